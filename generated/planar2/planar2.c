/* planar2: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from planar2.yaml
 * (SHA-256 4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8).
 * Make it again with
 *
 *     symdyn generate planar2.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Self-test: cc -std=c99 -O2 planar2.c planar2_test.c -lm && ./a.out
 *
 * Joints, in the order of q:
 *
 *     0  shoulder  rad
 *     1  elbow     rad
 *
 * Tools: tip.
 *
 * Run-time parameters, in order, with their defaults:
 *
 *     m1  =  1.0
 *     m2  =  0.8
 *     l1  =  0.5
 *     l2  =  0.4
 *     r1  =  0.25
 *     r2  =  0.2
 *     i1  =  0.021
 *     i2  =  0.011
 *     g   =  9.81
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
 * Bound: symdyn holds every function to its numeric core within 2.8e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                      mul  add  div  trig
 *     mass_matrix                        3    3    0     1
 *     udu                                6    2    0     1
 *     innovations                        6    2    0     1
 *     mass_matrix_inverse                7    5    1     1
 *     inverse_dynamics                  17   10    0     4
 *     bias_forces                       12    5    0     4
 *     gravity_forces                     6    2    0     4
 *     coriolis_matrix                    9    2    0     1
 *     forward_dynamics                  21   13    1     4
 *     pose_tip                           8    4    0     4
 *     jacobian_tip                       8    4    0     4
 *     jacobian_rate_tip                 14    8    0     4
 *     operational_inertia_inverse_tip   29   17    1     4
 *     operational_inertia_tip           29   15    3     4
 *     tip_force_acceleration_tip        21   14    1     4
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#include "planar2.h"

#include <math.h>

#if !defined(PLANAR2_GENERATION) || PLANAR2_GENERATION != 0xab5c9c80u
#error "planar2.c and planar2.h come from different generations: take both from one run"
#endif

void planar2_default_parameters(double p[9])
{
    p[0] = 1.0;
    p[1] = 0.8;
    p[2] = 0.5;
    p[3] = 0.4;
    p[4] = 0.25;
    p[5] = 0.2;
    p[6] = 0.021;
    p[7] = 0.011;
    p[8] = 9.81;
}

void planar2_prepare(const double p[9], double k[12])
{
    const double m1 = p[0], m2 = p[1], l1 = p[2], l2 = p[3], r1 = p[4], r2 = p[5], i1 = p[6];
    const double i2 = p[7], g = p[8];

    /* parameters only */
    const double M0_hx = m1*r1;
    const double h1_x = m2*r2;
    const double J1_zz = i2 + r2*h1_x;
    const double J0_zz_0 = 2.0*l1;
    const double J0_zz = i1 + r1*M0_hx + 0.5*m2*l1*J0_zz_0;

    /* articulated inertia of 'fore' */
    const double D1_inv = 1.0/J1_zz;
    const double G1_f_y = h1_x*D1_inv;
    const double P1free_myy_neg = h1_x*G1_f_y;

    /* parameters only */
    const double h0_x = M0_hx + m2*l1;

    const double k_0 = 0.5*h1_x;

    k[0] = l1;
    k[1] = h1_x;
    k[2] = J1_zz;
    k[3] = J0_zz_0;
    k[4] = J0_zz;
    k[5] = G1_f_y;
    k[6] = P1free_myy_neg;
    k[7] = D1_inv;
    k[8] = g;
    k[9] = h0_x;
    k[10] = k_0;
    k[11] = l2;
}

void planar2_mass_matrix(const double q[2], const double k[12], double M[4])
{
    const double q1 = q[1];
    const double h1_x = k[1];
    const double R0_Jzz_0 = k[3];
    const double J1_zz = k[2];
    const double J0_zz = k[4];
    const double l1 = k[0];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'upper' */
    const double R0_Jzz_1 = h1_x*c1;
    const double R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M01 = J1_zz + l1*R0_Jzz_1;

    M[0] = R0_Jzz;
    M[1] = M01;
    M[2] = M01;
    M[3] = J1_zz;
}

void planar2_mass_matrix_batch(size_t count, const double *q, const double k[12], double *M)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_mass_matrix(q + 2*state, k, M + 4*state);
    }
}

void planar2_udu(const double q[2], const double k[12], double U[4], double D[2])
{
    const double q1 = q[1];
    const double P1free_myy_neg = k[6];
    const double l1 = k[0];
    const double J0_zz = k[4];
    const double G1_f_y = k[5];
    const double J1_zz = k[2];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double c1c1 = c1*c1;

    /* articulated inertia of 'upper' */
    const double P0_Jzz = J0_zz - P1free_myy_neg*c1c1*l1*l1;

    /* what the joints inward feel of 'elbow' */
    const double U01 = c1*G1_f_y*l1 + 1.0;

    U[0] = 1.0;
    U[1] = U01;
    U[2] = 0.0;
    U[3] = 1.0;

    D[0] = P0_Jzz;
    D[1] = J1_zz;
}

void planar2_udu_batch(size_t count, const double *q, const double k[12], double *U, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_udu(q + 2*state, k, U + 4*state, D + 2*state);
    }
}

void planar2_innovations(const double q[2], const double k[12], double W[4], double D[2])
{
    const double q1 = q[1];
    const double P1free_myy_neg = k[6];
    const double l1 = k[0];
    const double J0_zz = k[4];
    const double G1_f_y = k[5];
    const double J1_zz = k[2];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double c1c1 = c1*c1;

    /* articulated inertia of 'upper' */
    const double P0_Jzz = J0_zz - P1free_myy_neg*c1c1*l1*l1;

    /* what the free joints inward feel of 'elbow' */
    const double W01 = -c1*G1_f_y*l1 - 1.0;

    W[0] = 1.0;
    W[1] = W01;
    W[2] = 0.0;
    W[3] = 1.0;

    D[0] = P0_Jzz;
    D[1] = J1_zz;
}

void planar2_innovations_batch(
    size_t count, const double *q, const double k[12], double *W, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_innovations(q + 2*state, k, W + 4*state, D + 2*state);
    }
}

void planar2_mass_matrix_inverse(const double q[2], const double k[12], double M_inverse[4])
{
    const double q1 = q[1];
    const double h1_x = k[1];
    const double R0_Jzz_0 = k[3];
    const double J1_zz = k[2];
    const double J0_zz = k[4];
    const double l1 = k[0];
    const double D1_inv = k[7];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'upper' */
    const double R0_Jzz_1 = h1_x*c1;
    const double R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const double U01 = M01*D1_inv;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const double D0_inv = 1.0/D0;

    /* row 'elbow' of the inverse */
    const double X01_neg = U01*D0_inv;
    const double X11 = D1_inv + U01*X01_neg;

    M_inverse[0] = D0_inv;
    M_inverse[1] = -X01_neg;
    M_inverse[2] = -X01_neg;
    M_inverse[3] = X11;
}

void planar2_mass_matrix_inverse_batch(
    size_t count, const double *q, const double k[12], double *M_inverse)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_mass_matrix_inverse(q + 2*state, k, M_inverse + 4*state);
    }
}

void planar2_inverse_dynamics(
    const double q[2], const double qd[2], const double qdd[2], const double k[12], double tau[2])
{
    const double q0 = q[0], q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1];
    const double qdd0 = qdd[0], qdd1 = qdd[1];
    const double g = k[8];
    const double l1 = k[0];
    const double h1_x = k[1];
    const double J1_zz = k[2];
    const double J0_zz = k[4];
    const double h0_x = k[9];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'upper' */
    const double a0_x = g*s0;
    const double a0_y = g*c0;
    const double ww0_zz = qd0*qd0;

    /* motion of 'fore' */
    const double a1_y = c1*(a0_y + l1*qdd0) - s1*(a0_x - l1*ww0_zz);
    const double wd1_z = qdd0 + qdd1;
    const double w1_z = qd0 + qd1;
    const double ww1_zz = w1_z*w1_z;

    /* force on 'fore' */
    const double f1_x_neg = h1_x*ww1_zz;
    const double f1_y = h1_x*wd1_z;
    const double n1_z = J1_zz*wd1_z + h1_x*a1_y;

    /* force on 'upper' */
    const double n0_z = n1_z - l1*(s1*f1_x_neg - c1*f1_y) + (J0_zz*qdd0 + h0_x*a0_y);

    tau[0] = n0_z;
    tau[1] = n1_z;
}

void planar2_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, const double k[12],
    double *tau)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_inverse_dynamics(q + 2*state, qd + 2*state, qdd + 2*state, k, tau + 2*state);
    }
}

void planar2_bias_forces(const double q[2], const double qd[2], const double k[12], double bias[2])
{
    const double q0 = q[0], q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1];
    const double g = k[8];
    const double l1 = k[0];
    const double h1_x = k[1];
    const double h0_x = k[9];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'upper' */
    const double a0_x = g*s0;
    const double a0_y = g*c0;
    const double ww0_zz = qd0*qd0;

    /* motion of 'fore' */
    const double a1_y = c1*a0_y - s1*(a0_x - l1*ww0_zz);
    const double w1_z = qd0 + qd1;
    const double ww1_zz = w1_z*w1_z;

    /* force on 'fore' */
    const double f1_x_neg = h1_x*ww1_zz;
    const double n1_z = h1_x*a1_y;

    /* force on 'upper' */
    const double n0_z = h0_x*a0_y - (s1*f1_x_neg*l1 - n1_z);

    bias[0] = n0_z;
    bias[1] = n1_z;
}

void planar2_bias_forces_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *bias)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_bias_forces(q + 2*state, qd + 2*state, k, bias + 2*state);
    }
}

void planar2_gravity_forces(const double q[2], const double k[12], double g[2])
{
    const double q0 = q[0], q1 = q[1];
    const double g_b = k[8];
    const double h1_x = k[1];
    const double h0_x = k[9];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'upper' */
    const double a0_x = g_b*s0;
    const double a0_y = g_b*c0;

    /* motion of 'fore' */
    const double a1_y = c1*a0_y - s1*a0_x;

    /* force on 'fore' */
    const double n1_z = h1_x*a1_y;

    /* force on 'upper' */
    const double n0_z = n1_z + h0_x*a0_y;

    g[0] = n0_z;
    g[1] = n1_z;
}

void planar2_gravity_forces_batch(size_t count, const double *q, const double k[12], double *g)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_gravity_forces(q + 2*state, k, g + 2*state);
    }
}

void planar2_coriolis_matrix(const double q[2], const double qd[2], const double k[12], double C[4])
{
    const double q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1];
    const double l1 = k[0];
    const double p1_y_0 = k[10];
    const double h1_x = k[1];
    const double T0_zz_0 = k[3];

    /* sines and cosines */
    const double s1 = sin(q1);

    /* velocity of 'fore' */
    const double v1_x = l1*qd0*s1;
    const double w1_z = qd0 + qd1;

    /* momenta of 'fore' */
    const double p1_y = w1_z*p1_y_0;
    const double T1_yy = h1_x*v1_x;

    /* momenta of 'upper' */
    const double T0_zz = T1_yy - s1*p1_y*T0_zz_0;

    /* Coriolis terms of joint 'elbow' */
    const double C01_neg = 2.0*p1_y*s1*l1;

    C[0] = T0_zz;
    C[1] = -C01_neg;
    C[2] = T1_yy;
    C[3] = 0.0;
}

void planar2_coriolis_matrix_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *C)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_coriolis_matrix(q + 2*state, qd + 2*state, k, C + 4*state);
    }
}

void planar2_forward_dynamics(
    const double q[2], const double qd[2], const double tau[2], const double k[12], double qdd[2])
{
    const double q0 = q[0], q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1];
    const double tau0 = tau[0], tau1 = tau[1];
    const double g = k[8];
    const double l1 = k[0];
    const double h1_x = k[1];
    const double h0_x = k[9];
    const double R0_Jzz_0 = k[3];
    const double J1_zz = k[2];
    const double J0_zz = k[4];
    const double D1_inv = k[7];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'upper' */
    const double a0_x = g*s0;
    const double a0_y = g*c0;
    const double ww0_zz = qd0*qd0;

    /* motion of 'fore' */
    const double a1_y = c1*a0_y - s1*(a0_x - l1*ww0_zz);
    const double w1_z = qd0 + qd1;
    const double ww1_zz = w1_z*w1_z;

    /* force on 'fore' */
    const double f1_x_neg = h1_x*ww1_zz;
    const double n1_z = h1_x*a1_y;

    /* force on 'upper' */
    const double n0_z = h0_x*a0_y - (s1*f1_x_neg*l1 - n1_z);

    /* what accelerates the joints */
    const double drive0 = tau0 - n0_z;
    const double drive1 = tau1 - n1_z;

    /* composite inertia of 'upper' */
    const double R0_Jzz_1 = h1_x*c1;
    const double R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const double U01 = M01*D1_inv;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0 = drive0 - drive1*U01;

    /* solve with D and U* */
    const double x0 = D0_inv*e0;
    const double x1 = drive1*D1_inv - U01*x0;

    qdd[0] = x0;
    qdd[1] = x1;
}

void planar2_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, const double k[12],
    double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_forward_dynamics(q + 2*state, qd + 2*state, tau + 2*state, k, qdd + 2*state);
    }
}

void planar2_pose_tip(const double q[2], const double k[12], double pose[16])
{
    const double q0 = q[0], q1 = q[1];
    const double l1 = k[0];
    const double l2 = k[11];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = l1*c0;
    const double o1_y = l1*s0;

    /* frame of tool 'tip' */
    const double ot_x = o1_x + l2*Q1_xx;
    const double ot_y = o1_y + l2*Q1_xy_neg;

    pose[0] = Q1_xx;
    pose[1] = -Q1_xy_neg;
    pose[2] = 0.0;
    pose[3] = ot_x;
    pose[4] = Q1_xy_neg;
    pose[5] = Q1_xx;
    pose[6] = 0.0;
    pose[7] = ot_y;
    pose[8] = 0.0;
    pose[9] = 0.0;
    pose[10] = 1.0;
    pose[11] = 0.0;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void planar2_pose_tip_batch(size_t count, const double *q, const double k[12], double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_pose_tip(q + 2*state, k, pose + 16*state);
    }
}

void planar2_jacobian_tip(const double q[2], const double k[12], double J[12])
{
    const double q0 = q[0], q1 = q[1];
    const double l1 = k[0];
    const double l2 = k[11];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = l1*c0;
    const double o1_y = l1*s0;

    /* frame of tool 'tip' */
    const double ot_x_0 = l2*Q1_xx;
    const double ot_y_0 = l2*Q1_xy_neg;
    const double ot_x = o1_x + ot_x_0;
    const double ot_y = o1_y + ot_y_0;

    J[0] = 0.0;
    J[1] = 0.0;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 1.0;
    J[5] = 1.0;
    J[6] = -ot_y;
    J[7] = -ot_y_0;
    J[8] = ot_x;
    J[9] = ot_x_0;
    J[10] = 0.0;
    J[11] = 0.0;
}

void planar2_jacobian_tip_batch(size_t count, const double *q, const double k[12], double *J)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_jacobian_tip(q + 2*state, k, J + 12*state);
    }
}

void planar2_jacobian_rate_tip(
    const double q[2], const double qd[2], const double k[12], double Jd[12])
{
    const double q0 = q[0], q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1];
    const double l1 = k[0];
    const double l2 = k[11];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = l1*c0;
    const double o1_y = l1*s0;

    /* frame of tool 'tip' */
    const double ot_x_0 = l2*Q1_xx;
    const double ot_y_0 = l2*Q1_xy_neg;
    const double ot_x = o1_x + ot_x_0;
    const double ot_y = o1_y + ot_y_0;

    /* columns of the Jacobian's rate */
    const double Jd_y1_neg_0 = ot_y_0*qd1;
    const double Jd_x1_neg_0 = ot_x_0*qd1;
    const double Jd_x1_neg = Jd_x1_neg_0 + ot_x_0*qd0;
    const double Jd_y1_neg = Jd_y1_neg_0 + ot_y_0*qd0;
    const double Jd_y0_neg = Jd_y1_neg_0 + ot_y*qd0;
    const double Jd_x0_neg = Jd_x1_neg_0 + ot_x*qd0;

    Jd[0] = 0.0;
    Jd[1] = 0.0;
    Jd[2] = 0.0;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = -Jd_x0_neg;
    Jd[7] = -Jd_x1_neg;
    Jd[8] = -Jd_y0_neg;
    Jd[9] = -Jd_y1_neg;
    Jd[10] = 0.0;
    Jd[11] = 0.0;
}

void planar2_jacobian_rate_tip_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_jacobian_rate_tip(q + 2*state, qd + 2*state, k, Jd + 12*state);
    }
}

void planar2_operational_inertia_inverse_tip(
    const double q[2], const double k[12], double Omega[36])
{
    const double q0 = q[0], q1 = q[1];
    const double l1 = k[0];
    const double l2 = k[11];
    const double h1_x = k[1];
    const double R0_Jzz_0 = k[3];
    const double J1_zz = k[2];
    const double J0_zz = k[4];
    const double D1_inv = k[7];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = l1*c0;
    const double o1_y = l1*s0;

    /* frame of tool 'tip' */
    const double ot_x_0 = l2*Q1_xx;
    const double ot_y_0 = l2*Q1_xy_neg;
    const double ot_x = o1_x + ot_x_0;
    const double ot_y = o1_y + ot_y_0;

    /* composite inertia of 'upper' */
    const double R0_Jzz_1 = h1_x*c1;
    const double R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const double U01 = M01*D1_inv;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e2_0 = 1.0 - U01;
    const double e3_0 = ot_y_0*U01 - ot_y;
    const double e4_0 = ot_x - ot_x_0*U01;

    /* inverse of the operational-space inertia */
    const double O23_0 = -D0_inv*e3_0;
    const double O23_1 = ot_y_0*D1_inv;
    const double O24_0 = D0_inv*e4_0;
    const double O24_1 = ot_x_0*D1_inv;
    const double O22 = D1_inv + D0_inv*e2_0*e2_0;
    const double O23 = -O23_1 - e2_0*O23_0;
    const double O33 = ot_y_0*O23_1 - e3_0*O23_0;
    const double O24 = O24_1 + e2_0*O24_0;
    const double O34_neg = ot_y_0*O24_1 - e3_0*O24_0;
    const double O44 = e4_0*O24_0 + ot_x_0*O24_1;

    Omega[0] = 0.0;
    Omega[1] = 0.0;
    Omega[2] = 0.0;
    Omega[3] = 0.0;
    Omega[4] = 0.0;
    Omega[5] = 0.0;
    Omega[6] = 0.0;
    Omega[7] = 0.0;
    Omega[8] = 0.0;
    Omega[9] = 0.0;
    Omega[10] = 0.0;
    Omega[11] = 0.0;
    Omega[12] = 0.0;
    Omega[13] = 0.0;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = 0.0;
    Omega[18] = 0.0;
    Omega[19] = 0.0;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = 0.0;
    Omega[24] = 0.0;
    Omega[25] = 0.0;
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = 0.0;
    Omega[30] = 0.0;
    Omega[31] = 0.0;
    Omega[32] = 0.0;
    Omega[33] = 0.0;
    Omega[34] = 0.0;
    Omega[35] = 0.0;
}

void planar2_operational_inertia_inverse_tip_batch(
    size_t count, const double *q, const double k[12], double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_operational_inertia_inverse_tip(q + 2*state, k, Omega + 36*state);
    }
}

void planar2_operational_inertia_tip(const double q[2], const double k[12], double Lambda[4])
{
    const double q0 = q[0], q1 = q[1];
    const double l1 = k[0];
    const double l2 = k[11];
    const double h1_x = k[1];
    const double R0_Jzz_0 = k[3];
    const double J1_zz = k[2];
    const double J0_zz = k[4];
    const double D1_inv = k[7];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = l1*c0;
    const double o1_y = l1*s0;

    /* frame of tool 'tip' */
    const double ot_x_0 = l2*Q1_xx;
    const double ot_y_0 = l2*Q1_xy_neg;
    const double ot_x = o1_x + ot_x_0;
    const double ot_y = o1_y + ot_y_0;

    /* composite inertia of 'upper' */
    const double R0_Jzz_1 = h1_x*c1;
    const double R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const double U01 = M01*D1_inv;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0_0 = ot_y_0*U01 - ot_y;
    const double e1_0 = ot_x - ot_x_0*U01;

    /* inverse of the operational-space inertia */
    const double O01_neg_0 = D0_inv*e1_0;
    const double O01_neg_1 = ot_x_0*D1_inv;
    const double O00 = D0_inv*e0_0*e0_0 + ot_y_0*D1_inv*ot_y_0;
    const double O01_neg = ot_y_0*O01_neg_1 - e0_0*O01_neg_0;
    const double O11 = e1_0*O01_neg_0 + ot_x_0*O01_neg_1;

    /* elimination of direction 'y' */
    const double DO1_inv = 1.0/O11;
    const double UO01_neg = O01_neg*DO1_inv;
    const double DO0 = O00 - O01_neg*UO01_neg;

    /* elimination of direction 'x' */
    const double DO0_inv = 1.0/DO0;

    /* row direction 'y' of the inverse */
    const double XO01 = UO01_neg*DO0_inv;
    const double XO11 = DO1_inv + UO01_neg*XO01;

    Lambda[0] = DO0_inv;
    Lambda[1] = XO01;
    Lambda[2] = XO01;
    Lambda[3] = XO11;
}

void planar2_operational_inertia_tip_batch(
    size_t count, const double *q, const double k[12], double *Lambda)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_operational_inertia_tip(q + 2*state, k, Lambda + 4*state);
    }
}

void planar2_tip_force_acceleration_tip(
    const double q[2], const double f[6], const double k[12], double qdd[2])
{
    const double q0 = q[0], q1 = q[1];
    const double f2 = f[2], f3 = f[3], f4 = f[4];
    const double l1 = k[0];
    const double l2 = k[11];
    const double h1_x = k[1];
    const double R0_Jzz_0 = k[3];
    const double J1_zz = k[2];
    const double J0_zz = k[4];
    const double D1_inv = k[7];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = l1*c0;
    const double o1_y = l1*s0;

    /* frame of tool 'tip' */
    const double ot_x_0 = l2*Q1_xx;
    const double ot_y_0 = l2*Q1_xy_neg;
    const double ot_x = o1_x + ot_x_0;
    const double ot_y = o1_y + ot_y_0;

    /* joint forces of the wrench */
    const double tau0 = f2 - ot_y*f3 + ot_x*f4;
    const double tau1 = f2 - ot_y_0*f3 + ot_x_0*f4;

    /* composite inertia of 'upper' */
    const double R0_Jzz_1 = h1_x*c1;
    const double R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const double U01 = M01*D1_inv;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0 = tau0 - tau1*U01;

    /* solve with D and U* */
    const double x0 = D0_inv*e0;
    const double x1 = tau1*D1_inv - U01*x0;

    qdd[0] = x0;
    qdd[1] = x1;
}

void planar2_tip_force_acceleration_tip_batch(
    size_t count, const double *q, const double *f, const double k[12], double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_tip_force_acceleration_tip(q + 2*state, f + 6*state, k, qdd + 2*state);
    }
}
