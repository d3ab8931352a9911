"""panda: robot dynamics in closed form.

Made by symdyn 0.1.0 from panda.yaml
(SHA-256 bb2131e93e33268809dc1758a8d07f4f311ae6d50fccacc555bb697aa11421e8).
Make it again with

    symdyn generate panda.yaml --target python,c

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
Self-test: python panda.py

Joints, in the order of q:

    0  panda_joint1  rad  [-2.8973, 2.8973]
    1  panda_joint2  rad  [-1.7628, 1.7628]
    2  panda_joint3  rad  [-2.8973, 2.8973]
    3  panda_joint4  rad  [-3.0718, -0.0698]
    4  panda_joint5  rad  [-2.8973, 2.8973]
    5  panda_joint6  rad  [-0.0175, 3.7525]
    6  panda_joint7  rad  [-2.8973, 2.8973]

Tools: panda_leftfinger, panda_rightfinger, panda_hand_tcp.

Conventions:

    - SI units, radians; q has one entry for each joint, in the order above.
    - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
    - Jacobians, operational inertias and wrenches: base axes, at the tool point.
    - Matrices are full, row by row.

Bound: symdyn holds every function to its numeric core within 9.9e-14 kappa of the output's size,
where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
1. 'symdyn verify' compares them again.

Operations of each function:

                                                   mul  add  div  trig
    mass_matrix                                    196  166    0    12
    udu                                            273  222    5    12
    innovations                                    308  257    5    12
    mass_matrix_inverse                            385  313    6    12
    inverse_dynamics                               314  290    0    12
    bias_forces                                    305  272    0    12
    gravity_forces                                  58   35    0    12
    coriolis_matrix                                800  720    0    12
    forward_dynamics                               627  542    6    12
    pose_panda_leftfinger                           89   51    0    14
    pose_panda_rightfinger                          89   51    0    14
    pose_panda_hand_tcp                             89   51    0    14
    jacobian_panda_leftfinger                      102   64    0    12
    jacobian_panda_rightfinger                     102   64    0    12
    jacobian_panda_hand_tcp                        102   64    0    12
    jacobian_rate_panda_leftfinger                 234  156    0    12
    jacobian_rate_panda_rightfinger                234  156    0    12
    jacobian_rate_panda_hand_tcp                   234  156    0    12
    operational_inertia_inverse_panda_leftfinger   690  534    6    14
    operational_inertia_inverse_panda_rightfinger  690  534    6    14
    operational_inertia_inverse_panda_hand_tcp     690  534    6    14
    operational_inertia_panda_leftfinger           810  624   12    14
    operational_inertia_panda_rightfinger          810  624   12    14
    operational_inertia_panda_hand_tcp             810  624   12    14
    tip_force_acceleration_panda_leftfinger        461  359    6    14
    tip_force_acceleration_panda_rightfinger       461  359    6    14
    tip_force_acceleration_panda_hand_tcp          461  359    6    14

This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
"""
# fmt: off
# mypy: disable-error-code="no-untyped-def,no-untyped-call,no-any-return"

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAME = "panda"
N = 7
JOINTS = (
    "panda_joint1", "panda_joint2", "panda_joint3", "panda_joint4", "panda_joint5", "panda_joint6",
    "panda_joint7",
)
LIMITS = (
    (-2.8973, 2.8973), (-1.7628, 1.7628), (-2.8973, 2.8973), (-3.0718, -0.0698), (-2.8973, 2.8973),
    (-0.0175, 3.7525), (-2.8973, 2.8973),
)
TOOLS = ("panda_leftfinger", "panda_rightfinger", "panda_hand_tcp")
PARAMETERS: dict[str, float] = {}
OPERATIONS = {
    "mass_matrix": {"mul": 196, "add": 166, "trig": 12},
    "udu": {"mul": 273, "add": 222, "div": 5, "trig": 12},
    "innovations": {"mul": 308, "add": 257, "div": 5, "trig": 12},
    "mass_matrix_inverse": {"mul": 385, "add": 313, "div": 6, "trig": 12},
    "inverse_dynamics": {"mul": 314, "add": 290, "trig": 12},
    "bias_forces": {"mul": 305, "add": 272, "trig": 12},
    "gravity_forces": {"mul": 58, "add": 35, "trig": 12},
    "coriolis_matrix": {"mul": 800, "add": 720, "trig": 12},
    "forward_dynamics": {"mul": 627, "add": 542, "div": 6, "trig": 12},
    "pose_panda_leftfinger": {"mul": 89, "add": 51, "trig": 14},
    "pose_panda_rightfinger": {"mul": 89, "add": 51, "trig": 14},
    "pose_panda_hand_tcp": {"mul": 89, "add": 51, "trig": 14},
    "jacobian_panda_leftfinger": {"mul": 102, "add": 64, "trig": 12},
    "jacobian_panda_rightfinger": {"mul": 102, "add": 64, "trig": 12},
    "jacobian_panda_hand_tcp": {"mul": 102, "add": 64, "trig": 12},
    "jacobian_rate_panda_leftfinger": {"mul": 234, "add": 156, "trig": 12},
    "jacobian_rate_panda_rightfinger": {"mul": 234, "add": 156, "trig": 12},
    "jacobian_rate_panda_hand_tcp": {"mul": 234, "add": 156, "trig": 12},
    "operational_inertia_inverse_panda_leftfinger": {"mul": 690, "add": 534, "div": 6, "trig": 14},
    "operational_inertia_inverse_panda_rightfinger": {"mul": 690, "add": 534, "div": 6, "trig": 14},
    "operational_inertia_inverse_panda_hand_tcp": {"mul": 690, "add": 534, "div": 6, "trig": 14},
    "operational_inertia_panda_leftfinger": {"mul": 810, "add": 624, "div": 12, "trig": 14},
    "operational_inertia_panda_rightfinger": {"mul": 810, "add": 624, "div": 12, "trig": 14},
    "operational_inertia_panda_hand_tcp": {"mul": 810, "add": 624, "div": 12, "trig": 14},
    "tip_force_acceleration_panda_leftfinger": {"mul": 461, "add": 359, "div": 6, "trig": 14},
    "tip_force_acceleration_panda_rightfinger": {"mul": 461, "add": 359, "div": 6, "trig": 14},
    "tip_force_acceleration_panda_hand_tcp": {"mul": 461, "add": 359, "div": 6, "trig": 14},
}
SOURCE_SHA256 = "bb2131e93e33268809dc1758a8d07f4f311ae6d50fccacc555bb697aa11421e8"

Array = NDArray[np.float64]


def mass_matrix(q: ArrayLike) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        M, shape (..., 7, 7).

    Operations: 196 mul, 166 add, 12 trig.
    """
    return _evaluate("mass_matrix", _mass_matrix, [("q", q, 7)], [(7, 7)])


def _mass_matrix(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    M = [
        R0_2,   -R0_1,  -M2_0,  M3_3,  M4_9,  -M5_12, M6_17,
        -R0_1,  R1_9,   R1_7,   -M3_1, -M4_8, M5_11,  -M6_16,
        -M2_0,  R1_7,   -R2_14, -R2_8, M4_6,  -M5_9,  -M6_14,
        M3_3,   -M3_1,  -R2_8,  R3_17, R3_13, -M5_5,  M6_10,
        M4_9,   -M4_8,  M4_6,   R3_13, R4_12, R4_8,   -M6_4,
        -M5_12, M5_11,  -M5_9,  -M5_5, R4_8,  -R5_13, -R5_7,
        M6_17,  -M6_16, -M6_14, M6_10, -M6_4, -R5_7,  0.006684151967360946,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        U, shape (..., 7, 7); D, shape (..., 7).

    Operations: 273 mul, 222 add, 5 div, 12 trig.
    """
    return _evaluate("udu", _udu, [("q", q, 7)], [(7, 7), (7,)])


def _udu(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    U = [
        1.0, -U1_1, U2_1,  U3_1,  U4_1,  U5_1,  U6_0,
        0.0, 1.0,   -U2_2, -U3_2, -U4_2, -U5_2, -U6_1,
        0.0, 0.0,   1.0,   -U3_3, U4_3,  U5_3,  -U6_2,
        0.0, 0.0,   0.0,   1.0,   U4_4,  U5_4,  U6_3,
        0.0, 0.0,   0.0,   0.0,   1.0,   -U5_5, -U6_4,
        0.0, 0.0,   0.0,   0.0,   0.0,   1.0,   -U6_5,
        0.0, 0.0,   0.0,   0.0,   0.0,   0.0,   1.0,
    ]
    D = [U1_2, U2_5, -U3_9, U4_14, U5_20, -U6_26, 0.006684151967360946]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N): W M W^T = diag(D).

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        W, shape (..., 7, 7); D, shape (..., 7).

    Operations: 308 mul, 257 add, 5 div, 12 trig.
    """
    return _evaluate("innovations", _innovations, [("q", q, 7)], [(7, 7), (7,)])


def _innovations(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # inverse of U
    W_0 = U2_1 - U2_2*U1_1
    W_1 = U3_2 + U3_3*U2_2
    W_2 = U3_1 - (U1_1*W_1 - U3_3*U2_1)
    W_3 = U4_3 + U4_4*U3_3
    W_4 = U4_2 - (U2_2*W_3 + U4_4*U3_2)
    W_5 = U4_1 - (U1_1*W_4 + U2_1*W_3 + U4_4*U3_1)
    W_6 = U5_4 + U5_5*U4_4
    W_7 = U3_3*W_6 + U5_5*U4_3 + U5_3
    W_8 = U5_2 - (U2_2*W_7 + U3_2*W_6 - U5_5*U4_2)
    W_9 = U5_1 - (U1_1*W_8 + U2_1*W_7 + U3_1*W_6 - U5_5*U4_1)
    W_10 = U6_4 + U6_5*U5_5
    W_11 = U4_4*W_10 + U6_5*U5_4 + U6_3
    W_12 = U6_2 - (U3_3*W_11 + U4_3*W_10 + U6_5*U5_3)
    W_13 = U2_2*W_12 - U3_2*W_11 + U4_2*W_10 + U6_5*U5_2 + U6_1
    W_14 = U6_0 - (U1_1*W_13 - U2_1*W_12 + U3_1*W_11 - U4_1*W_10 - U6_5*U5_1)

    W = [
        1.0, U1_1, -W_0, -W_2, -W_5,  -W_9, -W_14,
        0.0, 1.0,  U2_2, W_1,  W_4,   W_8,  W_13,
        0.0, 0.0,  1.0,  U3_3, -W_3,  -W_7, W_12,
        0.0, 0.0,  0.0,  1.0,  -U4_4, -W_6, -W_11,
        0.0, 0.0,  0.0,  0.0,  1.0,   U5_5, W_10,
        0.0, 0.0,  0.0,  0.0,  0.0,   1.0,  U6_5,
        0.0, 0.0,  0.0,  0.0,  0.0,   0.0,  1.0,
    ]
    D = [U1_2, U2_5, -U3_9, U4_14, U5_20, -U6_26, 0.006684151967360946]
    return [W, D]


def mass_matrix_inverse(q: ArrayLike) -> Array:
    """M^-1, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        M_inverse, shape (..., 7, 7).

    Operations: 385 mul, 313 add, 6 div, 12 trig.
    """
    return _evaluate("mass_matrix_inverse", _mass_matrix_inverse, [("q", q, 7)], [(7, 7)])


def _mass_matrix_inverse(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # row 'panda_joint2' of the inverse
    X1_0 = U1_1*U0_0
    X1_1 = U1_0 + U1_1*X1_0

    # row 'panda_joint3' of the inverse
    X2_0 = U2_1*U0_0 - U2_2*X1_0
    X2_1 = U2_1*X1_0 - U2_2*X1_1
    X2_2 = U2_0 - U2_1*X2_0 + U2_2*X2_1

    # row 'panda_joint4' of the inverse
    X3_0 = U3_1*U0_0 - U3_2*X1_0 + U3_3*X2_0
    X3_1 = U3_1*X1_0 - U3_2*X1_1 + U3_3*X2_1
    X3_2 = U3_1*X2_0 - U3_2*X2_1 - U3_3*X2_2
    X3_3 = U3_0 + U3_1*X3_0 - U3_2*X3_1 + U3_3*X3_2

    # row 'panda_joint5' of the inverse
    X4_0 = U4_1*U0_0 - U4_2*X1_0 - U4_3*X2_0 - U4_4*X3_0
    X4_1 = U4_1*X1_0 - U4_2*X1_1 - U4_3*X2_1 - U4_4*X3_1
    X4_2 = U4_1*X2_0 - U4_2*X2_1 + U4_3*X2_2 - U4_4*X3_2
    X4_3 = U4_1*X3_0 - U4_2*X3_1 - U4_3*X3_2 - U4_4*X3_3
    X4_4 = U4_0 + U4_1*X4_0 - U4_2*X4_1 - U4_3*X4_2 - U4_4*X4_3

    # row 'panda_joint6' of the inverse
    X5_0 = U5_1*U0_0 - U5_2*X1_0 - U5_3*X2_0 - U5_4*X3_0 + U5_5*X4_0
    X5_1 = U5_1*X1_0 - U5_2*X1_1 - U5_3*X2_1 - U5_4*X3_1 + U5_5*X4_1
    X5_2 = U5_1*X2_0 - U5_2*X2_1 + U5_3*X2_2 - U5_4*X3_2 + U5_5*X4_2
    X5_3 = U5_1*X3_0 - U5_2*X3_1 - U5_3*X3_2 - U5_4*X3_3 + U5_5*X4_3
    X5_4 = U5_1*X4_0 - U5_2*X4_1 - U5_3*X4_2 - U5_4*X4_3 + U5_5*X4_4
    X5_5 = U5_0 - U5_1*X5_0 + U5_2*X5_1 + U5_3*X5_2 + U5_4*X5_3 - U5_5*X5_4

    # row 'panda_joint7' of the inverse
    X6_0 = U6_0*U0_0 - U6_1*X1_0 + U6_2*X2_0 - U6_3*X3_0 + U6_4*X4_0 + U6_5*X5_0
    X6_1 = U6_0*X1_0 - U6_1*X1_1 + U6_2*X2_1 - U6_3*X3_1 + U6_4*X4_1 + U6_5*X5_1
    X6_2 = U6_0*X2_0 - U6_1*X2_1 - U6_2*X2_2 - U6_3*X3_2 + U6_4*X4_2 + U6_5*X5_2
    X6_3 = U6_0*X3_0 - U6_1*X3_1 + U6_2*X3_2 - U6_3*X3_3 + U6_4*X4_3 + U6_5*X5_3
    X6_4 = U6_0*X4_0 - U6_1*X4_1 + U6_2*X4_2 - U6_3*X4_3 + U6_4*X4_4 + U6_5*X5_4
    X6_5 = U6_0*X5_0 - U6_1*X5_1 + U6_2*X5_2 - U6_3*X5_3 + U6_4*X5_4 - U6_5*X5_5
    X6_6 = U6_0*X6_0 + 149.60760989322966 - U6_1*X6_1 + U6_2*X6_2 - U6_3*X6_3
    X6_7 = X6_6 + U6_4*X6_4 + U6_5*X6_5

    M_inverse = [
        U0_0,  X1_0,  -X2_0, -X3_0, -X4_0, -X5_0, -X6_0,
        X1_0,  X1_1,  -X2_1, -X3_1, -X4_1, -X5_1, -X6_1,
        -X2_0, -X2_1, -X2_2, X3_2,  X4_2,  X5_2,  X6_2,
        -X3_0, -X3_1, X3_2,  X3_3,  X4_3,  X5_3,  X6_3,
        -X4_0, -X4_1, X4_2,  X4_3,  X4_4,  X5_4,  X6_4,
        -X5_0, -X5_1, X5_2,  X5_3,  X5_4,  -X5_5, X6_5,
        -X6_0, -X6_1, X6_2,  X6_3,  X6_4,  X6_5,  X6_7,
    ]
    return [M_inverse]


def inverse_dynamics(q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Joint forces (N) for the accelerations qdd; gravity, armature and friction included.

    Args:
        q: joint positions [rad], shape (..., 7).
        qd: joint velocities [rad/s], shape (..., 7).
        qdd: joint accelerations [rad/s²], shape (..., 7).

    Returns:
        tau, shape (..., 7).

    Operations: 314 mul, 290 add, 12 trig.
    """
    return _evaluate(
        "inverse_dynamics",
        _inverse_dynamics,
        [
            ("q", q, 7),
            ("qd", qd, 7),
            ("qdd", qdd, 7),
        ],
        [(7,)],
    )


def _inverse_dynamics(m, q, qd, qdd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6 = qd
    qdd0, qdd1, qdd2, qdd3, qdd4, qdd5, qdd6 = qdd

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # motion of 'panda_link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = s1*qdd0
    v1_3 = c1*qdd0
    v1_4 = 9.81*s1
    v1_5 = 9.81*c1
    v1_6 = qd1*v1_1
    v1_7 = v1_2 + v1_6
    v1_8 = qd1*v1_0
    v1_9 = v1_3 - v1_8
    v1_10 = v1_0*v1_0
    v1_11 = v1_1*v1_1
    v1_12 = qd1*qd1
    v1_13 = v1_0*v1_1
    v1_14 = qdd1 - v1_13
    v1_15 = qdd1 + v1_13
    v1_16 = v1_10 + v1_12
    v1_17 = v1_8 - v1_9
    v1_18 = v1_6 + v1_7

    # motion of 'panda_link3'
    v2_0 = c2*v1_0 - s2*qd1
    v2_1 = s2*v1_0 + c2*qd1
    v2_2 = 0.316*v1_18
    v2_3 = v1_4 - 0.316*v1_14
    v2_4 = v1_5 - 0.316*v1_16
    v2_5 = c2*v2_3 - s2*v2_2
    v2_6 = s2*v2_3 + c2*v2_2
    v2_7 = c2*v1_7 - s2*qdd1 - qd2*v2_1
    v2_8 = s2*v1_7 + c2*qdd1 + qd2*v2_0
    v2_9 = qdd2 + v1_9
    v2_10 = qd2 + v1_1
    v2_11 = v2_0*v2_0
    v2_12 = v2_1*v2_1
    v2_13 = v2_10*v2_10
    v2_14 = v2_0*v2_1
    v2_15 = v2_0*v2_10
    v2_16 = v2_1*v2_10
    v2_17 = v2_12 + v2_13
    v2_18 = v2_9 + v2_14
    v2_19 = v2_8 - v2_15
    v2_20 = v2_9 - v2_14
    v2_21 = v2_11 + v2_13
    v2_22 = v2_7 + v2_16
    v2_23 = v2_8 + v2_15
    v2_24 = v2_7 - v2_16

    # motion of 'panda_link4'
    v3_0 = c3*v2_0 - s3*v2_10
    v3_1 = s3*v2_0 + c3*v2_10
    v3_2 = v2_5 + 0.0825*v2_17
    v3_3 = v2_6 + 0.0825*v2_20
    v3_4 = v2_4 - 0.0825*v2_23
    v3_5 = c3*v3_2 - s3*v3_4
    v3_6 = s3*v3_2 + c3*v3_4
    v3_7 = c3*v2_7 - s3*v2_9 - qd3*v3_1
    v3_8 = s3*v2_7 + c3*v2_9 + qd3*v3_0
    v3_9 = qdd3 - v2_8
    v3_10 = qd3 - v2_1
    v3_11 = v3_0*v3_0
    v3_12 = v3_1*v3_1
    v3_13 = v3_10*v3_10
    v3_14 = v3_0*v3_1
    v3_15 = v3_0*v3_10
    v3_16 = v3_1*v3_10
    v3_17 = v3_12 + v3_13
    v3_18 = v3_9 + v3_14
    v3_19 = v3_8 - v3_15
    v3_20 = v3_9 - v3_14
    v3_21 = v3_11 + v3_13
    v3_22 = v3_7 + v3_16
    v3_23 = v3_8 + v3_15
    v3_24 = v3_7 - v3_16

    # motion of 'panda_link5'
    v4_0 = c4*v3_0 + s4*v3_10
    v4_1 = s4*v3_0 - c4*v3_10
    v4_2 = v3_5 - (0.0825*v3_17 - 0.384*v3_18)
    v4_3 = v3_6 - (0.0825*v3_20 + 0.384*v3_21)
    v4_4 = v3_3 - (0.0825*v3_23 - 0.384*v3_24)
    v4_5 = c4*v4_2 - s4*v4_4
    v4_6 = s4*v4_2 + c4*v4_4
    v4_7 = c4*v3_7 + s4*v3_9 - qd4*v4_1
    v4_8 = s4*v3_7 - c4*v3_9 + qd4*v4_0
    v4_9 = qdd4 + v3_8
    v4_10 = qd4 + v3_1
    v4_11 = v4_0*v4_0
    v4_12 = v4_1*v4_1
    v4_13 = v4_10*v4_10
    v4_14 = v4_0*v4_1
    v4_15 = v4_0*v4_10
    v4_16 = v4_1*v4_10
    v4_17 = v4_12 + v4_13
    v4_18 = v4_9 + v4_14
    v4_19 = v4_8 - v4_15
    v4_20 = v4_9 - v4_14
    v4_21 = v4_11 + v4_13
    v4_22 = v4_7 + v4_16
    v4_23 = v4_8 + v4_15
    v4_24 = v4_7 - v4_16

    # motion of 'panda_link6'
    v5_0 = c5*v4_0 - s5*v4_10
    v5_1 = s5*v4_0 + c5*v4_10
    v5_2 = c5*v4_5 - s5*v4_3
    v5_3 = s5*v4_5 + c5*v4_3
    v5_4 = c5*v4_7 - s5*v4_9 - qd5*v5_1
    v5_5 = s5*v4_7 + c5*v4_9 + qd5*v5_0
    v5_6 = qdd5 - v4_8
    v5_7 = qd5 - v4_1
    v5_8 = v5_0*v5_0
    v5_9 = v5_1*v5_1
    v5_10 = v5_7*v5_7
    v5_11 = v5_0*v5_1
    v5_12 = v5_0*v5_7
    v5_13 = v5_1*v5_7
    v5_14 = v5_9 + v5_10
    v5_15 = v5_6 + v5_11
    v5_16 = v5_5 - v5_12
    v5_17 = v5_6 - v5_11
    v5_18 = v5_8 + v5_10
    v5_19 = v5_4 + v5_13
    v5_20 = v5_5 + v5_12
    v5_21 = v5_4 - v5_13

    # motion of 'panda_link7'
    v6_0 = c6*v5_0 - s6*v5_7
    v6_1 = s6*v5_0 + c6*v5_7
    v6_2 = v5_3 + 0.088*v5_17
    v6_3 = s6*(v5_2 + 0.088*v5_14) - c6*(v4_6 + 0.088*v5_20)
    v6_4 = c6*v5_4 - s6*v5_6 - qd6*v6_1
    v6_5 = s6*v5_4 + c6*v5_6 + qd6*v6_0
    v6_6 = qdd6 - v5_5
    v6_7 = qd6 - v5_1
    v6_8 = v6_0*v6_0
    v6_9 = v6_1*v6_1
    v6_10 = v6_7*v6_7
    v6_11 = v6_0*v6_1
    v6_12 = v6_0*v6_7
    v6_13 = v6_1*v6_7
    v6_14 = v6_9 + v6_10
    v6_15 = v6_6 + v6_11
    v6_16 = v6_5 - v6_12
    v6_17 = v6_6 - v6_11
    v6_18 = v6_4 + v6_13
    v6_19 = v6_5 + v6_12
    v6_20 = v6_4 - v6_13

    # force on 'panda_link7'
    f6_0 = 0.0032806082595733164*v6_14
    f6_1 = 0.0032806082595733164*v6_17
    f6_2 = 0.0032806082595733164*v6_19
    f6_3 = 0.001535882372017312*v6_17
    f6_4 = 0.0010874235301481356*v6_19
    f6_5 = 0.001320514136461655*v6_4 - 0.006684151967360946*v6_13 + f6_3 + f6_4
    f6_6 = f6_5 + 0.0003863308944437672*(v6_9 - v6_10)
    f6_7 = 0.0003863308944437672*v6_15
    f6_8 = 0.001535882372017312*(v6_8 - v6_10)
    f6_9 = 0.005363637830899291*v6_12 + 0.0010874235301481356*v6_20 - f6_7 + f6_8
    f6_10 = 0.0003863308944437672*v6_16
    f6_11 = 0.001535882372017312*v6_18
    f6_12 = 0.006684151967360946*v6_6 + 0.001320514136461655*v6_11 - f6_10 + f6_11
    f6_13 = 0.0032806082595733164*v6_3
    f6_14 = f6_9 + 0.0032806082595733164*v6_2
    f6_15 = f6_12 - 0.0010874235301481356*(v6_8 - v6_9) + f6_13
    f6_16 = c6*f6_0 + s6*f6_1
    f6_17 = s6*f6_0 - c6*f6_1
    f6_18 = c6*f6_6 + s6*f6_14
    f6_19 = f6_15 - 0.088*f6_17
    f6_20 = s6*f6_6 - c6*f6_14 - 0.00028869352684245185*v6_19

    # force on 'panda_link6'
    f5_0 = 0.231847552695*v5_14 - 0.173804705569*v5_15 + f6_16
    f5_1 = 0.231847552695*v5_17 + 0.173804705569*v5_18 + f6_2
    f5_2 = 0.231847552695*v5_20 - 0.173804705569*v5_21 + f6_17
    f5_3 = 0.000103758917218685*v5_17
    f5_4 = 0.014748570382675316*v5_20
    f5_5 = 0.010093986090521983*v5_4 - 0.053138496831697093*v5_13 + f5_3 - f5_4
    f5_6 = 9.3569097314605e-05*v5_15
    f5_7 = 0.000103758917218685*(v5_8 - v5_10)
    f5_8 = 0.04304451074117511*v5_12 - 0.014748570382675316*v5_21 + f5_6 + f5_7
    f5_9 = 9.3569097314605e-05*v5_16
    f5_10 = 0.000103758917218685*v5_19
    f5_11 = 0.053138496831697093*v5_6 + 0.010093986090521983*v5_11 + f5_9 + f5_10
    f5_12 = 0.231847552695*v5_3 - 0.173804705569*v5_2
    f5_13 = f5_5 - 9.3569097314605e-05*(v5_9 - v5_10) - 0.173804705569*v4_6 + f6_18
    f5_14 = f6_19 - (f5_8 + 0.231847552695*v4_6)
    f5_15 = f6_20 - (f5_11 + 0.014748570382675316*(v5_8 - v5_9) + f5_12)
    f5_16 = c5*f5_0 + s5*f5_1
    f5_17 = s5*f5_0 - c5*f5_1
    f5_18 = c5*f5_13 - s5*f5_14
    f5_19 = s5*f5_13 + c5*f5_14

    # force on 'panda_link5'
    f4_0 = f5_16 - (0.014653732538*v4_17 - 0.067870631425*v4_18)
    f4_1 = f5_2 - (0.014653732538*v4_20 + 0.067870631425*v4_21)
    f4_2 = f5_17 - (0.014653732538*v4_23 - 0.067870631425*v4_24)
    f4_3 = 0.004600245517563106*v4_20
    f4_4 = 0.00151524447332703*v4_23
    f4_5 = 0.030116287133882085*v4_7 - 0.033018599263935515*v4_16 + f4_3 + f4_4
    f4_6 = 0.00216405205209813*v4_18
    f4_7 = 0.004600245517563106*(v4_11 - v4_13)
    f4_8 = 0.002902312130053428*v4_15 + 0.00151524447332703*v4_24 + f4_6 + f4_7
    f4_9 = 0.00216405205209813*v4_19
    f4_10 = 0.004600245517563106*v4_22
    f4_11 = 0.033018599263935515*v4_9 + 0.030116287133882085*v4_14 + f4_9 + f4_10
    f4_12 = 0.014653732538*v4_6 - 0.067870631425*v4_5
    f4_13 = f4_5 - 0.00216405205209813*(v4_12 - v4_13) - 0.067870631425*v4_3 + f5_18
    f4_14 = f4_8 + 0.014653732538*v4_3 + f5_15
    f4_15 = f5_19 - (f4_11 - 0.00151524447332703*(v4_11 - v4_12) - f4_12)
    f4_16 = c4*f4_0 + s4*f4_1
    f4_17 = s4*f4_0 - c4*f4_1
    f4_18 = c4*f4_13 + s4*f4_14 - 0.384*f4_17
    f4_19 = f4_15 - 0.0825*f4_17
    f4_20 = s4*f4_13 - c4*f4_14 + (0.0825*f4_2 + 0.384*f4_16)

    # force on 'panda_link4'
    f3_0 = f4_16 - (0.55278027465*v3_17 - 2.012523553603*v3_18)
    f3_1 = 0.55278027465*v3_20 + 2.012523553603*v3_21 + f4_2
    f3_2 = 0.55278027465*v3_23 - 2.012523553603*v3_24 + f4_17
    f3_3 = 0.0039053550262761*v3_20
    f3_4 = 0.16284087268546085*v3_23
    f3_5 = 0.00164448757736927*(v3_12 - v3_13)
    f3_6 = 0.647723094939183*v3_7 - 0.749763367252814*v3_16 - f3_3 - f3_4 + f3_5
    f3_7 = 0.00164448757736927*v3_18
    f3_8 = 0.0039053550262761*(v3_11 - v3_13)
    f3_9 = 0.102040272313631*v3_15 - 0.16284087268546085*v3_24 - f3_7 - f3_8
    f3_10 = 0.00164448757736927*v3_19
    f3_11 = 0.0039053550262761*v3_22
    f3_12 = 0.16284087268546085*(v3_11 - v3_12)
    f3_13 = 0.749763367252814*v3_9 + 0.647723094939183*v3_14 - f3_10 - f3_11 + f3_12
    f3_14 = f3_6 + 2.012523553603*v3_3 + f4_18
    f3_15 = f4_19 - (f3_9 - 0.55278027465*v3_3)
    f3_16 = f3_13 - (0.55278027465*v3_6 - 2.012523553603*v3_5) + f4_20
    f3_17 = c3*f3_0 - s3*f3_1
    f3_18 = c3*f3_14 - s3*f3_15
    f3_19 = f3_16 - 0.0825*(s3*f3_0 + c3*f3_1)
    f3_20 = s3*f3_14 + c3*f3_15 + 0.0825*f3_2

    # force on 'panda_link3'
    f2_0 = 0.746857959872*v2_17 + 0.028227094878*v2_18 + f3_17
    f2_1 = f3_2 - (0.746857959872*v2_20 - 0.028227094878*v2_21)
    f2_2 = 0.005487648106562256*v2_20
    f2_3 = 0.000121912420950744*v2_23
    f2_4 = 0.01159586409516604*v2_7 - 0.13480070614822143*v2_16 + f2_2 + f2_3
    f2_5 = 0.004377257121839584*v2_18
    f2_6 = 0.005487648106562256*(v2_11 - v2_13)
    f2_7 = 0.12320484205305539*v2_15 + 0.000121912420950744*v2_24 - f2_5 + f2_6
    f2_8 = 0.004377257121839584*v2_19
    f2_9 = 0.005487648106562256*v2_22
    f2_10 = 0.13480070614822143*v2_9 + 0.01159586409516604*v2_14 - f2_8 + f2_9
    f2_11 = 0.746857959872*v2_6 + 0.028227094878*v2_5
    f2_12 = f2_4 + 0.004377257121839584*(v2_12 - v2_13) - 0.028227094878*v2_4
    f2_13 = f3_18 + f2_12
    f2_14 = f3_19 - (f2_7 - 0.746857959872*v2_4)
    f2_15 = f3_20 - (f2_10 - 0.000121912420950744*(v2_11 - v2_12) + f2_11)
    f2_16 = c2*f2_13 - s2*f2_14 - 0.316*(s2*f2_0 + c2*f2_1)
    f2_17 = s2*f2_13 + c2*f2_14 + 0.316*(c2*f2_0 - s2*f2_1)

    # force on 'panda_link2'
    f1_0 = 0.01026110182100817*v1_15
    f1_1 = 0.00398335888393552*v1_17
    f1_2 = 0.0007689361029464*(v1_11 - v1_12)
    f1_3 = 1.0706865997634767*v1_7 + 1.1168423647533403*v1_6 - f1_0 + f1_1 - f1_2
    f1_4 = 0.0007689361029464*v1_14
    f1_5 = 0.01026110182100817*(v1_10 - v1_12)
    f1_6 = 0.04615576498986361*v1_8 + 0.00398335888393552*v1_18 + f1_4 - f1_5
    f1_7 = 0.0007689361029464*v1_3
    f1_8 = 0.01026110182100817*v1_2
    f1_9 = 0.00398335888393552*(v1_10 - v1_11)
    f1_10 = 1.1168423647533403*qdd1 - 1.0706865997634767*v1_13 - f1_7 - f1_8 - f1_9
    f1_11 = f2_17 - (0.01993386669246*c1 - 32.80954542685272*s1 + f1_10)
    f1_12 = s1*(f2_16 + f1_3) - c1*(f2_15 + f1_6)

    # force on 'panda_link1'
    f0_0 = f1_12 + 0.03733744848940618*qdd0

    # friction
    fric_0 = 0.003*qd0
    fric_1 = 0.003*qd1
    fric_2 = 0.003*qd2
    fric_3 = 0.003*qd3
    fric_4 = 0.003*qd4
    fric_5 = 0.003*qd5
    fric_6 = 0.003*qd6

    t_0 = f0_0 + fric_0
    t_1 = f1_11 - fric_1
    t_2 = f2_15 - fric_2
    t_3 = f3_16 + fric_3
    t_4 = f4_15 - fric_4
    t_5 = f5_15 - fric_5
    t_6 = f6_15 + fric_6

    tau = [t_0, -t_1, -t_2, t_3, -t_4, -t_5, t_6]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N) at qdd = 0, friction included.

    Args:
        q: joint positions [rad], shape (..., 7).
        qd: joint velocities [rad/s], shape (..., 7).

    Returns:
        bias, shape (..., 7).

    Operations: 305 mul, 272 add, 12 trig.
    """
    return _evaluate("bias_forces", _bias_forces, [("q", q, 7), ("qd", qd, 7)], [(7,)])


def _bias_forces(m, q, qd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6 = qd

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # motion of 'panda_link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = 9.81*s1
    v1_3 = 9.81*c1
    v1_4 = qd1*v1_1
    v1_5 = qd1*v1_0
    v1_6 = v1_0*v1_0
    v1_7 = v1_1*v1_1
    v1_8 = qd1*qd1
    v1_9 = v1_0*v1_1
    v1_10 = v1_6 + v1_8

    # motion of 'panda_link3'
    v2_0 = c2*v1_0 - s2*qd1
    v2_1 = s2*v1_0 + c2*qd1
    v2_2 = v1_3 - 0.316*v1_10
    v2_3 = qd2 + v1_1
    v2_4 = v2_0*v2_0
    v2_5 = v2_1*v2_1
    v2_6 = v2_3*v2_3
    v2_7 = v2_0*v2_1
    v2_8 = v2_0*v2_3
    v2_9 = v2_1*v2_3
    v2_10 = v2_5 + v2_6
    v2_11 = v2_4 + v2_6

    # motion of 'panda_link4'
    v3_0 = c3*v2_0 - s3*v2_3
    v3_1 = s3*v2_0 + c3*v2_3
    v3_2 = qd3 - v2_1
    v3_3 = v3_0*v3_0
    v3_4 = v3_1*v3_1
    v3_5 = v3_2*v3_2
    v3_6 = v3_0*v3_1
    v3_7 = v3_0*v3_2
    v3_8 = v3_1*v3_2
    v3_9 = v3_4 + v3_5
    v3_10 = v3_3 + v3_5

    # motion of 'panda_link5'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1
    v4_3 = v4_0*v4_0
    v4_4 = v4_1*v4_1
    v4_5 = v4_2*v4_2
    v4_6 = v4_0*v4_1
    v4_7 = v4_0*v4_2
    v4_8 = v4_1*v4_2
    v4_9 = v4_4 + v4_5
    v4_10 = v4_3 + v4_5

    # motion of 'panda_link6'
    v5_0 = c5*v4_0 - s5*v4_2
    v5_1 = s5*v4_0 + c5*v4_2
    v5_2 = qd5 - v4_1
    v5_3 = v5_0*v5_0
    v5_4 = v5_1*v5_1
    v5_5 = v5_2*v5_2
    v5_6 = v5_0*v5_1
    v5_7 = v5_0*v5_2
    v5_8 = v5_1*v5_2
    v5_9 = v5_4 + v5_5
    v5_10 = v5_3 + v5_5

    # motion of 'panda_link7'
    v6_0 = c6*v5_0 - s6*v5_2
    v6_1 = s6*v5_0 + c6*v5_2
    v6_2 = qd6 - v5_1
    v6_3 = v6_0*v6_0
    v6_4 = v6_1*v6_1
    v6_5 = v6_2*v6_2
    v6_6 = v6_0*v6_1
    v6_7 = v6_0*v6_2
    v6_8 = v6_1*v6_2
    v6_9 = v6_4 + v6_5

    # force on 'panda_link7'
    f6_0 = 0.0032806082595733164*v6_9

    # friction
    fric_0 = 0.003*qd0
    fric_1 = 0.003*qd1
    fric_2 = 0.003*qd2
    fric_3 = 0.003*qd3
    fric_4 = 0.003*qd4
    fric_5 = 0.003*qd5
    fric_6 = 0.003*qd6

    # motion of 'panda_link3'
    v2_12 = 0.632*v1_4
    v2_13 = v1_2 + 0.316*v1_9
    v2_14 = c2*v2_13 - s2*v2_12
    v2_15 = s2*v2_13 + c2*v2_12
    v2_16 = qd2*v2_1 - c2*v1_4
    v2_17 = qd2*v2_0 + s2*v1_4
    v2_18 = v1_5 - v2_7
    v2_19 = v2_8 - v2_17
    v2_20 = v1_5 + v2_7
    v2_21 = v2_9 - v2_16
    v2_22 = v2_8 + v2_17
    v2_23 = v2_9 + v2_16

    # motion of 'panda_link4'
    v3_11 = 0.0825*v2_10 + v2_14
    v3_12 = v2_15 - 0.0825*v2_20
    v3_13 = v2_2 - 0.0825*v2_22
    v3_14 = c3*v3_11 - s3*v3_13
    v3_15 = s3*v3_11 + c3*v3_13
    v3_16 = c3*v2_16 - s3*v1_5 + qd3*v3_1
    v3_17 = qd3*v3_0 - (s3*v2_16 + c3*v1_5)
    v3_18 = v3_6 - v2_17
    v3_19 = v3_7 - v3_17
    v3_20 = v3_6 + v2_17
    v3_21 = v3_8 - v3_16
    v3_22 = v3_7 + v3_17
    v3_23 = v3_8 + v3_16

    # motion of 'panda_link5'
    v4_11 = v3_14 - (0.0825*v3_9 - 0.384*v3_18)
    v4_12 = v3_15 - (0.384*v3_10 - 0.0825*v3_20)
    v4_13 = v3_12 - (0.0825*v3_22 + 0.384*v3_23)
    v4_14 = c4*v4_11 - s4*v4_13
    v4_15 = s4*v4_11 + c4*v4_13
    v4_16 = c4*v3_16 + s4*v2_17 + qd4*v4_1
    v4_17 = qd4*v4_0 - (s4*v3_16 - c4*v2_17)
    v4_18 = v4_6 + v3_17
    v4_19 = v4_7 - v4_17
    v4_20 = v4_6 - v3_17
    v4_21 = v4_8 - v4_16
    v4_22 = v4_7 + v4_17
    v4_23 = v4_8 + v4_16

    # motion of 'panda_link6'
    v5_11 = c5*v4_14 - s5*v4_12
    v5_12 = s5*v4_14 + c5*v4_12
    v5_13 = c5*v4_16 + s5*v3_17 + qd5*v5_1
    v5_14 = qd5*v5_0 - (s5*v4_16 - c5*v3_17)
    v5_15 = v5_6 - v4_17
    v5_16 = v5_7 - v5_14
    v5_17 = v5_6 + v4_17
    v5_18 = v5_8 - v5_13
    v5_19 = v5_7 + v5_14
    v5_20 = v5_8 + v5_13

    # motion of 'panda_link7'
    v6_10 = v5_12 - 0.088*v5_17
    v6_11 = s6*(0.088*v5_9 + v5_11) - c6*(v4_15 + 0.088*v5_19)
    v6_12 = c6*v5_13 - s6*v4_17 + qd6*v6_1
    v6_13 = qd6*v6_0 - (s6*v5_13 + c6*v4_17)
    v6_14 = v6_6 - v5_14
    v6_15 = v6_7 - v6_13
    v6_16 = v6_6 + v5_14
    v6_17 = v6_8 - v6_12
    v6_18 = v6_7 + v6_13
    v6_19 = v6_8 + v6_12

    # force on 'panda_link7'
    f6_1 = 0.0032806082595733164*v6_16
    f6_2 = 0.0032806082595733164*v6_18
    f6_3 = 0.001535882372017312*v6_16
    f6_4 = 0.0010874235301481356*v6_18
    f6_5 = 0.006684151967360946*v6_8 + 0.001320514136461655*v6_12 + f6_3 - f6_4
    f6_6 = 0.0003863308944437672*(v6_4 - v6_5) - f6_5
    f6_7 = 0.0003863308944437672*v6_14
    f6_8 = 0.005363637830899291*v6_7 - 0.0010874235301481356*v6_19 - f6_7
    f6_9 = 0.0003863308944437672*v6_15
    f6_10 = 0.001535882372017312*v6_17
    f6_11 = 0.001320514136461655*v6_6 - 0.006684151967360946*v5_14 + f6_9 + f6_10
    f6_12 = 0.0032806082595733164*v6_11
    f6_13 = 0.001535882372017312*(v6_3 - v6_5) + f6_8 + 0.0032806082595733164*v6_10
    f6_14 = 0.0010874235301481356*(v6_3 - v6_4) - f6_11 - f6_12
    f6_15 = c6*f6_0 - s6*f6_1
    f6_16 = s6*f6_0 + c6*f6_1
    f6_17 = c6*f6_6 + s6*f6_13
    f6_18 = f6_14 + 0.088*f6_16
    f6_19 = s6*f6_6 - c6*f6_13 - 0.00028869352684245185*v6_18

    # force on 'panda_link6'
    f5_0 = 0.231847552695*v5_9 - 0.173804705569*v5_15 + f6_15
    f5_1 = 0.173804705569*v5_10 - 0.231847552695*v5_17 + f6_2
    f5_2 = 0.231847552695*v5_19 + 0.173804705569*v5_20 + f6_16
    f5_3 = 0.000103758917218685*v5_17
    f5_4 = 0.014748570382675316*v5_19
    f5_5 = 0.053138496831697093*v5_8 + 0.010093986090521983*v5_13 + f5_3 + f5_4
    f5_6 = 9.3569097314605e-05*v5_15
    f5_7 = 0.04304451074117511*v5_7 + 0.014748570382675316*v5_20 + f5_6
    f5_8 = 9.3569097314605e-05*v5_16
    f5_9 = 0.000103758917218685*v5_18
    f5_10 = 0.010093986090521983*v5_6 - 0.053138496831697093*v4_17 - f5_8 + f5_9
    f5_11 = 0.231847552695*v5_12 - 0.173804705569*v5_11
    f5_12 = 9.3569097314605e-05*(v5_4 - v5_5) + f5_5 + 0.173804705569*v4_15
    f5_13 = f6_17 - f5_12
    f5_14 = 0.000103758917218685*(v5_3 - v5_5) + f5_7 + 0.231847552695*v4_15 + f6_18
    f5_15 = f6_19 - (0.014748570382675316*(v5_3 - v5_4) + f5_10 + f5_11)
    f5_16 = c5*f5_0 + s5*f5_1
    f5_17 = s5*f5_0 - c5*f5_1
    f5_18 = c5*f5_13 + s5*f5_14
    f5_19 = s5*f5_13 - c5*f5_14

    # force on 'panda_link5'
    f4_0 = f5_16 - (0.014653732538*v4_9 - 0.067870631425*v4_18)
    f4_1 = f5_2 - (0.067870631425*v4_10 - 0.014653732538*v4_20)
    f4_2 = f5_17 - (0.014653732538*v4_22 + 0.067870631425*v4_23)
    f4_3 = 0.004600245517563106*v4_20
    f4_4 = 0.00151524447332703*v4_22
    f4_5 = 0.033018599263935515*v4_8 + 0.030116287133882085*v4_16 + f4_3 - f4_4
    f4_6 = 0.00216405205209813*v4_18
    f4_7 = 0.002902312130053428*v4_7 - 0.00151524447332703*v4_23 + f4_6
    f4_8 = 0.00216405205209813*v4_19
    f4_9 = 0.004600245517563106*v4_21
    f4_10 = 0.030116287133882085*v4_6 + 0.033018599263935515*v3_17 - f4_8 + f4_9
    f4_11 = 0.014653732538*v4_15 - 0.067870631425*v4_14
    f4_12 = 0.00216405205209813*(v4_4 - v4_5) + f4_5 + 0.067870631425*v4_12
    f4_13 = 0.004600245517563106*(v4_3 - v4_5) + f4_7 + 0.014653732538*v4_12
    f4_14 = f5_18 - f4_12
    f4_15 = f5_15 + f4_13
    f4_16 = 0.00151524447332703*(v4_3 - v4_4) - f4_10 + f4_11 + f5_19
    f4_17 = c4*f4_0 + s4*f4_1
    f4_18 = s4*f4_0 - c4*f4_1
    f4_19 = c4*f4_14 + s4*f4_15 - 0.384*f4_18
    f4_20 = f4_16 - 0.0825*f4_18
    f4_21 = s4*f4_14 - c4*f4_15 + (0.0825*f4_2 + 0.384*f4_17)

    # force on 'panda_link4'
    f3_0 = f4_17 - (0.55278027465*v3_9 - 2.012523553603*v3_18)
    f3_1 = 2.012523553603*v3_10 - 0.55278027465*v3_20 + f4_2
    f3_2 = 0.55278027465*v3_22 + 2.012523553603*v3_23 + f4_18
    f3_3 = 0.0039053550262761*v3_20
    f3_4 = 0.16284087268546085*v3_22
    f3_5 = 0.749763367252814*v3_8 + 0.647723094939183*v3_16 - f3_3 + f3_4
    f3_6 = 0.00164448757736927*v3_18
    f3_7 = 0.102040272313631*v3_7 + 0.16284087268546085*v3_23 - f3_6
    f3_8 = 0.00164448757736927*v3_19
    f3_9 = 0.0039053550262761*v3_21
    f3_10 = 0.647723094939183*v3_6 - 0.749763367252814*v2_17 + f3_8 - f3_9
    f3_11 = 0.55278027465*v3_15 - 2.012523553603*v3_14
    f3_12 = 0.00164448757736927*(v3_4 - v3_5) - f3_5 + 2.012523553603*v3_12 + f4_19
    f3_13 = 0.0039053550262761*(v3_3 - v3_5) - f3_7 + 0.55278027465*v3_12 + f4_20
    f3_14 = 0.16284087268546085*(v3_3 - v3_4) + f3_10 - f3_11 + f4_21
    f3_15 = c3*f3_0 - s3*f3_1
    f3_16 = c3*f3_12 - s3*f3_13
    f3_17 = f3_14 - 0.0825*(s3*f3_0 + c3*f3_1)
    f3_18 = s3*f3_12 + c3*f3_13 + 0.0825*f3_2

    # force on 'panda_link3'
    f2_0 = 0.746857959872*v2_10 - 0.028227094878*v2_18 + f3_15
    f2_1 = 0.028227094878*v2_11 + 0.746857959872*v2_20 + f3_2
    f2_2 = 0.005487648106562256*v2_20
    f2_3 = 0.000121912420950744*v2_22
    f2_4 = 0.13480070614822143*v2_9 + 0.01159586409516604*v2_16 + f2_2 - f2_3
    f2_5 = 0.004377257121839584*v2_18
    f2_6 = 0.12320484205305539*v2_8 - 0.000121912420950744*v2_23 + f2_5
    f2_7 = 0.004377257121839584*v2_19
    f2_8 = 0.005487648106562256*v2_21
    f2_9 = 0.01159586409516604*v2_7 - 0.13480070614822143*v1_5 + f2_7 + f2_8
    f2_10 = 0.746857959872*v2_15 + 0.028227094878*v2_14
    f2_11 = 0.028227094878*v2_2 - (0.004377257121839584*(v2_5 - v2_6) - f2_4)
    f2_12 = 0.746857959872*v2_2 - (0.005487648106562256*(v2_4 - v2_6) + f2_6)
    f2_13 = f3_16 - f2_11
    f2_14 = f3_17 + f2_12
    f2_15 = 0.000121912420950744*(v2_4 - v2_5) - f2_9 - f2_10 + f3_18
    f2_16 = c2*f2_13 - s2*f2_14 - 0.316*(s2*f2_0 + c2*f2_1)
    f2_17 = s2*f2_13 + c2*f2_14 + 0.316*(c2*f2_0 - s2*f2_1)

    # force on 'panda_link2'
    f1_0 = 0.00796671776787104*v1_5
    f1_1 = 2.187528964516817*v1_4 - 0.01026110182100817*v1_9 + f1_0
    f1_2 = 0.0007689361029464*v1_9
    f1_3 = 0.04615576498986361*v1_5 + 0.00796671776787104*v1_4 - f1_2
    f1_4 = 1.0706865997634767*v1_9 + 0.00398335888393552*(v1_6 - v1_7)
    f1_5 = f2_17 - (0.01993386669246*c1 - 32.80954542685272*s1 - f1_4)
    f1_6 = c1*(f2_15 - (0.01026110182100817*(v1_6 - v1_8) - f1_3))
    f1_7 = s1*(f2_16 - (0.0007689361029464*(v1_7 - v1_8) - f1_1)) - f1_6

    t_0 = fric_0 + f1_7
    t_1 = fric_1 - f1_5
    t_2 = fric_2 - f2_15
    t_3 = fric_3 + f3_14
    t_4 = fric_4 - f4_16
    t_5 = fric_5 - f5_15
    t_6 = fric_6 - f6_14

    bias = [t_0, t_1, t_2, t_3, t_4, t_5, t_6]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N) that hold the robot at rest.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        g, shape (..., 7).

    Operations: 58 mul, 35 add, 12 trig.
    """
    return _evaluate("gravity_forces", _gravity_forces, [("q", q, 7)], [(7,)])


def _gravity_forces(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # motion of 'panda_link2'
    v1_0 = 9.81*s1
    v1_1 = 9.81*c1

    # motion of 'panda_link3'
    v2_0 = c2*v1_0
    v2_1 = s2*v1_0

    # motion of 'panda_link4'
    v3_0 = c3*v2_0 - s3*v1_1
    v3_1 = s3*v2_0 + c3*v1_1

    # motion of 'panda_link5'
    v4_0 = c4*v3_0 - s4*v2_1
    v4_1 = s4*v3_0 + c4*v2_1

    # motion of 'panda_link6'
    v5_0 = c5*v4_0 - s5*v3_1
    v5_1 = s5*v4_0 + c5*v3_1

    # motion of 'panda_link7'
    v6_0 = s6*v5_0 - c6*v4_1

    # force on 'panda_link7'
    f6_0 = 0.0032806082595733164*v5_1
    f6_1 = 0.0032806082595733164*v6_0
    f6_2 = s6*f6_0
    f6_3 = c6*f6_0

    # force on 'panda_link6'
    f5_0 = f6_2 - 0.173804705569*v4_1
    f5_1 = f6_1 - 0.231847552695*v4_1
    f5_2 = 0.231847552695*v5_1 - 0.173804705569*v5_0 + f6_3
    f5_3 = c5*f5_0 - s5*f5_1
    f5_4 = s5*f5_0 + c5*f5_1

    # force on 'panda_link5'
    f4_0 = f5_3 - 0.067870631425*v3_1
    f4_1 = f5_2 - 0.014653732538*v3_1
    f4_2 = 0.014653732538*v4_1 - 0.067870631425*v4_0 + f5_4
    f4_3 = c4*f4_0 - s4*f4_1
    f4_4 = s4*f4_0 + c4*f4_1

    # force on 'panda_link4'
    f3_0 = f4_3 + 2.012523553603*v2_1
    f3_1 = f4_2 + 0.55278027465*v2_1
    f3_2 = f4_4 - (0.55278027465*v3_1 - 2.012523553603*v3_0)
    f3_3 = c3*f3_0 - s3*f3_1
    f3_4 = s3*f3_0 + c3*f3_1

    # force on 'panda_link3'
    f2_0 = f3_3 - 0.27690780075318*c1
    f2_1 = f3_2 + 7.32667658634432*c1
    f2_2 = f3_4 - (0.746857959872*v2_1 + 0.028227094878*v2_0)
    f2_3 = c2*f2_0 - s2*f2_1
    f2_4 = s2*f2_0 + c2*f2_1

    # force on 'panda_link2'
    f1_0 = 0.01993386669246*c1 - 32.80954542685272*s1 - f2_4
    f1_1 = s1*f2_3 - c1*f2_2

    g = [f1_1, f1_0, -f2_2, f3_2, -f4_2, f5_2, f6_1]
    return [g]


def coriolis_matrix(q: ArrayLike, qd: ArrayLike) -> Array:
    """Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.

    Args:
        q: joint positions [rad], shape (..., 7).
        qd: joint velocities [rad/s], shape (..., 7).

    Returns:
        C, shape (..., 7, 7).

    Operations: 800 mul, 720 add, 12 trig.
    """
    return _evaluate("coriolis_matrix", _coriolis_matrix, [("q", q, 7), ("qd", qd, 7)], [(7, 7)])


def _coriolis_matrix(m, q, qd):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6 = qd

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_5 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_6 = R2_10 - (R1_0*R1_2 - R1_1*R1_3) + 0.632*R2_1 + 1.0706865997634767
    R1_7 = R1_4 + 0.00398335888393552
    R1_8 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_9 = R1_5 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = c1*c1
    R0_1 = c1*s1

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = c2*R2_7 - s2*M3_0 - s2*R2_1*0.316

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = c3*M5_0 + s3*R4_0
    M5_6 = c3*M5_3 - s3*M5_4
    M5_7 = 0.0825*(s3*M5_0 - c3*R4_0 + R4_0)
    M5_8 = s4*R4_7 + c4*R5_13 + M5_7 - 0.384*M5_0
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_6 - s2*M5_8 + 0.316*(s2*M5_5 + c2*M5_1)

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = c4*M6_1 - s4*R5_0
    M6_5 = s4*M6_1 + c4*R5_0
    M6_6 = 0.0825*M6_5
    M6_7 = c4*M6_3 + s4*R5_7 - 0.384*M6_5
    M6_8 = s5*R5_6 + c5*M6_0 - M6_6
    M6_9 = c3*M6_4 - s3*M6_2
    M6_10 = c3*M6_7 - s3*M6_8
    M6_11 = 0.0825*(M6_2 - (s3*M6_4 + c3*M6_2))
    M6_12 = s4*M6_3 - c4*R5_7 + M6_11 + 0.384*M6_4
    M6_13 = s3*M6_7 + c3*M6_8 + M6_6
    M6_14 = c2*M6_10 - s2*M6_12 - 0.316*(s2*M6_9 + c2*M6_5)

    # motion of 'panda_link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0

    # motion of 'panda_link3'
    v2_0 = c2*v1_0 - s2*qd1
    v2_1 = s2*v1_0 + c2*qd1
    v2_2 = qd2 + v1_1

    # motion of 'panda_link4'
    v3_0 = c3*v2_0 - s3*v2_2
    v3_1 = s3*v2_0 + c3*v2_2
    v3_2 = qd3 - v2_1

    # motion of 'panda_link5'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1

    # motion of 'panda_link6'
    v5_0 = c5*v4_0 - s5*v4_2
    v5_1 = s5*v4_0 + c5*v4_2
    v5_2 = qd5 - v4_1

    # motion of 'panda_link7'
    v6_0 = c6*v5_0 - s6*v5_2
    v6_1 = s6*v5_0 + c6*v5_2
    v6_2 = qd6 - v5_1

    # velocity of 'panda_link3'
    v2_3 = 0.316*qd1
    v2_4 = 0.316*v1_0
    v2_5 = c2*v2_3 + s2*v2_4
    v2_6 = s2*v2_3 - c2*v2_4

    # velocity of 'panda_link4'
    v3_3 = 0.0825*v2_1
    v3_4 = v2_6 - 0.0825*v2_2
    v3_5 = c3*v2_5 - s3*v3_3
    v3_6 = s3*v2_5 + c3*v3_3

    # velocity of 'panda_link5'
    v4_3 = v3_5 - 0.384*v3_2
    v4_4 = v3_6 + 0.0825*v3_2
    v4_5 = v3_4 - (0.384*v3_0 - 0.0825*v3_1)
    v4_6 = c4*v4_3 - s4*v4_5
    v4_7 = s4*v4_3 + c4*v4_5

    # velocity of 'panda_link6'
    v5_3 = c5*v4_6 - s5*v4_4
    v5_4 = s5*v4_6 + c5*v4_4

    # velocity of 'panda_link7'
    v6_3 = v5_4 - 0.088*v5_2
    v6_4 = v4_7 - 0.088*v5_1
    v6_5 = c6*v5_3 + s6*v6_4
    v6_6 = s6*v5_3 - c6*v6_4

    # momenta of 'panda_link2'
    L1_0 = 0.005130550910504085*v1_1
    L1_1 = 0.00199167944196776*qd1
    L1_2 = 0.00199167944196776*v1_0
    L1_3 = 0.0003844680514732*v1_1
    L1_4 = 0.0003844680514732*v1_0
    L1_5 = 0.00199167944196776*v1_1
    L1_6 = 0.0003844680514732*qd1
    L1_7 = 0.005130550910504085*qd1

    # momenta of 'panda_link3'
    L2_0 = 0.002743824053281128*v2_1
    L2_1 = 6.0956210475372e-05*v2_2
    L2_2 = 0.002743824053281128*v2_0
    L2_3 = 6.0956210475372e-05*v2_0
    L2_4 = 0.002188628560919792*v2_1
    L2_5 = 0.002188628560919792*v2_0
    L2_6 = 6.0956210475372e-05*v2_1
    L2_7 = 0.002188628560919792*v2_2
    L2_8 = 0.002743824053281128*v2_2
    L2_9 = 0.373428979936*v2_6
    L2_10 = 0.014113547439*v2_5
    L2_11 = 0.746857959872*v2_5
    L2_12 = 0.028227094878*v2_6

    # momenta of 'panda_link4'
    L3_0 = 0.00195267751313805*v3_1
    L3_1 = 0.08142043634273043*v3_2
    L3_2 = 0.00195267751313805*v3_0
    L3_3 = 0.08142043634273043*v3_0
    L3_4 = 0.000822243788684635*v3_1
    L3_5 = 0.000822243788684635*v3_0
    L3_6 = 0.08142043634273043*v3_1
    L3_7 = 0.000822243788684635*v3_2
    L3_8 = 0.00195267751313805*v3_2
    L3_9 = 1.0062617768015*v3_4
    L3_10 = 0.276390137325*v3_4
    L3_11 = 0.276390137325*v3_6
    L3_12 = 1.0062617768015*v3_5
    L3_13 = 0.55278027465*v3_5
    L3_14 = 2.012523553603*v3_6

    # momenta of 'panda_link5'
    L4_0 = 0.002300122758781553*v4_1
    L4_1 = 0.000757622236663515*v4_2
    L4_2 = 0.002300122758781553*v4_0
    L4_3 = 0.000757622236663515*v4_0
    L4_4 = 0.001082026026049065*v4_1
    L4_5 = 0.001082026026049065*v4_0
    L4_6 = 0.000757622236663515*v4_1
    L4_7 = 0.001082026026049065*v4_2
    L4_8 = 0.002300122758781553*v4_2
    L4_9 = 0.0339353157125*v4_4
    L4_10 = 0.007326866269*v4_4
    L4_11 = 0.007326866269*v4_7
    L4_12 = 0.0339353157125*v4_6
    L4_13 = 0.014653732538*v4_6
    L4_14 = 0.067870631425*v4_7

    # momenta of 'panda_link6'
    L5_0 = 5.18794586093425e-05*v5_1
    L5_1 = 0.007374285191337658*v5_2
    L5_2 = 5.18794586093425e-05*v5_0
    L5_3 = 0.007374285191337658*v5_0
    L5_4 = 4.67845486573025e-05*v5_1
    L5_5 = 4.67845486573025e-05*v5_0
    L5_6 = 0.007374285191337658*v5_1
    L5_7 = 4.67845486573025e-05*v5_2
    L5_8 = 5.18794586093425e-05*v5_2
    L5_9 = 0.0869023527845*v4_7
    L5_10 = 0.1159237763475*v4_7
    L5_11 = 0.1159237763475*v5_4
    L5_12 = 0.0869023527845*v5_3
    L5_13 = 0.231847552695*v5_3
    L5_14 = 0.173804705569*v5_4

    # momenta of 'panda_link7'
    L6_0 = 0.000767941186008656*v6_1
    L6_1 = 0.0005437117650740678*v6_2
    L6_2 = 0.000767941186008656*v6_0
    L6_3 = 0.0005437117650740678*v6_0
    L6_4 = 0.0001931654472218836*v6_1
    L6_5 = 0.0001931654472218836*v6_0
    L6_6 = 0.0005437117650740678*v6_1
    L6_7 = 0.0001931654472218836*v6_2
    L6_8 = 0.000767941186008656*v6_2
    L6_9 = 2.0*(L6_0 - L6_1)
    L6_10 = L6_6 - (L6_8 - 0.003342075983680473*v6_0)
    L6_11 = 0.0016403041297866582*v6_2
    L6_12 = 0.0016403041297866582*v6_1
    L6_13 = L6_6 + 0.0006602570682308275*v6_0 + L6_8
    L6_14 = 0.0016403041297866582*v6_3
    L6_15 = 0.0016403041297866582*v6_6
    L6_16 = L6_3 - L6_7 - L6_14
    L6_17 = L6_2 - L6_4 + 0.003342075983680473*v6_2 - L6_15
    L6_18 = 0.0032806082595733164*v6_5
    L6_19 = 2.0*(L6_1 + L6_5) - L6_18
    L6_20 = 2.0*(L6_0 + L6_5) + L6_18
    L6_21 = 0.0006602570682308275*v6_2 - L6_2 - L6_4 + L6_15
    L6_22 = L6_3 + 0.0026818189154496457*v6_1 + L6_7 - L6_14

    # momenta of 'panda_link6'
    L5_15 = s6*L6_11
    L5_16 = c6*L6_11
    L5_17 = c6*L6_13 + s6*L6_16
    L5_18 = 0.088*L5_16
    L5_19 = 0.00014434676342122592*v6_1
    L5_20 = s6*L6_13 - c6*L6_16 - L5_19
    L5_21 = L6_9 - L6_19
    L5_22 = 2.0*L6_21
    L5_23 = R5_2*L5_21 + R5_3*L5_22
    L5_24 = R5_3*L5_21
    L5_25 = s6*L6_22 + c6*L6_10
    L5_26 = 0.176*L5_15
    L5_27 = c6*L6_22 - s6*L6_10 + L5_19
    L5_28 = 0.0869023527845*v5_2 - L5_15
    L5_29 = 0.1159237763475*v5_2 + L6_12
    L5_30 = 0.0869023527845*v5_0 - 0.1159237763475*v5_1 + L5_16
    L5_31 = L5_8 - (L5_6 - 0.005046993045260992*v5_0) + L5_9 + L5_17
    L5_32 = L5_3 - L5_7 + L5_10 + (L6_17 + L5_18)
    L5_33 = L5_2 + L5_4 + 0.026569248415848547*v5_2 - (L5_11 - L5_12) - L5_20
    L5_34 = 2.0*(L5_0 + L5_1) - L5_14 + (L6_19 + L5_23)
    L5_35 = 2.0*(L5_1 + L5_5) + L5_13 + (L6_20 - L5_26)
    L5_36 = L5_13 + L5_14 + 2.0*(L5_0 - L5_5) - (L6_9 - L5_23 + L5_26)
    L5_37 = 0.005046993045260992*v5_2 - L5_2 + L5_4 + (L5_11 + L5_12) - L5_27
    L5_38 = L5_3 - 0.021522255370587554*v5_1 + L5_7 + L5_10 + L5_18 + L6_21 + L5_24
    L5_39 = L5_38 - R5_2*L5_22
    L5_40 = L5_8 - 0.026569248415848547*v5_0 + L5_6 - L5_9 + L5_25

    # momenta of 'panda_link5'
    L4_15 = s5*L5_28 + c5*L5_29
    L4_16 = c5*L5_31 - s5*L5_32
    L4_17 = s5*L5_31 + c5*L5_32
    L4_18 = L5_34 + L5_35
    L4_19 = 2.0*L5_37
    L4_20 = R4_2*L4_18 + R4_3*L4_19
    L4_21 = c5*L5_39 - s5*L5_40
    L4_22 = s5*L5_39 + c5*L5_40
    L4_23 = 0.0339353157125*v4_2 - (c5*L5_28 - s5*L5_29)
    L4_24 = 0.007326866269*v4_2 + L5_30
    L4_25 = 0.0339353157125*v4_0 - 0.007326866269*v4_1 - L4_15
    L4_26 = L4_6 + 0.015058143566941042*v4_0 + L4_8 + L4_9 + L4_16
    L4_27 = L4_3 + L4_7 - L4_10 - L5_33
    L4_28 = L4_2 + L4_4 + 0.016509299631967757*v4_2 + (L4_11 - L4_12) - L4_17
    L4_29 = 2.0*(L4_0 - L4_1) + L4_14 - (L5_35 - L4_20)
    L4_30 = 2.0*(L4_1 - L4_5) + L4_13 - L5_36
    L4_31 = 2.0*(L4_0 - L4_5) - (L4_13 + L4_14) - (L5_34 - L4_20)
    L4_32 = 0.015058143566941042*v4_2 - L4_2 + L4_4 - (L4_11 + L4_12) + L4_21
    L4_33 = L4_3 + 0.001451156065026714*v4_1 - L4_7 - L4_10 - L5_37 - R4_3*L4_18
    L4_34 = L4_33 + R4_2*L4_19
    L4_35 = L4_6 - (L4_8 - 0.016509299631967757*v4_0) + L4_9 + L4_22

    # momenta of 'panda_link4'
    L3_15 = c4*L4_23 - s4*L4_24
    L3_16 = s4*L4_23 + c4*L4_24
    L3_17 = 0.384*L3_16
    L3_18 = 0.0825*L3_16
    L3_19 = 0.0825*L4_25
    L3_20 = 0.384*L3_15
    L3_21 = c4*L4_26 + s4*L4_27 - L3_17
    L3_22 = s4*L4_26 - c4*L4_27 + (L3_19 + L3_20)
    L3_23 = L4_29 - L4_30
    L3_24 = 2.0*L4_32
    L3_25 = R3_2*L3_23 + R3_3*L3_24
    L3_26 = R3_3*L3_23
    L3_27 = 0.165*L3_15
    L3_28 = 0.768*L4_25
    L3_29 = c4*L4_34 - s4*L4_35 - (L3_19 - L3_20)
    L3_30 = s4*L4_34 + c4*L4_35 + L3_17
    L3_31 = 1.0062617768015*v3_2 + L3_15
    L3_32 = 0.276390137325*v3_2 + L4_25
    L3_33 = 1.0062617768015*v3_0 - 0.276390137325*v3_1 - L3_16
    L3_34 = L3_6 - 0.3238615474695915*v3_0 + L3_8 + L3_9 - L3_21
    L3_35 = L3_3 + L3_7 - L3_10 - (L4_28 + L3_18)
    L3_36 = L3_2 + L3_4 - 0.374881683626407*v3_2 - (L3_11 - L3_12) - L3_22
    L3_37 = 2.0*(L3_0 - L3_1) - L3_14 - (L4_30 + L3_25 + L3_28)
    L3_38 = 2.0*(L3_1 - L3_5) - L3_13 + (L4_31 + L3_27)
    L3_39 = L3_13 + L3_14 + 2.0*(L3_0 - L3_5) + (L4_29 - L3_25 - (L3_27 - L3_28))
    L3_40 = 0.3238615474695915*v3_2 + L3_2 - L3_4 - (L3_11 + L3_12) + L3_29
    L3_41 = L3_3 - 0.0510201361568155*v3_1 - L3_7 - L3_10 - L3_18 - L4_32 - L3_26
    L3_42 = L3_41 + R3_2*L3_24
    L3_43 = L3_6 - (L3_8 + 0.374881683626407*v3_0) + L3_9 + L3_30

    # momenta of 'panda_link3'
    L2_13 = c3*L3_31 - s3*L3_32
    L2_14 = s3*L3_31 + c3*L3_32
    L2_15 = 0.0825*L2_14
    L2_16 = 0.0825*L3_33
    L2_17 = s3*L3_34 - c3*L3_35 + L2_16
    L2_18 = L3_37 - L3_38
    L2_19 = 2.0*L3_40
    L2_20 = R2_2*L2_18 - R2_3*L2_19
    L2_21 = s3*L3_42 + c3*L3_43
    L2_22 = 0.165*L2_13
    L2_23 = L2_16 - (c3*L3_42 - s3*L3_43)
    L2_24 = 0.014113547439*v2_2 + L2_13
    L2_25 = 0.373428979936*v2_2 + L3_33
    L2_26 = 0.014113547439*v2_0 + 0.373428979936*v2_1 + L2_14
    L2_27 = L2_6 + 0.00579793204758302*v2_0 + L2_8 - (c3*L3_34 + s3*L3_35)
    L2_28 = L2_3 - L2_7 + (L3_36 + L2_15)
    L2_29 = L2_2 - L2_4 + 0.06740035307411071*v2_2 - (L2_9 + L2_10) + L2_17
    L2_30 = 2.0*(L2_0 - L2_1) + L2_12 - (L3_38 + L2_20)
    L2_31 = 2.0*(L2_1 + L2_5) - L2_11 + (L3_39 + L2_22)
    L2_32 = L2_11 - L2_12 + 2.0*(L2_0 + L2_5) + (L3_37 - L2_20 - L2_22)
    L2_33 = 0.00579793204758302*v2_2 - L2_2 - L2_4 + (L2_9 - L2_10) - L2_23
    L2_34 = L2_3 + 0.061602421026527694*v2_1 + L2_7 + L2_15 - L3_40 + R2_3*L2_18
    L2_35 = L2_34 + R2_2*L2_19
    L2_36 = L2_6 - (L2_8 - 0.06740035307411071*v2_0) + L2_21

    # momenta of 'panda_link2'
    L1_8 = 0.316*(s2*L2_24 - c2*L2_25)
    L1_9 = c2*L2_27 + s2*L2_28 - L1_8
    L1_10 = L2_30 - L2_31
    L1_11 = 2.0*L2_33
    L1_12 = R1_0*L1_10 + R1_1*L1_11
    L1_13 = 0.632*L2_26
    L1_14 = c2*L2_35 - s2*L2_36 + 0.316*(c2*L2_24 + s2*L2_25)
    L1_15 = s2*L2_35 + c2*L2_36 + L1_8
    L1_16 = L1_5 - 0.5353432998817383*v1_0 + L1_7 - L1_9
    L1_17 = L1_2 + L1_6 - L2_29
    L1_18 = L2_31 + L1_12 + L1_13 + 2.0*(L1_0 - L1_1)
    L1_19 = 2.0*(L1_1 - L1_4) - L2_32
    L1_20 = 2.0*(L1_0 - L1_4) - (L2_30 - L1_12 + L1_13)
    L1_21 = 0.5353432998817383*qd1 + 0.005130550910504085*v1_0 - L1_3 - L1_14
    L1_22 = L1_2 - 0.023077882494931805*v1_1 - L1_6 - L2_33 - R1_1*L1_10 + R1_0*L1_11
    L1_23 = L1_5 - (L1_7 + 0.5584211823766702*v1_0) + L1_15

    # momenta of 'panda_link1'
    L0_0 = L1_18 - (R0_0*(L1_18 - L1_19) + 2.0*L1_21*R0_1)

    # Coriolis terms of joint 'panda_joint2'
    C1_0 = R2_14*v1_0
    C1_1 = L1_20 - (R1_8*v1_1 + R1_9*v1_0)
    C1_2 = c1*(R1_7*v1_1 - C1_0 + (L1_16 - L1_23))
    C1_3 = s1*(R1_6*v1_1 + R1_7*v1_0 + (L1_17 - L1_22)) - C1_2
    C1_4 = s1*(L1_17 + L1_22) - c1*(L1_16 + L1_23)

    # Coriolis terms of joint 'panda_joint3'
    C2_0 = R2_1*v2_6
    C2_1 = R2_13*v2_1 - R2_15*v2_0 + R2_1*v2_5 - (L2_28 - L2_35)
    C2_2 = R2_15*v2_1 - R2_10*v2_0 + C2_0 + (L2_27 - L2_36)
    C2_3 = R2_16*v2_1 + R2_17*v2_0 - (R2_11*v2_5 - R2_12*v2_6) + L2_32
    C2_4 = R2_1*v2_0 - 2.0*L2_25
    C2_5 = R2_1*v2_1 + 2.0*L2_24
    C2_6 = L2_28 + L2_35
    C2_7 = L2_27 + L2_36
    C2_8 = c2*C2_1 + s2*C2_2 - 0.316*(s2*C2_4 - c2*C2_5)
    C2_9 = s2*C2_1 - c2*C2_2 + 0.316*(c2*C2_4 + s2*C2_5)
    C2_10 = s2*C2_6 + c2*C2_7 + (C1_0 - R1_4*v1_1)
    C2_11 = s1*C2_8 - c1*C2_3
    C2_12 = s1*(c2*C2_6 - s2*C2_7) - c1*L2_32

    # Coriolis terms of joint 'panda_joint4'
    C3_0 = R3_1*v3_6
    C3_1 = R3_14*v3_0 - R3_15*v3_1
    C3_2 = R3_16*v3_1 + R3_18*v3_0 + R3_1*v3_5 - (L3_35 - L3_42)
    C3_3 = R3_18*v3_1 - R3_12*v3_0 - C3_0 - (L3_34 - L3_43)
    C3_4 = R3_19*v3_1 - R3_20*v3_0 + (R3_14*v3_5 - R3_15*v3_6) + L3_39
    C3_5 = R3_1*v3_0 - 2.0*L3_32
    C3_6 = R3_1*v3_1 - 2.0*L3_31
    C3_7 = L3_35 + L3_42
    C3_8 = L3_34 + L3_43
    C3_9 = c3*C3_5 + s3*C3_6
    C3_10 = c3*C3_2 - s3*C3_3
    C3_11 = C3_4 + 0.0825*(s3*C3_5 - c3*C3_6)
    C3_12 = s3*C3_2 + c3*C3_3 - 0.0825*C3_1
    C3_13 = c3*C3_7 - s3*C3_8
    C3_14 = s3*C3_7 + c3*C3_8
    C3_15 = C3_14 - (C2_0 - (R2_7*v2_1 + M3_0*v2_0))
    C3_16 = c2*C3_10 + s2*C3_11 - 0.316*(s2*C3_9 - c2*C3_1)
    C3_17 = s2*C3_10 - c2*C3_11 + 0.316*(c2*C3_9 + s2*C3_1)
    C3_18 = s2*C3_13 - c2*L3_39 - (M3_1*v1_1 + R2_8*v1_0)
    C3_19 = s1*C3_16 - c1*C3_12
    C3_20 = s1*(c2*C3_13 + s2*L3_39) - c1*C3_14

    # Coriolis terms of joint 'panda_joint5'
    C4_0 = R5_13*v4_0
    C4_1 = R4_1*v4_7
    C4_2 = R4_9*v4_0 + R4_10*v4_1
    C4_3 = R4_11*v4_1 - R4_13*v4_0 + R4_1*v4_6 - (L4_27 - L4_34)
    C4_4 = R4_13*v4_1 + C4_0 + C4_1 + (L4_26 - L4_35)
    C4_5 = L4_31 - (R4_14*v4_1 + R4_15*v4_0 + (R4_9*v4_6 + R4_10*v4_7))
    C4_6 = R4_1*v4_0 + 2.0*L4_24
    C4_7 = R4_1*v4_1 + 2.0*L4_23
    C4_8 = L4_27 + L4_34
    C4_9 = L4_26 + L4_35
    C4_10 = c4*C4_6 + s4*C4_7
    C4_11 = s4*C4_6 - c4*C4_7
    C4_12 = 0.0825*C4_11
    C4_13 = c4*C4_3 + s4*C4_4 - 0.384*C4_11
    C4_14 = C4_5 - C4_12
    C4_15 = s4*C4_3 - c4*C4_4 - (0.0825*C4_2 - 0.384*C4_10)
    C4_16 = c4*C4_8 - s4*C4_9
    C4_17 = s4*C4_8 + c4*C4_9
    C4_18 = C4_17 - (C3_0 - (M4_1*v3_1 - M4_2*v3_0))
    C4_19 = c3*C4_10 + s3*C4_2
    C4_20 = c3*C4_13 - s3*C4_14
    C4_21 = C4_15 - 0.0825*(s3*C4_10 - c3*C4_2)
    C4_22 = s3*C4_13 + c3*C4_14 + C4_12
    C4_23 = c3*C4_16 - s3*L4_31
    C4_24 = s3*C4_16 + c3*L4_31
    C4_25 = C4_24 - (M4_4*v2_1 + M4_5*v2_0 - (M4_3*v2_6 - R3_0*v2_5))
    C4_26 = c2*C4_20 - s2*C4_21 - 0.316*(s2*C4_19 + c2*C4_11)
    C4_27 = s2*C4_20 + c2*C4_21 + 0.316*(c2*C4_19 - s2*C4_11)
    C4_28 = s2*C4_23 + c2*C4_17 + (M4_7*v1_1 - M4_6*v1_0)
    C4_29 = s1*C4_26 - c1*C4_22
    C4_30 = s1*(c2*C4_23 - s2*C4_17) - c1*C4_24

    # Coriolis terms of joint 'panda_joint6'
    C5_0 = R5_1*v5_4
    C5_1 = R5_11*v5_0 + 0.173804705569*v5_1
    C5_2 = R5_12*v5_1 + R5_14*v5_0 + R5_1*v5_3 + (L5_32 - L5_39)
    C5_3 = R5_14*v5_1 + R5_9*v5_0 - C5_0 - (L5_31 + L5_40)
    C5_4 = R5_15*v5_1 + R5_16*v5_0 - (L5_14 + R5_11*v5_3) + L5_36
    C5_5 = R5_1*v5_0 - 2.0*L5_29
    C5_6 = R5_1*v5_1 - 2.0*L5_28
    C5_7 = L5_32 + L5_39
    C5_8 = L5_31 - L5_40
    C5_9 = c5*C5_5 + s5*C5_6
    C5_10 = s5*C5_5 - c5*C5_6
    C5_11 = c5*C5_2 - s5*C5_3
    C5_12 = s5*C5_2 + c5*C5_3
    C5_13 = c5*C5_7 + s5*C5_8
    C5_14 = s5*C5_7 - c5*C5_8
    C5_15 = C5_14 - (C4_0 + R4_7*v4_1 + C4_1)
    C5_16 = c4*C5_9 - s4*C5_1
    C5_17 = s4*C5_9 + c4*C5_1
    C5_18 = 0.0825*C5_17
    C5_19 = c4*C5_11 + s4*C5_4 - 0.384*C5_17
    C5_20 = C5_12 - C5_18
    C5_21 = s4*C5_11 - c4*C5_4 + (0.0825*C5_10 + 0.384*C5_16)
    C5_22 = c4*C5_13 - s4*L5_36
    C5_23 = s4*C5_13 + c4*L5_36
    C5_24 = M5_3*v3_1 + M5_4*v3_0 + (M5_0*v3_6 - R4_0*v3_5) + C5_23
    C5_25 = c3*C5_16 - s3*C5_10
    C5_26 = c3*C5_19 - s3*C5_20
    C5_27 = C5_21 - 0.0825*(s3*C5_16 + c3*C5_10)
    C5_28 = s3*C5_19 + c3*C5_20 + C5_18
    C5_29 = c3*C5_22 - s3*C5_14
    C5_30 = s3*C5_22 + c3*C5_14
    C5_31 = C5_30 - (M5_6*v2_1 + M5_8*v2_0 + (M5_5*v2_6 + M5_1*v2_5))
    C5_32 = c2*C5_26 - s2*C5_27 - 0.316*(s2*C5_25 + c2*C5_17)
    C5_33 = s2*C5_26 + c2*C5_27 + 0.316*(c2*C5_25 - s2*C5_17)
    C5_34 = s2*C5_29 + c2*C5_23 + (M5_10*v1_1 - M5_9*v1_0)
    C5_35 = s1*C5_32 - c1*C5_28
    C5_36 = s1*(c2*C5_29 - s2*C5_23) - c1*C5_30

    # Coriolis terms of joint 'panda_joint7'
    C6_0 = 0.0032806082595733164*v6_0
    C6_1 = 0.0032806082595733164*v6_2
    C6_2 = 0.001320514136461655*v6_1 - 0.0010874235301481356*v6_0 - (L6_16 - L6_22)
    C6_3 = 0.0010874235301481356*v6_1 - (L6_10 - L6_13)
    C6_4 = L6_20 - (0.001535882372017312*v6_1 + 0.0003863308944437672*v6_0 + L6_18)
    C6_5 = L6_16 + L6_22
    C6_6 = L6_10 + L6_13
    C6_7 = c6*C6_1
    C6_8 = s6*C6_1
    C6_9 = c6*C6_2 + s6*C6_3
    C6_10 = C6_4 - 0.088*C6_8
    C6_11 = s6*C6_2 - c6*C6_3 + 0.00028869352684245185*v6_0
    C6_12 = c6*C6_5 - s6*C6_6
    C6_13 = s6*C6_5 + c6*C6_6
    C6_14 = C5_0 - (R5_6*v5_1 + M6_0*v5_0) + C6_13
    C6_15 = c5*C6_7 + s5*C6_0
    C6_16 = s5*C6_7 - c5*C6_0
    C6_17 = c5*C6_9 + s5*C6_10
    C6_18 = s5*C6_9 - c5*C6_10
    C6_19 = c5*C6_12 + s5*L6_20
    C6_20 = s5*C6_12 - c5*L6_20
    C6_21 = C6_20 - (M6_3*v4_1 - R5_7*v4_0 - (M6_1*v4_7 + R5_0*v4_6))
    C6_22 = c4*C6_15 + s4*C6_8
    C6_23 = s4*C6_15 - c4*C6_8
    C6_24 = 0.0825*C6_23
    C6_25 = c4*C6_17 + s4*C6_11 + 0.384*C6_23
    C6_26 = C6_18 + C6_24
    C6_27 = s4*C6_17 - c4*C6_11 - (0.0825*C6_16 + 0.384*C6_22)
    C6_28 = c4*C6_19 + s4*C6_13
    C6_29 = s4*C6_19 - c4*C6_13
    C6_30 = M6_7*v3_1 + M6_8*v3_0 - (M6_4*v3_6 + M6_2*v3_5) + C6_29
    C6_31 = c3*C6_22 - s3*C6_16
    C6_32 = c3*C6_25 - s3*C6_26
    C6_33 = C6_27 + 0.0825*(s3*C6_22 + c3*C6_16)
    C6_34 = C6_24 - (s3*C6_25 + c3*C6_26)
    C6_35 = c3*C6_28 - s3*C6_20
    C6_36 = s3*C6_28 + c3*C6_20
    C6_37 = C6_36 - (M6_10*v2_1 + M6_12*v2_0 - (M6_9*v2_6 + M6_5*v2_5))
    C6_38 = c2*C6_32 - s2*C6_33 + 0.316*(s2*C6_31 + c2*C6_23)
    C6_39 = s2*C6_32 + c2*C6_33 - 0.316*(c2*C6_31 - s2*C6_23)
    C6_40 = s2*C6_35 + c2*C6_29 + (M6_14*v1_1 + M6_13*v1_0)
    C6_41 = s1*C6_38 + c1*C6_34
    C6_42 = s1*(c2*C6_35 - s2*C6_29) - c1*C6_36

    C = [
        -L0_0,  C1_3,   -C2_11, C3_19,  -C4_29, -C5_35, -C6_41,
        -C1_4,  C1_1,   C2_9,   -C3_17, C4_27,  C5_33,  C6_39,
        -C2_12, C2_10,  C2_3,   -C3_12, C4_22,  C5_28,  -C6_34,
        C3_20,  -C3_18, -C3_15, -C3_4,  -C4_15, -C5_21, -C6_27,
        -C4_30, C4_28,  C4_25,  -C4_18, C4_5,   C5_12,  C6_18,
        C5_36,  -C5_34, -C5_31, C5_24,  -C5_15, C5_4,   C6_11,
        -C6_42, C6_40,  C6_37,  -C6_30, C6_21,  C6_14,  C6_4,
    ]
    return [C]


def forward_dynamics(q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """Joint accelerations (N) under the joint forces tau.

    Args:
        q: joint positions [rad], shape (..., 7).
        qd: joint velocities [rad/s], shape (..., 7).
        tau: joint forces [N m], shape (..., 7).

    Returns:
        qdd, shape (..., 7).

    Operations: 627 mul, 542 add, 6 div, 12 trig.
    """
    return _evaluate(
        "forward_dynamics",
        _forward_dynamics,
        [
            ("q", q, 7),
            ("qd", qd, 7),
            ("tau", tau, 7),
        ],
        [(7,)],
    )


def _forward_dynamics(m, q, qd, tau):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, q5, q6 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6 = qd
    tau0, tau1, tau2, tau3, tau4, tau5, tau6 = tau

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # motion of 'panda_link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = 9.81*s1
    v1_3 = 9.81*c1
    v1_4 = qd1*v1_1
    v1_5 = qd1*v1_0
    v1_6 = v1_0*v1_0
    v1_7 = v1_1*v1_1
    v1_8 = qd1*qd1
    v1_9 = v1_0*v1_1
    v1_10 = v1_6 + v1_8

    # motion of 'panda_link3'
    v2_0 = c2*v1_0 - s2*qd1
    v2_1 = s2*v1_0 + c2*qd1
    v2_2 = v1_3 - 0.316*v1_10
    v2_3 = qd2 + v1_1
    v2_4 = v2_0*v2_0
    v2_5 = v2_1*v2_1
    v2_6 = v2_3*v2_3
    v2_7 = v2_0*v2_1
    v2_8 = v2_0*v2_3
    v2_9 = v2_1*v2_3
    v2_10 = v2_5 + v2_6
    v2_11 = v2_4 + v2_6

    # motion of 'panda_link4'
    v3_0 = c3*v2_0 - s3*v2_3
    v3_1 = s3*v2_0 + c3*v2_3
    v3_2 = qd3 - v2_1
    v3_3 = v3_0*v3_0
    v3_4 = v3_1*v3_1
    v3_5 = v3_2*v3_2
    v3_6 = v3_0*v3_1
    v3_7 = v3_0*v3_2
    v3_8 = v3_1*v3_2
    v3_9 = v3_4 + v3_5
    v3_10 = v3_3 + v3_5

    # motion of 'panda_link5'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1
    v4_3 = v4_0*v4_0
    v4_4 = v4_1*v4_1
    v4_5 = v4_2*v4_2
    v4_6 = v4_0*v4_1
    v4_7 = v4_0*v4_2
    v4_8 = v4_1*v4_2
    v4_9 = v4_4 + v4_5
    v4_10 = v4_3 + v4_5

    # motion of 'panda_link6'
    v5_0 = c5*v4_0 - s5*v4_2
    v5_1 = s5*v4_0 + c5*v4_2
    v5_2 = qd5 - v4_1
    v5_3 = v5_0*v5_0
    v5_4 = v5_1*v5_1
    v5_5 = v5_2*v5_2
    v5_6 = v5_0*v5_1
    v5_7 = v5_0*v5_2
    v5_8 = v5_1*v5_2
    v5_9 = v5_4 + v5_5
    v5_10 = v5_3 + v5_5

    # motion of 'panda_link7'
    v6_0 = c6*v5_0 - s6*v5_2
    v6_1 = s6*v5_0 + c6*v5_2
    v6_2 = qd6 - v5_1
    v6_3 = v6_0*v6_0
    v6_4 = v6_1*v6_1
    v6_5 = v6_2*v6_2
    v6_6 = v6_0*v6_1
    v6_7 = v6_0*v6_2
    v6_8 = v6_1*v6_2
    v6_9 = v6_4 + v6_5

    # force on 'panda_link7'
    f6_0 = 0.0032806082595733164*v6_9

    # friction
    fric_0 = 0.003*qd0
    fric_1 = 0.003*qd1
    fric_2 = 0.003*qd2
    fric_3 = 0.003*qd3
    fric_4 = 0.003*qd4
    fric_5 = 0.003*qd5
    fric_6 = 0.003*qd6

    # motion of 'panda_link3'
    v2_12 = 0.632*v1_4
    v2_13 = v1_2 + 0.316*v1_9
    v2_14 = c2*v2_13 - s2*v2_12
    v2_15 = s2*v2_13 + c2*v2_12
    v2_16 = qd2*v2_1 - c2*v1_4
    v2_17 = qd2*v2_0 + s2*v1_4
    v2_18 = v1_5 - v2_7
    v2_19 = v2_8 - v2_17
    v2_20 = v1_5 + v2_7
    v2_21 = v2_9 - v2_16
    v2_22 = v2_8 + v2_17
    v2_23 = v2_9 + v2_16

    # motion of 'panda_link4'
    v3_11 = 0.0825*v2_10 + v2_14
    v3_12 = v2_15 - 0.0825*v2_20
    v3_13 = v2_2 - 0.0825*v2_22
    v3_14 = c3*v3_11 - s3*v3_13
    v3_15 = s3*v3_11 + c3*v3_13
    v3_16 = c3*v2_16 - s3*v1_5 + qd3*v3_1
    v3_17 = qd3*v3_0 - (s3*v2_16 + c3*v1_5)
    v3_18 = v3_6 - v2_17
    v3_19 = v3_7 - v3_17
    v3_20 = v3_6 + v2_17
    v3_21 = v3_8 - v3_16
    v3_22 = v3_7 + v3_17
    v3_23 = v3_8 + v3_16

    # motion of 'panda_link5'
    v4_11 = v3_14 - (0.0825*v3_9 - 0.384*v3_18)
    v4_12 = v3_15 - (0.384*v3_10 - 0.0825*v3_20)
    v4_13 = v3_12 - (0.0825*v3_22 + 0.384*v3_23)
    v4_14 = c4*v4_11 - s4*v4_13
    v4_15 = s4*v4_11 + c4*v4_13
    v4_16 = c4*v3_16 + s4*v2_17 + qd4*v4_1
    v4_17 = qd4*v4_0 - (s4*v3_16 - c4*v2_17)
    v4_18 = v4_6 + v3_17
    v4_19 = v4_7 - v4_17
    v4_20 = v4_6 - v3_17
    v4_21 = v4_8 - v4_16
    v4_22 = v4_7 + v4_17
    v4_23 = v4_8 + v4_16

    # motion of 'panda_link6'
    v5_11 = c5*v4_14 - s5*v4_12
    v5_12 = s5*v4_14 + c5*v4_12
    v5_13 = c5*v4_16 + s5*v3_17 + qd5*v5_1
    v5_14 = qd5*v5_0 - (s5*v4_16 - c5*v3_17)
    v5_15 = v5_6 - v4_17
    v5_16 = v5_7 - v5_14
    v5_17 = v5_6 + v4_17
    v5_18 = v5_8 - v5_13
    v5_19 = v5_7 + v5_14
    v5_20 = v5_8 + v5_13

    # motion of 'panda_link7'
    v6_10 = v5_12 - 0.088*v5_17
    v6_11 = s6*(0.088*v5_9 + v5_11) - c6*(v4_15 + 0.088*v5_19)
    v6_12 = c6*v5_13 - s6*v4_17 + qd6*v6_1
    v6_13 = qd6*v6_0 - (s6*v5_13 + c6*v4_17)
    v6_14 = v6_6 - v5_14
    v6_15 = v6_7 - v6_13
    v6_16 = v6_6 + v5_14
    v6_17 = v6_8 - v6_12
    v6_18 = v6_7 + v6_13
    v6_19 = v6_8 + v6_12

    # force on 'panda_link7'
    f6_1 = 0.0032806082595733164*v6_16
    f6_2 = 0.0032806082595733164*v6_18
    f6_3 = 0.001535882372017312*v6_16
    f6_4 = 0.0010874235301481356*v6_18
    f6_5 = 0.006684151967360946*v6_8 + 0.001320514136461655*v6_12 + f6_3 - f6_4
    f6_6 = 0.0003863308944437672*(v6_4 - v6_5) - f6_5
    f6_7 = 0.0003863308944437672*v6_14
    f6_8 = 0.005363637830899291*v6_7 - 0.0010874235301481356*v6_19 - f6_7
    f6_9 = 0.0003863308944437672*v6_15
    f6_10 = 0.001535882372017312*v6_17
    f6_11 = 0.001320514136461655*v6_6 - 0.006684151967360946*v5_14 + f6_9 + f6_10
    f6_12 = 0.0032806082595733164*v6_11
    f6_13 = 0.001535882372017312*(v6_3 - v6_5) + f6_8 + 0.0032806082595733164*v6_10
    f6_14 = 0.0010874235301481356*(v6_3 - v6_4) - f6_11 - f6_12
    f6_15 = c6*f6_0 - s6*f6_1
    f6_16 = s6*f6_0 + c6*f6_1
    f6_17 = c6*f6_6 + s6*f6_13
    f6_18 = f6_14 + 0.088*f6_16
    f6_19 = s6*f6_6 - c6*f6_13 - 0.00028869352684245185*v6_18

    # force on 'panda_link6'
    f5_0 = 0.231847552695*v5_9 - 0.173804705569*v5_15 + f6_15
    f5_1 = 0.173804705569*v5_10 - 0.231847552695*v5_17 + f6_2
    f5_2 = 0.231847552695*v5_19 + 0.173804705569*v5_20 + f6_16
    f5_3 = 0.000103758917218685*v5_17
    f5_4 = 0.014748570382675316*v5_19
    f5_5 = 0.053138496831697093*v5_8 + 0.010093986090521983*v5_13 + f5_3 + f5_4
    f5_6 = 9.3569097314605e-05*v5_15
    f5_7 = 0.04304451074117511*v5_7 + 0.014748570382675316*v5_20 + f5_6
    f5_8 = 9.3569097314605e-05*v5_16
    f5_9 = 0.000103758917218685*v5_18
    f5_10 = 0.010093986090521983*v5_6 - 0.053138496831697093*v4_17 - f5_8 + f5_9
    f5_11 = 0.231847552695*v5_12 - 0.173804705569*v5_11
    f5_12 = 9.3569097314605e-05*(v5_4 - v5_5) + f5_5 + 0.173804705569*v4_15
    f5_13 = f6_17 - f5_12
    f5_14 = 0.000103758917218685*(v5_3 - v5_5) + f5_7 + 0.231847552695*v4_15 + f6_18
    f5_15 = f6_19 - (0.014748570382675316*(v5_3 - v5_4) + f5_10 + f5_11)
    f5_16 = c5*f5_0 + s5*f5_1
    f5_17 = s5*f5_0 - c5*f5_1
    f5_18 = c5*f5_13 + s5*f5_14
    f5_19 = s5*f5_13 - c5*f5_14

    # force on 'panda_link5'
    f4_0 = f5_16 - (0.014653732538*v4_9 - 0.067870631425*v4_18)
    f4_1 = f5_2 - (0.067870631425*v4_10 - 0.014653732538*v4_20)
    f4_2 = f5_17 - (0.014653732538*v4_22 + 0.067870631425*v4_23)
    f4_3 = 0.004600245517563106*v4_20
    f4_4 = 0.00151524447332703*v4_22
    f4_5 = 0.033018599263935515*v4_8 + 0.030116287133882085*v4_16 + f4_3 - f4_4
    f4_6 = 0.00216405205209813*v4_18
    f4_7 = 0.002902312130053428*v4_7 - 0.00151524447332703*v4_23 + f4_6
    f4_8 = 0.00216405205209813*v4_19
    f4_9 = 0.004600245517563106*v4_21
    f4_10 = 0.030116287133882085*v4_6 + 0.033018599263935515*v3_17 - f4_8 + f4_9
    f4_11 = 0.014653732538*v4_15 - 0.067870631425*v4_14
    f4_12 = 0.00216405205209813*(v4_4 - v4_5) + f4_5 + 0.067870631425*v4_12
    f4_13 = 0.004600245517563106*(v4_3 - v4_5) + f4_7 + 0.014653732538*v4_12
    f4_14 = f5_18 - f4_12
    f4_15 = f5_15 + f4_13
    f4_16 = 0.00151524447332703*(v4_3 - v4_4) - f4_10 + f4_11 + f5_19
    f4_17 = c4*f4_0 + s4*f4_1
    f4_18 = s4*f4_0 - c4*f4_1
    f4_19 = c4*f4_14 + s4*f4_15 - 0.384*f4_18
    f4_20 = f4_16 - 0.0825*f4_18
    f4_21 = s4*f4_14 - c4*f4_15 + (0.0825*f4_2 + 0.384*f4_17)

    # force on 'panda_link4'
    f3_0 = f4_17 - (0.55278027465*v3_9 - 2.012523553603*v3_18)
    f3_1 = 2.012523553603*v3_10 - 0.55278027465*v3_20 + f4_2
    f3_2 = 0.55278027465*v3_22 + 2.012523553603*v3_23 + f4_18
    f3_3 = 0.0039053550262761*v3_20
    f3_4 = 0.16284087268546085*v3_22
    f3_5 = 0.749763367252814*v3_8 + 0.647723094939183*v3_16 - f3_3 + f3_4
    f3_6 = 0.00164448757736927*v3_18
    f3_7 = 0.102040272313631*v3_7 + 0.16284087268546085*v3_23 - f3_6
    f3_8 = 0.00164448757736927*v3_19
    f3_9 = 0.0039053550262761*v3_21
    f3_10 = 0.647723094939183*v3_6 - 0.749763367252814*v2_17 + f3_8 - f3_9
    f3_11 = 0.55278027465*v3_15 - 2.012523553603*v3_14
    f3_12 = 0.00164448757736927*(v3_4 - v3_5) - f3_5 + 2.012523553603*v3_12 + f4_19
    f3_13 = 0.0039053550262761*(v3_3 - v3_5) - f3_7 + 0.55278027465*v3_12 + f4_20
    f3_14 = 0.16284087268546085*(v3_3 - v3_4) + f3_10 - f3_11 + f4_21
    f3_15 = c3*f3_0 - s3*f3_1
    f3_16 = c3*f3_12 - s3*f3_13
    f3_17 = f3_14 - 0.0825*(s3*f3_0 + c3*f3_1)
    f3_18 = s3*f3_12 + c3*f3_13 + 0.0825*f3_2

    # force on 'panda_link3'
    f2_0 = 0.746857959872*v2_10 - 0.028227094878*v2_18 + f3_15
    f2_1 = 0.028227094878*v2_11 + 0.746857959872*v2_20 + f3_2
    f2_2 = 0.005487648106562256*v2_20
    f2_3 = 0.000121912420950744*v2_22
    f2_4 = 0.13480070614822143*v2_9 + 0.01159586409516604*v2_16 + f2_2 - f2_3
    f2_5 = 0.004377257121839584*v2_18
    f2_6 = 0.12320484205305539*v2_8 - 0.000121912420950744*v2_23 + f2_5
    f2_7 = 0.004377257121839584*v2_19
    f2_8 = 0.005487648106562256*v2_21
    f2_9 = 0.01159586409516604*v2_7 - 0.13480070614822143*v1_5 + f2_7 + f2_8
    f2_10 = 0.746857959872*v2_15 + 0.028227094878*v2_14
    f2_11 = 0.028227094878*v2_2 - (0.004377257121839584*(v2_5 - v2_6) - f2_4)
    f2_12 = 0.746857959872*v2_2 - (0.005487648106562256*(v2_4 - v2_6) + f2_6)
    f2_13 = f3_16 - f2_11
    f2_14 = f3_17 + f2_12
    f2_15 = 0.000121912420950744*(v2_4 - v2_5) - f2_9 - f2_10 + f3_18
    f2_16 = c2*f2_13 - s2*f2_14 - 0.316*(s2*f2_0 + c2*f2_1)
    f2_17 = s2*f2_13 + c2*f2_14 + 0.316*(c2*f2_0 - s2*f2_1)

    # force on 'panda_link2'
    f1_0 = 0.00796671776787104*v1_5
    f1_1 = 2.187528964516817*v1_4 - 0.01026110182100817*v1_9 + f1_0
    f1_2 = 0.0007689361029464*v1_9
    f1_3 = 0.04615576498986361*v1_5 + 0.00796671776787104*v1_4 - f1_2
    f1_4 = 1.0706865997634767*v1_9 + 0.00398335888393552*(v1_6 - v1_7)
    f1_5 = f2_17 - (0.01993386669246*c1 - 32.80954542685272*s1 - f1_4)
    f1_6 = c1*(f2_15 - (0.01026110182100817*(v1_6 - v1_8) - f1_3))
    f1_7 = s1*(f2_16 - (0.0007689361029464*(v1_7 - v1_8) - f1_1)) - f1_6

    t_0 = fric_0 - tau0 + f1_7
    t_1 = f1_5 - (fric_1 - tau1)
    t_2 = f2_15 - (fric_2 - tau2)
    t_3 = fric_3 - tau3 + f3_14
    t_4 = f4_16 - (fric_4 - tau4)
    t_5 = f5_15 - (fric_5 - tau5)
    t_6 = f6_14 - (fric_6 - tau6)

    # solve with U
    y_0 = t_5 + U6_5*t_6
    y_1 = t_4 + U5_5*y_0 + U6_4*t_6
    y_2 = t_3 + U4_4*y_1 + U5_4*y_0 + U6_3*t_6
    y_3 = t_2 - U3_3*y_2 - U4_3*y_1 - U5_3*y_0 + U6_2*t_6
    y_4 = t_1 + U2_2*y_3 - U3_2*y_2 + U4_2*y_1 + U5_2*y_0 + U6_1*t_6
    y_5 = t_0 - U1_1*y_4 + U2_1*y_3 - U3_1*y_2 + U4_1*y_1 + U5_1*y_0 + U6_0*t_6

    # solve with U, D and U*
    x_0 = U0_0*y_5
    x_1 = U1_0*y_4 - U1_1*x_0
    x_2 = U2_0*y_3 - U2_1*x_0 - U2_2*x_1
    x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 + U3_3*x_2
    x_4 = U4_0*y_1 + U4_1*x_0 + U4_2*x_1 + U4_3*x_2 + U4_4*x_3
    x_5 = U5_0*y_0 - U5_1*x_0 - U5_2*x_1 - U5_3*x_2 - U5_4*x_3 - U5_5*x_4
    x_6 = 149.60760989322966*t_6 + U6_0*x_0 + U6_1*x_1 - U6_2*x_2 + U6_3*x_3
    x_7 = x_6 + U6_4*x_4 - U6_5*x_5

    qdd = [-x_0, x_1, -x_2, -x_3, x_4, -x_5, x_7]
    return [qdd]


def pose_panda_leftfinger(q: ArrayLike) -> Array:
    """Frame of tool 'panda_leftfinger' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 89 mul, 51 add, 14 trig.
    """
    return _evaluate("pose_panda_leftfinger", _pose_panda_leftfinger, [("q", q, 7)], [(4, 4)])


def _pose_panda_leftfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = 0.384*o3_1
    o4_7 = 0.384*o3_3
    o4_8 = 0.384*o3_5

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = c6*o5_0 + s6*o4_1
    o6_1 = s6*o5_0 - c6*o4_1
    o6_2 = c6*o5_2 + s6*o4_3
    o6_3 = s6*o5_2 - c6*o4_3
    o6_4 = c6*o5_4 + s6*o4_5
    o6_5 = s6*o5_4 - c6*o4_5
    o6_6 = 0.088*o5_0
    o6_7 = 0.088*o5_2
    o6_8 = 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.11621244882627836*o6_0 + 0.9932243788479014*o6_1
    tool_1 = 0.9932243788479014*o6_0 - 0.11621244882627836*o6_1
    tool_2 = 0.11621244882627836*o6_2 + 0.9932243788479014*o6_3
    tool_3 = 0.9932243788479014*o6_2 - 0.11621244882627836*o6_3
    tool_4 = 0.11621244882627836*o6_4 + 0.9932243788479014*o6_5
    tool_5 = 0.9932243788479014*o6_4 - 0.11621244882627836*o6_5
    tool_6 = o2_6 + 0.0825*(o2_0 - o3_0) - o4_6 + o6_6 + 0.1654*o5_1
    tool_7 = o2_7 + 0.0825*(o2_2 - o3_2) - o4_7 + o6_7 + 0.1654*o5_3
    tool_8 = o2_8 + 0.333 + 0.0825*(o3_4 - o2_4) + o4_8 - o6_8 - 0.1654*o5_5

    pose = [
        tool_0,  tool_1,  o5_1,  tool_6,
        tool_2,  tool_3,  o5_3,  tool_7,
        -tool_4, -tool_5, -o5_5, tool_8,
        0.0,     0.0,     0.0,   1.0,
    ]
    return [pose]


def pose_panda_rightfinger(q: ArrayLike) -> Array:
    """Frame of tool 'panda_rightfinger' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 89 mul, 51 add, 14 trig.
    """
    return _evaluate("pose_panda_rightfinger", _pose_panda_rightfinger, [("q", q, 7)], [(4, 4)])


def _pose_panda_rightfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = 0.384*o3_1
    o4_7 = 0.384*o3_3
    o4_8 = 0.384*o3_5

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = c6*o5_0 + s6*o4_1
    o6_1 = s6*o5_0 - c6*o4_1
    o6_2 = c6*o5_2 + s6*o4_3
    o6_3 = s6*o5_2 - c6*o4_3
    o6_4 = c6*o5_4 + s6*o4_5
    o6_5 = s6*o5_4 - c6*o4_5
    o6_6 = 0.088*o5_0
    o6_7 = 0.088*o5_2
    o6_8 = 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.11621244882627836*o6_0 + 0.9932243788479014*o6_1
    tool_1 = 0.9932243788479014*o6_0 - 0.11621244882627836*o6_1
    tool_2 = 0.11621244882627836*o6_2 + 0.9932243788479014*o6_3
    tool_3 = 0.9932243788479014*o6_2 - 0.11621244882627836*o6_3
    tool_4 = 0.11621244882627836*o6_4 + 0.9932243788479014*o6_5
    tool_5 = 0.9932243788479014*o6_4 - 0.11621244882627836*o6_5
    tool_6 = o2_6 + 0.0825*(o2_0 - o3_0) - o4_6 + o6_6 + 0.1654*o5_1
    tool_7 = o2_7 + 0.0825*(o2_2 - o3_2) - o4_7 + o6_7 + 0.1654*o5_3
    tool_8 = o2_8 + 0.333 + 0.0825*(o3_4 - o2_4) + o4_8 - o6_8 - 0.1654*o5_5

    pose = [
        tool_0,  tool_1,  o5_1,  tool_6,
        tool_2,  tool_3,  o5_3,  tool_7,
        -tool_4, -tool_5, -o5_5, tool_8,
        0.0,     0.0,     0.0,   1.0,
    ]
    return [pose]


def pose_panda_hand_tcp(q: ArrayLike) -> Array:
    """Frame of tool 'panda_hand_tcp' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 89 mul, 51 add, 14 trig.
    """
    return _evaluate("pose_panda_hand_tcp", _pose_panda_hand_tcp, [("q", q, 7)], [(4, 4)])


def _pose_panda_hand_tcp(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = 0.384*o3_1
    o4_7 = 0.384*o3_3
    o4_8 = 0.384*o3_5

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = c6*o5_0 + s6*o4_1
    o6_1 = s6*o5_0 - c6*o4_1
    o6_2 = c6*o5_2 + s6*o4_3
    o6_3 = s6*o5_2 - c6*o4_3
    o6_4 = c6*o5_4 + s6*o4_5
    o6_5 = s6*o5_4 - c6*o4_5
    o6_6 = 0.088*o5_0
    o6_7 = 0.088*o5_2
    o6_8 = 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.11621244882627836*o6_0 + 0.9932243788479014*o6_1
    tool_1 = 0.9932243788479014*o6_0 - 0.11621244882627836*o6_1
    tool_2 = 0.11621244882627836*o6_2 + 0.9932243788479014*o6_3
    tool_3 = 0.9932243788479014*o6_2 - 0.11621244882627836*o6_3
    tool_4 = 0.11621244882627836*o6_4 + 0.9932243788479014*o6_5
    tool_5 = 0.9932243788479014*o6_4 - 0.11621244882627836*o6_5

    # frame of tool 'panda_hand_tcp'
    tool_6 = o2_6 + 0.0825*(o2_0 - o3_0) - o4_6 + o6_6 + 0.2104*o5_1
    tool_7 = o2_7 + 0.0825*(o2_2 - o3_2) - o4_7 + o6_7 + 0.2104*o5_3
    tool_8 = o2_8 + 0.333 + 0.0825*(o3_4 - o2_4) + o4_8 - o6_8 - 0.2104*o5_5

    pose = [
        tool_0,  tool_1,  o5_1,  tool_6,
        tool_2,  tool_3,  o5_3,  tool_7,
        -tool_4, -tool_5, -o5_5, tool_8,
        0.0,     0.0,     0.0,   1.0,
    ]
    return [pose]


def jacobian_panda_leftfinger(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'panda_leftfinger' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        J, shape (..., 6, 7).

    Operations: 102 mul, 64 add, 12 trig.
    """
    return _evaluate(
        "jacobian_panda_leftfinger",
        _jacobian_panda_leftfinger,
        [
            ("q", q, 7),
        ],
        [(6, 7)],
    )


def _jacobian_panda_leftfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, _ = q

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

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    J = [
        0.0,     -s0,  o1_1, o2_1,  -o3_1, o4_1,  o5_1,
        0.0,     c0,   o1_3, o2_3,  -o3_3, o4_3,  o5_3,
        1.0,     0.0,  c1,   -o2_5, o3_5,  -o4_5, -o5_5,
        -tool_4, J_1,  -J_7, -J_13, J_19,  -J_22, -J_25,
        tool_3,  J_2,  -J_8, J_14,  -J_20, J_23,  -J_26,
        0.0,     -J_3, -J_9, -J_15, J_21,  -J_24, J_27,
    ]
    return [J]


def jacobian_panda_rightfinger(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'panda_rightfinger' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        J, shape (..., 6, 7).

    Operations: 102 mul, 64 add, 12 trig.
    """
    return _evaluate(
        "jacobian_panda_rightfinger",
        _jacobian_panda_rightfinger,
        [
            ("q", q, 7),
        ],
        [(6, 7)],
    )


def _jacobian_panda_rightfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, _ = q

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

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    J = [
        0.0,     -s0,  o1_1, o2_1,  -o3_1, o4_1,  o5_1,
        0.0,     c0,   o1_3, o2_3,  -o3_3, o4_3,  o5_3,
        1.0,     0.0,  c1,   -o2_5, o3_5,  -o4_5, -o5_5,
        -tool_4, J_1,  -J_7, -J_13, J_19,  -J_22, -J_25,
        tool_3,  J_2,  -J_8, J_14,  -J_20, J_23,  -J_26,
        0.0,     -J_3, -J_9, -J_15, J_21,  -J_24, J_27,
    ]
    return [J]


def jacobian_panda_hand_tcp(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'panda_hand_tcp' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        J, shape (..., 6, 7).

    Operations: 102 mul, 64 add, 12 trig.
    """
    return _evaluate("jacobian_panda_hand_tcp", _jacobian_panda_hand_tcp, [("q", q, 7)], [(6, 7)])


def _jacobian_panda_hand_tcp(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, _ = q

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

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_hand_tcp'
    tool_0 = 0.2104*o5_1
    tool_1 = 0.2104*o5_3
    tool_2 = 0.2104*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    J = [
        0.0,     -s0,  o1_1, o2_1,  -o3_1, o4_1,  o5_1,
        0.0,     c0,   o1_3, o2_3,  -o3_3, o4_3,  o5_3,
        1.0,     0.0,  c1,   -o2_5, o3_5,  -o4_5, -o5_5,
        -tool_4, J_1,  -J_7, -J_13, J_19,  -J_22, -J_25,
        tool_3,  J_2,  -J_8, J_14,  -J_20, J_23,  -J_26,
        0.0,     -J_3, -J_9, -J_15, J_21,  -J_24, J_27,
    ]
    return [J]


def jacobian_rate_panda_leftfinger(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'panda_leftfinger'.

    Args:
        q: joint positions [rad], shape (..., 7).
        qd: joint velocities [rad/s], shape (..., 7).

    Returns:
        Jd, shape (..., 6, 7).

    Operations: 234 mul, 156 add, 12 trig.
    """
    return _evaluate(
        "jacobian_rate_panda_leftfinger",
        _jacobian_rate_panda_leftfinger,
        [
            ("q", q, 7),
            ("qd", qd, 7),
        ],
        [(6, 7)],
    )


def _jacobian_rate_panda_leftfinger(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, _ = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6 = qd

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

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # angular velocities in base axes
    w_0 = s0*qd1
    w_1 = c0*qd1
    w_2 = w_0 - qd2*o1_1
    w_3 = w_1 + qd2*o1_3
    w_4 = qd0 + c1*qd2
    w_5 = w_2 - qd3*o2_1
    w_6 = w_3 + qd3*o2_3
    w_7 = w_4 - qd3*o2_5
    w_8 = w_5 + qd4*o3_1
    w_9 = w_6 - qd4*o3_3
    w_10 = w_7 + qd4*o3_5
    w_11 = w_8 - qd5*o4_1
    w_12 = w_9 + qd5*o4_3
    w_13 = w_10 - qd5*o4_5

    # columns of the Jacobian's rate
    Jd_0 = qd6*J_25
    Jd_1 = qd6*J_26
    Jd_2 = qd6*J_27
    Jd_3 = o5_5*w_12 + o5_3*w_13
    Jd_4 = o5_1*w_13 - o5_5*w_11
    Jd_5 = o5_3*w_11 + o5_1*w_12
    Jd_6 = J_27*w_12 + J_26*w_13 + (o5_3*Jd_2 - o5_5*Jd_1)
    Jd_7 = J_25*w_13 - J_27*w_11 - (o5_5*Jd_0 - o5_1*Jd_2)
    Jd_8 = J_26*w_11 + J_25*w_12 - (o5_1*Jd_1 - o5_3*Jd_0)
    Jd_9 = Jd_0 + qd5*J_22
    Jd_10 = Jd_1 - qd5*J_23
    Jd_11 = Jd_2 - qd5*J_24
    Jd_12 = o4_5*w_9 + o4_3*w_10
    Jd_13 = o4_1*w_10 - o4_5*w_8
    Jd_14 = o4_3*w_8 + o4_1*w_9
    Jd_15 = J_24*w_9 + J_23*w_10 - (o4_3*Jd_11 - o4_5*Jd_10)
    Jd_16 = J_22*w_10 + J_24*w_8 - (o4_5*Jd_9 - o4_1*Jd_11)
    Jd_17 = J_23*w_8 - J_22*w_9 + (o4_1*Jd_10 - o4_3*Jd_9)
    Jd_18 = Jd_9 - qd4*J_19
    Jd_19 = Jd_10 + qd4*J_20
    Jd_20 = Jd_11 + qd4*J_21
    Jd_21 = o3_5*w_6 + o3_3*w_7
    Jd_22 = o3_1*w_7 - o3_5*w_5
    Jd_23 = o3_3*w_5 + o3_1*w_6
    Jd_24 = J_21*w_6 + J_20*w_7 - (o3_3*Jd_20 - o3_5*Jd_19)
    Jd_25 = J_19*w_7 + J_21*w_5 - (o3_5*Jd_18 - o3_1*Jd_20)
    Jd_26 = J_20*w_5 - J_19*w_6 + (o3_1*Jd_19 - o3_3*Jd_18)
    Jd_27 = Jd_18 + qd3*J_13
    Jd_28 = Jd_19 - qd3*J_14
    Jd_29 = Jd_20 - qd3*J_15
    Jd_30 = o2_5*w_3 + o2_3*w_4
    Jd_31 = o2_1*w_4 - o2_5*w_2
    Jd_32 = o2_3*w_2 + o2_1*w_3
    Jd_33 = J_15*w_3 + J_14*w_4 - (o2_3*Jd_29 - o2_5*Jd_28)
    Jd_34 = J_13*w_4 + J_15*w_2 - (o2_5*Jd_27 - o2_1*Jd_29)
    Jd_35 = J_14*w_2 - J_13*w_3 + (o2_1*Jd_28 - o2_3*Jd_27)
    Jd_36 = Jd_27 + qd2*J_7
    Jd_37 = Jd_28 + qd2*J_8
    Jd_38 = Jd_29 - qd2*J_9
    Jd_39 = c1*w_1 - qd0*o1_3
    Jd_40 = qd0*o1_1 + c1*w_0
    Jd_41 = o1_3*w_0 + o1_1*w_1
    Jd_42 = J_9*w_1 - qd0*J_8 - (o1_3*Jd_38 + c1*Jd_37)
    Jd_43 = qd0*J_7 + J_9*w_0 + (c1*Jd_36 + o1_1*Jd_38)
    Jd_44 = J_8*w_0 + J_7*w_1 - (o1_1*Jd_37 - o1_3*Jd_36)
    Jd_45 = Jd_36 - qd1*J_1
    Jd_46 = Jd_37 - qd1*J_2
    Jd_47 = Jd_38 - qd1*J_3
    Jd_48 = c0*qd0
    Jd_49 = s0*qd0
    Jd_50 = s0*Jd_46 + c0*Jd_45
    Jd_51 = qd0*J_2 - c0*Jd_47
    Jd_52 = qd0*J_1 + s0*Jd_47
    Jd_53 = Jd_45 + qd0*tool_4
    Jd_54 = Jd_46 - qd0*tool_3

    Jd = [
        0.0,    -Jd_48, Jd_39,  -Jd_30, Jd_21,  -Jd_12, -Jd_3,
        0.0,    -Jd_49, Jd_40,  Jd_31,  -Jd_22, Jd_13,  Jd_4,
        0.0,    0.0,    -Jd_41, -Jd_32, Jd_23,  -Jd_14, -Jd_5,
        Jd_54,  -Jd_51, -Jd_42, -Jd_33, Jd_24,  -Jd_15, Jd_6,
        -Jd_53, Jd_52,  -Jd_43, -Jd_34, Jd_25,  -Jd_16, -Jd_7,
        0.0,    Jd_50,  Jd_44,  -Jd_35, Jd_26,  -Jd_17, Jd_8,
    ]
    return [Jd]


def jacobian_rate_panda_rightfinger(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'panda_rightfinger'.

    Args:
        q: joint positions [rad], shape (..., 7).
        qd: joint velocities [rad/s], shape (..., 7).

    Returns:
        Jd, shape (..., 6, 7).

    Operations: 234 mul, 156 add, 12 trig.
    """
    return _evaluate(
        "jacobian_rate_panda_rightfinger",
        _jacobian_rate_panda_rightfinger,
        [
            ("q", q, 7),
            ("qd", qd, 7),
        ],
        [(6, 7)],
    )


def _jacobian_rate_panda_rightfinger(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, _ = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6 = qd

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

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # angular velocities in base axes
    w_0 = s0*qd1
    w_1 = c0*qd1
    w_2 = w_0 - qd2*o1_1
    w_3 = w_1 + qd2*o1_3
    w_4 = qd0 + c1*qd2
    w_5 = w_2 - qd3*o2_1
    w_6 = w_3 + qd3*o2_3
    w_7 = w_4 - qd3*o2_5
    w_8 = w_5 + qd4*o3_1
    w_9 = w_6 - qd4*o3_3
    w_10 = w_7 + qd4*o3_5
    w_11 = w_8 - qd5*o4_1
    w_12 = w_9 + qd5*o4_3
    w_13 = w_10 - qd5*o4_5

    # columns of the Jacobian's rate
    Jd_0 = qd6*J_25
    Jd_1 = qd6*J_26
    Jd_2 = qd6*J_27
    Jd_3 = o5_5*w_12 + o5_3*w_13
    Jd_4 = o5_1*w_13 - o5_5*w_11
    Jd_5 = o5_3*w_11 + o5_1*w_12
    Jd_6 = J_27*w_12 + J_26*w_13 + (o5_3*Jd_2 - o5_5*Jd_1)
    Jd_7 = J_25*w_13 - J_27*w_11 - (o5_5*Jd_0 - o5_1*Jd_2)
    Jd_8 = J_26*w_11 + J_25*w_12 - (o5_1*Jd_1 - o5_3*Jd_0)
    Jd_9 = Jd_0 + qd5*J_22
    Jd_10 = Jd_1 - qd5*J_23
    Jd_11 = Jd_2 - qd5*J_24
    Jd_12 = o4_5*w_9 + o4_3*w_10
    Jd_13 = o4_1*w_10 - o4_5*w_8
    Jd_14 = o4_3*w_8 + o4_1*w_9
    Jd_15 = J_24*w_9 + J_23*w_10 - (o4_3*Jd_11 - o4_5*Jd_10)
    Jd_16 = J_22*w_10 + J_24*w_8 - (o4_5*Jd_9 - o4_1*Jd_11)
    Jd_17 = J_23*w_8 - J_22*w_9 + (o4_1*Jd_10 - o4_3*Jd_9)
    Jd_18 = Jd_9 - qd4*J_19
    Jd_19 = Jd_10 + qd4*J_20
    Jd_20 = Jd_11 + qd4*J_21
    Jd_21 = o3_5*w_6 + o3_3*w_7
    Jd_22 = o3_1*w_7 - o3_5*w_5
    Jd_23 = o3_3*w_5 + o3_1*w_6
    Jd_24 = J_21*w_6 + J_20*w_7 - (o3_3*Jd_20 - o3_5*Jd_19)
    Jd_25 = J_19*w_7 + J_21*w_5 - (o3_5*Jd_18 - o3_1*Jd_20)
    Jd_26 = J_20*w_5 - J_19*w_6 + (o3_1*Jd_19 - o3_3*Jd_18)
    Jd_27 = Jd_18 + qd3*J_13
    Jd_28 = Jd_19 - qd3*J_14
    Jd_29 = Jd_20 - qd3*J_15
    Jd_30 = o2_5*w_3 + o2_3*w_4
    Jd_31 = o2_1*w_4 - o2_5*w_2
    Jd_32 = o2_3*w_2 + o2_1*w_3
    Jd_33 = J_15*w_3 + J_14*w_4 - (o2_3*Jd_29 - o2_5*Jd_28)
    Jd_34 = J_13*w_4 + J_15*w_2 - (o2_5*Jd_27 - o2_1*Jd_29)
    Jd_35 = J_14*w_2 - J_13*w_3 + (o2_1*Jd_28 - o2_3*Jd_27)
    Jd_36 = Jd_27 + qd2*J_7
    Jd_37 = Jd_28 + qd2*J_8
    Jd_38 = Jd_29 - qd2*J_9
    Jd_39 = c1*w_1 - qd0*o1_3
    Jd_40 = qd0*o1_1 + c1*w_0
    Jd_41 = o1_3*w_0 + o1_1*w_1
    Jd_42 = J_9*w_1 - qd0*J_8 - (o1_3*Jd_38 + c1*Jd_37)
    Jd_43 = qd0*J_7 + J_9*w_0 + (c1*Jd_36 + o1_1*Jd_38)
    Jd_44 = J_8*w_0 + J_7*w_1 - (o1_1*Jd_37 - o1_3*Jd_36)
    Jd_45 = Jd_36 - qd1*J_1
    Jd_46 = Jd_37 - qd1*J_2
    Jd_47 = Jd_38 - qd1*J_3
    Jd_48 = c0*qd0
    Jd_49 = s0*qd0
    Jd_50 = s0*Jd_46 + c0*Jd_45
    Jd_51 = qd0*J_2 - c0*Jd_47
    Jd_52 = qd0*J_1 + s0*Jd_47
    Jd_53 = Jd_45 + qd0*tool_4
    Jd_54 = Jd_46 - qd0*tool_3

    Jd = [
        0.0,    -Jd_48, Jd_39,  -Jd_30, Jd_21,  -Jd_12, -Jd_3,
        0.0,    -Jd_49, Jd_40,  Jd_31,  -Jd_22, Jd_13,  Jd_4,
        0.0,    0.0,    -Jd_41, -Jd_32, Jd_23,  -Jd_14, -Jd_5,
        Jd_54,  -Jd_51, -Jd_42, -Jd_33, Jd_24,  -Jd_15, Jd_6,
        -Jd_53, Jd_52,  -Jd_43, -Jd_34, Jd_25,  -Jd_16, -Jd_7,
        0.0,    Jd_50,  Jd_44,  -Jd_35, Jd_26,  -Jd_17, Jd_8,
    ]
    return [Jd]


def jacobian_rate_panda_hand_tcp(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'panda_hand_tcp'.

    Args:
        q: joint positions [rad], shape (..., 7).
        qd: joint velocities [rad/s], shape (..., 7).

    Returns:
        Jd, shape (..., 6, 7).

    Operations: 234 mul, 156 add, 12 trig.
    """
    return _evaluate(
        "jacobian_rate_panda_hand_tcp",
        _jacobian_rate_panda_hand_tcp,
        [
            ("q", q, 7),
            ("qd", qd, 7),
        ],
        [(6, 7)],
    )


def _jacobian_rate_panda_hand_tcp(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, _ = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6 = qd

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

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_hand_tcp'
    tool_0 = 0.2104*o5_1
    tool_1 = 0.2104*o5_3
    tool_2 = 0.2104*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # angular velocities in base axes
    w_0 = s0*qd1
    w_1 = c0*qd1
    w_2 = w_0 - qd2*o1_1
    w_3 = w_1 + qd2*o1_3
    w_4 = qd0 + c1*qd2
    w_5 = w_2 - qd3*o2_1
    w_6 = w_3 + qd3*o2_3
    w_7 = w_4 - qd3*o2_5
    w_8 = w_5 + qd4*o3_1
    w_9 = w_6 - qd4*o3_3
    w_10 = w_7 + qd4*o3_5
    w_11 = w_8 - qd5*o4_1
    w_12 = w_9 + qd5*o4_3
    w_13 = w_10 - qd5*o4_5

    # columns of the Jacobian's rate
    Jd_0 = o5_5*w_12 + o5_3*w_13
    Jd_1 = o5_1*w_13 - o5_5*w_11
    Jd_2 = o5_3*w_11 + o5_1*w_12
    Jd_3 = o4_5*w_9 + o4_3*w_10
    Jd_4 = o4_1*w_10 - o4_5*w_8
    Jd_5 = o4_3*w_8 + o4_1*w_9
    Jd_6 = o3_5*w_6 + o3_3*w_7
    Jd_7 = o3_1*w_7 - o3_5*w_5
    Jd_8 = o3_3*w_5 + o3_1*w_6
    Jd_9 = o2_5*w_3 + o2_3*w_4
    Jd_10 = o2_1*w_4 - o2_5*w_2
    Jd_11 = o2_3*w_2 + o2_1*w_3
    Jd_12 = c1*w_1 - qd0*o1_3
    Jd_13 = qd0*o1_1 + c1*w_0
    Jd_14 = o1_3*w_0 + o1_1*w_1
    Jd_15 = c0*qd0
    Jd_16 = s0*qd0
    Jd_17 = qd6*J_25
    Jd_18 = qd6*J_26
    Jd_19 = qd6*J_27
    Jd_20 = J_27*w_12 + J_26*w_13 + (o5_3*Jd_19 - o5_5*Jd_18)
    Jd_21 = J_25*w_13 - J_27*w_11 - (o5_5*Jd_17 - o5_1*Jd_19)
    Jd_22 = J_26*w_11 + J_25*w_12 - (o5_1*Jd_18 - o5_3*Jd_17)
    Jd_23 = Jd_17 + qd5*J_22
    Jd_24 = Jd_18 - qd5*J_23
    Jd_25 = Jd_19 - qd5*J_24
    Jd_26 = J_24*w_9 + J_23*w_10 - (o4_3*Jd_25 - o4_5*Jd_24)
    Jd_27 = J_22*w_10 + J_24*w_8 - (o4_5*Jd_23 - o4_1*Jd_25)
    Jd_28 = J_23*w_8 - J_22*w_9 + (o4_1*Jd_24 - o4_3*Jd_23)
    Jd_29 = Jd_23 - qd4*J_19
    Jd_30 = Jd_24 + qd4*J_20
    Jd_31 = Jd_25 + qd4*J_21
    Jd_32 = J_21*w_6 + J_20*w_7 - (o3_3*Jd_31 - o3_5*Jd_30)
    Jd_33 = J_19*w_7 + J_21*w_5 - (o3_5*Jd_29 - o3_1*Jd_31)
    Jd_34 = J_20*w_5 - J_19*w_6 + (o3_1*Jd_30 - o3_3*Jd_29)
    Jd_35 = Jd_29 + qd3*J_13
    Jd_36 = Jd_30 - qd3*J_14
    Jd_37 = Jd_31 - qd3*J_15
    Jd_38 = J_15*w_3 + J_14*w_4 - (o2_3*Jd_37 - o2_5*Jd_36)
    Jd_39 = J_13*w_4 + J_15*w_2 - (o2_5*Jd_35 - o2_1*Jd_37)
    Jd_40 = J_14*w_2 - J_13*w_3 + (o2_1*Jd_36 - o2_3*Jd_35)
    Jd_41 = Jd_35 + qd2*J_7
    Jd_42 = Jd_36 + qd2*J_8
    Jd_43 = Jd_37 - qd2*J_9
    Jd_44 = J_9*w_1 - qd0*J_8 - (o1_3*Jd_43 + c1*Jd_42)
    Jd_45 = qd0*J_7 + J_9*w_0 + (c1*Jd_41 + o1_1*Jd_43)
    Jd_46 = J_8*w_0 + J_7*w_1 - (o1_1*Jd_42 - o1_3*Jd_41)
    Jd_47 = Jd_41 - qd1*J_1
    Jd_48 = Jd_42 - qd1*J_2
    Jd_49 = Jd_43 - qd1*J_3
    Jd_50 = s0*Jd_48 + c0*Jd_47
    Jd_51 = qd0*J_2 - c0*Jd_49
    Jd_52 = qd0*J_1 + s0*Jd_49
    Jd_53 = Jd_47 + qd0*tool_4
    Jd_54 = Jd_48 - qd0*tool_3

    Jd = [
        0.0,    -Jd_15, Jd_12,  -Jd_9,  Jd_6,  -Jd_3,  -Jd_0,
        0.0,    -Jd_16, Jd_13,  Jd_10,  -Jd_7, Jd_4,   Jd_1,
        0.0,    0.0,    -Jd_14, -Jd_11, Jd_8,  -Jd_5,  -Jd_2,
        Jd_54,  -Jd_51, -Jd_44, -Jd_38, Jd_32, -Jd_26, Jd_20,
        -Jd_53, Jd_52,  -Jd_45, -Jd_39, Jd_33, -Jd_27, -Jd_21,
        0.0,    Jd_50,  Jd_46,  -Jd_40, Jd_34, -Jd_28, Jd_22,
    ]
    return [Jd]


def operational_inertia_inverse_panda_leftfinger(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'panda_leftfinger', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 690 mul, 534 add, 6 div, 14 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_panda_leftfinger",
        _operational_inertia_inverse_panda_leftfinger,
        [
            ("q", q, 7),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_panda_leftfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # solve with U
    y_0 = o4_1 + U6_5*o5_1
    y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1
    y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1
    y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1
    y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1
    y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1
    y_6 = o4_3 + U6_5*o5_3
    y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3
    y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3
    y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3
    y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3
    y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3
    y_12 = o4_5 + U6_5*o5_5
    y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5
    y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5
    y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5
    y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5
    y_17 = U6_0*o5_5
    y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17
    y_19 = J_22 + U6_5*J_25
    y_20 = J_19 - U5_5*y_19 - U6_4*J_25
    y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25
    y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25
    y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25
    y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19
    y_25 = y_24 - U6_0*J_25
    y_26 = J_23 - U6_5*J_26
    y_27 = J_20 - U5_5*y_26 + U6_4*J_26
    y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26
    y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26
    y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26
    y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26
    y_32 = y_31 + U6_0*J_26
    y_33 = J_24 - U6_5*J_27
    y_34 = J_21 - U5_5*y_33 + U6_4*J_27
    y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27
    y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27
    y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27
    y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*y_7
    Omega_5 = U5_0*y_6
    Omega_6 = 149.60760989322966*o5_3
    Omega_7 = U0_0*y_18
    Omega_8 = U1_0*y_16
    Omega_9 = U2_0*y_15
    Omega_10 = U3_0*y_14
    Omega_11 = U4_0*y_13
    Omega_12 = U5_0*y_12
    Omega_13 = 149.60760989322966*o5_5
    Omega_14 = U0_0*y_25
    Omega_15 = U1_0*y_23
    Omega_16 = U2_0*y_22
    Omega_17 = U3_0*y_21
    Omega_18 = U4_0*y_20
    Omega_19 = U5_0*y_19
    Omega_20 = 149.60760989322966*J_25
    Omega_21 = U0_0*y_32
    Omega_22 = U1_0*y_30
    Omega_23 = U2_0*y_29
    Omega_24 = U3_0*y_28
    Omega_25 = U4_0*y_27
    Omega_26 = U5_0*y_26
    Omega_27 = 149.60760989322966*J_26
    Omega_28 = U0_0*y_38
    Omega_29 = U1_0*y_37
    Omega_30 = U2_0*y_36
    Omega_31 = U3_0*y_35
    Omega_32 = U4_0*y_34
    Omega_33 = U5_0*y_33
    Omega_34 = 149.60760989322966*J_27
    Omega_35 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_36 = Omega_35 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1
    Omega_37 = y_1*Omega_4
    Omega_38 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_37
    Omega_39 = Omega_38 + y_0*Omega_5 - o5_1*Omega_6
    Omega_40 = y_7*Omega_4
    Omega_41 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_40
    Omega_42 = Omega_41 - y_6*Omega_5 + o5_3*Omega_6
    Omega_43 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10
    Omega_44 = Omega_43 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13
    Omega_45 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10
    Omega_46 = Omega_45 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13
    Omega_47 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10
    Omega_48 = Omega_47 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13
    Omega_49 = y_5*Omega_14 - y_4*Omega_15 + y_3*Omega_16 - y_2*Omega_17
    Omega_50 = Omega_49 - y_1*Omega_18 + y_0*Omega_19 - o5_1*Omega_20
    Omega_51 = y_11*Omega_14 - y_10*Omega_15 - y_9*Omega_16 + y_8*Omega_17
    Omega_52 = Omega_51 + y_7*Omega_18 - y_6*Omega_19 + o5_3*Omega_20
    Omega_53 = y_18*Omega_14 - y_16*Omega_15 - y_15*Omega_16 - y_14*Omega_17
    Omega_54 = Omega_53 - y_13*Omega_18 + y_12*Omega_19 - o5_5*Omega_20
    Omega_55 = y_25*Omega_14 + y_23*Omega_15 - y_22*Omega_16 + y_21*Omega_17
    Omega_56 = Omega_55 + y_20*Omega_18 - y_19*Omega_19 + J_25*Omega_20
    Omega_57 = y_5*Omega_21 + y_4*Omega_22 - y_3*Omega_23 - y_2*Omega_24
    Omega_58 = Omega_57 - y_1*Omega_25 + y_0*Omega_26 + o5_1*Omega_27
    Omega_59 = y_11*Omega_21 + y_10*Omega_22 + y_9*Omega_23 + y_8*Omega_24
    Omega_60 = Omega_59 + y_7*Omega_25 - y_6*Omega_26 - o5_3*Omega_27
    Omega_61 = y_18*Omega_21 + y_16*Omega_22 + y_15*Omega_23 - y_14*Omega_24
    Omega_62 = Omega_61 - y_13*Omega_25 + y_12*Omega_26 + o5_5*Omega_27
    Omega_63 = y_25*Omega_21 - y_23*Omega_22 + y_22*Omega_23 + y_21*Omega_24
    Omega_64 = Omega_63 + y_20*Omega_25 - y_19*Omega_26 - J_25*Omega_27
    Omega_65 = y_32*Omega_21 + y_30*Omega_22 - y_29*Omega_23 + y_28*Omega_24
    Omega_66 = Omega_65 + y_27*Omega_25 - y_26*Omega_26 + J_26*Omega_27
    Omega_67 = y_5*Omega_28 + y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31
    Omega_68 = Omega_67 - y_1*Omega_32 + y_0*Omega_33 + o5_1*Omega_34
    Omega_69 = y_11*Omega_28 + y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31
    Omega_70 = Omega_69 + y_7*Omega_32 - y_6*Omega_33 - o5_3*Omega_34
    Omega_71 = y_18*Omega_28 + y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31
    Omega_72 = Omega_71 - y_13*Omega_32 + y_12*Omega_33 + o5_5*Omega_34
    Omega_73 = y_25*Omega_28 - y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31
    Omega_74 = Omega_73 + y_20*Omega_32 - y_19*Omega_33 - J_25*Omega_34
    Omega_75 = y_32*Omega_28 + y_30*Omega_29 + y_29*Omega_30 + y_28*Omega_31
    Omega_76 = Omega_75 + y_27*Omega_32 - y_26*Omega_33 + J_26*Omega_34
    Omega_77 = y_38*Omega_28 + y_37*Omega_29 - y_36*Omega_30 + y_35*Omega_31
    Omega_78 = Omega_77 + y_34*Omega_32 - y_33*Omega_33 + J_27*Omega_34

    Omega = [
        Omega_36,  -Omega_39, -Omega_44, Omega_50,  -Omega_58, Omega_68,
        -Omega_39, Omega_42,  Omega_46,  -Omega_52, Omega_60,  -Omega_70,
        -Omega_44, Omega_46,  Omega_48,  -Omega_54, Omega_62,  -Omega_72,
        Omega_50,  -Omega_52, -Omega_54, Omega_56,  -Omega_64, Omega_74,
        -Omega_58, Omega_60,  Omega_62,  -Omega_64, Omega_66,  -Omega_76,
        Omega_68,  -Omega_70, -Omega_72, Omega_74,  -Omega_76, Omega_78,
    ]
    return [Omega]


def operational_inertia_inverse_panda_rightfinger(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'panda_rightfinger', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 690 mul, 534 add, 6 div, 14 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_panda_rightfinger",
        _operational_inertia_inverse_panda_rightfinger,
        [
            ("q", q, 7),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_panda_rightfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # solve with U
    y_0 = o4_1 + U6_5*o5_1
    y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1
    y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1
    y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1
    y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1
    y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1
    y_6 = o4_3 + U6_5*o5_3
    y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3
    y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3
    y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3
    y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3
    y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3
    y_12 = o4_5 + U6_5*o5_5
    y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5
    y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5
    y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5
    y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5
    y_17 = U6_0*o5_5
    y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17
    y_19 = J_22 + U6_5*J_25
    y_20 = J_19 - U5_5*y_19 - U6_4*J_25
    y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25
    y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25
    y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25
    y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19
    y_25 = y_24 - U6_0*J_25
    y_26 = J_23 - U6_5*J_26
    y_27 = J_20 - U5_5*y_26 + U6_4*J_26
    y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26
    y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26
    y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26
    y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26
    y_32 = y_31 + U6_0*J_26
    y_33 = J_24 - U6_5*J_27
    y_34 = J_21 - U5_5*y_33 + U6_4*J_27
    y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27
    y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27
    y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27
    y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*y_7
    Omega_5 = U5_0*y_6
    Omega_6 = 149.60760989322966*o5_3
    Omega_7 = U0_0*y_18
    Omega_8 = U1_0*y_16
    Omega_9 = U2_0*y_15
    Omega_10 = U3_0*y_14
    Omega_11 = U4_0*y_13
    Omega_12 = U5_0*y_12
    Omega_13 = 149.60760989322966*o5_5
    Omega_14 = U0_0*y_25
    Omega_15 = U1_0*y_23
    Omega_16 = U2_0*y_22
    Omega_17 = U3_0*y_21
    Omega_18 = U4_0*y_20
    Omega_19 = U5_0*y_19
    Omega_20 = 149.60760989322966*J_25
    Omega_21 = U0_0*y_32
    Omega_22 = U1_0*y_30
    Omega_23 = U2_0*y_29
    Omega_24 = U3_0*y_28
    Omega_25 = U4_0*y_27
    Omega_26 = U5_0*y_26
    Omega_27 = 149.60760989322966*J_26
    Omega_28 = U0_0*y_38
    Omega_29 = U1_0*y_37
    Omega_30 = U2_0*y_36
    Omega_31 = U3_0*y_35
    Omega_32 = U4_0*y_34
    Omega_33 = U5_0*y_33
    Omega_34 = 149.60760989322966*J_27
    Omega_35 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_36 = Omega_35 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1
    Omega_37 = y_1*Omega_4
    Omega_38 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_37
    Omega_39 = Omega_38 + y_0*Omega_5 - o5_1*Omega_6
    Omega_40 = y_7*Omega_4
    Omega_41 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_40
    Omega_42 = Omega_41 - y_6*Omega_5 + o5_3*Omega_6
    Omega_43 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10
    Omega_44 = Omega_43 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13
    Omega_45 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10
    Omega_46 = Omega_45 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13
    Omega_47 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10
    Omega_48 = Omega_47 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13
    Omega_49 = y_5*Omega_14 - y_4*Omega_15 + y_3*Omega_16 - y_2*Omega_17
    Omega_50 = Omega_49 - y_1*Omega_18 + y_0*Omega_19 - o5_1*Omega_20
    Omega_51 = y_11*Omega_14 - y_10*Omega_15 - y_9*Omega_16 + y_8*Omega_17
    Omega_52 = Omega_51 + y_7*Omega_18 - y_6*Omega_19 + o5_3*Omega_20
    Omega_53 = y_18*Omega_14 - y_16*Omega_15 - y_15*Omega_16 - y_14*Omega_17
    Omega_54 = Omega_53 - y_13*Omega_18 + y_12*Omega_19 - o5_5*Omega_20
    Omega_55 = y_25*Omega_14 + y_23*Omega_15 - y_22*Omega_16 + y_21*Omega_17
    Omega_56 = Omega_55 + y_20*Omega_18 - y_19*Omega_19 + J_25*Omega_20
    Omega_57 = y_5*Omega_21 + y_4*Omega_22 - y_3*Omega_23 - y_2*Omega_24
    Omega_58 = Omega_57 - y_1*Omega_25 + y_0*Omega_26 + o5_1*Omega_27
    Omega_59 = y_11*Omega_21 + y_10*Omega_22 + y_9*Omega_23 + y_8*Omega_24
    Omega_60 = Omega_59 + y_7*Omega_25 - y_6*Omega_26 - o5_3*Omega_27
    Omega_61 = y_18*Omega_21 + y_16*Omega_22 + y_15*Omega_23 - y_14*Omega_24
    Omega_62 = Omega_61 - y_13*Omega_25 + y_12*Omega_26 + o5_5*Omega_27
    Omega_63 = y_25*Omega_21 - y_23*Omega_22 + y_22*Omega_23 + y_21*Omega_24
    Omega_64 = Omega_63 + y_20*Omega_25 - y_19*Omega_26 - J_25*Omega_27
    Omega_65 = y_32*Omega_21 + y_30*Omega_22 - y_29*Omega_23 + y_28*Omega_24
    Omega_66 = Omega_65 + y_27*Omega_25 - y_26*Omega_26 + J_26*Omega_27
    Omega_67 = y_5*Omega_28 + y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31
    Omega_68 = Omega_67 - y_1*Omega_32 + y_0*Omega_33 + o5_1*Omega_34
    Omega_69 = y_11*Omega_28 + y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31
    Omega_70 = Omega_69 + y_7*Omega_32 - y_6*Omega_33 - o5_3*Omega_34
    Omega_71 = y_18*Omega_28 + y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31
    Omega_72 = Omega_71 - y_13*Omega_32 + y_12*Omega_33 + o5_5*Omega_34
    Omega_73 = y_25*Omega_28 - y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31
    Omega_74 = Omega_73 + y_20*Omega_32 - y_19*Omega_33 - J_25*Omega_34
    Omega_75 = y_32*Omega_28 + y_30*Omega_29 + y_29*Omega_30 + y_28*Omega_31
    Omega_76 = Omega_75 + y_27*Omega_32 - y_26*Omega_33 + J_26*Omega_34
    Omega_77 = y_38*Omega_28 + y_37*Omega_29 - y_36*Omega_30 + y_35*Omega_31
    Omega_78 = Omega_77 + y_34*Omega_32 - y_33*Omega_33 + J_27*Omega_34

    Omega = [
        Omega_36,  -Omega_39, -Omega_44, Omega_50,  -Omega_58, Omega_68,
        -Omega_39, Omega_42,  Omega_46,  -Omega_52, Omega_60,  -Omega_70,
        -Omega_44, Omega_46,  Omega_48,  -Omega_54, Omega_62,  -Omega_72,
        Omega_50,  -Omega_52, -Omega_54, Omega_56,  -Omega_64, Omega_74,
        -Omega_58, Omega_60,  Omega_62,  -Omega_64, Omega_66,  -Omega_76,
        Omega_68,  -Omega_70, -Omega_72, Omega_74,  -Omega_76, Omega_78,
    ]
    return [Omega]


def operational_inertia_inverse_panda_hand_tcp(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'panda_hand_tcp', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 690 mul, 534 add, 6 div, 14 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_panda_hand_tcp",
        _operational_inertia_inverse_panda_hand_tcp,
        [
            ("q", q, 7),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_panda_hand_tcp(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_hand_tcp'
    tool_0 = 0.2104*o5_1
    tool_1 = 0.2104*o5_3
    tool_2 = 0.2104*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # solve with U
    y_0 = o4_1 + U6_5*o5_1
    y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1
    y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1
    y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1
    y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1
    y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1
    y_6 = o4_3 + U6_5*o5_3
    y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3
    y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3
    y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3
    y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3
    y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3
    y_12 = o4_5 + U6_5*o5_5
    y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5
    y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5
    y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5
    y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5
    y_17 = U6_0*o5_5
    y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*y_7
    Omega_5 = U5_0*y_6
    Omega_6 = 149.60760989322966*o5_3
    Omega_7 = U0_0*y_18
    Omega_8 = U1_0*y_16
    Omega_9 = U2_0*y_15
    Omega_10 = U3_0*y_14
    Omega_11 = U4_0*y_13
    Omega_12 = U5_0*y_12
    Omega_13 = 149.60760989322966*o5_5
    Omega_14 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_15 = Omega_14 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1
    Omega_16 = y_1*Omega_4
    Omega_17 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_16
    Omega_18 = Omega_17 + y_0*Omega_5 - o5_1*Omega_6
    Omega_19 = y_7*Omega_4
    Omega_20 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_19
    Omega_21 = Omega_20 - y_6*Omega_5 + o5_3*Omega_6
    Omega_22 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10
    Omega_23 = Omega_22 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13
    Omega_24 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10
    Omega_25 = Omega_24 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13
    Omega_26 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10
    Omega_27 = Omega_26 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13

    # solve with U
    y_19 = J_22 + U6_5*J_25
    y_20 = J_19 - U5_5*y_19 - U6_4*J_25
    y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25
    y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25
    y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25
    y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19
    y_25 = y_24 - U6_0*J_25
    y_26 = J_23 - U6_5*J_26
    y_27 = J_20 - U5_5*y_26 + U6_4*J_26
    y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26
    y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26
    y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26
    y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26
    y_32 = y_31 + U6_0*J_26
    y_33 = J_24 - U6_5*J_27
    y_34 = J_21 - U5_5*y_33 + U6_4*J_27
    y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27
    y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27
    y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27
    y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27

    # inverse of the operational-space inertia
    Omega_28 = U0_0*y_25
    Omega_29 = U1_0*y_23
    Omega_30 = U2_0*y_22
    Omega_31 = U3_0*y_21
    Omega_32 = U4_0*y_20
    Omega_33 = U5_0*y_19
    Omega_34 = 149.60760989322966*J_25
    Omega_35 = U0_0*y_32
    Omega_36 = U1_0*y_30
    Omega_37 = U2_0*y_29
    Omega_38 = U3_0*y_28
    Omega_39 = U4_0*y_27
    Omega_40 = U5_0*y_26
    Omega_41 = 149.60760989322966*J_26
    Omega_42 = U0_0*y_38
    Omega_43 = U1_0*y_37
    Omega_44 = U2_0*y_36
    Omega_45 = U3_0*y_35
    Omega_46 = U4_0*y_34
    Omega_47 = U5_0*y_33
    Omega_48 = 149.60760989322966*J_27
    Omega_49 = y_5*Omega_28 - y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31
    Omega_50 = Omega_49 - y_1*Omega_32 + y_0*Omega_33 - o5_1*Omega_34
    Omega_51 = y_11*Omega_28 - y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31
    Omega_52 = Omega_51 + y_7*Omega_32 - y_6*Omega_33 + o5_3*Omega_34
    Omega_53 = y_18*Omega_28 - y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31
    Omega_54 = Omega_53 - y_13*Omega_32 + y_12*Omega_33 - o5_5*Omega_34
    Omega_55 = y_25*Omega_28 + y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31
    Omega_56 = Omega_55 + y_20*Omega_32 - y_19*Omega_33 + J_25*Omega_34
    Omega_57 = y_5*Omega_35 + y_4*Omega_36 - y_3*Omega_37 - y_2*Omega_38
    Omega_58 = Omega_57 - y_1*Omega_39 + y_0*Omega_40 + o5_1*Omega_41
    Omega_59 = y_11*Omega_35 + y_10*Omega_36 + y_9*Omega_37 + y_8*Omega_38
    Omega_60 = Omega_59 + y_7*Omega_39 - y_6*Omega_40 - o5_3*Omega_41
    Omega_61 = y_18*Omega_35 + y_16*Omega_36 + y_15*Omega_37 - y_14*Omega_38
    Omega_62 = Omega_61 - y_13*Omega_39 + y_12*Omega_40 + o5_5*Omega_41
    Omega_63 = y_25*Omega_35 - y_23*Omega_36 + y_22*Omega_37 + y_21*Omega_38
    Omega_64 = Omega_63 + y_20*Omega_39 - y_19*Omega_40 - J_25*Omega_41
    Omega_65 = y_32*Omega_35 + y_30*Omega_36 - y_29*Omega_37 + y_28*Omega_38
    Omega_66 = Omega_65 + y_27*Omega_39 - y_26*Omega_40 + J_26*Omega_41
    Omega_67 = y_5*Omega_42 + y_4*Omega_43 + y_3*Omega_44 - y_2*Omega_45
    Omega_68 = Omega_67 - y_1*Omega_46 + y_0*Omega_47 + o5_1*Omega_48
    Omega_69 = y_11*Omega_42 + y_10*Omega_43 - y_9*Omega_44 + y_8*Omega_45
    Omega_70 = Omega_69 + y_7*Omega_46 - y_6*Omega_47 - o5_3*Omega_48
    Omega_71 = y_18*Omega_42 + y_16*Omega_43 - y_15*Omega_44 - y_14*Omega_45
    Omega_72 = Omega_71 - y_13*Omega_46 + y_12*Omega_47 + o5_5*Omega_48
    Omega_73 = y_25*Omega_42 - y_23*Omega_43 - y_22*Omega_44 + y_21*Omega_45
    Omega_74 = Omega_73 + y_20*Omega_46 - y_19*Omega_47 - J_25*Omega_48
    Omega_75 = y_32*Omega_42 + y_30*Omega_43 + y_29*Omega_44 + y_28*Omega_45
    Omega_76 = Omega_75 + y_27*Omega_46 - y_26*Omega_47 + J_26*Omega_48
    Omega_77 = y_38*Omega_42 + y_37*Omega_43 - y_36*Omega_44 + y_35*Omega_45
    Omega_78 = Omega_77 + y_34*Omega_46 - y_33*Omega_47 + J_27*Omega_48

    Omega = [
        Omega_15,  -Omega_18, -Omega_23, Omega_50,  -Omega_58, Omega_68,
        -Omega_18, Omega_21,  Omega_25,  -Omega_52, Omega_60,  -Omega_70,
        -Omega_23, Omega_25,  Omega_27,  -Omega_54, Omega_62,  -Omega_72,
        Omega_50,  -Omega_52, -Omega_54, Omega_56,  -Omega_64, Omega_74,
        -Omega_58, Omega_60,  Omega_62,  -Omega_64, Omega_66,  -Omega_76,
        Omega_68,  -Omega_70, -Omega_72, Omega_74,  -Omega_76, Omega_78,
    ]
    return [Omega]


def operational_inertia_panda_leftfinger(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'panda_leftfinger'; not finite at a
    singular pose.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 810 mul, 624 add, 12 div, 14 trig.
    """
    return _evaluate(
        "operational_inertia_panda_leftfinger",
        _operational_inertia_panda_leftfinger,
        [
            ("q", q, 7),
        ],
        [(6, 6)],
    )


def _operational_inertia_panda_leftfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # solve with U
    y_0 = o4_1 + U6_5*o5_1
    y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1
    y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1
    y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1
    y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1
    y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1
    y_6 = o4_3 + U6_5*o5_3
    y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3
    y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3
    y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3
    y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3
    y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3
    y_12 = o4_5 + U6_5*o5_5
    y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5
    y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5
    y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5
    y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5
    y_17 = U6_0*o5_5
    y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17
    y_19 = J_22 + U6_5*J_25
    y_20 = J_19 - U5_5*y_19 - U6_4*J_25
    y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25
    y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25
    y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25
    y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19
    y_25 = y_24 - U6_0*J_25
    y_26 = J_23 - U6_5*J_26
    y_27 = J_20 - U5_5*y_26 + U6_4*J_26
    y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26
    y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26
    y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26
    y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26
    y_32 = y_31 + U6_0*J_26
    y_33 = J_24 - U6_5*J_27
    y_34 = J_21 - U5_5*y_33 + U6_4*J_27
    y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27
    y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27
    y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27
    y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*y_7
    Omega_5 = U5_0*y_6
    Omega_6 = 149.60760989322966*o5_3
    Omega_7 = U0_0*y_18
    Omega_8 = U1_0*y_16
    Omega_9 = U2_0*y_15
    Omega_10 = U3_0*y_14
    Omega_11 = U4_0*y_13
    Omega_12 = U5_0*y_12
    Omega_13 = 149.60760989322966*o5_5
    Omega_14 = U0_0*y_25
    Omega_15 = U1_0*y_23
    Omega_16 = U2_0*y_22
    Omega_17 = U3_0*y_21
    Omega_18 = U4_0*y_20
    Omega_19 = U5_0*y_19
    Omega_20 = 149.60760989322966*J_25
    Omega_21 = U0_0*y_32
    Omega_22 = U1_0*y_30
    Omega_23 = U2_0*y_29
    Omega_24 = U3_0*y_28
    Omega_25 = U4_0*y_27
    Omega_26 = U5_0*y_26
    Omega_27 = 149.60760989322966*J_26
    Omega_28 = U0_0*y_38
    Omega_29 = U1_0*y_37
    Omega_30 = U2_0*y_36
    Omega_31 = U3_0*y_35
    Omega_32 = U4_0*y_34
    Omega_33 = U5_0*y_33
    Omega_34 = 149.60760989322966*J_27
    Omega_35 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_36 = Omega_35 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1
    Omega_37 = y_1*Omega_4
    Omega_38 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_37
    Omega_39 = Omega_38 + y_0*Omega_5 - o5_1*Omega_6
    Omega_40 = y_7*Omega_4
    Omega_41 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_40
    Omega_42 = Omega_41 - y_6*Omega_5 + o5_3*Omega_6
    Omega_43 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10
    Omega_44 = Omega_43 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13
    Omega_45 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10
    Omega_46 = Omega_45 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13
    Omega_47 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10
    Omega_48 = Omega_47 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13
    Omega_49 = y_5*Omega_14 - y_4*Omega_15 + y_3*Omega_16 - y_2*Omega_17
    Omega_50 = Omega_49 - y_1*Omega_18 + y_0*Omega_19 - o5_1*Omega_20
    Omega_51 = y_11*Omega_14 - y_10*Omega_15 - y_9*Omega_16 + y_8*Omega_17
    Omega_52 = Omega_51 + y_7*Omega_18 - y_6*Omega_19 + o5_3*Omega_20
    Omega_53 = y_18*Omega_14 - y_16*Omega_15 - y_15*Omega_16 - y_14*Omega_17
    Omega_54 = Omega_53 - y_13*Omega_18 + y_12*Omega_19 - o5_5*Omega_20
    Omega_55 = y_25*Omega_14 + y_23*Omega_15 - y_22*Omega_16 + y_21*Omega_17
    Omega_56 = Omega_55 + y_20*Omega_18 - y_19*Omega_19 + J_25*Omega_20
    Omega_57 = y_5*Omega_21 + y_4*Omega_22 - y_3*Omega_23 - y_2*Omega_24
    Omega_58 = Omega_57 - y_1*Omega_25 + y_0*Omega_26 + o5_1*Omega_27
    Omega_59 = y_11*Omega_21 + y_10*Omega_22 + y_9*Omega_23 + y_8*Omega_24
    Omega_60 = Omega_59 + y_7*Omega_25 - y_6*Omega_26 - o5_3*Omega_27
    Omega_61 = y_18*Omega_21 + y_16*Omega_22 + y_15*Omega_23 - y_14*Omega_24
    Omega_62 = Omega_61 - y_13*Omega_25 + y_12*Omega_26 + o5_5*Omega_27
    Omega_63 = y_25*Omega_21 - y_23*Omega_22 + y_22*Omega_23 + y_21*Omega_24
    Omega_64 = Omega_63 + y_20*Omega_25 - y_19*Omega_26 - J_25*Omega_27
    Omega_65 = y_32*Omega_21 + y_30*Omega_22 - y_29*Omega_23 + y_28*Omega_24
    Omega_66 = Omega_65 + y_27*Omega_25 - y_26*Omega_26 + J_26*Omega_27
    Omega_67 = y_5*Omega_28 + y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31
    Omega_68 = Omega_67 - y_1*Omega_32 + y_0*Omega_33 + o5_1*Omega_34
    Omega_69 = y_11*Omega_28 + y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31
    Omega_70 = Omega_69 + y_7*Omega_32 - y_6*Omega_33 - o5_3*Omega_34
    Omega_71 = y_18*Omega_28 + y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31
    Omega_72 = Omega_71 - y_13*Omega_32 + y_12*Omega_33 + o5_5*Omega_34
    Omega_73 = y_25*Omega_28 - y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31
    Omega_74 = Omega_73 + y_20*Omega_32 - y_19*Omega_33 - J_25*Omega_34
    Omega_75 = y_32*Omega_28 + y_30*Omega_29 + y_29*Omega_30 + y_28*Omega_31
    Omega_76 = Omega_75 + y_27*Omega_32 - y_26*Omega_33 + J_26*Omega_34
    Omega_77 = y_38*Omega_28 + y_37*Omega_29 - y_36*Omega_30 + y_35*Omega_31
    Omega_78 = Omega_77 + y_34*Omega_32 - y_33*Omega_33 + J_27*Omega_34

    # elimination of 'z'
    U5_21 = 1.0/Omega_78
    U5_22 = Omega_68*U5_21
    U5_23 = Omega_70*U5_21
    U5_24 = Omega_72*U5_21
    U5_25 = Omega_74*U5_21
    U5_26 = Omega_76*U5_21
    U5_27 = Omega_36 - Omega_68*U5_22
    U5_28 = Omega_39 - Omega_68*U5_23
    U5_29 = Omega_42 - Omega_70*U5_23
    U5_30 = Omega_44 - Omega_68*U5_24
    U5_31 = Omega_46 - Omega_70*U5_24
    U5_32 = Omega_48 - Omega_72*U5_24
    U5_33 = Omega_50 - Omega_68*U5_25
    U5_34 = Omega_52 - Omega_70*U5_25
    U5_35 = Omega_54 - Omega_72*U5_25
    U5_36 = Omega_56 - Omega_74*U5_25
    U5_37 = Omega_58 - Omega_68*U5_26
    U5_38 = Omega_60 - Omega_70*U5_26
    U5_39 = Omega_62 - Omega_72*U5_26
    U5_40 = Omega_64 - Omega_74*U5_26
    U5_41 = Omega_66 - Omega_76*U5_26

    # elimination of 'y'
    U4_15 = 1.0/U5_41
    U4_16 = U5_37*U4_15
    U4_17 = U5_38*U4_15
    U4_18 = U5_39*U4_15
    U4_19 = U5_40*U4_15
    U4_20 = U5_27 - U5_37*U4_16
    U4_21 = U5_28 - U5_37*U4_17
    U4_22 = U5_29 - U5_38*U4_17
    U4_23 = U5_30 - U5_37*U4_18
    U4_24 = U5_31 - U5_38*U4_18
    U4_25 = U5_32 - U5_39*U4_18
    U4_26 = U5_33 - U5_37*U4_19
    U4_27 = U5_34 - U5_38*U4_19
    U4_28 = U5_35 - U5_39*U4_19
    U4_29 = U5_36 - U5_40*U4_19

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
    X5_0 = U5_22*U0_1 - U5_23*X1_0 - U5_24*X2_0 - U5_25*X3_0 - U5_26*X4_0
    X5_1 = U5_22*X1_0 - U5_23*X1_1 - U5_24*X2_1 - U5_25*X3_1 - U5_26*X4_1
    X5_2 = U5_22*X2_0 - U5_23*X2_1 - U5_24*X2_2 - U5_25*X3_2 - U5_26*X4_2
    X5_3 = U5_22*X3_0 - U5_23*X3_1 - U5_24*X3_2 - U5_25*X3_3 - U5_26*X4_3
    X5_4 = U5_22*X4_0 - U5_23*X4_1 - U5_24*X4_2 - U5_25*X4_3 - U5_26*X4_4
    X5_5 = U5_21 + U5_22*X5_0 - U5_23*X5_1 - U5_24*X5_2 - U5_25*X5_3 - U5_26*X5_4

    Lambda = [
        U0_1,  X1_0,  X2_0,  -X3_0, X4_0,  -X5_0,
        X1_0,  X1_1,  X2_1,  -X3_1, X4_1,  -X5_1,
        X2_0,  X2_1,  X2_2,  -X3_2, X4_2,  -X5_2,
        -X3_0, -X3_1, -X3_2, X3_3,  -X4_3, X5_3,
        X4_0,  X4_1,  X4_2,  -X4_3, X4_4,  -X5_4,
        -X5_0, -X5_1, -X5_2, X5_3,  -X5_4, X5_5,
    ]
    return [Lambda]


def operational_inertia_panda_rightfinger(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'panda_rightfinger'; not finite at a
    singular pose.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 810 mul, 624 add, 12 div, 14 trig.
    """
    return _evaluate(
        "operational_inertia_panda_rightfinger",
        _operational_inertia_panda_rightfinger,
        [
            ("q", q, 7),
        ],
        [(6, 6)],
    )


def _operational_inertia_panda_rightfinger(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # solve with U
    y_0 = o4_1 + U6_5*o5_1
    y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1
    y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1
    y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1
    y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1
    y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1
    y_6 = o4_3 + U6_5*o5_3
    y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3
    y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3
    y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3
    y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3
    y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3
    y_12 = o4_5 + U6_5*o5_5
    y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5
    y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5
    y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5
    y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5
    y_17 = U6_0*o5_5
    y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17
    y_19 = J_22 + U6_5*J_25
    y_20 = J_19 - U5_5*y_19 - U6_4*J_25
    y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25
    y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25
    y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25
    y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19
    y_25 = y_24 - U6_0*J_25
    y_26 = J_23 - U6_5*J_26
    y_27 = J_20 - U5_5*y_26 + U6_4*J_26
    y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26
    y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26
    y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26
    y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26
    y_32 = y_31 + U6_0*J_26
    y_33 = J_24 - U6_5*J_27
    y_34 = J_21 - U5_5*y_33 + U6_4*J_27
    y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27
    y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27
    y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27
    y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*y_7
    Omega_5 = U5_0*y_6
    Omega_6 = 149.60760989322966*o5_3
    Omega_7 = U0_0*y_18
    Omega_8 = U1_0*y_16
    Omega_9 = U2_0*y_15
    Omega_10 = U3_0*y_14
    Omega_11 = U4_0*y_13
    Omega_12 = U5_0*y_12
    Omega_13 = 149.60760989322966*o5_5
    Omega_14 = U0_0*y_25
    Omega_15 = U1_0*y_23
    Omega_16 = U2_0*y_22
    Omega_17 = U3_0*y_21
    Omega_18 = U4_0*y_20
    Omega_19 = U5_0*y_19
    Omega_20 = 149.60760989322966*J_25
    Omega_21 = U0_0*y_32
    Omega_22 = U1_0*y_30
    Omega_23 = U2_0*y_29
    Omega_24 = U3_0*y_28
    Omega_25 = U4_0*y_27
    Omega_26 = U5_0*y_26
    Omega_27 = 149.60760989322966*J_26
    Omega_28 = U0_0*y_38
    Omega_29 = U1_0*y_37
    Omega_30 = U2_0*y_36
    Omega_31 = U3_0*y_35
    Omega_32 = U4_0*y_34
    Omega_33 = U5_0*y_33
    Omega_34 = 149.60760989322966*J_27
    Omega_35 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_36 = Omega_35 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1
    Omega_37 = y_1*Omega_4
    Omega_38 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_37
    Omega_39 = Omega_38 + y_0*Omega_5 - o5_1*Omega_6
    Omega_40 = y_7*Omega_4
    Omega_41 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_40
    Omega_42 = Omega_41 - y_6*Omega_5 + o5_3*Omega_6
    Omega_43 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10
    Omega_44 = Omega_43 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13
    Omega_45 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10
    Omega_46 = Omega_45 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13
    Omega_47 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10
    Omega_48 = Omega_47 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13
    Omega_49 = y_5*Omega_14 - y_4*Omega_15 + y_3*Omega_16 - y_2*Omega_17
    Omega_50 = Omega_49 - y_1*Omega_18 + y_0*Omega_19 - o5_1*Omega_20
    Omega_51 = y_11*Omega_14 - y_10*Omega_15 - y_9*Omega_16 + y_8*Omega_17
    Omega_52 = Omega_51 + y_7*Omega_18 - y_6*Omega_19 + o5_3*Omega_20
    Omega_53 = y_18*Omega_14 - y_16*Omega_15 - y_15*Omega_16 - y_14*Omega_17
    Omega_54 = Omega_53 - y_13*Omega_18 + y_12*Omega_19 - o5_5*Omega_20
    Omega_55 = y_25*Omega_14 + y_23*Omega_15 - y_22*Omega_16 + y_21*Omega_17
    Omega_56 = Omega_55 + y_20*Omega_18 - y_19*Omega_19 + J_25*Omega_20
    Omega_57 = y_5*Omega_21 + y_4*Omega_22 - y_3*Omega_23 - y_2*Omega_24
    Omega_58 = Omega_57 - y_1*Omega_25 + y_0*Omega_26 + o5_1*Omega_27
    Omega_59 = y_11*Omega_21 + y_10*Omega_22 + y_9*Omega_23 + y_8*Omega_24
    Omega_60 = Omega_59 + y_7*Omega_25 - y_6*Omega_26 - o5_3*Omega_27
    Omega_61 = y_18*Omega_21 + y_16*Omega_22 + y_15*Omega_23 - y_14*Omega_24
    Omega_62 = Omega_61 - y_13*Omega_25 + y_12*Omega_26 + o5_5*Omega_27
    Omega_63 = y_25*Omega_21 - y_23*Omega_22 + y_22*Omega_23 + y_21*Omega_24
    Omega_64 = Omega_63 + y_20*Omega_25 - y_19*Omega_26 - J_25*Omega_27
    Omega_65 = y_32*Omega_21 + y_30*Omega_22 - y_29*Omega_23 + y_28*Omega_24
    Omega_66 = Omega_65 + y_27*Omega_25 - y_26*Omega_26 + J_26*Omega_27
    Omega_67 = y_5*Omega_28 + y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31
    Omega_68 = Omega_67 - y_1*Omega_32 + y_0*Omega_33 + o5_1*Omega_34
    Omega_69 = y_11*Omega_28 + y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31
    Omega_70 = Omega_69 + y_7*Omega_32 - y_6*Omega_33 - o5_3*Omega_34
    Omega_71 = y_18*Omega_28 + y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31
    Omega_72 = Omega_71 - y_13*Omega_32 + y_12*Omega_33 + o5_5*Omega_34
    Omega_73 = y_25*Omega_28 - y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31
    Omega_74 = Omega_73 + y_20*Omega_32 - y_19*Omega_33 - J_25*Omega_34
    Omega_75 = y_32*Omega_28 + y_30*Omega_29 + y_29*Omega_30 + y_28*Omega_31
    Omega_76 = Omega_75 + y_27*Omega_32 - y_26*Omega_33 + J_26*Omega_34
    Omega_77 = y_38*Omega_28 + y_37*Omega_29 - y_36*Omega_30 + y_35*Omega_31
    Omega_78 = Omega_77 + y_34*Omega_32 - y_33*Omega_33 + J_27*Omega_34

    # elimination of 'z'
    U5_21 = 1.0/Omega_78
    U5_22 = Omega_68*U5_21
    U5_23 = Omega_70*U5_21
    U5_24 = Omega_72*U5_21
    U5_25 = Omega_74*U5_21
    U5_26 = Omega_76*U5_21
    U5_27 = Omega_36 - Omega_68*U5_22
    U5_28 = Omega_39 - Omega_68*U5_23
    U5_29 = Omega_42 - Omega_70*U5_23
    U5_30 = Omega_44 - Omega_68*U5_24
    U5_31 = Omega_46 - Omega_70*U5_24
    U5_32 = Omega_48 - Omega_72*U5_24
    U5_33 = Omega_50 - Omega_68*U5_25
    U5_34 = Omega_52 - Omega_70*U5_25
    U5_35 = Omega_54 - Omega_72*U5_25
    U5_36 = Omega_56 - Omega_74*U5_25
    U5_37 = Omega_58 - Omega_68*U5_26
    U5_38 = Omega_60 - Omega_70*U5_26
    U5_39 = Omega_62 - Omega_72*U5_26
    U5_40 = Omega_64 - Omega_74*U5_26
    U5_41 = Omega_66 - Omega_76*U5_26

    # elimination of 'y'
    U4_15 = 1.0/U5_41
    U4_16 = U5_37*U4_15
    U4_17 = U5_38*U4_15
    U4_18 = U5_39*U4_15
    U4_19 = U5_40*U4_15
    U4_20 = U5_27 - U5_37*U4_16
    U4_21 = U5_28 - U5_37*U4_17
    U4_22 = U5_29 - U5_38*U4_17
    U4_23 = U5_30 - U5_37*U4_18
    U4_24 = U5_31 - U5_38*U4_18
    U4_25 = U5_32 - U5_39*U4_18
    U4_26 = U5_33 - U5_37*U4_19
    U4_27 = U5_34 - U5_38*U4_19
    U4_28 = U5_35 - U5_39*U4_19
    U4_29 = U5_36 - U5_40*U4_19

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
    X5_0 = U5_22*U0_1 - U5_23*X1_0 - U5_24*X2_0 - U5_25*X3_0 - U5_26*X4_0
    X5_1 = U5_22*X1_0 - U5_23*X1_1 - U5_24*X2_1 - U5_25*X3_1 - U5_26*X4_1
    X5_2 = U5_22*X2_0 - U5_23*X2_1 - U5_24*X2_2 - U5_25*X3_2 - U5_26*X4_2
    X5_3 = U5_22*X3_0 - U5_23*X3_1 - U5_24*X3_2 - U5_25*X3_3 - U5_26*X4_3
    X5_4 = U5_22*X4_0 - U5_23*X4_1 - U5_24*X4_2 - U5_25*X4_3 - U5_26*X4_4
    X5_5 = U5_21 + U5_22*X5_0 - U5_23*X5_1 - U5_24*X5_2 - U5_25*X5_3 - U5_26*X5_4

    Lambda = [
        U0_1,  X1_0,  X2_0,  -X3_0, X4_0,  -X5_0,
        X1_0,  X1_1,  X2_1,  -X3_1, X4_1,  -X5_1,
        X2_0,  X2_1,  X2_2,  -X3_2, X4_2,  -X5_2,
        -X3_0, -X3_1, -X3_2, X3_3,  -X4_3, X5_3,
        X4_0,  X4_1,  X4_2,  -X4_3, X4_4,  -X5_4,
        -X5_0, -X5_1, -X5_2, X5_3,  -X5_4, X5_5,
    ]
    return [Lambda]


def operational_inertia_panda_hand_tcp(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'panda_hand_tcp'; not finite at a
    singular pose.

    Args:
        q: joint positions [rad], shape (..., 7).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 810 mul, 624 add, 12 div, 14 trig.
    """
    return _evaluate(
        "operational_inertia_panda_hand_tcp",
        _operational_inertia_panda_hand_tcp,
        [
            ("q", q, 7),
        ],
        [(6, 6)],
    )


def _operational_inertia_panda_hand_tcp(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q

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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_hand_tcp'
    tool_0 = 0.2104*o5_1
    tool_1 = 0.2104*o5_3
    tool_2 = 0.2104*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # solve with U
    y_0 = o4_1 + U6_5*o5_1
    y_1 = o3_1 - U5_5*y_0 - U6_4*o5_1
    y_2 = o2_1 + U4_4*y_1 - U5_4*y_0 - U6_3*o5_1
    y_3 = o1_1 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*o5_1
    y_4 = s0 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*o5_1
    y_5 = U1_1*y_4 + U2_1*y_3 + U3_1*y_2 - U4_1*y_1 + U5_1*y_0 + U6_0*o5_1
    y_6 = o4_3 + U6_5*o5_3
    y_7 = o3_3 - U5_5*y_6 - U6_4*o5_3
    y_8 = o2_3 + U4_4*y_7 - U5_4*y_6 - U6_3*o5_3
    y_9 = o1_3 + U3_3*y_8 + U4_3*y_7 - U5_3*y_6 + U6_2*o5_3
    y_10 = c0 + U2_2*y_9 + U3_2*y_8 - U4_2*y_7 + U5_2*y_6 + U6_1*o5_3
    y_11 = U1_1*y_10 - U2_1*y_9 - U3_1*y_8 + U4_1*y_7 - U5_1*y_6 - U6_0*o5_3
    y_12 = o4_5 + U6_5*o5_5
    y_13 = o3_5 - U5_5*y_12 - U6_4*o5_5
    y_14 = o2_5 + U4_4*y_13 - U5_4*y_12 - U6_3*o5_5
    y_15 = c1 - U3_3*y_14 - U4_3*y_13 + U5_3*y_12 - U6_2*o5_5
    y_16 = U2_2*y_15 - U3_2*y_14 + U4_2*y_13 - U5_2*y_12 - U6_1*o5_5
    y_17 = U6_0*o5_5
    y_18 = U1_1*y_16 + 1.0 - U2_1*y_15 + U3_1*y_14 - U4_1*y_13 + U5_1*y_12 + y_17

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_11
    Omega_1 = U1_0*y_10
    Omega_2 = U2_0*y_9
    Omega_3 = U3_0*y_8
    Omega_4 = U4_0*y_7
    Omega_5 = U5_0*y_6
    Omega_6 = 149.60760989322966*o5_3
    Omega_7 = U0_0*y_18
    Omega_8 = U1_0*y_16
    Omega_9 = U2_0*y_15
    Omega_10 = U3_0*y_14
    Omega_11 = U4_0*y_13
    Omega_12 = U5_0*y_12
    Omega_13 = 149.60760989322966*o5_5
    Omega_14 = U0_0*y_5*y_5 + U1_0*y_4*y_4 - U2_0*y_3*y_3 + U3_0*y_2*y_2
    Omega_15 = Omega_14 + U4_0*y_1*y_1 - U5_0*y_0*y_0 + 149.60760989322966*o5_1*o5_1
    Omega_16 = y_1*Omega_4
    Omega_17 = y_5*Omega_0 + y_4*Omega_1 + y_3*Omega_2 - y_2*Omega_3 - Omega_16
    Omega_18 = Omega_17 + y_0*Omega_5 - o5_1*Omega_6
    Omega_19 = y_7*Omega_4
    Omega_20 = y_11*Omega_0 + y_10*Omega_1 - y_9*Omega_2 + y_8*Omega_3 + Omega_19
    Omega_21 = Omega_20 - y_6*Omega_5 + o5_3*Omega_6
    Omega_22 = y_5*Omega_7 + y_4*Omega_8 + y_3*Omega_9 + y_2*Omega_10
    Omega_23 = Omega_22 + y_1*Omega_11 - y_0*Omega_12 + o5_1*Omega_13
    Omega_24 = y_11*Omega_7 + y_10*Omega_8 - y_9*Omega_9 - y_8*Omega_10
    Omega_25 = Omega_24 - y_7*Omega_11 + y_6*Omega_12 - o5_3*Omega_13
    Omega_26 = y_18*Omega_7 + y_16*Omega_8 - y_15*Omega_9 + y_14*Omega_10
    Omega_27 = Omega_26 + y_13*Omega_11 - y_12*Omega_12 + o5_5*Omega_13

    # solve with U
    y_19 = J_22 + U6_5*J_25
    y_20 = J_19 - U5_5*y_19 - U6_4*J_25
    y_21 = J_13 + U4_4*y_20 - U5_4*y_19 - U6_3*J_25
    y_22 = J_7 + U3_3*y_21 + U4_3*y_20 - U5_3*y_19 + U6_2*J_25
    y_23 = J_1 - U2_2*y_22 - U3_2*y_21 + U4_2*y_20 - U5_2*y_19 - U6_1*J_25
    y_24 = tool_4 - U1_1*y_23 - U2_1*y_22 - U3_1*y_21 + U4_1*y_20 - U5_1*y_19
    y_25 = y_24 - U6_0*J_25
    y_26 = J_23 - U6_5*J_26
    y_27 = J_20 - U5_5*y_26 + U6_4*J_26
    y_28 = J_14 + U4_4*y_27 - U5_4*y_26 + U6_3*J_26
    y_29 = J_8 - U3_3*y_28 - U4_3*y_27 + U5_3*y_26 + U6_2*J_26
    y_30 = J_2 - U2_2*y_29 + U3_2*y_28 - U4_2*y_27 + U5_2*y_26 - U6_1*J_26
    y_31 = tool_3 + U1_1*y_30 + U2_1*y_29 - U3_1*y_28 + U4_1*y_27 - U5_1*y_26
    y_32 = y_31 + U6_0*J_26
    y_33 = J_24 - U6_5*J_27
    y_34 = J_21 - U5_5*y_33 + U6_4*J_27
    y_35 = J_15 + U4_4*y_34 - U5_4*y_33 + U6_3*J_27
    y_36 = J_9 + U3_3*y_35 + U4_3*y_34 - U5_3*y_33 - U6_2*J_27
    y_37 = J_3 + U2_2*y_36 + U3_2*y_35 - U4_2*y_34 + U5_2*y_33 - U6_1*J_27
    y_38 = U1_1*y_37 - U2_1*y_36 - U3_1*y_35 + U4_1*y_34 - U5_1*y_33 + U6_0*J_27

    # inverse of the operational-space inertia
    Omega_28 = U0_0*y_25
    Omega_29 = U1_0*y_23
    Omega_30 = U2_0*y_22
    Omega_31 = U3_0*y_21
    Omega_32 = U4_0*y_20
    Omega_33 = U5_0*y_19
    Omega_34 = 149.60760989322966*J_25
    Omega_35 = U0_0*y_32
    Omega_36 = U1_0*y_30
    Omega_37 = U2_0*y_29
    Omega_38 = U3_0*y_28
    Omega_39 = U4_0*y_27
    Omega_40 = U5_0*y_26
    Omega_41 = 149.60760989322966*J_26
    Omega_42 = U0_0*y_38
    Omega_43 = U1_0*y_37
    Omega_44 = U2_0*y_36
    Omega_45 = U3_0*y_35
    Omega_46 = U4_0*y_34
    Omega_47 = U5_0*y_33
    Omega_48 = 149.60760989322966*J_27
    Omega_49 = y_5*Omega_28 - y_4*Omega_29 + y_3*Omega_30 - y_2*Omega_31
    Omega_50 = Omega_49 - y_1*Omega_32 + y_0*Omega_33 - o5_1*Omega_34
    Omega_51 = y_11*Omega_28 - y_10*Omega_29 - y_9*Omega_30 + y_8*Omega_31
    Omega_52 = Omega_51 + y_7*Omega_32 - y_6*Omega_33 + o5_3*Omega_34
    Omega_53 = y_18*Omega_28 - y_16*Omega_29 - y_15*Omega_30 - y_14*Omega_31
    Omega_54 = Omega_53 - y_13*Omega_32 + y_12*Omega_33 - o5_5*Omega_34
    Omega_55 = y_25*Omega_28 + y_23*Omega_29 - y_22*Omega_30 + y_21*Omega_31
    Omega_56 = Omega_55 + y_20*Omega_32 - y_19*Omega_33 + J_25*Omega_34
    Omega_57 = y_5*Omega_35 + y_4*Omega_36 - y_3*Omega_37 - y_2*Omega_38
    Omega_58 = Omega_57 - y_1*Omega_39 + y_0*Omega_40 + o5_1*Omega_41
    Omega_59 = y_11*Omega_35 + y_10*Omega_36 + y_9*Omega_37 + y_8*Omega_38
    Omega_60 = Omega_59 + y_7*Omega_39 - y_6*Omega_40 - o5_3*Omega_41
    Omega_61 = y_18*Omega_35 + y_16*Omega_36 + y_15*Omega_37 - y_14*Omega_38
    Omega_62 = Omega_61 - y_13*Omega_39 + y_12*Omega_40 + o5_5*Omega_41
    Omega_63 = y_25*Omega_35 - y_23*Omega_36 + y_22*Omega_37 + y_21*Omega_38
    Omega_64 = Omega_63 + y_20*Omega_39 - y_19*Omega_40 - J_25*Omega_41
    Omega_65 = y_32*Omega_35 + y_30*Omega_36 - y_29*Omega_37 + y_28*Omega_38
    Omega_66 = Omega_65 + y_27*Omega_39 - y_26*Omega_40 + J_26*Omega_41
    Omega_67 = y_5*Omega_42 + y_4*Omega_43 + y_3*Omega_44 - y_2*Omega_45
    Omega_68 = Omega_67 - y_1*Omega_46 + y_0*Omega_47 + o5_1*Omega_48
    Omega_69 = y_11*Omega_42 + y_10*Omega_43 - y_9*Omega_44 + y_8*Omega_45
    Omega_70 = Omega_69 + y_7*Omega_46 - y_6*Omega_47 - o5_3*Omega_48
    Omega_71 = y_18*Omega_42 + y_16*Omega_43 - y_15*Omega_44 - y_14*Omega_45
    Omega_72 = Omega_71 - y_13*Omega_46 + y_12*Omega_47 + o5_5*Omega_48
    Omega_73 = y_25*Omega_42 - y_23*Omega_43 - y_22*Omega_44 + y_21*Omega_45
    Omega_74 = Omega_73 + y_20*Omega_46 - y_19*Omega_47 - J_25*Omega_48
    Omega_75 = y_32*Omega_42 + y_30*Omega_43 + y_29*Omega_44 + y_28*Omega_45
    Omega_76 = Omega_75 + y_27*Omega_46 - y_26*Omega_47 + J_26*Omega_48
    Omega_77 = y_38*Omega_42 + y_37*Omega_43 - y_36*Omega_44 + y_35*Omega_45
    Omega_78 = Omega_77 + y_34*Omega_46 - y_33*Omega_47 + J_27*Omega_48

    # elimination of 'z'
    U5_21 = 1.0/Omega_78
    U5_22 = Omega_68*U5_21
    U5_23 = Omega_70*U5_21
    U5_24 = Omega_72*U5_21
    U5_25 = Omega_74*U5_21
    U5_26 = Omega_76*U5_21
    U5_27 = Omega_15 - Omega_68*U5_22
    U5_28 = Omega_18 - Omega_68*U5_23
    U5_29 = Omega_21 - Omega_70*U5_23
    U5_30 = Omega_23 - Omega_68*U5_24
    U5_31 = Omega_25 - Omega_70*U5_24
    U5_32 = Omega_27 - Omega_72*U5_24
    U5_33 = Omega_50 - Omega_68*U5_25
    U5_34 = Omega_52 - Omega_70*U5_25
    U5_35 = Omega_54 - Omega_72*U5_25
    U5_36 = Omega_56 - Omega_74*U5_25
    U5_37 = Omega_58 - Omega_68*U5_26
    U5_38 = Omega_60 - Omega_70*U5_26
    U5_39 = Omega_62 - Omega_72*U5_26
    U5_40 = Omega_64 - Omega_74*U5_26
    U5_41 = Omega_66 - Omega_76*U5_26

    # elimination of 'y'
    U4_15 = 1.0/U5_41
    U4_16 = U5_37*U4_15
    U4_17 = U5_38*U4_15
    U4_18 = U5_39*U4_15
    U4_19 = U5_40*U4_15
    U4_20 = U5_27 - U5_37*U4_16
    U4_21 = U5_28 - U5_37*U4_17
    U4_22 = U5_29 - U5_38*U4_17
    U4_23 = U5_30 - U5_37*U4_18
    U4_24 = U5_31 - U5_38*U4_18
    U4_25 = U5_32 - U5_39*U4_18
    U4_26 = U5_33 - U5_37*U4_19
    U4_27 = U5_34 - U5_38*U4_19
    U4_28 = U5_35 - U5_39*U4_19
    U4_29 = U5_36 - U5_40*U4_19

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
    X5_0 = U5_22*U0_1 - U5_23*X1_0 - U5_24*X2_0 - U5_25*X3_0 - U5_26*X4_0
    X5_1 = U5_22*X1_0 - U5_23*X1_1 - U5_24*X2_1 - U5_25*X3_1 - U5_26*X4_1
    X5_2 = U5_22*X2_0 - U5_23*X2_1 - U5_24*X2_2 - U5_25*X3_2 - U5_26*X4_2
    X5_3 = U5_22*X3_0 - U5_23*X3_1 - U5_24*X3_2 - U5_25*X3_3 - U5_26*X4_3
    X5_4 = U5_22*X4_0 - U5_23*X4_1 - U5_24*X4_2 - U5_25*X4_3 - U5_26*X4_4
    X5_5 = U5_21 + U5_22*X5_0 - U5_23*X5_1 - U5_24*X5_2 - U5_25*X5_3 - U5_26*X5_4

    Lambda = [
        U0_1,  X1_0,  X2_0,  -X3_0, X4_0,  -X5_0,
        X1_0,  X1_1,  X2_1,  -X3_1, X4_1,  -X5_1,
        X2_0,  X2_1,  X2_2,  -X3_2, X4_2,  -X5_2,
        -X3_0, -X3_1, -X3_2, X3_3,  -X4_3, X5_3,
        X4_0,  X4_1,  X4_2,  -X4_3, X4_4,  -X5_4,
        -X5_0, -X5_1, -X5_2, X5_3,  -X5_4, X5_5,
    ]
    return [Lambda]


def tip_force_acceleration_panda_leftfinger(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'panda_leftfinger' adds,
    base axes at the tool point.

    Args:
        q: joint positions [rad], shape (..., 7).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 7).

    Operations: 461 mul, 359 add, 6 div, 14 trig.
    """
    return _evaluate(
        "tip_force_acceleration_panda_leftfinger",
        _tip_force_acceleration_panda_leftfinger,
        [
            ("q", q, 7),
            ("f", f, 6),
        ],
        [(7,)],
    )


def _tip_force_acceleration_panda_leftfinger(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q
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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # joint forces of the wrench
    tip_0 = f2 - tool_4*f3 + tool_3*f4
    tip_1 = s0*f0 - c0*f1 - J_1*f3 - J_2*f4 + J_3*f5
    tip_2 = o1_1*f0 + o1_3*f1 + c1*f2 - J_7*f3 - J_8*f4 - J_9*f5
    tip_3 = o2_1*f0 + o2_3*f1 - o2_5*f2 - J_13*f3 + J_14*f4 - J_15*f5
    tip_4 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_19*f3 + J_20*f4 - J_21*f5
    tip_5 = o4_1*f0 + o4_3*f1 - o4_5*f2 - J_22*f3 + J_23*f4 - J_24*f5
    tip_6 = o5_1*f0 + o5_3*f1 - o5_5*f2 - J_25*f3 - J_26*f4 + J_27*f5

    # solve with U
    y_0 = tip_5 + U6_5*tip_6
    y_1 = tip_4 - U5_5*y_0 - U6_4*tip_6
    y_2 = tip_3 + U4_4*y_1 - U5_4*y_0 - U6_3*tip_6
    y_3 = tip_2 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*tip_6
    y_4 = tip_1 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*tip_6
    y_5 = U6_0*tip_6
    y_6 = tip_0 - U1_1*y_4 - U2_1*y_3 - U3_1*y_2 + U4_1*y_1 - U5_1*y_0 - y_5

    # solve with U, D and U*
    x_0 = U0_0*y_6
    x_1 = U1_0*y_4 - U1_1*x_0
    x_2 = U2_0*y_3 + U2_1*x_0 + U2_2*x_1
    x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = U4_0*y_1 + U4_1*x_0 + U4_2*x_1 - U4_3*x_2 + U4_4*x_3
    x_5 = U5_0*y_0 + U5_1*x_0 + U5_2*x_1 - U5_3*x_2 + U5_4*x_3 + U5_5*x_4
    x_6 = 149.60760989322966*tip_6 - U6_0*x_0 - U6_1*x_1 - U6_2*x_2 - U6_3*x_3
    x_7 = x_6 - U6_4*x_4 - U6_5*x_5

    qdd = [x_0, -x_1, -x_2, x_3, -x_4, -x_5, x_7]
    return [qdd]


def tip_force_acceleration_panda_rightfinger(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'panda_rightfinger' adds,
    base axes at the tool point.

    Args:
        q: joint positions [rad], shape (..., 7).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 7).

    Operations: 461 mul, 359 add, 6 div, 14 trig.
    """
    return _evaluate(
        "tip_force_acceleration_panda_rightfinger",
        _tip_force_acceleration_panda_rightfinger,
        [
            ("q", q, 7),
            ("f", f, 6),
        ],
        [(7,)],
    )


def _tip_force_acceleration_panda_rightfinger(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q
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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_leftfinger'
    tool_0 = 0.1654*o5_1
    tool_1 = 0.1654*o5_3
    tool_2 = 0.1654*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # joint forces of the wrench
    tip_0 = f2 - tool_4*f3 + tool_3*f4
    tip_1 = s0*f0 - c0*f1 - J_1*f3 - J_2*f4 + J_3*f5
    tip_2 = o1_1*f0 + o1_3*f1 + c1*f2 - J_7*f3 - J_8*f4 - J_9*f5
    tip_3 = o2_1*f0 + o2_3*f1 - o2_5*f2 - J_13*f3 + J_14*f4 - J_15*f5
    tip_4 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_19*f3 + J_20*f4 - J_21*f5
    tip_5 = o4_1*f0 + o4_3*f1 - o4_5*f2 - J_22*f3 + J_23*f4 - J_24*f5
    tip_6 = o5_1*f0 + o5_3*f1 - o5_5*f2 - J_25*f3 - J_26*f4 + J_27*f5

    # solve with U
    y_0 = tip_5 + U6_5*tip_6
    y_1 = tip_4 - U5_5*y_0 - U6_4*tip_6
    y_2 = tip_3 + U4_4*y_1 - U5_4*y_0 - U6_3*tip_6
    y_3 = tip_2 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*tip_6
    y_4 = tip_1 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*tip_6
    y_5 = U6_0*tip_6
    y_6 = tip_0 - U1_1*y_4 - U2_1*y_3 - U3_1*y_2 + U4_1*y_1 - U5_1*y_0 - y_5

    # solve with U, D and U*
    x_0 = U0_0*y_6
    x_1 = U1_0*y_4 - U1_1*x_0
    x_2 = U2_0*y_3 + U2_1*x_0 + U2_2*x_1
    x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = U4_0*y_1 + U4_1*x_0 + U4_2*x_1 - U4_3*x_2 + U4_4*x_3
    x_5 = U5_0*y_0 + U5_1*x_0 + U5_2*x_1 - U5_3*x_2 + U5_4*x_3 + U5_5*x_4
    x_6 = 149.60760989322966*tip_6 - U6_0*x_0 - U6_1*x_1 - U6_2*x_2 - U6_3*x_3
    x_7 = x_6 - U6_4*x_4 - U6_5*x_5

    qdd = [x_0, -x_1, -x_2, x_3, -x_4, -x_5, x_7]
    return [qdd]


def tip_force_acceleration_panda_hand_tcp(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'panda_hand_tcp' adds, base
    axes at the tool point.

    Args:
        q: joint positions [rad], shape (..., 7).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 7).

    Operations: 461 mul, 359 add, 6 div, 14 trig.
    """
    return _evaluate(
        "tip_force_acceleration_panda_hand_tcp",
        _tip_force_acceleration_panda_hand_tcp,
        [
            ("q", q, 7),
            ("f", f, 6),
        ],
        [(7,)],
    )


def _tip_force_acceleration_panda_hand_tcp(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6 = q
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
    angle_0 = q6 + 0.6689225306301614
    c6 = cos(angle_0)
    s6 = sin(angle_0)

    # composite inertia of 'panda_link6'
    R5_0 = 0.0032806082595733164*c6
    R5_1 = 0.0032806082595733164*s6
    R5_2 = c6*c6
    R5_3 = c6*s6
    R5_4 = 0.001320514136461655*R5_2 + 0.002174847060296271*R5_3
    R5_5 = 0.001320514136461655*R5_3 - 0.002174847060296271*R5_2
    R5_6 = 0.001535882372017312*c6 - 0.0003863308944437672*s6
    R5_7 = 0.001535882372017312*s6 + 0.0003863308944437672*c6
    R5_8 = 0.0005773870536849037*c6
    R5_9 = R5_8 + 0.006684151967360946
    R5_10 = R5_5 + 0.0010874235301481356 - 0.00028869352684245185*s6
    R5_11 = R5_0 + 0.231847552695
    R5_12 = R5_4 + 0.010093986090521983
    R5_13 = R5_4 - 0.001320514136461655 - R5_8 - 0.053138496831697093
    R5_14 = R5_6 + 0.014748570382675316
    R5_15 = R5_10 - 0.000103758917218685
    R5_16 = R5_7 + 9.3569097314605e-05

    # composite inertia of 'panda_link5'
    R4_0 = c5*R5_11 + 0.173804705569*s5
    R4_1 = s5*R5_11 - 0.173804705569*c5
    R4_2 = c5*c5
    R4_3 = c5*s5
    R4_4 = R5_9 - R5_12
    R4_5 = 2.0*R5_14
    R4_6 = R4_2*R4_4 + R4_3*R4_5
    R4_7 = c5*R5_15 - s5*R5_16
    R4_8 = s5*R5_15 + c5*R5_16
    R4_9 = R4_0 - 0.014653732538
    R4_10 = R5_1 - 0.067870631425
    R4_11 = R5_9 - R4_6 + 0.030116287133882085
    R4_12 = R5_12 + R4_6 + 0.033018599263935515
    R4_13 = R4_7 + 0.00151524447332703
    R4_14 = R4_3*R4_4 - R4_2*R4_5 + R5_14 + 0.004600245517563106
    R4_15 = R4_8 - 0.00216405205209813

    # composite inertia of 'panda_link4'
    R3_0 = c4*R4_9 + s4*R4_10
    R3_1 = s4*R4_9 - c4*R4_10
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = R5_13 + R4_11
    R3_5 = 2.0*R4_13
    R3_6 = R3_2*R3_4 + R3_3*R3_5
    R3_7 = c4*R4_14 - s4*R4_15
    R3_8 = 0.165*R3_0
    R3_9 = 0.768*R4_1
    R3_10 = 0.384*R3_0
    R3_11 = 0.0825*R3_1
    R3_12 = R4_12 - R3_8
    R3_13 = s4*R4_14 + c4*R4_15 + 0.384*R3_1
    R3_14 = R3_0 - 0.55278027465
    R3_15 = R4_1 + 2.012523553603
    R3_16 = R5_13 - R3_6 - R3_9 - 0.647723094939183
    R3_17 = R4_11 - R3_6 - (R3_8 - R3_9) + 0.749763367252814
    R3_18 = R3_7 - (0.0825*R4_1 - R3_10) - 0.16284087268546085
    R3_19 = R3_3*R3_4 - R3_2*R3_5 + R4_13 + R3_11 - 0.0039053550262761
    R3_20 = R3_13 - 0.00164448757736927

    # composite inertia of 'panda_link3'
    R2_0 = c3*R3_14 - s3*R3_15
    R2_1 = s3*R3_14 + c3*R3_15
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_12 + R3_16
    R2_5 = 2.0*R3_18
    R2_6 = R2_2*R2_4 - R2_3*R2_5
    R2_7 = c3*R3_19 + s3*R3_20
    R2_8 = s3*R3_19 - c3*R3_20
    R2_9 = 0.165*R2_0
    R2_10 = R3_17 + R2_9
    R2_11 = R2_0 + 0.746857959872
    R2_12 = R3_1 + 0.028227094878
    R2_13 = R3_12 - R2_6 + 0.01159586409516604
    R2_14 = R3_16 - R2_6 - R2_9 - 0.13480070614822143
    R2_15 = R3_11 - R2_7 + 0.000121912420950744
    R2_16 = R3_18 - (R2_3*R2_4 + R2_2*R2_5) - 0.0825*R2_1 - 0.005487648106562256
    R2_17 = R2_8 - 0.004377257121839584

    # composite inertia of 'panda_link2'
    R1_0 = c2*c2
    R1_1 = c2*s2
    R1_2 = R2_10 - R2_13
    R1_3 = 2.0*R2_15
    R1_4 = R1_0*R1_2 - R1_1*R1_3
    R1_5 = 0.632*R2_1
    R1_6 = c2*R2_16 - s2*R2_17 - 0.316*(c2*R2_11 - s2*R2_12)
    R1_7 = s2*R2_16 + c2*R2_17 - 0.316*(s2*R2_11 + c2*R2_12)
    R1_8 = R2_10 - R1_4 + R1_5 + 1.0706865997634767
    R1_9 = R2_13 + R1_4 + R1_5 + 1.1168423647533403
    R1_10 = R1_6 + 0.00398335888393552
    R1_11 = R2_15 - (R1_1*R1_2 + R1_0*R1_3) + 0.01026110182100817
    R1_12 = R1_7 - 0.0007689361029464

    # composite inertia of 'panda_link1'
    R0_0 = R1_8 - (c1*c1*(R2_14 + R1_8) + c1*s1*(2.0*R1_10))
    R0_1 = s1*R1_11 - c1*R1_12
    R0_2 = R0_0 + 0.03733744848940618

    # inertia that joint 'panda_joint3' feels, and its couplings inward
    M2_0 = s1*R1_6 + c1*R2_14

    # inertia that joint 'panda_joint4' feels, and its couplings inward
    M3_0 = R3_17 + 0.0825*R2_0
    M3_1 = s2*R2_7 + c2*M3_0 + c2*R2_1*0.316
    M3_2 = c1*R2_8
    M3_3 = s1*(c2*R2_7 - s2*M3_0 - s2*R2_1*0.316) - M3_2

    # inertia that joint 'panda_joint5' feels, and its couplings inward
    M4_0 = 0.0825*R3_0
    M4_1 = R3_7 + R3_10
    M4_2 = R4_12 - M4_0
    M4_3 = c3*R3_1
    M4_4 = c3*M4_1 + s3*M4_2
    M4_5 = R3_13 - s3*R3_1*0.0825
    M4_6 = M4_0 - (s3*M4_1 - c3*M4_2)
    M4_7 = c2*M4_4 - s2*M4_5 - 0.316*(s2*M4_3 - c2*R3_0)
    M4_8 = s2*M4_4 + c2*M4_5 + 0.316*(c2*M4_3 + s2*R3_0)
    M4_9 = s1*M4_7 + c1*M4_6

    # inertia that joint 'panda_joint6' feels, and its couplings inward
    M5_0 = c4*R4_1
    M5_1 = s4*R4_1
    M5_2 = 0.0825*M5_1
    M5_3 = c4*R4_7 - s4*R5_13 + 0.384*M5_1
    M5_4 = R4_8 + M5_2
    M5_5 = s4*R4_7 + c4*R5_13 + (0.0825*R4_0 - 0.384*M5_0)
    M5_6 = c3*M5_0 + s3*R4_0
    M5_7 = c3*M5_3 - s3*M5_4
    M5_8 = M5_5 + 0.0825*(s3*M5_0 - c3*R4_0)
    M5_9 = M5_2 - (s3*M5_3 + c3*M5_4)
    M5_10 = c2*M5_7 - s2*M5_8 + 0.316*(s2*M5_6 + c2*M5_1)
    M5_11 = s2*M5_7 + c2*M5_8 - 0.316*(c2*M5_6 - s2*M5_1)
    M5_12 = s1*M5_10 + c1*M5_9

    # inertia that joint 'panda_joint7' feels, and its couplings inward
    M6_0 = 0.00028869352684245185*c6 + 0.006684151967360946
    M6_1 = c5*R5_1
    M6_2 = s5*R5_1
    M6_3 = c5*R5_6 - s5*M6_0
    M6_4 = s5*R5_6 + c5*M6_0
    M6_5 = c4*M6_1 - s4*R5_0
    M6_6 = s4*M6_1 + c4*R5_0
    M6_7 = 0.0825*M6_6
    M6_8 = c4*M6_3 + s4*R5_7 - 0.384*M6_6
    M6_9 = M6_4 - M6_7
    M6_10 = s4*M6_3 - c4*R5_7 + (0.0825*M6_2 + 0.384*M6_5)
    M6_11 = c3*M6_5 - s3*M6_2
    M6_12 = c3*M6_8 - s3*M6_9
    M6_13 = M6_10 - 0.0825*(s3*M6_5 + c3*M6_2)
    M6_14 = s3*M6_8 + c3*M6_9 + M6_7
    M6_15 = c2*M6_12 - s2*M6_13 - 0.316*(s2*M6_11 + c2*M6_6)
    M6_16 = s2*M6_12 + c2*M6_13 + 0.316*(c2*M6_11 - s2*M6_6)
    M6_17 = s1*M6_15 - c1*M6_14

    # elimination of 'panda_joint7'
    U6_0 = 149.60760989322966*M6_17
    U6_1 = 149.60760989322966*M6_16
    U6_2 = 149.60760989322966*M6_14
    U6_3 = 149.60760989322966*M6_10
    U6_4 = 149.60760989322966*M6_4
    U6_5 = 149.60760989322966*R5_7
    U6_6 = R0_2 - M6_17*U6_0
    U6_7 = R0_1 - M6_17*U6_1
    U6_8 = R1_9 - M6_16*U6_1
    U6_9 = M2_0 - M6_17*U6_2
    U6_10 = R1_7 - M6_16*U6_2
    U6_11 = R2_14 + M6_14*U6_2
    U6_12 = M3_3 - M6_17*U6_3
    U6_13 = M3_1 - M6_16*U6_3
    U6_14 = R2_8 - M6_14*U6_3
    U6_15 = R3_17 - M6_10*U6_3
    U6_16 = M4_9 + M6_17*U6_4
    U6_17 = M4_8 + M6_16*U6_4
    U6_18 = M4_6 - M6_14*U6_4
    U6_19 = R3_13 + M6_10*U6_4
    U6_20 = R4_12 - M6_4*U6_4
    U6_21 = M5_12 - M6_17*U6_5
    U6_22 = M5_11 - M6_16*U6_5
    U6_23 = M5_9 + M6_14*U6_5
    U6_24 = M5_5 - M6_10*U6_5
    U6_25 = R4_8 - M6_4*U6_5
    U6_26 = R5_13 + R5_7*U6_5

    # elimination of 'panda_joint6'
    U5_0 = 1.0/U6_26
    U5_1 = U6_21*U5_0
    U5_2 = U6_22*U5_0
    U5_3 = U6_23*U5_0
    U5_4 = U6_24*U5_0
    U5_5 = U6_25*U5_0
    U5_6 = U6_6 + U6_21*U5_1
    U5_7 = U6_7 + U6_21*U5_2
    U5_8 = U6_8 + U6_22*U5_2
    U5_9 = U6_9 - U6_21*U5_3
    U5_10 = U6_10 - U6_22*U5_3
    U5_11 = U6_11 - U6_23*U5_3
    U5_12 = U6_12 + U6_21*U5_4
    U5_13 = U6_13 + U6_22*U5_4
    U5_14 = U6_14 - U6_23*U5_4
    U5_15 = U6_15 + U6_24*U5_4
    U5_16 = U6_16 - U6_21*U5_5
    U5_17 = U6_17 - U6_22*U5_5
    U5_18 = U6_18 - U6_23*U5_5
    U5_19 = U6_19 - U6_24*U5_5
    U5_20 = U6_20 + U6_25*U5_5

    # elimination of 'panda_joint5'
    U4_0 = 1.0/U5_20
    U4_1 = U5_16*U4_0
    U4_2 = U5_17*U4_0
    U4_3 = U5_18*U4_0
    U4_4 = U5_19*U4_0
    U4_5 = U5_6 - U5_16*U4_1
    U4_6 = U5_7 - U5_16*U4_2
    U4_7 = U5_8 - U5_17*U4_2
    U4_8 = U5_9 + U5_16*U4_3
    U4_9 = U5_10 + U5_17*U4_3
    U4_10 = U5_11 + U5_18*U4_3
    U4_11 = U5_12 - U5_16*U4_4
    U4_12 = U5_13 - U5_17*U4_4
    U4_13 = U5_14 + U5_18*U4_4
    U4_14 = U5_15 - U5_19*U4_4

    # elimination of 'panda_joint4'
    U3_0 = 1.0/U4_14
    U3_1 = U4_11*U3_0
    U3_2 = U4_12*U3_0
    U3_3 = U4_13*U3_0
    U3_4 = U4_5 - U4_11*U3_1
    U3_5 = U4_6 - U4_11*U3_2
    U3_6 = U4_7 - U4_12*U3_2
    U3_7 = U4_8 - U4_11*U3_3
    U3_8 = U4_9 - U4_12*U3_3
    U3_9 = U4_10 + U4_13*U3_3

    # elimination of 'panda_joint3'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 + U3_7*U2_2
    U2_5 = U3_6 + U3_8*U2_2

    # elimination of 'panda_joint2'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 - U2_4*U1_1

    # elimination of 'panda_joint1'
    U0_0 = 1.0/U1_2

    # frame of 'panda_link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1

    # frame of 'panda_link3' in the base
    o2_0 = c2*o1_0 - s0*s2
    o2_1 = s2*o1_0 + s0*c2
    o2_2 = c2*o1_2 + c0*s2
    o2_3 = s2*o1_2 - c0*c2
    o2_4 = s1*c2
    o2_5 = s1*s2
    o2_6 = 0.316*o1_1
    o2_7 = 0.316*o1_3
    o2_8 = 0.316*c1 + 0.333

    # frame of 'panda_link4' in the base
    o3_0 = c3*o2_0 + s3*o1_1
    o3_1 = s3*o2_0 - c3*o1_1
    o3_2 = c3*o2_2 + s3*o1_3
    o3_3 = s3*o2_2 - c3*o1_3
    o3_4 = c3*o2_4 - c1*s3
    o3_5 = s3*o2_4 + c1*c3
    o3_6 = o2_6 + 0.0825*o2_0
    o3_7 = o2_7 + 0.0825*o2_2
    o3_8 = o2_8 - 0.0825*o2_4

    # frame of 'panda_link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5
    o4_6 = o3_6 - (0.0825*o3_0 + 0.384*o3_1)
    o4_7 = o3_7 - (0.0825*o3_2 + 0.384*o3_3)
    o4_8 = 0.0825*o3_4 + 0.384*o3_5 + o3_8

    # frame of 'panda_link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    # frame of 'panda_link7' in the base
    o6_0 = o4_6 + 0.088*o5_0
    o6_1 = o4_7 + 0.088*o5_2
    o6_2 = o4_8 - 0.088*o5_4

    # frame of tool 'panda_hand_tcp'
    tool_0 = 0.2104*o5_1
    tool_1 = 0.2104*o5_3
    tool_2 = 0.2104*o5_5
    tool_3 = o6_0 + tool_0
    tool_4 = o6_1 + tool_1
    tool_5 = o6_2 - tool_2

    # columns of the Jacobian
    J_0 = tool_5 - 0.333
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*tool_4 + c0*tool_3
    J_4 = o2_6 - tool_3
    J_5 = o2_7 - tool_4
    J_6 = o2_8 - tool_5
    J_7 = o1_3*J_6 - c1*J_5
    J_8 = c1*J_4 - o1_1*J_6
    J_9 = o1_1*J_5 - o1_3*J_4
    J_10 = o3_6 - tool_3
    J_11 = o3_7 - tool_4
    J_12 = o3_8 - tool_5
    J_13 = o2_3*J_12 + o2_5*J_11
    J_14 = o2_5*J_10 + o2_1*J_12
    J_15 = o2_1*J_11 - o2_3*J_10
    J_16 = o4_6 - tool_3
    J_17 = o4_7 - tool_4
    J_18 = o4_8 - tool_5
    J_19 = o3_3*J_18 + o3_5*J_17
    J_20 = o3_5*J_16 + o3_1*J_18
    J_21 = o3_1*J_17 - o3_3*J_16
    J_22 = o4_3*J_18 + o4_5*J_17
    J_23 = o4_5*J_16 + o4_1*J_18
    J_24 = o4_1*J_17 - o4_3*J_16
    J_25 = o5_3*tool_2 - o5_5*tool_1
    J_26 = o5_5*tool_0 - o5_1*tool_2
    J_27 = o5_1*tool_1 - o5_3*tool_0

    # joint forces of the wrench
    tip_0 = f2 - tool_4*f3 + tool_3*f4
    tip_1 = s0*f0 - c0*f1 - J_1*f3 - J_2*f4 + J_3*f5
    tip_2 = o1_1*f0 + o1_3*f1 + c1*f2 - J_7*f3 - J_8*f4 - J_9*f5
    tip_3 = o2_1*f0 + o2_3*f1 - o2_5*f2 - J_13*f3 + J_14*f4 - J_15*f5
    tip_4 = o3_1*f0 + o3_3*f1 - o3_5*f2 - J_19*f3 + J_20*f4 - J_21*f5
    tip_5 = o4_1*f0 + o4_3*f1 - o4_5*f2 - J_22*f3 + J_23*f4 - J_24*f5
    tip_6 = o5_1*f0 + o5_3*f1 - o5_5*f2 - J_25*f3 - J_26*f4 + J_27*f5

    # solve with U
    y_0 = tip_5 + U6_5*tip_6
    y_1 = tip_4 - U5_5*y_0 - U6_4*tip_6
    y_2 = tip_3 + U4_4*y_1 - U5_4*y_0 - U6_3*tip_6
    y_3 = tip_2 + U3_3*y_2 + U4_3*y_1 - U5_3*y_0 + U6_2*tip_6
    y_4 = tip_1 - U2_2*y_3 - U3_2*y_2 + U4_2*y_1 - U5_2*y_0 - U6_1*tip_6
    y_5 = U6_0*tip_6
    y_6 = tip_0 - U1_1*y_4 - U2_1*y_3 - U3_1*y_2 + U4_1*y_1 - U5_1*y_0 - y_5

    # solve with U, D and U*
    x_0 = U0_0*y_6
    x_1 = U1_0*y_4 - U1_1*x_0
    x_2 = U2_0*y_3 + U2_1*x_0 + U2_2*x_1
    x_3 = U3_0*y_2 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = U4_0*y_1 + U4_1*x_0 + U4_2*x_1 - U4_3*x_2 + U4_4*x_3
    x_5 = U5_0*y_0 + U5_1*x_0 + U5_2*x_1 - U5_3*x_2 + U5_4*x_3 + U5_5*x_4
    x_6 = 149.60760989322966*tip_6 - U6_0*x_0 - U6_1*x_1 - U6_2*x_2 - U6_3*x_3
    x_7 = x_6 - U6_4*x_4 - U6_5*x_5

    qdd = [x_0, -x_1, -x_2, x_3, -x_4, -x_5, x_7]
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
    ]
    expected = [
        (mass_matrix, ["q"], [
            (0, [
                (5.1e-09, [
                    2.74048498, 0.04868766, 0.57189323, -0.97454525, 0.01715728, 0.11818081,
                    0.00211817, 0.04868766, 2.31532945, -0.91905319, -0.53509013, -0.08376237,
                    0.07185914, -0.00507962, 0.57189323, -0.91905319, 0.63433502, 0.01067373,
                    0.07625527, -0.0008295, -0.00285138, -0.97454525, -0.53509013, 0.01067373,
                    0.60770821, 0.02294343, -0.0451974, -0.00047213, 0.01715728, -0.08376237,
                    0.07625527, 0.02294343, 0.03425351, 0.00146524, -0.00661803, 0.11818081,
                    0.07185914, -0.0008295, -0.0451974, 0.00146524, 0.05391648, -0.00158209,
                    0.00211817, -0.00507962, -0.00285138, -0.00047213, -0.00661803, -0.00158209,
                    0.00668415,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    1.10288049, -0.35909313, 0.04548846, 0.51470189, 0.06693942, 0.04483912,
                    -0.00323713, -0.35909313, 1.30786725, 0.39033443, -0.38614036, -0.07746844,
                    0.0112339, 0.0055085, 0.04548846, 0.39033443, 0.59135432, 0.01417873,
                    0.03170733, 0.08029087, -0.00143092, 0.51470189, -0.38614036, 0.01417873,
                    0.85233491, 0.1084487, -0.0187964, -0.00528841, 0.06693942, -0.07746844,
                    0.03170733, 0.1084487, 0.05460602, 0.00085929, -0.00306265, 0.04483912,
                    0.0112339, 0.08029087, -0.0187964, 0.00085929, 0.05480276, -0.00132076,
                    -0.00323713, 0.0055085, -0.00143092, -0.00528841, -0.00306265, -0.00132076,
                    0.00668415,
                ]),
            ]),
        ]),
        (udu, ["q"], [
            (0, [
                (5.3e-09, [
                    1.0, 0.09318064, 1.02231512, -1.6140261, 0.70318733, 2.21661777, 0.31689447,
                    0.0, 1.0, -1.66174548, -0.73289067, -3.20057087, 1.31965232, -0.75995003, 0.0,
                    0.0, 1.0, -0.09098328, 2.65080427, -0.02809753, -0.42658742, 0.0, 0.0, 0.0, 1.0,
                    0.8082935, -0.84623548, -0.07063408, 0.0, 0.0, 0.0, 0.0, 1.0, -0.00189009,
                    -0.9901082, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.2366927, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]),
                (5.4e-10, [
                    0.569763533, 0.440307203, 0.433866709, 0.55123469, 0.027700746, 0.053542008,
                    0.006684152,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    1.0, -0.1201217, -0.1001785, 0.63259295, 1.22647266, 0.81037812, -0.48429978,
                    0.0, 1.0, 0.89983296, -0.36184662, -1.40976881, 0.22592512, 0.8241135, 0.0, 0.0,
                    1.0, -0.03025949, 0.57665455, 1.46691423, -0.21407678, 0.0, 0.0, 0.0, 1.0,
                    1.99464155, -0.36378292, -0.79118621, 0.0, 0.0, 0.0, 0.0, 1.0, 0.00465915,
                    -0.45819545, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.19759632, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]),
                (5.2e-10, [
                    0.718350292, 0.743667036, 0.455415622, 0.629265428, 0.05320155, 0.054541786,
                    0.006684152,
                ]),
            ]),
        ]),
        (innovations, ["q"], [
            (0, [
                (5.3e-09, [
                    1.0, -0.09318064, -1.17715763, 1.43863321, 0.95615802, -0.90749725, -0.05634927,
                    0.0, 1.0, 1.66174548, 0.88408172, -1.91898867, -0.52844712, -0.49380995, 0.0,
                    0.0, 1.0, 0.09098328, -2.72434547, 0.09994155, -2.24072742, 0.0, 0.0, 0.0, 1.0,
                    -0.8082935, 0.84470773, -0.52972778, 0.0, 0.0, 0.0, 0.0, 1.0, 0.00189009,
                    0.99055558, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.2366927, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]),
                (5.4e-10, [
                    0.569763533, 0.440307203, 0.433866709, 0.55123469, 0.027700746, 0.053542008,
                    0.006684152,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    1.0, 0.1201217, -0.00791097, -0.5893667, 0.12300836, -1.04088657, -0.23199998,
                    0.0, 1.0, -0.89983296, 0.33461814, 1.26121834, 1.20990481, 0.06495565, 0.0, 0.0,
                    1.0, 0.03025949, -0.63701138, -1.45293841, -0.34095332, 0.0, 0.0, 0.0, 1.0,
                    -1.99464155, 0.37307626, -0.04903097, 0.0, 0.0, 0.0, 0.0, 1.0, -0.00465915,
                    0.45727481, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.19759632, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.0, 1.0,
                ]),
                (5.2e-10, [
                    0.718350292, 0.743667036, 0.455415622, 0.629265428, 0.05320155, 0.054541786,
                    0.006684152,
                ]),
            ]),
        ]),
        (mass_matrix_inverse, ["q"], [
            (0, [
                (5.2e-07, [
                    1.755114, -0.163543, -2.066046, 2.524965, 1.678166, -1.592761, -0.098899,
                    -0.163543, 2.286381, 3.966575, 1.772597, -4.514668, -1.051764, -1.112297,
                    -2.066046, 3.966575, 11.008443, 0.573998, -15.497066, 0.110891, -6.9118,
                    2.524965, 1.772597, 0.573998, 7.240813, -3.47646, -1.799105, -2.564661,
                    1.678166, -4.514668, -15.497066, -3.47646, 64.36022, -1.017748, 52.663555,
                    -1.592761, -1.051764, 0.110891, -1.799105, -1.017748, 22.074155, 3.842786,
                    -0.098899, -1.112297, -6.9118, -2.564661, 52.663555, 3.842786, 198.716198,
                ]),
            ]),
            (1, [
                (5.1e-07, [
                    1.392079, 0.167219, -0.011013, -0.820445, 0.171237, -1.448996, -0.322962,
                    0.167219, 1.364774, -1.211317, 0.351404, 1.716514, 1.452888, 0.04855, -0.011013,
                    -1.211317, 3.284676, -0.331952, -2.926169, -4.642872, -0.824705, -0.820445,
                    0.351404, -0.331952, 2.225272, -2.745547, 1.894732, 0.118998, 0.171237,
                    1.716514, -2.926169, -2.745547, 28.170085, 2.635837, 9.297901, -1.448996,
                    1.452888, -4.642872, 1.894732, 2.635837, 26.668243, 5.083336, -0.322962,
                    0.04855, -0.824705, 0.118998, 9.297901, 5.083336, 154.593492,
                ]),
            ]),
        ]),
        (inverse_dynamics, ["q", "qd", "qdd"], [
            (0, [
                (5.1e-08, [
                    -3.7878209, -53.5417189, 20.4317902, 11.7653153, 2.2022256, -2.0036944,
                    -0.0278993,
                ]),
            ]),
            (1, [
                (5.1e-08, [
                    -2.0042984, 28.5304797, 10.9088332, 7.6219181, 0.9742088, -0.6642829, 0.0381155,
                ]),
            ]),
        ]),
        (bias_forces, ["q", "qd"], [
            (0, [
                (5.1e-08, [
                    -0.6773298, -55.3714665, 21.9118986, 10.8341455, 2.2570973, -1.8660958,
                    -0.004771,
                ]),
            ]),
            (1, [
                (5.1e-08, [
                    -1.7334134, 28.602854, 11.2337515, 8.1203078, 1.0462995, -0.6567815, 0.032515,
                ]),
            ]),
        ]),
        (gravity_forces, ["q"], [
            (0, [
                (5.1e-08, [
                    0.0, -46.5245199, 17.5179906, 8.4440395, 1.767426, -1.4911089, 0.0034184,
                ]),
            ]),
            (1, [
                (5.1e-08, [
                    0.0, 26.8362527, 10.6195116, 8.4698527, 1.1529196, -0.5838392, 0.029346,
                ]),
            ]),
        ]),
        (coriolis_matrix, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.51189118, -0.98253126, 2.12036091, 1.14919458, 0.37946619, -0.28546993,
                    -0.00432433, -0.06683612, 1.21245888, 2.02382147, -2.39114211, -0.04706947,
                    0.20519598, 2.679e-05, 0.20879383, -0.95110685, -0.41464859, 1.51738865,
                    0.13071922, -0.16662236, -0.00599646, -0.26593361, 0.24397736, -1.50176138,
                    0.05564211, -0.17013496, 0.12360151, 0.0007309, 0.01360387, -0.11482468,
                    -0.06575479, 0.15410865, 0.01354042, -0.03891266, -0.00128288, 0.05621682,
                    0.01745377, 0.16462208, -0.06880005, 0.04004423, -0.00197959, -0.00085789,
                    0.00066965, 0.01139692, -0.00825538, -0.00090428, -0.00011658, 0.00100108, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.82525056, -0.3163865, 0.20565076, 0.93613783, 0.0462467, -0.17430152,
                    0.00326199, 0.04070329, 1.22557774, -0.15327238, -0.6940392, 0.08276704,
                    0.18496958, -0.00079124, 0.566367, 0.95233875, 0.00264862, -0.03730737,
                    0.18009847, -0.01747032, -0.00845251, -0.00087602, 0.03779616, 0.18449273,
                    0.06239688, -0.07887214, -0.25184411, -5.732e-05, 0.03828933, 0.02313823,
                    0.0437979, 0.04814503, 0.00027645, -0.08043483, -0.00118769, 0.15832192,
                    0.01696862, 0.01637461, 0.12240937, 0.08297769, -0.00019503, -0.0091181,
                    0.00049245, -0.00184376, -0.00508252, -0.00079108, 0.00135345, 0.00806937, 0.0,
                ]),
            ]),
        ]),
        (forward_dynamics, ["q", "qd", "tau"], [
            (0, [
                (5.3e-07, [
                    4.020802, 33.292513, 18.918334, 15.711455, -91.316113, -44.338134, -233.051455,
                ]),
            ]),
            (1, [
                (5.1e-07, [
                    1.400663, -27.85518, -9.026536, -22.801158, 6.187292, 52.712739, 190.081235,
                ]),
            ]),
        ]),
        (pose_panda_leftfinger, ["q"], [
            (0, [
                (5.1e-09, [
                    0.30383079, -0.42997521, -0.85018126, 0.25583025, 0.92876992, -0.06518023,
                    0.36488076, -0.44199052, -0.21230469, -0.90048479, 0.37954428, 0.3002145, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.37638888, -0.18100752, -0.90860756, 0.2247898, -0.22636025, -0.96897252,
                    0.09926379, -0.1494622, -0.89838324, 0.16831085, -0.40568338, -0.07068648, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_panda_rightfinger, ["q"], [
            (0, [
                (5.1e-09, [
                    0.30383079, -0.42997521, -0.85018126, 0.25583025, 0.92876992, -0.06518023,
                    0.36488076, -0.44199052, -0.21230469, -0.90048479, 0.37954428, 0.3002145, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.37638888, -0.18100752, -0.90860756, 0.2247898, -0.22636025, -0.96897252,
                    0.09926379, -0.1494622, -0.89838324, 0.16831085, -0.40568338, -0.07068648, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_panda_hand_tcp, ["q"], [
            (0, [
                (5.1e-09, [
                    0.30383079, -0.42997521, -0.85018126, 0.21757209, 0.92876992, -0.06518023,
                    0.36488076, -0.42557089, -0.21230469, -0.90048479, 0.37954428, 0.31729399, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.37638888, -0.18100752, -0.90860756, 0.18390246, -0.22636025, -0.96897252,
                    0.09926379, -0.14499533, -0.89838324, 0.16831085, -0.40568338, -0.08894223, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (jacobian_panda_leftfinger, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.99386836, 0.10876758, -0.46853043, 0.78870481, -0.4763967, -0.85018126,
                    0.0, 0.11056978, -0.97766912, -0.2099535, -0.53703484, -0.22625072, 0.36488076,
                    1.0, 0.0, 0.17981298, -0.8581368, -0.29922951, -0.84962156, 0.37954428,
                    0.44199052, -0.00362509, 0.111529, -0.10433274, 0.02543289, 0.11188844, 0.0,
                    0.25583025, 0.03258447, 0.0495676, -0.15136833, 0.01207861, 0.11727084, 0.0,
                    0.0, -0.46756749, 0.20204309, 0.09399827, 0.04535786, -0.09396642, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, -0.96659439, 0.23514936, 0.50463956, 0.86323383, 0.00265043, -0.90860756,
                    0.0, -0.25631091, -0.88679038, -0.23846805, 0.12502098, -0.96995556, 0.09926379,
                    1.0, 0.0, -0.39787887, 0.82974207, -0.48907781, -0.24326772, -0.40568338,
                    0.1494622, 0.10346925, 0.29851743, -0.06161605, -0.00049289, 0.14903554, 0.0,
                    0.2247898, -0.39020108, 0.0054875, 0.33828993, 0.18037686, 0.0280018, 0.0, 0.0,
                    0.2020854, 0.16419549, 0.13469877, 0.04523905, -0.11002485, 0.0,
                ]),
            ]),
        ]),
        (jacobian_panda_rightfinger, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.99386836, 0.10876758, -0.46853043, 0.78870481, -0.4763967, -0.85018126,
                    0.0, 0.11056978, -0.97766912, -0.2099535, -0.53703484, -0.22625072, 0.36488076,
                    1.0, 0.0, 0.17981298, -0.8581368, -0.29922951, -0.84962156, 0.37954428,
                    0.44199052, -0.00362509, 0.111529, -0.10433274, 0.02543289, 0.11188844, 0.0,
                    0.25583025, 0.03258447, 0.0495676, -0.15136833, 0.01207861, 0.11727084, 0.0,
                    0.0, -0.46756749, 0.20204309, 0.09399827, 0.04535786, -0.09396642, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, -0.96659439, 0.23514936, 0.50463956, 0.86323383, 0.00265043, -0.90860756,
                    0.0, -0.25631091, -0.88679038, -0.23846805, 0.12502098, -0.96995556, 0.09926379,
                    1.0, 0.0, -0.39787887, 0.82974207, -0.48907781, -0.24326772, -0.40568338,
                    0.1494622, 0.10346925, 0.29851743, -0.06161605, -0.00049289, 0.14903554, 0.0,
                    0.2247898, -0.39020108, 0.0054875, 0.33828993, 0.18037686, 0.0280018, 0.0, 0.0,
                    0.2020854, 0.16419549, 0.13469877, 0.04523905, -0.11002485, 0.0,
                ]),
            ]),
        ]),
        (jacobian_panda_hand_tcp, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.99386836, 0.10876758, -0.46853043, 0.78870481, -0.4763967, -0.85018126,
                    0.0, 0.11056978, -0.97766912, -0.2099535, -0.53703484, -0.22625072, 0.36488076,
                    1.0, 0.0, 0.17981298, -0.8581368, -0.29922951, -0.84962156, 0.37954428,
                    0.42557089, -0.00173661, 0.09187845, -0.09382835, 0.02117385, 0.12197467, 0.0,
                    0.21757209, 0.0156097, 0.04083059, -0.11053534, 0.0100559, 0.15791241, 0.0, 0.0,
                    -0.44701834, 0.1664252, 0.07827274, 0.03776214, -0.11044461, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, -0.96659439, 0.23514936, 0.50463956, 0.86323383, 0.00265043, -0.90860756,
                    0.0, -0.25631091, -0.88679038, -0.23846805, 0.12502098, -0.96995556, 0.09926379,
                    1.0, 0.0, -0.39787887, 0.82974207, -0.48907781, -0.24326772, -0.40568338,
                    0.14499533, 0.1081484, 0.31648373, -0.06096898, -0.00059059, 0.16782945, 0.0,
                    0.18390246, -0.40784699, 0.02604854, 0.31357656, 0.21613293, 0.03799676, 0.0,
                    0.0, 0.18728788, 0.12898738, 0.1272026, 0.05420678, -0.14967191, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_panda_leftfinger, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, -0.12715525, 1.09211084, -1.26185394, -0.59758875, -1.36049282, 0.9114224,
                    0.0, 1.14294862, 0.41459362, -1.93764689, -0.99912015, -2.13358381, 2.17669287,
                    0.0, 0.0, 1.59359532, 1.16302286, 0.21803067, 1.33101513, -0.05100617,
                    -0.06477477, 0.0057213, 0.29719323, 0.20513342, 0.16246305, 0.01332093, 0.0,
                    0.27418203, -0.39241778, 0.45030734, 0.11823983, 0.15656642, -0.42540806, 0.0,
                    0.0, -0.20213807, -0.31366353, 0.48166806, 0.08915156, -0.51505104, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.01794176, 0.0875705, 0.21273138, -0.14540008, -2.14838352, -0.01259695,
                    0.0, -0.06766161, -0.07968642, 0.3546004, -1.70348535, 0.01100048, 1.91701057,
                    0.0, 0.0, 0.22935949, -0.02746854, -0.69208961, -0.06726797, 0.49727308,
                    0.41081905, 0.07917968, 0.0824385, 0.28332255, 0.39950519, -0.00116926, 0.0,
                    0.09745148, -0.18835165, 0.09571829, 0.25816048, 0.00413872, -0.30245539, 0.0,
                    0.0, 0.43460129, -0.00536059, -0.22243399, 0.01406049, -0.07856005, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_panda_rightfinger, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, -0.12715525, 1.09211084, -1.26185394, -0.59758875, -1.36049282, 0.9114224,
                    0.0, 1.14294862, 0.41459362, -1.93764689, -0.99912015, -2.13358381, 2.17669287,
                    0.0, 0.0, 1.59359532, 1.16302286, 0.21803067, 1.33101513, -0.05100617,
                    -0.06477477, 0.0057213, 0.29719323, 0.20513342, 0.16246305, 0.01332093, 0.0,
                    0.27418203, -0.39241778, 0.45030734, 0.11823983, 0.15656642, -0.42540806, 0.0,
                    0.0, -0.20213807, -0.31366353, 0.48166806, 0.08915156, -0.51505104, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.01794176, 0.0875705, 0.21273138, -0.14540008, -2.14838352, -0.01259695,
                    0.0, -0.06766161, -0.07968642, 0.3546004, -1.70348535, 0.01100048, 1.91701057,
                    0.0, 0.0, 0.22935949, -0.02746854, -0.69208961, -0.06726797, 0.49727308,
                    0.41081905, 0.07917968, 0.0824385, 0.28332255, 0.39950519, -0.00116926, 0.0,
                    0.09745148, -0.18835165, 0.09571829, 0.25816048, 0.00413872, -0.30245539, 0.0,
                    0.0, 0.43460129, -0.00536059, -0.22243399, 0.01406049, -0.07856005, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_panda_hand_tcp, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, -0.12715525, 1.09211084, -1.26185394, -0.59758875, -1.36049282, 0.9114224,
                    0.0, 1.14294862, 0.41459362, -1.93764689, -0.99912015, -2.13358381, 2.17669287,
                    0.0, 0.0, 1.59359532, 1.16302286, 0.21803067, 1.33101513, -0.05100617,
                    -0.16272595, 0.0249885, 0.26273916, 0.23748039, 0.17236112, 0.03876636, 0.0,
                    0.31519604, -0.38796483, 0.37831113, 0.05902551, 0.14796917, -0.48903356, 0.0,
                    0.0, -0.06768313, -0.22911784, 0.34953601, 0.14039539, -0.65640099, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.01794176, 0.0875705, 0.21273138, -0.14540008, -2.14838352, -0.01259695,
                    0.0, -0.06766161, -0.07968642, 0.3546004, -1.70348535, 0.01100048, 1.91701057,
                    0.0, 0.0, 0.22935949, -0.02746854, -0.69208961, -0.06726797, 0.49727308,
                    0.32455358, 0.07467935, 0.09734796, 0.20005739, 0.47868323, -0.00178898, 0.0,
                    0.09688461, -0.16639435, 0.0829026, 0.25140436, 0.01074244, -0.33884675, 0.0,
                    0.0, 0.34838591, 0.01155499, -0.16358729, 0.01829817, -0.08802801, 0.0,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_panda_leftfinger, ["q"], [
            (0, [
                (5.1e-07, [
                    119.18573, -43.353982, -35.910429, -1.377531, -1.447947, 1.160056, -43.353982,
                    23.436924, 22.081251, -0.378801, -0.31245, 0.102884, -35.910429, 22.081251,
                    37.133761, -1.448696, -1.55094, 1.442631, -1.377531, -0.378801, -1.448696,
                    0.276757, 0.248346, -0.131624, -1.447947, -0.31245, -1.55094, 0.248346,
                    0.318888, -0.17475, 1.160056, 0.102884, 1.442631, -0.131624, -0.17475, 0.278715,
                ]),
            ]),
            (1, [
                (5.1e-07, [
                    130.049664, -7.517115, 47.18194, -0.488743, 1.448063, 0.731535, -7.517115,
                    22.268665, -3.10895, -2.455142, -0.03281, 2.408931, 47.18194, -3.10895,
                    41.268951, -0.758762, -2.633786, 0.427229, -0.488743, -2.455142, -0.758762,
                    0.423861, 0.046438, -0.245419, 1.448063, -0.03281, -2.633786, 0.046438,
                    0.669893, 0.003369, 0.731535, 2.408931, 0.427229, -0.245419, 0.003369, 0.464407,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_panda_rightfinger, ["q"], [
            (0, [
                (5.1e-07, [
                    119.18573, -43.353982, -35.910429, -1.377531, -1.447947, 1.160056, -43.353982,
                    23.436924, 22.081251, -0.378801, -0.31245, 0.102884, -35.910429, 22.081251,
                    37.133761, -1.448696, -1.55094, 1.442631, -1.377531, -0.378801, -1.448696,
                    0.276757, 0.248346, -0.131624, -1.447947, -0.31245, -1.55094, 0.248346,
                    0.318888, -0.17475, 1.160056, 0.102884, 1.442631, -0.131624, -0.17475, 0.278715,
                ]),
            ]),
            (1, [
                (5.1e-07, [
                    130.049664, -7.517115, 47.18194, -0.488743, 1.448063, 0.731535, -7.517115,
                    22.268665, -3.10895, -2.455142, -0.03281, 2.408931, 47.18194, -3.10895,
                    41.268951, -0.758762, -2.633786, 0.427229, -0.488743, -2.455142, -0.758762,
                    0.423861, 0.046438, -0.245419, 1.448063, -0.03281, -2.633786, 0.046438,
                    0.669893, 0.003369, 0.731535, 2.408931, 0.427229, -0.245419, 0.003369, 0.464407,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_panda_hand_tcp, ["q"], [
            (0, [
                (5.1e-07, [
                    119.18573, -43.353982, -35.910429, -1.528359, -2.109712, 1.458399, -43.353982,
                    23.436924, 22.081251, -0.341076, -0.416774, 0.287681, -35.910429, 22.081251,
                    37.133761, -1.681282, -2.358278, 1.697783, -1.528359, -0.341076, -1.681282,
                    0.315855, 0.358901, -0.191699, -2.109712, -0.416774, -2.358278, 0.358901,
                    0.529211, -0.300341, 1.458399, 0.287681, 1.697783, -0.191699, -0.300341,
                    0.336652,
                ]),
            ]),
            (1, [
                (5.1e-07, [
                    130.049664, -7.517115, 47.18194, -0.562268, 1.893073, 1.005095, -7.517115,
                    22.268665, -3.10895, -2.847786, -0.042924, 3.28586, 47.18194, -3.10895,
                    41.268951, -0.886349, -3.459822, 0.510868, -0.562268, -2.847786, -0.886349,
                    0.528018, 0.084777, -0.410254, 1.893073, -0.042924, -3.459822, 0.084777,
                    0.98004, 0.005956, 1.005095, 3.28586, 0.510868, -0.410254, 0.005956, 0.705009,
                ]),
            ]),
        ]),
        (operational_inertia_panda_leftfinger, ["q"], [
            (0, [
                (7.1e-08, [
                    0.0506863, 0.0748346, 0.0280049, 0.363806, 0.0614226, -0.1732223, 0.0748346,
                    0.2446488, -0.0603074, 0.4409771, 0.0118402, 0.1260457, 0.0280049, -0.0603074,
                    0.1296898, 0.3879469, 0.1181653, -0.5082767, 0.363806, 0.4409771, 0.3879469,
                    15.0436231, -8.9442732, -2.1885147, 0.0614226, 0.0118402, 0.1181653, -8.9442732,
                    12.4530896, 2.7122732, -0.1732223, 0.1260457, -0.5082767, -2.1885147, 2.7122732,
                    7.5601976,
                ]),
            ]),
            (1, [
                (1.1e-08, [
                    0.02780127, 0.00083852, -0.04779987, -0.03332894, -0.24557643, -0.02000036,
                    0.00083852, 0.29388583, 0.06608144, 1.27004383, 0.18895962, -0.9167387,
                    -0.04779987, 0.06608144, 0.13093238, 0.38859793, 0.59534431, -0.18688941,
                    -0.03332894, 1.27004383, 0.38859793, 9.02401338, 1.04724454, -2.13164805,
                    -0.24557643, 0.18895962, 0.59534431, 1.04724454, 4.30407675, -0.61880404,
                    -0.02000036, -0.9167387, -0.18688941, -2.13164805, -0.61880404, 5.98994752,
                ]),
            ]),
        ]),
        (operational_inertia_panda_rightfinger, ["q"], [
            (0, [
                (7.1e-08, [
                    0.0506863, 0.0748346, 0.0280049, 0.363806, 0.0614226, -0.1732223, 0.0748346,
                    0.2446488, -0.0603074, 0.4409771, 0.0118402, 0.1260457, 0.0280049, -0.0603074,
                    0.1296898, 0.3879469, 0.1181653, -0.5082767, 0.363806, 0.4409771, 0.3879469,
                    15.0436231, -8.9442732, -2.1885147, 0.0614226, 0.0118402, 0.1181653, -8.9442732,
                    12.4530896, 2.7122732, -0.1732223, 0.1260457, -0.5082767, -2.1885147, 2.7122732,
                    7.5601976,
                ]),
            ]),
            (1, [
                (1.1e-08, [
                    0.02780127, 0.00083852, -0.04779987, -0.03332894, -0.24557643, -0.02000036,
                    0.00083852, 0.29388583, 0.06608144, 1.27004383, 0.18895962, -0.9167387,
                    -0.04779987, 0.06608144, 0.13093238, 0.38859793, 0.59534431, -0.18688941,
                    -0.03332894, 1.27004383, 0.38859793, 9.02401338, 1.04724454, -2.13164805,
                    -0.24557643, 0.18895962, 0.59534431, 1.04724454, 4.30407675, -0.61880404,
                    -0.02000036, -0.9167387, -0.18688941, -2.13164805, -0.61880404, 5.98994752,
                ]),
            ]),
        ]),
        (operational_inertia_panda_hand_tcp, ["q"], [
            (0, [
                (7.1e-08, [
                    0.0626226, 0.0783531, 0.0512074, 0.2469769, 0.2295805, -0.2510337, 0.0783531,
                    0.232535, -0.0407634, 0.2677682, 0.0608372, -0.1258148, 0.0512074, -0.0407634,
                    0.1625172, 0.2927663, 0.4477358, -0.4404447, 0.2469769, 0.2677682, 0.2927663,
                    15.0436231, -8.9442732, -2.1885147, 0.2295805, 0.0608372, 0.4477358, -8.9442732,
                    12.4530896, 2.7122732, -0.2510337, -0.1258148, -0.4404447, -2.1885147,
                    2.7122732, 7.5601976,
                ]),
            ]),
            (1, [
                (1.1e-08, [
                    0.03839934, 0.0021501, -0.0711659, -0.04292538, -0.32138647, -0.03545995,
                    0.0021501, 0.4314266, 0.09715756, 1.5219414, 0.23337911, -1.20056656,
                    -0.0711659, 0.09715756, 0.19084614, 0.47172608, 0.77600447, -0.22171246,
                    -0.04292538, 1.5219414, 0.47172608, 9.02401338, 1.04724454, -2.13164805,
                    -0.32138647, 0.23337911, 0.77600447, 1.04724454, 4.30407675, -0.61880404,
                    -0.03545995, -1.20056656, -0.22171246, -2.13164805, -0.61880404, 5.98994752,
                ]),
            ]),
        ]),
        (tip_force_acceleration_panda_leftfinger, ["q", "f"], [
            (0, [
                (5.1e-07, [
                    1.855225, -2.732213, -8.054238, -1.140701, 1.197405, -14.266231, 100.405186,
                ]),
            ]),
            (1, [
                (5.3e-08, [
                    3.7865087, -1.294632, 2.9619992, -1.0386994, -24.1604671, -38.8625821,
                    53.9316347,
                ]),
            ]),
        ]),
        (tip_force_acceleration_panda_rightfinger, ["q", "f"], [
            (0, [
                (5.1e-07, [
                    1.855225, -2.732213, -8.054238, -1.140701, 1.197405, -14.266231, 100.405186,
                ]),
            ]),
            (1, [
                (5.3e-08, [
                    3.7865087, -1.294632, 2.9619992, -1.0386994, -24.1604671, -38.8625821,
                    53.9316347,
                ]),
            ]),
        ]),
        (tip_force_acceleration_panda_hand_tcp, ["q", "f"], [
            (0, [
                (5.1e-07, [
                    1.871661, -2.712457, -8.053502, -1.242425, 1.36615, -15.201427, 100.353843,
                ]),
            ]),
            (1, [
                (5.3e-08, [
                    3.7213633, -1.2656175, 2.9030989, -0.7220226, -25.6395777, -37.4744112,
                    53.7106905,
                ]),
            ]),
        ]),
    ]
    return states, expected


if __name__ == "__main__":
    raise SystemExit(_self_test())
