/* ur5: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from ur5.yaml
 * (SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
 * Make it again with
 *
 *     symdyn generate ur5.yaml --target python,c,javascript
 *
 * An ES module without dependencies. Every function takes arrays of numbers, plain or typed, of one
 * state. Matrices come as arrays of rows, several results as an object. Units are SI, angles rad.
 * Self-test: node ur5.mjs
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

export const NAME = "ur5";
export const N = 6;
export const NQ = 6;
export const NV = 6;
export const JOINTS = Object.freeze([
    "shoulder_pan_joint", "shoulder_lift_joint", "elbow_joint", "wrist_1_joint", "wrist_2_joint",
    "wrist_3_joint",
]);
export const LIMITS = Object.freeze([
    [-6.28318530718, 6.28318530718], [-6.28318530718, 6.28318530718],
    [-3.14159265359, 3.14159265359], [-6.28318530718, 6.28318530718],
    [-6.28318530718, 6.28318530718], [-6.28318530718, 6.28318530718],
]);
export const TOOLS = Object.freeze(["ee_link", "tool0"]);
export const PARAMETERS = Object.freeze({});
export const OPERATIONS = Object.freeze({
    "mass_matrix": { mul: 47, add: 35, trig: 10 },
    "udu": { mul: 72, add: 63, div: 4, trig: 10 },
    "innovations": { mul: 88, add: 79, div: 4, trig: 10 },
    "mass_matrix_inverse": { mul: 120, add: 108, div: 5, trig: 10 },
    "inverse_dynamics": { mul: 129, add: 89, trig: 10 },
    "bias_forces": { mul: 102, add: 62, trig: 10 },
    "gravity_forces": { mul: 3, add: 4, trig: 3 },
    "coriolis_matrix": { mul: 173, add: 139, trig: 10 },
    "forward_dynamics": { mul: 201, add: 140, div: 5, trig: 10 },
    "pose_ee_link": { mul: 39, add: 22, trig: 12 },
    "pose_tool0": { mul: 39, add: 22, trig: 12 },
    "jacobian_ee_link": { mul: 36, add: 25, trig: 10 },
    "jacobian_tool0": { mul: 36, add: 25, trig: 10 },
    "jacobian_rate_ee_link": { mul: 107, add: 71, trig: 10 },
    "jacobian_rate_tool0": { mul: 107, add: 71, trig: 10 },
    "operational_inertia_inverse_ee_link": { mul: 303, add: 238, div: 5, trig: 12 },
    "operational_inertia_inverse_tool0": { mul: 303, add: 238, div: 5, trig: 12 },
    "operational_inertia_ee_link": { mul: 423, add: 328, div: 11, trig: 12 },
    "operational_inertia_tool0": { mul: 423, add: 328, div: 11, trig: 12 },
    "tip_force_acceleration_ee_link": { mul: 153, add: 133, div: 5, trig: 12 },
    "tip_force_acceleration_tool0": { mul: 153, add: 133, div: 5, trig: 12 },
});
export const SOURCE_SHA256 = "f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f";

const { cos, sign, sin, sqrt } = Math;

/**
 * Generalised inertia matrix M, full symmetric, (N, N).
 * Operations: 47 mul, 35 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} M, 6 x 6
 */
export function mass_matrix(q) {
    const given = [["q", q, 6]];
    return evaluate("mass_matrix", _mass_matrix, given, [["M", [6, 6]]]);
}

function _mass_matrix(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jyy = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jyy = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const R0_Jzz_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const R0_Jzz_1 = R4_Jzz + R3_Jzz_1;
    const R0_Jzz_2 = 2.0*R0_Jzz_0*s123;
    const R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;
    const R0_Jzz_3 = c123*(c123*(R0_Jzz_1 - 0.02174530937515) - R0_Jzz_2);
    const R0_Jzz_4 = I1_Jyy + I2_Jyy + R0_Jzz_3 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const R0_Jzz = R0_Jzz_4 + 0.4395951218179;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23 = R3_Jzz - 0.5*R2_Jzz_1;
    const M13 = r2_x*I3_hx + r2_y*I3_hy + M23;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*R0_Jzz_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y_neg = 0.0171364731454*s4*s123;

    const M = [
        R0_Jzz,       -R0_Jyz,      M02,          M03,          n4at3_y,      -n5at3_y_neg,
        -R0_Jyz,      R1_Jzz,       M12,          M13,          R3_Jyz_neg_0, M35,
        M02,          M12,          R2_Jzz,       M23,          R3_Jyz_neg_0, M35,
        M03,          M13,          M23,          R3_Jzz,       R3_Jyz_neg_0, M35,
        n4at3_y,      R3_Jyz_neg_0, R3_Jyz_neg_0, R3_Jyz_neg_0, R4_Jzz,       0.0,
        -n5at3_y_neg, M35,          M35,          M35,          0.0,          0.0171364731454,
    ];
    return [M];
}

/**
 * U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 * Operations: 72 mul, 63 add, 4 div, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {{U: number[][], D: number[]}} U, 6 x 6; D, 6
 */
export function udu(q) {
    const given = [["q", q, 6]];
    return evaluate("udu", _udu, given, [["U", [6, 6]], ["D", [6]]]);
}

function _udu(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jyy = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jyy = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = 0.5*R2_Jzz_1;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y_neg = 0.0171364731454*s4*s123;

    // elimination of 'wrist_3_joint'
    const U05 = -58.355064750790525*n5at3_y_neg;
    const D0_3 = -n5at3_y_neg*U05;
    const M01e5_0 = c4*n5at3_y_neg;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3;
    const D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    const U = [
        1.0, U01, U02, U03, U04, U05,
        0.0, 1.0, U12, U13, U14, c4,
        0.0, 0.0, 1.0, U23, U14, c4,
        0.0, 0.0, 0.0, 1.0, U14, c4,
        0.0, 0.0, 0.0, 0.0, 1.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
    ];
    const D = [D0, D1, D2, D3, R4_Jzz, 0.0171364731454];
    return [U, D];
}

/**
 * W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 * Operations: 88 mul, 79 add, 4 div, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {{W: number[][], D: number[]}} W, 6 x 6; D, 6
 */
export function innovations(q) {
    const given = [["q", q, 6]];
    return evaluate("innovations", _innovations, given, [["W", [6, 6]], ["D", [6]]]);
}

function _innovations(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jyy = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jyy = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = 0.5*R2_Jzz_1;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y_neg = 0.0171364731454*s4*s123;

    // elimination of 'wrist_3_joint'
    const U05 = -58.355064750790525*n5at3_y_neg;
    const D0_3 = -n5at3_y_neg*U05;
    const M01e5_0 = c4*n5at3_y_neg;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3;
    const D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // inverse of U
    const W02 = U12*U01 - U02;
    const W13 = U23*U12 - U13;
    const W03 = U23*U02 - U01*W13 - U03;
    const W24 = U14*U23 - U14;
    const W14 = U14*U13 - U12*W24 - U14;
    const W04 = U14*U03 - (U01*W14 + U02*W24) - U04;
    const W25 = c4*U23 - c4;
    const W15 = c4*U13 - U12*W25 - c4;
    const W05 = c4*U03 - (U01*W15 + U02*W25) - U05;

    const W = [
        1.0, -U01, W02,  W03,  W04,  W05,
        0.0, 1.0,  -U12, W13,  W14,  W15,
        0.0, 0.0,  1.0,  -U23, W24,  W25,
        0.0, 0.0,  0.0,  1.0,  -U14, -c4,
        0.0, 0.0,  0.0,  0.0,  1.0,  0.0,
        0.0, 0.0,  0.0,  0.0,  0.0,  1.0,
    ];
    const D = [D0, D1, D2, D3, R4_Jzz, 0.0171364731454];
    return [W, D];
}

/**
 * M^-1, full symmetric, (N, N).
 * Operations: 120 mul, 108 add, 5 div, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} M_inverse, 6 x 6
 */
export function mass_matrix_inverse(q) {
    const given = [["q", q, 6]];
    return evaluate("mass_matrix_inverse", _mass_matrix_inverse, given, [["M_inverse", [6, 6]]]);
}

function _mass_matrix_inverse(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jyy = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jyy = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = 0.5*R2_Jzz_1;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y_neg = 0.0171364731454*s4*s123;

    // elimination of 'wrist_3_joint'
    const U05 = -58.355064750790525*n5at3_y_neg;
    const D0_3 = -n5at3_y_neg*U05;
    const M01e5_0 = c4*n5at3_y_neg;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3;
    const D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // elimination of 'shoulder_pan_joint'
    const D0_inv = 1.0/D0;

    // row 'shoulder_lift_joint' of the inverse
    const X01_neg = U01*D0_inv;
    const X11 = U01*X01_neg - D1_inv_neg;

    // row 'elbow_joint' of the inverse
    const X02 = U12*X01_neg - U02*D0_inv;
    const X12 = U02*X01_neg - U12*X11;
    const X22_neg = D2_inv_neg + U02*X02 + U12*X12;

    // row 'wrist_1_joint' of the inverse
    const X03 = U13*X01_neg - U03*D0_inv - U23*X02;
    const X13 = U03*X01_neg - U13*X11 - U23*X12;
    const X23 = U23*X22_neg - (U03*X02 + U13*X12);
    const X33_neg = D3_inv_neg + U03*X03 + U13*X13 + U23*X23;

    // row 'wrist_2_joint' of the inverse
    const X04_neg_0 = X02 - X01_neg + X03;
    const X04_neg = U04*D0_inv + U14*X04_neg_0;
    const X14_0 = U14*X12;
    const X14_1 = U14*X13;
    const X14 = U04*X01_neg - U14*X11 - X14_0 - X14_1;
    const X24_neg_0 = U14*X23;
    const X24_neg = X14_0 + U04*X02 - U14*X22_neg + X24_neg_0;
    const X34 = U14*X33_neg - (X14_1 + U04*X03 + X24_neg_0);
    const X44_0 = X24_neg - X14 - X34;
    const X44 = D4_inv + U04*X04_neg + U14*X44_0;

    // row 'wrist_3_joint' of the inverse
    const X05 = -U05*D0_inv - c4*X04_neg_0;
    const X15_neg_0 = c4*X12;
    const X15_neg_1 = c4*X13;
    const X15_neg = c4*X11 - U05*X01_neg + X15_neg_0 + X15_neg_1;
    const X25_neg_0 = c4*X23;
    const X25_neg = X15_neg_0 + U05*X02 - c4*X22_neg + X25_neg_0;
    const X35 = c4*X33_neg - (X15_neg_1 + U05*X03 + X25_neg_0);
    const X45 = U05*X04_neg + c4*X44_0;
    const X55 = 58.355064750790525 - U05*X05 + c4*(X15_neg + X25_neg - X35);

    const M_inverse = [
        D0_inv,   -X01_neg, X02,      X03,      -X04_neg, X05,
        -X01_neg, X11,      X12,      X13,      X14,      -X15_neg,
        X02,      X12,      -X22_neg, X23,      -X24_neg, -X25_neg,
        X03,      X13,      X23,      -X33_neg, X34,      X35,
        -X04_neg, X14,      -X24_neg, X34,      X44,      X45,
        X05,      -X15_neg, -X25_neg, X35,      X45,      X55,
    ];
    return [M_inverse];
}

/**
 * Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 * Operations: 129 mul, 89 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} qd joint velocities [rad/s], 6 numbers
 * @param {number[]} qdd joint accelerations [rad/s²], 6 numbers
 * @returns {number[]} tau, 6
 */
export function inverse_dynamics(q, qd, qdd) {
    const given = [["q", q, 6], ["qd", qd, 6], ["qdd", qdd, 6]];
    return evaluate("inverse_dynamics", _inverse_dynamics, given, [["tau", [6]]]);
}

function _inverse_dynamics(q, qd, qdd) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4], qdd5 = qdd[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_Jyy_neg_0 = 0.12897252409*c1;
    const I1_Jyy_neg = c1*I1_Jyy_neg_0;
    const I1_Jxy = s1*I1_Jyy_neg_0;
    const I1_Jxz = -0.075354282*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_Jyy_neg_0 = 0.035556373944*c12;
    const I2_Jyy_neg = c12*I2_Jyy_neg_0;
    const I2_Jxy = s12*I2_Jyy_neg_0;
    const I2_Jxz = -0.09736195575*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;
    const I3_Jyy_0 = 0.10510116377025*c123;
    const I3_Jyy = c123*I3_Jyy_0;
    const I3_Jxy_neg = s123*I3_Jyy_0;

    // motion of 'shoulder_link'
    const ww0_zz = qd0*qd0;

    // motion of 'upper_arm_link'
    const a1_x = 0.10915*qdd0;
    const a1_z = -0.10915*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'forearm_link'
    const a2_x = a1_x - (r2_x*E1_xx_neg + qdd1*r2_y);
    const a2_y = 9.81 - (r2_y*ww1_zz - qdd1*r2_x);
    const a2_z = r2_y*E1_zy - qdd0*r2_x + a1_z;
    const wd2_z = qdd1 + qdd2;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = qd0*w2_z*2.0;

    // motion of 'wrist_1_link'
    const a3_x = a2_x - (r3_x*E2_xx_neg + r3_y*wd2_z);
    const a3_y = a2_y - (r3_y*ww2_zz - r3_x*wd2_z);
    const a3_z = r3_y*E2_zy - qdd0*r3_x + a2_z;
    const wd3_z = qdd3 + wd2_z;
    const w3_z = qd3 + w2_z;
    const ww3_zz = w3_z*w3_z;
    const ww3_yz = qd0*w3_z;
    const E3_xx_neg = ww0_zz + ww3_zz;
    const E3_zy = 2.0*ww3_yz;

    // motion of 'wrist_2_link'
    const w4_x_neg_0 = qd0*s123;
    const w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const wd4_z = s123*ww3_yz - qdd0*c123 + qdd4;
    const w4_z = qd4 - qd0*c123;
    const E4_xz_0 = s123*E3_xx_neg - c123*wd3_z;
    const E4_xz_1 = s123*wd3_z + c123*ww3_zz;
    const E4_xz_2 = qdd0*s123 + c123*E3_zy;
    const E4_xz_3 = c123*E4_xz_0 - s123*E4_xz_1;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = c4*E4_xz_3 + s4*E4_xz_2 + ww4_xz_neg;
    const E4_xy_neg = wd4_z + ww4_xy_neg;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = ww4_yz - (c4*E4_xz_2 - s4*E4_xz_3) + ww4_yz;

    // motion of 'wrist_3_link'
    const w5_x = c5*w4_x_neg - s5*w4_z;
    const w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const wd5_z = qdd5 - wd4_y;
    const w5_z = qd5 - w4_y;
    const ww5_xy_neg = w5_x*w5_y_neg;
    const ww5_xz = w5_x*w5_z;
    const ww5_yz_neg = w5_y_neg*w5_z;
    const wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg;

    // force on 'wrist_3_link'
    const n5_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg;
    const n5_y = -0.033822*ww5_xz;
    const n5_z = 0.0171364731454*wd5_z - 0.0166855268546*ww5_xy_neg;

    // force on 'wrist_2_link'
    const n4_x = 0.143532*E4_zy - (c5*n5_x - s5*n5_y);
    const n4_y = 0.10971*E4_zx_neg - n5_z;
    const n4_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg - (s5*n5_x + c5*n5_y);

    // force on 'wrist_1_link'
    const n0_z_0 = s123*(s4*n4_y - c4*n4_x);
    const n0_z_1 = -c123*n4_z;
    const n0_z_2 = I3_Jxy_neg*E3_zy;
    const f3_x = 4.075868132568515*a3_x - 0.017784735*E4_xz_0;
    const f3_y = 4.075868132568515*a3_y + 0.017784735*E4_xz_1;
    const f3_z_neg = 0.017784735*E4_xz_2 - 4.075868132568515*a3_z;
    const n0_z_3 = -I3_hx*a3_z;
    const n3_z_0 = I3_hy*a3_x - I3_hx*a3_y;
    const n3_z_1 = 0.11431883622975*wd3_z + I3_Jxy_neg*ww0_zz - n3_z_0;
    const n3_z = n3_z_1 - (s4*n4_x + c4*n4_y);

    // force on 'forearm_link'
    const n0_z_4 = -r3_x*f3_z_neg;
    const n0_z_5 = I2_Jxy*E2_zy;
    const n0_z_6 = -I2_Jyz*wd2_z;
    const n0_z_7 = -I2_Jxz*ww2_zz;
    const n2_z_0 = 0.031461373944*wd2_z - qdd0*I2_Jyz + I2_Jxy*ww0_zz;
    const n2_z = r3_x*f3_y - r3_y*f3_x + n3_z - n2_z_0;
    const f2_x = f3_x + 6.354537749784426*a2_x;
    const f2_y = f3_y + 6.354537749784426*a2_y;
    const f2_z_neg = f3_z_neg - 6.354537749784426*a2_z;

    // force on 'upper_arm_link'
    const n0_z_8 = -r2_x*f2_z_neg;
    const n0_z_9 = I1_Jxy*E1_zy;
    const n0_z_10 = -qdd1*I1_Jyz;
    const n0_z_11 = -I1_Jxz*ww1_zz;
    const n1_z_0 = 0.11386512409*qdd1 - qdd0*I1_Jyz + I1_Jxy*ww0_zz;
    const n1_z = r2_x*f2_y - r2_y*f2_x + n2_z - n1_z_0;

    // force on 'shoulder_link'
    const n0_z_12 = qdd0*(I3_Jyy - I2_Jyy_neg - I1_Jyy_neg + 0.1884836874277794);
    const n0_z_13 = n0_z_0 + n0_z_1 + n0_z_12 - n0_z_2 + n0_z_3 - n0_z_4 + n0_z_5;
    const n0_z_14 = n0_z_13 - n0_z_6 - n0_z_7 - n0_z_8 + n0_z_9 - n0_z_10 - n0_z_11;
    const n0_z = n0_z_14 + 0.10915*f2_x;

    const tau = [n0_z, n1_z, n2_z, n3_z, n4_z, n5_z];
    return [tau];
}

/**
 * Joint forces (N,) at qdd = 0, friction included.
 * Operations: 102 mul, 62 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} qd joint velocities [rad/s], 6 numbers
 * @returns {number[]} bias, 6
 */
export function bias_forces(q, qd) {
    const given = [["q", q, 6], ["qd", qd, 6]];
    return evaluate("bias_forces", _bias_forces, given, [["bias", [6]]]);
}

function _bias_forces(q, qd) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_Jxy = 0.12897252409*c1*s1;
    const I1_Jxz = -0.075354282*c1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_Jxy = 0.035556373944*c12*s12;
    const I2_Jxz = -0.09736195575*c12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;
    const I3_Jxy_neg = 0.10510116377025*c123*s123;

    // motion of 'shoulder_link'
    const ww0_zz = qd0*qd0;

    // motion of 'upper_arm_link'
    const a1_z = -0.10915*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'forearm_link'
    const a2_x = -r2_x*E1_xx_neg;
    const a2_y = 9.81 - r2_y*ww1_zz;
    const a2_z = a1_z + r2_y*E1_zy;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = qd0*w2_z*2.0;

    // motion of 'wrist_1_link'
    const a3_x = a2_x - r3_x*E2_xx_neg;
    const a3_y = a2_y - r3_y*ww2_zz;
    const a3_z = a2_z + r3_y*E2_zy;
    const w3_z = qd3 + w2_z;
    const ww3_zz = w3_z*w3_z;
    const ww3_yz = qd0*w3_z;
    const E3_xx_neg = ww0_zz + ww3_zz;
    const E3_zy = 2.0*ww3_yz;

    // motion of 'wrist_2_link'
    const w4_x_neg_0 = qd0*s123;
    const w4_z_0 = qd0*c123;
    const w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const wd4_z = s123*ww3_yz;
    const w4_z = qd4 - w4_z_0;
    const E4_xz_0 = c123*E3_zy;
    const E4_xz_1 = w4_z_0*w4_x_neg_0;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = c4*E4_xz_1 + s4*E4_xz_0 + ww4_xz_neg;
    const E4_xy_neg = wd4_z + ww4_xy_neg;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = ww4_yz - (c4*E4_xz_0 - s4*E4_xz_1) + ww4_yz;

    // motion of 'wrist_3_link'
    const w5_x = c5*w4_x_neg - s5*w4_z;
    const w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const w5_z = qd5 - w4_y;
    const ww5_xy_neg = w5_x*w5_y_neg;
    const ww5_xz = w5_x*w5_z;
    const ww5_yz_neg = w5_y_neg*w5_z;
    const wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg;

    // force on 'wrist_3_link'
    const n5_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg;
    const n5_y = -0.033822*ww5_xz;
    const n5_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg;

    // force on 'wrist_2_link'
    const n4_x = 0.143532*E4_zy - (c5*n5_x - s5*n5_y);
    const n4_y = n5_z_neg + 0.10971*E4_zx_neg;
    const n4_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg - (s5*n5_x + c5*n5_y);

    // force on 'wrist_1_link'
    const f3_x = 4.075868132568515*a3_x - I3_hx*E3_xx_neg;
    const f3_y = 4.075868132568515*a3_y - I3_hy*ww3_zz;
    const f3_z_neg = -4.075868132568515*a3_z - I3_hy*E3_zy;
    const n3_y_0 = I3_Jxy_neg*E3_zy + I3_hx*a3_z;
    const n3_z_0 = I3_hx*a3_y - I3_hy*a3_x + I3_Jxy_neg*ww0_zz;
    const n3_y = s123*(s4*n4_y - c4*n4_x) - c123*n4_z - n3_y_0;
    const n3_z = n3_z_0 - (s4*n4_x + c4*n4_y);

    // force on 'forearm_link'
    const n2_y = n3_y + r3_x*f3_z_neg + (I2_Jxy*E2_zy + I2_Jxz*ww2_zz);
    const n2_z = n3_z - (r3_y*f3_x - r3_x*f3_y) - I2_Jxy*ww0_zz;
    const f2_x = f3_x + 6.354537749784426*a2_x;
    const f2_y = f3_y + 6.354537749784426*a2_y;
    const f2_z_neg = f3_z_neg - 6.354537749784426*a2_z;

    // force on 'upper_arm_link'
    const n1_y = n2_y + r2_x*f2_z_neg + (I1_Jxy*E1_zy + I1_Jxz*ww1_zz);
    const n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) - I1_Jxy*ww0_zz;

    // force on 'shoulder_link'
    const n0_z = n1_y + 0.10915*f2_x;

    const bias = [n0_z, n1_z, n2_z, n3_z, n4_z, -n5_z_neg];
    return [bias];
}

/**
 * Joint forces (N,) that hold the robot at rest.
 * Operations: 3 mul, 4 add, 3 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[]} g, 6
 */
export function gravity_forces(q) {
    const given = [["q", q, 6]];
    return evaluate("gravity_forces", _gravity_forces, given, [["g", [6]]]);
}

function _gravity_forces(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3];

    // sines and cosines
    const c1 = cos(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s123 = sin(q3 + q12);

    // force on 'wrist_1_link'
    const n3_z = 0.17446825035*s123;

    // force on 'forearm_link'
    const n2_z = n3_z - 15.68382848775*c12;

    // force on 'upper_arm_link'
    const n1_z = n2_z - 43.486969725*c1;

    const g = [0.0, n1_z, n2_z, n3_z, 0.0, 0.0];
    return [g];
}

/**
 * Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 * Operations: 173 mul, 139 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} qd joint velocities [rad/s], 6 numbers
 * @returns {number[][]} C, 6 x 6
 */
export function coriolis_matrix(q, qd) {
    const given = [["q", q, 6], ["qd", qd, 6]];
    return evaluate("coriolis_matrix", _coriolis_matrix, given, [["C", [6, 6]]]);
}

function _coriolis_matrix(q, qd) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_Jxy_neg = 1.75501953841*c1*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxy_neg = 0.59155695167475*c12*s12;
    const I2_Jxz = -0.09736195575*c12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;
    const I3_Jxy = 0.00460883622975*c123*s123;

    // velocity of 'upper_arm_link'
    const v1_x = 0.10915*qd0;

    // velocity of 'forearm_link'
    const v2_y = r2_x*qd1;
    const v2_z = -r2_x*qd0;
    const v2_x = v1_x - r2_y*qd1;
    const w2_z = qd1 + qd2;

    // velocity of 'wrist_1_link'
    const v3_y_0 = -r3_x*w2_z;
    const v3_z_0 = -r3_x*qd0;
    const v3_x = v2_x - r3_y*w2_z;
    const v3_y = v2_y - v3_y_0;
    const v3_z = v2_z + v3_z_0;
    const w3_z = qd3 + w2_z;

    // velocity of 'wrist_2_link'
    const w4_x_neg_0 = s123*qd0;
    const w4_z_0 = c123*qd0;
    const w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const w4_z = qd4 - w4_z_0;

    // velocity of 'wrist_3_link'
    const w5_x = c5*w4_x_neg - s5*w4_z;
    const w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const w5_z = qd5 - w4_y;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R3_Jxy_0 = R4_Jxx_0 - 0.0166855268546;
    const R4_Jxx = 0.033822 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jxy_1 = c4*R3_Jxy_0;
    const R3_Jxy_2 = c4*R4_Jxz_neg;
    const R3_Jxy_3 = 2.0*R3_Jxy_2*s123;
    const R3_Jxy_4 = s123*(c123*(c4*R3_Jxy_1 - 0.0171364731454 + R4_Jzz) - R3_Jxy_3);
    const R3_Jxz = s4*R4_Jxz_neg*s123 - s4*R3_Jxy_1*c123;
    const R3_Jxy = I3_Jxy - (R3_Jxy_2 + R3_Jxy_4);

    // composite inertia of 'forearm_link'
    const R2_Jxy_0 = r3_x*I3_hy;
    const R2_Jxy_1 = -r3_y*I3_hx;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jxy = R3_Jxy - (R2_Jxy_0 - R2_Jxy_1) - I2_Jxy_neg;
    const R2_Jxz = I2_Jxz + R3_Jxz;

    // composite inertia of 'upper_arm_link'
    const C11_0 = 0.85*c1;
    const C11_1 = 0.85*s1;
    const R1_Jxy_neg = r2_x*R2_hy + r2_y*R2_hx - R2_Jxy + I1_Jxy_neg;

    const T0_zz_0 = 0.5*I1_Jxy_neg;
    const T0_zz_1 = 0.5*I2_Jxy_neg;
    const p2_x_0 = 0.7993796375*s12;
    const T0_zz_2 = 0.5*I3_Jxy;
    const p3_y_0 = 0.0088923675*s123;
    const p3_x_0 = 0.0088923675*c123;

    // momenta of 'upper_arm_link'
    const T0_zz_3 = qd1*T0_zz_0;
    const T1_yz_0 = qd0*T0_zz_0;
    const T1_yz_1 = -0.08865209647058823*v2_y;
    const p1_z_0 = 5.215202941176471*v2_z;
    const T0_zz_4 = 0.2183*p1_z_0;

    // momenta of 'forearm_link'
    const T0_zz_5 = w2_z*T0_zz_1;
    const T2_yz_0 = qd0*T0_zz_1;
    const T2_yz_1 = 0.12410701816443595*v3_y_0;
    const L2_x_0 = v2_z*p2_x_0;
    const T2_zz_0 = -I2_hx*v2_x;

    // momenta of 'wrist_1_link'
    const T0_zz_6 = w3_z*T0_zz_2;
    const p3_x = w3_z*p3_x_0;
    const p3_y = w3_z*p3_y_0;
    const p3_z_neg = qd0*p3_y_0;
    const L3_x_0 = v3_z*p3_x_0;
    const L3_x_1 = qd0*T0_zz_2 - L3_x_0;
    const T3_zz_0 = I3_hx*v3_x;

    // momenta of 'wrist_2_link'
    const T4_yz_0 = 0.126621*w4_x_neg;

    // momenta of 'wrist_3_link'
    const T5_xy = -0.0083427634273*w5_z;
    const T5_yz = -0.0085682365727*w5_x;
    const T5_xz = -0.016911*w5_y_neg;
    const L5_x = -0.0083427634273*w5_x;
    const L5_z = 0.0085682365727*w5_z;

    // momenta of 'wrist_2_link'
    const T4_xy = s5*L5_x;
    const T4_xx_0 = 0.0166855268546*w5_z*s5;
    const T4_xx = c5*T4_xx_0;
    const C35_neg_0 = -c5*T5_xz;
    const L4_x_neg_0 = -s5*T5_xz;
    const L4_x_neg_1 = -c5*T5_yz;
    const L4_x_neg = L4_x_neg_0 + L4_x_neg_1;
    const L4_z = 0.126621*w4_z - T4_xy;
    const T4_xz = T5_xy + s5*T4_xx_0 + 0.10971*w4_y;
    const T4_yz = T4_yz_0 - L4_x_neg;

    // momenta of 'wrist_1_link'
    const L3_x_2 = c4*L4_x_neg - s4*L5_z;
    const T3_zz_1 = c4*T4_xx - 2.0*T4_xy*s4;
    const T3_zz_2 = c4*T3_zz_1;
    const T3_zz_3 = T4_xx - T3_zz_2;
    const T3_yz_0 = s4*T4_xz + c4*T4_yz;
    const T0_zz_7 = c123*(c123*(T4_xx + T3_zz_2) - 2.0*(c4*T4_xz - s4*T4_yz)*s123);
    const L3_x = c123*L3_x_2 + s123*L4_z + L3_x_1;
    const T3_zz = T3_zz_0 + I3_hy*v3_y + T3_zz_3;
    const T3_yz = s123*(T4_xy + s4*T3_zz_1) + c123*T3_yz_0 - L3_x_1;

    // momenta of 'forearm_link'
    const L2_x_1 = -r3_y*p3_z_neg;
    const T2_zz_1 = R2_Jxy_0*w3_z;
    const T2_zz_2 = T2_zz_1 + R2_Jxy_1*w3_z;
    const p2_x = w2_z*p2_x_0 + p3_x;
    const p2_y = p3_y - 2.0379340662842576*v3_y_0;
    const p2_z = 2.0379340662842576*v3_z_0 - p3_z_neg;
    const L2_x = L3_x + L2_x_1 - (T2_yz_0 + T2_yz_1 + L2_x_0);
    const T2_zz = T3_zz - T2_zz_2 - (T2_zz_0 - I2_hy*v2_y + I2_Jxz*qd0);
    const T2_yz = T2_yz_0 - T2_yz_1 + L2_x_0 - (L2_x_1 - T3_yz);

    // momenta of 'upper_arm_link'
    const L1_x_neg_0 = -r2_y*p2_z;
    const C11_2 = C11_0*p2_x;
    const C11_3 = C11_2 + C11_1*p2_y;
    const p1_y = 5.215202941176471*v2_y + p2_y;
    const p1_z = p1_z_0 + p2_z;
    const L1_x_neg = T1_yz_0 + T1_yz_1 + (L1_x_neg_0 - L2_x);
    const T1_yz = T1_yz_0 - T1_yz_1 + (T2_yz + L1_x_neg_0);

    // momenta of 'shoulder_link'
    const T0_zz_8 = 0.2183*p1_z;
    const T0_zz_9 = 2.0*(T0_zz_3 + T0_zz_5 - T0_zz_6) + T0_zz_4 + T2_zz_0 - T3_zz_0;
    const T0_zz = T0_zz_8 - (T0_zz_9 - T3_zz_2 + T0_zz_7 + T2_zz_1 + C11_2);

    // Coriolis terms of joint 'shoulder_lift_joint'
    const C11_4 = -qd0*R2_Jxz;
    const C11 = T2_zz - (C11_4 + T0_zz_4) - C11_3 + T0_zz_8;
    const C10 = L1_x_neg + T1_yz;
    const C01 = -qd0*R1_Jxy_neg - (L1_x_neg - T1_yz) - 0.2183*p1_y;

    // Coriolis terms of joint 'elbow_joint'
    const C22 = T2_zz - (v2_x*R2_hx + v2_y*R2_hy + C11_4);
    const C20 = T2_yz - L2_x;
    const C12 = C22 - C11_3;
    const C21 = C11 + C11_3;
    const C02 = L2_x + T2_yz + qd0*R2_Jxy + R2_hy*v2_z - 0.2183*p2_y;

    // Coriolis terms of joint 'wrist_1_joint'
    const C33_0 = -qd0*R3_Jxz;
    const C33 = T3_zz_3 - C33_0;
    const C30 = T3_yz - L3_x;
    const C23 = C33 - T2_zz_2;
    const C32 = T3_zz - (I3_hy*v2_y + I3_hx*v2_x + C33_0);
    const C13 = C23 - (p3_x*C11_0 + p3_y*C11_1);
    const C31 = T3_zz - (C33_0 + I3_hx*v1_x);
    const C03 = qd0*R3_Jxy + L3_x + T3_yz - 2.0*L3_x_0 - 0.2183*p3_y;

    // Coriolis terms of joint 'wrist_2_joint'
    const C04_0 = 0.0171364731454*w4_x_neg;
    const C04_1 = -w4_y*R4_Jxx - (L5_z + T4_xz);
    const C04_2 = C04_0 - (L4_x_neg - T4_yz);
    const C44_neg = R4_Jxz_neg*qd5;
    const C34 = s4*C04_1 - c4*C04_2;
    const C04 = s123*(c4*C04_1 + s4*C04_2) + c123*C44_neg;
    const C40 = s123*(c4*(L5_z - T4_xz) + s4*T4_yz_0) + c123*T4_xx;
    const C43 = qd0*(c123*R3_Jxy_2 + s123*R4_Jzz) - (T3_yz_0 + L3_x_2);

    // Coriolis terms of joint 'wrist_3_joint'
    const C35_neg_1 = 0.013332927999526935*C35_neg_0 + 2.0270261943017807*T4_xy;
    const C45 = 0.013332927999526935*L4_x_neg_0 + 1.9736850000012371*L4_x_neg_1;
    const C50_neg_0 = C35_neg_0 + 0.02702619430178074*T4_xy;
    const C35_neg = s4*C35_neg_1;
    const C05_neg = c4*C35_neg_1*s123 + c123*C45;
    const C50_neg = c4*C50_neg_0*s123 + c123*(C04_0 - C45);
    const C53_neg = s4*C50_neg_0 + 0.0171364731454*s4*w4_z_0;

    const C = [
        T0_zz,    C01,      C02,      C03,      C04,      -C05_neg,
        C10,      C11,      C12,      C13,      C34,      -C35_neg,
        C20,      C21,      C22,      C23,      C34,      -C35_neg,
        C30,      C31,      C32,      C33,      C34,      -C35_neg,
        C40,      C43,      C43,      C43,      -C44_neg, C45,
        -C50_neg, -C53_neg, -C53_neg, -C53_neg, -C45,     0.0,
    ];
    return [C];
}

/**
 * Joint accelerations (N,) under the joint forces tau.
 * Operations: 201 mul, 140 add, 5 div, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} qd joint velocities [rad/s], 6 numbers
 * @param {number[]} tau joint forces [N m], 6 numbers
 * @returns {number[]} qdd, 6
 */
export function forward_dynamics(q, qd, tau) {
    const given = [["q", q, 6], ["qd", qd, 6], ["tau", tau, 6]];
    return evaluate("forward_dynamics", _forward_dynamics, given, [["qdd", [6]]]);
}

function _forward_dynamics(q, qd, tau) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4], tau5 = tau[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jxx_neg = 1.75501953841*c1*c1;
    const I1_Jxz = -0.075354282*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxx_neg = 0.59155695167475*c12*c12;
    const I2_Jxz = -0.09736195575*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // articulated inertia of 'wrist_2_link'
    const P4_Jxz_neg_0 = 0.0166855268546*c5;
    const P4_Jxx_0 = c5*P4_Jxz_neg_0;
    const P4_Jxz_neg = s5*P4_Jxz_neg_0;
    const P4_Jzz = P4_Jxx_0 + 0.2365564731454;
    const D4_inv = 1.0/P4_Jzz;
    const G4_n_x_neg = P4_Jxz_neg*D4_inv;
    const P4free_Jxx = 0.033822 - P4_Jxx_0 - P4_Jxz_neg*G4_n_x_neg;

    // articulated inertia of 'wrist_1_link'
    const P3_Jzz_0 = -c4*P4free_Jxx;
    const P3_Jzz_1 = c4*P3_Jzz_0;
    const P3_Jyz_neg = s4*P3_Jzz_0*s123;
    const P3_Jzz = P4free_Jxx + P3_Jzz_1 + 0.22402883622975;
    const D3_inv_neg = -1.0/P3_Jzz;
    const G3_n_y = P3_Jyz_neg*D3_inv_neg;
    const G3_f_x = I3_hy*D3_inv_neg;
    const G3_f_y_neg = I3_hx*D3_inv_neg;
    const P0_Jzz_0 = P3_Jyz_neg*G3_n_y;
    const P3free_mxx = I3_hy*G3_f_x;
    const P3free_mxy = -I3_hy*G3_f_y_neg;
    const P3free_myy = I3_hx*G3_f_y_neg;
    const P3free_Byx = I3_hy*G3_n_y;
    const P3free_Byy_neg = I3_hx*G3_n_y;

    // articulated inertia of 'forearm_link'
    const P2_Bzx_0 = r3_y*P3free_mxx - r3_x*P3free_mxy;
    const P2_Bzy_0 = r3_y*P3free_mxy - r3_x*P3free_myy;
    const P0_Jzz_1 = -r3_x*I3_hx;
    const P2_Byz = -I2_hx - I3_hx;
    const P2_Bzx = -I2_hy - P2_Bzx_0;
    const P2_Bzy = I2_hx - P2_Bzy_0;
    const P2_Jzz = r3_y*P2_Bzx_0 - r3_x*P2_Bzy_0 + 0.59565195167475;
    const P2_Jyz = I2_Jyz - (r3_x*P3free_Byy_neg + r3_y*P3free_Byx);
    const D2_inv = 1.0/P2_Jzz;
    const G2_n_y = P2_Jyz*D2_inv;
    const G2_f_x = P2_Bzx*D2_inv;
    const G2_f_y = P2_Bzy*D2_inv;
    const P0_Jzz_2 = P2_Jyz*G2_n_y;
    const P2free_mxx = P3free_mxx - P2_Bzx*G2_f_x;
    const P2free_mxy = P3free_mxy - P2_Bzx*G2_f_y;
    const P2free_myy = P3free_myy - P2_Bzy*G2_f_y;
    const P2free_Byx = P3free_Byx - P2_Bzx*G2_n_y;
    const P2free_Byy_neg = P3free_Byy_neg + P2_Bzy*G2_n_y;

    // articulated inertia of 'upper_arm_link'
    const P1_Bzx_0 = r2_y*P2free_mxx - r2_x*P2free_mxy;
    const P0_Jzz_3 = -r2_x*P2_Byz;
    const P1_Jzz_0 = r2_y*P1_Bzx_0 - r2_x*(r2_y*P2free_mxy - r2_x*P2free_myy);
    const P1_Bzx = -I1_hy - P1_Bzx_0;
    const P1_Jzz = P1_Jzz_0 + 1.77012693841;
    const P1_Jyz = I1_Jyz - (r2_x*P2free_Byy_neg + r2_y*P2free_Byx);
    const D1_inv = 1.0/P1_Jzz;
    const G1_n_y = P1_Jyz*D1_inv;
    const G1_f_x = P1_Bzx*D1_inv;
    const P0_Jzz_4 = P1_Jyz*G1_n_y;
    const P1free_mxx = P2free_mxx - P1_Bzx*G1_f_x;
    const P1free_Byx = P2free_Byx - P1_Bzx*G1_n_y;

    // articulated inertia of 'shoulder_link'
    const P0_Jzz_5 = P3_Jzz_1 - 0.00460883622975;
    const P0_Jzz_6 = 2.0*(P0_Jzz_3 - P0_Jzz_1);
    const P0_Jzz_7 = 0.10915*(P1free_Byx + 0.10915*P1free_mxx + P1free_Byx);
    const P0_Jzz_8 = I1_Jxx_neg - 1.75501953841 + I2_Jxx_neg - 0.59155695167475;
    const P0_Jzz_9 = P0_Jzz_8 + c123*P0_Jzz_5*c123 - P0_Jzz_5 + P0_Jzz_0 + P0_Jzz_6;
    const P0_Jzz = P0_Jzz_9 - P0_Jzz_2 - P0_Jzz_4 + P0_Jzz_7 + 2.7644263025275;
    const D0_inv = 1.0/P0_Jzz;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_Jxy = 0.12897252409*c1*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_Jxy = 0.035556373944*c12*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_Jxy_neg = 0.10510116377025*c123*s123;

    // motion of 'shoulder_link'
    const ww0_zz = qd0*qd0;

    // motion of 'upper_arm_link'
    const a1_z = -0.10915*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'forearm_link'
    const a2_x = -r2_x*E1_xx_neg;
    const a2_y = 9.81 - r2_y*ww1_zz;
    const a2_z = a1_z + r2_y*E1_zy;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = qd0*w2_z*2.0;

    // motion of 'wrist_1_link'
    const a3_x = a2_x - r3_x*E2_xx_neg;
    const a3_y = a2_y - r3_y*ww2_zz;
    const a3_z = a2_z + r3_y*E2_zy;
    const w3_z = qd3 + w2_z;
    const ww3_zz = w3_z*w3_z;
    const ww3_yz = qd0*w3_z;
    const E3_xx_neg = ww0_zz + ww3_zz;
    const E3_zy = 2.0*ww3_yz;

    // motion of 'wrist_2_link'
    const w4_x_neg_0 = s123*qd0;
    const w4_z_0 = c123*qd0;
    const w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const wd4_z = s123*ww3_yz;
    const w4_z = qd4 - w4_z_0;
    const E4_xz_0 = c123*E3_zy;
    const E4_xz_1 = w4_z_0*w4_x_neg_0;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = c4*E4_xz_1 + s4*E4_xz_0 + ww4_xz_neg;
    const E4_xy_neg = wd4_z + ww4_xy_neg;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = ww4_yz - (c4*E4_xz_0 - s4*E4_xz_1) + ww4_yz;

    // motion of 'wrist_3_link'
    const w5_x = c5*w4_x_neg - s5*w4_z;
    const w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const w5_z = qd5 - w4_y;
    const ww5_xy_neg = w5_x*w5_y_neg;
    const ww5_xz = w5_x*w5_z;
    const ww5_yz_neg = w5_y_neg*w5_z;
    const wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg;

    // force on 'wrist_3_link' alone
    const n5own_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg;
    const n5own_y = -0.033822*ww5_xz;
    const n5own_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg;

    // force on 'wrist_2_link' alone
    const n4own_x = 0.143532*E4_zy;
    const n4own_y = 0.10971*E4_zx_neg;
    const n4own_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg;

    // force on 'wrist_1_link' alone
    const f3own_x = 4.075868132568515*a3_x - I3_hx*E3_xx_neg;
    const f3own_y = 4.075868132568515*a3_y - I3_hy*ww3_zz;
    const f3own_z_neg = -4.075868132568515*a3_z - I3_hy*E3_zy;
    const n3own_y = -I3_Jxy_neg*E3_zy - I3_hx*a3_z;
    const n3own_z = I3_hx*a3_y - I3_hy*a3_x + I3_Jxy_neg*ww0_zz;

    // force on 'forearm_link' alone
    const n2own_y = I2_Jxy*E2_zy + I2_Jxz*ww2_zz;
    const n2own_z_neg = I2_Jxy*ww0_zz;
    const f2own_x = 6.354537749784426*a2_x;
    const f2own_y = 6.354537749784426*a2_y;
    const f2own_z = 6.354537749784426*a2_z;

    // force on 'upper_arm_link' alone
    const n1own_y = I1_Jxy*E1_zy + I1_Jxz*ww1_zz;
    const n1own_z_neg = I1_Jxy*ww0_zz;

    // filter at 'wrist_3_joint'
    const e5 = tau5 + n5own_z_neg;

    // filter at 'wrist_2_joint'
    const z4_n_y = n4own_y - tau5;
    const e4 = tau4 - (n4own_z - (s5*n5own_x + c5*n5own_y));
    const z4free_n_x = n4own_x - (c5*n5own_x - s5*n5own_y) - G4_n_x_neg*e4;

    // filter at 'wrist_1_joint'
    const z3_n_y = n3own_y - (s123*(c4*z4free_n_x - s4*z4_n_y) + tau4*c123);
    const e3 = tau3 - (n3own_z - (s4*z4free_n_x + c4*z4_n_y));
    const z3free_n_y = z3_n_y + G3_n_y*e3;
    const z3free_f_x = f3own_x + G3_f_x*e3;
    const z3free_f_y = f3own_y - G3_f_y_neg*e3;

    // filter at 'elbow_joint'
    const z2_f_z = f2own_z - f3own_z_neg;
    const e2 = tau2 - (tau3 - (r3_y*z3free_f_x - r3_x*z3free_f_y) - n2own_z_neg);
    const z2free_n_y = z3free_n_y + r3_x*f3own_z_neg + n2own_y + G2_n_y*e2;
    const z2free_f_x = f2own_x + z3free_f_x + G2_f_x*e2;
    const z2free_f_y = f2own_y + z3free_f_y + G2_f_y*e2;

    // filter at 'shoulder_lift_joint'
    const e1 = tau1 - (tau2 - (r2_y*z2free_f_x - r2_x*z2free_f_y) - n1own_z_neg);
    const z1free_n_y = z2free_n_y - r2_x*z2_f_z + n1own_y + G1_n_y*e1;
    const z1free_f_x = z2free_f_x + G1_f_x*e1;

    // filter at 'shoulder_pan_joint'
    const e0 = tau0 - (z1free_n_y + 0.10915*z1free_f_x);

    // smoother at 'shoulder_pan_joint'
    const x0 = D0_inv*e0;

    // smoother at 'shoulder_lift_joint'
    const al1_v_x = 0.10915*x0;
    const x1 = D1_inv*e1 - G1_n_y*x0 - G1_f_x*al1_v_x;

    // smoother at 'elbow_joint'
    const al2_v_y = r2_x*x1;
    const al2_v_x = al1_v_x - r2_y*x1;
    const x2 = D2_inv*e2 - (x1 + G2_n_y*x0) - (G2_f_x*al2_v_x + G2_f_y*al2_v_y);
    const al2_w_z = x1 + x2;

    // smoother at 'wrist_1_joint'
    const x3_0 = -G3_f_y_neg*(al2_v_y + r3_x*al2_w_z);
    const x3_1 = -G3_f_x*(al2_v_x - r3_y*al2_w_z) - x3_0;
    const x3 = x3_1 - (al2_w_z + G3_n_y*x0 + D3_inv_neg*e3);
    const al3_w_z = al2_w_z + x3;

    // smoother at 'wrist_2_joint'
    const al4_w_x_neg_0 = s123*x0;
    const al4_w_y = s4*al4_w_x_neg_0 - c4*al3_w_z;
    const x4 = c123*x0 - G4_n_x_neg*(c4*al4_w_x_neg_0 + s4*al3_w_z) + D4_inv*e4;

    // smoother at 'wrist_3_joint'
    const x5 = al4_w_y + 58.355064750790525*e5;

    const qdd = [x0, x1, x2, x3, x4, x5];
    return [qdd];
}

/**
 * Frame of tool 'ee_link' in the base frame, (4, 4).
 * Operations: 39 mul, 22 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_ee_link(q) {
    const given = [["q", q, 6]];
    return evaluate("pose_ee_link", _pose_ee_link, given, [["pose", [4, 4]]]);
}

function _pose_ee_link(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xx_0 = c0*c123;
    const Q4_xz_neg = c0*s123;
    const Q4_xx = c4*Q4_xx_0 + s0*s4;
    const Q4_xy = s0*c4 - s4*Q4_xx_0;
    const Q4_yx_0 = s0*c123;
    const Q4_yz_neg = s0*s123;
    const Q4_yx = c4*Q4_yx_0 - c0*s4;
    const Q4_yy_neg = s4*Q4_yx_0 + c0*c4;
    const Q4_zx_neg = s123*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of 'wrist_3_link' in the base
    const Q5_xx = s5*Q4_xz_neg - c5*Q4_xx;
    const Q5_xy = s5*Q4_xx + c5*Q4_xz_neg;
    const Q5_yx = s5*Q4_yz_neg - c5*Q4_yx;
    const Q5_yy = s5*Q4_yx + c5*Q4_yz_neg;
    const Q5_zx = c5*Q4_zx_neg + c123*s5;
    const Q5_zy = c123*c5 - s5*Q4_zx_neg;

    // frame of tool 'ee_link'
    const ot_x_0 = r2_x + r3_x + r4_x;
    const ot_x = o1_x - c0*ot_x_0 - 0.0823*Q4_xy;
    const ot_y = o1_y - s0*ot_x_0 + 0.0823*Q4_yy_neg;
    const ot_z = o4_z - 0.0823*Q4_zy;

    const pose = [
        -Q4_xy,    -Q5_xx, -Q5_xy, ot_x,
        Q4_yy_neg, -Q5_yx, -Q5_yy, ot_y,
        -Q4_zy,    -Q5_zx, -Q5_zy, ot_z,
        0.0,       0.0,    0.0,    1.0,
    ];
    return [pose];
}

/**
 * Frame of tool 'tool0' in the base frame, (4, 4).
 * Operations: 39 mul, 22 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_tool0(q) {
    const given = [["q", q, 6]];
    return evaluate("pose_tool0", _pose_tool0, given, [["pose", [4, 4]]]);
}

function _pose_tool0(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xx_0 = c0*c123;
    const Q4_xz_neg = c0*s123;
    const Q4_xx = c4*Q4_xx_0 + s0*s4;
    const Q4_xy = s0*c4 - s4*Q4_xx_0;
    const Q4_yx_0 = s0*c123;
    const Q4_yz_neg = s0*s123;
    const Q4_yx = c4*Q4_yx_0 - c0*s4;
    const Q4_yy_neg = s4*Q4_yx_0 + c0*c4;
    const Q4_zx_neg = s123*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of 'wrist_3_link' in the base
    const Q5_xx = s5*Q4_xz_neg - c5*Q4_xx;
    const Q5_xy = s5*Q4_xx + c5*Q4_xz_neg;
    const Q5_yx = s5*Q4_yz_neg - c5*Q4_yx;
    const Q5_yy = s5*Q4_yx + c5*Q4_yz_neg;
    const Q5_zx = c5*Q4_zx_neg + c123*s5;
    const Q5_zy = c123*c5 - s5*Q4_zx_neg;

    // frame of tool 'tool0'
    const ot_x_0 = r2_x + r3_x + r4_x;
    const ot_x = o1_x - c0*ot_x_0 - 0.0823*Q4_xy;
    const ot_y = o1_y - s0*ot_x_0 + 0.0823*Q4_yy_neg;
    const ot_z = o4_z - 0.0823*Q4_zy;

    const pose = [
        Q5_xx, Q5_xy, -Q4_xy,    ot_x,
        Q5_yx, Q5_yy, Q4_yy_neg, ot_y,
        Q5_zx, Q5_zy, -Q4_zy,    ot_z,
        0.0,   0.0,   0.0,       1.0,
    ];
    return [pose];
}

/**
 * Jacobian (6, N) at the point of tool 'ee_link', base axes, angular rows first.
 * Operations: 36 mul, 25 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} J, 6 x 6
 */
export function jacobian_ee_link(q) {
    const given = [["q", q, 6]];
    return evaluate("jacobian_ee_link", _jacobian_ee_link, given, [["J", [6, 6]]]);
}

function _jacobian_ee_link(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'ee_link'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    const J = [
        0.0,   -s0,       -s0,  -s0,  -Q4_xz_neg, -Q4_xy,
        0.0,   c0,        c0,   c0,   -Q4_yz_neg, Q4_yy_neg,
        1.0,   0.0,       0.0,  0.0,  -c123,      -Q4_zy,
        -ot_y, -J_x1_neg, J_x2, J_x3, J_x4,       0.0,
        ot_x,  -J_y1_neg, J_y2, J_y3, -J_y4_neg,  0.0,
        0.0,   J_z1,      J_z2, J_z3, J_z4,       0.0,
    ];
    return [J];
}

/**
 * Jacobian (6, N) at the point of tool 'tool0', base axes, angular rows first.
 * Operations: 36 mul, 25 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} J, 6 x 6
 */
export function jacobian_tool0(q) {
    const given = [["q", q, 6]];
    return evaluate("jacobian_tool0", _jacobian_tool0, given, [["J", [6, 6]]]);
}

function _jacobian_tool0(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'tool0'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    const J = [
        0.0,   -s0,       -s0,  -s0,  -Q4_xz_neg, -Q4_xy,
        0.0,   c0,        c0,   c0,   -Q4_yz_neg, Q4_yy_neg,
        1.0,   0.0,       0.0,  0.0,  -c123,      -Q4_zy,
        -ot_y, -J_x1_neg, J_x2, J_x3, J_x4,       0.0,
        ot_x,  -J_y1_neg, J_y2, J_y3, -J_y4_neg,  0.0,
        0.0,   J_z1,      J_z2, J_z3, J_z4,       0.0,
    ];
    return [J];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'ee_link'.
 * Operations: 107 mul, 71 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} qd joint velocities [rad/s], 6 numbers
 * @returns {number[][]} Jd, 6 x 6
 */
export function jacobian_rate_ee_link(q, qd) {
    const given = [["q", q, 6], ["qd", qd, 6]];
    return evaluate("jacobian_rate_ee_link", _jacobian_rate_ee_link, given, [["Jd", [6, 6]]]);
}

function _jacobian_rate_ee_link(q, qd) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'ee_link'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // angular velocities in base axes
    const spin1_x_neg = s0*qd1;
    const spin1_y = c0*qd1;
    const spin2_x_neg = spin1_x_neg + s0*qd2;
    const spin2_y = spin1_y + c0*qd2;
    const spin3_x_neg = spin2_x_neg + s0*qd3;
    const spin3_y = spin2_y + c0*qd3;
    const spin4_x_neg = spin3_x_neg + Q4_xz_neg*qd4;
    const spin4_y = spin3_y - Q4_yz_neg*qd4;
    const spin4_z = qd0 - c123*qd4;

    // columns of the Jacobian's rate
    const Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg;
    const Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y;
    const Jd_rx4 = Q4_yz_neg*qd0 - c123*spin3_y;
    const Jd_ry4_neg = Q4_xz_neg*qd0 + c123*spin3_x_neg;
    const Jd_rz4 = Q4_yz_neg*spin3_x_neg + Q4_xz_neg*spin3_y;
    const Jd_x4_neg = ot_x_0*qd4 - (J_z4*spin3_y + J_y4_neg*qd0);
    const Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - ot_y_0*qd4;
    const Jd_z4 = J_y4_neg*spin3_x_neg - J_x4*spin3_y + ot_z_0*qd4;
    const Jd_z3_0 = -J_x4*qd4 - J_x3*qd3;
    const Jd_z3_1 = J_y4_neg*qd4 - J_y3*qd3;
    const Jd_x3_0 = J_z4*qd4 + J_z3*qd3;
    const Jd_rx1_neg = c0*qd0;
    const Jd_ry1_neg = s0*qd0;
    const Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0;
    const Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0;
    const Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y);
    const Jd_z2_0 = Jd_z3_0 - J_x2*qd2;
    const Jd_z2_1 = Jd_z3_1 - J_y2*qd2;
    const Jd_x2_0 = Jd_x3_0 + J_z2*qd2;
    const Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0;
    const Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0;
    const Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - J_x2_0*qd1;
    const Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1;
    const Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1;
    const Jd_x1_0 = Jd_x2_0 + J_z1*qd1;
    const Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0;
    const Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0;
    const Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const Jd_x0 = Jd_x0_0 - ot_x*qd0;

    const Jd = [
        0.0,        -Jd_rx1_neg, -Jd_rx1_neg, -Jd_rx1_neg, Jd_rx4,      -Jd_rx5_neg,
        0.0,        -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry4_neg, Jd_ry5,
        0.0,        0.0,         0.0,         0.0,         Jd_rz4,      -Jd_rz5_neg,
        Jd_x0,      Jd_x1,       Jd_x2,       Jd_x3,       -Jd_x4_neg,  0.0,
        -Jd_y0_neg, Jd_y1,       Jd_y2,       Jd_y3,       Jd_y4,       0.0,
        0.0,        Jd_z1,       Jd_z2,       Jd_z3,       Jd_z4,       0.0,
    ];
    return [Jd];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'tool0'.
 * Operations: 107 mul, 71 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} qd joint velocities [rad/s], 6 numbers
 * @returns {number[][]} Jd, 6 x 6
 */
export function jacobian_rate_tool0(q, qd) {
    const given = [["q", q, 6], ["qd", qd, 6]];
    return evaluate("jacobian_rate_tool0", _jacobian_rate_tool0, given, [["Jd", [6, 6]]]);
}

function _jacobian_rate_tool0(q, qd) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'tool0'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // angular velocities in base axes
    const spin1_x_neg = s0*qd1;
    const spin1_y = c0*qd1;
    const spin2_x_neg = spin1_x_neg + s0*qd2;
    const spin2_y = spin1_y + c0*qd2;
    const spin3_x_neg = spin2_x_neg + s0*qd3;
    const spin3_y = spin2_y + c0*qd3;
    const spin4_x_neg = spin3_x_neg + Q4_xz_neg*qd4;
    const spin4_y = spin3_y - Q4_yz_neg*qd4;
    const spin4_z = qd0 - c123*qd4;

    // columns of the Jacobian's rate
    const Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg;
    const Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y;
    const Jd_rx4 = Q4_yz_neg*qd0 - c123*spin3_y;
    const Jd_ry4_neg = Q4_xz_neg*qd0 + c123*spin3_x_neg;
    const Jd_rz4 = Q4_yz_neg*spin3_x_neg + Q4_xz_neg*spin3_y;
    const Jd_x4_neg = ot_x_0*qd4 - (J_z4*spin3_y + J_y4_neg*qd0);
    const Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - ot_y_0*qd4;
    const Jd_z4 = J_y4_neg*spin3_x_neg - J_x4*spin3_y + ot_z_0*qd4;
    const Jd_z3_0 = -J_x4*qd4 - J_x3*qd3;
    const Jd_z3_1 = J_y4_neg*qd4 - J_y3*qd3;
    const Jd_x3_0 = J_z4*qd4 + J_z3*qd3;
    const Jd_rx1_neg = c0*qd0;
    const Jd_ry1_neg = s0*qd0;
    const Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0;
    const Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0;
    const Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y);
    const Jd_z2_0 = Jd_z3_0 - J_x2*qd2;
    const Jd_z2_1 = Jd_z3_1 - J_y2*qd2;
    const Jd_x2_0 = Jd_x3_0 + J_z2*qd2;
    const Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0;
    const Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0;
    const Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - J_x2_0*qd1;
    const Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1;
    const Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1;
    const Jd_x1_0 = Jd_x2_0 + J_z1*qd1;
    const Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0;
    const Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0;
    const Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const Jd_x0 = Jd_x0_0 - ot_x*qd0;

    const Jd = [
        0.0,        -Jd_rx1_neg, -Jd_rx1_neg, -Jd_rx1_neg, Jd_rx4,      -Jd_rx5_neg,
        0.0,        -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry4_neg, Jd_ry5,
        0.0,        0.0,         0.0,         0.0,         Jd_rz4,      -Jd_rz5_neg,
        Jd_x0,      Jd_x1,       Jd_x2,       Jd_x3,       -Jd_x4_neg,  0.0,
        -Jd_y0_neg, Jd_y1,       Jd_y2,       Jd_y3,       Jd_y4,       0.0,
        0.0,        Jd_z1,       Jd_z2,       Jd_z3,       Jd_z4,       0.0,
    ];
    return [Jd];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'ee_link', base axes, angular rows first.
 * Operations: 303 mul, 238 add, 5 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_ee_link(q) {
    const given = [["q", q, 6]];
    return evaluate("operational_inertia_inverse_ee_link", _operational_inertia_inverse_ee_link, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_ee_link(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jxx_neg = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxx_neg = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'ee_link'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y = -0.0171364731454*Q4_zy;

    // elimination of 'wrist_3_joint'
    const D0_3 = -n5at3_y*Q4_zy;
    const M01e5_0 = -c4*n5at3_y;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // elimination of 'shoulder_pan_joint'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_3_neg_0 = Q4_xz_neg*U14;
    const e0_3_neg_1 = -c4*Q4_xy;
    const e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const e0_2 = U23*e0_3_neg - e0_3_neg;
    const e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const e0_0_0 = -Q4_xy*Q4_zy;
    const e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const e1_3_0 = Q4_yz_neg*U14;
    const e1_3_1 = c4*Q4_yy_neg;
    const e1_3 = c0 + e1_3_0 - e1_3_1;
    const e1_2 = e1_3 - U23*e1_3;
    const e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const e1_0_0 = Q4_yy_neg*Q4_zy;
    const e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const e2_3 = c123*U14 + c4*Q4_zy;
    const e2_2 = e2_3 - U23*e2_3;
    const e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const e2_0_neg_0 = Q4_zy*Q4_zy;
    const e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const e3_3_0 = J_x4*U14;
    const e3_3 = J_x3 - e3_3_0;
    const e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const e4_3_0 = J_y4_neg*U14;
    const e4_3 = J_y3 + e4_3_0;
    const e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const e5_3_0 = -J_z4*U14;
    const e5_3 = J_z3 + e5_3_0;
    const e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0;
    const O01_1 = -D1_inv_neg*e1_1;
    const O01_2 = -D2_inv_neg*e1_2;
    const O01_3 = D3_inv_neg*e1_3;
    const O01_4 = Q4_yz_neg*D4_inv;
    const O01_5 = 58.355064750790525*Q4_yy_neg;
    const O02_neg_0 = D0_inv*e2_0_neg;
    const O02_neg_1 = D1_inv_neg*e2_1;
    const O02_neg_2 = D2_inv_neg*e2_2;
    const O02_neg_3 = D3_inv_neg*e2_3;
    const O02_neg_4 = c123*D4_inv;
    const O02_neg_5 = 58.355064750790525*Q4_zy;
    const O03_neg_0 = D0_inv*e3_0_neg;
    const O03_neg_1 = D1_inv_neg*e3_1_neg;
    const O03_neg_2 = -D2_inv_neg*e3_2;
    const O03_neg_3 = D3_inv_neg*e3_3;
    const O03_neg_4 = J_x4*D4_inv;
    const O04_0 = -D0_inv*e4_0;
    const O04_1 = D1_inv_neg*e4_1;
    const O04_2 = D2_inv_neg*e4_2;
    const O04_3 = D3_inv_neg*e4_3;
    const O04_4 = J_y4_neg*D4_inv;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv_neg*e5_1;
    const O05_2 = D2_inv_neg*e5_2;
    const O05_3 = D3_inv_neg*e5_3;
    const O05_4 = -J_z4*D4_inv;
    const O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const O01_6 = Q4_xz_neg*O01_4;
    const O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const O01 = O01_7 - Q4_xy*O01_5;
    const O11_0 = Q4_yz_neg*O01_4;
    const O11_1 = Q4_yy_neg*O01_5;
    const O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const O02_neg_6 = e0_3_neg*O02_neg_3;
    const O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const O12_neg_0 = e1_3*O02_neg_3;
    const O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const O22_0 = e2_3*O02_neg_3;
    const O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const O03_neg_5 = e0_3_neg*O03_neg_3;
    const O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const O13_neg_0 = e1_3*O03_neg_3;
    const O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const O23_0 = e2_3*O03_neg_3;
    const O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const O23 = O23_1 - c123*O03_neg_4;
    const O33_0 = e3_3*O03_neg_3;
    const O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const O33 = O33_1 + J_x4*O03_neg_4;
    const O04_5 = Q4_xz_neg*O04_4;
    const O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const O14_0 = Q4_yz_neg*O04_4;
    const O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const O24_0 = c123*O04_4;
    const O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const O34_0 = J_x4*O04_4;
    const O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const O44_0 = J_y4_neg*O04_4;
    const O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const O05_5 = Q4_xz_neg*O05_4;
    const O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const O15_0 = Q4_yz_neg*O05_4;
    const O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const O25_0 = c123*O05_4;
    const O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const O35_neg = O35_neg_0 + J_x4*O05_4;
    const O45_0 = J_y4_neg*O05_4;
    const O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    const Omega = [
        O00,      O01,      -O02_neg, -O03_neg, O04, O05,
        O01,      O11,      -O12_neg, -O13_neg, O14, O15,
        -O02_neg, -O12_neg, O22,      O23,      O24, O25,
        -O03_neg, -O13_neg, O23,      O33,      O34, -O35_neg,
        O04,      O14,      O24,      O34,      O44, O45,
        O05,      O15,      O25,      -O35_neg, O45, O55,
    ];
    return [Omega];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'tool0', base axes, angular rows first.
 * Operations: 303 mul, 238 add, 5 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_tool0(q) {
    const given = [["q", q, 6]];
    return evaluate("operational_inertia_inverse_tool0", _operational_inertia_inverse_tool0, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_tool0(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jxx_neg = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxx_neg = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'tool0'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y = -0.0171364731454*Q4_zy;

    // elimination of 'wrist_3_joint'
    const D0_3 = -n5at3_y*Q4_zy;
    const M01e5_0 = -c4*n5at3_y;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // elimination of 'shoulder_pan_joint'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_3_neg_0 = Q4_xz_neg*U14;
    const e0_3_neg_1 = -c4*Q4_xy;
    const e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const e0_2 = U23*e0_3_neg - e0_3_neg;
    const e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const e0_0_0 = -Q4_xy*Q4_zy;
    const e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const e1_3_0 = Q4_yz_neg*U14;
    const e1_3_1 = c4*Q4_yy_neg;
    const e1_3 = c0 + e1_3_0 - e1_3_1;
    const e1_2 = e1_3 - U23*e1_3;
    const e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const e1_0_0 = Q4_yy_neg*Q4_zy;
    const e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const e2_3 = c123*U14 + c4*Q4_zy;
    const e2_2 = e2_3 - U23*e2_3;
    const e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const e2_0_neg_0 = Q4_zy*Q4_zy;
    const e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const e3_3_0 = J_x4*U14;
    const e3_3 = J_x3 - e3_3_0;
    const e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const e4_3_0 = J_y4_neg*U14;
    const e4_3 = J_y3 + e4_3_0;
    const e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const e5_3_0 = -J_z4*U14;
    const e5_3 = J_z3 + e5_3_0;
    const e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0;
    const O01_1 = -D1_inv_neg*e1_1;
    const O01_2 = -D2_inv_neg*e1_2;
    const O01_3 = D3_inv_neg*e1_3;
    const O01_4 = Q4_yz_neg*D4_inv;
    const O01_5 = 58.355064750790525*Q4_yy_neg;
    const O02_neg_0 = D0_inv*e2_0_neg;
    const O02_neg_1 = D1_inv_neg*e2_1;
    const O02_neg_2 = D2_inv_neg*e2_2;
    const O02_neg_3 = D3_inv_neg*e2_3;
    const O02_neg_4 = c123*D4_inv;
    const O02_neg_5 = 58.355064750790525*Q4_zy;
    const O03_neg_0 = D0_inv*e3_0_neg;
    const O03_neg_1 = D1_inv_neg*e3_1_neg;
    const O03_neg_2 = -D2_inv_neg*e3_2;
    const O03_neg_3 = D3_inv_neg*e3_3;
    const O03_neg_4 = J_x4*D4_inv;
    const O04_0 = -D0_inv*e4_0;
    const O04_1 = D1_inv_neg*e4_1;
    const O04_2 = D2_inv_neg*e4_2;
    const O04_3 = D3_inv_neg*e4_3;
    const O04_4 = J_y4_neg*D4_inv;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv_neg*e5_1;
    const O05_2 = D2_inv_neg*e5_2;
    const O05_3 = D3_inv_neg*e5_3;
    const O05_4 = -J_z4*D4_inv;
    const O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const O01_6 = Q4_xz_neg*O01_4;
    const O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const O01 = O01_7 - Q4_xy*O01_5;
    const O11_0 = Q4_yz_neg*O01_4;
    const O11_1 = Q4_yy_neg*O01_5;
    const O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const O02_neg_6 = e0_3_neg*O02_neg_3;
    const O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const O12_neg_0 = e1_3*O02_neg_3;
    const O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const O22_0 = e2_3*O02_neg_3;
    const O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const O03_neg_5 = e0_3_neg*O03_neg_3;
    const O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const O13_neg_0 = e1_3*O03_neg_3;
    const O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const O23_0 = e2_3*O03_neg_3;
    const O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const O23 = O23_1 - c123*O03_neg_4;
    const O33_0 = e3_3*O03_neg_3;
    const O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const O33 = O33_1 + J_x4*O03_neg_4;
    const O04_5 = Q4_xz_neg*O04_4;
    const O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const O14_0 = Q4_yz_neg*O04_4;
    const O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const O24_0 = c123*O04_4;
    const O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const O34_0 = J_x4*O04_4;
    const O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const O44_0 = J_y4_neg*O04_4;
    const O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const O05_5 = Q4_xz_neg*O05_4;
    const O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const O15_0 = Q4_yz_neg*O05_4;
    const O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const O25_0 = c123*O05_4;
    const O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const O35_neg = O35_neg_0 + J_x4*O05_4;
    const O45_0 = J_y4_neg*O05_4;
    const O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    const Omega = [
        O00,      O01,      -O02_neg, -O03_neg, O04, O05,
        O01,      O11,      -O12_neg, -O13_neg, O14, O15,
        -O02_neg, -O12_neg, O22,      O23,      O24, O25,
        -O03_neg, -O13_neg, O23,      O33,      O34, -O35_neg,
        O04,      O14,      O24,      O34,      O44, O45,
        O05,      O15,      O25,      -O35_neg, O45, O55,
    ];
    return [Omega];
}

/**
 * Lambda = (J M^-1 J^T)^-1 over the directions of tool 'ee_link'; not finite at a singular pose.
 * Operations: 423 mul, 328 add, 11 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} Lambda, 6 x 6
 */
export function operational_inertia_ee_link(q) {
    const given = [["q", q, 6]];
    return evaluate("operational_inertia_ee_link", _operational_inertia_ee_link, given, [
        ["Lambda", [6, 6]],
    ]);
}

function _operational_inertia_ee_link(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jxx_neg = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxx_neg = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'ee_link'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y = -0.0171364731454*Q4_zy;

    // elimination of 'wrist_3_joint'
    const D0_3 = -n5at3_y*Q4_zy;
    const M01e5_0 = -c4*n5at3_y;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // elimination of 'shoulder_pan_joint'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_3_neg_0 = Q4_xz_neg*U14;
    const e0_3_neg_1 = -c4*Q4_xy;
    const e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const e0_2 = U23*e0_3_neg - e0_3_neg;
    const e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const e0_0_0 = -Q4_xy*Q4_zy;
    const e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const e1_3_0 = Q4_yz_neg*U14;
    const e1_3_1 = c4*Q4_yy_neg;
    const e1_3 = c0 + e1_3_0 - e1_3_1;
    const e1_2 = e1_3 - U23*e1_3;
    const e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const e1_0_0 = Q4_yy_neg*Q4_zy;
    const e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const e2_3 = c123*U14 + c4*Q4_zy;
    const e2_2 = e2_3 - U23*e2_3;
    const e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const e2_0_neg_0 = Q4_zy*Q4_zy;
    const e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const e3_3_0 = J_x4*U14;
    const e3_3 = J_x3 - e3_3_0;
    const e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const e4_3_0 = J_y4_neg*U14;
    const e4_3 = J_y3 + e4_3_0;
    const e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const e5_3_0 = -J_z4*U14;
    const e5_3 = J_z3 + e5_3_0;
    const e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0;
    const O01_1 = -D1_inv_neg*e1_1;
    const O01_2 = -D2_inv_neg*e1_2;
    const O01_3 = D3_inv_neg*e1_3;
    const O01_4 = Q4_yz_neg*D4_inv;
    const O01_5 = 58.355064750790525*Q4_yy_neg;
    const O02_neg_0 = D0_inv*e2_0_neg;
    const O02_neg_1 = D1_inv_neg*e2_1;
    const O02_neg_2 = D2_inv_neg*e2_2;
    const O02_neg_3 = D3_inv_neg*e2_3;
    const O02_neg_4 = c123*D4_inv;
    const O02_neg_5 = 58.355064750790525*Q4_zy;
    const O03_neg_0 = D0_inv*e3_0_neg;
    const O03_neg_1 = D1_inv_neg*e3_1_neg;
    const O03_neg_2 = -D2_inv_neg*e3_2;
    const O03_neg_3 = D3_inv_neg*e3_3;
    const O03_neg_4 = J_x4*D4_inv;
    const O04_0 = -D0_inv*e4_0;
    const O04_1 = D1_inv_neg*e4_1;
    const O04_2 = D2_inv_neg*e4_2;
    const O04_3 = D3_inv_neg*e4_3;
    const O04_4 = J_y4_neg*D4_inv;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv_neg*e5_1;
    const O05_2 = D2_inv_neg*e5_2;
    const O05_3 = D3_inv_neg*e5_3;
    const O05_4 = -J_z4*D4_inv;
    const O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const O01_6 = Q4_xz_neg*O01_4;
    const O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const O01 = O01_7 - Q4_xy*O01_5;
    const O11_0 = Q4_yz_neg*O01_4;
    const O11_1 = Q4_yy_neg*O01_5;
    const O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const O02_neg_6 = e0_3_neg*O02_neg_3;
    const O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const O12_neg_0 = e1_3*O02_neg_3;
    const O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const O22_0 = e2_3*O02_neg_3;
    const O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const O03_neg_5 = e0_3_neg*O03_neg_3;
    const O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const O13_neg_0 = e1_3*O03_neg_3;
    const O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const O23_0 = e2_3*O03_neg_3;
    const O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const O23 = O23_1 - c123*O03_neg_4;
    const O33_0 = e3_3*O03_neg_3;
    const O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const O33 = O33_1 + J_x4*O03_neg_4;
    const O04_5 = Q4_xz_neg*O04_4;
    const O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const O14_0 = Q4_yz_neg*O04_4;
    const O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const O24_0 = c123*O04_4;
    const O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const O34_0 = J_x4*O04_4;
    const O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const O44_0 = J_y4_neg*O04_4;
    const O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const O05_5 = Q4_xz_neg*O05_4;
    const O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const O15_0 = Q4_yz_neg*O05_4;
    const O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const O25_0 = c123*O05_4;
    const O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const O35_neg = O35_neg_0 + J_x4*O05_4;
    const O45_0 = J_y4_neg*O05_4;
    const O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    // elimination of direction 'z'
    const DO5_inv = 1.0/O55;
    const UO05 = O05*DO5_inv;
    const UO15 = O15*DO5_inv;
    const UO25 = O25*DO5_inv;
    const UO35_neg = O35_neg*DO5_inv;
    const UO45 = O45*DO5_inv;
    const O00e5 = O00 - O05*UO05;
    const O01e5 = O01 - O05*UO15;
    const O11e5 = O11 - O15*UO15;
    const O02e5 = -O02_neg - O05*UO25;
    const O12e5 = -O12_neg - O15*UO25;
    const O22e5 = O22 - O25*UO25;
    const O03e5 = O05*UO35_neg - O03_neg;
    const O13e5 = O15*UO35_neg - O13_neg;
    const O23e5 = O23 + O25*UO35_neg;
    const O33e5 = O33 - O35_neg*UO35_neg;
    const O04e5 = O04 - O05*UO45;
    const O14e5 = O14 - O15*UO45;
    const O24e5 = O24 - O25*UO45;
    const O34e5 = O34 + O35_neg*UO45;
    const DO4 = O44 - O45*UO45;

    // elimination of direction 'y'
    const DO4_inv = 1.0/DO4;
    const UO04 = O04e5*DO4_inv;
    const UO14 = O14e5*DO4_inv;
    const UO24 = O24e5*DO4_inv;
    const UO34 = O34e5*DO4_inv;
    const O00e4 = O00e5 - O04e5*UO04;
    const O01e4 = O01e5 - O04e5*UO14;
    const O11e4 = O11e5 - O14e5*UO14;
    const O02e4 = O02e5 - O04e5*UO24;
    const O12e4 = O12e5 - O14e5*UO24;
    const O22e4 = O22e5 - O24e5*UO24;
    const O03e4 = O03e5 - O04e5*UO34;
    const O13e4 = O13e5 - O14e5*UO34;
    const O23e4 = O23e5 - O24e5*UO34;
    const DO3 = O33e5 - O34e5*UO34;

    // elimination of direction 'x'
    const DO3_inv = 1.0/DO3;
    const UO03 = O03e4*DO3_inv;
    const UO13 = O13e4*DO3_inv;
    const UO23 = O23e4*DO3_inv;
    const O00e3 = O00e4 - O03e4*UO03;
    const O01e3 = O01e4 - O03e4*UO13;
    const O11e3 = O11e4 - O13e4*UO13;
    const O02e3 = O02e4 - O03e4*UO23;
    const O12e3 = O12e4 - O13e4*UO23;
    const DO2 = O22e4 - O23e4*UO23;

    // elimination of direction 'rz'
    const DO2_inv = 1.0/DO2;
    const UO02 = O02e3*DO2_inv;
    const UO12 = O12e3*DO2_inv;
    const O00e2 = O00e3 - O02e3*UO02;
    const O01e2 = O01e3 - O02e3*UO12;
    const DO1 = O11e3 - O12e3*UO12;

    // elimination of direction 'ry'
    const DO1_inv = 1.0/DO1;
    const UO01 = O01e2*DO1_inv;
    const DO0 = O00e2 - O01e2*UO01;

    // elimination of direction 'rx'
    const DO0_inv = 1.0/DO0;

    // row direction 'ry' of the inverse
    const XO01_neg = UO01*DO0_inv;
    const XO11 = DO1_inv + UO01*XO01_neg;

    // row direction 'rz' of the inverse
    const XO02 = UO12*XO01_neg - UO02*DO0_inv;
    const XO12 = UO02*XO01_neg - UO12*XO11;
    const XO22 = DO2_inv - UO02*XO02 - UO12*XO12;

    // row direction 'x' of the inverse
    const XO03 = UO13*XO01_neg - UO03*DO0_inv - UO23*XO02;
    const XO13 = UO03*XO01_neg - UO13*XO11 - UO23*XO12;
    const XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23;

    // row direction 'y' of the inverse
    const XO04 = UO14*XO01_neg - UO04*DO0_inv - UO24*XO02 - UO34*XO03;
    const XO14 = UO04*XO01_neg - UO14*XO11 - UO24*XO12 - UO34*XO13;
    const XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    // row direction 'z' of the inverse
    const XO05_0_ = UO05*DO0_inv - UO15*XO01_neg + UO25*XO02 - UO35_neg*XO03;
    const XO05 = -XO05_0_ - UO45*XO04;
    const XO15_0_ = UO45*XO14;
    const XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_;
    const XO25 = UO35_neg*XO23 - (UO05*XO02 + UO15*XO12 + UO25*XO22) - UO45*XO24;
    const XO35 = UO35_neg*XO33 - (UO05*XO03 + UO15*XO13 + UO25*XO23) - UO45*XO34;
    const XO45 = UO35_neg*XO34 - (UO05*XO04 + UO15*XO14 + UO25*XO24) - UO45*XO44;
    const XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35;
    const XO55 = XO55_0_ - UO45*XO45;

    const Lambda = [
        DO0_inv,   -XO01_neg, XO02, XO03, XO04, XO05,
        -XO01_neg, XO11,      XO12, XO13, XO14, XO15,
        XO02,      XO12,      XO22, XO23, XO24, XO25,
        XO03,      XO13,      XO23, XO33, XO34, XO35,
        XO04,      XO14,      XO24, XO34, XO44, XO45,
        XO05,      XO15,      XO25, XO35, XO45, XO55,
    ];
    return [Lambda];
}

/**
 * Lambda = (J M^-1 J^T)^-1 over the directions of tool 'tool0'; not finite at a singular pose.
 * Operations: 423 mul, 328 add, 11 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} Lambda, 6 x 6
 */
export function operational_inertia_tool0(q) {
    const given = [["q", q, 6]];
    return evaluate("operational_inertia_tool0", _operational_inertia_tool0, given, [
        ["Lambda", [6, 6]],
    ]);
}

function _operational_inertia_tool0(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jxx_neg = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxx_neg = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'tool0'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y = -0.0171364731454*Q4_zy;

    // elimination of 'wrist_3_joint'
    const D0_3 = -n5at3_y*Q4_zy;
    const M01e5_0 = -c4*n5at3_y;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // elimination of 'shoulder_pan_joint'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_3_neg_0 = Q4_xz_neg*U14;
    const e0_3_neg_1 = -c4*Q4_xy;
    const e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const e0_2 = U23*e0_3_neg - e0_3_neg;
    const e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const e0_0_0 = -Q4_xy*Q4_zy;
    const e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const e1_3_0 = Q4_yz_neg*U14;
    const e1_3_1 = c4*Q4_yy_neg;
    const e1_3 = c0 + e1_3_0 - e1_3_1;
    const e1_2 = e1_3 - U23*e1_3;
    const e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const e1_0_0 = Q4_yy_neg*Q4_zy;
    const e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const e2_3 = c123*U14 + c4*Q4_zy;
    const e2_2 = e2_3 - U23*e2_3;
    const e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const e2_0_neg_0 = Q4_zy*Q4_zy;
    const e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const e3_3_0 = J_x4*U14;
    const e3_3 = J_x3 - e3_3_0;
    const e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const e4_3_0 = J_y4_neg*U14;
    const e4_3 = J_y3 + e4_3_0;
    const e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const e5_3_0 = -J_z4*U14;
    const e5_3 = J_z3 + e5_3_0;
    const e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0;
    const O01_1 = -D1_inv_neg*e1_1;
    const O01_2 = -D2_inv_neg*e1_2;
    const O01_3 = D3_inv_neg*e1_3;
    const O01_4 = Q4_yz_neg*D4_inv;
    const O01_5 = 58.355064750790525*Q4_yy_neg;
    const O02_neg_0 = D0_inv*e2_0_neg;
    const O02_neg_1 = D1_inv_neg*e2_1;
    const O02_neg_2 = D2_inv_neg*e2_2;
    const O02_neg_3 = D3_inv_neg*e2_3;
    const O02_neg_4 = c123*D4_inv;
    const O02_neg_5 = 58.355064750790525*Q4_zy;
    const O03_neg_0 = D0_inv*e3_0_neg;
    const O03_neg_1 = D1_inv_neg*e3_1_neg;
    const O03_neg_2 = -D2_inv_neg*e3_2;
    const O03_neg_3 = D3_inv_neg*e3_3;
    const O03_neg_4 = J_x4*D4_inv;
    const O04_0 = -D0_inv*e4_0;
    const O04_1 = D1_inv_neg*e4_1;
    const O04_2 = D2_inv_neg*e4_2;
    const O04_3 = D3_inv_neg*e4_3;
    const O04_4 = J_y4_neg*D4_inv;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv_neg*e5_1;
    const O05_2 = D2_inv_neg*e5_2;
    const O05_3 = D3_inv_neg*e5_3;
    const O05_4 = -J_z4*D4_inv;
    const O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const O01_6 = Q4_xz_neg*O01_4;
    const O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const O01 = O01_7 - Q4_xy*O01_5;
    const O11_0 = Q4_yz_neg*O01_4;
    const O11_1 = Q4_yy_neg*O01_5;
    const O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const O02_neg_6 = e0_3_neg*O02_neg_3;
    const O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const O12_neg_0 = e1_3*O02_neg_3;
    const O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const O22_0 = e2_3*O02_neg_3;
    const O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const O03_neg_5 = e0_3_neg*O03_neg_3;
    const O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const O13_neg_0 = e1_3*O03_neg_3;
    const O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const O23_0 = e2_3*O03_neg_3;
    const O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const O23 = O23_1 - c123*O03_neg_4;
    const O33_0 = e3_3*O03_neg_3;
    const O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const O33 = O33_1 + J_x4*O03_neg_4;
    const O04_5 = Q4_xz_neg*O04_4;
    const O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const O14_0 = Q4_yz_neg*O04_4;
    const O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const O24_0 = c123*O04_4;
    const O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const O34_0 = J_x4*O04_4;
    const O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const O44_0 = J_y4_neg*O04_4;
    const O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const O05_5 = Q4_xz_neg*O05_4;
    const O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const O15_0 = Q4_yz_neg*O05_4;
    const O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const O25_0 = c123*O05_4;
    const O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const O35_neg = O35_neg_0 + J_x4*O05_4;
    const O45_0 = J_y4_neg*O05_4;
    const O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    // elimination of direction 'z'
    const DO5_inv = 1.0/O55;
    const UO05 = O05*DO5_inv;
    const UO15 = O15*DO5_inv;
    const UO25 = O25*DO5_inv;
    const UO35_neg = O35_neg*DO5_inv;
    const UO45 = O45*DO5_inv;
    const O00e5 = O00 - O05*UO05;
    const O01e5 = O01 - O05*UO15;
    const O11e5 = O11 - O15*UO15;
    const O02e5 = -O02_neg - O05*UO25;
    const O12e5 = -O12_neg - O15*UO25;
    const O22e5 = O22 - O25*UO25;
    const O03e5 = O05*UO35_neg - O03_neg;
    const O13e5 = O15*UO35_neg - O13_neg;
    const O23e5 = O23 + O25*UO35_neg;
    const O33e5 = O33 - O35_neg*UO35_neg;
    const O04e5 = O04 - O05*UO45;
    const O14e5 = O14 - O15*UO45;
    const O24e5 = O24 - O25*UO45;
    const O34e5 = O34 + O35_neg*UO45;
    const DO4 = O44 - O45*UO45;

    // elimination of direction 'y'
    const DO4_inv = 1.0/DO4;
    const UO04 = O04e5*DO4_inv;
    const UO14 = O14e5*DO4_inv;
    const UO24 = O24e5*DO4_inv;
    const UO34 = O34e5*DO4_inv;
    const O00e4 = O00e5 - O04e5*UO04;
    const O01e4 = O01e5 - O04e5*UO14;
    const O11e4 = O11e5 - O14e5*UO14;
    const O02e4 = O02e5 - O04e5*UO24;
    const O12e4 = O12e5 - O14e5*UO24;
    const O22e4 = O22e5 - O24e5*UO24;
    const O03e4 = O03e5 - O04e5*UO34;
    const O13e4 = O13e5 - O14e5*UO34;
    const O23e4 = O23e5 - O24e5*UO34;
    const DO3 = O33e5 - O34e5*UO34;

    // elimination of direction 'x'
    const DO3_inv = 1.0/DO3;
    const UO03 = O03e4*DO3_inv;
    const UO13 = O13e4*DO3_inv;
    const UO23 = O23e4*DO3_inv;
    const O00e3 = O00e4 - O03e4*UO03;
    const O01e3 = O01e4 - O03e4*UO13;
    const O11e3 = O11e4 - O13e4*UO13;
    const O02e3 = O02e4 - O03e4*UO23;
    const O12e3 = O12e4 - O13e4*UO23;
    const DO2 = O22e4 - O23e4*UO23;

    // elimination of direction 'rz'
    const DO2_inv = 1.0/DO2;
    const UO02 = O02e3*DO2_inv;
    const UO12 = O12e3*DO2_inv;
    const O00e2 = O00e3 - O02e3*UO02;
    const O01e2 = O01e3 - O02e3*UO12;
    const DO1 = O11e3 - O12e3*UO12;

    // elimination of direction 'ry'
    const DO1_inv = 1.0/DO1;
    const UO01 = O01e2*DO1_inv;
    const DO0 = O00e2 - O01e2*UO01;

    // elimination of direction 'rx'
    const DO0_inv = 1.0/DO0;

    // row direction 'ry' of the inverse
    const XO01_neg = UO01*DO0_inv;
    const XO11 = DO1_inv + UO01*XO01_neg;

    // row direction 'rz' of the inverse
    const XO02 = UO12*XO01_neg - UO02*DO0_inv;
    const XO12 = UO02*XO01_neg - UO12*XO11;
    const XO22 = DO2_inv - UO02*XO02 - UO12*XO12;

    // row direction 'x' of the inverse
    const XO03 = UO13*XO01_neg - UO03*DO0_inv - UO23*XO02;
    const XO13 = UO03*XO01_neg - UO13*XO11 - UO23*XO12;
    const XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23;

    // row direction 'y' of the inverse
    const XO04 = UO14*XO01_neg - UO04*DO0_inv - UO24*XO02 - UO34*XO03;
    const XO14 = UO04*XO01_neg - UO14*XO11 - UO24*XO12 - UO34*XO13;
    const XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    // row direction 'z' of the inverse
    const XO05_0_ = UO05*DO0_inv - UO15*XO01_neg + UO25*XO02 - UO35_neg*XO03;
    const XO05 = -XO05_0_ - UO45*XO04;
    const XO15_0_ = UO45*XO14;
    const XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_;
    const XO25 = UO35_neg*XO23 - (UO05*XO02 + UO15*XO12 + UO25*XO22) - UO45*XO24;
    const XO35 = UO35_neg*XO33 - (UO05*XO03 + UO15*XO13 + UO25*XO23) - UO45*XO34;
    const XO45 = UO35_neg*XO34 - (UO05*XO04 + UO15*XO14 + UO25*XO24) - UO45*XO44;
    const XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35;
    const XO55 = XO55_0_ - UO45*XO45;

    const Lambda = [
        DO0_inv,   -XO01_neg, XO02, XO03, XO04, XO05,
        -XO01_neg, XO11,      XO12, XO13, XO14, XO15,
        XO02,      XO12,      XO22, XO23, XO24, XO25,
        XO03,      XO13,      XO23, XO33, XO34, XO35,
        XO04,      XO14,      XO24, XO34, XO44, XO45,
        XO05,      XO15,      XO25, XO35, XO45, XO55,
    ];
    return [Lambda];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'ee_link'.
 * Operations: 153 mul, 133 add, 5 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 6
 */
export function tip_force_acceleration_ee_link(q, f) {
    const given = [["q", q, 6], ["f", f, 6]];
    return evaluate("tip_force_acceleration_ee_link", _tip_force_acceleration_ee_link, given, [
        ["qdd", [6]],
    ]);
}

function _tip_force_acceleration_ee_link(q, f) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jxx_neg = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxx_neg = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'ee_link'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // joint forces of the wrench
    const tau0 = f2 - ot_y*f3 + ot_x*f4;
    const tau1_0 = s0*f0 - c0*f1;
    const tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4);
    const tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4);
    const tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4);
    const tau4_neg_0 = Q4_xz_neg*f0 + Q4_yz_neg*f1 + c123*f2 - J_x4*f3 + J_y4_neg*f4;
    const tau4_neg = tau4_neg_0 - J_z4*f5;
    const tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y = -0.0171364731454*Q4_zy;

    // elimination of 'wrist_3_joint'
    const D0_3 = -n5at3_y*Q4_zy;
    const M01e5_0 = -c4*n5at3_y;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // elimination of 'shoulder_pan_joint'
    const D0_inv = 1.0/D0;

    // solve with U
    const e3_neg_0 = tau4_neg*U14;
    const e3_neg_1 = c4*tau5;
    const e3_neg = e3_neg_1 - (tau3 + e3_neg_0);
    const e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1;
    const e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1;
    const e0 = tau0 - U01*e1 - U02*e2 + U03*e3_neg + tau4_neg*U04 + tau5*Q4_zy;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1 = -D1_inv_neg*e1 - U01*x0;
    const x2 = -D2_inv_neg*e2 - U02*x0 - U12*x1;
    const x3 = D3_inv_neg*e3_neg - U03*x0 - U13*x1 - U23*x2;
    const x4_neg_0 = x1 + x2 + x3;
    const x4_neg = tau4_neg*D4_inv + U04*x0 + U14*x4_neg_0;
    const x5 = 58.355064750790525*tau5 + Q4_zy*x0 - c4*x4_neg_0;

    const qdd = [x0, x1, x2, x3, -x4_neg, x5];
    return [qdd];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'tool0'.
 * Operations: 153 mul, 133 add, 5 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 6
 */
export function tip_force_acceleration_tool0(q, f) {
    const given = [["q", q, 6], ["f", f, 6]];
    return evaluate("tip_force_acceleration_tool0", _tip_force_acceleration_tool0, given, [
        ["qdd", [6]],
    ]);
}

function _tip_force_acceleration_tool0(q, f) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const q123 = q3 + q12;
    const c123 = cos(q123);
    const s123 = sin(q123);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'forearm_link'
    const r2_x = -0.425*c1;
    const r2_y = -0.425*s1;

    // position of 'wrist_1_link'
    const r3_x = -0.39225*c12;
    const r3_y = -0.39225*s12;

    // position of 'wrist_2_link'
    const r4_x = 0.09465*s123;
    const r4_y = -0.09465*c123;

    // inertia of 'upper_arm_link' in the axes of its group
    const I1_hy = -4.4329225*s1;
    const I1_Jxx_neg = 1.75501953841*c1*c1;
    const I1_Jyz = -0.075354282*s1;

    // inertia of 'forearm_link' in the axes of its group
    const I2_hx = -1.598759275*c12;
    const I2_hy = -1.598759275*s12;
    const I2_Jxx_neg = 0.59155695167475*c12*c12;
    const I2_Jyz = -0.09736195575*s12;

    // inertia of 'wrist_1_link' in the axes of its group
    const I3_hx = 0.017784735*s123;
    const I3_hy = -0.017784735*c123;

    // frame of 'upper_arm_link' in the base
    const o1_x = -0.10915*s0;
    const o1_y = 0.10915*c0;

    // frame of 'forearm_link' in the base
    const o2_z = r2_y + 0.089159;

    // frame of 'wrist_1_link' in the base
    const o3_z = r3_y + o2_z;

    // frame of 'wrist_2_link' in the base
    const Q4_xz_neg = c0*s123;
    const Q4_xy = s0*c4 - c0*c123*s4;
    const Q4_yz_neg = s0*s123;
    const Q4_yy_neg = s0*c123*s4 + c0*c4;
    const Q4_zy = s123*s4;
    const o4_z = r4_y + o3_z;

    // frame of tool 'tool0'
    const ot_x_0 = -0.0823*Q4_xy;
    const ot_y_0 = 0.0823*Q4_yy_neg;
    const ot_z_0 = 0.0823*Q4_zy;
    const ot_x_1 = r2_x + r3_x + r4_x;
    const ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const ot_z = o4_z - ot_z_0;

    // columns of the Jacobian
    const J_x1_neg_0 = 0.089159 - ot_z;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const J_x2_0 = ot_z - o2_z;
    const J_x2 = c0*J_x2_0;
    const J_y2 = s0*J_x2_0;
    const J_z2 = J_z1 - r2_x;
    const J_x3_0 = ot_z - o3_z;
    const J_x3 = c0*J_x3_0;
    const J_y3 = s0*J_x3_0;
    const J_z3 = J_z2 - r3_x;
    const J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    // joint forces of the wrench
    const tau0 = f2 - ot_y*f3 + ot_x*f4;
    const tau1_0 = s0*f0 - c0*f1;
    const tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4);
    const tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4);
    const tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4);
    const tau4_neg_0 = Q4_xz_neg*f0 + Q4_yz_neg*f1 + c123*f2 - J_x4*f3 + J_y4_neg*f4;
    const tau4_neg = tau4_neg_0 - J_z4*f5;
    const tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2;

    // composite inertia of 'wrist_2_link'
    const R4_Jxz_neg_0 = 0.0166855268546*c5;
    const R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    // composite inertia of 'wrist_1_link'
    const R3_Jzz_0 = -c4*R4_Jxx;
    const R3_Jzz_1 = c4*R3_Jzz_0;
    const D0_0 = c4*R4_Jxz_neg;
    const R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const D0_1 = R4_Jzz + R3_Jzz_1;
    const D0_2 = 2.0*D0_0*s123;
    const R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    // composite inertia of 'forearm_link'
    const R2_Jzz_0 = 0.7845*c12*I3_hx;
    const R2_hx = I2_hx + I3_hx;
    const R2_hy = I2_hy + I3_hy;
    const R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const R2_Jyz = I2_Jyz - R3_Jyz_neg;

    // composite inertia of 'upper_arm_link'
    const R1_Jzz_0 = -0.85*c1*R2_hx;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const R1_Jyz = I1_Jyz + R2_Jyz;

    // composite inertia of 'shoulder_link'
    const R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    // inertia that joint 'elbow_joint' feels, and its couplings inward
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02 = R2_Jyz - 0.10915*R2_hy;

    // inertia that joint 'wrist_1_joint' feels, and its couplings inward
    const M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const M13 = R3_Jzz - M23_0 - M13_0;
    const M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    // inertia that joint 'wrist_2_joint' feels, and its couplings inward
    const n4at3_y = s123*D0_0 - c123*R4_Jzz;

    // inertia that joint 'wrist_3_joint' feels, and its couplings inward
    const M35 = 0.0171364731454*c4;
    const n5at3_y = -0.0171364731454*Q4_zy;

    // elimination of 'wrist_3_joint'
    const D0_3 = -n5at3_y*Q4_zy;
    const M01e5_0 = -c4*n5at3_y;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = c4*M35;
    const M11e5 = R1_Jzz - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = R2_Jzz - M11e5_0;
    const M03e5 = M03 + M01e5_0;
    const M13e5 = M13 - M11e5_0;

    // elimination of 'wrist_2_joint'
    const D4_inv = 1.0/R4_Jzz;
    const U04 = n4at3_y*D4_inv;
    const U14 = R3_Jyz_neg_0*D4_inv;
    const D0_4 = n4at3_y*U04;
    const M01e4_0 = n4at3_y*U14;
    const M01e4 = M01e5 - M01e4_0;
    const M11e4_0 = R3_Jyz_neg_0*U14;
    const M11e4 = M11e5 - M11e4_0;
    const M02e4 = M02e5 - M01e4_0;
    const M12e4 = M12e5 - M11e4_0;
    const M22e4 = M22e5 - M11e4_0;
    const M03e4 = M03e5 - M01e4_0;
    const M13e4 = M13e5 - M11e4_0;
    const M23e4 = M13e4 + M13_0;
    const D3 = M23e4 + M23_0;

    // elimination of 'wrist_1_joint'
    const D3_inv_neg = -1.0/D3;
    const U03 = -M03e4*D3_inv_neg;
    const U13 = -M13e4*D3_inv_neg;
    const U23 = -M23e4*D3_inv_neg;
    const D0_5 = -M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'elbow_joint'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12 = -M12e3*D2_inv_neg;
    const D0_6 = -M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder_lift_joint'
    const D1_inv_neg = -1.0/D1;
    const U01 = -M01e2*D1_inv_neg;
    const D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    // elimination of 'shoulder_pan_joint'
    const D0_inv = 1.0/D0;

    // solve with U
    const e3_neg_0 = tau4_neg*U14;
    const e3_neg_1 = c4*tau5;
    const e3_neg = e3_neg_1 - (tau3 + e3_neg_0);
    const e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1;
    const e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1;
    const e0 = tau0 - U01*e1 - U02*e2 + U03*e3_neg + tau4_neg*U04 + tau5*Q4_zy;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1 = -D1_inv_neg*e1 - U01*x0;
    const x2 = -D2_inv_neg*e2 - U02*x0 - U12*x1;
    const x3 = D3_inv_neg*e3_neg - U03*x0 - U13*x1 - U23*x2;
    const x4_neg_0 = x1 + x2 + x3;
    const x4_neg = tau4_neg*D4_inv + U04*x0 + U14*x4_neg_0;
    const x5 = 58.355064750790525*tau5 + Q4_zy*x0 - c4*x4_neg_0;

    const qdd = [x0, x1, x2, x3, -x4_neg, x5];
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
            "q": [-1.46, 1.39, 1.06, -0.98, -0.02, -0.2],
            "qd": [0.61, 1.15, -1.62, -1.89, 1.34, -0.27],
            "qdd": [1.05, -1.99, -0.22, 0.89, -1.08, 1.78],
            "tau": [1.61, -1.88, -1.9, 0.17, 1.76, -0.48],
            "f": [-1.83, 0.81, 1.93, 0.37, -0.43, -1.32],
        },
        {
            "q": [0.01, 1.93, 1.08, 0.16, 1.44, -1.07],
            "qd": [0.06, 1.81, 0.31, -0.16, -0.92, 0.19],
            "qdd": [1.83, -1.98, 1.13, 1.28, 1.54, 0.96],
            "tau": [1.24, 0.07, 0.25, -0.3, -1.78, 1.48],
            "f": [-1.92, -1.93, -1.41, 0.88, -1.36, 0.82],
        },
    ];
    const expected = [
        [mass_matrix, ["q"], [
            [0, [
                [5.1e-09, [
                    0.67070059, 0.45121554, 0.04937454, 0.0001757, -0.02864808, 0.00034097,
                    0.45121554, 3.28167405, 1.17997592, 0.24635514, 6.497e-05, 0.01713305,
                    0.04937454, 1.17997592, 0.84840473, 0.24695917, 6.497e-05, 0.01713305,
                    0.0001757, 0.24635514, 0.24695917, 0.24116557, 6.497e-05, 0.01713305,
                    -0.02864808, 6.497e-05, 6.497e-05, 6.497e-05, 0.25258343, 0.0, 0.00034097,
                    0.01713305, 0.01713305, 0.01713305, 0.0, 0.01713647,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    1.92940732, 0.38359761, 0.00117003, -0.0089521, 0.24033185, 0.00048258,
                    0.38359761, 3.24355423, 1.16032126, 0.24552597, -0.00696734, 0.002235,
                    0.00117003, 1.16032126, 0.84721523, 0.25267469, -0.00696734, 0.002235,
                    -0.0089521, 0.24552597, 0.25267469, 0.2537861, -0.00696734, 0.002235,
                    0.24033185, -0.00696734, -0.00696734, -0.00696734, 0.24040281, 0.0, 0.00048258,
                    0.002235, 0.002235, 0.002235, 0.0, 0.01713647,
                ]],
            ]],
        ]],
        [udu, ["q"], [
            [0, [
                [5.1e-09, [
                    1.0, 0.23623754, 0.08262426, -0.0007045, -0.11342027, 0.01989716, 0.0, 1.0,
                    1.55783319, 1.02316399, 0.00025723, 0.99980001, 0.0, 0.0, 1.0, 1.02586014,
                    0.00025723, 0.99980001, 0.0, 0.0, 0.0, 1.0, 0.00025723, 0.99980001, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [0.57493326, 1.58481823, 0.59550213, 0.22403594, 0.25258343, 0.01713647]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, 0.23591166, 0.0169784, -0.00809247, 0.99970483, 0.02816091, 0.0, 1.0,
                    1.5376059, 0.96738898, -0.02898193, 0.13042371, 0.0, 0.0, 1.0, 0.99561214,
                    -0.02898193, 0.13042371, 0.0, 0.0, 0.0, 1.0, -0.02898193, 0.13042371, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [1.60002168, 1.5977712, 0.59564707, 0.25329268, 0.24040281, 0.01713647]],
            ]],
        ]],
        [innovations, ["q"], [
            [0, [
                [5.1e-09, [
                    1.0, -0.23623754, 0.28539442, -0.05036052, 0.11342058, -0.01869377, 0.0, 1.0,
                    -1.55783319, 0.57495499, -4.4e-06, -0.01711838, 0.0, 0.0, 1.0, -1.02586014,
                    6.65e-06, 0.02585497, 0.0, 0.0, 0.0, 1.0, -0.00025723, -0.99980001, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [0.57493326, 1.58481823, 0.59550213, 0.22403594, 0.25258343, 0.01713647]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, -0.23591166, 0.34576076, -0.1079328, -0.99964929, -0.02841084, 0.0, 1.0,
                    -1.5376059, 0.56347012, 0.0007496, -0.00337331, 0.0, 0.0, 1.0, -0.99561214,
                    0.00012717, -0.00057228, 0.0, 0.0, 0.0, 1.0, 0.02898193, -0.13042371, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [1.60002168, 1.5977712, 0.59564707, 0.25329268, 0.24040281, 0.01713647]],
            ]],
        ]],
        [mass_matrix_inverse, ["q"], [
            [0, [
                [5.2e-08, [
                    1.7393323, -0.4108956, 0.4963957, -0.0875937, 0.1972761, -0.0325147, -0.4108956,
                    0.7280562, -1.1002401, 0.3834821, -0.0466068, -0.0031203, 0.4963957, -1.1002401,
                    3.3522313, -2.3128448, 0.056317, 0.0509645, -0.0875937, 0.3834821, -2.3128448,
                    6.443798, -0.0110961, -4.5117897, 0.1972761, -0.0466068, 0.056317, -0.0110961,
                    3.9814633, -0.0025396, -0.0325147, -0.0031203, 0.0509645, -4.5117897,
                    -0.0025396, 62.8187645,
                ]],
            ]],
            [1, [
                [5.2e-08, [
                    0.6249915, -0.1474428, 0.2160975, -0.0674571, -0.6247723, -0.0177565,
                    -0.1474428, 0.6606553, -1.0133242, 0.368574, 0.1478602, 0.0020777, 0.2160975,
                    -1.0133242, 3.2332707, -2.2370562, -0.2165296, -0.003854, -0.0674571, 0.368574,
                    -2.2370562, 5.818142, 0.181906, -0.5132296, -0.6247723, 0.1478602, -0.2165296,
                    0.181906, 4.7875549, 0.0028254, -0.0177565, 0.0020777, -0.003854, -0.5132296,
                    0.0028254, 58.4227338,
                ]],
            ]],
        ]],
        [inverse_dynamics, ["q", "qd", "qdd"], [
            [0, [
                [5.1e-08, [-0.6465437, -1.3923563, 10.5128005, -0.3154439, -0.6707629, -0.0235944]],
            ]],
            [1, [
                [5.1e-08, [2.6108334, 25.9871627, 16.4876599, 0.1253846, 0.8007353, 0.0572312]],
            ]],
        ]],
        [bias_forces, ["q", "qd"], [
            [0, [
                [5.1e-08, [-0.4737012, 4.6743108, 12.745538, -0.0161146, -0.3678065, -0.0318397]],
            ]],
            [1, [
                [5.1e-08, [-0.5208965, 30.0905643, 17.5107621, 0.0261239, -0.0062964, 0.038936]],
            ]],
        ]],
        [gravity_forces, ["q"], [
            [0, [
                [5.1e-08, [0.0, 4.4342361, 12.2537576, 0.1735827, 0.0, 0.0]],
            ]],
            [1, [
                [5.1e-08, [0.0, 30.8301974, 15.5432733, -0.0049555, 0.0, 0.0]],
            ]],
        ]],
        [coriolis_matrix, ["q", "qd"], [
            [0, [
                [5.1e-10, [
                    0.203763353, 0.531455969, 0.317794535, 0.157440885, -0.29705721, -0.004725375,
                    -0.413377603, 0.994014039, 0.303696563, 0.026934288, -0.080574118, 6.5096e-05,
                    -0.284187647, 0.697644389, 0.007326913, 0.00915325, -0.080574118, 6.5096e-05,
                    -0.151760295, 0.006820857, -0.001843631, -1.7294e-05, -0.080574118, 6.5096e-05,
                    -0.299280405, 0.076304547, 0.076304547, 0.076304547, -0.000877183, 0.014782761,
                    -0.018197764, 0.000394131, 0.000394131, 0.000394131, -0.014782761, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    2.38835334, -0.34296649, -0.15553011, 0.00010245, -0.00483252, 0.00187617,
                    -0.08299812, -0.18787877, -1.27699418, -0.02115009, 0.00179663, -0.00239784,
                    -0.01051985, 1.08737743, -0.00173799, -0.01633834, 0.00179663, -0.00239784,
                    -0.00402402, 0.01620396, 0.01176045, -0.0028399, 0.00179663, -0.00239784,
                    -0.00389752, -0.00264747, -0.00264747, -0.00264747, 0.0013352, 0.00186797,
                    0.03135258, 0.01802873, 0.01802873, 0.01802873, -0.00186797, 0.0,
                ]],
            ]],
        ]],
        [forward_dynamics, ["q", "qd", "tau"], [
            [0, [
                [5.1e-08, [-0.5345618, 10.459118, -41.1830383, 34.3745552, 8.3626039, -29.7916928]],
            ]],
            [1, [
                [5.3e-08, [
                    2.9014248, -2.9815962, -23.8995652, 24.4700314, -10.3484964, 84.3261453,
                ]],
            ]],
        ]],
        [pose_ee_link, ["q"], [
            [0, [
                [5.1e-09, [
                    0.99344709, 0.05223737, -0.10165697, 0.15487322, 0.11254771, -0.29227741,
                    0.94968781, 0.33924231, 0.01989716, -0.95490584, -0.29624134, -0.58696374, 0.0,
                    0.0, 0.0, 1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    -0.992313, -0.08274538, -0.09202239, -0.6183021, 0.12050677, -0.47687446,
                    -0.8706715, 0.11370664, 0.02816091, -0.87506797, 0.4831801, -0.26325517, 0.0,
                    0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [pose_tool0, ["q"], [
            [0, [
                [5.1e-09, [
                    -0.05223737, 0.10165697, 0.99344709, 0.15487322, 0.29227741, -0.94968781,
                    0.11254771, 0.33924231, 0.95490584, 0.29624134, 0.01989716, -0.58696374, 0.0,
                    0.0, 0.0, 1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.08274538, 0.09202239, -0.992313, -0.6183021, 0.47687446, 0.8706715,
                    0.12050677, 0.11370664, 0.87506797, -0.4831801, 0.02816091, -0.26325517, 0.0,
                    0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [jacobian_ee_link, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.99386836, 0.99386836, 0.99386836, -0.11000857, 0.99344709, 0.0,
                    0.11056978, 0.11056978, 0.11056978, 0.98882384, 0.11254771, 1.0, 0.0, 0.0, 0.0,
                    -0.10062573, 0.01989716, -0.33924231, -0.07475874, -0.02853252, -0.00087203,
                    0.0025513, 0.0, 0.15487322, 0.671977, 0.25646763, 0.00783833, -0.00804709, 0.0,
                    0.0, 0.3200379, 0.39645842, 0.09433521, -0.0818659, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, -0.00999983, -0.00999983, -0.00999983, 0.02840211, -0.992313, 0.0, 0.99995,
                    0.99995, 0.99995, 0.00028403, 0.12050677, 1.0, 0.0, 0.0, 0.0, 0.99959654,
                    0.02816091, -0.11370664, -0.35239655, 0.04545881, 0.09692461, -0.00991305, 0.0,
                    -0.6183021, -0.00352408, 0.0004546, 0.00096928, -0.08170024, 0.0, 0.0,
                    0.61713414, 0.46773438, 0.07887571, 0.00030488, 0.0,
                ]],
            ]],
        ]],
        [jacobian_tool0, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.99386836, 0.99386836, 0.99386836, -0.11000857, 0.99344709, 0.0,
                    0.11056978, 0.11056978, 0.11056978, 0.98882384, 0.11254771, 1.0, 0.0, 0.0, 0.0,
                    -0.10062573, 0.01989716, -0.33924231, -0.07475874, -0.02853252, -0.00087203,
                    0.0025513, 0.0, 0.15487322, 0.671977, 0.25646763, 0.00783833, -0.00804709, 0.0,
                    0.0, 0.3200379, 0.39645842, 0.09433521, -0.0818659, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, -0.00999983, -0.00999983, -0.00999983, 0.02840211, -0.992313, 0.0, 0.99995,
                    0.99995, 0.99995, 0.00028403, 0.12050677, 1.0, 0.0, 0.0, 0.0, 0.99959654,
                    0.02816091, -0.11370664, -0.35239655, 0.04545881, 0.09692461, -0.00991305, 0.0,
                    -0.6183021, -0.00352408, 0.0004546, 0.00096928, -0.08170024, 0.0, 0.0,
                    0.61713414, 0.46773438, 0.07887571, 0.00030488, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_ee_link, ["q", "qd"], [
            [0, [
                [5.1e-09, [
                    0.0, -0.06744757, -0.06744757, -0.06744757, -0.57692479, -0.03230618, 0.0,
                    0.6062597, 0.6062597, 0.6062597, -0.30312584, 0.52165027, 0.0, 0.0, 0.0, 0.0,
                    -2.34802147, -1.33768122, -0.42617112, -0.47206973, -0.20889174, -0.04152719,
                    -0.08328814, 0.0, -0.24162081, 0.51316278, 0.45401605, 0.32976172, -0.20287456,
                    0.0, 0.0, 0.33349949, -0.14728428, -0.02970757, 0.01734613, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, -0.059997, -0.059997, -0.059997, 1.95909421, 0.15877636, 0.0, -0.00059999,
                    -0.00059999, -0.00059999, 0.02129589, 0.85430863, 0.0, 0.0, 0.0, 0.0,
                    -0.05567091, 1.9390662, -0.03167334, 1.24925884, 0.97862008, 0.15425002,
                    -0.06963442, 0.0, -0.63695585, -0.0086529, 0.01251433, 0.00735861, 0.00853548,
                    0.0, 0.0, 0.62941424, -0.09073996, -0.19985291, 0.02316213, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_tool0, ["q", "qd"], [
            [0, [
                [5.1e-09, [
                    0.0, -0.06744757, -0.06744757, -0.06744757, -0.57692479, -0.03230618, 0.0,
                    0.6062597, 0.6062597, 0.6062597, -0.30312584, 0.52165027, 0.0, 0.0, 0.0, 0.0,
                    -2.34802147, -1.33768122, -0.42617112, -0.47206973, -0.20889174, -0.04152719,
                    -0.08328814, 0.0, -0.24162081, 0.51316278, 0.45401605, 0.32976172, -0.20287456,
                    0.0, 0.0, 0.33349949, -0.14728428, -0.02970757, 0.01734613, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, -0.059997, -0.059997, -0.059997, 1.95909421, 0.15877636, 0.0, -0.00059999,
                    -0.00059999, -0.00059999, 0.02129589, 0.85430863, 0.0, 0.0, 0.0, 0.0,
                    -0.05567091, 1.9390662, -0.03167334, 1.24925884, 0.97862008, 0.15425002,
                    -0.06963442, 0.0, -0.63695585, -0.0086529, 0.01251433, 0.00735861, 0.00853548,
                    0.0, 0.0, 0.62941424, -0.09073996, -0.19985291, 0.02316213, 0.0,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_ee_link, ["q"], [
            [0, [
                [5.2e-08, [
                    57.6425021, 6.0878541, 1.1418365, 0.0173606, -0.0002921, 0.0345999, 6.0878541,
                    4.631306, -0.0741312, -0.0529785, -0.0185602, -0.3168942, 1.1418365, -0.0741312,
                    1.7635307, -0.5671252, 0.1195703, 0.0649605, 0.0173606, -0.0529785, -0.5671252,
                    0.190626, -0.0559925, -0.0238393, -0.0002921, -0.0185602, 0.1195703, -0.0559925,
                    0.1606107, 0.0911863, 0.0345999, -0.3168942, 0.0649605, -0.0238393, 0.0911863,
                    0.2554117,
                ]],
            ]],
            [1, [
                [5.2e-08, [
                    57.5218069, -6.5107925, -1.5005928, 0.0439462, -0.0102508, 0.0377161,
                    -6.5107925, 4.6724162, 0.2975252, 0.3692892, -0.0049945, 0.3084247, -1.5005928,
                    0.2975252, 4.2051339, -0.0317266, -0.339836, 0.0091949, 0.0439462, 0.3692892,
                    -0.0317266, 0.1264146, 0.0088987, 0.00992, -0.0102508, -0.0049945, -0.339836,
                    0.0088987, 0.2071703, -0.0031947, 0.0377161, 0.3084247, 0.0091949, 0.00992,
                    -0.0031947, 0.2809911,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_tool0, ["q"], [
            [0, [
                [5.2e-08, [
                    57.6425021, 6.0878541, 1.1418365, 0.0173606, -0.0002921, 0.0345999, 6.0878541,
                    4.631306, -0.0741312, -0.0529785, -0.0185602, -0.3168942, 1.1418365, -0.0741312,
                    1.7635307, -0.5671252, 0.1195703, 0.0649605, 0.0173606, -0.0529785, -0.5671252,
                    0.190626, -0.0559925, -0.0238393, -0.0002921, -0.0185602, 0.1195703, -0.0559925,
                    0.1606107, 0.0911863, 0.0345999, -0.3168942, 0.0649605, -0.0238393, 0.0911863,
                    0.2554117,
                ]],
            ]],
            [1, [
                [5.2e-08, [
                    57.5218069, -6.5107925, -1.5005928, 0.0439462, -0.0102508, 0.0377161,
                    -6.5107925, 4.6724162, 0.2975252, 0.3692892, -0.0049945, 0.3084247, -1.5005928,
                    0.2975252, 4.2051339, -0.0317266, -0.339836, 0.0091949, 0.0439462, 0.3692892,
                    -0.0317266, 0.1264146, 0.0088987, 0.00992, -0.0102508, -0.0049945, -0.339836,
                    0.0088987, 0.2071703, -0.0031947, 0.0377161, 0.3084247, 0.0091949, 0.00992,
                    -0.0031947, 0.2809911,
                ]],
            ]],
        ]],
        [operational_inertia_ee_link, ["q"], [
            [0, [
                [0.0011, [
                    0.67736, -2.07771, -21.21185, -65.8834, -6.86275, -0.97389, -2.07771, 6.6674,
                    66.12139, 205.42106, 21.27345, 3.31509, -21.21185, 66.12139, 685.09174,
                    2127.53992, 222.3182, 29.87396, -65.8834, 205.42106, 2127.53992, 6612.91525,
                    692.5231, 92.66908, -6.86275, 21.27345, 222.3182, 692.5231, 80.87619, 6.54408,
                    -0.97389, 3.31509, 29.87396, 92.66908, 6.54408, 6.87532,
                ]],
            ]],
            [1, [
                [5.3e-08, [
                    0.0228042, 0.045434, 0.0052929, -0.1366779, 0.0160351, -0.0480963, 0.045434,
                    0.3953298, -0.0174046, -1.1455838, 0.0262876, -0.3987132, 0.0052929, -0.0174046,
                    0.2781212, 0.0860533, 0.4525434, 0.0113995, -0.1366779, -1.1455838, 0.0860533,
                    11.2834766, -0.3644661, 0.8704668, 0.0160351, 0.0262876, 0.4525434, -0.3644661,
                    5.5868381, 0.0305708, -0.0480963, -0.3987132, 0.0113995, 0.8704668, 0.0305708,
                    3.9721716,
                ]],
            ]],
        ]],
        [operational_inertia_tool0, ["q"], [
            [0, [
                [0.0011, [
                    0.67736, -2.07771, -21.21185, -65.8834, -6.86275, -0.97389, -2.07771, 6.6674,
                    66.12139, 205.42106, 21.27345, 3.31509, -21.21185, 66.12139, 685.09174,
                    2127.53992, 222.3182, 29.87396, -65.8834, 205.42106, 2127.53992, 6612.91525,
                    692.5231, 92.66908, -6.86275, 21.27345, 222.3182, 692.5231, 80.87619, 6.54408,
                    -0.97389, 3.31509, 29.87396, 92.66908, 6.54408, 6.87532,
                ]],
            ]],
            [1, [
                [5.3e-08, [
                    0.0228042, 0.045434, 0.0052929, -0.1366779, 0.0160351, -0.0480963, 0.045434,
                    0.3953298, -0.0174046, -1.1455838, 0.0262876, -0.3987132, 0.0052929, -0.0174046,
                    0.2781212, 0.0860533, 0.4525434, 0.0113995, -0.1366779, -1.1455838, 0.0860533,
                    11.2834766, -0.3644661, 0.8704668, 0.0160351, 0.0262876, 0.4525434, -0.3644661,
                    5.5868381, 0.0305708, -0.0480963, -0.3987132, 0.0113995, 0.8704668, 0.0305708,
                    3.9721716,
                ]],
            ]],
        ]],
        [tip_force_acceleration_ee_link, ["q", "f"], [
            [0, [
                [5.3e-08, [3.2580236, -0.6497725, -0.1159989, 0.0292541, 4.014145, -97.8576565]],
            ]],
            [1, [
                [5.3e-08, [0.4531192, -0.3708567, 1.0081626, -8.5945443, -6.3485625, 96.3163054]],
            ]],
        ]],
        [tip_force_acceleration_tool0, ["q", "f"], [
            [0, [
                [5.3e-08, [3.2580236, -0.6497725, -0.1159989, 0.0292541, 4.014145, -97.8576565]],
            ]],
            [1, [
                [5.3e-08, [0.4531192, -0.3708567, 1.0081626, -8.5945443, -6.3485625, 96.3163054]],
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
