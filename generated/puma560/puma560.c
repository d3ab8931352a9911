/* puma560: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from puma560.yaml
 * (SHA-256 1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44).
 * Make it again with
 *
 *     symdyn generate puma560.yaml --target python,c
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

#if !defined(PUMA560_GENERATION) || PUMA560_GENERATION != 0x2907624fu
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    M[0] = -M0_0;
    M[1] = -R0_2;
    M[2] = -M2_2;
    M[3] = M3_7;
    M[4] = M4_10;
    M[5] = -M5_5;
    M[6] = -R0_2;
    M[7] = M1_0;
    M[8] = M2_1;
    M[9] = -M3_4;
    M[10] = M4_7;
    M[11] = M5_3;
    M[12] = -M2_2;
    M[13] = M2_1;
    M[14] = M2_0;
    M[15] = -R2_12;
    M[16] = M4_5;
    M[17] = M5_3;
    M[18] = M3_7;
    M[19] = -M3_4;
    M[20] = -R2_12;
    M[21] = -M3_0;
    M[22] = 0.0;
    M[23] = M5_1;
    M[24] = M4_10;
    M[25] = M4_7;
    M[26] = M4_5;
    M[27] = 0.0;
    M[28] = 0.171348451657;
    M[29] = 0.0;
    M[30] = -M5_5;
    M[31] = M5_3;
    M[32] = M5_3;
    M[33] = M5_1;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    /* elimination of 'flange' */
    const double U5_0 = 5.1518639227799214*M5_5;
    const double U5_1 = 5.1518639227799214*M5_3;
    const double U5_2 = 0.00020607455691119687*c4;
    const double U5_3 = M0_0 + M5_5*U5_0;
    const double U5_4 = M5_5*U5_1;
    const double U5_5 = R0_2 - U5_4;
    const double U5_6 = M5_3*U5_1;
    const double U5_7 = M1_0 - U5_6;
    const double U5_8 = M2_2 - U5_4;
    const double U5_9 = M2_1 - U5_6;
    const double U5_10 = M2_0 - U5_6;
    const double U5_11 = M3_7 + M5_5*U5_2;
    const double U5_12 = M5_3*U5_2;
    const double U5_13 = M3_4 + U5_12;
    const double U5_14 = R2_12 + U5_12;
    const double U5_15 = M3_0 + M5_1*U5_2;

    /* elimination of 'wrist_pitch' */
    const double U4_0 = 5.836060905888831*M4_10;
    const double U4_1 = 5.836060905888831*M4_7;
    const double U4_2 = 5.836060905888831*M4_5;
    const double U4_3 = U5_3 + M4_10*U4_0;
    const double U4_4 = U5_5 + M4_10*U4_1;
    const double U4_5 = U5_7 - M4_7*U4_1;
    const double U4_6 = U5_8 + M4_10*U4_2;
    const double U4_7 = U5_9 - M4_7*U4_2;
    const double U4_8 = U5_10 - M4_5*U4_2;

    /* elimination of 'wrist_roll' */
    const double U3_0 = 1.0/U5_15;
    const double U3_1 = U5_11*U3_0;
    const double U3_2 = U5_13*U3_0;
    const double U3_3 = U5_14*U3_0;
    const double U3_4 = U4_3 - U5_11*U3_1;
    const double U3_5 = U4_4 + U5_11*U3_2;
    const double U3_6 = U4_5 + U5_13*U3_2;
    const double U3_7 = U4_6 + U5_11*U3_3;
    const double U3_8 = U4_7 + U5_13*U3_3;
    const double U3_9 = U4_8 + U5_14*U3_3;

    /* elimination of 'elbow' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 + U2_4*U1_1;

    U[0] = 1.0;
    U[1] = -U1_1;
    U[2] = -U2_1;
    U[3] = -U3_1;
    U[4] = U4_0;
    U[5] = -U5_0;
    U[6] = 0.0;
    U[7] = 1.0;
    U[8] = U2_2;
    U[9] = U3_2;
    U[10] = U4_1;
    U[11] = U5_1;
    U[12] = 0.0;
    U[13] = 0.0;
    U[14] = 1.0;
    U[15] = U3_3;
    U[16] = U4_2;
    U[17] = U5_1;
    U[18] = 0.0;
    U[19] = 0.0;
    U[20] = 0.0;
    U[21] = 1.0;
    U[22] = 0.0;
    U[23] = U5_2;
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
    D[1] = U2_5;
    D[2] = U3_9;
    D[3] = -U5_15;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    /* elimination of 'flange' */
    const double U5_0 = 5.1518639227799214*M5_5;
    const double U5_1 = 5.1518639227799214*M5_3;
    const double U5_2 = 0.00020607455691119687*c4;
    const double U5_3 = M0_0 + M5_5*U5_0;
    const double U5_4 = M5_5*U5_1;
    const double U5_5 = R0_2 - U5_4;
    const double U5_6 = M5_3*U5_1;
    const double U5_7 = M1_0 - U5_6;
    const double U5_8 = M2_2 - U5_4;
    const double U5_9 = M2_1 - U5_6;
    const double U5_10 = M2_0 - U5_6;
    const double U5_11 = M3_7 + M5_5*U5_2;
    const double U5_12 = M5_3*U5_2;
    const double U5_13 = M3_4 + U5_12;
    const double U5_14 = R2_12 + U5_12;
    const double U5_15 = M3_0 + M5_1*U5_2;

    /* elimination of 'wrist_pitch' */
    const double U4_0 = 5.836060905888831*M4_10;
    const double U4_1 = 5.836060905888831*M4_7;
    const double U4_2 = 5.836060905888831*M4_5;
    const double U4_3 = U5_3 + M4_10*U4_0;
    const double U4_4 = U5_5 + M4_10*U4_1;
    const double U4_5 = U5_7 - M4_7*U4_1;
    const double U4_6 = U5_8 + M4_10*U4_2;
    const double U4_7 = U5_9 - M4_7*U4_2;
    const double U4_8 = U5_10 - M4_5*U4_2;

    /* elimination of 'wrist_roll' */
    const double U3_0 = 1.0/U5_15;
    const double U3_1 = U5_11*U3_0;
    const double U3_2 = U5_13*U3_0;
    const double U3_3 = U5_14*U3_0;
    const double U3_4 = U4_3 - U5_11*U3_1;
    const double U3_5 = U4_4 + U5_11*U3_2;
    const double U3_6 = U4_5 + U5_13*U3_2;
    const double U3_7 = U4_6 + U5_11*U3_3;
    const double U3_8 = U4_7 + U5_13*U3_3;
    const double U3_9 = U4_8 + U5_14*U3_3;

    /* elimination of 'elbow' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 + U2_4*U1_1;

    /* inverse of U */
    const double W_0 = U2_1 - U2_2*U1_1;
    const double W_1 = U3_2 - U3_3*U2_2;
    const double W_2 = U3_1 - (U1_1*W_1 + U3_3*U2_1);
    const double W_3 = U4_1 - U4_2*U2_2;
    const double W_4 = U1_1*W_3 + U4_2*U2_1 + U4_0;
    const double W_5 = U5_1 - U5_2*U3_3;
    const double W_6 = U5_1 - (U2_2*W_5 + U5_2*U3_2);
    const double W_7 = U5_0 - (U1_1*W_6 + U2_1*W_5 + U5_2*U3_1);

    W[0] = 1.0;
    W[1] = U1_1;
    W[2] = W_0;
    W[3] = W_2;
    W[4] = -W_4;
    W[5] = W_7;
    W[6] = 0.0;
    W[7] = 1.0;
    W[8] = -U2_2;
    W[9] = -W_1;
    W[10] = -W_3;
    W[11] = -W_6;
    W[12] = 0.0;
    W[13] = 0.0;
    W[14] = 1.0;
    W[15] = -U3_3;
    W[16] = -U4_2;
    W[17] = -W_5;
    W[18] = 0.0;
    W[19] = 0.0;
    W[20] = 0.0;
    W[21] = 1.0;
    W[22] = 0.0;
    W[23] = -U5_2;
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
    D[1] = U2_5;
    D[2] = U3_9;
    D[3] = -U5_15;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    /* elimination of 'flange' */
    const double U5_0 = 5.1518639227799214*M5_5;
    const double U5_1 = 5.1518639227799214*M5_3;
    const double U5_2 = 0.00020607455691119687*c4;
    const double U5_3 = M0_0 + M5_5*U5_0;
    const double U5_4 = M5_5*U5_1;
    const double U5_5 = R0_2 - U5_4;
    const double U5_6 = M5_3*U5_1;
    const double U5_7 = M1_0 - U5_6;
    const double U5_8 = M2_2 - U5_4;
    const double U5_9 = M2_1 - U5_6;
    const double U5_10 = M2_0 - U5_6;
    const double U5_11 = M3_7 + M5_5*U5_2;
    const double U5_12 = M5_3*U5_2;
    const double U5_13 = M3_4 + U5_12;
    const double U5_14 = R2_12 + U5_12;
    const double U5_15 = M3_0 + M5_1*U5_2;

    /* elimination of 'wrist_pitch' */
    const double U4_0 = 5.836060905888831*M4_10;
    const double U4_1 = 5.836060905888831*M4_7;
    const double U4_2 = 5.836060905888831*M4_5;
    const double U4_3 = U5_3 + M4_10*U4_0;
    const double U4_4 = U5_5 + M4_10*U4_1;
    const double U4_5 = U5_7 - M4_7*U4_1;
    const double U4_6 = U5_8 + M4_10*U4_2;
    const double U4_7 = U5_9 - M4_7*U4_2;
    const double U4_8 = U5_10 - M4_5*U4_2;

    /* elimination of 'wrist_roll' */
    const double U3_0 = 1.0/U5_15;
    const double U3_1 = U5_11*U3_0;
    const double U3_2 = U5_13*U3_0;
    const double U3_3 = U5_14*U3_0;
    const double U3_4 = U4_3 - U5_11*U3_1;
    const double U3_5 = U4_4 + U5_11*U3_2;
    const double U3_6 = U4_5 + U5_13*U3_2;
    const double U3_7 = U4_6 + U5_11*U3_3;
    const double U3_8 = U4_7 + U5_13*U3_3;
    const double U3_9 = U4_8 + U5_14*U3_3;

    /* elimination of 'elbow' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 + U2_4*U1_1;

    /* elimination of 'waist' */
    const double U0_0 = 1.0/U1_2;

    /* row 'shoulder' of the inverse */
    const double X1_0 = U1_1*U0_0;
    const double X1_1 = U1_0 - U1_1*X1_0;

    /* row 'elbow' of the inverse */
    const double X2_0 = U2_1*U0_0 - U2_2*X1_0;
    const double X2_1 = U2_1*X1_0 + U2_2*X1_1;
    const double X2_2 = U2_0 - U2_1*X2_0 + U2_2*X2_1;

    /* row 'wrist_roll' of the inverse */
    const double X3_0 = U3_1*U0_0 - U3_2*X1_0 - U3_3*X2_0;
    const double X3_1 = U3_1*X1_0 + U3_2*X1_1 - U3_3*X2_1;
    const double X3_2 = U3_1*X2_0 - U3_2*X2_1 + U3_3*X2_2;
    const double X3_3 = U3_0 + U3_1*X3_0 - U3_2*X3_1 - U3_3*X3_2;

    /* row 'wrist_pitch' of the inverse */
    const double X4_0 = U4_0*U0_0 + U4_1*X1_0 + U4_2*X2_0;
    const double X4_1 = U4_0*X1_0 - U4_1*X1_1 + U4_2*X2_1;
    const double X4_2 = U4_0*X2_0 + U4_1*X2_1 - U4_2*X2_2;
    const double X4_3 = U4_0*X3_0 + U4_1*X3_1 + U4_2*X3_2;
    const double X4_4 = U4_0*X4_0 - 5.836060905888831 + U4_1*X4_1 + U4_2*X4_2;

    /* row 'flange' of the inverse */
    const double X5_0 = U5_0*U0_0 + U5_1*(-X1_0 - X2_0) - U5_2*X3_0;
    const double X5_1 = U5_1*X2_1;
    const double X5_2 = U5_0*X1_0 + U5_1*X1_1 - X5_1 - U5_2*X3_1;
    const double X5_3 = X5_1 - U5_0*X2_0 - U5_1*X2_2 + U5_2*X3_2;
    const double X5_4 = U5_0*X3_0 + U5_1*(-X3_1 - X3_2) - U5_2*X3_3;
    const double X5_5 = U5_0*X4_0 + U5_1*(-X4_1 - X4_2) - U5_2*X4_3;
    const double X5_6 = U5_0*X5_0 - 5.1518639227799214 + U5_1*(X5_3 - X5_2) - U5_2*X5_4;

    M_inverse[0] = -U0_0;
    M_inverse[1] = -X1_0;
    M_inverse[2] = -X2_0;
    M_inverse[3] = -X3_0;
    M_inverse[4] = X4_0;
    M_inverse[5] = -X5_0;
    M_inverse[6] = -X1_0;
    M_inverse[7] = X1_1;
    M_inverse[8] = -X2_1;
    M_inverse[9] = -X3_1;
    M_inverse[10] = X4_1;
    M_inverse[11] = -X5_2;
    M_inverse[12] = -X2_0;
    M_inverse[13] = -X2_1;
    M_inverse[14] = X2_2;
    M_inverse[15] = -X3_2;
    M_inverse[16] = X4_2;
    M_inverse[17] = X5_3;
    M_inverse[18] = -X3_0;
    M_inverse[19] = -X3_1;
    M_inverse[20] = -X3_2;
    M_inverse[21] = -X3_3;
    M_inverse[22] = X4_3;
    M_inverse[23] = -X5_4;
    M_inverse[24] = X4_0;
    M_inverse[25] = X4_1;
    M_inverse[26] = X4_2;
    M_inverse[27] = X4_3;
    M_inverse[28] = -X4_4;
    M_inverse[29] = X5_5;
    M_inverse[30] = -X5_0;
    M_inverse[31] = -X5_2;
    M_inverse[32] = X5_3;
    M_inverse[33] = -X5_4;
    M_inverse[34] = X5_5;
    M_inverse[35] = -X5_6;
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
    const double v0_0 = qd0*qd0;

    /* motion of 'link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = s1*qdd0;
    const double v1_3 = c1*qdd0;
    const double v1_4 = 0.15005*qdd0;
    const double v1_5 = 0.15005*v0_0;
    const double v1_6 = c1*v1_4 + 9.81*s1;
    const double v1_7 = s1*v1_4 - 9.81*c1;
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

    /* motion of 'link3' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = v1_6 - 0.4318*v1_16;
    const double v2_3 = v1_7 - 0.4318*v1_18;
    const double v2_4 = v1_5 - 0.4318*v1_20;
    const double v2_5 = c2*v2_2 - s2*v2_3;
    const double v2_6 = s2*v2_2 + c2*v2_3;
    const double v2_7 = c2*v1_9 + s2*v1_11 - qd2*v2_1;
    const double v2_8 = s2*v1_9 - c2*v1_11 + qd2*v2_0;
    const double v2_9 = qdd1 + qdd2;
    const double v2_10 = qd1 + qd2;
    const double v2_11 = v2_0*v2_0;
    const double v2_12 = v2_1*v2_1;
    const double v2_13 = v2_10*v2_10;
    const double v2_14 = v2_0*v2_1;
    const double v2_15 = v2_0*v2_10;
    const double v2_16 = v2_1*v2_10;
    const double v2_17 = v2_12 + v2_13;
    const double v2_18 = v2_9 + v2_14;
    const double v2_19 = v2_8 - v2_15;
    const double v2_20 = v2_9 - v2_14;
    const double v2_21 = v2_11 + v2_13;
    const double v2_22 = v2_8 + v2_15;
    const double v2_23 = v2_7 - v2_16;

    /* motion of 'link4' */
    const double v3_0 = c3*v2_0 - s3*v2_10;
    const double v3_1 = s3*v2_0 + c3*v2_10;
    const double v3_2 = v2_5 - (0.0203*v2_17 + 0.4318*v2_18);
    const double v3_3 = v2_6 - (0.0203*v2_20 - 0.4318*v2_21);
    const double v3_4 = v2_4 - (0.0203*v2_22 + 0.4318*v2_23);
    const double v3_5 = c3*v3_2 + s3*v3_4;
    const double v3_6 = s3*v3_2 - c3*v3_4;
    const double v3_7 = c3*v2_7 - s3*v2_9 - qd3*v3_1;
    const double v3_8 = s3*v2_7 + c3*v2_9 + qd3*v3_0;
    const double v3_9 = qdd3 - v2_8;
    const double v3_10 = qd3 - v2_1;
    const double v3_11 = v3_0*v3_1;
    const double v3_12 = v3_0*v3_10;
    const double v3_13 = v3_1*v3_10;

    /* motion of 'link5' */
    const double v4_0 = c4*v3_0 + s4*v3_10;
    const double v4_1 = s4*v3_0 - c4*v3_10;
    const double v4_2 = c4*v3_5 - s4*v3_3;
    const double v4_3 = c4*v3_7 + s4*v3_9 - qd4*v4_1;
    const double v4_4 = s4*v3_7 - c4*v3_9 + qd4*v4_0;
    const double v4_5 = qdd4 + v3_8;
    const double v4_6 = qd4 + v3_1;
    const double v4_7 = v4_0*v4_1;
    const double v4_8 = v4_0*v4_6;
    const double v4_9 = v4_1*v4_6;
    const double v4_10 = v4_5 + v4_7;
    const double v4_11 = v4_0*v4_0 + v4_6*v4_6;
    const double v4_12 = v4_3 - v4_9;

    /* motion of 'link6' */
    const double v5_0 = qdd5 - v4_4;
    const double v5_1 = qd5 - v4_1;
    const double v5_2 = (c5*v4_0 - s5*v4_6)*v5_1;
    const double v5_3 = (s5*v4_0 + c5*v4_6)*v5_1;

    /* force on 'link6' */
    const double f5_0 = 4e-05*v5_3;
    const double f5_1 = 4e-05*v5_2;
    const double f5_2 = 4e-05*v5_0;
    const double f5_3 = c5*f5_0 - s5*f5_1;
    const double f5_4 = s5*f5_0 + c5*f5_1;

    /* force on 'link5' */
    const double f4_0 = 0.00288*v4_10;
    const double f4_1 = 0.00288*v4_11;
    const double f4_2 = 0.00288*v4_12;
    const double f4_3 = f5_3 - (0.00024216*v4_3 - 0.00064216*v4_9 + 0.00288*v3_6);
    const double f4_4 = f5_2 - 0.0004*v4_8;
    const double f4_5 = 0.00064216*v4_5 + 0.00024216*v4_7 - 0.00288*v4_2 + f5_4;
    const double f4_6 = c4*f4_0 - s4*f4_1;
    const double f4_7 = s4*f4_0 + c4*f4_1;
    const double f4_8 = c4*f4_3 + s4*f4_4;
    const double f4_9 = s4*f4_3 - c4*f4_4;

    /* force on 'link4' */
    const double f3_0 = f4_8 - (0.0003*v3_7 - 0.0016*v3_13);
    const double f3_1 = f4_5 + 0.0013*v3_12;
    const double f3_2 = f4_9 - (0.0016*v3_9 + 0.0003*v3_11);
    const double f3_3 = c3*f4_6 - s3*f4_2;
    const double f3_4 = s3*f4_6 + c3*f4_2;
    const double f3_5 = c3*f3_0 - s3*f3_1 - 0.4318*f3_4;
    const double f3_6 = f3_2 + 0.0203*f3_4;
    const double f3_7 = s3*f3_0 + c3*f3_1 - (0.0203*f4_7 - 0.4318*f3_3);

    /* force on 'link3' */
    const double f2_0 = 0.025375*v2_17 + 0.89133*v2_18 + f3_3;
    const double f2_1 = f4_7 - (0.025375*v2_20 - 0.89133*v2_21);
    const double f2_2 = 0.0047376*(v2_12 - v2_13);
    const double f2_3 = 0.3251198455*v2_7 - 0.3586500705*v2_16 + 0.011273199*v2_22 - f2_2;
    const double f2_4 = 0.011273199*(v2_11 - v2_12);
    const double f2_5 = 0.025375*v2_6 + 0.89133*v2_5;
    const double f2_6 = 0.033530225*v2_15 + 0.011273199*v2_23 + 0.0047376*v2_18 - 0.025375*v2_4;
    const double f2_7 = 0.3586500705*v2_9 + 0.3251198455*v2_14 + 0.0047376*v2_19 - f2_4 - f2_5;
    const double f2_8 = f3_5 - (f2_3 - 0.89133*v2_4);
    const double f2_9 = f3_6 + f2_6;
    const double f2_10 = f3_7 + f2_7;
    const double f2_11 = c2*f2_0 - s2*f2_1;
    const double f2_12 = s2*f2_0 + c2*f2_1;
    const double f2_13 = c2*f2_8 - s2*f2_9;
    const double f2_14 = 0.4318*(0.025375*v2_22 + 0.89133*v2_23 + f3_4);
    const double f2_15 = 0.4318*f2_12;
    const double f2_16 = s2*f2_8 + c2*f2_9 + f2_14;

    /* force on 'link2' */
    const double f1_0 = 0.0070992*v1_20;
    const double f1_1 = 0.00808578*(v1_13 - v1_14);
    const double f1_2 = 1.601861202*v1_9 - 1.748114002*v1_8 + 0.120863064*v1_18 - f1_0 + f1_1;
    const double f1_3 = 0.120863064*(v1_12 - v1_14);
    const double f1_4 = 1.601861202*v1_15;
    const double f1_5 = 0.00808578*v1_3;
    const double f1_6 = 0.120863064*v1_2;
    const double f1_7 = 0.0070992*(v1_12 - v1_13);
    const double f1_8 = 0.5695282795*v0_0;
    const double f1_9 = 3.79559*v1_7;
    const double f1_10 = 0.1044*v1_6;
    const double f1_11 = 3.349975204*v1_10 + 0.0070992*v1_21 + 0.00808578*v1_17 - f1_3 - f1_8;
    const double f1_12 = s1*(f2_12 - (3.79559*v1_18 - 0.1044*v1_19));
    const double f1_13 = s1*(f1_2 + 0.01566522*v0_0 + f2_13);
    const double f1_14 = c1*(f2_16 + f1_11);
    const double f1_15 = 0.15005*(c1*(3.79559*v1_16 + 0.1044*v1_17 + f2_11) - f1_12);

    /* joint forces */
    const double tau_0 = f2_10 + 0.576873331938*qdd2;
    const double tau_1 = f3_2 - 0.19079062612368*qdd3;
    const double tau_2 = f4_5 + 0.170706291657*qdd4;
    const double tau_3 = f5_2 + 0.194064505668*qdd5;

    /* friction */
    const double fric_0 = 5.8018217679508*qd0;
    const double fric_1 = 25.9836065*puma560_sign(qd0);
    const double fric_2 = 9.496868641825*qd1;
    const double fric_3 = 10.6197775*puma560_sign(qd1);
    const double fric_4 = 3.9804259903722*qd2 + 6.36419655*puma560_sign(qd2);
    const double fric_5 = 0.411645229697152*qd3 + 1.06831142*puma560_sign(qd3);
    const double fric_6 = 0.4272830209354*qd4 + 0.85444524*puma560_sign(qd4);
    const double fric_7 = 0.2158232532732*qd5 + 0.55443978*puma560_sign(qd5);

    const double t_0 = f1_13 + f1_14 + f1_15 - 3.937572254267*qdd0 - fric_0 - fric_1;
    const double t_1 = f2_10 - f2_15 + 4.072928847*qdd1 + f1_4 - f1_5 - f1_6 - f1_7 - f1_9;
    const double t_2 = t_1 - f1_10 + fric_2 + fric_3;
    const double t_3 = tau_0 + fric_4;
    const double t_4 = tau_1 - fric_5;
    const double t_5 = tau_2 + fric_6;
    const double t_6 = tau_3 + fric_7;

    tau[0] = -t_0;
    tau[1] = t_2;
    tau[2] = t_3;
    tau[3] = -t_4;
    tau[4] = t_5;
    tau[5] = t_6;
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
    const double v0_0 = qd0*qd0;

    /* motion of 'link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = 0.15005*v0_0;
    const double v1_3 = 9.81*s1;
    const double v1_4 = 9.81*c1;
    const double v1_5 = qd1*v1_1;
    const double v1_6 = qd1*v1_0;
    const double v1_7 = v1_0*v1_0;
    const double v1_8 = v1_1*v1_1;
    const double v1_9 = qd1*qd1;
    const double v1_10 = v1_0*v1_1;
    const double v1_11 = v1_8 + v1_9;
    const double v1_12 = v1_7 + v1_9;

    /* motion of 'link3' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = qd1 + qd2;
    const double v2_3 = v2_0*v2_0;
    const double v2_4 = v2_1*v2_1;
    const double v2_5 = v2_2*v2_2;
    const double v2_6 = v2_0*v2_1;
    const double v2_7 = v2_0*v2_2;
    const double v2_8 = v2_1*v2_2;
    const double v2_9 = v2_4 + v2_5;
    const double v2_10 = v2_3 + v2_5;

    /* motion of 'link4' */
    const double v3_0 = c3*v2_0 - s3*v2_2;
    const double v3_1 = s3*v2_0 + c3*v2_2;
    const double v3_2 = qd3 - v2_1;
    const double v3_3 = v3_0*v3_1;
    const double v3_4 = v3_0*v3_2;
    const double v3_5 = v3_1*v3_2;

    /* motion of 'link5' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;
    const double v4_3 = v4_0*v4_1;
    const double v4_4 = v4_0*v4_2;
    const double v4_5 = v4_1*v4_2;
    const double v4_6 = v4_0*v4_0 + v4_2*v4_2;

    /* motion of 'link6' */
    const double v5_0 = qd5 - v4_1;
    const double v5_1 = (c5*v4_0 - s5*v4_2)*v5_0;
    const double v5_2 = (s5*v4_0 + c5*v4_2)*v5_0;

    /* force on 'link6' */
    const double f5_0 = 4e-05*v5_2;
    const double f5_1 = 4e-05*v5_1;
    const double f5_2 = c5*f5_0 - s5*f5_1;
    const double f5_3 = s5*f5_0 + c5*f5_1;

    /* force on 'link5' */
    const double f4_0 = 0.00288*v4_6;

    /* friction */
    const double fric_0 = 5.8018217679508*qd0 + 25.9836065*puma560_sign(qd0);
    const double fric_1 = 9.496868641825*qd1 + 10.6197775*puma560_sign(qd1);
    const double fric_2 = 3.9804259903722*qd2 + 6.36419655*puma560_sign(qd2);
    const double fric_3 = 0.411645229697152*qd3 + 1.06831142*puma560_sign(qd3);
    const double fric_4 = 0.4272830209354*qd4 + 0.85444524*puma560_sign(qd4);
    const double fric_5 = 0.2158232532732*qd5 + 0.55443978*puma560_sign(qd5);

    /* motion of 'link3' */
    const double v2_11 = v1_3 - 0.4318*v1_11;
    const double v2_12 = v1_4 + 0.4318*v1_10;
    const double v2_13 = v1_2 - 0.8636*v1_6;
    const double v2_14 = c2*v2_11 + s2*v2_12;
    const double v2_15 = s2*v2_11 - c2*v2_12;
    const double v2_16 = qd2*v2_1 - (c2*v1_5 - s2*v1_6);
    const double v2_17 = s2*v1_5 + c2*v1_6 + qd2*v2_0;
    const double v2_18 = v2_7 - v2_17;
    const double v2_19 = v2_7 + v2_17;
    const double v2_20 = v2_8 + v2_16;

    /* motion of 'link4' */
    const double v3_6 = v2_14 - (0.0203*v2_9 + 0.4318*v2_6);
    const double v3_7 = 0.4318*v2_10 + 0.0203*v2_6 + v2_15;
    const double v3_8 = v2_13 - (0.0203*v2_19 - 0.4318*v2_20);
    const double v3_9 = c3*v3_6 + s3*v3_8;
    const double v3_10 = s3*v3_6 - c3*v3_8;
    const double v3_11 = qd3*v3_1 + c3*v2_16;
    const double v3_12 = qd3*v3_0 - s3*v2_16;

    /* motion of 'link5' */
    const double v4_7 = c4*v3_9 - s4*v3_7;
    const double v4_8 = c4*v3_11 + s4*v2_17 + qd4*v4_1;
    const double v4_9 = qd4*v4_0 - (s4*v3_11 - c4*v2_17);
    const double v4_10 = v4_3 + v3_12;
    const double v4_11 = v4_5 + v4_8;

    /* force on 'link6' */
    const double f5_4 = 4e-05*v4_9;

    /* force on 'link5' */
    const double f4_1 = 0.00288*v4_10;
    const double f4_2 = 0.00288*v4_11;
    const double f4_3 = 0.00064216*v4_5 + 0.00024216*v4_8 - 0.00288*v3_10 + f5_2;
    const double f4_4 = 0.0004*v4_4 + f5_4;
    const double f4_5 = 0.00024216*v4_3 + 0.00064216*v3_12 - 0.00288*v4_7 + f5_3;
    const double f4_6 = s4*f4_0 - c4*f4_1;
    const double f4_7 = c4*f4_0 + s4*f4_1;
    const double f4_8 = c4*f4_3 - s4*f4_4;
    const double f4_9 = s4*f4_3 + c4*f4_4;

    /* force on 'link4' */
    const double f3_0 = 0.0016*v3_5 + 0.0003*v3_11 + f4_8;
    const double f3_1 = 0.0013*v3_4 + f4_5;
    const double f3_2 = f4_9 - (0.0003*v3_3 - 0.0016*v2_17);
    const double f3_3 = c3*f4_6 - s3*f4_2;
    const double f3_4 = s3*f4_6 + c3*f4_2;
    const double f3_5 = c3*f3_0 - s3*f3_1 + 0.4318*f3_4;
    const double f3_6 = f3_2 - 0.0203*f3_4;
    const double f3_7 = s3*f3_0 + c3*f3_1 - (0.0203*f4_7 + 0.4318*f3_3);

    /* force on 'link3' */
    const double f2_0 = f3_3 - (0.025375*v2_9 + 0.89133*v2_6);
    const double f2_1 = 0.89133*v2_10 + 0.025375*v2_6 + f4_7;
    const double f2_2 = 0.3586500705*v2_8 + 0.3251198455*v2_16 - 0.011273199*v2_19;
    const double f2_3 = 0.011273199*(v2_3 - v2_4) - (0.3251198455*v2_6 - 0.0047376*v2_18);
    const double f2_4 = 0.033530225*v2_7 - 0.011273199*v2_20 + 0.0047376*v2_6 - 0.025375*v2_13;
    const double f2_5 = 0.0047376*(v2_4 - v2_5) + f2_2 + 0.89133*v2_13 + f3_5;
    const double f2_6 = f3_6 + f2_4;
    const double f2_7 = f3_7 - (0.025375*v2_15 + 0.89133*v2_14 + f2_3);
    const double f2_8 = c2*f2_0 + s2*f2_1;
    const double f2_9 = s2*f2_0 - c2*f2_1;
    const double f2_10 = c2*f2_5 - s2*f2_6;
    const double f2_11 = 0.4318*(f3_4 - (0.025375*v2_19 - 0.89133*v2_20));
    const double f2_12 = s2*f2_5 + c2*f2_6 - f2_11;
    const double f2_13 = f2_7 + 0.4318*f2_9;

    /* force on 'link2' */
    const double f1_0 = 0.1462528*v1_5 - 0.120863064*v1_10 + 0.0141984*v1_6;
    const double f1_1 = 3.349975204*v1_6 + 0.0141984*v1_5 - 0.00808578*v1_10;
    const double f1_2 = 37.2347379*c1 - 1.024164*s1;
    const double f1_3 = 1.601861202*v1_10 - 0.0070992*(v1_7 - v1_8) + f1_2 + f2_13;
    const double f1_4 = s1*(f2_9 - (0.1044*v1_12 - 3.79559*v1_10));
    const double f1_5 = s1*(0.00808578*(v1_8 - v1_9) - f1_0 + 0.01566522*v0_0 + f2_10);
    const double f1_6 = c1*(f2_12 - (0.120863064*(v1_7 - v1_9) - f1_1 + 0.5695282795*v0_0));
    const double f1_7 = 0.15005*(c1*(f2_8 - (3.79559*v1_11 - 0.1044*v1_10)) - f1_4);
    const double f1_8 = f1_5 + f1_6 - f1_7;

    const double t_0 = fric_0 - f1_8;
    const double t_1 = fric_1 + f1_3;
    const double t_2 = fric_2 + f2_7;
    const double t_3 = fric_3 - f3_2;
    const double t_4 = fric_4 + f4_5;
    const double t_5 = fric_5 - f5_4;

    bias[0] = t_0;
    bias[1] = t_1;
    bias[2] = t_2;
    bias[3] = t_3;
    bias[4] = t_4;
    bias[5] = t_5;
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
    const double v1_0 = 9.81*s1;
    const double v1_1 = 9.81*c1;

    /* motion of 'link3' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;

    /* motion of 'link4' */
    const double v3_0 = c3*v2_0;
    const double v3_1 = s3*v2_0;

    /* motion of 'link5' */
    const double v4_0 = c4*v3_0 - s4*v2_1;

    /* force on 'link5' */
    const double f4_0 = 0.00288*v3_1;
    const double f4_1 = 0.00288*v4_0;
    const double f4_2 = c4*f4_0;
    const double f4_3 = s4*f4_0;

    /* force on 'link4' */
    const double f3_0 = c3*f4_2 - s3*f4_1;
    const double f3_1 = s3*f4_2 + c3*f4_1;

    /* force on 'link3' */
    const double f2_0 = 0.025375*v2_1 + 0.89133*v2_0 + f3_1;
    const double f2_1 = c2*f3_0 - s2*f4_3;
    const double f2_2 = s2*f3_0 + c2*f4_3;

    /* force on 'link2' */
    const double f1_0 = 37.2347379*c1 - 1.024164*s1 - f2_0;
    const double f1_1 = s1*f2_1 + c1*f2_2;

    g[0] = f1_1;
    g[1] = f1_0;
    g[2] = -f2_0;
    g[3] = f4_3;
    g[4] = -f4_1;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = 0.00020216*R3_2;
    const double R3_5 = 0.00020216*R3_3;
    const double R3_6 = R3_4 + 0.00034;
    const double R3_7 = R3_4 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_4 - 0.00030216;
    const double R2_5 = c3*R3_5;
    const double R2_6 = 0.4318*R2_0;
    const double R2_7 = 0.4318*R2_1;
    const double R2_8 = R3_7 + 0.0406*R2_0;
    const double R2_9 = R2_3*R2_4 + 0.0203*R2_1;
    const double R2_10 = R2_0 - 0.025375;
    const double R2_11 = R3_1 + 0.89133;
    const double R2_12 = R2_2*R2_4 + 0.00064216 + 0.002487168*c4 + 0.3251198455;
    const double R2_13 = R2_5 - (5.8464e-05*c4 - R2_6) - 0.011273199;
    const double R2_14 = s3*R3_5 + R2_7 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_10 + s2*R2_11;
    const double R1_1 = s2*R2_10 - c2*R2_11;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_8 + R2_12;
    const double R1_5 = 2.0*R2_13;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_9 - s2*R2_14;
    const double R1_8 = s2*R2_9 + c2*R2_14;
    const double R1_9 = R2_12 - R1_6 - 0.8636*R1_0;
    const double R1_10 = R1_0 - 3.79559;
    const double R1_11 = R1_1 - 0.1044;
    const double R1_12 = R2_8 - R1_6 + 1.601861202;
    const double R1_13 = R2_13 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_14 = R2_7 + R1_7 + 0.120863064;
    const double R1_15 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = c1*c1;
    const double R0_1 = c1*s1;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R2_5 + R2_6;
    const double M3_1 = R3_7 + 0.0203*R2_0;
    const double M3_2 = c2*R2_1;
    const double M3_3 = s2*R2_1;
    const double M3_4 = c2*M3_0 + s2*M3_1;
    const double M3_5 = R2_6 - (s2*M3_0 - c2*M3_1);

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = c2*M4_0 - s2*R3_0;
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = c2*M4_4 + s2*M4_3;
    const double M4_8 = M4_2 - (s2*M4_4 - c2*M4_3);

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = c2*M5_2 + s2*M5_1;
    const double M5_4 = s2*M5_2 - c2*M5_1;

    /* motion of 'link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;

    /* motion of 'link3' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = qd1 + qd2;

    /* motion of 'link4' */
    const double v3_0 = c3*v2_0 - s3*v2_2;
    const double v3_1 = s3*v2_0 + c3*v2_2;
    const double v3_2 = qd3 - v2_1;

    /* motion of 'link5' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;

    /* motion of 'link6' */
    const double v5_0 = c5*v4_0 - s5*v4_2;
    const double v5_1 = s5*v4_0 + c5*v4_2;
    const double v5_2 = qd5 - v4_1;

    /* velocity of 'link2' */
    const double v1_2 = 0.15005*qd0;
    const double v1_3 = c1*v1_2;
    const double v1_4 = s1*v1_2;

    /* velocity of 'link3' */
    const double v2_3 = v1_4 - 0.4318*qd1;
    const double v2_4 = c2*v1_3 - s2*v2_3;
    const double v2_5 = s2*v1_3 + c2*v2_3;

    /* velocity of 'link4' */
    const double v3_3 = v2_4 - 0.4318*v2_2;
    const double v3_4 = v2_5 - 0.0203*v2_2;
    const double v3_5 = 0.4318*(v1_1 - v2_0) - 0.0203*v2_1;
    const double v3_6 = c3*v3_3 + s3*v3_5;
    const double v3_7 = s3*v3_3 - c3*v3_5;

    /* velocity of 'link5' */
    const double v4_3 = c4*v3_6 - s4*v3_4;
    const double v4_4 = s4*v3_6 + c4*v3_4;

    /* momenta of 'link2' */
    const double L1_0 = 0.060431532*v1_1;
    const double L1_1 = 0.0035496*qd1;
    const double L1_2 = 0.0035496*v1_0;
    const double L1_3 = 0.00404289*v1_0;
    const double L1_4 = 0.0035496*v1_1;
    const double L1_5 = 0.00404289*qd1;
    const double L1_6 = 0.060431532*qd1;
    const double L1_7 = 3.79559*v1_3;
    const double L1_8 = 0.1044*v1_4;
    const double L1_9 = 1.897795*v1_4 - 0.0522*v1_3;

    /* momenta of 'link3' */
    const double L2_0 = 0.0056365995*v2_0;
    const double L2_1 = 0.0056365995*v2_1;
    const double L2_2 = 0.0023688*v2_2;
    const double L2_3 = 0.192438147*v1_1;
    const double L2_4 = 0.0054784625*v1_1;
    const double L2_5 = 0.025375*v2_4;
    const double L2_6 = 0.89133*v2_5;
    const double L2_7 = 0.16255992275*v2_2 + 0.0023688*v2_1 + (0.0126875*v2_5 - 0.445665*v2_4);

    /* momenta of 'link5' */
    const double L4_0 = 0.0002*v4_1;
    const double L4_1 = 0.00144*v4_2;
    const double L4_2 = 0.00144*v4_0;
    const double L4_3 = 0.00144*v3_7;
    const double L4_4 = 0.00144*v4_3;
    const double L4_5 = 0.00012108*v4_0 + L4_3;
    const double L4_6 = 0.00032108*v4_2 - L4_4;
    const double L4_7 = 0.00288*v4_4;

    /* momenta of 'link6' */
    const double L5_0 = 2e-05*v5_1;
    const double L5_1 = 2e-05*v5_0;
    const double L5_2 = 2e-05*v5_2;

    /* momenta of 'link5' */
    const double L4_8 = c5*L5_0 - s5*L5_1;
    const double L4_9 = s5*L5_0 + c5*L5_1;
    const double L4_10 = 0.00012108*v4_2 - L4_4 - L4_8;
    const double L4_11 = 0.00032108*v4_0 + L4_3 - L4_9;

    /* momenta of 'link4' */
    const double L3_0 = c4*L4_1;
    const double L3_1 = s4*L4_1;
    const double L3_2 = 2.0*L4_10;
    const double L3_3 = R3_2*L4_7 + R3_3*L3_2;
    const double L3_4 = L4_7 - L3_3;
    const double L3_5 = c4*L4_5 - s4*L5_2 + 0.00015*v3_0;
    const double L3_6 = s4*L4_5 + c4*L5_2 + 0.0008*v3_2;
    const double L3_7 = c4*L4_0 - s4*L4_11 + 0.00015*v3_2;
    const double L3_8 = R3_3*L4_7 - R3_2*L3_2 + L4_10 + 0.00065*v3_1;
    const double L3_9 = 0.0008*v3_0 - (s4*L4_0 + c4*L4_11);

    /* momenta of 'link3' */
    const double L2_8 = c3*L3_0 - s3*L4_2;
    const double L2_9 = s3*L3_0 + c3*L4_2;
    const double L2_10 = 0.4318*L2_9;
    const double L2_11 = 0.0203*L2_9;
    const double L2_12 = c3*L3_5 + s3*L4_6 + L2_10;
    const double L2_13 = 2.0*L3_7;
    const double L2_14 = R2_2*L3_4 - R2_3*L2_13;
    const double L2_15 = 0.0406*L2_8;
    const double L2_16 = 0.8636*L3_1;
    const double L2_17 = L2_10 - (s3*L3_8 + c3*L3_9);
    const double L2_18 = 0.445665*v2_2 + L2_8;
    const double L2_19 = 0.0126875*v2_2 - L3_1;
    const double L2_20 = 0.445665*v2_0 + 0.0126875*v2_1 + L2_9;
    const double L2_21 = L2_1 + 0.16255992275*v2_0 - L2_3 + L2_12;
    const double L2_22 = L2_0 + L2_2 - L2_4 - (L3_6 - L2_11);
    const double L2_23 = 0.011273199*v2_2 - L2_6 - (L4_7 - L2_14 + L2_16);
    const double L2_24 = 2.0*(0.0056365995*v2_2 - 0.0023688*v2_0) - L2_5 + (L3_4 + L2_15);
    const double L2_25 = 0.0047376*v2_0 - (L2_5 - L2_6) + (L3_3 + L2_14 + (L2_15 + L2_16));
    const double L2_26 = L2_7 - (c3*L3_8 - s3*L3_9 - (0.0203*L3_1 + 0.4318*L2_8));
    const double L2_27 = L2_0 + 0.0167651125*v2_1 - L2_2 - L2_4 + L2_11 - L3_7 + R2_3*L3_4;
    const double L2_28 = L2_27 + R2_2*L2_13;
    const double L2_29 = L2_1 + 0.17932503525*v2_0 - L2_3 + L2_17;

    /* momenta of 'link2' */
    const double L1_10 = c2*L2_18 + s2*L2_19;
    const double L1_11 = s2*L2_18 - c2*L2_19;
    const double L1_12 = 0.4318*L2_20;
    const double L1_13 = L2_23 + L2_24;
    const double L1_14 = 2.0*L2_26;
    const double L1_15 = R1_2*L1_13 - R1_3*L1_14;
    const double L1_16 = 0.8636*L1_10;
    const double L1_17 = 0.4318*L1_11 - (L2_26 - (R1_3*L1_13 + R1_2*L1_14));
    const double L1_18 = 0.0522*qd1 + L1_10;
    const double L1_19 = 1.897795*qd1 - L1_11;
    const double L1_20 = 0.0522*v1_0 - 1.897795*v1_1 + L2_20;
    const double L1_21 = L1_4 + 0.800930601*v1_0 + L1_6 - (c2*L2_21 + s2*L2_22);
    const double L1_22 = L1_2 + L1_5 - (s2*L2_21 - c2*L2_22 - L1_12);
    const double L1_23 = 2.0*(L1_0 - L1_1) + L1_8 + (L2_24 - L1_15);
    const double L1_24 = 2.0*(L1_1 - L1_3) - L1_7 - (L2_23 - L1_15 - L1_16);
    const double L1_25 = L1_7 - L1_8 + 2.0*(L1_0 - L1_3) - (L2_25 + L1_16);
    const double L1_26 = 0.800930601*qd1 - 0.060431532*v1_0 + 0.00404289*v1_1 - L1_9 - L1_17;
    const double L1_27 = L1_2 - 1.674987602*v1_1 - L1_5 + L1_12 + c2*L2_28 - s2*L2_29;
    const double L1_28 = L1_4 - (L1_6 + 0.874057001*v1_0) - (s2*L2_28 + c2*L2_29);

    /* momenta of 'link1' */
    const double L0_0 = L1_23 - (R0_0*(L1_23 - L1_24) - 2.0*L1_26*R0_1) - 0.3001*L1_20;

    /* Coriolis terms of joint 'shoulder' */
    const double C1_0 = L1_25 - (R1_14*v1_1 - R1_15*v1_0 - (R1_10*v1_3 - R1_11*v1_4));
    const double C1_1 = c1*(R2_1*v1_0 + 2.0*L1_19) - s1*(R2_1*v1_1 + 2.0*L1_18);
    const double C1_2 = c1*(R1_13*v1_1 + R1_9*v1_0 + R2_1*v1_4 + (L1_21 - L1_28));
    const double C1_3 = s1*(R1_12*v1_1 - R1_13*v1_0 - R2_1*v1_3 - (L1_22 - L1_27)) + C1_2;
    const double C1_4 = C1_3 + 0.15005*C1_1;
    const double C1_5 = s1*(L1_22 + L1_27) - c1*(L1_21 + L1_28);

    /* Coriolis terms of joint 'elbow' */
    const double C2_0 = R2_1*v2_5;
    const double C2_1 = R2_12*v2_1 + R2_13*v2_0 - R2_1*v2_4 - (L2_22 - L2_28);
    const double C2_2 = R2_13*v2_1 - R2_8*v2_0 + C2_0 - (L2_21 - L2_29);
    const double C2_3 = L2_25 - (R2_9*v2_1 + R2_14*v2_0 + (R2_10*v2_4 + R2_11*v2_5));
    const double C2_4 = R2_1*v2_0 + 2.0*L2_19;
    const double C2_5 = R2_1*v2_1 - 2.0*L2_18;
    const double C2_6 = L2_22 + L2_28;
    const double C2_7 = L2_21 + L2_29;
    const double C2_8 = s2*C2_4 - c2*C2_5;
    const double C2_9 = C2_3 + 0.4318*C2_8;
    const double C2_10 = R1_7*v1_1 - R1_8*v1_0 + (R1_1*v1_4 - R1_0*v1_3) + L2_25;
    const double C2_11 = c1*(s2*C2_1 + c2*C2_2 - 0.4318*(R2_10*v2_0 + R2_11*v2_1));
    const double C2_12 = 0.15005*(c1*(c2*C2_4 + s2*C2_5) - s1*C2_8);
    const double C2_13 = s1*(c2*C2_1 - s2*C2_2) + C2_11 + C2_12;
    const double C2_14 = c1*(s2*C2_6 + c2*C2_7);
    const double C2_15 = s1*(c2*C2_6 - s2*C2_7) + C2_14;

    /* Coriolis terms of joint 'wrist_roll' */
    const double C3_0 = 0.00064216*v3_0 + R3_1*v3_7;
    const double C3_1 = R3_0*v3_0;
    const double C3_2 = R3_6*v3_1 - R3_1*v3_6 - (L4_6 - L3_8);
    const double C3_3 = C3_0 - (L3_5 - L3_9);
    const double C3_4 = R3_5*v3_1 - R3_0*v3_6 + L3_4;
    const double C3_5 = R3_1*v3_0 - 0.00288*v4_0;
    const double C3_6 = R3_1*v3_1 - 2.0*L3_0;
    const double C3_7 = L4_6 + L3_8;
    const double C3_8 = L3_5 + L3_9;
    const double C3_9 = c3*C3_5 + s3*C3_6;
    const double C3_10 = s3*C3_5 - c3*C3_6;
    const double C3_11 = 0.4318*C3_10;
    const double C3_12 = c3*C3_2 - s3*C3_3 - C3_11;
    const double C3_13 = C3_4 + 0.0203*C3_10;
    const double C3_14 = s3*C3_2 + c3*C3_3 - (0.0203*C3_1 - 0.4318*C3_9);
    const double C3_15 = c3*C3_7 - s3*C3_8;
    const double C3_16 = s3*C3_7 + c3*C3_8;
    const double C3_17 = C3_16 - (M3_0*v2_1 - M3_1*v2_0 + C2_0);
    const double C3_18 = s2*C3_9 + c2*C3_1;
    const double C3_19 = C3_14 - 0.4318*C3_18;
    const double C3_20 = M3_4*v1_1 + M3_5*v1_0 - (M3_2*v1_4 + M3_3*v1_3) + C3_16;
    const double C3_21 = c1*(s2*C3_12 + c2*C3_13 + C3_11);
    const double C3_22 = 0.15005*(c1*(c2*C3_9 - s2*C3_1) - s1*C3_18);
    const double C3_23 = s1*(c2*C3_12 - s2*C3_13) + C3_21 + C3_22;
    const double C3_24 = c1*(s2*C3_15 + c2*L3_4);
    const double C3_25 = s1*(c2*C3_15 - s2*L3_4) + C3_24;

    /* Coriolis terms of joint 'wrist_pitch' */
    const double C4_0 = 4e-05*v4_0;
    const double C4_1 = 0.00288*v4_1;
    const double C4_2 = 0.00288*v4_2;
    const double C4_3 = L4_0 + L5_2 + 0.00024216*v4_1;
    const double C4_4 = C4_0 - (L4_5 - L4_11);
    const double C4_5 = L4_0 - L5_2;
    const double C4_6 = L4_5 + L4_11;
    const double C4_7 = s4*C4_2;
    const double C4_8 = c4*C4_2;
    const double C4_9 = c4*C4_3 - s4*C4_4;
    const double C4_10 = s4*C4_3 + c4*C4_4;
    const double C4_11 = c4*C4_5 - s4*C4_6;
    const double C4_12 = s4*C4_5 + c4*C4_6;
    const double C4_13 = C3_0 - C4_12;
    const double C4_14 = c3*C4_7 - s3*C4_1;
    const double C4_15 = s3*C4_7 + c3*C4_1;
    const double C4_16 = 0.4318*C4_15;
    const double C4_17 = c3*C4_9 + C4_16;
    const double C4_18 = C4_10 - 0.0203*C4_15;
    const double C4_19 = s3*C4_9 - (0.0203*C4_8 + 0.4318*C4_14);
    const double C4_20 = c3*C4_11 + s3*L4_7;
    const double C4_21 = s3*C4_11 - c3*L4_7;
    const double C4_22 = C4_21 - (M4_4*v2_1 - M4_3*v2_0 - (M4_0*v2_5 + R3_0*v2_4));
    const double C4_23 = s2*C4_14 - c2*C4_8;
    const double C4_24 = C4_19 + 0.4318*C4_23;
    const double C4_25 = M4_7*v1_1 + M4_8*v1_0 + (M4_5*v1_4 + M4_6*v1_3) + C4_21;
    const double C4_26 = c1*(C4_16 - (s2*C4_17 + c2*C4_18));
    const double C4_27 = 0.15005*(c1*(c2*C4_14 + s2*C4_8) - s1*C4_23);
    const double C4_28 = s1*(c2*C4_17 - s2*C4_18) - C4_26 - C4_27;
    const double C4_29 = c1*(s2*C4_20 + c2*C4_12);
    const double C4_30 = s1*(c2*C4_20 - s2*C4_12) + C4_29;

    /* Coriolis terms of joint 'flange' */
    const double C5_0 = L4_9 - C4_0;
    const double C5_1 = c4*L4_8;
    const double C5_2 = s4*L4_8;
    const double C5_3 = C5_2 - M5_0*v3_1;
    const double C5_4 = c3*C5_1 - s3*L4_9;
    const double C5_5 = s3*C5_1 + c3*L4_9;
    const double C5_6 = M5_2*v2_1 - M5_1*v2_0 + C5_5;
    const double C5_7 = C5_5 - (M5_3*v1_1 - M5_4*v1_0);
    const double C5_8 = c1*(s2*C5_4 + c2*C5_2);
    const double C5_9 = s1*(c2*C5_4 - s2*C5_2) + C5_8;

    C[0] = -L0_0;
    C[1] = -C1_4;
    C[2] = -C2_13;
    C[3] = -C3_23;
    C[4] = -C4_28;
    C[5] = -C5_9;
    C[6] = -C1_5;
    C[7] = C1_0;
    C[8] = -C2_9;
    C[9] = C3_19;
    C[10] = C4_24;
    C[11] = C5_5;
    C[12] = -C2_15;
    C[13] = -C2_10;
    C[14] = -C2_3;
    C[15] = C3_14;
    C[16] = C4_19;
    C[17] = C5_5;
    C[18] = -C3_25;
    C[19] = C3_20;
    C[20] = C3_17;
    C[21] = -C3_4;
    C[22] = -C4_10;
    C[23] = -C5_2;
    C[24] = -C4_30;
    C[25] = C4_25;
    C[26] = C4_22;
    C[27] = C4_13;
    C[28] = 0.0;
    C[29] = L4_9;
    C[30] = -C5_9;
    C[31] = C5_7;
    C[32] = C5_6;
    C[33] = -C5_3;
    C[34] = C5_0;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    /* elimination of 'flange' */
    const double U5_0 = 5.1518639227799214*M5_5;
    const double U5_1 = 5.1518639227799214*M5_3;
    const double U5_2 = 0.00020607455691119687*c4;
    const double U5_3 = M0_0 + M5_5*U5_0;
    const double U5_4 = M5_5*U5_1;
    const double U5_5 = R0_2 - U5_4;
    const double U5_6 = M5_3*U5_1;
    const double U5_7 = M1_0 - U5_6;
    const double U5_8 = M2_2 - U5_4;
    const double U5_9 = M2_1 - U5_6;
    const double U5_10 = M2_0 - U5_6;
    const double U5_11 = M3_7 + M5_5*U5_2;
    const double U5_12 = M5_3*U5_2;
    const double U5_13 = M3_4 + U5_12;
    const double U5_14 = R2_12 + U5_12;
    const double U5_15 = M3_0 + M5_1*U5_2;

    /* elimination of 'wrist_pitch' */
    const double U4_0 = 5.836060905888831*M4_10;
    const double U4_1 = 5.836060905888831*M4_7;
    const double U4_2 = 5.836060905888831*M4_5;
    const double U4_3 = U5_3 + M4_10*U4_0;
    const double U4_4 = U5_5 + M4_10*U4_1;
    const double U4_5 = U5_7 - M4_7*U4_1;
    const double U4_6 = U5_8 + M4_10*U4_2;
    const double U4_7 = U5_9 - M4_7*U4_2;
    const double U4_8 = U5_10 - M4_5*U4_2;

    /* elimination of 'wrist_roll' */
    const double U3_0 = 1.0/U5_15;
    const double U3_1 = U5_11*U3_0;
    const double U3_2 = U5_13*U3_0;
    const double U3_3 = U5_14*U3_0;
    const double U3_4 = U4_3 - U5_11*U3_1;
    const double U3_5 = U4_4 + U5_11*U3_2;
    const double U3_6 = U4_5 + U5_13*U3_2;
    const double U3_7 = U4_6 + U5_11*U3_3;
    const double U3_8 = U4_7 + U5_13*U3_3;
    const double U3_9 = U4_8 + U5_14*U3_3;

    /* elimination of 'elbow' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 + U2_4*U1_1;

    /* elimination of 'waist' */
    const double U0_0 = 1.0/U1_2;

    /* motion of 'link1' */
    const double v0_0 = qd0*qd0;

    /* motion of 'link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = 0.15005*v0_0;
    const double v1_3 = 9.81*s1;
    const double v1_4 = 9.81*c1;
    const double v1_5 = qd1*v1_1;
    const double v1_6 = qd1*v1_0;
    const double v1_7 = v1_0*v1_0;
    const double v1_8 = v1_1*v1_1;
    const double v1_9 = qd1*qd1;
    const double v1_10 = v1_0*v1_1;
    const double v1_11 = v1_8 + v1_9;
    const double v1_12 = v1_7 + v1_9;

    /* motion of 'link3' */
    const double v2_0 = c2*v1_0 + s2*v1_1;
    const double v2_1 = s2*v1_0 - c2*v1_1;
    const double v2_2 = qd1 + qd2;
    const double v2_3 = v2_0*v2_0;
    const double v2_4 = v2_1*v2_1;
    const double v2_5 = v2_2*v2_2;
    const double v2_6 = v2_0*v2_1;
    const double v2_7 = v2_0*v2_2;
    const double v2_8 = v2_1*v2_2;
    const double v2_9 = v2_4 + v2_5;
    const double v2_10 = v2_3 + v2_5;

    /* motion of 'link4' */
    const double v3_0 = c3*v2_0 - s3*v2_2;
    const double v3_1 = s3*v2_0 + c3*v2_2;
    const double v3_2 = qd3 - v2_1;
    const double v3_3 = v3_0*v3_1;
    const double v3_4 = v3_0*v3_2;
    const double v3_5 = v3_1*v3_2;

    /* motion of 'link5' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;
    const double v4_3 = v4_0*v4_1;
    const double v4_4 = v4_0*v4_2;
    const double v4_5 = v4_1*v4_2;
    const double v4_6 = v4_0*v4_0 + v4_2*v4_2;

    /* motion of 'link6' */
    const double v5_0 = qd5 - v4_1;
    const double v5_1 = (c5*v4_0 - s5*v4_2)*v5_0;
    const double v5_2 = (s5*v4_0 + c5*v4_2)*v5_0;

    /* force on 'link6' */
    const double f5_0 = 4e-05*v5_2;
    const double f5_1 = 4e-05*v5_1;
    const double f5_2 = c5*f5_0 - s5*f5_1;
    const double f5_3 = s5*f5_0 + c5*f5_1;

    /* force on 'link5' */
    const double f4_0 = 0.00288*v4_6;

    /* friction */
    const double fric_0 = 5.8018217679508*qd0 + 25.9836065*puma560_sign(qd0);
    const double fric_1 = 9.496868641825*qd1 + 10.6197775*puma560_sign(qd1);
    const double fric_2 = 3.9804259903722*qd2 + 6.36419655*puma560_sign(qd2);
    const double fric_3 = 0.411645229697152*qd3 + 1.06831142*puma560_sign(qd3);
    const double fric_4 = 0.4272830209354*qd4 + 0.85444524*puma560_sign(qd4);
    const double fric_5 = 0.2158232532732*qd5 + 0.55443978*puma560_sign(qd5);

    /* motion of 'link3' */
    const double v2_11 = v1_3 - 0.4318*v1_11;
    const double v2_12 = v1_4 + 0.4318*v1_10;
    const double v2_13 = v1_2 - 0.8636*v1_6;
    const double v2_14 = c2*v2_11 + s2*v2_12;
    const double v2_15 = s2*v2_11 - c2*v2_12;
    const double v2_16 = qd2*v2_1 - (c2*v1_5 - s2*v1_6);
    const double v2_17 = s2*v1_5 + c2*v1_6 + qd2*v2_0;
    const double v2_18 = v2_7 - v2_17;
    const double v2_19 = v2_7 + v2_17;
    const double v2_20 = v2_8 + v2_16;

    /* motion of 'link4' */
    const double v3_6 = v2_14 - (0.0203*v2_9 + 0.4318*v2_6);
    const double v3_7 = 0.4318*v2_10 + 0.0203*v2_6 + v2_15;
    const double v3_8 = v2_13 - (0.0203*v2_19 - 0.4318*v2_20);
    const double v3_9 = c3*v3_6 + s3*v3_8;
    const double v3_10 = s3*v3_6 - c3*v3_8;
    const double v3_11 = qd3*v3_1 + c3*v2_16;
    const double v3_12 = qd3*v3_0 - s3*v2_16;

    /* motion of 'link5' */
    const double v4_7 = c4*v3_9 - s4*v3_7;
    const double v4_8 = c4*v3_11 + s4*v2_17 + qd4*v4_1;
    const double v4_9 = qd4*v4_0 - (s4*v3_11 - c4*v2_17);
    const double v4_10 = v4_3 + v3_12;
    const double v4_11 = v4_5 + v4_8;

    /* force on 'link6' */
    const double f5_4 = 4e-05*v4_9;

    /* force on 'link5' */
    const double f4_1 = 0.00288*v4_10;
    const double f4_2 = 0.00288*v4_11;
    const double f4_3 = 0.00064216*v4_5 + 0.00024216*v4_8 - 0.00288*v3_10 + f5_2;
    const double f4_4 = 0.0004*v4_4 + f5_4;
    const double f4_5 = 0.00024216*v4_3 + 0.00064216*v3_12 - 0.00288*v4_7 + f5_3;
    const double f4_6 = s4*f4_0 - c4*f4_1;
    const double f4_7 = c4*f4_0 + s4*f4_1;
    const double f4_8 = c4*f4_3 - s4*f4_4;
    const double f4_9 = s4*f4_3 + c4*f4_4;

    /* force on 'link4' */
    const double f3_0 = 0.0016*v3_5 + 0.0003*v3_11 + f4_8;
    const double f3_1 = 0.0013*v3_4 + f4_5;
    const double f3_2 = f4_9 - (0.0003*v3_3 - 0.0016*v2_17);
    const double f3_3 = c3*f4_6 - s3*f4_2;
    const double f3_4 = s3*f4_6 + c3*f4_2;
    const double f3_5 = c3*f3_0 - s3*f3_1 + 0.4318*f3_4;
    const double f3_6 = f3_2 - 0.0203*f3_4;
    const double f3_7 = s3*f3_0 + c3*f3_1 - (0.0203*f4_7 + 0.4318*f3_3);

    /* force on 'link3' */
    const double f2_0 = f3_3 - (0.025375*v2_9 + 0.89133*v2_6);
    const double f2_1 = 0.89133*v2_10 + 0.025375*v2_6 + f4_7;
    const double f2_2 = 0.3586500705*v2_8 + 0.3251198455*v2_16 - 0.011273199*v2_19;
    const double f2_3 = 0.011273199*(v2_3 - v2_4) - (0.3251198455*v2_6 - 0.0047376*v2_18);
    const double f2_4 = 0.033530225*v2_7 - 0.011273199*v2_20 + 0.0047376*v2_6 - 0.025375*v2_13;
    const double f2_5 = 0.0047376*(v2_4 - v2_5) + f2_2 + 0.89133*v2_13 + f3_5;
    const double f2_6 = f3_6 + f2_4;
    const double f2_7 = f3_7 - (0.025375*v2_15 + 0.89133*v2_14 + f2_3);
    const double f2_8 = c2*f2_0 + s2*f2_1;
    const double f2_9 = s2*f2_0 - c2*f2_1;
    const double f2_10 = c2*f2_5 - s2*f2_6;
    const double f2_11 = 0.4318*(f3_4 - (0.025375*v2_19 - 0.89133*v2_20));
    const double f2_12 = s2*f2_5 + c2*f2_6 - f2_11;
    const double f2_13 = f2_7 + 0.4318*f2_9;

    /* force on 'link2' */
    const double f1_0 = 0.1462528*v1_5 - 0.120863064*v1_10 + 0.0141984*v1_6;
    const double f1_1 = 3.349975204*v1_6 + 0.0141984*v1_5 - 0.00808578*v1_10;
    const double f1_2 = 37.2347379*c1 - 1.024164*s1;
    const double f1_3 = 1.601861202*v1_10 - 0.0070992*(v1_7 - v1_8) + f1_2 + f2_13;
    const double f1_4 = s1*(f2_9 - (0.1044*v1_12 - 3.79559*v1_10));
    const double f1_5 = s1*(0.00808578*(v1_8 - v1_9) - f1_0 + 0.01566522*v0_0 + f2_10);
    const double f1_6 = c1*(f2_12 - (0.120863064*(v1_7 - v1_9) - f1_1 + 0.5695282795*v0_0));
    const double f1_7 = 0.15005*(c1*(f2_8 - (3.79559*v1_11 - 0.1044*v1_10)) - f1_4);
    const double f1_8 = f1_5 + f1_6 - f1_7;

    const double t_0 = f1_8 - (fric_0 - tau0);
    const double t_1 = fric_1 - tau1 + f1_3;
    const double t_2 = fric_2 - tau2 + f2_7;
    const double t_3 = f3_2 - (fric_3 - tau3);
    const double t_4 = fric_4 - tau4 + f4_5;
    const double t_5 = f5_4 - (fric_5 - tau5);

    /* solve with U */
    const double y_0 = t_3 - U5_2*t_5;
    const double y_1 = U5_1*t_5;
    const double y_2 = t_2 + U3_3*y_0 - U4_2*t_4 + y_1;
    const double y_3 = t_1 - U2_2*y_2 + U3_2*y_0 - U4_1*t_4 + y_1;
    const double y_4 = t_0 - U1_1*y_3 - U2_1*y_2 + U3_1*y_0 + U4_0*t_4 + U5_0*t_5;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_4;
    const double x_1 = U1_0*y_3 + U1_1*x_0;
    const double x_2 = U2_0*y_2 + U2_1*x_0 - U2_2*x_1;
    const double x_3 = U3_0*y_0 + U3_1*x_0 - U3_2*x_1 - U3_3*x_2;
    const double x_4 = 5.836060905888831*t_4 - U4_0*x_0 - U4_1*x_1 - U4_2*x_2;
    const double x_5 = 5.1518639227799214*t_5 - U5_0*x_0 + U5_1*(x_1 + x_2) + U5_2*x_3;

    qdd[0] = -x_0;
    qdd[1] = -x_1;
    qdd[2] = -x_2;
    qdd[3] = -x_3;
    qdd[4] = -x_4;
    qdd[5] = x_5;
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
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.15005*s0;
    const double o1_5 = 0.15005*c0;

    /* frame of 'link3' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;

    /* frame of 'link4' in the base */
    const double o3_0 = c3*o2_0 - s0*s3;
    const double o3_1 = s3*o2_0 + s0*c3;
    const double o3_2 = c3*o2_2 + c0*s3;
    const double o3_3 = s3*o2_2 - c0*c3;
    const double o3_4 = c3*o2_4;
    const double o3_5 = s3*o2_4;
    const double o3_6 = o1_4 + 0.4318*(o1_0 - o2_1) + 0.0203*o2_0;
    const double o3_7 = o1_5 + 0.4318*(o2_3 - o1_2) - 0.0203*o2_2;
    const double o3_8 = 0.4318*(s1 - o2_5) + 0.67183 + 0.0203*o2_4;

    /* frame of 'link5' in the base */
    const double o4_0 = c4*o3_0 - s4*o2_1;
    const double o4_1 = s4*o3_0 + c4*o2_1;
    const double o4_2 = c4*o3_2 - s4*o2_3;
    const double o4_3 = s4*o3_2 + c4*o2_3;
    const double o4_4 = c4*o3_4 - s4*o2_5;
    const double o4_5 = s4*o3_4 + c4*o2_5;

    /* frame of 'link6' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    pose[0] = o5_0;
    pose[1] = -o5_1;
    pose[2] = -o4_1;
    pose[3] = o3_6;
    pose[4] = o5_2;
    pose[5] = -o5_3;
    pose[6] = -o4_3;
    pose[7] = -o3_7;
    pose[8] = o5_4;
    pose[9] = -o5_5;
    pose[10] = -o4_5;
    pose[11] = o3_8;
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
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.15005*s0;
    const double o1_5 = 0.15005*c0;

    /* frame of 'link3' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 + 0.4318*o1_0;
    const double o2_7 = o1_5 - 0.4318*o1_2;
    const double o2_8 = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double o3_0 = c3*o2_0 - s0*s3;
    const double o3_1 = s3*o2_0 + s0*c3;
    const double o3_2 = c3*o2_2 + c0*s3;
    const double o3_3 = s3*o2_2 - c0*c3;
    const double o3_4 = c3*o2_4;
    const double o3_5 = s3*o2_4;
    const double o3_6 = 0.0203*o2_0 - 0.4318*o2_1;
    const double o3_7 = 0.0203*o2_2 - 0.4318*o2_3;
    const double o3_8 = 0.0203*o2_4 - 0.4318*o2_5;
    const double o3_9 = o2_6 + o3_6;
    const double o3_10 = o2_7 - o3_7;
    const double o3_11 = o2_8 + o3_8;

    /* frame of 'link5' in the base */
    const double o4_0 = s4*o3_0 + c4*o2_1;
    const double o4_1 = s4*o3_2 + c4*o2_3;
    const double o4_2 = s4*o3_4 + c4*o2_5;

    /* columns of the Jacobian */
    const double J_0 = o3_11 - 0.67183;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9);
    const double J_4 = c0*o3_8;
    const double J_5 = s0*o3_8;
    const double J_6 = s0*o3_7 + c0*o3_6;

    J[0] = 0.0;
    J[1] = s0;
    J[2] = s0;
    J[3] = -o2_1;
    J[4] = o3_1;
    J[5] = -o4_0;
    J[6] = 0.0;
    J[7] = -c0;
    J[8] = -c0;
    J[9] = -o2_3;
    J[10] = o3_3;
    J[11] = -o4_1;
    J[12] = 1.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = -o2_5;
    J[16] = o3_5;
    J[17] = -o4_2;
    J[18] = o3_10;
    J[19] = -J_1;
    J[20] = -J_4;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = o3_9;
    J[25] = -J_2;
    J[26] = -J_5;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = 0.0;
    J[31] = J_3;
    J[32] = J_6;
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
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.15005*s0;
    const double o1_5 = 0.15005*c0;

    /* frame of 'link3' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 + 0.4318*o1_0;
    const double o2_7 = o1_5 - 0.4318*o1_2;
    const double o2_8 = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double o3_0 = c3*o2_0 - s0*s3;
    const double o3_1 = s3*o2_0 + s0*c3;
    const double o3_2 = c3*o2_2 + c0*s3;
    const double o3_3 = s3*o2_2 - c0*c3;
    const double o3_4 = c3*o2_4;
    const double o3_5 = s3*o2_4;
    const double o3_6 = 0.0203*o2_0 - 0.4318*o2_1;
    const double o3_7 = 0.0203*o2_2 - 0.4318*o2_3;
    const double o3_8 = 0.0203*o2_4 - 0.4318*o2_5;
    const double o3_9 = o2_6 + o3_6;
    const double o3_10 = o2_7 - o3_7;
    const double o3_11 = o2_8 + o3_8;

    /* frame of 'link5' in the base */
    const double o4_0 = s4*o3_0 + c4*o2_1;
    const double o4_1 = s4*o3_2 + c4*o2_3;
    const double o4_2 = s4*o3_4 + c4*o2_5;

    /* columns of the Jacobian */
    const double J_0 = o3_11 - 0.67183;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9);
    const double J_4 = c0*o3_8;
    const double J_5 = s0*o3_8;
    const double J_6 = s0*o3_7 + c0*o3_6;

    /* angular velocities in base axes */
    const double w_0 = s0*qd1;
    const double w_1 = c0*qd1;
    const double w_2 = w_0 + s0*qd2;
    const double w_3 = w_1 + c0*qd2;
    const double w_4 = w_2 - qd3*o2_1;
    const double w_5 = w_3 + qd3*o2_3;
    const double w_6 = qd0 - qd3*o2_5;
    const double w_7 = w_4 + qd4*o3_1;
    const double w_8 = w_5 - qd4*o3_3;
    const double w_9 = w_6 + qd4*o3_5;

    /* columns of the Jacobian's rate */
    const double Jd_0 = o4_2*w_8 + o4_1*w_9;
    const double Jd_1 = o4_0*w_9 - o4_2*w_7;
    const double Jd_2 = o4_1*w_7 + o4_0*w_8;
    const double Jd_3 = o3_5*w_5 + o3_3*w_6;
    const double Jd_4 = o3_1*w_6 - o3_5*w_4;
    const double Jd_5 = o3_3*w_4 + o3_1*w_5;
    const double Jd_6 = o2_5*w_3 + qd0*o2_3;
    const double Jd_7 = qd0*o2_1 - o2_5*w_2;
    const double Jd_8 = o2_3*w_2 + o2_1*w_3;
    const double Jd_9 = qd2*J_4;
    const double Jd_10 = qd2*J_5;
    const double Jd_11 = qd2*J_6;
    const double Jd_12 = c0*qd0;
    const double Jd_13 = s0*qd0;
    const double Jd_14 = c0*w_0 - s0*w_1;
    const double Jd_15 = J_6*w_1 - qd0*J_5 + c0*Jd_11;
    const double Jd_16 = qd0*J_4 + J_6*w_0 + s0*Jd_11;
    const double Jd_17 = J_5*w_0 + J_4*w_1 + (s0*Jd_10 + c0*Jd_9);
    const double Jd_18 = Jd_9 + qd1*J_1;
    const double Jd_19 = Jd_10 + qd1*J_2;
    const double Jd_20 = Jd_11 + qd1*J_3;
    const double Jd_21 = s0*Jd_19 + c0*Jd_18;
    const double Jd_22 = qd0*J_2 - c0*Jd_20;
    const double Jd_23 = qd0*J_1 + s0*Jd_20;
    const double Jd_24 = Jd_18 - qd0*o3_10;
    const double Jd_25 = Jd_19 - qd0*o3_9;

    Jd[0] = 0.0;
    Jd[1] = Jd_12;
    Jd[2] = Jd_12;
    Jd[3] = Jd_6;
    Jd[4] = -Jd_3;
    Jd[5] = Jd_0;
    Jd[6] = 0.0;
    Jd[7] = Jd_13;
    Jd[8] = Jd_13;
    Jd[9] = -Jd_7;
    Jd[10] = Jd_4;
    Jd[11] = -Jd_1;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = -Jd_14;
    Jd[15] = -Jd_8;
    Jd[16] = Jd_5;
    Jd[17] = -Jd_2;
    Jd[18] = Jd_25;
    Jd[19] = Jd_22;
    Jd[20] = -Jd_15;
    Jd[21] = 0.0;
    Jd[22] = 0.0;
    Jd[23] = 0.0;
    Jd[24] = -Jd_24;
    Jd[25] = -Jd_23;
    Jd[26] = -Jd_16;
    Jd[27] = 0.0;
    Jd[28] = 0.0;
    Jd[29] = 0.0;
    Jd[30] = 0.0;
    Jd[31] = -Jd_21;
    Jd[32] = -Jd_17;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    /* elimination of 'flange' */
    const double U5_0 = 5.1518639227799214*M5_5;
    const double U5_1 = 5.1518639227799214*M5_3;
    const double U5_2 = 0.00020607455691119687*c4;
    const double U5_3 = M0_0 + M5_5*U5_0;
    const double U5_4 = M5_5*U5_1;
    const double U5_5 = R0_2 - U5_4;
    const double U5_6 = M5_3*U5_1;
    const double U5_7 = M1_0 - U5_6;
    const double U5_8 = M2_2 - U5_4;
    const double U5_9 = M2_1 - U5_6;
    const double U5_10 = M2_0 - U5_6;
    const double U5_11 = M3_7 + M5_5*U5_2;
    const double U5_12 = M5_3*U5_2;
    const double U5_13 = M3_4 + U5_12;
    const double U5_14 = R2_12 + U5_12;
    const double U5_15 = M3_0 + M5_1*U5_2;

    /* elimination of 'wrist_pitch' */
    const double U4_0 = 5.836060905888831*M4_10;
    const double U4_1 = 5.836060905888831*M4_7;
    const double U4_2 = 5.836060905888831*M4_5;
    const double U4_3 = U5_3 + M4_10*U4_0;
    const double U4_4 = U5_5 + M4_10*U4_1;
    const double U4_5 = U5_7 - M4_7*U4_1;
    const double U4_6 = U5_8 + M4_10*U4_2;
    const double U4_7 = U5_9 - M4_7*U4_2;
    const double U4_8 = U5_10 - M4_5*U4_2;

    /* elimination of 'wrist_roll' */
    const double U3_0 = 1.0/U5_15;
    const double U3_1 = U5_11*U3_0;
    const double U3_2 = U5_13*U3_0;
    const double U3_3 = U5_14*U3_0;
    const double U3_4 = U4_3 - U5_11*U3_1;
    const double U3_5 = U4_4 + U5_11*U3_2;
    const double U3_6 = U4_5 + U5_13*U3_2;
    const double U3_7 = U4_6 + U5_11*U3_3;
    const double U3_8 = U4_7 + U5_13*U3_3;
    const double U3_9 = U4_8 + U5_14*U3_3;

    /* elimination of 'elbow' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 + U2_4*U1_1;

    /* elimination of 'waist' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.15005*s0;
    const double o1_5 = 0.15005*c0;

    /* frame of 'link3' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 + 0.4318*o1_0;
    const double o2_7 = o1_5 - 0.4318*o1_2;
    const double o2_8 = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double o3_0 = c3*o2_0 - s0*s3;
    const double o3_1 = s3*o2_0 + s0*c3;
    const double o3_2 = c3*o2_2 + c0*s3;
    const double o3_3 = s3*o2_2 - c0*c3;
    const double o3_4 = c3*o2_4;
    const double o3_5 = s3*o2_4;
    const double o3_6 = 0.0203*o2_0 - 0.4318*o2_1;
    const double o3_7 = 0.0203*o2_2 - 0.4318*o2_3;
    const double o3_8 = 0.0203*o2_4 - 0.4318*o2_5;
    const double o3_9 = o2_6 + o3_6;
    const double o3_10 = o2_7 - o3_7;
    const double o3_11 = o2_8 + o3_8;

    /* frame of 'link5' in the base */
    const double o4_0 = s4*o3_0 + c4*o2_1;
    const double o4_1 = s4*o3_2 + c4*o2_3;
    const double o4_2 = s4*o3_4 + c4*o2_5;

    /* columns of the Jacobian */
    const double J_0 = o3_11 - 0.67183;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9);
    const double J_4 = c0*o3_8;
    const double J_5 = s0*o3_8;
    const double J_6 = s0*o3_7 + c0*o3_6;

    /* solve with U */
    const double y_0 = o2_1 - U5_2*o4_0;
    const double y_1 = U5_1*o4_0;
    const double y_2 = s0 + U3_3*y_0 - U4_2*o3_1 + y_1;
    const double y_3 = s0 - U2_2*y_2 + U3_2*y_0 - U4_1*o3_1 + y_1;
    const double y_4 = U1_1*y_3 + U2_1*y_2 - U3_1*y_0 - U4_0*o3_1 - U5_0*o4_0;
    const double y_5 = o2_3 - U5_2*o4_1;
    const double y_6 = U5_1*o4_1;
    const double y_7 = c0 - U3_3*y_5 + U4_2*o3_3 - y_6;
    const double y_8 = y_6 - (c0 - U2_2*y_7 - U3_2*y_5 + U4_1*o3_3);
    const double y_9 = U1_1*y_8 - U2_1*y_7 - U3_1*y_5 - U4_0*o3_3 - U5_0*o4_1;
    const double y_10 = o2_5 - U5_2*o4_2;
    const double y_11 = U5_1*o4_2;
    const double y_12 = U3_3*y_10 - U4_2*o3_5 + y_11;
    const double y_13 = y_11 - (U2_2*y_12 - U3_2*y_10 + U4_1*o3_5);
    const double y_14 = U1_1*y_13 + 1.0 + U2_1*y_12 - U3_1*y_10 - U4_0*o3_5 - U5_0*o4_2;
    const double y_15 = J_1 - U2_2*J_4;
    const double y_16 = o3_10 - U1_1*y_15 - U2_1*J_4;
    const double y_17 = J_2 - U2_2*J_5;
    const double y_18 = o3_9 - U1_1*y_17 - U2_1*J_5;
    const double y_19 = J_3 - U2_2*J_6;
    const double y_20 = U1_1*y_19 + U2_1*J_6;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_9;
    const double Omega_1 = U1_0*y_8;
    const double Omega_2 = U2_0*y_7;
    const double Omega_3 = U3_0*y_5;
    const double Omega_4 = 5.836060905888831*o3_3;
    const double Omega_5 = 5.1518639227799214*o4_1;
    const double Omega_6 = U0_0*y_14;
    const double Omega_7 = U1_0*y_13;
    const double Omega_8 = U2_0*y_12;
    const double Omega_9 = U3_0*y_10;
    const double Omega_10 = 5.836060905888831*o3_5;
    const double Omega_11 = 5.1518639227799214*o4_2;
    const double Omega_12 = U0_0*y_16;
    const double Omega_13 = U1_0*y_15;
    const double Omega_14 = U2_0*J_4;
    const double Omega_15 = U0_0*y_18;
    const double Omega_16 = U1_0*y_17;
    const double Omega_17 = U2_0*J_5;
    const double Omega_18 = U0_0*y_20;
    const double Omega_19 = U1_0*y_19;
    const double Omega_20 = U2_0*J_6;
    const double Omega_21 = U0_0*y_4*y_4 - U1_0*y_3*y_3 - U2_0*y_2*y_2 + U3_0*y_0*y_0;
    const double Omega_22 = Omega_21 - 5.836060905888831*o3_1*o3_1 - 5.1518639227799214*o4_0*o4_0;
    const double Omega_23 = y_4*Omega_0 - y_3*Omega_1 + y_2*Omega_2 + y_0*Omega_3 - o3_1*Omega_4;
    const double Omega_24 = Omega_23 - o4_0*Omega_5;
    const double Omega_25 = o3_3*Omega_4;
    const double Omega_26 = y_9*Omega_0 - y_8*Omega_1 - y_7*Omega_2 + y_5*Omega_3 - Omega_25;
    const double Omega_27 = Omega_26 - o4_1*Omega_5;
    const double Omega_28 = o3_1*Omega_10;
    const double Omega_29 = y_4*Omega_6 - y_3*Omega_7 - y_2*Omega_8 + y_0*Omega_9 - Omega_28;
    const double Omega_30 = Omega_29 - o4_0*Omega_11;
    const double Omega_31 = y_9*Omega_6 - y_8*Omega_7 + y_7*Omega_8 + y_5*Omega_9;
    const double Omega_32 = Omega_31 - o3_3*Omega_10 - o4_1*Omega_11;
    const double Omega_33 = y_14*Omega_6 - y_13*Omega_7 - y_12*Omega_8 + y_10*Omega_9;
    const double Omega_34 = Omega_33 - o3_5*Omega_10 - o4_2*Omega_11;
    const double Omega_35 = y_4*Omega_12 + y_3*Omega_13 + y_2*Omega_14;
    const double Omega_36 = y_9*Omega_12 + y_8*Omega_13 - y_7*Omega_14;
    const double Omega_37 = y_14*Omega_12 + y_13*Omega_13 + y_12*Omega_14;
    const double Omega_38 = y_16*Omega_12 - y_15*Omega_13 - J_4*Omega_14;
    const double Omega_39 = y_4*Omega_15 + y_3*Omega_16 + y_2*Omega_17;
    const double Omega_40 = y_9*Omega_15 + y_8*Omega_16 - y_7*Omega_17;
    const double Omega_41 = y_14*Omega_15 + y_13*Omega_16 + y_12*Omega_17;
    const double Omega_42 = y_16*Omega_15 - y_15*Omega_16 - J_4*Omega_17;
    const double Omega_43 = y_18*Omega_15 - y_17*Omega_16 - J_5*Omega_17;
    const double Omega_44 = y_4*Omega_18 - y_3*Omega_19 - y_2*Omega_20;
    const double Omega_45 = y_9*Omega_18 - y_8*Omega_19 + y_7*Omega_20;
    const double Omega_46 = y_14*Omega_18 - y_13*Omega_19 - y_12*Omega_20;
    const double Omega_47 = y_16*Omega_18 + y_15*Omega_19 + J_4*Omega_20;
    const double Omega_48 = y_18*Omega_18 + y_17*Omega_19 + J_5*Omega_20;
    const double Omega_49 = y_20*Omega_18 - y_19*Omega_19 - J_6*Omega_20;

    Omega[0] = -Omega_22;
    Omega[1] = -Omega_24;
    Omega[2] = -Omega_30;
    Omega[3] = -Omega_35;
    Omega[4] = -Omega_39;
    Omega[5] = -Omega_44;
    Omega[6] = -Omega_24;
    Omega[7] = -Omega_27;
    Omega[8] = -Omega_32;
    Omega[9] = -Omega_36;
    Omega[10] = -Omega_40;
    Omega[11] = -Omega_45;
    Omega[12] = -Omega_30;
    Omega[13] = -Omega_32;
    Omega[14] = -Omega_34;
    Omega[15] = -Omega_37;
    Omega[16] = -Omega_41;
    Omega[17] = -Omega_46;
    Omega[18] = -Omega_35;
    Omega[19] = -Omega_36;
    Omega[20] = -Omega_37;
    Omega[21] = -Omega_38;
    Omega[22] = -Omega_42;
    Omega[23] = -Omega_47;
    Omega[24] = -Omega_39;
    Omega[25] = -Omega_40;
    Omega[26] = -Omega_41;
    Omega[27] = -Omega_42;
    Omega[28] = -Omega_43;
    Omega[29] = -Omega_48;
    Omega[30] = -Omega_44;
    Omega[31] = -Omega_45;
    Omega[32] = -Omega_46;
    Omega[33] = -Omega_47;
    Omega[34] = -Omega_48;
    Omega[35] = -Omega_49;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    /* elimination of 'flange' */
    const double U5_0 = 5.1518639227799214*M5_5;
    const double U5_1 = 5.1518639227799214*M5_3;
    const double U5_2 = 0.00020607455691119687*c4;
    const double U5_3 = M0_0 + M5_5*U5_0;
    const double U5_4 = M5_5*U5_1;
    const double U5_5 = R0_2 - U5_4;
    const double U5_6 = M5_3*U5_1;
    const double U5_7 = M1_0 - U5_6;
    const double U5_8 = M2_2 - U5_4;
    const double U5_9 = M2_1 - U5_6;
    const double U5_10 = M2_0 - U5_6;
    const double U5_11 = M3_7 + M5_5*U5_2;
    const double U5_12 = M5_3*U5_2;
    const double U5_13 = M3_4 + U5_12;
    const double U5_14 = R2_12 + U5_12;
    const double U5_15 = M3_0 + M5_1*U5_2;

    /* elimination of 'wrist_pitch' */
    const double U4_0 = 5.836060905888831*M4_10;
    const double U4_1 = 5.836060905888831*M4_7;
    const double U4_2 = 5.836060905888831*M4_5;
    const double U4_3 = U5_3 + M4_10*U4_0;
    const double U4_4 = U5_5 + M4_10*U4_1;
    const double U4_5 = U5_7 - M4_7*U4_1;
    const double U4_6 = U5_8 + M4_10*U4_2;
    const double U4_7 = U5_9 - M4_7*U4_2;
    const double U4_8 = U5_10 - M4_5*U4_2;

    /* elimination of 'wrist_roll' */
    const double U3_0 = 1.0/U5_15;
    const double U3_1 = U5_11*U3_0;
    const double U3_2 = U5_13*U3_0;
    const double U3_3 = U5_14*U3_0;
    const double U3_4 = U4_3 - U5_11*U3_1;
    const double U3_5 = U4_4 + U5_11*U3_2;
    const double U3_6 = U4_5 + U5_13*U3_2;
    const double U3_7 = U4_6 + U5_11*U3_3;
    const double U3_8 = U4_7 + U5_13*U3_3;
    const double U3_9 = U4_8 + U5_14*U3_3;

    /* elimination of 'elbow' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 + U2_4*U1_1;

    /* elimination of 'waist' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.15005*s0;
    const double o1_5 = 0.15005*c0;

    /* frame of 'link3' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 + 0.4318*o1_0;
    const double o2_7 = o1_5 - 0.4318*o1_2;
    const double o2_8 = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double o3_0 = c3*o2_0 - s0*s3;
    const double o3_1 = s3*o2_0 + s0*c3;
    const double o3_2 = c3*o2_2 + c0*s3;
    const double o3_3 = s3*o2_2 - c0*c3;
    const double o3_4 = c3*o2_4;
    const double o3_5 = s3*o2_4;
    const double o3_6 = 0.0203*o2_0 - 0.4318*o2_1;
    const double o3_7 = 0.0203*o2_2 - 0.4318*o2_3;
    const double o3_8 = 0.0203*o2_4 - 0.4318*o2_5;
    const double o3_9 = o2_6 + o3_6;
    const double o3_10 = o2_7 - o3_7;
    const double o3_11 = o2_8 + o3_8;

    /* frame of 'link5' in the base */
    const double o4_0 = s4*o3_0 + c4*o2_1;
    const double o4_1 = s4*o3_2 + c4*o2_3;
    const double o4_2 = s4*o3_4 + c4*o2_5;

    /* columns of the Jacobian */
    const double J_0 = o3_11 - 0.67183;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9);
    const double J_4 = c0*o3_8;
    const double J_5 = s0*o3_8;
    const double J_6 = s0*o3_7 + c0*o3_6;

    /* solve with U */
    const double y_0 = o2_1 - U5_2*o4_0;
    const double y_1 = U5_1*o4_0;
    const double y_2 = s0 + U3_3*y_0 - U4_2*o3_1 + y_1;
    const double y_3 = s0 - U2_2*y_2 + U3_2*y_0 - U4_1*o3_1 + y_1;
    const double y_4 = U1_1*y_3 + U2_1*y_2 - U3_1*y_0 - U4_0*o3_1 - U5_0*o4_0;
    const double y_5 = o2_3 - U5_2*o4_1;
    const double y_6 = U5_1*o4_1;
    const double y_7 = c0 - U3_3*y_5 + U4_2*o3_3 - y_6;
    const double y_8 = y_6 - (c0 - U2_2*y_7 - U3_2*y_5 + U4_1*o3_3);
    const double y_9 = U1_1*y_8 - U2_1*y_7 - U3_1*y_5 - U4_0*o3_3 - U5_0*o4_1;
    const double y_10 = o2_5 - U5_2*o4_2;
    const double y_11 = U5_1*o4_2;
    const double y_12 = U3_3*y_10 - U4_2*o3_5 + y_11;
    const double y_13 = y_11 - (U2_2*y_12 - U3_2*y_10 + U4_1*o3_5);
    const double y_14 = U1_1*y_13 + 1.0 + U2_1*y_12 - U3_1*y_10 - U4_0*o3_5 - U5_0*o4_2;
    const double y_15 = J_1 - U2_2*J_4;
    const double y_16 = o3_10 - U1_1*y_15 - U2_1*J_4;
    const double y_17 = J_2 - U2_2*J_5;
    const double y_18 = o3_9 - U1_1*y_17 - U2_1*J_5;
    const double y_19 = J_3 - U2_2*J_6;
    const double y_20 = U1_1*y_19 + U2_1*J_6;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_9;
    const double Omega_1 = U1_0*y_8;
    const double Omega_2 = U2_0*y_7;
    const double Omega_3 = U3_0*y_5;
    const double Omega_4 = 5.836060905888831*o3_3;
    const double Omega_5 = 5.1518639227799214*o4_1;
    const double Omega_6 = U0_0*y_14;
    const double Omega_7 = U1_0*y_13;
    const double Omega_8 = U2_0*y_12;
    const double Omega_9 = U3_0*y_10;
    const double Omega_10 = 5.836060905888831*o3_5;
    const double Omega_11 = 5.1518639227799214*o4_2;
    const double Omega_12 = U0_0*y_16;
    const double Omega_13 = U1_0*y_15;
    const double Omega_14 = U2_0*J_4;
    const double Omega_15 = U0_0*y_18;
    const double Omega_16 = U1_0*y_17;
    const double Omega_17 = U2_0*J_5;
    const double Omega_18 = U0_0*y_20;
    const double Omega_19 = U1_0*y_19;
    const double Omega_20 = U2_0*J_6;
    const double Omega_21 = U0_0*y_4*y_4 - U1_0*y_3*y_3 - U2_0*y_2*y_2 + U3_0*y_0*y_0;
    const double Omega_22 = Omega_21 - 5.836060905888831*o3_1*o3_1 - 5.1518639227799214*o4_0*o4_0;
    const double Omega_23 = y_4*Omega_0 - y_3*Omega_1 + y_2*Omega_2 + y_0*Omega_3 - o3_1*Omega_4;
    const double Omega_24 = Omega_23 - o4_0*Omega_5;
    const double Omega_25 = o3_3*Omega_4;
    const double Omega_26 = y_9*Omega_0 - y_8*Omega_1 - y_7*Omega_2 + y_5*Omega_3 - Omega_25;
    const double Omega_27 = Omega_26 - o4_1*Omega_5;
    const double Omega_28 = o3_1*Omega_10;
    const double Omega_29 = y_4*Omega_6 - y_3*Omega_7 - y_2*Omega_8 + y_0*Omega_9 - Omega_28;
    const double Omega_30 = Omega_29 - o4_0*Omega_11;
    const double Omega_31 = y_9*Omega_6 - y_8*Omega_7 + y_7*Omega_8 + y_5*Omega_9;
    const double Omega_32 = Omega_31 - o3_3*Omega_10 - o4_1*Omega_11;
    const double Omega_33 = y_14*Omega_6 - y_13*Omega_7 - y_12*Omega_8 + y_10*Omega_9;
    const double Omega_34 = Omega_33 - o3_5*Omega_10 - o4_2*Omega_11;
    const double Omega_35 = y_4*Omega_12 + y_3*Omega_13 + y_2*Omega_14;
    const double Omega_36 = y_9*Omega_12 + y_8*Omega_13 - y_7*Omega_14;
    const double Omega_37 = y_14*Omega_12 + y_13*Omega_13 + y_12*Omega_14;
    const double Omega_38 = y_16*Omega_12 - y_15*Omega_13 - J_4*Omega_14;
    const double Omega_39 = y_4*Omega_15 + y_3*Omega_16 + y_2*Omega_17;
    const double Omega_40 = y_9*Omega_15 + y_8*Omega_16 - y_7*Omega_17;
    const double Omega_41 = y_14*Omega_15 + y_13*Omega_16 + y_12*Omega_17;
    const double Omega_42 = y_16*Omega_15 - y_15*Omega_16 - J_4*Omega_17;
    const double Omega_43 = y_18*Omega_15 - y_17*Omega_16 - J_5*Omega_17;
    const double Omega_44 = y_4*Omega_18 - y_3*Omega_19 - y_2*Omega_20;
    const double Omega_45 = y_9*Omega_18 - y_8*Omega_19 + y_7*Omega_20;
    const double Omega_46 = y_14*Omega_18 - y_13*Omega_19 - y_12*Omega_20;
    const double Omega_47 = y_16*Omega_18 + y_15*Omega_19 + J_4*Omega_20;
    const double Omega_48 = y_18*Omega_18 + y_17*Omega_19 + J_5*Omega_20;
    const double Omega_49 = y_20*Omega_18 - y_19*Omega_19 - J_6*Omega_20;

    /* elimination of 'z' */
    const double U5_16 = 1.0/Omega_49;
    const double U5_17 = Omega_44*U5_16;
    const double U5_18 = Omega_45*U5_16;
    const double U5_19 = Omega_46*U5_16;
    const double U5_20 = Omega_47*U5_16;
    const double U5_21 = Omega_48*U5_16;
    const double U5_22 = Omega_22 - Omega_44*U5_17;
    const double U5_23 = Omega_24 - Omega_44*U5_18;
    const double U5_24 = Omega_27 - Omega_45*U5_18;
    const double U5_25 = Omega_30 - Omega_44*U5_19;
    const double U5_26 = Omega_32 - Omega_45*U5_19;
    const double U5_27 = Omega_34 - Omega_46*U5_19;
    const double U5_28 = Omega_35 - Omega_44*U5_20;
    const double U5_29 = Omega_36 - Omega_45*U5_20;
    const double U5_30 = Omega_37 - Omega_46*U5_20;
    const double U5_31 = Omega_38 - Omega_47*U5_20;
    const double U5_32 = Omega_39 - Omega_44*U5_21;
    const double U5_33 = Omega_40 - Omega_45*U5_21;
    const double U5_34 = Omega_41 - Omega_46*U5_21;
    const double U5_35 = Omega_42 - Omega_47*U5_21;
    const double U5_36 = Omega_43 - Omega_48*U5_21;

    /* elimination of 'y' */
    const double U4_9 = 1.0/U5_36;
    const double U4_10 = U5_32*U4_9;
    const double U4_11 = U5_33*U4_9;
    const double U4_12 = U5_34*U4_9;
    const double U4_13 = U5_35*U4_9;
    const double U4_14 = U5_22 - U5_32*U4_10;
    const double U4_15 = U5_23 - U5_32*U4_11;
    const double U4_16 = U5_24 - U5_33*U4_11;
    const double U4_17 = U5_25 - U5_32*U4_12;
    const double U4_18 = U5_26 - U5_33*U4_12;
    const double U4_19 = U5_27 - U5_34*U4_12;
    const double U4_20 = U5_28 - U5_32*U4_13;
    const double U4_21 = U5_29 - U5_33*U4_13;
    const double U4_22 = U5_30 - U5_34*U4_13;
    const double U4_23 = U5_31 - U5_35*U4_13;

    /* elimination of 'x' */
    const double U3_10 = 1.0/U4_23;
    const double U3_11 = U4_20*U3_10;
    const double U3_12 = U4_21*U3_10;
    const double U3_13 = U4_22*U3_10;
    const double U3_14 = U4_14 - U4_20*U3_11;
    const double U3_15 = U4_15 - U4_20*U3_12;
    const double U3_16 = U4_16 - U4_21*U3_12;
    const double U3_17 = U4_17 - U4_20*U3_13;
    const double U3_18 = U4_18 - U4_21*U3_13;
    const double U3_19 = U4_19 - U4_22*U3_13;

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
    const double X4_0 = U4_10*U0_1 - U4_11*X1_0 - U4_12*X2_0 - U4_13*X3_0;
    const double X4_1 = U4_10*X1_0 - U4_11*X1_1 - U4_12*X2_1 - U4_13*X3_1;
    const double X4_2 = U4_10*X2_0 - U4_11*X2_1 - U4_12*X2_2 - U4_13*X3_2;
    const double X4_3 = U4_10*X3_0 - U4_11*X3_1 - U4_12*X3_2 - U4_13*X3_3;
    const double X4_4 = U4_9 + U4_10*X4_0 - U4_11*X4_1 - U4_12*X4_2 - U4_13*X4_3;

    /* row 'z' of the inverse */
    const double X5_0 = U5_17*U0_1 - U5_18*X1_0 - U5_19*X2_0 - U5_20*X3_0 - U5_21*X4_0;
    const double X5_1 = U5_17*X1_0 - U5_18*X1_1 - U5_19*X2_1 - U5_20*X3_1 - U5_21*X4_1;
    const double X5_2 = U5_17*X2_0 - U5_18*X2_1 - U5_19*X2_2 - U5_20*X3_2 - U5_21*X4_2;
    const double X5_3 = U5_17*X3_0 - U5_18*X3_1 - U5_19*X3_2 - U5_20*X3_3 - U5_21*X4_3;
    const double X5_4 = U5_17*X4_0 - U5_18*X4_1 - U5_19*X4_2 - U5_20*X4_3 - U5_21*X4_4;
    const double X5_5 = U5_16 + U5_17*X5_0 - U5_18*X5_1 - U5_19*X5_2 - U5_20*X5_3 - U5_21*X5_4;

    Lambda[0] = -U0_1;
    Lambda[1] = X1_0;
    Lambda[2] = X2_0;
    Lambda[3] = X3_0;
    Lambda[4] = X4_0;
    Lambda[5] = X5_0;
    Lambda[6] = X1_0;
    Lambda[7] = -X1_1;
    Lambda[8] = -X2_1;
    Lambda[9] = -X3_1;
    Lambda[10] = -X4_1;
    Lambda[11] = -X5_1;
    Lambda[12] = X2_0;
    Lambda[13] = -X2_1;
    Lambda[14] = -X2_2;
    Lambda[15] = -X3_2;
    Lambda[16] = -X4_2;
    Lambda[17] = -X5_2;
    Lambda[18] = X3_0;
    Lambda[19] = -X3_1;
    Lambda[20] = -X3_2;
    Lambda[21] = -X3_3;
    Lambda[22] = -X4_3;
    Lambda[23] = -X5_3;
    Lambda[24] = X4_0;
    Lambda[25] = -X4_1;
    Lambda[26] = -X4_2;
    Lambda[27] = -X4_3;
    Lambda[28] = -X4_4;
    Lambda[29] = -X5_4;
    Lambda[30] = X5_0;
    Lambda[31] = -X5_1;
    Lambda[32] = -X5_2;
    Lambda[33] = -X5_3;
    Lambda[34] = -X5_4;
    Lambda[35] = -X5_5;
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

    /* composite inertia of 'link4' */
    const double R3_0 = 0.00288*s4;
    const double R3_1 = 0.00288*c4;
    const double R3_2 = c4*c4*0.00020216;
    const double R3_3 = c4*s4*0.00020216;
    const double R3_4 = R3_2 + 0.00034;
    const double R3_5 = R3_2 - 0.00184216;

    /* composite inertia of 'link3' */
    const double R2_0 = c3*R3_0;
    const double R2_1 = s3*R3_0;
    const double R2_2 = R3_2 - 0.00030216;
    const double R2_3 = c3*c3*R2_2;
    const double R2_4 = c3*R3_3;
    const double R2_5 = 0.0406*R2_0;
    const double R2_6 = 0.002487168*c4;
    const double R2_7 = 0.4318*R2_0;
    const double R2_8 = 0.4318*R2_1;
    const double R2_9 = R3_5 + R2_5;
    const double R2_10 = R3_4 - R2_3 - (R2_5 - R2_6);
    const double R2_11 = c3*s3*R2_2 + 0.0203*R2_1;
    const double R2_12 = s3*R3_3 + R2_8;
    const double R2_13 = R2_0 - 0.025375;
    const double R2_14 = R3_1 + 0.89133;
    const double R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455;
    const double R2_16 = R2_10 + 0.3586500705;
    const double R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199;
    const double R2_18 = R2_12 + 0.0047376;

    /* composite inertia of 'link2' */
    const double R1_0 = c2*R2_13 + s2*R2_14;
    const double R1_1 = s2*R2_13 - c2*R2_14;
    const double R1_2 = c2*c2;
    const double R1_3 = c2*s2;
    const double R1_4 = R2_9 + R2_15;
    const double R1_5 = 2.0*R2_17;
    const double R1_6 = R1_2*R1_4 - R1_3*R1_5;
    const double R1_7 = c2*R2_11 - s2*R2_18;
    const double R1_8 = s2*R2_11 + c2*R2_18;
    const double R1_9 = 0.8636*R1_0;
    const double R1_10 = R2_15 - R1_6 - R1_9;
    const double R1_11 = R2_16 - R1_9;
    const double R1_12 = R1_0 - 3.79559;
    const double R1_13 = R1_1 - 0.1044;
    const double R1_14 = R2_9 - R1_6 + 1.601861202;
    const double R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992;
    const double R1_16 = R2_8 + R1_7 + 0.120863064;
    const double R1_17 = R1_8 + 0.00808578;

    /* composite inertia of 'link1' */
    const double R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15));
    const double R0_1 = R0_0 - 0.3001*R2_1;
    const double R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13);

    /* inertia that joint 'waist' feels, and its couplings inward */
    const double M0_0 = R0_1 - 3.937572254267;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const double M1_0 = R1_11 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M2_0 = R2_10 + 0.935523402438;
    const double M2_1 = R2_16 - 0.4318*R1_0;
    const double M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0);

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const double M3_0 = R3_2 - 0.19263278612368;
    const double M3_1 = R2_4 + R2_7;
    const double M3_2 = R3_5 + 0.0203*R2_0;
    const double M3_3 = s2*R2_1;
    const double M3_4 = R2_12 - 0.4318*M3_3;
    const double M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2));
    const double M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3);
    const double M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const double M4_0 = c3*R3_1;
    const double M4_1 = s3*R3_1;
    const double M4_2 = 0.4318*M4_1;
    const double M4_3 = 0.0203*M4_1;
    const double M4_4 = 0.00064216*s3 + M4_2;
    const double M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0);
    const double M4_6 = s2*M4_0 + c2*R3_0;
    const double M4_7 = M4_5 - 0.4318*M4_6;
    const double M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3));
    const double M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6);
    const double M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const double M5_0 = 4e-05*s4;
    const double M5_1 = 4e-05*c4;
    const double M5_2 = c3*M5_0;
    const double M5_3 = s3*M5_0;
    const double M5_4 = c1*(s2*M5_2 - c2*M5_1);
    const double M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4;

    /* elimination of 'flange' */
    const double U5_0 = 5.1518639227799214*M5_5;
    const double U5_1 = 5.1518639227799214*M5_3;
    const double U5_2 = 0.00020607455691119687*c4;
    const double U5_3 = M0_0 + M5_5*U5_0;
    const double U5_4 = M5_5*U5_1;
    const double U5_5 = R0_2 - U5_4;
    const double U5_6 = M5_3*U5_1;
    const double U5_7 = M1_0 - U5_6;
    const double U5_8 = M2_2 - U5_4;
    const double U5_9 = M2_1 - U5_6;
    const double U5_10 = M2_0 - U5_6;
    const double U5_11 = M3_7 + M5_5*U5_2;
    const double U5_12 = M5_3*U5_2;
    const double U5_13 = M3_4 + U5_12;
    const double U5_14 = R2_12 + U5_12;
    const double U5_15 = M3_0 + M5_1*U5_2;

    /* elimination of 'wrist_pitch' */
    const double U4_0 = 5.836060905888831*M4_10;
    const double U4_1 = 5.836060905888831*M4_7;
    const double U4_2 = 5.836060905888831*M4_5;
    const double U4_3 = U5_3 + M4_10*U4_0;
    const double U4_4 = U5_5 + M4_10*U4_1;
    const double U4_5 = U5_7 - M4_7*U4_1;
    const double U4_6 = U5_8 + M4_10*U4_2;
    const double U4_7 = U5_9 - M4_7*U4_2;
    const double U4_8 = U5_10 - M4_5*U4_2;

    /* elimination of 'wrist_roll' */
    const double U3_0 = 1.0/U5_15;
    const double U3_1 = U5_11*U3_0;
    const double U3_2 = U5_13*U3_0;
    const double U3_3 = U5_14*U3_0;
    const double U3_4 = U4_3 - U5_11*U3_1;
    const double U3_5 = U4_4 + U5_11*U3_2;
    const double U3_6 = U4_5 + U5_13*U3_2;
    const double U3_7 = U4_6 + U5_11*U3_3;
    const double U3_8 = U4_7 + U5_13*U3_3;
    const double U3_9 = U4_8 + U5_14*U3_3;

    /* elimination of 'elbow' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 - U3_7*U2_2;
    const double U2_5 = U3_6 - U3_8*U2_2;

    /* elimination of 'shoulder' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 + U2_4*U1_1;

    /* elimination of 'waist' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;
    const double o1_4 = 0.15005*s0;
    const double o1_5 = 0.15005*c0;

    /* frame of 'link3' in the base */
    const double o2_0 = c2*o1_0 - s2*o1_1;
    const double o2_1 = s2*o1_0 + c2*o1_1;
    const double o2_2 = c2*o1_2 - s2*o1_3;
    const double o2_3 = s2*o1_2 + c2*o1_3;
    const double o2_4 = s1*c2 + c1*s2;
    const double o2_5 = s1*s2 - c1*c2;
    const double o2_6 = o1_4 + 0.4318*o1_0;
    const double o2_7 = o1_5 - 0.4318*o1_2;
    const double o2_8 = 0.4318*s1 + 0.67183;

    /* frame of 'link4' in the base */
    const double o3_0 = c3*o2_0 - s0*s3;
    const double o3_1 = s3*o2_0 + s0*c3;
    const double o3_2 = c3*o2_2 + c0*s3;
    const double o3_3 = s3*o2_2 - c0*c3;
    const double o3_4 = c3*o2_4;
    const double o3_5 = s3*o2_4;
    const double o3_6 = 0.0203*o2_0 - 0.4318*o2_1;
    const double o3_7 = 0.0203*o2_2 - 0.4318*o2_3;
    const double o3_8 = 0.0203*o2_4 - 0.4318*o2_5;
    const double o3_9 = o2_6 + o3_6;
    const double o3_10 = o2_7 - o3_7;
    const double o3_11 = o2_8 + o3_8;

    /* frame of 'link5' in the base */
    const double o4_0 = s4*o3_0 + c4*o2_1;
    const double o4_1 = s4*o3_2 + c4*o2_3;
    const double o4_2 = s4*o3_4 + c4*o2_5;

    /* columns of the Jacobian */
    const double J_0 = o3_11 - 0.67183;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9);
    const double J_4 = c0*o3_8;
    const double J_5 = s0*o3_8;
    const double J_6 = s0*o3_7 + c0*o3_6;

    /* joint forces of the wrench */
    const double tip_0 = f2 + o3_10*f3 + o3_9*f4;
    const double tip_1 = s0*f0 - c0*f1;
    const double tip_2 = tip_1 - J_1*f3 - J_2*f4 + J_3*f5;
    const double tip_3 = tip_1 - J_4*f3 - J_5*f4 + J_6*f5;
    const double tip_4 = o2_1*f0 + o2_3*f1 + o2_5*f2;
    const double tip_5 = o3_1*f0 + o3_3*f1 + o3_5*f2;
    const double tip_6 = o4_0*f0 + o4_1*f1 + o4_2*f2;

    /* solve with U */
    const double y_0 = tip_4 - U5_2*tip_6;
    const double y_1 = U5_1*tip_6;
    const double y_2 = tip_3 + U3_3*y_0 - U4_2*tip_5 + y_1;
    const double y_3 = tip_2 - U2_2*y_2 + U3_2*y_0 - U4_1*tip_5 + y_1;
    const double y_4 = tip_0 + U1_1*y_3 + U2_1*y_2 - U3_1*y_0 - U4_0*tip_5 - U5_0*tip_6;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_4;
    const double x_1 = U1_0*y_3 - U1_1*x_0;
    const double x_2 = U2_0*y_2 - U2_1*x_0 - U2_2*x_1;
    const double x_3 = U3_0*y_0 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2;
    const double x_4 = 5.836060905888831*tip_5 + U4_0*x_0 - U4_1*x_1 - U4_2*x_2;
    const double x_5 = 5.1518639227799214*tip_6 + U5_0*x_0 + U5_1*(x_1 + x_2) + U5_2*x_3;

    qdd[0] = -x_0;
    qdd[1] = x_1;
    qdd[2] = x_2;
    qdd[3] = x_3;
    qdd[4] = x_4;
    qdd[5] = -x_5;
}

void puma560_tip_force_acceleration_flange_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        puma560_tip_force_acceleration_flange(q + 6*state, f + 6*state, qdd + 6*state);
    }
}
