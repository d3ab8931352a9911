/* scara: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from scara.yaml
 * (SHA-256 d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b).
 * Make it again with
 *
 *     symdyn generate scara.yaml --target python,c,javascript
 *
 * An ES module without dependencies. Every function takes arrays of numbers, plain or typed, of one
 * state. Matrices come as arrays of rows, several results as an object. Units are SI, angles rad.
 * Self-test: node scara.mjs
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

export const NAME = "scara";
export const N = 3;
export const NQ = 3;
export const NV = 3;
export const JOINTS = Object.freeze(["joint1", "joint2", "joint3"]);
export const LIMITS = Object.freeze([[-1.57, 1.57], [-1.57, 1.57], [-1e-05, 0.3]]);
export const TOOLS = Object.freeze(["tool0"]);
export const PARAMETERS = Object.freeze({});
export const OPERATIONS = Object.freeze({
    "mass_matrix": { mul: 3, add: 3, trig: 1 },
    "udu": { mul: 4, add: 3, trig: 1 },
    "innovations": { mul: 4, add: 3, trig: 1 },
    "mass_matrix_inverse": { mul: 7, add: 5, div: 1, trig: 1 },
    "inverse_dynamics": { mul: 28, add: 20, trig: 2 },
    "bias_forces": { mul: 19, add: 11, trig: 2 },
    "gravity_forces": { mul: 0, add: 0 },
    "coriolis_matrix": { mul: 11, add: 5, trig: 2 },
    "forward_dynamics": { mul: 28, add: 19, div: 1, trig: 2 },
    "pose_tool0": { mul: 4, add: 4, trig: 4 },
    "jacobian_tool0": { mul: 4, add: 3, trig: 4 },
    "jacobian_rate_tool0": { mul: 10, add: 7, trig: 4 },
    "operational_inertia_inverse_tool0": { mul: 29, add: 17, div: 1, trig: 4 },
    "tip_force_acceleration_tool0": { mul: 22, add: 14, div: 1, trig: 4 },
});
export const SOURCE_SHA256 = "d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b";

const { cos, sign, sin, sqrt } = Math;

/**
 * Generalised inertia matrix M, full symmetric, (N, N).
 * Operations: 3 mul, 3 add, 1 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {number[][]} M, 3 x 3
 */
export function mass_matrix(q) {
    const given = [["q", q, 3]];
    return evaluate("mass_matrix", _mass_matrix, given, [["M", [3, 3]]]);
}

function _mass_matrix(q) {
    const q1 = q[1];

    // sines and cosines
    const c1 = cos(q1);

    // composite inertia of 'revolute1'
    const R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    // inertia that joint 'joint2' feels, and its couplings inward
    const M01 = 0.13929375*c1 + 1.798195625;

    const M = [
        R0_Jzz, M01,         0.0,
        M01,    1.798195625, 0.0,
        0.0,    0.0,         0.2,
    ];
    return [M];
}

/**
 * U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 * Operations: 4 mul, 3 add, 1 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {{U: number[][], D: number[]}} U, 3 x 3; D, 3
 */
export function udu(q) {
    const given = [["q", q, 3]];
    return evaluate("udu", _udu, given, [["U", [3, 3]], ["D", [3]]]);
}

function _udu(q) {
    const q1 = q[1];

    // sines and cosines
    const c1 = cos(q1);

    // articulated inertia of 'revolute1'
    const P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625;

    // what the joints inward feel of 'joint2'
    const U01 = 0.07746306801296994*c1 + 1.0;

    const U = [
        1.0, U01, 0.0,
        0.0, 1.0, 0.0,
        0.0, 0.0, 1.0,
    ];
    const D = [P0_Jzz, 1.798195625, 0.2];
    return [U, D];
}

/**
 * W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 * Operations: 4 mul, 3 add, 1 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {{W: number[][], D: number[]}} W, 3 x 3; D, 3
 */
export function innovations(q) {
    const given = [["q", q, 3]];
    return evaluate("innovations", _innovations, given, [["W", [3, 3]], ["D", [3]]]);
}

function _innovations(q) {
    const q1 = q[1];

    // sines and cosines
    const c1 = cos(q1);

    // articulated inertia of 'revolute1'
    const P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625;

    // what the free joints inward feel of 'joint2'
    const W01 = -0.07746306801296994*c1 - 1.0;

    const W = [
        1.0, W01, 0.0,
        0.0, 1.0, 0.0,
        0.0, 0.0, 1.0,
    ];
    const D = [P0_Jzz, 1.798195625, 0.2];
    return [W, D];
}

/**
 * M^-1, full symmetric, (N, N).
 * Operations: 7 mul, 5 add, 1 div, 1 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {number[][]} M_inverse, 3 x 3
 */
export function mass_matrix_inverse(q) {
    const given = [["q", q, 3]];
    return evaluate("mass_matrix_inverse", _mass_matrix_inverse, given, [["M_inverse", [3, 3]]]);
}

function _mass_matrix_inverse(q) {
    const q1 = q[1];

    // sines and cosines
    const c1 = cos(q1);

    // composite inertia of 'revolute1'
    const R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    // inertia that joint 'joint2' feels, and its couplings inward
    const M01 = 0.13929375*c1 + 1.798195625;

    // elimination of 'joint2'
    const U01 = 0.5561130202393858*M01;
    const D0 = R0_Jzz - M01*U01;

    // elimination of 'joint1'
    const D0_inv = 1.0/D0;

    // row 'joint2' of the inverse
    const X01_neg = U01*D0_inv;
    const X11 = U01*X01_neg + 0.5561130202393858;

    const M_inverse = [
        D0_inv,   -X01_neg, 0.0,
        -X01_neg, X11,      0.0,
        0.0,      0.0,      5.0,
    ];
    return [M_inverse];
}

/**
 * Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 * Operations: 28 mul, 20 add, 2 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @param {number[]} qd joint velocities [rad/s or m/s], 3 numbers
 * @param {number[]} qdd joint accelerations [rad/s² or m/s²], 3 numbers
 * @returns {number[]} tau, 3
 */
export function inverse_dynamics(q, qd, qdd) {
    const given = [["q", q, 3], ["qd", qd, 3], ["qdd", qdd, 3]];
    return evaluate("inverse_dynamics", _inverse_dynamics, given, [["tau", [3]]]);
}

function _inverse_dynamics(q, qd, qdd) {
    const q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];
    const qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);

    // motion of 'revolute1'
    const ww0_zz = qd0*qd0;

    // motion of 'revolute2'
    const a1_x_0 = 0.425*ww0_zz;
    const a1_x_1 = 0.425*qdd0;
    const a1_x = s1*a1_x_1 - c1*a1_x_0;
    const a1_y = s1*a1_x_0 + c1*a1_x_1;
    const wd1_z = qdd0 + qdd1;
    const w1_z = qd0 + qd1;
    const ww1_zz = w1_z*w1_z;

    // motion of 'link3'
    const a2_x = a1_x - 0.345*ww1_zz;
    const a2_y_neg = a1_y + 0.345*wd1_z;
    const a2_z = qdd2 - 9.81;

    // force on 'link3'
    const f2_x = 0.2*a2_x;
    const f2_y = -0.2*a2_y_neg;
    const f2_z = 0.2*a2_z;

    // force on 'revolute2'
    const n1_z = 1.774390625*wd1_z + 0.25875*a1_y + 0.069*a2_y_neg;
    const f1_x = f2_x - 0.25875*ww1_zz;
    const f1_y = 0.25875*wd1_z - f2_y;

    // force on 'revolute1'
    const n0_z = n1_z + 0.425*(s1*f1_x + c1*f1_y) + 1.293515625*qdd0;

    // friction
    const fric0 = 0.2*qd0 + 0.1*sign(qd0);
    const fric1 = 0.2*qd1 + 0.1*sign(qd1);
    const fric2 = 0.4*qd2 + 5.0*sign(qd2);

    // joint forces
    const tau0 = n0_z + fric0;
    const tau1 = n1_z + fric1;
    const tau2 = f2_z + fric2;

    const tau = [tau0, tau1, tau2];
    return [tau];
}

/**
 * Joint forces (N,) at qdd = 0, friction included.
 * Operations: 19 mul, 11 add, 2 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @param {number[]} qd joint velocities [rad/s or m/s], 3 numbers
 * @returns {number[]} bias, 3
 */
export function bias_forces(q, qd) {
    const given = [["q", q, 3], ["qd", qd, 3]];
    return evaluate("bias_forces", _bias_forces, given, [["bias", [3]]]);
}

function _bias_forces(q, qd) {
    const q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);

    // motion of 'revolute1'
    const ww0_zz = qd0*qd0;

    // motion of 'revolute2'
    const a1_x_neg_0 = 0.425*ww0_zz;
    const a1_x_neg = c1*a1_x_neg_0;
    const a1_y = s1*a1_x_neg_0;
    const w1_z = qd0 + qd1;
    const ww1_zz = w1_z*w1_z;

    // motion of 'link3'
    const a2_x_neg = a1_x_neg + 0.345*ww1_zz;

    // force on 'link3'
    const f2_x = -0.2*a2_x_neg;
    const f2_y = -0.2*a1_y;

    // force on 'revolute2'
    const n1_z = 0.32775*a1_y;
    const f1_x = f2_x - 0.25875*ww1_zz;

    // force on 'revolute1'
    const n0_z = n1_z + 0.425*(s1*f1_x - c1*f2_y);

    // friction
    const fric0 = 0.2*qd0 + 0.1*sign(qd0);
    const fric1 = 0.2*qd1 + 0.1*sign(qd1);
    const fric2 = 0.4*qd2 + 5.0*sign(qd2);

    // joint forces
    const bias0 = n0_z + fric0;
    const bias1 = n1_z + fric1;
    const bias2 = fric2 - 1.962;

    const bias = [bias0, bias1, bias2];
    return [bias];
}

/**
 * Joint forces (N,) that hold the robot at rest.
 * Operations: 0 mul, 0 add.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {number[]} g, 3
 */
export function gravity_forces(q) {
    const given = [["q", q, 3]];
    return evaluate("gravity_forces", _gravity_forces, given, [["g", [3]]]);
}

function _gravity_forces(q) {
    const g = [0.0, 0.0, -1.962];
    return [g];
}

/**
 * Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 * Operations: 11 mul, 5 add, 2 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @param {number[]} qd joint velocities [rad/s or m/s], 3 numbers
 * @returns {number[][]} C, 3 x 3
 */
export function coriolis_matrix(q, qd) {
    const given = [["q", q, 3], ["qd", qd, 3]];
    return evaluate("coriolis_matrix", _coriolis_matrix, given, [["C", [3, 3]]]);
}

function _coriolis_matrix(q, qd) {
    const q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);

    // velocity of 'revolute2'
    const v1_x_0 = 0.425*qd0;
    const v1_x = s1*v1_x_0;
    const v1_y = c1*v1_x_0;
    const w1_z = qd0 + qd1;

    // velocity of 'link3'
    const v2_y_neg = v1_y + 0.345*w1_z;

    // momenta of 'link3'
    const p2_x = 0.1*v1_x;
    const p2_y = -0.1*v2_y_neg;

    // momenta of 'revolute2'
    const p1_y = 0.129375*w1_z - p2_y;
    const T1_zz = 0.32775*v1_x;

    // momenta of 'revolute1'
    const C01 = 0.85*(c1*p2_x - s1*p1_y);
    const T0_zz = T1_zz + C01;

    const C = [
        T0_zz, C01, 0.0,
        T1_zz, 0.0, 0.0,
        0.0,   0.0, 0.0,
    ];
    return [C];
}

/**
 * Joint accelerations (N,) under the joint forces tau.
 * Operations: 28 mul, 19 add, 1 div, 2 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @param {number[]} qd joint velocities [rad/s or m/s], 3 numbers
 * @param {number[]} tau joint forces [N m or N], 3 numbers
 * @returns {number[]} qdd, 3
 */
export function forward_dynamics(q, qd, tau) {
    const given = [["q", q, 3], ["qd", qd, 3], ["tau", tau, 3]];
    return evaluate("forward_dynamics", _forward_dynamics, given, [["qdd", [3]]]);
}

function _forward_dynamics(q, qd, tau) {
    const q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];
    const tau0 = tau[0], tau1 = tau[1], tau2 = tau[2];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);

    // friction
    const fric0 = 0.2*qd0 + 0.1*sign(qd0);
    const fric1 = 0.2*qd1 + 0.1*sign(qd1);
    const fric2 = 0.4*qd2 + 5.0*sign(qd2);

    // what accelerates the joints
    const drive0 = tau0 - fric0;
    const drive1 = tau1 - fric1;
    const drive2 = tau2 - fric2;

    // articulated inertia of 'revolute1'
    const P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625;
    const D0_inv_neg = -1.0/P0_Jzz;

    // motion of 'revolute1'
    const ww0_zz = qd0*qd0;

    // motion of 'revolute2'
    const a1_x_neg_0 = 0.425*ww0_zz;
    const a1_x_neg = c1*a1_x_neg_0;
    const a1_y = s1*a1_x_neg_0;
    const w1_z = qd0 + qd1;
    const ww1_zz = w1_z*w1_z;

    // motion of 'link3'
    const a2_x_neg = a1_x_neg + 0.345*ww1_zz;

    // force on 'link3' alone
    const f2own_x = -0.2*a2_x_neg;
    const f2own_y = -0.2*a1_y;

    // force on 'revolute2' alone
    const f1own_x = -0.25875*ww1_zz;

    // filter at 'joint3'
    const e2 = drive2 + 1.962;

    // filter at 'joint2'
    const z1_f_x = f2own_x + f1own_x;
    const e1 = drive1 - 0.32775*a1_y;
    const z1free_f_y = 0.1822660423834587*e1 - f2own_y;

    // filter at 'joint1'
    const e0 = drive0 - (drive1 + 0.425*(s1*z1_f_x + c1*z1free_f_y));

    // smoother at 'joint1'
    const x0_neg = D0_inv_neg*e0;

    // smoother at 'joint2'
    const x1 = x0_neg + 0.5561130202393858*e1 + x0_neg*c1*0.07746306801296994;

    // smoother at 'joint3'
    const x2 = 5.0*e2;

    const qdd = [-x0_neg, x1, x2];
    return [qdd];
}

/**
 * Frame of tool 'tool0' in the base frame, (4, 4).
 * Operations: 4 mul, 4 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_tool0(q) {
    const given = [["q", q, 3]];
    return evaluate("pose_tool0", _pose_tool0, given, [["pose", [4, 4]]]);
}

function _pose_tool0(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const q01 = q0 + q1;
    const c01 = cos(q01);
    const s01 = sin(q01);

    // position of 'revolute2'
    const r1_x = 0.425*c0;
    const r1_y = 0.425*s0;

    // position of 'link3'
    const r2_x = 0.345*c01;
    const r2_y = 0.345*s01;

    // frame of 'link3' in the base
    const o2_x = r1_x + r2_x;
    const o2_y = r1_y + r2_y;

    // frame of tool 'tool0'
    const ot_z = 0.44 - q2;

    const pose = [
        c01, s01,  0.0,  o2_x,
        s01, -c01, 0.0,  o2_y,
        0.0, 0.0,  -1.0, ot_z,
        0.0, 0.0,  0.0,  1.0,
    ];
    return [pose];
}

/**
 * Jacobian (6, N) at the point of tool 'tool0', base axes, angular rows first.
 * Operations: 4 mul, 3 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {number[][]} J, 6 x 3
 */
export function jacobian_tool0(q) {
    const given = [["q", q, 3]];
    return evaluate("jacobian_tool0", _jacobian_tool0, given, [["J", [6, 3]]]);
}

function _jacobian_tool0(q) {
    const q0 = q[0], q1 = q[1];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const q01 = q0 + q1;
    const c01 = cos(q01);
    const s01 = sin(q01);

    // position of 'revolute2'
    const r1_x = 0.425*c0;
    const r1_y = 0.425*s0;

    // position of 'link3'
    const r2_x = 0.345*c01;
    const r2_y = 0.345*s01;

    // frame of 'link3' in the base
    const o2_x = r1_x + r2_x;
    const o2_y = r1_y + r2_y;

    const J = [
        0.0,   0.0,   0.0,
        0.0,   0.0,   0.0,
        1.0,   1.0,   0.0,
        -o2_y, -r2_y, 0.0,
        o2_x,  r2_x,  0.0,
        0.0,   0.0,   -1.0,
    ];
    return [J];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'tool0'.
 * Operations: 10 mul, 7 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @param {number[]} qd joint velocities [rad/s or m/s], 3 numbers
 * @returns {number[][]} Jd, 6 x 3
 */
export function jacobian_rate_tool0(q, qd) {
    const given = [["q", q, 3], ["qd", qd, 3]];
    return evaluate("jacobian_rate_tool0", _jacobian_rate_tool0, given, [["Jd", [6, 3]]]);
}

function _jacobian_rate_tool0(q, qd) {
    const q0 = q[0], q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const q01 = q0 + q1;
    const c01 = cos(q01);
    const s01 = sin(q01);

    // position of 'revolute2'
    const r1_x = 0.425*c0;
    const r1_y = 0.425*s0;

    // position of 'link3'
    const r2_x = 0.345*c01;
    const r2_y = 0.345*s01;

    // frame of 'link3' in the base
    const o2_x = r1_x + r2_x;
    const o2_y = r1_y + r2_y;

    // columns of the Jacobian's rate
    const Jd_y1_neg_0 = r2_y*qd1;
    const Jd_x1_neg_0 = r2_x*qd1;
    const Jd_x1_neg = Jd_x1_neg_0 + r2_x*qd0;
    const Jd_y1_neg = Jd_y1_neg_0 + r2_y*qd0;
    const Jd_y0_neg = Jd_y1_neg_0 + o2_y*qd0;
    const Jd_x0_neg = Jd_x1_neg_0 + o2_x*qd0;

    const Jd = [
        0.0,        0.0,        0.0,
        0.0,        0.0,        0.0,
        0.0,        0.0,        0.0,
        -Jd_x0_neg, -Jd_x1_neg, 0.0,
        -Jd_y0_neg, -Jd_y1_neg, 0.0,
        0.0,        0.0,        0.0,
    ];
    return [Jd];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'tool0', base axes, angular rows first.
 * Operations: 29 mul, 17 add, 1 div, 4 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_tool0(q) {
    const given = [["q", q, 3]];
    return evaluate("operational_inertia_inverse_tool0", _operational_inertia_inverse_tool0, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_tool0(q) {
    const q0 = q[0], q1 = q[1];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // frame of 'revolute2' in the base
    const Q1_xx = c0*c1 - s0*s1;
    const Q1_xy_neg = c0*s1 + s0*c1;
    const o1_x = 0.425*c0;
    const o1_y = 0.425*s0;

    // frame of 'link3' in the base
    const o2_x_0 = 0.345*Q1_xx;
    const o2_y_0 = 0.345*Q1_xy_neg;
    const o2_x = o1_x + o2_x_0;
    const o2_y = o1_y + o2_y_0;

    // composite inertia of 'revolute1'
    const R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    // inertia that joint 'joint2' feels, and its couplings inward
    const M01 = 0.13929375*c1 + 1.798195625;

    // elimination of 'joint2'
    const U01 = 0.5561130202393858*M01;
    const D0 = R0_Jzz - M01*U01;

    // elimination of 'joint1'
    const D0_inv = 1.0/D0;

    // solve with U
    const e2_0 = 1.0 - U01;
    const e3_0 = o2_y_0*U01 - o2_y;
    const e4_0 = o2_x - o2_x_0*U01;

    // inverse of the operational-space inertia
    const O23_0 = -D0_inv*e3_0;
    const O23_1 = 0.1918589919825881*Q1_xy_neg;
    const O24_0 = D0_inv*e4_0;
    const O24_1 = 0.1918589919825881*Q1_xx;
    const O22 = D0_inv*e2_0*e2_0 + 0.5561130202393858;
    const O23 = -O23_1 - e2_0*O23_0;
    const O33 = o2_y_0*O23_1 - e3_0*O23_0;
    const O24 = O24_1 + e2_0*O24_0;
    const O34_neg = o2_y_0*O24_1 - e3_0*O24_0;
    const O44 = e4_0*O24_0 + o2_x_0*O24_1;

    const Omega = [
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, O22, O23,      O24,      0.0,
        0.0, 0.0, O23, O33,      -O34_neg, 0.0,
        0.0, 0.0, O24, -O34_neg, O44,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      5.0,
    ];
    return [Omega];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'tool0'.
 * Operations: 22 mul, 14 add, 1 div, 4 trig.
 *
 * @param {number[]} q joint positions [rad or m], 3 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 3
 */
export function tip_force_acceleration_tool0(q, f) {
    const given = [["q", q, 3], ["f", f, 6]];
    return evaluate("tip_force_acceleration_tool0", _tip_force_acceleration_tool0, given, [
        ["qdd", [3]],
    ]);
}

function _tip_force_acceleration_tool0(q, f) {
    const q0 = q[0], q1 = q[1];
    const f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // frame of 'revolute2' in the base
    const Q1_xx = c0*c1 - s0*s1;
    const Q1_xy_neg = c0*s1 + s0*c1;
    const o1_x = 0.425*c0;
    const o1_y = 0.425*s0;

    // frame of 'link3' in the base
    const o2_x_0 = 0.345*Q1_xx;
    const o2_y_0 = 0.345*Q1_xy_neg;
    const o2_x = o1_x + o2_x_0;
    const o2_y = o1_y + o2_y_0;

    // joint forces of the wrench
    const tau0 = f2 - o2_y*f3 + o2_x*f4;
    const tau1 = f2 - o2_y_0*f3 + o2_x_0*f4;

    // composite inertia of 'revolute1'
    const R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    // inertia that joint 'joint2' feels, and its couplings inward
    const M01 = 0.13929375*c1 + 1.798195625;

    // elimination of 'joint2'
    const U01 = 0.5561130202393858*M01;
    const D0 = R0_Jzz - M01*U01;

    // elimination of 'joint1'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0 = tau0 - tau1*U01;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x2 = -5.0*f5;
    const x1 = 0.5561130202393858*tau1 - U01*x0;

    const qdd = [x0, x1, x2];
    return [qdd];
}

/** Check the arguments, run the formulas on them, give the results their shapes. */
function evaluate(name, formulas, given, outputs) {
    for (const [label, value, size] of given) {
        check(name, label, value, size);
    }
    const results = formulas(...given.map(([, value]) => value));
    const shapes = outputs.map(([label, shape], index) => [label, shaped(results[index], shape)]);
    return shapes.length === 1 ? shapes[0][1] : Object.fromEntries(shapes);
}

/** Refuse what is no array of so many numbers. */
function check(name, label, value, size) {
    const told = `${name}: argument '${label}' must be an array of ${size} numbers`;
    if (!isArray(value)) {
        throw new TypeError(`${told}, got ${value === null ? "null" : typeof value}`);
    }
    if (value.length !== size) {
        throw new RangeError(`${told}, got ${value.length}`);
    }
    for (let place = 0; place < size; ++place) {
        if (typeof value[place] !== "number") {
            throw new TypeError(`${told}, got ${typeof value[place]} at place ${place}`);
        }
    }
}

/** Whether a value is an array, plain or typed. */
function isArray(value) {
    return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

/** Entries row by row as nested arrays; a number where the shape is empty. */
function shaped(entries, shape) {
    if (shape.length < 2) {
        return shape.length === 1 ? entries : entries[0];
    }
    const [rows, ...rest] = shape;
    const size = entries.length / rows;
    const row = (_, place) => shaped(entries.slice(place * size, (place + 1) * size), rest);
    return Array.from({ length: rows }, row);
}

/** Compare every function with known results, print a line for each; whether all agree. */
function selfTest() {
    const [states, expected] = samples();
    let right = true;
    for (const [compute, names, rows] of expected) {
        let wrong = 0;
        for (const [state, outputs] of rows) {
            const made = compute(...names.map((name) => states[state][name]));
            const results = outputs.length > 1 ? Object.values(made) : [made];
            outputs.forEach(([tolerance, values], index) => {
                const got = [results[index]].flat(Infinity);
                const near = (entry, place) => Math.abs(entry - values[place]) <= tolerance;
                wrong += got.length === values.length && got.every(near) ? 0 : 1;
            });
        }
        console.log(`${compute.name}: ${wrong > 0 ? `${wrong} results WRONG` : "ok"}`);
        right = right && wrong === 0;
    }
    return right;
}

/** States, and results there: for each output the error allowed and the entries row by row. */
function samples() {
    const states = [
        {
            "q": [-1.46, 1.39, 1.06],
            "qd": [-0.98, -0.02, -0.2],
            "qdd": [0.61, 1.15, -1.62],
            "tau": [-1.89, 1.34, -0.27],
            "f": [1.35, 0.23, 0.57, -1.26, 1.97, 1.44],
        },
        {
            "q": [-1.52, -0.67, 0.89],
            "qd": [0.84, 1.75, -0.31],
            "qdd": [1.32, 0.68, -0.79],
            "tau": [0.35, 1.53, 1.38],
            "f": [0.01, 1.93, 1.08, 0.16, 1.44, -1.07],
        },
    ];
    const expected = [
        [mass_matrix, ["q"], [
            [0, [
                [5.1e-09, [3.1779299, 1.82324245, 0.0, 1.82324245, 1.79819562, 0.0, 0.0, 0.0, 0.2]],
            ]],
            [1, [
                [5.1e-09, [
                    3.34619917, 1.90737708, 0.0, 1.90737708, 1.79819562, 0.0, 0.0, 0.0, 0.2,
                ]],
            ]],
        ]],
        [udu, ["q"], [
            [0, [
                [5.1e-09, [1.0, 1.01392886, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]],
                [5.1e-09, [1.32929175, 1.79819562, 0.2]],
            ]],
            [1, [
                [5.1e-09, [1.0, 1.06071723, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]],
                [5.1e-09, [1.32301143, 1.79819562, 0.2]],
            ]],
        ]],
        [innovations, ["q"], [
            [0, [
                [5.1e-09, [1.0, -1.01392886, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]],
                [5.1e-09, [1.32929175, 1.79819562, 0.2]],
            ]],
            [1, [
                [5.1e-09, [1.0, -1.06071723, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]],
                [5.1e-09, [1.32301143, 1.79819562, 0.2]],
            ]],
        ]],
        [mass_matrix_inverse, ["q"], [
            [0, [
                [5.1e-09, [
                    0.7522803, -0.76275871, 0.0, -0.76275871, 1.3294961, 0.0, 0.0, 0.0, 5.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.75585137, -0.80174457, 0.0, -0.80174457, 1.4065373, 0.0, 0.0, 0.0, 5.0,
                ]],
            ]],
        ]],
        [inverse_dynamics, ["q", "qd", "qdd"], [
            [0, [
                [5.1e-09, [3.73383993, 3.20770011, -7.366]],
            ]],
            [1, [
                [5.1e-09, [6.50121237, 4.12947675, -7.244]],
            ]],
        ]],
        [bias_forces, ["q", "qd"], [
            [0, [
                [5.1e-09, [-0.30142613, 0.02759725, -7.042]],
            ]],
            [1, [
                [5.1e-09, [0.78721305, 0.38896598, -7.086]],
            ]],
        ]],
        [gravity_forces, ["q"], [
            [0, [
                [5.1e-09, [0.0, 0.0, -1.962]],
            ]],
            [1, [
                [5.1e-09, [0.0, 0.0, -1.962]],
            ]],
        ]],
        [coriolis_matrix, ["q", "qd"], [
            [0, [
                [5.1e-10, [0.002740468, 0.137023375, 0.0, -0.134282908, 0.0, 0.0, 0.0, 0.0, 0.0]],
            ]],
            [1, [
                [5.1e-10, [0.151374067, 0.224033619, 0.0, -0.072659552, 0.0, 0.0, 0.0, 0.0, 0.0]],
            ]],
        ]],
        [forward_dynamics, ["q", "qd", "tau"], [
            [0, [
                [5.1e-08, [-2.1960995, 2.9565329, 33.86]],
            ]],
            [1, [
                [5.1e-08, [-1.2452859, 1.9554401, 42.33]],
            ]],
        ]],
        [pose_tool0, ["q"], [
            [0, [
                [5.1e-09, [
                    0.997551, -0.06994285, 0.0, 0.39114725, -0.06994285, -0.997551, 0.0,
                    -0.44652434, 0.0, 0.0, -1.0, -0.62, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    -0.58038686, -0.81434089, 0.0, -0.17865431, -0.81434089, 0.58038686, 0.0,
                    -0.70539942, 0.0, 0.0, -1.0, -0.45, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [jacobian_tool0, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.44652434, 0.02413028, 0.0,
                    0.39114725, 0.3441551, 0.0, 0.0, 0.0, -1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.70539942, 0.28094761, 0.0,
                    -0.17865431, -0.20023347, 0.0, 0.0, 0.0, -1.0,
                ]],
            ]],
        ]],
        [jacobian_rate_tool0, ["q", "qd"], [
            [0, [
                [5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.390207408, 0.344155095, 0.0,
                    -0.438076456, -0.024130282, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.50047819, 0.51860468, 0.0,
                    1.08419383, 0.7276543, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_tool0, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.55625897, 0.00899667, 0.19094696, 0.0, 0.0, 0.0, 0.00899667, 0.13432969,
                    0.01801653, 0.0, 0.0, 0.0, 0.19094696, 0.01801653, 0.06720714, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 5.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.55889953, 0.13754203, -0.11290073, 0.0, 0.0, 0.0, 0.13754203, 0.16934308,
                    -0.02089567, 0.0, 0.0, 0.0, -0.11290073, -0.02089567, 0.02315677, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 5.0,
                ]],
            ]],
        ]],
        [tip_force_acceleration_tool0, ["q", "f"], [
            [0, [
                [5.1e-09, [-0.3434923, 1.02538962, -7.2]],
            ]],
            [1, [
                [5.1e-09, [0.03642395, 0.42661722, 5.35]],
            ]],
        ]],
    ];
    return [states, expected];
}

/** Whether Node was given this very file to run; false when it is imported, and in browsers. */
async function isMain() {
    const path = globalThis.process?.argv?.[1];
    const node = globalThis.process?.versions?.node;
    const here = import.meta.url ?? "";
    if (path === undefined || node === undefined || !here.startsWith("file:")) {
        return false;
    }
    const [files, urls] = await Promise.all(["node:fs", "node:url"].map((name) => import(name)));
    const real = (file) => (files.existsSync(file) ? files.realpathSync(file) : file);
    return real(path) === real(urls.fileURLToPath(here));
}

isMain().then((alone) => {
    if (alone) {
        process.exitCode = selfTest() ? 0 : 1;
    }
});
