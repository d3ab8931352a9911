/* ur5: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from ur5.yaml
 * (SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
 * Make it again with
 *
 *     symdyn generate ur5.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 ur5.c ur5_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0  shoulder_pan_joint   rad  [-6.28318530718, 6.28318530718]
 *     1  shoulder_lift_joint  rad  [-6.28318530718, 6.28318530718]
 *     2  elbow_joint          rad  [-3.14159265359, 3.14159265359]
 *     3  wrist_1_joint        rad  [-6.28318530718, 6.28318530718]
 *     4  wrist_2_joint        rad  [-6.28318530718, 6.28318530718]
 *     5  wrist_3_joint        rad  [-6.28318530718, 6.28318530718]
 *
 * Tools: ee_link, tool0.
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
 *                                          mul  add  div  trig
 *     mass_matrix                           47   35    0    10
 *     udu                                   72   63    4    10
 *     innovations                           88   79    4    10
 *     mass_matrix_inverse                  120  108    5    10
 *     inverse_dynamics                     129   89    0    10
 *     bias_forces                          102   62    0    10
 *     gravity_forces                         3    4    0     3
 *     coriolis_matrix                      173  139    0    10
 *     forward_dynamics                     201  140    5    10
 *     pose_ee_link                          39   22    0    12
 *     pose_tool0                            39   22    0    12
 *     jacobian_ee_link                      36   25    0    10
 *     jacobian_tool0                        36   25    0    10
 *     jacobian_rate_ee_link                107   71    0    10
 *     jacobian_rate_tool0                  107   71    0    10
 *     operational_inertia_inverse_ee_link  303  238    5    12
 *     operational_inertia_inverse_tool0    303  238    5    12
 *     operational_inertia_ee_link          423  328   11    12
 *     operational_inertia_tool0            423  328   11    12
 *     tip_force_acceleration_ee_link       153  133    5    12
 *     tip_force_acceleration_tool0         153  133    5    12
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef UR5_H
#define UR5_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ties ur5.c to this header. */
#define UR5_GENERATION 0xc4d44346u

/* Sizes, and the place of each joint in q. */
enum {
    UR5_N = 6, /* degrees of freedom */
    UR5_NQ = 6, /* numbers of q */
    UR5_NV = 6, /* numbers of qd, qdd, tau */
    UR5_SHOULDER_PAN_JOINT = 0,
    UR5_SHOULDER_LIFT_JOINT = 1,
    UR5_ELBOW_JOINT = 2,
    UR5_WRIST_1_JOINT = 3,
    UR5_WRIST_2_JOINT = 4,
    UR5_WRIST_3_JOINT = 5
};

/* Generalised inertia matrix M, full symmetric, (N, N).
 *
 *     q[6]   joint positions [rad]
 *     M[36]  result, 6 x 6, row by row
 *
 * Operations: 47 mul, 35 add, 10 trig.
 */
void ur5_mass_matrix(const double q[6], double M[36]);
void ur5_mass_matrix_batch(size_t count, const double *q, double *M);

/* U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 *
 *     q[6]   joint positions [rad]
 *     U[36]  result, 6 x 6, row by row
 *     D[6]   result
 *
 * Operations: 72 mul, 63 add, 4 div, 10 trig.
 */
void ur5_udu(const double q[6], double U[36], double D[6]);
void ur5_udu_batch(size_t count, const double *q, double *U, double *D);

/* W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 *
 *     q[6]   joint positions [rad]
 *     W[36]  result, 6 x 6, row by row
 *     D[6]   result
 *
 * Operations: 88 mul, 79 add, 4 div, 10 trig.
 */
void ur5_innovations(const double q[6], double W[36], double D[6]);
void ur5_innovations_batch(size_t count, const double *q, double *W, double *D);

/* M^-1, full symmetric, (N, N).
 *
 *     q[6]           joint positions [rad]
 *     M_inverse[36]  result, 6 x 6, row by row
 *
 * Operations: 120 mul, 108 add, 5 div, 10 trig.
 */
void ur5_mass_matrix_inverse(const double q[6], double M_inverse[36]);
void ur5_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse);

/* Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 *
 *     q[6]    joint positions [rad]
 *     qd[6]   joint velocities [rad/s]
 *     qdd[6]  joint accelerations [rad/s²]
 *     tau[6]  result
 *
 * Operations: 129 mul, 89 add, 10 trig.
 */
void ur5_inverse_dynamics(
    const double q[6], const double qd[6], const double qdd[6], double tau[6]);
void ur5_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau);

/* Joint forces (N,) at qdd = 0, friction included.
 *
 *     q[6]     joint positions [rad]
 *     qd[6]    joint velocities [rad/s]
 *     bias[6]  result
 *
 * Operations: 102 mul, 62 add, 10 trig.
 */
void ur5_bias_forces(const double q[6], const double qd[6], double bias[6]);
void ur5_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias);

/* Joint forces (N,) that hold the robot at rest.
 *
 *     q[6]  joint positions [rad]
 *     g[6]  result
 *
 * Operations: 3 mul, 4 add, 3 trig.
 */
void ur5_gravity_forces(const double q[6], double g[6]);
void ur5_gravity_forces_batch(size_t count, const double *q, double *g);

/* Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 *
 *     q[6]   joint positions [rad]
 *     qd[6]  joint velocities [rad/s]
 *     C[36]  result, 6 x 6, row by row
 *
 * Operations: 173 mul, 139 add, 10 trig.
 */
void ur5_coriolis_matrix(const double q[6], const double qd[6], double C[36]);
void ur5_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C);

/* Joint accelerations (N,) under the joint forces tau.
 *
 *     q[6]    joint positions [rad]
 *     qd[6]   joint velocities [rad/s]
 *     tau[6]  joint forces [N m]
 *     qdd[6]  result
 *
 * Operations: 201 mul, 140 add, 5 div, 10 trig.
 */
void ur5_forward_dynamics(
    const double q[6], const double qd[6], const double tau[6], double qdd[6]);
void ur5_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd);

/* Frame of tool 'ee_link' in the base frame, (4, 4).
 *
 *     q[6]      joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 39 mul, 22 add, 12 trig.
 */
void ur5_pose_ee_link(const double q[6], double pose[16]);
void ur5_pose_ee_link_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'tool0' in the base frame, (4, 4).
 *
 *     q[6]      joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 39 mul, 22 add, 12 trig.
 */
void ur5_pose_tool0(const double q[6], double pose[16]);
void ur5_pose_tool0_batch(size_t count, const double *q, double *pose);

/* Jacobian (6, N) at the point of tool 'ee_link', base axes, angular rows first.
 *
 *     q[6]   joint positions [rad]
 *     J[36]  result, 6 x 6, row by row
 *
 * Operations: 36 mul, 25 add, 10 trig.
 */
void ur5_jacobian_ee_link(const double q[6], double J[36]);
void ur5_jacobian_ee_link_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'tool0', base axes, angular rows first.
 *
 *     q[6]   joint positions [rad]
 *     J[36]  result, 6 x 6, row by row
 *
 * Operations: 36 mul, 25 add, 10 trig.
 */
void ur5_jacobian_tool0(const double q[6], double J[36]);
void ur5_jacobian_tool0_batch(size_t count, const double *q, double *J);

/* Time derivative (6, N) of the Jacobian of tool 'ee_link'.
 *
 *     q[6]    joint positions [rad]
 *     qd[6]   joint velocities [rad/s]
 *     Jd[36]  result, 6 x 6, row by row
 *
 * Operations: 107 mul, 71 add, 10 trig.
 */
void ur5_jacobian_rate_ee_link(const double q[6], const double qd[6], double Jd[36]);
void ur5_jacobian_rate_ee_link_batch(size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'tool0'.
 *
 *     q[6]    joint positions [rad]
 *     qd[6]   joint velocities [rad/s]
 *     Jd[36]  result, 6 x 6, row by row
 *
 * Operations: 107 mul, 71 add, 10 trig.
 */
void ur5_jacobian_rate_tool0(const double q[6], const double qd[6], double Jd[36]);
void ur5_jacobian_rate_tool0_batch(size_t count, const double *q, const double *qd, double *Jd);

/* Omega = J M^-1 J^T (6, 6) of tool 'ee_link', base axes, angular rows first.
 *
 *     q[6]       joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 303 mul, 238 add, 5 div, 12 trig.
 */
void ur5_operational_inertia_inverse_ee_link(const double q[6], double Omega[36]);
void ur5_operational_inertia_inverse_ee_link_batch(size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'tool0', base axes, angular rows first.
 *
 *     q[6]       joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 303 mul, 238 add, 5 div, 12 trig.
 */
void ur5_operational_inertia_inverse_tool0(const double q[6], double Omega[36]);
void ur5_operational_inertia_inverse_tool0_batch(size_t count, const double *q, double *Omega);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'ee_link'; not finite at a singular pose.
 *
 *     q[6]        joint positions [rad]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 423 mul, 328 add, 11 div, 12 trig.
 */
void ur5_operational_inertia_ee_link(const double q[6], double Lambda[36]);
void ur5_operational_inertia_ee_link_batch(size_t count, const double *q, double *Lambda);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'tool0'; not finite at a singular pose.
 *
 *     q[6]        joint positions [rad]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 423 mul, 328 add, 11 div, 12 trig.
 */
void ur5_operational_inertia_tool0(const double q[6], double Lambda[36]);
void ur5_operational_inertia_tool0_batch(size_t count, const double *q, double *Lambda);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'ee_link'.
 *
 *     q[6]    joint positions [rad]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[6]  result
 *
 * Operations: 153 mul, 133 add, 5 div, 12 trig.
 */
void ur5_tip_force_acceleration_ee_link(const double q[6], const double f[6], double qdd[6]);
void ur5_tip_force_acceleration_ee_link_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'tool0'.
 *
 *     q[6]    joint positions [rad]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[6]  result
 *
 * Operations: 153 mul, 133 add, 5 div, 12 trig.
 */
void ur5_tip_force_acceleration_tool0(const double q[6], const double f[6], double qdd[6]);
void ur5_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd);

#ifdef __cplusplus
}
#endif

#endif
