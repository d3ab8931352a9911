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
 * Self-test: cc -std=c99 -O2 scara.c scara_test.c -lm && ./a.out
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
 *     coriolis_matrix                     15    6    0     2
 *     forward_dynamics                    29   20    1     2
 *     pose_tool0                           8    5    0     4
 *     jacobian_tool0                       8    4    0     4
 *     jacobian_rate_tool0                 14    8    0     4
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
#include "scara.h"

#include <math.h>

#if !defined(SCARA_GENERATION) || SCARA_GENERATION != 0x62514b3eu
#error "scara.c and scara.h come from different generations: take both from one run"
#endif

/* -1, 0 or 1. */
static double scara_sign(double x)
{
    return (double)((x > 0.0) - (x < 0.0));
}

void scara_mass_matrix(const double q[3], double M[9])
{
    const double q1 = q[1];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'revolute1' */
    const double R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M01 = 0.13929375*c1 + 1.798195625;

    M[0] = R0_Jzz;
    M[1] = M01;
    M[2] = 0.0;
    M[3] = M01;
    M[4] = 1.798195625;
    M[5] = 0.0;
    M[6] = 0.0;
    M[7] = 0.0;
    M[8] = 0.2;
}

void scara_mass_matrix_batch(size_t count, const double *q, double *M)
{
    for (size_t state = 0; state < count; ++state) {
        scara_mass_matrix(q + 3*state, M + 9*state);
    }
}

void scara_udu(const double q[3], double U[9], double D[3])
{
    const double q1 = q[1];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double c1c1 = c1*c1;

    /* articulated inertia of 'revolute1' */
    const double P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1c1) + 1.293515625;

    /* what the joints inward feel of 'joint2' */
    const double U01 = 0.07746306801296994*c1 + 1.0;

    U[0] = 1.0;
    U[1] = U01;
    U[2] = 0.0;
    U[3] = 0.0;
    U[4] = 1.0;
    U[5] = 0.0;
    U[6] = 0.0;
    U[7] = 0.0;
    U[8] = 1.0;

    D[0] = P0_Jzz;
    D[1] = 1.798195625;
    D[2] = 0.2;
}

void scara_udu_batch(size_t count, const double *q, double *U, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        scara_udu(q + 3*state, U + 9*state, D + 3*state);
    }
}

void scara_innovations(const double q[3], double W[9], double D[3])
{
    const double q1 = q[1];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double c1c1 = c1*c1;

    /* articulated inertia of 'revolute1' */
    const double P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1c1) + 1.293515625;

    /* what the free joints inward feel of 'joint2' */
    const double W01 = -0.07746306801296994*c1 - 1.0;

    W[0] = 1.0;
    W[1] = W01;
    W[2] = 0.0;
    W[3] = 0.0;
    W[4] = 1.0;
    W[5] = 0.0;
    W[6] = 0.0;
    W[7] = 0.0;
    W[8] = 1.0;

    D[0] = P0_Jzz;
    D[1] = 1.798195625;
    D[2] = 0.2;
}

void scara_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    for (size_t state = 0; state < count; ++state) {
        scara_innovations(q + 3*state, W + 9*state, D + 3*state);
    }
}

void scara_mass_matrix_inverse(const double q[3], double M_inverse[9])
{
    const double q1 = q[1];

    /* sines and cosines */
    const double c1 = cos(q1);

    /* composite inertia of 'revolute1' */
    const double R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M01 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U01 = 0.5561130202393858*M01;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'joint1' */
    const double D0_inv = 1.0/D0;

    /* row 'joint2' of the inverse */
    const double X01_neg = U01*D0_inv;
    const double X11 = U01*X01_neg + 0.5561130202393858;

    M_inverse[0] = D0_inv;
    M_inverse[1] = -X01_neg;
    M_inverse[2] = 0.0;
    M_inverse[3] = -X01_neg;
    M_inverse[4] = X11;
    M_inverse[5] = 0.0;
    M_inverse[6] = 0.0;
    M_inverse[7] = 0.0;
    M_inverse[8] = 5.0;
}

void scara_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    for (size_t state = 0; state < count; ++state) {
        scara_mass_matrix_inverse(q + 3*state, M_inverse + 9*state);
    }
}

void scara_inverse_dynamics(
    const double q[3], const double qd[3], const double qdd[3], double tau[3])
{
    const double q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];
    const double qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'revolute1' */
    const double ww0_zz = qd0*qd0;

    /* motion of 'revolute2' */
    const double a1_x_0 = 0.425*ww0_zz;
    const double a1_x_1 = 0.425*qdd0;
    const double a1_x = s1*a1_x_1 - c1*a1_x_0;
    const double a1_y = s1*a1_x_0 + c1*a1_x_1;
    const double wd1_z = qdd0 + qdd1;
    const double w1_z = qd0 + qd1;
    const double ww1_zz = w1_z*w1_z;

    /* motion of 'link3' */
    const double a2_x = a1_x - 0.345*ww1_zz;
    const double a2_y_neg = a1_y + 0.345*wd1_z;
    const double a2_z = qdd2 - 9.81;

    /* force on 'link3' */
    const double f2_x = 0.2*a2_x;
    const double f2_y = -0.2*a2_y_neg;
    const double f2_z = 0.2*a2_z;

    /* force on 'revolute2' */
    const double f1_x = f2_x - 0.25875*ww1_zz;
    const double f1_y = 0.25875*wd1_z - f2_y;
    const double n1_z = 1.774390625*wd1_z + 0.25875*a1_y + 0.069*a2_y_neg;

    /* force on 'revolute1' */
    const double n0_z = n1_z + 0.425*(s1*f1_x + c1*f1_y) + 1.293515625*qdd0;

    /* friction */
    const double fric0 = 0.2*qd0 + 0.1*scara_sign(qd0);
    const double fric1 = 0.2*qd1 + 0.1*scara_sign(qd1);
    const double fric2 = 0.4*qd2 + 5.0*scara_sign(qd2);

    /* joint forces */
    const double tau0 = n0_z + fric0;
    const double tau1 = n1_z + fric1;
    const double tau2 = f2_z + fric2;

    tau[0] = tau0;
    tau[1] = tau1;
    tau[2] = tau2;
}

void scara_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t state = 0; state < count; ++state) {
        scara_inverse_dynamics(q + 3*state, qd + 3*state, qdd + 3*state, tau + 3*state);
    }
}

void scara_bias_forces(const double q[3], const double qd[3], double bias[3])
{
    const double q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* motion of 'revolute1' */
    const double ww0_zz = qd0*qd0;

    /* motion of 'revolute2' */
    const double a1_x_neg_0 = 0.425*ww0_zz;
    const double a1_x_neg = c1*a1_x_neg_0;
    const double a1_y = s1*a1_x_neg_0;
    const double w1_z = qd0 + qd1;
    const double ww1_zz = w1_z*w1_z;

    /* motion of 'link3' */
    const double a2_x_neg = a1_x_neg + 0.345*ww1_zz;

    /* force on 'link3' */
    const double f2_x = -0.2*a2_x_neg;
    const double f2_y = -0.2*a1_y;

    /* force on 'revolute2' */
    const double f1_x = f2_x - 0.25875*ww1_zz;
    const double n1_z = 0.32775*a1_y;

    /* force on 'revolute1' */
    const double n0_z = n1_z + 0.425*(s1*f1_x - c1*f2_y);

    /* friction */
    const double fric0 = 0.2*qd0 + 0.1*scara_sign(qd0);
    const double fric1 = 0.2*qd1 + 0.1*scara_sign(qd1);
    const double fric2 = 0.4*qd2 + 5.0*scara_sign(qd2);

    /* joint forces */
    const double bias0 = n0_z + fric0;
    const double bias1 = n1_z + fric1;
    const double bias2 = fric2 - 1.962;

    bias[0] = bias0;
    bias[1] = bias1;
    bias[2] = bias2;
}

void scara_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    for (size_t state = 0; state < count; ++state) {
        scara_bias_forces(q + 3*state, qd + 3*state, bias + 3*state);
    }
}

void scara_gravity_forces(const double q[3], double g[3])
{
    (void)q;

    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = -1.962;
}

void scara_gravity_forces_batch(size_t count, const double *q, double *g)
{
    for (size_t state = 0; state < count; ++state) {
        scara_gravity_forces(q + 3*state, g + 3*state);
    }
}

void scara_coriolis_matrix(const double q[3], const double qd[3], double C[9])
{
    const double q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* velocity of 'revolute2' */
    const double v1_x_0 = 0.425*qd0;
    const double v1_x = s1*v1_x_0;
    const double v1_y = c1*v1_x_0;
    const double w1_z = qd0 + qd1;

    /* velocity of 'link3' */
    const double v2_y_neg = v1_y + 0.345*w1_z;

    /* momenta of 'link3' */
    const double p2_x = 0.1*v1_x;
    const double p2_y = -0.1*v2_y_neg;

    /* momenta of 'revolute2' */
    const double p1_y = 0.129375*w1_z - p2_y;
    const double T1_zz = 0.32775*v1_x;

    /* momenta of 'revolute1' */
    const double T0_zz = T1_zz + 0.85*(c1*p2_x - s1*p1_y);

    /* Coriolis terms of joint 'joint2' */
    const double C01 = s1*(0.2*v1_y - 2.0*p1_y)*0.425;

    C[0] = T0_zz;
    C[1] = C01;
    C[2] = 0.0;
    C[3] = T1_zz;
    C[4] = 0.0;
    C[5] = 0.0;
    C[6] = 0.0;
    C[7] = 0.0;
    C[8] = 0.0;
}

void scara_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    for (size_t state = 0; state < count; ++state) {
        scara_coriolis_matrix(q + 3*state, qd + 3*state, C + 9*state);
    }
}

void scara_forward_dynamics(
    const double q[3], const double qd[3], const double tau[3], double qdd[3])
{
    const double q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];
    const double tau0 = tau[0], tau1 = tau[1], tau2 = tau[2];

    /* sines and cosines */
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* friction */
    const double fric0 = 0.2*qd0 + 0.1*scara_sign(qd0);
    const double fric1 = 0.2*qd1 + 0.1*scara_sign(qd1);
    const double fric2 = 0.4*qd2 + 5.0*scara_sign(qd2);

    /* motion of 'revolute1' */
    const double ww0_zz = qd0*qd0;

    /* motion of 'revolute2' */
    const double a1_x_neg_0 = 0.425*ww0_zz;
    const double a1_x_neg = c1*a1_x_neg_0;
    const double a1_y = s1*a1_x_neg_0;
    const double w1_z = qd0 + qd1;
    const double ww1_zz = w1_z*w1_z;

    /* motion of 'link3' */
    const double a2_x_neg = a1_x_neg + 0.345*ww1_zz;

    /* force on 'link3' */
    const double f2_x = -0.2*a2_x_neg;
    const double f2_y = -0.2*a1_y;

    /* force on 'revolute2' */
    const double f1_x = f2_x - 0.25875*ww1_zz;
    const double n1_z = 0.32775*a1_y;

    /* force on 'revolute1' */
    const double n0_z = n1_z + 0.425*(s1*f1_x - c1*f2_y);

    /* what accelerates the joints */
    const double drive0 = tau0 - fric0 - n0_z;
    const double drive1 = tau1 - fric1 - n1_z;
    const double drive2 = tau2 - fric2 + 1.962;

    /* composite inertia of 'revolute1' */
    const double R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M01 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U01 = 0.5561130202393858*M01;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'joint1' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0 = drive0 - drive1*U01;

    /* solve with D and U* */
    const double x0 = D0_inv*e0;
    const double x2 = 5.0*drive2;
    const double x1 = 0.5561130202393858*drive1 - U01*x0;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
}

void scara_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        scara_forward_dynamics(q + 3*state, qd + 3*state, tau + 3*state, qdd + 3*state);
    }
}

void scara_pose_tool0(const double q[3], double pose[16])
{
    const double q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'revolute2' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = 0.425*c0;
    const double o1_y = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_x = o1_x + 0.345*Q1_xx;
    const double o2_y = o1_y + 0.345*Q1_xy_neg;

    /* frame of tool 'tool0' */
    const double ot_z = 0.44 - q2;

    pose[0] = Q1_xx;
    pose[1] = Q1_xy_neg;
    pose[2] = 0.0;
    pose[3] = o2_x;
    pose[4] = Q1_xy_neg;
    pose[5] = -Q1_xx;
    pose[6] = 0.0;
    pose[7] = o2_y;
    pose[8] = 0.0;
    pose[9] = 0.0;
    pose[10] = -1.0;
    pose[11] = ot_z;
    pose[12] = 0.0;
    pose[13] = 0.0;
    pose[14] = 0.0;
    pose[15] = 1.0;
}

void scara_pose_tool0_batch(size_t count, const double *q, double *pose)
{
    for (size_t state = 0; state < count; ++state) {
        scara_pose_tool0(q + 3*state, pose + 16*state);
    }
}

void scara_jacobian_tool0(const double q[3], double J[18])
{
    const double q0 = q[0], q1 = q[1];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'revolute2' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = 0.425*c0;
    const double o1_y = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_x_0 = 0.345*Q1_xx;
    const double o2_y_0 = 0.345*Q1_xy_neg;
    const double o2_x = o1_x + o2_x_0;
    const double o2_y = o1_y + o2_y_0;

    J[0] = 0.0;
    J[1] = 0.0;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 1.0;
    J[7] = 1.0;
    J[8] = 0.0;
    J[9] = -o2_y;
    J[10] = -o2_y_0;
    J[11] = 0.0;
    J[12] = o2_x;
    J[13] = o2_x_0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = -1.0;
}

void scara_jacobian_tool0_batch(size_t count, const double *q, double *J)
{
    for (size_t state = 0; state < count; ++state) {
        scara_jacobian_tool0(q + 3*state, J + 18*state);
    }
}

void scara_jacobian_rate_tool0(const double q[3], const double qd[3], double Jd[18])
{
    const double q0 = q[0], q1 = q[1];
    const double qd0 = qd[0], qd1 = qd[1];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'revolute2' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = 0.425*c0;
    const double o1_y = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_x_0 = 0.345*Q1_xx;
    const double o2_y_0 = 0.345*Q1_xy_neg;
    const double o2_x = o1_x + o2_x_0;
    const double o2_y = o1_y + o2_y_0;

    /* columns of the Jacobian's rate */
    const double Jd_y1_neg_0 = o2_y_0*qd1;
    const double Jd_x1_neg_0 = o2_x_0*qd1;
    const double Jd_x1_neg = Jd_x1_neg_0 + o2_x_0*qd0;
    const double Jd_y1_neg = Jd_y1_neg_0 + o2_y_0*qd0;
    const double Jd_y0_neg = Jd_y1_neg_0 + o2_y*qd0;
    const double Jd_x0_neg = Jd_x1_neg_0 + o2_x*qd0;

    Jd[0] = 0.0;
    Jd[1] = 0.0;
    Jd[2] = 0.0;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = 0.0;
    Jd[7] = 0.0;
    Jd[8] = 0.0;
    Jd[9] = -Jd_x0_neg;
    Jd[10] = -Jd_x1_neg;
    Jd[11] = 0.0;
    Jd[12] = -Jd_y0_neg;
    Jd[13] = -Jd_y1_neg;
    Jd[14] = 0.0;
    Jd[15] = 0.0;
    Jd[16] = 0.0;
    Jd[17] = 0.0;
}

void scara_jacobian_rate_tool0_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    for (size_t state = 0; state < count; ++state) {
        scara_jacobian_rate_tool0(q + 3*state, qd + 3*state, Jd + 18*state);
    }
}

void scara_operational_inertia_inverse_tool0(const double q[3], double Omega[36])
{
    const double q0 = q[0], q1 = q[1];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'revolute2' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = 0.425*c0;
    const double o1_y = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_x_0 = 0.345*Q1_xx;
    const double o2_y_0 = 0.345*Q1_xy_neg;
    const double o2_x = o1_x + o2_x_0;
    const double o2_y = o1_y + o2_y_0;

    /* composite inertia of 'revolute1' */
    const double R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M01 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U01 = 0.5561130202393858*M01;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'joint1' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e2_0 = 1.0 - U01;
    const double e3_0 = o2_y_0*U01 - o2_y;
    const double e4_0 = o2_x - o2_x_0*U01;

    /* inverse of the operational-space inertia */
    const double O23_0 = -D0_inv*e3_0;
    const double O23_1 = 0.1918589919825881*Q1_xy_neg;
    const double O24_0 = D0_inv*e4_0;
    const double O24_1 = 0.1918589919825881*Q1_xx;
    const double O22 = D0_inv*e2_0*e2_0 + 0.5561130202393858;
    const double O23 = -O23_1 - e2_0*O23_0;
    const double O33 = o2_y_0*O23_1 - e3_0*O23_0;
    const double O24 = O24_1 + e2_0*O24_0;
    const double O34_neg = o2_y_0*O24_1 - e3_0*O24_0;
    const double O44 = e4_0*O24_0 + o2_x_0*O24_1;

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
    Omega[35] = 5.0;
}

void scara_operational_inertia_inverse_tool0_batch(size_t count, const double *q, double *Omega)
{
    for (size_t state = 0; state < count; ++state) {
        scara_operational_inertia_inverse_tool0(q + 3*state, Omega + 36*state);
    }
}

void scara_tip_force_acceleration_tool0(const double q[3], const double f[6], double qdd[3])
{
    const double q0 = q[0], q1 = q[1];
    const double f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const double c0 = cos(q0);
    const double s0 = sin(q0);
    const double c1 = cos(q1);
    const double s1 = sin(q1);

    /* frame of 'revolute2' in the base */
    const double Q1_xx = c0*c1 - s0*s1;
    const double Q1_xy_neg = c0*s1 + s0*c1;
    const double o1_x = 0.425*c0;
    const double o1_y = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_x_0 = 0.345*Q1_xx;
    const double o2_y_0 = 0.345*Q1_xy_neg;
    const double o2_x = o1_x + o2_x_0;
    const double o2_y = o1_y + o2_y_0;

    /* joint forces of the wrench */
    const double tau0 = f2 - o2_y*f3 + o2_x*f4;
    const double tau1 = f2 - o2_y_0*f3 + o2_x_0*f4;

    /* composite inertia of 'revolute1' */
    const double R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M01 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U01 = 0.5561130202393858*M01;
    const double D0 = R0_Jzz - M01*U01;

    /* elimination of 'joint1' */
    const double D0_inv = 1.0/D0;

    /* solve with U */
    const double e0 = tau0 - tau1*U01;

    /* solve with D and U* */
    const double x0 = D0_inv*e0;
    const double x2 = -5.0*f5;
    const double x1 = 0.5561130202393858*tau1 - U01*x0;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
}

void scara_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        scara_tip_force_acceleration_tool0(q + 3*state, f + 6*state, qdd + 3*state);
    }
}
