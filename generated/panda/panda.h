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
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 panda.c panda_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
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
 *     mass_matrix                                 183  160    0    12
 *     udu                                         260  216    5    12
 *     innovations                                 295  251    5    12
 *     mass_matrix_inverse                         372  307    6    12
 *     inverse_dynamics                            290  271    0    12
 *     bias_forces                                 284  256    0    12
 *     gravity_forces                               54   33    0    12
 *     coriolis_matrix                             757  695    0    12
 *     forward_dynamics                            593  520    6    12
 *     pose_panda_hand_tcp                          89   51    0    14
 *     jacobian_panda_hand_tcp                      96   61    0    12
 *     jacobian_rate_panda_hand_tcp                209  137    0    12
 *     operational_inertia_inverse_panda_hand_tcp  635  492    6    14
 *     operational_inertia_panda_hand_tcp          755  582   12    14
 *     tip_force_acceleration_panda_hand_tcp       439  347    6    14
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef PANDA_H
#define PANDA_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ties panda.c to this header. */
#define PANDA_GENERATION 0x19dc9610u

/* Sizes, and the place of each joint in q. */
enum {
    PANDA_N = 7, /* degrees of freedom */
    PANDA_NQ = 7, /* numbers of q */
    PANDA_NV = 7, /* numbers of qd, qdd, tau */
    PANDA_JOINT1 = 0,
    PANDA_JOINT2 = 1,
    PANDA_JOINT3 = 2,
    PANDA_JOINT4 = 3,
    PANDA_JOINT5 = 4,
    PANDA_JOINT6 = 5,
    PANDA_JOINT7 = 6
};

/* Generalised inertia matrix M, full symmetric, (N, N).
 *
 *     q[7]   joint positions [rad]
 *     M[49]  result, 7 x 7, row by row
 *
 * Operations: 183 mul, 160 add, 12 trig.
 */
void panda_mass_matrix(const double q[7], double M[49]);
void panda_mass_matrix_batch(size_t count, const double *q, double *M);

/* U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 *
 *     q[7]   joint positions [rad]
 *     U[49]  result, 7 x 7, row by row
 *     D[7]   result
 *
 * Operations: 260 mul, 216 add, 5 div, 12 trig.
 */
void panda_udu(const double q[7], double U[49], double D[7]);
void panda_udu_batch(size_t count, const double *q, double *U, double *D);

/* W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 *
 *     q[7]   joint positions [rad]
 *     W[49]  result, 7 x 7, row by row
 *     D[7]   result
 *
 * Operations: 295 mul, 251 add, 5 div, 12 trig.
 */
void panda_innovations(const double q[7], double W[49], double D[7]);
void panda_innovations_batch(size_t count, const double *q, double *W, double *D);

/* M^-1, full symmetric, (N, N).
 *
 *     q[7]           joint positions [rad]
 *     M_inverse[49]  result, 7 x 7, row by row
 *
 * Operations: 372 mul, 307 add, 6 div, 12 trig.
 */
void panda_mass_matrix_inverse(const double q[7], double M_inverse[49]);
void panda_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse);

/* Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 *
 *     q[7]    joint positions [rad]
 *     qd[7]   joint velocities [rad/s]
 *     qdd[7]  joint accelerations [rad/s²]
 *     tau[7]  result
 *
 * Operations: 290 mul, 271 add, 12 trig.
 */
void panda_inverse_dynamics(
    const double q[7], const double qd[7], const double qdd[7], double tau[7]);
void panda_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau);

/* Joint forces (N,) at qdd = 0, friction included.
 *
 *     q[7]     joint positions [rad]
 *     qd[7]    joint velocities [rad/s]
 *     bias[7]  result
 *
 * Operations: 284 mul, 256 add, 12 trig.
 */
void panda_bias_forces(const double q[7], const double qd[7], double bias[7]);
void panda_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias);

/* Joint forces (N,) that hold the robot at rest.
 *
 *     q[7]  joint positions [rad]
 *     g[7]  result
 *
 * Operations: 54 mul, 33 add, 12 trig.
 */
void panda_gravity_forces(const double q[7], double g[7]);
void panda_gravity_forces_batch(size_t count, const double *q, double *g);

/* Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 *
 *     q[7]   joint positions [rad]
 *     qd[7]  joint velocities [rad/s]
 *     C[49]  result, 7 x 7, row by row
 *
 * Operations: 757 mul, 695 add, 12 trig.
 */
void panda_coriolis_matrix(const double q[7], const double qd[7], double C[49]);
void panda_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C);

/* Joint accelerations (N,) under the joint forces tau.
 *
 *     q[7]    joint positions [rad]
 *     qd[7]   joint velocities [rad/s]
 *     tau[7]  joint forces [N m]
 *     qdd[7]  result
 *
 * Operations: 593 mul, 520 add, 6 div, 12 trig.
 */
void panda_forward_dynamics(
    const double q[7], const double qd[7], const double tau[7], double qdd[7]);
void panda_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd);

/* Frame of tool 'panda_hand_tcp' in the base frame, (4, 4).
 *
 *     q[7]      joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 89 mul, 51 add, 14 trig.
 */
void panda_pose_panda_hand_tcp(const double q[7], double pose[16]);
void panda_pose_panda_hand_tcp_batch(size_t count, const double *q, double *pose);

/* Jacobian (6, N) at the point of tool 'panda_hand_tcp', base axes, angular rows first.
 *
 *     q[7]   joint positions [rad]
 *     J[42]  result, 6 x 7, row by row
 *
 * Operations: 96 mul, 61 add, 12 trig.
 */
void panda_jacobian_panda_hand_tcp(const double q[7], double J[42]);
void panda_jacobian_panda_hand_tcp_batch(size_t count, const double *q, double *J);

/* Time derivative (6, N) of the Jacobian of tool 'panda_hand_tcp'.
 *
 *     q[7]    joint positions [rad]
 *     qd[7]   joint velocities [rad/s]
 *     Jd[42]  result, 6 x 7, row by row
 *
 * Operations: 209 mul, 137 add, 12 trig.
 */
void panda_jacobian_rate_panda_hand_tcp(const double q[7], const double qd[7], double Jd[42]);
void panda_jacobian_rate_panda_hand_tcp_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Omega = J M^-1 J^T (6, 6) of tool 'panda_hand_tcp', base axes, angular rows first.
 *
 *     q[7]       joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 635 mul, 492 add, 6 div, 14 trig.
 */
void panda_operational_inertia_inverse_panda_hand_tcp(const double q[7], double Omega[36]);
void panda_operational_inertia_inverse_panda_hand_tcp_batch(
    size_t count, const double *q, double *Omega);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'panda_hand_tcp'; not finite at a singular
 * pose.
 *
 *     q[7]        joint positions [rad]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 755 mul, 582 add, 12 div, 14 trig.
 */
void panda_operational_inertia_panda_hand_tcp(const double q[7], double Lambda[36]);
void panda_operational_inertia_panda_hand_tcp_batch(size_t count, const double *q, double *Lambda);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'panda_hand_tcp'.
 *
 *     q[7]    joint positions [rad]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[7]  result
 *
 * Operations: 439 mul, 347 add, 6 div, 14 trig.
 */
void panda_tip_force_acceleration_panda_hand_tcp(
    const double q[7], const double f[6], double qdd[7]);
void panda_tip_force_acceleration_panda_hand_tcp_batch(
    size_t count, const double *q, const double *f, double *qdd);

#ifdef __cplusplus
}
#endif

#endif
