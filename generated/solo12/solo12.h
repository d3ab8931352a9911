/* solo12: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from solo12.yaml
 * (SHA-256 57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff).
 * Make it again with
 *
 *     symdyn generate solo12.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 solo12.c solo12_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0   FL_HAA  rad  [-10.0, 10.0]
 *     1   FL_HFE  rad  [-10.0, 10.0]
 *     2   FL_KFE  rad  [-10.0, 10.0]
 *     3   FR_HAA  rad  [-10.0, 10.0]
 *     4   FR_HFE  rad  [-10.0, 10.0]
 *     5   FR_KFE  rad  [-10.0, 10.0]
 *     6   HL_HAA  rad  [-10.0, 10.0]
 *     7   HL_HFE  rad  [-10.0, 10.0]
 *     8   HL_KFE  rad  [-10.0, 10.0]
 *     9   HR_HAA  rad  [-10.0, 10.0]
 *     10  HR_HFE  rad  [-10.0, 10.0]
 *     11  HR_KFE  rad  [-10.0, 10.0]
 *
 * Tools: FL_FOOT, FR_FOOT, HL_FOOT, HR_FOOT.
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
 * Bound: symdyn holds every function to its numeric core within 1.7e-13 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                          mul  add  div  trig
 *     mass_matrix                           76   52    0    16
 *     udu                                  104   68    4    16
 *     innovations                          108   72    4    16
 *     mass_matrix_inverse                  136   88    8    16
 *     inverse_dynamics                     276  184    0    24
 *     bias_forces                          196  108    0    24
 *     gravity_forces                        48   24    0    24
 *     coriolis_matrix                      198  152    0    16
 *     forward_dynamics                     312  204    8    24
 *     pose_FL_FOOT                          10    7    0     6
 *     pose_FR_FOOT                          10    7    0     6
 *     pose_HL_FOOT                          10    7    0     6
 *     pose_HR_FOOT                          10    7    0     6
 *     jacobian_FL_FOOT                      12    5    0     6
 *     jacobian_FR_FOOT                      12    5    0     6
 *     jacobian_HL_FOOT                      12    5    0     6
 *     jacobian_HR_FOOT                      12    5    0     6
 *     jacobian_rate_FL_FOOT                 37   22    0     6
 *     jacobian_rate_FR_FOOT                 37   22    0     6
 *     jacobian_rate_HL_FOOT                 37   22    0     6
 *     jacobian_rate_HR_FOOT                 37   22    0     6
 *     operational_inertia_inverse_FL_FOOT  112   64    2     6
 *     operational_inertia_inverse_FR_FOOT  112   64    2     6
 *     operational_inertia_inverse_HL_FOOT  112   64    2     6
 *     operational_inertia_inverse_HR_FOOT  112   64    2     6
 *     tip_force_acceleration_FL_FOOT        58   37    2     6
 *     tip_force_acceleration_FR_FOOT        58   37    2     6
 *     tip_force_acceleration_HL_FOOT        58   37    2     6
 *     tip_force_acceleration_HR_FOOT        58   37    2     6
 *
 * Notes:
 *
 *     - operational_inertia_FL_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_FR_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_HL_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_HR_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef SOLO12_H
#define SOLO12_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ties solo12.c to this header. */
#define SOLO12_GENERATION 0x5deae8f8u

/* Sizes, and the place of each joint in q. */
enum {
    SOLO12_N = 12, /* degrees of freedom */
    SOLO12_NQ = 12, /* numbers of q */
    SOLO12_NV = 12, /* numbers of qd, qdd, tau */
    SOLO12_FL_HAA = 0,
    SOLO12_FL_HFE = 1,
    SOLO12_FL_KFE = 2,
    SOLO12_FR_HAA = 3,
    SOLO12_FR_HFE = 4,
    SOLO12_FR_KFE = 5,
    SOLO12_HL_HAA = 6,
    SOLO12_HL_HFE = 7,
    SOLO12_HL_KFE = 8,
    SOLO12_HR_HAA = 9,
    SOLO12_HR_HFE = 10,
    SOLO12_HR_KFE = 11
};

/* Generalised inertia matrix M, full symmetric, (N, N).
 *
 *     q[12]   joint positions [rad]
 *     M[144]  result, 12 x 12, row by row
 *
 * Operations: 76 mul, 52 add, 16 trig.
 */
void solo12_mass_matrix(const double q[12], double M[144]);
void solo12_mass_matrix_batch(size_t count, const double *q, double *M);

/* U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 *
 *     q[12]   joint positions [rad]
 *     U[144]  result, 12 x 12, row by row
 *     D[12]   result
 *
 * Operations: 104 mul, 68 add, 4 div, 16 trig.
 */
void solo12_udu(const double q[12], double U[144], double D[12]);
void solo12_udu_batch(size_t count, const double *q, double *U, double *D);

/* W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 *
 *     q[12]   joint positions [rad]
 *     W[144]  result, 12 x 12, row by row
 *     D[12]   result
 *
 * Operations: 108 mul, 72 add, 4 div, 16 trig.
 */
void solo12_innovations(const double q[12], double W[144], double D[12]);
void solo12_innovations_batch(size_t count, const double *q, double *W, double *D);

/* M^-1, full symmetric, (N, N).
 *
 *     q[12]           joint positions [rad]
 *     M_inverse[144]  result, 12 x 12, row by row
 *
 * Operations: 136 mul, 88 add, 8 div, 16 trig.
 */
void solo12_mass_matrix_inverse(const double q[12], double M_inverse[144]);
void solo12_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse);

/* Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 *
 *     q[12]    joint positions [rad]
 *     qd[12]   joint velocities [rad/s]
 *     qdd[12]  joint accelerations [rad/s²]
 *     tau[12]  result
 *
 * Operations: 276 mul, 184 add, 24 trig.
 */
void solo12_inverse_dynamics(
    const double q[12], const double qd[12], const double qdd[12], double tau[12]);
void solo12_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau);

/* Joint forces (N,) at qdd = 0, friction included.
 *
 *     q[12]     joint positions [rad]
 *     qd[12]    joint velocities [rad/s]
 *     bias[12]  result
 *
 * Operations: 196 mul, 108 add, 24 trig.
 */
void solo12_bias_forces(const double q[12], const double qd[12], double bias[12]);
void solo12_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias);

/* Joint forces (N,) that hold the robot at rest.
 *
 *     q[12]  joint positions [rad]
 *     g[12]  result
 *
 * Operations: 48 mul, 24 add, 24 trig.
 */
void solo12_gravity_forces(const double q[12], double g[12]);
void solo12_gravity_forces_batch(size_t count, const double *q, double *g);

/* Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 *
 *     q[12]   joint positions [rad]
 *     qd[12]  joint velocities [rad/s]
 *     C[144]  result, 12 x 12, row by row
 *
 * Operations: 198 mul, 152 add, 16 trig.
 */
void solo12_coriolis_matrix(const double q[12], const double qd[12], double C[144]);
void solo12_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C);

/* Joint accelerations (N,) under the joint forces tau.
 *
 *     q[12]    joint positions [rad]
 *     qd[12]   joint velocities [rad/s]
 *     tau[12]  joint forces [N m]
 *     qdd[12]  result
 *
 * Operations: 312 mul, 204 add, 8 div, 24 trig.
 */
void solo12_forward_dynamics(
    const double q[12], const double qd[12], const double tau[12], double qdd[12]);
void solo12_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd);

/* Frame of tool 'FL_FOOT' in the base frame, (4, 4).
 *
 *     q[12]     joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 10 mul, 7 add, 6 trig.
 */
void solo12_pose_FL_FOOT(const double q[12], double pose[16]);
void solo12_pose_FL_FOOT_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'FR_FOOT' in the base frame, (4, 4).
 *
 *     q[12]     joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 10 mul, 7 add, 6 trig.
 */
void solo12_pose_FR_FOOT(const double q[12], double pose[16]);
void solo12_pose_FR_FOOT_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'HL_FOOT' in the base frame, (4, 4).
 *
 *     q[12]     joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 10 mul, 7 add, 6 trig.
 */
void solo12_pose_HL_FOOT(const double q[12], double pose[16]);
void solo12_pose_HL_FOOT_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'HR_FOOT' in the base frame, (4, 4).
 *
 *     q[12]     joint positions [rad]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 10 mul, 7 add, 6 trig.
 */
void solo12_pose_HR_FOOT(const double q[12], double pose[16]);
void solo12_pose_HR_FOOT_batch(size_t count, const double *q, double *pose);

/* Jacobian (6, N) at the point of tool 'FL_FOOT', base axes, angular rows first.
 *
 *     q[12]  joint positions [rad]
 *     J[72]  result, 6 x 12, row by row
 *
 * Operations: 12 mul, 5 add, 6 trig.
 */
void solo12_jacobian_FL_FOOT(const double q[12], double J[72]);
void solo12_jacobian_FL_FOOT_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'FR_FOOT', base axes, angular rows first.
 *
 *     q[12]  joint positions [rad]
 *     J[72]  result, 6 x 12, row by row
 *
 * Operations: 12 mul, 5 add, 6 trig.
 */
void solo12_jacobian_FR_FOOT(const double q[12], double J[72]);
void solo12_jacobian_FR_FOOT_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'HL_FOOT', base axes, angular rows first.
 *
 *     q[12]  joint positions [rad]
 *     J[72]  result, 6 x 12, row by row
 *
 * Operations: 12 mul, 5 add, 6 trig.
 */
void solo12_jacobian_HL_FOOT(const double q[12], double J[72]);
void solo12_jacobian_HL_FOOT_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'HR_FOOT', base axes, angular rows first.
 *
 *     q[12]  joint positions [rad]
 *     J[72]  result, 6 x 12, row by row
 *
 * Operations: 12 mul, 5 add, 6 trig.
 */
void solo12_jacobian_HR_FOOT(const double q[12], double J[72]);
void solo12_jacobian_HR_FOOT_batch(size_t count, const double *q, double *J);

/* Time derivative (6, N) of the Jacobian of tool 'FL_FOOT'.
 *
 *     q[12]   joint positions [rad]
 *     qd[12]  joint velocities [rad/s]
 *     Jd[72]  result, 6 x 12, row by row
 *
 * Operations: 37 mul, 22 add, 6 trig.
 */
void solo12_jacobian_rate_FL_FOOT(const double q[12], const double qd[12], double Jd[72]);
void solo12_jacobian_rate_FL_FOOT_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'FR_FOOT'.
 *
 *     q[12]   joint positions [rad]
 *     qd[12]  joint velocities [rad/s]
 *     Jd[72]  result, 6 x 12, row by row
 *
 * Operations: 37 mul, 22 add, 6 trig.
 */
void solo12_jacobian_rate_FR_FOOT(const double q[12], const double qd[12], double Jd[72]);
void solo12_jacobian_rate_FR_FOOT_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'HL_FOOT'.
 *
 *     q[12]   joint positions [rad]
 *     qd[12]  joint velocities [rad/s]
 *     Jd[72]  result, 6 x 12, row by row
 *
 * Operations: 37 mul, 22 add, 6 trig.
 */
void solo12_jacobian_rate_HL_FOOT(const double q[12], const double qd[12], double Jd[72]);
void solo12_jacobian_rate_HL_FOOT_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'HR_FOOT'.
 *
 *     q[12]   joint positions [rad]
 *     qd[12]  joint velocities [rad/s]
 *     Jd[72]  result, 6 x 12, row by row
 *
 * Operations: 37 mul, 22 add, 6 trig.
 */
void solo12_jacobian_rate_HR_FOOT(const double q[12], const double qd[12], double Jd[72]);
void solo12_jacobian_rate_HR_FOOT_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Omega = J M^-1 J^T (6, 6) of tool 'FL_FOOT', base axes, angular rows first.
 *
 *     q[12]      joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 */
void solo12_operational_inertia_inverse_FL_FOOT(const double q[12], double Omega[36]);
void solo12_operational_inertia_inverse_FL_FOOT_batch(size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'FR_FOOT', base axes, angular rows first.
 *
 *     q[12]      joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 */
void solo12_operational_inertia_inverse_FR_FOOT(const double q[12], double Omega[36]);
void solo12_operational_inertia_inverse_FR_FOOT_batch(size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'HL_FOOT', base axes, angular rows first.
 *
 *     q[12]      joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 */
void solo12_operational_inertia_inverse_HL_FOOT(const double q[12], double Omega[36]);
void solo12_operational_inertia_inverse_HL_FOOT_batch(size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'HR_FOOT', base axes, angular rows first.
 *
 *     q[12]      joint positions [rad]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 */
void solo12_operational_inertia_inverse_HR_FOOT(const double q[12], double Omega[36]);
void solo12_operational_inertia_inverse_HR_FOOT_batch(size_t count, const double *q, double *Omega);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'FL_FOOT'.
 *
 *     q[12]    joint positions [rad]
 *     f[6]     moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[12]  result
 *
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 */
void solo12_tip_force_acceleration_FL_FOOT(const double q[12], const double f[6], double qdd[12]);
void solo12_tip_force_acceleration_FL_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'FR_FOOT'.
 *
 *     q[12]    joint positions [rad]
 *     f[6]     moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[12]  result
 *
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 */
void solo12_tip_force_acceleration_FR_FOOT(const double q[12], const double f[6], double qdd[12]);
void solo12_tip_force_acceleration_FR_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'HL_FOOT'.
 *
 *     q[12]    joint positions [rad]
 *     f[6]     moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[12]  result
 *
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 */
void solo12_tip_force_acceleration_HL_FOOT(const double q[12], const double f[6], double qdd[12]);
void solo12_tip_force_acceleration_HL_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'HR_FOOT'.
 *
 *     q[12]    joint positions [rad]
 *     f[6]     moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[12]  result
 *
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 */
void solo12_tip_force_acceleration_HR_FOOT(const double q[12], const double f[6], double qdd[12]);
void solo12_tip_force_acceleration_HR_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd);

#ifdef __cplusplus
}
#endif

#endif
