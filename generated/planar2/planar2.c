/* planar2: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from planar2.yaml
 * (SHA-256 4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8).
 * Make it again with
 *
 *     symdyn generate planar2.yaml --target python,c
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

#if !defined(PLANAR2_GENERATION) || PLANAR2_GENERATION != 0x0442bebbu
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
    const double par_0 = m1*r1;
    const double par_1 = m2*r2;
    const double par_2 = i2 + r2*par_1;
    const double par_3 = 2.0*l1;
    const double par_4 = par_0 + m2*l1;
    const double par_5 = i1 + r1*par_0 + 0.5*m2*l1*par_3;

    /* elimination of 'elbow' */
    const double U1_0 = 1.0/par_2;

    /* articulated inertia of 'fore' */
    const double P1_0 = par_1*U1_0;
    const double P1_1 = par_1*P1_0;

    const double t_0 = 0.5*par_1;

    k[0] = l1;
    k[1] = l2;
    k[2] = g;
    k[3] = par_1;
    k[4] = par_2;
    k[5] = par_3;
    k[6] = par_4;
    k[7] = par_5;
    k[8] = U1_0;
    k[9] = P1_0;
    k[10] = P1_1;
    k[11] = t_0;
}

void planar2_mass_matrix(const double q[2], const double k[12], double M[4])
{
    const double q1 = q[1];
    const double k0 = k[0], k3 = k[3], k4 = k[4], k5 = k[5], k7 = k[7];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = k3*c1;
    const double R0_1 = k4 + k5*R0_0 + k7;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M1_0 = k4 + k0*R0_0;

    M[0] = R0_1;
    M[1] = M1_0;
    M[2] = M1_0;
    M[3] = k4;
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
    const double k0 = k[0], k4 = k[4], k7 = k[7], k9 = k[9], k10 = k[10];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = c1*c1;

    /* articulated inertia of 'fore' */
    const double P1_0 = k7 - R0_0*k10*k0*k0;

    /* what the joints inward feel of 'elbow' */
    const double U1_0 = c1*k9*k0 + 1.0;

    U[0] = 1.0;
    U[1] = U1_0;
    U[2] = 0.0;
    U[3] = 1.0;

    D[0] = P1_0;
    D[1] = k4;
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
    const double k0 = k[0], k4 = k[4], k7 = k[7], k9 = k[9], k10 = k[10];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = c1*c1;

    /* articulated inertia of 'fore' */
    const double P1_0 = k7 - R0_0*k10*k0*k0;

    /* what the joints inward feel of 'elbow' */
    const double U1_0 = c1*k9*k0 + 1.0;

    W[0] = 1.0;
    W[1] = -U1_0;
    W[2] = 0.0;
    W[3] = 1.0;

    D[0] = P1_0;
    D[1] = k4;
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
    const double k0 = k[0], k3 = k[3], k4 = k[4], k5 = k[5], k7 = k[7], k8 = k[8];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = k3*c1;
    const double R0_1 = k4 + k5*R0_0 + k7;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M1_0 = k4 + k0*R0_0;

    /* elimination of 'elbow' */
    const double U1_0 = M1_0*k8;
    const double U1_1 = R0_1 - M1_0*U1_0;

    /* elimination of 'shoulder' */
    const double U0_0 = 1.0/U1_1;

    /* row 'elbow' of the inverse */
    const double X1_0 = U1_0*U0_0;
    const double X1_1 = k8 + U1_0*X1_0;

    M_inverse[0] = U0_0;
    M_inverse[1] = -X1_0;
    M_inverse[2] = -X1_0;
    M_inverse[3] = X1_1;
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
    const double k0 = k[0], k2 = k[2], k3 = k[3], k4 = k[4], k6 = k[6], k7 = k[7];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'upper' */
    const double v0_0 = k2*s0;
    const double v0_1 = k2*c0;
    const double v0_2 = qd0*qd0;

    /* motion of 'fore' */
    const double v1_0 = s1*(v0_0 - k0*v0_2) - c1*(v0_1 + k0*qdd0);
    const double v1_1 = qdd0 + qdd1;
    const double v1_2 = qd0 + qd1;
    const double v1_3 = v1_2*v1_2;

    /* force on 'fore' */
    const double f1_0 = k4*v1_1 - k3*v1_0;
    const double f1_1 = f1_0 - k0*(k3*v1_3*s1 - k3*v1_1*c1);

    /* force on 'upper' */
    const double f0_0 = k7*qdd0 + k6*v0_1 + f1_1;

    tau[0] = f0_0;
    tau[1] = f1_0;
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
    const double k0 = k[0], k2 = k[2], k3 = k[3], k6 = k[6];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'upper' */
    const double v0_0 = k2*s0;
    const double v0_1 = k2*c0;
    const double v0_2 = qd0*qd0;

    /* motion of 'fore' */
    const double v1_0 = qd0 + qd1;
    const double v1_1 = v1_0*v1_0;
    const double v1_2 = s1*(v0_0 - k0*v0_2) - c1*v0_1;

    /* force on 'fore' */
    const double f1_0 = k3*v1_2;
    const double f1_1 = f1_0 + k3*v1_1*s1*k0;

    /* force on 'upper' */
    const double f0_0 = k6*v0_1 - f1_1;

    bias[0] = f0_0;
    bias[1] = -f1_0;
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
    const double k2 = k[2], k3 = k[3], k6 = k[6];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'upper' */
    const double v0_0 = k2*s0;
    const double v0_1 = k2*c0;

    /* motion of 'fore' */
    const double v1_0 = c1*v0_1 - s1*v0_0;

    /* force on 'fore' */
    const double f1_0 = k3*v1_0;

    /* force on 'upper' */
    const double f0_0 = k6*v0_1 + f1_0;

    g[0] = f0_0;
    g[1] = f1_0;
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
    const double k0 = k[0], k3 = k[3], k5 = k[5], k11 = k[11];

    /* sines and cosines */
    const double s1 = sin(q1);

    /* motion of 'fore' */
    const double v1_0 = qd0 + qd1;

    /* velocity of 'fore' */
    const double v1_1 = k0*qd0*s1;

    /* momenta of 'fore' */
    const double L1_0 = v1_0*k11;
    const double L1_1 = k3*v1_1;

    /* momenta of 'upper' */
    const double L0_0 = L1_1 - s1*L1_0*k5;

    /* Coriolis terms of joint 'elbow' */
    const double C1_0 = 2.0*L1_0*s1*k0;

    C[0] = L0_0;
    C[1] = -C1_0;
    C[2] = L1_1;
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
    const double k0 = k[0], k2 = k[2], k3 = k[3], k4 = k[4], k5 = k[5], k6 = k[6], k7 = k[7];
    const double k8 = k[8];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = k3*c1;
    const double R0_1 = k4 + k5*R0_0 + k7;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M1_0 = k4 + k0*R0_0;

    /* elimination of 'elbow' */
    const double U1_0 = M1_0*k8;
    const double U1_1 = R0_1 - M1_0*U1_0;

    /* elimination of 'shoulder' */
    const double U0_0 = 1.0/U1_1;

    /* motion of 'upper' */
    const double v0_0 = k2*s0;
    const double v0_1 = k2*c0;
    const double v0_2 = qd0*qd0;

    /* motion of 'fore' */
    const double v1_0 = qd0 + qd1;
    const double v1_1 = v1_0*v1_0;
    const double v1_2 = s1*(v0_0 - k0*v0_2) - c1*v0_1;

    /* force on 'fore' */
    const double f1_0 = k3*v1_2;
    const double f1_1 = f1_0 + k3*v1_1*s1*k0;

    /* force on 'upper' */
    const double f0_0 = k6*v0_1 - f1_1;

    const double t_0 = f0_0 - tau0;
    const double t_1 = f1_0 + tau1;

    /* solve with U */
    const double y_0 = t_0 + U1_0*t_1;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_0;
    const double x_1 = k8*t_1 + U1_0*x_0;

    qdd[0] = -x_0;
    qdd[1] = x_1;
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
    const double k0 = k[0], k1 = k[1];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = k0*c0;
    const double o1_3 = k0*s0;

    /* frame of tool 'tip' */
    const double tool_0 = o1_2 + k1*o1_0;
    const double tool_1 = o1_3 + k1*o1_1;

    pose[0] = o1_0;
    pose[1] = -o1_1;
    pose[2] = 0.0;
    pose[3] = tool_0;
    pose[4] = o1_1;
    pose[5] = o1_0;
    pose[6] = 0.0;
    pose[7] = tool_1;
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
    const double k0 = k[0], k1 = k[1];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = k0*c0;
    const double o1_3 = k0*s0;

    /* frame of tool 'tip' */
    const double tool_0 = k1*o1_0;
    const double tool_1 = k1*o1_1;
    const double tool_2 = o1_2 + tool_0;
    const double tool_3 = o1_3 + tool_1;

    J[0] = 0.0;
    J[1] = 0.0;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 1.0;
    J[5] = 1.0;
    J[6] = -tool_3;
    J[7] = -tool_1;
    J[8] = tool_2;
    J[9] = tool_0;
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
    const double k0 = k[0], k1 = k[1];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'fore' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = k0*c0;
    const double o1_3 = k0*s0;

    /* frame of tool 'tip' */
    const double tool_0 = k1*o1_0;
    const double tool_1 = k1*o1_1;
    const double tool_2 = o1_2 + tool_0;
    const double tool_3 = o1_3 + tool_1;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd1*tool_1;
    const double Jd_1 = qd1*tool_0;
    const double Jd_2 = Jd_1 + qd0*tool_0;
    const double Jd_3 = Jd_0 + qd0*tool_1;
    const double Jd_4 = Jd_0 + qd0*tool_3;
    const double Jd_5 = Jd_1 + qd0*tool_2;

    Jd[0] = 0.0;
    Jd[1] = 0.0;
    Jd[2] = 0.0;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = -Jd_5;
    Jd[7] = -Jd_2;
    Jd[8] = -Jd_4;
    Jd[9] = -Jd_3;
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
    const double k0 = k[0], k1 = k[1], k3 = k[3], k4 = k[4], k5 = k[5], k7 = k[7], k8 = k[8];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = k3*c1;
    const double R0_1 = k4 + k5*R0_0 + k7;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M1_0 = k4 + k0*R0_0;

    /* elimination of 'elbow' */
    const double U1_0 = M1_0*k8;
    const double U1_1 = R0_1 - M1_0*U1_0;

    /* elimination of 'shoulder' */
    const double U0_0 = 1.0/U1_1;

    /* frame of 'fore' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = k0*c0;
    const double o1_3 = k0*s0;

    /* frame of tool 'tip' */
    const double tool_0 = k1*o1_0;
    const double tool_1 = k1*o1_1;
    const double tool_2 = o1_2 + tool_0;
    const double tool_3 = o1_3 + tool_1;

    /* solve with U */
    const double y_0 = U1_0 - 1.0;
    const double y_1 = tool_3 - U1_0*tool_1;
    const double y_2 = tool_2 - U1_0*tool_0;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_1;
    const double Omega_1 = k8*tool_1;
    const double Omega_2 = U0_0*y_2;
    const double Omega_3 = k8*tool_0;
    const double Omega_4 = k8 + U0_0*y_0*y_0;
    const double Omega_5 = Omega_1 - y_0*Omega_0;
    const double Omega_6 = y_1*Omega_0 + tool_1*Omega_1;
    const double Omega_7 = Omega_3 - y_0*Omega_2;
    const double Omega_8 = y_1*Omega_2 + tool_1*Omega_3;
    const double Omega_9 = y_2*Omega_2 + tool_0*Omega_3;

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
    Omega[14] = Omega_4;
    Omega[15] = -Omega_5;
    Omega[16] = Omega_7;
    Omega[17] = 0.0;
    Omega[18] = 0.0;
    Omega[19] = 0.0;
    Omega[20] = -Omega_5;
    Omega[21] = Omega_6;
    Omega[22] = -Omega_8;
    Omega[23] = 0.0;
    Omega[24] = 0.0;
    Omega[25] = 0.0;
    Omega[26] = Omega_7;
    Omega[27] = -Omega_8;
    Omega[28] = Omega_9;
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
    const double k0 = k[0], k1 = k[1], k3 = k[3], k4 = k[4], k5 = k[5], k7 = k[7], k8 = k[8];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = k3*c1;
    const double R0_1 = k4 + k5*R0_0 + k7;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M1_0 = k4 + k0*R0_0;

    /* elimination of 'elbow' */
    const double U1_0 = M1_0*k8;
    const double U1_1 = R0_1 - M1_0*U1_0;

    /* elimination of 'shoulder' */
    const double U0_0 = 1.0/U1_1;

    /* frame of 'fore' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = k0*c0;
    const double o1_3 = k0*s0;

    /* frame of tool 'tip' */
    const double tool_0 = k1*o1_0;
    const double tool_1 = k1*o1_1;
    const double tool_2 = o1_2 + tool_0;
    const double tool_3 = o1_3 + tool_1;

    /* solve with U */
    const double y_0 = tool_3 - U1_0*tool_1;
    const double y_1 = tool_2 - U1_0*tool_0;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_1;
    const double Omega_1 = k8*tool_0;
    const double Omega_2 = U0_0*y_0*y_0 + k8*tool_1*tool_1;
    const double Omega_3 = y_0*Omega_0 + tool_1*Omega_1;
    const double Omega_4 = y_1*Omega_0 + tool_0*Omega_1;

    /* elimination of 'y' */
    const double U1_2 = 1.0/Omega_4;
    const double U1_3 = Omega_3*U1_2;
    const double U1_4 = Omega_2 - Omega_3*U1_3;

    /* elimination of 'x' */
    const double U0_1 = 1.0/U1_4;

    /* row 'y' of the inverse */
    const double X1_0 = U1_3*U0_1;
    const double X1_1 = U1_2 + U1_3*X1_0;

    Lambda[0] = U0_1;
    Lambda[1] = X1_0;
    Lambda[2] = X1_0;
    Lambda[3] = X1_1;
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
    const double k0 = k[0], k1 = k[1], k3 = k[3], k4 = k[4], k5 = k[5], k7 = k[7], k8 = k[8];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* composite inertia of 'upper' */
    const double R0_0 = k3*c1;
    const double R0_1 = k4 + k5*R0_0 + k7;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const double M1_0 = k4 + k0*R0_0;

    /* elimination of 'elbow' */
    const double U1_0 = M1_0*k8;
    const double U1_1 = R0_1 - M1_0*U1_0;

    /* elimination of 'shoulder' */
    const double U0_0 = 1.0/U1_1;

    /* frame of 'fore' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = k0*c0;
    const double o1_3 = k0*s0;

    /* frame of tool 'tip' */
    const double tool_0 = k1*o1_0;
    const double tool_1 = k1*o1_1;
    const double tool_2 = o1_2 + tool_0;
    const double tool_3 = o1_3 + tool_1;

    /* joint forces of the wrench */
    const double tip_0 = f2 - tool_3*f3 + tool_2*f4;
    const double tip_1 = f2 - tool_1*f3 + tool_0*f4;

    /* solve with U */
    const double y_0 = tip_0 - U1_0*tip_1;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_0;
    const double x_1 = k8*tip_1 - U1_0*x_0;

    qdd[0] = x_0;
    qdd[1] = x_1;
}

void planar2_tip_force_acceleration_tip_batch(
    size_t count, const double *q, const double *f, const double k[12], double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        planar2_tip_force_acceleration_tip(q + 2*state, f + 6*state, k, qdd + 2*state);
    }
}
