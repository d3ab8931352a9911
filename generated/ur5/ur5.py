"""ur5: robot dynamics in closed form.

Made by symdyn 0.1.0 from ur5.yaml
(SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
Make it again with

    symdyn generate ur5.yaml --target python,c

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    M = [
        -R0_4, -R0_3,  -M2_1,  M3_4,  M4_3, -M5_5,
        -R0_3, -R1_18, -M2_0,  -M3_2, R3_3, M5_1,
        -M2_1, -M2_0,  -R2_14, -M3_0, R3_3, M5_1,
        M3_4,  -M3_2,  -M3_0,  -R3_5, R3_3, M5_1,
        M4_3,  R3_3,   R3_3,   R3_3,  R4_4, 0.0,
        -M5_5, M5_1,   M5_1,   M5_1,  0.0,  0.0171364731454,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N) of M = U diag(D) U^T.

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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    U = [
        1.0, U1_1, U2_1, -U3_1, U4_1, -U5_0,
        0.0, 1.0,  U2_2, U3_2,  U4_2, c4,
        0.0, 0.0,  1.0,  U3_3,  U4_2, c4,
        0.0, 0.0,  0.0,  1.0,   U4_2, c4,
        0.0, 0.0,  0.0,  0.0,   1.0,  0.0,
        0.0, 0.0,  0.0,  0.0,   0.0,  1.0,
    ]
    D = [-U1_2, -U2_5, -U3_9, -U4_14, R4_4, 0.0171364731454]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N): W M W^T = diag(D).

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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # inverse of U
    W_0 = U2_1 - U2_2*U1_1
    W_1 = U3_2 - U3_3*U2_2
    W_2 = U1_1*W_1 + U3_3*U2_1 + U3_1
    W_3 = U4_2 - U4_2*U3_3
    W_4 = U4_2 - (U2_2*W_3 + U4_2*U3_2)
    W_5 = U4_1 - (U1_1*W_4 + U2_1*W_3 - U4_2*U3_1)
    W_6 = c4 - c4*U3_3
    W_7 = c4 - (U2_2*W_6 + c4*U3_2)
    W_8 = U1_1*W_7 + U2_1*W_6 - c4*U3_1 + U5_0

    W = [
        1.0, -U1_1, -W_0,  W_2,   -W_5,  W_8,
        0.0, 1.0,   -U2_2, -W_1,  -W_4,  -W_7,
        0.0, 0.0,   1.0,   -U3_3, -W_3,  -W_6,
        0.0, 0.0,   0.0,   1.0,   -U4_2, -c4,
        0.0, 0.0,   0.0,   0.0,   1.0,   0.0,
        0.0, 0.0,   0.0,   0.0,   0.0,   1.0,
    ]
    D = [-U1_2, -U2_5, -U3_9, -U4_14, R4_4, 0.0171364731454]
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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # row 'shoulder_lift_joint' of the inverse
    X1_0 = U1_1*U0_0
    X1_1 = U1_0 + U1_1*X1_0

    # row 'elbow_joint' of the inverse
    X2_0 = U2_1*U0_0 - U2_2*X1_0
    X2_1 = U2_1*X1_0 - U2_2*X1_1
    X2_2 = U2_0 + U2_1*X2_0 - U2_2*X2_1

    # row 'wrist_1_joint' of the inverse
    X3_0 = U3_1*U0_0 + U3_2*X1_0 + U3_3*X2_0
    X3_1 = U3_1*X1_0 + U3_2*X1_1 + U3_3*X2_1
    X3_2 = U3_1*X2_0 + U3_2*X2_1 + U3_3*X2_2
    X3_3 = U3_0 + U3_1*X3_0 + U3_2*X3_1 + U3_3*X3_2

    # row 'wrist_2_joint' of the inverse
    X4_0 = -X1_0 - X2_0 + X3_0
    X4_1 = U4_1*U0_0 + U4_2*X4_0
    X4_2 = U4_2*X2_1
    X4_3 = U4_2*X3_1
    X4_4 = U4_1*X1_0 - U4_2*X1_1 - X4_2 + X4_3
    X4_5 = U4_2*X3_2
    X4_6 = X4_2 - U4_1*X2_0 + U4_2*X2_2 - X4_5
    X4_7 = X4_3 - U4_1*X3_0 + X4_5 - U4_2*X3_3
    X4_8 = X4_4 - X4_6 + X4_7
    X4_9 = U4_0 - U4_1*X4_1 + U4_2*X4_8

    # row 'wrist_3_joint' of the inverse
    X5_0 = U5_0*U0_0 - c4*X4_0
    X5_1 = c4*X2_1
    X5_2 = c4*X3_1
    X5_3 = U5_0*X1_0 + c4*X1_1 + X5_1 - X5_2
    X5_4 = c4*X3_2
    X5_5 = X5_1 + U5_0*X2_0 + c4*X2_2 - X5_4
    X5_6 = X5_2 + U5_0*X3_0 + X5_4 - c4*X3_3
    X5_7 = U5_0*X4_1 + c4*X4_8
    X5_8 = U5_0*X5_0 - 58.355064750790525 + c4*(X5_3 + X5_5 - X5_6)

    M_inverse = [
        -U0_0, X1_0,  X2_0,  -X3_0, X4_1,  -X5_0,
        X1_0,  -X1_1, -X2_1, X3_1,  -X4_4, X5_3,
        X2_0,  -X2_1, -X2_2, X3_2,  X4_6,  X5_5,
        -X3_0, X3_1,  X3_2,  -X3_3, -X4_7, -X5_6,
        X4_1,  -X4_4, X4_6,  -X4_7, X4_9,  X5_7,
        -X5_0, X5_3,  X5_5,  -X5_6, X5_7,  -X5_8,
    ]
    return [M_inverse]


def inverse_dynamics(q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Joint forces (N) for the accelerations qdd; gravity, armature and friction included.

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
    v0_0 = qd0*qd0

    # motion of 'upper_arm_link'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = s1*qdd0
    v1_3 = 0.10915*qdd0
    v1_4 = 0.10915*v0_0
    v1_5 = c1*v1_3 + 9.81*s1
    v1_6 = s1*v1_3 - 9.81*c1
    v1_7 = qd1*v1_1
    v1_8 = v1_2 + v1_7
    v1_9 = qd1*v1_0
    v1_10 = c1*qdd0 - v1_9
    v1_11 = v1_0*v1_0
    v1_12 = qd1*qd1
    v1_13 = v1_0*v1_1
    v1_14 = v1_1*v1_1 + v1_12
    v1_15 = qdd1 + v1_13
    v1_16 = v1_9 - v1_10

    # motion of 'forearm_link'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = v1_5 + 0.425*v1_14
    v2_3 = v1_6 + 0.425*v1_15
    v2_4 = v1_4 + 0.425*v1_16
    v2_5 = c2*v2_2 - s2*v2_3
    v2_6 = s2*v2_2 + c2*v2_3
    v2_7 = c2*v1_8 + s2*v1_10 - qd2*v2_1
    v2_8 = s2*v1_8 - c2*v1_10 + qd2*v2_0
    v2_9 = qdd1 + qdd2
    v2_10 = qd1 + qd2
    v2_11 = v2_0*v2_0
    v2_12 = v2_10*v2_10
    v2_13 = v2_0*v2_1
    v2_14 = v2_0*v2_10
    v2_15 = v2_1*v2_10
    v2_16 = v2_1*v2_1 + v2_12
    v2_17 = v2_9 - v2_13
    v2_18 = v2_7 + v2_15
    v2_19 = v2_8 + v2_14

    # motion of 'wrist_1_link'
    v3_0 = c3*v2_0 - s3*v2_1
    v3_1 = s3*v2_0 + c3*v2_1
    v3_2 = v2_4 + 0.39225*v2_19
    v3_3 = c3*(v2_5 + 0.39225*v2_16) - s3*(v2_6 + 0.39225*v2_17)
    v3_4 = c3*v2_7 - s3*v2_8 - qd3*v3_1
    v3_5 = s3*v2_7 + c3*v2_8 + qd3*v3_0
    v3_6 = qdd3 + v2_9
    v3_7 = qd3 + v2_10
    v3_8 = v3_0*v3_1
    v3_9 = v3_0*v3_7
    v3_10 = v3_1*v3_7
    v3_11 = v3_6 + v3_8
    v3_12 = v3_0*v3_0 + v3_7*v3_7
    v3_13 = v3_4 - v3_10

    # motion of 'wrist_2_link'
    v4_0 = c4*v3_0 + s4*v3_7
    v4_1 = s4*v3_0 - c4*v3_7
    v4_2 = c4*v3_4 + s4*v3_6 - qd4*v4_1
    v4_3 = s4*v3_4 - c4*v3_6 + qd4*v4_0
    v4_4 = qdd4 + v3_5
    v4_5 = qd4 + v3_1
    v4_6 = v4_0*v4_1
    v4_7 = v4_0*v4_5
    v4_8 = v4_1*v4_5

    # motion of 'wrist_3_link'
    v5_0 = c5*v4_0 - s5*v4_5
    v5_1 = s5*v4_0 + c5*v4_5
    v5_2 = c5*v4_2 - s5*v4_4 - qd5*v5_1
    v5_3 = qdd5 - v4_3
    v5_4 = qd5 - v4_1
    v5_5 = v5_0*v5_1
    v5_6 = v5_0*v5_4
    v5_7 = v5_1*v5_4

    # force on 'wrist_3_link'
    f5_0 = 0.0166855268546*v5_2 + 0.0171364731454*v5_7
    f5_1 = 0.033822*v5_6
    f5_2 = 0.0171364731454*v5_3 - 0.0166855268546*v5_5
    f5_3 = c5*f5_0 - s5*f5_1
    f5_4 = s5*f5_0 + c5*f5_1

    # force on 'wrist_2_link'
    f4_0 = f5_3 - (0.033822*v4_2 - 0.253242*v4_8)
    f4_1 = f5_2 - 0.21942*v4_7
    f4_2 = 0.253242*v4_4 + 0.033822*v4_6 + f5_4
    f4_3 = c4*f4_0 + s4*f4_1
    f4_4 = s4*f4_0 - c4*f4_1

    # force on 'wrist_1_link'
    f3_0 = 0.017784735*v3_11
    f3_1 = 0.017784735*v3_12
    f3_2 = 0.017784735*v3_13
    f3_3 = 0.00460883622975*v3_4 - 0.22402883622975*v3_10 + 0.017784735*v3_2
    f3_4 = 0.22402883622975*v3_6 + 0.00460883622975*v3_8 + 0.017784735*v3_3
    f3_5 = f4_3 - f3_3
    f3_6 = f4_2 + 0.21942*v3_9
    f3_7 = f4_4 - f3_4
    f3_8 = c3*f3_0 - s3*f3_1
    f3_9 = s3*f3_0 + c3*f3_1
    f3_10 = c3*f3_5 - s3*f3_6
    f3_11 = s3*f3_5 + c3*f3_6 + 0.00697606230375*v3_13
    f3_12 = f3_7 + 0.39225*f3_9

    # force on 'forearm_link'
    f2_0 = f3_8 + 1.598759275*v2_16
    f2_1 = f3_9 - 1.598759275*v2_17
    f2_2 = 0.59155695167475*v2_7 + 0.59565195167475*v2_15 + 0.09736195575*v2_17
    f2_3 = 0.59565195167475*v2_9 - 0.59155695167475*v2_13 - 0.09736195575*v2_18
    f2_4 = 1.1872089033495*v2_14 - 0.09736195575*(v2_11 - v2_12) + 1.598759275*v2_4
    f2_5 = f3_10 + f2_2
    f2_6 = f3_11 + f2_4
    f2_7 = f3_12 - (f2_3 + 1.598759275*v2_6)
    f2_8 = c2*f2_0 - s2*f2_1
    f2_9 = s2*f2_0 + c2*f2_1
    f2_10 = c2*f2_5 - s2*f2_6
    f2_11 = s2*f2_5 + c2*f2_6 + 0.425*(f3_2 + 1.598759275*v2_19)
    f2_12 = f2_7 + 0.425*f2_9

    # force on 'upper_arm_link'
    f1_0 = 4.4329225*v1_6
    f1_1 = 3.52514647682*v1_9 - 0.075354282*(v1_11 - v1_12) + 0.483853490875*v0_0
    f1_2 = 1.77012693841*qdd1 + 1.75501953841*v1_13 - 0.075354282*v1_2 + f1_0
    f1_3 = 1.75501953841*v1_8 - 1.77012693841*v1_7 + 0.075354282*v1_15 + f2_10
    f1_4 = f2_12 - f1_2
    f1_5 = c1*(f2_8 + 4.4329225*v1_14) - s1*(f2_9 - 4.4329225*v1_15)
    f1_6 = s1*f1_3 + c1*(f2_11 + f1_1) - 0.10915*f1_5

    # force on 'shoulder_link'
    f0_0 = f1_6 - 2.7644263025275*qdd0

    tau = [-f0_0, -f1_4, -f2_7, -f3_7, f4_2, f5_2]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N) at qdd = 0, friction included.

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
    v0_0 = qd0*qd0

    # motion of 'upper_arm_link'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = 0.10915*v0_0
    v1_3 = 9.81*s1
    v1_4 = 9.81*c1
    v1_5 = qd1*v1_1
    v1_6 = qd1*v1_0
    v1_7 = v1_0*v1_0
    v1_8 = qd1*qd1
    v1_9 = v1_0*v1_1
    v1_10 = v1_1*v1_1 + v1_8

    # motion of 'forearm_link'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = qd1 + qd2
    v2_3 = v2_0*v2_0
    v2_4 = v2_2*v2_2
    v2_5 = v2_0*v2_1
    v2_6 = v2_0*v2_2
    v2_7 = v2_1*v2_2
    v2_8 = v2_1*v2_1 + v2_4

    # motion of 'wrist_1_link'
    v3_0 = c3*v2_0 - s3*v2_1
    v3_1 = s3*v2_0 + c3*v2_1
    v3_2 = qd3 + v2_2
    v3_3 = v3_0*v3_1
    v3_4 = v3_0*v3_2
    v3_5 = v3_1*v3_2
    v3_6 = v3_0*v3_0 + v3_2*v3_2

    # motion of 'wrist_2_link'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1
    v4_3 = v4_0*v4_1
    v4_4 = v4_0*v4_2
    v4_5 = v4_1*v4_2

    # motion of 'wrist_3_link'
    v5_0 = c5*v4_0 - s5*v4_2
    v5_1 = s5*v4_0 + c5*v4_2
    v5_2 = qd5 - v4_1
    v5_3 = v5_0*v5_1
    v5_4 = v5_0*v5_2
    v5_5 = v5_1*v5_2

    # force on 'wrist_3_link'
    f5_0 = 0.033822*v5_4

    # force on 'wrist_1_link'
    f3_0 = 0.017784735*v3_6

    # force on 'upper_arm_link'
    f1_0 = 3.52514647682*v1_6 - 0.075354282*(v1_7 - v1_8) + 0.483853490875*v0_0

    # motion of 'forearm_link'
    v2_9 = v1_3 + 0.425*v1_10
    v2_10 = v1_4 - 0.425*v1_9
    v2_11 = v1_2 + 0.85*v1_6
    v2_12 = c2*v2_9 + s2*v2_10
    v2_13 = s2*v2_9 - c2*v2_10
    v2_14 = qd2*v2_1 - (c2*v1_5 - s2*v1_6)
    v2_15 = s2*v1_5 + c2*v1_6 + qd2*v2_0
    v2_16 = v2_7 - v2_14
    v2_17 = v2_6 + v2_15

    # motion of 'wrist_1_link'
    v3_7 = v2_11 + 0.39225*v2_17
    v3_8 = c3*(0.39225*v2_8 + v2_12) - s3*(v2_13 - 0.39225*v2_5)
    v3_9 = c3*v2_14 + s3*v2_15 + qd3*v3_1
    v3_10 = qd3*v3_0 - (s3*v2_14 - c3*v2_15)
    v3_11 = v3_5 + v3_9

    # motion of 'wrist_2_link'
    v4_6 = qd4*v4_1 + c4*v3_9
    v4_7 = qd4*v4_0 - s4*v3_9

    # motion of 'wrist_3_link'
    v5_6 = c5*v4_6 + s5*v3_10 + qd5*v5_1

    # force on 'wrist_3_link'
    f5_1 = 0.0171364731454*v5_5 - 0.0166855268546*v5_6
    f5_2 = 0.0166855268546*v5_3 + 0.0171364731454*v4_7
    f5_3 = s5*f5_0 - c5*f5_1
    f5_4 = c5*f5_0 + s5*f5_1

    # force on 'wrist_2_link'
    f4_0 = f5_3 - (0.253242*v4_5 + 0.033822*v4_6)
    f4_1 = 0.21942*v4_4 + f5_2
    f4_2 = 0.033822*v4_3 + 0.253242*v3_10 + f5_4
    f4_3 = c4*f4_0 + s4*f4_1
    f4_4 = s4*f4_0 - c4*f4_1

    # force on 'wrist_1_link'
    f3_1 = 0.017784735*v3_3
    f3_2 = 0.017784735*v3_11
    f3_3 = 0.22402883622975*v3_5 + 0.00460883622975*v3_9 - 0.017784735*v3_7
    f3_4 = f4_3 - f3_3
    f3_5 = 0.21942*v3_4 + f4_2
    f3_6 = 0.00460883622975*v3_3 + 0.017784735*v3_8 + f4_4
    f3_7 = s3*f3_0 - c3*f3_1
    f3_8 = c3*f3_0 + s3*f3_1
    f3_9 = c3*f3_4 + s3*f3_5
    f3_10 = s3*f3_4 - c3*f3_5 + 0.00697606230375*v3_11
    f3_11 = f3_6 - 0.39225*f3_8

    # force on 'forearm_link'
    f2_0 = 1.598759275*v2_8 - f3_7
    f2_1 = f3_8 + 1.598759275*v2_5
    f2_2 = 0.59565195167475*v2_7 - 0.59155695167475*v2_14 - 0.09736195575*v2_5
    f2_3 = 1.1872089033495*v2_6 - 0.09736195575*(v2_3 - v2_4) + 1.598759275*v2_11
    f2_4 = f3_9 - f2_2
    f2_5 = f3_10 - f2_3
    f2_6 = f3_11 - (0.59155695167475*v2_5 + 0.09736195575*v2_16 - 1.598759275*v2_13)
    f2_7 = c2*f2_0 - s2*f2_1
    f2_8 = s2*f2_0 + c2*f2_1
    f2_9 = c2*f2_4 - s2*f2_5
    f2_10 = s2*f2_4 + c2*f2_5 + 0.425*(f3_2 - 1.598759275*v2_17)
    f2_11 = f2_6 - 0.425*f2_8

    # force on 'upper_arm_link'
    f1_1 = 1.75501953841*v1_9 - 43.486969725*c1 + f2_11
    f1_2 = c1*(4.4329225*v1_10 + f2_7) - s1*(f2_8 - 4.4329225*v1_9)
    f1_3 = c1*(f1_0 - f2_10)
    f1_4 = 0.10915*f1_2
    f1_5 = s1*(0.0151074*v1_5 - 0.075354282*v1_9 + f2_9) - f1_3 + f1_4

    bias = [f1_5, f1_1, f2_6, f3_6, f4_2, -f5_2]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N) that hold the robot at rest.

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
    v1_0 = 9.81*s1
    v1_1 = 9.81*c1

    # motion of 'forearm_link'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1

    # motion of 'wrist_1_link'
    v3_0 = c3*v2_0 - s3*v2_1

    # force on 'wrist_1_link'
    f3_0 = 0.017784735*v3_0

    # force on 'forearm_link'
    f2_0 = f3_0 + 1.598759275*v2_1

    # force on 'upper_arm_link'
    f1_0 = 43.486969725*c1 - f2_0

    g = [0.0, -f1_0, f2_0, f3_0, 0.0, 0.0]
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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5
    R4_1 = c5*s5
    R4_2 = 0.0166855268546*R4_0
    R4_3 = R4_2 - 0.0166855268546
    R4_4 = 0.0166855268546*R4_1
    R4_5 = R4_2 - 0.033822
    R4_6 = R4_2 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4
    R3_1 = c4*s4
    R3_2 = R4_3*R3_1
    R3_3 = c4*R4_4
    R3_4 = s4*R4_4
    R3_5 = R4_3*R3_0 - 0.02174530937515

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_6 + R3_5
    R2_5 = 2.0*R3_3
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_2 - s3*R3_4
    R2_8 = s3*R3_2 + c3*R3_4
    R2_9 = R3_5 - R2_6 + 0.0139521246075*s3
    R2_10 = R3_3 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_11 = R2_0 - 1.598759275
    R2_12 = R4_6 - R2_6 - 0.59155695167475
    R2_13 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_11 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_11 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_9 + R2_12
    R1_7 = 2.0*R2_10
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_13 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_13 + R1_11
    R1_13 = R2_12 - R1_8 - 0.85*R1_1
    R1_14 = R2_10 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_15 = R1_1 - 4.4329225
    R1_16 = R2_9 - R1_8 + 1.75501953841
    R1_17 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*c1
    R0_1 = c1*s1

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R1_2 - s2*R2_0
    M3_1 = R1_0 + c2*R2_0
    M3_2 = R1_9 - c2*R2_7
    M3_3 = R1_11 + s2*R2_7

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_3 + s3*R4_6
    M4_1 = s3*R3_3 - c3*R4_6
    M4_2 = c2*M4_0 - s2*M4_1
    M4_3 = s2*M4_0 + c2*M4_1

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = c3*M5_0
    M5_2 = s3*M5_0
    M5_3 = c2*M5_1 - s2*M5_2
    M5_4 = s2*M5_1 + c2*M5_2

    # motion of 'upper_arm_link'
    v1_0 = s1*qd0
    v1_1 = c1*qd0

    # motion of 'forearm_link'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = qd1 + qd2

    # motion of 'wrist_1_link'
    v3_0 = c3*v2_0 - s3*v2_1
    v3_1 = s3*v2_0 + c3*v2_1
    v3_2 = qd3 + v2_2

    # motion of 'wrist_2_link'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1

    # motion of 'wrist_3_link'
    v5_0 = c5*v4_0 - s5*v4_2
    v5_1 = s5*v4_0 + c5*v4_2
    v5_2 = qd5 - v4_1

    # velocity of 'upper_arm_link'
    v1_2 = 0.10915*qd0
    v1_3 = c1*v1_2
    v1_4 = s1*v1_2

    # velocity of 'forearm_link'
    v2_3 = 0.425*v1_1
    v2_4 = v1_4 + 0.425*qd1
    v2_5 = c2*v1_3 - s2*v2_4
    v2_6 = s2*v1_3 + c2*v2_4

    # velocity of 'wrist_1_link'
    v3_3 = v2_6 + 0.39225*v2_2
    v3_4 = v2_3 - 0.39225*v2_1
    v3_5 = c3*v2_5 - s3*v3_3
    v3_6 = s3*v2_5 + c3*v3_3

    # momenta of 'upper_arm_link'
    L1_0 = 0.037677141*qd1
    L1_1 = 0.075354282*v1_1
    L1_2 = 4.4329225*v1_3

    # momenta of 'forearm_link'
    L2_0 = 0.048680977875*v2_2
    L2_1 = 0.09736195575*v2_1
    L2_2 = 0.3397363459375*v1_1
    L2_3 = 1.598759275*v2_5

    # momenta of 'wrist_1_link'
    L3_0 = 0.0088923675*v3_2
    L3_1 = 0.0088923675*v3_0
    L3_2 = 0.0088923675*v3_4
    L3_3 = 0.017784735*v3_6

    # momenta of 'wrist_3_link'
    L5_0 = 0.0083427634273*v5_2
    L5_1 = 0.0085682365727*v5_0
    L5_2 = 0.016911*v5_1
    L5_3 = 0.0083427634273*v5_0
    L5_4 = 0.0085682365727*v5_2

    # momenta of 'wrist_2_link'
    L4_0 = 0.0166855268546*v5_2
    L4_1 = R4_1*L4_0
    L4_2 = c5*L5_2
    L4_3 = s5*L5_2
    L4_4 = 0.016911*v4_0 - c5*L5_3
    L4_5 = 0.126621*v4_2 + s5*L5_3
    L4_6 = 0.016911*v4_2 - (L4_2 - s5*L5_1)
    L4_7 = L5_0 - R4_0*L4_0 + 0.10971*v4_1
    L4_8 = 0.126621*v4_0 - (L4_3 + c5*L5_1)

    # momenta of 'wrist_1_link'
    L3_4 = 2.0*L4_6
    L3_5 = R3_0*L4_1 - R3_1*L3_4
    L3_6 = c4*L4_7 - s4*L4_8
    L3_7 = 0.002304418114875*v3_0 - L3_2 + (c4*L4_4 - s4*L5_4)
    L3_8 = L3_3 + L3_5
    L3_9 = L4_1 - L3_5 + L3_3
    L3_10 = 0.002304418114875*v3_2 + 0.0088923675*v3_5 + L3_6
    L3_11 = L4_6 - (R3_1*L4_1 + R3_0*L3_4) + 0.10971*v3_1
    L3_12 = 0.112014418114875*v3_0 - L3_2 - (s4*L4_7 + c4*L4_8)

    # momenta of 'forearm_link'
    L2_4 = c3*L3_0
    L2_5 = s3*L3_0
    L2_6 = 0.003488031151875*v3_0
    L2_7 = L4_1 + L3_8
    L2_8 = 2.0*L3_10
    L2_9 = R2_2*L2_7 - R2_3*L2_8
    L2_10 = 0.7845*L2_4
    L2_11 = 0.39225*L2_5 - (L3_10 - (R2_3*L2_7 + R2_2*L2_8))
    L2_12 = 0.7993796375*v2_2 - L2_5
    L2_13 = 0.7993796375*v2_1 + L3_1
    L2_14 = L2_0 + 0.295778475837375*v2_0 - (c3*L3_7 + s3*L4_5)
    L2_15 = s3*L3_7 - c3*L4_5 - L2_6 + L2_2
    L2_16 = L2_1 - (L4_1 - L2_9)
    L2_17 = L2_3 - (L3_8 - L2_9 - L2_10)
    L2_18 = L2_1 + L2_3 - (L3_9 - L2_10)
    L2_19 = 0.295778475837375*v2_2 - 0.048680977875*v2_0 + 0.7993796375*v2_6 - L2_11
    L2_20 = 0.59360445167475*v2_1 - L2_2 + (c3*L3_11 - s3*L3_12 + L2_6)
    L2_21 = L2_0 + 0.297825975837375*v2_0 + (s3*L3_11 + c3*L3_12)

    # momenta of 'upper_arm_link'
    L1_3 = c2*L2_4 + s2*L2_12
    L1_4 = s2*L2_4 - c2*L2_12
    L1_5 = 0.425*L2_13
    L1_6 = s2*L2_14 - c2*L2_15 + L1_5
    L1_7 = L2_16 + L2_17
    L1_8 = 2.0*L2_19
    L1_9 = R1_4*L1_7 + R1_5*L1_8
    L1_10 = 0.85*L1_3
    L1_11 = R1_5*L1_7 - R1_4*L1_8 + L2_19 + 0.425*L1_4
    L1_12 = 2.21646125*qd1 - L1_4
    L1_13 = 2.21646125*v1_1 - L2_13
    L1_14 = L1_0 + 0.877509769205*v1_0 + (c2*L2_14 + s2*L2_15)
    L1_15 = L2_17 - L1_9 + L1_1
    L1_16 = L1_2 - (L2_16 - L1_9 - L1_10)
    L1_17 = L1_1 - L1_2 - (L2_18 + L1_10)
    L1_18 = 0.877509769205*qd1 - 0.037677141*v1_0 + 2.21646125*v1_4 - L1_11
    L1_19 = 1.76257323841*v1_1 - (c2*L2_20 - s2*L2_21 + L1_5)
    L1_20 = L1_0 + 0.885063469205*v1_0 + (s2*L2_20 + c2*L2_21)

    # momenta of 'shoulder_link'
    L0_0 = L1_15 - (R0_0*(L1_15 - L1_16) - 2.0*L1_18*R0_1) - 0.2183*L1_13

    # Coriolis terms of joint 'shoulder_lift_joint'
    C1_0 = R1_12*v1_0
    C1_1 = R1_3*v1_4
    C1_2 = L1_17 - (R1_17*v1_1 - C1_0 + (R1_15*v1_3 - C1_1))
    C1_3 = c1*(R1_14*v1_1 + R1_13*v1_0 + (L1_14 + L1_20))
    C1_4 = 0.10915*(2.0*L1_12*c1 - 2.0*L1_3*s1)
    C1_5 = s1*(R1_16*v1_1 - R1_14*v1_0 - (L1_6 + L1_19)) + C1_3 - C1_4
    C1_6 = s1*(L1_6 - L1_19) - c1*(L1_14 - L1_20)

    # Coriolis terms of joint 'elbow_joint'
    C2_0 = R2_8*v2_0
    C2_1 = R2_1*v2_6
    C2_2 = 2.0*L2_12
    C2_3 = 2.0*L2_4
    C2_4 = R2_12*v2_1 + R2_10*v2_0 + (L2_15 + L2_20)
    C2_5 = R2_10*v2_1 - R2_9*v2_0 + (L2_14 + L2_21)
    C2_6 = L2_18 - (R2_13*v2_1 + C2_0 - (R2_11*v2_5 + C2_1))
    C2_7 = L2_15 - L2_20
    C2_8 = L2_14 - L2_21
    C2_9 = s2*C2_2 + c2*C2_3
    C2_10 = C2_6 + 0.425*C2_9
    C2_11 = L2_18 - (C1_0 - R1_10*v1_1 + (C1_1 - R1_1*v1_3))
    C2_12 = c1*(s2*C2_4 + c2*C2_5 - 0.425*(R2_11*v2_0 + R2_1*v2_1))
    C2_13 = 0.10915*(c1*(c2*C2_2 - s2*C2_3) - s1*C2_9)
    C2_14 = s1*(c2*C2_4 - s2*C2_5) + C2_12 - C2_13
    C2_15 = c1*(s2*C2_7 + c2*C2_8)
    C2_16 = s1*(c2*C2_7 - s2*C2_8) + C2_15

    # Coriolis terms of joint 'wrist_1_joint'
    C3_0 = R3_3*v3_1 - R4_6*v3_0
    C3_1 = 0.017784735*v3_2
    C3_2 = R3_5*v3_1 + R3_3*v3_0 + (L4_5 - L3_11)
    C3_3 = L3_7 - L3_12 + C3_0
    C3_4 = L3_9 - (L3_3 - (R3_2*v3_1 + R3_4*v3_0))
    C3_5 = L4_5 + L3_11
    C3_6 = L3_7 + L3_12
    C3_7 = s3*C3_1
    C3_8 = c3*C3_1
    C3_9 = c3*C3_2 - s3*C3_3
    C3_10 = s3*C3_2 + c3*C3_3 + 0.00697606230375*v3_1
    C3_11 = C3_4 - 0.39225*C3_8
    C3_12 = c3*C3_5 - s3*C3_6
    C3_13 = s3*C3_5 + c3*C3_6
    C3_14 = C2_0 + R2_7*v2_1 - (C2_1 + R2_0*v2_5) + L3_9
    C3_15 = s2*C3_7 - c2*C3_8
    C3_16 = C3_11 + 0.425*C3_15
    C3_17 = M3_2*v1_1 + M3_3*v1_0 - (M3_0*v1_4 + M3_1*v1_3) + L3_9
    C3_18 = c1*(s2*C3_9 + c2*C3_10 + 0.007558512375*v3_1)
    C3_19 = 0.10915*(c1*(c2*C3_7 + s2*C3_8) - s1*C3_15)
    C3_20 = s1*(c2*C3_9 - s2*C3_10) + C3_18 - C3_19
    C3_21 = c1*(s2*C3_12 + c2*C3_13)
    C3_22 = s1*(c2*C3_12 - s2*C3_13) + C3_21

    # Coriolis terms of joint 'wrist_2_joint'
    C4_0 = 0.0171364731454*v4_0
    C4_1 = R4_5*v4_1 - (L5_4 + L4_7)
    C4_2 = C4_0 - (L4_4 - L4_8)
    C4_3 = L4_1 + R4_4*v4_1
    C4_4 = L5_4 - L4_7
    C4_5 = L4_4 + L4_8
    C4_6 = c4*C4_1 + s4*C4_2
    C4_7 = s4*C4_1 - c4*C4_2
    C4_8 = c4*C4_4 + s4*C4_5
    C4_9 = s4*C4_4 - c4*C4_5
    C4_10 = C3_0 - C4_9
    C4_11 = c3*C4_6 - s3*C4_3
    C4_12 = s3*C4_6 + c3*C4_3
    C4_13 = c3*C4_8 - s3*L4_1
    C4_14 = s3*C4_8 + c3*L4_1
    C4_15 = C4_9 - (M4_0*v2_1 + M4_1*v2_0)
    C4_16 = M4_2*v1_1 - M4_3*v1_0 + C4_9
    C4_17 = c1*(s2*C4_11 + c2*C4_12)
    C4_18 = s1*(c2*C4_11 - s2*C4_12) + C4_17
    C4_19 = c1*(s2*C4_13 + c2*C4_14)
    C4_20 = s1*(c2*C4_13 - s2*C4_14) + C4_19

    # Coriolis terms of joint 'wrist_3_joint'
    C5_0 = 0.016911*v5_0
    C5_1 = 0.0002254731454*v5_1
    C5_2 = 0.0002254731454*v5_0
    C5_3 = c5*C5_1 - s5*C5_0
    C5_4 = s5*C5_1 + c5*C5_0
    C5_5 = L4_2 - s5*C5_2
    C5_6 = L4_3 + c5*C5_2
    C5_7 = C4_0 - C5_6
    C5_8 = c4*C5_3
    C5_9 = s4*C5_3
    C5_10 = c4*C5_5
    C5_11 = s4*C5_5
    C5_12 = C5_11 - M5_0*v3_1
    C5_13 = c3*C5_8 - s3*C5_4
    C5_14 = s3*C5_8 + c3*C5_4
    C5_15 = c3*C5_10 - s3*C5_6
    C5_16 = s3*C5_10 + c3*C5_6
    C5_17 = C5_11 - (M5_1*v2_1 + M5_2*v2_0)
    C5_18 = M5_3*v1_1 - M5_4*v1_0 + C5_11
    C5_19 = c1*(s2*C5_13 + c2*C5_14)
    C5_20 = s1*(c2*C5_13 - s2*C5_14) + C5_19
    C5_21 = c1*(s2*C5_15 + c2*C5_16)
    C5_22 = s1*(c2*C5_15 - s2*C5_16) + C5_21

    C = [
        -L0_0,  -C1_5,  -C2_14, C3_20,  C4_18, -C5_20,
        -C1_6,  C1_2,   -C2_10, C3_16,  C4_7,  -C5_9,
        C2_16,  -C2_11, -C2_6,  C3_11,  C4_7,  -C5_9,
        -C3_22, C3_17,  C3_14,  C3_4,   C4_7,  -C5_9,
        C4_20,  C4_16,  C4_15,  -C4_10, -C4_3, C5_4,
        -C5_22, -C5_18, -C5_17, -C5_12, -C5_7, 0.0,
    ]
    return [C]


def forward_dynamics(q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """Joint accelerations (N) under the joint forces tau.

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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # motion of 'shoulder_link'
    v0_0 = qd0*qd0

    # motion of 'upper_arm_link'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = 0.10915*v0_0
    v1_3 = 9.81*s1
    v1_4 = 9.81*c1
    v1_5 = qd1*v1_1
    v1_6 = qd1*v1_0
    v1_7 = v1_0*v1_0
    v1_8 = qd1*qd1
    v1_9 = v1_0*v1_1
    v1_10 = v1_1*v1_1 + v1_8

    # motion of 'forearm_link'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = qd1 + qd2
    v2_3 = v2_0*v2_0
    v2_4 = v2_2*v2_2
    v2_5 = v2_0*v2_1
    v2_6 = v2_0*v2_2
    v2_7 = v2_1*v2_2
    v2_8 = v2_1*v2_1 + v2_4

    # motion of 'wrist_1_link'
    v3_0 = c3*v2_0 - s3*v2_1
    v3_1 = s3*v2_0 + c3*v2_1
    v3_2 = qd3 + v2_2
    v3_3 = v3_0*v3_1
    v3_4 = v3_0*v3_2
    v3_5 = v3_1*v3_2
    v3_6 = v3_0*v3_0 + v3_2*v3_2

    # motion of 'wrist_2_link'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1
    v4_3 = v4_0*v4_1
    v4_4 = v4_0*v4_2
    v4_5 = v4_1*v4_2

    # motion of 'wrist_3_link'
    v5_0 = c5*v4_0 - s5*v4_2
    v5_1 = s5*v4_0 + c5*v4_2
    v5_2 = qd5 - v4_1
    v5_3 = v5_0*v5_1
    v5_4 = v5_0*v5_2
    v5_5 = v5_1*v5_2

    # force on 'wrist_3_link'
    f5_0 = 0.033822*v5_4

    # force on 'wrist_1_link'
    f3_0 = 0.017784735*v3_6

    # force on 'upper_arm_link'
    f1_0 = 3.52514647682*v1_6 - 0.075354282*(v1_7 - v1_8) + 0.483853490875*v0_0

    # motion of 'forearm_link'
    v2_9 = v1_3 + 0.425*v1_10
    v2_10 = v1_4 - 0.425*v1_9
    v2_11 = v1_2 + 0.85*v1_6
    v2_12 = c2*v2_9 + s2*v2_10
    v2_13 = s2*v2_9 - c2*v2_10
    v2_14 = qd2*v2_1 - (c2*v1_5 - s2*v1_6)
    v2_15 = s2*v1_5 + c2*v1_6 + qd2*v2_0
    v2_16 = v2_7 - v2_14
    v2_17 = v2_6 + v2_15

    # motion of 'wrist_1_link'
    v3_7 = v2_11 + 0.39225*v2_17
    v3_8 = c3*(0.39225*v2_8 + v2_12) - s3*(v2_13 - 0.39225*v2_5)
    v3_9 = c3*v2_14 + s3*v2_15 + qd3*v3_1
    v3_10 = qd3*v3_0 - (s3*v2_14 - c3*v2_15)
    v3_11 = v3_5 + v3_9

    # motion of 'wrist_2_link'
    v4_6 = qd4*v4_1 + c4*v3_9
    v4_7 = qd4*v4_0 - s4*v3_9

    # motion of 'wrist_3_link'
    v5_6 = c5*v4_6 + s5*v3_10 + qd5*v5_1

    # force on 'wrist_3_link'
    f5_1 = 0.0171364731454*v5_5 - 0.0166855268546*v5_6
    f5_2 = 0.0166855268546*v5_3 + 0.0171364731454*v4_7
    f5_3 = s5*f5_0 - c5*f5_1
    f5_4 = c5*f5_0 + s5*f5_1

    # force on 'wrist_2_link'
    f4_0 = f5_3 - (0.253242*v4_5 + 0.033822*v4_6)
    f4_1 = 0.21942*v4_4 + f5_2
    f4_2 = 0.033822*v4_3 + 0.253242*v3_10 + f5_4
    f4_3 = c4*f4_0 + s4*f4_1
    f4_4 = s4*f4_0 - c4*f4_1

    # force on 'wrist_1_link'
    f3_1 = 0.017784735*v3_3
    f3_2 = 0.017784735*v3_11
    f3_3 = 0.22402883622975*v3_5 + 0.00460883622975*v3_9 - 0.017784735*v3_7
    f3_4 = f4_3 - f3_3
    f3_5 = 0.21942*v3_4 + f4_2
    f3_6 = 0.00460883622975*v3_3 + 0.017784735*v3_8 + f4_4
    f3_7 = s3*f3_0 - c3*f3_1
    f3_8 = c3*f3_0 + s3*f3_1
    f3_9 = c3*f3_4 + s3*f3_5
    f3_10 = s3*f3_4 - c3*f3_5 + 0.00697606230375*v3_11
    f3_11 = f3_6 - 0.39225*f3_8

    # force on 'forearm_link'
    f2_0 = 1.598759275*v2_8 - f3_7
    f2_1 = f3_8 + 1.598759275*v2_5
    f2_2 = 0.59565195167475*v2_7 - 0.59155695167475*v2_14 - 0.09736195575*v2_5
    f2_3 = 1.1872089033495*v2_6 - 0.09736195575*(v2_3 - v2_4) + 1.598759275*v2_11
    f2_4 = f3_9 - f2_2
    f2_5 = f3_10 - f2_3
    f2_6 = f3_11 - (0.59155695167475*v2_5 + 0.09736195575*v2_16 - 1.598759275*v2_13)
    f2_7 = c2*f2_0 - s2*f2_1
    f2_8 = s2*f2_0 + c2*f2_1
    f2_9 = c2*f2_4 - s2*f2_5
    f2_10 = s2*f2_4 + c2*f2_5 + 0.425*(f3_2 - 1.598759275*v2_17)
    f2_11 = f2_6 - 0.425*f2_8

    # force on 'upper_arm_link'
    f1_1 = 1.75501953841*v1_9 - 43.486969725*c1 + f2_11
    f1_2 = c1*(4.4329225*v1_10 + f2_7) - s1*(f2_8 - 4.4329225*v1_9)
    f1_3 = c1*(f1_0 - f2_10)
    f1_4 = 0.10915*f1_2
    f1_5 = s1*(0.0151074*v1_5 - 0.075354282*v1_9 + f2_9) - f1_3 + f1_4

    t_0 = f1_5 - tau0
    t_1 = f1_1 - tau1
    t_2 = f2_6 - tau2
    t_3 = f3_6 - tau3
    t_4 = f4_2 - tau4
    t_5 = f5_2 + tau5

    # solve with U
    y_0 = U4_2*t_4
    y_1 = c4*t_5
    y_2 = t_3 - y_0 + y_1
    y_3 = y_1 - (y_0 - (t_2 - U3_3*y_2))
    y_4 = y_1 - (y_0 - (t_1 - U2_2*y_3 - U3_2*y_2))
    y_5 = t_0 - U1_1*y_4 - U2_1*y_3 + U3_1*y_2 - U4_1*t_4 - U5_0*t_5

    # solve with U, D and U*
    x_0 = U0_0*y_5
    x_1 = U1_0*y_4 - U1_1*x_0
    x_2 = U2_0*y_3 - U2_1*x_0 - U2_2*x_1
    x_3 = U3_0*y_2 + U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = x_1 + x_2 + x_3
    x_5 = U4_0*t_4 + U4_1*x_0 + U4_2*x_4
    x_6 = 58.355064750790525*t_5 + U5_0*x_0 - c4*x_4

    qdd = [x_0, x_1, x_2, x_3, -x_5, x_6]
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
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = c4*o3_0 + s0*s4
    o4_1 = s4*o3_0 - s0*c4
    o4_2 = c4*o3_2 - c0*s4
    o4_3 = s4*o3_2 + c0*c4
    o4_4 = c4*o3_4
    o4_5 = s4*o3_4
    o4_6 = o3_6 + 0.09465*o3_1
    o4_7 = o3_7 - 0.09465*o3_3
    o4_8 = o3_8 - 0.09465*o3_5

    # frame of 'wrist_3_link' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of tool 'ee_link'
    tool_0 = o4_6 - 0.0823*o4_1
    tool_1 = o4_7 + 0.0823*o4_3
    tool_2 = o4_8 + 0.0823*o4_5

    pose = [
        o4_1,  o5_0,  -o5_1, -tool_0,
        o4_3,  o5_2,  -o5_3, tool_1,
        -o4_5, -o5_4, o5_5,  -tool_2,
        0.0,   0.0,   0.0,   1.0,
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
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = c4*o3_0 + s0*s4
    o4_1 = s4*o3_0 - s0*c4
    o4_2 = c4*o3_2 - c0*s4
    o4_3 = s4*o3_2 + c0*c4
    o4_4 = c4*o3_4
    o4_5 = s4*o3_4
    o4_6 = o3_6 + 0.09465*o3_1
    o4_7 = o3_7 - 0.09465*o3_3
    o4_8 = o3_8 - 0.09465*o3_5

    # frame of 'wrist_3_link' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of tool 'ee_link'
    tool_0 = o4_6 - 0.0823*o4_1
    tool_1 = o4_7 + 0.0823*o4_3
    tool_2 = o4_8 + 0.0823*o4_5

    pose = [
        -o5_0, o5_1,  o4_1,  -tool_0,
        -o5_2, o5_3,  o4_3,  tool_1,
        o5_4,  -o5_5, -o4_5, -tool_2,
        0.0,   0.0,   0.0,   1.0,
    ]
    return [pose]


def jacobian_ee_link(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'ee_link' point, base axes, angular rows first.

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
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    J = [
        0.0,     -s0,  -s0, -s0,  -o3_1, o4_0,
        0.0,     c0,   c0,  c0,   -o3_3, o4_1,
        1.0,     0.0,  0.0, 0.0,  o3_5,  -o4_2,
        -tool_4, -J_1, J_5, J_9,  J_12,  -J_15,
        -tool_3, -J_2, J_6, J_10, J_13,  -J_16,
        0.0,     J_3,  J_7, J_11, -J_14, J_17,
    ]
    return [J]


def jacobian_tool0(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'tool0' point, base axes, angular rows first.

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
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    J = [
        0.0,     -s0,  -s0, -s0,  -o3_1, o4_0,
        0.0,     c0,   c0,  c0,   -o3_3, o4_1,
        1.0,     0.0,  0.0, 0.0,  o3_5,  -o4_2,
        -tool_4, -J_1, J_5, J_9,  J_12,  -J_15,
        -tool_3, -J_2, J_6, J_10, J_13,  -J_16,
        0.0,     J_3,  J_7, J_11, -J_14, J_17,
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
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # angular velocities in base axes
    w_0 = s0*qd1
    w_1 = c0*qd1
    w_2 = w_0 + s0*qd2
    w_3 = w_1 + c0*qd2
    w_4 = w_2 + s0*qd3
    w_5 = w_3 + c0*qd3
    w_6 = w_4 + qd4*o3_1
    w_7 = w_5 - qd4*o3_3
    w_8 = qd0 + qd4*o3_5

    # columns of the Jacobian's rate
    Jd_0 = qd5*J_15
    Jd_1 = qd5*J_16
    Jd_2 = qd5*J_17
    Jd_3 = o4_2*w_7 + o4_1*w_8
    Jd_4 = o4_0*w_8 - o4_2*w_6
    Jd_5 = o4_1*w_6 + o4_0*w_7
    Jd_6 = J_17*w_7 + J_16*w_8 + (o4_1*Jd_2 - o4_2*Jd_1)
    Jd_7 = J_15*w_8 - J_17*w_6 - (o4_2*Jd_0 - o4_0*Jd_2)
    Jd_8 = J_16*w_6 + J_15*w_7 - (o4_0*Jd_1 - o4_1*Jd_0)
    Jd_9 = Jd_0 - qd4*J_12
    Jd_10 = Jd_1 - qd4*J_13
    Jd_11 = Jd_2 - qd4*J_14
    Jd_12 = o3_5*w_5 + qd0*o3_3
    Jd_13 = qd0*o3_1 - o3_5*w_4
    Jd_14 = o3_3*w_4 + o3_1*w_5
    Jd_15 = J_14*w_5 + qd0*J_13 + (o3_3*Jd_11 - o3_5*Jd_10)
    Jd_16 = qd0*J_12 - J_14*w_4 - (o3_5*Jd_9 - o3_1*Jd_11)
    Jd_17 = J_13*w_4 + J_12*w_5 - (o3_1*Jd_10 - o3_3*Jd_9)
    Jd_18 = Jd_9 - qd3*J_9
    Jd_19 = Jd_10 - qd3*J_10
    Jd_20 = Jd_11 + qd3*J_11
    Jd_21 = c0*qd0
    Jd_22 = s0*qd0
    Jd_23 = c0*w_2 - s0*w_3
    Jd_24 = J_11*w_3 - qd0*J_10 + c0*Jd_20
    Jd_25 = qd0*J_9 + J_11*w_2 + s0*Jd_20
    Jd_26 = J_10*w_2 + J_9*w_3 - (s0*Jd_19 + c0*Jd_18)
    Jd_27 = Jd_18 - qd2*J_5
    Jd_28 = Jd_19 - qd2*J_6
    Jd_29 = Jd_20 + qd2*J_7
    Jd_30 = c0*w_0 - s0*w_1
    Jd_31 = J_7*w_1 - qd0*J_6 + c0*Jd_29
    Jd_32 = qd0*J_5 + J_7*w_0 + s0*Jd_29
    Jd_33 = J_6*w_0 + J_5*w_1 - (s0*Jd_28 + c0*Jd_27)
    Jd_34 = Jd_27 + qd1*J_1
    Jd_35 = Jd_28 + qd1*J_2
    Jd_36 = Jd_29 + qd1*J_3
    Jd_37 = s0*Jd_35 + c0*Jd_34
    Jd_38 = qd0*J_2 + c0*Jd_36
    Jd_39 = qd0*J_1 - s0*Jd_36
    Jd_40 = Jd_34 + qd0*tool_4
    Jd_41 = Jd_35 + qd0*tool_3

    Jd = [
        0.0,    -Jd_21, -Jd_21, -Jd_21, Jd_12,  -Jd_3,
        0.0,    -Jd_22, -Jd_22, -Jd_22, -Jd_13, Jd_4,
        0.0,    0.0,    -Jd_30, -Jd_23, Jd_14,  -Jd_5,
        Jd_41,  Jd_38,  Jd_31,  Jd_24,  -Jd_15, Jd_6,
        -Jd_40, -Jd_39, Jd_32,  Jd_25,  Jd_16,  -Jd_7,
        0.0,    Jd_37,  -Jd_33, -Jd_26, -Jd_17, Jd_8,
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
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # angular velocities in base axes
    w_0 = s0*qd1
    w_1 = c0*qd1
    w_2 = w_0 + s0*qd2
    w_3 = w_1 + c0*qd2
    w_4 = w_2 + s0*qd3
    w_5 = w_3 + c0*qd3
    w_6 = w_4 + qd4*o3_1
    w_7 = w_5 - qd4*o3_3
    w_8 = qd0 + qd4*o3_5

    # columns of the Jacobian's rate
    Jd_0 = qd5*J_15
    Jd_1 = qd5*J_16
    Jd_2 = qd5*J_17
    Jd_3 = o4_2*w_7 + o4_1*w_8
    Jd_4 = o4_0*w_8 - o4_2*w_6
    Jd_5 = o4_1*w_6 + o4_0*w_7
    Jd_6 = J_17*w_7 + J_16*w_8 + (o4_1*Jd_2 - o4_2*Jd_1)
    Jd_7 = J_15*w_8 - J_17*w_6 - (o4_2*Jd_0 - o4_0*Jd_2)
    Jd_8 = J_16*w_6 + J_15*w_7 - (o4_0*Jd_1 - o4_1*Jd_0)
    Jd_9 = Jd_0 - qd4*J_12
    Jd_10 = Jd_1 - qd4*J_13
    Jd_11 = Jd_2 - qd4*J_14
    Jd_12 = o3_5*w_5 + qd0*o3_3
    Jd_13 = qd0*o3_1 - o3_5*w_4
    Jd_14 = o3_3*w_4 + o3_1*w_5
    Jd_15 = J_14*w_5 + qd0*J_13 + (o3_3*Jd_11 - o3_5*Jd_10)
    Jd_16 = qd0*J_12 - J_14*w_4 - (o3_5*Jd_9 - o3_1*Jd_11)
    Jd_17 = J_13*w_4 + J_12*w_5 - (o3_1*Jd_10 - o3_3*Jd_9)
    Jd_18 = Jd_9 - qd3*J_9
    Jd_19 = Jd_10 - qd3*J_10
    Jd_20 = Jd_11 + qd3*J_11
    Jd_21 = c0*qd0
    Jd_22 = s0*qd0
    Jd_23 = c0*w_2 - s0*w_3
    Jd_24 = J_11*w_3 - qd0*J_10 + c0*Jd_20
    Jd_25 = qd0*J_9 + J_11*w_2 + s0*Jd_20
    Jd_26 = J_10*w_2 + J_9*w_3 - (s0*Jd_19 + c0*Jd_18)
    Jd_27 = Jd_18 - qd2*J_5
    Jd_28 = Jd_19 - qd2*J_6
    Jd_29 = Jd_20 + qd2*J_7
    Jd_30 = c0*w_0 - s0*w_1
    Jd_31 = J_7*w_1 - qd0*J_6 + c0*Jd_29
    Jd_32 = qd0*J_5 + J_7*w_0 + s0*Jd_29
    Jd_33 = J_6*w_0 + J_5*w_1 - (s0*Jd_28 + c0*Jd_27)
    Jd_34 = Jd_27 + qd1*J_1
    Jd_35 = Jd_28 + qd1*J_2
    Jd_36 = Jd_29 + qd1*J_3
    Jd_37 = s0*Jd_35 + c0*Jd_34
    Jd_38 = qd0*J_2 + c0*Jd_36
    Jd_39 = qd0*J_1 - s0*Jd_36
    Jd_40 = Jd_34 + qd0*tool_4
    Jd_41 = Jd_35 + qd0*tool_3

    Jd = [
        0.0,    -Jd_21, -Jd_21, -Jd_21, Jd_12,  -Jd_3,
        0.0,    -Jd_22, -Jd_22, -Jd_22, -Jd_13, Jd_4,
        0.0,    0.0,    -Jd_30, -Jd_23, Jd_14,  -Jd_5,
        Jd_41,  Jd_38,  Jd_31,  Jd_24,  -Jd_15, Jd_6,
        -Jd_40, -Jd_39, Jd_32,  Jd_25,  Jd_16,  -Jd_7,
        0.0,    Jd_37,  -Jd_33, -Jd_26, -Jd_17, Jd_8,
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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # frame of 'upper_arm_link' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # solve with U
    y_0 = U4_2*o3_1
    y_1 = c4*o4_0
    y_2 = s0 - y_0 + y_1
    y_3 = y_1 - (y_0 - (s0 - U3_3*y_2))
    y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2))
    y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0
    y_6 = U4_2*o3_3
    y_7 = c4*o4_1
    y_8 = c0 + y_6 - y_7
    y_9 = y_7 - (c0 - U3_3*y_8 + y_6)
    y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6)
    y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1
    y_12 = U4_2*o3_5
    y_13 = c4*o4_2
    y_14 = y_12 - y_13
    y_15 = y_13 - (y_12 - U3_3*y_14)
    y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12)
    y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2
    y_18 = U4_2*J_12
    y_19 = c4*J_15
    y_20 = J_9 - y_18 + y_19
    y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20))
    y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18)
    y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15
    y_24 = U4_2*J_13
    y_25 = c4*J_16
    y_26 = J_10 - y_24 + y_25
    y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26))
    y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24)
    y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16
    y_30 = U4_2*J_14
    y_31 = c4*J_17
    y_32 = J_11 + y_30 - y_31
    y_33 = y_31 - (J_7 - U3_3*y_32 + y_30)
    y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30)
    y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*o3_3
    Omega_5 = 58.355064750790525*o4_1
    Omega_6 = U0_0*y_17
    Omega_7 = U1_0*y_16
    Omega_8 = U2_0*y_15
    Omega_9 = U3_0*y_14
    Omega_10 = U4_0*o3_5
    Omega_11 = 58.355064750790525*o4_2
    Omega_12 = U0_0*y_23
    Omega_13 = U1_0*y_22
    Omega_14 = U2_0*y_21
    Omega_15 = U3_0*y_20
    Omega_16 = U4_0*J_12
    Omega_17 = 58.355064750790525*J_15
    Omega_18 = U0_0*y_29
    Omega_19 = U1_0*y_28
    Omega_20 = U2_0*y_27
    Omega_21 = U3_0*y_26
    Omega_22 = U4_0*J_13
    Omega_23 = 58.355064750790525*J_16
    Omega_24 = U0_0*y_35
    Omega_25 = U1_0*y_34
    Omega_26 = U2_0*y_33
    Omega_27 = U3_0*y_32
    Omega_28 = U4_0*J_14
    Omega_29 = 58.355064750790525*J_17
    Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0
    Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4
    Omega_33 = Omega_32 - o4_0*Omega_5
    Omega_34 = o3_3*Omega_4
    Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34
    Omega_36 = Omega_35 - o4_1*Omega_5
    Omega_37 = o3_1*Omega_10
    Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37
    Omega_39 = Omega_38 - o4_0*Omega_11
    Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9
    Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11
    Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9
    Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11
    Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15
    Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17
    Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15
    Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17
    Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15
    Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17
    Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15
    Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17
    Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21
    Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23
    Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21
    Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23
    Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21
    Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23
    Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21
    Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23
    Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21
    Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23
    Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27
    Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29
    Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27
    Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29
    Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27
    Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29
    Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27
    Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29
    Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27
    Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29
    Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27
    Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29

    Omega = [
        -Omega_31, -Omega_33, Omega_39,  Omega_45,  Omega_53,  -Omega_63,
        -Omega_33, -Omega_36, Omega_41,  Omega_47,  Omega_55,  -Omega_65,
        Omega_39,  Omega_41,  -Omega_43, -Omega_49, -Omega_57, Omega_67,
        Omega_45,  Omega_47,  -Omega_49, -Omega_51, -Omega_59, Omega_69,
        Omega_53,  Omega_55,  -Omega_57, -Omega_59, -Omega_61, Omega_71,
        -Omega_63, -Omega_65, Omega_67,  Omega_69,  Omega_71,  -Omega_73,
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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # frame of 'upper_arm_link' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # solve with U
    y_0 = U4_2*o3_1
    y_1 = c4*o4_0
    y_2 = s0 - y_0 + y_1
    y_3 = y_1 - (y_0 - (s0 - U3_3*y_2))
    y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2))
    y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0
    y_6 = U4_2*o3_3
    y_7 = c4*o4_1
    y_8 = c0 + y_6 - y_7
    y_9 = y_7 - (c0 - U3_3*y_8 + y_6)
    y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6)
    y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1
    y_12 = U4_2*o3_5
    y_13 = c4*o4_2
    y_14 = y_12 - y_13
    y_15 = y_13 - (y_12 - U3_3*y_14)
    y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12)
    y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2
    y_18 = U4_2*J_12
    y_19 = c4*J_15
    y_20 = J_9 - y_18 + y_19
    y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20))
    y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18)
    y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15
    y_24 = U4_2*J_13
    y_25 = c4*J_16
    y_26 = J_10 - y_24 + y_25
    y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26))
    y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24)
    y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16
    y_30 = U4_2*J_14
    y_31 = c4*J_17
    y_32 = J_11 + y_30 - y_31
    y_33 = y_31 - (J_7 - U3_3*y_32 + y_30)
    y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30)
    y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*o3_3
    Omega_5 = 58.355064750790525*o4_1
    Omega_6 = U0_0*y_17
    Omega_7 = U1_0*y_16
    Omega_8 = U2_0*y_15
    Omega_9 = U3_0*y_14
    Omega_10 = U4_0*o3_5
    Omega_11 = 58.355064750790525*o4_2
    Omega_12 = U0_0*y_23
    Omega_13 = U1_0*y_22
    Omega_14 = U2_0*y_21
    Omega_15 = U3_0*y_20
    Omega_16 = U4_0*J_12
    Omega_17 = 58.355064750790525*J_15
    Omega_18 = U0_0*y_29
    Omega_19 = U1_0*y_28
    Omega_20 = U2_0*y_27
    Omega_21 = U3_0*y_26
    Omega_22 = U4_0*J_13
    Omega_23 = 58.355064750790525*J_16
    Omega_24 = U0_0*y_35
    Omega_25 = U1_0*y_34
    Omega_26 = U2_0*y_33
    Omega_27 = U3_0*y_32
    Omega_28 = U4_0*J_14
    Omega_29 = 58.355064750790525*J_17
    Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0
    Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4
    Omega_33 = Omega_32 - o4_0*Omega_5
    Omega_34 = o3_3*Omega_4
    Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34
    Omega_36 = Omega_35 - o4_1*Omega_5
    Omega_37 = o3_1*Omega_10
    Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37
    Omega_39 = Omega_38 - o4_0*Omega_11
    Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9
    Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11
    Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9
    Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11
    Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15
    Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17
    Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15
    Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17
    Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15
    Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17
    Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15
    Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17
    Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21
    Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23
    Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21
    Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23
    Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21
    Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23
    Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21
    Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23
    Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21
    Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23
    Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27
    Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29
    Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27
    Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29
    Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27
    Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29
    Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27
    Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29
    Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27
    Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29
    Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27
    Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29

    Omega = [
        -Omega_31, -Omega_33, Omega_39,  Omega_45,  Omega_53,  -Omega_63,
        -Omega_33, -Omega_36, Omega_41,  Omega_47,  Omega_55,  -Omega_65,
        Omega_39,  Omega_41,  -Omega_43, -Omega_49, -Omega_57, Omega_67,
        Omega_45,  Omega_47,  -Omega_49, -Omega_51, -Omega_59, Omega_69,
        Omega_53,  Omega_55,  -Omega_57, -Omega_59, -Omega_61, Omega_71,
        -Omega_63, -Omega_65, Omega_67,  Omega_69,  Omega_71,  -Omega_73,
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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # frame of 'upper_arm_link' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # solve with U
    y_0 = U4_2*o3_1
    y_1 = c4*o4_0
    y_2 = s0 - y_0 + y_1
    y_3 = y_1 - (y_0 - (s0 - U3_3*y_2))
    y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2))
    y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0
    y_6 = U4_2*o3_3
    y_7 = c4*o4_1
    y_8 = c0 + y_6 - y_7
    y_9 = y_7 - (c0 - U3_3*y_8 + y_6)
    y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6)
    y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1
    y_12 = U4_2*o3_5
    y_13 = c4*o4_2
    y_14 = y_12 - y_13
    y_15 = y_13 - (y_12 - U3_3*y_14)
    y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12)
    y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2
    y_18 = U4_2*J_12
    y_19 = c4*J_15
    y_20 = J_9 - y_18 + y_19
    y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20))
    y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18)
    y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15
    y_24 = U4_2*J_13
    y_25 = c4*J_16
    y_26 = J_10 - y_24 + y_25
    y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26))
    y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24)
    y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16
    y_30 = U4_2*J_14
    y_31 = c4*J_17
    y_32 = J_11 + y_30 - y_31
    y_33 = y_31 - (J_7 - U3_3*y_32 + y_30)
    y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30)
    y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*o3_3
    Omega_5 = 58.355064750790525*o4_1
    Omega_6 = U0_0*y_17
    Omega_7 = U1_0*y_16
    Omega_8 = U2_0*y_15
    Omega_9 = U3_0*y_14
    Omega_10 = U4_0*o3_5
    Omega_11 = 58.355064750790525*o4_2
    Omega_12 = U0_0*y_23
    Omega_13 = U1_0*y_22
    Omega_14 = U2_0*y_21
    Omega_15 = U3_0*y_20
    Omega_16 = U4_0*J_12
    Omega_17 = 58.355064750790525*J_15
    Omega_18 = U0_0*y_29
    Omega_19 = U1_0*y_28
    Omega_20 = U2_0*y_27
    Omega_21 = U3_0*y_26
    Omega_22 = U4_0*J_13
    Omega_23 = 58.355064750790525*J_16
    Omega_24 = U0_0*y_35
    Omega_25 = U1_0*y_34
    Omega_26 = U2_0*y_33
    Omega_27 = U3_0*y_32
    Omega_28 = U4_0*J_14
    Omega_29 = 58.355064750790525*J_17
    Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0
    Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4
    Omega_33 = Omega_32 - o4_0*Omega_5
    Omega_34 = o3_3*Omega_4
    Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34
    Omega_36 = Omega_35 - o4_1*Omega_5
    Omega_37 = o3_1*Omega_10
    Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37
    Omega_39 = Omega_38 - o4_0*Omega_11
    Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9
    Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11
    Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9
    Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11
    Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15
    Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17
    Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15
    Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17
    Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15
    Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17
    Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15
    Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17
    Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21
    Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23
    Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21
    Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23
    Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21
    Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23
    Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21
    Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23
    Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21
    Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23
    Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27
    Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29
    Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27
    Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29
    Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27
    Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29
    Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27
    Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29
    Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27
    Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29
    Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27
    Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29

    # elimination of 'z'
    U5_13 = 1.0/Omega_73
    U5_14 = Omega_63*U5_13
    U5_15 = Omega_65*U5_13
    U5_16 = Omega_67*U5_13
    U5_17 = Omega_69*U5_13
    U5_18 = Omega_71*U5_13
    U5_19 = Omega_31 - Omega_63*U5_14
    U5_20 = Omega_33 - Omega_63*U5_15
    U5_21 = Omega_36 - Omega_65*U5_15
    U5_22 = Omega_39 - Omega_63*U5_16
    U5_23 = Omega_41 - Omega_65*U5_16
    U5_24 = Omega_43 - Omega_67*U5_16
    U5_25 = Omega_45 - Omega_63*U5_17
    U5_26 = Omega_47 - Omega_65*U5_17
    U5_27 = Omega_49 - Omega_67*U5_17
    U5_28 = Omega_51 - Omega_69*U5_17
    U5_29 = Omega_53 - Omega_63*U5_18
    U5_30 = Omega_55 - Omega_65*U5_18
    U5_31 = Omega_57 - Omega_67*U5_18
    U5_32 = Omega_59 - Omega_69*U5_18
    U5_33 = Omega_61 - Omega_71*U5_18

    # elimination of 'y'
    U4_15 = 1.0/U5_33
    U4_16 = U5_29*U4_15
    U4_17 = U5_30*U4_15
    U4_18 = U5_31*U4_15
    U4_19 = U5_32*U4_15
    U4_20 = U5_19 - U5_29*U4_16
    U4_21 = U5_20 - U5_29*U4_17
    U4_22 = U5_21 - U5_30*U4_17
    U4_23 = U5_22 - U5_29*U4_18
    U4_24 = U5_23 - U5_30*U4_18
    U4_25 = U5_24 - U5_31*U4_18
    U4_26 = U5_25 - U5_29*U4_19
    U4_27 = U5_26 - U5_30*U4_19
    U4_28 = U5_27 - U5_31*U4_19
    U4_29 = U5_28 - U5_32*U4_19

    # elimination of 'x'
    U3_10 = 1.0/U4_29
    U3_11 = U4_26*U3_10
    U3_12 = U4_27*U3_10
    U3_13 = U4_28*U3_10
    U3_14 = U4_20 - U4_26*U3_11
    U3_15 = U4_21 - U4_26*U3_12
    U3_16 = U4_22 - U4_27*U3_12
    U3_17 = U4_23 - U4_26*U3_13
    U3_18 = U4_24 - U4_27*U3_13
    U3_19 = U4_25 - U4_28*U3_13

    # elimination of 'rz'
    U2_6 = 1.0/U3_19
    U2_7 = U3_17*U2_6
    U2_8 = U3_18*U2_6
    U2_9 = U3_14 - U3_17*U2_7
    U2_10 = U3_15 - U3_17*U2_8
    U2_11 = U3_16 - U3_18*U2_8

    # elimination of 'ry'
    U1_3 = 1.0/U2_11
    U1_4 = U2_10*U1_3
    U1_5 = U2_9 - U2_10*U1_4

    # elimination of 'rx'
    U0_1 = 1.0/U1_5

    # row 'ry' of the inverse
    X1_0 = U1_4*U0_1
    X1_1 = U1_3 + U1_4*X1_0

    # row 'rz' of the inverse
    X2_0 = U2_7*U0_1 - U2_8*X1_0
    X2_1 = U2_7*X1_0 - U2_8*X1_1
    X2_2 = U2_6 + U2_7*X2_0 - U2_8*X2_1

    # row 'x' of the inverse
    X3_0 = U3_11*U0_1 - U3_12*X1_0 - U3_13*X2_0
    X3_1 = U3_11*X1_0 - U3_12*X1_1 - U3_13*X2_1
    X3_2 = U3_11*X2_0 - U3_12*X2_1 - U3_13*X2_2
    X3_3 = U3_10 + U3_11*X3_0 - U3_12*X3_1 - U3_13*X3_2

    # row 'y' of the inverse
    X4_0 = U4_16*U0_1 - U4_17*X1_0 - U4_18*X2_0 - U4_19*X3_0
    X4_1 = U4_16*X1_0 - U4_17*X1_1 - U4_18*X2_1 - U4_19*X3_1
    X4_2 = U4_16*X2_0 - U4_17*X2_1 - U4_18*X2_2 - U4_19*X3_2
    X4_3 = U4_16*X3_0 - U4_17*X3_1 - U4_18*X3_2 - U4_19*X3_3
    X4_4 = U4_15 + U4_16*X4_0 - U4_17*X4_1 - U4_18*X4_2 - U4_19*X4_3

    # row 'z' of the inverse
    X5_0 = U5_14*U0_1 - U5_15*X1_0 - U5_16*X2_0 - U5_17*X3_0 - U5_18*X4_0
    X5_1 = U5_14*X1_0 - U5_15*X1_1 - U5_16*X2_1 - U5_17*X3_1 - U5_18*X4_1
    X5_2 = U5_14*X2_0 - U5_15*X2_1 - U5_16*X2_2 - U5_17*X3_2 - U5_18*X4_2
    X5_3 = U5_14*X3_0 - U5_15*X3_1 - U5_16*X3_2 - U5_17*X3_3 - U5_18*X4_3
    X5_4 = U5_14*X4_0 - U5_15*X4_1 - U5_16*X4_2 - U5_17*X4_3 - U5_18*X4_4
    X5_5 = U5_13 + U5_14*X5_0 - U5_15*X5_1 - U5_16*X5_2 - U5_17*X5_3 - U5_18*X5_4

    Lambda = [
        -U0_1, X1_0,  -X2_0, -X3_0, -X4_0, X5_0,
        X1_0,  -X1_1, X2_1,  X3_1,  X4_1,  -X5_1,
        -X2_0, X2_1,  -X2_2, -X3_2, -X4_2, X5_2,
        -X3_0, X3_1,  -X3_2, -X3_3, -X4_3, X5_3,
        -X4_0, X4_1,  -X4_2, -X4_3, -X4_4, X5_4,
        X5_0,  -X5_1, X5_2,  X5_3,  X5_4,  -X5_5,
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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # frame of 'upper_arm_link' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # solve with U
    y_0 = U4_2*o3_1
    y_1 = c4*o4_0
    y_2 = s0 - y_0 + y_1
    y_3 = y_1 - (y_0 - (s0 - U3_3*y_2))
    y_4 = y_1 - (y_0 - (s0 - U2_2*y_3 - U3_2*y_2))
    y_5 = U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*o3_1 + U5_0*o4_0
    y_6 = U4_2*o3_3
    y_7 = c4*o4_1
    y_8 = c0 + y_6 - y_7
    y_9 = y_7 - (c0 - U3_3*y_8 + y_6)
    y_10 = y_7 - (c0 + U2_2*y_9 - U3_2*y_8 + y_6)
    y_11 = U1_1*y_10 + U2_1*y_9 + U3_1*y_8 + U4_1*o3_3 + U5_0*o4_1
    y_12 = U4_2*o3_5
    y_13 = c4*o4_2
    y_14 = y_12 - y_13
    y_15 = y_13 - (y_12 - U3_3*y_14)
    y_16 = y_13 - (U2_2*y_15 - U3_2*y_14 + y_12)
    y_17 = U1_1*y_16 - 1.0 + U2_1*y_15 + U3_1*y_14 + U4_1*o3_5 + U5_0*o4_2
    y_18 = U4_2*J_12
    y_19 = c4*J_15
    y_20 = J_9 - y_18 + y_19
    y_21 = y_19 - (y_18 - (J_5 - U3_3*y_20))
    y_22 = y_19 - (J_1 + U2_2*y_21 + U3_2*y_20 + y_18)
    y_23 = tool_4 + U1_1*y_22 + U2_1*y_21 - U3_1*y_20 + U4_1*J_12 + U5_0*J_15
    y_24 = U4_2*J_13
    y_25 = c4*J_16
    y_26 = J_10 - y_24 + y_25
    y_27 = y_25 - (y_24 - (J_6 - U3_3*y_26))
    y_28 = y_25 - (J_2 + U2_2*y_27 + U3_2*y_26 + y_24)
    y_29 = tool_3 + U1_1*y_28 + U2_1*y_27 - U3_1*y_26 + U4_1*J_13 + U5_0*J_16
    y_30 = U4_2*J_14
    y_31 = c4*J_17
    y_32 = J_11 + y_30 - y_31
    y_33 = y_31 - (J_7 - U3_3*y_32 + y_30)
    y_34 = y_31 - (J_3 + U2_2*y_33 - U3_2*y_32 + y_30)
    y_35 = U1_1*y_34 + U2_1*y_33 + U3_1*y_32 + U4_1*J_14 + U5_0*J_17

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*o3_3
    Omega_5 = 58.355064750790525*o4_1
    Omega_6 = U0_0*y_17
    Omega_7 = U1_0*y_16
    Omega_8 = U2_0*y_15
    Omega_9 = U3_0*y_14
    Omega_10 = U4_0*o3_5
    Omega_11 = 58.355064750790525*o4_2
    Omega_12 = U0_0*y_23
    Omega_13 = U1_0*y_22
    Omega_14 = U2_0*y_21
    Omega_15 = U3_0*y_20
    Omega_16 = U4_0*J_12
    Omega_17 = 58.355064750790525*J_15
    Omega_18 = U0_0*y_29
    Omega_19 = U1_0*y_28
    Omega_20 = U2_0*y_27
    Omega_21 = U3_0*y_26
    Omega_22 = U4_0*J_13
    Omega_23 = 58.355064750790525*J_16
    Omega_24 = U0_0*y_35
    Omega_25 = U1_0*y_34
    Omega_26 = U2_0*y_33
    Omega_27 = U3_0*y_32
    Omega_28 = U4_0*J_14
    Omega_29 = 58.355064750790525*J_17
    Omega_30 = U0_0*y_5*y_5 + U1_0*y_4*y_4 + U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_31 = Omega_30 - U4_0*o3_1*o3_1 - 58.355064750790525*o4_0*o4_0
    Omega_32 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - o3_1*Omega_4
    Omega_33 = Omega_32 - o4_0*Omega_5
    Omega_34 = o3_3*Omega_4
    Omega_35 = y_11*Omega_0 + y_10*Omega_1 + y_9*Omega_2 + y_8*Omega_3 - Omega_34
    Omega_36 = Omega_35 - o4_1*Omega_5
    Omega_37 = o3_1*Omega_10
    Omega_38 = y_5*Omega_6 + y_4*Omega_7 + y_3*Omega_8 - y_2*Omega_9 - Omega_37
    Omega_39 = Omega_38 - o4_0*Omega_11
    Omega_40 = y_11*Omega_6 + y_10*Omega_7 + y_9*Omega_8 + y_8*Omega_9
    Omega_41 = Omega_40 - o3_3*Omega_10 - o4_1*Omega_11
    Omega_42 = y_17*Omega_6 + y_16*Omega_7 + y_15*Omega_8 + y_14*Omega_9
    Omega_43 = Omega_42 - o3_5*Omega_10 - o4_2*Omega_11
    Omega_44 = y_5*Omega_12 + y_4*Omega_13 + y_3*Omega_14 + y_2*Omega_15
    Omega_45 = Omega_44 - o3_1*Omega_16 - o4_0*Omega_17
    Omega_46 = y_11*Omega_12 + y_10*Omega_13 + y_9*Omega_14 - y_8*Omega_15
    Omega_47 = Omega_46 - o3_3*Omega_16 - o4_1*Omega_17
    Omega_48 = y_17*Omega_12 + y_16*Omega_13 + y_15*Omega_14 - y_14*Omega_15
    Omega_49 = Omega_48 - o3_5*Omega_16 - o4_2*Omega_17
    Omega_50 = y_23*Omega_12 + y_22*Omega_13 + y_21*Omega_14 + y_20*Omega_15
    Omega_51 = Omega_50 - J_12*Omega_16 - J_15*Omega_17
    Omega_52 = y_5*Omega_18 + y_4*Omega_19 + y_3*Omega_20 + y_2*Omega_21
    Omega_53 = Omega_52 - o3_1*Omega_22 - o4_0*Omega_23
    Omega_54 = y_11*Omega_18 + y_10*Omega_19 + y_9*Omega_20 - y_8*Omega_21
    Omega_55 = Omega_54 - o3_3*Omega_22 - o4_1*Omega_23
    Omega_56 = y_17*Omega_18 + y_16*Omega_19 + y_15*Omega_20 - y_14*Omega_21
    Omega_57 = Omega_56 - o3_5*Omega_22 - o4_2*Omega_23
    Omega_58 = y_23*Omega_18 + y_22*Omega_19 + y_21*Omega_20 + y_20*Omega_21
    Omega_59 = Omega_58 - J_12*Omega_22 - J_15*Omega_23
    Omega_60 = y_29*Omega_18 + y_28*Omega_19 + y_27*Omega_20 + y_26*Omega_21
    Omega_61 = Omega_60 - J_13*Omega_22 - J_16*Omega_23
    Omega_62 = y_5*Omega_24 + y_4*Omega_25 + y_3*Omega_26 - y_2*Omega_27
    Omega_63 = Omega_62 - o3_1*Omega_28 - o4_0*Omega_29
    Omega_64 = y_11*Omega_24 + y_10*Omega_25 + y_9*Omega_26 + y_8*Omega_27
    Omega_65 = Omega_64 - o3_3*Omega_28 - o4_1*Omega_29
    Omega_66 = y_17*Omega_24 + y_16*Omega_25 + y_15*Omega_26 + y_14*Omega_27
    Omega_67 = Omega_66 - o3_5*Omega_28 - o4_2*Omega_29
    Omega_68 = y_23*Omega_24 + y_22*Omega_25 + y_21*Omega_26 - y_20*Omega_27
    Omega_69 = Omega_68 - J_12*Omega_28 - J_15*Omega_29
    Omega_70 = y_29*Omega_24 + y_28*Omega_25 + y_27*Omega_26 - y_26*Omega_27
    Omega_71 = Omega_70 - J_13*Omega_28 - J_16*Omega_29
    Omega_72 = y_35*Omega_24 + y_34*Omega_25 + y_33*Omega_26 + y_32*Omega_27
    Omega_73 = Omega_72 - J_14*Omega_28 - J_17*Omega_29

    # elimination of 'z'
    U5_13 = 1.0/Omega_73
    U5_14 = Omega_63*U5_13
    U5_15 = Omega_65*U5_13
    U5_16 = Omega_67*U5_13
    U5_17 = Omega_69*U5_13
    U5_18 = Omega_71*U5_13
    U5_19 = Omega_31 - Omega_63*U5_14
    U5_20 = Omega_33 - Omega_63*U5_15
    U5_21 = Omega_36 - Omega_65*U5_15
    U5_22 = Omega_39 - Omega_63*U5_16
    U5_23 = Omega_41 - Omega_65*U5_16
    U5_24 = Omega_43 - Omega_67*U5_16
    U5_25 = Omega_45 - Omega_63*U5_17
    U5_26 = Omega_47 - Omega_65*U5_17
    U5_27 = Omega_49 - Omega_67*U5_17
    U5_28 = Omega_51 - Omega_69*U5_17
    U5_29 = Omega_53 - Omega_63*U5_18
    U5_30 = Omega_55 - Omega_65*U5_18
    U5_31 = Omega_57 - Omega_67*U5_18
    U5_32 = Omega_59 - Omega_69*U5_18
    U5_33 = Omega_61 - Omega_71*U5_18

    # elimination of 'y'
    U4_15 = 1.0/U5_33
    U4_16 = U5_29*U4_15
    U4_17 = U5_30*U4_15
    U4_18 = U5_31*U4_15
    U4_19 = U5_32*U4_15
    U4_20 = U5_19 - U5_29*U4_16
    U4_21 = U5_20 - U5_29*U4_17
    U4_22 = U5_21 - U5_30*U4_17
    U4_23 = U5_22 - U5_29*U4_18
    U4_24 = U5_23 - U5_30*U4_18
    U4_25 = U5_24 - U5_31*U4_18
    U4_26 = U5_25 - U5_29*U4_19
    U4_27 = U5_26 - U5_30*U4_19
    U4_28 = U5_27 - U5_31*U4_19
    U4_29 = U5_28 - U5_32*U4_19

    # elimination of 'x'
    U3_10 = 1.0/U4_29
    U3_11 = U4_26*U3_10
    U3_12 = U4_27*U3_10
    U3_13 = U4_28*U3_10
    U3_14 = U4_20 - U4_26*U3_11
    U3_15 = U4_21 - U4_26*U3_12
    U3_16 = U4_22 - U4_27*U3_12
    U3_17 = U4_23 - U4_26*U3_13
    U3_18 = U4_24 - U4_27*U3_13
    U3_19 = U4_25 - U4_28*U3_13

    # elimination of 'rz'
    U2_6 = 1.0/U3_19
    U2_7 = U3_17*U2_6
    U2_8 = U3_18*U2_6
    U2_9 = U3_14 - U3_17*U2_7
    U2_10 = U3_15 - U3_17*U2_8
    U2_11 = U3_16 - U3_18*U2_8

    # elimination of 'ry'
    U1_3 = 1.0/U2_11
    U1_4 = U2_10*U1_3
    U1_5 = U2_9 - U2_10*U1_4

    # elimination of 'rx'
    U0_1 = 1.0/U1_5

    # row 'ry' of the inverse
    X1_0 = U1_4*U0_1
    X1_1 = U1_3 + U1_4*X1_0

    # row 'rz' of the inverse
    X2_0 = U2_7*U0_1 - U2_8*X1_0
    X2_1 = U2_7*X1_0 - U2_8*X1_1
    X2_2 = U2_6 + U2_7*X2_0 - U2_8*X2_1

    # row 'x' of the inverse
    X3_0 = U3_11*U0_1 - U3_12*X1_0 - U3_13*X2_0
    X3_1 = U3_11*X1_0 - U3_12*X1_1 - U3_13*X2_1
    X3_2 = U3_11*X2_0 - U3_12*X2_1 - U3_13*X2_2
    X3_3 = U3_10 + U3_11*X3_0 - U3_12*X3_1 - U3_13*X3_2

    # row 'y' of the inverse
    X4_0 = U4_16*U0_1 - U4_17*X1_0 - U4_18*X2_0 - U4_19*X3_0
    X4_1 = U4_16*X1_0 - U4_17*X1_1 - U4_18*X2_1 - U4_19*X3_1
    X4_2 = U4_16*X2_0 - U4_17*X2_1 - U4_18*X2_2 - U4_19*X3_2
    X4_3 = U4_16*X3_0 - U4_17*X3_1 - U4_18*X3_2 - U4_19*X3_3
    X4_4 = U4_15 + U4_16*X4_0 - U4_17*X4_1 - U4_18*X4_2 - U4_19*X4_3

    # row 'z' of the inverse
    X5_0 = U5_14*U0_1 - U5_15*X1_0 - U5_16*X2_0 - U5_17*X3_0 - U5_18*X4_0
    X5_1 = U5_14*X1_0 - U5_15*X1_1 - U5_16*X2_1 - U5_17*X3_1 - U5_18*X4_1
    X5_2 = U5_14*X2_0 - U5_15*X2_1 - U5_16*X2_2 - U5_17*X3_2 - U5_18*X4_2
    X5_3 = U5_14*X3_0 - U5_15*X3_1 - U5_16*X3_2 - U5_17*X3_3 - U5_18*X4_3
    X5_4 = U5_14*X4_0 - U5_15*X4_1 - U5_16*X4_2 - U5_17*X4_3 - U5_18*X4_4
    X5_5 = U5_13 + U5_14*X5_0 - U5_15*X5_1 - U5_16*X5_2 - U5_17*X5_3 - U5_18*X5_4

    Lambda = [
        -U0_1, X1_0,  -X2_0, -X3_0, -X4_0, X5_0,
        X1_0,  -X1_1, X2_1,  X3_1,  X4_1,  -X5_1,
        -X2_0, X2_1,  -X2_2, -X3_2, -X4_2, X5_2,
        -X3_0, X3_1,  -X3_2, -X3_3, -X4_3, X5_3,
        -X4_0, X4_1,  -X4_2, -X4_3, -X4_4, X5_4,
        X5_0,  -X5_1, X5_2,  X5_3,  X5_4,  -X5_5,
    ]
    return [Lambda]


def tip_force_acceleration_ee_link(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'ee_link' adds, base axes
    at the tool point.

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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # frame of 'upper_arm_link' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # joint forces of the wrench
    tip_0 = f2 - tool_4*f3 - tool_3*f4
    tip_1 = s0*f0 - c0*f1
    tip_2 = tip_1 + J_1*f3 + J_2*f4 - J_3*f5
    tip_3 = tip_1 - J_5*f3 - J_6*f4 - J_7*f5
    tip_4 = tip_1 - J_9*f3 - J_10*f4 - J_11*f5
    tip_5 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_12*f3 - J_13*f4 + J_14*f5
    tip_6 = o4_0*f0 + o4_1*f1 - o4_2*f2 - J_15*f3 - J_16*f4 + J_17*f5

    # solve with U
    y_0 = U4_2*tip_5
    y_1 = c4*tip_6
    y_2 = tip_4 - y_0 + y_1
    y_3 = y_1 - (y_0 - (tip_3 - U3_3*y_2))
    y_4 = y_1 - (y_0 - (tip_2 - U2_2*y_3 - U3_2*y_2))
    y_5 = tip_0 + U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*tip_5 + U5_0*tip_6

    # solve with U, D and U*
    x_0 = U0_0*y_5
    x_1 = U1_0*y_4 + U1_1*x_0
    x_2 = U2_0*y_3 + U2_1*x_0 - U2_2*x_1
    x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = x_1 + x_2 + x_3
    x_5 = U4_0*tip_5 - U4_1*x_0 + U4_2*x_4
    x_6 = 58.355064750790525*tip_6 - U5_0*x_0 - c4*x_4

    qdd = [-x_0, x_1, x_2, x_3, -x_5, x_6]
    return [qdd]


def tip_force_acceleration_tool0(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'tool0' adds, base axes at
    the tool point.

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

    # composite inertia of 'wrist_2_link'
    R4_0 = c5*c5*0.0166855268546
    R4_1 = R4_0 - 0.0166855268546
    R4_2 = c5*s5*0.0166855268546
    R4_3 = R4_0 - 0.033822
    R4_4 = R4_0 + 0.2365564731454

    # composite inertia of 'wrist_1_link'
    R3_0 = c4*c4*R4_1
    R3_1 = c4*s4*R4_1
    R3_2 = c4*R4_2
    R3_3 = s4*R4_2
    R3_4 = R3_0 - 0.02174530937515
    R3_5 = R4_3 - R3_0 - 0.22402883622975

    # composite inertia of 'forearm_link'
    R2_0 = 0.017784735*s3
    R2_1 = 0.017784735*c3
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R4_4 + R3_4
    R2_5 = 2.0*R3_2
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_1 - s3*R3_3
    R2_8 = s3*R3_1 + c3*R3_3
    R2_9 = 0.0139521246075*s3
    R2_10 = R3_4 - R2_6 + R2_9
    R2_11 = R3_2 - (R2_3*R2_4 + R2_2*R2_5) - 0.00697606230375*c3
    R2_12 = R2_0 - 1.598759275
    R2_13 = R4_4 - R2_6 - 0.59155695167475
    R2_14 = R3_5 + R2_9 - 0.59565195167475
    R2_15 = R2_7 + 0.09736195575

    # composite inertia of 'upper_arm_link'
    R1_0 = s2*R2_1
    R1_1 = c2*R2_12 + R1_0
    R1_2 = c2*R2_1
    R1_3 = s2*R2_12 - R1_2
    R1_4 = c2*c2
    R1_5 = c2*s2
    R1_6 = R2_10 + R2_13
    R1_7 = 2.0*R2_11
    R1_8 = R1_4*R1_6 - R1_5*R1_7
    R1_9 = s2*R2_8
    R1_10 = c2*R2_15 - R1_9
    R1_11 = c2*R2_8
    R1_12 = s2*R2_15 + R1_11
    R1_13 = 0.85*R1_1
    R1_14 = R2_13 - R1_8 - R1_13
    R1_15 = R2_11 - (R1_5*R1_6 + R1_4*R1_7) - 0.425*R1_3
    R1_16 = R1_1 - 4.4329225
    R1_17 = R2_10 - R1_8 + 1.75501953841
    R1_18 = R2_14 + R1_13 - 1.77012693841
    R1_19 = R1_10 + 0.075354282

    # composite inertia of 'shoulder_link'
    R0_0 = c1*R1_3
    R0_1 = R1_17 - (c1*c1*(R1_14 + R1_17) - c1*s1*(2.0*R1_15))
    R0_2 = c1*R1_12
    R0_3 = s1*R1_19 + R0_2 + 0.10915*(s1*R1_16 + R0_0)
    R0_4 = R0_1 - 2.7644263025275

    # inertia that joint 'elbow_joint' feels, and its couplings inward
    M2_0 = R2_14 + 0.425*R1_1
    M2_1 = R0_2 + s1*R1_10 + 0.10915*(R0_0 + s1*R1_1)

    # inertia that joint 'wrist_1_joint' feels, and its couplings inward
    M3_0 = R3_5 + 0.00697606230375*s3
    M3_1 = R1_0 + c2*R2_0
    M3_2 = M3_0 + 0.425*M3_1
    M3_3 = 0.10915*(c1*(R1_2 - s2*R2_0) - s1*M3_1)
    M3_4 = s1*(R1_9 - c2*R2_7) - c1*(R1_11 + s2*R2_7) + M3_3

    # inertia that joint 'wrist_2_joint' feels, and its couplings inward
    M4_0 = c3*R3_2 + s3*R4_4
    M4_1 = s3*R3_2 - c3*R4_4
    M4_2 = c1*(s2*M4_0 + c2*M4_1)
    M4_3 = s1*(c2*M4_0 - s2*M4_1) + M4_2

    # inertia that joint 'wrist_3_joint' feels, and its couplings inward
    M5_0 = 0.0171364731454*s4
    M5_1 = 0.0171364731454*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 + c2*M5_3)
    M5_5 = s1*(c2*M5_2 - s2*M5_3) + M5_4

    # elimination of 'wrist_3_joint'
    U5_0 = 58.355064750790525*M5_5
    U5_1 = R0_4 + M5_5*U5_0
    U5_2 = c4*M5_5
    U5_3 = R0_3 - U5_2
    U5_4 = c4*M5_1
    U5_5 = R1_18 + U5_4
    U5_6 = M2_1 - U5_2
    U5_7 = M2_0 + U5_4
    U5_8 = R2_14 + U5_4
    U5_9 = M3_4 + U5_2
    U5_10 = M3_2 + U5_4
    U5_11 = M3_0 + U5_4
    U5_12 = R3_5 + U5_4

    # elimination of 'wrist_2_joint'
    U4_0 = 1.0/R4_4
    U4_1 = M4_3*U4_0
    U4_2 = R3_3*U4_0
    U4_3 = U5_1 + M4_3*U4_1
    U4_4 = M4_3*U4_2
    U4_5 = U5_3 + U4_4
    U4_6 = R3_3*U4_2
    U4_7 = U5_5 + U4_6
    U4_8 = U5_6 + U4_4
    U4_9 = U5_7 + U4_6
    U4_10 = U5_8 + U4_6
    U4_11 = U5_9 - U4_4
    U4_12 = U5_10 + U4_6
    U4_13 = U5_11 + U4_6
    U4_14 = U5_12 + U4_6

    # elimination of 'wrist_1_joint'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_3 - U4_11*U3_1
    U3_5 = U4_5 + U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 + U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 - U4_13*U3_3

    # elimination of 'elbow_joint'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 - U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder_lift_joint'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'shoulder_pan_joint'
    U0_0 = 1.0/U1_2

    # frame of 'upper_arm_link' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.10915*s0
    o1_5 = 0.10915*c0

    # frame of 'forearm_link' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 - 0.425*o1_0
    o2_7 = o1_5 + 0.425*o1_2
    o2_8 = 0.425*s1 - 0.089159

    # frame of 'wrist_1_link' in the base
    o3_0 = c3*o2_0 - s3*o2_1
    o3_1 = s3*o2_0 + c3*o2_1
    o3_2 = c3*o2_2 - s3*o2_3
    o3_3 = s3*o2_2 + c3*o2_3
    o3_4 = c3*o2_4 - s3*o2_5
    o3_5 = s3*o2_4 + c3*o2_5
    o3_6 = o2_6 - 0.39225*o2_0
    o3_7 = o2_7 + 0.39225*o2_2
    o3_8 = o2_8 + 0.39225*o2_4

    # frame of 'wrist_2_link' in the base
    o4_0 = s4*o3_0 - s0*c4
    o4_1 = s4*o3_2 + c0*c4
    o4_2 = s4*o3_4
    o4_3 = o3_6 + 0.09465*o3_1
    o4_4 = o3_7 - 0.09465*o3_3
    o4_5 = o3_8 - 0.09465*o3_5

    # frame of tool 'ee_link'
    tool_0 = 0.0823*o4_0
    tool_1 = 0.0823*o4_1
    tool_2 = 0.0823*o4_2
    tool_3 = o4_3 - tool_0
    tool_4 = o4_4 + tool_1
    tool_5 = o4_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_5 + 0.089159
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - tool_4) - c0*(o1_4 - tool_3)
    J_4 = o2_8 - tool_5
    J_5 = c0*J_4
    J_6 = s0*J_4
    J_7 = s0*(o2_7 - tool_4) - c0*(o2_6 - tool_3)
    J_8 = o3_8 - tool_5
    J_9 = c0*J_8
    J_10 = s0*J_8
    J_11 = s0*(o3_7 - tool_4) - c0*(o3_6 - tool_3)
    J_12 = o3_3*tool_2 - o3_5*tool_1
    J_13 = o3_5*tool_0 - o3_1*tool_2
    J_14 = o3_1*tool_1 - o3_3*tool_0
    J_15 = o4_1*tool_2 - o4_2*tool_1
    J_16 = o4_2*tool_0 - o4_0*tool_2
    J_17 = o4_0*tool_1 - o4_1*tool_0

    # joint forces of the wrench
    tip_0 = f2 - tool_4*f3 - tool_3*f4
    tip_1 = s0*f0 - c0*f1
    tip_2 = tip_1 + J_1*f3 + J_2*f4 - J_3*f5
    tip_3 = tip_1 - J_5*f3 - J_6*f4 - J_7*f5
    tip_4 = tip_1 - J_9*f3 - J_10*f4 - J_11*f5
    tip_5 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_12*f3 - J_13*f4 + J_14*f5
    tip_6 = o4_0*f0 + o4_1*f1 - o4_2*f2 - J_15*f3 - J_16*f4 + J_17*f5

    # solve with U
    y_0 = U4_2*tip_5
    y_1 = c4*tip_6
    y_2 = tip_4 - y_0 + y_1
    y_3 = y_1 - (y_0 - (tip_3 - U3_3*y_2))
    y_4 = y_1 - (y_0 - (tip_2 - U2_2*y_3 - U3_2*y_2))
    y_5 = tip_0 + U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*tip_5 + U5_0*tip_6

    # solve with U, D and U*
    x_0 = U0_0*y_5
    x_1 = U1_0*y_4 + U1_1*x_0
    x_2 = U2_0*y_3 + U2_1*x_0 - U2_2*x_1
    x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = x_1 + x_2 + x_3
    x_5 = U4_0*tip_5 - U4_1*x_0 + U4_2*x_4
    x_6 = 58.355064750790525*tip_6 - U5_0*x_0 - c4*x_4

    qdd = [-x_0, x_1, x_2, x_3, -x_5, x_6]
    return [qdd]


_TYPE = np.dtype(np.float64)
_BLOCK = 2048  # states of a batch that are worked on together; bounds memory and suits the cache


def _evaluate(name, formulas, arguments, shapes):
    """Check the arguments, run the formulas on them, give the results their shapes.

    One state runs on plain floats. Where those would stop with an error (a division by zero), and
    for a batch, the same formulas run in numpy.
    """
    arrays = []
    single = True
    for label, value, size in arguments:
        plain = type(value) is np.ndarray and value.dtype is _TYPE
        array = value if plain else _numbers(name, label, value)
        if array.shape != (size,):
            if array.shape[-1:] != (size,):
                expected = f"must have shape (..., {size}), got {array.shape}"
                raise ValueError(f"{name}: argument '{label}' {expected}")
            single = False
        arrays.append(array)
    if single:
        try:
            results = formulas(math, *[array.tolist() for array in arrays])
        except (ValueError, ZeroDivisionError):
            results = [
                [float(entry) for entry in entries] for entries in formulas(np, *arrays)
            ]
        results = [
            np.array(entries).reshape(shape) if shape else entries[0]
            for entries, shape in zip(results, shapes)
        ]
    else:
        results = _evaluate_batch(name, formulas, arrays, shapes)
    return results[0] if len(results) == 1 else tuple(results)


def _evaluate_batch(name, formulas, arrays, shapes):
    """Run the formulas on blocks of states; what is the same for all states stays a number."""
    try:
        batch = np.broadcast_shapes(*[array.shape[:-1] for array in arrays])
    except ValueError:
        axes = ", ".join(str(array.shape[:-1]) for array in arrays)
        raise ValueError(f"{name}: batch axes {axes} do not broadcast") from None
    states = [
        array if array.ndim == 1
        else np.broadcast_to(array, batch + array.shape[-1:]).reshape(-1, array.shape[-1])
        for array in arrays
    ]
    count = math.prod(batch)
    results = [np.empty((count, math.prod(shape))) for shape in shapes]
    for start in range(0, count, _BLOCK):
        block = slice(start, start + _BLOCK)
        columns = [
            state if state.ndim == 1 else np.ascontiguousarray(state[block].T) for state in states
        ]
        for result, entries in zip(results, formulas(np, *columns)):
            for index, entry in enumerate(entries):
                result[block, index] = entry
    return [result.reshape(batch + shape) for result, shape in zip(results, shapes)]


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
