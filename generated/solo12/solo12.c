/* solo12: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from solo12.yaml
 * (SHA-256 57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff).
 * Make it again with
 *
 *     symdyn generate solo12.yaml --target python,c,javascript
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
 *     - Inside functions a number behind a letter is the place of a joint or its body; frames have
 *       z along its axis.
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

#if !defined(SOLO12_GENERATION) || SOLO12_GENERATION != 0xe5cbf0eeu
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy_0 = 0.001231440536717216*c_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + R10_Jyy_0;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jzz = R10_Jyy_0 + 0.002838197420805067;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_Jzz_0 = -R10_Jxx - (c10c10*(R10_Jyy - R10_Jxx) + 2.0*R10_Jxy*c10s10);
    const double M_0 = s_10*R10_Jxz + c_10*R10_Jyz + 0.05145*(s_10*R10_hx + c_10*R10_hy);
    const double R9_Jzz = 0.0031799702681776175 - R9_Jzz_0;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy_0 = 0.001231440536717216*c_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + R7_Jyy_0;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jzz = R7_Jyy_0 + 0.002838197420805067;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_Jzz_0 = -R7_Jxx - (c7c7*(R7_Jyy - R7_Jxx) + 2.0*R7_Jxy*c7s7);
    const double M_1 = 0.05145*(s_7*R7_hx + c_7*R7_hy) - (s_7*R7_Jxz + c_7*R7_Jyz);
    const double R6_Jzz = 0.0031799702681776175 - R6_Jzz_0;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy_0 = 0.001231440536717216*c_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + R4_Jyy_0;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jzz = R4_Jyy_0 + 0.002838197420805067;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_Jzz_0 = -R4_Jxx - (c4c4*(R4_Jyy - R4_Jxx) + 2.0*R4_Jxy*c4s4);
    const double M_2 = s_4*R4_Jxz + c_4*R4_Jyz + 0.05145*(s_4*R4_hx + c_4*R4_hy);
    const double R3_Jzz = 0.0031799702681776175 - R3_Jzz_0;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy_0 = 0.001231440536717216*c_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + R1_Jyy_0;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jzz = R1_Jyy_0 + 0.002838197420805067;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double M_3 = 0.05145*(s_1*R1_hx + c_1*R1_hy) - (s_1*R1_Jxz + c_1*R1_Jyz);
    const double R0_Jzz = 0.0031799702681776175 - R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M1x2 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M0x2 = s_1*R1_Jxz_0 + c_1*R1_Jyz_0 + 0.05145*(c_1*R1_hy_0 + s_1*R1_hx_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M4x5 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M3x5_neg_0 = 0.05145*(c_4*R4_hy_0 + s_4*R4_hx_0);
    const double M3x5_neg = s_4*R4_Jxz_0 + c_4*R4_Jyz_0 + M3x5_neg_0;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M7x8 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M6x8 = s_7*R7_Jxz_0 + c_7*R7_Jyz_0 + 0.05145*(c_7*R7_hy_0 + s_7*R7_hx_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M10x11 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M9x11_neg_0 = 0.05145*(c_10*R10_hy_0 + s_10*R10_hx_0);
    const double M9x11_neg = s_10*R10_Jxz_0 + c_10*R10_Jyz_0 + M9x11_neg_0;

    for (size_t place = 0; place < 144; ++place) {
        M[place] = 0.0;
    }
    M[0] = R0_Jzz;
    M[1] = M_3;
    M[2] = M0x2;
    M[12] = M_3;
    M[13] = R1_Jzz;
    M[14] = M1x2;
    M[24] = M0x2;
    M[25] = M1x2;
    M[26] = 0.0005426192213171668;
    M[39] = R3_Jzz;
    M[40] = -M_2;
    M[41] = -M3x5_neg;
    M[51] = -M_2;
    M[52] = R4_Jzz;
    M[53] = M4x5;
    M[63] = -M3x5_neg;
    M[64] = M4x5;
    M[65] = 0.0005426192213171668;
    M[78] = R6_Jzz;
    M[79] = M_1;
    M[80] = M6x8;
    M[90] = M_1;
    M[91] = R7_Jzz;
    M[92] = M7x8;
    M[102] = M6x8;
    M[103] = M7x8;
    M[104] = 0.0005426192213171668;
    M[117] = R9_Jzz;
    M[118] = -M_0;
    M[119] = -M9x11_neg;
    M[129] = -M_0;
    M[130] = R10_Jzz;
    M[131] = M10x11;
    M[141] = -M9x11_neg;
    M[142] = M10x11;
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy_0 = 0.001231440536717216*c_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + R10_Jyy_0;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jzz = R10_Jyy_0 + 0.002838197420805067;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_Jzz_0 = -R10_Jxx - (c10c10*(R10_Jyy - R10_Jxx) + 2.0*R10_Jxy*c10s10);
    const double M9x10e11_0 = 0.05145*(s_10*R10_hx + c_10*R10_hy);
    const double M9x10e11_1 = s_10*R10_Jxz + c_10*R10_Jyz + M9x10e11_0;
    const double R9_Jzz = 0.0031799702681776175 - R9_Jzz_0;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy_0 = 0.001231440536717216*c_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + R7_Jyy_0;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jzz = R7_Jyy_0 + 0.002838197420805067;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_Jzz_0 = -R7_Jxx - (c7c7*(R7_Jyy - R7_Jxx) + 2.0*R7_Jxy*c7s7);
    const double M6x7e8_0 = 0.05145*(s_7*R7_hx + c_7*R7_hy) - (s_7*R7_Jxz + c_7*R7_Jyz);
    const double R6_Jzz = 0.0031799702681776175 - R6_Jzz_0;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy_0 = 0.001231440536717216*c_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + R4_Jyy_0;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jzz = R4_Jyy_0 + 0.002838197420805067;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_Jzz_0 = -R4_Jxx - (c4c4*(R4_Jyy - R4_Jxx) + 2.0*R4_Jxy*c4s4);
    const double M3x4e5_0 = s_4*R4_Jxz + c_4*R4_Jyz + 0.05145*(s_4*R4_hx + c_4*R4_hy);
    const double R3_Jzz = 0.0031799702681776175 - R3_Jzz_0;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy_0 = 0.001231440536717216*c_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + R1_Jyy_0;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jzz = R1_Jyy_0 + 0.002838197420805067;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double M0x1e2_0 = 0.05145*(s_1*R1_hx + c_1*R1_hy) - (s_1*R1_Jxz + c_1*R1_Jyz);
    const double R0_Jzz = 0.0031799702681776175 - R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M1x2 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M0x2 = s_1*R1_Jxz_0 + c_1*R1_Jyz_0 + 0.05145*(c_1*R1_hy_0 + s_1*R1_hx_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M4x5 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M3x5_neg_0 = 0.05145*(c_4*R4_hy_0 + s_4*R4_hx_0);
    const double M3x5_neg = s_4*R4_Jxz_0 + c_4*R4_Jyz_0 + M3x5_neg_0;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M7x8 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M6x8 = s_7*R7_Jxz_0 + c_7*R7_Jyz_0 + 0.05145*(c_7*R7_hy_0 + s_7*R7_hx_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M10x11 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M9x11_neg_0 = 0.05145*(c_10*R10_hy_0 + s_10*R10_hx_0);
    const double M9x11_neg = s_10*R10_Jxz_0 + c_10*R10_Jyz_0 + M9x11_neg_0;

    /* elimination of 'HR_KFE' */
    const double U9x11 = -1842.912968642313*M9x11_neg;
    const double U10x11 = 1842.912968642313*M10x11;
    const double M9x9e11 = R9_Jzz + M9x11_neg*U9x11;
    const double M9x10e11 = M9x11_neg*U10x11 - M9x10e11_1;
    const double D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const double D10_inv = 1.0/D10;
    const double U9x10 = M9x10e11*D10_inv;
    const double D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HL_KFE' */
    const double U6x8 = 1842.912968642313*M6x8;
    const double U7x8 = 1842.912968642313*M7x8;
    const double M6x6e8 = R6_Jzz - M6x8*U6x8;
    const double M6x7e8 = M6x7e8_0 - M6x8*U7x8;
    const double D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const double D7_inv = 1.0/D7;
    const double U6x7 = M6x7e8*D7_inv;
    const double D6 = M6x6e8 - M6x7e8*U6x7;

    /* elimination of 'FR_KFE' */
    const double U3x5 = -1842.912968642313*M3x5_neg;
    const double U4x5 = 1842.912968642313*M4x5;
    const double M3x3e5 = R3_Jzz + M3x5_neg*U3x5;
    const double M3x4e5 = M3x5_neg*U4x5 - M3x4e5_0;
    const double D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const double D4_inv = 1.0/D4;
    const double U3x4 = M3x4e5*D4_inv;
    const double D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FL_KFE' */
    const double U0x2 = 1842.912968642313*M0x2;
    const double U1x2 = 1842.912968642313*M1x2;
    const double M0x0e2 = R0_Jzz - M0x2*U0x2;
    const double M0x1e2 = M0x1e2_0 - M0x2*U1x2;
    const double D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const double D1_inv = 1.0/D1;
    const double U0x1 = M0x1e2*D1_inv;
    const double D0 = M0x0e2 - M0x1e2*U0x1;

    for (size_t place = 0; place < 144; ++place) {
        U[place] = 0.0;
    }
    U[0] = 1.0;
    U[1] = U0x1;
    U[2] = U0x2;
    U[13] = 1.0;
    U[14] = U1x2;
    U[26] = 1.0;
    U[39] = 1.0;
    U[40] = U3x4;
    U[41] = U3x5;
    U[52] = 1.0;
    U[53] = U4x5;
    U[65] = 1.0;
    U[78] = 1.0;
    U[79] = U6x7;
    U[80] = U6x8;
    U[91] = 1.0;
    U[92] = U7x8;
    U[104] = 1.0;
    U[117] = 1.0;
    U[118] = U9x10;
    U[119] = U9x11;
    U[130] = 1.0;
    U[131] = U10x11;
    U[143] = 1.0;

    D[0] = D0;
    D[1] = D1;
    D[2] = 0.0005426192213171668;
    D[3] = D3;
    D[4] = D4;
    D[5] = 0.0005426192213171668;
    D[6] = D6;
    D[7] = D7;
    D[8] = 0.0005426192213171668;
    D[9] = D9;
    D[10] = D10;
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy_0 = 0.001231440536717216*c_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + R10_Jyy_0;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jzz = R10_Jyy_0 + 0.002838197420805067;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_Jzz_0 = -R10_Jxx - (c10c10*(R10_Jyy - R10_Jxx) + 2.0*R10_Jxy*c10s10);
    const double M9x10e11_0 = 0.05145*(s_10*R10_hx + c_10*R10_hy);
    const double M9x10e11_1 = s_10*R10_Jxz + c_10*R10_Jyz + M9x10e11_0;
    const double R9_Jzz = 0.0031799702681776175 - R9_Jzz_0;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy_0 = 0.001231440536717216*c_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + R7_Jyy_0;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jzz = R7_Jyy_0 + 0.002838197420805067;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_Jzz_0 = -R7_Jxx - (c7c7*(R7_Jyy - R7_Jxx) + 2.0*R7_Jxy*c7s7);
    const double M6x7e8_0 = 0.05145*(s_7*R7_hx + c_7*R7_hy) - (s_7*R7_Jxz + c_7*R7_Jyz);
    const double R6_Jzz = 0.0031799702681776175 - R6_Jzz_0;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy_0 = 0.001231440536717216*c_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + R4_Jyy_0;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jzz = R4_Jyy_0 + 0.002838197420805067;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_Jzz_0 = -R4_Jxx - (c4c4*(R4_Jyy - R4_Jxx) + 2.0*R4_Jxy*c4s4);
    const double M3x4e5_0 = s_4*R4_Jxz + c_4*R4_Jyz + 0.05145*(s_4*R4_hx + c_4*R4_hy);
    const double R3_Jzz = 0.0031799702681776175 - R3_Jzz_0;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy_0 = 0.001231440536717216*c_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + R1_Jyy_0;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jzz = R1_Jyy_0 + 0.002838197420805067;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double M0x1e2_0 = 0.05145*(s_1*R1_hx + c_1*R1_hy) - (s_1*R1_Jxz + c_1*R1_Jyz);
    const double R0_Jzz = 0.0031799702681776175 - R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M1x2 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M0x2 = s_1*R1_Jxz_0 + c_1*R1_Jyz_0 + 0.05145*(c_1*R1_hy_0 + s_1*R1_hx_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M4x5 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M3x5_neg_0 = 0.05145*(c_4*R4_hy_0 + s_4*R4_hx_0);
    const double M3x5_neg = s_4*R4_Jxz_0 + c_4*R4_Jyz_0 + M3x5_neg_0;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M7x8 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M6x8 = s_7*R7_Jxz_0 + c_7*R7_Jyz_0 + 0.05145*(c_7*R7_hy_0 + s_7*R7_hx_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M10x11 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M9x11_neg_0 = 0.05145*(c_10*R10_hy_0 + s_10*R10_hx_0);
    const double M9x11_neg = s_10*R10_Jxz_0 + c_10*R10_Jyz_0 + M9x11_neg_0;

    /* elimination of 'HR_KFE' */
    const double U9x11 = -1842.912968642313*M9x11_neg;
    const double U10x11 = 1842.912968642313*M10x11;
    const double M9x9e11 = R9_Jzz + M9x11_neg*U9x11;
    const double M9x10e11 = M9x11_neg*U10x11 - M9x10e11_1;
    const double D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const double D10_inv = 1.0/D10;
    const double U9x10 = M9x10e11*D10_inv;
    const double D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HL_KFE' */
    const double U6x8 = 1842.912968642313*M6x8;
    const double U7x8 = 1842.912968642313*M7x8;
    const double M6x6e8 = R6_Jzz - M6x8*U6x8;
    const double M6x7e8 = M6x7e8_0 - M6x8*U7x8;
    const double D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const double D7_inv = 1.0/D7;
    const double U6x7 = M6x7e8*D7_inv;
    const double D6 = M6x6e8 - M6x7e8*U6x7;

    /* elimination of 'FR_KFE' */
    const double U3x5 = -1842.912968642313*M3x5_neg;
    const double U4x5 = 1842.912968642313*M4x5;
    const double M3x3e5 = R3_Jzz + M3x5_neg*U3x5;
    const double M3x4e5 = M3x5_neg*U4x5 - M3x4e5_0;
    const double D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const double D4_inv = 1.0/D4;
    const double U3x4 = M3x4e5*D4_inv;
    const double D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FL_KFE' */
    const double U0x2 = 1842.912968642313*M0x2;
    const double U1x2 = 1842.912968642313*M1x2;
    const double M0x0e2 = R0_Jzz - M0x2*U0x2;
    const double M0x1e2 = M0x1e2_0 - M0x2*U1x2;
    const double D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const double D1_inv = 1.0/D1;
    const double U0x1 = M0x1e2*D1_inv;
    const double D0 = M0x0e2 - M0x1e2*U0x1;

    /* inverse of U */
    const double W0x2 = U1x2*U0x1 - U0x2;
    const double W3x5 = U4x5*U3x4 - U3x5;
    const double W6x8 = U7x8*U6x7 - U6x8;
    const double W9x11 = U10x11*U9x10 - U9x11;

    for (size_t place = 0; place < 144; ++place) {
        W[place] = 0.0;
    }
    W[0] = 1.0;
    W[1] = -U0x1;
    W[2] = W0x2;
    W[13] = 1.0;
    W[14] = -U1x2;
    W[26] = 1.0;
    W[39] = 1.0;
    W[40] = -U3x4;
    W[41] = W3x5;
    W[52] = 1.0;
    W[53] = -U4x5;
    W[65] = 1.0;
    W[78] = 1.0;
    W[79] = -U6x7;
    W[80] = W6x8;
    W[91] = 1.0;
    W[92] = -U7x8;
    W[104] = 1.0;
    W[117] = 1.0;
    W[118] = -U9x10;
    W[119] = W9x11;
    W[130] = 1.0;
    W[131] = -U10x11;
    W[143] = 1.0;

    D[0] = D0;
    D[1] = D1;
    D[2] = 0.0005426192213171668;
    D[3] = D3;
    D[4] = D4;
    D[5] = 0.0005426192213171668;
    D[6] = D6;
    D[7] = D7;
    D[8] = 0.0005426192213171668;
    D[9] = D9;
    D[10] = D10;
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy_0 = 0.001231440536717216*c_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + R10_Jyy_0;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jzz = R10_Jyy_0 + 0.002838197420805067;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_Jzz_0 = -R10_Jxx - (c10c10*(R10_Jyy - R10_Jxx) + 2.0*R10_Jxy*c10s10);
    const double M9x10e11_0 = 0.05145*(s_10*R10_hx + c_10*R10_hy);
    const double M9x10e11_1 = s_10*R10_Jxz + c_10*R10_Jyz + M9x10e11_0;
    const double R9_Jzz = 0.0031799702681776175 - R9_Jzz_0;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy_0 = 0.001231440536717216*c_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + R7_Jyy_0;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jzz = R7_Jyy_0 + 0.002838197420805067;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_Jzz_0 = -R7_Jxx - (c7c7*(R7_Jyy - R7_Jxx) + 2.0*R7_Jxy*c7s7);
    const double M6x7e8_0 = 0.05145*(s_7*R7_hx + c_7*R7_hy) - (s_7*R7_Jxz + c_7*R7_Jyz);
    const double R6_Jzz = 0.0031799702681776175 - R6_Jzz_0;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy_0 = 0.001231440536717216*c_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + R4_Jyy_0;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jzz = R4_Jyy_0 + 0.002838197420805067;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_Jzz_0 = -R4_Jxx - (c4c4*(R4_Jyy - R4_Jxx) + 2.0*R4_Jxy*c4s4);
    const double M3x4e5_0 = s_4*R4_Jxz + c_4*R4_Jyz + 0.05145*(s_4*R4_hx + c_4*R4_hy);
    const double R3_Jzz = 0.0031799702681776175 - R3_Jzz_0;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy_0 = 0.001231440536717216*c_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + R1_Jyy_0;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jzz = R1_Jyy_0 + 0.002838197420805067;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double M0x1e2_0 = 0.05145*(s_1*R1_hx + c_1*R1_hy) - (s_1*R1_Jxz + c_1*R1_Jyz);
    const double R0_Jzz = 0.0031799702681776175 - R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M1x2 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M0x2 = s_1*R1_Jxz_0 + c_1*R1_Jyz_0 + 0.05145*(c_1*R1_hy_0 + s_1*R1_hx_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M4x5 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M3x5_neg_0 = 0.05145*(c_4*R4_hy_0 + s_4*R4_hx_0);
    const double M3x5_neg = s_4*R4_Jxz_0 + c_4*R4_Jyz_0 + M3x5_neg_0;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M7x8 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M6x8 = s_7*R7_Jxz_0 + c_7*R7_Jyz_0 + 0.05145*(c_7*R7_hy_0 + s_7*R7_hx_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M10x11 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M9x11_neg_0 = 0.05145*(c_10*R10_hy_0 + s_10*R10_hx_0);
    const double M9x11_neg = s_10*R10_Jxz_0 + c_10*R10_Jyz_0 + M9x11_neg_0;

    /* elimination of 'HR_KFE' */
    const double U9x11 = -1842.912968642313*M9x11_neg;
    const double U10x11 = 1842.912968642313*M10x11;
    const double M9x9e11 = R9_Jzz + M9x11_neg*U9x11;
    const double M9x10e11 = M9x11_neg*U10x11 - M9x10e11_1;
    const double D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const double D10_inv = 1.0/D10;
    const double U9x10 = M9x10e11*D10_inv;
    const double D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const double D9_inv_neg = -1.0/D9;

    /* elimination of 'HL_KFE' */
    const double U6x8 = 1842.912968642313*M6x8;
    const double U7x8 = 1842.912968642313*M7x8;
    const double M6x6e8 = R6_Jzz - M6x8*U6x8;
    const double M6x7e8 = M6x7e8_0 - M6x8*U7x8;
    const double D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const double D7_inv = 1.0/D7;
    const double U6x7 = M6x7e8*D7_inv;
    const double D6 = M6x6e8 - M6x7e8*U6x7;

    /* elimination of 'HL_HAA' */
    const double D6_inv_neg = -1.0/D6;

    /* elimination of 'FR_KFE' */
    const double U3x5 = -1842.912968642313*M3x5_neg;
    const double U4x5 = 1842.912968642313*M4x5;
    const double M3x3e5 = R3_Jzz + M3x5_neg*U3x5;
    const double M3x4e5 = M3x5_neg*U4x5 - M3x4e5_0;
    const double D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const double D4_inv = 1.0/D4;
    const double U3x4 = M3x4e5*D4_inv;
    const double D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const double D3_inv_neg = -1.0/D3;

    /* elimination of 'FL_KFE' */
    const double U0x2 = 1842.912968642313*M0x2;
    const double U1x2 = 1842.912968642313*M1x2;
    const double M0x0e2 = R0_Jzz - M0x2*U0x2;
    const double M0x1e2 = M0x1e2_0 - M0x2*U1x2;
    const double D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const double D1_inv = 1.0/D1;
    const double U0x1 = M0x1e2*D1_inv;
    const double D0 = M0x0e2 - M0x1e2*U0x1;

    /* elimination of 'FL_HAA' */
    const double D0_inv_neg = -1.0/D0;

    /* row 'FL_HFE' of the inverse */
    const double X0x1 = U0x1*D0_inv_neg;
    const double X1x1 = D1_inv - U0x1*X0x1;

    /* row 'FL_KFE' of the inverse */
    const double X0x2 = U0x2*D0_inv_neg - U1x2*X0x1;
    const double X1x2_neg = U0x2*X0x1 + U1x2*X1x1;
    const double X2x2 = U1x2*X1x2_neg - (U0x2*X0x2 - 1842.912968642313);

    /* row 'FR_HFE' of the inverse */
    const double X3x4 = U3x4*D3_inv_neg;
    const double X4x4 = D4_inv - U3x4*X3x4;

    /* row 'FR_KFE' of the inverse */
    const double X3x5 = U3x5*D3_inv_neg - U4x5*X3x4;
    const double X4x5_neg = U3x5*X3x4 + U4x5*X4x4;
    const double X5x5 = U4x5*X4x5_neg - (U3x5*X3x5 - 1842.912968642313);

    /* row 'HL_HFE' of the inverse */
    const double X6x7 = U6x7*D6_inv_neg;
    const double X7x7 = D7_inv - U6x7*X6x7;

    /* row 'HL_KFE' of the inverse */
    const double X6x8 = U6x8*D6_inv_neg - U7x8*X6x7;
    const double X7x8_neg = U6x8*X6x7 + U7x8*X7x7;
    const double X8x8 = U7x8*X7x8_neg - (U6x8*X6x8 - 1842.912968642313);

    /* row 'HR_HFE' of the inverse */
    const double X9x10 = U9x10*D9_inv_neg;
    const double X10x10 = D10_inv - U9x10*X9x10;

    /* row 'HR_KFE' of the inverse */
    const double X9x11 = U9x11*D9_inv_neg - U10x11*X9x10;
    const double X10x11_neg = U9x11*X9x10 + U10x11*X10x10;
    const double X11x11 = U10x11*X10x11_neg - (U9x11*X9x11 - 1842.912968642313);

    for (size_t place = 0; place < 144; ++place) {
        M_inverse[place] = 0.0;
    }
    M_inverse[0] = -D0_inv_neg;
    M_inverse[1] = X0x1;
    M_inverse[2] = X0x2;
    M_inverse[12] = X0x1;
    M_inverse[13] = X1x1;
    M_inverse[14] = -X1x2_neg;
    M_inverse[24] = X0x2;
    M_inverse[25] = -X1x2_neg;
    M_inverse[26] = X2x2;
    M_inverse[39] = -D3_inv_neg;
    M_inverse[40] = X3x4;
    M_inverse[41] = X3x5;
    M_inverse[51] = X3x4;
    M_inverse[52] = X4x4;
    M_inverse[53] = -X4x5_neg;
    M_inverse[63] = X3x5;
    M_inverse[64] = -X4x5_neg;
    M_inverse[65] = X5x5;
    M_inverse[78] = -D6_inv_neg;
    M_inverse[79] = X6x7;
    M_inverse[80] = X6x8;
    M_inverse[90] = X6x7;
    M_inverse[91] = X7x7;
    M_inverse[92] = -X7x8_neg;
    M_inverse[102] = X6x8;
    M_inverse[103] = -X7x8_neg;
    M_inverse[104] = X8x8;
    M_inverse[117] = -D9_inv_neg;
    M_inverse[118] = X9x10;
    M_inverse[119] = X9x11;
    M_inverse[129] = X9x10;
    M_inverse[130] = X10x10;
    M_inverse[131] = -X10x11_neg;
    M_inverse[141] = X9x11;
    M_inverse[142] = -X10x11_neg;
    M_inverse[143] = X11x11;
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
    const double a0_x = 9.81*c_0;
    const double a0_y = -9.81*s_0;
    const double ww0_zz = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const double w1_x_neg = qd0*s_1;
    const double w1_y_neg = qd0*c_1;
    const double E1_yz = qdd0*s_1;
    const double E1_xz_neg = qdd0*c_1;
    const double a1_x_neg_0 = a0_x + 0.05145*qdd0;
    const double a1_z = -a0_y - 0.05145*ww0_zz;
    const double a1_x_neg = c_1*a1_x_neg_0;
    const double a1_y = s_1*a1_x_neg_0;
    const double ww1_yz_neg = qd1*w1_y_neg;
    const double wd1_x_neg = E1_yz + ww1_yz_neg;
    const double ww1_xz_neg = qd1*w1_x_neg;
    const double wd1_y = ww1_xz_neg - E1_xz_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_yy = w1_y_neg*w1_y_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_xx_neg = ww1_yy + ww1_zz;
    const double E1_xy = ww1_xy - qdd1;
    const double E1_yx = qdd1 + ww1_xy;
    const double E1_yy_neg = ww1_xx + ww1_zz;
    const double E1_zx_neg = ww1_xz_neg + wd1_y;
    const double E1_zy_neg = ww1_yz_neg + wd1_x_neg;

    /* motion of 'FL_LOWER_LEG' */
    const double w2_x_neg = c_2*w1_x_neg + s_2*w1_y_neg;
    const double w2_y = s_2*w1_x_neg - c_2*w1_y_neg;
    const double a2_z = a1_z - 0.16*E1_zx_neg;
    const double a2_y = s_2*(a1_x_neg + 0.16*E1_xx_neg) + c_2*(a1_y + 0.16*E1_yx);
    const double wd2_x = qd2*w2_y - (c_2*wd1_x_neg - s_2*wd1_y);
    const double wd2_z = qdd1 + qdd2;
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = w2_y*w2_y + ww2_zz;
    const double E2_yx = wd2_z - ww2_xy_neg;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx_neg = s_2*wd1_x_neg + c_2*wd1_y + qd2*w2_x_neg + ww2_xz_neg;

    /* motion of 'FR_SHOULDER' */
    const double a3_x = 9.81*c_3;
    const double a3_y = -9.81*s_3;
    const double ww3_zz = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const double w4_x_neg = qd3*s_4;
    const double w4_y_neg = qd3*c_4;
    const double E4_yz = qdd3*s_4;
    const double E4_xz_neg = qdd3*c_4;
    const double a4_x_neg_0 = a3_x - 0.05145*qdd3;
    const double a4_z = 0.05145*ww3_zz - a3_y;
    const double a4_x_neg = c_4*a4_x_neg_0;
    const double a4_y = s_4*a4_x_neg_0;
    const double ww4_yz_neg = qd4*w4_y_neg;
    const double wd4_x_neg = E4_yz + ww4_yz_neg;
    const double ww4_xz_neg = qd4*w4_x_neg;
    const double wd4_y = ww4_xz_neg - E4_xz_neg;
    const double ww4_xx = w4_x_neg*w4_x_neg;
    const double ww4_yy = w4_y_neg*w4_y_neg;
    const double ww4_zz = qd4*qd4;
    const double ww4_xy = w4_x_neg*w4_y_neg;
    const double E4_xx_neg = ww4_yy + ww4_zz;
    const double E4_xy = ww4_xy - qdd4;
    const double E4_yx = qdd4 + ww4_xy;
    const double E4_yy_neg = ww4_xx + ww4_zz;
    const double E4_zx_neg = ww4_xz_neg + wd4_y;
    const double E4_zy_neg = ww4_yz_neg + wd4_x_neg;

    /* motion of 'FR_LOWER_LEG' */
    const double w5_x_neg = c_5*w4_x_neg + s_5*w4_y_neg;
    const double w5_y = s_5*w4_x_neg - c_5*w4_y_neg;
    const double a5_z = a4_z - 0.16*E4_zx_neg;
    const double a5_y = s_5*(a4_x_neg + 0.16*E4_xx_neg) + c_5*(a4_y + 0.16*E4_yx);
    const double wd5_x = qd5*w5_y - (c_5*wd4_x_neg - s_5*wd4_y);
    const double wd5_z = qdd4 + qdd5;
    const double w5_z = qd4 + qd5;
    const double ww5_xx = w5_x_neg*w5_x_neg;
    const double ww5_zz = w5_z*w5_z;
    const double ww5_xy_neg = w5_x_neg*w5_y;
    const double ww5_xz_neg = w5_x_neg*w5_z;
    const double ww5_yz = w5_y*w5_z;
    const double E5_xx_neg = w5_y*w5_y + ww5_zz;
    const double E5_yx = wd5_z - ww5_xy_neg;
    const double E5_yz = ww5_yz - wd5_x;
    const double E5_zx_neg = s_5*wd4_x_neg + c_5*wd4_y + qd5*w5_x_neg + ww5_xz_neg;

    /* motion of 'HL_SHOULDER' */
    const double a6_x = 9.81*c_6;
    const double a6_y = -9.81*s_6;
    const double ww6_zz = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const double w7_x_neg = qd6*s_7;
    const double w7_y_neg = qd6*c_7;
    const double E7_yz = qdd6*s_7;
    const double E7_xz_neg = qdd6*c_7;
    const double a7_x_neg_0 = a6_x + 0.05145*qdd6;
    const double a7_z = -a6_y - 0.05145*ww6_zz;
    const double a7_x_neg = c_7*a7_x_neg_0;
    const double a7_y = s_7*a7_x_neg_0;
    const double ww7_yz_neg = qd7*w7_y_neg;
    const double wd7_x_neg = E7_yz + ww7_yz_neg;
    const double ww7_xz_neg = qd7*w7_x_neg;
    const double wd7_y = ww7_xz_neg - E7_xz_neg;
    const double ww7_xx = w7_x_neg*w7_x_neg;
    const double ww7_yy = w7_y_neg*w7_y_neg;
    const double ww7_zz = qd7*qd7;
    const double ww7_xy = w7_x_neg*w7_y_neg;
    const double E7_xx_neg = ww7_yy + ww7_zz;
    const double E7_xy = ww7_xy - qdd7;
    const double E7_yx = qdd7 + ww7_xy;
    const double E7_yy_neg = ww7_xx + ww7_zz;
    const double E7_zx_neg = ww7_xz_neg + wd7_y;
    const double E7_zy_neg = ww7_yz_neg + wd7_x_neg;

    /* motion of 'HL_LOWER_LEG' */
    const double w8_x_neg = c_8*w7_x_neg + s_8*w7_y_neg;
    const double w8_y = s_8*w7_x_neg - c_8*w7_y_neg;
    const double a8_z = a7_z - 0.16*E7_zx_neg;
    const double a8_y = s_8*(a7_x_neg + 0.16*E7_xx_neg) + c_8*(a7_y + 0.16*E7_yx);
    const double wd8_x = qd8*w8_y - (c_8*wd7_x_neg - s_8*wd7_y);
    const double wd8_z = qdd7 + qdd8;
    const double w8_z = qd7 + qd8;
    const double ww8_xx = w8_x_neg*w8_x_neg;
    const double ww8_zz = w8_z*w8_z;
    const double ww8_xy_neg = w8_x_neg*w8_y;
    const double ww8_xz_neg = w8_x_neg*w8_z;
    const double ww8_yz = w8_y*w8_z;
    const double E8_xx_neg = w8_y*w8_y + ww8_zz;
    const double E8_yx = wd8_z - ww8_xy_neg;
    const double E8_yz = ww8_yz - wd8_x;
    const double E8_zx_neg = s_8*wd7_x_neg + c_8*wd7_y + qd8*w8_x_neg + ww8_xz_neg;

    /* motion of 'HR_SHOULDER' */
    const double a9_x = 9.81*c_9;
    const double a9_y = -9.81*s_9;
    const double ww9_zz = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const double w10_x_neg = qd9*s_10;
    const double w10_y_neg = qd9*c_10;
    const double E10_yz = qdd9*s_10;
    const double E10_xz_neg = qdd9*c_10;
    const double a10_x_neg_0 = a9_x - 0.05145*qdd9;
    const double a10_z = 0.05145*ww9_zz - a9_y;
    const double a10_x_neg = c_10*a10_x_neg_0;
    const double a10_y = s_10*a10_x_neg_0;
    const double ww10_yz_neg = qd10*w10_y_neg;
    const double wd10_x_neg = E10_yz + ww10_yz_neg;
    const double ww10_xz_neg = qd10*w10_x_neg;
    const double wd10_y = ww10_xz_neg - E10_xz_neg;
    const double ww10_xx = w10_x_neg*w10_x_neg;
    const double ww10_yy = w10_y_neg*w10_y_neg;
    const double ww10_zz = qd10*qd10;
    const double ww10_xy = w10_x_neg*w10_y_neg;
    const double E10_xx_neg = ww10_yy + ww10_zz;
    const double E10_xy = ww10_xy - qdd10;
    const double E10_yx = qdd10 + ww10_xy;
    const double E10_yy_neg = ww10_xx + ww10_zz;
    const double E10_zx_neg = ww10_xz_neg + wd10_y;
    const double E10_zy_neg = ww10_yz_neg + wd10_x_neg;

    /* motion of 'HR_LOWER_LEG' */
    const double w11_x_neg = c_11*w10_x_neg + s_11*w10_y_neg;
    const double w11_y = s_11*w10_x_neg - c_11*w10_y_neg;
    const double a11_z = a10_z - 0.16*E10_zx_neg;
    const double a11_y = s_11*(a10_x_neg + 0.16*E10_xx_neg) + c_11*(a10_y + 0.16*E10_yx);
    const double wd11_x = qd11*w11_y - (c_11*wd10_x_neg - s_11*wd10_y);
    const double wd11_z = qdd10 + qdd11;
    const double w11_z = qd10 + qd11;
    const double ww11_xx = w11_x_neg*w11_x_neg;
    const double ww11_zz = w11_z*w11_z;
    const double ww11_xy_neg = w11_x_neg*w11_y;
    const double ww11_xz_neg = w11_x_neg*w11_z;
    const double ww11_yz = w11_y*w11_z;
    const double E11_xx_neg = w11_y*w11_y + ww11_zz;
    const double E11_yx = wd11_z - ww11_xy_neg;
    const double E11_yz = ww11_yz - wd11_x;
    const double E11_zx_neg = s_11*wd10_x_neg + c_11*wd10_y + qd11*w11_x_neg + ww11_xz_neg;

    /* force on 'HR_LOWER_LEG' */
    const double f11_x = -0.0038482516772413*E11_xx_neg;
    const double f11_y = 0.0038482516772413*E11_yx;
    const double n11_x_0 = 3.3497340042275575e-05*E11_yx;
    const double n11_x = 0.0005426192213171668*ww11_yz - 0.0005396092213171668*wd11_x + n11_x_0;
    const double n11_y_0 = 3.3497340042275575e-05*(ww11_xx - ww11_zz);
    const double n11_z_0 = 0.0005426192213171668*wd11_z - 0.0005396092213171668*ww11_xy_neg;
    const double n11_y = 0.0010822284426343334*ww11_xz_neg - n11_y_0 - 0.0038482516772413*a11_z;
    const double n11_z = n11_z_0 - 3.3497340042275575e-05*E11_yz + 0.0038482516772413*a11_y;

    /* force on 'HR_UPPER_LEG' */
    const double f10_y_0 = -s_11*f11_x - c_11*f11_y;
    const double f10_x_neg_0 = 0.01771278698415*E10_xx_neg - 2.0453744565e-06*E10_xy;
    const double f10_x_neg = s_11*f11_y - c_11*f11_x + f10_x_neg_0;
    const double f10_y = 0.01771278698415*E10_yx - 2.0453744565e-06*E10_yy_neg - f10_y_0;
    const double n10_x_0 = 0.0022644781431582876*wd10_x_neg - 0.0022955781994879005*ww10_yz_neg;
    const double n10_x_1 = 1.609852873477455e-07*E10_zx_neg;
    const double n10_x_2 = 3.700383061853605e-08*(ww10_yy - ww10_zz);
    const double n10_x_3 = n10_x_0 - 0.0001172304186461722*E10_yx - n10_x_1 - n10_x_2;
    const double n10_y_0 = 0.004560056342646188*ww10_xz_neg + 1.609852873477455e-07*E10_zy_neg;
    const double n10_y_1 = 0.0001172304186461722*(ww10_xx - ww10_zz);
    const double n10_z_0 = 3.700383061853605e-08*E10_xz_neg;
    const double n10_z_1 = 0.0022955781994879005*qdd10 + 0.0022644781431582876*ww10_xy + n10_z_0;
    const double n10_z_2 = 1.609852873477455e-07*(ww10_xx - ww10_yy);
    const double n10_y_2 = 0.01771278698415*a10_z;
    const double n10_z_3 = 0.01771278698415*a10_y + 2.0453744565e-06*a10_x_neg;
    const double n10_y_3 = n10_y_0 + 3.700383061853605e-08*E10_xy + n10_y_1 - n10_y_2;
    const double n10_z_4 = n10_z_1 + 0.0001172304186461722*E10_yz - n10_z_2 + n10_z_3;
    const double n10_x = c_11*n11_x - s_11*n11_y + (n10_x_3 + 2.0453744565e-06*a10_z);
    const double n10_y = s_11*n11_x + c_11*n11_y + 0.000615720268358608*E11_zx_neg + n10_y_3;
    const double n10_z = n11_z - 0.16*f10_y_0 + n10_z_4;

    /* force on 'HR_SHOULDER' */
    const double n9_z_0 = s_10*n10_x + c_10*n10_y + 0.05145*(c_10*f10_x_neg + s_10*f10_y);
    const double n9_z = 0.0031799702681776175*qdd9 - 0.08509272390476785*c_9 - n9_z_0;

    /* force on 'HL_LOWER_LEG' */
    const double f8_x = -0.0038482516772413*E8_xx_neg;
    const double f8_y = 0.0038482516772413*E8_yx;
    const double n8_x_0 = 3.3497340042275575e-05*E8_yx;
    const double n8_x = 0.0005426192213171668*ww8_yz - 0.0005396092213171668*wd8_x - n8_x_0;
    const double n8_y_0 = 3.3497340042275575e-05*(ww8_xx - ww8_zz);
    const double n8_z_0 = 0.0005426192213171668*wd8_z - 0.0005396092213171668*ww8_xy_neg;
    const double n8_y = 0.0010822284426343334*ww8_xz_neg + n8_y_0 - 0.0038482516772413*a8_z;
    const double n8_z = n8_z_0 + 3.3497340042275575e-05*E8_yz + 0.0038482516772413*a8_y;

    /* force on 'HL_UPPER_LEG' */
    const double f7_y_0 = -s_8*f8_x - c_8*f8_y;
    const double f7_x_neg_0 = 0.01771278698415*E7_xx_neg + 2.0453744565e-06*E7_xy;
    const double f7_x_neg = s_8*f8_y - c_8*f8_x + f7_x_neg_0;
    const double f7_y = 0.01771278698415*E7_yx + 2.0453744565e-06*E7_yy_neg - f7_y_0;
    const double n7_x_0 = 0.0022644781431582876*wd7_x_neg - 0.0022955781994879005*ww7_yz_neg;
    const double n7_x_1 = 1.609852873477455e-07*E7_zx_neg;
    const double n7_x_2 = 3.700383061853605e-08*(ww7_yy - ww7_zz);
    const double n7_y_0 = 0.004560056342646188*ww7_xz_neg - 1.609852873477455e-07*E7_zy_neg;
    const double n7_y_1 = 0.0001172304186461722*(ww7_xx - ww7_zz);
    const double n7_z_0 = 3.700383061853605e-08*E7_xz_neg;
    const double n7_z_1 = 0.0022955781994879005*qdd7 + 0.0022644781431582876*ww7_xy + n7_z_0;
    const double n7_z_2 = 1.609852873477455e-07*(ww7_xx - ww7_yy);
    const double n7_x_3 = 2.0453744565e-06*a7_z;
    const double n7_y_2 = 0.01771278698415*a7_z;
    const double n7_z_3 = 0.01771278698415*a7_y - 2.0453744565e-06*a7_x_neg;
    const double n7_x_4 = n7_x_0 + 0.0001172304186461722*E7_yx + n7_x_1 - n7_x_2 - n7_x_3;
    const double n7_y_3 = n7_y_0 + 3.700383061853605e-08*E7_xy - n7_y_1 - n7_y_2;
    const double n7_z_4 = n7_z_1 - 0.0001172304186461722*E7_yz + n7_z_2 + n7_z_3;
    const double n7_x = c_8*n8_x - s_8*n8_y + n7_x_4;
    const double n7_y = s_8*n8_x + c_8*n8_y + 0.000615720268358608*E8_zx_neg + n7_y_3;
    const double n7_z = n8_z - 0.16*f7_y_0 + n7_z_4;

    /* force on 'HL_SHOULDER' */
    const double n6_z_0 = s_7*n7_x + c_7*n7_y - 0.05145*(c_7*f7_x_neg + s_7*f7_y);
    const double n6_z = 0.0031799702681776175*qdd6 + 0.08509272390476785*c_6 - n6_z_0;

    /* force on 'FR_LOWER_LEG' */
    const double f5_x = -0.0038482516772413*E5_xx_neg;
    const double f5_y = 0.0038482516772413*E5_yx;
    const double n5_x_0 = 3.3497340042275575e-05*E5_yx;
    const double n5_x = 0.0005426192213171668*ww5_yz - 0.0005396092213171668*wd5_x + n5_x_0;
    const double n5_y_0 = 3.3497340042275575e-05*(ww5_xx - ww5_zz);
    const double n5_z_0 = 0.0005426192213171668*wd5_z - 0.0005396092213171668*ww5_xy_neg;
    const double n5_y = 0.0010822284426343334*ww5_xz_neg - n5_y_0 - 0.0038482516772413*a5_z;
    const double n5_z = n5_z_0 - 3.3497340042275575e-05*E5_yz + 0.0038482516772413*a5_y;

    /* force on 'FR_UPPER_LEG' */
    const double f4_y_0 = -s_5*f5_x - c_5*f5_y;
    const double f4_x_neg_0 = 0.01771278698415*E4_xx_neg - 2.0453744565e-06*E4_xy;
    const double f4_x_neg = s_5*f5_y - c_5*f5_x + f4_x_neg_0;
    const double f4_y = 0.01771278698415*E4_yx - 2.0453744565e-06*E4_yy_neg - f4_y_0;
    const double n4_x_0 = 0.0022644781431582876*wd4_x_neg - 0.0022955781994879005*ww4_yz_neg;
    const double n4_x_1 = 1.609852873477455e-07*E4_zx_neg;
    const double n4_x_2 = 3.700383061853605e-08*(ww4_yy - ww4_zz);
    const double n4_y_0 = 0.004560056342646188*ww4_xz_neg + 1.609852873477455e-07*E4_zy_neg;
    const double n4_y_1 = 0.0001172304186461722*(ww4_xx - ww4_zz);
    const double n4_z_0 = 3.700383061853605e-08*E4_xz_neg;
    const double n4_z_1 = 0.0022955781994879005*qdd4 + 0.0022644781431582876*ww4_xy + n4_z_0;
    const double n4_z_2 = 1.609852873477455e-07*(ww4_xx - ww4_yy);
    const double n4_x_3 = 2.0453744565e-06*a4_z;
    const double n4_y_2 = 0.01771278698415*a4_z;
    const double n4_z_3 = 0.01771278698415*a4_y + 2.0453744565e-06*a4_x_neg;
    const double n4_x_4 = n4_x_0 - 0.0001172304186461722*E4_yx - n4_x_1 - n4_x_2 + n4_x_3;
    const double n4_y_3 = n4_y_0 + 3.700383061853605e-08*E4_xy + n4_y_1 - n4_y_2;
    const double n4_z_4 = n4_z_1 + 0.0001172304186461722*E4_yz - n4_z_2 + n4_z_3;
    const double n4_x = c_5*n5_x - s_5*n5_y + n4_x_4;
    const double n4_y = s_5*n5_x + c_5*n5_y + 0.000615720268358608*E5_zx_neg + n4_y_3;
    const double n4_z = n5_z - 0.16*f4_y_0 + n4_z_4;

    /* force on 'FR_SHOULDER' */
    const double n3_z_0 = s_4*n4_x + c_4*n4_y + 0.05145*(c_4*f4_x_neg + s_4*f4_y);
    const double n3_z = 0.0031799702681776175*qdd3 - 0.08509272390476785*c_3 - n3_z_0;

    /* force on 'FL_LOWER_LEG' */
    const double f2_x = -0.0038482516772413*E2_xx_neg;
    const double f2_y = 0.0038482516772413*E2_yx;
    const double n2_x_0 = 3.3497340042275575e-05*E2_yx;
    const double n2_x = 0.0005426192213171668*ww2_yz - 0.0005396092213171668*wd2_x - n2_x_0;
    const double n2_y_0 = 3.3497340042275575e-05*(ww2_xx - ww2_zz);
    const double n2_z_0 = 0.0005426192213171668*wd2_z - 0.0005396092213171668*ww2_xy_neg;
    const double n2_y = 0.0010822284426343334*ww2_xz_neg + n2_y_0 - 0.0038482516772413*a2_z;
    const double n2_z = n2_z_0 + 3.3497340042275575e-05*E2_yz + 0.0038482516772413*a2_y;

    /* force on 'FL_UPPER_LEG' */
    const double f1_y_0 = -s_2*f2_x - c_2*f2_y;
    const double f1_x_neg_0 = 0.01771278698415*E1_xx_neg + 2.0453744565e-06*E1_xy;
    const double f1_x_neg = s_2*f2_y - c_2*f2_x + f1_x_neg_0;
    const double f1_y = 0.01771278698415*E1_yx + 2.0453744565e-06*E1_yy_neg - f1_y_0;
    const double n1_x_0 = 0.0022644781431582876*wd1_x_neg - 0.0022955781994879005*ww1_yz_neg;
    const double n1_x_1 = 1.609852873477455e-07*E1_zx_neg;
    const double n1_x_2 = 3.700383061853605e-08*(ww1_yy - ww1_zz);
    const double n1_y_0 = 0.004560056342646188*ww1_xz_neg - 1.609852873477455e-07*E1_zy_neg;
    const double n1_y_1 = 0.0001172304186461722*(ww1_xx - ww1_zz);
    const double n1_z_0 = 3.700383061853605e-08*E1_xz_neg;
    const double n1_z_1 = 0.0022955781994879005*qdd1 + 0.0022644781431582876*ww1_xy + n1_z_0;
    const double n1_z_2 = 1.609852873477455e-07*(ww1_xx - ww1_yy);
    const double n1_x_3 = 2.0453744565e-06*a1_z;
    const double n1_y_2 = 0.01771278698415*a1_z;
    const double n1_z_3 = 0.01771278698415*a1_y - 2.0453744565e-06*a1_x_neg;
    const double n1_x_4 = n1_x_0 + 0.0001172304186461722*E1_yx + n1_x_1 - n1_x_2 - n1_x_3;
    const double n1_y_3 = n1_y_0 + 3.700383061853605e-08*E1_xy - n1_y_1 - n1_y_2;
    const double n1_z_4 = n1_z_1 - 0.0001172304186461722*E1_yz + n1_z_2 + n1_z_3;
    const double n1_x = c_2*n2_x - s_2*n2_y + n1_x_4;
    const double n1_y = s_2*n2_x + c_2*n2_y + 0.000615720268358608*E2_zx_neg + n1_y_3;
    const double n1_z = n2_z - 0.16*f1_y_0 + n1_z_4;

    /* force on 'FL_SHOULDER' */
    const double n0_z_0 = s_1*n1_x + c_1*n1_y - 0.05145*(c_1*f1_x_neg + s_1*f1_y);
    const double n0_z = 0.0031799702681776175*qdd0 + 0.08509272390476785*c_0 - n0_z_0;

    tau[0] = n0_z;
    tau[1] = n1_z;
    tau[2] = n2_z;
    tau[3] = n3_z;
    tau[4] = n4_z;
    tau[5] = n5_z;
    tau[6] = n6_z;
    tau[7] = n7_z;
    tau[8] = n8_z;
    tau[9] = n9_z;
    tau[10] = n10_z;
    tau[11] = n11_z;
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
    const double a0_x = 9.81*c_0;
    const double a0_y = -9.81*s_0;
    const double ww0_zz = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const double w1_x_neg = qd0*s_1;
    const double w1_y_neg = qd0*c_1;
    const double a1_z = -a0_y - 0.05145*ww0_zz;
    const double a1_x_neg = c_1*a0_x;
    const double a1_y = s_1*a0_x;
    const double wd1_x_neg = qd1*w1_y_neg;
    const double wd1_y = qd1*w1_x_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_yy = w1_y_neg*w1_y_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_xx_neg = ww1_yy + ww1_zz;
    const double E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'FL_LOWER_LEG' */
    const double w2_x_neg = c_2*w1_x_neg + s_2*w1_y_neg;
    const double w2_y = s_2*w1_x_neg - c_2*w1_y_neg;
    const double a2_z = a1_z - 0.32*wd1_y;
    const double a2_y = s_2*(a1_x_neg + 0.16*E1_xx_neg) + c_2*(a1_y + 0.16*ww1_xy);
    const double wd2_x = qd2*w2_y - (c_2*wd1_x_neg - s_2*wd1_y);
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = w2_y*w2_y + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx_neg = s_2*wd1_x_neg + c_2*wd1_y + qd2*w2_x_neg + ww2_xz_neg;

    /* motion of 'FR_SHOULDER' */
    const double a3_x = 9.81*c_3;
    const double a3_y = -9.81*s_3;
    const double ww3_zz = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const double w4_x_neg = qd3*s_4;
    const double w4_y_neg = qd3*c_4;
    const double a4_z = 0.05145*ww3_zz - a3_y;
    const double a4_x_neg = c_4*a3_x;
    const double a4_y = s_4*a3_x;
    const double wd4_x_neg = qd4*w4_y_neg;
    const double wd4_y = qd4*w4_x_neg;
    const double ww4_xx = w4_x_neg*w4_x_neg;
    const double ww4_yy = w4_y_neg*w4_y_neg;
    const double ww4_zz = qd4*qd4;
    const double ww4_xy = w4_x_neg*w4_y_neg;
    const double E4_xx_neg = ww4_yy + ww4_zz;
    const double E4_yy_neg = ww4_xx + ww4_zz;

    /* motion of 'FR_LOWER_LEG' */
    const double w5_x_neg = c_5*w4_x_neg + s_5*w4_y_neg;
    const double w5_y = s_5*w4_x_neg - c_5*w4_y_neg;
    const double a5_z = a4_z - 0.32*wd4_y;
    const double a5_y = s_5*(a4_x_neg + 0.16*E4_xx_neg) + c_5*(a4_y + 0.16*ww4_xy);
    const double wd5_x = qd5*w5_y - (c_5*wd4_x_neg - s_5*wd4_y);
    const double w5_z = qd4 + qd5;
    const double ww5_xx = w5_x_neg*w5_x_neg;
    const double ww5_zz = w5_z*w5_z;
    const double ww5_xy_neg = w5_x_neg*w5_y;
    const double ww5_xz_neg = w5_x_neg*w5_z;
    const double ww5_yz = w5_y*w5_z;
    const double E5_xx_neg = w5_y*w5_y + ww5_zz;
    const double E5_yz = ww5_yz - wd5_x;
    const double E5_zx_neg = s_5*wd4_x_neg + c_5*wd4_y + qd5*w5_x_neg + ww5_xz_neg;

    /* motion of 'HL_SHOULDER' */
    const double a6_x = 9.81*c_6;
    const double a6_y = -9.81*s_6;
    const double ww6_zz = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const double w7_x_neg = qd6*s_7;
    const double w7_y_neg = qd6*c_7;
    const double a7_z = -a6_y - 0.05145*ww6_zz;
    const double a7_x_neg = c_7*a6_x;
    const double a7_y = s_7*a6_x;
    const double wd7_x_neg = qd7*w7_y_neg;
    const double wd7_y = qd7*w7_x_neg;
    const double ww7_xx = w7_x_neg*w7_x_neg;
    const double ww7_yy = w7_y_neg*w7_y_neg;
    const double ww7_zz = qd7*qd7;
    const double ww7_xy = w7_x_neg*w7_y_neg;
    const double E7_xx_neg = ww7_yy + ww7_zz;
    const double E7_yy_neg = ww7_xx + ww7_zz;

    /* motion of 'HL_LOWER_LEG' */
    const double w8_x_neg = c_8*w7_x_neg + s_8*w7_y_neg;
    const double w8_y = s_8*w7_x_neg - c_8*w7_y_neg;
    const double a8_z = a7_z - 0.32*wd7_y;
    const double a8_y = s_8*(a7_x_neg + 0.16*E7_xx_neg) + c_8*(a7_y + 0.16*ww7_xy);
    const double wd8_x = qd8*w8_y - (c_8*wd7_x_neg - s_8*wd7_y);
    const double w8_z = qd7 + qd8;
    const double ww8_xx = w8_x_neg*w8_x_neg;
    const double ww8_zz = w8_z*w8_z;
    const double ww8_xy_neg = w8_x_neg*w8_y;
    const double ww8_xz_neg = w8_x_neg*w8_z;
    const double ww8_yz = w8_y*w8_z;
    const double E8_xx_neg = w8_y*w8_y + ww8_zz;
    const double E8_yz = ww8_yz - wd8_x;
    const double E8_zx_neg = s_8*wd7_x_neg + c_8*wd7_y + qd8*w8_x_neg + ww8_xz_neg;

    /* motion of 'HR_SHOULDER' */
    const double a9_x = 9.81*c_9;
    const double a9_y = -9.81*s_9;
    const double ww9_zz = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const double w10_x_neg = qd9*s_10;
    const double w10_y_neg = qd9*c_10;
    const double a10_z = 0.05145*ww9_zz - a9_y;
    const double a10_x_neg = c_10*a9_x;
    const double a10_y = s_10*a9_x;
    const double wd10_x_neg = qd10*w10_y_neg;
    const double wd10_y = qd10*w10_x_neg;
    const double ww10_xx = w10_x_neg*w10_x_neg;
    const double ww10_yy = w10_y_neg*w10_y_neg;
    const double ww10_zz = qd10*qd10;
    const double ww10_xy = w10_x_neg*w10_y_neg;
    const double E10_xx_neg = ww10_yy + ww10_zz;
    const double E10_yy_neg = ww10_xx + ww10_zz;

    /* motion of 'HR_LOWER_LEG' */
    const double w11_x_neg = c_11*w10_x_neg + s_11*w10_y_neg;
    const double w11_y = s_11*w10_x_neg - c_11*w10_y_neg;
    const double a11_z = a10_z - 0.32*wd10_y;
    const double a11_y = s_11*(a10_x_neg + 0.16*E10_xx_neg) + c_11*(a10_y + 0.16*ww10_xy);
    const double wd11_x = qd11*w11_y - (c_11*wd10_x_neg - s_11*wd10_y);
    const double w11_z = qd10 + qd11;
    const double ww11_xx = w11_x_neg*w11_x_neg;
    const double ww11_zz = w11_z*w11_z;
    const double ww11_xy_neg = w11_x_neg*w11_y;
    const double ww11_xz_neg = w11_x_neg*w11_z;
    const double ww11_yz = w11_y*w11_z;
    const double E11_xx_neg = w11_y*w11_y + ww11_zz;
    const double E11_yz = ww11_yz - wd11_x;
    const double E11_zx_neg = s_11*wd10_x_neg + c_11*wd10_y + qd11*w11_x_neg + ww11_xz_neg;

    /* force on 'HR_LOWER_LEG' */
    const double f11_x = -0.0038482516772413*E11_xx_neg;
    const double f11_y = -0.0038482516772413*ww11_xy_neg;
    const double n11_x_0 = 3.3497340042275575e-05*ww11_xy_neg;
    const double n11_x = 0.0005426192213171668*ww11_yz - 0.0005396092213171668*wd11_x - n11_x_0;
    const double n11_y_0 = 3.3497340042275575e-05*(ww11_xx - ww11_zz);
    const double n11_z_0 = 0.0005396092213171668*ww11_xy_neg + 3.3497340042275575e-05*E11_yz;
    const double n11_y = 0.0010822284426343334*ww11_xz_neg - n11_y_0 - 0.0038482516772413*a11_z;
    const double n11_z = 0.0038482516772413*a11_y - n11_z_0;

    /* force on 'HR_UPPER_LEG' */
    const double f10_y_0 = -s_11*f11_x - c_11*f11_y;
    const double f10_x_neg_0 = 0.01771278698415*E10_xx_neg - 2.0453744565e-06*ww10_xy;
    const double f10_x_neg = s_11*f11_y - c_11*f11_x + f10_x_neg_0;
    const double f10_y = 0.01771278698415*ww10_xy - 2.0453744565e-06*E10_yy_neg - f10_y_0;
    const double n10_x_0 = 3.1100056329612534e-05*wd10_x_neg + 0.0001172304186461722*ww10_xy;
    const double n10_x_1 = 3.700383061853605e-08*(ww10_yy - ww10_zz);
    const double n10_y_0 = 0.004560056342646188*wd10_y + 3.21970574695491e-07*wd10_x_neg;
    const double n10_y_1 = 0.0001172304186461722*(ww10_xx - ww10_zz);
    const double n10_z_0 = 1.609852873477455e-07*(ww10_xx - ww10_yy);
    const double n10_x_2 = 2.0453744565e-06*a10_z;
    const double n10_y_2 = 0.01771278698415*a10_z;
    const double n10_z_1 = 0.01771278698415*a10_y + 2.0453744565e-06*a10_x_neg;
    const double n10_x_3 = n10_x_0 + 3.21970574695491e-07*wd10_y + n10_x_1 - n10_x_2;
    const double n10_y_3 = n10_y_0 + 3.700383061853605e-08*ww10_xy + n10_y_1 - n10_y_2;
    const double n10_z_2 = 0.0022644781431582876*ww10_xy - n10_z_0 + n10_z_1;
    const double n10_x = c_11*n11_x - s_11*n11_y - n10_x_3;
    const double n10_y = s_11*n11_x + c_11*n11_y + 0.000615720268358608*E11_zx_neg + n10_y_3;
    const double n10_z = n10_z_2 - (0.16*f10_y_0 - n11_z);

    /* force on 'HR_SHOULDER' */
    const double n9_z_neg_0 = 0.05145*(c_10*f10_x_neg + s_10*f10_y);
    const double n9_z_neg = s_10*n10_x + c_10*n10_y + n9_z_neg_0 + 0.08509272390476785*c_9;

    /* force on 'HL_LOWER_LEG' */
    const double f8_x = -0.0038482516772413*E8_xx_neg;
    const double f8_y = -0.0038482516772413*ww8_xy_neg;
    const double n8_x_0 = 3.3497340042275575e-05*ww8_xy_neg;
    const double n8_x = 0.0005426192213171668*ww8_yz - 0.0005396092213171668*wd8_x + n8_x_0;
    const double n8_y_0 = 3.3497340042275575e-05*(ww8_xx - ww8_zz);
    const double n8_z_0 = 0.0005396092213171668*ww8_xy_neg - 3.3497340042275575e-05*E8_yz;
    const double n8_y = 0.0010822284426343334*ww8_xz_neg + n8_y_0 - 0.0038482516772413*a8_z;
    const double n8_z = 0.0038482516772413*a8_y - n8_z_0;

    /* force on 'HL_UPPER_LEG' */
    const double f7_y_0 = -s_8*f8_x - c_8*f8_y;
    const double f7_x_neg_0 = 0.01771278698415*E7_xx_neg + 2.0453744565e-06*ww7_xy;
    const double f7_x_neg = s_8*f8_y - c_8*f8_x + f7_x_neg_0;
    const double f7_y = 0.01771278698415*ww7_xy + 2.0453744565e-06*E7_yy_neg - f7_y_0;
    const double n7_x_0 = 3.1100056329612534e-05*wd7_x_neg - 0.0001172304186461722*ww7_xy;
    const double n7_x_1 = 3.700383061853605e-08*(ww7_yy - ww7_zz);
    const double n7_y_0 = 3.700383061853605e-08*ww7_xy;
    const double n7_y_1 = 0.004560056342646188*wd7_y - 3.21970574695491e-07*wd7_x_neg + n7_y_0;
    const double n7_z_0 = 1.609852873477455e-07*(ww7_xx - ww7_yy);
    const double n7_y_2 = 0.01771278698415*a7_z;
    const double n7_z_1 = 0.01771278698415*a7_y - 2.0453744565e-06*a7_x_neg;
    const double n7_x_2 = n7_x_0 - 3.21970574695491e-07*wd7_y + n7_x_1 + 2.0453744565e-06*a7_z;
    const double n7_y_3 = n7_y_1 - 0.0001172304186461722*(ww7_xx - ww7_zz) - n7_y_2;
    const double n7_x = c_8*n8_x - s_8*n8_y - n7_x_2;
    const double n7_y = s_8*n8_x + c_8*n8_y + 0.000615720268358608*E8_zx_neg + n7_y_3;
    const double n7_z = 0.0022644781431582876*ww7_xy + n7_z_0 + n7_z_1 - (0.16*f7_y_0 - n8_z);

    /* force on 'HL_SHOULDER' */
    const double n6_z_0 = s_7*n7_x + c_7*n7_y - 0.05145*(c_7*f7_x_neg + s_7*f7_y);
    const double n6_z = 0.08509272390476785*c_6 - n6_z_0;

    /* force on 'FR_LOWER_LEG' */
    const double f5_x = -0.0038482516772413*E5_xx_neg;
    const double f5_y = -0.0038482516772413*ww5_xy_neg;
    const double n5_x_0 = 3.3497340042275575e-05*ww5_xy_neg;
    const double n5_x = 0.0005426192213171668*ww5_yz - 0.0005396092213171668*wd5_x - n5_x_0;
    const double n5_y_0 = 3.3497340042275575e-05*(ww5_xx - ww5_zz);
    const double n5_z_0 = 0.0005396092213171668*ww5_xy_neg + 3.3497340042275575e-05*E5_yz;
    const double n5_y = 0.0010822284426343334*ww5_xz_neg - n5_y_0 - 0.0038482516772413*a5_z;
    const double n5_z = 0.0038482516772413*a5_y - n5_z_0;

    /* force on 'FR_UPPER_LEG' */
    const double f4_y_0 = -s_5*f5_x - c_5*f5_y;
    const double f4_x_neg_0 = 0.01771278698415*E4_xx_neg - 2.0453744565e-06*ww4_xy;
    const double f4_x_neg = s_5*f5_y - c_5*f5_x + f4_x_neg_0;
    const double f4_y = 0.01771278698415*ww4_xy - 2.0453744565e-06*E4_yy_neg - f4_y_0;
    const double n4_x_0 = 3.1100056329612534e-05*wd4_x_neg + 0.0001172304186461722*ww4_xy;
    const double n4_x_1 = 3.700383061853605e-08*(ww4_yy - ww4_zz);
    const double n4_y_0 = 3.700383061853605e-08*ww4_xy;
    const double n4_y_1 = 0.004560056342646188*wd4_y + 3.21970574695491e-07*wd4_x_neg + n4_y_0;
    const double n4_z_0 = 1.609852873477455e-07*(ww4_xx - ww4_yy);
    const double n4_y_2 = 0.01771278698415*a4_z;
    const double n4_z_1 = 0.01771278698415*a4_y + 2.0453744565e-06*a4_x_neg;
    const double n4_x_2 = n4_x_0 + 3.21970574695491e-07*wd4_y + n4_x_1 - 2.0453744565e-06*a4_z;
    const double n4_y_3 = n4_y_1 + 0.0001172304186461722*(ww4_xx - ww4_zz) - n4_y_2;
    const double n4_x = c_5*n5_x - s_5*n5_y - n4_x_2;
    const double n4_y = s_5*n5_x + c_5*n5_y + 0.000615720268358608*E5_zx_neg + n4_y_3;
    const double n4_z = 0.0022644781431582876*ww4_xy - n4_z_0 + n4_z_1 - (0.16*f4_y_0 - n5_z);

    /* force on 'FR_SHOULDER' */
    const double n3_z_neg_0 = s_4*n4_x + c_4*n4_y + 0.05145*(c_4*f4_x_neg + s_4*f4_y);
    const double n3_z_neg = n3_z_neg_0 + 0.08509272390476785*c_3;

    /* force on 'FL_LOWER_LEG' */
    const double f2_x = -0.0038482516772413*E2_xx_neg;
    const double f2_y = -0.0038482516772413*ww2_xy_neg;
    const double n2_x_0 = 3.3497340042275575e-05*ww2_xy_neg;
    const double n2_x = 0.0005426192213171668*ww2_yz - 0.0005396092213171668*wd2_x + n2_x_0;
    const double n2_y_0 = 3.3497340042275575e-05*(ww2_xx - ww2_zz);
    const double n2_z_0 = 0.0005396092213171668*ww2_xy_neg - 3.3497340042275575e-05*E2_yz;
    const double n2_y = 0.0010822284426343334*ww2_xz_neg + n2_y_0 - 0.0038482516772413*a2_z;
    const double n2_z = 0.0038482516772413*a2_y - n2_z_0;

    /* force on 'FL_UPPER_LEG' */
    const double f1_y_0 = -s_2*f2_x - c_2*f2_y;
    const double f1_x_neg_0 = 0.01771278698415*E1_xx_neg + 2.0453744565e-06*ww1_xy;
    const double f1_x_neg = s_2*f2_y - c_2*f2_x + f1_x_neg_0;
    const double f1_y = 0.01771278698415*ww1_xy + 2.0453744565e-06*E1_yy_neg - f1_y_0;
    const double n1_x_0 = 3.1100056329612534e-05*wd1_x_neg - 0.0001172304186461722*ww1_xy;
    const double n1_x_1 = 3.700383061853605e-08*(ww1_yy - ww1_zz);
    const double n1_y_0 = 3.700383061853605e-08*ww1_xy;
    const double n1_y_1 = 0.004560056342646188*wd1_y - 3.21970574695491e-07*wd1_x_neg + n1_y_0;
    const double n1_z_0 = 1.609852873477455e-07*(ww1_xx - ww1_yy);
    const double n1_y_2 = 0.01771278698415*a1_z;
    const double n1_z_1 = 0.01771278698415*a1_y - 2.0453744565e-06*a1_x_neg;
    const double n1_x_2 = n1_x_0 - 3.21970574695491e-07*wd1_y + n1_x_1 + 2.0453744565e-06*a1_z;
    const double n1_y_3 = n1_y_1 - 0.0001172304186461722*(ww1_xx - ww1_zz) - n1_y_2;
    const double n1_x = c_2*n2_x - s_2*n2_y - n1_x_2;
    const double n1_y = s_2*n2_x + c_2*n2_y + 0.000615720268358608*E2_zx_neg + n1_y_3;
    const double n1_z = 0.0022644781431582876*ww1_xy + n1_z_0 + n1_z_1 - (0.16*f1_y_0 - n2_z);

    /* force on 'FL_SHOULDER' */
    const double n0_z_0 = s_1*n1_x + c_1*n1_y - 0.05145*(c_1*f1_x_neg + s_1*f1_y);
    const double n0_z = 0.08509272390476785*c_0 - n0_z_0;

    bias[0] = n0_z;
    bias[1] = n1_z;
    bias[2] = n2_z;
    bias[3] = -n3_z_neg;
    bias[4] = n4_z;
    bias[5] = n5_z;
    bias[6] = n6_z;
    bias[7] = n7_z;
    bias[8] = n8_z;
    bias[9] = -n9_z_neg;
    bias[10] = n10_z;
    bias[11] = n11_z;
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
    const double a0_x = 9.81*c_0;

    /* motion of 'FL_UPPER_LEG' */
    const double a1_x_neg = c_1*a0_x;
    const double a1_y = s_1*a0_x;

    /* motion of 'FL_LOWER_LEG' */
    const double a2_y = s_2*a1_x_neg + c_2*a1_y;

    /* motion of 'FR_SHOULDER' */
    const double a3_x = 9.81*c_3;

    /* motion of 'FR_UPPER_LEG' */
    const double a4_x_neg = c_4*a3_x;
    const double a4_y = s_4*a3_x;

    /* motion of 'FR_LOWER_LEG' */
    const double a5_y = s_5*a4_x_neg + c_5*a4_y;

    /* motion of 'HL_SHOULDER' */
    const double a6_x = 9.81*c_6;

    /* motion of 'HL_UPPER_LEG' */
    const double a7_x_neg = c_7*a6_x;
    const double a7_y = s_7*a6_x;

    /* motion of 'HL_LOWER_LEG' */
    const double a8_y = s_8*a7_x_neg + c_8*a7_y;

    /* motion of 'HR_SHOULDER' */
    const double a9_x = 9.81*c_9;

    /* motion of 'HR_UPPER_LEG' */
    const double a10_x_neg = c_10*a9_x;
    const double a10_y = s_10*a9_x;

    /* motion of 'HR_LOWER_LEG' */
    const double a11_y = s_11*a10_x_neg + c_11*a10_y;

    /* force on 'HR_LOWER_LEG' */
    const double n11_y = -0.037751348953737156*s_9;
    const double n11_z = 0.0038482516772413*a11_y;

    /* force on 'HR_UPPER_LEG' */
    const double n10_x = 2.0065123418265e-05*s_9 - s_11*n11_y;
    const double n10_y_neg = 0.1737624403145115*s_9 - c_11*n11_y;
    const double n10_z = 0.01771278698415*a10_y + 2.0453744565e-06*a10_x_neg + n11_z;

    /* force on 'HR_SHOULDER' */
    const double n9_z_neg = s_10*n10_x - c_10*n10_y_neg + 0.08509272390476785*c_9;

    /* force on 'HL_LOWER_LEG' */
    const double n8_y = -0.037751348953737156*s_6;
    const double n8_z = 0.0038482516772413*a8_y;

    /* force on 'HL_UPPER_LEG' */
    const double n7_x = -s_8*n8_y - 2.0065123418265e-05*s_6;
    const double n7_y_neg = 0.1737624403145115*s_6 - c_8*n8_y;
    const double n7_z = 0.01771278698415*a7_y - 2.0453744565e-06*a7_x_neg + n8_z;

    /* force on 'HL_SHOULDER' */
    const double n6_z = 0.08509272390476785*c_6 - (s_7*n7_x - c_7*n7_y_neg);

    /* force on 'FR_LOWER_LEG' */
    const double n5_y = -0.037751348953737156*s_3;
    const double n5_z = 0.0038482516772413*a5_y;

    /* force on 'FR_UPPER_LEG' */
    const double n4_x = 2.0065123418265e-05*s_3 - s_5*n5_y;
    const double n4_y_neg = 0.1737624403145115*s_3 - c_5*n5_y;
    const double n4_z = 0.01771278698415*a4_y + 2.0453744565e-06*a4_x_neg + n5_z;

    /* force on 'FR_SHOULDER' */
    const double n3_z_neg = s_4*n4_x - c_4*n4_y_neg + 0.08509272390476785*c_3;

    /* force on 'FL_LOWER_LEG' */
    const double n2_y = -0.037751348953737156*s_0;
    const double n2_z = 0.0038482516772413*a2_y;

    /* force on 'FL_UPPER_LEG' */
    const double n1_x = -s_2*n2_y - 2.0065123418265e-05*s_0;
    const double n1_y_neg = 0.1737624403145115*s_0 - c_2*n2_y;
    const double n1_z = 0.01771278698415*a1_y - 2.0453744565e-06*a1_x_neg + n2_z;

    /* force on 'FL_SHOULDER' */
    const double n0_z = 0.08509272390476785*c_0 - (s_1*n1_x - c_1*n1_y_neg);

    g[0] = n0_z;
    g[1] = n1_z;
    g[2] = n2_z;
    g[3] = -n3_z_neg;
    g[4] = n4_z;
    g[5] = n5_z;
    g[6] = n6_z;
    g[7] = n7_z;
    g[8] = n8_z;
    g[9] = -n9_z_neg;
    g[10] = n10_z;
    g[11] = n11_z;
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* velocity of 'FL_UPPER_LEG' */
    const double w1_x_neg = s_1*qd0;
    const double w1_y_neg = c_1*qd0;
    const double v1_x_neg_0 = 0.05145*qd0;
    const double v1_x_neg = c_1*v1_x_neg_0;
    const double v1_y = s_1*v1_x_neg_0;

    /* velocity of 'FL_LOWER_LEG' */
    const double w2_x_neg = c_2*w1_x_neg + s_2*w1_y_neg;
    const double w2_y = s_2*w1_x_neg - c_2*w1_y_neg;
    const double v2_x_0 = v1_y + 0.16*qd1;
    const double v2_x = s_2*v2_x_0 - c_2*v1_x_neg;
    const double v2_y = s_2*v1_x_neg + c_2*v2_x_0;
    const double w2_z = qd1 + qd2;

    /* velocity of 'FR_UPPER_LEG' */
    const double w4_x_neg = s_4*qd3;
    const double w4_y_neg = c_4*qd3;
    const double v4_x_0 = 0.05145*qd3;
    const double v4_x = c_4*v4_x_0;
    const double v4_y_neg = s_4*v4_x_0;

    /* velocity of 'FR_LOWER_LEG' */
    const double w5_x_neg = c_5*w4_x_neg + s_5*w4_y_neg;
    const double w5_y = s_5*w4_x_neg - c_5*w4_y_neg;
    const double v5_x_0 = v4_y_neg - 0.16*qd4;
    const double v5_x = c_5*v4_x - s_5*v5_x_0;
    const double v5_y_neg = s_5*v4_x + c_5*v5_x_0;
    const double w5_z = qd4 + qd5;

    /* velocity of 'HL_UPPER_LEG' */
    const double w7_x_neg = s_7*qd6;
    const double w7_y_neg = c_7*qd6;
    const double v7_x_neg_0 = 0.05145*qd6;
    const double v7_x_neg = c_7*v7_x_neg_0;
    const double v7_y = s_7*v7_x_neg_0;

    /* velocity of 'HL_LOWER_LEG' */
    const double w8_x_neg = c_8*w7_x_neg + s_8*w7_y_neg;
    const double w8_y = s_8*w7_x_neg - c_8*w7_y_neg;
    const double v8_x_0 = v7_y + 0.16*qd7;
    const double v8_x = s_8*v8_x_0 - c_8*v7_x_neg;
    const double v8_y = s_8*v7_x_neg + c_8*v8_x_0;
    const double w8_z = qd7 + qd8;

    /* velocity of 'HR_UPPER_LEG' */
    const double w10_x_neg = s_10*qd9;
    const double w10_y_neg = c_10*qd9;
    const double v10_x_0 = 0.05145*qd9;
    const double v10_x = c_10*v10_x_0;
    const double v10_y_neg = s_10*v10_x_0;

    /* velocity of 'HR_LOWER_LEG' */
    const double w11_x_neg = c_11*w10_x_neg + s_11*w10_y_neg;
    const double w11_y = s_11*w10_x_neg - c_11*w10_y_neg;
    const double v11_x_0 = v10_y_neg - 0.16*qd10;
    const double v11_x = c_11*v10_x - s_11*v11_x_0;
    const double v11_y_neg = s_11*v10_x + c_11*v11_x_0;
    const double w11_z = qd10 + qd11;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + 0.001231440536717216*c_11;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + 0.001231440536717216*c_8;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + 0.001231440536717216*c_5;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + 0.001231440536717216*c_2;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* momenta of 'FL_UPPER_LEG' */
    const double T1_xx_neg_0 = 5.86152093230861e-05*w1_y_neg;
    const double T1_xx_neg_1 = 8.049264367387275e-08*qd1;
    const double T1_xy_neg_0 = 0.0011322390715791438*qd1 - 5.86152093230861e-05*w1_x_neg;
    const double L1_y_neg_0 = 8.049264367387275e-08*w1_x_neg;
    const double T1_yy_0 = 1.8501915309268026e-08*w1_x_neg;
    const double T1_yz_0 = 8.049264367387275e-08*w1_y_neg;
    const double L1_y_neg_1 = 1.8501915309268026e-08*qd1;
    const double T1_yz_1 = 5.86152093230861e-05*qd1;
    const double T1_zz_0 = 0.01771278698415*v1_x_neg;
    const double T1_zz_1 = 2.0453744565e-06*v1_y;
    const double T1_xy_neg_1 = 0.008856393492075*v1_y + 1.02268722825e-06*v1_x_neg;
    const double T1_xy_neg_2 = T1_xy_neg_0 - 1.8501915309268026e-08*w1_y_neg + T1_xy_neg_1;

    /* momenta of 'FL_LOWER_LEG' */
    const double T2_xy_neg_0 = 0.0002698046106585834*w2_z + 1.6748670021137788e-05*w2_x_neg;
    const double T2_yz_0 = 1.6748670021137788e-05*w2_z;
    const double T2_yz = 0.0002713096106585834*w2_x_neg - T2_yz_0;
    const double T2_xx = -3.3497340042275575e-05*w2_y;
    const double p2_y = 0.00192412583862065*w2_z;
    const double p2_z = -0.00192412583862065*w2_y;
    const double L2_x = 0.0002698046106585834*w2_x_neg - T2_yz_0;
    const double L2_y = -0.000307860134179304*w1_y_neg;
    const double T2_yy = 0.0038482516772413*v2_x;
    const double T2_zz = T2_yy - T2_xx;
    const double T2_xy_neg = T2_xy_neg_0 + 0.00192412583862065*v2_y;
    const double T2_xz = 0.0005411142213171667*w2_y + L2_y;

    /* momenta of 'FR_UPPER_LEG' */
    const double T4_xx_0 = 5.86152093230861e-05*w4_y_neg;
    const double T4_xx_1 = 8.049264367387275e-08*qd4;
    const double T4_xy_neg_0 = 0.0011322390715791438*qd4 + 5.86152093230861e-05*w4_x_neg;
    const double L4_y_0 = 8.049264367387275e-08*w4_x_neg;
    const double T4_yy_0 = 1.8501915309268026e-08*w4_x_neg;
    const double T4_yz_0 = 8.049264367387275e-08*w4_y_neg;
    const double L4_y_1 = 1.8501915309268026e-08*qd4;
    const double T4_yz_1 = 5.86152093230861e-05*qd4;
    const double T4_zz_neg_0 = 0.01771278698415*v4_x;
    const double T4_zz_neg_1 = 2.0453744565e-06*v4_y_neg;
    const double T4_xy_neg_1 = 0.008856393492075*v4_y_neg - 1.02268722825e-06*v4_x;
    const double T4_zz_neg_2 = 2.0*(T4_xx_0 - T4_yy_0) - (T4_zz_neg_0 - T4_zz_neg_1);
    const double T4_xy_neg_2 = T4_xy_neg_0 - 1.8501915309268026e-08*w4_y_neg - T4_xy_neg_1;

    /* momenta of 'FR_LOWER_LEG' */
    const double T5_xy_0 = 0.0002698046106585834*w5_z - 1.6748670021137788e-05*w5_x_neg;
    const double T5_yz_0 = 1.6748670021137788e-05*w5_z;
    const double T5_yz = T5_yz_0 + 0.0002713096106585834*w5_x_neg;
    const double T5_xx = 3.3497340042275575e-05*w5_y;
    const double p5_y = 0.00192412583862065*w5_z;
    const double p5_z = -0.00192412583862065*w5_y;
    const double L5_x = T5_yz_0 + 0.0002698046106585834*w5_x_neg;
    const double L5_y = -0.000307860134179304*w4_y_neg;
    const double T5_yy = 0.0038482516772413*v5_x;
    const double T5_zz = T5_yy - T5_xx;
    const double T5_xy = 0.00192412583862065*v5_y_neg - T5_xy_0;
    const double T5_xz = 0.0005411142213171667*w5_y + L5_y;

    /* momenta of 'HL_UPPER_LEG' */
    const double T7_xx_neg_0 = 5.86152093230861e-05*w7_y_neg;
    const double T7_xx_neg_1 = 8.049264367387275e-08*qd7;
    const double T7_xy_neg_0 = 0.0011322390715791438*qd7 - 5.86152093230861e-05*w7_x_neg;
    const double L7_y_neg_0 = 8.049264367387275e-08*w7_x_neg;
    const double T7_yy_0 = 1.8501915309268026e-08*w7_x_neg;
    const double T7_yz_0 = 8.049264367387275e-08*w7_y_neg;
    const double L7_y_neg_1 = 1.8501915309268026e-08*qd7;
    const double T7_yz_1 = 5.86152093230861e-05*qd7;
    const double T7_zz_0 = 0.01771278698415*v7_x_neg;
    const double T7_zz_1 = 2.0453744565e-06*v7_y;
    const double T7_xy_neg_1 = 0.008856393492075*v7_y + 1.02268722825e-06*v7_x_neg;
    const double T7_xy_neg_2 = T7_xy_neg_0 - 1.8501915309268026e-08*w7_y_neg + T7_xy_neg_1;

    /* momenta of 'HL_LOWER_LEG' */
    const double T8_xy_neg_0 = 0.0002698046106585834*w8_z + 1.6748670021137788e-05*w8_x_neg;
    const double T8_yz_0 = 1.6748670021137788e-05*w8_z;
    const double T8_yz = 0.0002713096106585834*w8_x_neg - T8_yz_0;
    const double T8_xx = -3.3497340042275575e-05*w8_y;
    const double p8_y = 0.00192412583862065*w8_z;
    const double p8_z = -0.00192412583862065*w8_y;
    const double L8_x = 0.0002698046106585834*w8_x_neg - T8_yz_0;
    const double L8_y = -0.000307860134179304*w7_y_neg;
    const double T8_yy = 0.0038482516772413*v8_x;
    const double T8_zz = T8_yy - T8_xx;
    const double T8_xy_neg = T8_xy_neg_0 + 0.00192412583862065*v8_y;
    const double T8_xz = 0.0005411142213171667*w8_y + L8_y;

    /* momenta of 'HR_UPPER_LEG' */
    const double T10_xx_0 = 5.86152093230861e-05*w10_y_neg;
    const double T10_xx_1 = 8.049264367387275e-08*qd10;
    const double T10_xy_neg_0 = 0.0011322390715791438*qd10 + 5.86152093230861e-05*w10_x_neg;
    const double L10_y_0 = 8.049264367387275e-08*w10_x_neg;
    const double T10_yy_0 = 1.8501915309268026e-08*w10_x_neg;
    const double T10_yz_0 = 8.049264367387275e-08*w10_y_neg;
    const double L10_y_1 = 1.8501915309268026e-08*qd10;
    const double T10_yz_1 = 5.86152093230861e-05*qd10;
    const double T10_zz_neg_0 = 0.01771278698415*v10_x;
    const double T10_zz_neg_1 = 2.0453744565e-06*v10_y_neg;
    const double T10_xy_neg_1 = 0.008856393492075*v10_y_neg - 1.02268722825e-06*v10_x;
    const double T10_zz_neg_2 = 2.0*(T10_xx_0 - T10_yy_0) - (T10_zz_neg_0 - T10_zz_neg_1);
    const double T10_xy_neg_2 = T10_xy_neg_0 - 1.8501915309268026e-08*w10_y_neg - T10_xy_neg_1;

    /* momenta of 'HR_LOWER_LEG' */
    const double T11_xy_0 = 0.0002698046106585834*w11_z - 1.6748670021137788e-05*w11_x_neg;
    const double T11_yz_0 = 1.6748670021137788e-05*w11_z;
    const double T11_yz = T11_yz_0 + 0.0002713096106585834*w11_x_neg;
    const double T11_xx = 3.3497340042275575e-05*w11_y;
    const double p11_y = 0.00192412583862065*w11_z;
    const double p11_z = -0.00192412583862065*w11_y;
    const double L11_x = T11_yz_0 + 0.0002698046106585834*w11_x_neg;
    const double L11_y = -0.000307860134179304*w10_y_neg;
    const double T11_yy = 0.0038482516772413*v11_x;
    const double T11_zz = T11_yy - T11_xx;
    const double T11_xy = 0.00192412583862065*v11_y_neg - T11_xy_0;
    const double T11_xz = 0.0005411142213171667*w11_y + L11_y;

    /* momenta of 'HR_UPPER_LEG' */
    const double p10_x_neg_0 = s_11*p11_y;
    const double p10_y_0 = c_11*p11_y;
    const double L10_x_0 = c_11*L11_x - s_11*L11_y;
    const double L10_y_2 = 0.000307860134179304*w11_y;
    const double T10_xx_2 = -2.0*T11_xy;
    const double T10_xx_3 = c11s11*T10_xx_2 - c11c11*T11_zz;
    const double T10_yz_2 = s_11*T11_xz + c_11*T11_yz;
    const double T10_yy_1 = 0.32*p10_x_neg_0;
    const double T10_yy_2 = T11_xx - T10_xx_3 - T10_yy_1;
    const double T10_xy_neg_3 = c11s11*T11_zz + c11c11*T10_xx_2 + T11_xy + 0.16*p10_y_0;
    const double p10_x_neg = 1.02268722825e-06*qd10 + p10_x_neg_0;
    const double p10_y = 0.008856393492075*qd10 + p10_y_0;
    const double p10_z = p11_z - (1.02268722825e-06*w10_x_neg - 0.008856393492075*w10_y_neg);
    const double L10_x = L10_x_0 - (T10_yz_1 - (T10_yz_0 + 0.0011322390715791438*w10_x_neg));
    const double L10_y = L10_y_0 - L10_y_1 + (s_11*L11_x + c_11*L11_y + L10_y_2);
    const double T10_xx = 2.0*(T10_xx_0 + T10_xx_1) - T10_zz_neg_1 + (T11_yy + T10_xx_3);
    const double T10_yy = T10_yy_2 - (2.0*(T10_xx_1 + T10_yy_0) - T10_zz_neg_0);
    const double T10_zz_neg = T10_yy_1 - T11_zz + T10_zz_neg_2;
    const double T10_xy_neg = T10_xy_neg_2 + T10_xy_neg_3;
    const double T10_xz_0 = L10_y_0 - 0.002280028171323094*w10_y_neg + L10_y_1 + L10_y_2;
    const double T10_xz = T10_xz_0 + c_11*T11_xz - s_11*T11_yz;
    const double T10_yz = T10_yz_2 - (T10_yz_1 - 0.0011477890997439503*w10_x_neg + T10_yz_0);

    /* momenta of 'HR_SHOULDER' */
    const double T9_zz_0 = T10_xx - (c10c10*(T10_xx - T10_yy) + 2.0*T10_xy_neg*c10s10);
    const double T9_zz = T9_zz_0 - 0.1029*p10_z;

    /* momenta of 'HL_UPPER_LEG' */
    const double p7_x_0 = s_8*p8_y;
    const double p7_y_0 = c_8*p8_y;
    const double L7_x_0 = s_8*L8_y - c_8*L8_x;
    const double L7_y_neg_2 = 0.000307860134179304*w8_y;
    const double T7_xx_neg_2 = 2.0*T8_xy_neg;
    const double T7_xx_neg_3 = c8c8*T8_zz - c8s8*T7_xx_neg_2;
    const double T7_xx_neg_4 = T7_xx_neg_3 - T8_yy;
    const double T7_yz_2 = s_8*T8_xz + c_8*T8_yz;
    const double T7_yy_1 = 0.32*p7_x_0;
    const double T7_yy_2 = T7_yy_1 - (T8_xx + T7_xx_neg_3);
    const double T7_zz_2 = T8_zz - T7_yy_1;
    const double T7_xy_neg_3 = 0.16*p7_y_0 - (T8_xy_neg - (c8s8*T8_zz + c8c8*T7_xx_neg_2));
    const double p7_x = 1.02268722825e-06*qd7 - p7_x_0;
    const double p7_y = 0.008856393492075*qd7 + p7_y_0;
    const double p7_z = 1.02268722825e-06*w7_x_neg + 0.008856393492075*w7_y_neg + p8_z;
    const double L7_x = T7_yz_1 - (T7_yz_0 - 0.0011322390715791438*w7_x_neg) - L7_x_0;
    const double L7_y_neg = L7_y_neg_0 + L7_y_neg_1 - (s_8*L8_x + c_8*L8_y + L7_y_neg_2);
    const double T7_xx_neg = 2.0*(T7_xx_neg_0 + T7_xx_neg_1) + T7_zz_1 + T7_xx_neg_4;
    const double T7_yy = 2.0*(T7_xx_neg_1 - T7_yy_0) - T7_zz_0 - T7_yy_2;
    const double T7_zz = 2.0*(T7_xx_neg_0 + T7_yy_0) - (T7_zz_0 + T7_zz_1) + T7_zz_2;
    const double T7_xy_neg = T7_xy_neg_2 + T7_xy_neg_3;
    const double T7_xz_0 = L7_y_neg_0 + 0.002280028171323094*w7_y_neg - L7_y_neg_1;
    const double T7_xz = c_8*T8_xz - (T7_xz_0 - L7_y_neg_2) - s_8*T8_yz;
    const double T7_yz = T7_yz_1 + 0.0011477890997439503*w7_x_neg + T7_yz_0 + T7_yz_2;

    /* momenta of 'HL_SHOULDER' */
    const double T6_zz_0 = T7_xx_neg - (c7c7*(T7_xx_neg + T7_yy) - 2.0*T7_xy_neg*c7s7);
    const double T6_zz = 0.1029*p7_z - T6_zz_0;

    /* momenta of 'FR_UPPER_LEG' */
    const double p4_x_neg_0 = s_5*p5_y;
    const double p4_y_0 = c_5*p5_y;
    const double L4_x_0 = c_5*L5_x - s_5*L5_y;
    const double L4_y_2 = 0.000307860134179304*w5_y;
    const double T4_xx_2 = -2.0*T5_xy;
    const double T4_xx_3 = c5s5*T4_xx_2 - c5c5*T5_zz;
    const double T4_xz_0 = c_5*T5_xz;
    const double T4_yz_2 = s_5*T5_xz + c_5*T5_yz;
    const double T4_yy_1 = 0.32*p4_x_neg_0;
    const double p4_x_neg = 1.02268722825e-06*qd4 + p4_x_neg_0;
    const double p4_y = 0.008856393492075*qd4 + p4_y_0;
    const double p4_z = p5_z - (1.02268722825e-06*w4_x_neg - 0.008856393492075*w4_y_neg);
    const double L4_x = L4_x_0 - (T4_yz_1 - (T4_yz_0 + 0.0011322390715791438*w4_x_neg));
    const double L4_y = L4_y_0 - L4_y_1 + (s_5*L5_x + c_5*L5_y + L4_y_2);
    const double T4_xx = 2.0*(T4_xx_0 + T4_xx_1) - T4_zz_neg_1 + (T5_yy + T4_xx_3);
    const double T4_yy = T5_xx - T4_xx_3 - T4_yy_1 - (2.0*(T4_xx_1 + T4_yy_0) - T4_zz_neg_0);
    const double T4_zz_neg = T4_yy_1 - T5_zz + T4_zz_neg_2;
    const double T4_xy_neg = c5s5*T5_zz + c5c5*T4_xx_2 + T5_xy + 0.16*p4_y_0 + T4_xy_neg_2;
    const double T4_xz_1 = L4_y_0 - 0.002280028171323094*w4_y_neg + L4_y_1 + L4_y_2 + T4_xz_0;
    const double T4_xz = T4_xz_1 - s_5*T5_yz;
    const double T4_yz = T4_yz_2 - (T4_yz_1 - 0.0011477890997439503*w4_x_neg + T4_yz_0);

    /* momenta of 'FR_SHOULDER' */
    const double T3_zz = T4_xx - (c4c4*(T4_xx - T4_yy) + 2.0*T4_xy_neg*c4s4) - 0.1029*p4_z;

    /* momenta of 'FL_UPPER_LEG' */
    const double p1_x_0 = s_2*p2_y;
    const double p1_y_0 = c_2*p2_y;
    const double L1_x_0 = s_2*L2_y - c_2*L2_x;
    const double L1_y_neg_2 = 0.000307860134179304*w2_y;
    const double T1_xx_neg_2 = 2.0*T2_xy_neg;
    const double T1_xx_neg_3 = c2c2*T2_zz - c2s2*T1_xx_neg_2;
    const double T1_xx_neg_4 = T1_xx_neg_3 - T2_yy;
    const double T1_yz_2 = s_2*T2_xz + c_2*T2_yz;
    const double T1_yy_1 = 0.32*p1_x_0;
    const double T1_yy_2 = T1_yy_1 - (T2_xx + T1_xx_neg_3);
    const double T1_zz_2 = T2_zz - T1_yy_1;
    const double T1_xy_neg_3 = 0.16*p1_y_0 - (T2_xy_neg - (c2s2*T2_zz + c2c2*T1_xx_neg_2));
    const double p1_x = 1.02268722825e-06*qd1 - p1_x_0;
    const double p1_y = 0.008856393492075*qd1 + p1_y_0;
    const double p1_z = 1.02268722825e-06*w1_x_neg + 0.008856393492075*w1_y_neg + p2_z;
    const double L1_x = T1_yz_1 - (T1_yz_0 - 0.0011322390715791438*w1_x_neg) - L1_x_0;
    const double L1_y_neg = L1_y_neg_0 + L1_y_neg_1 - (s_2*L2_x + c_2*L2_y + L1_y_neg_2);
    const double T1_xx_neg = 2.0*(T1_xx_neg_0 + T1_xx_neg_1) + T1_zz_1 + T1_xx_neg_4;
    const double T1_yy = 2.0*(T1_xx_neg_1 - T1_yy_0) - T1_zz_0 - T1_yy_2;
    const double T1_zz = 2.0*(T1_xx_neg_0 + T1_yy_0) - (T1_zz_0 + T1_zz_1) + T1_zz_2;
    const double T1_xy_neg = T1_xy_neg_2 + T1_xy_neg_3;
    const double T1_xz_0 = L1_y_neg_0 + 0.002280028171323094*w1_y_neg - L1_y_neg_1;
    const double T1_xz = c_2*T2_xz - (T1_xz_0 - L1_y_neg_2) - s_2*T2_yz;
    const double T1_yz = T1_yz_1 + 0.0011477890997439503*w1_x_neg + T1_yz_0 + T1_yz_2;

    /* momenta of 'FL_SHOULDER' */
    const double T0_zz_0 = T1_xx_neg - (c1c1*(T1_xx_neg + T1_yy) - 2.0*T1_xy_neg*c1s1);
    const double T0_zz = 0.1029*p1_z - T0_zz_0;

    /* Coriolis terms of joint 'FL_HFE' */
    const double C1x1_0 = v1_x_neg*R1_hx - v1_y*R1_hy;
    const double C1x1 = w1_x_neg*R1_Jyz - w1_y_neg*R1_Jxz + C1x1_0 + T1_zz;
    const double C0x1_0 = s_1*(w1_x_neg*R1_Jxy - w1_y_neg*R1_Jxx + (L1_y_neg + T1_xz));
    const double C0x1_1 = c_1*(w1_x_neg*R1_Jyy - w1_y_neg*R1_Jxy + (L1_x + T1_yz));
    const double C0x1 = 0.05145*(2.0*p1_y*c_1 + 2.0*p1_x*s_1) - (C0x1_0 + C0x1_1);
    const double C1x0 = s_1*(L1_y_neg - T1_xz) + c_1*(L1_x - T1_yz);

    /* Coriolis terms of joint 'FL_KFE' */
    const double C0x2_0 = -T2_yz - L2_x;
    const double C0x2_1 = 0.0038482516772413*w2_z;
    const double C0x2_2 = 1.505e-06*w2_y;
    const double C2x0_0 = -L2_y - T2_xz;
    const double C2x0_1 = L2_x - T2_yz;
    const double C1x2_0 = s_2*C0x2_1;
    const double C1x2 = -0.16*C1x2_0;
    const double C2x1_0 = v1_y*R1_hy_0 - v1_x_neg*R1_hx_0;
    const double C2x1 = w1_y_neg*R1_Jxz_0 - w1_x_neg*R1_Jyz_0 - C2x1_0 + T2_zz;
    const double C0x2_3 = c_1*(s_2*C0x2_2 - c_2*C0x2_0 + 0.000615720268358608*w2_x_neg);
    const double C0x2_4 = 0.05145*(c_2*C0x2_1*c_1 - s_1*C1x2_0);
    const double C0x2 = C0x2_4 - (s_1*(c_2*C0x2_2 + s_2*C0x2_0) + C0x2_3);
    const double C2x0 = s_1*(c_2*C2x0_0 - s_2*C2x0_1) + c_1*(s_2*C2x0_0 + c_2*C2x0_1);

    /* Coriolis terms of joint 'FR_HFE' */
    const double C4x4_neg_0 = v4_x*R4_hx - v4_y_neg*R4_hy;
    const double C4x4_neg = w4_y_neg*R4_Jxz - w4_x_neg*R4_Jyz + C4x4_neg_0 + T4_zz_neg;
    const double C3x4_neg_0 = s_4*(w4_x_neg*R4_Jxy - w4_y_neg*R4_Jxx - (L4_y - T4_xz));
    const double C3x4_neg_1 = c_4*(w4_x_neg*R4_Jyy - w4_y_neg*R4_Jxy + (L4_x + T4_yz));
    const double C3x4_neg_2 = 0.05145*(2.0*p4_y*c_4 - 2.0*p4_x_neg*s_4);
    const double C3x4_neg = C3x4_neg_0 + C3x4_neg_1 + C3x4_neg_2;
    const double C4x3_neg = s_4*(L4_y + T4_xz) + c_4*(T4_yz - L4_x);

    /* Coriolis terms of joint 'FR_KFE' */
    const double C3x5_neg_0 = T5_yz + L5_x;
    const double C3x5_neg_1 = 0.0038482516772413*w5_z;
    const double C3x5_neg_2 = 1.505e-06*w5_y;
    const double C5x3_0 = -L5_y - T5_xz;
    const double C5x3_1 = T5_yz - L5_x;
    const double C4x5_0 = s_5*C3x5_neg_1;
    const double C4x5 = -0.16*C4x5_0;
    const double C3x5_neg_3 = s_5*C3x5_neg_2 + c_5*C3x5_neg_0 + 0.000615720268358608*w5_x_neg;
    const double C5x4_0 = v4_y_neg*R4_hy_0 - v4_x*R4_hx_0;
    const double C5x4 = T5_zz - (w4_y_neg*R4_Jxz_0 - w4_x_neg*R4_Jyz_0 - C5x4_0);
    const double C3x5_neg_4 = s_4*(c_5*C3x5_neg_2 - s_5*C3x5_neg_0) + c_4*C3x5_neg_3;
    const double C3x5_neg = C3x5_neg_4 + 0.05145*(c_5*C3x5_neg_1*c_4 - s_4*C4x5_0);
    const double C5x3 = s_4*(c_5*C5x3_0 + s_5*C5x3_1) + c_4*(s_5*C5x3_0 - c_5*C5x3_1);

    /* Coriolis terms of joint 'HL_HFE' */
    const double C7x7_0 = v7_x_neg*R7_hx - v7_y*R7_hy;
    const double C7x7 = w7_x_neg*R7_Jyz - w7_y_neg*R7_Jxz + C7x7_0 + T7_zz;
    const double C6x7_0 = s_7*(w7_x_neg*R7_Jxy - w7_y_neg*R7_Jxx + (L7_y_neg + T7_xz));
    const double C6x7_1 = c_7*(w7_x_neg*R7_Jyy - w7_y_neg*R7_Jxy + (L7_x + T7_yz));
    const double C6x7 = 0.05145*(2.0*p7_y*c_7 + 2.0*p7_x*s_7) - (C6x7_0 + C6x7_1);
    const double C7x6 = s_7*(L7_y_neg - T7_xz) + c_7*(L7_x - T7_yz);

    /* Coriolis terms of joint 'HL_KFE' */
    const double C6x8_0 = -T8_yz - L8_x;
    const double C6x8_1 = 0.0038482516772413*w8_z;
    const double C6x8_2 = 1.505e-06*w8_y;
    const double C8x6_0 = -L8_y - T8_xz;
    const double C8x6_1 = L8_x - T8_yz;
    const double C7x8_0 = s_8*C6x8_1;
    const double C7x8 = -0.16*C7x8_0;
    const double C8x7_0 = v7_y*R7_hy_0 - v7_x_neg*R7_hx_0;
    const double C8x7 = w7_y_neg*R7_Jxz_0 - w7_x_neg*R7_Jyz_0 - C8x7_0 + T8_zz;
    const double C6x8_3 = c_7*(s_8*C6x8_2 - c_8*C6x8_0 + 0.000615720268358608*w8_x_neg);
    const double C6x8_4 = 0.05145*(c_8*C6x8_1*c_7 - s_7*C7x8_0);
    const double C6x8 = C6x8_4 - (s_7*(c_8*C6x8_2 + s_8*C6x8_0) + C6x8_3);
    const double C8x6 = s_7*(c_8*C8x6_0 - s_8*C8x6_1) + c_7*(s_8*C8x6_0 + c_8*C8x6_1);

    /* Coriolis terms of joint 'HR_HFE' */
    const double C10x10_neg_0 = v10_x*R10_hx - v10_y_neg*R10_hy;
    const double C10x10_neg_1 = w10_y_neg*R10_Jxz - w10_x_neg*R10_Jyz + C10x10_neg_0;
    const double C9x10_neg_0 = w10_x_neg*R10_Jxy - w10_y_neg*R10_Jxx - (L10_y - T10_xz);
    const double C9x10_neg_1 = w10_x_neg*R10_Jyy - w10_y_neg*R10_Jxy + (L10_x + T10_yz);
    const double C10x10_neg = T10_zz_neg + C10x10_neg_1;
    const double C9x10_neg_2 = 0.05145*(2.0*p10_y*c_10 - 2.0*p10_x_neg*s_10);
    const double C9x10_neg = s_10*C9x10_neg_0 + c_10*C9x10_neg_1 + C9x10_neg_2;
    const double C10x9_neg = s_10*(L10_y + T10_xz) + c_10*(T10_yz - L10_x);

    /* Coriolis terms of joint 'HR_KFE' */
    const double C9x11_neg_0 = T11_yz + L11_x;
    const double C9x11_neg_1 = 0.0038482516772413*w11_z;
    const double C9x11_neg_2 = 1.505e-06*w11_y;
    const double C11x9_0 = -L11_y - T11_xz;
    const double C11x9_1 = T11_yz - L11_x;
    const double C10x11_0 = s_11*C9x11_neg_1;
    const double C9x11_neg_3 = 0.000615720268358608*w11_x_neg;
    const double C10x11 = -0.16*C10x11_0;
    const double C11x10_0 = v10_y_neg*R10_hy_0 - v10_x*R10_hx_0;
    const double C11x10 = T11_zz - (w10_y_neg*R10_Jxz_0 - w10_x_neg*R10_Jyz_0 - C11x10_0);
    const double C9x11_neg_4 = c_10*(s_11*C9x11_neg_2 + c_11*C9x11_neg_0 + C9x11_neg_3);
    const double C9x11_neg_5 = s_10*(c_11*C9x11_neg_2 - s_11*C9x11_neg_0) + C9x11_neg_4;
    const double C9x11_neg = C9x11_neg_5 + 0.05145*(c_11*C9x11_neg_1*c_10 - s_10*C10x11_0);
    const double C11x9_2 = c_10*(s_11*C11x9_0 - c_11*C11x9_1);
    const double C11x9 = s_10*(c_11*C11x9_0 + s_11*C11x9_1) + C11x9_2;

    for (size_t place = 0; place < 144; ++place) {
        C[place] = 0.0;
    }
    C[0] = T0_zz;
    C[1] = C0x1;
    C[2] = C0x2;
    C[12] = C1x0;
    C[13] = C1x1;
    C[14] = C1x2;
    C[24] = C2x0;
    C[25] = C2x1;
    C[39] = T3_zz;
    C[40] = -C3x4_neg;
    C[41] = -C3x5_neg;
    C[51] = -C4x3_neg;
    C[52] = -C4x4_neg;
    C[53] = C4x5;
    C[63] = C5x3;
    C[64] = C5x4;
    C[78] = T6_zz;
    C[79] = C6x7;
    C[80] = C6x8;
    C[90] = C7x6;
    C[91] = C7x7;
    C[92] = C7x8;
    C[102] = C8x6;
    C[103] = C8x7;
    C[117] = T9_zz;
    C[118] = -C9x10_neg;
    C[119] = -C9x11_neg;
    C[129] = -C10x9_neg;
    C[130] = -C10x10_neg;
    C[131] = C10x11;
    C[141] = C11x9;
    C[142] = C11x10;
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* motion of 'FL_SHOULDER' */
    const double a0_x = 9.81*c_0;
    const double a0_y = -9.81*s_0;
    const double ww0_zz = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const double w1_x_neg = s_1*qd0;
    const double w1_y_neg = c_1*qd0;
    const double a1_z = -a0_y - 0.05145*ww0_zz;
    const double a1_x_neg = c_1*a0_x;
    const double a1_y = s_1*a0_x;
    const double wd1_x_neg = qd1*w1_y_neg;
    const double wd1_y = qd1*w1_x_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_yy = w1_y_neg*w1_y_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_xx_neg = ww1_yy + ww1_zz;
    const double E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'FL_LOWER_LEG' */
    const double w2_x_neg = c_2*w1_x_neg + s_2*w1_y_neg;
    const double w2_y = s_2*w1_x_neg - c_2*w1_y_neg;
    const double a2_z = a1_z - 0.32*wd1_y;
    const double a2_y = s_2*(a1_x_neg + 0.16*E1_xx_neg) + c_2*(a1_y + 0.16*ww1_xy);
    const double wd2_x = qd2*w2_y - (c_2*wd1_x_neg - s_2*wd1_y);
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = w2_y*w2_y + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx_neg = s_2*wd1_x_neg + c_2*wd1_y + qd2*w2_x_neg + ww2_xz_neg;

    /* motion of 'FR_SHOULDER' */
    const double a3_x = 9.81*c_3;
    const double a3_y = -9.81*s_3;
    const double ww3_zz = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const double w4_x_neg = s_4*qd3;
    const double w4_y_neg = c_4*qd3;
    const double a4_z = 0.05145*ww3_zz - a3_y;
    const double a4_x_neg = c_4*a3_x;
    const double a4_y = s_4*a3_x;
    const double wd4_x_neg = qd4*w4_y_neg;
    const double wd4_y = qd4*w4_x_neg;
    const double ww4_xx = w4_x_neg*w4_x_neg;
    const double ww4_yy = w4_y_neg*w4_y_neg;
    const double ww4_zz = qd4*qd4;
    const double ww4_xy = w4_x_neg*w4_y_neg;
    const double E4_xx_neg = ww4_yy + ww4_zz;
    const double E4_yy_neg = ww4_xx + ww4_zz;

    /* motion of 'FR_LOWER_LEG' */
    const double w5_x_neg = c_5*w4_x_neg + s_5*w4_y_neg;
    const double w5_y = s_5*w4_x_neg - c_5*w4_y_neg;
    const double a5_z = a4_z - 0.32*wd4_y;
    const double a5_y = s_5*(a4_x_neg + 0.16*E4_xx_neg) + c_5*(a4_y + 0.16*ww4_xy);
    const double wd5_x = qd5*w5_y - (c_5*wd4_x_neg - s_5*wd4_y);
    const double w5_z = qd4 + qd5;
    const double ww5_xx = w5_x_neg*w5_x_neg;
    const double ww5_zz = w5_z*w5_z;
    const double ww5_xy_neg = w5_x_neg*w5_y;
    const double ww5_xz_neg = w5_x_neg*w5_z;
    const double ww5_yz = w5_y*w5_z;
    const double E5_xx_neg = w5_y*w5_y + ww5_zz;
    const double E5_yz = ww5_yz - wd5_x;
    const double E5_zx_neg = s_5*wd4_x_neg + c_5*wd4_y + qd5*w5_x_neg + ww5_xz_neg;

    /* motion of 'HL_SHOULDER' */
    const double a6_x = 9.81*c_6;
    const double a6_y = -9.81*s_6;
    const double ww6_zz = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const double w7_x_neg = s_7*qd6;
    const double w7_y_neg = c_7*qd6;
    const double a7_z = -a6_y - 0.05145*ww6_zz;
    const double a7_x_neg = c_7*a6_x;
    const double a7_y = s_7*a6_x;
    const double wd7_x_neg = qd7*w7_y_neg;
    const double wd7_y = qd7*w7_x_neg;
    const double ww7_xx = w7_x_neg*w7_x_neg;
    const double ww7_yy = w7_y_neg*w7_y_neg;
    const double ww7_zz = qd7*qd7;
    const double ww7_xy = w7_x_neg*w7_y_neg;
    const double E7_xx_neg = ww7_yy + ww7_zz;
    const double E7_yy_neg = ww7_xx + ww7_zz;

    /* motion of 'HL_LOWER_LEG' */
    const double w8_x_neg = c_8*w7_x_neg + s_8*w7_y_neg;
    const double w8_y = s_8*w7_x_neg - c_8*w7_y_neg;
    const double a8_z = a7_z - 0.32*wd7_y;
    const double a8_y = s_8*(a7_x_neg + 0.16*E7_xx_neg) + c_8*(a7_y + 0.16*ww7_xy);
    const double wd8_x = qd8*w8_y - (c_8*wd7_x_neg - s_8*wd7_y);
    const double w8_z = qd7 + qd8;
    const double ww8_xx = w8_x_neg*w8_x_neg;
    const double ww8_zz = w8_z*w8_z;
    const double ww8_xy_neg = w8_x_neg*w8_y;
    const double ww8_xz_neg = w8_x_neg*w8_z;
    const double ww8_yz = w8_y*w8_z;
    const double E8_xx_neg = w8_y*w8_y + ww8_zz;
    const double E8_yz = ww8_yz - wd8_x;
    const double E8_zx_neg = s_8*wd7_x_neg + c_8*wd7_y + qd8*w8_x_neg + ww8_xz_neg;

    /* motion of 'HR_SHOULDER' */
    const double a9_x = 9.81*c_9;
    const double a9_y = -9.81*s_9;
    const double ww9_zz = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const double w10_x_neg = s_10*qd9;
    const double w10_y_neg = c_10*qd9;
    const double a10_z = 0.05145*ww9_zz - a9_y;
    const double a10_x_neg = c_10*a9_x;
    const double a10_y = s_10*a9_x;
    const double wd10_x_neg = qd10*w10_y_neg;
    const double wd10_y = qd10*w10_x_neg;
    const double ww10_xx = w10_x_neg*w10_x_neg;
    const double ww10_yy = w10_y_neg*w10_y_neg;
    const double ww10_zz = qd10*qd10;
    const double ww10_xy = w10_x_neg*w10_y_neg;
    const double E10_xx_neg = ww10_yy + ww10_zz;
    const double E10_yy_neg = ww10_xx + ww10_zz;

    /* motion of 'HR_LOWER_LEG' */
    const double w11_x_neg = c_11*w10_x_neg + s_11*w10_y_neg;
    const double w11_y = s_11*w10_x_neg - c_11*w10_y_neg;
    const double a11_z = a10_z - 0.32*wd10_y;
    const double a11_y = s_11*(a10_x_neg + 0.16*E10_xx_neg) + c_11*(a10_y + 0.16*ww10_xy);
    const double wd11_x = qd11*w11_y - (c_11*wd10_x_neg - s_11*wd10_y);
    const double w11_z = qd10 + qd11;
    const double ww11_xx = w11_x_neg*w11_x_neg;
    const double ww11_zz = w11_z*w11_z;
    const double ww11_xy_neg = w11_x_neg*w11_y;
    const double ww11_xz_neg = w11_x_neg*w11_z;
    const double ww11_yz = w11_y*w11_z;
    const double E11_xx_neg = w11_y*w11_y + ww11_zz;
    const double E11_yz = ww11_yz - wd11_x;
    const double E11_zx_neg = s_11*wd10_x_neg + c_11*wd10_y + qd11*w11_x_neg + ww11_xz_neg;

    /* force on 'HR_LOWER_LEG' */
    const double f11_x = -0.0038482516772413*E11_xx_neg;
    const double f11_y = -0.0038482516772413*ww11_xy_neg;
    const double n11_x_0 = 3.3497340042275575e-05*ww11_xy_neg;
    const double n11_x = 0.0005426192213171668*ww11_yz - 0.0005396092213171668*wd11_x - n11_x_0;
    const double n11_y_0 = 3.3497340042275575e-05*(ww11_xx - ww11_zz);
    const double n11_z_0 = 0.0005396092213171668*ww11_xy_neg + 3.3497340042275575e-05*E11_yz;
    const double n11_y = 0.0010822284426343334*ww11_xz_neg - n11_y_0 - 0.0038482516772413*a11_z;
    const double n11_z = 0.0038482516772413*a11_y - n11_z_0;

    /* force on 'HR_UPPER_LEG' */
    const double f10_y_0 = -s_11*f11_x - c_11*f11_y;
    const double f10_x_neg_0 = 0.01771278698415*E10_xx_neg - 2.0453744565e-06*ww10_xy;
    const double f10_x_neg = s_11*f11_y - c_11*f11_x + f10_x_neg_0;
    const double f10_y = 0.01771278698415*ww10_xy - 2.0453744565e-06*E10_yy_neg - f10_y_0;
    const double n10_x_0 = 3.1100056329612534e-05*wd10_x_neg + 0.0001172304186461722*ww10_xy;
    const double n10_x_1 = 3.700383061853605e-08*(ww10_yy - ww10_zz);
    const double n10_y_0 = 0.004560056342646188*wd10_y + 3.21970574695491e-07*wd10_x_neg;
    const double n10_y_1 = 0.0001172304186461722*(ww10_xx - ww10_zz);
    const double n10_z_0 = 1.609852873477455e-07*(ww10_xx - ww10_yy);
    const double n10_x_2 = 2.0453744565e-06*a10_z;
    const double n10_y_2 = 0.01771278698415*a10_z;
    const double n10_z_1 = 0.01771278698415*a10_y + 2.0453744565e-06*a10_x_neg;
    const double n10_x_3 = n10_x_0 + 3.21970574695491e-07*wd10_y + n10_x_1 - n10_x_2;
    const double n10_y_3 = n10_y_0 + 3.700383061853605e-08*ww10_xy + n10_y_1 - n10_y_2;
    const double n10_z_2 = 0.0022644781431582876*ww10_xy - n10_z_0 + n10_z_1;
    const double n10_x = c_11*n11_x - s_11*n11_y - n10_x_3;
    const double n10_y = s_11*n11_x + c_11*n11_y + 0.000615720268358608*E11_zx_neg + n10_y_3;
    const double n10_z = n10_z_2 - (0.16*f10_y_0 - n11_z);

    /* force on 'HR_SHOULDER' */
    const double n9_z_neg_0 = 0.05145*(c_10*f10_x_neg + s_10*f10_y);
    const double n9_z_neg = s_10*n10_x + c_10*n10_y + n9_z_neg_0 + 0.08509272390476785*c_9;

    /* force on 'HL_LOWER_LEG' */
    const double f8_x = -0.0038482516772413*E8_xx_neg;
    const double f8_y = -0.0038482516772413*ww8_xy_neg;
    const double n8_x_0 = 3.3497340042275575e-05*ww8_xy_neg;
    const double n8_x = 0.0005426192213171668*ww8_yz - 0.0005396092213171668*wd8_x + n8_x_0;
    const double n8_y_0 = 3.3497340042275575e-05*(ww8_xx - ww8_zz);
    const double n8_z_0 = 0.0005396092213171668*ww8_xy_neg - 3.3497340042275575e-05*E8_yz;
    const double n8_y = 0.0010822284426343334*ww8_xz_neg + n8_y_0 - 0.0038482516772413*a8_z;
    const double n8_z = 0.0038482516772413*a8_y - n8_z_0;

    /* force on 'HL_UPPER_LEG' */
    const double f7_y_0 = -s_8*f8_x - c_8*f8_y;
    const double f7_x_neg_0 = 0.01771278698415*E7_xx_neg + 2.0453744565e-06*ww7_xy;
    const double f7_x_neg = s_8*f8_y - c_8*f8_x + f7_x_neg_0;
    const double f7_y = 0.01771278698415*ww7_xy + 2.0453744565e-06*E7_yy_neg - f7_y_0;
    const double n7_x_0 = 3.1100056329612534e-05*wd7_x_neg - 0.0001172304186461722*ww7_xy;
    const double n7_x_1 = 3.700383061853605e-08*(ww7_yy - ww7_zz);
    const double n7_y_0 = 3.700383061853605e-08*ww7_xy;
    const double n7_y_1 = 0.004560056342646188*wd7_y - 3.21970574695491e-07*wd7_x_neg + n7_y_0;
    const double n7_z_0 = 1.609852873477455e-07*(ww7_xx - ww7_yy);
    const double n7_y_2 = 0.01771278698415*a7_z;
    const double n7_z_1 = 0.01771278698415*a7_y - 2.0453744565e-06*a7_x_neg;
    const double n7_x_2 = n7_x_0 - 3.21970574695491e-07*wd7_y + n7_x_1 + 2.0453744565e-06*a7_z;
    const double n7_y_3 = n7_y_1 - 0.0001172304186461722*(ww7_xx - ww7_zz) - n7_y_2;
    const double n7_x = c_8*n8_x - s_8*n8_y - n7_x_2;
    const double n7_y = s_8*n8_x + c_8*n8_y + 0.000615720268358608*E8_zx_neg + n7_y_3;
    const double n7_z = 0.0022644781431582876*ww7_xy + n7_z_0 + n7_z_1 - (0.16*f7_y_0 - n8_z);

    /* force on 'HL_SHOULDER' */
    const double n6_z_0 = s_7*n7_x + c_7*n7_y - 0.05145*(c_7*f7_x_neg + s_7*f7_y);
    const double n6_z = 0.08509272390476785*c_6 - n6_z_0;

    /* force on 'FR_LOWER_LEG' */
    const double f5_x = -0.0038482516772413*E5_xx_neg;
    const double f5_y = -0.0038482516772413*ww5_xy_neg;
    const double n5_x_0 = 3.3497340042275575e-05*ww5_xy_neg;
    const double n5_x = 0.0005426192213171668*ww5_yz - 0.0005396092213171668*wd5_x - n5_x_0;
    const double n5_y_0 = 3.3497340042275575e-05*(ww5_xx - ww5_zz);
    const double n5_z_0 = 0.0005396092213171668*ww5_xy_neg + 3.3497340042275575e-05*E5_yz;
    const double n5_y = 0.0010822284426343334*ww5_xz_neg - n5_y_0 - 0.0038482516772413*a5_z;
    const double n5_z = 0.0038482516772413*a5_y - n5_z_0;

    /* force on 'FR_UPPER_LEG' */
    const double f4_y_0 = -s_5*f5_x - c_5*f5_y;
    const double f4_x_neg_0 = 0.01771278698415*E4_xx_neg - 2.0453744565e-06*ww4_xy;
    const double f4_x_neg = s_5*f5_y - c_5*f5_x + f4_x_neg_0;
    const double f4_y = 0.01771278698415*ww4_xy - 2.0453744565e-06*E4_yy_neg - f4_y_0;
    const double n4_x_0 = 3.1100056329612534e-05*wd4_x_neg + 0.0001172304186461722*ww4_xy;
    const double n4_x_1 = 3.700383061853605e-08*(ww4_yy - ww4_zz);
    const double n4_y_0 = 3.700383061853605e-08*ww4_xy;
    const double n4_y_1 = 0.004560056342646188*wd4_y + 3.21970574695491e-07*wd4_x_neg + n4_y_0;
    const double n4_z_0 = 1.609852873477455e-07*(ww4_xx - ww4_yy);
    const double n4_y_2 = 0.01771278698415*a4_z;
    const double n4_z_1 = 0.01771278698415*a4_y + 2.0453744565e-06*a4_x_neg;
    const double n4_x_2 = n4_x_0 + 3.21970574695491e-07*wd4_y + n4_x_1 - 2.0453744565e-06*a4_z;
    const double n4_y_3 = n4_y_1 + 0.0001172304186461722*(ww4_xx - ww4_zz) - n4_y_2;
    const double n4_x = c_5*n5_x - s_5*n5_y - n4_x_2;
    const double n4_y = s_5*n5_x + c_5*n5_y + 0.000615720268358608*E5_zx_neg + n4_y_3;
    const double n4_z = 0.0022644781431582876*ww4_xy - n4_z_0 + n4_z_1 - (0.16*f4_y_0 - n5_z);

    /* force on 'FR_SHOULDER' */
    const double n3_z_neg_0 = s_4*n4_x + c_4*n4_y + 0.05145*(c_4*f4_x_neg + s_4*f4_y);
    const double n3_z_neg = n3_z_neg_0 + 0.08509272390476785*c_3;

    /* force on 'FL_LOWER_LEG' */
    const double f2_x = -0.0038482516772413*E2_xx_neg;
    const double f2_y = -0.0038482516772413*ww2_xy_neg;
    const double n2_x_0 = 3.3497340042275575e-05*ww2_xy_neg;
    const double n2_x = 0.0005426192213171668*ww2_yz - 0.0005396092213171668*wd2_x + n2_x_0;
    const double n2_y_0 = 3.3497340042275575e-05*(ww2_xx - ww2_zz);
    const double n2_z_0 = 0.0005396092213171668*ww2_xy_neg - 3.3497340042275575e-05*E2_yz;
    const double n2_y = 0.0010822284426343334*ww2_xz_neg + n2_y_0 - 0.0038482516772413*a2_z;
    const double n2_z = 0.0038482516772413*a2_y - n2_z_0;

    /* force on 'FL_UPPER_LEG' */
    const double f1_y_0 = -s_2*f2_x - c_2*f2_y;
    const double f1_x_neg_0 = 0.01771278698415*E1_xx_neg + 2.0453744565e-06*ww1_xy;
    const double f1_x_neg = s_2*f2_y - c_2*f2_x + f1_x_neg_0;
    const double f1_y = 0.01771278698415*ww1_xy + 2.0453744565e-06*E1_yy_neg - f1_y_0;
    const double n1_x_0 = 3.1100056329612534e-05*wd1_x_neg - 0.0001172304186461722*ww1_xy;
    const double n1_x_1 = 3.700383061853605e-08*(ww1_yy - ww1_zz);
    const double n1_y_0 = 3.700383061853605e-08*ww1_xy;
    const double n1_y_1 = 0.004560056342646188*wd1_y - 3.21970574695491e-07*wd1_x_neg + n1_y_0;
    const double n1_z_0 = 1.609852873477455e-07*(ww1_xx - ww1_yy);
    const double n1_y_2 = 0.01771278698415*a1_z;
    const double n1_z_1 = 0.01771278698415*a1_y - 2.0453744565e-06*a1_x_neg;
    const double n1_x_2 = n1_x_0 - 3.21970574695491e-07*wd1_y + n1_x_1 + 2.0453744565e-06*a1_z;
    const double n1_y_3 = n1_y_1 - 0.0001172304186461722*(ww1_xx - ww1_zz) - n1_y_2;
    const double n1_x = c_2*n2_x - s_2*n2_y - n1_x_2;
    const double n1_y = s_2*n2_x + c_2*n2_y + 0.000615720268358608*E2_zx_neg + n1_y_3;
    const double n1_z = 0.0022644781431582876*ww1_xy + n1_z_0 + n1_z_1 - (0.16*f1_y_0 - n2_z);

    /* force on 'FL_SHOULDER' */
    const double n0_z_0 = s_1*n1_x + c_1*n1_y - 0.05145*(c_1*f1_x_neg + s_1*f1_y);
    const double n0_z = 0.08509272390476785*c_0 - n0_z_0;

    /* what accelerates the joints */
    const double drive0 = tau0 - n0_z;
    const double drive1 = tau1 - n1_z;
    const double drive2 = tau2 - n2_z;
    const double drive3 = tau3 + n3_z_neg;
    const double drive4 = tau4 - n4_z;
    const double drive5 = tau5 - n5_z;
    const double drive6 = tau6 - n6_z;
    const double drive7 = tau7 - n7_z;
    const double drive8 = tau8 - n8_z;
    const double drive9 = tau9 + n9_z_neg;
    const double drive10 = tau10 - n10_z;
    const double drive11 = tau11 - n11_z;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy_0 = 0.001231440536717216*c_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + R10_Jyy_0;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jzz = R10_Jyy_0 + 0.002838197420805067;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_Jzz_0 = -R10_Jxx - (c10c10*(R10_Jyy - R10_Jxx) + 2.0*R10_Jxy*c10s10);
    const double M9x10e11_0 = 0.05145*(s_10*R10_hx + c_10*R10_hy);
    const double M9x10e11_1 = s_10*R10_Jxz + c_10*R10_Jyz + M9x10e11_0;
    const double R9_Jzz = 0.0031799702681776175 - R9_Jzz_0;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy_0 = 0.001231440536717216*c_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + R7_Jyy_0;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jzz = R7_Jyy_0 + 0.002838197420805067;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_Jzz_0 = -R7_Jxx - (c7c7*(R7_Jyy - R7_Jxx) + 2.0*R7_Jxy*c7s7);
    const double M6x7e8_0 = 0.05145*(s_7*R7_hx + c_7*R7_hy) - (s_7*R7_Jxz + c_7*R7_Jyz);
    const double R6_Jzz = 0.0031799702681776175 - R6_Jzz_0;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy_0 = 0.001231440536717216*c_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + R4_Jyy_0;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jzz = R4_Jyy_0 + 0.002838197420805067;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_Jzz_0 = -R4_Jxx - (c4c4*(R4_Jyy - R4_Jxx) + 2.0*R4_Jxy*c4s4);
    const double M3x4e5_0 = s_4*R4_Jxz + c_4*R4_Jyz + 0.05145*(s_4*R4_hx + c_4*R4_hy);
    const double R3_Jzz = 0.0031799702681776175 - R3_Jzz_0;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy_0 = 0.001231440536717216*c_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + R1_Jyy_0;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jzz = R1_Jyy_0 + 0.002838197420805067;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double M0x1e2_0 = 0.05145*(s_1*R1_hx + c_1*R1_hy) - (s_1*R1_Jxz + c_1*R1_Jyz);
    const double R0_Jzz = 0.0031799702681776175 - R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M1x2 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M0x2 = s_1*R1_Jxz_0 + c_1*R1_Jyz_0 + 0.05145*(c_1*R1_hy_0 + s_1*R1_hx_0);

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M4x5 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M3x5_neg_0 = 0.05145*(c_4*R4_hy_0 + s_4*R4_hx_0);
    const double M3x5_neg = s_4*R4_Jxz_0 + c_4*R4_Jyz_0 + M3x5_neg_0;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M7x8 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M6x8 = s_7*R7_Jxz_0 + c_7*R7_Jyz_0 + 0.05145*(c_7*R7_hy_0 + s_7*R7_hx_0);

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M10x11 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M9x11_neg_0 = 0.05145*(c_10*R10_hy_0 + s_10*R10_hx_0);
    const double M9x11_neg = s_10*R10_Jxz_0 + c_10*R10_Jyz_0 + M9x11_neg_0;

    /* elimination of 'HR_KFE' */
    const double U9x11 = -1842.912968642313*M9x11_neg;
    const double U10x11 = 1842.912968642313*M10x11;
    const double M9x9e11 = R9_Jzz + M9x11_neg*U9x11;
    const double M9x10e11 = M9x11_neg*U10x11 - M9x10e11_1;
    const double D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const double D10_inv = 1.0/D10;
    const double U9x10 = M9x10e11*D10_inv;
    const double D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const double D9_inv_neg = -1.0/D9;

    /* elimination of 'HL_KFE' */
    const double U6x8 = 1842.912968642313*M6x8;
    const double U7x8 = 1842.912968642313*M7x8;
    const double M6x6e8 = R6_Jzz - M6x8*U6x8;
    const double M6x7e8 = M6x7e8_0 - M6x8*U7x8;
    const double D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const double D7_inv = 1.0/D7;
    const double U6x7 = M6x7e8*D7_inv;
    const double D6 = M6x6e8 - M6x7e8*U6x7;

    /* elimination of 'HL_HAA' */
    const double D6_inv_neg = -1.0/D6;

    /* elimination of 'FR_KFE' */
    const double U3x5 = -1842.912968642313*M3x5_neg;
    const double U4x5 = 1842.912968642313*M4x5;
    const double M3x3e5 = R3_Jzz + M3x5_neg*U3x5;
    const double M3x4e5 = M3x5_neg*U4x5 - M3x4e5_0;
    const double D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const double D4_inv = 1.0/D4;
    const double U3x4 = M3x4e5*D4_inv;
    const double D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const double D3_inv_neg = -1.0/D3;

    /* elimination of 'FL_KFE' */
    const double U0x2 = 1842.912968642313*M0x2;
    const double U1x2 = 1842.912968642313*M1x2;
    const double M0x0e2 = R0_Jzz - M0x2*U0x2;
    const double M0x1e2 = M0x1e2_0 - M0x2*U1x2;
    const double D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const double D1_inv = 1.0/D1;
    const double U0x1 = M0x1e2*D1_inv;
    const double D0 = M0x0e2 - M0x1e2*U0x1;

    /* elimination of 'FL_HAA' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e10 = drive10 - drive11*U10x11;
    const double e9 = drive9 - U9x10*e10 - drive11*U9x11;
    const double e7 = drive7 - drive8*U7x8;
    const double e6 = drive6 - U6x7*e7 - drive8*U6x8;
    const double e4 = drive4 - drive5*U4x5;
    const double e3 = drive3 - U3x4*e4 - drive5*U3x5;
    const double e1 = drive1 - drive2*U1x2;
    const double e0 = drive0 - U0x1*e1 - drive2*U0x2;

    /* solve with D and U* */
    const double x0_neg = D0_inv_neg*e0;
    const double x3_neg = D3_inv_neg*e3;
    const double x6_neg = D6_inv_neg*e6;
    const double x9_neg = D9_inv_neg*e9;
    const double x1 = D1_inv*e1 + U0x1*x0_neg;
    const double x2 = 1842.912968642313*drive2 + U0x2*x0_neg - U1x2*x1;
    const double x4 = D4_inv*e4 + U3x4*x3_neg;
    const double x5 = 1842.912968642313*drive5 + U3x5*x3_neg - U4x5*x4;
    const double x7 = D7_inv*e7 + U6x7*x6_neg;
    const double x8 = 1842.912968642313*drive8 + U6x8*x6_neg - U7x8*x7;
    const double x10 = D10_inv*e10 + U9x10*x9_neg;
    const double x11 = 1842.912968642313*drive11 + U9x11*x9_neg - U10x11*x10;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = -x3_neg;
    qdd[4] = x4;
    qdd[5] = x5;
    qdd[6] = -x6_neg;
    qdd[7] = x7;
    qdd[8] = x8;
    qdd[9] = -x9_neg;
    qdd[10] = x10;
    qdd[11] = x11;
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
    const double Q1_yx = s_0*c_1;
    const double Q1_yy_neg = s_0*s_1;
    const double Q1_zx_neg = c_0*c_1;
    const double Q1_zy = c_0*s_1;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double Q2_xx_neg = s_1*c_2 + c_1*s_2;
    const double Q2_xy = s_1*s_2 - c_1*c_2;
    const double Q2_yx = c_2*Q1_yx - s_2*Q1_yy_neg;
    const double Q2_yy_neg = s_2*Q1_yx + c_2*Q1_yy_neg;
    const double Q2_zx = s_2*Q1_zy - c_2*Q1_zx_neg;
    const double Q2_zy = s_2*Q1_zx_neg + c_2*Q1_zy;

    /* frame of tool 'FL_FOOT' */
    const double ot_x = 0.1946 - 0.16*(s_1 + Q2_xx_neg);
    const double ot_y = 0.05945*c_0 + 0.0875 + 0.16*(Q1_yx + Q2_yx);
    const double ot_z = 0.05945*s_0 + 0.16*(Q2_zx - Q1_zx_neg);

    pose[0] = -Q2_xy;
    pose[1] = 0.0;
    pose[2] = Q2_xx_neg;
    pose[3] = ot_x;
    pose[4] = Q2_yy_neg;
    pose[5] = c_0;
    pose[6] = -Q2_yx;
    pose[7] = ot_y;
    pose[8] = -Q2_zy;
    pose[9] = s_0;
    pose[10] = -Q2_zx;
    pose[11] = ot_z;
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
    const double Q4_yx = s_3*c_4;
    const double Q4_yy_neg = s_3*s_4;
    const double Q4_zx_neg = c_3*c_4;
    const double Q4_zy = c_3*s_4;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double Q5_xx_neg = s_4*c_5 + c_4*s_5;
    const double Q5_xy = s_4*s_5 - c_4*c_5;
    const double Q5_yx = c_5*Q4_yx - s_5*Q4_yy_neg;
    const double Q5_yy_neg = s_5*Q4_yx + c_5*Q4_yy_neg;
    const double Q5_zx = s_5*Q4_zy - c_5*Q4_zx_neg;
    const double Q5_zy = s_5*Q4_zx_neg + c_5*Q4_zy;

    /* frame of tool 'FR_FOOT' */
    const double ot_x = 0.1946 - 0.16*(s_4 + Q5_xx_neg);
    const double ot_y_neg = 0.05945*c_3 + 0.0875 - 0.16*(Q4_yx + Q5_yx);
    const double ot_z_neg = 0.05945*s_3 + 0.16*(Q4_zx_neg - Q5_zx);

    pose[0] = -Q5_xy;
    pose[1] = 0.0;
    pose[2] = Q5_xx_neg;
    pose[3] = ot_x;
    pose[4] = Q5_yy_neg;
    pose[5] = c_3;
    pose[6] = -Q5_yx;
    pose[7] = -ot_y_neg;
    pose[8] = -Q5_zy;
    pose[9] = s_3;
    pose[10] = -Q5_zx;
    pose[11] = -ot_z_neg;
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
    const double Q7_yx = s_6*c_7;
    const double Q7_yy_neg = s_6*s_7;
    const double Q7_zx_neg = c_6*c_7;
    const double Q7_zy = c_6*s_7;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double Q8_xx_neg = s_7*c_8 + c_7*s_8;
    const double Q8_xy = s_7*s_8 - c_7*c_8;
    const double Q8_yx = c_8*Q7_yx - s_8*Q7_yy_neg;
    const double Q8_yy_neg = s_8*Q7_yx + c_8*Q7_yy_neg;
    const double Q8_zx = s_8*Q7_zy - c_8*Q7_zx_neg;
    const double Q8_zy = s_8*Q7_zx_neg + c_8*Q7_zy;

    /* frame of tool 'HL_FOOT' */
    const double ot_x = -0.16*(s_7 + Q8_xx_neg) - 0.1946;
    const double ot_y = 0.05945*c_6 + 0.0875 + 0.16*(Q7_yx + Q8_yx);
    const double ot_z = 0.05945*s_6 + 0.16*(Q8_zx - Q7_zx_neg);

    pose[0] = -Q8_xy;
    pose[1] = 0.0;
    pose[2] = Q8_xx_neg;
    pose[3] = ot_x;
    pose[4] = Q8_yy_neg;
    pose[5] = c_6;
    pose[6] = -Q8_yx;
    pose[7] = ot_y;
    pose[8] = -Q8_zy;
    pose[9] = s_6;
    pose[10] = -Q8_zx;
    pose[11] = ot_z;
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
    const double Q10_yx = s_9*c_10;
    const double Q10_yy_neg = s_9*s_10;
    const double Q10_zx_neg = c_9*c_10;
    const double Q10_zy = c_9*s_10;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double Q11_xx_neg = s_10*c_11 + c_10*s_11;
    const double Q11_xy = s_10*s_11 - c_10*c_11;
    const double Q11_yx = c_11*Q10_yx - s_11*Q10_yy_neg;
    const double Q11_yy_neg = s_11*Q10_yx + c_11*Q10_yy_neg;
    const double Q11_zx = s_11*Q10_zy - c_11*Q10_zx_neg;
    const double Q11_zy = s_11*Q10_zx_neg + c_11*Q10_zy;

    /* frame of tool 'HR_FOOT' */
    const double ot_x = -0.16*(s_10 + Q11_xx_neg) - 0.1946;
    const double ot_y_neg = 0.05945*c_9 + 0.0875 - 0.16*(Q10_yx + Q11_yx);
    const double ot_z_neg = 0.05945*s_9 + 0.16*(Q10_zx_neg - Q11_zx);

    pose[0] = -Q11_xy;
    pose[1] = 0.0;
    pose[2] = Q11_xx_neg;
    pose[3] = ot_x;
    pose[4] = Q11_yy_neg;
    pose[5] = c_9;
    pose[6] = -Q11_yx;
    pose[7] = -ot_y_neg;
    pose[8] = -Q11_zy;
    pose[9] = s_9;
    pose[10] = -Q11_zx;
    pose[11] = -ot_z_neg;
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
    const double Q1_yx = s_0*c_1;
    const double Q1_yy_neg = s_0*s_1;
    const double Q1_zx_neg = c_0*c_1;
    const double Q1_zy = c_0*s_1;
    const double o1_z = 0.05145*s_0;
    const double o1_y = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double Q2_xx_neg = s_1*c_2 + c_1*s_2;
    const double Q2_yx = c_2*Q1_yx - s_2*Q1_yy_neg;
    const double Q2_zx = s_2*Q1_zy - c_2*Q1_zx_neg;
    const double o2_x = 0.1946 - 0.16*s_1;
    const double o2_y = o1_y + 0.16*Q1_yx;
    const double o2_z = o1_z - 0.16*Q1_zx_neg;

    /* frame of tool 'FL_FOOT' */
    const double ot_x_0 = 0.16*Q2_xx_neg;
    const double ot_y_0 = 0.16*Q2_yx + 0.008*c_0;
    const double ot_z_0 = -0.16*Q2_zx - 0.008*s_0;
    const double ot_x = o2_x - ot_x_0;
    const double ot_y = o2_y + ot_y_0;
    const double ot_z = o2_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y1_neg_0 = 0.1946 - ot_x;
    const double J_z0 = ot_y - 0.0875;
    const double J_x1 = s_0*(o1_y - ot_y) - c_0*(o1_z - ot_z);
    const double J_y1_neg = s_0*J_y1_neg_0;
    const double J_z1 = c_0*J_y1_neg_0;
    const double J_x2_neg = c_0*ot_z_0 + s_0*ot_y_0;
    const double J_y2_neg = s_0*ot_x_0;
    const double J_z2 = c_0*ot_x_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[0] = 1.0;
    J[13] = c_0;
    J[14] = c_0;
    J[25] = s_0;
    J[26] = s_0;
    J[37] = J_x1;
    J[38] = -J_x2_neg;
    J[48] = -ot_z;
    J[49] = -J_y1_neg;
    J[50] = -J_y2_neg;
    J[60] = J_z0;
    J[61] = J_z1;
    J[62] = J_z2;
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
    const double Q4_yx = s_3*c_4;
    const double Q4_yy_neg = s_3*s_4;
    const double Q4_zx_neg = c_3*c_4;
    const double Q4_zy = c_3*s_4;
    const double o4_z = -0.05145*s_3;
    const double o4_y = -0.05145*c_3 - 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double Q5_xx_neg = s_4*c_5 + c_4*s_5;
    const double Q5_yx = c_5*Q4_yx - s_5*Q4_yy_neg;
    const double Q5_zx = s_5*Q4_zy - c_5*Q4_zx_neg;
    const double o5_x = 0.1946 - 0.16*s_4;
    const double o5_y = o4_y + 0.16*Q4_yx;
    const double o5_z = o4_z - 0.16*Q4_zx_neg;

    /* frame of tool 'FR_FOOT' */
    const double ot_x_0 = 0.16*Q5_xx_neg;
    const double ot_y_0 = 0.16*Q5_yx - 0.008*c_3;
    const double ot_z_0 = 0.008*s_3 - 0.16*Q5_zx;
    const double ot_x = o5_x - ot_x_0;
    const double ot_y = o5_y + ot_y_0;
    const double ot_z = o5_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y4_neg_0 = 0.1946 - ot_x;
    const double J_z3 = ot_y + 0.0875;
    const double J_x4 = c_3*(ot_z - o4_z) - s_3*(ot_y - o4_y);
    const double J_y4_neg = s_3*J_y4_neg_0;
    const double J_z4 = c_3*J_y4_neg_0;
    const double J_x5_neg = c_3*ot_z_0 + s_3*ot_y_0;
    const double J_y5_neg = s_3*ot_x_0;
    const double J_z5 = c_3*ot_x_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[3] = 1.0;
    J[16] = c_3;
    J[17] = c_3;
    J[28] = s_3;
    J[29] = s_3;
    J[40] = J_x4;
    J[41] = -J_x5_neg;
    J[51] = -ot_z;
    J[52] = -J_y4_neg;
    J[53] = -J_y5_neg;
    J[63] = J_z3;
    J[64] = J_z4;
    J[65] = J_z5;
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
    const double Q7_yx = s_6*c_7;
    const double Q7_yy_neg = s_6*s_7;
    const double Q7_zx_neg = c_6*c_7;
    const double Q7_zy = c_6*s_7;
    const double o7_z = 0.05145*s_6;
    const double o7_y = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double Q8_xx_neg = s_7*c_8 + c_7*s_8;
    const double Q8_yx = c_8*Q7_yx - s_8*Q7_yy_neg;
    const double Q8_zx = s_8*Q7_zy - c_8*Q7_zx_neg;
    const double o8_x = -0.16*s_7 - 0.1946;
    const double o8_y = o7_y + 0.16*Q7_yx;
    const double o8_z = o7_z - 0.16*Q7_zx_neg;

    /* frame of tool 'HL_FOOT' */
    const double ot_x_0 = 0.16*Q8_xx_neg;
    const double ot_y_0 = 0.16*Q8_yx + 0.008*c_6;
    const double ot_z_0 = -0.16*Q8_zx - 0.008*s_6;
    const double ot_x = o8_x - ot_x_0;
    const double ot_y = o8_y + ot_y_0;
    const double ot_z = o8_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y7_neg_0 = -ot_x - 0.1946;
    const double J_z6 = ot_y - 0.0875;
    const double J_x7 = s_6*(o7_y - ot_y) - c_6*(o7_z - ot_z);
    const double J_y7_neg = s_6*J_y7_neg_0;
    const double J_z7 = c_6*J_y7_neg_0;
    const double J_x8_neg = c_6*ot_z_0 + s_6*ot_y_0;
    const double J_y8_neg = s_6*ot_x_0;
    const double J_z8 = c_6*ot_x_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[6] = 1.0;
    J[19] = c_6;
    J[20] = c_6;
    J[31] = s_6;
    J[32] = s_6;
    J[43] = J_x7;
    J[44] = -J_x8_neg;
    J[54] = -ot_z;
    J[55] = -J_y7_neg;
    J[56] = -J_y8_neg;
    J[66] = J_z6;
    J[67] = J_z7;
    J[68] = J_z8;
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
    const double Q10_yx = s_9*c_10;
    const double Q10_yy_neg = s_9*s_10;
    const double Q10_zx_neg = c_9*c_10;
    const double Q10_zy = c_9*s_10;
    const double o10_z = -0.05145*s_9;
    const double o10_y = -0.05145*c_9 - 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double Q11_xx_neg = s_10*c_11 + c_10*s_11;
    const double Q11_yx = c_11*Q10_yx - s_11*Q10_yy_neg;
    const double Q11_zx = s_11*Q10_zy - c_11*Q10_zx_neg;
    const double o11_x = -0.16*s_10 - 0.1946;
    const double o11_y = o10_y + 0.16*Q10_yx;
    const double o11_z = o10_z - 0.16*Q10_zx_neg;

    /* frame of tool 'HR_FOOT' */
    const double ot_x_0 = 0.16*Q11_xx_neg;
    const double ot_y_0 = 0.16*Q11_yx - 0.008*c_9;
    const double ot_z_0 = 0.008*s_9 - 0.16*Q11_zx;
    const double ot_x = o11_x - ot_x_0;
    const double ot_y = o11_y + ot_y_0;
    const double ot_z = o11_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y10_neg_0 = -ot_x - 0.1946;
    const double J_z9 = ot_y + 0.0875;
    const double J_x10 = c_9*(ot_z - o10_z) - s_9*(ot_y - o10_y);
    const double J_y10_neg = s_9*J_y10_neg_0;
    const double J_z10 = c_9*J_y10_neg_0;
    const double J_x11_neg = c_9*ot_z_0 + s_9*ot_y_0;
    const double J_y11_neg = s_9*ot_x_0;
    const double J_z11 = c_9*ot_x_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = 0.0;
    }
    J[9] = 1.0;
    J[22] = c_9;
    J[23] = c_9;
    J[34] = s_9;
    J[35] = s_9;
    J[46] = J_x10;
    J[47] = -J_x11_neg;
    J[57] = -ot_z;
    J[58] = -J_y10_neg;
    J[59] = -J_y11_neg;
    J[69] = J_z9;
    J[70] = J_z10;
    J[71] = J_z11;
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
    const double Q1_yx = s_0*c_1;
    const double Q1_yy_neg = s_0*s_1;
    const double Q1_zx_neg = c_0*c_1;
    const double Q1_zy = c_0*s_1;
    const double o1_z = 0.05145*s_0;
    const double o1_y = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double Q2_xx_neg = s_1*c_2 + c_1*s_2;
    const double Q2_yx = c_2*Q1_yx - s_2*Q1_yy_neg;
    const double Q2_zx = s_2*Q1_zy - c_2*Q1_zx_neg;
    const double o2_x = 0.1946 - 0.16*s_1;
    const double o2_y = o1_y + 0.16*Q1_yx;
    const double o2_z = o1_z - 0.16*Q1_zx_neg;

    /* frame of tool 'FL_FOOT' */
    const double ot_x_0 = 0.16*Q2_xx_neg;
    const double ot_y_0 = 0.16*Q2_yx + 0.008*c_0;
    const double ot_z_0 = -0.16*Q2_zx - 0.008*s_0;
    const double ot_x = o2_x - ot_x_0;
    const double ot_y = o2_y + ot_y_0;
    const double ot_z = o2_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y1_neg_0 = 0.1946 - ot_x;
    const double J_z0 = ot_y - 0.0875;
    const double J_x1 = s_0*(o1_y - ot_y) - c_0*(o1_z - ot_z);
    const double J_y1_neg = s_0*J_y1_neg_0;
    const double J_z1 = c_0*J_y1_neg_0;
    const double J_x2_neg = c_0*ot_z_0 + s_0*ot_y_0;
    const double J_y2_neg = s_0*ot_x_0;
    const double J_z2 = c_0*ot_x_0;

    /* angular velocities in base axes */
    const double spin1_y = c_0*qd1;
    const double spin1_z = s_0*qd1;

    /* columns of the Jacobian's rate */
    const double Jd_y2_neg_0 = J_x2_neg*qd2;
    const double Jd_x2_0 = J_y2_neg*qd2;
    const double Jd_x2_1 = J_z2*qd2;
    const double Jd_rx2 = s_0*spin1_y - c_0*spin1_z;
    const double Jd_ry1_neg = s_0*qd0;
    const double Jd_rz1 = c_0*qd0;
    const double Jd_x2 = J_z2*spin1_y + J_y2_neg*spin1_z + (c_0*Jd_x2_1 + s_0*Jd_x2_0);
    const double Jd_y2_neg = J_x2_neg*spin1_z + J_z2*qd0 + s_0*Jd_y2_neg_0;
    const double Jd_z2 = c_0*Jd_y2_neg_0 - (J_y2_neg*qd0 - J_x2_neg*spin1_y);
    const double Jd_y1_neg_0 = Jd_y2_neg_0 - J_x1*qd1;
    const double Jd_z0_neg_0 = Jd_x2_0 + J_y1_neg*qd1;
    const double Jd_y0_neg_0 = Jd_x2_1 + J_z1*qd1;
    const double Jd_x1 = c_0*Jd_y0_neg_0 + s_0*Jd_z0_neg_0;
    const double Jd_y1_neg = J_z1*qd0 + s_0*Jd_y1_neg_0;
    const double Jd_z1 = c_0*Jd_y1_neg_0 - J_y1_neg*qd0;
    const double Jd_z0_neg = Jd_z0_neg_0 + ot_z*qd0;
    const double Jd_y0_neg = Jd_y0_neg_0 + J_z0*qd0;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[2] = Jd_rx2;
    Jd[13] = -Jd_ry1_neg;
    Jd[14] = -Jd_ry1_neg;
    Jd[25] = Jd_rz1;
    Jd[26] = Jd_rz1;
    Jd[37] = Jd_x1;
    Jd[38] = Jd_x2;
    Jd[48] = -Jd_y0_neg;
    Jd[49] = -Jd_y1_neg;
    Jd[50] = -Jd_y2_neg;
    Jd[60] = -Jd_z0_neg;
    Jd[61] = Jd_z1;
    Jd[62] = Jd_z2;
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
    const double Q4_yx = s_3*c_4;
    const double Q4_yy_neg = s_3*s_4;
    const double Q4_zx_neg = c_3*c_4;
    const double Q4_zy = c_3*s_4;
    const double o4_z = -0.05145*s_3;
    const double o4_y = -0.05145*c_3 - 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double Q5_xx_neg = s_4*c_5 + c_4*s_5;
    const double Q5_yx = c_5*Q4_yx - s_5*Q4_yy_neg;
    const double Q5_zx = s_5*Q4_zy - c_5*Q4_zx_neg;
    const double o5_x = 0.1946 - 0.16*s_4;
    const double o5_y = o4_y + 0.16*Q4_yx;
    const double o5_z = o4_z - 0.16*Q4_zx_neg;

    /* frame of tool 'FR_FOOT' */
    const double ot_x_0 = 0.16*Q5_xx_neg;
    const double ot_y_0 = 0.16*Q5_yx - 0.008*c_3;
    const double ot_z_0 = 0.008*s_3 - 0.16*Q5_zx;
    const double ot_x = o5_x - ot_x_0;
    const double ot_y = o5_y + ot_y_0;
    const double ot_z = o5_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y4_neg_0 = 0.1946 - ot_x;
    const double J_z3 = ot_y + 0.0875;
    const double J_x4 = c_3*(ot_z - o4_z) - s_3*(ot_y - o4_y);
    const double J_y4_neg = s_3*J_y4_neg_0;
    const double J_z4 = c_3*J_y4_neg_0;
    const double J_x5_neg = c_3*ot_z_0 + s_3*ot_y_0;
    const double J_y5_neg = s_3*ot_x_0;
    const double J_z5 = c_3*ot_x_0;

    /* angular velocities in base axes */
    const double spin4_y = c_3*qd4;
    const double spin4_z = s_3*qd4;

    /* columns of the Jacobian's rate */
    const double Jd_y5_neg_0 = J_x5_neg*qd5;
    const double Jd_x5_0 = J_y5_neg*qd5;
    const double Jd_x5_1 = J_z5*qd5;
    const double Jd_rx5 = s_3*spin4_y - c_3*spin4_z;
    const double Jd_ry4_neg = s_3*qd3;
    const double Jd_rz4 = c_3*qd3;
    const double Jd_x5 = J_z5*spin4_y + J_y5_neg*spin4_z + (c_3*Jd_x5_1 + s_3*Jd_x5_0);
    const double Jd_y5_neg = J_x5_neg*spin4_z + J_z5*qd3 + s_3*Jd_y5_neg_0;
    const double Jd_z5 = c_3*Jd_y5_neg_0 - (J_y5_neg*qd3 - J_x5_neg*spin4_y);
    const double Jd_y4_neg_0 = Jd_y5_neg_0 - J_x4*qd4;
    const double Jd_z3_0 = Jd_x5_0 + J_y4_neg*qd4;
    const double Jd_y3_0 = Jd_x5_1 + J_z4*qd4;
    const double Jd_x4 = c_3*Jd_y3_0 + s_3*Jd_z3_0;
    const double Jd_y4_neg = J_z4*qd3 + s_3*Jd_y4_neg_0;
    const double Jd_z4 = c_3*Jd_y4_neg_0 - J_y4_neg*qd3;
    const double Jd_z3 = -Jd_z3_0 - ot_z*qd3;
    const double Jd_y3 = -Jd_y3_0 - J_z3*qd3;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[5] = Jd_rx5;
    Jd[16] = -Jd_ry4_neg;
    Jd[17] = -Jd_ry4_neg;
    Jd[28] = Jd_rz4;
    Jd[29] = Jd_rz4;
    Jd[40] = Jd_x4;
    Jd[41] = Jd_x5;
    Jd[51] = Jd_y3;
    Jd[52] = -Jd_y4_neg;
    Jd[53] = -Jd_y5_neg;
    Jd[63] = Jd_z3;
    Jd[64] = Jd_z4;
    Jd[65] = Jd_z5;
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
    const double Q7_yx = s_6*c_7;
    const double Q7_yy_neg = s_6*s_7;
    const double Q7_zx_neg = c_6*c_7;
    const double Q7_zy = c_6*s_7;
    const double o7_z = 0.05145*s_6;
    const double o7_y = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double Q8_xx_neg = s_7*c_8 + c_7*s_8;
    const double Q8_yx = c_8*Q7_yx - s_8*Q7_yy_neg;
    const double Q8_zx = s_8*Q7_zy - c_8*Q7_zx_neg;
    const double o8_x = -0.16*s_7 - 0.1946;
    const double o8_y = o7_y + 0.16*Q7_yx;
    const double o8_z = o7_z - 0.16*Q7_zx_neg;

    /* frame of tool 'HL_FOOT' */
    const double ot_x_0 = 0.16*Q8_xx_neg;
    const double ot_y_0 = 0.16*Q8_yx + 0.008*c_6;
    const double ot_z_0 = -0.16*Q8_zx - 0.008*s_6;
    const double ot_x = o8_x - ot_x_0;
    const double ot_y = o8_y + ot_y_0;
    const double ot_z = o8_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y7_neg_0 = -ot_x - 0.1946;
    const double J_z6 = ot_y - 0.0875;
    const double J_x7 = s_6*(o7_y - ot_y) - c_6*(o7_z - ot_z);
    const double J_y7_neg = s_6*J_y7_neg_0;
    const double J_z7 = c_6*J_y7_neg_0;
    const double J_x8_neg = c_6*ot_z_0 + s_6*ot_y_0;
    const double J_y8_neg = s_6*ot_x_0;
    const double J_z8 = c_6*ot_x_0;

    /* angular velocities in base axes */
    const double spin7_y = c_6*qd7;
    const double spin7_z = s_6*qd7;

    /* columns of the Jacobian's rate */
    const double Jd_y8_neg_0 = J_x8_neg*qd8;
    const double Jd_x8_0 = J_y8_neg*qd8;
    const double Jd_x8_1 = J_z8*qd8;
    const double Jd_rx8 = s_6*spin7_y - c_6*spin7_z;
    const double Jd_ry7_neg = s_6*qd6;
    const double Jd_rz7 = c_6*qd6;
    const double Jd_x8 = J_z8*spin7_y + J_y8_neg*spin7_z + (c_6*Jd_x8_1 + s_6*Jd_x8_0);
    const double Jd_y8_neg = J_x8_neg*spin7_z + J_z8*qd6 + s_6*Jd_y8_neg_0;
    const double Jd_z8 = c_6*Jd_y8_neg_0 - (J_y8_neg*qd6 - J_x8_neg*spin7_y);
    const double Jd_y7_neg_0 = Jd_y8_neg_0 - J_x7*qd7;
    const double Jd_z6_neg_0 = Jd_x8_0 + J_y7_neg*qd7;
    const double Jd_y6_neg_0 = Jd_x8_1 + J_z7*qd7;
    const double Jd_x7 = c_6*Jd_y6_neg_0 + s_6*Jd_z6_neg_0;
    const double Jd_y7_neg = J_z7*qd6 + s_6*Jd_y7_neg_0;
    const double Jd_z7 = c_6*Jd_y7_neg_0 - J_y7_neg*qd6;
    const double Jd_z6_neg = Jd_z6_neg_0 + ot_z*qd6;
    const double Jd_y6_neg = Jd_y6_neg_0 + J_z6*qd6;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[8] = Jd_rx8;
    Jd[19] = -Jd_ry7_neg;
    Jd[20] = -Jd_ry7_neg;
    Jd[31] = Jd_rz7;
    Jd[32] = Jd_rz7;
    Jd[43] = Jd_x7;
    Jd[44] = Jd_x8;
    Jd[54] = -Jd_y6_neg;
    Jd[55] = -Jd_y7_neg;
    Jd[56] = -Jd_y8_neg;
    Jd[66] = -Jd_z6_neg;
    Jd[67] = Jd_z7;
    Jd[68] = Jd_z8;
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
    const double Q10_yx = s_9*c_10;
    const double Q10_yy_neg = s_9*s_10;
    const double Q10_zx_neg = c_9*c_10;
    const double Q10_zy = c_9*s_10;
    const double o10_z = -0.05145*s_9;
    const double o10_y = -0.05145*c_9 - 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double Q11_xx_neg = s_10*c_11 + c_10*s_11;
    const double Q11_yx = c_11*Q10_yx - s_11*Q10_yy_neg;
    const double Q11_zx = s_11*Q10_zy - c_11*Q10_zx_neg;
    const double o11_x = -0.16*s_10 - 0.1946;
    const double o11_y = o10_y + 0.16*Q10_yx;
    const double o11_z = o10_z - 0.16*Q10_zx_neg;

    /* frame of tool 'HR_FOOT' */
    const double ot_x_0 = 0.16*Q11_xx_neg;
    const double ot_y_0 = 0.16*Q11_yx - 0.008*c_9;
    const double ot_z_0 = 0.008*s_9 - 0.16*Q11_zx;
    const double ot_x = o11_x - ot_x_0;
    const double ot_y = o11_y + ot_y_0;
    const double ot_z = o11_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y10_neg_0 = -ot_x - 0.1946;
    const double J_z9 = ot_y + 0.0875;
    const double J_x10 = c_9*(ot_z - o10_z) - s_9*(ot_y - o10_y);
    const double J_y10_neg = s_9*J_y10_neg_0;
    const double J_z10 = c_9*J_y10_neg_0;
    const double J_x11_neg = c_9*ot_z_0 + s_9*ot_y_0;
    const double J_y11_neg = s_9*ot_x_0;
    const double J_z11 = c_9*ot_x_0;

    /* angular velocities in base axes */
    const double spin10_y = c_9*qd10;
    const double spin10_z = s_9*qd10;

    /* columns of the Jacobian's rate */
    const double Jd_y11_neg_0 = J_x11_neg*qd11;
    const double Jd_x11_0 = J_y11_neg*qd11;
    const double Jd_x11_1 = J_z11*qd11;
    const double Jd_rx11 = s_9*spin10_y - c_9*spin10_z;
    const double Jd_ry10_neg = s_9*qd9;
    const double Jd_rz10 = c_9*qd9;
    const double Jd_x11_2 = c_9*Jd_x11_1 + s_9*Jd_x11_0;
    const double Jd_x11 = J_z11*spin10_y + J_y11_neg*spin10_z + Jd_x11_2;
    const double Jd_y11_neg = J_x11_neg*spin10_z + J_z11*qd9 + s_9*Jd_y11_neg_0;
    const double Jd_z11 = c_9*Jd_y11_neg_0 - (J_y11_neg*qd9 - J_x11_neg*spin10_y);
    const double Jd_y10_neg_0 = Jd_y11_neg_0 - J_x10*qd10;
    const double Jd_z9_0 = Jd_x11_0 + J_y10_neg*qd10;
    const double Jd_y9_0 = Jd_x11_1 + J_z10*qd10;
    const double Jd_x10 = c_9*Jd_y9_0 + s_9*Jd_z9_0;
    const double Jd_y10_neg = J_z10*qd9 + s_9*Jd_y10_neg_0;
    const double Jd_z10 = c_9*Jd_y10_neg_0 - J_y10_neg*qd9;
    const double Jd_z9 = -Jd_z9_0 - ot_z*qd9;
    const double Jd_y9 = -Jd_y9_0 - J_z9*qd9;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = 0.0;
    }
    Jd[11] = Jd_rx11;
    Jd[22] = -Jd_ry10_neg;
    Jd[23] = -Jd_ry10_neg;
    Jd[34] = Jd_rz10;
    Jd[35] = Jd_rz10;
    Jd[46] = Jd_x10;
    Jd[47] = Jd_x11;
    Jd[57] = Jd_y9;
    Jd[58] = -Jd_y10_neg;
    Jd[59] = -Jd_y11_neg;
    Jd[69] = Jd_z9;
    Jd[70] = Jd_z10;
    Jd[71] = Jd_z11;
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
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* frame of 'FL_UPPER_LEG' in the base */
    const double Q1_yx = s_0*c_1;
    const double Q1_yy_neg = s_0*s_1;
    const double Q1_zx_neg = c_0*c_1;
    const double Q1_zy = c_0*s_1;
    const double o1_z = 0.05145*s_0;
    const double o1_y = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double Q2_xx_neg = s_1*c_2 + c_1*s_2;
    const double Q2_yx = c_2*Q1_yx - s_2*Q1_yy_neg;
    const double Q2_zx = s_2*Q1_zy - c_2*Q1_zx_neg;
    const double o2_x = 0.1946 - 0.16*s_1;
    const double o2_y = o1_y + 0.16*Q1_yx;
    const double o2_z = o1_z - 0.16*Q1_zx_neg;

    /* frame of tool 'FL_FOOT' */
    const double ot_x_0 = 0.16*Q2_xx_neg;
    const double ot_y_0 = 0.16*Q2_yx + 0.008*c_0;
    const double ot_z_0 = -0.16*Q2_zx - 0.008*s_0;
    const double ot_x = o2_x - ot_x_0;
    const double ot_y = o2_y + ot_y_0;
    const double ot_z = o2_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y1_neg_0 = 0.1946 - ot_x;
    const double J_z0 = ot_y - 0.0875;
    const double J_x1 = s_0*(o1_y - ot_y) - c_0*(o1_z - ot_z);
    const double J_y1_neg = s_0*J_y1_neg_0;
    const double J_z1 = c_0*J_y1_neg_0;
    const double J_x2_neg = c_0*ot_z_0 + s_0*ot_y_0;
    const double J_y2_neg = s_0*ot_x_0;
    const double J_z2 = c_0*ot_x_0;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy_0 = 0.001231440536717216*c_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + R1_Jyy_0;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jzz = R1_Jyy_0 + 0.002838197420805067;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double M0x1e2_0 = 0.05145*(s_1*R1_hx + c_1*R1_hy) - (s_1*R1_Jxz + c_1*R1_Jyz);
    const double R0_Jzz = 0.0031799702681776175 - R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M1x2 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M0x2 = s_1*R1_Jxz_0 + c_1*R1_Jyz_0 + 0.05145*(c_1*R1_hy_0 + s_1*R1_hx_0);

    /* elimination of 'FL_KFE' */
    const double U0x2 = 1842.912968642313*M0x2;
    const double U1x2 = 1842.912968642313*M1x2;
    const double M0x0e2 = R0_Jzz - M0x2*U0x2;
    const double M0x1e2 = M0x1e2_0 - M0x2*U1x2;
    const double D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const double D1_inv = 1.0/D1;
    const double U0x1 = M0x1e2*D1_inv;
    const double D0 = M0x0e2 - M0x1e2*U0x1;

    /* elimination of 'FL_HAA' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e1_1 = c_0 - c_0*U1x2;
    const double e1_0_neg = U0x1*e1_1 + c_0*U0x2;
    const double e2_1 = s_0 - s_0*U1x2;
    const double e2_0_neg = U0x1*e2_1 + s_0*U0x2;
    const double e3_1 = J_x1 + J_x2_neg*U1x2;
    const double e3_0 = J_x2_neg*U0x2 - U0x1*e3_1;
    const double e4_1 = J_y2_neg*U1x2 - J_y1_neg;
    const double e4_0 = J_y2_neg*U0x2 - (ot_z + U0x1*e4_1);
    const double e5_1 = J_z1 - J_z2*U1x2;
    const double e5_0 = J_z0 - U0x1*e5_1 - J_z2*U0x2;

    /* inverse of the operational-space inertia */
    const double O01 = D0_inv_neg*e1_0_neg;
    const double O02 = D0_inv_neg*e2_0_neg;
    const double O12_0 = D1_inv*e2_1;
    const double O12_1 = 1842.912968642313*s_0;
    const double O03_neg = D0_inv_neg*e3_0;
    const double O13_0 = -D1_inv*e3_1;
    const double O13_1 = 1842.912968642313*J_x2_neg;
    const double O04 = -D0_inv_neg*e4_0;
    const double O14_neg_0 = -D1_inv*e4_1;
    const double O14_neg_1 = 1842.912968642313*J_y2_neg;
    const double O05_neg = D0_inv_neg*e5_0;
    const double O15_0 = D1_inv*e5_1;
    const double O15_1 = 1842.912968642313*J_z2;
    const double O11 = 1842.912968642313*c_0*c_0 - (e1_0_neg*O01 - D1_inv*e1_1*e1_1);
    const double O12 = c_0*O12_1 - (e1_0_neg*O02 - e1_1*O12_0);
    const double O22 = s_0*O12_1 - (e2_0_neg*O02 - e2_1*O12_0);
    const double O13 = e1_0_neg*O03_neg - e1_1*O13_0 - c_0*O13_1;
    const double O23 = e2_0_neg*O03_neg - e2_1*O13_0 - s_0*O13_1;
    const double O33 = J_x2_neg*O13_1 - (e3_0*O03_neg + e3_1*O13_0);
    const double O14_neg = e1_0_neg*O04 + e1_1*O14_neg_0 + c_0*O14_neg_1;
    const double O24_neg = e2_0_neg*O04 + e2_1*O14_neg_0 + s_0*O14_neg_1;
    const double O34 = e3_0*O04 - e3_1*O14_neg_0 + J_x2_neg*O14_neg_1;
    const double O44 = J_y2_neg*O14_neg_1 - (e4_1*O14_neg_0 - e4_0*O04);
    const double O15 = e1_0_neg*O05_neg + e1_1*O15_0 + c_0*O15_1;
    const double O25 = e2_0_neg*O05_neg + e2_1*O15_0 + s_0*O15_1;
    const double O35_neg = e3_0*O05_neg - e3_1*O15_0 + J_x2_neg*O15_1;
    const double O45 = e4_1*O15_0 - e4_0*O05_neg - J_y2_neg*O15_1;
    const double O55 = J_z2*O15_1 - (e5_0*O05_neg - e5_1*O15_0);

    Omega[0] = -D0_inv_neg;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = -O05_neg;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = -O05_neg;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = O45;
    Omega[35] = O55;
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
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;

    /* frame of 'FR_UPPER_LEG' in the base */
    const double Q4_yx = s_3*c_4;
    const double Q4_yy_neg = s_3*s_4;
    const double Q4_zx_neg = c_3*c_4;
    const double Q4_zy = c_3*s_4;
    const double o4_z = -0.05145*s_3;
    const double o4_y = -0.05145*c_3 - 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double Q5_xx_neg = s_4*c_5 + c_4*s_5;
    const double Q5_yx = c_5*Q4_yx - s_5*Q4_yy_neg;
    const double Q5_zx = s_5*Q4_zy - c_5*Q4_zx_neg;
    const double o5_x = 0.1946 - 0.16*s_4;
    const double o5_y = o4_y + 0.16*Q4_yx;
    const double o5_z = o4_z - 0.16*Q4_zx_neg;

    /* frame of tool 'FR_FOOT' */
    const double ot_x_0 = 0.16*Q5_xx_neg;
    const double ot_y_0 = 0.16*Q5_yx - 0.008*c_3;
    const double ot_z_0 = 0.008*s_3 - 0.16*Q5_zx;
    const double ot_x = o5_x - ot_x_0;
    const double ot_y = o5_y + ot_y_0;
    const double ot_z = o5_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y4_neg_0 = 0.1946 - ot_x;
    const double J_z3 = ot_y + 0.0875;
    const double J_x4 = c_3*(ot_z - o4_z) - s_3*(ot_y - o4_y);
    const double J_y4_neg = s_3*J_y4_neg_0;
    const double J_z4 = c_3*J_y4_neg_0;
    const double J_x5_neg = c_3*ot_z_0 + s_3*ot_y_0;
    const double J_y5_neg = s_3*ot_x_0;
    const double J_z5 = c_3*ot_x_0;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy_0 = 0.001231440536717216*c_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + R4_Jyy_0;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jzz = R4_Jyy_0 + 0.002838197420805067;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_Jzz_0 = -R4_Jxx - (c4c4*(R4_Jyy - R4_Jxx) + 2.0*R4_Jxy*c4s4);
    const double M3x4e5_0 = s_4*R4_Jxz + c_4*R4_Jyz + 0.05145*(s_4*R4_hx + c_4*R4_hy);
    const double R3_Jzz = 0.0031799702681776175 - R3_Jzz_0;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M4x5 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M3x5_neg_0 = 0.05145*(c_4*R4_hy_0 + s_4*R4_hx_0);
    const double M3x5_neg = s_4*R4_Jxz_0 + c_4*R4_Jyz_0 + M3x5_neg_0;

    /* elimination of 'FR_KFE' */
    const double U3x5 = -1842.912968642313*M3x5_neg;
    const double U4x5 = 1842.912968642313*M4x5;
    const double M3x3e5 = R3_Jzz + M3x5_neg*U3x5;
    const double M3x4e5 = M3x5_neg*U4x5 - M3x4e5_0;
    const double D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const double D4_inv = 1.0/D4;
    const double U3x4 = M3x4e5*D4_inv;
    const double D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const double D3_inv_neg = -1.0/D3;

    /* solve with U */
    const double e1_4 = c_3 - c_3*U4x5;
    const double e1_3 = -U3x4*e1_4 - c_3*U3x5;
    const double e2_4 = s_3 - s_3*U4x5;
    const double e2_3 = -U3x4*e2_4 - s_3*U3x5;
    const double e3_4 = J_x4 + J_x5_neg*U4x5;
    const double e3_3 = J_x5_neg*U3x5 - U3x4*e3_4;
    const double e4_4 = J_y5_neg*U4x5 - J_y4_neg;
    const double e4_3 = J_y5_neg*U3x5 - (ot_z + U3x4*e4_4);
    const double e5_4 = J_z4 - J_z5*U4x5;
    const double e5_3 = J_z3 - U3x4*e5_4 - J_z5*U3x5;

    /* inverse of the operational-space inertia */
    const double O01_neg = D3_inv_neg*e1_3;
    const double O02_neg = D3_inv_neg*e2_3;
    const double O12_0 = D4_inv*e2_4;
    const double O12_1 = 1842.912968642313*s_3;
    const double O03_neg = D3_inv_neg*e3_3;
    const double O13_neg_0 = D4_inv*e3_4;
    const double O13_neg_1 = 1842.912968642313*J_x5_neg;
    const double O04_neg = D3_inv_neg*e4_3;
    const double O14_neg_0 = -D4_inv*e4_4;
    const double O14_neg_1 = 1842.912968642313*J_y5_neg;
    const double O05 = -D3_inv_neg*e5_3;
    const double O15_0 = D4_inv*e5_4;
    const double O15_1 = 1842.912968642313*J_z5;
    const double O11 = 1842.912968642313*c_3*c_3 - (e1_3*O01_neg - D4_inv*e1_4*e1_4);
    const double O12 = c_3*O12_1 - (e1_3*O02_neg - e1_4*O12_0);
    const double O22 = s_3*O12_1 - (e2_3*O02_neg - e2_4*O12_0);
    const double O13_neg = e1_3*O03_neg - e1_4*O13_neg_0 + c_3*O13_neg_1;
    const double O23_neg = e2_3*O03_neg - e2_4*O13_neg_0 + s_3*O13_neg_1;
    const double O33 = J_x5_neg*O13_neg_1 - (e3_3*O03_neg - e3_4*O13_neg_0);
    const double O14_neg = e1_3*O04_neg + e1_4*O14_neg_0 + c_3*O14_neg_1;
    const double O24_neg = e2_3*O04_neg + e2_4*O14_neg_0 + s_3*O14_neg_1;
    const double O34 = J_x5_neg*O14_neg_1 - (e3_3*O04_neg + e3_4*O14_neg_0);
    const double O44 = J_y5_neg*O14_neg_1 - (e4_3*O04_neg + e4_4*O14_neg_0);
    const double O15 = e1_3*O05 + e1_4*O15_0 + c_3*O15_1;
    const double O25 = e2_3*O05 + e2_4*O15_0 + s_3*O15_1;
    const double O35 = e3_3*O05 + e3_4*O15_0 - J_x5_neg*O15_1;
    const double O45 = e4_3*O05 + e4_4*O15_0 - J_y5_neg*O15_1;
    const double O55 = e5_3*O05 + e5_4*O15_0 + J_z5*O15_1;

    Omega[0] = -D3_inv_neg;
    Omega[1] = -O01_neg;
    Omega[2] = -O02_neg;
    Omega[3] = -O03_neg;
    Omega[4] = -O04_neg;
    Omega[5] = O05;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = -O13_neg;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = -O04_neg;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
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
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;

    /* frame of 'HL_UPPER_LEG' in the base */
    const double Q7_yx = s_6*c_7;
    const double Q7_yy_neg = s_6*s_7;
    const double Q7_zx_neg = c_6*c_7;
    const double Q7_zy = c_6*s_7;
    const double o7_z = 0.05145*s_6;
    const double o7_y = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double Q8_xx_neg = s_7*c_8 + c_7*s_8;
    const double Q8_yx = c_8*Q7_yx - s_8*Q7_yy_neg;
    const double Q8_zx = s_8*Q7_zy - c_8*Q7_zx_neg;
    const double o8_x = -0.16*s_7 - 0.1946;
    const double o8_y = o7_y + 0.16*Q7_yx;
    const double o8_z = o7_z - 0.16*Q7_zx_neg;

    /* frame of tool 'HL_FOOT' */
    const double ot_x_0 = 0.16*Q8_xx_neg;
    const double ot_y_0 = 0.16*Q8_yx + 0.008*c_6;
    const double ot_z_0 = -0.16*Q8_zx - 0.008*s_6;
    const double ot_x = o8_x - ot_x_0;
    const double ot_y = o8_y + ot_y_0;
    const double ot_z = o8_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y7_neg_0 = -ot_x - 0.1946;
    const double J_z6 = ot_y - 0.0875;
    const double J_x7 = s_6*(o7_y - ot_y) - c_6*(o7_z - ot_z);
    const double J_y7_neg = s_6*J_y7_neg_0;
    const double J_z7 = c_6*J_y7_neg_0;
    const double J_x8_neg = c_6*ot_z_0 + s_6*ot_y_0;
    const double J_y8_neg = s_6*ot_x_0;
    const double J_z8 = c_6*ot_x_0;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy_0 = 0.001231440536717216*c_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + R7_Jyy_0;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jzz = R7_Jyy_0 + 0.002838197420805067;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_Jzz_0 = -R7_Jxx - (c7c7*(R7_Jyy - R7_Jxx) + 2.0*R7_Jxy*c7s7);
    const double M6x7e8_0 = 0.05145*(s_7*R7_hx + c_7*R7_hy) - (s_7*R7_Jxz + c_7*R7_Jyz);
    const double R6_Jzz = 0.0031799702681776175 - R6_Jzz_0;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M7x8 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M6x8 = s_7*R7_Jxz_0 + c_7*R7_Jyz_0 + 0.05145*(c_7*R7_hy_0 + s_7*R7_hx_0);

    /* elimination of 'HL_KFE' */
    const double U6x8 = 1842.912968642313*M6x8;
    const double U7x8 = 1842.912968642313*M7x8;
    const double M6x6e8 = R6_Jzz - M6x8*U6x8;
    const double M6x7e8 = M6x7e8_0 - M6x8*U7x8;
    const double D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const double D7_inv = 1.0/D7;
    const double U6x7 = M6x7e8*D7_inv;
    const double D6 = M6x6e8 - M6x7e8*U6x7;

    /* elimination of 'HL_HAA' */
    const double D6_inv_neg = -1.0/D6;

    /* solve with U */
    const double e1_7 = c_6 - c_6*U7x8;
    const double e1_6_neg = U6x7*e1_7 + c_6*U6x8;
    const double e2_7 = s_6 - s_6*U7x8;
    const double e2_6_neg = U6x7*e2_7 + s_6*U6x8;
    const double e3_7 = J_x7 + J_x8_neg*U7x8;
    const double e3_6 = J_x8_neg*U6x8 - U6x7*e3_7;
    const double e4_7 = J_y8_neg*U7x8 - J_y7_neg;
    const double e4_6 = J_y8_neg*U6x8 - (ot_z + U6x7*e4_7);
    const double e5_7 = J_z7 - J_z8*U7x8;
    const double e5_6 = J_z6 - U6x7*e5_7 - J_z8*U6x8;

    /* inverse of the operational-space inertia */
    const double O01 = D6_inv_neg*e1_6_neg;
    const double O02 = D6_inv_neg*e2_6_neg;
    const double O12_0 = D7_inv*e2_7;
    const double O12_1 = 1842.912968642313*s_6;
    const double O03_neg = D6_inv_neg*e3_6;
    const double O13_0 = -D7_inv*e3_7;
    const double O13_1 = 1842.912968642313*J_x8_neg;
    const double O04 = -D6_inv_neg*e4_6;
    const double O14_neg_0 = -D7_inv*e4_7;
    const double O14_neg_1 = 1842.912968642313*J_y8_neg;
    const double O05_neg = D6_inv_neg*e5_6;
    const double O15_0 = D7_inv*e5_7;
    const double O15_1 = 1842.912968642313*J_z8;
    const double O11 = 1842.912968642313*c_6*c_6 - (e1_6_neg*O01 - D7_inv*e1_7*e1_7);
    const double O12 = c_6*O12_1 - (e1_6_neg*O02 - e1_7*O12_0);
    const double O22 = s_6*O12_1 - (e2_6_neg*O02 - e2_7*O12_0);
    const double O13 = e1_6_neg*O03_neg - e1_7*O13_0 - c_6*O13_1;
    const double O23 = e2_6_neg*O03_neg - e2_7*O13_0 - s_6*O13_1;
    const double O33 = J_x8_neg*O13_1 - (e3_6*O03_neg + e3_7*O13_0);
    const double O14_neg = e1_6_neg*O04 + e1_7*O14_neg_0 + c_6*O14_neg_1;
    const double O24_neg = e2_6_neg*O04 + e2_7*O14_neg_0 + s_6*O14_neg_1;
    const double O34 = e3_6*O04 - e3_7*O14_neg_0 + J_x8_neg*O14_neg_1;
    const double O44 = J_y8_neg*O14_neg_1 - (e4_7*O14_neg_0 - e4_6*O04);
    const double O15 = e1_6_neg*O05_neg + e1_7*O15_0 + c_6*O15_1;
    const double O25 = e2_6_neg*O05_neg + e2_7*O15_0 + s_6*O15_1;
    const double O35_neg = e3_6*O05_neg - e3_7*O15_0 + J_x8_neg*O15_1;
    const double O45 = e4_7*O15_0 - e4_6*O05_neg - J_y8_neg*O15_1;
    const double O55 = J_z8*O15_1 - (e5_6*O05_neg - e5_7*O15_0);

    Omega[0] = -D6_inv_neg;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = -O05_neg;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = -O05_neg;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = O45;
    Omega[35] = O55;
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;

    /* frame of 'HR_UPPER_LEG' in the base */
    const double Q10_yx = s_9*c_10;
    const double Q10_yy_neg = s_9*s_10;
    const double Q10_zx_neg = c_9*c_10;
    const double Q10_zy = c_9*s_10;
    const double o10_z = -0.05145*s_9;
    const double o10_y = -0.05145*c_9 - 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double Q11_xx_neg = s_10*c_11 + c_10*s_11;
    const double Q11_yx = c_11*Q10_yx - s_11*Q10_yy_neg;
    const double Q11_zx = s_11*Q10_zy - c_11*Q10_zx_neg;
    const double o11_x = -0.16*s_10 - 0.1946;
    const double o11_y = o10_y + 0.16*Q10_yx;
    const double o11_z = o10_z - 0.16*Q10_zx_neg;

    /* frame of tool 'HR_FOOT' */
    const double ot_x_0 = 0.16*Q11_xx_neg;
    const double ot_y_0 = 0.16*Q11_yx - 0.008*c_9;
    const double ot_z_0 = 0.008*s_9 - 0.16*Q11_zx;
    const double ot_x = o11_x - ot_x_0;
    const double ot_y = o11_y + ot_y_0;
    const double ot_z = o11_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y10_neg_0 = -ot_x - 0.1946;
    const double J_z9 = ot_y + 0.0875;
    const double J_x10 = c_9*(ot_z - o10_z) - s_9*(ot_y - o10_y);
    const double J_y10_neg = s_9*J_y10_neg_0;
    const double J_z10 = c_9*J_y10_neg_0;
    const double J_x11_neg = c_9*ot_z_0 + s_9*ot_y_0;
    const double J_y11_neg = s_9*ot_x_0;
    const double J_z11 = c_9*ot_x_0;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy_0 = 0.001231440536717216*c_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + R10_Jyy_0;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jzz = R10_Jyy_0 + 0.002838197420805067;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_Jzz_0 = -R10_Jxx - (c10c10*(R10_Jyy - R10_Jxx) + 2.0*R10_Jxy*c10s10);
    const double M9x10e11_0 = 0.05145*(s_10*R10_hx + c_10*R10_hy);
    const double M9x10e11_1 = s_10*R10_Jxz + c_10*R10_Jyz + M9x10e11_0;
    const double R9_Jzz = 0.0031799702681776175 - R9_Jzz_0;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M10x11 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M9x11_neg_0 = 0.05145*(c_10*R10_hy_0 + s_10*R10_hx_0);
    const double M9x11_neg = s_10*R10_Jxz_0 + c_10*R10_Jyz_0 + M9x11_neg_0;

    /* elimination of 'HR_KFE' */
    const double U9x11 = -1842.912968642313*M9x11_neg;
    const double U10x11 = 1842.912968642313*M10x11;
    const double M9x9e11 = R9_Jzz + M9x11_neg*U9x11;
    const double M9x10e11 = M9x11_neg*U10x11 - M9x10e11_1;
    const double D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const double D10_inv = 1.0/D10;
    const double U9x10 = M9x10e11*D10_inv;
    const double D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const double D9_inv_neg = -1.0/D9;

    /* solve with U */
    const double e1_10 = c_9 - c_9*U10x11;
    const double e1_9 = -U9x10*e1_10 - c_9*U9x11;
    const double e2_10 = s_9 - s_9*U10x11;
    const double e2_9 = -U9x10*e2_10 - s_9*U9x11;
    const double e3_10 = J_x10 + J_x11_neg*U10x11;
    const double e3_9 = J_x11_neg*U9x11 - U9x10*e3_10;
    const double e4_10 = J_y11_neg*U10x11 - J_y10_neg;
    const double e4_9 = J_y11_neg*U9x11 - (ot_z + U9x10*e4_10);
    const double e5_10 = J_z10 - J_z11*U10x11;
    const double e5_9 = J_z9 - U9x10*e5_10 - J_z11*U9x11;

    /* inverse of the operational-space inertia */
    const double O01_neg = D9_inv_neg*e1_9;
    const double O02_neg = D9_inv_neg*e2_9;
    const double O12_0 = D10_inv*e2_10;
    const double O12_1 = 1842.912968642313*s_9;
    const double O03_neg = D9_inv_neg*e3_9;
    const double O13_neg_0 = D10_inv*e3_10;
    const double O13_neg_1 = 1842.912968642313*J_x11_neg;
    const double O04_neg = D9_inv_neg*e4_9;
    const double O14_neg_0 = -D10_inv*e4_10;
    const double O14_neg_1 = 1842.912968642313*J_y11_neg;
    const double O05 = -D9_inv_neg*e5_9;
    const double O15_0 = D10_inv*e5_10;
    const double O15_1 = 1842.912968642313*J_z11;
    const double O11 = 1842.912968642313*c_9*c_9 - (e1_9*O01_neg - D10_inv*e1_10*e1_10);
    const double O12 = c_9*O12_1 - (e1_9*O02_neg - e1_10*O12_0);
    const double O22 = s_9*O12_1 - (e2_9*O02_neg - e2_10*O12_0);
    const double O13_neg = e1_9*O03_neg - e1_10*O13_neg_0 + c_9*O13_neg_1;
    const double O23_neg = e2_9*O03_neg - e2_10*O13_neg_0 + s_9*O13_neg_1;
    const double O33 = J_x11_neg*O13_neg_1 - (e3_9*O03_neg - e3_10*O13_neg_0);
    const double O14_neg = e1_9*O04_neg + e1_10*O14_neg_0 + c_9*O14_neg_1;
    const double O24_neg = e2_9*O04_neg + e2_10*O14_neg_0 + s_9*O14_neg_1;
    const double O34 = J_x11_neg*O14_neg_1 - (e3_9*O04_neg + e3_10*O14_neg_0);
    const double O44 = J_y11_neg*O14_neg_1 - (e4_9*O04_neg + e4_10*O14_neg_0);
    const double O15 = e1_9*O05 + e1_10*O15_0 + c_9*O15_1;
    const double O25 = e2_9*O05 + e2_10*O15_0 + s_9*O15_1;
    const double O35 = e3_9*O05 + e3_10*O15_0 - J_x11_neg*O15_1;
    const double O45 = e4_9*O05 + e4_10*O15_0 - J_y11_neg*O15_1;
    const double O55 = e5_9*O05 + e5_10*O15_0 + J_z11*O15_1;

    Omega[0] = -D9_inv_neg;
    Omega[1] = -O01_neg;
    Omega[2] = -O02_neg;
    Omega[3] = -O03_neg;
    Omega[4] = -O04_neg;
    Omega[5] = O05;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = -O13_neg;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = -O04_neg;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
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
    const double c2c2 = c_2*c_2;
    const double c2s2 = c_2*s_2;
    const double c1c1 = c_1*c_1;
    const double c1s1 = c_1*s_1;

    /* frame of 'FL_UPPER_LEG' in the base */
    const double Q1_yx = s_0*c_1;
    const double Q1_yy_neg = s_0*s_1;
    const double Q1_zx_neg = c_0*c_1;
    const double Q1_zy = c_0*s_1;
    const double o1_z = 0.05145*s_0;
    const double o1_y = 0.05145*c_0 + 0.0875;

    /* frame of 'FL_LOWER_LEG' in the base */
    const double Q2_xx_neg = s_1*c_2 + c_1*s_2;
    const double Q2_yx = c_2*Q1_yx - s_2*Q1_yy_neg;
    const double Q2_zx = s_2*Q1_zy - c_2*Q1_zx_neg;
    const double o2_x = 0.1946 - 0.16*s_1;
    const double o2_y = o1_y + 0.16*Q1_yx;
    const double o2_z = o1_z - 0.16*Q1_zx_neg;

    /* frame of tool 'FL_FOOT' */
    const double ot_x_0 = 0.16*Q2_xx_neg;
    const double ot_y_0 = 0.16*Q2_yx + 0.008*c_0;
    const double ot_z_0 = -0.16*Q2_zx - 0.008*s_0;
    const double ot_x = o2_x - ot_x_0;
    const double ot_y = o2_y + ot_y_0;
    const double ot_z = o2_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y1_neg_0 = 0.1946 - ot_x;
    const double J_z0 = ot_y - 0.0875;
    const double J_x1 = s_0*(o1_y - ot_y) - c_0*(o1_z - ot_z);
    const double J_y1_neg = s_0*J_y1_neg_0;
    const double J_z1 = c_0*J_y1_neg_0;
    const double J_x2_neg = c_0*ot_z_0 + s_0*ot_y_0;
    const double J_y2_neg = s_0*ot_x_0;
    const double J_z2 = c_0*ot_x_0;

    /* joint forces of the wrench */
    const double tau0 = f0 - ot_z*f4 + J_z0*f5;
    const double tau1_0 = c_0*f1 + s_0*f2;
    const double tau1 = tau1_0 + J_x1*f3 - J_y1_neg*f4 + J_z1*f5;
    const double tau2 = tau1_0 - J_x2_neg*f3 - J_y2_neg*f4 + J_z2*f5;

    /* composite inertia of 'FL_UPPER_LEG' */
    const double R1_hx_0 = 0.0038482516772413*c_2;
    const double R1_hy_0 = 0.0038482516772413*s_2;
    const double R1_Jxx_0 = 0.0005396092213171668*c2c2;
    const double R1_Jxz_0 = 3.3497340042275575e-05*c_2;
    const double R1_Jyz_0 = 3.3497340042275575e-05*s_2;
    const double R1_Jyy_0 = 0.001231440536717216*c_2;
    const double R1_Jyy = R1_Jxx_0 - 0.0005396092213171668 + R1_Jyy_0;
    const double R1_Jxy_0 = 0.0005396092213171668*c2s2 + 0.000615720268358608*s_2;
    const double R1_hx = R1_hx_0 + 0.01771278698415;
    const double R1_hy = R1_hy_0 - 2.0453744565e-06;
    const double R1_Jxx = -R1_Jxx_0 - 0.0022644781431582876;
    const double R1_Jzz = R1_Jyy_0 + 0.002838197420805067;
    const double R1_Jxy = 1.609852873477455e-07 - R1_Jxy_0;
    const double R1_Jxz = 0.0001172304186461722 - R1_Jxz_0;
    const double R1_Jyz = -R1_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FL_SHOULDER' */
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double M0x1e2_0 = 0.05145*(s_1*R1_hx + c_1*R1_hy) - (s_1*R1_Jxz + c_1*R1_Jyz);
    const double R0_Jzz = 0.0031799702681776175 - R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const double M1x2 = 0.000615720268358608*c_2 + 0.0005426192213171668;
    const double M0x2 = s_1*R1_Jxz_0 + c_1*R1_Jyz_0 + 0.05145*(c_1*R1_hy_0 + s_1*R1_hx_0);

    /* elimination of 'FL_KFE' */
    const double U0x2 = 1842.912968642313*M0x2;
    const double U1x2 = 1842.912968642313*M1x2;
    const double M0x0e2 = R0_Jzz - M0x2*U0x2;
    const double M0x1e2 = M0x1e2_0 - M0x2*U1x2;
    const double D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const double D1_inv = 1.0/D1;
    const double U0x1 = M0x1e2*D1_inv;
    const double D0 = M0x0e2 - M0x1e2*U0x1;

    /* elimination of 'FL_HAA' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e1 = tau1 - tau2*U1x2;
    const double e0 = tau0 - U0x1*e1 - tau2*U0x2;

    /* solve with D and U* */
    const double x0_neg = D0_inv_neg*e0;
    const double x1 = D1_inv*e1 + U0x1*x0_neg;
    const double x2 = 1842.912968642313*tau2 + U0x2*x0_neg - U1x2*x1;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
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
    const double c5c5 = c_5*c_5;
    const double c5s5 = c_5*s_5;
    const double c4c4 = c_4*c_4;
    const double c4s4 = c_4*s_4;

    /* frame of 'FR_UPPER_LEG' in the base */
    const double Q4_yx = s_3*c_4;
    const double Q4_yy_neg = s_3*s_4;
    const double Q4_zx_neg = c_3*c_4;
    const double Q4_zy = c_3*s_4;
    const double o4_z = -0.05145*s_3;
    const double o4_y = -0.05145*c_3 - 0.0875;

    /* frame of 'FR_LOWER_LEG' in the base */
    const double Q5_xx_neg = s_4*c_5 + c_4*s_5;
    const double Q5_yx = c_5*Q4_yx - s_5*Q4_yy_neg;
    const double Q5_zx = s_5*Q4_zy - c_5*Q4_zx_neg;
    const double o5_x = 0.1946 - 0.16*s_4;
    const double o5_y = o4_y + 0.16*Q4_yx;
    const double o5_z = o4_z - 0.16*Q4_zx_neg;

    /* frame of tool 'FR_FOOT' */
    const double ot_x_0 = 0.16*Q5_xx_neg;
    const double ot_y_0 = 0.16*Q5_yx - 0.008*c_3;
    const double ot_z_0 = 0.008*s_3 - 0.16*Q5_zx;
    const double ot_x = o5_x - ot_x_0;
    const double ot_y = o5_y + ot_y_0;
    const double ot_z = o5_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y4_neg_0 = 0.1946 - ot_x;
    const double J_z3 = ot_y + 0.0875;
    const double J_x4 = c_3*(ot_z - o4_z) - s_3*(ot_y - o4_y);
    const double J_y4_neg = s_3*J_y4_neg_0;
    const double J_z4 = c_3*J_y4_neg_0;
    const double J_x5_neg = c_3*ot_z_0 + s_3*ot_y_0;
    const double J_y5_neg = s_3*ot_x_0;
    const double J_z5 = c_3*ot_x_0;

    /* joint forces of the wrench */
    const double tau3 = f0 - ot_z*f4 + J_z3*f5;
    const double tau4_0 = c_3*f1 + s_3*f2;
    const double tau4 = tau4_0 + J_x4*f3 - J_y4_neg*f4 + J_z4*f5;
    const double tau5 = tau4_0 - J_x5_neg*f3 - J_y5_neg*f4 + J_z5*f5;

    /* composite inertia of 'FR_UPPER_LEG' */
    const double R4_hx_0 = 0.0038482516772413*c_5;
    const double R4_hy_0 = 0.0038482516772413*s_5;
    const double R4_Jxx_0 = 0.0005396092213171668*c5c5;
    const double R4_Jxz_0 = 3.3497340042275575e-05*c_5;
    const double R4_Jyz_0 = 3.3497340042275575e-05*s_5;
    const double R4_Jyy_0 = 0.001231440536717216*c_5;
    const double R4_Jyy = R4_Jxx_0 - 0.0005396092213171668 + R4_Jyy_0;
    const double R4_Jxy_0 = 0.0005396092213171668*c5s5 + 0.000615720268358608*s_5;
    const double R4_hx = R4_hx_0 + 0.01771278698415;
    const double R4_hy = R4_hy_0 + 2.0453744565e-06;
    const double R4_Jxx = -R4_Jxx_0 - 0.0022644781431582876;
    const double R4_Jzz = R4_Jyy_0 + 0.002838197420805067;
    const double R4_Jxy = -R4_Jxy_0 - 1.609852873477455e-07;
    const double R4_Jxz = R4_Jxz_0 - 0.0001172304186461722;
    const double R4_Jyz = R4_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'FR_SHOULDER' */
    const double R3_Jzz_0 = -R4_Jxx - (c4c4*(R4_Jyy - R4_Jxx) + 2.0*R4_Jxy*c4s4);
    const double M3x4e5_0 = s_4*R4_Jxz + c_4*R4_Jyz + 0.05145*(s_4*R4_hx + c_4*R4_hy);
    const double R3_Jzz = 0.0031799702681776175 - R3_Jzz_0;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const double M4x5 = 0.000615720268358608*c_5 + 0.0005426192213171668;
    const double M3x5_neg_0 = 0.05145*(c_4*R4_hy_0 + s_4*R4_hx_0);
    const double M3x5_neg = s_4*R4_Jxz_0 + c_4*R4_Jyz_0 + M3x5_neg_0;

    /* elimination of 'FR_KFE' */
    const double U3x5 = -1842.912968642313*M3x5_neg;
    const double U4x5 = 1842.912968642313*M4x5;
    const double M3x3e5 = R3_Jzz + M3x5_neg*U3x5;
    const double M3x4e5 = M3x5_neg*U4x5 - M3x4e5_0;
    const double D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const double D4_inv = 1.0/D4;
    const double U3x4 = M3x4e5*D4_inv;
    const double D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const double D3_inv_neg = -1.0/D3;

    /* solve with U */
    const double e4 = tau4 - tau5*U4x5;
    const double e3 = tau3 - U3x4*e4 - tau5*U3x5;

    /* solve with D and U* */
    const double x3_neg = D3_inv_neg*e3;
    const double x4 = D4_inv*e4 + U3x4*x3_neg;
    const double x5 = 1842.912968642313*tau5 + U3x5*x3_neg - U4x5*x4;

    qdd[0] = 0.0;
    qdd[1] = 0.0;
    qdd[2] = 0.0;
    qdd[3] = -x3_neg;
    qdd[4] = x4;
    qdd[5] = x5;
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
    const double c8c8 = c_8*c_8;
    const double c8s8 = c_8*s_8;
    const double c7c7 = c_7*c_7;
    const double c7s7 = c_7*s_7;

    /* frame of 'HL_UPPER_LEG' in the base */
    const double Q7_yx = s_6*c_7;
    const double Q7_yy_neg = s_6*s_7;
    const double Q7_zx_neg = c_6*c_7;
    const double Q7_zy = c_6*s_7;
    const double o7_z = 0.05145*s_6;
    const double o7_y = 0.05145*c_6 + 0.0875;

    /* frame of 'HL_LOWER_LEG' in the base */
    const double Q8_xx_neg = s_7*c_8 + c_7*s_8;
    const double Q8_yx = c_8*Q7_yx - s_8*Q7_yy_neg;
    const double Q8_zx = s_8*Q7_zy - c_8*Q7_zx_neg;
    const double o8_x = -0.16*s_7 - 0.1946;
    const double o8_y = o7_y + 0.16*Q7_yx;
    const double o8_z = o7_z - 0.16*Q7_zx_neg;

    /* frame of tool 'HL_FOOT' */
    const double ot_x_0 = 0.16*Q8_xx_neg;
    const double ot_y_0 = 0.16*Q8_yx + 0.008*c_6;
    const double ot_z_0 = -0.16*Q8_zx - 0.008*s_6;
    const double ot_x = o8_x - ot_x_0;
    const double ot_y = o8_y + ot_y_0;
    const double ot_z = o8_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y7_neg_0 = -ot_x - 0.1946;
    const double J_z6 = ot_y - 0.0875;
    const double J_x7 = s_6*(o7_y - ot_y) - c_6*(o7_z - ot_z);
    const double J_y7_neg = s_6*J_y7_neg_0;
    const double J_z7 = c_6*J_y7_neg_0;
    const double J_x8_neg = c_6*ot_z_0 + s_6*ot_y_0;
    const double J_y8_neg = s_6*ot_x_0;
    const double J_z8 = c_6*ot_x_0;

    /* joint forces of the wrench */
    const double tau6 = f0 - ot_z*f4 + J_z6*f5;
    const double tau7_0 = c_6*f1 + s_6*f2;
    const double tau7 = tau7_0 + J_x7*f3 - J_y7_neg*f4 + J_z7*f5;
    const double tau8 = tau7_0 - J_x8_neg*f3 - J_y8_neg*f4 + J_z8*f5;

    /* composite inertia of 'HL_UPPER_LEG' */
    const double R7_hx_0 = 0.0038482516772413*c_8;
    const double R7_hy_0 = 0.0038482516772413*s_8;
    const double R7_Jxx_0 = 0.0005396092213171668*c8c8;
    const double R7_Jxz_0 = 3.3497340042275575e-05*c_8;
    const double R7_Jyz_0 = 3.3497340042275575e-05*s_8;
    const double R7_Jyy_0 = 0.001231440536717216*c_8;
    const double R7_Jyy = R7_Jxx_0 - 0.0005396092213171668 + R7_Jyy_0;
    const double R7_Jxy_0 = 0.0005396092213171668*c8s8 + 0.000615720268358608*s_8;
    const double R7_hx = R7_hx_0 + 0.01771278698415;
    const double R7_hy = R7_hy_0 - 2.0453744565e-06;
    const double R7_Jxx = -R7_Jxx_0 - 0.0022644781431582876;
    const double R7_Jzz = R7_Jyy_0 + 0.002838197420805067;
    const double R7_Jxy = 1.609852873477455e-07 - R7_Jxy_0;
    const double R7_Jxz = 0.0001172304186461722 - R7_Jxz_0;
    const double R7_Jyz = -R7_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HL_SHOULDER' */
    const double R6_Jzz_0 = -R7_Jxx - (c7c7*(R7_Jyy - R7_Jxx) + 2.0*R7_Jxy*c7s7);
    const double M6x7e8_0 = 0.05145*(s_7*R7_hx + c_7*R7_hy) - (s_7*R7_Jxz + c_7*R7_Jyz);
    const double R6_Jzz = 0.0031799702681776175 - R6_Jzz_0;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const double M7x8 = 0.000615720268358608*c_8 + 0.0005426192213171668;
    const double M6x8 = s_7*R7_Jxz_0 + c_7*R7_Jyz_0 + 0.05145*(c_7*R7_hy_0 + s_7*R7_hx_0);

    /* elimination of 'HL_KFE' */
    const double U6x8 = 1842.912968642313*M6x8;
    const double U7x8 = 1842.912968642313*M7x8;
    const double M6x6e8 = R6_Jzz - M6x8*U6x8;
    const double M6x7e8 = M6x7e8_0 - M6x8*U7x8;
    const double D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const double D7_inv = 1.0/D7;
    const double U6x7 = M6x7e8*D7_inv;
    const double D6 = M6x6e8 - M6x7e8*U6x7;

    /* elimination of 'HL_HAA' */
    const double D6_inv_neg = -1.0/D6;

    /* solve with U */
    const double e7 = tau7 - tau8*U7x8;
    const double e6 = tau6 - U6x7*e7 - tau8*U6x8;

    /* solve with D and U* */
    const double x6_neg = D6_inv_neg*e6;
    const double x7 = D7_inv*e7 + U6x7*x6_neg;
    const double x8 = 1842.912968642313*tau8 + U6x8*x6_neg - U7x8*x7;

    qdd[0] = 0.0;
    qdd[1] = 0.0;
    qdd[2] = 0.0;
    qdd[3] = 0.0;
    qdd[4] = 0.0;
    qdd[5] = 0.0;
    qdd[6] = -x6_neg;
    qdd[7] = x7;
    qdd[8] = x8;
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
    const double c11c11 = c_11*c_11;
    const double c11s11 = c_11*s_11;
    const double c10c10 = c_10*c_10;
    const double c10s10 = c_10*s_10;

    /* frame of 'HR_UPPER_LEG' in the base */
    const double Q10_yx = s_9*c_10;
    const double Q10_yy_neg = s_9*s_10;
    const double Q10_zx_neg = c_9*c_10;
    const double Q10_zy = c_9*s_10;
    const double o10_z = -0.05145*s_9;
    const double o10_y = -0.05145*c_9 - 0.0875;

    /* frame of 'HR_LOWER_LEG' in the base */
    const double Q11_xx_neg = s_10*c_11 + c_10*s_11;
    const double Q11_yx = c_11*Q10_yx - s_11*Q10_yy_neg;
    const double Q11_zx = s_11*Q10_zy - c_11*Q10_zx_neg;
    const double o11_x = -0.16*s_10 - 0.1946;
    const double o11_y = o10_y + 0.16*Q10_yx;
    const double o11_z = o10_z - 0.16*Q10_zx_neg;

    /* frame of tool 'HR_FOOT' */
    const double ot_x_0 = 0.16*Q11_xx_neg;
    const double ot_y_0 = 0.16*Q11_yx - 0.008*c_9;
    const double ot_z_0 = 0.008*s_9 - 0.16*Q11_zx;
    const double ot_x = o11_x - ot_x_0;
    const double ot_y = o11_y + ot_y_0;
    const double ot_z = o11_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y10_neg_0 = -ot_x - 0.1946;
    const double J_z9 = ot_y + 0.0875;
    const double J_x10 = c_9*(ot_z - o10_z) - s_9*(ot_y - o10_y);
    const double J_y10_neg = s_9*J_y10_neg_0;
    const double J_z10 = c_9*J_y10_neg_0;
    const double J_x11_neg = c_9*ot_z_0 + s_9*ot_y_0;
    const double J_y11_neg = s_9*ot_x_0;
    const double J_z11 = c_9*ot_x_0;

    /* joint forces of the wrench */
    const double tau9 = f0 - ot_z*f4 + J_z9*f5;
    const double tau10_0 = c_9*f1 + s_9*f2;
    const double tau10 = tau10_0 + J_x10*f3 - J_y10_neg*f4 + J_z10*f5;
    const double tau11 = tau10_0 - J_x11_neg*f3 - J_y11_neg*f4 + J_z11*f5;

    /* composite inertia of 'HR_UPPER_LEG' */
    const double R10_hx_0 = 0.0038482516772413*c_11;
    const double R10_hy_0 = 0.0038482516772413*s_11;
    const double R10_Jxx_0 = 0.0005396092213171668*c11c11;
    const double R10_Jxz_0 = 3.3497340042275575e-05*c_11;
    const double R10_Jyz_0 = 3.3497340042275575e-05*s_11;
    const double R10_Jyy_0 = 0.001231440536717216*c_11;
    const double R10_Jyy = R10_Jxx_0 - 0.0005396092213171668 + R10_Jyy_0;
    const double R10_Jxy_0 = 0.0005396092213171668*c11s11 + 0.000615720268358608*s_11;
    const double R10_hx = R10_hx_0 + 0.01771278698415;
    const double R10_hy = R10_hy_0 + 2.0453744565e-06;
    const double R10_Jxx = -R10_Jxx_0 - 0.0022644781431582876;
    const double R10_Jzz = R10_Jyy_0 + 0.002838197420805067;
    const double R10_Jxy = -R10_Jxy_0 - 1.609852873477455e-07;
    const double R10_Jxz = R10_Jxz_0 - 0.0001172304186461722;
    const double R10_Jyz = R10_Jyz_0 - 3.700383061853605e-08;

    /* composite inertia of 'HR_SHOULDER' */
    const double R9_Jzz_0 = -R10_Jxx - (c10c10*(R10_Jyy - R10_Jxx) + 2.0*R10_Jxy*c10s10);
    const double M9x10e11_0 = 0.05145*(s_10*R10_hx + c_10*R10_hy);
    const double M9x10e11_1 = s_10*R10_Jxz + c_10*R10_Jyz + M9x10e11_0;
    const double R9_Jzz = 0.0031799702681776175 - R9_Jzz_0;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const double M10x11 = 0.000615720268358608*c_11 + 0.0005426192213171668;
    const double M9x11_neg_0 = 0.05145*(c_10*R10_hy_0 + s_10*R10_hx_0);
    const double M9x11_neg = s_10*R10_Jxz_0 + c_10*R10_Jyz_0 + M9x11_neg_0;

    /* elimination of 'HR_KFE' */
    const double U9x11 = -1842.912968642313*M9x11_neg;
    const double U10x11 = 1842.912968642313*M10x11;
    const double M9x9e11 = R9_Jzz + M9x11_neg*U9x11;
    const double M9x10e11 = M9x11_neg*U10x11 - M9x10e11_1;
    const double D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const double D10_inv = 1.0/D10;
    const double U9x10 = M9x10e11*D10_inv;
    const double D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const double D9_inv_neg = -1.0/D9;

    /* solve with U */
    const double e10 = tau10 - tau11*U10x11;
    const double e9 = tau9 - U9x10*e10 - tau11*U9x11;

    /* solve with D and U* */
    const double x9_neg = D9_inv_neg*e9;
    const double x10 = D10_inv*e10 + U9x10*x9_neg;
    const double x11 = 1842.912968642313*tau11 + U9x11*x9_neg - U10x11*x10;

    qdd[0] = 0.0;
    qdd[1] = 0.0;
    qdd[2] = 0.0;
    qdd[3] = 0.0;
    qdd[4] = 0.0;
    qdd[5] = 0.0;
    qdd[6] = 0.0;
    qdd[7] = 0.0;
    qdd[8] = 0.0;
    qdd[9] = -x9_neg;
    qdd[10] = x10;
    qdd[11] = x11;
}

void solo12_tip_force_acceleration_HR_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        solo12_tip_force_acceleration_HR_FOOT(q + 12*state, f + 6*state, qdd + 12*state);
    }
}
