/* panda: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from panda.yaml
 * (SHA-256 decf25b26b9b081979dc3f7d9b05e6c15b8cfdb6936edbc76286fb97d43c4753).
 * Make it again with
 *
 *     symdyn generate panda.yaml --target python,c,javascript
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
 *     - Inside functions a number behind a letter is the place of a joint or its body; frames have
 *       z along its axis.
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

#if !defined(PANDA_GENERATION) || PANDA_GENERATION != 0x9f9f5964u
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    M[0] = R0_Jzz;
    M[1] = -M_0;
    M[2] = -M02_neg;
    M[3] = M03;
    M[4] = M04;
    M[5] = -M05_neg;
    M[6] = M06;
    M[7] = -M_0;
    M[8] = R1_Jzz;
    M[9] = R1_Jyz_0;
    M[10] = -M13_neg;
    M[11] = -M14_neg;
    M[12] = M15;
    M[13] = -M16_neg;
    M[14] = -M02_neg;
    M[15] = R1_Jyz_0;
    M[16] = R2_Jzz;
    M[17] = -R2_Jyz_0;
    M[18] = M24;
    M[19] = M25;
    M[20] = -M26_neg;
    M[21] = M03;
    M[22] = -M13_neg;
    M[23] = -R2_Jyz_0;
    M[24] = R3_Jzz;
    M[25] = R3_Jyz_0;
    M[26] = -M35_neg;
    M[27] = M36;
    M[28] = M04;
    M[29] = -M14_neg;
    M[30] = M24;
    M[31] = R3_Jyz_0;
    M[32] = R4_Jzz;
    M[33] = R4_Jyz_0;
    M[34] = -M46_neg;
    M[35] = -M05_neg;
    M[36] = M15;
    M[37] = M25;
    M[38] = -M35_neg;
    M[39] = R4_Jyz_0;
    M[40] = R5_Jzz;
    M[41] = -R5_Jyz_0;
    M[42] = M06;
    M[43] = -M16_neg;
    M[44] = -M26_neg;
    M[45] = M36;
    M[46] = -M46_neg;
    M[47] = -R5_Jyz_0;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M01e6_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const double U06 = 149.60760989322966*M06;
    const double U16 = -149.60760989322966*M16_neg;
    const double U26 = -149.60760989322966*M26_neg;
    const double U36 = 149.60760989322966*M36;
    const double U46 = -149.60760989322966*M46_neg;
    const double U56 = -149.60760989322966*R5_Jyz_0;
    const double M00e6 = R0_Jzz - M06*U06;
    const double M01e6 = -M01e6_0 - M06*U16;
    const double M11e6 = R1_Jzz + M16_neg*U16;
    const double M02e6 = -M02_neg - M06*U26;
    const double M12e6 = R1_Jyz_0 + M16_neg*U26;
    const double M22e6 = R2_Jzz + M26_neg*U26;
    const double M03e6 = M03 - M06*U36;
    const double M13e6 = M16_neg*U36 - M13_neg;
    const double M23e6 = M26_neg*U36 - R2_Jyz_0;
    const double M33e6 = R3_Jzz - M36*U36;
    const double M04e6 = M04 - M06*U46;
    const double M14e6_neg = M14_neg - M16_neg*U46;
    const double M24e6 = M24 + M26_neg*U46;
    const double M34e6 = R3_Jyz_0 - M36*U46;
    const double M44e6 = R4_Jzz + M46_neg*U46;
    const double M05e6 = -M05_neg - M06*U56;
    const double M15e6 = M15 + M16_neg*U56;
    const double M25e6 = M25 + M26_neg*U56;
    const double M35e6 = -M35_neg - M36*U56;
    const double M45e6 = R4_Jyz_0 + M46_neg*U56;
    const double D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25 = -M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45_neg = M45e6*D5_inv_neg;
    const double M00e5 = M00e6 - M05e6*U05;
    const double M01e5 = M01e6 + M05e6*U15_neg;
    const double M11e5 = M11e6 + M15e6*U15_neg;
    const double M02e5 = M02e6 - M05e6*U25;
    const double M12e5 = M12e6 - M15e6*U25;
    const double M22e5 = M22e6 - M25e6*U25;
    const double M03e5 = M03e6 - M05e6*U35;
    const double M13e5 = M13e6 - M15e6*U35;
    const double M23e5 = M23e6 - M25e6*U35;
    const double M33e5 = M33e6 - M35e6*U35;
    const double M04e5 = M04e6 + M05e6*U45_neg;
    const double M14e5 = M15e6*U45_neg - M14e6_neg;
    const double M24e5 = M24e6 + M25e6*U45_neg;
    const double M34e5 = M34e6 + M35e6*U45_neg;
    const double D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const double D4_inv = 1.0/D4;
    const double U04 = M04e5*D4_inv;
    const double U14 = M14e5*D4_inv;
    const double U24 = M24e5*D4_inv;
    const double U34 = M34e5*D4_inv;
    const double M00e4 = M00e5 - M04e5*U04;
    const double M01e4 = M01e5 - M04e5*U14;
    const double M11e4 = M11e5 - M14e5*U14;
    const double M02e4 = M02e5 - M04e5*U24;
    const double M12e4 = M12e5 - M14e5*U24;
    const double M22e4 = M22e5 - M24e5*U24;
    const double M03e4 = M03e5 - M04e5*U34;
    const double M13e4 = M13e5 - M14e5*U34;
    const double M23e4 = M23e5 - M24e5*U34;
    const double D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const double D3_inv = 1.0/D3;
    const double U03 = M03e4*D3_inv;
    const double U13 = M13e4*D3_inv;
    const double U23 = M23e4*D3_inv;
    const double M00e3 = M00e4 - M03e4*U03;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12_neg = M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 + M02e3*U12_neg;
    const double D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    U[0] = 1.0;
    U[1] = U01;
    U[2] = U02;
    U[3] = U03;
    U[4] = U04;
    U[5] = U05;
    U[6] = U06;
    U[7] = 0.0;
    U[8] = 1.0;
    U[9] = -U12_neg;
    U[10] = U13;
    U[11] = U14;
    U[12] = -U15_neg;
    U[13] = U16;
    U[14] = 0.0;
    U[15] = 0.0;
    U[16] = 1.0;
    U[17] = U23;
    U[18] = U24;
    U[19] = U25;
    U[20] = U26;
    U[21] = 0.0;
    U[22] = 0.0;
    U[23] = 0.0;
    U[24] = 1.0;
    U[25] = U34;
    U[26] = U35;
    U[27] = U36;
    U[28] = 0.0;
    U[29] = 0.0;
    U[30] = 0.0;
    U[31] = 0.0;
    U[32] = 1.0;
    U[33] = -U45_neg;
    U[34] = U46;
    U[35] = 0.0;
    U[36] = 0.0;
    U[37] = 0.0;
    U[38] = 0.0;
    U[39] = 0.0;
    U[40] = 1.0;
    U[41] = U56;
    U[42] = 0.0;
    U[43] = 0.0;
    U[44] = 0.0;
    U[45] = 0.0;
    U[46] = 0.0;
    U[47] = 0.0;
    U[48] = 1.0;

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M01e6_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const double U06 = 149.60760989322966*M06;
    const double U16 = -149.60760989322966*M16_neg;
    const double U26 = -149.60760989322966*M26_neg;
    const double U36 = 149.60760989322966*M36;
    const double U46 = -149.60760989322966*M46_neg;
    const double U56 = -149.60760989322966*R5_Jyz_0;
    const double M00e6 = R0_Jzz - M06*U06;
    const double M01e6 = -M01e6_0 - M06*U16;
    const double M11e6 = R1_Jzz + M16_neg*U16;
    const double M02e6 = -M02_neg - M06*U26;
    const double M12e6 = R1_Jyz_0 + M16_neg*U26;
    const double M22e6 = R2_Jzz + M26_neg*U26;
    const double M03e6 = M03 - M06*U36;
    const double M13e6 = M16_neg*U36 - M13_neg;
    const double M23e6 = M26_neg*U36 - R2_Jyz_0;
    const double M33e6 = R3_Jzz - M36*U36;
    const double M04e6 = M04 - M06*U46;
    const double M14e6_neg = M14_neg - M16_neg*U46;
    const double M24e6 = M24 + M26_neg*U46;
    const double M34e6 = R3_Jyz_0 - M36*U46;
    const double M44e6 = R4_Jzz + M46_neg*U46;
    const double M05e6 = -M05_neg - M06*U56;
    const double M15e6 = M15 + M16_neg*U56;
    const double M25e6 = M25 + M26_neg*U56;
    const double M35e6 = -M35_neg - M36*U56;
    const double M45e6 = R4_Jyz_0 + M46_neg*U56;
    const double D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25 = -M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45_neg = M45e6*D5_inv_neg;
    const double M00e5 = M00e6 - M05e6*U05;
    const double M01e5 = M01e6 + M05e6*U15_neg;
    const double M11e5 = M11e6 + M15e6*U15_neg;
    const double M02e5 = M02e6 - M05e6*U25;
    const double M12e5 = M12e6 - M15e6*U25;
    const double M22e5 = M22e6 - M25e6*U25;
    const double M03e5 = M03e6 - M05e6*U35;
    const double M13e5 = M13e6 - M15e6*U35;
    const double M23e5 = M23e6 - M25e6*U35;
    const double M33e5 = M33e6 - M35e6*U35;
    const double M04e5 = M04e6 + M05e6*U45_neg;
    const double M14e5 = M15e6*U45_neg - M14e6_neg;
    const double M24e5 = M24e6 + M25e6*U45_neg;
    const double M34e5 = M34e6 + M35e6*U45_neg;
    const double D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const double D4_inv = 1.0/D4;
    const double U04 = M04e5*D4_inv;
    const double U14 = M14e5*D4_inv;
    const double U24 = M24e5*D4_inv;
    const double U34 = M34e5*D4_inv;
    const double M00e4 = M00e5 - M04e5*U04;
    const double M01e4 = M01e5 - M04e5*U14;
    const double M11e4 = M11e5 - M14e5*U14;
    const double M02e4 = M02e5 - M04e5*U24;
    const double M12e4 = M12e5 - M14e5*U24;
    const double M22e4 = M22e5 - M24e5*U24;
    const double M03e4 = M03e5 - M04e5*U34;
    const double M13e4 = M13e5 - M14e5*U34;
    const double M23e4 = M23e5 - M24e5*U34;
    const double D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const double D3_inv = 1.0/D3;
    const double U03 = M03e4*D3_inv;
    const double U13 = M13e4*D3_inv;
    const double U23 = M23e4*D3_inv;
    const double M00e3 = M00e4 - M03e4*U03;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12_neg = M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 + M02e3*U12_neg;
    const double D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* inverse of U */
    const double W02 = -U02 - U12_neg*U01;
    const double W13 = -U13 - U23*U12_neg;
    const double W03 = U23*U02 - U01*W13 - U03;
    const double W24_neg = U24 - U34*U23;
    const double W14 = -U14 - (U12_neg*W24_neg - U34*U13);
    const double W04 = U02*W24_neg - U01*W14 + U34*U03 - U04;
    const double W35_neg = U35 + U45_neg*U34;
    const double W25_neg = U45_neg*U24 - U23*W35_neg + U25;
    const double W15 = U15_neg - (U12_neg*W25_neg - U13*W35_neg + U45_neg*U14);
    const double W05 = U02*W25_neg - U01*W15 + U03*W35_neg - U45_neg*U04 - U05;
    const double W46 = -U46 - U56*U45_neg;
    const double W36_neg = U34*W46 - U56*U35 + U36;
    const double W26 = -U26 - (U24*W46 - U23*W36_neg - U56*U25);
    const double W16 = U12_neg*W26 + U13*W36_neg - U14*W46 - U56*U15_neg - U16;
    const double W06 = U03*W36_neg - (U01*W16 + U02*W26) - U04*W46 + U56*U05 - U06;

    W[0] = 1.0;
    W[1] = -U01;
    W[2] = W02;
    W[3] = W03;
    W[4] = W04;
    W[5] = W05;
    W[6] = W06;
    W[7] = 0.0;
    W[8] = 1.0;
    W[9] = U12_neg;
    W[10] = W13;
    W[11] = W14;
    W[12] = W15;
    W[13] = W16;
    W[14] = 0.0;
    W[15] = 0.0;
    W[16] = 1.0;
    W[17] = -U23;
    W[18] = -W24_neg;
    W[19] = -W25_neg;
    W[20] = W26;
    W[21] = 0.0;
    W[22] = 0.0;
    W[23] = 0.0;
    W[24] = 1.0;
    W[25] = -U34;
    W[26] = -W35_neg;
    W[27] = -W36_neg;
    W[28] = 0.0;
    W[29] = 0.0;
    W[30] = 0.0;
    W[31] = 0.0;
    W[32] = 1.0;
    W[33] = U45_neg;
    W[34] = W46;
    W[35] = 0.0;
    W[36] = 0.0;
    W[37] = 0.0;
    W[38] = 0.0;
    W[39] = 0.0;
    W[40] = 1.0;
    W[41] = -U56;
    W[42] = 0.0;
    W[43] = 0.0;
    W[44] = 0.0;
    W[45] = 0.0;
    W[46] = 0.0;
    W[47] = 0.0;
    W[48] = 1.0;

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M01e6_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const double U06 = 149.60760989322966*M06;
    const double U16 = -149.60760989322966*M16_neg;
    const double U26 = -149.60760989322966*M26_neg;
    const double U36 = 149.60760989322966*M36;
    const double U46 = -149.60760989322966*M46_neg;
    const double U56 = -149.60760989322966*R5_Jyz_0;
    const double M00e6 = R0_Jzz - M06*U06;
    const double M01e6 = -M01e6_0 - M06*U16;
    const double M11e6 = R1_Jzz + M16_neg*U16;
    const double M02e6 = -M02_neg - M06*U26;
    const double M12e6 = R1_Jyz_0 + M16_neg*U26;
    const double M22e6 = R2_Jzz + M26_neg*U26;
    const double M03e6 = M03 - M06*U36;
    const double M13e6 = M16_neg*U36 - M13_neg;
    const double M23e6 = M26_neg*U36 - R2_Jyz_0;
    const double M33e6 = R3_Jzz - M36*U36;
    const double M04e6 = M04 - M06*U46;
    const double M14e6_neg = M14_neg - M16_neg*U46;
    const double M24e6 = M24 + M26_neg*U46;
    const double M34e6 = R3_Jyz_0 - M36*U46;
    const double M44e6 = R4_Jzz + M46_neg*U46;
    const double M05e6 = -M05_neg - M06*U56;
    const double M15e6 = M15 + M16_neg*U56;
    const double M25e6 = M25 + M26_neg*U56;
    const double M35e6 = -M35_neg - M36*U56;
    const double M45e6 = R4_Jyz_0 + M46_neg*U56;
    const double D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25 = -M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45_neg = M45e6*D5_inv_neg;
    const double M00e5 = M00e6 - M05e6*U05;
    const double M01e5 = M01e6 + M05e6*U15_neg;
    const double M11e5 = M11e6 + M15e6*U15_neg;
    const double M02e5 = M02e6 - M05e6*U25;
    const double M12e5 = M12e6 - M15e6*U25;
    const double M22e5 = M22e6 - M25e6*U25;
    const double M03e5 = M03e6 - M05e6*U35;
    const double M13e5 = M13e6 - M15e6*U35;
    const double M23e5 = M23e6 - M25e6*U35;
    const double M33e5 = M33e6 - M35e6*U35;
    const double M04e5 = M04e6 + M05e6*U45_neg;
    const double M14e5 = M15e6*U45_neg - M14e6_neg;
    const double M24e5 = M24e6 + M25e6*U45_neg;
    const double M34e5 = M34e6 + M35e6*U45_neg;
    const double D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const double D4_inv = 1.0/D4;
    const double U04 = M04e5*D4_inv;
    const double U14 = M14e5*D4_inv;
    const double U24 = M24e5*D4_inv;
    const double U34 = M34e5*D4_inv;
    const double M00e4 = M00e5 - M04e5*U04;
    const double M01e4 = M01e5 - M04e5*U14;
    const double M11e4 = M11e5 - M14e5*U14;
    const double M02e4 = M02e5 - M04e5*U24;
    const double M12e4 = M12e5 - M14e5*U24;
    const double M22e4 = M22e5 - M24e5*U24;
    const double M03e4 = M03e5 - M04e5*U34;
    const double M13e4 = M13e5 - M14e5*U34;
    const double M23e4 = M23e5 - M24e5*U34;
    const double D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const double D3_inv = 1.0/D3;
    const double U03 = M03e4*D3_inv;
    const double U13 = M13e4*D3_inv;
    const double U23 = M23e4*D3_inv;
    const double M00e3 = M00e4 - M03e4*U03;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12_neg = M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 + M02e3*U12_neg;
    const double D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const double D0_inv = 1.0/D0;

    /* row 'panda_joint2' of the inverse */
    const double X01 = -U01*D0_inv;
    const double X11 = D1_inv - U01*X01;

    /* row 'panda_joint3' of the inverse */
    const double X02 = U12_neg*X01 - U02*D0_inv;
    const double X12 = U12_neg*X11 - U02*X01;
    const double X22_neg = D2_inv_neg + U02*X02 - U12_neg*X12;

    /* row 'panda_joint4' of the inverse */
    const double X03_neg = U03*D0_inv + U13*X01 + U23*X02;
    const double X13_neg = U03*X01 + U13*X11 + U23*X12;
    const double X23 = U23*X22_neg - (U03*X02 + U13*X12);
    const double X33 = D3_inv + U03*X03_neg + U13*X13_neg - U23*X23;

    /* row 'panda_joint5' of the inverse */
    const double X04 = U34*X03_neg - (U04*D0_inv + U14*X01 + U24*X02);
    const double X14 = U34*X13_neg - (U04*X01 + U14*X11 + U24*X12);
    const double X24 = U24*X22_neg - (U04*X02 + U14*X12) - U34*X23;
    const double X34 = U04*X03_neg + U14*X13_neg - U24*X23 - U34*X33;
    const double X44 = D4_inv - U04*X04 - U14*X14 - U24*X24 - U34*X34;

    /* row 'panda_joint6' of the inverse */
    const double X05_neg_0 = -U45_neg*X04;
    const double X05_neg = U05*D0_inv - U15_neg*X01 + U25*X02 - U35*X03_neg + X05_neg_0;
    const double X15_neg = U05*X01 - U15_neg*X11 + U25*X12 - U35*X13_neg - U45_neg*X14;
    const double X25 = U15_neg*X12 - U05*X02 + U25*X22_neg - U35*X23 + U45_neg*X24;
    const double X35 = U05*X03_neg - U15_neg*X13_neg - U25*X23 - U35*X33 + U45_neg*X34;
    const double X45 = U15_neg*X14 - U05*X04 - U25*X24 - U35*X34 + U45_neg*X44;
    const double X55_0 = D5_inv_neg - U05*X05_neg + U15_neg*X15_neg + U25*X25 + U35*X35;
    const double X55 = U45_neg*X45 - X55_0;

    /* row 'panda_joint7' of the inverse */
    const double X06_neg_0 = U06*D0_inv + U16*X01 + U26*X02 - U36*X03_neg + U46*X04;
    const double X06_neg = X06_neg_0 - U56*X05_neg;
    const double X16_neg_0 = U06*X01 + U16*X11 + U26*X12 - U36*X13_neg + U46*X14;
    const double X16_neg = X16_neg_0 - U56*X15_neg;
    const double X26 = U26*X22_neg - (U06*X02 + U16*X12) - U36*X23 - U46*X24 - U56*X25;
    const double X36_0 = -U56*X35;
    const double X36 = U06*X03_neg + U16*X13_neg - U26*X23 - U36*X33 - U46*X34 + X36_0;
    const double X46 = -U06*X04 - U16*X14 - U26*X24 - U36*X34 - U46*X44 - U56*X45;
    const double X56_0 = U56*X55;
    const double X56 = U06*X05_neg + U16*X15_neg - U26*X25 - U36*X35 - U46*X45 - X56_0;
    const double X66_0 = U36*X36;
    const double X66_1 = U06*X06_neg + 149.60760989322966 + U16*X16_neg - U26*X26 - X66_0;
    const double X66 = X66_1 - U46*X46 - U56*X56;

    M_inverse[0] = D0_inv;
    M_inverse[1] = X01;
    M_inverse[2] = X02;
    M_inverse[3] = -X03_neg;
    M_inverse[4] = X04;
    M_inverse[5] = -X05_neg;
    M_inverse[6] = -X06_neg;
    M_inverse[7] = X01;
    M_inverse[8] = X11;
    M_inverse[9] = X12;
    M_inverse[10] = -X13_neg;
    M_inverse[11] = X14;
    M_inverse[12] = -X15_neg;
    M_inverse[13] = -X16_neg;
    M_inverse[14] = X02;
    M_inverse[15] = X12;
    M_inverse[16] = -X22_neg;
    M_inverse[17] = X23;
    M_inverse[18] = X24;
    M_inverse[19] = X25;
    M_inverse[20] = X26;
    M_inverse[21] = -X03_neg;
    M_inverse[22] = -X13_neg;
    M_inverse[23] = X23;
    M_inverse[24] = X33;
    M_inverse[25] = X34;
    M_inverse[26] = X35;
    M_inverse[27] = X36;
    M_inverse[28] = X04;
    M_inverse[29] = X14;
    M_inverse[30] = X24;
    M_inverse[31] = X34;
    M_inverse[32] = X44;
    M_inverse[33] = X45;
    M_inverse[34] = X46;
    M_inverse[35] = -X05_neg;
    M_inverse[36] = -X15_neg;
    M_inverse[37] = X25;
    M_inverse[38] = X35;
    M_inverse[39] = X45;
    M_inverse[40] = X55;
    M_inverse[41] = X56;
    M_inverse[42] = -X06_neg;
    M_inverse[43] = -X16_neg;
    M_inverse[44] = X26;
    M_inverse[45] = X36;
    M_inverse[46] = X46;
    M_inverse[47] = X56;
    M_inverse[48] = X66;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);

    /* motion of 'panda_link2' */
    const double w1_x_neg = qd0*s1;
    const double w1_y_neg = qd0*c1;
    const double E1_yz = qdd0*s1;
    const double E1_xz_neg = qdd0*c1;
    const double a1_x = -9.81*s1;
    const double a1_y = -9.81*c1;
    const double ww1_yz_neg = qd1*w1_y_neg;
    const double wd1_x_neg = E1_yz + ww1_yz_neg;
    const double ww1_xz_neg = qd1*w1_x_neg;
    const double wd1_y = ww1_xz_neg - E1_xz_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_yy = w1_y_neg*w1_y_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_xy = ww1_xy - qdd1;
    const double E1_yx = qdd1 + ww1_xy;
    const double E1_yy_neg = ww1_xx + ww1_zz;
    const double E1_zx_neg = ww1_xz_neg + wd1_y;
    const double E1_zy_neg = ww1_yz_neg + wd1_x_neg;

    /* motion of 'panda_link3' */
    const double w2_x = qd1*s2 - c2*w1_x_neg;
    const double w2_y = s2*w1_x_neg + qd1*c2;
    const double a2_x_0 = 0.316*E1_zy_neg;
    const double a2_x_1 = 0.316*E1_xy - a1_x;
    const double a2_z = -a1_y - 0.316*E1_yy_neg;
    const double a2_x = s2*a2_x_0 - c2*a2_x_1;
    const double a2_y = s2*a2_x_1 + c2*a2_x_0;
    const double wd2_x = qd2*w2_y - (c2*wd1_x_neg - qdd1*s2);
    const double wd2_y = s2*wd1_x_neg + qdd1*c2 - qd2*w2_x;
    const double wd2_z = qdd2 - wd1_y;
    const double w2_z = qd2 + w1_y_neg;
    const double ww2_xx = w2_x*w2_x;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy = w2_x*w2_y;
    const double ww2_xz = w2_x*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xy = ww2_xy - wd2_z;
    const double E2_xz = wd2_y + ww2_xz;
    const double E2_yx = wd2_z + ww2_xy;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx = ww2_xz - wd2_y;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'panda_link4' */
    const double w3_x = -c3*w2_x - s3*w2_z;
    const double w3_y_neg = c3*w2_z - s3*w2_x;
    const double a3_x_0 = 0.0825*E2_xx_neg - a2_x;
    const double a3_z_neg = a2_y + 0.0825*E2_yx;
    const double a3_x_1 = a2_z + 0.0825*E2_zx;
    const double a3_x = c3*a3_x_0 - s3*a3_x_1;
    const double a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const double wd3_x = -c3*wd2_x - s3*wd2_z - qd3*w3_y_neg;
    const double wd3_y_neg = c3*wd2_z - s3*wd2_x + qd3*w3_x;
    const double wd3_z = qdd3 - wd2_y;
    const double w3_z = qd3 - w2_y;
    const double ww3_xx = w3_x*w3_x;
    const double ww3_yy = w3_y_neg*w3_y_neg;
    const double ww3_zz = w3_z*w3_z;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;
    const double E3_xx_neg = ww3_yy + ww3_zz;
    const double E3_xy_neg = wd3_z + ww3_xy_neg;
    const double E3_xz = ww3_xz - wd3_y_neg;
    const double E3_yx = wd3_z - ww3_xy_neg;
    const double E3_yy_neg = ww3_xx + ww3_zz;
    const double E3_yz_neg = wd3_x + ww3_yz_neg;
    const double E3_zx = wd3_y_neg + ww3_xz;
    const double E3_zy = wd3_x - ww3_yz_neg;

    /* motion of 'panda_link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double a4_x_0 = a3_x - (0.0825*E3_xx_neg - 0.384*E3_xy_neg);
    const double a4_z = a3_y_neg - (0.0825*E3_yx + 0.384*E3_yy_neg);
    const double a4_x_1 = a3_z_neg - (0.0825*E3_zx - 0.384*E3_zy);
    const double a4_x = s4*a4_x_1 - c4*a4_x_0;
    const double a4_y = s4*a4_x_0 + c4*a4_x_1;
    const double wd4_x = qd4*w4_y - (c4*wd3_x + s4*wd3_z);
    const double wd4_y = s4*wd3_x - c4*wd3_z + qd4*w4_x_neg;
    const double wd4_z = qdd4 + wd3_y_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xx = w4_x_neg*w4_x_neg;
    const double ww4_yy = w4_y*w4_y;
    const double ww4_zz = w4_z*w4_z;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;
    const double E4_xx_neg = ww4_yy + ww4_zz;
    const double E4_xy_neg = wd4_z + ww4_xy_neg;
    const double E4_xz = wd4_y - ww4_xz_neg;
    const double E4_yx = wd4_z - ww4_xy_neg;
    const double E4_yy_neg = ww4_xx + ww4_zz;
    const double E4_yz = ww4_yz - wd4_x;
    const double E4_zx_neg = wd4_y + ww4_xz_neg;
    const double E4_zy = wd4_x + ww4_yz;

    /* motion of 'panda_link6' */
    const double w5_x = s5*w4_z - c5*w4_x_neg;
    const double w5_y = s5*w4_x_neg + c5*w4_z;
    const double a5_x = c5*a4_x + s5*a4_z;
    const double a5_y = c5*a4_z - s5*a4_x;
    const double wd5_x = c5*wd4_x + s5*wd4_z + qd5*w5_y;
    const double wd5_y = c5*wd4_z - s5*wd4_x - qd5*w5_x;
    const double wd5_z = qdd5 - wd4_y;
    const double w5_z = qd5 - w4_y;
    const double ww5_xx = w5_x*w5_x;
    const double ww5_yy = w5_y*w5_y;
    const double ww5_zz = w5_z*w5_z;
    const double ww5_xy = w5_x*w5_y;
    const double ww5_xz = w5_x*w5_z;
    const double ww5_yz = w5_y*w5_z;
    const double E5_xx_neg = ww5_yy + ww5_zz;
    const double E5_xy = ww5_xy - wd5_z;
    const double E5_xz = wd5_y + ww5_xz;
    const double E5_yx = wd5_z + ww5_xy;
    const double E5_yy_neg = ww5_xx + ww5_zz;
    const double E5_yz = ww5_yz - wd5_x;
    const double E5_zx = ww5_xz - wd5_y;
    const double E5_zy = wd5_x + ww5_yz;

    /* motion of 'panda_link7' */
    const double w6_x = c6o*w5_x + s6o*w5_z;
    const double w6_y = c6o*w5_z - s6o*w5_x;
    const double a6_z_neg = a5_y + 0.088*E5_yx;
    const double a6_y = s6o*(0.088*E5_xx_neg - a5_x) - c6o*(a4_y - 0.088*E5_zx);
    const double wd6_x = c6o*wd5_x + s6o*wd5_z + qd6*w6_y;
    const double wd6_y = c6o*wd5_z - s6o*wd5_x - qd6*w6_x;
    const double wd6_z = qdd6 - wd5_y;
    const double w6_z = qd6 - w5_y;
    const double ww6_xx = w6_x*w6_x;
    const double ww6_yy = w6_y*w6_y;
    const double ww6_zz = w6_z*w6_z;
    const double ww6_xy = w6_x*w6_y;
    const double ww6_xz = w6_x*w6_z;
    const double ww6_yz = w6_y*w6_z;
    const double E6_xx_neg = ww6_yy + ww6_zz;
    const double E6_xy = ww6_xy - wd6_z;
    const double E6_xz = wd6_y + ww6_xz;
    const double E6_yx = wd6_z + ww6_xy;
    const double E6_yz = ww6_yz - wd6_x;
    const double E6_zx = ww6_xz - wd6_y;
    const double E6_zy = wd6_x + ww6_yz;

    /* force on 'panda_link7' */
    const double f6_x = -0.0032806082595733164*E6_xx_neg;
    const double f6_y = 0.0032806082595733164*E6_yx;
    const double f6_z = 0.0032806082595733164*E6_zx;
    const double n6_x_neg_0 = -0.001320514136461655*wd6_x - 0.006684151967360946*ww6_yz;
    const double n6_x_neg_1 = -0.0010874235301481356*E6_zx;
    const double n6_x_neg_2 = 0.0003863308944437672*(ww6_yy - ww6_zz);
    const double n6_x_neg = n6_x_neg_0 + 0.001535882372017312*E6_yx + n6_x_neg_1 + n6_x_neg_2;
    const double n6_y_0 = -0.0003863308944437672*E6_xy;
    const double n6_y_1 = -0.005363637830899291*ww6_xz - 0.0010874235301481356*E6_zy - n6_y_0;
    const double n6_z_0 = 0.0003863308944437672*E6_xz;
    const double n6_z_1 = 0.006684151967360946*wd6_z - 0.001320514136461655*ww6_xy - n6_z_0;
    const double n6_z_2 = 0.0010874235301481356*(ww6_xx - ww6_yy);
    const double n6_y_2 = 0.0032806082595733164*a6_z_neg;
    const double n6_z_3 = 0.0032806082595733164*a6_y;
    const double n6_y = n6_y_1 + 0.001535882372017312*(ww6_xx - ww6_zz) + n6_y_2;
    const double n6_z = n6_z_1 + 0.001535882372017312*E6_yz - n6_z_2 + n6_z_3;

    /* force on 'panda_link6' */
    const double f5_z_neg_0 = -s6o*f6_x - c6o*f6_y;
    const double f5_x_neg_0 = 0.231847552695*E5_xx_neg + 0.173804705569*E5_xy;
    const double f5_x_neg = s6o*f6_y - c6o*f6_x + f5_x_neg_0;
    const double f5_y = 0.231847552695*E5_yx + 0.173804705569*E5_yy_neg - f6_z;
    const double f5_z_neg = 0.173804705569*E5_zy - 0.231847552695*E5_zx + f5_z_neg_0;
    const double n5_x_neg_0 = -0.010093986090521983*wd5_x - 0.053138496831697093*ww5_yz;
    const double n5_x_neg_1 = -0.014748570382675316*E5_zx;
    const double n5_x_neg_2 = n5_x_neg_0 + 0.000103758917218685*E5_yx - n5_x_neg_1;
    const double n5_y_0 = -9.3569097314605e-05*E5_xy;
    const double n5_y_1 = 0.014748570382675316*E5_zy - 0.04304451074117511*ww5_xz + n5_y_0;
    const double n5_z_0 = 9.3569097314605e-05*E5_xz;
    const double n5_z_1 = 0.053138496831697093*wd5_z - 0.010093986090521983*ww5_xy + n5_z_0;
    const double n5_z_2 = 0.014748570382675316*(ww5_xx - ww5_yy);
    const double n5_x_neg_3 = 0.173804705569*a4_y;
    const double n5_y_2 = 0.231847552695*a4_y;
    const double n5_z_3 = 0.231847552695*a5_y + 0.173804705569*a5_x;
    const double n5_x_neg_4 = n5_x_neg_2 - 9.3569097314605e-05*(ww5_yy - ww5_zz) - n5_x_neg_3;
    const double n5_y_3 = n5_y_1 + 0.000103758917218685*(ww5_xx - ww5_zz) + n5_y_2;
    const double n5_z_4 = n5_z_1 + 0.000103758917218685*E5_yz + n5_z_2 + n5_z_3;
    const double n5_x_neg = c6o*n6_x_neg + s6o*n6_y + n5_x_neg_4;
    const double n5_y = n5_y_3 - (n6_z - 0.088*f5_z_neg_0);
    const double n5_z = n5_z_4 - (s6o*n6_x_neg - c6o*n6_y + 0.00028869352684245185*E6_zx);

    /* force on 'panda_link5' */
    const double f4_x_0 = 0.014653732538*E4_xx_neg - 0.067870631425*E4_xy_neg;
    const double f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const double f4_x = f4_x_0 - (c5*f5_x_neg + s5*f5_y);
    const double f4_y = f5_z_neg - (0.014653732538*E4_yx + 0.067870631425*E4_yy_neg);
    const double f4_z = f4_z_0 - (s5*f5_x_neg - c5*f5_y);
    const double n4_x_neg_0 = -0.030116287133882085*wd4_x - 0.033018599263935515*ww4_yz;
    const double n4_x_neg_1 = 0.00151524447332703*E4_zx_neg;
    const double n4_x_neg_2 = n4_x_neg_0 + 0.004600245517563106*E4_yx + n4_x_neg_1;
    const double n4_y_0 = 0.00216405205209813*E4_xy_neg;
    const double n4_y_1 = 0.002902312130053428*ww4_xz_neg - 0.00151524447332703*E4_zy + n4_y_0;
    const double n4_z_0 = 0.00216405205209813*E4_xz;
    const double n4_z_1 = 0.033018599263935515*wd4_z + 0.030116287133882085*ww4_xy_neg + n4_z_0;
    const double n4_z_2 = 0.00151524447332703*(ww4_xx - ww4_yy);
    const double n4_x_neg_3 = 0.067870631425*a4_z;
    const double n4_y_2 = 0.014653732538*a4_z;
    const double n4_z_3 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const double n4_x_neg_4 = n4_x_neg_2 - 0.00216405205209813*(ww4_yy - ww4_zz) - n4_x_neg_3;
    const double n4_z_4 = n4_z_1 + 0.004600245517563106*E4_yz - n4_z_2 - n4_z_3;
    const double n4_x_neg = c5*n5_x_neg + s5*n5_y + n4_x_neg_4;
    const double n4_y = n4_y_1 + 0.004600245517563106*(ww4_xx - ww4_zz) + n4_y_2 - n5_z;
    const double n4_z = n4_z_4 - (s5*n5_x_neg - c5*n5_y);

    /* force on 'panda_link4' */
    const double f3_x_0 = s4*f4_y - c4*f4_x;
    const double f3_z_0 = -s4*f4_x - c4*f4_y;
    const double f3_x = f3_x_0 - (0.55278027465*E3_xx_neg - 2.012523553603*E3_xy_neg);
    const double f3_y = 0.55278027465*E3_yx + 2.012523553603*E3_yy_neg - f4_z;
    const double f3_z = 0.55278027465*E3_zx - 2.012523553603*E3_zy + f3_z_0;
    const double n3_x_0 = 0.0039053550262761*E3_yx;
    const double n3_x_1 = 0.647723094939183*wd3_x - 0.749763367252814*ww3_yz_neg - n3_x_0;
    const double n3_x_2 = 0.00164448757736927*(ww3_yy - ww3_zz);
    const double n3_y_0 = 0.00164448757736927*E3_xy_neg;
    const double n3_y_1 = 0.102040272313631*ww3_xz - 0.16284087268546085*E3_zy - n3_y_0;
    const double n3_z_0 = -0.00164448757736927*E3_xz;
    const double n3_z_1 = 0.749763367252814*wd3_z + 0.647723094939183*ww3_xy_neg - n3_z_0;
    const double n3_z_2 = 0.16284087268546085*(ww3_xx - ww3_yy);
    const double n3_x_3 = 2.012523553603*a3_z_neg;
    const double n3_y_2 = 0.55278027465*a3_z_neg;
    const double n3_z_3 = 0.55278027465*a3_y_neg - 2.012523553603*a3_x;
    const double n3_x_4 = n3_x_1 - 0.16284087268546085*E3_zx + n3_x_2 + n3_x_3;
    const double n3_y_3 = n3_y_1 - 0.0039053550262761*(ww3_xx - ww3_zz) - n3_y_2;
    const double n3_z_4 = n3_z_1 - 0.0039053550262761*E3_yz_neg + n3_z_2 - n3_z_3;
    const double n3_x = c4*n4_x_neg + s4*n4_y - 0.384*f3_z_0 + n3_x_4;
    const double n3_y = -n4_z - 0.0825*f3_z_0 - n3_y_3;
    const double n3_z = s4*n4_x_neg - c4*n4_y + (0.384*f3_x_0 - 0.0825*f4_z) + n3_z_4;

    /* force on 'panda_link3' */
    const double f2_x_neg_0 = 0.746857959872*E2_xx_neg - 0.028227094878*E2_xy;
    const double f2_x_neg = c3*f3_x - s3*f3_y + f2_x_neg_0;
    const double f2_y = 0.746857959872*E2_yx - 0.028227094878*E2_yy_neg - f3_z;
    const double n2_x_neg_0 = -0.01159586409516604*wd2_x - 0.13480070614822143*ww2_yz;
    const double n2_x_neg_1 = -0.000121912420950744*E2_zx;
    const double n2_x_neg_2 = n2_x_neg_0 + 0.005487648106562256*E2_yx + n2_x_neg_1;
    const double n2_y_0 = -0.004377257121839584*E2_xy;
    const double n2_y_1 = -0.12320484205305539*ww2_xz - 0.000121912420950744*E2_zy - n2_y_0;
    const double n2_z_0 = 0.004377257121839584*E2_xz;
    const double n2_z_1 = 0.13480070614822143*wd2_z - 0.01159586409516604*ww2_xy - n2_z_0;
    const double n2_z_2 = 0.000121912420950744*(ww2_xx - ww2_yy);
    const double n2_x_neg_3 = 0.028227094878*a2_z;
    const double n2_y_2 = 0.746857959872*a2_z;
    const double n2_z_3 = 0.746857959872*a2_y - 0.028227094878*a2_x;
    const double n2_x_neg_4 = n2_x_neg_2 + 0.004377257121839584*(ww2_yy - ww2_zz) - n2_x_neg_3;
    const double n2_y_3 = n2_y_1 + 0.005487648106562256*(ww2_xx - ww2_zz) - n2_y_2;
    const double n2_z_4 = n2_z_1 + 0.005487648106562256*E2_yz - n2_z_2 + n2_z_3;
    const double n2_x_neg = c3*n3_x - s3*n3_y + n2_x_neg_4;
    const double n2_y = n2_y_3 - (n3_z - 0.0825*(s3*f3_x + c3*f3_y));
    const double n2_z = n2_z_4 - (s3*n3_x + c3*n3_y + 0.0825*f3_z);

    /* force on 'panda_link2' */
    const double n1_x_neg_0 = c2*n2_x_neg + s2*n2_y - 0.316*(s2*f2_x_neg - c2*f2_y);
    const double n1_x_neg_1 = 1.0706865997634767*wd1_x_neg + 1.1168423647533403*ww1_yz_neg;
    const double n1_x_neg_2 = 0.00398335888393552*E1_zx_neg;
    const double n1_x_neg_3 = 0.0007689361029464*(ww1_yy - ww1_zz);
    const double n1_x_neg_4 = n1_x_neg_1 - 0.01026110182100817*E1_yx + n1_x_neg_2 - n1_x_neg_3;
    const double n1_y_0 = 0.04615576498986361*ww1_xz_neg + 0.00398335888393552*E1_zy_neg;
    const double n1_y_1 = 0.01026110182100817*(ww1_xx - ww1_zz);
    const double n1_z_0 = 0.0007689361029464*E1_xz_neg;
    const double n1_z_1 = 0.01026110182100817*E1_yz;
    const double n1_z_2 = 1.1168423647533403*qdd1 - 1.0706865997634767*ww1_xy - n1_z_0 - n1_z_1;
    const double n1_z_3 = 0.01993386669246*c1 - 32.80954542685272*s1;
    const double n1_z_4 = n1_z_2 - 0.00398335888393552*(ww1_xx - ww1_yy) + n1_z_3;
    const double n1_x_neg = n1_x_neg_0 + n1_x_neg_4;
    const double n1_y = n1_y_0 - 0.0007689361029464*E1_xy - n1_y_1 - n2_z;
    const double n1_z = n1_z_4 - (s2*n2_x_neg - c2*n2_y + 0.316*(c2*f2_x_neg + s2*f2_y));

    /* force on 'panda_link1' */
    const double n0_z = s1*n1_x_neg - c1*n1_y + 0.03733744848940618*qdd0;

    /* friction */
    const double fric0 = 0.003*qd0;
    const double fric1 = 0.003*qd1;
    const double fric2 = 0.003*qd2;
    const double fric3 = 0.003*qd3;
    const double fric4 = 0.003*qd4;
    const double fric5 = 0.003*qd5;
    const double fric6 = 0.003*qd6;

    /* joint forces */
    const double tau0 = n0_z + fric0;
    const double tau1 = n1_z + fric1;
    const double tau2 = n2_z + fric2;
    const double tau3 = n3_z + fric3;
    const double tau4 = n4_z + fric4;
    const double tau5 = n5_z + fric5;
    const double tau6 = n6_z + fric6;

    tau[0] = tau0;
    tau[1] = tau1;
    tau[2] = tau2;
    tau[3] = tau3;
    tau[4] = tau4;
    tau[5] = tau5;
    tau[6] = tau6;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);

    /* motion of 'panda_link2' */
    const double w1_x_neg = qd0*s1;
    const double w1_y_neg = qd0*c1;
    const double a1_x = -9.81*s1;
    const double a1_y = -9.81*c1;
    const double wd1_x_neg = qd1*w1_y_neg;
    const double wd1_y = qd1*w1_x_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_yy = w1_y_neg*w1_y_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'panda_link3' */
    const double w2_x = qd1*s2 - c2*w1_x_neg;
    const double w2_y = s2*w1_x_neg + qd1*c2;
    const double a2_x_0 = 0.632*wd1_x_neg;
    const double a2_x_1 = 0.316*ww1_xy - a1_x;
    const double a2_z = -a1_y - 0.316*E1_yy_neg;
    const double a2_x = s2*a2_x_0 - c2*a2_x_1;
    const double a2_y = s2*a2_x_1 + c2*a2_x_0;
    const double wd2_x = qd2*w2_y - c2*wd1_x_neg;
    const double wd2_y = s2*wd1_x_neg - qd2*w2_x;
    const double w2_z = qd2 + w1_y_neg;
    const double ww2_xx = w2_x*w2_x;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy = w2_x*w2_y;
    const double ww2_xz = w2_x*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xy = wd1_y + ww2_xy;
    const double E2_xz = wd2_y + ww2_xz;
    const double E2_yx = ww2_xy - wd1_y;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx = ww2_xz - wd2_y;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'panda_link4' */
    const double w3_x = -c3*w2_x - s3*w2_z;
    const double w3_y_neg = c3*w2_z - s3*w2_x;
    const double a3_x_0 = 0.0825*E2_xx_neg - a2_x;
    const double a3_z = -a2_y - 0.0825*E2_yx;
    const double a3_x_1 = a2_z + 0.0825*E2_zx;
    const double a3_x = c3*a3_x_0 - s3*a3_x_1;
    const double a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const double wd3_x = s3*wd1_y - c3*wd2_x - qd3*w3_y_neg;
    const double wd3_y_neg = qd3*w3_x - (s3*wd2_x + c3*wd1_y);
    const double w3_z = qd3 - w2_y;
    const double ww3_xx = w3_x*w3_x;
    const double ww3_yy = w3_y_neg*w3_y_neg;
    const double ww3_zz = w3_z*w3_z;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;
    const double E3_xx_neg = ww3_yy + ww3_zz;
    const double E3_xy = wd2_y - ww3_xy_neg;
    const double E3_xz = ww3_xz - wd3_y_neg;
    const double E3_yx_neg = wd2_y + ww3_xy_neg;
    const double E3_yy_neg = ww3_xx + ww3_zz;
    const double E3_yz_neg = wd3_x + ww3_yz_neg;
    const double E3_zx = wd3_y_neg + ww3_xz;
    const double E3_zy = wd3_x - ww3_yz_neg;

    /* motion of 'panda_link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double a4_x_0 = a3_x - (0.0825*E3_xx_neg + 0.384*E3_xy);
    const double a4_z = 0.0825*E3_yx_neg - 0.384*E3_yy_neg + a3_y_neg;
    const double a4_x_1 = -a3_z - (0.0825*E3_zx - 0.384*E3_zy);
    const double a4_x = s4*a4_x_1 - c4*a4_x_0;
    const double a4_y = s4*a4_x_0 + c4*a4_x_1;
    const double wd4_x = qd4*w4_y - (c4*wd3_x - s4*wd2_y);
    const double wd4_y = s4*wd3_x + c4*wd2_y + qd4*w4_x_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xx = w4_x_neg*w4_x_neg;
    const double ww4_yy = w4_y*w4_y;
    const double ww4_zz = w4_z*w4_z;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;
    const double E4_xx_neg = ww4_yy + ww4_zz;
    const double E4_xy_neg = wd3_y_neg + ww4_xy_neg;
    const double E4_xz = wd4_y - ww4_xz_neg;
    const double E4_yx = wd3_y_neg - ww4_xy_neg;
    const double E4_yy_neg = ww4_xx + ww4_zz;
    const double E4_yz = ww4_yz - wd4_x;
    const double E4_zx_neg = wd4_y + ww4_xz_neg;
    const double E4_zy = wd4_x + ww4_yz;

    /* motion of 'panda_link6' */
    const double w5_x = s5*w4_z - c5*w4_x_neg;
    const double w5_y = s5*w4_x_neg + c5*w4_z;
    const double a5_x = c5*a4_x + s5*a4_z;
    const double a5_y = c5*a4_z - s5*a4_x;
    const double wd5_x = c5*wd4_x + s5*wd3_y_neg + qd5*w5_y;
    const double wd5_y = c5*wd3_y_neg - s5*wd4_x - qd5*w5_x;
    const double w5_z = qd5 - w4_y;
    const double ww5_xx = w5_x*w5_x;
    const double ww5_yy = w5_y*w5_y;
    const double ww5_zz = w5_z*w5_z;
    const double ww5_xy = w5_x*w5_y;
    const double ww5_xz = w5_x*w5_z;
    const double ww5_yz = w5_y*w5_z;
    const double E5_xx_neg = ww5_yy + ww5_zz;
    const double E5_xy = wd4_y + ww5_xy;
    const double E5_xz = wd5_y + ww5_xz;
    const double E5_yx = ww5_xy - wd4_y;
    const double E5_yy_neg = ww5_xx + ww5_zz;
    const double E5_yz = ww5_yz - wd5_x;
    const double E5_zx = ww5_xz - wd5_y;
    const double E5_zy = wd5_x + ww5_yz;

    /* motion of 'panda_link7' */
    const double w6_x = c6o*w5_x + s6o*w5_z;
    const double w6_y = c6o*w5_z - s6o*w5_x;
    const double a6_z = -a5_y - 0.088*E5_yx;
    const double a6_y = s6o*(0.088*E5_xx_neg - a5_x) - c6o*(a4_y - 0.088*E5_zx);
    const double wd6_x = qd6*w6_y - (s6o*wd4_y - c6o*wd5_x);
    const double wd6_y = -s6o*wd5_x - c6o*wd4_y - qd6*w6_x;
    const double w6_z = qd6 - w5_y;
    const double ww6_xx = w6_x*w6_x;
    const double ww6_yy = w6_y*w6_y;
    const double ww6_zz = w6_z*w6_z;
    const double ww6_xy = w6_x*w6_y;
    const double ww6_xz = w6_x*w6_z;
    const double ww6_yz = w6_y*w6_z;
    const double E6_xx_neg = ww6_yy + ww6_zz;
    const double E6_xy = wd5_y + ww6_xy;
    const double E6_xz = wd6_y + ww6_xz;
    const double E6_yx = ww6_xy - wd5_y;
    const double E6_yz = ww6_yz - wd6_x;
    const double E6_zx = ww6_xz - wd6_y;
    const double E6_zy = wd6_x + ww6_yz;

    /* force on 'panda_link7' */
    const double f6_x = -0.0032806082595733164*E6_xx_neg;
    const double f6_y = 0.0032806082595733164*E6_yx;
    const double f6_z = 0.0032806082595733164*E6_zx;
    const double n6_x_neg_0 = -0.001320514136461655*wd6_x - 0.006684151967360946*ww6_yz;
    const double n6_x_neg_1 = -0.0010874235301481356*E6_zx;
    const double n6_x_neg_2 = 0.0003863308944437672*(ww6_yy - ww6_zz);
    const double n6_x_neg = n6_x_neg_0 + 0.001535882372017312*E6_yx + n6_x_neg_1 + n6_x_neg_2;
    const double n6_y_0 = 0.0003863308944437672*E6_xy;
    const double n6_y_1 = n6_y_0 - (0.005363637830899291*ww6_xz + 0.0010874235301481356*E6_zy);
    const double n6_z_0 = 0.0003863308944437672*E6_xz;
    const double n6_z_1 = 0.006684151967360946*wd5_y + 0.001320514136461655*ww6_xy + n6_z_0;
    const double n6_z_2 = 0.0010874235301481356*(ww6_xx - ww6_yy);
    const double n6_y_2 = -0.0032806082595733164*a6_z;
    const double n6_z_3 = 0.0032806082595733164*a6_y;
    const double n6_y = n6_y_1 + 0.001535882372017312*(ww6_xx - ww6_zz) + n6_y_2;
    const double n6_z = n6_z_3 - (n6_z_1 - 0.001535882372017312*E6_yz + n6_z_2);

    /* force on 'panda_link6' */
    const double f5_z_neg_0 = -s6o*f6_x - c6o*f6_y;
    const double n5_z_neg_0 = s6o*n6_x_neg - c6o*n6_y + 0.00028869352684245185*E6_zx;
    const double f5_x_neg_0 = 0.231847552695*E5_xx_neg + 0.173804705569*E5_xy;
    const double f5_x_neg = s6o*f6_y - c6o*f6_x + f5_x_neg_0;
    const double f5_y = 0.231847552695*E5_yx + 0.173804705569*E5_yy_neg - f6_z;
    const double f5_z_neg = 0.173804705569*E5_zy - 0.231847552695*E5_zx + f5_z_neg_0;
    const double n5_x_neg_0 = -0.010093986090521983*wd5_x - 0.053138496831697093*ww5_yz;
    const double n5_x_neg_1 = -0.014748570382675316*E5_zx;
    const double n5_x_neg_2 = n5_x_neg_0 + 0.000103758917218685*E5_yx - n5_x_neg_1;
    const double n5_y_0 = 9.3569097314605e-05*E5_xy;
    const double n5_y_1 = 0.014748570382675316*E5_zy - 0.04304451074117511*ww5_xz - n5_y_0;
    const double n5_z_neg_1 = 0.053138496831697093*wd4_y + 0.010093986090521983*ww5_xy;
    const double n5_z_neg_2 = 0.000103758917218685*E5_yz;
    const double n5_z_neg_3 = 0.014748570382675316*(ww5_xx - ww5_yy);
    const double n5_z_neg_4 = n5_z_neg_1 - 9.3569097314605e-05*E5_xz - n5_z_neg_2 - n5_z_neg_3;
    const double n5_x_neg_3 = 0.173804705569*a4_y;
    const double n5_y_2 = 0.231847552695*a4_y;
    const double n5_x_neg_4 = n5_x_neg_2 - 9.3569097314605e-05*(ww5_yy - ww5_zz) - n5_x_neg_3;
    const double n5_y_3 = n5_y_1 + 0.000103758917218685*(ww5_xx - ww5_zz) + n5_y_2;
    const double n5_z_neg_5 = n5_z_neg_4 - (0.231847552695*a5_y + 0.173804705569*a5_x);
    const double n5_x_neg = c6o*n6_x_neg + s6o*n6_y + n5_x_neg_4;
    const double n5_y = 0.088*f5_z_neg_0 - n6_z + n5_y_3;
    const double n5_z_neg = n5_z_neg_0 + n5_z_neg_5;

    /* force on 'panda_link5' */
    const double f4_x_0 = 0.014653732538*E4_xx_neg - 0.067870631425*E4_xy_neg;
    const double f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const double f4_x = f4_x_0 - (c5*f5_x_neg + s5*f5_y);
    const double f4_y = f5_z_neg - (0.014653732538*E4_yx + 0.067870631425*E4_yy_neg);
    const double f4_z = f4_z_0 - (s5*f5_x_neg - c5*f5_y);
    const double n4_x_neg_0 = -0.030116287133882085*wd4_x - 0.033018599263935515*ww4_yz;
    const double n4_x_neg_1 = 0.00151524447332703*E4_zx_neg;
    const double n4_x_neg_2 = n4_x_neg_0 + 0.004600245517563106*E4_yx + n4_x_neg_1;
    const double n4_y_0 = 0.00216405205209813*E4_xy_neg;
    const double n4_y_1 = 0.002902312130053428*ww4_xz_neg - 0.00151524447332703*E4_zy + n4_y_0;
    const double n4_z_0 = 0.033018599263935515*wd3_y_neg + 0.030116287133882085*ww4_xy_neg;
    const double n4_z_1 = n4_z_0 + 0.00216405205209813*E4_xz + 0.004600245517563106*E4_yz;
    const double n4_x_neg_3 = 0.067870631425*a4_z;
    const double n4_y_2 = 0.014653732538*a4_z;
    const double n4_z_2 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const double n4_x_neg_4 = n4_x_neg_2 - 0.00216405205209813*(ww4_yy - ww4_zz) - n4_x_neg_3;
    const double n4_z_3 = n4_z_1 - 0.00151524447332703*(ww4_xx - ww4_yy) - n4_z_2;
    const double n4_x_neg = c5*n5_x_neg + s5*n5_y + n4_x_neg_4;
    const double n4_y = n4_y_1 + 0.004600245517563106*(ww4_xx - ww4_zz) + n4_y_2 + n5_z_neg;
    const double n4_z = n4_z_3 - (s5*n5_x_neg - c5*n5_y);

    /* force on 'panda_link4' */
    const double f3_x_0 = s4*f4_y - c4*f4_x;
    const double f3_z_0 = -s4*f4_x - c4*f4_y;
    const double f3_x = f3_x_0 - (0.55278027465*E3_xx_neg + 2.012523553603*E3_xy);
    const double f3_y = -f4_z - (0.55278027465*E3_yx_neg - 2.012523553603*E3_yy_neg);
    const double f3_z = 0.55278027465*E3_zx - 2.012523553603*E3_zy + f3_z_0;
    const double n3_x_0 = 0.0039053550262761*E3_yx_neg;
    const double n3_x_1 = 0.647723094939183*wd3_x - 0.749763367252814*ww3_yz_neg + n3_x_0;
    const double n3_x_2 = 0.00164448757736927*(ww3_yy - ww3_zz);
    const double n3_y_0 = 0.00164448757736927*E3_xy;
    const double n3_y_1 = 0.102040272313631*ww3_xz - 0.16284087268546085*E3_zy + n3_y_0;
    const double n3_z_0 = -0.00164448757736927*E3_xz;
    const double n3_z_1 = 0.749763367252814*wd2_y - 0.647723094939183*ww3_xy_neg + n3_z_0;
    const double n3_z_2 = 0.16284087268546085*(ww3_xx - ww3_yy);
    const double n3_z_3 = 0.55278027465*a3_y_neg - 2.012523553603*a3_x;
    const double n3_x_3 = n3_x_1 - 0.16284087268546085*E3_zx + n3_x_2 - 2.012523553603*a3_z;
    const double n3_y_2 = n3_y_1 - 0.0039053550262761*(ww3_xx - ww3_zz) + 0.55278027465*a3_z;
    const double n3_z_4 = n3_z_1 + 0.0039053550262761*E3_yz_neg - n3_z_2 + n3_z_3;
    const double n3_x = c4*n4_x_neg + s4*n4_y - 0.384*f3_z_0 + n3_x_3;
    const double n3_y = -n4_z - 0.0825*f3_z_0 - n3_y_2;
    const double n3_z = s4*n4_x_neg - c4*n4_y + (0.384*f3_x_0 - 0.0825*f4_z) - n3_z_4;

    /* force on 'panda_link3' */
    const double f2_x_neg_0 = 0.746857959872*E2_xx_neg - 0.028227094878*E2_xy;
    const double f2_x_neg = c3*f3_x - s3*f3_y + f2_x_neg_0;
    const double f2_y_neg = 0.028227094878*E2_yy_neg - 0.746857959872*E2_yx + f3_z;
    const double n2_x_neg_0 = -0.01159586409516604*wd2_x - 0.13480070614822143*ww2_yz;
    const double n2_x_neg_1 = -0.000121912420950744*E2_zx;
    const double n2_x_neg_2 = n2_x_neg_0 + 0.005487648106562256*E2_yx + n2_x_neg_1;
    const double n2_y_0 = 0.004377257121839584*E2_xy;
    const double n2_y_1 = n2_y_0 - (0.12320484205305539*ww2_xz + 0.000121912420950744*E2_zy);
    const double n2_z_neg_0 = 0.13480070614822143*wd1_y + 0.01159586409516604*ww2_xy;
    const double n2_z_neg_1 = 0.005487648106562256*E2_yz;
    const double n2_z_neg_2 = n2_z_neg_0 + 0.004377257121839584*E2_xz - n2_z_neg_1;
    const double n2_x_neg_3 = 0.028227094878*a2_z;
    const double n2_y_2 = 0.746857959872*a2_z;
    const double n2_z_neg_3 = 0.746857959872*a2_y - 0.028227094878*a2_x;
    const double n2_x_neg_4 = n2_x_neg_2 + 0.004377257121839584*(ww2_yy - ww2_zz) - n2_x_neg_3;
    const double n2_y_3 = n2_y_1 + 0.005487648106562256*(ww2_xx - ww2_zz) - n2_y_2;
    const double n2_z_neg_4 = n2_z_neg_2 + 0.000121912420950744*(ww2_xx - ww2_yy) - n2_z_neg_3;
    const double n2_x_neg = c3*n3_x - s3*n3_y + n2_x_neg_4;
    const double n2_y = n2_y_3 - (n3_z - 0.0825*(s3*f3_x + c3*f3_y));
    const double n2_z_neg = s3*n3_x + c3*n3_y + 0.0825*f3_z + n2_z_neg_4;

    /* force on 'panda_link2' */
    const double n1_x_neg_0 = c2*n2_x_neg + s2*n2_y - 0.316*(s2*f2_x_neg + c2*f2_y_neg);
    const double n1_z_neg_0 = s2*n2_x_neg - c2*n2_y + 0.316*(c2*f2_x_neg - s2*f2_y_neg);
    const double n1_x_neg_1 = 2.187528964516817*wd1_x_neg - 0.01026110182100817*ww1_xy;
    const double n1_x_neg_2 = 0.0007689361029464*(ww1_yy - ww1_zz);
    const double n1_y_0 = 0.0007689361029464*ww1_xy;
    const double n1_y_1 = 0.04615576498986361*wd1_y + 0.00796671776787104*wd1_x_neg - n1_y_0;
    const double n1_z_neg_1 = 1.0706865997634767*ww1_xy + 0.00398335888393552*(ww1_xx - ww1_yy);
    const double n1_z_neg_2 = n1_z_neg_1 - (0.01993386669246*c1 - 32.80954542685272*s1);
    const double n1_x_neg = n1_x_neg_1 + 0.00796671776787104*wd1_y - n1_x_neg_2 + n1_x_neg_0;
    const double n1_y = n1_y_1 - 0.01026110182100817*(ww1_xx - ww1_zz) + n2_z_neg;
    const double n1_z_neg = n1_z_neg_0 + n1_z_neg_2;

    /* force on 'panda_link1' */
    const double n0_z = s1*n1_x_neg - c1*n1_y;

    /* friction */
    const double fric0 = 0.003*qd0;
    const double fric1 = 0.003*qd1;
    const double fric2 = 0.003*qd2;
    const double fric3 = 0.003*qd3;
    const double fric4 = 0.003*qd4;
    const double fric5 = 0.003*qd5;
    const double fric6 = 0.003*qd6;

    /* joint forces */
    const double bias0 = n0_z + fric0;
    const double bias1 = fric1 - n1_z_neg;
    const double bias2 = fric2 - n2_z_neg;
    const double bias3 = n3_z + fric3;
    const double bias4 = n4_z + fric4;
    const double bias5 = fric5 - n5_z_neg;
    const double bias6 = n6_z + fric6;

    bias[0] = bias0;
    bias[1] = bias1;
    bias[2] = bias2;
    bias[3] = bias3;
    bias[4] = bias4;
    bias[5] = bias5;
    bias[6] = bias6;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);

    /* motion of 'panda_link2' */
    const double a1_x = -9.81*s1;
    const double a1_y = -9.81*c1;

    /* motion of 'panda_link3' */
    const double a2_x = c2*a1_x;
    const double a2_y = -s2*a1_x;

    /* motion of 'panda_link4' */
    const double a3_x = s3*a1_y - c3*a2_x;
    const double a3_y_neg = -s3*a2_x - c3*a1_y;

    /* motion of 'panda_link5' */
    const double a4_x = s4*a2_y - c4*a3_x;
    const double a4_y = s4*a3_x + c4*a2_y;

    /* motion of 'panda_link6' */
    const double a5_x = c5*a4_x + s5*a3_y_neg;
    const double a5_y = c5*a3_y_neg - s5*a4_x;

    /* motion of 'panda_link7' */
    const double a6_y = -s6o*a5_x - c6o*a4_y;

    /* force on 'panda_link7' */
    const double n6_y = 0.0032806082595733164*a5_y;
    const double n6_z = 0.0032806082595733164*a6_y;

    /* force on 'panda_link6' */
    const double n5_x = 0.173804705569*a4_y - s6o*n6_y;
    const double n5_y = 0.231847552695*a4_y - n6_z;
    const double n5_z = 0.231847552695*a5_y + 0.173804705569*a5_x + c6o*n6_y;

    /* force on 'panda_link5' */
    const double n4_x = 0.067870631425*a3_y_neg - (s5*n5_y - c5*n5_x);
    const double n4_y = 0.014653732538*a3_y_neg - n5_z;
    const double n4_z_neg = 0.014653732538*a4_y + 0.067870631425*a4_x - (s5*n5_x + c5*n5_y);

    /* force on 'panda_link4' */
    const double n3_x = s4*n4_y - c4*n4_x + 2.012523553603*a2_y;
    const double n3_y = n4_z_neg + 0.55278027465*a2_y;
    const double n3_z = -s4*n4_x - c4*n4_y - (0.55278027465*a3_y_neg - 2.012523553603*a3_x);

    /* force on 'panda_link3' */
    const double n2_x = 0.27690780075318*c1 - (c3*n3_x - s3*n3_y);
    const double n2_y_neg = n3_z + 7.32667658634432*c1;
    const double n2_z = 0.746857959872*a2_y - 0.028227094878*a2_x - (s3*n3_x + c3*n3_y);

    /* force on 'panda_link2' */
    const double n1_x = c2*n2_x + s2*n2_y_neg;
    const double n1_z = 0.01993386669246*c1 - 32.80954542685272*s1 - (c2*n2_y_neg - s2*n2_x);

    /* force on 'panda_link1' */
    const double n0_z = c1*n2_z - s1*n1_x;

    g[0] = n0_z;
    g[1] = n1_z;
    g[2] = n2_z;
    g[3] = n3_z;
    g[4] = -n4_z_neg;
    g[5] = n5_z;
    g[6] = n6_z;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* velocity of 'panda_link2' */
    const double w1_x_neg = s1*qd0;
    const double w1_y_neg = c1*qd0;

    /* velocity of 'panda_link3' */
    const double w2_x = s2*qd1 - c2*w1_x_neg;
    const double w2_y = s2*w1_x_neg + c2*qd1;
    const double v2_x_0 = 0.316*qd1;
    const double v2_x_1 = 0.316*w1_x_neg;
    const double v2_x = c2*v2_x_0 + s2*v2_x_1;
    const double v2_y = c2*v2_x_1 - s2*v2_x_0;
    const double w2_z = qd2 + w1_y_neg;

    /* velocity of 'panda_link4' */
    const double w3_x = -c3*w2_x - s3*w2_z;
    const double w3_y_neg = c3*w2_z - s3*w2_x;
    const double v3_x_0 = 0.0825*w2_y;
    const double v3_z = -v2_y - 0.0825*w2_z;
    const double v3_x = s3*v3_x_0 - c3*v2_x;
    const double v3_y = s3*v2_x + c3*v3_x_0;
    const double w3_z = qd3 - w2_y;

    /* velocity of 'panda_link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double v4_x_0 = -v3_x - 0.384*w3_z;
    const double v4_z_neg = v3_y + 0.0825*w3_z;
    const double v4_x_1 = v3_z - (0.384*w3_x - 0.0825*w3_y_neg);
    const double v4_x = c4*v4_x_0 - s4*v4_x_1;
    const double v4_y_neg = s4*v4_x_0 + c4*v4_x_1;
    const double w4_z = qd4 + w3_y_neg;

    /* velocity of 'panda_link6' */
    const double w5_x = s5*w4_z - c5*w4_x_neg;
    const double w5_y = s5*w4_x_neg + c5*w4_z;
    const double v5_x = c5*v4_x - s5*v4_z_neg;
    const double v5_y_neg = s5*v4_x + c5*v4_z_neg;
    const double w5_z = qd5 - w4_y;

    /* velocity of 'panda_link7' */
    const double w6_x = c6o*w5_x + s6o*w5_z;
    const double w6_y = c6o*w5_z - s6o*w5_x;
    const double v6_z = v5_y_neg - 0.088*w5_z;
    const double v6_x_0 = v4_y_neg - 0.088*w5_y;
    const double v6_x = c6o*v5_x + s6o*v6_x_0;
    const double v6_y = c6o*v6_x_0 - s6o*v5_x;
    const double w6_z = qd6 - w5_y;

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = R2_Jyy - (c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1) + 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R1_Jxx_2 + 1.0706865997634767;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* momenta of 'panda_link2' */
    const double T1_xx_neg_0 = 0.005130550910504085*w1_y_neg;
    const double T1_xx_neg_1 = 0.00199167944196776*qd1;
    const double L1_y_0 = 0.00199167944196776*w1_x_neg;
    const double T1_xy_0 = 0.0003844680514732*w1_y_neg;
    const double T1_yy_0 = 0.0003844680514732*w1_x_neg;
    const double T1_yz_neg_0 = 0.00199167944196776*w1_y_neg;
    const double L1_y_1 = 0.0003844680514732*qd1;
    const double T1_yz_neg_1 = 0.005130550910504085*qd1;
    const double T1_xy_1 = 0.5353432998817383*qd1 + 0.005130550910504085*w1_x_neg - T1_xy_0;
    const double T1_yz_neg_2 = T1_yz_neg_0 - (T1_yz_neg_1 + 0.5584211823766702*w1_x_neg);

    /* momenta of 'panda_link3' */
    const double T2_xx_0 = 0.002743824053281128*w2_y;
    const double T2_xx_1 = 6.0956210475372e-05*w2_z;
    const double T2_xy_0 = -0.002743824053281128*w2_x;
    const double L2_y_0 = -6.0956210475372e-05*w2_x;
    const double T2_xy_1 = 0.002188628560919792*w2_y;
    const double T2_yy_neg_0 = -0.002188628560919792*w2_x;
    const double T2_yz_0 = 6.0956210475372e-05*w2_y;
    const double L2_y_1 = 0.002188628560919792*w2_z;
    const double T2_yz_1 = 0.002743824053281128*w2_z;
    const double L2_z_0 = -0.373428979936*v2_y;
    const double L2_z_1 = 0.014113547439*v2_x;
    const double L2_z_2 = T2_xy_0 - T2_xy_1 + 0.06740035307411071*w2_z - (L2_z_0 + L2_z_1);
    const double T2_zz_0 = 0.746857959872*v2_x;
    const double T2_zz_1 = -0.028227094878*v2_y;
    const double T2_xy_2 = 0.00579793204758302*w2_z - T2_xy_0 - T2_xy_1 + (L2_z_0 - L2_z_1);

    /* momenta of 'panda_link4' */
    const double T3_xx_0 = 0.00195267751313805*w3_y_neg;
    const double T3_xx_1 = 0.08142043634273043*w3_z;
    const double T3_xy_0 = 0.00195267751313805*w3_x;
    const double L3_y_0 = 0.08142043634273043*w3_x;
    const double T3_xy_1 = 0.000822243788684635*w3_y_neg;
    const double T3_yy_0 = 0.000822243788684635*w3_x;
    const double T3_yz_0 = 0.08142043634273043*w3_y_neg;
    const double L3_y_1 = 0.000822243788684635*w3_z;
    const double T3_yz_1 = 0.00195267751313805*w3_z;
    const double L3_x_0 = 1.0062617768015*v3_z;
    const double L3_y_2 = 0.276390137325*v3_z;
    const double L3_z_0 = 0.276390137325*v3_y;
    const double L3_z_1 = -1.0062617768015*v3_x;
    const double L3_z_2 = T3_xy_0 + T3_xy_1 - 0.374881683626407*w3_z - (L3_z_0 - L3_z_1);
    const double T3_zz_neg_0 = -0.55278027465*v3_x;
    const double T3_zz_neg_1 = 2.012523553603*v3_y;
    const double T3_zz_neg_2 = T3_zz_neg_0 + T3_zz_neg_1 + 2.0*(T3_xx_0 - T3_yy_0);
    const double T3_xy_2 = 0.3238615474695915*w3_z + T3_xy_0 - T3_xy_1 - (L3_z_0 + L3_z_1);

    /* momenta of 'panda_link5' */
    const double T4_xx_0 = 0.002300122758781553*w4_y;
    const double T4_xx_1 = 0.000757622236663515*w4_z;
    const double T4_xy_0 = 0.002300122758781553*w4_x_neg;
    const double L4_y_0 = 0.000757622236663515*w4_x_neg;
    const double T4_xy_1 = 0.001082026026049065*w4_y;
    const double T4_yy_0 = 0.001082026026049065*w4_x_neg;
    const double T4_yz_0 = 0.000757622236663515*w4_y;
    const double L4_y_1 = 0.001082026026049065*w4_z;
    const double T4_yz_1 = 0.002300122758781553*w4_z;
    const double L4_x_neg_0 = 0.0339353157125*v4_z_neg;
    const double L4_y_2 = 0.007326866269*v4_z_neg;
    const double L4_z_0 = 0.007326866269*v4_y_neg;
    const double L4_z_1 = 0.0339353157125*v4_x;
    const double L4_x_neg_1 = T4_yz_0 + 0.015058143566941042*w4_x_neg + T4_yz_1 + L4_x_neg_0;
    const double L4_z_2 = T4_xy_0 + T4_xy_1 + 0.016509299631967757*w4_z + (L4_z_0 - L4_z_1);
    const double T4_zz_0 = 0.014653732538*v4_x;
    const double T4_zz_1 = 0.067870631425*v4_y_neg;
    const double T4_xy_2 = 0.015058143566941042*w4_z - T4_xy_0 + T4_xy_1 - (L4_z_0 + L4_z_1);
    const double T4_yz_2 = T4_yz_0 - (T4_yz_1 - 0.016509299631967757*w4_x_neg) + L4_x_neg_0;

    /* momenta of 'panda_link6' */
    const double T5_xx_neg_0 = 5.18794586093425e-05*w5_y;
    const double T5_xx_neg_1 = 0.007374285191337658*w5_z;
    const double T5_xy_0 = -5.18794586093425e-05*w5_x;
    const double L5_y_neg_0 = -0.007374285191337658*w5_x;
    const double T5_xy_1 = 4.67845486573025e-05*w5_y;
    const double T5_yy_0 = -4.67845486573025e-05*w5_x;
    const double T5_yz_neg_0 = 0.007374285191337658*w5_y;
    const double L5_y_neg_1 = 4.67845486573025e-05*w5_z;
    const double T5_yz_neg_1 = 5.18794586093425e-05*w5_z;
    const double T5_yz_neg_2 = T5_yz_neg_1 + 0.026569248415848547*w5_x + T5_yz_neg_0;
    const double L5_x_neg_0 = T5_yz_neg_1 - (T5_yz_neg_0 + 0.005046993045260992*w5_x);
    const double L5_x_neg_1 = 0.0869023527845*v4_y_neg;
    const double L5_y_neg_2 = 0.1159237763475*v4_y_neg;
    const double L5_z_0 = 0.1159237763475*v5_y_neg;
    const double L5_z_1 = 0.0869023527845*v5_x;
    const double L5_z_2 = T5_xy_0 + T5_xy_1 + 0.026569248415848547*w5_z - (L5_z_0 - L5_z_1);
    const double T5_zz_0 = 0.231847552695*v5_x;
    const double T5_zz_1 = 0.173804705569*v5_y_neg;
    const double T5_xy_2 = 0.005046993045260992*w5_z - T5_xy_0 + T5_xy_1 + (L5_z_0 + L5_z_1);

    /* momenta of 'panda_link7' */
    const double T6_xx_0 = 0.000767941186008656*w6_y;
    const double T6_xx_1 = 0.0005437117650740678*w6_z;
    const double T6_xy_0 = -0.000767941186008656*w6_x;
    const double L6_y_0 = -0.0005437117650740678*w6_x;
    const double T6_xy_1 = 0.0001931654472218836*w6_y;
    const double T6_yy_0 = -0.0001931654472218836*w6_x;
    const double T6_yz_0 = 0.0005437117650740678*w6_y;
    const double L6_y_1 = 0.0001931654472218836*w6_z;
    const double L6_x_neg_0 = 0.000767941186008656*w6_z;
    const double T6_xx = -2.0*(T6_xx_0 - T6_xx_1);
    const double T6_yz = T6_yz_0 - (L6_x_neg_0 + 0.003342075983680473*w6_x);
    const double p6_y = 0.0016403041297866582*w6_z;
    const double p6_z = -0.0016403041297866582*w6_y;
    const double L6_x_neg = T6_yz_0 - 0.0006602570682308275*w6_x + L6_x_neg_0;
    const double L6_y_2 = 0.0016403041297866582*v6_z;
    const double L6_z_0 = -0.0016403041297866582*v6_y;
    const double L6_y = L6_y_0 - L6_y_1 - L6_y_2;
    const double L6_z = T6_xy_0 - T6_xy_1 + 0.003342075983680473*w6_z - L6_z_0;
    const double T6_yy_1 = 0.0032806082595733164*v6_x;
    const double T6_yy = T6_yy_1 - 2.0*(T6_xx_1 + T6_yy_0);
    const double T6_zz = 2.0*(T6_xx_0 + T6_yy_0) + T6_yy_1;
    const double T6_xy = 0.0006602570682308275*w6_z - T6_xy_0 - T6_xy_1 + L6_z_0;
    const double T6_xz = L6_y_0 + 0.0026818189154496457*w6_y + L6_y_1 - L6_y_2;

    /* momenta of 'panda_link6' */
    const double p5_x_0 = s6o*p6_y;
    const double p5_z_0 = c6o*p6_y;
    const double L5_y_neg_3 = 0.088*p5_z_0;
    const double L5_z_3 = 0.00014434676342122592*w6_y;
    const double T5_xx_neg_2 = T6_yy - T6_xx;
    const double T5_xx_neg_3 = 2.0*T6_xy;
    const double T5_xx_neg_4 = c6oc6o*T5_xx_neg_2 + c6os6o*T5_xx_neg_3;
    const double T5_xx_neg_5 = T5_xx_neg_4 - T6_yy;
    const double T5_xz_0 = c6oc6o*T5_xx_neg_3;
    const double T5_yy_1 = 0.176*p5_x_0;
    const double T5_zz_2 = T5_yy_1 - (T6_xx + T5_xx_neg_4);
    const double p5_x = 0.0869023527845*w5_z - p5_x_0;
    const double p5_y = 0.1159237763475*w5_z - p6_z;
    const double p5_z = p5_z_0 - (0.0869023527845*w5_x + 0.1159237763475*w5_y);
    const double L5_x_neg = L5_x_neg_0 + L5_x_neg_1 + (c6o*L6_x_neg + s6o*L6_y);
    const double L5_y_neg = L5_y_neg_0 - L5_y_neg_1 + L5_y_neg_2 + (L6_z + L5_y_neg_3);
    const double L5_z = L5_z_2 - (s6o*L6_x_neg - c6o*L6_y - L5_z_3);
    const double T5_xx_neg = 2.0*(T5_xx_neg_0 + T5_xx_neg_1) - T5_zz_1 + T5_xx_neg_5;
    const double T5_yy = 2.0*(T5_xx_neg_1 + T5_yy_0) + T5_zz_0 + (T6_zz - T5_yy_1);
    const double T5_zz = T5_zz_0 + T5_zz_1 + 2.0*(T5_xx_neg_0 - T5_yy_0) - T5_zz_2;
    const double T5_xy = T5_xy_2 - (c6o*T6_xz - s6o*T6_yz + L5_z_3);
    const double T5_xz_1 = L5_y_neg_0 - 0.021522255370587554*w5_y + L5_y_neg_1 + L5_y_neg_2;
    const double T5_xz = T5_xz_0 - (T5_xz_1 + L5_y_neg_3 + T6_xy + c6os6o*T5_xx_neg_2);
    const double T5_yz_neg = T5_yz_neg_2 - L5_x_neg_1 + (s6o*T6_xz + c6o*T6_yz);

    /* momenta of 'panda_link5' */
    const double T4_xx_2 = T5_xx_neg + T5_yy;
    const double T4_xx_3 = 2.0*T5_xy;
    const double T4_xx_4 = c5c5*T4_xx_2 + c5s5*T4_xx_3;
    const double T4_zz_2 = T5_xx_neg - T4_xx_4;
    const double p4_x = c5*p5_x - s5*p5_y - 0.0339353157125*w4_z;
    const double p4_y_neg = 0.007326866269*w4_z + p5_z;
    const double p4_z = s5*p5_x + c5*p5_y - (0.0339353157125*w4_x_neg - 0.007326866269*w4_y);
    const double L4_x_neg = c5*L5_x_neg - s5*L5_y_neg + L4_x_neg_1;
    const double L4_y = L4_y_0 + L4_y_1 - L4_y_2 - L5_z;
    const double L4_z = L4_z_2 - (s5*L5_x_neg + c5*L5_y_neg);
    const double T4_xx = T5_yy - T4_xx_4 - (2.0*(T4_xx_0 - T4_xx_1) + T4_zz_1);
    const double T4_yy = T5_zz - (2.0*(T4_xx_1 - T4_yy_0) + T4_zz_0);
    const double T4_zz = 2.0*(T4_xx_0 - T4_yy_0) - (T4_zz_0 + T4_zz_1) - T4_zz_2;
    const double T4_xy = T4_xy_2 - (c5*T5_xz + s5*T5_yz_neg);
    const double T4_xz_0 = L4_y_0 + 0.001451156065026714*w4_y - L4_y_1 - L4_y_2 - T5_xy;
    const double T4_xz = T4_xz_0 - c5s5*T4_xx_2 + c5c5*T4_xx_3;
    const double T4_yz = c5*T5_yz_neg - s5*T5_xz + T4_yz_2;

    /* momenta of 'panda_link4' */
    const double p3_x_0 = -c4*p4_x - s4*p4_y_neg;
    const double p3_z_0 = c4*p4_y_neg - s4*p4_x;
    const double L3_x_1 = 0.384*p3_z_0;
    const double L3_y_3 = 0.0825*p3_z_0;
    const double L3_z_3 = -0.0825*p4_z;
    const double L3_z_4 = 0.384*p3_x_0;
    const double L3_x_2 = c4*L4_x_neg + s4*L4_y - L3_x_1;
    const double T3_xx_2 = T4_yy - T4_xx;
    const double T3_xx_3 = 2.0*T4_xy;
    const double T3_xx_4 = c4c4*T3_xx_2 + c4s4*T3_xx_3;
    const double T3_zz_neg_3 = 0.165*p3_x_0;
    const double T3_zz_neg_4 = -0.768*p4_z;
    const double T3_xx_5 = T3_xx_4 - T4_yy + T3_zz_neg_4;
    const double T3_yz_2 = s4*T4_xz + c4*T4_yz + L3_x_1;
    const double p3_x = 1.0062617768015*w3_z + p3_x_0;
    const double p3_y = 0.276390137325*w3_z - p4_z;
    const double p3_z = p3_z_0 - (1.0062617768015*w3_x - 0.276390137325*w3_y_neg);
    const double L3_x = L3_x_2 - (T3_yz_0 - 0.3238615474695915*w3_x + T3_yz_1 + L3_x_0);
    const double L3_y = L3_y_0 + L3_y_1 - L3_y_2 - (L4_z + L3_y_3);
    const double L3_z = s4*L4_x_neg - c4*L4_y + (L3_z_3 + L3_z_4) - L3_z_2;
    const double T3_xx = 2.0*(T3_xx_0 - T3_xx_1) - T3_zz_neg_1 - T3_xx_5;
    const double T3_yy = 2.0*(T3_xx_1 - T3_yy_0) - T3_zz_neg_0 + (T4_zz + T3_zz_neg_3);
    const double T3_zz_neg = T3_zz_neg_2 - (T4_xx + T3_xx_4 + (T3_zz_neg_3 - T3_zz_neg_4));
    const double T3_xy = c4*T4_xz - s4*T4_yz - (L3_z_3 - L3_z_4) + T3_xy_2;
    const double T3_xz_0 = L3_y_0 - 0.0510201361568155*w3_y_neg - L3_y_1 - L3_y_2 - L3_y_3;
    const double T3_xz = T3_xz_0 - T4_xy - c4s4*T3_xx_2 + c4c4*T3_xx_3;
    const double T3_yz = T3_yz_0 - (T3_yz_1 + 0.374881683626407*w3_x) + L3_x_0 + T3_yz_2;

    /* momenta of 'panda_link3' */
    const double p2_x_neg_0 = c3*p3_x - s3*p3_y;
    const double p2_z_neg_0 = s3*p3_x + c3*p3_y;
    const double L2_y_2 = 0.0825*p2_z_neg_0;
    const double L2_z_3 = -0.0825*p3_z;
    const double T2_xx_2 = T3_xx - T3_yy;
    const double T2_xx_3 = 2.0*T3_xy;
    const double T2_xx_4 = c3c3*T2_xx_2 - c3s3*T2_xx_3;
    const double T2_yz_2 = s3*T3_xz + c3*T3_yz;
    const double T2_yy_neg_1 = 0.165*p2_x_neg_0;
    const double T2_yy_neg_2 = T3_zz_neg + T2_yy_neg_1;
    const double T2_zz_2 = T3_xx - T2_xx_4 - T2_yy_neg_1;
    const double p2_x_neg = 0.014113547439*w2_z + p2_x_neg_0;
    const double p2_y = 0.373428979936*w2_z - p3_z;
    const double p2_z_neg = 0.373428979936*w2_y - 0.014113547439*w2_x + p2_z_neg_0;
    const double L2_x = s3*L3_y - c3*L3_x - (T2_yz_0 - 0.00579793204758302*w2_x + T2_yz_1);
    const double L2_y = L2_y_0 - L2_y_1 + (L2_y_2 - L3_z);
    const double L2_z = L2_z_3 - (s3*L3_x + c3*L3_y) + L2_z_2;
    const double T2_xx = T3_yy + T2_xx_4 - (2.0*(T2_xx_0 - T2_xx_1) + T2_zz_1);
    const double T2_yy_neg = 2.0*(T2_xx_1 + T2_yy_neg_0) - T2_zz_0 + T2_yy_neg_2;
    const double T2_zz = T2_zz_0 - T2_zz_1 + 2.0*(T2_xx_0 + T2_yy_neg_0) + T2_zz_2;
    const double T2_xy = T2_xy_2 - (L2_z_3 - (c3*T3_xz - s3*T3_yz));
    const double T2_xz_0 = L2_y_0 + 0.061602421026527694*w2_y + L2_y_1 + L2_y_2 - T3_xy;
    const double T2_xz = T2_xz_0 + c3s3*T2_xx_2 + c3c3*T2_xx_3;
    const double T2_yz = T2_yz_0 - (T2_yz_1 + 0.06740035307411071*w2_x) + T2_yz_2;

    /* momenta of 'panda_link2' */
    const double L1_x_0 = 0.316*(s2*p2_x_neg - c2*p2_y);
    const double L1_x_1 = s2*L2_y - c2*L2_x - L1_x_0;
    const double T1_xx_neg_2 = -T2_xx - T2_yy_neg;
    const double T1_xx_neg_3 = 2.0*T2_xy;
    const double T1_xx_neg_4 = c2c2*T1_xx_neg_2 + c2s2*T1_xx_neg_3;
    const double T1_xz_0 = c2s2*T1_xx_neg_2;
    const double T1_xx_neg_5 = 0.632*p2_z_neg;
    const double T1_xx_neg_6 = T2_yy_neg + T1_xx_neg_4 + T1_xx_neg_5;
    const double L1_x = T1_yz_neg_0 - 0.5353432998817383*w1_x_neg + T1_yz_neg_1 - L1_x_1;
    const double L1_y = L1_y_0 + L1_y_1 - L2_z;
    const double T1_xx_neg = 2.0*(T1_xx_neg_0 - T1_xx_neg_1) + T1_xx_neg_6;
    const double T1_yy = T2_zz - 2.0*(T1_xx_neg_1 - T1_yy_0);
    const double T1_zz = 2.0*(T1_xx_neg_0 - T1_yy_0) - (T1_xx_neg_5 - (T2_xx + T1_xx_neg_4));
    const double T1_xy = T1_xy_1 - (c2*T2_xz - s2*T2_yz + 0.316*(c2*p2_x_neg + s2*p2_y));
    const double T1_xz_1 = L1_y_0 - 0.023077882494931805*w1_y_neg - L1_y_1 - T2_xy - T1_xz_0;
    const double T1_xz = T1_xz_1 + c2c2*T1_xx_neg_3;
    const double T1_yz_neg = s2*T2_xz + c2*T2_yz + L1_x_0 + T1_yz_neg_2;

    /* momenta of 'panda_link1' */
    const double T0_zz = c1c1*(T1_xx_neg + T1_yy) + 2.0*T1_xy*c1s1 - T1_xx_neg;

    /* Coriolis terms of joint 'panda_joint2' */
    const double C01_0 = -w1_x_neg*R2_Jzz;
    const double C11 = T1_zz - (w1_y_neg*R1_Jxz - w1_x_neg*R1_Jyz);
    const double C01_1 = c1*(L1_x - T1_yz_neg - (w1_y_neg*R1_Jxy + C01_0));
    const double C01 = s1*(w1_y_neg*R1_Jxx - w1_x_neg*R1_Jxy + (L1_y - T1_xz)) - C01_1;
    const double C10 = c1*(L1_x + T1_yz_neg) - s1*(L1_y + T1_xz);

    /* Coriolis terms of joint 'panda_joint3' */
    const double C02_0 = -v2_y*R2_hz;
    const double C02_1 = w2_y*R2_Jxx - w2_x*R2_Jxy + v2_x*R2_hz - (L2_y - T2_xz);
    const double C02_2 = w2_x*R2_Jyy - w2_y*R2_Jxy + C02_0 - (L2_x + T2_yz);
    const double C22 = w2_y*R2_Jxz - w2_x*R2_Jyz - (v2_x*R2_hx + v2_y*R2_hy) + T2_zz;
    const double C12_0 = -w2_x*R2_hz - 2.0*p2_y;
    const double C12_1 = w2_y*R2_hz + 2.0*p2_x_neg;
    const double C20_0 = L2_y + T2_xz;
    const double C20_1 = T2_yz - L2_x;
    const double C12 = s2*C02_1 - c2*C02_2 + 0.316*(c2*C12_0 + s2*C12_1);
    const double C21 = s2*C20_0 + c2*C20_1 + (C01_0 - w1_y_neg*R1_Jxy_0);
    const double C02 = c1*C22 - s1*(c2*C02_1 + s2*C02_2 - 0.316*(s2*C12_0 - c2*C12_1));
    const double C20 = c1*T2_zz - s1*(c2*C20_0 - s2*C20_1);

    /* Coriolis terms of joint 'panda_joint4' */
    const double C03_0 = -v3_y*R3_hz;
    const double C33_neg_0 = w3_y_neg*R3_Jxz + w3_x*R3_Jyz + (v3_x*R3_hx + v3_y*R3_hy);
    const double C23_0 = w3_y_neg*R3_hy - w3_x*R3_hx;
    const double C03_1 = v3_x*R3_hz - (w3_y_neg*R3_Jxx + w3_x*R3_Jxy) - (L3_y - T3_xz);
    const double C03_2 = L3_x + T3_yz - (w3_y_neg*R3_Jxy + w3_x*R3_Jyy + C03_0);
    const double C33_neg = T3_zz_neg + C33_neg_0;
    const double C13_neg_0 = -w3_x*R3_hz - 2.0*p3_y;
    const double C13_neg_1 = -w3_y_neg*R3_hz - 2.0*p3_x;
    const double C30_0 = L3_y + T3_xz;
    const double C30_1 = T3_yz - L3_x;
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double C13_neg_2 = c3*C13_neg_0 + s3*C13_neg_1;
    const double C03_3 = c3*C03_1 - s3*C03_2;
    const double C03_4 = C33_neg + 0.0825*(s3*C13_neg_0 - c3*C13_neg_1);
    const double C23 = 0.0825*C23_0 - (s3*C03_1 + c3*C03_2);
    const double C30_2 = c3*C30_0 - s3*C30_1;
    const double C32_0 = s3*C30_0 + c3*C30_1;
    const double C32 = C02_0 - (w2_y*R2_Jxy_0 - w2_x*n3at2_y_neg) - C32_0;
    const double C13_neg = s2*C03_3 - c2*C03_4 + 0.316*(c2*C13_neg_2 + s2*C23_0);
    const double C31_0 = -w1_y_neg*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg));
    const double C31 = C31_0 + w1_x_neg*R2_Jyz_0 - (s2*C30_2 - c2*T3_zz_neg);
    const double C03_5 = s1*(c2*C03_3 + s2*C03_4 - 0.316*(s2*C13_neg_2 - c2*C23_0));
    const double C03 = C03_5 + c1*C23;
    const double C30 = s1*(c2*C30_2 + s2*T3_zz_neg) - c1*C32_0;

    /* Coriolis terms of joint 'panda_joint5' */
    const double C04_0 = -w4_x_neg*R5_Jzz;
    const double C04_1 = v4_y_neg*R4_hz;
    const double C44_0 = v4_x*R4_hx - v4_y_neg*R4_hy - (w4_y*R4_Jxz + w4_x_neg*R4_Jyz);
    const double C34_0 = w4_x_neg*R4_hx - w4_y*R4_hy;
    const double C04_2 = w4_y*R4_Jxx + w4_x_neg*R4_Jxy + v4_x*R4_hz - (L4_y - T4_xz);
    const double C04_3 = C04_0 - w4_y*R4_Jxy + C04_1 + (L4_x_neg - T4_yz);
    const double C44 = T4_zz - C44_0;
    const double C34_1 = w4_x_neg*R4_hz + 2.0*p4_y_neg;
    const double C34_2 = w4_y*R4_hz - 2.0*p4_x;
    const double C40_0 = L4_y + T4_xz;
    const double C40_1 = L4_x_neg + T4_yz;
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double C34_3 = c4*C34_1 + s4*C34_2;
    const double C04_4 = s4*C34_1 - c4*C34_2;
    const double C24_0 = 0.0825*C04_4;
    const double C04_5 = c4*C04_2 + s4*C04_3 - 0.384*C04_4;
    const double C04_6 = C44 - C24_0;
    const double C34 = 0.0825*C34_0 - 0.384*C34_3 - (s4*C04_2 - c4*C04_3);
    const double C40_2 = c4*C40_0 - s4*C40_1;
    const double C43_0 = s4*C40_0 + c4*C40_1;
    const double C43 = C03_0 - (w3_y_neg*n4at3_x + w3_x*n4at3_y) - C43_0;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double C14_0 = c3*C34_3 + s3*C34_0;
    const double C04_7 = c3*C04_5 - s3*C04_6;
    const double C04_8 = -C34 - 0.0825*(s3*C34_3 - c3*C34_0);
    const double C24 = s3*C04_5 + c3*C04_6 + C24_0;
    const double C40_3 = c3*C40_2 - s3*T4_zz;
    const double C42_0 = s3*C40_2 + c3*T4_zz;
    const double C42_1 = w2_y*n4at2_x_neg + w2_x*n4at2_y - (v2_y*f4at2_x - v2_x*R3_hx_0);
    const double C42 = C42_0 - C42_1;
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double C14 = s2*C04_7 + c2*C04_8 + 0.316*(c2*C14_0 - s2*C04_4);
    const double C41_0 = w1_x_neg*(n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y));
    const double C41 = s2*C40_3 + c2*C43_0 - (w1_y_neg*n4at1_x + C41_0);
    const double C04 = c1*C24 - s1*(c2*C04_7 - s2*C04_8 - 0.316*(s2*C14_0 + c2*C04_4));
    const double C40 = c1*C42_0 - s1*(c2*C40_3 - s2*C43_0);

    /* Coriolis terms of joint 'panda_joint6' */
    const double C05_0 = v5_y_neg*R5_hz;
    const double C35_neg_0 = 0.173804705569*w5_y - w5_x*R5_hx;
    const double C05_1 = w5_y*R5_Jxx - w5_x*R5_Jxy + v5_x*R5_hz + (L5_y_neg + T5_xz);
    const double C05_2 = w5_y*R5_Jxy - w5_x*R5_Jyy - C05_0 - (L5_x_neg + T5_yz_neg);
    const double C55 = w5_y*R5_Jxz - w5_x*R5_Jyz - (T5_zz_1 + v5_x*R5_hx) + T5_zz;
    const double C35_neg_1 = -w5_x*R5_hz - 2.0*p5_y;
    const double C35_neg_2 = w5_y*R5_hz - 2.0*p5_x;
    const double C50_0 = L5_y_neg - T5_xz;
    const double C50_1 = L5_x_neg - T5_yz_neg;
    const double C35_neg_3 = c5*C35_neg_1 + s5*C35_neg_2;
    const double C35_neg_4 = s5*C35_neg_1 - c5*C35_neg_2;
    const double C05_3 = c5*C05_1 - s5*C05_2;
    const double C45 = s5*C05_1 + c5*C05_2;
    const double C50_2 = c5*C50_0 + s5*C50_1;
    const double C54_0 = s5*C50_0 - c5*C50_1;
    const double C54 = C04_0 + w4_y*R4_Jxy_0 + C04_1 - C54_0;
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double C35_neg_5 = c4*C35_neg_3 - s4*C35_neg_0;
    const double C05_4 = s4*C35_neg_3 + c4*C35_neg_0;
    const double C25_0 = 0.0825*C05_4;
    const double C05_5 = c4*C05_3 + s4*C55 - 0.384*C05_4;
    const double C05_6 = C45 - C25_0;
    const double C35_neg = s4*C05_3 - c4*C55 + (0.0825*C35_neg_4 + 0.384*C35_neg_5);
    const double C50_3 = c4*C50_2 - s4*T5_zz;
    const double C53_0 = s4*C50_2 + c4*T5_zz;
    const double C53_1 = v3_y*f5at3_x + v3_x*R4_hx_0;
    const double C53 = w3_y_neg*n5at3_x_neg + w3_x*n5at3_y_neg + C53_1 + C53_0;
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y_0 = 0.0825*(R4_hx_0 - (c3*R4_hx_0 - s3*f5at3_x));
    const double n5at2_y = s4*R4_Jxy_0 - c4*R5_Jzz + n5at2_y_0 - 0.384*f5at3_x;
    const double C15_0 = c3*C35_neg_5 - s3*C35_neg_4;
    const double C05_7 = c3*C05_5 - s3*C05_6;
    const double C05_8 = C35_neg - 0.0825*(s3*C35_neg_5 + c3*C35_neg_4);
    const double C25 = s3*C05_5 + c3*C05_6 + C25_0;
    const double C50_4 = c3*C50_3 - s3*C54_0;
    const double C52_0 = s3*C50_3 + c3*C54_0;
    const double C52_1 = w2_y*n5at2_x - w2_x*n5at2_y + (v2_x*f5at3_z - v2_y*f5at2_x_neg);
    const double C52 = C52_1 - C52_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double C15 = s2*C05_7 + c2*C05_8 + 0.316*(c2*C15_0 - s2*C05_4);
    const double C51_neg_0 = -w1_x_neg*(s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0);
    const double C51_neg = s2*C50_4 + c2*C53_0 + (w1_y_neg*n5at1_x - C51_neg_0);
    const double C05 = c1*C25 - s1*(c2*C05_7 - s2*C05_8 - 0.316*(s2*C15_0 + c2*C05_4));
    const double C50 = s1*(c2*C50_4 - s2*C53_0) - c1*C52_0;

    /* Coriolis terms of joint 'panda_joint7' */
    const double C66_0 = 0.001535882372017312*w6_y - 0.0003863308944437672*w6_x + T6_yy_1;
    const double C36_0 = -0.0032806082595733164*w6_x;
    const double C06_neg_0 = L6_y - T6_xz;
    const double C36_1 = 0.0032806082595733164*w6_z;
    const double C06_neg_1 = 0.001320514136461655*w6_y + 0.0010874235301481356*w6_x - C06_neg_0;
    const double C06_neg_2 = 0.0010874235301481356*w6_y - (T6_yz - L6_x_neg);
    const double C66 = T6_zz - C66_0;
    const double C60_0 = L6_y + T6_xz;
    const double C60_1 = T6_yz + L6_x_neg;
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double C36_2 = c6o*C36_1;
    const double C06_neg_3 = s6o*C36_1;
    const double C06_neg_4 = c6o*C06_neg_1 + s6o*C06_neg_2;
    const double C06_neg_5 = C66 - 0.088*C06_neg_3;
    const double C56 = s6o*C06_neg_1 - c6o*C06_neg_2 - 0.00028869352684245185*w6_x;
    const double C60_2 = c6o*C60_0 - s6o*C60_1;
    const double C65_0 = s6o*C60_0 + c6o*C60_1;
    const double C65 = C05_0 - (w5_y*R5_Jxy_0 + w5_x*n6at5_y) + C65_0;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double C36_3 = c5*C36_2 + s5*C36_0;
    const double C36_4 = s5*C36_2 - c5*C36_0;
    const double C06_neg_6 = c5*C06_neg_4 + s5*C06_neg_5;
    const double C46 = s5*C06_neg_4 - c5*C06_neg_5;
    const double C60_3 = c5*C60_2 + s5*T6_zz;
    const double C64_0 = s5*C60_2 - c5*T6_zz;
    const double C64_1 = v4_y_neg*f6at4_x_neg + v4_x*R5_hx_0;
    const double C64 = w4_y*n6at4_x + w4_x_neg*R5_Jyz_0 + C64_1 + C64_0;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = s5*R5_Jxy_0 - c5*n6at5_y - n6at3_y_0;
    const double C36_5 = c4*C36_3 + s4*C06_neg_3;
    const double C06_neg_7 = s4*C36_3 - c4*C06_neg_3;
    const double C26_0 = 0.0825*C06_neg_7;
    const double C06_neg_8 = c4*C06_neg_6 + s4*C56 + 0.384*C06_neg_7;
    const double C06_neg_9 = C46 + C26_0;
    const double C36 = 0.0825*C36_4 + 0.384*C36_5 - (s4*C06_neg_6 - c4*C56);
    const double C60_4 = c4*C60_3 + s4*C65_0;
    const double C63_neg_0 = s4*C60_3 - c4*C65_0;
    const double C63_neg_1 = v3_y*f6at3_x - v3_x*f6at4_z_neg;
    const double C63_neg = w3_y_neg*n6at3_x + w3_x*n6at3_y - C63_neg_1 + C63_neg_0;
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y_neg_0 = 0.0825*(f6at4_z_neg - (s3*f6at3_x + c3*f6at4_z_neg));
    const double n6at2_y_neg = n6at2_y_neg_0 - (s4*n6at4_x + c4*R5_Jyz_0) + 0.384*f6at3_x;
    const double C16_0 = c3*C36_5 - s3*C36_4;
    const double C06_neg_10 = c3*C06_neg_8 - s3*C06_neg_9;
    const double C06_neg_11 = 0.0825*(s3*C36_5 + c3*C36_4) - C36;
    const double C26 = s3*C06_neg_8 + c3*C06_neg_9 - C26_0;
    const double C60_5 = c3*C60_4 - s3*C64_0;
    const double C62_0 = s3*C60_4 + c3*C64_0;
    const double C62_1 = -w2_y*n6at2_x - w2_x*n6at2_y_neg - (v2_y*f6at2_x + v2_x*f6at3_z);
    const double C62 = C62_0 - C62_1;
    const double n6at1_x = c2*n6at2_x + s2*n6at2_y_neg + 0.316*(c2*f6at3_z - s2*f6at2_x);
    const double C06_neg_12 = c2*C06_neg_10 - s2*C06_neg_11 + 0.316*(s2*C16_0 + c2*C06_neg_7);
    const double C16 = s2*C06_neg_10 + c2*C06_neg_11 - 0.316*(c2*C16_0 - s2*C06_neg_7);
    const double C61_0 = w1_x_neg*(s3*n6at3_x + c3*n6at3_y + n6at3_y_0) - w1_y_neg*n6at1_x;
    const double C61 = s2*C60_5 + c2*C63_neg_0 + C61_0;
    const double C06_neg = s1*C06_neg_12 - c1*C26;
    const double C60 = c1*C62_0 - s1*(c2*C60_5 - s2*C63_neg_0);

    C[0] = T0_zz;
    C[1] = C01;
    C[2] = C02;
    C[3] = C03;
    C[4] = C04;
    C[5] = C05;
    C[6] = -C06_neg;
    C[7] = C10;
    C[8] = C11;
    C[9] = C12;
    C[10] = -C13_neg;
    C[11] = C14;
    C[12] = C15;
    C[13] = C16;
    C[14] = C20;
    C[15] = C21;
    C[16] = C22;
    C[17] = C23;
    C[18] = C24;
    C[19] = C25;
    C[20] = C26;
    C[21] = C30;
    C[22] = C31;
    C[23] = C32;
    C[24] = -C33_neg;
    C[25] = C34;
    C[26] = -C35_neg;
    C[27] = C36;
    C[28] = C40;
    C[29] = C41;
    C[30] = C42;
    C[31] = C43;
    C[32] = C44;
    C[33] = C45;
    C[34] = C46;
    C[35] = C50;
    C[36] = -C51_neg;
    C[37] = C52;
    C[38] = C53;
    C[39] = C54;
    C[40] = C55;
    C[41] = C56;
    C[42] = C60;
    C[43] = C61;
    C[44] = C62;
    C[45] = -C63_neg;
    C[46] = C64;
    C[47] = C65;
    C[48] = C66;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* friction */
    const double fric0 = 0.003*qd0;
    const double fric1 = 0.003*qd1;
    const double fric2 = 0.003*qd2;
    const double fric3 = 0.003*qd3;
    const double fric4 = 0.003*qd4;
    const double fric5 = 0.003*qd5;
    const double fric6 = 0.003*qd6;

    /* motion of 'panda_link2' */
    const double w1_x_neg = s1*qd0;
    const double w1_y_neg = c1*qd0;
    const double a1_x = -9.81*s1;
    const double a1_y = -9.81*c1;
    const double wd1_x_neg = qd1*w1_y_neg;
    const double wd1_y = qd1*w1_x_neg;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_yy = w1_y_neg*w1_y_neg;
    const double ww1_zz = qd1*qd1;
    const double ww1_xy = w1_x_neg*w1_y_neg;
    const double E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'panda_link3' */
    const double w2_x = s2*qd1 - c2*w1_x_neg;
    const double w2_y = s2*w1_x_neg + c2*qd1;
    const double a2_x_0 = 0.632*wd1_x_neg;
    const double a2_x_1 = 0.316*ww1_xy - a1_x;
    const double a2_z = -a1_y - 0.316*E1_yy_neg;
    const double a2_x = s2*a2_x_0 - c2*a2_x_1;
    const double a2_y = s2*a2_x_1 + c2*a2_x_0;
    const double wd2_x = qd2*w2_y - c2*wd1_x_neg;
    const double wd2_y = s2*wd1_x_neg - qd2*w2_x;
    const double w2_z = qd2 + w1_y_neg;
    const double ww2_xx = w2_x*w2_x;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy = w2_x*w2_y;
    const double ww2_xz = w2_x*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xy = wd1_y + ww2_xy;
    const double E2_xz = wd2_y + ww2_xz;
    const double E2_yx = ww2_xy - wd1_y;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx = ww2_xz - wd2_y;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'panda_link4' */
    const double w3_x = -c3*w2_x - s3*w2_z;
    const double w3_y_neg = c3*w2_z - s3*w2_x;
    const double a3_x_0 = 0.0825*E2_xx_neg - a2_x;
    const double a3_z = -a2_y - 0.0825*E2_yx;
    const double a3_x_1 = a2_z + 0.0825*E2_zx;
    const double a3_x = c3*a3_x_0 - s3*a3_x_1;
    const double a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const double wd3_x = s3*wd1_y - c3*wd2_x - qd3*w3_y_neg;
    const double wd3_y_neg = qd3*w3_x - (s3*wd2_x + c3*wd1_y);
    const double w3_z = qd3 - w2_y;
    const double ww3_xx = w3_x*w3_x;
    const double ww3_yy = w3_y_neg*w3_y_neg;
    const double ww3_zz = w3_z*w3_z;
    const double ww3_xy_neg = w3_x*w3_y_neg;
    const double ww3_xz = w3_x*w3_z;
    const double ww3_yz_neg = w3_y_neg*w3_z;
    const double E3_xx_neg = ww3_yy + ww3_zz;
    const double E3_xy = wd2_y - ww3_xy_neg;
    const double E3_xz = ww3_xz - wd3_y_neg;
    const double E3_yx_neg = wd2_y + ww3_xy_neg;
    const double E3_yy_neg = ww3_xx + ww3_zz;
    const double E3_yz_neg = wd3_x + ww3_yz_neg;
    const double E3_zx = wd3_y_neg + ww3_xz;
    const double E3_zy = wd3_x - ww3_yz_neg;

    /* motion of 'panda_link5' */
    const double w4_x_neg = c4*w3_x + s4*w3_z;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double a4_x_0 = a3_x - (0.0825*E3_xx_neg + 0.384*E3_xy);
    const double a4_z = 0.0825*E3_yx_neg - 0.384*E3_yy_neg + a3_y_neg;
    const double a4_x_1 = -a3_z - (0.0825*E3_zx - 0.384*E3_zy);
    const double a4_x = s4*a4_x_1 - c4*a4_x_0;
    const double a4_y = s4*a4_x_0 + c4*a4_x_1;
    const double wd4_x = qd4*w4_y - (c4*wd3_x - s4*wd2_y);
    const double wd4_y = s4*wd3_x + c4*wd2_y + qd4*w4_x_neg;
    const double w4_z = qd4 + w3_y_neg;
    const double ww4_xx = w4_x_neg*w4_x_neg;
    const double ww4_yy = w4_y*w4_y;
    const double ww4_zz = w4_z*w4_z;
    const double ww4_xy_neg = w4_x_neg*w4_y;
    const double ww4_xz_neg = w4_x_neg*w4_z;
    const double ww4_yz = w4_y*w4_z;
    const double E4_xx_neg = ww4_yy + ww4_zz;
    const double E4_xy_neg = wd3_y_neg + ww4_xy_neg;
    const double E4_xz = wd4_y - ww4_xz_neg;
    const double E4_yx = wd3_y_neg - ww4_xy_neg;
    const double E4_yy_neg = ww4_xx + ww4_zz;
    const double E4_yz = ww4_yz - wd4_x;
    const double E4_zx_neg = wd4_y + ww4_xz_neg;
    const double E4_zy = wd4_x + ww4_yz;

    /* motion of 'panda_link6' */
    const double w5_x = s5*w4_z - c5*w4_x_neg;
    const double w5_y = s5*w4_x_neg + c5*w4_z;
    const double a5_x = c5*a4_x + s5*a4_z;
    const double a5_y = c5*a4_z - s5*a4_x;
    const double wd5_x = c5*wd4_x + s5*wd3_y_neg + qd5*w5_y;
    const double wd5_y = c5*wd3_y_neg - s5*wd4_x - qd5*w5_x;
    const double w5_z = qd5 - w4_y;
    const double ww5_xx = w5_x*w5_x;
    const double ww5_yy = w5_y*w5_y;
    const double ww5_zz = w5_z*w5_z;
    const double ww5_xy = w5_x*w5_y;
    const double ww5_xz = w5_x*w5_z;
    const double ww5_yz = w5_y*w5_z;
    const double E5_xx_neg = ww5_yy + ww5_zz;
    const double E5_xy = wd4_y + ww5_xy;
    const double E5_xz = wd5_y + ww5_xz;
    const double E5_yx = ww5_xy - wd4_y;
    const double E5_yy_neg = ww5_xx + ww5_zz;
    const double E5_yz = ww5_yz - wd5_x;
    const double E5_zx = ww5_xz - wd5_y;
    const double E5_zy = wd5_x + ww5_yz;

    /* motion of 'panda_link7' */
    const double w6_x = c6o*w5_x + s6o*w5_z;
    const double w6_y = c6o*w5_z - s6o*w5_x;
    const double a6_z = -a5_y - 0.088*E5_yx;
    const double a6_y = s6o*(0.088*E5_xx_neg - a5_x) - c6o*(a4_y - 0.088*E5_zx);
    const double wd6_x = qd6*w6_y - (s6o*wd4_y - c6o*wd5_x);
    const double wd6_y = -s6o*wd5_x - c6o*wd4_y - qd6*w6_x;
    const double w6_z = qd6 - w5_y;
    const double ww6_xx = w6_x*w6_x;
    const double ww6_yy = w6_y*w6_y;
    const double ww6_zz = w6_z*w6_z;
    const double ww6_xy = w6_x*w6_y;
    const double ww6_xz = w6_x*w6_z;
    const double ww6_yz = w6_y*w6_z;
    const double E6_xx_neg = ww6_yy + ww6_zz;
    const double E6_xy = wd5_y + ww6_xy;
    const double E6_xz = wd6_y + ww6_xz;
    const double E6_yx = ww6_xy - wd5_y;
    const double E6_yz = ww6_yz - wd6_x;
    const double E6_zx = ww6_xz - wd6_y;
    const double E6_zy = wd6_x + ww6_yz;

    /* force on 'panda_link7' */
    const double f6_x = -0.0032806082595733164*E6_xx_neg;
    const double f6_y = 0.0032806082595733164*E6_yx;
    const double f6_z = 0.0032806082595733164*E6_zx;
    const double n6_x_neg_0 = -0.001320514136461655*wd6_x - 0.006684151967360946*ww6_yz;
    const double n6_x_neg_1 = -0.0010874235301481356*E6_zx;
    const double n6_x_neg_2 = 0.0003863308944437672*(ww6_yy - ww6_zz);
    const double n6_x_neg = n6_x_neg_0 + 0.001535882372017312*E6_yx + n6_x_neg_1 + n6_x_neg_2;
    const double n6_y_0 = 0.0003863308944437672*E6_xy;
    const double n6_y_1 = n6_y_0 - (0.005363637830899291*ww6_xz + 0.0010874235301481356*E6_zy);
    const double n6_z_0 = 0.0003863308944437672*E6_xz;
    const double n6_z_1 = 0.006684151967360946*wd5_y + 0.001320514136461655*ww6_xy + n6_z_0;
    const double n6_z_2 = 0.0010874235301481356*(ww6_xx - ww6_yy);
    const double n6_y_2 = -0.0032806082595733164*a6_z;
    const double n6_z_3 = 0.0032806082595733164*a6_y;
    const double n6_y = n6_y_1 + 0.001535882372017312*(ww6_xx - ww6_zz) + n6_y_2;
    const double n6_z = n6_z_3 - (n6_z_1 - 0.001535882372017312*E6_yz + n6_z_2);

    /* force on 'panda_link6' */
    const double f5_z_neg_0 = -s6o*f6_x - c6o*f6_y;
    const double n5_z_neg_0 = s6o*n6_x_neg - c6o*n6_y + 0.00028869352684245185*E6_zx;
    const double f5_x_neg_0 = 0.231847552695*E5_xx_neg + 0.173804705569*E5_xy;
    const double f5_x_neg = s6o*f6_y - c6o*f6_x + f5_x_neg_0;
    const double f5_y = 0.231847552695*E5_yx + 0.173804705569*E5_yy_neg - f6_z;
    const double f5_z_neg = 0.173804705569*E5_zy - 0.231847552695*E5_zx + f5_z_neg_0;
    const double n5_x_neg_0 = -0.010093986090521983*wd5_x - 0.053138496831697093*ww5_yz;
    const double n5_x_neg_1 = -0.014748570382675316*E5_zx;
    const double n5_x_neg_2 = n5_x_neg_0 + 0.000103758917218685*E5_yx - n5_x_neg_1;
    const double n5_y_0 = 9.3569097314605e-05*E5_xy;
    const double n5_y_1 = 0.014748570382675316*E5_zy - 0.04304451074117511*ww5_xz - n5_y_0;
    const double n5_z_neg_1 = 0.053138496831697093*wd4_y + 0.010093986090521983*ww5_xy;
    const double n5_z_neg_2 = 0.000103758917218685*E5_yz;
    const double n5_z_neg_3 = 0.014748570382675316*(ww5_xx - ww5_yy);
    const double n5_z_neg_4 = n5_z_neg_1 - 9.3569097314605e-05*E5_xz - n5_z_neg_2 - n5_z_neg_3;
    const double n5_x_neg_3 = 0.173804705569*a4_y;
    const double n5_y_2 = 0.231847552695*a4_y;
    const double n5_x_neg_4 = n5_x_neg_2 - 9.3569097314605e-05*(ww5_yy - ww5_zz) - n5_x_neg_3;
    const double n5_y_3 = n5_y_1 + 0.000103758917218685*(ww5_xx - ww5_zz) + n5_y_2;
    const double n5_z_neg_5 = n5_z_neg_4 - (0.231847552695*a5_y + 0.173804705569*a5_x);
    const double n5_x_neg = c6o*n6_x_neg + s6o*n6_y + n5_x_neg_4;
    const double n5_y = 0.088*f5_z_neg_0 - n6_z + n5_y_3;
    const double n5_z_neg = n5_z_neg_0 + n5_z_neg_5;

    /* force on 'panda_link5' */
    const double f4_x_0 = 0.014653732538*E4_xx_neg - 0.067870631425*E4_xy_neg;
    const double f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const double f4_x = f4_x_0 - (c5*f5_x_neg + s5*f5_y);
    const double f4_y = f5_z_neg - (0.014653732538*E4_yx + 0.067870631425*E4_yy_neg);
    const double f4_z = f4_z_0 - (s5*f5_x_neg - c5*f5_y);
    const double n4_x_neg_0 = -0.030116287133882085*wd4_x - 0.033018599263935515*ww4_yz;
    const double n4_x_neg_1 = 0.00151524447332703*E4_zx_neg;
    const double n4_x_neg_2 = n4_x_neg_0 + 0.004600245517563106*E4_yx + n4_x_neg_1;
    const double n4_y_0 = 0.00216405205209813*E4_xy_neg;
    const double n4_y_1 = 0.002902312130053428*ww4_xz_neg - 0.00151524447332703*E4_zy + n4_y_0;
    const double n4_z_0 = 0.033018599263935515*wd3_y_neg + 0.030116287133882085*ww4_xy_neg;
    const double n4_z_1 = n4_z_0 + 0.00216405205209813*E4_xz + 0.004600245517563106*E4_yz;
    const double n4_x_neg_3 = 0.067870631425*a4_z;
    const double n4_y_2 = 0.014653732538*a4_z;
    const double n4_z_2 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const double n4_x_neg_4 = n4_x_neg_2 - 0.00216405205209813*(ww4_yy - ww4_zz) - n4_x_neg_3;
    const double n4_z_3 = n4_z_1 - 0.00151524447332703*(ww4_xx - ww4_yy) - n4_z_2;
    const double n4_x_neg = c5*n5_x_neg + s5*n5_y + n4_x_neg_4;
    const double n4_y = n4_y_1 + 0.004600245517563106*(ww4_xx - ww4_zz) + n4_y_2 + n5_z_neg;
    const double n4_z = n4_z_3 - (s5*n5_x_neg - c5*n5_y);

    /* force on 'panda_link4' */
    const double f3_x_0 = s4*f4_y - c4*f4_x;
    const double f3_z_0 = -s4*f4_x - c4*f4_y;
    const double f3_x = f3_x_0 - (0.55278027465*E3_xx_neg + 2.012523553603*E3_xy);
    const double f3_y = -f4_z - (0.55278027465*E3_yx_neg - 2.012523553603*E3_yy_neg);
    const double f3_z = 0.55278027465*E3_zx - 2.012523553603*E3_zy + f3_z_0;
    const double n3_x_0 = 0.0039053550262761*E3_yx_neg;
    const double n3_x_1 = 0.647723094939183*wd3_x - 0.749763367252814*ww3_yz_neg + n3_x_0;
    const double n3_x_2 = 0.00164448757736927*(ww3_yy - ww3_zz);
    const double n3_y_0 = 0.00164448757736927*E3_xy;
    const double n3_y_1 = 0.102040272313631*ww3_xz - 0.16284087268546085*E3_zy + n3_y_0;
    const double n3_z_0 = -0.00164448757736927*E3_xz;
    const double n3_z_1 = 0.749763367252814*wd2_y - 0.647723094939183*ww3_xy_neg + n3_z_0;
    const double n3_z_2 = 0.16284087268546085*(ww3_xx - ww3_yy);
    const double n3_z_3 = 0.55278027465*a3_y_neg - 2.012523553603*a3_x;
    const double n3_x_3 = n3_x_1 - 0.16284087268546085*E3_zx + n3_x_2 - 2.012523553603*a3_z;
    const double n3_y_2 = n3_y_1 - 0.0039053550262761*(ww3_xx - ww3_zz) + 0.55278027465*a3_z;
    const double n3_z_4 = n3_z_1 + 0.0039053550262761*E3_yz_neg - n3_z_2 + n3_z_3;
    const double n3_x = c4*n4_x_neg + s4*n4_y - 0.384*f3_z_0 + n3_x_3;
    const double n3_y = -n4_z - 0.0825*f3_z_0 - n3_y_2;
    const double n3_z = s4*n4_x_neg - c4*n4_y + (0.384*f3_x_0 - 0.0825*f4_z) - n3_z_4;

    /* force on 'panda_link3' */
    const double f2_x_neg_0 = 0.746857959872*E2_xx_neg - 0.028227094878*E2_xy;
    const double f2_x_neg = c3*f3_x - s3*f3_y + f2_x_neg_0;
    const double f2_y_neg = 0.028227094878*E2_yy_neg - 0.746857959872*E2_yx + f3_z;
    const double n2_x_neg_0 = -0.01159586409516604*wd2_x - 0.13480070614822143*ww2_yz;
    const double n2_x_neg_1 = -0.000121912420950744*E2_zx;
    const double n2_x_neg_2 = n2_x_neg_0 + 0.005487648106562256*E2_yx + n2_x_neg_1;
    const double n2_y_0 = 0.004377257121839584*E2_xy;
    const double n2_y_1 = n2_y_0 - (0.12320484205305539*ww2_xz + 0.000121912420950744*E2_zy);
    const double n2_z_neg_0 = 0.13480070614822143*wd1_y + 0.01159586409516604*ww2_xy;
    const double n2_z_neg_1 = 0.005487648106562256*E2_yz;
    const double n2_z_neg_2 = n2_z_neg_0 + 0.004377257121839584*E2_xz - n2_z_neg_1;
    const double n2_x_neg_3 = 0.028227094878*a2_z;
    const double n2_y_2 = 0.746857959872*a2_z;
    const double n2_z_neg_3 = 0.746857959872*a2_y - 0.028227094878*a2_x;
    const double n2_x_neg_4 = n2_x_neg_2 + 0.004377257121839584*(ww2_yy - ww2_zz) - n2_x_neg_3;
    const double n2_y_3 = n2_y_1 + 0.005487648106562256*(ww2_xx - ww2_zz) - n2_y_2;
    const double n2_z_neg_4 = n2_z_neg_2 + 0.000121912420950744*(ww2_xx - ww2_yy) - n2_z_neg_3;
    const double n2_x_neg = c3*n3_x - s3*n3_y + n2_x_neg_4;
    const double n2_y = n2_y_3 - (n3_z - 0.0825*(s3*f3_x + c3*f3_y));
    const double n2_z_neg = s3*n3_x + c3*n3_y + 0.0825*f3_z + n2_z_neg_4;

    /* force on 'panda_link2' */
    const double n1_x_neg_0 = c2*n2_x_neg + s2*n2_y - 0.316*(s2*f2_x_neg + c2*f2_y_neg);
    const double n1_z_neg_0 = s2*n2_x_neg - c2*n2_y + 0.316*(c2*f2_x_neg - s2*f2_y_neg);
    const double n1_x_neg_1 = 2.187528964516817*wd1_x_neg - 0.01026110182100817*ww1_xy;
    const double n1_x_neg_2 = 0.0007689361029464*(ww1_yy - ww1_zz);
    const double n1_y_0 = 0.0007689361029464*ww1_xy;
    const double n1_y_1 = 0.04615576498986361*wd1_y + 0.00796671776787104*wd1_x_neg - n1_y_0;
    const double n1_z_neg_1 = 1.0706865997634767*ww1_xy + 0.00398335888393552*(ww1_xx - ww1_yy);
    const double n1_z_neg_2 = n1_z_neg_1 - (0.01993386669246*c1 - 32.80954542685272*s1);
    const double n1_x_neg = n1_x_neg_1 + 0.00796671776787104*wd1_y - n1_x_neg_2 + n1_x_neg_0;
    const double n1_y = n1_y_1 - 0.01026110182100817*(ww1_xx - ww1_zz) + n2_z_neg;
    const double n1_z_neg = n1_z_neg_0 + n1_z_neg_2;

    /* force on 'panda_link1' */
    const double n0_z = s1*n1_x_neg - c1*n1_y;

    /* what accelerates the joints */
    const double drive0 = tau0 - fric0 - n0_z;
    const double drive1 = tau1 - fric1 + n1_z_neg;
    const double drive2 = tau2 - fric2 + n2_z_neg;
    const double drive3 = tau3 - fric3 - n3_z;
    const double drive4 = tau4 - fric4 - n4_z;
    const double drive5 = tau5 - fric5 + n5_z_neg;
    const double drive6 = tau6 - fric6 - n6_z;

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M01e6_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const double U06 = 149.60760989322966*M06;
    const double U16 = -149.60760989322966*M16_neg;
    const double U26 = -149.60760989322966*M26_neg;
    const double U36 = 149.60760989322966*M36;
    const double U46 = -149.60760989322966*M46_neg;
    const double U56 = -149.60760989322966*R5_Jyz_0;
    const double M00e6 = R0_Jzz - M06*U06;
    const double M01e6 = -M01e6_0 - M06*U16;
    const double M11e6 = R1_Jzz + M16_neg*U16;
    const double M02e6 = -M02_neg - M06*U26;
    const double M12e6 = R1_Jyz_0 + M16_neg*U26;
    const double M22e6 = R2_Jzz + M26_neg*U26;
    const double M03e6 = M03 - M06*U36;
    const double M13e6 = M16_neg*U36 - M13_neg;
    const double M23e6 = M26_neg*U36 - R2_Jyz_0;
    const double M33e6 = R3_Jzz - M36*U36;
    const double M04e6 = M04 - M06*U46;
    const double M14e6_neg = M14_neg - M16_neg*U46;
    const double M24e6 = M24 + M26_neg*U46;
    const double M34e6 = R3_Jyz_0 - M36*U46;
    const double M44e6 = R4_Jzz + M46_neg*U46;
    const double M05e6 = -M05_neg - M06*U56;
    const double M15e6 = M15 + M16_neg*U56;
    const double M25e6 = M25 + M26_neg*U56;
    const double M35e6 = -M35_neg - M36*U56;
    const double M45e6 = R4_Jyz_0 + M46_neg*U56;
    const double D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25 = -M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45_neg = M45e6*D5_inv_neg;
    const double M00e5 = M00e6 - M05e6*U05;
    const double M01e5 = M01e6 + M05e6*U15_neg;
    const double M11e5 = M11e6 + M15e6*U15_neg;
    const double M02e5 = M02e6 - M05e6*U25;
    const double M12e5 = M12e6 - M15e6*U25;
    const double M22e5 = M22e6 - M25e6*U25;
    const double M03e5 = M03e6 - M05e6*U35;
    const double M13e5 = M13e6 - M15e6*U35;
    const double M23e5 = M23e6 - M25e6*U35;
    const double M33e5 = M33e6 - M35e6*U35;
    const double M04e5 = M04e6 + M05e6*U45_neg;
    const double M14e5 = M15e6*U45_neg - M14e6_neg;
    const double M24e5 = M24e6 + M25e6*U45_neg;
    const double M34e5 = M34e6 + M35e6*U45_neg;
    const double D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const double D4_inv = 1.0/D4;
    const double U04 = M04e5*D4_inv;
    const double U14 = M14e5*D4_inv;
    const double U24 = M24e5*D4_inv;
    const double U34 = M34e5*D4_inv;
    const double M00e4 = M00e5 - M04e5*U04;
    const double M01e4 = M01e5 - M04e5*U14;
    const double M11e4 = M11e5 - M14e5*U14;
    const double M02e4 = M02e5 - M04e5*U24;
    const double M12e4 = M12e5 - M14e5*U24;
    const double M22e4 = M22e5 - M24e5*U24;
    const double M03e4 = M03e5 - M04e5*U34;
    const double M13e4 = M13e5 - M14e5*U34;
    const double M23e4 = M23e5 - M24e5*U34;
    const double D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const double D3_inv = 1.0/D3;
    const double U03 = M03e4*D3_inv;
    const double U13 = M13e4*D3_inv;
    const double U23 = M23e4*D3_inv;
    const double M00e3 = M00e4 - M03e4*U03;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12_neg = M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 + M02e3*U12_neg;
    const double D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e5 = drive5 - drive6*U56;
    const double e4 = drive4 + U45_neg*e5 - drive6*U46;
    const double e3_neg = U34*e4 - drive3 + U35*e5 + drive6*U36;
    const double e2 = drive2 + U23*e3_neg - U24*e4 - U25*e5 - drive6*U26;
    const double e1_0 = -drive6*U16;
    const double e1 = drive1 + U12_neg*e2 + U13*e3_neg - U14*e4 + U15_neg*e5 + e1_0;
    const double e0_neg_0 = U01*e1 - drive0 + U02*e2 - U03*e3_neg + U04*e4 + U05*e5;
    const double e0_neg = e0_neg_0 + drive6*U06;

    /* solve with D and U* */
    const double x0_neg = D0_inv*e0_neg;
    const double x1 = D1_inv*e1 + U01*x0_neg;
    const double x2 = U12_neg*x1 - (D2_inv_neg*e2 - U02*x0_neg);
    const double x3_neg = D3_inv*e3_neg - U03*x0_neg + U13*x1 + U23*x2;
    const double x4 = D4_inv*e4 + U04*x0_neg - U14*x1 - U24*x2 + U34*x3_neg;
    const double x5_0 = D5_inv_neg*e5 - U05*x0_neg - U15_neg*x1 + U25*x2 - U35*x3_neg;
    const double x5 = U45_neg*x4 - x5_0;
    const double x6_0 = U36*x3_neg;
    const double x6_1 = 149.60760989322966*drive6 + U06*x0_neg - U16*x1 - U26*x2 + x6_0;
    const double x6 = x6_1 - U46*x4 - U56*x5;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = -x3_neg;
    qdd[4] = x4;
    qdd[5] = x5;
    qdd[6] = x6;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);

    /* frame of 'panda_link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double Q2_xx = c2*Q1_xx - s0*s2;
    const double Q2_xy_neg = s2*Q1_xx + s0*c2;
    const double Q2_yx = c2*Q1_yx + c0*s2;
    const double Q2_yy = c0*c2 - s2*Q1_yx;
    const double Q2_zx_neg = s1*c2;
    const double Q2_zy = s1*s2;
    const double o2_x = 0.316*Q1_xy_neg;
    const double o2_y = 0.316*Q1_yy_neg;
    const double ot_z_0 = 0.316*c1;

    /* frame of 'panda_link4' in the base */
    const double Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const double Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const double Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const double Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - c1*s3;
    const double Q3_zy_neg = s3*Q2_zx_neg + c1*c3;

    /* frame of 'panda_link5' in the base */
    const double Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const double Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const double Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const double Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const double Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const double ot_x_0 = 0.384*Q3_xy;
    const double ot_y_0 = 0.384*Q3_yy;
    const double ot_z_1 = 0.384*Q3_zy_neg;

    /* frame of 'panda_link6' in the base */
    const double Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const double Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const double Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const double Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const double Q6_xx = c6o*Q5_xx + s6o*Q4_xy_neg;
    const double Q6_xy = c6o*Q4_xy_neg - s6o*Q5_xx;
    const double Q6_yx = c6o*Q5_yx + s6o*Q4_yy_neg;
    const double Q6_yy = c6o*Q4_yy_neg - s6o*Q5_yx;
    const double Q6_zx_neg = s6o*Q4_zy - c6o*Q5_zx;
    const double Q6_zy = -s6o*Q5_zx - c6o*Q4_zy;
    const double ot_x_1 = 0.088*Q5_xx;
    const double ot_y_1 = 0.088*Q5_yx;
    const double ot_z_2 = -0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const double Qt_xx = 0.11621244882627836*Q6_xx - 0.9932243788479014*Q6_xy;
    const double Qt_xy = 0.9932243788479014*Q6_xx + 0.11621244882627836*Q6_xy;
    const double Qt_yx = 0.11621244882627836*Q6_yx - 0.9932243788479014*Q6_yy;
    const double Qt_yy = 0.9932243788479014*Q6_yx + 0.11621244882627836*Q6_yy;
    const double Qt_zx_neg = 0.11621244882627836*Q6_zx_neg + 0.9932243788479014*Q6_zy;
    const double Qt_zy = 0.11621244882627836*Q6_zy - 0.9932243788479014*Q6_zx_neg;
    const double ot_x_2 = 0.2104*Q5_xy_neg;
    const double ot_y_2 = 0.2104*Q5_yy_neg;
    const double ot_x = o2_x + 0.0825*(Q2_xx - Q3_xx_neg) - ot_x_0 + ot_x_1 + ot_x_2;
    const double ot_y = o2_y + 0.0825*(Q2_yx - Q3_yx_neg) - ot_y_0 + ot_y_1 + ot_y_2;
    const double ot_z_3 = ot_z_0 + 0.333 + 0.0825*(Q3_zx - Q2_zx_neg) + ot_z_1 - ot_z_2;
    const double ot_z = ot_z_3 - 0.2104*Q5_zy;

    pose[0] = Qt_xx;
    pose[1] = Qt_xy;
    pose[2] = Q5_xy_neg;
    pose[3] = ot_x;
    pose[4] = Qt_yx;
    pose[5] = Qt_yy;
    pose[6] = Q5_yy_neg;
    pose[7] = ot_y;
    pose[8] = -Qt_zx_neg;
    pose[9] = Qt_zy;
    pose[10] = -Q5_zy;
    pose[11] = ot_z;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double Q2_xx = c2*Q1_xx - s0*s2;
    const double Q2_xy_neg = s2*Q1_xx + s0*c2;
    const double Q2_yx = c2*Q1_yx + c0*s2;
    const double Q2_yy = c0*c2 - s2*Q1_yx;
    const double Q2_zx_neg = s1*c2;
    const double Q2_zy = s1*s2;
    const double o2_x = 0.316*Q1_xy_neg;
    const double o2_y = 0.316*Q1_yy_neg;
    const double o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const double Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const double Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const double Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - c1*s3;
    const double Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const double o3_x = o2_x + 0.0825*Q2_xx;
    const double o3_y = o2_y + 0.0825*Q2_yx;
    const double o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const double Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const double Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const double Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const double Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const double Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const double o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const double o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const double o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const double Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const double Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const double Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const double Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const double o6_x = o4_x + 0.088*Q5_xx;
    const double o6_y = o4_y + 0.088*Q5_yx;
    const double o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const double ot_x_0 = 0.2104*Q5_xy_neg;
    const double ot_y_0 = 0.2104*Q5_yy_neg;
    const double ot_z_0 = 0.2104*Q5_zy;
    const double ot_x = o6_x + ot_x_0;
    const double ot_y = o6_y + ot_y_0;
    const double ot_z = o6_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_0 = ot_z - 0.333;
    const double J_x1 = c0*J_x1_0;
    const double J_y1 = s0*J_x1_0;
    const double J_z1_neg = s0*ot_y + c0*ot_x;
    const double J_y2_0 = o2_x - ot_x;
    const double J_x2_0 = o2_y - ot_y;
    const double J_x2_1 = o2_z - ot_z;
    const double J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const double J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const double J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const double J_y3_0 = o3_x - ot_x;
    const double J_x3_neg_0 = o3_y - ot_y;
    const double J_x3_neg_1 = o3_z - ot_z;
    const double J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const double J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const double J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const double J_y4_neg_0 = o4_x - ot_x;
    const double J_x4_0 = o4_y - ot_y;
    const double J_x4_1 = o4_z - ot_z;
    const double J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const double J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const double J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const double J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const double J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const double J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;
    const double J_x6 = Q5_zy*ot_y_0 - Q5_yy_neg*ot_z_0;
    const double J_y6 = Q5_xy_neg*ot_z_0 - Q5_zy*ot_x_0;
    const double J_z6 = Q5_xy_neg*ot_y_0 - Q5_yy_neg*ot_x_0;

    J[0] = 0.0;
    J[1] = -s0;
    J[2] = Q1_xy_neg;
    J[3] = Q2_xy_neg;
    J[4] = -Q3_xy;
    J[5] = Q4_xy_neg;
    J[6] = Q5_xy_neg;
    J[7] = 0.0;
    J[8] = c0;
    J[9] = Q1_yy_neg;
    J[10] = -Q2_yy;
    J[11] = -Q3_yy;
    J[12] = Q4_yy_neg;
    J[13] = Q5_yy_neg;
    J[14] = 1.0;
    J[15] = 0.0;
    J[16] = c1;
    J[17] = -Q2_zy;
    J[18] = Q3_zy_neg;
    J[19] = -Q4_zy;
    J[20] = -Q5_zy;
    J[21] = -ot_y;
    J[22] = J_x1;
    J[23] = J_x2;
    J[24] = -J_x3_neg;
    J[25] = J_x4;
    J[26] = -J_x5_neg;
    J[27] = J_x6;
    J[28] = ot_x;
    J[29] = J_y1;
    J[30] = J_y2;
    J[31] = J_y3;
    J[32] = -J_y4_neg;
    J[33] = J_y5;
    J[34] = J_y6;
    J[35] = 0.0;
    J[36] = -J_z1_neg;
    J[37] = J_z2;
    J[38] = J_z3;
    J[39] = J_z4;
    J[40] = J_z5;
    J[41] = J_z6;
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
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double Q2_xx = c2*Q1_xx - s0*s2;
    const double Q2_xy_neg = s2*Q1_xx + s0*c2;
    const double Q2_yx = c2*Q1_yx + c0*s2;
    const double Q2_yy = c0*c2 - s2*Q1_yx;
    const double Q2_zx_neg = s1*c2;
    const double Q2_zy = s1*s2;
    const double o2_x = 0.316*Q1_xy_neg;
    const double o2_y = 0.316*Q1_yy_neg;
    const double o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const double Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const double Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const double Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - c1*s3;
    const double Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const double o3_x = o2_x + 0.0825*Q2_xx;
    const double o3_y = o2_y + 0.0825*Q2_yx;
    const double o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const double Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const double Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const double Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const double Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const double Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const double o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const double o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const double o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const double Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const double Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const double Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const double Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const double o6_x = o4_x + 0.088*Q5_xx;
    const double o6_y = o4_y + 0.088*Q5_yx;
    const double o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const double ot_x_0 = 0.2104*Q5_xy_neg;
    const double ot_y_0 = 0.2104*Q5_yy_neg;
    const double ot_z_0 = 0.2104*Q5_zy;
    const double ot_x = o6_x + ot_x_0;
    const double ot_y = o6_y + ot_y_0;
    const double ot_z = o6_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_0 = ot_z - 0.333;
    const double J_x1 = c0*J_x1_0;
    const double J_y1 = s0*J_x1_0;
    const double J_z1_neg = s0*ot_y + c0*ot_x;
    const double J_y2_0 = o2_x - ot_x;
    const double J_x2_0 = o2_y - ot_y;
    const double J_x2_1 = o2_z - ot_z;
    const double J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const double J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const double J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const double J_y3_0 = o3_x - ot_x;
    const double J_x3_neg_0 = o3_y - ot_y;
    const double J_x3_neg_1 = o3_z - ot_z;
    const double J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const double J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const double J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const double J_y4_neg_0 = o4_x - ot_x;
    const double J_x4_0 = o4_y - ot_y;
    const double J_x4_1 = o4_z - ot_z;
    const double J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const double J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const double J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const double J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const double J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const double J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;
    const double J_x6 = Q5_zy*ot_y_0 - Q5_yy_neg*ot_z_0;
    const double J_y6 = Q5_xy_neg*ot_z_0 - Q5_zy*ot_x_0;
    const double J_z6 = Q5_xy_neg*ot_y_0 - Q5_yy_neg*ot_x_0;

    /* angular velocities in base axes */
    const double spin1_x_neg = s0*qd1;
    const double spin1_y = c0*qd1;
    const double spin2_x = Q1_xy_neg*qd2 - spin1_x_neg;
    const double spin2_y = spin1_y + Q1_yy_neg*qd2;
    const double spin2_z = qd0 + c1*qd2;
    const double spin3_x = spin2_x + Q2_xy_neg*qd3;
    const double spin3_y = spin2_y - Q2_yy*qd3;
    const double spin3_z = spin2_z - Q2_zy*qd3;
    const double spin4_x = spin3_x - Q3_xy*qd4;
    const double spin4_y = spin3_y - Q3_yy*qd4;
    const double spin4_z = spin3_z + Q3_zy_neg*qd4;
    const double spin5_x = spin4_x + Q4_xy_neg*qd5;
    const double spin5_y = spin4_y + Q4_yy_neg*qd5;
    const double spin5_z = spin4_z - Q4_zy*qd5;

    /* columns of the Jacobian's rate */
    const double Jd_y6_0 = -J_x6*qd6;
    const double Jd_x6_0 = -J_y6*qd6;
    const double Jd_x6_1 = J_z6*qd6;
    const double Jd_rx6_neg = Q5_zy*spin5_y + Q5_yy_neg*spin5_z;
    const double Jd_ry6 = Q5_xy_neg*spin5_z + Q5_zy*spin5_x;
    const double Jd_rz6_neg = Q5_xy_neg*spin5_y - Q5_yy_neg*spin5_x;
    const double Jd_z6_0 = Q5_xy_neg*Jd_x6_0 - Q5_yy_neg*Jd_y6_0;
    const double Jd_x6 = J_z6*spin5_y - J_y6*spin5_z + (Q5_yy_neg*Jd_x6_1 - Q5_zy*Jd_x6_0);
    const double Jd_y6 = Q5_zy*Jd_y6_0 - Q5_xy_neg*Jd_x6_1 - (J_z6*spin5_x - J_x6*spin5_z);
    const double Jd_z6 = J_y6*spin5_x - J_x6*spin5_y - Jd_z6_0;
    const double Jd_y5_0 = Jd_y6_0 + J_x5_neg*qd5;
    const double Jd_x5_0 = Jd_x6_0 - J_y5*qd5;
    const double Jd_x5_1 = Jd_x6_1 + J_z5*qd5;
    const double Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const double Jd_ry5 = Q4_xy_neg*spin4_z + Q4_zy*spin4_x;
    const double Jd_rz5_neg = Q4_xy_neg*spin4_y - Q4_yy_neg*spin4_x;
    const double Jd_y5_1 = Q4_zy*Jd_y5_0 - Q4_xy_neg*Jd_x5_1;
    const double Jd_z5_neg_0 = Q4_xy_neg*Jd_x5_0 - Q4_yy_neg*Jd_y5_0;
    const double Jd_x5 = Q4_yy_neg*Jd_x5_1 - Q4_zy*Jd_x5_0 - (J_y5*spin4_z - J_z5*spin4_y);
    const double Jd_y5 = Jd_y5_1 - (J_x5_neg*spin4_z + J_z5*spin4_x);
    const double Jd_z5_neg = Jd_z5_neg_0 - (J_y5*spin4_x + J_x5_neg*spin4_y);
    const double Jd_y4_0 = Jd_y5_0 - J_x4*qd4;
    const double Jd_x4_0 = Jd_x5_0 + J_y4_neg*qd4;
    const double Jd_x4_1 = Jd_x5_1 + J_z4*qd4;
    const double Jd_rx4 = Q3_zy_neg*spin3_y + Q3_yy*spin3_z;
    const double Jd_ry4 = -Q3_xy*spin3_z - Q3_zy_neg*spin3_x;
    const double Jd_rz4 = Q3_xy*spin3_y - Q3_yy*spin3_x;
    const double Jd_x4_2 = Q3_yy*Jd_x4_1 - Q3_zy_neg*Jd_x4_0;
    const double Jd_x4 = J_z4*spin3_y + J_y4_neg*spin3_z - Jd_x4_2;
    const double Jd_y4 = J_x4*spin3_z - J_z4*spin3_x - (Q3_zy_neg*Jd_y4_0 - Q3_xy*Jd_x4_1);
    const double Jd_z4 = Q3_xy*Jd_x4_0 - Q3_yy*Jd_y4_0 - (J_y4_neg*spin3_x + J_x4*spin3_y);
    const double Jd_y3_0 = Jd_y4_0 + J_x3_neg*qd3;
    const double Jd_x3_0 = Jd_x4_0 - J_y3*qd3;
    const double Jd_x3_1 = Jd_x4_1 + J_z3*qd3;
    const double Jd_rx3_neg = Q2_zy*spin2_y - Q2_yy*spin2_z;
    const double Jd_ry3 = Q2_xy_neg*spin2_z + Q2_zy*spin2_x;
    const double Jd_rz3_neg = Q2_yy*spin2_x + Q2_xy_neg*spin2_y;
    const double Jd_y3_1 = Q2_zy*Jd_y3_0 - Q2_xy_neg*Jd_x3_1;
    const double Jd_z3_neg_0 = Q2_xy_neg*Jd_x3_0 + Q2_yy*Jd_y3_0;
    const double Jd_x3 = J_z3*spin2_y - J_y3*spin2_z - (Q2_yy*Jd_x3_1 + Q2_zy*Jd_x3_0);
    const double Jd_y3 = Jd_y3_1 - (J_x3_neg*spin2_z + J_z3*spin2_x);
    const double Jd_z3_neg = Jd_z3_neg_0 - (J_y3*spin2_x + J_x3_neg*spin2_y);
    const double Jd_y2_neg_0 = Jd_y3_0 - J_x2*qd2;
    const double Jd_x2_0 = Jd_x3_0 - J_y2*qd2;
    const double Jd_x2_1 = Jd_x3_1 + J_z2*qd2;
    const double Jd_rx2 = c1*spin1_y - Q1_yy_neg*qd0;
    const double Jd_ry2 = Q1_xy_neg*qd0 + c1*spin1_x_neg;
    const double Jd_rz2_neg = Q1_yy_neg*spin1_x_neg + Q1_xy_neg*spin1_y;
    const double Jd_y2_neg_1 = c1*Jd_y2_neg_0 + Q1_xy_neg*Jd_x2_1;
    const double Jd_z2_0 = Q1_xy_neg*Jd_x2_0 - Q1_yy_neg*Jd_y2_neg_0;
    const double Jd_x2 = Q1_yy_neg*Jd_x2_1 + c1*Jd_x2_0 - (J_y2*qd0 - J_z2*spin1_y);
    const double Jd_y2_neg = Jd_y2_neg_1 - (J_x2*qd0 + J_z2*spin1_x_neg);
    const double Jd_z2 = -J_y2*spin1_x_neg - J_x2*spin1_y - Jd_z2_0;
    const double Jd_y0_neg_0 = Jd_y2_neg_0 - J_x1*qd1;
    const double Jd_x0_0 = Jd_x2_0 - J_y1*qd1;
    const double Jd_x1_0 = Jd_x2_1 - J_z1_neg*qd1;
    const double Jd_rx1_neg = c0*qd0;
    const double Jd_ry1_neg = s0*qd0;
    const double Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const double Jd_x1 = c0*Jd_x1_0 - J_y1*qd0;
    const double Jd_y1 = J_x1*qd0 + s0*Jd_x1_0;
    const double Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const double Jd_x0 = Jd_x0_0 - ot_x*qd0;

    Jd[0] = 0.0;
    Jd[1] = -Jd_rx1_neg;
    Jd[2] = Jd_rx2;
    Jd[3] = -Jd_rx3_neg;
    Jd[4] = Jd_rx4;
    Jd[5] = -Jd_rx5_neg;
    Jd[6] = -Jd_rx6_neg;
    Jd[7] = 0.0;
    Jd[8] = -Jd_ry1_neg;
    Jd[9] = Jd_ry2;
    Jd[10] = Jd_ry3;
    Jd[11] = Jd_ry4;
    Jd[12] = Jd_ry5;
    Jd[13] = Jd_ry6;
    Jd[14] = 0.0;
    Jd[15] = 0.0;
    Jd[16] = -Jd_rz2_neg;
    Jd[17] = -Jd_rz3_neg;
    Jd[18] = Jd_rz4;
    Jd[19] = -Jd_rz5_neg;
    Jd[20] = -Jd_rz6_neg;
    Jd[21] = Jd_x0;
    Jd[22] = Jd_x1;
    Jd[23] = Jd_x2;
    Jd[24] = Jd_x3;
    Jd[25] = Jd_x4;
    Jd[26] = Jd_x5;
    Jd[27] = Jd_x6;
    Jd[28] = -Jd_y0_neg;
    Jd[29] = Jd_y1;
    Jd[30] = -Jd_y2_neg;
    Jd[31] = Jd_y3;
    Jd[32] = Jd_y4;
    Jd[33] = Jd_y5;
    Jd[34] = Jd_y6;
    Jd[35] = 0.0;
    Jd[36] = Jd_z1;
    Jd[37] = Jd_z2;
    Jd[38] = -Jd_z3_neg;
    Jd[39] = Jd_z4;
    Jd[40] = -Jd_z5_neg;
    Jd[41] = Jd_z6;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* frame of 'panda_link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double Q2_xx = c2*Q1_xx - s0*s2;
    const double Q2_xy_neg = s2*Q1_xx + s0*c2;
    const double Q2_yx = c2*Q1_yx + c0*s2;
    const double Q2_yy = c0*c2 - s2*Q1_yx;
    const double Q2_zx_neg = s1*c2;
    const double Q2_zy = s1*s2;
    const double o2_x = 0.316*Q1_xy_neg;
    const double o2_y = 0.316*Q1_yy_neg;
    const double o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const double Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const double Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const double Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - c1*s3;
    const double Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const double o3_x = o2_x + 0.0825*Q2_xx;
    const double o3_y = o2_y + 0.0825*Q2_yx;
    const double o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const double Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const double Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const double Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const double Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const double Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const double o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const double o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const double o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const double Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const double Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const double Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const double Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const double o6_x = o4_x + 0.088*Q5_xx;
    const double o6_y = o4_y + 0.088*Q5_yx;
    const double o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const double ot_x_0 = 0.2104*Q5_xy_neg;
    const double ot_y_0 = 0.2104*Q5_yy_neg;
    const double ot_z_0 = 0.2104*Q5_zy;
    const double ot_x = o6_x + ot_x_0;
    const double ot_y = o6_y + ot_y_0;
    const double ot_z = o6_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_0 = ot_z - 0.333;
    const double J_x1 = c0*J_x1_0;
    const double J_y1 = s0*J_x1_0;
    const double J_z1_neg = s0*ot_y + c0*ot_x;
    const double J_y2_0 = o2_x - ot_x;
    const double J_x2_0 = o2_y - ot_y;
    const double J_x2_1 = o2_z - ot_z;
    const double J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const double J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const double J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const double J_y3_0 = o3_x - ot_x;
    const double J_x3_neg_0 = o3_y - ot_y;
    const double J_x3_neg_1 = o3_z - ot_z;
    const double J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const double J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const double J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const double J_y4_neg_0 = o4_x - ot_x;
    const double J_x4_0 = o4_y - ot_y;
    const double J_x4_1 = o4_z - ot_z;
    const double J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const double J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const double J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const double J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const double J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const double J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;
    const double J_x6 = Q5_zy*ot_y_0 - Q5_yy_neg*ot_z_0;
    const double J_y6 = Q5_xy_neg*ot_z_0 - Q5_zy*ot_x_0;
    const double J_z6 = Q5_xy_neg*ot_y_0 - Q5_yy_neg*ot_x_0;

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M01e6_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const double U06 = 149.60760989322966*M06;
    const double U16 = -149.60760989322966*M16_neg;
    const double U26 = -149.60760989322966*M26_neg;
    const double U36 = 149.60760989322966*M36;
    const double U46 = -149.60760989322966*M46_neg;
    const double U56 = -149.60760989322966*R5_Jyz_0;
    const double M00e6 = R0_Jzz - M06*U06;
    const double M01e6 = -M01e6_0 - M06*U16;
    const double M11e6 = R1_Jzz + M16_neg*U16;
    const double M02e6 = -M02_neg - M06*U26;
    const double M12e6 = R1_Jyz_0 + M16_neg*U26;
    const double M22e6 = R2_Jzz + M26_neg*U26;
    const double M03e6 = M03 - M06*U36;
    const double M13e6 = M16_neg*U36 - M13_neg;
    const double M23e6 = M26_neg*U36 - R2_Jyz_0;
    const double M33e6 = R3_Jzz - M36*U36;
    const double M04e6 = M04 - M06*U46;
    const double M14e6_neg = M14_neg - M16_neg*U46;
    const double M24e6 = M24 + M26_neg*U46;
    const double M34e6 = R3_Jyz_0 - M36*U46;
    const double M44e6 = R4_Jzz + M46_neg*U46;
    const double M05e6 = -M05_neg - M06*U56;
    const double M15e6 = M15 + M16_neg*U56;
    const double M25e6 = M25 + M26_neg*U56;
    const double M35e6 = -M35_neg - M36*U56;
    const double M45e6 = R4_Jyz_0 + M46_neg*U56;
    const double D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25 = -M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45_neg = M45e6*D5_inv_neg;
    const double M00e5 = M00e6 - M05e6*U05;
    const double M01e5 = M01e6 + M05e6*U15_neg;
    const double M11e5 = M11e6 + M15e6*U15_neg;
    const double M02e5 = M02e6 - M05e6*U25;
    const double M12e5 = M12e6 - M15e6*U25;
    const double M22e5 = M22e6 - M25e6*U25;
    const double M03e5 = M03e6 - M05e6*U35;
    const double M13e5 = M13e6 - M15e6*U35;
    const double M23e5 = M23e6 - M25e6*U35;
    const double M33e5 = M33e6 - M35e6*U35;
    const double M04e5 = M04e6 + M05e6*U45_neg;
    const double M14e5 = M15e6*U45_neg - M14e6_neg;
    const double M24e5 = M24e6 + M25e6*U45_neg;
    const double M34e5 = M34e6 + M35e6*U45_neg;
    const double D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const double D4_inv = 1.0/D4;
    const double U04 = M04e5*D4_inv;
    const double U14 = M14e5*D4_inv;
    const double U24 = M24e5*D4_inv;
    const double U34 = M34e5*D4_inv;
    const double M00e4 = M00e5 - M04e5*U04;
    const double M01e4 = M01e5 - M04e5*U14;
    const double M11e4 = M11e5 - M14e5*U14;
    const double M02e4 = M02e5 - M04e5*U24;
    const double M12e4 = M12e5 - M14e5*U24;
    const double M22e4 = M22e5 - M24e5*U24;
    const double M03e4 = M03e5 - M04e5*U34;
    const double M13e4 = M13e5 - M14e5*U34;
    const double M23e4 = M23e5 - M24e5*U34;
    const double D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const double D3_inv = 1.0/D3;
    const double U03 = M03e4*D3_inv;
    const double U13 = M13e4*D3_inv;
    const double U23 = M23e4*D3_inv;
    const double M00e3 = M00e4 - M03e4*U03;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12_neg = M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 + M02e3*U12_neg;
    const double D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_5 = Q4_xy_neg - Q5_xy_neg*U56;
    const double e0_4 = U45_neg*e0_5 - Q3_xy - Q5_xy_neg*U46;
    const double e0_3 = Q2_xy_neg - U34*e0_4 - U35*e0_5 - Q5_xy_neg*U36;
    const double e0_2 = Q1_xy_neg - U23*e0_3 - U24*e0_4 - U25*e0_5 - Q5_xy_neg*U26;
    const double e0_1_0 = s0 - U12_neg*e0_2 + U13*e0_3 + U14*e0_4 - U15_neg*e0_5;
    const double e0_1 = -e0_1_0 - Q5_xy_neg*U16;
    const double e0_0_neg_0 = U01*e0_1 + U02*e0_2 + U03*e0_3 + U04*e0_4 + U05*e0_5;
    const double e0_0_neg = e0_0_neg_0 + Q5_xy_neg*U06;
    const double e1_5 = Q4_yy_neg - Q5_yy_neg*U56;
    const double e1_4 = U45_neg*e1_5 - Q3_yy - Q5_yy_neg*U46;
    const double e1_3 = -Q2_yy - U34*e1_4 - U35*e1_5 - Q5_yy_neg*U36;
    const double e1_2 = Q1_yy_neg - U23*e1_3 - U24*e1_4 - U25*e1_5 - Q5_yy_neg*U26;
    const double e1_1_0 = -Q5_yy_neg*U16;
    const double e1_1 = c0 + U12_neg*e1_2 - U13*e1_3 - U14*e1_4 + U15_neg*e1_5 + e1_1_0;
    const double e1_0_0 = Q5_yy_neg*U06;
    const double e1_0 = -U01*e1_1 - U02*e1_2 - U03*e1_3 - U04*e1_4 - U05*e1_5 - e1_0_0;
    const double e2_5_neg = Q4_zy - Q5_zy*U56;
    const double e2_4 = Q3_zy_neg - U45_neg*e2_5_neg + Q5_zy*U46;
    const double e2_3 = Q5_zy*U36 - (Q2_zy + U34*e2_4 - U35*e2_5_neg);
    const double e2_2 = c1 - U23*e2_3 - U24*e2_4 + U25*e2_5_neg + Q5_zy*U26;
    const double e2_1_0 = -Q5_zy*U16;
    const double e2_1 = U12_neg*e2_2 - U13*e2_3 - U14*e2_4 - U15_neg*e2_5_neg - e2_1_0;
    const double e2_0_0 = 1.0 - U01*e2_1 - U02*e2_2 - U03*e2_3 - U04*e2_4 + U05*e2_5_neg;
    const double e2_0 = e2_0_0 + Q5_zy*U06;
    const double e3_5_neg = J_x5_neg + J_x6*U56;
    const double e3_4 = J_x4 - U45_neg*e3_5_neg - J_x6*U46;
    const double e3_3 = U35*e3_5_neg - (J_x3_neg + U34*e3_4) - J_x6*U36;
    const double e3_2_neg = U23*e3_3 - J_x2 + U24*e3_4 - U25*e3_5_neg + J_x6*U26;
    const double e3_1_0 = U15_neg*e3_5_neg;
    const double e3_1_1 = J_x6*U16;
    const double e3_1 = J_x1 - U12_neg*e3_2_neg - U13*e3_3 - U14*e3_4 - e3_1_0 - e3_1_1;
    const double e3_0_0 = U05*e3_5_neg;
    const double e3_0_1 = ot_y + U01*e3_1 - U02*e3_2_neg + U03*e3_3 + U04*e3_4 - e3_0_0;
    const double e3_0 = -e3_0_1 - J_x6*U06;
    const double e4_5 = J_y5 - J_y6*U56;
    const double e4_4_neg = J_y4_neg - U45_neg*e4_5 + J_y6*U46;
    const double e4_3 = J_y3 + U34*e4_4_neg - U35*e4_5 - J_y6*U36;
    const double e4_2_neg = U23*e4_3 - J_y2 - U24*e4_4_neg + U25*e4_5 + J_y6*U26;
    const double e4_1_0 = U15_neg*e4_5;
    const double e4_1_1 = J_y1 - U12_neg*e4_2_neg - U13*e4_3 + U14*e4_4_neg + e4_1_0;
    const double e4_1 = e4_1_1 - J_y6*U16;
    const double e4_0_0 = ot_x - U01*e4_1 + U02*e4_2_neg - U03*e4_3 + U04*e4_4_neg;
    const double e4_0 = e4_0_0 - U05*e4_5 - J_y6*U06;
    const double e5_5 = J_z5 - J_z6*U56;
    const double e5_4 = J_z4 + U45_neg*e5_5 - J_z6*U46;
    const double e5_3_neg = U34*e5_4 - J_z3 + U35*e5_5 + J_z6*U36;
    const double e5_2 = J_z2 + U23*e5_3_neg - U24*e5_4 - U25*e5_5 - J_z6*U26;
    const double e5_1_0 = -U15_neg*e5_5;
    const double e5_1_1 = J_z1_neg - U12_neg*e5_2 - U13*e5_3_neg + U14*e5_4 + e5_1_0;
    const double e5_1 = -e5_1_1 - J_z6*U16;
    const double e5_0_neg_0 = U01*e5_1 + U02*e5_2 - U03*e5_3_neg + U04*e5_4 + U05*e5_5;
    const double e5_0_neg = e5_0_neg_0 + J_z6*U06;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv*e1_0;
    const double O01_1 = D1_inv*e1_1;
    const double O01_2 = D2_inv_neg*e1_2;
    const double O01_3 = D3_inv*e1_3;
    const double O01_4 = -D4_inv*e1_4;
    const double O01_5 = D5_inv_neg*e1_5;
    const double O01_6 = 149.60760989322966*Q5_yy_neg;
    const double O02_neg_0 = D0_inv*e2_0;
    const double O02_neg_1 = D1_inv*e2_1;
    const double O02_neg_2 = D2_inv_neg*e2_2;
    const double O02_neg_3 = -D3_inv*e2_3;
    const double O02_neg_4 = D4_inv*e2_4;
    const double O02_neg_5 = D5_inv_neg*e2_5_neg;
    const double O02_neg_6 = 149.60760989322966*Q5_zy;
    const double O03_0 = -D0_inv*e3_0;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = D2_inv_neg*e3_2_neg;
    const double O03_3 = -D3_inv*e3_3;
    const double O03_4 = D4_inv*e3_4;
    const double O03_5 = D5_inv_neg*e3_5_neg;
    const double O03_6 = -149.60760989322966*J_x6;
    const double O04_neg_0 = D0_inv*e4_0;
    const double O04_neg_1 = D1_inv*e4_1;
    const double O04_neg_2 = D2_inv_neg*e4_2_neg;
    const double O04_neg_3 = D3_inv*e4_3;
    const double O04_neg_4 = D4_inv*e4_4_neg;
    const double O04_neg_5 = D5_inv_neg*e4_5;
    const double O04_neg_6 = -149.60760989322966*J_y6;
    const double O05_0 = D0_inv*e5_0_neg;
    const double O05_1 = -D1_inv*e5_1;
    const double O05_2 = -D2_inv_neg*e5_2;
    const double O05_3 = D3_inv*e5_3_neg;
    const double O05_4 = D4_inv*e5_4;
    const double O05_5 = -D5_inv_neg*e5_5;
    const double O05_6 = 149.60760989322966*J_z6;
    const double O00_0 = D2_inv_neg*e0_2*e0_2;
    const double O00_1 = D3_inv*e0_3*e0_3;
    const double O00_2 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0 + O00_1;
    const double O00_3 = 149.60760989322966*Q5_xy_neg*Q5_xy_neg;
    const double O00 = O00_2 + D4_inv*e0_4*e0_4 - D5_inv_neg*e0_5*e0_5 + O00_3;
    const double O01_7 = -e0_4*O01_4;
    const double O01_8 = e0_0_neg*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 - O01_7;
    const double O01 = Q5_xy_neg*O01_6 - (O01_8 + e0_5*O01_5);
    const double O11_0 = e1_0*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - e1_4*O01_4;
    const double O11 = O11_0 - e1_5*O01_5 + Q5_yy_neg*O01_6;
    const double O02_neg_7 = e0_0_neg*O02_neg_0 - e0_1*O02_neg_1 + e0_2*O02_neg_2;
    const double O02_neg_8 = O02_neg_7 + e0_3*O02_neg_3 - e0_4*O02_neg_4 - e0_5*O02_neg_5;
    const double O02_neg = O02_neg_8 + Q5_xy_neg*O02_neg_6;
    const double O12_0 = e1_0*O02_neg_0 + e1_1*O02_neg_1 - e1_2*O02_neg_2 - e1_3*O02_neg_3;
    const double O12 = O12_0 + e1_4*O02_neg_4 + e1_5*O02_neg_5 - Q5_yy_neg*O02_neg_6;
    const double O22_0 = e2_0*O02_neg_0 + e2_1*O02_neg_1 - e2_2*O02_neg_2 - e2_3*O02_neg_3;
    const double O22 = O22_0 + e2_4*O02_neg_4 - e2_5_neg*O02_neg_5 + Q5_zy*O02_neg_6;
    const double O03_7 = -e0_4*O03_4;
    const double O03_8 = e0_0_neg*O03_0 + e0_1*O03_1 + e0_2*O03_2 - e0_3*O03_3 - O03_7;
    const double O03 = O03_8 + e0_5*O03_5 - Q5_xy_neg*O03_6;
    const double O13_neg_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 + e1_3*O03_3;
    const double O13_neg = O13_neg_0 - e1_4*O03_4 - e1_5*O03_5 + Q5_yy_neg*O03_6;
    const double O23_0 = e2_0*O03_0 - e2_1*O03_1 - e2_2*O03_2 + e2_3*O03_3 - e2_4*O03_4;
    const double O23 = Q5_zy*O03_6 - (O23_0 + e2_5_neg*O03_5);
    const double O33_0 = e3_4*O03_4;
    const double O33_1 = e3_1*O03_1 - e3_0*O03_0 - e3_2_neg*O03_2 - e3_3*O03_3 + O33_0;
    const double O33 = O33_1 - e3_5_neg*O03_5 - J_x6*O03_6;
    const double O04_neg_7 = e0_0_neg*O04_neg_0 - e0_1*O04_neg_1 - e0_2*O04_neg_2;
    const double O04_neg_8 = O04_neg_7 - e0_3*O04_neg_3 + e0_4*O04_neg_4 + e0_5*O04_neg_5;
    const double O04_neg = O04_neg_8 + Q5_xy_neg*O04_neg_6;
    const double O14_0 = e1_0*O04_neg_0 + e1_1*O04_neg_1 + e1_2*O04_neg_2 + e1_3*O04_neg_3;
    const double O14 = O14_0 - e1_4*O04_neg_4 - e1_5*O04_neg_5 - Q5_yy_neg*O04_neg_6;
    const double O24_0 = e2_0*O04_neg_0 + e2_1*O04_neg_1 + e2_2*O04_neg_2 + e2_3*O04_neg_3;
    const double O24 = O24_0 - e2_4*O04_neg_4 + e2_5_neg*O04_neg_5 + Q5_zy*O04_neg_6;
    const double O34_0 = -e3_3*O04_neg_3;
    const double O34_1 = e3_2_neg*O04_neg_2 - (e3_0*O04_neg_0 + e3_1*O04_neg_1) + O34_0;
    const double O34 = e3_5_neg*O04_neg_5 - (O34_1 + e3_4*O04_neg_4) - J_x6*O04_neg_6;
    const double O44_0 = e4_3*O04_neg_3;
    const double O44_1 = e4_0*O04_neg_0 + e4_1*O04_neg_1 - e4_2_neg*O04_neg_2 + O44_0;
    const double O44 = O44_1 + e4_4_neg*O04_neg_4 - e4_5*O04_neg_5 - J_y6*O04_neg_6;
    const double O05_7 = -e0_4*O05_4;
    const double O05_8 = e0_0_neg*O05_0 - e0_1*O05_1 + e0_2*O05_2 - e0_3*O05_3 - O05_7;
    const double O05 = O05_8 + e0_5*O05_5 + Q5_xy_neg*O05_6;
    const double O15_0 = e1_0*O05_0 + e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - e1_4*O05_4;
    const double O15 = Q5_yy_neg*O05_6 - (O15_0 - e1_5*O05_5);
    const double O25_neg_0 = e2_0*O05_0 + e2_1*O05_1 - e2_2*O05_2 + e2_3*O05_3;
    const double O25_neg = O25_neg_0 - e2_4*O05_4 + e2_5_neg*O05_5 + Q5_zy*O05_6;
    const double O35_0 = e3_4*O05_4;
    const double O35_1 = O35_0 - (e3_0*O05_0 + e3_1*O05_1 + e3_2_neg*O05_2 + e3_3*O05_3);
    const double O35 = O35_1 - e3_5_neg*O05_5 + J_x6*O05_6;
    const double O45_neg_0 = e4_0*O05_0 + e4_1*O05_1 + e4_2_neg*O05_2 + e4_3*O05_3;
    const double O45_neg = O45_neg_0 + e4_4_neg*O05_4 - e4_5*O05_5 - J_y6*O05_6;
    const double O55_0 = e5_0_neg*O05_0 - e5_1*O05_1 + e5_2*O05_2 + e5_3_neg*O05_3;
    const double O55 = O55_0 + e5_4*O05_4 + e5_5*O05_5 + J_z6*O05_6;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = -O02_neg;
    Omega[3] = O03;
    Omega[4] = -O04_neg;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = -O25_neg;
    Omega[18] = O03;
    Omega[19] = -O13_neg;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = -O04_neg;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = -O45_neg;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = -O25_neg;
    Omega[33] = O35;
    Omega[34] = -O45_neg;
    Omega[35] = O55;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* frame of 'panda_link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double Q2_xx = c2*Q1_xx - s0*s2;
    const double Q2_xy_neg = s2*Q1_xx + s0*c2;
    const double Q2_yx = c2*Q1_yx + c0*s2;
    const double Q2_yy = c0*c2 - s2*Q1_yx;
    const double Q2_zx_neg = s1*c2;
    const double Q2_zy = s1*s2;
    const double o2_x = 0.316*Q1_xy_neg;
    const double o2_y = 0.316*Q1_yy_neg;
    const double o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const double Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const double Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const double Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - c1*s3;
    const double Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const double o3_x = o2_x + 0.0825*Q2_xx;
    const double o3_y = o2_y + 0.0825*Q2_yx;
    const double o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const double Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const double Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const double Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const double Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const double Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const double o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const double o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const double o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const double Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const double Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const double Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const double Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const double o6_x = o4_x + 0.088*Q5_xx;
    const double o6_y = o4_y + 0.088*Q5_yx;
    const double o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const double ot_x_0 = 0.2104*Q5_xy_neg;
    const double ot_y_0 = 0.2104*Q5_yy_neg;
    const double ot_z_0 = 0.2104*Q5_zy;
    const double ot_x = o6_x + ot_x_0;
    const double ot_y = o6_y + ot_y_0;
    const double ot_z = o6_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_0 = ot_z - 0.333;
    const double J_x1 = c0*J_x1_0;
    const double J_y1 = s0*J_x1_0;
    const double J_z1_neg = s0*ot_y + c0*ot_x;
    const double J_y2_0 = o2_x - ot_x;
    const double J_x2_0 = o2_y - ot_y;
    const double J_x2_1 = o2_z - ot_z;
    const double J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const double J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const double J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const double J_y3_0 = o3_x - ot_x;
    const double J_x3_neg_0 = o3_y - ot_y;
    const double J_x3_neg_1 = o3_z - ot_z;
    const double J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const double J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const double J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const double J_y4_neg_0 = o4_x - ot_x;
    const double J_x4_0 = o4_y - ot_y;
    const double J_x4_1 = o4_z - ot_z;
    const double J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const double J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const double J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const double J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const double J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const double J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;
    const double J_x6 = Q5_zy*ot_y_0 - Q5_yy_neg*ot_z_0;
    const double J_y6 = Q5_xy_neg*ot_z_0 - Q5_zy*ot_x_0;
    const double J_z6 = Q5_xy_neg*ot_y_0 - Q5_yy_neg*ot_x_0;

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M01e6_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const double U06 = 149.60760989322966*M06;
    const double U16 = -149.60760989322966*M16_neg;
    const double U26 = -149.60760989322966*M26_neg;
    const double U36 = 149.60760989322966*M36;
    const double U46 = -149.60760989322966*M46_neg;
    const double U56 = -149.60760989322966*R5_Jyz_0;
    const double M00e6 = R0_Jzz - M06*U06;
    const double M01e6 = -M01e6_0 - M06*U16;
    const double M11e6 = R1_Jzz + M16_neg*U16;
    const double M02e6 = -M02_neg - M06*U26;
    const double M12e6 = R1_Jyz_0 + M16_neg*U26;
    const double M22e6 = R2_Jzz + M26_neg*U26;
    const double M03e6 = M03 - M06*U36;
    const double M13e6 = M16_neg*U36 - M13_neg;
    const double M23e6 = M26_neg*U36 - R2_Jyz_0;
    const double M33e6 = R3_Jzz - M36*U36;
    const double M04e6 = M04 - M06*U46;
    const double M14e6_neg = M14_neg - M16_neg*U46;
    const double M24e6 = M24 + M26_neg*U46;
    const double M34e6 = R3_Jyz_0 - M36*U46;
    const double M44e6 = R4_Jzz + M46_neg*U46;
    const double M05e6 = -M05_neg - M06*U56;
    const double M15e6 = M15 + M16_neg*U56;
    const double M25e6 = M25 + M26_neg*U56;
    const double M35e6 = -M35_neg - M36*U56;
    const double M45e6 = R4_Jyz_0 + M46_neg*U56;
    const double D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25 = -M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45_neg = M45e6*D5_inv_neg;
    const double M00e5 = M00e6 - M05e6*U05;
    const double M01e5 = M01e6 + M05e6*U15_neg;
    const double M11e5 = M11e6 + M15e6*U15_neg;
    const double M02e5 = M02e6 - M05e6*U25;
    const double M12e5 = M12e6 - M15e6*U25;
    const double M22e5 = M22e6 - M25e6*U25;
    const double M03e5 = M03e6 - M05e6*U35;
    const double M13e5 = M13e6 - M15e6*U35;
    const double M23e5 = M23e6 - M25e6*U35;
    const double M33e5 = M33e6 - M35e6*U35;
    const double M04e5 = M04e6 + M05e6*U45_neg;
    const double M14e5 = M15e6*U45_neg - M14e6_neg;
    const double M24e5 = M24e6 + M25e6*U45_neg;
    const double M34e5 = M34e6 + M35e6*U45_neg;
    const double D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const double D4_inv = 1.0/D4;
    const double U04 = M04e5*D4_inv;
    const double U14 = M14e5*D4_inv;
    const double U24 = M24e5*D4_inv;
    const double U34 = M34e5*D4_inv;
    const double M00e4 = M00e5 - M04e5*U04;
    const double M01e4 = M01e5 - M04e5*U14;
    const double M11e4 = M11e5 - M14e5*U14;
    const double M02e4 = M02e5 - M04e5*U24;
    const double M12e4 = M12e5 - M14e5*U24;
    const double M22e4 = M22e5 - M24e5*U24;
    const double M03e4 = M03e5 - M04e5*U34;
    const double M13e4 = M13e5 - M14e5*U34;
    const double M23e4 = M23e5 - M24e5*U34;
    const double D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const double D3_inv = 1.0/D3;
    const double U03 = M03e4*D3_inv;
    const double U13 = M13e4*D3_inv;
    const double U23 = M23e4*D3_inv;
    const double M00e3 = M00e4 - M03e4*U03;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12_neg = M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 + M02e3*U12_neg;
    const double D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_5 = Q4_xy_neg - Q5_xy_neg*U56;
    const double e0_4 = U45_neg*e0_5 - Q3_xy - Q5_xy_neg*U46;
    const double e0_3 = Q2_xy_neg - U34*e0_4 - U35*e0_5 - Q5_xy_neg*U36;
    const double e0_2 = Q1_xy_neg - U23*e0_3 - U24*e0_4 - U25*e0_5 - Q5_xy_neg*U26;
    const double e0_1_0 = s0 - U12_neg*e0_2 + U13*e0_3 + U14*e0_4 - U15_neg*e0_5;
    const double e0_1 = -e0_1_0 - Q5_xy_neg*U16;
    const double e0_0_neg_0 = U01*e0_1 + U02*e0_2 + U03*e0_3 + U04*e0_4 + U05*e0_5;
    const double e0_0_neg = e0_0_neg_0 + Q5_xy_neg*U06;
    const double e1_5 = Q4_yy_neg - Q5_yy_neg*U56;
    const double e1_4 = U45_neg*e1_5 - Q3_yy - Q5_yy_neg*U46;
    const double e1_3 = -Q2_yy - U34*e1_4 - U35*e1_5 - Q5_yy_neg*U36;
    const double e1_2 = Q1_yy_neg - U23*e1_3 - U24*e1_4 - U25*e1_5 - Q5_yy_neg*U26;
    const double e1_1_0 = -Q5_yy_neg*U16;
    const double e1_1 = c0 + U12_neg*e1_2 - U13*e1_3 - U14*e1_4 + U15_neg*e1_5 + e1_1_0;
    const double e1_0_0 = Q5_yy_neg*U06;
    const double e1_0 = -U01*e1_1 - U02*e1_2 - U03*e1_3 - U04*e1_4 - U05*e1_5 - e1_0_0;
    const double e2_5_neg = Q4_zy - Q5_zy*U56;
    const double e2_4 = Q3_zy_neg - U45_neg*e2_5_neg + Q5_zy*U46;
    const double e2_3 = Q5_zy*U36 - (Q2_zy + U34*e2_4 - U35*e2_5_neg);
    const double e2_2 = c1 - U23*e2_3 - U24*e2_4 + U25*e2_5_neg + Q5_zy*U26;
    const double e2_1_0 = -Q5_zy*U16;
    const double e2_1 = U12_neg*e2_2 - U13*e2_3 - U14*e2_4 - U15_neg*e2_5_neg - e2_1_0;
    const double e2_0_0 = 1.0 - U01*e2_1 - U02*e2_2 - U03*e2_3 - U04*e2_4 + U05*e2_5_neg;
    const double e2_0 = e2_0_0 + Q5_zy*U06;
    const double e3_5_neg = J_x5_neg + J_x6*U56;
    const double e3_4 = J_x4 - U45_neg*e3_5_neg - J_x6*U46;
    const double e3_3 = U35*e3_5_neg - (J_x3_neg + U34*e3_4) - J_x6*U36;
    const double e3_2_neg = U23*e3_3 - J_x2 + U24*e3_4 - U25*e3_5_neg + J_x6*U26;
    const double e3_1_0 = U15_neg*e3_5_neg;
    const double e3_1_1 = J_x6*U16;
    const double e3_1 = J_x1 - U12_neg*e3_2_neg - U13*e3_3 - U14*e3_4 - e3_1_0 - e3_1_1;
    const double e3_0_0 = U05*e3_5_neg;
    const double e3_0_1 = ot_y + U01*e3_1 - U02*e3_2_neg + U03*e3_3 + U04*e3_4 - e3_0_0;
    const double e3_0 = -e3_0_1 - J_x6*U06;
    const double e4_5 = J_y5 - J_y6*U56;
    const double e4_4_neg = J_y4_neg - U45_neg*e4_5 + J_y6*U46;
    const double e4_3 = J_y3 + U34*e4_4_neg - U35*e4_5 - J_y6*U36;
    const double e4_2_neg = U23*e4_3 - J_y2 - U24*e4_4_neg + U25*e4_5 + J_y6*U26;
    const double e4_1_0 = U15_neg*e4_5;
    const double e4_1_1 = J_y1 - U12_neg*e4_2_neg - U13*e4_3 + U14*e4_4_neg + e4_1_0;
    const double e4_1 = e4_1_1 - J_y6*U16;
    const double e4_0_0 = ot_x - U01*e4_1 + U02*e4_2_neg - U03*e4_3 + U04*e4_4_neg;
    const double e4_0 = e4_0_0 - U05*e4_5 - J_y6*U06;
    const double e5_5 = J_z5 - J_z6*U56;
    const double e5_4 = J_z4 + U45_neg*e5_5 - J_z6*U46;
    const double e5_3_neg = U34*e5_4 - J_z3 + U35*e5_5 + J_z6*U36;
    const double e5_2 = J_z2 + U23*e5_3_neg - U24*e5_4 - U25*e5_5 - J_z6*U26;
    const double e5_1_0 = -U15_neg*e5_5;
    const double e5_1_1 = J_z1_neg - U12_neg*e5_2 - U13*e5_3_neg + U14*e5_4 + e5_1_0;
    const double e5_1 = -e5_1_1 - J_z6*U16;
    const double e5_0_neg_0 = U01*e5_1 + U02*e5_2 - U03*e5_3_neg + U04*e5_4 + U05*e5_5;
    const double e5_0_neg = e5_0_neg_0 + J_z6*U06;

    /* inverse of the operational-space inertia */
    const double O01_0 = D0_inv*e1_0;
    const double O01_1 = D1_inv*e1_1;
    const double O01_2 = D2_inv_neg*e1_2;
    const double O01_3 = D3_inv*e1_3;
    const double O01_4 = -D4_inv*e1_4;
    const double O01_5 = D5_inv_neg*e1_5;
    const double O01_6 = 149.60760989322966*Q5_yy_neg;
    const double O02_neg_0 = D0_inv*e2_0;
    const double O02_neg_1 = D1_inv*e2_1;
    const double O02_neg_2 = D2_inv_neg*e2_2;
    const double O02_neg_3 = -D3_inv*e2_3;
    const double O02_neg_4 = D4_inv*e2_4;
    const double O02_neg_5 = D5_inv_neg*e2_5_neg;
    const double O02_neg_6 = 149.60760989322966*Q5_zy;
    const double O03_0 = -D0_inv*e3_0;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = D2_inv_neg*e3_2_neg;
    const double O03_3 = -D3_inv*e3_3;
    const double O03_4 = D4_inv*e3_4;
    const double O03_5 = D5_inv_neg*e3_5_neg;
    const double O03_6 = -149.60760989322966*J_x6;
    const double O04_neg_0 = D0_inv*e4_0;
    const double O04_neg_1 = D1_inv*e4_1;
    const double O04_neg_2 = D2_inv_neg*e4_2_neg;
    const double O04_neg_3 = D3_inv*e4_3;
    const double O04_neg_4 = D4_inv*e4_4_neg;
    const double O04_neg_5 = D5_inv_neg*e4_5;
    const double O04_neg_6 = -149.60760989322966*J_y6;
    const double O05_0 = D0_inv*e5_0_neg;
    const double O05_1 = -D1_inv*e5_1;
    const double O05_2 = -D2_inv_neg*e5_2;
    const double O05_3 = D3_inv*e5_3_neg;
    const double O05_4 = D4_inv*e5_4;
    const double O05_5 = -D5_inv_neg*e5_5;
    const double O05_6 = 149.60760989322966*J_z6;
    const double O00_0 = D2_inv_neg*e0_2*e0_2;
    const double O00_1 = D3_inv*e0_3*e0_3;
    const double O00_2 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0 + O00_1;
    const double O00_3 = 149.60760989322966*Q5_xy_neg*Q5_xy_neg;
    const double O00 = O00_2 + D4_inv*e0_4*e0_4 - D5_inv_neg*e0_5*e0_5 + O00_3;
    const double O01_7 = -e0_4*O01_4;
    const double O01_8 = e0_0_neg*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 - O01_7;
    const double O01 = Q5_xy_neg*O01_6 - (O01_8 + e0_5*O01_5);
    const double O11_0 = e1_0*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - e1_4*O01_4;
    const double O11 = O11_0 - e1_5*O01_5 + Q5_yy_neg*O01_6;
    const double O02_neg_7 = e0_0_neg*O02_neg_0 - e0_1*O02_neg_1 + e0_2*O02_neg_2;
    const double O02_neg_8 = O02_neg_7 + e0_3*O02_neg_3 - e0_4*O02_neg_4 - e0_5*O02_neg_5;
    const double O02_neg = O02_neg_8 + Q5_xy_neg*O02_neg_6;
    const double O12_0 = e1_0*O02_neg_0 + e1_1*O02_neg_1 - e1_2*O02_neg_2 - e1_3*O02_neg_3;
    const double O12 = O12_0 + e1_4*O02_neg_4 + e1_5*O02_neg_5 - Q5_yy_neg*O02_neg_6;
    const double O22_0 = e2_0*O02_neg_0 + e2_1*O02_neg_1 - e2_2*O02_neg_2 - e2_3*O02_neg_3;
    const double O22 = O22_0 + e2_4*O02_neg_4 - e2_5_neg*O02_neg_5 + Q5_zy*O02_neg_6;
    const double O03_7 = -e0_4*O03_4;
    const double O03_8 = e0_0_neg*O03_0 + e0_1*O03_1 + e0_2*O03_2 - e0_3*O03_3 - O03_7;
    const double O03 = O03_8 + e0_5*O03_5 - Q5_xy_neg*O03_6;
    const double O13_neg_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 + e1_3*O03_3;
    const double O13_neg = O13_neg_0 - e1_4*O03_4 - e1_5*O03_5 + Q5_yy_neg*O03_6;
    const double O23_0 = e2_0*O03_0 - e2_1*O03_1 - e2_2*O03_2 + e2_3*O03_3 - e2_4*O03_4;
    const double O23 = Q5_zy*O03_6 - (O23_0 + e2_5_neg*O03_5);
    const double O33_0 = e3_4*O03_4;
    const double O33_1 = e3_1*O03_1 - e3_0*O03_0 - e3_2_neg*O03_2 - e3_3*O03_3 + O33_0;
    const double O33 = O33_1 - e3_5_neg*O03_5 - J_x6*O03_6;
    const double O04_neg_7 = e0_0_neg*O04_neg_0 - e0_1*O04_neg_1 - e0_2*O04_neg_2;
    const double O04_neg_8 = O04_neg_7 - e0_3*O04_neg_3 + e0_4*O04_neg_4 + e0_5*O04_neg_5;
    const double O04_neg = O04_neg_8 + Q5_xy_neg*O04_neg_6;
    const double O14_0 = e1_0*O04_neg_0 + e1_1*O04_neg_1 + e1_2*O04_neg_2 + e1_3*O04_neg_3;
    const double O14 = O14_0 - e1_4*O04_neg_4 - e1_5*O04_neg_5 - Q5_yy_neg*O04_neg_6;
    const double O24_0 = e2_0*O04_neg_0 + e2_1*O04_neg_1 + e2_2*O04_neg_2 + e2_3*O04_neg_3;
    const double O24 = O24_0 - e2_4*O04_neg_4 + e2_5_neg*O04_neg_5 + Q5_zy*O04_neg_6;
    const double O34_0 = -e3_3*O04_neg_3;
    const double O34_1 = e3_2_neg*O04_neg_2 - (e3_0*O04_neg_0 + e3_1*O04_neg_1) + O34_0;
    const double O34 = e3_5_neg*O04_neg_5 - (O34_1 + e3_4*O04_neg_4) - J_x6*O04_neg_6;
    const double O44_0 = e4_3*O04_neg_3;
    const double O44_1 = e4_0*O04_neg_0 + e4_1*O04_neg_1 - e4_2_neg*O04_neg_2 + O44_0;
    const double O44 = O44_1 + e4_4_neg*O04_neg_4 - e4_5*O04_neg_5 - J_y6*O04_neg_6;
    const double O05_7 = -e0_4*O05_4;
    const double O05_8 = e0_0_neg*O05_0 - e0_1*O05_1 + e0_2*O05_2 - e0_3*O05_3 - O05_7;
    const double O05 = O05_8 + e0_5*O05_5 + Q5_xy_neg*O05_6;
    const double O15_0 = e1_0*O05_0 + e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - e1_4*O05_4;
    const double O15 = Q5_yy_neg*O05_6 - (O15_0 - e1_5*O05_5);
    const double O25_neg_0 = e2_0*O05_0 + e2_1*O05_1 - e2_2*O05_2 + e2_3*O05_3;
    const double O25_neg = O25_neg_0 - e2_4*O05_4 + e2_5_neg*O05_5 + Q5_zy*O05_6;
    const double O35_0 = e3_4*O05_4;
    const double O35_1 = O35_0 - (e3_0*O05_0 + e3_1*O05_1 + e3_2_neg*O05_2 + e3_3*O05_3);
    const double O35 = O35_1 - e3_5_neg*O05_5 + J_x6*O05_6;
    const double O45_neg_0 = e4_0*O05_0 + e4_1*O05_1 + e4_2_neg*O05_2 + e4_3*O05_3;
    const double O45_neg = O45_neg_0 + e4_4_neg*O05_4 - e4_5*O05_5 - J_y6*O05_6;
    const double O55_0 = e5_0_neg*O05_0 - e5_1*O05_1 + e5_2*O05_2 + e5_3_neg*O05_3;
    const double O55 = O55_0 + e5_4*O05_4 + e5_5*O05_5 + J_z6*O05_6;

    /* elimination of direction 'z' */
    const double DO5_inv = 1.0/O55;
    const double UO05 = O05*DO5_inv;
    const double UO15 = O15*DO5_inv;
    const double UO25_neg = O25_neg*DO5_inv;
    const double UO35 = O35*DO5_inv;
    const double UO45_neg = O45_neg*DO5_inv;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = O01 - O05*UO15;
    const double O11e5 = O11 - O15*UO15;
    const double O02e5 = O05*UO25_neg - O02_neg;
    const double O12e5 = O12 + O15*UO25_neg;
    const double O22e5 = O22 - O25_neg*UO25_neg;
    const double O03e5 = O03 - O05*UO35;
    const double O13e5 = -O13_neg - O15*UO35;
    const double O23e5 = O23 + O25_neg*UO35;
    const double O33e5 = O33 - O35*UO35;
    const double O04e5 = O05*UO45_neg - O04_neg;
    const double O14e5 = O14 + O15*UO45_neg;
    const double O24e5 = O24 - O25_neg*UO45_neg;
    const double O34e5 = O34 + O35*UO45_neg;
    const double DO4 = O44 - O45_neg*UO45_neg;

    /* elimination of direction 'y' */
    const double DO4_inv = 1.0/DO4;
    const double UO04 = O04e5*DO4_inv;
    const double UO14 = O14e5*DO4_inv;
    const double UO24 = O24e5*DO4_inv;
    const double UO34 = O34e5*DO4_inv;
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
    const double DO3_inv = 1.0/DO3;
    const double UO03 = O03e4*DO3_inv;
    const double UO13 = O13e4*DO3_inv;
    const double UO23 = O23e4*DO3_inv;
    const double O00e3 = O00e4 - O03e4*UO03;
    const double O01e3 = O01e4 - O03e4*UO13;
    const double O11e3 = O11e4 - O13e4*UO13;
    const double O02e3 = O02e4 - O03e4*UO23;
    const double O12e3 = O12e4 - O13e4*UO23;
    const double DO2 = O22e4 - O23e4*UO23;

    /* elimination of direction 'rz' */
    const double DO2_inv = 1.0/DO2;
    const double UO02 = O02e3*DO2_inv;
    const double UO12 = O12e3*DO2_inv;
    const double O00e2 = O00e3 - O02e3*UO02;
    const double O01e2 = O01e3 - O02e3*UO12;
    const double DO1 = O11e3 - O12e3*UO12;

    /* elimination of direction 'ry' */
    const double DO1_inv = 1.0/DO1;
    const double UO01 = O01e2*DO1_inv;
    const double DO0 = O00e2 - O01e2*UO01;

    /* elimination of direction 'rx' */
    const double DO0_inv = 1.0/DO0;

    /* row direction 'ry' of the inverse */
    const double XO01 = -UO01*DO0_inv;
    const double XO11 = DO1_inv - UO01*XO01;

    /* row direction 'rz' of the inverse */
    const double XO02 = -UO02*DO0_inv - UO12*XO01;
    const double XO12 = -UO02*XO01 - UO12*XO11;
    const double XO22 = DO2_inv - UO02*XO02 - UO12*XO12;

    /* row direction 'x' of the inverse */
    const double XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02;
    const double XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12;
    const double XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const double XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23;

    /* row direction 'y' of the inverse */
    const double XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03;
    const double XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13;
    const double XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const double XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const double XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    /* row direction 'z' of the inverse */
    const double XO05_0_ = UO45_neg*XO04;
    const double XO05 = XO05_0_ - (UO05*DO0_inv + UO15*XO01 - UO25_neg*XO02 + UO35*XO03);
    const double XO15_0_ = UO45_neg*XO14;
    const double XO15 = XO15_0_ - (UO05*XO01 + UO15*XO11 - UO25_neg*XO12 + UO35*XO13);
    const double XO25_0_ = UO45_neg*XO24;
    const double XO25 = XO25_0_ - (UO05*XO02 + UO15*XO12 - UO25_neg*XO22 + UO35*XO23);
    const double XO35_0_ = -UO45_neg*XO34;
    const double XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) - UO35*XO33 - XO35_0_;
    const double XO45_0_ = UO45_neg*XO44;
    const double XO45 = XO45_0_ - (UO05*XO04 + UO15*XO14 - UO25_neg*XO24 + UO35*XO34);
    const double XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 + UO25_neg*XO25 - UO35*XO35;
    const double XO55 = XO55_0_ + UO45_neg*XO45;

    Lambda[0] = DO0_inv;
    Lambda[1] = XO01;
    Lambda[2] = XO02;
    Lambda[3] = XO03;
    Lambda[4] = XO04;
    Lambda[5] = XO05;
    Lambda[6] = XO01;
    Lambda[7] = XO11;
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
    const double c6o = cos(angle_0);
    const double s6o = sin(angle_0);
    const double c6oc6o = c6o*c6o;
    const double c6os6o = c6o*s6o;
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

    /* frame of 'panda_link2' in the base */
    const double Q1_xx = c0*c1;
    const double Q1_xy_neg = c0*s1;
    const double Q1_yx = s0*c1;
    const double Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const double Q2_xx = c2*Q1_xx - s0*s2;
    const double Q2_xy_neg = s2*Q1_xx + s0*c2;
    const double Q2_yx = c2*Q1_yx + c0*s2;
    const double Q2_yy = c0*c2 - s2*Q1_yx;
    const double Q2_zx_neg = s1*c2;
    const double Q2_zy = s1*s2;
    const double o2_x = 0.316*Q1_xy_neg;
    const double o2_y = 0.316*Q1_yy_neg;
    const double o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const double Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const double Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const double Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const double Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const double Q3_zx = c3*Q2_zx_neg - c1*s3;
    const double Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const double o3_x = o2_x + 0.0825*Q2_xx;
    const double o3_y = o2_y + 0.0825*Q2_yx;
    const double o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const double Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const double Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const double Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const double Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const double Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const double Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const double o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const double o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const double o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const double Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const double Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const double Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const double Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const double Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const double Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const double o6_x = o4_x + 0.088*Q5_xx;
    const double o6_y = o4_y + 0.088*Q5_yx;
    const double o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const double ot_x_0 = 0.2104*Q5_xy_neg;
    const double ot_y_0 = 0.2104*Q5_yy_neg;
    const double ot_z_0 = 0.2104*Q5_zy;
    const double ot_x = o6_x + ot_x_0;
    const double ot_y = o6_y + ot_y_0;
    const double ot_z = o6_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_x1_0 = ot_z - 0.333;
    const double J_x1 = c0*J_x1_0;
    const double J_y1 = s0*J_x1_0;
    const double J_z1_neg = s0*ot_y + c0*ot_x;
    const double J_y2_0 = o2_x - ot_x;
    const double J_x2_0 = o2_y - ot_y;
    const double J_x2_1 = o2_z - ot_z;
    const double J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const double J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const double J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const double J_y3_0 = o3_x - ot_x;
    const double J_x3_neg_0 = o3_y - ot_y;
    const double J_x3_neg_1 = o3_z - ot_z;
    const double J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const double J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const double J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const double J_y4_neg_0 = o4_x - ot_x;
    const double J_x4_0 = o4_y - ot_y;
    const double J_x4_1 = o4_z - ot_z;
    const double J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const double J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const double J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const double J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const double J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const double J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;
    const double J_x6 = Q5_zy*ot_y_0 - Q5_yy_neg*ot_z_0;
    const double J_y6 = Q5_xy_neg*ot_z_0 - Q5_zy*ot_x_0;
    const double J_z6 = Q5_xy_neg*ot_y_0 - Q5_yy_neg*ot_x_0;

    /* joint forces of the wrench */
    const double tau0 = f2 - ot_y*f3 + ot_x*f4;
    const double tau1_neg = s0*f0 - c0*f1 - J_x1*f3 - J_y1*f4 + J_z1_neg*f5;
    const double tau2 = Q1_xy_neg*f0 + Q1_yy_neg*f1 + c1*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5;
    const double tau3 = Q2_xy_neg*f0 - Q2_yy*f1 - Q2_zy*f2 - J_x3_neg*f3 + J_y3*f4 + J_z3*f5;
    const double tau4_0 = Q3_xy*f0 + Q3_yy*f1 - Q3_zy_neg*f2 - J_x4*f3 + J_y4_neg*f4;
    const double tau4 = J_z4*f5 - tau4_0;
    const double tau5_0 = Q4_xy_neg*f0 + Q4_yy_neg*f1 - Q4_zy*f2 - J_x5_neg*f3 + J_y5*f4;
    const double tau5 = tau5_0 + J_z5*f5;
    const double tau6 = Q5_xy_neg*f0 + Q5_yy_neg*f1 - Q5_zy*f2 + J_x6*f3 + J_y6*f4 + J_z6*f5;

    /* composite inertia of 'panda_link6' */
    const double R5_hx_0 = 0.0032806082595733164*c6o;
    const double R5_hz = 0.0032806082595733164*s6o;
    const double R5_Jxx_0 = 0.001320514136461655*c6oc6o + 0.002174847060296271*c6os6o;
    const double R5_Jxz_0 = 0.001320514136461655*c6os6o - 0.002174847060296271*c6oc6o;
    const double R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const double R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const double R5_Jyy_0 = 0.0005773870536849037*c6o;
    const double R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const double R5_Jxz_1 = R5_Jxz_0 + 0.0010874235301481356 - 0.00028869352684245185*s6o;
    const double R5_hx = R5_hx_0 + 0.231847552695;
    const double R5_Jxx = R5_Jxx_0 + 0.010093986090521983;
    const double R5_Jzz = 0.053138496831697093 - (R5_Jxx_0 - 0.001320514136461655 - R5_Jyy_0);
    const double R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const double R5_Jxz = R5_Jxz_1 - 0.000103758917218685;
    const double R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const double R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const double R4_hz = s5*R5_hx - 0.173804705569*c5;
    const double R4_Jxx_0 = R5_Jyy - R5_Jxx;
    const double R4_Jxx_1 = 2.0*R5_Jxy;
    const double R4_Jxx_2 = c5c5*R4_Jxx_0 + c5s5*R4_Jxx_1;
    const double R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const double R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const double R4_hx = R4_hx_0 - 0.014653732538;
    const double R4_hy = 0.067870631425 - R5_hz;
    const double R4_Jxx = R5_Jyy - R4_Jxx_2 + 0.030116287133882085;
    const double R4_Jzz = R5_Jxx + R4_Jxx_2 + 0.033018599263935515;
    const double R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const double R4_Jxz = -R5_Jxy - (c5s5*R4_Jxx_0 - c5c5*R4_Jxx_1) - 0.004600245517563106;
    const double R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const double R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const double R3_hz = -s4*R4_hx - c4*R4_hy;
    const double R3_Jxx_0 = R4_Jxx - R5_Jzz;
    const double R3_Jxx_1 = -2.0*R4_Jxy;
    const double R3_Jxx_2 = c4c4*R3_Jxx_0 + c4s4*R3_Jxx_1;
    const double R3_Jxy_0 = s4*R4_Jyz - c4*R4_Jxz;
    const double R3_Jyy_0 = 0.165*R3_hx_0;
    const double R3_Jzz_0 = 0.768*R4_hz;
    const double R3_Jxy_1 = 0.384*R3_hx_0;
    const double R3_Jxz_0 = -0.0825*R3_hz;
    const double R3_Jyy = R4_Jzz - R3_Jyy_0;
    const double R3_Jxz_1 = c4s4*R3_Jxx_0 - c4c4*R3_Jxx_1 - R4_Jxy + R3_Jxz_0;
    const double R3_Jyz_0 = -s4*R4_Jxz - c4*R4_Jyz - 0.384*R3_hz;
    const double R3_hx = 0.55278027465 - R3_hx_0;
    const double R3_hy = -R4_hz - 2.012523553603;
    const double R3_Jxx = R5_Jzz + R3_Jxx_2 + R3_Jzz_0 + 0.647723094939183;
    const double R3_Jzz = R4_Jxx - R3_Jxx_2 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const double R3_Jxy = 0.16284087268546085 - (R3_Jxy_0 - (0.0825*R4_hz - R3_Jxy_1));
    const double R3_Jxz = R3_Jxz_1 - 0.0039053550262761;
    const double R3_Jyz = 0.00164448757736927 - R3_Jyz_0;

    /* composite inertia of 'panda_link3' */
    const double R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const double R2_hz = -s3*R3_hx - c3*R3_hy;
    const double R2_Jxx_0 = R3_Jyy - R3_Jxx;
    const double R2_Jxx_1 = -2.0*R3_Jxy;
    const double R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1;
    const double R2_Jxy_0 = c3*R3_Jxz - s3*R3_Jyz;
    const double R2_Jyz_0 = s3*R3_Jxz + c3*R3_Jyz;
    const double R2_Jyy_0 = 0.165*R2_hx_0;
    const double R2_Jyy = R3_Jzz + R2_Jyy_0;
    const double R2_Jxz_0 = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.0825*R2_hz;
    const double R2_hx = R2_hx_0 + 0.746857959872;
    const double R2_hy = 0.028227094878 - R3_hz;
    const double R2_Jxx = R3_Jyy - R2_Jxx_2 + 0.01159586409516604;
    const double R2_Jzz = R3_Jxx + R2_Jxx_2 + R2_Jyy_0 + 0.13480070614822143;
    const double R2_Jxy = R2_Jxy_0 - R3_Jxz_0 - 0.000121912420950744;
    const double R2_Jxz = R2_Jxz_0 - 0.005487648106562256;
    const double R2_Jyz = R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1;
    const double R1_Jxx_3 = 0.632*R2_hz;
    const double R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const double R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + R1_Jxx_3 + 1.0706865997634767;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + R1_Jxx_3 + 1.1168423647533403;
    const double R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const double R1_Jxz = 0.01026110182100817 - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 + R2_Jxy);
    const double R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const double R0_Jzz_0 = R1_Jxx - (c1c1*(R1_Jxx - R2_Jzz) - 2.0*R1_Jxy*c1s1);
    const double M01e6_0 = s1*R1_Jxz + c1*R1_Jyz;
    const double R0_Jzz = R0_Jzz_0 + 0.03733744848940618;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const double M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const double n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const double M13_neg = s2*R2_Jxy_0 + c2*n3at2_y_neg + c2*R2_hz*0.316;
    const double M03_0 = c1*R2_Jyz_0;
    const double M03 = -s1*(s2*R2_hz*0.316 - (c2*R2_Jxy_0 - s2*n3at2_y_neg)) - M03_0;

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const double n4at3_y_0 = 0.0825*R3_hx_0;
    const double n4at3_x = R3_Jxy_0 + R3_Jxy_1;
    const double n4at3_y = n4at3_y_0 - R4_Jzz;
    const double f4at2_x = c3*R3_hz;
    const double n4at2_x_neg = c3*n4at3_x - s3*n4at3_y;
    const double n4at2_y = -R3_Jyz_0 - s3*R3_hz*0.0825;
    const double M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const double n4at1_x = -c2*n4at2_x_neg - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const double M14_neg = s2*n4at2_x_neg - c2*n4at2_y + 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const double M04 = c1*M24 - s1*n4at1_x;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const double f5at3_x = c4*R4_hz;
    const double f5at3_z = s4*R4_hz;
    const double n5at3_y_neg_0 = 0.0825*f5at3_z;
    const double n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const double n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const double M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const double f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const double n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const double n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const double M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const double n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const double M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const double M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const double n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const double f6at4_x_neg = c5*R5_hz;
    const double f6at4_z_neg = s5*R5_hz;
    const double n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const double M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const double f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const double f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const double n6at3_y_0 = 0.0825*f6at3_z;
    const double n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const double n6at3_y = M46_neg - n6at3_y_0;
    const double M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const double f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const double n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const double n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const double M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const double n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const double M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const double M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const double U06 = 149.60760989322966*M06;
    const double U16 = -149.60760989322966*M16_neg;
    const double U26 = -149.60760989322966*M26_neg;
    const double U36 = 149.60760989322966*M36;
    const double U46 = -149.60760989322966*M46_neg;
    const double U56 = -149.60760989322966*R5_Jyz_0;
    const double M00e6 = R0_Jzz - M06*U06;
    const double M01e6 = -M01e6_0 - M06*U16;
    const double M11e6 = R1_Jzz + M16_neg*U16;
    const double M02e6 = -M02_neg - M06*U26;
    const double M12e6 = R1_Jyz_0 + M16_neg*U26;
    const double M22e6 = R2_Jzz + M26_neg*U26;
    const double M03e6 = M03 - M06*U36;
    const double M13e6 = M16_neg*U36 - M13_neg;
    const double M23e6 = M26_neg*U36 - R2_Jyz_0;
    const double M33e6 = R3_Jzz - M36*U36;
    const double M04e6 = M04 - M06*U46;
    const double M14e6_neg = M14_neg - M16_neg*U46;
    const double M24e6 = M24 + M26_neg*U46;
    const double M34e6 = R3_Jyz_0 - M36*U46;
    const double M44e6 = R4_Jzz + M46_neg*U46;
    const double M05e6 = -M05_neg - M06*U56;
    const double M15e6 = M15 + M16_neg*U56;
    const double M25e6 = M25 + M26_neg*U56;
    const double M35e6 = -M35_neg - M36*U56;
    const double M45e6 = R4_Jyz_0 + M46_neg*U56;
    const double D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25 = -M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45_neg = M45e6*D5_inv_neg;
    const double M00e5 = M00e6 - M05e6*U05;
    const double M01e5 = M01e6 + M05e6*U15_neg;
    const double M11e5 = M11e6 + M15e6*U15_neg;
    const double M02e5 = M02e6 - M05e6*U25;
    const double M12e5 = M12e6 - M15e6*U25;
    const double M22e5 = M22e6 - M25e6*U25;
    const double M03e5 = M03e6 - M05e6*U35;
    const double M13e5 = M13e6 - M15e6*U35;
    const double M23e5 = M23e6 - M25e6*U35;
    const double M33e5 = M33e6 - M35e6*U35;
    const double M04e5 = M04e6 + M05e6*U45_neg;
    const double M14e5 = M15e6*U45_neg - M14e6_neg;
    const double M24e5 = M24e6 + M25e6*U45_neg;
    const double M34e5 = M34e6 + M35e6*U45_neg;
    const double D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const double D4_inv = 1.0/D4;
    const double U04 = M04e5*D4_inv;
    const double U14 = M14e5*D4_inv;
    const double U24 = M24e5*D4_inv;
    const double U34 = M34e5*D4_inv;
    const double M00e4 = M00e5 - M04e5*U04;
    const double M01e4 = M01e5 - M04e5*U14;
    const double M11e4 = M11e5 - M14e5*U14;
    const double M02e4 = M02e5 - M04e5*U24;
    const double M12e4 = M12e5 - M14e5*U24;
    const double M22e4 = M22e5 - M24e5*U24;
    const double M03e4 = M03e5 - M04e5*U34;
    const double M13e4 = M13e5 - M14e5*U34;
    const double M23e4 = M23e5 - M24e5*U34;
    const double D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const double D3_inv = 1.0/D3;
    const double U03 = M03e4*D3_inv;
    const double U13 = M13e4*D3_inv;
    const double U23 = M23e4*D3_inv;
    const double M00e3 = M00e4 - M03e4*U03;
    const double M01e3 = M01e4 - M03e4*U13;
    const double M11e3 = M11e4 - M13e4*U13;
    const double M02e3 = M02e4 - M03e4*U23;
    const double M12e3 = M12e4 - M13e4*U23;
    const double D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12_neg = M12e3*D2_inv_neg;
    const double M00e2 = M00e3 - M02e3*U02;
    const double M01e2 = M01e3 + M02e3*U12_neg;
    const double D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e5 = tau5 - tau6*U56;
    const double e4 = tau4 + U45_neg*e5 - tau6*U46;
    const double e3 = tau3 - U34*e4 - U35*e5 - tau6*U36;
    const double e2 = tau2 - U23*e3 - U24*e4 - U25*e5 - tau6*U26;
    const double e1 = U15_neg*e5 - (tau1_neg - U12_neg*e2 + U13*e3 + U14*e4) - tau6*U16;
    const double e0 = tau0 - U01*e1 - U02*e2 - U03*e3 - U04*e4 - U05*e5 - tau6*U06;

    /* solve with D and U* */
    const double x0 = D0_inv*e0;
    const double x1 = D1_inv*e1 - U01*x0;
    const double x2_neg = D2_inv_neg*e2 + U02*x0 - U12_neg*x1;
    const double x3 = D3_inv*e3 - U03*x0 - U13*x1 + U23*x2_neg;
    const double x4_neg = U04*x0 - D4_inv*e4 + U14*x1 - U24*x2_neg + U34*x3;
    const double x5_neg_0 = D5_inv_neg*e5 + U05*x0 - U15_neg*x1 - U25*x2_neg + U35*x3;
    const double x5_neg = x5_neg_0 + U45_neg*x4_neg;
    const double x6_0 = 149.60760989322966*tau6 - U06*x0 - U16*x1 + U26*x2_neg - U36*x3;
    const double x6 = x6_0 + U46*x4_neg + U56*x5_neg;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = -x2_neg;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = -x5_neg;
    qdd[6] = x6;
}

void panda_tip_force_acceleration_panda_hand_tcp_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        panda_tip_force_acceleration_panda_hand_tcp(q + 7*state, f + 6*state, qdd + 7*state);
    }
}
