/* puma560: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from puma560.yaml
 * (SHA-256 1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44).
 * Make it again with
 *
 *     symdyn generate puma560.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Self-test: cc -std=c99 -O2 puma560.c puma560_test.c -lm && ./a.out
 *
 * Joints, in the order of q:
 *
 *     0  waist        rad  [-2.792526803190927, 2.792526803190927]
 *     1  shoulder     rad  [-1.9198621771937625, 1.9198621771937625]
 *     2  elbow        rad  [-2.356194490192345, 2.356194490192345]
 *     3  wrist_roll   rad  [-4.642575810304916, 4.642575810304916]
 *     4  wrist_pitch  rad  [-1.7453292519943295, 1.7453292519943295]
 *     5  flange       rad  [-4.642575810304916, 4.642575810304916]
 *
 * Tools: flange.
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
 *                                         mul  add  div  trig
 *     mass_matrix                          99   78    0     8
 *     udu                                 133  104    3     8
 *     innovations                         146  117    3     8
 *     mass_matrix_inverse                 187  148    4     8
 *     inverse_dynamics                    203  162    0    10
 *     bias_forces                         186  136    0    10
 *     gravity_forces                       28   12    0     8
 *     coriolis_matrix                     421  335    0    10
 *     forward_dynamics                    349  272    4    10
 *     pose_flange                          58   31    0    12
 *     jacobian_flange                      51   27    0    10
 *     jacobian_rate_flange                107   60    0    10
 *     operational_inertia_inverse_flange  337  234    4    10
 *     operational_inertia_flange          457  324   10    10
 *     tip_force_acceleration_flange       233  172    4    10
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#include "puma560.h"

#include <math.h>

#if !defined(PUMA560_GENERATION) || PUMA560_GENERATION != 0x12bd5546u
#error "puma560.c and puma560.h come from different generations: take both from one run"
#endif

/* -1, 0 or 1. */
static double puma560_sign(double x)
{
    return (double)((x > 0.0) - (x < 0.0));
}

void puma560_mass_matrix(const double q[6], double M[36])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    M[0] = M00;
    M[1] = -R0_Jyz;
    M[2] = M02;
    M[3] = M03;
    M[4] = M04;
    M[5] = -M05_neg;
    M[6] = -R0_Jyz;
    M[7] = M11;
    M[8] = M12;
    M[9] = M13;
    M[10] = M14;
    M[11] = M25;
    M[12] = M02;
    M[13] = M12;
    M[14] = M22;
    M[15] = -R2_Jyz_1;
    M[16] = M24;
    M[17] = M25;
    M[18] = M03;
    M[19] = M13;
    M[20] = -R2_Jyz_1;
    M[21] = M33;
    M[22] = 0.0;
    M[23] = M35;
    M[24] = M04;
    M[25] = M14;
    M[26] = M24;
    M[27] = 0.0;
    M[28] = 0.171348451657;
    M[29] = 0.0;
    M[30] = -M05_neg;
    M[31] = M25;
    M[32] = M25;
    M[33] = M35;
    M[34] = 0.0;
    M[35] = 0.194104505668;
}

void puma560_mass_matrix_batch(size_t count, const double *q, double *M)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_mass_matrix(q + 6*state, M + 36*state);
    }
}

void puma560_udu(const double q[6], double U[36], double D[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    /* elimination of 'flange' */
    const double U05 = -5.1518639227799214*M05_neg;
    const double U15 = 5.1518639227799214*M25;
    const double U35 = 0.00020607455691119687*c4;
    const double M00e5 = M00 + M05_neg*U05;
    const double M01e5_0 = M05_neg*U15;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = M25*U15;
    const double M11e5 = M11 - M11e5_0;
    const double M02e5 = M02 + M01e5_0;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = M22 - M11e5_0;
    const double M03e5 = M03 + M05_neg*U35;
    const double M13e5_0 = M25*U35;
    const double M13e5 = M13 - M13e5_0;
    const double M23e5_neg = R2_Jyz_1 + M13e5_0;
    const double M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const double U04 = 5.836060905888831*M04;
    const double U14 = 5.836060905888831*M14;
    const double U24 = 5.836060905888831*M24;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4 = M01e5 - M04*U14;
    const double M11e4 = M11e5 - M14*U14;
    const double M02e4 = M02e5 - M04*U24;
    const double M12e4 = M12e5 - M14*U24;
    const double M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const double D3_inv_neg = -1.0/M33e5;
    const double U03_neg = M03e5*D3_inv_neg;
    const double U13 = -M13e5*D3_inv_neg;
    const double U23 = M23e5_neg*D3_inv_neg;
    const double M00e3 = M00e4 + M03e5*U03_neg;
    const double M01e3 = M01e4 - M03e5*U13;
    const double M11e3 = M11e4 - M13e5*U13;
    const double M02e3 = M02e4 - M03e5*U23;
    const double M12e3 = M12e4 - M13e5*U23;
    const double D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const double D2_inv = 1.0/D2;
    const double U02 = M02e3*D2_inv;
    const double U12 = M12e3*D2_inv;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
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
    U[11] = U15;
    U[12] = 0.0;
    U[13] = 0.0;
    U[14] = 1.0;
    U[15] = U23;
    U[16] = U24;
    U[17] = U15;
    U[18] = 0.0;
    U[19] = 0.0;
    U[20] = 0.0;
    U[21] = 1.0;
    U[22] = 0.0;
    U[23] = U35;
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
    D[3] = M33e5;
    D[4] = 0.171348451657;
    D[5] = 0.194104505668;
}

void puma560_udu_batch(size_t count, const double *q, double *U, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_udu(q + 6*state, U + 36*state, D + 6*state);
    }
}

void puma560_innovations(const double q[6], double W[36], double D[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    /* elimination of 'flange' */
    const double U05 = -5.1518639227799214*M05_neg;
    const double U15 = 5.1518639227799214*M25;
    const double U35 = 0.00020607455691119687*c4;
    const double M00e5 = M00 + M05_neg*U05;
    const double M01e5_0 = M05_neg*U15;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = M25*U15;
    const double M11e5 = M11 - M11e5_0;
    const double M02e5 = M02 + M01e5_0;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = M22 - M11e5_0;
    const double M03e5 = M03 + M05_neg*U35;
    const double M13e5_0 = M25*U35;
    const double M13e5 = M13 - M13e5_0;
    const double M23e5_neg = R2_Jyz_1 + M13e5_0;
    const double M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const double U04 = 5.836060905888831*M04;
    const double U14 = 5.836060905888831*M14;
    const double U24 = 5.836060905888831*M24;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4 = M01e5 - M04*U14;
    const double M11e4 = M11e5 - M14*U14;
    const double M02e4 = M02e5 - M04*U24;
    const double M12e4 = M12e5 - M14*U24;
    const double M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const double D3_inv_neg = -1.0/M33e5;
    const double U03_neg = M03e5*D3_inv_neg;
    const double U13 = -M13e5*D3_inv_neg;
    const double U23 = M23e5_neg*D3_inv_neg;
    const double M00e3 = M00e4 + M03e5*U03_neg;
    const double M01e3 = M01e4 - M03e5*U13;
    const double M11e3 = M11e4 - M13e5*U13;
    const double M02e3 = M02e4 - M03e5*U23;
    const double M12e3 = M12e4 - M13e5*U23;
    const double D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const double D2_inv = 1.0/D2;
    const double U02 = M02e3*D2_inv;
    const double U12 = M12e3*D2_inv;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* inverse of U */
    const double W02 = U12*U01 - U02;
    const double W13 = U23*U12 - U13;
    const double W03 = U03_neg - (U01*W13 - U23*U02);
    const double W14 = U24*U12 - U14;
    const double W04_neg = U01*W14 - U24*U02 + U04;
    const double W25 = U35*U23 - U15;
    const double W15 = U35*U13 - U12*W25 - U15;
    const double W05 = -U05 - (U01*W15 + U02*W25 + U35*U03_neg);

    W[0] = 1.0;
    W[1] = -U01;
    W[2] = W02;
    W[3] = W03;
    W[4] = -W04_neg;
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
    W[16] = -U24;
    W[17] = W25;
    W[18] = 0.0;
    W[19] = 0.0;
    W[20] = 0.0;
    W[21] = 1.0;
    W[22] = 0.0;
    W[23] = -U35;
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
    D[3] = M33e5;
    D[4] = 0.171348451657;
    D[5] = 0.194104505668;
}

void puma560_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_innovations(q + 6*state, W + 36*state, D + 6*state);
    }
}

void puma560_mass_matrix_inverse(const double q[6], double M_inverse[36])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    /* elimination of 'flange' */
    const double U05 = -5.1518639227799214*M05_neg;
    const double U15 = 5.1518639227799214*M25;
    const double U35 = 0.00020607455691119687*c4;
    const double M00e5 = M00 + M05_neg*U05;
    const double M01e5_0 = M05_neg*U15;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = M25*U15;
    const double M11e5 = M11 - M11e5_0;
    const double M02e5 = M02 + M01e5_0;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = M22 - M11e5_0;
    const double M03e5 = M03 + M05_neg*U35;
    const double M13e5_0 = M25*U35;
    const double M13e5 = M13 - M13e5_0;
    const double M23e5_neg = R2_Jyz_1 + M13e5_0;
    const double M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const double U04 = 5.836060905888831*M04;
    const double U14 = 5.836060905888831*M14;
    const double U24 = 5.836060905888831*M24;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4 = M01e5 - M04*U14;
    const double M11e4 = M11e5 - M14*U14;
    const double M02e4 = M02e5 - M04*U24;
    const double M12e4 = M12e5 - M14*U24;
    const double M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const double D3_inv_neg = -1.0/M33e5;
    const double U03_neg = M03e5*D3_inv_neg;
    const double U13 = -M13e5*D3_inv_neg;
    const double U23 = M23e5_neg*D3_inv_neg;
    const double M00e3 = M00e4 + M03e5*U03_neg;
    const double M01e3 = M01e4 - M03e5*U13;
    const double M11e3 = M11e4 - M13e5*U13;
    const double M02e3 = M02e4 - M03e5*U23;
    const double M12e3 = M12e4 - M13e5*U23;
    const double D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const double D2_inv = 1.0/D2;
    const double U02 = M02e3*D2_inv;
    const double U12 = M12e3*D2_inv;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'waist' */
    const double D0_inv_neg = -1.0/D0;

    /* row 'shoulder' of the inverse */
    const double X01 = U01*D0_inv_neg;
    const double X11 = D1_inv - U01*X01;

    /* row 'elbow' of the inverse */
    const double X02 = U02*D0_inv_neg - U12*X01;
    const double X12_neg = U02*X01 + U12*X11;
    const double X22 = D2_inv - U02*X02 + U12*X12_neg;

    /* row 'wrist_roll' of the inverse */
    const double X03 = -U03_neg*D0_inv_neg - U13*X01 - U23*X02;
    const double X13 = U23*X12_neg - (U13*X11 - U03_neg*X01);
    const double X23_neg = U23*X22 - (U03_neg*X02 + U13*X12_neg);
    const double X33 = U23*X23_neg - (D3_inv_neg - U03_neg*X03 + U13*X13);

    /* row 'wrist_pitch' of the inverse */
    const double X04 = U04*D0_inv_neg - U14*X01 - U24*X02;
    const double X14 = U24*X12_neg - (U04*X01 + U14*X11);
    const double X24 = U14*X12_neg - U04*X02 - U24*X22;
    const double X34 = U24*X23_neg - (U04*X03 + U14*X13);
    const double X44_neg = U04*X04 - 5.836060905888831 + U14*X14 + U24*X24;

    /* row 'flange' of the inverse */
    const double X05 = U05*D0_inv_neg - U15*(X01 + X02) - U35*X03;
    const double X15_0 = U15*X12_neg;
    const double X15 = X15_0 - (U05*X01 + U15*X11) - U35*X13;
    const double X25 = X15_0 - U05*X02 - U15*X22 + U35*X23_neg;
    const double X35 = -U05*X03 - U15*(X13 - X23_neg) - U35*X33;
    const double X45 = -U05*X04 - U15*(X14 + X24) - U35*X34;
    const double X55 = 5.1518639227799214 - U05*X05 - U15*(X15 + X25) - U35*X35;

    M_inverse[0] = -D0_inv_neg;
    M_inverse[1] = X01;
    M_inverse[2] = X02;
    M_inverse[3] = X03;
    M_inverse[4] = X04;
    M_inverse[5] = X05;
    M_inverse[6] = X01;
    M_inverse[7] = X11;
    M_inverse[8] = -X12_neg;
    M_inverse[9] = X13;
    M_inverse[10] = X14;
    M_inverse[11] = X15;
    M_inverse[12] = X02;
    M_inverse[13] = -X12_neg;
    M_inverse[14] = X22;
    M_inverse[15] = -X23_neg;
    M_inverse[16] = X24;
    M_inverse[17] = X25;
    M_inverse[18] = X03;
    M_inverse[19] = X13;
    M_inverse[20] = -X23_neg;
    M_inverse[21] = X33;
    M_inverse[22] = X34;
    M_inverse[23] = X35;
    M_inverse[24] = X04;
    M_inverse[25] = X14;
    M_inverse[26] = X24;
    M_inverse[27] = X34;
    M_inverse[28] = -X44_neg;
    M_inverse[29] = X45;
    M_inverse[30] = X05;
    M_inverse[31] = X15;
    M_inverse[32] = X25;
    M_inverse[33] = X35;
    M_inverse[34] = X45;
    M_inverse[35] = X55;
}

void puma560_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_mass_matrix_inverse(q + 6*state, M_inverse + 36*state);
    }
}

void puma560_inverse_dynamics(
    const double q[6], const double qd[6], const double qdd[6], double tau[6])
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

    /* motion of 'link1' */
    const double ww0_zz = qd0*qd0;

    /* motion of 'link2' */
    const double w1_x = qd0*s1;
    const double w1_y = qd0*c1;
    const double E1_yz_neg = qdd0*s1;
    const double E1_xz = qdd0*c1;
    const double a1_x_0 = 0.15005*qdd0;
    const double a1_z = -0.15005*ww0_zz;
    const double a1_x = c1*a1_x_0 + 9.81*s1;
    const double a1_y = 9.81*c1 - s1*a1_x_0;
    const double ww1_yz = qd1*w1_y;
    const double wd1_x = E1_yz_neg + ww1_yz;
    const double ww1_xz = qd1*w1_x;
    const double wd1_y = E1_xz - ww1_xz;
    const double ww1_xx = w1_x*w1_x;
    const double ww1_yy = w1_y*w1_y;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x*w1_y;
    const double E1_xx_neg = ww1_yy + ww1_zz;
    const double E1_xy = ww1_xy - qdd1;
    const double E1_yx = qdd1 + ww1_xy;
    const double E1_yy_neg = ww1_xx + ww1_zz;
    const double E1_zx = ww1_xz - wd1_y;
    const double E1_zy = ww1_yz + wd1_x;

    /* motion of 'link3' */
    const double w2_x_neg = c2*w1_x + s2*w1_y;
    const double w2_y = s2*w1_x - c2*w1_y;
    const double a2_x_0 = a1_x - 0.4318*E1_xx_neg;
    const double a2_x_1 = -a1_y - 0.4318*E1_yx;
    const double a2_z = a1_z + 0.4318*E1_zx;
    const double a2_x = s2*a2_x_1 - c2*a2_x_0;
    const double a2_y = s2*a2_x_0 + c2*a2_x_1;
    const double wd2_x = qd2*w2_y - (c2*wd1_x + s2*wd1_y);
    const double wd2_y = s2*wd1_x - c2*wd1_y + qd2*w2_x_neg;
    const double wd2_z = qdd1 + qdd2;
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xy_neg = wd2_z + ww2_xy_neg;
    const double E2_xz = wd2_y - ww2_xz_neg;
    const double E2_yx = wd2_z - ww2_xy_neg;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_zx_neg = wd2_y + ww2_xz_neg;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'link4' */
    const double w3_x = c3*w2_x_neg - s3*w2_z;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_z;
    const double a3_x_0 = -a2_x - (0.0203*E2_xx_neg + 0.4318*E2_xy_neg);
    const double a3_z = 0.0203*E2_yx - 0.4318*E2_yy_neg - a2_y;
    const double a3_x_1 = -a2_z - (0.0203*E2_zx_neg - 0.4318*E2_zy);
    const double a3_x = c3*a3_x_0 + s3*a3_x_1;
    const double a3_y = c3*a3_x_1 - s3*a3_x_0;
    const double wd3_x = -c3*wd2_x - s3*wd2_z - qd3*w3_y_neg;
    const double wd3_y_neg = c3*wd2_z - s3*wd2_x + qd3*w3_x;
    const double wd3_z = qdd3 - wd2_y;
    const double w3_z = qd3 - w2_y;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;

    /* motion of 'link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double a4_x = -c4*a3_x - s4*a3_z;
    const double wd4_x = qd4*w4_y - (c4*wd3_x + s4*wd3_z);
    const double wd4_y = s4*wd3_x - c4*wd3_z + qd4*w4_x_neg;
    const double wd4_z = qdd4 + wd3_y_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;
    const double E4_xy_neg = wd4_z + ww4_xy_neg;
    const double E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const double E4_zy = wd4_x + ww4_yz;

    /* motion of 'link6' */
    const double wd5_z = qdd5 - wd4_y;
    const double w5_z = qd5 - w4_y;
    const double ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const double ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    /* force on 'link6' */
    const double n5_x = -4e-05*ww5_yz_neg;
    const double n5_y = -4e-05*ww5_xz;
    const double n5_z = 4e-05*wd5_z;

    /* force on 'link5' */
    const double f4_x = 0.00288*E4_xy_neg;
    const double f4_y = 0.00288*E4_yy_neg;
    const double f4_z = -0.00288*E4_zy;
    const double n4_x_0 = -0.00024216*wd4_x - 0.00064216*ww4_yz - 0.00288*a3_y;
    const double n4_z_0 = 0.00064216*wd4_z + 0.00024216*ww4_xy_neg + 0.00288*a4_x;
    const double n4_x = s5*n5_y - c5*n5_x - n4_x_0;
    const double n4_y = 0.0004*ww4_xz_neg - n5_z;
    const double n4_z = n4_z_0 - (s5*n5_x + c5*n5_y);

    /* force on 'link4' */
    const double f3_x = s4*f4_y - c4*f4_x;
    const double f3_z_neg = s4*f4_x + c4*f4_y;
    const double n3_x = 0.0003*wd3_x - 0.0016*ww3_yz_neg - (c4*n4_x - s4*n4_y);
    const double n3_y_neg = n4_z + 0.0013*ww3_xz;
    const double n3_z = 0.0016*wd3_z + 0.0003*ww3_xy_neg - (s4*n4_x + c4*n4_y);

    /* force on 'link3' */
    const double f2_x_0 = -c3*f3_x - s3*f4_z;
    const double f2_z_0 = c3*f4_z - s3*f3_x;
    const double f2_x = 0.025375*E2_xx_neg + 0.89133*E2_xy_neg + f2_x_0;
    const double f2_y = f3_z_neg - (0.025375*E2_yx - 0.89133*E2_yy_neg);
    const double f2_z = 0.025375*E2_zx_neg - 0.89133*E2_zy + f2_z_0;
    const double n2_x_0 = 0.011273199*E2_zx_neg - (0.3251198455*wd2_x + 0.3586500705*ww2_yz);
    const double n2_y_0 = 0.033530225*ww2_xz_neg - 0.011273199*E2_zy + 0.0047376*E2_xy_neg;
    const double n2_z_0 = 0.3586500705*wd2_z + 0.3251198455*ww2_xy_neg + 0.0047376*E2_xz;
    const double n2_z_1 = 0.025375*a2_y - 0.89133*a2_x;
    const double n2_x_1 = n2_x_0 - 0.0047376*(ww2_yy - ww2_zz) + 0.89133*a2_z;
    const double n2_z_2 = n2_z_0 - 0.011273199*(ww2_xx - ww2_yy) - n2_z_1;
    const double n2_x = -c3*n3_x - s3*n3_y_neg - 0.4318*f2_z_0 - n2_x_1;
    const double n2_y = 0.0203*f2_z_0 - n3_z + (n2_y_0 + 0.025375*a2_z);
    const double n2_z = c3*n3_y_neg - s3*n3_x - (0.0203*f3_z_neg - 0.4318*f2_x_0) + n2_z_2;

    /* force on 'link2' */
    const double f1_y_0 = s2*f2_x + c2*f2_y;
    const double tau1_0 = 0.4318*f1_y_0;
    const double f1_x_neg = c2*f2_x - s2*f2_y + (3.79559*E1_xx_neg - 0.1044*E1_xy);
    const double f1_y = 3.79559*E1_yx - 0.1044*E1_yy_neg - f1_y_0;
    const double n1_x_neg_0 = 1.601861202*wd1_x - 1.748114002*ww1_yz + 0.120863064*E1_yx;
    const double n1_x_neg_1 = n1_x_neg_0 - 0.0070992*E1_zx + 0.00808578*(ww1_yy - ww1_zz);
    const double n1_y_neg_0 = 3.349975204*ww1_xz + 0.0070992*E1_zy - 0.00808578*E1_xy;
    const double tau1_1 = 1.601861202*ww1_xy;
    const double tau1_2 = 0.00808578*E1_xz;
    const double tau1_3 = 0.120863064*E1_yz_neg;
    const double tau1_4 = 0.0070992*(ww1_xx - ww1_yy);
    const double tau1_5 = -3.79559*a1_y;
    const double tau1_6 = 0.1044*a1_x;
    const double n1_y_neg_1 = n1_y_neg_0 - 0.120863064*(ww1_xx - ww1_zz) - 0.5695282795*ww0_zz;
    const double n1_x_neg = c2*n2_x - s2*n2_y + (n1_x_neg_1 + 0.01566522*ww0_zz);
    const double n1_y_neg = s2*n2_x + c2*n2_y + 0.4318*f2_z + n1_y_neg_1;

    /* force on 'link1' */
    const double tau0_0 = s1*n1_x_neg;
    const double tau0_1 = c1*n1_y_neg;
    const double tau0_2 = 0.15005*(c1*f1_x_neg + s1*f1_y);

    /* friction */
    const double tau0_3 = 5.8018217679508*qd0;
    const double tau0_4 = 25.9836065*puma560_sign(qd0);
    const double tau1_7 = 9.496868641825*qd1;
    const double tau1_8 = 10.6197775*puma560_sign(qd1);
    const double fric2 = 3.9804259903722*qd2 + 6.36419655*puma560_sign(qd2);
    const double fric3 = 0.411645229697152*qd3 + 1.06831142*puma560_sign(qd3);
    const double fric4 = 0.4272830209354*qd4 + 0.85444524*puma560_sign(qd4);
    const double fric5 = 0.2158232532732*qd5 + 0.55443978*puma560_sign(qd5);

    /* joint forces */
    const double tau0 = tau0_4 - (tau0_0 + tau0_1 + tau0_2 - 3.937572254267*qdd0 - tau0_3);
    const double tau1_9 = n2_z - tau1_0 + 4.072928847*qdd1 + tau1_1 - tau1_2 - tau1_3;
    const double tau1 = tau1_9 - tau1_4 - tau1_5 - tau1_6 + tau1_7 + tau1_8;
    const double tau2 = n2_z + 0.576873331938*qdd2 + fric2;
    const double tau3 = n3_z + 0.19079062612368*qdd3 + fric3;
    const double tau4 = n4_z + 0.170706291657*qdd4 + fric4;
    const double tau5 = n5_z + 0.194064505668*qdd5 + fric5;

    tau[0] = tau0;
    tau[1] = tau1;
    tau[2] = tau2;
    tau[3] = tau3;
    tau[4] = tau4;
    tau[5] = tau5;
}

void puma560_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_inverse_dynamics(q + 6*state, qd + 6*state, qdd + 6*state, tau + 6*state);
    }
}

void puma560_bias_forces(const double q[6], const double qd[6], double bias[6])
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

    /* motion of 'link1' */
    const double ww0_zz = qd0*qd0;

    /* motion of 'link2' */
    const double w1_x = qd0*s1;
    const double w1_y = qd0*c1;
    const double a1_z = -0.15005*ww0_zz;
    const double a1_x = 9.81*s1;
    const double a1_y = 9.81*c1;
    const double wd1_x = qd1*w1_y;
    const double wd1_y_neg = qd1*w1_x;
    const double ww1_xx = w1_x*w1_x;
    const double ww1_yy = w1_y*w1_y;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x*w1_y;
    const double E1_xx_neg = ww1_yy + ww1_zz;
    const double E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'link3' */
    const double w2_x_neg = c2*w1_x + s2*w1_y;
    const double w2_y = s2*w1_x - c2*w1_y;
    const double a2_x_neg_0 = a1_x - 0.4318*E1_xx_neg;
    const double a2_x_neg_1 = a1_y + 0.4318*ww1_xy;
    const double a2_z = a1_z + 0.8636*wd1_y_neg;
    const double a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1;
    const double a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1;
    const double wd2_x = qd2*w2_y - (c2*wd1_x - s2*wd1_y_neg);
    const double wd2_y = s2*wd1_x + c2*wd1_y_neg + qd2*w2_x_neg;
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xz = wd2_y - ww2_xz_neg;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_zx_neg = wd2_y + ww2_xz_neg;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'link4' */
    const double w3_x = c3*w2_x_neg - s3*w2_z;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_z;
    const double a3_x_0 = a2_x_neg - (0.0203*E2_xx_neg + 0.4318*ww2_xy_neg);
    const double a3_z_neg = 0.0203*ww2_xy_neg + 0.4318*E2_yy_neg + a2_y;
    const double a3_x_1 = -a2_z - (0.0203*E2_zx_neg - 0.4318*E2_zy);
    const double a3_x = c3*a3_x_0 + s3*a3_x_1;
    const double a3_y = c3*a3_x_1 - s3*a3_x_0;
    const double wd3_x = -c3*wd2_x - qd3*w3_y_neg;
    const double wd3_y_neg = qd3*w3_x - s3*wd2_x;
    const double w3_z = qd3 - w2_y;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;

    /* motion of 'link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double a4_x = s4*a3_z_neg - c4*a3_x;
    const double wd4_x = qd4*w4_y - (c4*wd3_x - s4*wd2_y);
    const double wd4_y = s4*wd3_x + c4*wd2_y + qd4*w4_x_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;
    const double E4_xy_neg = wd3_y_neg + ww4_xy_neg;
    const double E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const double E4_zy = wd4_x + ww4_yz;

    /* motion of 'link6' */
    const double w5_z = qd5 - w4_y;
    const double ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const double ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    /* force on 'link6' */
    const double n5_x = -4e-05*ww5_yz_neg;
    const double n5_y = -4e-05*ww5_xz;
    const double n5_z = -4e-05*wd4_y;

    /* force on 'link5' */
    const double f4_x = 0.00288*E4_xy_neg;
    const double f4_y = 0.00288*E4_yy_neg;
    const double f4_z = -0.00288*E4_zy;
    const double n4_x_0 = -0.00024216*wd4_x - 0.00064216*ww4_yz - 0.00288*a3_y;
    const double n4_z_0 = 0.00064216*wd3_y_neg + 0.00024216*ww4_xy_neg + 0.00288*a4_x;
    const double n4_x = s5*n5_y - c5*n5_x - n4_x_0;
    const double n4_y = 0.0004*ww4_xz_neg - n5_z;
    const double n4_z = n4_z_0 - (s5*n5_x + c5*n5_y);

    /* force on 'link4' */
    const double f3_x = s4*f4_y - c4*f4_x;
    const double f3_z_neg = s4*f4_x + c4*f4_y;
    const double n3_x = 0.0003*wd3_x - 0.0016*ww3_yz_neg - (c4*n4_x - s4*n4_y);
    const double n3_y_neg = n4_z + 0.0013*ww3_xz;
    const double n3_z_neg = s4*n4_x + c4*n4_y + (0.0016*wd2_y - 0.0003*ww3_xy_neg);

    /* force on 'link3' */
    const double f2_x_0 = -c3*f3_x - s3*f4_z;
    const double f2_z_0 = c3*f4_z - s3*f3_x;
    const double f2_x = 0.025375*E2_xx_neg + 0.89133*ww2_xy_neg + f2_x_0;
    const double f2_y = 0.025375*ww2_xy_neg + 0.89133*E2_yy_neg + f3_z_neg;
    const double f2_z = 0.025375*E2_zx_neg - 0.89133*E2_zy + f2_z_0;
    const double n2_x_0 = 0.011273199*E2_zx_neg - (0.3251198455*wd2_x + 0.3586500705*ww2_yz);
    const double n2_y_0 = 0.033530225*ww2_xz_neg - 0.011273199*E2_zy + 0.0047376*ww2_xy_neg;
    const double n2_z_0 = 0.011273199*(ww2_xx - ww2_yy);
    const double n2_z_1 = 0.025375*a2_y + 0.89133*a2_x_neg;
    const double n2_x_1 = n2_x_0 - 0.0047376*(ww2_yy - ww2_zz) + 0.89133*a2_z;
    const double n2_z_2 = 0.3251198455*ww2_xy_neg + 0.0047376*E2_xz - n2_z_0 - n2_z_1;
    const double n2_x = -c3*n3_x - s3*n3_y_neg - 0.4318*f2_z_0 - n2_x_1;
    const double n2_y = n3_z_neg + 0.0203*f2_z_0 + (n2_y_0 + 0.025375*a2_z);
    const double n2_z = c3*n3_y_neg - s3*n3_x - (0.0203*f3_z_neg - 0.4318*f2_x_0) + n2_z_2;

    /* force on 'link2' */
    const double f1_y_0 = s2*f2_x + c2*f2_y;
    const double f1_x_neg = c2*f2_x - s2*f2_y + (3.79559*E1_xx_neg - 0.1044*ww1_xy);
    const double f1_y = 3.79559*ww1_xy - 0.1044*E1_yy_neg - f1_y_0;
    const double n1_x_0 = 0.00808578*(ww1_yy - ww1_zz);
    const double n1_x_1 = 0.1462528*wd1_x - 0.120863064*ww1_xy + 0.0141984*wd1_y_neg - n1_x_0;
    const double n1_y_neg_0 = 3.349975204*wd1_y_neg + 0.0141984*wd1_x - 0.00808578*ww1_xy;
    const double n1_z_0 = 37.2347379*c1 - 1.024164*s1;
    const double n1_y_neg_1 = n1_y_neg_0 - 0.120863064*(ww1_xx - ww1_zz) - 0.5695282795*ww0_zz;
    const double n1_z_1 = 1.601861202*ww1_xy - 0.0070992*(ww1_xx - ww1_yy) + n1_z_0;
    const double n1_x = n1_x_1 - 0.01566522*ww0_zz - (c2*n2_x - s2*n2_y);
    const double n1_y_neg = s2*n2_x + c2*n2_y + 0.4318*f2_z + n1_y_neg_1;
    const double n1_z = n2_z - 0.4318*f1_y_0 + n1_z_1;

    /* force on 'link1' */
    const double n0_z_neg = c1*n1_y_neg - s1*n1_x + 0.15005*(c1*f1_x_neg + s1*f1_y);

    /* friction */
    const double fric0 = 5.8018217679508*qd0 + 25.9836065*puma560_sign(qd0);
    const double fric1 = 9.496868641825*qd1 + 10.6197775*puma560_sign(qd1);
    const double fric2 = 3.9804259903722*qd2 + 6.36419655*puma560_sign(qd2);
    const double fric3 = 0.411645229697152*qd3 + 1.06831142*puma560_sign(qd3);
    const double fric4 = 0.4272830209354*qd4 + 0.85444524*puma560_sign(qd4);
    const double fric5 = 0.2158232532732*qd5 + 0.55443978*puma560_sign(qd5);

    /* joint forces */
    const double bias0 = fric0 - n0_z_neg;
    const double bias1 = n1_z + fric1;
    const double bias2 = n2_z + fric2;
    const double bias3 = fric3 - n3_z_neg;
    const double bias4 = n4_z + fric4;
    const double bias5 = n5_z + fric5;

    bias[0] = bias0;
    bias[1] = bias1;
    bias[2] = bias2;
    bias[3] = bias3;
    bias[4] = bias4;
    bias[5] = bias5;
}

void puma560_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_bias_forces(q + 6*state, qd + 6*state, bias + 6*state);
    }
}

void puma560_gravity_forces(const double q[6], double g[6])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);
    const double c2 = cos(q2);
    const double s2 = sin(q2);
    const double c3 = cos(q3);
    const double s3 = sin(q3);
    const double c4 = cos(q4);
    const double s4 = sin(q4);

    /* motion of 'link2' */
    const double a1_x = 9.81*s1;
    const double a1_y = 9.81*c1;

    /* motion of 'link3' */
    const double a2_x_neg = c2*a1_x + s2*a1_y;
    const double a2_y = s2*a1_x - c2*a1_y;

    /* motion of 'link4' */
    const double a3_x = c3*a2_x_neg;
    const double a3_y_neg = s3*a2_x_neg;

    /* motion of 'link5' */
    const double a4_x = s4*a2_y - c4*a3_x;

    /* force on 'link5' */
    const double n4_x = -0.00288*a3_y_neg;
    const double n4_z = 0.00288*a4_x;

    /* force on 'link4' */
    const double n3_x = -c4*n4_x;
    const double n3_z = -s4*n4_x;

    /* force on 'link3' */
    const double n2_x = -c3*n3_x - s3*n4_z;
    const double n2_z_neg = s3*n3_x - c3*n4_z + (0.025375*a2_y + 0.89133*a2_x_neg);

    /* force on 'link2' */
    const double n1_x = -c2*n2_x - s2*n3_z;
    const double n1_y = c2*n3_z - s2*n2_x;
    const double n1_z = 37.2347379*c1 - 1.024164*s1 - n2_z_neg;

    /* force on 'link1' */
    const double n0_z = s1*n1_x + c1*n1_y;

    g[0] = n0_z;
    g[1] = n1_z;
    g[2] = -n2_z_neg;
    g[3] = n3_z;
    g[4] = n4_z;
    g[5] = 0.0;
}

void puma560_gravity_forces_batch(size_t count, const double *q, double *g)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_gravity_forces(q + 6*state, g + 6*state);
    }
}

void puma560_coriolis_matrix(const double q[6], const double qd[6], double C[36])
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
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* velocity of 'link2' */
    const double w1_x = s1*qd0;
    const double w1_y = c1*qd0;
    const double v1_x_0 = 0.15005*qd0;
    const double v1_x = c1*v1_x_0;
    const double v1_y_neg = s1*v1_x_0;

    /* velocity of 'link3' */
    const double w2_x_neg = c2*w1_x + s2*w1_y;
    const double w2_y = s2*w1_x - c2*w1_y;
    const double v2_x_0 = v1_y_neg - 0.4318*qd1;
    const double v2_x = s2*v2_x_0 - c2*v1_x;
    const double v2_y = s2*v1_x + c2*v2_x_0;
    const double w2_z = qd1 + qd2;

    /* velocity of 'link4' */
    const double w3_x = c3*w2_x_neg - s3*w2_z;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_z;
    const double v3_x_0 = -v2_x - 0.4318*w2_z;
    const double v3_z = 0.0203*w2_z - v2_y;
    const double v3_x_1 = 0.4318*(w1_y - w2_x_neg) - 0.0203*w2_y;
    const double v3_x = c3*v3_x_0 + s3*v3_x_1;
    const double v3_y = c3*v3_x_1 - s3*v3_x_0;
    const double w3_z = qd3 - w2_y;

    /* velocity of 'link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double v4_x = -c4*v3_x - s4*v3_z;
    const double v4_y = s4*v3_x - c4*v3_z;
    const double w4_z = qd4 + w3_y_neg;

    /* velocity of 'link6' */
    const double w5_x = c5*w4_x_neg - s5*w4_z;
    const double w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const double w5_z = qd5 - w4_y;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - 0.0406*R2_hx_0;
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = c3c3*R2_Jxx_0 + 0.00064216 + 0.002487168*c4 + 0.3251198455;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = s3*R3_Jxz + R2_Jyz_0 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - 0.8636*R1_hx_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* momenta of 'link2' */
    const double T1_xx_neg_0 = 0.060431532*w1_y;
    const double T1_xx_neg_1 = 0.0035496*qd1;
    const double L1_y_0 = 0.0035496*w1_x;
    const double T1_yy_0 = 0.00404289*w1_x;
    const double T1_yz_0 = 0.0035496*w1_y;
    const double L1_y_1 = 0.00404289*qd1;
    const double T1_yz_1 = 0.060431532*qd1;
    const double T1_zz_0 = 3.79559*v1_x;
    const double T1_zz_1 = 0.1044*v1_y_neg;
    const double T1_xy_0 = 1.897795*v1_y_neg - 0.0522*v1_x;
    const double T1_xy_1 = 0.800930601*qd1 - 0.060431532*w1_x + 0.00404289*w1_y - T1_xy_0;

    /* momenta of 'link3' */
    const double L2_y_0 = 0.0056365995*w2_x_neg;
    const double T2_yz_0 = 0.0056365995*w2_y;
    const double L2_y_1 = 0.0023688*w2_z;
    const double L2_x_neg_0 = 0.192438147*w1_y;
    const double L2_y_2 = 0.0054784625*w1_y;
    const double T2_zz_neg_0 = -0.025375*v2_x;
    const double T2_zz_neg_1 = 0.89133*v2_y;
    const double T2_xy_0 = 0.0126875*v2_y + 0.445665*v2_x;
    const double T2_yy_neg_0 = 2.0*(0.0056365995*w2_z - 0.0023688*w2_x_neg) - T2_zz_neg_0;

    /* momenta of 'link5' */
    const double T4_xz = 0.0002*w4_y;
    const double p4_x = 0.00144*w4_z;
    const double p4_z = 0.00144*w4_x_neg;
    const double L4_x_neg_0 = -0.00144*v3_y;
    const double L4_z_0 = -0.00144*v4_x;
    const double L4_x_neg = 0.00012108*w4_x_neg + L4_x_neg_0;
    const double L4_z = 0.00032108*w4_z - L4_z_0;
    const double T4_xx = -0.00288*v4_y;

    /* momenta of 'link6' */
    const double T5_xz = -2e-05*w5_y_neg;
    const double T5_yz = -2e-05*w5_x;
    const double L5_z = 2e-05*w5_z;

    /* momenta of 'link5' */
    const double T4_xy_0 = s5*T5_yz - c5*T5_xz;
    const double T4_yz_0 = -s5*T5_xz - c5*T5_yz;
    const double T4_xy = 0.00012108*w4_z - L4_z_0 - T4_xy_0;
    const double T4_yz = 0.00032108*w4_x_neg + L4_x_neg_0 - T4_yz_0;

    /* momenta of 'link4' */
    const double p3_x_neg = c4*p4_x;
    const double p3_z_neg = s4*p4_x;
    const double T3_xx_neg_0 = 2.0*T4_xy;
    const double T3_xx_neg = c4s4*T3_xx_neg_0 - c4c4*T4_xx;
    const double T3_zz = T4_xx + T3_xx_neg;
    const double L3_x = c4*L4_x_neg - s4*L5_z + 0.00015*w3_x;
    const double L3_z = s4*L4_x_neg + c4*L5_z + 0.0008*w3_z;
    const double T3_xy = c4*T4_xz - s4*T4_yz + 0.00015*w3_z;
    const double T3_xz_neg = T4_xy - (c4s4*T4_xx + c4c4*T3_xx_neg_0) + 0.00065*w3_y_neg;
    const double T3_yz = s4*T4_xz + c4*T4_yz - 0.0008*w3_x;

    /* momenta of 'link3' */
    const double p2_x_0 = c3*p3_x_neg - s3*p4_z;
    const double p2_z_0 = s3*p3_x_neg + c3*p4_z;
    const double L2_x_neg_1 = 0.4318*p2_z_0;
    const double L2_y_3 = 0.0203*p2_z_0;
    const double L2_x_neg_2 = c3*L3_x + s3*L4_z + L2_x_neg_1;
    const double T2_xx_0 = 2.0*T3_xy;
    const double T2_xx_1 = -c3c3*T3_zz - c3s3*T2_xx_0;
    const double T2_zz_neg_2 = 0.0406*p2_x_0;
    const double T2_zz_neg_3 = 0.8636*p3_z_neg;
    const double T2_zz_neg_4 = T3_xx_neg + T2_xx_1 + (T2_zz_neg_2 + T2_zz_neg_3);
    const double T2_xy_1 = c3*T3_xz_neg + s3*T3_yz - (0.0203*p3_z_neg + 0.4318*p2_x_0);
    const double T2_yz_1 = L2_x_neg_1 - (s3*T3_xz_neg - c3*T3_yz);
    const double p2_x = 0.445665*w2_z + p2_x_0;
    const double p2_y = p3_z_neg - 0.0126875*w2_z;
    const double p2_z = 0.445665*w2_x_neg + 0.0126875*w2_y + p2_z_0;
    const double L2_x_neg = T2_yz_0 + 0.16255992275*w2_x_neg - L2_x_neg_0 + L2_x_neg_2;
    const double L2_y = L2_y_0 + L2_y_1 - L2_y_2 - (L3_z - L2_y_3);
    const double T2_xx = 0.011273199*w2_z - T2_zz_neg_1 - (T2_zz_neg_3 - (T4_xx + T2_xx_1));
    const double T2_yy_neg = T2_zz_neg_2 - T3_zz + T2_yy_neg_0;
    const double T2_zz_neg = 0.0047376*w2_x_neg - (T2_zz_neg_0 - T2_zz_neg_1) + T2_zz_neg_4;
    const double T2_xy = 0.16255992275*w2_z + 0.0023688*w2_y + T2_xy_0 - T2_xy_1;
    const double T2_xz_0 = L2_y_0 + 0.0167651125*w2_y - L2_y_1 - L2_y_2 + L2_y_3 - T3_xy;
    const double T2_xz = T2_xz_0 - c3s3*T3_zz + c3c3*T2_xx_0;
    const double T2_yz = T2_yz_0 + 0.17932503525*w2_x_neg - L2_x_neg_0 + T2_yz_1;

    /* momenta of 'link2' */
    const double p1_x_neg_0 = c2*p2_x - s2*p2_y;
    const double p1_y_0 = s2*p2_x + c2*p2_y;
    const double L1_y_2 = 0.4318*p2_z;
    const double T1_xx_neg_2 = T2_xx + T2_yy_neg;
    const double T1_xx_neg_3 = 2.0*T2_xy;
    const double T1_xx_neg_4 = c2c2*T1_xx_neg_2 - c2s2*T1_xx_neg_3;
    const double T1_xx_neg_5 = T2_yy_neg - T1_xx_neg_4;
    const double T1_xz_0 = s2*T2_yz;
    const double T1_yy_1 = 0.8636*p1_x_neg_0;
    const double T1_yy_2 = T2_xx - T1_xx_neg_4 - T1_yy_1;
    const double T1_zz_2 = T2_zz_neg + T1_yy_1;
    const double T1_xy_2 = 0.4318*p1_y_0 - (T2_xy - (c2s2*T1_xx_neg_2 + c2c2*T1_xx_neg_3));
    const double p1_x_neg = 0.0522*qd1 + p1_x_neg_0;
    const double p1_y = 1.897795*qd1 - p1_y_0;
    const double p1_z = 0.0522*w1_x - 1.897795*w1_y + p2_z;
    const double L1_x = c2*L2_x_neg + s2*L2_y - (T1_yz_0 + 0.800930601*w1_x + T1_yz_1);
    const double L1_y = s2*L2_x_neg - c2*L2_y - L1_y_2 - (L1_y_0 + L1_y_1);
    const double T1_xx_neg = 2.0*(T1_xx_neg_0 - T1_xx_neg_1) + T1_zz_1 + T1_xx_neg_5;
    const double T1_yy = T1_yy_2 - (2.0*(T1_xx_neg_1 - T1_yy_0) - T1_zz_0);
    const double T1_zz = T1_zz_0 - T1_zz_1 + 2.0*(T1_xx_neg_0 - T1_yy_0) - T1_zz_2;
    const double T1_xy = T1_xy_2 - T1_xy_1;
    const double T1_xz = T1_xz_0 - (L1_y_0 - 1.674987602*w1_y - L1_y_1 + L1_y_2 + c2*T2_xz);
    const double T1_yz = T1_yz_0 - (T1_yz_1 + 0.874057001*w1_x) - (s2*T2_xz + c2*T2_yz);

    /* momenta of 'link1' */
    const double T0_zz_0 = T1_xx_neg - (c1c1*(T1_xx_neg + T1_yy) + 2.0*T1_xy*c1s1);
    const double T0_zz = 0.3001*p1_z - T0_zz_0;

    /* Coriolis terms of joint 'shoulder' */
    const double C11_0 = w1_x*R1_Jyz - w1_y*R1_Jxz - (v1_y_neg*R1_hy - v1_x*R1_hx);
    const double C01_neg_0 = w1_x*R1_Jyy - w1_y*R1_Jxy + v1_y_neg*R2_hz - (L1_x + T1_yz);
    const double C11 = T1_zz - C11_0;
    const double C01_neg_1 = c1*(w1_x*R2_hz + 2.0*p1_y) - s1*(w1_y*R2_hz + 2.0*p1_x_neg);
    const double C01_neg_2 = s1*(w1_x*R1_Jxy - w1_y*R1_Jxx - v1_x*R2_hz - (T1_xz - L1_y));
    const double C01_neg = C01_neg_2 + c1*C01_neg_0 + 0.15005*C01_neg_1;
    const double C10 = s1*(L1_y + T1_xz) + c1*(T1_yz - L1_x);

    /* Coriolis terms of joint 'elbow' */
    const double C02_neg_0 = v2_y*R2_hz;
    const double C22_0 = w2_y*R2_Jxz + w2_x_neg*R2_Jyz - (v2_x*R2_hx + v2_y*R2_hy);
    const double C02_neg_1 = w2_y*R2_Jxx + w2_x_neg*R2_Jxy + v2_x*R2_hz - (L2_y - T2_xz);
    const double C02_neg_2 = w2_y*R2_Jxy + w2_x_neg*R2_Jyy + C02_neg_0 - (L2_x_neg - T2_yz);
    const double C22 = C22_0 - T2_zz_neg;
    const double C02_neg_3 = w2_x_neg*R2_hz - 2.0*p2_y;
    const double C02_neg_4 = w2_y*R2_hz - 2.0*p2_x;
    const double C20_neg_0 = L2_y + T2_xz;
    const double C20_neg_1 = L2_x_neg + T2_yz;
    const double C12_0 = s2*C02_neg_3 - c2*C02_neg_4;
    const double C02_neg_5 = 0.4318*(w2_x_neg*R2_hx - w2_y*R2_hy);
    const double C12 = C22 - 0.4318*C12_0;
    const double C21_neg_0 = v1_y_neg*R1_hy_0 - v1_x*R1_hx_0;
    const double C21_neg = w1_y*R1_Jxz_0 - w1_x*R1_Jyz_0 + C21_neg_0 + T2_zz_neg;
    const double C02_neg_6 = c1*(s2*C02_neg_1 + c2*C02_neg_2 - C02_neg_5);
    const double C02_neg_7 = 0.15005*(c1*(c2*C02_neg_3 + s2*C02_neg_4) - s1*C12_0);
    const double C02_neg = s1*(c2*C02_neg_1 - s2*C02_neg_2) + C02_neg_6 + C02_neg_7;
    const double C20_neg_2 = c1*(s2*C20_neg_0 + c2*C20_neg_1);
    const double C20_neg = s1*(c2*C20_neg_0 - s2*C20_neg_1) + C20_neg_2;

    /* Coriolis terms of joint 'wrist_roll' */
    const double C03_neg_0 = 0.00064216*w3_x - v3_y*R3_hz;
    const double C23_0 = -w3_x*R3_hx;
    const double C03_neg_1 = w3_y_neg*R3_Jxx - v3_x*R3_hz - (L4_z - T3_xz_neg);
    const double C03_neg_2 = C03_neg_0 - (L3_x + T3_yz);
    const double C33 = T3_zz - (w3_y_neg*R3_Jxz + v3_x*R3_hx);
    const double C23_1 = w3_x*R3_hz - 0.00288*w4_x_neg;
    const double C23_2 = w3_y_neg*R3_hz - 2.0*p3_x_neg;
    const double C30_neg_0 = L4_z + T3_xz_neg;
    const double C30_neg_1 = L3_x - T3_yz;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double C23_3 = c3*C23_1 + s3*C23_2;
    const double C03_neg_3 = s3*C23_1 - c3*C23_2;
    const double C03_neg_4 = 0.4318*C03_neg_3;
    const double C03_neg_5 = c3*C03_neg_1 - s3*C03_neg_2 - C03_neg_4;
    const double C03_neg_6 = 0.0203*C03_neg_3 - C33;
    const double C23 = s3*C03_neg_1 + c3*C03_neg_2 - (0.0203*C23_0 - 0.4318*C23_3);
    const double C30_neg_2 = c3*C30_neg_0 - s3*C30_neg_1;
    const double C32_0 = s3*C30_neg_0 + c3*C30_neg_1;
    const double C32 = C32_0 - (w2_y*n3at2_x_neg - w2_x_neg*n3at2_y + C02_neg_0);
    const double C13_0 = s2*C23_3 + c2*C23_0;
    const double C13 = C23 - 0.4318*C13_0;
    const double C31_0 = -w1_x*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double C31_1 = c2*R2_hz*v1_y_neg + s2*R2_hz*v1_x;
    const double C31 = w1_y*(c2*n3at2_x_neg + s2*n3at2_y) + C31_0 - C31_1 + C32_0;
    const double C03_neg_7 = c1*(s2*C03_neg_5 + c2*C03_neg_6 + C03_neg_4);
    const double C03_neg_8 = 0.15005*(c1*(c2*C23_3 - s2*C23_0) - s1*C13_0);
    const double C03_neg = s1*(c2*C03_neg_5 - s2*C03_neg_6) + C03_neg_7 + C03_neg_8;
    const double C30_neg = s1*(c2*C30_neg_2 + s2*T3_zz) + c1*(s2*C30_neg_2 - c2*T3_zz);

    /* Coriolis terms of joint 'wrist_pitch' */
    const double C04_0 = 4e-05*w4_x_neg;
    const double C24_0 = 0.00288*w4_y;
    const double C24_1 = 0.00288*w4_z;
    const double C04_1 = T4_xz + L5_z + 0.00024216*w4_y;
    const double C04_2 = C04_0 - (L4_x_neg - T4_yz);
    const double C40_neg_0 = T4_xz - L5_z;
    const double C40_neg_1 = L4_x_neg + T4_yz;
    const double C24_2 = s4*C24_1;
    const double C24_3 = c4*C24_1;
    const double C04_3 = c4*C04_1 - s4*C04_2;
    const double C34_neg = s4*C04_1 + c4*C04_2;
    const double C40_neg_2 = c4*C40_neg_0 - s4*C40_neg_1;
    const double C43_0 = s4*C40_neg_0 + c4*C40_neg_1;
    const double C43 = C03_neg_0 - C43_0;
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double C24_4 = c3*C24_2 - s3*C24_0;
    const double C04_4 = s3*C24_2 + c3*C24_0;
    const double C04_5 = 0.4318*C04_4;
    const double C04_6 = c3*C04_3 + C04_5;
    const double C04_7 = C34_neg - 0.0203*C04_4;
    const double C24 = s3*C04_3 - (0.0203*C24_3 + 0.4318*C24_4);
    const double C40_neg_3 = c3*C40_neg_2 - s3*T4_xx;
    const double C42_0 = s3*C40_neg_2 + c3*T4_xx;
    const double C42_1 = w2_y*n4at2_x_neg - w2_x_neg*n4at2_y - (v2_y*f4at2_x + v2_x*R3_hx);
    const double C42 = C42_0 - C42_1;
    const double C14_0 = s2*C24_4 - c2*C24_3;
    const double C14 = C24 + 0.4318*C14_0;
    const double C41_0 = -w1_x*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double C41_1 = v1_y_neg*(c2*f4at2_x + s2*R3_hx) + v1_x*(s2*f4at2_x - c2*R3_hx);
    const double C41 = w1_y*(c2*n4at2_x_neg + s2*n4at2_y) + C41_0 + C41_1 + C42_0;
    const double C04_8 = s1*(c2*C04_6 - s2*C04_7) - c1*(C04_5 - (s2*C04_6 + c2*C04_7));
    const double C04 = 0.15005*(c1*(c2*C24_4 + s2*C24_3) - s1*C14_0) - C04_8;
    const double C40_neg = s1*(c2*C40_neg_3 - s2*C43_0) + c1*(s2*C40_neg_3 + c2*C43_0);

    /* Coriolis terms of joint 'flange' */
    const double C54 = T4_yz_0 - C04_0;
    const double n5at3_x = -4e-05*s4;
    const double n5at3_z = 4e-05*c4;
    const double C05_neg_0 = c4*T4_xy_0;
    const double C35_neg = s4*T4_xy_0;
    const double C53 = -C35_neg - w3_y_neg*n5at3_x;
    const double n5at2_x = -c3*n5at3_x;
    const double C05_neg_1 = c3*C05_neg_0 - s3*T4_yz_0;
    const double C25 = s3*C05_neg_0 + c3*T4_yz_0;
    const double C52 = w2_y*n5at2_x - w2_x_neg*n5at3_z + C25;
    const double C51_0 = w1_y*(c2*n5at2_x + s2*n5at3_z) + w1_x*(c2*n5at3_z - s2*n5at2_x);
    const double C51 = C25 - C51_0;
    const double C05_neg_2 = c1*(s2*C05_neg_1 + c2*C35_neg);
    const double C05_neg = s1*(c2*C05_neg_1 - s2*C35_neg) + C05_neg_2;

    C[0] = T0_zz;
    C[1] = -C01_neg;
    C[2] = -C02_neg;
    C[3] = -C03_neg;
    C[4] = C04;
    C[5] = -C05_neg;
    C[6] = C10;
    C[7] = C11;
    C[8] = C12;
    C[9] = C13;
    C[10] = C14;
    C[11] = C25;
    C[12] = -C20_neg;
    C[13] = -C21_neg;
    C[14] = C22;
    C[15] = C23;
    C[16] = C24;
    C[17] = C25;
    C[18] = -C30_neg;
    C[19] = C31;
    C[20] = C32;
    C[21] = C33;
    C[22] = -C34_neg;
    C[23] = -C35_neg;
    C[24] = -C40_neg;
    C[25] = C41;
    C[26] = C42;
    C[27] = C43;
    C[28] = 0.0;
    C[29] = T4_yz_0;
    C[30] = -C05_neg;
    C[31] = C51;
    C[32] = C52;
    C[33] = C53;
    C[34] = C54;
    C[35] = 0.0;
}

void puma560_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_coriolis_matrix(q + 6*state, qd + 6*state, C + 36*state);
    }
}

void puma560_forward_dynamics(
    const double q[6], const double qd[6], const double tau[6], double qdd[6])
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
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* friction */
    const double fric0 = 5.8018217679508*qd0 + 25.9836065*puma560_sign(qd0);
    const double fric1 = 9.496868641825*qd1 + 10.6197775*puma560_sign(qd1);
    const double fric2 = 3.9804259903722*qd2 + 6.36419655*puma560_sign(qd2);
    const double fric3 = 0.411645229697152*qd3 + 1.06831142*puma560_sign(qd3);
    const double fric4 = 0.4272830209354*qd4 + 0.85444524*puma560_sign(qd4);
    const double fric5 = 0.2158232532732*qd5 + 0.55443978*puma560_sign(qd5);

    /* motion of 'link1' */
    const double ww0_zz = qd0*qd0;

    /* motion of 'link2' */
    const double w1_x = s1*qd0;
    const double w1_y = c1*qd0;
    const double a1_z = -0.15005*ww0_zz;
    const double a1_x = 9.81*s1;
    const double a1_y = 9.81*c1;
    const double wd1_x = qd1*w1_y;
    const double wd1_y_neg = qd1*w1_x;
    const double ww1_xx = w1_x*w1_x;
    const double ww1_yy = w1_y*w1_y;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x*w1_y;
    const double E1_xx_neg = ww1_yy + ww1_zz;
    const double E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'link3' */
    const double w2_x_neg = c2*w1_x + s2*w1_y;
    const double w2_y = s2*w1_x - c2*w1_y;
    const double a2_x_neg_0 = a1_x - 0.4318*E1_xx_neg;
    const double a2_x_neg_1 = a1_y + 0.4318*ww1_xy;
    const double a2_z = a1_z + 0.8636*wd1_y_neg;
    const double a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1;
    const double a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1;
    const double wd2_x = qd2*w2_y - (c2*wd1_x - s2*wd1_y_neg);
    const double wd2_y = s2*wd1_x + c2*wd1_y_neg + qd2*w2_x_neg;
    const double w2_z = qd1 + qd2;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy_neg = w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xz = wd2_y - ww2_xz_neg;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_zx_neg = wd2_y + ww2_xz_neg;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'link4' */
    const double w3_x = c3*w2_x_neg - s3*w2_z;
    const double w3_y_neg = s3*w2_x_neg + c3*w2_z;
    const double a3_x_0 = a2_x_neg - (0.0203*E2_xx_neg + 0.4318*ww2_xy_neg);
    const double a3_z_neg = 0.0203*ww2_xy_neg + 0.4318*E2_yy_neg + a2_y;
    const double a3_x_1 = -a2_z - (0.0203*E2_zx_neg - 0.4318*E2_zy);
    const double a3_x = c3*a3_x_0 + s3*a3_x_1;
    const double a3_y = c3*a3_x_1 - s3*a3_x_0;
    const double wd3_x = -c3*wd2_x - qd3*w3_y_neg;
    const double wd3_y_neg = qd3*w3_x - s3*wd2_x;
    const double w3_z = qd3 - w2_y;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;

    /* motion of 'link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double a4_x = s4*a3_z_neg - c4*a3_x;
    const double wd4_x = qd4*w4_y - (c4*wd3_x - s4*wd2_y);
    const double wd4_y = s4*wd3_x + c4*wd2_y + qd4*w4_x_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;
    const double E4_xy_neg = wd3_y_neg + ww4_xy_neg;
    const double E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const double E4_zy = wd4_x + ww4_yz;

    /* motion of 'link6' */
    const double w5_z = qd5 - w4_y;
    const double ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const double ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    /* force on 'link6' */
    const double n5_x = -4e-05*ww5_yz_neg;
    const double n5_y = -4e-05*ww5_xz;
    const double n5_z = -4e-05*wd4_y;

    /* force on 'link5' */
    const double f4_x = 0.00288*E4_xy_neg;
    const double f4_y = 0.00288*E4_yy_neg;
    const double f4_z = -0.00288*E4_zy;
    const double n4_x_0 = -0.00024216*wd4_x - 0.00064216*ww4_yz - 0.00288*a3_y;
    const double n4_z_0 = 0.00064216*wd3_y_neg + 0.00024216*ww4_xy_neg + 0.00288*a4_x;
    const double n4_x = s5*n5_y - c5*n5_x - n4_x_0;
    const double n4_y = 0.0004*ww4_xz_neg - n5_z;
    const double n4_z = n4_z_0 - (s5*n5_x + c5*n5_y);

    /* force on 'link4' */
    const double f3_x = s4*f4_y - c4*f4_x;
    const double f3_z_neg = s4*f4_x + c4*f4_y;
    const double n3_x = 0.0003*wd3_x - 0.0016*ww3_yz_neg - (c4*n4_x - s4*n4_y);
    const double n3_y_neg = n4_z + 0.0013*ww3_xz;
    const double n3_z_neg = s4*n4_x + c4*n4_y + (0.0016*wd2_y - 0.0003*ww3_xy_neg);

    /* force on 'link3' */
    const double f2_x_0 = -c3*f3_x - s3*f4_z;
    const double f2_z_0 = c3*f4_z - s3*f3_x;
    const double f2_x = 0.025375*E2_xx_neg + 0.89133*ww2_xy_neg + f2_x_0;
    const double f2_y = 0.025375*ww2_xy_neg + 0.89133*E2_yy_neg + f3_z_neg;
    const double f2_z = 0.025375*E2_zx_neg - 0.89133*E2_zy + f2_z_0;
    const double n2_x_0 = 0.011273199*E2_zx_neg - (0.3251198455*wd2_x + 0.3586500705*ww2_yz);
    const double n2_y_0 = 0.033530225*ww2_xz_neg - 0.011273199*E2_zy + 0.0047376*ww2_xy_neg;
    const double n2_z_0 = 0.011273199*(ww2_xx - ww2_yy);
    const double n2_z_1 = 0.025375*a2_y + 0.89133*a2_x_neg;
    const double n2_x_1 = n2_x_0 - 0.0047376*(ww2_yy - ww2_zz) + 0.89133*a2_z;
    const double n2_z_2 = 0.3251198455*ww2_xy_neg + 0.0047376*E2_xz - n2_z_0 - n2_z_1;
    const double n2_x = -c3*n3_x - s3*n3_y_neg - 0.4318*f2_z_0 - n2_x_1;
    const double n2_y = n3_z_neg + 0.0203*f2_z_0 + (n2_y_0 + 0.025375*a2_z);
    const double n2_z = c3*n3_y_neg - s3*n3_x - (0.0203*f3_z_neg - 0.4318*f2_x_0) + n2_z_2;

    /* force on 'link2' */
    const double f1_y_0 = s2*f2_x + c2*f2_y;
    const double f1_x_neg = c2*f2_x - s2*f2_y + (3.79559*E1_xx_neg - 0.1044*ww1_xy);
    const double f1_y = 3.79559*ww1_xy - 0.1044*E1_yy_neg - f1_y_0;
    const double n1_x_0 = 0.00808578*(ww1_yy - ww1_zz);
    const double n1_x_1 = 0.1462528*wd1_x - 0.120863064*ww1_xy + 0.0141984*wd1_y_neg - n1_x_0;
    const double n1_y_neg_0 = 3.349975204*wd1_y_neg + 0.0141984*wd1_x - 0.00808578*ww1_xy;
    const double n1_z_0 = 37.2347379*c1 - 1.024164*s1;
    const double n1_y_neg_1 = n1_y_neg_0 - 0.120863064*(ww1_xx - ww1_zz) - 0.5695282795*ww0_zz;
    const double n1_z_1 = 1.601861202*ww1_xy - 0.0070992*(ww1_xx - ww1_yy) + n1_z_0;
    const double n1_x = n1_x_1 - 0.01566522*ww0_zz - (c2*n2_x - s2*n2_y);
    const double n1_y_neg = s2*n2_x + c2*n2_y + 0.4318*f2_z + n1_y_neg_1;
    const double n1_z = n2_z - 0.4318*f1_y_0 + n1_z_1;

    /* force on 'link1' */
    const double n0_z_neg = c1*n1_y_neg - s1*n1_x + 0.15005*(c1*f1_x_neg + s1*f1_y);

    /* what accelerates the joints */
    const double drive0 = tau0 - fric0 + n0_z_neg;
    const double drive1 = tau1 - fric1 - n1_z;
    const double drive2 = tau2 - fric2 - n2_z;
    const double drive3 = tau3 - fric3 + n3_z_neg;
    const double drive4 = tau4 - fric4 - n4_z;
    const double drive5 = tau5 - fric5 - n5_z;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    /* elimination of 'flange' */
    const double U05 = -5.1518639227799214*M05_neg;
    const double U15 = 5.1518639227799214*M25;
    const double U35 = 0.00020607455691119687*c4;
    const double M00e5 = M00 + M05_neg*U05;
    const double M01e5_0 = M05_neg*U15;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = M25*U15;
    const double M11e5 = M11 - M11e5_0;
    const double M02e5 = M02 + M01e5_0;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = M22 - M11e5_0;
    const double M03e5 = M03 + M05_neg*U35;
    const double M13e5_0 = M25*U35;
    const double M13e5 = M13 - M13e5_0;
    const double M23e5_neg = R2_Jyz_1 + M13e5_0;
    const double M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const double U04 = 5.836060905888831*M04;
    const double U14 = 5.836060905888831*M14;
    const double U24 = 5.836060905888831*M24;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4 = M01e5 - M04*U14;
    const double M11e4 = M11e5 - M14*U14;
    const double M02e4 = M02e5 - M04*U24;
    const double M12e4 = M12e5 - M14*U24;
    const double M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const double D3_inv_neg = -1.0/M33e5;
    const double U03_neg = M03e5*D3_inv_neg;
    const double U13 = -M13e5*D3_inv_neg;
    const double U23 = M23e5_neg*D3_inv_neg;
    const double M00e3 = M00e4 + M03e5*U03_neg;
    const double M01e3 = M01e4 - M03e5*U13;
    const double M11e3 = M11e4 - M13e5*U13;
    const double M02e3 = M02e4 - M03e5*U23;
    const double M12e3 = M12e4 - M13e5*U23;
    const double D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const double D2_inv = 1.0/D2;
    const double U02 = M02e3*D2_inv;
    const double U12 = M12e3*D2_inv;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'waist' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e3 = drive3 - drive5*U35;
    const double e2_neg_0 = drive5*U15;
    const double e2_neg = U23*e3 - drive2 + drive4*U24 + e2_neg_0;
    const double e1_neg = U13*e3 - (drive1 + U12*e2_neg) + drive4*U14 + e2_neg_0;
    const double e0_0 = -drive5*U05;
    const double e0 = drive0 + U01*e1_neg + U02*e2_neg + U03_neg*e3 - drive4*U04 + e0_0;

    /* solve with D and U* */
    const double x0_neg = D0_inv_neg*e0;
    const double x1_neg = D1_inv*e1_neg - U01*x0_neg;
    const double x2 = U12*x1_neg - (D2_inv*e2_neg - U02*x0_neg);
    const double x3 = U13*x1_neg - (D3_inv_neg*e3 + U03_neg*x0_neg) - U23*x2;
    const double x4 = 5.836060905888831*drive4 + U04*x0_neg + U14*x1_neg - U24*x2;
    const double x5 = 5.1518639227799214*drive5 + U05*x0_neg + U15*(x1_neg - x2) - U35*x3;

    qdd[0] = -x0_neg;
    qdd[1] = -x1_neg;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = x5;
}

void puma560_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_forward_dynamics(q + 6*state, qd + 6*state, tau + 6*state, qdd + 6*state);
    }
}

void puma560_pose_flange(const double q[6], double pose[16])
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

    /* frame of 'link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = 0.15005*s0;
    const double o1_y = -0.15005*c0;

    /* frame of 'link3' in the base */
    const double Q2_xx = s2*Q1_xy_neg - c2*Q1_xx;
    const double Q2_xy = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = s2*Q1_yy_neg - c2*Q1_yx;
    const double Q2_yy = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;

    /* frame of 'link4' in the base */
    const double Q3_xx = -c3*Q2_xx - s0*s3;
    const double Q3_xy_neg = s0*c3 - s3*Q2_xx;
    const double Q3_yx = c0*s3 - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c0*c3;
    const double Q3_zx = c3*Q2_zx_neg;
    const double Q3_zy_neg = s3*Q2_zx_neg;
    const double o3_x = o1_x + 0.4318*(Q1_xx - Q2_xy) - 0.0203*Q2_xx;
    const double o3_y = o1_y - 0.4318*(Q2_yy - Q1_yx) - 0.0203*Q2_yx;
    const double o3_z = 0.4318*(s1 - Q2_zy) + 0.67183 + 0.0203*Q2_zx_neg;

    /* frame of 'link5' in the base */
    const double Q4_xx = s4*Q2_xy - c4*Q3_xx;
    const double Q4_xy = s4*Q3_xx + c4*Q2_xy;
    const double Q4_yx = s4*Q2_yy - c4*Q3_yx;
    const double Q4_yy = s4*Q3_yx + c4*Q2_yy;
    const double Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;

    /* frame of 'link6' in the base */
    const double Q5_xx = -c5*Q4_xx - s5*Q3_xy_neg;
    const double Q5_xy_neg = c5*Q3_xy_neg - s5*Q4_xx;
    const double Q5_yx = s5*Q3_yy - c5*Q4_yx;
    const double Q5_yy_neg = -s5*Q4_yx - c5*Q3_yy;
    const double Q5_zx = -c5*Q4_zx - s5*Q3_zy_neg;
    const double Q5_zy_neg = c5*Q3_zy_neg - s5*Q4_zx;

    pose[0] = Q5_xx;
    pose[1] = -Q5_xy_neg;
    pose[2] = -Q4_xy;
    pose[3] = o3_x;
    pose[4] = Q5_yx;
    pose[5] = -Q5_yy_neg;
    pose[6] = -Q4_yy;
    pose[7] = o3_y;
    pose[8] = Q5_zx;
    pose[9] = -Q5_zy_neg;
    pose[10] = -Q4_zy;
    pose[11] = o3_z;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void puma560_pose_flange_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_pose_flange(q + 6*state, pose + 16*state);
    }
}

void puma560_jacobian_flange(const double q[6], double J[36])
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

    /* frame of 'link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = 0.15005*s0;
    const double o1_y = -0.15005*c0;

    /* frame of 'link3' in the base */
    const double Q2_xx = s2*Q1_xy_neg - c2*Q1_xx;
    const double Q2_xy = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = s2*Q1_yy_neg - c2*Q1_yx;
    const double Q2_yy = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.4318*Q1_xx;
    const double o2_y = o1_y + 0.4318*Q1_yx;
    const double o2_z = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double Q3_xx = -c3*Q2_xx - s0*s3;
    const double Q3_xy_neg = s0*c3 - s3*Q2_xx;
    const double Q3_yx = c0*s3 - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c0*c3;
    const double Q3_zx = c3*Q2_zx_neg;
    const double Q3_zy_neg = s3*Q2_zx_neg;
    const double o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy;
    const double o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy;
    const double o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy;
    const double o3_x = o2_x + o3_x_0;
    const double o3_y = o2_y + o3_y_0;
    const double o3_z = o2_z + o3_z_0;

    /* frame of 'link5' in the base */
    const double Q4_xy = s4*Q3_xx + c4*Q2_xy;
    const double Q4_yy = s4*Q3_yx + c4*Q2_yy;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = o3_z - 0.67183;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x);
    const double J_x2_neg = c0*o3_z_0;
    const double J_y2_neg = s0*o3_z_0;
    const double J_z2 = s0*o3_y_0 + c0*o3_x_0;

    J[0] = 0.0;
    J[1] = s0;
    J[2] = s0;
    J[3] = -Q2_xy;
    J[4] = Q3_xy_neg;
    J[5] = -Q4_xy;
    J[6] = 0.0;
    J[7] = -c0;
    J[8] = -c0;
    J[9] = -Q2_yy;
    J[10] = -Q3_yy;
    J[11] = -Q4_yy;
    J[12] = 1.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = -Q2_zy;
    J[16] = Q3_zy_neg;
    J[17] = -Q4_zy;
    J[18] = -o3_y;
    J[19] = -J_x1_neg;
    J[20] = -J_x2_neg;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = o3_x;
    J[25] = -J_y1_neg;
    J[26] = -J_y2_neg;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = 0.0;
    J[31] = J_z1;
    J[32] = J_z2;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
}

void puma560_jacobian_flange_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_jacobian_flange(q + 6*state, J + 36*state);
    }
}

void puma560_jacobian_rate_flange(const double q[6], const double qd[6], double Jd[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4];

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

    /* frame of 'link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = 0.15005*s0;
    const double o1_y = -0.15005*c0;

    /* frame of 'link3' in the base */
    const double Q2_xx = s2*Q1_xy_neg - c2*Q1_xx;
    const double Q2_xy = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = s2*Q1_yy_neg - c2*Q1_yx;
    const double Q2_yy = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.4318*Q1_xx;
    const double o2_y = o1_y + 0.4318*Q1_yx;
    const double o2_z = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double Q3_xx = -c3*Q2_xx - s0*s3;
    const double Q3_xy_neg = s0*c3 - s3*Q2_xx;
    const double Q3_yx = c0*s3 - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c0*c3;
    const double Q3_zx = c3*Q2_zx_neg;
    const double Q3_zy_neg = s3*Q2_zx_neg;
    const double o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy;
    const double o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy;
    const double o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy;
    const double o3_x = o2_x + o3_x_0;
    const double o3_y = o2_y + o3_y_0;
    const double o3_z = o2_z + o3_z_0;

    /* frame of 'link5' in the base */
    const double Q4_xy = s4*Q3_xx + c4*Q2_xy;
    const double Q4_yy = s4*Q3_yx + c4*Q2_yy;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = o3_z - 0.67183;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x);
    const double J_x2_neg = c0*o3_z_0;
    const double J_y2_neg = s0*o3_z_0;
    const double J_z2 = s0*o3_y_0 + c0*o3_x_0;

    /* angular velocities in base axes */
    const double spin1_x = s0*qd1;
    const double spin1_y_neg = c0*qd1;
    const double spin2_x = spin1_x + s0*qd2;
    const double spin2_y_neg = spin1_y_neg + c0*qd2;
    const double spin3_x = spin2_x - Q2_xy*qd3;
    const double spin3_y_neg = spin2_y_neg + Q2_yy*qd3;
    const double spin3_z = qd0 - Q2_zy*qd3;
    const double spin4_x = spin3_x + Q3_xy_neg*qd4;
    const double spin4_y = -spin3_y_neg - Q3_yy*qd4;
    const double spin4_z = spin3_z + Q3_zy_neg*qd4;

    /* columns of the Jacobian's rate */
    const double Jd_rx5 = Q4_yy*spin4_z - Q4_zy*spin4_y;
    const double Jd_ry5 = Q4_zy*spin4_x - Q4_xy*spin4_z;
    const double Jd_rz5_neg = Q4_yy*spin4_x - Q4_xy*spin4_y;
    const double Jd_rx4_neg = Q3_zy_neg*spin3_y_neg - Q3_yy*spin3_z;
    const double Jd_ry4 = Q3_xy_neg*spin3_z - Q3_zy_neg*spin3_x;
    const double Jd_rz4 = Q3_xy_neg*spin3_y_neg - Q3_yy*spin3_x;
    const double Jd_rx3 = Q2_zy*spin2_y_neg + Q2_yy*qd0;
    const double Jd_ry3 = Q2_zy*spin2_x - Q2_xy*qd0;
    const double Jd_rz3_neg = Q2_yy*spin2_x + Q2_xy*spin2_y_neg;
    const double Jd_z2_neg_0 = J_x2_neg*qd2;
    const double Jd_z2_neg_1 = J_y2_neg*qd2;
    const double Jd_x2_neg_0 = J_z2*qd2;
    const double Jd_rx1 = c0*qd0;
    const double Jd_ry1 = s0*qd0;
    const double Jd_rz2 = s0*spin1_y_neg - c0*spin1_x;
    const double Jd_z2_neg_2 = s0*Jd_z2_neg_1 + c0*Jd_z2_neg_0;
    const double Jd_x2_neg = J_z2*spin1_y_neg - J_y2_neg*qd0 + c0*Jd_x2_neg_0;
    const double Jd_y2_neg = J_x2_neg*qd0 + J_z2*spin1_x + s0*Jd_x2_neg_0;
    const double Jd_z2_neg = J_y2_neg*spin1_x + J_x2_neg*spin1_y_neg + Jd_z2_neg_2;
    const double Jd_y0_0 = Jd_z2_neg_0 + J_x1_neg*qd1;
    const double Jd_x0_0 = Jd_z2_neg_1 + J_y1_neg*qd1;
    const double Jd_x1_0 = Jd_x2_neg_0 + J_z1*qd1;
    const double Jd_z1_neg = s0*Jd_x0_0 + c0*Jd_y0_0;
    const double Jd_x1 = J_y1_neg*qd0 - c0*Jd_x1_0;
    const double Jd_y1_neg = J_x1_neg*qd0 + s0*Jd_x1_0;
    const double Jd_y0 = -Jd_y0_0 - o3_y*qd0;
    const double Jd_x0 = Jd_x0_0 - o3_x*qd0;

    Jd[0] = 0.0;
    Jd[1] = Jd_rx1;
    Jd[2] = Jd_rx1;
    Jd[3] = Jd_rx3;
    Jd[4] = -Jd_rx4_neg;
    Jd[5] = Jd_rx5;
    Jd[6] = 0.0;
    Jd[7] = Jd_ry1;
    Jd[8] = Jd_ry1;
    Jd[9] = Jd_ry3;
    Jd[10] = Jd_ry4;
    Jd[11] = Jd_ry5;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = Jd_rz2;
    Jd[15] = -Jd_rz3_neg;
    Jd[16] = Jd_rz4;
    Jd[17] = -Jd_rz5_neg;
    Jd[18] = Jd_x0;
    Jd[19] = Jd_x1;
    Jd[20] = -Jd_x2_neg;
    Jd[21] = 0.0;
    Jd[22] = 0.0;
    Jd[23] = 0.0;
    Jd[24] = Jd_y0;
    Jd[25] = -Jd_y1_neg;
    Jd[26] = -Jd_y2_neg;
    Jd[27] = 0.0;
    Jd[28] = 0.0;
    Jd[29] = 0.0;
    Jd[30] = 0.0;
    Jd[31] = -Jd_z1_neg;
    Jd[32] = -Jd_z2_neg;
    Jd[33] = 0.0;
    Jd[34] = 0.0;
    Jd[35] = 0.0;
}

void puma560_jacobian_rate_flange_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_jacobian_rate_flange(q + 6*state, qd + 6*state, Jd + 36*state);
    }
}

void puma560_operational_inertia_inverse_flange(const double q[6], double Omega[36])
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
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = 0.15005*s0;
    const double o1_y = -0.15005*c0;

    /* frame of 'link3' in the base */
    const double Q2_xx = s2*Q1_xy_neg - c2*Q1_xx;
    const double Q2_xy = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = s2*Q1_yy_neg - c2*Q1_yx;
    const double Q2_yy = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.4318*Q1_xx;
    const double o2_y = o1_y + 0.4318*Q1_yx;
    const double o2_z = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double Q3_xx = -c3*Q2_xx - s0*s3;
    const double Q3_xy_neg = s0*c3 - s3*Q2_xx;
    const double Q3_yx = c0*s3 - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c0*c3;
    const double Q3_zx = c3*Q2_zx_neg;
    const double Q3_zy_neg = s3*Q2_zx_neg;
    const double o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy;
    const double o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy;
    const double o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy;
    const double o3_x = o2_x + o3_x_0;
    const double o3_y = o2_y + o3_y_0;
    const double o3_z = o2_z + o3_z_0;

    /* frame of 'link5' in the base */
    const double Q4_xy = s4*Q3_xx + c4*Q2_xy;
    const double Q4_yy = s4*Q3_yx + c4*Q2_yy;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = o3_z - 0.67183;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x);
    const double J_x2_neg = c0*o3_z_0;
    const double J_y2_neg = s0*o3_z_0;
    const double J_z2 = s0*o3_y_0 + c0*o3_x_0;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    /* elimination of 'flange' */
    const double U05 = -5.1518639227799214*M05_neg;
    const double U15 = 5.1518639227799214*M25;
    const double U35 = 0.00020607455691119687*c4;
    const double M00e5 = M00 + M05_neg*U05;
    const double M01e5_0 = M05_neg*U15;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = M25*U15;
    const double M11e5 = M11 - M11e5_0;
    const double M02e5 = M02 + M01e5_0;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = M22 - M11e5_0;
    const double M03e5 = M03 + M05_neg*U35;
    const double M13e5_0 = M25*U35;
    const double M13e5 = M13 - M13e5_0;
    const double M23e5_neg = R2_Jyz_1 + M13e5_0;
    const double M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const double U04 = 5.836060905888831*M04;
    const double U14 = 5.836060905888831*M14;
    const double U24 = 5.836060905888831*M24;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4 = M01e5 - M04*U14;
    const double M11e4 = M11e5 - M14*U14;
    const double M02e4 = M02e5 - M04*U24;
    const double M12e4 = M12e5 - M14*U24;
    const double M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const double D3_inv_neg = -1.0/M33e5;
    const double U03_neg = M03e5*D3_inv_neg;
    const double U13 = -M13e5*D3_inv_neg;
    const double U23 = M23e5_neg*D3_inv_neg;
    const double M00e3 = M00e4 + M03e5*U03_neg;
    const double M01e3 = M01e4 - M03e5*U13;
    const double M11e3 = M11e4 - M13e5*U13;
    const double M02e3 = M02e4 - M03e5*U23;
    const double M12e3 = M12e4 - M13e5*U23;
    const double D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const double D2_inv = 1.0/D2;
    const double U02 = M02e3*D2_inv;
    const double U12 = M12e3*D2_inv;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'waist' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e0_3 = Q4_xy*U35 - Q2_xy;
    const double e0_2_0 = Q4_xy*U15;
    const double e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0;
    const double e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0;
    const double e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05;
    const double e1_3 = Q4_yy*U35 - Q2_yy;
    const double e1_2_0 = Q4_yy*U15;
    const double e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24);
    const double e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14);
    const double e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05;
    const double e2_3 = Q4_zy*U35 - Q2_zy;
    const double e2_2_0 = Q4_zy*U15;
    const double e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24);
    const double e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14);
    const double e2_0_0 = -Q4_zy*U05;
    const double e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0;
    const double e3_1 = J_x2_neg*U12 - J_x1_neg;
    const double e3_0 = J_x2_neg*U02 - (o3_y + U01*e3_1);
    const double e4_1 = J_y2_neg*U12 - J_y1_neg;
    const double e4_0 = o3_x - U01*e4_1 + J_y2_neg*U02;
    const double e5_1 = J_z1 - J_z2*U12;
    const double e5_0 = -U01*e5_1 - J_z2*U02;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv_neg*e1_0;
    const double O01_1 = D1_inv*e1_1;
    const double O01_2 = -D2_inv*e1_2;
    const double O01_3 = -D3_inv_neg*e1_3;
    const double O01_4 = -5.836060905888831*Q3_yy;
    const double O01_5 = 5.1518639227799214*Q4_yy;
    const double O02_0 = D0_inv_neg*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = D2_inv*e2_2;
    const double O02_3 = -D3_inv_neg*e2_3;
    const double O02_4 = 5.836060905888831*Q3_zy_neg;
    const double O02_5 = 5.1518639227799214*Q4_zy;
    const double O03_neg_0 = D0_inv_neg*e3_0;
    const double O03_neg_1 = -D1_inv*e3_1;
    const double O03_neg_2 = J_x2_neg*D2_inv;
    const double O04_neg_0 = D0_inv_neg*e4_0;
    const double O04_neg_1 = -D1_inv*e4_1;
    const double O04_neg_2 = J_y2_neg*D2_inv;
    const double O05_0 = D0_inv_neg*e5_0;
    const double O05_1 = D1_inv*e5_1;
    const double O05_2 = J_z2*D2_inv;
    const double O00_0 = D0_inv_neg*e0_0*e0_0 - D1_inv*e0_1*e0_1 - D2_inv*e0_2*e0_2;
    const double O00_1 = 5.836060905888831*Q3_xy_neg*Q3_xy_neg;
    const double O00_2 = 5.1518639227799214*Q4_xy*Q4_xy;
    const double O00 = O00_2 - (O00_0 + D3_inv_neg*e0_3*e0_3 - O00_1);
    const double O01_6 = Q3_xy_neg*O01_4;
    const double O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 - O01_6;
    const double O01 = Q4_xy*O01_5 - O01_7;
    const double O11_0 = e1_0*O01_0 - e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + Q3_yy*O01_4;
    const double O11 = Q4_yy*O01_5 - O11_0;
    const double O02_6 = Q3_xy_neg*O02_4;
    const double O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3*O02_3 - O02_6;
    const double O02 = Q4_xy*O02_5 - O02_7;
    const double O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 - e1_3*O02_3 + Q3_yy*O02_4;
    const double O12 = Q4_yy*O02_5 - O12_0;
    const double O22_0 = Q3_zy_neg*O02_4;
    const double O22_1 = e2_0*O02_0 - e2_1*O02_1 - e2_2*O02_2 - e2_3*O02_3 - O22_0;
    const double O22 = Q4_zy*O02_5 - O22_1;
    const double O03_neg = e0_0*O03_neg_0 + e0_1*O03_neg_1 + e0_2*O03_neg_2;
    const double O13 = -e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2;
    const double O23_neg = e2_0*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2;
    const double O33 = J_x2_neg*O03_neg_2 - (e3_0*O03_neg_0 + e3_1*O03_neg_1);
    const double O04_neg = e0_0*O04_neg_0 + e0_1*O04_neg_1 + e0_2*O04_neg_2;
    const double O14 = -e1_0*O04_neg_0 - e1_1*O04_neg_1 - e1_2*O04_neg_2;
    const double O24_neg = e2_0*O04_neg_0 + e2_1*O04_neg_1 + e2_2*O04_neg_2;
    const double O34 = J_x2_neg*O04_neg_2 - (e3_0*O04_neg_0 + e3_1*O04_neg_1);
    const double O44 = J_y2_neg*O04_neg_2 - (e4_0*O04_neg_0 + e4_1*O04_neg_1);
    const double O05 = e0_2*O05_2 - (e0_0*O05_0 - e0_1*O05_1);
    const double O15_neg = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2;
    const double O25 = e2_2*O05_2 - (e2_0*O05_0 - e2_1*O05_1);
    const double O35_neg = e3_0*O05_0 - e3_1*O05_1 + J_x2_neg*O05_2;
    const double O45_neg = e4_0*O05_0 - e4_1*O05_1 + J_y2_neg*O05_2;
    const double O55 = J_z2*O05_2 - (e5_0*O05_0 - e5_1*O05_1);

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = -O03_neg;
    Omega[4] = -O04_neg;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = O14;
    Omega[11] = -O15_neg;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = O13;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = -O04_neg;
    Omega[25] = O14;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = -O45_neg;
    Omega[30] = O05;
    Omega[31] = -O15_neg;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = -O45_neg;
    Omega[35] = O55;
}

void puma560_operational_inertia_inverse_flange_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_operational_inertia_inverse_flange(q + 6*state, Omega + 36*state);
    }
}

void puma560_operational_inertia_flange(const double q[6], double Lambda[36])
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
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = 0.15005*s0;
    const double o1_y = -0.15005*c0;

    /* frame of 'link3' in the base */
    const double Q2_xx = s2*Q1_xy_neg - c2*Q1_xx;
    const double Q2_xy = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = s2*Q1_yy_neg - c2*Q1_yx;
    const double Q2_yy = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.4318*Q1_xx;
    const double o2_y = o1_y + 0.4318*Q1_yx;
    const double o2_z = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double Q3_xx = -c3*Q2_xx - s0*s3;
    const double Q3_xy_neg = s0*c3 - s3*Q2_xx;
    const double Q3_yx = c0*s3 - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c0*c3;
    const double Q3_zx = c3*Q2_zx_neg;
    const double Q3_zy_neg = s3*Q2_zx_neg;
    const double o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy;
    const double o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy;
    const double o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy;
    const double o3_x = o2_x + o3_x_0;
    const double o3_y = o2_y + o3_y_0;
    const double o3_z = o2_z + o3_z_0;

    /* frame of 'link5' in the base */
    const double Q4_xy = s4*Q3_xx + c4*Q2_xy;
    const double Q4_yy = s4*Q3_yx + c4*Q2_yy;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = o3_z - 0.67183;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x);
    const double J_x2_neg = c0*o3_z_0;
    const double J_y2_neg = s0*o3_z_0;
    const double J_z2 = s0*o3_y_0 + c0*o3_x_0;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    /* elimination of 'flange' */
    const double U05 = -5.1518639227799214*M05_neg;
    const double U15 = 5.1518639227799214*M25;
    const double U35 = 0.00020607455691119687*c4;
    const double M00e5 = M00 + M05_neg*U05;
    const double M01e5_0 = M05_neg*U15;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = M25*U15;
    const double M11e5 = M11 - M11e5_0;
    const double M02e5 = M02 + M01e5_0;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = M22 - M11e5_0;
    const double M03e5 = M03 + M05_neg*U35;
    const double M13e5_0 = M25*U35;
    const double M13e5 = M13 - M13e5_0;
    const double M23e5_neg = R2_Jyz_1 + M13e5_0;
    const double M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const double U04 = 5.836060905888831*M04;
    const double U14 = 5.836060905888831*M14;
    const double U24 = 5.836060905888831*M24;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4 = M01e5 - M04*U14;
    const double M11e4 = M11e5 - M14*U14;
    const double M02e4 = M02e5 - M04*U24;
    const double M12e4 = M12e5 - M14*U24;
    const double M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const double D3_inv_neg = -1.0/M33e5;
    const double U03_neg = M03e5*D3_inv_neg;
    const double U13 = -M13e5*D3_inv_neg;
    const double U23 = M23e5_neg*D3_inv_neg;
    const double M00e3 = M00e4 + M03e5*U03_neg;
    const double M01e3 = M01e4 - M03e5*U13;
    const double M11e3 = M11e4 - M13e5*U13;
    const double M02e3 = M02e4 - M03e5*U23;
    const double M12e3 = M12e4 - M13e5*U23;
    const double D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const double D2_inv = 1.0/D2;
    const double U02 = M02e3*D2_inv;
    const double U12 = M12e3*D2_inv;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'waist' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e0_3 = Q4_xy*U35 - Q2_xy;
    const double e0_2_0 = Q4_xy*U15;
    const double e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0;
    const double e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0;
    const double e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05;
    const double e1_3 = Q4_yy*U35 - Q2_yy;
    const double e1_2_0 = Q4_yy*U15;
    const double e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24);
    const double e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14);
    const double e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05;
    const double e2_3 = Q4_zy*U35 - Q2_zy;
    const double e2_2_0 = Q4_zy*U15;
    const double e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24);
    const double e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14);
    const double e2_0_0 = -Q4_zy*U05;
    const double e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0;
    const double e3_1 = J_x2_neg*U12 - J_x1_neg;
    const double e3_0 = J_x2_neg*U02 - (o3_y + U01*e3_1);
    const double e4_1 = J_y2_neg*U12 - J_y1_neg;
    const double e4_0 = o3_x - U01*e4_1 + J_y2_neg*U02;
    const double e5_1 = J_z1 - J_z2*U12;
    const double e5_0 = -U01*e5_1 - J_z2*U02;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv_neg*e1_0;
    const double O01_1 = D1_inv*e1_1;
    const double O01_2 = -D2_inv*e1_2;
    const double O01_3 = -D3_inv_neg*e1_3;
    const double O01_4 = -5.836060905888831*Q3_yy;
    const double O01_5 = 5.1518639227799214*Q4_yy;
    const double O02_0 = D0_inv_neg*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = D2_inv*e2_2;
    const double O02_3 = -D3_inv_neg*e2_3;
    const double O02_4 = 5.836060905888831*Q3_zy_neg;
    const double O02_5 = 5.1518639227799214*Q4_zy;
    const double O03_neg_0 = D0_inv_neg*e3_0;
    const double O03_neg_1 = -D1_inv*e3_1;
    const double O03_neg_2 = J_x2_neg*D2_inv;
    const double O04_neg_0 = D0_inv_neg*e4_0;
    const double O04_neg_1 = -D1_inv*e4_1;
    const double O04_neg_2 = J_y2_neg*D2_inv;
    const double O05_0 = D0_inv_neg*e5_0;
    const double O05_1 = D1_inv*e5_1;
    const double O05_2 = J_z2*D2_inv;
    const double O00_0 = D0_inv_neg*e0_0*e0_0 - D1_inv*e0_1*e0_1 - D2_inv*e0_2*e0_2;
    const double O00_1 = 5.836060905888831*Q3_xy_neg*Q3_xy_neg;
    const double O00_2 = 5.1518639227799214*Q4_xy*Q4_xy;
    const double O00 = O00_2 - (O00_0 + D3_inv_neg*e0_3*e0_3 - O00_1);
    const double O01_6 = Q3_xy_neg*O01_4;
    const double O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 - O01_6;
    const double O01 = Q4_xy*O01_5 - O01_7;
    const double O11_0 = e1_0*O01_0 - e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + Q3_yy*O01_4;
    const double O11 = Q4_yy*O01_5 - O11_0;
    const double O02_6 = Q3_xy_neg*O02_4;
    const double O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3*O02_3 - O02_6;
    const double O02 = Q4_xy*O02_5 - O02_7;
    const double O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 - e1_3*O02_3 + Q3_yy*O02_4;
    const double O12 = Q4_yy*O02_5 - O12_0;
    const double O22_0 = Q3_zy_neg*O02_4;
    const double O22_1 = e2_0*O02_0 - e2_1*O02_1 - e2_2*O02_2 - e2_3*O02_3 - O22_0;
    const double O22 = Q4_zy*O02_5 - O22_1;
    const double O03_neg = e0_0*O03_neg_0 + e0_1*O03_neg_1 + e0_2*O03_neg_2;
    const double O13 = -e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2;
    const double O23_neg = e2_0*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2;
    const double O33 = J_x2_neg*O03_neg_2 - (e3_0*O03_neg_0 + e3_1*O03_neg_1);
    const double O04_neg = e0_0*O04_neg_0 + e0_1*O04_neg_1 + e0_2*O04_neg_2;
    const double O14 = -e1_0*O04_neg_0 - e1_1*O04_neg_1 - e1_2*O04_neg_2;
    const double O24_neg = e2_0*O04_neg_0 + e2_1*O04_neg_1 + e2_2*O04_neg_2;
    const double O34 = J_x2_neg*O04_neg_2 - (e3_0*O04_neg_0 + e3_1*O04_neg_1);
    const double O44 = J_y2_neg*O04_neg_2 - (e4_0*O04_neg_0 + e4_1*O04_neg_1);
    const double O05 = e0_2*O05_2 - (e0_0*O05_0 - e0_1*O05_1);
    const double O15_neg = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2;
    const double O25 = e2_2*O05_2 - (e2_0*O05_0 - e2_1*O05_1);
    const double O35_neg = e3_0*O05_0 - e3_1*O05_1 + J_x2_neg*O05_2;
    const double O45_neg = e4_0*O05_0 - e4_1*O05_1 + J_y2_neg*O05_2;
    const double O55 = J_z2*O05_2 - (e5_0*O05_0 - e5_1*O05_1);

    /* elimination of direction 'z' */
    const double DO5_inv_neg = -1.0/O55;
    const double UO05 = -O05*DO5_inv_neg;
    const double UO15 = O15_neg*DO5_inv_neg;
    const double UO25 = -O25*DO5_inv_neg;
    const double UO35 = O35_neg*DO5_inv_neg;
    const double UO45 = O45_neg*DO5_inv_neg;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = O01 - O05*UO15;
    const double O11e5 = O11 + O15_neg*UO15;
    const double O02e5 = O02 - O05*UO25;
    const double O12e5 = O12 + O15_neg*UO25;
    const double O22e5 = O22 - O25*UO25;
    const double O03e5 = -O03_neg - O05*UO35;
    const double O13e5 = O13 + O15_neg*UO35;
    const double O23e5 = -O23_neg - O25*UO35;
    const double O33e5 = O33 + O35_neg*UO35;
    const double O04e5 = -O04_neg - O05*UO45;
    const double O14e5 = O14 + O15_neg*UO45;
    const double O24e5 = -O24_neg - O25*UO45;
    const double O34e5 = O34 + O35_neg*UO45;
    const double DO4 = O44 + O45_neg*UO45;

    /* elimination of direction 'y' */
    const double DO4_inv_neg = -1.0/DO4;
    const double UO04 = -O04e5*DO4_inv_neg;
    const double UO14 = -O14e5*DO4_inv_neg;
    const double UO24 = -O24e5*DO4_inv_neg;
    const double UO34 = -O34e5*DO4_inv_neg;
    const double O00e4 = O00e5 - O04e5*UO04;
    const double O01e4 = O01e5 - O04e5*UO14;
    const double O11e4 = O11e5 - O14e5*UO14;
    const double O02e4 = O02e5 - O04e5*UO24;
    const double O12e4 = O12e5 - O14e5*UO24;
    const double O22e4 = O22e5 - O24e5*UO24;
    const double O03e4 = O03e5 - O04e5*UO34;
    const double O13e4 = O13e5 - O14e5*UO34;
    const double O23e4 = O23e5 - O24e5*UO34;
    const double DO3 = O33e5 - O34e5*UO34;

    /* elimination of direction 'x' */
    const double DO3_inv_neg = -1.0/DO3;
    const double UO03 = -O03e4*DO3_inv_neg;
    const double UO13 = -O13e4*DO3_inv_neg;
    const double UO23 = -O23e4*DO3_inv_neg;
    const double O00e3 = O00e4 - O03e4*UO03;
    const double O01e3 = O01e4 - O03e4*UO13;
    const double O11e3 = O11e4 - O13e4*UO13;
    const double O02e3 = O02e4 - O03e4*UO23;
    const double O12e3 = O12e4 - O13e4*UO23;
    const double DO2 = O22e4 - O23e4*UO23;

    /* elimination of direction 'rz' */
    const double DO2_inv_neg = -1.0/DO2;
    const double UO02 = -O02e3*DO2_inv_neg;
    const double UO12 = -O12e3*DO2_inv_neg;
    const double O00e2 = O00e3 - O02e3*UO02;
    const double O01e2 = O01e3 - O02e3*UO12;
    const double DO1 = O11e3 - O12e3*UO12;

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
    const double XO02 = UO02*DO0_inv_neg - UO12*XO01;
    const double XO12 = UO12*XO11_neg - UO02*XO01;
    const double XO22 = -DO2_inv_neg - UO02*XO02 - UO12*XO12;

    /* row direction 'x' of the inverse */
    const double XO03 = UO03*DO0_inv_neg - UO13*XO01 - UO23*XO02;
    const double XO13 = UO13*XO11_neg - UO03*XO01 - UO23*XO12;
    const double XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const double XO33 = -DO3_inv_neg - UO03*XO03 - UO13*XO13 - UO23*XO23;

    /* row direction 'y' of the inverse */
    const double XO04 = UO04*DO0_inv_neg - UO14*XO01 - UO24*XO02 - UO34*XO03;
    const double XO14 = UO14*XO11_neg - UO04*XO01 - UO24*XO12 - UO34*XO13;
    const double XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const double XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const double XO44 = -DO4_inv_neg - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    /* row direction 'z' of the inverse */
    const double XO05 = UO05*DO0_inv_neg - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const double XO15 = UO15*XO11_neg - UO05*XO01 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const double XO25 = -UO05*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const double XO35 = -UO05*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const double XO45 = -UO05*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const double XO55_0_ = DO5_inv_neg + UO05*XO05 + UO15*XO15 + UO25*XO25 + UO35*XO35;
    const double XO55 = -XO55_0_ - UO45*XO45;

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

void puma560_operational_inertia_flange_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_operational_inertia_flange(q + 6*state, Lambda + 36*state);
    }
}

void puma560_tip_force_acceleration_flange(const double q[6], const double f[6], double qdd[6])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
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
    const double c4c4 = c4*c4;
    const double c4s4 = c4*s4;
    const double c3c3 = c3*c3;
    const double c3s3 = c3*s3;
    const double c2c2 = c2*c2;
    const double c2s2 = c2*s2;
    const double c1c1 = c1*c1;
    const double c1s1 = c1*s1;

    /* frame of 'link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;
    const double o1_x = 0.15005*s0;
    const double o1_y = -0.15005*c0;

    /* frame of 'link3' in the base */
    const double Q2_xx = s2*Q1_xy_neg - c2*Q1_xx;
    const double Q2_xy = s2*Q1_xx + c2*Q1_xy_neg;
    const double Q2_yx = s2*Q1_yy_neg - c2*Q1_yx;
    const double Q2_yy = s2*Q1_yx + c2*Q1_yy_neg;
    const double Q2_zx_neg = s1*c2 + c1*s2;
    const double Q2_zy = s1*s2 - c1*c2;
    const double o2_x = o1_x + 0.4318*Q1_xx;
    const double o2_y = o1_y + 0.4318*Q1_yx;
    const double o2_z = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double Q3_xx = -c3*Q2_xx - s0*s3;
    const double Q3_xy_neg = s0*c3 - s3*Q2_xx;
    const double Q3_yx = c0*s3 - c3*Q2_yx;
    const double Q3_yy = s3*Q2_yx + c0*c3;
    const double Q3_zx = c3*Q2_zx_neg;
    const double Q3_zy_neg = s3*Q2_zx_neg;
    const double o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy;
    const double o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy;
    const double o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy;
    const double o3_x = o2_x + o3_x_0;
    const double o3_y = o2_y + o3_y_0;
    const double o3_z = o2_z + o3_z_0;

    /* frame of 'link5' in the base */
    const double Q4_xy = s4*Q3_xx + c4*Q2_xy;
    const double Q4_yy = s4*Q3_yx + c4*Q2_yy;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;

    /* columns of the Jacobian */
    const double J_x1_neg_0 = o3_z - 0.67183;
    const double J_x1_neg = c0*J_x1_neg_0;
    const double J_y1_neg = s0*J_x1_neg_0;
    const double J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x);
    const double J_x2_neg = c0*o3_z_0;
    const double J_y2_neg = s0*o3_z_0;
    const double J_z2 = s0*o3_y_0 + c0*o3_x_0;

    /* joint forces of the wrench */
    const double tau0 = f2 - o3_y*f3 + o3_x*f4;
    const double tau1_0 = s0*f0 - c0*f1;
    const double tau1 = tau1_0 - J_x1_neg*f3 - J_y1_neg*f4 + J_z1*f5;
    const double tau2 = tau1_0 - J_x2_neg*f3 - J_y2_neg*f4 + J_z2*f5;
    const double tau3_neg = Q2_xy*f0 + Q2_yy*f1 + Q2_zy*f2;
    const double tau4 = Q3_xy_neg*f0 - Q3_yy*f1 + Q3_zy_neg*f2;
    const double tau5_neg = Q4_xy*f0 + Q4_yy*f1 + Q4_zy*f2;

    /* composite inertia of 'link4' */
    const double R3_hx = -0.00288*s4;
    const double R3_hz = 0.00288*c4;
    const double R3_Jxx_0 = 0.00020216*c4c4;
    const double R3_Jxz = 0.00020216*c4s4;
    const double R3_Jxx = R3_Jxx_0 + 0.00034;
    const double R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const double R2_hx_0 = -c3*R3_hx;
    const double R2_hz = -s3*R3_hx;
    const double R2_Jxx_0 = R3_Jxx_0 - 0.00030216;
    const double R2_Jxx_1 = c3c3*R2_Jxx_0;
    const double R2_Jxy_0 = c3*R3_Jxz;
    const double R2_Jyy_0 = 0.0406*R2_hx_0;
    const double R2_Jzz_0 = 0.002487168*c4;
    const double R2_Jxy_1 = 0.4318*R2_hx_0;
    const double R2_Jyz_0 = 0.4318*R2_hz;
    const double R2_Jyy = R3_Jzz - R2_Jyy_0;
    const double R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0);
    const double R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz;
    const double R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0;
    const double R2_hx = R2_hx_0 - 0.025375;
    const double R2_hy = -R3_hz - 0.89133;
    const double R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455;
    const double R2_Jzz = R2_Jzz_1 + 0.3586500705;
    const double R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const double R2_Jyz = R2_Jyz_1 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_hx_0 = c2*R2_hx - s2*R2_hy;
    const double R1_hy_0 = s2*R2_hx + c2*R2_hy;
    const double R1_Jxx_0 = R2_Jxx - R2_Jyy;
    const double R1_Jxx_1 = 2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz;
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz;
    const double R1_Jyy_0 = 0.8636*R1_hx_0;
    const double R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0;
    const double M11_0 = R2_Jzz - R1_Jyy_0;
    const double R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0;
    const double R1_hx = 3.79559 - R1_hx_0;
    const double R1_hy = 0.1044 - R1_hy_0;
    const double R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202;
    const double R1_Jxy = -R1_Jxy_0 - 0.0070992;
    const double R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064;
    const double R1_Jyz = -R1_Jyz_0 - 0.00808578;

    /* composite inertia of 'link1' */
    const double M00_0 = 0.3001*R2_hz;
    const double M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0;
    const double R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M00 = 3.937572254267 - M00_1;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M11 = M11_0 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M22 = R2_Jzz_1 + 0.935523402438;
    const double M12 = R2_Jzz - 0.4318*R1_hx_0;
    const double M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M33 = 0.19263278612368 - R3_Jxx_0;
    const double n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1;
    const double n3at2_y = 0.0203*R2_hx_0 - R3_Jzz;
    const double f3at1_y = s2*R2_hz;
    const double M13 = 0.4318*f3at1_y - R2_Jyz_1;
    const double M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1);
    const double M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y);
    const double M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double f4at2_x = c3*R3_hz;
    const double f4at2_z = s3*R3_hz;
    const double n4at2_x_neg_0 = 0.4318*f4at2_z;
    const double n4at2_y = 0.0203*f4at2_z;
    const double n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0;
    const double M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const double f4at1_y_neg = s2*f4at2_x - c2*R3_hx;
    const double M14 = M24 - 0.4318*f4at1_y_neg;
    const double M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0);
    const double M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx));
    const double M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double n5at3_x = -4e-05*s4;
    const double M35 = 4e-05*c4;
    const double n5at2_x = -c3*n5at3_x;
    const double M25 = -s3*n5at3_x;
    const double M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x);

    /* elimination of 'flange' */
    const double U05 = -5.1518639227799214*M05_neg;
    const double U15 = 5.1518639227799214*M25;
    const double U35 = 0.00020607455691119687*c4;
    const double M00e5 = M00 + M05_neg*U05;
    const double M01e5_0 = M05_neg*U15;
    const double M01e5 = M01e5_0 - R0_Jyz;
    const double M11e5_0 = M25*U15;
    const double M11e5 = M11 - M11e5_0;
    const double M02e5 = M02 + M01e5_0;
    const double M12e5 = M12 - M11e5_0;
    const double M22e5 = M22 - M11e5_0;
    const double M03e5 = M03 + M05_neg*U35;
    const double M13e5_0 = M25*U35;
    const double M13e5 = M13 - M13e5_0;
    const double M23e5_neg = R2_Jyz_1 + M13e5_0;
    const double M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const double U04 = 5.836060905888831*M04;
    const double U14 = 5.836060905888831*M14;
    const double U24 = 5.836060905888831*M24;
    const double M00e4 = M00e5 - M04*U04;
    const double M01e4 = M01e5 - M04*U14;
    const double M11e4 = M11e5 - M14*U14;
    const double M02e4 = M02e5 - M04*U24;
    const double M12e4 = M12e5 - M14*U24;
    const double M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const double D3_inv_neg = -1.0/M33e5;
    const double U03_neg = M03e5*D3_inv_neg;
    const double U13 = -M13e5*D3_inv_neg;
    const double U23 = M23e5_neg*D3_inv_neg;
    const double M00e3 = M00e4 + M03e5*U03_neg;
    const double M01e3 = M01e4 - M03e5*U13;
    const double M11e3 = M11e4 - M13e5*U13;
    const double M02e3 = M02e4 - M03e5*U23;
    const double M12e3 = M12e4 - M13e5*U23;
    const double D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const double D2_inv = 1.0/D2;
    const double U02 = M02e3*D2_inv;
    const double U12 = M12e3*D2_inv;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 - M02e3*U12;
    const double D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'waist' */
    const double D0_inv_neg = -1.0/D0;

    /* solve with U */
    const double e3 = tau5_neg*U35 - tau3_neg;
    const double e2_0 = tau5_neg*U15;
    const double e2 = tau2 - U23*e3 - tau4*U24 + e2_0;
    const double e1 = tau1 - U12*e2 - U13*e3 - tau4*U14 + e2_0;
    const double e0 = tau0 - U01*e1 - U02*e2 + U03_neg*e3 - tau4*U04 + tau5_neg*U05;

    /* solve with D and U* */
    const double x0_neg = D0_inv_neg*e0;
    const double x1 = D1_inv*e1 + U01*x0_neg;
    const double x2 = D2_inv*e2 + U02*x0_neg - U12*x1;
    const double x3 = -D3_inv_neg*e3 - U03_neg*x0_neg - U13*x1 - U23*x2;
    const double x4 = 5.836060905888831*tau4 + U04*x0_neg - U14*x1 - U24*x2;
    const double x5_neg_0 = 5.1518639227799214*tau5_neg - U05*x0_neg + U15*(x1 + x2);
    const double x5_neg = x5_neg_0 + U35*x3;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = -x5_neg;
}

void puma560_tip_force_acceleration_flange_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_tip_force_acceleration_flange(q + 6*state, f + 6*state, qdd + 6*state);
    }
}
