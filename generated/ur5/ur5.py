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

Bound: symdyn holds every function to its numeric core within 8.5e-14 kappa of the output's size,
where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
1. 'symdyn verify' compares them again.

Operations of each function:

                                         mul  add  div  trig
    mass_matrix                           87   66    0    10
    udu                                  112   96    4    10
    innovations                          128  112    4    10
    mass_matrix_inverse                  160  141    5    10
    inverse_dynamics                     162  114    0    10
    bias_forces                          149   94    0    10
    gravity_forces                        11    5    0     6
    coriolis_matrix                      371  279    0    10
    forward_dynamics                     287  222    5    10
    pose_ee_link                          64   34    0    12
    pose_tool0                            64   34    0    12
    jacobian_ee_link                      71   44    0    10
    jacobian_tool0                        71   44    0    10
    jacobian_rate_ee_link                165  108    0    10
    jacobian_rate_tool0                  165  108    0    10
    operational_inertia_inverse_ee_link  405  323    5    12
    operational_inertia_inverse_tool0    405  323    5    12
    operational_inertia_ee_link          525  413   11    12
    operational_inertia_tool0            525  413   11    12
    tip_force_acceleration_ee_link       234  188    5    12
    tip_force_acceleration_tool0         234  188    5    12

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
    "mass_matrix": {"mul": 87, "add": 66, "trig": 10},
    "udu": {"mul": 112, "add": 96, "div": 4, "trig": 10},
    "innovations": {"mul": 128, "add": 112, "div": 4, "trig": 10},
    "mass_matrix_inverse": {"mul": 160, "add": 141, "div": 5, "trig": 10},
    "inverse_dynamics": {"mul": 162, "add": 114, "trig": 10},
    "bias_forces": {"mul": 149, "add": 94, "trig": 10},
    "gravity_forces": {"mul": 11, "add": 5, "trig": 6},
    "coriolis_matrix": {"mul": 371, "add": 279, "trig": 10},
    "forward_dynamics": {"mul": 287, "add": 222, "div": 5, "trig": 10},
    "pose_ee_link": {"mul": 64, "add": 34, "trig": 12},
    "pose_tool0": {"mul": 64, "add": 34, "trig": 12},
    "jacobian_ee_link": {"mul": 71, "add": 44, "trig": 10},
    "jacobian_tool0": {"mul": 71, "add": 44, "trig": 10},
    "jacobian_rate_ee_link": {"mul": 165, "add": 108, "trig": 10},
    "jacobian_rate_tool0": {"mul": 165, "add": 108, "trig": 10},
    "operational_inertia_inverse_ee_link": {"mul": 405, "add": 323, "div": 5, "trig": 12},
    "operational_inertia_inverse_tool0": {"mul": 405, "add": 323, "div": 5, "trig": 12},
    "operational_inertia_ee_link": {"mul": 525, "add": 413, "div": 11, "trig": 12},
    "operational_inertia_tool0": {"mul": 525, "add": 413, "div": 11, "trig": 12},
    "tip_force_acceleration_ee_link": {"mul": 234, "add": 188, "div": 5, "trig": 12},
    "tip_force_acceleration_tool0": {"mul": 234, "add": 188, "div": 5, "trig": 12},
}
SOURCE_SHA256 = "f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f"

Array = NDArray[np.float64]


def mass_matrix(q: ArrayLike) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        M, shape (..., 6, 6).

    Operations: 87 mul, 66 add, 10 trig.
    """
    return _evaluate("mass_matrix", _mass_matrix, [("q", q, 6)], [(6, 6)])


def _mass_matrix(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    M = [
        R0_Jzz,   -R0_Jyz, -M02_neg, M03,     M04,     -M05_neg,
        -R0_Jyz,  R1_Jzz,  M12,      M13,     -R3_Jyz, M35,
        -M02_neg, M12,     R2_Jzz,   M23,     -R3_Jyz, M35,
        M03,      M13,     M23,      R3_Jzz,  -R3_Jyz, M35,
        M04,      -R3_Jyz, -R3_Jyz,  -R3_Jyz, R4_Jzz,  0.0,
        -M05_neg, M35,     M35,      M35,     0.0,     0.0171364731454,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        U, shape (..., 6, 6); D, shape (..., 6).

    Operations: 112 mul, 96 add, 4 div, 10 trig.
    """
    return _evaluate("udu", _udu, [("q", q, 6)], [(6, 6), (6,)])


def _udu(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    U = [
        1.0, U01, U02, -U03_neg, U04, U05,
        0.0, 1.0, U12, U13,      U14, c4,
        0.0, 0.0, 1.0, U23,      U14, c4,
        0.0, 0.0, 0.0, 1.0,      U14, c4,
        0.0, 0.0, 0.0, 0.0,      1.0, 0.0,
        0.0, 0.0, 0.0, 0.0,      0.0, 1.0,
    ]
    D = [D0, D1, D2, D3, R4_Jzz, 0.0171364731454]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N,): W M W^T = diag(D).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        W, shape (..., 6, 6); D, shape (..., 6).

    Operations: 128 mul, 112 add, 4 div, 10 trig.
    """
    return _evaluate("innovations", _innovations, [("q", q, 6)], [(6, 6), (6,)])


def _innovations(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # inverse of U
    W02 = U12*U01 - U02
    W13 = U23*U12 - U13
    W03 = U23*U02 - U01*W13 + U03_neg
    W24 = U14*U23 - U14
    W14 = U14*U13 - U12*W24 - U14
    W04 = -U04 - (U01*W14 + U02*W24 + U14*U03_neg)
    W25 = c4*U23 - c4
    W15 = c4*U13 - U12*W25 - c4
    W05 = -U05 - (U01*W15 + U02*W25 + c4*U03_neg)

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

    Operations: 160 mul, 141 add, 5 div, 10 trig.
    """
    return _evaluate("mass_matrix_inverse", _mass_matrix_inverse, [("q", q, 6)], [(6, 6)])


def _mass_matrix_inverse(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # row 'shoulder_lift_joint' of the inverse
    X01 = U01*D0_inv_neg
    X11_neg = D1_inv_neg + U01*X01

    # row 'elbow_joint' of the inverse
    X02 = U02*D0_inv_neg - U12*X01
    X12 = U12*X11_neg - U02*X01
    X22 = -D2_inv_neg - U02*X02 - U12*X12

    # row 'wrist_1_joint' of the inverse
    X03_neg = U03_neg*D0_inv_neg + U13*X01 + U23*X02
    X13 = U03_neg*X01 + U13*X11_neg - U23*X12
    X23 = U03_neg*X02 - U13*X12 - U23*X22
    X33_neg = D3_inv_neg + U03_neg*X03_neg + U13*X13 + U23*X23

    # row 'wrist_2_joint' of the inverse
    X04_0 = X03_neg - (X01 + X02)
    X04 = U04*D0_inv_neg + U14*X04_0
    X14_neg_0 = -U14*X12
    X14_neg_1 = U14*X13
    X14_neg = U04*X01 - U14*X11_neg - X14_neg_0 + X14_neg_1
    X24_0 = U14*X23
    X24 = X14_neg_0 - U04*X02 - U14*X22 - X24_0
    X34 = U14*X33_neg - (X14_neg_1 - U04*X03_neg + X24_0)
    X44_0 = X14_neg - X24 - X34
    X44 = D4_inv - U04*X04 + U14*X44_0

    # row 'wrist_3_joint' of the inverse
    X05_neg = -U05*D0_inv_neg - c4*X04_0
    X15_0 = -c4*X12
    X15_1 = c4*X13
    X15 = c4*X11_neg - U05*X01 + X15_0 - X15_1
    X25_0 = c4*X23
    X25 = X15_0 - U05*X02 - c4*X22 - X25_0
    X35 = c4*X33_neg - (X15_1 - U05*X03_neg + X25_0)
    X45 = c4*X44_0 - U05*X04
    X55_neg = c4*(X15 + X25 + X35) - (U05*X05_neg + 58.355064750790525)

    M_inverse = [
        -D0_inv_neg, X01,      X02, -X03_neg, X04,      -X05_neg,
        X01,         -X11_neg, X12, X13,      -X14_neg, X15,
        X02,         X12,      X22, X23,      X24,      X25,
        -X03_neg,    X13,      X23, -X33_neg, X34,      X35,
        X04,         -X14_neg, X24, X34,      X44,      X45,
        -X05_neg,    X15,      X25, X35,      X45,      -X55_neg,
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

    Operations: 162 mul, 114 add, 10 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # motion of 'shoulder_link'
    ww0_zz = qd0*qd0

    # motion of 'upper_arm_link'
    w1_x_neg = qd0*s1
    w1_y_neg = qd0*c1
    E1_yz = qdd0*s1
    a1_x_neg_0 = 0.10915*qdd0
    a1_z = -0.10915*ww0_zz
    a1_x_neg = c1*a1_x_neg_0 + 9.81*s1
    a1_y = s1*a1_x_neg_0 - 9.81*c1
    ww1_yz_neg = qd1*w1_y_neg
    wd1_x_neg = E1_yz + ww1_yz_neg
    ww1_xz_neg = qd1*w1_x_neg
    wd1_y = ww1_xz_neg - qdd0*c1
    ww1_xx = w1_x_neg*w1_x_neg
    ww1_zz = qd1*qd1
    ww1_xy = w1_x_neg*w1_y_neg
    E1_xx_neg = w1_y_neg*w1_y_neg + ww1_zz
    E1_yx = qdd1 + ww1_xy
    E1_zx_neg = ww1_xz_neg + wd1_y

    # motion of 'forearm_link'
    w2_x_neg = c2*w1_x_neg + s2*w1_y_neg
    w2_y = s2*w1_x_neg - c2*w1_y_neg
    a2_x_0 = a1_x_neg + 0.425*E1_xx_neg
    a2_x_1 = a1_y + 0.425*E1_yx
    a2_z = a1_z - 0.425*E1_zx_neg
    a2_x = s2*a2_x_1 - c2*a2_x_0
    a2_y = s2*a2_x_0 + c2*a2_x_1
    wd2_x = qd2*w2_y - (c2*wd1_x_neg - s2*wd1_y)
    wd2_y = s2*wd1_x_neg + c2*wd1_y + qd2*w2_x_neg
    wd2_z = qdd1 + qdd2
    w2_z = qd1 + qd2
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_zz = w2_z*w2_z
    ww2_xy_neg = w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_neg = w2_y*w2_y + ww2_zz
    E2_yx = wd2_z - ww2_xy_neg
    E2_yz = ww2_yz - wd2_x
    E2_zx_neg = wd2_y + ww2_xz_neg

    # motion of 'wrist_1_link'
    w3_x = c3*w2_x_neg - s3*w2_y
    w3_y_neg = s3*w2_x_neg + c3*w2_y
    a3_z = a2_z - 0.39225*E2_zx_neg
    a3_x = c3*(0.39225*E2_xx_neg - a2_x) - s3*(a2_y + 0.39225*E2_yx)
    wd3_x = -c3*wd2_x - s3*wd2_y - qd3*w3_y_neg
    wd3_y_neg = c3*wd2_y - s3*wd2_x + qd3*w3_x
    wd3_z = qdd3 + wd2_z
    w3_z = qd3 + w2_z
    ww3_xy_neg = w3_x*w3_y_neg
    ww3_xz = w3_x*w3_z
    ww3_yz_neg = w3_y_neg*w3_z
    E3_xy_neg = wd3_z + ww3_xy_neg
    E3_yy_neg = w3_x*w3_x + w3_z*w3_z
    E3_zy = wd3_x - ww3_yz_neg

    # motion of 'wrist_2_link'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    wd4_x = qd4*w4_y - (c4*wd3_x + s4*wd3_z)
    wd4_y = s4*wd3_x - c4*wd3_z + qd4*w4_x_neg
    wd4_z = qdd4 + wd3_y_neg
    w4_z = qd4 + w3_y_neg
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z

    # motion of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    wd5_x = -c5*wd4_x - s5*wd4_z - qd5*w5_y_neg
    wd5_z = qdd5 - wd4_y
    w5_z = qd5 - w4_y
    ww5_xy_neg = w5_x*w5_y_neg
    ww5_xz = w5_x*w5_z
    ww5_yz_neg = w5_y_neg*w5_z

    # force on 'wrist_3_link'
    n5_x_neg = 0.0166855268546*wd5_x + 0.0171364731454*ww5_yz_neg
    n5_y = -0.033822*ww5_xz
    n5_z = 0.0171364731454*wd5_z - 0.0166855268546*ww5_xy_neg

    # force on 'wrist_2_link'
    n4_x = c5*n5_x_neg + s5*n5_y + (0.033822*wd4_x + 0.253242*ww4_yz)
    n4_y = 0.21942*ww4_xz_neg - n5_z
    n4_z = s5*n5_x_neg - c5*n5_y + (0.253242*wd4_z + 0.033822*ww4_xy_neg)

    # force on 'wrist_1_link'
    f3_x = 0.017784735*E3_xy_neg
    f3_y = 0.017784735*E3_yy_neg
    f3_z = -0.017784735*E3_zy
    n3_x_0 = -0.017784735*a3_z
    n3_z_0 = 0.017784735*a3_x
    n3_x_1 = 0.00460883622975*wd3_x - 0.22402883622975*ww3_yz_neg + n3_x_0
    n3_z_1 = 0.22402883622975*wd3_z + 0.00460883622975*ww3_xy_neg + n3_z_0
    n3_x = n3_x_1 - (c4*n4_x - s4*n4_y)
    n3_y_neg = n4_z + 0.21942*ww3_xz
    n3_z = n3_z_1 - (s4*n4_x + c4*n4_y)

    # force on 'forearm_link'
    f2_y_0 = s3*f3_x + c3*f3_y
    f2_x_neg = c3*f3_x - s3*f3_y + 1.598759275*E2_xx_neg
    f2_y = 1.598759275*E2_yx - f2_y_0
    f2_z = f3_z - 1.598759275*E2_zx_neg
    n2_x_0 = 0.09736195575*E2_yx
    n2_x_1 = 0.59565195167475*ww2_yz - 0.59155695167475*wd2_x + n2_x_0
    n2_y_0 = 1.1872089033495*ww2_xz_neg - 0.09736195575*(ww2_xx - ww2_zz)
    n2_z_0 = 0.09736195575*E2_yz
    n2_z_1 = 0.59565195167475*wd2_z - 0.59155695167475*ww2_xy_neg - n2_z_0
    n2_y_1 = n2_y_0 - 1.598759275*a2_z
    n2_x = n2_x_1 - (c3*n3_x + s3*n3_y_neg)
    n2_y = c3*n3_y_neg - s3*n3_x + 0.00697606230375*E3_zy + n2_y_1
    n2_z = n2_z_1 + 1.598759275*a2_y - (0.39225*f2_y_0 - n3_z)

    # force on 'upper_arm_link'
    f1_y_0 = s2*f2_x_neg - c2*f2_y
    f1_x_neg = c2*f2_x_neg + s2*f2_y + 4.4329225*E1_xx_neg
    f1_y = 4.4329225*E1_yx - f1_y_0
    n1_x_0 = 0.075354282*E1_yx
    n1_x_1 = 1.75501953841*wd1_x_neg - 1.77012693841*ww1_yz_neg + n1_x_0
    n1_z_0 = 1.77012693841*qdd1 + 1.75501953841*ww1_xy - 0.075354282*E1_yz
    n1_y_0 = 0.483853490875*ww0_zz
    n1_y_1 = 3.52514647682*ww1_xz_neg - 0.075354282*(ww1_xx - ww1_zz) + n1_y_0
    n1_x = c2*n2_x - s2*n2_y + n1_x_1
    n1_y = s2*n2_x + c2*n2_y - 0.425*f2_z + n1_y_1
    n1_z = n1_z_0 + 4.4329225*a1_y - (0.425*f1_y_0 - n2_z)

    # force on 'shoulder_link'
    n0_z_0 = 2.7644263025275*qdd0
    n0_z = n0_z_0 - (s1*n1_x + c1*n1_y - 0.10915*(c1*f1_x_neg + s1*f1_y))

    tau = [n0_z, n1_z, n2_z, n3_z, n4_z, n5_z]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N,) at qdd = 0, friction included.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        bias, shape (..., 6).

    Operations: 149 mul, 94 add, 10 trig.
    """
    return _evaluate("bias_forces", _bias_forces, [("q", q, 6), ("qd", qd, 6)], [(6,)])


def _bias_forces(m, q, qd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q
    qd0, qd1, qd2, qd3, qd4, qd5 = qd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # motion of 'shoulder_link'
    ww0_zz = qd0*qd0

    # motion of 'upper_arm_link'
    w1_x_neg = qd0*s1
    w1_y_neg = qd0*c1
    a1_z = -0.10915*ww0_zz
    a1_x = -9.81*s1
    a1_y = -9.81*c1
    wd1_x_neg = qd1*w1_y_neg
    wd1_y = qd1*w1_x_neg
    ww1_xx = w1_x_neg*w1_x_neg
    ww1_zz = qd1*qd1
    ww1_xy = w1_x_neg*w1_y_neg
    E1_xx_neg = w1_y_neg*w1_y_neg + ww1_zz

    # motion of 'forearm_link'
    w2_x_neg = c2*w1_x_neg + s2*w1_y_neg
    w2_y = s2*w1_x_neg - c2*w1_y_neg
    a2_x_neg_0 = 0.425*E1_xx_neg - a1_x
    a2_x_neg_1 = -a1_y - 0.425*ww1_xy
    a2_z = a1_z - 0.85*wd1_y
    a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1
    a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1
    wd2_x = qd2*w2_y - (c2*wd1_x_neg - s2*wd1_y)
    wd2_y = s2*wd1_x_neg + c2*wd1_y + qd2*w2_x_neg
    w2_z = qd1 + qd2
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_zz = w2_z*w2_z
    ww2_xy_neg = w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_neg = w2_y*w2_y + ww2_zz
    E2_yz = ww2_yz - wd2_x
    E2_zx_neg = wd2_y + ww2_xz_neg

    # motion of 'wrist_1_link'
    w3_x = c3*w2_x_neg - s3*w2_y
    w3_y_neg = s3*w2_x_neg + c3*w2_y
    a3_z = a2_z - 0.39225*E2_zx_neg
    a3_x = c3*(a2_x_neg + 0.39225*E2_xx_neg) - s3*(a2_y - 0.39225*ww2_xy_neg)
    wd3_x = -c3*wd2_x - s3*wd2_y - qd3*w3_y_neg
    wd3_y_neg = c3*wd2_y - s3*wd2_x + qd3*w3_x
    w3_z = qd3 + w2_z
    ww3_xy_neg = w3_x*w3_y_neg
    ww3_xz = w3_x*w3_z
    ww3_yz_neg = w3_y_neg*w3_z
    E3_yy_neg = w3_x*w3_x + w3_z*w3_z
    E3_zy = wd3_x - ww3_yz_neg

    # motion of 'wrist_2_link'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    wd4_x = qd4*w4_y - c4*wd3_x
    wd4_y = s4*wd3_x + qd4*w4_x_neg
    w4_z = qd4 + w3_y_neg
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z

    # motion of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    wd5_x = -c5*wd4_x - s5*wd3_y_neg - qd5*w5_y_neg
    w5_z = qd5 - w4_y
    ww5_xy_neg = w5_x*w5_y_neg
    ww5_xz = w5_x*w5_z
    ww5_yz_neg = w5_y_neg*w5_z

    # force on 'wrist_3_link'
    n5_x_neg = 0.0166855268546*wd5_x + 0.0171364731454*ww5_yz_neg
    n5_y = -0.033822*ww5_xz
    n5_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg

    # force on 'wrist_2_link'
    n4_x = c5*n5_x_neg + s5*n5_y + (0.033822*wd4_x + 0.253242*ww4_yz)
    n4_y = n5_z_neg + 0.21942*ww4_xz_neg
    n4_z = s5*n5_x_neg - c5*n5_y + (0.253242*wd3_y_neg + 0.033822*ww4_xy_neg)

    # force on 'wrist_1_link'
    f3_x = 0.017784735*ww3_xy_neg
    f3_y = 0.017784735*E3_yy_neg
    f3_z = -0.017784735*E3_zy
    n3_x_0 = -0.017784735*a3_z
    n3_x_1 = 0.00460883622975*wd3_x - 0.22402883622975*ww3_yz_neg + n3_x_0
    n3_x = n3_x_1 - (c4*n4_x - s4*n4_y)
    n3_y_neg = n4_z + 0.21942*ww3_xz
    n3_z = 0.00460883622975*ww3_xy_neg + 0.017784735*a3_x - (s4*n4_x + c4*n4_y)

    # force on 'forearm_link'
    f2_y_neg_0 = s3*f3_x + c3*f3_y
    f2_x_neg = c3*f3_x - s3*f3_y + 1.598759275*E2_xx_neg
    f2_y_neg = f2_y_neg_0 + 1.598759275*ww2_xy_neg
    f2_z = f3_z - 1.598759275*E2_zx_neg
    n2_x_0 = 0.09736195575*ww2_xy_neg
    n2_x_1 = 0.59565195167475*ww2_yz - 0.59155695167475*wd2_x - n2_x_0
    n2_y_0 = 1.1872089033495*ww2_xz_neg - 0.09736195575*(ww2_xx - ww2_zz)
    n2_z_neg_0 = 1.598759275*a2_y
    n2_y_1 = n2_y_0 - 1.598759275*a2_z
    n2_z_neg_1 = 0.59155695167475*ww2_xy_neg + 0.09736195575*E2_yz - n2_z_neg_0
    n2_x = n2_x_1 - (c3*n3_x + s3*n3_y_neg)
    n2_y = c3*n3_y_neg - s3*n3_x + 0.00697606230375*E3_zy + n2_y_1
    n2_z_neg = 0.39225*f2_y_neg_0 - n3_z + n2_z_neg_1

    # force on 'upper_arm_link'
    f1_y_0 = s2*f2_x_neg + c2*f2_y_neg
    f1_x_neg = c2*f2_x_neg - s2*f2_y_neg + 4.4329225*E1_xx_neg
    f1_y = 4.4329225*ww1_xy - f1_y_0
    n1_y_0 = 0.483853490875*ww0_zz
    n1_y_1 = 3.52514647682*wd1_y - 0.075354282*(ww1_xx - ww1_zz) + n1_y_0
    n1_x = c2*n2_x - s2*n2_y - (0.0151074*wd1_x_neg - 0.075354282*ww1_xy)
    n1_y = s2*n2_x + c2*n2_y - 0.425*f2_z + n1_y_1
    n1_z = 1.75501953841*ww1_xy - 43.486969725*c1 - (n2_z_neg + 0.425*f1_y_0)

    # force on 'shoulder_link'
    n0_z = 0.10915*(c1*f1_x_neg + s1*f1_y) - (s1*n1_x + c1*n1_y)

    bias = [n0_z, n1_z, -n2_z_neg, n3_z, n4_z, -n5_z_neg]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N,) that hold the robot at rest.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        g, shape (..., 6).

    Operations: 11 mul, 5 add, 6 trig.
    """
    return _evaluate("gravity_forces", _gravity_forces, [("q", q, 6)], [(6,)])


def _gravity_forces(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, _, _ = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)

    # motion of 'upper_arm_link'
    a1_x = -9.81*s1
    a1_y = -9.81*c1

    # motion of 'forearm_link'
    a2_x_neg = -c2*a1_x - s2*a1_y
    a2_y = c2*a1_y - s2*a1_x

    # motion of 'wrist_1_link'
    a3_x = c3*a2_x_neg - s3*a2_y

    # force on 'wrist_1_link'
    n3_z = 0.017784735*a3_x

    # force on 'forearm_link'
    n2_z = n3_z + 1.598759275*a2_y

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

    Operations: 371 mul, 279 add, 10 trig.
    """
    return _evaluate("coriolis_matrix", _coriolis_matrix, [("q", q, 6), ("qd", qd, 6)], [(6, 6)])


def _coriolis_matrix(m, q, qd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5 = q
    qd0, qd1, qd2, qd3, qd4, qd5 = qd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # velocity of 'upper_arm_link'
    w1_x_neg = s1*qd0
    w1_y_neg = c1*qd0
    v1_x_neg_0 = 0.10915*qd0
    v1_x_neg = c1*v1_x_neg_0
    v1_y = s1*v1_x_neg_0

    # velocity of 'forearm_link'
    w2_x_neg = c2*w1_x_neg + s2*w1_y_neg
    w2_y = s2*w1_x_neg - c2*w1_y_neg
    v2_z = 0.425*w1_y_neg
    v2_x_0 = v1_y + 0.425*qd1
    v2_x = s2*v2_x_0 - c2*v1_x_neg
    v2_y = s2*v1_x_neg + c2*v2_x_0
    w2_z = qd1 + qd2

    # velocity of 'wrist_1_link'
    w3_x = c3*w2_x_neg - s3*w2_y
    w3_y_neg = s3*w2_x_neg + c3*w2_y
    v3_x_0 = v2_y + 0.39225*w2_z
    v3_z = v2_z - 0.39225*w2_y
    v3_x = -c3*v2_x - s3*v3_x_0
    v3_y_neg = c3*v3_x_0 - s3*v2_x
    w3_z = qd3 + w2_z

    # velocity of 'wrist_2_link'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    w4_z = qd4 + w3_y_neg

    # velocity of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    w5_z = qd5 - w4_y

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_0*c4c4

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg = 0.0139521246075*s3 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - 0.85*R1_hx_1
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # momenta of 'upper_arm_link'
    T1_yz_0 = 0.037677141*qd1
    T1_xx_neg_0 = 0.075354282*w1_y_neg
    T1_yy_0 = 4.4329225*v1_x_neg
    T1_xy_0 = 0.877509769205*qd1 - 0.037677141*w1_x_neg + 2.21646125*v1_y

    # momenta of 'forearm_link'
    T2_yz_0 = 0.048680977875*w2_z
    T2_xx_0 = 0.09736195575*w2_y
    L2_y_neg_0 = 0.3397363459375*w1_y_neg
    T2_yy_0 = -1.598759275*v2_x
    T2_xy_0 = 0.295778475837375*w2_z - 0.048680977875*w2_x_neg + 0.7993796375*v2_y

    # momenta of 'wrist_1_link'
    p3_x = 0.0088923675*w3_z
    p3_z = -0.0088923675*w3_x
    L3_x_0 = 0.0088923675*v3_z
    T3_xx_0 = 0.017784735*v3_y_neg

    # momenta of 'wrist_3_link'
    T5_xy = -0.0083427634273*w5_z
    T5_yz = -0.0085682365727*w5_x
    T5_xz = -0.016911*w5_y_neg
    L5_x = -0.0083427634273*w5_x
    L5_z = 0.0085682365727*w5_z

    # momenta of 'wrist_2_link'
    T4_xx_0 = 0.0166855268546*w5_z
    T4_xx = c5s5*T4_xx_0
    T4_xy_0 = -c5*T5_xz
    T4_yz_0 = -s5*T5_xz
    L4_x = -0.016911*w4_x_neg - c5*L5_x
    L4_z = 0.126621*w4_z - s5*L5_x
    T4_xy = 0.016911*w4_z - (T4_xy_0 + s5*T5_yz)
    T4_xz = 0.10971*w4_y - (T5_xy + c5c5*T4_xx_0)
    T4_yz = 0.126621*w4_x_neg - (T4_yz_0 - c5*T5_yz)

    # momenta of 'wrist_1_link'
    T3_xx_1 = 2.0*T4_xy
    T3_xx_2 = c4c4*T4_xx - c4s4*T3_xx_1
    L3_x = 0.002304418114875*w3_x - L3_x_0 - (c4*L4_x + s4*L5_z)
    T3_xx = T3_xx_0 + T3_xx_2
    T3_zz = T4_xx - T3_xx_2 + T3_xx_0
    T3_xy = 0.002304418114875*w3_z + 0.0088923675*v3_x + (c4*T4_xz - s4*T4_yz)
    T3_xz_neg = T4_xy - (c4s4*T4_xx + c4c4*T3_xx_1) + 0.10971*w3_y_neg
    T3_yz = s4*T4_xz + c4*T4_yz - (0.112014418114875*w3_x - L3_x_0)

    # momenta of 'forearm_link'
    p2_x_neg = c3*p3_x
    p2_y_0 = s3*p3_x
    L2_y_neg_1 = 0.003488031151875*w3_x
    T2_xx_1 = T4_xx + T3_xx
    T2_xx_2 = 2.0*T3_xy
    T2_xx_3 = c3c3*T2_xx_1 - c3s3*T2_xx_2
    T2_yy_1 = 0.7845*p2_x_neg
    T2_xz_0 = c3*T3_xz_neg + s3*T3_yz + L2_y_neg_1
    p2_y = 0.7993796375*w2_z - p2_y_0
    p2_z = p3_z - 0.7993796375*w2_y
    L2_x = T2_yz_0 + 0.295778475837375*w2_x_neg - (c3*L3_x + s3*L4_z)
    L2_y_neg = s3*L3_x - c3*L4_z - L2_y_neg_1 + L2_y_neg_0
    T2_xx = T2_xx_0 - (T4_xx - T2_xx_3)
    T2_yy = T3_xx - T2_xx_3 - T2_yy_1 - T2_yy_0
    T2_zz = T3_zz - T2_yy_1 - (T2_xx_0 + T2_yy_0)
    T2_xy = 0.39225*p2_y_0 - (T3_xy - (c3s3*T2_xx_1 + c3c3*T2_xx_2)) - T2_xy_0
    T2_xz = 0.59360445167475*w2_y - L2_y_neg_0 + T2_xz_0
    T2_yz = T2_yz_0 + 0.297825975837375*w2_x_neg + (s3*T3_xz_neg - c3*T3_yz)

    # momenta of 'upper_arm_link'
    p1_x_neg = c2*p2_x_neg + s2*p2_y
    p1_y_0 = s2*p2_x_neg - c2*p2_y
    L1_y_0 = -0.425*p2_z
    L1_y = s2*L2_x - c2*L2_y_neg + L1_y_0
    T1_xx_neg_1 = T2_xx - T2_yy
    T1_xx_neg_2 = -2.0*T2_xy
    T1_xx_neg_3 = c2c2*T1_xx_neg_1 + c2s2*T1_xx_neg_2
    T1_yy_1 = 0.85*p1_x_neg
    T1_xy_1 = c2s2*T1_xx_neg_1 - c2c2*T1_xx_neg_2 - T2_xy + 0.425*p1_y_0
    p1_y = 2.21646125*qd1 - p1_y_0
    p1_z = 2.21646125*w1_y_neg + p2_z
    L1_x = T1_yz_0 + 0.877509769205*w1_x_neg + (c2*L2_x + s2*L2_y_neg)
    T1_xx_neg = T1_xx_neg_0 - (T2_yy + T1_xx_neg_3)
    T1_yy = T2_xx - T1_xx_neg_3 - T1_yy_1 - T1_yy_0
    T1_zz = T1_xx_neg_0 - T1_yy_0 - (T1_yy_1 - T2_zz)
    T1_xy = T1_xy_1 - T1_xy_0
    T1_xz = c2*T2_xz - s2*T2_yz + L1_y_0 - 1.76257323841*w1_y_neg
    T1_yz = T1_yz_0 + 0.885063469205*w1_x_neg + (s2*T2_xz + c2*T2_yz)

    # momenta of 'shoulder_link'
    T0_zz_0 = T1_xx_neg - (c1c1*(T1_xx_neg + T1_yy) + 2.0*T1_xy*c1s1)
    T0_zz = 0.2183*p1_z - T0_zz_0

    # Coriolis terms of joint 'shoulder_lift_joint'
    C11_0 = w1_x_neg*R1_Jyz
    C11_1 = -v1_y*R1_hy
    C11 = T1_zz - (w1_y_neg*R1_Jxz - C11_0 - (v1_x_neg*R1_hx + C11_1))
    C01_0 = c1*(w1_x_neg*R1_Jyy - w1_y_neg*R1_Jxy + (L1_x + T1_yz))
    C01_1 = s1*(w1_x_neg*R1_Jxy - w1_y_neg*R1_Jxx - (L1_y - T1_xz)) + C01_0
    C01 = 0.10915*(2.0*p1_y*c1 - 2.0*p1_x_neg*s1) - C01_1
    C10 = c1*(L1_x - T1_yz) - s1*(L1_y + T1_xz)

    # Coriolis terms of joint 'elbow_joint'
    C22_0 = w2_x_neg*R2_Jyz
    C22_1 = v2_y*R2_hy
    C02_0 = 2.0*p2_y
    C02_1 = 2.0*p2_x_neg
    C02_2 = w2_y*R2_Jxx + w2_x_neg*R2_Jxy + (L2_y_neg + T2_xz)
    C02_3 = w2_y*R2_Jxy - w2_x_neg*R2_Jyy_neg + (L2_x + T2_yz)
    C22 = w2_y*R2_Jxz + C22_0 - (v2_x*R2_hx + C22_1) + T2_zz
    C20_0 = L2_y_neg - T2_xz
    C20_1 = L2_x - T2_yz
    C12_0 = s2*C02_0 + c2*C02_1
    C12 = C22 - 0.425*C12_0
    C21 = C11_0 - w1_y_neg*R1_Jxz_1 + (C11_1 - v1_x_neg*R1_hx_1) + T2_zz
    C02_4 = c1*(s2*C02_2 + c2*C02_3 - 0.425*(w2_y*R2_hy - w2_x_neg*R2_hx))
    C02_5 = 0.10915*(c1*(c2*C02_0 - s2*C02_1) - s1*C12_0)
    C02 = C02_5 - (s1*(c2*C02_2 - s2*C02_3) + C02_4)
    C20 = s1*(c2*C20_0 - s2*C20_1) + c1*(s2*C20_0 + c2*C20_1)

    # Coriolis terms of joint 'wrist_1_joint'
    C03_0 = -w3_y_neg*R3_Jxy - w3_x*R4_Jzz
    C03_1 = 0.017784735*w3_z
    C03_2 = L4_z - T3_xz_neg - (w3_y_neg*R3_Jxx + w3_x*R3_Jxy)
    C03_3 = L3_x + T3_yz + C03_0
    C33 = T3_zz - (T3_xx_0 - (w3_y_neg*R3_Jxz_neg - w3_x*R3_Jyz))
    C30_neg_0 = L4_z + T3_xz_neg
    C30_neg_1 = L3_x - T3_yz
    C03_4 = s3*C03_1
    C23_0 = c3*C03_1
    C03_5 = c3*C03_2 - s3*C03_3
    C03_6 = s3*C03_2 + c3*C03_3 + 0.00697606230375*w3_y_neg
    C23 = C33 - 0.39225*C23_0
    C30_neg_2 = c3*C30_neg_0 - s3*C30_neg_1
    C30_neg_3 = s3*C30_neg_0 + c3*C30_neg_1
    C32 = C22_0 + w2_y*R2_Jxz_0 - (C22_1 - v2_x*R2_hx_0) + T3_zz
    C13_0 = s2*C03_4 - c2*C23_0
    C13 = C23 + 0.425*C13_0
    C31_0 = w1_x_neg*(R1_Jyz_0 + s2*R2_Jxz_0)
    C31_1 = v1_x_neg*(R1_hx_0 + c2*R2_hx_0) - v1_y*(s2*R2_hx_0 - R1_hy_0)
    C31 = C31_0 - w1_y_neg*(c2*R2_Jxz_0 - R1_Jxz_0) - C31_1 + T3_zz
    C03_7 = c1*(s2*C03_5 + c2*C03_6 + 0.007558512375*w3_y_neg)
    C03_8 = 0.10915*(c1*(c2*C03_4 + s2*C23_0) - s1*C13_0)
    C03 = s1*(c2*C03_5 - s2*C03_6) + C03_7 - C03_8
    C30_neg_4 = c1*(s2*C30_neg_2 + c2*C30_neg_3)
    C30_neg = s1*(c2*C30_neg_2 - s2*C30_neg_3) + C30_neg_4

    # Coriolis terms of joint 'wrist_2_joint'
    C04_0 = 0.0171364731454*w4_x_neg
    C04_1 = -w4_y*R4_Jxx - (L5_z + T4_xz)
    C04_2 = L4_x + T4_yz + C04_0
    C44_neg = T4_xx - w4_y*R4_Jxz
    C40_0 = L5_z - T4_xz
    C40_1 = T4_yz - L4_x
    C04_3 = c4*C04_1 + s4*C04_2
    C34 = s4*C04_1 - c4*C04_2
    C40_2 = c4*C40_0 + s4*C40_1
    C43_0 = s4*C40_0 - c4*C40_1
    C43 = C43_0 - C03_0
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    C04_4 = c3*C04_3 - s3*C44_neg
    C04_5 = s3*C04_3 + c3*C44_neg
    C40_3 = c3*C40_2 - s3*T4_xx
    C40_4 = s3*C40_2 + c3*T4_xx
    C42 = C43_0 - (w2_y*n4at2_x_neg - w2_x_neg*n4at2_y)
    C41_0 = w1_x_neg*(s2*n4at2_x_neg - c2*n4at2_y)
    C41 = w1_y_neg*(c2*n4at2_x_neg + s2*n4at2_y) - C41_0 + C43_0
    C04 = s1*(c2*C04_4 - s2*C04_5) + c1*(s2*C04_4 + c2*C04_5)
    C40 = s1*(c2*C40_3 - s2*C40_4) + c1*(s2*C40_3 + c2*C40_4)

    # Coriolis terms of joint 'wrist_3_joint'
    C35_neg_0 = 0.016911*w5_x
    C35_neg_1 = 0.0002254731454*w5_y_neg
    C50_neg_0 = 0.0002254731454*w5_x
    C35_neg_2 = c5*C35_neg_1 - s5*C35_neg_0
    C45 = s5*C35_neg_1 + c5*C35_neg_0
    C50_neg_1 = T4_xy_0 - s5*C50_neg_0
    C54_0 = T4_yz_0 + c5*C50_neg_0
    C54 = C54_0 - C04_0
    n5at3_x = -0.0171364731454*s4
    C05_neg_0 = c4*C35_neg_2
    C35_neg = s4*C35_neg_2
    C50_neg_2 = c4*C50_neg_1
    C53_0 = s4*C50_neg_1
    C53 = -C53_0 - w3_y_neg*n5at3_x
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    C05_neg_1 = c3*C05_neg_0 - s3*C45
    C05_neg_2 = s3*C05_neg_0 + c3*C45
    C50_neg_3 = c3*C50_neg_2 - s3*C54_0
    C50_neg_4 = s3*C50_neg_2 + c3*C54_0
    C52 = w2_y*n5at2_x + w2_x_neg*n5at2_y - C53_0
    C51_neg_0 = w1_x_neg*(s2*n5at2_x + c2*n5at2_y)
    C51_neg = w1_y_neg*(c2*n5at2_x - s2*n5at2_y) - C51_neg_0 + C53_0
    C05_neg_3 = c1*(s2*C05_neg_1 + c2*C05_neg_2)
    C05_neg = s1*(c2*C05_neg_1 - s2*C05_neg_2) + C05_neg_3
    C50_neg_5 = c1*(s2*C50_neg_3 + c2*C50_neg_4)
    C50_neg = s1*(c2*C50_neg_3 - s2*C50_neg_4) + C50_neg_5

    C = [
        T0_zz,    C01,      C02, C03, C04,      -C05_neg,
        C10,      C11,      C12, C13, C34,      -C35_neg,
        C20,      C21,      C22, C23, C34,      -C35_neg,
        -C30_neg, C31,      C32, C33, C34,      -C35_neg,
        C40,      C41,      C42, C43, -C44_neg, C45,
        -C50_neg, -C51_neg, C52, C53, C54,      0.0,
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

    Operations: 287 mul, 222 add, 5 div, 10 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # motion of 'shoulder_link'
    ww0_zz = qd0*qd0

    # motion of 'upper_arm_link'
    w1_x_neg = s1*qd0
    w1_y_neg = c1*qd0
    a1_z = -0.10915*ww0_zz
    a1_x = -9.81*s1
    a1_y = -9.81*c1
    wd1_x_neg = qd1*w1_y_neg
    wd1_y = qd1*w1_x_neg
    ww1_xx = w1_x_neg*w1_x_neg
    ww1_zz = qd1*qd1
    ww1_xy = w1_x_neg*w1_y_neg
    E1_xx_neg = w1_y_neg*w1_y_neg + ww1_zz

    # motion of 'forearm_link'
    w2_x_neg = c2*w1_x_neg + s2*w1_y_neg
    w2_y = s2*w1_x_neg - c2*w1_y_neg
    a2_x_neg_0 = 0.425*E1_xx_neg - a1_x
    a2_x_neg_1 = -a1_y - 0.425*ww1_xy
    a2_z = a1_z - 0.85*wd1_y
    a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1
    a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1
    wd2_x = qd2*w2_y - (c2*wd1_x_neg - s2*wd1_y)
    wd2_y = s2*wd1_x_neg + c2*wd1_y + qd2*w2_x_neg
    w2_z = qd1 + qd2
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_zz = w2_z*w2_z
    ww2_xy_neg = w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_neg = w2_y*w2_y + ww2_zz
    E2_yz = ww2_yz - wd2_x
    E2_zx_neg = wd2_y + ww2_xz_neg

    # motion of 'wrist_1_link'
    w3_x = c3*w2_x_neg - s3*w2_y
    w3_y_neg = s3*w2_x_neg + c3*w2_y
    a3_z = a2_z - 0.39225*E2_zx_neg
    a3_x = c3*(a2_x_neg + 0.39225*E2_xx_neg) - s3*(a2_y - 0.39225*ww2_xy_neg)
    wd3_x = -c3*wd2_x - s3*wd2_y - qd3*w3_y_neg
    wd3_y_neg = c3*wd2_y - s3*wd2_x + qd3*w3_x
    w3_z = qd3 + w2_z
    ww3_xy_neg = w3_x*w3_y_neg
    ww3_xz = w3_x*w3_z
    ww3_yz_neg = w3_y_neg*w3_z
    E3_yy_neg = w3_x*w3_x + w3_z*w3_z
    E3_zy = wd3_x - ww3_yz_neg

    # motion of 'wrist_2_link'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    wd4_x = qd4*w4_y - c4*wd3_x
    wd4_y = s4*wd3_x + qd4*w4_x_neg
    w4_z = qd4 + w3_y_neg
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z

    # motion of 'wrist_3_link'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    wd5_x = -c5*wd4_x - s5*wd3_y_neg - qd5*w5_y_neg
    w5_z = qd5 - w4_y
    ww5_xy_neg = w5_x*w5_y_neg
    ww5_xz = w5_x*w5_z
    ww5_yz_neg = w5_y_neg*w5_z

    # force on 'wrist_3_link'
    n5_x_neg = 0.0166855268546*wd5_x + 0.0171364731454*ww5_yz_neg
    n5_y = -0.033822*ww5_xz
    n5_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg

    # force on 'wrist_2_link'
    n4_x = c5*n5_x_neg + s5*n5_y + (0.033822*wd4_x + 0.253242*ww4_yz)
    n4_y = n5_z_neg + 0.21942*ww4_xz_neg
    n4_z = s5*n5_x_neg - c5*n5_y + (0.253242*wd3_y_neg + 0.033822*ww4_xy_neg)

    # force on 'wrist_1_link'
    f3_x = 0.017784735*ww3_xy_neg
    f3_y = 0.017784735*E3_yy_neg
    f3_z = -0.017784735*E3_zy
    n3_x_0 = -0.017784735*a3_z
    n3_x_1 = 0.00460883622975*wd3_x - 0.22402883622975*ww3_yz_neg + n3_x_0
    n3_x = n3_x_1 - (c4*n4_x - s4*n4_y)
    n3_y_neg = n4_z + 0.21942*ww3_xz
    n3_z = 0.00460883622975*ww3_xy_neg + 0.017784735*a3_x - (s4*n4_x + c4*n4_y)

    # force on 'forearm_link'
    f2_y_neg_0 = s3*f3_x + c3*f3_y
    f2_x_neg = c3*f3_x - s3*f3_y + 1.598759275*E2_xx_neg
    f2_y_neg = f2_y_neg_0 + 1.598759275*ww2_xy_neg
    f2_z = f3_z - 1.598759275*E2_zx_neg
    n2_x_0 = 0.09736195575*ww2_xy_neg
    n2_x_1 = 0.59565195167475*ww2_yz - 0.59155695167475*wd2_x - n2_x_0
    n2_y_0 = 1.1872089033495*ww2_xz_neg - 0.09736195575*(ww2_xx - ww2_zz)
    n2_z_neg_0 = 1.598759275*a2_y
    n2_y_1 = n2_y_0 - 1.598759275*a2_z
    n2_z_neg_1 = 0.59155695167475*ww2_xy_neg + 0.09736195575*E2_yz - n2_z_neg_0
    n2_x = n2_x_1 - (c3*n3_x + s3*n3_y_neg)
    n2_y = c3*n3_y_neg - s3*n3_x + 0.00697606230375*E3_zy + n2_y_1
    n2_z_neg = 0.39225*f2_y_neg_0 - n3_z + n2_z_neg_1

    # force on 'upper_arm_link'
    f1_y_0 = s2*f2_x_neg + c2*f2_y_neg
    f1_x_neg = c2*f2_x_neg - s2*f2_y_neg + 4.4329225*E1_xx_neg
    f1_y = 4.4329225*ww1_xy - f1_y_0
    n1_y_0 = 0.483853490875*ww0_zz
    n1_y_1 = 3.52514647682*wd1_y - 0.075354282*(ww1_xx - ww1_zz) + n1_y_0
    n1_x = c2*n2_x - s2*n2_y - (0.0151074*wd1_x_neg - 0.075354282*ww1_xy)
    n1_y = s2*n2_x + c2*n2_y - 0.425*f2_z + n1_y_1
    n1_z = 1.75501953841*ww1_xy - 43.486969725*c1 - (n2_z_neg + 0.425*f1_y_0)

    # force on 'shoulder_link'
    n0_z = 0.10915*(c1*f1_x_neg + s1*f1_y) - (s1*n1_x + c1*n1_y)

    # what accelerates the joints
    drive0 = tau0 - n0_z
    drive1 = tau1 - n1_z
    drive2 = tau2 + n2_z_neg
    drive3 = tau3 - n3_z
    drive4 = tau4 - n4_z
    drive5 = tau5 + n5_z_neg

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # solve with U
    e3_0 = drive4*U14
    e3_1 = c4*drive5
    e3 = drive3 - e3_0 - e3_1
    e2_neg = e3_0 - (drive2 - U23*e3) + e3_1
    e1_neg = e3_0 - (drive1 + U12*e2_neg - U13*e3) + e3_1
    e0_0 = -drive5*U05
    e0 = drive0 + U01*e1_neg + U02*e2_neg + U03_neg*e3 - drive4*U04 + e0_0

    # solve with D and U*
    x0_neg = D0_inv_neg*e0
    x1 = D1_inv_neg*e1_neg + U01*x0_neg
    x2 = D2_inv_neg*e2_neg + U02*x0_neg - U12*x1
    x3_neg = D3_inv_neg*e3 + U03_neg*x0_neg + U13*x1 + U23*x2
    x4_0 = x3_neg - (x1 + x2)
    x4 = drive4*D4_inv + U04*x0_neg + U14*x4_0
    x5 = 58.355064750790525*drive5 + U05*x0_neg + c4*x4_0

    qdd = [-x0_neg, x1, x2, -x3_neg, x4, x5]
    return [qdd]


def pose_ee_link(q: ArrayLike) -> Array:
    """Frame of tool 'ee_link' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 64 mul, 34 add, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xx = s0*s4 - c4*Q3_xx
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yx = -c4*Q3_yx - c0*s4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zx_neg = c4*Q3_zx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of 'wrist_3_link' in the base
    Q5_xx = s5*Q3_xy - c5*Q4_xx
    Q5_xy = s5*Q4_xx + c5*Q3_xy
    Q5_yx = s5*Q3_yy - c5*Q4_yx
    Q5_yy = s5*Q4_yx + c5*Q3_yy
    Q5_zx = c5*Q4_zx_neg - s5*Q3_zy_neg
    Q5_zy_neg = s5*Q4_zx_neg + c5*Q3_zy_neg

    # frame of tool 'ee_link'
    ot_x = o4_x - 0.0823*Q4_xy
    ot_y = o4_y + 0.0823*Q4_yy_neg
    ot_z = o4_z - 0.0823*Q4_zy

    pose = [
        -Q4_xy,    -Q5_xx, -Q5_xy,    ot_x,
        Q4_yy_neg, -Q5_yx, -Q5_yy,    ot_y,
        -Q4_zy,    -Q5_zx, Q5_zy_neg, ot_z,
        0.0,       0.0,    0.0,       1.0,
    ]
    return [pose]


def pose_tool0(q: ArrayLike) -> Array:
    """Frame of tool 'tool0' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 64 mul, 34 add, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xx = s0*s4 - c4*Q3_xx
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yx = -c4*Q3_yx - c0*s4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zx_neg = c4*Q3_zx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of 'wrist_3_link' in the base
    Q5_xx = s5*Q3_xy - c5*Q4_xx
    Q5_xy = s5*Q4_xx + c5*Q3_xy
    Q5_yx = s5*Q3_yy - c5*Q4_yx
    Q5_yy = s5*Q4_yx + c5*Q3_yy
    Q5_zx = c5*Q4_zx_neg - s5*Q3_zy_neg
    Q5_zy_neg = s5*Q4_zx_neg + c5*Q3_zy_neg

    # frame of tool 'tool0'
    ot_x = o4_x - 0.0823*Q4_xy
    ot_y = o4_y + 0.0823*Q4_yy_neg
    ot_z = o4_z - 0.0823*Q4_zy

    pose = [
        Q5_xx, Q5_xy,      -Q4_xy,    ot_x,
        Q5_yx, Q5_yy,      Q4_yy_neg, ot_y,
        Q5_zx, -Q5_zy_neg, -Q4_zy,    ot_z,
        0.0,   0.0,        0.0,       1.0,
    ]
    return [pose]


def jacobian_ee_link(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'ee_link', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        J, shape (..., 6, 6).

    Operations: 71 mul, 44 add, 10 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    J = [
        0.0,   -s0,       -s0,  -s0,  -Q3_xy,    -Q4_xy,
        0.0,   c0,        c0,   c0,   -Q3_yy,    Q4_yy_neg,
        1.0,   0.0,       0.0,  0.0,  Q3_zy_neg, -Q4_zy,
        -ot_y, -J_x1_neg, J_x2, J_x3, J_x4,      J_x5,
        ot_x,  -J_y1_neg, J_y2, J_y3, J_y4,      J_y5,
        0.0,   J_z1,      J_z2, J_z3, J_z4,      J_z5,
    ]
    return [J]


def jacobian_tool0(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'tool0', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        J, shape (..., 6, 6).

    Operations: 71 mul, 44 add, 10 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    J = [
        0.0,   -s0,       -s0,  -s0,  -Q3_xy,    -Q4_xy,
        0.0,   c0,        c0,   c0,   -Q3_yy,    Q4_yy_neg,
        1.0,   0.0,       0.0,  0.0,  Q3_zy_neg, -Q4_zy,
        -ot_y, -J_x1_neg, J_x2, J_x3, J_x4,      J_x5,
        ot_x,  -J_y1_neg, J_y2, J_y3, J_y4,      J_y5,
        0.0,   J_z1,      J_z2, J_z3, J_z4,      J_z5,
    ]
    return [J]


def jacobian_rate_ee_link(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'ee_link'.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        Jd, shape (..., 6, 6).

    Operations: 165 mul, 108 add, 10 trig.
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
    qd0, qd1, qd2, qd3, qd4, qd5 = qd

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # angular velocities in base axes
    spin1_x_neg = s0*qd1
    spin1_y = c0*qd1
    spin2_x_neg = spin1_x_neg + s0*qd2
    spin2_y = spin1_y + c0*qd2
    spin3_x_neg = spin2_x_neg + s0*qd3
    spin3_y = spin2_y + c0*qd3
    spin4_x_neg = spin3_x_neg + Q3_xy*qd4
    spin4_y = spin3_y - Q3_yy*qd4
    spin4_z = qd0 + Q3_zy_neg*qd4

    # columns of the Jacobian's rate
    Jd_y5_0 = -J_x5*qd5
    Jd_x5_0 = -J_y5*qd5
    Jd_x5_1 = J_z5*qd5
    Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z
    Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg
    Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y
    Jd_z5_0 = -Q4_xy*Jd_x5_0 - Q4_yy_neg*Jd_y5_0
    Jd_x5 = J_z5*spin4_y - J_y5*spin4_z + (Q4_yy_neg*Jd_x5_1 - Q4_zy*Jd_x5_0)
    Jd_y5 = J_x5*spin4_z + J_z5*spin4_x_neg + (Q4_zy*Jd_y5_0 + Q4_xy*Jd_x5_1)
    Jd_z5 = -J_y5*spin4_x_neg - J_x5*spin4_y - Jd_z5_0
    Jd_y4_0 = Jd_y5_0 - J_x4*qd4
    Jd_x4_neg_0 = Jd_x5_0 - J_y4*qd4
    Jd_x4_neg_1 = Jd_x5_1 + J_z4*qd4
    Jd_rx4 = Q3_zy_neg*spin3_y + Q3_yy*qd0
    Jd_ry4 = Q3_zy_neg*spin3_x_neg - Q3_xy*qd0
    Jd_rz4 = Q3_yy*spin3_x_neg + Q3_xy*spin3_y
    Jd_x4_neg_2 = Q3_yy*Jd_x4_neg_1 - Q3_zy_neg*Jd_x4_neg_0
    Jd_y4_1 = Q3_zy_neg*Jd_y4_0 - Q3_xy*Jd_x4_neg_1
    Jd_z4_0 = Q3_xy*Jd_x4_neg_0 - Q3_yy*Jd_y4_0
    Jd_x4_neg = J_y4*qd0 - J_z4*spin3_y + Jd_x4_neg_2
    Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - Jd_y4_1
    Jd_z4 = Jd_z4_0 - (J_y4*spin3_x_neg + J_x4*spin3_y)
    Jd_z3_0 = Jd_y4_0 - J_x3*qd3
    Jd_z3_1 = Jd_x4_neg_0 - J_y3*qd3
    Jd_x3_0 = Jd_x4_neg_1 + J_z3*qd3
    Jd_rx1_neg = c0*qd0
    Jd_ry1_neg = s0*qd0
    Jd_rz3 = s0*spin2_y - c0*spin2_x_neg
    Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0
    Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0
    Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y)
    Jd_z2_0 = Jd_z3_0 - J_x2*qd2
    Jd_z2_1 = Jd_z3_1 - J_y2*qd2
    Jd_x2_0 = Jd_x3_0 + J_z2*qd2
    Jd_rz2 = s0*spin1_y - c0*spin1_x_neg
    Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0
    Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0
    Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - (J_y2*spin1_x_neg + J_x2*spin1_y)
    Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1
    Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1
    Jd_x1_0 = Jd_x2_0 + J_z1*qd1
    Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0
    Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0
    Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0
    Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0
    Jd_x0 = Jd_x0_0 - ot_x*qd0

    Jd = [
        0.0,        -Jd_rx1_neg, -Jd_rx1_neg, -Jd_rx1_neg, Jd_rx4,     -Jd_rx5_neg,
        0.0,        -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry1_neg, Jd_ry4,     Jd_ry5,
        0.0,        0.0,         Jd_rz2,      Jd_rz3,      Jd_rz4,     -Jd_rz5_neg,
        Jd_x0,      Jd_x1,       Jd_x2,       Jd_x3,       -Jd_x4_neg, Jd_x5,
        -Jd_y0_neg, Jd_y1,       Jd_y2,       Jd_y3,       Jd_y4,      Jd_y5,
        0.0,        Jd_z1,       Jd_z2,       Jd_z3,       Jd_z4,      Jd_z5,
    ]
    return [Jd]


def jacobian_rate_tool0(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'tool0'.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        Jd, shape (..., 6, 6).

    Operations: 165 mul, 108 add, 10 trig.
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
    qd0, qd1, qd2, qd3, qd4, qd5 = qd

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # angular velocities in base axes
    spin1_x_neg = s0*qd1
    spin1_y = c0*qd1
    spin2_x_neg = spin1_x_neg + s0*qd2
    spin2_y = spin1_y + c0*qd2
    spin3_x_neg = spin2_x_neg + s0*qd3
    spin3_y = spin2_y + c0*qd3
    spin4_x_neg = spin3_x_neg + Q3_xy*qd4
    spin4_y = spin3_y - Q3_yy*qd4
    spin4_z = qd0 + Q3_zy_neg*qd4

    # columns of the Jacobian's rate
    Jd_y5_0 = -J_x5*qd5
    Jd_x5_0 = -J_y5*qd5
    Jd_x5_1 = J_z5*qd5
    Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z
    Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg
    Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y
    Jd_z5_0 = -Q4_xy*Jd_x5_0 - Q4_yy_neg*Jd_y5_0
    Jd_x5 = J_z5*spin4_y - J_y5*spin4_z + (Q4_yy_neg*Jd_x5_1 - Q4_zy*Jd_x5_0)
    Jd_y5 = J_x5*spin4_z + J_z5*spin4_x_neg + (Q4_zy*Jd_y5_0 + Q4_xy*Jd_x5_1)
    Jd_z5 = -J_y5*spin4_x_neg - J_x5*spin4_y - Jd_z5_0
    Jd_y4_0 = Jd_y5_0 - J_x4*qd4
    Jd_x4_neg_0 = Jd_x5_0 - J_y4*qd4
    Jd_x4_neg_1 = Jd_x5_1 + J_z4*qd4
    Jd_rx4 = Q3_zy_neg*spin3_y + Q3_yy*qd0
    Jd_ry4 = Q3_zy_neg*spin3_x_neg - Q3_xy*qd0
    Jd_rz4 = Q3_yy*spin3_x_neg + Q3_xy*spin3_y
    Jd_x4_neg_2 = Q3_yy*Jd_x4_neg_1 - Q3_zy_neg*Jd_x4_neg_0
    Jd_y4_1 = Q3_zy_neg*Jd_y4_0 - Q3_xy*Jd_x4_neg_1
    Jd_z4_0 = Q3_xy*Jd_x4_neg_0 - Q3_yy*Jd_y4_0
    Jd_x4_neg = J_y4*qd0 - J_z4*spin3_y + Jd_x4_neg_2
    Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - Jd_y4_1
    Jd_z4 = Jd_z4_0 - (J_y4*spin3_x_neg + J_x4*spin3_y)
    Jd_z3_0 = Jd_y4_0 - J_x3*qd3
    Jd_z3_1 = Jd_x4_neg_0 - J_y3*qd3
    Jd_x3_0 = Jd_x4_neg_1 + J_z3*qd3
    Jd_rx1_neg = c0*qd0
    Jd_ry1_neg = s0*qd0
    Jd_rz3 = s0*spin2_y - c0*spin2_x_neg
    Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0
    Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0
    Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y)
    Jd_z2_0 = Jd_z3_0 - J_x2*qd2
    Jd_z2_1 = Jd_z3_1 - J_y2*qd2
    Jd_x2_0 = Jd_x3_0 + J_z2*qd2
    Jd_rz2 = s0*spin1_y - c0*spin1_x_neg
    Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0
    Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0
    Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - (J_y2*spin1_x_neg + J_x2*spin1_y)
    Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1
    Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1
    Jd_x1_0 = Jd_x2_0 + J_z1*qd1
    Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0
    Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0
    Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0
    Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0
    Jd_x0 = Jd_x0_0 - ot_x*qd0

    Jd = [
        0.0,        -Jd_rx1_neg, -Jd_rx1_neg, -Jd_rx1_neg, Jd_rx4,     -Jd_rx5_neg,
        0.0,        -Jd_ry1_neg, -Jd_ry1_neg, -Jd_ry1_neg, Jd_ry4,     Jd_ry5,
        0.0,        0.0,         Jd_rz2,      Jd_rz3,      Jd_rz4,     -Jd_rz5_neg,
        Jd_x0,      Jd_x1,       Jd_x2,       Jd_x3,       -Jd_x4_neg, Jd_x5,
        -Jd_y0_neg, Jd_y1,       Jd_y2,       Jd_y3,       Jd_y4,      Jd_y5,
        0.0,        Jd_z1,       Jd_z2,       Jd_z3,       Jd_z4,      Jd_z5,
    ]
    return [Jd]


def operational_inertia_inverse_ee_link(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'ee_link', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 405 mul, 323 add, 5 div, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # solve with U
    e0_3_neg_0 = Q3_xy*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05
    e1_3_0 = Q3_yy*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05
    e2_3_0 = Q3_zy_neg*U14
    e2_3_1 = c4*Q4_zy
    e2_3 = e2_3_1 - e2_3_0
    e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3)
    e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0)
    e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04
    e2_0_neg = e2_0_neg_0 - Q4_zy*U05
    e3_3_0 = J_x4*U14
    e3_3_1 = -c4*J_x5
    e3_3 = J_x3 - e3_3_0 + e3_3_1
    e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3))
    e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0)
    e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04
    e3_0_neg = e3_0_neg_0 + J_x5*U05
    e4_3_0 = J_y4*U14
    e4_3_1 = -c4*J_y5
    e4_3 = J_y3 - e4_3_0 + e4_3_1
    e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3))
    e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0)
    e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04
    e4_0_neg = e4_0_neg_0 + J_y5*U05
    e5_3_0 = -J_z4*U14
    e5_3_1 = c4*J_z5
    e5_3 = J_z3 + e5_3_0 - e5_3_1
    e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1
    e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv_neg*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q3_yy*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_0 = D0_inv_neg*e2_0_neg
    O02_1 = D1_inv_neg*e2_1
    O02_2 = D2_inv_neg*e2_2
    O02_3 = -D3_inv_neg*e2_3
    O02_4 = Q3_zy_neg*D4_inv
    O02_5 = 58.355064750790525*Q4_zy
    O03_0 = D0_inv_neg*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = D2_inv_neg*e3_2
    O03_3 = D3_inv_neg*e3_3
    O03_4 = J_x4*D4_inv
    O03_5 = -58.355064750790525*J_x5
    O04_0 = D0_inv_neg*e4_0_neg
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4*D4_inv
    O04_5 = -58.355064750790525*J_y5
    O05_0 = D0_inv_neg*e5_0
    O05_1 = -D1_inv_neg*e5_1
    O05_2 = -D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O05_5 = 58.355064750790525*J_z5
    O00_0 = D2_inv_neg*e0_2*e0_2
    O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg
    O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1
    O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy)
    O01_6 = Q3_xy*O01_4
    O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6
    O01 = -O01_7 - Q4_xy*O01_5
    O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4
    O11 = Q4_yy_neg*O01_5 - O11_0
    O02_6 = Q3_xy*O02_4
    O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6
    O02 = O02_7 + Q4_xy*O02_5
    O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4
    O12 = O12_0 - Q4_yy_neg*O02_5
    O22_0 = Q3_zy_neg*O02_4
    O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0
    O22 = Q4_zy*O02_5 - O22_1
    O03_6 = Q3_xy*O03_4
    O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6
    O03 = O03_7 + Q4_xy*O03_5
    O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4
    O13 = O13_0 - Q4_yy_neg*O03_5
    O23_0 = Q3_zy_neg*O03_4
    O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0
    O23 = Q4_zy*O03_5 - O23_1
    O33_0 = J_x4*O03_4
    O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0
    O33 = -O33_1 - J_x5*O03_5
    O04_6 = Q3_xy*O04_4
    O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6
    O04 = O04_7 + Q4_xy*O04_5
    O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4
    O14 = O14_0 - Q4_yy_neg*O04_5
    O24_0 = Q3_zy_neg*O04_4
    O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0
    O24 = Q4_zy*O04_5 - O24_1
    O34_0 = J_x4*O04_4
    O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0
    O34 = -O34_1 - J_x5*O04_5
    O44_0 = J_y4*O04_4
    O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0
    O44 = -O44_1 - J_y5*O04_5
    O05_6 = Q3_xy*O05_4
    O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6
    O05 = -O05_7 - Q4_xy*O05_5
    O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4
    O15 = Q4_yy_neg*O05_5 - O15_0
    O25_0 = Q3_zy_neg*O05_4
    O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0
    O25 = O25_1 - Q4_zy*O05_5
    O35_0 = J_x4*O05_4
    O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0
    O35 = O35_1 + J_x5*O05_5
    O45_0 = J_y4*O05_4
    O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0
    O45 = O45_1 + J_y5*O05_5
    O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4
    O55 = J_z5*O05_5 - O55_0

    Omega = [
        O00, O01, O02, O03, O04, O05,
        O01, O11, O12, O13, O14, O15,
        O02, O12, O22, O23, O24, O25,
        O03, O13, O23, O33, O34, O35,
        O04, O14, O24, O34, O44, O45,
        O05, O15, O25, O35, O45, O55,
    ]
    return [Omega]


def operational_inertia_inverse_tool0(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'tool0', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 405 mul, 323 add, 5 div, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # solve with U
    e0_3_neg_0 = Q3_xy*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05
    e1_3_0 = Q3_yy*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05
    e2_3_0 = Q3_zy_neg*U14
    e2_3_1 = c4*Q4_zy
    e2_3 = e2_3_1 - e2_3_0
    e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3)
    e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0)
    e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04
    e2_0_neg = e2_0_neg_0 - Q4_zy*U05
    e3_3_0 = J_x4*U14
    e3_3_1 = -c4*J_x5
    e3_3 = J_x3 - e3_3_0 + e3_3_1
    e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3))
    e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0)
    e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04
    e3_0_neg = e3_0_neg_0 + J_x5*U05
    e4_3_0 = J_y4*U14
    e4_3_1 = -c4*J_y5
    e4_3 = J_y3 - e4_3_0 + e4_3_1
    e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3))
    e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0)
    e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04
    e4_0_neg = e4_0_neg_0 + J_y5*U05
    e5_3_0 = -J_z4*U14
    e5_3_1 = c4*J_z5
    e5_3 = J_z3 + e5_3_0 - e5_3_1
    e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1
    e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv_neg*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q3_yy*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_0 = D0_inv_neg*e2_0_neg
    O02_1 = D1_inv_neg*e2_1
    O02_2 = D2_inv_neg*e2_2
    O02_3 = -D3_inv_neg*e2_3
    O02_4 = Q3_zy_neg*D4_inv
    O02_5 = 58.355064750790525*Q4_zy
    O03_0 = D0_inv_neg*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = D2_inv_neg*e3_2
    O03_3 = D3_inv_neg*e3_3
    O03_4 = J_x4*D4_inv
    O03_5 = -58.355064750790525*J_x5
    O04_0 = D0_inv_neg*e4_0_neg
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4*D4_inv
    O04_5 = -58.355064750790525*J_y5
    O05_0 = D0_inv_neg*e5_0
    O05_1 = -D1_inv_neg*e5_1
    O05_2 = -D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O05_5 = 58.355064750790525*J_z5
    O00_0 = D2_inv_neg*e0_2*e0_2
    O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg
    O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1
    O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy)
    O01_6 = Q3_xy*O01_4
    O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6
    O01 = -O01_7 - Q4_xy*O01_5
    O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4
    O11 = Q4_yy_neg*O01_5 - O11_0
    O02_6 = Q3_xy*O02_4
    O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6
    O02 = O02_7 + Q4_xy*O02_5
    O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4
    O12 = O12_0 - Q4_yy_neg*O02_5
    O22_0 = Q3_zy_neg*O02_4
    O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0
    O22 = Q4_zy*O02_5 - O22_1
    O03_6 = Q3_xy*O03_4
    O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6
    O03 = O03_7 + Q4_xy*O03_5
    O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4
    O13 = O13_0 - Q4_yy_neg*O03_5
    O23_0 = Q3_zy_neg*O03_4
    O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0
    O23 = Q4_zy*O03_5 - O23_1
    O33_0 = J_x4*O03_4
    O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0
    O33 = -O33_1 - J_x5*O03_5
    O04_6 = Q3_xy*O04_4
    O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6
    O04 = O04_7 + Q4_xy*O04_5
    O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4
    O14 = O14_0 - Q4_yy_neg*O04_5
    O24_0 = Q3_zy_neg*O04_4
    O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0
    O24 = Q4_zy*O04_5 - O24_1
    O34_0 = J_x4*O04_4
    O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0
    O34 = -O34_1 - J_x5*O04_5
    O44_0 = J_y4*O04_4
    O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0
    O44 = -O44_1 - J_y5*O04_5
    O05_6 = Q3_xy*O05_4
    O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6
    O05 = -O05_7 - Q4_xy*O05_5
    O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4
    O15 = Q4_yy_neg*O05_5 - O15_0
    O25_0 = Q3_zy_neg*O05_4
    O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0
    O25 = O25_1 - Q4_zy*O05_5
    O35_0 = J_x4*O05_4
    O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0
    O35 = O35_1 + J_x5*O05_5
    O45_0 = J_y4*O05_4
    O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0
    O45 = O45_1 + J_y5*O05_5
    O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4
    O55 = J_z5*O05_5 - O55_0

    Omega = [
        O00, O01, O02, O03, O04, O05,
        O01, O11, O12, O13, O14, O15,
        O02, O12, O22, O23, O24, O25,
        O03, O13, O23, O33, O34, O35,
        O04, O14, O24, O34, O44, O45,
        O05, O15, O25, O35, O45, O55,
    ]
    return [Omega]


def operational_inertia_ee_link(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'ee_link'; not finite at a singular
    pose.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 525 mul, 413 add, 11 div, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # solve with U
    e0_3_neg_0 = Q3_xy*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05
    e1_3_0 = Q3_yy*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05
    e2_3_0 = Q3_zy_neg*U14
    e2_3_1 = c4*Q4_zy
    e2_3 = e2_3_1 - e2_3_0
    e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3)
    e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0)
    e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04
    e2_0_neg = e2_0_neg_0 - Q4_zy*U05
    e3_3_0 = J_x4*U14
    e3_3_1 = -c4*J_x5
    e3_3 = J_x3 - e3_3_0 + e3_3_1
    e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3))
    e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0)
    e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04
    e3_0_neg = e3_0_neg_0 + J_x5*U05
    e4_3_0 = J_y4*U14
    e4_3_1 = -c4*J_y5
    e4_3 = J_y3 - e4_3_0 + e4_3_1
    e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3))
    e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0)
    e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04
    e4_0_neg = e4_0_neg_0 + J_y5*U05
    e5_3_0 = -J_z4*U14
    e5_3_1 = c4*J_z5
    e5_3 = J_z3 + e5_3_0 - e5_3_1
    e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1
    e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv_neg*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q3_yy*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_0 = D0_inv_neg*e2_0_neg
    O02_1 = D1_inv_neg*e2_1
    O02_2 = D2_inv_neg*e2_2
    O02_3 = -D3_inv_neg*e2_3
    O02_4 = Q3_zy_neg*D4_inv
    O02_5 = 58.355064750790525*Q4_zy
    O03_0 = D0_inv_neg*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = D2_inv_neg*e3_2
    O03_3 = D3_inv_neg*e3_3
    O03_4 = J_x4*D4_inv
    O03_5 = -58.355064750790525*J_x5
    O04_0 = D0_inv_neg*e4_0_neg
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4*D4_inv
    O04_5 = -58.355064750790525*J_y5
    O05_0 = D0_inv_neg*e5_0
    O05_1 = -D1_inv_neg*e5_1
    O05_2 = -D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O05_5 = 58.355064750790525*J_z5
    O00_0 = D2_inv_neg*e0_2*e0_2
    O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg
    O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1
    O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy)
    O01_6 = Q3_xy*O01_4
    O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6
    O01 = -O01_7 - Q4_xy*O01_5
    O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4
    O11 = Q4_yy_neg*O01_5 - O11_0
    O02_6 = Q3_xy*O02_4
    O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6
    O02 = O02_7 + Q4_xy*O02_5
    O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4
    O12 = O12_0 - Q4_yy_neg*O02_5
    O22_0 = Q3_zy_neg*O02_4
    O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0
    O22 = Q4_zy*O02_5 - O22_1
    O03_6 = Q3_xy*O03_4
    O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6
    O03 = O03_7 + Q4_xy*O03_5
    O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4
    O13 = O13_0 - Q4_yy_neg*O03_5
    O23_0 = Q3_zy_neg*O03_4
    O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0
    O23 = Q4_zy*O03_5 - O23_1
    O33_0 = J_x4*O03_4
    O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0
    O33 = -O33_1 - J_x5*O03_5
    O04_6 = Q3_xy*O04_4
    O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6
    O04 = O04_7 + Q4_xy*O04_5
    O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4
    O14 = O14_0 - Q4_yy_neg*O04_5
    O24_0 = Q3_zy_neg*O04_4
    O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0
    O24 = Q4_zy*O04_5 - O24_1
    O34_0 = J_x4*O04_4
    O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0
    O34 = -O34_1 - J_x5*O04_5
    O44_0 = J_y4*O04_4
    O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0
    O44 = -O44_1 - J_y5*O04_5
    O05_6 = Q3_xy*O05_4
    O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6
    O05 = -O05_7 - Q4_xy*O05_5
    O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4
    O15 = Q4_yy_neg*O05_5 - O15_0
    O25_0 = Q3_zy_neg*O05_4
    O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0
    O25 = O25_1 - Q4_zy*O05_5
    O35_0 = J_x4*O05_4
    O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0
    O35 = O35_1 + J_x5*O05_5
    O45_0 = J_y4*O05_4
    O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0
    O45 = O45_1 + J_y5*O05_5
    O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4
    O55 = J_z5*O05_5 - O55_0

    # elimination of direction 'z'
    DO5_inv_neg = -1.0/O55
    UO05 = -O05*DO5_inv_neg
    UO15 = -O15*DO5_inv_neg
    UO25_neg = O25*DO5_inv_neg
    UO35_neg = O35*DO5_inv_neg
    UO45_neg = O45*DO5_inv_neg
    O00e5 = O00 - O05*UO05
    O01e5 = O01 - O05*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = O02 + O05*UO25_neg
    O12e5 = O12 + O15*UO25_neg
    O22e5 = O22 + O25*UO25_neg
    O03e5 = O03 + O05*UO35_neg
    O13e5 = O13 + O15*UO35_neg
    O23e5 = O23 + O25*UO35_neg
    O33e5 = O33 + O35*UO35_neg
    O04e5 = O04 + O05*UO45_neg
    O14e5 = O14 + O15*UO45_neg
    O24e5 = O24 + O25*UO45_neg
    O34e5 = O34 + O35*UO45_neg
    DO4 = O44 + O45*UO45_neg

    # elimination of direction 'y'
    DO4_inv_neg = -1.0/DO4
    UO04_neg = O04e5*DO4_inv_neg
    UO14_neg = O14e5*DO4_inv_neg
    UO24 = -O24e5*DO4_inv_neg
    UO34 = -O34e5*DO4_inv_neg
    O00e4 = O00e5 + O04e5*UO04_neg
    O01e4 = O01e5 + O04e5*UO14_neg
    O11e4 = O11e5 + O14e5*UO14_neg
    O02e4 = O02e5 - O04e5*UO24
    O12e4 = O12e5 - O14e5*UO24
    O22e4 = O22e5 - O24e5*UO24
    O03e4 = O03e5 - O04e5*UO34
    O13e4 = O13e5 - O14e5*UO34
    O23e4 = O23e5 - O24e5*UO34
    DO3 = O33e5 - O34e5*UO34

    # elimination of direction 'x'
    DO3_inv_neg = -1.0/DO3
    UO03_neg = O03e4*DO3_inv_neg
    UO13_neg = O13e4*DO3_inv_neg
    UO23 = -O23e4*DO3_inv_neg
    O00e3 = O00e4 + O03e4*UO03_neg
    O01e3 = O01e4 + O03e4*UO13_neg
    O11e3 = O11e4 + O13e4*UO13_neg
    O02e3 = O02e4 - O03e4*UO23
    O12e3 = O12e4 - O13e4*UO23
    DO2 = O22e4 - O23e4*UO23

    # elimination of direction 'rz'
    DO2_inv_neg = -1.0/DO2
    UO02_neg = O02e3*DO2_inv_neg
    UO12_neg = O12e3*DO2_inv_neg
    O00e2 = O00e3 + O02e3*UO02_neg
    O01e2 = O01e3 + O02e3*UO12_neg
    DO1 = O11e3 + O12e3*UO12_neg

    # elimination of direction 'ry'
    DO1_inv_neg = -1.0/DO1
    UO01 = -O01e2*DO1_inv_neg
    DO0 = O00e2 - O01e2*UO01

    # elimination of direction 'rx'
    DO0_inv_neg = -1.0/DO0

    # row direction 'ry' of the inverse
    XO01 = UO01*DO0_inv_neg
    XO11_neg = DO1_inv_neg + UO01*XO01

    # row direction 'rz' of the inverse
    XO02 = UO12_neg*XO01 - UO02_neg*DO0_inv_neg
    XO12 = UO02_neg*XO01 - UO12_neg*XO11_neg
    XO22 = UO12_neg*XO12 - (DO2_inv_neg - UO02_neg*XO02)

    # row direction 'x' of the inverse
    XO03 = UO13_neg*XO01 - UO03_neg*DO0_inv_neg - UO23*XO02
    XO13 = UO03_neg*XO01 - UO13_neg*XO11_neg - UO23*XO12
    XO23 = UO03_neg*XO02 + UO13_neg*XO12 - UO23*XO22
    XO33 = UO13_neg*XO13 - (DO3_inv_neg - UO03_neg*XO03) - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = UO14_neg*XO01 - UO04_neg*DO0_inv_neg - UO24*XO02 - UO34*XO03
    XO14 = UO04_neg*XO01 - UO14_neg*XO11_neg - UO24*XO12 - UO34*XO13
    XO24 = UO04_neg*XO02 + UO14_neg*XO12 - UO24*XO22 - UO34*XO23
    XO34 = UO04_neg*XO03 + UO14_neg*XO13 - UO24*XO23 - UO34*XO33
    XO44_0_ = -UO34*XO34
    XO44 = XO44_0_ - (DO4_inv_neg - UO04_neg*XO04 - UO14_neg*XO14 + UO24*XO24)

    # row direction 'z' of the inverse
    XO05_0_ = UO05*DO0_inv_neg - UO15*XO01 + UO25_neg*XO02 + UO35_neg*XO03
    XO05 = XO05_0_ + UO45_neg*XO04
    XO15_0_ = UO05*XO01 - UO15*XO11_neg - UO25_neg*XO12 - UO35_neg*XO13
    XO15 = UO45_neg*XO14 - XO15_0_
    XO25_0_ = -UO45_neg*XO24
    XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) + UO35_neg*XO23 - XO25_0_
    XO35_0_ = -UO45_neg*XO34
    XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) + UO35_neg*XO33 - XO35_0_
    XO45_0_ = -UO45_neg*XO44
    XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) + UO35_neg*XO34 - XO45_0_
    XO55_0_ = UO35_neg*XO35
    XO55_1_ = DO5_inv_neg + UO05*XO05 + UO15*XO15 - UO25_neg*XO25 - XO55_0_
    XO55 = UO45_neg*XO45 - XO55_1_

    Lambda = [
        -DO0_inv_neg, XO01,      XO02, XO03, XO04, XO05,
        XO01,         -XO11_neg, XO12, XO13, XO14, XO15,
        XO02,         XO12,      XO22, XO23, XO24, XO25,
        XO03,         XO13,      XO23, XO33, XO34, XO35,
        XO04,         XO14,      XO24, XO34, XO44, XO45,
        XO05,         XO15,      XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def operational_inertia_tool0(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'tool0'; not finite at a singular pose.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 525 mul, 413 add, 11 div, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # solve with U
    e0_3_neg_0 = Q3_xy*U14
    e0_3_neg_1 = -c4*Q4_xy
    e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1
    e0_2 = e0_3_neg_0 - (s0 - U23*e0_3_neg) - e0_3_neg_1
    e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1
    e0_0 = Q3_xy*U04 - (U01*e0_1 + U02*e0_2 + U03_neg*e0_3_neg) + Q4_xy*U05
    e1_3_0 = Q3_yy*U14
    e1_3_1 = c4*Q4_yy_neg
    e1_3 = c0 + e1_3_0 - e1_3_1
    e1_2 = c0 - U23*e1_3 + e1_3_0 - e1_3_1
    e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1
    e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 - Q4_yy_neg*U05
    e2_3_0 = Q3_zy_neg*U14
    e2_3_1 = c4*Q4_zy
    e2_3 = e2_3_1 - e2_3_0
    e2_2 = e2_3_1 - (e2_3_0 + U23*e2_3)
    e2_1 = e2_3_1 - (U12*e2_2 + U13*e2_3 + e2_3_0)
    e2_0_neg_0 = U01*e2_1 - 1.0 + U02*e2_2 - U03_neg*e2_3 + Q3_zy_neg*U04
    e2_0_neg = e2_0_neg_0 - Q4_zy*U05
    e3_3_0 = J_x4*U14
    e3_3_1 = -c4*J_x5
    e3_3 = J_x3 - e3_3_0 + e3_3_1
    e3_2 = e3_3_1 - (e3_3_0 - (J_x2 - U23*e3_3))
    e3_1 = e3_3_1 - (J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0)
    e3_0_neg_0 = ot_y + U01*e3_1 + U02*e3_2 - U03_neg*e3_3 + J_x4*U04
    e3_0_neg = e3_0_neg_0 + J_x5*U05
    e4_3_0 = J_y4*U14
    e4_3_1 = -c4*J_y5
    e4_3 = J_y3 - e4_3_0 + e4_3_1
    e4_2 = e4_3_1 - (e4_3_0 - (J_y2 - U23*e4_3))
    e4_1 = e4_3_1 - (J_y1_neg + U12*e4_2 + U13*e4_3 + e4_3_0)
    e4_0_neg_0 = U01*e4_1 - ot_x + U02*e4_2 - U03_neg*e4_3 + J_y4*U04
    e4_0_neg = e4_0_neg_0 + J_y5*U05
    e5_3_0 = -J_z4*U14
    e5_3_1 = c4*J_z5
    e5_3 = J_z3 + e5_3_0 - e5_3_1
    e5_2 = J_z2 - U23*e5_3 + e5_3_0 - e5_3_1
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0 - e5_3_1
    e5_0 = U03_neg*e5_3 - (U01*e5_1 + U02*e5_2) - J_z4*U04 - J_z5*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv_neg*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = -D2_inv_neg*e1_2
    O01_3 = D3_inv_neg*e1_3
    O01_4 = Q3_yy*D4_inv
    O01_5 = 58.355064750790525*Q4_yy_neg
    O02_0 = D0_inv_neg*e2_0_neg
    O02_1 = D1_inv_neg*e2_1
    O02_2 = D2_inv_neg*e2_2
    O02_3 = -D3_inv_neg*e2_3
    O02_4 = Q3_zy_neg*D4_inv
    O02_5 = 58.355064750790525*Q4_zy
    O03_0 = D0_inv_neg*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = D2_inv_neg*e3_2
    O03_3 = D3_inv_neg*e3_3
    O03_4 = J_x4*D4_inv
    O03_5 = -58.355064750790525*J_x5
    O04_0 = D0_inv_neg*e4_0_neg
    O04_1 = D1_inv_neg*e4_1
    O04_2 = D2_inv_neg*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = J_y4*D4_inv
    O04_5 = -58.355064750790525*J_y5
    O05_0 = D0_inv_neg*e5_0
    O05_1 = -D1_inv_neg*e5_1
    O05_2 = -D2_inv_neg*e5_2
    O05_3 = D3_inv_neg*e5_3
    O05_4 = -J_z4*D4_inv
    O05_5 = 58.355064750790525*J_z5
    O00_0 = D2_inv_neg*e0_2*e0_2
    O00_1 = D3_inv_neg*e0_3_neg*e0_3_neg
    O00_2 = D0_inv_neg*e0_0*e0_0 + D1_inv_neg*e0_1*e0_1 + O00_0 + O00_1
    O00 = 58.355064750790525*Q4_xy*Q4_xy - (O00_2 - Q3_xy*D4_inv*Q3_xy)
    O01_6 = Q3_xy*O01_4
    O01_7 = e0_0*O01_0 - e0_1*O01_1 - e0_2*O01_2 - e0_3_neg*O01_3 - O01_6
    O01 = -O01_7 - Q4_xy*O01_5
    O11_0 = e1_0*O01_0 - e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4
    O11 = Q4_yy_neg*O01_5 - O11_0
    O02_6 = Q3_xy*O02_4
    O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3_neg*O02_3 - O02_6
    O02 = O02_7 + Q4_xy*O02_5
    O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 + e1_3*O02_3 - Q3_yy*O02_4
    O12 = O12_0 - Q4_yy_neg*O02_5
    O22_0 = Q3_zy_neg*O02_4
    O22_1 = e2_0_neg*O02_0 + e2_1*O02_1 + e2_2*O02_2 - e2_3*O02_3 - O22_0
    O22 = Q4_zy*O02_5 - O22_1
    O03_6 = Q3_xy*O03_4
    O03_7 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3_neg*O03_3 - O03_6
    O03 = O03_7 + Q4_xy*O03_5
    O13_0 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2 - e1_3*O03_3 - Q3_yy*O03_4
    O13 = O13_0 - Q4_yy_neg*O03_5
    O23_0 = Q3_zy_neg*O03_4
    O23_1 = e2_0_neg*O03_0 + e2_1*O03_1 + e2_2*O03_2 + e2_3*O03_3 - O23_0
    O23 = Q4_zy*O03_5 - O23_1
    O33_0 = J_x4*O03_4
    O33_1 = e3_0_neg*O03_0 + e3_1*O03_1 + e3_2*O03_2 + e3_3*O03_3 - O33_0
    O33 = -O33_1 - J_x5*O03_5
    O04_6 = Q3_xy*O04_4
    O04_7 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2 + e0_3_neg*O04_3 - O04_6
    O04 = O04_7 + Q4_xy*O04_5
    O14_0 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3 - Q3_yy*O04_4
    O14 = O14_0 - Q4_yy_neg*O04_5
    O24_0 = Q3_zy_neg*O04_4
    O24_1 = e2_0_neg*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3 - O24_0
    O24 = Q4_zy*O04_5 - O24_1
    O34_0 = J_x4*O04_4
    O34_1 = e3_0_neg*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3 - O34_0
    O34 = -O34_1 - J_x5*O04_5
    O44_0 = J_y4*O04_4
    O44_1 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3 - O44_0
    O44 = -O44_1 - J_y5*O04_5
    O05_6 = Q3_xy*O05_4
    O05_7 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 - e0_3_neg*O05_3 - O05_6
    O05 = -O05_7 - Q4_xy*O05_5
    O15_0 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 - Q3_yy*O05_4
    O15 = Q4_yy_neg*O05_5 - O15_0
    O25_0 = Q3_zy_neg*O05_4
    O25_1 = e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 - e2_3*O05_3 - O25_0
    O25 = O25_1 - Q4_zy*O05_5
    O35_0 = J_x4*O05_4
    O35_1 = e3_0_neg*O05_0 + e3_1*O05_1 + e3_2*O05_2 - e3_3*O05_3 - O35_0
    O35 = O35_1 + J_x5*O05_5
    O45_0 = J_y4*O05_4
    O45_1 = e4_0_neg*O05_0 + e4_1*O05_1 + e4_2*O05_2 - e4_3*O05_3 - O45_0
    O45 = O45_1 + J_y5*O05_5
    O55_0 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 + e5_3*O05_3 + J_z4*O05_4
    O55 = J_z5*O05_5 - O55_0

    # elimination of direction 'z'
    DO5_inv_neg = -1.0/O55
    UO05 = -O05*DO5_inv_neg
    UO15 = -O15*DO5_inv_neg
    UO25_neg = O25*DO5_inv_neg
    UO35_neg = O35*DO5_inv_neg
    UO45_neg = O45*DO5_inv_neg
    O00e5 = O00 - O05*UO05
    O01e5 = O01 - O05*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = O02 + O05*UO25_neg
    O12e5 = O12 + O15*UO25_neg
    O22e5 = O22 + O25*UO25_neg
    O03e5 = O03 + O05*UO35_neg
    O13e5 = O13 + O15*UO35_neg
    O23e5 = O23 + O25*UO35_neg
    O33e5 = O33 + O35*UO35_neg
    O04e5 = O04 + O05*UO45_neg
    O14e5 = O14 + O15*UO45_neg
    O24e5 = O24 + O25*UO45_neg
    O34e5 = O34 + O35*UO45_neg
    DO4 = O44 + O45*UO45_neg

    # elimination of direction 'y'
    DO4_inv_neg = -1.0/DO4
    UO04_neg = O04e5*DO4_inv_neg
    UO14_neg = O14e5*DO4_inv_neg
    UO24 = -O24e5*DO4_inv_neg
    UO34 = -O34e5*DO4_inv_neg
    O00e4 = O00e5 + O04e5*UO04_neg
    O01e4 = O01e5 + O04e5*UO14_neg
    O11e4 = O11e5 + O14e5*UO14_neg
    O02e4 = O02e5 - O04e5*UO24
    O12e4 = O12e5 - O14e5*UO24
    O22e4 = O22e5 - O24e5*UO24
    O03e4 = O03e5 - O04e5*UO34
    O13e4 = O13e5 - O14e5*UO34
    O23e4 = O23e5 - O24e5*UO34
    DO3 = O33e5 - O34e5*UO34

    # elimination of direction 'x'
    DO3_inv_neg = -1.0/DO3
    UO03_neg = O03e4*DO3_inv_neg
    UO13_neg = O13e4*DO3_inv_neg
    UO23 = -O23e4*DO3_inv_neg
    O00e3 = O00e4 + O03e4*UO03_neg
    O01e3 = O01e4 + O03e4*UO13_neg
    O11e3 = O11e4 + O13e4*UO13_neg
    O02e3 = O02e4 - O03e4*UO23
    O12e3 = O12e4 - O13e4*UO23
    DO2 = O22e4 - O23e4*UO23

    # elimination of direction 'rz'
    DO2_inv_neg = -1.0/DO2
    UO02_neg = O02e3*DO2_inv_neg
    UO12_neg = O12e3*DO2_inv_neg
    O00e2 = O00e3 + O02e3*UO02_neg
    O01e2 = O01e3 + O02e3*UO12_neg
    DO1 = O11e3 + O12e3*UO12_neg

    # elimination of direction 'ry'
    DO1_inv_neg = -1.0/DO1
    UO01 = -O01e2*DO1_inv_neg
    DO0 = O00e2 - O01e2*UO01

    # elimination of direction 'rx'
    DO0_inv_neg = -1.0/DO0

    # row direction 'ry' of the inverse
    XO01 = UO01*DO0_inv_neg
    XO11_neg = DO1_inv_neg + UO01*XO01

    # row direction 'rz' of the inverse
    XO02 = UO12_neg*XO01 - UO02_neg*DO0_inv_neg
    XO12 = UO02_neg*XO01 - UO12_neg*XO11_neg
    XO22 = UO12_neg*XO12 - (DO2_inv_neg - UO02_neg*XO02)

    # row direction 'x' of the inverse
    XO03 = UO13_neg*XO01 - UO03_neg*DO0_inv_neg - UO23*XO02
    XO13 = UO03_neg*XO01 - UO13_neg*XO11_neg - UO23*XO12
    XO23 = UO03_neg*XO02 + UO13_neg*XO12 - UO23*XO22
    XO33 = UO13_neg*XO13 - (DO3_inv_neg - UO03_neg*XO03) - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = UO14_neg*XO01 - UO04_neg*DO0_inv_neg - UO24*XO02 - UO34*XO03
    XO14 = UO04_neg*XO01 - UO14_neg*XO11_neg - UO24*XO12 - UO34*XO13
    XO24 = UO04_neg*XO02 + UO14_neg*XO12 - UO24*XO22 - UO34*XO23
    XO34 = UO04_neg*XO03 + UO14_neg*XO13 - UO24*XO23 - UO34*XO33
    XO44_0_ = -UO34*XO34
    XO44 = XO44_0_ - (DO4_inv_neg - UO04_neg*XO04 - UO14_neg*XO14 + UO24*XO24)

    # row direction 'z' of the inverse
    XO05_0_ = UO05*DO0_inv_neg - UO15*XO01 + UO25_neg*XO02 + UO35_neg*XO03
    XO05 = XO05_0_ + UO45_neg*XO04
    XO15_0_ = UO05*XO01 - UO15*XO11_neg - UO25_neg*XO12 - UO35_neg*XO13
    XO15 = UO45_neg*XO14 - XO15_0_
    XO25_0_ = -UO45_neg*XO24
    XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) + UO35_neg*XO23 - XO25_0_
    XO35_0_ = -UO45_neg*XO34
    XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) + UO35_neg*XO33 - XO35_0_
    XO45_0_ = -UO45_neg*XO44
    XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) + UO35_neg*XO34 - XO45_0_
    XO55_0_ = UO35_neg*XO35
    XO55_1_ = DO5_inv_neg + UO05*XO05 + UO15*XO15 - UO25_neg*XO25 - XO55_0_
    XO55 = UO45_neg*XO45 - XO55_1_

    Lambda = [
        -DO0_inv_neg, XO01,      XO02, XO03, XO04, XO05,
        XO01,         -XO11_neg, XO12, XO13, XO14, XO15,
        XO02,         XO12,      XO22, XO23, XO24, XO25,
        XO03,         XO13,      XO23, XO33, XO34, XO35,
        XO04,         XO14,      XO24, XO34, XO44, XO45,
        XO05,         XO15,      XO25, XO35, XO45, XO55,
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

    Operations: 234 mul, 188 add, 5 div, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'ee_link'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # joint forces of the wrench
    tau0 = f2 - ot_y*f3 + ot_x*f4
    tau1_0 = s0*f0 - c0*f1
    tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4)
    tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4)
    tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4)
    tau4_neg = Q3_xy*f0 + Q3_yy*f1 - Q3_zy_neg*f2 - J_x4*f3 - J_y4*f4 - J_z4*f5
    tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2 + J_x5*f3 + J_y5*f4 + J_z5*f5

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # solve with U
    e3_neg_0 = tau4_neg*U14
    e3_neg_1 = c4*tau5
    e3_neg = e3_neg_1 - (tau3 + e3_neg_0)
    e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1
    e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1
    e0 = tau0 - U01*e1 - U02*e2 - U03_neg*e3_neg + tau4_neg*U04 - tau5*U05

    # solve with D and U*
    x0_neg = D0_inv_neg*e0
    x1 = U01*x0_neg - D1_inv_neg*e1
    x2 = U02*x0_neg - D2_inv_neg*e2 - U12*x1
    x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23*x2
    x4_neg_0 = x1 + x2 + x3
    x4_neg = tau4_neg*D4_inv - U04*x0_neg + U14*x4_neg_0
    x5 = 58.355064750790525*tau5 + U05*x0_neg - c4*x4_neg_0

    qdd = [-x0_neg, x1, x2, x3, -x4_neg, x5]
    return [qdd]


def tip_force_acceleration_tool0(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'tool0'.

    Args:
        q: joint positions [rad], shape (..., 6).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 6).

    Operations: 234 mul, 188 add, 5 div, 12 trig.
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
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)
    c5 = cos(q5)
    s5 = sin(q5)
    c5c5 = c5*c5
    c5s5 = c5*s5
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'upper_arm_link' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = -0.10915*s0
    o1_y = 0.10915*c0

    # frame of 'forearm_link' in the base
    Q2_xx = c2*Q1_xx - s2*Q1_xy_neg
    Q2_xy_neg = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = c2*Q1_yx - s2*Q1_yy_neg
    Q2_yy_neg = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.425*Q1_xx
    o2_y = o1_y + 0.425*Q1_yx
    o2_z = 0.089159 - 0.425*s1

    # frame of 'wrist_1_link' in the base
    Q3_xx = s3*Q2_xy_neg - c3*Q2_xx
    Q3_xy = s3*Q2_xx + c3*Q2_xy_neg
    Q3_yx = s3*Q2_yy_neg - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c3*Q2_yy_neg
    Q3_zx = c3*Q2_zx_neg - s3*Q2_zy
    Q3_zy_neg = s3*Q2_zx_neg + c3*Q2_zy
    o3_x = o2_x + 0.39225*Q2_xx
    o3_y = o2_y + 0.39225*Q2_yx
    o3_z = o2_z - 0.39225*Q2_zx_neg

    # frame of 'wrist_2_link' in the base
    Q4_xy = s4*Q3_xx + s0*c4
    Q4_yy_neg = c0*c4 - s4*Q3_yx
    Q4_zy = s4*Q3_zx
    o4_x = o3_x - 0.09465*Q3_xy
    o4_y = o3_y - 0.09465*Q3_yy
    o4_z = o3_z + 0.09465*Q3_zy_neg

    # frame of tool 'tool0'
    ot_x_0 = -0.0823*Q4_xy
    ot_y_0 = 0.0823*Q4_yy_neg
    ot_z_0 = 0.0823*Q4_zy
    ot_x = o4_x + ot_x_0
    ot_y = o4_y + ot_y_0
    ot_z = o4_z - ot_z_0

    # columns of the Jacobian
    J_x1_neg_0 = 0.089159 - ot_z
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x)
    J_x2_0 = ot_z - o2_z
    J_x2 = c0*J_x2_0
    J_y2 = s0*J_x2_0
    J_z2 = s0*(o2_y - ot_y) - c0*(ot_x - o2_x)
    J_x3_0 = ot_z - o3_z
    J_x3 = c0*J_x3_0
    J_y3 = s0*J_x3_0
    J_z3 = s0*(o3_y - ot_y) - c0*(ot_x - o3_x)
    J_x4 = Q3_yy*ot_z_0 - Q3_zy_neg*ot_y_0
    J_y4 = Q3_zy_neg*ot_x_0 - Q3_xy*ot_z_0
    J_z4 = Q3_yy*ot_x_0 - Q3_xy*ot_y_0
    J_x5 = Q4_zy*ot_y_0 - Q4_yy_neg*ot_z_0
    J_y5 = -Q4_zy*ot_x_0 - Q4_xy*ot_z_0
    J_z5 = -Q4_xy*ot_y_0 - Q4_yy_neg*ot_x_0

    # joint forces of the wrench
    tau0 = f2 - ot_y*f3 + ot_x*f4
    tau1_0 = s0*f0 - c0*f1
    tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4)
    tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4)
    tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4)
    tau4_neg = Q3_xy*f0 + Q3_yy*f1 - Q3_zy_neg*f2 - J_x4*f3 - J_y4*f4 - J_z4*f5
    tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2 + J_x5*f3 + J_y5*f4 + J_z5*f5

    # composite inertia of 'wrist_2_link'
    R4_Jxx_0 = 0.0166855268546*c5c5
    R3_Jxx_0 = R4_Jxx_0 - 0.0166855268546
    R4_Jxz = -0.0166855268546*c5s5
    R4_Jxx = 0.033822 - R4_Jxx_0
    R4_Jzz = R4_Jxx_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_Jxx_1 = R3_Jxx_0*c4c4
    R3_Jxz_neg = R3_Jxx_0*c4s4
    R3_Jxy = c4*R4_Jxz
    R3_Jyz = s4*R4_Jxz
    R3_Jxx = 0.02174530937515 - R3_Jxx_1
    R3_Jzz = R4_Jxx + R3_Jxx_1 + 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_hx_0 = 0.017784735*s3
    R2_hy = 0.017784735*c3
    R2_Jxx_0 = R4_Jzz - R3_Jxx
    R2_Jxx_1 = -2.0*R3_Jxy
    R2_Jxx_2 = c3c3*R2_Jxx_0 - c3s3*R2_Jxx_1
    R2_Jxz_0 = c3*R3_Jxz_neg + s3*R3_Jyz
    R2_Jyz = s3*R3_Jxz_neg - c3*R3_Jyz
    R2_Jyy_neg_0 = 0.0139521246075*s3
    R2_Jyy_neg = R2_Jyy_neg_0 - (R3_Jxx + R2_Jxx_2)
    R2_Jxy = -R3_Jxy - (c3s3*R2_Jxx_0 + c3c3*R2_Jxx_1) - 0.00697606230375*c3
    R2_hx = 1.598759275 - R2_hx_0
    R2_Jxx = R4_Jzz - R2_Jxx_2 - 0.59155695167475
    R2_Jzz = 0.59565195167475 - (R2_Jyy_neg_0 - R3_Jzz)
    R2_Jxz = R2_Jxz_0 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_hx_0 = s2*R2_hy
    R1_hx_1 = R1_hx_0 - c2*R2_hx
    R1_hy_0 = c2*R2_hy
    R1_hy = s2*R2_hx + R1_hy_0
    R1_Jxx_0 = R2_Jyy_neg + R2_Jxx
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = s2*R2_Jyz
    R1_Jxz_1 = c2*R2_Jxz - R1_Jxz_0
    R1_Jyz_0 = c2*R2_Jyz
    R1_Jyz = s2*R2_Jxz + R1_Jyz_0
    R1_Jyy_0 = 0.85*R1_hx_1
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    R1_Jxy = c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1 - R2_Jxy - 0.425*R1_hy
    R1_hx = 4.4329225 - R1_hx_1
    R1_Jxx = R1_Jxx_2 - R2_Jyy_neg - 1.75501953841
    R1_Jzz = 1.77012693841 - (R1_Jyy_0 - R2_Jzz)
    R1_Jxz = R1_Jxz_1 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_hz_0 = -c1*R1_hy
    R0_Jzz_0 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1)
    R0_Jyz_0 = c1*R1_Jyz
    R0_Jyz = s1*R1_Jxz + R0_Jyz_0 + 0.10915*(R0_hz_0 - s1*R1_hx)
    R0_Jzz = 2.7644263025275 - R0_Jzz_0

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M12 = R2_Jzz - 0.425*R1_hx_1
    M02_neg = R0_Jyz_0 + s1*R1_Jxz_1 + 0.10915*(R0_hz_0 + s1*R1_hx_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M23 = R3_Jzz - 0.00697606230375*s3
    f3at1_y_neg = R1_hx_0 + c2*R2_hx_0
    M13 = M23 - 0.425*f3at1_y_neg
    M03_0 = -s1*(c2*R2_Jxz_0 - R1_Jxz_0) - c1*(R1_Jyz_0 + s2*R2_Jxz_0)
    M03 = M03_0 - 0.10915*(c1*(s2*R2_hx_0 - R1_hy_0) + s1*f3at1_y_neg)

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    n4at2_x_neg = s3*R4_Jzz - c3*R3_Jxy
    n4at2_y = s3*R3_Jxy + c3*R4_Jzz
    M04_0 = c1*(s2*n4at2_x_neg - c2*n4at2_y)
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) + M04_0

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    n5at3_x = -0.0171364731454*s4
    M35 = 0.0171364731454*c4
    n5at2_x = -c3*n5at3_x
    n5at2_y = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x - s2*n5at2_y) + c1*(s2*n5at2_x + c2*n5at2_y)

    # elimination of 'wrist_3_joint'
    U05 = -58.355064750790525*M05_neg
    M00e5 = R0_Jzz + M05_neg*U05
    M01e5_0 = c4*M05_neg
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = c4*M35
    M11e5 = R1_Jzz - M11e5_0
    M02e5 = M01e5_0 - M02_neg
    M12e5 = M12 - M11e5_0
    M22e5 = R2_Jzz - M11e5_0
    M03e5 = M03 + M01e5_0
    M13e5 = M13 - M11e5_0
    M23e5 = M23 - M11e5_0
    M33e5 = R3_Jzz - M11e5_0

    # elimination of 'wrist_2_joint'
    D4_inv = 1.0/R4_Jzz
    U04 = M04*D4_inv
    U14 = -R3_Jyz*D4_inv
    M00e4 = M00e5 - M04*U04
    M01e4_0 = M04*U14
    M01e4 = M01e5 - M01e4_0
    M11e4_0 = -R3_Jyz*U14
    M11e4 = M11e5 - M11e4_0
    M02e4 = M02e5 - M01e4_0
    M12e4 = M12e5 - M11e4_0
    M22e4 = M22e5 - M11e4_0
    M03e4 = M03e5 - M01e4_0
    M13e4 = M13e5 - M11e4_0
    M23e4 = M23e5 - M11e4_0
    D3 = M33e5 - M11e4_0

    # elimination of 'wrist_1_joint'
    D3_inv_neg = -1.0/D3
    U03_neg = M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23 = -M23e4*D3_inv_neg
    M00e3 = M00e4 + M03e4*U03_neg
    M01e3 = M01e4 - M03e4*U13
    M11e3 = M11e4 - M13e4*U13
    M02e3 = M02e4 - M03e4*U23
    M12e3 = M12e4 - M13e4*U23
    D2 = M22e4 - M23e4*U23

    # elimination of 'elbow_joint'
    D2_inv_neg = -1.0/D2
    U02 = -M02e3*D2_inv_neg
    U12 = -M12e3*D2_inv_neg
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder_lift_joint'
    D1_inv_neg = -1.0/D1
    U01 = -M01e2*D1_inv_neg
    D0 = M00e2 - M01e2*U01

    # elimination of 'shoulder_pan_joint'
    D0_inv_neg = -1.0/D0

    # solve with U
    e3_neg_0 = tau4_neg*U14
    e3_neg_1 = c4*tau5
    e3_neg = e3_neg_1 - (tau3 + e3_neg_0)
    e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1
    e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1
    e0 = tau0 - U01*e1 - U02*e2 - U03_neg*e3_neg + tau4_neg*U04 - tau5*U05

    # solve with D and U*
    x0_neg = D0_inv_neg*e0
    x1 = U01*x0_neg - D1_inv_neg*e1
    x2 = U02*x0_neg - D2_inv_neg*e2 - U12*x1
    x3 = D3_inv_neg*e3_neg - U03_neg*x0_neg - U13*x1 - U23*x2
    x4_neg_0 = x1 + x2 + x3
    x4_neg = tau4_neg*D4_inv - U04*x0_neg + U14*x4_neg_0
    x5 = 58.355064750790525*tau5 + U05*x0_neg - c4*x4_neg_0

    qdd = [-x0_neg, x1, x2, x3, -x4_neg, x5]
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
