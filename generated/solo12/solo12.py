"""solo12: robot dynamics in closed form.

Made by symdyn 0.1.0 from solo12.yaml
(SHA-256 57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff).
Make it again with

    symdyn generate solo12.yaml --target python,c

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
Self-test: python solo12.py

Joints, in the order of q:

    0   FL_HAA  rad  [-10.0, 10.0]
    1   FL_HFE  rad  [-10.0, 10.0]
    2   FL_KFE  rad  [-10.0, 10.0]
    3   FR_HAA  rad  [-10.0, 10.0]
    4   FR_HFE  rad  [-10.0, 10.0]
    5   FR_KFE  rad  [-10.0, 10.0]
    6   HL_HAA  rad  [-10.0, 10.0]
    7   HL_HFE  rad  [-10.0, 10.0]
    8   HL_KFE  rad  [-10.0, 10.0]
    9   HR_HAA  rad  [-10.0, 10.0]
    10  HR_HFE  rad  [-10.0, 10.0]
    11  HR_KFE  rad  [-10.0, 10.0]

Tools: FL_FOOT, FR_FOOT, HL_FOOT, HR_FOOT.

Conventions:

    - SI units, radians; q has one entry for each joint, in the order above.
    - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
    - Jacobians, operational inertias and wrenches: base axes, at the tool point.
    - Matrices are full, row by row.

Bound: symdyn holds every function to its numeric core within 1.7e-13 kappa of the output's size,
where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
1. 'symdyn verify' compares them again.

Operations of each function:

                                         mul  add  div  trig
    mass_matrix                          104   84    0    16
    udu                                  132  100    4    16
    innovations                          136  104    4    16
    mass_matrix_inverse                  164  120    8    16
    inverse_dynamics                     356  280    0    24
    bias_forces                          320  220    0    24
    gravity_forces                        64   28    0    24
    coriolis_matrix                      504  404    0    16
    forward_dynamics                     488  356    8    24
    pose_FL_FOOT                          21   13    0     6
    pose_FR_FOOT                          21   13    0     6
    pose_HL_FOOT                          21   13    0     6
    pose_HR_FOOT                          21   13    0     6
    jacobian_FL_FOOT                      28   18    0     6
    jacobian_FR_FOOT                      28   18    0     6
    jacobian_HL_FOOT                      28   18    0     6
    jacobian_HR_FOOT                      28   18    0     6
    jacobian_rate_FL_FOOT                 58   34    0     6
    jacobian_rate_FR_FOOT                 58   34    0     6
    jacobian_rate_HL_FOOT                 58   34    0     6
    jacobian_rate_HR_FOOT                 58   34    0     6
    operational_inertia_inverse_FL_FOOT  136   85    2     6
    operational_inertia_inverse_FR_FOOT  136   85    2     6
    operational_inertia_inverse_HL_FOOT  136   85    2     6
    operational_inertia_inverse_HR_FOOT  136   85    2     6
    tip_force_acceleration_FL_FOOT        80   58    2     6
    tip_force_acceleration_FR_FOOT        80   58    2     6
    tip_force_acceleration_HL_FOOT        80   58    2     6
    tip_force_acceleration_HR_FOOT        80   58    2     6

Notes:

    - operational_inertia_FL_FOOT is left out: the Jacobian has less than 6 independent rows
      everywhere.
    - operational_inertia_FR_FOOT is left out: the Jacobian has less than 6 independent rows
      everywhere.
    - operational_inertia_HL_FOOT is left out: the Jacobian has less than 6 independent rows
      everywhere.
    - operational_inertia_HR_FOOT is left out: the Jacobian has less than 6 independent rows
      everywhere.

This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
"""
# fmt: off
# mypy: disable-error-code="no-untyped-def,no-untyped-call,no-any-return"

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAME = "solo12"
N = 12
JOINTS = (
    "FL_HAA", "FL_HFE", "FL_KFE", "FR_HAA", "FR_HFE", "FR_KFE", "HL_HAA", "HL_HFE", "HL_KFE",
    "HR_HAA", "HR_HFE", "HR_KFE",
)
LIMITS = (
    (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0),
    (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0), (-10.0, 10.0),
)
TOOLS = ("FL_FOOT", "FR_FOOT", "HL_FOOT", "HR_FOOT")
PARAMETERS: dict[str, float] = {}
OPERATIONS = {
    "mass_matrix": {"mul": 104, "add": 84, "trig": 16},
    "udu": {"mul": 132, "add": 100, "div": 4, "trig": 16},
    "innovations": {"mul": 136, "add": 104, "div": 4, "trig": 16},
    "mass_matrix_inverse": {"mul": 164, "add": 120, "div": 8, "trig": 16},
    "inverse_dynamics": {"mul": 356, "add": 280, "trig": 24},
    "bias_forces": {"mul": 320, "add": 220, "trig": 24},
    "gravity_forces": {"mul": 64, "add": 28, "trig": 24},
    "coriolis_matrix": {"mul": 504, "add": 404, "trig": 16},
    "forward_dynamics": {"mul": 488, "add": 356, "div": 8, "trig": 24},
    "pose_FL_FOOT": {"mul": 21, "add": 13, "trig": 6},
    "pose_FR_FOOT": {"mul": 21, "add": 13, "trig": 6},
    "pose_HL_FOOT": {"mul": 21, "add": 13, "trig": 6},
    "pose_HR_FOOT": {"mul": 21, "add": 13, "trig": 6},
    "jacobian_FL_FOOT": {"mul": 28, "add": 18, "trig": 6},
    "jacobian_FR_FOOT": {"mul": 28, "add": 18, "trig": 6},
    "jacobian_HL_FOOT": {"mul": 28, "add": 18, "trig": 6},
    "jacobian_HR_FOOT": {"mul": 28, "add": 18, "trig": 6},
    "jacobian_rate_FL_FOOT": {"mul": 58, "add": 34, "trig": 6},
    "jacobian_rate_FR_FOOT": {"mul": 58, "add": 34, "trig": 6},
    "jacobian_rate_HL_FOOT": {"mul": 58, "add": 34, "trig": 6},
    "jacobian_rate_HR_FOOT": {"mul": 58, "add": 34, "trig": 6},
    "operational_inertia_inverse_FL_FOOT": {"mul": 136, "add": 85, "div": 2, "trig": 6},
    "operational_inertia_inverse_FR_FOOT": {"mul": 136, "add": 85, "div": 2, "trig": 6},
    "operational_inertia_inverse_HL_FOOT": {"mul": 136, "add": 85, "div": 2, "trig": 6},
    "operational_inertia_inverse_HR_FOOT": {"mul": 136, "add": 85, "div": 2, "trig": 6},
    "tip_force_acceleration_FL_FOOT": {"mul": 80, "add": 58, "div": 2, "trig": 6},
    "tip_force_acceleration_FR_FOOT": {"mul": 80, "add": 58, "div": 2, "trig": 6},
    "tip_force_acceleration_HL_FOOT": {"mul": 80, "add": 58, "div": 2, "trig": 6},
    "tip_force_acceleration_HR_FOOT": {"mul": 80, "add": 58, "div": 2, "trig": 6},
}
SOURCE_SHA256 = "57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff"

Array = NDArray[np.float64]


def mass_matrix(q: ArrayLike) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        M, shape (..., 12, 12).

    Operations: 104 mul, 84 add, 16 trig.
    """
    return _evaluate("mass_matrix", _mass_matrix, [("q", q, 12)], [(12, 12)])


def _mass_matrix(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, _, q4, q5, _, q7, q8, _, q10, q11 = q

    # sines and cosines
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11*0.0005396092213171668
    R10_3 = 3.3497340042275575e-05*c_11
    R10_4 = 3.3497340042275575e-05*s_11
    R10_5 = 0.001231440536717216*c_11
    R10_6 = R10_2 - 0.0005396092213171668 + R10_5
    R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11
    R10_8 = R10_0 + 0.01771278698415
    R10_9 = R10_1 + 2.0453744565e-06
    R10_10 = R10_2 + 0.0022644781431582876
    R10_11 = R10_5 + 0.002838197420805067
    R10_12 = R10_7 + 1.609852873477455e-07
    R10_13 = R10_3 - 0.0001172304186461722
    R10_14 = R10_4 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12)
    R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9)
    R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1
    R9_3 = R10_10 - R9_0 - 0.0031799702681776175

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8*0.0005396092213171668
    R7_3 = 3.3497340042275575e-05*c_8
    R7_4 = 3.3497340042275575e-05*s_8
    R7_5 = 0.001231440536717216*c_8
    R7_6 = R7_2 - 0.0005396092213171668 + R7_5
    R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8
    R7_8 = R7_0 + 0.01771278698415
    R7_9 = R7_1 - 2.0453744565e-06
    R7_10 = R7_2 + 0.0022644781431582876
    R7_11 = R7_5 + 0.002838197420805067
    R7_12 = R7_7 - 1.609852873477455e-07
    R7_13 = R7_3 - 0.0001172304186461722
    R7_14 = R7_4 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12))
    R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9)
    R6_2 = R6_0 - 0.0031799702681776175

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5*0.0005396092213171668
    R4_3 = 3.3497340042275575e-05*c_5
    R4_4 = 3.3497340042275575e-05*s_5
    R4_5 = 0.001231440536717216*c_5
    R4_6 = R4_2 - 0.0005396092213171668 + R4_5
    R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5
    R4_8 = R4_0 + 0.01771278698415
    R4_9 = R4_1 + 2.0453744565e-06
    R4_10 = R4_2 + 0.0022644781431582876
    R4_11 = R4_5 + 0.002838197420805067
    R4_12 = R4_7 + 1.609852873477455e-07
    R4_13 = R4_3 - 0.0001172304186461722
    R4_14 = R4_4 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12))
    R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9)
    R3_2 = R3_0 - 0.0031799702681776175

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2*0.0005396092213171668
    R1_3 = 3.3497340042275575e-05*c_2
    R1_4 = 3.3497340042275575e-05*s_2
    R1_5 = 0.001231440536717216*c_2
    R1_6 = R1_2 - 0.0005396092213171668 + R1_5
    R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2
    R1_8 = R1_0 + 0.01771278698415
    R1_9 = R1_1 - 2.0453744565e-06
    R1_10 = R1_2 + 0.0022644781431582876
    R1_11 = R1_5 + 0.002838197420805067
    R1_12 = R1_7 - 1.609852873477455e-07
    R1_13 = R1_3 - 0.0001172304186461722
    R1_14 = R1_4 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12))
    R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9)
    R0_2 = R0_0 - 0.0031799702681776175

    # inertia that joint 'FL_KFE' feels, and its couplings inward
    M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668
    M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0)

    # inertia that joint 'FR_KFE' feels, and its couplings inward
    M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668
    M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0)

    # inertia that joint 'HL_KFE' feels, and its couplings inward
    M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668
    M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0)

    # inertia that joint 'HR_KFE' feels, and its couplings inward
    M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668
    M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0)
    M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1

    M = [
        -R0_2, R0_1, M2_1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        R0_1, R1_11, M2_0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        M2_1, M2_0, 0.0005426192213171668, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -R3_2, -R3_1, -M5_1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -R3_1, R4_11, M5_0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -M5_1, M5_0, 0.0005426192213171668, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -R6_2, R6_1, M8_1, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, R6_1, R7_11, M8_0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, M8_1, M8_0, 0.0005426192213171668, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -R9_3, -R9_2, -M11_2,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -R9_2, R10_11, M11_0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -M11_2, M11_0, 0.0005426192213171668,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        U, shape (..., 12, 12); D, shape (..., 12).

    Operations: 132 mul, 100 add, 4 div, 16 trig.
    """
    return _evaluate("udu", _udu, [("q", q, 12)], [(12, 12), (12,)])


def _udu(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, _, q4, q5, _, q7, q8, _, q10, q11 = q

    # sines and cosines
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11*0.0005396092213171668
    R10_3 = 3.3497340042275575e-05*c_11
    R10_4 = 3.3497340042275575e-05*s_11
    R10_5 = 0.001231440536717216*c_11
    R10_6 = R10_2 - 0.0005396092213171668 + R10_5
    R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11
    R10_8 = R10_0 + 0.01771278698415
    R10_9 = R10_1 + 2.0453744565e-06
    R10_10 = R10_2 + 0.0022644781431582876
    R10_11 = R10_5 + 0.002838197420805067
    R10_12 = R10_7 + 1.609852873477455e-07
    R10_13 = R10_3 - 0.0001172304186461722
    R10_14 = R10_4 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12)
    R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9)
    R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1
    R9_3 = R10_10 - R9_0 - 0.0031799702681776175

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8*0.0005396092213171668
    R7_3 = 3.3497340042275575e-05*c_8
    R7_4 = 3.3497340042275575e-05*s_8
    R7_5 = 0.001231440536717216*c_8
    R7_6 = R7_2 - 0.0005396092213171668 + R7_5
    R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8
    R7_8 = R7_0 + 0.01771278698415
    R7_9 = R7_1 - 2.0453744565e-06
    R7_10 = R7_2 + 0.0022644781431582876
    R7_11 = R7_5 + 0.002838197420805067
    R7_12 = R7_7 - 1.609852873477455e-07
    R7_13 = R7_3 - 0.0001172304186461722
    R7_14 = R7_4 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12))
    R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9)
    R6_2 = R6_0 - 0.0031799702681776175

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5*0.0005396092213171668
    R4_3 = 3.3497340042275575e-05*c_5
    R4_4 = 3.3497340042275575e-05*s_5
    R4_5 = 0.001231440536717216*c_5
    R4_6 = R4_2 - 0.0005396092213171668 + R4_5
    R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5
    R4_8 = R4_0 + 0.01771278698415
    R4_9 = R4_1 + 2.0453744565e-06
    R4_10 = R4_2 + 0.0022644781431582876
    R4_11 = R4_5 + 0.002838197420805067
    R4_12 = R4_7 + 1.609852873477455e-07
    R4_13 = R4_3 - 0.0001172304186461722
    R4_14 = R4_4 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12))
    R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9)
    R3_2 = R3_0 - 0.0031799702681776175

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2*0.0005396092213171668
    R1_3 = 3.3497340042275575e-05*c_2
    R1_4 = 3.3497340042275575e-05*s_2
    R1_5 = 0.001231440536717216*c_2
    R1_6 = R1_2 - 0.0005396092213171668 + R1_5
    R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2
    R1_8 = R1_0 + 0.01771278698415
    R1_9 = R1_1 - 2.0453744565e-06
    R1_10 = R1_2 + 0.0022644781431582876
    R1_11 = R1_5 + 0.002838197420805067
    R1_12 = R1_7 - 1.609852873477455e-07
    R1_13 = R1_3 - 0.0001172304186461722
    R1_14 = R1_4 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12))
    R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9)
    R0_2 = R0_0 - 0.0031799702681776175

    # inertia that joint 'FL_KFE' feels, and its couplings inward
    M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668
    M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0)

    # inertia that joint 'FR_KFE' feels, and its couplings inward
    M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668
    M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0)

    # inertia that joint 'HL_KFE' feels, and its couplings inward
    M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668
    M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0)

    # inertia that joint 'HR_KFE' feels, and its couplings inward
    M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668
    M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0)
    M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1

    # elimination of 'HR_KFE'
    U11_0 = 1842.912968642313*M11_2
    U11_1 = 1842.912968642313*M11_0
    U11_2 = R9_3 + M11_2*U11_0
    U11_3 = R9_2 - M11_2*U11_1
    U11_4 = R10_11 - M11_0*U11_1

    # elimination of 'HR_HFE'
    U10_0 = 1.0/U11_4
    U10_1 = U11_3*U10_0
    U10_2 = U11_2 + U11_3*U10_1

    # elimination of 'HL_KFE'
    U8_0 = 1842.912968642313*M8_1
    U8_1 = 1842.912968642313*M8_0
    U8_2 = R6_2 + M8_1*U8_0
    U8_3 = R6_1 - M8_1*U8_1
    U8_4 = R7_11 - M8_0*U8_1

    # elimination of 'HL_HFE'
    U7_0 = 1.0/U8_4
    U7_1 = U8_3*U7_0
    U7_2 = U8_2 + U8_3*U7_1

    # elimination of 'FR_KFE'
    U5_0 = 1842.912968642313*M5_1
    U5_1 = 1842.912968642313*M5_0
    U5_2 = R3_2 + M5_1*U5_0
    U5_3 = R3_1 - M5_1*U5_1
    U5_4 = R4_11 - M5_0*U5_1

    # elimination of 'FR_HFE'
    U4_0 = 1.0/U5_4
    U4_1 = U5_3*U4_0
    U4_2 = U5_2 + U5_3*U4_1

    # elimination of 'FL_KFE'
    U2_0 = 1842.912968642313*M2_1
    U2_1 = 1842.912968642313*M2_0
    U2_2 = R0_2 + M2_1*U2_0
    U2_3 = R0_1 - M2_1*U2_1
    U2_4 = R1_11 - M2_0*U2_1

    # elimination of 'FL_HFE'
    U1_0 = 1.0/U2_4
    U1_1 = U2_3*U1_0
    U1_2 = U2_2 + U2_3*U1_1

    U = [
        1.0, U1_1, U2_0, 0.0, 0.0,   0.0,   0.0, 0.0,  0.0,  0.0, 0.0,    0.0,
        0.0, 1.0,  U2_1, 0.0, 0.0,   0.0,   0.0, 0.0,  0.0,  0.0, 0.0,    0.0,
        0.0, 0.0,  1.0,  0.0, 0.0,   0.0,   0.0, 0.0,  0.0,  0.0, 0.0,    0.0,
        0.0, 0.0,  0.0,  1.0, -U4_1, -U5_0, 0.0, 0.0,  0.0,  0.0, 0.0,    0.0,
        0.0, 0.0,  0.0,  0.0, 1.0,   U5_1,  0.0, 0.0,  0.0,  0.0, 0.0,    0.0,
        0.0, 0.0,  0.0,  0.0, 0.0,   1.0,   0.0, 0.0,  0.0,  0.0, 0.0,    0.0,
        0.0, 0.0,  0.0,  0.0, 0.0,   0.0,   1.0, U7_1, U8_0, 0.0, 0.0,    0.0,
        0.0, 0.0,  0.0,  0.0, 0.0,   0.0,   0.0, 1.0,  U8_1, 0.0, 0.0,    0.0,
        0.0, 0.0,  0.0,  0.0, 0.0,   0.0,   0.0, 0.0,  1.0,  0.0, 0.0,    0.0,
        0.0, 0.0,  0.0,  0.0, 0.0,   0.0,   0.0, 0.0,  0.0,  1.0, -U10_1, -U11_0,
        0.0, 0.0,  0.0,  0.0, 0.0,   0.0,   0.0, 0.0,  0.0,  0.0, 1.0,    U11_1,
        0.0, 0.0,  0.0,  0.0, 0.0,   0.0,   0.0, 0.0,  0.0,  0.0, 0.0,    1.0,
    ]
    D = [
        -U1_2, U2_4, 0.0005426192213171668, -U4_2, U5_4, 0.0005426192213171668, -U7_2, U8_4,
        0.0005426192213171668, -U10_2, U11_4, 0.0005426192213171668,
    ]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N): W M W^T = diag(D).

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        W, shape (..., 12, 12); D, shape (..., 12).

    Operations: 136 mul, 104 add, 4 div, 16 trig.
    """
    return _evaluate("innovations", _innovations, [("q", q, 12)], [(12, 12), (12,)])


def _innovations(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, _, q4, q5, _, q7, q8, _, q10, q11 = q

    # sines and cosines
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11*0.0005396092213171668
    R10_3 = 3.3497340042275575e-05*c_11
    R10_4 = 3.3497340042275575e-05*s_11
    R10_5 = 0.001231440536717216*c_11
    R10_6 = R10_2 - 0.0005396092213171668 + R10_5
    R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11
    R10_8 = R10_0 + 0.01771278698415
    R10_9 = R10_1 + 2.0453744565e-06
    R10_10 = R10_2 + 0.0022644781431582876
    R10_11 = R10_5 + 0.002838197420805067
    R10_12 = R10_7 + 1.609852873477455e-07
    R10_13 = R10_3 - 0.0001172304186461722
    R10_14 = R10_4 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12)
    R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9)
    R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1
    R9_3 = R10_10 - R9_0 - 0.0031799702681776175

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8*0.0005396092213171668
    R7_3 = 3.3497340042275575e-05*c_8
    R7_4 = 3.3497340042275575e-05*s_8
    R7_5 = 0.001231440536717216*c_8
    R7_6 = R7_2 - 0.0005396092213171668 + R7_5
    R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8
    R7_8 = R7_0 + 0.01771278698415
    R7_9 = R7_1 - 2.0453744565e-06
    R7_10 = R7_2 + 0.0022644781431582876
    R7_11 = R7_5 + 0.002838197420805067
    R7_12 = R7_7 - 1.609852873477455e-07
    R7_13 = R7_3 - 0.0001172304186461722
    R7_14 = R7_4 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12))
    R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9)
    R6_2 = R6_0 - 0.0031799702681776175

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5*0.0005396092213171668
    R4_3 = 3.3497340042275575e-05*c_5
    R4_4 = 3.3497340042275575e-05*s_5
    R4_5 = 0.001231440536717216*c_5
    R4_6 = R4_2 - 0.0005396092213171668 + R4_5
    R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5
    R4_8 = R4_0 + 0.01771278698415
    R4_9 = R4_1 + 2.0453744565e-06
    R4_10 = R4_2 + 0.0022644781431582876
    R4_11 = R4_5 + 0.002838197420805067
    R4_12 = R4_7 + 1.609852873477455e-07
    R4_13 = R4_3 - 0.0001172304186461722
    R4_14 = R4_4 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12))
    R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9)
    R3_2 = R3_0 - 0.0031799702681776175

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2*0.0005396092213171668
    R1_3 = 3.3497340042275575e-05*c_2
    R1_4 = 3.3497340042275575e-05*s_2
    R1_5 = 0.001231440536717216*c_2
    R1_6 = R1_2 - 0.0005396092213171668 + R1_5
    R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2
    R1_8 = R1_0 + 0.01771278698415
    R1_9 = R1_1 - 2.0453744565e-06
    R1_10 = R1_2 + 0.0022644781431582876
    R1_11 = R1_5 + 0.002838197420805067
    R1_12 = R1_7 - 1.609852873477455e-07
    R1_13 = R1_3 - 0.0001172304186461722
    R1_14 = R1_4 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12))
    R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9)
    R0_2 = R0_0 - 0.0031799702681776175

    # inertia that joint 'FL_KFE' feels, and its couplings inward
    M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668
    M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0)

    # inertia that joint 'FR_KFE' feels, and its couplings inward
    M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668
    M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0)

    # inertia that joint 'HL_KFE' feels, and its couplings inward
    M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668
    M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0)

    # inertia that joint 'HR_KFE' feels, and its couplings inward
    M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668
    M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0)
    M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1

    # elimination of 'HR_KFE'
    U11_0 = 1842.912968642313*M11_2
    U11_1 = 1842.912968642313*M11_0
    U11_2 = R9_3 + M11_2*U11_0
    U11_3 = R9_2 - M11_2*U11_1
    U11_4 = R10_11 - M11_0*U11_1

    # elimination of 'HR_HFE'
    U10_0 = 1.0/U11_4
    U10_1 = U11_3*U10_0
    U10_2 = U11_2 + U11_3*U10_1

    # elimination of 'HL_KFE'
    U8_0 = 1842.912968642313*M8_1
    U8_1 = 1842.912968642313*M8_0
    U8_2 = R6_2 + M8_1*U8_0
    U8_3 = R6_1 - M8_1*U8_1
    U8_4 = R7_11 - M8_0*U8_1

    # elimination of 'HL_HFE'
    U7_0 = 1.0/U8_4
    U7_1 = U8_3*U7_0
    U7_2 = U8_2 + U8_3*U7_1

    # elimination of 'FR_KFE'
    U5_0 = 1842.912968642313*M5_1
    U5_1 = 1842.912968642313*M5_0
    U5_2 = R3_2 + M5_1*U5_0
    U5_3 = R3_1 - M5_1*U5_1
    U5_4 = R4_11 - M5_0*U5_1

    # elimination of 'FR_HFE'
    U4_0 = 1.0/U5_4
    U4_1 = U5_3*U4_0
    U4_2 = U5_2 + U5_3*U4_1

    # elimination of 'FL_KFE'
    U2_0 = 1842.912968642313*M2_1
    U2_1 = 1842.912968642313*M2_0
    U2_2 = R0_2 + M2_1*U2_0
    U2_3 = R0_1 - M2_1*U2_1
    U2_4 = R1_11 - M2_0*U2_1

    # elimination of 'FL_HFE'
    U1_0 = 1.0/U2_4
    U1_1 = U2_3*U1_0
    U1_2 = U2_2 + U2_3*U1_1

    # inverse of U
    W_0 = U2_0 - U2_1*U1_1
    W_1 = U5_0 - U5_1*U4_1
    W_2 = U8_0 - U8_1*U7_1
    W_3 = U11_0 - U11_1*U10_1

    W = [
        1.0, -U1_1, -W_0,  0.0, 0.0,  0.0,   0.0, 0.0,   0.0,   0.0, 0.0,   0.0,
        0.0, 1.0,   -U2_1, 0.0, 0.0,  0.0,   0.0, 0.0,   0.0,   0.0, 0.0,   0.0,
        0.0, 0.0,   1.0,   0.0, 0.0,  0.0,   0.0, 0.0,   0.0,   0.0, 0.0,   0.0,
        0.0, 0.0,   0.0,   1.0, U4_1, W_1,   0.0, 0.0,   0.0,   0.0, 0.0,   0.0,
        0.0, 0.0,   0.0,   0.0, 1.0,  -U5_1, 0.0, 0.0,   0.0,   0.0, 0.0,   0.0,
        0.0, 0.0,   0.0,   0.0, 0.0,  1.0,   0.0, 0.0,   0.0,   0.0, 0.0,   0.0,
        0.0, 0.0,   0.0,   0.0, 0.0,  0.0,   1.0, -U7_1, -W_2,  0.0, 0.0,   0.0,
        0.0, 0.0,   0.0,   0.0, 0.0,  0.0,   0.0, 1.0,   -U8_1, 0.0, 0.0,   0.0,
        0.0, 0.0,   0.0,   0.0, 0.0,  0.0,   0.0, 0.0,   1.0,   0.0, 0.0,   0.0,
        0.0, 0.0,   0.0,   0.0, 0.0,  0.0,   0.0, 0.0,   0.0,   1.0, U10_1, W_3,
        0.0, 0.0,   0.0,   0.0, 0.0,  0.0,   0.0, 0.0,   0.0,   0.0, 1.0,   -U11_1,
        0.0, 0.0,   0.0,   0.0, 0.0,  0.0,   0.0, 0.0,   0.0,   0.0, 0.0,   1.0,
    ]
    D = [
        -U1_2, U2_4, 0.0005426192213171668, -U4_2, U5_4, 0.0005426192213171668, -U7_2, U8_4,
        0.0005426192213171668, -U10_2, U11_4, 0.0005426192213171668,
    ]
    return [W, D]


def mass_matrix_inverse(q: ArrayLike) -> Array:
    """M^-1, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        M_inverse, shape (..., 12, 12).

    Operations: 164 mul, 120 add, 8 div, 16 trig.
    """
    return _evaluate("mass_matrix_inverse", _mass_matrix_inverse, [("q", q, 12)], [(12, 12)])


def _mass_matrix_inverse(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, _, q4, q5, _, q7, q8, _, q10, q11 = q

    # sines and cosines
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11*0.0005396092213171668
    R10_3 = 3.3497340042275575e-05*c_11
    R10_4 = 3.3497340042275575e-05*s_11
    R10_5 = 0.001231440536717216*c_11
    R10_6 = R10_2 - 0.0005396092213171668 + R10_5
    R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11
    R10_8 = R10_0 + 0.01771278698415
    R10_9 = R10_1 + 2.0453744565e-06
    R10_10 = R10_2 + 0.0022644781431582876
    R10_11 = R10_5 + 0.002838197420805067
    R10_12 = R10_7 + 1.609852873477455e-07
    R10_13 = R10_3 - 0.0001172304186461722
    R10_14 = R10_4 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12)
    R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9)
    R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1
    R9_3 = R10_10 - R9_0 - 0.0031799702681776175

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8*0.0005396092213171668
    R7_3 = 3.3497340042275575e-05*c_8
    R7_4 = 3.3497340042275575e-05*s_8
    R7_5 = 0.001231440536717216*c_8
    R7_6 = R7_2 - 0.0005396092213171668 + R7_5
    R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8
    R7_8 = R7_0 + 0.01771278698415
    R7_9 = R7_1 - 2.0453744565e-06
    R7_10 = R7_2 + 0.0022644781431582876
    R7_11 = R7_5 + 0.002838197420805067
    R7_12 = R7_7 - 1.609852873477455e-07
    R7_13 = R7_3 - 0.0001172304186461722
    R7_14 = R7_4 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12))
    R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9)
    R6_2 = R6_0 - 0.0031799702681776175

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5*0.0005396092213171668
    R4_3 = 3.3497340042275575e-05*c_5
    R4_4 = 3.3497340042275575e-05*s_5
    R4_5 = 0.001231440536717216*c_5
    R4_6 = R4_2 - 0.0005396092213171668 + R4_5
    R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5
    R4_8 = R4_0 + 0.01771278698415
    R4_9 = R4_1 + 2.0453744565e-06
    R4_10 = R4_2 + 0.0022644781431582876
    R4_11 = R4_5 + 0.002838197420805067
    R4_12 = R4_7 + 1.609852873477455e-07
    R4_13 = R4_3 - 0.0001172304186461722
    R4_14 = R4_4 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12))
    R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9)
    R3_2 = R3_0 - 0.0031799702681776175

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2*0.0005396092213171668
    R1_3 = 3.3497340042275575e-05*c_2
    R1_4 = 3.3497340042275575e-05*s_2
    R1_5 = 0.001231440536717216*c_2
    R1_6 = R1_2 - 0.0005396092213171668 + R1_5
    R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2
    R1_8 = R1_0 + 0.01771278698415
    R1_9 = R1_1 - 2.0453744565e-06
    R1_10 = R1_2 + 0.0022644781431582876
    R1_11 = R1_5 + 0.002838197420805067
    R1_12 = R1_7 - 1.609852873477455e-07
    R1_13 = R1_3 - 0.0001172304186461722
    R1_14 = R1_4 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12))
    R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9)
    R0_2 = R0_0 - 0.0031799702681776175

    # inertia that joint 'FL_KFE' feels, and its couplings inward
    M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668
    M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0)

    # inertia that joint 'FR_KFE' feels, and its couplings inward
    M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668
    M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0)

    # inertia that joint 'HL_KFE' feels, and its couplings inward
    M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668
    M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0)

    # inertia that joint 'HR_KFE' feels, and its couplings inward
    M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668
    M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0)
    M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1

    # elimination of 'HR_KFE'
    U11_0 = 1842.912968642313*M11_2
    U11_1 = 1842.912968642313*M11_0
    U11_2 = R9_3 + M11_2*U11_0
    U11_3 = R9_2 - M11_2*U11_1
    U11_4 = R10_11 - M11_0*U11_1

    # elimination of 'HR_HFE'
    U10_0 = 1.0/U11_4
    U10_1 = U11_3*U10_0
    U10_2 = U11_2 + U11_3*U10_1

    # elimination of 'HR_HAA'
    U9_0 = 1.0/U10_2

    # elimination of 'HL_KFE'
    U8_0 = 1842.912968642313*M8_1
    U8_1 = 1842.912968642313*M8_0
    U8_2 = R6_2 + M8_1*U8_0
    U8_3 = R6_1 - M8_1*U8_1
    U8_4 = R7_11 - M8_0*U8_1

    # elimination of 'HL_HFE'
    U7_0 = 1.0/U8_4
    U7_1 = U8_3*U7_0
    U7_2 = U8_2 + U8_3*U7_1

    # elimination of 'HL_HAA'
    U6_0 = 1.0/U7_2

    # elimination of 'FR_KFE'
    U5_0 = 1842.912968642313*M5_1
    U5_1 = 1842.912968642313*M5_0
    U5_2 = R3_2 + M5_1*U5_0
    U5_3 = R3_1 - M5_1*U5_1
    U5_4 = R4_11 - M5_0*U5_1

    # elimination of 'FR_HFE'
    U4_0 = 1.0/U5_4
    U4_1 = U5_3*U4_0
    U4_2 = U5_2 + U5_3*U4_1

    # elimination of 'FR_HAA'
    U3_0 = 1.0/U4_2

    # elimination of 'FL_KFE'
    U2_0 = 1842.912968642313*M2_1
    U2_1 = 1842.912968642313*M2_0
    U2_2 = R0_2 + M2_1*U2_0
    U2_3 = R0_1 - M2_1*U2_1
    U2_4 = R1_11 - M2_0*U2_1

    # elimination of 'FL_HFE'
    U1_0 = 1.0/U2_4
    U1_1 = U2_3*U1_0
    U1_2 = U2_2 + U2_3*U1_1

    # elimination of 'FL_HAA'
    U0_0 = 1.0/U1_2

    # row 'FL_HFE' of the inverse
    X1_0 = U1_1*U0_0
    X1_1 = U1_0 - U1_1*X1_0

    # row 'FL_KFE' of the inverse
    X2_0 = U2_0*U0_0 - U2_1*X1_0
    X2_1 = U2_0*X1_0 + U2_1*X1_1
    X2_2 = U2_0*X2_0 - 1842.912968642313 - U2_1*X2_1

    # row 'FR_HFE' of the inverse
    X4_0 = U4_1*U3_0
    X4_1 = U4_0 - U4_1*X4_0

    # row 'FR_KFE' of the inverse
    X5_0 = U5_0*U3_0 - U5_1*X4_0
    X5_1 = U5_0*X4_0 + U5_1*X4_1
    X5_2 = U5_0*X5_0 - 1842.912968642313 - U5_1*X5_1

    # row 'HL_HFE' of the inverse
    X7_0 = U7_1*U6_0
    X7_1 = U7_0 - U7_1*X7_0

    # row 'HL_KFE' of the inverse
    X8_0 = U8_0*U6_0 - U8_1*X7_0
    X8_1 = U8_0*X7_0 + U8_1*X7_1
    X8_2 = U8_0*X8_0 - 1842.912968642313 - U8_1*X8_1

    # row 'HR_HFE' of the inverse
    X10_0 = U10_1*U9_0
    X10_1 = U10_0 - U10_1*X10_0

    # row 'HR_KFE' of the inverse
    X11_0 = U11_0*U9_0 - U11_1*X10_0
    X11_1 = U11_0*X10_0 + U11_1*X10_1
    X11_2 = U11_0*X11_0 - 1842.912968642313 - U11_1*X11_1

    M_inverse = [
        -U0_0, X1_0,  X2_0,  0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,    0.0,    0.0,
        X1_0,  X1_1,  -X2_1, 0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,    0.0,    0.0,
        X2_0,  -X2_1, -X2_2, 0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,   -U3_0, -X4_0, -X5_0, 0.0,   0.0,   0.0,   0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,   -X4_0, X4_1,  -X5_1, 0.0,   0.0,   0.0,   0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,   -X5_0, -X5_1, -X5_2, 0.0,   0.0,   0.0,   0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   -U6_0, X7_0,  X8_0,  0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   X7_0,  X7_1,  -X8_1, 0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   X8_0,  -X8_1, -X8_2, 0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   -U9_0,  -X10_0, -X11_0,
        0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   -X10_0, X10_1,  -X11_1,
        0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   0.0,   -X11_0, -X11_1, -X11_2,
    ]
    return [M_inverse]


def inverse_dynamics(q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Joint forces (N) for the accelerations qdd; gravity, armature and friction included.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).
        qdd: joint accelerations [rad/s²], shape (..., 12).

    Returns:
        tau, shape (..., 12).

    Operations: 356 mul, 280 add, 24 trig.
    """
    return _evaluate(
        "inverse_dynamics",
        _inverse_dynamics,
        [
            ("q", q, 12),
            ("qd", qd, 12),
            ("qdd", qdd, 12),
        ],
        [(12,)],
    )


def _inverse_dynamics(m, q, qd, qdd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8, qd9, qd10, qd11 = qd
    qdd0, qdd1, qdd2, qdd3, qdd4, qdd5, qdd6, qdd7, qdd8, qdd9, qdd10, qdd11 = qdd

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # motion of 'FL_SHOULDER'
    v0_0 = 9.81*c_0
    v0_1 = 9.81*s_0
    v0_2 = qd0*qd0

    # motion of 'FL_UPPER_LEG'
    v1_0 = s_1*qd0
    v1_1 = c_1*qd0
    v1_2 = s_1*qdd0
    v1_3 = c_1*qdd0
    v1_4 = v0_0 + 0.05145*qdd0
    v1_5 = v0_1 - 0.05145*v0_2
    v1_6 = c_1*v1_4
    v1_7 = s_1*v1_4
    v1_8 = qd1*v1_1
    v1_9 = v1_2 + v1_8
    v1_10 = qd1*v1_0
    v1_11 = v1_3 - v1_10
    v1_12 = v1_0*v1_0
    v1_13 = v1_1*v1_1
    v1_14 = qd1*qd1
    v1_15 = v1_0*v1_1
    v1_16 = v1_13 + v1_14
    v1_17 = qdd1 - v1_15
    v1_18 = qdd1 + v1_15
    v1_19 = v1_12 + v1_14
    v1_20 = v1_10 - v1_11
    v1_21 = v1_8 + v1_9

    # motion of 'FL_LOWER_LEG'
    v2_0 = c_2*v1_0 + s_2*v1_1
    v2_1 = s_2*v1_0 - c_2*v1_1
    v2_2 = v1_5 - 0.16*v1_20
    v2_3 = s_2*(v1_6 + 0.16*v1_16) + c_2*(v1_7 + 0.16*v1_18)
    v2_4 = c_2*v1_9 + s_2*v1_11 - qd2*v2_1
    v2_5 = qdd1 + qdd2
    v2_6 = qd1 + qd2
    v2_7 = v2_0*v2_0
    v2_8 = v2_6*v2_6
    v2_9 = v2_0*v2_1
    v2_10 = v2_0*v2_6
    v2_11 = v2_1*v2_6
    v2_12 = v2_1*v2_1 + v2_8
    v2_13 = v2_5 - v2_9
    v2_14 = v2_4 + v2_11
    v2_15 = s_2*v1_9 - c_2*v1_11 + qd2*v2_0 + v2_10

    # motion of 'FR_SHOULDER'
    v3_0 = 9.81*c_3
    v3_1 = 9.81*s_3
    v3_2 = qd3*qd3

    # motion of 'FR_UPPER_LEG'
    v4_0 = s_4*qd3
    v4_1 = c_4*qd3
    v4_2 = s_4*qdd3
    v4_3 = c_4*qdd3
    v4_4 = v3_0 - 0.05145*qdd3
    v4_5 = v3_1 + 0.05145*v3_2
    v4_6 = c_4*v4_4
    v4_7 = s_4*v4_4
    v4_8 = qd4*v4_1
    v4_9 = v4_2 + v4_8
    v4_10 = qd4*v4_0
    v4_11 = v4_3 - v4_10
    v4_12 = v4_0*v4_0
    v4_13 = v4_1*v4_1
    v4_14 = qd4*qd4
    v4_15 = v4_0*v4_1
    v4_16 = v4_13 + v4_14
    v4_17 = qdd4 - v4_15
    v4_18 = qdd4 + v4_15
    v4_19 = v4_12 + v4_14
    v4_20 = v4_10 - v4_11
    v4_21 = v4_8 + v4_9

    # motion of 'FR_LOWER_LEG'
    v5_0 = c_5*v4_0 + s_5*v4_1
    v5_1 = s_5*v4_0 - c_5*v4_1
    v5_2 = v4_5 - 0.16*v4_20
    v5_3 = s_5*(v4_6 + 0.16*v4_16) + c_5*(v4_7 + 0.16*v4_18)
    v5_4 = c_5*v4_9 + s_5*v4_11 - qd5*v5_1
    v5_5 = qdd4 + qdd5
    v5_6 = qd4 + qd5
    v5_7 = v5_0*v5_0
    v5_8 = v5_6*v5_6
    v5_9 = v5_0*v5_1
    v5_10 = v5_0*v5_6
    v5_11 = v5_1*v5_6
    v5_12 = v5_1*v5_1 + v5_8
    v5_13 = v5_5 - v5_9
    v5_14 = v5_4 + v5_11
    v5_15 = s_5*v4_9 - c_5*v4_11 + qd5*v5_0 + v5_10

    # motion of 'HL_SHOULDER'
    v6_0 = 9.81*c_6
    v6_1 = 9.81*s_6
    v6_2 = qd6*qd6

    # motion of 'HL_UPPER_LEG'
    v7_0 = s_7*qd6
    v7_1 = c_7*qd6
    v7_2 = s_7*qdd6
    v7_3 = c_7*qdd6
    v7_4 = v6_0 + 0.05145*qdd6
    v7_5 = v6_1 - 0.05145*v6_2
    v7_6 = c_7*v7_4
    v7_7 = s_7*v7_4
    v7_8 = qd7*v7_1
    v7_9 = v7_2 + v7_8
    v7_10 = qd7*v7_0
    v7_11 = v7_3 - v7_10
    v7_12 = v7_0*v7_0
    v7_13 = v7_1*v7_1
    v7_14 = qd7*qd7
    v7_15 = v7_0*v7_1
    v7_16 = v7_13 + v7_14
    v7_17 = qdd7 - v7_15
    v7_18 = qdd7 + v7_15
    v7_19 = v7_12 + v7_14
    v7_20 = v7_10 - v7_11
    v7_21 = v7_8 + v7_9

    # motion of 'HL_LOWER_LEG'
    v8_0 = c_8*v7_0 + s_8*v7_1
    v8_1 = s_8*v7_0 - c_8*v7_1
    v8_2 = v7_5 - 0.16*v7_20
    v8_3 = s_8*(v7_6 + 0.16*v7_16) + c_8*(v7_7 + 0.16*v7_18)
    v8_4 = c_8*v7_9 + s_8*v7_11 - qd8*v8_1
    v8_5 = qdd7 + qdd8
    v8_6 = qd7 + qd8
    v8_7 = v8_0*v8_0
    v8_8 = v8_6*v8_6
    v8_9 = v8_0*v8_1
    v8_10 = v8_0*v8_6
    v8_11 = v8_1*v8_6
    v8_12 = v8_1*v8_1 + v8_8
    v8_13 = v8_5 - v8_9
    v8_14 = v8_4 + v8_11
    v8_15 = s_8*v7_9 - c_8*v7_11 + qd8*v8_0 + v8_10

    # motion of 'HR_SHOULDER'
    v9_0 = 9.81*c_9
    v9_1 = 9.81*s_9
    v9_2 = qd9*qd9

    # motion of 'HR_UPPER_LEG'
    v10_0 = s_10*qd9
    v10_1 = c_10*qd9
    v10_2 = s_10*qdd9
    v10_3 = c_10*qdd9
    v10_4 = v9_0 - 0.05145*qdd9
    v10_5 = v9_1 + 0.05145*v9_2
    v10_6 = c_10*v10_4
    v10_7 = s_10*v10_4
    v10_8 = qd10*v10_1
    v10_9 = v10_2 + v10_8
    v10_10 = qd10*v10_0
    v10_11 = v10_3 - v10_10
    v10_12 = v10_0*v10_0
    v10_13 = v10_1*v10_1
    v10_14 = qd10*qd10
    v10_15 = v10_0*v10_1
    v10_16 = v10_13 + v10_14
    v10_17 = qdd10 - v10_15
    v10_18 = qdd10 + v10_15
    v10_19 = v10_12 + v10_14
    v10_20 = v10_10 - v10_11
    v10_21 = v10_8 + v10_9

    # motion of 'HR_LOWER_LEG'
    v11_0 = c_11*v10_0 + s_11*v10_1
    v11_1 = s_11*v10_0 - c_11*v10_1
    v11_2 = v10_5 - 0.16*v10_20
    v11_3 = s_11*(v10_6 + 0.16*v10_16) + c_11*(v10_7 + 0.16*v10_18)
    v11_4 = c_11*v10_9 + s_11*v10_11 - qd11*v11_1
    v11_5 = qdd10 + qdd11
    v11_6 = qd10 + qd11
    v11_7 = v11_0*v11_0
    v11_8 = v11_6*v11_6
    v11_9 = v11_0*v11_1
    v11_10 = v11_0*v11_6
    v11_11 = v11_1*v11_6
    v11_12 = v11_1*v11_1 + v11_8
    v11_13 = v11_5 - v11_9
    v11_14 = v11_4 + v11_11
    v11_15 = s_11*v10_9 - c_11*v10_11 + qd11*v11_0 + v11_10

    # force on 'HR_LOWER_LEG'
    f11_0 = 0.0038482516772413*v11_12
    f11_1 = 0.0038482516772413*v11_13
    f11_2 = 3.3497340042275575e-05*v11_13
    f11_3 = 0.0005396092213171668*v11_4 + 0.0005426192213171668*v11_11 + f11_2
    f11_4 = 0.0010822284426343334*v11_10 - 3.3497340042275575e-05*(v11_7 - v11_8)
    f11_5 = 3.3497340042275575e-05*v11_14
    f11_6 = 0.0005426192213171668*v11_5 - 0.0005396092213171668*v11_9 - f11_5
    f11_7 = f11_4 - 0.0038482516772413*v11_2
    f11_8 = f11_6 + 0.0038482516772413*v11_3
    f11_9 = c_11*f11_0 + s_11*f11_1
    f11_10 = s_11*f11_0 - c_11*f11_1
    f11_11 = c_11*f11_3 - s_11*f11_7
    f11_12 = s_11*f11_3 + c_11*f11_7 + 0.000615720268358608*v11_15
    f11_13 = f11_8 - 0.16*f11_10

    # force on 'HR_UPPER_LEG'
    f10_0 = 0.0001172304186461722*v10_18
    f10_1 = 0.0022644781431582876*v10_9 - 0.0022955781994879005*v10_8 - f10_0
    f10_2 = 3.700383061853605e-08*(v10_13 - v10_14)
    f10_3 = 3.700383061853605e-08*v10_17
    f10_4 = 0.004560056342646188*v10_10 + 1.609852873477455e-07*v10_21 - f10_3
    f10_5 = 3.700383061853605e-08*v10_3
    f10_6 = 0.0022955781994879005*qdd10 + 0.0022644781431582876*v10_15 + f10_5
    f10_7 = 1.609852873477455e-07*(v10_12 - v10_13)
    f10_8 = 0.01771278698415*v10_7 + 2.0453744565e-06*v10_6
    f10_9 = f10_1 - 1.609852873477455e-07*v10_20 - f10_2 + 2.0453744565e-06*v10_5
    f10_10 = f10_4 + 0.0001172304186461722*(v10_12 - v10_14) - 0.01771278698415*v10_5
    f10_11 = f10_6 + 0.0001172304186461722*v10_2 - f10_7 + f10_8 + f11_13
    f10_12 = c_10*(0.01771278698415*v10_16 + 2.0453744565e-06*v10_17 + f11_9)
    f10_13 = s_10*(f11_10 - (0.01771278698415*v10_18 - 2.0453744565e-06*v10_19))
    f10_14 = 0.05145*(f10_12 - f10_13)
    f10_15 = s_10*(f11_11 + f10_9) + c_10*(f11_12 + f10_10) + f10_14

    # force on 'HR_SHOULDER'
    f9_0 = f10_15 - (0.0031799702681776175*qdd9 - 0.08509272390476785*c_9)

    # force on 'HL_LOWER_LEG'
    f8_0 = 0.0038482516772413*v8_12
    f8_1 = 0.0038482516772413*v8_13
    f8_2 = 3.3497340042275575e-05*v8_13
    f8_3 = 0.0005396092213171668*v8_4 + 0.0005426192213171668*v8_11 - f8_2
    f8_4 = 0.0010822284426343334*v8_10 + 3.3497340042275575e-05*(v8_7 - v8_8)
    f8_5 = 3.3497340042275575e-05*v8_14
    f8_6 = 0.0038482516772413*v8_3
    f8_7 = f8_4 - 0.0038482516772413*v8_2
    f8_8 = 0.0005426192213171668*v8_5 - 0.0005396092213171668*v8_9 + f8_5 + f8_6
    f8_9 = c_8*f8_0 + s_8*f8_1
    f8_10 = s_8*f8_0 - c_8*f8_1
    f8_11 = c_8*f8_3 - s_8*f8_7
    f8_12 = s_8*f8_3 + c_8*f8_7 + 0.000615720268358608*v8_15
    f8_13 = f8_8 - 0.16*f8_10

    # force on 'HL_UPPER_LEG'
    f7_0 = 0.0001172304186461722*v7_18
    f7_1 = 1.609852873477455e-07*v7_20
    f7_2 = 0.0022644781431582876*v7_9 - 0.0022955781994879005*v7_8 + f7_0 + f7_1
    f7_3 = 3.700383061853605e-08*v7_17
    f7_4 = 0.0001172304186461722*(v7_12 - v7_14)
    f7_5 = 0.004560056342646188*v7_10 - 1.609852873477455e-07*v7_21 - f7_3 - f7_4
    f7_6 = 3.700383061853605e-08*v7_3
    f7_7 = 0.0001172304186461722*v7_2
    f7_8 = 0.0022955781994879005*qdd7 + 0.0022644781431582876*v7_15 + f7_6 - f7_7
    f7_9 = 0.01771278698415*v7_7 - 2.0453744565e-06*v7_6
    f7_10 = f7_2 - 3.700383061853605e-08*(v7_13 - v7_14) - 2.0453744565e-06*v7_5
    f7_11 = f7_8 + 1.609852873477455e-07*(v7_12 - v7_13) + f7_9 + f8_13
    f7_12 = s_7*(f8_10 - (0.01771278698415*v7_18 + 2.0453744565e-06*v7_19))
    f7_13 = c_7*(0.01771278698415*v7_16 - 2.0453744565e-06*v7_17 + f8_9) - f7_12
    f7_14 = c_7*(f7_5 - 0.01771278698415*v7_5 + f8_12)
    f7_15 = s_7*(f8_11 + f7_10) + f7_14 - 0.05145*f7_13

    # force on 'HL_SHOULDER'
    f6_0 = f7_15 - (0.0031799702681776175*qdd6 + 0.08509272390476785*c_6)

    # force on 'FR_LOWER_LEG'
    f5_0 = 0.0038482516772413*v5_12
    f5_1 = 0.0038482516772413*v5_13
    f5_2 = 3.3497340042275575e-05*v5_13
    f5_3 = 0.0005396092213171668*v5_4 + 0.0005426192213171668*v5_11 + f5_2
    f5_4 = 0.0010822284426343334*v5_10 - 3.3497340042275575e-05*(v5_7 - v5_8)
    f5_5 = 3.3497340042275575e-05*v5_14
    f5_6 = 0.0038482516772413*v5_3
    f5_7 = f5_4 - 0.0038482516772413*v5_2
    f5_8 = 0.0005426192213171668*v5_5 - 0.0005396092213171668*v5_9 - f5_5 + f5_6
    f5_9 = c_5*f5_0 + s_5*f5_1
    f5_10 = s_5*f5_0 - c_5*f5_1
    f5_11 = c_5*f5_3 - s_5*f5_7
    f5_12 = s_5*f5_3 + c_5*f5_7 + 0.000615720268358608*v5_15
    f5_13 = f5_8 - 0.16*f5_10

    # force on 'FR_UPPER_LEG'
    f4_0 = 0.0001172304186461722*v4_18
    f4_1 = 1.609852873477455e-07*v4_20
    f4_2 = 0.0022644781431582876*v4_9 - 0.0022955781994879005*v4_8 - f4_0 - f4_1
    f4_3 = 3.700383061853605e-08*v4_17
    f4_4 = 0.0001172304186461722*(v4_12 - v4_14)
    f4_5 = 0.004560056342646188*v4_10 + 1.609852873477455e-07*v4_21 - f4_3 + f4_4
    f4_6 = 3.700383061853605e-08*v4_3
    f4_7 = 0.0001172304186461722*v4_2
    f4_8 = 0.0022955781994879005*qdd4 + 0.0022644781431582876*v4_15 + f4_6 + f4_7
    f4_9 = 0.01771278698415*v4_7 + 2.0453744565e-06*v4_6
    f4_10 = f4_2 - 3.700383061853605e-08*(v4_13 - v4_14) + 2.0453744565e-06*v4_5
    f4_11 = f4_8 - 1.609852873477455e-07*(v4_12 - v4_13) + f4_9 + f5_13
    f4_12 = s_4*(f5_10 - (0.01771278698415*v4_18 - 2.0453744565e-06*v4_19))
    f4_13 = c_4*(0.01771278698415*v4_16 + 2.0453744565e-06*v4_17 + f5_9) - f4_12
    f4_14 = s_4*(f5_11 + f4_10) + c_4*(f4_5 - 0.01771278698415*v4_5 + f5_12)
    f4_15 = f4_14 + 0.05145*f4_13

    # force on 'FR_SHOULDER'
    f3_0 = f4_15 - (0.0031799702681776175*qdd3 - 0.08509272390476785*c_3)

    # force on 'FL_LOWER_LEG'
    f2_0 = 0.0038482516772413*v2_12
    f2_1 = 0.0038482516772413*v2_13
    f2_2 = 3.3497340042275575e-05*v2_13
    f2_3 = 0.0005396092213171668*v2_4 + 0.0005426192213171668*v2_11 - f2_2
    f2_4 = 0.0010822284426343334*v2_10 + 3.3497340042275575e-05*(v2_7 - v2_8)
    f2_5 = 3.3497340042275575e-05*v2_14
    f2_6 = 0.0038482516772413*v2_3
    f2_7 = f2_4 - 0.0038482516772413*v2_2
    f2_8 = 0.0005426192213171668*v2_5 - 0.0005396092213171668*v2_9 + f2_5 + f2_6
    f2_9 = c_2*f2_0 + s_2*f2_1
    f2_10 = s_2*f2_0 - c_2*f2_1
    f2_11 = c_2*f2_3 - s_2*f2_7
    f2_12 = s_2*f2_3 + c_2*f2_7 + 0.000615720268358608*v2_15
    f2_13 = f2_8 - 0.16*f2_10

    # force on 'FL_UPPER_LEG'
    f1_0 = 0.0001172304186461722*v1_18
    f1_1 = 1.609852873477455e-07*v1_20
    f1_2 = 0.0022644781431582876*v1_9 - 0.0022955781994879005*v1_8 + f1_0 + f1_1
    f1_3 = 3.700383061853605e-08*v1_17
    f1_4 = 0.0001172304186461722*(v1_12 - v1_14)
    f1_5 = 0.004560056342646188*v1_10 - 1.609852873477455e-07*v1_21 - f1_3 - f1_4
    f1_6 = 3.700383061853605e-08*v1_3
    f1_7 = 0.0001172304186461722*v1_2
    f1_8 = 0.0022955781994879005*qdd1 + 0.0022644781431582876*v1_15 + f1_6 - f1_7
    f1_9 = 0.01771278698415*v1_7 - 2.0453744565e-06*v1_6
    f1_10 = f1_2 - 3.700383061853605e-08*(v1_13 - v1_14) - 2.0453744565e-06*v1_5
    f1_11 = f1_8 + 1.609852873477455e-07*(v1_12 - v1_13) + f1_9 + f2_13
    f1_12 = s_1*(f2_10 - (0.01771278698415*v1_18 + 2.0453744565e-06*v1_19))
    f1_13 = c_1*(0.01771278698415*v1_16 - 2.0453744565e-06*v1_17 + f2_9) - f1_12
    f1_14 = s_1*(f2_11 + f1_10) + c_1*(f1_5 - 0.01771278698415*v1_5 + f2_12)
    f1_15 = f1_14 - 0.05145*f1_13

    # force on 'FL_SHOULDER'
    f0_0 = f1_15 - (0.0031799702681776175*qdd0 + 0.08509272390476785*c_0)

    tau = [-f0_0, f1_11, f2_8, -f3_0, f4_11, f5_8, -f6_0, f7_11, f8_8, -f9_0, f10_11, f11_8]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N) at qdd = 0, friction included.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).

    Returns:
        bias, shape (..., 12).

    Operations: 320 mul, 220 add, 24 trig.
    """
    return _evaluate("bias_forces", _bias_forces, [("q", q, 12), ("qd", qd, 12)], [(12,)])


def _bias_forces(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8, qd9, qd10, qd11 = qd

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # motion of 'FL_SHOULDER'
    v0_0 = 9.81*c_0
    v0_1 = 9.81*s_0
    v0_2 = qd0*qd0

    # motion of 'FL_UPPER_LEG'
    v1_0 = s_1*qd0
    v1_1 = c_1*qd0
    v1_2 = v0_1 - 0.05145*v0_2
    v1_3 = qd1*v1_1
    v1_4 = qd1*v1_0
    v1_5 = v1_0*v1_0
    v1_6 = v1_1*v1_1
    v1_7 = qd1*qd1
    v1_8 = v1_0*v1_1
    v1_9 = v1_6 + v1_7
    v1_10 = v1_5 + v1_7

    # motion of 'FL_LOWER_LEG'
    v2_0 = c_2*v1_0 + s_2*v1_1
    v2_1 = s_2*v1_0 - c_2*v1_1
    v2_2 = qd1 + qd2
    v2_3 = v2_0*v2_0
    v2_4 = v2_2*v2_2
    v2_5 = v2_0*v2_1
    v2_6 = v2_0*v2_2
    v2_7 = v2_1*v2_2
    v2_8 = v2_1*v2_1 + v2_4

    # motion of 'FR_SHOULDER'
    v3_0 = 9.81*c_3
    v3_1 = 9.81*s_3
    v3_2 = qd3*qd3

    # motion of 'FR_UPPER_LEG'
    v4_0 = s_4*qd3
    v4_1 = c_4*qd3
    v4_2 = v3_1 + 0.05145*v3_2
    v4_3 = qd4*v4_1
    v4_4 = qd4*v4_0
    v4_5 = v4_0*v4_0
    v4_6 = v4_1*v4_1
    v4_7 = qd4*qd4
    v4_8 = v4_0*v4_1
    v4_9 = v4_6 + v4_7
    v4_10 = v4_5 + v4_7

    # motion of 'FR_LOWER_LEG'
    v5_0 = c_5*v4_0 + s_5*v4_1
    v5_1 = s_5*v4_0 - c_5*v4_1
    v5_2 = qd4 + qd5
    v5_3 = v5_0*v5_0
    v5_4 = v5_2*v5_2
    v5_5 = v5_0*v5_1
    v5_6 = v5_0*v5_2
    v5_7 = v5_1*v5_2
    v5_8 = v5_1*v5_1 + v5_4

    # motion of 'HL_SHOULDER'
    v6_0 = 9.81*c_6
    v6_1 = 9.81*s_6
    v6_2 = qd6*qd6

    # motion of 'HL_UPPER_LEG'
    v7_0 = s_7*qd6
    v7_1 = c_7*qd6
    v7_2 = v6_1 - 0.05145*v6_2
    v7_3 = qd7*v7_1
    v7_4 = qd7*v7_0
    v7_5 = v7_0*v7_0
    v7_6 = v7_1*v7_1
    v7_7 = qd7*qd7
    v7_8 = v7_0*v7_1
    v7_9 = v7_6 + v7_7
    v7_10 = v7_5 + v7_7

    # motion of 'HL_LOWER_LEG'
    v8_0 = c_8*v7_0 + s_8*v7_1
    v8_1 = s_8*v7_0 - c_8*v7_1
    v8_2 = qd7 + qd8
    v8_3 = v8_0*v8_0
    v8_4 = v8_2*v8_2
    v8_5 = v8_0*v8_1
    v8_6 = v8_0*v8_2
    v8_7 = v8_1*v8_2
    v8_8 = v8_1*v8_1 + v8_4

    # motion of 'HR_SHOULDER'
    v9_0 = 9.81*c_9
    v9_1 = 9.81*s_9
    v9_2 = qd9*qd9

    # motion of 'HR_UPPER_LEG'
    v10_0 = s_10*qd9
    v10_1 = c_10*qd9
    v10_2 = v9_1 + 0.05145*v9_2
    v10_3 = qd10*v10_1
    v10_4 = qd10*v10_0
    v10_5 = v10_0*v10_0
    v10_6 = v10_1*v10_1
    v10_7 = qd10*qd10
    v10_8 = v10_0*v10_1
    v10_9 = v10_6 + v10_7
    v10_10 = v10_5 + v10_7

    # motion of 'HR_LOWER_LEG'
    v11_0 = c_11*v10_0 + s_11*v10_1
    v11_1 = s_11*v10_0 - c_11*v10_1
    v11_2 = qd10 + qd11
    v11_3 = v11_0*v11_0
    v11_4 = v11_2*v11_2
    v11_5 = v11_0*v11_1
    v11_6 = v11_0*v11_2
    v11_7 = v11_1*v11_2
    v11_8 = v11_1*v11_1 + v11_4

    # force on 'HR_LOWER_LEG'
    f11_0 = 0.0038482516772413*v11_8
    f11_1 = 0.0010822284426343334*v11_6 - 3.3497340042275575e-05*(v11_3 - v11_4)

    # force on 'HL_LOWER_LEG'
    f8_0 = 0.0038482516772413*v8_8
    f8_1 = 0.0010822284426343334*v8_6 + 3.3497340042275575e-05*(v8_3 - v8_4)

    # force on 'FR_LOWER_LEG'
    f5_0 = 0.0038482516772413*v5_8
    f5_1 = 0.0010822284426343334*v5_6 - 3.3497340042275575e-05*(v5_3 - v5_4)

    # force on 'FL_LOWER_LEG'
    f2_0 = 0.0038482516772413*v2_8
    f2_1 = 0.0010822284426343334*v2_6 + 3.3497340042275575e-05*(v2_3 - v2_4)

    # motion of 'FL_UPPER_LEG'
    v1_11 = c_1*v0_0
    v1_12 = s_1*v0_0

    # motion of 'FL_LOWER_LEG'
    v2_9 = v1_2 - 0.32*v1_4
    v2_10 = s_2*(0.16*v1_9 + v1_11) + c_2*(v1_12 + 0.16*v1_8)
    v2_11 = qd2*v2_1 - (c_2*v1_3 - s_2*v1_4)
    v2_12 = v2_7 - v2_11
    v2_13 = s_2*v1_3 + c_2*v1_4 + qd2*v2_0 + v2_6

    # motion of 'FR_UPPER_LEG'
    v4_11 = c_4*v3_0
    v4_12 = s_4*v3_0

    # motion of 'FR_LOWER_LEG'
    v5_9 = v4_2 - 0.32*v4_4
    v5_10 = s_5*(0.16*v4_9 + v4_11) + c_5*(v4_12 + 0.16*v4_8)
    v5_11 = qd5*v5_1 - (c_5*v4_3 - s_5*v4_4)
    v5_12 = v5_7 - v5_11
    v5_13 = s_5*v4_3 + c_5*v4_4 + qd5*v5_0 + v5_6

    # motion of 'HL_UPPER_LEG'
    v7_11 = c_7*v6_0
    v7_12 = s_7*v6_0

    # motion of 'HL_LOWER_LEG'
    v8_9 = v7_2 - 0.32*v7_4
    v8_10 = s_8*(0.16*v7_9 + v7_11) + c_8*(v7_12 + 0.16*v7_8)
    v8_11 = qd8*v8_1 - (c_8*v7_3 - s_8*v7_4)
    v8_12 = v8_7 - v8_11
    v8_13 = s_8*v7_3 + c_8*v7_4 + qd8*v8_0 + v8_6

    # motion of 'HR_UPPER_LEG'
    v10_11 = c_10*v9_0
    v10_12 = s_10*v9_0

    # motion of 'HR_LOWER_LEG'
    v11_9 = v10_2 - 0.32*v10_4
    v11_10 = s_11*(0.16*v10_9 + v10_11) + c_11*(v10_12 + 0.16*v10_8)
    v11_11 = qd11*v11_1 - (c_11*v10_3 - s_11*v10_4)
    v11_12 = v11_7 - v11_11
    v11_13 = s_11*v10_3 + c_11*v10_4 + qd11*v11_0 + v11_6

    # force on 'HR_LOWER_LEG'
    f11_2 = 0.0038482516772413*v11_5
    f11_3 = 3.3497340042275575e-05*v11_5
    f11_4 = 0.0005426192213171668*v11_7 - 0.0005396092213171668*v11_11 - f11_3
    f11_5 = 0.0038482516772413*v11_10
    f11_6 = f11_1 - 0.0038482516772413*v11_9
    f11_7 = 0.0005396092213171668*v11_5 + 3.3497340042275575e-05*v11_12 - f11_5
    f11_8 = c_11*f11_0 - s_11*f11_2
    f11_9 = s_11*f11_0 + c_11*f11_2
    f11_10 = c_11*f11_4 - s_11*f11_6
    f11_11 = s_11*f11_4 + c_11*f11_6 + 0.000615720268358608*v11_13
    f11_12 = f11_7 + 0.16*f11_9

    # force on 'HR_UPPER_LEG'
    f10_0 = 3.21970574695491e-07*v10_4
    f10_1 = 3.1100056329612534e-05*v10_3 + 0.0001172304186461722*v10_8 + f10_0
    f10_2 = 3.700383061853605e-08*v10_8
    f10_3 = 0.004560056342646188*v10_4 + 3.21970574695491e-07*v10_3 + f10_2
    f10_4 = 0.0022644781431582876*v10_8 - 1.609852873477455e-07*(v10_5 - v10_6)
    f10_5 = 2.0453744565e-06*v10_2 - (3.700383061853605e-08*(v10_6 - v10_7) + f10_1)
    f10_6 = 0.01771278698415*v10_2 - (0.0001172304186461722*(v10_5 - v10_7) + f10_3)
    f10_7 = f11_12 - (0.01771278698415*v10_12 + 2.0453744565e-06*v10_11 + f10_4)
    f10_8 = c_10*(0.01771278698415*v10_9 - 2.0453744565e-06*v10_8 + f11_8)
    f10_9 = s_10*(2.0453744565e-06*v10_10 - 0.01771278698415*v10_8 + f11_9)
    f10_10 = 0.05145*(f10_8 - f10_9)
    f10_11 = s_10*(f11_10 + f10_5) + c_10*(f11_11 - f10_6) + f10_10

    # force on 'HR_SHOULDER'
    f9_0 = 0.08509272390476785*c_9 + f10_11

    # force on 'HL_LOWER_LEG'
    f8_2 = 0.0038482516772413*v8_5
    f8_3 = 3.3497340042275575e-05*v8_5
    f8_4 = 0.0005426192213171668*v8_7 - 0.0005396092213171668*v8_11 + f8_3
    f8_5 = 0.0038482516772413*v8_10
    f8_6 = f8_1 - 0.0038482516772413*v8_9
    f8_7 = 0.0005396092213171668*v8_5 - 3.3497340042275575e-05*v8_12 - f8_5
    f8_8 = c_8*f8_0 - s_8*f8_2
    f8_9 = s_8*f8_0 + c_8*f8_2
    f8_10 = c_8*f8_4 - s_8*f8_6
    f8_11 = s_8*f8_4 + c_8*f8_6 + 0.000615720268358608*v8_13
    f8_12 = f8_7 + 0.16*f8_9

    # force on 'HL_UPPER_LEG'
    f7_0 = 3.21970574695491e-07*v7_4
    f7_1 = 3.1100056329612534e-05*v7_3 - 0.0001172304186461722*v7_8 - f7_0
    f7_2 = 3.700383061853605e-08*v7_8
    f7_3 = 0.004560056342646188*v7_4 - 3.21970574695491e-07*v7_3 + f7_2
    f7_4 = 0.01771278698415*v7_12 - 2.0453744565e-06*v7_11
    f7_5 = 3.700383061853605e-08*(v7_6 - v7_7) + f7_1 + 2.0453744565e-06*v7_2
    f7_6 = 0.0001172304186461722*(v7_5 - v7_7) - f7_3 + 0.01771278698415*v7_2
    f7_7 = 0.0022644781431582876*v7_8 + 1.609852873477455e-07*(v7_5 - v7_6) + f7_4
    f7_8 = f8_12 - f7_7
    f7_9 = s_7*(f8_9 - (2.0453744565e-06*v7_10 + 0.01771278698415*v7_8))
    f7_10 = c_7*(0.01771278698415*v7_9 + 2.0453744565e-06*v7_8 + f8_8) - f7_9
    f7_11 = s_7*(f8_10 - f7_5) + c_7*(f8_11 - f7_6) - 0.05145*f7_10

    # force on 'HL_SHOULDER'
    f6_0 = 0.08509272390476785*c_6 - f7_11

    # force on 'FR_LOWER_LEG'
    f5_2 = 0.0038482516772413*v5_5
    f5_3 = 3.3497340042275575e-05*v5_5
    f5_4 = 0.0005426192213171668*v5_7 - 0.0005396092213171668*v5_11 - f5_3
    f5_5 = 0.0038482516772413*v5_10
    f5_6 = f5_1 - 0.0038482516772413*v5_9
    f5_7 = 0.0005396092213171668*v5_5 + 3.3497340042275575e-05*v5_12 - f5_5
    f5_8 = c_5*f5_0 - s_5*f5_2
    f5_9 = s_5*f5_0 + c_5*f5_2
    f5_10 = c_5*f5_4 - s_5*f5_6
    f5_11 = s_5*f5_4 + c_5*f5_6 + 0.000615720268358608*v5_13
    f5_12 = f5_7 + 0.16*f5_9

    # force on 'FR_UPPER_LEG'
    f4_0 = 3.21970574695491e-07*v4_4
    f4_1 = 3.1100056329612534e-05*v4_3 + 0.0001172304186461722*v4_8 + f4_0
    f4_2 = 3.700383061853605e-08*v4_8
    f4_3 = 0.004560056342646188*v4_4 + 3.21970574695491e-07*v4_3 + f4_2
    f4_4 = 0.01771278698415*v4_12 + 2.0453744565e-06*v4_11
    f4_5 = 2.0453744565e-06*v4_2 - (3.700383061853605e-08*(v4_6 - v4_7) + f4_1)
    f4_6 = 0.01771278698415*v4_2 - (0.0001172304186461722*(v4_5 - v4_7) + f4_3)
    f4_7 = 0.0022644781431582876*v4_8 - 1.609852873477455e-07*(v4_5 - v4_6) + f4_4
    f4_8 = f5_12 - f4_7
    f4_9 = s_4*(2.0453744565e-06*v4_10 - 0.01771278698415*v4_8 + f5_9)
    f4_10 = c_4*(0.01771278698415*v4_9 - 2.0453744565e-06*v4_8 + f5_8) - f4_9
    f4_11 = s_4*(f5_10 + f4_5) + c_4*(f5_11 - f4_6) + 0.05145*f4_10

    # force on 'FR_SHOULDER'
    f3_0 = 0.08509272390476785*c_3 + f4_11

    # force on 'FL_LOWER_LEG'
    f2_2 = 0.0038482516772413*v2_5
    f2_3 = 3.3497340042275575e-05*v2_5
    f2_4 = 0.0005426192213171668*v2_7 - 0.0005396092213171668*v2_11 + f2_3
    f2_5 = 0.0038482516772413*v2_10
    f2_6 = f2_1 - 0.0038482516772413*v2_9
    f2_7 = 0.0005396092213171668*v2_5 - 3.3497340042275575e-05*v2_12 - f2_5
    f2_8 = c_2*f2_0 - s_2*f2_2
    f2_9 = s_2*f2_0 + c_2*f2_2
    f2_10 = c_2*f2_4 - s_2*f2_6
    f2_11 = s_2*f2_4 + c_2*f2_6 + 0.000615720268358608*v2_13
    f2_12 = f2_7 + 0.16*f2_9

    # force on 'FL_UPPER_LEG'
    f1_0 = 3.21970574695491e-07*v1_4
    f1_1 = 3.1100056329612534e-05*v1_3 - 0.0001172304186461722*v1_8 - f1_0
    f1_2 = 3.700383061853605e-08*v1_8
    f1_3 = 0.004560056342646188*v1_4 - 3.21970574695491e-07*v1_3 + f1_2
    f1_4 = 0.01771278698415*v1_12 - 2.0453744565e-06*v1_11
    f1_5 = 3.700383061853605e-08*(v1_6 - v1_7) + f1_1 + 2.0453744565e-06*v1_2
    f1_6 = 0.0001172304186461722*(v1_5 - v1_7) - f1_3 + 0.01771278698415*v1_2
    f1_7 = 0.0022644781431582876*v1_8 + 1.609852873477455e-07*(v1_5 - v1_6) + f1_4
    f1_8 = f2_12 - f1_7
    f1_9 = s_1*(f2_9 - (2.0453744565e-06*v1_10 + 0.01771278698415*v1_8))
    f1_10 = c_1*(0.01771278698415*v1_9 + 2.0453744565e-06*v1_8 + f2_8) - f1_9
    f1_11 = s_1*(f2_10 - f1_5) + c_1*(f2_11 - f1_6) - 0.05145*f1_10

    # force on 'FL_SHOULDER'
    f0_0 = 0.08509272390476785*c_0 - f1_11

    bias = [f0_0, -f1_8, -f2_7, -f3_0, -f4_8, -f5_7, f6_0, -f7_8, -f8_7, -f9_0, -f10_7, -f11_7]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N) that hold the robot at rest.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        g, shape (..., 12).

    Operations: 64 mul, 28 add, 24 trig.
    """
    return _evaluate("gravity_forces", _gravity_forces, [("q", q, 12)], [(12,)])


def _gravity_forces(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11 = q

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # motion of 'FL_SHOULDER'
    v0_0 = 9.81*c_0

    # motion of 'FR_SHOULDER'
    v3_0 = 9.81*c_3

    # motion of 'HL_SHOULDER'
    v6_0 = 9.81*c_6

    # motion of 'HR_SHOULDER'
    v9_0 = 9.81*c_9

    # motion of 'FL_UPPER_LEG'
    v1_0 = c_1*v0_0
    v1_1 = s_1*v0_0

    # motion of 'FR_UPPER_LEG'
    v4_0 = c_4*v3_0
    v4_1 = s_4*v3_0

    # motion of 'HL_UPPER_LEG'
    v7_0 = c_7*v6_0
    v7_1 = s_7*v6_0

    # motion of 'HR_UPPER_LEG'
    v10_0 = c_10*v9_0
    v10_1 = s_10*v9_0

    # motion of 'FL_LOWER_LEG'
    v2_0 = s_2*v1_0 + c_2*v1_1

    # motion of 'FR_LOWER_LEG'
    v5_0 = s_5*v4_0 + c_5*v4_1

    # motion of 'HL_LOWER_LEG'
    v8_0 = s_8*v7_0 + c_8*v7_1

    # motion of 'HR_LOWER_LEG'
    v11_0 = s_11*v10_0 + c_11*v10_1

    # force on 'HR_LOWER_LEG'
    f11_0 = 0.037751348953737156*s_9
    f11_1 = 0.0038482516772413*v11_0
    f11_2 = s_11*f11_0
    f11_3 = c_11*f11_0

    # force on 'HR_UPPER_LEG'
    f10_0 = 0.01771278698415*v10_1 + 2.0453744565e-06*v10_0 + f11_1
    f10_1 = c_10*(f11_3 + 0.1737624403145115*s_9)
    f10_2 = s_10*(f11_2 + 2.0065123418265e-05*s_9) - f10_1

    # force on 'HR_SHOULDER'
    f9_0 = 0.08509272390476785*c_9 + f10_2

    # force on 'HL_LOWER_LEG'
    f8_0 = 0.037751348953737156*s_6
    f8_1 = 0.0038482516772413*v8_0
    f8_2 = s_8*f8_0
    f8_3 = c_8*f8_0

    # force on 'HL_UPPER_LEG'
    f7_0 = 0.01771278698415*v7_1 - 2.0453744565e-06*v7_0 + f8_1
    f7_1 = c_7*(f8_3 + 0.1737624403145115*s_6)
    f7_2 = s_7*(f8_2 - 2.0065123418265e-05*s_6) - f7_1

    # force on 'HL_SHOULDER'
    f6_0 = 0.08509272390476785*c_6 - f7_2

    # force on 'FR_LOWER_LEG'
    f5_0 = 0.037751348953737156*s_3
    f5_1 = 0.0038482516772413*v5_0
    f5_2 = s_5*f5_0
    f5_3 = c_5*f5_0

    # force on 'FR_UPPER_LEG'
    f4_0 = 0.01771278698415*v4_1 + 2.0453744565e-06*v4_0 + f5_1
    f4_1 = c_4*(f5_3 + 0.1737624403145115*s_3)
    f4_2 = s_4*(f5_2 + 2.0065123418265e-05*s_3) - f4_1

    # force on 'FR_SHOULDER'
    f3_0 = 0.08509272390476785*c_3 + f4_2

    # force on 'FL_LOWER_LEG'
    f2_0 = 0.037751348953737156*s_0
    f2_1 = 0.0038482516772413*v2_0
    f2_2 = s_2*f2_0
    f2_3 = c_2*f2_0

    # force on 'FL_UPPER_LEG'
    f1_0 = 0.01771278698415*v1_1 - 2.0453744565e-06*v1_0 + f2_1
    f1_1 = c_1*(f2_3 + 0.1737624403145115*s_0)
    f1_2 = s_1*(f2_2 - 2.0065123418265e-05*s_0) - f1_1

    # force on 'FL_SHOULDER'
    f0_0 = 0.08509272390476785*c_0 - f1_2

    g = [f0_0, f1_0, f2_1, -f3_0, f4_0, f5_1, f6_0, f7_0, f8_1, -f9_0, f10_0, f11_1]
    return [g]


def coriolis_matrix(q: ArrayLike, qd: ArrayLike) -> Array:
    """Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).

    Returns:
        C, shape (..., 12, 12).

    Operations: 504 mul, 404 add, 16 trig.
    """
    return _evaluate(
        "coriolis_matrix",
        _coriolis_matrix,
        [
            ("q", q, 12),
            ("qd", qd, 12),
        ],
        [(12, 12)],
    )


def _coriolis_matrix(m, q, qd):
    cos, sin = m.cos, m.sin
    _, q1, q2, _, q4, q5, _, q7, q8, _, q10, q11 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8, qd9, qd10, qd11 = qd

    # sines and cosines
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11
    R10_3 = c_11*s_11
    R10_4 = 0.0005396092213171668*R10_2
    R10_5 = 3.3497340042275575e-05*c_11
    R10_6 = 3.3497340042275575e-05*s_11
    R10_7 = R10_4 - 0.0005396092213171668 + 0.001231440536717216*c_11
    R10_8 = 0.0005396092213171668*R10_3 + 0.000615720268358608*s_11
    R10_9 = R10_0 + 0.01771278698415
    R10_10 = R10_1 + 2.0453744565e-06
    R10_11 = R10_4 + 0.0022644781431582876
    R10_12 = R10_8 + 1.609852873477455e-07
    R10_13 = R10_5 - 0.0001172304186461722
    R10_14 = R10_6 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10
    R9_1 = c_10*s_10

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8
    R7_3 = c_8*s_8
    R7_4 = 0.0005396092213171668*R7_2
    R7_5 = 3.3497340042275575e-05*c_8
    R7_6 = 3.3497340042275575e-05*s_8
    R7_7 = R7_4 - 0.0005396092213171668 + 0.001231440536717216*c_8
    R7_8 = 0.0005396092213171668*R7_3 + 0.000615720268358608*s_8
    R7_9 = R7_0 + 0.01771278698415
    R7_10 = R7_1 - 2.0453744565e-06
    R7_11 = R7_4 + 0.0022644781431582876
    R7_12 = R7_8 - 1.609852873477455e-07
    R7_13 = R7_5 - 0.0001172304186461722
    R7_14 = R7_6 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = c_7*c_7
    R6_1 = c_7*s_7

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5
    R4_3 = c_5*s_5
    R4_4 = 0.0005396092213171668*R4_2
    R4_5 = 3.3497340042275575e-05*c_5
    R4_6 = 3.3497340042275575e-05*s_5
    R4_7 = R4_4 - 0.0005396092213171668 + 0.001231440536717216*c_5
    R4_8 = 0.0005396092213171668*R4_3 + 0.000615720268358608*s_5
    R4_9 = R4_0 + 0.01771278698415
    R4_10 = R4_1 + 2.0453744565e-06
    R4_11 = R4_4 + 0.0022644781431582876
    R4_12 = R4_8 + 1.609852873477455e-07
    R4_13 = R4_5 - 0.0001172304186461722
    R4_14 = R4_6 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = c_4*c_4
    R3_1 = c_4*s_4

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2
    R1_3 = c_2*s_2
    R1_4 = 0.0005396092213171668*R1_2
    R1_5 = 3.3497340042275575e-05*c_2
    R1_6 = 3.3497340042275575e-05*s_2
    R1_7 = R1_4 - 0.0005396092213171668 + 0.001231440536717216*c_2
    R1_8 = 0.0005396092213171668*R1_3 + 0.000615720268358608*s_2
    R1_9 = R1_0 + 0.01771278698415
    R1_10 = R1_1 - 2.0453744565e-06
    R1_11 = R1_4 + 0.0022644781431582876
    R1_12 = R1_8 - 1.609852873477455e-07
    R1_13 = R1_5 - 0.0001172304186461722
    R1_14 = R1_6 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = c_1*c_1
    R0_1 = c_1*s_1

    # motion of 'FL_UPPER_LEG'
    v1_0 = s_1*qd0
    v1_1 = c_1*qd0

    # motion of 'FL_LOWER_LEG'
    v2_0 = c_2*v1_0 + s_2*v1_1
    v2_1 = s_2*v1_0 - c_2*v1_1
    v2_2 = qd1 + qd2

    # motion of 'FR_UPPER_LEG'
    v4_0 = s_4*qd3
    v4_1 = c_4*qd3

    # motion of 'FR_LOWER_LEG'
    v5_0 = c_5*v4_0 + s_5*v4_1
    v5_1 = s_5*v4_0 - c_5*v4_1
    v5_2 = qd4 + qd5

    # motion of 'HL_UPPER_LEG'
    v7_0 = s_7*qd6
    v7_1 = c_7*qd6

    # motion of 'HL_LOWER_LEG'
    v8_0 = c_8*v7_0 + s_8*v7_1
    v8_1 = s_8*v7_0 - c_8*v7_1
    v8_2 = qd7 + qd8

    # motion of 'HR_UPPER_LEG'
    v10_0 = s_10*qd9
    v10_1 = c_10*qd9

    # motion of 'HR_LOWER_LEG'
    v11_0 = c_11*v10_0 + s_11*v10_1
    v11_1 = s_11*v10_0 - c_11*v10_1
    v11_2 = qd10 + qd11

    # velocity of 'FL_UPPER_LEG'
    v1_2 = 0.05145*qd0
    v1_3 = c_1*v1_2
    v1_4 = s_1*v1_2

    # velocity of 'FL_LOWER_LEG'
    v2_3 = v1_4 + 0.16*qd1
    v2_4 = c_2*v1_3 - s_2*v2_3
    v2_5 = s_2*v1_3 + c_2*v2_3

    # velocity of 'FR_UPPER_LEG'
    v4_2 = 0.05145*qd3
    v4_3 = c_4*v4_2
    v4_4 = s_4*v4_2

    # velocity of 'FR_LOWER_LEG'
    v5_3 = v4_4 - 0.16*qd4
    v5_4 = c_5*v4_3 - s_5*v5_3
    v5_5 = s_5*v4_3 + c_5*v5_3

    # velocity of 'HL_UPPER_LEG'
    v7_2 = 0.05145*qd6
    v7_3 = c_7*v7_2
    v7_4 = s_7*v7_2

    # velocity of 'HL_LOWER_LEG'
    v8_3 = v7_4 + 0.16*qd7
    v8_4 = c_8*v7_3 - s_8*v8_3
    v8_5 = s_8*v7_3 + c_8*v8_3

    # velocity of 'HR_UPPER_LEG'
    v10_2 = 0.05145*qd9
    v10_3 = c_10*v10_2
    v10_4 = s_10*v10_2

    # velocity of 'HR_LOWER_LEG'
    v11_3 = v10_4 - 0.16*qd10
    v11_4 = c_11*v10_3 - s_11*v11_3
    v11_5 = s_11*v10_3 + c_11*v11_3

    # momenta of 'FL_UPPER_LEG'
    L1_0 = 5.86152093230861e-05*v1_1
    L1_1 = 8.049264367387275e-08*qd1
    L1_2 = 8.049264367387275e-08*v1_0
    L1_3 = 1.8501915309268026e-08*v1_1
    L1_4 = 1.8501915309268026e-08*v1_0
    L1_5 = 8.049264367387275e-08*v1_1
    L1_6 = 1.8501915309268026e-08*qd1
    L1_7 = 5.86152093230861e-05*qd1
    L1_8 = 0.01771278698415*v1_3
    L1_9 = 2.0453744565e-06*v1_4
    L1_10 = 0.008856393492075*v1_4 + 1.02268722825e-06*v1_3
    L1_11 = 0.0011322390715791438*qd1 - 5.86152093230861e-05*v1_0 - L1_3 + L1_10

    # momenta of 'FL_LOWER_LEG'
    L2_0 = 1.6748670021137788e-05*v2_2
    L2_1 = L2_0 - 0.0002713096106585834*v2_0
    L2_2 = 3.3497340042275575e-05*v2_1
    L2_3 = 0.00192412583862065*v2_2
    L2_4 = 0.00192412583862065*v2_1
    L2_5 = L2_0 - 0.0002698046106585834*v2_0
    L2_6 = 0.000307860134179304*v1_1
    L2_7 = 0.00192412583862065*v2_5
    L2_8 = 0.0038482516772413*v2_4
    L2_9 = L2_2 - L2_8
    L2_10 = 0.0002698046106585834*v2_2 + 1.6748670021137788e-05*v2_0 + L2_7
    L2_11 = 0.0005411142213171667*v2_1 - L2_6

    # momenta of 'FR_UPPER_LEG'
    L4_0 = 5.86152093230861e-05*v4_1
    L4_1 = 8.049264367387275e-08*qd4
    L4_2 = 8.049264367387275e-08*v4_0
    L4_3 = 1.8501915309268026e-08*v4_1
    L4_4 = 1.8501915309268026e-08*v4_0
    L4_5 = 8.049264367387275e-08*v4_1
    L4_6 = 1.8501915309268026e-08*qd4
    L4_7 = 5.86152093230861e-05*qd4
    L4_8 = 0.01771278698415*v4_3
    L4_9 = 2.0453744565e-06*v4_4
    L4_10 = 0.008856393492075*v4_4 - 1.02268722825e-06*v4_3
    L4_11 = 0.0011322390715791438*qd4 + 5.86152093230861e-05*v4_0 - L4_3 - L4_10

    # momenta of 'FR_LOWER_LEG'
    L5_0 = 1.6748670021137788e-05*v5_2
    L5_1 = L5_0 + 0.0002713096106585834*v5_0
    L5_2 = 3.3497340042275575e-05*v5_1
    L5_3 = 0.00192412583862065*v5_2
    L5_4 = 0.00192412583862065*v5_1
    L5_5 = L5_0 + 0.0002698046106585834*v5_0
    L5_6 = 0.000307860134179304*v4_1
    L5_7 = 0.00192412583862065*v5_5
    L5_8 = 0.0038482516772413*v5_4
    L5_9 = L5_2 - L5_8
    L5_10 = 0.0002698046106585834*v5_2 - 1.6748670021137788e-05*v5_0 - L5_7
    L5_11 = 0.0005411142213171667*v5_1 - L5_6

    # momenta of 'HL_UPPER_LEG'
    L7_0 = 5.86152093230861e-05*v7_1
    L7_1 = 8.049264367387275e-08*qd7
    L7_2 = 8.049264367387275e-08*v7_0
    L7_3 = 1.8501915309268026e-08*v7_1
    L7_4 = 1.8501915309268026e-08*v7_0
    L7_5 = 8.049264367387275e-08*v7_1
    L7_6 = 1.8501915309268026e-08*qd7
    L7_7 = 5.86152093230861e-05*qd7
    L7_8 = 0.01771278698415*v7_3
    L7_9 = 2.0453744565e-06*v7_4
    L7_10 = 0.008856393492075*v7_4 + 1.02268722825e-06*v7_3
    L7_11 = 0.0011322390715791438*qd7 - 5.86152093230861e-05*v7_0 - L7_3 + L7_10

    # momenta of 'HL_LOWER_LEG'
    L8_0 = 1.6748670021137788e-05*v8_2
    L8_1 = L8_0 - 0.0002713096106585834*v8_0
    L8_2 = 3.3497340042275575e-05*v8_1
    L8_3 = 0.00192412583862065*v8_2
    L8_4 = 0.00192412583862065*v8_1
    L8_5 = L8_0 - 0.0002698046106585834*v8_0
    L8_6 = 0.000307860134179304*v7_1
    L8_7 = 0.00192412583862065*v8_5
    L8_8 = 0.0038482516772413*v8_4
    L8_9 = L8_2 - L8_8
    L8_10 = 0.0002698046106585834*v8_2 + 1.6748670021137788e-05*v8_0 + L8_7
    L8_11 = 0.0005411142213171667*v8_1 - L8_6

    # momenta of 'HR_UPPER_LEG'
    L10_0 = 5.86152093230861e-05*v10_1
    L10_1 = 8.049264367387275e-08*qd10
    L10_2 = 8.049264367387275e-08*v10_0
    L10_3 = 1.8501915309268026e-08*v10_1
    L10_4 = 1.8501915309268026e-08*v10_0
    L10_5 = 8.049264367387275e-08*v10_1
    L10_6 = 1.8501915309268026e-08*qd10
    L10_7 = 5.86152093230861e-05*qd10
    L10_8 = 0.01771278698415*v10_3
    L10_9 = 2.0453744565e-06*v10_4
    L10_10 = 0.008856393492075*v10_4 - 1.02268722825e-06*v10_3
    L10_11 = 0.0011322390715791438*qd10 + 5.86152093230861e-05*v10_0 - L10_3 - L10_10

    # momenta of 'HR_LOWER_LEG'
    L11_0 = 1.6748670021137788e-05*v11_2
    L11_1 = L11_0 + 0.0002713096106585834*v11_0
    L11_2 = 3.3497340042275575e-05*v11_1
    L11_3 = 0.00192412583862065*v11_2
    L11_4 = 0.00192412583862065*v11_1
    L11_5 = L11_0 + 0.0002698046106585834*v11_0
    L11_6 = 0.000307860134179304*v10_1
    L11_7 = 0.00192412583862065*v11_5
    L11_8 = 0.0038482516772413*v11_4
    L11_9 = L11_2 - L11_8
    L11_10 = 0.0002698046106585834*v11_2 - 1.6748670021137788e-05*v11_0 - L11_7
    L11_11 = 0.0005411142213171667*v11_1 - L11_6

    # momenta of 'HR_UPPER_LEG'
    L10_12 = s_11*L11_3
    L10_13 = c_11*L11_3
    L10_14 = c_11*L11_5 + s_11*L11_6
    L10_15 = 0.000307860134179304*v11_1
    L10_16 = 2.0*L11_10
    L10_17 = R10_2*L11_9 + R10_3*L10_16
    L10_18 = s_11*L11_11 + c_11*L11_1
    L10_19 = 0.32*L10_12
    L10_20 = 1.02268722825e-06*qd10 + L10_12
    L10_21 = 0.008856393492075*qd10 + L10_13
    L10_22 = 1.02268722825e-06*v10_0 - 0.008856393492075*v10_1 + L11_4
    L10_23 = L10_7 - (L10_5 + 0.0011322390715791438*v10_0) - L10_14
    L10_24 = L10_2 - L10_6 + (s_11*L11_5 - c_11*L11_6 + L10_15)
    L10_25 = 2.0*(L10_0 + L10_1) - L10_9 + (L11_8 + L10_17)
    L10_26 = 2.0*(L10_1 + L10_4) - L10_8 - (L11_2 - L10_17 - L10_19)
    L10_27 = 2.0*(L10_0 - L10_4) - (L10_8 - L10_9) + (L11_9 + L10_19)
    L10_28 = 0.16*L10_13 - (R10_3*L11_9 - R10_2*L10_16 + L11_10) + L10_11
    L10_29 = L10_2 - 0.002280028171323094*v10_1 + L10_6 + L10_15 + c_11*L11_11
    L10_30 = L10_29 - s_11*L11_1
    L10_31 = L10_7 - 0.0011477890997439503*v10_0 + L10_5 - L10_18

    # momenta of 'HR_SHOULDER'
    L9_0 = L10_25 - (R9_0*(L10_25 + L10_26) + 2.0*L10_28*R9_1) + 0.1029*L10_22

    # momenta of 'HL_UPPER_LEG'
    L7_12 = s_8*L8_3
    L7_13 = c_8*L8_3
    L7_14 = c_8*L8_5 - s_8*L8_6
    L7_15 = 0.000307860134179304*v8_1
    L7_16 = 2.0*L8_10
    L7_17 = R7_2*L8_9 - R7_3*L7_16
    L7_18 = s_8*L8_1
    L7_19 = s_8*L8_11 - c_8*L8_1
    L7_20 = 0.32*L7_12
    L7_21 = 1.02268722825e-06*qd7 - L7_12
    L7_22 = 0.008856393492075*qd7 + L7_13
    L7_23 = 1.02268722825e-06*v7_0 + 0.008856393492075*v7_1 - L8_4
    L7_24 = L7_7 - (L7_5 - 0.0011322390715791438*v7_0) - L7_14
    L7_25 = L7_2 + L7_6 + (s_8*L8_5 + c_8*L8_6 - L7_15)
    L7_26 = 2.0*(L7_0 + L7_1) + L7_9 + (L8_8 + L7_17)
    L7_27 = 2.0*(L7_1 - L7_4) - L7_8 - (L8_2 - L7_17 + L7_20)
    L7_28 = 2.0*(L7_0 + L7_4) - (L7_8 + L7_9) + (L8_9 - L7_20)
    L7_29 = 0.16*L7_13 - (L8_10 - (R7_3*L8_9 + R7_2*L7_16)) + L7_11
    L7_30 = L7_2 + 0.002280028171323094*v7_1 - L7_6 - L7_15 - c_8*L8_11 - L7_18
    L7_31 = L7_7 + 0.0011477890997439503*v7_0 + L7_5 + L7_19

    # momenta of 'HL_SHOULDER'
    L6_0 = L7_26 - (R6_0*(L7_26 + L7_27) - 2.0*L7_29*R6_1) - 0.1029*L7_23

    # momenta of 'FR_UPPER_LEG'
    L4_12 = s_5*L5_3
    L4_13 = c_5*L5_3
    L4_14 = c_5*L5_5 + s_5*L5_6
    L4_15 = 0.000307860134179304*v5_1
    L4_16 = 2.0*L5_10
    L4_17 = R4_2*L5_9 + R4_3*L4_16
    L4_18 = s_5*L5_1
    L4_19 = s_5*L5_11 + c_5*L5_1
    L4_20 = 0.32*L4_12
    L4_21 = 1.02268722825e-06*qd4 + L4_12
    L4_22 = 0.008856393492075*qd4 + L4_13
    L4_23 = 1.02268722825e-06*v4_0 - 0.008856393492075*v4_1 + L5_4
    L4_24 = L4_7 - (L4_5 + 0.0011322390715791438*v4_0) - L4_14
    L4_25 = L4_2 - L4_6 + (s_5*L5_5 - c_5*L5_6 + L4_15)
    L4_26 = 2.0*(L4_0 + L4_1) - L4_9 + (L5_8 + L4_17)
    L4_27 = 2.0*(L4_1 + L4_4) - L4_8 - (L5_2 - L4_17 - L4_20)
    L4_28 = 2.0*(L4_0 - L4_4) - (L4_8 - L4_9) + (L5_9 + L4_20)
    L4_29 = 0.16*L4_13 - (R4_3*L5_9 - R4_2*L4_16 + L5_10) + L4_11
    L4_30 = L4_2 - 0.002280028171323094*v4_1 + L4_6 + L4_15 + c_5*L5_11 - L4_18
    L4_31 = L4_7 - 0.0011477890997439503*v4_0 + L4_5 - L4_19

    # momenta of 'FR_SHOULDER'
    L3_0 = L4_26 - (R3_0*(L4_26 + L4_27) + 2.0*L4_29*R3_1) + 0.1029*L4_23

    # momenta of 'FL_UPPER_LEG'
    L1_12 = s_2*L2_3
    L1_13 = c_2*L2_3
    L1_14 = c_2*L2_5 - s_2*L2_6
    L1_15 = 0.000307860134179304*v2_1
    L1_16 = 2.0*L2_10
    L1_17 = R1_2*L2_9 - R1_3*L1_16
    L1_18 = s_2*L2_1
    L1_19 = s_2*L2_11 - c_2*L2_1
    L1_20 = 0.32*L1_12
    L1_21 = 1.02268722825e-06*qd1 - L1_12
    L1_22 = 0.008856393492075*qd1 + L1_13
    L1_23 = 1.02268722825e-06*v1_0 + 0.008856393492075*v1_1 - L2_4
    L1_24 = L1_7 - (L1_5 - 0.0011322390715791438*v1_0) - L1_14
    L1_25 = L1_2 + L1_6 + (s_2*L2_5 + c_2*L2_6 - L1_15)
    L1_26 = 2.0*(L1_0 + L1_1) + L1_9 + (L2_8 + L1_17)
    L1_27 = 2.0*(L1_1 - L1_4) - L1_8 - (L2_2 - L1_17 + L1_20)
    L1_28 = 2.0*(L1_0 + L1_4) - (L1_8 + L1_9) + (L2_9 - L1_20)
    L1_29 = 0.16*L1_13 - (L2_10 - (R1_3*L2_9 + R1_2*L1_16)) + L1_11
    L1_30 = L1_2 + 0.002280028171323094*v1_1 - L1_6 - L1_15 - c_2*L2_11 - L1_18
    L1_31 = L1_7 + 0.0011477890997439503*v1_0 + L1_5 + L1_19

    # momenta of 'FL_SHOULDER'
    L0_0 = L1_26 - (R0_0*(L1_26 + L1_27) - 2.0*L1_29*R0_1) - 0.1029*L1_23

    # Coriolis terms of joint 'FL_HFE'
    C1_0 = R1_13*v1_1 - R1_14*v1_0 + (R1_9*v1_3 - R1_10*v1_4) + L1_28
    C1_1 = c_1*(R1_12*v1_1 + R1_7*v1_0 + (L1_24 + L1_31))
    C1_2 = 0.05145*(2.0*L1_22*c_1 + 2.0*L1_21*s_1)
    C1_3 = s_1*(R1_11*v1_1 - R1_12*v1_0 + (L1_25 - L1_30)) + C1_1 - C1_2
    C1_4 = s_1*(L1_25 + L1_30) + c_1*(L1_24 - L1_31)

    # Coriolis terms of joint 'FL_KFE'
    C2_0 = L2_1 + L2_5
    C2_1 = 0.0038482516772413*v2_2
    C2_2 = 1.505e-06*v2_1
    C2_3 = L2_6 - L2_11
    C2_4 = L2_1 - L2_5
    C2_5 = s_2*C2_1
    C2_6 = 0.16*C2_5
    C2_7 = R1_5*v1_1 - R1_6*v1_0 - (R1_1*v1_4 - R1_0*v1_3) + L2_9
    C2_8 = c_1*(s_2*C2_2 - c_2*C2_0 + 0.000615720268358608*v2_0)
    C2_9 = 0.05145*(c_2*C2_1*c_1 - s_1*C2_5)
    C2_10 = s_1*(c_2*C2_2 + s_2*C2_0) + C2_8 - C2_9
    C2_11 = c_1*(s_2*C2_3 + c_2*C2_4)
    C2_12 = s_1*(c_2*C2_3 - s_2*C2_4) + C2_11

    # Coriolis terms of joint 'FR_HFE'
    C4_0 = R4_13*v4_1 - R4_14*v4_0 + (R4_9*v4_3 - R4_10*v4_4) + L4_28
    C4_1 = c_4*(R4_12*v4_1 + R4_7*v4_0 - (L4_24 + L4_31))
    C4_2 = 0.05145*(2.0*L4_22*c_4 - 2.0*L4_21*s_4)
    C4_3 = s_4*(R4_11*v4_1 - R4_12*v4_0 - (L4_25 - L4_30)) + C4_1 + C4_2
    C4_4 = s_4*(L4_25 + L4_30) + c_4*(L4_24 - L4_31)

    # Coriolis terms of joint 'FR_KFE'
    C5_0 = L5_1 + L5_5
    C5_1 = 0.0038482516772413*v5_2
    C5_2 = 1.505e-06*v5_1
    C5_3 = L5_6 - L5_11
    C5_4 = L5_1 - L5_5
    C5_5 = s_5*C5_1
    C5_6 = 0.16*C5_5
    C5_7 = R4_5*v4_1 - R4_6*v4_0 - (R4_1*v4_4 - R4_0*v4_3) + L5_9
    C5_8 = c_4*(s_5*C5_2 + c_5*C5_0 + 0.000615720268358608*v5_0)
    C5_9 = 0.05145*(c_5*C5_1*c_4 - s_4*C5_5)
    C5_10 = s_4*(c_5*C5_2 - s_5*C5_0) + C5_8 + C5_9
    C5_11 = c_4*(s_5*C5_3 - c_5*C5_4)
    C5_12 = s_4*(c_5*C5_3 + s_5*C5_4) + C5_11

    # Coriolis terms of joint 'HL_HFE'
    C7_0 = R7_13*v7_1 - R7_14*v7_0 + (R7_9*v7_3 - R7_10*v7_4) + L7_28
    C7_1 = c_7*(R7_12*v7_1 + R7_7*v7_0 + (L7_24 + L7_31))
    C7_2 = 0.05145*(2.0*L7_22*c_7 + 2.0*L7_21*s_7)
    C7_3 = s_7*(R7_11*v7_1 - R7_12*v7_0 + (L7_25 - L7_30)) + C7_1 - C7_2
    C7_4 = s_7*(L7_25 + L7_30) + c_7*(L7_24 - L7_31)

    # Coriolis terms of joint 'HL_KFE'
    C8_0 = L8_1 + L8_5
    C8_1 = 0.0038482516772413*v8_2
    C8_2 = 1.505e-06*v8_1
    C8_3 = L8_6 - L8_11
    C8_4 = L8_1 - L8_5
    C8_5 = s_8*C8_1
    C8_6 = 0.16*C8_5
    C8_7 = R7_5*v7_1 - R7_6*v7_0 - (R7_1*v7_4 - R7_0*v7_3) + L8_9
    C8_8 = c_7*(s_8*C8_2 - c_8*C8_0 + 0.000615720268358608*v8_0)
    C8_9 = 0.05145*(c_8*C8_1*c_7 - s_7*C8_5)
    C8_10 = s_7*(c_8*C8_2 + s_8*C8_0) + C8_8 - C8_9
    C8_11 = c_7*(s_8*C8_3 + c_8*C8_4)
    C8_12 = s_7*(c_8*C8_3 - s_8*C8_4) + C8_11

    # Coriolis terms of joint 'HR_HFE'
    C10_0 = R10_13*v10_1 - R10_14*v10_0 + (R10_9*v10_3 - R10_10*v10_4) + L10_27
    C10_1 = c_10*(R10_12*v10_1 + R10_7*v10_0 - (L10_23 + L10_31))
    C10_2 = s_10*(R10_11*v10_1 - R10_12*v10_0 - (L10_24 - L10_30)) + C10_1
    C10_3 = C10_2 + 0.05145*(2.0*L10_21*c_10 - 2.0*L10_20*s_10)
    C10_4 = s_10*(L10_24 + L10_30) + c_10*(L10_23 - L10_31)

    # Coriolis terms of joint 'HR_KFE'
    C11_0 = L11_1 + L11_5
    C11_1 = 0.0038482516772413*v11_2
    C11_2 = 1.505e-06*v11_1
    C11_3 = L11_6 - L11_11
    C11_4 = L11_1 - L11_5
    C11_5 = s_11*C11_1
    C11_6 = 0.16*C11_5
    C11_7 = R10_5*v10_1 - R10_6*v10_0 - (R10_1*v10_4 - R10_0*v10_3) + L11_9
    C11_8 = c_10*(s_11*C11_2 + c_11*C11_0 + 0.000615720268358608*v11_0)
    C11_9 = 0.05145*(c_11*C11_1*c_10 - s_10*C11_5)
    C11_10 = s_10*(c_11*C11_2 - s_11*C11_0) + C11_8 + C11_9
    C11_11 = c_10*(s_11*C11_3 - c_11*C11_4)
    C11_12 = s_10*(c_11*C11_3 + s_11*C11_4) + C11_11

    C = [
        -L0_0, -C1_3, -C2_10, 0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    0.0,    0.0,    0.0,
        C1_4,  C1_0,  -C2_6,  0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    0.0,    0.0,    0.0,
        C2_12, C2_7,  0.0,    0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,    L3_0,  -C4_3, -C5_10, 0.0,   0.0,   0.0,    0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,    -C4_4, -C4_0, -C5_6,  0.0,   0.0,   0.0,    0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,    C5_12, -C5_7, 0.0,    0.0,   0.0,   0.0,    0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    -L6_0, -C7_3, -C8_10, 0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    C7_4,  C7_0,  -C8_6,  0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    C8_12, C8_7,  0.0,    0.0,    0.0,    0.0,
        0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    L9_0,   -C10_3, -C11_10,
        0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    -C10_4, -C10_0, -C11_6,
        0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    0.0,   0.0,   0.0,    C11_12, -C11_7, 0.0,
    ]
    return [C]


def forward_dynamics(q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """Joint accelerations (N) under the joint forces tau.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).
        tau: joint forces [N m], shape (..., 12).

    Returns:
        qdd, shape (..., 12).

    Operations: 488 mul, 356 add, 8 div, 24 trig.
    """
    return _evaluate(
        "forward_dynamics",
        _forward_dynamics,
        [
            ("q", q, 12),
            ("qd", qd, 12),
            ("tau", tau, 12),
        ],
        [(12,)],
    )


def _forward_dynamics(m, q, qd, tau):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8, qd9, qd10, qd11 = qd
    tau0, tau1, tau2, tau3, tau4, tau5, tau6, tau7, tau8, tau9, tau10, tau11 = tau

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11*0.0005396092213171668
    R10_3 = 3.3497340042275575e-05*c_11
    R10_4 = 3.3497340042275575e-05*s_11
    R10_5 = 0.001231440536717216*c_11
    R10_6 = R10_2 - 0.0005396092213171668 + R10_5
    R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11
    R10_8 = R10_0 + 0.01771278698415
    R10_9 = R10_1 + 2.0453744565e-06
    R10_10 = R10_2 + 0.0022644781431582876
    R10_11 = R10_5 + 0.002838197420805067
    R10_12 = R10_7 + 1.609852873477455e-07
    R10_13 = R10_3 - 0.0001172304186461722
    R10_14 = R10_4 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12)
    R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9)
    R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1
    R9_3 = R10_10 - R9_0 - 0.0031799702681776175

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8*0.0005396092213171668
    R7_3 = 3.3497340042275575e-05*c_8
    R7_4 = 3.3497340042275575e-05*s_8
    R7_5 = 0.001231440536717216*c_8
    R7_6 = R7_2 - 0.0005396092213171668 + R7_5
    R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8
    R7_8 = R7_0 + 0.01771278698415
    R7_9 = R7_1 - 2.0453744565e-06
    R7_10 = R7_2 + 0.0022644781431582876
    R7_11 = R7_5 + 0.002838197420805067
    R7_12 = R7_7 - 1.609852873477455e-07
    R7_13 = R7_3 - 0.0001172304186461722
    R7_14 = R7_4 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12)
    R6_1 = 0.05145*(s_7*R7_8 + c_7*R7_9)
    R6_2 = s_7*R7_13 + c_7*R7_14 + R6_1
    R6_3 = R7_10 - R6_0 - 0.0031799702681776175

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5*0.0005396092213171668
    R4_3 = 3.3497340042275575e-05*c_5
    R4_4 = 3.3497340042275575e-05*s_5
    R4_5 = 0.001231440536717216*c_5
    R4_6 = R4_2 - 0.0005396092213171668 + R4_5
    R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5
    R4_8 = R4_0 + 0.01771278698415
    R4_9 = R4_1 + 2.0453744565e-06
    R4_10 = R4_2 + 0.0022644781431582876
    R4_11 = R4_5 + 0.002838197420805067
    R4_12 = R4_7 + 1.609852873477455e-07
    R4_13 = R4_3 - 0.0001172304186461722
    R4_14 = R4_4 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12))
    R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9)
    R3_2 = R3_0 - 0.0031799702681776175

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2*0.0005396092213171668
    R1_3 = 3.3497340042275575e-05*c_2
    R1_4 = 3.3497340042275575e-05*s_2
    R1_5 = 0.001231440536717216*c_2
    R1_6 = R1_2 - 0.0005396092213171668 + R1_5
    R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2
    R1_8 = R1_0 + 0.01771278698415
    R1_9 = R1_1 - 2.0453744565e-06
    R1_10 = R1_2 + 0.0022644781431582876
    R1_11 = R1_5 + 0.002838197420805067
    R1_12 = R1_7 - 1.609852873477455e-07
    R1_13 = R1_3 - 0.0001172304186461722
    R1_14 = R1_4 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12))
    R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9)
    R0_2 = R0_0 - 0.0031799702681776175

    # inertia that joint 'FL_KFE' feels, and its couplings inward
    M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668
    M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0)

    # inertia that joint 'FR_KFE' feels, and its couplings inward
    M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668
    M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0)

    # inertia that joint 'HL_KFE' feels, and its couplings inward
    M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668
    M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0)

    # inertia that joint 'HR_KFE' feels, and its couplings inward
    M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668
    M11_1 = 0.05145*(c_10*R10_1 + s_10*R10_0)
    M11_2 = s_10*R10_3 + c_10*R10_4 + M11_1

    # elimination of 'HR_KFE'
    U11_0 = 1842.912968642313*M11_2
    U11_1 = 1842.912968642313*M11_0
    U11_2 = R9_3 + M11_2*U11_0
    U11_3 = R9_2 - M11_2*U11_1
    U11_4 = R10_11 - M11_0*U11_1

    # elimination of 'HR_HFE'
    U10_0 = 1.0/U11_4
    U10_1 = U11_3*U10_0
    U10_2 = U11_2 + U11_3*U10_1

    # elimination of 'HR_HAA'
    U9_0 = 1.0/U10_2

    # elimination of 'HL_KFE'
    U8_0 = 1842.912968642313*M8_1
    U8_1 = 1842.912968642313*M8_0
    U8_2 = R6_3 + M8_1*U8_0
    U8_3 = R6_2 - M8_1*U8_1
    U8_4 = R7_11 - M8_0*U8_1

    # elimination of 'HL_HFE'
    U7_0 = 1.0/U8_4
    U7_1 = U8_3*U7_0
    U7_2 = U8_2 + U8_3*U7_1

    # elimination of 'HL_HAA'
    U6_0 = 1.0/U7_2

    # elimination of 'FR_KFE'
    U5_0 = 1842.912968642313*M5_1
    U5_1 = 1842.912968642313*M5_0
    U5_2 = R3_2 + M5_1*U5_0
    U5_3 = R3_1 - M5_1*U5_1
    U5_4 = R4_11 - M5_0*U5_1

    # elimination of 'FR_HFE'
    U4_0 = 1.0/U5_4
    U4_1 = U5_3*U4_0
    U4_2 = U5_2 + U5_3*U4_1

    # elimination of 'FR_HAA'
    U3_0 = 1.0/U4_2

    # elimination of 'FL_KFE'
    U2_0 = 1842.912968642313*M2_1
    U2_1 = 1842.912968642313*M2_0
    U2_2 = R0_2 + M2_1*U2_0
    U2_3 = R0_1 - M2_1*U2_1
    U2_4 = R1_11 - M2_0*U2_1

    # elimination of 'FL_HFE'
    U1_0 = 1.0/U2_4
    U1_1 = U2_3*U1_0
    U1_2 = U2_2 + U2_3*U1_1

    # elimination of 'FL_HAA'
    U0_0 = 1.0/U1_2

    # motion of 'FL_SHOULDER'
    v0_0 = 9.81*c_0
    v0_1 = 9.81*s_0
    v0_2 = qd0*qd0

    # motion of 'FL_UPPER_LEG'
    v1_0 = s_1*qd0
    v1_1 = c_1*qd0
    v1_2 = v0_1 - 0.05145*v0_2
    v1_3 = qd1*v1_1
    v1_4 = qd1*v1_0
    v1_5 = v1_0*v1_0
    v1_6 = v1_1*v1_1
    v1_7 = qd1*qd1
    v1_8 = v1_0*v1_1
    v1_9 = v1_6 + v1_7
    v1_10 = v1_5 + v1_7

    # motion of 'FL_LOWER_LEG'
    v2_0 = c_2*v1_0 + s_2*v1_1
    v2_1 = s_2*v1_0 - c_2*v1_1
    v2_2 = qd1 + qd2
    v2_3 = v2_0*v2_0
    v2_4 = v2_2*v2_2
    v2_5 = v2_0*v2_1
    v2_6 = v2_0*v2_2
    v2_7 = v2_1*v2_2
    v2_8 = v2_1*v2_1 + v2_4

    # motion of 'FR_SHOULDER'
    v3_0 = 9.81*c_3
    v3_1 = 9.81*s_3
    v3_2 = qd3*qd3

    # motion of 'FR_UPPER_LEG'
    v4_0 = s_4*qd3
    v4_1 = c_4*qd3
    v4_2 = v3_1 + 0.05145*v3_2
    v4_3 = qd4*v4_1
    v4_4 = qd4*v4_0
    v4_5 = v4_0*v4_0
    v4_6 = v4_1*v4_1
    v4_7 = qd4*qd4
    v4_8 = v4_0*v4_1
    v4_9 = v4_6 + v4_7
    v4_10 = v4_5 + v4_7

    # motion of 'FR_LOWER_LEG'
    v5_0 = c_5*v4_0 + s_5*v4_1
    v5_1 = s_5*v4_0 - c_5*v4_1
    v5_2 = qd4 + qd5
    v5_3 = v5_0*v5_0
    v5_4 = v5_2*v5_2
    v5_5 = v5_0*v5_1
    v5_6 = v5_0*v5_2
    v5_7 = v5_1*v5_2
    v5_8 = v5_1*v5_1 + v5_4

    # motion of 'HL_SHOULDER'
    v6_0 = 9.81*c_6
    v6_1 = 9.81*s_6
    v6_2 = qd6*qd6

    # motion of 'HL_UPPER_LEG'
    v7_0 = s_7*qd6
    v7_1 = c_7*qd6
    v7_2 = v6_1 - 0.05145*v6_2
    v7_3 = qd7*v7_1
    v7_4 = qd7*v7_0
    v7_5 = v7_0*v7_0
    v7_6 = v7_1*v7_1
    v7_7 = qd7*qd7
    v7_8 = v7_0*v7_1
    v7_9 = v7_6 + v7_7
    v7_10 = v7_5 + v7_7

    # motion of 'HL_LOWER_LEG'
    v8_0 = c_8*v7_0 + s_8*v7_1
    v8_1 = s_8*v7_0 - c_8*v7_1
    v8_2 = qd7 + qd8
    v8_3 = v8_0*v8_0
    v8_4 = v8_2*v8_2
    v8_5 = v8_0*v8_1
    v8_6 = v8_0*v8_2
    v8_7 = v8_1*v8_2
    v8_8 = v8_1*v8_1 + v8_4

    # motion of 'HR_SHOULDER'
    v9_0 = 9.81*c_9
    v9_1 = 9.81*s_9
    v9_2 = qd9*qd9

    # motion of 'HR_UPPER_LEG'
    v10_0 = s_10*qd9
    v10_1 = c_10*qd9
    v10_2 = v9_1 + 0.05145*v9_2
    v10_3 = qd10*v10_1
    v10_4 = qd10*v10_0
    v10_5 = v10_0*v10_0
    v10_6 = v10_1*v10_1
    v10_7 = qd10*qd10
    v10_8 = v10_0*v10_1
    v10_9 = v10_6 + v10_7
    v10_10 = v10_5 + v10_7

    # motion of 'HR_LOWER_LEG'
    v11_0 = c_11*v10_0 + s_11*v10_1
    v11_1 = s_11*v10_0 - c_11*v10_1
    v11_2 = qd10 + qd11
    v11_3 = v11_0*v11_0
    v11_4 = v11_2*v11_2
    v11_5 = v11_0*v11_1
    v11_6 = v11_0*v11_2
    v11_7 = v11_1*v11_2
    v11_8 = v11_1*v11_1 + v11_4

    # force on 'HR_LOWER_LEG'
    f11_0 = 0.0038482516772413*v11_8
    f11_1 = 0.0010822284426343334*v11_6 - 3.3497340042275575e-05*(v11_3 - v11_4)

    # force on 'HL_LOWER_LEG'
    f8_0 = 0.0038482516772413*v8_8
    f8_1 = 0.0010822284426343334*v8_6 + 3.3497340042275575e-05*(v8_3 - v8_4)

    # force on 'FR_LOWER_LEG'
    f5_0 = 0.0038482516772413*v5_8
    f5_1 = 0.0010822284426343334*v5_6 - 3.3497340042275575e-05*(v5_3 - v5_4)

    # force on 'FL_LOWER_LEG'
    f2_0 = 0.0038482516772413*v2_8
    f2_1 = 0.0010822284426343334*v2_6 + 3.3497340042275575e-05*(v2_3 - v2_4)

    # motion of 'FL_UPPER_LEG'
    v1_11 = c_1*v0_0
    v1_12 = s_1*v0_0

    # motion of 'FL_LOWER_LEG'
    v2_9 = v1_2 - 0.32*v1_4
    v2_10 = s_2*(0.16*v1_9 + v1_11) + c_2*(v1_12 + 0.16*v1_8)
    v2_11 = qd2*v2_1 - (c_2*v1_3 - s_2*v1_4)
    v2_12 = v2_7 - v2_11
    v2_13 = s_2*v1_3 + c_2*v1_4 + qd2*v2_0 + v2_6

    # motion of 'FR_UPPER_LEG'
    v4_11 = c_4*v3_0
    v4_12 = s_4*v3_0

    # motion of 'FR_LOWER_LEG'
    v5_9 = v4_2 - 0.32*v4_4
    v5_10 = s_5*(0.16*v4_9 + v4_11) + c_5*(v4_12 + 0.16*v4_8)
    v5_11 = qd5*v5_1 - (c_5*v4_3 - s_5*v4_4)
    v5_12 = v5_7 - v5_11
    v5_13 = s_5*v4_3 + c_5*v4_4 + qd5*v5_0 + v5_6

    # motion of 'HL_UPPER_LEG'
    v7_11 = c_7*v6_0
    v7_12 = s_7*v6_0

    # motion of 'HL_LOWER_LEG'
    v8_9 = v7_2 - 0.32*v7_4
    v8_10 = s_8*(0.16*v7_9 + v7_11) + c_8*(v7_12 + 0.16*v7_8)
    v8_11 = qd8*v8_1 - (c_8*v7_3 - s_8*v7_4)
    v8_12 = v8_7 - v8_11
    v8_13 = s_8*v7_3 + c_8*v7_4 + qd8*v8_0 + v8_6

    # motion of 'HR_UPPER_LEG'
    v10_11 = c_10*v9_0
    v10_12 = s_10*v9_0

    # motion of 'HR_LOWER_LEG'
    v11_9 = v10_2 - 0.32*v10_4
    v11_10 = s_11*(0.16*v10_9 + v10_11) + c_11*(v10_12 + 0.16*v10_8)
    v11_11 = qd11*v11_1 - (c_11*v10_3 - s_11*v10_4)
    v11_12 = v11_7 - v11_11
    v11_13 = s_11*v10_3 + c_11*v10_4 + qd11*v11_0 + v11_6

    # force on 'HR_LOWER_LEG'
    f11_2 = 0.0038482516772413*v11_5
    f11_3 = 3.3497340042275575e-05*v11_5
    f11_4 = 0.0005426192213171668*v11_7 - 0.0005396092213171668*v11_11 - f11_3
    f11_5 = 0.0038482516772413*v11_10
    f11_6 = f11_1 - 0.0038482516772413*v11_9
    f11_7 = 0.0005396092213171668*v11_5 + 3.3497340042275575e-05*v11_12 - f11_5
    f11_8 = c_11*f11_0 - s_11*f11_2
    f11_9 = s_11*f11_0 + c_11*f11_2
    f11_10 = c_11*f11_4 - s_11*f11_6
    f11_11 = s_11*f11_4 + c_11*f11_6 + 0.000615720268358608*v11_13
    f11_12 = f11_7 + 0.16*f11_9

    # force on 'HR_UPPER_LEG'
    f10_0 = 3.21970574695491e-07*v10_4
    f10_1 = 3.1100056329612534e-05*v10_3 + 0.0001172304186461722*v10_8 + f10_0
    f10_2 = 3.700383061853605e-08*v10_8
    f10_3 = 0.004560056342646188*v10_4 + 3.21970574695491e-07*v10_3 + f10_2
    f10_4 = 0.0022644781431582876*v10_8 - 1.609852873477455e-07*(v10_5 - v10_6)
    f10_5 = 2.0453744565e-06*v10_2 - (3.700383061853605e-08*(v10_6 - v10_7) + f10_1)
    f10_6 = 0.01771278698415*v10_2 - (0.0001172304186461722*(v10_5 - v10_7) + f10_3)
    f10_7 = f11_12 - (0.01771278698415*v10_12 + 2.0453744565e-06*v10_11 + f10_4)
    f10_8 = c_10*(0.01771278698415*v10_9 - 2.0453744565e-06*v10_8 + f11_8)
    f10_9 = s_10*(2.0453744565e-06*v10_10 - 0.01771278698415*v10_8 + f11_9)
    f10_10 = 0.05145*(f10_8 - f10_9)
    f10_11 = s_10*(f11_10 + f10_5) + c_10*(f11_11 - f10_6) + f10_10

    # force on 'HR_SHOULDER'
    f9_0 = 0.08509272390476785*c_9 + f10_11

    # force on 'HL_LOWER_LEG'
    f8_2 = 0.0038482516772413*v8_5
    f8_3 = 3.3497340042275575e-05*v8_5
    f8_4 = 0.0005426192213171668*v8_7 - 0.0005396092213171668*v8_11 + f8_3
    f8_5 = 0.0038482516772413*v8_10
    f8_6 = f8_1 - 0.0038482516772413*v8_9
    f8_7 = 0.0005396092213171668*v8_5 - 3.3497340042275575e-05*v8_12 - f8_5
    f8_8 = c_8*f8_0 - s_8*f8_2
    f8_9 = s_8*f8_0 + c_8*f8_2
    f8_10 = c_8*f8_4 - s_8*f8_6
    f8_11 = s_8*f8_4 + c_8*f8_6 + 0.000615720268358608*v8_13
    f8_12 = f8_7 + 0.16*f8_9

    # force on 'HL_UPPER_LEG'
    f7_0 = 3.21970574695491e-07*v7_4
    f7_1 = 3.1100056329612534e-05*v7_3 - 0.0001172304186461722*v7_8 - f7_0
    f7_2 = 3.700383061853605e-08*v7_8
    f7_3 = 0.004560056342646188*v7_4 - 3.21970574695491e-07*v7_3 + f7_2
    f7_4 = 0.01771278698415*v7_12 - 2.0453744565e-06*v7_11
    f7_5 = 3.700383061853605e-08*(v7_6 - v7_7) + f7_1 + 2.0453744565e-06*v7_2
    f7_6 = 0.0001172304186461722*(v7_5 - v7_7) - f7_3 + 0.01771278698415*v7_2
    f7_7 = 0.0022644781431582876*v7_8 + 1.609852873477455e-07*(v7_5 - v7_6) + f7_4
    f7_8 = f8_12 - f7_7
    f7_9 = s_7*(f8_9 - (2.0453744565e-06*v7_10 + 0.01771278698415*v7_8))
    f7_10 = c_7*(0.01771278698415*v7_9 + 2.0453744565e-06*v7_8 + f8_8) - f7_9
    f7_11 = s_7*(f8_10 - f7_5) + c_7*(f8_11 - f7_6) - 0.05145*f7_10

    # force on 'HL_SHOULDER'
    f6_0 = 0.08509272390476785*c_6 - f7_11

    # force on 'FR_LOWER_LEG'
    f5_2 = 0.0038482516772413*v5_5
    f5_3 = 3.3497340042275575e-05*v5_5
    f5_4 = 0.0005426192213171668*v5_7 - 0.0005396092213171668*v5_11 - f5_3
    f5_5 = 0.0038482516772413*v5_10
    f5_6 = f5_1 - 0.0038482516772413*v5_9
    f5_7 = 0.0005396092213171668*v5_5 + 3.3497340042275575e-05*v5_12 - f5_5
    f5_8 = c_5*f5_0 - s_5*f5_2
    f5_9 = s_5*f5_0 + c_5*f5_2
    f5_10 = c_5*f5_4 - s_5*f5_6
    f5_11 = s_5*f5_4 + c_5*f5_6 + 0.000615720268358608*v5_13
    f5_12 = f5_7 + 0.16*f5_9

    # force on 'FR_UPPER_LEG'
    f4_0 = 3.21970574695491e-07*v4_4
    f4_1 = 3.1100056329612534e-05*v4_3 + 0.0001172304186461722*v4_8 + f4_0
    f4_2 = 3.700383061853605e-08*v4_8
    f4_3 = 0.004560056342646188*v4_4 + 3.21970574695491e-07*v4_3 + f4_2
    f4_4 = 0.01771278698415*v4_12 + 2.0453744565e-06*v4_11
    f4_5 = 2.0453744565e-06*v4_2 - (3.700383061853605e-08*(v4_6 - v4_7) + f4_1)
    f4_6 = 0.01771278698415*v4_2 - (0.0001172304186461722*(v4_5 - v4_7) + f4_3)
    f4_7 = 0.0022644781431582876*v4_8 - 1.609852873477455e-07*(v4_5 - v4_6) + f4_4
    f4_8 = f5_12 - f4_7
    f4_9 = s_4*(2.0453744565e-06*v4_10 - 0.01771278698415*v4_8 + f5_9)
    f4_10 = c_4*(0.01771278698415*v4_9 - 2.0453744565e-06*v4_8 + f5_8) - f4_9
    f4_11 = s_4*(f5_10 + f4_5) + c_4*(f5_11 - f4_6) + 0.05145*f4_10

    # force on 'FR_SHOULDER'
    f3_0 = 0.08509272390476785*c_3 + f4_11

    # force on 'FL_LOWER_LEG'
    f2_2 = 0.0038482516772413*v2_5
    f2_3 = 3.3497340042275575e-05*v2_5
    f2_4 = 0.0005426192213171668*v2_7 - 0.0005396092213171668*v2_11 + f2_3
    f2_5 = 0.0038482516772413*v2_10
    f2_6 = f2_1 - 0.0038482516772413*v2_9
    f2_7 = 0.0005396092213171668*v2_5 - 3.3497340042275575e-05*v2_12 - f2_5
    f2_8 = c_2*f2_0 - s_2*f2_2
    f2_9 = s_2*f2_0 + c_2*f2_2
    f2_10 = c_2*f2_4 - s_2*f2_6
    f2_11 = s_2*f2_4 + c_2*f2_6 + 0.000615720268358608*v2_13
    f2_12 = f2_7 + 0.16*f2_9

    # force on 'FL_UPPER_LEG'
    f1_0 = 3.21970574695491e-07*v1_4
    f1_1 = 3.1100056329612534e-05*v1_3 - 0.0001172304186461722*v1_8 - f1_0
    f1_2 = 3.700383061853605e-08*v1_8
    f1_3 = 0.004560056342646188*v1_4 - 3.21970574695491e-07*v1_3 + f1_2
    f1_4 = 0.01771278698415*v1_12 - 2.0453744565e-06*v1_11
    f1_5 = 3.700383061853605e-08*(v1_6 - v1_7) + f1_1 + 2.0453744565e-06*v1_2
    f1_6 = 0.0001172304186461722*(v1_5 - v1_7) - f1_3 + 0.01771278698415*v1_2
    f1_7 = 0.0022644781431582876*v1_8 + 1.609852873477455e-07*(v1_5 - v1_6) + f1_4
    f1_8 = f2_12 - f1_7
    f1_9 = s_1*(f2_9 - (2.0453744565e-06*v1_10 + 0.01771278698415*v1_8))
    f1_10 = c_1*(0.01771278698415*v1_9 + 2.0453744565e-06*v1_8 + f2_8) - f1_9
    f1_11 = s_1*(f2_10 - f1_5) + c_1*(f2_11 - f1_6) - 0.05145*f1_10

    # force on 'FL_SHOULDER'
    f0_0 = 0.08509272390476785*c_0 - f1_11

    t_0 = f0_0 - tau0
    t_1 = f1_8 + tau1
    t_2 = f2_7 + tau2
    t_3 = f3_0 + tau3
    t_4 = f4_8 + tau4
    t_5 = f5_7 + tau5
    t_6 = f6_0 - tau6
    t_7 = f7_8 + tau7
    t_8 = f8_7 + tau8
    t_9 = f9_0 + tau9
    t_10 = f10_7 + tau10
    t_11 = f11_7 + tau11

    # solve with U
    y_0 = t_10 - U11_1*t_11
    y_1 = t_9 + U10_1*y_0 + U11_0*t_11
    y_2 = t_7 - U8_1*t_8
    y_3 = t_6 + U7_1*y_2 + U8_0*t_8
    y_4 = t_4 - U5_1*t_5
    y_5 = t_3 + U4_1*y_4 + U5_0*t_5
    y_6 = t_1 - U2_1*t_2
    y_7 = t_0 + U1_1*y_6 + U2_0*t_2

    # solve with U, D and U*
    x_0 = U0_0*y_7
    x_1 = U3_0*y_5
    x_2 = U6_0*y_3
    x_3 = U9_0*y_1
    x_4 = U1_0*y_6 - U1_1*x_0
    x_5 = 1842.912968642313*t_2 - U2_0*x_0 - U2_1*x_4
    x_6 = U4_0*y_4 - U4_1*x_1
    x_7 = 1842.912968642313*t_5 - U5_0*x_1 - U5_1*x_6
    x_8 = U7_0*y_2 - U7_1*x_2
    x_9 = 1842.912968642313*t_8 - U8_0*x_2 - U8_1*x_8
    x_10 = U10_0*y_0 - U10_1*x_3
    x_11 = 1842.912968642313*t_11 - U11_0*x_3 - U11_1*x_10

    qdd = [x_0, x_4, x_5, -x_1, x_6, x_7, x_2, x_8, x_9, -x_3, x_10, x_11]
    return [qdd]


def pose_FL_FOOT(q: ArrayLike) -> Array:
    """Frame of tool 'FL_FOOT' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 21 mul, 13 add, 6 trig.
    """
    return _evaluate("pose_FL_FOOT", _pose_FL_FOOT, [("q", q, 12)], [(4, 4)])


def _pose_FL_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q0 = q[0]
    q1 = q[1]
    q2 = q[2]

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)

    # frame of 'FL_UPPER_LEG' in the base
    o1_0 = s_0*c_1
    o1_1 = s_0*s_1
    o1_2 = c_0*c_1
    o1_3 = c_0*s_1

    # frame of 'FL_LOWER_LEG' in the base
    o2_0 = s_1*c_2 + c_1*s_2
    o2_1 = s_1*s_2 - c_1*c_2
    o2_2 = c_2*o1_0 - s_2*o1_1
    o2_3 = s_2*o1_0 + c_2*o1_1
    o2_4 = c_2*o1_2 - s_2*o1_3
    o2_5 = s_2*o1_2 + c_2*o1_3

    # frame of tool 'FL_FOOT'
    tool_0 = 0.16*(s_1 + o2_0) - 0.1946
    tool_1 = 0.05945*c_0 + 0.0875 + 0.16*(o1_0 + o2_2)
    tool_2 = 0.05945*s_0 + 0.16*(-o1_2 - o2_4)

    pose = [
        -o2_1, 0.0, o2_0,  -tool_0,
        o2_3,  c_0, -o2_2, tool_1,
        -o2_5, s_0, o2_4,  tool_2,
        0.0,   0.0, 0.0,   1.0,
    ]
    return [pose]


def pose_FR_FOOT(q: ArrayLike) -> Array:
    """Frame of tool 'FR_FOOT' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 21 mul, 13 add, 6 trig.
    """
    return _evaluate("pose_FR_FOOT", _pose_FR_FOOT, [("q", q, 12)], [(4, 4)])


def _pose_FR_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]

    # sines and cosines
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)

    # frame of 'FR_UPPER_LEG' in the base
    o4_0 = s_3*c_4
    o4_1 = s_3*s_4
    o4_2 = c_3*c_4
    o4_3 = c_3*s_4

    # frame of 'FR_LOWER_LEG' in the base
    o5_0 = s_4*c_5 + c_4*s_5
    o5_1 = s_4*s_5 - c_4*c_5
    o5_2 = c_5*o4_0 - s_5*o4_1
    o5_3 = s_5*o4_0 + c_5*o4_1
    o5_4 = c_5*o4_2 - s_5*o4_3
    o5_5 = s_5*o4_2 + c_5*o4_3

    # frame of tool 'FR_FOOT'
    tool_0 = 0.16*(s_4 + o5_0) - 0.1946
    tool_1 = 0.05945*c_3 + 0.0875 + 0.16*(-o4_0 - o5_2)
    tool_2 = 0.05945*s_3 + 0.16*(o4_2 + o5_4)

    pose = [
        -o5_1, 0.0, o5_0,  -tool_0,
        o5_3,  c_3, -o5_2, -tool_1,
        -o5_5, s_3, o5_4,  -tool_2,
        0.0,   0.0, 0.0,   1.0,
    ]
    return [pose]


def pose_HL_FOOT(q: ArrayLike) -> Array:
    """Frame of tool 'HL_FOOT' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 21 mul, 13 add, 6 trig.
    """
    return _evaluate("pose_HL_FOOT", _pose_HL_FOOT, [("q", q, 12)], [(4, 4)])


def _pose_HL_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q6 = q[6]
    q7 = q[7]
    q8 = q[8]

    # sines and cosines
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)

    # frame of 'HL_UPPER_LEG' in the base
    o7_0 = s_6*c_7
    o7_1 = s_6*s_7
    o7_2 = c_6*c_7
    o7_3 = c_6*s_7

    # frame of 'HL_LOWER_LEG' in the base
    o8_0 = s_7*c_8 + c_7*s_8
    o8_1 = s_7*s_8 - c_7*c_8
    o8_2 = c_8*o7_0 - s_8*o7_1
    o8_3 = s_8*o7_0 + c_8*o7_1
    o8_4 = c_8*o7_2 - s_8*o7_3
    o8_5 = s_8*o7_2 + c_8*o7_3

    # frame of tool 'HL_FOOT'
    tool_0 = 0.16*(s_7 + o8_0) + 0.1946
    tool_1 = 0.05945*c_6 + 0.0875 + 0.16*(o7_0 + o8_2)
    tool_2 = 0.05945*s_6 + 0.16*(-o7_2 - o8_4)

    pose = [
        -o8_1, 0.0, o8_0,  -tool_0,
        o8_3,  c_6, -o8_2, tool_1,
        -o8_5, s_6, o8_4,  tool_2,
        0.0,   0.0, 0.0,   1.0,
    ]
    return [pose]


def pose_HR_FOOT(q: ArrayLike) -> Array:
    """Frame of tool 'HR_FOOT' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 21 mul, 13 add, 6 trig.
    """
    return _evaluate("pose_HR_FOOT", _pose_HR_FOOT, [("q", q, 12)], [(4, 4)])


def _pose_HR_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q9 = q[9]
    q10 = q[10]
    q11 = q[11]

    # sines and cosines
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # frame of 'HR_UPPER_LEG' in the base
    o10_0 = s_9*c_10
    o10_1 = s_9*s_10
    o10_2 = c_9*c_10
    o10_3 = c_9*s_10

    # frame of 'HR_LOWER_LEG' in the base
    o11_0 = s_10*c_11 + c_10*s_11
    o11_1 = s_10*s_11 - c_10*c_11
    o11_2 = c_11*o10_0 - s_11*o10_1
    o11_3 = s_11*o10_0 + c_11*o10_1
    o11_4 = c_11*o10_2 - s_11*o10_3
    o11_5 = s_11*o10_2 + c_11*o10_3

    # frame of tool 'HR_FOOT'
    tool_0 = 0.16*(s_10 + o11_0) + 0.1946
    tool_1 = 0.05945*c_9 + 0.0875 + 0.16*(-o10_0 - o11_2)
    tool_2 = 0.05945*s_9 + 0.16*(o10_2 + o11_4)

    pose = [
        -o11_1, 0.0, o11_0,  -tool_0,
        o11_3,  c_9, -o11_2, -tool_1,
        -o11_5, s_9, o11_4,  -tool_2,
        0.0,    0.0, 0.0,    1.0,
    ]
    return [pose]


def jacobian_FL_FOOT(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'FL_FOOT' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        J, shape (..., 6, 12).

    Operations: 28 mul, 18 add, 6 trig.
    """
    return _evaluate("jacobian_FL_FOOT", _jacobian_FL_FOOT, [("q", q, 12)], [(6, 12)])


def _jacobian_FL_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q0 = q[0]
    q1 = q[1]
    q2 = q[2]

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)

    # frame of 'FL_UPPER_LEG' in the base
    o1_0 = s_0*c_1
    o1_1 = s_0*s_1
    o1_2 = c_0*c_1
    o1_3 = c_0*s_1
    o1_4 = 0.05145*s_0
    o1_5 = 0.05145*c_0 + 0.0875

    # frame of 'FL_LOWER_LEG' in the base
    o2_0 = s_1*c_2 + c_1*s_2
    o2_1 = c_2*o1_0 - s_2*o1_1
    o2_2 = c_2*o1_2 - s_2*o1_3
    o2_3 = 0.16*s_1 - 0.1946
    o2_4 = o1_5 + 0.16*o1_0
    o2_5 = o1_4 - 0.16*o1_2

    # frame of tool 'FL_FOOT'
    tool_0 = 0.16*o2_0
    tool_1 = 0.16*o2_1 + 0.008*c_0
    tool_2 = 0.16*o2_2 - 0.008*s_0
    tool_3 = o2_3 + tool_0
    tool_4 = o2_4 + tool_1
    tool_5 = o2_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4)
    J_3 = s_0*J_0
    J_4 = c_0*J_0
    J_5 = c_0*tool_2 + s_0*tool_1
    J_6 = s_0*tool_0
    J_7 = c_0*tool_0

    J = [
        1.0,     0.0,  0.0,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,     c_0,  c_0,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,     s_0,  s_0,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,     -J_2, -J_5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -tool_5, -J_3, -J_6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        J_1,     J_4,  J_7,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ]
    return [J]


def jacobian_FR_FOOT(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'FR_FOOT' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        J, shape (..., 6, 12).

    Operations: 28 mul, 18 add, 6 trig.
    """
    return _evaluate("jacobian_FR_FOOT", _jacobian_FR_FOOT, [("q", q, 12)], [(6, 12)])


def _jacobian_FR_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]

    # sines and cosines
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)

    # frame of 'FR_UPPER_LEG' in the base
    o4_0 = s_3*c_4
    o4_1 = s_3*s_4
    o4_2 = c_3*c_4
    o4_3 = c_3*s_4
    o4_4 = 0.05145*s_3
    o4_5 = 0.05145*c_3 + 0.0875

    # frame of 'FR_LOWER_LEG' in the base
    o5_0 = s_4*c_5 + c_4*s_5
    o5_1 = c_5*o4_0 - s_5*o4_1
    o5_2 = c_5*o4_2 - s_5*o4_3
    o5_3 = 0.16*s_4 - 0.1946
    o5_4 = o4_5 - 0.16*o4_0
    o5_5 = o4_4 + 0.16*o4_2

    # frame of tool 'FR_FOOT'
    tool_0 = 0.16*o5_0
    tool_1 = 0.16*o5_1 - 0.008*c_3
    tool_2 = 0.16*o5_2 + 0.008*s_3
    tool_3 = o5_3 + tool_0
    tool_4 = o5_4 - tool_1
    tool_5 = o5_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4)
    J_3 = s_3*J_0
    J_4 = c_3*J_0
    J_5 = c_3*tool_2 + s_3*tool_1
    J_6 = s_3*tool_0
    J_7 = c_3*tool_0

    J = [
        0.0, 0.0, 0.0, 1.0,    0.0,  0.0,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,    c_3,  c_3,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,    s_3,  s_3,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,    J_2,  -J_5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, tool_5, -J_3, -J_6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -J_1,   J_4,  J_7,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ]
    return [J]


def jacobian_HL_FOOT(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'HL_FOOT' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        J, shape (..., 6, 12).

    Operations: 28 mul, 18 add, 6 trig.
    """
    return _evaluate("jacobian_HL_FOOT", _jacobian_HL_FOOT, [("q", q, 12)], [(6, 12)])


def _jacobian_HL_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q6 = q[6]
    q7 = q[7]
    q8 = q[8]

    # sines and cosines
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)

    # frame of 'HL_UPPER_LEG' in the base
    o7_0 = s_6*c_7
    o7_1 = s_6*s_7
    o7_2 = c_6*c_7
    o7_3 = c_6*s_7
    o7_4 = 0.05145*s_6
    o7_5 = 0.05145*c_6 + 0.0875

    # frame of 'HL_LOWER_LEG' in the base
    o8_0 = s_7*c_8 + c_7*s_8
    o8_1 = c_8*o7_0 - s_8*o7_1
    o8_2 = c_8*o7_2 - s_8*o7_3
    o8_3 = 0.16*s_7 + 0.1946
    o8_4 = o7_5 + 0.16*o7_0
    o8_5 = o7_4 - 0.16*o7_2

    # frame of tool 'HL_FOOT'
    tool_0 = 0.16*o8_0
    tool_1 = 0.16*o8_1 + 0.008*c_6
    tool_2 = 0.16*o8_2 - 0.008*s_6
    tool_3 = o8_3 + tool_0
    tool_4 = o8_4 + tool_1
    tool_5 = o8_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4)
    J_3 = s_6*J_0
    J_4 = c_6*J_0
    J_5 = c_6*tool_2 + s_6*tool_1
    J_6 = s_6*tool_0
    J_7 = c_6*tool_0

    J = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,     0.0,  0.0,  0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,     c_6,  c_6,  0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,     s_6,  s_6,  0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,     -J_2, -J_5, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -tool_5, -J_3, -J_6, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, J_1,     J_4,  J_7,  0.0, 0.0, 0.0,
    ]
    return [J]


def jacobian_HR_FOOT(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'HR_FOOT' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        J, shape (..., 6, 12).

    Operations: 28 mul, 18 add, 6 trig.
    """
    return _evaluate("jacobian_HR_FOOT", _jacobian_HR_FOOT, [("q", q, 12)], [(6, 12)])


def _jacobian_HR_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q9 = q[9]
    q10 = q[10]
    q11 = q[11]

    # sines and cosines
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # frame of 'HR_UPPER_LEG' in the base
    o10_0 = s_9*c_10
    o10_1 = s_9*s_10
    o10_2 = c_9*c_10
    o10_3 = c_9*s_10
    o10_4 = 0.05145*s_9
    o10_5 = 0.05145*c_9 + 0.0875

    # frame of 'HR_LOWER_LEG' in the base
    o11_0 = s_10*c_11 + c_10*s_11
    o11_1 = c_11*o10_0 - s_11*o10_1
    o11_2 = c_11*o10_2 - s_11*o10_3
    o11_3 = 0.16*s_10 + 0.1946
    o11_4 = o10_5 - 0.16*o10_0
    o11_5 = o10_4 + 0.16*o10_2

    # frame of tool 'HR_FOOT'
    tool_0 = 0.16*o11_0
    tool_1 = 0.16*o11_1 - 0.008*c_9
    tool_2 = 0.16*o11_2 + 0.008*s_9
    tool_3 = o11_3 + tool_0
    tool_4 = o11_4 - tool_1
    tool_5 = o11_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4)
    J_3 = s_9*J_0
    J_4 = c_9*J_0
    J_5 = c_9*tool_2 + s_9*tool_1
    J_6 = s_9*tool_0
    J_7 = c_9*tool_0

    J = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,    0.0,  0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    c_9,  c_9,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    s_9,  s_9,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    J_2,  -J_5,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, tool_5, -J_3, -J_6,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -J_1,   J_4,  J_7,
    ]
    return [J]


def jacobian_rate_FL_FOOT(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'FL_FOOT'.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).

    Returns:
        Jd, shape (..., 6, 12).

    Operations: 58 mul, 34 add, 6 trig.
    """
    return _evaluate(
        "jacobian_rate_FL_FOOT",
        _jacobian_rate_FL_FOOT,
        [
            ("q", q, 12),
            ("qd", qd, 12),
        ],
        [(6, 12)],
    )


def _jacobian_rate_FL_FOOT(m, q, qd):
    cos, sin = m.cos, m.sin
    q0 = q[0]
    q1 = q[1]
    q2 = q[2]
    qd0 = qd[0]
    qd1 = qd[1]
    qd2 = qd[2]

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)

    # frame of 'FL_UPPER_LEG' in the base
    o1_0 = s_0*c_1
    o1_1 = s_0*s_1
    o1_2 = c_0*c_1
    o1_3 = c_0*s_1
    o1_4 = 0.05145*s_0
    o1_5 = 0.05145*c_0 + 0.0875

    # frame of 'FL_LOWER_LEG' in the base
    o2_0 = s_1*c_2 + c_1*s_2
    o2_1 = c_2*o1_0 - s_2*o1_1
    o2_2 = c_2*o1_2 - s_2*o1_3
    o2_3 = 0.16*s_1 - 0.1946
    o2_4 = o1_5 + 0.16*o1_0
    o2_5 = o1_4 - 0.16*o1_2

    # frame of tool 'FL_FOOT'
    tool_0 = 0.16*o2_0
    tool_1 = 0.16*o2_1 + 0.008*c_0
    tool_2 = 0.16*o2_2 - 0.008*s_0
    tool_3 = o2_3 + tool_0
    tool_4 = o2_4 + tool_1
    tool_5 = o2_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4)
    J_3 = s_0*J_0
    J_4 = c_0*J_0
    J_5 = c_0*tool_2 + s_0*tool_1
    J_6 = s_0*tool_0
    J_7 = c_0*tool_0

    # angular velocities in base axes
    w_0 = c_0*qd1
    w_1 = s_0*qd1

    # columns of the Jacobian's rate
    Jd_0 = qd2*J_5
    Jd_1 = qd2*J_6
    Jd_2 = qd2*J_7
    Jd_3 = s_0*w_0 - c_0*w_1
    Jd_4 = s_0*qd0
    Jd_5 = c_0*qd0
    Jd_6 = J_7*w_0 + J_6*w_1 + (c_0*Jd_2 + s_0*Jd_1)
    Jd_7 = J_5*w_1 + qd0*J_7 + s_0*Jd_0
    Jd_8 = qd0*J_6 - J_5*w_0 - c_0*Jd_0
    Jd_9 = Jd_0 + qd1*J_2
    Jd_10 = Jd_1 + qd1*J_3
    Jd_11 = Jd_2 + qd1*J_4
    Jd_12 = c_0*Jd_11 + s_0*Jd_10
    Jd_13 = qd0*J_4 + s_0*Jd_9
    Jd_14 = qd0*J_3 - c_0*Jd_9
    Jd_15 = Jd_10 + qd0*tool_5
    Jd_16 = Jd_11 + qd0*J_1

    Jd = [
        0.0,    0.0,    Jd_3,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,    -Jd_4,  -Jd_4, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,    Jd_5,   Jd_5,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,    Jd_12,  Jd_6,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -Jd_16, -Jd_13, -Jd_7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -Jd_15, -Jd_14, -Jd_8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ]
    return [Jd]


def jacobian_rate_FR_FOOT(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'FR_FOOT'.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).

    Returns:
        Jd, shape (..., 6, 12).

    Operations: 58 mul, 34 add, 6 trig.
    """
    return _evaluate(
        "jacobian_rate_FR_FOOT",
        _jacobian_rate_FR_FOOT,
        [
            ("q", q, 12),
            ("qd", qd, 12),
        ],
        [(6, 12)],
    )


def _jacobian_rate_FR_FOOT(m, q, qd):
    cos, sin = m.cos, m.sin
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    qd3 = qd[3]
    qd4 = qd[4]
    qd5 = qd[5]

    # sines and cosines
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)

    # frame of 'FR_UPPER_LEG' in the base
    o4_0 = s_3*c_4
    o4_1 = s_3*s_4
    o4_2 = c_3*c_4
    o4_3 = c_3*s_4
    o4_4 = 0.05145*s_3
    o4_5 = 0.05145*c_3 + 0.0875

    # frame of 'FR_LOWER_LEG' in the base
    o5_0 = s_4*c_5 + c_4*s_5
    o5_1 = c_5*o4_0 - s_5*o4_1
    o5_2 = c_5*o4_2 - s_5*o4_3
    o5_3 = 0.16*s_4 - 0.1946
    o5_4 = o4_5 - 0.16*o4_0
    o5_5 = o4_4 + 0.16*o4_2

    # frame of tool 'FR_FOOT'
    tool_0 = 0.16*o5_0
    tool_1 = 0.16*o5_1 - 0.008*c_3
    tool_2 = 0.16*o5_2 + 0.008*s_3
    tool_3 = o5_3 + tool_0
    tool_4 = o5_4 - tool_1
    tool_5 = o5_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4)
    J_3 = s_3*J_0
    J_4 = c_3*J_0
    J_5 = c_3*tool_2 + s_3*tool_1
    J_6 = s_3*tool_0
    J_7 = c_3*tool_0

    # angular velocities in base axes
    w_0 = c_3*qd4
    w_1 = s_3*qd4

    # columns of the Jacobian's rate
    Jd_0 = qd5*J_5
    Jd_1 = qd5*J_6
    Jd_2 = qd5*J_7
    Jd_3 = s_3*w_0 - c_3*w_1
    Jd_4 = s_3*qd3
    Jd_5 = c_3*qd3
    Jd_6 = J_7*w_0 + J_6*w_1 + (c_3*Jd_2 + s_3*Jd_1)
    Jd_7 = J_5*w_1 + qd3*J_7 + s_3*Jd_0
    Jd_8 = qd3*J_6 - J_5*w_0 - c_3*Jd_0
    Jd_9 = Jd_0 - qd4*J_2
    Jd_10 = Jd_1 + qd4*J_3
    Jd_11 = Jd_2 + qd4*J_4
    Jd_12 = c_3*Jd_11 + s_3*Jd_10
    Jd_13 = qd3*J_4 + s_3*Jd_9
    Jd_14 = qd3*J_3 - c_3*Jd_9
    Jd_15 = Jd_10 - qd3*tool_5
    Jd_16 = Jd_11 - qd3*J_1

    Jd = [
        0.0, 0.0, 0.0, 0.0,    0.0,    Jd_3,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,    -Jd_4,  -Jd_4, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,    Jd_5,   Jd_5,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,    Jd_12,  Jd_6,  0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -Jd_16, -Jd_13, -Jd_7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -Jd_15, -Jd_14, -Jd_8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ]
    return [Jd]


def jacobian_rate_HL_FOOT(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'HL_FOOT'.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).

    Returns:
        Jd, shape (..., 6, 12).

    Operations: 58 mul, 34 add, 6 trig.
    """
    return _evaluate(
        "jacobian_rate_HL_FOOT",
        _jacobian_rate_HL_FOOT,
        [
            ("q", q, 12),
            ("qd", qd, 12),
        ],
        [(6, 12)],
    )


def _jacobian_rate_HL_FOOT(m, q, qd):
    cos, sin = m.cos, m.sin
    q6 = q[6]
    q7 = q[7]
    q8 = q[8]
    qd6 = qd[6]
    qd7 = qd[7]
    qd8 = qd[8]

    # sines and cosines
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)

    # frame of 'HL_UPPER_LEG' in the base
    o7_0 = s_6*c_7
    o7_1 = s_6*s_7
    o7_2 = c_6*c_7
    o7_3 = c_6*s_7
    o7_4 = 0.05145*s_6
    o7_5 = 0.05145*c_6 + 0.0875

    # frame of 'HL_LOWER_LEG' in the base
    o8_0 = s_7*c_8 + c_7*s_8
    o8_1 = c_8*o7_0 - s_8*o7_1
    o8_2 = c_8*o7_2 - s_8*o7_3
    o8_3 = 0.16*s_7 + 0.1946
    o8_4 = o7_5 + 0.16*o7_0
    o8_5 = o7_4 - 0.16*o7_2

    # frame of tool 'HL_FOOT'
    tool_0 = 0.16*o8_0
    tool_1 = 0.16*o8_1 + 0.008*c_6
    tool_2 = 0.16*o8_2 - 0.008*s_6
    tool_3 = o8_3 + tool_0
    tool_4 = o8_4 + tool_1
    tool_5 = o8_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4)
    J_3 = s_6*J_0
    J_4 = c_6*J_0
    J_5 = c_6*tool_2 + s_6*tool_1
    J_6 = s_6*tool_0
    J_7 = c_6*tool_0

    # angular velocities in base axes
    w_0 = c_6*qd7
    w_1 = s_6*qd7

    # columns of the Jacobian's rate
    Jd_0 = qd8*J_5
    Jd_1 = qd8*J_6
    Jd_2 = qd8*J_7
    Jd_3 = s_6*w_0 - c_6*w_1
    Jd_4 = s_6*qd6
    Jd_5 = c_6*qd6
    Jd_6 = J_7*w_0 + J_6*w_1 + (c_6*Jd_2 + s_6*Jd_1)
    Jd_7 = J_5*w_1 + qd6*J_7 + s_6*Jd_0
    Jd_8 = qd6*J_6 - J_5*w_0 - c_6*Jd_0
    Jd_9 = Jd_0 + qd7*J_2
    Jd_10 = Jd_1 + qd7*J_3
    Jd_11 = Jd_2 + qd7*J_4
    Jd_12 = c_6*Jd_11 + s_6*Jd_10
    Jd_13 = qd6*J_4 + s_6*Jd_9
    Jd_14 = qd6*J_3 - c_6*Jd_9
    Jd_15 = Jd_10 + qd6*tool_5
    Jd_16 = Jd_11 + qd6*J_1

    Jd = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    0.0,    Jd_3,  0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    -Jd_4,  -Jd_4, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    Jd_5,   Jd_5,  0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    Jd_12,  Jd_6,  0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -Jd_16, -Jd_13, -Jd_7, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -Jd_15, -Jd_14, -Jd_8, 0.0, 0.0, 0.0,
    ]
    return [Jd]


def jacobian_rate_HR_FOOT(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'HR_FOOT'.

    Args:
        q: joint positions [rad], shape (..., 12).
        qd: joint velocities [rad/s], shape (..., 12).

    Returns:
        Jd, shape (..., 6, 12).

    Operations: 58 mul, 34 add, 6 trig.
    """
    return _evaluate(
        "jacobian_rate_HR_FOOT",
        _jacobian_rate_HR_FOOT,
        [
            ("q", q, 12),
            ("qd", qd, 12),
        ],
        [(6, 12)],
    )


def _jacobian_rate_HR_FOOT(m, q, qd):
    cos, sin = m.cos, m.sin
    q9 = q[9]
    q10 = q[10]
    q11 = q[11]
    qd9 = qd[9]
    qd10 = qd[10]
    qd11 = qd[11]

    # sines and cosines
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # frame of 'HR_UPPER_LEG' in the base
    o10_0 = s_9*c_10
    o10_1 = s_9*s_10
    o10_2 = c_9*c_10
    o10_3 = c_9*s_10
    o10_4 = 0.05145*s_9
    o10_5 = 0.05145*c_9 + 0.0875

    # frame of 'HR_LOWER_LEG' in the base
    o11_0 = s_10*c_11 + c_10*s_11
    o11_1 = c_11*o10_0 - s_11*o10_1
    o11_2 = c_11*o10_2 - s_11*o10_3
    o11_3 = 0.16*s_10 + 0.1946
    o11_4 = o10_5 - 0.16*o10_0
    o11_5 = o10_4 + 0.16*o10_2

    # frame of tool 'HR_FOOT'
    tool_0 = 0.16*o11_0
    tool_1 = 0.16*o11_1 - 0.008*c_9
    tool_2 = 0.16*o11_2 + 0.008*s_9
    tool_3 = o11_3 + tool_0
    tool_4 = o11_4 - tool_1
    tool_5 = o11_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4)
    J_3 = s_9*J_0
    J_4 = c_9*J_0
    J_5 = c_9*tool_2 + s_9*tool_1
    J_6 = s_9*tool_0
    J_7 = c_9*tool_0

    # angular velocities in base axes
    w_0 = c_9*qd10
    w_1 = s_9*qd10

    # columns of the Jacobian's rate
    Jd_0 = qd11*J_5
    Jd_1 = qd11*J_6
    Jd_2 = qd11*J_7
    Jd_3 = s_9*w_0 - c_9*w_1
    Jd_4 = s_9*qd9
    Jd_5 = c_9*qd9
    Jd_6 = J_7*w_0 + J_6*w_1 + (c_9*Jd_2 + s_9*Jd_1)
    Jd_7 = J_5*w_1 + qd9*J_7 + s_9*Jd_0
    Jd_8 = qd9*J_6 - J_5*w_0 - c_9*Jd_0
    Jd_9 = Jd_0 - qd10*J_2
    Jd_10 = Jd_1 + qd10*J_3
    Jd_11 = Jd_2 + qd10*J_4
    Jd_12 = c_9*Jd_11 + s_9*Jd_10
    Jd_13 = qd9*J_4 + s_9*Jd_9
    Jd_14 = qd9*J_3 - c_9*Jd_9
    Jd_15 = Jd_10 - qd9*tool_5
    Jd_16 = Jd_11 - qd9*J_1

    Jd = [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    0.0,    Jd_3,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    -Jd_4,  -Jd_4,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    Jd_5,   Jd_5,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,    Jd_12,  Jd_6,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -Jd_16, -Jd_13, -Jd_7,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -Jd_15, -Jd_14, -Jd_8,
    ]
    return [Jd]


def operational_inertia_inverse_FL_FOOT(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'FL_FOOT', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 136 mul, 85 add, 2 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_FL_FOOT",
        _operational_inertia_inverse_FL_FOOT,
        [
            ("q", q, 12),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_FL_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q0 = q[0]
    q1 = q[1]
    q2 = q[2]

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2*0.0005396092213171668
    R1_3 = 3.3497340042275575e-05*c_2
    R1_4 = 3.3497340042275575e-05*s_2
    R1_5 = 0.001231440536717216*c_2
    R1_6 = R1_2 - 0.0005396092213171668 + R1_5
    R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2
    R1_8 = R1_0 + 0.01771278698415
    R1_9 = R1_1 - 2.0453744565e-06
    R1_10 = R1_2 + 0.0022644781431582876
    R1_11 = R1_5 + 0.002838197420805067
    R1_12 = R1_7 - 1.609852873477455e-07
    R1_13 = R1_3 - 0.0001172304186461722
    R1_14 = R1_4 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12))
    R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9)
    R0_2 = R0_0 - 0.0031799702681776175

    # inertia that joint 'FL_KFE' feels, and its couplings inward
    M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668
    M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0)

    # elimination of 'FL_KFE'
    U2_0 = 1842.912968642313*M2_1
    U2_1 = 1842.912968642313*M2_0
    U2_2 = R0_2 + M2_1*U2_0
    U2_3 = R0_1 - M2_1*U2_1
    U2_4 = R1_11 - M2_0*U2_1

    # elimination of 'FL_HFE'
    U1_0 = 1.0/U2_4
    U1_1 = U2_3*U1_0
    U1_2 = U2_2 + U2_3*U1_1

    # elimination of 'FL_HAA'
    U0_0 = 1.0/U1_2

    # frame of 'FL_UPPER_LEG' in the base
    o1_0 = s_0*c_1
    o1_1 = s_0*s_1
    o1_2 = c_0*c_1
    o1_3 = c_0*s_1
    o1_4 = 0.05145*s_0
    o1_5 = 0.05145*c_0 + 0.0875

    # frame of 'FL_LOWER_LEG' in the base
    o2_0 = s_1*c_2 + c_1*s_2
    o2_1 = c_2*o1_0 - s_2*o1_1
    o2_2 = c_2*o1_2 - s_2*o1_3
    o2_3 = 0.16*s_1 - 0.1946
    o2_4 = o1_5 + 0.16*o1_0
    o2_5 = o1_4 - 0.16*o1_2

    # frame of tool 'FL_FOOT'
    tool_0 = 0.16*o2_0
    tool_1 = 0.16*o2_1 + 0.008*c_0
    tool_2 = 0.16*o2_2 - 0.008*s_0
    tool_3 = o2_3 + tool_0
    tool_4 = o2_4 + tool_1
    tool_5 = o2_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4)
    J_3 = s_0*J_0
    J_4 = c_0*J_0
    J_5 = c_0*tool_2 + s_0*tool_1
    J_6 = s_0*tool_0
    J_7 = c_0*tool_0

    # solve with U
    y_0 = c_0 - c_0*U2_1
    y_1 = U1_1*y_0 + c_0*U2_0
    y_2 = s_0 - s_0*U2_1
    y_3 = U1_1*y_2 + s_0*U2_0
    y_4 = J_2 - U2_1*J_5
    y_5 = U1_1*y_4 + U2_0*J_5
    y_6 = J_3 - U2_1*J_6
    y_7 = tool_5 - U1_1*y_6 - U2_0*J_6
    y_8 = J_4 - U2_1*J_7
    y_9 = J_1 - U1_1*y_8 - U2_0*J_7

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_1
    Omega_1 = U0_0*y_3
    Omega_2 = U1_0*y_2
    Omega_3 = 1842.912968642313*s_0
    Omega_4 = U0_0*y_5
    Omega_5 = U1_0*y_4
    Omega_6 = 1842.912968642313*J_5
    Omega_7 = U0_0*y_7
    Omega_8 = U1_0*y_6
    Omega_9 = 1842.912968642313*J_6
    Omega_10 = U0_0*y_9
    Omega_11 = U1_0*y_8
    Omega_12 = 1842.912968642313*J_7
    Omega_13 = y_1*Omega_0 - U1_0*y_0*y_0 - 1842.912968642313*c_0*c_0
    Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_0*Omega_3
    Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_0*Omega_3
    Omega_16 = y_1*Omega_4 - y_0*Omega_5 - c_0*Omega_6
    Omega_17 = y_3*Omega_4 - y_2*Omega_5 - s_0*Omega_6
    Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6
    Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_0*Omega_9
    Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_0*Omega_9
    Omega_21 = y_5*Omega_7 + y_4*Omega_8 + J_5*Omega_9
    Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9
    Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_0*Omega_12
    Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_0*Omega_12
    Omega_25 = y_5*Omega_10 + y_4*Omega_11 + J_5*Omega_12
    Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12
    Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12

    Omega = [
        -U0_0,     Omega_0,   Omega_1,   -Omega_4,  Omega_7,   -Omega_10,
        Omega_0,   -Omega_13, -Omega_14, Omega_16,  -Omega_19, Omega_23,
        Omega_1,   -Omega_14, -Omega_15, Omega_17,  -Omega_20, Omega_24,
        -Omega_4,  Omega_16,  Omega_17,  -Omega_18, Omega_21,  -Omega_25,
        Omega_7,   -Omega_19, -Omega_20, Omega_21,  -Omega_22, Omega_26,
        -Omega_10, Omega_23,  Omega_24,  -Omega_25, Omega_26,  -Omega_27,
    ]
    return [Omega]


def operational_inertia_inverse_FR_FOOT(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'FR_FOOT', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 136 mul, 85 add, 2 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_FR_FOOT",
        _operational_inertia_inverse_FR_FOOT,
        [
            ("q", q, 12),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_FR_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]

    # sines and cosines
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5*0.0005396092213171668
    R4_3 = 3.3497340042275575e-05*c_5
    R4_4 = 3.3497340042275575e-05*s_5
    R4_5 = 0.001231440536717216*c_5
    R4_6 = R4_2 - 0.0005396092213171668 + R4_5
    R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5
    R4_8 = R4_0 + 0.01771278698415
    R4_9 = R4_1 + 2.0453744565e-06
    R4_10 = R4_2 + 0.0022644781431582876
    R4_11 = R4_5 + 0.002838197420805067
    R4_12 = R4_7 + 1.609852873477455e-07
    R4_13 = R4_3 - 0.0001172304186461722
    R4_14 = R4_4 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12))
    R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9)
    R3_2 = R3_0 - 0.0031799702681776175

    # inertia that joint 'FR_KFE' feels, and its couplings inward
    M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668
    M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0)

    # elimination of 'FR_KFE'
    U5_0 = 1842.912968642313*M5_1
    U5_1 = 1842.912968642313*M5_0
    U5_2 = R3_2 + M5_1*U5_0
    U5_3 = R3_1 - M5_1*U5_1
    U5_4 = R4_11 - M5_0*U5_1

    # elimination of 'FR_HFE'
    U4_0 = 1.0/U5_4
    U4_1 = U5_3*U4_0
    U4_2 = U5_2 + U5_3*U4_1

    # elimination of 'FR_HAA'
    U3_0 = 1.0/U4_2

    # frame of 'FR_UPPER_LEG' in the base
    o4_0 = s_3*c_4
    o4_1 = s_3*s_4
    o4_2 = c_3*c_4
    o4_3 = c_3*s_4
    o4_4 = 0.05145*s_3
    o4_5 = 0.05145*c_3 + 0.0875

    # frame of 'FR_LOWER_LEG' in the base
    o5_0 = s_4*c_5 + c_4*s_5
    o5_1 = c_5*o4_0 - s_5*o4_1
    o5_2 = c_5*o4_2 - s_5*o4_3
    o5_3 = 0.16*s_4 - 0.1946
    o5_4 = o4_5 - 0.16*o4_0
    o5_5 = o4_4 + 0.16*o4_2

    # frame of tool 'FR_FOOT'
    tool_0 = 0.16*o5_0
    tool_1 = 0.16*o5_1 - 0.008*c_3
    tool_2 = 0.16*o5_2 + 0.008*s_3
    tool_3 = o5_3 + tool_0
    tool_4 = o5_4 - tool_1
    tool_5 = o5_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4)
    J_3 = s_3*J_0
    J_4 = c_3*J_0
    J_5 = c_3*tool_2 + s_3*tool_1
    J_6 = s_3*tool_0
    J_7 = c_3*tool_0

    # solve with U
    y_0 = c_3 - c_3*U5_1
    y_1 = U4_1*y_0 + c_3*U5_0
    y_2 = s_3 - s_3*U5_1
    y_3 = U4_1*y_2 + s_3*U5_0
    y_4 = J_2 + U5_1*J_5
    y_5 = U4_1*y_4 - U5_0*J_5
    y_6 = J_3 - U5_1*J_6
    y_7 = tool_5 - U4_1*y_6 - U5_0*J_6
    y_8 = J_4 - U5_1*J_7
    y_9 = J_1 - U4_1*y_8 - U5_0*J_7

    # inverse of the operational-space inertia
    Omega_0 = U3_0*y_1
    Omega_1 = U3_0*y_3
    Omega_2 = U4_0*y_2
    Omega_3 = 1842.912968642313*s_3
    Omega_4 = U3_0*y_5
    Omega_5 = U4_0*y_4
    Omega_6 = 1842.912968642313*J_5
    Omega_7 = U3_0*y_7
    Omega_8 = U4_0*y_6
    Omega_9 = 1842.912968642313*J_6
    Omega_10 = U3_0*y_9
    Omega_11 = U4_0*y_8
    Omega_12 = 1842.912968642313*J_7
    Omega_13 = y_1*Omega_0 - U4_0*y_0*y_0 - 1842.912968642313*c_3*c_3
    Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_3*Omega_3
    Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_3*Omega_3
    Omega_16 = y_1*Omega_4 - y_0*Omega_5 + c_3*Omega_6
    Omega_17 = y_3*Omega_4 - y_2*Omega_5 + s_3*Omega_6
    Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6
    Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_3*Omega_9
    Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_3*Omega_9
    Omega_21 = y_5*Omega_7 + y_4*Omega_8 - J_5*Omega_9
    Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9
    Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_3*Omega_12
    Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_3*Omega_12
    Omega_25 = y_5*Omega_10 + y_4*Omega_11 - J_5*Omega_12
    Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12
    Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12

    Omega = [
        -U3_0,    -Omega_0,  -Omega_1,  -Omega_4,  -Omega_7,  Omega_10,
        -Omega_0, -Omega_13, -Omega_14, -Omega_16, -Omega_19, Omega_23,
        -Omega_1, -Omega_14, -Omega_15, -Omega_17, -Omega_20, Omega_24,
        -Omega_4, -Omega_16, -Omega_17, -Omega_18, -Omega_21, Omega_25,
        -Omega_7, -Omega_19, -Omega_20, -Omega_21, -Omega_22, Omega_26,
        Omega_10, Omega_23,  Omega_24,  Omega_25,  Omega_26,  -Omega_27,
    ]
    return [Omega]


def operational_inertia_inverse_HL_FOOT(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'HL_FOOT', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 136 mul, 85 add, 2 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_HL_FOOT",
        _operational_inertia_inverse_HL_FOOT,
        [
            ("q", q, 12),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_HL_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q6 = q[6]
    q7 = q[7]
    q8 = q[8]

    # sines and cosines
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8*0.0005396092213171668
    R7_3 = 3.3497340042275575e-05*c_8
    R7_4 = 3.3497340042275575e-05*s_8
    R7_5 = 0.001231440536717216*c_8
    R7_6 = R7_2 - 0.0005396092213171668 + R7_5
    R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8
    R7_8 = R7_0 + 0.01771278698415
    R7_9 = R7_1 - 2.0453744565e-06
    R7_10 = R7_2 + 0.0022644781431582876
    R7_11 = R7_5 + 0.002838197420805067
    R7_12 = R7_7 - 1.609852873477455e-07
    R7_13 = R7_3 - 0.0001172304186461722
    R7_14 = R7_4 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12))
    R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9)
    R6_2 = R6_0 - 0.0031799702681776175

    # inertia that joint 'HL_KFE' feels, and its couplings inward
    M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668
    M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0)

    # elimination of 'HL_KFE'
    U8_0 = 1842.912968642313*M8_1
    U8_1 = 1842.912968642313*M8_0
    U8_2 = R6_2 + M8_1*U8_0
    U8_3 = R6_1 - M8_1*U8_1
    U8_4 = R7_11 - M8_0*U8_1

    # elimination of 'HL_HFE'
    U7_0 = 1.0/U8_4
    U7_1 = U8_3*U7_0
    U7_2 = U8_2 + U8_3*U7_1

    # elimination of 'HL_HAA'
    U6_0 = 1.0/U7_2

    # frame of 'HL_UPPER_LEG' in the base
    o7_0 = s_6*c_7
    o7_1 = s_6*s_7
    o7_2 = c_6*c_7
    o7_3 = c_6*s_7
    o7_4 = 0.05145*s_6
    o7_5 = 0.05145*c_6 + 0.0875

    # frame of 'HL_LOWER_LEG' in the base
    o8_0 = s_7*c_8 + c_7*s_8
    o8_1 = c_8*o7_0 - s_8*o7_1
    o8_2 = c_8*o7_2 - s_8*o7_3
    o8_3 = 0.16*s_7 + 0.1946
    o8_4 = o7_5 + 0.16*o7_0
    o8_5 = o7_4 - 0.16*o7_2

    # frame of tool 'HL_FOOT'
    tool_0 = 0.16*o8_0
    tool_1 = 0.16*o8_1 + 0.008*c_6
    tool_2 = 0.16*o8_2 - 0.008*s_6
    tool_3 = o8_3 + tool_0
    tool_4 = o8_4 + tool_1
    tool_5 = o8_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4)
    J_3 = s_6*J_0
    J_4 = c_6*J_0
    J_5 = c_6*tool_2 + s_6*tool_1
    J_6 = s_6*tool_0
    J_7 = c_6*tool_0

    # solve with U
    y_0 = c_6 - c_6*U8_1
    y_1 = U7_1*y_0 + c_6*U8_0
    y_2 = s_6 - s_6*U8_1
    y_3 = U7_1*y_2 + s_6*U8_0
    y_4 = J_2 - U8_1*J_5
    y_5 = U7_1*y_4 + U8_0*J_5
    y_6 = J_3 - U8_1*J_6
    y_7 = tool_5 - U7_1*y_6 - U8_0*J_6
    y_8 = J_4 - U8_1*J_7
    y_9 = J_1 - U7_1*y_8 - U8_0*J_7

    # inverse of the operational-space inertia
    Omega_0 = U6_0*y_1
    Omega_1 = U6_0*y_3
    Omega_2 = U7_0*y_2
    Omega_3 = 1842.912968642313*s_6
    Omega_4 = U6_0*y_5
    Omega_5 = U7_0*y_4
    Omega_6 = 1842.912968642313*J_5
    Omega_7 = U6_0*y_7
    Omega_8 = U7_0*y_6
    Omega_9 = 1842.912968642313*J_6
    Omega_10 = U6_0*y_9
    Omega_11 = U7_0*y_8
    Omega_12 = 1842.912968642313*J_7
    Omega_13 = y_1*Omega_0 - U7_0*y_0*y_0 - 1842.912968642313*c_6*c_6
    Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_6*Omega_3
    Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_6*Omega_3
    Omega_16 = y_1*Omega_4 - y_0*Omega_5 - c_6*Omega_6
    Omega_17 = y_3*Omega_4 - y_2*Omega_5 - s_6*Omega_6
    Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6
    Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_6*Omega_9
    Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_6*Omega_9
    Omega_21 = y_5*Omega_7 + y_4*Omega_8 + J_5*Omega_9
    Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9
    Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_6*Omega_12
    Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_6*Omega_12
    Omega_25 = y_5*Omega_10 + y_4*Omega_11 + J_5*Omega_12
    Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12
    Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12

    Omega = [
        -U6_0,     Omega_0,   Omega_1,   -Omega_4,  Omega_7,   -Omega_10,
        Omega_0,   -Omega_13, -Omega_14, Omega_16,  -Omega_19, Omega_23,
        Omega_1,   -Omega_14, -Omega_15, Omega_17,  -Omega_20, Omega_24,
        -Omega_4,  Omega_16,  Omega_17,  -Omega_18, Omega_21,  -Omega_25,
        Omega_7,   -Omega_19, -Omega_20, Omega_21,  -Omega_22, Omega_26,
        -Omega_10, Omega_23,  Omega_24,  -Omega_25, Omega_26,  -Omega_27,
    ]
    return [Omega]


def operational_inertia_inverse_HR_FOOT(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'HR_FOOT', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 12).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 136 mul, 85 add, 2 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_HR_FOOT",
        _operational_inertia_inverse_HR_FOOT,
        [
            ("q", q, 12),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_HR_FOOT(m, q):
    cos, sin = m.cos, m.sin
    q9 = q[9]
    q10 = q[10]
    q11 = q[11]

    # sines and cosines
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11*0.0005396092213171668
    R10_3 = 3.3497340042275575e-05*c_11
    R10_4 = 3.3497340042275575e-05*s_11
    R10_5 = 0.001231440536717216*c_11
    R10_6 = R10_2 - 0.0005396092213171668 + R10_5
    R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11
    R10_8 = R10_0 + 0.01771278698415
    R10_9 = R10_1 + 2.0453744565e-06
    R10_10 = R10_2 + 0.0022644781431582876
    R10_11 = R10_5 + 0.002838197420805067
    R10_12 = R10_7 + 1.609852873477455e-07
    R10_13 = R10_3 - 0.0001172304186461722
    R10_14 = R10_4 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12)
    R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9)
    R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1
    R9_3 = R10_10 - R9_0 - 0.0031799702681776175

    # inertia that joint 'HR_KFE' feels, and its couplings inward
    M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668
    M11_1 = s_10*R10_3 + c_10*R10_4 + 0.05145*(c_10*R10_1 + s_10*R10_0)

    # elimination of 'HR_KFE'
    U11_0 = 1842.912968642313*M11_1
    U11_1 = 1842.912968642313*M11_0
    U11_2 = R9_3 + M11_1*U11_0
    U11_3 = R9_2 - M11_1*U11_1
    U11_4 = R10_11 - M11_0*U11_1

    # elimination of 'HR_HFE'
    U10_0 = 1.0/U11_4
    U10_1 = U11_3*U10_0
    U10_2 = U11_2 + U11_3*U10_1

    # elimination of 'HR_HAA'
    U9_0 = 1.0/U10_2

    # frame of 'HR_UPPER_LEG' in the base
    o10_0 = s_9*c_10
    o10_1 = s_9*s_10
    o10_2 = c_9*c_10
    o10_3 = c_9*s_10
    o10_4 = 0.05145*s_9
    o10_5 = 0.05145*c_9 + 0.0875

    # frame of 'HR_LOWER_LEG' in the base
    o11_0 = s_10*c_11 + c_10*s_11
    o11_1 = c_11*o10_0 - s_11*o10_1
    o11_2 = c_11*o10_2 - s_11*o10_3
    o11_3 = 0.16*s_10 + 0.1946
    o11_4 = o10_5 - 0.16*o10_0
    o11_5 = o10_4 + 0.16*o10_2

    # frame of tool 'HR_FOOT'
    tool_0 = 0.16*o11_0
    tool_1 = 0.16*o11_1 - 0.008*c_9
    tool_2 = 0.16*o11_2 + 0.008*s_9
    tool_3 = o11_3 + tool_0
    tool_4 = o11_4 - tool_1
    tool_5 = o11_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4)
    J_3 = s_9*J_0
    J_4 = c_9*J_0
    J_5 = c_9*tool_2 + s_9*tool_1
    J_6 = s_9*tool_0
    J_7 = c_9*tool_0

    # solve with U
    y_0 = c_9 - c_9*U11_1
    y_1 = U10_1*y_0 + c_9*U11_0
    y_2 = s_9 - s_9*U11_1
    y_3 = U10_1*y_2 + s_9*U11_0
    y_4 = J_2 + U11_1*J_5
    y_5 = U10_1*y_4 - U11_0*J_5
    y_6 = J_3 - U11_1*J_6
    y_7 = tool_5 - U10_1*y_6 - U11_0*J_6
    y_8 = J_4 - U11_1*J_7
    y_9 = J_1 - U10_1*y_8 - U11_0*J_7

    # inverse of the operational-space inertia
    Omega_0 = U9_0*y_1
    Omega_1 = U9_0*y_3
    Omega_2 = U10_0*y_2
    Omega_3 = 1842.912968642313*s_9
    Omega_4 = U9_0*y_5
    Omega_5 = U10_0*y_4
    Omega_6 = 1842.912968642313*J_5
    Omega_7 = U9_0*y_7
    Omega_8 = U10_0*y_6
    Omega_9 = 1842.912968642313*J_6
    Omega_10 = U9_0*y_9
    Omega_11 = U10_0*y_8
    Omega_12 = 1842.912968642313*J_7
    Omega_13 = y_1*Omega_0 - U10_0*y_0*y_0 - 1842.912968642313*c_9*c_9
    Omega_14 = y_1*Omega_1 - y_0*Omega_2 - c_9*Omega_3
    Omega_15 = y_3*Omega_1 - y_2*Omega_2 - s_9*Omega_3
    Omega_16 = y_1*Omega_4 - y_0*Omega_5 + c_9*Omega_6
    Omega_17 = y_3*Omega_4 - y_2*Omega_5 + s_9*Omega_6
    Omega_18 = y_5*Omega_4 - y_4*Omega_5 - J_5*Omega_6
    Omega_19 = y_1*Omega_7 + y_0*Omega_8 + c_9*Omega_9
    Omega_20 = y_3*Omega_7 + y_2*Omega_8 + s_9*Omega_9
    Omega_21 = y_5*Omega_7 + y_4*Omega_8 - J_5*Omega_9
    Omega_22 = y_7*Omega_7 - y_6*Omega_8 - J_6*Omega_9
    Omega_23 = y_1*Omega_10 + y_0*Omega_11 + c_9*Omega_12
    Omega_24 = y_3*Omega_10 + y_2*Omega_11 + s_9*Omega_12
    Omega_25 = y_5*Omega_10 + y_4*Omega_11 - J_5*Omega_12
    Omega_26 = y_7*Omega_10 - y_6*Omega_11 - J_6*Omega_12
    Omega_27 = y_9*Omega_10 - y_8*Omega_11 - J_7*Omega_12

    Omega = [
        -U9_0,    -Omega_0,  -Omega_1,  -Omega_4,  -Omega_7,  Omega_10,
        -Omega_0, -Omega_13, -Omega_14, -Omega_16, -Omega_19, Omega_23,
        -Omega_1, -Omega_14, -Omega_15, -Omega_17, -Omega_20, Omega_24,
        -Omega_4, -Omega_16, -Omega_17, -Omega_18, -Omega_21, Omega_25,
        -Omega_7, -Omega_19, -Omega_20, -Omega_21, -Omega_22, Omega_26,
        Omega_10, Omega_23,  Omega_24,  Omega_25,  Omega_26,  -Omega_27,
    ]
    return [Omega]


def tip_force_acceleration_FL_FOOT(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'FL_FOOT' adds, base axes
    at the tool point.

    Args:
        q: joint positions [rad], shape (..., 12).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 12).

    Operations: 80 mul, 58 add, 2 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_FL_FOOT",
        _tip_force_acceleration_FL_FOOT,
        [
            ("q", q, 12),
            ("f", f, 6),
        ],
        [(12,)],
    )


def _tip_force_acceleration_FL_FOOT(m, q, f):
    cos, sin = m.cos, m.sin
    q0 = q[0]
    q1 = q[1]
    q2 = q[2]
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    c_0 = cos(q0)
    s_0 = sin(q0)
    c_1 = cos(q1)
    s_1 = sin(q1)
    c_2 = cos(q2)
    s_2 = sin(q2)

    # composite inertia of 'FL_UPPER_LEG'
    R1_0 = 0.0038482516772413*c_2
    R1_1 = 0.0038482516772413*s_2
    R1_2 = c_2*c_2*0.0005396092213171668
    R1_3 = 3.3497340042275575e-05*c_2
    R1_4 = 3.3497340042275575e-05*s_2
    R1_5 = 0.001231440536717216*c_2
    R1_6 = R1_2 - 0.0005396092213171668 + R1_5
    R1_7 = c_2*s_2*0.0005396092213171668 + 0.000615720268358608*s_2
    R1_8 = R1_0 + 0.01771278698415
    R1_9 = R1_1 - 2.0453744565e-06
    R1_10 = R1_2 + 0.0022644781431582876
    R1_11 = R1_5 + 0.002838197420805067
    R1_12 = R1_7 - 1.609852873477455e-07
    R1_13 = R1_3 - 0.0001172304186461722
    R1_14 = R1_4 + 3.700383061853605e-08

    # composite inertia of 'FL_SHOULDER'
    R0_0 = R1_10 - (c_1*c_1*(R1_6 + R1_10) - c_1*s_1*(2.0*R1_12))
    R0_1 = s_1*R1_13 + c_1*R1_14 + 0.05145*(s_1*R1_8 + c_1*R1_9)
    R0_2 = R0_0 - 0.0031799702681776175

    # inertia that joint 'FL_KFE' feels, and its couplings inward
    M2_0 = 0.000615720268358608*c_2 + 0.0005426192213171668
    M2_1 = s_1*R1_3 + c_1*R1_4 + 0.05145*(c_1*R1_1 + s_1*R1_0)

    # elimination of 'FL_KFE'
    U2_0 = 1842.912968642313*M2_1
    U2_1 = 1842.912968642313*M2_0
    U2_2 = R0_2 + M2_1*U2_0
    U2_3 = R0_1 - M2_1*U2_1
    U2_4 = R1_11 - M2_0*U2_1

    # elimination of 'FL_HFE'
    U1_0 = 1.0/U2_4
    U1_1 = U2_3*U1_0
    U1_2 = U2_2 + U2_3*U1_1

    # elimination of 'FL_HAA'
    U0_0 = 1.0/U1_2

    # frame of 'FL_UPPER_LEG' in the base
    o1_0 = s_0*c_1
    o1_1 = s_0*s_1
    o1_2 = c_0*c_1
    o1_3 = c_0*s_1
    o1_4 = 0.05145*s_0
    o1_5 = 0.05145*c_0 + 0.0875

    # frame of 'FL_LOWER_LEG' in the base
    o2_0 = s_1*c_2 + c_1*s_2
    o2_1 = c_2*o1_0 - s_2*o1_1
    o2_2 = c_2*o1_2 - s_2*o1_3
    o2_3 = 0.16*s_1 - 0.1946
    o2_4 = o1_5 + 0.16*o1_0
    o2_5 = o1_4 - 0.16*o1_2

    # frame of tool 'FL_FOOT'
    tool_0 = 0.16*o2_0
    tool_1 = 0.16*o2_1 + 0.008*c_0
    tool_2 = 0.16*o2_2 - 0.008*s_0
    tool_3 = o2_3 + tool_0
    tool_4 = o2_4 + tool_1
    tool_5 = o2_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_0*(o1_4 - tool_5) - s_0*(o1_5 - tool_4)
    J_3 = s_0*J_0
    J_4 = c_0*J_0
    J_5 = c_0*tool_2 + s_0*tool_1
    J_6 = s_0*tool_0
    J_7 = c_0*tool_0

    # joint forces of the wrench
    tip_0 = f0 - tool_5*f4 + J_1*f5
    tip_1 = c_0*f1 + s_0*f2
    tip_2 = tip_1 - J_2*f3 - J_3*f4 + J_4*f5
    tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5

    # solve with U
    y_0 = tip_2 - U2_1*tip_3
    y_1 = tip_0 - U1_1*y_0 - U2_0*tip_3

    # solve with U, D and U*
    x_0 = U0_0*y_1
    x_1 = U1_0*y_0 + U1_1*x_0
    x_2 = 1842.912968642313*tip_3 + U2_0*x_0 - U2_1*x_1

    qdd = [-x_0, x_1, x_2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return [qdd]


def tip_force_acceleration_FR_FOOT(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'FR_FOOT' adds, base axes
    at the tool point.

    Args:
        q: joint positions [rad], shape (..., 12).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 12).

    Operations: 80 mul, 58 add, 2 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_FR_FOOT",
        _tip_force_acceleration_FR_FOOT,
        [
            ("q", q, 12),
            ("f", f, 6),
        ],
        [(12,)],
    )


def _tip_force_acceleration_FR_FOOT(m, q, f):
    cos, sin = m.cos, m.sin
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    c_3 = cos(q3)
    s_3 = sin(q3)
    c_4 = cos(q4)
    s_4 = sin(q4)
    c_5 = cos(q5)
    s_5 = sin(q5)

    # composite inertia of 'FR_UPPER_LEG'
    R4_0 = 0.0038482516772413*c_5
    R4_1 = 0.0038482516772413*s_5
    R4_2 = c_5*c_5*0.0005396092213171668
    R4_3 = 3.3497340042275575e-05*c_5
    R4_4 = 3.3497340042275575e-05*s_5
    R4_5 = 0.001231440536717216*c_5
    R4_6 = R4_2 - 0.0005396092213171668 + R4_5
    R4_7 = c_5*s_5*0.0005396092213171668 + 0.000615720268358608*s_5
    R4_8 = R4_0 + 0.01771278698415
    R4_9 = R4_1 + 2.0453744565e-06
    R4_10 = R4_2 + 0.0022644781431582876
    R4_11 = R4_5 + 0.002838197420805067
    R4_12 = R4_7 + 1.609852873477455e-07
    R4_13 = R4_3 - 0.0001172304186461722
    R4_14 = R4_4 - 3.700383061853605e-08

    # composite inertia of 'FR_SHOULDER'
    R3_0 = R4_10 - (c_4*c_4*(R4_6 + R4_10) - c_4*s_4*(2.0*R4_12))
    R3_1 = s_4*R4_13 + c_4*R4_14 + 0.05145*(s_4*R4_8 + c_4*R4_9)
    R3_2 = R3_0 - 0.0031799702681776175

    # inertia that joint 'FR_KFE' feels, and its couplings inward
    M5_0 = 0.000615720268358608*c_5 + 0.0005426192213171668
    M5_1 = s_4*R4_3 + c_4*R4_4 + 0.05145*(c_4*R4_1 + s_4*R4_0)

    # elimination of 'FR_KFE'
    U5_0 = 1842.912968642313*M5_1
    U5_1 = 1842.912968642313*M5_0
    U5_2 = R3_2 + M5_1*U5_0
    U5_3 = R3_1 - M5_1*U5_1
    U5_4 = R4_11 - M5_0*U5_1

    # elimination of 'FR_HFE'
    U4_0 = 1.0/U5_4
    U4_1 = U5_3*U4_0
    U4_2 = U5_2 + U5_3*U4_1

    # elimination of 'FR_HAA'
    U3_0 = 1.0/U4_2

    # frame of 'FR_UPPER_LEG' in the base
    o4_0 = s_3*c_4
    o4_1 = s_3*s_4
    o4_2 = c_3*c_4
    o4_3 = c_3*s_4
    o4_4 = 0.05145*s_3
    o4_5 = 0.05145*c_3 + 0.0875

    # frame of 'FR_LOWER_LEG' in the base
    o5_0 = s_4*c_5 + c_4*s_5
    o5_1 = c_5*o4_0 - s_5*o4_1
    o5_2 = c_5*o4_2 - s_5*o4_3
    o5_3 = 0.16*s_4 - 0.1946
    o5_4 = o4_5 - 0.16*o4_0
    o5_5 = o4_4 + 0.16*o4_2

    # frame of tool 'FR_FOOT'
    tool_0 = 0.16*o5_0
    tool_1 = 0.16*o5_1 - 0.008*c_3
    tool_2 = 0.16*o5_2 + 0.008*s_3
    tool_3 = o5_3 + tool_0
    tool_4 = o5_4 - tool_1
    tool_5 = o5_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 + 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_3*(o4_4 - tool_5) - s_3*(o4_5 - tool_4)
    J_3 = s_3*J_0
    J_4 = c_3*J_0
    J_5 = c_3*tool_2 + s_3*tool_1
    J_6 = s_3*tool_0
    J_7 = c_3*tool_0

    # joint forces of the wrench
    tip_0 = f0 + tool_5*f4 - J_1*f5
    tip_1 = c_3*f1 + s_3*f2
    tip_2 = tip_1 + J_2*f3 - J_3*f4 + J_4*f5
    tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5

    # solve with U
    y_0 = tip_2 - U5_1*tip_3
    y_1 = tip_0 + U4_1*y_0 + U5_0*tip_3

    # solve with U, D and U*
    x_0 = U3_0*y_1
    x_1 = U4_0*y_0 - U4_1*x_0
    x_2 = 1842.912968642313*tip_3 - U5_0*x_0 - U5_1*x_1

    qdd = [0.0, 0.0, 0.0, -x_0, x_1, x_2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return [qdd]


def tip_force_acceleration_HL_FOOT(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'HL_FOOT' adds, base axes
    at the tool point.

    Args:
        q: joint positions [rad], shape (..., 12).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 12).

    Operations: 80 mul, 58 add, 2 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_HL_FOOT",
        _tip_force_acceleration_HL_FOOT,
        [
            ("q", q, 12),
            ("f", f, 6),
        ],
        [(12,)],
    )


def _tip_force_acceleration_HL_FOOT(m, q, f):
    cos, sin = m.cos, m.sin
    q6 = q[6]
    q7 = q[7]
    q8 = q[8]
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    c_6 = cos(q6)
    s_6 = sin(q6)
    c_7 = cos(q7)
    s_7 = sin(q7)
    c_8 = cos(q8)
    s_8 = sin(q8)

    # composite inertia of 'HL_UPPER_LEG'
    R7_0 = 0.0038482516772413*c_8
    R7_1 = 0.0038482516772413*s_8
    R7_2 = c_8*c_8*0.0005396092213171668
    R7_3 = 3.3497340042275575e-05*c_8
    R7_4 = 3.3497340042275575e-05*s_8
    R7_5 = 0.001231440536717216*c_8
    R7_6 = R7_2 - 0.0005396092213171668 + R7_5
    R7_7 = c_8*s_8*0.0005396092213171668 + 0.000615720268358608*s_8
    R7_8 = R7_0 + 0.01771278698415
    R7_9 = R7_1 - 2.0453744565e-06
    R7_10 = R7_2 + 0.0022644781431582876
    R7_11 = R7_5 + 0.002838197420805067
    R7_12 = R7_7 - 1.609852873477455e-07
    R7_13 = R7_3 - 0.0001172304186461722
    R7_14 = R7_4 + 3.700383061853605e-08

    # composite inertia of 'HL_SHOULDER'
    R6_0 = R7_10 - (c_7*c_7*(R7_6 + R7_10) - c_7*s_7*(2.0*R7_12))
    R6_1 = s_7*R7_13 + c_7*R7_14 + 0.05145*(s_7*R7_8 + c_7*R7_9)
    R6_2 = R6_0 - 0.0031799702681776175

    # inertia that joint 'HL_KFE' feels, and its couplings inward
    M8_0 = 0.000615720268358608*c_8 + 0.0005426192213171668
    M8_1 = s_7*R7_3 + c_7*R7_4 + 0.05145*(c_7*R7_1 + s_7*R7_0)

    # elimination of 'HL_KFE'
    U8_0 = 1842.912968642313*M8_1
    U8_1 = 1842.912968642313*M8_0
    U8_2 = R6_2 + M8_1*U8_0
    U8_3 = R6_1 - M8_1*U8_1
    U8_4 = R7_11 - M8_0*U8_1

    # elimination of 'HL_HFE'
    U7_0 = 1.0/U8_4
    U7_1 = U8_3*U7_0
    U7_2 = U8_2 + U8_3*U7_1

    # elimination of 'HL_HAA'
    U6_0 = 1.0/U7_2

    # frame of 'HL_UPPER_LEG' in the base
    o7_0 = s_6*c_7
    o7_1 = s_6*s_7
    o7_2 = c_6*c_7
    o7_3 = c_6*s_7
    o7_4 = 0.05145*s_6
    o7_5 = 0.05145*c_6 + 0.0875

    # frame of 'HL_LOWER_LEG' in the base
    o8_0 = s_7*c_8 + c_7*s_8
    o8_1 = c_8*o7_0 - s_8*o7_1
    o8_2 = c_8*o7_2 - s_8*o7_3
    o8_3 = 0.16*s_7 + 0.1946
    o8_4 = o7_5 + 0.16*o7_0
    o8_5 = o7_4 - 0.16*o7_2

    # frame of tool 'HL_FOOT'
    tool_0 = 0.16*o8_0
    tool_1 = 0.16*o8_1 + 0.008*c_6
    tool_2 = 0.16*o8_2 - 0.008*s_6
    tool_3 = o8_3 + tool_0
    tool_4 = o8_4 + tool_1
    tool_5 = o8_5 - tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_6*(o7_4 - tool_5) - s_6*(o7_5 - tool_4)
    J_3 = s_6*J_0
    J_4 = c_6*J_0
    J_5 = c_6*tool_2 + s_6*tool_1
    J_6 = s_6*tool_0
    J_7 = c_6*tool_0

    # joint forces of the wrench
    tip_0 = f0 - tool_5*f4 + J_1*f5
    tip_1 = c_6*f1 + s_6*f2
    tip_2 = tip_1 - J_2*f3 - J_3*f4 + J_4*f5
    tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5

    # solve with U
    y_0 = tip_2 - U8_1*tip_3
    y_1 = tip_0 - U7_1*y_0 - U8_0*tip_3

    # solve with U, D and U*
    x_0 = U6_0*y_1
    x_1 = U7_0*y_0 + U7_1*x_0
    x_2 = 1842.912968642313*tip_3 + U8_0*x_0 - U8_1*x_1

    qdd = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -x_0, x_1, x_2, 0.0, 0.0, 0.0]
    return [qdd]


def tip_force_acceleration_HR_FOOT(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'HR_FOOT' adds, base axes
    at the tool point.

    Args:
        q: joint positions [rad], shape (..., 12).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 12).

    Operations: 80 mul, 58 add, 2 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_HR_FOOT",
        _tip_force_acceleration_HR_FOOT,
        [
            ("q", q, 12),
            ("f", f, 6),
        ],
        [(12,)],
    )


def _tip_force_acceleration_HR_FOOT(m, q, f):
    cos, sin = m.cos, m.sin
    q9 = q[9]
    q10 = q[10]
    q11 = q[11]
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    c_9 = cos(q9)
    s_9 = sin(q9)
    c_10 = cos(q10)
    s_10 = sin(q10)
    c_11 = cos(q11)
    s_11 = sin(q11)

    # composite inertia of 'HR_UPPER_LEG'
    R10_0 = 0.0038482516772413*c_11
    R10_1 = 0.0038482516772413*s_11
    R10_2 = c_11*c_11*0.0005396092213171668
    R10_3 = 3.3497340042275575e-05*c_11
    R10_4 = 3.3497340042275575e-05*s_11
    R10_5 = 0.001231440536717216*c_11
    R10_6 = R10_2 - 0.0005396092213171668 + R10_5
    R10_7 = c_11*s_11*0.0005396092213171668 + 0.000615720268358608*s_11
    R10_8 = R10_0 + 0.01771278698415
    R10_9 = R10_1 + 2.0453744565e-06
    R10_10 = R10_2 + 0.0022644781431582876
    R10_11 = R10_5 + 0.002838197420805067
    R10_12 = R10_7 + 1.609852873477455e-07
    R10_13 = R10_3 - 0.0001172304186461722
    R10_14 = R10_4 - 3.700383061853605e-08

    # composite inertia of 'HR_SHOULDER'
    R9_0 = c_10*c_10*(R10_6 + R10_10) - c_10*s_10*(2.0*R10_12)
    R9_1 = 0.05145*(s_10*R10_8 + c_10*R10_9)
    R9_2 = s_10*R10_13 + c_10*R10_14 + R9_1
    R9_3 = R10_10 - R9_0 - 0.0031799702681776175

    # inertia that joint 'HR_KFE' feels, and its couplings inward
    M11_0 = 0.000615720268358608*c_11 + 0.0005426192213171668
    M11_1 = s_10*R10_3 + c_10*R10_4 + 0.05145*(c_10*R10_1 + s_10*R10_0)

    # elimination of 'HR_KFE'
    U11_0 = 1842.912968642313*M11_1
    U11_1 = 1842.912968642313*M11_0
    U11_2 = R9_3 + M11_1*U11_0
    U11_3 = R9_2 - M11_1*U11_1
    U11_4 = R10_11 - M11_0*U11_1

    # elimination of 'HR_HFE'
    U10_0 = 1.0/U11_4
    U10_1 = U11_3*U10_0
    U10_2 = U11_2 + U11_3*U10_1

    # elimination of 'HR_HAA'
    U9_0 = 1.0/U10_2

    # frame of 'HR_UPPER_LEG' in the base
    o10_0 = s_9*c_10
    o10_1 = s_9*s_10
    o10_2 = c_9*c_10
    o10_3 = c_9*s_10
    o10_4 = 0.05145*s_9
    o10_5 = 0.05145*c_9 + 0.0875

    # frame of 'HR_LOWER_LEG' in the base
    o11_0 = s_10*c_11 + c_10*s_11
    o11_1 = c_11*o10_0 - s_11*o10_1
    o11_2 = c_11*o10_2 - s_11*o10_3
    o11_3 = 0.16*s_10 + 0.1946
    o11_4 = o10_5 - 0.16*o10_0
    o11_5 = o10_4 + 0.16*o10_2

    # frame of tool 'HR_FOOT'
    tool_0 = 0.16*o11_0
    tool_1 = 0.16*o11_1 - 0.008*c_9
    tool_2 = 0.16*o11_2 + 0.008*s_9
    tool_3 = o11_3 + tool_0
    tool_4 = o11_4 - tool_1
    tool_5 = o11_5 + tool_2

    # columns of the Jacobian
    J_0 = tool_3 - 0.1946
    J_1 = tool_4 - 0.0875
    J_2 = c_9*(o10_4 - tool_5) - s_9*(o10_5 - tool_4)
    J_3 = s_9*J_0
    J_4 = c_9*J_0
    J_5 = c_9*tool_2 + s_9*tool_1
    J_6 = s_9*tool_0
    J_7 = c_9*tool_0

    # joint forces of the wrench
    tip_0 = f0 + tool_5*f4 - J_1*f5
    tip_1 = c_9*f1 + s_9*f2
    tip_2 = tip_1 + J_2*f3 - J_3*f4 + J_4*f5
    tip_3 = tip_1 - J_5*f3 - J_6*f4 + J_7*f5

    # solve with U
    y_0 = tip_2 - U11_1*tip_3
    y_1 = tip_0 + U10_1*y_0 + U11_0*tip_3

    # solve with U, D and U*
    x_0 = U9_0*y_1
    x_1 = U10_0*y_0 - U10_1*x_0
    x_2 = 1842.912968642313*tip_3 - U11_0*x_0 - U11_1*x_1

    qdd = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -x_0, x_1, x_2]
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
    ]
    expected = [
        (mass_matrix, ["q"], [
            (0, [
                (5.1e-12, [
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
                ]),
            ]),
            (1, [
                (5.1e-12, [
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
                ]),
            ]),
        ]),
        (udu, ["q"], [
            (0, [
                (5.1e-09, [
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
                ]),
                (5.1e-12, [
                    0.00032886479, 0.00212859907, 0.00054261922, 0.00434918554, 0.00162448493,
                    0.00054261922, 0.00138569156, 0.00229388808, 0.00054261922, 0.00049358797,
                    0.00164661609, 0.00054261922,
                ]),
            ]),
            (1, [
                (5.1e-09, [
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
                ]),
                (5.1e-12, [
                    0.00134694972, 0.00227766893, 0.00054261922, 0.00082926078, 0.00197039945,
                    0.00054261922, 0.0033802632, 0.00216295734, 0.00054261922, 0.0006408156,
                    0.00160032669, 0.00054261922,
                ]),
            ]),
        ]),
        (innovations, ["q"], [
            (0, [
                (5.1e-09, [
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
                ]),
                (5.1e-12, [
                    0.00032886479, 0.00212859907, 0.00054261922, 0.00434918554, 0.00162448493,
                    0.00054261922, 0.00138569156, 0.00229388808, 0.00054261922, 0.00049358797,
                    0.00164661609, 0.00054261922,
                ]),
            ]),
            (1, [
                (5.1e-09, [
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
                ]),
                (5.1e-12, [
                    0.00134694972, 0.00227766893, 0.00054261922, 0.00082926078, 0.00197039945,
                    0.00054261922, 0.0033802632, 0.00216295734, 0.00054261922, 0.0006408156,
                    0.00160032669, 0.00054261922,
                ]),
            ]),
        ]),
        (mass_matrix_inverse, ["q"], [
            (0, [
                (5.1e-06, [
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
                ]),
            ]),
            (1, [
                (5.1e-06, [
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
                ]),
            ]),
        ]),
        (inverse_dynamics, ["q", "qd", "qdd"], [
            (0, [
                (5.1e-10, [
                    0.004510168, 0.017076187, 0.003126337, -0.227963529, -0.007946755, -0.005282573,
                    0.135604822, 0.120983283, -0.018096058, -0.028512945, -0.069077362,
                    -0.012848761,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.062234842, 0.060850398, -0.00131298, -0.003269751, -0.126368942, -0.014223154,
                    0.192124095, -0.005432053, -0.026882647, 0.102436436, -0.062920844,
                    -0.011545293,
                ]),
            ]),
        ]),
        (bias_forces, ["q", "qd"], [
            (0, [
                (5.1e-10, [
                    0.00575221, 0.020778187, 0.004574815, -0.223112006, -0.006838934, -0.004929129,
                    0.137902415, 0.125220289, -0.017047179, -0.029600102, -0.063682698,
                    -0.010890581,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.064633312, 0.054349499, -0.002938579, -0.001777083, -0.120526464,
                    -0.012160678, 0.187040578, -0.000159042, -0.025794794, 0.100789704,
                    -0.060772424, -0.010750636,
                ]),
            ]),
        ]),
        (gravity_forces, ["q"], [
            (0, [
                (5.1e-10, [
                    0.007234884, 0.021561452, 0.002662131, -0.222276011, -0.006513498, -0.004589009,
                    0.129700096, 0.115979232, -0.014013578, -0.028228973, -0.063476075,
                    -0.010391994,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.063076077, 0.053109925, -0.00254597, -0.001223155, -0.120626263, -0.012366675,
                    0.190480985, 0.000456888, -0.023119729, 0.099529555, -0.063773978, -0.011619898,
                ]),
            ]),
        ]),
        (coriolis_matrix, ["q", "qd"], [
            (0, [
                (5.1e-12, [
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
                ]),
            ]),
            (1, [
                (5.1e-12, [
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
                ]),
            ]),
        ]),
        (forward_dynamics, ["q", "qd", "tau"], [
            (0, [
                (5.1e-06, [
                    4288.85905, -1723.57444, 2554.81171, -275.48257, -668.59145, 4100.65814,
                    -696.40463, -501.75601, 2010.81088, 3189.07709, 2548.87649, -4694.14302,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    1205.94092, 781.36181, 491.88282, -80.97997, 378.90319, -1756.22705, -463.47164,
                    542.67663, -1420.68631, -3038.67473, -2769.03697, 5905.31668,
                ]),
            ]),
        ]),
        (pose_FL_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    -0.77023125, 0.0, 0.6377647, -0.06483448, -0.63385416, 0.11056978, -0.76550848,
                    0.18796106, -0.0705175, -0.99386836, -0.0851643, -0.04864029, 0.0, 0.0, 0.0,
                    1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -0.98038175, 0.0, 0.19710817, 0.31285102, -0.1852118, -0.34214965, -0.92121127,
                    0.267403, 0.06744049, -0.93964547, 0.33543727, -0.12877596, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_FR_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    0.97589745, 0.0, -0.21822962, 0.23271653, 0.18123913, 0.55702255, 0.81048027,
                    -0.38314484, 0.12155882, -0.83049737, 0.54359688, -0.12670822, 0.0, 0.0, 0.0,
                    1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.85770868, 0.0, -0.51413599, 0.4333201, -0.3962646, 0.63715114, -0.66106943,
                    0.00619541, 0.32758234, 0.77073888, 0.54649007, -0.1545895, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_HL_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    0.89156829, 0.0, -0.45288629, -0.26818042, -0.25944382, 0.81964802, -0.51075046,
                    0.25538961, 0.37120735, 0.57286746, 0.73077218, -0.13643713, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.58978803, 0.0, -0.8075581, -0.09403544, -0.52639364, 0.75836188, -0.38444375,
                    0.29670402, 0.61242128, 0.65183377, 0.44727275, -0.15218965, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_HR_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    0.48012423, 0.0, 0.8772005, -0.49070961, -0.83288926, -0.31381056, 0.45587105,
                    -0.17653493, 0.27527478, -0.94948561, -0.15066805, 0.09203942, 0.0, 0.0, 0.0,
                    1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.30581691, 0.0, 0.95209034, -0.49547349, 0.90096317, -0.32328957, -0.28939457,
                    0.03429498, 0.30780087, 0.94630009, -0.09886742, -0.02121415, 0.0, 0.0, 0.0,
                    1.0,
                ]),
            ]),
        ]),
        (jacobian_FL_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.11056978,
                    0.11056978, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.99386836,
                    -0.99386836, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.09446692,
                    0.123237, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.04864029, 0.25784372,
                    0.10141667, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.10046106, 0.02868561,
                    0.0112828, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.34214965,
                    -0.34214965, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.93964547,
                    -0.93964547, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.21310569,
                    0.15686108, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.12877596,
                    -0.11111404, 0.02963389, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.179903,
                    0.04045955, -0.01079048, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_FR_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.55702255, 0.55702255, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.83049737, -0.83049737, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.31611159, -0.15614359, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.12670822, -0.03165567, -0.02899826, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.29564484, -0.02123176, -0.01944941, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.63715114, 0.63715114, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.77073888, 0.77073888, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.17071158, -0.13723339, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.1545895, 0.18399086, 0.06340234, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.09369541, -0.15210078, -0.05241317, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_HL_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.81964802, 0.81964802, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.57286746, 0.57286746, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.20800892, -0.14265093, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.13643713, -0.04215183, 0.04151101, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.16788961, 0.06031005, -0.05939318, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.75836188, 0.75836188, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.65183377, 0.65183377, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.25178107, -0.09436608, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.15218965, 0.06555138, 0.08422298, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.20920402, -0.07626433, -0.0979874, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_HR_FOOT, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.31381056, -0.31381056, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -0.94948561, -0.94948561, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.11342033, -0.07681988, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.09203942, 0.28115181, 0.13326228, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, -0.08903493, -0.09292232, -0.04404396,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.32328957, -0.32328957, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.94630009, 0.94630009, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.10839628, -0.04893071, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.02121415, -0.28471661, -0.14415411, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.12179498, -0.09726926, -0.04924814,
                ]),
            ]),
        ]),
        (jacobian_rate_FL_FOOT, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.04356178,
                    1.04356178, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.11609827,
                    0.11609827, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.53872394,
                    -0.2255136, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.04591753, 0.1836625,
                    0.25883686, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.48434838,
                    0.29451962, 0.1366016, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.04300648,
                    -1.04300648, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.37978611,
                    0.37978611, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08301377,
                    0.00536134, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1712892, -0.01132835,
                    -0.03703438, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.22094483,
                    0.14381448, -0.02376972, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_FR_FOOT, ["q", "qd"], [
            (0, [
                (5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.73914266, 0.73914266, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.495750067, 0.495750067, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.020985948, -0.024441718, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.274813551, -0.033811184, 0.108083766, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.095341537, -0.063524946, 0.035074399, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.231221664, -0.231221664, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.191145343, 0.191145343, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.129102354, 0.016452352, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.110366336, 0.085362573, 0.036878174, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.053127353, 0.022351497, 0.001533019, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_HL_FOOT, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, -0.92231661, -0.92231661, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 1.31963331, 1.31963331, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.00065377, 0.27390563, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.26976642, 0.28219266, 0.40452489, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.22003829, -0.61054809, -0.37513829, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.14722744, 1.14722744, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -1.3347169, -1.3347169, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.16016409, -0.13696185, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.48966141, -0.11631407, -0.23765949, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, -0.16345342, -0.13620877, -0.07237499, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_HR_FOOT, ["q", "qd"], [
            (0, [
                (5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.161412555, 0.161412555, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -0.053347795, -0.053347795, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.45378391, 0.179650663, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.157538121, 0.170322002, 0.100849865, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.415214594, -0.003275678, -0.008202229,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.41945013, -1.41945013, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, -0.48493435, -0.48493435, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0, -0.01383432, 0.10054074, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, -0.18716496, 0.15867348, 0.04331214, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.04491264, -0.42271237, -0.22667156,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_FL_FOOT, ["q"], [
            (0, [
                (5.1e-06, [
                    3040.76338, -30.20989, 271.54481, -4.93291, -36.05763, 285.01227, -30.20989,
                    24.59844, -221.1057, 27.96002, 18.13757, -0.8536, 271.54481, -221.1057,
                    1987.43236, -251.32169, -163.03146, 7.6727, -4.93291, 27.96002, -251.32169,
                    32.42945, 18.52082, 1.5916, -36.05763, 18.13757, -163.03146, 18.52082, 24.09628,
                    -0.74651, 285.01227, -0.8536, 7.6727, 1.5916, -0.74651, 27.00729,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    742.41821, 36.59012, 100.48744, -2.99436, 57.95145, 147.27414, 36.59012,
                    219.24289, 602.10667, -98.29941, -19.81762, 15.51453, 100.48744, 602.10667,
                    1653.56535, -269.95963, -54.42513, 42.60754, -2.99436, -98.29941, -269.95963,
                    45.69571, 6.55266, -3.0651, 57.95145, -19.81762, -54.42513, 6.55266, 15.51751,
                    7.49269, 147.27414, 15.51453, 42.60754, -3.0651, 7.49269, 30.67257,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_FR_FOOT, ["q"], [
            (0, [
                (5.1e-06, [
                    229.92811, -15.46326, 23.05508, 3.42062, 29.9236, -67.44731, -15.46326,
                    809.06863, -1206.28757, -165.73465, -43.06458, -22.99806, 23.05508, -1206.28757,
                    1798.52442, 247.10345, 64.20749, 34.28914, 3.42062, -165.73465, 247.10345,
                    45.09781, 9.03886, 4.76046, 29.9236, -43.06458, 64.20749, 9.03886, 5.9831,
                    -7.37688, -67.44731, -22.99806, 34.28914, 4.76046, -7.37688, 20.72468,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    1205.89328, 38.05933, 46.03901, 5.82439, 139.699, 151.6085, 38.05933, 872.82197,
                    1055.82143, -179.17065, 60.95711, -41.96197, 46.03901, 1055.82143, 1277.1893,
                    -216.7363, 73.73763, -50.75989, 5.82439, -179.17065, -216.7363, 37.42236,
                    -12.71986, 11.80525, 139.699, 60.95711, 73.73763, -12.71986, 26.18697, 9.29391,
                    151.6085, -41.96197, -50.75989, 11.80525, 9.29391, 25.89684,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_HL_FOOT, ["q"], [
            (0, [
                (5.1e-06, [
                    721.66132, 103.93791, 72.64417, -3.30662, 122.64817, 86.55346, 103.93791,
                    1253.99306, 876.43941, -217.41829, 78.74636, -74.92882, 72.64417, 876.43941,
                    612.56003, -151.95774, 55.03732, -52.36917, -3.30662, -217.41829, -151.95774,
                    39.86061, -8.87487, 11.49737, 122.64817, 78.74636, 55.03732, -8.87487, 26.90471,
                    6.03895, 86.55346, -74.92882, -52.36917, 11.49737, 6.03895, 22.78726,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    295.83495, 89.31815, 76.77151, -6.065, 55.54152, 49.65234, 89.31815, 1151.83584,
                    990.03592, -114.51764, 144.93241, -134.11793, 76.77151, 990.03592, 850.96425,
                    -98.4312, 124.57356, -115.2782, -6.065, -114.51764, -98.4312, 22.20743,
                    -12.69738, 12.42979, 55.54152, 144.93241, 124.57356, -12.69738, 25.18197,
                    -7.84363, 49.65234, -134.11793, -115.2782, 12.42979, -7.84363, 28.3045,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_HR_FOOT, ["q"], [
            (0, [
                (5.1e-06, [
                    2025.98131, -5.27098, -15.94823, -26.10256, -83.97425, -214.2586, -5.27098,
                    253.02487, 765.56848, 54.37605, -76.40184, 25.8809, -15.94823, 765.56848,
                    2316.35373, 164.5237, -231.16638, 78.30693, -26.10256, 54.37605, 164.5237,
                    12.57695, -17.72236, 8.97541, -83.97425, -76.40184, -231.16638, -17.72236,
                    36.21142, -1.93699, -214.2586, 25.8809, 78.30693, 8.97541, -1.93699, 26.23434,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    1560.51133, -30.86366, 90.34094, -32.95445, -47.51176, 162.52093, -30.86366,
                    276.90454, -810.5266, 28.87169, 91.9964, 27.89387, 90.34094, -810.5266,
                    2372.4904, -84.51024, -269.28245, -81.64808, -32.95445, 28.87169, -84.51024,
                    5.11865, 13.94481, 0.98919, -47.51176, 91.9964, -269.28245, 13.94481, 40.06252,
                    8.24442, 162.52093, 27.89387, -81.64808, 0.98919, 8.24442, 21.43295,
                ]),
            ]),
        ]),
        (tip_force_acceleration_FL_FOOT, ["q", "f"], [
            (0, [
                (5.1e-06, [
                    -4428.52134, 1498.35924, -1030.41252, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    1474.48574, 620.9431, -2131.604, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (tip_force_acceleration_FR_FOOT, ["q", "f"], [
            (0, [
                (5.1e-06, [
                    0.0, 0.0, 0.0, -459.56496, -585.40719, 3126.30711, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    0.0, 0.0, 0.0, 2251.76269, -1067.68787, 2372.255, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (tip_force_acceleration_HL_FOOT, ["q", "f"], [
            (0, [
                (5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -791.31444, 367.0955, 2157.67412, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 591.94462, -206.39192, 1358.16166, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (tip_force_acceleration_HR_FOOT, ["q", "f"], [
            (0, [
                (5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3446.70098, -828.01888,
                    -387.32904,
                ]),
            ]),
            (1, [
                (5.1e-06, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3110.5101, 470.51256, 1647.98265,
                ]),
            ]),
        ]),
    ]
    return states, expected


if __name__ == "__main__":
    raise SystemExit(_self_test())
