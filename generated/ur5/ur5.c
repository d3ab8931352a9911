/* ur5: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from ur5.yaml
 * (SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
 * Make it again with
 *
 *     symdyn generate ur5.yaml --target python,c
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Self-test: cc -std=c99 -O2 ur5.c ur5_test.c -lm && ./a.out
 *
 * Joints, in the order of q:
 *
 *     0  shoulder_pan_joint   rad  [-6.28318530718, 6.28318530718]
 *     1  shoulder_lift_joint  rad  [-6.28318530718, 6.28318530718]
 *     2  elbow_joint          rad  [-3.14159265359, 3.14159265359]
 *     3  wrist_1_joint        rad  [-6.28318530718, 6.28318530718]
 *     4  wrist_2_joint        rad  [-6.28318530718, 6.28318530718]
 *     5  wrist_3_joint        rad  [-6.28318530718, 6.28318530718]
 *
 * Tools: ee_link, tool0.
 *
 * Conventions:
 *
 *     - SI units, radians; q has one entry for each joint, in the order above.
 *     - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
 *     - Jacobians, operational inertias and wrenches: base axes, at the tool point.
 *     - Matrices are full, row by row.
 *
 * Bound: symdyn holds every function to its numeric core within 8.5e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                          mul  add  div  trig
 *     mass_matrix                           87   66    0    10
 *     udu                                  112   96    4    10
 *     innovations                          128  112    4    10
 *     mass_matrix_inverse                  160  141    5    10
 *     inverse_dynamics                     162  114    0    10
 *     bias_forces                          149   94    0    10
 *     gravity_forces                        11    5    0     6
 *     coriolis_matrix                      371  279    0    10
 *     forward_dynamics                     287  222    5    10
 *     pose_ee_link                          64   34    0    12
 *     pose_tool0                            64   34    0    12
 *     jacobian_ee_link                      71   44    0    10
 *     jacobian_tool0                        71   44    0    10
 *     jacobian_rate_ee_link                165  108    0    10
 *     jacobian_rate_tool0                  165  108    0    10
 *     operational_inertia_inverse_ee_link  405  323    5    12
 *     operational_inertia_inverse_tool0    405  323    5    12
 *     operational_inertia_ee_link          525  413   11    12
 *     operational_inertia_tool0            525  413   11    12
 *     tip_force_acceleration_ee_link       234  188    5    12
 *     tip_force_acceleration_tool0         234  188    5    12
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#include "ur5.h"

#include <math.h>

#if !defined(UR5_GENERATION) || UR5_GENERATION != 0xf8c74927u
#error "ur5.c and ur5.h come from different generations: take both from one run"
#endif

void ur5_mass_matrix(const double q[6], double M[36])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    M[0] = -R0_4;
    M[1] = -R0_3;
    M[2] = -M2_1;
    M[3] = M3_4;
    M[4] = M4_3;
    M[5] = -M5_5;
    M[6] = -R0_3;
    M[7] = -R1_18;
    M[8] = -M2_0;
    M[9] = -M3_2;
    M[10] = R3_3;
    M[11] = M5_1;
    M[12] = -M2_1;
    M[13] = -M2_0;
    M[14] = -R2_14;
    M[15] = -M3_0;
    M[16] = R3_3;
    M[17] = M5_1;
    M[18] = M3_4;
    M[19] = -M3_2;
    M[20] = -M3_0;
    M[21] = -R3_5;
    M[22] = R3_3;
    M[23] = M5_1;
    M[24] = M4_3;
    M[25] = R3_3;
    M[26] = R3_3;
    M[27] = R3_3;
    M[28] = R4_4;
    M[29] = 0.0;
    M[30] = -M5_5;
    M[31] = M5_1;
    M[32] = M5_1;
    M[33] = M5_1;
    M[34] = 0.0;
    M[35] = 0.0171364731454;
}

void ur5_mass_matrix_batch(size_t count, const double *q, double *M)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_mass_matrix(q + 6*state, M + 36*state);
    }
}

void ur5_udu(const double q[6], double U[36], double D[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    U[0] = 1.0;
    U[1] = U1_1;
    U[2] = U2_1;
    U[3] = -U3_1;
    U[4] = U4_1;
    U[5] = -U5_0;
    U[6] = 0.0;
    U[7] = 1.0;
    U[8] = U2_2;
    U[9] = U3_2;
    U[10] = U4_2;
    U[11] = c4;
    U[12] = 0.0;
    U[13] = 0.0;
    U[14] = 1.0;
    U[15] = U3_3;
    U[16] = U4_2;
    U[17] = c4;
    U[18] = 0.0;
    U[19] = 0.0;
    U[20] = 0.0;
    U[21] = 1.0;
    U[22] = U4_2;
    U[23] = c4;
    U[24] = 0.0;
    U[25] = 0.0;
    U[26] = 0.0;
    U[27] = 0.0;
    U[28] = 1.0;
    U[29] = 0.0;
    U[30] = 0.0;
    U[31] = 0.0;
    U[32] = 0.0;
    U[33] = 0.0;
    U[34] = 0.0;
    U[35] = 1.0;

    D[0] = -U1_2;
    D[1] = -U2_5;
    D[2] = -U3_9;
    D[3] = -U4_14;
    D[4] = R4_4;
    D[5] = 0.0171364731454;
}

void ur5_udu_batch(size_t count, const double *q, double *U, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_udu(q + 6*state, U + 36*state, D + 6*state);
    }
}

void ur5_innovations(const double q[6], double W[36], double D[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* inverse of U */
    const double W_0 = U2_1 - U2_2*U1_1;
    const double W_1 = U3_2 - U3_3*U2_2;
    const double W_2 = U1_1*W_1 + U3_3*U2_1 + U3_1;
    const double W_3 = U4_2 - U4_2*U3_3;
    const double W_4 = U4_2 - (U2_2*W_3 + U4_2*U3_2);
    const double W_5 = U4_1 - (U1_1*W_4 + U2_1*W_3 - U4_2*U3_1);
    const double W_6 = c4 - c4*U3_3;
    const double W_7 = c4 - (U2_2*W_6 + c4*U3_2);
    const double W_8 = U1_1*W_7 + U2_1*W_6 - c4*U3_1 + U5_0;

    W[0] = 1.0;
    W[1] = -U1_1;
    W[2] = -W_0;
    W[3] = W_2;
    W[4] = -W_5;
    W[5] = W_8;
    W[6] = 0.0;
    W[7] = 1.0;
    W[8] = -U2_2;
    W[9] = -W_1;
    W[10] = -W_4;
    W[11] = -W_7;
    W[12] = 0.0;
    W[13] = 0.0;
    W[14] = 1.0;
    W[15] = -U3_3;
    W[16] = -W_3;
    W[17] = -W_6;
    W[18] = 0.0;
    W[19] = 0.0;
    W[20] = 0.0;
    W[21] = 1.0;
    W[22] = -U4_2;
    W[23] = -c4;
    W[24] = 0.0;
    W[25] = 0.0;
    W[26] = 0.0;
    W[27] = 0.0;
    W[28] = 1.0;
    W[29] = 0.0;
    W[30] = 0.0;
    W[31] = 0.0;
    W[32] = 0.0;
    W[33] = 0.0;
    W[34] = 0.0;
    W[35] = 1.0;

    D[0] = -U1_2;
    D[1] = -U2_5;
    D[2] = -U3_9;
    D[3] = -U4_14;
    D[4] = R4_4;
    D[5] = 0.0171364731454;
}

void ur5_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_innovations(q + 6*state, W + 36*state, D + 6*state);
    }
}

void ur5_mass_matrix_inverse(const double q[6], double M_inverse[36])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* row 'shoulder_lift_joint' of the inverse */
    const double X1_0 = U1_1*U0_0;
    const double X1_1 = U1_0 + U1_1*X1_0;

    /* row 'elbow_joint' of the inverse */
    const double X2_0 = U2_1*U0_0 - U2_2*X1_0;
    const double X2_1 = U2_1*X1_0 - U2_2*X1_1;
    const double X2_2 = U2_0 + U2_1*X2_0 - U2_2*X2_1;

    /* row 'wrist_1_joint' of the inverse */
    const double X3_0 = U3_1*U0_0 + U3_2*X1_0 + U3_3*X2_0;
    const double X3_1 = U3_1*X1_0 + U3_2*X1_1 + U3_3*X2_1;
    const double X3_2 = U3_1*X2_0 + U3_2*X2_1 + U3_3*X2_2;
    const double X3_3 = U3_0 + U3_1*X3_0 + U3_2*X3_1 + U3_3*X3_2;

    /* row 'wrist_2_joint' of the inverse */
    const double X4_0 = -X1_0 - X2_0 + X3_0;
    const double X4_1 = U4_1*U0_0 + U4_2*X4_0;
    const double X4_2 = U4_2*X2_1;
    const double X4_3 = U4_2*X3_1;
    const double X4_4 = U4_1*X1_0 - U4_2*X1_1 - X4_2 + X4_3;
    const double X4_5 = U4_2*X3_2;
    const double X4_6 = X4_2 - U4_1*X2_0 + U4_2*X2_2 - X4_5;
    const double X4_7 = X4_3 - U4_1*X3_0 + X4_5 - U4_2*X3_3;
    const double X4_8 = X4_4 - X4_6 + X4_7;
    const double X4_9 = U4_0 - U4_1*X4_1 + U4_2*X4_8;

    /* row 'wrist_3_joint' of the inverse */
    const double X5_0 = U5_0*U0_0 - c4*X4_0;
    const double X5_1 = c4*X2_1;
    const double X5_2 = c4*X3_1;
    const double X5_3 = U5_0*X1_0 + c4*X1_1 + X5_1 - X5_2;
    const double X5_4 = c4*X3_2;
    const double X5_5 = X5_1 + U5_0*X2_0 + c4*X2_2 - X5_4;
    const double X5_6 = X5_2 + U5_0*X3_0 + X5_4 - c4*X3_3;
    const double X5_7 = U5_0*X4_1 + c4*X4_8;
    const double X5_8 = U5_0*X5_0 - 58.355064750790525 + c4*(X5_3 + X5_5 - X5_6);

    M_inverse[0] = -U0_0;
    M_inverse[1] = X1_0;
    M_inverse[2] = X2_0;
    M_inverse[3] = -X3_0;
    M_inverse[4] = X4_1;
    M_inverse[5] = -X5_0;
    M_inverse[6] = X1_0;
    M_inverse[7] = -X1_1;
    M_inverse[8] = -X2_1;
    M_inverse[9] = X3_1;
    M_inverse[10] = -X4_4;
    M_inverse[11] = X5_3;
    M_inverse[12] = X2_0;
    M_inverse[13] = -X2_1;
    M_inverse[14] = -X2_2;
    M_inverse[15] = X3_2;
    M_inverse[16] = X4_6;
    M_inverse[17] = X5_5;
    M_inverse[18] = -X3_0;
    M_inverse[19] = X3_1;
    M_inverse[20] = X3_2;
    M_inverse[21] = -X3_3;
    M_inverse[22] = -X4_7;
    M_inverse[23] = -X5_6;
    M_inverse[24] = X4_1;
    M_inverse[25] = -X4_4;
    M_inverse[26] = X4_6;
    M_inverse[27] = -X4_7;
    M_inverse[28] = X4_9;
    M_inverse[29] = X5_7;
    M_inverse[30] = -X5_0;
    M_inverse[31] = X5_3;
    M_inverse[32] = X5_5;
    M_inverse[33] = -X5_6;
    M_inverse[34] = X5_7;
    M_inverse[35] = -X5_8;
}

void ur5_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_mass_matrix_inverse(q + 6*state, M_inverse + 36*state);
    }
}

void ur5_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6], double tau[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const double qdd5 = qdd[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* motion of 'shoulder_link' */
    const double v0_0 = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = s1*qdd0;
    const double v1_3 = 0.10915*qdd0;
    const double v1_4 = 0.10915*v0_0;
    const double v1_5 = c1*v1_3 + 9.81*s1;
    const double v1_6 = s1*v1_3 - 9.81*c1;
    const double v1_7 = qd1*v1_1;
    const double v1_8 = v1_2 + v1_7;
    const double v1_9 = qd1*v1_0;
    const double v1_10 = c1*qdd0 - v1_9;
    const double v1_11 = v1_0*v1_0;
    const double v1_12 = qd1*qd1;
    const double v1_13 = v1_0*v1_1;
    const double v1_14 = v1_1*v1_1 + v1_12;
    const double v1_15 = qdd1 + v1_13;
    const double v1_16 = v1_9 - v1_10;

    /* motion of 'forearm_link' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = v1_5 + 0.425*v1_14;
    const double v2_3 = v1_6 + 0.425*v1_15;
    const double v2_4 = v1_4 + 0.425*v1_16;
    const double v2_5 = c2*v2_2 - s2*v2_3;
    const double v2_6 = s2*v2_2 + c2*v2_3;
    const double v2_7 = c2*v1_8 + s2*v1_10 - qd2*v2_1;
    const double v2_8 = s2*v1_8 - c2*v1_10 + qd2*v2_0;
    const double v2_9 = qdd1 + qdd2;
    const double v2_10 = qd1 + qd2;
    const double v2_11 = v2_0*v2_0;
    const double v2_12 = v2_10*v2_10;
    const double v2_13 = v2_0*v2_1;
    const double v2_14 = v2_0*v2_10;
    const double v2_15 = v2_1*v2_10;
    const double v2_16 = v2_1*v2_1 + v2_12;
    const double v2_17 = v2_9 - v2_13;
    const double v2_18 = v2_7 + v2_15;
    const double v2_19 = v2_8 + v2_14;

    /* motion of 'wrist_1_link' */
    const double v3_0 = c3*v2_0 - s3*v2_1;
    const double v3_1 = s3*v2_0 + c3*v2_1;
    const double v3_2 = v2_4 + 0.39225*v2_19;
    const double v3_3 = c3*(v2_5 + 0.39225*v2_16) - s3*(v2_6 + 0.39225*v2_17);
    const double v3_4 = c3*v2_7 - s3*v2_8 - qd3*v3_1;
    const double v3_5 = s3*v2_7 + c3*v2_8 + qd3*v3_0;
    const double v3_6 = qdd3 + v2_9;
    const double v3_7 = qd3 + v2_10;
    const double v3_8 = v3_0*v3_1;
    const double v3_9 = v3_0*v3_7;
    const double v3_10 = v3_1*v3_7;
    const double v3_11 = v3_6 + v3_8;
    const double v3_12 = v3_0*v3_0 + v3_7*v3_7;
    const double v3_13 = v3_4 - v3_10;

    /* motion of 'wrist_2_link' */
    const double v4_0 = c4*v3_0 + s4*v3_7;
    const double v4_1 = s4*v3_0 - c4*v3_7;
    const double v4_2 = c4*v3_4 + s4*v3_6 - qd4*v4_1;
    const double v4_3 = s4*v3_4 - c4*v3_6 + qd4*v4_0;
    const double v4_4 = qdd4 + v3_5;
    const double v4_5 = qd4 + v3_1;
    const double v4_6 = v4_0*v4_1;
    const double v4_7 = v4_0*v4_5;
    const double v4_8 = v4_1*v4_5;

    /* motion of 'wrist_3_link' */
    const double v5_0 = c5*v4_0 - s5*v4_5;
    const double v5_1 = s5*v4_0 + c5*v4_5;
    const double v5_2 = c5*v4_2 - s5*v4_4 - qd5*v5_1;
    const double v5_3 = qdd5 - v4_3;
    const double v5_4 = qd5 - v4_1;
    const double v5_5 = v5_0*v5_1;
    const double v5_6 = v5_0*v5_4;
    const double v5_7 = v5_1*v5_4;

    /* force on 'wrist_3_link' */
    const double f5_0 = 0.0166855268546*v5_2 + 0.0171364731454*v5_7;
    const double f5_1 = 0.033822*v5_6;
    const double f5_2 = 0.0171364731454*v5_3 - 0.0166855268546*v5_5;
    const double f5_3 = c5*f5_0 - s5*f5_1;
    const double f5_4 = s5*f5_0 + c5*f5_1;

    /* force on 'wrist_2_link' */
    const double f4_0 = f5_3 - (0.033822*v4_2 - 0.253242*v4_8);
    const double f4_1 = f5_2 - 0.21942*v4_7;
    const double f4_2 = 0.253242*v4_4 + 0.033822*v4_6 + f5_4;
    const double f4_3 = c4*f4_0 + s4*f4_1;
    const double f4_4 = s4*f4_0 - c4*f4_1;

    /* force on 'wrist_1_link' */
    const double f3_0 = 0.017784735*v3_11;
    const double f3_1 = 0.017784735*v3_12;
    const double f3_2 = 0.017784735*v3_13;
    const double f3_3 = 0.00460883622975*v3_4 - 0.22402883622975*v3_10 + 0.017784735*v3_2;
    const double f3_4 = 0.22402883622975*v3_6 + 0.00460883622975*v3_8 + 0.017784735*v3_3;
    const double f3_5 = f4_3 - f3_3;
    const double f3_6 = f4_2 + 0.21942*v3_9;
    const double f3_7 = f4_4 - f3_4;
    const double f3_8 = c3*f3_0 - s3*f3_1;
    const double f3_9 = s3*f3_0 + c3*f3_1;
    const double f3_10 = c3*f3_5 - s3*f3_6;
    const double f3_11 = s3*f3_5 + c3*f3_6 + 0.00697606230375*v3_13;
    const double f3_12 = f3_7 + 0.39225*f3_9;

    /* force on 'forearm_link' */
    const double f2_0 = f3_8 + 1.598759275*v2_16;
    const double f2_1 = f3_9 - 1.598759275*v2_17;
    const double f2_2 = 0.59155695167475*v2_7 + 0.59565195167475*v2_15 + 0.09736195575*v2_17;
    const double f2_3 = 0.59565195167475*v2_9 - 0.59155695167475*v2_13 - 0.09736195575*v2_18;
    const double f2_4 = 1.1872089033495*v2_14 - 0.09736195575*(v2_11 - v2_12) + 1.598759275*v2_4;
    const double f2_5 = f3_10 + f2_2;
    const double f2_6 = f3_11 + f2_4;
    const double f2_7 = f3_12 - (f2_3 + 1.598759275*v2_6);
    const double f2_8 = c2*f2_0 - s2*f2_1;
    const double f2_9 = s2*f2_0 + c2*f2_1;
    const double f2_10 = c2*f2_5 - s2*f2_6;
    const double f2_11 = s2*f2_5 + c2*f2_6 + 0.425*(f3_2 + 1.598759275*v2_19);
    const double f2_12 = f2_7 + 0.425*f2_9;

    /* force on 'upper_arm_link' */
    const double f1_0 = 4.4329225*v1_6;
    const double f1_1 = 3.52514647682*v1_9 - 0.075354282*(v1_11 - v1_12) + 0.483853490875*v0_0;
    const double f1_2 = 1.77012693841*qdd1 + 1.75501953841*v1_13 - 0.075354282*v1_2 + f1_0;
    const double f1_3 = 1.75501953841*v1_8 - 1.77012693841*v1_7 + 0.075354282*v1_15 + f2_10;
    const double f1_4 = f2_12 - f1_2;
    const double f1_5 = c1*(f2_8 + 4.4329225*v1_14) - s1*(f2_9 - 4.4329225*v1_15);
    const double f1_6 = s1*f1_3 + c1*(f2_11 + f1_1) - 0.10915*f1_5;

    /* force on 'shoulder_link' */
    const double f0_0 = f1_6 - 2.7644263025275*qdd0;

    tau[0] = -f0_0;
    tau[1] = -f1_4;
    tau[2] = -f2_7;
    tau[3] = -f3_7;
    tau[4] = f4_2;
    tau[5] = f5_2;
}

void ur5_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_inverse_dynamics(q + 6*state, qd + 6*state, qdd + 6*state, tau + 6*state);
    }
}

void ur5_bias_forces(const double q[6], const double qd[6], double bias[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* motion of 'shoulder_link' */
    const double v0_0 = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = 0.10915*v0_0;
    const double v1_3 = 9.81*s1;
    const double v1_4 = 9.81*c1;
    const double v1_5 = qd1*v1_1;
    const double v1_6 = qd1*v1_0;
    const double v1_7 = v1_0*v1_0;
    const double v1_8 = qd1*qd1;
    const double v1_9 = v1_0*v1_1;
    const double v1_10 = v1_1*v1_1 + v1_8;

    /* motion of 'forearm_link' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = qd1 + qd2;
    const double v2_3 = v2_0*v2_0;
    const double v2_4 = v2_2*v2_2;
    const double v2_5 = v2_0*v2_1;
    const double v2_6 = v2_0*v2_2;
    const double v2_7 = v2_1*v2_2;
    const double v2_8 = v2_1*v2_1 + v2_4;

    /* motion of 'wrist_1_link' */
    const double v3_0 = c3*v2_0 - s3*v2_1;
    const double v3_1 = s3*v2_0 + c3*v2_1;
    const double v3_2 = qd3 + v2_2;
    const double v3_3 = v3_0*v3_1;
    const double v3_4 = v3_0*v3_2;
    const double v3_5 = v3_1*v3_2;
    const double v3_6 = v3_0*v3_0 + v3_2*v3_2;

    /* motion of 'wrist_2_link' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;
    const double v4_3 = v4_0*v4_1;
    const double v4_4 = v4_0*v4_2;
    const double v4_5 = v4_1*v4_2;

    /* motion of 'wrist_3_link' */
    const double v5_0 = c5*v4_0 - s5*v4_2;
    const double v5_1 = s5*v4_0 + c5*v4_2;
    const double v5_2 = qd5 - v4_1;
    const double v5_3 = v5_0*v5_1;
    const double v5_4 = v5_0*v5_2;
    const double v5_5 = v5_1*v5_2;

    /* force on 'wrist_3_link' */
    const double f5_0 = 0.033822*v5_4;

    /* force on 'wrist_1_link' */
    const double f3_0 = 0.017784735*v3_6;

    /* force on 'upper_arm_link' */
    const double f1_0 = 3.52514647682*v1_6 - 0.075354282*(v1_7 - v1_8) + 0.483853490875*v0_0;

    /* motion of 'forearm_link' */
    const double v2_9 = v1_3 + 0.425*v1_10;
    const double v2_10 = v1_4 - 0.425*v1_9;
    const double v2_11 = v1_2 + 0.85*v1_6;
    const double v2_12 = c2*v2_9 + s2*v2_10;
    const double v2_13 = s2*v2_9 - c2*v2_10;
    const double v2_14 = qd2*v2_1 - (c2*v1_5 - s2*v1_6);
    const double v2_15 = s2*v1_5 + c2*v1_6 + qd2*v2_0;
    const double v2_16 = v2_7 - v2_14;
    const double v2_17 = v2_6 + v2_15;

    /* motion of 'wrist_1_link' */
    const double v3_7 = v2_11 + 0.39225*v2_17;
    const double v3_8 = c3*(0.39225*v2_8 + v2_12) - s3*(v2_13 - 0.39225*v2_5);
    const double v3_9 = c3*v2_14 + s3*v2_15 + qd3*v3_1;
    const double v3_10 = qd3*v3_0 - (s3*v2_14 - c3*v2_15);
    const double v3_11 = v3_5 + v3_9;

    /* motion of 'wrist_2_link' */
    const double v4_6 = qd4*v4_1 + c4*v3_9;
    const double v4_7 = qd4*v4_0 - s4*v3_9;

    /* motion of 'wrist_3_link' */
    const double v5_6 = c5*v4_6 + s5*v3_10 + qd5*v5_1;

    /* force on 'wrist_3_link' */
    const double f5_1 = 0.0171364731454*v5_5 - 0.0166855268546*v5_6;
    const double f5_2 = 0.0166855268546*v5_3 + 0.0171364731454*v4_7;
    const double f5_3 = s5*f5_0 - c5*f5_1;
    const double f5_4 = c5*f5_0 + s5*f5_1;

    /* force on 'wrist_2_link' */
    const double f4_0 = f5_3 - (0.253242*v4_5 + 0.033822*v4_6);
    const double f4_1 = 0.21942*v4_4 + f5_2;
    const double f4_2 = 0.033822*v4_3 + 0.253242*v3_10 + f5_4;
    const double f4_3 = c4*f4_0 + s4*f4_1;
    const double f4_4 = s4*f4_0 - c4*f4_1;

    /* force on 'wrist_1_link' */
    const double f3_1 = 0.017784735*v3_3;
    const double f3_2 = 0.017784735*v3_11;
    const double f3_3 = 0.22402883622975*v3_5 + 0.00460883622975*v3_9 - 0.017784735*v3_7;
    const double f3_4 = f4_3 - f3_3;
    const double f3_5 = 0.21942*v3_4 + f4_2;
    const double f3_6 = 0.00460883622975*v3_3 + 0.017784735*v3_8 + f4_4;
    const double f3_7 = s3*f3_0 - c3*f3_1;
    const double f3_8 = c3*f3_0 + s3*f3_1;
    const double f3_9 = c3*f3_4 + s3*f3_5;
    const double f3_10 = s3*f3_4 - c3*f3_5 + 0.00697606230375*v3_11;
    const double f3_11 = f3_6 - 0.39225*f3_8;

    /* force on 'forearm_link' */
    const double f2_0 = 1.598759275*v2_8 - f3_7;
    const double f2_1 = f3_8 + 1.598759275*v2_5;
    const double f2_2 = 0.59565195167475*v2_7 - 0.59155695167475*v2_14 - 0.09736195575*v2_5;
    const double f2_3 = 1.1872089033495*v2_6 - 0.09736195575*(v2_3 - v2_4) + 1.598759275*v2_11;
    const double f2_4 = f3_9 - f2_2;
    const double f2_5 = f3_10 - f2_3;
    const double f2_6 = f3_11 - (0.59155695167475*v2_5 + 0.09736195575*v2_16 - 1.598759275*v2_13);
    const double f2_7 = c2*f2_0 - s2*f2_1;
    const double f2_8 = s2*f2_0 + c2*f2_1;
    const double f2_9 = c2*f2_4 - s2*f2_5;
    const double f2_10 = s2*f2_4 + c2*f2_5 + 0.425*(f3_2 - 1.598759275*v2_17);
    const double f2_11 = f2_6 - 0.425*f2_8;

    /* force on 'upper_arm_link' */
    const double f1_1 = 1.75501953841*v1_9 - 43.486969725*c1 + f2_11;
    const double f1_2 = c1*(4.4329225*v1_10 + f2_7) - s1*(f2_8 - 4.4329225*v1_9);
    const double f1_3 = c1*(f1_0 - f2_10);
    const double f1_4 = 0.10915*f1_2;
    const double f1_5 = s1*(0.0151074*v1_5 - 0.075354282*v1_9 + f2_9) - f1_3 + f1_4;

    bias[0] = f1_5;
    bias[1] = f1_1;
    bias[2] = f2_6;
    bias[3] = f3_6;
    bias[4] = f4_2;
    bias[5] = -f5_2;
}

void ur5_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_bias_forces(q + 6*state, qd + 6*state, bias + 6*state);
    }
}

void ur5_gravity_forces(const double q[6], double g[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);

    /* motion of 'upper_arm_link' */
    const double v1_0 = 9.81*s1;
    const double v1_1 = 9.81*c1;

    /* motion of 'forearm_link' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;

    /* motion of 'wrist_1_link' */
    const double v3_0 = c3*v2_0 - s3*v2_1;

    /* force on 'wrist_1_link' */
    const double f3_0 = 0.017784735*v3_0;

    /* force on 'forearm_link' */
    const double f2_0 = f3_0 + 1.598759275*v2_1;

    /* force on 'upper_arm_link' */
    const double f1_0 = 43.486969725*c1 - f2_0;

    g[0] = 0.0;
    g[1] = -f1_0;
    g[2] = f2_0;
    g[3] = f3_0;
    g[4] = 0.0;
    g[5] = 0.0;
}

void ur5_gravity_forces_batch(size_t count, const double *q, double *g)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_gravity_forces(q + 6*state, g + 6*state);
    }
}

void ur5_coriolis_matrix(const double q[6], const double qd[6], double C[36])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5;
    const double R4_1 = c5*s5;
    const double R4_2 = 0.0166855268546*R4_0;
    const double R4_3 = R4_2 - 0.0166855268546;
    const double R4_4 = 0.0166855268546*R4_1;
    const double R4_5 = R4_2 - 0.033822;
    const double R4_6 = R4_2 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4;
    const double R3_1 = c4*s4;
    const double R3_2 = R4_3*R3_1;
    const double R3_3 = c4*R4_4;
    const double R3_4 = s4*R4_4;
    const double R3_5 = R4_3*R3_0 - 0.02174530937515;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_6 + R3_5;
    const double R2_5 = 2.0*R3_3;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_2 - s3*R3_4;
    const double R2_8 = s3*R3_2 + c3*R3_4;
    const double R2_9 = R3_5 - R2_6 + 0.0139521246075*s3;
    const double R2_10 = R3_3 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_11 = R2_0 - 1.598759275;
    const double R2_12 = R4_6 - R2_6 - 0.59155695167475;
    const double R2_13 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_11 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_11 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_9 + R2_12;
    const double R1_7 = 2.0*R2_10;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_13 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_13 + R1_11;
    const double R1_13 = R2_12 - R1_8 - 0.85*R1_1;
    const double R1_14 = R2_10 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_15 = R1_1 - 4.4329225;
    const double R1_16 = R2_9 - R1_8 + 1.75501953841;
    const double R1_17 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*c1;
    const double R0_1 = c1*s1;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R1_2 - s2*R2_0;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = R1_9 - c2*R2_7;
    const double M3_3 = R1_11 + s2*R2_7;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_3 + s3*R4_6;
    const double M4_1 = s3*R3_3 - c3*R4_6;
    const double M4_2 = c2*M4_0 - s2*M4_1;
    const double M4_3 = s2*M4_0 + c2*M4_1;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = c3*M5_0;
    const double M5_2 = s3*M5_0;
    const double M5_3 = c2*M5_1 - s2*M5_2;
    const double M5_4 = s2*M5_1 + c2*M5_2;

    /* motion of 'upper_arm_link' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;

    /* motion of 'forearm_link' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = qd1 + qd2;

    /* motion of 'wrist_1_link' */
    const double v3_0 = c3*v2_0 - s3*v2_1;
    const double v3_1 = s3*v2_0 + c3*v2_1;
    const double v3_2 = qd3 + v2_2;

    /* motion of 'wrist_2_link' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;

    /* motion of 'wrist_3_link' */
    const double v5_0 = c5*v4_0 - s5*v4_2;
    const double v5_1 = s5*v4_0 + c5*v4_2;
    const double v5_2 = qd5 - v4_1;

    /* velocity of 'upper_arm_link' */
    const double v1_2 = 0.10915*qd0;
    const double v1_3 = c1*v1_2;
    const double v1_4 = s1*v1_2;

    /* velocity of 'forearm_link' */
    const double v2_3 = 0.425*v1_1;
    const double v2_4 = v1_4 + 0.425*qd1;
    const double v2_5 = c2*v1_3 - s2*v2_4;
    const double v2_6 = s2*v1_3 + c2*v2_4;

    /* velocity of 'wrist_1_link' */
    const double v3_3 = v2_6 + 0.39225*v2_2;
    const double v3_4 = v2_3 - 0.39225*v2_1;
    const double v3_5 = c3*v2_5 - s3*v3_3;
    const double v3_6 = s3*v2_5 + c3*v3_3;

    /* momenta of 'upper_arm_link' */
    const double L1_0 = 0.037677141*qd1;
    const double L1_1 = 0.075354282*v1_1;
    const double L1_2 = 4.4329225*v1_3;

    /* momenta of 'forearm_link' */
    const double L2_0 = 0.048680977875*v2_2;
    const double L2_1 = 0.09736195575*v2_1;
    const double L2_2 = 0.3397363459375*v1_1;
    const double L2_3 = 1.598759275*v2_5;

    /* momenta of 'wrist_1_link' */
    const double L3_0 = 0.0088923675*v3_2;
    const double L3_1 = 0.0088923675*v3_0;
    const double L3_2 = 0.0088923675*v3_4;
    const double L3_3 = 0.017784735*v3_6;

    /* momenta of 'wrist_3_link' */
    const double L5_0 = 0.0083427634273*v5_2;
    const double L5_1 = 0.0085682365727*v5_0;
    const double L5_2 = 0.016911*v5_1;
    const double L5_3 = 0.0083427634273*v5_0;
    const double L5_4 = 0.0085682365727*v5_2;

    /* momenta of 'wrist_2_link' */
    const double L4_0 = 0.0166855268546*v5_2;
    const double L4_1 = R4_1*L4_0;
    const double L4_2 = c5*L5_2;
    const double L4_3 = s5*L5_2;
    const double L4_4 = 0.016911*v4_0 - c5*L5_3;
    const double L4_5 = 0.126621*v4_2 + s5*L5_3;
    const double L4_6 = 0.016911*v4_2 - (L4_2 - s5*L5_1);
    const double L4_7 = L5_0 - R4_0*L4_0 + 0.10971*v4_1;
    const double L4_8 = 0.126621*v4_0 - (L4_3 + c5*L5_1);

    /* momenta of 'wrist_1_link' */
    const double L3_4 = 2.0*L4_6;
    const double L3_5 = R3_0*L4_1 - R3_1*L3_4;
    const double L3_6 = c4*L4_7 - s4*L4_8;
    const double L3_7 = 0.002304418114875*v3_0 - L3_2 + (c4*L4_4 - s4*L5_4);
    const double L3_8 = L3_3 + L3_5;
    const double L3_9 = L4_1 - L3_5 + L3_3;
    const double L3_10 = 0.002304418114875*v3_2 + 0.0088923675*v3_5 + L3_6;
    const double L3_11 = L4_6 - (R3_1*L4_1 + R3_0*L3_4) + 0.10971*v3_1;
    const double L3_12 = 0.112014418114875*v3_0 - L3_2 - (s4*L4_7 + c4*L4_8);

    /* momenta of 'forearm_link' */
    const double L2_4 = c3*L3_0;
    const double L2_5 = s3*L3_0;
    const double L2_6 = 0.003488031151875*v3_0;
    const double L2_7 = L4_1 + L3_8;
    const double L2_8 = 2.0*L3_10;
    const double L2_9 = R2_2*L2_7 - R2_3*L2_8;
    const double L2_10 = 0.7845*L2_4;
    const double L2_11 = 0.39225*L2_5 - (L3_10 - (R2_3*L2_7 + R2_2*L2_8));
    const double L2_12 = 0.7993796375*v2_2 - L2_5;
    const double L2_13 = 0.7993796375*v2_1 + L3_1;
    const double L2_14 = L2_0 + 0.295778475837375*v2_0 - (c3*L3_7 + s3*L4_5);
    const double L2_15 = s3*L3_7 - c3*L4_5 - L2_6 + L2_2;
    const double L2_16 = L2_1 - (L4_1 - L2_9);
    const double L2_17 = L2_3 - (L3_8 - L2_9 - L2_10);
    const double L2_18 = L2_1 + L2_3 - (L3_9 - L2_10);
    const double L2_19 = 0.295778475837375*v2_2 - 0.048680977875*v2_0 + 0.7993796375*v2_6 - L2_11;
    const double L2_20 = 0.59360445167475*v2_1 - L2_2 + (c3*L3_11 - s3*L3_12 + L2_6);
    const double L2_21 = L2_0 + 0.297825975837375*v2_0 + (s3*L3_11 + c3*L3_12);

    /* momenta of 'upper_arm_link' */
    const double L1_3 = c2*L2_4 + s2*L2_12;
    const double L1_4 = s2*L2_4 - c2*L2_12;
    const double L1_5 = 0.425*L2_13;
    const double L1_6 = s2*L2_14 - c2*L2_15 + L1_5;
    const double L1_7 = L2_16 + L2_17;
    const double L1_8 = 2.0*L2_19;
    const double L1_9 = R1_4*L1_7 + R1_5*L1_8;
    const double L1_10 = 0.85*L1_3;
    const double L1_11 = R1_5*L1_7 - R1_4*L1_8 + L2_19 + 0.425*L1_4;
    const double L1_12 = 2.21646125*qd1 - L1_4;
    const double L1_13 = 2.21646125*v1_1 - L2_13;
    const double L1_14 = L1_0 + 0.877509769205*v1_0 + (c2*L2_14 + s2*L2_15);
    const double L1_15 = L2_17 - L1_9 + L1_1;
    const double L1_16 = L1_2 - (L2_16 - L1_9 - L1_10);
    const double L1_17 = L1_1 - L1_2 - (L2_18 + L1_10);
    const double L1_18 = 0.877509769205*qd1 - 0.037677141*v1_0 + 2.21646125*v1_4 - L1_11;
    const double L1_19 = 1.76257323841*v1_1 - (c2*L2_20 - s2*L2_21 + L1_5);
    const double L1_20 = L1_0 + 0.885063469205*v1_0 + (s2*L2_20 + c2*L2_21);

    /* momenta of 'shoulder_link' */
    const double L0_0 = L1_15 - (R0_0*(L1_15 - L1_16) - 2.0*L1_18*R0_1) - 0.2183*L1_13;

    /* Coriolis terms of joint 'shoulder_lift_joint' */
    const double C1_0 = R1_12*v1_0;
    const double C1_1 = R1_3*v1_4;
    const double C1_2 = L1_17 - (R1_17*v1_1 - C1_0 + (R1_15*v1_3 - C1_1));
    const double C1_3 = c1*(R1_14*v1_1 + R1_13*v1_0 + (L1_14 + L1_20));
    const double C1_4 = 0.10915*(2.0*L1_12*c1 - 2.0*L1_3*s1);
    const double C1_5 = s1*(R1_16*v1_1 - R1_14*v1_0 - (L1_6 + L1_19)) + C1_3 - C1_4;
    const double C1_6 = s1*(L1_6 - L1_19) - c1*(L1_14 - L1_20);

    /* Coriolis terms of joint 'elbow_joint' */
    const double C2_0 = R2_8*v2_0;
    const double C2_1 = R2_1*v2_6;
    const double C2_2 = 2.0*L2_12;
    const double C2_3 = 2.0*L2_4;
    const double C2_4 = R2_12*v2_1 + R2_10*v2_0 + (L2_15 + L2_20);
    const double C2_5 = R2_10*v2_1 - R2_9*v2_0 + (L2_14 + L2_21);
    const double C2_6 = L2_18 - (R2_13*v2_1 + C2_0 - (R2_11*v2_5 + C2_1));
    const double C2_7 = L2_15 - L2_20;
    const double C2_8 = L2_14 - L2_21;
    const double C2_9 = s2*C2_2 + c2*C2_3;
    const double C2_10 = C2_6 + 0.425*C2_9;
    const double C2_11 = L2_18 - (C1_0 - R1_10*v1_1 + (C1_1 - R1_1*v1_3));
    const double C2_12 = c1*(s2*C2_4 + c2*C2_5 - 0.425*(R2_11*v2_0 + R2_1*v2_1));
    const double C2_13 = 0.10915*(c1*(c2*C2_2 - s2*C2_3) - s1*C2_9);
    const double C2_14 = s1*(c2*C2_4 - s2*C2_5) + C2_12 - C2_13;
    const double C2_15 = c1*(s2*C2_7 + c2*C2_8);
    const double C2_16 = s1*(c2*C2_7 - s2*C2_8) + C2_15;

    /* Coriolis terms of joint 'wrist_1_joint' */
    const double C3_0 = R3_3*v3_1 - R4_6*v3_0;
    const double C3_1 = 0.017784735*v3_2;
    const double C3_2 = R3_5*v3_1 + R3_3*v3_0 + (L4_5 - L3_11);
    const double C3_3 = L3_7 - L3_12 + C3_0;
    const double C3_4 = L3_9 - (L3_3 - (R3_2*v3_1 + R3_4*v3_0));
    const double C3_5 = L4_5 + L3_11;
    const double C3_6 = L3_7 + L3_12;
    const double C3_7 = s3*C3_1;
    const double C3_8 = c3*C3_1;
    const double C3_9 = c3*C3_2 - s3*C3_3;
    const double C3_10 = s3*C3_2 + c3*C3_3 + 0.00697606230375*v3_1;
    const double C3_11 = C3_4 - 0.39225*C3_8;
    const double C3_12 = c3*C3_5 - s3*C3_6;
    const double C3_13 = s3*C3_5 + c3*C3_6;
    const double C3_14 = C2_0 + R2_7*v2_1 - (C2_1 + R2_0*v2_5) + L3_9;
    const double C3_15 = s2*C3_7 - c2*C3_8;
    const double C3_16 = C3_11 + 0.425*C3_15;
    const double C3_17 = M3_2*v1_1 + M3_3*v1_0 - (M3_0*v1_4 + M3_1*v1_3) + L3_9;
    const double C3_18 = c1*(s2*C3_9 + c2*C3_10 + 0.007558512375*v3_1);
    const double C3_19 = 0.10915*(c1*(c2*C3_7 + s2*C3_8) - s1*C3_15);
    const double C3_20 = s1*(c2*C3_9 - s2*C3_10) + C3_18 - C3_19;
    const double C3_21 = c1*(s2*C3_12 + c2*C3_13);
    const double C3_22 = s1*(c2*C3_12 - s2*C3_13) + C3_21;

    /* Coriolis terms of joint 'wrist_2_joint' */
    const double C4_0 = 0.0171364731454*v4_0;
    const double C4_1 = R4_5*v4_1 - (L5_4 + L4_7);
    const double C4_2 = C4_0 - (L4_4 - L4_8);
    const double C4_3 = L4_1 + R4_4*v4_1;
    const double C4_4 = L5_4 - L4_7;
    const double C4_5 = L4_4 + L4_8;
    const double C4_6 = c4*C4_1 + s4*C4_2;
    const double C4_7 = s4*C4_1 - c4*C4_2;
    const double C4_8 = c4*C4_4 + s4*C4_5;
    const double C4_9 = s4*C4_4 - c4*C4_5;
    const double C4_10 = C3_0 - C4_9;
    const double C4_11 = c3*C4_6 - s3*C4_3;
    const double C4_12 = s3*C4_6 + c3*C4_3;
    const double C4_13 = c3*C4_8 - s3*L4_1;
    const double C4_14 = s3*C4_8 + c3*L4_1;
    const double C4_15 = C4_9 - (M4_0*v2_1 + M4_1*v2_0);
    const double C4_16 = M4_2*v1_1 - M4_3*v1_0 + C4_9;
    const double C4_17 = c1*(s2*C4_11 + c2*C4_12);
    const double C4_18 = s1*(c2*C4_11 - s2*C4_12) + C4_17;
    const double C4_19 = c1*(s2*C4_13 + c2*C4_14);
    const double C4_20 = s1*(c2*C4_13 - s2*C4_14) + C4_19;

    /* Coriolis terms of joint 'wrist_3_joint' */
    const double C5_0 = 0.016911*v5_0;
    const double C5_1 = 0.0002254731454*v5_1;
    const double C5_2 = 0.0002254731454*v5_0;
    const double C5_3 = c5*C5_1 - s5*C5_0;
    const double C5_4 = s5*C5_1 + c5*C5_0;
    const double C5_5 = L4_2 - s5*C5_2;
    const double C5_6 = L4_3 + c5*C5_2;
    const double C5_7 = C4_0 - C5_6;
    const double C5_8 = c4*C5_3;
    const double C5_9 = s4*C5_3;
    const double C5_10 = c4*C5_5;
    const double C5_11 = s4*C5_5;
    const double C5_12 = C5_11 - M5_0*v3_1;
    const double C5_13 = c3*C5_8 - s3*C5_4;
    const double C5_14 = s3*C5_8 + c3*C5_4;
    const double C5_15 = c3*C5_10 - s3*C5_6;
    const double C5_16 = s3*C5_10 + c3*C5_6;
    const double C5_17 = C5_11 - (M5_1*v2_1 + M5_2*v2_0);
    const double C5_18 = M5_3*v1_1 - M5_4*v1_0 + C5_11;
    const double C5_19 = c1*(s2*C5_13 + c2*C5_14);
    const double C5_20 = s1*(c2*C5_13 - s2*C5_14) + C5_19;
    const double C5_21 = c1*(s2*C5_15 + c2*C5_16);
    const double C5_22 = s1*(c2*C5_15 - s2*C5_16) + C5_21;

    C[0] = -L0_0;
    C[1] = -C1_5;
    C[2] = -C2_14;
    C[3] = C3_20;
    C[4] = C4_18;
    C[5] = -C5_20;
    C[6] = -C1_6;
    C[7] = C1_2;
    C[8] = -C2_10;
    C[9] = C3_16;
    C[10] = C4_7;
    C[11] = -C5_9;
    C[12] = C2_16;
    C[13] = -C2_11;
    C[14] = -C2_6;
    C[15] = C3_11;
    C[16] = C4_7;
    C[17] = -C5_9;
    C[18] = -C3_22;
    C[19] = C3_17;
    C[20] = C3_14;
    C[21] = C3_4;
    C[22] = C4_7;
    C[23] = -C5_9;
    C[24] = C4_20;
    C[25] = C4_16;
    C[26] = C4_15;
    C[27] = -C4_10;
    C[28] = -C4_3;
    C[29] = C5_4;
    C[30] = -C5_22;
    C[31] = -C5_18;
    C[32] = -C5_17;
    C[33] = -C5_12;
    C[34] = -C5_7;
    C[35] = 0.0;
}

void ur5_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_coriolis_matrix(q + 6*state, qd + 6*state, C + 36*state);
    }
}

void ur5_forward_dynamics(const double q[6], const double qd[6], const double tau[6], double qdd[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const double tau5 = tau[5];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* motion of 'shoulder_link' */
    const double v0_0 = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = 0.10915*v0_0;
    const double v1_3 = 9.81*s1;
    const double v1_4 = 9.81*c1;
    const double v1_5 = qd1*v1_1;
    const double v1_6 = qd1*v1_0;
    const double v1_7 = v1_0*v1_0;
    const double v1_8 = qd1*qd1;
    const double v1_9 = v1_0*v1_1;
    const double v1_10 = v1_1*v1_1 + v1_8;

    /* motion of 'forearm_link' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = qd1 + qd2;
    const double v2_3 = v2_0*v2_0;
    const double v2_4 = v2_2*v2_2;
    const double v2_5 = v2_0*v2_1;
    const double v2_6 = v2_0*v2_2;
    const double v2_7 = v2_1*v2_2;
    const double v2_8 = v2_1*v2_1 + v2_4;

    /* motion of 'wrist_1_link' */
    const double v3_0 = c3*v2_0 - s3*v2_1;
    const double v3_1 = s3*v2_0 + c3*v2_1;
    const double v3_2 = qd3 + v2_2;
    const double v3_3 = v3_0*v3_1;
    const double v3_4 = v3_0*v3_2;
    const double v3_5 = v3_1*v3_2;
    const double v3_6 = v3_0*v3_0 + v3_2*v3_2;

    /* motion of 'wrist_2_link' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;
    const double v4_3 = v4_0*v4_1;
    const double v4_4 = v4_0*v4_2;
    const double v4_5 = v4_1*v4_2;

    /* motion of 'wrist_3_link' */
    const double v5_0 = c5*v4_0 - s5*v4_2;
    const double v5_1 = s5*v4_0 + c5*v4_2;
    const double v5_2 = qd5 - v4_1;
    const double v5_3 = v5_0*v5_1;
    const double v5_4 = v5_0*v5_2;
    const double v5_5 = v5_1*v5_2;

    /* force on 'wrist_3_link' */
    const double f5_0 = 0.033822*v5_4;

    /* force on 'wrist_1_link' */
    const double f3_0 = 0.017784735*v3_6;

    /* force on 'upper_arm_link' */
    const double f1_0 = 3.52514647682*v1_6 - 0.075354282*(v1_7 - v1_8) + 0.483853490875*v0_0;

    /* motion of 'forearm_link' */
    const double v2_9 = v1_3 + 0.425*v1_10;
    const double v2_10 = v1_4 - 0.425*v1_9;
    const double v2_11 = v1_2 + 0.85*v1_6;
    const double v2_12 = c2*v2_9 + s2*v2_10;
    const double v2_13 = s2*v2_9 - c2*v2_10;
    const double v2_14 = qd2*v2_1 - (c2*v1_5 - s2*v1_6);
    const double v2_15 = s2*v1_5 + c2*v1_6 + qd2*v2_0;
    const double v2_16 = v2_7 - v2_14;
    const double v2_17 = v2_6 + v2_15;

    /* motion of 'wrist_1_link' */
    const double v3_7 = v2_11 + 0.39225*v2_17;
    const double v3_8 = c3*(0.39225*v2_8 + v2_12) - s3*(v2_13 - 0.39225*v2_5);
    const double v3_9 = c3*v2_14 + s3*v2_15 + qd3*v3_1;
    const double v3_10 = qd3*v3_0 - (s3*v2_14 - c3*v2_15);
    const double v3_11 = v3_5 + v3_9;

    /* motion of 'wrist_2_link' */
    const double v4_6 = qd4*v4_1 + c4*v3_9;
    const double v4_7 = qd4*v4_0 - s4*v3_9;

    /* motion of 'wrist_3_link' */
    const double v5_6 = c5*v4_6 + s5*v3_10 + qd5*v5_1;

    /* force on 'wrist_3_link' */
    const double f5_1 = 0.0171364731454*v5_5 - 0.0166855268546*v5_6;
    const double f5_2 = 0.0166855268546*v5_3 + 0.0171364731454*v4_7;
    const double f5_3 = s5*f5_0 - c5*f5_1;
    const double f5_4 = c5*f5_0 + s5*f5_1;

    /* force on 'wrist_2_link' */
    const double f4_0 = f5_3 - (0.253242*v4_5 + 0.033822*v4_6);
    const double f4_1 = 0.21942*v4_4 + f5_2;
    const double f4_2 = 0.033822*v4_3 + 0.253242*v3_10 + f5_4;
    const double f4_3 = c4*f4_0 + s4*f4_1;
    const double f4_4 = s4*f4_0 - c4*f4_1;

    /* force on 'wrist_1_link' */
    const double f3_1 = 0.017784735*v3_3;
    const double f3_2 = 0.017784735*v3_11;
    const double f3_3 = 0.22402883622975*v3_5 + 0.00460883622975*v3_9 - 0.017784735*v3_7;
    const double f3_4 = f4_3 - f3_3;
    const double f3_5 = 0.21942*v3_4 + f4_2;
    const double f3_6 = 0.00460883622975*v3_3 + 0.017784735*v3_8 + f4_4;
    const double f3_7 = s3*f3_0 - c3*f3_1;
    const double f3_8 = c3*f3_0 + s3*f3_1;
    const double f3_9 = c3*f3_4 + s3*f3_5;
    const double f3_10 = s3*f3_4 - c3*f3_5 + 0.00697606230375*v3_11;
    const double f3_11 = f3_6 - 0.39225*f3_8;

    /* force on 'forearm_link' */
    const double f2_0 = 1.598759275*v2_8 - f3_7;
    const double f2_1 = f3_8 + 1.598759275*v2_5;
    const double f2_2 = 0.59565195167475*v2_7 - 0.59155695167475*v2_14 - 0.09736195575*v2_5;
    const double f2_3 = 1.1872089033495*v2_6 - 0.09736195575*(v2_3 - v2_4) + 1.598759275*v2_11;
    const double f2_4 = f3_9 - f2_2;
    const double f2_5 = f3_10 - f2_3;
    const double f2_6 = f3_11 - (0.59155695167475*v2_5 + 0.09736195575*v2_16 - 1.598759275*v2_13);
    const double f2_7 = c2*f2_0 - s2*f2_1;
    const double f2_8 = s2*f2_0 + c2*f2_1;
    const double f2_9 = c2*f2_4 - s2*f2_5;
    const double f2_10 = s2*f2_4 + c2*f2_5 + 0.425*(f3_2 - 1.598759275*v2_17);
    const double f2_11 = f2_6 - 0.425*f2_8;

    /* force on 'upper_arm_link' */
    const double f1_1 = 1.75501953841*v1_9 - 43.486969725*c1 + f2_11;
    const double f1_2 = c1*(4.4329225*v1_10 + f2_7) - s1*(f2_8 - 4.4329225*v1_9);
    const double f1_3 = c1*(f1_0 - f2_10);
    const double f1_4 = 0.10915*f1_2;
    const double f1_5 = s1*(0.0151074*v1_5 - 0.075354282*v1_9 + f2_9) - f1_3 + f1_4;

    const double t_0 = f1_5 - tau0;
    const double t_1 = f1_1 - tau1;
    const double t_2 = f2_6 - tau2;
    const double t_3 = f3_6 - tau3;
    const double t_4 = f4_2 - tau4;
    const double t_5 = f5_2 + tau5;

    /* solve with U */
    const double y_0 = U4_2*t_4;
    const double y_1 = c4*t_5;
    const double y_2 = t_3 - y_0 + y_1;
    const double y_3 = y_1 - (y_0 - (t_2 - U3_3*y_2));
    const double y_4 = y_1 - (y_0 - (t_1 - U2_2*y_3 - U3_2*y_2));
    const double y_5 = t_0 - U1_1*y_4 - U2_1*y_3 + U3_1*y_2 - U4_1*t_4 - U5_0*t_5;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_5;
    const double x_1 = U1_0*y_4 - U1_1*x_0;
    const double x_2 = U2_0*y_3 - U2_1*x_0 - U2_2*x_1;
    const double x_3 = U3_0*y_2 + U3_1*x_0 - U3_2*x_1 - U3_3*x_2;
    const double x_4 = x_1 + x_2 + x_3;
    const double x_5 = U4_0*t_4 + U4_1*x_0 + U4_2*x_4;
    const double x_6 = 58.355064750790525*t_5 + U5_0*x_0 - c4*x_4;

    qdd[0] = x_0;
    qdd[1] = x_1;
    qdd[2] = x_2;
    qdd[3] = x_3;
    qdd[4] = -x_5;
    qdd[5] = x_6;
}

void ur5_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_forward_dynamics(q + 6*state, qd + 6*state, tau + 6*state, qdd + 6*state);
    }
}

void ur5_pose_ee_link(const double q[6], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = c4*o3_0 + s0*s4;
    const double o4_1 = s4*o3_0 - s0*c4;
    const double o4_2 = c4*o3_2 - c0*s4;
    const double o4_3 = s4*o3_2 + c0*c4;
    const double o4_4 = c4*o3_4;
    const double o4_5 = s4*o3_4;
    const double o4_6 = o3_6 + 0.09465*o3_1;
    const double o4_7 = o3_7 - 0.09465*o3_3;
    const double o4_8 = o3_8 - 0.09465*o3_5;

    /* frame of 'wrist_3_link' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = o4_6 - 0.0823*o4_1;
    const double tool_1 = o4_7 + 0.0823*o4_3;
    const double tool_2 = o4_8 + 0.0823*o4_5;

    pose[0] = o4_1;
    pose[1] = o5_0;
    pose[2] = -o5_1;
    pose[3] = -tool_0;
    pose[4] = o4_3;
    pose[5] = o5_2;
    pose[6] = -o5_3;
    pose[7] = tool_1;
    pose[8] = -o4_5;
    pose[9] = -o5_4;
    pose[10] = o5_5;
    pose[11] = -tool_2;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void ur5_pose_ee_link_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_pose_ee_link(q + 6*state, pose + 16*state);
    }
}

void ur5_pose_tool0(const double q[6], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = c4*o3_0 + s0*s4;
    const double o4_1 = s4*o3_0 - s0*c4;
    const double o4_2 = c4*o3_2 - c0*s4;
    const double o4_3 = s4*o3_2 + c0*c4;
    const double o4_4 = c4*o3_4;
    const double o4_5 = s4*o3_4;
    const double o4_6 = o3_6 + 0.09465*o3_1;
    const double o4_7 = o3_7 - 0.09465*o3_3;
    const double o4_8 = o3_8 - 0.09465*o3_5;

    /* frame of 'wrist_3_link' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = o4_6 - 0.0823*o4_1;
    const double tool_1 = o4_7 + 0.0823*o4_3;
    const double tool_2 = o4_8 + 0.0823*o4_5;

    pose[0] = -o5_0;
    pose[1] = o5_1;
    pose[2] = o4_1;
    pose[3] = -tool_0;
    pose[4] = -o5_2;
    pose[5] = o5_3;
    pose[6] = o4_3;
    pose[7] = tool_1;
    pose[8] = o5_4;
    pose[9] = -o5_5;
    pose[10] = -o4_5;
    pose[11] = -tool_2;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void ur5_pose_tool0_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_pose_tool0(q + 6*state, pose + 16*state);
    }
}

void ur5_jacobian_ee_link(const double q[6], double J[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    J[0] = 0.0;
    J[1] = -s0;
    J[2] = -s0;
    J[3] = -s0;
    J[4] = -o3_1;
    J[5] = o4_0;
    J[6] = 0.0;
    J[7] = c0;
    J[8] = c0;
    J[9] = c0;
    J[10] = -o3_3;
    J[11] = o4_1;
    J[12] = 1.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = o3_5;
    J[17] = -o4_2;
    J[18] = -tool_4;
    J[19] = -J_1;
    J[20] = J_5;
    J[21] = J_9;
    J[22] = J_12;
    J[23] = -J_15;
    J[24] = -tool_3;
    J[25] = -J_2;
    J[26] = J_6;
    J[27] = J_10;
    J[28] = J_13;
    J[29] = -J_16;
    J[30] = 0.0;
    J[31] = J_3;
    J[32] = J_7;
    J[33] = J_11;
    J[34] = -J_14;
    J[35] = J_17;
}

void ur5_jacobian_ee_link_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_jacobian_ee_link(q + 6*state, J + 36*state);
    }
}

void ur5_jacobian_tool0(const double q[6], double J[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    J[0] = 0.0;
    J[1] = -s0;
    J[2] = -s0;
    J[3] = -s0;
    J[4] = -o3_1;
    J[5] = o4_0;
    J[6] = 0.0;
    J[7] = c0;
    J[8] = c0;
    J[9] = c0;
    J[10] = -o3_3;
    J[11] = o4_1;
    J[12] = 1.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = o3_5;
    J[17] = -o4_2;
    J[18] = -tool_4;
    J[19] = -J_1;
    J[20] = J_5;
    J[21] = J_9;
    J[22] = J_12;
    J[23] = -J_15;
    J[24] = -tool_3;
    J[25] = -J_2;
    J[26] = J_6;
    J[27] = J_10;
    J[28] = J_13;
    J[29] = -J_16;
    J[30] = 0.0;
    J[31] = J_3;
    J[32] = J_7;
    J[33] = J_11;
    J[34] = -J_14;
    J[35] = J_17;
}

void ur5_jacobian_tool0_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_jacobian_tool0(q + 6*state, J + 36*state);
    }
}

void ur5_jacobian_rate_ee_link(const double q[6], const double qd[6], double Jd[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* angular velocities in base axes */
    const double w_0 = s0*qd1;
    const double w_1 = c0*qd1;
    const double w_2 = w_0 + s0*qd2;
    const double w_3 = w_1 + c0*qd2;
    const double w_4 = w_2 + s0*qd3;
    const double w_5 = w_3 + c0*qd3;
    const double w_6 = w_4 + qd4*o3_1;
    const double w_7 = w_5 - qd4*o3_3;
    const double w_8 = qd0 + qd4*o3_5;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd5*J_15;
    const double Jd_1 = qd5*J_16;
    const double Jd_2 = qd5*J_17;
    const double Jd_3 = o4_2*w_7 + o4_1*w_8;
    const double Jd_4 = o4_0*w_8 - o4_2*w_6;
    const double Jd_5 = o4_1*w_6 + o4_0*w_7;
    const double Jd_6 = J_17*w_7 + J_16*w_8 + (o4_1*Jd_2 - o4_2*Jd_1);
    const double Jd_7 = J_15*w_8 - J_17*w_6 - (o4_2*Jd_0 - o4_0*Jd_2);
    const double Jd_8 = J_16*w_6 + J_15*w_7 - (o4_0*Jd_1 - o4_1*Jd_0);
    const double Jd_9 = Jd_0 - qd4*J_12;
    const double Jd_10 = Jd_1 - qd4*J_13;
    const double Jd_11 = Jd_2 - qd4*J_14;
    const double Jd_12 = o3_5*w_5 + qd0*o3_3;
    const double Jd_13 = qd0*o3_1 - o3_5*w_4;
    const double Jd_14 = o3_3*w_4 + o3_1*w_5;
    const double Jd_15 = J_14*w_5 + qd0*J_13 + (o3_3*Jd_11 - o3_5*Jd_10);
    const double Jd_16 = qd0*J_12 - J_14*w_4 - (o3_5*Jd_9 - o3_1*Jd_11);
    const double Jd_17 = J_13*w_4 + J_12*w_5 - (o3_1*Jd_10 - o3_3*Jd_9);
    const double Jd_18 = Jd_9 - qd3*J_9;
    const double Jd_19 = Jd_10 - qd3*J_10;
    const double Jd_20 = Jd_11 + qd3*J_11;
    const double Jd_21 = c0*qd0;
    const double Jd_22 = s0*qd0;
    const double Jd_23 = c0*w_2 - s0*w_3;
    const double Jd_24 = J_11*w_3 - qd0*J_10 + c0*Jd_20;
    const double Jd_25 = qd0*J_9 + J_11*w_2 + s0*Jd_20;
    const double Jd_26 = J_10*w_2 + J_9*w_3 - (s0*Jd_19 + c0*Jd_18);
    const double Jd_27 = Jd_18 - qd2*J_5;
    const double Jd_28 = Jd_19 - qd2*J_6;
    const double Jd_29 = Jd_20 + qd2*J_7;
    const double Jd_30 = c0*w_0 - s0*w_1;
    const double Jd_31 = J_7*w_1 - qd0*J_6 + c0*Jd_29;
    const double Jd_32 = qd0*J_5 + J_7*w_0 + s0*Jd_29;
    const double Jd_33 = J_6*w_0 + J_5*w_1 - (s0*Jd_28 + c0*Jd_27);
    const double Jd_34 = Jd_27 + qd1*J_1;
    const double Jd_35 = Jd_28 + qd1*J_2;
    const double Jd_36 = Jd_29 + qd1*J_3;
    const double Jd_37 = s0*Jd_35 + c0*Jd_34;
    const double Jd_38 = qd0*J_2 + c0*Jd_36;
    const double Jd_39 = qd0*J_1 - s0*Jd_36;
    const double Jd_40 = Jd_34 + qd0*tool_4;
    const double Jd_41 = Jd_35 + qd0*tool_3;

    Jd[0] = 0.0;
    Jd[1] = -Jd_21;
    Jd[2] = -Jd_21;
    Jd[3] = -Jd_21;
    Jd[4] = Jd_12;
    Jd[5] = -Jd_3;
    Jd[6] = 0.0;
    Jd[7] = -Jd_22;
    Jd[8] = -Jd_22;
    Jd[9] = -Jd_22;
    Jd[10] = -Jd_13;
    Jd[11] = Jd_4;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = -Jd_30;
    Jd[15] = -Jd_23;
    Jd[16] = Jd_14;
    Jd[17] = -Jd_5;
    Jd[18] = Jd_41;
    Jd[19] = Jd_38;
    Jd[20] = Jd_31;
    Jd[21] = Jd_24;
    Jd[22] = -Jd_15;
    Jd[23] = Jd_6;
    Jd[24] = -Jd_40;
    Jd[25] = -Jd_39;
    Jd[26] = Jd_32;
    Jd[27] = Jd_25;
    Jd[28] = Jd_16;
    Jd[29] = -Jd_7;
    Jd[30] = 0.0;
    Jd[31] = Jd_37;
    Jd[32] = -Jd_33;
    Jd[33] = -Jd_26;
    Jd[34] = -Jd_17;
    Jd[35] = Jd_8;
}

void ur5_jacobian_rate_ee_link_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_jacobian_rate_ee_link(q + 6*state, qd + 6*state, Jd + 36*state);
    }
}

void ur5_jacobian_rate_tool0(const double q[6], const double qd[6], double Jd[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* angular velocities in base axes */
    const double w_0 = s0*qd1;
    const double w_1 = c0*qd1;
    const double w_2 = w_0 + s0*qd2;
    const double w_3 = w_1 + c0*qd2;
    const double w_4 = w_2 + s0*qd3;
    const double w_5 = w_3 + c0*qd3;
    const double w_6 = w_4 + qd4*o3_1;
    const double w_7 = w_5 - qd4*o3_3;
    const double w_8 = qd0 + qd4*o3_5;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd5*J_15;
    const double Jd_1 = qd5*J_16;
    const double Jd_2 = qd5*J_17;
    const double Jd_3 = o4_2*w_7 + o4_1*w_8;
    const double Jd_4 = o4_0*w_8 - o4_2*w_6;
    const double Jd_5 = o4_1*w_6 + o4_0*w_7;
    const double Jd_6 = J_17*w_7 + J_16*w_8 + (o4_1*Jd_2 - o4_2*Jd_1);
    const double Jd_7 = J_15*w_8 - J_17*w_6 - (o4_2*Jd_0 - o4_0*Jd_2);
    const double Jd_8 = J_16*w_6 + J_15*w_7 - (o4_0*Jd_1 - o4_1*Jd_0);
    const double Jd_9 = Jd_0 - qd4*J_12;
    const double Jd_10 = Jd_1 - qd4*J_13;
    const double Jd_11 = Jd_2 - qd4*J_14;
    const double Jd_12 = o3_5*w_5 + qd0*o3_3;
    const double Jd_13 = qd0*o3_1 - o3_5*w_4;
    const double Jd_14 = o3_3*w_4 + o3_1*w_5;
    const double Jd_15 = J_14*w_5 + qd0*J_13 + (o3_3*Jd_11 - o3_5*Jd_10);
    const double Jd_16 = qd0*J_12 - J_14*w_4 - (o3_5*Jd_9 - o3_1*Jd_11);
    const double Jd_17 = J_13*w_4 + J_12*w_5 - (o3_1*Jd_10 - o3_3*Jd_9);
    const double Jd_18 = Jd_9 - qd3*J_9;
    const double Jd_19 = Jd_10 - qd3*J_10;
    const double Jd_20 = Jd_11 + qd3*J_11;
    const double Jd_21 = c0*qd0;
    const double Jd_22 = s0*qd0;
    const double Jd_23 = c0*w_2 - s0*w_3;
    const double Jd_24 = J_11*w_3 - qd0*J_10 + c0*Jd_20;
    const double Jd_25 = qd0*J_9 + J_11*w_2 + s0*Jd_20;
    const double Jd_26 = J_10*w_2 + J_9*w_3 - (s0*Jd_19 + c0*Jd_18);
    const double Jd_27 = Jd_18 - qd2*J_5;
    const double Jd_28 = Jd_19 - qd2*J_6;
    const double Jd_29 = Jd_20 + qd2*J_7;
    const double Jd_30 = c0*w_0 - s0*w_1;
    const double Jd_31 = J_7*w_1 - qd0*J_6 + c0*Jd_29;
    const double Jd_32 = qd0*J_5 + J_7*w_0 + s0*Jd_29;
    const double Jd_33 = J_6*w_0 + J_5*w_1 - (s0*Jd_28 + c0*Jd_27);
    const double Jd_34 = Jd_27 + qd1*J_1;
    const double Jd_35 = Jd_28 + qd1*J_2;
    const double Jd_36 = Jd_29 + qd1*J_3;
    const double Jd_37 = s0*Jd_35 + c0*Jd_34;
    const double Jd_38 = qd0*J_2 + c0*Jd_36;
    const double Jd_39 = qd0*J_1 - s0*Jd_36;
    const double Jd_40 = Jd_34 + qd0*tool_4;
    const double Jd_41 = Jd_35 + qd0*tool_3;

    Jd[0] = 0.0;
    Jd[1] = -Jd_21;
    Jd[2] = -Jd_21;
    Jd[3] = -Jd_21;
    Jd[4] = Jd_12;
    Jd[5] = -Jd_3;
    Jd[6] = 0.0;
    Jd[7] = -Jd_22;
    Jd[8] = -Jd_22;
    Jd[9] = -Jd_22;
    Jd[10] = -Jd_13;
    Jd[11] = Jd_4;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = -Jd_30;
    Jd[15] = -Jd_23;
    Jd[16] = Jd_14;
    Jd[17] = -Jd_5;
    Jd[18] = Jd_41;
    Jd[19] = Jd_38;
    Jd[20] = Jd_31;
    Jd[21] = Jd_24;
    Jd[22] = -Jd_15;
    Jd[23] = Jd_6;
    Jd[24] = -Jd_40;
    Jd[25] = -Jd_39;
    Jd[26] = Jd_32;
    Jd[27] = Jd_25;
    Jd[28] = Jd_16;
    Jd[29] = -Jd_7;
    Jd[30] = 0.0;
    Jd[31] = Jd_37;
    Jd[32] = -Jd_33;
    Jd[33] = -Jd_26;
    Jd[34] = -Jd_17;
    Jd[35] = Jd_8;
}

void ur5_jacobian_rate_tool0_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_jacobian_rate_tool0(q + 6*state, qd + 6*state, Jd + 36*state);
    }
}

void ur5_operational_inertia_inverse_ee_link(const double q[6], double Omega[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* solve with U */
    const double y_0 = U4_2*o3_1;
    const double y_1 = c4*o4_0;
    const double y_2 = s0 - y_0 + y_1;
    const double y_3 = y_1 - (y_0 - (s0 - U3_3*y_2));
    const double y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2));
    const double y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0;
    const double y_6 = U4_2*o3_3;
    const double y_7 = c4*o4_1;
    const double y_8 = c0 + y_6 - y_7;
    const double y_9 = y_7 - (c0 - U3_3*y_8 + y_6);
    const double y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6);
    const double y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1;
    const double y_12 = U4_2*o3_5;
    const double y_13 = c4*o4_2;
    const double y_14 = y_12 - y_13;
    const double y_15 = y_13 - (y_12 - U3_3*y_14);
    const double y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12);
    const double y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2;
    const double y_18 = U4_2*J_12;
    const double y_19 = c4*J_15;
    const double y_20 = J_9 - y_18 + y_19;
    const double y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20));
    const double y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18);
    const double y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15;
    const double y_24 = U4_2*J_13;
    const double y_25 = c4*J_16;
    const double y_26 = J_10 - y_24 + y_25;
    const double y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26));
    const double y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24);
    const double y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16;
    const double y_30 = U4_2*J_14;
    const double y_31 = c4*J_17;
    const double y_32 = J_11 + y_30 - y_31;
    const double y_33 = y_31 - (J_7 - U3_3*y_32 + y_30);
    const double y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30);
    const double y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_11;
    const double Omega_1 = U1_0*y_10;
    const double Omega_2 = U2_0*y_9;
    const double Omega_3 = U3_0*y_8;
    const double Omega_4 = U4_0*o3_3;
    const double Omega_5 = 58.355064750790525*o4_1;
    const double Omega_6 = U0_0*y_17;
    const double Omega_7 = U1_0*y_16;
    const double Omega_8 = U2_0*y_15;
    const double Omega_9 = U3_0*y_14;
    const double Omega_10 = U4_0*o3_5;
    const double Omega_11 = 58.355064750790525*o4_2;
    const double Omega_12 = U0_0*y_23;
    const double Omega_13 = U1_0*y_22;
    const double Omega_14 = U2_0*y_21;
    const double Omega_15 = U3_0*y_20;
    const double Omega_16 = U4_0*J_12;
    const double Omega_17 = 58.355064750790525*J_15;
    const double Omega_18 = U0_0*y_29;
    const double Omega_19 = U1_0*y_28;
    const double Omega_20 = U2_0*y_27;
    const double Omega_21 = U3_0*y_26;
    const double Omega_22 = U4_0*J_13;
    const double Omega_23 = 58.355064750790525*J_16;
    const double Omega_24 = U0_0*y_35;
    const double Omega_25 = U1_0*y_34;
    const double Omega_26 = U2_0*y_33;
    const double Omega_27 = U3_0*y_32;
    const double Omega_28 = U4_0*J_14;
    const double Omega_29 = 58.355064750790525*J_17;
    const double Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2;
    const double Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0;
    const double Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4;
    const double Omega_33 = Omega_32 - o4_0*Omega_5;
    const double Omega_34 = o3_3*Omega_4;
    const double Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34;
    const double Omega_36 = Omega_35 - o4_1*Omega_5;
    const double Omega_37 = o3_1*Omega_10;
    const double Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37;
    const double Omega_39 = Omega_38 - o4_0*Omega_11;
    const double Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9;
    const double Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11;
    const double Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9;
    const double Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11;
    const double Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15;
    const double Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17;
    const double Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15;
    const double Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17;
    const double Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15;
    const double Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17;
    const double Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15;
    const double Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17;
    const double Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21;
    const double Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23;
    const double Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21;
    const double Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23;
    const double Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21;
    const double Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23;
    const double Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21;
    const double Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23;
    const double Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21;
    const double Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23;
    const double Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27;
    const double Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29;
    const double Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27;
    const double Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29;
    const double Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27;
    const double Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29;
    const double Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27;
    const double Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29;
    const double Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27;
    const double Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29;
    const double Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27;
    const double Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29;

    Omega[0] = -Omega_31;
    Omega[1] = -Omega_33;
    Omega[2] = Omega_39;
    Omega[3] = Omega_45;
    Omega[4] = Omega_53;
    Omega[5] = -Omega_63;
    Omega[6] = -Omega_33;
    Omega[7] = -Omega_36;
    Omega[8] = Omega_41;
    Omega[9] = Omega_47;
    Omega[10] = Omega_55;
    Omega[11] = -Omega_65;
    Omega[12] = Omega_39;
    Omega[13] = Omega_41;
    Omega[14] = -Omega_43;
    Omega[15] = -Omega_49;
    Omega[16] = -Omega_57;
    Omega[17] = Omega_67;
    Omega[18] = Omega_45;
    Omega[19] = Omega_47;
    Omega[20] = -Omega_49;
    Omega[21] = -Omega_51;
    Omega[22] = -Omega_59;
    Omega[23] = Omega_69;
    Omega[24] = Omega_53;
    Omega[25] = Omega_55;
    Omega[26] = -Omega_57;
    Omega[27] = -Omega_59;
    Omega[28] = -Omega_61;
    Omega[29] = Omega_71;
    Omega[30] = -Omega_63;
    Omega[31] = -Omega_65;
    Omega[32] = Omega_67;
    Omega[33] = Omega_69;
    Omega[34] = Omega_71;
    Omega[35] = -Omega_73;
}

void ur5_operational_inertia_inverse_ee_link_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_operational_inertia_inverse_ee_link(q + 6*state, Omega + 36*state);
    }
}

void ur5_operational_inertia_inverse_tool0(const double q[6], double Omega[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* solve with U */
    const double y_0 = U4_2*o3_1;
    const double y_1 = c4*o4_0;
    const double y_2 = s0 - y_0 + y_1;
    const double y_3 = y_1 - (y_0 - (s0 - U3_3*y_2));
    const double y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2));
    const double y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0;
    const double y_6 = U4_2*o3_3;
    const double y_7 = c4*o4_1;
    const double y_8 = c0 + y_6 - y_7;
    const double y_9 = y_7 - (c0 - U3_3*y_8 + y_6);
    const double y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6);
    const double y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1;
    const double y_12 = U4_2*o3_5;
    const double y_13 = c4*o4_2;
    const double y_14 = y_12 - y_13;
    const double y_15 = y_13 - (y_12 - U3_3*y_14);
    const double y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12);
    const double y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2;
    const double y_18 = U4_2*J_12;
    const double y_19 = c4*J_15;
    const double y_20 = J_9 - y_18 + y_19;
    const double y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20));
    const double y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18);
    const double y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15;
    const double y_24 = U4_2*J_13;
    const double y_25 = c4*J_16;
    const double y_26 = J_10 - y_24 + y_25;
    const double y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26));
    const double y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24);
    const double y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16;
    const double y_30 = U4_2*J_14;
    const double y_31 = c4*J_17;
    const double y_32 = J_11 + y_30 - y_31;
    const double y_33 = y_31 - (J_7 - U3_3*y_32 + y_30);
    const double y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30);
    const double y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_11;
    const double Omega_1 = U1_0*y_10;
    const double Omega_2 = U2_0*y_9;
    const double Omega_3 = U3_0*y_8;
    const double Omega_4 = U4_0*o3_3;
    const double Omega_5 = 58.355064750790525*o4_1;
    const double Omega_6 = U0_0*y_17;
    const double Omega_7 = U1_0*y_16;
    const double Omega_8 = U2_0*y_15;
    const double Omega_9 = U3_0*y_14;
    const double Omega_10 = U4_0*o3_5;
    const double Omega_11 = 58.355064750790525*o4_2;
    const double Omega_12 = U0_0*y_23;
    const double Omega_13 = U1_0*y_22;
    const double Omega_14 = U2_0*y_21;
    const double Omega_15 = U3_0*y_20;
    const double Omega_16 = U4_0*J_12;
    const double Omega_17 = 58.355064750790525*J_15;
    const double Omega_18 = U0_0*y_29;
    const double Omega_19 = U1_0*y_28;
    const double Omega_20 = U2_0*y_27;
    const double Omega_21 = U3_0*y_26;
    const double Omega_22 = U4_0*J_13;
    const double Omega_23 = 58.355064750790525*J_16;
    const double Omega_24 = U0_0*y_35;
    const double Omega_25 = U1_0*y_34;
    const double Omega_26 = U2_0*y_33;
    const double Omega_27 = U3_0*y_32;
    const double Omega_28 = U4_0*J_14;
    const double Omega_29 = 58.355064750790525*J_17;
    const double Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2;
    const double Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0;
    const double Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4;
    const double Omega_33 = Omega_32 - o4_0*Omega_5;
    const double Omega_34 = o3_3*Omega_4;
    const double Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34;
    const double Omega_36 = Omega_35 - o4_1*Omega_5;
    const double Omega_37 = o3_1*Omega_10;
    const double Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37;
    const double Omega_39 = Omega_38 - o4_0*Omega_11;
    const double Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9;
    const double Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11;
    const double Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9;
    const double Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11;
    const double Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15;
    const double Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17;
    const double Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15;
    const double Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17;
    const double Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15;
    const double Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17;
    const double Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15;
    const double Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17;
    const double Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21;
    const double Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23;
    const double Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21;
    const double Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23;
    const double Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21;
    const double Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23;
    const double Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21;
    const double Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23;
    const double Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21;
    const double Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23;
    const double Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27;
    const double Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29;
    const double Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27;
    const double Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29;
    const double Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27;
    const double Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29;
    const double Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27;
    const double Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29;
    const double Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27;
    const double Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29;
    const double Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27;
    const double Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29;

    Omega[0] = -Omega_31;
    Omega[1] = -Omega_33;
    Omega[2] = Omega_39;
    Omega[3] = Omega_45;
    Omega[4] = Omega_53;
    Omega[5] = -Omega_63;
    Omega[6] = -Omega_33;
    Omega[7] = -Omega_36;
    Omega[8] = Omega_41;
    Omega[9] = Omega_47;
    Omega[10] = Omega_55;
    Omega[11] = -Omega_65;
    Omega[12] = Omega_39;
    Omega[13] = Omega_41;
    Omega[14] = -Omega_43;
    Omega[15] = -Omega_49;
    Omega[16] = -Omega_57;
    Omega[17] = Omega_67;
    Omega[18] = Omega_45;
    Omega[19] = Omega_47;
    Omega[20] = -Omega_49;
    Omega[21] = -Omega_51;
    Omega[22] = -Omega_59;
    Omega[23] = Omega_69;
    Omega[24] = Omega_53;
    Omega[25] = Omega_55;
    Omega[26] = -Omega_57;
    Omega[27] = -Omega_59;
    Omega[28] = -Omega_61;
    Omega[29] = Omega_71;
    Omega[30] = -Omega_63;
    Omega[31] = -Omega_65;
    Omega[32] = Omega_67;
    Omega[33] = Omega_69;
    Omega[34] = Omega_71;
    Omega[35] = -Omega_73;
}

void ur5_operational_inertia_inverse_tool0_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_operational_inertia_inverse_tool0(q + 6*state, Omega + 36*state);
    }
}

void ur5_operational_inertia_ee_link(const double q[6], double Lambda[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* solve with U */
    const double y_0 = U4_2*o3_1;
    const double y_1 = c4*o4_0;
    const double y_2 = s0 - y_0 + y_1;
    const double y_3 = y_1 - (y_0 - (s0 - U3_3*y_2));
    const double y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2));
    const double y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0;
    const double y_6 = U4_2*o3_3;
    const double y_7 = c4*o4_1;
    const double y_8 = c0 + y_6 - y_7;
    const double y_9 = y_7 - (c0 - U3_3*y_8 + y_6);
    const double y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6);
    const double y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1;
    const double y_12 = U4_2*o3_5;
    const double y_13 = c4*o4_2;
    const double y_14 = y_12 - y_13;
    const double y_15 = y_13 - (y_12 - U3_3*y_14);
    const double y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12);
    const double y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2;
    const double y_18 = U4_2*J_12;
    const double y_19 = c4*J_15;
    const double y_20 = J_9 - y_18 + y_19;
    const double y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20));
    const double y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18);
    const double y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15;
    const double y_24 = U4_2*J_13;
    const double y_25 = c4*J_16;
    const double y_26 = J_10 - y_24 + y_25;
    const double y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26));
    const double y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24);
    const double y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16;
    const double y_30 = U4_2*J_14;
    const double y_31 = c4*J_17;
    const double y_32 = J_11 + y_30 - y_31;
    const double y_33 = y_31 - (J_7 - U3_3*y_32 + y_30);
    const double y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30);
    const double y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_11;
    const double Omega_1 = U1_0*y_10;
    const double Omega_2 = U2_0*y_9;
    const double Omega_3 = U3_0*y_8;
    const double Omega_4 = U4_0*o3_3;
    const double Omega_5 = 58.355064750790525*o4_1;
    const double Omega_6 = U0_0*y_17;
    const double Omega_7 = U1_0*y_16;
    const double Omega_8 = U2_0*y_15;
    const double Omega_9 = U3_0*y_14;
    const double Omega_10 = U4_0*o3_5;
    const double Omega_11 = 58.355064750790525*o4_2;
    const double Omega_12 = U0_0*y_23;
    const double Omega_13 = U1_0*y_22;
    const double Omega_14 = U2_0*y_21;
    const double Omega_15 = U3_0*y_20;
    const double Omega_16 = U4_0*J_12;
    const double Omega_17 = 58.355064750790525*J_15;
    const double Omega_18 = U0_0*y_29;
    const double Omega_19 = U1_0*y_28;
    const double Omega_20 = U2_0*y_27;
    const double Omega_21 = U3_0*y_26;
    const double Omega_22 = U4_0*J_13;
    const double Omega_23 = 58.355064750790525*J_16;
    const double Omega_24 = U0_0*y_35;
    const double Omega_25 = U1_0*y_34;
    const double Omega_26 = U2_0*y_33;
    const double Omega_27 = U3_0*y_32;
    const double Omega_28 = U4_0*J_14;
    const double Omega_29 = 58.355064750790525*J_17;
    const double Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2;
    const double Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0;
    const double Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4;
    const double Omega_33 = Omega_32 - o4_0*Omega_5;
    const double Omega_34 = o3_3*Omega_4;
    const double Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34;
    const double Omega_36 = Omega_35 - o4_1*Omega_5;
    const double Omega_37 = o3_1*Omega_10;
    const double Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37;
    const double Omega_39 = Omega_38 - o4_0*Omega_11;
    const double Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9;
    const double Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11;
    const double Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9;
    const double Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11;
    const double Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15;
    const double Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17;
    const double Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15;
    const double Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17;
    const double Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15;
    const double Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17;
    const double Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15;
    const double Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17;
    const double Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21;
    const double Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23;
    const double Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21;
    const double Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23;
    const double Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21;
    const double Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23;
    const double Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21;
    const double Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23;
    const double Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21;
    const double Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23;
    const double Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27;
    const double Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29;
    const double Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27;
    const double Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29;
    const double Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27;
    const double Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29;
    const double Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27;
    const double Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29;
    const double Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27;
    const double Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29;
    const double Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27;
    const double Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29;

    /* elimination of 'z' */
    const double U5_13 = 1.0/Omega_73;
    const double U5_14 = Omega_63*U5_13;
    const double U5_15 = Omega_65*U5_13;
    const double U5_16 = Omega_67*U5_13;
    const double U5_17 = Omega_69*U5_13;
    const double U5_18 = Omega_71*U5_13;
    const double U5_19 = Omega_31 - Omega_63*U5_14;
    const double U5_20 = Omega_33 - Omega_63*U5_15;
    const double U5_21 = Omega_36 - Omega_65*U5_15;
    const double U5_22 = Omega_39 - Omega_63*U5_16;
    const double U5_23 = Omega_41 - Omega_65*U5_16;
    const double U5_24 = Omega_43 - Omega_67*U5_16;
    const double U5_25 = Omega_45 - Omega_63*U5_17;
    const double U5_26 = Omega_47 - Omega_65*U5_17;
    const double U5_27 = Omega_49 - Omega_67*U5_17;
    const double U5_28 = Omega_51 - Omega_69*U5_17;
    const double U5_29 = Omega_53 - Omega_63*U5_18;
    const double U5_30 = Omega_55 - Omega_65*U5_18;
    const double U5_31 = Omega_57 - Omega_67*U5_18;
    const double U5_32 = Omega_59 - Omega_69*U5_18;
    const double U5_33 = Omega_61 - Omega_71*U5_18;

    /* elimination of 'y' */
    const double U4_15 = 1.0/U5_33;
    const double U4_16 = U5_29*U4_15;
    const double U4_17 = U5_30*U4_15;
    const double U4_18 = U5_31*U4_15;
    const double U4_19 = U5_32*U4_15;
    const double U4_20 = U5_19 - U5_29*U4_16;
    const double U4_21 = U5_20 - U5_29*U4_17;
    const double U4_22 = U5_21 - U5_30*U4_17;
    const double U4_23 = U5_22 - U5_29*U4_18;
    const double U4_24 = U5_23 - U5_30*U4_18;
    const double U4_25 = U5_24 - U5_31*U4_18;
    const double U4_26 = U5_25 - U5_29*U4_19;
    const double U4_27 = U5_26 - U5_30*U4_19;
    const double U4_28 = U5_27 - U5_31*U4_19;
    const double U4_29 = U5_28 - U5_32*U4_19;

    /* elimination of 'x' */
    const double U3_10 = 1.0/U4_29;
    const double U3_11 = U4_26*U3_10;
    const double U3_12 = U4_27*U3_10;
    const double U3_13 = U4_28*U3_10;
    const double U3_14 = U4_20 - U4_26*U3_11;
    const double U3_15 = U4_21 - U4_26*U3_12;
    const double U3_16 = U4_22 - U4_27*U3_12;
    const double U3_17 = U4_23 - U4_26*U3_13;
    const double U3_18 = U4_24 - U4_27*U3_13;
    const double U3_19 = U4_25 - U4_28*U3_13;

    /* elimination of 'rz' */
    const double U2_6 = 1.0/U3_19;
    const double U2_7 = U3_17*U2_6;
    const double U2_8 = U3_18*U2_6;
    const double U2_9 = U3_14 - U3_17*U2_7;
    const double U2_10 = U3_15 - U3_17*U2_8;
    const double U2_11 = U3_16 - U3_18*U2_8;

    /* elimination of 'ry' */
    const double U1_3 = 1.0/U2_11;
    const double U1_4 = U2_10*U1_3;
    const double U1_5 = U2_9 - U2_10*U1_4;

    /* elimination of 'rx' */
    const double U0_1 = 1.0/U1_5;

    /* row 'ry' of the inverse */
    const double X1_0 = U1_4*U0_1;
    const double X1_1 = U1_3 + U1_4*X1_0;

    /* row 'rz' of the inverse */
    const double X2_0 = U2_7*U0_1 - U2_8*X1_0;
    const double X2_1 = U2_7*X1_0 - U2_8*X1_1;
    const double X2_2 = U2_6 + U2_7*X2_0 - U2_8*X2_1;

    /* row 'x' of the inverse */
    const double X3_0 = U3_11*U0_1 - U3_12*X1_0 - U3_13*X2_0;
    const double X3_1 = U3_11*X1_0 - U3_12*X1_1 - U3_13*X2_1;
    const double X3_2 = U3_11*X2_0 - U3_12*X2_1 - U3_13*X2_2;
    const double X3_3 = U3_10 + U3_11*X3_0 - U3_12*X3_1 - U3_13*X3_2;

    /* row 'y' of the inverse */
    const double X4_0 = U4_16*U0_1 - U4_17*X1_0 - U4_18*X2_0 - U4_19*X3_0;
    const double X4_1 = U4_16*X1_0 - U4_17*X1_1 - U4_18*X2_1 - U4_19*X3_1;
    const double X4_2 = U4_16*X2_0 - U4_17*X2_1 - U4_18*X2_2 - U4_19*X3_2;
    const double X4_3 = U4_16*X3_0 - U4_17*X3_1 - U4_18*X3_2 - U4_19*X3_3;
    const double X4_4 = U4_15 + U4_16*X4_0 - U4_17*X4_1 - U4_18*X4_2 - U4_19*X4_3;

    /* row 'z' of the inverse */
    const double X5_0 = U5_14*U0_1 - U5_15*X1_0 - U5_16*X2_0 - U5_17*X3_0 - U5_18*X4_0;
    const double X5_1 = U5_14*X1_0 - U5_15*X1_1 - U5_16*X2_1 - U5_17*X3_1 - U5_18*X4_1;
    const double X5_2 = U5_14*X2_0 - U5_15*X2_1 - U5_16*X2_2 - U5_17*X3_2 - U5_18*X4_2;
    const double X5_3 = U5_14*X3_0 - U5_15*X3_1 - U5_16*X3_2 - U5_17*X3_3 - U5_18*X4_3;
    const double X5_4 = U5_14*X4_0 - U5_15*X4_1 - U5_16*X4_2 - U5_17*X4_3 - U5_18*X4_4;
    const double X5_5 = U5_13 + U5_14*X5_0 - U5_15*X5_1 - U5_16*X5_2 - U5_17*X5_3 - U5_18*X5_4;

    Lambda[0] = -U0_1;
    Lambda[1] = X1_0;
    Lambda[2] = -X2_0;
    Lambda[3] = -X3_0;
    Lambda[4] = -X4_0;
    Lambda[5] = X5_0;
    Lambda[6] = X1_0;
    Lambda[7] = -X1_1;
    Lambda[8] = X2_1;
    Lambda[9] = X3_1;
    Lambda[10] = X4_1;
    Lambda[11] = -X5_1;
    Lambda[12] = -X2_0;
    Lambda[13] = X2_1;
    Lambda[14] = -X2_2;
    Lambda[15] = -X3_2;
    Lambda[16] = -X4_2;
    Lambda[17] = X5_2;
    Lambda[18] = -X3_0;
    Lambda[19] = X3_1;
    Lambda[20] = -X3_2;
    Lambda[21] = -X3_3;
    Lambda[22] = -X4_3;
    Lambda[23] = X5_3;
    Lambda[24] = -X4_0;
    Lambda[25] = X4_1;
    Lambda[26] = -X4_2;
    Lambda[27] = -X4_3;
    Lambda[28] = -X4_4;
    Lambda[29] = X5_4;
    Lambda[30] = X5_0;
    Lambda[31] = -X5_1;
    Lambda[32] = X5_2;
    Lambda[33] = X5_3;
    Lambda[34] = X5_4;
    Lambda[35] = -X5_5;
}

void ur5_operational_inertia_ee_link_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_operational_inertia_ee_link(q + 6*state, Lambda + 36*state);
    }
}

void ur5_operational_inertia_tool0(const double q[6], double Lambda[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* solve with U */
    const double y_0 = U4_2*o3_1;
    const double y_1 = c4*o4_0;
    const double y_2 = s0 - y_0 + y_1;
    const double y_3 = y_1 - (y_0 - (s0 - U3_3*y_2));
    const double y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2));
    const double y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0;
    const double y_6 = U4_2*o3_3;
    const double y_7 = c4*o4_1;
    const double y_8 = c0 + y_6 - y_7;
    const double y_9 = y_7 - (c0 - U3_3*y_8 + y_6);
    const double y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6);
    const double y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1;
    const double y_12 = U4_2*o3_5;
    const double y_13 = c4*o4_2;
    const double y_14 = y_12 - y_13;
    const double y_15 = y_13 - (y_12 - U3_3*y_14);
    const double y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12);
    const double y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2;
    const double y_18 = U4_2*J_12;
    const double y_19 = c4*J_15;
    const double y_20 = J_9 - y_18 + y_19;
    const double y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20));
    const double y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18);
    const double y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15;
    const double y_24 = U4_2*J_13;
    const double y_25 = c4*J_16;
    const double y_26 = J_10 - y_24 + y_25;
    const double y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26));
    const double y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24);
    const double y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16;
    const double y_30 = U4_2*J_14;
    const double y_31 = c4*J_17;
    const double y_32 = J_11 + y_30 - y_31;
    const double y_33 = y_31 - (J_7 - U3_3*y_32 + y_30);
    const double y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30);
    const double y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_11;
    const double Omega_1 = U1_0*y_10;
    const double Omega_2 = U2_0*y_9;
    const double Omega_3 = U3_0*y_8;
    const double Omega_4 = U4_0*o3_3;
    const double Omega_5 = 58.355064750790525*o4_1;
    const double Omega_6 = U0_0*y_17;
    const double Omega_7 = U1_0*y_16;
    const double Omega_8 = U2_0*y_15;
    const double Omega_9 = U3_0*y_14;
    const double Omega_10 = U4_0*o3_5;
    const double Omega_11 = 58.355064750790525*o4_2;
    const double Omega_12 = U0_0*y_23;
    const double Omega_13 = U1_0*y_22;
    const double Omega_14 = U2_0*y_21;
    const double Omega_15 = U3_0*y_20;
    const double Omega_16 = U4_0*J_12;
    const double Omega_17 = 58.355064750790525*J_15;
    const double Omega_18 = U0_0*y_29;
    const double Omega_19 = U1_0*y_28;
    const double Omega_20 = U2_0*y_27;
    const double Omega_21 = U3_0*y_26;
    const double Omega_22 = U4_0*J_13;
    const double Omega_23 = 58.355064750790525*J_16;
    const double Omega_24 = U0_0*y_35;
    const double Omega_25 = U1_0*y_34;
    const double Omega_26 = U2_0*y_33;
    const double Omega_27 = U3_0*y_32;
    const double Omega_28 = U4_0*J_14;
    const double Omega_29 = 58.355064750790525*J_17;
    const double Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2;
    const double Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0;
    const double Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4;
    const double Omega_33 = Omega_32 - o4_0*Omega_5;
    const double Omega_34 = o3_3*Omega_4;
    const double Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34;
    const double Omega_36 = Omega_35 - o4_1*Omega_5;
    const double Omega_37 = o3_1*Omega_10;
    const double Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37;
    const double Omega_39 = Omega_38 - o4_0*Omega_11;
    const double Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9;
    const double Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11;
    const double Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9;
    const double Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11;
    const double Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15;
    const double Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17;
    const double Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15;
    const double Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17;
    const double Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15;
    const double Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17;
    const double Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15;
    const double Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17;
    const double Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21;
    const double Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23;
    const double Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21;
    const double Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23;
    const double Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21;
    const double Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23;
    const double Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21;
    const double Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23;
    const double Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21;
    const double Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23;
    const double Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27;
    const double Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29;
    const double Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27;
    const double Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29;
    const double Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27;
    const double Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29;
    const double Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27;
    const double Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29;
    const double Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27;
    const double Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29;
    const double Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27;
    const double Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29;

    /* elimination of 'z' */
    const double U5_13 = 1.0/Omega_73;
    const double U5_14 = Omega_63*U5_13;
    const double U5_15 = Omega_65*U5_13;
    const double U5_16 = Omega_67*U5_13;
    const double U5_17 = Omega_69*U5_13;
    const double U5_18 = Omega_71*U5_13;
    const double U5_19 = Omega_31 - Omega_63*U5_14;
    const double U5_20 = Omega_33 - Omega_63*U5_15;
    const double U5_21 = Omega_36 - Omega_65*U5_15;
    const double U5_22 = Omega_39 - Omega_63*U5_16;
    const double U5_23 = Omega_41 - Omega_65*U5_16;
    const double U5_24 = Omega_43 - Omega_67*U5_16;
    const double U5_25 = Omega_45 - Omega_63*U5_17;
    const double U5_26 = Omega_47 - Omega_65*U5_17;
    const double U5_27 = Omega_49 - Omega_67*U5_17;
    const double U5_28 = Omega_51 - Omega_69*U5_17;
    const double U5_29 = Omega_53 - Omega_63*U5_18;
    const double U5_30 = Omega_55 - Omega_65*U5_18;
    const double U5_31 = Omega_57 - Omega_67*U5_18;
    const double U5_32 = Omega_59 - Omega_69*U5_18;
    const double U5_33 = Omega_61 - Omega_71*U5_18;

    /* elimination of 'y' */
    const double U4_15 = 1.0/U5_33;
    const double U4_16 = U5_29*U4_15;
    const double U4_17 = U5_30*U4_15;
    const double U4_18 = U5_31*U4_15;
    const double U4_19 = U5_32*U4_15;
    const double U4_20 = U5_19 - U5_29*U4_16;
    const double U4_21 = U5_20 - U5_29*U4_17;
    const double U4_22 = U5_21 - U5_30*U4_17;
    const double U4_23 = U5_22 - U5_29*U4_18;
    const double U4_24 = U5_23 - U5_30*U4_18;
    const double U4_25 = U5_24 - U5_31*U4_18;
    const double U4_26 = U5_25 - U5_29*U4_19;
    const double U4_27 = U5_26 - U5_30*U4_19;
    const double U4_28 = U5_27 - U5_31*U4_19;
    const double U4_29 = U5_28 - U5_32*U4_19;

    /* elimination of 'x' */
    const double U3_10 = 1.0/U4_29;
    const double U3_11 = U4_26*U3_10;
    const double U3_12 = U4_27*U3_10;
    const double U3_13 = U4_28*U3_10;
    const double U3_14 = U4_20 - U4_26*U3_11;
    const double U3_15 = U4_21 - U4_26*U3_12;
    const double U3_16 = U4_22 - U4_27*U3_12;
    const double U3_17 = U4_23 - U4_26*U3_13;
    const double U3_18 = U4_24 - U4_27*U3_13;
    const double U3_19 = U4_25 - U4_28*U3_13;

    /* elimination of 'rz' */
    const double U2_6 = 1.0/U3_19;
    const double U2_7 = U3_17*U2_6;
    const double U2_8 = U3_18*U2_6;
    const double U2_9 = U3_14 - U3_17*U2_7;
    const double U2_10 = U3_15 - U3_17*U2_8;
    const double U2_11 = U3_16 - U3_18*U2_8;

    /* elimination of 'ry' */
    const double U1_3 = 1.0/U2_11;
    const double U1_4 = U2_10*U1_3;
    const double U1_5 = U2_9 - U2_10*U1_4;

    /* elimination of 'rx' */
    const double U0_1 = 1.0/U1_5;

    /* row 'ry' of the inverse */
    const double X1_0 = U1_4*U0_1;
    const double X1_1 = U1_3 + U1_4*X1_0;

    /* row 'rz' of the inverse */
    const double X2_0 = U2_7*U0_1 - U2_8*X1_0;
    const double X2_1 = U2_7*X1_0 - U2_8*X1_1;
    const double X2_2 = U2_6 + U2_7*X2_0 - U2_8*X2_1;

    /* row 'x' of the inverse */
    const double X3_0 = U3_11*U0_1 - U3_12*X1_0 - U3_13*X2_0;
    const double X3_1 = U3_11*X1_0 - U3_12*X1_1 - U3_13*X2_1;
    const double X3_2 = U3_11*X2_0 - U3_12*X2_1 - U3_13*X2_2;
    const double X3_3 = U3_10 + U3_11*X3_0 - U3_12*X3_1 - U3_13*X3_2;

    /* row 'y' of the inverse */
    const double X4_0 = U4_16*U0_1 - U4_17*X1_0 - U4_18*X2_0 - U4_19*X3_0;
    const double X4_1 = U4_16*X1_0 - U4_17*X1_1 - U4_18*X2_1 - U4_19*X3_1;
    const double X4_2 = U4_16*X2_0 - U4_17*X2_1 - U4_18*X2_2 - U4_19*X3_2;
    const double X4_3 = U4_16*X3_0 - U4_17*X3_1 - U4_18*X3_2 - U4_19*X3_3;
    const double X4_4 = U4_15 + U4_16*X4_0 - U4_17*X4_1 - U4_18*X4_2 - U4_19*X4_3;

    /* row 'z' of the inverse */
    const double X5_0 = U5_14*U0_1 - U5_15*X1_0 - U5_16*X2_0 - U5_17*X3_0 - U5_18*X4_0;
    const double X5_1 = U5_14*X1_0 - U5_15*X1_1 - U5_16*X2_1 - U5_17*X3_1 - U5_18*X4_1;
    const double X5_2 = U5_14*X2_0 - U5_15*X2_1 - U5_16*X2_2 - U5_17*X3_2 - U5_18*X4_2;
    const double X5_3 = U5_14*X3_0 - U5_15*X3_1 - U5_16*X3_2 - U5_17*X3_3 - U5_18*X4_3;
    const double X5_4 = U5_14*X4_0 - U5_15*X4_1 - U5_16*X4_2 - U5_17*X4_3 - U5_18*X4_4;
    const double X5_5 = U5_13 + U5_14*X5_0 - U5_15*X5_1 - U5_16*X5_2 - U5_17*X5_3 - U5_18*X5_4;

    Lambda[0] = -U0_1;
    Lambda[1] = X1_0;
    Lambda[2] = -X2_0;
    Lambda[3] = -X3_0;
    Lambda[4] = -X4_0;
    Lambda[5] = X5_0;
    Lambda[6] = X1_0;
    Lambda[7] = -X1_1;
    Lambda[8] = X2_1;
    Lambda[9] = X3_1;
    Lambda[10] = X4_1;
    Lambda[11] = -X5_1;
    Lambda[12] = -X2_0;
    Lambda[13] = X2_1;
    Lambda[14] = -X2_2;
    Lambda[15] = -X3_2;
    Lambda[16] = -X4_2;
    Lambda[17] = X5_2;
    Lambda[18] = -X3_0;
    Lambda[19] = X3_1;
    Lambda[20] = -X3_2;
    Lambda[21] = -X3_3;
    Lambda[22] = -X4_3;
    Lambda[23] = X5_3;
    Lambda[24] = -X4_0;
    Lambda[25] = X4_1;
    Lambda[26] = -X4_2;
    Lambda[27] = -X4_3;
    Lambda[28] = -X4_4;
    Lambda[29] = X5_4;
    Lambda[30] = X5_0;
    Lambda[31] = -X5_1;
    Lambda[32] = X5_2;
    Lambda[33] = X5_3;
    Lambda[34] = X5_4;
    Lambda[35] = -X5_5;
}

void ur5_operational_inertia_tool0_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_operational_inertia_tool0(q + 6*state, Lambda + 36*state);
    }
}

void ur5_tip_force_acceleration_ee_link(const double q[6], const double f[6], double qdd[6])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* joint forces of the wrench */
    const double tip_0 = f2 - tool_4*f3 - tool_3*f4;
    const double tip_1 = s0*f0 - c0*f1;
    const double tip_2 = tip_1 + J_1*f3 + J_2*f4 - J_3*f5;
    const double tip_3 = tip_1 - J_5*f3 - J_6*f4 - J_7*f5;
    const double tip_4 = tip_1 - J_9*f3 - J_10*f4 - J_11*f5;
    const double tip_5 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_12*f3 - J_13*f4 + J_14*f5;
    const double tip_6 = o4_0*f0 + o4_1*f1 - o4_2*f2 - J_15*f3 - J_16*f4 + J_17*f5;

    /* solve with U */
    const double y_0 = U4_2*tip_5;
    const double y_1 = c4*tip_6;
    const double y_2 = tip_4 - y_0 + y_1;
    const double y_3 = y_1 - (y_0 - (tip_3 - U3_3*y_2));
    const double y_4 = y_1 - (y_0 - (tip_2 - U2_2*y_3 - U3_2*y_2));
    const double y_5 = tip_0 + U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*tip_5 + U5_0*tip_6;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_5;
    const double x_1 = U1_0*y_4 + U1_1*x_0;
    const double x_2 = U2_0*y_3 + U2_1*x_0 - U2_2*x_1;
    const double x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2;
    const double x_4 = x_1 + x_2 + x_3;
    const double x_5 = U4_0*tip_5 - U4_1*x_0 + U4_2*x_4;
    const double x_6 = 58.355064750790525*tip_6 - U5_0*x_0 - c4*x_4;

    qdd[0] = -x_0;
    qdd[1] = x_1;
    qdd[2] = x_2;
    qdd[3] = x_3;
    qdd[4] = -x_5;
    qdd[5] = x_6;
}

void ur5_tip_force_acceleration_ee_link_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_tip_force_acceleration_ee_link(q + 6*state, f + 6*state, qdd + 6*state);
    }
}

void ur5_tip_force_acceleration_tool0(const double q[6], const double f[6], double qdd[6])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c5 = cos(q5);
    const double s5 = sin(q5);

    /* composite inertia of 'wrist_2_link' */
    const double R4_0 = c5*c5*0.0166855268546;
    const double R4_1 = R4_0 - 0.0166855268546;
    const double R4_2 = c5*s5*0.0166855268546;
    const double R4_3 = R4_0 - 0.033822;
    const double R4_4 = R4_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_0 = c4*c4*R4_1;
    const double R3_1 = c4*s4*R4_1;
    const double R3_2 = c4*R4_2;
    const double R3_3 = s4*R4_2;
    const double R3_4 = R3_0 - 0.02174530937515;
    const double R3_5 = R4_3 - R3_0 - 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_0 = 0.017784735*s3;
    const double R2_1 = 0.017784735*c3;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R4_4 + R3_4;
    const double R2_5 = 2.0*R3_2;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_1 - s3*R3_3;
    const double R2_8 = s3*R3_1 + c3*R3_3;
    const double R2_9 = 0.0139521246075*s3;
    const double R2_10 = R3_4 - R2_6 + R2_9;
    const double R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3;
    const double R2_12 = R2_0 - 1.598759275;
    const double R2_13 = R4_4 - R2_6 - 0.59155695167475;
    const double R2_14 = R3_5 + R2_9 - 0.59565195167475;
    const double R2_15 = R2_7 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_0 = s2*R2_1;
    const double R1_1 = c2*R2_12 + R1_0;
    const double R1_2 = c2*R2_1;
    const double R1_3 = s2*R2_12 - R1_2;
    const double R1_4 = c2*c2;
    const double R1_5 = c2*s2;
    const double R1_6 = R2_10 + R2_13;
    const double R1_7 = 2.0*R2_11;
    const double R1_8 = R1_4*R1_6 - R1_5*R1_7;
    const double R1_9 = s2*R2_8;
    const double R1_10 = c2*R2_15 - R1_9;
    const double R1_11 = c2*R2_8;
    const double R1_12 = s2*R2_15 + R1_11;
    const double R1_13 = 0.85*R1_1;
    const double R1_14 = R2_13 - R1_8 - R1_13;
    const double R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3;
    const double R1_16 = R1_1 - 4.4329225;
    const double R1_17 = R2_10 - R1_8 + 1.75501953841;
    const double R1_18 = R2_14 + R1_13 - 1.77012693841;
    const double R1_19 = R1_10 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_0 = c1*R1_3;
    const double R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15));
    const double R0_2 = c1*R1_12;
    const double R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0);
    const double R0_4 = R0_1 - 2.7644263025275;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M2_0 = R2_14 + 0.425*R1_1;
    const double M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M3_0 = R3_5 + 0.00697606230375*s3;
    const double M3_1 = R1_0 + c2*R2_0;
    const double M3_2 = M3_0 + 0.425*M3_1;
    const double M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1);
    const double M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double M4_0 = c3*R3_2 + s3*R4_4;
    const double M4_1 = s3*R3_2 - c3*R4_4;
    const double M4_2 = c1*(s2*M4_0 + c2*M4_1);
    const double M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double M5_0 = 0.0171364731454*s4;
    const double M5_1 = 0.0171364731454*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 + c2*M5_3);
    const double M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4;

    /* elimination of 'wrist_3_joint' */
    const double U5_0 = 58.355064750790525*M5_5;
    const double U5_1 = R0_4 + M5_5*U5_0;
    const double U5_2 = c4*M5_5;
    const double U5_3 = R0_3 - U5_2;
    const double U5_4 = c4*M5_1;
    const double U5_5 = R1_18 + U5_4;
    const double U5_6 = M2_1 - U5_2;
    const double U5_7 = M2_0 + U5_4;
    const double U5_8 = R2_14 + U5_4;
    const double U5_9 = M3_4 + U5_2;
    const double U5_10 = M3_2 + U5_4;
    const double U5_11 = M3_0 + U5_4;
    const double U5_12 = R3_5 + U5_4;

    /* elimination of 'wrist_2_joint' */
    const double U4_0 = 1.0/R4_4;
    const double U4_1 = M4_3*U4_0;
    const double U4_2 = R3_3*U4_0;
    const double U4_3 = U5_1 + M4_3*U4_1;
    const double U4_4 = M4_3*U4_2;
    const double U4_5 = U5_3 + U4_4;
    const double U4_6 = R3_3*U4_2;
    const double U4_7 = U5_5 + U4_6;
    const double U4_8 = U5_6 + U4_4;
    const double U4_9 = U5_7 + U4_6;
    const double U4_10 = U5_8 + U4_6;
    const double U4_11 = U5_9 - U4_4;
    const double U4_12 = U5_10 + U4_6;
    const double U4_13 = U5_11 + U4_6;
    const double U4_14 = U5_12 + U4_6;

    /* elimination of 'wrist_1_joint' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_3 - U4_11*U3_1;
    const double U3_5 = U4_5 + U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 + U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 - U4_13*U3_3;

    /* elimination of 'elbow_joint' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 - U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder_lift_joint' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'shoulder_pan_joint' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'upper_arm_link' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.10915*s0;
    const double o1_5 = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 - 0.425*o1_0;
    const double o2_7 = o1_5 + 0.425*o1_2;
    const double o2_8 = 0.425*s1 - 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const double o3_0 = c3*o2_0 - s3*o2_1;
    const double o3_1 = s3*o2_0 + c3*o2_1;
    const double o3_2 = c3*o2_2 - s3*o2_3;
    const double o3_3 = s3*o2_2 + c3*o2_3;
    const double o3_4 = c3*o2_4 - s3*o2_5;
    const double o3_5 = s3*o2_4 + c3*o2_5;
    const double o3_6 = o2_6 - 0.39225*o2_0;
    const double o3_7 = o2_7 + 0.39225*o2_2;
    const double o3_8 = o2_8 + 0.39225*o2_4;

    /* frame of 'wrist_2_link' in the base */
    const double o4_0 = s4*o3_0 - s0*c4;
    const double o4_1 = s4*o3_2 + c0*c4;
    const double o4_2 = s4*o3_4;
    const double o4_3 = o3_6 + 0.09465*o3_1;
    const double o4_4 = o3_7 - 0.09465*o3_3;
    const double o4_5 = o3_8 - 0.09465*o3_5;

    /* frame of tool 'ee_link' */
    const double tool_0 = 0.0823*o4_0;
    const double tool_1 = 0.0823*o4_1;
    const double tool_2 = 0.0823*o4_2;
    const double tool_3 = o4_3 - tool_0;
    const double tool_4 = o4_4 + tool_1;
    const double tool_5 = o4_5 + tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 + 0.089159;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3);
    const double J_4 = o2_8 - tool_5;
    const double J_5 = c0*J_4;
    const double J_6 = s0*J_4;
    const double J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3);
    const double J_8 = o3_8 - tool_5;
    const double J_9 = c0*J_8;
    const double J_10 = s0*J_8;
    const double J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3);
    const double J_12 = o3_3*tool_2 - o3_5*tool_1;
    const double J_13 = o3_5*tool_0 - o3_1*tool_2;
    const double J_14 = o3_1*tool_1 - o3_3*tool_0;
    const double J_15 = o4_1*tool_2 - o4_2*tool_1;
    const double J_16 = o4_2*tool_0 - o4_0*tool_2;
    const double J_17 = o4_0*tool_1 - o4_1*tool_0;

    /* joint forces of the wrench */
    const double tip_0 = f2 - tool_4*f3 - tool_3*f4;
    const double tip_1 = s0*f0 - c0*f1;
    const double tip_2 = tip_1 + J_1*f3 + J_2*f4 - J_3*f5;
    const double tip_3 = tip_1 - J_5*f3 - J_6*f4 - J_7*f5;
    const double tip_4 = tip_1 - J_9*f3 - J_10*f4 - J_11*f5;
    const double tip_5 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_12*f3 - J_13*f4 + J_14*f5;
    const double tip_6 = o4_0*f0 + o4_1*f1 - o4_2*f2 - J_15*f3 - J_16*f4 + J_17*f5;

    /* solve with U */
    const double y_0 = U4_2*tip_5;
    const double y_1 = c4*tip_6;
    const double y_2 = tip_4 - y_0 + y_1;
    const double y_3 = y_1 - (y_0 - (tip_3 - U3_3*y_2));
    const double y_4 = y_1 - (y_0 - (tip_2 - U2_2*y_3 - U3_2*y_2));
    const double y_5 = tip_0 + U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*tip_5 + U5_0*tip_6;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_5;
    const double x_1 = U1_0*y_4 + U1_1*x_0;
    const double x_2 = U2_0*y_3 + U2_1*x_0 - U2_2*x_1;
    const double x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2;
    const double x_4 = x_1 + x_2 + x_3;
    const double x_5 = U4_0*tip_5 - U4_1*x_0 + U4_2*x_4;
    const double x_6 = 58.355064750790525*tip_6 - U5_0*x_0 - c4*x_4;

    qdd[0] = -x_0;
    qdd[1] = x_1;
    qdd[2] = x_2;
    qdd[3] = x_3;
    qdd[4] = -x_5;
    qdd[5] = x_6;
}

void ur5_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_tip_force_acceleration_tool0(q + 6*state, f + 6*state, qdd + 6*state);
    }
}
