"""ur5: robot dynamics in closed form.

Made by symdyn 0.1.0 from ur5.yaml
(SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
Make it again with

    symdyn generate ur5.yaml --target python,c,javascript

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
using(xp) gives them over another array library: JAX, PyTorch, CuPy or CasADi.
Self-test: python ur5.py

Joints, in the order of q:

    0  shoulder_pan_joint   rad  [-6.28318530718, 6.28318530718]
    1  shoulder_lift_joint  rad  [-6.28318530718, 6.28318530718]
    2  elbow_joint          rad  [-3.14159265359, 3.14159265359]
    3  wrist_1_joint        rad  [-6.28318530718, 6.28318530718]
    4  wrist_2_joint        rad  [-6.28318530718, 6.28318530718]
    5  wrist_3_joint        rad  [-6.28318530718, 6.28318530718]

Tools: ee_link, tool0.

Conventions:

    - SI units, radians; q has one entry for each joint, in the order above.
    - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
    - Jacobians, operational inertias and wrenches: base axes, at the tool point.
    - Matrices are full, row by row.
    - Inside functions a number behind a letter is the place of a joint or its body; frames have
      z along its axis.
    - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
      of the joints.

Bound: symdyn holds every function to its numeric core within 8.5e-14 kappa of the output's size,
where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
1. 'symdyn verify' compares them again.

Operations of each function:

                                         mul  add  div  trig
    mass_matrix                           47   35    0    10
    udu                                   72   63    4    10
    innovations                           88   79    4    10
    mass_matrix_inverse                  120  108    5    10
    inverse_dynamics                     129   89    0    10
    bias_forces                          102   62    0    10
    gravity_forces                         3    4    0     3
    coriolis_matrix                      173  139    0    10
    forward_dynamics                     201  140    5    10
    pose_ee_link                          39   22    0    12
    pose_tool0                            39   22    0    12
    jacobian_ee_link                      36   25    0    10
    jacobian_tool0                        36   25    0    10
    jacobian_rate_ee_link                107   71    0    10
    jacobian_rate_tool0                  107   71    0    10
    operational_inertia_inverse_ee_link  303  238    5    12
    operational_inertia_inverse_tool0    303  238    5    12
    operational_inertia_ee_link          423  328   11    12
    operational_inertia_tool0            423  328   11    12
    tip_force_acceleration_ee_link       153  133    5    12
    tip_force_acceleration_tool0         153  133    5    12

This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
"""
# fmt: off
# mypy: disable-error-code="no-untyped-def,no-untyped-call,no-any-return"

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAME = "ur5"
N = 6
NQ = 6
NV = 6
JOINTS = (
    "shoulder_pan_joint", "shoulder_lift_joint", "elbow_joint", "wrist_1_joint", "wrist_2_joint",
    "wrist_3_joint",
)
LIMITS = (
    (-6.28318530718, 6.28318530718), (-6.28318530718, 6.28318530718),
    (-3.14159265359, 3.14159265359), (-6.28318530718, 6.28318530718),
    (-6.28318530718, 6.28318530718), (-6.28318530718, 6.28318530718),
)
TOOLS = ("ee_link", "tool0")
PARAMETERS: dict[str, float] = {}
OPERATIONS = {
    "mass_matrix": {"mul": 47, "add": 35, "trig": 10},
    "udu": {"mul": 72, "add": 63, "div": 4, "trig": 10},
    "innovations": {"mul": 88, "add": 79, "div": 4, "trig": 10},
    "mass_matrix_inverse": {"mul": 120, "add": 108, "div": 5, "trig": 10},
    "inverse_dynamics": {"mul": 129, "add": 89, "trig": 10},
    "bias_forces": {"mul": 102, "add": 62, "trig": 10},
    "gravity_forces": {"mul": 3, "add": 4, "trig": 3},
    "coriolis_matrix": {"mul": 173, "add": 139, "trig": 10},
    "forward_dynamics": {"mul": 201, "add": 140, "div": 5, "trig": 10},
    "pose_ee_link": {"mul": 39, "add": 22, "trig": 12},
    "pose_tool0": {"mul": 39, "add": 22, "trig": 12},
    "jacobian_ee_link": {"mul": 36, "add": 25, "trig": 10},
    "jacobian_tool0": {"mul": 36, "add": 25, "trig": 10},
    "jacobian_rate_ee_link": {"mul": 107, "add": 71, "trig": 10},
    "jacobian_rate_tool0": {"mul": 107, "add": 71, "trig": 10},
    "operational_inertia_inverse_ee_link": {"mul": 303, "add": 238, "div": 5, "trig": 12},
    "operational_inertia_inverse_tool0": {"mul": 303, "add": 238, "div": 5, "trig": 12},
    "operational_inertia_ee_link": {"mul": 423, "add": 328, "div": 11, "trig": 12},
    "operational_inertia_tool0": {"mul": 423, "add": 328, "div": 11, "trig": 12},
    "tip_force_acceleration_ee_link": {"mul": 153, "add": 133, "div": 5, "trig": 12},
    "tip_force_acceleration_tool0": {"mul": 153, "add": 133, "div": 5, "trig": 12},
}
SOURCE_SHA256 = "f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f"

Array = NDArray[np.float64]


def mass_matrix(q: ArrayLike) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        M, shape (..., 6, 6).

    Operations: 47 mul, 35 add, 10 trig.
    """
    return _evaluate("mass_matrix", _mass_matrix, [("q", q, 6)], [(6, 6)])


def _mass_matrix(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jyy = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jyy = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    R0_Jzz_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    R0_Jzz_1 = R4_Jzz + R3_Jzz_1
    R0_Jzz_2 = 2.0*R0_Jzz_0*s123
    R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz
    R0_Jzz_3 = c123*(c123*(R0_Jzz_1 - 0.02174530937515) - R0_Jzz_2)
    R0_Jzz_4 = I1_Jyy + I2_Jyy + R0_Jzz_3 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0
    R0_Jzz = R0_Jzz_4 + 0.4395951218179

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz + 0.5*R1_Jzz_1
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.5*R2_Jzz_1
    M13 = r2_x*I3_hx + r2_y*I3_hy + M23
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*R0_Jzz_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y_neg = 0.0171364731454*s4*s123

    M = [
        R0_Jzz,       -R0_Jyz,      M02,          M03,          n4at3_y,      -n5at3_y_neg,
        -R0_Jyz,      R1_Jzz,       M12,          M13,          R3_Jyz_neg_0, M35,
        M02,          M12,          R2_Jzz,       M23,          R3_Jyz_neg_0, M35,
        M03,          M13,          M23,          R3_Jzz,       R3_Jyz_neg_0, M35,
        n4at3_y,      R3_Jyz_neg_0, R3_Jyz_neg_0, R3_Jyz_neg_0, R4_Jzz,       0.0,
        -n5at3_y_neg, M35,          M35,          M35,          0.0,          0.0171364731454,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        U, shape (..., 6, 6); D, shape (..., 6).

    Operations: 72 mul, 63 add, 4 div, 10 trig.
    """
    return _evaluate("udu", _udu, [("q", q, 6)], [(6, 6), (6,)])


def _udu(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jyy = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jyy = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz + 0.5*R1_Jzz_1
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = 0.5*R2_Jzz_1
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y_neg = 0.0171364731454*s4*s123

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*n5at3_y_neg
    D0_3 = -n5at3_y_neg*U05
    M01e5_0 = c4*n5at3_y_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3
    D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01

    U = [
        1.0, U01, U02, U03, U04, U05,
        0.0, 1.0, U12, U13, U14, c4,
        0.0, 0.0, 1.0, U23, U14, c4,
        0.0, 0.0, 0.0, 1.0, U14, c4,
        0.0, 0.0, 0.0, 0.0, 1.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
    ]
    D = [D0, D1, D2, D3, R4_Jzz, 0.0171364731454]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N,): W M W^T = diag(D).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        W, shape (..., 6, 6); D, shape (..., 6).

    Operations: 88 mul, 79 add, 4 div, 10 trig.
    """
    return _evaluate("innovations", _innovations, [("q", q, 6)], [(6, 6), (6,)])


def _innovations(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jyy = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jyy = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz + 0.5*R1_Jzz_1
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = 0.5*R2_Jzz_1
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y_neg = 0.0171364731454*s4*s123

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*n5at3_y_neg
    D0_3 = -n5at3_y_neg*U05
    M01e5_0 = c4*n5at3_y_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3
    D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # inverse of U
    W02 = U12*U01 - U02
    W13 = U23*U12 - U13
    W03 = U23*U02 - U01*W13 - U03
    W24 = U14*U23 - U14
    W14 = U14*U13 - U12*W24 - U14
    W04 = U14*U03 - (U01*W14 + U02*W24) - U04
    W25 = c4*U23 - c4
    W15 = c4*U13 - U12*W25 - c4
    W05 = c4*U03 - (U01*W15 + U02*W25) - U05

    W = [
        1.0, -U01, W02,  W03,  W04,  W05,
        0.0, 1.0,  -U12, W13,  W14,  W15,
        0.0, 0.0,  1.0,  -U23, W24,  W25,
        0.0, 0.0,  0.0,  1.0,  -U14, -c4,
        0.0, 0.0,  0.0,  0.0,  1.0,  0.0,
        0.0, 0.0,  0.0,  0.0,  0.0,  1.0,
    ]
    D = [D0, D1, D2, D3, R4_Jzz, 0.0171364731454]
    return [W, D]


def mass_matrix_inverse(q: ArrayLike) -> Array:
    """M^-1, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        M_inverse, shape (..., 6, 6).

    Operations: 120 mul, 108 add, 5 div, 10 trig.
    """
    return _evaluate("mass_matrix_inverse", _mass_matrix_inverse, [("q", q, 6)], [(6, 6)])


def _mass_matrix_inverse(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jyy = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jyy = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz + 0.5*R1_Jzz_1
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = 0.5*R2_Jzz_1
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y_neg = 0.0171364731454*s4*s123

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*n5at3_y_neg
    D0_3 = -n5at3_y_neg*U05
    M01e5_0 = c4*n5at3_y_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3
    D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv = 1.0/D0

    # row 'shoulder_lift_joint' of the inverse
    X01_neg = U01*D0_inv
    X11 = U01*X01_neg - D1_inv_neg

    # row 'elbow_joint' of the inverse
    X02 = U12*X01_neg - U02*D0_inv
    X12 = U02*X01_neg - U12*X11
    X22_neg = D2_inv_neg + U02*X02 + U12*X12

    # row 'wrist_1_joint' of the inverse
    X03 = U13*X01_neg - U03*D0_inv - U23*X02
    X13 = U03*X01_neg - U13*X11 - U23*X12
    X23 = U23*X22_neg - (U03*X02 + U13*X12)
    X33_neg = D3_inv_neg + U03*X03 + U13*X13 + U23*X23

    # row 'wrist_2_joint' of the inverse
    X04_neg_0 = X02 - X01_neg + X03
    X04_neg = U04*D0_inv + U14*X04_neg_0
    X14_0 = U14*X12
    X14_1 = U14*X13
    X14 = U04*X01_neg - U14*X11 - X14_0 - X14_1
    X24_neg_0 = U14*X23
    X24_neg = X14_0 + U04*X02 - U14*X22_neg + X24_neg_0
    X34 = U14*X33_neg - (X14_1 + U04*X03 + X24_neg_0)
    X44_0 = X24_neg - X14 - X34
    X44 = D4_inv + U04*X04_neg + U14*X44_0

    # row 'wrist_3_joint' of the inverse
    X05 = -U05*D0_inv - c4*X04_neg_0
    X15_neg_0 = c4*X12
    X15_neg_1 = c4*X13
    X15_neg = c4*X11 - U05*X01_neg + X15_neg_0 + X15_neg_1
    X25_neg_0 = c4*X23
    X25_neg = X15_neg_0 + U05*X02 - c4*X22_neg + X25_neg_0
    X35 = c4*X33_neg - (X15_neg_1 + U05*X03 + X25_neg_0)
    X45 = U05*X04_neg + c4*X44_0
    X55 = 58.355064750790525 - U05*X05 + c4*(X15_neg + X25_neg - X35)

    M_inverse = [
        D0_inv,   -X01_neg, X02,      X03,      -X04_neg, X05,
        -X01_neg, X11,      X12,      X13,      X14,      -X15_neg,
        X02,      X12,      -X22_neg, X23,      -X24_neg, -X25_neg,
        X03,      X13,      X23,      -X33_neg, X34,      X35,
        -X04_neg, X14,      -X24_neg, X34,      X44,      X45,
        X05,      -X15_neg, -X25_neg, X35,      X45,      X55,
    ]
    return [M_inverse]


def inverse_dynamics(q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).
        qdd: joint accelerations [rad/s²], shape (..., 6).

    Returns:
        tau, shape (..., 6).

    Operations: 129 mul, 89 add, 10 trig.
    """
    return _evaluate(
        "inverse_dynamics",
        _inverse_dynamics,
        [
            ("q", q, 6),
            ("qd", qd, 6),
            ("qdd", qdd, 6),
        ],
        [(6,)],
    )


def _inverse_dynamics(m, q, qd, qdd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q
    qd0, qd1, qd2, qd3, qd4, qd5 = qd
    qdd0, qdd1, qdd2, qdd3, qdd4, qdd5 = qdd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # inertia of 'upper_arm_link' in the axes of its group
    I1_Jyy_neg_0 = 0.12897252409*c1
    I1_Jyy_neg = c1*I1_Jyy_neg_0
    I1_Jxy = s1*I1_Jyy_neg_0
    I1_Jxz = -0.075354282*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_Jyy_neg_0 = 0.035556373944*c12
    I2_Jyy_neg = c12*I2_Jyy_neg_0
    I2_Jxy = s12*I2_Jyy_neg_0
    I2_Jxz = -0.09736195575*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123
    I3_Jyy_0 = 0.10510116377025*c123
    I3_Jyy = c123*I3_Jyy_0
    I3_Jxy_neg = s123*I3_Jyy_0

    # motion of 'shoulder_link'
    ww0_zz = qd0*qd0

    # motion of 'upper_arm_link'
    a1_x = 0.10915*qdd0
    a1_z = -0.10915*ww0_zz
    ww1_zz = qd1*qd1
    E1_xx_neg = ww0_zz + ww1_zz
    E1_zy = qd0*qd1*2.0

    # motion of 'forearm_link'
    a2_x = a1_x - (r2_x*E1_xx_neg + qdd1*r2_y)
    a2_y = 9.81 - (r2_y*ww1_zz - qdd1*r2_x)
    a2_z = r2_y*E1_zy - qdd0*r2_x + a1_z
    wd2_z = qdd1 + qdd2
    w2_z = qd1 + qd2
    ww2_zz = w2_z*w2_z
    E2_xx_neg = ww0_zz + ww2_zz
    E2_zy = qd0*w2_z*2.0

    # motion of 'wrist_1_link'
    a3_x = a2_x - (r3_x*E2_xx_neg + r3_y*wd2_z)
    a3_y = a2_y - (r3_y*ww2_zz - r3_x*wd2_z)
    a3_z = r3_y*E2_zy - qdd0*r3_x + a2_z
    wd3_z = qdd3 + wd2_z
    w3_z = qd3 + w2_z
    ww3_zz = w3_z*w3_z
    ww3_yz = qd0*w3_z
    E3_xx_neg = ww0_zz + ww3_zz
    E3_zy = 2.0*ww3_yz

    # motion of 'wrist_2_link'
    w4_x_neg_0 = qd0*s123
    w4_x_neg = c4*w4_x_neg_0 + s4*w3_z
    w4_y = s4*w4_x_neg_0 - c4*w3_z
    wd4_z = s123*ww3_yz - qdd0*c123 + qdd4
    w4_z = qd4 - qd0*c123
    E4_xz_0 = s123*E3_xx_neg - c123*wd3_z
    E4_xz_1 = s123*wd3_z + c123*ww3_zz
    E4_xz_2 = qdd0*s123 + c123*E3_zy
    E4_xz_3 = c123*E4_xz_0 - s123*E4_xz_1
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z
    wd4_y = c4*E4_xz_3 + s4*E4_xz_2 + ww4_xz_neg
    E4_xy_neg = wd4_z + ww4_xy_neg
    E4_zx_neg = ww4_xz_neg + wd4_y
    E4_zy = ww4_yz - (c4*E4_xz_2 - s4*E4_xz_3) + ww4_yz

    # motion of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    wd5_z = qdd5 - wd4_y
    w5_z = qd5 - w4_y
    ww5_xy_neg = w5_x*w5_y_neg
    ww5_xz = w5_x*w5_z
    ww5_yz_neg = w5_y_neg*w5_z
    wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg

    # force on 'wrist_3_link'
    n5_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg
    n5_y = -0.033822*ww5_xz
    n5_z = 0.0171364731454*wd5_z - 0.0166855268546*ww5_xy_neg

    # force on 'wrist_2_link'
    n4_x = 0.143532*E4_zy - (c5*n5_x - s5*n5_y)
    n4_y = 0.10971*E4_zx_neg - n5_z
    n4_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg - (s5*n5_x + c5*n5_y)

    # force on 'wrist_1_link'
    n0_z_0 = s123*(s4*n4_y - c4*n4_x)
    n0_z_1 = -c123*n4_z
    n0_z_2 = I3_Jxy_neg*E3_zy
    f3_x = 4.075868132568515*a3_x - 0.017784735*E4_xz_0
    f3_y = 4.075868132568515*a3_y + 0.017784735*E4_xz_1
    f3_z_neg = 0.017784735*E4_xz_2 - 4.075868132568515*a3_z
    n0_z_3 = -I3_hx*a3_z
    n3_z_0 = I3_hy*a3_x - I3_hx*a3_y
    n3_z_1 = 0.11431883622975*wd3_z + I3_Jxy_neg*ww0_zz - n3_z_0
    n3_z = n3_z_1 - (s4*n4_x + c4*n4_y)

    # force on 'forearm_link'
    n0_z_4 = -r3_x*f3_z_neg
    n0_z_5 = I2_Jxy*E2_zy
    n0_z_6 = -I2_Jyz*wd2_z
    n0_z_7 = -I2_Jxz*ww2_zz
    n2_z_0 = 0.031461373944*wd2_z - qdd0*I2_Jyz + I2_Jxy*ww0_zz
    n2_z = r3_x*f3_y - r3_y*f3_x + n3_z - n2_z_0
    f2_x = f3_x + 6.354537749784426*a2_x
    f2_y = f3_y + 6.354537749784426*a2_y
    f2_z_neg = f3_z_neg - 6.354537749784426*a2_z

    # force on 'upper_arm_link'
    n0_z_8 = -r2_x*f2_z_neg
    n0_z_9 = I1_Jxy*E1_zy
    n0_z_10 = -qdd1*I1_Jyz
    n0_z_11 = -I1_Jxz*ww1_zz
    n1_z_0 = 0.11386512409*qdd1 - qdd0*I1_Jyz + I1_Jxy*ww0_zz
    n1_z = r2_x*f2_y - r2_y*f2_x + n2_z - n1_z_0

    # force on 'shoulder_link'
    n0_z_12 = qdd0*(I3_Jyy - I2_Jyy_neg - I1_Jyy_neg + 0.1884836874277794)
    n0_z_13 = n0_z_0 + n0_z_1 + n0_z_12 - n0_z_2 + n0_z_3 - n0_z_4 + n0_z_5
    n0_z_14 = n0_z_13 - n0_z_6 - n0_z_7 - n0_z_8 + n0_z_9 - n0_z_10 - n0_z_11
    n0_z = n0_z_14 + 0.10915*f2_x

    tau = [n0_z, n1_z, n2_z, n3_z, n4_z, n5_z]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N,) at qdd = 0, friction included.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        bias, shape (..., 6).

    Operations: 102 mul, 62 add, 10 trig.
    """
    return _evaluate("bias_forces", _bias_forces, [("q", q, 6), ("qd", qd, 6)], [(6,)])


def _bias_forces(m, q, qd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q
    qd0, qd1, qd2, qd3, qd4, qd5 = qd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # inertia of 'upper_arm_link' in the axes of its group
    I1_Jxy = 0.12897252409*c1*s1
    I1_Jxz = -0.075354282*c1

    # inertia of 'forearm_link' in the axes of its group
    I2_Jxy = 0.035556373944*c12*s12
    I2_Jxz = -0.09736195575*c12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123
    I3_Jxy_neg = 0.10510116377025*c123*s123

    # motion of 'shoulder_link'
    ww0_zz = qd0*qd0

    # motion of 'upper_arm_link'
    a1_z = -0.10915*ww0_zz
    ww1_zz = qd1*qd1
    E1_xx_neg = ww0_zz + ww1_zz
    E1_zy = qd0*qd1*2.0

    # motion of 'forearm_link'
    a2_x = -r2_x*E1_xx_neg
    a2_y = 9.81 - r2_y*ww1_zz
    a2_z = a1_z + r2_y*E1_zy
    w2_z = qd1 + qd2
    ww2_zz = w2_z*w2_z
    E2_xx_neg = ww0_zz + ww2_zz
    E2_zy = qd0*w2_z*2.0

    # motion of 'wrist_1_link'
    a3_x = a2_x - r3_x*E2_xx_neg
    a3_y = a2_y - r3_y*ww2_zz
    a3_z = a2_z + r3_y*E2_zy
    w3_z = qd3 + w2_z
    ww3_zz = w3_z*w3_z
    ww3_yz = qd0*w3_z
    E3_xx_neg = ww0_zz + ww3_zz
    E3_zy = 2.0*ww3_yz

    # motion of 'wrist_2_link'
    w4_x_neg_0 = qd0*s123
    w4_z_0 = qd0*c123
    w4_x_neg = c4*w4_x_neg_0 + s4*w3_z
    w4_y = s4*w4_x_neg_0 - c4*w3_z
    wd4_z = s123*ww3_yz
    w4_z = qd4 - w4_z_0
    E4_xz_0 = c123*E3_zy
    E4_xz_1 = w4_z_0*w4_x_neg_0
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z
    wd4_y = c4*E4_xz_1 + s4*E4_xz_0 + ww4_xz_neg
    E4_xy_neg = wd4_z + ww4_xy_neg
    E4_zx_neg = ww4_xz_neg + wd4_y
    E4_zy = ww4_yz - (c4*E4_xz_0 - s4*E4_xz_1) + ww4_yz

    # motion of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    w5_z = qd5 - w4_y
    ww5_xy_neg = w5_x*w5_y_neg
    ww5_xz = w5_x*w5_z
    ww5_yz_neg = w5_y_neg*w5_z
    wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg

    # force on 'wrist_3_link'
    n5_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg
    n5_y = -0.033822*ww5_xz
    n5_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg

    # force on 'wrist_2_link'
    n4_x = 0.143532*E4_zy - (c5*n5_x - s5*n5_y)
    n4_y = n5_z_neg + 0.10971*E4_zx_neg
    n4_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg - (s5*n5_x + c5*n5_y)

    # force on 'wrist_1_link'
    f3_x = 4.075868132568515*a3_x - I3_hx*E3_xx_neg
    f3_y = 4.075868132568515*a3_y - I3_hy*ww3_zz
    f3_z_neg = -4.075868132568515*a3_z - I3_hy*E3_zy
    n3_y_0 = I3_Jxy_neg*E3_zy + I3_hx*a3_z
    n3_z_0 = I3_hx*a3_y - I3_hy*a3_x + I3_Jxy_neg*ww0_zz
    n3_y = s123*(s4*n4_y - c4*n4_x) - c123*n4_z - n3_y_0
    n3_z = n3_z_0 - (s4*n4_x + c4*n4_y)

    # force on 'forearm_link'
    n2_y = n3_y + r3_x*f3_z_neg + (I2_Jxy*E2_zy + I2_Jxz*ww2_zz)
    n2_z = n3_z - (r3_y*f3_x - r3_x*f3_y) - I2_Jxy*ww0_zz
    f2_x = f3_x + 6.354537749784426*a2_x
    f2_y = f3_y + 6.354537749784426*a2_y
    f2_z_neg = f3_z_neg - 6.354537749784426*a2_z

    # force on 'upper_arm_link'
    n1_y = n2_y + r2_x*f2_z_neg + (I1_Jxy*E1_zy + I1_Jxz*ww1_zz)
    n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) - I1_Jxy*ww0_zz

    # force on 'shoulder_link'
    n0_z = n1_y + 0.10915*f2_x

    bias = [n0_z, n1_z, n2_z, n3_z, n4_z, -n5_z_neg]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N,) that hold the robot at rest.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        g, shape (..., 6).

    Operations: 3 mul, 4 add, 3 trig.
    """
    return _evaluate("gravity_forces", _gravity_forces, [("q", q, 6)], [(6,)])


def _gravity_forces(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, _, _ = q

    # sines and cosines
    c1 = cos(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s123 = sin(q3 + q12)

    # force on 'wrist_1_link'
    n3_z = 0.17446825035*s123

    # force on 'forearm_link'
    n2_z = n3_z - 15.68382848775*c12

    # force on 'upper_arm_link'
    n1_z = n2_z - 43.486969725*c1

    g = [0.0, n1_z, n2_z, n3_z, 0.0, 0.0]
    return [g]


def coriolis_matrix(q: ArrayLike, qd: ArrayLike) -> Array:
    """Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        C, shape (..., 6, 6).

    Operations: 173 mul, 139 add, 10 trig.
    """
    return _evaluate("coriolis_matrix", _coriolis_matrix, [("q", q, 6), ("qd", qd, 6)], [(6, 6)])


def _coriolis_matrix(m, q, qd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q
    qd0, qd1, qd2, qd3, qd4, qd5 = qd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # inertia of 'upper_arm_link' in the axes of its group
    I1_Jxy_neg = 1.75501953841*c1*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxy_neg = 0.59155695167475*c12*s12
    I2_Jxz = -0.09736195575*c12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123
    I3_Jxy = 0.00460883622975*c123*s123

    # velocity of 'upper_arm_link'
    v1_x = 0.10915*qd0

    # velocity of 'forearm_link'
    v2_y = r2_x*qd1
    v2_z = -r2_x*qd0
    v2_x = v1_x - r2_y*qd1
    w2_z = qd1 + qd2

    # velocity of 'wrist_1_link'
    v3_y_0 = -r3_x*w2_z
    v3_z_0 = -r3_x*qd0
    v3_x = v2_x - r3_y*w2_z
    v3_y = v2_y - v3_y_0
    v3_z = v2_z + v3_z_0
    w3_z = qd3 + w2_z

    # velocity of 'wrist_2_link'
    w4_x_neg_0 = s123*qd0
    w4_z_0 = c123*qd0
    w4_x_neg = c4*w4_x_neg_0 + s4*w3_z
    w4_y = s4*w4_x_neg_0 - c4*w3_z
    w4_z = qd4 - w4_z_0

    # velocity of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    w5_z = qd5 - w4_y

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R3_Jxy_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxy_1 = c4*R3_Jxy_0
    R3_Jxy_2 = c4*R4_Jxz_neg
    R3_Jxy_3 = 2.0*R3_Jxy_2*s123
    R3_Jxy_4 = s123*(c123*(c4*R3_Jxy_1 - 0.0171364731454 + R4_Jzz) - R3_Jxy_3)
    R3_Jxz = s4*R4_Jxz_neg*s123 - s4*R3_Jxy_1*c123
    R3_Jxy = I3_Jxy - (R3_Jxy_2 + R3_Jxy_4)

    # composite inertia of 'forearm_link'
    R2_Jxy_0 = r3_x*I3_hy
    R2_Jxy_1 = -r3_y*I3_hx
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jxy = R3_Jxy - (R2_Jxy_0 - R2_Jxy_1) - I2_Jxy_neg
    R2_Jxz = I2_Jxz + R3_Jxz

    # composite inertia of 'upper_arm_link'
    C11_0 = 0.85*c1
    C11_1 = 0.85*s1
    R1_Jxy_neg = r2_x*R2_hy + r2_y*R2_hx - R2_Jxy + I1_Jxy_neg

    T0_zz_0 = 0.5*I1_Jxy_neg
    T0_zz_1 = 0.5*I2_Jxy_neg
    p2_x_0 = 0.7993796375*s12
    T0_zz_2 = 0.5*I3_Jxy
    p3_y_0 = 0.0088923675*s123
    p3_x_0 = 0.0088923675*c123

    # momenta of 'upper_arm_link'
    T0_zz_3 = qd1*T0_zz_0
    T1_yz_0 = qd0*T0_zz_0
    T1_yz_1 = -0.08865209647058823*v2_y
    p1_z_0 = 5.215202941176471*v2_z
    T0_zz_4 = 0.2183*p1_z_0

    # momenta of 'forearm_link'
    T0_zz_5 = w2_z*T0_zz_1
    T2_yz_0 = qd0*T0_zz_1
    T2_yz_1 = 0.12410701816443595*v3_y_0
    L2_x_0 = v2_z*p2_x_0
    T2_zz_0 = -I2_hx*v2_x

    # momenta of 'wrist_1_link'
    T0_zz_6 = w3_z*T0_zz_2
    p3_x = w3_z*p3_x_0
    p3_y = w3_z*p3_y_0
    p3_z_neg = qd0*p3_y_0
    L3_x_0 = v3_z*p3_x_0
    L3_x_1 = qd0*T0_zz_2 - L3_x_0
    T3_zz_0 = I3_hx*v3_x

    # momenta of 'wrist_2_link'
    T4_yz_0 = 0.126621*w4_x_neg

    # momenta of 'wrist_3_link'
    T5_xy = -0.0083427634273*w5_z
    T5_yz = -0.0085682365727*w5_x
    T5_xz = -0.016911*w5_y_neg
    L5_x = -0.0083427634273*w5_x
    L5_z = 0.0085682365727*w5_z

    # momenta of 'wrist_2_link'
    T4_xy = s5*L5_x
    T4_xx_0 = 0.0166855268546*w5_z*s5
    T4_xx = c5*T4_xx_0
    C35_neg_0 = -c5*T5_xz
    L4_x_neg_0 = -s5*T5_xz
    L4_x_neg_1 = -c5*T5_yz
    L4_x_neg = L4_x_neg_0 + L4_x_neg_1
    L4_z = 0.126621*w4_z - T4_xy
    T4_xz = T5_xy + s5*T4_xx_0 + 0.10971*w4_y
    T4_yz = T4_yz_0 - L4_x_neg

    # momenta of 'wrist_1_link'
    L3_x_2 = c4*L4_x_neg - s4*L5_z
    T3_zz_1 = c4*T4_xx - 2.0*T4_xy*s4
    T3_zz_2 = c4*T3_zz_1
    T3_zz_3 = T4_xx - T3_zz_2
    T3_yz_0 = s4*T4_xz + c4*T4_yz
    T0_zz_7 = c123*(c123*(T4_xx + T3_zz_2) - 2.0*(c4*T4_xz - s4*T4_yz)*s123)
    L3_x = c123*L3_x_2 + s123*L4_z + L3_x_1
    T3_zz = T3_zz_0 + I3_hy*v3_y + T3_zz_3
    T3_yz = s123*(T4_xy + s4*T3_zz_1) + c123*T3_yz_0 - L3_x_1

    # momenta of 'forearm_link'
    L2_x_1 = -r3_y*p3_z_neg
    T2_zz_1 = R2_Jxy_0*w3_z
    T2_zz_2 = T2_zz_1 + R2_Jxy_1*w3_z
    p2_x = w2_z*p2_x_0 + p3_x
    p2_y = p3_y - 2.0379340662842576*v3_y_0
    p2_z = 2.0379340662842576*v3_z_0 - p3_z_neg
    L2_x = L3_x + L2_x_1 - (T2_yz_0 + T2_yz_1 + L2_x_0)
    T2_zz = T3_zz - T2_zz_2 - (T2_zz_0 - I2_hy*v2_y + I2_Jxz*qd0)
    T2_yz = T2_yz_0 - T2_yz_1 + L2_x_0 - (L2_x_1 - T3_yz)

    # momenta of 'upper_arm_link'
    L1_x_neg_0 = -r2_y*p2_z
    C11_2 = C11_0*p2_x
    C11_3 = C11_2 + C11_1*p2_y
    p1_y = 5.215202941176471*v2_y + p2_y
    p1_z = p1_z_0 + p2_z
    L1_x_neg = T1_yz_0 + T1_yz_1 + (L1_x_neg_0 - L2_x)
    T1_yz = T1_yz_0 - T1_yz_1 + (T2_yz + L1_x_neg_0)

    # momenta of 'shoulder_link'
    T0_zz_8 = 0.2183*p1_z
    T0_zz_9 = 2.0*(T0_zz_3 + T0_zz_5 - T0_zz_6) + T0_zz_4 + T2_zz_0 - T3_zz_0
    T0_zz = T0_zz_8 - (T0_zz_9 - T3_zz_2 + T0_zz_7 + T2_zz_1 + C11_2)

    # Coriolis terms of joint 'shoulder_lift_joint'
    C11_4 = -qd0*R2_Jxz
    C11 = T2_zz - (C11_4 + T0_zz_4) - C11_3 + T0_zz_8
    C10 = L1_x_neg + T1_yz
    C01 = -qd0*R1_Jxy_neg - (L1_x_neg - T1_yz) - 0.2183*p1_y

    # Coriolis terms of joint 'elbow_joint'
    C22 = T2_zz - (v2_x*R2_hx + v2_y*R2_hy + C11_4)
    C20 = T2_yz - L2_x
    C12 = C22 - C11_3
    C21 = C11 + C11_3
    C02 = L2_x + T2_yz + qd0*R2_Jxy + R2_hy*v2_z - 0.2183*p2_y

    # Coriolis terms of joint 'wrist_1_joint'
    C33_0 = -qd0*R3_Jxz
    C33 = T3_zz_3 - C33_0
    C30 = T3_yz - L3_x
    C23 = C33 - T2_zz_2
    C32 = T3_zz - (I3_hy*v2_y + I3_hx*v2_x + C33_0)
    C13 = C23 - (p3_x*C11_0 + p3_y*C11_1)
    C31 = T3_zz - (C33_0 + I3_hx*v1_x)
    C03 = qd0*R3_Jxy + L3_x + T3_yz - 2.0*L3_x_0 - 0.2183*p3_y

    # Coriolis terms of joint 'wrist_2_joint'
    C04_0 = 0.0171364731454*w4_x_neg
    C04_1 = -w4_y*R4_Jxx - (L5_z + T4_xz)
    C04_2 = C04_0 - (L4_x_neg - T4_yz)
    C44_neg = R4_Jxz_neg*qd5
    C34 = s4*C04_1 - c4*C04_2
    C04 = s123*(c4*C04_1 + s4*C04_2) + c123*C44_neg
    C40 = s123*(c4*(L5_z - T4_xz) + s4*T4_yz_0) + c123*T4_xx
    C43 = qd0*(c123*R3_Jxy_2 + s123*R4_Jzz) - (T3_yz_0 + L3_x_2)

    # Coriolis terms of joint 'wrist_3_joint'
    C35_neg_1 = 0.013332927999526935*C35_neg_0 + 2.0270261943017807*T4_xy
    C45 = 0.013332927999526935*L4_x_neg_0 + 1.9736850000012371*L4_x_neg_1
    C50_neg_0 = C35_neg_0 + 0.02702619430178074*T4_xy
    C35_neg = s4*C35_neg_1
    C05_neg = c4*C35_neg_1*s123 + c123*C45
    C50_neg = c4*C50_neg_0*s123 + c123*(C04_0 - C45)
    C53_neg = s4*C50_neg_0 + 0.0171364731454*s4*w4_z_0

    C = [
        T0_zz,    C01,      C02,      C03,      C04,      -C05_neg,
        C10,      C11,      C12,      C13,      C34,      -C35_neg,
        C20,      C21,      C22,      C23,      C34,      -C35_neg,
        C30,      C31,      C32,      C33,      C34,      -C35_neg,
        C40,      C43,      C43,      C43,      -C44_neg, C45,
        -C50_neg, -C53_neg, -C53_neg, -C53_neg, -C45,     0.0,
    ]
    return [C]


def forward_dynamics(q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """Joint accelerations (N,) under the joint forces tau.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).
        tau: joint forces [N m], shape (..., 6).

    Returns:
        qdd, shape (..., 6).

    Operations: 201 mul, 140 add, 5 div, 10 trig.
    """
    return _evaluate(
        "forward_dynamics",
        _forward_dynamics,
        [
            ("q", q, 6),
            ("qd", qd, 6),
            ("tau", tau, 6),
        ],
        [(6,)],
    )


def _forward_dynamics(m, q, qd, tau):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q
    qd0, qd1, qd2, qd3, qd4, qd5 = qd
    tau0, tau1, tau2, tau3, tau4, tau5 = tau

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jxx_neg = 1.75501953841*c1*c1
    I1_Jxz = -0.075354282*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxx_neg = 0.59155695167475*c12*c12
    I2_Jxz = -0.09736195575*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # articulated inertia of 'wrist_2_link'
    P4_Jxz_neg_0 = 0.0166855268546*c5
    P4_Jxx_0 = c5*P4_Jxz_neg_0
    P4_Jxz_neg = s5*P4_Jxz_neg_0
    P4_Jzz = P4_Jxx_0 + 0.2365564731454
    D4_inv = 1.0/P4_Jzz
    G4_n_x_neg = P4_Jxz_neg*D4_inv
    P4free_Jxx = 0.033822 - P4_Jxx_0 - P4_Jxz_neg*G4_n_x_neg

    # articulated inertia of 'wrist_1_link'
    P3_Jzz_0 = -c4*P4free_Jxx
    P3_Jzz_1 = c4*P3_Jzz_0
    P3_Jyz_neg = s4*P3_Jzz_0*s123
    P3_Jzz = P4free_Jxx + P3_Jzz_1 + 0.22402883622975
    D3_inv_neg = -1.0/P3_Jzz
    G3_n_y = P3_Jyz_neg*D3_inv_neg
    G3_f_x = I3_hy*D3_inv_neg
    G3_f_y_neg = I3_hx*D3_inv_neg
    P0_Jzz_0 = P3_Jyz_neg*G3_n_y
    P3free_mxx = I3_hy*G3_f_x
    P3free_mxy = -I3_hy*G3_f_y_neg
    P3free_myy = I3_hx*G3_f_y_neg
    P3free_Byx = I3_hy*G3_n_y
    P3free_Byy_neg = I3_hx*G3_n_y

    # articulated inertia of 'forearm_link'
    P2_Bzx_0 = r3_y*P3free_mxx - r3_x*P3free_mxy
    P2_Bzy_0 = r3_y*P3free_mxy - r3_x*P3free_myy
    P0_Jzz_1 = -r3_x*I3_hx
    P2_Byz = -I2_hx - I3_hx
    P2_Bzx = -I2_hy - P2_Bzx_0
    P2_Bzy = I2_hx - P2_Bzy_0
    P2_Jzz = r3_y*P2_Bzx_0 - r3_x*P2_Bzy_0 + 0.59565195167475
    P2_Jyz = I2_Jyz - (r3_x*P3free_Byy_neg + r3_y*P3free_Byx)
    D2_inv = 1.0/P2_Jzz
    G2_n_y = P2_Jyz*D2_inv
    G2_f_x = P2_Bzx*D2_inv
    G2_f_y = P2_Bzy*D2_inv
    P0_Jzz_2 = P2_Jyz*G2_n_y
    P2free_mxx = P3free_mxx - P2_Bzx*G2_f_x
    P2free_mxy = P3free_mxy - P2_Bzx*G2_f_y
    P2free_myy = P3free_myy - P2_Bzy*G2_f_y
    P2free_Byx = P3free_Byx - P2_Bzx*G2_n_y
    P2free_Byy_neg = P3free_Byy_neg + P2_Bzy*G2_n_y

    # articulated inertia of 'upper_arm_link'
    P1_Bzx_0 = r2_y*P2free_mxx - r2_x*P2free_mxy
    P0_Jzz_3 = -r2_x*P2_Byz
    P1_Jzz_0 = r2_y*P1_Bzx_0 - r2_x*(r2_y*P2free_mxy - r2_x*P2free_myy)
    P1_Bzx = -I1_hy - P1_Bzx_0
    P1_Jzz = P1_Jzz_0 + 1.77012693841
    P1_Jyz = I1_Jyz - (r2_x*P2free_Byy_neg + r2_y*P2free_Byx)
    D1_inv = 1.0/P1_Jzz
    G1_n_y = P1_Jyz*D1_inv
    G1_f_x = P1_Bzx*D1_inv
    P0_Jzz_4 = P1_Jyz*G1_n_y
    P1free_mxx = P2free_mxx - P1_Bzx*G1_f_x
    P1free_Byx = P2free_Byx - P1_Bzx*G1_n_y

    # articulated inertia of 'shoulder_link'
    P0_Jzz_5 = P3_Jzz_1 - 0.00460883622975
    P0_Jzz_6 = 2.0*(P0_Jzz_3 - P0_Jzz_1)
    P0_Jzz_7 = 0.10915*(P1free_Byx + 0.10915*P1free_mxx + P1free_Byx)
    P0_Jzz_8 = I1_Jxx_neg - 1.75501953841 + I2_Jxx_neg - 0.59155695167475
    P0_Jzz_9 = P0_Jzz_8 + c123*P0_Jzz_5*c123 - P0_Jzz_5 + P0_Jzz_0 + P0_Jzz_6
    P0_Jzz = P0_Jzz_9 - P0_Jzz_2 - P0_Jzz_4 + P0_Jzz_7 + 2.7644263025275
    D0_inv = 1.0/P0_Jzz

    # inertia of 'upper_arm_link' in the axes of its group
    I1_Jxy = 0.12897252409*c1*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_Jxy = 0.035556373944*c12*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_Jxy_neg = 0.10510116377025*c123*s123

    # motion of 'shoulder_link'
    ww0_zz = qd0*qd0

    # motion of 'upper_arm_link'
    a1_z = -0.10915*ww0_zz
    ww1_zz = qd1*qd1
    E1_xx_neg = ww0_zz + ww1_zz
    E1_zy = qd0*qd1*2.0

    # motion of 'forearm_link'
    a2_x = -r2_x*E1_xx_neg
    a2_y = 9.81 - r2_y*ww1_zz
    a2_z = a1_z + r2_y*E1_zy
    w2_z = qd1 + qd2
    ww2_zz = w2_z*w2_z
    E2_xx_neg = ww0_zz + ww2_zz
    E2_zy = qd0*w2_z*2.0

    # motion of 'wrist_1_link'
    a3_x = a2_x - r3_x*E2_xx_neg
    a3_y = a2_y - r3_y*ww2_zz
    a3_z = a2_z + r3_y*E2_zy
    w3_z = qd3 + w2_z
    ww3_zz = w3_z*w3_z
    ww3_yz = qd0*w3_z
    E3_xx_neg = ww0_zz + ww3_zz
    E3_zy = 2.0*ww3_yz

    # motion of 'wrist_2_link'
    w4_x_neg_0 = s123*qd0
    w4_z_0 = c123*qd0
    w4_x_neg = c4*w4_x_neg_0 + s4*w3_z
    w4_y = s4*w4_x_neg_0 - c4*w3_z
    wd4_z = s123*ww3_yz
    w4_z = qd4 - w4_z_0
    E4_xz_0 = c123*E3_zy
    E4_xz_1 = w4_z_0*w4_x_neg_0
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z
    wd4_y = c4*E4_xz_1 + s4*E4_xz_0 + ww4_xz_neg
    E4_xy_neg = wd4_z + ww4_xy_neg
    E4_zx_neg = ww4_xz_neg + wd4_y
    E4_zy = ww4_yz - (c4*E4_xz_0 - s4*E4_xz_1) + ww4_yz

    # motion of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    w5_z = qd5 - w4_y
    ww5_xy_neg = w5_x*w5_y_neg
    ww5_xz = w5_x*w5_z
    ww5_yz_neg = w5_y_neg*w5_z
    wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg

    # force on 'wrist_3_link' alone
    n5own_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg
    n5own_y = -0.033822*ww5_xz
    n5own_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg

    # force on 'wrist_2_link' alone
    n4own_x = 0.143532*E4_zy
    n4own_y = 0.10971*E4_zx_neg
    n4own_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg

    # force on 'wrist_1_link' alone
    f3own_x = 4.075868132568515*a3_x - I3_hx*E3_xx_neg
    f3own_y = 4.075868132568515*a3_y - I3_hy*ww3_zz
    f3own_z_neg = -4.075868132568515*a3_z - I3_hy*E3_zy
    n3own_y = -I3_Jxy_neg*E3_zy - I3_hx*a3_z
    n3own_z = I3_hx*a3_y - I3_hy*a3_x + I3_Jxy_neg*ww0_zz

    # force on 'forearm_link' alone
    n2own_y = I2_Jxy*E2_zy + I2_Jxz*ww2_zz
    n2own_z_neg = I2_Jxy*ww0_zz
    f2own_x = 6.354537749784426*a2_x
    f2own_y = 6.354537749784426*a2_y
    f2own_z = 6.354537749784426*a2_z

    # force on 'upper_arm_link' alone
    n1own_y = I1_Jxy*E1_zy + I1_Jxz*ww1_zz
    n1own_z_neg = I1_Jxy*ww0_zz

    # filter at 'wrist_3_joint'
    e5 = tau5 + n5own_z_neg

    # filter at 'wrist_2_joint'
    z4_n_y = n4own_y - tau5
    e4 = tau4 - (n4own_z - (s5*n5own_x + c5*n5own_y))
    z4free_n_x = n4own_x - (c5*n5own_x - s5*n5own_y) - G4_n_x_neg*e4

    # filter at 'wrist_1_joint'
    z3_n_y = n3own_y - (s123*(c4*z4free_n_x - s4*z4_n_y) + tau4*c123)
    e3 = tau3 - (n3own_z - (s4*z4free_n_x + c4*z4_n_y))
    z3free_n_y = z3_n_y + G3_n_y*e3
    z3free_f_x = f3own_x + G3_f_x*e3
    z3free_f_y = f3own_y - G3_f_y_neg*e3

    # filter at 'elbow_joint'
    z2_f_z = f2own_z - f3own_z_neg
    e2 = tau2 - (tau3 - (r3_y*z3free_f_x - r3_x*z3free_f_y) - n2own_z_neg)
    z2free_n_y = z3free_n_y + r3_x*f3own_z_neg + n2own_y + G2_n_y*e2
    z2free_f_x = f2own_x + z3free_f_x + G2_f_x*e2
    z2free_f_y = f2own_y + z3free_f_y + G2_f_y*e2

    # filter at 'shoulder_lift_joint'
    e1 = tau1 - (tau2 - (r2_y*z2free_f_x - r2_x*z2free_f_y) - n1own_z_neg)
    z1free_n_y = z2free_n_y - r2_x*z2_f_z + n1own_y + G1_n_y*e1
    z1free_f_x = z2free_f_x + G1_f_x*e1

    # filter at 'shoulder_pan_joint'
    e0 = tau0 - (z1free_n_y + 0.10915*z1free_f_x)

    # smoother at 'shoulder_pan_joint'
    x0 = D0_inv*e0

    # smoother at 'shoulder_lift_joint'
    al1_v_x = 0.10915*x0
    x1 = D1_inv*e1 - G1_n_y*x0 - G1_f_x*al1_v_x

    # smoother at 'elbow_joint'
    al2_v_y = r2_x*x1
    al2_v_x = al1_v_x - r2_y*x1
    x2 = D2_inv*e2 - (x1 + G2_n_y*x0) - (G2_f_x*al2_v_x + G2_f_y*al2_v_y)
    al2_w_z = x1 + x2

    # smoother at 'wrist_1_joint'
    x3_0 = -G3_f_y_neg*(al2_v_y + r3_x*al2_w_z)
    x3_1 = -G3_f_x*(al2_v_x - r3_y*al2_w_z) - x3_0
    x3 = x3_1 - (al2_w_z + G3_n_y*x0 + D3_inv_neg*e3)
    al3_w_z = al2_w_z + x3

    # smoother at 'wrist_2_joint'
    al4_w_x_neg_0 = s123*x0
    al4_w_y = s4*al4_w_x_neg_0 - c4*al3_w_z
    x4 = c123*x0 - G4_n_x_neg*(c4*al4_w_x_neg_0 + s4*al3_w_z) + D4_inv*e4

    # smoother at 'wrist_3_joint'
    x5 = al4_w_y + 58.355064750790525*e5

    qdd = [x0, x1, x2, x3, x4, x5]
    return [qdd]


def pose_ee_link(q: ArrayLike) -> Array:
    """Frame of tool 'ee_link' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 39 mul, 22 add, 12 trig.
    """
    return _evaluate("pose_ee_link", _pose_ee_link, [("q", q, 6)], [(4, 4)])


def _pose_ee_link(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xx_0 = c0*c123
    Q4_xz_neg = c0*s123
    Q4_xx = c4*Q4_xx_0 + s0*s4
    Q4_xy = s0*c4 - s4*Q4_xx_0
    Q4_yx_0 = s0*c123
    Q4_yz_neg = s0*s123
    Q4_yx = c4*Q4_yx_0 - c0*s4
    Q4_yy_neg = s4*Q4_yx_0 + c0*c4
    Q4_zx_neg = s123*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of 'wrist_3_link' in the base
    Q5_xx = s5*Q4_xz_neg - c5*Q4_xx
    Q5_xy = s5*Q4_xx + c5*Q4_xz_neg
    Q5_yx = s5*Q4_yz_neg - c5*Q4_yx
    Q5_yy = s5*Q4_yx + c5*Q4_yz_neg
    Q5_zx = c5*Q4_zx_neg + c123*s5
    Q5_zy = c123*c5 - s5*Q4_zx_neg

    # frame of tool 'ee_link'
    ot_x_0 = r2_x + r3_x + r4_x
    ot_x = o1_x - c0*ot_x_0 - 0.0823*Q4_xy
    ot_y = o1_y - s0*ot_x_0 + 0.0823*Q4_yy_neg
    ot_z = o4_z - 0.0823*Q4_zy

    pose = [
        -Q4_xy,    -Q5_xx, -Q5_xy, ot_x,
        Q4_yy_neg, -Q5_yx, -Q5_yy, ot_y,
        -Q4_zy,    -Q5_zx, -Q5_zy, ot_z,
        0.0,       0.0,    0.0,    1.0,
    ]
    return [pose]


def pose_tool0(q: ArrayLike) -> Array:
    """Frame of tool 'tool0' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 39 mul, 22 add, 12 trig.
    """
    return _evaluate("pose_tool0", _pose_tool0, [("q", q, 6)], [(4, 4)])


def _pose_tool0(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xx_0 = c0*c123
    Q4_xz_neg = c0*s123
    Q4_xx = c4*Q4_xx_0 + s0*s4
    Q4_xy = s0*c4 - s4*Q4_xx_0
    Q4_yx_0 = s0*c123
    Q4_yz_neg = s0*s123
    Q4_yx = c4*Q4_yx_0 - c0*s4
    Q4_yy_neg = s4*Q4_yx_0 + c0*c4
    Q4_zx_neg = s123*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of 'wrist_3_link' in the base
    Q5_xx = s5*Q4_xz_neg - c5*Q4_xx
    Q5_xy = s5*Q4_xx + c5*Q4_xz_neg
    Q5_yx = s5*Q4_yz_neg - c5*Q4_yx
    Q5_yy = s5*Q4_yx + c5*Q4_yz_neg
    Q5_zx = c5*Q4_zx_neg + c123*s5
    Q5_zy = c123*c5 - s5*Q4_zx_neg

    # frame of tool 'tool0'
    ot_x_0 = r2_x + r3_x + r4_x
    ot_x = o1_x - c0*ot_x_0 - 0.0823*Q4_xy
    ot_y = o1_y - s0*ot_x_0 + 0.0823*Q4_yy_neg
    ot_z = o4_z - 0.0823*Q4_zy

    pose = [
        Q5_xx, Q5_xy, -Q4_xy,    ot_x,
        Q5_yx, Q5_yy, Q4_yy_neg, ot_y,
        Q5_zx, Q5_zy, -Q4_zy,    ot_z,
        0.0,   0.0,   0.0,       1.0,
    ]
    return [pose]


def jacobian_ee_link(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'ee_link', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        J, shape (..., 6, 6).

    Operations: 36 mul, 25 add, 10 trig.
    """
    return _evaluate("jacobian_ee_link", _jacobian_ee_link, [("q", q, 6)], [(6, 6)])


def _jacobian_ee_link(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, _ = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    J = [
        0.0,   -s0,       -s0,  -s0,  -Q4_xz_neg, -Q4_xy,
        0.0,   c0,        c0,   c0,   -Q4_yz_neg, Q4_yy_neg,
        1.0,   0.0,       0.0,  0.0,  -c123,      -Q4_zy,
        -ot_y, -J_x1_neg, J_x2, J_x3, J_x4,       0.0,
        ot_x,  -J_y1_neg, J_y2, J_y3, -J_y4_neg,  0.0,
        0.0,   J_z1,      J_z2, J_z3, J_z4,       0.0,
    ]
    return [J]


def jacobian_tool0(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'tool0', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        J, shape (..., 6, 6).

    Operations: 36 mul, 25 add, 10 trig.
    """
    return _evaluate("jacobian_tool0", _jacobian_tool0, [("q", q, 6)], [(6, 6)])


def _jacobian_tool0(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, _ = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    J = [
        0.0,   -s0,       -s0,  -s0,  -Q4_xz_neg, -Q4_xy,
        0.0,   c0,        c0,   c0,   -Q4_yz_neg, Q4_yy_neg,
        1.0,   0.0,       0.0,  0.0,  -c123,      -Q4_zy,
        -ot_y, -J_x1_neg, J_x2, J_x3, J_x4,       0.0,
        ot_x,  -J_y1_neg, J_y2, J_y3, -J_y4_neg,  0.0,
        0.0,   J_z1,      J_z2, J_z3, J_z4,       0.0,
    ]
    return [J]


def jacobian_rate_ee_link(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'ee_link'.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        Jd, shape (..., 6, 6).

    Operations: 107 mul, 71 add, 10 trig.
    """
    return _evaluate(
        "jacobian_rate_ee_link",
        _jacobian_rate_ee_link,
        [
            ("q", q, 6),
            ("qd", qd, 6),
        ],
        [(6, 6)],
    )


def _jacobian_rate_ee_link(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, _ = q
    qd0, qd1, qd2, qd3, qd4, _ = qd

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # angular velocities in base axes
    spin1_x_neg = s0*qd1
    spin1_y = c0*qd1
    spin2_x_neg = spin1_x_neg + s0*qd2
    spin2_y = spin1_y + c0*qd2
    spin3_x_neg = spin2_x_neg + s0*qd3
    spin3_y = spin2_y + c0*qd3
    spin4_x_neg = spin3_x_neg + Q4_xz_neg*qd4
    spin4_y = spin3_y - Q4_yz_neg*qd4
    spin4_z = qd0 - c123*qd4

    # columns of the Jacobian's rate
    Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z
    Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg
    Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y
    Jd_rx4 = Q4_yz_neg*qd0 - c123*spin3_y
    Jd_ry4_neg = Q4_xz_neg*qd0 + c123*spin3_x_neg
    Jd_rz4 = Q4_yz_neg*spin3_x_neg + Q4_xz_neg*spin3_y
    Jd_x4_neg = ot_x_0*qd4 - (J_z4*spin3_y + J_y4_neg*qd0)
    Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - ot_y_0*qd4
    Jd_z4 = J_y4_neg*spin3_x_neg - J_x4*spin3_y + ot_z_0*qd4
    Jd_z3_0 = -J_x4*qd4 - J_x3*qd3
    Jd_z3_1 = J_y4_neg*qd4 - J_y3*qd3
    Jd_x3_0 = J_z4*qd4 + J_z3*qd3
    Jd_rx1_neg = c0*qd0
    Jd_ry1_neg = s0*qd0
    Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0
    Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0
    Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y)
    Jd_z2_0 = Jd_z3_0 - J_x2*qd2
    Jd_z2_1 = Jd_z3_1 - J_y2*qd2
    Jd_x2_0 = Jd_x3_0 + J_z2*qd2
    Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0
    Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0
    Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - J_x2_0*qd1
    Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1
    Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1
    Jd_x1_0 = Jd_x2_0 + J_z1*qd1
    Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0
    Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0
    Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0
    Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0
    Jd_x0 = Jd_x0_0 - ot_x*qd0

    Jd = [
        0.0,        -Jd_rx1_neg, -Jd_rx1_neg, -Jd_rx1_neg, Jd_rx4,      -Jd_rx5_neg,
        0.0,        -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry4_neg, Jd_ry5,
        0.0,        0.0,         0.0,         0.0,         Jd_rz4,      -Jd_rz5_neg,
        Jd_x0,      Jd_x1,       Jd_x2,       Jd_x3,       -Jd_x4_neg,  0.0,
        -Jd_y0_neg, Jd_y1,       Jd_y2,       Jd_y3,       Jd_y4,       0.0,
        0.0,        Jd_z1,       Jd_z2,       Jd_z3,       Jd_z4,       0.0,
    ]
    return [Jd]


def jacobian_rate_tool0(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'tool0'.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        Jd, shape (..., 6, 6).

    Operations: 107 mul, 71 add, 10 trig.
    """
    return _evaluate(
        "jacobian_rate_tool0",
        _jacobian_rate_tool0,
        [
            ("q", q, 6),
            ("qd", qd, 6),
        ],
        [(6, 6)],
    )


def _jacobian_rate_tool0(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, _ = q
    qd0, qd1, qd2, qd3, qd4, _ = qd

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # angular velocities in base axes
    spin1_x_neg = s0*qd1
    spin1_y = c0*qd1
    spin2_x_neg = spin1_x_neg + s0*qd2
    spin2_y = spin1_y + c0*qd2
    spin3_x_neg = spin2_x_neg + s0*qd3
    spin3_y = spin2_y + c0*qd3
    spin4_x_neg = spin3_x_neg + Q4_xz_neg*qd4
    spin4_y = spin3_y - Q4_yz_neg*qd4
    spin4_z = qd0 - c123*qd4

    # columns of the Jacobian's rate
    Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z
    Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg
    Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y
    Jd_rx4 = Q4_yz_neg*qd0 - c123*spin3_y
    Jd_ry4_neg = Q4_xz_neg*qd0 + c123*spin3_x_neg
    Jd_rz4 = Q4_yz_neg*spin3_x_neg + Q4_xz_neg*spin3_y
    Jd_x4_neg = ot_x_0*qd4 - (J_z4*spin3_y + J_y4_neg*qd0)
    Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - ot_y_0*qd4
    Jd_z4 = J_y4_neg*spin3_x_neg - J_x4*spin3_y + ot_z_0*qd4
    Jd_z3_0 = -J_x4*qd4 - J_x3*qd3
    Jd_z3_1 = J_y4_neg*qd4 - J_y3*qd3
    Jd_x3_0 = J_z4*qd4 + J_z3*qd3
    Jd_rx1_neg = c0*qd0
    Jd_ry1_neg = s0*qd0
    Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0
    Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0
    Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y)
    Jd_z2_0 = Jd_z3_0 - J_x2*qd2
    Jd_z2_1 = Jd_z3_1 - J_y2*qd2
    Jd_x2_0 = Jd_x3_0 + J_z2*qd2
    Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0
    Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0
    Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - J_x2_0*qd1
    Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1
    Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1
    Jd_x1_0 = Jd_x2_0 + J_z1*qd1
    Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0
    Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0
    Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0
    Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0
    Jd_x0 = Jd_x0_0 - ot_x*qd0

    Jd = [
        0.0,        -Jd_rx1_neg, -Jd_rx1_neg, -Jd_rx1_neg, Jd_rx4,      -Jd_rx5_neg,
        0.0,        -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry4_neg, Jd_ry5,
        0.0,        0.0,         0.0,         0.0,         Jd_rz4,      -Jd_rz5_neg,
        Jd_x0,      Jd_x1,       Jd_x2,       Jd_x3,       -Jd_x4_neg,  0.0,
        -Jd_y0_neg, Jd_y1,       Jd_y2,       Jd_y3,       Jd_y4,       0.0,
        0.0,        Jd_z1,       Jd_z2,       Jd_z3,       Jd_z4,       0.0,
    ]
    return [Jd]


def operational_inertia_inverse_ee_link(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'ee_link', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 303 mul, 238 add, 5 div, 12 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_ee_link",
        _operational_inertia_inverse_ee_link,
        [
            ("q", q, 6),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_ee_link(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jxx_neg = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxx_neg = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = -r3_x*I3_hx - r3_y*I3_hy
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y = -0.0171364731454*Q4_zy

    # elimination of 'wrist_3_joint'
    D0_3 = -n5at3_y*Q4_zy
    M01e5_0 = -c4*n5at3_y
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0
    D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv = 1.0/D0

    # solve with U
    e0_3_neg_0 = Q4_xz_neg*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = U23*e0_3_neg - e0_3_neg
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0_0 = -Q4_xy*Q4_zy
    e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0
    e1_3_0 = Q4_yz_neg*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = e1_3 - U23*e1_3
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0_0 = Q4_yy_neg*Q4_zy
    e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0
    e2_3 = c123*U14 + c4*Q4_zy
    e2_2 = e2_3 - U23*e2_3
    e2_1 = e2_3 - (U12*e2_2 + U13*e2_3)
    e2_0_neg_0 = Q4_zy*Q4_zy
    e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0
    e3_3_0 = J_x4*U14
    e3_3 = J_x3 - e3_3_0
    e3_2 = J_x2 - U23*e3_3 - e3_3_0
    e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0
    e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04
    e4_3_0 = J_y4_neg*U14
    e4_3 = J_y3 + e4_3_0
    e4_2 = J_y2 - U23*e4_3 + e4_3_0
    e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3)
    e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3)
    e5_3_0 = -J_z4*U14
    e5_3 = J_z3 + e5_3_0
    e5_2 = J_z2 - U23*e5_3 + e5_3_0
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0
    e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q4_yz_neg*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_neg_0 = D0_inv*e2_0_neg
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = D2_inv_neg*e2_2
    O02_neg_3 = D3_inv_neg*e2_3
    O02_neg_4 = c123*D4_inv
    O02_neg_5 = 58.355064750790525*Q4_zy
    O03_neg_0 = D0_inv*e3_0_neg
    O03_neg_1 = D1_inv_neg*e3_1_neg
    O03_neg_2 = -D2_inv_neg*e3_2
    O03_neg_3 = D3_inv_neg*e3_3
    O03_neg_4 = J_x4*D4_inv
    O04_0 = -D0_inv*e4_0
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4_neg*D4_inv
    O05_0 = D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2
    O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg
    O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy
    O01_6 = Q4_xz_neg*O01_4
    O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6
    O01 = O01_7 - Q4_xy*O01_5
    O11_0 = Q4_yz_neg*O01_4
    O11_1 = Q4_yy_neg*O01_5
    O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1
    O02_neg_6 = e0_3_neg*O02_neg_3
    O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6
    O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5
    O12_neg_0 = e1_3*O02_neg_3
    O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0
    O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5
    O22_0 = e2_3*O02_neg_3
    O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0
    O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5
    O03_neg_5 = e0_3_neg*O03_neg_3
    O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5
    O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4
    O13_neg_0 = e1_3*O03_neg_3
    O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0
    O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4
    O23_0 = e2_3*O03_neg_3
    O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0
    O23 = O23_1 - c123*O03_neg_4
    O33_0 = e3_3*O03_neg_3
    O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0
    O33 = O33_1 + J_x4*O03_neg_4
    O04_5 = Q4_xz_neg*O04_4
    O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3)
    O14_0 = Q4_yz_neg*O04_4
    O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3)
    O24_0 = c123*O04_4
    O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0
    O34_0 = J_x4*O04_4
    O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0
    O44_0 = J_y4_neg*O04_4
    O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3)
    O05_5 = Q4_xz_neg*O05_4
    O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5
    O15_0 = Q4_yz_neg*O05_4
    O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0
    O25_0 = c123*O05_4
    O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3)
    O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3
    O35_neg = O35_neg_0 + J_x4*O05_4
    O45_0 = J_y4_neg*O05_4
    O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3)
    O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4

    Omega = [
        O00,      O01,      -O02_neg, -O03_neg, O04, O05,
        O01,      O11,      -O12_neg, -O13_neg, O14, O15,
        -O02_neg, -O12_neg, O22,      O23,      O24, O25,
        -O03_neg, -O13_neg, O23,      O33,      O34, -O35_neg,
        O04,      O14,      O24,      O34,      O44, O45,
        O05,      O15,      O25,      -O35_neg, O45, O55,
    ]
    return [Omega]


def operational_inertia_inverse_tool0(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'tool0', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 303 mul, 238 add, 5 div, 12 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_tool0",
        _operational_inertia_inverse_tool0,
        [
            ("q", q, 6),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_tool0(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jxx_neg = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxx_neg = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = -r3_x*I3_hx - r3_y*I3_hy
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y = -0.0171364731454*Q4_zy

    # elimination of 'wrist_3_joint'
    D0_3 = -n5at3_y*Q4_zy
    M01e5_0 = -c4*n5at3_y
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0
    D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv = 1.0/D0

    # solve with U
    e0_3_neg_0 = Q4_xz_neg*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = U23*e0_3_neg - e0_3_neg
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0_0 = -Q4_xy*Q4_zy
    e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0
    e1_3_0 = Q4_yz_neg*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = e1_3 - U23*e1_3
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0_0 = Q4_yy_neg*Q4_zy
    e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0
    e2_3 = c123*U14 + c4*Q4_zy
    e2_2 = e2_3 - U23*e2_3
    e2_1 = e2_3 - (U12*e2_2 + U13*e2_3)
    e2_0_neg_0 = Q4_zy*Q4_zy
    e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0
    e3_3_0 = J_x4*U14
    e3_3 = J_x3 - e3_3_0
    e3_2 = J_x2 - U23*e3_3 - e3_3_0
    e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0
    e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04
    e4_3_0 = J_y4_neg*U14
    e4_3 = J_y3 + e4_3_0
    e4_2 = J_y2 - U23*e4_3 + e4_3_0
    e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3)
    e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3)
    e5_3_0 = -J_z4*U14
    e5_3 = J_z3 + e5_3_0
    e5_2 = J_z2 - U23*e5_3 + e5_3_0
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0
    e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q4_yz_neg*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_neg_0 = D0_inv*e2_0_neg
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = D2_inv_neg*e2_2
    O02_neg_3 = D3_inv_neg*e2_3
    O02_neg_4 = c123*D4_inv
    O02_neg_5 = 58.355064750790525*Q4_zy
    O03_neg_0 = D0_inv*e3_0_neg
    O03_neg_1 = D1_inv_neg*e3_1_neg
    O03_neg_2 = -D2_inv_neg*e3_2
    O03_neg_3 = D3_inv_neg*e3_3
    O03_neg_4 = J_x4*D4_inv
    O04_0 = -D0_inv*e4_0
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4_neg*D4_inv
    O05_0 = D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2
    O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg
    O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy
    O01_6 = Q4_xz_neg*O01_4
    O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6
    O01 = O01_7 - Q4_xy*O01_5
    O11_0 = Q4_yz_neg*O01_4
    O11_1 = Q4_yy_neg*O01_5
    O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1
    O02_neg_6 = e0_3_neg*O02_neg_3
    O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6
    O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5
    O12_neg_0 = e1_3*O02_neg_3
    O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0
    O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5
    O22_0 = e2_3*O02_neg_3
    O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0
    O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5
    O03_neg_5 = e0_3_neg*O03_neg_3
    O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5
    O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4
    O13_neg_0 = e1_3*O03_neg_3
    O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0
    O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4
    O23_0 = e2_3*O03_neg_3
    O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0
    O23 = O23_1 - c123*O03_neg_4
    O33_0 = e3_3*O03_neg_3
    O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0
    O33 = O33_1 + J_x4*O03_neg_4
    O04_5 = Q4_xz_neg*O04_4
    O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3)
    O14_0 = Q4_yz_neg*O04_4
    O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3)
    O24_0 = c123*O04_4
    O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0
    O34_0 = J_x4*O04_4
    O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0
    O44_0 = J_y4_neg*O04_4
    O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3)
    O05_5 = Q4_xz_neg*O05_4
    O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5
    O15_0 = Q4_yz_neg*O05_4
    O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0
    O25_0 = c123*O05_4
    O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3)
    O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3
    O35_neg = O35_neg_0 + J_x4*O05_4
    O45_0 = J_y4_neg*O05_4
    O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3)
    O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4

    Omega = [
        O00,      O01,      -O02_neg, -O03_neg, O04, O05,
        O01,      O11,      -O12_neg, -O13_neg, O14, O15,
        -O02_neg, -O12_neg, O22,      O23,      O24, O25,
        -O03_neg, -O13_neg, O23,      O33,      O34, -O35_neg,
        O04,      O14,      O24,      O34,      O44, O45,
        O05,      O15,      O25,      -O35_neg, O45, O55,
    ]
    return [Omega]


def operational_inertia_ee_link(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'ee_link'; not finite at a singular
    pose.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 423 mul, 328 add, 11 div, 12 trig.
    """
    return _evaluate(
        "operational_inertia_ee_link",
        _operational_inertia_ee_link,
        [
            ("q", q, 6),
        ],
        [(6, 6)],
    )


def _operational_inertia_ee_link(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jxx_neg = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxx_neg = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = -r3_x*I3_hx - r3_y*I3_hy
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y = -0.0171364731454*Q4_zy

    # elimination of 'wrist_3_joint'
    D0_3 = -n5at3_y*Q4_zy
    M01e5_0 = -c4*n5at3_y
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0
    D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv = 1.0/D0

    # solve with U
    e0_3_neg_0 = Q4_xz_neg*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = U23*e0_3_neg - e0_3_neg
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0_0 = -Q4_xy*Q4_zy
    e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0
    e1_3_0 = Q4_yz_neg*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = e1_3 - U23*e1_3
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0_0 = Q4_yy_neg*Q4_zy
    e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0
    e2_3 = c123*U14 + c4*Q4_zy
    e2_2 = e2_3 - U23*e2_3
    e2_1 = e2_3 - (U12*e2_2 + U13*e2_3)
    e2_0_neg_0 = Q4_zy*Q4_zy
    e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0
    e3_3_0 = J_x4*U14
    e3_3 = J_x3 - e3_3_0
    e3_2 = J_x2 - U23*e3_3 - e3_3_0
    e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0
    e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04
    e4_3_0 = J_y4_neg*U14
    e4_3 = J_y3 + e4_3_0
    e4_2 = J_y2 - U23*e4_3 + e4_3_0
    e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3)
    e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3)
    e5_3_0 = -J_z4*U14
    e5_3 = J_z3 + e5_3_0
    e5_2 = J_z2 - U23*e5_3 + e5_3_0
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0
    e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q4_yz_neg*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_neg_0 = D0_inv*e2_0_neg
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = D2_inv_neg*e2_2
    O02_neg_3 = D3_inv_neg*e2_3
    O02_neg_4 = c123*D4_inv
    O02_neg_5 = 58.355064750790525*Q4_zy
    O03_neg_0 = D0_inv*e3_0_neg
    O03_neg_1 = D1_inv_neg*e3_1_neg
    O03_neg_2 = -D2_inv_neg*e3_2
    O03_neg_3 = D3_inv_neg*e3_3
    O03_neg_4 = J_x4*D4_inv
    O04_0 = -D0_inv*e4_0
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4_neg*D4_inv
    O05_0 = D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2
    O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg
    O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy
    O01_6 = Q4_xz_neg*O01_4
    O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6
    O01 = O01_7 - Q4_xy*O01_5
    O11_0 = Q4_yz_neg*O01_4
    O11_1 = Q4_yy_neg*O01_5
    O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1
    O02_neg_6 = e0_3_neg*O02_neg_3
    O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6
    O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5
    O12_neg_0 = e1_3*O02_neg_3
    O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0
    O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5
    O22_0 = e2_3*O02_neg_3
    O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0
    O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5
    O03_neg_5 = e0_3_neg*O03_neg_3
    O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5
    O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4
    O13_neg_0 = e1_3*O03_neg_3
    O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0
    O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4
    O23_0 = e2_3*O03_neg_3
    O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0
    O23 = O23_1 - c123*O03_neg_4
    O33_0 = e3_3*O03_neg_3
    O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0
    O33 = O33_1 + J_x4*O03_neg_4
    O04_5 = Q4_xz_neg*O04_4
    O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3)
    O14_0 = Q4_yz_neg*O04_4
    O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3)
    O24_0 = c123*O04_4
    O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0
    O34_0 = J_x4*O04_4
    O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0
    O44_0 = J_y4_neg*O04_4
    O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3)
    O05_5 = Q4_xz_neg*O05_4
    O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5
    O15_0 = Q4_yz_neg*O05_4
    O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0
    O25_0 = c123*O05_4
    O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3)
    O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3
    O35_neg = O35_neg_0 + J_x4*O05_4
    O45_0 = J_y4_neg*O05_4
    O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3)
    O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4

    # elimination of direction 'z'
    DO5_inv = 1.0/O55
    UO05 = O05*DO5_inv
    UO15 = O15*DO5_inv
    UO25 = O25*DO5_inv
    UO35_neg = O35_neg*DO5_inv
    UO45 = O45*DO5_inv
    O00e5 = O00 - O05*UO05
    O01e5 = O01 - O05*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = -O02_neg - O05*UO25
    O12e5 = -O12_neg - O15*UO25
    O22e5 = O22 - O25*UO25
    O03e5 = O05*UO35_neg - O03_neg
    O13e5 = O15*UO35_neg - O13_neg
    O23e5 = O23 + O25*UO35_neg
    O33e5 = O33 - O35_neg*UO35_neg
    O04e5 = O04 - O05*UO45
    O14e5 = O14 - O15*UO45
    O24e5 = O24 - O25*UO45
    O34e5 = O34 + O35_neg*UO45
    DO4 = O44 - O45*UO45

    # elimination of direction 'y'
    DO4_inv = 1.0/DO4
    UO04 = O04e5*DO4_inv
    UO14 = O14e5*DO4_inv
    UO24 = O24e5*DO4_inv
    UO34 = O34e5*DO4_inv
    O00e4 = O00e5 - O04e5*UO04
    O01e4 = O01e5 - O04e5*UO14
    O11e4 = O11e5 - O14e5*UO14
    O02e4 = O02e5 - O04e5*UO24
    O12e4 = O12e5 - O14e5*UO24
    O22e4 = O22e5 - O24e5*UO24
    O03e4 = O03e5 - O04e5*UO34
    O13e4 = O13e5 - O14e5*UO34
    O23e4 = O23e5 - O24e5*UO34
    DO3 = O33e5 - O34e5*UO34

    # elimination of direction 'x'
    DO3_inv = 1.0/DO3
    UO03 = O03e4*DO3_inv
    UO13 = O13e4*DO3_inv
    UO23 = O23e4*DO3_inv
    O00e3 = O00e4 - O03e4*UO03
    O01e3 = O01e4 - O03e4*UO13
    O11e3 = O11e4 - O13e4*UO13
    O02e3 = O02e4 - O03e4*UO23
    O12e3 = O12e4 - O13e4*UO23
    DO2 = O22e4 - O23e4*UO23

    # elimination of direction 'rz'
    DO2_inv = 1.0/DO2
    UO02 = O02e3*DO2_inv
    UO12 = O12e3*DO2_inv
    O00e2 = O00e3 - O02e3*UO02
    O01e2 = O01e3 - O02e3*UO12
    DO1 = O11e3 - O12e3*UO12

    # elimination of direction 'ry'
    DO1_inv = 1.0/DO1
    UO01 = O01e2*DO1_inv
    DO0 = O00e2 - O01e2*UO01

    # elimination of direction 'rx'
    DO0_inv = 1.0/DO0

    # row direction 'ry' of the inverse
    XO01_neg = UO01*DO0_inv
    XO11 = DO1_inv + UO01*XO01_neg

    # row direction 'rz' of the inverse
    XO02 = UO12*XO01_neg - UO02*DO0_inv
    XO12 = UO02*XO01_neg - UO12*XO11
    XO22 = DO2_inv - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = UO13*XO01_neg - UO03*DO0_inv - UO23*XO02
    XO13 = UO03*XO01_neg - UO13*XO11 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = UO14*XO01_neg - UO04*DO0_inv - UO24*XO02 - UO34*XO03
    XO14 = UO04*XO01_neg - UO14*XO11 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05_0_ = UO05*DO0_inv - UO15*XO01_neg + UO25*XO02 - UO35_neg*XO03
    XO05 = -XO05_0_ - UO45*XO04
    XO15_0_ = UO45*XO14
    XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_
    XO25 = UO35_neg*XO23 - (UO05*XO02 + UO15*XO12 + UO25*XO22) - UO45*XO24
    XO35 = UO35_neg*XO33 - (UO05*XO03 + UO15*XO13 + UO25*XO23) - UO45*XO34
    XO45 = UO35_neg*XO34 - (UO05*XO04 + UO15*XO14 + UO25*XO24) - UO45*XO44
    XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35
    XO55 = XO55_0_ - UO45*XO45

    Lambda = [
        DO0_inv,   -XO01_neg, XO02, XO03, XO04, XO05,
        -XO01_neg, XO11,      XO12, XO13, XO14, XO15,
        XO02,      XO12,      XO22, XO23, XO24, XO25,
        XO03,      XO13,      XO23, XO33, XO34, XO35,
        XO04,      XO14,      XO24, XO34, XO44, XO45,
        XO05,      XO15,      XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def operational_inertia_tool0(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'tool0'; not finite at a singular pose.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 423 mul, 328 add, 11 div, 12 trig.
    """
    return _evaluate(
        "operational_inertia_tool0",
        _operational_inertia_tool0,
        [
            ("q", q, 6),
        ],
        [(6, 6)],
    )


def _operational_inertia_tool0(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jxx_neg = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxx_neg = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = -r3_x*I3_hx - r3_y*I3_hy
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y = -0.0171364731454*Q4_zy

    # elimination of 'wrist_3_joint'
    D0_3 = -n5at3_y*Q4_zy
    M01e5_0 = -c4*n5at3_y
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0
    D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv = 1.0/D0

    # solve with U
    e0_3_neg_0 = Q4_xz_neg*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = U23*e0_3_neg - e0_3_neg
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0_0 = -Q4_xy*Q4_zy
    e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0
    e1_3_0 = Q4_yz_neg*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = e1_3 - U23*e1_3
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0_0 = Q4_yy_neg*Q4_zy
    e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0
    e2_3 = c123*U14 + c4*Q4_zy
    e2_2 = e2_3 - U23*e2_3
    e2_1 = e2_3 - (U12*e2_2 + U13*e2_3)
    e2_0_neg_0 = Q4_zy*Q4_zy
    e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0
    e3_3_0 = J_x4*U14
    e3_3 = J_x3 - e3_3_0
    e3_2 = J_x2 - U23*e3_3 - e3_3_0
    e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0
    e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04
    e4_3_0 = J_y4_neg*U14
    e4_3 = J_y3 + e4_3_0
    e4_2 = J_y2 - U23*e4_3 + e4_3_0
    e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3)
    e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3)
    e5_3_0 = -J_z4*U14
    e5_3 = J_z3 + e5_3_0
    e5_2 = J_z2 - U23*e5_3 + e5_3_0
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0
    e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q4_yz_neg*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_neg_0 = D0_inv*e2_0_neg
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = D2_inv_neg*e2_2
    O02_neg_3 = D3_inv_neg*e2_3
    O02_neg_4 = c123*D4_inv
    O02_neg_5 = 58.355064750790525*Q4_zy
    O03_neg_0 = D0_inv*e3_0_neg
    O03_neg_1 = D1_inv_neg*e3_1_neg
    O03_neg_2 = -D2_inv_neg*e3_2
    O03_neg_3 = D3_inv_neg*e3_3
    O03_neg_4 = J_x4*D4_inv
    O04_0 = -D0_inv*e4_0
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4_neg*D4_inv
    O05_0 = D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2
    O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg
    O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy
    O01_6 = Q4_xz_neg*O01_4
    O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6
    O01 = O01_7 - Q4_xy*O01_5
    O11_0 = Q4_yz_neg*O01_4
    O11_1 = Q4_yy_neg*O01_5
    O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1
    O02_neg_6 = e0_3_neg*O02_neg_3
    O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6
    O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5
    O12_neg_0 = e1_3*O02_neg_3
    O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0
    O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5
    O22_0 = e2_3*O02_neg_3
    O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0
    O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5
    O03_neg_5 = e0_3_neg*O03_neg_3
    O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5
    O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4
    O13_neg_0 = e1_3*O03_neg_3
    O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0
    O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4
    O23_0 = e2_3*O03_neg_3
    O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0
    O23 = O23_1 - c123*O03_neg_4
    O33_0 = e3_3*O03_neg_3
    O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0
    O33 = O33_1 + J_x4*O03_neg_4
    O04_5 = Q4_xz_neg*O04_4
    O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3)
    O14_0 = Q4_yz_neg*O04_4
    O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3)
    O24_0 = c123*O04_4
    O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0
    O34_0 = J_x4*O04_4
    O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0
    O44_0 = J_y4_neg*O04_4
    O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3)
    O05_5 = Q4_xz_neg*O05_4
    O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5
    O15_0 = Q4_yz_neg*O05_4
    O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0
    O25_0 = c123*O05_4
    O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3)
    O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3
    O35_neg = O35_neg_0 + J_x4*O05_4
    O45_0 = J_y4_neg*O05_4
    O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3)
    O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4

    # elimination of direction 'z'
    DO5_inv = 1.0/O55
    UO05 = O05*DO5_inv
    UO15 = O15*DO5_inv
    UO25 = O25*DO5_inv
    UO35_neg = O35_neg*DO5_inv
    UO45 = O45*DO5_inv
    O00e5 = O00 - O05*UO05
    O01e5 = O01 - O05*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = -O02_neg - O05*UO25
    O12e5 = -O12_neg - O15*UO25
    O22e5 = O22 - O25*UO25
    O03e5 = O05*UO35_neg - O03_neg
    O13e5 = O15*UO35_neg - O13_neg
    O23e5 = O23 + O25*UO35_neg
    O33e5 = O33 - O35_neg*UO35_neg
    O04e5 = O04 - O05*UO45
    O14e5 = O14 - O15*UO45
    O24e5 = O24 - O25*UO45
    O34e5 = O34 + O35_neg*UO45
    DO4 = O44 - O45*UO45

    # elimination of direction 'y'
    DO4_inv = 1.0/DO4
    UO04 = O04e5*DO4_inv
    UO14 = O14e5*DO4_inv
    UO24 = O24e5*DO4_inv
    UO34 = O34e5*DO4_inv
    O00e4 = O00e5 - O04e5*UO04
    O01e4 = O01e5 - O04e5*UO14
    O11e4 = O11e5 - O14e5*UO14
    O02e4 = O02e5 - O04e5*UO24
    O12e4 = O12e5 - O14e5*UO24
    O22e4 = O22e5 - O24e5*UO24
    O03e4 = O03e5 - O04e5*UO34
    O13e4 = O13e5 - O14e5*UO34
    O23e4 = O23e5 - O24e5*UO34
    DO3 = O33e5 - O34e5*UO34

    # elimination of direction 'x'
    DO3_inv = 1.0/DO3
    UO03 = O03e4*DO3_inv
    UO13 = O13e4*DO3_inv
    UO23 = O23e4*DO3_inv
    O00e3 = O00e4 - O03e4*UO03
    O01e3 = O01e4 - O03e4*UO13
    O11e3 = O11e4 - O13e4*UO13
    O02e3 = O02e4 - O03e4*UO23
    O12e3 = O12e4 - O13e4*UO23
    DO2 = O22e4 - O23e4*UO23

    # elimination of direction 'rz'
    DO2_inv = 1.0/DO2
    UO02 = O02e3*DO2_inv
    UO12 = O12e3*DO2_inv
    O00e2 = O00e3 - O02e3*UO02
    O01e2 = O01e3 - O02e3*UO12
    DO1 = O11e3 - O12e3*UO12

    # elimination of direction 'ry'
    DO1_inv = 1.0/DO1
    UO01 = O01e2*DO1_inv
    DO0 = O00e2 - O01e2*UO01

    # elimination of direction 'rx'
    DO0_inv = 1.0/DO0

    # row direction 'ry' of the inverse
    XO01_neg = UO01*DO0_inv
    XO11 = DO1_inv + UO01*XO01_neg

    # row direction 'rz' of the inverse
    XO02 = UO12*XO01_neg - UO02*DO0_inv
    XO12 = UO02*XO01_neg - UO12*XO11
    XO22 = DO2_inv - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = UO13*XO01_neg - UO03*DO0_inv - UO23*XO02
    XO13 = UO03*XO01_neg - UO13*XO11 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = UO14*XO01_neg - UO04*DO0_inv - UO24*XO02 - UO34*XO03
    XO14 = UO04*XO01_neg - UO14*XO11 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05_0_ = UO05*DO0_inv - UO15*XO01_neg + UO25*XO02 - UO35_neg*XO03
    XO05 = -XO05_0_ - UO45*XO04
    XO15_0_ = UO45*XO14
    XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_
    XO25 = UO35_neg*XO23 - (UO05*XO02 + UO15*XO12 + UO25*XO22) - UO45*XO24
    XO35 = UO35_neg*XO33 - (UO05*XO03 + UO15*XO13 + UO25*XO23) - UO45*XO34
    XO45 = UO35_neg*XO34 - (UO05*XO04 + UO15*XO14 + UO25*XO24) - UO45*XO44
    XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35
    XO55 = XO55_0_ - UO45*XO45

    Lambda = [
        DO0_inv,   -XO01_neg, XO02, XO03, XO04, XO05,
        -XO01_neg, XO11,      XO12, XO13, XO14, XO15,
        XO02,      XO12,      XO22, XO23, XO24, XO25,
        XO03,      XO13,      XO23, XO33, XO34, XO35,
        XO04,      XO14,      XO24, XO34, XO44, XO45,
        XO05,      XO15,      XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def tip_force_acceleration_ee_link(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'ee_link'.

    Args:
        q: joint positions [rad], shape (..., 6).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 6).

    Operations: 153 mul, 133 add, 5 div, 12 trig.
    """
    return _evaluate(
        "tip_force_acceleration_ee_link",
        _tip_force_acceleration_ee_link,
        [
            ("q", q, 6),
            ("f", f, 6),
        ],
        [(6,)],
    )


def _tip_force_acceleration_ee_link(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jxx_neg = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxx_neg = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # joint forces of the wrench
    tau0 = f2 - ot_y*f3 + ot_x*f4
    tau1_0 = s0*f0 - c0*f1
    tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4)
    tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4)
    tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4)
    tau4_neg_0 = Q4_xz_neg*f0 + Q4_yz_neg*f1 + c123*f2 - J_x4*f3 + J_y4_neg*f4
    tau4_neg = tau4_neg_0 - J_z4*f5
    tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = -r3_x*I3_hx - r3_y*I3_hy
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y = -0.0171364731454*Q4_zy

    # elimination of 'wrist_3_joint'
    D0_3 = -n5at3_y*Q4_zy
    M01e5_0 = -c4*n5at3_y
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0
    D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv = 1.0/D0

    # solve with U
    e3_neg_0 = tau4_neg*U14
    e3_neg_1 = c4*tau5
    e3_neg = e3_neg_1 - (tau3 + e3_neg_0)
    e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1
    e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1
    e0 = tau0 - U01*e1 - U02*e2 + U03*e3_neg + tau4_neg*U04 + tau5*Q4_zy

    # solve with D and U*
    x0 = D0_inv*e0
    x1 = -D1_inv_neg*e1 - U01*x0
    x2 = -D2_inv_neg*e2 - U02*x0 - U12*x1
    x3 = D3_inv_neg*e3_neg - U03*x0 - U13*x1 - U23*x2
    x4_neg_0 = x1 + x2 + x3
    x4_neg = tau4_neg*D4_inv + U04*x0 + U14*x4_neg_0
    x5 = 58.355064750790525*tau5 + Q4_zy*x0 - c4*x4_neg_0

    qdd = [x0, x1, x2, x3, -x4_neg, x5]
    return [qdd]


def tip_force_acceleration_tool0(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'tool0'.

    Args:
        q: joint positions [rad], shape (..., 6).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 6).

    Operations: 153 mul, 133 add, 5 div, 12 trig.
    """
    return _evaluate(
        "tip_force_acceleration_tool0",
        _tip_force_acceleration_tool0,
        [
            ("q", q, 6),
            ("f", f, 6),
        ],
        [(6,)],
    )


def _tip_force_acceleration_tool0(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5 = q
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    q12 = q1 + q2
    c12 = cos(q12)
    s12 = sin(q12)
    q123 = q3 + q12
    c123 = cos(q123)
    s123 = sin(q123)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # position of 'forearm_link'
    r2_x = -0.425*c1
    r2_y = -0.425*s1

    # position of 'wrist_1_link'
    r3_x = -0.39225*c12
    r3_y = -0.39225*s12

    # position of 'wrist_2_link'
    r4_x = 0.09465*s123
    r4_y = -0.09465*c123

    # inertia of 'upper_arm_link' in the axes of its group
    I1_hy = -4.4329225*s1
    I1_Jxx_neg = 1.75501953841*c1*c1
    I1_Jyz = -0.075354282*s1

    # inertia of 'forearm_link' in the axes of its group
    I2_hx = -1.598759275*c12
    I2_hy = -1.598759275*s12
    I2_Jxx_neg = 0.59155695167475*c12*c12
    I2_Jyz = -0.09736195575*s12

    # inertia of 'wrist_1_link' in the axes of its group
    I3_hx = 0.017784735*s123
    I3_hy = -0.017784735*c123

    # frame of 'upper_arm_link' in the base
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_z = r2_y + 0.089159

    # frame of 'wrist_1_link' in the base
    o3_z = r3_y + o2_z

    # frame of 'wrist_2_link' in the base
    Q4_xz_neg = c0*s123
    Q4_xy = s0*c4 - c0*c123*s4
    Q4_yz_neg = s0*s123
    Q4_yy_neg = s0*c123*s4 + c0*c4
    Q4_zy = s123*s4
    o4_z = r4_y + o3_z

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x_1 = r2_x + r3_x + r4_x
    ot_x = ot_x_0 - (c0*ot_x_1 - o1_x)
    ot_y = o1_y - s0*ot_x_1 + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = J_z1 - r2_x
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = J_z2 - r3_x
    J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0
    J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0
    J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0

    # joint forces of the wrench
    tau0 = f2 - ot_y*f3 + ot_x*f4
    tau1_0 = s0*f0 - c0*f1
    tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4)
    tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4)
    tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4)
    tau4_neg_0 = Q4_xz_neg*f0 + Q4_yz_neg*f1 + c123*f2 - J_x4*f3 + J_y4_neg*f4
    tau4_neg = tau4_neg_0 - J_z4*f5
    tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2

    # composite inertia of 'wrist_2_link'
    R4_Jxz_neg_0 = 0.0166855268546*c5
    R4_Jxx_0 = c5*R4_Jxz_neg_0
    R4_Jxz_neg = s5*R4_Jxz_neg_0
    R4_Jxx = 0.0166855268546 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jzz_0 = -c4*R4_Jxx
    R3_Jzz_1 = c4*R3_Jzz_0
    D0_0 = c4*R4_Jxz_neg
    R3_Jyz_neg_0 = s4*R4_Jxz_neg
    D0_1 = R4_Jzz + R3_Jzz_1
    D0_2 = 2.0*D0_0*s123
    R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0
    R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515

    # composite inertia of 'forearm_link'
    R2_Jzz_0 = 0.7845*c12*I3_hx
    R2_hx = I2_hx + I3_hx
    R2_hy = I2_hy + I3_hy
    R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz)
    R2_Jyz = I2_Jyz - R3_Jyz_neg

    # composite inertia of 'upper_arm_link'
    R1_Jzz_0 = -0.85*c1*R2_hx
    R1_hy = I1_hy + R2_hy
    R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841
    R1_Jyz = I1_Jyz + R2_Jyz

    # composite inertia of 'shoulder_link'
    R0_Jyz = 0.10915*R1_hy - R1_Jyz

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz
    M02 = R2_Jyz - 0.10915*R2_hy

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23_0 = -r3_x*I3_hx - r3_y*I3_hy
    M13_0 = -r2_x*I3_hx - r2_y*I3_hy
    M13 = R3_Jzz - M23_0 - M13_0
    M03 = 0.00194120382525*c123 - R3_Jyz_neg

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at3_y = s123*D0_0 - c123*R4_Jzz

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M35 = 0.0171364731454*c4
    n5at3_y = -0.0171364731454*Q4_zy

    # elimination of 'wrist_3_joint'
    D0_3 = -n5at3_y*Q4_zy
    M01e5_0 = -c4*n5at3_y
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = n4at3_y*D4_inv
    U14 = R3_Jyz_neg_0*D4_inv
    D0_4 = n4at3_y*U04
    M01e4_0 = n4at3_y*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = R3_Jyz_neg_0*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M13e4 + M13_0
    D3 = M23e4 + M23_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    D0_5 = -M03e4*U03
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    D0_6 = -M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2)
    D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0
    D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv = 1.0/D0

    # solve with U
    e3_neg_0 = tau4_neg*U14
    e3_neg_1 = c4*tau5
    e3_neg = e3_neg_1 - (tau3 + e3_neg_0)
    e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1
    e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1
    e0 = tau0 - U01*e1 - U02*e2 + U03*e3_neg + tau4_neg*U04 + tau5*Q4_zy

    # solve with D and U*
    x0 = D0_inv*e0
    x1 = -D1_inv_neg*e1 - U01*x0
    x2 = -D2_inv_neg*e2 - U02*x0 - U12*x1
    x3 = D3_inv_neg*e3_neg - U03*x0 - U13*x1 - U23*x2
    x4_neg_0 = x1 + x2 + x3
    x4_neg = tau4_neg*D4_inv + U04*x0 + U14*x4_neg_0
    x5 = 58.355064750790525*tau5 + Q4_zy*x0 - c4*x4_neg_0

    qdd = [x0, x1, x2, x3, -x4_neg, x5]
    return [qdd]


def using(xp: object):
    """The functions of this module over another array library: traced, differentiated, on a device.

    Args:
        xp: `jax.numpy`, `torch`, `cupy` or another library with their functions; or `casadi`.

    Returns:
        A module with the same constants and functions; make it once and keep it. Arguments are
        arrays of `xp`, shape (..., 6) as here, or plain numbers; results have the float type
        and the device of the arrays. With CasADi one state is a column, and what has three axes
        here is a list of matrices.
    """
    if not (hasattr(xp, "stack") or hasattr(xp, "SX")):
        libraries = "jax.numpy, torch, cupy or casadi"
        raise TypeError(f"using: argument 'xp' must be a library such as {libraries}, got {xp!r}")
    library = _Symbols(xp) if hasattr(xp, "SX") else _Arrays(xp)
    module = type(np)(f"{__name__} using {getattr(xp, '__name__', xp)}", __doc__)
    names = vars(module)
    for name, value in globals().items():
        if hasattr(value, "__code__"):  # the same functions, which find their helpers over there
            value = type(value)(value.__code__, names, name, value.__defaults__)
        names.setdefault(name, value)
    names.update(using=using, _evaluate=library.evaluate)
    return module


class _Arrays:
    """Evaluates functions on arrays of a library; entries are slices of the last axis."""

    def __init__(self, xp):
        self.xp = xp

    def evaluate(self, name, formulas, arguments, shapes):
        """As `_evaluate`; plain numbers and constant entries follow the arrays."""
        columns = [self.entries(name, *argument) for argument in arguments]
        zero = self.zero([column[0] for column in columns if not isinstance(column[0], float)])
        for index, column in enumerate(columns):  # torch.sin takes no floats
            if isinstance(column[0], float):
                columns[index] = [zero + number for number in column]
        results = [
            self.joined(entries, zero, shape)
            for entries, shape in zip(formulas(self.xp, *columns), shapes)
        ]
        return results[0] if len(results) == 1 else tuple(results)

    def entries(self, name, label, value, size):
        """What formulas see of an argument; floats where it is one state of plain numbers."""
        own = hasattr(value, "shape") and not isinstance(value, (np.ndarray, np.generic))
        array = value if own else _numbers(name, label, value)
        if tuple(array.shape[-1:]) != (size,):
            expected = f"must have shape (..., {size}), got {tuple(array.shape)}"
            raise ValueError(f"{name}: argument '{label}' {expected}")
        if not own:
            if array.ndim == 1:
                return array.tolist()
            array = self.xp.asarray(array)
        floats = 1.0*array  # whole numbers too
        return [floats[..., index] for index in range(size)]

    def zero(self, entries):
        """Nought with the batch axes, float type and device that the entries have together."""
        zeros = [self.xp.zeros_like(entry) for entry in entries]
        return sum(zeros, 0.0) if zeros else self.xp.asarray(np.zeros(()))

    def joined(self, entries, zero, shape):
        """A result; entries that are constant or lack batch axes get what they lack."""
        whole = [
            entry if getattr(entry, "shape", None) == zero.shape and entry.dtype == zero.dtype
            else entry + zero
            for entry in entries
        ]
        return self.xp.reshape(self.xp.stack(whole, axis=-1), (*zero.shape, *shape))


class _Symbols(_Arrays):
    """Evaluates functions on CasADi's columns (SX, MX or DM) of one state."""

    def entries(self, name, label, value, size):
        own = isinstance(value, (self.xp.SX, self.xp.MX, self.xp.DM))
        column = value if own else self.xp.vertcat(*np.atleast_1d(value))
        if column.shape != (size, 1):
            expected = f"must have shape ({size}, 1), got {column.shape}"
            raise ValueError(f"{name}: argument '{label}' {expected}")
        return self.xp.vertsplit(column)

    def zero(self, entries):
        return sum(type(entry).zeros(1) for entry in entries)

    def joined(self, entries, zero, shape):
        if len(shape) > 2:
            size = len(entries) // shape[0]
            rows = [entries[start:start + size] for start in range(0, len(entries), size)]
            return [self.joined(row, zero, shape[1:]) for row in rows]
        column = self.xp.vertcat(*[entry + zero for entry in entries])
        return self.xp.reshape(column, shape[1], shape[0]).T if len(shape) == 2 else column


_TYPE = np.dtype(np.float64)
_BLOCK = 2000  # states of a batch that are worked on together; bounds memory and suits the cache
_STEPS: dict[tuple[object, ...], "_Steps"] = {}  # of formulas that batches were asked of


def _evaluate(name, formulas, arguments, shapes):
    """Check the arguments, run the formulas on them, give the results their shapes.

    One state runs on plain floats. Where those would stop with an error (a division by zero), and
    for a batch, the same formulas run in numpy. A list of floats is taken as it is.
    """
    arrays = []
    single = True
    for label, value, size in arguments:
        if type(value) is list and len(value) == size and {*map(type, value)} == {float}:
            arrays.append(value)
            continue
        plain = type(value) is np.ndarray and value.dtype is _TYPE
        array = value if plain else _numbers(name, label, value)
        if array.shape != (size,):
            if array.shape[-1:] != (size,):
                expected = f"must have shape (..., {size}), got {array.shape}"
                raise ValueError(f"{name}: argument '{label}' {expected}")
            single = False
        arrays.append(array)
    if single:
        columns = [array if isinstance(array, list) else array.tolist() for array in arrays]
        try:
            results = formulas(math, *columns)
        except (ValueError, ZeroDivisionError):
            results = formulas(np, *map(np.array, arrays))
            results = [[float(entry) for entry in entries] for entries in results]
        results = [
            np.array(entries).reshape(shape) if shape else entries[0]
            for entries, shape in zip(results, shapes)
        ]
    else:
        results = _evaluate_batch(name, formulas, [*map(np.asarray, arrays)], shapes)
    return results[0] if len(results) == 1 else tuple(results)


def _evaluate_batch(name, formulas, arrays, shapes):
    """Run the steps of the formulas, which are found when they are first needed, on all states."""
    try:
        batch = np.broadcast_shapes(*[array.shape[:-1] for array in arrays])
    except ValueError:
        axes = ", ".join(str(array.shape[:-1]) for array in arrays)
        raise ValueError(f"{name}: batch axes {axes} do not broadcast") from None
    key = (formulas, *[array.ndim == 1 for array in arrays])
    if key not in _STEPS:
        _STEPS[key] = _Steps(formulas, arrays)
    states = [
        array if array.ndim == 1
        else np.broadcast_to(array, batch + array.shape[-1:]).reshape(-1, array.shape[-1])
        for array in arrays
    ]
    count = math.prod(batch)
    results = [np.empty((count, math.prod(shape))) for shape in shapes]
    if count:
        _STEPS[key].run(states, results)
    return [result.reshape(batch + shape) for result, shape in zip(results, shapes)]


class _Steps:
    """What formulas do as steps of numpy, each of which writes into memory that is there already.

    The formulas run once, on values that note what is done with them. Every value has a cell, a
    place in one list: entries of results, what is needed on the way (in as few cells as will do,
    so that they stay in the cache), entries of arguments, numbers, and what follows from those of
    one state for the whole batch, which is worked out once.
    """

    def __init__(self, formulas, arrays):
        notes = _Notes()
        columns = [
            [_Value(notes, array.ndim == 1) for _ in range(array.shape[-1])] for array in arrays
        ]
        results = _in_rows(notes, formulas(np, *columns))
        self.cells = _in_few_cells(notes.steps, len(results))
        entries = [value for column in columns for value in column]
        shared = [value for value in notes.steps if value.shared and value.cell is None]
        others = [*entries, *notes.numbers.values(), *shared]
        for cell, value in enumerate(others, self.cells):
            value.cell = cell
        self.numbers = [np.array(float(text)) for text in notes.numbers]
        self.shared = len(shared)
        self.once = [value.step() for value in notes.steps if value.shared]
        self.each = [value.step() for value in notes.steps if not value.shared]

    def run(self, states, results):
        """Write the results, which have a row for each state, in blocks of equal size."""
        count = len(results[0])
        size = math.ceil(count / math.ceil(count / _BLOCK))
        memory = np.empty((self.cells, size))
        shared = [np.empty(()) for _ in range(self.shared)]
        steps = self.once + self.each
        for start in range(0, count, size):
            block = slice(start, min(start + size, count))
            rows = memory[:, :block.stop - start]
            cells = [*rows]
            for state in states:
                cells.extend(map(np.array, state) if state.ndim == 1 else state[block].T.copy())
            cells += self.numbers + shared
            for ufunc, first, second, cell in steps:
                if second is None:
                    ufunc(cells[first], cells[cell])
                else:
                    ufunc(cells[first], cells[second], cells[cell])
            steps = self.each
            for result in results:
                width = result.shape[1]
                result[block], rows = rows[:width].T, rows[width:]


class _Notes:
    """What formulas did: the values that they made, in order, and the numbers they have in them."""

    def __init__(self):
        self.steps, self.numbers = [], {}

    def value(self, item):
        """A value as it is, a number as the value of all that are written like it."""
        if isinstance(item, _Value):
            return item
        return self.numbers.setdefault(repr(item), _Value(self, shared=True))


class _Value(np.lib.mixins.NDArrayOperatorsMixin):
    """Stands for a number that is not known yet; what numpy is to do with it becomes a step.

    `shared` says that it is the same for all states, `last` which step is the last to need it.
    """

    def __init__(self, notes, shared, ufunc=None, inputs=()):
        self.notes, self.shared, self.ufunc, self.inputs = notes, shared, ufunc, inputs
        self.cell = self.last = None

    def __array_ufunc__(self, ufunc, method, *inputs):
        values = [self.notes.value(item) for item in inputs]
        made = _Value(self.notes, all(value.shared for value in values), ufunc, values)
        for value in values:
            value.last = made
        self.notes.steps.append(made)
        return made

    def step(self):
        """The function, the cells of its one or two inputs, and that of what it gives."""
        first, second = [value.cell for value in self.inputs] + [None]*(2 - len(self.inputs))
        return self.ufunc, first, second, self.cell


def _in_rows(notes, results):
    """The entries of results, which get the first cells; those that have another are copied."""
    entries = [notes.value(entry) for entries in results for entry in entries]
    for row, entry in enumerate(entries):
        if entry.shared or entry.ufunc is None or entry.cell is not None:
            entries[row] = np.positive(entry)
        entries[row].cell = row
    return entries


def _in_few_cells(steps, rows):
    """Give what steps make a cell that is needed no more, or else a new one; how many there are."""
    count, free = rows, []
    for step in steps:
        if not step.shared:
            cells = {value.cell for value in step.inputs if value.last is step}
            free += [cell for cell in cells if cell is not None and cell >= rows]
            if step.cell is None:
                if not free:
                    free.append(count)
                    count += 1
                step.cell = free.pop()
    return count


def _numbers(name, label, value):
    """An argument as an array of floats; refuses what would lose a part of itself on the way."""
    told = f"{name}: argument '{label}' must hold real numbers"
    if _is_masked(value):
        raise TypeError(f"{told}, got a masked array")
    try:
        array = np.asarray(value)
    except ValueError:
        raise ValueError(f"{name}: argument '{label}' has rows of different lengths") from None
    if array.dtype.kind == "O":
        array = np.array([_number(told, entry) for entry in array.flat]).reshape(array.shape)
    elif array.dtype.kind not in "fiub":
        raise TypeError(f"{told}, got {array.dtype}")
    return array.astype(_TYPE, copy=False)


def _is_masked(value):
    """Whether there is a masked array in it; numpy would drop the mask."""
    if isinstance(value, (list, tuple)):
        return not {*map(type, value)} <= {float, int} and any(map(_is_masked, value))
    return isinstance(value, np.ma.MaskedArray)


def _number(told, entry):
    """One number of another kind, such as a fraction, as a float; text and dates are none."""
    other = (str, bytes, complex, np.complexfloating, np.datetime64, np.timedelta64, np.ndarray)
    try:
        if not isinstance(entry, other):
            return float(entry)
    except (TypeError, ValueError, OverflowError):
        pass
    raise TypeError(f"{told}, got {type(entry).__name__}")


def _self_test() -> int:
    """Compare every function with known results, state by state and as a batch; the exit code."""
    states, expected = _samples()
    failed = False
    for function, names, rows in expected:
        columns = [np.array([states[state][name] for state, _ in rows]) for name in names]
        batch = function(*columns)
        wrong = 0
        for row, (state, outputs) in enumerate(rows):
            one = function(*[states[state][name] for name in names])
            for index, (tolerance, values) in enumerate(outputs):
                several = len(outputs) > 1
                alone = one[index] if several else one
                among = batch[index][row] if several else batch[row]
                for got in (alone, among):
                    error = np.abs(np.reshape(got, len(values)) - values).max()
                    wrong += not error <= tolerance
        print(f"{function.__name__}: {f'{wrong} results WRONG' if wrong else 'ok'}")
        failed = failed or wrong > 0
    return int(failed)


def _samples():
    """States, and results there: for each output the error allowed and the entries row by row."""
    states = [
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
    ]
    expected = [
        (mass_matrix, ["q"], [
            (0, [
                (5.1e-09, [
                    0.67070059, 0.45121554, 0.04937454, 0.0001757, -0.02864808, 0.00034097,
                    0.45121554, 3.28167405, 1.17997592, 0.24635514, 6.497e-05, 0.01713305,
                    0.04937454, 1.17997592, 0.84840473, 0.24695917, 6.497e-05, 0.01713305,
                    0.0001757, 0.24635514, 0.24695917, 0.24116557, 6.497e-05, 0.01713305,
                    -0.02864808, 6.497e-05, 6.497e-05, 6.497e-05, 0.25258343, 0.0, 0.00034097,
                    0.01713305, 0.01713305, 0.01713305, 0.0, 0.01713647,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    1.92940732, 0.38359761, 0.00117003, -0.0089521, 0.24033185, 0.00048258,
                    0.38359761, 3.24355423, 1.16032126, 0.24552597, -0.00696734, 0.002235,
                    0.00117003, 1.16032126, 0.84721523, 0.25267469, -0.00696734, 0.002235,
                    -0.0089521, 0.24552597, 0.25267469, 0.2537861, -0.00696734, 0.002235,
                    0.24033185, -0.00696734, -0.00696734, -0.00696734, 0.24040281, 0.0, 0.00048258,
                    0.002235, 0.002235, 0.002235, 0.0, 0.01713647,
                ]),
            ]),
        ]),
        (udu, ["q"], [
            (0, [
                (5.1e-09, [
                    1.0, 0.23623754, 0.08262426, -0.0007045, -0.11342027, 0.01989716, 0.0, 1.0,
                    1.55783319, 1.02316399, 0.00025723, 0.99980001, 0.0, 0.0, 1.0, 1.02586014,
                    0.00025723, 0.99980001, 0.0, 0.0, 0.0, 1.0, 0.00025723, 0.99980001, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [0.57493326, 1.58481823, 0.59550213, 0.22403594, 0.25258343, 0.01713647]),
            ]),
            (1, [
                (5.1e-09, [
                    1.0, 0.23591166, 0.0169784, -0.00809247, 0.99970483, 0.02816091, 0.0, 1.0,
                    1.5376059, 0.96738898, -0.02898193, 0.13042371, 0.0, 0.0, 1.0, 0.99561214,
                    -0.02898193, 0.13042371, 0.0, 0.0, 0.0, 1.0, -0.02898193, 0.13042371, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [1.60002168, 1.5977712, 0.59564707, 0.25329268, 0.24040281, 0.01713647]),
            ]),
        ]),
        (innovations, ["q"], [
            (0, [
                (5.1e-09, [
                    1.0, -0.23623754, 0.28539442, -0.05036052, 0.11342058, -0.01869377, 0.0, 1.0,
                    -1.55783319, 0.57495499, -4.4e-06, -0.01711838, 0.0, 0.0, 1.0, -1.02586014,
                    6.65e-06, 0.02585497, 0.0, 0.0, 0.0, 1.0, -0.00025723, -0.99980001, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [0.57493326, 1.58481823, 0.59550213, 0.22403594, 0.25258343, 0.01713647]),
            ]),
            (1, [
                (5.1e-09, [
                    1.0, -0.23591166, 0.34576076, -0.1079328, -0.99964929, -0.02841084, 0.0, 1.0,
                    -1.5376059, 0.56347012, 0.0007496, -0.00337331, 0.0, 0.0, 1.0, -0.99561214,
                    0.00012717, -0.00057228, 0.0, 0.0, 0.0, 1.0, 0.02898193, -0.13042371, 0.0, 0.0,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [1.60002168, 1.5977712, 0.59564707, 0.25329268, 0.24040281, 0.01713647]),
            ]),
        ]),
        (mass_matrix_inverse, ["q"], [
            (0, [
                (5.2e-08, [
                    1.7393323, -0.4108956, 0.4963957, -0.0875937, 0.1972761, -0.0325147, -0.4108956,
                    0.7280562, -1.1002401, 0.3834821, -0.0466068, -0.0031203, 0.4963957, -1.1002401,
                    3.3522313, -2.3128448, 0.056317, 0.0509645, -0.0875937, 0.3834821, -2.3128448,
                    6.443798, -0.0110961, -4.5117897, 0.1972761, -0.0466068, 0.056317, -0.0110961,
                    3.9814633, -0.0025396, -0.0325147, -0.0031203, 0.0509645, -4.5117897,
                    -0.0025396, 62.8187645,
                ]),
            ]),
            (1, [
                (5.2e-08, [
                    0.6249915, -0.1474428, 0.2160975, -0.0674571, -0.6247723, -0.0177565,
                    -0.1474428, 0.6606553, -1.0133242, 0.368574, 0.1478602, 0.0020777, 0.2160975,
                    -1.0133242, 3.2332707, -2.2370562, -0.2165296, -0.003854, -0.0674571, 0.368574,
                    -2.2370562, 5.818142, 0.181906, -0.5132296, -0.6247723, 0.1478602, -0.2165296,
                    0.181906, 4.7875549, 0.0028254, -0.0177565, 0.0020777, -0.003854, -0.5132296,
                    0.0028254, 58.4227338,
                ]),
            ]),
        ]),
        (inverse_dynamics, ["q", "qd", "qdd"], [
            (0, [
                (5.1e-08, [-0.6465437, -1.3923563, 10.5128005, -0.3154439, -0.6707629, -0.0235944]),
            ]),
            (1, [
                (5.1e-08, [2.6108334, 25.9871627, 16.4876599, 0.1253846, 0.8007353, 0.0572312]),
            ]),
        ]),
        (bias_forces, ["q", "qd"], [
            (0, [
                (5.1e-08, [-0.4737012, 4.6743108, 12.745538, -0.0161146, -0.3678065, -0.0318397]),
            ]),
            (1, [
                (5.1e-08, [-0.5208965, 30.0905643, 17.5107621, 0.0261239, -0.0062964, 0.038936]),
            ]),
        ]),
        (gravity_forces, ["q"], [
            (0, [
                (5.1e-08, [0.0, 4.4342361, 12.2537576, 0.1735827, 0.0, 0.0]),
            ]),
            (1, [
                (5.1e-08, [0.0, 30.8301974, 15.5432733, -0.0049555, 0.0, 0.0]),
            ]),
        ]),
        (coriolis_matrix, ["q", "qd"], [
            (0, [
                (5.1e-10, [
                    0.203763353, 0.531455969, 0.317794535, 0.157440885, -0.29705721, -0.004725375,
                    -0.413377603, 0.994014039, 0.303696563, 0.026934288, -0.080574118, 6.5096e-05,
                    -0.284187647, 0.697644389, 0.007326913, 0.00915325, -0.080574118, 6.5096e-05,
                    -0.151760295, 0.006820857, -0.001843631, -1.7294e-05, -0.080574118, 6.5096e-05,
                    -0.299280405, 0.076304547, 0.076304547, 0.076304547, -0.000877183, 0.014782761,
                    -0.018197764, 0.000394131, 0.000394131, 0.000394131, -0.014782761, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    2.38835334, -0.34296649, -0.15553011, 0.00010245, -0.00483252, 0.00187617,
                    -0.08299812, -0.18787877, -1.27699418, -0.02115009, 0.00179663, -0.00239784,
                    -0.01051985, 1.08737743, -0.00173799, -0.01633834, 0.00179663, -0.00239784,
                    -0.00402402, 0.01620396, 0.01176045, -0.0028399, 0.00179663, -0.00239784,
                    -0.00389752, -0.00264747, -0.00264747, -0.00264747, 0.0013352, 0.00186797,
                    0.03135258, 0.01802873, 0.01802873, 0.01802873, -0.00186797, 0.0,
                ]),
            ]),
        ]),
        (forward_dynamics, ["q", "qd", "tau"], [
            (0, [
                (5.1e-08, [-0.5345618, 10.459118, -41.1830383, 34.3745552, 8.3626039, -29.7916928]),
            ]),
            (1, [
                (5.3e-08, [
                    2.9014248, -2.9815962, -23.8995652, 24.4700314, -10.3484964, 84.3261453,
                ]),
            ]),
        ]),
        (pose_ee_link, ["q"], [
            (0, [
                (5.1e-09, [
                    0.99344709, 0.05223737, -0.10165697, 0.15487322, 0.11254771, -0.29227741,
                    0.94968781, 0.33924231, 0.01989716, -0.95490584, -0.29624134, -0.58696374, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -0.992313, -0.08274538, -0.09202239, -0.6183021, 0.12050677, -0.47687446,
                    -0.8706715, 0.11370664, 0.02816091, -0.87506797, 0.4831801, -0.26325517, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_tool0, ["q"], [
            (0, [
                (5.1e-09, [
                    -0.05223737, 0.10165697, 0.99344709, 0.15487322, 0.29227741, -0.94968781,
                    0.11254771, 0.33924231, 0.95490584, 0.29624134, 0.01989716, -0.58696374, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.08274538, 0.09202239, -0.992313, -0.6183021, 0.47687446, 0.8706715,
                    0.12050677, 0.11370664, 0.87506797, -0.4831801, 0.02816091, -0.26325517, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (jacobian_ee_link, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.99386836, 0.99386836, 0.99386836, -0.11000857, 0.99344709, 0.0,
                    0.11056978, 0.11056978, 0.11056978, 0.98882384, 0.11254771, 1.0, 0.0, 0.0, 0.0,
                    -0.10062573, 0.01989716, -0.33924231, -0.07475874, -0.02853252, -0.00087203,
                    0.0025513, 0.0, 0.15487322, 0.671977, 0.25646763, 0.00783833, -0.00804709, 0.0,
                    0.0, 0.3200379, 0.39645842, 0.09433521, -0.0818659, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, -0.00999983, -0.00999983, -0.00999983, 0.02840211, -0.992313, 0.0, 0.99995,
                    0.99995, 0.99995, 0.00028403, 0.12050677, 1.0, 0.0, 0.0, 0.0, 0.99959654,
                    0.02816091, -0.11370664, -0.35239655, 0.04545881, 0.09692461, -0.00991305, 0.0,
                    -0.6183021, -0.00352408, 0.0004546, 0.00096928, -0.08170024, 0.0, 0.0,
                    0.61713414, 0.46773438, 0.07887571, 0.00030488, 0.0,
                ]),
            ]),
        ]),
        (jacobian_tool0, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.99386836, 0.99386836, 0.99386836, -0.11000857, 0.99344709, 0.0,
                    0.11056978, 0.11056978, 0.11056978, 0.98882384, 0.11254771, 1.0, 0.0, 0.0, 0.0,
                    -0.10062573, 0.01989716, -0.33924231, -0.07475874, -0.02853252, -0.00087203,
                    0.0025513, 0.0, 0.15487322, 0.671977, 0.25646763, 0.00783833, -0.00804709, 0.0,
                    0.0, 0.3200379, 0.39645842, 0.09433521, -0.0818659, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, -0.00999983, -0.00999983, -0.00999983, 0.02840211, -0.992313, 0.0, 0.99995,
                    0.99995, 0.99995, 0.00028403, 0.12050677, 1.0, 0.0, 0.0, 0.0, 0.99959654,
                    0.02816091, -0.11370664, -0.35239655, 0.04545881, 0.09692461, -0.00991305, 0.0,
                    -0.6183021, -0.00352408, 0.0004546, 0.00096928, -0.08170024, 0.0, 0.0,
                    0.61713414, 0.46773438, 0.07887571, 0.00030488, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_ee_link, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, -0.06744757, -0.06744757, -0.06744757, -0.57692479, -0.03230618, 0.0,
                    0.6062597, 0.6062597, 0.6062597, -0.30312584, 0.52165027, 0.0, 0.0, 0.0, 0.0,
                    -2.34802147, -1.33768122, -0.42617112, -0.47206973, -0.20889174, -0.04152719,
                    -0.08328814, 0.0, -0.24162081, 0.51316278, 0.45401605, 0.32976172, -0.20287456,
                    0.0, 0.0, 0.33349949, -0.14728428, -0.02970757, 0.01734613, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, -0.059997, -0.059997, -0.059997, 1.95909421, 0.15877636, 0.0, -0.00059999,
                    -0.00059999, -0.00059999, 0.02129589, 0.85430863, 0.0, 0.0, 0.0, 0.0,
                    -0.05567091, 1.9390662, -0.03167334, 1.24925884, 0.97862008, 0.15425002,
                    -0.06963442, 0.0, -0.63695585, -0.0086529, 0.01251433, 0.00735861, 0.00853548,
                    0.0, 0.0, 0.62941424, -0.09073996, -0.19985291, 0.02316213, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_tool0, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, -0.06744757, -0.06744757, -0.06744757, -0.57692479, -0.03230618, 0.0,
                    0.6062597, 0.6062597, 0.6062597, -0.30312584, 0.52165027, 0.0, 0.0, 0.0, 0.0,
                    -2.34802147, -1.33768122, -0.42617112, -0.47206973, -0.20889174, -0.04152719,
                    -0.08328814, 0.0, -0.24162081, 0.51316278, 0.45401605, 0.32976172, -0.20287456,
                    0.0, 0.0, 0.33349949, -0.14728428, -0.02970757, 0.01734613, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, -0.059997, -0.059997, -0.059997, 1.95909421, 0.15877636, 0.0, -0.00059999,
                    -0.00059999, -0.00059999, 0.02129589, 0.85430863, 0.0, 0.0, 0.0, 0.0,
                    -0.05567091, 1.9390662, -0.03167334, 1.24925884, 0.97862008, 0.15425002,
                    -0.06963442, 0.0, -0.63695585, -0.0086529, 0.01251433, 0.00735861, 0.00853548,
                    0.0, 0.0, 0.62941424, -0.09073996, -0.19985291, 0.02316213, 0.0,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_ee_link, ["q"], [
            (0, [
                (5.2e-08, [
                    57.6425021, 6.0878541, 1.1418365, 0.0173606, -0.0002921, 0.0345999, 6.0878541,
                    4.631306, -0.0741312, -0.0529785, -0.0185602, -0.3168942, 1.1418365, -0.0741312,
                    1.7635307, -0.5671252, 0.1195703, 0.0649605, 0.0173606, -0.0529785, -0.5671252,
                    0.190626, -0.0559925, -0.0238393, -0.0002921, -0.0185602, 0.1195703, -0.0559925,
                    0.1606107, 0.0911863, 0.0345999, -0.3168942, 0.0649605, -0.0238393, 0.0911863,
                    0.2554117,
                ]),
            ]),
            (1, [
                (5.2e-08, [
                    57.5218069, -6.5107925, -1.5005928, 0.0439462, -0.0102508, 0.0377161,
                    -6.5107925, 4.6724162, 0.2975252, 0.3692892, -0.0049945, 0.3084247, -1.5005928,
                    0.2975252, 4.2051339, -0.0317266, -0.339836, 0.0091949, 0.0439462, 0.3692892,
                    -0.0317266, 0.1264146, 0.0088987, 0.00992, -0.0102508, -0.0049945, -0.339836,
                    0.0088987, 0.2071703, -0.0031947, 0.0377161, 0.3084247, 0.0091949, 0.00992,
                    -0.0031947, 0.2809911,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_tool0, ["q"], [
            (0, [
                (5.2e-08, [
                    57.6425021, 6.0878541, 1.1418365, 0.0173606, -0.0002921, 0.0345999, 6.0878541,
                    4.631306, -0.0741312, -0.0529785, -0.0185602, -0.3168942, 1.1418365, -0.0741312,
                    1.7635307, -0.5671252, 0.1195703, 0.0649605, 0.0173606, -0.0529785, -0.5671252,
                    0.190626, -0.0559925, -0.0238393, -0.0002921, -0.0185602, 0.1195703, -0.0559925,
                    0.1606107, 0.0911863, 0.0345999, -0.3168942, 0.0649605, -0.0238393, 0.0911863,
                    0.2554117,
                ]),
            ]),
            (1, [
                (5.2e-08, [
                    57.5218069, -6.5107925, -1.5005928, 0.0439462, -0.0102508, 0.0377161,
                    -6.5107925, 4.6724162, 0.2975252, 0.3692892, -0.0049945, 0.3084247, -1.5005928,
                    0.2975252, 4.2051339, -0.0317266, -0.339836, 0.0091949, 0.0439462, 0.3692892,
                    -0.0317266, 0.1264146, 0.0088987, 0.00992, -0.0102508, -0.0049945, -0.339836,
                    0.0088987, 0.2071703, -0.0031947, 0.0377161, 0.3084247, 0.0091949, 0.00992,
                    -0.0031947, 0.2809911,
                ]),
            ]),
        ]),
        (operational_inertia_ee_link, ["q"], [
            (0, [
                (0.0011, [
                    0.67736, -2.07771, -21.21185, -65.8834, -6.86275, -0.97389, -2.07771, 6.6674,
                    66.12139, 205.42106, 21.27345, 3.31509, -21.21185, 66.12139, 685.09174,
                    2127.53992, 222.3182, 29.87396, -65.8834, 205.42106, 2127.53992, 6612.91525,
                    692.5231, 92.66908, -6.86275, 21.27345, 222.3182, 692.5231, 80.87619, 6.54408,
                    -0.97389, 3.31509, 29.87396, 92.66908, 6.54408, 6.87532,
                ]),
            ]),
            (1, [
                (5.3e-08, [
                    0.0228042, 0.045434, 0.0052929, -0.1366779, 0.0160351, -0.0480963, 0.045434,
                    0.3953298, -0.0174046, -1.1455838, 0.0262876, -0.3987132, 0.0052929, -0.0174046,
                    0.2781212, 0.0860533, 0.4525434, 0.0113995, -0.1366779, -1.1455838, 0.0860533,
                    11.2834766, -0.3644661, 0.8704668, 0.0160351, 0.0262876, 0.4525434, -0.3644661,
                    5.5868381, 0.0305708, -0.0480963, -0.3987132, 0.0113995, 0.8704668, 0.0305708,
                    3.9721716,
                ]),
            ]),
        ]),
        (operational_inertia_tool0, ["q"], [
            (0, [
                (0.0011, [
                    0.67736, -2.07771, -21.21185, -65.8834, -6.86275, -0.97389, -2.07771, 6.6674,
                    66.12139, 205.42106, 21.27345, 3.31509, -21.21185, 66.12139, 685.09174,
                    2127.53992, 222.3182, 29.87396, -65.8834, 205.42106, 2127.53992, 6612.91525,
                    692.5231, 92.66908, -6.86275, 21.27345, 222.3182, 692.5231, 80.87619, 6.54408,
                    -0.97389, 3.31509, 29.87396, 92.66908, 6.54408, 6.87532,
                ]),
            ]),
            (1, [
                (5.3e-08, [
                    0.0228042, 0.045434, 0.0052929, -0.1366779, 0.0160351, -0.0480963, 0.045434,
                    0.3953298, -0.0174046, -1.1455838, 0.0262876, -0.3987132, 0.0052929, -0.0174046,
                    0.2781212, 0.0860533, 0.4525434, 0.0113995, -0.1366779, -1.1455838, 0.0860533,
                    11.2834766, -0.3644661, 0.8704668, 0.0160351, 0.0262876, 0.4525434, -0.3644661,
                    5.5868381, 0.0305708, -0.0480963, -0.3987132, 0.0113995, 0.8704668, 0.0305708,
                    3.9721716,
                ]),
            ]),
        ]),
        (tip_force_acceleration_ee_link, ["q", "f"], [
            (0, [
                (5.3e-08, [3.2580236, -0.6497725, -0.1159989, 0.0292541, 4.014145, -97.8576565]),
            ]),
            (1, [
                (5.3e-08, [0.4531192, -0.3708567, 1.0081626, -8.5945443, -6.3485625, 96.3163054]),
            ]),
        ]),
        (tip_force_acceleration_tool0, ["q", "f"], [
            (0, [
                (5.3e-08, [3.2580236, -0.6497725, -0.1159989, 0.0292541, 4.014145, -97.8576565]),
            ]),
            (1, [
                (5.3e-08, [0.4531192, -0.3708567, 1.0081626, -8.5945443, -6.3485625, 96.3163054]),
            ]),
        ]),
    ]
    return states, expected


if __name__ == "__main__":
    raise SystemExit(_self_test())
