/* scara: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from scara.yaml
 * (SHA-256 d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b).
 * Make it again with
 *
 *     symdyn generate scara.yaml --target python,c
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

#if !defined(SCARA_GENERATION) || SCARA_GENERATION != 0x12358771u
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
    const double R0_0 = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M1_0 = 0.13929375*c1 + 1.798195625;

    M[0] = R0_0;
    M[1] = M1_0;
    M[2] = 0.0;
    M[3] = M1_0;
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

    /* composite inertia of 'revolute1' */
    const double R0_0 = c1*c1;

    /* articulated inertia of 'revolute2' */
    const double P1_0 = 0.180625*(0.05973769539117859*R0_0 - 0.2) - 1.293515625;

    /* what the joints inward feel of 'joint2' */
    const double U1_0 = 0.07746306801296994*c1 + 1.0;

    U[0] = 1.0;
    U[1] = U1_0;
    U[2] = 0.0;
    U[3] = 0.0;
    U[4] = 1.0;
    U[5] = 0.0;
    U[6] = 0.0;
    U[7] = 0.0;
    U[8] = 1.0;

    D[0] = -P1_0;
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

    /* composite inertia of 'revolute1' */
    const double R0_0 = c1*c1;

    /* articulated inertia of 'revolute2' */
    const double P1_0 = 0.180625*(0.05973769539117859*R0_0 - 0.2) - 1.293515625;

    /* what the joints inward feel of 'joint2' */
    const double U1_0 = 0.07746306801296994*c1 + 1.0;

    W[0] = 1.0;
    W[1] = -U1_0;
    W[2] = 0.0;
    W[3] = 0.0;
    W[4] = 1.0;
    W[5] = 0.0;
    W[6] = 0.0;
    W[7] = 0.0;
    W[8] = 1.0;

    D[0] = -P1_0;
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
    const double R0_0 = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M1_0 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U1_0 = 0.5561130202393858*M1_0;
    const double U1_1 = R0_0 - M1_0*U1_0;

    /* elimination of 'joint1' */
    const double U0_0 = 1.0/U1_1;

    /* row 'joint2' of the inverse */
    const double X1_0 = U1_0*U0_0;
    const double X1_1 = U1_0*X1_0 + 0.5561130202393858;

    M_inverse[0] = U0_0;
    M_inverse[1] = -X1_0;
    M_inverse[2] = 0.0;
    M_inverse[3] = -X1_0;
    M_inverse[4] = X1_1;
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
    const double v0_0 = qd0*qd0;

    /* motion of 'revolute2' */
    const double v1_0 = 0.425*v0_0;
    const double v1_1 = 0.425*qdd0;
    const double v1_2 = c1*v1_0 - s1*v1_1;
    const double v1_3 = s1*v1_0 + c1*v1_1;
    const double v1_4 = qdd0 + qdd1;
    const double v1_5 = qd0 + qd1;
    const double v1_6 = v1_5*v1_5;

    /* motion of 'link3' */
    const double v2_0 = v1_2 + 0.345*v1_6;
    const double v2_1 = v1_3 + 0.345*v1_4;
    const double v2_2 = qdd2 - 9.81;

    /* force on 'link3' */
    const double f2_0 = 0.2*v2_0;
    const double f2_1 = 0.2*v2_1;
    const double f2_2 = 0.2*v2_2;
    const double f2_3 = 0.069*v2_1;

    /* force on 'revolute2' */
    const double f1_0 = 1.774390625*v1_4 + 0.25875*v1_3 + f2_3;
    const double f1_1 = 0.425*(s1*(f2_0 + 0.25875*v1_6) - c1*(f2_1 + 0.25875*v1_4));
    const double f1_2 = f1_0 - f1_1;

    /* force on 'revolute1' */
    const double f0_0 = f1_2 + 1.293515625*qdd0;

    /* friction */
    const double fric_0 = 0.2*qd0 + 0.1*scara_sign(qd0);
    const double fric_1 = 0.2*qd1 + 0.1*scara_sign(qd1);
    const double fric_2 = 0.4*qd2 + 5.0*scara_sign(qd2);

    const double t_0 = f0_0 + fric_0;
    const double t_1 = f1_0 + fric_1;
    const double t_2 = f2_2 + fric_2;

    tau[0] = t_0;
    tau[1] = t_1;
    tau[2] = t_2;
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
    const double v0_0 = qd0*qd0;

    /* motion of 'revolute2' */
    const double v1_0 = 0.425*v0_0;
    const double v1_1 = c1*v1_0;
    const double v1_2 = s1*v1_0;
    const double v1_3 = qd0 + qd1;
    const double v1_4 = v1_3*v1_3;

    /* friction */
    const double fric_0 = 0.2*qd0 + 0.1*scara_sign(qd0);
    const double fric_1 = 0.2*qd1 + 0.1*scara_sign(qd1);
    const double fric_2 = 0.4*qd2 + 5.0*scara_sign(qd2);

    /* motion of 'link3' */
    const double v2_0 = v1_1 + 0.345*v1_4;

    /* force on 'link3' */
    const double f2_0 = 0.2*v2_0;
    const double f2_1 = 0.2*v1_2;

    /* force on 'revolute2' */
    const double f1_0 = 0.32775*v1_2;
    const double f1_1 = f1_0 - 0.425*(s1*(0.25875*v1_4 + f2_0) - c1*f2_1);

    const double t_0 = fric_0 + f1_1;
    const double t_1 = fric_1 + f1_0;
    const double t_2 = fric_2 - 1.962;

    bias[0] = t_0;
    bias[1] = t_1;
    bias[2] = t_2;
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

    /* motion of 'revolute2' */
    const double v1_0 = qd0 + qd1;

    /* velocity of 'revolute2' */
    const double v1_1 = 0.425*qd0;
    const double v1_2 = s1*v1_1;
    const double v1_3 = c1*v1_1;

    /* velocity of 'link3' */
    const double v2_0 = v1_3 + 0.345*v1_0;

    /* momenta of 'link3' */
    const double L2_0 = 0.1*v1_2;
    const double L2_1 = 0.1*v2_0;

    /* momenta of 'revolute2' */
    const double L1_0 = 0.129375*v1_0 + L2_1;
    const double L1_1 = 0.32775*v1_2;

    /* momenta of 'revolute1' */
    const double L0_0 = L1_1 + 0.85*(c1*L2_0 - s1*L1_0);

    /* Coriolis terms of joint 'joint2' */
    const double C1_0 = s1*(0.2*v1_3 - 2.0*L1_0)*0.425;

    C[0] = L0_0;
    C[1] = C1_0;
    C[2] = 0.0;
    C[3] = L1_1;
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

    /* composite inertia of 'revolute1' */
    const double R0_0 = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M1_0 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U1_0 = 0.5561130202393858*M1_0;
    const double U1_1 = R0_0 - M1_0*U1_0;

    /* elimination of 'joint1' */
    const double U0_0 = 1.0/U1_1;

    /* motion of 'revolute1' */
    const double v0_0 = qd0*qd0;

    /* motion of 'revolute2' */
    const double v1_0 = 0.425*v0_0;
    const double v1_1 = c1*v1_0;
    const double v1_2 = s1*v1_0;
    const double v1_3 = qd0 + qd1;
    const double v1_4 = v1_3*v1_3;

    /* friction */
    const double fric_0 = 0.2*qd0 + 0.1*scara_sign(qd0);
    const double fric_1 = 0.2*qd1 + 0.1*scara_sign(qd1);
    const double fric_2 = 0.4*qd2 + 5.0*scara_sign(qd2);

    /* motion of 'link3' */
    const double v2_0 = v1_1 + 0.345*v1_4;

    /* force on 'link3' */
    const double f2_0 = 0.2*v2_0;
    const double f2_1 = 0.2*v1_2;

    /* force on 'revolute2' */
    const double f1_0 = 0.32775*v1_2;
    const double f1_1 = f1_0 - 0.425*(s1*(0.25875*v1_4 + f2_0) - c1*f2_1);

    const double t_0 = fric_0 - tau0 + f1_1;
    const double t_1 = fric_1 - tau1 + f1_0;
    const double t_2 = fric_2 - tau2 - 1.962;

    /* solve with U */
    const double y_0 = t_0 - U1_0*t_1;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_0;
    const double x_1 = 5.0*t_2;
    const double x_2 = 0.5561130202393858*t_1 - U1_0*x_0;

    qdd[0] = -x_0;
    qdd[1] = -x_2;
    qdd[2] = -x_1;
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
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = 0.425*c0;
    const double o1_3 = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_0 = o1_2 + 0.345*o1_0;
    const double o2_1 = o1_3 + 0.345*o1_1;

    /* frame of tool 'tool0' */
    const double tool_0 = q2 - 0.44;

    pose[0] = o1_0;
    pose[1] = o1_1;
    pose[2] = 0.0;
    pose[3] = o2_0;
    pose[4] = o1_1;
    pose[5] = -o1_0;
    pose[6] = 0.0;
    pose[7] = o2_1;
    pose[8] = 0.0;
    pose[9] = 0.0;
    pose[10] = -1.0;
    pose[11] = -tool_0;
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
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = 0.425*c0;
    const double o1_3 = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_0 = 0.345*o1_0;
    const double o2_1 = 0.345*o1_1;
    const double o2_2 = o1_2 + o2_0;
    const double o2_3 = o1_3 + o2_1;

    J[0] = 0.0;
    J[1] = 0.0;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 1.0;
    J[7] = 1.0;
    J[8] = 0.0;
    J[9] = -o2_3;
    J[10] = -o2_1;
    J[11] = 0.0;
    J[12] = o2_2;
    J[13] = o2_0;
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
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = 0.425*c0;
    const double o1_3 = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_0 = 0.345*o1_0;
    const double o2_1 = 0.345*o1_1;
    const double o2_2 = o1_2 + o2_0;
    const double o2_3 = o1_3 + o2_1;

    /* columns of the Jacobian's rate */
    const double Jd_0 = qd1*o2_1;
    const double Jd_1 = qd1*o2_0;
    const double Jd_2 = Jd_1 + qd0*o2_0;
    const double Jd_3 = Jd_0 + qd0*o2_1;
    const double Jd_4 = Jd_0 + qd0*o2_3;
    const double Jd_5 = Jd_1 + qd0*o2_2;

    Jd[0] = 0.0;
    Jd[1] = 0.0;
    Jd[2] = 0.0;
    Jd[3] = 0.0;
    Jd[4] = 0.0;
    Jd[5] = 0.0;
    Jd[6] = 0.0;
    Jd[7] = 0.0;
    Jd[8] = 0.0;
    Jd[9] = -Jd_5;
    Jd[10] = -Jd_2;
    Jd[11] = 0.0;
    Jd[12] = -Jd_4;
    Jd[13] = -Jd_3;
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

    /* composite inertia of 'revolute1' */
    const double R0_0 = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M1_0 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U1_0 = 0.5561130202393858*M1_0;
    const double U1_1 = R0_0 - M1_0*U1_0;

    /* elimination of 'joint1' */
    const double U0_0 = 1.0/U1_1;

    /* frame of 'revolute2' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = 0.425*c0;
    const double o1_3 = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_0 = 0.345*o1_0;
    const double o2_1 = 0.345*o1_1;
    const double o2_2 = o1_2 + o2_0;
    const double o2_3 = o1_3 + o2_1;

    /* solve with U */
    const double y_0 = U1_0 - 1.0;
    const double y_1 = o2_3 - U1_0*o2_1;
    const double y_2 = o2_2 - U1_0*o2_0;

    /* inverse of the operational-space inertia */
    const double Omega_0 = U0_0*y_1;
    const double Omega_1 = 0.1918589919825881*o1_1;
    const double Omega_2 = U0_0*y_2;
    const double Omega_3 = 0.1918589919825881*o1_0;
    const double Omega_4 = U0_0*y_0*y_0 + 0.5561130202393858;
    const double Omega_5 = Omega_1 - y_0*Omega_0;
    const double Omega_6 = y_1*Omega_0 + o2_1*Omega_1;
    const double Omega_7 = Omega_3 - y_0*Omega_2;
    const double Omega_8 = y_1*Omega_2 + o2_1*Omega_3;
    const double Omega_9 = y_2*Omega_2 + o2_0*Omega_3;

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

    /* composite inertia of 'revolute1' */
    const double R0_0 = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const double M1_0 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const double U1_0 = 0.5561130202393858*M1_0;
    const double U1_1 = R0_0 - M1_0*U1_0;

    /* elimination of 'joint1' */
    const double U0_0 = 1.0/U1_1;

    /* frame of 'revolute2' in the base */
    const double o1_0 = c0*c1 - s0*s1;
    const double o1_1 = c0*s1 + s0*c1;
    const double o1_2 = 0.425*c0;
    const double o1_3 = 0.425*s0;

    /* frame of 'link3' in the base */
    const double o2_0 = 0.345*o1_0;
    const double o2_1 = 0.345*o1_1;
    const double o2_2 = o1_2 + o2_0;
    const double o2_3 = o1_3 + o2_1;

    /* joint forces of the wrench */
    const double tip_0 = f2 - o2_3*f3 + o2_2*f4;
    const double tip_1 = f2 - o2_1*f3 + o2_0*f4;

    /* solve with U */
    const double y_0 = tip_0 - U1_0*tip_1;

    /* solve with U, D and U* */
    const double x_0 = U0_0*y_0;
    const double x_1 = 5.0*f5;
    const double x_2 = 0.5561130202393858*tip_1 - U1_0*x_0;

    qdd[0] = x_0;
    qdd[1] = x_2;
    qdd[2] = -x_1;
}

void scara_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    for (size_t state = 0; state < count; ++state) {
        scara_tip_force_acceleration_tool0(q + 3*state, f + 6*state, qdd + 3*state);
    }
}
