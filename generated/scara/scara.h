/* scara: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from scara.yaml
 * (SHA-256 d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b).
 * Make it again with
 *
 *     symdyn generate scara.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 scara.c scara_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0  joint1  rad  [-1.57, 1.57]
 *     1  joint2  rad  [-1.57, 1.57]
 *     2  joint3  m    [-1e-05, 0.3]
 *
 * Tools: tool0.
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
 * Bound: symdyn holds every function to its numeric core within 4.3e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                        mul  add  div  trig
 *     mass_matrix                          3    3    0     1
 *     udu                                  4    3    0     1
 *     innovations                          4    3    0     1
 *     mass_matrix_inverse                  7    5    1     1
 *     inverse_dynamics                    28   20    0     2
 *     bias_forces                         19   11    0     2
 *     gravity_forces                       0    0    0     0
 *     coriolis_matrix                     11    5    0     2
 *     forward_dynamics                    28   19    1     2
 *     pose_tool0                           4    4    0     4
 *     jacobian_tool0                       4    3    0     4
 *     jacobian_rate_tool0                 10    7    0     4
 *     operational_inertia_inverse_tool0   29   17    1     4
 *     tip_force_acceleration_tool0        22   14    1     4
 *
 * Notes:
 *
 *     - operational_inertia_tool0 is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef SCARA_H
#define SCARA_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ties scara.c to this header. */
#define SCARA_GENERATION 0xee32fabau

/* Sizes, and the place of each joint in q. */
enum {
    SCARA_N = 3, /* degrees of freedom */
    SCARA_NQ = 3, /* numbers of q */
    SCARA_NV = 3, /* numbers of qd, qdd, tau */
    SCARA_JOINT1 = 0,
    SCARA_JOINT2 = 1,
    SCARA_JOINT3 = 2
};

/* Generalised inertia matrix M, full symmetric, (N, N).
 *
 *     q[3]  joint positions [rad or m]
 *     M[9]  result, 3 x 3, row by row
 *
 * Operations: 3 mul, 3 add, 1 trig.
 */
void scara_mass_matrix(const double q[3], double M[9]);
void scara_mass_matrix_batch(size_t count, const double *q, double *M);

/* U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 *
 *     q[3]  joint positions [rad or m]
 *     U[9]  result, 3 x 3, row by row
 *     D[3]  result
 *
 * Operations: 4 mul, 3 add, 1 trig.
 */
void scara_udu(const double q[3], double U[9], double D[3]);
void scara_udu_batch(size_t count, const double *q, double *U, double *D);

/* W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 *
 *     q[3]  joint positions [rad or m]
 *     W[9]  result, 3 x 3, row by row
 *     D[3]  result
 *
 * Operations: 4 mul, 3 add, 1 trig.
 */
void scara_innovations(const double q[3], double W[9], double D[3]);
void scara_innovations_batch(size_t count, const double *q, double *W, double *D);

/* M^-1, full symmetric, (N, N).
 *
 *     q[3]          joint positions [rad or m]
 *     M_inverse[9]  result, 3 x 3, row by row
 *
 * Operations: 7 mul, 5 add, 1 div, 1 trig.
 */
void scara_mass_matrix_inverse(const double q[3], double M_inverse[9]);
void scara_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse);

/* Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 *
 *     q[3]    joint positions [rad or m]
 *     qd[3]   joint velocities [rad/s or m/s]
 *     qdd[3]  joint accelerations [rad/s² or m/s²]
 *     tau[3]  result
 *
 * Operations: 28 mul, 20 add, 2 trig.
 */
void scara_inverse_dynamics(
    const double q[3], const double qd[3], const double qdd[3], double tau[3]);
void scara_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau);

/* Joint forces (N,) at qdd = 0, friction included.
 *
 *     q[3]     joint positions [rad or m]
 *     qd[3]    joint velocities [rad/s or m/s]
 *     bias[3]  result
 *
 * Operations: 19 mul, 11 add, 2 trig.
 */
void scara_bias_forces(const double q[3], const double qd[3], double bias[3]);
void scara_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias);

/* Joint forces (N,) that hold the robot at rest.
 *
 *     q[3]  joint positions [rad or m]
 *     g[3]  result
 *
 * Operations: 0 mul, 0 add.
 */
void scara_gravity_forces(const double q[3], double g[3]);
void scara_gravity_forces_batch(size_t count, const double *q, double *g);

/* Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 *
 *     q[3]   joint positions [rad or m]
 *     qd[3]  joint velocities [rad/s or m/s]
 *     C[9]   result, 3 x 3, row by row
 *
 * Operations: 11 mul, 5 add, 2 trig.
 */
void scara_coriolis_matrix(const double q[3], const double qd[3], double C[9]);
void scara_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C);

/* Joint accelerations (N,) under the joint forces tau.
 *
 *     q[3]    joint positions [rad or m]
 *     qd[3]   joint velocities [rad/s or m/s]
 *     tau[3]  joint forces [N m or N]
 *     qdd[3]  result
 *
 * Operations: 28 mul, 19 add, 1 div, 2 trig.
 */
void scara_forward_dynamics(
    const double q[3], const double qd[3], const double tau[3], double qdd[3]);
void scara_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd);

/* Frame of tool 'tool0' in the base frame, (4, 4).
 *
 *     q[3]      joint positions [rad or m]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 4 mul, 4 add, 4 trig.
 */
void scara_pose_tool0(const double q[3], double pose[16]);
void scara_pose_tool0_batch(size_t count, const double *q, double *pose);

/* Jacobian (6, N) at the point of tool 'tool0', base axes, angular rows first.
 *
 *     q[3]   joint positions [rad or m]
 *     J[18]  result, 6 x 3, row by row
 *
 * Operations: 4 mul, 3 add, 4 trig.
 */
void scara_jacobian_tool0(const double q[3], double J[18]);
void scara_jacobian_tool0_batch(size_t count, const double *q, double *J);

/* Time derivative (6, N) of the Jacobian of tool 'tool0'.
 *
 *     q[3]    joint positions [rad or m]
 *     qd[3]   joint velocities [rad/s or m/s]
 *     Jd[18]  result, 6 x 3, row by row
 *
 * Operations: 10 mul, 7 add, 4 trig.
 */
void scara_jacobian_rate_tool0(const double q[3], const double qd[3], double Jd[18]);
void scara_jacobian_rate_tool0_batch(size_t count, const double *q, const double *qd, double *Jd);

/* Omega = J M^-1 J^T (6, 6) of tool 'tool0', base axes, angular rows first.
 *
 *     q[3]       joint positions [rad or m]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 29 mul, 17 add, 1 div, 4 trig.
 */
void scara_operational_inertia_inverse_tool0(const double q[3], double Omega[36]);
void scara_operational_inertia_inverse_tool0_batch(size_t count, const double *q, double *Omega);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'tool0'.
 *
 *     q[3]    joint positions [rad or m]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[3]  result
 *
 * Operations: 22 mul, 14 add, 1 div, 4 trig.
 */
void scara_tip_force_acceleration_tool0(const double q[3], const double f[6], double qdd[3]);
void scara_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd);

#ifdef __cplusplus
}
#endif

#endif
