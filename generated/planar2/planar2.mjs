/* planar2: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from planar2.yaml
 * (SHA-256 4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8).
 * Make it again with
 *
 *     symdyn generate planar2.yaml --target python,c,javascript
 *
 * An ES module without dependencies. Every function takes arrays of numbers, plain or typed, of one
 * state. Matrices come as arrays of rows, several results as an object. Units are SI, angles rad.
 * Self-test: node planar2.mjs
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

export const NAME = "planar2";
export const N = 2;
export const NQ = 2;
export const NV = 2;
export const JOINTS = Object.freeze(["shoulder", "elbow"]);
export const LIMITS = Object.freeze([null, null]);
export const TOOLS = Object.freeze(["tip"]);
export const PARAMETERS = Object.freeze({
    "m1": 1.0, "m2": 0.8, "l1": 0.5, "l2": 0.4, "r1": 0.25, "r2": 0.2, "i1": 0.021, "i2": 0.011,
    "g": 9.81,
});
export const OPERATIONS = Object.freeze({
    "mass_matrix": { mul: 3, add: 3, trig: 1 },
    "udu": { mul: 6, add: 2, trig: 1 },
    "innovations": { mul: 6, add: 2, trig: 1 },
    "mass_matrix_inverse": { mul: 7, add: 5, div: 1, trig: 1 },
    "inverse_dynamics": { mul: 16, add: 10, trig: 4 },
    "bias_forces": { mul: 12, add: 5, trig: 4 },
    "gravity_forces": { mul: 4, add: 2, trig: 2 },
    "coriolis_matrix": { mul: 8, add: 2, trig: 1 },
    "forward_dynamics": { mul: 21, add: 11, div: 1, trig: 4 },
    "pose_tip": { mul: 4, add: 3, trig: 4 },
    "jacobian_tip": { mul: 4, add: 3, trig: 4 },
    "jacobian_rate_tip": { mul: 10, add: 7, trig: 4 },
    "operational_inertia_inverse_tip": { mul: 29, add: 17, div: 1, trig: 4 },
    "operational_inertia_tip": { mul: 29, add: 15, div: 3, trig: 4 },
    "tip_force_acceleration_tip": { mul: 21, add: 14, div: 1, trig: 4 },
});
export const SOURCE_SHA256 = "4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8";

const { cos, sign, sin, sqrt } = Math;

/**
 * What depends on the run-time parameters only: compute it once and pass it as `prepared`.
 *
 * @param {number[] | Object<string, number>} params parameters by name, where those not named keep
 *     their defaults; or all 9 of them in the order of PARAMETERS
 * @returns {number[]} k, 12
 */
export function prepare(params) {
    const given = [["params", inOrder(params), 9]];
    return evaluate("prepare", _prepare, given, [["k", [12]]]);
}

function _prepare(params) {
    const m1 = params[0], m2 = params[1], l1 = params[2], l2 = params[3], r1 = params[4];
    const r2 = params[5], i1 = params[6], i2 = params[7], g = params[8];

    // parameters only
    const M0_hx = m1*r1;
    const h1_x = m2*r2;
    const J1_zz = i2 + r2*h1_x;
    const J0_zz_0 = 2.0*l1;
    const J0_zz = i1 + r1*M0_hx + 0.5*m2*l1*J0_zz_0;

    // articulated inertia of 'fore'
    const D1_inv = 1.0/J1_zz;
    const G1_f_y = h1_x*D1_inv;
    const P1free_myy_neg = h1_x*G1_f_y;

    // parameters only
    const h0_x = M0_hx + m2*l1;

    const k_0 = 0.5*h1_x;

    const k = [l1, h1_x, J1_zz, J0_zz_0, J0_zz, G1_f_y, P1free_myy_neg, D1_inv, g, h0_x, k_0, l2];
    return [k];
}

/**
 * Generalised inertia matrix M, full symmetric, (N, N).
 * Operations: 3 mul, 3 add, 1 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} M, 2 x 2
 */
export function mass_matrix(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("mass_matrix", _mass_matrix, given, [["M", [2, 2]]]);
}

function _mass_matrix(q, k) {
    const q1 = q[1];
    const h1_x = k[1];
    const R0_Jzz_0 = k[3];
    const J1_zz = k[2];
    const J0_zz = k[4];
    const l1 = k[0];

    // sines and cosines
    const c1 = cos(q1);

    // composite inertia of 'upper'
    const R0_Jzz_1 = h1_x*c1;
    const R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M01 = J1_zz + l1*R0_Jzz_1;

    const M = [
        R0_Jzz, M01,
        M01,    J1_zz,
    ];
    return [M];
}

/**
 * U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 * Operations: 6 mul, 2 add, 1 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {{U: number[][], D: number[]}} U, 2 x 2; D, 2
 */
export function udu(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("udu", _udu, given, [["U", [2, 2]], ["D", [2]]]);
}

function _udu(q, k) {
    const q1 = q[1];
    const P1free_myy_neg = k[6];
    const l1 = k[0];
    const J0_zz = k[4];
    const G1_f_y = k[5];
    const J1_zz = k[2];

    // sines and cosines
    const c1 = cos(q1);

    // articulated inertia of 'upper'
    const P0_Jzz = J0_zz - c1*P1free_myy_neg*c1*l1*l1;

    // what the joints inward feel of 'elbow'
    const U01 = c1*G1_f_y*l1 + 1.0;

    const U = [
        1.0, U01,
        0.0, 1.0,
    ];
    const D = [P0_Jzz, J1_zz];
    return [U, D];
}

/**
 * W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 * Operations: 6 mul, 2 add, 1 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {{W: number[][], D: number[]}} W, 2 x 2; D, 2
 */
export function innovations(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("innovations", _innovations, given, [["W", [2, 2]], ["D", [2]]]);
}

function _innovations(q, k) {
    const q1 = q[1];
    const P1free_myy_neg = k[6];
    const l1 = k[0];
    const J0_zz = k[4];
    const G1_f_y = k[5];
    const J1_zz = k[2];

    // sines and cosines
    const c1 = cos(q1);

    // articulated inertia of 'upper'
    const P0_Jzz = J0_zz - c1*P1free_myy_neg*c1*l1*l1;

    // what the free joints inward feel of 'elbow'
    const W01 = -c1*G1_f_y*l1 - 1.0;

    const W = [
        1.0, W01,
        0.0, 1.0,
    ];
    const D = [P0_Jzz, J1_zz];
    return [W, D];
}

/**
 * M^-1, full symmetric, (N, N).
 * Operations: 7 mul, 5 add, 1 div, 1 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} M_inverse, 2 x 2
 */
export function mass_matrix_inverse(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("mass_matrix_inverse", _mass_matrix_inverse, given, [["M_inverse", [2, 2]]]);
}

function _mass_matrix_inverse(q, k) {
    const q1 = q[1];
    const h1_x = k[1];
    const R0_Jzz_0 = k[3];
    const J1_zz = k[2];
    const J0_zz = k[4];
    const l1 = k[0];
    const D1_inv = k[7];

    // sines and cosines
    const c1 = cos(q1);

    // composite inertia of 'upper'
    const R0_Jzz_1 = h1_x*c1;
    const R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M01 = J1_zz + l1*R0_Jzz_1;

    // elimination of 'elbow'
    const U01 = M01*D1_inv;
    const D0 = R0_Jzz - M01*U01;

    // elimination of 'shoulder'
    const D0_inv = 1.0/D0;

    // row 'elbow' of the inverse
    const X01_neg = U01*D0_inv;
    const X11 = D1_inv + U01*X01_neg;

    const M_inverse = [
        D0_inv,   -X01_neg,
        -X01_neg, X11,
    ];
    return [M_inverse];
}

/**
 * Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 * Operations: 16 mul, 10 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} qd joint velocities [rad/s], 2 numbers
 * @param {number[]} qdd joint accelerations [rad/s²], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[]} tau, 2
 */
export function inverse_dynamics(q, qd, qdd, prepared) {
    const given = [
        ["q", q, 2], ["qd", qd, 2], ["qdd", qdd, 2], ["prepared", prepared ?? PREPARED, 12],
    ];
    return evaluate("inverse_dynamics", _inverse_dynamics, given, [["tau", [2]]]);
}

function _inverse_dynamics(q, qd, qdd, k) {
    const q0 = q[0], q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1];
    const qdd0 = qdd[0], qdd1 = qdd[1];
    const h1_x = k[1];
    const g = k[8];
    const l1 = k[0];
    const J1_zz = k[2];
    const J0_zz = k[4];
    const h0_x = k[9];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // inertia of 'fore' in the axes of its group
    const I1_hx = h1_x*c1;
    const I1_hy = h1_x*s1;

    // motion of 'upper'
    const a0_x = g*s0;
    const a0_y = g*c0;
    const ww0_zz = qd0*qd0;

    // motion of 'fore'
    const a1_x = a0_x - l1*ww0_zz;
    const a1_y = a0_y + l1*qdd0;
    const wd1_z = qdd0 + qdd1;
    const w1_z = qd0 + qd1;
    const ww1_zz = w1_z*w1_z;

    // force on 'fore'
    const f1_y = I1_hx*wd1_z - I1_hy*ww1_zz;
    const n1_z = I1_hx*a1_y - I1_hy*a1_x + J1_zz*wd1_z;

    // force on 'upper'
    const n0_z = n1_z + l1*f1_y + (J0_zz*qdd0 + h0_x*a0_y);

    const tau = [n0_z, n1_z];
    return [tau];
}

/**
 * Joint forces (N,) at qdd = 0, friction included.
 * Operations: 12 mul, 5 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} qd joint velocities [rad/s], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[]} bias, 2
 */
export function bias_forces(q, qd, prepared) {
    const given = [["q", q, 2], ["qd", qd, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("bias_forces", _bias_forces, given, [["bias", [2]]]);
}

function _bias_forces(q, qd, k) {
    const q0 = q[0], q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1];
    const g = k[8];
    const l1 = k[0];
    const h1_x = k[1];
    const h0_x = k[9];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // motion of 'upper'
    const a0_x = g*s0;
    const a0_y = g*c0;
    const ww0_zz = qd0*qd0;

    // motion of 'fore'
    const a1_y = c1*a0_y - s1*(a0_x - l1*ww0_zz);
    const w1_z = qd0 + qd1;
    const ww1_zz = w1_z*w1_z;

    // force on 'fore'
    const f1_x_neg = h1_x*ww1_zz;
    const n1_z = h1_x*a1_y;

    // force on 'upper'
    const n0_z = h0_x*a0_y - (s1*f1_x_neg*l1 - n1_z);

    const bias = [n0_z, n1_z];
    return [bias];
}

/**
 * Joint forces (N,) that hold the robot at rest.
 * Operations: 4 mul, 2 add, 2 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[]} g, 2
 */
export function gravity_forces(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("gravity_forces", _gravity_forces, given, [["g", [2]]]);
}

function _gravity_forces(q, k) {
    const q0 = q[0], q1 = q[1];
    const h0_x = k[9];
    const h1_x = k[1];
    const g_b = k[8];

    // sines and cosines
    const c0 = cos(q0);
    const c01 = cos(q0 + q1);

    // inertia of 'upper' in the axes of its group
    const I0_hx = h0_x*c0;

    // inertia of 'fore' in the axes of its group
    const I1_hx = h1_x*c01;

    // force on 'fore'
    const n1_z = g_b*I1_hx;

    // force on 'upper'
    const n0_z = n1_z + g_b*I0_hx;

    const g = [n0_z, n1_z];
    return [g];
}

/**
 * Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 * Operations: 8 mul, 2 add, 1 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} qd joint velocities [rad/s], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} C, 2 x 2
 */
export function coriolis_matrix(q, qd, prepared) {
    const given = [["q", q, 2], ["qd", qd, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("coriolis_matrix", _coriolis_matrix, given, [["C", [2, 2]]]);
}

function _coriolis_matrix(q, qd, k) {
    const q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1];
    const l1 = k[0];
    const p1_y_0 = k[10];
    const h1_x = k[1];
    const T0_zz_0 = k[3];

    // sines and cosines
    const s1 = sin(q1);

    // velocity of 'fore'
    const v1_x = l1*qd0*s1;
    const w1_z = qd0 + qd1;

    // momenta of 'fore'
    const p1_y = w1_z*p1_y_0;
    const T1_yy = h1_x*v1_x;

    // momenta of 'upper'
    const p0_x_neg = s1*p1_y;
    const T0_zz = T1_yy - T0_zz_0*p0_x_neg;

    // Coriolis terms of joint 'elbow'
    const C01_neg = 2.0*p0_x_neg*l1;

    const C = [
        T0_zz, -C01_neg,
        T1_yy, 0.0,
    ];
    return [C];
}

/**
 * Joint accelerations (N,) under the joint forces tau.
 * Operations: 21 mul, 11 add, 1 div, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} qd joint velocities [rad/s], 2 numbers
 * @param {number[]} tau joint forces [N m], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[]} qdd, 2
 */
export function forward_dynamics(q, qd, tau, prepared) {
    const given = [
        ["q", q, 2], ["qd", qd, 2], ["tau", tau, 2], ["prepared", prepared ?? PREPARED, 12],
    ];
    return evaluate("forward_dynamics", _forward_dynamics, given, [["qdd", [2]]]);
}

function _forward_dynamics(q, qd, tau, k) {
    const q0 = q[0], q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1];
    const tau0 = tau[0], tau1 = tau[1];
    const h1_x = k[1];
    const D1_inv = k[7];
    const l1 = k[0];
    const J0_zz = k[4];
    const g = k[8];
    const h0_x = k[9];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // inertia of 'fore' in the axes of its group
    const I1_hx = h1_x*c1;
    const I1_hy = h1_x*s1;

    // articulated inertia of 'fore'
    const G1_f_y = I1_hx*D1_inv;
    const P1free_myy_neg = I1_hx*G1_f_y;

    // articulated inertia of 'upper'
    const P0_Jzz = J0_zz - l1*P1free_myy_neg*l1;
    const D0_inv = 1.0/P0_Jzz;

    // motion of 'upper'
    const a0_x = g*s0;
    const a0_y = g*c0;
    const ww0_zz = qd0*qd0;

    // motion of 'fore'
    const a1_x = a0_x - l1*ww0_zz;
    const w1_z = qd0 + qd1;
    const ww1_zz = w1_z*w1_z;

    // force on 'fore' alone
    const f1own_y_neg = I1_hy*ww1_zz;
    const n1own_z = I1_hx*a0_y - I1_hy*a1_x;

    // force on 'upper' alone
    const n0own_z = h0_x*a0_y;

    // filter at 'elbow'
    const e1 = tau1 - n1own_z;
    const z1free_f_y = G1_f_y*e1 - f1own_y_neg;

    // filter at 'shoulder'
    const e0 = tau0 - (tau1 + l1*z1free_f_y + n0own_z);

    // smoother at 'shoulder'
    const x0 = D0_inv*e0;

    // smoother at 'elbow'
    const x1_neg = x0 - D1_inv*e1 + l1*x0*G1_f_y;

    const qdd = [x0, -x1_neg];
    return [qdd];
}

/**
 * Frame of tool 'tip' in the base frame, (4, 4).
 * Operations: 4 mul, 3 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_tip(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("pose_tip", _pose_tip, given, [["pose", [4, 4]]]);
}

function _pose_tip(q, k) {
    const q0 = q[0], q1 = q[1];
    const l1 = k[0];
    const l2 = k[11];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const q01 = q0 + q1;
    const c01 = cos(q01);
    const s01 = sin(q01);

    // position of 'fore'
    const r1_x = l1*c0;
    const r1_y = l1*s0;

    // frame of tool 'tip'
    const ot_x = r1_x + l2*c01;
    const ot_y = r1_y + l2*s01;

    const pose = [
        c01, -s01, 0.0, ot_x,
        s01, c01,  0.0, ot_y,
        0.0, 0.0,  1.0, 0.0,
        0.0, 0.0,  0.0, 1.0,
    ];
    return [pose];
}

/**
 * Jacobian (6, N) at the point of tool 'tip', base axes, angular rows first.
 * Operations: 4 mul, 3 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} J, 6 x 2
 */
export function jacobian_tip(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("jacobian_tip", _jacobian_tip, given, [["J", [6, 2]]]);
}

function _jacobian_tip(q, k) {
    const q0 = q[0], q1 = q[1];
    const l1 = k[0];
    const l2 = k[11];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const q01 = q0 + q1;
    const c01 = cos(q01);
    const s01 = sin(q01);

    // position of 'fore'
    const r1_x = l1*c0;
    const r1_y = l1*s0;

    // frame of tool 'tip'
    const ot_x_0 = l2*c01;
    const ot_y_0 = l2*s01;
    const ot_x = r1_x + ot_x_0;
    const ot_y = r1_y + ot_y_0;

    const J = [
        0.0,   0.0,
        0.0,   0.0,
        1.0,   1.0,
        -ot_y, -ot_y_0,
        ot_x,  ot_x_0,
        0.0,   0.0,
    ];
    return [J];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'tip'.
 * Operations: 10 mul, 7 add, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} qd joint velocities [rad/s], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} Jd, 6 x 2
 */
export function jacobian_rate_tip(q, qd, prepared) {
    const given = [["q", q, 2], ["qd", qd, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("jacobian_rate_tip", _jacobian_rate_tip, given, [["Jd", [6, 2]]]);
}

function _jacobian_rate_tip(q, qd, k) {
    const q0 = q[0], q1 = q[1];
    const qd0 = qd[0], qd1 = qd[1];
    const l1 = k[0];
    const l2 = k[11];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const q01 = q0 + q1;
    const c01 = cos(q01);
    const s01 = sin(q01);

    // position of 'fore'
    const r1_x = l1*c0;
    const r1_y = l1*s0;

    // frame of tool 'tip'
    const ot_x_0 = l2*c01;
    const ot_y_0 = l2*s01;
    const ot_x = r1_x + ot_x_0;
    const ot_y = r1_y + ot_y_0;

    // columns of the Jacobian's rate
    const Jd_y1_neg_0 = ot_y_0*qd1;
    const Jd_x1_neg_0 = ot_x_0*qd1;
    const Jd_x1_neg = Jd_x1_neg_0 + ot_x_0*qd0;
    const Jd_y1_neg = Jd_y1_neg_0 + ot_y_0*qd0;
    const Jd_y0_neg = Jd_y1_neg_0 + ot_y*qd0;
    const Jd_x0_neg = Jd_x1_neg_0 + ot_x*qd0;

    const Jd = [
        0.0,        0.0,
        0.0,        0.0,
        0.0,        0.0,
        -Jd_x0_neg, -Jd_x1_neg,
        -Jd_y0_neg, -Jd_y1_neg,
        0.0,        0.0,
    ];
    return [Jd];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'tip', base axes, angular rows first.
 * Operations: 29 mul, 17 add, 1 div, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_tip(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("operational_inertia_inverse_tip", _operational_inertia_inverse_tip, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_tip(q, k) {
    const q0 = q[0], q1 = q[1];
    const l1 = k[0];
    const l2 = k[11];
    const h1_x = k[1];
    const R0_Jzz_0 = k[3];
    const J1_zz = k[2];
    const J0_zz = k[4];
    const D1_inv = k[7];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // frame of 'fore' in the base
    const Q1_xx = c0*c1 - s0*s1;
    const Q1_xy_neg = c0*s1 + s0*c1;
    const o1_x = l1*c0;
    const o1_y = l1*s0;

    // frame of tool 'tip'
    const ot_x_0 = l2*Q1_xx;
    const ot_y_0 = l2*Q1_xy_neg;
    const ot_x = o1_x + ot_x_0;
    const ot_y = o1_y + ot_y_0;

    // composite inertia of 'upper'
    const R0_Jzz_1 = h1_x*c1;
    const R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M01 = J1_zz + l1*R0_Jzz_1;

    // elimination of 'elbow'
    const U01 = M01*D1_inv;
    const D0 = R0_Jzz - M01*U01;

    // elimination of 'shoulder'
    const D0_inv = 1.0/D0;

    // solve with U
    const e2_0 = 1.0 - U01;
    const e3_0 = ot_y_0*U01 - ot_y;
    const e4_0 = ot_x - ot_x_0*U01;

    // inverse of the operational-space inertia
    const O23_0 = -D0_inv*e3_0;
    const O23_1 = ot_y_0*D1_inv;
    const O24_0 = D0_inv*e4_0;
    const O24_1 = ot_x_0*D1_inv;
    const O22 = D1_inv + D0_inv*e2_0*e2_0;
    const O23 = -O23_1 - e2_0*O23_0;
    const O33 = ot_y_0*O23_1 - e3_0*O23_0;
    const O24 = O24_1 + e2_0*O24_0;
    const O34_neg = ot_y_0*O24_1 - e3_0*O24_0;
    const O44 = e4_0*O24_0 + ot_x_0*O24_1;

    const Omega = [
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, O22, O23,      O24,      0.0,
        0.0, 0.0, O23, O33,      -O34_neg, 0.0,
        0.0, 0.0, O24, -O34_neg, O44,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
    ];
    return [Omega];
}

/**
 * Lambda = (J M^-1 J^T)^-1 over the directions of tool 'tip'; not finite at a singular pose.
 * Operations: 29 mul, 15 add, 3 div, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[][]} Lambda, 2 x 2
 */
export function operational_inertia_tip(q, prepared) {
    const given = [["q", q, 2], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("operational_inertia_tip", _operational_inertia_tip, given, [
        ["Lambda", [2, 2]],
    ]);
}

function _operational_inertia_tip(q, k) {
    const q0 = q[0], q1 = q[1];
    const l1 = k[0];
    const l2 = k[11];
    const h1_x = k[1];
    const R0_Jzz_0 = k[3];
    const J1_zz = k[2];
    const J0_zz = k[4];
    const D1_inv = k[7];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // frame of 'fore' in the base
    const Q1_xx = c0*c1 - s0*s1;
    const Q1_xy_neg = c0*s1 + s0*c1;
    const o1_x = l1*c0;
    const o1_y = l1*s0;

    // frame of tool 'tip'
    const ot_x_0 = l2*Q1_xx;
    const ot_y_0 = l2*Q1_xy_neg;
    const ot_x = o1_x + ot_x_0;
    const ot_y = o1_y + ot_y_0;

    // composite inertia of 'upper'
    const R0_Jzz_1 = h1_x*c1;
    const R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M01 = J1_zz + l1*R0_Jzz_1;

    // elimination of 'elbow'
    const U01 = M01*D1_inv;
    const D0 = R0_Jzz - M01*U01;

    // elimination of 'shoulder'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_0 = ot_y_0*U01 - ot_y;
    const e1_0 = ot_x - ot_x_0*U01;

    // inverse of the operational-space inertia
    const O01_neg_0 = D0_inv*e1_0;
    const O01_neg_1 = ot_x_0*D1_inv;
    const O00 = D0_inv*e0_0*e0_0 + ot_y_0*D1_inv*ot_y_0;
    const O01_neg = ot_y_0*O01_neg_1 - e0_0*O01_neg_0;
    const O11 = e1_0*O01_neg_0 + ot_x_0*O01_neg_1;

    // elimination of direction 'y'
    const DO1_inv = 1.0/O11;
    const UO01_neg = O01_neg*DO1_inv;
    const DO0 = O00 - O01_neg*UO01_neg;

    // elimination of direction 'x'
    const DO0_inv = 1.0/DO0;

    // row direction 'y' of the inverse
    const XO01 = UO01_neg*DO0_inv;
    const XO11 = DO1_inv + UO01_neg*XO01;

    const Lambda = [
        DO0_inv, XO01,
        XO01,    XO11,
    ];
    return [Lambda];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'tip'.
 * Operations: 21 mul, 14 add, 1 div, 4 trig.
 *
 * @param {number[]} q joint positions [rad], 2 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @param {number[]} [prepared] what `prepare` gave; the defaults without it, 12 numbers
 * @returns {number[]} qdd, 2
 */
export function tip_force_acceleration_tip(q, f, prepared) {
    const given = [["q", q, 2], ["f", f, 6], ["prepared", prepared ?? PREPARED, 12]];
    return evaluate("tip_force_acceleration_tip", _tip_force_acceleration_tip, given, [
        ["qdd", [2]],
    ]);
}

function _tip_force_acceleration_tip(q, f, k) {
    const q0 = q[0], q1 = q[1];
    const f2 = f[2], f3 = f[3], f4 = f[4];
    const l1 = k[0];
    const l2 = k[11];
    const h1_x = k[1];
    const R0_Jzz_0 = k[3];
    const J1_zz = k[2];
    const J0_zz = k[4];
    const D1_inv = k[7];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);

    // frame of 'fore' in the base
    const Q1_xx = c0*c1 - s0*s1;
    const Q1_xy_neg = c0*s1 + s0*c1;
    const o1_x = l1*c0;
    const o1_y = l1*s0;

    // frame of tool 'tip'
    const ot_x_0 = l2*Q1_xx;
    const ot_y_0 = l2*Q1_xy_neg;
    const ot_x = o1_x + ot_x_0;
    const ot_y = o1_y + ot_y_0;

    // joint forces of the wrench
    const tau0 = f2 - ot_y*f3 + ot_x*f4;
    const tau1 = f2 - ot_y_0*f3 + ot_x_0*f4;

    // composite inertia of 'upper'
    const R0_Jzz_1 = h1_x*c1;
    const R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M01 = J1_zz + l1*R0_Jzz_1;

    // elimination of 'elbow'
    const U01 = M01*D1_inv;
    const D0 = R0_Jzz - M01*U01;

    // elimination of 'shoulder'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0 = tau0 - tau1*U01;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1 = tau1*D1_inv - U01*x0;

    const qdd = [x0, x1];
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

/** Parameters given by name as an array in the order of PARAMETERS; arrays stay as they are. */
function inOrder(params) {
    if (typeof params !== "object" || params === null || isArray(params)) {
        return params;
    }
    if (![Object.prototype, null].includes(Object.getPrototypeOf(params))) {
        throw new TypeError("prepare: parameters are given as a plain object or as an array");
    }
    const known = Object.keys(PARAMETERS);
    const unknown = Object.keys(params).filter((name) => !Object.hasOwn(PARAMETERS, name));
    if (unknown.length > 0) {
        const told = `unknown parameters ${unknown.join(", ")}, known are ${known.join(", ")}`;
        throw new RangeError(`prepare: ${told}`);
    }
    return known.map((name) => (Object.hasOwn(params, name) ? params[name] : PARAMETERS[name]));
}

const PREPARED = prepare(PARAMETERS);

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
            "q": [-1.46, 1.39],
            "qd": [1.06, -0.98],
            "qdd": [-0.02, -0.2],
            "tau": [0.61, 1.15],
            "f": [-1.13, -0.31, -1.88, -1.11, -0.25, -0.02],
            "prepared": prepare(PARAMETERS),
        },
        {
            "q": [-1.07, -1.08],
            "qd": [-1.12, -0.16],
            "qdd": [-0.84, -1.91],
            "tau": [1.35, 0.23],
            "f": [0.02, 0.36, -1.86, -1.03, 1.19, -0.34],
            "prepared": prepare({
                "m1": 0.673, "m2": 0.839, "l1": 0.602, "l2": 0.47, "r1": 0.219, "r2": 0.188,
                "i1": 0.0212, "i2": 0.0141, "g": 10.0,
            }),
        },
    ];
    const expected = [
        [mass_matrix, ["q", "prepared"], [
            [0, [
                [5.1e-10, [0.355270076, 0.057385038, 0.057385038, 0.043]],
            ]],
            [1, [
                [5.1e-10, [0.490797978, 0.088508442, 0.088508442, 0.043753616]],
            ]],
        ]],
        [udu, ["q", "prepared"], [
            [0, [
                [5.1e-09, [1.0, 1.33453577, 0.0, 1.0]],
                [5.1e-10, [0.27868769, 0.043]],
            ]],
            [1, [
                [5.1e-09, [1.0, 2.02288292, 0.0, 1.0]],
                [5.1e-10, [0.311755761, 0.043753616]],
            ]],
        ]],
        [innovations, ["q", "prepared"], [
            [0, [
                [5.1e-09, [1.0, -1.33453577, 0.0, 1.0]],
                [5.1e-10, [0.27868769, 0.043]],
            ]],
            [1, [
                [5.1e-09, [1.0, -2.02288292, 0.0, 1.0]],
                [5.1e-10, [0.311755761, 0.043753616]],
            ]],
        ]],
        [mass_matrix_inverse, ["q", "prepared"], [
            [0, [
                [5.1e-08, [3.588246, -4.7886427, -4.7886427, 29.6464289]],
            ]],
            [1, [
                [5.1e-08, [3.2076392, -6.4886785, -6.4886785, 35.9810908]],
            ]],
        ]],
        [inverse_dynamics, ["q", "qd", "qdd", "prepared"], [
            [0, [
                [5.1e-09, [2.34014109, 1.64443125]],
            ]],
            [1, [
                [5.1e-09, [1.7201214, -1.12632568]],
            ]],
        ]],
        [bias_forces, ["q", "qd", "prepared"], [
            [0, [
                [5.1e-09, [2.3587235, 1.65417895]],
            ]],
            [1, [
                [5.1e-09, [2.30144282, -0.96840918]],
            ]],
        ]],
        [gravity_forces, ["q", "prepared"], [
            [0, [
                [5.1e-09, [2.27080425, 1.56575605]],
            ]],
            [1, [
                [5.1e-09, [2.26928436, -0.86335819]],
            ]],
        ]],
        [coriolis_matrix, ["q", "qd", "prepared"], [
            [0, [
                [5.1e-11, [0.0771221439, -0.0062956852, 0.0834178291, 0.0]],
            ]],
            [1, [
                [5.1e-10, [-0.013399361, -0.107194889, 0.093795528, 0.0]],
            ]],
        ]],
        [forward_dynamics, ["q", "qd", "tau", "prepared"], [
            [0, [
                [5.1e-09, [-3.86051731, -6.57309338]],
            ]],
            [1, [
                [5.1e-08, [-10.8279773, 49.2936763]],
            ]],
        ]],
        [pose_tip, ["q", "prepared"], [
            [0, [
                [5.1e-09, [
                    0.997551, 0.06994285, 0.0, 0.45430529, -0.06994285, 0.997551, 0.0, -0.52491132,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    -0.54735767, 0.83689879, 0.0, 0.03177668, -0.83689879, -0.54735767, 0.0,
                    -0.92141714, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [jacobian_tip, ["q", "prepared"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.52491132, 0.02797714, 0.45430529, 0.3990204,
                    0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.92141714, 0.39334243, 0.03177668, -0.2572581,
                    0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_tip, ["q", "qd", "prepared"], [
            [0, [
                [5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.090523615, -0.031921632, 0.528988404,
                    0.002238171, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00557141, -0.32929037, -1.09492198,
                    -0.50347831, 0.0, 0.0,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_tip, ["q", "prepared"], [
            [0, [
                [5.1e-08, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    23.6573896, 0.0653479, 9.3734173, 0.0, 0.0, 0.0, 0.0653479, 0.8712337,
                    0.1227982, 0.0, 0.0, 0.0, 9.3734173, 0.1227982, 3.7246714, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-08, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    26.2113729, 8.5774113, -7.6914226, 0.0, 0.0, 0.0, 8.5774113, 3.5868329,
                    -2.0900405, 0.0, 0.0, 0.0, -7.6914226, -2.0900405, 2.4906172, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [operational_inertia_tip, ["q", "prepared"], [
            [0, [
                [5.1e-09, [1.15315623, -0.03801826, -0.03801826, 0.26973348]],
            ]],
            [1, [
                [5.1e-10, [0.545570795, 0.457824284, 0.457824284, 0.785697321]],
            ]],
        ]],
        [tip_force_acceleration_tip, ["q", "f", "prepared"], [
            [0, [
                [5.1e-08, [0.3849098, -47.2766927]],
            ]],
            [1, [
                [5.1e-08, [7.795053, -74.5357332]],
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
