/* panda: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from panda.yaml
 * (SHA-256 decf25b26b9b081979dc3f7d9b05e6c15b8cfdb6936edbc76286fb97d43c4753).
 * Make it again with
 *
 *     symdyn generate panda.yaml --target python,c,javascript
 *
 * An ES module without dependencies. Every function takes arrays of numbers, plain or typed, of one
 * state. Matrices come as arrays of rows, several results as an object. Units are SI, angles rad.
 * Self-test: node panda.mjs
 *
 * Joints, in the order of q:
 *
 *     0  panda_joint1  rad  [-2.8973, 2.8973]
 *     1  panda_joint2  rad  [-1.7628, 1.7628]
 *     2  panda_joint3  rad  [-2.8973, 2.8973]
 *     3  panda_joint4  rad  [-3.0718, -0.0698]
 *     4  panda_joint5  rad  [-2.8973, 2.8973]
 *     5  panda_joint6  rad  [-0.0175, 3.7525]
 *     6  panda_joint7  rad  [-2.8973, 2.8973]
 *
 * Tools: panda_hand_tcp.
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
 * Bound: symdyn holds every function to its numeric core within 9.9e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                                 mul  add  div  trig
 *     mass_matrix                                 183  160    0    12
 *     udu                                         260  216    5    12
 *     innovations                                 295  251    5    12
 *     mass_matrix_inverse                         372  307    6    12
 *     inverse_dynamics                            290  271    0    12
 *     bias_forces                                 284  256    0    12
 *     gravity_forces                               54   33    0    12
 *     coriolis_matrix                             757  695    0    12
 *     forward_dynamics                            593  520    6    12
 *     pose_panda_hand_tcp                          89   51    0    14
 *     jacobian_panda_hand_tcp                      96   61    0    12
 *     jacobian_rate_panda_hand_tcp                209  137    0    12
 *     operational_inertia_inverse_panda_hand_tcp  635  492    6    14
 *     operational_inertia_panda_hand_tcp          755  582   12    14
 *     tip_force_acceleration_panda_hand_tcp       439  347    6    14
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */

export const NAME = "panda";
export const N = 7;
export const NQ = 7;
export const NV = 7;
export const JOINTS = Object.freeze([
    "panda_joint1", "panda_joint2", "panda_joint3", "panda_joint4", "panda_joint5", "panda_joint6",
    "panda_joint7",
]);
export const LIMITS = Object.freeze([
    [-2.8973, 2.8973], [-1.7628, 1.7628], [-2.8973, 2.8973], [-3.0718, -0.0698], [-2.8973, 2.8973],
    [-0.0175, 3.7525], [-2.8973, 2.8973],
]);
export const TOOLS = Object.freeze(["panda_hand_tcp"]);
export const PARAMETERS = Object.freeze({});
export const OPERATIONS = Object.freeze({
    "mass_matrix": { mul: 183, add: 160, trig: 12 },
    "udu": { mul: 260, add: 216, div: 5, trig: 12 },
    "innovations": { mul: 295, add: 251, div: 5, trig: 12 },
    "mass_matrix_inverse": { mul: 372, add: 307, div: 6, trig: 12 },
    "inverse_dynamics": { mul: 290, add: 271, trig: 12 },
    "bias_forces": { mul: 284, add: 256, trig: 12 },
    "gravity_forces": { mul: 54, add: 33, trig: 12 },
    "coriolis_matrix": { mul: 757, add: 695, trig: 12 },
    "forward_dynamics": { mul: 593, add: 520, div: 6, trig: 12 },
    "pose_panda_hand_tcp": { mul: 89, add: 51, trig: 14 },
    "jacobian_panda_hand_tcp": { mul: 96, add: 61, trig: 12 },
    "jacobian_rate_panda_hand_tcp": { mul: 209, add: 137, trig: 12 },
    "operational_inertia_inverse_panda_hand_tcp": { mul: 635, add: 492, div: 6, trig: 14 },
    "operational_inertia_panda_hand_tcp": { mul: 755, add: 582, div: 12, trig: 14 },
    "tip_force_acceleration_panda_hand_tcp": { mul: 439, add: 347, div: 6, trig: 14 },
});
export const SOURCE_SHA256 = "decf25b26b9b081979dc3f7d9b05e6c15b8cfdb6936edbc76286fb97d43c4753";

const { cos, sign, sin, sqrt } = Math;

/**
 * Generalised inertia matrix M, full symmetric, (N, N).
 * Operations: 183 mul, 160 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {number[][]} M, 7 x 7
 */
export function mass_matrix(q) {
    const given = [["q", q, 7]];
    return evaluate("mass_matrix", _mass_matrix, given, [["M", [7, 7]]]);
}

function _mass_matrix(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    const M = [
        R0_Jzz,   M_0,      -M02_neg, M03,       M04,       -M05_neg,  M06,
        M_0,      R1_Jzz,   R1_Jyz_0, M13,       M14,       M15,       -M16_neg,
        -M02_neg, R1_Jyz_0, R2_Jzz,   R2_Jyz_0,  M24,       M25,       -M26_neg,
        M03,      M13,      R2_Jyz_0, R3_Jzz,    -R3_Jyz_0, -M35_neg,  M36,
        M04,      M14,      M24,      -R3_Jyz_0, R4_Jzz,    R4_Jyz_0,  -M46_neg,
        -M05_neg, M15,      M25,      -M35_neg,  R4_Jyz_0,  R5_Jzz,    -R5_Jyz_0,
        M06,      -M16_neg, -M26_neg, M36,       -M46_neg,  -R5_Jyz_0, 0.006684151967360946,
    ];
    return [M];
}

/**
 * U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 * Operations: 260 mul, 216 add, 5 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {{U: number[][], D: number[]}} U, 7 x 7; D, 7
 */
export function udu(q) {
    const given = [["q", q, 7]];
    return evaluate("udu", _udu, given, [["U", [7, 7]], ["D", [7]]]);
}

function _udu(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    // elimination of 'panda_joint7'
    const U06 = 149.60760989322966*M06;
    const U16 = -149.60760989322966*M16_neg;
    const U26 = -149.60760989322966*M26_neg;
    const U36 = 149.60760989322966*M36;
    const U46 = -149.60760989322966*M46_neg;
    const U56 = -149.60760989322966*R5_Jyz_0;
    const M00e6 = R0_Jzz - M06*U06;
    const M01e6 = M01e6_0 - M06*U16;
    const M11e6 = R1_Jzz + M16_neg*U16;
    const M02e6 = -M02_neg - M06*U26;
    const M12e6 = R1_Jyz_0 + M16_neg*U26;
    const M22e6 = R2_Jzz + M26_neg*U26;
    const M03e6 = M03 - M06*U36;
    const M13e6 = M13 + M16_neg*U36;
    const M23e6 = R2_Jyz_0 + M26_neg*U36;
    const M33e6 = R3_Jzz - M36*U36;
    const M04e6 = M04 - M06*U46;
    const M14e6 = M14 + M16_neg*U46;
    const M24e6 = M24 + M26_neg*U46;
    const M34e6 = -R3_Jyz_0 - M36*U46;
    const M44e6 = R4_Jzz + M46_neg*U46;
    const M05e6 = -M05_neg - M06*U56;
    const M15e6 = M15 + M16_neg*U56;
    const M25e6 = M25 + M26_neg*U56;
    const M35e6 = -M35_neg - M36*U56;
    const M45e6 = R4_Jyz_0 + M46_neg*U56;
    const D5 = R5_Jzz + R5_Jyz_0*U56;

    // elimination of 'panda_joint6'
    const D5_inv_neg = -1.0/D5;
    const U05 = -M05e6*D5_inv_neg;
    const U15_neg = M15e6*D5_inv_neg;
    const U25 = -M25e6*D5_inv_neg;
    const U35 = -M35e6*D5_inv_neg;
    const U45_neg = M45e6*D5_inv_neg;
    const M00e5 = M00e6 - M05e6*U05;
    const M01e5 = M01e6 + M05e6*U15_neg;
    const M11e5 = M11e6 + M15e6*U15_neg;
    const M02e5 = M02e6 - M05e6*U25;
    const M12e5 = M12e6 - M15e6*U25;
    const M22e5 = M22e6 - M25e6*U25;
    const M03e5 = M03e6 - M05e6*U35;
    const M13e5 = M13e6 - M15e6*U35;
    const M23e5 = M23e6 - M25e6*U35;
    const M33e5 = M33e6 - M35e6*U35;
    const M04e5 = M04e6 + M05e6*U45_neg;
    const M14e5 = M14e6 + M15e6*U45_neg;
    const M24e5 = M24e6 + M25e6*U45_neg;
    const M34e5 = M34e6 + M35e6*U45_neg;
    const D4 = M44e6 + M45e6*U45_neg;

    // elimination of 'panda_joint5'
    const D4_inv = 1.0/D4;
    const U04 = M04e5*D4_inv;
    const U14 = M14e5*D4_inv;
    const U24 = M24e5*D4_inv;
    const U34 = M34e5*D4_inv;
    const M00e4 = M00e5 - M04e5*U04;
    const M01e4 = M01e5 - M04e5*U14;
    const M11e4 = M11e5 - M14e5*U14;
    const M02e4 = M02e5 - M04e5*U24;
    const M12e4 = M12e5 - M14e5*U24;
    const M22e4 = M22e5 - M24e5*U24;
    const M03e4 = M03e5 - M04e5*U34;
    const M13e4 = M13e5 - M14e5*U34;
    const M23e4 = M23e5 - M24e5*U34;
    const D3 = M33e5 - M34e5*U34;

    // elimination of 'panda_joint4'
    const D3_inv = 1.0/D3;
    const U03 = M03e4*D3_inv;
    const U13 = M13e4*D3_inv;
    const U23 = M23e4*D3_inv;
    const M00e3 = M00e4 - M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'panda_joint3'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12_neg = M12e3*D2_inv_neg;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 + M02e3*U12_neg;
    const D1 = M11e3 + M12e3*U12_neg;

    // elimination of 'panda_joint2'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    const U = [
        1.0, U01, U02,      U03, U04, U05,      U06,
        0.0, 1.0, -U12_neg, U13, U14, -U15_neg, U16,
        0.0, 0.0, 1.0,      U23, U24, U25,      U26,
        0.0, 0.0, 0.0,      1.0, U34, U35,      U36,
        0.0, 0.0, 0.0,      0.0, 1.0, -U45_neg, U46,
        0.0, 0.0, 0.0,      0.0, 0.0, 1.0,      U56,
        0.0, 0.0, 0.0,      0.0, 0.0, 0.0,      1.0,
    ];
    const D = [D0, D1, D2, D3, D4, D5, 0.006684151967360946];
    return [U, D];
}

/**
 * W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 * Operations: 295 mul, 251 add, 5 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {{W: number[][], D: number[]}} W, 7 x 7; D, 7
 */
export function innovations(q) {
    const given = [["q", q, 7]];
    return evaluate("innovations", _innovations, given, [["W", [7, 7]], ["D", [7]]]);
}

function _innovations(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    // elimination of 'panda_joint7'
    const U06 = 149.60760989322966*M06;
    const U16 = -149.60760989322966*M16_neg;
    const U26 = -149.60760989322966*M26_neg;
    const U36 = 149.60760989322966*M36;
    const U46 = -149.60760989322966*M46_neg;
    const U56 = -149.60760989322966*R5_Jyz_0;
    const M00e6 = R0_Jzz - M06*U06;
    const M01e6 = M01e6_0 - M06*U16;
    const M11e6 = R1_Jzz + M16_neg*U16;
    const M02e6 = -M02_neg - M06*U26;
    const M12e6 = R1_Jyz_0 + M16_neg*U26;
    const M22e6 = R2_Jzz + M26_neg*U26;
    const M03e6 = M03 - M06*U36;
    const M13e6 = M13 + M16_neg*U36;
    const M23e6 = R2_Jyz_0 + M26_neg*U36;
    const M33e6 = R3_Jzz - M36*U36;
    const M04e6 = M04 - M06*U46;
    const M14e6 = M14 + M16_neg*U46;
    const M24e6 = M24 + M26_neg*U46;
    const M34e6 = -R3_Jyz_0 - M36*U46;
    const M44e6 = R4_Jzz + M46_neg*U46;
    const M05e6 = -M05_neg - M06*U56;
    const M15e6 = M15 + M16_neg*U56;
    const M25e6 = M25 + M26_neg*U56;
    const M35e6 = -M35_neg - M36*U56;
    const M45e6 = R4_Jyz_0 + M46_neg*U56;
    const D5 = R5_Jzz + R5_Jyz_0*U56;

    // elimination of 'panda_joint6'
    const D5_inv_neg = -1.0/D5;
    const U05 = -M05e6*D5_inv_neg;
    const U15_neg = M15e6*D5_inv_neg;
    const U25 = -M25e6*D5_inv_neg;
    const U35 = -M35e6*D5_inv_neg;
    const U45_neg = M45e6*D5_inv_neg;
    const M00e5 = M00e6 - M05e6*U05;
    const M01e5 = M01e6 + M05e6*U15_neg;
    const M11e5 = M11e6 + M15e6*U15_neg;
    const M02e5 = M02e6 - M05e6*U25;
    const M12e5 = M12e6 - M15e6*U25;
    const M22e5 = M22e6 - M25e6*U25;
    const M03e5 = M03e6 - M05e6*U35;
    const M13e5 = M13e6 - M15e6*U35;
    const M23e5 = M23e6 - M25e6*U35;
    const M33e5 = M33e6 - M35e6*U35;
    const M04e5 = M04e6 + M05e6*U45_neg;
    const M14e5 = M14e6 + M15e6*U45_neg;
    const M24e5 = M24e6 + M25e6*U45_neg;
    const M34e5 = M34e6 + M35e6*U45_neg;
    const D4 = M44e6 + M45e6*U45_neg;

    // elimination of 'panda_joint5'
    const D4_inv = 1.0/D4;
    const U04 = M04e5*D4_inv;
    const U14 = M14e5*D4_inv;
    const U24 = M24e5*D4_inv;
    const U34 = M34e5*D4_inv;
    const M00e4 = M00e5 - M04e5*U04;
    const M01e4 = M01e5 - M04e5*U14;
    const M11e4 = M11e5 - M14e5*U14;
    const M02e4 = M02e5 - M04e5*U24;
    const M12e4 = M12e5 - M14e5*U24;
    const M22e4 = M22e5 - M24e5*U24;
    const M03e4 = M03e5 - M04e5*U34;
    const M13e4 = M13e5 - M14e5*U34;
    const M23e4 = M23e5 - M24e5*U34;
    const D3 = M33e5 - M34e5*U34;

    // elimination of 'panda_joint4'
    const D3_inv = 1.0/D3;
    const U03 = M03e4*D3_inv;
    const U13 = M13e4*D3_inv;
    const U23 = M23e4*D3_inv;
    const M00e3 = M00e4 - M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'panda_joint3'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12_neg = M12e3*D2_inv_neg;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 + M02e3*U12_neg;
    const D1 = M11e3 + M12e3*U12_neg;

    // elimination of 'panda_joint2'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // inverse of U
    const W02_neg = U02 + U12_neg*U01;
    const W13_neg = U13 + U23*U12_neg;
    const W03 = U01*W13_neg + U23*U02 - U03;
    const W24_neg = U24 - U34*U23;
    const W14_neg = U12_neg*W24_neg - U34*U13 + U14;
    const W04 = U01*W14_neg + U02*W24_neg + U34*U03 - U04;
    const W35 = -U35 - U45_neg*U34;
    const W25 = -U25 - (U23*W35 + U45_neg*U24);
    const W15 = U15_neg - (U13*W35 - U12_neg*W25 + U45_neg*U14);
    const W05_neg = U01*W15 + U02*W25 + U03*W35 + U45_neg*U04 + U05;
    const W46 = -U46 - U56*U45_neg;
    const W36 = U56*U35 - U34*W46 - U36;
    const W26 = U56*U25 - (U23*W36 + U24*W46) - U26;
    const W16 = U12_neg*W26 - U13*W36 - U14*W46 - U56*U15_neg - U16;
    const W06_neg = U01*W16 + U02*W26 + U03*W36 + U04*W46 - U56*U05 + U06;

    const W = [
        1.0, -U01, -W02_neg, W03,      W04,      -W05_neg, -W06_neg,
        0.0, 1.0,  U12_neg,  -W13_neg, -W14_neg, W15,      W16,
        0.0, 0.0,  1.0,      -U23,     -W24_neg, W25,      W26,
        0.0, 0.0,  0.0,      1.0,      -U34,     W35,      W36,
        0.0, 0.0,  0.0,      0.0,      1.0,      U45_neg,  W46,
        0.0, 0.0,  0.0,      0.0,      0.0,      1.0,      -U56,
        0.0, 0.0,  0.0,      0.0,      0.0,      0.0,      1.0,
    ];
    const D = [D0, D1, D2, D3, D4, D5, 0.006684151967360946];
    return [W, D];
}

/**
 * M^-1, full symmetric, (N, N).
 * Operations: 372 mul, 307 add, 6 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {number[][]} M_inverse, 7 x 7
 */
export function mass_matrix_inverse(q) {
    const given = [["q", q, 7]];
    return evaluate("mass_matrix_inverse", _mass_matrix_inverse, given, [["M_inverse", [7, 7]]]);
}

function _mass_matrix_inverse(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    // elimination of 'panda_joint7'
    const U06 = 149.60760989322966*M06;
    const U16 = -149.60760989322966*M16_neg;
    const U26 = -149.60760989322966*M26_neg;
    const U36 = 149.60760989322966*M36;
    const U46 = -149.60760989322966*M46_neg;
    const U56 = -149.60760989322966*R5_Jyz_0;
    const M00e6 = R0_Jzz - M06*U06;
    const M01e6 = M01e6_0 - M06*U16;
    const M11e6 = R1_Jzz + M16_neg*U16;
    const M02e6 = -M02_neg - M06*U26;
    const M12e6 = R1_Jyz_0 + M16_neg*U26;
    const M22e6 = R2_Jzz + M26_neg*U26;
    const M03e6 = M03 - M06*U36;
    const M13e6 = M13 + M16_neg*U36;
    const M23e6 = R2_Jyz_0 + M26_neg*U36;
    const M33e6 = R3_Jzz - M36*U36;
    const M04e6 = M04 - M06*U46;
    const M14e6 = M14 + M16_neg*U46;
    const M24e6 = M24 + M26_neg*U46;
    const M34e6 = -R3_Jyz_0 - M36*U46;
    const M44e6 = R4_Jzz + M46_neg*U46;
    const M05e6 = -M05_neg - M06*U56;
    const M15e6 = M15 + M16_neg*U56;
    const M25e6 = M25 + M26_neg*U56;
    const M35e6 = -M35_neg - M36*U56;
    const M45e6 = R4_Jyz_0 + M46_neg*U56;
    const D5 = R5_Jzz + R5_Jyz_0*U56;

    // elimination of 'panda_joint6'
    const D5_inv_neg = -1.0/D5;
    const U05 = -M05e6*D5_inv_neg;
    const U15_neg = M15e6*D5_inv_neg;
    const U25 = -M25e6*D5_inv_neg;
    const U35 = -M35e6*D5_inv_neg;
    const U45_neg = M45e6*D5_inv_neg;
    const M00e5 = M00e6 - M05e6*U05;
    const M01e5 = M01e6 + M05e6*U15_neg;
    const M11e5 = M11e6 + M15e6*U15_neg;
    const M02e5 = M02e6 - M05e6*U25;
    const M12e5 = M12e6 - M15e6*U25;
    const M22e5 = M22e6 - M25e6*U25;
    const M03e5 = M03e6 - M05e6*U35;
    const M13e5 = M13e6 - M15e6*U35;
    const M23e5 = M23e6 - M25e6*U35;
    const M33e5 = M33e6 - M35e6*U35;
    const M04e5 = M04e6 + M05e6*U45_neg;
    const M14e5 = M14e6 + M15e6*U45_neg;
    const M24e5 = M24e6 + M25e6*U45_neg;
    const M34e5 = M34e6 + M35e6*U45_neg;
    const D4 = M44e6 + M45e6*U45_neg;

    // elimination of 'panda_joint5'
    const D4_inv = 1.0/D4;
    const U04 = M04e5*D4_inv;
    const U14 = M14e5*D4_inv;
    const U24 = M24e5*D4_inv;
    const U34 = M34e5*D4_inv;
    const M00e4 = M00e5 - M04e5*U04;
    const M01e4 = M01e5 - M04e5*U14;
    const M11e4 = M11e5 - M14e5*U14;
    const M02e4 = M02e5 - M04e5*U24;
    const M12e4 = M12e5 - M14e5*U24;
    const M22e4 = M22e5 - M24e5*U24;
    const M03e4 = M03e5 - M04e5*U34;
    const M13e4 = M13e5 - M14e5*U34;
    const M23e4 = M23e5 - M24e5*U34;
    const D3 = M33e5 - M34e5*U34;

    // elimination of 'panda_joint4'
    const D3_inv = 1.0/D3;
    const U03 = M03e4*D3_inv;
    const U13 = M13e4*D3_inv;
    const U23 = M23e4*D3_inv;
    const M00e3 = M00e4 - M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'panda_joint3'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12_neg = M12e3*D2_inv_neg;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 + M02e3*U12_neg;
    const D1 = M11e3 + M12e3*U12_neg;

    // elimination of 'panda_joint2'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // elimination of 'panda_joint1'
    const D0_inv = 1.0/D0;

    // row 'panda_joint2' of the inverse
    const X01_neg = U01*D0_inv;
    const X11 = D1_inv + U01*X01_neg;

    // row 'panda_joint3' of the inverse
    const X02_neg = U02*D0_inv + U12_neg*X01_neg;
    const X12 = U02*X01_neg + U12_neg*X11;
    const X22 = U12_neg*X12 - (D2_inv_neg - U02*X02_neg);

    // row 'panda_joint4' of the inverse
    const X03 = U13*X01_neg - U03*D0_inv + U23*X02_neg;
    const X13_neg = U13*X11 - U03*X01_neg + U23*X12;
    const X23 = U03*X02_neg - U13*X12 - U23*X22;
    const X33 = D3_inv - U03*X03 + U13*X13_neg - U23*X23;

    // row 'panda_joint5' of the inverse
    const X04 = U14*X01_neg - U04*D0_inv + U24*X02_neg - U34*X03;
    const X14_neg = U14*X11 - U04*X01_neg + U24*X12 - U34*X13_neg;
    const X24_neg = U14*X12 - U04*X02_neg + U24*X22 + U34*X23;
    const X34 = U14*X13_neg - U04*X03 - U24*X23 - U34*X33;
    const X44 = D4_inv - U04*X04 + U14*X14_neg + U24*X24_neg - U34*X34;

    // row 'panda_joint6' of the inverse
    const X05_0 = U45_neg*X04;
    const X05 = X05_0 - (U05*D0_inv + U15_neg*X01_neg - U25*X02_neg + U35*X03);
    const X15_0 = U45_neg*X14_neg;
    const X15 = U05*X01_neg + U15_neg*X11 - U25*X12 + U35*X13_neg - X15_0;
    const X25 = U05*X02_neg + U15_neg*X12 - U25*X22 - U35*X23 - U45_neg*X24_neg;
    const X35 = U45_neg*X34 - (U05*X03 + U15_neg*X13_neg + U25*X23 + U35*X33);
    const X45 = U45_neg*X44 - (U05*X04 + U15_neg*X14_neg - U25*X24_neg + U35*X34);
    const X55_neg_0 = D5_inv_neg + U05*X05 - U15_neg*X15 + U25*X25 + U35*X35;
    const X55_neg = X55_neg_0 - U45_neg*X45;

    // row 'panda_joint7' of the inverse
    const X06_neg_0 = U06*D0_inv - U16*X01_neg - U26*X02_neg + U36*X03 + U46*X04;
    const X06_neg = X06_neg_0 + U56*X05;
    const X16_0 = U06*X01_neg - U16*X11 - U26*X12 + U36*X13_neg + U46*X14_neg;
    const X16 = X16_0 - U56*X15;
    const X26_0 = -U56*X25;
    const X26 = U06*X02_neg - U16*X12 - U26*X22 - U36*X23 + U46*X24_neg + X26_0;
    const X36_neg_0 = U06*X03 - U16*X13_neg + U26*X23 + U36*X33 + U46*X34;
    const X36_neg = X36_neg_0 + U56*X35;
    const X46_neg_0 = U06*X04 - U16*X14_neg - U26*X24_neg + U36*X34 + U46*X44;
    const X46_neg = X46_neg_0 + U56*X45;
    const X56 = U56*X55_neg - (U06*X05 + U16*X15 + U26*X25 + U36*X35 + U46*X45);
    const X66_0 = U36*X36_neg;
    const X66_1 = U06*X06_neg + 149.60760989322966 - U16*X16 - U26*X26 + X66_0;
    const X66 = X66_1 + U46*X46_neg - U56*X56;

    const M_inverse = [
        D0_inv,   -X01_neg, -X02_neg, X03,      X04,      X05,      -X06_neg,
        -X01_neg, X11,      X12,      -X13_neg, -X14_neg, X15,      X16,
        -X02_neg, X12,      X22,      X23,      -X24_neg, X25,      X26,
        X03,      -X13_neg, X23,      X33,      X34,      X35,      -X36_neg,
        X04,      -X14_neg, -X24_neg, X34,      X44,      X45,      -X46_neg,
        X05,      X15,      X25,      X35,      X45,      -X55_neg, X56,
        -X06_neg, X16,      X26,      -X36_neg, -X46_neg, X56,      X66,
    ];
    return [M_inverse];
}

/**
 * Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 * Operations: 290 mul, 271 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @param {number[]} qd joint velocities [rad/s], 7 numbers
 * @param {number[]} qdd joint accelerations [rad/s²], 7 numbers
 * @returns {number[]} tau, 7
 */
export function inverse_dynamics(q, qd, qdd) {
    const given = [["q", q, 7], ["qd", qd, 7], ["qdd", qdd, 7]];
    return evaluate("inverse_dynamics", _inverse_dynamics, given, [["tau", [7]]]);
}

function _inverse_dynamics(q, qd, qdd) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];
    const qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4], qdd5 = qdd[5];
    const qdd6 = qdd[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // motion of 'panda_link1'
    const ww0_zz = qd0*qd0;

    // motion of 'panda_link2'
    const w1_x_neg = qd0*s1;
    const w1_y_neg = qd0*c1;
    const E1_yz = qdd0*s1;
    const E1_xz_neg = qdd0*c1;
    const a1_x = -9.81*s1;
    const a1_y = -9.81*c1;
    const ww1_yz_neg = qd1*w1_y_neg;
    const ww1_xz_neg = qd1*w1_x_neg;
    const wd1_y = ww1_xz_neg - E1_xz_neg;
    const ww1_xx = w1_x_neg*w1_x_neg;
    const ww1_zz = qd1*qd1;
    const ww1_xy = w1_x_neg*w1_y_neg;
    const n1_y_0 = ww1_xx - ww1_zz;
    const E1_xy = ww1_xy - qdd1;
    const E1_yx = qdd1 + ww1_xy;
    const E1_yy_neg = ww1_xx + ww1_zz;
    const E1_zx_neg = ww1_xz_neg + wd1_y;
    const E1_zy_neg = E1_yz + ww1_yz_neg + ww1_yz_neg;

    // motion of 'panda_link3'
    const w2_x = qd1*s2 - c2*w1_x_neg;
    const w2_y = s2*w1_x_neg + qd1*c2;
    const a2_x_0 = 0.316*E1_zy_neg;
    const a2_x_1 = 0.316*E1_xy - a1_x;
    const a2_z = -a1_y - 0.316*E1_yy_neg;
    const a2_x = s2*a2_x_0 - c2*a2_x_1;
    const a2_y = s2*a2_x_1 + c2*a2_x_0;
    const wd2_z = qdd2 - wd1_y;
    const w2_z = qd2 + w1_y_neg;
    const E2_xz = s2*E1_zy_neg - c2*E1_xy;
    const E2_yz = s2*E1_xy + c2*E1_zy_neg;
    const ww2_xx = w2_x*w2_x;
    const ww2_zz = w2_z*w2_z;
    const ww2_xy = w2_x*w2_y;
    const ww2_xz = w2_x*w2_z;
    const ww2_yz = w2_y*w2_z;
    const wd2_y = E2_xz - ww2_xz;
    const E2_xx_0 = ww2_xx - ww2_zz;
    const E2_xx = E2_xx_0 - E1_yy_neg;
    const E2_xy = ww2_xy - wd2_z;
    const E2_yx = wd2_z + ww2_xy;
    const E2_yy_neg = ww2_xx + ww2_zz;
    const E2_zx = ww2_xz - wd2_y;
    const E2_zy = ww2_yz - E2_yz + ww2_yz;

    // motion of 'panda_link4'
    const w3_x = -c3*w2_x - s3*w2_z;
    const w3_y_neg = c3*w2_z - s3*w2_x;
    const a3_x_0 = -a2_x - 0.0825*E2_xx;
    const a3_z_neg = a2_y + 0.0825*E2_yx;
    const a3_x_1 = a2_z + 0.0825*E2_zx;
    const a3_x = c3*a3_x_0 - s3*a3_x_1;
    const a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const wd3_z = qdd3 - wd2_y;
    const w3_z = qd3 - w2_y;
    const E3_xz = c3*E2_xy + s3*E2_zy;
    const E3_yz = c3*E2_zy - s3*E2_xy;
    const ww3_xx = w3_x*w3_x;
    const ww3_zz = w3_z*w3_z;
    const ww3_xy_neg = w3_x*w3_y_neg;
    const ww3_xz = w3_x*w3_z;
    const ww3_yz_neg = w3_y_neg*w3_z;
    const wd3_y = E3_xz - ww3_xz;
    const E3_xx_0 = ww3_xx - ww3_zz;
    const E3_xx = E3_xx_0 - E2_yy_neg;
    const E3_xy_neg = wd3_z + ww3_xy_neg;
    const E3_yx = wd3_z - ww3_xy_neg;
    const E3_yy_neg = ww3_xx + ww3_zz;
    const E3_zx = ww3_xz - wd3_y;
    const E3_zy_neg = E3_yz + ww3_yz_neg + ww3_yz_neg;

    // motion of 'panda_link5'
    const w4_x_neg = c4*w3_x + s4*w3_z;
    const w4_y = s4*w3_x - c4*w3_z;
    const a4_x_0 = 0.0825*E3_xx + 0.384*E3_xy_neg + a3_x;
    const a4_z = a3_y_neg - (0.0825*E3_yx + 0.384*E3_yy_neg);
    const a4_x_1 = a3_z_neg - (0.0825*E3_zx + 0.384*E3_zy_neg);
    const a4_x = s4*a4_x_1 - c4*a4_x_0;
    const a4_y = s4*a4_x_0 + c4*a4_x_1;
    const wd4_z = qdd4 - wd3_y;
    const w4_z = qd4 + w3_y_neg;
    const E4_xz_neg = c4*E3_xy_neg + s4*E3_zy_neg;
    const E4_yz = s4*E3_xy_neg - c4*E3_zy_neg;
    const ww4_xx = w4_x_neg*w4_x_neg;
    const ww4_zz = w4_z*w4_z;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = ww4_xz_neg - E4_xz_neg;
    const E4_xx_0 = ww4_xx - ww4_zz;
    const E4_xx = E4_xx_0 - E3_yy_neg;
    const E4_xy_neg = wd4_z + ww4_xy_neg;
    const E4_yx = wd4_z - ww4_xy_neg;
    const E4_yy_neg = ww4_xx + ww4_zz;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = ww4_yz - E4_yz + ww4_yz;

    // motion of 'panda_link6'
    const w5_x = s5*w4_z - c5*w4_x_neg;
    const w5_y = s5*w4_x_neg + c5*w4_z;
    const a5_x = c5*a4_x + s5*a4_z;
    const a5_y = c5*a4_z - s5*a4_x;
    const wd5_z = qdd5 - wd4_y;
    const w5_z = qd5 - w4_y;
    const E5_xz = c5*E4_xy_neg - s5*E4_zy;
    const E5_yz_neg = s5*E4_xy_neg + c5*E4_zy;
    const ww5_xx = w5_x*w5_x;
    const ww5_zz = w5_z*w5_z;
    const ww5_xy = w5_x*w5_y;
    const ww5_xz = w5_x*w5_z;
    const ww5_yz = w5_y*w5_z;
    const wd5_y = E5_xz - ww5_xz;
    const E5_xx_0 = ww5_xx - ww5_zz;
    const E5_xx = E5_xx_0 - E4_yy_neg;
    const E5_xy = ww5_xy - wd5_z;
    const E5_yx = wd5_z + ww5_xy;
    const E5_yy_neg = ww5_xx + ww5_zz;
    const E5_zx = ww5_xz - wd5_y;
    const E5_zy = E5_yz_neg + ww5_yz + ww5_yz;

    // motion of 'panda_link7'
    const w6_x = c6o*w5_x + s6o*w5_z;
    const w6_y = c6o*w5_z - s6o*w5_x;
    const a6_x_neg_0 = -a5_x - 0.088*E5_xx;
    const a6_z_neg = a5_y + 0.088*E5_yx;
    const a6_x_neg_1 = a4_y - 0.088*E5_zx;
    const a6_x_neg = c6o*a6_x_neg_0 + s6o*a6_x_neg_1;
    const a6_y = s6o*a6_x_neg_0 - c6o*a6_x_neg_1;
    const wd6_z = qdd6 - wd5_y;
    const w6_z = qd6 - w5_y;
    const E6_xz = -c6o*E5_xy - s6o*E5_zy;
    const E6_yz_neg = c6o*E5_zy - s6o*E5_xy;
    const ww6_xx = w6_x*w6_x;
    const ww6_zz = w6_z*w6_z;
    const ww6_xy = w6_x*w6_y;
    const ww6_xz = w6_x*w6_z;
    const ww6_yz = w6_y*w6_z;
    const E6_xx_0 = ww6_xx - ww6_zz;
    const E6_xx = E6_xx_0 - E5_yy_neg;
    const E6_xy = ww6_xy - wd6_z;
    const E6_yx = wd6_z + ww6_xy;
    const E6_yy_neg = ww6_xx + ww6_zz;
    const E6_zx = ww6_xz - (E6_xz - ww6_xz);
    const E6_zy = E6_yz_neg + ww6_yz + ww6_yz;

    // force on 'panda_link7'
    const n6_x_0 = -0.0010874235301481356*E6_zx;
    const n6_x_1 = 0.0040023330519113*E6_zy - 0.001535882372017312*E6_yx - n6_x_0;
    const n6_x = n6_x_1 - 0.0003863308944437672*(E5_yy_neg - E6_yy_neg);
    const n6_y_0 = -0.0003863308944437672*E6_xy;
    const n6_y_1 = -0.0026818189154496457*E6_zx - 0.0010874235301481356*E6_zy - n6_y_0;
    const n6_z_0 = 0.0003863308944437672*E6_xz;
    const n6_z_1 = 0.0026818189154496457*E6_yx - 0.0040023330519113*E6_xy - n6_z_0;
    const n6_z_2 = -0.0010874235301481356*(E6_xx + E6_yy_neg);
    const f6_x_neg = 2.634631280625*a6_x_neg - 0.0032806082595733164*E6_xx;
    const f6_y = 2.634631280625*a6_y + 0.0032806082595733164*E6_yx;
    const f6_z_neg = 2.634631280625*a6_z_neg - 0.0032806082595733164*E6_zx;
    const n6_z_3 = 0.0032806082595733164*a6_y;
    const n6_y = n6_y_1 + 0.001535882372017312*E6_xx_0 + 0.0032806082595733164*a6_z_neg;
    const n6_z = n6_z_1 - 0.001535882372017312*E6_yz_neg + n6_z_2 + n6_z_3;

    // force on 'panda_link6'
    const f5_z_neg_0 = s6o*f6_x_neg - c6o*f6_y;
    const n5_x_0 = -0.014748570382675316*E5_zx;
    const n5_x_1 = 0.028934422545659894*E5_zy - 0.000103758917218685*E5_yx + n5_x_0;
    const n5_y_0 = -9.3569097314605e-05*E5_xy;
    const n5_y_1 = 0.014748570382675316*E5_zy - 0.001119670733427555*E5_zx + n5_y_0;
    const n5_z_0 = 9.3569097314605e-05*E5_xz;
    const n5_z_1 = 0.001119670733427555*E5_yx - 0.028934422545659894*E5_xy + n5_z_0;
    const n5_z_2 = -0.014748570382675316*(E5_xx + E5_yy_neg);
    const n5_x_2 = 0.173804705569*a4_y;
    const n5_z_3 = -0.173804705569*a5_x;
    const n5_x_3 = n5_x_1 + 9.3569097314605e-05*(E4_yy_neg - E5_yy_neg) + n5_x_2;
    const n5_z_4 = n5_z_1 - 0.000103758917218685*E5_yz_neg - n5_z_2 - n5_z_3;
    const n5_x = c6o*n6_x - s6o*n6_y + n5_x_3;
    const n5_y = n5_y_1 + 0.000103758917218685*E5_xx_0 - (n6_z - 0.088*f5_z_neg_0);
    const n5_z = s6o*n6_x + c6o*n6_y + 0.088*f6_z_neg + n5_z_4;
    const f5_x = -c6o*f6_x_neg - s6o*f6_y - 0.173804705569*E5_xy;
    const f5_y = f6_z_neg + 0.173804705569*E5_yy_neg;
    const f5_z_neg = f5_z_neg_0 + 0.173804705569*E5_zy;

    // force on 'panda_link5'
    const n4_x_0 = 0.00151524447332703*E4_zx_neg;
    const n4_x_1 = 0.010045187828321245*E4_zy - 0.004600245517563106*E4_yx - n4_x_0;
    const n4_y_0 = 0.00216405205209813*E4_xy_neg;
    const n4_y_1 = 0.001451156065026714*E4_zx_neg - 0.00151524447332703*E4_zy + n4_y_0;
    const n4_z_0 = 0.00216405205209813*E4_xz_neg;
    const n4_z_1 = 0.001451156065026714*E4_yx + 0.010045187828321245*E4_xy_neg - n4_z_0;
    const n4_z_2 = -0.00151524447332703*(E4_xx + E4_yy_neg);
    const f4_x_neg_0 = -0.014653732538*E4_xx - 0.067870631425*E4_xy_neg;
    const f4_y_0 = 0.014653732538*E4_yx + 0.067870631425*E4_yy_neg;
    const f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const n4_x_2 = 0.067870631425*a4_z;
    const n4_z_3 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const n4_x_3 = n4_x_1 + 0.00216405205209813*(E3_yy_neg - E4_yy_neg) + n4_x_2;
    const n4_z_4 = n4_z_1 + 0.004600245517563106*E4_yz + n4_z_2 - n4_z_3;
    const n4_x = c5*n5_x - s5*n5_y + n4_x_3;
    const n4_y = n4_y_1 + 0.004600245517563106*E4_xx_0 + 0.014653732538*a4_z - n5_z;
    const n4_z = s5*n5_x + c5*n5_y + n4_z_4;
    const f4_x_neg = s5*f5_y - c5*f5_x - (4.065735684829545*a4_x + f4_x_neg_0);
    const f4_y = 4.065735684829545*a4_y - f4_y_0 + f5_z_neg;
    const f4_z = s5*f5_x + c5*f5_y + (4.065735684829545*a4_z + f4_z_0);

    // force on 'panda_link4'
    const f3_x_0 = c4*f4_x_neg + s4*f4_y;
    const f3_z_0 = s4*f4_x_neg - c4*f4_y;
    const n3_x_0 = 0.04942675278013915*E3_zx;
    const n3_x_1 = 0.29071723622709367*E3_zy_neg - 0.0039053550262761*E3_yx + n3_x_0;
    const n3_y_neg_0 = 0.0054157634981905*E3_zx - 0.04942675278013915*E3_zy_neg;
    const n3_y_neg_1 = 0.0039053550262761*E3_xx_0;
    const n3_y_neg_2 = n3_y_neg_0 - 0.00164448757736927*E3_xy_neg - n3_y_neg_1;
    const n3_z_0 = -0.00164448757736927*E3_xz;
    const n3_z_1 = 0.0054157634981905*E3_yx - 0.29071723622709367*E3_xy_neg - n3_z_0;
    const n3_z_2 = -0.04942675278013915*(E3_xx + E3_yy_neg);
    const n3_x_2 = 0.5604173611315455*a3_z_neg;
    const n3_x_3 = n3_x_1 + 0.00164448757736927*(E2_yy_neg - E3_yy_neg) - n3_x_2;
    const n3_z_3 = n3_z_1 + 0.0039053550262761*E3_yz + n3_z_2 - 0.5604173611315455*a3_x;
    const n3_x = n3_x_3 - (c4*n4_x - s4*n4_y + 0.384*f3_z_0);
    const n3_y_neg = n4_z + 0.0825*f3_z_0 + n3_y_neg_2;
    const n3_z = n3_z_3 - (s4*n4_x + c4*n4_y - (0.384*f3_x_0 - 0.0825*f4_z));
    const f3_x = 2.352456790569697*a3_x - 0.5604173611315455*E3_xy_neg + f3_x_0;
    const f3_y = -f4_z - (2.352456790569697*a3_y_neg + 0.5604173611315455*E3_yy_neg);
    const f3_z = f3_z_0 - (2.352456790569697*a3_z_neg + 0.5604173611315455*E3_zy_neg);

    // force on 'panda_link3'
    const n2_x_0 = -0.000121912420950744*E2_zx;
    const n2_x_1 = 0.022178148964878235*E2_zy - 0.005487648106562256*E2_yx - n2_x_0;
    const n2_y_0 = -0.004377257121839584*E2_xy;
    const n2_y_1 = 0.000121912420950744*E2_zy - 1.3360662912304e-05*E2_zx + n2_y_0;
    const n2_y_2 = n2_y_1 - 0.005487648106562256*E2_xx_0;
    const n2_z_0 = 0.004377257121839584*E2_xz;
    const n2_z_1 = 1.3360662912304e-05*E2_yx + 0.022178148964878235*E2_xy + n2_z_0;
    const n2_z_2 = -0.000121912420950744*(E2_xx + E2_yy_neg);
    const n2_x_2 = 0.028227094878*a2_z;
    const n2_x_3 = n2_x_1 - 0.004377257121839584*(E1_yy_neg - E2_yy_neg) + n2_x_2;
    const n2_z_3 = n2_z_1 - 0.005487648106562256*E2_yz - n2_z_2 + 0.028227094878*a2_x;
    const n2_x = n2_x_3 - (c3*n3_x + s3*n3_y_neg);
    const n2_y = 0.0825*(s3*f3_x + c3*f3_y) - n3_z - n2_y_2;
    const n2_z = c3*n3_y_neg - s3*n3_x - 0.0825*f3_z - n2_z_3;
    const f2_x_neg = c3*f3_x - s3*f3_y - 0.028227094878*E2_xy;
    const f2_y_neg = f3_z + 0.028227094878*E2_yy_neg;

    // force on 'panda_link2'
    const n1_x_0 = 0.00398335888393552*E1_zx_neg;
    const n1_x_1 = 0.12818329225032407*E1_zy_neg - 0.01026110182100817*E1_yx + n1_x_0;
    const n1_x_2 = ww0_zz - E1_yy_neg;
    const n1_x_3 = n1_x_1 - 0.0007689361029464*n1_x_2;
    const n1_y_1 = 0.023077882494931805*E1_zx_neg + 0.00398335888393552*E1_zy_neg;
    const n1_z_0 = 0.15126117474525588*qdd1 - 0.10510540975539226*ww1_xy;
    const n1_z_1 = 0.0007689361029464*E1_xz_neg - n1_z_0 + 0.01026110182100817*E1_yz;
    const n1_z_2 = 0.01993386669246*c1 - 4.74615389612781*s1;
    const n1_z_3 = n1_z_1 + 0.00398335888393552*(n1_y_0 - n1_x_2) - n1_z_2;
    const n1_x = c2*n2_x - s2*n2_y + 0.316*(s2*f2_x_neg + c2*f2_y_neg) - n1_x_3;
    const n1_y = n1_y_1 - 0.0007689361029464*E1_xy - 0.01026110182100817*n1_y_0 - n2_z;
    const n1_z = s2*n2_x + c2*n2_y - 0.316*(c2*f2_x_neg - s2*f2_y_neg) - n1_z_3;

    // force on 'panda_link1'
    const n0_z = 0.014259565994474374*qdd0 - (s1*n1_x + c1*n1_y);

    // friction
    const fric0 = 0.003*qd0;
    const fric1 = 0.003*qd1;
    const fric2 = 0.003*qd2;
    const fric3 = 0.003*qd3;
    const fric4 = 0.003*qd4;
    const fric5 = 0.003*qd5;
    const fric6 = 0.003*qd6;

    // joint forces
    const tau0 = n0_z + fric0;
    const tau1 = n1_z + fric1;
    const tau2 = n2_z + fric2;
    const tau3 = n3_z + fric3;
    const tau4 = n4_z + fric4;
    const tau5 = n5_z + fric5;
    const tau6 = n6_z + fric6;

    const tau = [tau0, tau1, tau2, tau3, tau4, tau5, tau6];
    return [tau];
}

/**
 * Joint forces (N,) at qdd = 0, friction included.
 * Operations: 284 mul, 256 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @param {number[]} qd joint velocities [rad/s], 7 numbers
 * @returns {number[]} bias, 7
 */
export function bias_forces(q, qd) {
    const given = [["q", q, 7], ["qd", qd, 7]];
    return evaluate("bias_forces", _bias_forces, given, [["bias", [7]]]);
}

function _bias_forces(q, qd) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // motion of 'panda_link1'
    const ww0_zz = qd0*qd0;

    // motion of 'panda_link2'
    const w1_x_neg = qd0*s1;
    const w1_y_neg = qd0*c1;
    const a1_x = -9.81*s1;
    const a1_y = -9.81*c1;
    const ww1_yz_neg = qd1*w1_y_neg;
    const ww1_xz_neg = qd1*w1_x_neg;
    const ww1_xx = w1_x_neg*w1_x_neg;
    const ww1_zz = qd1*qd1;
    const ww1_xy = w1_x_neg*w1_y_neg;
    const n1_y_0 = ww1_xx - ww1_zz;
    const E1_yy_neg = ww1_xx + ww1_zz;

    // motion of 'panda_link3'
    const w2_x = qd1*s2 - c2*w1_x_neg;
    const w2_y = s2*w1_x_neg + qd1*c2;
    const a2_x_0 = 0.632*ww1_yz_neg;
    const a2_x_1 = 0.316*ww1_xy - a1_x;
    const a2_z = -a1_y - 0.316*E1_yy_neg;
    const a2_x_2 = s2*a2_x_0;
    const a2_x = a2_x_2 - c2*a2_x_1;
    const a2_y_0 = c2*a2_x_0;
    const a2_y = s2*a2_x_1 + a2_y_0;
    const w2_z = qd2 + w1_y_neg;
    const E2_xz = 3.1645569620253164*a2_x_2 - c2*ww1_xy;
    const E2_yz = s2*ww1_xy + 3.1645569620253164*a2_y_0;
    const ww2_xx = w2_x*w2_x;
    const ww2_zz = w2_z*w2_z;
    const ww2_xy = w2_x*w2_y;
    const ww2_xz = w2_x*w2_z;
    const ww2_yz = w2_y*w2_z;
    const wd2_y = E2_xz - ww2_xz;
    const E2_xx_0 = ww2_xx - ww2_zz;
    const E2_xx = E2_xx_0 - E1_yy_neg;
    const E2_xy = ww1_xz_neg + ww2_xy;
    const E2_yx = ww2_xy - ww1_xz_neg;
    const E2_yy_neg = ww2_xx + ww2_zz;
    const E2_zx = ww2_xz - wd2_y;
    const E2_zy = ww2_yz - E2_yz + ww2_yz;

    // motion of 'panda_link4'
    const w3_x = -c3*w2_x - s3*w2_z;
    const w3_y_neg = c3*w2_z - s3*w2_x;
    const a3_x_0 = -a2_x - 0.0825*E2_xx;
    const a3_z = -a2_y - 0.0825*E2_yx;
    const a3_x_1 = a2_z + 0.0825*E2_zx;
    const a3_x = c3*a3_x_0 - s3*a3_x_1;
    const a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const w3_z = qd3 - w2_y;
    const E3_xz = c3*E2_xy + s3*E2_zy;
    const E3_yz = c3*E2_zy - s3*E2_xy;
    const ww3_xx = w3_x*w3_x;
    const ww3_zz = w3_z*w3_z;
    const ww3_xy_neg = w3_x*w3_y_neg;
    const ww3_xz = w3_x*w3_z;
    const ww3_yz_neg = w3_y_neg*w3_z;
    const wd3_y = E3_xz - ww3_xz;
    const E3_xx_0 = ww3_xx - ww3_zz;
    const E3_xx = E3_xx_0 - E2_yy_neg;
    const E3_xy = wd2_y - ww3_xy_neg;
    const E3_yx = -wd2_y - ww3_xy_neg;
    const E3_yy_neg = ww3_xx + ww3_zz;
    const E3_zx = ww3_xz - wd3_y;
    const E3_zy = -ww3_yz_neg - (E3_yz + ww3_yz_neg);

    // motion of 'panda_link5'
    const w4_x_neg = c4*w3_x + s4*w3_z;
    const w4_y = s4*w3_x - c4*w3_z;
    const a4_x_0 = a3_x - (0.384*E3_xy - 0.0825*E3_xx);
    const a4_z = a3_y_neg - (0.0825*E3_yx + 0.384*E3_yy_neg);
    const a4_x_1 = -a3_z - (0.0825*E3_zx - 0.384*E3_zy);
    const a4_x = s4*a4_x_1 - c4*a4_x_0;
    const a4_y = s4*a4_x_0 + c4*a4_x_1;
    const w4_z = qd4 + w3_y_neg;
    const E4_xz_neg = -c4*E3_xy - s4*E3_zy;
    const E4_yz = c4*E3_zy - s4*E3_xy;
    const ww4_xx = w4_x_neg*w4_x_neg;
    const ww4_zz = w4_z*w4_z;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = ww4_xz_neg - E4_xz_neg;
    const E4_xx_0 = ww4_xx - ww4_zz;
    const E4_xx = E4_xx_0 - E3_yy_neg;
    const E4_xy = wd3_y - ww4_xy_neg;
    const E4_yx_neg = wd3_y + ww4_xy_neg;
    const E4_yy_neg = ww4_xx + ww4_zz;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = ww4_yz - E4_yz + ww4_yz;

    // motion of 'panda_link6'
    const w5_x = s5*w4_z - c5*w4_x_neg;
    const w5_y = s5*w4_x_neg + c5*w4_z;
    const a5_x = c5*a4_x + s5*a4_z;
    const a5_y = c5*a4_z - s5*a4_x;
    const w5_z = qd5 - w4_y;
    const E5_xz_neg = c5*E4_xy + s5*E4_zy;
    const E5_yz = s5*E4_xy - c5*E4_zy;
    const ww5_xx = w5_x*w5_x;
    const ww5_zz = w5_z*w5_z;
    const ww5_xy = w5_x*w5_y;
    const ww5_xz = w5_x*w5_z;
    const ww5_yz = w5_y*w5_z;
    const wd5_y_neg = E5_xz_neg + ww5_xz;
    const E5_xx_0 = ww5_xx - ww5_zz;
    const E5_xx = E5_xx_0 - E4_yy_neg;
    const E5_xy = wd4_y + ww5_xy;
    const E5_yx = ww5_xy - wd4_y;
    const E5_yy_neg = ww5_xx + ww5_zz;
    const E5_zx = ww5_xz + wd5_y_neg;
    const E5_zy = ww5_yz - E5_yz + ww5_yz;

    // motion of 'panda_link7'
    const w6_x = c6o*w5_x + s6o*w5_z;
    const w6_y = c6o*w5_z - s6o*w5_x;
    const a6_x_neg_0 = -a5_x - 0.088*E5_xx;
    const a6_z_neg = a5_y + 0.088*E5_yx;
    const a6_x_neg_1 = a4_y - 0.088*E5_zx;
    const a6_x_neg = c6o*a6_x_neg_0 + s6o*a6_x_neg_1;
    const a6_y = s6o*a6_x_neg_0 - c6o*a6_x_neg_1;
    const w6_z = qd6 - w5_y;
    const E6_xz = -c6o*E5_xy - s6o*E5_zy;
    const E6_yz_neg = c6o*E5_zy - s6o*E5_xy;
    const ww6_xx = w6_x*w6_x;
    const ww6_zz = w6_z*w6_z;
    const ww6_xy = w6_x*w6_y;
    const ww6_xz = w6_x*w6_z;
    const ww6_yz = w6_y*w6_z;
    const E6_xx_0 = ww6_xx - ww6_zz;
    const E6_xx = E6_xx_0 - E5_yy_neg;
    const E6_xy = ww6_xy - wd5_y_neg;
    const E6_yx = wd5_y_neg + ww6_xy;
    const E6_yy_neg = ww6_xx + ww6_zz;
    const E6_zx = ww6_xz - (E6_xz - ww6_xz);
    const E6_zy = E6_yz_neg + ww6_yz + ww6_yz;

    // force on 'panda_link7'
    const n6_x_0 = -0.0010874235301481356*E6_zx;
    const n6_x_1 = 0.0040023330519113*E6_zy - 0.001535882372017312*E6_yx - n6_x_0;
    const n6_x = n6_x_1 - 0.0003863308944437672*(E5_yy_neg - E6_yy_neg);
    const n6_y_0 = -0.0003863308944437672*E6_xy;
    const n6_y_1 = -0.0026818189154496457*E6_zx - 0.0010874235301481356*E6_zy - n6_y_0;
    const n6_z_0 = 0.0003863308944437672*E6_xz;
    const n6_z_1 = 0.0026818189154496457*E6_yx - 0.0040023330519113*E6_xy - n6_z_0;
    const n6_z_2 = -0.0010874235301481356*(E6_xx + E6_yy_neg);
    const f6_x_neg = 2.634631280625*a6_x_neg - 0.0032806082595733164*E6_xx;
    const f6_y = 2.634631280625*a6_y + 0.0032806082595733164*E6_yx;
    const f6_z_neg = 2.634631280625*a6_z_neg - 0.0032806082595733164*E6_zx;
    const n6_z_3 = 0.0032806082595733164*a6_y;
    const n6_y = n6_y_1 + 0.001535882372017312*E6_xx_0 + 0.0032806082595733164*a6_z_neg;
    const n6_z = n6_z_1 - 0.001535882372017312*E6_yz_neg + n6_z_2 + n6_z_3;

    // force on 'panda_link6'
    const f5_z_neg_0 = s6o*f6_x_neg - c6o*f6_y;
    const n5_x_0 = -0.014748570382675316*E5_zx;
    const n5_x_1 = 0.028934422545659894*E5_zy - 0.000103758917218685*E5_yx + n5_x_0;
    const n5_y_0 = -9.3569097314605e-05*E5_xy;
    const n5_y_1 = 0.014748570382675316*E5_zy - 0.001119670733427555*E5_zx + n5_y_0;
    const n5_z_0 = 9.3569097314605e-05*E5_xz_neg;
    const n5_z_1 = 0.001119670733427555*E5_yx - 0.028934422545659894*E5_xy - n5_z_0;
    const n5_z_2 = -0.014748570382675316*(E5_xx + E5_yy_neg);
    const n5_x_2 = 0.173804705569*a4_y;
    const n5_x_3 = n5_x_1 + 9.3569097314605e-05*(E4_yy_neg - E5_yy_neg) + n5_x_2;
    const n5_z_3 = n5_z_1 + 0.000103758917218685*E5_yz - n5_z_2 + 0.173804705569*a5_x;
    const n5_x = c6o*n6_x - s6o*n6_y + n5_x_3;
    const n5_y = n5_y_1 + 0.000103758917218685*E5_xx_0 - (n6_z - 0.088*f5_z_neg_0);
    const n5_z = s6o*n6_x + c6o*n6_y + 0.088*f6_z_neg + n5_z_3;
    const f5_x = -c6o*f6_x_neg - s6o*f6_y - 0.173804705569*E5_xy;
    const f5_y = f6_z_neg + 0.173804705569*E5_yy_neg;
    const f5_z_neg = f5_z_neg_0 + 0.173804705569*E5_zy;

    // force on 'panda_link5'
    const n4_x_0 = 0.00151524447332703*E4_zx_neg;
    const n4_x_1 = 0.010045187828321245*E4_zy + 0.004600245517563106*E4_yx_neg - n4_x_0;
    const n4_y_0 = 0.00216405205209813*E4_xy;
    const n4_y_1 = 0.001451156065026714*E4_zx_neg - 0.00151524447332703*E4_zy - n4_y_0;
    const n4_z_0 = 0.00216405205209813*E4_xz_neg;
    const n4_z_1 = 0.001451156065026714*E4_yx_neg + 0.010045187828321245*E4_xy + n4_z_0;
    const n4_z_2 = -0.00151524447332703*(E4_xx + E4_yy_neg);
    const f4_x_neg_0 = 0.067870631425*E4_xy - 0.014653732538*E4_xx;
    const f4_y_0 = 0.014653732538*E4_yx_neg - 0.067870631425*E4_yy_neg;
    const f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const n4_x_2 = 0.067870631425*a4_z;
    const n4_z_3 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const n4_x_3 = n4_x_1 + 0.00216405205209813*(E3_yy_neg - E4_yy_neg) + n4_x_2;
    const n4_z_4 = n4_z_1 - 0.004600245517563106*E4_yz - n4_z_2 + n4_z_3;
    const n4_x = c5*n5_x - s5*n5_y + n4_x_3;
    const n4_y = n4_y_1 + 0.004600245517563106*E4_xx_0 + 0.014653732538*a4_z - n5_z;
    const n4_z = s5*n5_x + c5*n5_y - n4_z_4;
    const f4_x_neg = s5*f5_y - c5*f5_x - (4.065735684829545*a4_x + f4_x_neg_0);
    const f4_y = 4.065735684829545*a4_y + f4_y_0 + f5_z_neg;
    const f4_z = s5*f5_x + c5*f5_y + (4.065735684829545*a4_z + f4_z_0);

    // force on 'panda_link4'
    const f3_x_0 = c4*f4_x_neg + s4*f4_y;
    const f3_z_0 = s4*f4_x_neg - c4*f4_y;
    const n3_x_0 = 0.04942675278013915*E3_zx;
    const n3_x_1 = n3_x_0 - (0.29071723622709367*E3_zy + 0.0039053550262761*E3_yx);
    const n3_y_neg_0 = -0.00164448757736927*E3_xy;
    const n3_y_neg_1 = 0.0054157634981905*E3_zx + 0.04942675278013915*E3_zy - n3_y_neg_0;
    const n3_z_0 = 0.00164448757736927*E3_xz;
    const n3_z_1 = 0.0054157634981905*E3_yx + 0.29071723622709367*E3_xy + n3_z_0;
    const n3_z_2 = -0.04942675278013915*(E3_xx + E3_yy_neg);
    const n3_x_2 = -0.5604173611315455*a3_z;
    const n3_x_3 = n3_x_1 + 0.00164448757736927*(E2_yy_neg - E3_yy_neg) - n3_x_2;
    const n3_z_3 = n3_z_1 + 0.0039053550262761*E3_yz + n3_z_2 - 0.5604173611315455*a3_x;
    const n3_x = n3_x_3 - (c4*n4_x - s4*n4_y + 0.384*f3_z_0);
    const n3_y_neg = n4_z + 0.0825*f3_z_0 + (n3_y_neg_1 - 0.0039053550262761*E3_xx_0);
    const n3_z = n3_z_3 - (s4*n4_x + c4*n4_y - (0.384*f3_x_0 - 0.0825*f4_z));
    const f3_x = 2.352456790569697*a3_x + 0.5604173611315455*E3_xy + f3_x_0;
    const f3_y = -f4_z - (2.352456790569697*a3_y_neg + 0.5604173611315455*E3_yy_neg);
    const f3_z = 2.352456790569697*a3_z + 0.5604173611315455*E3_zy + f3_z_0;

    // force on 'panda_link3'
    const n2_x_0 = -0.000121912420950744*E2_zx;
    const n2_x_1 = 0.022178148964878235*E2_zy - 0.005487648106562256*E2_yx - n2_x_0;
    const n2_y_0 = 0.004377257121839584*E2_xy;
    const n2_y_1 = 0.000121912420950744*E2_zy - 1.3360662912304e-05*E2_zx - n2_y_0;
    const n2_y_2 = n2_y_1 - 0.005487648106562256*E2_xx_0;
    const n2_z_0 = -0.004377257121839584*E2_xz;
    const n2_z_1 = n2_z_0 - (1.3360662912304e-05*E2_yx + 0.022178148964878235*E2_xy);
    const n2_z_2 = -0.000121912420950744*(E2_xx + E2_yy_neg);
    const n2_x_2 = 0.028227094878*a2_z;
    const n2_x_3 = n2_x_1 - 0.004377257121839584*(E1_yy_neg - E2_yy_neg) + n2_x_2;
    const n2_z_3 = n2_z_1 + 0.005487648106562256*E2_yz + n2_z_2 - 0.028227094878*a2_x;
    const n2_x = n2_x_3 - (c3*n3_x + s3*n3_y_neg);
    const n2_y = 0.0825*(s3*f3_x + c3*f3_y) - n3_z - n2_y_2;
    const n2_z = c3*n3_y_neg - s3*n3_x - 0.0825*f3_z + n2_z_3;
    const f2_x = 0.028227094878*E2_xy - (c3*f3_x - s3*f3_y);
    const f2_y_neg = f3_z + 0.028227094878*E2_yy_neg;

    // force on 'panda_link2'
    const n1_x_0 = 0.00796671776787104*ww1_xz_neg;
    const n1_x_1 = 0.25636658450064814*ww1_yz_neg - 0.01026110182100817*ww1_xy + n1_x_0;
    const n1_x_2 = ww0_zz - E1_yy_neg;
    const n1_x_3 = n1_x_1 - 0.0007689361029464*n1_x_2;
    const n1_y_1 = 0.04615576498986361*ww1_xz_neg + 0.00796671776787104*ww1_yz_neg;
    const n1_z_0 = 0.10510540975539226*ww1_xy + 0.00398335888393552*(n1_y_0 - n1_x_2);
    const n1_z_1 = n1_z_0 - (0.01993386669246*c1 - 4.74615389612781*s1);
    const n1_x = c2*n2_x - s2*n2_y + 0.316*(c2*f2_y_neg - s2*f2_x) - n1_x_3;
    const n1_y = n1_y_1 - 0.0007689361029464*ww1_xy - 0.01026110182100817*n1_y_0 - n2_z;
    const n1_z = s2*n2_x + c2*n2_y + 0.316*(c2*f2_x + s2*f2_y_neg) - n1_z_1;

    // force on 'panda_link1'
    const n0_z = -s1*n1_x - c1*n1_y;

    // friction
    const fric0 = 0.003*qd0;
    const fric1 = 0.003*qd1;
    const fric2 = 0.003*qd2;
    const fric3 = 0.003*qd3;
    const fric4 = 0.003*qd4;
    const fric5 = 0.003*qd5;
    const fric6 = 0.003*qd6;

    // joint forces
    const bias0 = n0_z + fric0;
    const bias1 = n1_z + fric1;
    const bias2 = n2_z + fric2;
    const bias3 = n3_z + fric3;
    const bias4 = n4_z + fric4;
    const bias5 = n5_z + fric5;
    const bias6 = n6_z + fric6;

    const bias = [bias0, bias1, bias2, bias3, bias4, bias5, bias6];
    return [bias];
}

/**
 * Joint forces (N,) that hold the robot at rest.
 * Operations: 54 mul, 33 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {number[]} g, 7
 */
export function gravity_forces(q) {
    const given = [["q", q, 7]];
    return evaluate("gravity_forces", _gravity_forces, given, [["g", [7]]]);
}

function _gravity_forces(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // motion of 'panda_link2'
    const a1_x = -9.81*s1;
    const a1_y = -9.81*c1;

    // motion of 'panda_link3'
    const a2_x = c2*a1_x;
    const a2_y = -s2*a1_x;

    // motion of 'panda_link4'
    const a3_x = s3*a1_y - c3*a2_x;
    const a3_y_neg = -s3*a2_x - c3*a1_y;

    // motion of 'panda_link5'
    const a4_x = s4*a2_y - c4*a3_x;
    const a4_y = s4*a3_x + c4*a2_y;

    // motion of 'panda_link6'
    const a5_x = c5*a4_x + s5*a3_y_neg;
    const a5_y = c5*a3_y_neg - s5*a4_x;

    // motion of 'panda_link7'
    const a6_y = -s6o*a5_x - c6o*a4_y;

    // force on 'panda_link7'
    const n6_y = 0.0032806082595733164*a5_y;
    const n6_z = 0.0032806082595733164*a6_y;

    // force on 'panda_link6'
    const n5_x = 0.173804705569*a4_y - s6o*n6_y;
    const n5_y = 0.231847552695*a4_y - n6_z;
    const n5_z = 0.231847552695*a5_y + 0.173804705569*a5_x + c6o*n6_y;

    // force on 'panda_link5'
    const n4_x = 0.067870631425*a3_y_neg - (s5*n5_y - c5*n5_x);
    const n4_y = 0.014653732538*a3_y_neg - n5_z;
    const n4_z_neg = 0.014653732538*a4_y + 0.067870631425*a4_x - (s5*n5_x + c5*n5_y);

    // force on 'panda_link4'
    const n3_x = s4*n4_y - c4*n4_x + 2.012523553603*a2_y;
    const n3_y = n4_z_neg + 0.55278027465*a2_y;
    const n3_z = -s4*n4_x - c4*n4_y - (0.55278027465*a3_y_neg - 2.012523553603*a3_x);

    // force on 'panda_link3'
    const n2_x = 0.27690780075318*c1 - (c3*n3_x - s3*n3_y);
    const n2_y_neg = n3_z + 7.32667658634432*c1;
    const n2_z = 0.746857959872*a2_y - 0.028227094878*a2_x - (s3*n3_x + c3*n3_y);

    // force on 'panda_link2'
    const n1_z = 0.01993386669246*c1 - 32.80954542685272*s1 - (c2*n2_y_neg - s2*n2_x);

    const g = [0.0, n1_z, n2_z, n3_z, -n4_z_neg, n5_z, n6_z];
    return [g];
}

/**
 * Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 * Operations: 757 mul, 695 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @param {number[]} qd joint velocities [rad/s], 7 numbers
 * @returns {number[][]} C, 7 x 7
 */
export function coriolis_matrix(q, qd) {
    const given = [["q", q, 7], ["qd", qd, 7]];
    return evaluate("coriolis_matrix", _coriolis_matrix, given, [["C", [7, 7]]]);
}

function _coriolis_matrix(q, qd) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // velocity of 'panda_link2'
    const w1_x_neg = s1*qd0;
    const w1_y_neg = c1*qd0;

    // velocity of 'panda_link3'
    const w2_x = s2*qd1 - c2*w1_x_neg;
    const w2_y = s2*w1_x_neg + c2*qd1;
    const v2_x = 0.316*w2_y;
    const v2_y = -0.316*w2_x;
    const w2_z = qd2 + w1_y_neg;

    // velocity of 'panda_link4'
    const w3_x = -c3*w2_x - s3*w2_z;
    const w3_y_neg = c3*w2_z - s3*w2_x;
    const v3_x_0 = 0.0825*w2_y;
    const v3_z = -v2_y - 0.0825*w2_z;
    const v3_x = s3*v3_x_0 - c3*v2_x;
    const v3_y = s3*v2_x + c3*v3_x_0;
    const w3_z = qd3 - w2_y;

    // velocity of 'panda_link5'
    const w4_x_neg = c4*w3_x + s4*w3_z;
    const w4_y = s4*w3_x - c4*w3_z;
    const v4_x_0 = -v3_x - 0.384*w3_z;
    const v4_z_neg = v3_y + 0.0825*w3_z;
    const v4_x_1 = v3_z - (0.384*w3_x - 0.0825*w3_y_neg);
    const v4_x = c4*v4_x_0 - s4*v4_x_1;
    const v4_y_neg = s4*v4_x_0 + c4*v4_x_1;
    const w4_z = qd4 + w3_y_neg;

    // velocity of 'panda_link6'
    const w5_x = s5*w4_z - c5*w4_x_neg;
    const w5_y = s5*w4_x_neg + c5*w4_z;
    const v5_x = c5*v4_x - s5*v4_z_neg;
    const v5_y_neg = s5*v4_x + c5*v4_z_neg;
    const w5_z = qd5 - w4_y;

    // velocity of 'panda_link7'
    const w6_x = c6o*w5_x + s6o*w5_z;
    const w6_y = c6o*w5_z - s6o*w5_x;
    const v6_z = v5_y_neg - 0.088*w5_z;
    const v6_x_0 = v4_y_neg - 0.088*w5_y;
    const v6_x = c6o*v5_x + s6o*v6_x_0;
    const v6_y = c6o*v6_x_0 - s6o*v5_x;
    const w6_z = qd6 - w5_y;

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jxx = R5_Jxx_1 + 0.010093986090521983;
    const R5_Jzz = 0.053138496831697093 - (R5_Jxx_1 - 0.001320514136461655 - R5_Jyy_0);
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jyy - R5_Jxx) + 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jxx = R5_Jyy - R4_Jxx_1 + 0.030116287133882085;
    const R4_Jzz = R5_Jxx + R4_Jxx_1 + 0.033018599263935515;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy - s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R5_Jzz) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jyy_0 = 0.165*R3_hx_0;
    const R3_Jzz_0 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jyy = R4_Jzz - R3_Jyy_0;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jxx = R5_Jzz + R3_Jxx_1 + R3_Jzz_0 + 0.647723094939183;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jyy = R3_Jzz + R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jxx = R3_Jyy - R2_Jxx_1 + 0.01159586409516604;
    const R2_Jzz = R3_Jxx + R2_Jxx_1 + R2_Jyy_0 + 0.13480070614822143;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jyy - R2_Jxx) + 2.0*R2_Jxy*s2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jxx = R2_Jyy - c2*R1_Jxx_0 + 0.632*R2_hz + 1.0706865997634767;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = 0.01026110182100817 - (s2*R1_Jxx_0 - R2_Jxy);
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // momenta of 'panda_link2'
    const T1_xx_neg_0 = 0.005130550910504085*w1_y_neg;
    const T1_xx_neg_1 = 0.00199167944196776*qd1;
    const L1_y_0 = 0.00199167944196776*w1_x_neg;
    const T1_xy_0 = 0.0003844680514732*w1_y_neg;
    const T1_yy_0 = 0.0003844680514732*w1_x_neg;
    const T1_yz_neg_0 = 0.00199167944196776*w1_y_neg;
    const L1_y_1 = 0.0003844680514732*qd1;
    const T1_yz_neg_1 = 0.005130550910504085*qd1;
    const T1_xy_1 = 0.5353432998817383*qd1 + 0.005130550910504085*w1_x_neg - T1_xy_0;
    const T1_yz_neg_2 = T1_yz_neg_0 - (T1_yz_neg_1 + 0.5584211823766702*w1_x_neg);

    // momenta of 'panda_link3'
    const T2_zz_0 = 6.0956210475372e-05*w2_z;
    const T2_xy_0 = -0.002743824053281128*w2_x;
    const L2_y_0 = -6.0956210475372e-05*w2_x;
    const T2_xy_1 = 0.002188628560919792*w2_y;
    const T2_yz_0 = 6.0956210475372e-05*w2_y;
    const L2_y_1 = 0.002188628560919792*w2_z;
    const T2_yz_1 = 0.002743824053281128*w2_z;
    const T2_zz_1 = 2.0*(0.002743824053281128*w2_y - T2_zz_0);
    const T2_zz_2 = 2.0*(T2_zz_0 - 0.002188628560919792*w2_x);
    const L2_z_0 = 0.373428979936*v2_y;
    const L2_z_1 = 0.014113547439*v2_x;
    const L2_z_2 = T2_xy_0 - T2_xy_1 + 0.06740035307411071*w2_z - (L2_z_1 - L2_z_0);
    const T2_zz_3 = 0.746857959872*v2_x;
    const T2_zz_4 = 0.028227094878*v2_y;
    const T2_xy_2 = 0.00579793204758302*w2_z - T2_xy_0 - T2_xy_1 - (L2_z_0 + L2_z_1);

    // momenta of 'panda_link4'
    const T3_xx_0 = 0.00195267751313805*w3_y_neg;
    const T3_xx_1 = 0.08142043634273043*w3_z;
    const T3_xy_0 = 0.00195267751313805*w3_x;
    const L3_y_0 = 0.08142043634273043*w3_x;
    const T3_xy_1 = 0.000822243788684635*w3_y_neg;
    const T3_yy_0 = 0.000822243788684635*w3_x;
    const T3_yz_0 = 0.08142043634273043*w3_y_neg;
    const L3_y_1 = 0.000822243788684635*w3_z;
    const T3_yz_1 = 0.00195267751313805*w3_z;
    const L3_x_0 = 1.0062617768015*v3_z;
    const L3_y_2 = 0.276390137325*v3_z;
    const L3_z_0 = 0.276390137325*v3_y;
    const L3_z_1 = -1.0062617768015*v3_x;
    const L3_z_2 = T3_xy_0 + T3_xy_1 - 0.374881683626407*w3_z - (L3_z_0 - L3_z_1);
    const T3_zz_neg_0 = -0.55278027465*v3_x;
    const T3_zz_neg_1 = 2.012523553603*v3_y;
    const T3_zz_neg_2 = T3_zz_neg_0 + T3_zz_neg_1 + 2.0*(T3_xx_0 - T3_yy_0);
    const T3_xy_2 = 0.3238615474695915*w3_z + T3_xy_0 - T3_xy_1 - (L3_z_0 + L3_z_1);

    // momenta of 'panda_link5'
    const T4_zz_0 = 0.000757622236663515*w4_z;
    const T4_xy_0 = 0.002300122758781553*w4_x_neg;
    const L4_y_0 = 0.000757622236663515*w4_x_neg;
    const T4_xy_1 = 0.001082026026049065*w4_y;
    const T4_yz_0 = 0.000757622236663515*w4_y;
    const L4_y_1 = 0.001082026026049065*w4_z;
    const T4_yz_1 = 0.002300122758781553*w4_z;
    const T4_zz_1 = 2.0*(0.002300122758781553*w4_y - T4_zz_0);
    const T4_zz_2 = 2.0*(T4_zz_0 - 0.001082026026049065*w4_x_neg);
    const L4_x_neg_0 = 0.0339353157125*v4_z_neg;
    const L4_y_2 = 0.007326866269*v4_z_neg;
    const L4_z_0 = 0.007326866269*v4_y_neg;
    const L4_z_1 = 0.0339353157125*v4_x;
    const L4_x_neg_1 = T4_yz_0 + 0.015058143566941042*w4_x_neg + T4_yz_1 + L4_x_neg_0;
    const L4_z_2 = T4_xy_0 + T4_xy_1 + 0.016509299631967757*w4_z + (L4_z_0 - L4_z_1);
    const T4_zz_3 = 0.014653732538*v4_x;
    const T4_zz_4 = 0.067870631425*v4_y_neg;
    const T4_xy_2 = 0.015058143566941042*w4_z - T4_xy_0 + T4_xy_1 - (L4_z_0 + L4_z_1);
    const T4_yz_2 = T4_yz_0 - (T4_yz_1 - 0.016509299631967757*w4_x_neg) + L4_x_neg_0;

    // momenta of 'panda_link6'
    const T5_xx_neg_0 = 5.18794586093425e-05*w5_y;
    const T5_xx_neg_1 = 0.007374285191337658*w5_z;
    const T5_xy_0 = -5.18794586093425e-05*w5_x;
    const L5_y_neg_0 = -0.007374285191337658*w5_x;
    const T5_xy_1 = 4.67845486573025e-05*w5_y;
    const T5_yy_0 = -4.67845486573025e-05*w5_x;
    const T5_yz_neg_0 = 0.007374285191337658*w5_y;
    const L5_y_neg_1 = 4.67845486573025e-05*w5_z;
    const T5_yz_neg_1 = 5.18794586093425e-05*w5_z;
    const T5_yz_neg_2 = T5_yz_neg_1 + 0.026569248415848547*w5_x + T5_yz_neg_0;
    const L5_x_neg_0 = T5_yz_neg_1 - (T5_yz_neg_0 + 0.005046993045260992*w5_x);
    const L5_x_neg_1 = 0.0869023527845*v4_y_neg;
    const L5_y_neg_2 = 0.1159237763475*v4_y_neg;
    const L5_z_0 = 0.1159237763475*v5_y_neg;
    const L5_z_1 = 0.0869023527845*v5_x;
    const L5_z_2 = T5_xy_0 + T5_xy_1 + 0.026569248415848547*w5_z - (L5_z_0 - L5_z_1);
    const T5_zz_0 = 0.231847552695*v5_x;
    const T5_zz_1 = 0.173804705569*v5_y_neg;
    const T5_xy_2 = 0.005046993045260992*w5_z - T5_xy_0 + T5_xy_1 + (L5_z_0 + L5_z_1);

    // momenta of 'panda_link7'
    const T6_xx_0 = 0.0005437117650740678*w6_z;
    const T6_xy_0 = -0.000767941186008656*w6_x;
    const L6_y_0 = -0.0005437117650740678*w6_x;
    const T6_xy_1 = 0.0001931654472218836*w6_y;
    const T6_yz_0 = 0.0005437117650740678*w6_y;
    const L6_y_1 = 0.0001931654472218836*w6_z;
    const L6_x_neg_0 = 0.000767941186008656*w6_z;
    const T6_xx = -2.0*(0.000767941186008656*w6_y - T6_xx_0);
    const T6_yy_0 = 2.0*(T6_xx_0 - 0.0001931654472218836*w6_x);
    const T6_yz = T6_yz_0 - (L6_x_neg_0 + 0.003342075983680473*w6_x);
    const p6_y = 0.0016403041297866582*w6_z;
    const p6_z = -0.0016403041297866582*w6_y;
    const L6_x_neg = T6_yz_0 - 0.0006602570682308275*w6_x + L6_x_neg_0;
    const L6_y_2 = 0.0016403041297866582*v6_z;
    const L6_z_0 = -0.0016403041297866582*v6_y;
    const L6_y = L6_y_0 - L6_y_1 - L6_y_2;
    const L6_z = T6_xy_0 - T6_xy_1 + 0.003342075983680473*w6_z - L6_z_0;
    const T6_yy_1 = 0.0032806082595733164*v6_x;
    const T6_yy = T6_yy_1 - T6_yy_0;
    const T6_zz = T6_yy_0 - T6_xx + T6_yy_1;
    const T6_xy = 0.0006602570682308275*w6_z - T6_xy_0 - T6_xy_1 + L6_z_0;
    const T6_xz = L6_y_0 + 0.0026818189154496457*w6_y + L6_y_1 - L6_y_2;

    // momenta of 'panda_link6'
    const p5_x_0 = s6o*p6_y;
    const p5_z_0 = c6o*p6_y;
    const L5_x_neg_2 = c6o*L6_x_neg + s6o*L6_y;
    const L5_z_3 = s6o*L6_x_neg - c6o*L6_y;
    const L5_y_neg_3 = 0.088*p5_z_0;
    const L5_z_4 = 0.00014434676342122592*w6_y;
    const T5_xx_neg_2 = c6o*(T6_yy - T6_xx) + 2.0*T6_xy*s6o;
    const T5_xx_neg_3 = c6o*T5_xx_neg_2;
    const T5_xx_neg_4 = T5_xx_neg_3 - T6_yy;
    const T5_xy_3 = c6o*T6_xz - s6o*T6_yz;
    const T5_yz_neg_3 = s6o*T6_xz + c6o*T6_yz;
    const T5_yy_1 = 0.176*p5_x_0;
    const T5_zz_2 = T5_yy_1 - (T6_xx + T5_xx_neg_3);
    const p5_x = 0.0869023527845*w5_z - p5_x_0;
    const p5_y = 0.1159237763475*w5_z - p6_z;
    const p5_z = p5_z_0 - (0.0869023527845*w5_x + 0.1159237763475*w5_y);
    const L5_x_neg = L5_x_neg_0 + L5_x_neg_1 + L5_x_neg_2;
    const L5_y_neg = L5_y_neg_0 - L5_y_neg_1 + L5_y_neg_2 + (L6_z + L5_y_neg_3);
    const L5_z = L5_z_2 - (L5_z_3 - L5_z_4);
    const T5_xx_neg = 2.0*(T5_xx_neg_0 + T5_xx_neg_1) - T5_zz_1 + T5_xx_neg_4;
    const T5_yy = 2.0*(T5_xx_neg_1 + T5_yy_0) + T5_zz_0 + (T6_zz - T5_yy_1);
    const T5_zz = T5_zz_0 + T5_zz_1 + 2.0*(T5_xx_neg_0 - T5_yy_0) - T5_zz_2;
    const T5_xy = T5_xy_2 - (L5_z_4 + T5_xy_3);
    const T5_xz_neg_0 = L5_y_neg_0 - 0.021522255370587554*w5_y + L5_y_neg_1;
    const T5_xz_neg = T5_xz_neg_0 + L5_y_neg_2 + L5_y_neg_3 - T6_xy + s6o*T5_xx_neg_2;
    const T5_yz_neg = T5_yz_neg_2 - L5_x_neg_1 + T5_yz_neg_3;

    // momenta of 'panda_link5'
    const L4_x_neg_2 = c5*L5_x_neg - s5*L5_y_neg;
    const L4_z_3 = s5*L5_x_neg + c5*L5_y_neg;
    const T4_xx_0 = c5*(T5_xx_neg + T5_yy) + 2.0*T5_xy*s5;
    const T4_xx_1 = c5*T4_xx_0;
    const T4_xy_3 = c5*T5_xz_neg - s5*T5_yz_neg;
    const T4_yz_3 = s5*T5_xz_neg + c5*T5_yz_neg;
    const p4_x = c5*p5_x - s5*p5_y - 0.0339353157125*w4_z;
    const p4_y_neg = 0.007326866269*w4_z + p5_z;
    const p4_z = s5*p5_x + c5*p5_y - (0.0339353157125*w4_x_neg - 0.007326866269*w4_y);
    const L4_x_neg = L4_x_neg_1 + L4_x_neg_2;
    const L4_y = L4_y_0 + L4_y_1 - L4_y_2 - L5_z;
    const L4_z = L4_z_2 - L4_z_3;
    const T4_xx = T5_yy - T4_xx_1 - (T4_zz_1 + T4_zz_4);
    const T4_yy = T5_zz - (T4_zz_2 + T4_zz_3);
    const T4_zz = T4_zz_2 + T4_zz_1 - (T4_zz_3 + T4_zz_4) - (T5_xx_neg - T4_xx_1);
    const T4_xy = T4_xy_2 + T4_xy_3;
    const T4_xz_0 = L4_y_0 + 0.001451156065026714*w4_y - L4_y_1 - L4_y_2 + T5_xy;
    const T4_xz = T4_xz_0 - s5*T4_xx_0;
    const T4_yz = T4_yz_2 + T4_yz_3;

    // momenta of 'panda_link4'
    const p3_x_0 = -c4*p4_x - s4*p4_y_neg;
    const p3_z_0 = c4*p4_y_neg - s4*p4_x;
    const L3_x_1 = c4*L4_x_neg + s4*L4_y;
    const L3_z_3 = s4*L4_x_neg - c4*L4_y;
    const L3_x_2 = 0.384*p3_z_0;
    const L3_y_3 = 0.0825*p3_z_0;
    const L3_z_4 = -0.0825*p4_z;
    const L3_z_5 = 0.384*p3_x_0;
    const L3_x_3 = L3_x_1 - L3_x_2;
    const T3_xx_2 = c4*(T4_yy - T4_xx) + 2.0*T4_xy*s4;
    const T3_xx_3 = c4*T3_xx_2;
    const T3_xy_3 = c4*T4_xz - s4*T4_yz;
    const T3_yz_2 = s4*T4_xz + c4*T4_yz;
    const T3_zz_neg_3 = 0.165*p3_x_0;
    const T3_zz_neg_4 = -0.768*p4_z;
    const T3_xx_4 = T3_xx_3 - T4_yy + T3_zz_neg_4;
    const T3_yz_3 = L3_x_2 + T3_yz_2;
    const p3_x = 1.0062617768015*w3_z + p3_x_0;
    const p3_y = 0.276390137325*w3_z - p4_z;
    const p3_z = p3_z_0 - (1.0062617768015*w3_x - 0.276390137325*w3_y_neg);
    const L3_x = L3_x_3 - (T3_yz_0 - 0.3238615474695915*w3_x + T3_yz_1 + L3_x_0);
    const L3_y = L3_y_0 + L3_y_1 - L3_y_2 - (L4_z + L3_y_3);
    const L3_z = L3_z_4 + L3_z_5 + L3_z_3 - L3_z_2;
    const T3_xx = 2.0*(T3_xx_0 - T3_xx_1) - T3_zz_neg_1 - T3_xx_4;
    const T3_yy = 2.0*(T3_xx_1 - T3_yy_0) - T3_zz_neg_0 + (T4_zz + T3_zz_neg_3);
    const T3_zz_neg = T3_zz_neg_2 - (T4_xx + T3_xx_3 + (T3_zz_neg_3 - T3_zz_neg_4));
    const T3_xy = T3_xy_3 - (L3_z_4 - L3_z_5) + T3_xy_2;
    const T3_xz_0 = L3_y_0 - 0.0510201361568155*w3_y_neg - L3_y_1 - L3_y_2 - L3_y_3;
    const T3_xz = T3_xz_0 + T4_xy - s4*T3_xx_2;
    const T3_yz = T3_yz_0 - (T3_yz_1 + 0.374881683626407*w3_x) + L3_x_0 + T3_yz_3;

    // momenta of 'panda_link3'
    const p2_x_neg_0 = c3*p3_x - s3*p3_y;
    const p2_z_neg_0 = s3*p3_x + c3*p3_y;
    const L2_x_0 = s3*L3_y - c3*L3_x;
    const L2_z_3 = -s3*L3_x - c3*L3_y;
    const L2_y_2 = 0.0825*p2_z_neg_0;
    const L2_z_4 = -0.0825*p3_z;
    const T2_xx_0 = c3*(T3_xx - T3_yy) - 2.0*T3_xy*s3;
    const T2_xx_1 = c3*T2_xx_0;
    const T2_xy_3 = c3*T3_xz - s3*T3_yz;
    const T2_yz_2 = s3*T3_xz + c3*T3_yz;
    const T2_yy_neg_0 = 0.165*p2_x_neg_0;
    const T2_zz_5 = T3_xx - T2_xx_1 - T2_yy_neg_0;
    const p2_x_neg = 0.014113547439*w2_z + p2_x_neg_0;
    const p2_y = 0.373428979936*w2_z - p3_z;
    const p2_z_neg = 0.373428979936*w2_y - 0.014113547439*w2_x + p2_z_neg_0;
    const L2_x = L2_x_0 - (T2_yz_0 - 0.00579793204758302*w2_x + T2_yz_1);
    const L2_y = L2_y_0 - L2_y_1 + (L2_y_2 - L3_z);
    const L2_z = L2_z_3 + L2_z_4 + L2_z_2;
    const T2_xx = T3_yy + T2_xx_1 - (T2_zz_1 - T2_zz_4);
    const T2_yy_neg = T2_zz_2 - T2_zz_3 + (T3_zz_neg + T2_yy_neg_0);
    const T2_zz = T2_zz_2 + T2_zz_1 + (T2_zz_3 + T2_zz_4) + T2_zz_5;
    const T2_xy = T2_xy_2 - (L2_z_4 - T2_xy_3);
    const T2_xz_0 = L2_y_0 + 0.061602421026527694*w2_y + L2_y_1 + L2_y_2 + T3_xy;
    const T2_xz = T2_xz_0 + s3*T2_xx_0;
    const T2_yz = T2_yz_0 - (T2_yz_1 + 0.06740035307411071*w2_x) + T2_yz_2;

    // momenta of 'panda_link2'
    const L1_x_0 = s2*L2_y - c2*L2_x;
    const L1_x_1 = 0.316*(s2*p2_x_neg - c2*p2_y);
    const L1_x_2 = L1_x_0 - L1_x_1;
    const T1_xx_neg_2 = 2.0*T2_xy*s2 - c2*(T2_xx + T2_yy_neg);
    const T1_xx_neg_3 = c2*T1_xx_neg_2;
    const T1_xz_0 = s2*T1_xx_neg_2;
    const T1_yz_neg_3 = s2*T2_xz + c2*T2_yz;
    const T1_xx_neg_4 = 0.632*p2_z_neg;
    const T1_xx_neg_5 = T2_yy_neg + T1_xx_neg_3 + T1_xx_neg_4;
    const L1_x = T1_yz_neg_0 - 0.5353432998817383*w1_x_neg + T1_yz_neg_1 - L1_x_2;
    const L1_y = L1_y_0 + L1_y_1 - L2_z;
    const T1_xx_neg = 2.0*(T1_xx_neg_0 - T1_xx_neg_1) + T1_xx_neg_5;
    const T1_yy = T2_zz - 2.0*(T1_xx_neg_1 - T1_yy_0);
    const T1_zz = 2.0*(T1_xx_neg_0 - T1_yy_0) - (T1_xx_neg_4 - (T2_xx + T1_xx_neg_3));
    const T1_xy = T1_xy_1 - (c2*T2_xz - s2*T2_yz + 0.316*(c2*p2_x_neg + s2*p2_y));
    const T1_xz = L1_y_0 - 0.023077882494931805*w1_y_neg - L1_y_1 + T2_xy - T1_xz_0;
    const T1_yz_neg = L1_x_1 + T1_yz_neg_3 + T1_yz_neg_2;

    // momenta of 'panda_link1'
    const T0_zz = c1*(c1*(T1_xx_neg + T1_yy) + 2.0*T1_xy*s1) - T1_xx_neg;

    // Coriolis terms of joint 'panda_joint2'
    const C01_0 = -w1_x_neg*R2_Jzz;
    const C11 = w1_x_neg*R1_Jyz - w1_y_neg*R1_Jxz + T1_zz;
    const C01_1 = c1*(L1_x - T1_yz_neg - (w1_y_neg*R1_Jxy + C01_0));
    const C01 = s1*(w1_y_neg*R1_Jxx - w1_x_neg*R1_Jxy + (L1_y - T1_xz)) - C01_1;
    const C10 = c1*(L1_x + T1_yz_neg) - s1*(L1_y + T1_xz);

    // Coriolis terms of joint 'panda_joint3'
    const C02_0 = v2_y*R2_hz;
    const C02_1 = w2_y*R2_Jxx - w2_x*R2_Jxy + v2_x*R2_hz - (L2_y - T2_xz);
    const C02_2 = w2_x*R2_Jyy - w2_y*R2_Jxy - C02_0 - (L2_x + T2_yz);
    const C22 = w2_y*R2_Jxz - w2_x*R2_Jyz - (v2_x*R2_hx + v2_y*R2_hy) + T2_zz;
    const C12_0 = -w2_x*R2_hz - 2.0*p2_y;
    const C12_1 = w2_y*R2_hz + 2.0*p2_x_neg;
    const C12 = s2*C02_1 - c2*C02_2 + 0.316*(c2*C12_0 + s2*C12_1);
    const C21 = T1_yz_neg_3 + L1_x_0 + (C01_0 - w1_y_neg*R1_Jxy_0);
    const C02 = c1*C22 - s1*(c2*C02_1 + s2*C02_2 - 0.316*(s2*C12_0 - c2*C12_1));
    const C20 = c1*T2_zz - s1*(c2*(L2_y + T2_xz) - s2*(T2_yz - L2_x));

    // Coriolis terms of joint 'panda_joint4'
    const C03_0 = -v3_y*R3_hz;
    const C33_0 = -w3_y_neg*R3_Jxz - w3_x*R3_Jyz - (v3_x*R3_hx + v3_y*R3_hy);
    const C23_0 = w3_y_neg*R3_hy - w3_x*R3_hx;
    const C03_1 = v3_x*R3_hz - (w3_y_neg*R3_Jxx + w3_x*R3_Jxy) - (L3_y - T3_xz);
    const C03_2 = w3_y_neg*R3_Jxy + w3_x*R3_Jyy + C03_0 - (L3_x + T3_yz);
    const C33 = C33_0 - T3_zz_neg;
    const C13_neg_0 = -w3_x*R3_hz - 2.0*p3_y;
    const C13_neg_1 = -w3_y_neg*R3_hz - 2.0*p3_x;
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const C13_neg_2 = c3*C13_neg_0 + s3*C13_neg_1;
    const C03_3 = c3*C03_1 + s3*C03_2;
    const C03_4 = 0.0825*(s3*C13_neg_0 - c3*C13_neg_1) - C33;
    const C23 = 0.0825*C23_0 - (s3*C03_1 - c3*C03_2);
    const C30_0 = T2_xy_3 - L2_z_3;
    const C32_0 = T2_yz_2 + L2_x_0;
    const C32 = w2_y*R2_Jxy_0 + w2_x*n3at2_y_neg - C02_0 - C32_0;
    const C13_neg = s2*C03_3 - c2*C03_4 + 0.316*(c2*C13_neg_2 + s2*C23_0);
    const C31_neg_0 = w1_y_neg*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);
    const C31_neg = s2*C30_0 - c2*T3_zz_neg + (C31_neg_0 + w1_x_neg*R2_Jyz_0);
    const C03_5 = s1*(c2*C03_3 + s2*C03_4 - 0.316*(s2*C13_neg_2 - c2*C23_0));
    const C03 = C03_5 + c1*C23;
    const C30 = s1*(c2*C30_0 + s2*T3_zz_neg) - c1*C32_0;

    // Coriolis terms of joint 'panda_joint5'
    const C04_0 = -w4_x_neg*R5_Jzz;
    const C04_1 = v4_y_neg*R4_hz;
    const C44_0 = w4_y*R4_Jxz + w4_x_neg*R4_Jyz - (v4_x*R4_hx - v4_y_neg*R4_hy);
    const C34_0 = w4_x_neg*R4_hx - w4_y*R4_hy;
    const C04_2 = w4_y*R4_Jxx + w4_x_neg*R4_Jxy + v4_x*R4_hz - (L4_y - T4_xz);
    const C04_3 = C04_0 - w4_y*R4_Jxy + C04_1 + (L4_x_neg - T4_yz);
    const C44 = T4_zz + C44_0;
    const C34_1 = w4_x_neg*R4_hz + 2.0*p4_y_neg;
    const C34_2 = w4_y*R4_hz - 2.0*p4_x;
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const C34_3 = c4*C34_1 + s4*C34_2;
    const C04_4 = s4*C34_1 - c4*C34_2;
    const C24_0 = 0.0825*C04_4;
    const C04_5 = c4*C04_2 + s4*C04_3 - 0.384*C04_4;
    const C04_6 = C44 - C24_0;
    const C34 = 0.0825*C34_0 - 0.384*C34_3 - (s4*C04_2 - c4*C04_3);
    const C40_0 = T3_xy_3 - L3_z_3;
    const C43_0 = T3_yz_2 + L3_x_1;
    const C43 = C03_0 - (w3_y_neg*n4at3_x + w3_x*n4at3_y) - C43_0;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const C14_0 = c3*C34_3 + s3*C34_0;
    const C04_7 = c3*C04_5 - s3*C04_6;
    const C04_8 = -C34 - 0.0825*(s3*C34_3 - c3*C34_0);
    const C24 = s3*C04_5 + c3*C04_6 + C24_0;
    const C40_1 = c3*C40_0 - s3*T4_zz;
    const C42_0 = s3*C40_0 + c3*T4_zz;
    const C42_1 = w2_y*n4at2_x - w2_x*n4at2_y + (v2_y*f4at2_x - v2_x*R3_hx_0);
    const C42 = C42_0 + C42_1;
    const n4at1_x = c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const C14 = s2*C04_7 + c2*C04_8 + 0.316*(c2*C14_0 - s2*C04_4);
    const C41_0 = w1_x_neg*(n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y));
    const C41 = s2*C40_1 + c2*C43_0 - (w1_y_neg*n4at1_x + C41_0);
    const C04 = c1*C24 - s1*(c2*C04_7 - s2*C04_8 - 0.316*(s2*C14_0 + c2*C04_4));
    const C40 = c1*C42_0 - s1*(c2*C40_1 - s2*C43_0);

    // Coriolis terms of joint 'panda_joint6'
    const C05_0 = v5_y_neg*R5_hz;
    const C35_neg_0 = 0.173804705569*w5_y - w5_x*R5_hx;
    const C05_1 = w5_y*R5_Jxx - w5_x*R5_Jxy + v5_x*R5_hz + (L5_y_neg - T5_xz_neg);
    const C05_2 = w5_y*R5_Jxy - w5_x*R5_Jyy - C05_0 - (L5_x_neg + T5_yz_neg);
    const C55 = w5_y*R5_Jxz - w5_x*R5_Jyz - (T5_zz_1 + v5_x*R5_hx) + T5_zz;
    const C35_neg_1 = R5_hx*w5_z;
    const C35_neg_2 = w5_y*R5_hz - 2.0*p5_x;
    const C35_neg_3 = s5*C35_neg_2 - c5*C35_neg_1;
    const C35_neg_4 = -s5*C35_neg_1 - c5*C35_neg_2;
    const C05_3 = c5*C05_1 - s5*C05_2;
    const C45 = s5*C05_1 + c5*C05_2;
    const C50_0 = T4_xy_3 + L4_z_3;
    const C54_0 = T4_yz_3 - L4_x_neg_2;
    const C54 = C04_0 + w4_y*R4_Jxy_0 + C04_1 - C54_0;
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const C35_neg_5 = c4*C35_neg_3 - s4*C35_neg_0;
    const C05_4 = s4*C35_neg_3 + c4*C35_neg_0;
    const C25_0 = 0.0825*C05_4;
    const C05_5 = c4*C05_3 + s4*C55 - 0.384*C05_4;
    const C05_6 = C45 - C25_0;
    const C35_neg = s4*C05_3 - c4*C55 + (0.0825*C35_neg_4 + 0.384*C35_neg_5);
    const C50_1 = c4*C50_0 - s4*T5_zz;
    const C53_0 = s4*C50_0 + c4*T5_zz;
    const C53_1 = v3_y*f5at3_x + v3_x*R4_hx_0;
    const C53 = w3_y_neg*n5at3_x_neg + w3_x*n5at3_y_neg + C53_1 + C53_0;
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y_0 = 0.0825*(R4_hx_0 - (c3*R4_hx_0 - s3*f5at3_x));
    const n5at2_y = s4*R4_Jxy_0 - c4*R5_Jzz + n5at2_y_0 - 0.384*f5at3_x;
    const C15_0 = c3*C35_neg_5 - s3*C35_neg_4;
    const C05_7 = c3*C05_5 - s3*C05_6;
    const C05_8 = C35_neg - 0.0825*(s3*C35_neg_5 + c3*C35_neg_4);
    const C25 = s3*C05_5 + c3*C05_6 + C25_0;
    const C50_2 = c3*C50_1 - s3*C54_0;
    const C52_0 = s3*C50_1 + c3*C54_0;
    const C52_1 = w2_y*n5at2_x - w2_x*n5at2_y + (v2_x*f5at3_z - v2_y*f5at2_x_neg);
    const C52 = C52_1 - C52_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const C15 = s2*C05_7 + c2*C05_8 + 0.316*(c2*C15_0 - s2*C05_4);
    const C51_neg_0 = -w1_x_neg*(s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0);
    const C51_neg = s2*C50_2 + c2*C53_0 + (w1_y_neg*n5at1_x - C51_neg_0);
    const C05 = c1*C25 - s1*(c2*C05_7 - s2*C05_8 - 0.316*(s2*C15_0 + c2*C05_4));
    const C50 = s1*(c2*C50_2 - s2*C53_0) - c1*C52_0;

    // Coriolis terms of joint 'panda_joint7'
    const C36_0 = -0.0032806082595733164*w6_x;
    const C06_neg_0 = L6_y - T6_xz;
    const C06_neg_1 = 0.001320514136461655*w6_y + 0.0010874235301481356*w6_x - C06_neg_0;
    const C06_neg_2 = 0.0010874235301481356*w6_y - (T6_yz - L6_x_neg);
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const C36_1 = 2.0*p5_z_0;
    const C36_2 = 2.0*p5_x_0;
    const C06_neg_3 = c6o*C06_neg_1 + s6o*C06_neg_2;
    const C56 = s6o*C06_neg_1 - c6o*C06_neg_2 - 0.00028869352684245185*w6_x;
    const C60_0 = T5_xy_3 - L5_z_3;
    const C65_0 = T5_yz_neg_3 + L5_x_neg_2;
    const C65 = C05_0 - (w5_y*R5_Jxy_0 + w5_x*n6at5_y) + C65_0;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const C36_3 = c5*C36_1 + s5*C36_0;
    const C36_4 = s5*C36_1 - c5*C36_0;
    const C06_neg_4 = c5*C06_neg_3 - s5*T5_yy_1;
    const C46 = s5*C06_neg_3 + c5*T5_yy_1;
    const C60_1 = c5*C60_0 + s5*T6_zz;
    const C64_0 = s5*C60_0 - c5*T6_zz;
    const C64_1 = v4_y_neg*f6at4_x_neg + v4_x*R5_hx_0;
    const C64 = w4_y*n6at4_x + w4_x_neg*R5_Jyz_0 + C64_1 + C64_0;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = s5*R5_Jxy_0 - c5*n6at5_y - n6at3_y_0;
    const C36_5 = c4*C36_3 + s4*C36_2;
    const C06_neg_5 = s4*C36_3 - c4*C36_2;
    const C26_0 = 0.0825*C06_neg_5;
    const C06_neg_6 = c4*C06_neg_4 + s4*C56 + 0.384*C06_neg_5;
    const C06_neg_7 = C46 + C26_0;
    const C36 = 0.0825*C36_4 + 0.384*C36_5 - (s4*C06_neg_4 - c4*C56);
    const C60_2 = c4*C60_1 + s4*C65_0;
    const C63_neg_0 = s4*C60_1 - c4*C65_0;
    const C63_neg_1 = v3_y*f6at3_x - v3_x*f6at4_z_neg;
    const C63_neg = w3_y_neg*n6at3_x + w3_x*n6at3_y - C63_neg_1 + C63_neg_0;
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y_neg_0 = 0.0825*(f6at4_z_neg - (s3*f6at3_x + c3*f6at4_z_neg));
    const n6at2_y_neg = n6at2_y_neg_0 - (s4*n6at4_x + c4*R5_Jyz_0) + 0.384*f6at3_x;
    const C16_0 = c3*C36_5 - s3*C36_4;
    const C06_neg_8 = c3*C06_neg_6 - s3*C06_neg_7;
    const C06_neg_9 = 0.0825*(s3*C36_5 + c3*C36_4) - C36;
    const C26 = s3*C06_neg_6 + c3*C06_neg_7 - C26_0;
    const C60_3 = c3*C60_2 - s3*C64_0;
    const C62_0 = s3*C60_2 + c3*C64_0;
    const C62_1 = -w2_y*n6at2_x - w2_x*n6at2_y_neg - (v2_y*f6at2_x + v2_x*f6at3_z);
    const C62 = C62_0 - C62_1;
    const n6at1_x = c2*n6at2_x + s2*n6at2_y_neg + 0.316*(c2*f6at3_z - s2*f6at2_x);
    const C06_neg_10 = c2*C06_neg_8 - s2*C06_neg_9 + 0.316*(s2*C16_0 + c2*C06_neg_5);
    const C16 = s2*C06_neg_8 + c2*C06_neg_9 - 0.316*(c2*C16_0 - s2*C06_neg_5);
    const C61_0 = w1_x_neg*(s3*n6at3_x + c3*n6at3_y + n6at3_y_0) - w1_y_neg*n6at1_x;
    const C61 = s2*C60_3 + c2*C63_neg_0 + C61_0;
    const C06_neg = s1*C06_neg_10 - c1*C26;
    const C60 = c1*C62_0 - s1*(c2*C60_3 - s2*C63_neg_0);

    const C = [
        T0_zz, C01,      C02, C03,      C04, C05,      -C06_neg,
        C10,   C11,      C12, -C13_neg, C14, C15,      C16,
        C20,   C21,      C22, C23,      C24, C25,      C26,
        C30,   -C31_neg, C32, C33,      C34, -C35_neg, C36,
        C40,   C41,      C42, C43,      C44, C45,      C46,
        C50,   -C51_neg, C52, C53,      C54, C55,      C56,
        C60,   C61,      C62, -C63_neg, C64, C65,      0.0,
    ];
    return [C];
}

/**
 * Joint accelerations (N,) under the joint forces tau.
 * Operations: 593 mul, 520 add, 6 div, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @param {number[]} qd joint velocities [rad/s], 7 numbers
 * @param {number[]} tau joint forces [N m], 7 numbers
 * @returns {number[]} qdd, 7
 */
export function forward_dynamics(q, qd, tau) {
    const given = [["q", q, 7], ["qd", qd, 7], ["tau", tau, 7]];
    return evaluate("forward_dynamics", _forward_dynamics, given, [["qdd", [7]]]);
}

function _forward_dynamics(q, qd, tau) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5], qd6 = qd[6];
    const tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4], tau5 = tau[5];
    const tau6 = tau[6];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // friction
    const fric0 = 0.003*qd0;
    const fric1 = 0.003*qd1;
    const fric2 = 0.003*qd2;
    const fric3 = 0.003*qd3;
    const fric4 = 0.003*qd4;
    const fric5 = 0.003*qd5;
    const fric6 = 0.003*qd6;

    // motion of 'panda_link1'
    const ww0_zz = qd0*qd0;

    // motion of 'panda_link2'
    const w1_x_neg = s1*qd0;
    const w1_y_neg = c1*qd0;
    const a1_x = -9.81*s1;
    const a1_y = -9.81*c1;
    const ww1_yz_neg = qd1*w1_y_neg;
    const ww1_xz_neg = qd1*w1_x_neg;
    const ww1_xx = w1_x_neg*w1_x_neg;
    const ww1_zz = qd1*qd1;
    const ww1_xy = w1_x_neg*w1_y_neg;
    const n1_y_0 = ww1_xx - ww1_zz;
    const E1_yy_neg = ww1_xx + ww1_zz;

    // motion of 'panda_link3'
    const w2_x = s2*qd1 - c2*w1_x_neg;
    const w2_y = s2*w1_x_neg + c2*qd1;
    const a2_x_0 = 0.632*ww1_yz_neg;
    const a2_x_1 = 0.316*ww1_xy - a1_x;
    const a2_z = -a1_y - 0.316*E1_yy_neg;
    const a2_x_2 = s2*a2_x_0;
    const a2_x = a2_x_2 - c2*a2_x_1;
    const a2_y_0 = c2*a2_x_0;
    const a2_y = s2*a2_x_1 + a2_y_0;
    const w2_z = qd2 + w1_y_neg;
    const E2_xz = 3.1645569620253164*a2_x_2 - c2*ww1_xy;
    const E2_yz = s2*ww1_xy + 3.1645569620253164*a2_y_0;
    const ww2_xx = w2_x*w2_x;
    const ww2_zz = w2_z*w2_z;
    const ww2_xy = w2_x*w2_y;
    const ww2_xz = w2_x*w2_z;
    const ww2_yz = w2_y*w2_z;
    const wd2_y = E2_xz - ww2_xz;
    const E2_xx_0 = ww2_xx - ww2_zz;
    const E2_xx = E2_xx_0 - E1_yy_neg;
    const E2_xy = ww1_xz_neg + ww2_xy;
    const E2_yx = ww2_xy - ww1_xz_neg;
    const E2_yy_neg = ww2_xx + ww2_zz;
    const E2_zx = ww2_xz - wd2_y;
    const E2_zy = ww2_yz - E2_yz + ww2_yz;

    // motion of 'panda_link4'
    const w3_x = -c3*w2_x - s3*w2_z;
    const w3_y_neg = c3*w2_z - s3*w2_x;
    const a3_x_0 = -a2_x - 0.0825*E2_xx;
    const a3_z = -a2_y - 0.0825*E2_yx;
    const a3_x_1 = a2_z + 0.0825*E2_zx;
    const a3_x = c3*a3_x_0 - s3*a3_x_1;
    const a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const w3_z = qd3 - w2_y;
    const E3_xz = c3*E2_xy + s3*E2_zy;
    const E3_yz = c3*E2_zy - s3*E2_xy;
    const ww3_xx = w3_x*w3_x;
    const ww3_zz = w3_z*w3_z;
    const ww3_xy_neg = w3_x*w3_y_neg;
    const ww3_xz = w3_x*w3_z;
    const ww3_yz_neg = w3_y_neg*w3_z;
    const wd3_y = E3_xz - ww3_xz;
    const E3_xx_0 = ww3_xx - ww3_zz;
    const E3_xx = E3_xx_0 - E2_yy_neg;
    const E3_xy = wd2_y - ww3_xy_neg;
    const E3_yx = -wd2_y - ww3_xy_neg;
    const E3_yy_neg = ww3_xx + ww3_zz;
    const E3_zx = ww3_xz - wd3_y;
    const E3_zy = -ww3_yz_neg - (E3_yz + ww3_yz_neg);

    // motion of 'panda_link5'
    const w4_x_neg = c4*w3_x + s4*w3_z;
    const w4_y = s4*w3_x - c4*w3_z;
    const a4_x_0 = a3_x - (0.384*E3_xy - 0.0825*E3_xx);
    const a4_z = a3_y_neg - (0.0825*E3_yx + 0.384*E3_yy_neg);
    const a4_x_1 = -a3_z - (0.0825*E3_zx - 0.384*E3_zy);
    const a4_x = s4*a4_x_1 - c4*a4_x_0;
    const a4_y = s4*a4_x_0 + c4*a4_x_1;
    const w4_z = qd4 + w3_y_neg;
    const E4_xz_neg = -c4*E3_xy - s4*E3_zy;
    const E4_yz = c4*E3_zy - s4*E3_xy;
    const ww4_xx = w4_x_neg*w4_x_neg;
    const ww4_zz = w4_z*w4_z;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = ww4_xz_neg - E4_xz_neg;
    const E4_xx_0 = ww4_xx - ww4_zz;
    const E4_xx = E4_xx_0 - E3_yy_neg;
    const E4_xy = wd3_y - ww4_xy_neg;
    const E4_yx_neg = wd3_y + ww4_xy_neg;
    const E4_yy_neg = ww4_xx + ww4_zz;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = ww4_yz - E4_yz + ww4_yz;

    // motion of 'panda_link6'
    const w5_x = s5*w4_z - c5*w4_x_neg;
    const w5_y = s5*w4_x_neg + c5*w4_z;
    const a5_x = c5*a4_x + s5*a4_z;
    const a5_y = c5*a4_z - s5*a4_x;
    const w5_z = qd5 - w4_y;
    const E5_xz_neg = c5*E4_xy + s5*E4_zy;
    const E5_yz = s5*E4_xy - c5*E4_zy;
    const ww5_xx = w5_x*w5_x;
    const ww5_zz = w5_z*w5_z;
    const ww5_xy = w5_x*w5_y;
    const ww5_xz = w5_x*w5_z;
    const ww5_yz = w5_y*w5_z;
    const wd5_y_neg = E5_xz_neg + ww5_xz;
    const E5_xx_0 = ww5_xx - ww5_zz;
    const E5_xx = E5_xx_0 - E4_yy_neg;
    const E5_xy = wd4_y + ww5_xy;
    const E5_yx = ww5_xy - wd4_y;
    const E5_yy_neg = ww5_xx + ww5_zz;
    const E5_zx = ww5_xz + wd5_y_neg;
    const E5_zy = ww5_yz - E5_yz + ww5_yz;

    // motion of 'panda_link7'
    const w6_x = c6o*w5_x + s6o*w5_z;
    const w6_y = c6o*w5_z - s6o*w5_x;
    const a6_x_neg_0 = -a5_x - 0.088*E5_xx;
    const a6_z_neg = a5_y + 0.088*E5_yx;
    const a6_x_neg_1 = a4_y - 0.088*E5_zx;
    const a6_x_neg = c6o*a6_x_neg_0 + s6o*a6_x_neg_1;
    const a6_y = s6o*a6_x_neg_0 - c6o*a6_x_neg_1;
    const w6_z = qd6 - w5_y;
    const E6_xz = -c6o*E5_xy - s6o*E5_zy;
    const E6_yz_neg = c6o*E5_zy - s6o*E5_xy;
    const ww6_xx = w6_x*w6_x;
    const ww6_zz = w6_z*w6_z;
    const ww6_xy = w6_x*w6_y;
    const ww6_xz = w6_x*w6_z;
    const ww6_yz = w6_y*w6_z;
    const E6_xx_0 = ww6_xx - ww6_zz;
    const E6_xx = E6_xx_0 - E5_yy_neg;
    const E6_xy = ww6_xy - wd5_y_neg;
    const E6_yx = wd5_y_neg + ww6_xy;
    const E6_yy_neg = ww6_xx + ww6_zz;
    const E6_zx = ww6_xz - (E6_xz - ww6_xz);
    const E6_zy = E6_yz_neg + ww6_yz + ww6_yz;

    // force on 'panda_link7'
    const n6_x_0 = -0.0010874235301481356*E6_zx;
    const n6_x_1 = 0.0040023330519113*E6_zy - 0.001535882372017312*E6_yx - n6_x_0;
    const n6_x = n6_x_1 - 0.0003863308944437672*(E5_yy_neg - E6_yy_neg);
    const n6_y_0 = -0.0003863308944437672*E6_xy;
    const n6_y_1 = -0.0026818189154496457*E6_zx - 0.0010874235301481356*E6_zy - n6_y_0;
    const n6_z_0 = 0.0003863308944437672*E6_xz;
    const n6_z_1 = 0.0026818189154496457*E6_yx - 0.0040023330519113*E6_xy - n6_z_0;
    const n6_z_2 = -0.0010874235301481356*(E6_xx + E6_yy_neg);
    const f6_x_neg = 2.634631280625*a6_x_neg - 0.0032806082595733164*E6_xx;
    const f6_y = 2.634631280625*a6_y + 0.0032806082595733164*E6_yx;
    const f6_z_neg = 2.634631280625*a6_z_neg - 0.0032806082595733164*E6_zx;
    const n6_z_3 = 0.0032806082595733164*a6_y;
    const n6_y = n6_y_1 + 0.001535882372017312*E6_xx_0 + 0.0032806082595733164*a6_z_neg;
    const n6_z = n6_z_1 - 0.001535882372017312*E6_yz_neg + n6_z_2 + n6_z_3;

    // force on 'panda_link6'
    const f5_z_neg_0 = s6o*f6_x_neg - c6o*f6_y;
    const n5_x_0 = -0.014748570382675316*E5_zx;
    const n5_x_1 = 0.028934422545659894*E5_zy - 0.000103758917218685*E5_yx + n5_x_0;
    const n5_y_0 = -9.3569097314605e-05*E5_xy;
    const n5_y_1 = 0.014748570382675316*E5_zy - 0.001119670733427555*E5_zx + n5_y_0;
    const n5_z_0 = 9.3569097314605e-05*E5_xz_neg;
    const n5_z_1 = 0.001119670733427555*E5_yx - 0.028934422545659894*E5_xy - n5_z_0;
    const n5_z_2 = -0.014748570382675316*(E5_xx + E5_yy_neg);
    const n5_x_2 = 0.173804705569*a4_y;
    const n5_x_3 = n5_x_1 + 9.3569097314605e-05*(E4_yy_neg - E5_yy_neg) + n5_x_2;
    const n5_z_3 = n5_z_1 + 0.000103758917218685*E5_yz - n5_z_2 + 0.173804705569*a5_x;
    const n5_x = c6o*n6_x - s6o*n6_y + n5_x_3;
    const n5_y = n5_y_1 + 0.000103758917218685*E5_xx_0 - (n6_z - 0.088*f5_z_neg_0);
    const n5_z = s6o*n6_x + c6o*n6_y + 0.088*f6_z_neg + n5_z_3;
    const f5_x = -c6o*f6_x_neg - s6o*f6_y - 0.173804705569*E5_xy;
    const f5_y = f6_z_neg + 0.173804705569*E5_yy_neg;
    const f5_z_neg = f5_z_neg_0 + 0.173804705569*E5_zy;

    // force on 'panda_link5'
    const n4_x_0 = 0.00151524447332703*E4_zx_neg;
    const n4_x_1 = 0.010045187828321245*E4_zy + 0.004600245517563106*E4_yx_neg - n4_x_0;
    const n4_y_0 = 0.00216405205209813*E4_xy;
    const n4_y_1 = 0.001451156065026714*E4_zx_neg - 0.00151524447332703*E4_zy - n4_y_0;
    const n4_z_0 = 0.00216405205209813*E4_xz_neg;
    const n4_z_1 = 0.001451156065026714*E4_yx_neg + 0.010045187828321245*E4_xy + n4_z_0;
    const n4_z_2 = -0.00151524447332703*(E4_xx + E4_yy_neg);
    const f4_x_neg_0 = 0.067870631425*E4_xy - 0.014653732538*E4_xx;
    const f4_y_0 = 0.014653732538*E4_yx_neg - 0.067870631425*E4_yy_neg;
    const f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const n4_x_2 = 0.067870631425*a4_z;
    const n4_z_3 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const n4_x_3 = n4_x_1 + 0.00216405205209813*(E3_yy_neg - E4_yy_neg) + n4_x_2;
    const n4_z_4 = n4_z_1 - 0.004600245517563106*E4_yz - n4_z_2 + n4_z_3;
    const n4_x = c5*n5_x - s5*n5_y + n4_x_3;
    const n4_y = n4_y_1 + 0.004600245517563106*E4_xx_0 + 0.014653732538*a4_z - n5_z;
    const n4_z = s5*n5_x + c5*n5_y - n4_z_4;
    const f4_x_neg = s5*f5_y - c5*f5_x - (4.065735684829545*a4_x + f4_x_neg_0);
    const f4_y = 4.065735684829545*a4_y + f4_y_0 + f5_z_neg;
    const f4_z = s5*f5_x + c5*f5_y + (4.065735684829545*a4_z + f4_z_0);

    // force on 'panda_link4'
    const f3_x_0 = c4*f4_x_neg + s4*f4_y;
    const f3_z_0 = s4*f4_x_neg - c4*f4_y;
    const n3_x_0 = 0.04942675278013915*E3_zx;
    const n3_x_1 = n3_x_0 - (0.29071723622709367*E3_zy + 0.0039053550262761*E3_yx);
    const n3_y_neg_0 = -0.00164448757736927*E3_xy;
    const n3_y_neg_1 = 0.0054157634981905*E3_zx + 0.04942675278013915*E3_zy - n3_y_neg_0;
    const n3_z_0 = 0.00164448757736927*E3_xz;
    const n3_z_1 = 0.0054157634981905*E3_yx + 0.29071723622709367*E3_xy + n3_z_0;
    const n3_z_2 = -0.04942675278013915*(E3_xx + E3_yy_neg);
    const n3_x_2 = -0.5604173611315455*a3_z;
    const n3_x_3 = n3_x_1 + 0.00164448757736927*(E2_yy_neg - E3_yy_neg) - n3_x_2;
    const n3_z_3 = n3_z_1 + 0.0039053550262761*E3_yz + n3_z_2 - 0.5604173611315455*a3_x;
    const n3_x = n3_x_3 - (c4*n4_x - s4*n4_y + 0.384*f3_z_0);
    const n3_y_neg = n4_z + 0.0825*f3_z_0 + (n3_y_neg_1 - 0.0039053550262761*E3_xx_0);
    const n3_z = n3_z_3 - (s4*n4_x + c4*n4_y - (0.384*f3_x_0 - 0.0825*f4_z));
    const f3_x = 2.352456790569697*a3_x + 0.5604173611315455*E3_xy + f3_x_0;
    const f3_y = -f4_z - (2.352456790569697*a3_y_neg + 0.5604173611315455*E3_yy_neg);
    const f3_z = 2.352456790569697*a3_z + 0.5604173611315455*E3_zy + f3_z_0;

    // force on 'panda_link3'
    const n2_x_0 = -0.000121912420950744*E2_zx;
    const n2_x_1 = 0.022178148964878235*E2_zy - 0.005487648106562256*E2_yx - n2_x_0;
    const n2_y_0 = 0.004377257121839584*E2_xy;
    const n2_y_1 = 0.000121912420950744*E2_zy - 1.3360662912304e-05*E2_zx - n2_y_0;
    const n2_y_2 = n2_y_1 - 0.005487648106562256*E2_xx_0;
    const n2_z_0 = -0.004377257121839584*E2_xz;
    const n2_z_1 = n2_z_0 - (1.3360662912304e-05*E2_yx + 0.022178148964878235*E2_xy);
    const n2_z_2 = -0.000121912420950744*(E2_xx + E2_yy_neg);
    const n2_x_2 = 0.028227094878*a2_z;
    const n2_x_3 = n2_x_1 - 0.004377257121839584*(E1_yy_neg - E2_yy_neg) + n2_x_2;
    const n2_z_3 = n2_z_1 + 0.005487648106562256*E2_yz + n2_z_2 - 0.028227094878*a2_x;
    const n2_x = n2_x_3 - (c3*n3_x + s3*n3_y_neg);
    const n2_y = 0.0825*(s3*f3_x + c3*f3_y) - n3_z - n2_y_2;
    const n2_z = c3*n3_y_neg - s3*n3_x - 0.0825*f3_z + n2_z_3;
    const f2_x = 0.028227094878*E2_xy - (c3*f3_x - s3*f3_y);
    const f2_y_neg = f3_z + 0.028227094878*E2_yy_neg;

    // force on 'panda_link2'
    const n1_x_0 = 0.00796671776787104*ww1_xz_neg;
    const n1_x_1 = 0.25636658450064814*ww1_yz_neg - 0.01026110182100817*ww1_xy + n1_x_0;
    const n1_x_2 = ww0_zz - E1_yy_neg;
    const n1_x_3 = n1_x_1 - 0.0007689361029464*n1_x_2;
    const n1_y_1 = 0.04615576498986361*ww1_xz_neg + 0.00796671776787104*ww1_yz_neg;
    const n1_z_0 = 0.10510540975539226*ww1_xy + 0.00398335888393552*(n1_y_0 - n1_x_2);
    const n1_z_1 = n1_z_0 - (0.01993386669246*c1 - 4.74615389612781*s1);
    const n1_x = c2*n2_x - s2*n2_y + 0.316*(c2*f2_y_neg - s2*f2_x) - n1_x_3;
    const n1_y = n1_y_1 - 0.0007689361029464*ww1_xy - 0.01026110182100817*n1_y_0 - n2_z;
    const n1_z = s2*n2_x + c2*n2_y + 0.316*(c2*f2_x + s2*f2_y_neg) - n1_z_1;

    // force on 'panda_link1'
    const n0_z = -s1*n1_x - c1*n1_y;

    // what accelerates the joints
    const drive0 = tau0 - fric0 - n0_z;
    const drive1 = tau1 - fric1 - n1_z;
    const drive2 = tau2 - fric2 - n2_z;
    const drive3 = tau3 - fric3 - n3_z;
    const drive4 = tau4 - fric4 - n4_z;
    const drive5 = tau5 - fric5 - n5_z;
    const drive6 = tau6 - fric6 - n6_z;

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    // elimination of 'panda_joint7'
    const U06 = 149.60760989322966*M06;
    const U16 = -149.60760989322966*M16_neg;
    const U26 = -149.60760989322966*M26_neg;
    const U36 = 149.60760989322966*M36;
    const U46 = -149.60760989322966*M46_neg;
    const U56 = -149.60760989322966*R5_Jyz_0;
    const M00e6 = R0_Jzz - M06*U06;
    const M01e6 = M01e6_0 - M06*U16;
    const M11e6 = R1_Jzz + M16_neg*U16;
    const M02e6 = -M02_neg - M06*U26;
    const M12e6 = R1_Jyz_0 + M16_neg*U26;
    const M22e6 = R2_Jzz + M26_neg*U26;
    const M03e6 = M03 - M06*U36;
    const M13e6 = M13 + M16_neg*U36;
    const M23e6 = R2_Jyz_0 + M26_neg*U36;
    const M33e6 = R3_Jzz - M36*U36;
    const M04e6 = M04 - M06*U46;
    const M14e6 = M14 + M16_neg*U46;
    const M24e6 = M24 + M26_neg*U46;
    const M34e6 = -R3_Jyz_0 - M36*U46;
    const M44e6 = R4_Jzz + M46_neg*U46;
    const M05e6 = -M05_neg - M06*U56;
    const M15e6 = M15 + M16_neg*U56;
    const M25e6 = M25 + M26_neg*U56;
    const M35e6 = -M35_neg - M36*U56;
    const M45e6 = R4_Jyz_0 + M46_neg*U56;
    const D5 = R5_Jzz + R5_Jyz_0*U56;

    // elimination of 'panda_joint6'
    const D5_inv_neg = -1.0/D5;
    const U05 = -M05e6*D5_inv_neg;
    const U15_neg = M15e6*D5_inv_neg;
    const U25 = -M25e6*D5_inv_neg;
    const U35 = -M35e6*D5_inv_neg;
    const U45_neg = M45e6*D5_inv_neg;
    const M00e5 = M00e6 - M05e6*U05;
    const M01e5 = M01e6 + M05e6*U15_neg;
    const M11e5 = M11e6 + M15e6*U15_neg;
    const M02e5 = M02e6 - M05e6*U25;
    const M12e5 = M12e6 - M15e6*U25;
    const M22e5 = M22e6 - M25e6*U25;
    const M03e5 = M03e6 - M05e6*U35;
    const M13e5 = M13e6 - M15e6*U35;
    const M23e5 = M23e6 - M25e6*U35;
    const M33e5 = M33e6 - M35e6*U35;
    const M04e5 = M04e6 + M05e6*U45_neg;
    const M14e5 = M14e6 + M15e6*U45_neg;
    const M24e5 = M24e6 + M25e6*U45_neg;
    const M34e5 = M34e6 + M35e6*U45_neg;
    const D4 = M44e6 + M45e6*U45_neg;

    // elimination of 'panda_joint5'
    const D4_inv = 1.0/D4;
    const U04 = M04e5*D4_inv;
    const U14 = M14e5*D4_inv;
    const U24 = M24e5*D4_inv;
    const U34 = M34e5*D4_inv;
    const M00e4 = M00e5 - M04e5*U04;
    const M01e4 = M01e5 - M04e5*U14;
    const M11e4 = M11e5 - M14e5*U14;
    const M02e4 = M02e5 - M04e5*U24;
    const M12e4 = M12e5 - M14e5*U24;
    const M22e4 = M22e5 - M24e5*U24;
    const M03e4 = M03e5 - M04e5*U34;
    const M13e4 = M13e5 - M14e5*U34;
    const M23e4 = M23e5 - M24e5*U34;
    const D3 = M33e5 - M34e5*U34;

    // elimination of 'panda_joint4'
    const D3_inv = 1.0/D3;
    const U03 = M03e4*D3_inv;
    const U13 = M13e4*D3_inv;
    const U23 = M23e4*D3_inv;
    const M00e3 = M00e4 - M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'panda_joint3'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12_neg = M12e3*D2_inv_neg;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 + M02e3*U12_neg;
    const D1 = M11e3 + M12e3*U12_neg;

    // elimination of 'panda_joint2'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // elimination of 'panda_joint1'
    const D0_inv = 1.0/D0;

    // solve with U
    const e5 = drive5 - drive6*U56;
    const e4_neg = drive6*U46 - (drive4 + U45_neg*e5);
    const e3 = drive3 + U34*e4_neg - U35*e5 - drive6*U36;
    const e2_neg = U23*e3 - drive2 - U24*e4_neg + U25*e5 + drive6*U26;
    const e1_neg_0 = U12_neg*e2_neg - drive1 + U13*e3 - U14*e4_neg - U15_neg*e5;
    const e1_neg = e1_neg_0 + drive6*U16;
    const e0_0 = drive0 + U01*e1_neg + U02*e2_neg - U03*e3 + U04*e4_neg - U05*e5;
    const e0 = e0_0 - drive6*U06;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1_neg = D1_inv*e1_neg + U01*x0;
    const x2 = D2_inv_neg*e2_neg - U02*x0 - U12_neg*x1_neg;
    const x3 = D3_inv*e3 - U03*x0 + U13*x1_neg - U23*x2;
    const x4 = U14*x1_neg - (D4_inv*e4_neg + U04*x0) - U24*x2 - U34*x3;
    const x5_0 = -U45_neg*x4;
    const x5 = -D5_inv_neg*e5 - U05*x0 - U15_neg*x1_neg - U25*x2 - U35*x3 - x5_0;
    const x6_0 = U06*x0 - 149.60760989322966*drive6 - U16*x1_neg + U26*x2 + U36*x3;
    const x6 = -x6_0 - U46*x4 - U56*x5;

    const qdd = [x0, -x1_neg, x2, x3, x4, x5, x6];
    return [qdd];
}

/**
 * Frame of tool 'panda_hand_tcp' in the base frame, (4, 4).
 * Operations: 89 mul, 51 add, 14 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_panda_hand_tcp(q) {
    const given = [["q", q, 7]];
    return evaluate("pose_panda_hand_tcp", _pose_panda_hand_tcp, given, [["pose", [4, 4]]]);
}

function _pose_panda_hand_tcp(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // frame of 'panda_link2' in the base
    const Q1_xx = c0*c1;
    const Q1_xy_neg = c0*s1;
    const Q1_yx = s0*c1;
    const Q1_yy_neg = s0*s1;

    // frame of 'panda_link3' in the base
    const Q2_xx = c2*Q1_xx - s0*s2;
    const Q2_xy_neg = s2*Q1_xx + s0*c2;
    const Q2_yx = c2*Q1_yx + c0*s2;
    const Q2_yy = c0*c2 - s2*Q1_yx;
    const Q2_zx_neg = s1*c2;
    const Q2_zy = s1*s2;
    const o2_x = 0.316*Q1_xy_neg;
    const o2_y = 0.316*Q1_yy_neg;
    const ot_z_0 = 0.316*c1;

    // frame of 'panda_link4' in the base
    const Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const Q3_zx = c3*Q2_zx_neg - c1*s3;
    const Q3_zy_neg = s3*Q2_zx_neg + c1*c3;

    // frame of 'panda_link5' in the base
    const Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const ot_x_0 = 0.384*Q3_xy;
    const ot_y_0 = 0.384*Q3_yy;
    const ot_z_1 = 0.384*Q3_zy_neg;

    // frame of 'panda_link6' in the base
    const Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    // frame of 'panda_link7' in the base
    const Q6_xx = c6o*Q5_xx + s6o*Q4_xy_neg;
    const Q6_xy = c6o*Q4_xy_neg - s6o*Q5_xx;
    const Q6_yx = c6o*Q5_yx + s6o*Q4_yy_neg;
    const Q6_yy = c6o*Q4_yy_neg - s6o*Q5_yx;
    const Q6_zx_neg = s6o*Q4_zy - c6o*Q5_zx;
    const Q6_zy = -s6o*Q5_zx - c6o*Q4_zy;
    const ot_x_1 = 0.088*Q5_xx;
    const ot_y_1 = 0.088*Q5_yx;
    const ot_z_2 = -0.088*Q5_zx;

    // frame of tool 'panda_hand_tcp'
    const Qt_xx = 0.11621244882627836*Q6_xx - 0.9932243788479014*Q6_xy;
    const Qt_xy = 0.9932243788479014*Q6_xx + 0.11621244882627836*Q6_xy;
    const Qt_yx = 0.11621244882627836*Q6_yx - 0.9932243788479014*Q6_yy;
    const Qt_yy = 0.9932243788479014*Q6_yx + 0.11621244882627836*Q6_yy;
    const Qt_zx_neg = 0.11621244882627836*Q6_zx_neg + 0.9932243788479014*Q6_zy;
    const Qt_zy = 0.11621244882627836*Q6_zy - 0.9932243788479014*Q6_zx_neg;
    const ot_x_2 = 0.2104*Q5_xy_neg;
    const ot_y_2 = 0.2104*Q5_yy_neg;
    const ot_x = o2_x + 0.0825*(Q2_xx - Q3_xx_neg) - ot_x_0 + ot_x_1 + ot_x_2;
    const ot_y = o2_y + 0.0825*(Q2_yx - Q3_yx_neg) - ot_y_0 + ot_y_1 + ot_y_2;
    const ot_z_3 = ot_z_0 + 0.333 + 0.0825*(Q3_zx - Q2_zx_neg) + ot_z_1 - ot_z_2;
    const ot_z = ot_z_3 - 0.2104*Q5_zy;

    const pose = [
        Qt_xx,      Qt_xy, Q5_xy_neg, ot_x,
        Qt_yx,      Qt_yy, Q5_yy_neg, ot_y,
        -Qt_zx_neg, Qt_zy, -Q5_zy,    ot_z,
        0.0,        0.0,   0.0,       1.0,
    ];
    return [pose];
}

/**
 * Jacobian (6, N) at the point of tool 'panda_hand_tcp', base axes, angular rows first.
 * Operations: 96 mul, 61 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {number[][]} J, 6 x 7
 */
export function jacobian_panda_hand_tcp(q) {
    const given = [["q", q, 7]];
    return evaluate("jacobian_panda_hand_tcp", _jacobian_panda_hand_tcp, given, [["J", [6, 7]]]);
}

function _jacobian_panda_hand_tcp(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // frame of 'panda_link2' in the base
    const Q1_xx = c0*c1;
    const Q1_xy_neg = c0*s1;
    const Q1_yx = s0*c1;
    const Q1_yy_neg = s0*s1;

    // frame of 'panda_link3' in the base
    const Q2_xx = c2*Q1_xx - s0*s2;
    const Q2_xy_neg = s2*Q1_xx + s0*c2;
    const Q2_yx = c2*Q1_yx + c0*s2;
    const Q2_yy = c0*c2 - s2*Q1_yx;
    const Q2_zx_neg = s1*c2;
    const Q2_zy = s1*s2;
    const o2_x = 0.316*Q1_xy_neg;
    const o2_y = 0.316*Q1_yy_neg;
    const o2_z = 0.316*c1 + 0.333;

    // frame of 'panda_link4' in the base
    const Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const Q3_zx = c3*Q2_zx_neg - c1*s3;
    const Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const o3_x = o2_x + 0.0825*Q2_xx;
    const o3_y = o2_y + 0.0825*Q2_yx;
    const o3_z = o2_z - 0.0825*Q2_zx_neg;

    // frame of 'panda_link5' in the base
    const Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    // frame of 'panda_link6' in the base
    const Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    // frame of 'panda_link7' in the base
    const o6_x = o4_x + 0.088*Q5_xx;
    const o6_y = o4_y + 0.088*Q5_yx;
    const o6_z = o4_z + 0.088*Q5_zx;

    // frame of tool 'panda_hand_tcp'
    const ot_x = o6_x + 0.2104*Q5_xy_neg;
    const ot_y = o6_y + 0.2104*Q5_yy_neg;
    const ot_z = o6_z - 0.2104*Q5_zy;

    // columns of the Jacobian
    const J_x1_0 = ot_z - 0.333;
    const J_x1 = c0*J_x1_0;
    const J_y1 = s0*J_x1_0;
    const J_z1_neg = s0*ot_y + c0*ot_x;
    const J_y2_0 = o2_x - ot_x;
    const J_x2_0 = o2_y - ot_y;
    const J_x2_1 = o2_z - ot_z;
    const J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const J_y3_0 = o3_x - ot_x;
    const J_x3_neg_0 = o3_y - ot_y;
    const J_x3_neg_1 = o3_z - ot_z;
    const J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const J_y4_neg_0 = o4_x - ot_x;
    const J_x4_0 = o4_y - ot_y;
    const J_x4_1 = o4_z - ot_z;
    const J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    const J = [
        0.0,   -s0,       Q1_xy_neg, Q2_xy_neg, -Q3_xy,    Q4_xy_neg, Q5_xy_neg,
        0.0,   c0,        Q1_yy_neg, -Q2_yy,    -Q3_yy,    Q4_yy_neg, Q5_yy_neg,
        1.0,   0.0,       c1,        -Q2_zy,    Q3_zy_neg, -Q4_zy,    -Q5_zy,
        -ot_y, J_x1,      J_x2,      -J_x3_neg, J_x4,      -J_x5_neg, 0.0,
        ot_x,  J_y1,      J_y2,      J_y3,      -J_y4_neg, J_y5,      0.0,
        0.0,   -J_z1_neg, J_z2,      J_z3,      J_z4,      J_z5,      0.0,
    ];
    return [J];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'panda_hand_tcp'.
 * Operations: 209 mul, 137 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @param {number[]} qd joint velocities [rad/s], 7 numbers
 * @returns {number[][]} Jd, 6 x 7
 */
export function jacobian_rate_panda_hand_tcp(q, qd) {
    const given = [["q", q, 7], ["qd", qd, 7]];
    return evaluate("jacobian_rate_panda_hand_tcp", _jacobian_rate_panda_hand_tcp, given, [
        ["Jd", [6, 7]],
    ]);
}

function _jacobian_rate_panda_hand_tcp(q, qd) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // frame of 'panda_link2' in the base
    const Q1_xx = c0*c1;
    const Q1_xy_neg = c0*s1;
    const Q1_yx = s0*c1;
    const Q1_yy_neg = s0*s1;

    // frame of 'panda_link3' in the base
    const Q2_xx = c2*Q1_xx - s0*s2;
    const Q2_xy_neg = s2*Q1_xx + s0*c2;
    const Q2_yx = c2*Q1_yx + c0*s2;
    const Q2_yy = c0*c2 - s2*Q1_yx;
    const Q2_zx_neg = s1*c2;
    const Q2_zy = s1*s2;
    const o2_x = 0.316*Q1_xy_neg;
    const o2_y = 0.316*Q1_yy_neg;
    const o2_z = 0.316*c1 + 0.333;

    // frame of 'panda_link4' in the base
    const Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const Q3_zx = c3*Q2_zx_neg - c1*s3;
    const Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const o3_x = o2_x + 0.0825*Q2_xx;
    const o3_y = o2_y + 0.0825*Q2_yx;
    const o3_z = o2_z - 0.0825*Q2_zx_neg;

    // frame of 'panda_link5' in the base
    const Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    // frame of 'panda_link6' in the base
    const Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    // frame of 'panda_link7' in the base
    const o6_x = o4_x + 0.088*Q5_xx;
    const o6_y = o4_y + 0.088*Q5_yx;
    const o6_z = o4_z + 0.088*Q5_zx;

    // frame of tool 'panda_hand_tcp'
    const ot_x = o6_x + 0.2104*Q5_xy_neg;
    const ot_y = o6_y + 0.2104*Q5_yy_neg;
    const ot_z = o6_z - 0.2104*Q5_zy;

    // columns of the Jacobian
    const J_x1_0 = ot_z - 0.333;
    const J_x1 = c0*J_x1_0;
    const J_y1 = s0*J_x1_0;
    const J_z1_neg = s0*ot_y + c0*ot_x;
    const J_y2_0 = o2_x - ot_x;
    const J_x2_0 = o2_y - ot_y;
    const J_x2_1 = o2_z - ot_z;
    const J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const J_y3_0 = o3_x - ot_x;
    const J_x3_neg_0 = o3_y - ot_y;
    const J_x3_neg_1 = o3_z - ot_z;
    const J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const J_y4_neg_0 = o4_x - ot_x;
    const J_x4_0 = o4_y - ot_y;
    const J_x4_1 = o4_z - ot_z;
    const J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    // angular velocities in base axes
    const spin1_x_neg = s0*qd1;
    const spin1_y = c0*qd1;
    const spin2_x = Q1_xy_neg*qd2 - spin1_x_neg;
    const spin2_y = spin1_y + Q1_yy_neg*qd2;
    const spin2_z = qd0 + c1*qd2;
    const spin3_x = spin2_x + Q2_xy_neg*qd3;
    const spin3_y = spin2_y - Q2_yy*qd3;
    const spin3_z = spin2_z - Q2_zy*qd3;
    const spin4_x = spin3_x - Q3_xy*qd4;
    const spin4_y = spin3_y - Q3_yy*qd4;
    const spin4_z = spin3_z + Q3_zy_neg*qd4;
    const spin5_x = spin4_x + Q4_xy_neg*qd5;
    const spin5_y = spin4_y + Q4_yy_neg*qd5;
    const spin5_z = spin4_z - Q4_zy*qd5;

    // columns of the Jacobian's rate
    const Jd_rx6_neg = Q5_zy*spin5_y + Q5_yy_neg*spin5_z;
    const Jd_ry6 = Q5_xy_neg*spin5_z + Q5_zy*spin5_x;
    const Jd_rz6_neg = Q5_xy_neg*spin5_y - Q5_yy_neg*spin5_x;
    const Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const Jd_ry5 = Q4_xy_neg*spin4_z + Q4_zy*spin4_x;
    const Jd_rz5_neg = Q4_xy_neg*spin4_y - Q4_yy_neg*spin4_x;
    const Jd_x5 = J_y4_neg_0*qd5 - (J_y5*spin4_z - J_z5*spin4_y);
    const Jd_y5 = J_x4_0*qd5 - (J_x5_neg*spin4_z + J_z5*spin4_x);
    const Jd_z5 = J_y5*spin4_x + J_x5_neg*spin4_y + J_x4_1*qd5;
    const Jd_y4_0 = J_x5_neg*qd5 - J_x4*qd4;
    const Jd_x4_0 = J_y4_neg*qd4 - J_y5*qd5;
    const Jd_x4_1 = J_z5*qd5 + J_z4*qd4;
    const Jd_rx4 = Q3_zy_neg*spin3_y + Q3_yy*spin3_z;
    const Jd_ry4 = -Q3_xy*spin3_z - Q3_zy_neg*spin3_x;
    const Jd_rz4 = Q3_xy*spin3_y - Q3_yy*spin3_x;
    const Jd_x4_2 = Q3_yy*Jd_x4_1 - Q3_zy_neg*Jd_x4_0;
    const Jd_x4 = J_z4*spin3_y + J_y4_neg*spin3_z - Jd_x4_2;
    const Jd_y4 = J_x4*spin3_z - J_z4*spin3_x - (Q3_zy_neg*Jd_y4_0 - Q3_xy*Jd_x4_1);
    const Jd_z4 = Q3_xy*Jd_x4_0 - Q3_yy*Jd_y4_0 - (J_y4_neg*spin3_x + J_x4*spin3_y);
    const Jd_y3_0 = Jd_y4_0 + J_x3_neg*qd3;
    const Jd_x3_0 = Jd_x4_0 - J_y3*qd3;
    const Jd_x3_1 = Jd_x4_1 + J_z3*qd3;
    const Jd_rx3_neg = Q2_zy*spin2_y - Q2_yy*spin2_z;
    const Jd_ry3 = Q2_xy_neg*spin2_z + Q2_zy*spin2_x;
    const Jd_rz3_neg = Q2_yy*spin2_x + Q2_xy_neg*spin2_y;
    const Jd_y3_1 = Q2_zy*Jd_y3_0 - Q2_xy_neg*Jd_x3_1;
    const Jd_z3_neg_0 = Q2_xy_neg*Jd_x3_0 + Q2_yy*Jd_y3_0;
    const Jd_x3 = J_z3*spin2_y - J_y3*spin2_z - (Q2_yy*Jd_x3_1 + Q2_zy*Jd_x3_0);
    const Jd_y3 = Jd_y3_1 - (J_x3_neg*spin2_z + J_z3*spin2_x);
    const Jd_z3_neg = Jd_z3_neg_0 - (J_y3*spin2_x + J_x3_neg*spin2_y);
    const Jd_y2_neg_0 = Jd_y3_0 - J_x2*qd2;
    const Jd_x2_0 = Jd_x3_0 - J_y2*qd2;
    const Jd_x2_1 = Jd_x3_1 + J_z2*qd2;
    const Jd_rx2 = c1*spin1_y - Q1_yy_neg*qd0;
    const Jd_ry2 = Q1_xy_neg*qd0 + c1*spin1_x_neg;
    const Jd_rz2_neg = s1*qd1;
    const Jd_y2_neg_1 = c1*Jd_y2_neg_0 + Q1_xy_neg*Jd_x2_1;
    const Jd_z2_0 = Q1_xy_neg*Jd_x2_0 - Q1_yy_neg*Jd_y2_neg_0;
    const Jd_x2 = Q1_yy_neg*Jd_x2_1 + c1*Jd_x2_0 - (J_y2*qd0 - J_z2*spin1_y);
    const Jd_y2_neg = Jd_y2_neg_1 - (J_x2*qd0 + J_z2*spin1_x_neg);
    const Jd_z2 = -J_y2*spin1_x_neg - J_x2*spin1_y - Jd_z2_0;
    const Jd_y0_neg_0 = Jd_y2_neg_0 - J_x1*qd1;
    const Jd_x0_0 = Jd_x2_0 - J_y1*qd1;
    const Jd_x1_0 = Jd_x2_1 - J_z1_neg*qd1;
    const Jd_rx1_neg = c0*qd0;
    const Jd_ry1_neg = s0*qd0;
    const Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const Jd_x1 = c0*Jd_x1_0 - J_y1*qd0;
    const Jd_y1 = J_x1*qd0 + s0*Jd_x1_0;
    const Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const Jd_x0 = Jd_x0_0 - ot_x*qd0;

    const Jd = [
        0.0,        -Jd_rx1_neg, Jd_rx2,      -Jd_rx3_neg, Jd_rx4, -Jd_rx5_neg, -Jd_rx6_neg,
        0.0,        -Jd_ry1_neg, Jd_ry2,      Jd_ry3,      Jd_ry4, Jd_ry5,      Jd_ry6,
        0.0,        0.0,         -Jd_rz2_neg, -Jd_rz3_neg, Jd_rz4, -Jd_rz5_neg, -Jd_rz6_neg,
        Jd_x0,      Jd_x1,       Jd_x2,       Jd_x3,       Jd_x4,  Jd_x5,       0.0,
        -Jd_y0_neg, Jd_y1,       -Jd_y2_neg,  Jd_y3,       Jd_y4,  Jd_y5,       0.0,
        0.0,        Jd_z1,       Jd_z2,       -Jd_z3_neg,  Jd_z4,  Jd_z5,       0.0,
    ];
    return [Jd];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'panda_hand_tcp', base axes, angular rows first.
 * Operations: 635 mul, 492 add, 6 div, 14 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_panda_hand_tcp(q) {
    const given = [["q", q, 7]];
    return evaluate("operational_inertia_inverse_panda_hand_tcp", _operational_inertia_inverse_panda_hand_tcp, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_panda_hand_tcp(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // frame of 'panda_link2' in the base
    const Q1_xx = c0*c1;
    const Q1_xy_neg = c0*s1;
    const Q1_yx = s0*c1;
    const Q1_yy_neg = s0*s1;

    // frame of 'panda_link3' in the base
    const Q2_xx = c2*Q1_xx - s0*s2;
    const Q2_xy_neg = s2*Q1_xx + s0*c2;
    const Q2_yx = c2*Q1_yx + c0*s2;
    const Q2_yy = c0*c2 - s2*Q1_yx;
    const Q2_zx_neg = s1*c2;
    const Q2_zy = s1*s2;
    const o2_x = 0.316*Q1_xy_neg;
    const o2_y = 0.316*Q1_yy_neg;
    const o2_z = 0.316*c1 + 0.333;

    // frame of 'panda_link4' in the base
    const Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const Q3_zx = c3*Q2_zx_neg - c1*s3;
    const Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const o3_x = o2_x + 0.0825*Q2_xx;
    const o3_y = o2_y + 0.0825*Q2_yx;
    const o3_z = o2_z - 0.0825*Q2_zx_neg;

    // frame of 'panda_link5' in the base
    const Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    // frame of 'panda_link6' in the base
    const Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    // frame of 'panda_link7' in the base
    const o6_x = o4_x + 0.088*Q5_xx;
    const o6_y = o4_y + 0.088*Q5_yx;
    const o6_z = o4_z + 0.088*Q5_zx;

    // frame of tool 'panda_hand_tcp'
    const ot_x = o6_x + 0.2104*Q5_xy_neg;
    const ot_y = o6_y + 0.2104*Q5_yy_neg;
    const ot_z = o6_z - 0.2104*Q5_zy;

    // columns of the Jacobian
    const J_x1_0 = ot_z - 0.333;
    const J_x1 = c0*J_x1_0;
    const J_y1 = s0*J_x1_0;
    const J_z1_neg = s0*ot_y + c0*ot_x;
    const J_y2_0 = o2_x - ot_x;
    const J_x2_0 = o2_y - ot_y;
    const J_x2_1 = o2_z - ot_z;
    const J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const J_y3_0 = o3_x - ot_x;
    const J_x3_neg_0 = o3_y - ot_y;
    const J_x3_neg_1 = o3_z - ot_z;
    const J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const J_y4_neg_0 = o4_x - ot_x;
    const J_x4_0 = o4_y - ot_y;
    const J_x4_1 = o4_z - ot_z;
    const J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    // elimination of 'panda_joint7'
    const U06 = 149.60760989322966*M06;
    const U16 = -149.60760989322966*M16_neg;
    const U26 = -149.60760989322966*M26_neg;
    const U36 = 149.60760989322966*M36;
    const U46 = -149.60760989322966*M46_neg;
    const U56 = -149.60760989322966*R5_Jyz_0;
    const M00e6 = R0_Jzz - M06*U06;
    const M01e6 = M01e6_0 - M06*U16;
    const M11e6 = R1_Jzz + M16_neg*U16;
    const M02e6 = -M02_neg - M06*U26;
    const M12e6 = R1_Jyz_0 + M16_neg*U26;
    const M22e6 = R2_Jzz + M26_neg*U26;
    const M03e6 = M03 - M06*U36;
    const M13e6 = M13 + M16_neg*U36;
    const M23e6 = R2_Jyz_0 + M26_neg*U36;
    const M33e6 = R3_Jzz - M36*U36;
    const M04e6 = M04 - M06*U46;
    const M14e6 = M14 + M16_neg*U46;
    const M24e6 = M24 + M26_neg*U46;
    const M34e6 = -R3_Jyz_0 - M36*U46;
    const M44e6 = R4_Jzz + M46_neg*U46;
    const M05e6 = -M05_neg - M06*U56;
    const M15e6 = M15 + M16_neg*U56;
    const M25e6 = M25 + M26_neg*U56;
    const M35e6 = -M35_neg - M36*U56;
    const M45e6 = R4_Jyz_0 + M46_neg*U56;
    const D5 = R5_Jzz + R5_Jyz_0*U56;

    // elimination of 'panda_joint6'
    const D5_inv_neg = -1.0/D5;
    const U05 = -M05e6*D5_inv_neg;
    const U15_neg = M15e6*D5_inv_neg;
    const U25 = -M25e6*D5_inv_neg;
    const U35 = -M35e6*D5_inv_neg;
    const U45_neg = M45e6*D5_inv_neg;
    const M00e5 = M00e6 - M05e6*U05;
    const M01e5 = M01e6 + M05e6*U15_neg;
    const M11e5 = M11e6 + M15e6*U15_neg;
    const M02e5 = M02e6 - M05e6*U25;
    const M12e5 = M12e6 - M15e6*U25;
    const M22e5 = M22e6 - M25e6*U25;
    const M03e5 = M03e6 - M05e6*U35;
    const M13e5 = M13e6 - M15e6*U35;
    const M23e5 = M23e6 - M25e6*U35;
    const M33e5 = M33e6 - M35e6*U35;
    const M04e5 = M04e6 + M05e6*U45_neg;
    const M14e5 = M14e6 + M15e6*U45_neg;
    const M24e5 = M24e6 + M25e6*U45_neg;
    const M34e5 = M34e6 + M35e6*U45_neg;
    const D4 = M44e6 + M45e6*U45_neg;

    // elimination of 'panda_joint5'
    const D4_inv = 1.0/D4;
    const U04 = M04e5*D4_inv;
    const U14 = M14e5*D4_inv;
    const U24 = M24e5*D4_inv;
    const U34 = M34e5*D4_inv;
    const M00e4 = M00e5 - M04e5*U04;
    const M01e4 = M01e5 - M04e5*U14;
    const M11e4 = M11e5 - M14e5*U14;
    const M02e4 = M02e5 - M04e5*U24;
    const M12e4 = M12e5 - M14e5*U24;
    const M22e4 = M22e5 - M24e5*U24;
    const M03e4 = M03e5 - M04e5*U34;
    const M13e4 = M13e5 - M14e5*U34;
    const M23e4 = M23e5 - M24e5*U34;
    const D3 = M33e5 - M34e5*U34;

    // elimination of 'panda_joint4'
    const D3_inv = 1.0/D3;
    const U03 = M03e4*D3_inv;
    const U13 = M13e4*D3_inv;
    const U23 = M23e4*D3_inv;
    const M00e3 = M00e4 - M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'panda_joint3'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12_neg = M12e3*D2_inv_neg;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 + M02e3*U12_neg;
    const D1 = M11e3 + M12e3*U12_neg;

    // elimination of 'panda_joint2'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // elimination of 'panda_joint1'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_5 = Q4_xy_neg - Q5_xy_neg*U56;
    const e0_4 = U45_neg*e0_5 - Q3_xy - Q5_xy_neg*U46;
    const e0_3 = Q2_xy_neg - U34*e0_4 - U35*e0_5 - Q5_xy_neg*U36;
    const e0_2 = Q1_xy_neg - U23*e0_3 - U24*e0_4 - U25*e0_5 - Q5_xy_neg*U26;
    const e0_1_0 = s0 - U12_neg*e0_2 + U13*e0_3 + U14*e0_4 - U15_neg*e0_5;
    const e0_1 = -e0_1_0 - Q5_xy_neg*U16;
    const e0_0_0 = Q5_xy_neg*U06;
    const e0_0 = -U01*e0_1 - U02*e0_2 - U03*e0_3 - U04*e0_4 - U05*e0_5 - e0_0_0;
    const e1_5 = Q4_yy_neg - Q5_yy_neg*U56;
    const e1_4 = U45_neg*e1_5 - Q3_yy - Q5_yy_neg*U46;
    const e1_3 = -Q2_yy - U34*e1_4 - U35*e1_5 - Q5_yy_neg*U36;
    const e1_2 = Q1_yy_neg - U23*e1_3 - U24*e1_4 - U25*e1_5 - Q5_yy_neg*U26;
    const e1_1_0 = -Q5_yy_neg*U16;
    const e1_1 = c0 + U12_neg*e1_2 - U13*e1_3 - U14*e1_4 + U15_neg*e1_5 + e1_1_0;
    const e1_0_neg_0 = U01*e1_1 + U02*e1_2 + U03*e1_3 + U04*e1_4 + U05*e1_5;
    const e1_0_neg = e1_0_neg_0 + Q5_yy_neg*U06;
    const e2_5_neg = Q4_zy - Q5_zy*U56;
    const e2_4 = Q3_zy_neg - U45_neg*e2_5_neg + Q5_zy*U46;
    const e2_3 = Q5_zy*U36 - (Q2_zy + U34*e2_4 - U35*e2_5_neg);
    const e2_2 = c1 - U23*e2_3 - U24*e2_4 + U25*e2_5_neg + Q5_zy*U26;
    const e2_1_0 = -Q5_zy*U16;
    const e2_1 = U12_neg*e2_2 - U13*e2_3 - U14*e2_4 - U15_neg*e2_5_neg - e2_1_0;
    const e2_0_0 = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 + U04*e2_4 - U05*e2_5_neg;
    const e2_0 = Q5_zy*U06 - e2_0_0;
    const e3_4 = J_x4 - U45_neg*J_x5_neg;
    const e3_3 = U35*J_x5_neg - (J_x3_neg + U34*e3_4);
    const e3_2 = U25*J_x5_neg - (U23*e3_3 - J_x2 + U24*e3_4);
    const e3_1 = J_x1 + U12_neg*e3_2 - U13*e3_3 - U14*e3_4 - U15_neg*J_x5_neg;
    const e3_0_0 = U05*J_x5_neg;
    const e3_0 = e3_0_0 - (ot_y + U01*e3_1 + U02*e3_2 + U03*e3_3 + U04*e3_4);
    const e4_4 = U45_neg*J_y5 - J_y4_neg;
    const e4_3 = J_y3 - U34*e4_4 - U35*J_y5;
    const e4_2_neg = U23*e4_3 - J_y2 + U24*e4_4 + U25*J_y5;
    const e4_1 = J_y1 - U12_neg*e4_2_neg - U13*e4_3 - U14*e4_4 + U15_neg*J_y5;
    const e4_0 = ot_x - U01*e4_1 + U02*e4_2_neg - U03*e4_3 - U04*e4_4 - U05*J_y5;
    const e5_4 = J_z4 + U45_neg*J_z5;
    const e5_3 = J_z3 - U34*e5_4 - U35*J_z5;
    const e5_2 = J_z2 - U23*e5_3 - U24*e5_4 - U25*J_z5;
    const e5_1_neg = J_z1_neg - U12_neg*e5_2 + U13*e5_3 + U14*e5_4 - U15_neg*J_z5;
    const e5_0 = U01*e5_1_neg - U02*e5_2 - U03*e5_3 - U04*e5_4 - U05*J_z5;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0_neg;
    const O01_1 = D1_inv*e1_1;
    const O01_2 = D2_inv_neg*e1_2;
    const O01_3 = D3_inv*e1_3;
    const O01_4 = -D4_inv*e1_4;
    const O01_5 = D5_inv_neg*e1_5;
    const O01_6 = 149.60760989322966*Q5_yy_neg;
    const O02_neg_0 = -D0_inv*e2_0;
    const O02_neg_1 = D1_inv*e2_1;
    const O02_neg_2 = D2_inv_neg*e2_2;
    const O02_neg_3 = -D3_inv*e2_3;
    const O02_neg_4 = D4_inv*e2_4;
    const O02_neg_5 = D5_inv_neg*e2_5_neg;
    const O02_neg_6 = 149.60760989322966*Q5_zy;
    const O03_0 = -D0_inv*e3_0;
    const O03_1 = D1_inv*e3_1;
    const O03_2 = -D2_inv_neg*e3_2;
    const O03_3 = -D3_inv*e3_3;
    const O03_4 = D4_inv*e3_4;
    const O03_5 = D5_inv_neg*J_x5_neg;
    const O04_0 = D0_inv*e4_0;
    const O04_1 = D1_inv*e4_1;
    const O04_2 = D2_inv_neg*e4_2_neg;
    const O04_3 = D3_inv*e4_3;
    const O04_4 = -D4_inv*e4_4;
    const O04_5 = D5_inv_neg*J_y5;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv*e5_1_neg;
    const O05_2 = -D2_inv_neg*e5_2;
    const O05_3 = -D3_inv*e5_3;
    const O05_4 = D4_inv*e5_4;
    const O05_5 = -D5_inv_neg*J_z5;
    const O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const O00_1 = D5_inv_neg*e0_5*e0_5;
    const O00_2 = 149.60760989322966*Q5_xy_neg*Q5_xy_neg;
    const O00 = O00_0 + D3_inv*e0_3*e0_3 + D4_inv*e0_4*e0_4 - O00_1 + O00_2;
    const O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 + e0_4*O01_4;
    const O01 = Q5_xy_neg*O01_6 - (O01_7 + e0_5*O01_5);
    const O11_0 = -e1_4*O01_4;
    const O11_1 = e1_0_neg*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 + O11_0;
    const O11 = O11_1 - e1_5*O01_5 + Q5_yy_neg*O01_6;
    const O02_neg_7 = e0_3*O02_neg_3;
    const O02_neg_8 = e0_0*O02_neg_0 - e0_1*O02_neg_1 + e0_2*O02_neg_2 + O02_neg_7;
    const O02_neg_9 = Q5_xy_neg*O02_neg_6;
    const O02_neg = O02_neg_8 - e0_4*O02_neg_4 - e0_5*O02_neg_5 + O02_neg_9;
    const O12_0 = e1_3*O02_neg_3;
    const O12_1 = e1_0_neg*O02_neg_0 + e1_1*O02_neg_1 - e1_2*O02_neg_2 - O12_0;
    const O12 = O12_1 + e1_4*O02_neg_4 + e1_5*O02_neg_5 - Q5_yy_neg*O02_neg_6;
    const O22_0 = e2_1*O02_neg_1 - e2_0*O02_neg_0 - e2_2*O02_neg_2 - e2_3*O02_neg_3;
    const O22 = O22_0 + e2_4*O02_neg_4 - e2_5_neg*O02_neg_5 + Q5_zy*O02_neg_6;
    const O03_6 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3*O03_3 - e0_4*O03_4;
    const O03 = e0_5*O03_5 - O03_6;
    const O13_0 = -e1_4*O03_4;
    const O13_1 = e1_0_neg*O03_0 + e1_1*O03_1 + e1_2*O03_2 - e1_3*O03_3 - O13_0;
    const O13 = O13_1 + e1_5*O03_5;
    const O23_0 = e2_1*O03_1 - e2_0*O03_0 + e2_2*O03_2 - e2_3*O03_3 + e2_4*O03_4;
    const O23 = O23_0 - e2_5_neg*O03_5;
    const O33_0 = e3_1*O03_1 - e3_0*O03_0 + e3_2*O03_2 - e3_3*O03_3 + e3_4*O03_4;
    const O33 = O33_0 - J_x5_neg*O03_5;
    const O04_6 = e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 + e0_3*O04_3 - e0_4*O04_4;
    const O04 = O04_6 - e0_5*O04_5;
    const O14_neg_0 = e1_0_neg*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3;
    const O14_neg = O14_neg_0 + e1_4*O04_4 + e1_5*O04_5;
    const O24_0 = e2_4*O04_4;
    const O24_1 = O24_0 - (e2_0*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3);
    const O24 = e2_5_neg*O04_5 - O24_1;
    const O34_0 = e3_4*O04_4;
    const O34_1 = O34_0 - (e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3);
    const O34 = J_x5_neg*O04_5 - O34_1;
    const O44_0 = -e4_4*O04_4;
    const O44_1 = e4_0*O04_0 + e4_1*O04_1 - e4_2_neg*O04_2 + e4_3*O04_3 + O44_0;
    const O44 = O44_1 - J_y5*O04_5;
    const O05_6 = e0_0*O05_0 - e0_1*O05_1 + e0_2*O05_2 - e0_3*O05_3 + e0_4*O05_4;
    const O05 = O05_6 + e0_5*O05_5;
    const O15_0 = -e1_4*O05_4;
    const O15_1 = e1_0_neg*O05_0 + e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 + O15_0;
    const O15 = e1_5*O05_5 - O15_1;
    const O25_neg_0 = e2_1*O05_1 - e2_0*O05_0 - e2_2*O05_2 + e2_3*O05_3;
    const O25_neg = O25_neg_0 - e2_4*O05_4 + e2_5_neg*O05_5;
    const O35_neg_0 = e3_1*O05_1 - e3_0*O05_0 - e3_2*O05_2 + e3_3*O05_3;
    const O35_neg = O35_neg_0 - e3_4*O05_4 + J_x5_neg*O05_5;
    const O45_0 = -e4_4*O05_4;
    const O45_1 = e4_0*O05_0 - e4_1*O05_1 - e4_2_neg*O05_2 - e4_3*O05_3 - O45_0;
    const O45 = O45_1 + J_y5*O05_5;
    const O55_0 = e5_4*O05_4;
    const O55_1 = e5_0*O05_0 + e5_1_neg*O05_1 + e5_2*O05_2 - e5_3*O05_3 + O55_0;
    const O55 = O55_1 + J_z5*O05_5;

    const Omega = [
        O00,      O01,      -O02_neg, O03,      O04,      O05,
        O01,      O11,      O12,      O13,      -O14_neg, O15,
        -O02_neg, O12,      O22,      O23,      O24,      -O25_neg,
        O03,      O13,      O23,      O33,      O34,      -O35_neg,
        O04,      -O14_neg, O24,      O34,      O44,      O45,
        O05,      O15,      -O25_neg, -O35_neg, O45,      O55,
    ];
    return [Omega];
}

/**
 * Lambda = (J M^-1 J^T)^-1 over the directions of tool 'panda_hand_tcp'; not finite at a singular
 * pose.
 * Operations: 755 mul, 582 add, 12 div, 14 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @returns {number[][]} Lambda, 6 x 6
 */
export function operational_inertia_panda_hand_tcp(q) {
    const given = [["q", q, 7]];
    return evaluate("operational_inertia_panda_hand_tcp", _operational_inertia_panda_hand_tcp, given, [
        ["Lambda", [6, 6]],
    ]);
}

function _operational_inertia_panda_hand_tcp(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // frame of 'panda_link2' in the base
    const Q1_xx = c0*c1;
    const Q1_xy_neg = c0*s1;
    const Q1_yx = s0*c1;
    const Q1_yy_neg = s0*s1;

    // frame of 'panda_link3' in the base
    const Q2_xx = c2*Q1_xx - s0*s2;
    const Q2_xy_neg = s2*Q1_xx + s0*c2;
    const Q2_yx = c2*Q1_yx + c0*s2;
    const Q2_yy = c0*c2 - s2*Q1_yx;
    const Q2_zx_neg = s1*c2;
    const Q2_zy = s1*s2;
    const o2_x = 0.316*Q1_xy_neg;
    const o2_y = 0.316*Q1_yy_neg;
    const o2_z = 0.316*c1 + 0.333;

    // frame of 'panda_link4' in the base
    const Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const Q3_zx = c3*Q2_zx_neg - c1*s3;
    const Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const o3_x = o2_x + 0.0825*Q2_xx;
    const o3_y = o2_y + 0.0825*Q2_yx;
    const o3_z = o2_z - 0.0825*Q2_zx_neg;

    // frame of 'panda_link5' in the base
    const Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    // frame of 'panda_link6' in the base
    const Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    // frame of 'panda_link7' in the base
    const o6_x = o4_x + 0.088*Q5_xx;
    const o6_y = o4_y + 0.088*Q5_yx;
    const o6_z = o4_z + 0.088*Q5_zx;

    // frame of tool 'panda_hand_tcp'
    const ot_x = o6_x + 0.2104*Q5_xy_neg;
    const ot_y = o6_y + 0.2104*Q5_yy_neg;
    const ot_z = o6_z - 0.2104*Q5_zy;

    // columns of the Jacobian
    const J_x1_0 = ot_z - 0.333;
    const J_x1 = c0*J_x1_0;
    const J_y1 = s0*J_x1_0;
    const J_z1_neg = s0*ot_y + c0*ot_x;
    const J_y2_0 = o2_x - ot_x;
    const J_x2_0 = o2_y - ot_y;
    const J_x2_1 = o2_z - ot_z;
    const J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const J_y3_0 = o3_x - ot_x;
    const J_x3_neg_0 = o3_y - ot_y;
    const J_x3_neg_1 = o3_z - ot_z;
    const J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const J_y4_neg_0 = o4_x - ot_x;
    const J_x4_0 = o4_y - ot_y;
    const J_x4_1 = o4_z - ot_z;
    const J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    // elimination of 'panda_joint7'
    const U06 = 149.60760989322966*M06;
    const U16 = -149.60760989322966*M16_neg;
    const U26 = -149.60760989322966*M26_neg;
    const U36 = 149.60760989322966*M36;
    const U46 = -149.60760989322966*M46_neg;
    const U56 = -149.60760989322966*R5_Jyz_0;
    const M00e6 = R0_Jzz - M06*U06;
    const M01e6 = M01e6_0 - M06*U16;
    const M11e6 = R1_Jzz + M16_neg*U16;
    const M02e6 = -M02_neg - M06*U26;
    const M12e6 = R1_Jyz_0 + M16_neg*U26;
    const M22e6 = R2_Jzz + M26_neg*U26;
    const M03e6 = M03 - M06*U36;
    const M13e6 = M13 + M16_neg*U36;
    const M23e6 = R2_Jyz_0 + M26_neg*U36;
    const M33e6 = R3_Jzz - M36*U36;
    const M04e6 = M04 - M06*U46;
    const M14e6 = M14 + M16_neg*U46;
    const M24e6 = M24 + M26_neg*U46;
    const M34e6 = -R3_Jyz_0 - M36*U46;
    const M44e6 = R4_Jzz + M46_neg*U46;
    const M05e6 = -M05_neg - M06*U56;
    const M15e6 = M15 + M16_neg*U56;
    const M25e6 = M25 + M26_neg*U56;
    const M35e6 = -M35_neg - M36*U56;
    const M45e6 = R4_Jyz_0 + M46_neg*U56;
    const D5 = R5_Jzz + R5_Jyz_0*U56;

    // elimination of 'panda_joint6'
    const D5_inv_neg = -1.0/D5;
    const U05 = -M05e6*D5_inv_neg;
    const U15_neg = M15e6*D5_inv_neg;
    const U25 = -M25e6*D5_inv_neg;
    const U35 = -M35e6*D5_inv_neg;
    const U45_neg = M45e6*D5_inv_neg;
    const M00e5 = M00e6 - M05e6*U05;
    const M01e5 = M01e6 + M05e6*U15_neg;
    const M11e5 = M11e6 + M15e6*U15_neg;
    const M02e5 = M02e6 - M05e6*U25;
    const M12e5 = M12e6 - M15e6*U25;
    const M22e5 = M22e6 - M25e6*U25;
    const M03e5 = M03e6 - M05e6*U35;
    const M13e5 = M13e6 - M15e6*U35;
    const M23e5 = M23e6 - M25e6*U35;
    const M33e5 = M33e6 - M35e6*U35;
    const M04e5 = M04e6 + M05e6*U45_neg;
    const M14e5 = M14e6 + M15e6*U45_neg;
    const M24e5 = M24e6 + M25e6*U45_neg;
    const M34e5 = M34e6 + M35e6*U45_neg;
    const D4 = M44e6 + M45e6*U45_neg;

    // elimination of 'panda_joint5'
    const D4_inv = 1.0/D4;
    const U04 = M04e5*D4_inv;
    const U14 = M14e5*D4_inv;
    const U24 = M24e5*D4_inv;
    const U34 = M34e5*D4_inv;
    const M00e4 = M00e5 - M04e5*U04;
    const M01e4 = M01e5 - M04e5*U14;
    const M11e4 = M11e5 - M14e5*U14;
    const M02e4 = M02e5 - M04e5*U24;
    const M12e4 = M12e5 - M14e5*U24;
    const M22e4 = M22e5 - M24e5*U24;
    const M03e4 = M03e5 - M04e5*U34;
    const M13e4 = M13e5 - M14e5*U34;
    const M23e4 = M23e5 - M24e5*U34;
    const D3 = M33e5 - M34e5*U34;

    // elimination of 'panda_joint4'
    const D3_inv = 1.0/D3;
    const U03 = M03e4*D3_inv;
    const U13 = M13e4*D3_inv;
    const U23 = M23e4*D3_inv;
    const M00e3 = M00e4 - M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'panda_joint3'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12_neg = M12e3*D2_inv_neg;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 + M02e3*U12_neg;
    const D1 = M11e3 + M12e3*U12_neg;

    // elimination of 'panda_joint2'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // elimination of 'panda_joint1'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_5 = Q4_xy_neg - Q5_xy_neg*U56;
    const e0_4 = U45_neg*e0_5 - Q3_xy - Q5_xy_neg*U46;
    const e0_3 = Q2_xy_neg - U34*e0_4 - U35*e0_5 - Q5_xy_neg*U36;
    const e0_2 = Q1_xy_neg - U23*e0_3 - U24*e0_4 - U25*e0_5 - Q5_xy_neg*U26;
    const e0_1_0 = s0 - U12_neg*e0_2 + U13*e0_3 + U14*e0_4 - U15_neg*e0_5;
    const e0_1 = -e0_1_0 - Q5_xy_neg*U16;
    const e0_0_0 = Q5_xy_neg*U06;
    const e0_0 = -U01*e0_1 - U02*e0_2 - U03*e0_3 - U04*e0_4 - U05*e0_5 - e0_0_0;
    const e1_5 = Q4_yy_neg - Q5_yy_neg*U56;
    const e1_4 = U45_neg*e1_5 - Q3_yy - Q5_yy_neg*U46;
    const e1_3 = -Q2_yy - U34*e1_4 - U35*e1_5 - Q5_yy_neg*U36;
    const e1_2 = Q1_yy_neg - U23*e1_3 - U24*e1_4 - U25*e1_5 - Q5_yy_neg*U26;
    const e1_1_0 = -Q5_yy_neg*U16;
    const e1_1 = c0 + U12_neg*e1_2 - U13*e1_3 - U14*e1_4 + U15_neg*e1_5 + e1_1_0;
    const e1_0_neg_0 = U01*e1_1 + U02*e1_2 + U03*e1_3 + U04*e1_4 + U05*e1_5;
    const e1_0_neg = e1_0_neg_0 + Q5_yy_neg*U06;
    const e2_5_neg = Q4_zy - Q5_zy*U56;
    const e2_4 = Q3_zy_neg - U45_neg*e2_5_neg + Q5_zy*U46;
    const e2_3 = Q5_zy*U36 - (Q2_zy + U34*e2_4 - U35*e2_5_neg);
    const e2_2 = c1 - U23*e2_3 - U24*e2_4 + U25*e2_5_neg + Q5_zy*U26;
    const e2_1_0 = -Q5_zy*U16;
    const e2_1 = U12_neg*e2_2 - U13*e2_3 - U14*e2_4 - U15_neg*e2_5_neg - e2_1_0;
    const e2_0_0 = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 + U04*e2_4 - U05*e2_5_neg;
    const e2_0 = Q5_zy*U06 - e2_0_0;
    const e3_4 = J_x4 - U45_neg*J_x5_neg;
    const e3_3 = U35*J_x5_neg - (J_x3_neg + U34*e3_4);
    const e3_2 = U25*J_x5_neg - (U23*e3_3 - J_x2 + U24*e3_4);
    const e3_1 = J_x1 + U12_neg*e3_2 - U13*e3_3 - U14*e3_4 - U15_neg*J_x5_neg;
    const e3_0_0 = U05*J_x5_neg;
    const e3_0 = e3_0_0 - (ot_y + U01*e3_1 + U02*e3_2 + U03*e3_3 + U04*e3_4);
    const e4_4 = U45_neg*J_y5 - J_y4_neg;
    const e4_3 = J_y3 - U34*e4_4 - U35*J_y5;
    const e4_2_neg = U23*e4_3 - J_y2 + U24*e4_4 + U25*J_y5;
    const e4_1 = J_y1 - U12_neg*e4_2_neg - U13*e4_3 - U14*e4_4 + U15_neg*J_y5;
    const e4_0 = ot_x - U01*e4_1 + U02*e4_2_neg - U03*e4_3 - U04*e4_4 - U05*J_y5;
    const e5_4 = J_z4 + U45_neg*J_z5;
    const e5_3 = J_z3 - U34*e5_4 - U35*J_z5;
    const e5_2 = J_z2 - U23*e5_3 - U24*e5_4 - U25*J_z5;
    const e5_1_neg = J_z1_neg - U12_neg*e5_2 + U13*e5_3 + U14*e5_4 - U15_neg*J_z5;
    const e5_0 = U01*e5_1_neg - U02*e5_2 - U03*e5_3 - U04*e5_4 - U05*J_z5;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0_neg;
    const O01_1 = D1_inv*e1_1;
    const O01_2 = D2_inv_neg*e1_2;
    const O01_3 = D3_inv*e1_3;
    const O01_4 = -D4_inv*e1_4;
    const O01_5 = D5_inv_neg*e1_5;
    const O01_6 = 149.60760989322966*Q5_yy_neg;
    const O02_neg_0 = -D0_inv*e2_0;
    const O02_neg_1 = D1_inv*e2_1;
    const O02_neg_2 = D2_inv_neg*e2_2;
    const O02_neg_3 = -D3_inv*e2_3;
    const O02_neg_4 = D4_inv*e2_4;
    const O02_neg_5 = D5_inv_neg*e2_5_neg;
    const O02_neg_6 = 149.60760989322966*Q5_zy;
    const O03_0 = -D0_inv*e3_0;
    const O03_1 = D1_inv*e3_1;
    const O03_2 = -D2_inv_neg*e3_2;
    const O03_3 = -D3_inv*e3_3;
    const O03_4 = D4_inv*e3_4;
    const O03_5 = D5_inv_neg*J_x5_neg;
    const O04_0 = D0_inv*e4_0;
    const O04_1 = D1_inv*e4_1;
    const O04_2 = D2_inv_neg*e4_2_neg;
    const O04_3 = D3_inv*e4_3;
    const O04_4 = -D4_inv*e4_4;
    const O04_5 = D5_inv_neg*J_y5;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv*e5_1_neg;
    const O05_2 = -D2_inv_neg*e5_2;
    const O05_3 = -D3_inv*e5_3;
    const O05_4 = D4_inv*e5_4;
    const O05_5 = -D5_inv_neg*J_z5;
    const O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const O00_1 = D5_inv_neg*e0_5*e0_5;
    const O00_2 = 149.60760989322966*Q5_xy_neg*Q5_xy_neg;
    const O00 = O00_0 + D3_inv*e0_3*e0_3 + D4_inv*e0_4*e0_4 - O00_1 + O00_2;
    const O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 + e0_4*O01_4;
    const O01 = Q5_xy_neg*O01_6 - (O01_7 + e0_5*O01_5);
    const O11_0 = -e1_4*O01_4;
    const O11_1 = e1_0_neg*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 + O11_0;
    const O11 = O11_1 - e1_5*O01_5 + Q5_yy_neg*O01_6;
    const O02_neg_7 = e0_3*O02_neg_3;
    const O02_neg_8 = e0_0*O02_neg_0 - e0_1*O02_neg_1 + e0_2*O02_neg_2 + O02_neg_7;
    const O02_neg_9 = Q5_xy_neg*O02_neg_6;
    const O02_neg = O02_neg_8 - e0_4*O02_neg_4 - e0_5*O02_neg_5 + O02_neg_9;
    const O12_0 = e1_3*O02_neg_3;
    const O12_1 = e1_0_neg*O02_neg_0 + e1_1*O02_neg_1 - e1_2*O02_neg_2 - O12_0;
    const O12 = O12_1 + e1_4*O02_neg_4 + e1_5*O02_neg_5 - Q5_yy_neg*O02_neg_6;
    const O22_0 = e2_1*O02_neg_1 - e2_0*O02_neg_0 - e2_2*O02_neg_2 - e2_3*O02_neg_3;
    const O22 = O22_0 + e2_4*O02_neg_4 - e2_5_neg*O02_neg_5 + Q5_zy*O02_neg_6;
    const O03_6 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3*O03_3 - e0_4*O03_4;
    const O03 = e0_5*O03_5 - O03_6;
    const O13_0 = -e1_4*O03_4;
    const O13_1 = e1_0_neg*O03_0 + e1_1*O03_1 + e1_2*O03_2 - e1_3*O03_3 - O13_0;
    const O13 = O13_1 + e1_5*O03_5;
    const O23_0 = e2_1*O03_1 - e2_0*O03_0 + e2_2*O03_2 - e2_3*O03_3 + e2_4*O03_4;
    const O23 = O23_0 - e2_5_neg*O03_5;
    const O33_0 = e3_1*O03_1 - e3_0*O03_0 + e3_2*O03_2 - e3_3*O03_3 + e3_4*O03_4;
    const O33 = O33_0 - J_x5_neg*O03_5;
    const O04_6 = e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 + e0_3*O04_3 - e0_4*O04_4;
    const O04 = O04_6 - e0_5*O04_5;
    const O14_neg_0 = e1_0_neg*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3;
    const O14_neg = O14_neg_0 + e1_4*O04_4 + e1_5*O04_5;
    const O24_0 = e2_4*O04_4;
    const O24_1 = O24_0 - (e2_0*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3);
    const O24 = e2_5_neg*O04_5 - O24_1;
    const O34_0 = e3_4*O04_4;
    const O34_1 = O34_0 - (e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3);
    const O34 = J_x5_neg*O04_5 - O34_1;
    const O44_0 = -e4_4*O04_4;
    const O44_1 = e4_0*O04_0 + e4_1*O04_1 - e4_2_neg*O04_2 + e4_3*O04_3 + O44_0;
    const O44 = O44_1 - J_y5*O04_5;
    const O05_6 = e0_0*O05_0 - e0_1*O05_1 + e0_2*O05_2 - e0_3*O05_3 + e0_4*O05_4;
    const O05 = O05_6 + e0_5*O05_5;
    const O15_0 = -e1_4*O05_4;
    const O15_1 = e1_0_neg*O05_0 + e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 + O15_0;
    const O15 = e1_5*O05_5 - O15_1;
    const O25_neg_0 = e2_1*O05_1 - e2_0*O05_0 - e2_2*O05_2 + e2_3*O05_3;
    const O25_neg = O25_neg_0 - e2_4*O05_4 + e2_5_neg*O05_5;
    const O35_neg_0 = e3_1*O05_1 - e3_0*O05_0 - e3_2*O05_2 + e3_3*O05_3;
    const O35_neg = O35_neg_0 - e3_4*O05_4 + J_x5_neg*O05_5;
    const O45_0 = -e4_4*O05_4;
    const O45_1 = e4_0*O05_0 - e4_1*O05_1 - e4_2_neg*O05_2 - e4_3*O05_3 - O45_0;
    const O45 = O45_1 + J_y5*O05_5;
    const O55_0 = e5_4*O05_4;
    const O55_1 = e5_0*O05_0 + e5_1_neg*O05_1 + e5_2*O05_2 - e5_3*O05_3 + O55_0;
    const O55 = O55_1 + J_z5*O05_5;

    // elimination of direction 'z'
    const DO5_inv = 1.0/O55;
    const UO05 = O05*DO5_inv;
    const UO15 = O15*DO5_inv;
    const UO25_neg = O25_neg*DO5_inv;
    const UO35_neg = O35_neg*DO5_inv;
    const UO45 = O45*DO5_inv;
    const O00e5 = O00 - O05*UO05;
    const O01e5 = O01 - O05*UO15;
    const O11e5 = O11 - O15*UO15;
    const O02e5 = O05*UO25_neg - O02_neg;
    const O12e5 = O12 + O15*UO25_neg;
    const O22e5 = O22 - O25_neg*UO25_neg;
    const O03e5 = O03 + O05*UO35_neg;
    const O13e5 = O13 + O15*UO35_neg;
    const O23e5 = O23 - O25_neg*UO35_neg;
    const O33e5 = O33 - O35_neg*UO35_neg;
    const O04e5 = O04 - O05*UO45;
    const O14e5 = -O14_neg - O15*UO45;
    const O24e5 = O24 + O25_neg*UO45;
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
    const XO01 = -UO01*DO0_inv;
    const XO11 = DO1_inv - UO01*XO01;

    // row direction 'rz' of the inverse
    const XO02 = -UO02*DO0_inv - UO12*XO01;
    const XO12 = -UO02*XO01 - UO12*XO11;
    const XO22 = DO2_inv - UO02*XO02 - UO12*XO12;

    // row direction 'x' of the inverse
    const XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02;
    const XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12;
    const XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23;

    // row direction 'y' of the inverse
    const XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03;
    const XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13;
    const XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    // row direction 'z' of the inverse
    const XO05_0_ = UO05*DO0_inv + UO15*XO01 - UO25_neg*XO02 - UO35_neg*XO03;
    const XO05 = -XO05_0_ - UO45*XO04;
    const XO15_0_ = -UO45*XO14;
    const XO15 = XO15_0_ - (UO05*XO01 + UO15*XO11 - UO25_neg*XO12 - UO35_neg*XO13);
    const XO25_0_ = -UO45*XO24;
    const XO25 = XO25_0_ - (UO05*XO02 + UO15*XO12 - UO25_neg*XO22 - UO35_neg*XO23);
    const XO35_0_ = -UO45*XO34;
    const XO35 = XO35_0_ - (UO05*XO03 + UO15*XO13 - UO25_neg*XO23 - UO35_neg*XO33);
    const XO45_0_ = UO45*XO44;
    const XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) + UO35_neg*XO34 - XO45_0_;
    const XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 + UO25_neg*XO25 + UO35_neg*XO35;
    const XO55 = XO55_0_ - UO45*XO45;

    const Lambda = [
        DO0_inv, XO01, XO02, XO03, XO04, XO05,
        XO01,    XO11, XO12, XO13, XO14, XO15,
        XO02,    XO12, XO22, XO23, XO24, XO25,
        XO03,    XO13, XO23, XO33, XO34, XO35,
        XO04,    XO14, XO24, XO34, XO44, XO45,
        XO05,    XO15, XO25, XO35, XO45, XO55,
    ];
    return [Lambda];
}

/**
 * Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
 * point of tool 'panda_hand_tcp'.
 * Operations: 439 mul, 347 add, 6 div, 14 trig.
 *
 * @param {number[]} q joint positions [rad], 7 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 7
 */
export function tip_force_acceleration_panda_hand_tcp(q, f) {
    const given = [["q", q, 7], ["f", f, 6]];
    return evaluate("tip_force_acceleration_panda_hand_tcp", _tip_force_acceleration_panda_hand_tcp, given, [
        ["qdd", [7]],
    ]);
}

function _tip_force_acceleration_panda_hand_tcp(q, f) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const c2 = cos(q2);
    const s2 = sin(q2);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);
    const q6o = q6 + 0.6689225306301614;
    const c6o = cos(q6o);
    const s6o = sin(q6o);

    // frame of 'panda_link2' in the base
    const Q1_xx = c0*c1;
    const Q1_xy_neg = c0*s1;
    const Q1_yx = s0*c1;
    const Q1_yy_neg = s0*s1;

    // frame of 'panda_link3' in the base
    const Q2_xx = c2*Q1_xx - s0*s2;
    const Q2_xy_neg = s2*Q1_xx + s0*c2;
    const Q2_yx = c2*Q1_yx + c0*s2;
    const Q2_yy = c0*c2 - s2*Q1_yx;
    const Q2_zx_neg = s1*c2;
    const Q2_zy = s1*s2;
    const o2_x = 0.316*Q1_xy_neg;
    const o2_y = 0.316*Q1_yy_neg;
    const o2_z = 0.316*c1 + 0.333;

    // frame of 'panda_link4' in the base
    const Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const Q3_zx = c3*Q2_zx_neg - c1*s3;
    const Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const o3_x = o2_x + 0.0825*Q2_xx;
    const o3_y = o2_y + 0.0825*Q2_yx;
    const o3_z = o2_z - 0.0825*Q2_zx_neg;

    // frame of 'panda_link5' in the base
    const Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    // frame of 'panda_link6' in the base
    const Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    // frame of 'panda_link7' in the base
    const o6_x = o4_x + 0.088*Q5_xx;
    const o6_y = o4_y + 0.088*Q5_yx;
    const o6_z = o4_z + 0.088*Q5_zx;

    // frame of tool 'panda_hand_tcp'
    const ot_x = o6_x + 0.2104*Q5_xy_neg;
    const ot_y = o6_y + 0.2104*Q5_yy_neg;
    const ot_z = o6_z - 0.2104*Q5_zy;

    // columns of the Jacobian
    const J_x1_0 = ot_z - 0.333;
    const J_x1 = c0*J_x1_0;
    const J_y1 = s0*J_x1_0;
    const J_z1_neg = s0*ot_y + c0*ot_x;
    const J_y2_0 = o2_x - ot_x;
    const J_x2_0 = o2_y - ot_y;
    const J_x2_1 = o2_z - ot_z;
    const J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const J_y3_0 = o3_x - ot_x;
    const J_x3_neg_0 = o3_y - ot_y;
    const J_x3_neg_1 = o3_z - ot_z;
    const J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const J_y4_neg_0 = o4_x - ot_x;
    const J_x4_0 = o4_y - ot_y;
    const J_x4_1 = o4_z - ot_z;
    const J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    // joint forces of the wrench
    const tau0 = f2 - ot_y*f3 + ot_x*f4;
    const tau1_neg = s0*f0 - c0*f1 - J_x1*f3 - J_y1*f4 + J_z1_neg*f5;
    const tau2 = Q1_xy_neg*f0 + Q1_yy_neg*f1 + c1*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5;
    const tau3 = Q2_xy_neg*f0 - Q2_yy*f1 - Q2_zy*f2 - J_x3_neg*f3 + J_y3*f4 + J_z3*f5;
    const tau4_0 = Q3_xy*f0 + Q3_yy*f1 - Q3_zy_neg*f2 - J_x4*f3 + J_y4_neg*f4;
    const tau4 = J_z4*f5 - tau4_0;
    const tau5_0 = Q4_xy_neg*f0 + Q4_yy_neg*f1 - Q4_zy*f2 - J_x5_neg*f3 + J_y5*f4;
    const tau5 = tau5_0 + J_z5*f5;
    const tau6 = Q5_xy_neg*f0 + Q5_yy_neg*f1 - Q5_zy*f2;

    // composite inertia of 'panda_link6'
    const R5_hx_0 = 0.0032806082595733164*c6o;
    const R5_hz = 0.0032806082595733164*s6o;
    const R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const R5_Jxx_1 = c6o*R5_Jxx_0;
    const R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const R5_Jyy_0 = 0.0005773870536849037*c6o;
    const R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const R5_hx = R5_hx_0 + 0.231847552695;
    const R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    // composite inertia of 'panda_link5'
    const R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const R4_hz = s5*R5_hx - 0.173804705569*c5;
    const R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const R4_Jxx_1 = c5*R4_Jxx_0;
    const R4_Jxx = R5_Jyy + R4_Jxx_1;
    const R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const R4_hx = R4_hx_0 - 0.014653732538;
    const R4_hy = 0.067870631425 - R5_hz;
    const R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    // composite inertia of 'panda_link4'
    const R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const R3_hz = -s4*R4_hx - c4*R4_hy;
    const R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const R3_Jxx_1 = c4*R3_Jxx_0;
    const R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const R3_Jzz_0 = 0.165*R3_hx_0;
    const R3_Jxx_2 = 0.768*R4_hz;
    const R3_Jxy_1 = 0.384*R3_hx_0;
    const R3_Jxz_0 = -0.0825*R3_hz;
    const R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const R3_hx = 0.55278027465 - R3_hx_0;
    const R3_hy = -R4_hz - 2.012523553603;
    const R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    // composite inertia of 'panda_link3'
    const R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const R2_hz = -s3*R3_hx - c3*R3_hy;
    const R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxx = R3_Jyy - R2_Jxx_1;
    const R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const R2_Jyy_0 = 0.165*R2_hx_0;
    const R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const R2_hx = R2_hx_0 + 0.746857959872;
    const R2_hy = 0.028227094878 - R3_hz;
    const R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    // composite inertia of 'panda_link2'
    const R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const R1_Jxx_1 = c2*R1_Jxx_0;
    const R1_Jxx_2 = 0.632*R2_hz;
    const R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    // composite inertia of 'panda_link1'
    const R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    // inertia that joint 'panda_joint3' feels, and its couplings inward
    const M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    // inertia that joint 'panda_joint4' feels, and its couplings inward
    const n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    // inertia that joint 'panda_joint5' feels, and its couplings inward
    const n4at3_y_0 = 0.0825*R3_hx_0;
    const n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const n4at3_y = n4at3_y_0 - R4_Jzz;
    const f4at2_x = c3*R3_hz;
    const n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const M04 = c1*M24 - M04_0;

    // inertia that joint 'panda_joint6' feels, and its couplings inward
    const f5at3_x = c4*R4_hz;
    const f5at3_z = s4*R4_hz;
    const n5at3_y_neg_0 = 0.0825*f5at3_z;
    const n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const M05_neg = s1*n5at1_x - c1*M25;

    // inertia that joint 'panda_joint7' feels, and its couplings inward
    const n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const f6at4_x_neg = c5*R5_hz;
    const f6at4_z_neg = s5*R5_hz;
    const n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const n6at3_y_0 = 0.0825*f6at3_z;
    const n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const n6at3_y = M46_neg - n6at3_y_0;
    const M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const M06 = -s1*n6at1_x - c1*M26_neg;

    // elimination of 'panda_joint7'
    const U06 = 149.60760989322966*M06;
    const U16 = -149.60760989322966*M16_neg;
    const U26 = -149.60760989322966*M26_neg;
    const U36 = 149.60760989322966*M36;
    const U46 = -149.60760989322966*M46_neg;
    const U56 = -149.60760989322966*R5_Jyz_0;
    const M00e6 = R0_Jzz - M06*U06;
    const M01e6 = M01e6_0 - M06*U16;
    const M11e6 = R1_Jzz + M16_neg*U16;
    const M02e6 = -M02_neg - M06*U26;
    const M12e6 = R1_Jyz_0 + M16_neg*U26;
    const M22e6 = R2_Jzz + M26_neg*U26;
    const M03e6 = M03 - M06*U36;
    const M13e6 = M13 + M16_neg*U36;
    const M23e6 = R2_Jyz_0 + M26_neg*U36;
    const M33e6 = R3_Jzz - M36*U36;
    const M04e6 = M04 - M06*U46;
    const M14e6 = M14 + M16_neg*U46;
    const M24e6 = M24 + M26_neg*U46;
    const M34e6 = -R3_Jyz_0 - M36*U46;
    const M44e6 = R4_Jzz + M46_neg*U46;
    const M05e6 = -M05_neg - M06*U56;
    const M15e6 = M15 + M16_neg*U56;
    const M25e6 = M25 + M26_neg*U56;
    const M35e6 = -M35_neg - M36*U56;
    const M45e6 = R4_Jyz_0 + M46_neg*U56;
    const D5 = R5_Jzz + R5_Jyz_0*U56;

    // elimination of 'panda_joint6'
    const D5_inv_neg = -1.0/D5;
    const U05 = -M05e6*D5_inv_neg;
    const U15_neg = M15e6*D5_inv_neg;
    const U25 = -M25e6*D5_inv_neg;
    const U35 = -M35e6*D5_inv_neg;
    const U45_neg = M45e6*D5_inv_neg;
    const M00e5 = M00e6 - M05e6*U05;
    const M01e5 = M01e6 + M05e6*U15_neg;
    const M11e5 = M11e6 + M15e6*U15_neg;
    const M02e5 = M02e6 - M05e6*U25;
    const M12e5 = M12e6 - M15e6*U25;
    const M22e5 = M22e6 - M25e6*U25;
    const M03e5 = M03e6 - M05e6*U35;
    const M13e5 = M13e6 - M15e6*U35;
    const M23e5 = M23e6 - M25e6*U35;
    const M33e5 = M33e6 - M35e6*U35;
    const M04e5 = M04e6 + M05e6*U45_neg;
    const M14e5 = M14e6 + M15e6*U45_neg;
    const M24e5 = M24e6 + M25e6*U45_neg;
    const M34e5 = M34e6 + M35e6*U45_neg;
    const D4 = M44e6 + M45e6*U45_neg;

    // elimination of 'panda_joint5'
    const D4_inv = 1.0/D4;
    const U04 = M04e5*D4_inv;
    const U14 = M14e5*D4_inv;
    const U24 = M24e5*D4_inv;
    const U34 = M34e5*D4_inv;
    const M00e4 = M00e5 - M04e5*U04;
    const M01e4 = M01e5 - M04e5*U14;
    const M11e4 = M11e5 - M14e5*U14;
    const M02e4 = M02e5 - M04e5*U24;
    const M12e4 = M12e5 - M14e5*U24;
    const M22e4 = M22e5 - M24e5*U24;
    const M03e4 = M03e5 - M04e5*U34;
    const M13e4 = M13e5 - M14e5*U34;
    const M23e4 = M23e5 - M24e5*U34;
    const D3 = M33e5 - M34e5*U34;

    // elimination of 'panda_joint4'
    const D3_inv = 1.0/D3;
    const U03 = M03e4*D3_inv;
    const U13 = M13e4*D3_inv;
    const U23 = M23e4*D3_inv;
    const M00e3 = M00e4 - M03e4*U03;
    const M01e3 = M01e4 - M03e4*U13;
    const M11e3 = M11e4 - M13e4*U13;
    const M02e3 = M02e4 - M03e4*U23;
    const M12e3 = M12e4 - M13e4*U23;
    const D2 = M22e4 - M23e4*U23;

    // elimination of 'panda_joint3'
    const D2_inv_neg = -1.0/D2;
    const U02 = -M02e3*D2_inv_neg;
    const U12_neg = M12e3*D2_inv_neg;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 + M02e3*U12_neg;
    const D1 = M11e3 + M12e3*U12_neg;

    // elimination of 'panda_joint2'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // elimination of 'panda_joint1'
    const D0_inv = 1.0/D0;

    // solve with U
    const e5 = tau5 - tau6*U56;
    const e4 = tau4 + U45_neg*e5 - tau6*U46;
    const e3 = tau3 - U34*e4 - U35*e5 - tau6*U36;
    const e2 = tau2 - U23*e3 - U24*e4 - U25*e5 - tau6*U26;
    const e1 = U15_neg*e5 - (tau1_neg - U12_neg*e2 + U13*e3 + U14*e4) - tau6*U16;
    const e0 = tau0 - U01*e1 - U02*e2 - U03*e3 - U04*e4 - U05*e5 - tau6*U06;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1_neg = U01*x0 - D1_inv*e1;
    const x2_neg = D2_inv_neg*e2 + U02*x0 + U12_neg*x1_neg;
    const x3 = D3_inv*e3 - U03*x0 + U13*x1_neg + U23*x2_neg;
    const x4 = U24*x2_neg - (U04*x0 - D4_inv*e4 - U14*x1_neg) - U34*x3;
    const x5_neg_0 = D5_inv_neg*e5 + U05*x0 + U15_neg*x1_neg - U25*x2_neg;
    const x5_neg = x5_neg_0 + U35*x3 - U45_neg*x4;
    const x6_0 = U36*x3;
    const x6_1 = 149.60760989322966*tau6 - U06*x0 + U16*x1_neg + U26*x2_neg - x6_0;
    const x6 = x6_1 - U46*x4 + U56*x5_neg;

    const qdd = [x0, -x1_neg, -x2_neg, x3, x4, -x5_neg, x6];
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
            "q": [-1.46, 1.39, 1.06, -0.98, -0.02, -0.2, 0.61],
            "qd": [1.15, -1.62, -1.89, 1.34, -0.27, 1.05, -1.99],
            "qdd": [-0.22, 0.89, -1.08, 1.78, 1.61, -1.88, -1.9],
            "tau": [0.17, 1.76, -0.48, -1.13, -0.31, -1.88, -1.11],
            "f": [0.06, 1.81, 0.31, -0.16, -0.92, 0.19],
        },
        {
            "q": [1.83, -1.98, 1.13, 1.28, 1.54, 0.96, 1.24],
            "qd": [0.07, 0.25, -0.3, -1.78, 1.48, 0.28, -1.2],
            "qdd": [0.02, -0.06, -0.57, -0.62, 0.15, 0.49, 0.45],
            "tau": [-0.17, -1.89, -1.08, -1.29, 0.34, 1.44, 1.19],
            "f": [-0.76, 1.76, 0.98, -0.34, -0.99, -1.97],
        },
    ];
    const expected = [
        [mass_matrix, ["q"], [
            [0, [
                [5.1e-09, [
                    2.74048498, 0.04868766, 0.57189323, -0.97454525, 0.01715728, 0.11818081,
                    0.00211817, 0.04868766, 2.31532945, -0.91905319, -0.53509013, -0.08376237,
                    0.07185914, -0.00507962, 0.57189323, -0.91905319, 0.63433502, 0.01067373,
                    0.07625527, -0.0008295, -0.00285138, -0.97454525, -0.53509013, 0.01067373,
                    0.60770821, 0.02294343, -0.0451974, -0.00047213, 0.01715728, -0.08376237,
                    0.07625527, 0.02294343, 0.03425351, 0.00146524, -0.00661803, 0.11818081,
                    0.07185914, -0.0008295, -0.0451974, 0.00146524, 0.05391648, -0.00158209,
                    0.00211817, -0.00507962, -0.00285138, -0.00047213, -0.00661803, -0.00158209,
                    0.00668415,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    1.10288049, -0.35909313, 0.04548846, 0.51470189, 0.06693942, 0.04483912,
                    -0.00323713, -0.35909313, 1.30786725, 0.39033443, -0.38614036, -0.07746844,
                    0.0112339, 0.0055085, 0.04548846, 0.39033443, 0.59135432, 0.01417873,
                    0.03170733, 0.08029087, -0.00143092, 0.51470189, -0.38614036, 0.01417873,
                    0.85233491, 0.1084487, -0.0187964, -0.00528841, 0.06693942, -0.07746844,
                    0.03170733, 0.1084487, 0.05460602, 0.00085929, -0.00306265, 0.04483912,
                    0.0112339, 0.08029087, -0.0187964, 0.00085929, 0.05480276, -0.00132076,
                    -0.00323713, 0.0055085, -0.00143092, -0.00528841, -0.00306265, -0.00132076,
                    0.00668415,
                ]],
            ]],
        ]],
        [udu, ["q"], [
            [0, [
                [5.3e-09, [
                    1.0, 0.09318064, 1.02231512, -1.6140261, 0.70318733, 2.21661777, 0.31689447,
                    0.0, 1.0, -1.66174548, -0.73289067, -3.20057087, 1.31965232, -0.75995003, 0.0,
                    0.0, 1.0, -0.09098328, 2.65080427, -0.02809753, -0.42658742, 0.0, 0.0, 0.0, 1.0,
                    0.8082935, -0.84623548, -0.07063408, 0.0, 0.0, 0.0, 0.0, 1.0, -0.00189009,
                    -0.9901082, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.2366927, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]],
                [5.4e-10, [
                    0.569763533, 0.440307203, 0.433866709, 0.55123469, 0.027700746, 0.053542008,
                    0.006684152,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, -0.1201217, -0.1001785, 0.63259295, 1.22647266, 0.81037812, -0.48429978,
                    0.0, 1.0, 0.89983296, -0.36184662, -1.40976881, 0.22592512, 0.8241135, 0.0, 0.0,
                    1.0, -0.03025949, 0.57665455, 1.46691423, -0.21407678, 0.0, 0.0, 0.0, 1.0,
                    1.99464155, -0.36378292, -0.79118621, 0.0, 0.0, 0.0, 0.0, 1.0, 0.00465915,
                    -0.45819545, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.19759632, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]],
                [5.2e-10, [
                    0.718350292, 0.743667036, 0.455415622, 0.629265428, 0.05320155, 0.054541786,
                    0.006684152,
                ]],
            ]],
        ]],
        [innovations, ["q"], [
            [0, [
                [5.3e-09, [
                    1.0, -0.09318064, -1.17715763, 1.43863321, 0.95615802, -0.90749725, -0.05634927,
                    0.0, 1.0, 1.66174548, 0.88408172, -1.91898867, -0.52844712, -0.49380995, 0.0,
                    0.0, 1.0, 0.09098328, -2.72434547, 0.09994155, -2.24072742, 0.0, 0.0, 0.0, 1.0,
                    -0.8082935, 0.84470773, -0.52972778, 0.0, 0.0, 0.0, 0.0, 1.0, 0.00189009,
                    0.99055558, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.2366927, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]],
                [5.4e-10, [
                    0.569763533, 0.440307203, 0.433866709, 0.55123469, 0.027700746, 0.053542008,
                    0.006684152,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, 0.1201217, -0.00791097, -0.5893667, 0.12300836, -1.04088657, -0.23199998,
                    0.0, 1.0, -0.89983296, 0.33461814, 1.26121834, 1.20990481, 0.06495565, 0.0, 0.0,
                    1.0, 0.03025949, -0.63701138, -1.45293841, -0.34095332, 0.0, 0.0, 0.0, 1.0,
                    -1.99464155, 0.37307626, -0.04903097, 0.0, 0.0, 0.0, 0.0, 1.0, -0.00465915,
                    0.45727481, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.19759632, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]],
                [5.2e-10, [
                    0.718350292, 0.743667036, 0.455415622, 0.629265428, 0.05320155, 0.054541786,
                    0.006684152,
                ]],
            ]],
        ]],
        [mass_matrix_inverse, ["q"], [
            [0, [
                [5.2e-07, [
                    1.755114, -0.163543, -2.066046, 2.524965, 1.678166, -1.592761, -0.098899,
                    -0.163543, 2.286381, 3.966575, 1.772597, -4.514668, -1.051764, -1.112297,
                    -2.066046, 3.966575, 11.008443, 0.573998, -15.497066, 0.110891, -6.9118,
                    2.524965, 1.772597, 0.573998, 7.240813, -3.47646, -1.799105, -2.564661,
                    1.678166, -4.514668, -15.497066, -3.47646, 64.36022, -1.017748, 52.663555,
                    -1.592761, -1.051764, 0.110891, -1.799105, -1.017748, 22.074155, 3.842786,
                    -0.098899, -1.112297, -6.9118, -2.564661, 52.663555, 3.842786, 198.716198,
                ]],
            ]],
            [1, [
                [5.1e-07, [
                    1.392079, 0.167219, -0.011013, -0.820445, 0.171237, -1.448996, -0.322962,
                    0.167219, 1.364774, -1.211317, 0.351404, 1.716514, 1.452888, 0.04855, -0.011013,
                    -1.211317, 3.284676, -0.331952, -2.926169, -4.642872, -0.824705, -0.820445,
                    0.351404, -0.331952, 2.225272, -2.745547, 1.894732, 0.118998, 0.171237,
                    1.716514, -2.926169, -2.745547, 28.170085, 2.635837, 9.297901, -1.448996,
                    1.452888, -4.642872, 1.894732, 2.635837, 26.668243, 5.083336, -0.322962,
                    0.04855, -0.824705, 0.118998, 9.297901, 5.083336, 154.593492,
                ]],
            ]],
        ]],
        [inverse_dynamics, ["q", "qd", "qdd"], [
            [0, [
                [5.1e-08, [
                    -3.7878209, -53.5417189, 20.4317902, 11.7653153, 2.2022256, -2.0036944,
                    -0.0278993,
                ]],
            ]],
            [1, [
                [5.1e-08, [
                    -2.0042984, 28.5304797, 10.9088332, 7.6219181, 0.9742088, -0.6642829, 0.0381155,
                ]],
            ]],
        ]],
        [bias_forces, ["q", "qd"], [
            [0, [
                [5.1e-08, [
                    -0.6773298, -55.3714665, 21.9118986, 10.8341455, 2.2570973, -1.8660958,
                    -0.004771,
                ]],
            ]],
            [1, [
                [5.1e-08, [
                    -1.7334134, 28.602854, 11.2337515, 8.1203078, 1.0462995, -0.6567815, 0.032515,
                ]],
            ]],
        ]],
        [gravity_forces, ["q"], [
            [0, [
                [5.1e-08, [
                    0.0, -46.5245199, 17.5179906, 8.4440395, 1.767426, -1.4911089, 0.0034184,
                ]],
            ]],
            [1, [
                [5.1e-08, [
                    0.0, 26.8362527, 10.6195116, 8.4698527, 1.1529196, -0.5838392, 0.029346,
                ]],
            ]],
        ]],
        [coriolis_matrix, ["q", "qd"], [
            [0, [
                [5.1e-09, [
                    0.51189118, -0.98253126, 2.12036091, 1.14919458, 0.37946619, -0.28546993,
                    -0.00432433, -0.06683612, 1.21245888, 2.02382147, -2.39114211, -0.04706947,
                    0.20519598, 2.679e-05, 0.20879383, -0.95110685, -0.41464859, 1.51738865,
                    0.13071922, -0.16662236, -0.00599646, -0.26593361, 0.24397736, -1.50176138,
                    0.05564211, -0.17013496, 0.12360151, 0.0007309, 0.01360387, -0.11482468,
                    -0.06575479, 0.15410865, 0.01354042, -0.03891266, -0.00128288, 0.05621682,
                    0.01745377, 0.16462208, -0.06880005, 0.04004423, -0.00197959, -0.00085789,
                    0.00066965, 0.01139692, -0.00825538, -0.00090428, -0.00011658, 0.00100108, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.82525056, -0.3163865, 0.20565076, 0.93613783, 0.0462467, -0.17430152,
                    0.00326199, 0.04070329, 1.22557774, -0.15327238, -0.6940392, 0.08276704,
                    0.18496958, -0.00079124, 0.566367, 0.95233875, 0.00264862, -0.03730737,
                    0.18009847, -0.01747032, -0.00845251, -0.00087602, 0.03779616, 0.18449273,
                    0.06239688, -0.07887214, -0.25184411, -5.732e-05, 0.03828933, 0.02313823,
                    0.0437979, 0.04814503, 0.00027645, -0.08043483, -0.00118769, 0.15832192,
                    0.01696862, 0.01637461, 0.12240937, 0.08297769, -0.00019503, -0.0091181,
                    0.00049245, -0.00184376, -0.00508252, -0.00079108, 0.00135345, 0.00806937, 0.0,
                ]],
            ]],
        ]],
        [forward_dynamics, ["q", "qd", "tau"], [
            [0, [
                [5.3e-07, [
                    4.020802, 33.292513, 18.918334, 15.711455, -91.316113, -44.338134, -233.051455,
                ]],
            ]],
            [1, [
                [5.1e-07, [
                    1.400663, -27.85518, -9.026536, -22.801158, 6.187292, 52.712739, 190.081235,
                ]],
            ]],
        ]],
        [pose_panda_hand_tcp, ["q"], [
            [0, [
                [5.1e-09, [
                    0.30383079, -0.42997521, -0.85018126, 0.21757209, 0.92876992, -0.06518023,
                    0.36488076, -0.42557089, -0.21230469, -0.90048479, 0.37954428, 0.31729399, 0.0,
                    0.0, 0.0, 1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.37638888, -0.18100752, -0.90860756, 0.18390246, -0.22636025, -0.96897252,
                    0.09926379, -0.14499533, -0.89838324, 0.16831085, -0.40568338, -0.08894223, 0.0,
                    0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [jacobian_panda_hand_tcp, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.99386836, 0.10876758, -0.46853043, 0.78870481, -0.4763967, -0.85018126,
                    0.0, 0.11056978, -0.97766912, -0.2099535, -0.53703484, -0.22625072, 0.36488076,
                    1.0, 0.0, 0.17981298, -0.8581368, -0.29922951, -0.84962156, 0.37954428,
                    0.42557089, -0.00173661, 0.09187845, -0.09382835, 0.02117385, 0.12197467, 0.0,
                    0.21757209, 0.0156097, 0.04083059, -0.11053534, 0.0100559, 0.15791241, 0.0, 0.0,
                    -0.44701834, 0.1664252, 0.07827274, 0.03776214, -0.11044461, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, -0.96659439, 0.23514936, 0.50463956, 0.86323383, 0.00265043, -0.90860756,
                    0.0, -0.25631091, -0.88679038, -0.23846805, 0.12502098, -0.96995556, 0.09926379,
                    1.0, 0.0, -0.39787887, 0.82974207, -0.48907781, -0.24326772, -0.40568338,
                    0.14499533, 0.1081484, 0.31648373, -0.06096898, -0.00059059, 0.16782945, 0.0,
                    0.18390246, -0.40784699, 0.02604854, 0.31357656, 0.21613293, 0.03799676, 0.0,
                    0.0, 0.18728788, 0.12898738, 0.1272026, 0.05420678, -0.14967191, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_panda_hand_tcp, ["q", "qd"], [
            [0, [
                [5.1e-09, [
                    0.0, -0.12715525, 1.09211084, -1.26185394, -0.59758875, -1.36049282, 0.9114224,
                    0.0, 1.14294862, 0.41459362, -1.93764689, -0.99912015, -2.13358381, 2.17669287,
                    0.0, 0.0, 1.59359532, 1.16302286, 0.21803067, 1.33101513, -0.05100617,
                    -0.16272595, 0.0249885, 0.26273916, 0.23748039, 0.17236112, 0.03876636, 0.0,
                    0.31519604, -0.38796483, 0.37831113, 0.05902551, 0.14796917, -0.48903356, 0.0,
                    0.0, -0.06768313, -0.22911784, 0.34953601, 0.14039539, -0.65640099, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.01794176, 0.0875705, 0.21273138, -0.14540008, -2.14838352, -0.01259695,
                    0.0, -0.06766161, -0.07968642, 0.3546004, -1.70348535, 0.01100048, 1.91701057,
                    0.0, 0.0, 0.22935949, -0.02746854, -0.69208961, -0.06726797, 0.49727308,
                    0.32455358, 0.07467935, 0.09734796, 0.20005739, 0.47868323, -0.00178898, 0.0,
                    0.09688461, -0.16639435, 0.0829026, 0.25140436, 0.01074244, -0.33884675, 0.0,
                    0.0, 0.34838591, 0.01155499, -0.16358729, 0.01829817, -0.08802801, 0.0,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_panda_hand_tcp, ["q"], [
            [0, [
                [5.1e-07, [
                    119.18573, -43.353982, -35.910429, -1.528359, -2.109712, 1.458399, -43.353982,
                    23.436924, 22.081251, -0.341076, -0.416774, 0.287681, -35.910429, 22.081251,
                    37.133761, -1.681282, -2.358278, 1.697783, -1.528359, -0.341076, -1.681282,
                    0.315855, 0.358901, -0.191699, -2.109712, -0.416774, -2.358278, 0.358901,
                    0.529211, -0.300341, 1.458399, 0.287681, 1.697783, -0.191699, -0.300341,
                    0.336652,
                ]],
            ]],
            [1, [
                [5.1e-07, [
                    130.049664, -7.517115, 47.18194, -0.562268, 1.893073, 1.005095, -7.517115,
                    22.268665, -3.10895, -2.847786, -0.042924, 3.28586, 47.18194, -3.10895,
                    41.268951, -0.886349, -3.459822, 0.510868, -0.562268, -2.847786, -0.886349,
                    0.528018, 0.084777, -0.410254, 1.893073, -0.042924, -3.459822, 0.084777,
                    0.98004, 0.005956, 1.005095, 3.28586, 0.510868, -0.410254, 0.005956, 0.705009,
                ]],
            ]],
        ]],
        [operational_inertia_panda_hand_tcp, ["q"], [
            [0, [
                [7.1e-08, [
                    0.0626226, 0.0783531, 0.0512074, 0.2469769, 0.2295805, -0.2510337, 0.0783531,
                    0.232535, -0.0407634, 0.2677682, 0.0608372, -0.1258148, 0.0512074, -0.0407634,
                    0.1625172, 0.2927663, 0.4477358, -0.4404447, 0.2469769, 0.2677682, 0.2927663,
                    15.0436231, -8.9442732, -2.1885147, 0.2295805, 0.0608372, 0.4477358, -8.9442732,
                    12.4530896, 2.7122732, -0.2510337, -0.1258148, -0.4404447, -2.1885147,
                    2.7122732, 7.5601976,
                ]],
            ]],
            [1, [
                [1.1e-08, [
                    0.03839934, 0.0021501, -0.0711659, -0.04292538, -0.32138647, -0.03545995,
                    0.0021501, 0.4314266, 0.09715756, 1.5219414, 0.23337911, -1.20056656,
                    -0.0711659, 0.09715756, 0.19084614, 0.47172608, 0.77600447, -0.22171246,
                    -0.04292538, 1.5219414, 0.47172608, 9.02401338, 1.04724454, -2.13164805,
                    -0.32138647, 0.23337911, 0.77600447, 1.04724454, 4.30407675, -0.61880404,
                    -0.03545995, -1.20056656, -0.22171246, -2.13164805, -0.61880404, 5.98994752,
                ]],
            ]],
        ]],
        [tip_force_acceleration_panda_hand_tcp, ["q", "f"], [
            [0, [
                [5.1e-07, [
                    1.871661, -2.712457, -8.053502, -1.242425, 1.36615, -15.201427, 100.353843,
                ]],
            ]],
            [1, [
                [5.3e-08, [
                    3.7213633, -1.2656175, 2.9030989, -0.7220226, -25.6395777, -37.4744112,
                    53.7106905,
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
