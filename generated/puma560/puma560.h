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
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 puma560.c puma560_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
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
 *     - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
 *       of the joints.
 *
 * Bound: symdyn holds every function to its numeric core within 8.5e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                         mul  add  div  trig
 *     mass_matrix                          79   63    0     8
 *     udu                                 113   89    3     8
 *     innovations                         126  102    3     8
 *     mass_matrix_inverse                 167  133    4     8
 *     inverse_dynamics                    178  143    0    10
 *     bias_forces                         156  105    0    10
 *     gravity_forces                       17    7    0     8
 *     coriolis_matrix                     283  204    0     8
 *     forward_dynamics                    291  218    4    10
 *     pose_flange                          46   24    0    12
 *     jacobian_flange                      34   14    0    10
 *     jacobian_rate_flange                 85   44    0    10
 *     operational_inertia_inverse_flange  293  198    4    10
 *     operational_inertia_flange          395  276   10    10
 *     tip_force_acceleration_flange       189  136    4    10
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef PUMA560_H
#define PUMA560_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ties puma560.c to this header. */
#define PUMA560_GENERATION 0x2f5dbde4u

/* Sizes, and the place of each joint in q. */
enum {
    PUMA560_N = 6, /* degrees of freedom */
    PUMA560_NQ = 6, /* numbers of q */
    PUMA560_NV = 6, /* numbers of qd, qdd, tau */
    PUMA560_WAIST = 0,
    PUMA560_SHOULDER = 1,
    PUMA560_ELBOW = 2,
    PUMA560_WRIST_ROLL = 3,
    PUMA560_WRIST_PITCH = 4,
    PUMA560_FLANGE = 5
};

/* Generalised inertia matrix M, full symmetric, (N, N).
 *
 *     q[6]   joint positions [rad]
 *     M[36]  result, 6 x 6, row by row
 *
 * Operations: 79 mul, 63 add, 8 trig.
 */
void puma560_mass_matrix(const double q[6], double M[36]);
void puma560_mass_matrix_batch(size_t count, const double *q, double *M);

/* U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 *
 *     q[6]   joint positions [rad]
 *     U[36]  result, 6 x 6, row by row
 *     D[6]   result
 *
 * Operations: 113 mul, 89 add, 3 div, 8 trig.
 */
void puma560_udu(const double q[6], double U[36], double D[6]);
void puma560_udu_batch(size_t count, const double *q, double *U, double *D);

/* W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 *
 *     q[6]   joint positions [rad]
 *     W[36]  result, 6 x 6, row by row
 *     D[6]   result
 *
 * Operations: 126 mul, 102 add, 3 div, 8 trig.
 */
void puma560_innovations(const double q[6], double W[36], double D[6]);
void puma560_innovations_batch(size_t count, const double *q, double *W, double *D);

/* M^-1, full symmetric, (N, N).
 *
 *     q[6]           joint positions [rad]
 *     M_inverse[36]  result, 6 x 6, row by row
 *
 * Operations: 167 mul, 133 add, 4 div, 8 trig.
 */
void puma560_mass_matrix_inverse(const double q[6], double M_inverse[36]);
void puma560_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse);

/* Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 *
 *     q[6]    joint positions [rad]
 *     qd[6]   joint velocities [rad/s]
 *     qdd[6]  joint accelerations [rad/s²]
 *     tau[6]  result
 *
 * Operations: 178 mul, 143 add, 10 trig.
 */
void puma560_inverse_dynamics(
    const double q[6], const double qd[6], const double qdd[6], double tau[6]);
void puma560_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau);

/* Joint forces (N,) at qdd = 0, friction included.
 *
 *     q[6]     joint positions [rad]
 *     qd[6]    joint velocities [rad/s]
 *     bias[6]  result
 *
 * Operations: 156 mul, 105 add, 10 trig.
 */
void puma560_bias_forces(const double q[6], const double qd[6], double bias[6]);
void puma560_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias);

/* Joint forces (N,) that hold the robot at rest.
 *
 *     q[6]  joint positions [rad]
 *     g[6]  result
 *
 * Operations: 17 mul, 7 add, 8 trig.
 */
void puma560_gravity_forces(const double q[6], double g[6]);
void puma560_gravity_forces_batch(size_t count, const double *q, double *g);

/* Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 *
 *     q[6]   joint positions [rad]
 *     qd[6]  joint velocities [rad/s]
 *     C[36]  result, 6 x 6, row by row
 *
 * Operations: 283 mul, 204 add, 8 trig.
 */
void puma560_coriolis_matrix(const double q[6], const double qd[6], double C[36]);
void puma560_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C);

/* Joint accelerations (N,) under the joint forces tau.
 *
 *     q[6]    joint positions [rad]
 *     qd[6]   joint velocities [rad/s]
 *     tau[6]  joint forces [N m]
 *     qdd[6]  result
 *
 * Operations: 291 mul, 218 add, 4 div, 10 trig.
 */
void puma560_forward_dynamics(
    const double q[6], const double qd[6], const double tau[6], double qdd[6]);
void puma560_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd);

/* Frame of tool 'flange' in the base frame, (4, 4).
 *
 *     q[6]      joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 46 mul, 24 add, 12 trig.
 */
void puma560_pose_flange(const double q[6], double pose[16]);
void puma560_pose_flange_batch(size_t count, const double *q, double *pose);

/* Jacobian (6, N) at the point of tool 'flange', base axes, angular rows first.
 *
 *     q[6]   joint positions [rad]
 *     J[36]  result, 6 x 6, row by row
 *
 * Operations: 34 mul, 14 add, 10 trig.
 */
void puma560_jacobian_flange(const double q[6], double J[36]);
void puma560_jacobian_flange_batch(size_t count, const double *q, double *J);

/* Time derivative (6, N) of the Jacobian of tool 'flange'.
 *
 *     q[6]    joint positions [rad]
 *     qd[6]   joint velocities [rad/s]
 *     Jd[36]  result, 6 x 6, row by row
 *
 * Operations: 85 mul, 44 add, 10 trig.
 */
void puma560_jacobian_rate_flange(const double q[6], const double qd[6], double Jd[36]);
void puma560_jacobian_rate_flange_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Omega = J M^-1 J^T (6, 6) of tool 'flange', base axes, angular rows first.
 *
 *     q[6]       joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 293 mul, 198 add, 4 div, 10 trig.
 */
void puma560_operational_inertia_inverse_flange(const double q[6], double Omega[36]);
void puma560_operational_inertia_inverse_flange_batch(size_t count, const double *q, double *Omega);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'flange'; not finite at a singular pose.
 *
 *     q[6]        joint positions [rad]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 395 mul, 276 add, 10 div, 10 trig.
 */
void puma560_operational_inertia_flange(const double q[6], double Lambda[36]);
void puma560_operational_inertia_flange_batch(size_t count, const double *q, double *Lambda);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'flange'.
 *
 *     q[6]    joint positions [rad]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[6]  result
 *
 * Operations: 189 mul, 136 add, 4 div, 10 trig.
 */
void puma560_tip_force_acceleration_flange(const double q[6], const double f[6], double qdd[6]);
void puma560_tip_force_acceleration_flange_batch(
    size_t count, const double *q, const double *f, double *qdd);

#ifdef __cplusplus
}
#endif

#endif
