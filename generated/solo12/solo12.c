/* solo12: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from solo12.yaml
 * (SHA-256 57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff).
 * Make it again with
 *
 *     symdyn generate solo12.yaml --target python,c
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Self-test: cc -std=c99 -O2 solo12.c solo12_test.c -lm && ./a.out
 *
 * Joints, in the order of q:
 *
 *     0   FL_HAA  rad  [-10.0, 10.0]
 *     1   FL_HFE  rad  [-10.0, 10.0]
 *     2   FL_KFE  rad  [-10.0, 10.0]
 *     3   FR_HAA  rad  [-10.0, 10.0]
 *     4   FR_HFE  rad  [-10.0, 10.0]
 *     5   FR_KFE  rad  [-10.0, 10.0]
 *     6   HL_HAA  rad  [-10.0, 10.0]
 *     7   HL_HFE  rad  [-10.0, 10.0]
 *     8   HL_KFE  rad  [-10.0, 10.0]
 *     9   HR_HAA  rad  [-10.0, 10.0]
 *     10  HR_HFE  rad  [-10.0, 10.0]
 *     11  HR_KFE  rad  [-10.0, 10.0]
 *
 * Tools: FL_FOOT, FR_FOOT, HL_FOOT, HR_FOOT.
 *
 * Conventions:
 *
 *     - SI units, radians; q has one entry for each joint, in the order above.
 *     - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
 *     - Jacobians, operational inertias and wrenches: base axes, at the tool point.
 *     - Matrices are full, row by row.
 *
 * Bound: symdyn holds every function to its numeric core within 1.7e-13 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                          mul  add  div  trig
 *     mass_matrix                          104   84    0    16
 *     udu                                  132  100    4    16
 *     innovations                          136  104    4    16
 *     mass_matrix_inverse                  164  120    8    16
 *     inverse_dynamics                     356  280    0    24
 *     bias_forces                          320  220    0    24
 *     gravity_forces                        64   28    0    24
 *     coriolis_matrix                      504  404    0    16
 *     forward_dynamics                     488  356    8    24
 *     pose_FL_FOOT                          21   13    0     6
 *     pose_FR_FOOT                          21   13    0     6
 *     pose_HL_FOOT                          21   13    0     6
 *     pose_HR_FOOT                          21   13    0     6
 *     jacobian_FL_FOOT                      28   18    0     6
 *     jacobian_FR_FOOT                      28   18    0     6
 *     jacobian_HL_FOOT                      28   18    0     6
 *     jacobian_HR_FOOT                      28   18    0     6
 *     jacobian_rate_FL_FOOT                 58   34    0     6
 *     jacobian_rate_FR_FOOT                 58   34    0     6
 *     jacobian_rate_HL_FOOT                 58   34    0     6
 *     jacobian_rate_HR_FOOT                 58   34    0     6
 *     operational_inertia_inverse_FL_FOOT  136   85    2     6
 *     operational_inertia_inverse_FR_FOOT  136   85    2     6
 *     operational_inertia_inverse_HL_FOOT  136   85    2     6
 *     operational_inertia_inverse_HR_FOOT  136   85    2     6
 *     tip_force_acceleration_FL_FOOT        80   58    2     6
 *     tip_force_acceleration_FR_FOOT        80   58    2     6
 *     tip_force_acceleration_HL_FOOT        80   58    2     6
 *     tip_force_acceleration_HR_FOOT        80   58    2     6
 *
 * Notes:
 *
 *     - operational_inertia_FL_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_FR_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_HL_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_HR_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#include "solo12.h"

#include <math.h>

#if !defined(SOLO12_GENERATION) || SOLO12_GENERATION != 0x50010d05u
#error "solo12.c and solo12.h come from different generations: take both from one run"
#endif

void solo12_mass_matrix(const double q[12], double M[144])
{
    const double q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const double q11 = q[11];

    /* sines and cosines */
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11*0.0005396092213171668;
    const double R10_3 = 3.3497340042275575e-05*c_11;
    const double R10_4 = 3.3497340042275575e-05*s_11;
    const double R10_5 = 0.001231440536717216*c_11;
    const double R10_6 = R10_2 - 0.0005396092213171668 + R10_5;
    const double R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11;
    const double R10_8 = R10_0 + 0.01771278698415;
    const double R10_9 = R10_1 + 2.0453744565e-06;
    const double R10_10 = R10_2 + 0.0022644781431582876;
    const double R10_11 = R10_5 + 0.002838197420805067;
    const double R10_12 = R10_7 + 1.609852873477455e-07;
    const double R10_13 = R10_3 - 0.0001172304186461722;
    const double R10_14 = R10_4 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12);
    const double R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9);
    const double R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1;
    const double R9_3 = R10_10 - R9_0 - 0.0031799702681776175;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8*0.0005396092213171668;
    const double R7_3 = 3.3497340042275575e-05*c_8;
    const double R7_4 = 3.3497340042275575e-05*s_8;
    const double R7_5 = 0.001231440536717216*c_8;
    const double R7_6 = R7_2 - 0.0005396092213171668 + R7_5;
    const double R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8;
    const double R7_8 = R7_0 + 0.01771278698415;
    const double R7_9 = R7_1 - 2.0453744565e-06;
    const double R7_10 = R7_2 + 0.0022644781431582876;
    const double R7_11 = R7_5 + 0.002838197420805067;
    const double R7_12 = R7_7 - 1.609852873477455e-07;
    const double R7_13 = R7_3 - 0.0001172304186461722;
    const double R7_14 = R7_4 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12));
    const double R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9);
    const double R6_2 = R6_0 - 0.0031799702681776175;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5*0.0005396092213171668;
    const double R4_3 = 3.3497340042275575e-05*c_5;
    const double R4_4 = 3.3497340042275575e-05*s_5;
    const double R4_5 = 0.001231440536717216*c_5;
    const double R4_6 = R4_2 - 0.0005396092213171668 + R4_5;
    const double R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5;
    const double R4_8 = R4_0 + 0.01771278698415;
    const double R4_9 = R4_1 + 2.0453744565e-06;
    const double R4_10 = R4_2 + 0.0022644781431582876;
    const double R4_11 = R4_5 + 0.002838197420805067;
    const double R4_12 = R4_7 + 1.609852873477455e-07;
    const double R4_13 = R4_3 - 0.0001172304186461722;
    const double R4_14 = R4_4 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12));
    const double R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9);
    const double R3_2 = R3_0 - 0.0031799702681776175;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2*0.0005396092213171668;
    const double R1_3 = 3.3497340042275575e-05*c_2;
    const double R1_4 = 3.3497340042275575e-05*s_2;
    const double R1_5 = 0.001231440536717216*c_2;
    const double R1_6 = R1_2 - 0.0005396092213171668 + R1_5;
    const double R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2;
    const double R1_8 = R1_0 + 0.01771278698415;
    const double R1_9 = R1_1 - 2.0453744565e-06;
    const double R1_10 = R1_2 + 0.0022644781431582876;
    const double R1_11 = R1_5 + 0.002838197420805067;
    const double R1_12 = R1_7 - 1.609852873477455e-07;
    const double R1_13 = R1_3 - 0.0001172304186461722;
    const double R1_14 = R1_4 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12));
    const double R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9);
    const double R0_2 = R0_0 - 0.0031799702681776175;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0);

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0);
    const double M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1;

    for (size_t place = 0; place < 144; ++place) {
        M[place] = 0.0;
    }
    M[0] = -R0_2;
    M[1] = R0_1;
    M[2] = M2_1;
    M[12] = R0_1;
    M[13] = R1_11;
    M[14] = M2_0;
    M[24] = M2_1;
    M[25] = M2_0;
    M[26] = 0.0005426192213171668;
    M[39] = -R3_2;
    M[40] = -R3_1;
    M[41] = -M5_1;
    M[51] = -R3_1;
    M[52] = R4_11;
    M[53] = M5_0;
    M[63] = -M5_1;
    M[64] = M5_0;
    M[65] = 0.0005426192213171668;
    M[78] = -R6_2;
    M[79] = R6_1;
    M[80] = M8_1;
    M[90] = R6_1;
    M[91] = R7_11;
    M[92] = M8_0;
    M[102] = M8_1;
    M[103] = M8_0;
    M[104] = 0.0005426192213171668;
    M[117] = -R9_3;
    M[118] = -R9_2;
    M[119] = -M11_2;
    M[129] = -R9_2;
    M[130] = R10_11;
    M[131] = M11_0;
    M[141] = -M11_2;
    M[142] = M11_0;
    M[143] = 0.0005426192213171668;
}

void solo12_mass_matrix_batch(size_t count, const double *q, double *M)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_mass_matrix(q + 12*state, M + 144*state);
    }
}

void solo12_udu(const double q[12], double U[144], double D[12])
{
    const double q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const double q11 = q[11];

    /* sines and cosines */
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11*0.0005396092213171668;
    const double R10_3 = 3.3497340042275575e-05*c_11;
    const double R10_4 = 3.3497340042275575e-05*s_11;
    const double R10_5 = 0.001231440536717216*c_11;
    const double R10_6 = R10_2 - 0.0005396092213171668 + R10_5;
    const double R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11;
    const double R10_8 = R10_0 + 0.01771278698415;
    const double R10_9 = R10_1 + 2.0453744565e-06;
    const double R10_10 = R10_2 + 0.0022644781431582876;
    const double R10_11 = R10_5 + 0.002838197420805067;
    const double R10_12 = R10_7 + 1.609852873477455e-07;
    const double R10_13 = R10_3 - 0.0001172304186461722;
    const double R10_14 = R10_4 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12);
    const double R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9);
    const double R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1;
    const double R9_3 = R10_10 - R9_0 - 0.0031799702681776175;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8*0.0005396092213171668;
    const double R7_3 = 3.3497340042275575e-05*c_8;
    const double R7_4 = 3.3497340042275575e-05*s_8;
    const double R7_5 = 0.001231440536717216*c_8;
    const double R7_6 = R7_2 - 0.0005396092213171668 + R7_5;
    const double R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8;
    const double R7_8 = R7_0 + 0.01771278698415;
    const double R7_9 = R7_1 - 2.0453744565e-06;
    const double R7_10 = R7_2 + 0.0022644781431582876;
    const double R7_11 = R7_5 + 0.002838197420805067;
    const double R7_12 = R7_7 - 1.609852873477455e-07;
    const double R7_13 = R7_3 - 0.0001172304186461722;
    const double R7_14 = R7_4 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12));
    const double R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9);
    const double R6_2 = R6_0 - 0.0031799702681776175;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5*0.0005396092213171668;
    const double R4_3 = 3.3497340042275575e-05*c_5;
    const double R4_4 = 3.3497340042275575e-05*s_5;
    const double R4_5 = 0.001231440536717216*c_5;
    const double R4_6 = R4_2 - 0.0005396092213171668 + R4_5;
    const double R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5;
    const double R4_8 = R4_0 + 0.01771278698415;
    const double R4_9 = R4_1 + 2.0453744565e-06;
    const double R4_10 = R4_2 + 0.0022644781431582876;
    const double R4_11 = R4_5 + 0.002838197420805067;
    const double R4_12 = R4_7 + 1.609852873477455e-07;
    const double R4_13 = R4_3 - 0.0001172304186461722;
    const double R4_14 = R4_4 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12));
    const double R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9);
    const double R3_2 = R3_0 - 0.0031799702681776175;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2*0.0005396092213171668;
    const double R1_3 = 3.3497340042275575e-05*c_2;
    const double R1_4 = 3.3497340042275575e-05*s_2;
    const double R1_5 = 0.001231440536717216*c_2;
    const double R1_6 = R1_2 - 0.0005396092213171668 + R1_5;
    const double R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2;
    const double R1_8 = R1_0 + 0.01771278698415;
    const double R1_9 = R1_1 - 2.0453744565e-06;
    const double R1_10 = R1_2 + 0.0022644781431582876;
    const double R1_11 = R1_5 + 0.002838197420805067;
    const double R1_12 = R1_7 - 1.609852873477455e-07;
    const double R1_13 = R1_3 - 0.0001172304186461722;
    const double R1_14 = R1_4 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12));
    const double R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9);
    const double R0_2 = R0_0 - 0.0031799702681776175;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0);

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0);
    const double M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1;

    /* elimination of 'HR_KFE' */
    const double U11_0 = 1842.912968642313*M11_2;
    const double U11_1 = 1842.912968642313*M11_0;
    const double U11_2 = R9_3 + M11_2*U11_0;
    const double U11_3 = R9_2 - M11_2*U11_1;
    const double U11_4 = R10_11 - M11_0*U11_1;

    /* elimination of 'HR_HFE' */
    const double U10_0 = 1.0/U11_4;
    const double U10_1 = U11_3*U10_0;
    const double U10_2 = U11_2 + U11_3*U10_1;

    /* elimination of 'HL_KFE' */
    const double U8_0 = 1842.912968642313*M8_1;
    const double U8_1 = 1842.912968642313*M8_0;
    const double U8_2 = R6_2 + M8_1*U8_0;
    const double U8_3 = R6_1 - M8_1*U8_1;
    const double U8_4 = R7_11 - M8_0*U8_1;

    /* elimination of 'HL_HFE' */
    const double U7_0 = 1.0/U8_4;
    const double U7_1 = U8_3*U7_0;
    const double U7_2 = U8_2 + U8_3*U7_1;

    /* elimination of 'FR_KFE' */
    const double U5_0 = 1842.912968642313*M5_1;
    const double U5_1 = 1842.912968642313*M5_0;
    const double U5_2 = R3_2 + M5_1*U5_0;
    const double U5_3 = R3_1 - M5_1*U5_1;
    const double U5_4 = R4_11 - M5_0*U5_1;

    /* elimination of 'FR_HFE' */
    const double U4_0 = 1.0/U5_4;
    const double U4_1 = U5_3*U4_0;
    const double U4_2 = U5_2 + U5_3*U4_1;

    /* elimination of 'FL_KFE' */
    const double U2_0 = 1842.912968642313*M2_1;
    const double U2_1 = 1842.912968642313*M2_0;
    const double U2_2 = R0_2 + M2_1*U2_0;
    const double U2_3 = R0_1 - M2_1*U2_1;
    const double U2_4 = R1_11 - M2_0*U2_1;

    /* elimination of 'FL_HFE' */
    const double U1_0 = 1.0/U2_4;
    const double U1_1 = U2_3*U1_0;
    const double U1_2 = U2_2 + U2_3*U1_1;

    for (size_t place = 0; place < 144; ++place) {
        U[place] = 0.0;
    }
    U[0] = 1.0;
    U[1] = U1_1;
    U[2] = U2_0;
    U[13] = 1.0;
    U[14] = U2_1;
    U[26] = 1.0;
    U[39] = 1.0;
    U[40] = -U4_1;
    U[41] = -U5_0;
    U[52] = 1.0;
    U[53] = U5_1;
    U[65] = 1.0;
    U[78] = 1.0;
    U[79] = U7_1;
    U[80] = U8_0;
    U[91] = 1.0;
    U[92] = U8_1;
    U[104] = 1.0;
    U[117] = 1.0;
    U[118] = -U10_1;
    U[119] = -U11_0;
    U[130] = 1.0;
    U[131] = U11_1;
    U[143] = 1.0;

    D[0] = -U1_2;
    D[1] = U2_4;
    D[2] = 0.0005426192213171668;
    D[3] = -U4_2;
    D[4] = U5_4;
    D[5] = 0.0005426192213171668;
    D[6] = -U7_2;
    D[7] = U8_4;
    D[8] = 0.0005426192213171668;
    D[9] = -U10_2;
    D[10] = U11_4;
    D[11] = 0.0005426192213171668;
}

void solo12_udu_batch(size_t count, const double *q, double *U, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_udu(q + 12*state, U + 144*state, D + 12*state);
    }
}

void solo12_innovations(const double q[12], double W[144], double D[12])
{
    const double q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const double q11 = q[11];

    /* sines and cosines */
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11*0.0005396092213171668;
    const double R10_3 = 3.3497340042275575e-05*c_11;
    const double R10_4 = 3.3497340042275575e-05*s_11;
    const double R10_5 = 0.001231440536717216*c_11;
    const double R10_6 = R10_2 - 0.0005396092213171668 + R10_5;
    const double R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11;
    const double R10_8 = R10_0 + 0.01771278698415;
    const double R10_9 = R10_1 + 2.0453744565e-06;
    const double R10_10 = R10_2 + 0.0022644781431582876;
    const double R10_11 = R10_5 + 0.002838197420805067;
    const double R10_12 = R10_7 + 1.609852873477455e-07;
    const double R10_13 = R10_3 - 0.0001172304186461722;
    const double R10_14 = R10_4 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12);
    const double R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9);
    const double R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1;
    const double R9_3 = R10_10 - R9_0 - 0.0031799702681776175;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8*0.0005396092213171668;
    const double R7_3 = 3.3497340042275575e-05*c_8;
    const double R7_4 = 3.3497340042275575e-05*s_8;
    const double R7_5 = 0.001231440536717216*c_8;
    const double R7_6 = R7_2 - 0.0005396092213171668 + R7_5;
    const double R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8;
    const double R7_8 = R7_0 + 0.01771278698415;
    const double R7_9 = R7_1 - 2.0453744565e-06;
    const double R7_10 = R7_2 + 0.0022644781431582876;
    const double R7_11 = R7_5 + 0.002838197420805067;
    const double R7_12 = R7_7 - 1.609852873477455e-07;
    const double R7_13 = R7_3 - 0.0001172304186461722;
    const double R7_14 = R7_4 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12));
    const double R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9);
    const double R6_2 = R6_0 - 0.0031799702681776175;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5*0.0005396092213171668;
    const double R4_3 = 3.3497340042275575e-05*c_5;
    const double R4_4 = 3.3497340042275575e-05*s_5;
    const double R4_5 = 0.001231440536717216*c_5;
    const double R4_6 = R4_2 - 0.0005396092213171668 + R4_5;
    const double R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5;
    const double R4_8 = R4_0 + 0.01771278698415;
    const double R4_9 = R4_1 + 2.0453744565e-06;
    const double R4_10 = R4_2 + 0.0022644781431582876;
    const double R4_11 = R4_5 + 0.002838197420805067;
    const double R4_12 = R4_7 + 1.609852873477455e-07;
    const double R4_13 = R4_3 - 0.0001172304186461722;
    const double R4_14 = R4_4 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12));
    const double R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9);
    const double R3_2 = R3_0 - 0.0031799702681776175;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2*0.0005396092213171668;
    const double R1_3 = 3.3497340042275575e-05*c_2;
    const double R1_4 = 3.3497340042275575e-05*s_2;
    const double R1_5 = 0.001231440536717216*c_2;
    const double R1_6 = R1_2 - 0.0005396092213171668 + R1_5;
    const double R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2;
    const double R1_8 = R1_0 + 0.01771278698415;
    const double R1_9 = R1_1 - 2.0453744565e-06;
    const double R1_10 = R1_2 + 0.0022644781431582876;
    const double R1_11 = R1_5 + 0.002838197420805067;
    const double R1_12 = R1_7 - 1.609852873477455e-07;
    const double R1_13 = R1_3 - 0.0001172304186461722;
    const double R1_14 = R1_4 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12));
    const double R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9);
    const double R0_2 = R0_0 - 0.0031799702681776175;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0);

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0);
    const double M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1;

    /* elimination of 'HR_KFE' */
    const double U11_0 = 1842.912968642313*M11_2;
    const double U11_1 = 1842.912968642313*M11_0;
    const double U11_2 = R9_3 + M11_2*U11_0;
    const double U11_3 = R9_2 - M11_2*U11_1;
    const double U11_4 = R10_11 - M11_0*U11_1;

    /* elimination of 'HR_HFE' */
    const double U10_0 = 1.0/U11_4;
    const double U10_1 = U11_3*U10_0;
    const double U10_2 = U11_2 + U11_3*U10_1;

    /* elimination of 'HL_KFE' */
    const double U8_0 = 1842.912968642313*M8_1;
    const double U8_1 = 1842.912968642313*M8_0;
    const double U8_2 = R6_2 + M8_1*U8_0;
    const double U8_3 = R6_1 - M8_1*U8_1;
    const double U8_4 = R7_11 - M8_0*U8_1;

    /* elimination of 'HL_HFE' */
    const double U7_0 = 1.0/U8_4;
    const double U7_1 = U8_3*U7_0;
    const double U7_2 = U8_2 + U8_3*U7_1;

    /* elimination of 'FR_KFE' */
    const double U5_0 = 1842.912968642313*M5_1;
    const double U5_1 = 1842.912968642313*M5_0;
    const double U5_2 = R3_2 + M5_1*U5_0;
    const double U5_3 = R3_1 - M5_1*U5_1;
    const double U5_4 = R4_11 - M5_0*U5_1;

    /* elimination of 'FR_HFE' */
    const double U4_0 = 1.0/U5_4;
    const double U4_1 = U5_3*U4_0;
    const double U4_2 = U5_2 + U5_3*U4_1;

    /* elimination of 'FL_KFE' */
    const double U2_0 = 1842.912968642313*M2_1;
    const double U2_1 = 1842.912968642313*M2_0;
    const double U2_2 = R0_2 + M2_1*U2_0;
    const double U2_3 = R0_1 - M2_1*U2_1;
    const double U2_4 = R1_11 - M2_0*U2_1;

    /* elimination of 'FL_HFE' */
    const double U1_0 = 1.0/U2_4;
    const double U1_1 = U2_3*U1_0;
    const double U1_2 = U2_2 + U2_3*U1_1;

    /* inverse of U */
    const double W_0 = U2_0 - U2_1*U1_1;
    const double W_1 = U5_0 - U5_1*U4_1;
    const double W_2 = U8_0 - U8_1*U7_1;
    const double W_3 = U11_0 - U11_1*U10_1;

    for (size_t place = 0; place < 144; ++place) {
        W[place] = 0.0;
    }
    W[0] = 1.0;
    W[1] = -U1_1;
    W[2] = -W_0;
    W[13] = 1.0;
    W[14] = -U2_1;
    W[26] = 1.0;
    W[39] = 1.0;
    W[40] = U4_1;
    W[41] = W_1;
    W[52] = 1.0;
    W[53] = -U5_1;
    W[65] = 1.0;
    W[78] = 1.0;
    W[79] = -U7_1;
    W[80] = -W_2;
    W[91] = 1.0;
    W[92] = -U8_1;
    W[104] = 1.0;
    W[117] = 1.0;
    W[118] = U10_1;
    W[119] = W_3;
    W[130] = 1.0;
    W[131] = -U11_1;
    W[143] = 1.0;

    D[0] = -U1_2;
    D[1] = U2_4;
    D[2] = 0.0005426192213171668;
    D[3] = -U4_2;
    D[4] = U5_4;
    D[5] = 0.0005426192213171668;
    D[6] = -U7_2;
    D[7] = U8_4;
    D[8] = 0.0005426192213171668;
    D[9] = -U10_2;
    D[10] = U11_4;
    D[11] = 0.0005426192213171668;
}

void solo12_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_innovations(q + 12*state, W + 144*state, D + 12*state);
    }
}

void solo12_mass_matrix_inverse(const double q[12], double M_inverse[144])
{
    const double q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const double q11 = q[11];

    /* sines and cosines */
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11*0.0005396092213171668;
    const double R10_3 = 3.3497340042275575e-05*c_11;
    const double R10_4 = 3.3497340042275575e-05*s_11;
    const double R10_5 = 0.001231440536717216*c_11;
    const double R10_6 = R10_2 - 0.0005396092213171668 + R10_5;
    const double R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11;
    const double R10_8 = R10_0 + 0.01771278698415;
    const double R10_9 = R10_1 + 2.0453744565e-06;
    const double R10_10 = R10_2 + 0.0022644781431582876;
    const double R10_11 = R10_5 + 0.002838197420805067;
    const double R10_12 = R10_7 + 1.609852873477455e-07;
    const double R10_13 = R10_3 - 0.0001172304186461722;
    const double R10_14 = R10_4 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12);
    const double R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9);
    const double R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1;
    const double R9_3 = R10_10 - R9_0 - 0.0031799702681776175;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8*0.0005396092213171668;
    const double R7_3 = 3.3497340042275575e-05*c_8;
    const double R7_4 = 3.3497340042275575e-05*s_8;
    const double R7_5 = 0.001231440536717216*c_8;
    const double R7_6 = R7_2 - 0.0005396092213171668 + R7_5;
    const double R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8;
    const double R7_8 = R7_0 + 0.01771278698415;
    const double R7_9 = R7_1 - 2.0453744565e-06;
    const double R7_10 = R7_2 + 0.0022644781431582876;
    const double R7_11 = R7_5 + 0.002838197420805067;
    const double R7_12 = R7_7 - 1.609852873477455e-07;
    const double R7_13 = R7_3 - 0.0001172304186461722;
    const double R7_14 = R7_4 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12));
    const double R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9);
    const double R6_2 = R6_0 - 0.0031799702681776175;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5*0.0005396092213171668;
    const double R4_3 = 3.3497340042275575e-05*c_5;
    const double R4_4 = 3.3497340042275575e-05*s_5;
    const double R4_5 = 0.001231440536717216*c_5;
    const double R4_6 = R4_2 - 0.0005396092213171668 + R4_5;
    const double R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5;
    const double R4_8 = R4_0 + 0.01771278698415;
    const double R4_9 = R4_1 + 2.0453744565e-06;
    const double R4_10 = R4_2 + 0.0022644781431582876;
    const double R4_11 = R4_5 + 0.002838197420805067;
    const double R4_12 = R4_7 + 1.609852873477455e-07;
    const double R4_13 = R4_3 - 0.0001172304186461722;
    const double R4_14 = R4_4 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12));
    const double R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9);
    const double R3_2 = R3_0 - 0.0031799702681776175;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2*0.0005396092213171668;
    const double R1_3 = 3.3497340042275575e-05*c_2;
    const double R1_4 = 3.3497340042275575e-05*s_2;
    const double R1_5 = 0.001231440536717216*c_2;
    const double R1_6 = R1_2 - 0.0005396092213171668 + R1_5;
    const double R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2;
    const double R1_8 = R1_0 + 0.01771278698415;
    const double R1_9 = R1_1 - 2.0453744565e-06;
    const double R1_10 = R1_2 + 0.0022644781431582876;
    const double R1_11 = R1_5 + 0.002838197420805067;
    const double R1_12 = R1_7 - 1.609852873477455e-07;
    const double R1_13 = R1_3 - 0.0001172304186461722;
    const double R1_14 = R1_4 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12));
    const double R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9);
    const double R0_2 = R0_0 - 0.0031799702681776175;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0);

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0);
    const double M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1;

    /* elimination of 'HR_KFE' */
    const double U11_0 = 1842.912968642313*M11_2;
    const double U11_1 = 1842.912968642313*M11_0;
    const double U11_2 = R9_3 + M11_2*U11_0;
    const double U11_3 = R9_2 - M11_2*U11_1;
    const double U11_4 = R10_11 - M11_0*U11_1;

    /* elimination of 'HR_HFE' */
    const double U10_0 = 1.0/U11_4;
    const double U10_1 = U11_3*U10_0;
    const double U10_2 = U11_2 + U11_3*U10_1;

    /* elimination of 'HR_HAA' */
    const double U9_0 = 1.0/U10_2;

    /* elimination of 'HL_KFE' */
    const double U8_0 = 1842.912968642313*M8_1;
    const double U8_1 = 1842.912968642313*M8_0;
    const double U8_2 = R6_2 + M8_1*U8_0;
    const double U8_3 = R6_1 - M8_1*U8_1;
    const double U8_4 = R7_11 - M8_0*U8_1;

    /* elimination of 'HL_HFE' */
    const double U7_0 = 1.0/U8_4;
    const double U7_1 = U8_3*U7_0;
    const double U7_2 = U8_2 + U8_3*U7_1;

    /* elimination of 'HL_HAA' */
    const double U6_0 = 1.0/U7_2;

    /* elimination of 'FR_KFE' */
    const double U5_0 = 1842.912968642313*M5_1;
    const double U5_1 = 1842.912968642313*M5_0;
    const double U5_2 = R3_2 + M5_1*U5_0;
    const double U5_3 = R3_1 - M5_1*U5_1;
    const double U5_4 = R4_11 - M5_0*U5_1;

    /* elimination of 'FR_HFE' */
    const double U4_0 = 1.0/U5_4;
    const double U4_1 = U5_3*U4_0;
    const double U4_2 = U5_2 + U5_3*U4_1;

    /* elimination of 'FR_HAA' */
    const double U3_0 = 1.0/U4_2;

    /* elimination of 'FL_KFE' */
    const double U2_0 = 1842.912968642313*M2_1;
    const double U2_1 = 1842.912968642313*M2_0;
    const double U2_2 = R0_2 + M2_1*U2_0;
    const double U2_3 = R0_1 - M2_1*U2_1;
    const double U2_4 = R1_11 - M2_0*U2_1;

    /* elimination of 'FL_HFE' */
    const double U1_0 = 1.0/U2_4;
    const double U1_1 = U2_3*U1_0;
    const double U1_2 = U2_2 + U2_3*U1_1;

    /* elimination of 'FL_HAA' */
    const double U0_0 = 1.0/U1_2;

    /* row 'FL_HFE' of the inverse */
    const double X1_0 = U1_1*U0_0;
    const double X1_1 = U1_0 - U1_1*X1_0;

    /* row 'FL_KFE' of the inverse */
    const double X2_0 = U2_0*U0_0 - U2_1*X1_0;
    const double X2_1 = U2_0*X1_0 + U2_1*X1_1;
    const double X2_2 = U2_0*X2_0 - 1842.912968642313 - U2_1*X2_1;

    /* row 'FR_HFE' of the inverse */
    const double X4_0 = U4_1*U3_0;
    const double X4_1 = U4_0 - U4_1*X4_0;

    /* row 'FR_KFE' of the inverse */
    const double X5_0 = U5_0*U3_0 - U5_1*X4_0;
    const double X5_1 = U5_0*X4_0 + U5_1*X4_1;
    const double X5_2 = U5_0*X5_0 - 1842.912968642313 - U5_1*X5_1;

    /* row 'HL_HFE' of the inverse */
    const double X7_0 = U7_1*U6_0;
    const double X7_1 = U7_0 - U7_1*X7_0;

    /* row 'HL_KFE' of the inverse */
    const double X8_0 = U8_0*U6_0 - U8_1*X7_0;
    const double X8_1 = U8_0*X7_0 + U8_1*X7_1;
    const double X8_2 = U8_0*X8_0 - 1842.912968642313 - U8_1*X8_1;

    /* row 'HR_HFE' of the inverse */
    const double X10_0 = U10_1*U9_0;
    const double X10_1 = U10_0 - U10_1*X10_0;

    /* row 'HR_KFE' of the inverse */
    const double X11_0 = U11_0*U9_0 - U11_1*X10_0;
    const double X11_1 = U11_0*X10_0 + U11_1*X10_1;
    const double X11_2 = U11_0*X11_0 - 1842.912968642313 - U11_1*X11_1;

    for (size_t place = 0; place < 144; ++place) {
        M_inverse[place] = 0.0;
    }
    M_inverse[0] = -U0_0;
    M_inverse[1] = X1_0;
    M_inverse[2] = X2_0;
    M_inverse[12] = X1_0;
    M_inverse[13] = X1_1;
    M_inverse[14] = -X2_1;
    M_inverse[24] = X2_0;
    M_inverse[25] = -X2_1;
    M_inverse[26] = -X2_2;
    M_inverse[39] = -U3_0;
    M_inverse[40] = -X4_0;
    M_inverse[41] = -X5_0;
    M_inverse[51] = -X4_0;
    M_inverse[52] = X4_1;
    M_inverse[53] = -X5_1;
    M_inverse[63] = -X5_0;
    M_inverse[64] = -X5_1;
    M_inverse[65] = -X5_2;
    M_inverse[78] = -U6_0;
    M_inverse[79] = X7_0;
    M_inverse[80] = X8_0;
    M_inverse[90] = X7_0;
    M_inverse[91] = X7_1;
    M_inverse[92] = -X8_1;
    M_inverse[102] = X8_0;
    M_inverse[103] = -X8_1;
    M_inverse[104] = -X8_2;
    M_inverse[117] = -U9_0;
    M_inverse[118] = -X10_0;
    M_inverse[119] = -X11_0;
    M_inverse[129] = -X10_0;
    M_inverse[130] = X10_1;
    M_inverse[131] = -X11_1;
    M_inverse[141] = -X11_0;
    M_inverse[142] = -X11_1;
    M_inverse[143] = -X11_2;
}

void solo12_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_mass_matrix_inverse(q + 12*state, M_inverse + 144*state);
    }
}

void solo12_inverse_dynamics(
    const double q[12], const double qd[12], const double qdd[12], double tau[12])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const double qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const double qdd5 = qdd[5], qdd6 = qdd[6], qdd7 = qdd[7], qdd8 = qdd[8], qdd9 = qdd[9];
    const double qdd10 = qdd[10], qdd11 = qdd[11];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* motion of 'FL_SHOULDER' */
    const double v0_0 = 9.81*c_0;
    const double v0_1 = 9.81*s_0;
    const double v0_2 = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const double v1_0 = s_1*qd0;
    const double v1_1 = c_1*qd0;
    const double v1_2 = s_1*qdd0;
    const double v1_3 = c_1*qdd0;
    const double v1_4 = v0_0 + 0.05145*qdd0;
    const double v1_5 = v0_1 - 0.05145*v0_2;
    const double v1_6 = c_1*v1_4;
    const double v1_7 = s_1*v1_4;
    const double v1_8 = qd1*v1_1;
    const double v1_9 = v1_2 + v1_8;
    const double v1_10 = qd1*v1_0;
    const double v1_11 = v1_3 - v1_10;
    const double v1_12 = v1_0*v1_0;
    const double v1_13 = v1_1*v1_1;
    const double v1_14 = qd1*qd1;
    const double v1_15 = v1_0*v1_1;
    const double v1_16 = v1_13 + v1_14;
    const double v1_17 = qdd1 - v1_15;
    const double v1_18 = qdd1 + v1_15;
    const double v1_19 = v1_12 + v1_14;
    const double v1_20 = v1_10 - v1_11;
    const double v1_21 = v1_8 + v1_9;

    /* motion of 'FL_LOWER_LEG' */
    const double v2_0 = c_2*v1_0 + s_2*v1_1;
    const double v2_1 = s_2*v1_0 - c_2*v1_1;
    const double v2_2 = v1_5 - 0.16*v1_20;
    const double v2_3 = s_2*(v1_6 + 0.16*v1_16) + c_2*(v1_7 + 0.16*v1_18);
    const double v2_4 = c_2*v1_9 + s_2*v1_11 - qd2*v2_1;
    const double v2_5 = qdd1 + qdd2;
    const double v2_6 = qd1 + qd2;
    const double v2_7 = v2_0*v2_0;
    const double v2_8 = v2_6*v2_6;
    const double v2_9 = v2_0*v2_1;
    const double v2_10 = v2_0*v2_6;
    const double v2_11 = v2_1*v2_6;
    const double v2_12 = v2_1*v2_1 + v2_8;
    const double v2_13 = v2_5 - v2_9;
    const double v2_14 = v2_4 + v2_11;
    const double v2_15 = s_2*v1_9 - c_2*v1_11 + qd2*v2_0 + v2_10;

    /* motion of 'FR_SHOULDER' */
    const double v3_0 = 9.81*c_3;
    const double v3_1 = 9.81*s_3;
    const double v3_2 = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const double v4_0 = s_4*qd3;
    const double v4_1 = c_4*qd3;
    const double v4_2 = s_4*qdd3;
    const double v4_3 = c_4*qdd3;
    const double v4_4 = v3_0 - 0.05145*qdd3;
    const double v4_5 = v3_1 + 0.05145*v3_2;
    const double v4_6 = c_4*v4_4;
    const double v4_7 = s_4*v4_4;
    const double v4_8 = qd4*v4_1;
    const double v4_9 = v4_2 + v4_8;
    const double v4_10 = qd4*v4_0;
    const double v4_11 = v4_3 - v4_10;
    const double v4_12 = v4_0*v4_0;
    const double v4_13 = v4_1*v4_1;
    const double v4_14 = qd4*qd4;
    const double v4_15 = v4_0*v4_1;
    const double v4_16 = v4_13 + v4_14;
    const double v4_17 = qdd4 - v4_15;
    const double v4_18 = qdd4 + v4_15;
    const double v4_19 = v4_12 + v4_14;
    const double v4_20 = v4_10 - v4_11;
    const double v4_21 = v4_8 + v4_9;

    /* motion of 'FR_LOWER_LEG' */
    const double v5_0 = c_5*v4_0 + s_5*v4_1;
    const double v5_1 = s_5*v4_0 - c_5*v4_1;
    const double v5_2 = v4_5 - 0.16*v4_20;
    const double v5_3 = s_5*(v4_6 + 0.16*v4_16) + c_5*(v4_7 + 0.16*v4_18);
    const double v5_4 = c_5*v4_9 + s_5*v4_11 - qd5*v5_1;
    const double v5_5 = qdd4 + qdd5;
    const double v5_6 = qd4 + qd5;
    const double v5_7 = v5_0*v5_0;
    const double v5_8 = v5_6*v5_6;
    const double v5_9 = v5_0*v5_1;
    const double v5_10 = v5_0*v5_6;
    const double v5_11 = v5_1*v5_6;
    const double v5_12 = v5_1*v5_1 + v5_8;
    const double v5_13 = v5_5 - v5_9;
    const double v5_14 = v5_4 + v5_11;
    const double v5_15 = s_5*v4_9 - c_5*v4_11 + qd5*v5_0 + v5_10;

    /* motion of 'HL_SHOULDER' */
    const double v6_0 = 9.81*c_6;
    const double v6_1 = 9.81*s_6;
    const double v6_2 = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const double v7_0 = s_7*qd6;
    const double v7_1 = c_7*qd6;
    const double v7_2 = s_7*qdd6;
    const double v7_3 = c_7*qdd6;
    const double v7_4 = v6_0 + 0.05145*qdd6;
    const double v7_5 = v6_1 - 0.05145*v6_2;
    const double v7_6 = c_7*v7_4;
    const double v7_7 = s_7*v7_4;
    const double v7_8 = qd7*v7_1;
    const double v7_9 = v7_2 + v7_8;
    const double v7_10 = qd7*v7_0;
    const double v7_11 = v7_3 - v7_10;
    const double v7_12 = v7_0*v7_0;
    const double v7_13 = v7_1*v7_1;
    const double v7_14 = qd7*qd7;
    const double v7_15 = v7_0*v7_1;
    const double v7_16 = v7_13 + v7_14;
    const double v7_17 = qdd7 - v7_15;
    const double v7_18 = qdd7 + v7_15;
    const double v7_19 = v7_12 + v7_14;
    const double v7_20 = v7_10 - v7_11;
    const double v7_21 = v7_8 + v7_9;

    /* motion of 'HL_LOWER_LEG' */
    const double v8_0 = c_8*v7_0 + s_8*v7_1;
    const double v8_1 = s_8*v7_0 - c_8*v7_1;
    const double v8_2 = v7_5 - 0.16*v7_20;
    const double v8_3 = s_8*(v7_6 + 0.16*v7_16) + c_8*(v7_7 + 0.16*v7_18);
    const double v8_4 = c_8*v7_9 + s_8*v7_11 - qd8*v8_1;
    const double v8_5 = qdd7 + qdd8;
    const double v8_6 = qd7 + qd8;
    const double v8_7 = v8_0*v8_0;
    const double v8_8 = v8_6*v8_6;
    const double v8_9 = v8_0*v8_1;
    const double v8_10 = v8_0*v8_6;
    const double v8_11 = v8_1*v8_6;
    const double v8_12 = v8_1*v8_1 + v8_8;
    const double v8_13 = v8_5 - v8_9;
    const double v8_14 = v8_4 + v8_11;
    const double v8_15 = s_8*v7_9 - c_8*v7_11 + qd8*v8_0 + v8_10;

    /* motion of 'HR_SHOULDER' */
    const double v9_0 = 9.81*c_9;
    const double v9_1 = 9.81*s_9;
    const double v9_2 = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const double v10_0 = s_10*qd9;
    const double v10_1 = c_10*qd9;
    const double v10_2 = s_10*qdd9;
    const double v10_3 = c_10*qdd9;
    const double v10_4 = v9_0 - 0.05145*qdd9;
    const double v10_5 = v9_1 + 0.05145*v9_2;
    const double v10_6 = c_10*v10_4;
    const double v10_7 = s_10*v10_4;
    const double v10_8 = qd10*v10_1;
    const double v10_9 = v10_2 + v10_8;
    const double v10_10 = qd10*v10_0;
    const double v10_11 = v10_3 - v10_10;
    const double v10_12 = v10_0*v10_0;
    const double v10_13 = v10_1*v10_1;
    const double v10_14 = qd10*qd10;
    const double v10_15 = v10_0*v10_1;
    const double v10_16 = v10_13 + v10_14;
    const double v10_17 = qdd10 - v10_15;
    const double v10_18 = qdd10 + v10_15;
    const double v10_19 = v10_12 + v10_14;
    const double v10_20 = v10_10 - v10_11;
    const double v10_21 = v10_8 + v10_9;

    /* motion of 'HR_LOWER_LEG' */
    const double v11_0 = c_11*v10_0 + s_11*v10_1;
    const double v11_1 = s_11*v10_0 - c_11*v10_1;
    const double v11_2 = v10_5 - 0.16*v10_20;
    const double v11_3 = s_11*(v10_6 + 0.16*v10_16) + c_11*(v10_7 + 0.16*v10_18);
    const double v11_4 = c_11*v10_9 + s_11*v10_11 - qd11*v11_1;
    const double v11_5 = qdd10 + qdd11;
    const double v11_6 = qd10 + qd11;
    const double v11_7 = v11_0*v11_0;
    const double v11_8 = v11_6*v11_6;
    const double v11_9 = v11_0*v11_1;
    const double v11_10 = v11_0*v11_6;
    const double v11_11 = v11_1*v11_6;
    const double v11_12 = v11_1*v11_1 + v11_8;
    const double v11_13 = v11_5 - v11_9;
    const double v11_14 = v11_4 + v11_11;
    const double v11_15 = s_11*v10_9 - c_11*v10_11 + qd11*v11_0 + v11_10;

    /* force on 'HR_LOWER_LEG' */
    const double f11_0 = 0.0038482516772413*v11_12;
    const double f11_1 = 0.0038482516772413*v11_13;
    const double f11_2 = 3.3497340042275575e-05*v11_13;
    const double f11_3 = 0.0005396092213171668*v11_4 + 0.0005426192213171668*v11_11 + f11_2;
    const double f11_4 = 0.0010822284426343334*v11_10 - 3.3497340042275575e-05*(v11_7 - v11_8);
    const double f11_5 = 3.3497340042275575e-05*v11_14;
    const double f11_6 = 0.0005426192213171668*v11_5 - 0.0005396092213171668*v11_9 - f11_5;
    const double f11_7 = f11_4 - 0.0038482516772413*v11_2;
    const double f11_8 = f11_6 + 0.0038482516772413*v11_3;
    const double f11_9 = c_11*f11_0 + s_11*f11_1;
    const double f11_10 = s_11*f11_0 - c_11*f11_1;
    const double f11_11 = c_11*f11_3 - s_11*f11_7;
    const double f11_12 = s_11*f11_3 + c_11*f11_7 + 0.000615720268358608*v11_15;
    const double f11_13 = f11_8 - 0.16*f11_10;

    /* force on 'HR_UPPER_LEG' */
    const double f10_0 = 0.0001172304186461722*v10_18;
    const double f10_1 = 0.0022644781431582876*v10_9 - 0.0022955781994879005*v10_8 - f10_0;
    const double f10_2 = 3.700383061853605e-08*(v10_13 - v10_14);
    const double f10_3 = 3.700383061853605e-08*v10_17;
    const double f10_4 = 0.004560056342646188*v10_10 + 1.609852873477455e-07*v10_21 - f10_3;
    const double f10_5 = 3.700383061853605e-08*v10_3;
    const double f10_6 = 0.0022955781994879005*qdd10 + 0.0022644781431582876*v10_15 + f10_5;
    const double f10_7 = 1.609852873477455e-07*(v10_12 - v10_13);
    const double f10_8 = 0.01771278698415*v10_7 + 2.0453744565e-06*v10_6;
    const double f10_9 = f10_1 - 1.609852873477455e-07*v10_20 - f10_2 + 2.0453744565e-06*v10_5;
    const double f10_10 = f10_4 + 0.0001172304186461722*(v10_12 - v10_14) - 0.01771278698415*v10_5;
    const double f10_11 = f10_6 + 0.0001172304186461722*v10_2 - f10_7 + f10_8 + f11_13;
    const double f10_12 = c_10*(0.01771278698415*v10_16 + 2.0453744565e-06*v10_17 + f11_9);
    const double f10_13 = s_10*(f11_10 - (0.01771278698415*v10_18 - 2.0453744565e-06*v10_19));
    const double f10_14 = 0.05145*(f10_12 - f10_13);
    const double f10_15 = s_10*(f11_11 + f10_9) + c_10*(f11_12 + f10_10) + f10_14;

    /* force on 'HR_SHOULDER' */
    const double f9_0 = f10_15 - (0.0031799702681776175*qdd9 - 0.08509272390476785*c_9);

    /* force on 'HL_LOWER_LEG' */
    const double f8_0 = 0.0038482516772413*v8_12;
    const double f8_1 = 0.0038482516772413*v8_13;
    const double f8_2 = 3.3497340042275575e-05*v8_13;
    const double f8_3 = 0.0005396092213171668*v8_4 + 0.0005426192213171668*v8_11 - f8_2;
    const double f8_4 = 0.0010822284426343334*v8_10 + 3.3497340042275575e-05*(v8_7 - v8_8);
    const double f8_5 = 3.3497340042275575e-05*v8_14;
    const double f8_6 = 0.0038482516772413*v8_3;
    const double f8_7 = f8_4 - 0.0038482516772413*v8_2;
    const double f8_8 = 0.0005426192213171668*v8_5 - 0.0005396092213171668*v8_9 + f8_5 + f8_6;
    const double f8_9 = c_8*f8_0 + s_8*f8_1;
    const double f8_10 = s_8*f8_0 - c_8*f8_1;
    const double f8_11 = c_8*f8_3 - s_8*f8_7;
    const double f8_12 = s_8*f8_3 + c_8*f8_7 + 0.000615720268358608*v8_15;
    const double f8_13 = f8_8 - 0.16*f8_10;

    /* force on 'HL_UPPER_LEG' */
    const double f7_0 = 0.0001172304186461722*v7_18;
    const double f7_1 = 1.609852873477455e-07*v7_20;
    const double f7_2 = 0.0022644781431582876*v7_9 - 0.0022955781994879005*v7_8 + f7_0 + f7_1;
    const double f7_3 = 3.700383061853605e-08*v7_17;
    const double f7_4 = 0.0001172304186461722*(v7_12 - v7_14);
    const double f7_5 = 0.004560056342646188*v7_10 - 1.609852873477455e-07*v7_21 - f7_3 - f7_4;
    const double f7_6 = 3.700383061853605e-08*v7_3;
    const double f7_7 = 0.0001172304186461722*v7_2;
    const double f7_8 = 0.0022955781994879005*qdd7 + 0.0022644781431582876*v7_15 + f7_6 - f7_7;
    const double f7_9 = 0.01771278698415*v7_7 - 2.0453744565e-06*v7_6;
    const double f7_10 = f7_2 - 3.700383061853605e-08*(v7_13 - v7_14) - 2.0453744565e-06*v7_5;
    const double f7_11 = f7_8 + 1.609852873477455e-07*(v7_12 - v7_13) + f7_9 + f8_13;
    const double f7_12 = s_7*(f8_10 - (0.01771278698415*v7_18 + 2.0453744565e-06*v7_19));
    const double f7_13 = c_7*(0.01771278698415*v7_16 - 2.0453744565e-06*v7_17 + f8_9) - f7_12;
    const double f7_14 = c_7*(f7_5 - 0.01771278698415*v7_5 + f8_12);
    const double f7_15 = s_7*(f8_11 + f7_10) + f7_14 - 0.05145*f7_13;

    /* force on 'HL_SHOULDER' */
    const double f6_0 = f7_15 - (0.0031799702681776175*qdd6 + 0.08509272390476785*c_6);

    /* force on 'FR_LOWER_LEG' */
    const double f5_0 = 0.0038482516772413*v5_12;
    const double f5_1 = 0.0038482516772413*v5_13;
    const double f5_2 = 3.3497340042275575e-05*v5_13;
    const double f5_3 = 0.0005396092213171668*v5_4 + 0.0005426192213171668*v5_11 + f5_2;
    const double f5_4 = 0.0010822284426343334*v5_10 - 3.3497340042275575e-05*(v5_7 - v5_8);
    const double f5_5 = 3.3497340042275575e-05*v5_14;
    const double f5_6 = 0.0038482516772413*v5_3;
    const double f5_7 = f5_4 - 0.0038482516772413*v5_2;
    const double f5_8 = 0.0005426192213171668*v5_5 - 0.0005396092213171668*v5_9 - f5_5 + f5_6;
    const double f5_9 = c_5*f5_0 + s_5*f5_1;
    const double f5_10 = s_5*f5_0 - c_5*f5_1;
    const double f5_11 = c_5*f5_3 - s_5*f5_7;
    const double f5_12 = s_5*f5_3 + c_5*f5_7 + 0.000615720268358608*v5_15;
    const double f5_13 = f5_8 - 0.16*f5_10;

    /* force on 'FR_UPPER_LEG' */
    const double f4_0 = 0.0001172304186461722*v4_18;
    const double f4_1 = 1.609852873477455e-07*v4_20;
    const double f4_2 = 0.0022644781431582876*v4_9 - 0.0022955781994879005*v4_8 - f4_0 - f4_1;
    const double f4_3 = 3.700383061853605e-08*v4_17;
    const double f4_4 = 0.0001172304186461722*(v4_12 - v4_14);
    const double f4_5 = 0.004560056342646188*v4_10 + 1.609852873477455e-07*v4_21 - f4_3 + f4_4;
    const double f4_6 = 3.700383061853605e-08*v4_3;
    const double f4_7 = 0.0001172304186461722*v4_2;
    const double f4_8 = 0.0022955781994879005*qdd4 + 0.0022644781431582876*v4_15 + f4_6 + f4_7;
    const double f4_9 = 0.01771278698415*v4_7 + 2.0453744565e-06*v4_6;
    const double f4_10 = f4_2 - 3.700383061853605e-08*(v4_13 - v4_14) + 2.0453744565e-06*v4_5;
    const double f4_11 = f4_8 - 1.609852873477455e-07*(v4_12 - v4_13) + f4_9 + f5_13;
    const double f4_12 = s_4*(f5_10 - (0.01771278698415*v4_18 - 2.0453744565e-06*v4_19));
    const double f4_13 = c_4*(0.01771278698415*v4_16 + 2.0453744565e-06*v4_17 + f5_9) - f4_12;
    const double f4_14 = s_4*(f5_11 + f4_10) + c_4*(f4_5 - 0.01771278698415*v4_5 + f5_12);
    const double f4_15 = f4_14 + 0.05145*f4_13;

    /* force on 'FR_SHOULDER' */
    const double f3_0 = f4_15 - (0.0031799702681776175*qdd3 - 0.08509272390476785*c_3);

    /* force on 'FL_LOWER_LEG' */
    const double f2_0 = 0.0038482516772413*v2_12;
    const double f2_1 = 0.0038482516772413*v2_13;
    const double f2_2 = 3.3497340042275575e-05*v2_13;
    const double f2_3 = 0.0005396092213171668*v2_4 + 0.0005426192213171668*v2_11 - f2_2;
    const double f2_4 = 0.0010822284426343334*v2_10 + 3.3497340042275575e-05*(v2_7 - v2_8);
    const double f2_5 = 3.3497340042275575e-05*v2_14;
    const double f2_6 = 0.0038482516772413*v2_3;
    const double f2_7 = f2_4 - 0.0038482516772413*v2_2;
    const double f2_8 = 0.0005426192213171668*v2_5 - 0.0005396092213171668*v2_9 + f2_5 + f2_6;
    const double f2_9 = c_2*f2_0 + s_2*f2_1;
    const double f2_10 = s_2*f2_0 - c_2*f2_1;
    const double f2_11 = c_2*f2_3 - s_2*f2_7;
    const double f2_12 = s_2*f2_3 + c_2*f2_7 + 0.000615720268358608*v2_15;
    const double f2_13 = f2_8 - 0.16*f2_10;

    /* force on 'FL_UPPER_LEG' */
    const double f1_0 = 0.0001172304186461722*v1_18;
    const double f1_1 = 1.609852873477455e-07*v1_20;
    const double f1_2 = 0.0022644781431582876*v1_9 - 0.0022955781994879005*v1_8 + f1_0 + f1_1;
    const double f1_3 = 3.700383061853605e-08*v1_17;
    const double f1_4 = 0.0001172304186461722*(v1_12 - v1_14);
    const double f1_5 = 0.004560056342646188*v1_10 - 1.609852873477455e-07*v1_21 - f1_3 - f1_4;
    const double f1_6 = 3.700383061853605e-08*v1_3;
    const double f1_7 = 0.0001172304186461722*v1_2;
    const double f1_8 = 0.0022955781994879005*qdd1 + 0.0022644781431582876*v1_15 + f1_6 - f1_7;
    const double f1_9 = 0.01771278698415*v1_7 - 2.0453744565e-06*v1_6;
    const double f1_10 = f1_2 - 3.700383061853605e-08*(v1_13 - v1_14) - 2.0453744565e-06*v1_5;
    const double f1_11 = f1_8 + 1.609852873477455e-07*(v1_12 - v1_13) + f1_9 + f2_13;
    const double f1_12 = s_1*(f2_10 - (0.01771278698415*v1_18 + 2.0453744565e-06*v1_19));
    const double f1_13 = c_1*(0.01771278698415*v1_16 - 2.0453744565e-06*v1_17 + f2_9) - f1_12;
    const double f1_14 = s_1*(f2_11 + f1_10) + c_1*(f1_5 - 0.01771278698415*v1_5 + f2_12);
    const double f1_15 = f1_14 - 0.05145*f1_13;

    /* force on 'FL_SHOULDER' */
    const double f0_0 = f1_15 - (0.0031799702681776175*qdd0 + 0.08509272390476785*c_0);

    tau[0] = -f0_0;
    tau[1] = f1_11;
    tau[2] = f2_8;
    tau[3] = -f3_0;
    tau[4] = f4_11;
    tau[5] = f5_8;
    tau[6] = -f6_0;
    tau[7] = f7_11;
    tau[8] = f8_8;
    tau[9] = -f9_0;
    tau[10] = f10_11;
    tau[11] = f11_8;
}

void solo12_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_inverse_dynamics(q + 12*state, qd + 12*state, qdd + 12*state, tau + 12*state);
    }
}

void solo12_bias_forces(const double q[12], const double qd[12], double bias[12])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* motion of 'FL_SHOULDER' */
    const double v0_0 = 9.81*c_0;
    const double v0_1 = 9.81*s_0;
    const double v0_2 = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const double v1_0 = s_1*qd0;
    const double v1_1 = c_1*qd0;
    const double v1_2 = v0_1 - 0.05145*v0_2;
    const double v1_3 = qd1*v1_1;
    const double v1_4 = qd1*v1_0;
    const double v1_5 = v1_0*v1_0;
    const double v1_6 = v1_1*v1_1;
    const double v1_7 = qd1*qd1;
    const double v1_8 = v1_0*v1_1;
    const double v1_9 = v1_6 + v1_7;
    const double v1_10 = v1_5 + v1_7;

    /* motion of 'FL_LOWER_LEG' */
    const double v2_0 = c_2*v1_0 + s_2*v1_1;
    const double v2_1 = s_2*v1_0 - c_2*v1_1;
    const double v2_2 = qd1 + qd2;
    const double v2_3 = v2_0*v2_0;
    const double v2_4 = v2_2*v2_2;
    const double v2_5 = v2_0*v2_1;
    const double v2_6 = v2_0*v2_2;
    const double v2_7 = v2_1*v2_2;
    const double v2_8 = v2_1*v2_1 + v2_4;

    /* motion of 'FR_SHOULDER' */
    const double v3_0 = 9.81*c_3;
    const double v3_1 = 9.81*s_3;
    const double v3_2 = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const double v4_0 = s_4*qd3;
    const double v4_1 = c_4*qd3;
    const double v4_2 = v3_1 + 0.05145*v3_2;
    const double v4_3 = qd4*v4_1;
    const double v4_4 = qd4*v4_0;
    const double v4_5 = v4_0*v4_0;
    const double v4_6 = v4_1*v4_1;
    const double v4_7 = qd4*qd4;
    const double v4_8 = v4_0*v4_1;
    const double v4_9 = v4_6 + v4_7;
    const double v4_10 = v4_5 + v4_7;

    /* motion of 'FR_LOWER_LEG' */
    const double v5_0 = c_5*v4_0 + s_5*v4_1;
    const double v5_1 = s_5*v4_0 - c_5*v4_1;
    const double v5_2 = qd4 + qd5;
    const double v5_3 = v5_0*v5_0;
    const double v5_4 = v5_2*v5_2;
    const double v5_5 = v5_0*v5_1;
    const double v5_6 = v5_0*v5_2;
    const double v5_7 = v5_1*v5_2;
    const double v5_8 = v5_1*v5_1 + v5_4;

    /* motion of 'HL_SHOULDER' */
    const double v6_0 = 9.81*c_6;
    const double v6_1 = 9.81*s_6;
    const double v6_2 = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const double v7_0 = s_7*qd6;
    const double v7_1 = c_7*qd6;
    const double v7_2 = v6_1 - 0.05145*v6_2;
    const double v7_3 = qd7*v7_1;
    const double v7_4 = qd7*v7_0;
    const double v7_5 = v7_0*v7_0;
    const double v7_6 = v7_1*v7_1;
    const double v7_7 = qd7*qd7;
    const double v7_8 = v7_0*v7_1;
    const double v7_9 = v7_6 + v7_7;
    const double v7_10 = v7_5 + v7_7;

    /* motion of 'HL_LOWER_LEG' */
    const double v8_0 = c_8*v7_0 + s_8*v7_1;
    const double v8_1 = s_8*v7_0 - c_8*v7_1;
    const double v8_2 = qd7 + qd8;
    const double v8_3 = v8_0*v8_0;
    const double v8_4 = v8_2*v8_2;
    const double v8_5 = v8_0*v8_1;
    const double v8_6 = v8_0*v8_2;
    const double v8_7 = v8_1*v8_2;
    const double v8_8 = v8_1*v8_1 + v8_4;

    /* motion of 'HR_SHOULDER' */
    const double v9_0 = 9.81*c_9;
    const double v9_1 = 9.81*s_9;
    const double v9_2 = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const double v10_0 = s_10*qd9;
    const double v10_1 = c_10*qd9;
    const double v10_2 = v9_1 + 0.05145*v9_2;
    const double v10_3 = qd10*v10_1;
    const double v10_4 = qd10*v10_0;
    const double v10_5 = v10_0*v10_0;
    const double v10_6 = v10_1*v10_1;
    const double v10_7 = qd10*qd10;
    const double v10_8 = v10_0*v10_1;
    const double v10_9 = v10_6 + v10_7;
    const double v10_10 = v10_5 + v10_7;

    /* motion of 'HR_LOWER_LEG' */
    const double v11_0 = c_11*v10_0 + s_11*v10_1;
    const double v11_1 = s_11*v10_0 - c_11*v10_1;
    const double v11_2 = qd10 + qd11;
    const double v11_3 = v11_0*v11_0;
    const double v11_4 = v11_2*v11_2;
    const double v11_5 = v11_0*v11_1;
    const double v11_6 = v11_0*v11_2;
    const double v11_7 = v11_1*v11_2;
    const double v11_8 = v11_1*v11_1 + v11_4;

    /* force on 'HR_LOWER_LEG' */
    const double f11_0 = 0.0038482516772413*v11_8;
    const double f11_1 = 0.0010822284426343334*v11_6 - 3.3497340042275575e-05*(v11_3 - v11_4);

    /* force on 'HL_LOWER_LEG' */
    const double f8_0 = 0.0038482516772413*v8_8;
    const double f8_1 = 0.0010822284426343334*v8_6 + 3.3497340042275575e-05*(v8_3 - v8_4);

    /* force on 'FR_LOWER_LEG' */
    const double f5_0 = 0.0038482516772413*v5_8;
    const double f5_1 = 0.0010822284426343334*v5_6 - 3.3497340042275575e-05*(v5_3 - v5_4);

    /* force on 'FL_LOWER_LEG' */
    const double f2_0 = 0.0038482516772413*v2_8;
    const double f2_1 = 0.0010822284426343334*v2_6 + 3.3497340042275575e-05*(v2_3 - v2_4);

    /* motion of 'FL_UPPER_LEG' */
    const double v1_11 = c_1*v0_0;
    const double v1_12 = s_1*v0_0;

    /* motion of 'FL_LOWER_LEG' */
    const double v2_9 = v1_2 - 0.32*v1_4;
    const double v2_10 = s_2*(0.16*v1_9 + v1_11) + c_2*(v1_12 + 0.16*v1_8);
    const double v2_11 = qd2*v2_1 - (c_2*v1_3 - s_2*v1_4);
    const double v2_12 = v2_7 - v2_11;
    const double v2_13 = s_2*v1_3 + c_2*v1_4 + qd2*v2_0 + v2_6;

    /* motion of 'FR_UPPER_LEG' */
    const double v4_11 = c_4*v3_0;
    const double v4_12 = s_4*v3_0;

    /* motion of 'FR_LOWER_LEG' */
    const double v5_9 = v4_2 - 0.32*v4_4;
    const double v5_10 = s_5*(0.16*v4_9 + v4_11) + c_5*(v4_12 + 0.16*v4_8);
    const double v5_11 = qd5*v5_1 - (c_5*v4_3 - s_5*v4_4);
    const double v5_12 = v5_7 - v5_11;
    const double v5_13 = s_5*v4_3 + c_5*v4_4 + qd5*v5_0 + v5_6;

    /* motion of 'HL_UPPER_LEG' */
    const double v7_11 = c_7*v6_0;
    const double v7_12 = s_7*v6_0;

    /* motion of 'HL_LOWER_LEG' */
    const double v8_9 = v7_2 - 0.32*v7_4;
    const double v8_10 = s_8*(0.16*v7_9 + v7_11) + c_8*(v7_12 + 0.16*v7_8);
    const double v8_11 = qd8*v8_1 - (c_8*v7_3 - s_8*v7_4);
    const double v8_12 = v8_7 - v8_11;
    const double v8_13 = s_8*v7_3 + c_8*v7_4 + qd8*v8_0 + v8_6;

    /* motion of 'HR_UPPER_LEG' */
    const double v10_11 = c_10*v9_0;
    const double v10_12 = s_10*v9_0;

    /* motion of 'HR_LOWER_LEG' */
    const double v11_9 = v10_2 - 0.32*v10_4;
    const double v11_10 = s_11*(0.16*v10_9 + v10_11) + c_11*(v10_12 + 0.16*v10_8);
    const double v11_11 = qd11*v11_1 - (c_11*v10_3 - s_11*v10_4);
    const double v11_12 = v11_7 - v11_11;
    const double v11_13 = s_11*v10_3 + c_11*v10_4 + qd11*v11_0 + v11_6;

    /* force on 'HR_LOWER_LEG' */
    const double f11_2 = 0.0038482516772413*v11_5;
    const double f11_3 = 3.3497340042275575e-05*v11_5;
    const double f11_4 = 0.0005426192213171668*v11_7 - 0.0005396092213171668*v11_11 - f11_3;
    const double f11_5 = 0.0038482516772413*v11_10;
    const double f11_6 = f11_1 - 0.0038482516772413*v11_9;
    const double f11_7 = 0.0005396092213171668*v11_5 + 3.3497340042275575e-05*v11_12 - f11_5;
    const double f11_8 = c_11*f11_0 - s_11*f11_2;
    const double f11_9 = s_11*f11_0 + c_11*f11_2;
    const double f11_10 = c_11*f11_4 - s_11*f11_6;
    const double f11_11 = s_11*f11_4 + c_11*f11_6 + 0.000615720268358608*v11_13;
    const double f11_12 = f11_7 + 0.16*f11_9;

    /* force on 'HR_UPPER_LEG' */
    const double f10_0 = 3.21970574695491e-07*v10_4;
    const double f10_1 = 3.1100056329612534e-05*v10_3 + 0.0001172304186461722*v10_8 + f10_0;
    const double f10_2 = 3.700383061853605e-08*v10_8;
    const double f10_3 = 0.004560056342646188*v10_4 + 3.21970574695491e-07*v10_3 + f10_2;
    const double f10_4 = 0.0022644781431582876*v10_8 - 1.609852873477455e-07*(v10_5 - v10_6);
    const double f10_5 = 2.0453744565e-06*v10_2 - (3.700383061853605e-08*(v10_6 - v10_7) + f10_1);
    const double f10_6 = 0.01771278698415*v10_2 - (0.0001172304186461722*(v10_5 - v10_7) + f10_3);
    const double f10_7 = f11_12 - (0.01771278698415*v10_12 + 2.0453744565e-06*v10_11 + f10_4);
    const double f10_8 = c_10*(0.01771278698415*v10_9 - 2.0453744565e-06*v10_8 + f11_8);
    const double f10_9 = s_10*(2.0453744565e-06*v10_10 - 0.01771278698415*v10_8 + f11_9);
    const double f10_10 = 0.05145*(f10_8 - f10_9);
    const double f10_11 = s_10*(f11_10 + f10_5) + c_10*(f11_11 - f10_6) + f10_10;

    /* force on 'HR_SHOULDER' */
    const double f9_0 = 0.08509272390476785*c_9 + f10_11;

    /* force on 'HL_LOWER_LEG' */
    const double f8_2 = 0.0038482516772413*v8_5;
    const double f8_3 = 3.3497340042275575e-05*v8_5;
    const double f8_4 = 0.0005426192213171668*v8_7 - 0.0005396092213171668*v8_11 + f8_3;
    const double f8_5 = 0.0038482516772413*v8_10;
    const double f8_6 = f8_1 - 0.0038482516772413*v8_9;
    const double f8_7 = 0.0005396092213171668*v8_5 - 3.3497340042275575e-05*v8_12 - f8_5;
    const double f8_8 = c_8*f8_0 - s_8*f8_2;
    const double f8_9 = s_8*f8_0 + c_8*f8_2;
    const double f8_10 = c_8*f8_4 - s_8*f8_6;
    const double f8_11 = s_8*f8_4 + c_8*f8_6 + 0.000615720268358608*v8_13;
    const double f8_12 = f8_7 + 0.16*f8_9;

    /* force on 'HL_UPPER_LEG' */
    const double f7_0 = 3.21970574695491e-07*v7_4;
    const double f7_1 = 3.1100056329612534e-05*v7_3 - 0.0001172304186461722*v7_8 - f7_0;
    const double f7_2 = 3.700383061853605e-08*v7_8;
    const double f7_3 = 0.004560056342646188*v7_4 - 3.21970574695491e-07*v7_3 + f7_2;
    const double f7_4 = 0.01771278698415*v7_12 - 2.0453744565e-06*v7_11;
    const double f7_5 = 3.700383061853605e-08*(v7_6 - v7_7) + f7_1 + 2.0453744565e-06*v7_2;
    const double f7_6 = 0.0001172304186461722*(v7_5 - v7_7) - f7_3 + 0.01771278698415*v7_2;
    const double f7_7 = 0.0022644781431582876*v7_8 + 1.609852873477455e-07*(v7_5 - v7_6) + f7_4;
    const double f7_8 = f8_12 - f7_7;
    const double f7_9 = s_7*(f8_9 - (2.0453744565e-06*v7_10 + 0.01771278698415*v7_8));
    const double f7_10 = c_7*(0.01771278698415*v7_9 + 2.0453744565e-06*v7_8 + f8_8) - f7_9;
    const double f7_11 = s_7*(f8_10 - f7_5) + c_7*(f8_11 - f7_6) - 0.05145*f7_10;

    /* force on 'HL_SHOULDER' */
    const double f6_0 = 0.08509272390476785*c_6 - f7_11;

    /* force on 'FR_LOWER_LEG' */
    const double f5_2 = 0.0038482516772413*v5_5;
    const double f5_3 = 3.3497340042275575e-05*v5_5;
    const double f5_4 = 0.0005426192213171668*v5_7 - 0.0005396092213171668*v5_11 - f5_3;
    const double f5_5 = 0.0038482516772413*v5_10;
    const double f5_6 = f5_1 - 0.0038482516772413*v5_9;
    const double f5_7 = 0.0005396092213171668*v5_5 + 3.3497340042275575e-05*v5_12 - f5_5;
    const double f5_8 = c_5*f5_0 - s_5*f5_2;
    const double f5_9 = s_5*f5_0 + c_5*f5_2;
    const double f5_10 = c_5*f5_4 - s_5*f5_6;
    const double f5_11 = s_5*f5_4 + c_5*f5_6 + 0.000615720268358608*v5_13;
    const double f5_12 = f5_7 + 0.16*f5_9;

    /* force on 'FR_UPPER_LEG' */
    const double f4_0 = 3.21970574695491e-07*v4_4;
    const double f4_1 = 3.1100056329612534e-05*v4_3 + 0.0001172304186461722*v4_8 + f4_0;
    const double f4_2 = 3.700383061853605e-08*v4_8;
    const double f4_3 = 0.004560056342646188*v4_4 + 3.21970574695491e-07*v4_3 + f4_2;
    const double f4_4 = 0.01771278698415*v4_12 + 2.0453744565e-06*v4_11;
    const double f4_5 = 2.0453744565e-06*v4_2 - (3.700383061853605e-08*(v4_6 - v4_7) + f4_1);
    const double f4_6 = 0.01771278698415*v4_2 - (0.0001172304186461722*(v4_5 - v4_7) + f4_3);
    const double f4_7 = 0.0022644781431582876*v4_8 - 1.609852873477455e-07*(v4_5 - v4_6) + f4_4;
    const double f4_8 = f5_12 - f4_7;
    const double f4_9 = s_4*(2.0453744565e-06*v4_10 - 0.01771278698415*v4_8 + f5_9);
    const double f4_10 = c_4*(0.01771278698415*v4_9 - 2.0453744565e-06*v4_8 + f5_8) - f4_9;
    const double f4_11 = s_4*(f5_10 + f4_5) + c_4*(f5_11 - f4_6) + 0.05145*f4_10;

    /* force on 'FR_SHOULDER' */
    const double f3_0 = 0.08509272390476785*c_3 + f4_11;

    /* force on 'FL_LOWER_LEG' */
    const double f2_2 = 0.0038482516772413*v2_5;
    const double f2_3 = 3.3497340042275575e-05*v2_5;
    const double f2_4 = 0.0005426192213171668*v2_7 - 0.0005396092213171668*v2_11 + f2_3;
    const double f2_5 = 0.0038482516772413*v2_10;
    const double f2_6 = f2_1 - 0.0038482516772413*v2_9;
    const double f2_7 = 0.0005396092213171668*v2_5 - 3.3497340042275575e-05*v2_12 - f2_5;
    const double f2_8 = c_2*f2_0 - s_2*f2_2;
    const double f2_9 = s_2*f2_0 + c_2*f2_2;
    const double f2_10 = c_2*f2_4 - s_2*f2_6;
    const double f2_11 = s_2*f2_4 + c_2*f2_6 + 0.000615720268358608*v2_13;
    const double f2_12 = f2_7 + 0.16*f2_9;

    /* force on 'FL_UPPER_LEG' */
    const double f1_0 = 3.21970574695491e-07*v1_4;
    const double f1_1 = 3.1100056329612534e-05*v1_3 - 0.0001172304186461722*v1_8 - f1_0;
    const double f1_2 = 3.700383061853605e-08*v1_8;
    const double f1_3 = 0.004560056342646188*v1_4 - 3.21970574695491e-07*v1_3 + f1_2;
    const double f1_4 = 0.01771278698415*v1_12 - 2.0453744565e-06*v1_11;
    const double f1_5 = 3.700383061853605e-08*(v1_6 - v1_7) + f1_1 + 2.0453744565e-06*v1_2;
    const double f1_6 = 0.0001172304186461722*(v1_5 - v1_7) - f1_3 + 0.01771278698415*v1_2;
    const double f1_7 = 0.0022644781431582876*v1_8 + 1.609852873477455e-07*(v1_5 - v1_6) + f1_4;
    const double f1_8 = f2_12 - f1_7;
    const double f1_9 = s_1*(f2_9 - (2.0453744565e-06*v1_10 + 0.01771278698415*v1_8));
    const double f1_10 = c_1*(0.01771278698415*v1_9 + 2.0453744565e-06*v1_8 + f2_8) - f1_9;
    const double f1_11 = s_1*(f2_10 - f1_5) + c_1*(f2_11 - f1_6) - 0.05145*f1_10;

    /* force on 'FL_SHOULDER' */
    const double f0_0 = 0.08509272390476785*c_0 - f1_11;

    bias[0] = f0_0;
    bias[1] = -f1_8;
    bias[2] = -f2_7;
    bias[3] = -f3_0;
    bias[4] = -f4_8;
    bias[5] = -f5_7;
    bias[6] = f6_0;
    bias[7] = -f7_8;
    bias[8] = -f8_7;
    bias[9] = -f9_0;
    bias[10] = -f10_7;
    bias[11] = -f11_7;
}

void solo12_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_bias_forces(q + 12*state, qd + 12*state, bias + 12*state);
    }
}

void solo12_gravity_forces(const double q[12], double g[12])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* motion of 'FL_SHOULDER' */
    const double v0_0 = 9.81*c_0;

    /* motion of 'FR_SHOULDER' */
    const double v3_0 = 9.81*c_3;

    /* motion of 'HL_SHOULDER' */
    const double v6_0 = 9.81*c_6;

    /* motion of 'HR_SHOULDER' */
    const double v9_0 = 9.81*c_9;

    /* motion of 'FL_UPPER_LEG' */
    const double v1_0 = c_1*v0_0;
    const double v1_1 = s_1*v0_0;

    /* motion of 'FR_UPPER_LEG' */
    const double v4_0 = c_4*v3_0;
    const double v4_1 = s_4*v3_0;

    /* motion of 'HL_UPPER_LEG' */
    const double v7_0 = c_7*v6_0;
    const double v7_1 = s_7*v6_0;

    /* motion of 'HR_UPPER_LEG' */
    const double v10_0 = c_10*v9_0;
    const double v10_1 = s_10*v9_0;

    /* motion of 'FL_LOWER_LEG' */
    const double v2_0 = s_2*v1_0 + c_2*v1_1;

    /* motion of 'FR_LOWER_LEG' */
    const double v5_0 = s_5*v4_0 + c_5*v4_1;

    /* motion of 'HL_LOWER_LEG' */
    const double v8_0 = s_8*v7_0 + c_8*v7_1;

    /* motion of 'HR_LOWER_LEG' */
    const double v11_0 = s_11*v10_0 + c_11*v10_1;

    /* force on 'HR_LOWER_LEG' */
    const double f11_0 = 0.037751348953737156*s_9;
    const double f11_1 = 0.0038482516772413*v11_0;
    const double f11_2 = s_11*f11_0;
    const double f11_3 = c_11*f11_0;

    /* force on 'HR_UPPER_LEG' */
    const double f10_0 = 0.01771278698415*v10_1 + 2.0453744565e-06*v10_0 + f11_1;
    const double f10_1 = c_10*(f11_3 + 0.1737624403145115*s_9);
    const double f10_2 = s_10*(f11_2 + 2.0065123418265e-05*s_9) - f10_1;

    /* force on 'HR_SHOULDER' */
    const double f9_0 = 0.08509272390476785*c_9 + f10_2;

    /* force on 'HL_LOWER_LEG' */
    const double f8_0 = 0.037751348953737156*s_6;
    const double f8_1 = 0.0038482516772413*v8_0;
    const double f8_2 = s_8*f8_0;
    const double f8_3 = c_8*f8_0;

    /* force on 'HL_UPPER_LEG' */
    const double f7_0 = 0.01771278698415*v7_1 - 2.0453744565e-06*v7_0 + f8_1;
    const double f7_1 = c_7*(f8_3 + 0.1737624403145115*s_6);
    const double f7_2 = s_7*(f8_2 - 2.0065123418265e-05*s_6) - f7_1;

    /* force on 'HL_SHOULDER' */
    const double f6_0 = 0.08509272390476785*c_6 - f7_2;

    /* force on 'FR_LOWER_LEG' */
    const double f5_0 = 0.037751348953737156*s_3;
    const double f5_1 = 0.0038482516772413*v5_0;
    const double f5_2 = s_5*f5_0;
    const double f5_3 = c_5*f5_0;

    /* force on 'FR_UPPER_LEG' */
    const double f4_0 = 0.01771278698415*v4_1 + 2.0453744565e-06*v4_0 + f5_1;
    const double f4_1 = c_4*(f5_3 + 0.1737624403145115*s_3);
    const double f4_2 = s_4*(f5_2 + 2.0065123418265e-05*s_3) - f4_1;

    /* force on 'FR_SHOULDER' */
    const double f3_0 = 0.08509272390476785*c_3 + f4_2;

    /* force on 'FL_LOWER_LEG' */
    const double f2_0 = 0.037751348953737156*s_0;
    const double f2_1 = 0.0038482516772413*v2_0;
    const double f2_2 = s_2*f2_0;
    const double f2_3 = c_2*f2_0;

    /* force on 'FL_UPPER_LEG' */
    const double f1_0 = 0.01771278698415*v1_1 - 2.0453744565e-06*v1_0 + f2_1;
    const double f1_1 = c_1*(f2_3 + 0.1737624403145115*s_0);
    const double f1_2 = s_1*(f2_2 - 2.0065123418265e-05*s_0) - f1_1;

    /* force on 'FL_SHOULDER' */
    const double f0_0 = 0.08509272390476785*c_0 - f1_2;

    g[0] = f0_0;
    g[1] = f1_0;
    g[2] = f2_1;
    g[3] = -f3_0;
    g[4] = f4_0;
    g[5] = f5_1;
    g[6] = f6_0;
    g[7] = f7_0;
    g[8] = f8_1;
    g[9] = -f9_0;
    g[10] = f10_0;
    g[11] = f11_1;
}

void solo12_gravity_forces_batch(size_t count, const double *q, double *g)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_gravity_forces(q + 12*state, g + 12*state);
    }
}

void solo12_coriolis_matrix(const double q[12], const double qd[12], double C[144])
{
    const double q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const double q11 = q[11];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11;
    const double R10_3 = c_11*s_11;
    const double R10_4 = 0.0005396092213171668*R10_2;
    const double R10_5 = 3.3497340042275575e-05*c_11;
    const double R10_6 = 3.3497340042275575e-05*s_11;
    const double R10_7 = R10_4 - 0.0005396092213171668 + 0.001231440536717216*c_11;
    const double R10_8 = 0.0005396092213171668*R10_3 + 0.000615720268358608*s_11;
    const double R10_9 = R10_0 + 0.01771278698415;
    const double R10_10 = R10_1 + 2.0453744565e-06;
    const double R10_11 = R10_4 + 0.0022644781431582876;
    const double R10_12 = R10_8 + 1.609852873477455e-07;
    const double R10_13 = R10_5 - 0.0001172304186461722;
    const double R10_14 = R10_6 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10;
    const double R9_1 = c_10*s_10;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8;
    const double R7_3 = c_8*s_8;
    const double R7_4 = 0.0005396092213171668*R7_2;
    const double R7_5 = 3.3497340042275575e-05*c_8;
    const double R7_6 = 3.3497340042275575e-05*s_8;
    const double R7_7 = R7_4 - 0.0005396092213171668 + 0.001231440536717216*c_8;
    const double R7_8 = 0.0005396092213171668*R7_3 + 0.000615720268358608*s_8;
    const double R7_9 = R7_0 + 0.01771278698415;
    const double R7_10 = R7_1 - 2.0453744565e-06;
    const double R7_11 = R7_4 + 0.0022644781431582876;
    const double R7_12 = R7_8 - 1.609852873477455e-07;
    const double R7_13 = R7_5 - 0.0001172304186461722;
    const double R7_14 = R7_6 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = c_7*c_7;
    const double R6_1 = c_7*s_7;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5;
    const double R4_3 = c_5*s_5;
    const double R4_4 = 0.0005396092213171668*R4_2;
    const double R4_5 = 3.3497340042275575e-05*c_5;
    const double R4_6 = 3.3497340042275575e-05*s_5;
    const double R4_7 = R4_4 - 0.0005396092213171668 + 0.001231440536717216*c_5;
    const double R4_8 = 0.0005396092213171668*R4_3 + 0.000615720268358608*s_5;
    const double R4_9 = R4_0 + 0.01771278698415;
    const double R4_10 = R4_1 + 2.0453744565e-06;
    const double R4_11 = R4_4 + 0.0022644781431582876;
    const double R4_12 = R4_8 + 1.609852873477455e-07;
    const double R4_13 = R4_5 - 0.0001172304186461722;
    const double R4_14 = R4_6 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = c_4*c_4;
    const double R3_1 = c_4*s_4;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2;
    const double R1_3 = c_2*s_2;
    const double R1_4 = 0.0005396092213171668*R1_2;
    const double R1_5 = 3.3497340042275575e-05*c_2;
    const double R1_6 = 3.3497340042275575e-05*s_2;
    const double R1_7 = R1_4 - 0.0005396092213171668 + 0.001231440536717216*c_2;
    const double R1_8 = 0.0005396092213171668*R1_3 + 0.000615720268358608*s_2;
    const double R1_9 = R1_0 + 0.01771278698415;
    const double R1_10 = R1_1 - 2.0453744565e-06;
    const double R1_11 = R1_4 + 0.0022644781431582876;
    const double R1_12 = R1_8 - 1.609852873477455e-07;
    const double R1_13 = R1_5 - 0.0001172304186461722;
    const double R1_14 = R1_6 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = c_1*c_1;
    const double R0_1 = c_1*s_1;

    /* motion of 'FL_UPPER_LEG' */
    const double v1_0 = s_1*qd0;
    const double v1_1 = c_1*qd0;

    /* motion of 'FL_LOWER_LEG' */
    const double v2_0 = c_2*v1_0 + s_2*v1_1;
    const double v2_1 = s_2*v1_0 - c_2*v1_1;
    const double v2_2 = qd1 + qd2;

    /* motion of 'FR_UPPER_LEG' */
    const double v4_0 = s_4*qd3;
    const double v4_1 = c_4*qd3;

    /* motion of 'FR_LOWER_LEG' */
    const double v5_0 = c_5*v4_0 + s_5*v4_1;
    const double v5_1 = s_5*v4_0 - c_5*v4_1;
    const double v5_2 = qd4 + qd5;

    /* motion of 'HL_UPPER_LEG' */
    const double v7_0 = s_7*qd6;
    const double v7_1 = c_7*qd6;

    /* motion of 'HL_LOWER_LEG' */
    const double v8_0 = c_8*v7_0 + s_8*v7_1;
    const double v8_1 = s_8*v7_0 - c_8*v7_1;
    const double v8_2 = qd7 + qd8;

    /* motion of 'HR_UPPER_LEG' */
    const double v10_0 = s_10*qd9;
    const double v10_1 = c_10*qd9;

    /* motion of 'HR_LOWER_LEG' */
    const double v11_0 = c_11*v10_0 + s_11*v10_1;
    const double v11_1 = s_11*v10_0 - c_11*v10_1;
    const double v11_2 = qd10 + qd11;

    /* velocity of 'FL_UPPER_LEG' */
    const double v1_2 = 0.05145*qd0;
    const double v1_3 = c_1*v1_2;
    const double v1_4 = s_1*v1_2;

    /* velocity of 'FL_LOWER_LEG' */
    const double v2_3 = v1_4 + 0.16*qd1;
    const double v2_4 = c_2*v1_3 - s_2*v2_3;
    const double v2_5 = s_2*v1_3 + c_2*v2_3;

    /* velocity of 'FR_UPPER_LEG' */
    const double v4_2 = 0.05145*qd3;
    const double v4_3 = c_4*v4_2;
    const double v4_4 = s_4*v4_2;

    /* velocity of 'FR_LOWER_LEG' */
    const double v5_3 = v4_4 - 0.16*qd4;
    const double v5_4 = c_5*v4_3 - s_5*v5_3;
    const double v5_5 = s_5*v4_3 + c_5*v5_3;

    /* velocity of 'HL_UPPER_LEG' */
    const double v7_2 = 0.05145*qd6;
    const double v7_3 = c_7*v7_2;
    const double v7_4 = s_7*v7_2;

    /* velocity of 'HL_LOWER_LEG' */
    const double v8_3 = v7_4 + 0.16*qd7;
    const double v8_4 = c_8*v7_3 - s_8*v8_3;
    const double v8_5 = s_8*v7_3 + c_8*v8_3;

    /* velocity of 'HR_UPPER_LEG' */
    const double v10_2 = 0.05145*qd9;
    const double v10_3 = c_10*v10_2;
    const double v10_4 = s_10*v10_2;

    /* velocity of 'HR_LOWER_LEG' */
    const double v11_3 = v10_4 - 0.16*qd10;
    const double v11_4 = c_11*v10_3 - s_11*v11_3;
    const double v11_5 = s_11*v10_3 + c_11*v11_3;

    /* momenta of 'FL_UPPER_LEG' */
    const double L1_0 = 5.86152093230861e-05*v1_1;
    const double L1_1 = 8.049264367387275e-08*qd1;
    const double L1_2 = 8.049264367387275e-08*v1_0;
    const double L1_3 = 1.8501915309268026e-08*v1_1;
    const double L1_4 = 1.8501915309268026e-08*v1_0;
    const double L1_5 = 8.049264367387275e-08*v1_1;
    const double L1_6 = 1.8501915309268026e-08*qd1;
    const double L1_7 = 5.86152093230861e-05*qd1;
    const double L1_8 = 0.01771278698415*v1_3;
    const double L1_9 = 2.0453744565e-06*v1_4;
    const double L1_10 = 0.008856393492075*v1_4 + 1.02268722825e-06*v1_3;
    const double L1_11 = 0.0011322390715791438*qd1 - 5.86152093230861e-05*v1_0 - L1_3 + L1_10;

    /* momenta of 'FL_LOWER_LEG' */
    const double L2_0 = 1.6748670021137788e-05*v2_2;
    const double L2_1 = L2_0 - 0.0002713096106585834*v2_0;
    const double L2_2 = 3.3497340042275575e-05*v2_1;
    const double L2_3 = 0.00192412583862065*v2_2;
    const double L2_4 = 0.00192412583862065*v2_1;
    const double L2_5 = L2_0 - 0.0002698046106585834*v2_0;
    const double L2_6 = 0.000307860134179304*v1_1;
    const double L2_7 = 0.00192412583862065*v2_5;
    const double L2_8 = 0.0038482516772413*v2_4;
    const double L2_9 = L2_2 - L2_8;
    const double L2_10 = 0.0002698046106585834*v2_2 + 1.6748670021137788e-05*v2_0 + L2_7;
    const double L2_11 = 0.0005411142213171667*v2_1 - L2_6;

    /* momenta of 'FR_UPPER_LEG' */
    const double L4_0 = 5.86152093230861e-05*v4_1;
    const double L4_1 = 8.049264367387275e-08*qd4;
    const double L4_2 = 8.049264367387275e-08*v4_0;
    const double L4_3 = 1.8501915309268026e-08*v4_1;
    const double L4_4 = 1.8501915309268026e-08*v4_0;
    const double L4_5 = 8.049264367387275e-08*v4_1;
    const double L4_6 = 1.8501915309268026e-08*qd4;
    const double L4_7 = 5.86152093230861e-05*qd4;
    const double L4_8 = 0.01771278698415*v4_3;
    const double L4_9 = 2.0453744565e-06*v4_4;
    const double L4_10 = 0.008856393492075*v4_4 - 1.02268722825e-06*v4_3;
    const double L4_11 = 0.0011322390715791438*qd4 + 5.86152093230861e-05*v4_0 - L4_3 - L4_10;

    /* momenta of 'FR_LOWER_LEG' */
    const double L5_0 = 1.6748670021137788e-05*v5_2;
    const double L5_1 = L5_0 + 0.0002713096106585834*v5_0;
    const double L5_2 = 3.3497340042275575e-05*v5_1;
    const double L5_3 = 0.00192412583862065*v5_2;
    const double L5_4 = 0.00192412583862065*v5_1;
    const double L5_5 = L5_0 + 0.0002698046106585834*v5_0;
    const double L5_6 = 0.000307860134179304*v4_1;
    const double L5_7 = 0.00192412583862065*v5_5;
    const double L5_8 = 0.0038482516772413*v5_4;
    const double L5_9 = L5_2 - L5_8;
    const double L5_10 = 0.0002698046106585834*v5_2 - 1.6748670021137788e-05*v5_0 - L5_7;
    const double L5_11 = 0.0005411142213171667*v5_1 - L5_6;

    /* momenta of 'HL_UPPER_LEG' */
    const double L7_0 = 5.86152093230861e-05*v7_1;
    const double L7_1 = 8.049264367387275e-08*qd7;
    const double L7_2 = 8.049264367387275e-08*v7_0;
    const double L7_3 = 1.8501915309268026e-08*v7_1;
    const double L7_4 = 1.8501915309268026e-08*v7_0;
    const double L7_5 = 8.049264367387275e-08*v7_1;
    const double L7_6 = 1.8501915309268026e-08*qd7;
    const double L7_7 = 5.86152093230861e-05*qd7;
    const double L7_8 = 0.01771278698415*v7_3;
    const double L7_9 = 2.0453744565e-06*v7_4;
    const double L7_10 = 0.008856393492075*v7_4 + 1.02268722825e-06*v7_3;
    const double L7_11 = 0.0011322390715791438*qd7 - 5.86152093230861e-05*v7_0 - L7_3 + L7_10;

    /* momenta of 'HL_LOWER_LEG' */
    const double L8_0 = 1.6748670021137788e-05*v8_2;
    const double L8_1 = L8_0 - 0.0002713096106585834*v8_0;
    const double L8_2 = 3.3497340042275575e-05*v8_1;
    const double L8_3 = 0.00192412583862065*v8_2;
    const double L8_4 = 0.00192412583862065*v8_1;
    const double L8_5 = L8_0 - 0.0002698046106585834*v8_0;
    const double L8_6 = 0.000307860134179304*v7_1;
    const double L8_7 = 0.00192412583862065*v8_5;
    const double L8_8 = 0.0038482516772413*v8_4;
    const double L8_9 = L8_2 - L8_8;
    const double L8_10 = 0.0002698046106585834*v8_2 + 1.6748670021137788e-05*v8_0 + L8_7;
    const double L8_11 = 0.0005411142213171667*v8_1 - L8_6;

    /* momenta of 'HR_UPPER_LEG' */
    const double L10_0 = 5.86152093230861e-05*v10_1;
    const double L10_1 = 8.049264367387275e-08*qd10;
    const double L10_2 = 8.049264367387275e-08*v10_0;
    const double L10_3 = 1.8501915309268026e-08*v10_1;
    const double L10_4 = 1.8501915309268026e-08*v10_0;
    const double L10_5 = 8.049264367387275e-08*v10_1;
    const double L10_6 = 1.8501915309268026e-08*qd10;
    const double L10_7 = 5.86152093230861e-05*qd10;
    const double L10_8 = 0.01771278698415*v10_3;
    const double L10_9 = 2.0453744565e-06*v10_4;
    const double L10_10 = 0.008856393492075*v10_4 - 1.02268722825e-06*v10_3;
    const double L10_11 = 0.0011322390715791438*qd10 + 5.86152093230861e-05*v10_0 - L10_3 - L10_10;

    /* momenta of 'HR_LOWER_LEG' */
    const double L11_0 = 1.6748670021137788e-05*v11_2;
    const double L11_1 = L11_0 + 0.0002713096106585834*v11_0;
    const double L11_2 = 3.3497340042275575e-05*v11_1;
    const double L11_3 = 0.00192412583862065*v11_2;
    const double L11_4 = 0.00192412583862065*v11_1;
    const double L11_5 = L11_0 + 0.0002698046106585834*v11_0;
    const double L11_6 = 0.000307860134179304*v10_1;
    const double L11_7 = 0.00192412583862065*v11_5;
    const double L11_8 = 0.0038482516772413*v11_4;
    const double L11_9 = L11_2 - L11_8;
    const double L11_10 = 0.0002698046106585834*v11_2 - 1.6748670021137788e-05*v11_0 - L11_7;
    const double L11_11 = 0.0005411142213171667*v11_1 - L11_6;

    /* momenta of 'HR_UPPER_LEG' */
    const double L10_12 = s_11*L11_3;
    const double L10_13 = c_11*L11_3;
    const double L10_14 = c_11*L11_5 + s_11*L11_6;
    const double L10_15 = 0.000307860134179304*v11_1;
    const double L10_16 = 2.0*L11_10;
    const double L10_17 = R10_2*L11_9 + R10_3*L10_16;
    const double L10_18 = s_11*L11_11 + c_11*L11_1;
    const double L10_19 = 0.32*L10_12;
    const double L10_20 = 1.02268722825e-06*qd10 + L10_12;
    const double L10_21 = 0.008856393492075*qd10 + L10_13;
    const double L10_22 = 1.02268722825e-06*v10_0 - 0.008856393492075*v10_1 + L11_4;
    const double L10_23 = L10_7 - (L10_5 + 0.0011322390715791438*v10_0) - L10_14;
    const double L10_24 = L10_2 - L10_6 + (s_11*L11_5 - c_11*L11_6 + L10_15);
    const double L10_25 = 2.0*(L10_0 + L10_1) - L10_9 + (L11_8 + L10_17);
    const double L10_26 = 2.0*(L10_1 + L10_4) - L10_8 - (L11_2 - L10_17 - L10_19);
    const double L10_27 = 2.0*(L10_0 - L10_4) - (L10_8 - L10_9) + (L11_9 + L10_19);
    const double L10_28 = 0.16*L10_13 - (R10_3*L11_9 - R10_2*L10_16 + L11_10) + L10_11;
    const double L10_29 = L10_2 - 0.002280028171323094*v10_1 + L10_6 + L10_15 + c_11*L11_11;
    const double L10_30 = L10_29 - s_11*L11_1;
    const double L10_31 = L10_7 - 0.0011477890997439503*v10_0 + L10_5 - L10_18;

    /* momenta of 'HR_SHOULDER' */
    const double L9_0 = L10_25 - (R9_0*(L10_25 + L10_26) + 2.0*L10_28*R9_1) + 0.1029*L10_22;

    /* momenta of 'HL_UPPER_LEG' */
    const double L7_12 = s_8*L8_3;
    const double L7_13 = c_8*L8_3;
    const double L7_14 = c_8*L8_5 - s_8*L8_6;
    const double L7_15 = 0.000307860134179304*v8_1;
    const double L7_16 = 2.0*L8_10;
    const double L7_17 = R7_2*L8_9 - R7_3*L7_16;
    const double L7_18 = s_8*L8_1;
    const double L7_19 = s_8*L8_11 - c_8*L8_1;
    const double L7_20 = 0.32*L7_12;
    const double L7_21 = 1.02268722825e-06*qd7 - L7_12;
    const double L7_22 = 0.008856393492075*qd7 + L7_13;
    const double L7_23 = 1.02268722825e-06*v7_0 + 0.008856393492075*v7_1 - L8_4;
    const double L7_24 = L7_7 - (L7_5 - 0.0011322390715791438*v7_0) - L7_14;
    const double L7_25 = L7_2 + L7_6 + (s_8*L8_5 + c_8*L8_6 - L7_15);
    const double L7_26 = 2.0*(L7_0 + L7_1) + L7_9 + (L8_8 + L7_17);
    const double L7_27 = 2.0*(L7_1 - L7_4) - L7_8 - (L8_2 - L7_17 + L7_20);
    const double L7_28 = 2.0*(L7_0 + L7_4) - (L7_8 + L7_9) + (L8_9 - L7_20);
    const double L7_29 = 0.16*L7_13 - (L8_10 - (R7_3*L8_9 + R7_2*L7_16)) + L7_11;
    const double L7_30 = L7_2 + 0.002280028171323094*v7_1 - L7_6 - L7_15 - c_8*L8_11 - L7_18;
    const double L7_31 = L7_7 + 0.0011477890997439503*v7_0 + L7_5 + L7_19;

    /* momenta of 'HL_SHOULDER' */
    const double L6_0 = L7_26 - (R6_0*(L7_26 + L7_27) - 2.0*L7_29*R6_1) - 0.1029*L7_23;

    /* momenta of 'FR_UPPER_LEG' */
    const double L4_12 = s_5*L5_3;
    const double L4_13 = c_5*L5_3;
    const double L4_14 = c_5*L5_5 + s_5*L5_6;
    const double L4_15 = 0.000307860134179304*v5_1;
    const double L4_16 = 2.0*L5_10;
    const double L4_17 = R4_2*L5_9 + R4_3*L4_16;
    const double L4_18 = s_5*L5_1;
    const double L4_19 = s_5*L5_11 + c_5*L5_1;
    const double L4_20 = 0.32*L4_12;
    const double L4_21 = 1.02268722825e-06*qd4 + L4_12;
    const double L4_22 = 0.008856393492075*qd4 + L4_13;
    const double L4_23 = 1.02268722825e-06*v4_0 - 0.008856393492075*v4_1 + L5_4;
    const double L4_24 = L4_7 - (L4_5 + 0.0011322390715791438*v4_0) - L4_14;
    const double L4_25 = L4_2 - L4_6 + (s_5*L5_5 - c_5*L5_6 + L4_15);
    const double L4_26 = 2.0*(L4_0 + L4_1) - L4_9 + (L5_8 + L4_17);
    const double L4_27 = 2.0*(L4_1 + L4_4) - L4_8 - (L5_2 - L4_17 - L4_20);
    const double L4_28 = 2.0*(L4_0 - L4_4) - (L4_8 - L4_9) + (L5_9 + L4_20);
    const double L4_29 = 0.16*L4_13 - (R4_3*L5_9 - R4_2*L4_16 + L5_10) + L4_11;
    const double L4_30 = L4_2 - 0.002280028171323094*v4_1 + L4_6 + L4_15 + c_5*L5_11 - L4_18;
    const double L4_31 = L4_7 - 0.0011477890997439503*v4_0 + L4_5 - L4_19;

    /* momenta of 'FR_SHOULDER' */
    const double L3_0 = L4_26 - (R3_0*(L4_26 + L4_27) + 2.0*L4_29*R3_1) + 0.1029*L4_23;

    /* momenta of 'FL_UPPER_LEG' */
    const double L1_12 = s_2*L2_3;
    const double L1_13 = c_2*L2_3;
    const double L1_14 = c_2*L2_5 - s_2*L2_6;
    const double L1_15 = 0.000307860134179304*v2_1;
    const double L1_16 = 2.0*L2_10;
    const double L1_17 = R1_2*L2_9 - R1_3*L1_16;
    const double L1_18 = s_2*L2_1;
    const double L1_19 = s_2*L2_11 - c_2*L2_1;
    const double L1_20 = 0.32*L1_12;
    const double L1_21 = 1.02268722825e-06*qd1 - L1_12;
    const double L1_22 = 0.008856393492075*qd1 + L1_13;
    const double L1_23 = 1.02268722825e-06*v1_0 + 0.008856393492075*v1_1 - L2_4;
    const double L1_24 = L1_7 - (L1_5 - 0.0011322390715791438*v1_0) - L1_14;
    const double L1_25 = L1_2 + L1_6 + (s_2*L2_5 + c_2*L2_6 - L1_15);
    const double L1_26 = 2.0*(L1_0 + L1_1) + L1_9 + (L2_8 + L1_17);
    const double L1_27 = 2.0*(L1_1 - L1_4) - L1_8 - (L2_2 - L1_17 + L1_20);
    const double L1_28 = 2.0*(L1_0 + L1_4) - (L1_8 + L1_9) + (L2_9 - L1_20);
    const double L1_29 = 0.16*L1_13 - (L2_10 - (R1_3*L2_9 + R1_2*L1_16)) + L1_11;
    const double L1_30 = L1_2 + 0.002280028171323094*v1_1 - L1_6 - L1_15 - c_2*L2_11 - L1_18;
    const double L1_31 = L1_7 + 0.0011477890997439503*v1_0 + L1_5 + L1_19;

    /* momenta of 'FL_SHOULDER' */
    const double L0_0 = L1_26 - (R0_0*(L1_26 + L1_27) - 2.0*L1_29*R0_1) - 0.1029*L1_23;

    /* Coriolis terms of joint 'FL_HFE' */
    const double C1_0 = R1_13*v1_1 - R1_14*v1_0 + (R1_9*v1_3 - R1_10*v1_4) + L1_28;
    const double C1_1 = c_1*(R1_12*v1_1 + R1_7*v1_0 + (L1_24 + L1_31));
    const double C1_2 = 0.05145*(2.0*L1_22*c_1 + 2.0*L1_21*s_1);
    const double C1_3 = s_1*(R1_11*v1_1 - R1_12*v1_0 + (L1_25 - L1_30)) + C1_1 - C1_2;
    const double C1_4 = s_1*(L1_25 + L1_30) + c_1*(L1_24 - L1_31);

    /* Coriolis terms of joint 'FL_KFE' */
    const double C2_0 = L2_1 + L2_5;
    const double C2_1 = 0.0038482516772413*v2_2;
    const double C2_2 = 1.505e-06*v2_1;
    const double C2_3 = L2_6 - L2_11;
    const double C2_4 = L2_1 - L2_5;
    const double C2_5 = s_2*C2_1;
    const double C2_6 = 0.16*C2_5;
    const double C2_7 = R1_5*v1_1 - R1_6*v1_0 - (R1_1*v1_4 - R1_0*v1_3) + L2_9;
    const double C2_8 = c_1*(s_2*C2_2 - c_2*C2_0 + 0.000615720268358608*v2_0);
    const double C2_9 = 0.05145*(c_2*C2_1*c_1 - s_1*C2_5);
    const double C2_10 = s_1*(c_2*C2_2 + s_2*C2_0) + C2_8 - C2_9;
    const double C2_11 = c_1*(s_2*C2_3 + c_2*C2_4);
    const double C2_12 = s_1*(c_2*C2_3 - s_2*C2_4) + C2_11;

    /* Coriolis terms of joint 'FR_HFE' */
    const double C4_0 = R4_13*v4_1 - R4_14*v4_0 + (R4_9*v4_3 - R4_10*v4_4) + L4_28;
    const double C4_1 = c_4*(R4_12*v4_1 + R4_7*v4_0 - (L4_24 + L4_31));
    const double C4_2 = 0.05145*(2.0*L4_22*c_4 - 2.0*L4_21*s_4);
    const double C4_3 = s_4*(R4_11*v4_1 - R4_12*v4_0 - (L4_25 - L4_30)) + C4_1 + C4_2;
    const double C4_4 = s_4*(L4_25 + L4_30) + c_4*(L4_24 - L4_31);

    /* Coriolis terms of joint 'FR_KFE' */
    const double C5_0 = L5_1 + L5_5;
    const double C5_1 = 0.0038482516772413*v5_2;
    const double C5_2 = 1.505e-06*v5_1;
    const double C5_3 = L5_6 - L5_11;
    const double C5_4 = L5_1 - L5_5;
    const double C5_5 = s_5*C5_1;
    const double C5_6 = 0.16*C5_5;
    const double C5_7 = R4_5*v4_1 - R4_6*v4_0 - (R4_1*v4_4 - R4_0*v4_3) + L5_9;
    const double C5_8 = c_4*(s_5*C5_2 + c_5*C5_0 + 0.000615720268358608*v5_0);
    const double C5_9 = 0.05145*(c_5*C5_1*c_4 - s_4*C5_5);
    const double C5_10 = s_4*(c_5*C5_2 - s_5*C5_0) + C5_8 + C5_9;
    const double C5_11 = c_4*(s_5*C5_3 - c_5*C5_4);
    const double C5_12 = s_4*(c_5*C5_3 + s_5*C5_4) + C5_11;

    /* Coriolis terms of joint 'HL_HFE' */
    const double C7_0 = R7_13*v7_1 - R7_14*v7_0 + (R7_9*v7_3 - R7_10*v7_4) + L7_28;
    const double C7_1 = c_7*(R7_12*v7_1 + R7_7*v7_0 + (L7_24 + L7_31));
    const double C7_2 = 0.05145*(2.0*L7_22*c_7 + 2.0*L7_21*s_7);
    const double C7_3 = s_7*(R7_11*v7_1 - R7_12*v7_0 + (L7_25 - L7_30)) + C7_1 - C7_2;
    const double C7_4 = s_7*(L7_25 + L7_30) + c_7*(L7_24 - L7_31);

    /* Coriolis terms of joint 'HL_KFE' */
    const double C8_0 = L8_1 + L8_5;
    const double C8_1 = 0.0038482516772413*v8_2;
    const double C8_2 = 1.505e-06*v8_1;
    const double C8_3 = L8_6 - L8_11;
    const double C8_4 = L8_1 - L8_5;
    const double C8_5 = s_8*C8_1;
    const double C8_6 = 0.16*C8_5;
    const double C8_7 = R7_5*v7_1 - R7_6*v7_0 - (R7_1*v7_4 - R7_0*v7_3) + L8_9;
    const double C8_8 = c_7*(s_8*C8_2 - c_8*C8_0 + 0.000615720268358608*v8_0);
    const double C8_9 = 0.05145*(c_8*C8_1*c_7 - s_7*C8_5);
    const double C8_10 = s_7*(c_8*C8_2 + s_8*C8_0) + C8_8 - C8_9;
    const double C8_11 = c_7*(s_8*C8_3 + c_8*C8_4);
    const double C8_12 = s_7*(c_8*C8_3 - s_8*C8_4) + C8_11;

    /* Coriolis terms of joint 'HR_HFE' */
    const double C10_0 = R10_13*v10_1 - R10_14*v10_0 + (R10_9*v10_3 - R10_10*v10_4) + L10_27;
    const double C10_1 = c_10*(R10_12*v10_1 + R10_7*v10_0 - (L10_23 + L10_31));
    const double C10_2 = s_10*(R10_11*v10_1 - R10_12*v10_0 - (L10_24 - L10_30)) + C10_1;
    const double C10_3 = C10_2 + 0.05145*(2.0*L10_21*c_10 - 2.0*L10_20*s_10);
    const double C10_4 = s_10*(L10_24 + L10_30) + c_10*(L10_23 - L10_31);

    /* Coriolis terms of joint 'HR_KFE' */
    const double C11_0 = L11_1 + L11_5;
    const double C11_1 = 0.0038482516772413*v11_2;
    const double C11_2 = 1.505e-06*v11_1;
    const double C11_3 = L11_6 - L11_11;
    const double C11_4 = L11_1 - L11_5;
    const double C11_5 = s_11*C11_1;
    const double C11_6 = 0.16*C11_5;
    const double C11_7 = R10_5*v10_1 - R10_6*v10_0 - (R10_1*v10_4 - R10_0*v10_3) + L11_9;
    const double C11_8 = c_10*(s_11*C11_2 + c_11*C11_0 + 0.000615720268358608*v11_0);
    const double C11_9 = 0.05145*(c_11*C11_1*c_10 - s_10*C11_5);
    const double C11_10 = s_10*(c_11*C11_2 - s_11*C11_0) + C11_8 + C11_9;
    const double C11_11 = c_10*(s_11*C11_3 - c_11*C11_4);
    const double C11_12 = s_10*(c_11*C11_3 + s_11*C11_4) + C11_11;

    for (size_t place = 0; place < 144; ++place) {
        C[place] = 0.0;
    }
    C[0] = -L0_0;
    C[1] = -C1_3;
    C[2] = -C2_10;
    C[12] = C1_4;
    C[13] = C1_0;
    C[14] = -C2_6;
    C[24] = C2_12;
    C[25] = C2_7;
    C[39] = L3_0;
    C[40] = -C4_3;
    C[41] = -C5_10;
    C[51] = -C4_4;
    C[52] = -C4_0;
    C[53] = -C5_6;
    C[63] = C5_12;
    C[64] = -C5_7;
    C[78] = -L6_0;
    C[79] = -C7_3;
    C[80] = -C8_10;
    C[90] = C7_4;
    C[91] = C7_0;
    C[92] = -C8_6;
    C[102] = C8_12;
    C[103] = C8_7;
    C[117] = L9_0;
    C[118] = -C10_3;
    C[119] = -C11_10;
    C[129] = -C10_4;
    C[130] = -C10_0;
    C[131] = -C11_6;
    C[141] = C11_12;
    C[142] = -C11_7;
}

void solo12_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_coriolis_matrix(q + 12*state, qd + 12*state, C + 144*state);
    }
}

void solo12_forward_dynamics(
    const double q[12], const double qd[12], const double tau[12], double qdd[12])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const double tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const double tau5 = tau[5], tau6 = tau[6], tau7 = tau[7], tau8 = tau[8], tau9 = tau[9];
    const double tau10 = tau[10], tau11 = tau[11];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11*0.0005396092213171668;
    const double R10_3 = 3.3497340042275575e-05*c_11;
    const double R10_4 = 3.3497340042275575e-05*s_11;
    const double R10_5 = 0.001231440536717216*c_11;
    const double R10_6 = R10_2 - 0.0005396092213171668 + R10_5;
    const double R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11;
    const double R10_8 = R10_0 + 0.01771278698415;
    const double R10_9 = R10_1 + 2.0453744565e-06;
    const double R10_10 = R10_2 + 0.0022644781431582876;
    const double R10_11 = R10_5 + 0.002838197420805067;
    const double R10_12 = R10_7 + 1.609852873477455e-07;
    const double R10_13 = R10_3 - 0.0001172304186461722;
    const double R10_14 = R10_4 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12);
    const double R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9);
    const double R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1;
    const double R9_3 = R10_10 - R9_0 - 0.0031799702681776175;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8*0.0005396092213171668;
    const double R7_3 = 3.3497340042275575e-05*c_8;
    const double R7_4 = 3.3497340042275575e-05*s_8;
    const double R7_5 = 0.001231440536717216*c_8;
    const double R7_6 = R7_2 - 0.0005396092213171668 + R7_5;
    const double R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8;
    const double R7_8 = R7_0 + 0.01771278698415;
    const double R7_9 = R7_1 - 2.0453744565e-06;
    const double R7_10 = R7_2 + 0.0022644781431582876;
    const double R7_11 = R7_5 + 0.002838197420805067;
    const double R7_12 = R7_7 - 1.609852873477455e-07;
    const double R7_13 = R7_3 - 0.0001172304186461722;
    const double R7_14 = R7_4 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12);
    const double R6_1 = 0.05145*(s_7*R7_8 + c_7*R7_9);
    const double R6_2 = s_7*R7_13 + c_7*R7_14 + R6_1;
    const double R6_3 = R7_10 - R6_0 - 0.0031799702681776175;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5*0.0005396092213171668;
    const double R4_3 = 3.3497340042275575e-05*c_5;
    const double R4_4 = 3.3497340042275575e-05*s_5;
    const double R4_5 = 0.001231440536717216*c_5;
    const double R4_6 = R4_2 - 0.0005396092213171668 + R4_5;
    const double R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5;
    const double R4_8 = R4_0 + 0.01771278698415;
    const double R4_9 = R4_1 + 2.0453744565e-06;
    const double R4_10 = R4_2 + 0.0022644781431582876;
    const double R4_11 = R4_5 + 0.002838197420805067;
    const double R4_12 = R4_7 + 1.609852873477455e-07;
    const double R4_13 = R4_3 - 0.0001172304186461722;
    const double R4_14 = R4_4 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12));
    const double R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9);
    const double R3_2 = R3_0 - 0.0031799702681776175;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2*0.0005396092213171668;
    const double R1_3 = 3.3497340042275575e-05*c_2;
    const double R1_4 = 3.3497340042275575e-05*s_2;
    const double R1_5 = 0.001231440536717216*c_2;
    const double R1_6 = R1_2 - 0.0005396092213171668 + R1_5;
    const double R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2;
    const double R1_8 = R1_0 + 0.01771278698415;
    const double R1_9 = R1_1 - 2.0453744565e-06;
    const double R1_10 = R1_2 + 0.0022644781431582876;
    const double R1_11 = R1_5 + 0.002838197420805067;
    const double R1_12 = R1_7 - 1.609852873477455e-07;
    const double R1_13 = R1_3 - 0.0001172304186461722;
    const double R1_14 = R1_4 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12));
    const double R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9);
    const double R0_2 = R0_0 - 0.0031799702681776175;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0);

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0);
    const double M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1;

    /* elimination of 'HR_KFE' */
    const double U11_0 = 1842.912968642313*M11_2;
    const double U11_1 = 1842.912968642313*M11_0;
    const double U11_2 = R9_3 + M11_2*U11_0;
    const double U11_3 = R9_2 - M11_2*U11_1;
    const double U11_4 = R10_11 - M11_0*U11_1;

    /* elimination of 'HR_HFE' */
    const double U10_0 = 1.0/U11_4;
    const double U10_1 = U11_3*U10_0;
    const double U10_2 = U11_2 + U11_3*U10_1;

    /* elimination of 'HR_HAA' */
    const double U9_0 = 1.0/U10_2;

    /* elimination of 'HL_KFE' */
    const double U8_0 = 1842.912968642313*M8_1;
    const double U8_1 = 1842.912968642313*M8_0;
    const double U8_2 = R6_3 + M8_1*U8_0;
    const double U8_3 = R6_2 - M8_1*U8_1;
    const double U8_4 = R7_11 - M8_0*U8_1;

    /* elimination of 'HL_HFE' */
    const double U7_0 = 1.0/U8_4;
    const double U7_1 = U8_3*U7_0;
    const double U7_2 = U8_2 + U8_3*U7_1;

    /* elimination of 'HL_HAA' */
    const double U6_0 = 1.0/U7_2;

    /* elimination of 'FR_KFE' */
    const double U5_0 = 1842.912968642313*M5_1;
    const double U5_1 = 1842.912968642313*M5_0;
    const double U5_2 = R3_2 + M5_1*U5_0;
    const double U5_3 = R3_1 - M5_1*U5_1;
    const double U5_4 = R4_11 - M5_0*U5_1;

    /* elimination of 'FR_HFE' */
    const double U4_0 = 1.0/U5_4;
    const double U4_1 = U5_3*U4_0;
    const double U4_2 = U5_2 + U5_3*U4_1;

    /* elimination of 'FR_HAA' */
    const double U3_0 = 1.0/U4_2;

    /* elimination of 'FL_KFE' */
    const double U2_0 = 1842.912968642313*M2_1;
    const double U2_1 = 1842.912968642313*M2_0;
    const double U2_2 = R0_2 + M2_1*U2_0;
    const double U2_3 = R0_1 - M2_1*U2_1;
    const double U2_4 = R1_11 - M2_0*U2_1;

    /* elimination of 'FL_HFE' */
    const double U1_0 = 1.0/U2_4;
    const double U1_1 = U2_3*U1_0;
    const double U1_2 = U2_2 + U2_3*U1_1;

    /* elimination of 'FL_HAA' */
    const double U0_0 = 1.0/U1_2;

    /* motion of 'FL_SHOULDER' */
    const double v0_0 = 9.81*c_0;
    const double v0_1 = 9.81*s_0;
    const double v0_2 = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const double v1_0 = s_1*qd0;
    const double v1_1 = c_1*qd0;
    const double v1_2 = v0_1 - 0.05145*v0_2;
    const double v1_3 = qd1*v1_1;
    const double v1_4 = qd1*v1_0;
    const double v1_5 = v1_0*v1_0;
    const double v1_6 = v1_1*v1_1;
    const double v1_7 = qd1*qd1;
    const double v1_8 = v1_0*v1_1;
    const double v1_9 = v1_6 + v1_7;
    const double v1_10 = v1_5 + v1_7;

    /* motion of 'FL_LOWER_LEG' */
    const double v2_0 = c_2*v1_0 + s_2*v1_1;
    const double v2_1 = s_2*v1_0 - c_2*v1_1;
    const double v2_2 = qd1 + qd2;
    const double v2_3 = v2_0*v2_0;
    const double v2_4 = v2_2*v2_2;
    const double v2_5 = v2_0*v2_1;
    const double v2_6 = v2_0*v2_2;
    const double v2_7 = v2_1*v2_2;
    const double v2_8 = v2_1*v2_1 + v2_4;

    /* motion of 'FR_SHOULDER' */
    const double v3_0 = 9.81*c_3;
    const double v3_1 = 9.81*s_3;
    const double v3_2 = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const double v4_0 = s_4*qd3;
    const double v4_1 = c_4*qd3;
    const double v4_2 = v3_1 + 0.05145*v3_2;
    const double v4_3 = qd4*v4_1;
    const double v4_4 = qd4*v4_0;
    const double v4_5 = v4_0*v4_0;
    const double v4_6 = v4_1*v4_1;
    const double v4_7 = qd4*qd4;
    const double v4_8 = v4_0*v4_1;
    const double v4_9 = v4_6 + v4_7;
    const double v4_10 = v4_5 + v4_7;

    /* motion of 'FR_LOWER_LEG' */
    const double v5_0 = c_5*v4_0 + s_5*v4_1;
    const double v5_1 = s_5*v4_0 - c_5*v4_1;
    const double v5_2 = qd4 + qd5;
    const double v5_3 = v5_0*v5_0;
    const double v5_4 = v5_2*v5_2;
    const double v5_5 = v5_0*v5_1;
    const double v5_6 = v5_0*v5_2;
    const double v5_7 = v5_1*v5_2;
    const double v5_8 = v5_1*v5_1 + v5_4;

    /* motion of 'HL_SHOULDER' */
    const double v6_0 = 9.81*c_6;
    const double v6_1 = 9.81*s_6;
    const double v6_2 = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const double v7_0 = s_7*qd6;
    const double v7_1 = c_7*qd6;
    const double v7_2 = v6_1 - 0.05145*v6_2;
    const double v7_3 = qd7*v7_1;
    const double v7_4 = qd7*v7_0;
    const double v7_5 = v7_0*v7_0;
    const double v7_6 = v7_1*v7_1;
    const double v7_7 = qd7*qd7;
    const double v7_8 = v7_0*v7_1;
    const double v7_9 = v7_6 + v7_7;
    const double v7_10 = v7_5 + v7_7;

    /* motion of 'HL_LOWER_LEG' */
    const double v8_0 = c_8*v7_0 + s_8*v7_1;
    const double v8_1 = s_8*v7_0 - c_8*v7_1;
    const double v8_2 = qd7 + qd8;
    const double v8_3 = v8_0*v8_0;
    const double v8_4 = v8_2*v8_2;
    const double v8_5 = v8_0*v8_1;
    const double v8_6 = v8_0*v8_2;
    const double v8_7 = v8_1*v8_2;
    const double v8_8 = v8_1*v8_1 + v8_4;

    /* motion of 'HR_SHOULDER' */
    const double v9_0 = 9.81*c_9;
    const double v9_1 = 9.81*s_9;
    const double v9_2 = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const double v10_0 = s_10*qd9;
    const double v10_1 = c_10*qd9;
    const double v10_2 = v9_1 + 0.05145*v9_2;
    const double v10_3 = qd10*v10_1;
    const double v10_4 = qd10*v10_0;
    const double v10_5 = v10_0*v10_0;
    const double v10_6 = v10_1*v10_1;
    const double v10_7 = qd10*qd10;
    const double v10_8 = v10_0*v10_1;
    const double v10_9 = v10_6 + v10_7;
    const double v10_10 = v10_5 + v10_7;

    /* motion of 'HR_LOWER_LEG' */
    const double v11_0 = c_11*v10_0 + s_11*v10_1;
    const double v11_1 = s_11*v10_0 - c_11*v10_1;
    const double v11_2 = qd10 + qd11;
    const double v11_3 = v11_0*v11_0;
    const double v11_4 = v11_2*v11_2;
    const double v11_5 = v11_0*v11_1;
    const double v11_6 = v11_0*v11_2;
    const double v11_7 = v11_1*v11_2;
    const double v11_8 = v11_1*v11_1 + v11_4;

    /* force on 'HR_LOWER_LEG' */
    const double f11_0 = 0.0038482516772413*v11_8;
    const double f11_1 = 0.0010822284426343334*v11_6 - 3.3497340042275575e-05*(v11_3 - v11_4);

    /* force on 'HL_LOWER_LEG' */
    const double f8_0 = 0.0038482516772413*v8_8;
    const double f8_1 = 0.0010822284426343334*v8_6 + 3.3497340042275575e-05*(v8_3 - v8_4);

    /* force on 'FR_LOWER_LEG' */
    const double f5_0 = 0.0038482516772413*v5_8;
    const double f5_1 = 0.0010822284426343334*v5_6 - 3.3497340042275575e-05*(v5_3 - v5_4);

    /* force on 'FL_LOWER_LEG' */
    const double f2_0 = 0.0038482516772413*v2_8;
    const double f2_1 = 0.0010822284426343334*v2_6 + 3.3497340042275575e-05*(v2_3 - v2_4);

    /* motion of 'FL_UPPER_LEG' */
    const double v1_11 = c_1*v0_0;
    const double v1_12 = s_1*v0_0;

    /* motion of 'FL_LOWER_LEG' */
    const double v2_9 = v1_2 - 0.32*v1_4;
    const double v2_10 = s_2*(0.16*v1_9 + v1_11) + c_2*(v1_12 + 0.16*v1_8);
    const double v2_11 = qd2*v2_1 - (c_2*v1_3 - s_2*v1_4);
    const double v2_12 = v2_7 - v2_11;
    const double v2_13 = s_2*v1_3 + c_2*v1_4 + qd2*v2_0 + v2_6;

    /* motion of 'FR_UPPER_LEG' */
    const double v4_11 = c_4*v3_0;
    const double v4_12 = s_4*v3_0;

    /* motion of 'FR_LOWER_LEG' */
    const double v5_9 = v4_2 - 0.32*v4_4;
    const double v5_10 = s_5*(0.16*v4_9 + v4_11) + c_5*(v4_12 + 0.16*v4_8);
    const double v5_11 = qd5*v5_1 - (c_5*v4_3 - s_5*v4_4);
    const double v5_12 = v5_7 - v5_11;
    const double v5_13 = s_5*v4_3 + c_5*v4_4 + qd5*v5_0 + v5_6;

    /* motion of 'HL_UPPER_LEG' */
    const double v7_11 = c_7*v6_0;
    const double v7_12 = s_7*v6_0;

    /* motion of 'HL_LOWER_LEG' */
    const double v8_9 = v7_2 - 0.32*v7_4;
    const double v8_10 = s_8*(0.16*v7_9 + v7_11) + c_8*(v7_12 + 0.16*v7_8);
    const double v8_11 = qd8*v8_1 - (c_8*v7_3 - s_8*v7_4);
    const double v8_12 = v8_7 - v8_11;
    const double v8_13 = s_8*v7_3 + c_8*v7_4 + qd8*v8_0 + v8_6;

    /* motion of 'HR_UPPER_LEG' */
    const double v10_11 = c_10*v9_0;
    const double v10_12 = s_10*v9_0;

    /* motion of 'HR_LOWER_LEG' */
    const double v11_9 = v10_2 - 0.32*v10_4;
    const double v11_10 = s_11*(0.16*v10_9 + v10_11) + c_11*(v10_12 + 0.16*v10_8);
    const double v11_11 = qd11*v11_1 - (c_11*v10_3 - s_11*v10_4);
    const double v11_12 = v11_7 - v11_11;
    const double v11_13 = s_11*v10_3 + c_11*v10_4 + qd11*v11_0 + v11_6;

    /* force on 'HR_LOWER_LEG' */
    const double f11_2 = 0.0038482516772413*v11_5;
    const double f11_3 = 3.3497340042275575e-05*v11_5;
    const double f11_4 = 0.0005426192213171668*v11_7 - 0.0005396092213171668*v11_11 - f11_3;
    const double f11_5 = 0.0038482516772413*v11_10;
    const double f11_6 = f11_1 - 0.0038482516772413*v11_9;
    const double f11_7 = 0.0005396092213171668*v11_5 + 3.3497340042275575e-05*v11_12 - f11_5;
    const double f11_8 = c_11*f11_0 - s_11*f11_2;
    const double f11_9 = s_11*f11_0 + c_11*f11_2;
    const double f11_10 = c_11*f11_4 - s_11*f11_6;
    const double f11_11 = s_11*f11_4 + c_11*f11_6 + 0.000615720268358608*v11_13;
    const double f11_12 = f11_7 + 0.16*f11_9;

    /* force on 'HR_UPPER_LEG' */
    const double f10_0 = 3.21970574695491e-07*v10_4;
    const double f10_1 = 3.1100056329612534e-05*v10_3 + 0.0001172304186461722*v10_8 + f10_0;
    const double f10_2 = 3.700383061853605e-08*v10_8;
    const double f10_3 = 0.004560056342646188*v10_4 + 3.21970574695491e-07*v10_3 + f10_2;
    const double f10_4 = 0.0022644781431582876*v10_8 - 1.609852873477455e-07*(v10_5 - v10_6);
    const double f10_5 = 2.0453744565e-06*v10_2 - (3.700383061853605e-08*(v10_6 - v10_7) + f10_1);
    const double f10_6 = 0.01771278698415*v10_2 - (0.0001172304186461722*(v10_5 - v10_7) + f10_3);
    const double f10_7 = f11_12 - (0.01771278698415*v10_12 + 2.0453744565e-06*v10_11 + f10_4);
    const double f10_8 = c_10*(0.01771278698415*v10_9 - 2.0453744565e-06*v10_8 + f11_8);
    const double f10_9 = s_10*(2.0453744565e-06*v10_10 - 0.01771278698415*v10_8 + f11_9);
    const double f10_10 = 0.05145*(f10_8 - f10_9);
    const double f10_11 = s_10*(f11_10 + f10_5) + c_10*(f11_11 - f10_6) + f10_10;

    /* force on 'HR_SHOULDER' */
    const double f9_0 = 0.08509272390476785*c_9 + f10_11;

    /* force on 'HL_LOWER_LEG' */
    const double f8_2 = 0.0038482516772413*v8_5;
    const double f8_3 = 3.3497340042275575e-05*v8_5;
    const double f8_4 = 0.0005426192213171668*v8_7 - 0.0005396092213171668*v8_11 + f8_3;
    const double f8_5 = 0.0038482516772413*v8_10;
    const double f8_6 = f8_1 - 0.0038482516772413*v8_9;
    const double f8_7 = 0.0005396092213171668*v8_5 - 3.3497340042275575e-05*v8_12 - f8_5;
    const double f8_8 = c_8*f8_0 - s_8*f8_2;
    const double f8_9 = s_8*f8_0 + c_8*f8_2;
    const double f8_10 = c_8*f8_4 - s_8*f8_6;
    const double f8_11 = s_8*f8_4 + c_8*f8_6 + 0.000615720268358608*v8_13;
    const double f8_12 = f8_7 + 0.16*f8_9;

    /* force on 'HL_UPPER_LEG' */
    const double f7_0 = 3.21970574695491e-07*v7_4;
    const double f7_1 = 3.1100056329612534e-05*v7_3 - 0.0001172304186461722*v7_8 - f7_0;
    const double f7_2 = 3.700383061853605e-08*v7_8;
    const double f7_3 = 0.004560056342646188*v7_4 - 3.21970574695491e-07*v7_3 + f7_2;
    const double f7_4 = 0.01771278698415*v7_12 - 2.0453744565e-06*v7_11;
    const double f7_5 = 3.700383061853605e-08*(v7_6 - v7_7) + f7_1 + 2.0453744565e-06*v7_2;
    const double f7_6 = 0.0001172304186461722*(v7_5 - v7_7) - f7_3 + 0.01771278698415*v7_2;
    const double f7_7 = 0.0022644781431582876*v7_8 + 1.609852873477455e-07*(v7_5 - v7_6) + f7_4;
    const double f7_8 = f8_12 - f7_7;
    const double f7_9 = s_7*(f8_9 - (2.0453744565e-06*v7_10 + 0.01771278698415*v7_8));
    const double f7_10 = c_7*(0.01771278698415*v7_9 + 2.0453744565e-06*v7_8 + f8_8) - f7_9;
    const double f7_11 = s_7*(f8_10 - f7_5) + c_7*(f8_11 - f7_6) - 0.05145*f7_10;

    /* force on 'HL_SHOULDER' */
    const double f6_0 = 0.08509272390476785*c_6 - f7_11;

    /* force on 'FR_LOWER_LEG' */
    const double f5_2 = 0.0038482516772413*v5_5;
    const double f5_3 = 3.3497340042275575e-05*v5_5;
    const double f5_4 = 0.0005426192213171668*v5_7 - 0.0005396092213171668*v5_11 - f5_3;
    const double f5_5 = 0.0038482516772413*v5_10;
    const double f5_6 = f5_1 - 0.0038482516772413*v5_9;
    const double f5_7 = 0.0005396092213171668*v5_5 + 3.3497340042275575e-05*v5_12 - f5_5;
    const double f5_8 = c_5*f5_0 - s_5*f5_2;
    const double f5_9 = s_5*f5_0 + c_5*f5_2;
    const double f5_10 = c_5*f5_4 - s_5*f5_6;
    const double f5_11 = s_5*f5_4 + c_5*f5_6 + 0.000615720268358608*v5_13;
    const double f5_12 = f5_7 + 0.16*f5_9;

    /* force on 'FR_UPPER_LEG' */
    const double f4_0 = 3.21970574695491e-07*v4_4;
    const double f4_1 = 3.1100056329612534e-05*v4_3 + 0.0001172304186461722*v4_8 + f4_0;
    const double f4_2 = 3.700383061853605e-08*v4_8;
    const double f4_3 = 0.004560056342646188*v4_4 + 3.21970574695491e-07*v4_3 + f4_2;
    const double f4_4 = 0.01771278698415*v4_12 + 2.0453744565e-06*v4_11;
    const double f4_5 = 2.0453744565e-06*v4_2 - (3.700383061853605e-08*(v4_6 - v4_7) + f4_1);
    const double f4_6 = 0.01771278698415*v4_2 - (0.0001172304186461722*(v4_5 - v4_7) + f4_3);
    const double f4_7 = 0.0022644781431582876*v4_8 - 1.609852873477455e-07*(v4_5 - v4_6) + f4_4;
    const double f4_8 = f5_12 - f4_7;
    const double f4_9 = s_4*(2.0453744565e-06*v4_10 - 0.01771278698415*v4_8 + f5_9);
    const double f4_10 = c_4*(0.01771278698415*v4_9 - 2.0453744565e-06*v4_8 + f5_8) - f4_9;
    const double f4_11 = s_4*(f5_10 + f4_5) + c_4*(f5_11 - f4_6) + 0.05145*f4_10;

    /* force on 'FR_SHOULDER' */
    const double f3_0 = 0.08509272390476785*c_3 + f4_11;

    /* force on 'FL_LOWER_LEG' */
    const double f2_2 = 0.0038482516772413*v2_5;
    const double f2_3 = 3.3497340042275575e-05*v2_5;
    const double f2_4 = 0.0005426192213171668*v2_7 - 0.0005396092213171668*v2_11 + f2_3;
    const double f2_5 = 0.0038482516772413*v2_10;
    const double f2_6 = f2_1 - 0.0038482516772413*v2_9;
    const double f2_7 = 0.0005396092213171668*v2_5 - 3.3497340042275575e-05*v2_12 - f2_5;
    const double f2_8 = c_2*f2_0 - s_2*f2_2;
    const double f2_9 = s_2*f2_0 + c_2*f2_2;
    const double f2_10 = c_2*f2_4 - s_2*f2_6;
    const double f2_11 = s_2*f2_4 + c_2*f2_6 + 0.000615720268358608*v2_13;
    const double f2_12 = f2_7 + 0.16*f2_9;

    /* force on 'FL_UPPER_LEG' */
    const double f1_0 = 3.21970574695491e-07*v1_4;
    const double f1_1 = 3.1100056329612534e-05*v1_3 - 0.0001172304186461722*v1_8 - f1_0;
    const double f1_2 = 3.700383061853605e-08*v1_8;
    const double f1_3 = 0.004560056342646188*v1_4 - 3.21970574695491e-07*v1_3 + f1_2;
    const double f1_4 = 0.01771278698415*v1_12 - 2.0453744565e-06*v1_11;
    const double f1_5 = 3.700383061853605e-08*(v1_6 - v1_7) + f1_1 + 2.0453744565e-06*v1_2;
    const double f1_6 = 0.0001172304186461722*(v1_5 - v1_7) - f1_3 + 0.01771278698415*v1_2;
    const double f1_7 = 0.0022644781431582876*v1_8 + 1.609852873477455e-07*(v1_5 - v1_6) + f1_4;
    const double f1_8 = f2_12 - f1_7;
    const double f1_9 = s_1*(f2_9 - (2.0453744565e-06*v1_10 + 0.01771278698415*v1_8));
    const double f1_10 = c_1*(0.01771278698415*v1_9 + 2.0453744565e-06*v1_8 + f2_8) - f1_9;
    const double f1_11 = s_1*(f2_10 - f1_5) + c_1*(f2_11 - f1_6) - 0.05145*f1_10;

    /* force on 'FL_SHOULDER' */
    const double f0_0 = 0.08509272390476785*c_0 - f1_11;

    const double t_0 = f0_0 - tau0;
    const double t_1 = f1_8 + tau1;
    const double t_2 = f2_7 + tau2;
    const double t_3 = f3_0 + tau3;
    const double t_4 = f4_8 + tau4;
    const double t_5 = f5_7 + tau5;
    const double t_6 = f6_0 - tau6;
    const double t_7 = f7_8 + tau7;
    const double t_8 = f8_7 + tau8;
    const double t_9 = f9_0 + tau9;
    const double t_10 = f10_7 + tau10;
    const double t_11 = f11_7 + tau11;

    /* solve with U */
    const double y_0 = t_10 - U11_1*t_11;
    const double y_1 = t_9 + U10_1*y_0 + U11_0*t_11;
    const double y_2 = t_7 - U8_1*t_8;
    const double y_3 = t_6 + U7_1*y_2 + U8_0*t_8;
    const double y_4 = t_4 - U5_1*t_5;
    const double y_5 = t_3 + U4_1*y_4 + U5_0*t_5;
    const double y_6 = t_1 - U2_1*t_2;
    const double y_7 = t_0 + U1_1*y_6 + U2_0*t_2;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_7;
    const double x_1 = U3_0*y_5;
    const double x_2 = U6_0*y_3;
    const double x_3 = U9_0*y_1;
    const double x_4 = U1_0*y_6 - U1_1*x_0;
    const double x_5 = 1842.912968642313*t_2 - U2_0*x_0 - U2_1*x_4;
    const double x_6 = U4_0*y_4 - U4_1*x_1;
    const double x_7 = 1842.912968642313*t_5 - U5_0*x_1 - U5_1*x_6;
    const double x_8 = U7_0*y_2 - U7_1*x_2;
    const double x_9 = 1842.912968642313*t_8 - U8_0*x_2 - U8_1*x_8;
    const double x_10 = U10_0*y_0 - U10_1*x_3;
    const double x_11 = 1842.912968642313*t_11 - U11_0*x_3 - U11_1*x_10;

    qdd[0] = x_0;
    qdd[1] = x_4;
    qdd[2] = x_5;
    qdd[3] = -x_1;
    qdd[4] = x_6;
    qdd[5] = x_7;
    qdd[6] = x_2;
    qdd[7] = x_8;
    qdd[8] = x_9;
    qdd[9] = -x_3;
    qdd[10] = x_10;
    qdd[11] = x_11;
}

void solo12_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_forward_dynamics(q + 12*state, qd + 12*state, tau + 12*state, qdd + 12*state);
    }
}

void solo12_pose_FL_FOOT(const double q[12], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);

    /* frame of 'FL_UPPER_LEG' in the base */
    const double o1_0 = s_0*c_1;
    const double o1_1 = s_0*s_1;
    const double o1_2 = c_0*c_1;
    const double o1_3 = c_0*s_1;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double o2_0 = s_1*c_2 + c_1*s_2;
    const double o2_1 = s_1*s_2 - c_1*c_2;
    const double o2_2 = c_2*o1_0 - s_2*o1_1;
    const double o2_3 = s_2*o1_0 + c_2*o1_1;
    const double o2_4 = c_2*o1_2 - s_2*o1_3;
    const double o2_5 = s_2*o1_2 + c_2*o1_3;

    /* frame of tool 'FL_FOOT' */
    const double tool_0 = 0.16*(s_1 + o2_0) - 0.1946;
    const double tool_1 = 0.05945*c_0 + 0.0875 + 0.16*(o1_0 + o2_2);
    const double tool_2 = 0.05945*s_0 + 0.16*(-o1_2 - o2_4);

    pose[0] = -o2_1;
    pose[1] = 0.0;
    pose[2] = o2_0;
    pose[3] = -tool_0;
    pose[4] = o2_3;
    pose[5] = c_0;
    pose[6] = -o2_2;
    pose[7] = tool_1;
    pose[8] = -o2_5;
    pose[9] = s_0;
    pose[10] = o2_4;
    pose[11] = tool_2;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void solo12_pose_FL_FOOT_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_pose_FL_FOOT(q + 12*state, pose + 16*state);
    }
}

void solo12_pose_FR_FOOT(const double q[12], double pose[16])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);

    /* frame of 'FR_UPPER_LEG' in the base */
    const double o4_0 = s_3*c_4;
    const double o4_1 = s_3*s_4;
    const double o4_2 = c_3*c_4;
    const double o4_3 = c_3*s_4;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double o5_0 = s_4*c_5 + c_4*s_5;
    const double o5_1 = s_4*s_5 - c_4*c_5;
    const double o5_2 = c_5*o4_0 - s_5*o4_1;
    const double o5_3 = s_5*o4_0 + c_5*o4_1;
    const double o5_4 = c_5*o4_2 - s_5*o4_3;
    const double o5_5 = s_5*o4_2 + c_5*o4_3;

    /* frame of tool 'FR_FOOT' */
    const double tool_0 = 0.16*(s_4 + o5_0) - 0.1946;
    const double tool_1 = 0.05945*c_3 + 0.0875 + 0.16*(-o4_0 - o5_2);
    const double tool_2 = 0.05945*s_3 + 0.16*(o4_2 + o5_4);

    pose[0] = -o5_1;
    pose[1] = 0.0;
    pose[2] = o5_0;
    pose[3] = -tool_0;
    pose[4] = o5_3;
    pose[5] = c_3;
    pose[6] = -o5_2;
    pose[7] = -tool_1;
    pose[8] = -o5_5;
    pose[9] = s_3;
    pose[10] = o5_4;
    pose[11] = -tool_2;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void solo12_pose_FR_FOOT_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_pose_FR_FOOT(q + 12*state, pose + 16*state);
    }
}

void solo12_pose_HL_FOOT(const double q[12], double pose[16])
{
    const double q6 = q[6], q7 = q[7], q8 = q[8];

    /* sines and cosines */
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);

    /* frame of 'HL_UPPER_LEG' in the base */
    const double o7_0 = s_6*c_7;
    const double o7_1 = s_6*s_7;
    const double o7_2 = c_6*c_7;
    const double o7_3 = c_6*s_7;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double o8_0 = s_7*c_8 + c_7*s_8;
    const double o8_1 = s_7*s_8 - c_7*c_8;
    const double o8_2 = c_8*o7_0 - s_8*o7_1;
    const double o8_3 = s_8*o7_0 + c_8*o7_1;
    const double o8_4 = c_8*o7_2 - s_8*o7_3;
    const double o8_5 = s_8*o7_2 + c_8*o7_3;

    /* frame of tool 'HL_FOOT' */
    const double tool_0 = 0.16*(s_7 + o8_0) + 0.1946;
    const double tool_1 = 0.05945*c_6 + 0.0875 + 0.16*(o7_0 + o8_2);
    const double tool_2 = 0.05945*s_6 + 0.16*(-o7_2 - o8_4);

    pose[0] = -o8_1;
    pose[1] = 0.0;
    pose[2] = o8_0;
    pose[3] = -tool_0;
    pose[4] = o8_3;
    pose[5] = c_6;
    pose[6] = -o8_2;
    pose[7] = tool_1;
    pose[8] = -o8_5;
    pose[9] = s_6;
    pose[10] = o8_4;
    pose[11] = tool_2;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void solo12_pose_HL_FOOT_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_pose_HL_FOOT(q + 12*state, pose + 16*state);
    }
}

void solo12_pose_HR_FOOT(const double q[12], double pose[16])
{
    const double q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* frame of 'HR_UPPER_LEG' in the base */
    const double o10_0 = s_9*c_10;
    const double o10_1 = s_9*s_10;
    const double o10_2 = c_9*c_10;
    const double o10_3 = c_9*s_10;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double o11_0 = s_10*c_11 + c_10*s_11;
    const double o11_1 = s_10*s_11 - c_10*c_11;
    const double o11_2 = c_11*o10_0 - s_11*o10_1;
    const double o11_3 = s_11*o10_0 + c_11*o10_1;
    const double o11_4 = c_11*o10_2 - s_11*o10_3;
    const double o11_5 = s_11*o10_2 + c_11*o10_3;

    /* frame of tool 'HR_FOOT' */
    const double tool_0 = 0.16*(s_10 + o11_0) + 0.1946;
    const double tool_1 = 0.05945*c_9 + 0.0875 + 0.16*(-o10_0 - o11_2);
    const double tool_2 = 0.05945*s_9 + 0.16*(o10_2 + o11_4);

    pose[0] = -o11_1;
    pose[1] = 0.0;
    pose[2] = o11_0;
    pose[3] = -tool_0;
    pose[4] = o11_3;
    pose[5] = c_9;
    pose[6] = -o11_2;
    pose[7] = -tool_1;
    pose[8] = -o11_5;
    pose[9] = s_9;
    pose[10] = o11_4;
    pose[11] = -tool_2;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void solo12_pose_HR_FOOT_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_pose_HR_FOOT(q + 12*state, pose + 16*state);
    }
}

void solo12_jacobian_FL_FOOT(const double q[12], double J[72])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);

    /* frame of 'FL_UPPER_LEG' in the base */
    const double o1_0 = s_0*c_1;
    const double o1_1 = s_0*s_1;
    const double o1_2 = c_0*c_1;
    const double o1_3 = c_0*s_1;
    const double o1_4 = 0.05145*s_0;
    const double o1_5 = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double o2_0 = s_1*c_2 + c_1*s_2;
    const double o2_1 = c_2*o1_0 - s_2*o1_1;
    const double o2_2 = c_2*o1_2 - s_2*o1_3;
    const double o2_3 = 0.16*s_1 - 0.1946;
    const double o2_4 = o1_5 + 0.16*o1_0;
    const double o2_5 = o1_4 - 0.16*o1_2;

    /* frame of tool 'FL_FOOT' */
    const double tool_0 = 0.16*o2_0;
    const double tool_1 = 0.16*o2_1 + 0.008*c_0;
    const double tool_2 = 0.16*o2_2 - 0.008*s_0;
    const double tool_3 = o2_3 + tool_0;
    const double tool_4 = o2_4 + tool_1;
    const double tool_5 = o2_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4);
    const double J_3 = s_0*J_0;
    const double J_4 = c_0*J_0;
    const double J_5 = c_0*tool_2 + s_0*tool_1;
    const double J_6 = s_0*tool_0;
    const double J_7 = c_0*tool_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[0] = 1.0;
    J[13] = c_0;
    J[14] = c_0;
    J[25] = s_0;
    J[26] = s_0;
    J[37] = -J_2;
    J[38] = -J_5;
    J[48] = -tool_5;
    J[49] = -J_3;
    J[50] = -J_6;
    J[60] = J_1;
    J[61] = J_4;
    J[62] = J_7;
}

void solo12_jacobian_FL_FOOT_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_FL_FOOT(q + 12*state, J + 72*state);
    }
}

void solo12_jacobian_FR_FOOT(const double q[12], double J[72])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);

    /* frame of 'FR_UPPER_LEG' in the base */
    const double o4_0 = s_3*c_4;
    const double o4_1 = s_3*s_4;
    const double o4_2 = c_3*c_4;
    const double o4_3 = c_3*s_4;
    const double o4_4 = 0.05145*s_3;
    const double o4_5 = 0.05145*c_3 + 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double o5_0 = s_4*c_5 + c_4*s_5;
    const double o5_1 = c_5*o4_0 - s_5*o4_1;
    const double o5_2 = c_5*o4_2 - s_5*o4_3;
    const double o5_3 = 0.16*s_4 - 0.1946;
    const double o5_4 = o4_5 - 0.16*o4_0;
    const double o5_5 = o4_4 + 0.16*o4_2;

    /* frame of tool 'FR_FOOT' */
    const double tool_0 = 0.16*o5_0;
    const double tool_1 = 0.16*o5_1 - 0.008*c_3;
    const double tool_2 = 0.16*o5_2 + 0.008*s_3;
    const double tool_3 = o5_3 + tool_0;
    const double tool_4 = o5_4 - tool_1;
    const double tool_5 = o5_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4);
    const double J_3 = s_3*J_0;
    const double J_4 = c_3*J_0;
    const double J_5 = c_3*tool_2 + s_3*tool_1;
    const double J_6 = s_3*tool_0;
    const double J_7 = c_3*tool_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[3] = 1.0;
    J[16] = c_3;
    J[17] = c_3;
    J[28] = s_3;
    J[29] = s_3;
    J[40] = J_2;
    J[41] = -J_5;
    J[51] = tool_5;
    J[52] = -J_3;
    J[53] = -J_6;
    J[63] = -J_1;
    J[64] = J_4;
    J[65] = J_7;
}

void solo12_jacobian_FR_FOOT_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_FR_FOOT(q + 12*state, J + 72*state);
    }
}

void solo12_jacobian_HL_FOOT(const double q[12], double J[72])
{
    const double q6 = q[6], q7 = q[7], q8 = q[8];

    /* sines and cosines */
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);

    /* frame of 'HL_UPPER_LEG' in the base */
    const double o7_0 = s_6*c_7;
    const double o7_1 = s_6*s_7;
    const double o7_2 = c_6*c_7;
    const double o7_3 = c_6*s_7;
    const double o7_4 = 0.05145*s_6;
    const double o7_5 = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double o8_0 = s_7*c_8 + c_7*s_8;
    const double o8_1 = c_8*o7_0 - s_8*o7_1;
    const double o8_2 = c_8*o7_2 - s_8*o7_3;
    const double o8_3 = 0.16*s_7 + 0.1946;
    const double o8_4 = o7_5 + 0.16*o7_0;
    const double o8_5 = o7_4 - 0.16*o7_2;

    /* frame of tool 'HL_FOOT' */
    const double tool_0 = 0.16*o8_0;
    const double tool_1 = 0.16*o8_1 + 0.008*c_6;
    const double tool_2 = 0.16*o8_2 - 0.008*s_6;
    const double tool_3 = o8_3 + tool_0;
    const double tool_4 = o8_4 + tool_1;
    const double tool_5 = o8_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4);
    const double J_3 = s_6*J_0;
    const double J_4 = c_6*J_0;
    const double J_5 = c_6*tool_2 + s_6*tool_1;
    const double J_6 = s_6*tool_0;
    const double J_7 = c_6*tool_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[6] = 1.0;
    J[19] = c_6;
    J[20] = c_6;
    J[31] = s_6;
    J[32] = s_6;
    J[43] = -J_2;
    J[44] = -J_5;
    J[54] = -tool_5;
    J[55] = -J_3;
    J[56] = -J_6;
    J[66] = J_1;
    J[67] = J_4;
    J[68] = J_7;
}

void solo12_jacobian_HL_FOOT_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_HL_FOOT(q + 12*state, J + 72*state);
    }
}

void solo12_jacobian_HR_FOOT(const double q[12], double J[72])
{
    const double q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* frame of 'HR_UPPER_LEG' in the base */
    const double o10_0 = s_9*c_10;
    const double o10_1 = s_9*s_10;
    const double o10_2 = c_9*c_10;
    const double o10_3 = c_9*s_10;
    const double o10_4 = 0.05145*s_9;
    const double o10_5 = 0.05145*c_9 + 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double o11_0 = s_10*c_11 + c_10*s_11;
    const double o11_1 = c_11*o10_0 - s_11*o10_1;
    const double o11_2 = c_11*o10_2 - s_11*o10_3;
    const double o11_3 = 0.16*s_10 + 0.1946;
    const double o11_4 = o10_5 - 0.16*o10_0;
    const double o11_5 = o10_4 + 0.16*o10_2;

    /* frame of tool 'HR_FOOT' */
    const double tool_0 = 0.16*o11_0;
    const double tool_1 = 0.16*o11_1 - 0.008*c_9;
    const double tool_2 = 0.16*o11_2 + 0.008*s_9;
    const double tool_3 = o11_3 + tool_0;
    const double tool_4 = o11_4 - tool_1;
    const double tool_5 = o11_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4);
    const double J_3 = s_9*J_0;
    const double J_4 = c_9*J_0;
    const double J_5 = c_9*tool_2 + s_9*tool_1;
    const double J_6 = s_9*tool_0;
    const double J_7 = c_9*tool_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[9] = 1.0;
    J[22] = c_9;
    J[23] = c_9;
    J[34] = s_9;
    J[35] = s_9;
    J[46] = J_2;
    J[47] = -J_5;
    J[57] = tool_5;
    J[58] = -J_3;
    J[59] = -J_6;
    J[69] = -J_1;
    J[70] = J_4;
    J[71] = J_7;
}

void solo12_jacobian_HR_FOOT_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_HR_FOOT(q + 12*state, J + 72*state);
    }
}

void solo12_jacobian_rate_FL_FOOT(const double q[12], const double qd[12], double Jd[72])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);

    /* frame of 'FL_UPPER_LEG' in the base */
    const double o1_0 = s_0*c_1;
    const double o1_1 = s_0*s_1;
    const double o1_2 = c_0*c_1;
    const double o1_3 = c_0*s_1;
    const double o1_4 = 0.05145*s_0;
    const double o1_5 = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double o2_0 = s_1*c_2 + c_1*s_2;
    const double o2_1 = c_2*o1_0 - s_2*o1_1;
    const double o2_2 = c_2*o1_2 - s_2*o1_3;
    const double o2_3 = 0.16*s_1 - 0.1946;
    const double o2_4 = o1_5 + 0.16*o1_0;
    const double o2_5 = o1_4 - 0.16*o1_2;

    /* frame of tool 'FL_FOOT' */
    const double tool_0 = 0.16*o2_0;
    const double tool_1 = 0.16*o2_1 + 0.008*c_0;
    const double tool_2 = 0.16*o2_2 - 0.008*s_0;
    const double tool_3 = o2_3 + tool_0;
    const double tool_4 = o2_4 + tool_1;
    const double tool_5 = o2_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4);
    const double J_3 = s_0*J_0;
    const double J_4 = c_0*J_0;
    const double J_5 = c_0*tool_2 + s_0*tool_1;
    const double J_6 = s_0*tool_0;
    const double J_7 = c_0*tool_0;

    /* angular velocities in base axes */
    const double w_0 = c_0*qd1;
    const double w_1 = s_0*qd1;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd2*J_5;
    const double Jd_1 = qd2*J_6;
    const double Jd_2 = qd2*J_7;
    const double Jd_3 = s_0*w_0 - c_0*w_1;
    const double Jd_4 = s_0*qd0;
    const double Jd_5 = c_0*qd0;
    const double Jd_6 = J_7*w_0 + J_6*w_1 + (c_0*Jd_2 + s_0*Jd_1);
    const double Jd_7 = J_5*w_1 + qd0*J_7 + s_0*Jd_0;
    const double Jd_8 = qd0*J_6 - J_5*w_0 - c_0*Jd_0;
    const double Jd_9 = Jd_0 + qd1*J_2;
    const double Jd_10 = Jd_1 + qd1*J_3;
    const double Jd_11 = Jd_2 + qd1*J_4;
    const double Jd_12 = c_0*Jd_11 + s_0*Jd_10;
    const double Jd_13 = qd0*J_4 + s_0*Jd_9;
    const double Jd_14 = qd0*J_3 - c_0*Jd_9;
    const double Jd_15 = Jd_10 + qd0*tool_5;
    const double Jd_16 = Jd_11 + qd0*J_1;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[2] = Jd_3;
    Jd[13] = -Jd_4;
    Jd[14] = -Jd_4;
    Jd[25] = Jd_5;
    Jd[26] = Jd_5;
    Jd[37] = Jd_12;
    Jd[38] = Jd_6;
    Jd[48] = -Jd_16;
    Jd[49] = -Jd_13;
    Jd[50] = -Jd_7;
    Jd[60] = -Jd_15;
    Jd[61] = -Jd_14;
    Jd[62] = -Jd_8;
}

void solo12_jacobian_rate_FL_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_rate_FL_FOOT(q + 12*state, qd + 12*state, Jd + 72*state);
    }
}

void solo12_jacobian_rate_FR_FOOT(const double q[12], const double qd[12], double Jd[72])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5];
    const double qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);

    /* frame of 'FR_UPPER_LEG' in the base */
    const double o4_0 = s_3*c_4;
    const double o4_1 = s_3*s_4;
    const double o4_2 = c_3*c_4;
    const double o4_3 = c_3*s_4;
    const double o4_4 = 0.05145*s_3;
    const double o4_5 = 0.05145*c_3 + 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double o5_0 = s_4*c_5 + c_4*s_5;
    const double o5_1 = c_5*o4_0 - s_5*o4_1;
    const double o5_2 = c_5*o4_2 - s_5*o4_3;
    const double o5_3 = 0.16*s_4 - 0.1946;
    const double o5_4 = o4_5 - 0.16*o4_0;
    const double o5_5 = o4_4 + 0.16*o4_2;

    /* frame of tool 'FR_FOOT' */
    const double tool_0 = 0.16*o5_0;
    const double tool_1 = 0.16*o5_1 - 0.008*c_3;
    const double tool_2 = 0.16*o5_2 + 0.008*s_3;
    const double tool_3 = o5_3 + tool_0;
    const double tool_4 = o5_4 - tool_1;
    const double tool_5 = o5_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4);
    const double J_3 = s_3*J_0;
    const double J_4 = c_3*J_0;
    const double J_5 = c_3*tool_2 + s_3*tool_1;
    const double J_6 = s_3*tool_0;
    const double J_7 = c_3*tool_0;

    /* angular velocities in base axes */
    const double w_0 = c_3*qd4;
    const double w_1 = s_3*qd4;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd5*J_5;
    const double Jd_1 = qd5*J_6;
    const double Jd_2 = qd5*J_7;
    const double Jd_3 = s_3*w_0 - c_3*w_1;
    const double Jd_4 = s_3*qd3;
    const double Jd_5 = c_3*qd3;
    const double Jd_6 = J_7*w_0 + J_6*w_1 + (c_3*Jd_2 + s_3*Jd_1);
    const double Jd_7 = J_5*w_1 + qd3*J_7 + s_3*Jd_0;
    const double Jd_8 = qd3*J_6 - J_5*w_0 - c_3*Jd_0;
    const double Jd_9 = Jd_0 - qd4*J_2;
    const double Jd_10 = Jd_1 + qd4*J_3;
    const double Jd_11 = Jd_2 + qd4*J_4;
    const double Jd_12 = c_3*Jd_11 + s_3*Jd_10;
    const double Jd_13 = qd3*J_4 + s_3*Jd_9;
    const double Jd_14 = qd3*J_3 - c_3*Jd_9;
    const double Jd_15 = Jd_10 - qd3*tool_5;
    const double Jd_16 = Jd_11 - qd3*J_1;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[5] = Jd_3;
    Jd[16] = -Jd_4;
    Jd[17] = -Jd_4;
    Jd[28] = Jd_5;
    Jd[29] = Jd_5;
    Jd[40] = Jd_12;
    Jd[41] = Jd_6;
    Jd[51] = -Jd_16;
    Jd[52] = -Jd_13;
    Jd[53] = -Jd_7;
    Jd[63] = -Jd_15;
    Jd[64] = -Jd_14;
    Jd[65] = -Jd_8;
}

void solo12_jacobian_rate_FR_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_rate_FR_FOOT(q + 12*state, qd + 12*state, Jd + 72*state);
    }
}

void solo12_jacobian_rate_HL_FOOT(const double q[12], const double qd[12], double Jd[72])
{
    const double q6 = q[6], q7 = q[7], q8 = q[8];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);

    /* frame of 'HL_UPPER_LEG' in the base */
    const double o7_0 = s_6*c_7;
    const double o7_1 = s_6*s_7;
    const double o7_2 = c_6*c_7;
    const double o7_3 = c_6*s_7;
    const double o7_4 = 0.05145*s_6;
    const double o7_5 = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double o8_0 = s_7*c_8 + c_7*s_8;
    const double o8_1 = c_8*o7_0 - s_8*o7_1;
    const double o8_2 = c_8*o7_2 - s_8*o7_3;
    const double o8_3 = 0.16*s_7 + 0.1946;
    const double o8_4 = o7_5 + 0.16*o7_0;
    const double o8_5 = o7_4 - 0.16*o7_2;

    /* frame of tool 'HL_FOOT' */
    const double tool_0 = 0.16*o8_0;
    const double tool_1 = 0.16*o8_1 + 0.008*c_6;
    const double tool_2 = 0.16*o8_2 - 0.008*s_6;
    const double tool_3 = o8_3 + tool_0;
    const double tool_4 = o8_4 + tool_1;
    const double tool_5 = o8_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4);
    const double J_3 = s_6*J_0;
    const double J_4 = c_6*J_0;
    const double J_5 = c_6*tool_2 + s_6*tool_1;
    const double J_6 = s_6*tool_0;
    const double J_7 = c_6*tool_0;

    /* angular velocities in base axes */
    const double w_0 = c_6*qd7;
    const double w_1 = s_6*qd7;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd8*J_5;
    const double Jd_1 = qd8*J_6;
    const double Jd_2 = qd8*J_7;
    const double Jd_3 = s_6*w_0 - c_6*w_1;
    const double Jd_4 = s_6*qd6;
    const double Jd_5 = c_6*qd6;
    const double Jd_6 = J_7*w_0 + J_6*w_1 + (c_6*Jd_2 + s_6*Jd_1);
    const double Jd_7 = J_5*w_1 + qd6*J_7 + s_6*Jd_0;
    const double Jd_8 = qd6*J_6 - J_5*w_0 - c_6*Jd_0;
    const double Jd_9 = Jd_0 + qd7*J_2;
    const double Jd_10 = Jd_1 + qd7*J_3;
    const double Jd_11 = Jd_2 + qd7*J_4;
    const double Jd_12 = c_6*Jd_11 + s_6*Jd_10;
    const double Jd_13 = qd6*J_4 + s_6*Jd_9;
    const double Jd_14 = qd6*J_3 - c_6*Jd_9;
    const double Jd_15 = Jd_10 + qd6*tool_5;
    const double Jd_16 = Jd_11 + qd6*J_1;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[8] = Jd_3;
    Jd[19] = -Jd_4;
    Jd[20] = -Jd_4;
    Jd[31] = Jd_5;
    Jd[32] = Jd_5;
    Jd[43] = Jd_12;
    Jd[44] = Jd_6;
    Jd[54] = -Jd_16;
    Jd[55] = -Jd_13;
    Jd[56] = -Jd_7;
    Jd[66] = -Jd_15;
    Jd[67] = -Jd_14;
    Jd[68] = -Jd_8;
}

void solo12_jacobian_rate_HL_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_rate_HL_FOOT(q + 12*state, qd + 12*state, Jd + 72*state);
    }
}

void solo12_jacobian_rate_HR_FOOT(const double q[12], const double qd[12], double Jd[72])
{
    const double q9 = q[9], q10 = q[10], q11 = q[11];
    const double qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* frame of 'HR_UPPER_LEG' in the base */
    const double o10_0 = s_9*c_10;
    const double o10_1 = s_9*s_10;
    const double o10_2 = c_9*c_10;
    const double o10_3 = c_9*s_10;
    const double o10_4 = 0.05145*s_9;
    const double o10_5 = 0.05145*c_9 + 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double o11_0 = s_10*c_11 + c_10*s_11;
    const double o11_1 = c_11*o10_0 - s_11*o10_1;
    const double o11_2 = c_11*o10_2 - s_11*o10_3;
    const double o11_3 = 0.16*s_10 + 0.1946;
    const double o11_4 = o10_5 - 0.16*o10_0;
    const double o11_5 = o10_4 + 0.16*o10_2;

    /* frame of tool 'HR_FOOT' */
    const double tool_0 = 0.16*o11_0;
    const double tool_1 = 0.16*o11_1 - 0.008*c_9;
    const double tool_2 = 0.16*o11_2 + 0.008*s_9;
    const double tool_3 = o11_3 + tool_0;
    const double tool_4 = o11_4 - tool_1;
    const double tool_5 = o11_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4);
    const double J_3 = s_9*J_0;
    const double J_4 = c_9*J_0;
    const double J_5 = c_9*tool_2 + s_9*tool_1;
    const double J_6 = s_9*tool_0;
    const double J_7 = c_9*tool_0;

    /* angular velocities in base axes */
    const double w_0 = c_9*qd10;
    const double w_1 = s_9*qd10;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd11*J_5;
    const double Jd_1 = qd11*J_6;
    const double Jd_2 = qd11*J_7;
    const double Jd_3 = s_9*w_0 - c_9*w_1;
    const double Jd_4 = s_9*qd9;
    const double Jd_5 = c_9*qd9;
    const double Jd_6 = J_7*w_0 + J_6*w_1 + (c_9*Jd_2 + s_9*Jd_1);
    const double Jd_7 = J_5*w_1 + qd9*J_7 + s_9*Jd_0;
    const double Jd_8 = qd9*J_6 - J_5*w_0 - c_9*Jd_0;
    const double Jd_9 = Jd_0 - qd10*J_2;
    const double Jd_10 = Jd_1 + qd10*J_3;
    const double Jd_11 = Jd_2 + qd10*J_4;
    const double Jd_12 = c_9*Jd_11 + s_9*Jd_10;
    const double Jd_13 = qd9*J_4 + s_9*Jd_9;
    const double Jd_14 = qd9*J_3 - c_9*Jd_9;
    const double Jd_15 = Jd_10 - qd9*tool_5;
    const double Jd_16 = Jd_11 - qd9*J_1;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[11] = Jd_3;
    Jd[22] = -Jd_4;
    Jd[23] = -Jd_4;
    Jd[34] = Jd_5;
    Jd[35] = Jd_5;
    Jd[46] = Jd_12;
    Jd[47] = Jd_6;
    Jd[57] = -Jd_16;
    Jd[58] = -Jd_13;
    Jd[59] = -Jd_7;
    Jd[69] = -Jd_15;
    Jd[70] = -Jd_14;
    Jd[71] = -Jd_8;
}

void solo12_jacobian_rate_HR_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_jacobian_rate_HR_FOOT(q + 12*state, qd + 12*state, Jd + 72*state);
    }
}

void solo12_operational_inertia_inverse_FL_FOOT(const double q[12], double Omega[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2*0.0005396092213171668;
    const double R1_3 = 3.3497340042275575e-05*c_2;
    const double R1_4 = 3.3497340042275575e-05*s_2;
    const double R1_5 = 0.001231440536717216*c_2;
    const double R1_6 = R1_2 - 0.0005396092213171668 + R1_5;
    const double R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2;
    const double R1_8 = R1_0 + 0.01771278698415;
    const double R1_9 = R1_1 - 2.0453744565e-06;
    const double R1_10 = R1_2 + 0.0022644781431582876;
    const double R1_11 = R1_5 + 0.002838197420805067;
    const double R1_12 = R1_7 - 1.609852873477455e-07;
    const double R1_13 = R1_3 - 0.0001172304186461722;
    const double R1_14 = R1_4 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12));
    const double R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9);
    const double R0_2 = R0_0 - 0.0031799702681776175;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0);

    /* elimination of 'FL_KFE' */
    const double U2_0 = 1842.912968642313*M2_1;
    const double U2_1 = 1842.912968642313*M2_0;
    const double U2_2 = R0_2 + M2_1*U2_0;
    const double U2_3 = R0_1 - M2_1*U2_1;
    const double U2_4 = R1_11 - M2_0*U2_1;

    /* elimination of 'FL_HFE' */
    const double U1_0 = 1.0/U2_4;
    const double U1_1 = U2_3*U1_0;
    const double U1_2 = U2_2 + U2_3*U1_1;

    /* elimination of 'FL_HAA' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'FL_UPPER_LEG' in the base */
    const double o1_0 = s_0*c_1;
    const double o1_1 = s_0*s_1;
    const double o1_2 = c_0*c_1;
    const double o1_3 = c_0*s_1;
    const double o1_4 = 0.05145*s_0;
    const double o1_5 = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double o2_0 = s_1*c_2 + c_1*s_2;
    const double o2_1 = c_2*o1_0 - s_2*o1_1;
    const double o2_2 = c_2*o1_2 - s_2*o1_3;
    const double o2_3 = 0.16*s_1 - 0.1946;
    const double o2_4 = o1_5 + 0.16*o1_0;
    const double o2_5 = o1_4 - 0.16*o1_2;

    /* frame of tool 'FL_FOOT' */
    const double tool_0 = 0.16*o2_0;
    const double tool_1 = 0.16*o2_1 + 0.008*c_0;
    const double tool_2 = 0.16*o2_2 - 0.008*s_0;
    const double tool_3 = o2_3 + tool_0;
    const double tool_4 = o2_4 + tool_1;
    const double tool_5 = o2_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4);
    const double J_3 = s_0*J_0;
    const double J_4 = c_0*J_0;
    const double J_5 = c_0*tool_2 + s_0*tool_1;
    const double J_6 = s_0*tool_0;
    const double J_7 = c_0*tool_0;

    /* solve with U */
    const double y_0 = c_0 - c_0*U2_1;
    const double y_1 = U1_1*y_0 + c_0*U2_0;
    const double y_2 = s_0 - s_0*U2_1;
    const double y_3 = U1_1*y_2 + s_0*U2_0;
    const double y_4 = J_2 - U2_1*J_5;
    const double y_5 = U1_1*y_4 + U2_0*J_5;
    const double y_6 = J_3 - U2_1*J_6;
    const double y_7 = tool_5 - U1_1*y_6 - U2_0*J_6;
    const double y_8 = J_4 - U2_1*J_7;
    const double y_9 = J_1 - U1_1*y_8 - U2_0*J_7;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_1;
    const double Omega_1 = U0_0*y_3;
    const double Omega_2 = U1_0*y_2;
    const double Omega_3 = 1842.912968642313*s_0;
    const double Omega_4 = U0_0*y_5;
    const double Omega_5 = U1_0*y_4;
    const double Omega_6 = 1842.912968642313*J_5;
    const double Omega_7 = U0_0*y_7;
    const double Omega_8 = U1_0*y_6;
    const double Omega_9 = 1842.912968642313*J_6;
    const double Omega_10 = U0_0*y_9;
    const double Omega_11 = U1_0*y_8;
    const double Omega_12 = 1842.912968642313*J_7;
    const double Omega_13 = y_1*Omega_0 - U1_0*y_0*y_0 - 1842.912968642313*c_0*c_0;
    const double Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_0*Omega_3;
    const double Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_0*Omega_3;
    const double Omega_16 = y_1*Omega_4 - y_0*Omega_5 - c_0*Omega_6;
    const double Omega_17 = y_3*Omega_4 - y_2*Omega_5 - s_0*Omega_6;
    const double Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6;
    const double Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_0*Omega_9;
    const double Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_0*Omega_9;
    const double Omega_21 = y_5*Omega_7 + y_4*Omega_8 + J_5*Omega_9;
    const double Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9;
    const double Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_0*Omega_12;
    const double Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_0*Omega_12;
    const double Omega_25 = y_5*Omega_10 + y_4*Omega_11 + J_5*Omega_12;
    const double Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12;
    const double Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12;

    Omega[0] = -U0_0;
    Omega[1] = Omega_0;
    Omega[2] = Omega_1;
    Omega[3] = -Omega_4;
    Omega[4] = Omega_7;
    Omega[5] = -Omega_10;
    Omega[6] = Omega_0;
    Omega[7] = -Omega_13;
    Omega[8] = -Omega_14;
    Omega[9] = Omega_16;
    Omega[10] = -Omega_19;
    Omega[11] = Omega_23;
    Omega[12] = Omega_1;
    Omega[13] = -Omega_14;
    Omega[14] = -Omega_15;
    Omega[15] = Omega_17;
    Omega[16] = -Omega_20;
    Omega[17] = Omega_24;
    Omega[18] = -Omega_4;
    Omega[19] = Omega_16;
    Omega[20] = Omega_17;
    Omega[21] = -Omega_18;
    Omega[22] = Omega_21;
    Omega[23] = -Omega_25;
    Omega[24] = Omega_7;
    Omega[25] = -Omega_19;
    Omega[26] = -Omega_20;
    Omega[27] = Omega_21;
    Omega[28] = -Omega_22;
    Omega[29] = Omega_26;
    Omega[30] = -Omega_10;
    Omega[31] = Omega_23;
    Omega[32] = Omega_24;
    Omega[33] = -Omega_25;
    Omega[34] = Omega_26;
    Omega[35] = -Omega_27;
}

void solo12_operational_inertia_inverse_FL_FOOT_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_operational_inertia_inverse_FL_FOOT(q + 12*state, Omega + 36*state);
    }
}

void solo12_operational_inertia_inverse_FR_FOOT(const double q[12], double Omega[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5*0.0005396092213171668;
    const double R4_3 = 3.3497340042275575e-05*c_5;
    const double R4_4 = 3.3497340042275575e-05*s_5;
    const double R4_5 = 0.001231440536717216*c_5;
    const double R4_6 = R4_2 - 0.0005396092213171668 + R4_5;
    const double R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5;
    const double R4_8 = R4_0 + 0.01771278698415;
    const double R4_9 = R4_1 + 2.0453744565e-06;
    const double R4_10 = R4_2 + 0.0022644781431582876;
    const double R4_11 = R4_5 + 0.002838197420805067;
    const double R4_12 = R4_7 + 1.609852873477455e-07;
    const double R4_13 = R4_3 - 0.0001172304186461722;
    const double R4_14 = R4_4 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12));
    const double R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9);
    const double R3_2 = R3_0 - 0.0031799702681776175;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0);

    /* elimination of 'FR_KFE' */
    const double U5_0 = 1842.912968642313*M5_1;
    const double U5_1 = 1842.912968642313*M5_0;
    const double U5_2 = R3_2 + M5_1*U5_0;
    const double U5_3 = R3_1 - M5_1*U5_1;
    const double U5_4 = R4_11 - M5_0*U5_1;

    /* elimination of 'FR_HFE' */
    const double U4_0 = 1.0/U5_4;
    const double U4_1 = U5_3*U4_0;
    const double U4_2 = U5_2 + U5_3*U4_1;

    /* elimination of 'FR_HAA' */
    const double U3_0 = 1.0/U4_2;

    /* frame of 'FR_UPPER_LEG' in the base */
    const double o4_0 = s_3*c_4;
    const double o4_1 = s_3*s_4;
    const double o4_2 = c_3*c_4;
    const double o4_3 = c_3*s_4;
    const double o4_4 = 0.05145*s_3;
    const double o4_5 = 0.05145*c_3 + 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double o5_0 = s_4*c_5 + c_4*s_5;
    const double o5_1 = c_5*o4_0 - s_5*o4_1;
    const double o5_2 = c_5*o4_2 - s_5*o4_3;
    const double o5_3 = 0.16*s_4 - 0.1946;
    const double o5_4 = o4_5 - 0.16*o4_0;
    const double o5_5 = o4_4 + 0.16*o4_2;

    /* frame of tool 'FR_FOOT' */
    const double tool_0 = 0.16*o5_0;
    const double tool_1 = 0.16*o5_1 - 0.008*c_3;
    const double tool_2 = 0.16*o5_2 + 0.008*s_3;
    const double tool_3 = o5_3 + tool_0;
    const double tool_4 = o5_4 - tool_1;
    const double tool_5 = o5_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4);
    const double J_3 = s_3*J_0;
    const double J_4 = c_3*J_0;
    const double J_5 = c_3*tool_2 + s_3*tool_1;
    const double J_6 = s_3*tool_0;
    const double J_7 = c_3*tool_0;

    /* solve with U */
    const double y_0 = c_3 - c_3*U5_1;
    const double y_1 = U4_1*y_0 + c_3*U5_0;
    const double y_2 = s_3 - s_3*U5_1;
    const double y_3 = U4_1*y_2 + s_3*U5_0;
    const double y_4 = J_2 + U5_1*J_5;
    const double y_5 = U4_1*y_4 - U5_0*J_5;
    const double y_6 = J_3 - U5_1*J_6;
    const double y_7 = tool_5 - U4_1*y_6 - U5_0*J_6;
    const double y_8 = J_4 - U5_1*J_7;
    const double y_9 = J_1 - U4_1*y_8 - U5_0*J_7;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U3_0*y_1;
    const double Omega_1 = U3_0*y_3;
    const double Omega_2 = U4_0*y_2;
    const double Omega_3 = 1842.912968642313*s_3;
    const double Omega_4 = U3_0*y_5;
    const double Omega_5 = U4_0*y_4;
    const double Omega_6 = 1842.912968642313*J_5;
    const double Omega_7 = U3_0*y_7;
    const double Omega_8 = U4_0*y_6;
    const double Omega_9 = 1842.912968642313*J_6;
    const double Omega_10 = U3_0*y_9;
    const double Omega_11 = U4_0*y_8;
    const double Omega_12 = 1842.912968642313*J_7;
    const double Omega_13 = y_1*Omega_0 - U4_0*y_0*y_0 - 1842.912968642313*c_3*c_3;
    const double Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_3*Omega_3;
    const double Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_3*Omega_3;
    const double Omega_16 = y_1*Omega_4 - y_0*Omega_5 + c_3*Omega_6;
    const double Omega_17 = y_3*Omega_4 - y_2*Omega_5 + s_3*Omega_6;
    const double Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6;
    const double Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_3*Omega_9;
    const double Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_3*Omega_9;
    const double Omega_21 = y_5*Omega_7 + y_4*Omega_8 - J_5*Omega_9;
    const double Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9;
    const double Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_3*Omega_12;
    const double Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_3*Omega_12;
    const double Omega_25 = y_5*Omega_10 + y_4*Omega_11 - J_5*Omega_12;
    const double Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12;
    const double Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12;

    Omega[0] = -U3_0;
    Omega[1] = -Omega_0;
    Omega[2] = -Omega_1;
    Omega[3] = -Omega_4;
    Omega[4] = -Omega_7;
    Omega[5] = Omega_10;
    Omega[6] = -Omega_0;
    Omega[7] = -Omega_13;
    Omega[8] = -Omega_14;
    Omega[9] = -Omega_16;
    Omega[10] = -Omega_19;
    Omega[11] = Omega_23;
    Omega[12] = -Omega_1;
    Omega[13] = -Omega_14;
    Omega[14] = -Omega_15;
    Omega[15] = -Omega_17;
    Omega[16] = -Omega_20;
    Omega[17] = Omega_24;
    Omega[18] = -Omega_4;
    Omega[19] = -Omega_16;
    Omega[20] = -Omega_17;
    Omega[21] = -Omega_18;
    Omega[22] = -Omega_21;
    Omega[23] = Omega_25;
    Omega[24] = -Omega_7;
    Omega[25] = -Omega_19;
    Omega[26] = -Omega_20;
    Omega[27] = -Omega_21;
    Omega[28] = -Omega_22;
    Omega[29] = Omega_26;
    Omega[30] = Omega_10;
    Omega[31] = Omega_23;
    Omega[32] = Omega_24;
    Omega[33] = Omega_25;
    Omega[34] = Omega_26;
    Omega[35] = -Omega_27;
}

void solo12_operational_inertia_inverse_FR_FOOT_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_operational_inertia_inverse_FR_FOOT(q + 12*state, Omega + 36*state);
    }
}

void solo12_operational_inertia_inverse_HL_FOOT(const double q[12], double Omega[36])
{
    const double q6 = q[6], q7 = q[7], q8 = q[8];

    /* sines and cosines */
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8*0.0005396092213171668;
    const double R7_3 = 3.3497340042275575e-05*c_8;
    const double R7_4 = 3.3497340042275575e-05*s_8;
    const double R7_5 = 0.001231440536717216*c_8;
    const double R7_6 = R7_2 - 0.0005396092213171668 + R7_5;
    const double R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8;
    const double R7_8 = R7_0 + 0.01771278698415;
    const double R7_9 = R7_1 - 2.0453744565e-06;
    const double R7_10 = R7_2 + 0.0022644781431582876;
    const double R7_11 = R7_5 + 0.002838197420805067;
    const double R7_12 = R7_7 - 1.609852873477455e-07;
    const double R7_13 = R7_3 - 0.0001172304186461722;
    const double R7_14 = R7_4 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12));
    const double R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9);
    const double R6_2 = R6_0 - 0.0031799702681776175;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0);

    /* elimination of 'HL_KFE' */
    const double U8_0 = 1842.912968642313*M8_1;
    const double U8_1 = 1842.912968642313*M8_0;
    const double U8_2 = R6_2 + M8_1*U8_0;
    const double U8_3 = R6_1 - M8_1*U8_1;
    const double U8_4 = R7_11 - M8_0*U8_1;

    /* elimination of 'HL_HFE' */
    const double U7_0 = 1.0/U8_4;
    const double U7_1 = U8_3*U7_0;
    const double U7_2 = U8_2 + U8_3*U7_1;

    /* elimination of 'HL_HAA' */
    const double U6_0 = 1.0/U7_2;

    /* frame of 'HL_UPPER_LEG' in the base */
    const double o7_0 = s_6*c_7;
    const double o7_1 = s_6*s_7;
    const double o7_2 = c_6*c_7;
    const double o7_3 = c_6*s_7;
    const double o7_4 = 0.05145*s_6;
    const double o7_5 = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double o8_0 = s_7*c_8 + c_7*s_8;
    const double o8_1 = c_8*o7_0 - s_8*o7_1;
    const double o8_2 = c_8*o7_2 - s_8*o7_3;
    const double o8_3 = 0.16*s_7 + 0.1946;
    const double o8_4 = o7_5 + 0.16*o7_0;
    const double o8_5 = o7_4 - 0.16*o7_2;

    /* frame of tool 'HL_FOOT' */
    const double tool_0 = 0.16*o8_0;
    const double tool_1 = 0.16*o8_1 + 0.008*c_6;
    const double tool_2 = 0.16*o8_2 - 0.008*s_6;
    const double tool_3 = o8_3 + tool_0;
    const double tool_4 = o8_4 + tool_1;
    const double tool_5 = o8_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4);
    const double J_3 = s_6*J_0;
    const double J_4 = c_6*J_0;
    const double J_5 = c_6*tool_2 + s_6*tool_1;
    const double J_6 = s_6*tool_0;
    const double J_7 = c_6*tool_0;

    /* solve with U */
    const double y_0 = c_6 - c_6*U8_1;
    const double y_1 = U7_1*y_0 + c_6*U8_0;
    const double y_2 = s_6 - s_6*U8_1;
    const double y_3 = U7_1*y_2 + s_6*U8_0;
    const double y_4 = J_2 - U8_1*J_5;
    const double y_5 = U7_1*y_4 + U8_0*J_5;
    const double y_6 = J_3 - U8_1*J_6;
    const double y_7 = tool_5 - U7_1*y_6 - U8_0*J_6;
    const double y_8 = J_4 - U8_1*J_7;
    const double y_9 = J_1 - U7_1*y_8 - U8_0*J_7;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U6_0*y_1;
    const double Omega_1 = U6_0*y_3;
    const double Omega_2 = U7_0*y_2;
    const double Omega_3 = 1842.912968642313*s_6;
    const double Omega_4 = U6_0*y_5;
    const double Omega_5 = U7_0*y_4;
    const double Omega_6 = 1842.912968642313*J_5;
    const double Omega_7 = U6_0*y_7;
    const double Omega_8 = U7_0*y_6;
    const double Omega_9 = 1842.912968642313*J_6;
    const double Omega_10 = U6_0*y_9;
    const double Omega_11 = U7_0*y_8;
    const double Omega_12 = 1842.912968642313*J_7;
    const double Omega_13 = y_1*Omega_0 - U7_0*y_0*y_0 - 1842.912968642313*c_6*c_6;
    const double Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_6*Omega_3;
    const double Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_6*Omega_3;
    const double Omega_16 = y_1*Omega_4 - y_0*Omega_5 - c_6*Omega_6;
    const double Omega_17 = y_3*Omega_4 - y_2*Omega_5 - s_6*Omega_6;
    const double Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6;
    const double Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_6*Omega_9;
    const double Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_6*Omega_9;
    const double Omega_21 = y_5*Omega_7 + y_4*Omega_8 + J_5*Omega_9;
    const double Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9;
    const double Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_6*Omega_12;
    const double Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_6*Omega_12;
    const double Omega_25 = y_5*Omega_10 + y_4*Omega_11 + J_5*Omega_12;
    const double Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12;
    const double Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12;

    Omega[0] = -U6_0;
    Omega[1] = Omega_0;
    Omega[2] = Omega_1;
    Omega[3] = -Omega_4;
    Omega[4] = Omega_7;
    Omega[5] = -Omega_10;
    Omega[6] = Omega_0;
    Omega[7] = -Omega_13;
    Omega[8] = -Omega_14;
    Omega[9] = Omega_16;
    Omega[10] = -Omega_19;
    Omega[11] = Omega_23;
    Omega[12] = Omega_1;
    Omega[13] = -Omega_14;
    Omega[14] = -Omega_15;
    Omega[15] = Omega_17;
    Omega[16] = -Omega_20;
    Omega[17] = Omega_24;
    Omega[18] = -Omega_4;
    Omega[19] = Omega_16;
    Omega[20] = Omega_17;
    Omega[21] = -Omega_18;
    Omega[22] = Omega_21;
    Omega[23] = -Omega_25;
    Omega[24] = Omega_7;
    Omega[25] = -Omega_19;
    Omega[26] = -Omega_20;
    Omega[27] = Omega_21;
    Omega[28] = -Omega_22;
    Omega[29] = Omega_26;
    Omega[30] = -Omega_10;
    Omega[31] = Omega_23;
    Omega[32] = Omega_24;
    Omega[33] = -Omega_25;
    Omega[34] = Omega_26;
    Omega[35] = -Omega_27;
}

void solo12_operational_inertia_inverse_HL_FOOT_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_operational_inertia_inverse_HL_FOOT(q + 12*state, Omega + 36*state);
    }
}

void solo12_operational_inertia_inverse_HR_FOOT(const double q[12], double Omega[36])
{
    const double q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11*0.0005396092213171668;
    const double R10_3 = 3.3497340042275575e-05*c_11;
    const double R10_4 = 3.3497340042275575e-05*s_11;
    const double R10_5 = 0.001231440536717216*c_11;
    const double R10_6 = R10_2 - 0.0005396092213171668 + R10_5;
    const double R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11;
    const double R10_8 = R10_0 + 0.01771278698415;
    const double R10_9 = R10_1 + 2.0453744565e-06;
    const double R10_10 = R10_2 + 0.0022644781431582876;
    const double R10_11 = R10_5 + 0.002838197420805067;
    const double R10_12 = R10_7 + 1.609852873477455e-07;
    const double R10_13 = R10_3 - 0.0001172304186461722;
    const double R10_14 = R10_4 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12);
    const double R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9);
    const double R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1;
    const double R9_3 = R10_10 - R9_0 - 0.0031799702681776175;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M11_1 = s_10*R10_3 + c_10*R10_4 + 0.05145*(c_10*R10_1 + s_10*R10_0);

    /* elimination of 'HR_KFE' */
    const double U11_0 = 1842.912968642313*M11_1;
    const double U11_1 = 1842.912968642313*M11_0;
    const double U11_2 = R9_3 + M11_1*U11_0;
    const double U11_3 = R9_2 - M11_1*U11_1;
    const double U11_4 = R10_11 - M11_0*U11_1;

    /* elimination of 'HR_HFE' */
    const double U10_0 = 1.0/U11_4;
    const double U10_1 = U11_3*U10_0;
    const double U10_2 = U11_2 + U11_3*U10_1;

    /* elimination of 'HR_HAA' */
    const double U9_0 = 1.0/U10_2;

    /* frame of 'HR_UPPER_LEG' in the base */
    const double o10_0 = s_9*c_10;
    const double o10_1 = s_9*s_10;
    const double o10_2 = c_9*c_10;
    const double o10_3 = c_9*s_10;
    const double o10_4 = 0.05145*s_9;
    const double o10_5 = 0.05145*c_9 + 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double o11_0 = s_10*c_11 + c_10*s_11;
    const double o11_1 = c_11*o10_0 - s_11*o10_1;
    const double o11_2 = c_11*o10_2 - s_11*o10_3;
    const double o11_3 = 0.16*s_10 + 0.1946;
    const double o11_4 = o10_5 - 0.16*o10_0;
    const double o11_5 = o10_4 + 0.16*o10_2;

    /* frame of tool 'HR_FOOT' */
    const double tool_0 = 0.16*o11_0;
    const double tool_1 = 0.16*o11_1 - 0.008*c_9;
    const double tool_2 = 0.16*o11_2 + 0.008*s_9;
    const double tool_3 = o11_3 + tool_0;
    const double tool_4 = o11_4 - tool_1;
    const double tool_5 = o11_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4);
    const double J_3 = s_9*J_0;
    const double J_4 = c_9*J_0;
    const double J_5 = c_9*tool_2 + s_9*tool_1;
    const double J_6 = s_9*tool_0;
    const double J_7 = c_9*tool_0;

    /* solve with U */
    const double y_0 = c_9 - c_9*U11_1;
    const double y_1 = U10_1*y_0 + c_9*U11_0;
    const double y_2 = s_9 - s_9*U11_1;
    const double y_3 = U10_1*y_2 + s_9*U11_0;
    const double y_4 = J_2 + U11_1*J_5;
    const double y_5 = U10_1*y_4 - U11_0*J_5;
    const double y_6 = J_3 - U11_1*J_6;
    const double y_7 = tool_5 - U10_1*y_6 - U11_0*J_6;
    const double y_8 = J_4 - U11_1*J_7;
    const double y_9 = J_1 - U10_1*y_8 - U11_0*J_7;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U9_0*y_1;
    const double Omega_1 = U9_0*y_3;
    const double Omega_2 = U10_0*y_2;
    const double Omega_3 = 1842.912968642313*s_9;
    const double Omega_4 = U9_0*y_5;
    const double Omega_5 = U10_0*y_4;
    const double Omega_6 = 1842.912968642313*J_5;
    const double Omega_7 = U9_0*y_7;
    const double Omega_8 = U10_0*y_6;
    const double Omega_9 = 1842.912968642313*J_6;
    const double Omega_10 = U9_0*y_9;
    const double Omega_11 = U10_0*y_8;
    const double Omega_12 = 1842.912968642313*J_7;
    const double Omega_13 = y_1*Omega_0 - U10_0*y_0*y_0 - 1842.912968642313*c_9*c_9;
    const double Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_9*Omega_3;
    const double Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_9*Omega_3;
    const double Omega_16 = y_1*Omega_4 - y_0*Omega_5 + c_9*Omega_6;
    const double Omega_17 = y_3*Omega_4 - y_2*Omega_5 + s_9*Omega_6;
    const double Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6;
    const double Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_9*Omega_9;
    const double Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_9*Omega_9;
    const double Omega_21 = y_5*Omega_7 + y_4*Omega_8 - J_5*Omega_9;
    const double Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9;
    const double Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_9*Omega_12;
    const double Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_9*Omega_12;
    const double Omega_25 = y_5*Omega_10 + y_4*Omega_11 - J_5*Omega_12;
    const double Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12;
    const double Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12;

    Omega[0] = -U9_0;
    Omega[1] = -Omega_0;
    Omega[2] = -Omega_1;
    Omega[3] = -Omega_4;
    Omega[4] = -Omega_7;
    Omega[5] = Omega_10;
    Omega[6] = -Omega_0;
    Omega[7] = -Omega_13;
    Omega[8] = -Omega_14;
    Omega[9] = -Omega_16;
    Omega[10] = -Omega_19;
    Omega[11] = Omega_23;
    Omega[12] = -Omega_1;
    Omega[13] = -Omega_14;
    Omega[14] = -Omega_15;
    Omega[15] = -Omega_17;
    Omega[16] = -Omega_20;
    Omega[17] = Omega_24;
    Omega[18] = -Omega_4;
    Omega[19] = -Omega_16;
    Omega[20] = -Omega_17;
    Omega[21] = -Omega_18;
    Omega[22] = -Omega_21;
    Omega[23] = Omega_25;
    Omega[24] = -Omega_7;
    Omega[25] = -Omega_19;
    Omega[26] = -Omega_20;
    Omega[27] = -Omega_21;
    Omega[28] = -Omega_22;
    Omega[29] = Omega_26;
    Omega[30] = Omega_10;
    Omega[31] = Omega_23;
    Omega[32] = Omega_24;
    Omega[33] = Omega_25;
    Omega[34] = Omega_26;
    Omega[35] = -Omega_27;
}

void solo12_operational_inertia_inverse_HR_FOOT_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_operational_inertia_inverse_HR_FOOT(q + 12*state, Omega + 36*state);
    }
}

void solo12_tip_force_acceleration_FL_FOOT(const double q[12], const double f[6], double qdd[12])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double c_0 = cos(q0);
    const double s_0 = sin(q0);
    const double c_1 = cos(q1);
    const double s_1 = sin(q1);
    const double c_2 = cos(q2);
    const double s_2 = sin(q2);

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_0 = 0.0038482516772413*c_2;
    const double R1_1 = 0.0038482516772413*s_2;
    const double R1_2 = c_2*c_2*0.0005396092213171668;
    const double R1_3 = 3.3497340042275575e-05*c_2;
    const double R1_4 = 3.3497340042275575e-05*s_2;
    const double R1_5 = 0.001231440536717216*c_2;
    const double R1_6 = R1_2 - 0.0005396092213171668 + R1_5;
    const double R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2;
    const double R1_8 = R1_0 + 0.01771278698415;
    const double R1_9 = R1_1 - 2.0453744565e-06;
    const double R1_10 = R1_2 + 0.0022644781431582876;
    const double R1_11 = R1_5 + 0.002838197420805067;
    const double R1_12 = R1_7 - 1.609852873477455e-07;
    const double R1_13 = R1_3 - 0.0001172304186461722;
    const double R1_14 = R1_4 + 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12));
    const double R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9);
    const double R0_2 = R0_0 - 0.0031799702681776175;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0);

    /* elimination of 'FL_KFE' */
    const double U2_0 = 1842.912968642313*M2_1;
    const double U2_1 = 1842.912968642313*M2_0;
    const double U2_2 = R0_2 + M2_1*U2_0;
    const double U2_3 = R0_1 - M2_1*U2_1;
    const double U2_4 = R1_11 - M2_0*U2_1;

    /* elimination of 'FL_HFE' */
    const double U1_0 = 1.0/U2_4;
    const double U1_1 = U2_3*U1_0;
    const double U1_2 = U2_2 + U2_3*U1_1;

    /* elimination of 'FL_HAA' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'FL_UPPER_LEG' in the base */
    const double o1_0 = s_0*c_1;
    const double o1_1 = s_0*s_1;
    const double o1_2 = c_0*c_1;
    const double o1_3 = c_0*s_1;
    const double o1_4 = 0.05145*s_0;
    const double o1_5 = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double o2_0 = s_1*c_2 + c_1*s_2;
    const double o2_1 = c_2*o1_0 - s_2*o1_1;
    const double o2_2 = c_2*o1_2 - s_2*o1_3;
    const double o2_3 = 0.16*s_1 - 0.1946;
    const double o2_4 = o1_5 + 0.16*o1_0;
    const double o2_5 = o1_4 - 0.16*o1_2;

    /* frame of tool 'FL_FOOT' */
    const double tool_0 = 0.16*o2_0;
    const double tool_1 = 0.16*o2_1 + 0.008*c_0;
    const double tool_2 = 0.16*o2_2 - 0.008*s_0;
    const double tool_3 = o2_3 + tool_0;
    const double tool_4 = o2_4 + tool_1;
    const double tool_5 = o2_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4);
    const double J_3 = s_0*J_0;
    const double J_4 = c_0*J_0;
    const double J_5 = c_0*tool_2 + s_0*tool_1;
    const double J_6 = s_0*tool_0;
    const double J_7 = c_0*tool_0;

    /* joint forces of the wrench */
    const double tip_0 = f0 - tool_5*f4 + J_1*f5;
    const double tip_1 = c_0*f1 + s_0*f2;
    const double tip_2 = tip_1 - J_2*f3 - J_3*f4 + J_4*f5;
    const double tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5;

    /* solve with U */
    const double y_0 = tip_2 - U2_1*tip_3;
    const double y_1 = tip_0 - U1_1*y_0 - U2_0*tip_3;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_1;
    const double x_1 = U1_0*y_0 + U1_1*x_0;
    const double x_2 = 1842.912968642313*tip_3 + U2_0*x_0 - U2_1*x_1;

    qdd[0] = -x_0;
    qdd[1] = x_1;
    qdd[2] = x_2;
    qdd[3] = 0.0;
    qdd[4] = 0.0;
    qdd[5] = 0.0;
    qdd[6] = 0.0;
    qdd[7] = 0.0;
    qdd[8] = 0.0;
    qdd[9] = 0.0;
    qdd[10] = 0.0;
    qdd[11] = 0.0;
}

void solo12_tip_force_acceleration_FL_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_tip_force_acceleration_FL_FOOT(q + 12*state, f + 6*state, qdd + 12*state);
    }
}

void solo12_tip_force_acceleration_FR_FOOT(const double q[12], const double f[6], double qdd[12])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double c_3 = cos(q3);
    const double s_3 = sin(q3);
    const double c_4 = cos(q4);
    const double s_4 = sin(q4);
    const double c_5 = cos(q5);
    const double s_5 = sin(q5);

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_0 = 0.0038482516772413*c_5;
    const double R4_1 = 0.0038482516772413*s_5;
    const double R4_2 = c_5*c_5*0.0005396092213171668;
    const double R4_3 = 3.3497340042275575e-05*c_5;
    const double R4_4 = 3.3497340042275575e-05*s_5;
    const double R4_5 = 0.001231440536717216*c_5;
    const double R4_6 = R4_2 - 0.0005396092213171668 + R4_5;
    const double R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5;
    const double R4_8 = R4_0 + 0.01771278698415;
    const double R4_9 = R4_1 + 2.0453744565e-06;
    const double R4_10 = R4_2 + 0.0022644781431582876;
    const double R4_11 = R4_5 + 0.002838197420805067;
    const double R4_12 = R4_7 + 1.609852873477455e-07;
    const double R4_13 = R4_3 - 0.0001172304186461722;
    const double R4_14 = R4_4 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12));
    const double R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9);
    const double R3_2 = R3_0 - 0.0031799702681776175;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0);

    /* elimination of 'FR_KFE' */
    const double U5_0 = 1842.912968642313*M5_1;
    const double U5_1 = 1842.912968642313*M5_0;
    const double U5_2 = R3_2 + M5_1*U5_0;
    const double U5_3 = R3_1 - M5_1*U5_1;
    const double U5_4 = R4_11 - M5_0*U5_1;

    /* elimination of 'FR_HFE' */
    const double U4_0 = 1.0/U5_4;
    const double U4_1 = U5_3*U4_0;
    const double U4_2 = U5_2 + U5_3*U4_1;

    /* elimination of 'FR_HAA' */
    const double U3_0 = 1.0/U4_2;

    /* frame of 'FR_UPPER_LEG' in the base */
    const double o4_0 = s_3*c_4;
    const double o4_1 = s_3*s_4;
    const double o4_2 = c_3*c_4;
    const double o4_3 = c_3*s_4;
    const double o4_4 = 0.05145*s_3;
    const double o4_5 = 0.05145*c_3 + 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double o5_0 = s_4*c_5 + c_4*s_5;
    const double o5_1 = c_5*o4_0 - s_5*o4_1;
    const double o5_2 = c_5*o4_2 - s_5*o4_3;
    const double o5_3 = 0.16*s_4 - 0.1946;
    const double o5_4 = o4_5 - 0.16*o4_0;
    const double o5_5 = o4_4 + 0.16*o4_2;

    /* frame of tool 'FR_FOOT' */
    const double tool_0 = 0.16*o5_0;
    const double tool_1 = 0.16*o5_1 - 0.008*c_3;
    const double tool_2 = 0.16*o5_2 + 0.008*s_3;
    const double tool_3 = o5_3 + tool_0;
    const double tool_4 = o5_4 - tool_1;
    const double tool_5 = o5_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 + 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4);
    const double J_3 = s_3*J_0;
    const double J_4 = c_3*J_0;
    const double J_5 = c_3*tool_2 + s_3*tool_1;
    const double J_6 = s_3*tool_0;
    const double J_7 = c_3*tool_0;

    /* joint forces of the wrench */
    const double tip_0 = f0 + tool_5*f4 - J_1*f5;
    const double tip_1 = c_3*f1 + s_3*f2;
    const double tip_2 = tip_1 + J_2*f3 - J_3*f4 + J_4*f5;
    const double tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5;

    /* solve with U */
    const double y_0 = tip_2 - U5_1*tip_3;
    const double y_1 = tip_0 + U4_1*y_0 + U5_0*tip_3;

    /* solve with U, D and U* */
    const double x_0 = U3_0*y_1;
    const double x_1 = U4_0*y_0 - U4_1*x_0;
    const double x_2 = 1842.912968642313*tip_3 - U5_0*x_0 - U5_1*x_1;

    qdd[0] = 0.0;
    qdd[1] = 0.0;
    qdd[2] = 0.0;
    qdd[3] = -x_0;
    qdd[4] = x_1;
    qdd[5] = x_2;
    qdd[6] = 0.0;
    qdd[7] = 0.0;
    qdd[8] = 0.0;
    qdd[9] = 0.0;
    qdd[10] = 0.0;
    qdd[11] = 0.0;
}

void solo12_tip_force_acceleration_FR_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_tip_force_acceleration_FR_FOOT(q + 12*state, f + 6*state, qdd + 12*state);
    }
}

void solo12_tip_force_acceleration_HL_FOOT(const double q[12], const double f[6], double qdd[12])
{
    const double q6 = q[6], q7 = q[7], q8 = q[8];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double c_6 = cos(q6);
    const double s_6 = sin(q6);
    const double c_7 = cos(q7);
    const double s_7 = sin(q7);
    const double c_8 = cos(q8);
    const double s_8 = sin(q8);

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_0 = 0.0038482516772413*c_8;
    const double R7_1 = 0.0038482516772413*s_8;
    const double R7_2 = c_8*c_8*0.0005396092213171668;
    const double R7_3 = 3.3497340042275575e-05*c_8;
    const double R7_4 = 3.3497340042275575e-05*s_8;
    const double R7_5 = 0.001231440536717216*c_8;
    const double R7_6 = R7_2 - 0.0005396092213171668 + R7_5;
    const double R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8;
    const double R7_8 = R7_0 + 0.01771278698415;
    const double R7_9 = R7_1 - 2.0453744565e-06;
    const double R7_10 = R7_2 + 0.0022644781431582876;
    const double R7_11 = R7_5 + 0.002838197420805067;
    const double R7_12 = R7_7 - 1.609852873477455e-07;
    const double R7_13 = R7_3 - 0.0001172304186461722;
    const double R7_14 = R7_4 + 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12));
    const double R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9);
    const double R6_2 = R6_0 - 0.0031799702681776175;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0);

    /* elimination of 'HL_KFE' */
    const double U8_0 = 1842.912968642313*M8_1;
    const double U8_1 = 1842.912968642313*M8_0;
    const double U8_2 = R6_2 + M8_1*U8_0;
    const double U8_3 = R6_1 - M8_1*U8_1;
    const double U8_4 = R7_11 - M8_0*U8_1;

    /* elimination of 'HL_HFE' */
    const double U7_0 = 1.0/U8_4;
    const double U7_1 = U8_3*U7_0;
    const double U7_2 = U8_2 + U8_3*U7_1;

    /* elimination of 'HL_HAA' */
    const double U6_0 = 1.0/U7_2;

    /* frame of 'HL_UPPER_LEG' in the base */
    const double o7_0 = s_6*c_7;
    const double o7_1 = s_6*s_7;
    const double o7_2 = c_6*c_7;
    const double o7_3 = c_6*s_7;
    const double o7_4 = 0.05145*s_6;
    const double o7_5 = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double o8_0 = s_7*c_8 + c_7*s_8;
    const double o8_1 = c_8*o7_0 - s_8*o7_1;
    const double o8_2 = c_8*o7_2 - s_8*o7_3;
    const double o8_3 = 0.16*s_7 + 0.1946;
    const double o8_4 = o7_5 + 0.16*o7_0;
    const double o8_5 = o7_4 - 0.16*o7_2;

    /* frame of tool 'HL_FOOT' */
    const double tool_0 = 0.16*o8_0;
    const double tool_1 = 0.16*o8_1 + 0.008*c_6;
    const double tool_2 = 0.16*o8_2 - 0.008*s_6;
    const double tool_3 = o8_3 + tool_0;
    const double tool_4 = o8_4 + tool_1;
    const double tool_5 = o8_5 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4);
    const double J_3 = s_6*J_0;
    const double J_4 = c_6*J_0;
    const double J_5 = c_6*tool_2 + s_6*tool_1;
    const double J_6 = s_6*tool_0;
    const double J_7 = c_6*tool_0;

    /* joint forces of the wrench */
    const double tip_0 = f0 - tool_5*f4 + J_1*f5;
    const double tip_1 = c_6*f1 + s_6*f2;
    const double tip_2 = tip_1 - J_2*f3 - J_3*f4 + J_4*f5;
    const double tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5;

    /* solve with U */
    const double y_0 = tip_2 - U8_1*tip_3;
    const double y_1 = tip_0 - U7_1*y_0 - U8_0*tip_3;

    /* solve with U, D and U* */
    const double x_0 = U6_0*y_1;
    const double x_1 = U7_0*y_0 + U7_1*x_0;
    const double x_2 = 1842.912968642313*tip_3 + U8_0*x_0 - U8_1*x_1;

    qdd[0] = 0.0;
    qdd[1] = 0.0;
    qdd[2] = 0.0;
    qdd[3] = 0.0;
    qdd[4] = 0.0;
    qdd[5] = 0.0;
    qdd[6] = -x_0;
    qdd[7] = x_1;
    qdd[8] = x_2;
    qdd[9] = 0.0;
    qdd[10] = 0.0;
    qdd[11] = 0.0;
}

void solo12_tip_force_acceleration_HL_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_tip_force_acceleration_HL_FOOT(q + 12*state, f + 6*state, qdd + 12*state);
    }
}

void solo12_tip_force_acceleration_HR_FOOT(const double q[12], const double f[6], double qdd[12])
{
    const double q9 = q[9], q10 = q[10], q11 = q[11];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double c_9 = cos(q9);
    const double s_9 = sin(q9);
    const double c_10 = cos(q10);
    const double s_10 = sin(q10);
    const double c_11 = cos(q11);
    const double s_11 = sin(q11);

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_0 = 0.0038482516772413*c_11;
    const double R10_1 = 0.0038482516772413*s_11;
    const double R10_2 = c_11*c_11*0.0005396092213171668;
    const double R10_3 = 3.3497340042275575e-05*c_11;
    const double R10_4 = 3.3497340042275575e-05*s_11;
    const double R10_5 = 0.001231440536717216*c_11;
    const double R10_6 = R10_2 - 0.0005396092213171668 + R10_5;
    const double R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11;
    const double R10_8 = R10_0 + 0.01771278698415;
    const double R10_9 = R10_1 + 2.0453744565e-06;
    const double R10_10 = R10_2 + 0.0022644781431582876;
    const double R10_11 = R10_5 + 0.002838197420805067;
    const double R10_12 = R10_7 + 1.609852873477455e-07;
    const double R10_13 = R10_3 - 0.0001172304186461722;
    const double R10_14 = R10_4 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12);
    const double R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9);
    const double R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1;
    const double R9_3 = R10_10 - R9_0 - 0.0031799702681776175;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M11_1 = s_10*R10_3 + c_10*R10_4 + 0.05145*(c_10*R10_1 + s_10*R10_0);

    /* elimination of 'HR_KFE' */
    const double U11_0 = 1842.912968642313*M11_1;
    const double U11_1 = 1842.912968642313*M11_0;
    const double U11_2 = R9_3 + M11_1*U11_0;
    const double U11_3 = R9_2 - M11_1*U11_1;
    const double U11_4 = R10_11 - M11_0*U11_1;

    /* elimination of 'HR_HFE' */
    const double U10_0 = 1.0/U11_4;
    const double U10_1 = U11_3*U10_0;
    const double U10_2 = U11_2 + U11_3*U10_1;

    /* elimination of 'HR_HAA' */
    const double U9_0 = 1.0/U10_2;

    /* frame of 'HR_UPPER_LEG' in the base */
    const double o10_0 = s_9*c_10;
    const double o10_1 = s_9*s_10;
    const double o10_2 = c_9*c_10;
    const double o10_3 = c_9*s_10;
    const double o10_4 = 0.05145*s_9;
    const double o10_5 = 0.05145*c_9 + 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double o11_0 = s_10*c_11 + c_10*s_11;
    const double o11_1 = c_11*o10_0 - s_11*o10_1;
    const double o11_2 = c_11*o10_2 - s_11*o10_3;
    const double o11_3 = 0.16*s_10 + 0.1946;
    const double o11_4 = o10_5 - 0.16*o10_0;
    const double o11_5 = o10_4 + 0.16*o10_2;

    /* frame of tool 'HR_FOOT' */
    const double tool_0 = 0.16*o11_0;
    const double tool_1 = 0.16*o11_1 - 0.008*c_9;
    const double tool_2 = 0.16*o11_2 + 0.008*s_9;
    const double tool_3 = o11_3 + tool_0;
    const double tool_4 = o11_4 - tool_1;
    const double tool_5 = o11_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_3 - 0.1946;
    const double J_1 = tool_4 - 0.0875;
    const double J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4);
    const double J_3 = s_9*J_0;
    const double J_4 = c_9*J_0;
    const double J_5 = c_9*tool_2 + s_9*tool_1;
    const double J_6 = s_9*tool_0;
    const double J_7 = c_9*tool_0;

    /* joint forces of the wrench */
    const double tip_0 = f0 + tool_5*f4 - J_1*f5;
    const double tip_1 = c_9*f1 + s_9*f2;
    const double tip_2 = tip_1 + J_2*f3 - J_3*f4 + J_4*f5;
    const double tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5;

    /* solve with U */
    const double y_0 = tip_2 - U11_1*tip_3;
    const double y_1 = tip_0 + U10_1*y_0 + U11_0*tip_3;

    /* solve with U, D and U* */
    const double x_0 = U9_0*y_1;
    const double x_1 = U10_0*y_0 - U10_1*x_0;
    const double x_2 = 1842.912968642313*tip_3 - U11_0*x_0 - U11_1*x_1;

    qdd[0] = 0.0;
    qdd[1] = 0.0;
    qdd[2] = 0.0;
    qdd[3] = 0.0;
    qdd[4] = 0.0;
    qdd[5] = 0.0;
    qdd[6] = 0.0;
    qdd[7] = 0.0;
    qdd[8] = 0.0;
    qdd[9] = -x_0;
    qdd[10] = x_1;
    qdd[11] = x_2;
}

void solo12_tip_force_acceleration_HR_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_tip_force_acceleration_HR_FOOT(q + 12*state, f + 6*state, qdd + 12*state);
    }
}
