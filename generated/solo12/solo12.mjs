/* solo12: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from solo12.yaml
 * (SHA-256 57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff).
 * Make it again with
 *
 *     symdyn generate solo12.yaml --target python,c,javascript
 *
 * An ES module without dependencies. Every function takes arrays of numbers, plain or typed, of one
 * state. Matrices come as arrays of rows, several results as an object. Units are SI, angles rad.
 * Self-test: node solo12.mjs
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

export const NAME = "solo12";
export const N = 12;
export const NQ = 12;
export const NV = 12;
export const JOINTS = Object.freeze([
    "FL_HAA", "FL_HFE", "FL_KFE", "FR_HAA", "FR_HFE", "FR_KFE", "HL_HAA", "HL_HFE", "HL_KFE",
    "HR_HAA", "HR_HFE", "HR_KFE",
]);
export const LIMITS = Object.freeze([
    [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0],
    [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0], [-10.0, 10.0],
]);
export const TOOLS = Object.freeze(["FL_FOOT", "FR_FOOT", "HL_FOOT", "HR_FOOT"]);
export const PARAMETERS = Object.freeze({});
export const OPERATIONS = Object.freeze({
    "mass_matrix": { mul: 76, add: 52, trig: 16 },
    "udu": { mul: 104, add: 68, div: 4, trig: 16 },
    "innovations": { mul: 108, add: 72, div: 4, trig: 16 },
    "mass_matrix_inverse": { mul: 136, add: 88, div: 8, trig: 16 },
    "inverse_dynamics": { mul: 276, add: 184, trig: 24 },
    "bias_forces": { mul: 196, add: 108, trig: 24 },
    "gravity_forces": { mul: 48, add: 24, trig: 24 },
    "coriolis_matrix": { mul: 198, add: 152, trig: 16 },
    "forward_dynamics": { mul: 312, add: 204, div: 8, trig: 24 },
    "pose_FL_FOOT": { mul: 10, add: 7, trig: 6 },
    "pose_FR_FOOT": { mul: 10, add: 7, trig: 6 },
    "pose_HL_FOOT": { mul: 10, add: 7, trig: 6 },
    "pose_HR_FOOT": { mul: 10, add: 7, trig: 6 },
    "jacobian_FL_FOOT": { mul: 12, add: 5, trig: 6 },
    "jacobian_FR_FOOT": { mul: 12, add: 5, trig: 6 },
    "jacobian_HL_FOOT": { mul: 12, add: 5, trig: 6 },
    "jacobian_HR_FOOT": { mul: 12, add: 5, trig: 6 },
    "jacobian_rate_FL_FOOT": { mul: 37, add: 22, trig: 6 },
    "jacobian_rate_FR_FOOT": { mul: 37, add: 22, trig: 6 },
    "jacobian_rate_HL_FOOT": { mul: 37, add: 22, trig: 6 },
    "jacobian_rate_HR_FOOT": { mul: 37, add: 22, trig: 6 },
    "operational_inertia_inverse_FL_FOOT": { mul: 112, add: 64, div: 2, trig: 6 },
    "operational_inertia_inverse_FR_FOOT": { mul: 112, add: 64, div: 2, trig: 6 },
    "operational_inertia_inverse_HL_FOOT": { mul: 112, add: 64, div: 2, trig: 6 },
    "operational_inertia_inverse_HR_FOOT": { mul: 112, add: 64, div: 2, trig: 6 },
    "tip_force_acceleration_FL_FOOT": { mul: 58, add: 37, div: 2, trig: 6 },
    "tip_force_acceleration_FR_FOOT": { mul: 58, add: 37, div: 2, trig: 6 },
    "tip_force_acceleration_HL_FOOT": { mul: 58, add: 37, div: 2, trig: 6 },
    "tip_force_acceleration_HR_FOOT": { mul: 58, add: 37, div: 2, trig: 6 },
});
export const SOURCE_SHA256 = "57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff";

const { cos, sign, sin, sqrt } = Math;

/**
 * Generalised inertia matrix M, full symmetric, (N, N).
 * Operations: 76 mul, 52 add, 16 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} M, 12 x 12
 */
export function mass_matrix(q) {
    const given = [["q", q, 12]];
    return evaluate("mass_matrix", _mass_matrix, given, [["M", [12, 12]]]);
}

function _mass_matrix(q) {
    const q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const q11 = q[11];

    // sines and cosines
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // composite inertia of 'HR_UPPER_LEG'
    const R10_Jzz_0 = -0.32*c_10*I11_hx;
    const R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const R10_hy = I11_hy - I10_hy_neg;
    const R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const R10_Jyz = I10_Jyz + I11_Jyz;

    // composite inertia of 'HR_SHOULDER'
    const M_0 = R10_Jyz + 0.05145*R10_hy;
    const R9_Jzz = R10_Jyy + 0.00037588290370216287;

    // composite inertia of 'HL_UPPER_LEG'
    const R7_Jzz_0 = -0.32*c_7*I8_hx;
    const R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const R7_hy = I7_hy + I8_hy;
    const R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const R7_Jyz = I7_Jyz + I8_Jyz;

    // composite inertia of 'HL_SHOULDER'
    const M_1 = 0.05145*R7_hy - R7_Jyz;
    const R6_Jzz = R7_Jyy + 0.00037588290370216287;

    // composite inertia of 'FR_UPPER_LEG'
    const R4_Jzz_0 = -0.32*c_4*I5_hx;
    const R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const R4_hy = I5_hy - I4_hy_neg;
    const R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const R4_Jyz = I4_Jyz + I5_Jyz;

    // composite inertia of 'FR_SHOULDER'
    const M_2 = R4_Jyz + 0.05145*R4_hy;
    const R3_Jzz = R4_Jyy + 0.00037588290370216287;

    // composite inertia of 'FL_UPPER_LEG'
    const R1_Jzz_0 = -0.32*c_1*I2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const R1_hy = I1_hy + I2_hy;
    const R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const R1_Jyz = I1_Jyz + I2_Jyz;

    // composite inertia of 'FL_SHOULDER'
    const M_3 = 0.05145*R1_hy - R1_Jyz;
    const R0_Jzz = R1_Jyy + 0.00037588290370216287;

    // inertia that joint 'FL_KFE' feels, and its couplings inward
    const M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const M0x2 = 0.00023148988883634047*s_1_2;

    // inertia that joint 'FR_KFE' feels, and its couplings inward
    const M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const M3x5 = -0.00023148988883634047*s_4_5;

    // inertia that joint 'HL_KFE' feels, and its couplings inward
    const M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const M6x8 = 0.00023148988883634047*s_7_8;

    // inertia that joint 'HR_KFE' feels, and its couplings inward
    const M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const M9x11 = -0.00023148988883634047*s_10_11;

    const M = [
        R0_Jzz, -M_3, M0x2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -M_3, R1_Jzz, M1x2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        M0x2, M1x2, 0.0005426192213171668, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, R3_Jzz, M_2, M3x5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, M_2, R4_Jzz, M4x5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, M3x5, M4x5, 0.0005426192213171668, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, R6_Jzz, -M_1, M6x8, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -M_1, R7_Jzz, M7x8, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, M6x8, M7x8, 0.0005426192213171668, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, R9_Jzz, M_0, M9x11,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, M_0, R10_Jzz, M10x11,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, M9x11, M10x11, 0.0005426192213171668,
    ];
    return [M];
}

/**
 * U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 * Operations: 104 mul, 68 add, 4 div, 16 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {{U: number[][], D: number[]}} U, 12 x 12; D, 12
 */
export function udu(q) {
    const given = [["q", q, 12]];
    return evaluate("udu", _udu, given, [["U", [12, 12]], ["D", [12]]]);
}

function _udu(q) {
    const q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const q11 = q[11];

    // sines and cosines
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // composite inertia of 'HR_UPPER_LEG'
    const R10_Jzz_0 = -0.32*c_10*I11_hx;
    const R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const R10_hy = I11_hy - I10_hy_neg;
    const R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const R10_Jyz = I10_Jyz + I11_Jyz;

    // composite inertia of 'HR_SHOULDER'
    const M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const R9_Jzz = R10_Jyy + 0.00037588290370216287;

    // composite inertia of 'HL_UPPER_LEG'
    const R7_Jzz_0 = -0.32*c_7*I8_hx;
    const R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const R7_hy = I7_hy + I8_hy;
    const R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const R7_Jyz = I7_Jyz + I8_Jyz;

    // composite inertia of 'HL_SHOULDER'
    const M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const R6_Jzz = R7_Jyy + 0.00037588290370216287;

    // composite inertia of 'FR_UPPER_LEG'
    const R4_Jzz_0 = -0.32*c_4*I5_hx;
    const R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const R4_hy = I5_hy - I4_hy_neg;
    const R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const R4_Jyz = I4_Jyz + I5_Jyz;

    // composite inertia of 'FR_SHOULDER'
    const M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const R3_Jzz = R4_Jyy + 0.00037588290370216287;

    // composite inertia of 'FL_UPPER_LEG'
    const R1_Jzz_0 = -0.32*c_1*I2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const R1_hy = I1_hy + I2_hy;
    const R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const R1_Jyz = I1_Jyz + I2_Jyz;

    // composite inertia of 'FL_SHOULDER'
    const M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const R0_Jzz = R1_Jyy + 0.00037588290370216287;

    // inertia that joint 'FL_KFE' feels, and its couplings inward
    const M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const M0x2 = 0.00023148988883634047*s_1_2;

    // inertia that joint 'FR_KFE' feels, and its couplings inward
    const M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const M3x5 = -0.00023148988883634047*s_4_5;

    // inertia that joint 'HL_KFE' feels, and its couplings inward
    const M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const M6x8 = 0.00023148988883634047*s_7_8;

    // inertia that joint 'HR_KFE' feels, and its couplings inward
    const M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const M9x11 = -0.00023148988883634047*s_10_11;

    // elimination of 'HR_KFE'
    const U9x11 = -0.4266157182460592*s_10_11;
    const U10x11 = 1842.912968642313*M10x11;
    const M9x9e11 = R9_Jzz - M9x11*U9x11;
    const M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const D10 = R10_Jzz - M10x11*U10x11;

    // elimination of 'HR_HFE'
    const D10_inv = 1.0/D10;
    const U9x10 = M9x10e11*D10_inv;
    const D9 = M9x9e11 - M9x10e11*U9x10;

    // elimination of 'HL_KFE'
    const U6x8 = 0.4266157182460592*s_7_8;
    const U7x8 = 1842.912968642313*M7x8;
    const M6x6e8 = R6_Jzz - M6x8*U6x8;
    const M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const D7 = R7_Jzz - M7x8*U7x8;

    // elimination of 'HL_HFE'
    const D7_inv = 1.0/D7;
    const U6x7_neg = M6x7e8_neg*D7_inv;
    const D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    // elimination of 'FR_KFE'
    const U3x5 = -0.4266157182460592*s_4_5;
    const U4x5 = 1842.912968642313*M4x5;
    const M3x3e5 = R3_Jzz - M3x5*U3x5;
    const M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const D4 = R4_Jzz - M4x5*U4x5;

    // elimination of 'FR_HFE'
    const D4_inv = 1.0/D4;
    const U3x4 = M3x4e5*D4_inv;
    const D3 = M3x3e5 - M3x4e5*U3x4;

    // elimination of 'FL_KFE'
    const U0x2 = 0.4266157182460592*s_1_2;
    const U1x2 = 1842.912968642313*M1x2;
    const M0x0e2 = R0_Jzz - M0x2*U0x2;
    const M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const D1 = R1_Jzz - M1x2*U1x2;

    // elimination of 'FL_HFE'
    const D1_inv = 1.0/D1;
    const U0x1_neg = M0x1e2_neg*D1_inv;
    const D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    const U = [
        1.0, -U0x1_neg, U0x2, 0.0, 0.0,  0.0,  0.0, 0.0,       0.0,  0.0, 0.0,   0.0,
        0.0, 1.0,       U1x2, 0.0, 0.0,  0.0,  0.0, 0.0,       0.0,  0.0, 0.0,   0.0,
        0.0, 0.0,       1.0,  0.0, 0.0,  0.0,  0.0, 0.0,       0.0,  0.0, 0.0,   0.0,
        0.0, 0.0,       0.0,  1.0, U3x4, U3x5, 0.0, 0.0,       0.0,  0.0, 0.0,   0.0,
        0.0, 0.0,       0.0,  0.0, 1.0,  U4x5, 0.0, 0.0,       0.0,  0.0, 0.0,   0.0,
        0.0, 0.0,       0.0,  0.0, 0.0,  1.0,  0.0, 0.0,       0.0,  0.0, 0.0,   0.0,
        0.0, 0.0,       0.0,  0.0, 0.0,  0.0,  1.0, -U6x7_neg, U6x8, 0.0, 0.0,   0.0,
        0.0, 0.0,       0.0,  0.0, 0.0,  0.0,  0.0, 1.0,       U7x8, 0.0, 0.0,   0.0,
        0.0, 0.0,       0.0,  0.0, 0.0,  0.0,  0.0, 0.0,       1.0,  0.0, 0.0,   0.0,
        0.0, 0.0,       0.0,  0.0, 0.0,  0.0,  0.0, 0.0,       0.0,  1.0, U9x10, U9x11,
        0.0, 0.0,       0.0,  0.0, 0.0,  0.0,  0.0, 0.0,       0.0,  0.0, 1.0,   U10x11,
        0.0, 0.0,       0.0,  0.0, 0.0,  0.0,  0.0, 0.0,       0.0,  0.0, 0.0,   1.0,
    ];
    const D = [
        D0, D1, 0.0005426192213171668, D3, D4, 0.0005426192213171668, D6, D7, 0.0005426192213171668,
        D9, D10, 0.0005426192213171668,
    ];
    return [U, D];
}

/**
 * W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 * Operations: 108 mul, 72 add, 4 div, 16 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {{W: number[][], D: number[]}} W, 12 x 12; D, 12
 */
export function innovations(q) {
    const given = [["q", q, 12]];
    return evaluate("innovations", _innovations, given, [["W", [12, 12]], ["D", [12]]]);
}

function _innovations(q) {
    const q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const q11 = q[11];

    // sines and cosines
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // composite inertia of 'HR_UPPER_LEG'
    const R10_Jzz_0 = -0.32*c_10*I11_hx;
    const R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const R10_hy = I11_hy - I10_hy_neg;
    const R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const R10_Jyz = I10_Jyz + I11_Jyz;

    // composite inertia of 'HR_SHOULDER'
    const M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const R9_Jzz = R10_Jyy + 0.00037588290370216287;

    // composite inertia of 'HL_UPPER_LEG'
    const R7_Jzz_0 = -0.32*c_7*I8_hx;
    const R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const R7_hy = I7_hy + I8_hy;
    const R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const R7_Jyz = I7_Jyz + I8_Jyz;

    // composite inertia of 'HL_SHOULDER'
    const M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const R6_Jzz = R7_Jyy + 0.00037588290370216287;

    // composite inertia of 'FR_UPPER_LEG'
    const R4_Jzz_0 = -0.32*c_4*I5_hx;
    const R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const R4_hy = I5_hy - I4_hy_neg;
    const R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const R4_Jyz = I4_Jyz + I5_Jyz;

    // composite inertia of 'FR_SHOULDER'
    const M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const R3_Jzz = R4_Jyy + 0.00037588290370216287;

    // composite inertia of 'FL_UPPER_LEG'
    const R1_Jzz_0 = -0.32*c_1*I2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const R1_hy = I1_hy + I2_hy;
    const R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const R1_Jyz = I1_Jyz + I2_Jyz;

    // composite inertia of 'FL_SHOULDER'
    const M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const R0_Jzz = R1_Jyy + 0.00037588290370216287;

    // inertia that joint 'FL_KFE' feels, and its couplings inward
    const M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const M0x2 = 0.00023148988883634047*s_1_2;

    // inertia that joint 'FR_KFE' feels, and its couplings inward
    const M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const M3x5 = -0.00023148988883634047*s_4_5;

    // inertia that joint 'HL_KFE' feels, and its couplings inward
    const M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const M6x8 = 0.00023148988883634047*s_7_8;

    // inertia that joint 'HR_KFE' feels, and its couplings inward
    const M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const M9x11 = -0.00023148988883634047*s_10_11;

    // elimination of 'HR_KFE'
    const U9x11 = -0.4266157182460592*s_10_11;
    const U10x11 = 1842.912968642313*M10x11;
    const M9x9e11 = R9_Jzz - M9x11*U9x11;
    const M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const D10 = R10_Jzz - M10x11*U10x11;

    // elimination of 'HR_HFE'
    const D10_inv = 1.0/D10;
    const U9x10 = M9x10e11*D10_inv;
    const D9 = M9x9e11 - M9x10e11*U9x10;

    // elimination of 'HL_KFE'
    const U6x8 = 0.4266157182460592*s_7_8;
    const U7x8 = 1842.912968642313*M7x8;
    const M6x6e8 = R6_Jzz - M6x8*U6x8;
    const M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const D7 = R7_Jzz - M7x8*U7x8;

    // elimination of 'HL_HFE'
    const D7_inv = 1.0/D7;
    const U6x7_neg = M6x7e8_neg*D7_inv;
    const D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    // elimination of 'FR_KFE'
    const U3x5 = -0.4266157182460592*s_4_5;
    const U4x5 = 1842.912968642313*M4x5;
    const M3x3e5 = R3_Jzz - M3x5*U3x5;
    const M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const D4 = R4_Jzz - M4x5*U4x5;

    // elimination of 'FR_HFE'
    const D4_inv = 1.0/D4;
    const U3x4 = M3x4e5*D4_inv;
    const D3 = M3x3e5 - M3x4e5*U3x4;

    // elimination of 'FL_KFE'
    const U0x2 = 0.4266157182460592*s_1_2;
    const U1x2 = 1842.912968642313*M1x2;
    const M0x0e2 = R0_Jzz - M0x2*U0x2;
    const M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const D1 = R1_Jzz - M1x2*U1x2;

    // elimination of 'FL_HFE'
    const D1_inv = 1.0/D1;
    const U0x1_neg = M0x1e2_neg*D1_inv;
    const D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    // inverse of U
    const W0x2_neg = U0x2 + U1x2*U0x1_neg;
    const W3x5 = U4x5*U3x4 - U3x5;
    const W6x8_neg = U6x8 + U7x8*U6x7_neg;
    const W9x11 = U10x11*U9x10 - U9x11;

    const W = [
        1.0, U0x1_neg, -W0x2_neg, 0.0, 0.0,   0.0,   0.0, 0.0,      0.0,       0.0, 0.0,    0.0,
        0.0, 1.0,      -U1x2,     0.0, 0.0,   0.0,   0.0, 0.0,      0.0,       0.0, 0.0,    0.0,
        0.0, 0.0,      1.0,       0.0, 0.0,   0.0,   0.0, 0.0,      0.0,       0.0, 0.0,    0.0,
        0.0, 0.0,      0.0,       1.0, -U3x4, W3x5,  0.0, 0.0,      0.0,       0.0, 0.0,    0.0,
        0.0, 0.0,      0.0,       0.0, 1.0,   -U4x5, 0.0, 0.0,      0.0,       0.0, 0.0,    0.0,
        0.0, 0.0,      0.0,       0.0, 0.0,   1.0,   0.0, 0.0,      0.0,       0.0, 0.0,    0.0,
        0.0, 0.0,      0.0,       0.0, 0.0,   0.0,   1.0, U6x7_neg, -W6x8_neg, 0.0, 0.0,    0.0,
        0.0, 0.0,      0.0,       0.0, 0.0,   0.0,   0.0, 1.0,      -U7x8,     0.0, 0.0,    0.0,
        0.0, 0.0,      0.0,       0.0, 0.0,   0.0,   0.0, 0.0,      1.0,       0.0, 0.0,    0.0,
        0.0, 0.0,      0.0,       0.0, 0.0,   0.0,   0.0, 0.0,      0.0,       1.0, -U9x10, W9x11,
        0.0, 0.0,      0.0,       0.0, 0.0,   0.0,   0.0, 0.0,      0.0,       0.0, 1.0,    -U10x11,
        0.0, 0.0,      0.0,       0.0, 0.0,   0.0,   0.0, 0.0,      0.0,       0.0, 0.0,    1.0,
    ];
    const D = [
        D0, D1, 0.0005426192213171668, D3, D4, 0.0005426192213171668, D6, D7, 0.0005426192213171668,
        D9, D10, 0.0005426192213171668,
    ];
    return [W, D];
}

/**
 * M^-1, full symmetric, (N, N).
 * Operations: 136 mul, 88 add, 8 div, 16 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} M_inverse, 12 x 12
 */
export function mass_matrix_inverse(q) {
    const given = [["q", q, 12]];
    return evaluate("mass_matrix_inverse", _mass_matrix_inverse, given, [["M_inverse", [12, 12]]]);
}

function _mass_matrix_inverse(q) {
    const q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const q11 = q[11];

    // sines and cosines
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // composite inertia of 'HR_UPPER_LEG'
    const R10_Jzz_0 = -0.32*c_10*I11_hx;
    const R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const R10_hy = I11_hy - I10_hy_neg;
    const R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const R10_Jyz = I10_Jyz + I11_Jyz;

    // composite inertia of 'HR_SHOULDER'
    const M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const R9_Jzz = R10_Jyy + 0.00037588290370216287;

    // composite inertia of 'HL_UPPER_LEG'
    const R7_Jzz_0 = -0.32*c_7*I8_hx;
    const R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const R7_hy = I7_hy + I8_hy;
    const R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const R7_Jyz = I7_Jyz + I8_Jyz;

    // composite inertia of 'HL_SHOULDER'
    const M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const R6_Jzz = R7_Jyy + 0.00037588290370216287;

    // composite inertia of 'FR_UPPER_LEG'
    const R4_Jzz_0 = -0.32*c_4*I5_hx;
    const R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const R4_hy = I5_hy - I4_hy_neg;
    const R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const R4_Jyz = I4_Jyz + I5_Jyz;

    // composite inertia of 'FR_SHOULDER'
    const M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const R3_Jzz = R4_Jyy + 0.00037588290370216287;

    // composite inertia of 'FL_UPPER_LEG'
    const R1_Jzz_0 = -0.32*c_1*I2_hx;
    const R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const R1_hy = I1_hy + I2_hy;
    const R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const R1_Jyz = I1_Jyz + I2_Jyz;

    // composite inertia of 'FL_SHOULDER'
    const M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const R0_Jzz = R1_Jyy + 0.00037588290370216287;

    // inertia that joint 'FL_KFE' feels, and its couplings inward
    const M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const M0x2 = 0.00023148988883634047*s_1_2;

    // inertia that joint 'FR_KFE' feels, and its couplings inward
    const M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const M3x5 = -0.00023148988883634047*s_4_5;

    // inertia that joint 'HL_KFE' feels, and its couplings inward
    const M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const M6x8 = 0.00023148988883634047*s_7_8;

    // inertia that joint 'HR_KFE' feels, and its couplings inward
    const M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const M9x11 = -0.00023148988883634047*s_10_11;

    // elimination of 'HR_KFE'
    const U9x11 = -0.4266157182460592*s_10_11;
    const U10x11 = 1842.912968642313*M10x11;
    const M9x9e11 = R9_Jzz - M9x11*U9x11;
    const M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const D10 = R10_Jzz - M10x11*U10x11;

    // elimination of 'HR_HFE'
    const D10_inv = 1.0/D10;
    const U9x10 = M9x10e11*D10_inv;
    const D9 = M9x9e11 - M9x10e11*U9x10;

    // elimination of 'HR_HAA'
    const D9_inv = 1.0/D9;

    // elimination of 'HL_KFE'
    const U6x8 = 0.4266157182460592*s_7_8;
    const U7x8 = 1842.912968642313*M7x8;
    const M6x6e8 = R6_Jzz - M6x8*U6x8;
    const M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const D7 = R7_Jzz - M7x8*U7x8;

    // elimination of 'HL_HFE'
    const D7_inv = 1.0/D7;
    const U6x7_neg = M6x7e8_neg*D7_inv;
    const D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    // elimination of 'HL_HAA'
    const D6_inv = 1.0/D6;

    // elimination of 'FR_KFE'
    const U3x5 = -0.4266157182460592*s_4_5;
    const U4x5 = 1842.912968642313*M4x5;
    const M3x3e5 = R3_Jzz - M3x5*U3x5;
    const M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const D4 = R4_Jzz - M4x5*U4x5;

    // elimination of 'FR_HFE'
    const D4_inv = 1.0/D4;
    const U3x4 = M3x4e5*D4_inv;
    const D3 = M3x3e5 - M3x4e5*U3x4;

    // elimination of 'FR_HAA'
    const D3_inv = 1.0/D3;

    // elimination of 'FL_KFE'
    const U0x2 = 0.4266157182460592*s_1_2;
    const U1x2 = 1842.912968642313*M1x2;
    const M0x0e2 = R0_Jzz - M0x2*U0x2;
    const M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const D1 = R1_Jzz - M1x2*U1x2;

    // elimination of 'FL_HFE'
    const D1_inv = 1.0/D1;
    const U0x1_neg = M0x1e2_neg*D1_inv;
    const D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    // elimination of 'FL_HAA'
    const D0_inv = 1.0/D0;

    // row 'FL_HFE' of the inverse
    const X0x1 = U0x1_neg*D0_inv;
    const X1x1 = D1_inv + U0x1_neg*X0x1;

    // row 'FL_KFE' of the inverse
    const X0x2_neg = U0x2*D0_inv + U1x2*X0x1;
    const X1x2_neg = U0x2*X0x1 + U1x2*X1x1;
    const X2x2 = U0x2*X0x2_neg + 1842.912968642313 + U1x2*X1x2_neg;

    // row 'FR_HFE' of the inverse
    const X3x4_neg = U3x4*D3_inv;
    const X4x4 = D4_inv + U3x4*X3x4_neg;

    // row 'FR_KFE' of the inverse
    const X3x5 = U4x5*X3x4_neg - U3x5*D3_inv;
    const X4x5_neg = U4x5*X4x4 - U3x5*X3x4_neg;
    const X5x5 = 1842.912968642313 - U3x5*X3x5 + U4x5*X4x5_neg;

    // row 'HL_HFE' of the inverse
    const X6x7 = U6x7_neg*D6_inv;
    const X7x7 = D7_inv + U6x7_neg*X6x7;

    // row 'HL_KFE' of the inverse
    const X6x8_neg = U6x8*D6_inv + U7x8*X6x7;
    const X7x8_neg = U6x8*X6x7 + U7x8*X7x7;
    const X8x8 = U6x8*X6x8_neg + 1842.912968642313 + U7x8*X7x8_neg;

    // row 'HR_HFE' of the inverse
    const X9x10_neg = U9x10*D9_inv;
    const X10x10 = D10_inv + U9x10*X9x10_neg;

    // row 'HR_KFE' of the inverse
    const X9x11 = U10x11*X9x10_neg - U9x11*D9_inv;
    const X10x11_neg = U10x11*X10x10 - U9x11*X9x10_neg;
    const X11x11 = 1842.912968642313 - U9x11*X9x11 + U10x11*X10x11_neg;

    const M_inverse = [
        D0_inv, X0x1, -X0x2_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        X0x1, X1x1, -X1x2_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -X0x2_neg, -X1x2_neg, X2x2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, D3_inv, -X3x4_neg, X3x5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -X3x4_neg, X4x4, -X4x5_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, X3x5, -X4x5_neg, X5x5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, D6_inv, X6x7, -X6x8_neg, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, X6x7, X7x7, -X7x8_neg, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -X6x8_neg, -X7x8_neg, X8x8, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, D9_inv, -X9x10_neg, X9x11,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -X9x10_neg, X10x10, -X10x11_neg,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, X9x11, -X10x11_neg, X11x11,
    ];
    return [M_inverse];
}

/**
 * Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 * Operations: 276 mul, 184 add, 24 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @param {number[]} qdd joint accelerations [rad/s²], 12 numbers
 * @returns {number[]} tau, 12
 */
export function inverse_dynamics(q, qd, qdd) {
    const given = [["q", q, 12], ["qd", qd, 12], ["qdd", qdd, 12]];
    return evaluate("inverse_dynamics", _inverse_dynamics, given, [["tau", [12]]]);
}

function _inverse_dynamics(q, qd, qdd) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7];
    const q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];
    const qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4], qdd5 = qdd[5];
    const qdd6 = qdd[6], qdd7 = qdd[7], qdd8 = qdd[8], qdd9 = qdd[9], qdd10 = qdd[10];
    const qdd11 = qdd[11];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jyy_0 = 0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1;
    const I1_Jyy = c_1*I1_Jyy_0;
    const I1_Jxy = 1.609852873477455e-07 - s_1*I1_Jyy_0;
    const I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jyy_0 = 0.0005396092213171668*c_1_2;
    const I2_Jyy = c_1_2*I2_Jyy_0;
    const I2_Jxy_neg = s_1_2*I2_Jyy_0;
    const I2_Jxz = 3.3497340042275575e-05*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jyy_0 = 0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4;
    const I4_Jyy = c_4*I4_Jyy_0;
    const I4_Jxy = -s_4*I4_Jyy_0 - 1.609852873477455e-07;
    const I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jyy_0 = 0.0005396092213171668*c_4_5;
    const I5_Jyy = c_4_5*I5_Jyy_0;
    const I5_Jxy_neg = s_4_5*I5_Jyy_0;
    const I5_Jxz = -3.3497340042275575e-05*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jyy_0 = 0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7;
    const I7_Jyy = c_7*I7_Jyy_0;
    const I7_Jxy = 1.609852873477455e-07 - s_7*I7_Jyy_0;
    const I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jyy_0 = 0.0005396092213171668*c_7_8;
    const I8_Jyy = c_7_8*I8_Jyy_0;
    const I8_Jxy_neg = s_7_8*I8_Jyy_0;
    const I8_Jxz = 3.3497340042275575e-05*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jyy_0 = 0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10;
    const I10_Jyy = c_10*I10_Jyy_0;
    const I10_Jxy = -s_10*I10_Jyy_0 - 1.609852873477455e-07;
    const I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jyy_0 = 0.0005396092213171668*c_10_11;
    const I11_Jyy = c_10_11*I11_Jyy_0;
    const I11_Jxy_neg = s_10_11*I11_Jyy_0;
    const I11_Jxz = -3.3497340042275575e-05*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // motion of 'FL_SHOULDER'
    const a0_x = 9.81*c_0;
    const a0_y = -9.81*s_0;
    const ww0_zz = qd0*qd0;

    // motion of 'FL_UPPER_LEG'
    const a1_x = a0_x + 0.05145*qdd0;
    const a1_z = -a0_y - 0.05145*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'FL_LOWER_LEG'
    const a2_y = qdd1*r2_x - r2_y*ww1_zz;
    const a2_x = a1_x - (r2_x*E1_xx_neg + qdd1*r2_y);
    const a2_z = r2_y*E1_zy - qdd0*r2_x + a1_z;
    const wd2_z = qdd1 + qdd2;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = qd0*w2_z*2.0;

    // motion of 'FR_SHOULDER'
    const a3_x = 9.81*c_3;
    const a3_y = -9.81*s_3;
    const ww3_zz = qd3*qd3;

    // motion of 'FR_UPPER_LEG'
    const a4_x = a3_x - 0.05145*qdd3;
    const a4_z = 0.05145*ww3_zz - a3_y;
    const ww4_zz = qd4*qd4;
    const E4_xx_neg = ww3_zz + ww4_zz;
    const E4_zy = qd3*qd4*2.0;

    // motion of 'FR_LOWER_LEG'
    const a5_y = qdd4*r5_x - r5_y*ww4_zz;
    const a5_x = a4_x - (r5_x*E4_xx_neg + qdd4*r5_y);
    const a5_z = r5_y*E4_zy - qdd3*r5_x + a4_z;
    const wd5_z = qdd4 + qdd5;
    const w5_z = qd4 + qd5;
    const ww5_zz = w5_z*w5_z;
    const E5_xx_neg = ww3_zz + ww5_zz;
    const E5_zy = qd3*w5_z*2.0;

    // motion of 'HL_SHOULDER'
    const a6_x = 9.81*c_6;
    const a6_y = -9.81*s_6;
    const ww6_zz = qd6*qd6;

    // motion of 'HL_UPPER_LEG'
    const a7_x = a6_x + 0.05145*qdd6;
    const a7_z = -a6_y - 0.05145*ww6_zz;
    const ww7_zz = qd7*qd7;
    const E7_xx_neg = ww6_zz + ww7_zz;
    const E7_zy = qd6*qd7*2.0;

    // motion of 'HL_LOWER_LEG'
    const a8_y = qdd7*r8_x - r8_y*ww7_zz;
    const a8_x = a7_x - (r8_x*E7_xx_neg + qdd7*r8_y);
    const a8_z = r8_y*E7_zy - qdd6*r8_x + a7_z;
    const wd8_z = qdd7 + qdd8;
    const w8_z = qd7 + qd8;
    const ww8_zz = w8_z*w8_z;
    const E8_xx_neg = ww6_zz + ww8_zz;
    const E8_zy = qd6*w8_z*2.0;

    // motion of 'HR_SHOULDER'
    const a9_x = 9.81*c_9;
    const a9_y = -9.81*s_9;
    const ww9_zz = qd9*qd9;

    // motion of 'HR_UPPER_LEG'
    const a10_x = a9_x - 0.05145*qdd9;
    const a10_z = 0.05145*ww9_zz - a9_y;
    const ww10_zz = qd10*qd10;
    const E10_xx_neg = ww9_zz + ww10_zz;
    const E10_zy = qd9*qd10*2.0;

    // motion of 'HR_LOWER_LEG'
    const a11_y = qdd10*r11_x - r11_y*ww10_zz;
    const a11_x = a10_x - (r11_x*E10_xx_neg + qdd10*r11_y);
    const a11_z = r11_y*E10_zy - qdd9*r11_x + a10_z;
    const wd11_z = qdd10 + qdd11;
    const w11_z = qd10 + qd11;
    const ww11_zz = w11_z*w11_z;
    const E11_xx_neg = ww9_zz + ww11_zz;
    const E11_zy = qd9*w11_z*2.0;

    // force on 'HR_LOWER_LEG'
    const n9_z_0 = I11_Jxy_neg*E11_zy;
    const n9_z_1 = -I11_Jyz*wd11_z;
    const n9_z_2 = -I11_Jxz*ww11_zz;
    const n11_z_0 = 0.0005426192213171668*wd11_z + qdd9*I11_Jyz + I11_Jxy_neg*ww9_zz;
    const f11_x = -I11_hx*E11_xx_neg - I11_hy*wd11_z;
    const f11_y = I11_hx*wd11_z - I11_hy*ww11_zz;
    const f11_z = I11_hy*E11_zy - qdd9*I11_hx;
    const n9_z_3 = -I11_hx*a11_z;
    const n11_z = I11_hx*a11_y - I11_hy*a11_x + n11_z_0;

    // force on 'HR_UPPER_LEG'
    const n9_z_4 = -r11_x*f11_z;
    const n9_z_5 = -I10_Jxy*E10_zy;
    const n9_z_6 = qdd10*I10_Jyz;
    const n9_z_7 = I10_Jxz*ww10_zz;
    const n10_z_0 = 0.0022955781994879005*qdd10 + qdd9*I10_Jyz - I10_Jxy*ww9_zz;
    const n9_z_8 = -I10_hx*a10_z;
    const n10_z = r11_x*f11_y - r11_y*f11_x + n11_z + (n10_z_0 + I10_hy_neg*a10_x);
    const f10_x = qdd10*I10_hy_neg - I10_hx*E10_xx_neg + f11_x;

    // force on 'HR_SHOULDER'
    const n9_z_9 = qdd9*(I11_Jyy + I10_Jyy + 0.00037588290370216287) - n9_z_0 - n9_z_1;
    const n9_z_10 = n9_z_9 - n9_z_2 + n9_z_3 + n9_z_4 - n9_z_5 + n9_z_6 + n9_z_7;
    const n9_z = n9_z_10 + n9_z_8 - 0.05145*f10_x - 0.08509272390476785*c_9;

    // force on 'HL_LOWER_LEG'
    const n6_z_0 = I8_Jxy_neg*E8_zy;
    const n6_z_1 = I8_Jyz*wd8_z;
    const n6_z_2 = I8_Jxz*ww8_zz;
    const n8_z_0 = 0.0005426192213171668*wd8_z + qdd6*I8_Jyz + I8_Jxy_neg*ww6_zz;
    const f8_x = -I8_hx*E8_xx_neg - I8_hy*wd8_z;
    const f8_y = I8_hx*wd8_z - I8_hy*ww8_zz;
    const f8_z = I8_hy*E8_zy - qdd6*I8_hx;
    const n6_z_3 = -I8_hx*a8_z;
    const n8_z = I8_hx*a8_y - I8_hy*a8_x + n8_z_0;

    // force on 'HL_UPPER_LEG'
    const n6_z_4 = -r8_x*f8_z;
    const n6_z_5 = -I7_Jxy*E7_zy;
    const n6_z_6 = -qdd7*I7_Jyz;
    const n6_z_7 = I7_Jxz_neg*ww7_zz;
    const n6_z_8 = I7_hx_neg*a7_z;
    const n7_z_0 = -I7_hy*a7_x;
    const n7_z_1 = 0.0022955781994879005*qdd7 + qdd6*I7_Jyz - I7_Jxy*ww6_zz + n7_z_0;
    const n7_z = r8_x*f8_y - r8_y*f8_x + n8_z + n7_z_1;
    const f7_x = I7_hx_neg*E7_xx_neg - qdd7*I7_hy + f8_x;

    // force on 'HL_SHOULDER'
    const n6_z_9 = qdd6*(I8_Jyy + I7_Jyy + 0.00037588290370216287) - n6_z_0 + n6_z_1;
    const n6_z_10 = n6_z_9 + n6_z_2 + n6_z_3 + n6_z_4 - n6_z_5 - n6_z_6 - n6_z_7;
    const n6_z = n6_z_10 + n6_z_8 + 0.05145*f7_x + 0.08509272390476785*c_6;

    // force on 'FR_LOWER_LEG'
    const n3_z_0 = I5_Jxy_neg*E5_zy;
    const n3_z_1 = -I5_Jyz*wd5_z;
    const n3_z_2 = -I5_Jxz*ww5_zz;
    const n5_z_0 = 0.0005426192213171668*wd5_z + qdd3*I5_Jyz + I5_Jxy_neg*ww3_zz;
    const f5_x = -I5_hx*E5_xx_neg - I5_hy*wd5_z;
    const f5_y = I5_hx*wd5_z - I5_hy*ww5_zz;
    const f5_z = I5_hy*E5_zy - qdd3*I5_hx;
    const n3_z_3 = -I5_hx*a5_z;
    const n5_z = I5_hx*a5_y - I5_hy*a5_x + n5_z_0;

    // force on 'FR_UPPER_LEG'
    const n3_z_4 = -r5_x*f5_z;
    const n3_z_5 = -I4_Jxy*E4_zy;
    const n3_z_6 = qdd4*I4_Jyz;
    const n3_z_7 = I4_Jxz*ww4_zz;
    const n3_z_8 = -I4_hx*a4_z;
    const n4_z_0 = I4_hy_neg*a4_x;
    const n4_z_1 = 0.0022955781994879005*qdd4 + qdd3*I4_Jyz - I4_Jxy*ww3_zz + n4_z_0;
    const n4_z = r5_x*f5_y - r5_y*f5_x + n5_z + n4_z_1;
    const f4_x = qdd4*I4_hy_neg - I4_hx*E4_xx_neg + f5_x;

    // force on 'FR_SHOULDER'
    const n3_z_9 = qdd3*(I5_Jyy + I4_Jyy + 0.00037588290370216287) - n3_z_0 - n3_z_1;
    const n3_z_10 = n3_z_9 - n3_z_2 + n3_z_3 + n3_z_4 - n3_z_5 + n3_z_6 + n3_z_7;
    const n3_z = n3_z_10 + n3_z_8 - 0.05145*f4_x - 0.08509272390476785*c_3;

    // force on 'FL_LOWER_LEG'
    const n0_z_0 = I2_Jxy_neg*E2_zy;
    const n0_z_1 = I2_Jyz*wd2_z;
    const n0_z_2 = I2_Jxz*ww2_zz;
    const n2_z_0 = 0.0005426192213171668*wd2_z + qdd0*I2_Jyz + I2_Jxy_neg*ww0_zz;
    const f2_x = -I2_hx*E2_xx_neg - I2_hy*wd2_z;
    const f2_y = I2_hx*wd2_z - I2_hy*ww2_zz;
    const f2_z = I2_hy*E2_zy - qdd0*I2_hx;
    const n0_z_3 = -I2_hx*a2_z;
    const n2_z = I2_hx*a2_y - I2_hy*a2_x + n2_z_0;

    // force on 'FL_UPPER_LEG'
    const n0_z_4 = -r2_x*f2_z;
    const n0_z_5 = -I1_Jxy*E1_zy;
    const n0_z_6 = -qdd1*I1_Jyz;
    const n0_z_7 = I1_Jxz_neg*ww1_zz;
    const n0_z_8 = I1_hx_neg*a1_z;
    const n1_z_0 = -I1_hy*a1_x;
    const n1_z_1 = 0.0022955781994879005*qdd1 + qdd0*I1_Jyz - I1_Jxy*ww0_zz + n1_z_0;
    const n1_z = r2_x*f2_y - r2_y*f2_x + n2_z + n1_z_1;
    const f1_x = I1_hx_neg*E1_xx_neg - qdd1*I1_hy + f2_x;

    // force on 'FL_SHOULDER'
    const n0_z_9 = qdd0*(I2_Jyy + I1_Jyy + 0.00037588290370216287) - n0_z_0 + n0_z_1;
    const n0_z_10 = n0_z_9 + n0_z_2 + n0_z_3 + n0_z_4 - n0_z_5 - n0_z_6 - n0_z_7;
    const n0_z = n0_z_10 + n0_z_8 + 0.05145*f1_x + 0.08509272390476785*c_0;

    const tau = [n0_z, n1_z, n2_z, n3_z, n4_z, n5_z, n6_z, n7_z, n8_z, n9_z, n10_z, n11_z];
    return [tau];
}

/**
 * Joint forces (N,) at qdd = 0, friction included.
 * Operations: 196 mul, 108 add, 24 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @returns {number[]} bias, 12
 */
export function bias_forces(q, qd) {
    const given = [["q", q, 12], ["qd", qd, 12]];
    return evaluate("bias_forces", _bias_forces, given, [["bias", [12]]]);
}

function _bias_forces(q, qd) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7];
    const q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];
    const qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jxy_0 = s_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jxy = 1.609852873477455e-07 - I1_Jxy_0;
    const I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jxy_neg = 0.0005396092213171668*c_1_2*s_1_2;
    const I2_Jxz = 3.3497340042275575e-05*c_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jxy_0 = s_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jxy = -I4_Jxy_0 - 1.609852873477455e-07;
    const I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jxy_neg = 0.0005396092213171668*c_4_5*s_4_5;
    const I5_Jxz = -3.3497340042275575e-05*c_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jxy_0 = s_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jxy = 1.609852873477455e-07 - I7_Jxy_0;
    const I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jxy_neg = 0.0005396092213171668*c_7_8*s_7_8;
    const I8_Jxz = 3.3497340042275575e-05*c_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jxy_0 = s_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jxy = -I10_Jxy_0 - 1.609852873477455e-07;
    const I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jxy_neg = 0.0005396092213171668*c_10_11*s_10_11;
    const I11_Jxz = -3.3497340042275575e-05*c_10_11;

    // motion of 'FL_SHOULDER'
    const a0_x = 9.81*c_0;
    const a0_y = -9.81*s_0;
    const ww0_zz = qd0*qd0;

    // motion of 'FL_UPPER_LEG'
    const a1_z = -a0_y - 0.05145*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'FL_LOWER_LEG'
    const a2_y = -r2_y*ww1_zz;
    const a2_x = a0_x - r2_x*E1_xx_neg;
    const a2_z = a1_z + r2_y*E1_zy;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = qd0*w2_z*2.0;

    // motion of 'FR_SHOULDER'
    const a3_x = 9.81*c_3;
    const a3_y = -9.81*s_3;
    const ww3_zz = qd3*qd3;

    // motion of 'FR_UPPER_LEG'
    const a4_z = 0.05145*ww3_zz - a3_y;
    const ww4_zz = qd4*qd4;
    const E4_xx_neg = ww3_zz + ww4_zz;
    const E4_zy = qd3*qd4*2.0;

    // motion of 'FR_LOWER_LEG'
    const a5_y = -r5_y*ww4_zz;
    const a5_x = a3_x - r5_x*E4_xx_neg;
    const a5_z = a4_z + r5_y*E4_zy;
    const w5_z = qd4 + qd5;
    const ww5_zz = w5_z*w5_z;
    const E5_xx_neg = ww3_zz + ww5_zz;
    const E5_zy = qd3*w5_z*2.0;

    // motion of 'HL_SHOULDER'
    const a6_x = 9.81*c_6;
    const a6_y = -9.81*s_6;
    const ww6_zz = qd6*qd6;

    // motion of 'HL_UPPER_LEG'
    const a7_z = -a6_y - 0.05145*ww6_zz;
    const ww7_zz = qd7*qd7;
    const E7_xx_neg = ww6_zz + ww7_zz;
    const E7_zy = qd6*qd7*2.0;

    // motion of 'HL_LOWER_LEG'
    const a8_y = -r8_y*ww7_zz;
    const a8_x = a6_x - r8_x*E7_xx_neg;
    const a8_z = a7_z + r8_y*E7_zy;
    const w8_z = qd7 + qd8;
    const ww8_zz = w8_z*w8_z;
    const E8_xx_neg = ww6_zz + ww8_zz;
    const E8_zy = qd6*w8_z*2.0;

    // motion of 'HR_SHOULDER'
    const a9_x = 9.81*c_9;
    const a9_y = -9.81*s_9;
    const ww9_zz = qd9*qd9;

    // motion of 'HR_UPPER_LEG'
    const a10_z = 0.05145*ww9_zz - a9_y;
    const ww10_zz = qd10*qd10;
    const E10_xx_neg = ww9_zz + ww10_zz;
    const E10_zy = qd9*qd10*2.0;

    // motion of 'HR_LOWER_LEG'
    const a11_y = -r11_y*ww10_zz;
    const a11_x = a9_x - r11_x*E10_xx_neg;
    const a11_z = a10_z + r11_y*E10_zy;
    const w11_z = qd10 + qd11;
    const ww11_zz = w11_z*w11_z;
    const E11_xx_neg = ww9_zz + ww11_zz;
    const E11_zy = qd9*w11_z*2.0;

    // force on 'HR_LOWER_LEG'
    const f11_x = -I11_hx*E11_xx_neg;
    const f11_y = -I11_hy*ww11_zz;
    const f11_z = I11_hy*E11_zy;
    const n11_y = I11_Jxz*ww11_zz - I11_Jxy_neg*E11_zy - I11_hx*a11_z;
    const n11_z = I11_Jxy_neg*ww9_zz - (I11_hy*a11_x - I11_hx*a11_y);

    // force on 'HR_UPPER_LEG'
    const n10_y_neg_0 = I10_hx*a10_z - (I10_Jxy*E10_zy + I10_Jxz*ww10_zz);
    const n10_z_0 = I10_hy_neg*a9_x - I10_Jxy*ww9_zz;
    const n10_y_neg = r11_x*f11_z - n11_y + n10_y_neg_0;
    const n10_z = n11_z - (r11_y*f11_x - r11_x*f11_y) + n10_z_0;
    const f10_x = f11_x - I10_hx*E10_xx_neg;

    // force on 'HR_SHOULDER'
    const n9_z_neg = n10_y_neg + 0.05145*f10_x + 0.08509272390476785*c_9;

    // force on 'HL_LOWER_LEG'
    const f8_x = -I8_hx*E8_xx_neg;
    const f8_y = -I8_hy*ww8_zz;
    const f8_z = I8_hy*E8_zy;
    const n8_y = I8_Jxz*ww8_zz - I8_Jxy_neg*E8_zy - I8_hx*a8_z;
    const n8_z = I8_Jxy_neg*ww6_zz - (I8_hy*a8_x - I8_hx*a8_y);

    // force on 'HL_UPPER_LEG'
    const n7_y_neg_0 = I7_Jxz_neg*ww7_zz - I7_Jxy*E7_zy - I7_hx_neg*a7_z;
    const n7_y_neg = r8_x*f8_z - n8_y + n7_y_neg_0;
    const n7_z = n8_z - (r8_y*f8_x - r8_x*f8_y) - (I7_Jxy*ww6_zz + I7_hy*a6_x);
    const f7_x = f8_x + I7_hx_neg*E7_xx_neg;

    // force on 'HL_SHOULDER'
    const n6_z = 0.08509272390476785*c_6 - (n7_y_neg - 0.05145*f7_x);

    // force on 'FR_LOWER_LEG'
    const f5_x = -I5_hx*E5_xx_neg;
    const f5_y = -I5_hy*ww5_zz;
    const f5_z = I5_hy*E5_zy;
    const n5_y = I5_Jxz*ww5_zz - I5_Jxy_neg*E5_zy - I5_hx*a5_z;
    const n5_z = I5_Jxy_neg*ww3_zz - (I5_hy*a5_x - I5_hx*a5_y);

    // force on 'FR_UPPER_LEG'
    const n4_y_neg_0 = I4_hx*a4_z - (I4_Jxy*E4_zy + I4_Jxz*ww4_zz);
    const n4_y_neg = r5_x*f5_z - n5_y + n4_y_neg_0;
    const n4_z = n5_z - (r5_y*f5_x - r5_x*f5_y) + (I4_hy_neg*a3_x - I4_Jxy*ww3_zz);
    const f4_x = f5_x - I4_hx*E4_xx_neg;

    // force on 'FR_SHOULDER'
    const n3_z_neg = n4_y_neg + 0.05145*f4_x + 0.08509272390476785*c_3;

    // force on 'FL_LOWER_LEG'
    const f2_x = -I2_hx*E2_xx_neg;
    const f2_y = -I2_hy*ww2_zz;
    const f2_z = I2_hy*E2_zy;
    const n2_y = I2_Jxz*ww2_zz - I2_Jxy_neg*E2_zy - I2_hx*a2_z;
    const n2_z = I2_Jxy_neg*ww0_zz - (I2_hy*a2_x - I2_hx*a2_y);

    // force on 'FL_UPPER_LEG'
    const n1_y_neg_0 = I1_Jxz_neg*ww1_zz - I1_Jxy*E1_zy - I1_hx_neg*a1_z;
    const n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) - (I1_Jxy*ww0_zz + I1_hy*a0_x);
    const f1_x = f2_x + I1_hx_neg*E1_xx_neg;

    // force on 'FL_SHOULDER'
    const n0_z = 0.08509272390476785*c_0 - (n1_y_neg - 0.05145*f1_x);

    const bias = [
        n0_z, n1_z, n2_z, -n3_z_neg, n4_z, n5_z, n6_z, n7_z, n8_z, -n9_z_neg, n10_z, n11_z,
    ];
    return [bias];
}

/**
 * Joint forces (N,) that hold the robot at rest.
 * Operations: 48 mul, 24 add, 24 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[]} g, 12
 */
export function gravity_forces(q) {
    const given = [["q", q, 12]];
    return evaluate("gravity_forces", _gravity_forces, given, [["g", [12]]]);
}

function _gravity_forces(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7];
    const q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;

    // motion of 'FL_SHOULDER'
    const a0_x = 9.81*c_0;
    const a0_y = -9.81*s_0;

    // motion of 'FR_SHOULDER'
    const a3_x = 9.81*c_3;
    const a3_y = -9.81*s_3;

    // motion of 'HL_SHOULDER'
    const a6_x = 9.81*c_6;
    const a6_y = -9.81*s_6;

    // motion of 'HR_SHOULDER'
    const a9_x = 9.81*c_9;
    const a9_y = -9.81*s_9;

    // force on 'HR_LOWER_LEG'
    const n11_z = -I11_hy*a9_x;

    // force on 'HR_UPPER_LEG'
    const n10_z = n11_z + I10_hy_neg*a9_x;

    // force on 'HR_SHOULDER'
    const n9_z = a9_y*(I11_hx + I10_hx) - 0.08509272390476785*c_9;

    // force on 'HL_LOWER_LEG'
    const n8_z = -I8_hy*a6_x;

    // force on 'HL_UPPER_LEG'
    const n7_z = n8_z - I7_hy*a6_x;

    // force on 'HL_SHOULDER'
    const n6_z = 0.08509272390476785*c_6 - a6_y*(I7_hx_neg - I8_hx);

    // force on 'FR_LOWER_LEG'
    const n5_z = -I5_hy*a3_x;

    // force on 'FR_UPPER_LEG'
    const n4_z = n5_z + I4_hy_neg*a3_x;

    // force on 'FR_SHOULDER'
    const n3_z = a3_y*(I5_hx + I4_hx) - 0.08509272390476785*c_3;

    // force on 'FL_LOWER_LEG'
    const n2_z = -I2_hy*a0_x;

    // force on 'FL_UPPER_LEG'
    const n1_z = n2_z - I1_hy*a0_x;

    // force on 'FL_SHOULDER'
    const n0_z = 0.08509272390476785*c_0 - a0_y*(I1_hx_neg - I2_hx);

    const g = [n0_z, n1_z, n2_z, n3_z, n4_z, n5_z, n6_z, n7_z, n8_z, n9_z, n10_z, n11_z];
    return [g];
}

/**
 * Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 * Operations: 198 mul, 152 add, 16 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @returns {number[][]} C, 12 x 12
 */
export function coriolis_matrix(q, qd) {
    const given = [["q", q, 12], ["qd", qd, 12]];
    return evaluate("coriolis_matrix", _coriolis_matrix, given, [["C", [12, 12]]]);
}

function _coriolis_matrix(q, qd) {
    const q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const q11 = q[11];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];
    const qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    // sines and cosines
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const I1_Jxy_0 = s_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jxy = 1.609852873477455e-07 - I1_Jxy_0;
    const I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const T0_zz_0 = c_1_2*s_1_2;
    const I2_Jxz = 3.3497340042275575e-05*c_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const I4_Jxy_0 = s_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jxy = -I4_Jxy_0 - 1.609852873477455e-07;
    const I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const T3_zz_neg_0 = c_4_5*s_4_5;
    const I5_Jxz = -3.3497340042275575e-05*c_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const I7_Jxy_0 = s_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jxy = 1.609852873477455e-07 - I7_Jxy_0;
    const I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const T6_zz_0 = c_7_8*s_7_8;
    const I8_Jxz = 3.3497340042275575e-05*c_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const I10_Jxy_0 = s_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jxy = -I10_Jxy_0 - 1.609852873477455e-07;
    const I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const T9_zz_neg_0 = c_10_11*s_10_11;
    const I11_Jxz = -3.3497340042275575e-05*c_10_11;

    // velocity of 'FL_UPPER_LEG'
    const v1_x = 0.05145*qd0;

    // velocity of 'FL_LOWER_LEG'
    const v2_z = -r2_x*qd0;
    const v2_x = v1_x - r2_y*qd1;
    const w2_z = qd1 + qd2;

    // velocity of 'FR_UPPER_LEG'
    const v4_x = -0.05145*qd3;

    // velocity of 'FR_LOWER_LEG'
    const v5_z = -r5_x*qd3;
    const v5_x = v4_x - r5_y*qd4;
    const w5_z = qd4 + qd5;

    // velocity of 'HL_UPPER_LEG'
    const v7_x = 0.05145*qd6;

    // velocity of 'HL_LOWER_LEG'
    const v8_z = -r8_x*qd6;
    const v8_x = v7_x - r8_y*qd7;
    const w8_z = qd7 + qd8;

    // velocity of 'HR_UPPER_LEG'
    const v10_x = -0.05145*qd9;

    // velocity of 'HR_LOWER_LEG'
    const v11_z = -r11_x*qd9;
    const v11_x = v10_x - r11_y*qd10;
    const w11_z = qd10 + qd11;

    // composite inertia of 'HR_UPPER_LEG'
    const T11_zz_0 = r11_x*I11_hy;
    const C10x11_0 = r11_y*I11_hx;

    // composite inertia of 'HL_UPPER_LEG'
    const T8_zz_neg_0 = r8_x*I8_hy;
    const C7x8_0 = r8_y*I8_hx;

    // composite inertia of 'FR_UPPER_LEG'
    const T5_zz_0 = r5_x*I5_hy;
    const C4x5_0 = r5_y*I5_hx;

    // composite inertia of 'FL_UPPER_LEG'
    const T2_zz_neg_0 = r2_x*I2_hy;
    const C1x2_0 = r2_y*I2_hx;

    const T0_zz_1 = -0.5*I1_Jxy;
    const T1_yz_0 = 0.5*I1_Jxz_neg;
    const p1_y_0 = 0.5*I1_hx_neg;
    const T0_zz_2 = 0.0002698046106585834*T0_zz_0;
    const p2_y_0 = 1.6748670021137788e-05*c_1_2;
    const L2_x_neg_0 = 0.00192412583862065*s_1_2;
    const T3_zz_neg_1 = -0.5*I4_Jxy;
    const T4_yz_0 = 0.5*I4_Jxz;
    const p4_y_0 = -0.5*I4_hx;
    const T3_zz_neg_2 = 0.0002698046106585834*T3_zz_neg_0;
    const p5_y_0 = 1.6748670021137788e-05*c_4_5;
    const L5_x_neg_0 = 0.00192412583862065*s_4_5;
    const T6_zz_1 = -0.5*I7_Jxy;
    const T7_yz_0 = 0.5*I7_Jxz_neg;
    const p7_y_0 = 0.5*I7_hx_neg;
    const T6_zz_2 = 0.0002698046106585834*T6_zz_0;
    const p8_y_0 = 1.6748670021137788e-05*c_7_8;
    const L8_x_neg_0 = 0.00192412583862065*s_7_8;
    const T9_zz_neg_1 = -0.5*I10_Jxy;
    const T10_yz_0 = 0.5*I10_Jxz;
    const p10_y_0 = -0.5*I10_hx;
    const T9_zz_neg_2 = 0.0002698046106585834*T9_zz_neg_0;
    const p11_y_0 = 1.6748670021137788e-05*c_10_11;
    const L11_x_neg_0 = 0.00192412583862065*s_10_11;

    // momenta of 'FL_UPPER_LEG'
    const T0_zz_3 = qd1*T0_zz_1;
    const T1_yz_1 = qd0*T0_zz_1;
    const T1_yz_2 = qd1*T1_yz_0;
    const T1_zz_0 = I1_Jxz_neg*qd0;
    const T1_zz_1 = I1_hx_neg*v1_x;

    // momenta of 'FL_LOWER_LEG'
    const T0_zz_4 = w2_z*T0_zz_2;
    const T2_yz_0 = qd0*T0_zz_2;
    const p2_y_1 = w2_z*p2_y_0;
    const p2_z_0 = I2_Jxz*qd0;
    const p2_y = -114.88230624833447*p2_y_1;
    const p2_z = 57.441153124167236*p2_z_0;
    const L2_x_neg_1 = v2_z*L2_x_neg_0;
    const L2_x_neg = T2_yz_0 - p2_y_1 + L2_x_neg_1;
    const T2_zz_neg_1 = -I2_hx*v2_x;
    const T2_zz_neg = T2_zz_neg_1 - T2_zz_neg_0*qd1 + p2_z_0;
    const T2_yz = T2_yz_0 + p2_y_1 + L2_x_neg_1;

    // momenta of 'FR_UPPER_LEG'
    const T3_zz_neg_3 = qd4*T3_zz_neg_1;
    const T4_yz_1 = qd3*T3_zz_neg_1;
    const T4_yz_2 = qd4*T4_yz_0;
    const T4_zz_0 = I4_Jxz*qd3;
    const T4_zz_1 = I4_hx*v4_x;

    // momenta of 'FR_LOWER_LEG'
    const T3_zz_neg_4 = w5_z*T3_zz_neg_2;
    const T5_yz_0 = qd3*T3_zz_neg_2;
    const p5_y_1 = w5_z*p5_y_0;
    const p5_z_0 = -I5_Jxz*qd3;
    const p5_y = -114.88230624833447*p5_y_1;
    const p5_z = 57.441153124167236*p5_z_0;
    const L5_x_neg_1 = v5_z*L5_x_neg_0;
    const L5_x_neg = T5_yz_0 + p5_y_1 + L5_x_neg_1;
    const T5_zz_1 = I5_hx*v5_x;
    const T5_zz = T5_zz_1 + T5_zz_0*qd4 + p5_z_0;
    const T5_yz = T5_yz_0 - p5_y_1 + L5_x_neg_1;

    // momenta of 'HL_UPPER_LEG'
    const T6_zz_3 = qd7*T6_zz_1;
    const T7_yz_1 = qd6*T6_zz_1;
    const T7_yz_2 = qd7*T7_yz_0;
    const T7_zz_0 = I7_Jxz_neg*qd6;
    const T7_zz_1 = I7_hx_neg*v7_x;

    // momenta of 'HL_LOWER_LEG'
    const T6_zz_4 = w8_z*T6_zz_2;
    const T8_yz_0 = qd6*T6_zz_2;
    const p8_y_1 = w8_z*p8_y_0;
    const p8_z_0 = I8_Jxz*qd6;
    const p8_y = -114.88230624833447*p8_y_1;
    const p8_z = 57.441153124167236*p8_z_0;
    const L8_x_neg_1 = v8_z*L8_x_neg_0;
    const L8_x_neg = T8_yz_0 - p8_y_1 + L8_x_neg_1;
    const T8_zz_neg_1 = -I8_hx*v8_x;
    const T8_zz_neg_2 = T8_zz_neg_1 - T8_zz_neg_0*qd7;
    const T8_zz_neg = p8_z_0 + T8_zz_neg_2;
    const T8_yz = T8_yz_0 + p8_y_1 + L8_x_neg_1;

    // momenta of 'HR_UPPER_LEG'
    const T9_zz_neg_3 = qd10*T9_zz_neg_1;
    const T10_yz_1 = qd9*T9_zz_neg_1;
    const T10_yz_2 = qd10*T10_yz_0;
    const T10_zz_0 = I10_Jxz*qd9;
    const T10_zz_1 = I10_hx*v10_x;

    // momenta of 'HR_LOWER_LEG'
    const T9_zz_neg_4 = w11_z*T9_zz_neg_2;
    const T11_yz_0 = qd9*T9_zz_neg_2;
    const p11_y_1 = w11_z*p11_y_0;
    const p11_z_0 = -I11_Jxz*qd9;
    const p11_y = -114.88230624833447*p11_y_1;
    const p11_z = 57.441153124167236*p11_z_0;
    const L11_x_neg_1 = v11_z*L11_x_neg_0;
    const L11_x_neg = T11_yz_0 + p11_y_1 + L11_x_neg_1;
    const T11_zz_1 = I11_hx*v11_x;
    const T11_zz_2 = T11_zz_1 + T11_zz_0*qd10;
    const T11_zz = p11_z_0 + T11_zz_2;
    const T11_yz = T11_yz_0 - p11_y_1 + L11_x_neg_1;

    // momenta of 'HR_UPPER_LEG'
    const L10_x_neg_0 = -r11_y*p11_z;
    const C10x11_1 = T11_zz_0*w11_z;
    const C10x11 = C10x11_0*w11_z - C10x11_1;
    const p10_y = p11_y - qd10*p10_y_0;
    const p10_z = qd9*p10_y_0 + p11_z;
    const L10_x_neg = T10_yz_1 - T10_yz_2 + (L11_x_neg + L10_x_neg_0);
    const T10_zz = T11_zz + C10x11 - (T10_zz_0 - T10_zz_1);
    const T10_yz = T10_yz_1 + T10_yz_2 + (T11_yz + L10_x_neg_0);

    // momenta of 'HR_SHOULDER'
    const T9_zz_neg_5 = 0.1029*p10_z;
    const T9_zz_neg_6 = 2.0*(T9_zz_neg_3 + T9_zz_neg_4) - T10_zz_1 - T11_zz_1;
    const T9_zz_neg = T9_zz_neg_6 + C10x11_1 + T9_zz_neg_5;

    // momenta of 'HL_UPPER_LEG'
    const L7_x_neg_0 = -r8_y*p8_z;
    const C7x8_1 = T8_zz_neg_0*w8_z;
    const C7x8 = C7x8_0*w8_z - C7x8_1;
    const p7_y = p8_y - qd7*p7_y_0;
    const p7_z = qd6*p7_y_0 + p8_z;
    const L7_x_neg = T7_yz_1 + T7_yz_2 + (L8_x_neg + L7_x_neg_0);
    const T7_zz = T7_zz_0 - T7_zz_1 - (T8_zz_neg - C7x8);
    const T7_yz = T7_yz_1 - T7_yz_2 + (T8_yz + L7_x_neg_0);

    // momenta of 'HL_SHOULDER'
    const T6_zz_5 = 0.1029*p7_z;
    const T6_zz_6 = 2.0*(T6_zz_3 + T6_zz_4) + T7_zz_1 + T8_zz_neg_1 + C7x8_1;
    const T6_zz = T6_zz_5 - T6_zz_6;

    // momenta of 'FR_UPPER_LEG'
    const L4_x_neg_0 = -r5_y*p5_z;
    const C4x5_1 = T5_zz_0*w5_z;
    const C4x5 = C4x5_0*w5_z - C4x5_1;
    const p4_y = p5_y - qd4*p4_y_0;
    const p4_z = qd3*p4_y_0 + p5_z;
    const L4_x_neg = T4_yz_1 - T4_yz_2 + (L5_x_neg + L4_x_neg_0);
    const T4_zz = T5_zz + C4x5 - (T4_zz_0 - T4_zz_1);
    const T4_yz = T4_yz_1 + T4_yz_2 + (T5_yz + L4_x_neg_0);

    // momenta of 'FR_SHOULDER'
    const T3_zz_neg_5 = 0.1029*p4_z;
    const T3_zz_neg_6 = 2.0*(T3_zz_neg_3 + T3_zz_neg_4) - T4_zz_1 - T5_zz_1 + C4x5_1;
    const T3_zz_neg = T3_zz_neg_6 + T3_zz_neg_5;

    // momenta of 'FL_UPPER_LEG'
    const L1_x_neg_0 = -r2_y*p2_z;
    const C1x2_1 = T2_zz_neg_0*w2_z;
    const C1x2 = C1x2_0*w2_z - C1x2_1;
    const p1_y = p2_y - qd1*p1_y_0;
    const p1_z = qd0*p1_y_0 + p2_z;
    const L1_x_neg = T1_yz_1 + T1_yz_2 + (L2_x_neg + L1_x_neg_0);
    const T1_zz = T1_zz_0 - T1_zz_1 - (T2_zz_neg - C1x2);
    const T1_yz = T1_yz_1 - T1_yz_2 + (T2_yz + L1_x_neg_0);

    // momenta of 'FL_SHOULDER'
    const T0_zz_5 = 0.1029*p1_z;
    const T0_zz_6 = 2.0*(T0_zz_3 + T0_zz_4) + T1_zz_1 + T2_zz_neg_1 + C1x2_1;
    const T0_zz = T0_zz_5 - T0_zz_6;

    // Coriolis terms of joint 'FL_HFE'
    const C1x0 = T1_yz + L1_x_neg;
    const C1x1 = T1_zz - (T1_zz_0 - p2_z_0 - T0_zz_5);
    const C0x1 = -2.0*L1_x_neg - 0.1029*p1_y;

    // Coriolis terms of joint 'FL_KFE'
    const C2x0 = L2_x_neg + T2_yz;
    const C2x1 = C1x1 - C1x2;
    const C0x2 = -2.0*L2_x_neg - 0.1029*p2_y;

    // Coriolis terms of joint 'FR_HFE'
    const C4x3 = T4_yz + L4_x_neg;
    const C4x4 = T4_zz_0 - p5_z_0 - T3_zz_neg_5 + T4_zz;
    const C3x4_neg = 2.0*L4_x_neg - 0.1029*p4_y;

    // Coriolis terms of joint 'FR_KFE'
    const C5x3 = L5_x_neg + T5_yz;
    const C5x4 = C4x4 - C4x5;
    const C3x5_neg = 2.0*L5_x_neg - 0.1029*p5_y;

    // Coriolis terms of joint 'HL_HFE'
    const C7x6 = T7_yz + L7_x_neg;
    const C7x7 = T7_zz - (T7_zz_0 - p8_z_0 - T6_zz_5);
    const C6x7 = -2.0*L7_x_neg - 0.1029*p7_y;

    // Coriolis terms of joint 'HL_KFE'
    const C8x6 = L8_x_neg + T8_yz;
    const C8x7 = -I8_hx*v7_x - T8_zz_neg_2;
    const C6x8 = -2.0*L8_x_neg - 0.1029*p8_y;

    // Coriolis terms of joint 'HR_HFE'
    const C10x9 = T10_yz + L10_x_neg;
    const C10x10 = T10_zz_0 - p11_z_0 - T9_zz_neg_5 + T10_zz;
    const C9x10_neg = 2.0*L10_x_neg - 0.1029*p10_y;

    // Coriolis terms of joint 'HR_KFE'
    const C11x9 = L11_x_neg + T11_yz;
    const C11x10 = T11_zz_2 - I11_hx*v10_x;
    const C9x11_neg = 2.0*L11_x_neg - 0.1029*p11_y;

    const C = [
        T0_zz, C0x1, C0x2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        C1x0, C1x1, C1x2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        C2x0, C2x1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -T3_zz_neg, -C3x4_neg, -C3x5_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, C4x3, C4x4, C4x5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, C5x3, C5x4, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, T6_zz, C6x7, C6x8, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, C7x6, C7x7, C7x8, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, C8x6, C8x7, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -T9_zz_neg, -C9x10_neg, -C9x11_neg,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, C10x9, C10x10, C10x11,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, C11x9, C11x10, 0.0,
    ];
    return [C];
}

/**
 * Joint accelerations (N,) under the joint forces tau.
 * Operations: 312 mul, 204 add, 8 div, 24 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @param {number[]} tau joint forces [N m], 12 numbers
 * @returns {number[]} qdd, 12
 */
export function forward_dynamics(q, qd, tau) {
    const given = [["q", q, 12], ["qd", qd, 12], ["tau", tau, 12]];
    return evaluate("forward_dynamics", _forward_dynamics, given, [["qdd", [12]]]);
}

function _forward_dynamics(q, qd, tau) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7];
    const q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];
    const qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4], tau5 = tau[5];
    const tau6 = tau[6], tau7 = tau[7], tau8 = tau[8], tau9 = tau[9], tau10 = tau[10];
    const tau11 = tau[11];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jxx_neg_0 = 0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1;
    const I1_Jxx_neg = c_1*I1_Jxx_neg_0;
    const I1_Jxy = 1.609852873477455e-07 - s_1*I1_Jxx_neg_0;
    const I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jxx_neg_0 = 0.0005396092213171668*c_1_2;
    const I2_Jxx_neg = c_1_2*I2_Jxx_neg_0;
    const I2_Jxy_neg = s_1_2*I2_Jxx_neg_0;
    const I2_Jxz = 3.3497340042275575e-05*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jxx_neg_0 = 0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4;
    const I4_Jxx_neg = c_4*I4_Jxx_neg_0;
    const I4_Jxy = -s_4*I4_Jxx_neg_0 - 1.609852873477455e-07;
    const I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jxx_neg_0 = 0.0005396092213171668*c_4_5;
    const I5_Jxx_neg = c_4_5*I5_Jxx_neg_0;
    const I5_Jxy_neg = s_4_5*I5_Jxx_neg_0;
    const I5_Jxz = -3.3497340042275575e-05*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jxx_neg_0 = 0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7;
    const I7_Jxx_neg = c_7*I7_Jxx_neg_0;
    const I7_Jxy = 1.609852873477455e-07 - s_7*I7_Jxx_neg_0;
    const I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jxx_neg_0 = 0.0005396092213171668*c_7_8;
    const I8_Jxx_neg = c_7_8*I8_Jxx_neg_0;
    const I8_Jxy_neg = s_7_8*I8_Jxx_neg_0;
    const I8_Jxz = 3.3497340042275575e-05*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jxx_neg_0 = 0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10;
    const I10_Jxx_neg = c_10*I10_Jxx_neg_0;
    const I10_Jxy = -s_10*I10_Jxx_neg_0 - 1.609852873477455e-07;
    const I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jxx_neg_0 = 0.0005396092213171668*c_10_11;
    const I11_Jxx_neg = c_10_11*I11_Jxx_neg_0;
    const I11_Jxy_neg = s_10_11*I11_Jxx_neg_0;
    const I11_Jxz = -3.3497340042275575e-05*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // motion of 'FL_SHOULDER'
    const a0_x = 9.81*c_0;
    const a0_y = -9.81*s_0;
    const ww0_zz = qd0*qd0;

    // motion of 'FL_UPPER_LEG'
    const a1_z = -a0_y - 0.05145*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'FL_LOWER_LEG'
    const a2_y = -r2_y*ww1_zz;
    const a2_x = a0_x - r2_x*E1_xx_neg;
    const a2_z = a1_z + r2_y*E1_zy;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = qd0*w2_z*2.0;

    // motion of 'FR_SHOULDER'
    const a3_x = 9.81*c_3;
    const a3_y = -9.81*s_3;
    const ww3_zz = qd3*qd3;

    // motion of 'FR_UPPER_LEG'
    const a4_z = 0.05145*ww3_zz - a3_y;
    const ww4_zz = qd4*qd4;
    const E4_xx_neg = ww3_zz + ww4_zz;
    const E4_zy = qd3*qd4*2.0;

    // motion of 'FR_LOWER_LEG'
    const a5_y = -r5_y*ww4_zz;
    const a5_x = a3_x - r5_x*E4_xx_neg;
    const a5_z = a4_z + r5_y*E4_zy;
    const w5_z = qd4 + qd5;
    const ww5_zz = w5_z*w5_z;
    const E5_xx_neg = ww3_zz + ww5_zz;
    const E5_zy = qd3*w5_z*2.0;

    // motion of 'HL_SHOULDER'
    const a6_x = 9.81*c_6;
    const a6_y = -9.81*s_6;
    const ww6_zz = qd6*qd6;

    // motion of 'HL_UPPER_LEG'
    const a7_z = -a6_y - 0.05145*ww6_zz;
    const ww7_zz = qd7*qd7;
    const E7_xx_neg = ww6_zz + ww7_zz;
    const E7_zy = qd6*qd7*2.0;

    // motion of 'HL_LOWER_LEG'
    const a8_y = -r8_y*ww7_zz;
    const a8_x = a6_x - r8_x*E7_xx_neg;
    const a8_z = a7_z + r8_y*E7_zy;
    const w8_z = qd7 + qd8;
    const ww8_zz = w8_z*w8_z;
    const E8_xx_neg = ww6_zz + ww8_zz;
    const E8_zy = qd6*w8_z*2.0;

    // motion of 'HR_SHOULDER'
    const a9_x = 9.81*c_9;
    const a9_y = -9.81*s_9;
    const ww9_zz = qd9*qd9;

    // motion of 'HR_UPPER_LEG'
    const a10_z = 0.05145*ww9_zz - a9_y;
    const ww10_zz = qd10*qd10;
    const E10_xx_neg = ww9_zz + ww10_zz;
    const E10_zy = qd9*qd10*2.0;

    // motion of 'HR_LOWER_LEG'
    const a11_y = -r11_y*ww10_zz;
    const a11_x = a9_x - r11_x*E10_xx_neg;
    const a11_z = a10_z + r11_y*E10_zy;
    const w11_z = qd10 + qd11;
    const ww11_zz = w11_z*w11_z;
    const E11_xx_neg = ww9_zz + ww11_zz;
    const E11_zy = qd9*w11_z*2.0;

    // force on 'HR_LOWER_LEG'
    const f11_x = -I11_hx*E11_xx_neg;
    const f11_y = -I11_hy*ww11_zz;
    const f11_z = I11_hy*E11_zy;
    const n11_y = I11_Jxz*ww11_zz - I11_Jxy_neg*E11_zy - I11_hx*a11_z;
    const n11_z = I11_Jxy_neg*ww9_zz - (I11_hy*a11_x - I11_hx*a11_y);

    // force on 'HR_UPPER_LEG'
    const n10_y_neg_0 = I10_hx*a10_z - (I10_Jxy*E10_zy + I10_Jxz*ww10_zz);
    const n10_z_0 = I10_hy_neg*a9_x - I10_Jxy*ww9_zz;
    const n10_y_neg = r11_x*f11_z - n11_y + n10_y_neg_0;
    const n10_z = n11_z - (r11_y*f11_x - r11_x*f11_y) + n10_z_0;
    const f10_x = f11_x - I10_hx*E10_xx_neg;

    // force on 'HR_SHOULDER'
    const n9_z_neg = n10_y_neg + 0.05145*f10_x + 0.08509272390476785*c_9;

    // force on 'HL_LOWER_LEG'
    const f8_x = -I8_hx*E8_xx_neg;
    const f8_y = -I8_hy*ww8_zz;
    const f8_z = I8_hy*E8_zy;
    const n8_y = I8_Jxz*ww8_zz - I8_Jxy_neg*E8_zy - I8_hx*a8_z;
    const n8_z = I8_Jxy_neg*ww6_zz - (I8_hy*a8_x - I8_hx*a8_y);

    // force on 'HL_UPPER_LEG'
    const n7_y_neg_0 = I7_Jxz_neg*ww7_zz - I7_Jxy*E7_zy - I7_hx_neg*a7_z;
    const n7_y_neg = r8_x*f8_z - n8_y + n7_y_neg_0;
    const n7_z = n8_z - (r8_y*f8_x - r8_x*f8_y) - (I7_Jxy*ww6_zz + I7_hy*a6_x);
    const f7_x = f8_x + I7_hx_neg*E7_xx_neg;

    // force on 'HL_SHOULDER'
    const n6_z = 0.08509272390476785*c_6 - (n7_y_neg - 0.05145*f7_x);

    // force on 'FR_LOWER_LEG'
    const f5_x = -I5_hx*E5_xx_neg;
    const f5_y = -I5_hy*ww5_zz;
    const f5_z = I5_hy*E5_zy;
    const n5_y = I5_Jxz*ww5_zz - I5_Jxy_neg*E5_zy - I5_hx*a5_z;
    const n5_z = I5_Jxy_neg*ww3_zz - (I5_hy*a5_x - I5_hx*a5_y);

    // force on 'FR_UPPER_LEG'
    const n4_y_neg_0 = I4_hx*a4_z - (I4_Jxy*E4_zy + I4_Jxz*ww4_zz);
    const n4_y_neg = r5_x*f5_z - n5_y + n4_y_neg_0;
    const n4_z = n5_z - (r5_y*f5_x - r5_x*f5_y) + (I4_hy_neg*a3_x - I4_Jxy*ww3_zz);
    const f4_x = f5_x - I4_hx*E4_xx_neg;

    // force on 'FR_SHOULDER'
    const n3_z_neg = n4_y_neg + 0.05145*f4_x + 0.08509272390476785*c_3;

    // force on 'FL_LOWER_LEG'
    const f2_x = -I2_hx*E2_xx_neg;
    const f2_y = -I2_hy*ww2_zz;
    const f2_z = I2_hy*E2_zy;
    const n2_y = I2_Jxz*ww2_zz - I2_Jxy_neg*E2_zy - I2_hx*a2_z;
    const n2_z = I2_Jxy_neg*ww0_zz - (I2_hy*a2_x - I2_hx*a2_y);

    // force on 'FL_UPPER_LEG'
    const n1_y_neg_0 = I1_Jxz_neg*ww1_zz - I1_Jxy*E1_zy - I1_hx_neg*a1_z;
    const n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) - (I1_Jxy*ww0_zz + I1_hy*a0_x);
    const f1_x = f2_x + I1_hx_neg*E1_xx_neg;

    // force on 'FL_SHOULDER'
    const n0_z = 0.08509272390476785*c_0 - (n1_y_neg - 0.05145*f1_x);

    // what accelerates the joints
    const drive0 = tau0 - n0_z;
    const drive1 = tau1 - n1_z;
    const drive2 = tau2 - n2_z;
    const drive3 = tau3 + n3_z_neg;
    const drive4 = tau4 - n4_z;
    const drive5 = tau5 - n5_z;
    const drive6 = tau6 - n6_z;
    const drive7 = tau7 - n7_z;
    const drive8 = tau8 - n8_z;
    const drive9 = tau9 + n9_z_neg;
    const drive10 = tau10 - n10_z;
    const drive11 = tau11 - n11_z;

    // composite inertia of 'HR_UPPER_LEG'
    const R10_Jzz_0 = -0.32*c_10*I11_hx;
    const R10_hy = I11_hy - I10_hy_neg;
    const R10_Jyy = I11_Jxx_neg + R10_Jzz_0 + I10_Jxx_neg;
    const R10_Jzz = R10_Jzz_0 - 0.32*s_10*I11_hy + 0.002838197420805067;
    const R10_Jyz = I10_Jyz + I11_Jyz;

    // composite inertia of 'HR_SHOULDER'
    const M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const R9_Jzz = R10_Jyy + 0.00037588290370216287;

    // composite inertia of 'HL_UPPER_LEG'
    const R7_Jzz_0 = -0.32*c_7*I8_hx;
    const R7_hy = I7_hy + I8_hy;
    const R7_Jyy = I8_Jxx_neg + R7_Jzz_0 + I7_Jxx_neg;
    const R7_Jzz = R7_Jzz_0 - 0.32*s_7*I8_hy + 0.002838197420805067;
    const R7_Jyz = I7_Jyz + I8_Jyz;

    // composite inertia of 'HL_SHOULDER'
    const M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const R6_Jzz = R7_Jyy + 0.00037588290370216287;

    // composite inertia of 'FR_UPPER_LEG'
    const R4_Jzz_0 = -0.32*c_4*I5_hx;
    const R4_hy = I5_hy - I4_hy_neg;
    const R4_Jyy = I5_Jxx_neg + R4_Jzz_0 + I4_Jxx_neg;
    const R4_Jzz = R4_Jzz_0 - 0.32*s_4*I5_hy + 0.002838197420805067;
    const R4_Jyz = I4_Jyz + I5_Jyz;

    // composite inertia of 'FR_SHOULDER'
    const M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const R3_Jzz = R4_Jyy + 0.00037588290370216287;

    // composite inertia of 'FL_UPPER_LEG'
    const R1_Jzz_0 = -0.32*c_1*I2_hx;
    const R1_hy = I1_hy + I2_hy;
    const R1_Jyy = I2_Jxx_neg + R1_Jzz_0 + I1_Jxx_neg;
    const R1_Jzz = R1_Jzz_0 - 0.32*s_1*I2_hy + 0.002838197420805067;
    const R1_Jyz = I1_Jyz + I2_Jyz;

    // composite inertia of 'FL_SHOULDER'
    const M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const R0_Jzz = R1_Jyy + 0.00037588290370216287;

    // inertia that joint 'FL_KFE' feels, and its couplings inward
    const M1x2 = r2_x*I2_hx + r2_y*I2_hy + 0.0005426192213171668;
    const M0x2 = 0.00023148988883634047*s_1_2;

    // inertia that joint 'FR_KFE' feels, and its couplings inward
    const M4x5 = r5_x*I5_hx + r5_y*I5_hy + 0.0005426192213171668;
    const M3x5 = -0.00023148988883634047*s_4_5;

    // inertia that joint 'HL_KFE' feels, and its couplings inward
    const M7x8 = r8_x*I8_hx + r8_y*I8_hy + 0.0005426192213171668;
    const M6x8 = 0.00023148988883634047*s_7_8;

    // inertia that joint 'HR_KFE' feels, and its couplings inward
    const M10x11 = r11_x*I11_hx + r11_y*I11_hy + 0.0005426192213171668;
    const M9x11 = -0.00023148988883634047*s_10_11;

    // elimination of 'HR_KFE'
    const U9x11 = -0.4266157182460592*s_10_11;
    const U10x11 = 1842.912968642313*M10x11;
    const M9x9e11 = R9_Jzz - M9x11*U9x11;
    const M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const D10 = R10_Jzz - M10x11*U10x11;

    // elimination of 'HR_HFE'
    const D10_inv = 1.0/D10;
    const U9x10 = M9x10e11*D10_inv;
    const D9 = M9x9e11 - M9x10e11*U9x10;

    // elimination of 'HR_HAA'
    const D9_inv = 1.0/D9;

    // elimination of 'HL_KFE'
    const U6x8 = 0.4266157182460592*s_7_8;
    const U7x8 = 1842.912968642313*M7x8;
    const M6x6e8 = R6_Jzz - M6x8*U6x8;
    const M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const D7 = R7_Jzz - M7x8*U7x8;

    // elimination of 'HL_HFE'
    const D7_inv = 1.0/D7;
    const U6x7_neg = M6x7e8_neg*D7_inv;
    const D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    // elimination of 'HL_HAA'
    const D6_inv = 1.0/D6;

    // elimination of 'FR_KFE'
    const U3x5 = -0.4266157182460592*s_4_5;
    const U4x5 = 1842.912968642313*M4x5;
    const M3x3e5 = R3_Jzz - M3x5*U3x5;
    const M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const D4 = R4_Jzz - M4x5*U4x5;

    // elimination of 'FR_HFE'
    const D4_inv = 1.0/D4;
    const U3x4 = M3x4e5*D4_inv;
    const D3 = M3x3e5 - M3x4e5*U3x4;

    // elimination of 'FR_HAA'
    const D3_inv = 1.0/D3;

    // elimination of 'FL_KFE'
    const U0x2 = 0.4266157182460592*s_1_2;
    const U1x2 = 1842.912968642313*M1x2;
    const M0x0e2 = R0_Jzz - M0x2*U0x2;
    const M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const D1 = R1_Jzz - M1x2*U1x2;

    // elimination of 'FL_HFE'
    const D1_inv = 1.0/D1;
    const U0x1_neg = M0x1e2_neg*D1_inv;
    const D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    // elimination of 'FL_HAA'
    const D0_inv = 1.0/D0;

    // solve with U
    const e10 = drive10 - drive11*U10x11;
    const e9 = drive9 - U9x10*e10 - drive11*U9x11;
    const e7 = drive7 - drive8*U7x8;
    const e6 = drive6 + U6x7_neg*e7 - drive8*U6x8;
    const e4 = drive4 - drive5*U4x5;
    const e3 = drive3 - U3x4*e4 - drive5*U3x5;
    const e1 = drive1 - drive2*U1x2;
    const e0 = drive0 + U0x1_neg*e1 - drive2*U0x2;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x3 = D3_inv*e3;
    const x6 = D6_inv*e6;
    const x9 = D9_inv*e9;
    const x1 = D1_inv*e1 + U0x1_neg*x0;
    const x2 = 1842.912968642313*drive2 - U0x2*x0 - U1x2*x1;
    const x4 = D4_inv*e4 - U3x4*x3;
    const x5 = 1842.912968642313*drive5 - U3x5*x3 - U4x5*x4;
    const x7 = D7_inv*e7 + U6x7_neg*x6;
    const x8 = 1842.912968642313*drive8 - U6x8*x6 - U7x8*x7;
    const x10 = D10_inv*e10 - U9x10*x9;
    const x11 = 1842.912968642313*drive11 - U9x11*x9 - U10x11*x10;

    const qdd = [x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11];
    return [qdd];
}

/**
 * Frame of tool 'FL_FOOT' in the base frame, (4, 4).
 * Operations: 10 mul, 7 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_FL_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("pose_FL_FOOT", _pose_FL_FOOT, given, [["pose", [4, 4]]]);
}

function _pose_FL_FOOT(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);

    // frame of tool 'FL_FOOT'
    const Qt_yx = s_0*s_1_2;
    const Qt_yz_neg = s_0*c_1_2;
    const Qt_zx_neg = c_0*s_1_2;
    const Qt_zz = c_0*c_1_2;
    const ot_x = 0.1946 - 0.16*(s_1 + s_1_2);
    const ot_y_0 = 0.16*(c_1 + c_1_2);
    const ot_y = 0.05945*c_0 + 0.0875 + s_0*ot_y_0;
    const ot_z = 0.05945*s_0 - c_0*ot_y_0;

    const pose = [
        c_1_2,      0.0, s_1_2,      ot_x,
        Qt_yx,      c_0, -Qt_yz_neg, ot_y,
        -Qt_zx_neg, s_0, Qt_zz,      ot_z,
        0.0,        0.0, 0.0,        1.0,
    ];
    return [pose];
}

/**
 * Frame of tool 'FR_FOOT' in the base frame, (4, 4).
 * Operations: 10 mul, 7 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_FR_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("pose_FR_FOOT", _pose_FR_FOOT, given, [["pose", [4, 4]]]);
}

function _pose_FR_FOOT(q) {
    const q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);

    // frame of tool 'FR_FOOT'
    const Qt_yx = s_3*s_4_5;
    const Qt_yz_neg = s_3*c_4_5;
    const Qt_zx_neg = c_3*s_4_5;
    const Qt_zz = c_3*c_4_5;
    const ot_x = 0.1946 - 0.16*(s_4 + s_4_5);
    const ot_y_neg_0 = -0.16*(c_4 + c_4_5);
    const ot_y_neg = 0.05945*c_3 + 0.0875 + s_3*ot_y_neg_0;
    const ot_z = c_3*ot_y_neg_0 - 0.05945*s_3;

    const pose = [
        c_4_5,      0.0, s_4_5,      ot_x,
        Qt_yx,      c_3, -Qt_yz_neg, -ot_y_neg,
        -Qt_zx_neg, s_3, Qt_zz,      ot_z,
        0.0,        0.0, 0.0,        1.0,
    ];
    return [pose];
}

/**
 * Frame of tool 'HL_FOOT' in the base frame, (4, 4).
 * Operations: 10 mul, 7 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_HL_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("pose_HL_FOOT", _pose_HL_FOOT, given, [["pose", [4, 4]]]);
}

function _pose_HL_FOOT(q) {
    const q6 = q[6], q7 = q[7], q8 = q[8];

    // sines and cosines
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);

    // frame of tool 'HL_FOOT'
    const Qt_yx = s_6*s_7_8;
    const Qt_yz_neg = s_6*c_7_8;
    const Qt_zx_neg = c_6*s_7_8;
    const Qt_zz = c_6*c_7_8;
    const ot_x = -0.16*(s_7 + s_7_8) - 0.1946;
    const ot_y_0 = 0.16*(c_7 + c_7_8);
    const ot_y = 0.05945*c_6 + 0.0875 + s_6*ot_y_0;
    const ot_z = 0.05945*s_6 - c_6*ot_y_0;

    const pose = [
        c_7_8,      0.0, s_7_8,      ot_x,
        Qt_yx,      c_6, -Qt_yz_neg, ot_y,
        -Qt_zx_neg, s_6, Qt_zz,      ot_z,
        0.0,        0.0, 0.0,        1.0,
    ];
    return [pose];
}

/**
 * Frame of tool 'HR_FOOT' in the base frame, (4, 4).
 * Operations: 10 mul, 7 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_HR_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("pose_HR_FOOT", _pose_HR_FOOT, given, [["pose", [4, 4]]]);
}

function _pose_HR_FOOT(q) {
    const q9 = q[9], q10 = q[10], q11 = q[11];

    // sines and cosines
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // frame of tool 'HR_FOOT'
    const Qt_yx = s_9*s_10_11;
    const Qt_yz_neg = s_9*c_10_11;
    const Qt_zx_neg = c_9*s_10_11;
    const Qt_zz = c_9*c_10_11;
    const ot_x = -0.16*(s_10 + s_10_11) - 0.1946;
    const ot_y_neg_0 = -0.16*(c_10 + c_10_11);
    const ot_y_neg = 0.05945*c_9 + 0.0875 + s_9*ot_y_neg_0;
    const ot_z = c_9*ot_y_neg_0 - 0.05945*s_9;

    const pose = [
        c_10_11,    0.0, s_10_11,    ot_x,
        Qt_yx,      c_9, -Qt_yz_neg, -ot_y_neg,
        -Qt_zx_neg, s_9, Qt_zz,      ot_z,
        0.0,        0.0, 0.0,        1.0,
    ];
    return [pose];
}

/**
 * Jacobian (6, N) at the point of tool 'FL_FOOT', base axes, angular rows first.
 * Operations: 12 mul, 5 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} J, 6 x 12
 */
export function jacobian_FL_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("jacobian_FL_FOOT", _jacobian_FL_FOOT, given, [["J", [6, 12]]]);
}

function _jacobian_FL_FOOT(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // frame of tool 'FL_FOOT'
    const J_x2 = -0.16*c_1_2;
    const J_y1_neg_0 = 0.16*s_1_2;
    const J_x1 = r2_x + J_x2;
    const ot_z = 0.05945*s_0 + c_0*J_x1;

    // columns of the Jacobian
    const J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const J_z0 = 0.05945*c_0 - s_0*J_x1;
    const J_y1_neg = s_0*J_y1_neg_1;
    const J_z1 = c_0*J_y1_neg_1;
    const J_y2_neg = s_0*J_y1_neg_0;
    const J_z2 = c_0*J_y1_neg_0;

    const J = [
        1.0,   0.0,       0.0,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,   c_0,       c_0,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,   s_0,       s_0,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,   J_x1,      J_x2,      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -ot_z, -J_y1_neg, -J_y2_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        J_z0,  J_z1,      J_z2,      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ];
    return [J];
}

/**
 * Jacobian (6, N) at the point of tool 'FR_FOOT', base axes, angular rows first.
 * Operations: 12 mul, 5 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} J, 6 x 12
 */
export function jacobian_FR_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("jacobian_FR_FOOT", _jacobian_FR_FOOT, given, [["J", [6, 12]]]);
}

function _jacobian_FR_FOOT(q) {
    const q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // frame of tool 'FR_FOOT'
    const J_x5 = -0.16*c_4_5;
    const J_y4_neg_0 = 0.16*s_4_5;
    const J_x4 = r5_x + J_x5;
    const ot_z_neg = 0.05945*s_3 - c_3*J_x4;

    // columns of the Jacobian
    const J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const J_z3 = -s_3*J_x4 - 0.05945*c_3;
    const J_y4_neg = s_3*J_y4_neg_1;
    const J_z4 = c_3*J_y4_neg_1;
    const J_y5_neg = s_3*J_y4_neg_0;
    const J_z5 = c_3*J_y4_neg_0;

    const J = [
        0.0, 0.0, 0.0, 1.0,      0.0,       0.0,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,      c_3,       c_3,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,      s_3,       s_3,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,      J_x4,      J_x5,      0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, ot_z_neg, -J_y4_neg, -J_y5_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, J_z3,     J_z4,      J_z5,      0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ];
    return [J];
}

/**
 * Jacobian (6, N) at the point of tool 'HL_FOOT', base axes, angular rows first.
 * Operations: 12 mul, 5 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} J, 6 x 12
 */
export function jacobian_HL_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("jacobian_HL_FOOT", _jacobian_HL_FOOT, given, [["J", [6, 12]]]);
}

function _jacobian_HL_FOOT(q) {
    const q6 = q[6], q7 = q[7], q8 = q[8];

    // sines and cosines
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // frame of tool 'HL_FOOT'
    const J_x8 = -0.16*c_7_8;
    const J_y7_neg_0 = 0.16*s_7_8;
    const J_x7 = r8_x + J_x8;
    const ot_z = 0.05945*s_6 + c_6*J_x7;

    // columns of the Jacobian
    const J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const J_z6 = 0.05945*c_6 - s_6*J_x7;
    const J_y7_neg = s_6*J_y7_neg_1;
    const J_z7 = c_6*J_y7_neg_1;
    const J_y8_neg = s_6*J_y7_neg_0;
    const J_z8 = c_6*J_y7_neg_0;

    const J = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,   0.0,       0.0,       0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,   c_6,       c_6,       0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,   s_6,       s_6,       0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,   J_x7,      J_x8,      0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -ot_z, -J_y7_neg, -J_y8_neg, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, J_z6,  J_z7,      J_z8,      0.0, 0.0, 0.0,
    ];
    return [J];
}

/**
 * Jacobian (6, N) at the point of tool 'HR_FOOT', base axes, angular rows first.
 * Operations: 12 mul, 5 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} J, 6 x 12
 */
export function jacobian_HR_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("jacobian_HR_FOOT", _jacobian_HR_FOOT, given, [["J", [6, 12]]]);
}

function _jacobian_HR_FOOT(q) {
    const q9 = q[9], q10 = q[10], q11 = q[11];

    // sines and cosines
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // frame of tool 'HR_FOOT'
    const J_x11 = -0.16*c_10_11;
    const J_y10_neg_0 = 0.16*s_10_11;
    const J_x10 = r11_x + J_x11;
    const ot_z_neg = 0.05945*s_9 - c_9*J_x10;

    // columns of the Jacobian
    const J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const J_z9 = -s_9*J_x10 - 0.05945*c_9;
    const J_y10_neg = s_9*J_y10_neg_1;
    const J_z10 = c_9*J_y10_neg_1;
    const J_y11_neg = s_9*J_y10_neg_0;
    const J_z11 = c_9*J_y10_neg_0;

    const J = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,      0.0,        0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,      c_9,        c_9,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,      s_9,        s_9,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,      J_x10,      J_x11,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, ot_z_neg, -J_y10_neg, -J_y11_neg,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, J_z9,     J_z10,      J_z11,
    ];
    return [J];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'FL_FOOT'.
 * Operations: 37 mul, 22 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @returns {number[][]} Jd, 6 x 12
 */
export function jacobian_rate_FL_FOOT(q, qd) {
    const given = [["q", q, 12], ["qd", qd, 12]];
    return evaluate("jacobian_rate_FL_FOOT", _jacobian_rate_FL_FOOT, given, [["Jd", [6, 12]]]);
}

function _jacobian_rate_FL_FOOT(q, qd) {
    const q0 = q[0], q1 = q[1], q2 = q[2];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // frame of 'FL_LOWER_LEG' in the base
    const J_z0_0 = -s_0*r2_x;
    const ot_z_0 = -c_0*r2_x;

    // frame of tool 'FL_FOOT'
    const J_x2 = -0.16*c_1_2;
    const J_y1_neg_0 = 0.16*s_1_2;
    const J_z0_1 = -s_0*J_x2;
    const ot_z_1 = -c_0*J_x2;
    const ot_z = 0.05945*s_0 - ot_z_0 - ot_z_1;

    // columns of the Jacobian
    const J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const J_z0 = 0.05945*c_0 + 0.0875 + J_z0_0 + J_z0_1 - 0.0875;
    const J_x1 = J_x2 + r2_x;
    const J_y1_neg = s_0*J_y1_neg_1;
    const J_z1 = c_0*J_y1_neg_1;
    const J_y2_neg = s_0*J_y1_neg_0;
    const J_z2 = c_0*J_y1_neg_0;

    // columns of the Jacobian's rate
    const Jd_y2_neg_0 = -J_x2*qd2;
    const Jd_ry1_neg = s_0*qd0;
    const Jd_rz1 = c_0*qd0;
    const Jd_x2 = J_y1_neg_0*(qd1 + qd2);
    const Jd_y2_neg = J_z0_1*qd1 + J_z2*qd0 + s_0*Jd_y2_neg_0;
    const Jd_z2 = c_0*Jd_y2_neg_0 - (J_y2_neg*qd0 - ot_z_1*qd1);
    const Jd_y1_neg_0 = Jd_y2_neg_0 - J_x1*qd1;
    const Jd_z0_neg_0 = J_y2_neg*qd2 + J_y1_neg*qd1;
    const Jd_y0_neg_0 = J_z2*qd2 + J_z1*qd1;
    const Jd_x1 = c_0*Jd_y0_neg_0 + s_0*Jd_z0_neg_0;
    const Jd_y1_neg = J_z1*qd0 + s_0*Jd_y1_neg_0;
    const Jd_z1 = c_0*Jd_y1_neg_0 - J_y1_neg*qd0;
    const Jd_z0_neg = Jd_z0_neg_0 + ot_z*qd0;
    const Jd_y0_neg = Jd_y0_neg_0 + J_z0*qd0;

    const Jd = [
        0.0,        0.0,         0.0,         0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,        -Jd_ry1_neg, -Jd_ry1_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,        Jd_rz1,      Jd_rz1,      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,        Jd_x1,       Jd_x2,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -Jd_y0_neg, -Jd_y1_neg,  -Jd_y2_neg,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -Jd_z0_neg, Jd_z1,       Jd_z2,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ];
    return [Jd];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'FR_FOOT'.
 * Operations: 37 mul, 22 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @returns {number[][]} Jd, 6 x 12
 */
export function jacobian_rate_FR_FOOT(q, qd) {
    const given = [["q", q, 12], ["qd", qd, 12]];
    return evaluate("jacobian_rate_FR_FOOT", _jacobian_rate_FR_FOOT, given, [["Jd", [6, 12]]]);
}

function _jacobian_rate_FR_FOOT(q, qd) {
    const q3 = q[3], q4 = q[4], q5 = q[5];
    const qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    // sines and cosines
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // frame of 'FR_LOWER_LEG' in the base
    const J_z3_0 = -s_3*r5_x;
    const ot_z_neg_0 = -c_3*r5_x;

    // frame of tool 'FR_FOOT'
    const J_x5 = -0.16*c_4_5;
    const J_y4_neg_0 = 0.16*s_4_5;
    const J_z3_1 = -s_3*J_x5;
    const ot_z_neg_1 = -c_3*J_x5;
    const ot_z_neg = 0.05945*s_3 + ot_z_neg_0 + ot_z_neg_1;

    // columns of the Jacobian
    const J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const J_z3 = 0.0875 - (0.05945*c_3 + 0.0875 - J_z3_0 - J_z3_1);
    const J_x4 = J_x5 + r5_x;
    const J_y4_neg = s_3*J_y4_neg_1;
    const J_z4 = c_3*J_y4_neg_1;
    const J_y5_neg = s_3*J_y4_neg_0;
    const J_z5 = c_3*J_y4_neg_0;

    // columns of the Jacobian's rate
    const Jd_y5_neg_0 = -J_x5*qd5;
    const Jd_ry4_neg = s_3*qd3;
    const Jd_rz4 = c_3*qd3;
    const Jd_x5 = J_y4_neg_0*(qd4 + qd5);
    const Jd_y5_neg = J_z3_1*qd4 + J_z5*qd3 + s_3*Jd_y5_neg_0;
    const Jd_z5 = c_3*Jd_y5_neg_0 - (J_y5_neg*qd3 - ot_z_neg_1*qd4);
    const Jd_y4_neg_0 = Jd_y5_neg_0 - J_x4*qd4;
    const Jd_z3_0 = J_y5_neg*qd5 + J_y4_neg*qd4;
    const Jd_y3_0 = J_z5*qd5 + J_z4*qd4;
    const Jd_x4 = c_3*Jd_y3_0 + s_3*Jd_z3_0;
    const Jd_y4_neg = J_z4*qd3 + s_3*Jd_y4_neg_0;
    const Jd_z4 = c_3*Jd_y4_neg_0 - J_y4_neg*qd3;
    const Jd_z3 = ot_z_neg*qd3 - Jd_z3_0;
    const Jd_y3 = -Jd_y3_0 - J_z3*qd3;

    const Jd = [
        0.0, 0.0, 0.0, 0.0,   0.0,         0.0,         0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,   -Jd_ry4_neg, -Jd_ry4_neg, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,   Jd_rz4,      Jd_rz4,      0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,   Jd_x4,       Jd_x5,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, Jd_y3, -Jd_y4_neg,  -Jd_y5_neg,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, Jd_z3, Jd_z4,       Jd_z5,       0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ];
    return [Jd];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'HL_FOOT'.
 * Operations: 37 mul, 22 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @returns {number[][]} Jd, 6 x 12
 */
export function jacobian_rate_HL_FOOT(q, qd) {
    const given = [["q", q, 12], ["qd", qd, 12]];
    return evaluate("jacobian_rate_HL_FOOT", _jacobian_rate_HL_FOOT, given, [["Jd", [6, 12]]]);
}

function _jacobian_rate_HL_FOOT(q, qd) {
    const q6 = q[6], q7 = q[7], q8 = q[8];
    const qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    // sines and cosines
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // frame of 'HL_LOWER_LEG' in the base
    const J_z6_0 = -s_6*r8_x;
    const ot_z_0 = -c_6*r8_x;

    // frame of tool 'HL_FOOT'
    const J_x8 = -0.16*c_7_8;
    const J_y7_neg_0 = 0.16*s_7_8;
    const J_z6_1 = -s_6*J_x8;
    const ot_z_1 = -c_6*J_x8;
    const ot_z = 0.05945*s_6 - ot_z_0 - ot_z_1;

    // columns of the Jacobian
    const J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const J_z6 = 0.05945*c_6 + 0.0875 + J_z6_0 + J_z6_1 - 0.0875;
    const J_x7 = J_x8 + r8_x;
    const J_y7_neg = s_6*J_y7_neg_1;
    const J_z7 = c_6*J_y7_neg_1;
    const J_y8_neg = s_6*J_y7_neg_0;
    const J_z8 = c_6*J_y7_neg_0;

    // columns of the Jacobian's rate
    const Jd_y8_neg_0 = -J_x8*qd8;
    const Jd_ry7_neg = s_6*qd6;
    const Jd_rz7 = c_6*qd6;
    const Jd_x8 = J_y7_neg_0*(qd7 + qd8);
    const Jd_y8_neg = J_z6_1*qd7 + J_z8*qd6 + s_6*Jd_y8_neg_0;
    const Jd_z8 = c_6*Jd_y8_neg_0 - (J_y8_neg*qd6 - ot_z_1*qd7);
    const Jd_y7_neg_0 = Jd_y8_neg_0 - J_x7*qd7;
    const Jd_z6_neg_0 = J_y8_neg*qd8 + J_y7_neg*qd7;
    const Jd_y6_neg_0 = J_z8*qd8 + J_z7*qd7;
    const Jd_x7 = c_6*Jd_y6_neg_0 + s_6*Jd_z6_neg_0;
    const Jd_y7_neg = J_z7*qd6 + s_6*Jd_y7_neg_0;
    const Jd_z7 = c_6*Jd_y7_neg_0 - J_y7_neg*qd6;
    const Jd_z6_neg = Jd_z6_neg_0 + ot_z*qd6;
    const Jd_y6_neg = Jd_y6_neg_0 + J_z6*qd6;

    const Jd = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,        0.0,         0.0,         0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,        -Jd_ry7_neg, -Jd_ry7_neg, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,        Jd_rz7,      Jd_rz7,      0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,        Jd_x7,       Jd_x8,       0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -Jd_y6_neg, -Jd_y7_neg,  -Jd_y8_neg,  0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -Jd_z6_neg, Jd_z7,       Jd_z8,       0.0, 0.0, 0.0,
    ];
    return [Jd];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'HR_FOOT'.
 * Operations: 37 mul, 22 add, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} qd joint velocities [rad/s], 12 numbers
 * @returns {number[][]} Jd, 6 x 12
 */
export function jacobian_rate_HR_FOOT(q, qd) {
    const given = [["q", q, 12], ["qd", qd, 12]];
    return evaluate("jacobian_rate_HR_FOOT", _jacobian_rate_HR_FOOT, given, [["Jd", [6, 12]]]);
}

function _jacobian_rate_HR_FOOT(q, qd) {
    const q9 = q[9], q10 = q[10], q11 = q[11];
    const qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    // sines and cosines
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // frame of 'HR_LOWER_LEG' in the base
    const J_z9_0 = -s_9*r11_x;
    const ot_z_neg_0 = -c_9*r11_x;

    // frame of tool 'HR_FOOT'
    const J_x11 = -0.16*c_10_11;
    const J_y10_neg_0 = 0.16*s_10_11;
    const J_z9_1 = -s_9*J_x11;
    const ot_z_neg_1 = -c_9*J_x11;
    const ot_z_neg = 0.05945*s_9 + ot_z_neg_0 + ot_z_neg_1;

    // columns of the Jacobian
    const J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const J_z9 = 0.0875 - (0.05945*c_9 + 0.0875 - J_z9_0 - J_z9_1);
    const J_x10 = J_x11 + r11_x;
    const J_y10_neg = s_9*J_y10_neg_1;
    const J_z10 = c_9*J_y10_neg_1;
    const J_y11_neg = s_9*J_y10_neg_0;
    const J_z11 = c_9*J_y10_neg_0;

    // columns of the Jacobian's rate
    const Jd_y11_neg_0 = -J_x11*qd11;
    const Jd_ry10_neg = s_9*qd9;
    const Jd_rz10 = c_9*qd9;
    const Jd_x11 = J_y10_neg_0*(qd10 + qd11);
    const Jd_y11_neg = J_z9_1*qd10 + J_z11*qd9 + s_9*Jd_y11_neg_0;
    const Jd_z11 = c_9*Jd_y11_neg_0 - (J_y11_neg*qd9 - ot_z_neg_1*qd10);
    const Jd_y10_neg_0 = Jd_y11_neg_0 - J_x10*qd10;
    const Jd_z9_0 = J_y11_neg*qd11 + J_y10_neg*qd10;
    const Jd_y9_0 = J_z11*qd11 + J_z10*qd10;
    const Jd_x10 = c_9*Jd_y9_0 + s_9*Jd_z9_0;
    const Jd_y10_neg = J_z10*qd9 + s_9*Jd_y10_neg_0;
    const Jd_z10 = c_9*Jd_y10_neg_0 - J_y10_neg*qd9;
    const Jd_z9 = ot_z_neg*qd9 - Jd_z9_0;
    const Jd_y9 = -Jd_y9_0 - J_z9*qd9;

    const Jd = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,   0.0,          0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,   -Jd_ry10_neg, -Jd_ry10_neg,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,   Jd_rz10,      Jd_rz10,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,   Jd_x10,       Jd_x11,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, Jd_y9, -Jd_y10_neg,  -Jd_y11_neg,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, Jd_z9, Jd_z10,       Jd_z11,
    ];
    return [Jd];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'FL_FOOT', base axes, angular rows first.
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_FL_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("operational_inertia_inverse_FL_FOOT", _operational_inertia_inverse_FL_FOOT, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_FL_FOOT(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jxx_neg = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jxx_neg = 0.0005396092213171668*c_1_2*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // frame of tool 'FL_FOOT'
    const J_x2 = -0.16*c_1_2;
    const J_y1_neg_0 = 0.16*s_1_2;

    // columns of the Jacobian
    const J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const J_x1 = J_x2 + r2_x;
    const J_y1_neg = s_0*J_y1_neg_1;
    const J_z1 = c_0*J_y1_neg_1;
    const J_y2_neg = s_0*J_y1_neg_0;
    const J_z2 = c_0*J_y1_neg_0;

    // composite inertia of 'FL_UPPER_LEG'
    const R1_Jzz_0 = -0.32*c_1*I2_hx;
    const R1_hy = I1_hy + I2_hy;
    const R1_Jyy = I2_Jxx_neg + R1_Jzz_0 + I1_Jxx_neg;
    const R1_Jzz = R1_Jzz_0 - 0.32*s_1*I2_hy + 0.002838197420805067;
    const R1_Jyz = I1_Jyz + I2_Jyz;

    // composite inertia of 'FL_SHOULDER'
    const M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const R0_Jzz = R1_Jyy + 0.00037588290370216287;

    // inertia that joint 'FL_KFE' feels, and its couplings inward
    const M1x2 = r2_x*I2_hx + r2_y*I2_hy + 0.0005426192213171668;
    const M0x2 = 0.00023148988883634047*s_1_2;

    // elimination of 'FL_KFE'
    const U0x2 = 0.4266157182460592*s_1_2;
    const U1x2 = 1842.912968642313*M1x2;
    const M0x0e2 = R0_Jzz - M0x2*U0x2;
    const M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const D1 = R1_Jzz - M1x2*U1x2;

    // elimination of 'FL_HFE'
    const D1_inv = 1.0/D1;
    const U0x1_neg = M0x1e2_neg*D1_inv;
    const D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    // elimination of 'FL_HAA'
    const D0_inv = 1.0/D0;

    // solve with U
    const e1_1 = c_0 - c_0*U1x2;
    const e1_0 = U0x1_neg*e1_1 - c_0*U0x2;
    const e2_1 = s_0 - s_0*U1x2;
    const e2_0 = U0x1_neg*e2_1 - s_0*U0x2;
    const e3_1 = J_x1 - J_x2*U1x2;
    const e3_0 = U0x1_neg*e3_1 - J_x2*U0x2;
    const e4_1 = J_y2_neg*U1x2 - J_y1_neg;
    const e4_0 = J_y2_neg*U0x2 - (0.05945*s_0 + c_0*J_x1 - U0x1_neg*e4_1);
    const e5_1 = J_z1 - J_z2*U1x2;
    const e5_0 = 0.05945*c_0 - s_0*J_x1 + U0x1_neg*e5_1 - J_z2*U0x2;

    // inverse of the operational-space inertia
    const O01 = D0_inv*e1_0;
    const O02 = D0_inv*e2_0;
    const O12_0 = D1_inv*e2_1;
    const O12_1 = 1842.912968642313*s_0;
    const O03 = D0_inv*e3_0;
    const O13_neg_0 = -D1_inv*e3_1;
    const O13_neg_1 = -1842.912968642313*J_x2;
    const O04 = D0_inv*e4_0;
    const O14_neg_0 = -D1_inv*e4_1;
    const O14_neg_1 = 1842.912968642313*J_y2_neg;
    const O05 = D0_inv*e5_0;
    const O15_0 = D1_inv*e5_1;
    const O15_1 = 1842.912968642313*J_z2;
    const O11 = e1_0*O01 + D1_inv*e1_1*e1_1 + 1842.912968642313*c_0*c_0;
    const O12 = e1_0*O02 + e1_1*O12_0 + c_0*O12_1;
    const O22 = e2_0*O02 + e2_1*O12_0 + s_0*O12_1;
    const O13_neg = e1_1*O13_neg_0 - e1_0*O03 + c_0*O13_neg_1;
    const O23_neg = e2_1*O13_neg_0 - e2_0*O03 + s_0*O13_neg_1;
    const O33 = e3_0*O03 - e3_1*O13_neg_0 - J_x2*O13_neg_1;
    const O14_neg_2 = e1_1*O14_neg_0;
    const O14_neg_3 = c_0*O14_neg_1;
    const O14_neg = O14_neg_2 - e1_0*O04 + O14_neg_3;
    const O24_neg = e2_1*O14_neg_0 - e2_0*O04 + s_0*O14_neg_1;
    const O34 = e3_0*O04 - e3_1*O14_neg_0 - J_x2*O14_neg_1;
    const O44 = e4_0*O04 - e4_1*O14_neg_0 + J_y2_neg*O14_neg_1;
    const O15 = e1_0*O05 + e1_1*O15_0 + c_0*O15_1;
    const O25 = e2_0*O05 + O14_neg_2 + O14_neg_3;
    const O35_neg = -e3_0*O05 - e3_1*O15_0 - J_x2*O15_1;
    const O45_neg = J_y2_neg*O15_1 - (e4_0*O05 + e4_1*O15_0);
    const O55 = e5_0*O05 + e5_1*O15_0 + J_z2*O15_1;

    const Omega = [
        D0_inv, O01,      O02,      O03,      O04,      O05,
        O01,    O11,      O12,      -O13_neg, -O14_neg, O15,
        O02,    O12,      O22,      -O23_neg, -O24_neg, O25,
        O03,    -O13_neg, -O23_neg, O33,      O34,      -O35_neg,
        O04,    -O14_neg, -O24_neg, O34,      O44,      -O45_neg,
        O05,    O15,      O25,      -O35_neg, -O45_neg, O55,
    ];
    return [Omega];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'FR_FOOT', base axes, angular rows first.
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_FR_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("operational_inertia_inverse_FR_FOOT", _operational_inertia_inverse_FR_FOOT, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_FR_FOOT(q) {
    const q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jxx_neg = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jxx_neg = 0.0005396092213171668*c_4_5*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // frame of tool 'FR_FOOT'
    const J_x5 = -0.16*c_4_5;
    const J_y4_neg_0 = 0.16*s_4_5;

    // columns of the Jacobian
    const J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const J_x4 = J_x5 + r5_x;
    const J_y4_neg = s_3*J_y4_neg_1;
    const J_z4 = c_3*J_y4_neg_1;
    const J_y5_neg = s_3*J_y4_neg_0;
    const J_z5 = c_3*J_y4_neg_0;

    // composite inertia of 'FR_UPPER_LEG'
    const R4_Jzz_0 = -0.32*c_4*I5_hx;
    const R4_hy = I5_hy - I4_hy_neg;
    const R4_Jyy = I5_Jxx_neg + R4_Jzz_0 + I4_Jxx_neg;
    const R4_Jzz = R4_Jzz_0 - 0.32*s_4*I5_hy + 0.002838197420805067;
    const R4_Jyz = I4_Jyz + I5_Jyz;

    // composite inertia of 'FR_SHOULDER'
    const M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const R3_Jzz = R4_Jyy + 0.00037588290370216287;

    // inertia that joint 'FR_KFE' feels, and its couplings inward
    const M4x5 = r5_x*I5_hx + r5_y*I5_hy + 0.0005426192213171668;
    const M3x5 = -0.00023148988883634047*s_4_5;

    // elimination of 'FR_KFE'
    const U3x5 = -0.4266157182460592*s_4_5;
    const U4x5 = 1842.912968642313*M4x5;
    const M3x3e5 = R3_Jzz - M3x5*U3x5;
    const M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const D4 = R4_Jzz - M4x5*U4x5;

    // elimination of 'FR_HFE'
    const D4_inv = 1.0/D4;
    const U3x4 = M3x4e5*D4_inv;
    const D3 = M3x3e5 - M3x4e5*U3x4;

    // elimination of 'FR_HAA'
    const D3_inv = 1.0/D3;

    // solve with U
    const e1_4 = c_3 - c_3*U4x5;
    const e1_3 = -U3x4*e1_4 - c_3*U3x5;
    const e2_4 = s_3 - s_3*U4x5;
    const e2_3 = -U3x4*e2_4 - s_3*U3x5;
    const e3_4 = J_x4 - J_x5*U4x5;
    const e3_3_neg = U3x4*e3_4 + J_x5*U3x5;
    const e4_4 = J_y5_neg*U4x5 - J_y4_neg;
    const e4_3 = 0.05945*s_3 - c_3*J_x4 - U3x4*e4_4 + J_y5_neg*U3x5;
    const e5_4 = J_z4 - J_z5*U4x5;
    const e5_3 = -s_3*J_x4 - 0.05945*c_3 - U3x4*e5_4 - J_z5*U3x5;

    // inverse of the operational-space inertia
    const O01 = D3_inv*e1_3;
    const O02 = D3_inv*e2_3;
    const O12_0 = D4_inv*e2_4;
    const O12_1 = 1842.912968642313*s_3;
    const O03_neg = D3_inv*e3_3_neg;
    const O13_0 = D4_inv*e3_4;
    const O13_1 = -1842.912968642313*J_x5;
    const O04 = D3_inv*e4_3;
    const O14_neg_0 = -D4_inv*e4_4;
    const O14_neg_1 = 1842.912968642313*J_y5_neg;
    const O05 = D3_inv*e5_3;
    const O15_0 = D4_inv*e5_4;
    const O15_1 = 1842.912968642313*J_z5;
    const O11 = e1_3*O01 + D4_inv*e1_4*e1_4 + 1842.912968642313*c_3*c_3;
    const O12 = e1_3*O02 + e1_4*O12_0 + c_3*O12_1;
    const O22 = e2_3*O02 + e2_4*O12_0 + s_3*O12_1;
    const O13 = e1_4*O13_0 - e1_3*O03_neg - c_3*O13_1;
    const O23 = e2_4*O13_0 - e2_3*O03_neg - s_3*O13_1;
    const O33 = e3_3_neg*O03_neg + e3_4*O13_0 - J_x5*O13_1;
    const O14_neg_2 = e1_4*O14_neg_0;
    const O14_neg_3 = c_3*O14_neg_1;
    const O14_neg = O14_neg_2 - e1_3*O04 + O14_neg_3;
    const O24_neg = e2_4*O14_neg_0 - e2_3*O04 + s_3*O14_neg_1;
    const O34 = -e3_3_neg*O04 - e3_4*O14_neg_0 - J_x5*O14_neg_1;
    const O44 = e4_3*O04 - e4_4*O14_neg_0 + J_y5_neg*O14_neg_1;
    const O15 = e1_3*O05 + e1_4*O15_0 + c_3*O15_1;
    const O25 = e2_3*O05 + O14_neg_2 + O14_neg_3;
    const O35 = e3_4*O15_0 - e3_3_neg*O05 + J_x5*O15_1;
    const O45_neg = J_y5_neg*O15_1 - (e4_3*O05 + e4_4*O15_0);
    const O55 = e5_3*O05 + e5_4*O15_0 + J_z5*O15_1;

    const Omega = [
        D3_inv,   O01,      O02,      -O03_neg, O04,      O05,
        O01,      O11,      O12,      O13,      -O14_neg, O15,
        O02,      O12,      O22,      O23,      -O24_neg, O25,
        -O03_neg, O13,      O23,      O33,      O34,      O35,
        O04,      -O14_neg, -O24_neg, O34,      O44,      -O45_neg,
        O05,      O15,      O25,      O35,      -O45_neg, O55,
    ];
    return [Omega];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'HL_FOOT', base axes, angular rows first.
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_HL_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("operational_inertia_inverse_HL_FOOT", _operational_inertia_inverse_HL_FOOT, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_HL_FOOT(q) {
    const q6 = q[6], q7 = q[7], q8 = q[8];

    // sines and cosines
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jxx_neg = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jxx_neg = 0.0005396092213171668*c_7_8*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // frame of tool 'HL_FOOT'
    const J_x8 = -0.16*c_7_8;
    const J_y7_neg_0 = 0.16*s_7_8;

    // columns of the Jacobian
    const J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const J_x7 = J_x8 + r8_x;
    const J_y7_neg = s_6*J_y7_neg_1;
    const J_z7 = c_6*J_y7_neg_1;
    const J_y8_neg = s_6*J_y7_neg_0;
    const J_z8 = c_6*J_y7_neg_0;

    // composite inertia of 'HL_UPPER_LEG'
    const R7_Jzz_0 = -0.32*c_7*I8_hx;
    const R7_hy = I7_hy + I8_hy;
    const R7_Jyy = I8_Jxx_neg + R7_Jzz_0 + I7_Jxx_neg;
    const R7_Jzz = R7_Jzz_0 - 0.32*s_7*I8_hy + 0.002838197420805067;
    const R7_Jyz = I7_Jyz + I8_Jyz;

    // composite inertia of 'HL_SHOULDER'
    const M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const R6_Jzz = R7_Jyy + 0.00037588290370216287;

    // inertia that joint 'HL_KFE' feels, and its couplings inward
    const M7x8 = r8_x*I8_hx + r8_y*I8_hy + 0.0005426192213171668;
    const M6x8 = 0.00023148988883634047*s_7_8;

    // elimination of 'HL_KFE'
    const U6x8 = 0.4266157182460592*s_7_8;
    const U7x8 = 1842.912968642313*M7x8;
    const M6x6e8 = R6_Jzz - M6x8*U6x8;
    const M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const D7 = R7_Jzz - M7x8*U7x8;

    // elimination of 'HL_HFE'
    const D7_inv = 1.0/D7;
    const U6x7_neg = M6x7e8_neg*D7_inv;
    const D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    // elimination of 'HL_HAA'
    const D6_inv = 1.0/D6;

    // solve with U
    const e1_7 = c_6 - c_6*U7x8;
    const e1_6 = U6x7_neg*e1_7 - c_6*U6x8;
    const e2_7 = s_6 - s_6*U7x8;
    const e2_6 = U6x7_neg*e2_7 - s_6*U6x8;
    const e3_7 = J_x7 - J_x8*U7x8;
    const e3_6 = U6x7_neg*e3_7 - J_x8*U6x8;
    const e4_7 = J_y8_neg*U7x8 - J_y7_neg;
    const e4_6 = J_y8_neg*U6x8 - (0.05945*s_6 + c_6*J_x7 - U6x7_neg*e4_7);
    const e5_7 = J_z7 - J_z8*U7x8;
    const e5_6 = 0.05945*c_6 - s_6*J_x7 + U6x7_neg*e5_7 - J_z8*U6x8;

    // inverse of the operational-space inertia
    const O01 = D6_inv*e1_6;
    const O02 = D6_inv*e2_6;
    const O12_0 = D7_inv*e2_7;
    const O12_1 = 1842.912968642313*s_6;
    const O03 = D6_inv*e3_6;
    const O13_neg_0 = -D7_inv*e3_7;
    const O13_neg_1 = -1842.912968642313*J_x8;
    const O04 = D6_inv*e4_6;
    const O14_neg_0 = -D7_inv*e4_7;
    const O14_neg_1 = 1842.912968642313*J_y8_neg;
    const O05 = D6_inv*e5_6;
    const O15_0 = D7_inv*e5_7;
    const O15_1 = 1842.912968642313*J_z8;
    const O11 = e1_6*O01 + D7_inv*e1_7*e1_7 + 1842.912968642313*c_6*c_6;
    const O12 = e1_6*O02 + e1_7*O12_0 + c_6*O12_1;
    const O22 = e2_6*O02 + e2_7*O12_0 + s_6*O12_1;
    const O13_neg = e1_7*O13_neg_0 - e1_6*O03 + c_6*O13_neg_1;
    const O23_neg = e2_7*O13_neg_0 - e2_6*O03 + s_6*O13_neg_1;
    const O33 = e3_6*O03 - e3_7*O13_neg_0 - J_x8*O13_neg_1;
    const O14_neg_2 = e1_7*O14_neg_0;
    const O14_neg_3 = c_6*O14_neg_1;
    const O14_neg = O14_neg_2 - e1_6*O04 + O14_neg_3;
    const O24_neg = e2_7*O14_neg_0 - e2_6*O04 + s_6*O14_neg_1;
    const O34 = e3_6*O04 - e3_7*O14_neg_0 - J_x8*O14_neg_1;
    const O44 = e4_6*O04 - e4_7*O14_neg_0 + J_y8_neg*O14_neg_1;
    const O15 = e1_6*O05 + e1_7*O15_0 + c_6*O15_1;
    const O25 = e2_6*O05 + O14_neg_2 + O14_neg_3;
    const O35_neg = -e3_6*O05 - e3_7*O15_0 - J_x8*O15_1;
    const O45_neg = J_y8_neg*O15_1 - (e4_6*O05 + e4_7*O15_0);
    const O55 = e5_6*O05 + e5_7*O15_0 + J_z8*O15_1;

    const Omega = [
        D6_inv, O01,      O02,      O03,      O04,      O05,
        O01,    O11,      O12,      -O13_neg, -O14_neg, O15,
        O02,    O12,      O22,      -O23_neg, -O24_neg, O25,
        O03,    -O13_neg, -O23_neg, O33,      O34,      -O35_neg,
        O04,    -O14_neg, -O24_neg, O34,      O44,      -O45_neg,
        O05,    O15,      O25,      -O35_neg, -O45_neg, O55,
    ];
    return [Omega];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'HR_FOOT', base axes, angular rows first.
 * Operations: 112 mul, 64 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_HR_FOOT(q) {
    const given = [["q", q, 12]];
    return evaluate("operational_inertia_inverse_HR_FOOT", _operational_inertia_inverse_HR_FOOT, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_HR_FOOT(q) {
    const q9 = q[9], q10 = q[10], q11 = q[11];

    // sines and cosines
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jxx_neg = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jxx_neg = 0.0005396092213171668*c_10_11*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // frame of tool 'HR_FOOT'
    const J_x11 = -0.16*c_10_11;
    const J_y10_neg_0 = 0.16*s_10_11;

    // columns of the Jacobian
    const J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const J_x10 = J_x11 + r11_x;
    const J_y10_neg = s_9*J_y10_neg_1;
    const J_z10 = c_9*J_y10_neg_1;
    const J_y11_neg = s_9*J_y10_neg_0;
    const J_z11 = c_9*J_y10_neg_0;

    // composite inertia of 'HR_UPPER_LEG'
    const R10_Jzz_0 = -0.32*c_10*I11_hx;
    const R10_hy = I11_hy - I10_hy_neg;
    const R10_Jyy = I11_Jxx_neg + R10_Jzz_0 + I10_Jxx_neg;
    const R10_Jzz = R10_Jzz_0 - 0.32*s_10*I11_hy + 0.002838197420805067;
    const R10_Jyz = I10_Jyz + I11_Jyz;

    // composite inertia of 'HR_SHOULDER'
    const M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const R9_Jzz = R10_Jyy + 0.00037588290370216287;

    // inertia that joint 'HR_KFE' feels, and its couplings inward
    const M10x11 = r11_x*I11_hx + r11_y*I11_hy + 0.0005426192213171668;
    const M9x11 = -0.00023148988883634047*s_10_11;

    // elimination of 'HR_KFE'
    const U9x11 = -0.4266157182460592*s_10_11;
    const U10x11 = 1842.912968642313*M10x11;
    const M9x9e11 = R9_Jzz - M9x11*U9x11;
    const M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const D10 = R10_Jzz - M10x11*U10x11;

    // elimination of 'HR_HFE'
    const D10_inv = 1.0/D10;
    const U9x10 = M9x10e11*D10_inv;
    const D9 = M9x9e11 - M9x10e11*U9x10;

    // elimination of 'HR_HAA'
    const D9_inv = 1.0/D9;

    // solve with U
    const e1_10 = c_9 - c_9*U10x11;
    const e1_9 = -U9x10*e1_10 - c_9*U9x11;
    const e2_10 = s_9 - s_9*U10x11;
    const e2_9 = -U9x10*e2_10 - s_9*U9x11;
    const e3_10 = J_x10 - J_x11*U10x11;
    const e3_9_neg = U9x10*e3_10 + J_x11*U9x11;
    const e4_10 = J_y11_neg*U10x11 - J_y10_neg;
    const e4_9 = 0.05945*s_9 - c_9*J_x10 - U9x10*e4_10 + J_y11_neg*U9x11;
    const e5_10 = J_z10 - J_z11*U10x11;
    const e5_9 = -s_9*J_x10 - 0.05945*c_9 - U9x10*e5_10 - J_z11*U9x11;

    // inverse of the operational-space inertia
    const O01 = D9_inv*e1_9;
    const O02 = D9_inv*e2_9;
    const O12_0 = D10_inv*e2_10;
    const O12_1 = 1842.912968642313*s_9;
    const O03_neg = D9_inv*e3_9_neg;
    const O13_0 = D10_inv*e3_10;
    const O13_1 = -1842.912968642313*J_x11;
    const O04 = D9_inv*e4_9;
    const O14_neg_0 = -D10_inv*e4_10;
    const O14_neg_1 = 1842.912968642313*J_y11_neg;
    const O05 = D9_inv*e5_9;
    const O15_0 = D10_inv*e5_10;
    const O15_1 = 1842.912968642313*J_z11;
    const O11 = e1_9*O01 + D10_inv*e1_10*e1_10 + 1842.912968642313*c_9*c_9;
    const O12 = e1_9*O02 + e1_10*O12_0 + c_9*O12_1;
    const O22 = e2_9*O02 + e2_10*O12_0 + s_9*O12_1;
    const O13 = e1_10*O13_0 - e1_9*O03_neg - c_9*O13_1;
    const O23 = e2_10*O13_0 - e2_9*O03_neg - s_9*O13_1;
    const O33 = e3_9_neg*O03_neg + e3_10*O13_0 - J_x11*O13_1;
    const O14_neg_2 = e1_10*O14_neg_0;
    const O14_neg_3 = c_9*O14_neg_1;
    const O14_neg = O14_neg_2 - e1_9*O04 + O14_neg_3;
    const O24_neg = e2_10*O14_neg_0 - e2_9*O04 + s_9*O14_neg_1;
    const O34 = -e3_9_neg*O04 - e3_10*O14_neg_0 - J_x11*O14_neg_1;
    const O44 = e4_9*O04 - e4_10*O14_neg_0 + J_y11_neg*O14_neg_1;
    const O15 = e1_9*O05 + e1_10*O15_0 + c_9*O15_1;
    const O25 = e2_9*O05 + O14_neg_2 + O14_neg_3;
    const O35 = e3_10*O15_0 - e3_9_neg*O05 + J_x11*O15_1;
    const O45_neg = J_y11_neg*O15_1 - (e4_9*O05 + e4_10*O15_0);
    const O55 = e5_9*O05 + e5_10*O15_0 + J_z11*O15_1;

    const Omega = [
        D9_inv,   O01,      O02,      -O03_neg, O04,      O05,
        O01,      O11,      O12,      O13,      -O14_neg, O15,
        O02,      O12,      O22,      O23,      -O24_neg, O25,
        -O03_neg, O13,      O23,      O33,      O34,      O35,
        O04,      -O14_neg, -O24_neg, O34,      O44,      -O45_neg,
        O05,      O15,      O25,      O35,      -O45_neg, O55,
    ];
    return [Omega];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'FL_FOOT'.
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 12
 */
export function tip_force_acceleration_FL_FOOT(q, f) {
    const given = [["q", q, 12], ["f", f, 6]];
    return evaluate("tip_force_acceleration_FL_FOOT", _tip_force_acceleration_FL_FOOT, given, [
        ["qdd", [12]],
    ]);
}

function _tip_force_acceleration_FL_FOOT(q, f) {
    const q0 = q[0], q1 = q[1], q2 = q[2];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c_0 = cos(q0);
    const s_0 = sin(q0);
    const c_1 = cos(q1);
    const s_1 = sin(q1);
    const q_1_2 = q1 + q2;
    const c_1_2 = cos(q_1_2);
    const s_1_2 = sin(q_1_2);

    // position of 'FL_LOWER_LEG'
    const r2_x = -0.16*c_1;
    const r2_y = -0.16*s_1;

    // inertia of 'FL_UPPER_LEG' in the axes of its group
    const I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const I1_Jxx_neg = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    // inertia of 'FL_LOWER_LEG' in the axes of its group
    const I2_hx = -0.0038482516772413*c_1_2;
    const I2_hy = -0.0038482516772413*s_1_2;
    const I2_Jxx_neg = 0.0005396092213171668*c_1_2*c_1_2;
    const I2_Jyz = 3.3497340042275575e-05*s_1_2;

    // frame of tool 'FL_FOOT'
    const J_x2 = -0.16*c_1_2;
    const J_y1_neg_0 = 0.16*s_1_2;
    const J_x1 = r2_x + J_x2;
    const ot_z = 0.05945*s_0 + c_0*J_x1;

    // columns of the Jacobian
    const J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const J_z0 = 0.05945*c_0 - s_0*J_x1;
    const J_y1_neg = s_0*J_y1_neg_1;
    const J_z1 = c_0*J_y1_neg_1;
    const J_y2_neg = s_0*J_y1_neg_0;
    const J_z2 = c_0*J_y1_neg_0;

    // joint forces of the wrench
    const tau0 = f0 - ot_z*f4 + J_z0*f5;
    const tau1_0 = c_0*f1 + s_0*f2;
    const tau1 = tau1_0 + J_x1*f3 - J_y1_neg*f4 + J_z1*f5;
    const tau2 = tau1_0 + J_x2*f3 - J_y2_neg*f4 + J_z2*f5;

    // composite inertia of 'FL_UPPER_LEG'
    const R1_Jzz_0 = -0.32*c_1*I2_hx;
    const R1_hy = I1_hy + I2_hy;
    const R1_Jyy = I2_Jxx_neg + R1_Jzz_0 + I1_Jxx_neg;
    const R1_Jzz = R1_Jzz_0 - 0.32*s_1*I2_hy + 0.002838197420805067;
    const R1_Jyz = I1_Jyz + I2_Jyz;

    // composite inertia of 'FL_SHOULDER'
    const M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const R0_Jzz = R1_Jyy + 0.00037588290370216287;

    // inertia that joint 'FL_KFE' feels, and its couplings inward
    const M1x2 = r2_x*I2_hx + r2_y*I2_hy + 0.0005426192213171668;
    const M0x2 = 0.00023148988883634047*s_1_2;

    // elimination of 'FL_KFE'
    const U0x2 = 0.4266157182460592*s_1_2;
    const U1x2 = 1842.912968642313*M1x2;
    const M0x0e2 = R0_Jzz - M0x2*U0x2;
    const M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const D1 = R1_Jzz - M1x2*U1x2;

    // elimination of 'FL_HFE'
    const D1_inv = 1.0/D1;
    const U0x1_neg = M0x1e2_neg*D1_inv;
    const D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    // elimination of 'FL_HAA'
    const D0_inv = 1.0/D0;

    // solve with U
    const e1 = tau1 - tau2*U1x2;
    const e0 = tau0 + U0x1_neg*e1 - tau2*U0x2;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1 = D1_inv*e1 + U0x1_neg*x0;
    const x2 = 1842.912968642313*tau2 - U0x2*x0 - U1x2*x1;

    const qdd = [x0, x1, x2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    return [qdd];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'FR_FOOT'.
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 12
 */
export function tip_force_acceleration_FR_FOOT(q, f) {
    const given = [["q", q, 12], ["f", f, 6]];
    return evaluate("tip_force_acceleration_FR_FOOT", _tip_force_acceleration_FR_FOOT, given, [
        ["qdd", [12]],
    ]);
}

function _tip_force_acceleration_FR_FOOT(q, f) {
    const q3 = q[3], q4 = q[4], q5 = q[5];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c_3 = cos(q3);
    const s_3 = sin(q3);
    const c_4 = cos(q4);
    const s_4 = sin(q4);
    const q_4_5 = q4 + q5;
    const c_4_5 = cos(q_4_5);
    const s_4_5 = sin(q_4_5);

    // position of 'FR_LOWER_LEG'
    const r5_x = -0.16*c_4;
    const r5_y = -0.16*s_4;

    // inertia of 'FR_UPPER_LEG' in the axes of its group
    const I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const I4_Jxx_neg = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    // inertia of 'FR_LOWER_LEG' in the axes of its group
    const I5_hx = -0.0038482516772413*c_4_5;
    const I5_hy = -0.0038482516772413*s_4_5;
    const I5_Jxx_neg = 0.0005396092213171668*c_4_5*c_4_5;
    const I5_Jyz = -3.3497340042275575e-05*s_4_5;

    // frame of tool 'FR_FOOT'
    const J_x5 = -0.16*c_4_5;
    const J_y4_neg_0 = 0.16*s_4_5;
    const J_x4 = r5_x + J_x5;
    const ot_z_neg = 0.05945*s_3 - c_3*J_x4;

    // columns of the Jacobian
    const J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const J_z3 = -s_3*J_x4 - 0.05945*c_3;
    const J_y4_neg = s_3*J_y4_neg_1;
    const J_z4 = c_3*J_y4_neg_1;
    const J_y5_neg = s_3*J_y4_neg_0;
    const J_z5 = c_3*J_y4_neg_0;

    // joint forces of the wrench
    const tau3 = f0 + ot_z_neg*f4 + J_z3*f5;
    const tau4_0 = c_3*f1 + s_3*f2;
    const tau4 = tau4_0 + J_x4*f3 - J_y4_neg*f4 + J_z4*f5;
    const tau5 = tau4_0 + J_x5*f3 - J_y5_neg*f4 + J_z5*f5;

    // composite inertia of 'FR_UPPER_LEG'
    const R4_Jzz_0 = -0.32*c_4*I5_hx;
    const R4_hy = I5_hy - I4_hy_neg;
    const R4_Jyy = I5_Jxx_neg + R4_Jzz_0 + I4_Jxx_neg;
    const R4_Jzz = R4_Jzz_0 - 0.32*s_4*I5_hy + 0.002838197420805067;
    const R4_Jyz = I4_Jyz + I5_Jyz;

    // composite inertia of 'FR_SHOULDER'
    const M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const R3_Jzz = R4_Jyy + 0.00037588290370216287;

    // inertia that joint 'FR_KFE' feels, and its couplings inward
    const M4x5 = r5_x*I5_hx + r5_y*I5_hy + 0.0005426192213171668;
    const M3x5 = -0.00023148988883634047*s_4_5;

    // elimination of 'FR_KFE'
    const U3x5 = -0.4266157182460592*s_4_5;
    const U4x5 = 1842.912968642313*M4x5;
    const M3x3e5 = R3_Jzz - M3x5*U3x5;
    const M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const D4 = R4_Jzz - M4x5*U4x5;

    // elimination of 'FR_HFE'
    const D4_inv = 1.0/D4;
    const U3x4 = M3x4e5*D4_inv;
    const D3 = M3x3e5 - M3x4e5*U3x4;

    // elimination of 'FR_HAA'
    const D3_inv = 1.0/D3;

    // solve with U
    const e4 = tau4 - tau5*U4x5;
    const e3 = tau3 - U3x4*e4 - tau5*U3x5;

    // solve with D and U*
    const x3 = D3_inv*e3;
    const x4 = D4_inv*e4 - U3x4*x3;
    const x5 = 1842.912968642313*tau5 - U3x5*x3 - U4x5*x4;

    const qdd = [0.0, 0.0, 0.0, x3, x4, x5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    return [qdd];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'HL_FOOT'.
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 12
 */
export function tip_force_acceleration_HL_FOOT(q, f) {
    const given = [["q", q, 12], ["f", f, 6]];
    return evaluate("tip_force_acceleration_HL_FOOT", _tip_force_acceleration_HL_FOOT, given, [
        ["qdd", [12]],
    ]);
}

function _tip_force_acceleration_HL_FOOT(q, f) {
    const q6 = q[6], q7 = q[7], q8 = q[8];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c_6 = cos(q6);
    const s_6 = sin(q6);
    const c_7 = cos(q7);
    const s_7 = sin(q7);
    const q_7_8 = q7 + q8;
    const c_7_8 = cos(q_7_8);
    const s_7_8 = sin(q_7_8);

    // position of 'HL_LOWER_LEG'
    const r8_x = -0.16*c_7;
    const r8_y = -0.16*s_7;

    // inertia of 'HL_UPPER_LEG' in the axes of its group
    const I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const I7_Jxx_neg = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    // inertia of 'HL_LOWER_LEG' in the axes of its group
    const I8_hx = -0.0038482516772413*c_7_8;
    const I8_hy = -0.0038482516772413*s_7_8;
    const I8_Jxx_neg = 0.0005396092213171668*c_7_8*c_7_8;
    const I8_Jyz = 3.3497340042275575e-05*s_7_8;

    // frame of tool 'HL_FOOT'
    const J_x8 = -0.16*c_7_8;
    const J_y7_neg_0 = 0.16*s_7_8;
    const J_x7 = r8_x + J_x8;
    const ot_z = 0.05945*s_6 + c_6*J_x7;

    // columns of the Jacobian
    const J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const J_z6 = 0.05945*c_6 - s_6*J_x7;
    const J_y7_neg = s_6*J_y7_neg_1;
    const J_z7 = c_6*J_y7_neg_1;
    const J_y8_neg = s_6*J_y7_neg_0;
    const J_z8 = c_6*J_y7_neg_0;

    // joint forces of the wrench
    const tau6 = f0 - ot_z*f4 + J_z6*f5;
    const tau7_0 = c_6*f1 + s_6*f2;
    const tau7 = tau7_0 + J_x7*f3 - J_y7_neg*f4 + J_z7*f5;
    const tau8 = tau7_0 + J_x8*f3 - J_y8_neg*f4 + J_z8*f5;

    // composite inertia of 'HL_UPPER_LEG'
    const R7_Jzz_0 = -0.32*c_7*I8_hx;
    const R7_hy = I7_hy + I8_hy;
    const R7_Jyy = I8_Jxx_neg + R7_Jzz_0 + I7_Jxx_neg;
    const R7_Jzz = R7_Jzz_0 - 0.32*s_7*I8_hy + 0.002838197420805067;
    const R7_Jyz = I7_Jyz + I8_Jyz;

    // composite inertia of 'HL_SHOULDER'
    const M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const R6_Jzz = R7_Jyy + 0.00037588290370216287;

    // inertia that joint 'HL_KFE' feels, and its couplings inward
    const M7x8 = r8_x*I8_hx + r8_y*I8_hy + 0.0005426192213171668;
    const M6x8 = 0.00023148988883634047*s_7_8;

    // elimination of 'HL_KFE'
    const U6x8 = 0.4266157182460592*s_7_8;
    const U7x8 = 1842.912968642313*M7x8;
    const M6x6e8 = R6_Jzz - M6x8*U6x8;
    const M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const D7 = R7_Jzz - M7x8*U7x8;

    // elimination of 'HL_HFE'
    const D7_inv = 1.0/D7;
    const U6x7_neg = M6x7e8_neg*D7_inv;
    const D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    // elimination of 'HL_HAA'
    const D6_inv = 1.0/D6;

    // solve with U
    const e7 = tau7 - tau8*U7x8;
    const e6 = tau6 + U6x7_neg*e7 - tau8*U6x8;

    // solve with D and U*
    const x6 = D6_inv*e6;
    const x7 = D7_inv*e7 + U6x7_neg*x6;
    const x8 = 1842.912968642313*tau8 - U6x8*x6 - U7x8*x7;

    const qdd = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, x6, x7, x8, 0.0, 0.0, 0.0];
    return [qdd];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'HR_FOOT'.
 * Operations: 58 mul, 37 add, 2 div, 6 trig.
 *
 * @param {number[]} q joint positions [rad], 12 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 12
 */
export function tip_force_acceleration_HR_FOOT(q, f) {
    const given = [["q", q, 12], ["f", f, 6]];
    return evaluate("tip_force_acceleration_HR_FOOT", _tip_force_acceleration_HR_FOOT, given, [
        ["qdd", [12]],
    ]);
}

function _tip_force_acceleration_HR_FOOT(q, f) {
    const q9 = q[9], q10 = q[10], q11 = q[11];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c_9 = cos(q9);
    const s_9 = sin(q9);
    const c_10 = cos(q10);
    const s_10 = sin(q10);
    const q_10_11 = q10 + q11;
    const c_10_11 = cos(q_10_11);
    const s_10_11 = sin(q_10_11);

    // position of 'HR_LOWER_LEG'
    const r11_x = -0.16*c_10;
    const r11_y = -0.16*s_10;

    // inertia of 'HR_UPPER_LEG' in the axes of its group
    const I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const I10_Jxx_neg = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    // inertia of 'HR_LOWER_LEG' in the axes of its group
    const I11_hx = -0.0038482516772413*c_10_11;
    const I11_hy = -0.0038482516772413*s_10_11;
    const I11_Jxx_neg = 0.0005396092213171668*c_10_11*c_10_11;
    const I11_Jyz = -3.3497340042275575e-05*s_10_11;

    // frame of tool 'HR_FOOT'
    const J_x11 = -0.16*c_10_11;
    const J_y10_neg_0 = 0.16*s_10_11;
    const J_x10 = r11_x + J_x11;
    const ot_z_neg = 0.05945*s_9 - c_9*J_x10;

    // columns of the Jacobian
    const J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const J_z9 = -s_9*J_x10 - 0.05945*c_9;
    const J_y10_neg = s_9*J_y10_neg_1;
    const J_z10 = c_9*J_y10_neg_1;
    const J_y11_neg = s_9*J_y10_neg_0;
    const J_z11 = c_9*J_y10_neg_0;

    // joint forces of the wrench
    const tau9 = f0 + ot_z_neg*f4 + J_z9*f5;
    const tau10_0 = c_9*f1 + s_9*f2;
    const tau10 = tau10_0 + J_x10*f3 - J_y10_neg*f4 + J_z10*f5;
    const tau11 = tau10_0 + J_x11*f3 - J_y11_neg*f4 + J_z11*f5;

    // composite inertia of 'HR_UPPER_LEG'
    const R10_Jzz_0 = -0.32*c_10*I11_hx;
    const R10_hy = I11_hy - I10_hy_neg;
    const R10_Jyy = I11_Jxx_neg + R10_Jzz_0 + I10_Jxx_neg;
    const R10_Jzz = R10_Jzz_0 - 0.32*s_10*I11_hy + 0.002838197420805067;
    const R10_Jyz = I10_Jyz + I11_Jyz;

    // composite inertia of 'HR_SHOULDER'
    const M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const R9_Jzz = R10_Jyy + 0.00037588290370216287;

    // inertia that joint 'HR_KFE' feels, and its couplings inward
    const M10x11 = r11_x*I11_hx + r11_y*I11_hy + 0.0005426192213171668;
    const M9x11 = -0.00023148988883634047*s_10_11;

    // elimination of 'HR_KFE'
    const U9x11 = -0.4266157182460592*s_10_11;
    const U10x11 = 1842.912968642313*M10x11;
    const M9x9e11 = R9_Jzz - M9x11*U9x11;
    const M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const D10 = R10_Jzz - M10x11*U10x11;

    // elimination of 'HR_HFE'
    const D10_inv = 1.0/D10;
    const U9x10 = M9x10e11*D10_inv;
    const D9 = M9x9e11 - M9x10e11*U9x10;

    // elimination of 'HR_HAA'
    const D9_inv = 1.0/D9;

    // solve with U
    const e10 = tau10 - tau11*U10x11;
    const e9 = tau9 - U9x10*e10 - tau11*U9x11;

    // solve with D and U*
    const x9 = D9_inv*e9;
    const x10 = D10_inv*e10 - U9x10*x9;
    const x11 = 1842.912968642313*tau11 - U9x11*x9 - U10x11*x10;

    const qdd = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, x9, x10, x11];
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
            "q": [-1.46, 1.39, 1.06, -0.98, -0.02, -0.2, 0.61, 1.15, -1.62, -1.89, 1.34, -0.27],
            "qd": [1.05, -1.99, -0.22, 0.89, -1.08, 1.78, 1.61, -1.88, -1.9, 0.17, 1.76, -0.48],
            "qdd": [
                -1.13, -0.31, -1.88, -1.11, -0.25, -0.02, -1.07, -1.08, -1.12, -0.16, -0.84, -1.91,
            ],
            "tau": [1.35, 0.23, 0.57, -1.26, 1.97, 1.44, -1.52, -0.67, 0.89, 0.84, 1.75, -0.31],
            "f": [-1.56, 1.6, 0.04, -1.16, 0.42, 1.27],
        },
        {
            "q": [-1.92, -1.93, -1.41, 0.88, -1.36, 0.82, 0.71, 0.18, -1.12, 1.9, 1.19, 0.07],
            "qd": [-1.11, 0.59, -0.42, 0.3, -0.72, 0.52, -1.76, -0.81, 1.87, 1.5, -0.77, 1.43],
            "qdd": [-0.76, 1.76, 0.98, -0.34, -0.99, -1.97, 1.51, -1.85, 1.28, 1.85, 0.28, -1.31],
            "tau": [1.47, 1.9, 0.82, 0.04, -0.49, -0.61, -1.18, 0.7, -0.27, -1.22, -1.58, 0.66],
            "f": [1.92, 0.17, 0.75, 0.65, -0.96, 0.17],
        },
    ];
    const expected = [
        [mass_matrix, ["q"], [
            [0, [
                [5.1e-12, [
                    0.00059873154, 0.00092877322, 0.00014763608, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.00092877322, 0.00344021432, 0.00084362767, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.00014763608, 0.00084362767, 0.00054261922, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00435489193, 6.633052e-05,
                    5.051795e-05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.633052e-05,
                    0.00404509113, 0.00114606608, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    5.051795e-05, 0.00114606608, 0.00054261922, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.00163127423, 0.00061995251, -0.0001048386, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00061995251, 0.00277763047, 0.00051233575,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0001048386, 0.00051233575,
                    0.00054261922, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.00075394562, -0.0009761154, -0.00020306305, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.0009761154, 0.00402502397, 0.0011360325, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.00020306305, 0.0011360325, 0.00054261922,
                ]],
            ]],
            [1, [
                [5.1e-12, [
                    0.00159885505, -0.00069775862, 4.562855e-05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.00069775862, 0.00303535636, 0.00064119869, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 4.562855e-05, 0.00064119869, 0.00054261922, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00109306215, 0.00089551793,
                    0.00011901728, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00089551793,
                    0.00367831227, 0.00096267665, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.00011901728, 0.00096267665, 0.00054261922, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.00347009539, -4.484263e-05, -0.00018694153, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.484263e-05, 0.00337471445, 0.00081087773,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00018694153, 0.00081087773,
                    0.00054261922, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.00087899836, -0.00095763545, -0.00022039929, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, -0.00095763545, 0.00406662216, 0.00115683159, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -0.00022039929, 0.00115683159, 0.00054261922,
                ]],
            ]],
        ]],
        [udu, ["q"], [
            [0, [
                [5.1e-09, [
                    1.0, 0.3284971, 0.27208045, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    1.0, 1.55473238, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.02484999,
                    0.09310019, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.11210004,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.3134155, -0.19320841, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.94419019, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, -0.33461399, -0.37422752, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, 2.09360902, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-12, [
                    0.00032886479, 0.00212859907, 0.00054261922, 0.00434918554, 0.00162448493,
                    0.00054261922, 0.00138569156, 0.00229388808, 0.00054261922, 0.00049358797,
                    0.00164661609, 0.00054261922,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, -0.33002016, 0.08408944, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    1.0, 1.18167338, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.34732342,
                    0.2193385, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.77412928,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.10842494, -0.34451698, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.49437709, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, -0.30478615, -0.4061767, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, 2.13193994, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-12, [
                    0.00134694972, 0.00227766893, 0.00054261922, 0.00082926078, 0.00197039945,
                    0.00054261922, 0.0033802632, 0.00216295734, 0.00054261922, 0.0006408156,
                    0.00160032669, 0.00054261922,
                ]],
            ]],
        ]],
        [innovations, ["q"], [
            [0, [
                [5.1e-09, [
                    1.0, -0.3284971, 0.23864464, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    1.0, -1.55473238, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.02484999,
                    -0.14558586, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -2.11210004,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.3134155, 0.48913225, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.94419019, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, 0.33461399, -0.32632334, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, -2.09360902, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-12, [
                    0.00032886479, 0.00212859907, 0.00054261922, 0.00434918554, 0.00162448493,
                    0.00054261922, 0.00138569156, 0.00229388808, 0.00054261922, 0.00049358797,
                    0.00164661609, 0.00054261922,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, 0.33002016, -0.47406548, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    1.0, -1.18167338, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.34732342,
                    0.39685816, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.77412928,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.10842494, 0.50654473, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.49437709, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, 0.30478615, -0.24360906, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 1.0, -2.13193994, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-12, [
                    0.00134694972, 0.00227766893, 0.00054261922, 0.00082926078, 0.00197039945,
                    0.00054261922, 0.0033802632, 0.00216295734, 0.00054261922, 0.0006408156,
                    0.00160032669, 0.00054261922,
                ]],
            ]],
        ]],
        [mass_matrix_inverse, ["q"], [
            [0, [
                [5.1e-06, [
                    3040.76338, -998.88196, 725.66187, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -998.88196, 797.92239, -968.77952, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    725.66187, -968.77952, 3151.66745, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 229.92811, 5.71371, -33.47428, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 5.71371, 615.72172, -1300.99782, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -33.47428, -1300.99782, 4593.86696, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 721.66132, -226.17984, 352.98782, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -226.17984, 506.82933, -522.24313, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 352.98782, -522.24313, 2404.21002, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2025.98131, 677.92168, -661.12498, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 677.92168, 834.14818, -1492.6832, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -661.12498, -1492.6832, 4720.59682,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    742.41821, 245.01297, -351.95484, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    245.01297, 519.90459, -634.96042, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -351.95484, -634.96042, 2622.82448, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1205.89328, -418.83498, 478.56858, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, -418.83498, 652.98251, -1066.60874, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 478.56858, -1066.60874, 3630.24626, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 295.83495, -32.07589, 149.85363, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -32.07589, 465.8078, -707.14319, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 149.85363, -707.14319, 2951.27867, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1560.51133, 475.62224, -380.1547,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 475.62224, 769.83549, -1448.05635,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -380.1547, -1448.05635, 4775.67215,
                ]],
            ]],
        ]],
        [inverse_dynamics, ["q", "qd", "qdd"], [
            [0, [
                [5.1e-10, [
                    0.004510168, 0.017076187, 0.003126337, -0.227963529, -0.007946755, -0.005282573,
                    0.135604822, 0.120983283, -0.018096058, -0.028512945, -0.069077362,
                    -0.012848761,
                ]],
            ]],
            [1, [
                [5.1e-10, [
                    0.062234842, 0.060850398, -0.00131298, -0.003269751, -0.126368942, -0.014223154,
                    0.192124095, -0.005432053, -0.026882647, 0.102436436, -0.062920844,
                    -0.011545293,
                ]],
            ]],
        ]],
        [bias_forces, ["q", "qd"], [
            [0, [
                [5.1e-10, [
                    0.00575221, 0.020778187, 0.004574815, -0.223112006, -0.006838934, -0.004929129,
                    0.137902415, 0.125220289, -0.017047179, -0.029600102, -0.063682698,
                    -0.010890581,
                ]],
            ]],
            [1, [
                [5.1e-10, [
                    0.064633312, 0.054349499, -0.002938579, -0.001777083, -0.120526464,
                    -0.012160678, 0.187040578, -0.000159042, -0.025794794, 0.100789704,
                    -0.060772424, -0.010750636,
                ]],
            ]],
        ]],
        [gravity_forces, ["q"], [
            [0, [
                [5.1e-10, [
                    0.007234884, 0.021561452, 0.002662131, -0.222276011, -0.006513498, -0.004589009,
                    0.129700096, 0.115979232, -0.014013578, -0.028228973, -0.063476075,
                    -0.010391994,
                ]],
            ]],
            [1, [
                [5.1e-10, [
                    0.063076077, 0.053109925, -0.00254597, -0.001223155, -0.120626263, -0.012366675,
                    0.190480985, 0.000456888, -0.023119729, 0.099529555, -0.063773978, -0.011619898,
                ]],
            ]],
        ]],
        [coriolis_matrix, ["q", "qd"], [
            [0, [
                [5.1e-12, [
                    -0.00056074091, 0.00038305798, 0.00059822812, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.00027329527, 0.00011816793, 0.00118705056, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.00020418347, -0.00106888263, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00011277927, 0.00097200444,
                    6.370587e-05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00027269189,
                    0.00021773803, 8.562731e-05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.00022184315, 0.00013211071, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.00127535765, -0.00302215555, -0.00024596846, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00163205949, -0.00116845267, -0.00232460584,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00053418212, 0.00115615317, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00184280669,
                    -0.00065611634, -0.00020190298, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.00019426349, -7.883134e-05, 0.0002102169, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 5.963878e-05, -0.00028904824, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-12, [
                    -0.00074819226, 0.00108819508, -0.0002016819, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.00129151039, -0.00025526657, 0.00010332218, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.00016310066, -0.00035858875, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00076636234, 0.00054461598,
                    0.00013096829, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00038522628,
                    -0.00023409428, 9.003626e-05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -9.125811e-05, -0.00032413054, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.00116659278, -0.00098528353, -0.00116860069, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00049717248, 0.00103637286, 0.00058746269, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00131332246, 0.00044891017, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00048864407,
                    -0.00181604087, -0.00060920938, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.00199652024, -6.158328e-05, -2.842305e-05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.00056248565, -3.316023e-05, 0.0,
                ]],
            ]],
        ]],
        [forward_dynamics, ["q", "qd", "tau"], [
            [0, [
                [5.1e-06, [
                    4288.85905, -1723.57444, 2554.81171, -275.48257, -668.59145, 4100.65814,
                    -696.40463, -501.75601, 2010.81088, 3189.07709, 2548.87649, -4694.14302,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    1205.94092, 781.36181, 491.88282, -80.97997, 378.90319, -1756.22705, -463.47164,
                    542.67663, -1420.68631, -3038.67473, -2769.03697, 5905.31668,
                ]],
            ]],
        ]],
        [pose_FL_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    -0.77023125, 0.0, 0.6377647, -0.06483448, -0.63385416, 0.11056978, -0.76550848,
                    0.18796106, -0.0705175, -0.99386836, -0.0851643, -0.04864029, 0.0, 0.0, 0.0,
                    1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    -0.98038175, 0.0, 0.19710817, 0.31285102, -0.1852118, -0.34214965, -0.92121127,
                    0.267403, 0.06744049, -0.93964547, 0.33543727, -0.12877596, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [pose_FR_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    0.97589745, 0.0, -0.21822962, 0.23271653, 0.18123913, 0.55702255, 0.81048027,
                    -0.38314484, 0.12155882, -0.83049737, 0.54359688, -0.12670822, 0.0, 0.0, 0.0,
                    1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.85770868, 0.0, -0.51413599, 0.4333201, -0.3962646, 0.63715114, -0.66106943,
                    0.00619541, 0.32758234, 0.77073888, 0.54649007, -0.1545895, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [pose_HL_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    0.89156829, 0.0, -0.45288629, -0.26818042, -0.25944382, 0.81964802, -0.51075046,
                    0.25538961, 0.37120735, 0.57286746, 0.73077218, -0.13643713, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.58978803, 0.0, -0.8075581, -0.09403544, -0.52639364, 0.75836188, -0.38444375,
                    0.29670402, 0.61242128, 0.65183377, 0.44727275, -0.15218965, 0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [pose_HR_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    0.48012423, 0.0, 0.8772005, -0.49070961, -0.83288926, -0.31381056, 0.45587105,
                    -0.17653493, 0.27527478, -0.94948561, -0.15066805, 0.09203942, 0.0, 0.0, 0.0,
                    1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.30581691, 0.0, 0.95209034, -0.49547349, 0.90096317, -0.32328957, -0.28939457,
                    0.03429498, 0.30780087, 0.94630009, -0.09886742, -0.02121415, 0.0, 0.0, 0.0,
                    1.0,
                ]],
            ]],
        ]],
        [jacobian_FL_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.11056978,
                    0.11056978, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.99386836,
                    -0.99386836, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.09446692,
                    0.123237, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.04864029, 0.25784372,
                    0.10141667, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.10046106, 0.02868561,
                    0.0112828, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.34214965,
                    -0.34214965, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.93964547,
                    -0.93964547, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.21310569,
                    0.15686108, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.12877596,
                    -0.11111404, 0.02963389, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.179903,
                    0.04045955, -0.01079048, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_FR_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.55702255, 0.55702255, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.83049737, -0.83049737, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.31611159, -0.15614359, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.12670822, -0.03165567, -0.02899826, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.29564484, -0.02123176, -0.01944941, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.63715114, 0.63715114, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.77073888, 0.77073888, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.17071158, -0.13723339, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.1545895, 0.18399086, 0.06340234, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.09369541, -0.15210078, -0.05241317, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_HL_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.81964802, 0.81964802, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.57286746, 0.57286746, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.20800892, -0.14265093, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.13643713, -0.04215183, 0.04151101, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.16788961, 0.06031005, -0.05939318, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.75836188, 0.75836188, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.65183377, 0.65183377, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.25178107, -0.09436608, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.15218965, 0.06555138, 0.08422298, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.20920402, -0.07626433, -0.0979874, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_HR_FOOT, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.31381056, -0.31381056, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -0.94948561, -0.94948561, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.11342033, -0.07681988, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.09203942, 0.28115181, 0.13326228, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, -0.08903493, -0.09292232, -0.04404396,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.32328957, -0.32328957, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.94630009, 0.94630009, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.10839628, -0.04893071, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.02121415, -0.28471661, -0.14415411, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.12179498, -0.09726926, -0.04924814,
                ]],
            ]],
        ]],
        [jacobian_rate_FL_FOOT, ["q", "qd"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.04356178,
                    1.04356178, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.11609827,
                    0.11609827, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.53872394,
                    -0.2255136, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.04591753, 0.1836625,
                    0.25883686, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.48434838,
                    0.29451962, 0.1366016, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.04300648,
                    -1.04300648, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.37978611,
                    0.37978611, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08301377,
                    0.00536134, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1712892, -0.01132835,
                    -0.03703438, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.22094483,
                    0.14381448, -0.02376972, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_FR_FOOT, ["q", "qd"], [
            [0, [
                [5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.73914266, 0.73914266, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.495750067, 0.495750067, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.020985948, -0.024441718, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.274813551, -0.033811184, 0.108083766, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.095341537, -0.063524946, 0.035074399, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.231221664, -0.231221664, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.191145343, 0.191145343, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.129102354, 0.016452352, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.110366336, 0.085362573, 0.036878174, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.053127353, 0.022351497, 0.001533019, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_HL_FOOT, ["q", "qd"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, -0.92231661, -0.92231661, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 1.31963331, 1.31963331, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.00065377, 0.27390563, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.26976642, 0.28219266, 0.40452489, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.22003829, -0.61054809, -0.37513829, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.14722744, 1.14722744, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -1.3347169, -1.3347169, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.16016409, -0.13696185, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.48966141, -0.11631407, -0.23765949, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.16345342, -0.13620877, -0.07237499, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_HR_FOOT, ["q", "qd"], [
            [0, [
                [5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.161412555, 0.161412555, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -0.053347795, -0.053347795, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.45378391, 0.179650663, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.157538121, 0.170322002, 0.100849865, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.415214594, -0.003275678, -0.008202229,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.41945013, -1.41945013, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -0.48493435, -0.48493435, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.01383432, 0.10054074, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.18716496, 0.15867348, 0.04331214, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.04491264, -0.42271237, -0.22667156,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_FL_FOOT, ["q"], [
            [0, [
                [5.1e-06, [
                    3040.76338, -30.20989, 271.54481, -4.93291, -36.05763, 285.01227, -30.20989,
                    24.59844, -221.1057, 27.96002, 18.13757, -0.8536, 271.54481, -221.1057,
                    1987.43236, -251.32169, -163.03146, 7.6727, -4.93291, 27.96002, -251.32169,
                    32.42945, 18.52082, 1.5916, -36.05763, 18.13757, -163.03146, 18.52082, 24.09628,
                    -0.74651, 285.01227, -0.8536, 7.6727, 1.5916, -0.74651, 27.00729,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    742.41821, 36.59012, 100.48744, -2.99436, 57.95145, 147.27414, 36.59012,
                    219.24289, 602.10667, -98.29941, -19.81762, 15.51453, 100.48744, 602.10667,
                    1653.56535, -269.95963, -54.42513, 42.60754, -2.99436, -98.29941, -269.95963,
                    45.69571, 6.55266, -3.0651, 57.95145, -19.81762, -54.42513, 6.55266, 15.51751,
                    7.49269, 147.27414, 15.51453, 42.60754, -3.0651, 7.49269, 30.67257,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_FR_FOOT, ["q"], [
            [0, [
                [5.1e-06, [
                    229.92811, -15.46326, 23.05508, 3.42062, 29.9236, -67.44731, -15.46326,
                    809.06863, -1206.28757, -165.73465, -43.06458, -22.99806, 23.05508, -1206.28757,
                    1798.52442, 247.10345, 64.20749, 34.28914, 3.42062, -165.73465, 247.10345,
                    45.09781, 9.03886, 4.76046, 29.9236, -43.06458, 64.20749, 9.03886, 5.9831,
                    -7.37688, -67.44731, -22.99806, 34.28914, 4.76046, -7.37688, 20.72468,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    1205.89328, 38.05933, 46.03901, 5.82439, 139.699, 151.6085, 38.05933, 872.82197,
                    1055.82143, -179.17065, 60.95711, -41.96197, 46.03901, 1055.82143, 1277.1893,
                    -216.7363, 73.73763, -50.75989, 5.82439, -179.17065, -216.7363, 37.42236,
                    -12.71986, 11.80525, 139.699, 60.95711, 73.73763, -12.71986, 26.18697, 9.29391,
                    151.6085, -41.96197, -50.75989, 11.80525, 9.29391, 25.89684,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_HL_FOOT, ["q"], [
            [0, [
                [5.1e-06, [
                    721.66132, 103.93791, 72.64417, -3.30662, 122.64817, 86.55346, 103.93791,
                    1253.99306, 876.43941, -217.41829, 78.74636, -74.92882, 72.64417, 876.43941,
                    612.56003, -151.95774, 55.03732, -52.36917, -3.30662, -217.41829, -151.95774,
                    39.86061, -8.87487, 11.49737, 122.64817, 78.74636, 55.03732, -8.87487, 26.90471,
                    6.03895, 86.55346, -74.92882, -52.36917, 11.49737, 6.03895, 22.78726,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    295.83495, 89.31815, 76.77151, -6.065, 55.54152, 49.65234, 89.31815, 1151.83584,
                    990.03592, -114.51764, 144.93241, -134.11793, 76.77151, 990.03592, 850.96425,
                    -98.4312, 124.57356, -115.2782, -6.065, -114.51764, -98.4312, 22.20743,
                    -12.69738, 12.42979, 55.54152, 144.93241, 124.57356, -12.69738, 25.18197,
                    -7.84363, 49.65234, -134.11793, -115.2782, 12.42979, -7.84363, 28.3045,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_HR_FOOT, ["q"], [
            [0, [
                [5.1e-06, [
                    2025.98131, -5.27098, -15.94823, -26.10256, -83.97425, -214.2586, -5.27098,
                    253.02487, 765.56848, 54.37605, -76.40184, 25.8809, -15.94823, 765.56848,
                    2316.35373, 164.5237, -231.16638, 78.30693, -26.10256, 54.37605, 164.5237,
                    12.57695, -17.72236, 8.97541, -83.97425, -76.40184, -231.16638, -17.72236,
                    36.21142, -1.93699, -214.2586, 25.8809, 78.30693, 8.97541, -1.93699, 26.23434,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    1560.51133, -30.86366, 90.34094, -32.95445, -47.51176, 162.52093, -30.86366,
                    276.90454, -810.5266, 28.87169, 91.9964, 27.89387, 90.34094, -810.5266,
                    2372.4904, -84.51024, -269.28245, -81.64808, -32.95445, 28.87169, -84.51024,
                    5.11865, 13.94481, 0.98919, -47.51176, 91.9964, -269.28245, 13.94481, 40.06252,
                    8.24442, 162.52093, 27.89387, -81.64808, 0.98919, 8.24442, 21.43295,
                ]],
            ]],
        ]],
        [tip_force_acceleration_FL_FOOT, ["q", "f"], [
            [0, [
                [5.1e-06, [
                    -4428.52134, 1498.35924, -1030.41252, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    1474.48574, 620.9431, -2131.604, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [tip_force_acceleration_FR_FOOT, ["q", "f"], [
            [0, [
                [5.1e-06, [
                    0.0, 0.0, 0.0, -459.56496, -585.40719, 3126.30711, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    0.0, 0.0, 0.0, 2251.76269, -1067.68787, 2372.255, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [tip_force_acceleration_HL_FOOT, ["q", "f"], [
            [0, [
                [5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -791.31444, 367.0955, 2157.67412, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 591.94462, -206.39192, 1358.16166, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [tip_force_acceleration_HR_FOOT, ["q", "f"], [
            [0, [
                [5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3446.70098, -828.01888,
                    -387.32904,
                ]],
            ]],
            [1, [
                [5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3110.5101, 470.51256, 1647.98265,
                ]],
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
