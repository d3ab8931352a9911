/* drone_arm: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from drone_arm.yaml
 * (SHA-256 76a49a6fc0b02bbfc95467e3afaaabb59cba9e644e47324458b02f528fc83a6b).
 * Make it again with
 *
 *     symdyn generate drone_arm.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Self-test: cc -std=c99 -O2 drone_arm.c drone_arm_test.c -lm && ./a.out
 *
 * Joints, in the order of q:
 *
 *     q[0..6]  qd[0..5]  floating_base  m, quaternion
 *     q[7]     qd[6]     turn           rad            [-3.141592653589793, 3.141592653589793]
 *     q[8]     qd[7]     lift           rad            [-2.0, 2.0]
 *     q[9]     qd[8]     elbow          rad            [-2.6, 2.6]
 *
 * Tools: front_left, front_right, rear_left, rear_right, grip.
 *
 * Conventions:
 *
 *     - SI units, radians; q, and qd, qdd, tau, have the numbers of each joint from the places
 *       above.
 *     - Where a joint has several numbers, quaternions are x y z w, of length one (see normalise);
 *       they take vectors from the axes of the link that the joint moves to those of the joint (of
 *       a floating base: the world's), in which x y z is the link's origin. Velocities and forces
 *       are angular first, at the link's origin and in its axes; of a planar joint about the normal
 *       and along the axes of the plane, as the link carries them.
 *     - Floating: q = [x y z qx qy qz qw], qd = [wx wy wz vx vy vz]; ball: q = [qx qy qz qw], qd =
 *       [wx wy wz]; planar: q = [x y angle], qd = [wz vx vy]. qd is no derivative of q: see
 *       integrate and position_rate; qdd is that of qd.
 *     - tau of a floating base is a wrench on it from outside, zero where nothing pushes it.
 *     - Derivatives by q are by small motions along the numbers of qd, with qd itself held.
 *     - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
 *     - Jacobians, operational inertias and wrenches: base axes, at the tool point.
 *     - Matrices are full, row by row.
 *     - Inside functions a number behind a letter is the place of a joint or its body; frames have
 *       z along its axis.
 *
 * Bound: symdyn holds every function to its numeric core within 1.3e-13 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                              mul  add  div  sqrt  trig
 *     mass_matrix                               78   75    0     0     6
 *     udu                                      234  188    7     0     6
 *     innovations                              318  272    7     0     6
 *     mass_matrix_inverse                      474  392    8     0     6
 *     inverse_dynamics                         217  198    0     0     6
 *     bias_forces                              204  171    0     0     6
 *     gravity_forces                            50   27    0     0     6
 *     coriolis_matrix                          481  461    0     0     6
 *     forward_dynamics                         510  431    8     0     6
 *     pose_front_left                           18   21    0     0     0
 *     pose_front_right                          18   21    0     0     0
 *     pose_rear_left                            18   21    0     0     0
 *     pose_rear_right                           18   21    0     0     0
 *     pose_grip                                 60   42    0     0     6
 *     jacobian_front_left                       36   27    0     0     0
 *     jacobian_front_right                      36   27    0     0     0
 *     jacobian_rear_left                        36   27    0     0     0
 *     jacobian_rear_right                       36   27    0     0     0
 *     jacobian_grip                             90   63    0     0     6
 *     jacobian_rate_front_left                 126   84    0     0     0
 *     jacobian_rate_front_right                126   84    0     0     0
 *     jacobian_rate_rear_left                  126   84    0     0     0
 *     jacobian_rate_rear_right                 126   84    0     0     0
 *     jacobian_rate_grip                       243  174    0     0     6
 *     operational_inertia_inverse_front_left   432  329    8     0     6
 *     operational_inertia_inverse_front_right  432  329    8     0     6
 *     operational_inertia_inverse_rear_left    432  329    8     0     6
 *     operational_inertia_inverse_rear_right   432  329    8     0     6
 *     operational_inertia_inverse_grip         783  626    8     0     6
 *     operational_inertia_front_left           552  419   14     0     6
 *     operational_inertia_front_right          552  419   14     0     6
 *     operational_inertia_rear_left            552  419   14     0     6
 *     operational_inertia_rear_right           552  419   14     0     6
 *     operational_inertia_grip                 903  716   14     0     6
 *     tip_force_acceleration_front_left        354  284    8     0     6
 *     tip_force_acceleration_front_right       354  284    8     0     6
 *     tip_force_acceleration_rear_left         354  284    8     0     6
 *     tip_force_acceleration_rear_right        354  284    8     0     6
 *     tip_force_acceleration_grip              444  355    8     0     6
 *     integrate                                 69   52    1     1     2
 *     normalise                                  8    3    1     1     0
 *     position_rate                             36   26    0     0     0
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#include "drone_arm.h"

#include <math.h>

#if !defined(DRONE_ARM_GENERATION) || DRONE_ARM_GENERATION != 0xb38a9f7cu
#error "drone_arm.c and drone_arm.h come from different generations: take both from one run"
#endif

void drone_arm_mass_matrix(const double q[10], double M[81])
{
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    M[0] = R0_Jxx;
    M[1] = R0_Jxy;
    M[2] = R0_Jxz;
    M[3] = 0.0;
    M[4] = -R0_hz;
    M[5] = R0_hy;
    M[6] = -M06_neg;
    M[7] = -M07_neg;
    M[8] = M08;
    M[9] = R0_Jxy;
    M[10] = R0_Jyy;
    M[11] = R0_Jyz;
    M[12] = R0_hz;
    M[13] = 0.0;
    M[14] = -R0_hx;
    M[15] = -R0_Jyz_0;
    M[16] = M17;
    M[17] = -M18_neg;
    M[18] = R0_Jxz;
    M[19] = R0_Jyz;
    M[20] = R0_Jzz;
    M[21] = -R0_hy;
    M[22] = R0_hx;
    M[23] = 0.0;
    M[24] = M26;
    M[25] = -M27_neg;
    M[26] = M28;
    M[27] = 0.0;
    M[28] = R0_hz;
    M[29] = -R0_hy;
    M[30] = 3.64;
    M[31] = 0.0;
    M[32] = 0.0;
    M[33] = R0_hy_0;
    M[34] = M37;
    M[35] = M38;
    M[36] = -R0_hz;
    M[37] = 0.0;
    M[38] = R0_hx;
    M[39] = 0.0;
    M[40] = 3.64;
    M[41] = 0.0;
    M[42] = -R0_hx_0;
    M[43] = M47;
    M[44] = M48;
    M[45] = R0_hy;
    M[46] = -R0_hx;
    M[47] = 0.0;
    M[48] = 0.0;
    M[49] = 0.0;
    M[50] = 3.64;
    M[51] = 0.0;
    M[52] = R1_hx_0;
    M[53] = f8at1_z;
    M[54] = -M06_neg;
    M[55] = -R0_Jyz_0;
    M[56] = M26;
    M[57] = R0_hy_0;
    M[58] = -R0_hx_0;
    M[59] = 0.0;
    M[60] = M66;
    M[61] = -R1_Jyz;
    M[62] = M68;
    M[63] = -M07_neg;
    M[64] = M17;
    M[65] = -M27_neg;
    M[66] = M37;
    M[67] = M47;
    M[68] = R1_hx_0;
    M[69] = -R1_Jyz;
    M[70] = M77;
    M[71] = M78;
    M[72] = M08;
    M[73] = -M18_neg;
    M[74] = M28;
    M[75] = M38;
    M[76] = M48;
    M[77] = f8at1_z;
    M[78] = M68;
    M[79] = M78;
    M[80] = 0.005675;
}

void drone_arm_mass_matrix_batch(size_t count, const double *q, double *M)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_mass_matrix(q + 10*state, M + 81*state);
    }
}

void drone_arm_udu(const double q[10], double U[81], double D[9])
{
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    U[0] = 1.0;
    U[1] = U01;
    U[2] = U02;
    U[3] = -U03_neg;
    U[4] = -U04_neg;
    U[5] = U05;
    U[6] = U06;
    U[7] = U07;
    U[8] = U08;
    U[9] = 0.0;
    U[10] = 1.0;
    U[11] = U12;
    U[12] = U13;
    U[13] = -U14_neg;
    U[14] = -U15_neg;
    U[15] = U16;
    U[16] = U17;
    U[17] = U18;
    U[18] = 0.0;
    U[19] = 0.0;
    U[20] = 1.0;
    U[21] = -U23_neg;
    U[22] = U24;
    U[23] = -U25_neg;
    U[24] = U26;
    U[25] = U27;
    U[26] = U28;
    U[27] = 0.0;
    U[28] = 0.0;
    U[29] = 0.0;
    U[30] = 1.0;
    U[31] = U34;
    U[32] = U35;
    U[33] = -U36_neg;
    U[34] = U37;
    U[35] = U38;
    U[36] = 0.0;
    U[37] = 0.0;
    U[38] = 0.0;
    U[39] = 0.0;
    U[40] = 1.0;
    U[41] = U45;
    U[42] = U46;
    U[43] = U47;
    U[44] = U48;
    U[45] = 0.0;
    U[46] = 0.0;
    U[47] = 0.0;
    U[48] = 0.0;
    U[49] = 0.0;
    U[50] = 1.0;
    U[51] = -U56_neg;
    U[52] = U57;
    U[53] = U58;
    U[54] = 0.0;
    U[55] = 0.0;
    U[56] = 0.0;
    U[57] = 0.0;
    U[58] = 0.0;
    U[59] = 0.0;
    U[60] = 1.0;
    U[61] = U67;
    U[62] = U68;
    U[63] = 0.0;
    U[64] = 0.0;
    U[65] = 0.0;
    U[66] = 0.0;
    U[67] = 0.0;
    U[68] = 0.0;
    U[69] = 0.0;
    U[70] = 1.0;
    U[71] = U78;
    U[72] = 0.0;
    U[73] = 0.0;
    U[74] = 0.0;
    U[75] = 0.0;
    U[76] = 0.0;
    U[77] = 0.0;
    U[78] = 0.0;
    U[79] = 0.0;
    U[80] = 1.0;

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
    D[6] = D6;
    D[7] = D7;
    D[8] = 0.005675;
}

void drone_arm_udu_batch(size_t count, const double *q, double *U, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_udu(q + 10*state, U + 81*state, D + 9*state);
    }
}

void drone_arm_innovations(const double q[10], double W[81], double D[9])
{
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;

    /* inverse of U */
    const double W02 = U12*U01 - U02;
    const double W13_neg = U13 + U23_neg*U12;
    const double W03 = U01*W13_neg - U23_neg*U02 + U03_neg;
    const double W24_neg = U24 + U34*U23_neg;
    const double W14 = U12*W24_neg + U34*U13 + U14_neg;
    const double W04 = U04_neg - (U01*W14 - U02*W24_neg + U34*U03_neg);
    const double W35 = U45*U34 - U35;
    const double W25 = U23_neg*W35 + U45*U24 + U25_neg;
    const double W15 = U15_neg - (U12*W25 + U13*W35 + U45*U14_neg);
    const double W05_neg = U01*W15 + U02*W25 - U03_neg*W35 + U45*U04_neg + U05;
    const double W46_neg = U46 + U56_neg*U45;
    const double W36 = U34*W46_neg - U56_neg*U35 + U36_neg;
    const double W26 = U23_neg*W36 + U24*W46_neg + U56_neg*U25_neg - U26;
    const double W16 = U56_neg*U15_neg - (U12*W26 + U13*W36 + U14_neg*W46_neg) - U16;
    const double W06_0 = U56_neg*U05;
    const double W06 = U03_neg*W36 - (U01*W16 + U02*W26) - U04_neg*W46_neg - W06_0 - U06;
    const double W57 = -U57 - U67*U56_neg;
    const double W47 = U67*U46 - U45*W57 - U47;
    const double W37 = -U37 - (U34*W47 + U35*W57 + U67*U36_neg);
    const double W27 = U23_neg*W37 - U24*W47 + U25_neg*W57 + U67*U26 - U27;
    const double W17 = -U17 - (U12*W27 + U13*W37 - U14_neg*W47 - U15_neg*W57 - U67*U16);
    const double W07_0 = U01*W17 + U02*W27 - U03_neg*W37 - U04_neg*W47 + U05*W57;
    const double W07 = -U07 - (W07_0 - U67*U06);
    const double W68 = U78*U67 - U68;
    const double W58 = U56_neg*W68 + U78*U57 - U58;
    const double W48 = U78*U47 - (U45*W58 + U46*W68) - U48;
    const double W38 = U36_neg*W68 - (U34*W48 + U35*W58) + U78*U37 - U38;
    const double W28 = -U28 - (U24*W48 - U23_neg*W38 - U25_neg*W58 + U26*W68 - U78*U27);
    const double W18_0 = U12*W28 + U13*W38 - U14_neg*W48 - U15_neg*W58 + U16*W68;
    const double W18 = -U18 - (W18_0 - U78*U17);
    const double W08_0 = U01*W18 + U02*W28 - U03_neg*W38 - U04_neg*W48 + U05*W58;
    const double W08 = -U08 - (W08_0 + U06*W68 - U78*U07);

    W[0] = 1.0;
    W[1] = -U01;
    W[2] = W02;
    W[3] = W03;
    W[4] = W04;
    W[5] = -W05_neg;
    W[6] = W06;
    W[7] = W07;
    W[8] = W08;
    W[9] = 0.0;
    W[10] = 1.0;
    W[11] = -U12;
    W[12] = -W13_neg;
    W[13] = W14;
    W[14] = W15;
    W[15] = W16;
    W[16] = W17;
    W[17] = W18;
    W[18] = 0.0;
    W[19] = 0.0;
    W[20] = 1.0;
    W[21] = U23_neg;
    W[22] = -W24_neg;
    W[23] = W25;
    W[24] = W26;
    W[25] = W27;
    W[26] = W28;
    W[27] = 0.0;
    W[28] = 0.0;
    W[29] = 0.0;
    W[30] = 1.0;
    W[31] = -U34;
    W[32] = W35;
    W[33] = W36;
    W[34] = W37;
    W[35] = W38;
    W[36] = 0.0;
    W[37] = 0.0;
    W[38] = 0.0;
    W[39] = 0.0;
    W[40] = 1.0;
    W[41] = -U45;
    W[42] = -W46_neg;
    W[43] = W47;
    W[44] = W48;
    W[45] = 0.0;
    W[46] = 0.0;
    W[47] = 0.0;
    W[48] = 0.0;
    W[49] = 0.0;
    W[50] = 1.0;
    W[51] = U56_neg;
    W[52] = W57;
    W[53] = W58;
    W[54] = 0.0;
    W[55] = 0.0;
    W[56] = 0.0;
    W[57] = 0.0;
    W[58] = 0.0;
    W[59] = 0.0;
    W[60] = 1.0;
    W[61] = -U67;
    W[62] = W68;
    W[63] = 0.0;
    W[64] = 0.0;
    W[65] = 0.0;
    W[66] = 0.0;
    W[67] = 0.0;
    W[68] = 0.0;
    W[69] = 0.0;
    W[70] = 1.0;
    W[71] = -U78;
    W[72] = 0.0;
    W[73] = 0.0;
    W[74] = 0.0;
    W[75] = 0.0;
    W[76] = 0.0;
    W[77] = 0.0;
    W[78] = 0.0;
    W[79] = 0.0;
    W[80] = 1.0;

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
    D[6] = D6;
    D[7] = D7;
    D[8] = 0.005675;
}

void drone_arm_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_innovations(q + 10*state, W + 81*state, D + 9*state);
    }
}

void drone_arm_mass_matrix_inverse(const double q[10], double M_inverse[81])
{
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* row 'floating_base' of the inverse */
    const double X01_neg = U01*D0_inv;
    const double X11 = D1_inv + U01*X01_neg;
    const double X02 = U12*X01_neg - U02*D0_inv;
    const double X12 = U02*X01_neg - U12*X11;
    const double X22_neg = D2_inv_neg + U02*X02 + U12*X12;
    const double X03 = U03_neg*D0_inv + U13*X01_neg + U23_neg*X02;
    const double X13 = U23_neg*X12 - (U03_neg*X01_neg + U13*X11);
    const double X23_neg = U13*X12 - U03_neg*X02 + U23_neg*X22_neg;
    const double X33_neg = D3_inv_neg - U03_neg*X03 + U13*X13 + U23_neg*X23_neg;
    const double X04 = U04_neg*D0_inv - U14_neg*X01_neg - U24*X02 - U34*X03;
    const double X14 = U14_neg*X11 - U04_neg*X01_neg - U24*X12 - U34*X13;
    const double X24 = U04_neg*X02 + U14_neg*X12 + U24*X22_neg + U34*X23_neg;
    const double X34 = U04_neg*X03 + U14_neg*X13 + U24*X23_neg + U34*X33_neg;
    const double X44_neg = D4_inv_neg - U04_neg*X04 - U14_neg*X14 + U24*X24 + U34*X34;
    const double X05_neg_0 = U05*D0_inv + U15_neg*X01_neg - U25_neg*X02 + U35*X03;
    const double X05_neg = X05_neg_0 + U45*X04;
    const double X15 = U05*X01_neg + U15_neg*X11 + U25_neg*X12 - U35*X13 - U45*X14;
    const double X25 = U15_neg*X12 - U05*X02 - U25_neg*X22_neg + U35*X23_neg - U45*X24;
    const double X35_neg_0 = U05*X03 - U15_neg*X13 + U25_neg*X23_neg - U35*X33_neg;
    const double X35_neg = X35_neg_0 + U45*X34;
    const double X45 = U45*X44_neg - (U05*X04 - U15_neg*X14 - U25_neg*X24 + U35*X34);
    const double X55_0 = U35*X35_neg;
    const double X55_1 = D5_inv_neg - U05*X05_neg - U15_neg*X15 - U25_neg*X25 - X55_0;
    const double X55 = -X55_1 - U45*X45;

    /* row 'turn' of the inverse */
    const double X06_neg_0 = U06*D0_inv - U16*X01_neg + U26*X02 - U36_neg*X03 + U46*X04;
    const double X06_neg = X06_neg_0 + U56_neg*X05_neg;
    const double X16_0 = U56_neg*X15;
    const double X16 = U06*X01_neg - U16*X11 - U26*X12 + U36_neg*X13 - U46*X14 + X16_0;
    const double X26_0 = U26*X22_neg - (U06*X02 + U16*X12) - U36_neg*X23_neg - U46*X24;
    const double X26 = X26_0 + U56_neg*X25;
    const double X36_neg_0 = U06*X03 + U16*X13 - U26*X23_neg + U36_neg*X33_neg + U46*X34;
    const double X36_neg = X36_neg_0 + U56_neg*X35_neg;
    const double X46_neg_0 = U06*X04 + U16*X14 + U26*X24 - U36_neg*X34 - U46*X44_neg;
    const double X46_neg = X46_neg_0 - U56_neg*X45;
    const double X56_0 = U06*X05_neg - U16*X15 - U26*X25 - U36_neg*X35_neg - U46*X45;
    const double X56 = X56_0 + U56_neg*X55;
    const double X66_0 = D6_inv_neg - U06*X06_neg + U16*X16 + U26*X26 + U36_neg*X36_neg;
    const double X66 = U56_neg*X56 - (X66_0 - U46*X46_neg);

    /* row 'lift' of the inverse */
    const double X07_0 = U57*X05_neg;
    const double X07_1 = U17*X01_neg - U07*D0_inv - U27*X02 - U37*X03 - U47*X04 + X07_0;
    const double X07 = X07_1 + U67*X06_neg;
    const double X17_0 = U17*X11 - U07*X01_neg + U27*X12 + U37*X13 + U47*X14 + U57*X15;
    const double X17 = -X17_0 - U67*X16;
    const double X27_0 = U07*X02 + U17*X12 - U27*X22_neg - U37*X23_neg + U47*X24;
    const double X27 = -X27_0 - U57*X25 - U67*X26;
    const double X37_0 = U27*X23_neg - (U07*X03 + U17*X13) + U37*X33_neg - U47*X34;
    const double X37 = X37_0 + U57*X35_neg + U67*X36_neg;
    const double X47_0 = -U57*X45;
    const double X47_1 = U47*X44_neg - (U07*X04 + U17*X14 + U27*X24 + U37*X34) + X47_0;
    const double X47 = X47_1 + U67*X46_neg;
    const double X57_0 = U17*X15 - U07*X05_neg + U27*X25 - U37*X35_neg + U47*X45;
    const double X57 = -X57_0 - U57*X55 - U67*X56;
    const double X67_neg_0 = U17*X16 - U07*X06_neg + U27*X26 - U37*X36_neg - U47*X46_neg;
    const double X67_neg = X67_neg_0 + U57*X56 + U67*X66;
    const double X77_0 = D7_inv - U07*X07 - U17*X17 - U27*X27 - U37*X37 - U47*X47;
    const double X77 = X77_0 - U57*X57 + U67*X67_neg;

    /* row 'elbow' of the inverse */
    const double X08_0 = U58*X05_neg;
    const double X08_1 = U18*X01_neg - U08*D0_inv - U28*X02 - U38*X03 - U48*X04 + X08_0;
    const double X08 = X08_1 + U68*X06_neg - U78*X07;
    const double X18_0 = U18*X11 - U08*X01_neg + U28*X12 + U38*X13 + U48*X14 + U58*X15;
    const double X18 = -X18_0 - U68*X16 - U78*X17;
    const double X28_0 = U08*X02 + U18*X12 - U28*X22_neg - U38*X23_neg + U48*X24;
    const double X28 = -X28_0 - U58*X25 - U68*X26 - U78*X27;
    const double X38_0 = U28*X23_neg - (U08*X03 + U18*X13) + U38*X33_neg - U48*X34;
    const double X38 = X38_0 + U58*X35_neg + U68*X36_neg - U78*X37;
    const double X48_0 = -U58*X45;
    const double X48_1 = U48*X44_neg - (U08*X04 + U18*X14 + U28*X24 + U38*X34) + X48_0;
    const double X48 = X48_1 + U68*X46_neg - U78*X47;
    const double X58_0 = U18*X15 - U08*X05_neg + U28*X25 - U38*X35_neg + U48*X45;
    const double X58 = -X58_0 - U58*X55 - U68*X56 - U78*X57;
    const double X68_0 = U18*X16 - U08*X06_neg + U28*X26 - U38*X36_neg - U48*X46_neg;
    const double X68 = U78*X67_neg - (X68_0 + U58*X56 + U68*X66);
    const double X78_0 = -U08*X07 - U18*X17 - U28*X27 - U38*X37 - U48*X47 - U58*X57;
    const double X78 = X78_0 + U68*X67_neg - U78*X77;
    const double X88_0 = 176.21145374449338 - U08*X08 - U18*X18 - U28*X28 - U38*X38;
    const double X88 = X88_0 - U48*X48 - U58*X58 - U68*X68 - U78*X78;

    M_inverse[0] = D0_inv;
    M_inverse[1] = -X01_neg;
    M_inverse[2] = X02;
    M_inverse[3] = X03;
    M_inverse[4] = X04;
    M_inverse[5] = -X05_neg;
    M_inverse[6] = -X06_neg;
    M_inverse[7] = X07;
    M_inverse[8] = X08;
    M_inverse[9] = -X01_neg;
    M_inverse[10] = X11;
    M_inverse[11] = X12;
    M_inverse[12] = X13;
    M_inverse[13] = X14;
    M_inverse[14] = X15;
    M_inverse[15] = X16;
    M_inverse[16] = X17;
    M_inverse[17] = X18;
    M_inverse[18] = X02;
    M_inverse[19] = X12;
    M_inverse[20] = -X22_neg;
    M_inverse[21] = -X23_neg;
    M_inverse[22] = X24;
    M_inverse[23] = X25;
    M_inverse[24] = X26;
    M_inverse[25] = X27;
    M_inverse[26] = X28;
    M_inverse[27] = X03;
    M_inverse[28] = X13;
    M_inverse[29] = -X23_neg;
    M_inverse[30] = -X33_neg;
    M_inverse[31] = X34;
    M_inverse[32] = -X35_neg;
    M_inverse[33] = -X36_neg;
    M_inverse[34] = X37;
    M_inverse[35] = X38;
    M_inverse[36] = X04;
    M_inverse[37] = X14;
    M_inverse[38] = X24;
    M_inverse[39] = X34;
    M_inverse[40] = -X44_neg;
    M_inverse[41] = X45;
    M_inverse[42] = -X46_neg;
    M_inverse[43] = X47;
    M_inverse[44] = X48;
    M_inverse[45] = -X05_neg;
    M_inverse[46] = X15;
    M_inverse[47] = X25;
    M_inverse[48] = -X35_neg;
    M_inverse[49] = X45;
    M_inverse[50] = X55;
    M_inverse[51] = X56;
    M_inverse[52] = X57;
    M_inverse[53] = X58;
    M_inverse[54] = -X06_neg;
    M_inverse[55] = X16;
    M_inverse[56] = X26;
    M_inverse[57] = -X36_neg;
    M_inverse[58] = -X46_neg;
    M_inverse[59] = X56;
    M_inverse[60] = X66;
    M_inverse[61] = -X67_neg;
    M_inverse[62] = X68;
    M_inverse[63] = X07;
    M_inverse[64] = X17;
    M_inverse[65] = X27;
    M_inverse[66] = X37;
    M_inverse[67] = X47;
    M_inverse[68] = X57;
    M_inverse[69] = -X67_neg;
    M_inverse[70] = X77;
    M_inverse[71] = X78;
    M_inverse[72] = X08;
    M_inverse[73] = X18;
    M_inverse[74] = X28;
    M_inverse[75] = X38;
    M_inverse[76] = X48;
    M_inverse[77] = X58;
    M_inverse[78] = X68;
    M_inverse[79] = X78;
    M_inverse[80] = X88;
}

void drone_arm_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_mass_matrix_inverse(q + 10*state, M_inverse + 81*state);
    }
}

void drone_arm_inverse_dynamics(
    const double q[10], const double qd[9], const double qdd[9], double tau[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];
    const double qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const double qdd5 = qdd[5], qdd6 = qdd[6], qdd7 = qdd[7], qdd8 = qdd[8];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = q5*angle_0 - q6*angle_1;
    const double angle_3 = q5*angle_1 + q6*angle_0;
    const double angle_4 = q3*angle_0 + q4*angle_1 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);

    /* motion of 'frame' */
    const double a0_x = qd1*qd5 - qd2*qd4 + 9.81*angle_2 + qdd3;
    const double a0_y = qd2*qd3 - qd0*qd5 + 9.81*angle_3 + qdd4;
    const double a0_z = qdd5 - (9.81*angle_4 - (qd0*qd4 - qd1*qd3));
    const double ww0_xx = qd0*qd0;
    const double ww0_yy = qd1*qd1;
    const double ww0_zz = qd2*qd2;
    const double ww0_xy = qd0*qd1;
    const double ww0_xz = qd0*qd2;
    const double ww0_yz = qd1*qd2;
    const double E0_xx_neg = ww0_yy + ww0_zz;
    const double E0_xy = ww0_xy - qdd2;
    const double E0_xz = qdd1 + ww0_xz;
    const double E0_yx = qdd2 + ww0_xy;
    const double E0_yy_neg = ww0_xx + ww0_zz;
    const double E0_yz = ww0_yz - qdd0;
    const double E0_zx = ww0_xz - qdd1;
    const double E0_zy = qdd0 + ww0_yz;
    const double E0_zz_neg = ww0_xx + ww0_yy;

    /* motion of 'turret' */
    const double w1_x_neg = qd0*c7 + qd1*s7;
    const double w1_y = qd0*s7 - qd1*c7;
    const double a1_x_neg_0 = a0_x - (0.03*E0_xx_neg + 0.1*E0_xz);
    const double a1_x_neg_1 = 0.03*E0_yx - 0.1*E0_yz + a0_y;
    const double a1_z = 0.03*E0_zx + 0.1*E0_zz_neg + a0_z;
    const double a1_x_neg = c7*a1_x_neg_0 + s7*a1_x_neg_1;
    const double a1_y = s7*a1_x_neg_0 - c7*a1_x_neg_1;
    const double wd1_x = qd6*w1_y - (qdd0*c7 + qdd1*s7);
    const double wd1_y = qdd0*s7 - qdd1*c7 + qd6*w1_x_neg;
    const double wd1_z = qdd2 + qdd6;
    const double w1_z = qd2 + qd6;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_zz = w1_z*w1_z;
    const double ww1_xy_neg = w1_x_neg*w1_y;
    const double ww1_xz_neg = w1_x_neg*w1_z;
    const double ww1_yz = w1_y*w1_z;
    const double E1_xx_neg = w1_y*w1_y + ww1_zz;
    const double E1_xy_neg = wd1_z + ww1_xy_neg;
    const double E1_yx = wd1_z - ww1_xy_neg;
    const double E1_yy_neg = ww1_xx + ww1_zz;
    const double E1_yz = ww1_yz - wd1_x;
    const double E1_zx_neg = wd1_y + ww1_xz_neg;
    const double E1_zy = wd1_x + ww1_yz;

    /* motion of 'upper' */
    const double w2_x_neg = s8*w1_x_neg + c8*w1_z;
    const double w2_y = s8*w1_z - c8*w1_x_neg;
    const double a2_x_neg = s8*a1_x_neg + c8*a1_z;
    const double a2_y = s8*a1_z - c8*a1_x_neg;
    const double wd2_x_neg = c8*wd1_z - s8*wd1_x - qd7*w2_y;
    const double wd2_y = c8*wd1_x + s8*wd1_z + qd7*w2_x_neg;
    const double wd2_z = qdd7 - wd1_y;
    const double w2_z = qd7 - w1_y;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy = -w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xy = ww2_xy - wd2_z;
    const double E2_xz = wd2_y - ww2_xz_neg;
    const double E2_yx = wd2_z + ww2_xy;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_yz = wd2_x_neg + ww2_yz;
    const double E2_zx = -wd2_y - ww2_xz_neg;
    const double E2_zy = ww2_yz - wd2_x_neg;

    /* motion of 'fore' */
    const double w3_x_neg = c9*w2_x_neg - s9*w2_y;
    const double w3_y = s9*w2_x_neg + c9*w2_y;
    const double a3_z = 0.22*E2_zx - a1_y;
    const double a3_y = s9*(a2_x_neg + 0.22*E2_xx_neg) + c9*(a2_y + 0.22*E2_yx);
    const double wd3_x = qd8*w3_y - (c9*wd2_x_neg - s9*wd2_y);
    const double wd3_z = qdd8 + wd2_z;
    const double w3_z = qd8 + w2_z;
    const double ww3_xx = w3_x_neg*w3_x_neg;
    const double ww3_yy = w3_y*w3_y;
    const double ww3_zz = w3_z*w3_z;
    const double ww3_xy_neg = w3_x_neg*w3_y;
    const double ww3_xz_neg = w3_x_neg*w3_z;
    const double ww3_yz = w3_y*w3_z;
    const double E3_xx_neg = ww3_yy + ww3_zz;
    const double E3_yx = wd3_z - ww3_xy_neg;
    const double E3_yz = ww3_yz - wd3_x;
    const double E3_zx_neg = s9*wd2_x_neg + c9*wd2_y + qd8*w3_x_neg + ww3_xz_neg;
    const double E3_zy = wd3_x + ww3_yz;

    /* force on 'fore' */
    const double f3_x = -0.0275*E3_xx_neg;
    const double f3_y = 0.0275*E3_yx;
    const double f3_z = -0.0275*E3_zx_neg;
    const double n3_x = 0.004675*ww3_yz - 0.004615*wd3_x + 5.2e-05*E3_yx + 3e-06*E3_zx_neg;
    const double n3_z_0 = 3e-06*(ww3_xx - ww3_yy);
    const double n3_z_1 = 0.004675*wd3_z - 0.004615*ww3_xy_neg - 5.2e-05*E3_yz + n3_z_0;
    const double n3_y_0 = -0.0275*a3_z;
    const double n3_y = 0.00929*ww3_xz_neg + 3e-06*E3_zy - 5.2e-05*(ww3_xx - ww3_zz) + n3_y_0;
    const double n3_z = n3_z_1 + 0.0275*a3_y;

    /* force on 'upper' */
    const double f2_y_0 = -s9*f3_x - c9*f3_y;
    const double f2_x_neg = s9*f3_y - c9*f3_x + (0.0736*E2_xx_neg + 0.00072*E2_xy);
    const double f2_y = 0.0736*E2_yx + 0.00072*E2_yy_neg - f2_y_0;
    const double f2_z = 0.0736*E2_zx - 0.00072*E2_zy + f3_z;
    const double n2_x_0 = 8.56e-05*E2_zx;
    const double n2_x_1 = 0.01440184*wd2_x_neg + 0.01448616*ww2_yz - 1.32e-05*E2_yx - n2_x_0;
    const double n2_y_0 = 1.32e-05*(ww2_xx - ww2_zz);
    const double n2_y_1 = 0.028888*ww2_xz_neg + 8.56e-05*E2_zy - 2.32e-06*E2_xy + n2_y_0;
    const double n2_z_0 = 1.32e-05*E2_yz;
    const double n2_z_1 = 0.01448616*wd2_z + 0.01440184*ww2_xy + 2.32e-06*E2_xz + n2_z_0;
    const double n2_z_2 = 0.00072*a2_x_neg - 0.0736*a2_y;
    const double n2_x_2 = n2_x_1 + 2.32e-06*(ww2_yy - ww2_zz) + 0.00072*a1_y;
    const double n2_x = c9*n3_x - s9*n3_y + n2_x_2;
    const double n2_y = s9*n3_x + c9*n3_y + 0.00605*E3_zx_neg + (n2_y_1 + 0.0736*a1_y);
    const double n2_z = n3_z - 0.22*f2_y_0 + (n2_z_1 + 8.56e-05*(ww2_xx - ww2_yy) - n2_z_2);

    /* force on 'turret' */
    const double f1_x = 0.00036*E1_xx_neg + 0.00084*E1_xy_neg - (s8*f2_x_neg - c8*f2_y);
    const double f1_y = -f2_z - (0.00036*E1_yx - 0.00084*E1_yy_neg);
    const double f1_z = c8*f2_x_neg + s8*f2_y + (0.00036*E1_zx_neg - 0.00084*E1_zy);
    const double n1_x_0 = 0.00084*a1_z;
    const double n1_z_0 = 0.00036*a1_y + 0.00084*a1_x_neg;
    const double n1_x_1 = n1_x_0 - (0.01914932*wd1_x + 0.01925076*ww1_yz + 2.84e-06*E1_yx);
    const double n1_y_0 = 0.00010144*ww1_xz_neg - 2.84e-06*(ww1_xx - ww1_zz) + 0.00036*a1_z;
    const double n1_z_1 = 0.01925076*wd1_z + 0.01914932*ww1_xy_neg - 2.84e-06*E1_yz - n1_z_0;
    const double n1_x = s8*n2_x + c8*n2_y - n1_x_1;
    const double n1_y = n1_y_0 - n2_z;
    const double n1_z = n1_z_1 - (c8*n2_x - s8*n2_y);

    /* force on 'frame' */
    const double f0_x_0 = s7*f1_y - c7*f1_x;
    const double f0_y_0 = -s7*f1_x - c7*f1_y;
    const double f0_x_1 = 3.64*a0_x - (0.0096*E0_xx_neg + 0.0021*E0_xy - 0.00512*E0_xz);
    const double f0_x = f0_x_0 + f0_x_1;
    const double f0_y = 0.0096*E0_yx + 0.0021*E0_yy_neg + 0.00512*E0_yz + 3.64*a0_y + f0_y_0;
    const double f0_z = 3.64*a0_z - (0.0021*E0_zy - 0.0096*E0_zx + 0.00512*E0_zz_neg) + f1_z;
    const double n0_x_0 = 0.0299287*qdd0 + 0.0074755*ww0_yz + 0.0028266*E0_yx - 0.0001084*E0_zx;
    const double n0_y_0 = 0.0340962*qdd1 - 0.011643*ww0_xz + 0.0001084*E0_zy + 0.0001748*E0_xy;
    const double n0_z_0 = 0.0415717*qdd2 + 0.0041675*ww0_xy - 0.0001748*E0_xz - 0.0028266*E0_yz;
    const double n0_x_1 = n0_x_0 - 0.0001748*(ww0_yy - ww0_zz) - (0.0021*a0_z + 0.00512*a0_y);
    const double n0_y_1 = n0_y_0 - 0.0028266*(ww0_xx - ww0_zz) + (0.00512*a0_x - 0.0096*a0_z);
    const double n0_z_1 = n0_z_0 + 0.0001084*(ww0_xx - ww0_yy) + (0.0096*a0_y + 0.0021*a0_x);
    const double n0_x = n0_x_1 - (c7*n1_x - s7*n1_y - 0.1*f0_y_0);
    const double n0_y = n0_y_1 - (s7*n1_x + c7*n1_y + (0.1*f0_x_0 + 0.03*f1_z));
    const double n0_z = n1_z + 0.03*f0_y_0 + n0_z_1;

    /* friction */
    const double fric6 = 0.01*qd6;
    const double fric7 = 0.01*qd7;
    const double fric8 = 0.01*qd8;

    /* joint forces */
    const double tau6 = n1_z + 0.002*qdd6 + fric6;
    const double tau7 = n2_z + 0.002*qdd7 + fric7;
    const double tau8 = n3_z + 0.001*qdd8 + fric8;

    tau[0] = n0_x;
    tau[1] = n0_y;
    tau[2] = n0_z;
    tau[3] = f0_x;
    tau[4] = f0_y;
    tau[5] = f0_z;
    tau[6] = tau6;
    tau[7] = tau7;
    tau[8] = tau8;
}

void drone_arm_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_inverse_dynamics(q + 10*state, qd + 9*state, qdd + 9*state, tau + 9*state);
    }
}

void drone_arm_bias_forces(const double q[10], const double qd[9], double bias[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = q5*angle_0 - q6*angle_1;
    const double angle_3 = q5*angle_1 + q6*angle_0;
    const double angle_4 = q3*angle_0 + q4*angle_1 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);

    /* motion of 'frame' */
    const double a0_x = qd1*qd5 - qd2*qd4 + 9.81*angle_2;
    const double a0_y = qd2*qd3 - qd0*qd5 + 9.81*angle_3;
    const double a0_z = qd0*qd4 - qd1*qd3 - 9.81*angle_4;
    const double ww0_xx = qd0*qd0;
    const double ww0_yy = qd1*qd1;
    const double ww0_zz = qd2*qd2;
    const double ww0_xy = qd0*qd1;
    const double ww0_xz = qd0*qd2;
    const double ww0_yz = qd1*qd2;
    const double E0_xx_neg = ww0_yy + ww0_zz;
    const double E0_yy_neg = ww0_xx + ww0_zz;
    const double E0_zz_neg = ww0_xx + ww0_yy;

    /* motion of 'turret' */
    const double w1_x_neg = qd0*c7 + qd1*s7;
    const double w1_y = qd0*s7 - qd1*c7;
    const double a1_x_neg_0 = a0_x - (0.03*E0_xx_neg + 0.1*ww0_xz);
    const double a1_x_neg_1 = 0.03*ww0_xy - 0.1*ww0_yz + a0_y;
    const double a1_z = 0.03*ww0_xz + 0.1*E0_zz_neg + a0_z;
    const double a1_x_neg = c7*a1_x_neg_0 + s7*a1_x_neg_1;
    const double a1_y = s7*a1_x_neg_0 - c7*a1_x_neg_1;
    const double wd1_x = qd6*w1_y;
    const double wd1_y = qd6*w1_x_neg;
    const double w1_z = qd2 + qd6;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_zz = w1_z*w1_z;
    const double ww1_xy_neg = w1_x_neg*w1_y;
    const double ww1_xz_neg = w1_x_neg*w1_z;
    const double ww1_yz = w1_y*w1_z;
    const double E1_xx_neg = w1_y*w1_y + ww1_zz;
    const double E1_yy_neg = ww1_xx + ww1_zz;
    const double E1_yz = ww1_yz - wd1_x;
    const double E1_zx_neg = wd1_y + ww1_xz_neg;
    const double E1_zy = wd1_x + ww1_yz;

    /* motion of 'upper' */
    const double w2_x_neg = s8*w1_x_neg + c8*w1_z;
    const double w2_y = s8*w1_z - c8*w1_x_neg;
    const double a2_x = -s8*a1_x_neg - c8*a1_z;
    const double a2_y_neg = c8*a1_x_neg - s8*a1_z;
    const double wd2_x = s8*wd1_x + qd7*w2_y;
    const double wd2_y = c8*wd1_x + qd7*w2_x_neg;
    const double w2_z = qd7 - w1_y;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy = -w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xy = wd1_y + ww2_xy;
    const double E2_xz = wd2_y - ww2_xz_neg;
    const double E2_yx = ww2_xy - wd1_y;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx_neg = wd2_y + ww2_xz_neg;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'fore' */
    const double w3_x_neg = c9*w2_x_neg - s9*w2_y;
    const double w3_y = s9*w2_x_neg + c9*w2_y;
    const double a3_z_neg = a1_y + 0.22*E2_zx_neg;
    const double a3_y = s9*(0.22*E2_xx_neg - a2_x) - c9*(a2_y_neg - 0.22*E2_yx);
    const double wd3_x = c9*wd2_x + s9*wd2_y + qd8*w3_y;
    const double w3_z = qd8 + w2_z;
    const double ww3_xx = w3_x_neg*w3_x_neg;
    const double ww3_yy = w3_y*w3_y;
    const double ww3_zz = w3_z*w3_z;
    const double ww3_xy_neg = w3_x_neg*w3_y;
    const double ww3_xz_neg = w3_x_neg*w3_z;
    const double ww3_yz = w3_y*w3_z;
    const double E3_xx_neg = ww3_yy + ww3_zz;
    const double E3_yx_neg = wd1_y + ww3_xy_neg;
    const double E3_yz = ww3_yz - wd3_x;
    const double E3_zx = s9*wd2_x - c9*wd2_y - qd8*w3_x_neg - ww3_xz_neg;
    const double E3_zy = wd3_x + ww3_yz;

    /* force on 'fore' */
    const double f3_x = -0.0275*E3_xx_neg;
    const double f3_y = -0.0275*E3_yx_neg;
    const double f3_z = 0.0275*E3_zx;
    const double n3_x_neg = 0.004615*wd3_x - 0.004675*ww3_yz + 5.2e-05*E3_yx_neg + 3e-06*E3_zx;
    const double n3_z_0 = 3e-06*(ww3_xx - ww3_yy);
    const double n3_z_1 = 0.004675*wd1_y + 0.004615*ww3_xy_neg + 5.2e-05*E3_yz - n3_z_0;
    const double n3_y_0 = 0.0275*a3_z_neg;
    const double n3_y = 0.00929*ww3_xz_neg + 3e-06*E3_zy - 5.2e-05*(ww3_xx - ww3_zz) + n3_y_0;
    const double n3_z = 0.0275*a3_y - n3_z_1;

    /* force on 'upper' */
    const double f2_y_neg_0 = -s9*f3_x - c9*f3_y;
    const double f2_x_neg = s9*f3_y - c9*f3_x + (0.0736*E2_xx_neg + 0.00072*E2_xy);
    const double f2_y_neg = f2_y_neg_0 - (0.0736*E2_yx + 0.00072*E2_yy_neg);
    const double f2_z = f3_z - (0.0736*E2_zx_neg + 0.00072*E2_zy);
    const double n2_x_neg_0 = 0.01440184*wd2_x - 0.01448616*ww2_yz + 1.32e-05*E2_yx;
    const double n2_x_neg_1 = n2_x_neg_0 - 8.56e-05*E2_zx_neg - 2.32e-06*(ww2_yy - ww2_zz);
    const double n2_y_0 = 1.32e-05*(ww2_xx - ww2_zz);
    const double n2_y_1 = 0.028888*ww2_xz_neg + 8.56e-05*E2_zy - 2.32e-06*E2_xy + n2_y_0;
    const double n2_z_neg_0 = 0.01448616*wd1_y - 0.01440184*ww2_xy - 2.32e-06*E2_xz;
    const double n2_z_neg_1 = n2_z_neg_0 - 1.32e-05*E2_yz - 8.56e-05*(ww2_xx - ww2_yy);
    const double n2_z_neg_2 = 0.0736*a2_y_neg - 0.00072*a2_x + n2_z_neg_1;
    const double n2_x_neg = c9*n3_x_neg + s9*n3_y + (n2_x_neg_1 - 0.00072*a1_y);
    const double n2_y = n2_y_1 + 0.0736*a1_y - (s9*n3_x_neg - c9*n3_y + 0.00605*E3_zx);
    const double n2_z_neg = 0.22*f2_y_neg_0 - n3_z + n2_z_neg_2;

    /* force on 'turret' */
    const double f1_x = 0.00036*E1_xx_neg + 0.00084*ww1_xy_neg - (s8*f2_x_neg + c8*f2_y_neg);
    const double f1_y = 0.00036*ww1_xy_neg + 0.00084*E1_yy_neg - f2_z;
    const double f1_z = c8*f2_x_neg - s8*f2_y_neg + (0.00036*E1_zx_neg - 0.00084*E1_zy);
    const double n1_x_0 = -0.00084*a1_z;
    const double n1_z_0 = 0.00036*a1_y + 0.00084*a1_x_neg;
    const double n1_x_1 = 0.01914932*wd1_x + 0.01925076*ww1_yz - 2.84e-06*ww1_xy_neg + n1_x_0;
    const double n1_y_0 = 0.00010144*ww1_xz_neg - 2.84e-06*(ww1_xx - ww1_zz) + 0.00036*a1_z;
    const double n1_z_1 = 0.01914932*ww1_xy_neg - 2.84e-06*E1_yz - n1_z_0;
    const double n1_x = n1_x_1 - (s8*n2_x_neg - c8*n2_y);
    const double n1_y = n2_z_neg + n1_y_0;
    const double n1_z = c8*n2_x_neg + s8*n2_y + n1_z_1;

    /* force on 'frame' */
    const double f0_x_0 = s7*f1_y - c7*f1_x;
    const double f0_y_0 = -s7*f1_x - c7*f1_y;
    const double f0_x_1 = 3.64*a0_x - (0.0096*E0_xx_neg + 0.0021*ww0_xy - 0.00512*ww0_xz);
    const double f0_y_1 = 0.0096*ww0_xy + 0.0021*E0_yy_neg + 0.00512*ww0_yz + 3.64*a0_y;
    const double f0_x = f0_x_0 + f0_x_1;
    const double f0_y = f0_y_0 + f0_y_1;
    const double f0_z = 0.0096*ww0_xz - 0.0021*ww0_yz - 0.00512*E0_zz_neg + 3.64*a0_z + f1_z;
    const double n0_x_0 = 0.0001748*(ww0_yy - ww0_zz);
    const double n0_x_1 = 0.0074755*ww0_yz + 0.0028266*ww0_xy - 0.0001084*ww0_xz - n0_x_0;
    const double n0_y_0 = 0.0028266*(ww0_xx - ww0_zz);
    const double n0_y_1 = 0.011643*ww0_xz - 0.0001084*ww0_yz - 0.0001748*ww0_xy + n0_y_0;
    const double n0_z_0 = 0.0001084*(ww0_xx - ww0_yy);
    const double n0_z_1 = 0.0041675*ww0_xy - 0.0001748*ww0_xz - 0.0028266*ww0_yz + n0_z_0;
    const double n0_x_2 = n0_x_1 - (0.0021*a0_z + 0.00512*a0_y);
    const double n0_y_2 = n0_y_1 - (0.00512*a0_x - 0.0096*a0_z);
    const double n0_x = s7*n1_y - c7*n1_x + 0.1*f0_y_0 + n0_x_2;
    const double n0_y = -s7*n1_x - c7*n1_y - (0.1*f0_x_0 + 0.03*f1_z) - n0_y_2;
    const double n0_z = n1_z + 0.03*f0_y_0 + (0.0096*a0_y + 0.0021*a0_x + n0_z_1);

    /* friction */
    const double fric6 = 0.01*qd6;
    const double fric7 = 0.01*qd7;
    const double fric8 = 0.01*qd8;

    /* joint forces */
    const double bias6 = n1_z + fric6;
    const double bias7 = fric7 - n2_z_neg;
    const double bias8 = n3_z + fric8;

    bias[0] = n0_x;
    bias[1] = n0_y;
    bias[2] = n0_z;
    bias[3] = f0_x;
    bias[4] = f0_y;
    bias[5] = f0_z;
    bias[6] = bias6;
    bias[7] = bias7;
    bias[8] = bias8;
}

void drone_arm_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_bias_forces(q + 10*state, qd + 9*state, bias + 9*state);
    }
}

void drone_arm_gravity_forces(const double q[10], double g[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = q5*angle_0 - q6*angle_1;
    const double angle_3 = q5*angle_1 + q6*angle_0;
    const double angle_4 = q3*angle_0 + q4*angle_1 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);

    /* motion of 'frame' */
    const double a0_x = 9.81*angle_2;
    const double a0_y = 9.81*angle_3;
    const double a0_z = -9.81*angle_4;

    /* motion of 'turret' */
    const double a1_x_neg = c7*a0_x + s7*a0_y;
    const double a1_y = s7*a0_x - c7*a0_y;

    /* motion of 'upper' */
    const double a2_x = -s8*a1_x_neg - c8*a0_z;
    const double a2_y_neg = c8*a1_x_neg - s8*a0_z;

    /* motion of 'fore' */
    const double a3_y = -s9*a2_x - c9*a2_y_neg;

    /* force on 'fore' */
    const double n3_y = 0.0275*a1_y;
    const double n3_z = 0.0275*a3_y;

    /* force on 'upper' */
    const double n2_x = 0.00072*a1_y - s9*n3_y;
    const double n2_y = c9*n3_y + 0.0736*a1_y;
    const double n2_z = n3_z - (0.0736*a2_y_neg - 0.00072*a2_x);

    /* force on 'turret' */
    const double n1_x = s8*n2_x + c8*n2_y + 0.0082404*angle_4;
    const double n1_y_neg = n2_z + 0.0035316*angle_4;
    const double n1_z = s8*n2_y - c8*n2_x - (0.00036*a1_y + 0.00084*a1_x_neg);

    /* force on 'frame' */
    const double f0_x = 35.7084*angle_2;
    const double f0_y = 35.7084*angle_3;
    const double f0_z = -35.7084*angle_4;
    const double n0_x = 0.020601*angle_4 - 0.0502272*angle_3 - (c7*n1_x + s7*n1_y_neg);
    const double n0_y = c7*n1_y_neg - s7*n1_x + (0.0502272*angle_2 + 0.094176*angle_4);
    const double n0_z = 0.094176*angle_3 + 0.020601*angle_2 + n1_z;

    g[0] = n0_x;
    g[1] = n0_y;
    g[2] = n0_z;
    g[3] = f0_x;
    g[4] = f0_y;
    g[5] = f0_z;
    g[6] = n1_z;
    g[7] = n2_z;
    g[8] = n3_z;
}

void drone_arm_gravity_forces_batch(size_t count, const double *q, double *g)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_gravity_forces(q + 10*state, g + 9*state);
    }
}

void drone_arm_coriolis_matrix(const double q[10], const double qd[9], double C[81])
{
    const double q7 = q[7], q8 = q[8], q9 = q[9];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* velocity of 'turret' */
    const double w1_x_neg = c7*qd0 + s7*qd1;
    const double w1_y = s7*qd0 - c7*qd1;
    const double v1_x_neg_0 = qd3 - 0.1*qd1;
    const double v1_x_neg_1 = 0.03*qd2 + 0.1*qd0 + qd4;
    const double v1_z = qd5 - 0.03*qd1;
    const double v1_x_neg = c7*v1_x_neg_0 + s7*v1_x_neg_1;
    const double v1_y = s7*v1_x_neg_0 - c7*v1_x_neg_1;
    const double w1_z = qd2 + qd6;

    /* velocity of 'upper' */
    const double w2_x_neg = s8*w1_x_neg + c8*w1_z;
    const double w2_y = s8*w1_z - c8*w1_x_neg;
    const double v2_x_neg = s8*v1_x_neg + c8*v1_z;
    const double v2_y = s8*v1_z - c8*v1_x_neg;
    const double w2_z = qd7 - w1_y;

    /* velocity of 'fore' */
    const double w3_x_neg = c9*w2_x_neg - s9*w2_y;
    const double w3_y = s9*w2_x_neg + c9*w2_y;
    const double v3_x_neg_0 = -v2_y - 0.22*w2_z;
    const double v3_z = -v1_y - 0.22*w2_y;
    const double v3_x_neg = c9*v2_x_neg + s9*v3_x_neg_0;
    const double v3_y = s9*v2_x_neg - c9*v3_x_neg_0;
    const double w3_z = qd8 + w2_z;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = R2_Jxx + R1_Jxx_2 + 0.01925076;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* momenta of 'frame' */
    const double T0_xx_0 = 0.0014133*qd1;
    const double T0_xx_1 = 5.42e-05*qd2;
    const double L0_z_0 = 0.0014133*qd0;
    const double L0_y_neg_0 = 5.42e-05*qd0;
    const double L0_z_1 = 8.74e-05*qd1;
    const double T0_yy_0 = 8.74e-05*qd0;
    const double L0_x_0 = 5.42e-05*qd1;
    const double L0_y_neg_1 = 8.74e-05*qd2;
    const double L0_x_1 = 0.0014133*qd2;
    const double L0_x_2 = 0.00105*qd5;
    const double L0_x_3 = 0.00256*qd4;
    const double L0_y_neg_2 = 0.00256*qd3;
    const double L0_y_neg_3 = 0.0048*qd5;
    const double L0_y_neg_4 = L0_y_neg_2 - L0_y_neg_3;
    const double L0_z_2 = 0.0048*qd4;
    const double L0_z_3 = 0.00105*qd3;
    const double L0_y_neg_5 = L0_y_neg_1 - (L0_y_neg_0 + 0.0170481*qd1) - L0_y_neg_4;
    const double T0_yy_1 = 0.0096*qd3;
    const double T0_xx_2 = 0.0021*qd4;
    const double T0_xx_3 = 0.00512*qd5;

    /* momenta of 'turret' */
    const double T1_xy_0 = 1.42e-06*w1_x_neg;
    const double T1_yz_0 = 1.42e-06*w1_z;
    const double T1_xx_0 = 2.84e-06*w1_y;
    const double L1_x_0 = 0.00042*v1_z;
    const double L1_y_0 = 0.00018*v1_z;
    const double L1_z_0 = 0.00018*v1_y;
    const double L1_z_1 = 0.00042*v1_x_neg;
    const double T1_yy_0 = 0.00036*v1_x_neg;
    const double T1_zz_0 = 0.00084*v1_y;

    /* momenta of 'upper' */
    const double T2_xx_0 = -6.6e-06*w2_y;
    const double T2_xx_1 = 4.28e-05*w2_z;
    const double T2_xy_neg_0 = 6.6e-06*w2_x_neg;
    const double L2_y_0 = 4.28e-05*w2_x_neg;
    const double T2_xy_neg_1 = -1.16e-06*w2_y;
    const double T2_yy_0 = 1.16e-06*w2_x_neg;
    const double T2_yz_0 = -4.28e-05*w2_y;
    const double L2_y_1 = 1.16e-06*w2_z;
    const double T2_yz_1 = 6.6e-06*w2_z;
    const double L2_x_0 = 0.00036*v1_y;
    const double L2_y_2 = 0.0368*v1_y;
    const double L2_z_0 = -0.0368*v2_y;
    const double L2_z_1 = 0.00036*v2_x_neg;
    const double L2_z_2 = T2_xy_neg_0 - T2_xy_neg_1 + 0.00724308*w2_z - (L2_z_0 + L2_z_1);
    const double T2_zz_neg_0 = 0.0736*v2_x_neg;
    const double T2_zz_neg_1 = -0.00072*v2_y;
    const double T2_xy_neg_2 = L2_z_0 - L2_z_1;
    const double T2_zz_neg_2 = T2_zz_neg_0 - T2_zz_neg_1 + 2.0*(T2_xx_0 + T2_yy_0);
    const double T2_xy_neg_3 = 0.00720092*w2_z + T2_xy_neg_0 + T2_xy_neg_1 - T2_xy_neg_2;

    /* momenta of 'fore' */
    const double T3_xy_neg_0 = 2.6e-05*w3_x_neg;
    const double L3_y_0 = 1.5e-06*w3_x_neg;
    const double T3_yz_0 = 1.5e-06*w3_y;
    const double L3_x_0 = 2.6e-05*w3_z;
    const double T3_xx = 2.0*(2.6e-05*w3_y - 1.5e-06*w3_z);
    const double T3_yz = L3_x_0 + 0.0023375*w3_x_neg - T3_yz_0;
    const double p3_y = 0.01375*w3_z;
    const double p3_z = -0.01375*w3_y;
    const double L3_x = T3_yz_0 + 0.0023075*w3_x_neg + L3_x_0;
    const double L3_y_1 = -0.01375*v3_z;
    const double L3_z_0 = 0.01375*v3_y;
    const double L3_y = L3_y_1 - L3_y_0;
    const double L3_z = L3_z_0 - (T3_xy_neg_0 - 0.0023375*w3_z);
    const double T3_yy_0 = 0.0275*v3_x_neg;
    const double T3_yy = 3e-06*w3_z - T3_yy_0;
    const double T3_zz_neg = 5.2e-05*w3_y + T3_yy_0;
    const double T3_xy_neg = 0.0023075*w3_z - T3_xy_neg_0 + L3_z_0;
    const double T3_xz = L3_y_1 - (L3_y_0 - 0.004645*w3_y);

    /* momenta of 'upper' */
    const double p2_x_0 = s9*p3_y;
    const double p2_y_0 = c9*p3_y;
    const double L2_x_1 = c9*L3_x - s9*L3_y;
    const double L2_y_3 = 0.003025*w3_y;
    const double L2_z_3 = 0.22*p2_y_0;
    const double T2_xx_2 = T3_xx - T3_yy;
    const double T2_xx_3 = 2.0*T3_xy_neg;
    const double T2_xx_4 = c3c3*T2_xx_2 + c3s3*T2_xx_3;
    const double T2_yz_2 = -s9*T3_xz - c9*T3_yz;
    const double T2_yy_1 = 0.44*p2_x_0;
    const double T2_xy_neg_4 = L2_z_3 - (c3s3*T2_xx_2 - c3c3*T2_xx_3 + T3_xy_neg);
    const double p2_x = 0.00036*w2_z - p2_x_0;
    const double p2_y = 0.0368*w2_z + p2_y_0;
    const double p2_z = 0.00036*w2_x_neg - 0.0368*w2_y + p3_z;
    const double L2_x = L2_x_1 - (T2_yz_0 - 0.00720092*w2_x_neg + T2_yz_1 - L2_x_0);
    const double L2_y = s9*L3_x + c9*L3_y + L2_y_3 - (L2_y_0 - L2_y_1 - L2_y_2);
    const double L2_z = L3_z + L2_z_3 + L2_z_2;
    const double T2_xx = 2.0*(T2_xx_0 - T2_xx_1) + T2_zz_neg_1 + (T3_yy + T2_xx_4);
    const double T2_yy = 2.0*(T2_xx_1 + T2_yy_0) - T2_zz_neg_0 + (T3_xx - T2_xx_4 - T2_yy_1);
    const double T2_zz_neg = T3_zz_neg + T2_yy_1 + T2_zz_neg_2;
    const double T2_xy_neg = T2_xy_neg_3 + T2_xy_neg_4;
    const double T2_xz_0 = L2_y_0 - 0.014444*w2_y + L2_y_1 - L2_y_2 - L2_y_3 - c9*T3_xz;
    const double T2_xz = -T2_xz_0 - s9*T3_yz;
    const double T2_yz = T2_yz_0 - (T2_yz_1 - 0.00724308*w2_x_neg) - L2_x_0 - T2_yz_2;

    /* momenta of 'turret' */
    const double L1_z_2 = s8*L2_y - c8*L2_x;
    const double T1_xx_1 = T2_xx - T2_yy;
    const double T1_xx_2 = 2.0*T2_xy_neg;
    const double T1_xx_3 = s2s2*T1_xx_1 - s2c2*T1_xx_2;
    const double T1_xz_0 = T2_xy_neg - (s2c2*T1_xx_1 + s2s2*T1_xx_2);
    const double T1_xy_1 = -s8*T2_xz - c8*T2_yz;
    const double p1_x = s8*p2_x + c8*p2_y + 0.00042*w1_z;
    const double p1_y_neg = 0.00018*w1_z + p2_z;
    const double p1_z = 0.00042*w1_x_neg + 0.00018*w1_y - (c8*p2_x - s8*p2_y);
    const double L1_x = T1_yz_0 - 0.00957466*w1_x_neg - L1_x_0 + (s8*L2_x + c8*L2_y);
    const double L1_y = L1_y_0 - L2_z;
    const double L1_z = L1_z_2 - (T1_xy_0 - 0.00962538*w1_z + (L1_z_0 + L1_z_1));
    const double T1_xx = T1_xx_0 - T1_zz_0 + (T2_yy + T1_xx_3);
    const double T1_yy = T1_yy_0 - T2_zz_neg;
    const double T1_zz = T2_xx - T1_xx_3 - (T1_xx_0 - (T1_yy_0 - T1_zz_0));
    const double T1_xy = 0.00957466*w1_z + T1_xy_0 + (L1_z_0 - L1_z_1) + T1_xy_1;
    const double T1_xz = 5.072e-05*w1_y + L1_y_0 + T1_xz_0;
    const double T1_yz = T1_yz_0 + 0.00962538*w1_x_neg + L1_x_0 - (s8*T2_yz - c8*T2_xz);

    /* momenta of 'frame' */
    const double p0_x_0 = c7*p1_x + s7*p1_y_neg;
    const double p0_y_0 = s7*p1_x - c7*p1_y_neg;
    const double L0_x_4 = 0.1*p0_y_0;
    const double L0_y_neg_6 = 0.1*p0_x_0;
    const double T0_xz_0 = 0.03*p1_z;
    const double L0_z_4 = 0.03*p0_y_0;
    const double L0_x_5 = c7*L1_x - s7*L1_y + L0_x_4;
    const double L0_z_5 = L0_z_4 - L1_z;
    const double T0_xx_4 = T1_xx - T1_yy;
    const double T0_xx_5 = 2.0*T1_xy;
    const double T0_xx_6 = c1c1*T0_xx_4 - c1s1*T0_xx_5;
    const double T0_yy_2 = 0.06*p0_x_0;
    const double T0_yy_3 = 0.2*p1_z;
    const double T0_xx_7 = T1_yy + T0_xx_6 - T0_yy_3;
    const double T0_yy_4 = T1_xx - T0_xx_6 - (T0_yy_2 + T0_yy_3);
    const double T0_zz_neg_0 = T0_yy_2 - T1_zz;
    const double p0_x = 0.00256*qd1 + 0.00105*qd2 + 1.82*qd3 - p0_x_0;
    const double p0_y = 0.0048*qd2 - 0.00256*qd0 + 1.82*qd4 - p0_y_0;
    const double p0_z = 1.82*qd5 - (0.00105*qd0 + 0.0048*qd1) + p1_z;
    const double L0_x = L0_x_0 + 0.01496435*qd0 + L0_x_1 - (L0_x_2 + L0_x_3) - L0_x_5;
    const double L0_y_neg = s7*L1_x + c7*L1_y - (L0_y_neg_6 - T0_xz_0) + L0_y_neg_5;
    const double L0_z = L0_z_0 - L0_z_1 + 0.02078585*qd2 + (L0_z_2 + L0_z_3) - L0_z_5;
    const double T0_xx = 2.0*(T0_xx_0 - T0_xx_1) - (T0_xx_2 - T0_xx_3) + T0_xx_7;
    const double T0_yy = T0_yy_1 + T0_xx_3 + 2.0*(T0_xx_1 + T0_yy_0) + T0_yy_4;
    const double T0_zz_neg = 2.0*(T0_xx_0 + T0_yy_0) - (T0_yy_1 - T0_xx_2) + T0_zz_neg_0;
    const double T0_xy_0 = L0_z_3 - (0.00208375*qd2 + L0_z_0 + L0_z_1 + L0_z_2) + L0_z_4;
    const double T0_xy = T0_xy_0 - T1_xy + c1s1*T0_xx_4 + c1c1*T0_xx_5;
    const double T0_xz_1 = L0_y_neg_0 + 0.0058215*qd1 + L0_y_neg_1 - L0_y_neg_2 - L0_y_neg_3;
    const double T0_xz = T0_xz_1 - c7*T1_xz + s7*T1_yz - L0_y_neg_6 - T0_xz_0;
    const double T0_yz_0 = L0_x_1 - (0.00373775*qd0 + L0_x_0) + L0_x_2 - L0_x_3 - L0_x_4;
    const double T0_yz = T0_yz_0 - s7*T1_xz - c7*T1_yz;

    /* Coriolis terms of joint 'floating_base' */
    const double C00_0 = qd2*R0_Jxy;
    const double C00_1 = -qd1*R0_Jxz;
    const double C00_2 = -qd4*R0_hy;
    const double C00_3 = -qd5*R0_hz;
    const double C40_0 = 3.64*qd5;
    const double C50_0 = 3.64*qd4;
    const double C30_neg_0 = -qd1*R0_hy;
    const double C30_neg_1 = -qd2*R0_hz;
    const double C30_neg = C30_neg_0 + C30_neg_1;
    const double C13 = qd1*R0_hx;
    const double C23 = qd2*R0_hx;
    const double C40_1 = 2.0*p0_z;
    const double C50_1 = 2.0*p0_y;
    const double C00 = C00_0 + C00_1 + (C00_2 + C00_3) + T0_xx;
    const double C10 = qd2*R0_Jyy - qd1*R0_Jyz + qd4*R0_hx - (L0_z - T0_xy);
    const double C20_neg = qd1*R0_Jzz - qd2*R0_Jyz - qd5*R0_hx + (L0_y_neg - T0_xz);
    const double C40 = C40_0 - C13 - C40_1;
    const double C50 = C50_1 - (C50_0 + C23);
    const double C11_0 = -qd0*R0_Jyz;
    const double C11_1 = -qd3*R0_hx;
    const double C51_0 = 3.64*qd3;
    const double C04 = qd0*R0_hy;
    const double C41_neg_0 = -qd0*R0_hx;
    const double C41_neg = C30_neg_1 + C41_neg_0;
    const double C24 = qd2*R0_hy;
    const double C51_1 = 2.0*p0_x;
    const double C01 = L0_z + T0_xy - (qd2*R0_Jxx - qd0*R0_Jxz - qd3*R0_hy);
    const double C11 = T0_yy - (C00_0 + C11_0 - (C00_3 + C11_1));
    const double C21 = qd0*R0_Jzz - qd2*R0_Jxz + qd5*R0_hy - (L0_x - T0_yz);
    const double C31 = C40_1 - (C40_0 + C04);
    const double C51 = C51_0 - C24 - C51_1;
    const double C05 = qd0*R0_hz;
    const double C15 = qd1*R0_hz;
    const double C52_neg = C30_neg_0 + C41_neg_0;
    const double C02 = L0_y_neg + T0_xz + (qd1*R0_Jxx - qd0*R0_Jxy + qd3*R0_hz);
    const double C12 = L0_x + T0_yz + (qd1*R0_Jxy - qd0*R0_Jyy + qd4*R0_hz);
    const double C22_neg = C00_1 - C11_0 - (C00_2 + C11_1) + T0_zz_neg;
    const double C32 = C50_0 - C05 - C50_1;
    const double C42 = C51_1 - (C51_0 + C15);
    const double C43 = 3.64*qd2;
    const double C53 = -3.64*qd1;
    const double C54 = 3.64*qd0;

    /* Coriolis terms of joint 'turn' */
    const double C06_0 = w1_y*R1_Jxy_neg - w1_x_neg*R2_Jzz - v1_y*R1_hz;
    const double C56_neg = w1_x_neg*R1_hx + 0.00084*w1_y;
    const double C06_1 = L1_y - T1_xz;
    const double C06_2 = w1_y*R1_Jxx - w1_x_neg*R1_Jxy_neg - v1_x_neg*R1_hz - C06_1;
    const double C06_3 = C06_0 - (L1_x + T1_yz);
    const double C66 = w1_y*R1_Jxz + w1_x_neg*R1_Jyz + (T1_zz_0 + v1_x_neg*R1_hx) + T1_zz;
    const double C36_0 = -w1_x_neg*R1_hz - 2.0*p1_y_neg;
    const double C36_1 = 2.0*p1_x - w1_y*R1_hz;
    const double C60_neg_0 = L1_y + T1_xz;
    const double C60_neg_1 = L1_x - T1_yz;
    const double n6at0_x_neg = R0_Jxz_0 + R0_Jxz_1;
    const double n6at0_z = R1_Jzz - 0.03*R0_hx_0;
    const double C36 = c7*C36_0 + s7*C36_1;
    const double C46 = s7*C36_0 - c7*C36_1;
    const double C06 = 0.1*C46 - (c7*C06_2 + s7*C06_3);
    const double C16_neg = s7*C06_2 - c7*C06_3 + (0.1*C36 - 0.03*C56_neg);
    const double C26 = C66 + 0.03*C46;
    const double C60_neg_2 = qd2*R0_Jyz_0 + qd1*n6at0_z + qd5*R0_hx_0;
    const double C60_neg = c7*C60_neg_0 + s7*C60_neg_1 + C60_neg_2;
    const double C61_0 = qd2*n6at0_x_neg + qd0*n6at0_z - qd5*R0_hy_0;
    const double C61 = C61_0 - (s7*C60_neg_0 - c7*C60_neg_1);
    const double C62 = T1_zz - (qd1*n6at0_x_neg - qd0*R0_Jyz_0 - (qd4*R0_hy_0 + qd3*R0_hx_0));
    const double C63_neg = qd2*R0_hx_0;
    const double C64_neg = qd2*R0_hy_0;
    const double C65 = qd1*R0_hy_0 + qd0*R0_hx_0;

    /* Coriolis terms of joint 'lift' */
    const double C77_neg_0 = v2_x_neg*R2_hx - v2_y*R2_hy;
    const double C37_0 = w2_x_neg*R2_hx - w2_y*R2_hy;
    const double C37_1 = 2.0*p2_y;
    const double C37_2 = 2.0*p2_x;
    const double C07_0 = w2_y*R2_Jxx + w2_x_neg*R2_Jxy + (T2_xz - L2_y);
    const double C07_1 = w2_y*R2_Jxy + w2_x_neg*R2_Jyy + (L2_x + T2_yz);
    const double C77_neg = T2_zz_neg - (w2_y*R2_Jxz + w2_x_neg*R2_Jyz + C77_neg_0);
    const double C70_0 = -L2_y - T2_xz;
    const double C70_1 = T2_yz - L2_x;
    const double C37_3 = s8*C37_1 - c8*C37_2;
    const double C57 = c8*C37_1 + s8*C37_2;
    const double C07_2 = s8*C07_0 + c8*C07_1;
    const double C67 = s8*C07_1 - c8*C07_0;
    const double C70_2 = s8*C70_0 - c8*C70_1;
    const double C76_0 = c8*C70_0 + s8*C70_1;
    const double C76 = C06_0 + C76_0;
    const double f7at0_x = c7*R1_hz;
    const double f7at0_y = s7*R1_hz;
    const double n7at0_x_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*f7at0_y;
    const double n7at0_y = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*f7at0_x + 0.03*R1_hx_0);
    const double n7at0_z_neg = R1_Jyz - 0.03*f7at0_y;
    const double C37 = c7*C37_3 + s7*C37_0;
    const double C47 = s7*C37_3 - c7*C37_0;
    const double C07 = 0.1*C47 - (c7*C07_2 - s7*C77_neg);
    const double C17_neg = s7*C07_2 + c7*C77_neg + (0.1*C37 + 0.03*C57);
    const double C27 = C67 + 0.03*C47;
    const double C70_3 = qd4*R1_hx_0 - qd5*f7at0_y - (qd2*n7at0_y + qd1*n7at0_z_neg);
    const double C70 = c7*C70_2 + s7*T2_zz_neg - C70_3;
    const double C71_0 = qd2*n7at0_x_neg - qd0*n7at0_z_neg + (qd3*R1_hx_0 - qd5*f7at0_x);
    const double C71 = s7*C70_2 - c7*T2_zz_neg + C71_0;
    const double C72 = C76_0 - (qd1*n7at0_x_neg + qd0*n7at0_y + (qd3*f7at0_y - qd4*f7at0_x));
    const double C73_neg = qd1*R1_hx_0 - qd2*f7at0_y;
    const double C74 = qd0*R1_hx_0 - qd2*f7at0_x;
    const double C75 = qd1*f7at0_x - qd0*f7at0_y;

    /* Coriolis terms of joint 'elbow' */
    const double C38_0 = 0.0275*w3_x_neg;
    const double C38_1 = 0.0275*w3_z;
    const double C08_0 = 0.004615*w3_y - 3e-06*w3_x_neg - (T3_xz - L3_y);
    const double C08_1 = T3_yz + L3_x + 3e-06*w3_y;
    const double C80_0 = -L3_y - T3_xz;
    const double C80_1 = L3_x - T3_yz;
    const double n8at2_z = 0.00605*c9 + 0.004675;
    const double C38_2 = c9*C38_1;
    const double C78_0 = s9*C38_1;
    const double C08_2 = c9*C08_0 + s9*C08_1;
    const double C78 = -0.22*C78_0;
    const double C08_3 = s9*C08_0 - c9*C08_1 - 0.00605*w3_x_neg;
    const double C80_2 = c9*C80_0 - s9*C80_1;
    const double C80_3 = s9*C80_0 + c9*C80_1;
    const double C87_neg_0 = v2_x_neg*R2_hx_0 - v2_y*R2_hy_0;
    const double C87_neg = T3_zz_neg - (w2_y*R2_Jxz_0 + w2_x_neg*R2_Jyz_0 + C87_neg_0);
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double C38_3 = s8*C38_2 + c8*C78_0;
    const double C58 = c8*C38_2 - s8*C78_0;
    const double C08_4 = s8*C08_2 + c8*C08_3;
    const double C68 = c8*C08_2 - s8*C08_3;
    const double C80_4 = s8*C80_2 + c8*C80_3;
    const double C86_0 = c8*C80_2 - s8*C80_3;
    const double C86 = w1_y*n8at1_x - w1_x_neg*n8at2_z + v1_y*f8at1_x + C86_0;
    const double f8at0_x = -c7*f8at1_x;
    const double f8at0_y = -s7*f8at1_x;
    const double n8at0_x = 0.1*f8at0_y - (c7*n8at1_x + s7*n8at2_z);
    const double n8at0_y_neg = s7*n8at1_x - c7*n8at2_z + (0.1*f8at0_x + 0.03*f8at1_z);
    const double n8at0_z = s8*R2_Jyz_0 - c8*R2_Jxz_0 + 0.03*f8at0_y;
    const double C38 = c7*C38_3 + s7*C38_0;
    const double C48 = s7*C38_3 - c7*C38_0;
    const double C08 = c7*C08_4 - s7*C78 + 0.1*C48;
    const double C18 = s7*C08_4 + c7*C78 - (0.1*C38 + 0.03*C58);
    const double C28 = C68 + 0.03*C48;
    const double C80_5 = qd2*n8at0_y_neg + qd1*n8at0_z - (qd5*f8at0_y - qd4*f8at1_z);
    const double C80 = c7*C80_4 + s7*T3_zz_neg - C80_5;
    const double C81_0 = qd0*n8at0_z - qd2*n8at0_x - (qd5*f8at0_x - qd3*f8at1_z);
    const double C81 = s7*C80_4 - c7*T3_zz_neg + C81_0;
    const double C82 = qd1*n8at0_x + qd0*n8at0_y_neg + (qd4*f8at0_x - qd3*f8at0_y) + C86_0;
    const double C83 = qd2*f8at0_y - qd1*f8at1_z;
    const double C84 = qd0*f8at1_z - qd2*f8at0_x;
    const double C85 = qd1*f8at0_x - qd0*f8at0_y;

    C[0] = C00;
    C[1] = C01;
    C[2] = C02;
    C[3] = C30_neg;
    C[4] = C04;
    C[5] = C05;
    C[6] = C06;
    C[7] = C07;
    C[8] = C08;
    C[9] = C10;
    C[10] = C11;
    C[11] = C12;
    C[12] = C13;
    C[13] = C41_neg;
    C[14] = C15;
    C[15] = -C16_neg;
    C[16] = -C17_neg;
    C[17] = C18;
    C[18] = -C20_neg;
    C[19] = C21;
    C[20] = -C22_neg;
    C[21] = C23;
    C[22] = C24;
    C[23] = C52_neg;
    C[24] = C26;
    C[25] = C27;
    C[26] = C28;
    C[27] = -C30_neg;
    C[28] = C31;
    C[29] = C32;
    C[30] = 0.0;
    C[31] = -C43;
    C[32] = -C53;
    C[33] = C36;
    C[34] = C37;
    C[35] = C38;
    C[36] = C40;
    C[37] = -C41_neg;
    C[38] = C42;
    C[39] = C43;
    C[40] = 0.0;
    C[41] = -C54;
    C[42] = C46;
    C[43] = C47;
    C[44] = C48;
    C[45] = C50;
    C[46] = C51;
    C[47] = -C52_neg;
    C[48] = C53;
    C[49] = C54;
    C[50] = 0.0;
    C[51] = -C56_neg;
    C[52] = C57;
    C[53] = C58;
    C[54] = -C60_neg;
    C[55] = C61;
    C[56] = C62;
    C[57] = -C63_neg;
    C[58] = -C64_neg;
    C[59] = C65;
    C[60] = C66;
    C[61] = C67;
    C[62] = C68;
    C[63] = C70;
    C[64] = C71;
    C[65] = C72;
    C[66] = -C73_neg;
    C[67] = C74;
    C[68] = C75;
    C[69] = C76;
    C[70] = -C77_neg;
    C[71] = C78;
    C[72] = C80;
    C[73] = C81;
    C[74] = C82;
    C[75] = C83;
    C[76] = C84;
    C[77] = C85;
    C[78] = C86;
    C[79] = -C87_neg;
    C[80] = 0.0;
}

void drone_arm_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_coriolis_matrix(q + 10*state, qd + 9*state, C + 81*state);
    }
}

void drone_arm_forward_dynamics(
    const double q[10], const double qd[9], const double tau[9], double qdd[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const double qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];
    const double tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const double tau5 = tau[5], tau6 = tau[6], tau7 = tau[7], tau8 = tau[8];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = q5*angle_0 - q6*angle_1;
    const double angle_3 = q5*angle_1 + q6*angle_0;
    const double angle_4 = q3*angle_0 + q4*angle_1 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* friction */
    const double fric6 = 0.01*qd6;
    const double fric7 = 0.01*qd7;
    const double fric8 = 0.01*qd8;

    /* motion of 'frame' */
    const double ww0_xx = qd0*qd0;
    const double ww0_yy = qd1*qd1;
    const double ww0_zz = qd2*qd2;
    const double ww0_xy = qd0*qd1;
    const double ww0_xz = qd0*qd2;
    const double ww0_yz = qd1*qd2;
    const double E0_xx_neg = ww0_yy + ww0_zz;
    const double E0_yy_neg = ww0_xx + ww0_zz;
    const double E0_zz_neg = ww0_xx + ww0_yy;

    /* motion of 'turret' */
    const double w1_x_neg = c7*qd0 + s7*qd1;
    const double w1_y = s7*qd0 - c7*qd1;
    const double a1_x_0 = 0.03*E0_xx_neg + 0.1*ww0_xz;
    const double a1_x_1 = 0.03*ww0_xy - 0.1*ww0_yz;
    const double a1_z = 0.03*ww0_xz + 0.1*E0_zz_neg;
    const double a1_x = c7*a1_x_0 - s7*a1_x_1;
    const double a1_y_neg = s7*a1_x_0 + c7*a1_x_1;
    const double wd1_x = qd6*w1_y;
    const double wd1_y = qd6*w1_x_neg;
    const double w1_z = qd2 + qd6;
    const double ww1_xx = w1_x_neg*w1_x_neg;
    const double ww1_zz = w1_z*w1_z;
    const double ww1_xy_neg = w1_x_neg*w1_y;
    const double ww1_xz_neg = w1_x_neg*w1_z;
    const double ww1_yz = w1_y*w1_z;
    const double E1_xx_neg = w1_y*w1_y + ww1_zz;
    const double E1_yy_neg = ww1_xx + ww1_zz;
    const double E1_yz = ww1_yz - wd1_x;
    const double E1_zx_neg = wd1_y + ww1_xz_neg;
    const double E1_zy = wd1_x + ww1_yz;

    /* motion of 'upper' */
    const double w2_x_neg = s8*w1_x_neg + c8*w1_z;
    const double w2_y = s8*w1_z - c8*w1_x_neg;
    const double a2_x = s8*a1_x - c8*a1_z;
    const double a2_y = c8*a1_x + s8*a1_z;
    const double wd2_x = s8*wd1_x + qd7*w2_y;
    const double wd2_y = c8*wd1_x + qd7*w2_x_neg;
    const double w2_z = qd7 - w1_y;
    const double ww2_xx = w2_x_neg*w2_x_neg;
    const double ww2_yy = w2_y*w2_y;
    const double ww2_zz = w2_z*w2_z;
    const double ww2_xy = -w2_x_neg*w2_y;
    const double ww2_xz_neg = w2_x_neg*w2_z;
    const double ww2_yz = w2_y*w2_z;
    const double E2_xx_neg = ww2_yy + ww2_zz;
    const double E2_xy = wd1_y + ww2_xy;
    const double E2_xz = wd2_y - ww2_xz_neg;
    const double E2_yx = ww2_xy - wd1_y;
    const double E2_yy_neg = ww2_xx + ww2_zz;
    const double E2_yz = ww2_yz - wd2_x;
    const double E2_zx_neg = wd2_y + ww2_xz_neg;
    const double E2_zy = wd2_x + ww2_yz;

    /* motion of 'fore' */
    const double w3_x_neg = c9*w2_x_neg - s9*w2_y;
    const double w3_y = s9*w2_x_neg + c9*w2_y;
    const double a3_z = a1_y_neg - 0.22*E2_zx_neg;
    const double a3_y = c9*(a2_y + 0.22*E2_yx) - s9*(a2_x - 0.22*E2_xx_neg);
    const double wd3_x = c9*wd2_x + s9*wd2_y + qd8*w3_y;
    const double w3_z = qd8 + w2_z;
    const double ww3_xx = w3_x_neg*w3_x_neg;
    const double ww3_yy = w3_y*w3_y;
    const double ww3_zz = w3_z*w3_z;
    const double ww3_xy_neg = w3_x_neg*w3_y;
    const double ww3_xz_neg = w3_x_neg*w3_z;
    const double ww3_yz = w3_y*w3_z;
    const double E3_xx_neg = ww3_yy + ww3_zz;
    const double E3_yx_neg = wd1_y + ww3_xy_neg;
    const double E3_yz = ww3_yz - wd3_x;
    const double E3_zx = s9*wd2_x - c9*wd2_y - qd8*w3_x_neg - ww3_xz_neg;
    const double E3_zy = wd3_x + ww3_yz;

    /* force on 'fore' */
    const double f3_x = -0.0275*E3_xx_neg;
    const double f3_y = -0.0275*E3_yx_neg;
    const double f3_z = 0.0275*E3_zx;
    const double n3_x_neg = 0.004615*wd3_x - 0.004675*ww3_yz + 5.2e-05*E3_yx_neg + 3e-06*E3_zx;
    const double n3_z_neg_0 = 0.004675*wd1_y + 0.004615*ww3_xy_neg + 5.2e-05*E3_yz;
    const double n3_y_0 = 0.0275*a3_z;
    const double n3_y = 0.00929*ww3_xz_neg + 3e-06*E3_zy - 5.2e-05*(ww3_xx - ww3_zz) - n3_y_0;
    const double n3_z_neg = n3_z_neg_0 - 3e-06*(ww3_xx - ww3_yy) - 0.0275*a3_y;

    /* force on 'upper' */
    const double f2_y_neg_0 = -s9*f3_x - c9*f3_y;
    const double f2_x_neg = s9*f3_y - c9*f3_x + (0.0736*E2_xx_neg + 0.00072*E2_xy);
    const double f2_y_neg = f2_y_neg_0 - (0.0736*E2_yx + 0.00072*E2_yy_neg);
    const double f2_z = f3_z - (0.0736*E2_zx_neg + 0.00072*E2_zy);
    const double n2_x_neg_0 = 0.01440184*wd2_x - 0.01448616*ww2_yz + 1.32e-05*E2_yx;
    const double n2_x_neg_1 = n2_x_neg_0 - 8.56e-05*E2_zx_neg - 2.32e-06*(ww2_yy - ww2_zz);
    const double n2_y_0 = 1.32e-05*(ww2_xx - ww2_zz);
    const double n2_y_1 = 0.028888*ww2_xz_neg + 8.56e-05*E2_zy - 2.32e-06*E2_xy + n2_y_0;
    const double n2_z_neg_0 = 0.01448616*wd1_y - 0.01440184*ww2_xy - 2.32e-06*E2_xz;
    const double n2_z_neg_1 = n2_z_neg_0 - 1.32e-05*E2_yz - 8.56e-05*(ww2_xx - ww2_yy);
    const double n2_z_neg_2 = n2_z_neg_1 - (0.0736*a2_y + 0.00072*a2_x);
    const double n2_x_neg = c9*n3_x_neg + s9*n3_y + (n2_x_neg_1 + 0.00072*a1_y_neg);
    const double n2_y = n2_y_1 - 0.0736*a1_y_neg - (s9*n3_x_neg - c9*n3_y + 0.00605*E3_zx);
    const double n2_z_neg = n3_z_neg + 0.22*f2_y_neg_0 + n2_z_neg_2;

    /* force on 'turret' */
    const double f1_x = 0.00036*E1_xx_neg + 0.00084*ww1_xy_neg - (s8*f2_x_neg + c8*f2_y_neg);
    const double f1_y = 0.00036*ww1_xy_neg + 0.00084*E1_yy_neg - f2_z;
    const double f1_z = c8*f2_x_neg - s8*f2_y_neg + (0.00036*E1_zx_neg - 0.00084*E1_zy);
    const double n1_x_0 = 0.00084*a1_z;
    const double n1_z_0 = 0.00036*a1_y_neg + 0.00084*a1_x;
    const double n1_x_1 = 0.01914932*wd1_x + 0.01925076*ww1_yz - 2.84e-06*ww1_xy_neg - n1_x_0;
    const double n1_y_0 = 0.00010144*ww1_xz_neg - 2.84e-06*(ww1_xx - ww1_zz) + 0.00036*a1_z;
    const double n1_z_1 = 0.01914932*ww1_xy_neg - 2.84e-06*E1_yz + n1_z_0;
    const double n1_x = n1_x_1 - (s8*n2_x_neg - c8*n2_y);
    const double n1_y = n2_z_neg + n1_y_0;
    const double n1_z = c8*n2_x_neg + s8*n2_y + n1_z_1;

    /* force on 'frame' */
    const double f0_x_0 = s7*f1_y - c7*f1_x;
    const double f0_y_0 = -s7*f1_x - c7*f1_y;
    const double f0_x = f0_x_0 - (0.0096*E0_xx_neg + 0.0021*ww0_xy - 0.00512*ww0_xz);
    const double f0_y = 0.0096*ww0_xy + 0.0021*E0_yy_neg + 0.00512*ww0_yz + f0_y_0;
    const double f0_z = 0.0096*ww0_xz - 0.0021*ww0_yz - 0.00512*E0_zz_neg + f1_z;
    const double n0_x_0 = 0.0001748*(ww0_yy - ww0_zz);
    const double n0_x_1 = 0.0074755*ww0_yz + 0.0028266*ww0_xy - 0.0001084*ww0_xz - n0_x_0;
    const double n0_y_0 = 0.0028266*(ww0_xx - ww0_zz);
    const double n0_y_1 = 0.011643*ww0_xz - 0.0001084*ww0_yz - 0.0001748*ww0_xy + n0_y_0;
    const double n0_z_0 = 0.0001084*(ww0_xx - ww0_yy);
    const double n0_z_1 = 0.0041675*ww0_xy - 0.0001748*ww0_xz - 0.0028266*ww0_yz + n0_z_0;
    const double n0_x = s7*n1_y - c7*n1_x + 0.1*f0_y_0 + n0_x_1;
    const double n0_y = -s7*n1_x - c7*n1_y - (0.1*f0_x_0 + 0.03*f1_z) - n0_y_1;
    const double n0_z = n1_z + 0.03*f0_y_0 + n0_z_1;

    /* what accelerates the joints */
    const double drive0 = tau0 - n0_x;
    const double drive1 = tau1 - n0_y;
    const double drive2 = tau2 - n0_z;
    const double drive3 = tau3 - f0_x;
    const double drive4 = tau4 - f0_y;
    const double drive5 = tau5 - f0_z;
    const double drive6 = tau6 - fric6 - n1_z;
    const double drive7 = tau7 - fric7 + n2_z_neg;
    const double drive8 = tau8 - fric8 + n3_z_neg;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e7 = drive7 - drive8*U78;
    const double e6 = drive6 - U67*e7 - drive8*U68;
    const double e5 = drive5 + U56_neg*e6 - U57*e7 - drive8*U58;
    const double e4 = drive4 - U45*e5 - U46*e6 - U47*e7 - drive8*U48;
    const double e3 = drive3 - U34*e4 - U35*e5 + U36_neg*e6 - U37*e7 - drive8*U38;
    const double e2_0 = drive2 + U23_neg*e3 - U24*e4 + U25_neg*e5 - U26*e6 - U27*e7;
    const double e2 = e2_0 - drive8*U28;
    const double e1_0 = drive1 - U12*e2 - U13*e3 + U14_neg*e4 + U15_neg*e5 - U16*e6;
    const double e1 = e1_0 - U17*e7 - drive8*U18;
    const double e0_0 = drive0 - U01*e1 - U02*e2 + U03_neg*e3 + U04_neg*e4 - U05*e5;
    const double e0 = e0_0 - U06*e6 - U07*e7 - drive8*U08;

    /* solve with D and U* */
    const double x0 = D0_inv*e0;
    const double x1 = D1_inv*e1 - U01*x0;
    const double x2_neg = D2_inv_neg*e2 + U02*x0 + U12*x1;
    const double x3_neg = D3_inv_neg*e3 - U03_neg*x0 + U13*x1 + U23_neg*x2_neg;
    const double x4_0 = U34*x3_neg;
    const double x4 = x4_0 - (D4_inv_neg*e4 - U04_neg*x0 - U14_neg*x1 - U24*x2_neg);
    const double x5_0 = U35*x3_neg;
    const double x5_1 = D5_inv_neg*e5 + U05*x0 - U15_neg*x1 + U25_neg*x2_neg - x5_0;
    const double x5 = -x5_1 - U45*x4;
    const double x6_0 = U26*x2_neg - (D6_inv_neg*e6 + U06*x0 + U16*x1) - U36_neg*x3_neg;
    const double x6 = x6_0 - U46*x4 + U56_neg*x5;
    const double x7_0 = D7_inv*e7 - U07*x0 - U17*x1 + U27*x2_neg + U37*x3_neg - U47*x4;
    const double x7 = x7_0 - U57*x5 - U67*x6;
    const double x8_0 = U38*x3_neg;
    const double x8_1 = 176.21145374449338*drive8 - U08*x0 - U18*x1 + U28*x2_neg + x8_0;
    const double x8 = x8_1 - U48*x4 - U58*x5 - U68*x6 - U78*x7;

    /* fall of 'frame' */
    const double qdd_0 = qd1*qd5 - qd2*qd4 + x3_neg + 9.81*angle_2;
    const double qdd_1 = qd2*qd3 - qd0*qd5 - x4 + 9.81*angle_3;
    const double qdd_2 = 9.81*angle_4 - (qd0*qd4 - qd1*qd3 - x5);

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = -x2_neg;
    qdd[3] = -qdd_0;
    qdd[4] = -qdd_1;
    qdd[5] = qdd_2;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

void drone_arm_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_forward_dynamics(q + 10*state, qd + 9*state, tau + 9*state, qdd + 9*state);
    }
}

void drone_arm_pose_front_left(const double q[10], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_left' */
    const double ot_x = q0 + 0.19*(angle_13 - angle_12) + 0.03*angle_14;
    const double ot_y = q1 + 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const double ot_z = q2 + 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void drone_arm_pose_front_left_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_pose_front_left(q + 10*state, pose + 16*state);
    }
}

void drone_arm_pose_front_right(const double q[10], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_right' */
    const double ot_x = q0 - 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const double ot_y = q1 + 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const double ot_z = q2 + 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void drone_arm_pose_front_right_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_pose_front_right(q + 10*state, pose + 16*state);
    }
}

void drone_arm_pose_rear_left(const double q[10], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_left' */
    const double ot_x = q0 + 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const double ot_y = q1 - 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const double ot_z = q2 + 0.19*(angle_19 - angle_18) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void drone_arm_pose_rear_left_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_pose_rear_left(q + 10*state, pose + 16*state);
    }
}

void drone_arm_pose_rear_right(const double q[10], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_right' */
    const double ot_x = q0 + 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const double ot_y = q1 + 0.19*(angle_16 - angle_15) + 0.03*angle_17;
    const double ot_z = q2 - 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void drone_arm_pose_rear_right_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_pose_rear_right(q + 10*state, pose + 16*state);
    }
}

void drone_arm_pose_grip(const double q[10], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);

    /* frame of 'turret' in the base */
    const double Q1_xx = angle_12*c7 - angle_13*s7;
    const double Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const double Q1_yx = angle_16*s7 - angle_15*c7;
    const double Q1_yy = angle_15*s7 + angle_16*c7;
    const double Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const double Q1_zy = angle_18*s7 - angle_19*c7;
    const double o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const double o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const double o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'upper' in the base */
    const double Q2_xx = s8*Q1_xx - angle_14*c8;
    const double Q2_xy = c8*Q1_xx + angle_14*s8;
    const double Q2_yx_neg = angle_17*c8 - s8*Q1_yx;
    const double Q2_yy = c8*Q1_yx + angle_17*s8;
    const double Q2_zx = angle_20*c8 - s8*Q1_zx_neg;
    const double Q2_zy_neg = c8*Q1_zx_neg + angle_20*s8;

    /* frame of 'fore' in the base */
    const double Q3_xx = c9*Q2_xx + s9*Q2_xy;
    const double Q3_xy = c9*Q2_xy - s9*Q2_xx;
    const double Q3_yx_neg = c9*Q2_yx_neg - s9*Q2_yy;
    const double Q3_yy = s9*Q2_yx_neg + c9*Q2_yy;
    const double Q3_zx_neg = s9*Q2_zy_neg - c9*Q2_zx;
    const double Q3_zy = -s9*Q2_zx - c9*Q2_zy_neg;
    const double o3_x = o1_x + 0.22*Q2_xx;
    const double o3_y = o1_y - 0.22*Q2_yx_neg;
    const double o3_z = o1_z + 0.22*Q2_zx;

    /* frame of tool 'grip' */
    const double ot_x = o3_x + 0.24*Q3_xx;
    const double ot_y = o3_y - 0.24*Q3_yx_neg;
    const double ot_z = o3_z - 0.24*Q3_zx_neg;

    pose[0] = -Q3_xy;
    pose[1] = Q1_xy_neg;
    pose[2] = -Q3_xx;
    pose[3] = ot_x;
    pose[4] = -Q3_yy;
    pose[5] = -Q1_yy;
    pose[6] = Q3_yx_neg;
    pose[7] = ot_y;
    pose[8] = -Q3_zy;
    pose[9] = -Q1_zy;
    pose[10] = Q3_zx_neg;
    pose[11] = ot_z;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void drone_arm_pose_grip_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_pose_grip(q + 10*state, pose + 16*state);
    }
}

void drone_arm_jacobian_front_left(const double q[10], double J[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_left' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = J_x0;
    J[28] = -J_x1_neg;
    J[29] = J_x2;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = J_y0;
    J[37] = -J_y1_neg;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = J_z2;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
}

void drone_arm_jacobian_front_left_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_front_left(q + 10*state, J + 54*state);
    }
}

void drone_arm_jacobian_front_right(const double q[10], double J[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_right' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = J_x0;
    J[28] = -J_x1_neg;
    J[29] = J_x2;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = J_y0;
    J[37] = -J_y1_neg;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = J_z2;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
}

void drone_arm_jacobian_front_right_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_front_right(q + 10*state, J + 54*state);
    }
}

void drone_arm_jacobian_rear_left(const double q[10], double J[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_left' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = J_x0;
    J[28] = J_x1;
    J[29] = -J_x2_neg;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = J_y0;
    J[37] = J_y1;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = -J_z2_neg;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
}

void drone_arm_jacobian_rear_left_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_rear_left(q + 10*state, J + 54*state);
    }
}

void drone_arm_jacobian_rear_right(const double q[10], double J[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_right' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = J_x0;
    J[28] = J_x1;
    J[29] = -J_x2_neg;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = J_y0;
    J[37] = J_y1;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = -J_z2_neg;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
}

void drone_arm_jacobian_rear_right_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_rear_right(q + 10*state, J + 54*state);
    }
}

void drone_arm_jacobian_grip(const double q[10], double J[54])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);

    /* frame of 'turret' in the base */
    const double Q1_xx = angle_12*c7 - angle_13*s7;
    const double Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const double Q1_yx = angle_16*s7 - angle_15*c7;
    const double Q1_yy = angle_15*s7 + angle_16*c7;
    const double Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const double Q1_zy = angle_18*s7 - angle_19*c7;
    const double o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const double o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const double o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'upper' in the base */
    const double Q2_xx = s8*Q1_xx - angle_14*c8;
    const double Q2_xy = c8*Q1_xx + angle_14*s8;
    const double Q2_yx_neg = angle_17*c8 - s8*Q1_yx;
    const double Q2_yy = c8*Q1_yx + angle_17*s8;
    const double Q2_zx = angle_20*c8 - s8*Q1_zx_neg;
    const double Q2_zy_neg = c8*Q1_zx_neg + angle_20*s8;

    /* frame of 'fore' in the base */
    const double Q3_xx = c9*Q2_xx + s9*Q2_xy;
    const double Q3_yx_neg = c9*Q2_yx_neg - s9*Q2_yy;
    const double Q3_zx_neg = s9*Q2_zy_neg - c9*Q2_zx;
    const double o3_x = o1_x + 0.22*Q2_xx;
    const double o3_y = o1_y - 0.22*Q2_yx_neg;
    const double o3_z = o1_z + 0.22*Q2_zx;

    /* frame of tool 'grip' */
    const double ot_x_0 = 0.24*Q3_xx;
    const double ot_y_0 = 0.24*Q3_yx_neg;
    const double ot_z_0 = 0.24*Q3_zx_neg;
    const double ot_x = o3_x + ot_x_0;
    const double ot_y = o3_y - ot_y_0;
    const double ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y0_neg_0 = q0 - ot_x;
    const double J_x0_0 = q1 - ot_y;
    const double J_x0_1 = q2 - ot_z;
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const double J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const double J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const double J_y6_0 = o1_x - ot_x;
    const double J_x6_neg_0 = o1_y - ot_y;
    const double J_x6_neg_1 = o1_z - ot_z;
    const double J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const double J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const double J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const double J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const double J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const double J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const double J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const double J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_0;
    const double J_z8 = Q1_yy*ot_x_0 - Q1_xy_neg*ot_y_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = angle_14;
    J[7] = Q1_xy_neg;
    J[8] = Q1_xy_neg;
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = angle_17;
    J[16] = -Q1_yy;
    J[17] = -Q1_yy;
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = -angle_20;
    J[25] = -Q1_zy;
    J[26] = -Q1_zy;
    J[27] = J_x0;
    J[28] = J_x1;
    J[29] = -J_x2_neg;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = -J_x6_neg;
    J[34] = J_x7;
    J[35] = J_x8;
    J[36] = -J_y0_neg;
    J[37] = J_y1;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = J_y6;
    J[43] = J_y7;
    J[44] = J_y8;
    J[45] = J_z0;
    J[46] = -J_z1_neg;
    J[47] = J_z2;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = J_z6;
    J[52] = -J_z7_neg;
    J[53] = J_z8;
}

void drone_arm_jacobian_grip_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_grip(q + 10*state, J + 54*state);
    }
}

void drone_arm_jacobian_rate_front_left(const double q[10], const double qd[9], double Jd[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_left' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const double spin0_x_0 = angle_13*qd1;
    const double spin0_y_0 = angle_16*qd1;
    const double spin0_z_0 = angle_19*qd1;
    const double spin0_x_1 = angle_14*qd2;
    const double spin0_y_1 = angle_17*qd2;
    const double spin0_z_1 = angle_20*qd2;
    const double Jd_ry0_neg_0 = spin0_x_0 + spin0_x_1;
    const double Jd_rx0_neg_0 = spin0_y_0 - spin0_y_1;
    const double Jd_rx0_neg_1 = spin0_z_0 - spin0_z_1;
    const double spin0_x_neg = angle_12*qd0;
    const double spin0_y = angle_15*qd0;
    const double spin0_z = angle_18*qd0;
    const double Jd_ry1_neg_0 = spin0_x_1 - spin0_x_neg;
    const double Jd_rx1_0 = spin0_y_1 + spin0_y;
    const double Jd_rx1_1 = spin0_z_1 - spin0_z;
    const double spin0_x = spin0_x_0 - spin0_x_neg;
    const double spin0_y_b = spin0_y - spin0_y_0;
    const double spin0_z_b = spin0_z_0 + spin0_z;
    const double spin0_x_b = spin0_x_1 + spin0_x;
    const double spin0_y_c = spin0_y_1 + spin0_y_b;
    const double spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const double Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const double Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const double Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const double Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const double Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const double Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const double Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const double Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const double Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const double Jd_y2_0 = J_x2*qd2;
    const double Jd_x2_0 = J_y2*qd2;
    const double Jd_x2_1 = J_z2*qd2;
    const double Jd_rx2 = -angle_20*spin0_y_b - angle_17*spin0_z_b;
    const double Jd_ry2 = angle_14*spin0_z_b + angle_20*spin0_x;
    const double Jd_rz2 = angle_17*spin0_x - angle_14*spin0_y_b;
    const double Jd_x2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0 - (J_y2*spin0_z_b - J_z2*spin0_y_b);
    const double Jd_y2 = J_x2*spin0_z_b - J_z2*spin0_x - (angle_20*Jd_y2_0 + angle_14*Jd_x2_1);
    const double Jd_z2 = J_y2*spin0_x - J_x2*spin0_y_b + (angle_14*Jd_x2_0 - angle_17*Jd_y2_0);
    const double Jd_y1_0 = J_x1_neg*qd1;
    const double Jd_x1_0 = J_y1_neg*qd1;
    const double Jd_x1_1 = J_z1*qd1;
    const double Jd_rx1 = angle_19*Jd_rx1_0 - angle_16*Jd_rx1_1;
    const double Jd_ry1_neg = angle_13*Jd_rx1_1 + angle_19*Jd_ry1_neg_0;
    const double Jd_rz1_neg = angle_16*Jd_ry1_neg_0 + angle_13*Jd_rx1_0;
    const double Jd_x1_2 = angle_16*Jd_x1_1 - angle_19*Jd_x1_0;
    const double Jd_y1_1 = angle_19*Jd_y1_0 + angle_13*Jd_x1_1;
    const double Jd_z1_neg_0 = angle_13*Jd_x1_0 + angle_16*Jd_y1_0;
    const double Jd_x1 = J_z1*Jd_rx1_0 - J_y1_neg*Jd_rx1_1 - Jd_x1_2;
    const double Jd_y1 = J_x1_neg*Jd_rx1_1 - J_z1*Jd_ry1_neg_0 - Jd_y1_1;
    const double Jd_z1_neg = J_y1_neg*Jd_ry1_neg_0 - J_x1_neg*Jd_rx1_0 + Jd_z1_neg_0;
    const double Jd_y0_0 = J_x0*qd0;
    const double Jd_x0_0 = -J_y0*qd0;
    const double Jd_x0_1 = -J_z0*qd0;
    const double Jd_rx0_neg = angle_18*Jd_rx0_neg_0 + angle_15*Jd_rx0_neg_1;
    const double Jd_ry0_neg = angle_12*Jd_rx0_neg_1 + angle_18*Jd_ry0_neg_0;
    const double Jd_rz0 = angle_15*Jd_ry0_neg_0 - angle_12*Jd_rx0_neg_0;
    const double Jd_x0_2 = angle_15*Jd_x0_1 - angle_18*Jd_x0_0;
    const double Jd_y0_1 = angle_18*Jd_y0_0 - angle_12*Jd_x0_1;
    const double Jd_z0_0 = angle_12*Jd_x0_0 - angle_15*Jd_y0_0;
    const double Jd_x0 = -J_z0*Jd_rx0_neg_0 - J_y0*Jd_rx0_neg_1 - Jd_x0_2;
    const double Jd_y0 = J_x0*Jd_rx0_neg_1 - J_z0*Jd_ry0_neg_0 + Jd_y0_1;
    const double Jd_z0 = J_y0*Jd_ry0_neg_0 + J_x0*Jd_rx0_neg_0 + Jd_z0_0;

    Jd[0] = -Jd_rx0_neg;
    Jd[1] = Jd_rx1;
    Jd[2] = Jd_rx2;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = 0.0;
    Jd[7] = 0.0;
    Jd[8] = 0.0;
    Jd[9] = -Jd_ry0_neg;
    Jd[10] = -Jd_ry1_neg;
    Jd[11] = Jd_ry2;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = 0.0;
    Jd[15] = 0.0;
    Jd[16] = 0.0;
    Jd[17] = 0.0;
    Jd[18] = Jd_rz0;
    Jd[19] = -Jd_rz1_neg;
    Jd[20] = Jd_rz2;
    Jd[21] = 0.0;
    Jd[22] = 0.0;
    Jd[23] = 0.0;
    Jd[24] = 0.0;
    Jd[25] = 0.0;
    Jd[26] = 0.0;
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = 0.0;
    Jd[34] = 0.0;
    Jd[35] = 0.0;
    Jd[36] = Jd_y0;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = 0.0;
    Jd[43] = 0.0;
    Jd[44] = 0.0;
    Jd[45] = Jd_z0;
    Jd[46] = -Jd_z1_neg;
    Jd[47] = Jd_z2;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = 0.0;
    Jd[52] = 0.0;
    Jd[53] = 0.0;
}

void drone_arm_jacobian_rate_front_left_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_rate_front_left(q + 10*state, qd + 9*state, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_front_right(const double q[10], const double qd[9], double Jd[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_right' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const double spin0_x_0 = angle_13*qd1;
    const double spin0_y_0 = angle_16*qd1;
    const double spin0_z_0 = angle_19*qd1;
    const double spin0_x_1 = angle_14*qd2;
    const double spin0_y_1 = angle_17*qd2;
    const double spin0_z_1 = angle_20*qd2;
    const double Jd_ry0_neg_0 = spin0_x_0 + spin0_x_1;
    const double Jd_rx0_neg_0 = spin0_y_0 - spin0_y_1;
    const double Jd_rx0_neg_1 = spin0_z_0 - spin0_z_1;
    const double spin0_x_neg = angle_12*qd0;
    const double spin0_y = angle_15*qd0;
    const double spin0_z = angle_18*qd0;
    const double Jd_ry1_neg_0 = spin0_x_1 - spin0_x_neg;
    const double Jd_rx1_0 = spin0_y_1 + spin0_y;
    const double Jd_rx1_1 = spin0_z_1 - spin0_z;
    const double spin0_x = spin0_x_0 - spin0_x_neg;
    const double spin0_y_b = spin0_y - spin0_y_0;
    const double spin0_z_b = spin0_z_0 + spin0_z;
    const double spin0_x_b = spin0_x_1 + spin0_x;
    const double spin0_y_c = spin0_y_1 + spin0_y_b;
    const double spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const double Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const double Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const double Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const double Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const double Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const double Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const double Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const double Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const double Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const double Jd_y2_0 = J_x2*qd2;
    const double Jd_x2_0 = J_y2*qd2;
    const double Jd_x2_1 = J_z2*qd2;
    const double Jd_rx2 = -angle_20*spin0_y_b - angle_17*spin0_z_b;
    const double Jd_ry2 = angle_14*spin0_z_b + angle_20*spin0_x;
    const double Jd_rz2 = angle_17*spin0_x - angle_14*spin0_y_b;
    const double Jd_x2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0 - (J_y2*spin0_z_b - J_z2*spin0_y_b);
    const double Jd_y2 = J_x2*spin0_z_b - J_z2*spin0_x - (angle_20*Jd_y2_0 + angle_14*Jd_x2_1);
    const double Jd_z2 = J_y2*spin0_x - J_x2*spin0_y_b + (angle_14*Jd_x2_0 - angle_17*Jd_y2_0);
    const double Jd_y1_0 = J_x1_neg*qd1;
    const double Jd_x1_0 = J_y1_neg*qd1;
    const double Jd_x1_1 = J_z1*qd1;
    const double Jd_rx1 = angle_19*Jd_rx1_0 - angle_16*Jd_rx1_1;
    const double Jd_ry1_neg = angle_13*Jd_rx1_1 + angle_19*Jd_ry1_neg_0;
    const double Jd_rz1_neg = angle_16*Jd_ry1_neg_0 + angle_13*Jd_rx1_0;
    const double Jd_x1_2 = angle_16*Jd_x1_1 - angle_19*Jd_x1_0;
    const double Jd_y1_1 = angle_19*Jd_y1_0 + angle_13*Jd_x1_1;
    const double Jd_z1_neg_0 = angle_13*Jd_x1_0 + angle_16*Jd_y1_0;
    const double Jd_x1 = J_z1*Jd_rx1_0 - J_y1_neg*Jd_rx1_1 - Jd_x1_2;
    const double Jd_y1 = J_x1_neg*Jd_rx1_1 - J_z1*Jd_ry1_neg_0 - Jd_y1_1;
    const double Jd_z1_neg = J_y1_neg*Jd_ry1_neg_0 - J_x1_neg*Jd_rx1_0 + Jd_z1_neg_0;
    const double Jd_y0_0 = J_x0*qd0;
    const double Jd_x0_0 = -J_y0*qd0;
    const double Jd_x0_1 = -J_z0*qd0;
    const double Jd_rx0_neg = angle_18*Jd_rx0_neg_0 + angle_15*Jd_rx0_neg_1;
    const double Jd_ry0_neg = angle_12*Jd_rx0_neg_1 + angle_18*Jd_ry0_neg_0;
    const double Jd_rz0 = angle_15*Jd_ry0_neg_0 - angle_12*Jd_rx0_neg_0;
    const double Jd_x0_2 = angle_15*Jd_x0_1 - angle_18*Jd_x0_0;
    const double Jd_y0_1 = angle_18*Jd_y0_0 - angle_12*Jd_x0_1;
    const double Jd_z0_0 = angle_12*Jd_x0_0 - angle_15*Jd_y0_0;
    const double Jd_x0 = -J_z0*Jd_rx0_neg_0 - J_y0*Jd_rx0_neg_1 - Jd_x0_2;
    const double Jd_y0 = J_x0*Jd_rx0_neg_1 - J_z0*Jd_ry0_neg_0 + Jd_y0_1;
    const double Jd_z0 = J_y0*Jd_ry0_neg_0 + J_x0*Jd_rx0_neg_0 + Jd_z0_0;

    Jd[0] = -Jd_rx0_neg;
    Jd[1] = Jd_rx1;
    Jd[2] = Jd_rx2;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = 0.0;
    Jd[7] = 0.0;
    Jd[8] = 0.0;
    Jd[9] = -Jd_ry0_neg;
    Jd[10] = -Jd_ry1_neg;
    Jd[11] = Jd_ry2;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = 0.0;
    Jd[15] = 0.0;
    Jd[16] = 0.0;
    Jd[17] = 0.0;
    Jd[18] = Jd_rz0;
    Jd[19] = -Jd_rz1_neg;
    Jd[20] = Jd_rz2;
    Jd[21] = 0.0;
    Jd[22] = 0.0;
    Jd[23] = 0.0;
    Jd[24] = 0.0;
    Jd[25] = 0.0;
    Jd[26] = 0.0;
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = 0.0;
    Jd[34] = 0.0;
    Jd[35] = 0.0;
    Jd[36] = Jd_y0;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = 0.0;
    Jd[43] = 0.0;
    Jd[44] = 0.0;
    Jd[45] = Jd_z0;
    Jd[46] = -Jd_z1_neg;
    Jd[47] = Jd_z2;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = 0.0;
    Jd[52] = 0.0;
    Jd[53] = 0.0;
}

void drone_arm_jacobian_rate_front_right_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_rate_front_right(q + 10*state, qd + 9*state, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_rear_left(const double q[10], const double qd[9], double Jd[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_left' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const double spin0_x_0 = angle_13*qd1;
    const double spin0_y_0 = angle_16*qd1;
    const double spin0_z_0 = angle_19*qd1;
    const double spin0_x_1 = angle_14*qd2;
    const double spin0_y_1 = angle_17*qd2;
    const double spin0_z_1 = angle_20*qd2;
    const double Jd_ry0_neg_0 = spin0_x_0 + spin0_x_1;
    const double Jd_rx0_neg_0 = spin0_y_0 - spin0_y_1;
    const double Jd_rx0_neg_1 = spin0_z_0 - spin0_z_1;
    const double spin0_x_neg = angle_12*qd0;
    const double spin0_y = angle_15*qd0;
    const double spin0_z = angle_18*qd0;
    const double Jd_ry1_neg_0 = spin0_x_1 - spin0_x_neg;
    const double Jd_rx1_0 = spin0_y_1 + spin0_y;
    const double Jd_rx1_1 = spin0_z_1 - spin0_z;
    const double spin0_x = spin0_x_0 - spin0_x_neg;
    const double spin0_y_b = spin0_y - spin0_y_0;
    const double spin0_z_b = spin0_z_0 + spin0_z;
    const double spin0_x_b = spin0_x_1 + spin0_x;
    const double spin0_y_c = spin0_y_1 + spin0_y_b;
    const double spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const double Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const double Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const double Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const double Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const double Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const double Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const double Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const double Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const double Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const double Jd_y2_0 = J_x2_neg*qd2;
    const double Jd_x2_0 = -J_y2*qd2;
    const double Jd_x2_1 = J_z2_neg*qd2;
    const double Jd_rx2 = -angle_20*spin0_y_b - angle_17*spin0_z_b;
    const double Jd_ry2 = angle_14*spin0_z_b + angle_20*spin0_x;
    const double Jd_rz2 = angle_17*spin0_x - angle_14*spin0_y_b;
    const double Jd_x2_2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0;
    const double Jd_y2_1 = angle_20*Jd_y2_0 + angle_14*Jd_x2_1;
    const double Jd_z2_neg_0 = angle_14*Jd_x2_0 - angle_17*Jd_y2_0;
    const double Jd_x2 = -J_z2_neg*spin0_y_b - J_y2*spin0_z_b - Jd_x2_2;
    const double Jd_y2 = Jd_y2_1 - (J_x2_neg*spin0_z_b - J_z2_neg*spin0_x);
    const double Jd_z2_neg = Jd_z2_neg_0 - (J_y2*spin0_x + J_x2_neg*spin0_y_b);
    const double Jd_y1_0 = J_x1*qd1;
    const double Jd_x1_0 = J_y1*qd1;
    const double Jd_x1_1 = -J_z1*qd1;
    const double Jd_rx1 = angle_19*Jd_rx1_0 - angle_16*Jd_rx1_1;
    const double Jd_ry1_neg = angle_13*Jd_rx1_1 + angle_19*Jd_ry1_neg_0;
    const double Jd_rz1_neg = angle_16*Jd_ry1_neg_0 + angle_13*Jd_rx1_0;
    const double Jd_x1_2 = angle_16*Jd_x1_1 - angle_19*Jd_x1_0;
    const double Jd_y1_1 = angle_19*Jd_y1_0 + angle_13*Jd_x1_1;
    const double Jd_z1_0 = angle_13*Jd_x1_0 + angle_16*Jd_y1_0;
    const double Jd_x1 = J_z1*Jd_rx1_0 + J_y1*Jd_rx1_1 + Jd_x1_2;
    const double Jd_y1 = Jd_y1_1 - (J_x1*Jd_rx1_1 + J_z1*Jd_ry1_neg_0);
    const double Jd_z1 = J_y1*Jd_ry1_neg_0 - J_x1*Jd_rx1_0 + Jd_z1_0;
    const double Jd_y0_neg_0 = -J_x0*qd0;
    const double Jd_x0_0 = J_y0*qd0;
    const double Jd_x0_1 = J_z0*qd0;
    const double Jd_rx0_neg = angle_18*Jd_rx0_neg_0 + angle_15*Jd_rx0_neg_1;
    const double Jd_ry0_neg = angle_12*Jd_rx0_neg_1 + angle_18*Jd_ry0_neg_0;
    const double Jd_rz0 = angle_15*Jd_ry0_neg_0 - angle_12*Jd_rx0_neg_0;
    const double Jd_x0_2 = angle_15*Jd_x0_1 - angle_18*Jd_x0_0;
    const double Jd_y0_neg_1 = angle_18*Jd_y0_neg_0 - angle_12*Jd_x0_1;
    const double Jd_z0_0 = angle_12*Jd_x0_0 - angle_15*Jd_y0_neg_0;
    const double Jd_x0 = Jd_x0_2 - (J_z0*Jd_rx0_neg_0 + J_y0*Jd_rx0_neg_1);
    const double Jd_y0_neg = J_z0*Jd_ry0_neg_0 - J_x0*Jd_rx0_neg_1 + Jd_y0_neg_1;
    const double Jd_z0 = J_y0*Jd_ry0_neg_0 + J_x0*Jd_rx0_neg_0 - Jd_z0_0;

    Jd[0] = -Jd_rx0_neg;
    Jd[1] = Jd_rx1;
    Jd[2] = Jd_rx2;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = 0.0;
    Jd[7] = 0.0;
    Jd[8] = 0.0;
    Jd[9] = -Jd_ry0_neg;
    Jd[10] = -Jd_ry1_neg;
    Jd[11] = Jd_ry2;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = 0.0;
    Jd[15] = 0.0;
    Jd[16] = 0.0;
    Jd[17] = 0.0;
    Jd[18] = Jd_rz0;
    Jd[19] = -Jd_rz1_neg;
    Jd[20] = Jd_rz2;
    Jd[21] = 0.0;
    Jd[22] = 0.0;
    Jd[23] = 0.0;
    Jd[24] = 0.0;
    Jd[25] = 0.0;
    Jd[26] = 0.0;
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = 0.0;
    Jd[34] = 0.0;
    Jd[35] = 0.0;
    Jd[36] = -Jd_y0_neg;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = 0.0;
    Jd[43] = 0.0;
    Jd[44] = 0.0;
    Jd[45] = Jd_z0;
    Jd[46] = Jd_z1;
    Jd[47] = -Jd_z2_neg;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = 0.0;
    Jd[52] = 0.0;
    Jd[53] = 0.0;
}

void drone_arm_jacobian_rate_rear_left_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_rate_rear_left(q + 10*state, qd + 9*state, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_rear_right(const double q[10], const double qd[9], double Jd[54])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_right' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const double spin0_x_0 = angle_13*qd1;
    const double spin0_y_0 = angle_16*qd1;
    const double spin0_z_0 = angle_19*qd1;
    const double spin0_x_1 = angle_14*qd2;
    const double spin0_y_1 = angle_17*qd2;
    const double spin0_z_1 = angle_20*qd2;
    const double Jd_ry0_neg_0 = spin0_x_0 + spin0_x_1;
    const double Jd_rx0_neg_0 = spin0_y_0 - spin0_y_1;
    const double Jd_rx0_neg_1 = spin0_z_0 - spin0_z_1;
    const double spin0_x_neg = angle_12*qd0;
    const double spin0_y = angle_15*qd0;
    const double spin0_z = angle_18*qd0;
    const double Jd_ry1_neg_0 = spin0_x_1 - spin0_x_neg;
    const double Jd_rx1_0 = spin0_y_1 + spin0_y;
    const double Jd_rx1_1 = spin0_z_1 - spin0_z;
    const double spin0_x = spin0_x_0 - spin0_x_neg;
    const double spin0_y_b = spin0_y - spin0_y_0;
    const double spin0_z_b = spin0_z_0 + spin0_z;
    const double spin0_x_b = spin0_x_1 + spin0_x;
    const double spin0_y_c = spin0_y_1 + spin0_y_b;
    const double spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const double Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const double Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const double Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const double Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const double Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const double Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const double Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const double Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const double Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const double Jd_y2_0 = J_x2_neg*qd2;
    const double Jd_x2_0 = -J_y2*qd2;
    const double Jd_x2_1 = J_z2_neg*qd2;
    const double Jd_rx2 = -angle_20*spin0_y_b - angle_17*spin0_z_b;
    const double Jd_ry2 = angle_14*spin0_z_b + angle_20*spin0_x;
    const double Jd_rz2 = angle_17*spin0_x - angle_14*spin0_y_b;
    const double Jd_x2_2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0;
    const double Jd_y2_1 = angle_20*Jd_y2_0 + angle_14*Jd_x2_1;
    const double Jd_z2_neg_0 = angle_14*Jd_x2_0 - angle_17*Jd_y2_0;
    const double Jd_x2 = -J_z2_neg*spin0_y_b - J_y2*spin0_z_b - Jd_x2_2;
    const double Jd_y2 = Jd_y2_1 - (J_x2_neg*spin0_z_b - J_z2_neg*spin0_x);
    const double Jd_z2_neg = Jd_z2_neg_0 - (J_y2*spin0_x + J_x2_neg*spin0_y_b);
    const double Jd_y1_0 = J_x1*qd1;
    const double Jd_x1_0 = J_y1*qd1;
    const double Jd_x1_1 = -J_z1*qd1;
    const double Jd_rx1 = angle_19*Jd_rx1_0 - angle_16*Jd_rx1_1;
    const double Jd_ry1_neg = angle_13*Jd_rx1_1 + angle_19*Jd_ry1_neg_0;
    const double Jd_rz1_neg = angle_16*Jd_ry1_neg_0 + angle_13*Jd_rx1_0;
    const double Jd_x1_2 = angle_16*Jd_x1_1 - angle_19*Jd_x1_0;
    const double Jd_y1_1 = angle_19*Jd_y1_0 + angle_13*Jd_x1_1;
    const double Jd_z1_0 = angle_13*Jd_x1_0 + angle_16*Jd_y1_0;
    const double Jd_x1 = J_z1*Jd_rx1_0 + J_y1*Jd_rx1_1 + Jd_x1_2;
    const double Jd_y1 = Jd_y1_1 - (J_x1*Jd_rx1_1 + J_z1*Jd_ry1_neg_0);
    const double Jd_z1 = J_y1*Jd_ry1_neg_0 - J_x1*Jd_rx1_0 + Jd_z1_0;
    const double Jd_y0_neg_0 = -J_x0*qd0;
    const double Jd_x0_0 = J_y0*qd0;
    const double Jd_x0_1 = J_z0*qd0;
    const double Jd_rx0_neg = angle_18*Jd_rx0_neg_0 + angle_15*Jd_rx0_neg_1;
    const double Jd_ry0_neg = angle_12*Jd_rx0_neg_1 + angle_18*Jd_ry0_neg_0;
    const double Jd_rz0 = angle_15*Jd_ry0_neg_0 - angle_12*Jd_rx0_neg_0;
    const double Jd_x0_2 = angle_15*Jd_x0_1 - angle_18*Jd_x0_0;
    const double Jd_y0_neg_1 = angle_18*Jd_y0_neg_0 - angle_12*Jd_x0_1;
    const double Jd_z0_0 = angle_12*Jd_x0_0 - angle_15*Jd_y0_neg_0;
    const double Jd_x0 = Jd_x0_2 - (J_z0*Jd_rx0_neg_0 + J_y0*Jd_rx0_neg_1);
    const double Jd_y0_neg = J_z0*Jd_ry0_neg_0 - J_x0*Jd_rx0_neg_1 + Jd_y0_neg_1;
    const double Jd_z0 = J_y0*Jd_ry0_neg_0 + J_x0*Jd_rx0_neg_0 - Jd_z0_0;

    Jd[0] = -Jd_rx0_neg;
    Jd[1] = Jd_rx1;
    Jd[2] = Jd_rx2;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = 0.0;
    Jd[7] = 0.0;
    Jd[8] = 0.0;
    Jd[9] = -Jd_ry0_neg;
    Jd[10] = -Jd_ry1_neg;
    Jd[11] = Jd_ry2;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = 0.0;
    Jd[15] = 0.0;
    Jd[16] = 0.0;
    Jd[17] = 0.0;
    Jd[18] = Jd_rz0;
    Jd[19] = -Jd_rz1_neg;
    Jd[20] = Jd_rz2;
    Jd[21] = 0.0;
    Jd[22] = 0.0;
    Jd[23] = 0.0;
    Jd[24] = 0.0;
    Jd[25] = 0.0;
    Jd[26] = 0.0;
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = 0.0;
    Jd[34] = 0.0;
    Jd[35] = 0.0;
    Jd[36] = -Jd_y0_neg;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = 0.0;
    Jd[43] = 0.0;
    Jd[44] = 0.0;
    Jd[45] = Jd_z0;
    Jd[46] = Jd_z1;
    Jd[47] = -Jd_z2_neg;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = 0.0;
    Jd[52] = 0.0;
    Jd[53] = 0.0;
}

void drone_arm_jacobian_rate_rear_right_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_rate_rear_right(q + 10*state, qd + 9*state, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_grip(const double q[10], const double qd[9], double Jd[54])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);

    /* frame of 'turret' in the base */
    const double Q1_xx = angle_12*c7 - angle_13*s7;
    const double Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const double Q1_yx = angle_16*s7 - angle_15*c7;
    const double Q1_yy = angle_15*s7 + angle_16*c7;
    const double Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const double Q1_zy = angle_18*s7 - angle_19*c7;
    const double o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const double o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const double o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'upper' in the base */
    const double Q2_xx = s8*Q1_xx - angle_14*c8;
    const double Q2_xy = c8*Q1_xx + angle_14*s8;
    const double Q2_yx_neg = angle_17*c8 - s8*Q1_yx;
    const double Q2_yy = c8*Q1_yx + angle_17*s8;
    const double Q2_zx = angle_20*c8 - s8*Q1_zx_neg;
    const double Q2_zy_neg = c8*Q1_zx_neg + angle_20*s8;

    /* frame of 'fore' in the base */
    const double Q3_xx = c9*Q2_xx + s9*Q2_xy;
    const double Q3_yx_neg = c9*Q2_yx_neg - s9*Q2_yy;
    const double Q3_zx_neg = s9*Q2_zy_neg - c9*Q2_zx;
    const double o3_x = o1_x + 0.22*Q2_xx;
    const double o3_y = o1_y - 0.22*Q2_yx_neg;
    const double o3_z = o1_z + 0.22*Q2_zx;

    /* frame of tool 'grip' */
    const double ot_x_0 = 0.24*Q3_xx;
    const double ot_y_0 = 0.24*Q3_yx_neg;
    const double ot_z_0 = 0.24*Q3_zx_neg;
    const double ot_x = o3_x + ot_x_0;
    const double ot_y = o3_y - ot_y_0;
    const double ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y0_neg_0 = q0 - ot_x;
    const double J_x0_0 = q1 - ot_y;
    const double J_x0_1 = q2 - ot_z;
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const double J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const double J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const double J_y6_0 = o1_x - ot_x;
    const double J_x6_neg_0 = o1_y - ot_y;
    const double J_x6_neg_1 = o1_z - ot_z;
    const double J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const double J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const double J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const double J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const double J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const double J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const double J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const double J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_0;
    const double J_z8 = Q1_yy*ot_x_0 - Q1_xy_neg*ot_y_0;

    /* angular velocities in base axes */
    const double spin0_x_0 = angle_13*qd1;
    const double spin0_y_0 = angle_16*qd1;
    const double spin0_z_0 = angle_19*qd1;
    const double spin0_x_1 = angle_14*qd2;
    const double spin0_y_1 = angle_17*qd2;
    const double spin0_z_1 = angle_20*qd2;
    const double Jd_ry0_neg_0 = spin0_x_0 + spin0_x_1;
    const double Jd_rx0_neg_0 = spin0_y_0 - spin0_y_1;
    const double Jd_rx0_neg_1 = spin0_z_0 - spin0_z_1;
    const double spin0_x_neg = angle_12*qd0;
    const double spin0_y = angle_15*qd0;
    const double spin0_z = angle_18*qd0;
    const double Jd_ry1_neg_0 = spin0_x_1 - spin0_x_neg;
    const double Jd_rx1_0 = spin0_y_1 + spin0_y;
    const double Jd_rx1_1 = spin0_z_1 - spin0_z;
    const double spin0_x = spin0_x_0 - spin0_x_neg;
    const double spin0_y_b = spin0_y - spin0_y_0;
    const double spin0_z_b = spin0_z_0 + spin0_z;
    const double spin0_x_b = spin0_x_1 + spin0_x;
    const double spin0_y_c = spin0_y_1 + spin0_y_b;
    const double spin0_z_c = spin0_z_b - spin0_z_1;
    const double spin1_x = spin0_x_b + angle_14*qd6;
    const double spin1_y = spin0_y_c + angle_17*qd6;
    const double spin1_z = spin0_z_c - angle_20*qd6;
    const double spin2_x = spin1_x + Q1_xy_neg*qd7;
    const double spin2_y = spin1_y - Q1_yy*qd7;
    const double spin2_z = spin1_z - Q1_zy*qd7;

    /* columns of the Jacobian's rate */
    const double Jd_y8_neg_0 = J_x8*qd8;
    const double Jd_x8_0 = -J_y8*qd8;
    const double Jd_x8_1 = -J_z8*qd8;
    const double Jd_rx8_neg = Q1_zy*spin2_y - Q1_yy*spin2_z;
    const double Jd_ry8 = Q1_xy_neg*spin2_z + Q1_zy*spin2_x;
    const double Jd_rz8_neg = Q1_yy*spin2_x + Q1_xy_neg*spin2_y;
    const double Jd_y8_neg_1 = Q1_zy*Jd_y8_neg_0 - Q1_xy_neg*Jd_x8_1;
    const double Jd_z8_neg_0 = Q1_xy_neg*Jd_x8_0 - Q1_yy*Jd_y8_neg_0;
    const double Jd_x8 = Q1_yy*Jd_x8_1 - Q1_zy*Jd_x8_0 - (J_y8*spin2_z - J_z8*spin2_y);
    const double Jd_y8_neg = J_z8*spin2_x - J_x8*spin2_z + Jd_y8_neg_1;
    const double Jd_z8_neg = J_x8*spin2_y - J_y8*spin2_x + Jd_z8_neg_0;
    const double Jd_y7_neg_0 = Jd_y8_neg_0 + J_x7*qd7;
    const double Jd_x7_0 = Jd_x8_0 - J_y7*qd7;
    const double Jd_x7_1 = Jd_x8_1 + J_z7_neg*qd7;
    const double Jd_rx7_neg = Q1_zy*spin1_y - Q1_yy*spin1_z;
    const double Jd_ry7 = Q1_xy_neg*spin1_z + Q1_zy*spin1_x;
    const double Jd_rz7_neg = Q1_yy*spin1_x + Q1_xy_neg*spin1_y;
    const double Jd_y7_neg_1 = Q1_zy*Jd_y7_neg_0 - Q1_xy_neg*Jd_x7_1;
    const double Jd_z7_0 = Q1_xy_neg*Jd_x7_0 - Q1_yy*Jd_y7_neg_0;
    const double Jd_x7 = Q1_yy*Jd_x7_1 - Q1_zy*Jd_x7_0 - (J_z7_neg*spin1_y + J_y7*spin1_z);
    const double Jd_y7_neg = Jd_y7_neg_1 - (J_x7*spin1_z + J_z7_neg*spin1_x);
    const double Jd_z7 = J_y7*spin1_x - J_x7*spin1_y - Jd_z7_0;
    const double Jd_y6_0 = Jd_y7_neg_0 - J_x6_neg*qd6;
    const double Jd_x6_neg_0 = Jd_x7_0 - J_y6*qd6;
    const double Jd_x6_neg_1 = Jd_x7_1 - J_z6*qd6;
    const double Jd_rx6 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const double Jd_ry6 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const double Jd_rz6 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const double Jd_x6_neg_2 = angle_17*Jd_x6_neg_1 + angle_20*Jd_x6_neg_0;
    const double Jd_y6_1 = angle_20*Jd_y6_0 - angle_14*Jd_x6_neg_1;
    const double Jd_z6_0 = angle_14*Jd_x6_neg_0 + angle_17*Jd_y6_0;
    const double Jd_x6_neg = J_y6*spin0_z_c - J_z6*spin0_y_c + Jd_x6_neg_2;
    const double Jd_y6 = -J_x6_neg*spin0_z_c - J_z6*spin0_x_b - Jd_y6_1;
    const double Jd_z6 = J_y6*spin0_x_b + J_x6_neg*spin0_y_c - Jd_z6_0;
    const double Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const double Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const double Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const double Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const double Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const double Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const double Jd_y2_neg_0 = Jd_y6_0 - J_x2_neg*qd2;
    const double Jd_x2_0 = Jd_x6_neg_0 - J_y2*qd2;
    const double Jd_x2_1 = Jd_x6_neg_1 - J_z2*qd2;
    const double Jd_rx2 = -angle_20*spin0_y_b - angle_17*spin0_z_b;
    const double Jd_ry2 = angle_14*spin0_z_b + angle_20*spin0_x;
    const double Jd_rz2 = angle_17*spin0_x - angle_14*spin0_y_b;
    const double Jd_y2_neg_1 = angle_20*Jd_y2_neg_0 - angle_14*Jd_x2_1;
    const double Jd_z2_0 = angle_14*Jd_x2_0 + angle_17*Jd_y2_neg_0;
    const double Jd_x2 = J_z2*spin0_y_b - J_y2*spin0_z_b - (angle_17*Jd_x2_1 + angle_20*Jd_x2_0);
    const double Jd_y2_neg = J_x2_neg*spin0_z_b + J_z2*spin0_x + Jd_y2_neg_1;
    const double Jd_z2 = J_y2*spin0_x + J_x2_neg*spin0_y_b - Jd_z2_0;
    const double Jd_y1_0 = Jd_y6_0 + J_x1*qd1;
    const double Jd_x1_0 = Jd_x6_neg_0 - J_y1*qd1;
    const double Jd_x1_1 = Jd_x6_neg_1 + J_z1_neg*qd1;
    const double Jd_rx1 = angle_19*Jd_rx1_0 - angle_16*Jd_rx1_1;
    const double Jd_ry1_neg = angle_13*Jd_rx1_1 + angle_19*Jd_ry1_neg_0;
    const double Jd_rz1_neg = angle_16*Jd_ry1_neg_0 + angle_13*Jd_rx1_0;
    const double Jd_x1_2 = angle_16*Jd_x1_1 + angle_19*Jd_x1_0;
    const double Jd_y1_1 = angle_19*Jd_y1_0 + angle_13*Jd_x1_1;
    const double Jd_z1_neg_0 = angle_13*Jd_x1_0 - angle_16*Jd_y1_0;
    const double Jd_x1 = Jd_x1_2 - (J_z1_neg*Jd_rx1_0 - J_y1*Jd_rx1_1);
    const double Jd_y1 = Jd_y1_1 - (J_x1*Jd_rx1_1 - J_z1_neg*Jd_ry1_neg_0);
    const double Jd_z1_neg = J_x1*Jd_rx1_0 - J_y1*Jd_ry1_neg_0 + Jd_z1_neg_0;
    const double Jd_y0_0 = Jd_y6_0 + J_x0*qd0;
    const double Jd_x0_neg_0 = Jd_x6_neg_0 + J_y0_neg*qd0;
    const double Jd_x0_neg_1 = Jd_x6_neg_1 - J_z0*qd0;
    const double Jd_rx0_neg = angle_18*Jd_rx0_neg_0 + angle_15*Jd_rx0_neg_1;
    const double Jd_ry0_neg = angle_12*Jd_rx0_neg_1 + angle_18*Jd_ry0_neg_0;
    const double Jd_rz0 = angle_15*Jd_ry0_neg_0 - angle_12*Jd_rx0_neg_0;
    const double Jd_x0_neg_2 = angle_15*Jd_x0_neg_1 - angle_18*Jd_x0_neg_0;
    const double Jd_y0_1 = angle_18*Jd_y0_0 - angle_12*Jd_x0_neg_1;
    const double Jd_z0_0 = angle_12*Jd_x0_neg_0 - angle_15*Jd_y0_0;
    const double Jd_x0_neg = J_z0*Jd_rx0_neg_0 - J_y0_neg*Jd_rx0_neg_1 + Jd_x0_neg_2;
    const double Jd_y0 = Jd_y0_1 - (J_z0*Jd_ry0_neg_0 - J_x0*Jd_rx0_neg_1);
    const double Jd_z0 = Jd_z0_0 - (J_y0_neg*Jd_ry0_neg_0 - J_x0*Jd_rx0_neg_0);

    Jd[0] = -Jd_rx0_neg;
    Jd[1] = Jd_rx1;
    Jd[2] = Jd_rx2;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = Jd_rx6;
    Jd[7] = -Jd_rx7_neg;
    Jd[8] = -Jd_rx8_neg;
    Jd[9] = -Jd_ry0_neg;
    Jd[10] = -Jd_ry1_neg;
    Jd[11] = Jd_ry2;
    Jd[12] = 0.0;
    Jd[13] = 0.0;
    Jd[14] = 0.0;
    Jd[15] = Jd_ry6;
    Jd[16] = Jd_ry7;
    Jd[17] = Jd_ry8;
    Jd[18] = Jd_rz0;
    Jd[19] = -Jd_rz1_neg;
    Jd[20] = Jd_rz2;
    Jd[21] = 0.0;
    Jd[22] = 0.0;
    Jd[23] = 0.0;
    Jd[24] = Jd_rz6;
    Jd[25] = -Jd_rz7_neg;
    Jd[26] = -Jd_rz8_neg;
    Jd[27] = -Jd_x0_neg;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_rx6;
    Jd[33] = -Jd_x6_neg;
    Jd[34] = Jd_x7;
    Jd[35] = Jd_x8;
    Jd[36] = Jd_y0;
    Jd[37] = Jd_y1;
    Jd[38] = -Jd_y2_neg;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_ry6;
    Jd[42] = Jd_y6;
    Jd[43] = -Jd_y7_neg;
    Jd[44] = -Jd_y8_neg;
    Jd[45] = Jd_z0;
    Jd[46] = -Jd_z1_neg;
    Jd[47] = Jd_z2;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_rz6;
    Jd[51] = Jd_z6;
    Jd[52] = Jd_z7;
    Jd[53] = -Jd_z8_neg;
}

void drone_arm_jacobian_rate_grip_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_jacobian_rate_grip(q + 10*state, qd + 9*state, Jd + 54*state);
    }
}

void drone_arm_operational_inertia_inverse_front_left(const double q[10], double Omega[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'front_left' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = J_x2 - U23_neg*e3_3_neg - U24*e3_4 + angle_14*U25_neg;
    const double e3_1_0 = angle_14*U15_neg;
    const double e3_1 = e3_1_0 - (J_x1_neg + U12*e3_2 - U13*e3_3_neg - U14_neg*e3_4);
    const double e3_0_0 = J_x0 - U01*e3_1 - U02*e3_2 - U03_neg*e3_3_neg + U04_neg*e3_4;
    const double e3_0 = e3_0_0 - angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1_0 = angle_17*U15_neg;
    const double e4_1 = e4_1_0 - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14_neg*e4_4_neg);
    const double e4_0_neg_0 = U04_neg*e4_4_neg;
    const double e4_0_neg_1 = U01*e4_1 - J_y0 + U02*e4_2 - U03_neg*e4_3 + e4_0_neg_0;
    const double e4_0_neg = e4_0_neg_1 + angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + U14_neg*e5_4 - angle_20*U15_neg;
    const double e5_0_0 = U01*e5_1 - J_z0 + U02*e5_2 - U03_neg*e5_3 - U04_neg*e5_4;
    const double e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_neg_0 = D0_inv*e3_0;
    const double O03_neg_1 = -D1_inv*e3_1;
    const double O03_neg_2 = D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0_neg;
    const double O04_1 = -D1_inv*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = -D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1;
    const double O05_2 = D2_inv_neg*e5_2;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03_neg = e0_0_neg*O03_neg_0 + e0_1*O03_neg_1 + angle_14*O03_neg_2;
    const double O13 = e1_0*O03_neg_0 + e1_1_neg*O03_neg_1 - angle_17*O03_neg_2;
    const double O23 = e2_0*O03_neg_0 - e2_1*O03_neg_1 + angle_20*O03_neg_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = e3_0*O03_neg_0 - e3_1*O03_neg_1 - e3_2*O03_neg_2 - O33_0 - O33_1;
    const double O33 = O33_2 - angle_14*D5_inv_neg*angle_14;
    const double O04 = e0_0_neg*O04_0 - e0_1*O04_1 - angle_14*O04_2;
    const double O14_neg = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = angle_20*O04_2 - (e2_0*O04_0 + e2_1*O04_1);
    const double O34_neg_3 = e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_0_neg*O04_0 - e4_1*O04_1 - e4_2*O04_2 - e4_3*O34_neg_0;
    const double O44 = O44_0 - e4_4_neg*O34_neg_1 - angle_17*O34_neg_2;
    const double O05 = e0_0_neg*O05_0 + e0_1*O05_1 - angle_14*O05_2;
    const double O15_neg = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = angle_20*O05_2 - (e2_0*O05_0 - e2_1*O05_1);
    const double O35_3 = e3_4*O35_1;
    const double O35_4 = e3_0*O05_0 - e3_1*O05_1 + e3_2*O05_2 - e3_3_neg*O35_0 + O35_3;
    const double O35 = angle_14*O35_2 - O35_4;
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 - e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const double O45 = O45_1 + angle_17*O35_2;
    const double O55_0 = e5_1*O05_1 - e5_0*O05_0 - e5_2*O05_2 - e5_3*O35_0 - e5_4*O35_1;
    const double O55 = O55_0 - angle_20*O35_2;

    Omega[0] = O00;
    Omega[1] = -O01_neg;
    Omega[2] = O02;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = -O14_neg;
    Omega[11] = -O15_neg;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = -O15_neg;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

void drone_arm_operational_inertia_inverse_front_left_batch(
    size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_inverse_front_left(q + 10*state, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_front_right(const double q[10], double Omega[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'front_right' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = J_x2 - U23_neg*e3_3_neg - U24*e3_4 + angle_14*U25_neg;
    const double e3_1_0 = angle_14*U15_neg;
    const double e3_1 = e3_1_0 - (J_x1_neg + U12*e3_2 - U13*e3_3_neg - U14_neg*e3_4);
    const double e3_0_0 = J_x0 - U01*e3_1 - U02*e3_2 - U03_neg*e3_3_neg + U04_neg*e3_4;
    const double e3_0 = e3_0_0 - angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1_0 = angle_17*U15_neg;
    const double e4_1 = e4_1_0 - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14_neg*e4_4_neg);
    const double e4_0_neg_0 = U04_neg*e4_4_neg;
    const double e4_0_neg_1 = U01*e4_1 - J_y0 + U02*e4_2 - U03_neg*e4_3 + e4_0_neg_0;
    const double e4_0_neg = e4_0_neg_1 + angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + U14_neg*e5_4 - angle_20*U15_neg;
    const double e5_0_0 = U01*e5_1 - J_z0 + U02*e5_2 - U03_neg*e5_3 - U04_neg*e5_4;
    const double e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_neg_0 = D0_inv*e3_0;
    const double O03_neg_1 = -D1_inv*e3_1;
    const double O03_neg_2 = D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0_neg;
    const double O04_1 = -D1_inv*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = -D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1;
    const double O05_2 = D2_inv_neg*e5_2;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03_neg = e0_0_neg*O03_neg_0 + e0_1*O03_neg_1 + angle_14*O03_neg_2;
    const double O13 = e1_0*O03_neg_0 + e1_1_neg*O03_neg_1 - angle_17*O03_neg_2;
    const double O23 = e2_0*O03_neg_0 - e2_1*O03_neg_1 + angle_20*O03_neg_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = e3_0*O03_neg_0 - e3_1*O03_neg_1 - e3_2*O03_neg_2 - O33_0 - O33_1;
    const double O33 = O33_2 - angle_14*D5_inv_neg*angle_14;
    const double O04 = e0_0_neg*O04_0 - e0_1*O04_1 - angle_14*O04_2;
    const double O14_neg = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = angle_20*O04_2 - (e2_0*O04_0 + e2_1*O04_1);
    const double O34_neg_3 = e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_0_neg*O04_0 - e4_1*O04_1 - e4_2*O04_2 - e4_3*O34_neg_0;
    const double O44 = O44_0 - e4_4_neg*O34_neg_1 - angle_17*O34_neg_2;
    const double O05 = e0_0_neg*O05_0 + e0_1*O05_1 - angle_14*O05_2;
    const double O15_neg = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = angle_20*O05_2 - (e2_0*O05_0 - e2_1*O05_1);
    const double O35_3 = e3_4*O35_1;
    const double O35_4 = e3_0*O05_0 - e3_1*O05_1 + e3_2*O05_2 - e3_3_neg*O35_0 + O35_3;
    const double O35 = angle_14*O35_2 - O35_4;
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 - e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const double O45 = O45_1 + angle_17*O35_2;
    const double O55_0 = e5_1*O05_1 - e5_0*O05_0 - e5_2*O05_2 - e5_3*O35_0 - e5_4*O35_1;
    const double O55 = O55_0 - angle_20*O35_2;

    Omega[0] = O00;
    Omega[1] = -O01_neg;
    Omega[2] = O02;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = -O14_neg;
    Omega[11] = -O15_neg;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = -O15_neg;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

void drone_arm_operational_inertia_inverse_front_right_batch(
    size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_inverse_front_right(q + 10*state, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_rear_left(const double q[10], double Omega[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'rear_left' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = angle_14*U25_neg - (J_x2_neg + U23_neg*e3_3_neg + U24*e3_4);
    const double e3_1 = J_x1 - U12*e3_2 + U13*e3_3_neg + U14_neg*e3_4 + angle_14*U15_neg;
    const double e3_0_neg_0 = U04_neg*e3_4;
    const double e3_0_neg_1 = U01*e3_1 - J_x0 + U02*e3_2 + U03_neg*e3_3_neg - e3_0_neg_0;
    const double e3_0_neg = e3_0_neg_1 + angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14_neg*e4_4_neg + angle_17*U15_neg;
    const double e4_0_0 = J_y0 - U01*e4_1 - U02*e4_2 + U03_neg*e4_3 - U04_neg*e4_4_neg;
    const double e4_0 = e4_0_0 - angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const double e5_1_neg_0 = angle_20*U15_neg;
    const double e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) - U14_neg*e5_4 + e5_1_neg_0;
    const double e5_0_0 = U04_neg*e5_4;
    const double e5_0_1 = J_z0 + U01*e5_1_neg + U02*e5_2_neg + U03_neg*e5_3 + e5_0_0;
    const double e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_0 = D0_inv*e3_0_neg;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = -D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0;
    const double O04_1 = D1_inv*e4_1;
    const double O04_2 = -D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1_neg;
    const double O05_2 = D2_inv_neg*e5_2_neg;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03 = e0_0_neg*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const double O13 = angle_17*O03_2 - (e1_0*O03_0 + e1_1_neg*O03_1);
    const double O23_neg = e2_0*O03_0 - e2_1*O03_1 + angle_20*O03_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = angle_14*D5_inv_neg*angle_14;
    const double O33 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 - O33_0 - O33_1 - O33_2;
    const double O04 = angle_14*O04_2 - (e0_0_neg*O04_0 - e0_1*O04_1);
    const double O14 = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = e2_0*O04_0 + e2_1*O04_1 - angle_20*O04_2;
    const double O34_neg_3 = e3_0_neg*O04_0 - e3_1*O04_1 - e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_4_neg*O34_neg_1;
    const double O44_1 = e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0 - O44_0;
    const double O44 = O44_1 - angle_17*O34_neg_2;
    const double O05 = angle_14*O05_2 - (e0_0_neg*O05_0 + e0_1*O05_1);
    const double O15 = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = e2_0*O05_0 - e2_1*O05_1 - angle_20*O05_2;
    const double O35_3 = e3_0_neg*O05_0 + e3_1*O05_1 - e3_2*O05_2 - e3_3_neg*O35_0;
    const double O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = angle_17*O35_2;
    const double O45 = e4_0*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0 + O45_1;
    const double O55_0 = e5_0*O05_0 + e5_1_neg*O05_1 - e5_2_neg*O05_2 - e5_3*O35_0;
    const double O55 = O55_0 - e5_4*O35_1 - angle_20*O35_2;

    Omega[0] = O00;
    Omega[1] = -O01_neg;
    Omega[2] = O02;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

void drone_arm_operational_inertia_inverse_rear_left_batch(
    size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_inverse_rear_left(q + 10*state, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_rear_right(const double q[10], double Omega[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'rear_right' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = angle_14*U25_neg - (J_x2_neg + U23_neg*e3_3_neg + U24*e3_4);
    const double e3_1 = J_x1 - U12*e3_2 + U13*e3_3_neg + U14_neg*e3_4 + angle_14*U15_neg;
    const double e3_0_neg_0 = U04_neg*e3_4;
    const double e3_0_neg_1 = U01*e3_1 - J_x0 + U02*e3_2 + U03_neg*e3_3_neg - e3_0_neg_0;
    const double e3_0_neg = e3_0_neg_1 + angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14_neg*e4_4_neg + angle_17*U15_neg;
    const double e4_0_0 = J_y0 - U01*e4_1 - U02*e4_2 + U03_neg*e4_3 - U04_neg*e4_4_neg;
    const double e4_0 = e4_0_0 - angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const double e5_1_neg_0 = angle_20*U15_neg;
    const double e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) - U14_neg*e5_4 + e5_1_neg_0;
    const double e5_0_0 = U04_neg*e5_4;
    const double e5_0_1 = J_z0 + U01*e5_1_neg + U02*e5_2_neg + U03_neg*e5_3 + e5_0_0;
    const double e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_0 = D0_inv*e3_0_neg;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = -D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0;
    const double O04_1 = D1_inv*e4_1;
    const double O04_2 = -D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1_neg;
    const double O05_2 = D2_inv_neg*e5_2_neg;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03 = e0_0_neg*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const double O13 = angle_17*O03_2 - (e1_0*O03_0 + e1_1_neg*O03_1);
    const double O23_neg = e2_0*O03_0 - e2_1*O03_1 + angle_20*O03_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = angle_14*D5_inv_neg*angle_14;
    const double O33 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 - O33_0 - O33_1 - O33_2;
    const double O04 = angle_14*O04_2 - (e0_0_neg*O04_0 - e0_1*O04_1);
    const double O14 = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = e2_0*O04_0 + e2_1*O04_1 - angle_20*O04_2;
    const double O34_neg_3 = e3_0_neg*O04_0 - e3_1*O04_1 - e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_4_neg*O34_neg_1;
    const double O44_1 = e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0 - O44_0;
    const double O44 = O44_1 - angle_17*O34_neg_2;
    const double O05 = angle_14*O05_2 - (e0_0_neg*O05_0 + e0_1*O05_1);
    const double O15 = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = e2_0*O05_0 - e2_1*O05_1 - angle_20*O05_2;
    const double O35_3 = e3_0_neg*O05_0 + e3_1*O05_1 - e3_2*O05_2 - e3_3_neg*O35_0;
    const double O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = angle_17*O35_2;
    const double O45 = e4_0*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0 + O45_1;
    const double O55_0 = e5_0*O05_0 + e5_1_neg*O05_1 - e5_2_neg*O05_2 - e5_3*O35_0;
    const double O55 = O55_0 - e5_4*O35_1 - angle_20*O35_2;

    Omega[0] = O00;
    Omega[1] = -O01_neg;
    Omega[2] = O02;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

void drone_arm_operational_inertia_inverse_rear_right_batch(
    size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_inverse_rear_right(q + 10*state, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_grip(const double q[10], double Omega[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of 'turret' in the base */
    const double Q1_xx = angle_12*c7 - angle_13*s7;
    const double Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const double Q1_yx = angle_16*s7 - angle_15*c7;
    const double Q1_yy = angle_15*s7 + angle_16*c7;
    const double Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const double Q1_zy = angle_18*s7 - angle_19*c7;
    const double o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const double o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const double o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'upper' in the base */
    const double Q2_xx = s8*Q1_xx - angle_14*c8;
    const double Q2_xy = c8*Q1_xx + angle_14*s8;
    const double Q2_yx_neg = angle_17*c8 - s8*Q1_yx;
    const double Q2_yy = c8*Q1_yx + angle_17*s8;
    const double Q2_zx = angle_20*c8 - s8*Q1_zx_neg;
    const double Q2_zy_neg = c8*Q1_zx_neg + angle_20*s8;

    /* frame of 'fore' in the base */
    const double Q3_xx = c9*Q2_xx + s9*Q2_xy;
    const double Q3_yx_neg = c9*Q2_yx_neg - s9*Q2_yy;
    const double Q3_zx_neg = s9*Q2_zy_neg - c9*Q2_zx;
    const double o3_x = o1_x + 0.22*Q2_xx;
    const double o3_y = o1_y - 0.22*Q2_yx_neg;
    const double o3_z = o1_z + 0.22*Q2_zx;

    /* frame of tool 'grip' */
    const double ot_x_0 = 0.24*Q3_xx;
    const double ot_y_0 = 0.24*Q3_yx_neg;
    const double ot_z_0 = 0.24*Q3_zx_neg;
    const double ot_x = o3_x + ot_x_0;
    const double ot_y = o3_y - ot_y_0;
    const double ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y0_neg_0 = q0 - ot_x;
    const double J_x0_0 = q1 - ot_y;
    const double J_x0_1 = q2 - ot_z;
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const double J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const double J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const double J_y6_0 = o1_x - ot_x;
    const double J_x6_neg_0 = o1_y - ot_y;
    const double J_x6_neg_1 = o1_z - ot_z;
    const double J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const double J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const double J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const double J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const double J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const double J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const double J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const double J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_0;
    const double J_z8 = Q1_yy*ot_x_0 - Q1_xy_neg*ot_y_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_7 = Q1_xy_neg - Q1_xy_neg*U78;
    const double e0_6 = angle_14 - U67*e0_7 - Q1_xy_neg*U68;
    const double e0_5 = U56_neg*e0_6 - U57*e0_7 - Q1_xy_neg*U58;
    const double e0_4_neg = U45*e0_5 + U46*e0_6 + U47*e0_7 + Q1_xy_neg*U48;
    const double e0_3_0 = Q1_xy_neg*U38;
    const double e0_3 = U34*e0_4_neg - U35*e0_5 + U36_neg*e0_6 - U37*e0_7 - e0_3_0;
    const double e0_2_0 = angle_14 + U23_neg*e0_3 + U24*e0_4_neg + U25_neg*e0_5 - U26*e0_6;
    const double e0_2 = e0_2_0 - U27*e0_7 - Q1_xy_neg*U28;
    const double e0_1_0 = angle_13 - U12*e0_2 - U13*e0_3 - U14_neg*e0_4_neg + U15_neg*e0_5;
    const double e0_1 = e0_1_0 - U16*e0_6 - U17*e0_7 - Q1_xy_neg*U18;
    const double e0_0_0 = angle_12 + U01*e0_1 + U02*e0_2 - U03_neg*e0_3 + U04_neg*e0_4_neg;
    const double e0_0 = -e0_0_0 - U05*e0_5 - U06*e0_6 - U07*e0_7 - Q1_xy_neg*U08;
    const double e1_7 = Q1_yy*U78 - Q1_yy;
    const double e1_6 = angle_17 - U67*e1_7 + Q1_yy*U68;
    const double e1_5 = U56_neg*e1_6 - U57*e1_7 + Q1_yy*U58;
    const double e1_4 = Q1_yy*U48 - (U45*e1_5 + U46*e1_6 + U47*e1_7);
    const double e1_3 = U36_neg*e1_6 - (U34*e1_4 + U35*e1_5) - U37*e1_7 + Q1_yy*U38;
    const double e1_2_0 = angle_17 + U23_neg*e1_3 - U24*e1_4 + U25_neg*e1_5 - U26*e1_6;
    const double e1_2 = e1_2_0 - U27*e1_7 + Q1_yy*U28;
    const double e1_1_neg_0 = angle_16 + U12*e1_2 + U13*e1_3 - U14_neg*e1_4 - U15_neg*e1_5;
    const double e1_1_neg = e1_1_neg_0 + U16*e1_6 + U17*e1_7 - Q1_yy*U18;
    const double e1_0_0 = angle_15 + U01*e1_1_neg - U02*e1_2 + U03_neg*e1_3 + U04_neg*e1_4;
    const double e1_0 = e1_0_0 - U05*e1_5 - U06*e1_6 - U07*e1_7 + Q1_yy*U08;
    const double e2_7 = Q1_zy*U78 - Q1_zy;
    const double e2_6_neg = angle_20 + U67*e2_7 - Q1_zy*U68;
    const double e2_5 = Q1_zy*U58 - (U56_neg*e2_6_neg + U57*e2_7);
    const double e2_4 = U46*e2_6_neg - U45*e2_5 - U47*e2_7 + Q1_zy*U48;
    const double e2_3 = Q1_zy*U38 - (U34*e2_4 + U35*e2_5 + U36_neg*e2_6_neg + U37*e2_7);
    const double e2_2_neg_0 = angle_20 - U23_neg*e2_3 + U24*e2_4 - U25_neg*e2_5;
    const double e2_2_neg = e2_2_neg_0 - U26*e2_6_neg + U27*e2_7 - Q1_zy*U28;
    const double e2_1_0 = angle_19 + U12*e2_2_neg - U13*e2_3 + U14_neg*e2_4 + U15_neg*e2_5;
    const double e2_1 = e2_1_0 + U16*e2_6_neg - U17*e2_7 + Q1_zy*U18;
    const double e2_0_0 = angle_18 - U01*e2_1 + U02*e2_2_neg + U03_neg*e2_3 + U04_neg*e2_4;
    const double e2_0 = e2_0_0 - U05*e2_5 + U06*e2_6_neg - U07*e2_7 + Q1_zy*U08;
    const double e3_7 = J_x7 - J_x8*U78;
    const double e3_6 = -J_x6_neg - U67*e3_7 - J_x8*U68;
    const double e3_5 = angle_14 + U56_neg*e3_6 - U57*e3_7 - J_x8*U58;
    const double e3_4 = angle_13 - U45*e3_5 - U46*e3_6 - U47*e3_7 - J_x8*U48;
    const double e3_3_neg_0 = angle_12 + U34*e3_4 + U35*e3_5 - U36_neg*e3_6 + U37*e3_7;
    const double e3_3_neg = e3_3_neg_0 + J_x8*U38;
    const double e3_2_0 = -U26*e3_6;
    const double e3_2_1 = J_x2_neg + U23_neg*e3_3_neg + U24*e3_4 - U25_neg*e3_5 - e3_2_0;
    const double e3_2 = -e3_2_1 - U27*e3_7 - J_x8*U28;
    const double e3_1_0 = J_x1 - U12*e3_2 + U13*e3_3_neg + U14_neg*e3_4 + U15_neg*e3_5;
    const double e3_1 = e3_1_0 - U16*e3_6 - U17*e3_7 - J_x8*U18;
    const double e3_0_0 = U01*e3_1 - J_x0 + U02*e3_2 + U03_neg*e3_3_neg - U04_neg*e3_4;
    const double e3_0 = -e3_0_0 - U05*e3_5 - U06*e3_6 - U07*e3_7 - J_x8*U08;
    const double e4_7 = J_y7 - J_y8*U78;
    const double e4_6 = J_y6 - U67*e4_7 - J_y8*U68;
    const double e4_5 = angle_17 + U56_neg*e4_6 - U57*e4_7 - J_y8*U58;
    const double e4_4 = -angle_16 - U45*e4_5 - U46*e4_6 - U47*e4_7 - J_y8*U48;
    const double e4_3_0 = -J_y8*U38;
    const double e4_3 = angle_15 - U34*e4_4 - U35*e4_5 + U36_neg*e4_6 - U37*e4_7 + e4_3_0;
    const double e4_2_0 = J_y2 + U23_neg*e4_3 - U24*e4_4 + U25_neg*e4_5 - U26*e4_6;
    const double e4_2 = e4_2_0 - U27*e4_7 - J_y8*U28;
    const double e4_1_neg_0 = U12*e4_2 - J_y1 + U13*e4_3 - U14_neg*e4_4 - U15_neg*e4_5;
    const double e4_1_neg = e4_1_neg_0 + U16*e4_6 + U17*e4_7 + J_y8*U18;
    const double e4_0_neg_0 = J_y0_neg - U01*e4_1_neg + U02*e4_2 - U03_neg*e4_3;
    const double e4_0_neg_1 = e4_0_neg_0 - U04_neg*e4_4 + U05*e4_5 + U06*e4_6 + U07*e4_7;
    const double e4_0_neg = e4_0_neg_1 + J_y8*U08;
    const double e5_7 = -J_z7_neg - J_z8*U78;
    const double e5_6_neg = U67*e5_7 - J_z6 + J_z8*U68;
    const double e5_5 = -angle_20 - U56_neg*e5_6_neg - U57*e5_7 - J_z8*U58;
    const double e5_4 = angle_19 - U45*e5_5 + U46*e5_6_neg - U47*e5_7 - J_z8*U48;
    const double e5_3_0 = angle_18 - U34*e5_4 - U35*e5_5 - U36_neg*e5_6_neg - U37*e5_7;
    const double e5_3 = e5_3_0 - J_z8*U38;
    const double e5_2_neg_0 = U26*e5_6_neg;
    const double e5_2_neg_1 = U24*e5_4 - (J_z2 + U23_neg*e5_3) - U25_neg*e5_5 - e5_2_neg_0;
    const double e5_2_neg = e5_2_neg_1 + U27*e5_7 + J_z8*U28;
    const double e5_1_neg_0 = J_z1_neg - U12*e5_2_neg + U13*e5_3 - U14_neg*e5_4;
    const double e5_1_neg_1 = e5_1_neg_0 - U15_neg*e5_5 - U16*e5_6_neg + U17*e5_7;
    const double e5_1_neg = e5_1_neg_1 + J_z8*U18;
    const double e5_0_0 = U04_neg*e5_4;
    const double e5_0_1 = J_z0 + U01*e5_1_neg + U02*e5_2_neg + U03_neg*e5_3 + e5_0_0;
    const double e5_0 = e5_0_1 - U05*e5_5 + U06*e5_6_neg - U07*e5_7 - J_z8*U08;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = D2_inv_neg*e1_2;
    const double O01_neg_3 = D3_inv_neg*e1_3;
    const double O01_neg_4 = -D4_inv_neg*e1_4;
    const double O01_neg_5 = D5_inv_neg*e1_5;
    const double O01_neg_6 = D6_inv_neg*e1_6;
    const double O01_neg_7 = -D7_inv*e1_7;
    const double O01_neg_8 = 176.21145374449338*Q1_yy;
    const double O02_neg_0 = D0_inv*e2_0;
    const double O02_neg_1 = D1_inv*e2_1;
    const double O02_neg_2 = D2_inv_neg*e2_2_neg;
    const double O02_neg_3 = -D3_inv_neg*e2_3;
    const double O02_neg_4 = D4_inv_neg*e2_4;
    const double O02_neg_5 = -D5_inv_neg*e2_5;
    const double O02_neg_6 = D6_inv_neg*e2_6_neg;
    const double O02_neg_7 = -D7_inv*e2_7;
    const double O02_neg_8 = 176.21145374449338*Q1_zy;
    const double O03_0 = -D0_inv*e3_0;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = -D2_inv_neg*e3_2;
    const double O03_3 = D3_inv_neg*e3_3_neg;
    const double O03_4 = D4_inv_neg*e3_4;
    const double O03_5 = D5_inv_neg*e3_5;
    const double O03_6 = -D6_inv_neg*e3_6;
    const double O03_7 = D7_inv*e3_7;
    const double O03_8 = 176.21145374449338*J_x8;
    const double O04_0 = D0_inv*e4_0_neg;
    const double O04_1 = D1_inv*e4_1_neg;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O04_3 = D3_inv_neg*e4_3;
    const double O04_4 = -D4_inv_neg*e4_4;
    const double O04_5 = D5_inv_neg*e4_5;
    const double O04_6 = D6_inv_neg*e4_6;
    const double O04_7 = D7_inv*e4_7;
    const double O04_8 = -176.21145374449338*J_y8;
    const double O05_neg_0 = D0_inv*e5_0;
    const double O05_neg_1 = D1_inv*e5_1_neg;
    const double O05_neg_2 = D2_inv_neg*e5_2_neg;
    const double O05_neg_3 = D3_inv_neg*e5_3;
    const double O05_neg_4 = D4_inv_neg*e5_4;
    const double O05_neg_5 = -D5_inv_neg*e5_5;
    const double O05_neg_6 = D6_inv_neg*e5_6_neg;
    const double O05_neg_7 = -D7_inv*e5_7;
    const double O05_neg_8 = -176.21145374449338*J_z8;
    const double O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const double O00_1 = O00_0 - D3_inv_neg*e0_3*e0_3 - D4_inv_neg*e0_4_neg*e0_4_neg;
    const double O00_2 = D7_inv*e0_7*e0_7;
    const double O00_3 = O00_1 - D5_inv_neg*e0_5*e0_5 - D6_inv_neg*e0_6*e0_6 + O00_2;
    const double O00 = O00_3 + 176.21145374449338*Q1_xy_neg*Q1_xy_neg;
    const double O01_neg_9 = e0_3*O01_neg_3;
    const double O01_neg_10 = e0_1*O01_neg_1 - e0_0*O01_neg_0 + e0_2*O01_neg_2 + O01_neg_9;
    const double O01_neg_11 = e0_6*O01_neg_6;
    const double O01_neg_12 = O01_neg_10 + e0_4_neg*O01_neg_4 + e0_5*O01_neg_5 + O01_neg_11;
    const double O01_neg = O01_neg_12 + e0_7*O01_neg_7 + Q1_xy_neg*O01_neg_8;
    const double O11_0 = e1_3*O01_neg_3;
    const double O11_1 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - e1_2*O01_neg_2 - O11_0;
    const double O11_2 = -e1_7*O01_neg_7;
    const double O11_3 = O11_1 + e1_4*O01_neg_4 - e1_5*O01_neg_5 - e1_6*O01_neg_6 + O11_2;
    const double O11 = O11_3 + Q1_yy*O01_neg_8;
    const double O02_neg_9 = e0_3*O02_neg_3;
    const double O02_neg_10 = -e0_0*O02_neg_0 - e0_1*O02_neg_1 - e0_2*O02_neg_2 - O02_neg_9;
    const double O02_neg_11 = e0_6*O02_neg_6;
    const double O02_neg_12 = O02_neg_10 - e0_4_neg*O02_neg_4 - e0_5*O02_neg_5 - O02_neg_11;
    const double O02_neg = O02_neg_12 + e0_7*O02_neg_7 + Q1_xy_neg*O02_neg_8;
    const double O12_0 = e1_3*O02_neg_3;
    const double O12_1 = e1_0*O02_neg_0 - e1_1_neg*O02_neg_1 + e1_2*O02_neg_2 + O12_0;
    const double O12_2 = -e1_7*O02_neg_7;
    const double O12_3 = O12_1 - e1_4*O02_neg_4 + e1_5*O02_neg_5 + e1_6*O02_neg_6 + O12_2;
    const double O12 = O12_3 + Q1_yy*O02_neg_8;
    const double O22_0 = -e2_3*O02_neg_3;
    const double O22_1 = e2_0*O02_neg_0 + e2_1*O02_neg_1 - e2_2_neg*O02_neg_2 - O22_0;
    const double O22_2 = O22_1 - e2_4*O02_neg_4 + e2_5*O02_neg_5 - e2_6_neg*O02_neg_6;
    const double O22 = O22_2 - e2_7*O02_neg_7 + Q1_zy*O02_neg_8;
    const double O03_9 = e0_4_neg*O03_4;
    const double O03_10 = e0_1*O03_1 - e0_0*O03_0 + e0_2*O03_2 + e0_3*O03_3 + O03_9;
    const double O03 = O03_10 - e0_5*O03_5 + e0_6*O03_6 + e0_7*O03_7 + Q1_xy_neg*O03_8;
    const double O13_neg_0 = e1_0*O03_0 + e1_1_neg*O03_1 - e1_2*O03_2 - e1_3*O03_3;
    const double O13_neg_1 = -e1_7*O03_7;
    const double O13_neg_2 = O13_neg_0 + e1_4*O03_4 + e1_5*O03_5 - e1_6*O03_6 + O13_neg_1;
    const double O13_neg = O13_neg_2 + Q1_yy*O03_8;
    const double O23_neg_0 = e2_0*O03_0 - e2_1*O03_1 + e2_2_neg*O03_2 - e2_3*O03_3;
    const double O23_neg_1 = O23_neg_0 + e2_4*O03_4 + e2_5*O03_5 + e2_6_neg*O03_6;
    const double O23_neg = O23_neg_1 - e2_7*O03_7 + Q1_zy*O03_8;
    const double O33_0 = e3_4*O03_4;
    const double O33_1 = e3_1*O03_1 - e3_0*O03_0 + e3_2*O03_2 - e3_3_neg*O03_3 - O33_0;
    const double O33 = O33_1 - e3_5*O03_5 + e3_6*O03_6 + e3_7*O03_7 + J_x8*O03_8;
    const double O04_9 = e0_4_neg*O04_4;
    const double O04_10 = -e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 - e0_3*O04_3 - O04_9;
    const double O04 = O04_10 - e0_5*O04_5 - e0_6*O04_6 + e0_7*O04_7 - Q1_xy_neg*O04_8;
    const double O14_0 = -e1_4*O04_4;
    const double O14_1 = e1_0*O04_0 - e1_1_neg*O04_1 + e1_2*O04_2 + e1_3*O04_3 + O14_0;
    const double O14 = Q1_yy*O04_8 - (O14_1 + e1_5*O04_5 + e1_6*O04_6 - e1_7*O04_7);
    const double O24_0 = e2_4*O04_4;
    const double O24_1 = e2_0*O04_0 + e2_1*O04_1 - e2_2_neg*O04_2 + e2_3*O04_3 - O24_0;
    const double O24 = Q1_zy*O04_8 - (O24_1 + e2_5*O04_5 - e2_6_neg*O04_6 - e2_7*O04_7);
    const double O34_0 = e3_4*O04_4;
    const double O34_1 = e3_3_neg*O04_3 - (e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2) + O34_0;
    const double O34 = O34_1 - e3_5*O04_5 - e3_6*O04_6 + e3_7*O04_7 - J_x8*O04_8;
    const double O44_0 = e4_0_neg*O04_0 + e4_1_neg*O04_1 - e4_2*O04_2 - e4_3*O04_3;
    const double O44_1 = -J_y8*O04_8;
    const double O44 = O44_0 + e4_4*O04_4 - e4_5*O04_5 - e4_6*O04_6 + e4_7*O04_7 + O44_1;
    const double O05_neg_9 = e0_3*O05_neg_3;
    const double O05_neg_10 = e0_1*O05_neg_1 - e0_0*O05_neg_0 - e0_2*O05_neg_2 + O05_neg_9;
    const double O05_neg_11 = e0_6*O05_neg_6;
    const double O05_neg_12 = O05_neg_10 - e0_4_neg*O05_neg_4 - e0_5*O05_neg_5 - O05_neg_11;
    const double O05_neg = O05_neg_12 + e0_7*O05_neg_7 + Q1_xy_neg*O05_neg_8;
    const double O15_0 = e1_3*O05_neg_3;
    const double O15_1 = e1_0*O05_neg_0 + e1_1_neg*O05_neg_1 + e1_2*O05_neg_2 - O15_0;
    const double O15_2 = -e1_7*O05_neg_7;
    const double O15_3 = O15_1 - e1_4*O05_neg_4 + e1_5*O05_neg_5 + e1_6*O05_neg_6 + O15_2;
    const double O15 = O15_3 + Q1_yy*O05_neg_8;
    const double O25_0 = -e2_3*O05_neg_3;
    const double O25_1 = e2_0*O05_neg_0 - e2_1*O05_neg_1 - e2_2_neg*O05_neg_2 + O25_0;
    const double O25_2 = O25_1 - e2_4*O05_neg_4 + e2_5*O05_neg_5 - e2_6_neg*O05_neg_6;
    const double O25 = O25_2 - e2_7*O05_neg_7 + Q1_zy*O05_neg_8;
    const double O35_neg_0 = e3_3_neg*O05_neg_3;
    const double O35_neg_1 = e3_1*O05_neg_1 - e3_0*O05_neg_0 - e3_2*O05_neg_2 - O35_neg_0;
    const double O35_neg_2 = O35_neg_1 + e3_4*O05_neg_4 - e3_5*O05_neg_5 - e3_6*O05_neg_6;
    const double O35_neg = O35_neg_2 + e3_7*O05_neg_7 + J_x8*O05_neg_8;
    const double O45_0 = e4_3*O05_neg_3;
    const double O45_1 = e4_0_neg*O05_neg_0 - e4_1_neg*O05_neg_1 - e4_2*O05_neg_2 + O45_0;
    const double O45_2 = e4_7*O05_neg_7;
    const double O45_3 = O45_1 + e4_4*O05_neg_4 - e4_5*O05_neg_5 - e4_6*O05_neg_6 + O45_2;
    const double O45 = -O45_3 - J_y8*O05_neg_8;
    const double O55_0 = e5_3*O05_neg_3;
    const double O55_1 = e5_0*O05_neg_0 + e5_1_neg*O05_neg_1 - e5_2_neg*O05_neg_2 - O55_0;
    const double O55_2 = O55_1 - e5_4*O05_neg_4 + e5_5*O05_neg_5 - e5_6_neg*O05_neg_6;
    const double O55 = O55_2 - e5_7*O05_neg_7 - J_z8*O05_neg_8;

    Omega[0] = O00;
    Omega[1] = -O01_neg;
    Omega[2] = -O02_neg;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = -O05_neg;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = -O13_neg;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
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

void drone_arm_operational_inertia_inverse_grip_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_inverse_grip(q + 10*state, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_front_left(const double q[10], double Lambda[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'front_left' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = J_x2 - U23_neg*e3_3_neg - U24*e3_4 + angle_14*U25_neg;
    const double e3_1_0 = angle_14*U15_neg;
    const double e3_1 = e3_1_0 - (J_x1_neg + U12*e3_2 - U13*e3_3_neg - U14_neg*e3_4);
    const double e3_0_0 = J_x0 - U01*e3_1 - U02*e3_2 - U03_neg*e3_3_neg + U04_neg*e3_4;
    const double e3_0 = e3_0_0 - angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1_0 = angle_17*U15_neg;
    const double e4_1 = e4_1_0 - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14_neg*e4_4_neg);
    const double e4_0_neg_0 = U04_neg*e4_4_neg;
    const double e4_0_neg_1 = U01*e4_1 - J_y0 + U02*e4_2 - U03_neg*e4_3 + e4_0_neg_0;
    const double e4_0_neg = e4_0_neg_1 + angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + U14_neg*e5_4 - angle_20*U15_neg;
    const double e5_0_0 = U01*e5_1 - J_z0 + U02*e5_2 - U03_neg*e5_3 - U04_neg*e5_4;
    const double e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_neg_0 = D0_inv*e3_0;
    const double O03_neg_1 = -D1_inv*e3_1;
    const double O03_neg_2 = D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0_neg;
    const double O04_1 = -D1_inv*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = -D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1;
    const double O05_2 = D2_inv_neg*e5_2;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03_neg = e0_0_neg*O03_neg_0 + e0_1*O03_neg_1 + angle_14*O03_neg_2;
    const double O13 = e1_0*O03_neg_0 + e1_1_neg*O03_neg_1 - angle_17*O03_neg_2;
    const double O23 = e2_0*O03_neg_0 - e2_1*O03_neg_1 + angle_20*O03_neg_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = e3_0*O03_neg_0 - e3_1*O03_neg_1 - e3_2*O03_neg_2 - O33_0 - O33_1;
    const double O33 = O33_2 - angle_14*D5_inv_neg*angle_14;
    const double O04 = e0_0_neg*O04_0 - e0_1*O04_1 - angle_14*O04_2;
    const double O14_neg = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = angle_20*O04_2 - (e2_0*O04_0 + e2_1*O04_1);
    const double O34_neg_3 = e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_0_neg*O04_0 - e4_1*O04_1 - e4_2*O04_2 - e4_3*O34_neg_0;
    const double O44 = O44_0 - e4_4_neg*O34_neg_1 - angle_17*O34_neg_2;
    const double O05 = e0_0_neg*O05_0 + e0_1*O05_1 - angle_14*O05_2;
    const double O15_neg = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = angle_20*O05_2 - (e2_0*O05_0 - e2_1*O05_1);
    const double O35_3 = e3_4*O35_1;
    const double O35_4 = e3_0*O05_0 - e3_1*O05_1 + e3_2*O05_2 - e3_3_neg*O35_0 + O35_3;
    const double O35 = angle_14*O35_2 - O35_4;
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 - e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const double O45 = O45_1 + angle_17*O35_2;
    const double O55_0 = e5_1*O05_1 - e5_0*O05_0 - e5_2*O05_2 - e5_3*O35_0 - e5_4*O35_1;
    const double O55 = O55_0 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const double DO5_inv = 1.0/O55;
    const double UO05 = O05*DO5_inv;
    const double UO15_neg = O15_neg*DO5_inv;
    const double UO25 = O25*DO5_inv;
    const double UO35 = O35*DO5_inv;
    const double UO45 = O45*DO5_inv;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = O05*UO15_neg - O01_neg;
    const double O11e5 = O11 - O15_neg*UO15_neg;
    const double O02e5 = O02 - O05*UO25;
    const double O12e5 = O12 + O15_neg*UO25;
    const double O22e5 = O22 - O25*UO25;
    const double O03e5 = -O03_neg - O05*UO35;
    const double O13e5 = O13 + O15_neg*UO35;
    const double O23e5 = O23 - O25*UO35;
    const double O33e5 = O33 - O35*UO35;
    const double O04e5 = O04 - O05*UO45;
    const double O14e5 = O15_neg*UO45 - O14_neg;
    const double O24e5 = O24 - O25*UO45;
    const double O34e5 = -O34_neg - O35*UO45;
    const double DO4 = O44 - O45*UO45;

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
    const double XO05 = UO15_neg*XO01 - UO05*DO0_inv - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const double XO15 = UO15_neg*XO11 - UO05*XO01 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const double XO25 = UO15_neg*XO12 - UO05*XO02 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const double XO35 = UO15_neg*XO13 - UO05*XO03 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const double XO45 = UO15_neg*XO14 - UO05*XO04 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const double XO55_0_ = DO5_inv - UO05*XO05 + UO15_neg*XO15 - UO25*XO25 - UO35*XO35;
    const double XO55 = XO55_0_ - UO45*XO45;

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

void drone_arm_operational_inertia_front_left_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_front_left(q + 10*state, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_front_right(const double q[10], double Lambda[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'front_right' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = J_x2 - U23_neg*e3_3_neg - U24*e3_4 + angle_14*U25_neg;
    const double e3_1_0 = angle_14*U15_neg;
    const double e3_1 = e3_1_0 - (J_x1_neg + U12*e3_2 - U13*e3_3_neg - U14_neg*e3_4);
    const double e3_0_0 = J_x0 - U01*e3_1 - U02*e3_2 - U03_neg*e3_3_neg + U04_neg*e3_4;
    const double e3_0 = e3_0_0 - angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1_0 = angle_17*U15_neg;
    const double e4_1 = e4_1_0 - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14_neg*e4_4_neg);
    const double e4_0_neg_0 = U04_neg*e4_4_neg;
    const double e4_0_neg_1 = U01*e4_1 - J_y0 + U02*e4_2 - U03_neg*e4_3 + e4_0_neg_0;
    const double e4_0_neg = e4_0_neg_1 + angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const double e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + U14_neg*e5_4 - angle_20*U15_neg;
    const double e5_0_0 = U01*e5_1 - J_z0 + U02*e5_2 - U03_neg*e5_3 - U04_neg*e5_4;
    const double e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_neg_0 = D0_inv*e3_0;
    const double O03_neg_1 = -D1_inv*e3_1;
    const double O03_neg_2 = D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0_neg;
    const double O04_1 = -D1_inv*e4_1;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = -D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1;
    const double O05_2 = D2_inv_neg*e5_2;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03_neg = e0_0_neg*O03_neg_0 + e0_1*O03_neg_1 + angle_14*O03_neg_2;
    const double O13 = e1_0*O03_neg_0 + e1_1_neg*O03_neg_1 - angle_17*O03_neg_2;
    const double O23 = e2_0*O03_neg_0 - e2_1*O03_neg_1 + angle_20*O03_neg_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = e3_0*O03_neg_0 - e3_1*O03_neg_1 - e3_2*O03_neg_2 - O33_0 - O33_1;
    const double O33 = O33_2 - angle_14*D5_inv_neg*angle_14;
    const double O04 = e0_0_neg*O04_0 - e0_1*O04_1 - angle_14*O04_2;
    const double O14_neg = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = angle_20*O04_2 - (e2_0*O04_0 + e2_1*O04_1);
    const double O34_neg_3 = e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_0_neg*O04_0 - e4_1*O04_1 - e4_2*O04_2 - e4_3*O34_neg_0;
    const double O44 = O44_0 - e4_4_neg*O34_neg_1 - angle_17*O34_neg_2;
    const double O05 = e0_0_neg*O05_0 + e0_1*O05_1 - angle_14*O05_2;
    const double O15_neg = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = angle_20*O05_2 - (e2_0*O05_0 - e2_1*O05_1);
    const double O35_3 = e3_4*O35_1;
    const double O35_4 = e3_0*O05_0 - e3_1*O05_1 + e3_2*O05_2 - e3_3_neg*O35_0 + O35_3;
    const double O35 = angle_14*O35_2 - O35_4;
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 - e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const double O45 = O45_1 + angle_17*O35_2;
    const double O55_0 = e5_1*O05_1 - e5_0*O05_0 - e5_2*O05_2 - e5_3*O35_0 - e5_4*O35_1;
    const double O55 = O55_0 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const double DO5_inv = 1.0/O55;
    const double UO05 = O05*DO5_inv;
    const double UO15_neg = O15_neg*DO5_inv;
    const double UO25 = O25*DO5_inv;
    const double UO35 = O35*DO5_inv;
    const double UO45 = O45*DO5_inv;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = O05*UO15_neg - O01_neg;
    const double O11e5 = O11 - O15_neg*UO15_neg;
    const double O02e5 = O02 - O05*UO25;
    const double O12e5 = O12 + O15_neg*UO25;
    const double O22e5 = O22 - O25*UO25;
    const double O03e5 = -O03_neg - O05*UO35;
    const double O13e5 = O13 + O15_neg*UO35;
    const double O23e5 = O23 - O25*UO35;
    const double O33e5 = O33 - O35*UO35;
    const double O04e5 = O04 - O05*UO45;
    const double O14e5 = O15_neg*UO45 - O14_neg;
    const double O24e5 = O24 - O25*UO45;
    const double O34e5 = -O34_neg - O35*UO45;
    const double DO4 = O44 - O45*UO45;

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
    const double XO05 = UO15_neg*XO01 - UO05*DO0_inv - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const double XO15 = UO15_neg*XO11 - UO05*XO01 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const double XO25 = UO15_neg*XO12 - UO05*XO02 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const double XO35 = UO15_neg*XO13 - UO05*XO03 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const double XO45 = UO15_neg*XO14 - UO05*XO04 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const double XO55_0_ = DO5_inv - UO05*XO05 + UO15_neg*XO15 - UO25*XO25 - UO35*XO35;
    const double XO55 = XO55_0_ - UO45*XO45;

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

void drone_arm_operational_inertia_front_right_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_front_right(q + 10*state, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_rear_left(const double q[10], double Lambda[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'rear_left' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = angle_14*U25_neg - (J_x2_neg + U23_neg*e3_3_neg + U24*e3_4);
    const double e3_1 = J_x1 - U12*e3_2 + U13*e3_3_neg + U14_neg*e3_4 + angle_14*U15_neg;
    const double e3_0_neg_0 = U04_neg*e3_4;
    const double e3_0_neg_1 = U01*e3_1 - J_x0 + U02*e3_2 + U03_neg*e3_3_neg - e3_0_neg_0;
    const double e3_0_neg = e3_0_neg_1 + angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14_neg*e4_4_neg + angle_17*U15_neg;
    const double e4_0_0 = J_y0 - U01*e4_1 - U02*e4_2 + U03_neg*e4_3 - U04_neg*e4_4_neg;
    const double e4_0 = e4_0_0 - angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const double e5_1_neg_0 = angle_20*U15_neg;
    const double e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) - U14_neg*e5_4 + e5_1_neg_0;
    const double e5_0_0 = U04_neg*e5_4;
    const double e5_0_1 = J_z0 + U01*e5_1_neg + U02*e5_2_neg + U03_neg*e5_3 + e5_0_0;
    const double e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_0 = D0_inv*e3_0_neg;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = -D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0;
    const double O04_1 = D1_inv*e4_1;
    const double O04_2 = -D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1_neg;
    const double O05_2 = D2_inv_neg*e5_2_neg;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03 = e0_0_neg*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const double O13 = angle_17*O03_2 - (e1_0*O03_0 + e1_1_neg*O03_1);
    const double O23_neg = e2_0*O03_0 - e2_1*O03_1 + angle_20*O03_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = angle_14*D5_inv_neg*angle_14;
    const double O33 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 - O33_0 - O33_1 - O33_2;
    const double O04 = angle_14*O04_2 - (e0_0_neg*O04_0 - e0_1*O04_1);
    const double O14 = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = e2_0*O04_0 + e2_1*O04_1 - angle_20*O04_2;
    const double O34_neg_3 = e3_0_neg*O04_0 - e3_1*O04_1 - e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_4_neg*O34_neg_1;
    const double O44_1 = e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0 - O44_0;
    const double O44 = O44_1 - angle_17*O34_neg_2;
    const double O05 = angle_14*O05_2 - (e0_0_neg*O05_0 + e0_1*O05_1);
    const double O15 = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = e2_0*O05_0 - e2_1*O05_1 - angle_20*O05_2;
    const double O35_3 = e3_0_neg*O05_0 + e3_1*O05_1 - e3_2*O05_2 - e3_3_neg*O35_0;
    const double O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = angle_17*O35_2;
    const double O45 = e4_0*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0 + O45_1;
    const double O55_0 = e5_0*O05_0 + e5_1_neg*O05_1 - e5_2_neg*O05_2 - e5_3*O35_0;
    const double O55 = O55_0 - e5_4*O35_1 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const double DO5_inv = 1.0/O55;
    const double UO05 = O05*DO5_inv;
    const double UO15 = O15*DO5_inv;
    const double UO25 = O25*DO5_inv;
    const double UO35 = O35*DO5_inv;
    const double UO45 = O45*DO5_inv;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = -O01_neg - O05*UO15;
    const double O11e5 = O11 - O15*UO15;
    const double O02e5 = O02 - O05*UO25;
    const double O12e5 = O12 - O15*UO25;
    const double O22e5 = O22 - O25*UO25;
    const double O03e5 = O03 - O05*UO35;
    const double O13e5 = O13 - O15*UO35;
    const double O23e5 = -O23_neg - O25*UO35;
    const double O33e5 = O33 - O35*UO35;
    const double O04e5 = O04 - O05*UO45;
    const double O14e5 = O14 - O15*UO45;
    const double O24e5 = O24 - O25*UO45;
    const double O34e5 = -O34_neg - O35*UO45;
    const double DO4 = O44 - O45*UO45;

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
    const double XO05 = -UO05*DO0_inv - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const double XO15 = -UO05*XO01 - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const double XO25 = -UO05*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const double XO35 = -UO05*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const double XO45 = -UO05*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const double XO55_0_ = UO45*XO45;
    const double XO55 = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35 - XO55_0_;

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

void drone_arm_operational_inertia_rear_left_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_rear_left(q + 10*state, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_rear_right(const double q[10], double Lambda[36])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'rear_right' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - 176.21145374449338*M08*M08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*D6_inv_neg*M06e7_neg;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_1 = angle_13 - angle_14*U12;
    const double e0_0_neg = angle_12 + U01*e0_1 + angle_14*U02;
    const double e1_1_neg = angle_16 + angle_17*U12;
    const double e1_0 = angle_15 + U01*e1_1_neg - angle_17*U02;
    const double e2_1 = angle_19 + angle_20*U12;
    const double e2_0 = angle_18 - U01*e2_1 + angle_20*U02;
    const double e3_4 = angle_13 - angle_14*U45;
    const double e3_3_neg = angle_12 + U34*e3_4 + angle_14*U35;
    const double e3_2 = angle_14*U25_neg - (J_x2_neg + U23_neg*e3_3_neg + U24*e3_4);
    const double e3_1 = J_x1 - U12*e3_2 + U13*e3_3_neg + U14_neg*e3_4 + angle_14*U15_neg;
    const double e3_0_neg_0 = U04_neg*e3_4;
    const double e3_0_neg_1 = U01*e3_1 - J_x0 + U02*e3_2 + U03_neg*e3_3_neg - e3_0_neg_0;
    const double e3_0_neg = e3_0_neg_1 + angle_14*U05;
    const double e4_4_neg = angle_16 + angle_17*U45;
    const double e4_3 = angle_15 + U34*e4_4_neg - angle_17*U35;
    const double e4_2 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + angle_17*U25_neg;
    const double e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14_neg*e4_4_neg + angle_17*U15_neg;
    const double e4_0_0 = J_y0 - U01*e4_1 - U02*e4_2 + U03_neg*e4_3 - U04_neg*e4_4_neg;
    const double e4_0 = e4_0_0 - angle_17*U05;
    const double e5_4 = angle_19 + angle_20*U45;
    const double e5_3 = angle_18 - U34*e5_4 + angle_20*U35;
    const double e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const double e5_1_neg_0 = angle_20*U15_neg;
    const double e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) - U14_neg*e5_4 + e5_1_neg_0;
    const double e5_0_0 = U04_neg*e5_4;
    const double e5_0_1 = J_z0 + U01*e5_1_neg + U02*e5_2_neg + U03_neg*e5_3 + e5_0_0;
    const double e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = angle_17*D2_inv_neg;
    const double O02_0 = D0_inv*e2_0;
    const double O02_1 = D1_inv*e2_1;
    const double O02_2 = angle_20*D2_inv_neg;
    const double O03_0 = D0_inv*e3_0_neg;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = -D2_inv_neg*e3_2;
    const double O04_0 = D0_inv*e4_0;
    const double O04_1 = D1_inv*e4_1;
    const double O04_2 = -D2_inv_neg*e4_2;
    const double O34_neg_0 = D3_inv_neg*e4_3;
    const double O34_neg_1 = D4_inv_neg*e4_4_neg;
    const double O34_neg_2 = angle_17*D5_inv_neg;
    const double O05_0 = D0_inv*e5_0;
    const double O05_1 = D1_inv*e5_1_neg;
    const double O05_2 = D2_inv_neg*e5_2_neg;
    const double O35_0 = D3_inv_neg*e5_3;
    const double O35_1 = D4_inv_neg*e5_4;
    const double O35_2 = angle_20*D5_inv_neg;
    const double O00_0 = angle_14*D2_inv_neg*angle_14;
    const double O00 = D0_inv*e0_0_neg*e0_0_neg + D1_inv*e0_1*e0_1 - O00_0;
    const double O01_neg = e0_0_neg*O01_neg_0 + e0_1*O01_neg_1 + angle_14*O01_neg_2;
    const double O11 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - angle_17*O01_neg_2;
    const double O02 = angle_14*O02_2 - (e0_0_neg*O02_0 - e0_1*O02_1);
    const double O12 = e1_0*O02_0 - e1_1_neg*O02_1 + angle_17*O02_2;
    const double O22 = e2_0*O02_0 + e2_1*O02_1 - angle_20*O02_2;
    const double O03 = e0_0_neg*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const double O13 = angle_17*O03_2 - (e1_0*O03_0 + e1_1_neg*O03_1);
    const double O23_neg = e2_0*O03_0 - e2_1*O03_1 + angle_20*O03_2;
    const double O33_0 = D3_inv_neg*e3_3_neg*e3_3_neg;
    const double O33_1 = D4_inv_neg*e3_4*e3_4;
    const double O33_2 = angle_14*D5_inv_neg*angle_14;
    const double O33 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 - O33_0 - O33_1 - O33_2;
    const double O04 = angle_14*O04_2 - (e0_0_neg*O04_0 - e0_1*O04_1);
    const double O14 = e1_0*O04_0 - e1_1_neg*O04_1 + angle_17*O04_2;
    const double O24 = e2_0*O04_0 + e2_1*O04_1 - angle_20*O04_2;
    const double O34_neg_3 = e3_0_neg*O04_0 - e3_1*O04_1 - e3_2*O04_2 - e3_3_neg*O34_neg_0;
    const double O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const double O44_0 = e4_4_neg*O34_neg_1;
    const double O44_1 = e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0 - O44_0;
    const double O44 = O44_1 - angle_17*O34_neg_2;
    const double O05 = angle_14*O05_2 - (e0_0_neg*O05_0 + e0_1*O05_1);
    const double O15 = e1_0*O05_0 + e1_1_neg*O05_1 + angle_17*O05_2;
    const double O25 = e2_0*O05_0 - e2_1*O05_1 - angle_20*O05_2;
    const double O35_3 = e3_0_neg*O05_0 + e3_1*O05_1 - e3_2*O05_2 - e3_3_neg*O35_0;
    const double O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const double O45_0 = e4_4_neg*O35_1;
    const double O45_1 = angle_17*O35_2;
    const double O45 = e4_0*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0 + O45_1;
    const double O55_0 = e5_0*O05_0 + e5_1_neg*O05_1 - e5_2_neg*O05_2 - e5_3*O35_0;
    const double O55 = O55_0 - e5_4*O35_1 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const double DO5_inv = 1.0/O55;
    const double UO05 = O05*DO5_inv;
    const double UO15 = O15*DO5_inv;
    const double UO25 = O25*DO5_inv;
    const double UO35 = O35*DO5_inv;
    const double UO45 = O45*DO5_inv;
    const double O00e5 = O00 - O05*UO05;
    const double O01e5 = -O01_neg - O05*UO15;
    const double O11e5 = O11 - O15*UO15;
    const double O02e5 = O02 - O05*UO25;
    const double O12e5 = O12 - O15*UO25;
    const double O22e5 = O22 - O25*UO25;
    const double O03e5 = O03 - O05*UO35;
    const double O13e5 = O13 - O15*UO35;
    const double O23e5 = -O23_neg - O25*UO35;
    const double O33e5 = O33 - O35*UO35;
    const double O04e5 = O04 - O05*UO45;
    const double O14e5 = O14 - O15*UO45;
    const double O24e5 = O24 - O25*UO45;
    const double O34e5 = -O34_neg - O35*UO45;
    const double DO4 = O44 - O45*UO45;

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
    const double XO05 = -UO05*DO0_inv - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const double XO15 = -UO05*XO01 - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const double XO25 = -UO05*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const double XO35 = -UO05*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const double XO45 = -UO05*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const double XO55_0_ = UO45*XO45;
    const double XO55 = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35 - XO55_0_;

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

void drone_arm_operational_inertia_rear_right_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_rear_right(q + 10*state, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_grip(const double q[10], double Lambda[36])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of 'turret' in the base */
    const double Q1_xx = angle_12*c7 - angle_13*s7;
    const double Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const double Q1_yx = angle_16*s7 - angle_15*c7;
    const double Q1_yy = angle_15*s7 + angle_16*c7;
    const double Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const double Q1_zy = angle_18*s7 - angle_19*c7;
    const double o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const double o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const double o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'upper' in the base */
    const double Q2_xx = s8*Q1_xx - angle_14*c8;
    const double Q2_xy = c8*Q1_xx + angle_14*s8;
    const double Q2_yx_neg = angle_17*c8 - s8*Q1_yx;
    const double Q2_yy = c8*Q1_yx + angle_17*s8;
    const double Q2_zx = angle_20*c8 - s8*Q1_zx_neg;
    const double Q2_zy_neg = c8*Q1_zx_neg + angle_20*s8;

    /* frame of 'fore' in the base */
    const double Q3_xx = c9*Q2_xx + s9*Q2_xy;
    const double Q3_yx_neg = c9*Q2_yx_neg - s9*Q2_yy;
    const double Q3_zx_neg = s9*Q2_zy_neg - c9*Q2_zx;
    const double o3_x = o1_x + 0.22*Q2_xx;
    const double o3_y = o1_y - 0.22*Q2_yx_neg;
    const double o3_z = o1_z + 0.22*Q2_zx;

    /* frame of tool 'grip' */
    const double ot_x_0 = 0.24*Q3_xx;
    const double ot_y_0 = 0.24*Q3_yx_neg;
    const double ot_z_0 = 0.24*Q3_zx_neg;
    const double ot_x = o3_x + ot_x_0;
    const double ot_y = o3_y - ot_y_0;
    const double ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y0_neg_0 = q0 - ot_x;
    const double J_x0_0 = q1 - ot_y;
    const double J_x0_1 = q2 - ot_z;
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const double J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const double J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const double J_y6_0 = o1_x - ot_x;
    const double J_x6_neg_0 = o1_y - ot_y;
    const double J_x6_neg_1 = o1_z - ot_z;
    const double J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const double J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const double J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const double J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const double J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const double J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const double J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const double J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_0;
    const double J_z8 = Q1_yy*ot_x_0 - Q1_xy_neg*ot_y_0;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_7 = Q1_xy_neg - Q1_xy_neg*U78;
    const double e0_6 = angle_14 - U67*e0_7 - Q1_xy_neg*U68;
    const double e0_5 = U56_neg*e0_6 - U57*e0_7 - Q1_xy_neg*U58;
    const double e0_4_neg = U45*e0_5 + U46*e0_6 + U47*e0_7 + Q1_xy_neg*U48;
    const double e0_3_0 = Q1_xy_neg*U38;
    const double e0_3 = U34*e0_4_neg - U35*e0_5 + U36_neg*e0_6 - U37*e0_7 - e0_3_0;
    const double e0_2_0 = angle_14 + U23_neg*e0_3 + U24*e0_4_neg + U25_neg*e0_5 - U26*e0_6;
    const double e0_2 = e0_2_0 - U27*e0_7 - Q1_xy_neg*U28;
    const double e0_1_0 = angle_13 - U12*e0_2 - U13*e0_3 - U14_neg*e0_4_neg + U15_neg*e0_5;
    const double e0_1 = e0_1_0 - U16*e0_6 - U17*e0_7 - Q1_xy_neg*U18;
    const double e0_0_0 = angle_12 + U01*e0_1 + U02*e0_2 - U03_neg*e0_3 + U04_neg*e0_4_neg;
    const double e0_0 = -e0_0_0 - U05*e0_5 - U06*e0_6 - U07*e0_7 - Q1_xy_neg*U08;
    const double e1_7 = Q1_yy*U78 - Q1_yy;
    const double e1_6 = angle_17 - U67*e1_7 + Q1_yy*U68;
    const double e1_5 = U56_neg*e1_6 - U57*e1_7 + Q1_yy*U58;
    const double e1_4 = Q1_yy*U48 - (U45*e1_5 + U46*e1_6 + U47*e1_7);
    const double e1_3 = U36_neg*e1_6 - (U34*e1_4 + U35*e1_5) - U37*e1_7 + Q1_yy*U38;
    const double e1_2_0 = angle_17 + U23_neg*e1_3 - U24*e1_4 + U25_neg*e1_5 - U26*e1_6;
    const double e1_2 = e1_2_0 - U27*e1_7 + Q1_yy*U28;
    const double e1_1_neg_0 = angle_16 + U12*e1_2 + U13*e1_3 - U14_neg*e1_4 - U15_neg*e1_5;
    const double e1_1_neg = e1_1_neg_0 + U16*e1_6 + U17*e1_7 - Q1_yy*U18;
    const double e1_0_0 = angle_15 + U01*e1_1_neg - U02*e1_2 + U03_neg*e1_3 + U04_neg*e1_4;
    const double e1_0 = e1_0_0 - U05*e1_5 - U06*e1_6 - U07*e1_7 + Q1_yy*U08;
    const double e2_7 = Q1_zy*U78 - Q1_zy;
    const double e2_6_neg = angle_20 + U67*e2_7 - Q1_zy*U68;
    const double e2_5 = Q1_zy*U58 - (U56_neg*e2_6_neg + U57*e2_7);
    const double e2_4 = U46*e2_6_neg - U45*e2_5 - U47*e2_7 + Q1_zy*U48;
    const double e2_3 = Q1_zy*U38 - (U34*e2_4 + U35*e2_5 + U36_neg*e2_6_neg + U37*e2_7);
    const double e2_2_neg_0 = angle_20 - U23_neg*e2_3 + U24*e2_4 - U25_neg*e2_5;
    const double e2_2_neg = e2_2_neg_0 - U26*e2_6_neg + U27*e2_7 - Q1_zy*U28;
    const double e2_1_0 = angle_19 + U12*e2_2_neg - U13*e2_3 + U14_neg*e2_4 + U15_neg*e2_5;
    const double e2_1 = e2_1_0 + U16*e2_6_neg - U17*e2_7 + Q1_zy*U18;
    const double e2_0_0 = angle_18 - U01*e2_1 + U02*e2_2_neg + U03_neg*e2_3 + U04_neg*e2_4;
    const double e2_0 = e2_0_0 - U05*e2_5 + U06*e2_6_neg - U07*e2_7 + Q1_zy*U08;
    const double e3_7 = J_x7 - J_x8*U78;
    const double e3_6 = -J_x6_neg - U67*e3_7 - J_x8*U68;
    const double e3_5 = angle_14 + U56_neg*e3_6 - U57*e3_7 - J_x8*U58;
    const double e3_4 = angle_13 - U45*e3_5 - U46*e3_6 - U47*e3_7 - J_x8*U48;
    const double e3_3_neg_0 = angle_12 + U34*e3_4 + U35*e3_5 - U36_neg*e3_6 + U37*e3_7;
    const double e3_3_neg = e3_3_neg_0 + J_x8*U38;
    const double e3_2_0 = -U26*e3_6;
    const double e3_2_1 = J_x2_neg + U23_neg*e3_3_neg + U24*e3_4 - U25_neg*e3_5 - e3_2_0;
    const double e3_2 = -e3_2_1 - U27*e3_7 - J_x8*U28;
    const double e3_1_0 = J_x1 - U12*e3_2 + U13*e3_3_neg + U14_neg*e3_4 + U15_neg*e3_5;
    const double e3_1 = e3_1_0 - U16*e3_6 - U17*e3_7 - J_x8*U18;
    const double e3_0_0 = U01*e3_1 - J_x0 + U02*e3_2 + U03_neg*e3_3_neg - U04_neg*e3_4;
    const double e3_0 = -e3_0_0 - U05*e3_5 - U06*e3_6 - U07*e3_7 - J_x8*U08;
    const double e4_7 = J_y7 - J_y8*U78;
    const double e4_6 = J_y6 - U67*e4_7 - J_y8*U68;
    const double e4_5 = angle_17 + U56_neg*e4_6 - U57*e4_7 - J_y8*U58;
    const double e4_4 = -angle_16 - U45*e4_5 - U46*e4_6 - U47*e4_7 - J_y8*U48;
    const double e4_3_0 = -J_y8*U38;
    const double e4_3 = angle_15 - U34*e4_4 - U35*e4_5 + U36_neg*e4_6 - U37*e4_7 + e4_3_0;
    const double e4_2_0 = J_y2 + U23_neg*e4_3 - U24*e4_4 + U25_neg*e4_5 - U26*e4_6;
    const double e4_2 = e4_2_0 - U27*e4_7 - J_y8*U28;
    const double e4_1_neg_0 = U12*e4_2 - J_y1 + U13*e4_3 - U14_neg*e4_4 - U15_neg*e4_5;
    const double e4_1_neg = e4_1_neg_0 + U16*e4_6 + U17*e4_7 + J_y8*U18;
    const double e4_0_neg_0 = J_y0_neg - U01*e4_1_neg + U02*e4_2 - U03_neg*e4_3;
    const double e4_0_neg_1 = e4_0_neg_0 - U04_neg*e4_4 + U05*e4_5 + U06*e4_6 + U07*e4_7;
    const double e4_0_neg = e4_0_neg_1 + J_y8*U08;
    const double e5_7 = -J_z7_neg - J_z8*U78;
    const double e5_6_neg = U67*e5_7 - J_z6 + J_z8*U68;
    const double e5_5 = -angle_20 - U56_neg*e5_6_neg - U57*e5_7 - J_z8*U58;
    const double e5_4 = angle_19 - U45*e5_5 + U46*e5_6_neg - U47*e5_7 - J_z8*U48;
    const double e5_3_0 = angle_18 - U34*e5_4 - U35*e5_5 - U36_neg*e5_6_neg - U37*e5_7;
    const double e5_3 = e5_3_0 - J_z8*U38;
    const double e5_2_neg_0 = U26*e5_6_neg;
    const double e5_2_neg_1 = U24*e5_4 - (J_z2 + U23_neg*e5_3) - U25_neg*e5_5 - e5_2_neg_0;
    const double e5_2_neg = e5_2_neg_1 + U27*e5_7 + J_z8*U28;
    const double e5_1_neg_0 = J_z1_neg - U12*e5_2_neg + U13*e5_3 - U14_neg*e5_4;
    const double e5_1_neg_1 = e5_1_neg_0 - U15_neg*e5_5 - U16*e5_6_neg + U17*e5_7;
    const double e5_1_neg = e5_1_neg_1 + J_z8*U18;
    const double e5_0_0 = U04_neg*e5_4;
    const double e5_0_1 = J_z0 + U01*e5_1_neg + U02*e5_2_neg + U03_neg*e5_3 + e5_0_0;
    const double e5_0 = e5_0_1 - U05*e5_5 + U06*e5_6_neg - U07*e5_7 - J_z8*U08;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = D1_inv*e1_1_neg;
    const double O01_neg_2 = D2_inv_neg*e1_2;
    const double O01_neg_3 = D3_inv_neg*e1_3;
    const double O01_neg_4 = -D4_inv_neg*e1_4;
    const double O01_neg_5 = D5_inv_neg*e1_5;
    const double O01_neg_6 = D6_inv_neg*e1_6;
    const double O01_neg_7 = -D7_inv*e1_7;
    const double O01_neg_8 = 176.21145374449338*Q1_yy;
    const double O02_neg_0 = D0_inv*e2_0;
    const double O02_neg_1 = D1_inv*e2_1;
    const double O02_neg_2 = D2_inv_neg*e2_2_neg;
    const double O02_neg_3 = -D3_inv_neg*e2_3;
    const double O02_neg_4 = D4_inv_neg*e2_4;
    const double O02_neg_5 = -D5_inv_neg*e2_5;
    const double O02_neg_6 = D6_inv_neg*e2_6_neg;
    const double O02_neg_7 = -D7_inv*e2_7;
    const double O02_neg_8 = 176.21145374449338*Q1_zy;
    const double O03_0 = -D0_inv*e3_0;
    const double O03_1 = D1_inv*e3_1;
    const double O03_2 = -D2_inv_neg*e3_2;
    const double O03_3 = D3_inv_neg*e3_3_neg;
    const double O03_4 = D4_inv_neg*e3_4;
    const double O03_5 = D5_inv_neg*e3_5;
    const double O03_6 = -D6_inv_neg*e3_6;
    const double O03_7 = D7_inv*e3_7;
    const double O03_8 = 176.21145374449338*J_x8;
    const double O04_0 = D0_inv*e4_0_neg;
    const double O04_1 = D1_inv*e4_1_neg;
    const double O04_2 = D2_inv_neg*e4_2;
    const double O04_3 = D3_inv_neg*e4_3;
    const double O04_4 = -D4_inv_neg*e4_4;
    const double O04_5 = D5_inv_neg*e4_5;
    const double O04_6 = D6_inv_neg*e4_6;
    const double O04_7 = D7_inv*e4_7;
    const double O04_8 = -176.21145374449338*J_y8;
    const double O05_neg_0 = D0_inv*e5_0;
    const double O05_neg_1 = D1_inv*e5_1_neg;
    const double O05_neg_2 = D2_inv_neg*e5_2_neg;
    const double O05_neg_3 = D3_inv_neg*e5_3;
    const double O05_neg_4 = D4_inv_neg*e5_4;
    const double O05_neg_5 = -D5_inv_neg*e5_5;
    const double O05_neg_6 = D6_inv_neg*e5_6_neg;
    const double O05_neg_7 = -D7_inv*e5_7;
    const double O05_neg_8 = -176.21145374449338*J_z8;
    const double O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const double O00_1 = O00_0 - D3_inv_neg*e0_3*e0_3 - D4_inv_neg*e0_4_neg*e0_4_neg;
    const double O00_2 = D7_inv*e0_7*e0_7;
    const double O00_3 = O00_1 - D5_inv_neg*e0_5*e0_5 - D6_inv_neg*e0_6*e0_6 + O00_2;
    const double O00 = O00_3 + 176.21145374449338*Q1_xy_neg*Q1_xy_neg;
    const double O01_neg_9 = e0_3*O01_neg_3;
    const double O01_neg_10 = e0_1*O01_neg_1 - e0_0*O01_neg_0 + e0_2*O01_neg_2 + O01_neg_9;
    const double O01_neg_11 = e0_6*O01_neg_6;
    const double O01_neg_12 = O01_neg_10 + e0_4_neg*O01_neg_4 + e0_5*O01_neg_5 + O01_neg_11;
    const double O01_neg = O01_neg_12 + e0_7*O01_neg_7 + Q1_xy_neg*O01_neg_8;
    const double O11_0 = e1_3*O01_neg_3;
    const double O11_1 = e1_0*O01_neg_0 + e1_1_neg*O01_neg_1 - e1_2*O01_neg_2 - O11_0;
    const double O11_2 = -e1_7*O01_neg_7;
    const double O11_3 = O11_1 + e1_4*O01_neg_4 - e1_5*O01_neg_5 - e1_6*O01_neg_6 + O11_2;
    const double O11 = O11_3 + Q1_yy*O01_neg_8;
    const double O02_neg_9 = e0_3*O02_neg_3;
    const double O02_neg_10 = -e0_0*O02_neg_0 - e0_1*O02_neg_1 - e0_2*O02_neg_2 - O02_neg_9;
    const double O02_neg_11 = e0_6*O02_neg_6;
    const double O02_neg_12 = O02_neg_10 - e0_4_neg*O02_neg_4 - e0_5*O02_neg_5 - O02_neg_11;
    const double O02_neg = O02_neg_12 + e0_7*O02_neg_7 + Q1_xy_neg*O02_neg_8;
    const double O12_0 = e1_3*O02_neg_3;
    const double O12_1 = e1_0*O02_neg_0 - e1_1_neg*O02_neg_1 + e1_2*O02_neg_2 + O12_0;
    const double O12_2 = -e1_7*O02_neg_7;
    const double O12_3 = O12_1 - e1_4*O02_neg_4 + e1_5*O02_neg_5 + e1_6*O02_neg_6 + O12_2;
    const double O12 = O12_3 + Q1_yy*O02_neg_8;
    const double O22_0 = -e2_3*O02_neg_3;
    const double O22_1 = e2_0*O02_neg_0 + e2_1*O02_neg_1 - e2_2_neg*O02_neg_2 - O22_0;
    const double O22_2 = O22_1 - e2_4*O02_neg_4 + e2_5*O02_neg_5 - e2_6_neg*O02_neg_6;
    const double O22 = O22_2 - e2_7*O02_neg_7 + Q1_zy*O02_neg_8;
    const double O03_9 = e0_4_neg*O03_4;
    const double O03_10 = e0_1*O03_1 - e0_0*O03_0 + e0_2*O03_2 + e0_3*O03_3 + O03_9;
    const double O03 = O03_10 - e0_5*O03_5 + e0_6*O03_6 + e0_7*O03_7 + Q1_xy_neg*O03_8;
    const double O13_neg_0 = e1_0*O03_0 + e1_1_neg*O03_1 - e1_2*O03_2 - e1_3*O03_3;
    const double O13_neg_1 = -e1_7*O03_7;
    const double O13_neg_2 = O13_neg_0 + e1_4*O03_4 + e1_5*O03_5 - e1_6*O03_6 + O13_neg_1;
    const double O13_neg = O13_neg_2 + Q1_yy*O03_8;
    const double O23_neg_0 = e2_0*O03_0 - e2_1*O03_1 + e2_2_neg*O03_2 - e2_3*O03_3;
    const double O23_neg_1 = O23_neg_0 + e2_4*O03_4 + e2_5*O03_5 + e2_6_neg*O03_6;
    const double O23_neg = O23_neg_1 - e2_7*O03_7 + Q1_zy*O03_8;
    const double O33_0 = e3_4*O03_4;
    const double O33_1 = e3_1*O03_1 - e3_0*O03_0 + e3_2*O03_2 - e3_3_neg*O03_3 - O33_0;
    const double O33 = O33_1 - e3_5*O03_5 + e3_6*O03_6 + e3_7*O03_7 + J_x8*O03_8;
    const double O04_9 = e0_4_neg*O04_4;
    const double O04_10 = -e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 - e0_3*O04_3 - O04_9;
    const double O04 = O04_10 - e0_5*O04_5 - e0_6*O04_6 + e0_7*O04_7 - Q1_xy_neg*O04_8;
    const double O14_0 = -e1_4*O04_4;
    const double O14_1 = e1_0*O04_0 - e1_1_neg*O04_1 + e1_2*O04_2 + e1_3*O04_3 + O14_0;
    const double O14 = Q1_yy*O04_8 - (O14_1 + e1_5*O04_5 + e1_6*O04_6 - e1_7*O04_7);
    const double O24_0 = e2_4*O04_4;
    const double O24_1 = e2_0*O04_0 + e2_1*O04_1 - e2_2_neg*O04_2 + e2_3*O04_3 - O24_0;
    const double O24 = Q1_zy*O04_8 - (O24_1 + e2_5*O04_5 - e2_6_neg*O04_6 - e2_7*O04_7);
    const double O34_0 = e3_4*O04_4;
    const double O34_1 = e3_3_neg*O04_3 - (e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2) + O34_0;
    const double O34 = O34_1 - e3_5*O04_5 - e3_6*O04_6 + e3_7*O04_7 - J_x8*O04_8;
    const double O44_0 = e4_0_neg*O04_0 + e4_1_neg*O04_1 - e4_2*O04_2 - e4_3*O04_3;
    const double O44_1 = -J_y8*O04_8;
    const double O44 = O44_0 + e4_4*O04_4 - e4_5*O04_5 - e4_6*O04_6 + e4_7*O04_7 + O44_1;
    const double O05_neg_9 = e0_3*O05_neg_3;
    const double O05_neg_10 = e0_1*O05_neg_1 - e0_0*O05_neg_0 - e0_2*O05_neg_2 + O05_neg_9;
    const double O05_neg_11 = e0_6*O05_neg_6;
    const double O05_neg_12 = O05_neg_10 - e0_4_neg*O05_neg_4 - e0_5*O05_neg_5 - O05_neg_11;
    const double O05_neg = O05_neg_12 + e0_7*O05_neg_7 + Q1_xy_neg*O05_neg_8;
    const double O15_0 = e1_3*O05_neg_3;
    const double O15_1 = e1_0*O05_neg_0 + e1_1_neg*O05_neg_1 + e1_2*O05_neg_2 - O15_0;
    const double O15_2 = -e1_7*O05_neg_7;
    const double O15_3 = O15_1 - e1_4*O05_neg_4 + e1_5*O05_neg_5 + e1_6*O05_neg_6 + O15_2;
    const double O15 = O15_3 + Q1_yy*O05_neg_8;
    const double O25_0 = -e2_3*O05_neg_3;
    const double O25_1 = e2_0*O05_neg_0 - e2_1*O05_neg_1 - e2_2_neg*O05_neg_2 + O25_0;
    const double O25_2 = O25_1 - e2_4*O05_neg_4 + e2_5*O05_neg_5 - e2_6_neg*O05_neg_6;
    const double O25 = O25_2 - e2_7*O05_neg_7 + Q1_zy*O05_neg_8;
    const double O35_neg_0 = e3_3_neg*O05_neg_3;
    const double O35_neg_1 = e3_1*O05_neg_1 - e3_0*O05_neg_0 - e3_2*O05_neg_2 - O35_neg_0;
    const double O35_neg_2 = O35_neg_1 + e3_4*O05_neg_4 - e3_5*O05_neg_5 - e3_6*O05_neg_6;
    const double O35_neg = O35_neg_2 + e3_7*O05_neg_7 + J_x8*O05_neg_8;
    const double O45_0 = e4_3*O05_neg_3;
    const double O45_1 = e4_0_neg*O05_neg_0 - e4_1_neg*O05_neg_1 - e4_2*O05_neg_2 + O45_0;
    const double O45_2 = e4_7*O05_neg_7;
    const double O45_3 = O45_1 + e4_4*O05_neg_4 - e4_5*O05_neg_5 - e4_6*O05_neg_6 + O45_2;
    const double O45 = -O45_3 - J_y8*O05_neg_8;
    const double O55_0 = e5_3*O05_neg_3;
    const double O55_1 = e5_0*O05_neg_0 + e5_1_neg*O05_neg_1 - e5_2_neg*O05_neg_2 - O55_0;
    const double O55_2 = O55_1 - e5_4*O05_neg_4 + e5_5*O05_neg_5 - e5_6_neg*O05_neg_6;
    const double O55 = O55_2 - e5_7*O05_neg_7 - J_z8*O05_neg_8;

    /* elimination of direction 'z' */
    const double DO5_inv = 1.0/O55;
    const double UO05_neg = O05_neg*DO5_inv;
    const double UO15 = O15*DO5_inv;
    const double UO25 = O25*DO5_inv;
    const double UO35_neg = O35_neg*DO5_inv;
    const double UO45 = O45*DO5_inv;
    const double O00e5 = O00 - O05_neg*UO05_neg;
    const double O01e5 = O05_neg*UO15 - O01_neg;
    const double O11e5 = O11 - O15*UO15;
    const double O02e5 = O05_neg*UO25 - O02_neg;
    const double O12e5 = O12 - O15*UO25;
    const double O22e5 = O22 - O25*UO25;
    const double O03e5 = O03 - O05_neg*UO35_neg;
    const double O13e5 = O15*UO35_neg - O13_neg;
    const double O23e5 = O25*UO35_neg - O23_neg;
    const double O33e5 = O33 - O35_neg*UO35_neg;
    const double O04e5 = O04 + O05_neg*UO45;
    const double O14e5 = O14 - O15*UO45;
    const double O24e5 = O24 - O25*UO45;
    const double O34e5 = O34 + O35_neg*UO45;
    const double DO4 = O44 - O45*UO45;

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
    const double XO05_0_ = UO45*XO04;
    const double XO05 = UO05_neg*DO0_inv - UO15*XO01 - UO25*XO02 + UO35_neg*XO03 - XO05_0_;
    const double XO15_0_ = UO45*XO14;
    const double XO15 = UO05_neg*XO01 - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_;
    const double XO25_0_ = UO45*XO24;
    const double XO25 = UO05_neg*XO02 - UO15*XO12 - UO25*XO22 + UO35_neg*XO23 - XO25_0_;
    const double XO35_0_ = -UO45*XO34;
    const double XO35 = XO35_0_ - (UO15*XO13 - UO05_neg*XO03 + UO25*XO23 - UO35_neg*XO33);
    const double XO45_0_ = -UO45*XO44;
    const double XO45 = XO45_0_ - (UO15*XO14 - UO05_neg*XO04 + UO25*XO24 - UO35_neg*XO34);
    const double XO55_0_ = DO5_inv + UO05_neg*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35;
    const double XO55 = XO55_0_ - UO45*XO45;

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

void drone_arm_operational_inertia_grip_batch(size_t count, const double *q, double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_operational_inertia_grip(q + 10*state, Lambda + 36*state);
    }
}

void drone_arm_tip_force_acceleration_front_left(
    const double q[10], const double f[6], double qdd[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'front_left' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const double tau0_neg_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4;
    const double tau0_neg = tau0_neg_0 - J_z0*f5;
    const double tau1_0 = angle_13*f0 - angle_16*f1 + angle_19*f2 - J_x1_neg*f3 - J_y1_neg*f4;
    const double tau1 = tau1_0 + J_z1*f5;
    const double tau2 = angle_14*f0 + angle_17*f1 - angle_20*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5;
    const double tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const double tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const double tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e4 = tau4 - tau5*U45;
    const double e3_neg = U34*e4 - tau3 + tau5*U35;
    const double e2 = tau2 - U23_neg*e3_neg - U24*e4 + tau5*U25_neg;
    const double e1 = tau1 - U12*e2 + U13*e3_neg + U14_neg*e4 + tau5*U15_neg;
    const double e0_neg_0 = tau0_neg + U01*e1 + U02*e2 + U03_neg*e3_neg - U04_neg*e4;
    const double e0_neg = e0_neg_0 + tau5*U05;

    /* solve with D and U* */
    const double x0_neg = D0_inv*e0_neg;
    const double x1 = D1_inv*e1 + U01*x0_neg;
    const double x2_neg = D2_inv_neg*e2 - U02*x0_neg + U12*x1;
    const double x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23_neg*x2_neg;
    const double x4_neg_0 = D4_inv_neg*e4 + U04_neg*x0_neg - U14_neg*x1 - U24*x2_neg;
    const double x4_neg = x4_neg_0 + U34*x3;
    const double x5_0 = U35*x3;
    const double x5_1 = tau5*D5_inv_neg - U05*x0_neg - U15_neg*x1 + U25_neg*x2_neg + x5_0;
    const double x5 = U45*x4_neg - x5_1;
    const double x6_0 = -U56_neg*x5;
    const double x6 = U06*x0_neg - U16*x1 + U26*x2_neg + U36_neg*x3 + U46*x4_neg - x6_0;
    const double x7_0 = -U57*x5;
    const double x7_1 = U17*x1 - U07*x0_neg - U27*x2_neg + U37*x3 - U47*x4_neg - x7_0;
    const double x7 = -x7_1 - U67*x6;
    const double x8_0 = -U58*x5;
    const double x8_1 = U18*x1 - U08*x0_neg - U28*x2_neg + U38*x3 - U48*x4_neg - x8_0;
    const double x8 = -x8_1 - U68*x6 - U78*x7;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = -x2_neg;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

void drone_arm_tip_force_acceleration_front_left_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_tip_force_acceleration_front_left(q + 10*state, f + 6*state, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_front_right(
    const double q[10], const double f[6], double qdd[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'front_right' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const double J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const double J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const double J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const double J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const double J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const double tau0_neg_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4;
    const double tau0_neg = tau0_neg_0 - J_z0*f5;
    const double tau1_0 = angle_13*f0 - angle_16*f1 + angle_19*f2 - J_x1_neg*f3 - J_y1_neg*f4;
    const double tau1 = tau1_0 + J_z1*f5;
    const double tau2 = angle_14*f0 + angle_17*f1 - angle_20*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5;
    const double tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const double tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const double tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e4 = tau4 - tau5*U45;
    const double e3_neg = U34*e4 - tau3 + tau5*U35;
    const double e2 = tau2 - U23_neg*e3_neg - U24*e4 + tau5*U25_neg;
    const double e1 = tau1 - U12*e2 + U13*e3_neg + U14_neg*e4 + tau5*U15_neg;
    const double e0_neg_0 = tau0_neg + U01*e1 + U02*e2 + U03_neg*e3_neg - U04_neg*e4;
    const double e0_neg = e0_neg_0 + tau5*U05;

    /* solve with D and U* */
    const double x0_neg = D0_inv*e0_neg;
    const double x1 = D1_inv*e1 + U01*x0_neg;
    const double x2_neg = D2_inv_neg*e2 - U02*x0_neg + U12*x1;
    const double x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23_neg*x2_neg;
    const double x4_neg_0 = D4_inv_neg*e4 + U04_neg*x0_neg - U14_neg*x1 - U24*x2_neg;
    const double x4_neg = x4_neg_0 + U34*x3;
    const double x5_0 = U35*x3;
    const double x5_1 = tau5*D5_inv_neg - U05*x0_neg - U15_neg*x1 + U25_neg*x2_neg + x5_0;
    const double x5 = U45*x4_neg - x5_1;
    const double x6_0 = -U56_neg*x5;
    const double x6 = U06*x0_neg - U16*x1 + U26*x2_neg + U36_neg*x3 + U46*x4_neg - x6_0;
    const double x7_0 = -U57*x5;
    const double x7_1 = U17*x1 - U07*x0_neg - U27*x2_neg + U37*x3 - U47*x4_neg - x7_0;
    const double x7 = -x7_1 - U67*x6;
    const double x8_0 = -U58*x5;
    const double x8_1 = U18*x1 - U08*x0_neg - U28*x2_neg + U38*x3 - U48*x4_neg - x8_0;
    const double x8 = -x8_1 - U68*x6 - U78*x7;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = -x2_neg;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

void drone_arm_tip_force_acceleration_front_right_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_tip_force_acceleration_front_right(q + 10*state, f + 6*state, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_rear_left(
    const double q[10], const double f[6], double qdd[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'rear_left' */
    const double J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const double tau0 = J_z0*f5 - (angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4);
    const double tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 + J_z1*f5;
    const double tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2 - J_x2_neg*f3 + J_y2*f4;
    const double tau2 = tau2_0 - J_z2_neg*f5;
    const double tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const double tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const double tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e4 = tau4 - tau5*U45;
    const double e3_neg = U34*e4 - tau3 + tau5*U35;
    const double e2 = tau2 - U23_neg*e3_neg - U24*e4 + tau5*U25_neg;
    const double e1 = tau1 - U12*e2 + U13*e3_neg + U14_neg*e4 + tau5*U15_neg;
    const double e0_neg_0 = U01*e1 - tau0 + U02*e2 + U03_neg*e3_neg - U04_neg*e4;
    const double e0_neg = e0_neg_0 + tau5*U05;

    /* solve with D and U* */
    const double x0_neg = D0_inv*e0_neg;
    const double x1 = D1_inv*e1 + U01*x0_neg;
    const double x2_neg = D2_inv_neg*e2 - U02*x0_neg + U12*x1;
    const double x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23_neg*x2_neg;
    const double x4_neg_0 = D4_inv_neg*e4 + U04_neg*x0_neg - U14_neg*x1 - U24*x2_neg;
    const double x4_neg = x4_neg_0 + U34*x3;
    const double x5_0 = U35*x3;
    const double x5_1 = tau5*D5_inv_neg - U05*x0_neg - U15_neg*x1 + U25_neg*x2_neg + x5_0;
    const double x5 = U45*x4_neg - x5_1;
    const double x6_0 = -U56_neg*x5;
    const double x6 = U06*x0_neg - U16*x1 + U26*x2_neg + U36_neg*x3 + U46*x4_neg - x6_0;
    const double x7_0 = -U57*x5;
    const double x7_1 = U17*x1 - U07*x0_neg - U27*x2_neg + U37*x3 - U47*x4_neg - x7_0;
    const double x7 = -x7_1 - U67*x6;
    const double x8_0 = -U58*x5;
    const double x8_1 = U18*x1 - U08*x0_neg - U28*x2_neg + U38*x3 - U48*x4_neg - x8_0;
    const double x8 = -x8_1 - U68*x6 - U78*x7;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = -x2_neg;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

void drone_arm_tip_force_acceleration_rear_left_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_tip_force_acceleration_rear_left(q + 10*state, f + 6*state, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_rear_right(
    const double q[10], const double f[6], double qdd[9])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of tool 'rear_right' */
    const double J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const double J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const double J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const double J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const double J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const double tau0 = J_z0*f5 - (angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4);
    const double tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 + J_z1*f5;
    const double tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2 - J_x2_neg*f3 + J_y2*f4;
    const double tau2 = tau2_0 - J_z2_neg*f5;
    const double tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const double tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const double tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e4 = tau4 - tau5*U45;
    const double e3_neg = U34*e4 - tau3 + tau5*U35;
    const double e2 = tau2 - U23_neg*e3_neg - U24*e4 + tau5*U25_neg;
    const double e1 = tau1 - U12*e2 + U13*e3_neg + U14_neg*e4 + tau5*U15_neg;
    const double e0_neg_0 = U01*e1 - tau0 + U02*e2 + U03_neg*e3_neg - U04_neg*e4;
    const double e0_neg = e0_neg_0 + tau5*U05;

    /* solve with D and U* */
    const double x0_neg = D0_inv*e0_neg;
    const double x1 = D1_inv*e1 + U01*x0_neg;
    const double x2_neg = D2_inv_neg*e2 - U02*x0_neg + U12*x1;
    const double x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23_neg*x2_neg;
    const double x4_neg_0 = D4_inv_neg*e4 + U04_neg*x0_neg - U14_neg*x1 - U24*x2_neg;
    const double x4_neg = x4_neg_0 + U34*x3;
    const double x5_0 = U35*x3;
    const double x5_1 = tau5*D5_inv_neg - U05*x0_neg - U15_neg*x1 + U25_neg*x2_neg + x5_0;
    const double x5 = U45*x4_neg - x5_1;
    const double x6_0 = -U56_neg*x5;
    const double x6 = U06*x0_neg - U16*x1 + U26*x2_neg + U36_neg*x3 + U46*x4_neg - x6_0;
    const double x7_0 = -U57*x5;
    const double x7_1 = U17*x1 - U07*x0_neg - U27*x2_neg + U37*x3 - U47*x4_neg - x7_0;
    const double x7 = -x7_1 - U67*x6;
    const double x8_0 = -U58*x5;
    const double x8_1 = U18*x1 - U08*x0_neg - U28*x2_neg + U38*x3 - U48*x4_neg - x8_0;
    const double x8 = -x8_1 - U68*x6 - U78*x7;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = -x2_neg;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

void drone_arm_tip_force_acceleration_rear_right_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_tip_force_acceleration_rear_right(q + 10*state, f + 6*state, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_grip(const double q[10], const double f[6], double qdd[9])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];
    const double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double angle_0 = 2.0*q3;
    const double angle_1 = 2.0*q4;
    const double angle_2 = 2.0*q5;
    const double angle_3 = q3*angle_0;
    const double angle_4 = q4*angle_1;
    const double angle_5 = q5*angle_2;
    const double angle_6 = q4*angle_0;
    const double angle_7 = q5*angle_0;
    const double angle_8 = q5*angle_1;
    const double angle_9 = q6*angle_0;
    const double angle_10 = q6*angle_1;
    const double angle_11 = q6*angle_2;
    const double angle_12 = angle_4 + angle_5 - 1.0;
    const double angle_13 = angle_6 - angle_11;
    const double angle_14 = angle_7 + angle_10;
    const double angle_15 = angle_6 + angle_11;
    const double angle_16 = angle_3 + angle_5 - 1.0;
    const double angle_17 = angle_8 - angle_9;
    const double angle_18 = angle_7 - angle_10;
    const double angle_19 = angle_8 + angle_9;
    const double angle_20 = angle_3 + angle_4 - 1.0;
    const double c7 = cos(q7);
    const double s7 = sin(q7);
    const double c8 = cos(q8);
    const double s8 = sin(q8);
    const double c9 = cos(q9);
    const double s9 = sin(q9);
    const double c3c3 = c9*c9;
    const double c3s3 = c9*s9;
    const double s2s2 = s8*s8;
    const double s2c2 = c8*s8;
    const double c1c1 = c7*c7;
    const double c1s1 = c7*s7;

    /* frame of 'turret' in the base */
    const double Q1_xx = angle_12*c7 - angle_13*s7;
    const double Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const double Q1_yx = angle_16*s7 - angle_15*c7;
    const double Q1_yy = angle_15*s7 + angle_16*c7;
    const double Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const double Q1_zy = angle_18*s7 - angle_19*c7;
    const double o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const double o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const double o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'upper' in the base */
    const double Q2_xx = s8*Q1_xx - angle_14*c8;
    const double Q2_xy = c8*Q1_xx + angle_14*s8;
    const double Q2_yx_neg = angle_17*c8 - s8*Q1_yx;
    const double Q2_yy = c8*Q1_yx + angle_17*s8;
    const double Q2_zx = angle_20*c8 - s8*Q1_zx_neg;
    const double Q2_zy_neg = c8*Q1_zx_neg + angle_20*s8;

    /* frame of 'fore' in the base */
    const double Q3_xx = c9*Q2_xx + s9*Q2_xy;
    const double Q3_yx_neg = c9*Q2_yx_neg - s9*Q2_yy;
    const double Q3_zx_neg = s9*Q2_zy_neg - c9*Q2_zx;
    const double o3_x = o1_x + 0.22*Q2_xx;
    const double o3_y = o1_y - 0.22*Q2_yx_neg;
    const double o3_z = o1_z + 0.22*Q2_zx;

    /* frame of tool 'grip' */
    const double ot_x_0 = 0.24*Q3_xx;
    const double ot_y_0 = 0.24*Q3_yx_neg;
    const double ot_z_0 = 0.24*Q3_zx_neg;
    const double ot_x = o3_x + ot_x_0;
    const double ot_y = o3_y - ot_y_0;
    const double ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const double J_y0_neg_0 = q0 - ot_x;
    const double J_x0_0 = q1 - ot_y;
    const double J_x0_1 = q2 - ot_z;
    const double J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const double J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const double J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const double J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const double J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const double J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const double J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const double J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const double J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const double J_y6_0 = o1_x - ot_x;
    const double J_x6_neg_0 = o1_y - ot_y;
    const double J_x6_neg_1 = o1_z - ot_z;
    const double J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const double J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const double J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const double J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const double J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const double J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const double J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const double J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_0;
    const double J_z8 = Q1_yy*ot_x_0 - Q1_xy_neg*ot_y_0;

    /* joint forces of the wrench */
    const double tau0_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 + J_y0_neg*f4;
    const double tau0 = J_z0*f5 - tau0_0;
    const double tau1_0 = J_z1_neg*f5;
    const double tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 - tau1_0;
    const double tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2;
    const double tau2 = tau2_0 - J_x2_neg*f3 + J_y2*f4 + J_z2*f5;
    const double tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const double tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const double tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;
    const double tau6 = tau2_0 - J_x6_neg*f3 + J_y6*f4 + J_z6*f5;
    const double tau7_0 = Q1_xy_neg*f0 - Q1_yy*f1 - Q1_zy*f2;
    const double tau7 = tau7_0 + J_x7*f3 + J_y7*f4 - J_z7_neg*f5;
    const double tau8 = tau7_0 + J_x8*f3 + J_y8*f4 + J_z8*f5;

    /* composite inertia of 'upper' */
    const double R2_hx_0 = 0.0275*c9;
    const double R2_hy_0 = 0.0275*s9;
    const double R2_Jxx_0 = 0.004615*c3c3 + 6e-06*c3s3;
    const double R2_Jxz_0 = 5.2e-05*c9;
    const double R2_Jyz_0 = 5.2e-05*s9;
    const double R2_Jyy_0 = 0.0121*c9;
    const double R2_Jyy = R2_Jxx_0 - 0.004615 + R2_Jyy_0;
    const double R2_hx = R2_hx_0 + 0.0736;
    const double R2_hy = R2_hy_0 - 0.00072;
    const double R2_Jxx = -R2_Jxx_0 - 0.01440184;
    const double R2_Jzz = R2_Jyy_0 + 0.01916116;
    const double R2_Jxy = 8.56e-05 - (0.004615*c3s3 - 6e-06*c3c3 + 3e-06 + 0.00605*s9);
    const double R2_Jxz = R2_Jxz_0 - 1.32e-05;
    const double R2_Jyz = R2_Jyz_0 + 2.32e-06;

    /* composite inertia of 'turret' */
    const double R1_hx_0 = s8*R2_hx + c8*R2_hy;
    const double R1_hz = s8*R2_hy - c8*R2_hx;
    const double R1_Jxx_0 = R2_Jyy - R2_Jxx;
    const double R1_Jxx_1 = -2.0*R2_Jxy;
    const double R1_Jxx_2 = s2s2*R1_Jxx_0 + s2c2*R1_Jxx_1;
    const double R1_Jzz_0 = -R2_Jxx - R1_Jxx_2;
    const double R1_Jxy_neg = s8*R2_Jxz + c8*R2_Jyz;
    const double R1_Jyz = c8*R2_Jxz - s8*R2_Jyz;
    const double R1_hx = R1_hx_0 - 0.00036;
    const double R1_Jxx = R2_Jyy - R1_Jxx_2 + 0.01914932;
    const double R1_Jzz = 0.01925076 - R1_Jzz_0;
    const double R1_Jxz = s2c2*R1_Jxx_0 - s2s2*R1_Jxx_1 - R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const double R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const double R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const double R0_Jxx_0 = R2_Jzz - R1_Jxx;
    const double R0_Jxx_1 = 2.0*R1_Jxy_neg;
    const double R0_Jxx_2 = c1c1*R0_Jxx_0 - c1s1*R0_Jxx_1;
    const double R0_Jxz_0 = c7*R1_Jxz - s7*R1_Jyz;
    const double R0_Jyy_0 = 0.06*R0_hx_0;
    const double R0_Jyy_1 = -0.2*R1_hz;
    const double R0_Jxz_1 = 0.1*R0_hx_0;
    const double R0_Jxy_0 = R1_Jxy_neg - (c1s1*R0_Jxx_0 + c1c1*R0_Jxx_1) + 0.03*R0_hy_0;
    const double R0_Jyz_0 = s7*R1_Jxz + c7*R1_Jyz + 0.1*R0_hy_0;
    const double R0_hx = 0.0096 - R0_hx_0;
    const double R0_hy = -R0_hy_0 - 0.0021;
    const double R0_hz = R1_hz + 0.00512;
    const double R0_Jxx = R2_Jzz - R0_Jxx_2 + R0_Jyy_1 + 0.0299287;
    const double R0_Jyy = R1_Jxx + R0_Jxx_2 - (R0_Jyy_0 - R0_Jyy_1) + 0.0340962;
    const double R0_Jzz = 0.0415717 - (R0_Jyy_0 - R1_Jzz);
    const double R0_Jxy = R0_Jxy_0 + 0.0001084;
    const double R0_Jxz = 0.0028266 - (0.03*R1_hz + R0_Jxz_1 + R0_Jxz_0);
    const double R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const double M66 = 0.02125076 - R1_Jzz_0;
    const double M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const double M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const double M77 = R2_Jyy_0 + 0.02116116;
    const double M37 = c7*R1_hz;
    const double M47 = s7*R1_hz;
    const double M07_neg = c7*R1_Jxy_neg + s7*R2_Jzz - 0.1*M47;
    const double M17 = c7*R2_Jzz - s7*R1_Jxy_neg - (0.1*M37 + 0.03*R1_hx_0);
    const double M27_neg = R1_Jyz - 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M78 = 0.00605*c9 + 0.004675;
    const double f8at1_x = c8*R2_hx_0 - s8*R2_hy_0;
    const double f8at1_z = c8*R2_hy_0 + s8*R2_hx_0;
    const double n8at1_x = s8*R2_Jxz_0 + c8*R2_Jyz_0;
    const double M68 = s8*R2_Jyz_0 - c8*R2_Jxz_0;
    const double M38 = -c7*f8at1_x;
    const double M48 = -s7*f8at1_x;
    const double M08 = 0.1*M48 - (c7*n8at1_x + s7*M78);
    const double M18_neg = s7*n8at1_x - c7*M78 + (0.1*M38 + 0.03*f8at1_z);
    const double M28 = M68 + 0.03*M48;

    /* elimination of 'elbow' */
    const double U08 = 176.21145374449338*M08;
    const double U18 = -176.21145374449338*M18_neg;
    const double U28 = 176.21145374449338*M28;
    const double U38 = 176.21145374449338*M38;
    const double U48 = 176.21145374449338*M48;
    const double U58 = 176.21145374449338*f8at1_z;
    const double U68 = 176.21145374449338*M68;
    const double U78 = 176.21145374449338*M78;
    const double M00e8 = R0_Jxx - M08*U08;
    const double M01e8 = R0_Jxy - M08*U18;
    const double M11e8 = R0_Jyy + M18_neg*U18;
    const double M02e8 = R0_Jxz - M08*U28;
    const double M12e8 = R0_Jyz + M18_neg*U28;
    const double M22e8 = R0_Jzz - M28*U28;
    const double M03e8 = -M08*U38;
    const double M13e8 = R0_hz + M18_neg*U38;
    const double M23e8 = -R0_hy - M28*U38;
    const double M33e8 = 3.64 - M38*U38;
    const double M04e8 = -R0_hz - M08*U48;
    const double M14e8 = M18_neg*U48;
    const double M24e8 = R0_hx - M28*U48;
    const double M34e8_neg = M38*U48;
    const double M44e8 = 3.64 - M48*U48;
    const double M05e8 = R0_hy - M08*U58;
    const double M15e8 = M18_neg*U58 - R0_hx;
    const double M25e8 = -M28*U58;
    const double M35e8_neg = M38*U58;
    const double M45e8_neg = M48*U58;
    const double M55e8 = 3.64 - f8at1_z*U58;
    const double M06e8_neg = M06_neg + M08*U68;
    const double M16e8_neg = R0_Jyz_0 - M18_neg*U68;
    const double M26e8 = M26 - M28*U68;
    const double M36e8 = R0_hy_0 - M38*U68;
    const double M46e8 = -R0_hx_0 - M48*U68;
    const double M56e8 = -f8at1_z*U68;
    const double M66e8 = M66 - M68*U68;
    const double M07e8 = -M07_neg - M08*U78;
    const double M17e8 = M17 + M18_neg*U78;
    const double M27e8 = -M27_neg - M28*U78;
    const double M37e8 = M37 - M38*U78;
    const double M47e8 = M47 - M48*U78;
    const double M57e8 = R1_hx_0 - f8at1_z*U78;
    const double M67e8 = -R1_Jyz - M68*U78;
    const double D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const double D7_inv = 1.0/D7;
    const double U07 = M07e8*D7_inv;
    const double U17 = M17e8*D7_inv;
    const double U27 = M27e8*D7_inv;
    const double U37 = M37e8*D7_inv;
    const double U47 = M47e8*D7_inv;
    const double U57 = M57e8*D7_inv;
    const double U67 = M67e8*D7_inv;
    const double M00e7 = M00e8 - M07e8*U07;
    const double M01e7 = M01e8 - M07e8*U17;
    const double M11e7 = M11e8 - M17e8*U17;
    const double M02e7 = M02e8 - M07e8*U27;
    const double M12e7 = M12e8 - M17e8*U27;
    const double M22e7 = M22e8 - M27e8*U27;
    const double M03e7 = M03e8 - M07e8*U37;
    const double M13e7 = M13e8 - M17e8*U37;
    const double M23e7 = M23e8 - M27e8*U37;
    const double M33e7 = M33e8 - M37e8*U37;
    const double M04e7 = M04e8 - M07e8*U47;
    const double M14e7 = M14e8 - M17e8*U47;
    const double M24e7 = M24e8 - M27e8*U47;
    const double M34e7_neg = M34e8_neg + M37e8*U47;
    const double M44e7 = M44e8 - M47e8*U47;
    const double M05e7 = M05e8 - M07e8*U57;
    const double M15e7 = M15e8 - M17e8*U57;
    const double M25e7 = M25e8 - M27e8*U57;
    const double M35e7 = -M35e8_neg - M37e8*U57;
    const double M45e7 = -M45e8_neg - M47e8*U57;
    const double M55e7 = M55e8 - M57e8*U57;
    const double M06e7_neg = M06e8_neg + M07e8*U67;
    const double M16e7_neg = M16e8_neg + M17e8*U67;
    const double M26e7 = M26e8 - M27e8*U67;
    const double M36e7 = M36e8 - M37e8*U67;
    const double M46e7 = M46e8 - M47e8*U67;
    const double M56e7 = M56e8 - M57e8*U67;
    const double D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const double D6_inv_neg = -1.0/D6;
    const double U06 = M06e7_neg*D6_inv_neg;
    const double U16 = M16e7_neg*D6_inv_neg;
    const double U26 = -M26e7*D6_inv_neg;
    const double U36_neg = M36e7*D6_inv_neg;
    const double U46 = -M46e7*D6_inv_neg;
    const double U56_neg = M56e7*D6_inv_neg;
    const double M00e6 = M00e7 + M06e7_neg*U06;
    const double M01e6 = M01e7 + M06e7_neg*U16;
    const double M11e6 = M11e7 + M16e7_neg*U16;
    const double M02e6 = M02e7 + M06e7_neg*U26;
    const double M12e6 = M12e7 + M16e7_neg*U26;
    const double M22e6 = M22e7 - M26e7*U26;
    const double M03e6 = M03e7 - M06e7_neg*U36_neg;
    const double M13e6 = M13e7 - M16e7_neg*U36_neg;
    const double M23e6 = M23e7 + M26e7*U36_neg;
    const double M33e6 = M33e7 + M36e7*U36_neg;
    const double M04e6 = M04e7 + M06e7_neg*U46;
    const double M14e6 = M14e7 + M16e7_neg*U46;
    const double M24e6 = M24e7 - M26e7*U46;
    const double M34e6_neg = M34e7_neg + M36e7*U46;
    const double M44e6 = M44e7 - M46e7*U46;
    const double M05e6 = M05e7 - M06e7_neg*U56_neg;
    const double M15e6 = M15e7 - M16e7_neg*U56_neg;
    const double M25e6 = M25e7 + M26e7*U56_neg;
    const double M35e6 = M35e7 + M36e7*U56_neg;
    const double M45e6 = M45e7 + M46e7*U56_neg;
    const double D5 = M55e7 + M56e7*U56_neg;

    /* elimination of 'floating_base' */
    const double D5_inv_neg = -1.0/D5;
    const double U05 = -M05e6*D5_inv_neg;
    const double U15_neg = M15e6*D5_inv_neg;
    const double U25_neg = M25e6*D5_inv_neg;
    const double U35 = -M35e6*D5_inv_neg;
    const double U45 = -M45e6*D5_inv_neg;
    const double M04e5 = M04e6 - M05e6*U45;
    const double M14e5 = M14e6 - M15e6*U45;
    const double M24e5 = M24e6 - M25e6*U45;
    const double M34e5 = -M34e6_neg - M35e6*U45;
    const double D4 = M44e6 - M45e6*U45;
    const double D4_inv_neg = -1.0/D4;
    const double U04_neg = M04e5*D4_inv_neg;
    const double U14_neg = M14e5*D4_inv_neg;
    const double U24 = -M24e5*D4_inv_neg;
    const double U34 = -M34e5*D4_inv_neg;
    const double M03e4 = M03e6 - M05e6*U35 - M04e5*U34;
    const double M13e4 = M13e6 - M15e6*U35 - M14e5*U34;
    const double M23e4 = M23e6 - M25e6*U35 - M24e5*U34;
    const double D3 = M33e6 - M35e6*U35 - M34e5*U34;
    const double D3_inv_neg = -1.0/D3;
    const double U03_neg = M03e4*D3_inv_neg;
    const double U13 = -M13e4*D3_inv_neg;
    const double U23_neg = M23e4*D3_inv_neg;
    const double M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const double M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const double D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const double D2_inv_neg = -1.0/D2;
    const double U02 = -M02e3*D2_inv_neg;
    const double U12 = -M12e3*D2_inv_neg;
    const double M00e2 = M00e6 - M05e6*U05 + M04e5*U04_neg + M03e4*U03_neg - M02e3*U02;
    const double M01e2 = M01e6 + M05e6*U15_neg + M04e5*U14_neg - M03e4*U13 - M02e3*U12;
    const double D1 = M11e6 + M15e6*U15_neg + M14e5*U14_neg - M13e4*U13 - M12e3*U12;
    const double D1_inv = 1.0/D1;
    const double U01 = M01e2*D1_inv;
    const double D0 = M00e2 - M01e2*U01;
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e7 = tau7 - tau8*U78;
    const double e6 = tau6 - U67*e7 - tau8*U68;
    const double e5 = tau5 + U56_neg*e6 - U57*e7 - tau8*U58;
    const double e4 = tau4 - U45*e5 - U46*e6 - U47*e7 - tau8*U48;
    const double e3_neg = U34*e4 - tau3 + U35*e5 - U36_neg*e6 + U37*e7 + tau8*U38;
    const double e2_0 = tau2 - U23_neg*e3_neg - U24*e4 + U25_neg*e5 - U26*e6 - U27*e7;
    const double e2 = e2_0 - tau8*U28;
    const double e1_0 = tau1 - U12*e2 + U13*e3_neg + U14_neg*e4 + U15_neg*e5 - U16*e6;
    const double e1 = e1_0 - U17*e7 - tau8*U18;
    const double e0_0 = U01*e1 - tau0 + U02*e2 + U03_neg*e3_neg - U04_neg*e4 + U05*e5;
    const double e0 = -e0_0 - U06*e6 - U07*e7 - tau8*U08;

    /* solve with D and U* */
    const double x0 = D0_inv*e0;
    const double x1 = D1_inv*e1 - U01*x0;
    const double x2_neg = D2_inv_neg*e2 + U02*x0 + U12*x1;
    const double x3 = D3_inv_neg*e3_neg + U03_neg*x0 - U13*x1 - U23_neg*x2_neg;
    const double x4_neg = D4_inv_neg*e4 - U04_neg*x0 - U14_neg*x1 - U24*x2_neg + U34*x3;
    const double x5_0 = D5_inv_neg*e5 + U05*x0 - U15_neg*x1 + U25_neg*x2_neg + U35*x3;
    const double x5 = U45*x4_neg - x5_0;
    const double x6_neg_0 = D6_inv_neg*e6 + U06*x0 + U16*x1 - U26*x2_neg - U36_neg*x3;
    const double x6_neg = x6_neg_0 - U46*x4_neg - U56_neg*x5;
    const double x7_0 = D7_inv*e7 - U07*x0 - U17*x1 + U27*x2_neg - U37*x3 + U47*x4_neg;
    const double x7 = x7_0 - U57*x5 + U67*x6_neg;
    const double x8_0 = 176.21145374449338*tau8 - U08*x0 - U18*x1 + U28*x2_neg - U38*x3;
    const double x8 = x8_0 + U48*x4_neg - U58*x5 + U68*x6_neg - U78*x7;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = -x2_neg;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = -x6_neg;
    qdd[7] = x7;
    qdd[8] = x8;
}

void drone_arm_tip_force_acceleration_grip_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_tip_force_acceleration_grip(q + 10*state, f + 6*state, qdd + 9*state);
    }
}

void drone_arm_integrate(const double q[10], const double v[9], double q_next[10])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];
    const double v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3], v4 = v[4], v5 = v[5], v6 = v[6];
    const double v7 = v[7], v8 = v[8];

    /* sines and cosines */
    const double angle_0 = v0*v0 + v1*v1 + v2*v2 + 1e-16;
    const double qn0_0 = sqrt(angle_0);
    const double qn0_1 = 0.5*qn0_0;
    const double qn0_2 = sin(qn0_1);
    const double qn0_3 = cos(qn0_1);

    /* position of joint 'floating_base' */
    const double qn0_4 = 1.0/angle_0;
    const double qn0_5 = qn0_0*qn0_2*qn0_4;
    const double qn0_6 = v1*v5 - v2*v4;
    const double qn0_7 = v2*v3 - v0*v5;
    const double qn0_8 = v0*v4 - v1*v3;
    const double qn0_9 = qn0_5*qn0_5*2.0;
    const double qn0_10 = qn0_4*(2.0*qn0_5*qn0_3 - 1.0);
    const double qn1_0 = 2.0*q3;
    const double qn0_11 = 2.0*q4;
    const double qn0_12 = 2.0*q5;
    const double qn1_1 = q3*qn1_0;
    const double qn0_13 = q4*qn0_11;
    const double qn0_14 = q5*qn0_12;
    const double qn0_15 = q4*qn1_0;
    const double qn0_16 = q5*qn1_0;
    const double qn1_2 = q5*qn0_11;
    const double qn1_3 = q6*qn1_0;
    const double qn0_17 = q6*qn0_11;
    const double qn0_18 = q6*qn0_12;
    const double qn0_19 = qn0_6*qn0_9 - qn0_10*(v1*qn0_8 - v2*qn0_7) + v3;
    const double qn0_20 = qn0_7*qn0_9 - qn0_10*(v2*qn0_6 - v0*qn0_8) + v4;
    const double qn0_21 = qn0_8*qn0_9 - qn0_10*(v0*qn0_7 - v1*qn0_6) + v5;
    const double qn0_22 = (qn0_16 + qn0_17)*qn0_21;
    const double qn1_4 = (qn1_2 - qn1_3)*qn0_21;
    const double qn2_0 = (qn1_1 + qn0_13 - 1.0)*qn0_21;
    const double qn0 = q0 - ((qn0_13 + qn0_14 - 1.0)*qn0_19 - (qn0_15 - qn0_18)*qn0_20 - qn0_22);
    const double qn1 = (qn0_15 + qn0_18)*qn0_19 - (qn1_1 + qn0_14 - 1.0)*qn0_20 + qn1_4 + q1;
    const double qn2 = (qn0_16 - qn0_17)*qn0_19 + (qn1_2 + qn1_3)*qn0_20 - qn2_0 + q2;
    const double qn3_0 = v0*qn0_5;
    const double qn3_1 = v1*qn0_5;
    const double qn3_2 = v2*qn0_5;
    const double qn3 = q6*qn3_0 + q3*qn0_3 + (q4*qn3_2 - q5*qn3_1);
    const double qn4 = q6*qn3_1 + q4*qn0_3 + (q5*qn3_0 - q3*qn3_2);
    const double qn5 = q6*qn3_2 + q5*qn0_3 + (q3*qn3_1 - q4*qn3_0);
    const double qn6 = q6*qn0_3 - (q3*qn3_0 + q4*qn3_1 + q5*qn3_2);

    /* position of joint 'turn' */
    const double qn7 = v6 + q7;

    /* position of joint 'lift' */
    const double qn8 = v7 + q8;

    /* position of joint 'elbow' */
    const double qn9 = v8 + q9;

    q_next[0] = qn0;
    q_next[1] = qn1;
    q_next[2] = qn2;
    q_next[3] = qn3;
    q_next[4] = qn4;
    q_next[5] = qn5;
    q_next[6] = qn6;
    q_next[7] = qn7;
    q_next[8] = qn8;
    q_next[9] = qn9;
}

void drone_arm_integrate_batch(size_t count, const double *q, const double *v, double *q_next)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_integrate(q + 10*state, v + 9*state, q_next + 10*state);
    }
}

void drone_arm_normalise(const double q[10], double q_unit[10])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double q7 = q[7], q8 = q[8], q9 = q[9];

    /* position of joint 'floating_base' */
    const double qu3_0 = 1.0/sqrt(q3*q3 + q4*q4 + q5*q5 + q6*q6);
    const double qu3 = q3*qu3_0;
    const double qu4 = q4*qu3_0;
    const double qu5 = q5*qu3_0;
    const double qu6 = q6*qu3_0;

    q_unit[0] = q0;
    q_unit[1] = q1;
    q_unit[2] = q2;
    q_unit[3] = qu3;
    q_unit[4] = qu4;
    q_unit[5] = qu5;
    q_unit[6] = qu6;
    q_unit[7] = q7;
    q_unit[8] = q8;
    q_unit[9] = q9;
}

void drone_arm_normalise_batch(size_t count, const double *q, double *q_unit)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_normalise(q + 10*state, q_unit + 10*state);
    }
}

void drone_arm_position_rate(const double q[10], const double v[9], double q_rate[10])
{
    const double q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const double v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3], v4 = v[4], v5 = v[5], v6 = v[6];
    const double v7 = v[7], v8 = v[8];

    /* position of joint 'floating_base' */
    const double qr1_0 = 2.0*q3;
    const double qr0_0 = 2.0*q4;
    const double qr0_1 = 2.0*q5;
    const double qr1_1 = q3*qr1_0;
    const double qr0_2 = q4*qr0_0;
    const double qr0_3 = q5*qr0_1;
    const double qr0_4 = q4*qr1_0;
    const double qr0_5 = q5*qr1_0;
    const double qr1_2 = q5*qr0_0;
    const double qr1_3 = q6*qr1_0;
    const double qr0_6 = q6*qr0_0;
    const double qr0_7 = q6*qr0_1;
    const double qr0_8 = v5*(qr0_5 + qr0_6);
    const double qr0 = qr0_8 - (v3*(qr0_2 + qr0_3 - 1.0) - v4*(qr0_4 - qr0_7));
    const double qr1 = v3*(qr0_4 + qr0_7) - v4*(qr1_1 + qr0_3 - 1.0) + v5*(qr1_2 - qr1_3);
    const double qr2 = v3*(qr0_5 - qr0_6) + v4*(qr1_2 + qr1_3) - v5*(qr1_1 + qr0_2 - 1.0);
    const double qr3_0 = 0.5*v0;
    const double qr3_1 = 0.5*v1;
    const double qr3_2 = 0.5*v2;
    const double qr3 = q4*qr3_2 - q5*qr3_1 + q6*qr3_0;
    const double qr4 = q5*qr3_0 - q3*qr3_2 + q6*qr3_1;
    const double qr5 = q3*qr3_1 - q4*qr3_0 + q6*qr3_2;
    const double qr6_neg = q3*qr3_0 + q4*qr3_1 + q5*qr3_2;

    q_rate[0] = qr0;
    q_rate[1] = qr1;
    q_rate[2] = qr2;
    q_rate[3] = qr3;
    q_rate[4] = qr4;
    q_rate[5] = qr5;
    q_rate[6] = -qr6_neg;
    q_rate[7] = v6;
    q_rate[8] = v7;
    q_rate[9] = v8;
}

void drone_arm_position_rate_batch(size_t count, const double *q, const double *v, double *q_rate)
{
    for (size_t state = 0; state < count; ++state) {
        drone_arm_position_rate(q + 10*state, v + 9*state, q_rate + 10*state);
    }
}
