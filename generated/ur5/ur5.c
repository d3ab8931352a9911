/* ur5: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from ur5.yaml
 * (SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
 * Make it again with
 *
 *     symdyn generate ur5.yaml --target python,c,javascript
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
 *     - Inside functions a number behind a letter is the place of a joint or its body; frames have
 *       z along its axis.
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

#if !defined(UR5_GENERATION) || UR5_GENERATION != 0xdc3fbe8cu
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    M[0] = R0_Jzz;
    M[1] = -R0_Jyz;
    M[2] = -M02_neg;
    M[3] = M03;
    M[4] = M04;
    M[5] = -M05_neg;
    M[6] = -R0_Jyz;
    M[7] = R1_Jzz;
    M[8] = M12;
    M[9] = M13;
    M[10] = -R3_Jyz;
    M[11] = M35;
    M[12] = -M02_neg;
    M[13] = M12;
    M[14] = R2_Jzz;
    M[15] = M23;
    M[16] = -R3_Jyz;
    M[17] = M35;
    M[18] = M03;
    M[19] = M13;
    M[20] = M23;
    M[21] = R3_Jzz;
    M[22] = -R3_Jyz;
    M[23] = M35;
    M[24] = M04;
    M[25] = -R3_Jyz;
    M[26] = -R3_Jyz;
    M[27] = -R3_Jyz;
    M[28] = R4_Jzz;
    M[29] = 0.0;
    M[30] = -M05_neg;
    M[31] = M35;
    M[32] = M35;
    M[33] = M35;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    U[0] = 1.0;
    U[1] = U01;
    U[2] = U02;
    U[3] = -U03_neg;
    U[4] = U04;
    U[5] = U05;
    U[6] = 0.0;
    U[7] = 1.0;
    U[8] = U12;
    U[9] = U13;
    U[10] = U14;
    U[11] = c4;
    U[12] = 0.0;
    U[13] = 0.0;
    U[14] = 1.0;
    U[15] = U23;
    U[16] = U14;
    U[17] = c4;
    U[18] = 0.0;
    U[19] = 0.0;
    U[20] = 0.0;
    U[21] = 1.0;
    U[22] = U14;
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

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = R4_Jzz;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* inverse of U */
    const double W02 = U12*U01 - U02;
    const double W13 = U23*U12 - U13;
    const double W03 = U23*U02 - U01*W13 + U03_neg;
    const double W24 = U14*U23 - U14;
    const double W14 = U14*U13 - U12*W24 - U14;
    const double W04 = -U04 - (U01*W14 + U02*W24 + U14*U03_neg);
    const double W25 = c4*U23 - c4;
    const double W15 = c4*U13 - U12*W25 - c4;
    const double W05 = -U05 - (U01*W15 + U02*W25 + c4*U03_neg);

    W[0] = 1.0;
    W[1] = -U01;
    W[2] = W02;
    W[3] = W03;
    W[4] = W04;
    W[5] = W05;
    W[6] = 0.0;
    W[7] = 1.0;
    W[8] = -U12;
    W[9] = W13;
    W[10] = W14;
    W[11] = W15;
    W[12] = 0.0;
    W[13] = 0.0;
    W[14] = 1.0;
    W[15] = -U23;
    W[16] = W24;
    W[17] = W25;
    W[18] = 0.0;
    W[19] = 0.0;
    W[20] = 0.0;
    W[21] = 1.0;
    W[22] = -U14;
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

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = R4_Jzz;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* row 'shoulder_lift_joint' of the inverse */
    const double X01 = U01*D0_inv_neg;
    const double X11_neg = D1_inv_neg + U01*X01;

    /* row 'elbow_joint' of the inverse */
    const double X02 = U02*D0_inv_neg - U12*X01;
    const double X12 = U12*X11_neg - U02*X01;
    const double X22 = -D2_inv_neg - U02*X02 - U12*X12;

    /* row 'wrist_1_joint' of the inverse */
    const double X03_neg = U03_neg*D0_inv_neg + U13*X01 + U23*X02;
    const double X13 = U03_neg*X01 + U13*X11_neg - U23*X12;
    const double X23 = U03_neg*X02 - U13*X12 - U23*X22;
    const double X33_neg = D3_inv_neg + U03_neg*X03_neg + U13*X13 + U23*X23;

    /* row 'wrist_2_joint' of the inverse */
    const double X04_0 = X03_neg - (X01 + X02);
    const double X04 = U04*D0_inv_neg + U14*X04_0;
    const double X14_neg_0 = -U14*X12;
    const double X14_neg_1 = U14*X13;
    const double X14_neg = U04*X01 - U14*X11_neg - X14_neg_0 + X14_neg_1;
    const double X24_0 = U14*X23;
    const double X24 = X14_neg_0 - U04*X02 - U14*X22 - X24_0;
    const double X34 = U14*X33_neg - (X14_neg_1 - U04*X03_neg + X24_0);
    const double X44_0 = X14_neg - X24 - X34;
    const double X44 = D4_inv - U04*X04 + U14*X44_0;

    /* row 'wrist_3_joint' of the inverse */
    const double X05_neg = -U05*D0_inv_neg - c4*X04_0;
    const double X15_0 = -c4*X12;
    const double X15_1 = c4*X13;
    const double X15 = c4*X11_neg - U05*X01 + X15_0 - X15_1;
    const double X25_0 = c4*X23;
    const double X25 = X15_0 - U05*X02 - c4*X22 - X25_0;
    const double X35 = c4*X33_neg - (X15_1 - U05*X03_neg + X25_0);
    const double X45 = c4*X44_0 - U05*X04;
    const double X55_neg = c4*(X15 + X25 + X35) - (U05*X05_neg + 58.355064750790525);

    M_inverse[0] = -D0_inv_neg;
    M_inverse[1] = X01;
    M_inverse[2] = X02;
    M_inverse[3] = -X03_neg;
    M_inverse[4] = X04;
    M_inverse[5] = -X05_neg;
    M_inverse[6] = X01;
    M_inverse[7] = -X11_neg;
    M_inverse[8] = X12;
    M_inverse[9] = X13;
    M_inverse[10] = -X14_neg;
    M_inverse[11] = X15;
    M_inverse[12] = X02;
    M_inverse[13] = X12;
    M_inverse[14] = X22;
    M_inverse[15] = X23;
    M_inverse[16] = X24;
    M_inverse[17] = X25;
    M_inverse[18] = -X03_neg;
    M_inverse[19] = X13;
    M_inverse[20] = X23;
    M_inverse[21] = -X33_neg;
    M_inverse[22] = X34;
    M_inverse[23] = X35;
    M_inverse[24] = X04;
    M_inverse[25] = -X14_neg;
    M_inverse[26] = X24;
    M_inverse[27] = X34;
    M_inverse[28] = X44;
    M_inverse[29] = X45;
    M_inverse[30] = -X05_neg;
    M_inverse[31] = X15;
    M_inverse[32] = X25;
    M_inverse[33] = X35;
    M_inverse[34] = X45;
    M_inverse[35] = -X55_neg;
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
    const double ww0_zz = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const double w1_x_neg = qd0*s1;
    const double w1_y_neg = qd0*c1;
    const double E1_yz = qdd0*s1;
    const double a1_x_neg_0 = 0.10915*qdd0;
    const double a1_z = -0.10915*ww0_zz;
    const double a1_x_neg = c1*a1_x_neg_0 + 9.81*s1;
    const double a1_y = s1*a1_x_neg_0 - 9.81*c1;
    const double ww1_yz_neg = qd1*w1_y_neg;
    const double wd1_x_neg = E1_yz + ww1_yz_neg;
    const double ww1_xz_neg = qd1*w1_x_neg;
    const double wd1_y = ww1_xz_neg - qdd0*c1;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_xx_neg = w1_y_neg*w1_y_neg + ww1_zz;
    const double E1_yx = qdd1 + ww1_xy;
    const double E1_zx_neg = ww1_xz_neg + wd1_y;

    /* motion of 'forearm_link' */
    const double w2_x_neg = c2*w1_x_neg + s2*w1_y_neg;
    const double w2_y = s2*w1_x_neg - c2*w1_y_neg;
    const double a2_x_0 = a1_x_neg + 0.425*E1_xx_neg;
    const double a2_x_1 = a1_y + 0.425*E1_yx;
    const double a2_z = a1_z - 0.425*E1_zx_neg;
    const double a2_x = s2*a2_x_1 - c2*a2_x_0;
    const double a2_y = s2*a2_x_0 + c2*a2_x_1;
    const double wd2_x = qd2*w2_y - (c2*wd1_x_neg - s2*wd1_y);
    const double wd2_y = s2*wd1_x_neg + c2*wd1_y + qd2*w2_x_neg;
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
    const double E2_zx_neg = wd2_y + ww2_xz_neg;

    /* motion of 'wrist_1_link' */
    const double w3_x = c3*w2_x_neg - s3*w2_y;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_y;
    const double a3_z = a2_z - 0.39225*E2_zx_neg;
    const double a3_x = c3*(0.39225*E2_xx_neg - a2_x) - s3*(a2_y + 0.39225*E2_yx);
    const double wd3_x = -c3*wd2_x - s3*wd2_y - qd3*w3_y_neg;
    const double wd3_y_neg = c3*wd2_y - s3*wd2_x + qd3*w3_x;
    const double wd3_z = qdd3 + wd2_z;
    const double w3_z = qd3 + w2_z;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;
    const double E3_xy_neg = wd3_z + ww3_xy_neg;
    const double E3_yy_neg = w3_x*w3_x + w3_z*w3_z;
    const double E3_zy = wd3_x - ww3_yz_neg;

    /* motion of 'wrist_2_link' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double wd4_x = qd4*w4_y - (c4*wd3_x + s4*wd3_z);
    const double wd4_y = s4*wd3_x - c4*wd3_z + qd4*w4_x_neg;
    const double wd4_z = qdd4 + wd3_y_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;

    /* motion of 'wrist_3_link' */
    const double w5_x = c5*w4_x_neg - s5*w4_z;
    const double w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const double wd5_x = -c5*wd4_x - s5*wd4_z - qd5*w5_y_neg;
    const double wd5_z = qdd5 - wd4_y;
    const double w5_z = qd5 - w4_y;
    const double ww5_xy_neg = w5_x*w5_y_neg;
    const double ww5_xz = w5_x*w5_z;
    const double ww5_yz_neg = w5_y_neg*w5_z;

    /* force on 'wrist_3_link' */
    const double n5_x_neg = 0.0166855268546*wd5_x + 0.0171364731454*ww5_yz_neg;
    const double n5_y = -0.033822*ww5_xz;
    const double n5_z = 0.0171364731454*wd5_z - 0.0166855268546*ww5_xy_neg;

    /* force on 'wrist_2_link' */
    const double n4_x = c5*n5_x_neg + s5*n5_y + (0.033822*wd4_x + 0.253242*ww4_yz);
    const double n4_y = 0.21942*ww4_xz_neg - n5_z;
    const double n4_z = s5*n5_x_neg - c5*n5_y + (0.253242*wd4_z + 0.033822*ww4_xy_neg);

    /* force on 'wrist_1_link' */
    const double f3_x = 0.017784735*E3_xy_neg;
    const double f3_y = 0.017784735*E3_yy_neg;
    const double f3_z = -0.017784735*E3_zy;
    const double n3_x_0 = -0.017784735*a3_z;
    const double n3_z_0 = 0.017784735*a3_x;
    const double n3_x_1 = 0.00460883622975*wd3_x - 0.22402883622975*ww3_yz_neg + n3_x_0;
    const double n3_z_1 = 0.22402883622975*wd3_z + 0.00460883622975*ww3_xy_neg + n3_z_0;
    const double n3_x = n3_x_1 - (c4*n4_x - s4*n4_y);
    const double n3_y_neg = n4_z + 0.21942*ww3_xz;
    const double n3_z = n3_z_1 - (s4*n4_x + c4*n4_y);

    /* force on 'forearm_link' */
    const double f2_y_0 = s3*f3_x + c3*f3_y;
    const double f2_x_neg = c3*f3_x - s3*f3_y + 1.598759275*E2_xx_neg;
    const double f2_y = 1.598759275*E2_yx - f2_y_0;
    const double f2_z = f3_z - 1.598759275*E2_zx_neg;
    const double n2_x_0 = 0.09736195575*E2_yx;
    const double n2_x_1 = 0.59565195167475*ww2_yz - 0.59155695167475*wd2_x + n2_x_0;
    const double n2_y_0 = 1.1872089033495*ww2_xz_neg - 0.09736195575*(ww2_xx - ww2_zz);
    const double n2_z_0 = 0.09736195575*E2_yz;
    const double n2_z_1 = 0.59565195167475*wd2_z - 0.59155695167475*ww2_xy_neg - n2_z_0;
    const double n2_y_1 = n2_y_0 - 1.598759275*a2_z;
    const double n2_x = n2_x_1 - (c3*n3_x + s3*n3_y_neg);
    const double n2_y = c3*n3_y_neg - s3*n3_x + 0.00697606230375*E3_zy + n2_y_1;
    const double n2_z = n2_z_1 + 1.598759275*a2_y - (0.39225*f2_y_0 - n3_z);

    /* force on 'upper_arm_link' */
    const double f1_y_0 = s2*f2_x_neg - c2*f2_y;
    const double f1_x_neg = c2*f2_x_neg + s2*f2_y + 4.4329225*E1_xx_neg;
    const double f1_y = 4.4329225*E1_yx - f1_y_0;
    const double n1_x_0 = 0.075354282*E1_yx;
    const double n1_x_1 = 1.75501953841*wd1_x_neg - 1.77012693841*ww1_yz_neg + n1_x_0;
    const double n1_z_0 = 1.77012693841*qdd1 + 1.75501953841*ww1_xy - 0.075354282*E1_yz;
    const double n1_y_0 = 0.483853490875*ww0_zz;
    const double n1_y_1 = 3.52514647682*ww1_xz_neg - 0.075354282*(ww1_xx - ww1_zz) + n1_y_0;
    const double n1_x = c2*n2_x - s2*n2_y + n1_x_1;
    const double n1_y = s2*n2_x + c2*n2_y - 0.425*f2_z + n1_y_1;
    const double n1_z = n1_z_0 + 4.4329225*a1_y - (0.425*f1_y_0 - n2_z);

    /* force on 'shoulder_link' */
    const double n0_z_0 = 2.7644263025275*qdd0;
    const double n0_z = n0_z_0 - (s1*n1_x + c1*n1_y - 0.10915*(c1*f1_x_neg + s1*f1_y));

    tau[0] = n0_z;
    tau[1] = n1_z;
    tau[2] = n2_z;
    tau[3] = n3_z;
    tau[4] = n4_z;
    tau[5] = n5_z;
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
    const double ww0_zz = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const double w1_x_neg = qd0*s1;
    const double w1_y_neg = qd0*c1;
    const double a1_z = -0.10915*ww0_zz;
    const double a1_x = -9.81*s1;
    const double a1_y = -9.81*c1;
    const double wd1_x_neg = qd1*w1_y_neg;
    const double wd1_y = qd1*w1_x_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_xx_neg = w1_y_neg*w1_y_neg + ww1_zz;

    /* motion of 'forearm_link' */
    const double w2_x_neg = c2*w1_x_neg + s2*w1_y_neg;
    const double w2_y = s2*w1_x_neg - c2*w1_y_neg;
    const double a2_x_neg_0 = 0.425*E1_xx_neg - a1_x;
    const double a2_x_neg_1 = -a1_y - 0.425*ww1_xy;
    const double a2_z = a1_z - 0.85*wd1_y;
    const double a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1;
    const double a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1;
    const double wd2_x = qd2*w2_y - (c2*wd1_x_neg - s2*wd1_y);
    const double wd2_y = s2*wd1_x_neg + c2*wd1_y + qd2*w2_x_neg;
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = w2_y*w2_y + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx_neg = wd2_y + ww2_xz_neg;

    /* motion of 'wrist_1_link' */
    const double w3_x = c3*w2_x_neg - s3*w2_y;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_y;
    const double a3_z = a2_z - 0.39225*E2_zx_neg;
    const double a3_x = c3*(a2_x_neg + 0.39225*E2_xx_neg) - s3*(a2_y - 0.39225*ww2_xy_neg);
    const double wd3_x = -c3*wd2_x - s3*wd2_y - qd3*w3_y_neg;
    const double wd3_y_neg = c3*wd2_y - s3*wd2_x + qd3*w3_x;
    const double w3_z = qd3 + w2_z;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;
    const double E3_yy_neg = w3_x*w3_x + w3_z*w3_z;
    const double E3_zy = wd3_x - ww3_yz_neg;

    /* motion of 'wrist_2_link' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double wd4_x = qd4*w4_y - c4*wd3_x;
    const double wd4_y = s4*wd3_x + qd4*w4_x_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;

    /* motion of 'wrist_3_link' */
    const double w5_x = c5*w4_x_neg - s5*w4_z;
    const double w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const double wd5_x = -c5*wd4_x - s5*wd3_y_neg - qd5*w5_y_neg;
    const double w5_z = qd5 - w4_y;
    const double ww5_xy_neg = w5_x*w5_y_neg;
    const double ww5_xz = w5_x*w5_z;
    const double ww5_yz_neg = w5_y_neg*w5_z;

    /* force on 'wrist_3_link' */
    const double n5_x_neg = 0.0166855268546*wd5_x + 0.0171364731454*ww5_yz_neg;
    const double n5_y = -0.033822*ww5_xz;
    const double n5_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg;

    /* force on 'wrist_2_link' */
    const double n4_x = c5*n5_x_neg + s5*n5_y + (0.033822*wd4_x + 0.253242*ww4_yz);
    const double n4_y = n5_z_neg + 0.21942*ww4_xz_neg;
    const double n4_z = s5*n5_x_neg - c5*n5_y + (0.253242*wd3_y_neg + 0.033822*ww4_xy_neg);

    /* force on 'wrist_1_link' */
    const double f3_x = 0.017784735*ww3_xy_neg;
    const double f3_y = 0.017784735*E3_yy_neg;
    const double f3_z = -0.017784735*E3_zy;
    const double n3_x_0 = -0.017784735*a3_z;
    const double n3_x_1 = 0.00460883622975*wd3_x - 0.22402883622975*ww3_yz_neg + n3_x_0;
    const double n3_x = n3_x_1 - (c4*n4_x - s4*n4_y);
    const double n3_y_neg = n4_z + 0.21942*ww3_xz;
    const double n3_z = 0.00460883622975*ww3_xy_neg + 0.017784735*a3_x - (s4*n4_x + c4*n4_y);

    /* force on 'forearm_link' */
    const double f2_y_neg_0 = s3*f3_x + c3*f3_y;
    const double f2_x_neg = c3*f3_x - s3*f3_y + 1.598759275*E2_xx_neg;
    const double f2_y_neg = f2_y_neg_0 + 1.598759275*ww2_xy_neg;
    const double f2_z = f3_z - 1.598759275*E2_zx_neg;
    const double n2_x_0 = 0.09736195575*ww2_xy_neg;
    const double n2_x_1 = 0.59565195167475*ww2_yz - 0.59155695167475*wd2_x - n2_x_0;
    const double n2_y_0 = 1.1872089033495*ww2_xz_neg - 0.09736195575*(ww2_xx - ww2_zz);
    const double n2_z_neg_0 = 1.598759275*a2_y;
    const double n2_y_1 = n2_y_0 - 1.598759275*a2_z;
    const double n2_z_neg_1 = 0.59155695167475*ww2_xy_neg + 0.09736195575*E2_yz - n2_z_neg_0;
    const double n2_x = n2_x_1 - (c3*n3_x + s3*n3_y_neg);
    const double n2_y = c3*n3_y_neg - s3*n3_x + 0.00697606230375*E3_zy + n2_y_1;
    const double n2_z_neg = 0.39225*f2_y_neg_0 - n3_z + n2_z_neg_1;

    /* force on 'upper_arm_link' */
    const double f1_y_0 = s2*f2_x_neg + c2*f2_y_neg;
    const double f1_x_neg = c2*f2_x_neg - s2*f2_y_neg + 4.4329225*E1_xx_neg;
    const double f1_y = 4.4329225*ww1_xy - f1_y_0;
    const double n1_y_0 = 0.483853490875*ww0_zz;
    const double n1_y_1 = 3.52514647682*wd1_y - 0.075354282*(ww1_xx - ww1_zz) + n1_y_0;
    const double n1_x = c2*n2_x - s2*n2_y - (0.0151074*wd1_x_neg - 0.075354282*ww1_xy);
    const double n1_y = s2*n2_x + c2*n2_y - 0.425*f2_z + n1_y_1;
    const double n1_z = 1.75501953841*ww1_xy - 43.486969725*c1 - (n2_z_neg + 0.425*f1_y_0);

    /* force on 'shoulder_link' */
    const double n0_z = 0.10915*(c1*f1_x_neg + s1*f1_y) - (s1*n1_x + c1*n1_y);

    bias[0] = n0_z;
    bias[1] = n1_z;
    bias[2] = -n2_z_neg;
    bias[3] = n3_z;
    bias[4] = n4_z;
    bias[5] = -n5_z_neg;
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
    const double a1_x = -9.81*s1;
    const double a1_y = -9.81*c1;

    /* motion of 'forearm_link' */
    const double a2_x_neg = -c2*a1_x - s2*a1_y;
    const double a2_y = c2*a1_y - s2*a1_x;

    /* motion of 'wrist_1_link' */
    const double a3_x = c3*a2_x_neg - s3*a2_y;

    /* force on 'wrist_1_link' */
    const double n3_z = 0.017784735*a3_x;

    /* force on 'forearm_link' */
    const double n2_z = n3_z + 1.598759275*a2_y;

    /* force on 'upper_arm_link' */
    const double n1_z = n2_z - 43.486969725*c1;

    g[0] = 0.0;
    g[1] = n1_z;
    g[2] = n2_z;
    g[3] = n3_z;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* velocity of 'upper_arm_link' */
    const double w1_x_neg = s1*qd0;
    const double w1_y_neg = c1*qd0;
    const double v1_x_neg_0 = 0.10915*qd0;
    const double v1_x_neg = c1*v1_x_neg_0;
    const double v1_y = s1*v1_x_neg_0;

    /* velocity of 'forearm_link' */
    const double w2_x_neg = c2*w1_x_neg + s2*w1_y_neg;
    const double w2_y = s2*w1_x_neg - c2*w1_y_neg;
    const double v2_z = 0.425*w1_y_neg;
    const double v2_x_0 = v1_y + 0.425*qd1;
    const double v2_x = s2*v2_x_0 - c2*v1_x_neg;
    const double v2_y = s2*v1_x_neg + c2*v2_x_0;
    const double w2_z = qd1 + qd2;

    /* velocity of 'wrist_1_link' */
    const double w3_x = c3*w2_x_neg - s3*w2_y;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_y;
    const double v3_x_0 = v2_y + 0.39225*w2_z;
    const double v3_z = v2_z - 0.39225*w2_y;
    const double v3_x = -c3*v2_x - s3*v3_x_0;
    const double v3_y_neg = c3*v3_x_0 - s3*v2_x;
    const double w3_z = qd3 + w2_z;

    /* velocity of 'wrist_2_link' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double w4_z = qd4 + w3_y_neg;

    /* velocity of 'wrist_3_link' */
    const double w5_x = c5*w4_x_neg - s5*w4_z;
    const double w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const double w5_z = qd5 - w4_y;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_0*c4c4;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg = 0.0139521246075*s3 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - 0.85*R1_hx_1;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* momenta of 'upper_arm_link' */
    const double T1_yz_0 = 0.037677141*qd1;
    const double T1_xx_neg_0 = 0.075354282*w1_y_neg;
    const double T1_yy_0 = 4.4329225*v1_x_neg;
    const double T1_xy_0 = 0.877509769205*qd1 - 0.037677141*w1_x_neg + 2.21646125*v1_y;

    /* momenta of 'forearm_link' */
    const double T2_yz_0 = 0.048680977875*w2_z;
    const double T2_xx_0 = 0.09736195575*w2_y;
    const double L2_y_neg_0 = 0.3397363459375*w1_y_neg;
    const double T2_yy_0 = -1.598759275*v2_x;
    const double T2_xy_0 = 0.295778475837375*w2_z - 0.048680977875*w2_x_neg + 0.7993796375*v2_y;

    /* momenta of 'wrist_1_link' */
    const double p3_x = 0.0088923675*w3_z;
    const double p3_z = -0.0088923675*w3_x;
    const double L3_x_0 = 0.0088923675*v3_z;
    const double T3_xx_0 = 0.017784735*v3_y_neg;

    /* momenta of 'wrist_3_link' */
    const double T5_xy = -0.0083427634273*w5_z;
    const double T5_yz = -0.0085682365727*w5_x;
    const double T5_xz = -0.016911*w5_y_neg;
    const double L5_x = -0.0083427634273*w5_x;
    const double L5_z = 0.0085682365727*w5_z;

    /* momenta of 'wrist_2_link' */
    const double T4_xx_0 = 0.0166855268546*w5_z;
    const double T4_xx = c5s5*T4_xx_0;
    const double T4_xy_0 = -c5*T5_xz;
    const double T4_yz_0 = -s5*T5_xz;
    const double L4_x = -0.016911*w4_x_neg - c5*L5_x;
    const double L4_z = 0.126621*w4_z - s5*L5_x;
    const double T4_xy = 0.016911*w4_z - (T4_xy_0 + s5*T5_yz);
    const double T4_xz = 0.10971*w4_y - (T5_xy + c5c5*T4_xx_0);
    const double T4_yz = 0.126621*w4_x_neg - (T4_yz_0 - c5*T5_yz);

    /* momenta of 'wrist_1_link' */
    const double T3_xx_1 = 2.0*T4_xy;
    const double T3_xx_2 = c4c4*T4_xx - c4s4*T3_xx_1;
    const double L3_x = 0.002304418114875*w3_x - L3_x_0 - (c4*L4_x + s4*L5_z);
    const double T3_xx = T3_xx_0 + T3_xx_2;
    const double T3_zz = T4_xx - T3_xx_2 + T3_xx_0;
    const double T3_xy = 0.002304418114875*w3_z + 0.0088923675*v3_x + (c4*T4_xz - s4*T4_yz);
    const double T3_xz_neg = T4_xy - (c4s4*T4_xx + c4c4*T3_xx_1) + 0.10971*w3_y_neg;
    const double T3_yz = s4*T4_xz + c4*T4_yz - (0.112014418114875*w3_x - L3_x_0);

    /* momenta of 'forearm_link' */
    const double p2_x_neg = c3*p3_x;
    const double p2_y_0 = s3*p3_x;
    const double L2_y_neg_1 = 0.003488031151875*w3_x;
    const double T2_xx_1 = T4_xx + T3_xx;
    const double T2_xx_2 = 2.0*T3_xy;
    const double T2_xx_3 = c3c3*T2_xx_1 - c3s3*T2_xx_2;
    const double T2_yy_1 = 0.7845*p2_x_neg;
    const double T2_xz_0 = c3*T3_xz_neg + s3*T3_yz + L2_y_neg_1;
    const double p2_y = 0.7993796375*w2_z - p2_y_0;
    const double p2_z = p3_z - 0.7993796375*w2_y;
    const double L2_x = T2_yz_0 + 0.295778475837375*w2_x_neg - (c3*L3_x + s3*L4_z);
    const double L2_y_neg = s3*L3_x - c3*L4_z - L2_y_neg_1 + L2_y_neg_0;
    const double T2_xx = T2_xx_0 - (T4_xx - T2_xx_3);
    const double T2_yy = T3_xx - T2_xx_3 - T2_yy_1 - T2_yy_0;
    const double T2_zz = T3_zz - T2_yy_1 - (T2_xx_0 + T2_yy_0);
    const double T2_xy = 0.39225*p2_y_0 - (T3_xy - (c3s3*T2_xx_1 + c3c3*T2_xx_2)) - T2_xy_0;
    const double T2_xz = 0.59360445167475*w2_y - L2_y_neg_0 + T2_xz_0;
    const double T2_yz = T2_yz_0 + 0.297825975837375*w2_x_neg + (s3*T3_xz_neg - c3*T3_yz);

    /* momenta of 'upper_arm_link' */
    const double p1_x_neg = c2*p2_x_neg + s2*p2_y;
    const double p1_y_0 = s2*p2_x_neg - c2*p2_y;
    const double L1_y_0 = -0.425*p2_z;
    const double L1_y = s2*L2_x - c2*L2_y_neg + L1_y_0;
    const double T1_xx_neg_1 = T2_xx - T2_yy;
    const double T1_xx_neg_2 = -2.0*T2_xy;
    const double T1_xx_neg_3 = c2c2*T1_xx_neg_1 + c2s2*T1_xx_neg_2;
    const double T1_yy_1 = 0.85*p1_x_neg;
    const double T1_xy_1 = c2s2*T1_xx_neg_1 - c2c2*T1_xx_neg_2 - T2_xy + 0.425*p1_y_0;
    const double p1_y = 2.21646125*qd1 - p1_y_0;
    const double p1_z = 2.21646125*w1_y_neg + p2_z;
    const double L1_x = T1_yz_0 + 0.877509769205*w1_x_neg + (c2*L2_x + s2*L2_y_neg);
    const double T1_xx_neg = T1_xx_neg_0 - (T2_yy + T1_xx_neg_3);
    const double T1_yy = T2_xx - T1_xx_neg_3 - T1_yy_1 - T1_yy_0;
    const double T1_zz = T1_xx_neg_0 - T1_yy_0 - (T1_yy_1 - T2_zz);
    const double T1_xy = T1_xy_1 - T1_xy_0;
    const double T1_xz = c2*T2_xz - s2*T2_yz + L1_y_0 - 1.76257323841*w1_y_neg;
    const double T1_yz = T1_yz_0 + 0.885063469205*w1_x_neg + (s2*T2_xz + c2*T2_yz);

    /* momenta of 'shoulder_link' */
    const double T0_zz_0 = T1_xx_neg - (c1c1*(T1_xx_neg + T1_yy) + 2.0*T1_xy*c1s1);
    const double T0_zz = 0.2183*p1_z - T0_zz_0;

    /* Coriolis terms of joint 'shoulder_lift_joint' */
    const double C11_0 = w1_x_neg*R1_Jyz;
    const double C11_1 = -v1_y*R1_hy;
    const double C11 = T1_zz - (w1_y_neg*R1_Jxz - C11_0 - (v1_x_neg*R1_hx + C11_1));
    const double C01_0 = c1*(w1_x_neg*R1_Jyy - w1_y_neg*R1_Jxy + (L1_x + T1_yz));
    const double C01_1 = s1*(w1_x_neg*R1_Jxy - w1_y_neg*R1_Jxx - (L1_y - T1_xz)) + C01_0;
    const double C01 = 0.10915*(2.0*p1_y*c1 - 2.0*p1_x_neg*s1) - C01_1;
    const double C10 = c1*(L1_x - T1_yz) - s1*(L1_y + T1_xz);

    /* Coriolis terms of joint 'elbow_joint' */
    const double C22_0 = w2_x_neg*R2_Jyz;
    const double C22_1 = v2_y*R2_hy;
    const double C02_0 = 2.0*p2_y;
    const double C02_1 = 2.0*p2_x_neg;
    const double C02_2 = w2_y*R2_Jxx + w2_x_neg*R2_Jxy + (L2_y_neg + T2_xz);
    const double C02_3 = w2_y*R2_Jxy - w2_x_neg*R2_Jyy_neg + (L2_x + T2_yz);
    const double C22 = w2_y*R2_Jxz + C22_0 - (v2_x*R2_hx + C22_1) + T2_zz;
    const double C20_0 = L2_y_neg - T2_xz;
    const double C20_1 = L2_x - T2_yz;
    const double C12_0 = s2*C02_0 + c2*C02_1;
    const double C12 = C22 - 0.425*C12_0;
    const double C21 = C11_0 - w1_y_neg*R1_Jxz_1 + (C11_1 - v1_x_neg*R1_hx_1) + T2_zz;
    const double C02_4 = c1*(s2*C02_2 + c2*C02_3 - 0.425*(w2_y*R2_hy - w2_x_neg*R2_hx));
    const double C02_5 = 0.10915*(c1*(c2*C02_0 - s2*C02_1) - s1*C12_0);
    const double C02 = C02_5 - (s1*(c2*C02_2 - s2*C02_3) + C02_4);
    const double C20 = s1*(c2*C20_0 - s2*C20_1) + c1*(s2*C20_0 + c2*C20_1);

    /* Coriolis terms of joint 'wrist_1_joint' */
    const double C03_0 = -w3_y_neg*R3_Jxy - w3_x*R4_Jzz;
    const double C03_1 = 0.017784735*w3_z;
    const double C03_2 = L4_z - T3_xz_neg - (w3_y_neg*R3_Jxx + w3_x*R3_Jxy);
    const double C03_3 = L3_x + T3_yz + C03_0;
    const double C33 = T3_zz - (T3_xx_0 - (w3_y_neg*R3_Jxz_neg - w3_x*R3_Jyz));
    const double C30_neg_0 = L4_z + T3_xz_neg;
    const double C30_neg_1 = L3_x - T3_yz;
    const double C03_4 = s3*C03_1;
    const double C23_0 = c3*C03_1;
    const double C03_5 = c3*C03_2 - s3*C03_3;
    const double C03_6 = s3*C03_2 + c3*C03_3 + 0.00697606230375*w3_y_neg;
    const double C23 = C33 - 0.39225*C23_0;
    const double C30_neg_2 = c3*C30_neg_0 - s3*C30_neg_1;
    const double C30_neg_3 = s3*C30_neg_0 + c3*C30_neg_1;
    const double C32 = C22_0 + w2_y*R2_Jxz_0 - (C22_1 - v2_x*R2_hx_0) + T3_zz;
    const double C13_0 = s2*C03_4 - c2*C23_0;
    const double C13 = C23 + 0.425*C13_0;
    const double C31_0 = w1_x_neg*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double C31_1 = v1_x_neg*(R1_hx_0 + c2*R2_hx_0) - v1_y*(s2*R2_hx_0 - R1_hy_0);
    const double C31 = C31_0 - w1_y_neg*(c2*R2_Jxz_0 - R1_Jxz_0) - C31_1 + T3_zz;
    const double C03_7 = c1*(s2*C03_5 + c2*C03_6 + 0.007558512375*w3_y_neg);
    const double C03_8 = 0.10915*(c1*(c2*C03_4 + s2*C23_0) - s1*C13_0);
    const double C03 = s1*(c2*C03_5 - s2*C03_6) + C03_7 - C03_8;
    const double C30_neg_4 = c1*(s2*C30_neg_2 + c2*C30_neg_3);
    const double C30_neg = s1*(c2*C30_neg_2 - s2*C30_neg_3) + C30_neg_4;

    /* Coriolis terms of joint 'wrist_2_joint' */
    const double C04_0 = 0.0171364731454*w4_x_neg;
    const double C04_1 = -w4_y*R4_Jxx - (L5_z + T4_xz);
    const double C04_2 = L4_x + T4_yz + C04_0;
    const double C44_neg = T4_xx - w4_y*R4_Jxz;
    const double C40_0 = L5_z - T4_xz;
    const double C40_1 = T4_yz - L4_x;
    const double C04_3 = c4*C04_1 + s4*C04_2;
    const double C34 = s4*C04_1 - c4*C04_2;
    const double C40_2 = c4*C40_0 + s4*C40_1;
    const double C43_0 = s4*C40_0 - c4*C40_1;
    const double C43 = C43_0 - C03_0;
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double C04_4 = c3*C04_3 - s3*C44_neg;
    const double C04_5 = s3*C04_3 + c3*C44_neg;
    const double C40_3 = c3*C40_2 - s3*T4_xx;
    const double C40_4 = s3*C40_2 + c3*T4_xx;
    const double C42 = C43_0 - (w2_y*n4at2_x_neg - w2_x_neg*n4at2_y);
    const double C41_0 = w1_x_neg*(s2*n4at2_x_neg - c2*n4at2_y);
    const double C41 = w1_y_neg*(c2*n4at2_x_neg + s2*n4at2_y) - C41_0 + C43_0;
    const double C04 = s1*(c2*C04_4 - s2*C04_5) + c1*(s2*C04_4 + c2*C04_5);
    const double C40 = s1*(c2*C40_3 - s2*C40_4) + c1*(s2*C40_3 + c2*C40_4);

    /* Coriolis terms of joint 'wrist_3_joint' */
    const double C35_neg_0 = 0.016911*w5_x;
    const double C35_neg_1 = 0.0002254731454*w5_y_neg;
    const double C50_neg_0 = 0.0002254731454*w5_x;
    const double C35_neg_2 = c5*C35_neg_1 - s5*C35_neg_0;
    const double C45 = s5*C35_neg_1 + c5*C35_neg_0;
    const double C50_neg_1 = T4_xy_0 - s5*C50_neg_0;
    const double C54_0 = T4_yz_0 + c5*C50_neg_0;
    const double C54 = C54_0 - C04_0;
    const double n5at3_x = -0.0171364731454*s4;
    const double C05_neg_0 = c4*C35_neg_2;
    const double C35_neg = s4*C35_neg_2;
    const double C50_neg_2 = c4*C50_neg_1;
    const double C53_0 = s4*C50_neg_1;
    const double C53 = -C53_0 - w3_y_neg*n5at3_x;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double C05_neg_1 = c3*C05_neg_0 - s3*C45;
    const double C05_neg_2 = s3*C05_neg_0 + c3*C45;
    const double C50_neg_3 = c3*C50_neg_2 - s3*C54_0;
    const double C50_neg_4 = s3*C50_neg_2 + c3*C54_0;
    const double C52 = w2_y*n5at2_x + w2_x_neg*n5at2_y - C53_0;
    const double C51_neg_0 = w1_x_neg*(s2*n5at2_x + c2*n5at2_y);
    const double C51_neg = w1_y_neg*(c2*n5at2_x - s2*n5at2_y) - C51_neg_0 + C53_0;
    const double C05_neg_3 = c1*(s2*C05_neg_1 + c2*C05_neg_2);
    const double C05_neg = s1*(c2*C05_neg_1 - s2*C05_neg_2) + C05_neg_3;
    const double C50_neg_5 = c1*(s2*C50_neg_3 + c2*C50_neg_4);
    const double C50_neg = s1*(c2*C50_neg_3 - s2*C50_neg_4) + C50_neg_5;

    C[0] = T0_zz;
    C[1] = C01;
    C[2] = C02;
    C[3] = C03;
    C[4] = C04;
    C[5] = -C05_neg;
    C[6] = C10;
    C[7] = C11;
    C[8] = C12;
    C[9] = C13;
    C[10] = C34;
    C[11] = -C35_neg;
    C[12] = C20;
    C[13] = C21;
    C[14] = C22;
    C[15] = C23;
    C[16] = C34;
    C[17] = -C35_neg;
    C[18] = -C30_neg;
    C[19] = C31;
    C[20] = C32;
    C[21] = C33;
    C[22] = C34;
    C[23] = -C35_neg;
    C[24] = C40;
    C[25] = C41;
    C[26] = C42;
    C[27] = C43;
    C[28] = -C44_neg;
    C[29] = C45;
    C[30] = -C50_neg;
    C[31] = -C51_neg;
    C[32] = C52;
    C[33] = C53;
    C[34] = C54;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* motion of 'shoulder_link' */
    const double ww0_zz = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const double w1_x_neg = s1*qd0;
    const double w1_y_neg = c1*qd0;
    const double a1_z = -0.10915*ww0_zz;
    const double a1_x = -9.81*s1;
    const double a1_y = -9.81*c1;
    const double wd1_x_neg = qd1*w1_y_neg;
    const double wd1_y = qd1*w1_x_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_xx_neg = w1_y_neg*w1_y_neg + ww1_zz;

    /* motion of 'forearm_link' */
    const double w2_x_neg = c2*w1_x_neg + s2*w1_y_neg;
    const double w2_y = s2*w1_x_neg - c2*w1_y_neg;
    const double a2_x_neg_0 = 0.425*E1_xx_neg - a1_x;
    const double a2_x_neg_1 = -a1_y - 0.425*ww1_xy;
    const double a2_z = a1_z - 0.85*wd1_y;
    const double a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1;
    const double a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1;
    const double wd2_x = qd2*w2_y - (c2*wd1_x_neg - s2*wd1_y);
    const double wd2_y = s2*wd1_x_neg + c2*wd1_y + qd2*w2_x_neg;
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = w2_y*w2_y + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx_neg = wd2_y + ww2_xz_neg;

    /* motion of 'wrist_1_link' */
    const double w3_x = c3*w2_x_neg - s3*w2_y;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_y;
    const double a3_z = a2_z - 0.39225*E2_zx_neg;
    const double a3_x = c3*(a2_x_neg + 0.39225*E2_xx_neg) - s3*(a2_y - 0.39225*ww2_xy_neg);
    const double wd3_x = -c3*wd2_x - s3*wd2_y - qd3*w3_y_neg;
    const double wd3_y_neg = c3*wd2_y - s3*wd2_x + qd3*w3_x;
    const double w3_z = qd3 + w2_z;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;
    const double E3_yy_neg = w3_x*w3_x + w3_z*w3_z;
    const double E3_zy = wd3_x - ww3_yz_neg;

    /* motion of 'wrist_2_link' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double wd4_x = qd4*w4_y - c4*wd3_x;
    const double wd4_y = s4*wd3_x + qd4*w4_x_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;

    /* motion of 'wrist_3_link' */
    const double w5_x = c5*w4_x_neg - s5*w4_z;
    const double w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const double wd5_x = -c5*wd4_x - s5*wd3_y_neg - qd5*w5_y_neg;
    const double w5_z = qd5 - w4_y;
    const double ww5_xy_neg = w5_x*w5_y_neg;
    const double ww5_xz = w5_x*w5_z;
    const double ww5_yz_neg = w5_y_neg*w5_z;

    /* force on 'wrist_3_link' */
    const double n5_x_neg = 0.0166855268546*wd5_x + 0.0171364731454*ww5_yz_neg;
    const double n5_y = -0.033822*ww5_xz;
    const double n5_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg;

    /* force on 'wrist_2_link' */
    const double n4_x = c5*n5_x_neg + s5*n5_y + (0.033822*wd4_x + 0.253242*ww4_yz);
    const double n4_y = n5_z_neg + 0.21942*ww4_xz_neg;
    const double n4_z = s5*n5_x_neg - c5*n5_y + (0.253242*wd3_y_neg + 0.033822*ww4_xy_neg);

    /* force on 'wrist_1_link' */
    const double f3_x = 0.017784735*ww3_xy_neg;
    const double f3_y = 0.017784735*E3_yy_neg;
    const double f3_z = -0.017784735*E3_zy;
    const double n3_x_0 = -0.017784735*a3_z;
    const double n3_x_1 = 0.00460883622975*wd3_x - 0.22402883622975*ww3_yz_neg + n3_x_0;
    const double n3_x = n3_x_1 - (c4*n4_x - s4*n4_y);
    const double n3_y_neg = n4_z + 0.21942*ww3_xz;
    const double n3_z = 0.00460883622975*ww3_xy_neg + 0.017784735*a3_x - (s4*n4_x + c4*n4_y);

    /* force on 'forearm_link' */
    const double f2_y_neg_0 = s3*f3_x + c3*f3_y;
    const double f2_x_neg = c3*f3_x - s3*f3_y + 1.598759275*E2_xx_neg;
    const double f2_y_neg = f2_y_neg_0 + 1.598759275*ww2_xy_neg;
    const double f2_z = f3_z - 1.598759275*E2_zx_neg;
    const double n2_x_0 = 0.09736195575*ww2_xy_neg;
    const double n2_x_1 = 0.59565195167475*ww2_yz - 0.59155695167475*wd2_x - n2_x_0;
    const double n2_y_0 = 1.1872089033495*ww2_xz_neg - 0.09736195575*(ww2_xx - ww2_zz);
    const double n2_z_neg_0 = 1.598759275*a2_y;
    const double n2_y_1 = n2_y_0 - 1.598759275*a2_z;
    const double n2_z_neg_1 = 0.59155695167475*ww2_xy_neg + 0.09736195575*E2_yz - n2_z_neg_0;
    const double n2_x = n2_x_1 - (c3*n3_x + s3*n3_y_neg);
    const double n2_y = c3*n3_y_neg - s3*n3_x + 0.00697606230375*E3_zy + n2_y_1;
    const double n2_z_neg = 0.39225*f2_y_neg_0 - n3_z + n2_z_neg_1;

    /* force on 'upper_arm_link' */
    const double f1_y_0 = s2*f2_x_neg + c2*f2_y_neg;
    const double f1_x_neg = c2*f2_x_neg - s2*f2_y_neg + 4.4329225*E1_xx_neg;
    const double f1_y = 4.4329225*ww1_xy - f1_y_0;
    const double n1_y_0 = 0.483853490875*ww0_zz;
    const double n1_y_1 = 3.52514647682*wd1_y - 0.075354282*(ww1_xx - ww1_zz) + n1_y_0;
    const double n1_x = c2*n2_x - s2*n2_y - (0.0151074*wd1_x_neg - 0.075354282*ww1_xy);
    const double n1_y = s2*n2_x + c2*n2_y - 0.425*f2_z + n1_y_1;
    const double n1_z = 1.75501953841*ww1_xy - 43.486969725*c1 - (n2_z_neg + 0.425*f1_y_0);

    /* force on 'shoulder_link' */
    const double n0_z = 0.10915*(c1*f1_x_neg + s1*f1_y) - (s1*n1_x + c1*n1_y);

    /* what accelerates the joints */
    const double drive0 = tau0 - n0_z;
    const double drive1 = tau1 - n1_z;
    const double drive2 = tau2 + n2_z_neg;
    const double drive3 = tau3 - n3_z;
    const double drive4 = tau4 - n4_z;
    const double drive5 = tau5 + n5_z_neg;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e3_0 = drive4*U14;
    const double e3_1 = c4*drive5;
    const double e3 = drive3 - e3_0 - e3_1;
    const double e2_neg = e3_0 - (drive2 - U23*e3) + e3_1;
    const double e1_neg = e3_0 - (drive1 + U12*e2_neg - U13*e3) + e3_1;
    const double e0_0 = -drive5*U05;
    const double e0 = drive0 + U01*e1_neg + U02*e2_neg + U03_neg*e3 - drive4*U04 + e0_0;

    /* solve with D and U* */
    const double x0_neg = D0_inv_neg*e0;
    const double x1 = D1_inv_neg*e1_neg + U01*x0_neg;
    const double x2 = D2_inv_neg*e2_neg + U02*x0_neg - U12*x1;
    const double x3_neg = D3_inv_neg*e3 + U03_neg*x0_neg + U13*x1 + U23*x2;
    const double x4_0 = x3_neg - (x1 + x2);
    const double x4 = drive4*D4_inv + U04*x0_neg + U14*x4_0;
    const double x5 = 58.355064750790525*drive5 + U05*x0_neg + c4*x4_0;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = -x3_neg;
    qdd[4] = x4;
    qdd[5] = x5;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xx = s0*s4 - c4*Q3_xx;
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yx = -c4*Q3_yx - c0*s4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zx_neg = c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of 'wrist_3_link' in the base */
    const double Q5_xx = s5*Q3_xy - c5*Q4_xx;
    const double Q5_xy = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = s5*Q3_yy - c5*Q4_yx;
    const double Q5_yy = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx_neg - s5*Q3_zy_neg;
    const double Q5_zy_neg = s5*Q4_zx_neg + c5*Q3_zy_neg;

    /* frame of tool 'ee_link' */
    const double ot_x = o4_x - 0.0823*Q4_xy;
    const double ot_y = o4_y + 0.0823*Q4_yy_neg;
    const double ot_z = o4_z - 0.0823*Q4_zy;

    pose[0] = -Q4_xy;
    pose[1] = -Q5_xx;
    pose[2] = -Q5_xy;
    pose[3] = ot_x;
    pose[4] = Q4_yy_neg;
    pose[5] = -Q5_yx;
    pose[6] = -Q5_yy;
    pose[7] = ot_y;
    pose[8] = -Q4_zy;
    pose[9] = -Q5_zx;
    pose[10] = Q5_zy_neg;
    pose[11] = ot_z;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xx = s0*s4 - c4*Q3_xx;
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yx = -c4*Q3_yx - c0*s4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zx_neg = c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of 'wrist_3_link' in the base */
    const double Q5_xx = s5*Q3_xy - c5*Q4_xx;
    const double Q5_xy = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = s5*Q3_yy - c5*Q4_yx;
    const double Q5_yy = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx_neg - s5*Q3_zy_neg;
    const double Q5_zy_neg = s5*Q4_zx_neg + c5*Q3_zy_neg;

    /* frame of tool 'tool0' */
    const double ot_x = o4_x - 0.0823*Q4_xy;
    const double ot_y = o4_y + 0.0823*Q4_yy_neg;
    const double ot_z = o4_z - 0.0823*Q4_zy;

    pose[0] = Q5_xx;
    pose[1] = Q5_xy;
    pose[2] = -Q4_xy;
    pose[3] = ot_x;
    pose[4] = Q5_yx;
    pose[5] = Q5_yy;
    pose[6] = Q4_yy_neg;
    pose[7] = ot_y;
    pose[8] = Q5_zx;
    pose[9] = -Q5_zy_neg;
    pose[10] = -Q4_zy;
    pose[11] = ot_z;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'ee_link' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    J[0] = 0.0;
    J[1] = -s0;
    J[2] = -s0;
    J[3] = -s0;
    J[4] = -Q3_xy;
    J[5] = -Q4_xy;
    J[6] = 0.0;
    J[7] = c0;
    J[8] = c0;
    J[9] = c0;
    J[10] = -Q3_yy;
    J[11] = Q4_yy_neg;
    J[12] = 1.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = Q3_zy_neg;
    J[17] = -Q4_zy;
    J[18] = -ot_y;
    J[19] = -J_x1_neg;
    J[20] = J_x2;
    J[21] = J_x3;
    J[22] = J_x4;
    J[23] = J_x5;
    J[24] = ot_x;
    J[25] = -J_y1_neg;
    J[26] = J_y2;
    J[27] = J_y3;
    J[28] = J_y4;
    J[29] = J_y5;
    J[30] = 0.0;
    J[31] = J_z1;
    J[32] = J_z2;
    J[33] = J_z3;
    J[34] = J_z4;
    J[35] = J_z5;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'tool0' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    J[0] = 0.0;
    J[1] = -s0;
    J[2] = -s0;
    J[3] = -s0;
    J[4] = -Q3_xy;
    J[5] = -Q4_xy;
    J[6] = 0.0;
    J[7] = c0;
    J[8] = c0;
    J[9] = c0;
    J[10] = -Q3_yy;
    J[11] = Q4_yy_neg;
    J[12] = 1.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = Q3_zy_neg;
    J[17] = -Q4_zy;
    J[18] = -ot_y;
    J[19] = -J_x1_neg;
    J[20] = J_x2;
    J[21] = J_x3;
    J[22] = J_x4;
    J[23] = J_x5;
    J[24] = ot_x;
    J[25] = -J_y1_neg;
    J[26] = J_y2;
    J[27] = J_y3;
    J[28] = J_y4;
    J[29] = J_y5;
    J[30] = 0.0;
    J[31] = J_z1;
    J[32] = J_z2;
    J[33] = J_z3;
    J[34] = J_z4;
    J[35] = J_z5;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'ee_link' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* angular velocities in base axes */
    const double spin1_x_neg = s0*qd1;
    const double spin1_y = c0*qd1;
    const double spin2_x_neg = spin1_x_neg + s0*qd2;
    const double spin2_y = spin1_y + c0*qd2;
    const double spin3_x_neg = spin2_x_neg + s0*qd3;
    const double spin3_y = spin2_y + c0*qd3;
    const double spin4_x_neg = spin3_x_neg + Q3_xy*qd4;
    const double spin4_y = spin3_y - Q3_yy*qd4;
    const double spin4_z = qd0 + Q3_zy_neg*qd4;

    /* columns of the Jacobian's rate */
    const double Jd_y5_0 = -J_x5*qd5;
    const double Jd_x5_0 = -J_y5*qd5;
    const double Jd_x5_1 = J_z5*qd5;
    const double Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const double Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg;
    const double Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y;
    const double Jd_z5_0 = -Q4_xy*Jd_x5_0 - Q4_yy_neg*Jd_y5_0;
    const double Jd_x5 = J_z5*spin4_y - J_y5*spin4_z + (Q4_yy_neg*Jd_x5_1 - Q4_zy*Jd_x5_0);
    const double Jd_y5 = J_x5*spin4_z + J_z5*spin4_x_neg + (Q4_zy*Jd_y5_0 + Q4_xy*Jd_x5_1);
    const double Jd_z5 = -J_y5*spin4_x_neg - J_x5*spin4_y - Jd_z5_0;
    const double Jd_y4_0 = Jd_y5_0 - J_x4*qd4;
    const double Jd_x4_neg_0 = Jd_x5_0 - J_y4*qd4;
    const double Jd_x4_neg_1 = Jd_x5_1 + J_z4*qd4;
    const double Jd_rx4 = Q3_zy_neg*spin3_y + Q3_yy*qd0;
    const double Jd_ry4 = Q3_zy_neg*spin3_x_neg - Q3_xy*qd0;
    const double Jd_rz4 = Q3_yy*spin3_x_neg + Q3_xy*spin3_y;
    const double Jd_x4_neg_2 = Q3_yy*Jd_x4_neg_1 - Q3_zy_neg*Jd_x4_neg_0;
    const double Jd_y4_1 = Q3_zy_neg*Jd_y4_0 - Q3_xy*Jd_x4_neg_1;
    const double Jd_z4_0 = Q3_xy*Jd_x4_neg_0 - Q3_yy*Jd_y4_0;
    const double Jd_x4_neg = J_y4*qd0 - J_z4*spin3_y + Jd_x4_neg_2;
    const double Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - Jd_y4_1;
    const double Jd_z4 = Jd_z4_0 - (J_y4*spin3_x_neg + J_x4*spin3_y);
    const double Jd_z3_0 = Jd_y4_0 - J_x3*qd3;
    const double Jd_z3_1 = Jd_x4_neg_0 - J_y3*qd3;
    const double Jd_x3_0 = Jd_x4_neg_1 + J_z3*qd3;
    const double Jd_rx1_neg = c0*qd0;
    const double Jd_ry1_neg = s0*qd0;
    const double Jd_rz3 = s0*spin2_y - c0*spin2_x_neg;
    const double Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0;
    const double Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0;
    const double Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y);
    const double Jd_z2_0 = Jd_z3_0 - J_x2*qd2;
    const double Jd_z2_1 = Jd_z3_1 - J_y2*qd2;
    const double Jd_x2_0 = Jd_x3_0 + J_z2*qd2;
    const double Jd_rz2 = s0*spin1_y - c0*spin1_x_neg;
    const double Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0;
    const double Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0;
    const double Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - (J_y2*spin1_x_neg + J_x2*spin1_y);
    const double Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1;
    const double Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1;
    const double Jd_x1_0 = Jd_x2_0 + J_z1*qd1;
    const double Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const double Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0;
    const double Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0;
    const double Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const double Jd_x0 = Jd_x0_0 - ot_x*qd0;

    Jd[0] = 0.0;
    Jd[1] = -Jd_rx1_neg;
    Jd[2] = -Jd_rx1_neg;
    Jd[3] = -Jd_rx1_neg;
    Jd[4] = Jd_rx4;
    Jd[5] = -Jd_rx5_neg;
    Jd[6] = 0.0;
    Jd[7] = -Jd_ry1_neg;
    Jd[8] = -Jd_ry1_neg;
    Jd[9] = -Jd_ry1_neg;
    Jd[10] = Jd_ry4;
    Jd[11] = Jd_ry5;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = Jd_rz2;
    Jd[15] = Jd_rz3;
    Jd[16] = Jd_rz4;
    Jd[17] = -Jd_rz5_neg;
    Jd[18] = Jd_x0;
    Jd[19] = Jd_x1;
    Jd[20] = Jd_x2;
    Jd[21] = Jd_x3;
    Jd[22] = -Jd_x4_neg;
    Jd[23] = Jd_x5;
    Jd[24] = -Jd_y0_neg;
    Jd[25] = Jd_y1;
    Jd[26] = Jd_y2;
    Jd[27] = Jd_y3;
    Jd[28] = Jd_y4;
    Jd[29] = Jd_y5;
    Jd[30] = 0.0;
    Jd[31] = Jd_z1;
    Jd[32] = Jd_z2;
    Jd[33] = Jd_z3;
    Jd[34] = Jd_z4;
    Jd[35] = Jd_z5;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'tool0' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* angular velocities in base axes */
    const double spin1_x_neg = s0*qd1;
    const double spin1_y = c0*qd1;
    const double spin2_x_neg = spin1_x_neg + s0*qd2;
    const double spin2_y = spin1_y + c0*qd2;
    const double spin3_x_neg = spin2_x_neg + s0*qd3;
    const double spin3_y = spin2_y + c0*qd3;
    const double spin4_x_neg = spin3_x_neg + Q3_xy*qd4;
    const double spin4_y = spin3_y - Q3_yy*qd4;
    const double spin4_z = qd0 + Q3_zy_neg*qd4;

    /* columns of the Jacobian's rate */
    const double Jd_y5_0 = -J_x5*qd5;
    const double Jd_x5_0 = -J_y5*qd5;
    const double Jd_x5_1 = J_z5*qd5;
    const double Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const double Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg;
    const double Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y;
    const double Jd_z5_0 = -Q4_xy*Jd_x5_0 - Q4_yy_neg*Jd_y5_0;
    const double Jd_x5 = J_z5*spin4_y - J_y5*spin4_z + (Q4_yy_neg*Jd_x5_1 - Q4_zy*Jd_x5_0);
    const double Jd_y5 = J_x5*spin4_z + J_z5*spin4_x_neg + (Q4_zy*Jd_y5_0 + Q4_xy*Jd_x5_1);
    const double Jd_z5 = -J_y5*spin4_x_neg - J_x5*spin4_y - Jd_z5_0;
    const double Jd_y4_0 = Jd_y5_0 - J_x4*qd4;
    const double Jd_x4_neg_0 = Jd_x5_0 - J_y4*qd4;
    const double Jd_x4_neg_1 = Jd_x5_1 + J_z4*qd4;
    const double Jd_rx4 = Q3_zy_neg*spin3_y + Q3_yy*qd0;
    const double Jd_ry4 = Q3_zy_neg*spin3_x_neg - Q3_xy*qd0;
    const double Jd_rz4 = Q3_yy*spin3_x_neg + Q3_xy*spin3_y;
    const double Jd_x4_neg_2 = Q3_yy*Jd_x4_neg_1 - Q3_zy_neg*Jd_x4_neg_0;
    const double Jd_y4_1 = Q3_zy_neg*Jd_y4_0 - Q3_xy*Jd_x4_neg_1;
    const double Jd_z4_0 = Q3_xy*Jd_x4_neg_0 - Q3_yy*Jd_y4_0;
    const double Jd_x4_neg = J_y4*qd0 - J_z4*spin3_y + Jd_x4_neg_2;
    const double Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - Jd_y4_1;
    const double Jd_z4 = Jd_z4_0 - (J_y4*spin3_x_neg + J_x4*spin3_y);
    const double Jd_z3_0 = Jd_y4_0 - J_x3*qd3;
    const double Jd_z3_1 = Jd_x4_neg_0 - J_y3*qd3;
    const double Jd_x3_0 = Jd_x4_neg_1 + J_z3*qd3;
    const double Jd_rx1_neg = c0*qd0;
    const double Jd_ry1_neg = s0*qd0;
    const double Jd_rz3 = s0*spin2_y - c0*spin2_x_neg;
    const double Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0;
    const double Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0;
    const double Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y);
    const double Jd_z2_0 = Jd_z3_0 - J_x2*qd2;
    const double Jd_z2_1 = Jd_z3_1 - J_y2*qd2;
    const double Jd_x2_0 = Jd_x3_0 + J_z2*qd2;
    const double Jd_rz2 = s0*spin1_y - c0*spin1_x_neg;
    const double Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0;
    const double Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0;
    const double Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - (J_y2*spin1_x_neg + J_x2*spin1_y);
    const double Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1;
    const double Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1;
    const double Jd_x1_0 = Jd_x2_0 + J_z1*qd1;
    const double Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const double Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0;
    const double Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0;
    const double Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const double Jd_x0 = Jd_x0_0 - ot_x*qd0;

    Jd[0] = 0.0;
    Jd[1] = -Jd_rx1_neg;
    Jd[2] = -Jd_rx1_neg;
    Jd[3] = -Jd_rx1_neg;
    Jd[4] = Jd_rx4;
    Jd[5] = -Jd_rx5_neg;
    Jd[6] = 0.0;
    Jd[7] = -Jd_ry1_neg;
    Jd[8] = -Jd_ry1_neg;
    Jd[9] = -Jd_ry1_neg;
    Jd[10] = Jd_ry4;
    Jd[11] = Jd_ry5;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = Jd_rz2;
    Jd[15] = Jd_rz3;
    Jd[16] = Jd_rz4;
    Jd[17] = -Jd_rz5_neg;
    Jd[18] = Jd_x0;
    Jd[19] = Jd_x1;
    Jd[20] = Jd_x2;
    Jd[21] = Jd_x3;
    Jd[22] = -Jd_x4_neg;
    Jd[23] = Jd_x5;
    Jd[24] = -Jd_y0_neg;
    Jd[25] = Jd_y1;
    Jd[26] = Jd_y2;
    Jd[27] = Jd_y3;
    Jd[28] = Jd_y4;
    Jd[29] = Jd_y5;
    Jd[30] = 0.0;
    Jd[31] = Jd_z1;
    Jd[32] = Jd_z2;
    Jd[33] = Jd_z3;
    Jd[34] = Jd_z4;
    Jd[35] = Jd_z5;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'upper_arm_link' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'ee_link' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e0_3_neg_0 = Q3_xy*U14;
    const double e0_3_neg_1 = -c4*Q4_xy;
    const double e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const double e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1;
    const double e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const double e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05;
    const double e1_3_0 = Q3_yy*U14;
    const double e1_3_1 = c4*Q4_yy_neg;
    const double e1_3 = c0 + e1_3_0 - e1_3_1;
    const double e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1;
    const double e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const double e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05;
    const double e2_3_0 = Q3_zy_neg*U14;
    const double e2_3_1 = c4*Q4_zy;
    const double e2_3 = e2_3_1 - e2_3_0;
    const double e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3);
    const double e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0);
    const double e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04;
    const double e2_0_neg = e2_0_neg_0 - Q4_zy*U05;
    const double e3_3_0 = J_x4*U14;
    const double e3_3_1 = -c4*J_x5;
    const double e3_3 = J_x3 - e3_3_0 + e3_3_1;
    const double e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3));
    const double e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0);
    const double e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04;
    const double e3_0_neg = e3_0_neg_0 + J_x5*U05;
    const double e4_3_0 = J_y4*U14;
    const double e4_3_1 = -c4*J_y5;
    const double e4_3 = J_y3 - e4_3_0 + e4_3_1;
    const double e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3));
    const double e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0);
    const double e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04;
    const double e4_0_neg = e4_0_neg_0 + J_y5*U05;
    const double e5_3_0 = -J_z4*U14;
    const double e5_3_1 = c4*J_z5;
    const double e5_3 = J_z3 + e5_3_0 - e5_3_1;
    const double e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1;
    const double e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv_neg*e1_0;
    const double O01_1 = -D1_inv_neg*e1_1;
    const double O01_2 = -D2_inv_neg*e1_2;
    const double O01_3 = D3_inv_neg*e1_3;
    const double O01_4 = Q3_yy*D4_inv;
    const double O01_5 = 58.355064750790525*Q4_yy_neg;
    const double O02_0 = D0_inv_neg*e2_0_neg;
    const double O02_1 = D1_inv_neg*e2_1;
    const double O02_2 = D2_inv_neg*e2_2;
    const double O02_3 = -D3_inv_neg*e2_3;
    const double O02_4 = Q3_zy_neg*D4_inv;
    const double O02_5 = 58.355064750790525*Q4_zy;
    const double O03_0 = D0_inv_neg*e3_0_neg;
    const double O03_1 = D1_inv_neg*e3_1;
    const double O03_2 = D2_inv_neg*e3_2;
    const double O03_3 = D3_inv_neg*e3_3;
    const double O03_4 = J_x4*D4_inv;
    const double O03_5 = -58.355064750790525*J_x5;
    const double O04_0 = D0_inv_neg*e4_0_neg;
    const double O04_1 = D1_inv_neg*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O04_3 = D3_inv_neg*e4_3;
    const double O04_4 = J_y4*D4_inv;
    const double O04_5 = -58.355064750790525*J_y5;
    const double O05_0 = D0_inv_neg*e5_0;
    const double O05_1 = -D1_inv_neg*e5_1;
    const double O05_2 = -D2_inv_neg*e5_2;
    const double O05_3 = D3_inv_neg*e5_3;
    const double O05_4 = -J_z4*D4_inv;
    const double O05_5 = 58.355064750790525*J_z5;
    const double O00_0 = D2_inv_neg*e0_2*e0_2;
    const double O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg;
    const double O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1;
    const double O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy);
    const double O01_6 = Q3_xy*O01_4;
    const double O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6;
    const double O01 = -O01_7 - Q4_xy*O01_5;
    const double O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4;
    const double O11 = Q4_yy_neg*O01_5 - O11_0;
    const double O02_6 = Q3_xy*O02_4;
    const double O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6;
    const double O02 = O02_7 + Q4_xy*O02_5;
    const double O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4;
    const double O12 = O12_0 - Q4_yy_neg*O02_5;
    const double O22_0 = Q3_zy_neg*O02_4;
    const double O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0;
    const double O22 = Q4_zy*O02_5 - O22_1;
    const double O03_6 = Q3_xy*O03_4;
    const double O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6;
    const double O03 = O03_7 + Q4_xy*O03_5;
    const double O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4;
    const double O13 = O13_0 - Q4_yy_neg*O03_5;
    const double O23_0 = Q3_zy_neg*O03_4;
    const double O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0;
    const double O23 = Q4_zy*O03_5 - O23_1;
    const double O33_0 = J_x4*O03_4;
    const double O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0;
    const double O33 = -O33_1 - J_x5*O03_5;
    const double O04_6 = Q3_xy*O04_4;
    const double O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6;
    const double O04 = O04_7 + Q4_xy*O04_5;
    const double O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4;
    const double O14 = O14_0 - Q4_yy_neg*O04_5;
    const double O24_0 = Q3_zy_neg*O04_4;
    const double O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0;
    const double O24 = Q4_zy*O04_5 - O24_1;
    const double O34_0 = J_x4*O04_4;
    const double O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0;
    const double O34 = -O34_1 - J_x5*O04_5;
    const double O44_0 = J_y4*O04_4;
    const double O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0;
    const double O44 = -O44_1 - J_y5*O04_5;
    const double O05_6 = Q3_xy*O05_4;
    const double O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6;
    const double O05 = -O05_7 - Q4_xy*O05_5;
    const double O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4;
    const double O15 = Q4_yy_neg*O05_5 - O15_0;
    const double O25_0 = Q3_zy_neg*O05_4;
    const double O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0;
    const double O25 = O25_1 - Q4_zy*O05_5;
    const double O35_0 = J_x4*O05_4;
    const double O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0;
    const double O35 = O35_1 + J_x5*O05_5;
    const double O45_0 = J_y4*O05_4;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0;
    const double O45 = O45_1 + J_y5*O05_5;
    const double O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4;
    const double O55 = J_z5*O05_5 - O55_0;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'upper_arm_link' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'tool0' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e0_3_neg_0 = Q3_xy*U14;
    const double e0_3_neg_1 = -c4*Q4_xy;
    const double e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const double e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1;
    const double e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const double e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05;
    const double e1_3_0 = Q3_yy*U14;
    const double e1_3_1 = c4*Q4_yy_neg;
    const double e1_3 = c0 + e1_3_0 - e1_3_1;
    const double e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1;
    const double e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const double e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05;
    const double e2_3_0 = Q3_zy_neg*U14;
    const double e2_3_1 = c4*Q4_zy;
    const double e2_3 = e2_3_1 - e2_3_0;
    const double e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3);
    const double e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0);
    const double e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04;
    const double e2_0_neg = e2_0_neg_0 - Q4_zy*U05;
    const double e3_3_0 = J_x4*U14;
    const double e3_3_1 = -c4*J_x5;
    const double e3_3 = J_x3 - e3_3_0 + e3_3_1;
    const double e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3));
    const double e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0);
    const double e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04;
    const double e3_0_neg = e3_0_neg_0 + J_x5*U05;
    const double e4_3_0 = J_y4*U14;
    const double e4_3_1 = -c4*J_y5;
    const double e4_3 = J_y3 - e4_3_0 + e4_3_1;
    const double e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3));
    const double e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0);
    const double e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04;
    const double e4_0_neg = e4_0_neg_0 + J_y5*U05;
    const double e5_3_0 = -J_z4*U14;
    const double e5_3_1 = c4*J_z5;
    const double e5_3 = J_z3 + e5_3_0 - e5_3_1;
    const double e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1;
    const double e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv_neg*e1_0;
    const double O01_1 = -D1_inv_neg*e1_1;
    const double O01_2 = -D2_inv_neg*e1_2;
    const double O01_3 = D3_inv_neg*e1_3;
    const double O01_4 = Q3_yy*D4_inv;
    const double O01_5 = 58.355064750790525*Q4_yy_neg;
    const double O02_0 = D0_inv_neg*e2_0_neg;
    const double O02_1 = D1_inv_neg*e2_1;
    const double O02_2 = D2_inv_neg*e2_2;
    const double O02_3 = -D3_inv_neg*e2_3;
    const double O02_4 = Q3_zy_neg*D4_inv;
    const double O02_5 = 58.355064750790525*Q4_zy;
    const double O03_0 = D0_inv_neg*e3_0_neg;
    const double O03_1 = D1_inv_neg*e3_1;
    const double O03_2 = D2_inv_neg*e3_2;
    const double O03_3 = D3_inv_neg*e3_3;
    const double O03_4 = J_x4*D4_inv;
    const double O03_5 = -58.355064750790525*J_x5;
    const double O04_0 = D0_inv_neg*e4_0_neg;
    const double O04_1 = D1_inv_neg*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O04_3 = D3_inv_neg*e4_3;
    const double O04_4 = J_y4*D4_inv;
    const double O04_5 = -58.355064750790525*J_y5;
    const double O05_0 = D0_inv_neg*e5_0;
    const double O05_1 = -D1_inv_neg*e5_1;
    const double O05_2 = -D2_inv_neg*e5_2;
    const double O05_3 = D3_inv_neg*e5_3;
    const double O05_4 = -J_z4*D4_inv;
    const double O05_5 = 58.355064750790525*J_z5;
    const double O00_0 = D2_inv_neg*e0_2*e0_2;
    const double O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg;
    const double O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1;
    const double O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy);
    const double O01_6 = Q3_xy*O01_4;
    const double O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6;
    const double O01 = -O01_7 - Q4_xy*O01_5;
    const double O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4;
    const double O11 = Q4_yy_neg*O01_5 - O11_0;
    const double O02_6 = Q3_xy*O02_4;
    const double O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6;
    const double O02 = O02_7 + Q4_xy*O02_5;
    const double O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4;
    const double O12 = O12_0 - Q4_yy_neg*O02_5;
    const double O22_0 = Q3_zy_neg*O02_4;
    const double O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0;
    const double O22 = Q4_zy*O02_5 - O22_1;
    const double O03_6 = Q3_xy*O03_4;
    const double O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6;
    const double O03 = O03_7 + Q4_xy*O03_5;
    const double O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4;
    const double O13 = O13_0 - Q4_yy_neg*O03_5;
    const double O23_0 = Q3_zy_neg*O03_4;
    const double O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0;
    const double O23 = Q4_zy*O03_5 - O23_1;
    const double O33_0 = J_x4*O03_4;
    const double O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0;
    const double O33 = -O33_1 - J_x5*O03_5;
    const double O04_6 = Q3_xy*O04_4;
    const double O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6;
    const double O04 = O04_7 + Q4_xy*O04_5;
    const double O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4;
    const double O14 = O14_0 - Q4_yy_neg*O04_5;
    const double O24_0 = Q3_zy_neg*O04_4;
    const double O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0;
    const double O24 = Q4_zy*O04_5 - O24_1;
    const double O34_0 = J_x4*O04_4;
    const double O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0;
    const double O34 = -O34_1 - J_x5*O04_5;
    const double O44_0 = J_y4*O04_4;
    const double O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0;
    const double O44 = -O44_1 - J_y5*O04_5;
    const double O05_6 = Q3_xy*O05_4;
    const double O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6;
    const double O05 = -O05_7 - Q4_xy*O05_5;
    const double O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4;
    const double O15 = Q4_yy_neg*O05_5 - O15_0;
    const double O25_0 = Q3_zy_neg*O05_4;
    const double O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0;
    const double O25 = O25_1 - Q4_zy*O05_5;
    const double O35_0 = J_x4*O05_4;
    const double O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0;
    const double O35 = O35_1 + J_x5*O05_5;
    const double O45_0 = J_y4*O05_4;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0;
    const double O45 = O45_1 + J_y5*O05_5;
    const double O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4;
    const double O55 = J_z5*O05_5 - O55_0;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'upper_arm_link' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'ee_link' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e0_3_neg_0 = Q3_xy*U14;
    const double e0_3_neg_1 = -c4*Q4_xy;
    const double e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const double e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1;
    const double e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const double e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05;
    const double e1_3_0 = Q3_yy*U14;
    const double e1_3_1 = c4*Q4_yy_neg;
    const double e1_3 = c0 + e1_3_0 - e1_3_1;
    const double e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1;
    const double e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const double e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05;
    const double e2_3_0 = Q3_zy_neg*U14;
    const double e2_3_1 = c4*Q4_zy;
    const double e2_3 = e2_3_1 - e2_3_0;
    const double e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3);
    const double e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0);
    const double e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04;
    const double e2_0_neg = e2_0_neg_0 - Q4_zy*U05;
    const double e3_3_0 = J_x4*U14;
    const double e3_3_1 = -c4*J_x5;
    const double e3_3 = J_x3 - e3_3_0 + e3_3_1;
    const double e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3));
    const double e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0);
    const double e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04;
    const double e3_0_neg = e3_0_neg_0 + J_x5*U05;
    const double e4_3_0 = J_y4*U14;
    const double e4_3_1 = -c4*J_y5;
    const double e4_3 = J_y3 - e4_3_0 + e4_3_1;
    const double e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3));
    const double e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0);
    const double e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04;
    const double e4_0_neg = e4_0_neg_0 + J_y5*U05;
    const double e5_3_0 = -J_z4*U14;
    const double e5_3_1 = c4*J_z5;
    const double e5_3 = J_z3 + e5_3_0 - e5_3_1;
    const double e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1;
    const double e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv_neg*e1_0;
    const double O01_1 = -D1_inv_neg*e1_1;
    const double O01_2 = -D2_inv_neg*e1_2;
    const double O01_3 = D3_inv_neg*e1_3;
    const double O01_4 = Q3_yy*D4_inv;
    const double O01_5 = 58.355064750790525*Q4_yy_neg;
    const double O02_0 = D0_inv_neg*e2_0_neg;
    const double O02_1 = D1_inv_neg*e2_1;
    const double O02_2 = D2_inv_neg*e2_2;
    const double O02_3 = -D3_inv_neg*e2_3;
    const double O02_4 = Q3_zy_neg*D4_inv;
    const double O02_5 = 58.355064750790525*Q4_zy;
    const double O03_0 = D0_inv_neg*e3_0_neg;
    const double O03_1 = D1_inv_neg*e3_1;
    const double O03_2 = D2_inv_neg*e3_2;
    const double O03_3 = D3_inv_neg*e3_3;
    const double O03_4 = J_x4*D4_inv;
    const double O03_5 = -58.355064750790525*J_x5;
    const double O04_0 = D0_inv_neg*e4_0_neg;
    const double O04_1 = D1_inv_neg*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O04_3 = D3_inv_neg*e4_3;
    const double O04_4 = J_y4*D4_inv;
    const double O04_5 = -58.355064750790525*J_y5;
    const double O05_0 = D0_inv_neg*e5_0;
    const double O05_1 = -D1_inv_neg*e5_1;
    const double O05_2 = -D2_inv_neg*e5_2;
    const double O05_3 = D3_inv_neg*e5_3;
    const double O05_4 = -J_z4*D4_inv;
    const double O05_5 = 58.355064750790525*J_z5;
    const double O00_0 = D2_inv_neg*e0_2*e0_2;
    const double O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg;
    const double O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1;
    const double O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy);
    const double O01_6 = Q3_xy*O01_4;
    const double O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6;
    const double O01 = -O01_7 - Q4_xy*O01_5;
    const double O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4;
    const double O11 = Q4_yy_neg*O01_5 - O11_0;
    const double O02_6 = Q3_xy*O02_4;
    const double O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6;
    const double O02 = O02_7 + Q4_xy*O02_5;
    const double O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4;
    const double O12 = O12_0 - Q4_yy_neg*O02_5;
    const double O22_0 = Q3_zy_neg*O02_4;
    const double O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0;
    const double O22 = Q4_zy*O02_5 - O22_1;
    const double O03_6 = Q3_xy*O03_4;
    const double O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6;
    const double O03 = O03_7 + Q4_xy*O03_5;
    const double O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4;
    const double O13 = O13_0 - Q4_yy_neg*O03_5;
    const double O23_0 = Q3_zy_neg*O03_4;
    const double O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0;
    const double O23 = Q4_zy*O03_5 - O23_1;
    const double O33_0 = J_x4*O03_4;
    const double O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0;
    const double O33 = -O33_1 - J_x5*O03_5;
    const double O04_6 = Q3_xy*O04_4;
    const double O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6;
    const double O04 = O04_7 + Q4_xy*O04_5;
    const double O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4;
    const double O14 = O14_0 - Q4_yy_neg*O04_5;
    const double O24_0 = Q3_zy_neg*O04_4;
    const double O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0;
    const double O24 = Q4_zy*O04_5 - O24_1;
    const double O34_0 = J_x4*O04_4;
    const double O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0;
    const double O34 = -O34_1 - J_x5*O04_5;
    const double O44_0 = J_y4*O04_4;
    const double O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0;
    const double O44 = -O44_1 - J_y5*O04_5;
    const double O05_6 = Q3_xy*O05_4;
    const double O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6;
    const double O05 = -O05_7 - Q4_xy*O05_5;
    const double O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4;
    const double O15 = Q4_yy_neg*O05_5 - O15_0;
    const double O25_0 = Q3_zy_neg*O05_4;
    const double O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0;
    const double O25 = O25_1 - Q4_zy*O05_5;
    const double O35_0 = J_x4*O05_4;
    const double O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0;
    const double O35 = O35_1 + J_x5*O05_5;
    const double O45_0 = J_y4*O05_4;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0;
    const double O45 = O45_1 + J_y5*O05_5;
    const double O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4;
    const double O55 = J_z5*O05_5 - O55_0;

    /* elimination of direction 'z' */
    const double DO5_inv_neg = -1.0/O55;
    const double UO05 = -O05*DO5_inv_neg;
    const double UO15 = -O15*DO5_inv_neg;
    const double UO25_neg = O25*DO5_inv_neg;
    const double UO35_neg = O35*DO5_inv_neg;
    const double UO45_neg = O45*DO5_inv_neg;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = O01 - O05*UO15;
    const double O11e5 = O11 - O15*UO15;
    const double O02e5 = O02 + O05*UO25_neg;
    const double O12e5 = O12 + O15*UO25_neg;
    const double O22e5 = O22 + O25*UO25_neg;
    const double O03e5 = O03 + O05*UO35_neg;
    const double O13e5 = O13 + O15*UO35_neg;
    const double O23e5 = O23 + O25*UO35_neg;
    const double O33e5 = O33 + O35*UO35_neg;
    const double O04e5 = O04 + O05*UO45_neg;
    const double O14e5 = O14 + O15*UO45_neg;
    const double O24e5 = O24 + O25*UO45_neg;
    const double O34e5 = O34 + O35*UO45_neg;
    const double DO4 = O44 + O45*UO45_neg;

    /* elimination of direction 'y' */
    const double DO4_inv_neg = -1.0/DO4;
    const double UO04_neg = O04e5*DO4_inv_neg;
    const double UO14_neg = O14e5*DO4_inv_neg;
    const double UO24 = -O24e5*DO4_inv_neg;
    const double UO34 = -O34e5*DO4_inv_neg;
    const double O00e4 = O00e5 + O04e5*UO04_neg;
    const double O01e4 = O01e5 + O04e5*UO14_neg;
    const double O11e4 = O11e5 + O14e5*UO14_neg;
    const double O02e4 = O02e5 - O04e5*UO24;
    const double O12e4 = O12e5 - O14e5*UO24;
    const double O22e4 = O22e5 - O24e5*UO24;
    const double O03e4 = O03e5 - O04e5*UO34;
    const double O13e4 = O13e5 - O14e5*UO34;
    const double O23e4 = O23e5 - O24e5*UO34;
    const double DO3 = O33e5 - O34e5*UO34;

    /* elimination of direction 'x' */
    const double DO3_inv_neg = -1.0/DO3;
    const double UO03_neg = O03e4*DO3_inv_neg;
    const double UO13_neg = O13e4*DO3_inv_neg;
    const double UO23 = -O23e4*DO3_inv_neg;
    const double O00e3 = O00e4 + O03e4*UO03_neg;
    const double O01e3 = O01e4 + O03e4*UO13_neg;
    const double O11e3 = O11e4 + O13e4*UO13_neg;
    const double O02e3 = O02e4 - O03e4*UO23;
    const double O12e3 = O12e4 - O13e4*UO23;
    const double DO2 = O22e4 - O23e4*UO23;

    /* elimination of direction 'rz' */
    const double DO2_inv_neg = -1.0/DO2;
    const double UO02_neg = O02e3*DO2_inv_neg;
    const double UO12_neg = O12e3*DO2_inv_neg;
    const double O00e2 = O00e3 + O02e3*UO02_neg;
    const double O01e2 = O01e3 + O02e3*UO12_neg;
    const double DO1 = O11e3 + O12e3*UO12_neg;

    /* elimination of direction 'ry' */
    const double DO1_inv_neg = -1.0/DO1;
    const double UO01 = -O01e2*DO1_inv_neg;
    const double DO0 = O00e2 - O01e2*UO01;

    /* elimination of direction 'rx' */
    const double DO0_inv_neg = -1.0/DO0;

    /* row direction 'ry' of the inverse */
    const double XO01 = UO01*DO0_inv_neg;
    const double XO11_neg = DO1_inv_neg + UO01*XO01;

    /* row direction 'rz' of the inverse */
    const double XO02 = UO12_neg*XO01 - UO02_neg*DO0_inv_neg;
    const double XO12 = UO02_neg*XO01 - UO12_neg*XO11_neg;
    const double XO22 = UO12_neg*XO12 - (DO2_inv_neg - UO02_neg*XO02);

    /* row direction 'x' of the inverse */
    const double XO03 = UO13_neg*XO01 - UO03_neg*DO0_inv_neg - UO23*XO02;
    const double XO13 = UO03_neg*XO01 - UO13_neg*XO11_neg - UO23*XO12;
    const double XO23 = UO03_neg*XO02 + UO13_neg*XO12 - UO23*XO22;
    const double XO33 = UO13_neg*XO13 - (DO3_inv_neg - UO03_neg*XO03) - UO23*XO23;

    /* row direction 'y' of the inverse */
    const double XO04 = UO14_neg*XO01 - UO04_neg*DO0_inv_neg - UO24*XO02 - UO34*XO03;
    const double XO14 = UO04_neg*XO01 - UO14_neg*XO11_neg - UO24*XO12 - UO34*XO13;
    const double XO24 = UO04_neg*XO02 + UO14_neg*XO12 - UO24*XO22 - UO34*XO23;
    const double XO34 = UO04_neg*XO03 + UO14_neg*XO13 - UO24*XO23 - UO34*XO33;
    const double XO44_0_ = -UO34*XO34;
    const double XO44 = XO44_0_ - (DO4_inv_neg - UO04_neg*XO04 - UO14_neg*XO14 + UO24*XO24);

    /* row direction 'z' of the inverse */
    const double XO05_0_ = UO05*DO0_inv_neg - UO15*XO01 + UO25_neg*XO02 + UO35_neg*XO03;
    const double XO05 = XO05_0_ + UO45_neg*XO04;
    const double XO15_0_ = UO05*XO01 - UO15*XO11_neg - UO25_neg*XO12 - UO35_neg*XO13;
    const double XO15 = UO45_neg*XO14 - XO15_0_;
    const double XO25_0_ = -UO45_neg*XO24;
    const double XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) + UO35_neg*XO23 - XO25_0_;
    const double XO35_0_ = -UO45_neg*XO34;
    const double XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) + UO35_neg*XO33 - XO35_0_;
    const double XO45_0_ = -UO45_neg*XO44;
    const double XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) + UO35_neg*XO34 - XO45_0_;
    const double XO55_0_ = UO35_neg*XO35;
    const double XO55_1_ = DO5_inv_neg + UO05*XO05 + UO15*XO15 - UO25_neg*XO25 - XO55_0_;
    const double XO55 = UO45_neg*XO45 - XO55_1_;

    Lambda[0] = -DO0_inv_neg;
    Lambda[1] = XO01;
    Lambda[2] = XO02;
    Lambda[3] = XO03;
    Lambda[4] = XO04;
    Lambda[5] = XO05;
    Lambda[6] = XO01;
    Lambda[7] = -XO11_neg;
    Lambda[8] = XO12;
    Lambda[9] = XO13;
    Lambda[10] = XO14;
    Lambda[11] = XO15;
    Lambda[12] = XO02;
    Lambda[13] = XO12;
    Lambda[14] = XO22;
    Lambda[15] = XO23;
    Lambda[16] = XO24;
    Lambda[17] = XO25;
    Lambda[18] = XO03;
    Lambda[19] = XO13;
    Lambda[20] = XO23;
    Lambda[21] = XO33;
    Lambda[22] = XO34;
    Lambda[23] = XO35;
    Lambda[24] = XO04;
    Lambda[25] = XO14;
    Lambda[26] = XO24;
    Lambda[27] = XO34;
    Lambda[28] = XO44;
    Lambda[29] = XO45;
    Lambda[30] = XO05;
    Lambda[31] = XO15;
    Lambda[32] = XO25;
    Lambda[33] = XO35;
    Lambda[34] = XO45;
    Lambda[35] = XO55;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'upper_arm_link' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'tool0' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e0_3_neg_0 = Q3_xy*U14;
    const double e0_3_neg_1 = -c4*Q4_xy;
    const double e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const double e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1;
    const double e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const double e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05;
    const double e1_3_0 = Q3_yy*U14;
    const double e1_3_1 = c4*Q4_yy_neg;
    const double e1_3 = c0 + e1_3_0 - e1_3_1;
    const double e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1;
    const double e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const double e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05;
    const double e2_3_0 = Q3_zy_neg*U14;
    const double e2_3_1 = c4*Q4_zy;
    const double e2_3 = e2_3_1 - e2_3_0;
    const double e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3);
    const double e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0);
    const double e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04;
    const double e2_0_neg = e2_0_neg_0 - Q4_zy*U05;
    const double e3_3_0 = J_x4*U14;
    const double e3_3_1 = -c4*J_x5;
    const double e3_3 = J_x3 - e3_3_0 + e3_3_1;
    const double e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3));
    const double e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0);
    const double e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04;
    const double e3_0_neg = e3_0_neg_0 + J_x5*U05;
    const double e4_3_0 = J_y4*U14;
    const double e4_3_1 = -c4*J_y5;
    const double e4_3 = J_y3 - e4_3_0 + e4_3_1;
    const double e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3));
    const double e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0);
    const double e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04;
    const double e4_0_neg = e4_0_neg_0 + J_y5*U05;
    const double e5_3_0 = -J_z4*U14;
    const double e5_3_1 = c4*J_z5;
    const double e5_3 = J_z3 + e5_3_0 - e5_3_1;
    const double e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1;
    const double e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv_neg*e1_0;
    const double O01_1 = -D1_inv_neg*e1_1;
    const double O01_2 = -D2_inv_neg*e1_2;
    const double O01_3 = D3_inv_neg*e1_3;
    const double O01_4 = Q3_yy*D4_inv;
    const double O01_5 = 58.355064750790525*Q4_yy_neg;
    const double O02_0 = D0_inv_neg*e2_0_neg;
    const double O02_1 = D1_inv_neg*e2_1;
    const double O02_2 = D2_inv_neg*e2_2;
    const double O02_3 = -D3_inv_neg*e2_3;
    const double O02_4 = Q3_zy_neg*D4_inv;
    const double O02_5 = 58.355064750790525*Q4_zy;
    const double O03_0 = D0_inv_neg*e3_0_neg;
    const double O03_1 = D1_inv_neg*e3_1;
    const double O03_2 = D2_inv_neg*e3_2;
    const double O03_3 = D3_inv_neg*e3_3;
    const double O03_4 = J_x4*D4_inv;
    const double O03_5 = -58.355064750790525*J_x5;
    const double O04_0 = D0_inv_neg*e4_0_neg;
    const double O04_1 = D1_inv_neg*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O04_3 = D3_inv_neg*e4_3;
    const double O04_4 = J_y4*D4_inv;
    const double O04_5 = -58.355064750790525*J_y5;
    const double O05_0 = D0_inv_neg*e5_0;
    const double O05_1 = -D1_inv_neg*e5_1;
    const double O05_2 = -D2_inv_neg*e5_2;
    const double O05_3 = D3_inv_neg*e5_3;
    const double O05_4 = -J_z4*D4_inv;
    const double O05_5 = 58.355064750790525*J_z5;
    const double O00_0 = D2_inv_neg*e0_2*e0_2;
    const double O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg;
    const double O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1;
    const double O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy);
    const double O01_6 = Q3_xy*O01_4;
    const double O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6;
    const double O01 = -O01_7 - Q4_xy*O01_5;
    const double O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4;
    const double O11 = Q4_yy_neg*O01_5 - O11_0;
    const double O02_6 = Q3_xy*O02_4;
    const double O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6;
    const double O02 = O02_7 + Q4_xy*O02_5;
    const double O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4;
    const double O12 = O12_0 - Q4_yy_neg*O02_5;
    const double O22_0 = Q3_zy_neg*O02_4;
    const double O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0;
    const double O22 = Q4_zy*O02_5 - O22_1;
    const double O03_6 = Q3_xy*O03_4;
    const double O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6;
    const double O03 = O03_7 + Q4_xy*O03_5;
    const double O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4;
    const double O13 = O13_0 - Q4_yy_neg*O03_5;
    const double O23_0 = Q3_zy_neg*O03_4;
    const double O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0;
    const double O23 = Q4_zy*O03_5 - O23_1;
    const double O33_0 = J_x4*O03_4;
    const double O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0;
    const double O33 = -O33_1 - J_x5*O03_5;
    const double O04_6 = Q3_xy*O04_4;
    const double O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6;
    const double O04 = O04_7 + Q4_xy*O04_5;
    const double O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4;
    const double O14 = O14_0 - Q4_yy_neg*O04_5;
    const double O24_0 = Q3_zy_neg*O04_4;
    const double O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0;
    const double O24 = Q4_zy*O04_5 - O24_1;
    const double O34_0 = J_x4*O04_4;
    const double O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0;
    const double O34 = -O34_1 - J_x5*O04_5;
    const double O44_0 = J_y4*O04_4;
    const double O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0;
    const double O44 = -O44_1 - J_y5*O04_5;
    const double O05_6 = Q3_xy*O05_4;
    const double O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6;
    const double O05 = -O05_7 - Q4_xy*O05_5;
    const double O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4;
    const double O15 = Q4_yy_neg*O05_5 - O15_0;
    const double O25_0 = Q3_zy_neg*O05_4;
    const double O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0;
    const double O25 = O25_1 - Q4_zy*O05_5;
    const double O35_0 = J_x4*O05_4;
    const double O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0;
    const double O35 = O35_1 + J_x5*O05_5;
    const double O45_0 = J_y4*O05_4;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0;
    const double O45 = O45_1 + J_y5*O05_5;
    const double O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4;
    const double O55 = J_z5*O05_5 - O55_0;

    /* elimination of direction 'z' */
    const double DO5_inv_neg = -1.0/O55;
    const double UO05 = -O05*DO5_inv_neg;
    const double UO15 = -O15*DO5_inv_neg;
    const double UO25_neg = O25*DO5_inv_neg;
    const double UO35_neg = O35*DO5_inv_neg;
    const double UO45_neg = O45*DO5_inv_neg;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = O01 - O05*UO15;
    const double O11e5 = O11 - O15*UO15;
    const double O02e5 = O02 + O05*UO25_neg;
    const double O12e5 = O12 + O15*UO25_neg;
    const double O22e5 = O22 + O25*UO25_neg;
    const double O03e5 = O03 + O05*UO35_neg;
    const double O13e5 = O13 + O15*UO35_neg;
    const double O23e5 = O23 + O25*UO35_neg;
    const double O33e5 = O33 + O35*UO35_neg;
    const double O04e5 = O04 + O05*UO45_neg;
    const double O14e5 = O14 + O15*UO45_neg;
    const double O24e5 = O24 + O25*UO45_neg;
    const double O34e5 = O34 + O35*UO45_neg;
    const double DO4 = O44 + O45*UO45_neg;

    /* elimination of direction 'y' */
    const double DO4_inv_neg = -1.0/DO4;
    const double UO04_neg = O04e5*DO4_inv_neg;
    const double UO14_neg = O14e5*DO4_inv_neg;
    const double UO24 = -O24e5*DO4_inv_neg;
    const double UO34 = -O34e5*DO4_inv_neg;
    const double O00e4 = O00e5 + O04e5*UO04_neg;
    const double O01e4 = O01e5 + O04e5*UO14_neg;
    const double O11e4 = O11e5 + O14e5*UO14_neg;
    const double O02e4 = O02e5 - O04e5*UO24;
    const double O12e4 = O12e5 - O14e5*UO24;
    const double O22e4 = O22e5 - O24e5*UO24;
    const double O03e4 = O03e5 - O04e5*UO34;
    const double O13e4 = O13e5 - O14e5*UO34;
    const double O23e4 = O23e5 - O24e5*UO34;
    const double DO3 = O33e5 - O34e5*UO34;

    /* elimination of direction 'x' */
    const double DO3_inv_neg = -1.0/DO3;
    const double UO03_neg = O03e4*DO3_inv_neg;
    const double UO13_neg = O13e4*DO3_inv_neg;
    const double UO23 = -O23e4*DO3_inv_neg;
    const double O00e3 = O00e4 + O03e4*UO03_neg;
    const double O01e3 = O01e4 + O03e4*UO13_neg;
    const double O11e3 = O11e4 + O13e4*UO13_neg;
    const double O02e3 = O02e4 - O03e4*UO23;
    const double O12e3 = O12e4 - O13e4*UO23;
    const double DO2 = O22e4 - O23e4*UO23;

    /* elimination of direction 'rz' */
    const double DO2_inv_neg = -1.0/DO2;
    const double UO02_neg = O02e3*DO2_inv_neg;
    const double UO12_neg = O12e3*DO2_inv_neg;
    const double O00e2 = O00e3 + O02e3*UO02_neg;
    const double O01e2 = O01e3 + O02e3*UO12_neg;
    const double DO1 = O11e3 + O12e3*UO12_neg;

    /* elimination of direction 'ry' */
    const double DO1_inv_neg = -1.0/DO1;
    const double UO01 = -O01e2*DO1_inv_neg;
    const double DO0 = O00e2 - O01e2*UO01;

    /* elimination of direction 'rx' */
    const double DO0_inv_neg = -1.0/DO0;

    /* row direction 'ry' of the inverse */
    const double XO01 = UO01*DO0_inv_neg;
    const double XO11_neg = DO1_inv_neg + UO01*XO01;

    /* row direction 'rz' of the inverse */
    const double XO02 = UO12_neg*XO01 - UO02_neg*DO0_inv_neg;
    const double XO12 = UO02_neg*XO01 - UO12_neg*XO11_neg;
    const double XO22 = UO12_neg*XO12 - (DO2_inv_neg - UO02_neg*XO02);

    /* row direction 'x' of the inverse */
    const double XO03 = UO13_neg*XO01 - UO03_neg*DO0_inv_neg - UO23*XO02;
    const double XO13 = UO03_neg*XO01 - UO13_neg*XO11_neg - UO23*XO12;
    const double XO23 = UO03_neg*XO02 + UO13_neg*XO12 - UO23*XO22;
    const double XO33 = UO13_neg*XO13 - (DO3_inv_neg - UO03_neg*XO03) - UO23*XO23;

    /* row direction 'y' of the inverse */
    const double XO04 = UO14_neg*XO01 - UO04_neg*DO0_inv_neg - UO24*XO02 - UO34*XO03;
    const double XO14 = UO04_neg*XO01 - UO14_neg*XO11_neg - UO24*XO12 - UO34*XO13;
    const double XO24 = UO04_neg*XO02 + UO14_neg*XO12 - UO24*XO22 - UO34*XO23;
    const double XO34 = UO04_neg*XO03 + UO14_neg*XO13 - UO24*XO23 - UO34*XO33;
    const double XO44_0_ = -UO34*XO34;
    const double XO44 = XO44_0_ - (DO4_inv_neg - UO04_neg*XO04 - UO14_neg*XO14 + UO24*XO24);

    /* row direction 'z' of the inverse */
    const double XO05_0_ = UO05*DO0_inv_neg - UO15*XO01 + UO25_neg*XO02 + UO35_neg*XO03;
    const double XO05 = XO05_0_ + UO45_neg*XO04;
    const double XO15_0_ = UO05*XO01 - UO15*XO11_neg - UO25_neg*XO12 - UO35_neg*XO13;
    const double XO15 = UO45_neg*XO14 - XO15_0_;
    const double XO25_0_ = -UO45_neg*XO24;
    const double XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) + UO35_neg*XO23 - XO25_0_;
    const double XO35_0_ = -UO45_neg*XO34;
    const double XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) + UO35_neg*XO33 - XO35_0_;
    const double XO45_0_ = -UO45_neg*XO44;
    const double XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) + UO35_neg*XO34 - XO45_0_;
    const double XO55_0_ = UO35_neg*XO35;
    const double XO55_1_ = DO5_inv_neg + UO05*XO05 + UO15*XO15 - UO25_neg*XO25 - XO55_0_;
    const double XO55 = UO45_neg*XO45 - XO55_1_;

    Lambda[0] = -DO0_inv_neg;
    Lambda[1] = XO01;
    Lambda[2] = XO02;
    Lambda[3] = XO03;
    Lambda[4] = XO04;
    Lambda[5] = XO05;
    Lambda[6] = XO01;
    Lambda[7] = -XO11_neg;
    Lambda[8] = XO12;
    Lambda[9] = XO13;
    Lambda[10] = XO14;
    Lambda[11] = XO15;
    Lambda[12] = XO02;
    Lambda[13] = XO12;
    Lambda[14] = XO22;
    Lambda[15] = XO23;
    Lambda[16] = XO24;
    Lambda[17] = XO25;
    Lambda[18] = XO03;
    Lambda[19] = XO13;
    Lambda[20] = XO23;
    Lambda[21] = XO33;
    Lambda[22] = XO34;
    Lambda[23] = XO35;
    Lambda[24] = XO04;
    Lambda[25] = XO14;
    Lambda[26] = XO24;
    Lambda[27] = XO34;
    Lambda[28] = XO44;
    Lambda[29] = XO45;
    Lambda[30] = XO05;
    Lambda[31] = XO15;
    Lambda[32] = XO25;
    Lambda[33] = XO35;
    Lambda[34] = XO45;
    Lambda[35] = XO55;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'upper_arm_link' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'ee_link' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* joint forces of the wrench */
    const double tau0 = f2 - ot_y*f3 + ot_x*f4;
    const double tau1_0 = s0*f0 - c0*f1;
    const double tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4);
    const double tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4);
    const double tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4);
    const double tau4_neg = Q3_xy*f0 + Q3_yy*f1 - Q3_zy_neg*f2 - J_x4*f3 - J_y4*f4 - J_z4*f5;
    const double tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2 + J_x5*f3 + J_y5*f4 + J_z5*f5;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e3_neg_0 = tau4_neg*U14;
    const double e3_neg_1 = c4*tau5;
    const double e3_neg = e3_neg_1 - (tau3 + e3_neg_0);
    const double e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1;
    const double e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1;
    const double e0 = tau0 - U01*e1 - U02*e2 - U03_neg*e3_neg + tau4_neg*U04 - tau5*U05;

    /* solve with D and U* */
    const double x0_neg = D0_inv_neg*e0;
    const double x1 = U01*x0_neg - D1_inv_neg*e1;
    const double x2 = U02*x0_neg - D2_inv_neg*e2 - U12*x1;
    const double x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23*x2;
    const double x4_neg_0 = x1 + x2 + x3;
    const double x4_neg = tau4_neg*D4_inv - U04*x0_neg + U14*x4_neg_0;
    const double x5 = 58.355064750790525*tau5 + U05*x0_neg - c4*x4_neg_0;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
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
    const double c5c5 = c5*c5;
    const double c5s5 = c5*s5;
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'upper_arm_link' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = -0.10915*s0;
    const double o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const double Q2_xx = c2*Q1_xx - s2*Q1_xy_neg;
    const double Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = c2*Q1_yx - s2*Q1_yy_neg;
    const double Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.425*Q1_xx;
    const double o2_y = o1_y + 0.425*Q1_yx;
    const double o2_z = 0.089159 - 0.425*s1;

    /* frame of 'wrist_1_link' in the base */
    const double Q3_xx = s3*Q2_xy_neg - c3*Q2_xx;
    const double Q3_xy = s3*Q2_xx + c3*Q2_xy_neg;
    const double Q3_yx = s3*Q2_yy_neg - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c3*Q2_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - s3*Q2_zy;
    const double Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy;
    const double o3_x = o2_x + 0.39225*Q2_xx;
    const double o3_y = o2_y + 0.39225*Q2_yx;
    const double o3_z = o2_z - 0.39225*Q2_zx_neg;

    /* frame of 'wrist_2_link' in the base */
    const double Q4_xy = s4*Q3_xx + s0*c4;
    const double Q4_yy_neg = c0*c4 - s4*Q3_yx;
    const double Q4_zy = s4*Q3_zx;
    const double o4_x = o3_x - 0.09465*Q3_xy;
    const double o4_y = o3_y - 0.09465*Q3_yy;
    const double o4_z = o3_z + 0.09465*Q3_zy_neg;

    /* frame of tool 'tool0' */
    const double ot_x_0 = -0.0823*Q4_xy;
    const double ot_y_0 = 0.0823*Q4_yy_neg;
    const double ot_z_0 = 0.0823*Q4_zy;
    const double ot_x = o4_x + ot_x_0;
    const double ot_y = o4_y + ot_y_0;
    const double ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = 0.089159 - ot_z;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const double J_x2_0 = ot_z - o2_z;
    const double J_x2 = c0*J_x2_0;
    const double J_y2 = s0*J_x2_0;
    const double J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x);
    const double J_x3_0 = ot_z - o3_z;
    const double J_x3 = c0*J_x3_0;
    const double J_y3 = s0*J_x3_0;
    const double J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x);
    const double J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0;
    const double J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0;
    const double J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0;
    const double J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0;
    const double J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0;
    const double J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0;

    /* joint forces of the wrench */
    const double tau0 = f2 - ot_y*f3 + ot_x*f4;
    const double tau1_0 = s0*f0 - c0*f1;
    const double tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4);
    const double tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4);
    const double tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4);
    const double tau4_neg = Q3_xy*f0 + Q3_yy*f1 - Q3_zy_neg*f2 - J_x4*f3 - J_y4*f4 - J_z4*f5;
    const double tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2 + J_x5*f3 + J_y5*f4 + J_z5*f5;

    /* composite inertia of 'wrist_2_link' */
    const double R4_Jxx_0 = 0.0166855268546*c5c5;
    const double R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546;
    const double R4_Jxz = -0.0166855268546*c5s5;
    const double R4_Jxx = 0.033822 - R4_Jxx_0;
    const double R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const double R3_Jxx_1 = R3_Jxx_0*c4c4;
    const double R3_Jxz_neg = R3_Jxx_0*c4s4;
    const double R3_Jxy = c4*R4_Jxz;
    const double R3_Jyz = s4*R4_Jxz;
    const double R3_Jxx = 0.02174530937515 - R3_Jxx_1;
    const double R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975;

    /* composite inertia of 'forearm_link' */
    const double R2_hx_0 = 0.017784735*s3;
    const double R2_hy = 0.017784735*c3;
    const double R2_Jxx_0 = R4_Jzz - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz;
    const double R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz;
    const double R2_Jyy_neg_0 = 0.0139521246075*s3;
    const double R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2);
    const double R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3;
    const double R2_hx = 1.598759275 - R2_hx_0;
    const double R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475;
    const double R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz);
    const double R2_Jxz = R2_Jxz_0 + 0.09736195575;

    /* composite inertia of 'upper_arm_link' */
    const double R1_hx_0 = s2*R2_hy;
    const double R1_hx_1 = R1_hx_0 - c2*R2_hx;
    const double R1_hy_0 = c2*R2_hy;
    const double R1_hy = s2*R2_hx + R1_hy_0;
    const double R1_Jxx_0 = R2_Jyy_neg + R2_Jxx;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = s2*R2_Jyz;
    const double R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0;
    const double R1_Jyz_0 = c2*R2_Jyz;
    const double R1_Jyz = s2*R2_Jxz + R1_Jyz_0;
    const double R1_Jyy_0 = 0.85*R1_hx_1;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy;
    const double R1_hx = 4.4329225 - R1_hx_1;
    const double R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841;
    const double R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz);
    const double R1_Jxz = R1_Jxz_1 + 0.075354282;

    /* composite inertia of 'shoulder_link' */
    const double R0_hz_0 = -c1*R1_hy;
    const double R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1);
    const double R0_Jyz_0 = c1*R1_Jyz;
    const double R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx);
    const double R0_Jzz = 2.7644263025275 - R0_Jzz_0;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const double M12 = R2_Jzz - 0.425*R1_hx_1;
    const double M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1);

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const double M23 = R3_Jzz - 0.00697606230375*s3;
    const double f3at1_y_neg = R1_hx_0 + c2*R2_hx_0;
    const double M13 = M23 - 0.425*f3at1_y_neg;
    const double M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0);
    const double M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg);

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const double n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy;
    const double n4at2_y = s3*R3_Jxy + c3*R4_Jzz;
    const double M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y);
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const double n5at3_x = -0.0171364731454*s4;
    const double M35 = 0.0171364731454*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double n5at2_y = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y);

    /* elimination of 'wrist_3_joint' */
    const double U05 = -58.355064750790525*M05_neg;
    const double M00e5 = R0_Jzz + M05_neg*U05;
    const double M01e5_0 = c4*M05_neg;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = c4*M35;
    const double M11e5 = R1_Jzz - M11e5_0;
    const double M02e5 = M01e5_0 - M02_neg;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = R2_Jzz - M11e5_0;
    const double M03e5 = M03 + M01e5_0;
    const double M13e5 = M13 - M11e5_0;
    const double M23e5 = M23 - M11e5_0;
    const double M33e5 = R3_Jzz - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const double D4_inv = 1.0/R4_Jzz;
    const double U04 = M04*D4_inv;
    const double U14 = -R3_Jyz*D4_inv;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4_0 = M04*U14;
    const double M01e4 = M01e5 - M01e4_0;
    const double M11e4_0 = -R3_Jyz*U14;
    const double M11e4 = M11e5 - M11e4_0;
    const double M02e4 = M02e5 - M01e4_0;
    const double M12e4 = M12e5 - M11e4_0;
    const double M22e4 = M22e5 - M11e4_0;
    const double M03e4 = M03e5 - M01e4_0;
    const double M13e4 = M13e5 - M11e4_0;
    const double M23e4 = M23e5 - M11e4_0;
    const double D3 = M33e5 - M11e4_0;

    /* elimination of 'wrist_1_joint' */
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23 = -M23e4*D3_inv_neg;
    const double M00e3 = M00e4 + M03e4*U03_neg;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const double D1_inv_neg = -1.0/D1;
    const double U01 = -M01e2*D1_inv_neg;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e3_neg_0 = tau4_neg*U14;
    const double e3_neg_1 = c4*tau5;
    const double e3_neg = e3_neg_1 - (tau3 + e3_neg_0);
    const double e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1;
    const double e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1;
    const double e0 = tau0 - U01*e1 - U02*e2 - U03_neg*e3_neg + tau4_neg*U04 - tau5*U05;

    /* solve with D and U* */
    const double x0_neg = D0_inv_neg*e0;
    const double x1 = U01*x0_neg - D1_inv_neg*e1;
    const double x2 = U02*x0_neg - D2_inv_neg*e2 - U12*x1;
    const double x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23*x2;
    const double x4_neg_0 = x1 + x2 + x3;
    const double x4_neg = tau4_neg*D4_inv - U04*x0_neg + U14*x4_neg_0;
    const double x5 = 58.355064750790525*tau5 + U05*x0_neg - c4*x4_neg_0;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
}

void ur5_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        ur5_tip_force_acceleration_tool0(q + 6*state, f + 6*state, qdd + 6*state);
    }
}
