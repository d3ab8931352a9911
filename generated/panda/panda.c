/* panda: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from panda.yaml
 * (SHA-256 decf25b26b9b081979dc3f7d9b05e6c15b8cfdb6936edbc76286fb97d43c4753).
 * Make it again with
 *
 *     symdyn generate panda.yaml --target python,c
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Self-test: cc -std=c99 -O2 panda.c panda_test.c -lm && ./a.out
 *
 * Joints, in the order of q:
 *
 *     0  panda_joint1  rad  [-2.8973, 2.8973]
 *     1  panda_joint2  rad  [-1.7628, 1.7628]
 *     2  panda_joint3  rad  [-2.8973, 2.8973]
 *     3  panda_joint4  rad  [-3.0718, -0.0698]
 *     4  panda_joint5  rad  [-2.8973, 2.8973]
 *     5  panda_joint6  rad  [-0.0175, 3.7525]
 *     6  panda_joint7  rad  [-2.8973, 2.8973]
 *
 * Tools: panda_hand_tcp.
 *
 * Conventions:
 *
 *     - SI units, radians; q has one entry for each joint, in the order above.
 *     - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
 *     - Jacobians, operational inertias and wrenches: base axes, at the tool point.
 *     - Matrices are full, row by row.
 *
 * Bound: symdyn holds every function to its numeric core within 9.9e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                                 mul  add  div  trig
 *     mass_matrix                                 196  166    0    12
 *     udu                                         273  222    5    12
 *     innovations                                 308  257    5    12
 *     mass_matrix_inverse                         385  313    6    12
 *     inverse_dynamics                            314  290    0    12
 *     bias_forces                                 305  272    0    12
 *     gravity_forces                               58   35    0    12
 *     coriolis_matrix                             800  720    0    12
 *     forward_dynamics                            627  542    6    12
 *     pose_panda_hand_tcp                          89   51    0    14
 *     jacobian_panda_hand_tcp                     102   64    0    12
 *     jacobian_rate_panda_hand_tcp                234  156    0    12
 *     operational_inertia_inverse_panda_hand_tcp  690  534    6    14
 *     operational_inertia_panda_hand_tcp          810  624   12    14
 *     tip_force_acceleration_panda_hand_tcp       461  359    6    14
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#include "panda.h"

#include <math.h>

#if !defined(PANDA_GENERATION) || PANDA_GENERATION != 0xa59d22eeu
#error "panda.c and panda.h come from different generations: take both from one run"
#endif

void panda_mass_matrix(const double q[7], double M[49])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    M[0] = R0_2;
    M[1] = -R0_1;
    M[2] = -M2_0;
    M[3] = M3_3;
    M[4] = M4_9;
    M[5] = -M5_12;
    M[6] = M6_17;
    M[7] = -R0_1;
    M[8] = R1_9;
    M[9] = R1_7;
    M[10] = -M3_1;
    M[11] = -M4_8;
    M[12] = M5_11;
    M[13] = -M6_16;
    M[14] = -M2_0;
    M[15] = R1_7;
    M[16] = -R2_14;
    M[17] = -R2_8;
    M[18] = M4_6;
    M[19] = -M5_9;
    M[20] = -M6_14;
    M[21] = M3_3;
    M[22] = -M3_1;
    M[23] = -R2_8;
    M[24] = R3_17;
    M[25] = R3_13;
    M[26] = -M5_5;
    M[27] = M6_10;
    M[28] = M4_9;
    M[29] = -M4_8;
    M[30] = M4_6;
    M[31] = R3_13;
    M[32] = R4_12;
    M[33] = R4_8;
    M[34] = -M6_4;
    M[35] = -M5_12;
    M[36] = M5_11;
    M[37] = -M5_9;
    M[38] = -M5_5;
    M[39] = R4_8;
    M[40] = -R5_13;
    M[41] = -R5_7;
    M[42] = M6_17;
    M[43] = -M6_16;
    M[44] = -M6_14;
    M[45] = M6_10;
    M[46] = -M6_4;
    M[47] = -R5_7;
    M[48] = 0.006684151967360946;
}

void panda_mass_matrix_batch(size_t count, const double *q, double *M)
{
    for (size_t state = 0; state < count; ++state) {
        panda_mass_matrix(q + 7*state, M + 49*state);
    }
}

void panda_udu(const double q[7], double U[49], double D[7])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    /* elimination of 'panda_joint7' */
    const double U6_0 = 149.60760989322966*M6_17;
    const double U6_1 = 149.60760989322966*M6_16;
    const double U6_2 = 149.60760989322966*M6_14;
    const double U6_3 = 149.60760989322966*M6_10;
    const double U6_4 = 149.60760989322966*M6_4;
    const double U6_5 = 149.60760989322966*R5_7;
    const double U6_6 = R0_2 - M6_17*U6_0;
    const double U6_7 = R0_1 - M6_17*U6_1;
    const double U6_8 = R1_9 - M6_16*U6_1;
    const double U6_9 = M2_0 - M6_17*U6_2;
    const double U6_10 = R1_7 - M6_16*U6_2;
    const double U6_11 = R2_14 + M6_14*U6_2;
    const double U6_12 = M3_3 - M6_17*U6_3;
    const double U6_13 = M3_1 - M6_16*U6_3;
    const double U6_14 = R2_8 - M6_14*U6_3;
    const double U6_15 = R3_17 - M6_10*U6_3;
    const double U6_16 = M4_9 + M6_17*U6_4;
    const double U6_17 = M4_8 + M6_16*U6_4;
    const double U6_18 = M4_6 - M6_14*U6_4;
    const double U6_19 = R3_13 + M6_10*U6_4;
    const double U6_20 = R4_12 - M6_4*U6_4;
    const double U6_21 = M5_12 - M6_17*U6_5;
    const double U6_22 = M5_11 - M6_16*U6_5;
    const double U6_23 = M5_9 + M6_14*U6_5;
    const double U6_24 = M5_5 - M6_10*U6_5;
    const double U6_25 = R4_8 - M6_4*U6_5;
    const double U6_26 = R5_13 + R5_7*U6_5;

    /* elimination of 'panda_joint6' */
    const double U5_0 = 1.0/U6_26;
    const double U5_1 = U6_21*U5_0;
    const double U5_2 = U6_22*U5_0;
    const double U5_3 = U6_23*U5_0;
    const double U5_4 = U6_24*U5_0;
    const double U5_5 = U6_25*U5_0;
    const double U5_6 = U6_6 + U6_21*U5_1;
    const double U5_7 = U6_7 + U6_21*U5_2;
    const double U5_8 = U6_8 + U6_22*U5_2;
    const double U5_9 = U6_9 - U6_21*U5_3;
    const double U5_10 = U6_10 - U6_22*U5_3;
    const double U5_11 = U6_11 - U6_23*U5_3;
    const double U5_12 = U6_12 + U6_21*U5_4;
    const double U5_13 = U6_13 + U6_22*U5_4;
    const double U5_14 = U6_14 - U6_23*U5_4;
    const double U5_15 = U6_15 + U6_24*U5_4;
    const double U5_16 = U6_16 - U6_21*U5_5;
    const double U5_17 = U6_17 - U6_22*U5_5;
    const double U5_18 = U6_18 - U6_23*U5_5;
    const double U5_19 = U6_19 - U6_24*U5_5;
    const double U5_20 = U6_20 + U6_25*U5_5;

    /* elimination of 'panda_joint5' */
    const double U4_0 = 1.0/U5_20;
    const double U4_1 = U5_16*U4_0;
    const double U4_2 = U5_17*U4_0;
    const double U4_3 = U5_18*U4_0;
    const double U4_4 = U5_19*U4_0;
    const double U4_5 = U5_6 - U5_16*U4_1;
    const double U4_6 = U5_7 - U5_16*U4_2;
    const double U4_7 = U5_8 - U5_17*U4_2;
    const double U4_8 = U5_9 + U5_16*U4_3;
    const double U4_9 = U5_10 + U5_17*U4_3;
    const double U4_10 = U5_11 + U5_18*U4_3;
    const double U4_11 = U5_12 - U5_16*U4_4;
    const double U4_12 = U5_13 - U5_17*U4_4;
    const double U4_13 = U5_14 + U5_18*U4_4;
    const double U4_14 = U5_15 - U5_19*U4_4;

    /* elimination of 'panda_joint4' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_5 - U4_11*U3_1;
    const double U3_5 = U4_6 - U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 - U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 + U4_13*U3_3;

    /* elimination of 'panda_joint3' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 + U3_7*U2_2;
    const double U2_5 = U3_6 + U3_8*U2_2;

    /* elimination of 'panda_joint2' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    U[0] = 1.0;
    U[1] = -U1_1;
    U[2] = U2_1;
    U[3] = U3_1;
    U[4] = U4_1;
    U[5] = U5_1;
    U[6] = U6_0;
    U[7] = 0.0;
    U[8] = 1.0;
    U[9] = -U2_2;
    U[10] = -U3_2;
    U[11] = -U4_2;
    U[12] = -U5_2;
    U[13] = -U6_1;
    U[14] = 0.0;
    U[15] = 0.0;
    U[16] = 1.0;
    U[17] = -U3_3;
    U[18] = U4_3;
    U[19] = U5_3;
    U[20] = -U6_2;
    U[21] = 0.0;
    U[22] = 0.0;
    U[23] = 0.0;
    U[24] = 1.0;
    U[25] = U4_4;
    U[26] = U5_4;
    U[27] = U6_3;
    U[28] = 0.0;
    U[29] = 0.0;
    U[30] = 0.0;
    U[31] = 0.0;
    U[32] = 1.0;
    U[33] = -U5_5;
    U[34] = -U6_4;
    U[35] = 0.0;
    U[36] = 0.0;
    U[37] = 0.0;
    U[38] = 0.0;
    U[39] = 0.0;
    U[40] = 1.0;
    U[41] = -U6_5;
    U[42] = 0.0;
    U[43] = 0.0;
    U[44] = 0.0;
    U[45] = 0.0;
    U[46] = 0.0;
    U[47] = 0.0;
    U[48] = 1.0;

    D[0] = U1_2;
    D[1] = U2_5;
    D[2] = -U3_9;
    D[3] = U4_14;
    D[4] = U5_20;
    D[5] = -U6_26;
    D[6] = 0.006684151967360946;
}

void panda_udu_batch(size_t count, const double *q, double *U, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        panda_udu(q + 7*state, U + 49*state, D + 7*state);
    }
}

void panda_innovations(const double q[7], double W[49], double D[7])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    /* elimination of 'panda_joint7' */
    const double U6_0 = 149.60760989322966*M6_17;
    const double U6_1 = 149.60760989322966*M6_16;
    const double U6_2 = 149.60760989322966*M6_14;
    const double U6_3 = 149.60760989322966*M6_10;
    const double U6_4 = 149.60760989322966*M6_4;
    const double U6_5 = 149.60760989322966*R5_7;
    const double U6_6 = R0_2 - M6_17*U6_0;
    const double U6_7 = R0_1 - M6_17*U6_1;
    const double U6_8 = R1_9 - M6_16*U6_1;
    const double U6_9 = M2_0 - M6_17*U6_2;
    const double U6_10 = R1_7 - M6_16*U6_2;
    const double U6_11 = R2_14 + M6_14*U6_2;
    const double U6_12 = M3_3 - M6_17*U6_3;
    const double U6_13 = M3_1 - M6_16*U6_3;
    const double U6_14 = R2_8 - M6_14*U6_3;
    const double U6_15 = R3_17 - M6_10*U6_3;
    const double U6_16 = M4_9 + M6_17*U6_4;
    const double U6_17 = M4_8 + M6_16*U6_4;
    const double U6_18 = M4_6 - M6_14*U6_4;
    const double U6_19 = R3_13 + M6_10*U6_4;
    const double U6_20 = R4_12 - M6_4*U6_4;
    const double U6_21 = M5_12 - M6_17*U6_5;
    const double U6_22 = M5_11 - M6_16*U6_5;
    const double U6_23 = M5_9 + M6_14*U6_5;
    const double U6_24 = M5_5 - M6_10*U6_5;
    const double U6_25 = R4_8 - M6_4*U6_5;
    const double U6_26 = R5_13 + R5_7*U6_5;

    /* elimination of 'panda_joint6' */
    const double U5_0 = 1.0/U6_26;
    const double U5_1 = U6_21*U5_0;
    const double U5_2 = U6_22*U5_0;
    const double U5_3 = U6_23*U5_0;
    const double U5_4 = U6_24*U5_0;
    const double U5_5 = U6_25*U5_0;
    const double U5_6 = U6_6 + U6_21*U5_1;
    const double U5_7 = U6_7 + U6_21*U5_2;
    const double U5_8 = U6_8 + U6_22*U5_2;
    const double U5_9 = U6_9 - U6_21*U5_3;
    const double U5_10 = U6_10 - U6_22*U5_3;
    const double U5_11 = U6_11 - U6_23*U5_3;
    const double U5_12 = U6_12 + U6_21*U5_4;
    const double U5_13 = U6_13 + U6_22*U5_4;
    const double U5_14 = U6_14 - U6_23*U5_4;
    const double U5_15 = U6_15 + U6_24*U5_4;
    const double U5_16 = U6_16 - U6_21*U5_5;
    const double U5_17 = U6_17 - U6_22*U5_5;
    const double U5_18 = U6_18 - U6_23*U5_5;
    const double U5_19 = U6_19 - U6_24*U5_5;
    const double U5_20 = U6_20 + U6_25*U5_5;

    /* elimination of 'panda_joint5' */
    const double U4_0 = 1.0/U5_20;
    const double U4_1 = U5_16*U4_0;
    const double U4_2 = U5_17*U4_0;
    const double U4_3 = U5_18*U4_0;
    const double U4_4 = U5_19*U4_0;
    const double U4_5 = U5_6 - U5_16*U4_1;
    const double U4_6 = U5_7 - U5_16*U4_2;
    const double U4_7 = U5_8 - U5_17*U4_2;
    const double U4_8 = U5_9 + U5_16*U4_3;
    const double U4_9 = U5_10 + U5_17*U4_3;
    const double U4_10 = U5_11 + U5_18*U4_3;
    const double U4_11 = U5_12 - U5_16*U4_4;
    const double U4_12 = U5_13 - U5_17*U4_4;
    const double U4_13 = U5_14 + U5_18*U4_4;
    const double U4_14 = U5_15 - U5_19*U4_4;

    /* elimination of 'panda_joint4' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_5 - U4_11*U3_1;
    const double U3_5 = U4_6 - U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 - U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 + U4_13*U3_3;

    /* elimination of 'panda_joint3' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 + U3_7*U2_2;
    const double U2_5 = U3_6 + U3_8*U2_2;

    /* elimination of 'panda_joint2' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* inverse of U */
    const double W_0 = U2_1 - U2_2*U1_1;
    const double W_1 = U3_2 + U3_3*U2_2;
    const double W_2 = U3_1 - (U1_1*W_1 - U3_3*U2_1);
    const double W_3 = U4_3 + U4_4*U3_3;
    const double W_4 = U4_2 - (U2_2*W_3 + U4_4*U3_2);
    const double W_5 = U4_1 - (U1_1*W_4 + U2_1*W_3 + U4_4*U3_1);
    const double W_6 = U5_4 + U5_5*U4_4;
    const double W_7 = U3_3*W_6 + U5_5*U4_3 + U5_3;
    const double W_8 = U5_2 - (U2_2*W_7 + U3_2*W_6 - U5_5*U4_2);
    const double W_9 = U5_1 - (U1_1*W_8 + U2_1*W_7 + U3_1*W_6 - U5_5*U4_1);
    const double W_10 = U6_4 + U6_5*U5_5;
    const double W_11 = U4_4*W_10 + U6_5*U5_4 + U6_3;
    const double W_12 = U6_2 - (U3_3*W_11 + U4_3*W_10 + U6_5*U5_3);
    const double W_13 = U2_2*W_12 - U3_2*W_11 + U4_2*W_10 + U6_5*U5_2 + U6_1;
    const double W_14 = U6_0 - (U1_1*W_13 - U2_1*W_12 + U3_1*W_11 - U4_1*W_10 - U6_5*U5_1);

    W[0] = 1.0;
    W[1] = U1_1;
    W[2] = -W_0;
    W[3] = -W_2;
    W[4] = -W_5;
    W[5] = -W_9;
    W[6] = -W_14;
    W[7] = 0.0;
    W[8] = 1.0;
    W[9] = U2_2;
    W[10] = W_1;
    W[11] = W_4;
    W[12] = W_8;
    W[13] = W_13;
    W[14] = 0.0;
    W[15] = 0.0;
    W[16] = 1.0;
    W[17] = U3_3;
    W[18] = -W_3;
    W[19] = -W_7;
    W[20] = W_12;
    W[21] = 0.0;
    W[22] = 0.0;
    W[23] = 0.0;
    W[24] = 1.0;
    W[25] = -U4_4;
    W[26] = -W_6;
    W[27] = -W_11;
    W[28] = 0.0;
    W[29] = 0.0;
    W[30] = 0.0;
    W[31] = 0.0;
    W[32] = 1.0;
    W[33] = U5_5;
    W[34] = W_10;
    W[35] = 0.0;
    W[36] = 0.0;
    W[37] = 0.0;
    W[38] = 0.0;
    W[39] = 0.0;
    W[40] = 1.0;
    W[41] = U6_5;
    W[42] = 0.0;
    W[43] = 0.0;
    W[44] = 0.0;
    W[45] = 0.0;
    W[46] = 0.0;
    W[47] = 0.0;
    W[48] = 1.0;

    D[0] = U1_2;
    D[1] = U2_5;
    D[2] = -U3_9;
    D[3] = U4_14;
    D[4] = U5_20;
    D[5] = -U6_26;
    D[6] = 0.006684151967360946;
}

void panda_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        panda_innovations(q + 7*state, W + 49*state, D + 7*state);
    }
}

void panda_mass_matrix_inverse(const double q[7], double M_inverse[49])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    /* elimination of 'panda_joint7' */
    const double U6_0 = 149.60760989322966*M6_17;
    const double U6_1 = 149.60760989322966*M6_16;
    const double U6_2 = 149.60760989322966*M6_14;
    const double U6_3 = 149.60760989322966*M6_10;
    const double U6_4 = 149.60760989322966*M6_4;
    const double U6_5 = 149.60760989322966*R5_7;
    const double U6_6 = R0_2 - M6_17*U6_0;
    const double U6_7 = R0_1 - M6_17*U6_1;
    const double U6_8 = R1_9 - M6_16*U6_1;
    const double U6_9 = M2_0 - M6_17*U6_2;
    const double U6_10 = R1_7 - M6_16*U6_2;
    const double U6_11 = R2_14 + M6_14*U6_2;
    const double U6_12 = M3_3 - M6_17*U6_3;
    const double U6_13 = M3_1 - M6_16*U6_3;
    const double U6_14 = R2_8 - M6_14*U6_3;
    const double U6_15 = R3_17 - M6_10*U6_3;
    const double U6_16 = M4_9 + M6_17*U6_4;
    const double U6_17 = M4_8 + M6_16*U6_4;
    const double U6_18 = M4_6 - M6_14*U6_4;
    const double U6_19 = R3_13 + M6_10*U6_4;
    const double U6_20 = R4_12 - M6_4*U6_4;
    const double U6_21 = M5_12 - M6_17*U6_5;
    const double U6_22 = M5_11 - M6_16*U6_5;
    const double U6_23 = M5_9 + M6_14*U6_5;
    const double U6_24 = M5_5 - M6_10*U6_5;
    const double U6_25 = R4_8 - M6_4*U6_5;
    const double U6_26 = R5_13 + R5_7*U6_5;

    /* elimination of 'panda_joint6' */
    const double U5_0 = 1.0/U6_26;
    const double U5_1 = U6_21*U5_0;
    const double U5_2 = U6_22*U5_0;
    const double U5_3 = U6_23*U5_0;
    const double U5_4 = U6_24*U5_0;
    const double U5_5 = U6_25*U5_0;
    const double U5_6 = U6_6 + U6_21*U5_1;
    const double U5_7 = U6_7 + U6_21*U5_2;
    const double U5_8 = U6_8 + U6_22*U5_2;
    const double U5_9 = U6_9 - U6_21*U5_3;
    const double U5_10 = U6_10 - U6_22*U5_3;
    const double U5_11 = U6_11 - U6_23*U5_3;
    const double U5_12 = U6_12 + U6_21*U5_4;
    const double U5_13 = U6_13 + U6_22*U5_4;
    const double U5_14 = U6_14 - U6_23*U5_4;
    const double U5_15 = U6_15 + U6_24*U5_4;
    const double U5_16 = U6_16 - U6_21*U5_5;
    const double U5_17 = U6_17 - U6_22*U5_5;
    const double U5_18 = U6_18 - U6_23*U5_5;
    const double U5_19 = U6_19 - U6_24*U5_5;
    const double U5_20 = U6_20 + U6_25*U5_5;

    /* elimination of 'panda_joint5' */
    const double U4_0 = 1.0/U5_20;
    const double U4_1 = U5_16*U4_0;
    const double U4_2 = U5_17*U4_0;
    const double U4_3 = U5_18*U4_0;
    const double U4_4 = U5_19*U4_0;
    const double U4_5 = U5_6 - U5_16*U4_1;
    const double U4_6 = U5_7 - U5_16*U4_2;
    const double U4_7 = U5_8 - U5_17*U4_2;
    const double U4_8 = U5_9 + U5_16*U4_3;
    const double U4_9 = U5_10 + U5_17*U4_3;
    const double U4_10 = U5_11 + U5_18*U4_3;
    const double U4_11 = U5_12 - U5_16*U4_4;
    const double U4_12 = U5_13 - U5_17*U4_4;
    const double U4_13 = U5_14 + U5_18*U4_4;
    const double U4_14 = U5_15 - U5_19*U4_4;

    /* elimination of 'panda_joint4' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_5 - U4_11*U3_1;
    const double U3_5 = U4_6 - U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 - U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 + U4_13*U3_3;

    /* elimination of 'panda_joint3' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 + U3_7*U2_2;
    const double U2_5 = U3_6 + U3_8*U2_2;

    /* elimination of 'panda_joint2' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'panda_joint1' */
    const double U0_0 = 1.0/U1_2;

    /* row 'panda_joint2' of the inverse */
    const double X1_0 = U1_1*U0_0;
    const double X1_1 = U1_0 + U1_1*X1_0;

    /* row 'panda_joint3' of the inverse */
    const double X2_0 = U2_1*U0_0 - U2_2*X1_0;
    const double X2_1 = U2_1*X1_0 - U2_2*X1_1;
    const double X2_2 = U2_0 - U2_1*X2_0 + U2_2*X2_1;

    /* row 'panda_joint4' of the inverse */
    const double X3_0 = U3_1*U0_0 - U3_2*X1_0 + U3_3*X2_0;
    const double X3_1 = U3_1*X1_0 - U3_2*X1_1 + U3_3*X2_1;
    const double X3_2 = U3_1*X2_0 - U3_2*X2_1 - U3_3*X2_2;
    const double X3_3 = U3_0 + U3_1*X3_0 - U3_2*X3_1 + U3_3*X3_2;

    /* row 'panda_joint5' of the inverse */
    const double X4_0 = U4_1*U0_0 - U4_2*X1_0 - U4_3*X2_0 - U4_4*X3_0;
    const double X4_1 = U4_1*X1_0 - U4_2*X1_1 - U4_3*X2_1 - U4_4*X3_1;
    const double X4_2 = U4_1*X2_0 - U4_2*X2_1 + U4_3*X2_2 - U4_4*X3_2;
    const double X4_3 = U4_1*X3_0 - U4_2*X3_1 - U4_3*X3_2 - U4_4*X3_3;
    const double X4_4 = U4_0 + U4_1*X4_0 - U4_2*X4_1 - U4_3*X4_2 - U4_4*X4_3;

    /* row 'panda_joint6' of the inverse */
    const double X5_0 = U5_1*U0_0 - U5_2*X1_0 - U5_3*X2_0 - U5_4*X3_0 + U5_5*X4_0;
    const double X5_1 = U5_1*X1_0 - U5_2*X1_1 - U5_3*X2_1 - U5_4*X3_1 + U5_5*X4_1;
    const double X5_2 = U5_1*X2_0 - U5_2*X2_1 + U5_3*X2_2 - U5_4*X3_2 + U5_5*X4_2;
    const double X5_3 = U5_1*X3_0 - U5_2*X3_1 - U5_3*X3_2 - U5_4*X3_3 + U5_5*X4_3;
    const double X5_4 = U5_1*X4_0 - U5_2*X4_1 - U5_3*X4_2 - U5_4*X4_3 + U5_5*X4_4;
    const double X5_5 = U5_0 - U5_1*X5_0 + U5_2*X5_1 + U5_3*X5_2 + U5_4*X5_3 - U5_5*X5_4;

    /* row 'panda_joint7' of the inverse */
    const double X6_0 = U6_0*U0_0 - U6_1*X1_0 + U6_2*X2_0 - U6_3*X3_0 + U6_4*X4_0 + U6_5*X5_0;
    const double X6_1 = U6_0*X1_0 - U6_1*X1_1 + U6_2*X2_1 - U6_3*X3_1 + U6_4*X4_1 + U6_5*X5_1;
    const double X6_2 = U6_0*X2_0 - U6_1*X2_1 - U6_2*X2_2 - U6_3*X3_2 + U6_4*X4_2 + U6_5*X5_2;
    const double X6_3 = U6_0*X3_0 - U6_1*X3_1 + U6_2*X3_2 - U6_3*X3_3 + U6_4*X4_3 + U6_5*X5_3;
    const double X6_4 = U6_0*X4_0 - U6_1*X4_1 + U6_2*X4_2 - U6_3*X4_3 + U6_4*X4_4 + U6_5*X5_4;
    const double X6_5 = U6_0*X5_0 - U6_1*X5_1 + U6_2*X5_2 - U6_3*X5_3 + U6_4*X5_4 - U6_5*X5_5;
    const double X6_6 = U6_0*X6_0 + 149.60760989322966 - U6_1*X6_1 + U6_2*X6_2 - U6_3*X6_3;
    const double X6_7 = X6_6 + U6_4*X6_4 + U6_5*X6_5;

    M_inverse[0] = U0_0;
    M_inverse[1] = X1_0;
    M_inverse[2] = -X2_0;
    M_inverse[3] = -X3_0;
    M_inverse[4] = -X4_0;
    M_inverse[5] = -X5_0;
    M_inverse[6] = -X6_0;
    M_inverse[7] = X1_0;
    M_inverse[8] = X1_1;
    M_inverse[9] = -X2_1;
    M_inverse[10] = -X3_1;
    M_inverse[11] = -X4_1;
    M_inverse[12] = -X5_1;
    M_inverse[13] = -X6_1;
    M_inverse[14] = -X2_0;
    M_inverse[15] = -X2_1;
    M_inverse[16] = -X2_2;
    M_inverse[17] = X3_2;
    M_inverse[18] = X4_2;
    M_inverse[19] = X5_2;
    M_inverse[20] = X6_2;
    M_inverse[21] = -X3_0;
    M_inverse[22] = -X3_1;
    M_inverse[23] = X3_2;
    M_inverse[24] = X3_3;
    M_inverse[25] = X4_3;
    M_inverse[26] = X5_3;
    M_inverse[27] = X6_3;
    M_inverse[28] = -X4_0;
    M_inverse[29] = -X4_1;
    M_inverse[30] = X4_2;
    M_inverse[31] = X4_3;
    M_inverse[32] = X4_4;
    M_inverse[33] = X5_4;
    M_inverse[34] = X6_4;
    M_inverse[35] = -X5_0;
    M_inverse[36] = -X5_1;
    M_inverse[37] = X5_2;
    M_inverse[38] = X5_3;
    M_inverse[39] = X5_4;
    M_inverse[40] = -X5_5;
    M_inverse[41] = X6_5;
    M_inverse[42] = -X6_0;
    M_inverse[43] = -X6_1;
    M_inverse[44] = X6_2;
    M_inverse[45] = X6_3;
    M_inverse[46] = X6_4;
    M_inverse[47] = X6_5;
    M_inverse[48] = X6_7;
}

void panda_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    for (size_t state = 0; state < count; ++state) {
        panda_mass_matrix_inverse(q + 7*state, M_inverse + 49*state);
    }
}

void panda_inverse_dynamics(
    const double q[7], const double qd[7], const double qdd[7], double tau[7])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6];
    const double qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const double qdd5 = qdd[5], qdd6 = qdd[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* motion of 'panda_link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = s1*qdd0;
    const double v1_3 = c1*qdd0;
    const double v1_4 = 9.81*s1;
    const double v1_5 = 9.81*c1;
    const double v1_6 = qd1*v1_1;
    const double v1_7 = v1_2 + v1_6;
    const double v1_8 = qd1*v1_0;
    const double v1_9 = v1_3 - v1_8;
    const double v1_10 = v1_0*v1_0;
    const double v1_11 = v1_1*v1_1;
    const double v1_12 = qd1*qd1;
    const double v1_13 = v1_0*v1_1;
    const double v1_14 = qdd1 - v1_13;
    const double v1_15 = qdd1 + v1_13;
    const double v1_16 = v1_10 + v1_12;
    const double v1_17 = v1_8 - v1_9;
    const double v1_18 = v1_6 + v1_7;

    /* motion of 'panda_link3' */
    const double v2_0 = c2*v1_0 - s2*qd1;
    const double v2_1 = s2*v1_0 + c2*qd1;
    const double v2_2 = 0.316*v1_18;
    const double v2_3 = v1_4 - 0.316*v1_14;
    const double v2_4 = v1_5 - 0.316*v1_16;
    const double v2_5 = c2*v2_3 - s2*v2_2;
    const double v2_6 = s2*v2_3 + c2*v2_2;
    const double v2_7 = c2*v1_7 - s2*qdd1 - qd2*v2_1;
    const double v2_8 = s2*v1_7 + c2*qdd1 + qd2*v2_0;
    const double v2_9 = qdd2 + v1_9;
    const double v2_10 = qd2 + v1_1;
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
    const double v2_22 = v2_7 + v2_16;
    const double v2_23 = v2_8 + v2_15;
    const double v2_24 = v2_7 - v2_16;

    /* motion of 'panda_link4' */
    const double v3_0 = c3*v2_0 - s3*v2_10;
    const double v3_1 = s3*v2_0 + c3*v2_10;
    const double v3_2 = v2_5 + 0.0825*v2_17;
    const double v3_3 = v2_6 + 0.0825*v2_20;
    const double v3_4 = v2_4 - 0.0825*v2_23;
    const double v3_5 = c3*v3_2 - s3*v3_4;
    const double v3_6 = s3*v3_2 + c3*v3_4;
    const double v3_7 = c3*v2_7 - s3*v2_9 - qd3*v3_1;
    const double v3_8 = s3*v2_7 + c3*v2_9 + qd3*v3_0;
    const double v3_9 = qdd3 - v2_8;
    const double v3_10 = qd3 - v2_1;
    const double v3_11 = v3_0*v3_0;
    const double v3_12 = v3_1*v3_1;
    const double v3_13 = v3_10*v3_10;
    const double v3_14 = v3_0*v3_1;
    const double v3_15 = v3_0*v3_10;
    const double v3_16 = v3_1*v3_10;
    const double v3_17 = v3_12 + v3_13;
    const double v3_18 = v3_9 + v3_14;
    const double v3_19 = v3_8 - v3_15;
    const double v3_20 = v3_9 - v3_14;
    const double v3_21 = v3_11 + v3_13;
    const double v3_22 = v3_7 + v3_16;
    const double v3_23 = v3_8 + v3_15;
    const double v3_24 = v3_7 - v3_16;

    /* motion of 'panda_link5' */
    const double v4_0 = c4*v3_0 + s4*v3_10;
    const double v4_1 = s4*v3_0 - c4*v3_10;
    const double v4_2 = v3_5 - (0.0825*v3_17 - 0.384*v3_18);
    const double v4_3 = v3_6 - (0.0825*v3_20 + 0.384*v3_21);
    const double v4_4 = v3_3 - (0.0825*v3_23 - 0.384*v3_24);
    const double v4_5 = c4*v4_2 - s4*v4_4;
    const double v4_6 = s4*v4_2 + c4*v4_4;
    const double v4_7 = c4*v3_7 + s4*v3_9 - qd4*v4_1;
    const double v4_8 = s4*v3_7 - c4*v3_9 + qd4*v4_0;
    const double v4_9 = qdd4 + v3_8;
    const double v4_10 = qd4 + v3_1;
    const double v4_11 = v4_0*v4_0;
    const double v4_12 = v4_1*v4_1;
    const double v4_13 = v4_10*v4_10;
    const double v4_14 = v4_0*v4_1;
    const double v4_15 = v4_0*v4_10;
    const double v4_16 = v4_1*v4_10;
    const double v4_17 = v4_12 + v4_13;
    const double v4_18 = v4_9 + v4_14;
    const double v4_19 = v4_8 - v4_15;
    const double v4_20 = v4_9 - v4_14;
    const double v4_21 = v4_11 + v4_13;
    const double v4_22 = v4_7 + v4_16;
    const double v4_23 = v4_8 + v4_15;
    const double v4_24 = v4_7 - v4_16;

    /* motion of 'panda_link6' */
    const double v5_0 = c5*v4_0 - s5*v4_10;
    const double v5_1 = s5*v4_0 + c5*v4_10;
    const double v5_2 = c5*v4_5 - s5*v4_3;
    const double v5_3 = s5*v4_5 + c5*v4_3;
    const double v5_4 = c5*v4_7 - s5*v4_9 - qd5*v5_1;
    const double v5_5 = s5*v4_7 + c5*v4_9 + qd5*v5_0;
    const double v5_6 = qdd5 - v4_8;
    const double v5_7 = qd5 - v4_1;
    const double v5_8 = v5_0*v5_0;
    const double v5_9 = v5_1*v5_1;
    const double v5_10 = v5_7*v5_7;
    const double v5_11 = v5_0*v5_1;
    const double v5_12 = v5_0*v5_7;
    const double v5_13 = v5_1*v5_7;
    const double v5_14 = v5_9 + v5_10;
    const double v5_15 = v5_6 + v5_11;
    const double v5_16 = v5_5 - v5_12;
    const double v5_17 = v5_6 - v5_11;
    const double v5_18 = v5_8 + v5_10;
    const double v5_19 = v5_4 + v5_13;
    const double v5_20 = v5_5 + v5_12;
    const double v5_21 = v5_4 - v5_13;

    /* motion of 'panda_link7' */
    const double v6_0 = c6*v5_0 - s6*v5_7;
    const double v6_1 = s6*v5_0 + c6*v5_7;
    const double v6_2 = v5_3 + 0.088*v5_17;
    const double v6_3 = s6*(v5_2 + 0.088*v5_14) - c6*(v4_6 + 0.088*v5_20);
    const double v6_4 = c6*v5_4 - s6*v5_6 - qd6*v6_1;
    const double v6_5 = s6*v5_4 + c6*v5_6 + qd6*v6_0;
    const double v6_6 = qdd6 - v5_5;
    const double v6_7 = qd6 - v5_1;
    const double v6_8 = v6_0*v6_0;
    const double v6_9 = v6_1*v6_1;
    const double v6_10 = v6_7*v6_7;
    const double v6_11 = v6_0*v6_1;
    const double v6_12 = v6_0*v6_7;
    const double v6_13 = v6_1*v6_7;
    const double v6_14 = v6_9 + v6_10;
    const double v6_15 = v6_6 + v6_11;
    const double v6_16 = v6_5 - v6_12;
    const double v6_17 = v6_6 - v6_11;
    const double v6_18 = v6_4 + v6_13;
    const double v6_19 = v6_5 + v6_12;
    const double v6_20 = v6_4 - v6_13;

    /* force on 'panda_link7' */
    const double f6_0 = 0.0032806082595733164*v6_14;
    const double f6_1 = 0.0032806082595733164*v6_17;
    const double f6_2 = 0.0032806082595733164*v6_19;
    const double f6_3 = 0.001535882372017312*v6_17;
    const double f6_4 = 0.0010874235301481356*v6_19;
    const double f6_5 = 0.001320514136461655*v6_4 - 0.006684151967360946*v6_13 + f6_3 + f6_4;
    const double f6_6 = f6_5 + 0.0003863308944437672*(v6_9 - v6_10);
    const double f6_7 = 0.0003863308944437672*v6_15;
    const double f6_8 = 0.001535882372017312*(v6_8 - v6_10);
    const double f6_9 = 0.005363637830899291*v6_12 + 0.0010874235301481356*v6_20 - f6_7 + f6_8;
    const double f6_10 = 0.0003863308944437672*v6_16;
    const double f6_11 = 0.001535882372017312*v6_18;
    const double f6_12 = 0.006684151967360946*v6_6 + 0.001320514136461655*v6_11 - f6_10 + f6_11;
    const double f6_13 = 0.0032806082595733164*v6_3;
    const double f6_14 = f6_9 + 0.0032806082595733164*v6_2;
    const double f6_15 = f6_12 - 0.0010874235301481356*(v6_8 - v6_9) + f6_13;
    const double f6_16 = c6*f6_0 + s6*f6_1;
    const double f6_17 = s6*f6_0 - c6*f6_1;
    const double f6_18 = c6*f6_6 + s6*f6_14;
    const double f6_19 = f6_15 - 0.088*f6_17;
    const double f6_20 = s6*f6_6 - c6*f6_14 - 0.00028869352684245185*v6_19;

    /* force on 'panda_link6' */
    const double f5_0 = 0.231847552695*v5_14 - 0.173804705569*v5_15 + f6_16;
    const double f5_1 = 0.231847552695*v5_17 + 0.173804705569*v5_18 + f6_2;
    const double f5_2 = 0.231847552695*v5_20 - 0.173804705569*v5_21 + f6_17;
    const double f5_3 = 0.000103758917218685*v5_17;
    const double f5_4 = 0.014748570382675316*v5_20;
    const double f5_5 = 0.010093986090521983*v5_4 - 0.053138496831697093*v5_13 + f5_3 - f5_4;
    const double f5_6 = 9.3569097314605e-05*v5_15;
    const double f5_7 = 0.000103758917218685*(v5_8 - v5_10);
    const double f5_8 = 0.04304451074117511*v5_12 - 0.014748570382675316*v5_21 + f5_6 + f5_7;
    const double f5_9 = 9.3569097314605e-05*v5_16;
    const double f5_10 = 0.000103758917218685*v5_19;
    const double f5_11 = 0.053138496831697093*v5_6 + 0.010093986090521983*v5_11 + f5_9 + f5_10;
    const double f5_12 = 0.231847552695*v5_3 - 0.173804705569*v5_2;
    const double f5_13 = f5_5 - 9.3569097314605e-05*(v5_9 - v5_10) - 0.173804705569*v4_6 + f6_18;
    const double f5_14 = f6_19 - (f5_8 + 0.231847552695*v4_6);
    const double f5_15 = f6_20 - (f5_11 + 0.014748570382675316*(v5_8 - v5_9) + f5_12);
    const double f5_16 = c5*f5_0 + s5*f5_1;
    const double f5_17 = s5*f5_0 - c5*f5_1;
    const double f5_18 = c5*f5_13 - s5*f5_14;
    const double f5_19 = s5*f5_13 + c5*f5_14;

    /* force on 'panda_link5' */
    const double f4_0 = f5_16 - (0.014653732538*v4_17 - 0.067870631425*v4_18);
    const double f4_1 = f5_2 - (0.014653732538*v4_20 + 0.067870631425*v4_21);
    const double f4_2 = f5_17 - (0.014653732538*v4_23 - 0.067870631425*v4_24);
    const double f4_3 = 0.004600245517563106*v4_20;
    const double f4_4 = 0.00151524447332703*v4_23;
    const double f4_5 = 0.030116287133882085*v4_7 - 0.033018599263935515*v4_16 + f4_3 + f4_4;
    const double f4_6 = 0.00216405205209813*v4_18;
    const double f4_7 = 0.004600245517563106*(v4_11 - v4_13);
    const double f4_8 = 0.002902312130053428*v4_15 + 0.00151524447332703*v4_24 + f4_6 + f4_7;
    const double f4_9 = 0.00216405205209813*v4_19;
    const double f4_10 = 0.004600245517563106*v4_22;
    const double f4_11 = 0.033018599263935515*v4_9 + 0.030116287133882085*v4_14 + f4_9 + f4_10;
    const double f4_12 = 0.014653732538*v4_6 - 0.067870631425*v4_5;
    const double f4_13 = f4_5 - 0.00216405205209813*(v4_12 - v4_13) - 0.067870631425*v4_3 + f5_18;
    const double f4_14 = f4_8 + 0.014653732538*v4_3 + f5_15;
    const double f4_15 = f5_19 - (f4_11 - 0.00151524447332703*(v4_11 - v4_12) - f4_12);
    const double f4_16 = c4*f4_0 + s4*f4_1;
    const double f4_17 = s4*f4_0 - c4*f4_1;
    const double f4_18 = c4*f4_13 + s4*f4_14 - 0.384*f4_17;
    const double f4_19 = f4_15 - 0.0825*f4_17;
    const double f4_20 = s4*f4_13 - c4*f4_14 + (0.0825*f4_2 + 0.384*f4_16);

    /* force on 'panda_link4' */
    const double f3_0 = f4_16 - (0.55278027465*v3_17 - 2.012523553603*v3_18);
    const double f3_1 = 0.55278027465*v3_20 + 2.012523553603*v3_21 + f4_2;
    const double f3_2 = 0.55278027465*v3_23 - 2.012523553603*v3_24 + f4_17;
    const double f3_3 = 0.0039053550262761*v3_20;
    const double f3_4 = 0.16284087268546085*v3_23;
    const double f3_5 = 0.00164448757736927*(v3_12 - v3_13);
    const double f3_6 = 0.647723094939183*v3_7 - 0.749763367252814*v3_16 - f3_3 - f3_4 + f3_5;
    const double f3_7 = 0.00164448757736927*v3_18;
    const double f3_8 = 0.0039053550262761*(v3_11 - v3_13);
    const double f3_9 = 0.102040272313631*v3_15 - 0.16284087268546085*v3_24 - f3_7 - f3_8;
    const double f3_10 = 0.00164448757736927*v3_19;
    const double f3_11 = 0.0039053550262761*v3_22;
    const double f3_12 = 0.16284087268546085*(v3_11 - v3_12);
    const double f3_13 = 0.749763367252814*v3_9 + 0.647723094939183*v3_14 - f3_10 - f3_11 + f3_12;
    const double f3_14 = f3_6 + 2.012523553603*v3_3 + f4_18;
    const double f3_15 = f4_19 - (f3_9 - 0.55278027465*v3_3);
    const double f3_16 = f3_13 - (0.55278027465*v3_6 - 2.012523553603*v3_5) + f4_20;
    const double f3_17 = c3*f3_0 - s3*f3_1;
    const double f3_18 = c3*f3_14 - s3*f3_15;
    const double f3_19 = f3_16 - 0.0825*(s3*f3_0 + c3*f3_1);
    const double f3_20 = s3*f3_14 + c3*f3_15 + 0.0825*f3_2;

    /* force on 'panda_link3' */
    const double f2_0 = 0.746857959872*v2_17 + 0.028227094878*v2_18 + f3_17;
    const double f2_1 = f3_2 - (0.746857959872*v2_20 - 0.028227094878*v2_21);
    const double f2_2 = 0.005487648106562256*v2_20;
    const double f2_3 = 0.000121912420950744*v2_23;
    const double f2_4 = 0.01159586409516604*v2_7 - 0.13480070614822143*v2_16 + f2_2 + f2_3;
    const double f2_5 = 0.004377257121839584*v2_18;
    const double f2_6 = 0.005487648106562256*(v2_11 - v2_13);
    const double f2_7 = 0.12320484205305539*v2_15 + 0.000121912420950744*v2_24 - f2_5 + f2_6;
    const double f2_8 = 0.004377257121839584*v2_19;
    const double f2_9 = 0.005487648106562256*v2_22;
    const double f2_10 = 0.13480070614822143*v2_9 + 0.01159586409516604*v2_14 - f2_8 + f2_9;
    const double f2_11 = 0.746857959872*v2_6 + 0.028227094878*v2_5;
    const double f2_12 = f2_4 + 0.004377257121839584*(v2_12 - v2_13) - 0.028227094878*v2_4;
    const double f2_13 = f3_18 + f2_12;
    const double f2_14 = f3_19 - (f2_7 - 0.746857959872*v2_4);
    const double f2_15 = f3_20 - (f2_10 - 0.000121912420950744*(v2_11 - v2_12) + f2_11);
    const double f2_16 = c2*f2_13 - s2*f2_14 - 0.316*(s2*f2_0 + c2*f2_1);
    const double f2_17 = s2*f2_13 + c2*f2_14 + 0.316*(c2*f2_0 - s2*f2_1);

    /* force on 'panda_link2' */
    const double f1_0 = 0.01026110182100817*v1_15;
    const double f1_1 = 0.00398335888393552*v1_17;
    const double f1_2 = 0.0007689361029464*(v1_11 - v1_12);
    const double f1_3 = 1.0706865997634767*v1_7 + 1.1168423647533403*v1_6 - f1_0 + f1_1 - f1_2;
    const double f1_4 = 0.0007689361029464*v1_14;
    const double f1_5 = 0.01026110182100817*(v1_10 - v1_12);
    const double f1_6 = 0.04615576498986361*v1_8 + 0.00398335888393552*v1_18 + f1_4 - f1_5;
    const double f1_7 = 0.0007689361029464*v1_3;
    const double f1_8 = 0.01026110182100817*v1_2;
    const double f1_9 = 0.00398335888393552*(v1_10 - v1_11);
    const double f1_10 = 1.1168423647533403*qdd1 - 1.0706865997634767*v1_13 - f1_7 - f1_8 - f1_9;
    const double f1_11 = f2_17 - (0.01993386669246*c1 - 32.80954542685272*s1 + f1_10);
    const double f1_12 = s1*(f2_16 + f1_3) - c1*(f2_15 + f1_6);

    /* force on 'panda_link1' */
    const double f0_0 = f1_12 + 0.03733744848940618*qdd0;

    /* friction */
    const double fric_0 = 0.003*qd0;
    const double fric_1 = 0.003*qd1;
    const double fric_2 = 0.003*qd2;
    const double fric_3 = 0.003*qd3;
    const double fric_4 = 0.003*qd4;
    const double fric_5 = 0.003*qd5;
    const double fric_6 = 0.003*qd6;

    const double t_0 = f0_0 + fric_0;
    const double t_1 = f1_11 - fric_1;
    const double t_2 = f2_15 - fric_2;
    const double t_3 = f3_16 + fric_3;
    const double t_4 = f4_15 - fric_4;
    const double t_5 = f5_15 - fric_5;
    const double t_6 = f6_15 + fric_6;

    tau[0] = t_0;
    tau[1] = -t_1;
    tau[2] = -t_2;
    tau[3] = t_3;
    tau[4] = -t_4;
    tau[5] = -t_5;
    tau[6] = t_6;
}

void panda_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t state = 0; state < count; ++state) {
        panda_inverse_dynamics(q + 7*state, qd + 7*state, qdd + 7*state, tau + 7*state);
    }
}

void panda_bias_forces(const double q[7], const double qd[7], double bias[7])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* motion of 'panda_link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = 9.81*s1;
    const double v1_3 = 9.81*c1;
    const double v1_4 = qd1*v1_1;
    const double v1_5 = qd1*v1_0;
    const double v1_6 = v1_0*v1_0;
    const double v1_7 = v1_1*v1_1;
    const double v1_8 = qd1*qd1;
    const double v1_9 = v1_0*v1_1;
    const double v1_10 = v1_6 + v1_8;

    /* motion of 'panda_link3' */
    const double v2_0 = c2*v1_0 - s2*qd1;
    const double v2_1 = s2*v1_0 + c2*qd1;
    const double v2_2 = v1_3 - 0.316*v1_10;
    const double v2_3 = qd2 + v1_1;
    const double v2_4 = v2_0*v2_0;
    const double v2_5 = v2_1*v2_1;
    const double v2_6 = v2_3*v2_3;
    const double v2_7 = v2_0*v2_1;
    const double v2_8 = v2_0*v2_3;
    const double v2_9 = v2_1*v2_3;
    const double v2_10 = v2_5 + v2_6;
    const double v2_11 = v2_4 + v2_6;

    /* motion of 'panda_link4' */
    const double v3_0 = c3*v2_0 - s3*v2_3;
    const double v3_1 = s3*v2_0 + c3*v2_3;
    const double v3_2 = qd3 - v2_1;
    const double v3_3 = v3_0*v3_0;
    const double v3_4 = v3_1*v3_1;
    const double v3_5 = v3_2*v3_2;
    const double v3_6 = v3_0*v3_1;
    const double v3_7 = v3_0*v3_2;
    const double v3_8 = v3_1*v3_2;
    const double v3_9 = v3_4 + v3_5;
    const double v3_10 = v3_3 + v3_5;

    /* motion of 'panda_link5' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;
    const double v4_3 = v4_0*v4_0;
    const double v4_4 = v4_1*v4_1;
    const double v4_5 = v4_2*v4_2;
    const double v4_6 = v4_0*v4_1;
    const double v4_7 = v4_0*v4_2;
    const double v4_8 = v4_1*v4_2;
    const double v4_9 = v4_4 + v4_5;
    const double v4_10 = v4_3 + v4_5;

    /* motion of 'panda_link6' */
    const double v5_0 = c5*v4_0 - s5*v4_2;
    const double v5_1 = s5*v4_0 + c5*v4_2;
    const double v5_2 = qd5 - v4_1;
    const double v5_3 = v5_0*v5_0;
    const double v5_4 = v5_1*v5_1;
    const double v5_5 = v5_2*v5_2;
    const double v5_6 = v5_0*v5_1;
    const double v5_7 = v5_0*v5_2;
    const double v5_8 = v5_1*v5_2;
    const double v5_9 = v5_4 + v5_5;
    const double v5_10 = v5_3 + v5_5;

    /* motion of 'panda_link7' */
    const double v6_0 = c6*v5_0 - s6*v5_2;
    const double v6_1 = s6*v5_0 + c6*v5_2;
    const double v6_2 = qd6 - v5_1;
    const double v6_3 = v6_0*v6_0;
    const double v6_4 = v6_1*v6_1;
    const double v6_5 = v6_2*v6_2;
    const double v6_6 = v6_0*v6_1;
    const double v6_7 = v6_0*v6_2;
    const double v6_8 = v6_1*v6_2;
    const double v6_9 = v6_4 + v6_5;

    /* force on 'panda_link7' */
    const double f6_0 = 0.0032806082595733164*v6_9;

    /* friction */
    const double fric_0 = 0.003*qd0;
    const double fric_1 = 0.003*qd1;
    const double fric_2 = 0.003*qd2;
    const double fric_3 = 0.003*qd3;
    const double fric_4 = 0.003*qd4;
    const double fric_5 = 0.003*qd5;
    const double fric_6 = 0.003*qd6;

    /* motion of 'panda_link3' */
    const double v2_12 = 0.632*v1_4;
    const double v2_13 = v1_2 + 0.316*v1_9;
    const double v2_14 = c2*v2_13 - s2*v2_12;
    const double v2_15 = s2*v2_13 + c2*v2_12;
    const double v2_16 = qd2*v2_1 - c2*v1_4;
    const double v2_17 = qd2*v2_0 + s2*v1_4;
    const double v2_18 = v1_5 - v2_7;
    const double v2_19 = v2_8 - v2_17;
    const double v2_20 = v1_5 + v2_7;
    const double v2_21 = v2_9 - v2_16;
    const double v2_22 = v2_8 + v2_17;
    const double v2_23 = v2_9 + v2_16;

    /* motion of 'panda_link4' */
    const double v3_11 = 0.0825*v2_10 + v2_14;
    const double v3_12 = v2_15 - 0.0825*v2_20;
    const double v3_13 = v2_2 - 0.0825*v2_22;
    const double v3_14 = c3*v3_11 - s3*v3_13;
    const double v3_15 = s3*v3_11 + c3*v3_13;
    const double v3_16 = c3*v2_16 - s3*v1_5 + qd3*v3_1;
    const double v3_17 = qd3*v3_0 - (s3*v2_16 + c3*v1_5);
    const double v3_18 = v3_6 - v2_17;
    const double v3_19 = v3_7 - v3_17;
    const double v3_20 = v3_6 + v2_17;
    const double v3_21 = v3_8 - v3_16;
    const double v3_22 = v3_7 + v3_17;
    const double v3_23 = v3_8 + v3_16;

    /* motion of 'panda_link5' */
    const double v4_11 = v3_14 - (0.0825*v3_9 - 0.384*v3_18);
    const double v4_12 = v3_15 - (0.384*v3_10 - 0.0825*v3_20);
    const double v4_13 = v3_12 - (0.0825*v3_22 + 0.384*v3_23);
    const double v4_14 = c4*v4_11 - s4*v4_13;
    const double v4_15 = s4*v4_11 + c4*v4_13;
    const double v4_16 = c4*v3_16 + s4*v2_17 + qd4*v4_1;
    const double v4_17 = qd4*v4_0 - (s4*v3_16 - c4*v2_17);
    const double v4_18 = v4_6 + v3_17;
    const double v4_19 = v4_7 - v4_17;
    const double v4_20 = v4_6 - v3_17;
    const double v4_21 = v4_8 - v4_16;
    const double v4_22 = v4_7 + v4_17;
    const double v4_23 = v4_8 + v4_16;

    /* motion of 'panda_link6' */
    const double v5_11 = c5*v4_14 - s5*v4_12;
    const double v5_12 = s5*v4_14 + c5*v4_12;
    const double v5_13 = c5*v4_16 + s5*v3_17 + qd5*v5_1;
    const double v5_14 = qd5*v5_0 - (s5*v4_16 - c5*v3_17);
    const double v5_15 = v5_6 - v4_17;
    const double v5_16 = v5_7 - v5_14;
    const double v5_17 = v5_6 + v4_17;
    const double v5_18 = v5_8 - v5_13;
    const double v5_19 = v5_7 + v5_14;
    const double v5_20 = v5_8 + v5_13;

    /* motion of 'panda_link7' */
    const double v6_10 = v5_12 - 0.088*v5_17;
    const double v6_11 = s6*(0.088*v5_9 + v5_11) - c6*(v4_15 + 0.088*v5_19);
    const double v6_12 = c6*v5_13 - s6*v4_17 + qd6*v6_1;
    const double v6_13 = qd6*v6_0 - (s6*v5_13 + c6*v4_17);
    const double v6_14 = v6_6 - v5_14;
    const double v6_15 = v6_7 - v6_13;
    const double v6_16 = v6_6 + v5_14;
    const double v6_17 = v6_8 - v6_12;
    const double v6_18 = v6_7 + v6_13;
    const double v6_19 = v6_8 + v6_12;

    /* force on 'panda_link7' */
    const double f6_1 = 0.0032806082595733164*v6_16;
    const double f6_2 = 0.0032806082595733164*v6_18;
    const double f6_3 = 0.001535882372017312*v6_16;
    const double f6_4 = 0.0010874235301481356*v6_18;
    const double f6_5 = 0.006684151967360946*v6_8 + 0.001320514136461655*v6_12 + f6_3 - f6_4;
    const double f6_6 = 0.0003863308944437672*(v6_4 - v6_5) - f6_5;
    const double f6_7 = 0.0003863308944437672*v6_14;
    const double f6_8 = 0.005363637830899291*v6_7 - 0.0010874235301481356*v6_19 - f6_7;
    const double f6_9 = 0.0003863308944437672*v6_15;
    const double f6_10 = 0.001535882372017312*v6_17;
    const double f6_11 = 0.001320514136461655*v6_6 - 0.006684151967360946*v5_14 + f6_9 + f6_10;
    const double f6_12 = 0.0032806082595733164*v6_11;
    const double f6_13 = 0.001535882372017312*(v6_3 - v6_5) + f6_8 + 0.0032806082595733164*v6_10;
    const double f6_14 = 0.0010874235301481356*(v6_3 - v6_4) - f6_11 - f6_12;
    const double f6_15 = c6*f6_0 - s6*f6_1;
    const double f6_16 = s6*f6_0 + c6*f6_1;
    const double f6_17 = c6*f6_6 + s6*f6_13;
    const double f6_18 = f6_14 + 0.088*f6_16;
    const double f6_19 = s6*f6_6 - c6*f6_13 - 0.00028869352684245185*v6_18;

    /* force on 'panda_link6' */
    const double f5_0 = 0.231847552695*v5_9 - 0.173804705569*v5_15 + f6_15;
    const double f5_1 = 0.173804705569*v5_10 - 0.231847552695*v5_17 + f6_2;
    const double f5_2 = 0.231847552695*v5_19 + 0.173804705569*v5_20 + f6_16;
    const double f5_3 = 0.000103758917218685*v5_17;
    const double f5_4 = 0.014748570382675316*v5_19;
    const double f5_5 = 0.053138496831697093*v5_8 + 0.010093986090521983*v5_13 + f5_3 + f5_4;
    const double f5_6 = 9.3569097314605e-05*v5_15;
    const double f5_7 = 0.04304451074117511*v5_7 + 0.014748570382675316*v5_20 + f5_6;
    const double f5_8 = 9.3569097314605e-05*v5_16;
    const double f5_9 = 0.000103758917218685*v5_18;
    const double f5_10 = 0.010093986090521983*v5_6 - 0.053138496831697093*v4_17 - f5_8 + f5_9;
    const double f5_11 = 0.231847552695*v5_12 - 0.173804705569*v5_11;
    const double f5_12 = 9.3569097314605e-05*(v5_4 - v5_5) + f5_5 + 0.173804705569*v4_15;
    const double f5_13 = f6_17 - f5_12;
    const double f5_14 = 0.000103758917218685*(v5_3 - v5_5) + f5_7 + 0.231847552695*v4_15 + f6_18;
    const double f5_15 = f6_19 - (0.014748570382675316*(v5_3 - v5_4) + f5_10 + f5_11);
    const double f5_16 = c5*f5_0 + s5*f5_1;
    const double f5_17 = s5*f5_0 - c5*f5_1;
    const double f5_18 = c5*f5_13 + s5*f5_14;
    const double f5_19 = s5*f5_13 - c5*f5_14;

    /* force on 'panda_link5' */
    const double f4_0 = f5_16 - (0.014653732538*v4_9 - 0.067870631425*v4_18);
    const double f4_1 = f5_2 - (0.067870631425*v4_10 - 0.014653732538*v4_20);
    const double f4_2 = f5_17 - (0.014653732538*v4_22 + 0.067870631425*v4_23);
    const double f4_3 = 0.004600245517563106*v4_20;
    const double f4_4 = 0.00151524447332703*v4_22;
    const double f4_5 = 0.033018599263935515*v4_8 + 0.030116287133882085*v4_16 + f4_3 - f4_4;
    const double f4_6 = 0.00216405205209813*v4_18;
    const double f4_7 = 0.002902312130053428*v4_7 - 0.00151524447332703*v4_23 + f4_6;
    const double f4_8 = 0.00216405205209813*v4_19;
    const double f4_9 = 0.004600245517563106*v4_21;
    const double f4_10 = 0.030116287133882085*v4_6 + 0.033018599263935515*v3_17 - f4_8 + f4_9;
    const double f4_11 = 0.014653732538*v4_15 - 0.067870631425*v4_14;
    const double f4_12 = 0.00216405205209813*(v4_4 - v4_5) + f4_5 + 0.067870631425*v4_12;
    const double f4_13 = 0.004600245517563106*(v4_3 - v4_5) + f4_7 + 0.014653732538*v4_12;
    const double f4_14 = f5_18 - f4_12;
    const double f4_15 = f5_15 + f4_13;
    const double f4_16 = 0.00151524447332703*(v4_3 - v4_4) - f4_10 + f4_11 + f5_19;
    const double f4_17 = c4*f4_0 + s4*f4_1;
    const double f4_18 = s4*f4_0 - c4*f4_1;
    const double f4_19 = c4*f4_14 + s4*f4_15 - 0.384*f4_18;
    const double f4_20 = f4_16 - 0.0825*f4_18;
    const double f4_21 = s4*f4_14 - c4*f4_15 + (0.0825*f4_2 + 0.384*f4_17);

    /* force on 'panda_link4' */
    const double f3_0 = f4_17 - (0.55278027465*v3_9 - 2.012523553603*v3_18);
    const double f3_1 = 2.012523553603*v3_10 - 0.55278027465*v3_20 + f4_2;
    const double f3_2 = 0.55278027465*v3_22 + 2.012523553603*v3_23 + f4_18;
    const double f3_3 = 0.0039053550262761*v3_20;
    const double f3_4 = 0.16284087268546085*v3_22;
    const double f3_5 = 0.749763367252814*v3_8 + 0.647723094939183*v3_16 - f3_3 + f3_4;
    const double f3_6 = 0.00164448757736927*v3_18;
    const double f3_7 = 0.102040272313631*v3_7 + 0.16284087268546085*v3_23 - f3_6;
    const double f3_8 = 0.00164448757736927*v3_19;
    const double f3_9 = 0.0039053550262761*v3_21;
    const double f3_10 = 0.647723094939183*v3_6 - 0.749763367252814*v2_17 + f3_8 - f3_9;
    const double f3_11 = 0.55278027465*v3_15 - 2.012523553603*v3_14;
    const double f3_12 = 0.00164448757736927*(v3_4 - v3_5) - f3_5 + 2.012523553603*v3_12 + f4_19;
    const double f3_13 = 0.0039053550262761*(v3_3 - v3_5) - f3_7 + 0.55278027465*v3_12 + f4_20;
    const double f3_14 = 0.16284087268546085*(v3_3 - v3_4) + f3_10 - f3_11 + f4_21;
    const double f3_15 = c3*f3_0 - s3*f3_1;
    const double f3_16 = c3*f3_12 - s3*f3_13;
    const double f3_17 = f3_14 - 0.0825*(s3*f3_0 + c3*f3_1);
    const double f3_18 = s3*f3_12 + c3*f3_13 + 0.0825*f3_2;

    /* force on 'panda_link3' */
    const double f2_0 = 0.746857959872*v2_10 - 0.028227094878*v2_18 + f3_15;
    const double f2_1 = 0.028227094878*v2_11 + 0.746857959872*v2_20 + f3_2;
    const double f2_2 = 0.005487648106562256*v2_20;
    const double f2_3 = 0.000121912420950744*v2_22;
    const double f2_4 = 0.13480070614822143*v2_9 + 0.01159586409516604*v2_16 + f2_2 - f2_3;
    const double f2_5 = 0.004377257121839584*v2_18;
    const double f2_6 = 0.12320484205305539*v2_8 - 0.000121912420950744*v2_23 + f2_5;
    const double f2_7 = 0.004377257121839584*v2_19;
    const double f2_8 = 0.005487648106562256*v2_21;
    const double f2_9 = 0.01159586409516604*v2_7 - 0.13480070614822143*v1_5 + f2_7 + f2_8;
    const double f2_10 = 0.746857959872*v2_15 + 0.028227094878*v2_14;
    const double f2_11 = 0.028227094878*v2_2 - (0.004377257121839584*(v2_5 - v2_6) - f2_4);
    const double f2_12 = 0.746857959872*v2_2 - (0.005487648106562256*(v2_4 - v2_6) + f2_6);
    const double f2_13 = f3_16 - f2_11;
    const double f2_14 = f3_17 + f2_12;
    const double f2_15 = 0.000121912420950744*(v2_4 - v2_5) - f2_9 - f2_10 + f3_18;
    const double f2_16 = c2*f2_13 - s2*f2_14 - 0.316*(s2*f2_0 + c2*f2_1);
    const double f2_17 = s2*f2_13 + c2*f2_14 + 0.316*(c2*f2_0 - s2*f2_1);

    /* force on 'panda_link2' */
    const double f1_0 = 0.00796671776787104*v1_5;
    const double f1_1 = 2.187528964516817*v1_4 - 0.01026110182100817*v1_9 + f1_0;
    const double f1_2 = 0.0007689361029464*v1_9;
    const double f1_3 = 0.04615576498986361*v1_5 + 0.00796671776787104*v1_4 - f1_2;
    const double f1_4 = 1.0706865997634767*v1_9 + 0.00398335888393552*(v1_6 - v1_7);
    const double f1_5 = f2_17 - (0.01993386669246*c1 - 32.80954542685272*s1 - f1_4);
    const double f1_6 = c1*(f2_15 - (0.01026110182100817*(v1_6 - v1_8) - f1_3));
    const double f1_7 = s1*(f2_16 - (0.0007689361029464*(v1_7 - v1_8) - f1_1)) - f1_6;

    const double t_0 = fric_0 + f1_7;
    const double t_1 = fric_1 - f1_5;
    const double t_2 = fric_2 - f2_15;
    const double t_3 = fric_3 + f3_14;
    const double t_4 = fric_4 - f4_16;
    const double t_5 = fric_5 - f5_15;
    const double t_6 = fric_6 - f6_14;

    bias[0] = t_0;
    bias[1] = t_1;
    bias[2] = t_2;
    bias[3] = t_3;
    bias[4] = t_4;
    bias[5] = t_5;
    bias[6] = t_6;
}

void panda_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    for (size_t state = 0; state < count; ++state) {
        panda_bias_forces(q + 7*state, qd + 7*state, bias + 7*state);
    }
}

void panda_gravity_forces(const double q[7], double g[7])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* motion of 'panda_link2' */
    const double v1_0 = 9.81*s1;
    const double v1_1 = 9.81*c1;

    /* motion of 'panda_link3' */
    const double v2_0 = c2*v1_0;
    const double v2_1 = s2*v1_0;

    /* motion of 'panda_link4' */
    const double v3_0 = c3*v2_0 - s3*v1_1;
    const double v3_1 = s3*v2_0 + c3*v1_1;

    /* motion of 'panda_link5' */
    const double v4_0 = c4*v3_0 - s4*v2_1;
    const double v4_1 = s4*v3_0 + c4*v2_1;

    /* motion of 'panda_link6' */
    const double v5_0 = c5*v4_0 - s5*v3_1;
    const double v5_1 = s5*v4_0 + c5*v3_1;

    /* motion of 'panda_link7' */
    const double v6_0 = s6*v5_0 - c6*v4_1;

    /* force on 'panda_link7' */
    const double f6_0 = 0.0032806082595733164*v5_1;
    const double f6_1 = 0.0032806082595733164*v6_0;
    const double f6_2 = s6*f6_0;
    const double f6_3 = c6*f6_0;

    /* force on 'panda_link6' */
    const double f5_0 = f6_2 - 0.173804705569*v4_1;
    const double f5_1 = f6_1 - 0.231847552695*v4_1;
    const double f5_2 = 0.231847552695*v5_1 - 0.173804705569*v5_0 + f6_3;
    const double f5_3 = c5*f5_0 - s5*f5_1;
    const double f5_4 = s5*f5_0 + c5*f5_1;

    /* force on 'panda_link5' */
    const double f4_0 = f5_3 - 0.067870631425*v3_1;
    const double f4_1 = f5_2 - 0.014653732538*v3_1;
    const double f4_2 = 0.014653732538*v4_1 - 0.067870631425*v4_0 + f5_4;
    const double f4_3 = c4*f4_0 - s4*f4_1;
    const double f4_4 = s4*f4_0 + c4*f4_1;

    /* force on 'panda_link4' */
    const double f3_0 = f4_3 + 2.012523553603*v2_1;
    const double f3_1 = f4_2 + 0.55278027465*v2_1;
    const double f3_2 = f4_4 - (0.55278027465*v3_1 - 2.012523553603*v3_0);
    const double f3_3 = c3*f3_0 - s3*f3_1;
    const double f3_4 = s3*f3_0 + c3*f3_1;

    /* force on 'panda_link3' */
    const double f2_0 = f3_3 - 0.27690780075318*c1;
    const double f2_1 = f3_2 + 7.32667658634432*c1;
    const double f2_2 = f3_4 - (0.746857959872*v2_1 + 0.028227094878*v2_0);
    const double f2_3 = c2*f2_0 - s2*f2_1;
    const double f2_4 = s2*f2_0 + c2*f2_1;

    /* force on 'panda_link2' */
    const double f1_0 = 0.01993386669246*c1 - 32.80954542685272*s1 - f2_4;
    const double f1_1 = s1*f2_3 - c1*f2_2;

    g[0] = f1_1;
    g[1] = f1_0;
    g[2] = -f2_2;
    g[3] = f3_2;
    g[4] = -f4_2;
    g[5] = f5_2;
    g[6] = f6_1;
}

void panda_gravity_forces_batch(size_t count, const double *q, double *g)
{
    for (size_t state = 0; state < count; ++state) {
        panda_gravity_forces(q + 7*state, g + 7*state);
    }
}

void panda_coriolis_matrix(const double q[7], const double qd[7], double C[49])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_5 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_6 = R2_10 - (R1_0*R1_2 - R1_1*R1_3) + 0.632*R2_1 + 1.0706865997634767;
    const double R1_7 = R1_4 + 0.00398335888393552;
    const double R1_8 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_9 = R1_5 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = c1*c1;
    const double R0_1 = c1*s1;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = c2*R2_7 - s2*M3_0 - s2*R2_1*0.316;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = c3*M5_0 + s3*R4_0;
    const double M5_6 = c3*M5_3 - s3*M5_4;
    const double M5_7 = 0.0825*(s3*M5_0 - c3*R4_0 + R4_0);
    const double M5_8 = s4*R4_7 + c4*R5_13 + M5_7 - 0.384*M5_0;
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_6 - s2*M5_8 + 0.316*(s2*M5_5 + c2*M5_1);

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = c4*M6_1 - s4*R5_0;
    const double M6_5 = s4*M6_1 + c4*R5_0;
    const double M6_6 = 0.0825*M6_5;
    const double M6_7 = c4*M6_3 + s4*R5_7 - 0.384*M6_5;
    const double M6_8 = s5*R5_6 + c5*M6_0 - M6_6;
    const double M6_9 = c3*M6_4 - s3*M6_2;
    const double M6_10 = c3*M6_7 - s3*M6_8;
    const double M6_11 = 0.0825*(M6_2 - (s3*M6_4 + c3*M6_2));
    const double M6_12 = s4*M6_3 - c4*R5_7 + M6_11 + 0.384*M6_4;
    const double M6_13 = s3*M6_7 + c3*M6_8 + M6_6;
    const double M6_14 = c2*M6_10 - s2*M6_12 - 0.316*(s2*M6_9 + c2*M6_5);

    /* motion of 'panda_link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;

    /* motion of 'panda_link3' */
    const double v2_0 = c2*v1_0 - s2*qd1;
    const double v2_1 = s2*v1_0 + c2*qd1;
    const double v2_2 = qd2 + v1_1;

    /* motion of 'panda_link4' */
    const double v3_0 = c3*v2_0 - s3*v2_2;
    const double v3_1 = s3*v2_0 + c3*v2_2;
    const double v3_2 = qd3 - v2_1;

    /* motion of 'panda_link5' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;

    /* motion of 'panda_link6' */
    const double v5_0 = c5*v4_0 - s5*v4_2;
    const double v5_1 = s5*v4_0 + c5*v4_2;
    const double v5_2 = qd5 - v4_1;

    /* motion of 'panda_link7' */
    const double v6_0 = c6*v5_0 - s6*v5_2;
    const double v6_1 = s6*v5_0 + c6*v5_2;
    const double v6_2 = qd6 - v5_1;

    /* velocity of 'panda_link3' */
    const double v2_3 = 0.316*qd1;
    const double v2_4 = 0.316*v1_0;
    const double v2_5 = c2*v2_3 + s2*v2_4;
    const double v2_6 = s2*v2_3 - c2*v2_4;

    /* velocity of 'panda_link4' */
    const double v3_3 = 0.0825*v2_1;
    const double v3_4 = v2_6 - 0.0825*v2_2;
    const double v3_5 = c3*v2_5 - s3*v3_3;
    const double v3_6 = s3*v2_5 + c3*v3_3;

    /* velocity of 'panda_link5' */
    const double v4_3 = v3_5 - 0.384*v3_2;
    const double v4_4 = v3_6 + 0.0825*v3_2;
    const double v4_5 = v3_4 - (0.384*v3_0 - 0.0825*v3_1);
    const double v4_6 = c4*v4_3 - s4*v4_5;
    const double v4_7 = s4*v4_3 + c4*v4_5;

    /* velocity of 'panda_link6' */
    const double v5_3 = c5*v4_6 - s5*v4_4;
    const double v5_4 = s5*v4_6 + c5*v4_4;

    /* velocity of 'panda_link7' */
    const double v6_3 = v5_4 - 0.088*v5_2;
    const double v6_4 = v4_7 - 0.088*v5_1;
    const double v6_5 = c6*v5_3 + s6*v6_4;
    const double v6_6 = s6*v5_3 - c6*v6_4;

    /* momenta of 'panda_link2' */
    const double L1_0 = 0.005130550910504085*v1_1;
    const double L1_1 = 0.00199167944196776*qd1;
    const double L1_2 = 0.00199167944196776*v1_0;
    const double L1_3 = 0.0003844680514732*v1_1;
    const double L1_4 = 0.0003844680514732*v1_0;
    const double L1_5 = 0.00199167944196776*v1_1;
    const double L1_6 = 0.0003844680514732*qd1;
    const double L1_7 = 0.005130550910504085*qd1;

    /* momenta of 'panda_link3' */
    const double L2_0 = 0.002743824053281128*v2_1;
    const double L2_1 = 6.0956210475372e-05*v2_2;
    const double L2_2 = 0.002743824053281128*v2_0;
    const double L2_3 = 6.0956210475372e-05*v2_0;
    const double L2_4 = 0.002188628560919792*v2_1;
    const double L2_5 = 0.002188628560919792*v2_0;
    const double L2_6 = 6.0956210475372e-05*v2_1;
    const double L2_7 = 0.002188628560919792*v2_2;
    const double L2_8 = 0.002743824053281128*v2_2;
    const double L2_9 = 0.373428979936*v2_6;
    const double L2_10 = 0.014113547439*v2_5;
    const double L2_11 = 0.746857959872*v2_5;
    const double L2_12 = 0.028227094878*v2_6;

    /* momenta of 'panda_link4' */
    const double L3_0 = 0.00195267751313805*v3_1;
    const double L3_1 = 0.08142043634273043*v3_2;
    const double L3_2 = 0.00195267751313805*v3_0;
    const double L3_3 = 0.08142043634273043*v3_0;
    const double L3_4 = 0.000822243788684635*v3_1;
    const double L3_5 = 0.000822243788684635*v3_0;
    const double L3_6 = 0.08142043634273043*v3_1;
    const double L3_7 = 0.000822243788684635*v3_2;
    const double L3_8 = 0.00195267751313805*v3_2;
    const double L3_9 = 1.0062617768015*v3_4;
    const double L3_10 = 0.276390137325*v3_4;
    const double L3_11 = 0.276390137325*v3_6;
    const double L3_12 = 1.0062617768015*v3_5;
    const double L3_13 = 0.55278027465*v3_5;
    const double L3_14 = 2.012523553603*v3_6;

    /* momenta of 'panda_link5' */
    const double L4_0 = 0.002300122758781553*v4_1;
    const double L4_1 = 0.000757622236663515*v4_2;
    const double L4_2 = 0.002300122758781553*v4_0;
    const double L4_3 = 0.000757622236663515*v4_0;
    const double L4_4 = 0.001082026026049065*v4_1;
    const double L4_5 = 0.001082026026049065*v4_0;
    const double L4_6 = 0.000757622236663515*v4_1;
    const double L4_7 = 0.001082026026049065*v4_2;
    const double L4_8 = 0.002300122758781553*v4_2;
    const double L4_9 = 0.0339353157125*v4_4;
    const double L4_10 = 0.007326866269*v4_4;
    const double L4_11 = 0.007326866269*v4_7;
    const double L4_12 = 0.0339353157125*v4_6;
    const double L4_13 = 0.014653732538*v4_6;
    const double L4_14 = 0.067870631425*v4_7;

    /* momenta of 'panda_link6' */
    const double L5_0 = 5.18794586093425e-05*v5_1;
    const double L5_1 = 0.007374285191337658*v5_2;
    const double L5_2 = 5.18794586093425e-05*v5_0;
    const double L5_3 = 0.007374285191337658*v5_0;
    const double L5_4 = 4.67845486573025e-05*v5_1;
    const double L5_5 = 4.67845486573025e-05*v5_0;
    const double L5_6 = 0.007374285191337658*v5_1;
    const double L5_7 = 4.67845486573025e-05*v5_2;
    const double L5_8 = 5.18794586093425e-05*v5_2;
    const double L5_9 = 0.0869023527845*v4_7;
    const double L5_10 = 0.1159237763475*v4_7;
    const double L5_11 = 0.1159237763475*v5_4;
    const double L5_12 = 0.0869023527845*v5_3;
    const double L5_13 = 0.231847552695*v5_3;
    const double L5_14 = 0.173804705569*v5_4;

    /* momenta of 'panda_link7' */
    const double L6_0 = 0.000767941186008656*v6_1;
    const double L6_1 = 0.0005437117650740678*v6_2;
    const double L6_2 = 0.000767941186008656*v6_0;
    const double L6_3 = 0.0005437117650740678*v6_0;
    const double L6_4 = 0.0001931654472218836*v6_1;
    const double L6_5 = 0.0001931654472218836*v6_0;
    const double L6_6 = 0.0005437117650740678*v6_1;
    const double L6_7 = 0.0001931654472218836*v6_2;
    const double L6_8 = 0.000767941186008656*v6_2;
    const double L6_9 = 2.0*(L6_0 - L6_1);
    const double L6_10 = L6_6 - (L6_8 - 0.003342075983680473*v6_0);
    const double L6_11 = 0.0016403041297866582*v6_2;
    const double L6_12 = 0.0016403041297866582*v6_1;
    const double L6_13 = L6_6 + 0.0006602570682308275*v6_0 + L6_8;
    const double L6_14 = 0.0016403041297866582*v6_3;
    const double L6_15 = 0.0016403041297866582*v6_6;
    const double L6_16 = L6_3 - L6_7 - L6_14;
    const double L6_17 = L6_2 - L6_4 + 0.003342075983680473*v6_2 - L6_15;
    const double L6_18 = 0.0032806082595733164*v6_5;
    const double L6_19 = 2.0*(L6_1 + L6_5) - L6_18;
    const double L6_20 = 2.0*(L6_0 + L6_5) + L6_18;
    const double L6_21 = 0.0006602570682308275*v6_2 - L6_2 - L6_4 + L6_15;
    const double L6_22 = L6_3 + 0.0026818189154496457*v6_1 + L6_7 - L6_14;

    /* momenta of 'panda_link6' */
    const double L5_15 = s6*L6_11;
    const double L5_16 = c6*L6_11;
    const double L5_17 = c6*L6_13 + s6*L6_16;
    const double L5_18 = 0.088*L5_16;
    const double L5_19 = 0.00014434676342122592*v6_1;
    const double L5_20 = s6*L6_13 - c6*L6_16 - L5_19;
    const double L5_21 = L6_9 - L6_19;
    const double L5_22 = 2.0*L6_21;
    const double L5_23 = R5_2*L5_21 + R5_3*L5_22;
    const double L5_24 = R5_3*L5_21;
    const double L5_25 = s6*L6_22 + c6*L6_10;
    const double L5_26 = 0.176*L5_15;
    const double L5_27 = c6*L6_22 - s6*L6_10 + L5_19;
    const double L5_28 = 0.0869023527845*v5_2 - L5_15;
    const double L5_29 = 0.1159237763475*v5_2 + L6_12;
    const double L5_30 = 0.0869023527845*v5_0 - 0.1159237763475*v5_1 + L5_16;
    const double L5_31 = L5_8 - (L5_6 - 0.005046993045260992*v5_0) + L5_9 + L5_17;
    const double L5_32 = L5_3 - L5_7 + L5_10 + (L6_17 + L5_18);
    const double L5_33 = L5_2 + L5_4 + 0.026569248415848547*v5_2 - (L5_11 - L5_12) - L5_20;
    const double L5_34 = 2.0*(L5_0 + L5_1) - L5_14 + (L6_19 + L5_23);
    const double L5_35 = 2.0*(L5_1 + L5_5) + L5_13 + (L6_20 - L5_26);
    const double L5_36 = L5_13 + L5_14 + 2.0*(L5_0 - L5_5) - (L6_9 - L5_23 + L5_26);
    const double L5_37 = 0.005046993045260992*v5_2 - L5_2 + L5_4 + (L5_11 + L5_12) - L5_27;
    const double L5_38 = L5_3 - 0.021522255370587554*v5_1 + L5_7 + L5_10 + L5_18 + L6_21 + L5_24;
    const double L5_39 = L5_38 - R5_2*L5_22;
    const double L5_40 = L5_8 - 0.026569248415848547*v5_0 + L5_6 - L5_9 + L5_25;

    /* momenta of 'panda_link5' */
    const double L4_15 = s5*L5_28 + c5*L5_29;
    const double L4_16 = c5*L5_31 - s5*L5_32;
    const double L4_17 = s5*L5_31 + c5*L5_32;
    const double L4_18 = L5_34 + L5_35;
    const double L4_19 = 2.0*L5_37;
    const double L4_20 = R4_2*L4_18 + R4_3*L4_19;
    const double L4_21 = c5*L5_39 - s5*L5_40;
    const double L4_22 = s5*L5_39 + c5*L5_40;
    const double L4_23 = 0.0339353157125*v4_2 - (c5*L5_28 - s5*L5_29);
    const double L4_24 = 0.007326866269*v4_2 + L5_30;
    const double L4_25 = 0.0339353157125*v4_0 - 0.007326866269*v4_1 - L4_15;
    const double L4_26 = L4_6 + 0.015058143566941042*v4_0 + L4_8 + L4_9 + L4_16;
    const double L4_27 = L4_3 + L4_7 - L4_10 - L5_33;
    const double L4_28 = L4_2 + L4_4 + 0.016509299631967757*v4_2 + (L4_11 - L4_12) - L4_17;
    const double L4_29 = 2.0*(L4_0 - L4_1) + L4_14 - (L5_35 - L4_20);
    const double L4_30 = 2.0*(L4_1 - L4_5) + L4_13 - L5_36;
    const double L4_31 = 2.0*(L4_0 - L4_5) - (L4_13 + L4_14) - (L5_34 - L4_20);
    const double L4_32 = 0.015058143566941042*v4_2 - L4_2 + L4_4 - (L4_11 + L4_12) + L4_21;
    const double L4_33 = L4_3 + 0.001451156065026714*v4_1 - L4_7 - L4_10 - L5_37 - R4_3*L4_18;
    const double L4_34 = L4_33 + R4_2*L4_19;
    const double L4_35 = L4_6 - (L4_8 - 0.016509299631967757*v4_0) + L4_9 + L4_22;

    /* momenta of 'panda_link4' */
    const double L3_15 = c4*L4_23 - s4*L4_24;
    const double L3_16 = s4*L4_23 + c4*L4_24;
    const double L3_17 = 0.384*L3_16;
    const double L3_18 = 0.0825*L3_16;
    const double L3_19 = 0.0825*L4_25;
    const double L3_20 = 0.384*L3_15;
    const double L3_21 = c4*L4_26 + s4*L4_27 - L3_17;
    const double L3_22 = s4*L4_26 - c4*L4_27 + (L3_19 + L3_20);
    const double L3_23 = L4_29 - L4_30;
    const double L3_24 = 2.0*L4_32;
    const double L3_25 = R3_2*L3_23 + R3_3*L3_24;
    const double L3_26 = R3_3*L3_23;
    const double L3_27 = 0.165*L3_15;
    const double L3_28 = 0.768*L4_25;
    const double L3_29 = c4*L4_34 - s4*L4_35 - (L3_19 - L3_20);
    const double L3_30 = s4*L4_34 + c4*L4_35 + L3_17;
    const double L3_31 = 1.0062617768015*v3_2 + L3_15;
    const double L3_32 = 0.276390137325*v3_2 + L4_25;
    const double L3_33 = 1.0062617768015*v3_0 - 0.276390137325*v3_1 - L3_16;
    const double L3_34 = L3_6 - 0.3238615474695915*v3_0 + L3_8 + L3_9 - L3_21;
    const double L3_35 = L3_3 + L3_7 - L3_10 - (L4_28 + L3_18);
    const double L3_36 = L3_2 + L3_4 - 0.374881683626407*v3_2 - (L3_11 - L3_12) - L3_22;
    const double L3_37 = 2.0*(L3_0 - L3_1) - L3_14 - (L4_30 + L3_25 + L3_28);
    const double L3_38 = 2.0*(L3_1 - L3_5) - L3_13 + (L4_31 + L3_27);
    const double L3_39 = L3_13 + L3_14 + 2.0*(L3_0 - L3_5) + (L4_29 - L3_25 - (L3_27 - L3_28));
    const double L3_40 = 0.3238615474695915*v3_2 + L3_2 - L3_4 - (L3_11 + L3_12) + L3_29;
    const double L3_41 = L3_3 - 0.0510201361568155*v3_1 - L3_7 - L3_10 - L3_18 - L4_32 - L3_26;
    const double L3_42 = L3_41 + R3_2*L3_24;
    const double L3_43 = L3_6 - (L3_8 + 0.374881683626407*v3_0) + L3_9 + L3_30;

    /* momenta of 'panda_link3' */
    const double L2_13 = c3*L3_31 - s3*L3_32;
    const double L2_14 = s3*L3_31 + c3*L3_32;
    const double L2_15 = 0.0825*L2_14;
    const double L2_16 = 0.0825*L3_33;
    const double L2_17 = s3*L3_34 - c3*L3_35 + L2_16;
    const double L2_18 = L3_37 - L3_38;
    const double L2_19 = 2.0*L3_40;
    const double L2_20 = R2_2*L2_18 - R2_3*L2_19;
    const double L2_21 = s3*L3_42 + c3*L3_43;
    const double L2_22 = 0.165*L2_13;
    const double L2_23 = L2_16 - (c3*L3_42 - s3*L3_43);
    const double L2_24 = 0.014113547439*v2_2 + L2_13;
    const double L2_25 = 0.373428979936*v2_2 + L3_33;
    const double L2_26 = 0.014113547439*v2_0 + 0.373428979936*v2_1 + L2_14;
    const double L2_27 = L2_6 + 0.00579793204758302*v2_0 + L2_8 - (c3*L3_34 + s3*L3_35);
    const double L2_28 = L2_3 - L2_7 + (L3_36 + L2_15);
    const double L2_29 = L2_2 - L2_4 + 0.06740035307411071*v2_2 - (L2_9 + L2_10) + L2_17;
    const double L2_30 = 2.0*(L2_0 - L2_1) + L2_12 - (L3_38 + L2_20);
    const double L2_31 = 2.0*(L2_1 + L2_5) - L2_11 + (L3_39 + L2_22);
    const double L2_32 = L2_11 - L2_12 + 2.0*(L2_0 + L2_5) + (L3_37 - L2_20 - L2_22);
    const double L2_33 = 0.00579793204758302*v2_2 - L2_2 - L2_4 + (L2_9 - L2_10) - L2_23;
    const double L2_34 = L2_3 + 0.061602421026527694*v2_1 + L2_7 + L2_15 - L3_40 + R2_3*L2_18;
    const double L2_35 = L2_34 + R2_2*L2_19;
    const double L2_36 = L2_6 - (L2_8 - 0.06740035307411071*v2_0) + L2_21;

    /* momenta of 'panda_link2' */
    const double L1_8 = 0.316*(s2*L2_24 - c2*L2_25);
    const double L1_9 = c2*L2_27 + s2*L2_28 - L1_8;
    const double L1_10 = L2_30 - L2_31;
    const double L1_11 = 2.0*L2_33;
    const double L1_12 = R1_0*L1_10 + R1_1*L1_11;
    const double L1_13 = 0.632*L2_26;
    const double L1_14 = c2*L2_35 - s2*L2_36 + 0.316*(c2*L2_24 + s2*L2_25);
    const double L1_15 = s2*L2_35 + c2*L2_36 + L1_8;
    const double L1_16 = L1_5 - 0.5353432998817383*v1_0 + L1_7 - L1_9;
    const double L1_17 = L1_2 + L1_6 - L2_29;
    const double L1_18 = L2_31 + L1_12 + L1_13 + 2.0*(L1_0 - L1_1);
    const double L1_19 = 2.0*(L1_1 - L1_4) - L2_32;
    const double L1_20 = 2.0*(L1_0 - L1_4) - (L2_30 - L1_12 + L1_13);
    const double L1_21 = 0.5353432998817383*qd1 + 0.005130550910504085*v1_0 - L1_3 - L1_14;
    const double L1_22 = L1_2 - 0.023077882494931805*v1_1 - L1_6 - L2_33 - R1_1*L1_10 + R1_0*L1_11;
    const double L1_23 = L1_5 - (L1_7 + 0.5584211823766702*v1_0) + L1_15;

    /* momenta of 'panda_link1' */
    const double L0_0 = L1_18 - (R0_0*(L1_18 - L1_19) + 2.0*L1_21*R0_1);

    /* Coriolis terms of joint 'panda_joint2' */
    const double C1_0 = R2_14*v1_0;
    const double C1_1 = L1_20 - (R1_8*v1_1 + R1_9*v1_0);
    const double C1_2 = c1*(R1_7*v1_1 - C1_0 + (L1_16 - L1_23));
    const double C1_3 = s1*(R1_6*v1_1 + R1_7*v1_0 + (L1_17 - L1_22)) - C1_2;
    const double C1_4 = s1*(L1_17 + L1_22) - c1*(L1_16 + L1_23);

    /* Coriolis terms of joint 'panda_joint3' */
    const double C2_0 = R2_1*v2_6;
    const double C2_1 = R2_13*v2_1 - R2_15*v2_0 + R2_1*v2_5 - (L2_28 - L2_35);
    const double C2_2 = R2_15*v2_1 - R2_10*v2_0 + C2_0 + (L2_27 - L2_36);
    const double C2_3 = R2_16*v2_1 + R2_17*v2_0 - (R2_11*v2_5 - R2_12*v2_6) + L2_32;
    const double C2_4 = R2_1*v2_0 - 2.0*L2_25;
    const double C2_5 = R2_1*v2_1 + 2.0*L2_24;
    const double C2_6 = L2_28 + L2_35;
    const double C2_7 = L2_27 + L2_36;
    const double C2_8 = c2*C2_1 + s2*C2_2 - 0.316*(s2*C2_4 - c2*C2_5);
    const double C2_9 = s2*C2_1 - c2*C2_2 + 0.316*(c2*C2_4 + s2*C2_5);
    const double C2_10 = s2*C2_6 + c2*C2_7 + (C1_0 - R1_4*v1_1);
    const double C2_11 = s1*C2_8 - c1*C2_3;
    const double C2_12 = s1*(c2*C2_6 - s2*C2_7) - c1*L2_32;

    /* Coriolis terms of joint 'panda_joint4' */
    const double C3_0 = R3_1*v3_6;
    const double C3_1 = R3_14*v3_0 - R3_15*v3_1;
    const double C3_2 = R3_16*v3_1 + R3_18*v3_0 + R3_1*v3_5 - (L3_35 - L3_42);
    const double C3_3 = R3_18*v3_1 - R3_12*v3_0 - C3_0 - (L3_34 - L3_43);
    const double C3_4 = R3_19*v3_1 - R3_20*v3_0 + (R3_14*v3_5 - R3_15*v3_6) + L3_39;
    const double C3_5 = R3_1*v3_0 - 2.0*L3_32;
    const double C3_6 = R3_1*v3_1 - 2.0*L3_31;
    const double C3_7 = L3_35 + L3_42;
    const double C3_8 = L3_34 + L3_43;
    const double C3_9 = c3*C3_5 + s3*C3_6;
    const double C3_10 = c3*C3_2 - s3*C3_3;
    const double C3_11 = C3_4 + 0.0825*(s3*C3_5 - c3*C3_6);
    const double C3_12 = s3*C3_2 + c3*C3_3 - 0.0825*C3_1;
    const double C3_13 = c3*C3_7 - s3*C3_8;
    const double C3_14 = s3*C3_7 + c3*C3_8;
    const double C3_15 = C3_14 - (C2_0 - (R2_7*v2_1 + M3_0*v2_0));
    const double C3_16 = c2*C3_10 + s2*C3_11 - 0.316*(s2*C3_9 - c2*C3_1);
    const double C3_17 = s2*C3_10 - c2*C3_11 + 0.316*(c2*C3_9 + s2*C3_1);
    const double C3_18 = s2*C3_13 - c2*L3_39 - (M3_1*v1_1 + R2_8*v1_0);
    const double C3_19 = s1*C3_16 - c1*C3_12;
    const double C3_20 = s1*(c2*C3_13 + s2*L3_39) - c1*C3_14;

    /* Coriolis terms of joint 'panda_joint5' */
    const double C4_0 = R5_13*v4_0;
    const double C4_1 = R4_1*v4_7;
    const double C4_2 = R4_9*v4_0 + R4_10*v4_1;
    const double C4_3 = R4_11*v4_1 - R4_13*v4_0 + R4_1*v4_6 - (L4_27 - L4_34);
    const double C4_4 = R4_13*v4_1 + C4_0 + C4_1 + (L4_26 - L4_35);
    const double C4_5 = L4_31 - (R4_14*v4_1 + R4_15*v4_0 + (R4_9*v4_6 + R4_10*v4_7));
    const double C4_6 = R4_1*v4_0 + 2.0*L4_24;
    const double C4_7 = R4_1*v4_1 + 2.0*L4_23;
    const double C4_8 = L4_27 + L4_34;
    const double C4_9 = L4_26 + L4_35;
    const double C4_10 = c4*C4_6 + s4*C4_7;
    const double C4_11 = s4*C4_6 - c4*C4_7;
    const double C4_12 = 0.0825*C4_11;
    const double C4_13 = c4*C4_3 + s4*C4_4 - 0.384*C4_11;
    const double C4_14 = C4_5 - C4_12;
    const double C4_15 = s4*C4_3 - c4*C4_4 - (0.0825*C4_2 - 0.384*C4_10);
    const double C4_16 = c4*C4_8 - s4*C4_9;
    const double C4_17 = s4*C4_8 + c4*C4_9;
    const double C4_18 = C4_17 - (C3_0 - (M4_1*v3_1 - M4_2*v3_0));
    const double C4_19 = c3*C4_10 + s3*C4_2;
    const double C4_20 = c3*C4_13 - s3*C4_14;
    const double C4_21 = C4_15 - 0.0825*(s3*C4_10 - c3*C4_2);
    const double C4_22 = s3*C4_13 + c3*C4_14 + C4_12;
    const double C4_23 = c3*C4_16 - s3*L4_31;
    const double C4_24 = s3*C4_16 + c3*L4_31;
    const double C4_25 = C4_24 - (M4_4*v2_1 + M4_5*v2_0 - (M4_3*v2_6 - R3_0*v2_5));
    const double C4_26 = c2*C4_20 - s2*C4_21 - 0.316*(s2*C4_19 + c2*C4_11);
    const double C4_27 = s2*C4_20 + c2*C4_21 + 0.316*(c2*C4_19 - s2*C4_11);
    const double C4_28 = s2*C4_23 + c2*C4_17 + (M4_7*v1_1 - M4_6*v1_0);
    const double C4_29 = s1*C4_26 - c1*C4_22;
    const double C4_30 = s1*(c2*C4_23 - s2*C4_17) - c1*C4_24;

    /* Coriolis terms of joint 'panda_joint6' */
    const double C5_0 = R5_1*v5_4;
    const double C5_1 = R5_11*v5_0 + 0.173804705569*v5_1;
    const double C5_2 = R5_12*v5_1 + R5_14*v5_0 + R5_1*v5_3 + (L5_32 - L5_39);
    const double C5_3 = R5_14*v5_1 + R5_9*v5_0 - C5_0 - (L5_31 + L5_40);
    const double C5_4 = R5_15*v5_1 + R5_16*v5_0 - (L5_14 + R5_11*v5_3) + L5_36;
    const double C5_5 = R5_1*v5_0 - 2.0*L5_29;
    const double C5_6 = R5_1*v5_1 - 2.0*L5_28;
    const double C5_7 = L5_32 + L5_39;
    const double C5_8 = L5_31 - L5_40;
    const double C5_9 = c5*C5_5 + s5*C5_6;
    const double C5_10 = s5*C5_5 - c5*C5_6;
    const double C5_11 = c5*C5_2 - s5*C5_3;
    const double C5_12 = s5*C5_2 + c5*C5_3;
    const double C5_13 = c5*C5_7 + s5*C5_8;
    const double C5_14 = s5*C5_7 - c5*C5_8;
    const double C5_15 = C5_14 - (C4_0 + R4_7*v4_1 + C4_1);
    const double C5_16 = c4*C5_9 - s4*C5_1;
    const double C5_17 = s4*C5_9 + c4*C5_1;
    const double C5_18 = 0.0825*C5_17;
    const double C5_19 = c4*C5_11 + s4*C5_4 - 0.384*C5_17;
    const double C5_20 = C5_12 - C5_18;
    const double C5_21 = s4*C5_11 - c4*C5_4 + (0.0825*C5_10 + 0.384*C5_16);
    const double C5_22 = c4*C5_13 - s4*L5_36;
    const double C5_23 = s4*C5_13 + c4*L5_36;
    const double C5_24 = M5_3*v3_1 + M5_4*v3_0 + (M5_0*v3_6 - R4_0*v3_5) + C5_23;
    const double C5_25 = c3*C5_16 - s3*C5_10;
    const double C5_26 = c3*C5_19 - s3*C5_20;
    const double C5_27 = C5_21 - 0.0825*(s3*C5_16 + c3*C5_10);
    const double C5_28 = s3*C5_19 + c3*C5_20 + C5_18;
    const double C5_29 = c3*C5_22 - s3*C5_14;
    const double C5_30 = s3*C5_22 + c3*C5_14;
    const double C5_31 = C5_30 - (M5_6*v2_1 + M5_8*v2_0 + (M5_5*v2_6 + M5_1*v2_5));
    const double C5_32 = c2*C5_26 - s2*C5_27 - 0.316*(s2*C5_25 + c2*C5_17);
    const double C5_33 = s2*C5_26 + c2*C5_27 + 0.316*(c2*C5_25 - s2*C5_17);
    const double C5_34 = s2*C5_29 + c2*C5_23 + (M5_10*v1_1 - M5_9*v1_0);
    const double C5_35 = s1*C5_32 - c1*C5_28;
    const double C5_36 = s1*(c2*C5_29 - s2*C5_23) - c1*C5_30;

    /* Coriolis terms of joint 'panda_joint7' */
    const double C6_0 = 0.0032806082595733164*v6_0;
    const double C6_1 = 0.0032806082595733164*v6_2;
    const double C6_2 = 0.001320514136461655*v6_1 - 0.0010874235301481356*v6_0 - (L6_16 - L6_22);
    const double C6_3 = 0.0010874235301481356*v6_1 - (L6_10 - L6_13);
    const double C6_4 = L6_20 - (0.001535882372017312*v6_1 + 0.0003863308944437672*v6_0 + L6_18);
    const double C6_5 = L6_16 + L6_22;
    const double C6_6 = L6_10 + L6_13;
    const double C6_7 = c6*C6_1;
    const double C6_8 = s6*C6_1;
    const double C6_9 = c6*C6_2 + s6*C6_3;
    const double C6_10 = C6_4 - 0.088*C6_8;
    const double C6_11 = s6*C6_2 - c6*C6_3 + 0.00028869352684245185*v6_0;
    const double C6_12 = c6*C6_5 - s6*C6_6;
    const double C6_13 = s6*C6_5 + c6*C6_6;
    const double C6_14 = C5_0 - (R5_6*v5_1 + M6_0*v5_0) + C6_13;
    const double C6_15 = c5*C6_7 + s5*C6_0;
    const double C6_16 = s5*C6_7 - c5*C6_0;
    const double C6_17 = c5*C6_9 + s5*C6_10;
    const double C6_18 = s5*C6_9 - c5*C6_10;
    const double C6_19 = c5*C6_12 + s5*L6_20;
    const double C6_20 = s5*C6_12 - c5*L6_20;
    const double C6_21 = C6_20 - (M6_3*v4_1 - R5_7*v4_0 - (M6_1*v4_7 + R5_0*v4_6));
    const double C6_22 = c4*C6_15 + s4*C6_8;
    const double C6_23 = s4*C6_15 - c4*C6_8;
    const double C6_24 = 0.0825*C6_23;
    const double C6_25 = c4*C6_17 + s4*C6_11 + 0.384*C6_23;
    const double C6_26 = C6_18 + C6_24;
    const double C6_27 = s4*C6_17 - c4*C6_11 - (0.0825*C6_16 + 0.384*C6_22);
    const double C6_28 = c4*C6_19 + s4*C6_13;
    const double C6_29 = s4*C6_19 - c4*C6_13;
    const double C6_30 = M6_7*v3_1 + M6_8*v3_0 - (M6_4*v3_6 + M6_2*v3_5) + C6_29;
    const double C6_31 = c3*C6_22 - s3*C6_16;
    const double C6_32 = c3*C6_25 - s3*C6_26;
    const double C6_33 = C6_27 + 0.0825*(s3*C6_22 + c3*C6_16);
    const double C6_34 = C6_24 - (s3*C6_25 + c3*C6_26);
    const double C6_35 = c3*C6_28 - s3*C6_20;
    const double C6_36 = s3*C6_28 + c3*C6_20;
    const double C6_37 = C6_36 - (M6_10*v2_1 + M6_12*v2_0 - (M6_9*v2_6 + M6_5*v2_5));
    const double C6_38 = c2*C6_32 - s2*C6_33 + 0.316*(s2*C6_31 + c2*C6_23);
    const double C6_39 = s2*C6_32 + c2*C6_33 - 0.316*(c2*C6_31 - s2*C6_23);
    const double C6_40 = s2*C6_35 + c2*C6_29 + (M6_14*v1_1 + M6_13*v1_0);
    const double C6_41 = s1*C6_38 + c1*C6_34;
    const double C6_42 = s1*(c2*C6_35 - s2*C6_29) - c1*C6_36;

    C[0] = -L0_0;
    C[1] = C1_3;
    C[2] = -C2_11;
    C[3] = C3_19;
    C[4] = -C4_29;
    C[5] = -C5_35;
    C[6] = -C6_41;
    C[7] = -C1_4;
    C[8] = C1_1;
    C[9] = C2_9;
    C[10] = -C3_17;
    C[11] = C4_27;
    C[12] = C5_33;
    C[13] = C6_39;
    C[14] = -C2_12;
    C[15] = C2_10;
    C[16] = C2_3;
    C[17] = -C3_12;
    C[18] = C4_22;
    C[19] = C5_28;
    C[20] = -C6_34;
    C[21] = C3_20;
    C[22] = -C3_18;
    C[23] = -C3_15;
    C[24] = -C3_4;
    C[25] = -C4_15;
    C[26] = -C5_21;
    C[27] = -C6_27;
    C[28] = -C4_30;
    C[29] = C4_28;
    C[30] = C4_25;
    C[31] = -C4_18;
    C[32] = C4_5;
    C[33] = C5_12;
    C[34] = C6_18;
    C[35] = C5_36;
    C[36] = -C5_34;
    C[37] = -C5_31;
    C[38] = C5_24;
    C[39] = -C5_15;
    C[40] = C5_4;
    C[41] = C6_11;
    C[42] = -C6_42;
    C[43] = C6_40;
    C[44] = C6_37;
    C[45] = -C6_30;
    C[46] = C6_21;
    C[47] = C6_14;
    C[48] = C6_4;
}

void panda_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    for (size_t state = 0; state < count; ++state) {
        panda_coriolis_matrix(q + 7*state, qd + 7*state, C + 49*state);
    }
}

void panda_forward_dynamics(
    const double q[7], const double qd[7], const double tau[7], double qdd[7])
{
    const double q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6];
    const double tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const double tau5 = tau[5], tau6 = tau[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    /* elimination of 'panda_joint7' */
    const double U6_0 = 149.60760989322966*M6_17;
    const double U6_1 = 149.60760989322966*M6_16;
    const double U6_2 = 149.60760989322966*M6_14;
    const double U6_3 = 149.60760989322966*M6_10;
    const double U6_4 = 149.60760989322966*M6_4;
    const double U6_5 = 149.60760989322966*R5_7;
    const double U6_6 = R0_2 - M6_17*U6_0;
    const double U6_7 = R0_1 - M6_17*U6_1;
    const double U6_8 = R1_9 - M6_16*U6_1;
    const double U6_9 = M2_0 - M6_17*U6_2;
    const double U6_10 = R1_7 - M6_16*U6_2;
    const double U6_11 = R2_14 + M6_14*U6_2;
    const double U6_12 = M3_3 - M6_17*U6_3;
    const double U6_13 = M3_1 - M6_16*U6_3;
    const double U6_14 = R2_8 - M6_14*U6_3;
    const double U6_15 = R3_17 - M6_10*U6_3;
    const double U6_16 = M4_9 + M6_17*U6_4;
    const double U6_17 = M4_8 + M6_16*U6_4;
    const double U6_18 = M4_6 - M6_14*U6_4;
    const double U6_19 = R3_13 + M6_10*U6_4;
    const double U6_20 = R4_12 - M6_4*U6_4;
    const double U6_21 = M5_12 - M6_17*U6_5;
    const double U6_22 = M5_11 - M6_16*U6_5;
    const double U6_23 = M5_9 + M6_14*U6_5;
    const double U6_24 = M5_5 - M6_10*U6_5;
    const double U6_25 = R4_8 - M6_4*U6_5;
    const double U6_26 = R5_13 + R5_7*U6_5;

    /* elimination of 'panda_joint6' */
    const double U5_0 = 1.0/U6_26;
    const double U5_1 = U6_21*U5_0;
    const double U5_2 = U6_22*U5_0;
    const double U5_3 = U6_23*U5_0;
    const double U5_4 = U6_24*U5_0;
    const double U5_5 = U6_25*U5_0;
    const double U5_6 = U6_6 + U6_21*U5_1;
    const double U5_7 = U6_7 + U6_21*U5_2;
    const double U5_8 = U6_8 + U6_22*U5_2;
    const double U5_9 = U6_9 - U6_21*U5_3;
    const double U5_10 = U6_10 - U6_22*U5_3;
    const double U5_11 = U6_11 - U6_23*U5_3;
    const double U5_12 = U6_12 + U6_21*U5_4;
    const double U5_13 = U6_13 + U6_22*U5_4;
    const double U5_14 = U6_14 - U6_23*U5_4;
    const double U5_15 = U6_15 + U6_24*U5_4;
    const double U5_16 = U6_16 - U6_21*U5_5;
    const double U5_17 = U6_17 - U6_22*U5_5;
    const double U5_18 = U6_18 - U6_23*U5_5;
    const double U5_19 = U6_19 - U6_24*U5_5;
    const double U5_20 = U6_20 + U6_25*U5_5;

    /* elimination of 'panda_joint5' */
    const double U4_0 = 1.0/U5_20;
    const double U4_1 = U5_16*U4_0;
    const double U4_2 = U5_17*U4_0;
    const double U4_3 = U5_18*U4_0;
    const double U4_4 = U5_19*U4_0;
    const double U4_5 = U5_6 - U5_16*U4_1;
    const double U4_6 = U5_7 - U5_16*U4_2;
    const double U4_7 = U5_8 - U5_17*U4_2;
    const double U4_8 = U5_9 + U5_16*U4_3;
    const double U4_9 = U5_10 + U5_17*U4_3;
    const double U4_10 = U5_11 + U5_18*U4_3;
    const double U4_11 = U5_12 - U5_16*U4_4;
    const double U4_12 = U5_13 - U5_17*U4_4;
    const double U4_13 = U5_14 + U5_18*U4_4;
    const double U4_14 = U5_15 - U5_19*U4_4;

    /* elimination of 'panda_joint4' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_5 - U4_11*U3_1;
    const double U3_5 = U4_6 - U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 - U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 + U4_13*U3_3;

    /* elimination of 'panda_joint3' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 + U3_7*U2_2;
    const double U2_5 = U3_6 + U3_8*U2_2;

    /* elimination of 'panda_joint2' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'panda_joint1' */
    const double U0_0 = 1.0/U1_2;

    /* motion of 'panda_link2' */
    const double v1_0 = s1*qd0;
    const double v1_1 = c1*qd0;
    const double v1_2 = 9.81*s1;
    const double v1_3 = 9.81*c1;
    const double v1_4 = qd1*v1_1;
    const double v1_5 = qd1*v1_0;
    const double v1_6 = v1_0*v1_0;
    const double v1_7 = v1_1*v1_1;
    const double v1_8 = qd1*qd1;
    const double v1_9 = v1_0*v1_1;
    const double v1_10 = v1_6 + v1_8;

    /* motion of 'panda_link3' */
    const double v2_0 = c2*v1_0 - s2*qd1;
    const double v2_1 = s2*v1_0 + c2*qd1;
    const double v2_2 = v1_3 - 0.316*v1_10;
    const double v2_3 = qd2 + v1_1;
    const double v2_4 = v2_0*v2_0;
    const double v2_5 = v2_1*v2_1;
    const double v2_6 = v2_3*v2_3;
    const double v2_7 = v2_0*v2_1;
    const double v2_8 = v2_0*v2_3;
    const double v2_9 = v2_1*v2_3;
    const double v2_10 = v2_5 + v2_6;
    const double v2_11 = v2_4 + v2_6;

    /* motion of 'panda_link4' */
    const double v3_0 = c3*v2_0 - s3*v2_3;
    const double v3_1 = s3*v2_0 + c3*v2_3;
    const double v3_2 = qd3 - v2_1;
    const double v3_3 = v3_0*v3_0;
    const double v3_4 = v3_1*v3_1;
    const double v3_5 = v3_2*v3_2;
    const double v3_6 = v3_0*v3_1;
    const double v3_7 = v3_0*v3_2;
    const double v3_8 = v3_1*v3_2;
    const double v3_9 = v3_4 + v3_5;
    const double v3_10 = v3_3 + v3_5;

    /* motion of 'panda_link5' */
    const double v4_0 = c4*v3_0 + s4*v3_2;
    const double v4_1 = s4*v3_0 - c4*v3_2;
    const double v4_2 = qd4 + v3_1;
    const double v4_3 = v4_0*v4_0;
    const double v4_4 = v4_1*v4_1;
    const double v4_5 = v4_2*v4_2;
    const double v4_6 = v4_0*v4_1;
    const double v4_7 = v4_0*v4_2;
    const double v4_8 = v4_1*v4_2;
    const double v4_9 = v4_4 + v4_5;
    const double v4_10 = v4_3 + v4_5;

    /* motion of 'panda_link6' */
    const double v5_0 = c5*v4_0 - s5*v4_2;
    const double v5_1 = s5*v4_0 + c5*v4_2;
    const double v5_2 = qd5 - v4_1;
    const double v5_3 = v5_0*v5_0;
    const double v5_4 = v5_1*v5_1;
    const double v5_5 = v5_2*v5_2;
    const double v5_6 = v5_0*v5_1;
    const double v5_7 = v5_0*v5_2;
    const double v5_8 = v5_1*v5_2;
    const double v5_9 = v5_4 + v5_5;
    const double v5_10 = v5_3 + v5_5;

    /* motion of 'panda_link7' */
    const double v6_0 = c6*v5_0 - s6*v5_2;
    const double v6_1 = s6*v5_0 + c6*v5_2;
    const double v6_2 = qd6 - v5_1;
    const double v6_3 = v6_0*v6_0;
    const double v6_4 = v6_1*v6_1;
    const double v6_5 = v6_2*v6_2;
    const double v6_6 = v6_0*v6_1;
    const double v6_7 = v6_0*v6_2;
    const double v6_8 = v6_1*v6_2;
    const double v6_9 = v6_4 + v6_5;

    /* force on 'panda_link7' */
    const double f6_0 = 0.0032806082595733164*v6_9;

    /* friction */
    const double fric_0 = 0.003*qd0;
    const double fric_1 = 0.003*qd1;
    const double fric_2 = 0.003*qd2;
    const double fric_3 = 0.003*qd3;
    const double fric_4 = 0.003*qd4;
    const double fric_5 = 0.003*qd5;
    const double fric_6 = 0.003*qd6;

    /* motion of 'panda_link3' */
    const double v2_12 = 0.632*v1_4;
    const double v2_13 = v1_2 + 0.316*v1_9;
    const double v2_14 = c2*v2_13 - s2*v2_12;
    const double v2_15 = s2*v2_13 + c2*v2_12;
    const double v2_16 = qd2*v2_1 - c2*v1_4;
    const double v2_17 = qd2*v2_0 + s2*v1_4;
    const double v2_18 = v1_5 - v2_7;
    const double v2_19 = v2_8 - v2_17;
    const double v2_20 = v1_5 + v2_7;
    const double v2_21 = v2_9 - v2_16;
    const double v2_22 = v2_8 + v2_17;
    const double v2_23 = v2_9 + v2_16;

    /* motion of 'panda_link4' */
    const double v3_11 = 0.0825*v2_10 + v2_14;
    const double v3_12 = v2_15 - 0.0825*v2_20;
    const double v3_13 = v2_2 - 0.0825*v2_22;
    const double v3_14 = c3*v3_11 - s3*v3_13;
    const double v3_15 = s3*v3_11 + c3*v3_13;
    const double v3_16 = c3*v2_16 - s3*v1_5 + qd3*v3_1;
    const double v3_17 = qd3*v3_0 - (s3*v2_16 + c3*v1_5);
    const double v3_18 = v3_6 - v2_17;
    const double v3_19 = v3_7 - v3_17;
    const double v3_20 = v3_6 + v2_17;
    const double v3_21 = v3_8 - v3_16;
    const double v3_22 = v3_7 + v3_17;
    const double v3_23 = v3_8 + v3_16;

    /* motion of 'panda_link5' */
    const double v4_11 = v3_14 - (0.0825*v3_9 - 0.384*v3_18);
    const double v4_12 = v3_15 - (0.384*v3_10 - 0.0825*v3_20);
    const double v4_13 = v3_12 - (0.0825*v3_22 + 0.384*v3_23);
    const double v4_14 = c4*v4_11 - s4*v4_13;
    const double v4_15 = s4*v4_11 + c4*v4_13;
    const double v4_16 = c4*v3_16 + s4*v2_17 + qd4*v4_1;
    const double v4_17 = qd4*v4_0 - (s4*v3_16 - c4*v2_17);
    const double v4_18 = v4_6 + v3_17;
    const double v4_19 = v4_7 - v4_17;
    const double v4_20 = v4_6 - v3_17;
    const double v4_21 = v4_8 - v4_16;
    const double v4_22 = v4_7 + v4_17;
    const double v4_23 = v4_8 + v4_16;

    /* motion of 'panda_link6' */
    const double v5_11 = c5*v4_14 - s5*v4_12;
    const double v5_12 = s5*v4_14 + c5*v4_12;
    const double v5_13 = c5*v4_16 + s5*v3_17 + qd5*v5_1;
    const double v5_14 = qd5*v5_0 - (s5*v4_16 - c5*v3_17);
    const double v5_15 = v5_6 - v4_17;
    const double v5_16 = v5_7 - v5_14;
    const double v5_17 = v5_6 + v4_17;
    const double v5_18 = v5_8 - v5_13;
    const double v5_19 = v5_7 + v5_14;
    const double v5_20 = v5_8 + v5_13;

    /* motion of 'panda_link7' */
    const double v6_10 = v5_12 - 0.088*v5_17;
    const double v6_11 = s6*(0.088*v5_9 + v5_11) - c6*(v4_15 + 0.088*v5_19);
    const double v6_12 = c6*v5_13 - s6*v4_17 + qd6*v6_1;
    const double v6_13 = qd6*v6_0 - (s6*v5_13 + c6*v4_17);
    const double v6_14 = v6_6 - v5_14;
    const double v6_15 = v6_7 - v6_13;
    const double v6_16 = v6_6 + v5_14;
    const double v6_17 = v6_8 - v6_12;
    const double v6_18 = v6_7 + v6_13;
    const double v6_19 = v6_8 + v6_12;

    /* force on 'panda_link7' */
    const double f6_1 = 0.0032806082595733164*v6_16;
    const double f6_2 = 0.0032806082595733164*v6_18;
    const double f6_3 = 0.001535882372017312*v6_16;
    const double f6_4 = 0.0010874235301481356*v6_18;
    const double f6_5 = 0.006684151967360946*v6_8 + 0.001320514136461655*v6_12 + f6_3 - f6_4;
    const double f6_6 = 0.0003863308944437672*(v6_4 - v6_5) - f6_5;
    const double f6_7 = 0.0003863308944437672*v6_14;
    const double f6_8 = 0.005363637830899291*v6_7 - 0.0010874235301481356*v6_19 - f6_7;
    const double f6_9 = 0.0003863308944437672*v6_15;
    const double f6_10 = 0.001535882372017312*v6_17;
    const double f6_11 = 0.001320514136461655*v6_6 - 0.006684151967360946*v5_14 + f6_9 + f6_10;
    const double f6_12 = 0.0032806082595733164*v6_11;
    const double f6_13 = 0.001535882372017312*(v6_3 - v6_5) + f6_8 + 0.0032806082595733164*v6_10;
    const double f6_14 = 0.0010874235301481356*(v6_3 - v6_4) - f6_11 - f6_12;
    const double f6_15 = c6*f6_0 - s6*f6_1;
    const double f6_16 = s6*f6_0 + c6*f6_1;
    const double f6_17 = c6*f6_6 + s6*f6_13;
    const double f6_18 = f6_14 + 0.088*f6_16;
    const double f6_19 = s6*f6_6 - c6*f6_13 - 0.00028869352684245185*v6_18;

    /* force on 'panda_link6' */
    const double f5_0 = 0.231847552695*v5_9 - 0.173804705569*v5_15 + f6_15;
    const double f5_1 = 0.173804705569*v5_10 - 0.231847552695*v5_17 + f6_2;
    const double f5_2 = 0.231847552695*v5_19 + 0.173804705569*v5_20 + f6_16;
    const double f5_3 = 0.000103758917218685*v5_17;
    const double f5_4 = 0.014748570382675316*v5_19;
    const double f5_5 = 0.053138496831697093*v5_8 + 0.010093986090521983*v5_13 + f5_3 + f5_4;
    const double f5_6 = 9.3569097314605e-05*v5_15;
    const double f5_7 = 0.04304451074117511*v5_7 + 0.014748570382675316*v5_20 + f5_6;
    const double f5_8 = 9.3569097314605e-05*v5_16;
    const double f5_9 = 0.000103758917218685*v5_18;
    const double f5_10 = 0.010093986090521983*v5_6 - 0.053138496831697093*v4_17 - f5_8 + f5_9;
    const double f5_11 = 0.231847552695*v5_12 - 0.173804705569*v5_11;
    const double f5_12 = 9.3569097314605e-05*(v5_4 - v5_5) + f5_5 + 0.173804705569*v4_15;
    const double f5_13 = f6_17 - f5_12;
    const double f5_14 = 0.000103758917218685*(v5_3 - v5_5) + f5_7 + 0.231847552695*v4_15 + f6_18;
    const double f5_15 = f6_19 - (0.014748570382675316*(v5_3 - v5_4) + f5_10 + f5_11);
    const double f5_16 = c5*f5_0 + s5*f5_1;
    const double f5_17 = s5*f5_0 - c5*f5_1;
    const double f5_18 = c5*f5_13 + s5*f5_14;
    const double f5_19 = s5*f5_13 - c5*f5_14;

    /* force on 'panda_link5' */
    const double f4_0 = f5_16 - (0.014653732538*v4_9 - 0.067870631425*v4_18);
    const double f4_1 = f5_2 - (0.067870631425*v4_10 - 0.014653732538*v4_20);
    const double f4_2 = f5_17 - (0.014653732538*v4_22 + 0.067870631425*v4_23);
    const double f4_3 = 0.004600245517563106*v4_20;
    const double f4_4 = 0.00151524447332703*v4_22;
    const double f4_5 = 0.033018599263935515*v4_8 + 0.030116287133882085*v4_16 + f4_3 - f4_4;
    const double f4_6 = 0.00216405205209813*v4_18;
    const double f4_7 = 0.002902312130053428*v4_7 - 0.00151524447332703*v4_23 + f4_6;
    const double f4_8 = 0.00216405205209813*v4_19;
    const double f4_9 = 0.004600245517563106*v4_21;
    const double f4_10 = 0.030116287133882085*v4_6 + 0.033018599263935515*v3_17 - f4_8 + f4_9;
    const double f4_11 = 0.014653732538*v4_15 - 0.067870631425*v4_14;
    const double f4_12 = 0.00216405205209813*(v4_4 - v4_5) + f4_5 + 0.067870631425*v4_12;
    const double f4_13 = 0.004600245517563106*(v4_3 - v4_5) + f4_7 + 0.014653732538*v4_12;
    const double f4_14 = f5_18 - f4_12;
    const double f4_15 = f5_15 + f4_13;
    const double f4_16 = 0.00151524447332703*(v4_3 - v4_4) - f4_10 + f4_11 + f5_19;
    const double f4_17 = c4*f4_0 + s4*f4_1;
    const double f4_18 = s4*f4_0 - c4*f4_1;
    const double f4_19 = c4*f4_14 + s4*f4_15 - 0.384*f4_18;
    const double f4_20 = f4_16 - 0.0825*f4_18;
    const double f4_21 = s4*f4_14 - c4*f4_15 + (0.0825*f4_2 + 0.384*f4_17);

    /* force on 'panda_link4' */
    const double f3_0 = f4_17 - (0.55278027465*v3_9 - 2.012523553603*v3_18);
    const double f3_1 = 2.012523553603*v3_10 - 0.55278027465*v3_20 + f4_2;
    const double f3_2 = 0.55278027465*v3_22 + 2.012523553603*v3_23 + f4_18;
    const double f3_3 = 0.0039053550262761*v3_20;
    const double f3_4 = 0.16284087268546085*v3_22;
    const double f3_5 = 0.749763367252814*v3_8 + 0.647723094939183*v3_16 - f3_3 + f3_4;
    const double f3_6 = 0.00164448757736927*v3_18;
    const double f3_7 = 0.102040272313631*v3_7 + 0.16284087268546085*v3_23 - f3_6;
    const double f3_8 = 0.00164448757736927*v3_19;
    const double f3_9 = 0.0039053550262761*v3_21;
    const double f3_10 = 0.647723094939183*v3_6 - 0.749763367252814*v2_17 + f3_8 - f3_9;
    const double f3_11 = 0.55278027465*v3_15 - 2.012523553603*v3_14;
    const double f3_12 = 0.00164448757736927*(v3_4 - v3_5) - f3_5 + 2.012523553603*v3_12 + f4_19;
    const double f3_13 = 0.0039053550262761*(v3_3 - v3_5) - f3_7 + 0.55278027465*v3_12 + f4_20;
    const double f3_14 = 0.16284087268546085*(v3_3 - v3_4) + f3_10 - f3_11 + f4_21;
    const double f3_15 = c3*f3_0 - s3*f3_1;
    const double f3_16 = c3*f3_12 - s3*f3_13;
    const double f3_17 = f3_14 - 0.0825*(s3*f3_0 + c3*f3_1);
    const double f3_18 = s3*f3_12 + c3*f3_13 + 0.0825*f3_2;

    /* force on 'panda_link3' */
    const double f2_0 = 0.746857959872*v2_10 - 0.028227094878*v2_18 + f3_15;
    const double f2_1 = 0.028227094878*v2_11 + 0.746857959872*v2_20 + f3_2;
    const double f2_2 = 0.005487648106562256*v2_20;
    const double f2_3 = 0.000121912420950744*v2_22;
    const double f2_4 = 0.13480070614822143*v2_9 + 0.01159586409516604*v2_16 + f2_2 - f2_3;
    const double f2_5 = 0.004377257121839584*v2_18;
    const double f2_6 = 0.12320484205305539*v2_8 - 0.000121912420950744*v2_23 + f2_5;
    const double f2_7 = 0.004377257121839584*v2_19;
    const double f2_8 = 0.005487648106562256*v2_21;
    const double f2_9 = 0.01159586409516604*v2_7 - 0.13480070614822143*v1_5 + f2_7 + f2_8;
    const double f2_10 = 0.746857959872*v2_15 + 0.028227094878*v2_14;
    const double f2_11 = 0.028227094878*v2_2 - (0.004377257121839584*(v2_5 - v2_6) - f2_4);
    const double f2_12 = 0.746857959872*v2_2 - (0.005487648106562256*(v2_4 - v2_6) + f2_6);
    const double f2_13 = f3_16 - f2_11;
    const double f2_14 = f3_17 + f2_12;
    const double f2_15 = 0.000121912420950744*(v2_4 - v2_5) - f2_9 - f2_10 + f3_18;
    const double f2_16 = c2*f2_13 - s2*f2_14 - 0.316*(s2*f2_0 + c2*f2_1);
    const double f2_17 = s2*f2_13 + c2*f2_14 + 0.316*(c2*f2_0 - s2*f2_1);

    /* force on 'panda_link2' */
    const double f1_0 = 0.00796671776787104*v1_5;
    const double f1_1 = 2.187528964516817*v1_4 - 0.01026110182100817*v1_9 + f1_0;
    const double f1_2 = 0.0007689361029464*v1_9;
    const double f1_3 = 0.04615576498986361*v1_5 + 0.00796671776787104*v1_4 - f1_2;
    const double f1_4 = 1.0706865997634767*v1_9 + 0.00398335888393552*(v1_6 - v1_7);
    const double f1_5 = f2_17 - (0.01993386669246*c1 - 32.80954542685272*s1 - f1_4);
    const double f1_6 = c1*(f2_15 - (0.01026110182100817*(v1_6 - v1_8) - f1_3));
    const double f1_7 = s1*(f2_16 - (0.0007689361029464*(v1_7 - v1_8) - f1_1)) - f1_6;

    const double t_0 = fric_0 - tau0 + f1_7;
    const double t_1 = f1_5 - (fric_1 - tau1);
    const double t_2 = f2_15 - (fric_2 - tau2);
    const double t_3 = fric_3 - tau3 + f3_14;
    const double t_4 = f4_16 - (fric_4 - tau4);
    const double t_5 = f5_15 - (fric_5 - tau5);
    const double t_6 = f6_14 - (fric_6 - tau6);

    /* solve with U */
    const double y_0 = t_5 + U6_5*t_6;
    const double y_1 = t_4 + U5_5*y_0 + U6_4*t_6;
    const double y_2 = t_3 + U4_4*y_1 + U5_4*y_0 + U6_3*t_6;
    const double y_3 = t_2 - U3_3*y_2 - U4_3*y_1 - U5_3*y_0 + U6_2*t_6;
    const double y_4 = t_1 + U2_2*y_3 - U3_2*y_2 + U4_2*y_1 + U5_2*y_0 + U6_1*t_6;
    const double y_5 = t_0 - U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*y_1 + U5_1*y_0 + U6_0*t_6;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_5;
    const double x_1 = U1_0*y_4 - U1_1*x_0;
    const double x_2 = U2_0*y_3 - U2_1*x_0 - U2_2*x_1;
    const double x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 + U3_3*x_2;
    const double x_4 = U4_0*y_1 + U4_1*x_0 + U4_2*x_1 + U4_3*x_2 + U4_4*x_3;
    const double x_5 = U5_0*y_0 - U5_1*x_0 - U5_2*x_1 - U5_3*x_2 - U5_4*x_3 - U5_5*x_4;
    const double x_6 = 149.60760989322966*t_6 + U6_0*x_0 + U6_1*x_1 - U6_2*x_2 + U6_3*x_3;
    const double x_7 = x_6 + U6_4*x_4 - U6_5*x_5;

    qdd[0] = -x_0;
    qdd[1] = x_1;
    qdd[2] = -x_2;
    qdd[3] = -x_3;
    qdd[4] = x_4;
    qdd[5] = -x_5;
    qdd[6] = x_7;
}

void panda_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        panda_forward_dynamics(q + 7*state, qd + 7*state, tau + 7*state, qdd + 7*state);
    }
}

void panda_pose_panda_hand_tcp(const double q[7], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* frame of 'panda_link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double o2_0 = c2*o1_0 - s0*s2;
    const double o2_1 = s2*o1_0 + s0*c2;
    const double o2_2 = c2*o1_2 + c0*s2;
    const double o2_3 = s2*o1_2 - c0*c2;
    const double o2_4 = s1*c2;
    const double o2_5 = s1*s2;
    const double o2_6 = 0.316*o1_1;
    const double o2_7 = 0.316*o1_3;
    const double o2_8 = 0.316*c1;

    /* frame of 'panda_link4' in the base */
    const double o3_0 = c3*o2_0 + s3*o1_1;
    const double o3_1 = s3*o2_0 - c3*o1_1;
    const double o3_2 = c3*o2_2 + s3*o1_3;
    const double o3_3 = s3*o2_2 - c3*o1_3;
    const double o3_4 = c3*o2_4 - c1*s3;
    const double o3_5 = s3*o2_4 + c1*c3;

    /* frame of 'panda_link5' in the base */
    const double o4_0 = c4*o3_0 - s4*o2_1;
    const double o4_1 = s4*o3_0 + c4*o2_1;
    const double o4_2 = c4*o3_2 - s4*o2_3;
    const double o4_3 = s4*o3_2 + c4*o2_3;
    const double o4_4 = c4*o3_4 - s4*o2_5;
    const double o4_5 = s4*o3_4 + c4*o2_5;
    const double o4_6 = 0.384*o3_1;
    const double o4_7 = 0.384*o3_3;
    const double o4_8 = 0.384*o3_5;

    /* frame of 'panda_link6' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of 'panda_link7' in the base */
    const double o6_0 = c6*o5_0 + s6*o4_1;
    const double o6_1 = s6*o5_0 - c6*o4_1;
    const double o6_2 = c6*o5_2 + s6*o4_3;
    const double o6_3 = s6*o5_2 - c6*o4_3;
    const double o6_4 = c6*o5_4 + s6*o4_5;
    const double o6_5 = s6*o5_4 - c6*o4_5;
    const double o6_6 = 0.088*o5_0;
    const double o6_7 = 0.088*o5_2;
    const double o6_8 = 0.088*o5_4;

    /* frame of tool 'panda_hand_tcp' */
    const double tool_0 = 0.11621244882627836*o6_0 + 0.9932243788479014*o6_1;
    const double tool_1 = 0.9932243788479014*o6_0 - 0.11621244882627836*o6_1;
    const double tool_2 = 0.11621244882627836*o6_2 + 0.9932243788479014*o6_3;
    const double tool_3 = 0.9932243788479014*o6_2 - 0.11621244882627836*o6_3;
    const double tool_4 = 0.11621244882627836*o6_4 + 0.9932243788479014*o6_5;
    const double tool_5 = 0.9932243788479014*o6_4 - 0.11621244882627836*o6_5;
    const double tool_6 = o2_6 + 0.0825*(o2_0 - o3_0) - o4_6 + o6_6 + 0.2104*o5_1;
    const double tool_7 = o2_7 + 0.0825*(o2_2 - o3_2) - o4_7 + o6_7 + 0.2104*o5_3;
    const double tool_8 = o2_8 + 0.333 + 0.0825*(o3_4 - o2_4) + o4_8 - o6_8 - 0.2104*o5_5;

    pose[0] = tool_0;
    pose[1] = tool_1;
    pose[2] = o5_1;
    pose[3] = tool_6;
    pose[4] = tool_2;
    pose[5] = tool_3;
    pose[6] = o5_3;
    pose[7] = tool_7;
    pose[8] = -tool_4;
    pose[9] = -tool_5;
    pose[10] = -o5_5;
    pose[11] = tool_8;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void panda_pose_panda_hand_tcp_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        panda_pose_panda_hand_tcp(q + 7*state, pose + 16*state);
    }
}

void panda_jacobian_panda_hand_tcp(const double q[7], double J[42])
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

    /* frame of 'panda_link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double o2_0 = c2*o1_0 - s0*s2;
    const double o2_1 = s2*o1_0 + s0*c2;
    const double o2_2 = c2*o1_2 + c0*s2;
    const double o2_3 = s2*o1_2 - c0*c2;
    const double o2_4 = s1*c2;
    const double o2_5 = s1*s2;
    const double o2_6 = 0.316*o1_1;
    const double o2_7 = 0.316*o1_3;
    const double o2_8 = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double o3_0 = c3*o2_0 + s3*o1_1;
    const double o3_1 = s3*o2_0 - c3*o1_1;
    const double o3_2 = c3*o2_2 + s3*o1_3;
    const double o3_3 = s3*o2_2 - c3*o1_3;
    const double o3_4 = c3*o2_4 - c1*s3;
    const double o3_5 = s3*o2_4 + c1*c3;
    const double o3_6 = o2_6 + 0.0825*o2_0;
    const double o3_7 = o2_7 + 0.0825*o2_2;
    const double o3_8 = o2_8 - 0.0825*o2_4;

    /* frame of 'panda_link5' in the base */
    const double o4_0 = c4*o3_0 - s4*o2_1;
    const double o4_1 = s4*o3_0 + c4*o2_1;
    const double o4_2 = c4*o3_2 - s4*o2_3;
    const double o4_3 = s4*o3_2 + c4*o2_3;
    const double o4_4 = c4*o3_4 - s4*o2_5;
    const double o4_5 = s4*o3_4 + c4*o2_5;
    const double o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1);
    const double o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3);
    const double o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8;

    /* frame of 'panda_link6' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of 'panda_link7' in the base */
    const double o6_0 = o4_6 + 0.088*o5_0;
    const double o6_1 = o4_7 + 0.088*o5_2;
    const double o6_2 = o4_8 - 0.088*o5_4;

    /* frame of tool 'panda_hand_tcp' */
    const double tool_0 = 0.2104*o5_1;
    const double tool_1 = 0.2104*o5_3;
    const double tool_2 = 0.2104*o5_5;
    const double tool_3 = o6_0 + tool_0;
    const double tool_4 = o6_1 + tool_1;
    const double tool_5 = o6_2 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 - 0.333;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*tool_4 + c0*tool_3;
    const double J_4 = o2_6 - tool_3;
    const double J_5 = o2_7 - tool_4;
    const double J_6 = o2_8 - tool_5;
    const double J_7 = o1_3*J_6 - c1*J_5;
    const double J_8 = c1*J_4 - o1_1*J_6;
    const double J_9 = o1_1*J_5 - o1_3*J_4;
    const double J_10 = o3_6 - tool_3;
    const double J_11 = o3_7 - tool_4;
    const double J_12 = o3_8 - tool_5;
    const double J_13 = o2_3*J_12 + o2_5*J_11;
    const double J_14 = o2_5*J_10 + o2_1*J_12;
    const double J_15 = o2_1*J_11 - o2_3*J_10;
    const double J_16 = o4_6 - tool_3;
    const double J_17 = o4_7 - tool_4;
    const double J_18 = o4_8 - tool_5;
    const double J_19 = o3_3*J_18 + o3_5*J_17;
    const double J_20 = o3_5*J_16 + o3_1*J_18;
    const double J_21 = o3_1*J_17 - o3_3*J_16;
    const double J_22 = o4_3*J_18 + o4_5*J_17;
    const double J_23 = o4_5*J_16 + o4_1*J_18;
    const double J_24 = o4_1*J_17 - o4_3*J_16;
    const double J_25 = o5_3*tool_2 - o5_5*tool_1;
    const double J_26 = o5_5*tool_0 - o5_1*tool_2;
    const double J_27 = o5_1*tool_1 - o5_3*tool_0;

    J[0] = 0.0;
    J[1] = -s0;
    J[2] = o1_1;
    J[3] = o2_1;
    J[4] = -o3_1;
    J[5] = o4_1;
    J[6] = o5_1;
    J[7] = 0.0;
    J[8] = c0;
    J[9] = o1_3;
    J[10] = o2_3;
    J[11] = -o3_3;
    J[12] = o4_3;
    J[13] = o5_3;
    J[14] = 1.0;
    J[15] = 0.0;
    J[16] = c1;
    J[17] = -o2_5;
    J[18] = o3_5;
    J[19] = -o4_5;
    J[20] = -o5_5;
    J[21] = -tool_4;
    J[22] = J_1;
    J[23] = -J_7;
    J[24] = -J_13;
    J[25] = J_19;
    J[26] = -J_22;
    J[27] = -J_25;
    J[28] = tool_3;
    J[29] = J_2;
    J[30] = -J_8;
    J[31] = J_14;
    J[32] = -J_20;
    J[33] = J_23;
    J[34] = -J_26;
    J[35] = 0.0;
    J[36] = -J_3;
    J[37] = -J_9;
    J[38] = -J_15;
    J[39] = J_21;
    J[40] = -J_24;
    J[41] = J_27;
}

void panda_jacobian_panda_hand_tcp_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        panda_jacobian_panda_hand_tcp(q + 7*state, J + 42*state);
    }
}

void panda_jacobian_rate_panda_hand_tcp(const double q[7], const double qd[7], double Jd[42])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6];

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

    /* frame of 'panda_link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double o2_0 = c2*o1_0 - s0*s2;
    const double o2_1 = s2*o1_0 + s0*c2;
    const double o2_2 = c2*o1_2 + c0*s2;
    const double o2_3 = s2*o1_2 - c0*c2;
    const double o2_4 = s1*c2;
    const double o2_5 = s1*s2;
    const double o2_6 = 0.316*o1_1;
    const double o2_7 = 0.316*o1_3;
    const double o2_8 = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double o3_0 = c3*o2_0 + s3*o1_1;
    const double o3_1 = s3*o2_0 - c3*o1_1;
    const double o3_2 = c3*o2_2 + s3*o1_3;
    const double o3_3 = s3*o2_2 - c3*o1_3;
    const double o3_4 = c3*o2_4 - c1*s3;
    const double o3_5 = s3*o2_4 + c1*c3;
    const double o3_6 = o2_6 + 0.0825*o2_0;
    const double o3_7 = o2_7 + 0.0825*o2_2;
    const double o3_8 = o2_8 - 0.0825*o2_4;

    /* frame of 'panda_link5' in the base */
    const double o4_0 = c4*o3_0 - s4*o2_1;
    const double o4_1 = s4*o3_0 + c4*o2_1;
    const double o4_2 = c4*o3_2 - s4*o2_3;
    const double o4_3 = s4*o3_2 + c4*o2_3;
    const double o4_4 = c4*o3_4 - s4*o2_5;
    const double o4_5 = s4*o3_4 + c4*o2_5;
    const double o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1);
    const double o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3);
    const double o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8;

    /* frame of 'panda_link6' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of 'panda_link7' in the base */
    const double o6_0 = o4_6 + 0.088*o5_0;
    const double o6_1 = o4_7 + 0.088*o5_2;
    const double o6_2 = o4_8 - 0.088*o5_4;

    /* frame of tool 'panda_hand_tcp' */
    const double tool_0 = 0.2104*o5_1;
    const double tool_1 = 0.2104*o5_3;
    const double tool_2 = 0.2104*o5_5;
    const double tool_3 = o6_0 + tool_0;
    const double tool_4 = o6_1 + tool_1;
    const double tool_5 = o6_2 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 - 0.333;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*tool_4 + c0*tool_3;
    const double J_4 = o2_6 - tool_3;
    const double J_5 = o2_7 - tool_4;
    const double J_6 = o2_8 - tool_5;
    const double J_7 = o1_3*J_6 - c1*J_5;
    const double J_8 = c1*J_4 - o1_1*J_6;
    const double J_9 = o1_1*J_5 - o1_3*J_4;
    const double J_10 = o3_6 - tool_3;
    const double J_11 = o3_7 - tool_4;
    const double J_12 = o3_8 - tool_5;
    const double J_13 = o2_3*J_12 + o2_5*J_11;
    const double J_14 = o2_5*J_10 + o2_1*J_12;
    const double J_15 = o2_1*J_11 - o2_3*J_10;
    const double J_16 = o4_6 - tool_3;
    const double J_17 = o4_7 - tool_4;
    const double J_18 = o4_8 - tool_5;
    const double J_19 = o3_3*J_18 + o3_5*J_17;
    const double J_20 = o3_5*J_16 + o3_1*J_18;
    const double J_21 = o3_1*J_17 - o3_3*J_16;
    const double J_22 = o4_3*J_18 + o4_5*J_17;
    const double J_23 = o4_5*J_16 + o4_1*J_18;
    const double J_24 = o4_1*J_17 - o4_3*J_16;
    const double J_25 = o5_3*tool_2 - o5_5*tool_1;
    const double J_26 = o5_5*tool_0 - o5_1*tool_2;
    const double J_27 = o5_1*tool_1 - o5_3*tool_0;

    /* angular velocities in base axes */
    const double w_0 = s0*qd1;
    const double w_1 = c0*qd1;
    const double w_2 = w_0 - qd2*o1_1;
    const double w_3 = w_1 + qd2*o1_3;
    const double w_4 = qd0 + c1*qd2;
    const double w_5 = w_2 - qd3*o2_1;
    const double w_6 = w_3 + qd3*o2_3;
    const double w_7 = w_4 - qd3*o2_5;
    const double w_8 = w_5 + qd4*o3_1;
    const double w_9 = w_6 - qd4*o3_3;
    const double w_10 = w_7 + qd4*o3_5;
    const double w_11 = w_8 - qd5*o4_1;
    const double w_12 = w_9 + qd5*o4_3;
    const double w_13 = w_10 - qd5*o4_5;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd6*J_25;
    const double Jd_1 = qd6*J_26;
    const double Jd_2 = qd6*J_27;
    const double Jd_3 = o5_5*w_12 + o5_3*w_13;
    const double Jd_4 = o5_1*w_13 - o5_5*w_11;
    const double Jd_5 = o5_3*w_11 + o5_1*w_12;
    const double Jd_6 = J_27*w_12 + J_26*w_13 + (o5_3*Jd_2 - o5_5*Jd_1);
    const double Jd_7 = J_25*w_13 - J_27*w_11 - (o5_5*Jd_0 - o5_1*Jd_2);
    const double Jd_8 = J_26*w_11 + J_25*w_12 - (o5_1*Jd_1 - o5_3*Jd_0);
    const double Jd_9 = Jd_0 + qd5*J_22;
    const double Jd_10 = Jd_1 - qd5*J_23;
    const double Jd_11 = Jd_2 - qd5*J_24;
    const double Jd_12 = o4_5*w_9 + o4_3*w_10;
    const double Jd_13 = o4_1*w_10 - o4_5*w_8;
    const double Jd_14 = o4_3*w_8 + o4_1*w_9;
    const double Jd_15 = J_24*w_9 + J_23*w_10 - (o4_3*Jd_11 - o4_5*Jd_10);
    const double Jd_16 = J_22*w_10 + J_24*w_8 - (o4_5*Jd_9 - o4_1*Jd_11);
    const double Jd_17 = J_23*w_8 - J_22*w_9 + (o4_1*Jd_10 - o4_3*Jd_9);
    const double Jd_18 = Jd_9 - qd4*J_19;
    const double Jd_19 = Jd_10 + qd4*J_20;
    const double Jd_20 = Jd_11 + qd4*J_21;
    const double Jd_21 = o3_5*w_6 + o3_3*w_7;
    const double Jd_22 = o3_1*w_7 - o3_5*w_5;
    const double Jd_23 = o3_3*w_5 + o3_1*w_6;
    const double Jd_24 = J_21*w_6 + J_20*w_7 - (o3_3*Jd_20 - o3_5*Jd_19);
    const double Jd_25 = J_19*w_7 + J_21*w_5 - (o3_5*Jd_18 - o3_1*Jd_20);
    const double Jd_26 = J_20*w_5 - J_19*w_6 + (o3_1*Jd_19 - o3_3*Jd_18);
    const double Jd_27 = Jd_18 + qd3*J_13;
    const double Jd_28 = Jd_19 - qd3*J_14;
    const double Jd_29 = Jd_20 - qd3*J_15;
    const double Jd_30 = o2_5*w_3 + o2_3*w_4;
    const double Jd_31 = o2_1*w_4 - o2_5*w_2;
    const double Jd_32 = o2_3*w_2 + o2_1*w_3;
    const double Jd_33 = J_15*w_3 + J_14*w_4 - (o2_3*Jd_29 - o2_5*Jd_28);
    const double Jd_34 = J_13*w_4 + J_15*w_2 - (o2_5*Jd_27 - o2_1*Jd_29);
    const double Jd_35 = J_14*w_2 - J_13*w_3 + (o2_1*Jd_28 - o2_3*Jd_27);
    const double Jd_36 = Jd_27 + qd2*J_7;
    const double Jd_37 = Jd_28 + qd2*J_8;
    const double Jd_38 = Jd_29 - qd2*J_9;
    const double Jd_39 = c1*w_1 - qd0*o1_3;
    const double Jd_40 = qd0*o1_1 + c1*w_0;
    const double Jd_41 = o1_3*w_0 + o1_1*w_1;
    const double Jd_42 = J_9*w_1 - qd0*J_8 - (o1_3*Jd_38 + c1*Jd_37);
    const double Jd_43 = qd0*J_7 + J_9*w_0 + (c1*Jd_36 + o1_1*Jd_38);
    const double Jd_44 = J_8*w_0 + J_7*w_1 - (o1_1*Jd_37 - o1_3*Jd_36);
    const double Jd_45 = Jd_36 - qd1*J_1;
    const double Jd_46 = Jd_37 - qd1*J_2;
    const double Jd_47 = Jd_38 - qd1*J_3;
    const double Jd_48 = c0*qd0;
    const double Jd_49 = s0*qd0;
    const double Jd_50 = s0*Jd_46 + c0*Jd_45;
    const double Jd_51 = qd0*J_2 - c0*Jd_47;
    const double Jd_52 = qd0*J_1 + s0*Jd_47;
    const double Jd_53 = Jd_45 + qd0*tool_4;
    const double Jd_54 = Jd_46 - qd0*tool_3;

    Jd[0] = 0.0;
    Jd[1] = -Jd_48;
    Jd[2] = Jd_39;
    Jd[3] = -Jd_30;
    Jd[4] = Jd_21;
    Jd[5] = -Jd_12;
    Jd[6] = -Jd_3;
    Jd[7] = 0.0;
    Jd[8] = -Jd_49;
    Jd[9] = Jd_40;
    Jd[10] = Jd_31;
    Jd[11] = -Jd_22;
    Jd[12] = Jd_13;
    Jd[13] = Jd_4;
    Jd[14] = 0.0;
    Jd[15] = 0.0;
    Jd[16] = -Jd_41;
    Jd[17] = -Jd_32;
    Jd[18] = Jd_23;
    Jd[19] = -Jd_14;
    Jd[20] = -Jd_5;
    Jd[21] = Jd_54;
    Jd[22] = -Jd_51;
    Jd[23] = -Jd_42;
    Jd[24] = -Jd_33;
    Jd[25] = Jd_24;
    Jd[26] = -Jd_15;
    Jd[27] = Jd_6;
    Jd[28] = -Jd_53;
    Jd[29] = Jd_52;
    Jd[30] = -Jd_43;
    Jd[31] = -Jd_34;
    Jd[32] = Jd_25;
    Jd[33] = -Jd_16;
    Jd[34] = -Jd_7;
    Jd[35] = 0.0;
    Jd[36] = Jd_50;
    Jd[37] = Jd_44;
    Jd[38] = -Jd_35;
    Jd[39] = Jd_26;
    Jd[40] = -Jd_17;
    Jd[41] = Jd_8;
}

void panda_jacobian_rate_panda_hand_tcp_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        panda_jacobian_rate_panda_hand_tcp(q + 7*state, qd + 7*state, Jd + 42*state);
    }
}

void panda_operational_inertia_inverse_panda_hand_tcp(const double q[7], double Omega[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    /* elimination of 'panda_joint7' */
    const double U6_0 = 149.60760989322966*M6_17;
    const double U6_1 = 149.60760989322966*M6_16;
    const double U6_2 = 149.60760989322966*M6_14;
    const double U6_3 = 149.60760989322966*M6_10;
    const double U6_4 = 149.60760989322966*M6_4;
    const double U6_5 = 149.60760989322966*R5_7;
    const double U6_6 = R0_2 - M6_17*U6_0;
    const double U6_7 = R0_1 - M6_17*U6_1;
    const double U6_8 = R1_9 - M6_16*U6_1;
    const double U6_9 = M2_0 - M6_17*U6_2;
    const double U6_10 = R1_7 - M6_16*U6_2;
    const double U6_11 = R2_14 + M6_14*U6_2;
    const double U6_12 = M3_3 - M6_17*U6_3;
    const double U6_13 = M3_1 - M6_16*U6_3;
    const double U6_14 = R2_8 - M6_14*U6_3;
    const double U6_15 = R3_17 - M6_10*U6_3;
    const double U6_16 = M4_9 + M6_17*U6_4;
    const double U6_17 = M4_8 + M6_16*U6_4;
    const double U6_18 = M4_6 - M6_14*U6_4;
    const double U6_19 = R3_13 + M6_10*U6_4;
    const double U6_20 = R4_12 - M6_4*U6_4;
    const double U6_21 = M5_12 - M6_17*U6_5;
    const double U6_22 = M5_11 - M6_16*U6_5;
    const double U6_23 = M5_9 + M6_14*U6_5;
    const double U6_24 = M5_5 - M6_10*U6_5;
    const double U6_25 = R4_8 - M6_4*U6_5;
    const double U6_26 = R5_13 + R5_7*U6_5;

    /* elimination of 'panda_joint6' */
    const double U5_0 = 1.0/U6_26;
    const double U5_1 = U6_21*U5_0;
    const double U5_2 = U6_22*U5_0;
    const double U5_3 = U6_23*U5_0;
    const double U5_4 = U6_24*U5_0;
    const double U5_5 = U6_25*U5_0;
    const double U5_6 = U6_6 + U6_21*U5_1;
    const double U5_7 = U6_7 + U6_21*U5_2;
    const double U5_8 = U6_8 + U6_22*U5_2;
    const double U5_9 = U6_9 - U6_21*U5_3;
    const double U5_10 = U6_10 - U6_22*U5_3;
    const double U5_11 = U6_11 - U6_23*U5_3;
    const double U5_12 = U6_12 + U6_21*U5_4;
    const double U5_13 = U6_13 + U6_22*U5_4;
    const double U5_14 = U6_14 - U6_23*U5_4;
    const double U5_15 = U6_15 + U6_24*U5_4;
    const double U5_16 = U6_16 - U6_21*U5_5;
    const double U5_17 = U6_17 - U6_22*U5_5;
    const double U5_18 = U6_18 - U6_23*U5_5;
    const double U5_19 = U6_19 - U6_24*U5_5;
    const double U5_20 = U6_20 + U6_25*U5_5;

    /* elimination of 'panda_joint5' */
    const double U4_0 = 1.0/U5_20;
    const double U4_1 = U5_16*U4_0;
    const double U4_2 = U5_17*U4_0;
    const double U4_3 = U5_18*U4_0;
    const double U4_4 = U5_19*U4_0;
    const double U4_5 = U5_6 - U5_16*U4_1;
    const double U4_6 = U5_7 - U5_16*U4_2;
    const double U4_7 = U5_8 - U5_17*U4_2;
    const double U4_8 = U5_9 + U5_16*U4_3;
    const double U4_9 = U5_10 + U5_17*U4_3;
    const double U4_10 = U5_11 + U5_18*U4_3;
    const double U4_11 = U5_12 - U5_16*U4_4;
    const double U4_12 = U5_13 - U5_17*U4_4;
    const double U4_13 = U5_14 + U5_18*U4_4;
    const double U4_14 = U5_15 - U5_19*U4_4;

    /* elimination of 'panda_joint4' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_5 - U4_11*U3_1;
    const double U3_5 = U4_6 - U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 - U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 + U4_13*U3_3;

    /* elimination of 'panda_joint3' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 + U3_7*U2_2;
    const double U2_5 = U3_6 + U3_8*U2_2;

    /* elimination of 'panda_joint2' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'panda_joint1' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'panda_link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double o2_0 = c2*o1_0 - s0*s2;
    const double o2_1 = s2*o1_0 + s0*c2;
    const double o2_2 = c2*o1_2 + c0*s2;
    const double o2_3 = s2*o1_2 - c0*c2;
    const double o2_4 = s1*c2;
    const double o2_5 = s1*s2;
    const double o2_6 = 0.316*o1_1;
    const double o2_7 = 0.316*o1_3;
    const double o2_8 = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double o3_0 = c3*o2_0 + s3*o1_1;
    const double o3_1 = s3*o2_0 - c3*o1_1;
    const double o3_2 = c3*o2_2 + s3*o1_3;
    const double o3_3 = s3*o2_2 - c3*o1_3;
    const double o3_4 = c3*o2_4 - c1*s3;
    const double o3_5 = s3*o2_4 + c1*c3;
    const double o3_6 = o2_6 + 0.0825*o2_0;
    const double o3_7 = o2_7 + 0.0825*o2_2;
    const double o3_8 = o2_8 - 0.0825*o2_4;

    /* frame of 'panda_link5' in the base */
    const double o4_0 = c4*o3_0 - s4*o2_1;
    const double o4_1 = s4*o3_0 + c4*o2_1;
    const double o4_2 = c4*o3_2 - s4*o2_3;
    const double o4_3 = s4*o3_2 + c4*o2_3;
    const double o4_4 = c4*o3_4 - s4*o2_5;
    const double o4_5 = s4*o3_4 + c4*o2_5;
    const double o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1);
    const double o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3);
    const double o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8;

    /* frame of 'panda_link6' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of 'panda_link7' in the base */
    const double o6_0 = o4_6 + 0.088*o5_0;
    const double o6_1 = o4_7 + 0.088*o5_2;
    const double o6_2 = o4_8 - 0.088*o5_4;

    /* frame of tool 'panda_hand_tcp' */
    const double tool_0 = 0.2104*o5_1;
    const double tool_1 = 0.2104*o5_3;
    const double tool_2 = 0.2104*o5_5;
    const double tool_3 = o6_0 + tool_0;
    const double tool_4 = o6_1 + tool_1;
    const double tool_5 = o6_2 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 - 0.333;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*tool_4 + c0*tool_3;
    const double J_4 = o2_6 - tool_3;
    const double J_5 = o2_7 - tool_4;
    const double J_6 = o2_8 - tool_5;
    const double J_7 = o1_3*J_6 - c1*J_5;
    const double J_8 = c1*J_4 - o1_1*J_6;
    const double J_9 = o1_1*J_5 - o1_3*J_4;
    const double J_10 = o3_6 - tool_3;
    const double J_11 = o3_7 - tool_4;
    const double J_12 = o3_8 - tool_5;
    const double J_13 = o2_3*J_12 + o2_5*J_11;
    const double J_14 = o2_5*J_10 + o2_1*J_12;
    const double J_15 = o2_1*J_11 - o2_3*J_10;
    const double J_16 = o4_6 - tool_3;
    const double J_17 = o4_7 - tool_4;
    const double J_18 = o4_8 - tool_5;
    const double J_19 = o3_3*J_18 + o3_5*J_17;
    const double J_20 = o3_5*J_16 + o3_1*J_18;
    const double J_21 = o3_1*J_17 - o3_3*J_16;
    const double J_22 = o4_3*J_18 + o4_5*J_17;
    const double J_23 = o4_5*J_16 + o4_1*J_18;
    const double J_24 = o4_1*J_17 - o4_3*J_16;
    const double J_25 = o5_3*tool_2 - o5_5*tool_1;
    const double J_26 = o5_5*tool_0 - o5_1*tool_2;
    const double J_27 = o5_1*tool_1 - o5_3*tool_0;

    /* solve with U */
    const double y_0 = o4_1 + U6_5*o5_1;
    const double y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1;
    const double y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1;
    const double y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1;
    const double y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1;
    const double y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1;
    const double y_6 = o4_3 + U6_5*o5_3;
    const double y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3;
    const double y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3;
    const double y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3;
    const double y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3;
    const double y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3;
    const double y_12 = o4_5 + U6_5*o5_5;
    const double y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5;
    const double y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5;
    const double y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5;
    const double y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5;
    const double y_17 = U6_0*o5_5;
    const double y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17;
    const double y_19 = J_22 + U6_5*J_25;
    const double y_20 = J_19 - U5_5*y_19 - U6_4*J_25;
    const double y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25;
    const double y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25;
    const double y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25;
    const double y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19;
    const double y_25 = y_24 - U6_0*J_25;
    const double y_26 = J_23 - U6_5*J_26;
    const double y_27 = J_20 - U5_5*y_26 + U6_4*J_26;
    const double y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26;
    const double y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26;
    const double y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26;
    const double y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26;
    const double y_32 = y_31 + U6_0*J_26;
    const double y_33 = J_24 - U6_5*J_27;
    const double y_34 = J_21 - U5_5*y_33 + U6_4*J_27;
    const double y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27;
    const double y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27;
    const double y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27;
    const double y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_11;
    const double Omega_1 = U1_0*y_10;
    const double Omega_2 = U2_0*y_9;
    const double Omega_3 = U3_0*y_8;
    const double Omega_4 = U4_0*y_7;
    const double Omega_5 = U5_0*y_6;
    const double Omega_6 = 149.60760989322966*o5_3;
    const double Omega_7 = U0_0*y_18;
    const double Omega_8 = U1_0*y_16;
    const double Omega_9 = U2_0*y_15;
    const double Omega_10 = U3_0*y_14;
    const double Omega_11 = U4_0*y_13;
    const double Omega_12 = U5_0*y_12;
    const double Omega_13 = 149.60760989322966*o5_5;
    const double Omega_14 = U0_0*y_25;
    const double Omega_15 = U1_0*y_23;
    const double Omega_16 = U2_0*y_22;
    const double Omega_17 = U3_0*y_21;
    const double Omega_18 = U4_0*y_20;
    const double Omega_19 = U5_0*y_19;
    const double Omega_20 = 149.60760989322966*J_25;
    const double Omega_21 = U0_0*y_32;
    const double Omega_22 = U1_0*y_30;
    const double Omega_23 = U2_0*y_29;
    const double Omega_24 = U3_0*y_28;
    const double Omega_25 = U4_0*y_27;
    const double Omega_26 = U5_0*y_26;
    const double Omega_27 = 149.60760989322966*J_26;
    const double Omega_28 = U0_0*y_38;
    const double Omega_29 = U1_0*y_37;
    const double Omega_30 = U2_0*y_36;
    const double Omega_31 = U3_0*y_35;
    const double Omega_32 = U4_0*y_34;
    const double Omega_33 = U5_0*y_33;
    const double Omega_34 = 149.60760989322966*J_27;
    const double Omega_35 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2;
    const double Omega_36 = Omega_35 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1;
    const double Omega_37 = y_1*Omega_4;
    const double Omega_38 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_37;
    const double Omega_39 = Omega_38 + y_0*Omega_5 - o5_1*Omega_6;
    const double Omega_40 = y_7*Omega_4;
    const double Omega_41 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_40;
    const double Omega_42 = Omega_41 - y_6*Omega_5 + o5_3*Omega_6;
    const double Omega_43 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10;
    const double Omega_44 = Omega_43 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13;
    const double Omega_45 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10;
    const double Omega_46 = Omega_45 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13;
    const double Omega_47 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10;
    const double Omega_48 = Omega_47 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13;
    const double Omega_49 = y_5*Omega_14 - y_4*Omega_15 + y_3*Omega_16 - y_2*Omega_17;
    const double Omega_50 = Omega_49 - y_1*Omega_18 + y_0*Omega_19 - o5_1*Omega_20;
    const double Omega_51 = y_11*Omega_14 - y_10*Omega_15 - y_9*Omega_16 + y_8*Omega_17;
    const double Omega_52 = Omega_51 + y_7*Omega_18 - y_6*Omega_19 + o5_3*Omega_20;
    const double Omega_53 = y_18*Omega_14 - y_16*Omega_15 - y_15*Omega_16 - y_14*Omega_17;
    const double Omega_54 = Omega_53 - y_13*Omega_18 + y_12*Omega_19 - o5_5*Omega_20;
    const double Omega_55 = y_25*Omega_14 + y_23*Omega_15 - y_22*Omega_16 + y_21*Omega_17;
    const double Omega_56 = Omega_55 + y_20*Omega_18 - y_19*Omega_19 + J_25*Omega_20;
    const double Omega_57 = y_5*Omega_21 + y_4*Omega_22 - y_3*Omega_23 - y_2*Omega_24;
    const double Omega_58 = Omega_57 - y_1*Omega_25 + y_0*Omega_26 + o5_1*Omega_27;
    const double Omega_59 = y_11*Omega_21 + y_10*Omega_22 + y_9*Omega_23 + y_8*Omega_24;
    const double Omega_60 = Omega_59 + y_7*Omega_25 - y_6*Omega_26 - o5_3*Omega_27;
    const double Omega_61 = y_18*Omega_21 + y_16*Omega_22 + y_15*Omega_23 - y_14*Omega_24;
    const double Omega_62 = Omega_61 - y_13*Omega_25 + y_12*Omega_26 + o5_5*Omega_27;
    const double Omega_63 = y_25*Omega_21 - y_23*Omega_22 + y_22*Omega_23 + y_21*Omega_24;
    const double Omega_64 = Omega_63 + y_20*Omega_25 - y_19*Omega_26 - J_25*Omega_27;
    const double Omega_65 = y_32*Omega_21 + y_30*Omega_22 - y_29*Omega_23 + y_28*Omega_24;
    const double Omega_66 = Omega_65 + y_27*Omega_25 - y_26*Omega_26 + J_26*Omega_27;
    const double Omega_67 = y_5*Omega_28 + y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31;
    const double Omega_68 = Omega_67 - y_1*Omega_32 + y_0*Omega_33 + o5_1*Omega_34;
    const double Omega_69 = y_11*Omega_28 + y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31;
    const double Omega_70 = Omega_69 + y_7*Omega_32 - y_6*Omega_33 - o5_3*Omega_34;
    const double Omega_71 = y_18*Omega_28 + y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31;
    const double Omega_72 = Omega_71 - y_13*Omega_32 + y_12*Omega_33 + o5_5*Omega_34;
    const double Omega_73 = y_25*Omega_28 - y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31;
    const double Omega_74 = Omega_73 + y_20*Omega_32 - y_19*Omega_33 - J_25*Omega_34;
    const double Omega_75 = y_32*Omega_28 + y_30*Omega_29 + y_29*Omega_30 + y_28*Omega_31;
    const double Omega_76 = Omega_75 + y_27*Omega_32 - y_26*Omega_33 + J_26*Omega_34;
    const double Omega_77 = y_38*Omega_28 + y_37*Omega_29 - y_36*Omega_30 + y_35*Omega_31;
    const double Omega_78 = Omega_77 + y_34*Omega_32 - y_33*Omega_33 + J_27*Omega_34;

    Omega[0] = Omega_36;
    Omega[1] = -Omega_39;
    Omega[2] = -Omega_44;
    Omega[3] = Omega_50;
    Omega[4] = -Omega_58;
    Omega[5] = Omega_68;
    Omega[6] = -Omega_39;
    Omega[7] = Omega_42;
    Omega[8] = Omega_46;
    Omega[9] = -Omega_52;
    Omega[10] = Omega_60;
    Omega[11] = -Omega_70;
    Omega[12] = -Omega_44;
    Omega[13] = Omega_46;
    Omega[14] = Omega_48;
    Omega[15] = -Omega_54;
    Omega[16] = Omega_62;
    Omega[17] = -Omega_72;
    Omega[18] = Omega_50;
    Omega[19] = -Omega_52;
    Omega[20] = -Omega_54;
    Omega[21] = Omega_56;
    Omega[22] = -Omega_64;
    Omega[23] = Omega_74;
    Omega[24] = -Omega_58;
    Omega[25] = Omega_60;
    Omega[26] = Omega_62;
    Omega[27] = -Omega_64;
    Omega[28] = Omega_66;
    Omega[29] = -Omega_76;
    Omega[30] = Omega_68;
    Omega[31] = -Omega_70;
    Omega[32] = -Omega_72;
    Omega[33] = Omega_74;
    Omega[34] = -Omega_76;
    Omega[35] = Omega_78;
}

void panda_operational_inertia_inverse_panda_hand_tcp_batch(
    size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        panda_operational_inertia_inverse_panda_hand_tcp(q + 7*state, Omega + 36*state);
    }
}

void panda_operational_inertia_panda_hand_tcp(const double q[7], double Lambda[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    /* elimination of 'panda_joint7' */
    const double U6_0 = 149.60760989322966*M6_17;
    const double U6_1 = 149.60760989322966*M6_16;
    const double U6_2 = 149.60760989322966*M6_14;
    const double U6_3 = 149.60760989322966*M6_10;
    const double U6_4 = 149.60760989322966*M6_4;
    const double U6_5 = 149.60760989322966*R5_7;
    const double U6_6 = R0_2 - M6_17*U6_0;
    const double U6_7 = R0_1 - M6_17*U6_1;
    const double U6_8 = R1_9 - M6_16*U6_1;
    const double U6_9 = M2_0 - M6_17*U6_2;
    const double U6_10 = R1_7 - M6_16*U6_2;
    const double U6_11 = R2_14 + M6_14*U6_2;
    const double U6_12 = M3_3 - M6_17*U6_3;
    const double U6_13 = M3_1 - M6_16*U6_3;
    const double U6_14 = R2_8 - M6_14*U6_3;
    const double U6_15 = R3_17 - M6_10*U6_3;
    const double U6_16 = M4_9 + M6_17*U6_4;
    const double U6_17 = M4_8 + M6_16*U6_4;
    const double U6_18 = M4_6 - M6_14*U6_4;
    const double U6_19 = R3_13 + M6_10*U6_4;
    const double U6_20 = R4_12 - M6_4*U6_4;
    const double U6_21 = M5_12 - M6_17*U6_5;
    const double U6_22 = M5_11 - M6_16*U6_5;
    const double U6_23 = M5_9 + M6_14*U6_5;
    const double U6_24 = M5_5 - M6_10*U6_5;
    const double U6_25 = R4_8 - M6_4*U6_5;
    const double U6_26 = R5_13 + R5_7*U6_5;

    /* elimination of 'panda_joint6' */
    const double U5_0 = 1.0/U6_26;
    const double U5_1 = U6_21*U5_0;
    const double U5_2 = U6_22*U5_0;
    const double U5_3 = U6_23*U5_0;
    const double U5_4 = U6_24*U5_0;
    const double U5_5 = U6_25*U5_0;
    const double U5_6 = U6_6 + U6_21*U5_1;
    const double U5_7 = U6_7 + U6_21*U5_2;
    const double U5_8 = U6_8 + U6_22*U5_2;
    const double U5_9 = U6_9 - U6_21*U5_3;
    const double U5_10 = U6_10 - U6_22*U5_3;
    const double U5_11 = U6_11 - U6_23*U5_3;
    const double U5_12 = U6_12 + U6_21*U5_4;
    const double U5_13 = U6_13 + U6_22*U5_4;
    const double U5_14 = U6_14 - U6_23*U5_4;
    const double U5_15 = U6_15 + U6_24*U5_4;
    const double U5_16 = U6_16 - U6_21*U5_5;
    const double U5_17 = U6_17 - U6_22*U5_5;
    const double U5_18 = U6_18 - U6_23*U5_5;
    const double U5_19 = U6_19 - U6_24*U5_5;
    const double U5_20 = U6_20 + U6_25*U5_5;

    /* elimination of 'panda_joint5' */
    const double U4_0 = 1.0/U5_20;
    const double U4_1 = U5_16*U4_0;
    const double U4_2 = U5_17*U4_0;
    const double U4_3 = U5_18*U4_0;
    const double U4_4 = U5_19*U4_0;
    const double U4_5 = U5_6 - U5_16*U4_1;
    const double U4_6 = U5_7 - U5_16*U4_2;
    const double U4_7 = U5_8 - U5_17*U4_2;
    const double U4_8 = U5_9 + U5_16*U4_3;
    const double U4_9 = U5_10 + U5_17*U4_3;
    const double U4_10 = U5_11 + U5_18*U4_3;
    const double U4_11 = U5_12 - U5_16*U4_4;
    const double U4_12 = U5_13 - U5_17*U4_4;
    const double U4_13 = U5_14 + U5_18*U4_4;
    const double U4_14 = U5_15 - U5_19*U4_4;

    /* elimination of 'panda_joint4' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_5 - U4_11*U3_1;
    const double U3_5 = U4_6 - U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 - U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 + U4_13*U3_3;

    /* elimination of 'panda_joint3' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 + U3_7*U2_2;
    const double U2_5 = U3_6 + U3_8*U2_2;

    /* elimination of 'panda_joint2' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'panda_joint1' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'panda_link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double o2_0 = c2*o1_0 - s0*s2;
    const double o2_1 = s2*o1_0 + s0*c2;
    const double o2_2 = c2*o1_2 + c0*s2;
    const double o2_3 = s2*o1_2 - c0*c2;
    const double o2_4 = s1*c2;
    const double o2_5 = s1*s2;
    const double o2_6 = 0.316*o1_1;
    const double o2_7 = 0.316*o1_3;
    const double o2_8 = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double o3_0 = c3*o2_0 + s3*o1_1;
    const double o3_1 = s3*o2_0 - c3*o1_1;
    const double o3_2 = c3*o2_2 + s3*o1_3;
    const double o3_3 = s3*o2_2 - c3*o1_3;
    const double o3_4 = c3*o2_4 - c1*s3;
    const double o3_5 = s3*o2_4 + c1*c3;
    const double o3_6 = o2_6 + 0.0825*o2_0;
    const double o3_7 = o2_7 + 0.0825*o2_2;
    const double o3_8 = o2_8 - 0.0825*o2_4;

    /* frame of 'panda_link5' in the base */
    const double o4_0 = c4*o3_0 - s4*o2_1;
    const double o4_1 = s4*o3_0 + c4*o2_1;
    const double o4_2 = c4*o3_2 - s4*o2_3;
    const double o4_3 = s4*o3_2 + c4*o2_3;
    const double o4_4 = c4*o3_4 - s4*o2_5;
    const double o4_5 = s4*o3_4 + c4*o2_5;
    const double o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1);
    const double o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3);
    const double o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8;

    /* frame of 'panda_link6' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of 'panda_link7' in the base */
    const double o6_0 = o4_6 + 0.088*o5_0;
    const double o6_1 = o4_7 + 0.088*o5_2;
    const double o6_2 = o4_8 - 0.088*o5_4;

    /* frame of tool 'panda_hand_tcp' */
    const double tool_0 = 0.2104*o5_1;
    const double tool_1 = 0.2104*o5_3;
    const double tool_2 = 0.2104*o5_5;
    const double tool_3 = o6_0 + tool_0;
    const double tool_4 = o6_1 + tool_1;
    const double tool_5 = o6_2 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 - 0.333;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*tool_4 + c0*tool_3;
    const double J_4 = o2_6 - tool_3;
    const double J_5 = o2_7 - tool_4;
    const double J_6 = o2_8 - tool_5;
    const double J_7 = o1_3*J_6 - c1*J_5;
    const double J_8 = c1*J_4 - o1_1*J_6;
    const double J_9 = o1_1*J_5 - o1_3*J_4;
    const double J_10 = o3_6 - tool_3;
    const double J_11 = o3_7 - tool_4;
    const double J_12 = o3_8 - tool_5;
    const double J_13 = o2_3*J_12 + o2_5*J_11;
    const double J_14 = o2_5*J_10 + o2_1*J_12;
    const double J_15 = o2_1*J_11 - o2_3*J_10;
    const double J_16 = o4_6 - tool_3;
    const double J_17 = o4_7 - tool_4;
    const double J_18 = o4_8 - tool_5;
    const double J_19 = o3_3*J_18 + o3_5*J_17;
    const double J_20 = o3_5*J_16 + o3_1*J_18;
    const double J_21 = o3_1*J_17 - o3_3*J_16;
    const double J_22 = o4_3*J_18 + o4_5*J_17;
    const double J_23 = o4_5*J_16 + o4_1*J_18;
    const double J_24 = o4_1*J_17 - o4_3*J_16;
    const double J_25 = o5_3*tool_2 - o5_5*tool_1;
    const double J_26 = o5_5*tool_0 - o5_1*tool_2;
    const double J_27 = o5_1*tool_1 - o5_3*tool_0;

    /* solve with U */
    const double y_0 = o4_1 + U6_5*o5_1;
    const double y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1;
    const double y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1;
    const double y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1;
    const double y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1;
    const double y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1;
    const double y_6 = o4_3 + U6_5*o5_3;
    const double y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3;
    const double y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3;
    const double y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3;
    const double y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3;
    const double y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3;
    const double y_12 = o4_5 + U6_5*o5_5;
    const double y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5;
    const double y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5;
    const double y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5;
    const double y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5;
    const double y_17 = U6_0*o5_5;
    const double y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17;
    const double y_19 = J_22 + U6_5*J_25;
    const double y_20 = J_19 - U5_5*y_19 - U6_4*J_25;
    const double y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25;
    const double y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25;
    const double y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25;
    const double y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19;
    const double y_25 = y_24 - U6_0*J_25;
    const double y_26 = J_23 - U6_5*J_26;
    const double y_27 = J_20 - U5_5*y_26 + U6_4*J_26;
    const double y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26;
    const double y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26;
    const double y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26;
    const double y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26;
    const double y_32 = y_31 + U6_0*J_26;
    const double y_33 = J_24 - U6_5*J_27;
    const double y_34 = J_21 - U5_5*y_33 + U6_4*J_27;
    const double y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27;
    const double y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27;
    const double y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27;
    const double y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_11;
    const double Omega_1 = U1_0*y_10;
    const double Omega_2 = U2_0*y_9;
    const double Omega_3 = U3_0*y_8;
    const double Omega_4 = U4_0*y_7;
    const double Omega_5 = U5_0*y_6;
    const double Omega_6 = 149.60760989322966*o5_3;
    const double Omega_7 = U0_0*y_18;
    const double Omega_8 = U1_0*y_16;
    const double Omega_9 = U2_0*y_15;
    const double Omega_10 = U3_0*y_14;
    const double Omega_11 = U4_0*y_13;
    const double Omega_12 = U5_0*y_12;
    const double Omega_13 = 149.60760989322966*o5_5;
    const double Omega_14 = U0_0*y_25;
    const double Omega_15 = U1_0*y_23;
    const double Omega_16 = U2_0*y_22;
    const double Omega_17 = U3_0*y_21;
    const double Omega_18 = U4_0*y_20;
    const double Omega_19 = U5_0*y_19;
    const double Omega_20 = 149.60760989322966*J_25;
    const double Omega_21 = U0_0*y_32;
    const double Omega_22 = U1_0*y_30;
    const double Omega_23 = U2_0*y_29;
    const double Omega_24 = U3_0*y_28;
    const double Omega_25 = U4_0*y_27;
    const double Omega_26 = U5_0*y_26;
    const double Omega_27 = 149.60760989322966*J_26;
    const double Omega_28 = U0_0*y_38;
    const double Omega_29 = U1_0*y_37;
    const double Omega_30 = U2_0*y_36;
    const double Omega_31 = U3_0*y_35;
    const double Omega_32 = U4_0*y_34;
    const double Omega_33 = U5_0*y_33;
    const double Omega_34 = 149.60760989322966*J_27;
    const double Omega_35 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2;
    const double Omega_36 = Omega_35 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1;
    const double Omega_37 = y_1*Omega_4;
    const double Omega_38 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_37;
    const double Omega_39 = Omega_38 + y_0*Omega_5 - o5_1*Omega_6;
    const double Omega_40 = y_7*Omega_4;
    const double Omega_41 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_40;
    const double Omega_42 = Omega_41 - y_6*Omega_5 + o5_3*Omega_6;
    const double Omega_43 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10;
    const double Omega_44 = Omega_43 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13;
    const double Omega_45 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10;
    const double Omega_46 = Omega_45 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13;
    const double Omega_47 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10;
    const double Omega_48 = Omega_47 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13;
    const double Omega_49 = y_5*Omega_14 - y_4*Omega_15 + y_3*Omega_16 - y_2*Omega_17;
    const double Omega_50 = Omega_49 - y_1*Omega_18 + y_0*Omega_19 - o5_1*Omega_20;
    const double Omega_51 = y_11*Omega_14 - y_10*Omega_15 - y_9*Omega_16 + y_8*Omega_17;
    const double Omega_52 = Omega_51 + y_7*Omega_18 - y_6*Omega_19 + o5_3*Omega_20;
    const double Omega_53 = y_18*Omega_14 - y_16*Omega_15 - y_15*Omega_16 - y_14*Omega_17;
    const double Omega_54 = Omega_53 - y_13*Omega_18 + y_12*Omega_19 - o5_5*Omega_20;
    const double Omega_55 = y_25*Omega_14 + y_23*Omega_15 - y_22*Omega_16 + y_21*Omega_17;
    const double Omega_56 = Omega_55 + y_20*Omega_18 - y_19*Omega_19 + J_25*Omega_20;
    const double Omega_57 = y_5*Omega_21 + y_4*Omega_22 - y_3*Omega_23 - y_2*Omega_24;
    const double Omega_58 = Omega_57 - y_1*Omega_25 + y_0*Omega_26 + o5_1*Omega_27;
    const double Omega_59 = y_11*Omega_21 + y_10*Omega_22 + y_9*Omega_23 + y_8*Omega_24;
    const double Omega_60 = Omega_59 + y_7*Omega_25 - y_6*Omega_26 - o5_3*Omega_27;
    const double Omega_61 = y_18*Omega_21 + y_16*Omega_22 + y_15*Omega_23 - y_14*Omega_24;
    const double Omega_62 = Omega_61 - y_13*Omega_25 + y_12*Omega_26 + o5_5*Omega_27;
    const double Omega_63 = y_25*Omega_21 - y_23*Omega_22 + y_22*Omega_23 + y_21*Omega_24;
    const double Omega_64 = Omega_63 + y_20*Omega_25 - y_19*Omega_26 - J_25*Omega_27;
    const double Omega_65 = y_32*Omega_21 + y_30*Omega_22 - y_29*Omega_23 + y_28*Omega_24;
    const double Omega_66 = Omega_65 + y_27*Omega_25 - y_26*Omega_26 + J_26*Omega_27;
    const double Omega_67 = y_5*Omega_28 + y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31;
    const double Omega_68 = Omega_67 - y_1*Omega_32 + y_0*Omega_33 + o5_1*Omega_34;
    const double Omega_69 = y_11*Omega_28 + y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31;
    const double Omega_70 = Omega_69 + y_7*Omega_32 - y_6*Omega_33 - o5_3*Omega_34;
    const double Omega_71 = y_18*Omega_28 + y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31;
    const double Omega_72 = Omega_71 - y_13*Omega_32 + y_12*Omega_33 + o5_5*Omega_34;
    const double Omega_73 = y_25*Omega_28 - y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31;
    const double Omega_74 = Omega_73 + y_20*Omega_32 - y_19*Omega_33 - J_25*Omega_34;
    const double Omega_75 = y_32*Omega_28 + y_30*Omega_29 + y_29*Omega_30 + y_28*Omega_31;
    const double Omega_76 = Omega_75 + y_27*Omega_32 - y_26*Omega_33 + J_26*Omega_34;
    const double Omega_77 = y_38*Omega_28 + y_37*Omega_29 - y_36*Omega_30 + y_35*Omega_31;
    const double Omega_78 = Omega_77 + y_34*Omega_32 - y_33*Omega_33 + J_27*Omega_34;

    /* elimination of 'z' */
    const double U5_21 = 1.0/Omega_78;
    const double U5_22 = Omega_68*U5_21;
    const double U5_23 = Omega_70*U5_21;
    const double U5_24 = Omega_72*U5_21;
    const double U5_25 = Omega_74*U5_21;
    const double U5_26 = Omega_76*U5_21;
    const double U5_27 = Omega_36 - Omega_68*U5_22;
    const double U5_28 = Omega_39 - Omega_68*U5_23;
    const double U5_29 = Omega_42 - Omega_70*U5_23;
    const double U5_30 = Omega_44 - Omega_68*U5_24;
    const double U5_31 = Omega_46 - Omega_70*U5_24;
    const double U5_32 = Omega_48 - Omega_72*U5_24;
    const double U5_33 = Omega_50 - Omega_68*U5_25;
    const double U5_34 = Omega_52 - Omega_70*U5_25;
    const double U5_35 = Omega_54 - Omega_72*U5_25;
    const double U5_36 = Omega_56 - Omega_74*U5_25;
    const double U5_37 = Omega_58 - Omega_68*U5_26;
    const double U5_38 = Omega_60 - Omega_70*U5_26;
    const double U5_39 = Omega_62 - Omega_72*U5_26;
    const double U5_40 = Omega_64 - Omega_74*U5_26;
    const double U5_41 = Omega_66 - Omega_76*U5_26;

    /* elimination of 'y' */
    const double U4_15 = 1.0/U5_41;
    const double U4_16 = U5_37*U4_15;
    const double U4_17 = U5_38*U4_15;
    const double U4_18 = U5_39*U4_15;
    const double U4_19 = U5_40*U4_15;
    const double U4_20 = U5_27 - U5_37*U4_16;
    const double U4_21 = U5_28 - U5_37*U4_17;
    const double U4_22 = U5_29 - U5_38*U4_17;
    const double U4_23 = U5_30 - U5_37*U4_18;
    const double U4_24 = U5_31 - U5_38*U4_18;
    const double U4_25 = U5_32 - U5_39*U4_18;
    const double U4_26 = U5_33 - U5_37*U4_19;
    const double U4_27 = U5_34 - U5_38*U4_19;
    const double U4_28 = U5_35 - U5_39*U4_19;
    const double U4_29 = U5_36 - U5_40*U4_19;

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
    const double X5_0 = U5_22*U0_1 - U5_23*X1_0 - U5_24*X2_0 - U5_25*X3_0 - U5_26*X4_0;
    const double X5_1 = U5_22*X1_0 - U5_23*X1_1 - U5_24*X2_1 - U5_25*X3_1 - U5_26*X4_1;
    const double X5_2 = U5_22*X2_0 - U5_23*X2_1 - U5_24*X2_2 - U5_25*X3_2 - U5_26*X4_2;
    const double X5_3 = U5_22*X3_0 - U5_23*X3_1 - U5_24*X3_2 - U5_25*X3_3 - U5_26*X4_3;
    const double X5_4 = U5_22*X4_0 - U5_23*X4_1 - U5_24*X4_2 - U5_25*X4_3 - U5_26*X4_4;
    const double X5_5 = U5_21 + U5_22*X5_0 - U5_23*X5_1 - U5_24*X5_2 - U5_25*X5_3 - U5_26*X5_4;

    Lambda[0] = U0_1;
    Lambda[1] = X1_0;
    Lambda[2] = X2_0;
    Lambda[3] = -X3_0;
    Lambda[4] = X4_0;
    Lambda[5] = -X5_0;
    Lambda[6] = X1_0;
    Lambda[7] = X1_1;
    Lambda[8] = X2_1;
    Lambda[9] = -X3_1;
    Lambda[10] = X4_1;
    Lambda[11] = -X5_1;
    Lambda[12] = X2_0;
    Lambda[13] = X2_1;
    Lambda[14] = X2_2;
    Lambda[15] = -X3_2;
    Lambda[16] = X4_2;
    Lambda[17] = -X5_2;
    Lambda[18] = -X3_0;
    Lambda[19] = -X3_1;
    Lambda[20] = -X3_2;
    Lambda[21] = X3_3;
    Lambda[22] = -X4_3;
    Lambda[23] = X5_3;
    Lambda[24] = X4_0;
    Lambda[25] = X4_1;
    Lambda[26] = X4_2;
    Lambda[27] = -X4_3;
    Lambda[28] = X4_4;
    Lambda[29] = -X5_4;
    Lambda[30] = -X5_0;
    Lambda[31] = -X5_1;
    Lambda[32] = -X5_2;
    Lambda[33] = X5_3;
    Lambda[34] = -X5_4;
    Lambda[35] = X5_5;
}

void panda_operational_inertia_panda_hand_tcp_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        panda_operational_inertia_panda_hand_tcp(q + 7*state, Lambda + 36*state);
    }
}

void panda_tip_force_acceleration_panda_hand_tcp(
    const double q[7], const double f[6], double qdd[7])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
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
    const double angle_0 = q6 + 0.6689225306301614;
    const double c6 = cos(angle_0);
    const double s6 = sin(angle_0);

    /* composite inertia of 'panda_link6' */
    const double R5_0 = 0.0032806082595733164*c6;
    const double R5_1 = 0.0032806082595733164*s6;
    const double R5_2 = c6*c6;
    const double R5_3 = c6*s6;
    const double R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3;
    const double R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2;
    const double R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6;
    const double R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6;
    const double R5_8 = 0.0005773870536849037*c6;
    const double R5_9 = R5_8 + 0.006684151967360946;
    const double R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6;
    const double R5_11 = R5_0 + 0.231847552695;
    const double R5_12 = R5_4 + 0.010093986090521983;
    const double R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093;
    const double R5_14 = R5_6 + 0.014748570382675316;
    const double R5_15 = R5_10 - 0.000103758917218685;
    const double R5_16 = R5_7 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_0 = c5*R5_11 + 0.173804705569*s5;
    const double R4_1 = s5*R5_11 - 0.173804705569*c5;
    const double R4_2 = c5*c5;
    const double R4_3 = c5*s5;
    const double R4_4 = R5_9 - R5_12;
    const double R4_5 = 2.0*R5_14;
    const double R4_6 = R4_2*R4_4 + R4_3*R4_5;
    const double R4_7 = c5*R5_15 - s5*R5_16;
    const double R4_8 = s5*R5_15 + c5*R5_16;
    const double R4_9 = R4_0 - 0.014653732538;
    const double R4_10 = R5_1 - 0.067870631425;
    const double R4_11 = R5_9 - R4_6 + 0.030116287133882085;
    const double R4_12 = R5_12 + R4_6 + 0.033018599263935515;
    const double R4_13 = R4_7 + 0.00151524447332703;
    const double R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106;
    const double R4_15 = R4_8 - 0.00216405205209813;

    /* composite inertia of 'panda_link4' */
    const double R3_0 = c4*R4_9 + s4*R4_10;
    const double R3_1 = s4*R4_9 - c4*R4_10;
    const double R3_2 = c4*c4;
    const double R3_3 = c4*s4;
    const double R3_4 = R5_13 + R4_11;
    const double R3_5 = 2.0*R4_13;
    const double R3_6 = R3_2*R3_4 + R3_3*R3_5;
    const double R3_7 = c4*R4_14 - s4*R4_15;
    const double R3_8 = 0.165*R3_0;
    const double R3_9 = 0.768*R4_1;
    const double R3_10 = 0.384*R3_0;
    const double R3_11 = 0.0825*R3_1;
    const double R3_12 = R4_12 - R3_8;
    const double R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1;
    const double R3_14 = R3_0 - 0.55278027465;
    const double R3_15 = R4_1 + 2.012523553603;
    const double R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183;
    const double R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814;
    const double R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085;
    const double R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761;
    const double R3_20 = R3_13 - 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const double R2_0 = c3*R3_14 - s3*R3_15;
    const double R2_1 = s3*R3_14 + c3*R3_15;
    const double R2_2 = c3*c3;
    const double R2_3 = c3*s3;
    const double R2_4 = R3_12 + R3_16;
    const double R2_5 = 2.0*R3_18;
    const double R2_6 = R2_2*R2_4 - R2_3*R2_5;
    const double R2_7 = c3*R3_19 + s3*R3_20;
    const double R2_8 = s3*R3_19 - c3*R3_20;
    const double R2_9 = 0.165*R2_0;
    const double R2_10 = R3_17 + R2_9;
    const double R2_11 = R2_0 + 0.746857959872;
    const double R2_12 = R3_1 + 0.028227094878;
    const double R2_13 = R3_12 - R2_6 + 0.01159586409516604;
    const double R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143;
    const double R2_15 = R3_11 - R2_7 + 0.000121912420950744;
    const double R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256;
    const double R2_17 = R2_8 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_0 = c2*c2;
    const double R1_1 = c2*s2;
    const double R1_2 = R2_10 - R2_13;
    const double R1_3 = 2.0*R2_15;
    const double R1_4 = R1_0*R1_2 - R1_1*R1_3;
    const double R1_5 = 0.632*R2_1;
    const double R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12);
    const double R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12);
    const double R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767;
    const double R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403;
    const double R1_10 = R1_6 + 0.00398335888393552;
    const double R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817;
    const double R1_12 = R1_7 - 0.0007689361029464;

    /* composite inertia of 'panda_link1' */
    const double R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10));
    const double R0_1 = s1*R1_11 - c1*R1_12;
    const double R0_2 = R0_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M2_0 = s1*R1_6 + c1*R2_14;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double M3_0 = R3_17 + 0.0825*R2_0;
    const double M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316;
    const double M3_2 = c1*R2_8;
    const double M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double M4_0 = 0.0825*R3_0;
    const double M4_1 = R3_7 + R3_10;
    const double M4_2 = R4_12 - M4_0;
    const double M4_3 = c3*R3_1;
    const double M4_4 = c3*M4_1 + s3*M4_2;
    const double M4_5 = R3_13 - s3*R3_1*0.0825;
    const double M4_6 = M4_0 - (s3*M4_1 - c3*M4_2);
    const double M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0);
    const double M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0);
    const double M4_9 = s1*M4_7 + c1*M4_6;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double M5_0 = c4*R4_1;
    const double M5_1 = s4*R4_1;
    const double M5_2 = 0.0825*M5_1;
    const double M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1;
    const double M5_4 = R4_8 + M5_2;
    const double M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0);
    const double M5_6 = c3*M5_0 + s3*R4_0;
    const double M5_7 = c3*M5_3 - s3*M5_4;
    const double M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0);
    const double M5_9 = M5_2 - (s3*M5_3 + c3*M5_4);
    const double M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1);
    const double M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1);
    const double M5_12 = s1*M5_10 + c1*M5_9;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946;
    const double M6_1 = c5*R5_1;
    const double M6_2 = s5*R5_1;
    const double M6_3 = c5*R5_6 - s5*M6_0;
    const double M6_4 = s5*R5_6 + c5*M6_0;
    const double M6_5 = c4*M6_1 - s4*R5_0;
    const double M6_6 = s4*M6_1 + c4*R5_0;
    const double M6_7 = 0.0825*M6_6;
    const double M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6;
    const double M6_9 = M6_4 - M6_7;
    const double M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5);
    const double M6_11 = c3*M6_5 - s3*M6_2;
    const double M6_12 = c3*M6_8 - s3*M6_9;
    const double M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2);
    const double M6_14 = s3*M6_8 + c3*M6_9 + M6_7;
    const double M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6);
    const double M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6);
    const double M6_17 = s1*M6_15 - c1*M6_14;

    /* elimination of 'panda_joint7' */
    const double U6_0 = 149.60760989322966*M6_17;
    const double U6_1 = 149.60760989322966*M6_16;
    const double U6_2 = 149.60760989322966*M6_14;
    const double U6_3 = 149.60760989322966*M6_10;
    const double U6_4 = 149.60760989322966*M6_4;
    const double U6_5 = 149.60760989322966*R5_7;
    const double U6_6 = R0_2 - M6_17*U6_0;
    const double U6_7 = R0_1 - M6_17*U6_1;
    const double U6_8 = R1_9 - M6_16*U6_1;
    const double U6_9 = M2_0 - M6_17*U6_2;
    const double U6_10 = R1_7 - M6_16*U6_2;
    const double U6_11 = R2_14 + M6_14*U6_2;
    const double U6_12 = M3_3 - M6_17*U6_3;
    const double U6_13 = M3_1 - M6_16*U6_3;
    const double U6_14 = R2_8 - M6_14*U6_3;
    const double U6_15 = R3_17 - M6_10*U6_3;
    const double U6_16 = M4_9 + M6_17*U6_4;
    const double U6_17 = M4_8 + M6_16*U6_4;
    const double U6_18 = M4_6 - M6_14*U6_4;
    const double U6_19 = R3_13 + M6_10*U6_4;
    const double U6_20 = R4_12 - M6_4*U6_4;
    const double U6_21 = M5_12 - M6_17*U6_5;
    const double U6_22 = M5_11 - M6_16*U6_5;
    const double U6_23 = M5_9 + M6_14*U6_5;
    const double U6_24 = M5_5 - M6_10*U6_5;
    const double U6_25 = R4_8 - M6_4*U6_5;
    const double U6_26 = R5_13 + R5_7*U6_5;

    /* elimination of 'panda_joint6' */
    const double U5_0 = 1.0/U6_26;
    const double U5_1 = U6_21*U5_0;
    const double U5_2 = U6_22*U5_0;
    const double U5_3 = U6_23*U5_0;
    const double U5_4 = U6_24*U5_0;
    const double U5_5 = U6_25*U5_0;
    const double U5_6 = U6_6 + U6_21*U5_1;
    const double U5_7 = U6_7 + U6_21*U5_2;
    const double U5_8 = U6_8 + U6_22*U5_2;
    const double U5_9 = U6_9 - U6_21*U5_3;
    const double U5_10 = U6_10 - U6_22*U5_3;
    const double U5_11 = U6_11 - U6_23*U5_3;
    const double U5_12 = U6_12 + U6_21*U5_4;
    const double U5_13 = U6_13 + U6_22*U5_4;
    const double U5_14 = U6_14 - U6_23*U5_4;
    const double U5_15 = U6_15 + U6_24*U5_4;
    const double U5_16 = U6_16 - U6_21*U5_5;
    const double U5_17 = U6_17 - U6_22*U5_5;
    const double U5_18 = U6_18 - U6_23*U5_5;
    const double U5_19 = U6_19 - U6_24*U5_5;
    const double U5_20 = U6_20 + U6_25*U5_5;

    /* elimination of 'panda_joint5' */
    const double U4_0 = 1.0/U5_20;
    const double U4_1 = U5_16*U4_0;
    const double U4_2 = U5_17*U4_0;
    const double U4_3 = U5_18*U4_0;
    const double U4_4 = U5_19*U4_0;
    const double U4_5 = U5_6 - U5_16*U4_1;
    const double U4_6 = U5_7 - U5_16*U4_2;
    const double U4_7 = U5_8 - U5_17*U4_2;
    const double U4_8 = U5_9 + U5_16*U4_3;
    const double U4_9 = U5_10 + U5_17*U4_3;
    const double U4_10 = U5_11 + U5_18*U4_3;
    const double U4_11 = U5_12 - U5_16*U4_4;
    const double U4_12 = U5_13 - U5_17*U4_4;
    const double U4_13 = U5_14 + U5_18*U4_4;
    const double U4_14 = U5_15 - U5_19*U4_4;

    /* elimination of 'panda_joint4' */
    const double U3_0 = 1.0/U4_14;
    const double U3_1 = U4_11*U3_0;
    const double U3_2 = U4_12*U3_0;
    const double U3_3 = U4_13*U3_0;
    const double U3_4 = U4_5 - U4_11*U3_1;
    const double U3_5 = U4_6 - U4_11*U3_2;
    const double U3_6 = U4_7 - U4_12*U3_2;
    const double U3_7 = U4_8 - U4_11*U3_3;
    const double U3_8 = U4_9 - U4_12*U3_3;
    const double U3_9 = U4_10 + U4_13*U3_3;

    /* elimination of 'panda_joint3' */
    const double U2_0 = 1.0/U3_9;
    const double U2_1 = U3_7*U2_0;
    const double U2_2 = U3_8*U2_0;
    const double U2_3 = U3_4 + U3_7*U2_1;
    const double U2_4 = U3_5 + U3_7*U2_2;
    const double U2_5 = U3_6 + U3_8*U2_2;

    /* elimination of 'panda_joint2' */
    const double U1_0 = 1.0/U2_5;
    const double U1_1 = U2_4*U1_0;
    const double U1_2 = U2_3 - U2_4*U1_1;

    /* elimination of 'panda_joint1' */
    const double U0_0 = 1.0/U1_2;

    /* frame of 'panda_link2' in the base */
    const double o1_0 = c0*c1;
    const double o1_1 = c0*s1;
    const double o1_2 = s0*c1;
    const double o1_3 = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double o2_0 = c2*o1_0 - s0*s2;
    const double o2_1 = s2*o1_0 + s0*c2;
    const double o2_2 = c2*o1_2 + c0*s2;
    const double o2_3 = s2*o1_2 - c0*c2;
    const double o2_4 = s1*c2;
    const double o2_5 = s1*s2;
    const double o2_6 = 0.316*o1_1;
    const double o2_7 = 0.316*o1_3;
    const double o2_8 = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double o3_0 = c3*o2_0 + s3*o1_1;
    const double o3_1 = s3*o2_0 - c3*o1_1;
    const double o3_2 = c3*o2_2 + s3*o1_3;
    const double o3_3 = s3*o2_2 - c3*o1_3;
    const double o3_4 = c3*o2_4 - c1*s3;
    const double o3_5 = s3*o2_4 + c1*c3;
    const double o3_6 = o2_6 + 0.0825*o2_0;
    const double o3_7 = o2_7 + 0.0825*o2_2;
    const double o3_8 = o2_8 - 0.0825*o2_4;

    /* frame of 'panda_link5' in the base */
    const double o4_0 = c4*o3_0 - s4*o2_1;
    const double o4_1 = s4*o3_0 + c4*o2_1;
    const double o4_2 = c4*o3_2 - s4*o2_3;
    const double o4_3 = s4*o3_2 + c4*o2_3;
    const double o4_4 = c4*o3_4 - s4*o2_5;
    const double o4_5 = s4*o3_4 + c4*o2_5;
    const double o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1);
    const double o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3);
    const double o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8;

    /* frame of 'panda_link6' in the base */
    const double o5_0 = c5*o4_0 - s5*o3_1;
    const double o5_1 = s5*o4_0 + c5*o3_1;
    const double o5_2 = c5*o4_2 - s5*o3_3;
    const double o5_3 = s5*o4_2 + c5*o3_3;
    const double o5_4 = c5*o4_4 - s5*o3_5;
    const double o5_5 = s5*o4_4 + c5*o3_5;

    /* frame of 'panda_link7' in the base */
    const double o6_0 = o4_6 + 0.088*o5_0;
    const double o6_1 = o4_7 + 0.088*o5_2;
    const double o6_2 = o4_8 - 0.088*o5_4;

    /* frame of tool 'panda_hand_tcp' */
    const double tool_0 = 0.2104*o5_1;
    const double tool_1 = 0.2104*o5_3;
    const double tool_2 = 0.2104*o5_5;
    const double tool_3 = o6_0 + tool_0;
    const double tool_4 = o6_1 + tool_1;
    const double tool_5 = o6_2 - tool_2;

    /* columns of the Jacobian */
    const double J_0 = tool_5 - 0.333;
    const double J_1 = c0*J_0;
    const double J_2 = s0*J_0;
    const double J_3 = s0*tool_4 + c0*tool_3;
    const double J_4 = o2_6 - tool_3;
    const double J_5 = o2_7 - tool_4;
    const double J_6 = o2_8 - tool_5;
    const double J_7 = o1_3*J_6 - c1*J_5;
    const double J_8 = c1*J_4 - o1_1*J_6;
    const double J_9 = o1_1*J_5 - o1_3*J_4;
    const double J_10 = o3_6 - tool_3;
    const double J_11 = o3_7 - tool_4;
    const double J_12 = o3_8 - tool_5;
    const double J_13 = o2_3*J_12 + o2_5*J_11;
    const double J_14 = o2_5*J_10 + o2_1*J_12;
    const double J_15 = o2_1*J_11 - o2_3*J_10;
    const double J_16 = o4_6 - tool_3;
    const double J_17 = o4_7 - tool_4;
    const double J_18 = o4_8 - tool_5;
    const double J_19 = o3_3*J_18 + o3_5*J_17;
    const double J_20 = o3_5*J_16 + o3_1*J_18;
    const double J_21 = o3_1*J_17 - o3_3*J_16;
    const double J_22 = o4_3*J_18 + o4_5*J_17;
    const double J_23 = o4_5*J_16 + o4_1*J_18;
    const double J_24 = o4_1*J_17 - o4_3*J_16;
    const double J_25 = o5_3*tool_2 - o5_5*tool_1;
    const double J_26 = o5_5*tool_0 - o5_1*tool_2;
    const double J_27 = o5_1*tool_1 - o5_3*tool_0;

    /* joint forces of the wrench */
    const double tip_0 = f2 - tool_4*f3 + tool_3*f4;
    const double tip_1 = s0*f0 - c0*f1 - J_1*f3 - J_2*f4 + J_3*f5;
    const double tip_2 = o1_1*f0 + o1_3*f1 + c1*f2 - J_7*f3 - J_8*f4 - J_9*f5;
    const double tip_3 = o2_1*f0 + o2_3*f1 - o2_5*f2 - J_13*f3 + J_14*f4 - J_15*f5;
    const double tip_4 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_19*f3 + J_20*f4 - J_21*f5;
    const double tip_5 = o4_1*f0 + o4_3*f1 - o4_5*f2 - J_22*f3 + J_23*f4 - J_24*f5;
    const double tip_6 = o5_1*f0 + o5_3*f1 - o5_5*f2 - J_25*f3 - J_26*f4 + J_27*f5;

    /* solve with U */
    const double y_0 = tip_5 + U6_5*tip_6;
    const double y_1 = tip_4 - U5_5*y_0 - U6_4*tip_6;
    const double y_2 = tip_3 + U4_4*y_1 - U5_4*y_0 - U6_3*tip_6;
    const double y_3 = tip_2 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*tip_6;
    const double y_4 = tip_1 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*tip_6;
    const double y_5 = U6_0*tip_6;
    const double y_6 = tip_0 - U1_1*y_4 - U2_1*y_3 - U3_1*y_2 + U4_1*y_1 - U5_1*y_0 - y_5;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_6;
    const double x_1 = U1_0*y_4 - U1_1*x_0;
    const double x_2 = U2_0*y_3 + U2_1*x_0 + U2_2*x_1;
    const double x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2;
    const double x_4 = U4_0*y_1 + U4_1*x_0 + U4_2*x_1 - U4_3*x_2 + U4_4*x_3;
    const double x_5 = U5_0*y_0 + U5_1*x_0 + U5_2*x_1 - U5_3*x_2 + U5_4*x_3 + U5_5*x_4;
    const double x_6 = 149.60760989322966*tip_6 - U6_0*x_0 - U6_1*x_1 - U6_2*x_2 - U6_3*x_3;
    const double x_7 = x_6 - U6_4*x_4 - U6_5*x_5;

    qdd[0] = x_0;
    qdd[1] = -x_1;
    qdd[2] = -x_2;
    qdd[3] = x_3;
    qdd[4] = -x_4;
    qdd[5] = -x_5;
    qdd[6] = x_7;
}

void panda_tip_force_acceleration_panda_hand_tcp_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        panda_tip_force_acceleration_panda_hand_tcp(q + 7*state, f + 6*state, qdd + 7*state);
    }
}
