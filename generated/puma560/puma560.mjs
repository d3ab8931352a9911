/* puma560: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from puma560.yaml
 * (SHA-256 1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44).
 * Make it again with
 *
 *     symdyn generate puma560.yaml --target python,c,javascript
 *
 * An ES module without dependencies. Every function takes arrays of numbers, plain or typed, of one
 * state. Matrices come as arrays of rows, several results as an object. Units are SI, angles rad.
 * Self-test: node puma560.mjs
 *
 * Joints, in the order of q:
 *
 *     0  waist        rad  [-2.792526803190927, 2.792526803190927]
 *     1  shoulder     rad  [-1.9198621771937625, 1.9198621771937625]
 *     2  elbow        rad  [-2.356194490192345, 2.356194490192345]
 *     3  wrist_roll   rad  [-4.642575810304916, 4.642575810304916]
 *     4  wrist_pitch  rad  [-1.7453292519943295, 1.7453292519943295]
 *     5  flange       rad  [-4.642575810304916, 4.642575810304916]
 *
 * Tools: flange.
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
 *                                         mul  add  div  trig
 *     mass_matrix                          79   63    0     8
 *     udu                                 113   89    3     8
 *     innovations                         126  102    3     8
 *     mass_matrix_inverse                 167  133    4     8
 *     inverse_dynamics                    178  143    0    10
 *     bias_forces                         156  105    0    10
 *     gravity_forces                       17    7    0     8
 *     coriolis_matrix                     283  204    0     8
 *     forward_dynamics                    291  218    4    10
 *     pose_flange                          46   24    0    12
 *     jacobian_flange                      34   14    0    10
 *     jacobian_rate_flange                 85   44    0    10
 *     operational_inertia_inverse_flange  293  198    4    10
 *     operational_inertia_flange          395  276   10    10
 *     tip_force_acceleration_flange       189  136    4    10
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */

export const NAME = "puma560";
export const N = 6;
export const NQ = 6;
export const NV = 6;
export const JOINTS = Object.freeze([
    "waist", "shoulder", "elbow", "wrist_roll", "wrist_pitch", "flange",
]);
export const LIMITS = Object.freeze([
    [-2.792526803190927, 2.792526803190927], [-1.9198621771937625, 1.9198621771937625],
    [-2.356194490192345, 2.356194490192345], [-4.642575810304916, 4.642575810304916],
    [-1.7453292519943295, 1.7453292519943295], [-4.642575810304916, 4.642575810304916],
]);
export const TOOLS = Object.freeze(["flange"]);
export const PARAMETERS = Object.freeze({});
export const OPERATIONS = Object.freeze({
    "mass_matrix": { mul: 79, add: 63, trig: 8 },
    "udu": { mul: 113, add: 89, div: 3, trig: 8 },
    "innovations": { mul: 126, add: 102, div: 3, trig: 8 },
    "mass_matrix_inverse": { mul: 167, add: 133, div: 4, trig: 8 },
    "inverse_dynamics": { mul: 178, add: 143, trig: 10 },
    "bias_forces": { mul: 156, add: 105, trig: 10 },
    "gravity_forces": { mul: 17, add: 7, trig: 8 },
    "coriolis_matrix": { mul: 283, add: 204, trig: 8 },
    "forward_dynamics": { mul: 291, add: 218, div: 4, trig: 10 },
    "pose_flange": { mul: 46, add: 24, trig: 12 },
    "jacobian_flange": { mul: 34, add: 14, trig: 10 },
    "jacobian_rate_flange": { mul: 85, add: 44, trig: 10 },
    "operational_inertia_inverse_flange": { mul: 293, add: 198, div: 4, trig: 10 },
    "operational_inertia_flange": { mul: 395, add: 276, div: 10, trig: 10 },
    "tip_force_acceleration_flange": { mul: 189, add: 136, div: 4, trig: 10 },
});
export const SOURCE_SHA256 = "1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44";

const { cos, sign, sin, sqrt } = Math;

/**
 * Generalised inertia matrix M, full symmetric, (N, N).
 * Operations: 79 mul, 63 add, 8 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} M, 6 x 6
 */
export function mass_matrix(q) {
    const given = [["q", q, 6]];
    return evaluate("mass_matrix", _mass_matrix, given, [["M", [6, 6]]]);
}

function _mass_matrix(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // inertia of 'link2' in the axes of its group
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxy_0 = c3*R3_Jxz;
    const R2_Jzz_0 = 0.0406*R2_hx_0;
    const R2_Jxx_2 = 0.002487168*c4;
    const R2_Jxy_1 = 0.4318*R2_hx_0;
    const R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const R2_hx = R2_hx_0 - 0.025375;
    const R2_hy = -R3_hz - 0.89133;
    const R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const R2_Jyz = R2_Jyz_0 + 0.0047376;

    // composite inertia of 'link2'
    const M11_0 = c12*R2_hx - s12*R2_hy;
    const R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const M11_1 = 0.8636*c1*M11_0;
    const R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const R1_hy = I1_hy - R1_hy_0;
    const R1_Jyy = I1_Jyy + R1_Jyy_0;
    const R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const M00_0 = R1_Jyy + 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'waist' feels, and its couplings inward
    const M00 = M00_0 + 2.661373057767;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_2 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at1_x = c12*R2_hz;
    const n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x = c3*R3_hz;
    const f4at2_z = s3*R3_hz;
    const M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    const M = [
        M00,     -R0_Jyz, M02,       M03,       M04,            n5at1_y,
        -R0_Jyz, M11,     M12,       M13,       M14,            M25,
        M02,     M12,     M22,       -R2_Jyz_0, M24,            M25,
        M03,     M13,     -R2_Jyz_0, M33,       0.0,            M35,
        M04,     M14,     M24,       0.0,       0.171348451657, 0.0,
        n5at1_y, M25,     M25,       M35,       0.0,            0.194104505668,
    ];
    return [M];
}

/**
 * U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.
 * Operations: 113 mul, 89 add, 3 div, 8 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {{U: number[][], D: number[]}} U, 6 x 6; D, 6
 */
export function udu(q) {
    const given = [["q", q, 6]];
    return evaluate("udu", _udu, given, [["U", [6, 6]], ["D", [6]]]);
}

function _udu(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // inertia of 'link2' in the axes of its group
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxy_0 = c3*R3_Jxz;
    const R2_Jzz_0 = 0.0406*R2_hx_0;
    const R2_Jxx_2 = 0.002487168*c4;
    const R2_Jxy_1 = 0.4318*R2_hx_0;
    const R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const R2_hx = R2_hx_0 - 0.025375;
    const R2_hy = -R3_hz - 0.89133;
    const R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const R2_Jyz = R2_Jyz_0 + 0.0047376;

    // composite inertia of 'link2'
    const M11_0 = c12*R2_hx - s12*R2_hy;
    const R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const M11_1 = 0.8636*c1*M11_0;
    const R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const R1_hy = I1_hy - R1_hy_0;
    const R1_Jyy = I1_Jyy + R1_Jyy_0;
    const R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const M00_0 = R1_Jyy + 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'waist' feels, and its couplings inward
    const M00 = M00_0 + 2.661373057767;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_2 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at1_x = c12*R2_hz;
    const n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x = c3*R3_hz;
    const f4at2_z = s3*R3_hz;
    const M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    // elimination of 'flange'
    const U05 = 5.1518639227799214*n5at1_y;
    const U15 = 5.1518639227799214*M25;
    const U35 = 0.00020607455691119687*c4;
    const M00e5 = M00 - n5at1_y*U05;
    const M01e5_0 = -n5at1_y*U15;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = M25*U15;
    const M11e5 = M11 - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = M22 - M11e5_0;
    const M03e5 = M03 - n5at1_y*U35;
    const M13e5_0 = M25*U35;
    const M13e5 = M13 - M13e5_0;
    const M23e5_neg = R2_Jyz_0 + M13e5_0;
    const M33e5 = M33 - M35*U35;

    // elimination of 'wrist_pitch'
    const U04 = 5.836060905888831*M04;
    const U14 = 5.836060905888831*M14;
    const U24 = 5.836060905888831*M24;
    const M00e4 = M00e5 - M04*U04;
    const M01e4 = M01e5 - M04*U14;
    const M11e4 = M11e5 - M14*U14;
    const M02e4 = M02e5 - M04*U24;
    const M12e4 = M12e5 - M14*U24;
    const M22e4 = M22e5 - M24*U24;

    // elimination of 'wrist_roll'
    const D3_inv_neg = -1.0/M33e5;
    const U03_neg = M03e5*D3_inv_neg;
    const U13 = -M13e5*D3_inv_neg;
    const U23 = M23e5_neg*D3_inv_neg;
    const M00e3 = M00e4 + M03e5*U03_neg;
    const M01e3 = M01e4 - M03e5*U13;
    const M11e3 = M11e4 - M13e5*U13;
    const M02e3 = M02e4 - M03e5*U23;
    const M12e3 = M12e4 - M13e5*U23;
    const D2 = M22e4 + M23e5_neg*U23;

    // elimination of 'elbow'
    const D2_inv = 1.0/D2;
    const U02 = M02e3*D2_inv;
    const U12 = M12e3*D2_inv;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    const U = [
        1.0, U01, U02, -U03_neg, U04, U05,
        0.0, 1.0, U12, U13,      U14, U15,
        0.0, 0.0, 1.0, U23,      U24, U15,
        0.0, 0.0, 0.0, 1.0,      0.0, U35,
        0.0, 0.0, 0.0, 0.0,      1.0, 0.0,
        0.0, 0.0, 0.0, 0.0,      0.0, 1.0,
    ];
    const D = [D0, D1, D2, M33e5, 0.171348451657, 0.194104505668];
    return [U, D];
}

/**
 * W = U^-1 (N, N) and D (N,): W M W^T = diag(D).
 * Operations: 126 mul, 102 add, 3 div, 8 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {{W: number[][], D: number[]}} W, 6 x 6; D, 6
 */
export function innovations(q) {
    const given = [["q", q, 6]];
    return evaluate("innovations", _innovations, given, [["W", [6, 6]], ["D", [6]]]);
}

function _innovations(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // inertia of 'link2' in the axes of its group
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxy_0 = c3*R3_Jxz;
    const R2_Jzz_0 = 0.0406*R2_hx_0;
    const R2_Jxx_2 = 0.002487168*c4;
    const R2_Jxy_1 = 0.4318*R2_hx_0;
    const R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const R2_hx = R2_hx_0 - 0.025375;
    const R2_hy = -R3_hz - 0.89133;
    const R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const R2_Jyz = R2_Jyz_0 + 0.0047376;

    // composite inertia of 'link2'
    const M11_0 = c12*R2_hx - s12*R2_hy;
    const R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const M11_1 = 0.8636*c1*M11_0;
    const R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const R1_hy = I1_hy - R1_hy_0;
    const R1_Jyy = I1_Jyy + R1_Jyy_0;
    const R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const M00_0 = R1_Jyy + 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'waist' feels, and its couplings inward
    const M00 = M00_0 + 2.661373057767;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_2 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at1_x = c12*R2_hz;
    const n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x = c3*R3_hz;
    const f4at2_z = s3*R3_hz;
    const M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    // elimination of 'flange'
    const U05 = 5.1518639227799214*n5at1_y;
    const U15 = 5.1518639227799214*M25;
    const U35 = 0.00020607455691119687*c4;
    const M00e5 = M00 - n5at1_y*U05;
    const M01e5_0 = -n5at1_y*U15;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = M25*U15;
    const M11e5 = M11 - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = M22 - M11e5_0;
    const M03e5 = M03 - n5at1_y*U35;
    const M13e5_0 = M25*U35;
    const M13e5 = M13 - M13e5_0;
    const M23e5_neg = R2_Jyz_0 + M13e5_0;
    const M33e5 = M33 - M35*U35;

    // elimination of 'wrist_pitch'
    const U04 = 5.836060905888831*M04;
    const U14 = 5.836060905888831*M14;
    const U24 = 5.836060905888831*M24;
    const M00e4 = M00e5 - M04*U04;
    const M01e4 = M01e5 - M04*U14;
    const M11e4 = M11e5 - M14*U14;
    const M02e4 = M02e5 - M04*U24;
    const M12e4 = M12e5 - M14*U24;
    const M22e4 = M22e5 - M24*U24;

    // elimination of 'wrist_roll'
    const D3_inv_neg = -1.0/M33e5;
    const U03_neg = M03e5*D3_inv_neg;
    const U13 = -M13e5*D3_inv_neg;
    const U23 = M23e5_neg*D3_inv_neg;
    const M00e3 = M00e4 + M03e5*U03_neg;
    const M01e3 = M01e4 - M03e5*U13;
    const M11e3 = M11e4 - M13e5*U13;
    const M02e3 = M02e4 - M03e5*U23;
    const M12e3 = M12e4 - M13e5*U23;
    const D2 = M22e4 + M23e5_neg*U23;

    // elimination of 'elbow'
    const D2_inv = 1.0/D2;
    const U02 = M02e3*D2_inv;
    const U12 = M12e3*D2_inv;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // inverse of U
    const W02 = U12*U01 - U02;
    const W13 = U23*U12 - U13;
    const W03 = U03_neg - (U01*W13 - U23*U02);
    const W14 = U24*U12 - U14;
    const W04_neg = U01*W14 - U24*U02 + U04;
    const W25 = U35*U23 - U15;
    const W15 = U35*U13 - U12*W25 - U15;
    const W05 = -U05 - (U01*W15 + U02*W25 + U35*U03_neg);

    const W = [
        1.0, -U01, W02,  W03,  -W04_neg, W05,
        0.0, 1.0,  -U12, W13,  W14,      W15,
        0.0, 0.0,  1.0,  -U23, -U24,     W25,
        0.0, 0.0,  0.0,  1.0,  0.0,      -U35,
        0.0, 0.0,  0.0,  0.0,  1.0,      0.0,
        0.0, 0.0,  0.0,  0.0,  0.0,      1.0,
    ];
    const D = [D0, D1, D2, M33e5, 0.171348451657, 0.194104505668];
    return [W, D];
}

/**
 * M^-1, full symmetric, (N, N).
 * Operations: 167 mul, 133 add, 4 div, 8 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} M_inverse, 6 x 6
 */
export function mass_matrix_inverse(q) {
    const given = [["q", q, 6]];
    return evaluate("mass_matrix_inverse", _mass_matrix_inverse, given, [["M_inverse", [6, 6]]]);
}

function _mass_matrix_inverse(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // inertia of 'link2' in the axes of its group
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const R2_Jxx_1 = c3*R2_Jxx_0;
    const R2_Jxy_0 = c3*R3_Jxz;
    const R2_Jzz_0 = 0.0406*R2_hx_0;
    const R2_Jxx_2 = 0.002487168*c4;
    const R2_Jxy_1 = 0.4318*R2_hx_0;
    const R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const R2_hx = R2_hx_0 - 0.025375;
    const R2_hy = -R3_hz - 0.89133;
    const R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const R2_Jyz = R2_Jyz_0 + 0.0047376;

    // composite inertia of 'link2'
    const M11_0 = c12*R2_hx - s12*R2_hy;
    const R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const M11_1 = 0.8636*c1*M11_0;
    const R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const R1_hy = I1_hy - R1_hy_0;
    const R1_Jyy = I1_Jyy + R1_Jyy_0;
    const R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const M00_0 = R1_Jyy + 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'waist' feels, and its couplings inward
    const M00 = M00_0 + 2.661373057767;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_2 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at1_x = c12*R2_hz;
    const n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x = c3*R3_hz;
    const f4at2_z = s3*R3_hz;
    const M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    // elimination of 'flange'
    const U05 = 5.1518639227799214*n5at1_y;
    const U15 = 5.1518639227799214*M25;
    const U35 = 0.00020607455691119687*c4;
    const M00e5 = M00 - n5at1_y*U05;
    const M01e5_0 = -n5at1_y*U15;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = M25*U15;
    const M11e5 = M11 - M11e5_0;
    const M02e5 = M02 + M01e5_0;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = M22 - M11e5_0;
    const M03e5 = M03 - n5at1_y*U35;
    const M13e5_0 = M25*U35;
    const M13e5 = M13 - M13e5_0;
    const M23e5_neg = R2_Jyz_0 + M13e5_0;
    const M33e5 = M33 - M35*U35;

    // elimination of 'wrist_pitch'
    const U04 = 5.836060905888831*M04;
    const U14 = 5.836060905888831*M14;
    const U24 = 5.836060905888831*M24;
    const M00e4 = M00e5 - M04*U04;
    const M01e4 = M01e5 - M04*U14;
    const M11e4 = M11e5 - M14*U14;
    const M02e4 = M02e5 - M04*U24;
    const M12e4 = M12e5 - M14*U24;
    const M22e4 = M22e5 - M24*U24;

    // elimination of 'wrist_roll'
    const D3_inv_neg = -1.0/M33e5;
    const U03_neg = M03e5*D3_inv_neg;
    const U13 = -M13e5*D3_inv_neg;
    const U23 = M23e5_neg*D3_inv_neg;
    const M00e3 = M00e4 + M03e5*U03_neg;
    const M01e3 = M01e4 - M03e5*U13;
    const M11e3 = M11e4 - M13e5*U13;
    const M02e3 = M02e4 - M03e5*U23;
    const M12e3 = M12e4 - M13e5*U23;
    const D2 = M22e4 + M23e5_neg*U23;

    // elimination of 'elbow'
    const D2_inv = 1.0/D2;
    const U02 = M02e3*D2_inv;
    const U12 = M12e3*D2_inv;
    const M00e2 = M00e3 - M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0 = M00e2 - M01e2*U01;

    // elimination of 'waist'
    const D0_inv = 1.0/D0;

    // row 'shoulder' of the inverse
    const X01 = -U01*D0_inv;
    const X11 = D1_inv - U01*X01;

    // row 'elbow' of the inverse
    const X02 = -U02*D0_inv - U12*X01;
    const X12 = -U02*X01 - U12*X11;
    const X22 = D2_inv - U02*X02 - U12*X12;

    // row 'wrist_roll' of the inverse
    const X03 = U03_neg*D0_inv - U13*X01 - U23*X02;
    const X13 = U03_neg*X01 - U13*X11 - U23*X12;
    const X23 = U03_neg*X02 - U13*X12 - U23*X22;
    const X33_neg = D3_inv_neg - U03_neg*X03 + U13*X13 + U23*X23;

    // row 'wrist_pitch' of the inverse
    const X04_neg = U04*D0_inv + U14*X01 + U24*X02;
    const X14_neg = U04*X01 + U14*X11 + U24*X12;
    const X24_neg = U04*X02 + U14*X12 + U24*X22;
    const X34_neg = U04*X03 + U14*X13 + U24*X23;
    const X44 = U04*X04_neg + 5.836060905888831 + U14*X14_neg + U24*X24_neg;

    // row 'flange' of the inverse
    const X05 = -U05*D0_inv - U15*(X01 + X02) - U35*X03;
    const X15_0 = U15*X12;
    const X15 = -U05*X01 - U15*X11 - X15_0 - U35*X13;
    const X25_neg = X15_0 + U05*X02 + U15*X22 + U35*X23;
    const X35 = U35*X33_neg - (U05*X03 + U15*(X13 + X23));
    const X45 = U05*X04_neg + U15*(X14_neg + X24_neg) + U35*X34_neg;
    const X55 = 5.1518639227799214 - U05*X05 + U15*(X25_neg - X15) - U35*X35;

    const M_inverse = [
        D0_inv,   X01,      X02,      X03,      -X04_neg, X05,
        X01,      X11,      X12,      X13,      -X14_neg, X15,
        X02,      X12,      X22,      X23,      -X24_neg, -X25_neg,
        X03,      X13,      X23,      -X33_neg, -X34_neg, X35,
        -X04_neg, -X14_neg, -X24_neg, -X34_neg, X44,      X45,
        X05,      X15,      -X25_neg, X35,      X45,      X55,
    ];
    return [M_inverse];
}

/**
 * Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.
 * Operations: 178 mul, 143 add, 10 trig.
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
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // inertia of 'link2' in the axes of its group
    const I1_hx = 2.90426*c1 - 0.1044*s1;
    const I1_hy = 2.90426*s1 + 0.1044*c1;
    const I1_Jyy_0 = 1.216984908*c1 - 0.0141984*s1;
    const I1_Jyy = c1*I1_Jyy_0;
    const I1_Jxy = -s1*I1_Jyy_0 - 0.0070992;
    const I1_Jxz = 0.00808578*s1 - 0.120863064*c1;
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // motion of 'link1'
    const ww0_zz = qd0*qd0;

    // motion of 'link2'
    const a1_x = 0.15005*qdd0;
    const a1_z = -0.15005*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'link3'
    const w2_x_neg = qd0*s12;
    const w2_y_neg = qd0*c12;
    const E2_xz_neg = qdd0*c12;
    const a2_x_neg_0 = a1_x - (r2_x*E1_xx_neg + qdd1*r2_y);
    const a2_x_neg_1 = qdd1*r2_x - r2_y*ww1_zz + 9.81;
    const a2_z = a1_z - (qdd0*r2_x - r2_y*E1_zy);
    const a2_x_neg = c12*a2_x_neg_0 + s12*a2_x_neg_1;
    const a2_y = s12*a2_x_neg_0 - c12*a2_x_neg_1;
    const wd2_z = qdd1 + qdd2;
    const w2_z = qd1 + qd2;
    const ww2_xx = w2_x_neg*w2_x_neg;
    const ww2_zz = w2_z*w2_z;
    const ww2_xy = w2_x_neg*w2_y_neg;
    const ww2_xz_neg = w2_x_neg*w2_z;
    const ww2_yz_neg = w2_y_neg*w2_z;
    const wd2_y = ww2_xz_neg - E2_xz_neg;
    const E2_xx_neg_0 = w2_y_neg*w2_y_neg;
    const E2_xx_neg = ww2_zz + E2_xx_neg_0;
    const E2_xy = ww2_xy - wd2_z;
    const E2_yx = wd2_z + ww2_xy;
    const E2_yy_neg = ww2_xx + ww2_zz;
    const E2_zx_neg = ww2_xz_neg + wd2_y;
    const E2_zy_neg = qdd0*s12 + ww2_yz_neg + ww2_yz_neg;

    // motion of 'link4'
    const w3_x = c3*w2_x_neg - s3*w2_z;
    const w3_y_neg = s3*w2_x_neg + c3*w2_z;
    const a3_x_0 = a2_x_neg - (0.0203*E2_xx_neg - 0.4318*E2_xy);
    const a3_z = 0.0203*E2_yx - 0.4318*E2_yy_neg - a2_y;
    const a3_x_1 = -a2_z - (0.0203*E2_zx_neg + 0.4318*E2_zy_neg);
    const a3_x = c3*a3_x_0 + s3*a3_x_1;
    const a3_y = c3*a3_x_1 - s3*a3_x_0;
    const wd3_z = qdd3 - wd2_y;
    const w3_z = qd3 + w2_y_neg;
    const ww3_xy_neg = w3_x*w3_y_neg;
    const ww3_xz = w3_x*w3_z;
    const ww3_yz_neg = w3_y_neg*w3_z;
    const wd3_y_neg = s3*E2_zy_neg - c3*E2_xy + ww3_xz;
    const E3_xy_neg = wd3_z + ww3_xy_neg;
    const E3_zx = ww3_xz + wd3_y_neg;
    const E3_zy_neg = ww3_yz_neg - (s3*E2_xy + c3*E2_zy_neg) + ww3_yz_neg;

    // motion of 'link5'
    const w4_x_neg = c4*w3_x + s4*w3_z;
    const w4_y = s4*w3_x - c4*w3_z;
    const a4_x = -c4*a3_x - s4*a3_z;
    const wd4_z = qdd4 + wd3_y_neg;
    const w4_z = qd4 + w3_y_neg;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = ww4_xz_neg - (c4*E3_xy_neg + s4*E3_zy_neg);
    const E4_xy_neg = wd4_z + ww4_xy_neg;
    const E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = ww4_yz - (s4*E3_xy_neg - c4*E3_zy_neg) + ww4_yz;

    // motion of 'link6'
    const wd5_z = qdd5 - wd4_y;
    const w5_z = qd5 - w4_y;
    const ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    // force on 'link6'
    const n5_x = -4e-05*ww5_yz_neg;
    const n5_y = -4e-05*ww5_xz;
    const n5_z = 4e-05*wd5_z;

    // force on 'link5'
    const f4_x = 0.00288*E4_xy_neg;
    const f4_y = 0.00288*E4_yy_neg;
    const f4_z = -0.00288*E4_zy;
    const n4_z_0 = 0.00064216*wd4_z + 0.00024216*ww4_xy_neg + 0.00288*a4_x;
    const n4_x = s5*n5_y - c5*n5_x + (0.00044216*E4_zy + 0.00288*a3_y);
    const n4_y = 0.0002*E4_zx_neg - n5_z;
    const n4_z = n4_z_0 - (s5*n5_x + c5*n5_y);

    // force on 'link4'
    const n3_x_neg = c4*n4_x - s4*n4_y + 0.00075*E3_zy_neg;
    const n3_y_neg = n4_z + 0.00065*E3_zx;
    const n3_z = 0.0014*wd3_z + 0.0001*ww3_xy_neg - (s4*n4_x + c4*n4_y);
    const f3_x = 2.064219546086151*a3_x - (c4*f4_x - s4*f4_y);
    const f3_y = 2.064219546086151*a3_y - f4_z;
    const f3_z_neg = s4*f4_x + c4*f4_y - 2.064219546086151*a3_z;

    // force on 'link3'
    const f2_x_0 = s3*f3_y - c3*f3_x;
    const f2_z_0 = -s3*f3_x - c3*f3_y;
    const n2_z_0 = s3*n3_x_neg + c3*n3_y_neg - (0.0203*f3_z_neg - 0.4318*f2_x_0);
    const n2_x_0 = 0.0047376*(ww0_zz - E2_yy_neg);
    const n2_x_1 = 0.043641336*E2_zy_neg + 0.0068208*E2_zx_neg + n2_x_0;
    const n2_y_0 = 0.01591446826725336*E2_zx_neg - 0.0068208*E2_zy_neg - 0.0047376*E2_xy;
    const n2_z_1 = 0.027726867732746643*wd2_z - 0.059555804267253355*ww2_xy;
    const n2_z_2 = 0.0047376*E2_xz_neg + n2_z_1 - 0.0068208*(ww2_xx - E2_xx_neg_0);
    const n2_x = c3*n3_x_neg - s3*n3_y_neg - 0.4318*f2_z_0 + n2_x_1;
    const n2_y = 0.0203*f2_z_0 - n3_z + (n2_y_0 - 0.016528656785548865*a2_z);
    const n2_z = n2_z_0 - (n2_z_2 - 0.016528656785548865*a2_y);
    const f2_x = f2_x_0 - 0.016528656785548865*E2_xx_neg;
    const f2_y = f3_z_neg + 0.016528656785548865*E2_yx;
    const f2_z = f2_z_0 - 0.016528656785548865*E2_zx_neg;

    // force on 'link2'
    const f1_x_neg_0 = c12*f2_x - s12*f2_y;
    const tau0_0 = s12*n2_x;
    const tau0_1 = c12*n2_y;
    const tau0_2 = r2_x*f2_z;
    const tau1_0 = r2_x*(s12*f2_x + c12*f2_y);
    const tau1_1 = r2_y*f1_x_neg_0;
    const tau0_3 = -I1_Jxy*E1_zy;
    const tau0_4 = qdd1*I1_Jyz_neg;
    const tau0_5 = -I1_Jxz*ww1_zz;
    const tau1_2 = qdd0*I1_Jyz_neg;
    const tau1_3 = -I1_Jxy*ww0_zz;
    const tau0_6 = -I1_hx*a1_z;
    const tau1_4 = 9.81*I1_hx;
    const tau1_5 = I1_hy*a1_x;
    const f1_x_neg = I1_hx*E1_xx_neg + qdd1*I1_hy + f1_x_neg_0;

    // force on 'link1'
    const tau0_7 = 0.15005*f1_x_neg;

    // friction
    const tau0_8 = 5.8018217679508*qd0;
    const tau0_9 = 25.9836065*sign(qd0);
    const tau1_6 = 9.496868641825*qd1;
    const tau1_7 = 10.6197775*sign(qd1);
    const fric2 = 3.9804259903722*qd2 + 6.36419655*sign(qd2);
    const fric3 = 0.411645229697152*qd3 + 1.06831142*sign(qd3);
    const fric4 = 0.4272830209354*qd4 + 0.85444524*sign(qd4);
    const fric5 = 0.2158232532732*qd5 + 0.55443978*sign(qd5);

    // joint forces
    const tau0_10 = -qdd0*(I1_Jyy + 1.4884400628843215 + 0.784029968642);
    const tau0_11 = tau0_0 + tau0_1 + tau0_2 + tau0_10 + tau0_3 + tau0_4 + tau0_5;
    const tau0 = tau0_9 - (tau0_11 - tau0_6 + tau0_7 - tau0_8);
    const tau1_8 = n2_z - tau1_0 + tau1_1 + 3.688052553*qdd1 - tau1_2 + tau1_3;
    const tau1 = tau1_8 + tau1_4 - tau1_5 + tau1_6 + tau1_7;
    const tau2 = n2_z + 0.576873331938*qdd2 + fric2;
    const tau3 = n3_z + 0.19079062612368*qdd3 + fric3;
    const tau4 = n4_z + 0.170706291657*qdd4 + fric4;
    const tau5 = n5_z + 0.194064505668*qdd5 + fric5;

    const tau = [tau0, tau1, tau2, tau3, tau4, tau5];
    return [tau];
}

/**
 * Joint forces (N,) at qdd = 0, friction included.
 * Operations: 156 mul, 105 add, 10 trig.
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
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // inertia of 'link2' in the axes of its group
    const I1_hx = 3.79559*c1 - 0.1044*s1;
    const I1_Jxy = -s1*(1.601861202*c1 - 0.0141984*s1) - 0.0070992;
    const I1_Jxz = 0.00808578*s1 - 0.120863064*c1;

    // inertia of 'link3' in the axes of its group
    const I2_hx = 0.025375*c12 - 0.89133*s12;
    const I2_hy = 0.025375*s12 + 0.89133*c12;
    const I2_Jxy = s12*(0.3244698455*c12 + 0.022546398*s12) - 0.011273199;
    const I2_Jxz = 0.0047376*s12;

    // motion of 'link1'
    const ww0_zz = qd0*qd0;

    // motion of 'link2'
    const a1_z = -0.15005*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'link3'
    const a2_x_neg = r2_x*E1_xx_neg;
    const a2_y = 9.81 - r2_y*ww1_zz;
    const a2_z = a1_z + r2_y*E1_zy;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const ww2_yz = qd0*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = 2.0*ww2_yz;

    // motion of 'link4'
    const w3_x_0 = qd0*s12;
    const w3_z_0 = qd0*c12;
    const w3_x = c3*w3_x_0 - s3*w2_z;
    const w3_y_neg = s3*w3_x_0 + c3*w2_z;
    const wd3_z_neg = s12*ww2_yz;
    const a3_x_0 = a2_x_neg + r3_x*E2_xx_neg;
    const a3_x_1 = r3_y*ww2_zz - a2_y;
    const a3_x_2 = -a2_z - r3_y*E2_zy;
    const a3_x_3 = c12*a3_x_0 + s12*a3_x_1;
    const a3_z = s12*a3_x_0 - c12*a3_x_1;
    const a3_x = s3*a3_x_2 - c3*a3_x_3;
    const a3_y = s3*a3_x_3 + c3*a3_x_2;
    const w3_z = qd3 + w3_z_0;
    const E3_xz_0 = c12*E2_zy;
    const E3_xz_1 = w3_z_0*w3_x_0;
    const ww3_xy_neg = w3_x*w3_y_neg;
    const ww3_xz = w3_x*w3_z;
    const ww3_yz_neg = w3_y_neg*w3_z;
    const wd3_y = c3*E3_xz_1 - s3*E3_xz_0 - ww3_xz;
    const E3_xy = wd3_z_neg - ww3_xy_neg;
    const E3_zx = ww3_xz - wd3_y;
    const E3_zy = s3*E3_xz_1 + c3*E3_xz_0 - ww3_yz_neg - ww3_yz_neg;

    // motion of 'link5'
    const w4_x_neg = c4*w3_x + s4*w3_z;
    const w4_y = s4*w3_x - c4*w3_z;
    const a4_x = -c4*a3_x - s4*a3_z;
    const w4_z = qd4 + w3_y_neg;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = c4*E3_xy + s4*E3_zy + ww4_xz_neg;
    const E4_xy = wd3_y - ww4_xy_neg;
    const E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = s4*E3_xy - c4*E3_zy + ww4_yz + ww4_yz;

    // motion of 'link6'
    const w5_z = qd5 - w4_y;
    const ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    // force on 'link6'
    const n5_x = -4e-05*ww5_yz_neg;
    const n5_y = -4e-05*ww5_xz;
    const n5_z = -4e-05*wd4_y;

    // force on 'link5'
    const f4_x = -0.00288*E4_xy;
    const f4_y = 0.00288*E4_yy_neg;
    const f4_z = -0.00288*E4_zy;
    const n4_z_0 = 0.00064216*wd3_y - 0.00024216*ww4_xy_neg - 0.00288*a4_x;
    const n4_x = s5*n5_y - c5*n5_x + (0.00044216*E4_zy + 0.00288*a3_y);
    const n4_y = 0.0002*E4_zx_neg - n5_z;
    const n4_z = -s5*n5_x - c5*n5_y - n4_z_0;

    // force on 'link4'
    const f3_x = s4*f4_y - c4*f4_x;
    const f3_z = -s4*f4_x - c4*f4_y;
    const n3_x_neg = c4*n4_x - s4*n4_y - 0.00075*E3_zy;
    const n3_y_neg = n4_z + 0.00065*E3_zx;
    const n3_z_neg = s4*n4_x + c4*n4_y + (0.0014*wd3_z_neg - 0.0001*ww3_xy_neg);

    // force on 'link3'
    const f2_x_0 = c3*f3_x + s3*f4_z;
    const f2_z_0 = s3*f3_x - c3*f4_z;
    const f2_x_1 = c12*f2_x_0 - s12*f3_z;
    const f2_y_0 = s12*f2_x_0 + c12*f3_z;
    const n2_y_0 = s12*(c3*n3_x_neg - s3*n3_y_neg) + c12*n3_z_neg - r3_x*f2_z_0;
    const n2_z_0 = I2_Jxy*ww0_zz - (I2_hx*a2_y + I2_hy*a2_x_neg);
    const n2_y = I2_Jxy*E2_zy + I2_Jxz*ww2_zz - I2_hx*a2_z - n2_y_0;
    const n2_z = s3*n3_x_neg + c3*n3_y_neg + (r3_x*f2_y_0 - r3_y*f2_x_1) - n2_z_0;
    const f2_x = f2_x_1 - I2_hx*E2_xx_neg;
    const f2_y = f2_y_0 - I2_hy*ww2_zz;
    const f2_z = I2_hy*E2_zy - f2_z_0;

    // force on 'link2'
    const n1_y_neg_0 = I1_hx*a1_z - (I1_Jxy*E1_zy + I1_Jxz*ww1_zz);
    const n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const n1_z = r2_x*f2_y - r2_y*f2_x + n2_z + (9.81*I1_hx - I1_Jxy*ww0_zz);
    const f1_x = f2_x - I1_hx*E1_xx_neg;

    // force on 'link1'
    const n0_z = 0.15005*f1_x - n1_y_neg;

    // friction
    const fric0 = 5.8018217679508*qd0 + 25.9836065*sign(qd0);
    const fric1 = 9.496868641825*qd1 + 10.6197775*sign(qd1);
    const fric2 = 3.9804259903722*qd2 + 6.36419655*sign(qd2);
    const fric3 = 0.411645229697152*qd3 + 1.06831142*sign(qd3);
    const fric4 = 0.4272830209354*qd4 + 0.85444524*sign(qd4);
    const fric5 = 0.2158232532732*qd5 + 0.55443978*sign(qd5);

    // joint forces
    const bias0 = n0_z + fric0;
    const bias1 = n1_z + fric1;
    const bias2 = n2_z + fric2;
    const bias3 = fric3 - n3_z_neg;
    const bias4 = n4_z + fric4;
    const bias5 = n5_z + fric5;

    const bias = [bias0, bias1, bias2, bias3, bias4, bias5];
    return [bias];
}

/**
 * Joint forces (N,) that hold the robot at rest.
 * Operations: 17 mul, 7 add, 8 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[]} g, 6
 */
export function gravity_forces(q) {
    const given = [["q", q, 6]];
    return evaluate("gravity_forces", _gravity_forces, given, [["g", [6]]]);
}

function _gravity_forces(q) {
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // inertia of 'link2' in the axes of its group
    const I1_hx = 3.79559*c1 - 0.1044*s1;

    // motion of 'link3'
    const a2_x = -9.81*s12;
    const a2_y = -9.81*c12;

    // motion of 'link4'
    const a3_x = -c3*a2_x;
    const a3_y = s3*a2_x;

    // motion of 'link5'
    const a4_x_neg = c4*a3_x - s4*a2_y;

    // force on 'link5'
    const n4_x = 0.00288*a3_y;
    const n4_z = -0.00288*a4_x_neg;

    // force on 'link4'
    const n3_x = -c4*n4_x;
    const n3_z = -s4*n4_x;

    // force on 'link3'
    const n2_z = 0.24892875*c12 - 8.7439473*s12 - (s3*n3_x - c3*n4_z);

    // force on 'link2'
    const n1_z = n2_z + 9.81*I1_hx;

    const g = [0.0, n1_z, n2_z, n3_z, n4_z, 0.0];
    return [g];
}

/**
 * Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.
 * Operations: 283 mul, 204 add, 8 trig.
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
    const q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    // sines and cosines
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // inertia of 'link2' in the axes of its group
    const I1_hx = 3.79559*c1 - 0.1044*s1;
    const I1_Jxy = -s1*(1.601861202*c1 - 0.0141984*s1) - 0.0070992;
    const I1_Jxz = 0.00808578*s1 - 0.120863064*c1;

    // inertia of 'link3' in the axes of its group
    const I2_hx = 0.025375*c12 - 0.89133*s12;
    const I2_hy = 0.025375*s12 + 0.89133*c12;
    const I2_Jxy = s12*(0.3251198455*c12 + 0.022546398*s12) - 0.011273199;

    // velocity of 'link2'
    const v1_x = 0.15005*qd0;

    // velocity of 'link3'
    const v2_y = r2_x*qd1;
    const v2_z_neg = r2_x*qd0;
    const v2_x = v1_x - r2_y*qd1;
    const w2_z = qd1 + qd2;

    // velocity of 'link4'
    const w3_x_0 = s12*qd0;
    const w3_x = c3*w3_x_0 - s3*w2_z;
    const w3_y_neg = s3*w3_x_0 + c3*w2_z;
    const v3_x_0 = v2_x - r3_y*w2_z;
    const v3_x_1 = v2_y + r3_x*w2_z;
    const v3_x_2 = v2_z_neg + r3_x*qd0;
    const v3_x_3 = c12*v3_x_0 + s12*v3_x_1;
    const v3_z = c12*v3_x_1 - s12*v3_x_0;
    const v3_x = c3*v3_x_3 + s3*v3_x_2;
    const v3_y = c3*v3_x_2 - s3*v3_x_3;
    const w3_z = qd3 + c12*qd0;

    // velocity of 'link5'
    const w4_x_neg_0 = s4*w3_z;
    const w4_x_neg = c4*w3_x + w4_x_neg_0;
    const w4_y = s4*w3_x - c4*w3_z;
    const v4_x = -c4*v3_x - s4*v3_z;
    const v4_y = s4*v3_x - c4*v3_z;
    const w4_z = qd4 + w3_y_neg;

    // velocity of 'link6'
    const w5_z = qd5 - w4_y;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 + 0.00034;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const R2_hy_0 = s12*R2_hx_0 - c12*R3_hz;
    const R2_Jxy_0 = c3*(R3_Jxx_0 - 0.00030216);
    const R2_Jxy_1 = c3*R3_Jxz;
    const R2_Jxy_2 = c12*(c3*R2_Jxy_0 + 0.00064216 - R3_Jzz) - 2.0*R2_Jxy_1*s12;
    const T2_zz_neg_0 = 2.0*r3_x;
    const T2_zz_neg_1 = 2.0*r3_y;
    const R2_hx = I2_hx - R2_hx_1;
    const R2_hy = I2_hy - R2_hy_0;
    const R2_Jxy = R2_Jxy_1 + s12*R2_Jxy_2 + (r3_x*R2_hy_0 + r3_y*R2_hx_1) + I2_Jxy;
    const R2_Jxz = s12*(s3*R3_Jxz + 0.0047376) - s3*R2_Jxy_0*c12 - r3_x*R2_hz;

    // composite inertia of 'link2'
    const T0_zz_neg_0 = 0.8636*c1;
    const C11_0 = 0.8636*s1;
    const C11_1 = R2_Jxz - r2_x*R2_hz;
    const R1_hx = I1_hx + R2_hx;
    const R1_Jxy = R2_Jxy - (r2_x*R2_hy + r2_y*R2_hx) + I1_Jxy;

    const T0_zz_neg_1 = -0.5*I1_Jxy;
    const T1_yz_0 = -0.5*I1_Jxz;
    const p1_y_0 = 0.5*I1_hx;
    const T0_zz_neg_2 = 0.5*I2_Jxy;
    const T2_yz_neg_0 = 0.0023688*s12;
    const p2_y_0 = 0.5*I2_hx;
    const p2_x_neg_0 = 0.5*I2_hy;

    // momenta of 'link2'
    const T0_zz_neg_3 = qd1*T0_zz_neg_1;
    const T1_yz_1 = qd0*T0_zz_neg_1;
    const T1_yz_2 = qd1*T1_yz_0;
    const T0_zz_neg_4 = I1_hx*v1_x;

    // momenta of 'link3'
    const T0_zz_neg_5 = w2_z*T0_zz_neg_2;
    const T2_yz_neg_1 = qd0*T0_zz_neg_2;
    const T2_yz_neg_2 = w2_z*T2_yz_neg_0;
    const L2_x_0 = v2_z_neg*p2_x_neg_0;
    const T2_zz_neg_2 = I2_hx*v2_x;

    // momenta of 'link5'
    const T4_xz = 0.0002*w4_y;
    const p4_x = 0.00144*w4_z;
    const p4_z = 0.00144*w4_x_neg;
    const L4_x_neg_0 = -0.00144*v3_y;
    const L4_z_0 = -0.00144*v4_x;
    const L4_x_neg = 0.00012108*w4_x_neg + L4_x_neg_0;
    const L4_z = 0.00032108*w4_z - L4_z_0;
    const T4_xx = -0.00288*v4_y;

    // momenta of 'link6'
    const L5_z = 2e-05*w5_z;

    // momenta of 'link5'
    const T4_xy_0 = 2e-05*w4_z;
    const C54 = -2e-05*w4_x_neg;
    const T4_xy = 0.00012108*w4_z - L4_z_0 - T4_xy_0;
    const T4_yz = 0.00032108*w4_x_neg + L4_x_neg_0 + C54;

    // momenta of 'link4'
    const p3_x_neg = c4*p4_x;
    const p3_z_neg = s4*p4_x;
    const L3_x_0 = c4*L4_x_neg - s4*L5_z;
    const L3_z_0 = s4*L4_x_neg + c4*L5_z;
    const T3_xx_neg_0 = 2.0*T4_xy*s4 - c4*T4_xx;
    const T3_xx_neg = c4*T3_xx_neg_0;
    const T3_zz = T4_xx + T3_xx_neg;
    const T3_xy_0 = c4*T4_xz - s4*T4_yz;
    const T3_yz_0 = s4*T4_xz + c4*T4_yz;
    const L3_x = 0.00015*w3_x + L3_x_0;
    const L3_z = 0.0008*w3_z + L3_z_0;
    const T3_xy = 0.00015*w3_z + T3_xy_0;
    const T3_xz = T4_xy - s4*T3_xx_neg_0 - 0.00065*w3_y_neg;
    const T3_yz = T3_yz_0 - 0.0008*w3_x;

    // momenta of 'link3'
    const p2_x_neg_1 = c3*p3_x_neg - s3*p4_z;
    const p2_z_0 = s3*p3_x_neg + c3*p4_z;
    const p2_x_neg_2 = c12*p2_x_neg_1 - s12*p3_z_neg;
    const p2_y_1 = s12*p2_x_neg_1 + c12*p3_z_neg;
    const L2_x_1 = c3*L3_x + s3*L4_z;
    const L2_x_2 = r3_y*p2_z_0;
    const L2_x_3 = c12*L2_x_1 - s12*L3_z + L2_x_2;
    const T0_zz_neg_6 = -c3*T3_zz - 2.0*T3_xy*s3;
    const T0_zz_neg_7 = c3*T0_zz_neg_6;
    const T0_zz_neg_8 = -T4_xx - T0_zz_neg_7;
    const T2_yz_neg_3 = -s3*T3_xz - c3*T3_yz;
    const T0_zz_neg_9 = 2.0*(s3*T3_yz - c3*T3_xz)*s12 - c12*(T3_zz + T0_zz_neg_8);
    const T0_zz_neg_10 = c12*T0_zz_neg_9;
    const T2_zz_neg_3 = T2_zz_neg_0*p2_x_neg_2;
    const T2_zz_neg_4 = T3_xx_neg + T0_zz_neg_7 + (T2_zz_neg_3 + T2_zz_neg_1*p2_y_1);
    const T2_yz_neg_4 = s12*(T3_xy + s3*T0_zz_neg_6) - c12*T2_yz_neg_3 + L2_x_2;
    const p2_x_neg = w2_z*p2_x_neg_0 + p2_x_neg_2;
    const p2_y = w2_z*p2_y_0 - p2_y_1;
    const p2_z = p2_z_0 - qd0*p2_y_0;
    const L2_x = T2_yz_neg_1 + T2_yz_neg_2 - L2_x_0 + L2_x_3;
    const T2_zz_neg = 0.0047376*w3_x_0 - (T2_zz_neg_2 + I2_hy*v2_y) + T2_zz_neg_4;
    const T2_yz_neg = T2_yz_neg_1 - T2_yz_neg_2 - L2_x_0 + T2_yz_neg_4;

    // momenta of 'link2'
    const L1_x_0 = -r2_y*p2_z;
    const T0_zz_neg_11 = T0_zz_neg_0*p2_x_neg;
    const C11_2 = C11_0*p2_y;
    const p1_y = qd1*p1_y_0 + p2_y;
    const p1_z = p2_z - qd0*p1_y_0;
    const L1_x = L2_x - L1_x_0 - (T1_yz_1 + T1_yz_2);
    const T1_yz = T1_yz_1 - T1_yz_2 - (T2_yz_neg - L1_x_0);

    // momenta of 'link1'
    const T0_zz_neg_12 = 2.0*(T0_zz_neg_3 - T0_zz_neg_5) - T0_zz_neg_4 - T2_zz_neg_2;
    const T0_zz_neg_13 = T0_zz_neg_12 + T0_zz_neg_8 + T0_zz_neg_10 + T2_zz_neg_3;
    const T0_zz_neg = T0_zz_neg_13 + T0_zz_neg_11 - 0.3001*p1_z;

    // Coriolis terms of joint 'shoulder'
    const C11_3 = v1_x*R1_hx;
    const C12_0 = qd0*R2_hz;
    const C11 = qd0*C11_1 + T0_zz_neg_4 - T2_zz_neg - T0_zz_neg_11 + C11_2 - C11_3;
    const C10 = T1_yz - L1_x;
    const C01_neg = 0.3001*p1_y - (L1_x + T1_yz + qd0*R1_Jxy);

    // Coriolis terms of joint 'elbow'
    const C02_0 = v2_y*R2_hz;
    const C22 = qd0*R2_Jxz - (v2_x*R2_hx + v2_y*R2_hy) - T2_zz_neg;
    const C20_neg = L2_x + T2_yz_neg;
    const C12_1 = r2_x*(C12_0 + 2.0*p2_x_neg) - C11_2;
    const C12 = C22 - C12_1;
    const C21 = C12_1 + C11;
    const C02_1 = 0.3001*p2_y;
    const C02 = qd0*R2_Jxy + C02_0 + (L2_x - T2_yz_neg) - R2_hy*v2_z_neg - C02_1;

    // Coriolis terms of joint 'wrist_roll'
    const C23_0 = -w3_x*R3_hx;
    const C24_0 = 2.0*p3_x_neg;
    const C03_neg_0 = w3_y_neg*R3_Jxx - v3_x*R3_hz - (L4_z + T3_xz);
    const C03_neg_1 = 0.00064216*w3_x - v3_y*R3_hz - (L3_x + T3_yz);
    const C33 = R3_Jxz*qd4;
    const C23_1 = 0.00288*w4_x_neg_0;
    const C23_2 = R3_hz*qd4;
    const f3at2_y = s12*R2_hz;
    const n3at2_x = c12*R2_Jxy_1 - s12*R3_Jzz + r3_y*R2_hx_0;
    const C23_3 = -c3*C23_1 - s3*C23_2;
    const C23_4 = c12*C23_3 - s12*C23_0;
    const C23_5 = s12*C23_3 + c12*C23_0;
    const C23 = s3*C03_neg_0 + c3*C03_neg_1 - (r3_x*C23_5 - r3_y*C23_4);
    const C32_0 = T2_yz_neg_3 + L2_x_1;
    const C30_neg = s12*(c3*(L4_z - T3_xz) - s3*(L3_x - T3_yz)) - c12*T3_zz;
    const C32 = C02_0*c12 - v2_x*f3at2_y + qd0*n3at2_x + C32_0;
    const C13 = C23 - (r2_x*C23_5 - r2_y*C23_4);
    const C31 = qd0*(n3at2_x + r2_y*R2_hx_0) - v1_x*f3at2_y + C32_0;
    const C03_neg_2 = r3_x + r2_x;
    const C03_neg_3 = (c3*C23_2 - s3*C23_1)*C03_neg_2;
    const C03_neg_4 = s12*(c3*C03_neg_0 - s3*C03_neg_1) - c12*C33 + C03_neg_3;
    const C03_neg = C03_neg_4 + 0.15005*C23_4;

    // Coriolis terms of joint 'wrist_pitch'
    const C24_1 = 0.00288*w4_y;
    const C04_0 = T4_xz + L5_z + 0.00024216*w4_y;
    const C04_1 = 4e-05*w4_x_neg - (L4_x_neg - T4_yz);
    const C24_2 = 2.0*p3_z_neg;
    const C04_2 = c4*C04_0 - s4*C04_1;
    const C34_neg = s4*C04_0 + c4*C04_1;
    const C40_neg_0 = T3_xy_0 - L3_z_0;
    const f4at2_x_0 = c3*R3_hz;
    const f4at2_z = s3*R3_hz;
    const f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const n4at2_x = 0.00064216*s3*c12 + r3_y*f4at2_z;
    const C24_3 = c3*C24_2 - s3*C24_1;
    const C24_4 = c12*C24_3 + s12*C24_0;
    const C24_5 = s12*C24_3 - c12*C24_0;
    const C24 = r3_x*C24_5 - r3_y*C24_4 + s3*C04_2;
    const C42_0 = s3*C40_neg_0 + c3*T4_xx;
    const C40_neg = s12*(c3*C40_neg_0 - s3*T4_xx) + c12*(T3_yz_0 + L3_x_0);
    const C42_1 = v2_y*(c12*f4at2_x_0 + s12*R3_hx) - v2_x*f4at2_y_neg;
    const C42 = qd0*n4at2_x - C42_1 + C42_0;
    const C14 = r2_x*C24_5 - r2_y*C24_4 + C24;
    const C41 = qd0*(n4at2_x + r2_y*f4at2_z) + v1_x*f4at2_y_neg + C42_0;
    const C04_3 = c3*C04_2*s12 + c12*C34_neg - (s3*C24_2 + c3*C24_1)*C03_neg_2;
    const C04 = 0.15005*C24_4 - C04_3;

    // Coriolis terms of joint 'flange'
    const C35_neg = s4*T4_xy_0;
    const C53 = 4e-05*s4*w3_y_neg - C35_neg;
    const C25 = 0.013888888888888888*p2_z_0;
    const C05 = -0.013888888888888888*p2_y_1;
    const C52 = C25 - 0.013888888888888888*R2_hx_1*qd0;

    const C = [
        -T0_zz_neg, -C01_neg, C02, -C03_neg, C04,      C05,
        C10,        C11,      C12, C13,      C14,      C25,
        -C20_neg,   C21,      C22, C23,      C24,      C25,
        -C30_neg,   C31,      C32, C33,      -C34_neg, -C35_neg,
        -C40_neg,   C41,      C42, C34_neg,  0.0,      -C54,
        C05,        C52,      C52, C53,      C54,      0.0,
    ];
    return [C];
}

/**
 * Joint accelerations (N,) under the joint forces tau.
 * Operations: 291 mul, 218 add, 4 div, 10 trig.
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
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // inertia of 'link2' in the axes of its group
    const I1_hx = 3.79559*c1 - 0.1044*s1;
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jxx_neg_0 = 1.601861202*c1 - 0.0141984*s1;
    const I1_Jxx_neg = c1*I1_Jxx_neg_0;
    const I1_Jxy = -s1*I1_Jxx_neg_0 - 0.0070992;
    const I1_Jxz = 0.00808578*s1 - 0.120863064*c1;
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // inertia of 'link3' in the axes of its group
    const I2_hx = 0.025375*c12 - 0.89133*s12;
    const I2_hy = 0.025375*s12 + 0.89133*c12;
    const I2_Jxy_0 = 0.022546398*s12;
    const I2_Jxz = 0.0047376*s12;

    // friction
    const fric0 = 5.8018217679508*qd0 + 25.9836065*sign(qd0);
    const fric1 = 9.496868641825*qd1 + 10.6197775*sign(qd1);
    const fric2 = 3.9804259903722*qd2 + 6.36419655*sign(qd2);
    const fric3 = 0.411645229697152*qd3 + 1.06831142*sign(qd3);
    const fric4 = 0.4272830209354*qd4 + 0.85444524*sign(qd4);
    const fric5 = 0.2158232532732*qd5 + 0.55443978*sign(qd5);

    // inertia of 'link3' in the axes of its group
    const I2_Jxy = s12*(I2_Jxy_0 + 0.3244698455*c12) - 0.011273199;

    // motion of 'link1'
    const ww0_zz = qd0*qd0;

    // motion of 'link2'
    const a1_z = -0.15005*ww0_zz;
    const ww1_zz = qd1*qd1;
    const E1_xx_neg = ww0_zz + ww1_zz;
    const E1_zy = qd0*qd1*2.0;

    // motion of 'link3'
    const a2_x_neg = r2_x*E1_xx_neg;
    const a2_y = 9.81 - r2_y*ww1_zz;
    const a2_z = a1_z + r2_y*E1_zy;
    const w2_z = qd1 + qd2;
    const ww2_zz = w2_z*w2_z;
    const ww2_yz = qd0*w2_z;
    const E2_xx_neg = ww0_zz + ww2_zz;
    const E2_zy = 2.0*ww2_yz;

    // motion of 'link4'
    const w3_x_0 = s12*qd0;
    const w3_z_0 = c12*qd0;
    const w3_x = c3*w3_x_0 - s3*w2_z;
    const w3_y_neg = s3*w3_x_0 + c3*w2_z;
    const wd3_z_neg = s12*ww2_yz;
    const a3_x_0 = a2_x_neg + r3_x*E2_xx_neg;
    const a3_x_1 = r3_y*ww2_zz - a2_y;
    const a3_x_2 = -a2_z - r3_y*E2_zy;
    const a3_x_3 = c12*a3_x_0 + s12*a3_x_1;
    const a3_z = s12*a3_x_0 - c12*a3_x_1;
    const a3_x = s3*a3_x_2 - c3*a3_x_3;
    const a3_y = s3*a3_x_3 + c3*a3_x_2;
    const w3_z = qd3 + w3_z_0;
    const E3_xz_0 = c12*E2_zy;
    const E3_xz_1 = w3_z_0*w3_x_0;
    const ww3_xy_neg = w3_x*w3_y_neg;
    const ww3_xz = w3_x*w3_z;
    const ww3_yz_neg = w3_y_neg*w3_z;
    const wd3_y = c3*E3_xz_1 - s3*E3_xz_0 - ww3_xz;
    const E3_xy = wd3_z_neg - ww3_xy_neg;
    const E3_zx = ww3_xz - wd3_y;
    const E3_zy = s3*E3_xz_1 + c3*E3_xz_0 - ww3_yz_neg - ww3_yz_neg;

    // motion of 'link5'
    const w4_x_neg = c4*w3_x + s4*w3_z;
    const w4_y = s4*w3_x - c4*w3_z;
    const a4_x = -c4*a3_x - s4*a3_z;
    const w4_z = qd4 + w3_y_neg;
    const ww4_xy_neg = w4_x_neg*w4_y;
    const ww4_xz_neg = w4_x_neg*w4_z;
    const ww4_yz = w4_y*w4_z;
    const wd4_y = c4*E3_xy + s4*E3_zy + ww4_xz_neg;
    const E4_xy = wd3_y - ww4_xy_neg;
    const E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const E4_zx_neg = ww4_xz_neg + wd4_y;
    const E4_zy = s4*E3_xy - c4*E3_zy + ww4_yz + ww4_yz;

    // motion of 'link6'
    const w5_z = qd5 - w4_y;
    const ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    // force on 'link6'
    const n5_x = -4e-05*ww5_yz_neg;
    const n5_y = -4e-05*ww5_xz;
    const n5_z = -4e-05*wd4_y;

    // force on 'link5'
    const f4_x = -0.00288*E4_xy;
    const f4_y = 0.00288*E4_yy_neg;
    const f4_z = -0.00288*E4_zy;
    const n4_z_0 = 0.00064216*wd3_y - 0.00024216*ww4_xy_neg - 0.00288*a4_x;
    const n4_x = s5*n5_y - c5*n5_x + (0.00044216*E4_zy + 0.00288*a3_y);
    const n4_y = 0.0002*E4_zx_neg - n5_z;
    const n4_z = -s5*n5_x - c5*n5_y - n4_z_0;

    // force on 'link4'
    const f3_x = s4*f4_y - c4*f4_x;
    const f3_z = -s4*f4_x - c4*f4_y;
    const n3_x_neg = c4*n4_x - s4*n4_y - 0.00075*E3_zy;
    const n3_y_neg = n4_z + 0.00065*E3_zx;
    const n3_z_neg = s4*n4_x + c4*n4_y + (0.0014*wd3_z_neg - 0.0001*ww3_xy_neg);

    // force on 'link3'
    const f2_x_0 = c3*f3_x + s3*f4_z;
    const f2_z_0 = s3*f3_x - c3*f4_z;
    const f2_x_1 = c12*f2_x_0 - s12*f3_z;
    const f2_y_0 = s12*f2_x_0 + c12*f3_z;
    const n2_y_0 = s12*(c3*n3_x_neg - s3*n3_y_neg) + c12*n3_z_neg - r3_x*f2_z_0;
    const n2_z_0 = I2_Jxy*ww0_zz - (I2_hx*a2_y + I2_hy*a2_x_neg);
    const n2_y = I2_Jxy*E2_zy + I2_Jxz*ww2_zz - I2_hx*a2_z - n2_y_0;
    const n2_z = s3*n3_x_neg + c3*n3_y_neg + (r3_x*f2_y_0 - r3_y*f2_x_1) - n2_z_0;
    const f2_x = f2_x_1 - I2_hx*E2_xx_neg;
    const f2_y = f2_y_0 - I2_hy*ww2_zz;
    const f2_z = I2_hy*E2_zy - f2_z_0;

    // force on 'link2'
    const n1_y_neg_0 = I1_hx*a1_z - (I1_Jxy*E1_zy + I1_Jxz*ww1_zz);
    const n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const n1_z = r2_x*f2_y - r2_y*f2_x + n2_z + (9.81*I1_hx - I1_Jxy*ww0_zz);
    const f1_x = f2_x - I1_hx*E1_xx_neg;

    // force on 'link1'
    const n0_z = 0.15005*f1_x - n1_y_neg;

    // what accelerates the joints
    const drive0 = tau0 - fric0 - n0_z;
    const drive1 = tau1 - fric1 - n1_z;
    const drive2 = tau2 - fric2 - n2_z;
    const drive3 = tau3 - fric3 + n3_z_neg;
    const drive4 = tau4 - fric4 - n4_z;
    const drive5 = tau5 - fric5 - n5_z;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const R2_hy_0 = s12*R2_hx_0 - c12*R3_hz;
    const D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const D0_1 = c3*D0_0;
    const D0_2 = D0_1 + 0.0001;
    const D0_3 = c3*R3_Jxz;
    const R2_Jyz_neg_0 = s3*R3_Jxz;
    const D0_4 = D0_2 - R3_Jzz;
    const D0_5 = 2.0*D0_3*s12;
    const R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const R2_hx = I2_hx - R2_hx_1;
    const R2_hy = I2_hy - R2_hy_0;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + s3*D0_0*s12 + r3_y*R2_hz;

    // composite inertia of 'link2'
    const M11_0 = 0.8636*c1*R2_hx;
    const M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const D0_6 = 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_1 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at2_x = c12*R2_hz;
    const M03e5_0 = s12*D0_3;
    const M03e5_1 = -c12*R3_Jzz;
    const M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const M03e5_2 = 0.15005*f3at2_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x_0 = c3*R3_hz;
    const f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const M04_0 = -r3_x - r2_x;
    const M04 = 0.00064216*s3*s12 + s3*R3_hz*M04_0 + 0.15005*f4at2_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at2_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    // elimination of 'flange'
    const U05 = 5.1518639227799214*n5at2_y;
    const U15 = 5.1518639227799214*M25;
    const U35 = 0.00020607455691119687*c4;
    const D0_7 = n5at2_y*U05;
    const M01e5_0 = -n5at2_y*U15;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = M25*U15;
    const M11e5 = M11 - M11e5_0;
    const M02e5 = M01e5_0 - M02_neg;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = M22 - M11e5_0;
    const M03e5 = M03e5_0 - M03e5_1 + R2_hx_0*M04_0 + M03e5_2 - n5at2_y*U35;
    const M13e5_0 = M25*U35;
    const M13e5 = M13 - M13e5_0;
    const M23e5_neg = M23_neg + M13e5_0;
    const M33e5 = M33 - M35*U35;

    // elimination of 'wrist_pitch'
    const U04 = 5.836060905888831*M04;
    const U14 = 5.836060905888831*M14;
    const U24 = 5.836060905888831*M24;
    const D0_8 = M04*U04;
    const M01e4 = M01e5 - M04*U14;
    const M11e4 = M11e5 - M14*U14;
    const M02e4 = M02e5 - M04*U24;
    const M12e4 = M12e5 - M14*U24;
    const M22e4 = M22e5 - M24*U24;

    // elimination of 'wrist_roll'
    const D3_inv_neg = -1.0/M33e5;
    const U03_neg = M03e5*D3_inv_neg;
    const U13 = -M13e5*D3_inv_neg;
    const U23 = M23e5_neg*D3_inv_neg;
    const D0_9 = M03e5*U03_neg;
    const M01e3 = M01e4 - M03e5*U13;
    const M11e3 = M11e4 - M13e5*U13;
    const M02e3 = M02e4 - M03e5*U23;
    const M12e3 = M12e4 - M13e5*U23;
    const D2 = M22e4 + M23e5_neg*U23;

    // elimination of 'elbow'
    const D2_inv = 1.0/D2;
    const U02 = M02e3*D2_inv;
    const U12 = M12e3*D2_inv;
    const D0_10 = M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0_11 = I1_Jxx_neg + c12*(D0_5 - (I2_Jxy_0 + c12*(D0_4 + 0.3256620055)));
    const D0_12 = D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767 - D0_7;
    const D0 = D0_12 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    // elimination of 'waist'
    const D0_inv = 1.0/D0;

    // solve with U
    const e3 = drive3 - drive5*U35;
    const e2_neg_0 = drive5*U15;
    const e2_neg = U23*e3 - drive2 + drive4*U24 + e2_neg_0;
    const e1_neg = U13*e3 - (drive1 + U12*e2_neg) + drive4*U14 + e2_neg_0;
    const e0_0 = -drive5*U05;
    const e0 = drive0 + U01*e1_neg + U02*e2_neg + U03_neg*e3 - drive4*U04 + e0_0;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1 = -D1_inv*e1_neg - U01*x0;
    const x2 = -D2_inv*e2_neg - U02*x0 - U12*x1;
    const x3 = U03_neg*x0 - D3_inv_neg*e3 - U13*x1 - U23*x2;
    const x4 = 5.836060905888831*drive4 - U04*x0 - U14*x1 - U24*x2;
    const x5 = 5.1518639227799214*drive5 - U05*x0 - U15*(x1 + x2) - U35*x3;

    const qdd = [x0, x1, x2, x3, x4, x5];
    return [qdd];
}

/**
 * Frame of tool 'flange' in the base frame, (4, 4).
 * Operations: 46 mul, 24 add, 12 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} pose, 4 x 4
 */
export function pose_flange(q) {
    const given = [["q", q, 6]];
    return evaluate("pose_flange", _pose_flange, given, [["pose", [4, 4]]]);
}

function _pose_flange(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);
    const c5 = cos(q5);
    const s5 = sin(q5);

    // position of 'link4'
    const o3_x_0 = 0.0203*c12;
    const o3_z_0 = 0.0203*s12;

    // frame of 'link2' in the base
    const o1_x = 0.15005*s0;
    const o1_y = -0.15005*c0;

    // frame of 'link4' in the base
    const Q3_xx_0 = c0*c12;
    const Q3_xz_neg = c0*s12;
    const Q3_xx = c3*Q3_xx_0 - s0*s3;
    const Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const Q3_yx_0 = s0*c12;
    const Q3_yz_neg = s0*s12;
    const Q3_yx = c3*Q3_yx_0 + c0*s3;
    const Q3_yy = c0*c3 - s3*Q3_yx_0;
    const Q3_zx = s12*c3;
    const Q3_zy_neg = s12*s3;
    const o3_x_1 = 0.4318*(c1 - s12) + o3_x_0;
    const o3_x = o1_x + c0*o3_x_1;
    const o3_y = o1_y + s0*o3_x_1;
    const o3_z = o3_z_0 + 0.4318*(c12 + s1) + 0.67183;

    // frame of 'link5' in the base
    const Q4_xx = s4*Q3_xz_neg - c4*Q3_xx;
    const Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const Q4_yx = s4*Q3_yz_neg - c4*Q3_yx;
    const Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const Q4_zx_neg = c4*Q3_zx + c12*s4;
    const Q4_zy = s4*Q3_zx - c12*c4;

    // frame of 'link6' in the base
    const Q5_xx = -c5*Q4_xx - s5*Q3_xy_neg;
    const Q5_xy_neg = c5*Q3_xy_neg - s5*Q4_xx;
    const Q5_yx = s5*Q3_yy - c5*Q4_yx;
    const Q5_yy_neg = -s5*Q4_yx - c5*Q3_yy;
    const Q5_zx = c5*Q4_zx_neg - s5*Q3_zy_neg;
    const Q5_zy_neg = s5*Q4_zx_neg + c5*Q3_zy_neg;

    const pose = [
        Q5_xx, -Q5_xy_neg, -Q4_xy, o3_x,
        Q5_yx, -Q5_yy_neg, -Q4_yy, o3_y,
        Q5_zx, -Q5_zy_neg, -Q4_zy, o3_z,
        0.0,   0.0,        0.0,    1.0,
    ];
    return [pose];
}

/**
 * Jacobian (6, N) at the point of tool 'flange', base axes, angular rows first.
 * Operations: 34 mul, 14 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} J, 6 x 6
 */
export function jacobian_flange(q) {
    const given = [["q", q, 6]];
    return evaluate("jacobian_flange", _jacobian_flange, given, [["J", [6, 6]]]);
}

function _jacobian_flange(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // frame of 'link2' in the base
    const o1_x = 0.15005*s0;
    const o1_y = -0.15005*c0;

    // frame of 'link4' in the base
    const Q3_xx_0 = c0*c12;
    const Q3_xz_neg = c0*s12;
    const Q3_xx = c3*Q3_xx_0 - s0*s3;
    const Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const Q3_yx_0 = s0*c12;
    const Q3_yz_neg = s0*s12;
    const Q3_yx = c3*Q3_yx_0 + c0*s3;
    const Q3_yy = c0*c3 - s3*Q3_yx_0;
    const Q3_zx = s12*c3;
    const Q3_zy_neg = s12*s3;
    const J_z1 = r2_x + r3_x;
    const o3_x = o1_x + c0*J_z1;
    const o3_y = o1_y + s0*J_z1;

    // frame of 'link5' in the base
    const Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const Q4_zy = s4*Q3_zx - c12*c4;

    // columns of the Jacobian
    const J_x1_neg_0 = r3_y + r2_y;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_x2_neg = c0*r3_y;
    const J_y2_neg = s0*r3_y;

    const J = [
        0.0,   s0,        s0,        -Q3_xz_neg, Q3_xy_neg, -Q4_xy,
        0.0,   -c0,       -c0,       -Q3_yz_neg, -Q3_yy,    -Q4_yy,
        1.0,   0.0,       0.0,       c12,        Q3_zy_neg, -Q4_zy,
        -o3_y, -J_x1_neg, -J_x2_neg, 0.0,        0.0,       0.0,
        o3_x,  -J_y1_neg, -J_y2_neg, 0.0,        0.0,       0.0,
        0.0,   J_z1,      r3_x,      0.0,        0.0,       0.0,
    ];
    return [J];
}

/**
 * Time derivative (6, N) of the Jacobian of tool 'flange'.
 * Operations: 85 mul, 44 add, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} qd joint velocities [rad/s], 6 numbers
 * @returns {number[][]} Jd, 6 x 6
 */
export function jacobian_rate_flange(q, qd) {
    const given = [["q", q, 6], ["qd", qd, 6]];
    return evaluate("jacobian_rate_flange", _jacobian_rate_flange, given, [["Jd", [6, 6]]]);
}

function _jacobian_rate_flange(q, qd) {
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
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // frame of 'link2' in the base
    const o1_x = 0.15005*s0;
    const o1_y = -0.15005*c0;

    // frame of 'link4' in the base
    const Q3_xx_0 = c0*c12;
    const Q3_xz_neg = c0*s12;
    const Q3_xx = c3*Q3_xx_0 - s0*s3;
    const Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const Q3_yx_0 = s0*c12;
    const Q3_yz_neg = s0*s12;
    const Q3_yx = c3*Q3_yx_0 + c0*s3;
    const Q3_yy = c0*c3 - s3*Q3_yx_0;
    const Q3_zx = s12*c3;
    const Q3_zy_neg = s12*s3;
    const J_z1 = r2_x + r3_x;
    const o3_x = o1_x + c0*J_z1;
    const o3_y = o1_y + s0*J_z1;

    // frame of 'link5' in the base
    const Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const Q4_zy = s4*Q3_zx - c12*c4;

    // columns of the Jacobian
    const J_x1_neg_0 = r3_y + r2_y;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_x2_neg = c0*r3_y;
    const J_y2_neg = s0*r3_y;

    // angular velocities in base axes
    const spin1_x = s0*qd1;
    const spin1_y_neg = c0*qd1;
    const spin2_x = spin1_x + s0*qd2;
    const spin2_y_neg = spin1_y_neg + c0*qd2;
    const spin3_x = spin2_x - Q3_xz_neg*qd3;
    const spin3_y_neg = spin2_y_neg + Q3_yz_neg*qd3;
    const spin3_z = qd0 + c12*qd3;
    const spin4_x = spin3_x + Q3_xy_neg*qd4;
    const spin4_y = -spin3_y_neg - Q3_yy*qd4;
    const spin4_z = spin3_z + Q3_zy_neg*qd4;

    // columns of the Jacobian's rate
    const Jd_rx5 = Q4_yy*spin4_z - Q4_zy*spin4_y;
    const Jd_ry5 = Q4_zy*spin4_x - Q4_xy*spin4_z;
    const Jd_rz5_neg = Q4_yy*spin4_x - Q4_xy*spin4_y;
    const Jd_rx4_neg = Q3_zy_neg*spin3_y_neg - Q3_yy*spin3_z;
    const Jd_ry4 = Q3_xy_neg*spin3_z - Q3_zy_neg*spin3_x;
    const Jd_rz4 = Q3_xy_neg*spin3_y_neg - Q3_yy*spin3_x;
    const Jd_rx3 = Q3_yz_neg*qd0 - c12*spin2_y_neg;
    const Jd_ry3_neg = Q3_xz_neg*qd0 + c12*spin2_x;
    const Jd_rz3_neg = Q3_yz_neg*spin2_x + Q3_xz_neg*spin2_y_neg;
    const Jd_x2_neg_0 = r3_x*qd2;
    const Jd_rx1 = c0*qd0;
    const Jd_ry1 = s0*qd0;
    const Jd_x2_neg = r3_x*spin1_y_neg - J_y2_neg*qd0 + c0*Jd_x2_neg_0;
    const Jd_y2_neg = J_x2_neg*qd0 + r3_x*spin1_x + s0*Jd_x2_neg_0;
    const Jd_z2_neg = r3_y*(qd1 + qd2);
    const Jd_y0_0 = J_x2_neg*qd2 + J_x1_neg*qd1;
    const Jd_x0_0 = J_y2_neg*qd2 + J_y1_neg*qd1;
    const Jd_x1_0 = Jd_x2_neg_0 + J_z1*qd1;
    const Jd_z1_neg = s0*Jd_x0_0 + c0*Jd_y0_0;
    const Jd_x1 = J_y1_neg*qd0 - c0*Jd_x1_0;
    const Jd_y1_neg = J_x1_neg*qd0 + s0*Jd_x1_0;
    const Jd_y0 = -Jd_y0_0 - o3_y*qd0;
    const Jd_x0 = Jd_x0_0 - o3_x*qd0;

    const Jd = [
        0.0,   Jd_rx1,     Jd_rx1,     Jd_rx3,      -Jd_rx4_neg, Jd_rx5,
        0.0,   Jd_ry1,     Jd_ry1,     -Jd_ry3_neg, Jd_ry4,      Jd_ry5,
        0.0,   0.0,        0.0,        -Jd_rz3_neg, Jd_rz4,      -Jd_rz5_neg,
        Jd_x0, Jd_x1,      -Jd_x2_neg, 0.0,         0.0,         0.0,
        Jd_y0, -Jd_y1_neg, -Jd_y2_neg, 0.0,         0.0,         0.0,
        0.0,   -Jd_z1_neg, -Jd_z2_neg, 0.0,         0.0,         0.0,
    ];
    return [Jd];
}

/**
 * Omega = J M^-1 J^T (6, 6) of tool 'flange', base axes, angular rows first.
 * Operations: 293 mul, 198 add, 4 div, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} Omega, 6 x 6
 */
export function operational_inertia_inverse_flange(q) {
    const given = [["q", q, 6]];
    return evaluate("operational_inertia_inverse_flange", _operational_inertia_inverse_flange, given, [
        ["Omega", [6, 6]],
    ]);
}

function _operational_inertia_inverse_flange(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // inertia of 'link2' in the axes of its group
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jxx_neg = c1*(1.601861202*c1 - 0.0141984*s1);
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // inertia of 'link3' in the axes of its group
    const I2_hx = 0.025375*c12 - 0.89133*s12;
    const I2_hy = 0.025375*s12 + 0.89133*c12;

    // frame of 'link2' in the base
    const o1_x = 0.15005*s0;
    const o1_y = -0.15005*c0;

    // frame of 'link4' in the base
    const Q3_xx_0 = c0*c12;
    const Q3_xz_neg = c0*s12;
    const Q3_xx = c3*Q3_xx_0 - s0*s3;
    const Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const Q3_yx_0 = s0*c12;
    const Q3_yz_neg = s0*s12;
    const Q3_yx = c3*Q3_yx_0 + c0*s3;
    const Q3_yy = c0*c3 - s3*Q3_yx_0;
    const Q3_zx = s12*c3;
    const Q3_zy_neg = s12*s3;

    // frame of 'link5' in the base
    const Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const Q4_zy = s4*Q3_zx - c12*c4;

    // columns of the Jacobian
    const J_x1_neg_0 = r3_y + r2_y;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = r3_x + r2_x;
    const J_x2_neg = c0*r3_y;
    const J_y2_neg = s0*r3_y;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const R2_hy_0 = 0.00288*Q4_zy;
    const D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const D0_1 = c3*D0_0;
    const D0_2 = D0_1 + 0.0001;
    const D0_3 = c3*R3_Jxz;
    const R2_Jyz_neg_0 = s3*R3_Jxz;
    const D0_4 = D0_2 - R3_Jzz;
    const D0_5 = 2.0*D0_3;
    const R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const R2_hx = I2_hx - R2_hx_1;
    const R2_hy = I2_hy - R2_hy_0;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + D0_0*Q3_zy_neg + r3_y*R2_hz;

    // composite inertia of 'link2'
    const M11_0 = 0.8636*c1*R2_hx;
    const M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const D0_6 = 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_1 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at2_x = c12*R2_hz;
    const M03e5_0 = s12*D0_3;
    const M03e5_1 = -c12*R3_Jzz;
    const M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const M03e5_2 = 0.15005*f3at2_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x_0 = c3*R3_hz;
    const f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const M04 = 0.00064216*Q3_zy_neg - s3*R3_hz*J_z1 + 0.15005*f4at2_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at2_y = -4e-05*Q4_zy;

    // elimination of 'flange'
    const U05 = 5.1518639227799214*n5at2_y;
    const U15 = 5.1518639227799214*M25;
    const U35 = 0.00020607455691119687*c4;
    const D0_7 = n5at2_y*U05;
    const M01e5_0 = -n5at2_y*U15;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = M25*U15;
    const M11e5 = M11 - M11e5_0;
    const M02e5 = M01e5_0 - M02_neg;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = M22 - M11e5_0;
    const M03e5 = M03e5_0 - M03e5_1 - R2_hx_0*J_z1 + M03e5_2 - n5at2_y*U35;
    const M13e5_0 = M25*U35;
    const M13e5 = M13 - M13e5_0;
    const M23e5_neg = M23_neg + M13e5_0;
    const M33e5 = M33 - M35*U35;

    // elimination of 'wrist_pitch'
    const U04 = 5.836060905888831*M04;
    const U14 = 5.836060905888831*M14;
    const U24 = 5.836060905888831*M24;
    const D0_8 = M04*U04;
    const M01e4 = M01e5 - M04*U14;
    const M11e4 = M11e5 - M14*U14;
    const M02e4 = M02e5 - M04*U24;
    const M12e4 = M12e5 - M14*U24;
    const M22e4 = M22e5 - M24*U24;

    // elimination of 'wrist_roll'
    const D3_inv_neg = -1.0/M33e5;
    const U03_neg = M03e5*D3_inv_neg;
    const U13 = -M13e5*D3_inv_neg;
    const U23 = M23e5_neg*D3_inv_neg;
    const D0_9 = M03e5*U03_neg;
    const M01e3 = M01e4 - M03e5*U13;
    const M11e3 = M11e4 - M13e5*U13;
    const M02e3 = M02e4 - M03e5*U23;
    const M12e3 = M12e4 - M13e5*U23;
    const D2 = M22e4 + M23e5_neg*U23;

    // elimination of 'elbow'
    const D2_inv = 1.0/D2;
    const U02 = M02e3*D2_inv;
    const U12 = M12e3*D2_inv;
    const D0_10 = M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0_11 = c12*(s12*(D0_5 - 0.022546398) - c12*(D0_4 + 0.3256620055));
    const D0_12 = I1_Jxx_neg + D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767;
    const D0 = D0_12 - D0_7 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    // elimination of 'waist'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_3 = Q4_xy*U35 - Q3_xz_neg;
    const e0_2_0 = Q4_xy*U15;
    const e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0;
    const e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0;
    const e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05;
    const e1_3 = Q4_yy*U35 - Q3_yz_neg;
    const e1_2_0 = Q4_yy*U15;
    const e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24);
    const e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14);
    const e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05;
    const e2_3 = c12 + Q4_zy*U35;
    const e2_2_0 = Q4_zy*U15;
    const e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24);
    const e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14);
    const e2_0_0 = -Q4_zy*U05;
    const e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0;
    const e3_1 = J_x2_neg*U12 - J_x1_neg;
    const e3_0 = J_x2_neg*U02 - (o1_y + s0*J_z1 + U01*e3_1);
    const e4_1 = J_y2_neg*U12 - J_y1_neg;
    const e4_0 = o1_x + c0*J_z1 - U01*e4_1 + J_y2_neg*U02;
    const e5_1 = J_z1 - r3_x*U12;
    const e5_0 = -U01*e5_1 - r3_x*U02;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0;
    const O01_1 = D1_inv*e1_1;
    const O01_2 = -D2_inv*e1_2;
    const O01_3 = -D3_inv_neg*e1_3;
    const O01_4 = -5.836060905888831*Q3_yy;
    const O01_5 = 5.1518639227799214*Q4_yy;
    const O02_0 = D0_inv*e2_0;
    const O02_1 = D1_inv*e2_1;
    const O02_2 = -D2_inv*e2_2;
    const O02_3 = D3_inv_neg*e2_3;
    const O02_4 = 5.836060905888831*Q3_zy_neg;
    const O02_5 = 5.1518639227799214*Q4_zy;
    const O03_0 = D0_inv*e3_0;
    const O03_1 = -D1_inv*e3_1;
    const O03_2 = J_x2_neg*D2_inv;
    const O04_0 = D0_inv*e4_0;
    const O04_1 = -D1_inv*e4_1;
    const O04_2 = J_y2_neg*D2_inv;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv*e5_1;
    const O05_2 = r3_x*D2_inv;
    const O00_0 = D3_inv_neg*e0_3*e0_3;
    const O00_1 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 + D2_inv*e0_2*e0_2 - O00_0;
    const O00_2 = 5.1518639227799214*Q4_xy*Q4_xy;
    const O00 = O00_1 + 5.836060905888831*Q3_xy_neg*Q3_xy_neg + O00_2;
    const O01_6 = Q3_xy_neg*O01_4;
    const O01_7 = Q4_xy*O01_5;
    const O01 = e0_0*O01_0 + e0_1*O01_1 - e0_2*O01_2 + e0_3*O01_3 + O01_6 + O01_7;
    const O11_0 = e1_0*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4;
    const O11 = O11_0 + Q4_yy*O01_5;
    const O02_6 = Q3_xy_neg*O02_4;
    const O02_7 = Q4_xy*O02_5;
    const O02 = e0_0*O02_0 + e0_1*O02_1 - e0_2*O02_2 - e0_3*O02_3 + O02_6 + O02_7;
    const O12_0 = e1_0*O02_0 + e1_1*O02_1 - e1_2*O02_2 - e1_3*O02_3 - Q3_yy*O02_4;
    const O12 = O12_0 + Q4_yy*O02_5;
    const O22_0 = Q3_zy_neg*O02_4;
    const O22_1 = Q4_zy*O02_5;
    const O22 = e2_0*O02_0 + e2_1*O02_1 - e2_2*O02_2 - e2_3*O02_3 + O22_0 + O22_1;
    const O03 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2;
    const O13 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2;
    const O23 = e2_0*O03_0 - e2_1*O03_1 - e2_2*O03_2;
    const O33 = e3_0*O03_0 - e3_1*O03_1 + J_x2_neg*O03_2;
    const O04 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2;
    const O14 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2;
    const O24 = e2_0*O04_0 - e2_1*O04_1 - e2_2*O04_2;
    const O34 = e3_0*O04_0 - e3_1*O04_1 + J_x2_neg*O04_2;
    const O44 = e4_0*O04_0 - e4_1*O04_1 + J_y2_neg*O04_2;
    const O05 = e0_0*O05_0 + e0_1*O05_1 + e0_2*O05_2;
    const O15 = e1_0*O05_0 + e1_1*O05_1 + e1_2*O05_2;
    const O25 = e2_0*O05_0 + e2_1*O05_1 + e2_2*O05_2;
    const O35 = e3_0*O05_0 + e3_1*O05_1 - J_x2_neg*O05_2;
    const O45 = e4_0*O05_0 + e4_1*O05_1 - J_y2_neg*O05_2;
    const O55 = e5_0*O05_0 + e5_1*O05_1 + r3_x*O05_2;

    const Omega = [
        O00, O01, O02, O03, O04, O05,
        O01, O11, O12, O13, O14, O15,
        O02, O12, O22, O23, O24, O25,
        O03, O13, O23, O33, O34, O35,
        O04, O14, O24, O34, O44, O45,
        O05, O15, O25, O35, O45, O55,
    ];
    return [Omega];
}

/**
 * Lambda = (J M^-1 J^T)^-1 over the directions of tool 'flange'; not finite at a singular pose.
 * Operations: 395 mul, 276 add, 10 div, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @returns {number[][]} Lambda, 6 x 6
 */
export function operational_inertia_flange(q) {
    const given = [["q", q, 6]];
    return evaluate("operational_inertia_flange", _operational_inertia_flange, given, [
        ["Lambda", [6, 6]],
    ]);
}

function _operational_inertia_flange(q) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // inertia of 'link2' in the axes of its group
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jxx_neg = c1*(1.601861202*c1 - 0.0141984*s1);
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // inertia of 'link3' in the axes of its group
    const I2_hx = 0.025375*c12 - 0.89133*s12;
    const I2_hy = 0.025375*s12 + 0.89133*c12;

    // frame of 'link2' in the base
    const o1_x = 0.15005*s0;
    const o1_y = -0.15005*c0;

    // frame of 'link4' in the base
    const Q3_xx_0 = c0*c12;
    const Q3_xz_neg = c0*s12;
    const Q3_xx = c3*Q3_xx_0 - s0*s3;
    const Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const Q3_yx_0 = s0*c12;
    const Q3_yz_neg = s0*s12;
    const Q3_yx = c3*Q3_yx_0 + c0*s3;
    const Q3_yy = c0*c3 - s3*Q3_yx_0;
    const Q3_zx = s12*c3;
    const Q3_zy_neg = s12*s3;

    // frame of 'link5' in the base
    const Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const Q4_zy = s4*Q3_zx - c12*c4;

    // columns of the Jacobian
    const J_x1_neg_0 = r3_y + r2_y;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_z1 = r3_x + r2_x;
    const J_x2_neg = c0*r3_y;
    const J_y2_neg = s0*r3_y;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const R2_hy_0 = 0.00288*Q4_zy;
    const D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const D0_1 = c3*D0_0;
    const D0_2 = D0_1 + 0.0001;
    const D0_3 = c3*R3_Jxz;
    const R2_Jyz_neg_0 = s3*R3_Jxz;
    const D0_4 = D0_2 - R3_Jzz;
    const D0_5 = 2.0*D0_3;
    const R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const R2_hx = I2_hx - R2_hx_1;
    const R2_hy = I2_hy - R2_hy_0;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + D0_0*Q3_zy_neg + r3_y*R2_hz;

    // composite inertia of 'link2'
    const M11_0 = 0.8636*c1*R2_hx;
    const M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const D0_6 = 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_1 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at2_x = c12*R2_hz;
    const M03e5_0 = s12*D0_3;
    const M03e5_1 = -c12*R3_Jzz;
    const M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const M03e5_2 = 0.15005*f3at2_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x_0 = c3*R3_hz;
    const f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const M04 = 0.00064216*Q3_zy_neg - s3*R3_hz*J_z1 + 0.15005*f4at2_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at2_y = -4e-05*Q4_zy;

    // elimination of 'flange'
    const U05 = 5.1518639227799214*n5at2_y;
    const U15 = 5.1518639227799214*M25;
    const U35 = 0.00020607455691119687*c4;
    const D0_7 = n5at2_y*U05;
    const M01e5_0 = -n5at2_y*U15;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = M25*U15;
    const M11e5 = M11 - M11e5_0;
    const M02e5 = M01e5_0 - M02_neg;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = M22 - M11e5_0;
    const M03e5 = M03e5_0 - M03e5_1 - R2_hx_0*J_z1 + M03e5_2 - n5at2_y*U35;
    const M13e5_0 = M25*U35;
    const M13e5 = M13 - M13e5_0;
    const M23e5_neg = M23_neg + M13e5_0;
    const M33e5 = M33 - M35*U35;

    // elimination of 'wrist_pitch'
    const U04 = 5.836060905888831*M04;
    const U14 = 5.836060905888831*M14;
    const U24 = 5.836060905888831*M24;
    const D0_8 = M04*U04;
    const M01e4 = M01e5 - M04*U14;
    const M11e4 = M11e5 - M14*U14;
    const M02e4 = M02e5 - M04*U24;
    const M12e4 = M12e5 - M14*U24;
    const M22e4 = M22e5 - M24*U24;

    // elimination of 'wrist_roll'
    const D3_inv_neg = -1.0/M33e5;
    const U03_neg = M03e5*D3_inv_neg;
    const U13 = -M13e5*D3_inv_neg;
    const U23 = M23e5_neg*D3_inv_neg;
    const D0_9 = M03e5*U03_neg;
    const M01e3 = M01e4 - M03e5*U13;
    const M11e3 = M11e4 - M13e5*U13;
    const M02e3 = M02e4 - M03e5*U23;
    const M12e3 = M12e4 - M13e5*U23;
    const D2 = M22e4 + M23e5_neg*U23;

    // elimination of 'elbow'
    const D2_inv = 1.0/D2;
    const U02 = M02e3*D2_inv;
    const U12 = M12e3*D2_inv;
    const D0_10 = M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0_11 = c12*(s12*(D0_5 - 0.022546398) - c12*(D0_4 + 0.3256620055));
    const D0_12 = I1_Jxx_neg + D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767;
    const D0 = D0_12 - D0_7 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    // elimination of 'waist'
    const D0_inv = 1.0/D0;

    // solve with U
    const e0_3 = Q4_xy*U35 - Q3_xz_neg;
    const e0_2_0 = Q4_xy*U15;
    const e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0;
    const e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0;
    const e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05;
    const e1_3 = Q4_yy*U35 - Q3_yz_neg;
    const e1_2_0 = Q4_yy*U15;
    const e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24);
    const e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14);
    const e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05;
    const e2_3 = c12 + Q4_zy*U35;
    const e2_2_0 = Q4_zy*U15;
    const e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24);
    const e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14);
    const e2_0_0 = -Q4_zy*U05;
    const e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0;
    const e3_1 = J_x2_neg*U12 - J_x1_neg;
    const e3_0 = J_x2_neg*U02 - (o1_y + s0*J_z1 + U01*e3_1);
    const e4_1 = J_y2_neg*U12 - J_y1_neg;
    const e4_0 = o1_x + c0*J_z1 - U01*e4_1 + J_y2_neg*U02;
    const e5_1 = J_z1 - r3_x*U12;
    const e5_0 = -U01*e5_1 - r3_x*U02;

    // inverse of the operational-space inertia
    const O01_0 = D0_inv*e1_0;
    const O01_1 = D1_inv*e1_1;
    const O01_2 = -D2_inv*e1_2;
    const O01_3 = -D3_inv_neg*e1_3;
    const O01_4 = -5.836060905888831*Q3_yy;
    const O01_5 = 5.1518639227799214*Q4_yy;
    const O02_0 = D0_inv*e2_0;
    const O02_1 = D1_inv*e2_1;
    const O02_2 = -D2_inv*e2_2;
    const O02_3 = D3_inv_neg*e2_3;
    const O02_4 = 5.836060905888831*Q3_zy_neg;
    const O02_5 = 5.1518639227799214*Q4_zy;
    const O03_0 = D0_inv*e3_0;
    const O03_1 = -D1_inv*e3_1;
    const O03_2 = J_x2_neg*D2_inv;
    const O04_0 = D0_inv*e4_0;
    const O04_1 = -D1_inv*e4_1;
    const O04_2 = J_y2_neg*D2_inv;
    const O05_0 = D0_inv*e5_0;
    const O05_1 = D1_inv*e5_1;
    const O05_2 = r3_x*D2_inv;
    const O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 + D2_inv*e0_2*e0_2;
    const O00_1 = 5.836060905888831*Q3_xy_neg*Q3_xy_neg;
    const O00_2 = 5.1518639227799214*Q4_xy*Q4_xy;
    const O00 = O00_0 - D3_inv_neg*e0_3*e0_3 + O00_1 + O00_2;
    const O01_6 = e0_0*O01_0 + e0_1*O01_1 - e0_2*O01_2;
    const O01 = O01_6 + e0_3*O01_3 + Q3_xy_neg*O01_4 + Q4_xy*O01_5;
    const O11_0 = e1_0*O01_0 + e1_1*O01_1 - e1_2*O01_2;
    const O11 = O11_0 + e1_3*O01_3 - Q3_yy*O01_4 + Q4_yy*O01_5;
    const O02_6 = e0_0*O02_0 + e0_1*O02_1 - e0_2*O02_2;
    const O02 = O02_6 - e0_3*O02_3 + Q3_xy_neg*O02_4 + Q4_xy*O02_5;
    const O12_0 = e1_0*O02_0 + e1_1*O02_1 - e1_2*O02_2;
    const O12 = O12_0 - e1_3*O02_3 - Q3_yy*O02_4 + Q4_yy*O02_5;
    const O22_0 = e2_0*O02_0 + e2_1*O02_1 - e2_2*O02_2;
    const O22 = O22_0 - e2_3*O02_3 + Q3_zy_neg*O02_4 + Q4_zy*O02_5;
    const O03 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2;
    const O13 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2;
    const O23 = e2_0*O03_0 - e2_1*O03_1 - e2_2*O03_2;
    const O33 = e3_0*O03_0 - e3_1*O03_1 + J_x2_neg*O03_2;
    const O04 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2;
    const O14 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2;
    const O24 = e2_0*O04_0 - e2_1*O04_1 - e2_2*O04_2;
    const O34 = e3_0*O04_0 - e3_1*O04_1 + J_x2_neg*O04_2;
    const O44 = e4_0*O04_0 - e4_1*O04_1 + J_y2_neg*O04_2;
    const O05 = e0_0*O05_0 + e0_1*O05_1 + e0_2*O05_2;
    const O15 = e1_0*O05_0 + e1_1*O05_1 + e1_2*O05_2;
    const O25 = e2_0*O05_0 + e2_1*O05_1 + e2_2*O05_2;
    const O35 = e3_0*O05_0 + e3_1*O05_1 - J_x2_neg*O05_2;
    const O45 = e4_0*O05_0 + e4_1*O05_1 - J_y2_neg*O05_2;
    const O55 = e5_0*O05_0 + e5_1*O05_1 + r3_x*O05_2;

    // elimination of direction 'z'
    const DO5_inv = 1.0/O55;
    const UO05 = O05*DO5_inv;
    const UO15 = O15*DO5_inv;
    const UO25 = O25*DO5_inv;
    const UO35 = O35*DO5_inv;
    const UO45 = O45*DO5_inv;
    const O03e5 = O03 - O05*UO35;
    const O13e5 = O13 - O15*UO35;
    const O23e5 = O23 - O25*UO35;
    const O33e5 = O33 - O35*UO35;
    const O04e5 = O04 - O05*UO45;
    const O14e5 = O14 - O15*UO45;
    const O24e5 = O24 - O25*UO45;
    const O34e5 = O34 - O35*UO45;
    const DO4 = O44 - O45*UO45;

    // elimination of direction 'y'
    const DO4_inv = 1.0/DO4;
    const UO04 = O04e5*DO4_inv;
    const UO14 = O14e5*DO4_inv;
    const UO24 = O24e5*DO4_inv;
    const UO34 = O34e5*DO4_inv;
    const O03e4 = O03e5 - O04e5*UO34;
    const O13e4 = O13e5 - O14e5*UO34;
    const O23e4 = O23e5 - O24e5*UO34;
    const DO3 = O33e5 - O34e5*UO34;

    // elimination of direction 'x'
    const DO3_inv = 1.0/DO3;
    const UO03 = O03e4*DO3_inv;
    const UO13 = O13e4*DO3_inv;
    const UO23 = O23e4*DO3_inv;
    const O00e3 = O00 - O00_0;
    const O01e3 = O01 - O01_6;
    const O11e3 = O11 - O11_0;
    const O02e3 = O02 - O02_6;
    const O12e3 = O12 - O12_0;
    const DO2 = O22 - O22_0;

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
    const XO05 = UO15*XO01_neg - UO05*DO0_inv - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const XO25 = -UO05*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const XO35 = -UO05*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const XO45 = -UO05*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const XO55_0_ = UO45*XO45;
    const XO55 = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35 - XO55_0_;

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
 * point of tool 'flange'.
 * Operations: 189 mul, 136 add, 4 div, 10 trig.
 *
 * @param {number[]} q joint positions [rad], 6 numbers
 * @param {number[]} f moment [N m] and force [N] on the tool, base axes, at the tool point, 6 numbers
 * @returns {number[]} qdd, 6
 */
export function tip_force_acceleration_flange(q, f) {
    const given = [["q", q, 6], ["f", f, 6]];
    return evaluate("tip_force_acceleration_flange", _tip_force_acceleration_flange, given, [
        ["qdd", [6]],
    ]);
}

function _tip_force_acceleration_flange(q, f) {
    const q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    // sines and cosines
    const c0 = cos(q0);
    const s0 = sin(q0);
    const c1 = cos(q1);
    const s1 = sin(q1);
    const q12 = q1 + q2;
    const c12 = cos(q12);
    const s12 = sin(q12);
    const c3 = cos(q3);
    const s3 = sin(q3);
    const c4 = cos(q4);
    const s4 = sin(q4);

    // position of 'link3'
    const r2_x = 0.4318*c1;
    const r2_y = 0.4318*s1;

    // position of 'link4'
    const r3_x = 0.0203*c12 - 0.4318*s12;
    const r3_y = 0.0203*s12 + 0.4318*c12;

    // inertia of 'link2' in the axes of its group
    const I1_hy = 3.79559*s1 + 0.1044*c1;
    const I1_Jxx_neg = c1*(1.601861202*c1 - 0.0141984*s1);
    const I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    // inertia of 'link3' in the axes of its group
    const I2_hx = 0.025375*c12 - 0.89133*s12;
    const I2_hy = 0.025375*s12 + 0.89133*c12;

    // frame of 'link2' in the base
    const o1_x = 0.15005*s0;
    const o1_y = -0.15005*c0;

    // frame of 'link4' in the base
    const Q3_xx_0 = c0*c12;
    const Q3_xz_neg = c0*s12;
    const Q3_xx = c3*Q3_xx_0 - s0*s3;
    const Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const Q3_yx_0 = s0*c12;
    const Q3_yz_neg = s0*s12;
    const Q3_yx = c3*Q3_yx_0 + c0*s3;
    const Q3_yy = c0*c3 - s3*Q3_yx_0;
    const Q3_zx = s12*c3;
    const Q3_zy_neg = s12*s3;
    const J_z1 = r2_x + r3_x;
    const o3_x = o1_x + c0*J_z1;
    const o3_y = o1_y + s0*J_z1;

    // frame of 'link5' in the base
    const Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const Q4_zy = s4*Q3_zx - c12*c4;

    // columns of the Jacobian
    const J_x1_neg_0 = r3_y + r2_y;
    const J_x1_neg = c0*J_x1_neg_0;
    const J_y1_neg = s0*J_x1_neg_0;
    const J_x2_neg = c0*r3_y;
    const J_y2_neg = s0*r3_y;

    // joint forces of the wrench
    const tau0 = f2 - o3_y*f3 + o3_x*f4;
    const tau1_0 = s0*f0 - c0*f1;
    const tau1 = tau1_0 - J_x1_neg*f3 - J_y1_neg*f4 + J_z1*f5;
    const tau2 = tau1_0 - J_x2_neg*f3 - J_y2_neg*f4 + r3_x*f5;
    const tau3 = c12*f2 - (Q3_xz_neg*f0 + Q3_yz_neg*f1);
    const tau4 = Q3_xy_neg*f0 - Q3_yy*f1 + Q3_zy_neg*f2;
    const tau5_neg = Q4_xy*f0 + Q4_yy*f1 + Q4_zy*f2;

    // composite inertia of 'link4'
    const R3_hx = -0.00288*s4;
    const R3_hz = 0.00288*c4;
    const R3_Jxz_0 = 0.00020216*c4;
    const R3_Jxx_0 = c4*R3_Jxz_0;
    const R3_Jxz = s4*R3_Jxz_0;
    const R3_Jxx = R3_Jxx_0 - 0.00020216;
    const R3_Jzz = 0.00184216 - R3_Jxx_0;

    // composite inertia of 'link3'
    const R2_hx_0 = -c3*R3_hx;
    const R2_hz = -s3*R3_hx;
    const R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const R2_hy_0 = 0.00288*Q4_zy;
    const D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const D0_1 = c3*D0_0;
    const D0_2 = D0_1 + 0.0001;
    const D0_3 = c3*R3_Jxz;
    const R2_Jyz_neg_0 = s3*R3_Jxz;
    const D0_4 = D0_2 - R3_Jzz;
    const D0_5 = 2.0*D0_3;
    const R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const R2_hx = I2_hx - R2_hx_1;
    const R2_hy = I2_hy - R2_hy_0;
    const R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + D0_0*Q3_zy_neg + r3_y*R2_hz;

    // composite inertia of 'link2'
    const M11_0 = 0.8636*c1*R2_hx;
    const M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const R1_hy = I1_hy + R2_hy;
    const R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    // composite inertia of 'link1'
    const D0_6 = 0.3001*R2_hz;
    const R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    // inertia that joint 'shoulder' feels, and its couplings inward
    const M11 = M11_1 + 4.072928847;

    // inertia that joint 'elbow' feels, and its couplings inward
    const M22 = R2_Jzz_1 + 0.936065562438;
    const M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    // inertia that joint 'wrist_roll' feels, and its couplings inward
    const M33 = 0.19263278612368 - R3_Jxx_0;
    const f3at2_x = c12*R2_hz;
    const M03e5_0 = s12*D0_3;
    const M03e5_1 = -c12*R3_Jzz;
    const M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const M03e5_2 = 0.15005*f3at2_x;

    // inertia that joint 'wrist_pitch' feels, and its couplings inward
    const f4at2_x_0 = c3*R3_hz;
    const f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const M04 = 0.00064216*Q3_zy_neg - s3*R3_hz*J_z1 + 0.15005*f4at2_x;

    // inertia that joint 'flange' feels, and its couplings inward
    const M35 = 4e-05*c4;
    const M25 = 0.013888888888888888*R2_hz;
    const n5at2_y = -4e-05*Q4_zy;

    // elimination of 'flange'
    const U05 = 5.1518639227799214*n5at2_y;
    const U15 = 5.1518639227799214*M25;
    const U35 = 0.00020607455691119687*c4;
    const D0_7 = n5at2_y*U05;
    const M01e5_0 = -n5at2_y*U15;
    const M01e5 = M01e5_0 - R0_Jyz;
    const M11e5_0 = M25*U15;
    const M11e5 = M11 - M11e5_0;
    const M02e5 = M01e5_0 - M02_neg;
    const M12e5 = M12 - M11e5_0;
    const M22e5 = M22 - M11e5_0;
    const M03e5 = M03e5_0 - M03e5_1 - R2_hx_0*J_z1 + M03e5_2 - n5at2_y*U35;
    const M13e5_0 = M25*U35;
    const M13e5 = M13 - M13e5_0;
    const M23e5_neg = M23_neg + M13e5_0;
    const M33e5 = M33 - M35*U35;

    // elimination of 'wrist_pitch'
    const U04 = 5.836060905888831*M04;
    const U14 = 5.836060905888831*M14;
    const U24 = 5.836060905888831*M24;
    const D0_8 = M04*U04;
    const M01e4 = M01e5 - M04*U14;
    const M11e4 = M11e5 - M14*U14;
    const M02e4 = M02e5 - M04*U24;
    const M12e4 = M12e5 - M14*U24;
    const M22e4 = M22e5 - M24*U24;

    // elimination of 'wrist_roll'
    const D3_inv_neg = -1.0/M33e5;
    const U03_neg = M03e5*D3_inv_neg;
    const U13 = -M13e5*D3_inv_neg;
    const U23 = M23e5_neg*D3_inv_neg;
    const D0_9 = M03e5*U03_neg;
    const M01e3 = M01e4 - M03e5*U13;
    const M11e3 = M11e4 - M13e5*U13;
    const M02e3 = M02e4 - M03e5*U23;
    const M12e3 = M12e4 - M13e5*U23;
    const D2 = M22e4 + M23e5_neg*U23;

    // elimination of 'elbow'
    const D2_inv = 1.0/D2;
    const U02 = M02e3*D2_inv;
    const U12 = M12e3*D2_inv;
    const D0_10 = M02e3*U02;
    const M01e2 = M01e3 - M02e3*U12;
    const D1 = M11e3 - M12e3*U12;

    // elimination of 'shoulder'
    const D1_inv = 1.0/D1;
    const U01 = M01e2*D1_inv;
    const D0_11 = c12*(s12*(D0_5 - 0.022546398) - c12*(D0_4 + 0.3256620055));
    const D0_12 = I1_Jxx_neg + D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767;
    const D0 = D0_12 - D0_7 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    // elimination of 'waist'
    const D0_inv = 1.0/D0;

    // solve with U
    const e3 = tau3 + tau5_neg*U35;
    const e2_0 = tau5_neg*U15;
    const e2 = tau2 - U23*e3 - tau4*U24 + e2_0;
    const e1 = tau1 - U12*e2 - U13*e3 - tau4*U14 + e2_0;
    const e0 = tau0 - U01*e1 - U02*e2 + U03_neg*e3 - tau4*U04 + tau5_neg*U05;

    // solve with D and U*
    const x0 = D0_inv*e0;
    const x1 = D1_inv*e1 - U01*x0;
    const x2 = D2_inv*e2 - U02*x0 - U12*x1;
    const x3 = U03_neg*x0 - D3_inv_neg*e3 - U13*x1 - U23*x2;
    const x4 = 5.836060905888831*tau4 - U04*x0 - U14*x1 - U24*x2;
    const x5_neg = 5.1518639227799214*tau5_neg + U05*x0 + U15*(x1 + x2) + U35*x3;

    const qdd = [x0, x1, x2, x3, x4, -x5_neg];
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
                    2.43903136, -0.57887691, 0.10455267, -0.00127705, -0.00067054, -3.052e-05,
                    -0.57887691, 3.77169949, 0.03024091, -5.99e-06, 0.00045943, 6.6e-07, 0.10455267,
                    0.03024091, 0.93858451, -2.401e-05, 0.00105143, 6.6e-07, -0.00127705, -5.99e-06,
                    -2.401e-05, 0.19243071, 0.0, 3.999e-05, -0.00067054, 0.00045943, 0.00105143,
                    0.0, 0.17134845, 0.0, -3.052e-05, 6.6e-07, 6.6e-07, 3.999e-05, 0.0, 0.19410451,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    2.59068973, -0.50106329, 0.13709997, -0.00124278, 0.00013848, -1.031e-05,
                    -0.50106329, 3.76242924, 0.02449749, -2.735e-05, 1.376e-05, 6.32e-06,
                    0.13709997, 0.02449749, 0.93636792, -0.0002006, 0.00073611, 6.32e-06,
                    -0.00124278, -2.735e-05, -0.0002006, 0.19262935, 0.0, 5.22e-06, 0.00013848,
                    1.376e-05, 0.00073611, 0.0, 0.17134845, 0.0, -1.031e-05, 6.32e-06, 6.32e-06,
                    5.22e-06, 0.0, 0.19410451,
                ]],
            ]],
        ]],
        [udu, ["q"], [
            [0, [
                [5.1e-09, [
                    1.0, -0.15441163, 0.11139897, -0.00663639, -0.00391329, -0.00015723, 0.0, 1.0,
                    0.03221691, -3.115e-05, 0.00268125, 3.42e-06, 0.0, 0.0, 1.0, -0.00012478,
                    0.00613622, 3.42e-06, 0.0, 0.0, 0.0, 1.0, 0.0, 0.00020603, 0.0, 0.0, 0.0, 0.0,
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [2.33746757, 3.77072408, 0.93857805, 0.1924307, 0.17134845, 0.19410451]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, -0.13415169, 0.14641529, -0.00645165, 0.00080819, -5.311e-05, 0.0, 1.0,
                    0.02616225, -0.00014199, 8.033e-05, 3.255e-05, 0.0, 0.0, 1.0, -0.00104137,
                    0.00429601, 3.255e-05, 0.0, 0.0, 0.0, 1.0, 0.0, 2.688e-05, 0.0, 0.0, 0.0, 0.0,
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [2.50290866, 3.76178833, 0.93636455, 0.19262935, 0.17134845, 0.19410451]],
            ]],
        ]],
        [innovations, ["q"], [
            [0, [
                [5.1e-09, [
                    1.0, 0.15441163, -0.11637363, 0.00662668, 0.00421337, 0.00015573, 0.0, 1.0,
                    -0.03221691, 2.713e-05, -0.00248356, -3.32e-06, 0.0, 0.0, 1.0, 0.00012478,
                    -0.00613622, -3.45e-06, 0.0, 0.0, 0.0, 1.0, 0.0, -0.00020603, 0.0, 0.0, 0.0,
                    0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [2.33746757, 3.77072408, 0.93857805, 0.1924307, 0.17134845, 0.19410451]],
            ]],
            [1, [
                [5.1e-09, [
                    1.0, 0.13415169, -0.149925, 0.00631458, -0.00017489, 5.345e-05, 0.0, 1.0,
                    -0.02616225, 0.00011475, 3.206e-05, -3.17e-05, 0.0, 0.0, 1.0, 0.00104137,
                    -0.00429601, -3.258e-05, 0.0, 0.0, 0.0, 1.0, 0.0, -2.688e-05, 0.0, 0.0, 0.0,
                    0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]],
                [5.1e-09, [2.50290866, 3.76178833, 0.93636455, 0.19262935, 0.17134845, 0.19410451]],
            ]],
        ]],
        [mass_matrix_inverse, ["q"], [
            [0, [
                [5.1e-09, [
                    0.42781342, 0.06605937, -0.0497862, 0.00283498, 0.00180254, 6.662e-05,
                    0.06605937, 0.27540139, -0.01623153, 0.00044495, -0.00038031, 9.41e-06,
                    -0.0497862, -0.01623153, 1.07151055, -0.0001972, -0.00672634, -1.14e-05,
                    0.00283498, 0.00044495, -0.0001972, 5.19669484, 1.111e-05, -0.00107025,
                    0.00180254, -0.00038031, -0.00672634, 1.111e-05, 5.83611025, 3.1e-07, 6.662e-05,
                    9.41e-06, -1.14e-05, -0.00107025, 3.1e-07, 5.15186415,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.39953516, 0.05359832, -0.05990031, 0.0025229, -6.987e-05, 2.136e-05,
                    0.05359832, 0.27302132, -0.01499046, 0.00036895, -8.5e-07, -5.56e-06,
                    -0.05990031, -0.01499046, 1.07712263, 0.0007331, -0.00457771, -3.777e-05,
                    0.0025229, 0.00036895, 0.0007331, 5.19133407, -5.22e-06, -0.00013943,
                    -6.987e-05, -8.5e-07, -0.00457771, -5.22e-06, 5.83608063, 1.5e-07, 2.136e-05,
                    -5.56e-06, -3.777e-05, -0.00013943, 1.5e-07, 5.15186393,
                ]],
            ]],
        ]],
        [inverse_dynamics, ["q", "qd", "qdd"], [
            [0, [
                [5.1e-08, [33.1198575, 13.586769, -18.4635248, -1.6756346, 1.2285059, -0.2671907]],
            ]],
            [1, [
                [5.1e-08, [33.2654325, 3.8228033, 8.1194293, -0.8899529, -0.9530249, 0.7817509]],
            ]],
        ]],
        [bias_forces, ["q", "qd"], [
            [0, [
                [5.1e-08, [29.4303778, 21.7074251, -18.3054813, -1.8456454, 1.4154119, -0.6126988]],
            ]],
            [1, [
                [5.1e-08, [27.3788294, 12.1616846, 6.8580627, -1.1340767, -1.2179595, 0.5954282]],
            ]],
        ]],
        [gravity_forces, ["q"], [
            [0, [
                [5.1e-09, [0.0, -0.09875296, -5.7865711, 0.00029927, -0.01046998, 0.0]],
            ]],
            [1, [
                [5.1e-08, [0.0, -15.4150498, -1.3671667, 0.0005856, 0.027292, 0.0]],
            ]],
        ]],
        [coriolis_matrix, ["q", "qd"], [
            [0, [
                [5.1e-10, [
                    0.020906563, -0.240760016, -0.108911089, 0.001295341, -0.001647692, -4.258e-06,
                    0.082250801, 0.320702557, 0.092619003, 0.000924474, -0.001636582, -1.3948e-05,
                    0.064964848, 0.227987648, -9.5906e-05, 0.002105115, -0.003297311, -1.3948e-05,
                    0.000126894, -0.000547014, -0.00052709, -5.416e-06, 4.7644e-05, 3.02e-07,
                    -0.001387828, 7.27e-05, 0.000278, -4.7644e-05, 0.0, -2.528e-06, -4.258e-06,
                    -2.9716e-05, -2.9716e-05, 7.7e-07, 2.528e-06, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-10, [
                    0.672394783, 0.549932606, 0.03495805, -0.000192325, -0.000564983, 2.2576e-05,
                    -0.024269489, -0.058719476, -0.402745406, 0.000196114, -0.000267887, -4.658e-06,
                    0.010856528, 0.345173831, 0.001147901, 0.000260938, -0.001490807, -4.658e-06,
                    -0.000787118, -0.000166111, -6.6905e-05, -2.405e-05, 0.000128666, -2.3283e-05,
                    -9.6017e-05, 0.000807983, 0.002638162, -0.000128666, 0.0, -5.213e-06,
                    2.2576e-05, -2.371e-06, -2.371e-06, 5.9769e-05, 5.213e-06, 0.0,
                ]],
            ]],
        ]],
        [forward_dynamics, ["q", "qd", "tau"], [
            [0, [
                [5.1e-08, [-14.2705237, -8.5993252, 19.3438604, 10.3819553, 1.859551, 0.6792264]],
            ]],
            [1, [
                [5.1e-08, [-10.6934878, -4.6029237, -5.3675591, 4.254599, -3.2480312, 4.556836]],
            ]],
        ]],
        [pose_flange, ["q"], [
            [0, [
                [5.1e-09, [
                    -0.94982463, 0.30016056, -0.08795911, -0.17272324, 0.17687856, 0.74738084,
                    0.6404185, 0.19547989, 0.25796733, 0.59272719, -0.7629727, 0.77695278, 0.0, 0.0,
                    0.0, 1.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    -0.25371835, -0.15517047, 0.95475082, -0.2270606, -0.8585999, 0.49069183,
                    -0.14841744, -0.15232818, -0.44545842, -0.85740519, -0.25772687, 0.65066815,
                    0.0, 0.0, 0.0, 1.0,
                ]],
            ]],
        ]],
        [jacobian_flange, ["q"], [
            [0, [
                [5.1e-09, [
                    0.0, -0.99386836, -0.99386836, -0.0705175, -0.48287836, -0.08795911, 0.0,
                    -0.11056978, -0.11056978, 0.63385416, -0.69734264, 0.6404185, 1.0, 0.0, 0.0,
                    -0.77023125, -0.52966191, -0.7629727, -0.19547989, -0.0116234, 0.03534244, 0.0,
                    0.0, 0.0, -0.17272324, 0.10447821, -0.31767932, 0.0, 0.0, 0.0, 0.0, -0.21337925,
                    -0.29102249, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.00999983, 0.00999983, -0.13120663, -0.14806076, 0.95475082, 0.0,
                    -0.99995, -0.99995, -0.00131211, -0.9887573, -0.14841744, 1.0, 0.0, 0.0,
                    -0.99135417, 0.02090465, -0.25772687, 0.15232818, 0.0211608, 0.42538183, 0.0,
                    0.0, 0.0, -0.2270606, 0.00021162, 0.00425396, 0.0, 0.0, 0.0, 0.0, -0.2285725,
                    -0.07678235, 0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [jacobian_rate_flange, ["q", "qd"], [
            [0, [
                [5.1e-09, [
                    0.0, 0.06744757, 0.06744757, -0.42667826, 2.04752786, 0.71892975, 0.0,
                    -0.6062597, -0.6062597, 0.31677331, -0.67949273, -0.15487259, 0.0, 0.0, 0.0,
                    0.29974941, -0.97206848, -0.21287746, -0.52942926, -0.08872825, 0.17866059, 0.0,
                    0.0, 0.0, -0.1898644, 0.21759385, 0.15750077, 0.0, 0.0, 0.0, 0.0, -0.63870675,
                    -0.15023044, 0.0, 0.0, 0.0,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    0.0, 0.059997, 0.059997, 2.10164449, 0.17184757, 0.34144868, 0.0, 0.00059999,
                    0.00059999, 0.01314396, -0.03325057, 0.2363431, 0.0, 0.0, 0.0, -0.27817197,
                    -0.35556039, 1.12879565, 0.01192188, 0.43748418, 0.1625152, 0.0, 0.0, 0.0,
                    0.1793091, 0.00564476, 0.02715067, 0.0, 0.0, 0.0, 0.0, 0.17017792, 0.90185458,
                    0.0, 0.0, 0.0,
                ]],
            ]],
        ]],
        [operational_inertia_inverse_flange, ["q"], [
            [0, [
                [5.1e-09, [
                    2.71809484, 1.58180898, 2.09972995, -0.03058798, 0.30823184, 0.35920733,
                    1.58180898, 7.05292977, -2.89937673, -0.00339824, 0.03289337, 0.03862714,
                    2.09972995, -2.89937673, 8.13947136, -0.08539959, -0.05182299, -0.00065867,
                    -0.03058798, -0.00339824, -0.08539959, 0.01872484, -0.00204444, -0.01034728,
                    0.30823184, 0.03289337, -0.05182299, -0.00204444, 0.11713598, 0.09224879,
                    0.35920733, 0.03862714, -0.00065867, -0.01034728, 0.09224879, 0.10127394,
                ]],
            ]],
            [1, [
                [5.1e-09, [
                    4.91366185, 0.11159512, -0.61075678, 0.00474822, 0.00013053, -0.00143493,
                    0.11159512, 7.13005186, 0.09070354, -0.45435216, -0.00599845, 0.14017657,
                    -0.61075678, 0.09070354, 5.84115677, 0.03577867, -0.09039622, -0.00750613,
                    0.00474822, -0.45435216, 0.03577867, 0.19661091, -0.00638037, -0.03618502,
                    0.00013053, -0.00599845, -0.09039622, -0.00638037, 0.02072868, 0.00138722,
                    -0.00143493, 0.14017657, -0.00750613, -0.03618502, 0.00138722, 0.02008814,
                ]],
            ]],
        ]],
        [operational_inertia_flange, ["q"], [
            [0, [
                [0.00035, [
                    734.8663, -276.5291, -305.7286, -1868.9239, 345.4222, -3008.5952, -276.5291,
                    104.2255, 115.1083, 703.5538, -129.9351, 1132.0522, -305.7286, 115.1083,
                    127.3464, 778.238, -143.6225, 1251.6465, -1868.9239, 703.5538, 778.238,
                    4818.7263, -892.0094, 7670.4337, 345.4222, -129.9351, -143.6225, -892.0094,
                    195.7184, -1445.9635, -3008.5952, 1132.0522, 1251.6465, 7670.4337, -1445.9635,
                    12358.1888,
                ]],
            ]],
            [1, [
                [6.1e-08, [
                    0.2065261, -0.0047768, 0.0232176, -0.0119221, 0.0929658, 0.0288654, -0.0047768,
                    0.1719969, -0.0031616, 0.2697196, 0.1677193, -0.727463, 0.0232176, -0.0031616,
                    0.1862503, -0.0129693, 0.8062147, 0.0142787, -0.0119221, 0.2697196, -0.0129693,
                    8.0744689, 1.6676, 12.5416655, 0.0929658, 0.1677193, 0.8062147, 1.6676,
                    52.4183578, -1.4784346, 0.0288654, -0.727463, 0.0142787, 12.5416655, -1.4784346,
                    77.5578765,
                ]],
            ]],
        ]],
        [tip_force_acceleration_flange, ["q", "f"], [
            [0, [
                [5.1e-09, [
                    0.83971463, 0.63101642, 2.30176001, -4.37966848, -4.11777641, -4.08354422,
                ]],
            ]],
            [1, [
                [5.1e-08, [-0.4218272, 0.3910497, 2.4103982, 8.5774068, 12.6139535, -6.096447]],
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
