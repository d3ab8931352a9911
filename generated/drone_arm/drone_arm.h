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
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 drone_arm.c drone_arm_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
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
 *     - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
 *       of the joints.
 *
 * Bound: symdyn holds every function to its numeric core within 1.3e-13 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                              mul  add  div  sqrt  trig
 *     mass_matrix                               70   72    0     0     6
 *     udu                                      226  185    7     0     6
 *     innovations                              310  269    7     0     6
 *     mass_matrix_inverse                      466  389    8     0     6
 *     inverse_dynamics                         204  188    0     0     6
 *     bias_forces                              195  164    0     0     6
 *     gravity_forces                            43   26    0     0     6
 *     coriolis_matrix                          402  432    0     0     6
 *     forward_dynamics                         445  425    8     0     6
 *     pose_front_left                           18   21    0     0     0
 *     pose_front_right                          18   21    0     0     0
 *     pose_rear_left                            18   21    0     0     0
 *     pose_rear_right                           18   21    0     0     0
 *     pose_grip                                 49   37    0     0     6
 *     jacobian_front_left                       36   27    0     0     0
 *     jacobian_front_right                      36   27    0     0     0
 *     jacobian_rear_left                        36   27    0     0     0
 *     jacobian_rear_right                       36   27    0     0     0
 *     jacobian_grip                             82   61    0     0     6
 *     jacobian_rate_front_left                 108   75    0     0     0
 *     jacobian_rate_front_right                108   75    0     0     0
 *     jacobian_rate_rear_left                  108   75    0     0     0
 *     jacobian_rate_rear_right                 108   75    0     0     0
 *     jacobian_rate_grip                       211  160    0     0     6
 *     operational_inertia_inverse_front_left   424  326    8     0     6
 *     operational_inertia_inverse_front_right  424  326    8     0     6
 *     operational_inertia_inverse_rear_left    424  326    8     0     6
 *     operational_inertia_inverse_rear_right   424  326    8     0     6
 *     operational_inertia_inverse_grip         765  620    8     0     6
 *     operational_inertia_front_left           544  416   14     0     6
 *     operational_inertia_front_right          544  416   14     0     6
 *     operational_inertia_rear_left            544  416   14     0     6
 *     operational_inertia_rear_right           544  416   14     0     6
 *     operational_inertia_grip                 885  710   14     0     6
 *     tip_force_acceleration_front_left        331  286    8     0     6
 *     tip_force_acceleration_front_right       331  286    8     0     6
 *     tip_force_acceleration_rear_left         331  286    8     0     6
 *     tip_force_acceleration_rear_right        331  286    8     0     6
 *     tip_force_acceleration_grip              426  349    8     0     6
 *     integrate                                 69   52    1     1     2
 *     normalise                                  8    3    1     1     0
 *     position_rate                             36   26    0     0     0
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef DRONE_ARM_H
#define DRONE_ARM_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ties drone_arm.c to this header. */
#define DRONE_ARM_GENERATION 0x5887c365u

/* Sizes, and the place of each joint in q. */
enum {
    DRONE_ARM_N = 9, /* degrees of freedom */
    DRONE_ARM_NQ = 10, /* numbers of q */
    DRONE_ARM_NV = 9, /* numbers of qd, qdd, tau */
    DRONE_ARM_FLOATING_BASE_Q = 0,
    DRONE_ARM_FLOATING_BASE_V = 0,
    DRONE_ARM_TURN_Q = 7,
    DRONE_ARM_TURN_V = 6,
    DRONE_ARM_LIFT_Q = 8,
    DRONE_ARM_LIFT_V = 7,
    DRONE_ARM_ELBOW_Q = 9,
    DRONE_ARM_ELBOW_V = 8
};

/* Generalised inertia matrix M, full symmetric, (N, N).
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     M[81]  result, 9 x 9, row by row
 *
 * Operations: 70 mul, 72 add, 6 trig.
 */
void drone_arm_mass_matrix(const double q[10], double M[81]);
void drone_arm_mass_matrix_batch(size_t count, const double *q, double *M);

/* U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     U[81]  result, 9 x 9, row by row
 *     D[9]   result
 *
 * Operations: 226 mul, 185 add, 7 div, 6 trig.
 */
void drone_arm_udu(const double q[10], double U[81], double D[9]);
void drone_arm_udu_batch(size_t count, const double *q, double *U, double *D);

/* W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     W[81]  result, 9 x 9, row by row
 *     D[9]   result
 *
 * Operations: 310 mul, 269 add, 7 div, 6 trig.
 */
void drone_arm_innovations(const double q[10], double W[81], double D[9]);
void drone_arm_innovations_batch(size_t count, const double *q, double *W, double *D);

/* M^-1, full symmetric, (N, N).
 *
 *     q[10]          joint positions [rad or m or quaternion]
 *     M_inverse[81]  result, 9 x 9, row by row
 *
 * Operations: 466 mul, 389 add, 8 div, 6 trig.
 */
void drone_arm_mass_matrix_inverse(const double q[10], double M_inverse[81]);
void drone_arm_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse);

/* Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     qd[9]   joint velocities [rad/s or m/s]
 *     qdd[9]  joint accelerations [rad/s² or m/s²]
 *     tau[9]  result
 *
 * Operations: 204 mul, 188 add, 6 trig.
 */
void drone_arm_inverse_dynamics(
    const double q[10], const double qd[9], const double qdd[9], double tau[9]);
void drone_arm_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau);

/* Joint forces (N,) at qdd = 0, friction included.
 *
 *     q[10]    joint positions [rad or m or quaternion]
 *     qd[9]    joint velocities [rad/s or m/s]
 *     bias[9]  result
 *
 * Operations: 195 mul, 164 add, 6 trig.
 */
void drone_arm_bias_forces(const double q[10], const double qd[9], double bias[9]);
void drone_arm_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias);

/* Joint forces (N,) that hold the robot at rest.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     g[9]   result
 *
 * Operations: 43 mul, 26 add, 6 trig.
 */
void drone_arm_gravity_forces(const double q[10], double g[9]);
void drone_arm_gravity_forces_batch(size_t count, const double *q, double *g);

/* Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     qd[9]  joint velocities [rad/s or m/s]
 *     C[81]  result, 9 x 9, row by row
 *
 * Operations: 402 mul, 432 add, 6 trig.
 */
void drone_arm_coriolis_matrix(const double q[10], const double qd[9], double C[81]);
void drone_arm_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C);

/* Joint accelerations (N,) under the joint forces tau.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     qd[9]   joint velocities [rad/s or m/s]
 *     tau[9]  joint forces [N m or N]
 *     qdd[9]  result
 *
 * Operations: 445 mul, 425 add, 8 div, 6 trig.
 */
void drone_arm_forward_dynamics(
    const double q[10], const double qd[9], const double tau[9], double qdd[9]);
void drone_arm_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd);

/* Frame of tool 'front_left' in the base frame, (4, 4).
 *
 *     q[10]     joint positions [rad or m or quaternion]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 18 mul, 21 add.
 */
void drone_arm_pose_front_left(const double q[10], double pose[16]);
void drone_arm_pose_front_left_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'front_right' in the base frame, (4, 4).
 *
 *     q[10]     joint positions [rad or m or quaternion]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 18 mul, 21 add.
 */
void drone_arm_pose_front_right(const double q[10], double pose[16]);
void drone_arm_pose_front_right_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'rear_left' in the base frame, (4, 4).
 *
 *     q[10]     joint positions [rad or m or quaternion]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 18 mul, 21 add.
 */
void drone_arm_pose_rear_left(const double q[10], double pose[16]);
void drone_arm_pose_rear_left_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'rear_right' in the base frame, (4, 4).
 *
 *     q[10]     joint positions [rad or m or quaternion]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 18 mul, 21 add.
 */
void drone_arm_pose_rear_right(const double q[10], double pose[16]);
void drone_arm_pose_rear_right_batch(size_t count, const double *q, double *pose);

/* Frame of tool 'grip' in the base frame, (4, 4).
 *
 *     q[10]     joint positions [rad or m or quaternion]
 *     pose[16]  result, 4 x 4, row by row
 *
 * Operations: 49 mul, 37 add, 6 trig.
 */
void drone_arm_pose_grip(const double q[10], double pose[16]);
void drone_arm_pose_grip_batch(size_t count, const double *q, double *pose);

/* Jacobian (6, N) at the point of tool 'front_left', base axes, angular rows first.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     J[54]  result, 6 x 9, row by row
 *
 * Operations: 36 mul, 27 add.
 */
void drone_arm_jacobian_front_left(const double q[10], double J[54]);
void drone_arm_jacobian_front_left_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'front_right', base axes, angular rows first.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     J[54]  result, 6 x 9, row by row
 *
 * Operations: 36 mul, 27 add.
 */
void drone_arm_jacobian_front_right(const double q[10], double J[54]);
void drone_arm_jacobian_front_right_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'rear_left', base axes, angular rows first.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     J[54]  result, 6 x 9, row by row
 *
 * Operations: 36 mul, 27 add.
 */
void drone_arm_jacobian_rear_left(const double q[10], double J[54]);
void drone_arm_jacobian_rear_left_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'rear_right', base axes, angular rows first.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     J[54]  result, 6 x 9, row by row
 *
 * Operations: 36 mul, 27 add.
 */
void drone_arm_jacobian_rear_right(const double q[10], double J[54]);
void drone_arm_jacobian_rear_right_batch(size_t count, const double *q, double *J);

/* Jacobian (6, N) at the point of tool 'grip', base axes, angular rows first.
 *
 *     q[10]  joint positions [rad or m or quaternion]
 *     J[54]  result, 6 x 9, row by row
 *
 * Operations: 82 mul, 61 add, 6 trig.
 */
void drone_arm_jacobian_grip(const double q[10], double J[54]);
void drone_arm_jacobian_grip_batch(size_t count, const double *q, double *J);

/* Time derivative (6, N) of the Jacobian of tool 'front_left'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     qd[9]   joint velocities [rad/s or m/s]
 *     Jd[54]  result, 6 x 9, row by row
 *
 * Operations: 108 mul, 75 add.
 */
void drone_arm_jacobian_rate_front_left(const double q[10], const double qd[9], double Jd[54]);
void drone_arm_jacobian_rate_front_left_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'front_right'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     qd[9]   joint velocities [rad/s or m/s]
 *     Jd[54]  result, 6 x 9, row by row
 *
 * Operations: 108 mul, 75 add.
 */
void drone_arm_jacobian_rate_front_right(const double q[10], const double qd[9], double Jd[54]);
void drone_arm_jacobian_rate_front_right_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'rear_left'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     qd[9]   joint velocities [rad/s or m/s]
 *     Jd[54]  result, 6 x 9, row by row
 *
 * Operations: 108 mul, 75 add.
 */
void drone_arm_jacobian_rate_rear_left(const double q[10], const double qd[9], double Jd[54]);
void drone_arm_jacobian_rate_rear_left_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'rear_right'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     qd[9]   joint velocities [rad/s or m/s]
 *     Jd[54]  result, 6 x 9, row by row
 *
 * Operations: 108 mul, 75 add.
 */
void drone_arm_jacobian_rate_rear_right(const double q[10], const double qd[9], double Jd[54]);
void drone_arm_jacobian_rate_rear_right_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Time derivative (6, N) of the Jacobian of tool 'grip'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     qd[9]   joint velocities [rad/s or m/s]
 *     Jd[54]  result, 6 x 9, row by row
 *
 * Operations: 211 mul, 160 add, 6 trig.
 */
void drone_arm_jacobian_rate_grip(const double q[10], const double qd[9], double Jd[54]);
void drone_arm_jacobian_rate_grip_batch(
    size_t count, const double *q, const double *qd, double *Jd);

/* Omega = J M^-1 J^T (6, 6) of tool 'front_left', base axes, angular rows first.
 *
 *     q[10]      joint positions [rad or m or quaternion]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 424 mul, 326 add, 8 div, 6 trig.
 */
void drone_arm_operational_inertia_inverse_front_left(const double q[10], double Omega[36]);
void drone_arm_operational_inertia_inverse_front_left_batch(
    size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'front_right', base axes, angular rows first.
 *
 *     q[10]      joint positions [rad or m or quaternion]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 424 mul, 326 add, 8 div, 6 trig.
 */
void drone_arm_operational_inertia_inverse_front_right(const double q[10], double Omega[36]);
void drone_arm_operational_inertia_inverse_front_right_batch(
    size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'rear_left', base axes, angular rows first.
 *
 *     q[10]      joint positions [rad or m or quaternion]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 424 mul, 326 add, 8 div, 6 trig.
 */
void drone_arm_operational_inertia_inverse_rear_left(const double q[10], double Omega[36]);
void drone_arm_operational_inertia_inverse_rear_left_batch(
    size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'rear_right', base axes, angular rows first.
 *
 *     q[10]      joint positions [rad or m or quaternion]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 424 mul, 326 add, 8 div, 6 trig.
 */
void drone_arm_operational_inertia_inverse_rear_right(const double q[10], double Omega[36]);
void drone_arm_operational_inertia_inverse_rear_right_batch(
    size_t count, const double *q, double *Omega);

/* Omega = J M^-1 J^T (6, 6) of tool 'grip', base axes, angular rows first.
 *
 *     q[10]      joint positions [rad or m or quaternion]
 *     Omega[36]  result, 6 x 6, row by row
 *
 * Operations: 765 mul, 620 add, 8 div, 6 trig.
 */
void drone_arm_operational_inertia_inverse_grip(const double q[10], double Omega[36]);
void drone_arm_operational_inertia_inverse_grip_batch(size_t count, const double *q, double *Omega);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'front_left'; not finite at a singular pose.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 544 mul, 416 add, 14 div, 6 trig.
 */
void drone_arm_operational_inertia_front_left(const double q[10], double Lambda[36]);
void drone_arm_operational_inertia_front_left_batch(size_t count, const double *q, double *Lambda);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'front_right'; not finite at a singular
 * pose.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 544 mul, 416 add, 14 div, 6 trig.
 */
void drone_arm_operational_inertia_front_right(const double q[10], double Lambda[36]);
void drone_arm_operational_inertia_front_right_batch(size_t count, const double *q, double *Lambda);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'rear_left'; not finite at a singular pose.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 544 mul, 416 add, 14 div, 6 trig.
 */
void drone_arm_operational_inertia_rear_left(const double q[10], double Lambda[36]);
void drone_arm_operational_inertia_rear_left_batch(size_t count, const double *q, double *Lambda);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'rear_right'; not finite at a singular pose.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 544 mul, 416 add, 14 div, 6 trig.
 */
void drone_arm_operational_inertia_rear_right(const double q[10], double Lambda[36]);
void drone_arm_operational_inertia_rear_right_batch(size_t count, const double *q, double *Lambda);

/* Lambda = (J M^-1 J^T)^-1 over the directions of tool 'grip'; not finite at a singular pose.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     Lambda[36]  result, 6 x 6, row by row
 *
 * Operations: 885 mul, 710 add, 14 div, 6 trig.
 */
void drone_arm_operational_inertia_grip(const double q[10], double Lambda[36]);
void drone_arm_operational_inertia_grip_batch(size_t count, const double *q, double *Lambda);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'front_left'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[9]  result
 *
 * Operations: 331 mul, 286 add, 8 div, 6 trig.
 */
void drone_arm_tip_force_acceleration_front_left(
    const double q[10], const double f[6], double qdd[9]);
void drone_arm_tip_force_acceleration_front_left_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'front_right'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[9]  result
 *
 * Operations: 331 mul, 286 add, 8 div, 6 trig.
 */
void drone_arm_tip_force_acceleration_front_right(
    const double q[10], const double f[6], double qdd[9]);
void drone_arm_tip_force_acceleration_front_right_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'rear_left'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[9]  result
 *
 * Operations: 331 mul, 286 add, 8 div, 6 trig.
 */
void drone_arm_tip_force_acceleration_rear_left(
    const double q[10], const double f[6], double qdd[9]);
void drone_arm_tip_force_acceleration_rear_left_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'rear_right'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[9]  result
 *
 * Operations: 331 mul, 286 add, 8 div, 6 trig.
 */
void drone_arm_tip_force_acceleration_rear_right(
    const double q[10], const double f[6], double qdd[9]);
void drone_arm_tip_force_acceleration_rear_right_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'grip'.
 *
 *     q[10]   joint positions [rad or m or quaternion]
 *     f[6]    moment [N m] and force [N] on the tool, base axes, at the tool point
 *     qdd[9]  result
 *
 * Operations: 426 mul, 349 add, 8 div, 6 trig.
 */
void drone_arm_tip_force_acceleration_grip(const double q[10], const double f[6], double qdd[9]);
void drone_arm_tip_force_acceleration_grip_batch(
    size_t count, const double *q, const double *f, double *qdd);

/* The position (NQ,) after moving with velocity qd for a time dt, with v = dt qd held in the axes
 * of the links.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     v[9]        joint velocities qd; for integrate qd times the step of time
 *     q_next[10]  result
 *
 * Operations: 69 mul, 52 add, 1 div, 1 sqrt, 2 trig.
 */
void drone_arm_integrate(const double q[10], const double v[9], double q_next[10]);
void drone_arm_integrate_batch(size_t count, const double *q, const double *v, double *q_next);

/* The same position (NQ,) with every quaternion at length one.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     q_unit[10]  result
 *
 * Operations: 8 mul, 3 add, 1 div, 1 sqrt.
 */
void drone_arm_normalise(const double q[10], double q_unit[10]);
void drone_arm_normalise_batch(size_t count, const double *q, double *q_unit);

/* How fast the numbers of position change (NQ,) at the velocity v = qd.
 *
 *     q[10]       joint positions [rad or m or quaternion]
 *     v[9]        joint velocities qd; for integrate qd times the step of time
 *     q_rate[10]  result
 *
 * Operations: 36 mul, 26 add.
 */
void drone_arm_position_rate(const double q[10], const double v[9], double q_rate[10]);
void drone_arm_position_rate_batch(size_t count, const double *q, const double *v, double *q_rate);

#ifdef __cplusplus
}
#endif

#endif
