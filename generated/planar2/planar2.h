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
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 planar2.c planar2_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
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
 *     - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
 *       of the joints.
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
 *     inverse_dynamics                  16   10    0     4
 *     bias_forces                       12    5    0     4
 *     gravity_forces                     4    2    0     2
 *     coriolis_matrix                    8    2    0     1
 *     forward_dynamics                  21   11    1     4
 *     pose_tip                           4    3    0     4
 *     jacobian_tip                       4    3    0     4
 *     jacobian_rate_tip                 10    7    0     4
 *     operational_inertia_inverse_tip   29   17    1     4
 *     operational_inertia_tip           29   15    3     4
 *     tip_force_acceleration_tip        21   14    1     4
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef PLANAR2_H
#define PLANAR2_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ties planar2.c to this header. */
#define PLANAR2_GENERATION 0x15d1c498u

/* Sizes, and the place of each joint in q. */
enum {
    PLANAR2_N = 2, /* degrees of freedom */
    PLANAR2_NQ = 2, /* numbers of q */
    PLANAR2_NV = 2, /* numbers of qd, qdd, tau */
    PLANAR2_PARAMETERS = 9, /* run-time parameters */
    PLANAR2_PREPARED = 12, /* what planar2_prepare gives */
    PLANAR2_SHOULDER = 0,
    PLANAR2_ELBOW = 1,
    PLANAR2_P_M1 = 0,
    PLANAR2_P_M2 = 1,
    PLANAR2_P_L1 = 2,
    PLANAR2_P_L2 = 3,
    PLANAR2_P_R1 = 4,
    PLANAR2_P_R2 = 5,
    PLANAR2_P_I1 = 6,
    PLANAR2_P_I2 = 7,
    PLANAR2_P_G = 8
};

/* Defaults of the run-time parameters.
 *
 *     p[0]  m1
 *     p[1]  m2
 *     p[2]  l1
 *     p[3]  l2
 *     p[4]  r1
 *     p[5]  r2
 *     p[6]  i1
 *     p[7]  i2
 *     p[8]  g
 */
void planar2_default_parameters(double p[9]);

/* What depends on the run-time parameters only: compute it once, pass it to the other functions.
 *
 *     p[9]   parameters, see planar2_default_parameters
 *     k[12]  result
 */
void planar2_prepare(const double p[9], double k[12]);

/* Generalised inertia matrix M, full symmetric, (N, N).
 *
 *     q[2]   joint positions [rad]
 *     k[12]  from planar2_prepare
 *     M[4]   result, 2 x 2, row by row
 *
 * Operations: 3 mul, 3 add, 1 trig.
 */
void planar2_mass_matrix(const double q[2], const double k[12], double M[4]);
void planar2_mass_matrix_batch(size_t count, const double *q, const double k[12], double *M);

/* U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 *
 *     q[2]   joint positions [rad]
 *     k[12]  from planar2_prepare
 *     U[4]   result, 2 x 2, row by row
 *     D[2]   result
 *
 * Operations: 6 mul, 2 add, 1 trig.
 */
void planar2_udu(const double q[2], const double k[12], double U[4], double D[2]);
void planar2_udu_batch(size_t count, const double *q, const double k[12], double *U, double *D);

/* W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 *
 *     q[2]   joint positions [rad]
 *     k[12]  from planar2_prepare
 *     W[4]   result, 2 x 2, row by row
 *     D[2]   result
 *
 * Operations: 6 mul, 2 add, 1 trig.
 */
void planar2_innovations(const double q[2], const double k[12], double W[4], double D[2]);
void planar2_innovations_batch(
    size_t count, const double *q, const double k[12], double *W, double *D);

/* M^-1, full symmetric, (N, N).
 *
 *     q[2]          joint positions [rad]
 *     k[12]         from planar2_prepare
 *     M_inverse[4]  result, 2 x 2, row by row
 *
 * Operations: 7 mul, 5 add, 1 div, 1 trig.
 */
void planar2_mass_matrix_inverse(const double q[2], const double k[12], double M_inverse[4]);
void planar2_mass_matrix_inverse_batch(
    size_t count, const double *q, const double k[12], double *M_inverse);

/* Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 *
 *     q[2]    joint positions [rad]
 *     qd[2]   joint velocities [rad/s]
 *     qdd[2]  joint accelerations [rad/s²]
 *     k[12]   from planar2_prepare
 *     tau[2]  result
 *
 * Operations: 16 mul, 10 add, 4 trig.
 */
void planar2_inverse_dynamics(
    const double q[2], const double qd[2], const double qdd[2], const double k[12], double tau[2]);
void planar2_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, const double k[12],
    double *tau);

/* Joint forces (N,) at qdd = 0, friction included.
 *
 *     q[2]     joint positions [rad]
 *     qd[2]    joint velocities [rad/s]
 *     k[12]    from planar2_prepare
 *     bias[2]  result
 *
 * Operations: 12 mul, 5 add, 4 trig.
 */
void planar2_bias_forces(const double q[2], const double qd[2], const double k[12], double bias[2]);
void planar2_bias_forces_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *bias);

/* Joint forces (N,) that hold the robot at rest.
 *
 *     q[2]   joint positions [rad]
 *     k[12]  from planar2_prepare
 *     g[2]   result
 *
 * Operations: 4 mul, 2 add, 2 trig.
 */
void planar2_gravity_forces(const double q[2], const double k[12], double g[2]);
void planar2_gravity_forces_batch(size_t count, const double *q, const double k[12], double *g);

/* Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 *
 *     q[2]   joint positions [rad]
 *     qd[2]  joint velocities [rad/s]
 *     k[12]  from planar2_prepare
 *     C[4]   result, 2 x 2, row by row
 *
 * Operations: 8 mul, 2 add, 1 trig.
 */
void planar2_coriolis_matrix(
    const double q[2], const double qd[2], const double k[12], double C[4]);
void planar2_coriolis_matrix_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *C);

/* Joint accelerations (N,) under the joint forces tau.
 *
 *     q[2]    joint positions [rad]
 *     qd[2]   joint velocities [rad/s]
 *     tau[2]  joint forces [N m]
 *     k[12]   from planar2_prepare
 *     qdd[2]  result
 *
 * Operations: 21 mul, 11 add, 1 div, 4 trig.
 */
void planar2_forward_dynamics(
    const double q[2], const double qd[2], const double tau[2], const double k[12], double qdd[2]);
void planar2_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, const double k[12],
    double *qdd);

/* Frame of tool 'tip' in the base frame, (4, 4).
 *
 *     q[2]      joint positions [rad]
 *     k[12]     from planar2_prepare
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 4 mul, 3 add, 4 trig.
 */
void planar2_pose_tip(const double q[2], const double k[12], double pose[16]);
void planar2_pose_tip_batch(size_t count, const double *q, const double k[12], double *pose);

/* Jacobian (6, N) at the point of tool 'tip', base axes, angular rows first.
 *
 *     q[2]   joint positions [rad]
 *     k[12]  from planar2_prepare
 *     J[12]  result, 6 x 2, row by row
 *
 * Operations: 4 mul, 3 add, 4 trig.
 */
void planar2_jacobian_tip(const double q[2], const double k[12], double J[12]);
void planar2_jacobian_tip_batch(size_t count, const double *q, const double k[12], double *J);

/* Time derivative (6, N) of the Jacobian of tool 'tip'.
 *
 *     q[2]    joint positions [rad]
 *     qd[2]   joint velocities [rad/s]
 *     k[12]   from planar2_prepare
 *     Jd[12]  result, 6 x 2, row by row
 *
 * Operations: 10 mul, 7 add, 4 trig.
 */
void planar2_jacobian_rate_tip(
    const double q[2], const double qd[2], const double k[12], double Jd[12]);
void planar2_jacobian_rate_tip_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *Jd);

/* Omega = J M^-1 J^T (6, 6) of tool 'tip', base axes, angular rows first.
 *
 *     q[2]       joint positions [rad]
 *     k[12]      from planar2_prepare
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 29 mul, 17 add, 1 div, 4 trig.
 */
void planar2_operational_inertia_inverse_tip(
    const double q[2], const double k[12], double Omega[36]);
void planar2_operational_inertia_inverse_tip_batch(
    size_t count, const double *q, const double k[12], double *Omega);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'tip'; not finite at a singular pose.
 *
 *     q[2]       joint positions [rad]
 *     k[12]      from planar2_prepare
 *     Lambda[4]  result, 2 x 2, row by row
 *
 * Operations: 29 mul, 15 add, 3 div, 4 trig.
 */
void planar2_operational_inertia_tip(const double q[2], const double k[12], double Lambda[4]);
void planar2_operational_inertia_tip_batch(
    size_t count, const double *q, const double k[12], double *Lambda);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'tip'.
 *
 *     q[2]    joint positions [rad]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     k[12]   from planar2_prepare
 *     qdd[2]  result
 *
 * Operations: 21 mul, 14 add, 1 div, 4 trig.
 */
void planar2_tip_force_acceleration_tip(
    const double q[2], const double f[6], const double k[12], double qdd[2]);
void planar2_tip_force_acceleration_tip_batch(
    size_t count, const double *q, const double *f, const double k[12], double *qdd);

#ifdef __cplusplus
}
#endif

#endif
