"""puma560: robot dynamics in closed form.

Made by symdyn 0.1.0 from puma560.yaml
(SHA-256 1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44).
Make it again with

    symdyn generate puma560.yaml --target python,c

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
Self-test: python puma560.py

Joints, in the order of q:

    0  waist        rad  [-2.792526803190927, 2.792526803190927]
    1  shoulder     rad  [-1.9198621771937625, 1.9198621771937625]
    2  elbow        rad  [-2.356194490192345, 2.356194490192345]
    3  wrist_roll   rad  [-4.642575810304916, 4.642575810304916]
    4  wrist_pitch  rad  [-1.7453292519943295, 1.7453292519943295]
    5  flange       rad  [-4.642575810304916, 4.642575810304916]

Tools: flange.

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
    mass_matrix                          99   78    0     8
    udu                                 133  104    3     8
    innovations                         146  117    3     8
    mass_matrix_inverse                 187  148    4     8
    inverse_dynamics                    203  162    0    10
    bias_forces                         186  136    0    10
    gravity_forces                       28   12    0     8
    coriolis_matrix                     421  335    0    10
    forward_dynamics                    349  272    4    10
    pose_flange                          58   31    0    12
    jacobian_flange                      51   27    0    10
    jacobian_rate_flange                107   60    0    10
    operational_inertia_inverse_flange  337  234    4    10
    operational_inertia_flange          457  324   10    10
    tip_force_acceleration_flange       233  172    4    10

This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
"""
# fmt: off
# mypy: disable-error-code="no-untyped-def,no-untyped-call,no-any-return"

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAME = "puma560"
N = 6
JOINTS = ("waist", "shoulder", "elbow", "wrist_roll", "wrist_pitch", "flange")
LIMITS = (
    (-2.792526803190927, 2.792526803190927), (-1.9198621771937625, 1.9198621771937625),
    (-2.356194490192345, 2.356194490192345), (-4.642575810304916, 4.642575810304916),
    (-1.7453292519943295, 1.7453292519943295), (-4.642575810304916, 4.642575810304916),
)
TOOLS = ("flange",)
PARAMETERS: dict[str, float] = {}
OPERATIONS = {
    "mass_matrix": {"mul": 99, "add": 78, "trig": 8},
    "udu": {"mul": 133, "add": 104, "div": 3, "trig": 8},
    "innovations": {"mul": 146, "add": 117, "div": 3, "trig": 8},
    "mass_matrix_inverse": {"mul": 187, "add": 148, "div": 4, "trig": 8},
    "inverse_dynamics": {"mul": 203, "add": 162, "trig": 10},
    "bias_forces": {"mul": 186, "add": 136, "trig": 10},
    "gravity_forces": {"mul": 28, "add": 12, "trig": 8},
    "coriolis_matrix": {"mul": 421, "add": 335, "trig": 10},
    "forward_dynamics": {"mul": 349, "add": 272, "div": 4, "trig": 10},
    "pose_flange": {"mul": 58, "add": 31, "trig": 12},
    "jacobian_flange": {"mul": 51, "add": 27, "trig": 10},
    "jacobian_rate_flange": {"mul": 107, "add": 60, "trig": 10},
    "operational_inertia_inverse_flange": {"mul": 337, "add": 234, "div": 4, "trig": 10},
    "operational_inertia_flange": {"mul": 457, "add": 324, "div": 10, "trig": 10},
    "tip_force_acceleration_flange": {"mul": 233, "add": 172, "div": 4, "trig": 10},
}
SOURCE_SHA256 = "1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44"

Array = NDArray[np.float64]


def mass_matrix(q: ArrayLike) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        M, shape (..., 6, 6).

    Operations: 99 mul, 78 add, 8 trig.
    """
    return _evaluate("mass_matrix", _mass_matrix, [("q", q, 6)], [(6, 6)])


def _mass_matrix(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, _ = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    M = [
        -M0_0, -R0_2, -M2_2,  M3_7,   M4_10,          -M5_5,
        -R0_2, M1_0,  M2_1,   -M3_4,  M4_7,           M5_3,
        -M2_2, M2_1,  M2_0,   -R2_12, M4_5,           M5_3,
        M3_7,  -M3_4, -R2_12, -M3_0,  0.0,            M5_1,
        M4_10, M4_7,  M4_5,   0.0,    0.171348451657, 0.0,
        -M5_5, M5_3,  M5_3,   M5_1,   0.0,            0.194104505668,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        U, shape (..., 6, 6); D, shape (..., 6).

    Operations: 133 mul, 104 add, 3 div, 8 trig.
    """
    return _evaluate("udu", _udu, [("q", q, 6)], [(6, 6), (6,)])


def _udu(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, _ = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    # elimination of 'flange'
    U5_0 = 5.1518639227799214*M5_5
    U5_1 = 5.1518639227799214*M5_3
    U5_2 = 0.00020607455691119687*c4
    U5_3 = M0_0 + M5_5*U5_0
    U5_4 = M5_5*U5_1
    U5_5 = R0_2 - U5_4
    U5_6 = M5_3*U5_1
    U5_7 = M1_0 - U5_6
    U5_8 = M2_2 - U5_4
    U5_9 = M2_1 - U5_6
    U5_10 = M2_0 - U5_6
    U5_11 = M3_7 + M5_5*U5_2
    U5_12 = M5_3*U5_2
    U5_13 = M3_4 + U5_12
    U5_14 = R2_12 + U5_12
    U5_15 = M3_0 + M5_1*U5_2

    # elimination of 'wrist_pitch'
    U4_0 = 5.836060905888831*M4_10
    U4_1 = 5.836060905888831*M4_7
    U4_2 = 5.836060905888831*M4_5
    U4_3 = U5_3 + M4_10*U4_0
    U4_4 = U5_5 + M4_10*U4_1
    U4_5 = U5_7 - M4_7*U4_1
    U4_6 = U5_8 + M4_10*U4_2
    U4_7 = U5_9 - M4_7*U4_2
    U4_8 = U5_10 - M4_5*U4_2

    # elimination of 'wrist_roll'
    U3_0 = 1.0/U5_15
    U3_1 = U5_11*U3_0
    U3_2 = U5_13*U3_0
    U3_3 = U5_14*U3_0
    U3_4 = U4_3 - U5_11*U3_1
    U3_5 = U4_4 + U5_11*U3_2
    U3_6 = U4_5 + U5_13*U3_2
    U3_7 = U4_6 + U5_11*U3_3
    U3_8 = U4_7 + U5_13*U3_3
    U3_9 = U4_8 + U5_14*U3_3

    # elimination of 'elbow'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 + U2_4*U1_1

    U = [
        1.0, -U1_1, -U2_1, -U3_1, U4_0, -U5_0,
        0.0, 1.0,   U2_2,  U3_2,  U4_1, U5_1,
        0.0, 0.0,   1.0,   U3_3,  U4_2, U5_1,
        0.0, 0.0,   0.0,   1.0,   0.0,  U5_2,
        0.0, 0.0,   0.0,   0.0,   1.0,  0.0,
        0.0, 0.0,   0.0,   0.0,   0.0,  1.0,
    ]
    D = [-U1_2, U2_5, U3_9, -U5_15, 0.171348451657, 0.194104505668]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N): W M W^T = diag(D).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        W, shape (..., 6, 6); D, shape (..., 6).

    Operations: 146 mul, 117 add, 3 div, 8 trig.
    """
    return _evaluate("innovations", _innovations, [("q", q, 6)], [(6, 6), (6,)])


def _innovations(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, _ = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    # elimination of 'flange'
    U5_0 = 5.1518639227799214*M5_5
    U5_1 = 5.1518639227799214*M5_3
    U5_2 = 0.00020607455691119687*c4
    U5_3 = M0_0 + M5_5*U5_0
    U5_4 = M5_5*U5_1
    U5_5 = R0_2 - U5_4
    U5_6 = M5_3*U5_1
    U5_7 = M1_0 - U5_6
    U5_8 = M2_2 - U5_4
    U5_9 = M2_1 - U5_6
    U5_10 = M2_0 - U5_6
    U5_11 = M3_7 + M5_5*U5_2
    U5_12 = M5_3*U5_2
    U5_13 = M3_4 + U5_12
    U5_14 = R2_12 + U5_12
    U5_15 = M3_0 + M5_1*U5_2

    # elimination of 'wrist_pitch'
    U4_0 = 5.836060905888831*M4_10
    U4_1 = 5.836060905888831*M4_7
    U4_2 = 5.836060905888831*M4_5
    U4_3 = U5_3 + M4_10*U4_0
    U4_4 = U5_5 + M4_10*U4_1
    U4_5 = U5_7 - M4_7*U4_1
    U4_6 = U5_8 + M4_10*U4_2
    U4_7 = U5_9 - M4_7*U4_2
    U4_8 = U5_10 - M4_5*U4_2

    # elimination of 'wrist_roll'
    U3_0 = 1.0/U5_15
    U3_1 = U5_11*U3_0
    U3_2 = U5_13*U3_0
    U3_3 = U5_14*U3_0
    U3_4 = U4_3 - U5_11*U3_1
    U3_5 = U4_4 + U5_11*U3_2
    U3_6 = U4_5 + U5_13*U3_2
    U3_7 = U4_6 + U5_11*U3_3
    U3_8 = U4_7 + U5_13*U3_3
    U3_9 = U4_8 + U5_14*U3_3

    # elimination of 'elbow'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 + U2_4*U1_1

    # inverse of U
    W_0 = U2_1 - U2_2*U1_1
    W_1 = U3_2 - U3_3*U2_2
    W_2 = U3_1 - (U1_1*W_1 + U3_3*U2_1)
    W_3 = U4_1 - U4_2*U2_2
    W_4 = U1_1*W_3 + U4_2*U2_1 + U4_0
    W_5 = U5_1 - U5_2*U3_3
    W_6 = U5_1 - (U2_2*W_5 + U5_2*U3_2)
    W_7 = U5_0 - (U1_1*W_6 + U2_1*W_5 + U5_2*U3_1)

    W = [
        1.0, U1_1, W_0,   W_2,   -W_4,  W_7,
        0.0, 1.0,  -U2_2, -W_1,  -W_3,  -W_6,
        0.0, 0.0,  1.0,   -U3_3, -U4_2, -W_5,
        0.0, 0.0,  0.0,   1.0,   0.0,   -U5_2,
        0.0, 0.0,  0.0,   0.0,   1.0,   0.0,
        0.0, 0.0,  0.0,   0.0,   0.0,   1.0,
    ]
    D = [-U1_2, U2_5, U3_9, -U5_15, 0.171348451657, 0.194104505668]
    return [W, D]


def mass_matrix_inverse(q: ArrayLike) -> Array:
    """M^-1, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        M_inverse, shape (..., 6, 6).

    Operations: 187 mul, 148 add, 4 div, 8 trig.
    """
    return _evaluate("mass_matrix_inverse", _mass_matrix_inverse, [("q", q, 6)], [(6, 6)])


def _mass_matrix_inverse(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, _ = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    # elimination of 'flange'
    U5_0 = 5.1518639227799214*M5_5
    U5_1 = 5.1518639227799214*M5_3
    U5_2 = 0.00020607455691119687*c4
    U5_3 = M0_0 + M5_5*U5_0
    U5_4 = M5_5*U5_1
    U5_5 = R0_2 - U5_4
    U5_6 = M5_3*U5_1
    U5_7 = M1_0 - U5_6
    U5_8 = M2_2 - U5_4
    U5_9 = M2_1 - U5_6
    U5_10 = M2_0 - U5_6
    U5_11 = M3_7 + M5_5*U5_2
    U5_12 = M5_3*U5_2
    U5_13 = M3_4 + U5_12
    U5_14 = R2_12 + U5_12
    U5_15 = M3_0 + M5_1*U5_2

    # elimination of 'wrist_pitch'
    U4_0 = 5.836060905888831*M4_10
    U4_1 = 5.836060905888831*M4_7
    U4_2 = 5.836060905888831*M4_5
    U4_3 = U5_3 + M4_10*U4_0
    U4_4 = U5_5 + M4_10*U4_1
    U4_5 = U5_7 - M4_7*U4_1
    U4_6 = U5_8 + M4_10*U4_2
    U4_7 = U5_9 - M4_7*U4_2
    U4_8 = U5_10 - M4_5*U4_2

    # elimination of 'wrist_roll'
    U3_0 = 1.0/U5_15
    U3_1 = U5_11*U3_0
    U3_2 = U5_13*U3_0
    U3_3 = U5_14*U3_0
    U3_4 = U4_3 - U5_11*U3_1
    U3_5 = U4_4 + U5_11*U3_2
    U3_6 = U4_5 + U5_13*U3_2
    U3_7 = U4_6 + U5_11*U3_3
    U3_8 = U4_7 + U5_13*U3_3
    U3_9 = U4_8 + U5_14*U3_3

    # elimination of 'elbow'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 + U2_4*U1_1

    # elimination of 'waist'
    U0_0 = 1.0/U1_2

    # row 'shoulder' of the inverse
    X1_0 = U1_1*U0_0
    X1_1 = U1_0 - U1_1*X1_0

    # row 'elbow' of the inverse
    X2_0 = U2_1*U0_0 - U2_2*X1_0
    X2_1 = U2_1*X1_0 + U2_2*X1_1
    X2_2 = U2_0 - U2_1*X2_0 + U2_2*X2_1

    # row 'wrist_roll' of the inverse
    X3_0 = U3_1*U0_0 - U3_2*X1_0 - U3_3*X2_0
    X3_1 = U3_1*X1_0 + U3_2*X1_1 - U3_3*X2_1
    X3_2 = U3_1*X2_0 - U3_2*X2_1 + U3_3*X2_2
    X3_3 = U3_0 + U3_1*X3_0 - U3_2*X3_1 - U3_3*X3_2

    # row 'wrist_pitch' of the inverse
    X4_0 = U4_0*U0_0 + U4_1*X1_0 + U4_2*X2_0
    X4_1 = U4_0*X1_0 - U4_1*X1_1 + U4_2*X2_1
    X4_2 = U4_0*X2_0 + U4_1*X2_1 - U4_2*X2_2
    X4_3 = U4_0*X3_0 + U4_1*X3_1 + U4_2*X3_2
    X4_4 = U4_0*X4_0 - 5.836060905888831 + U4_1*X4_1 + U4_2*X4_2

    # row 'flange' of the inverse
    X5_0 = U5_0*U0_0 + U5_1*(-X1_0 - X2_0) - U5_2*X3_0
    X5_1 = U5_1*X2_1
    X5_2 = U5_0*X1_0 + U5_1*X1_1 - X5_1 - U5_2*X3_1
    X5_3 = X5_1 - U5_0*X2_0 - U5_1*X2_2 + U5_2*X3_2
    X5_4 = U5_0*X3_0 + U5_1*(-X3_1 - X3_2) - U5_2*X3_3
    X5_5 = U5_0*X4_0 + U5_1*(-X4_1 - X4_2) - U5_2*X4_3
    X5_6 = U5_0*X5_0 - 5.1518639227799214 + U5_1*(X5_3 - X5_2) - U5_2*X5_4

    M_inverse = [
        -U0_0, -X1_0, -X2_0, -X3_0, X4_0,  -X5_0,
        -X1_0, X1_1,  -X2_1, -X3_1, X4_1,  -X5_2,
        -X2_0, -X2_1, X2_2,  -X3_2, X4_2,  X5_3,
        -X3_0, -X3_1, -X3_2, -X3_3, X4_3,  -X5_4,
        X4_0,  X4_1,  X4_2,  X4_3,  -X4_4, X5_5,
        -X5_0, -X5_2, X5_3,  -X5_4, X5_5,  -X5_6,
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

    Operations: 203 mul, 162 add, 10 trig.
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

    # motion of 'link1'
    v0_0 = qd0*qd0

    # motion of 'link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = s1*qdd0
    v1_3 = c1*qdd0
    v1_4 = 0.15005*qdd0
    v1_5 = 0.15005*v0_0
    v1_6 = c1*v1_4 + 9.81*s1
    v1_7 = s1*v1_4 - 9.81*c1
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

    # motion of 'link3'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = v1_6 - 0.4318*v1_16
    v2_3 = v1_7 - 0.4318*v1_18
    v2_4 = v1_5 - 0.4318*v1_20
    v2_5 = c2*v2_2 - s2*v2_3
    v2_6 = s2*v2_2 + c2*v2_3
    v2_7 = c2*v1_9 + s2*v1_11 - qd2*v2_1
    v2_8 = s2*v1_9 - c2*v1_11 + qd2*v2_0
    v2_9 = qdd1 + qdd2
    v2_10 = qd1 + qd2
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
    v2_22 = v2_8 + v2_15
    v2_23 = v2_7 - v2_16

    # motion of 'link4'
    v3_0 = c3*v2_0 - s3*v2_10
    v3_1 = s3*v2_0 + c3*v2_10
    v3_2 = v2_5 - (0.0203*v2_17 + 0.4318*v2_18)
    v3_3 = v2_6 - (0.0203*v2_20 - 0.4318*v2_21)
    v3_4 = v2_4 - (0.0203*v2_22 + 0.4318*v2_23)
    v3_5 = c3*v3_2 + s3*v3_4
    v3_6 = s3*v3_2 - c3*v3_4
    v3_7 = c3*v2_7 - s3*v2_9 - qd3*v3_1
    v3_8 = s3*v2_7 + c3*v2_9 + qd3*v3_0
    v3_9 = qdd3 - v2_8
    v3_10 = qd3 - v2_1
    v3_11 = v3_0*v3_1
    v3_12 = v3_0*v3_10
    v3_13 = v3_1*v3_10

    # motion of 'link5'
    v4_0 = c4*v3_0 + s4*v3_10
    v4_1 = s4*v3_0 - c4*v3_10
    v4_2 = c4*v3_5 - s4*v3_3
    v4_3 = c4*v3_7 + s4*v3_9 - qd4*v4_1
    v4_4 = s4*v3_7 - c4*v3_9 + qd4*v4_0
    v4_5 = qdd4 + v3_8
    v4_6 = qd4 + v3_1
    v4_7 = v4_0*v4_1
    v4_8 = v4_0*v4_6
    v4_9 = v4_1*v4_6
    v4_10 = v4_5 + v4_7
    v4_11 = v4_0*v4_0 + v4_6*v4_6
    v4_12 = v4_3 - v4_9

    # motion of 'link6'
    v5_0 = qdd5 - v4_4
    v5_1 = qd5 - v4_1
    v5_2 = (c5*v4_0 - s5*v4_6)*v5_1
    v5_3 = (s5*v4_0 + c5*v4_6)*v5_1

    # force on 'link6'
    f5_0 = 4e-05*v5_3
    f5_1 = 4e-05*v5_2
    f5_2 = 4e-05*v5_0
    f5_3 = c5*f5_0 - s5*f5_1
    f5_4 = s5*f5_0 + c5*f5_1

    # force on 'link5'
    f4_0 = 0.00288*v4_10
    f4_1 = 0.00288*v4_11
    f4_2 = 0.00288*v4_12
    f4_3 = f5_3 - (0.00024216*v4_3 - 0.00064216*v4_9 + 0.00288*v3_6)
    f4_4 = f5_2 - 0.0004*v4_8
    f4_5 = 0.00064216*v4_5 + 0.00024216*v4_7 - 0.00288*v4_2 + f5_4
    f4_6 = c4*f4_0 - s4*f4_1
    f4_7 = s4*f4_0 + c4*f4_1
    f4_8 = c4*f4_3 + s4*f4_4
    f4_9 = s4*f4_3 - c4*f4_4

    # force on 'link4'
    f3_0 = f4_8 - (0.0003*v3_7 - 0.0016*v3_13)
    f3_1 = f4_5 + 0.0013*v3_12
    f3_2 = f4_9 - (0.0016*v3_9 + 0.0003*v3_11)
    f3_3 = c3*f4_6 - s3*f4_2
    f3_4 = s3*f4_6 + c3*f4_2
    f3_5 = c3*f3_0 - s3*f3_1 - 0.4318*f3_4
    f3_6 = f3_2 + 0.0203*f3_4
    f3_7 = s3*f3_0 + c3*f3_1 - (0.0203*f4_7 - 0.4318*f3_3)

    # force on 'link3'
    f2_0 = 0.025375*v2_17 + 0.89133*v2_18 + f3_3
    f2_1 = f4_7 - (0.025375*v2_20 - 0.89133*v2_21)
    f2_2 = 0.0047376*(v2_12 - v2_13)
    f2_3 = 0.3251198455*v2_7 - 0.3586500705*v2_16 + 0.011273199*v2_22 - f2_2
    f2_4 = 0.011273199*(v2_11 - v2_12)
    f2_5 = 0.025375*v2_6 + 0.89133*v2_5
    f2_6 = 0.033530225*v2_15 + 0.011273199*v2_23 + 0.0047376*v2_18 - 0.025375*v2_4
    f2_7 = 0.3586500705*v2_9 + 0.3251198455*v2_14 + 0.0047376*v2_19 - f2_4 - f2_5
    f2_8 = f3_5 - (f2_3 - 0.89133*v2_4)
    f2_9 = f3_6 + f2_6
    f2_10 = f3_7 + f2_7
    f2_11 = c2*f2_0 - s2*f2_1
    f2_12 = s2*f2_0 + c2*f2_1
    f2_13 = c2*f2_8 - s2*f2_9
    f2_14 = 0.4318*(0.025375*v2_22 + 0.89133*v2_23 + f3_4)
    f2_15 = 0.4318*f2_12
    f2_16 = s2*f2_8 + c2*f2_9 + f2_14

    # force on 'link2'
    f1_0 = 0.0070992*v1_20
    f1_1 = 0.00808578*(v1_13 - v1_14)
    f1_2 = 1.601861202*v1_9 - 1.748114002*v1_8 + 0.120863064*v1_18 - f1_0 + f1_1
    f1_3 = 0.120863064*(v1_12 - v1_14)
    f1_4 = 1.601861202*v1_15
    f1_5 = 0.00808578*v1_3
    f1_6 = 0.120863064*v1_2
    f1_7 = 0.0070992*(v1_12 - v1_13)
    f1_8 = 0.5695282795*v0_0
    f1_9 = 3.79559*v1_7
    f1_10 = 0.1044*v1_6
    f1_11 = 3.349975204*v1_10 + 0.0070992*v1_21 + 0.00808578*v1_17 - f1_3 - f1_8
    f1_12 = s1*(f2_12 - (3.79559*v1_18 - 0.1044*v1_19))
    f1_13 = s1*(f1_2 + 0.01566522*v0_0 + f2_13)
    f1_14 = c1*(f2_16 + f1_11)
    f1_15 = 0.15005*(c1*(3.79559*v1_16 + 0.1044*v1_17 + f2_11) - f1_12)

    # joint forces
    tau_0 = f2_10 + 0.576873331938*qdd2
    tau_1 = f3_2 - 0.19079062612368*qdd3
    tau_2 = f4_5 + 0.170706291657*qdd4
    tau_3 = f5_2 + 0.194064505668*qdd5

    # friction
    fric_0 = 5.8018217679508*qd0
    fric_1 = 25.9836065*_sign(qd0)
    fric_2 = 9.496868641825*qd1
    fric_3 = 10.6197775*_sign(qd1)
    fric_4 = 3.9804259903722*qd2 + 6.36419655*_sign(qd2)
    fric_5 = 0.411645229697152*qd3 + 1.06831142*_sign(qd3)
    fric_6 = 0.4272830209354*qd4 + 0.85444524*_sign(qd4)
    fric_7 = 0.2158232532732*qd5 + 0.55443978*_sign(qd5)

    t_0 = f1_13 + f1_14 + f1_15 - 3.937572254267*qdd0 - fric_0 - fric_1
    t_1 = f2_10 - f2_15 + 4.072928847*qdd1 + f1_4 - f1_5 - f1_6 - f1_7 - f1_9
    t_2 = t_1 - f1_10 + fric_2 + fric_3
    t_3 = tau_0 + fric_4
    t_4 = tau_1 - fric_5
    t_5 = tau_2 + fric_6
    t_6 = tau_3 + fric_7

    tau = [-t_0, t_2, t_3, -t_4, t_5, t_6]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N) at qdd = 0, friction included.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        bias, shape (..., 6).

    Operations: 186 mul, 136 add, 10 trig.
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

    # motion of 'link1'
    v0_0 = qd0*qd0

    # motion of 'link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = 0.15005*v0_0
    v1_3 = 9.81*s1
    v1_4 = 9.81*c1
    v1_5 = qd1*v1_1
    v1_6 = qd1*v1_0
    v1_7 = v1_0*v1_0
    v1_8 = v1_1*v1_1
    v1_9 = qd1*qd1
    v1_10 = v1_0*v1_1
    v1_11 = v1_8 + v1_9
    v1_12 = v1_7 + v1_9

    # motion of 'link3'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = qd1 + qd2
    v2_3 = v2_0*v2_0
    v2_4 = v2_1*v2_1
    v2_5 = v2_2*v2_2
    v2_6 = v2_0*v2_1
    v2_7 = v2_0*v2_2
    v2_8 = v2_1*v2_2
    v2_9 = v2_4 + v2_5
    v2_10 = v2_3 + v2_5

    # motion of 'link4'
    v3_0 = c3*v2_0 - s3*v2_2
    v3_1 = s3*v2_0 + c3*v2_2
    v3_2 = qd3 - v2_1
    v3_3 = v3_0*v3_1
    v3_4 = v3_0*v3_2
    v3_5 = v3_1*v3_2

    # motion of 'link5'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1
    v4_3 = v4_0*v4_1
    v4_4 = v4_0*v4_2
    v4_5 = v4_1*v4_2
    v4_6 = v4_0*v4_0 + v4_2*v4_2

    # motion of 'link6'
    v5_0 = qd5 - v4_1
    v5_1 = (c5*v4_0 - s5*v4_2)*v5_0
    v5_2 = (s5*v4_0 + c5*v4_2)*v5_0

    # force on 'link6'
    f5_0 = 4e-05*v5_2
    f5_1 = 4e-05*v5_1
    f5_2 = c5*f5_0 - s5*f5_1
    f5_3 = s5*f5_0 + c5*f5_1

    # force on 'link5'
    f4_0 = 0.00288*v4_6

    # friction
    fric_0 = 5.8018217679508*qd0 + 25.9836065*_sign(qd0)
    fric_1 = 9.496868641825*qd1 + 10.6197775*_sign(qd1)
    fric_2 = 3.9804259903722*qd2 + 6.36419655*_sign(qd2)
    fric_3 = 0.411645229697152*qd3 + 1.06831142*_sign(qd3)
    fric_4 = 0.4272830209354*qd4 + 0.85444524*_sign(qd4)
    fric_5 = 0.2158232532732*qd5 + 0.55443978*_sign(qd5)

    # motion of 'link3'
    v2_11 = v1_3 - 0.4318*v1_11
    v2_12 = v1_4 + 0.4318*v1_10
    v2_13 = v1_2 - 0.8636*v1_6
    v2_14 = c2*v2_11 + s2*v2_12
    v2_15 = s2*v2_11 - c2*v2_12
    v2_16 = qd2*v2_1 - (c2*v1_5 - s2*v1_6)
    v2_17 = s2*v1_5 + c2*v1_6 + qd2*v2_0
    v2_18 = v2_7 - v2_17
    v2_19 = v2_7 + v2_17
    v2_20 = v2_8 + v2_16

    # motion of 'link4'
    v3_6 = v2_14 - (0.0203*v2_9 + 0.4318*v2_6)
    v3_7 = 0.4318*v2_10 + 0.0203*v2_6 + v2_15
    v3_8 = v2_13 - (0.0203*v2_19 - 0.4318*v2_20)
    v3_9 = c3*v3_6 + s3*v3_8
    v3_10 = s3*v3_6 - c3*v3_8
    v3_11 = qd3*v3_1 + c3*v2_16
    v3_12 = qd3*v3_0 - s3*v2_16

    # motion of 'link5'
    v4_7 = c4*v3_9 - s4*v3_7
    v4_8 = c4*v3_11 + s4*v2_17 + qd4*v4_1
    v4_9 = qd4*v4_0 - (s4*v3_11 - c4*v2_17)
    v4_10 = v4_3 + v3_12
    v4_11 = v4_5 + v4_8

    # force on 'link6'
    f5_4 = 4e-05*v4_9

    # force on 'link5'
    f4_1 = 0.00288*v4_10
    f4_2 = 0.00288*v4_11
    f4_3 = 0.00064216*v4_5 + 0.00024216*v4_8 - 0.00288*v3_10 + f5_2
    f4_4 = 0.0004*v4_4 + f5_4
    f4_5 = 0.00024216*v4_3 + 0.00064216*v3_12 - 0.00288*v4_7 + f5_3
    f4_6 = s4*f4_0 - c4*f4_1
    f4_7 = c4*f4_0 + s4*f4_1
    f4_8 = c4*f4_3 - s4*f4_4
    f4_9 = s4*f4_3 + c4*f4_4

    # force on 'link4'
    f3_0 = 0.0016*v3_5 + 0.0003*v3_11 + f4_8
    f3_1 = 0.0013*v3_4 + f4_5
    f3_2 = f4_9 - (0.0003*v3_3 - 0.0016*v2_17)
    f3_3 = c3*f4_6 - s3*f4_2
    f3_4 = s3*f4_6 + c3*f4_2
    f3_5 = c3*f3_0 - s3*f3_1 + 0.4318*f3_4
    f3_6 = f3_2 - 0.0203*f3_4
    f3_7 = s3*f3_0 + c3*f3_1 - (0.0203*f4_7 + 0.4318*f3_3)

    # force on 'link3'
    f2_0 = f3_3 - (0.025375*v2_9 + 0.89133*v2_6)
    f2_1 = 0.89133*v2_10 + 0.025375*v2_6 + f4_7
    f2_2 = 0.3586500705*v2_8 + 0.3251198455*v2_16 - 0.011273199*v2_19
    f2_3 = 0.011273199*(v2_3 - v2_4) - (0.3251198455*v2_6 - 0.0047376*v2_18)
    f2_4 = 0.033530225*v2_7 - 0.011273199*v2_20 + 0.0047376*v2_6 - 0.025375*v2_13
    f2_5 = 0.0047376*(v2_4 - v2_5) + f2_2 + 0.89133*v2_13 + f3_5
    f2_6 = f3_6 + f2_4
    f2_7 = f3_7 - (0.025375*v2_15 + 0.89133*v2_14 + f2_3)
    f2_8 = c2*f2_0 + s2*f2_1
    f2_9 = s2*f2_0 - c2*f2_1
    f2_10 = c2*f2_5 - s2*f2_6
    f2_11 = 0.4318*(f3_4 - (0.025375*v2_19 - 0.89133*v2_20))
    f2_12 = s2*f2_5 + c2*f2_6 - f2_11
    f2_13 = f2_7 + 0.4318*f2_9

    # force on 'link2'
    f1_0 = 0.1462528*v1_5 - 0.120863064*v1_10 + 0.0141984*v1_6
    f1_1 = 3.349975204*v1_6 + 0.0141984*v1_5 - 0.00808578*v1_10
    f1_2 = 37.2347379*c1 - 1.024164*s1
    f1_3 = 1.601861202*v1_10 - 0.0070992*(v1_7 - v1_8) + f1_2 + f2_13
    f1_4 = s1*(f2_9 - (0.1044*v1_12 - 3.79559*v1_10))
    f1_5 = s1*(0.00808578*(v1_8 - v1_9) - f1_0 + 0.01566522*v0_0 + f2_10)
    f1_6 = c1*(f2_12 - (0.120863064*(v1_7 - v1_9) - f1_1 + 0.5695282795*v0_0))
    f1_7 = 0.15005*(c1*(f2_8 - (3.79559*v1_11 - 0.1044*v1_10)) - f1_4)
    f1_8 = f1_5 + f1_6 - f1_7

    t_0 = fric_0 - f1_8
    t_1 = fric_1 + f1_3
    t_2 = fric_2 + f2_7
    t_3 = fric_3 - f3_2
    t_4 = fric_4 + f4_5
    t_5 = fric_5 - f5_4

    bias = [t_0, t_1, t_2, t_3, t_4, t_5]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N) that hold the robot at rest.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        g, shape (..., 6).

    Operations: 28 mul, 12 add, 8 trig.
    """
    return _evaluate("gravity_forces", _gravity_forces, [("q", q, 6)], [(6,)])


def _gravity_forces(m, q):
    cos, sin = m.cos, m.sin
    _, q1, q2, q3, q4, _ = q

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)
    c2 = cos(q2)
    s2 = sin(q2)
    c3 = cos(q3)
    s3 = sin(q3)
    c4 = cos(q4)
    s4 = sin(q4)

    # motion of 'link2'
    v1_0 = 9.81*s1
    v1_1 = 9.81*c1

    # motion of 'link3'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1

    # motion of 'link4'
    v3_0 = c3*v2_0
    v3_1 = s3*v2_0

    # motion of 'link5'
    v4_0 = c4*v3_0 - s4*v2_1

    # force on 'link5'
    f4_0 = 0.00288*v3_1
    f4_1 = 0.00288*v4_0
    f4_2 = c4*f4_0
    f4_3 = s4*f4_0

    # force on 'link4'
    f3_0 = c3*f4_2 - s3*f4_1
    f3_1 = s3*f4_2 + c3*f4_1

    # force on 'link3'
    f2_0 = 0.025375*v2_1 + 0.89133*v2_0 + f3_1
    f2_1 = c2*f3_0 - s2*f4_3
    f2_2 = s2*f3_0 + c2*f4_3

    # force on 'link2'
    f1_0 = 37.2347379*c1 - 1.024164*s1 - f2_0
    f1_1 = s1*f2_1 + c1*f2_2

    g = [f1_1, f1_0, -f2_0, f4_3, -f4_1, 0.0]
    return [g]


def coriolis_matrix(q: ArrayLike, qd: ArrayLike) -> Array:
    """Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        C, shape (..., 6, 6).

    Operations: 421 mul, 335 add, 10 trig.
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

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4
    R3_3 = c4*s4
    R3_4 = 0.00020216*R3_2
    R3_5 = 0.00020216*R3_3
    R3_6 = R3_4 + 0.00034
    R3_7 = R3_4 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = c3*c3
    R2_3 = c3*s3
    R2_4 = R3_4 - 0.00030216
    R2_5 = c3*R3_5
    R2_6 = 0.4318*R2_0
    R2_7 = 0.4318*R2_1
    R2_8 = R3_7 + 0.0406*R2_0
    R2_9 = R2_3*R2_4 + 0.0203*R2_1
    R2_10 = R2_0 - 0.025375
    R2_11 = R3_1 + 0.89133
    R2_12 = R2_2*R2_4 + 0.00064216 + 0.002487168*c4 + 0.3251198455
    R2_13 = R2_5 - (5.8464e-05*c4 - R2_6) - 0.011273199
    R2_14 = s3*R3_5 + R2_7 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_10 + s2*R2_11
    R1_1 = s2*R2_10 - c2*R2_11
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_8 + R2_12
    R1_5 = 2.0*R2_13
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_9 - s2*R2_14
    R1_8 = s2*R2_9 + c2*R2_14
    R1_9 = R2_12 - R1_6 - 0.8636*R1_0
    R1_10 = R1_0 - 3.79559
    R1_11 = R1_1 - 0.1044
    R1_12 = R2_8 - R1_6 + 1.601861202
    R1_13 = R2_13 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_14 = R2_7 + R1_7 + 0.120863064
    R1_15 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = c1*c1
    R0_1 = c1*s1

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R2_5 + R2_6
    M3_1 = R3_7 + 0.0203*R2_0
    M3_2 = c2*R2_1
    M3_3 = s2*R2_1
    M3_4 = c2*M3_0 + s2*M3_1
    M3_5 = R2_6 - (s2*M3_0 - c2*M3_1)

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = c2*M4_0 - s2*R3_0
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = c2*M4_4 + s2*M4_3
    M4_8 = M4_2 - (s2*M4_4 - c2*M4_3)

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = c2*M5_2 + s2*M5_1
    M5_4 = s2*M5_2 - c2*M5_1

    # motion of 'link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0

    # motion of 'link3'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = qd1 + qd2

    # motion of 'link4'
    v3_0 = c3*v2_0 - s3*v2_2
    v3_1 = s3*v2_0 + c3*v2_2
    v3_2 = qd3 - v2_1

    # motion of 'link5'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1

    # motion of 'link6'
    v5_0 = c5*v4_0 - s5*v4_2
    v5_1 = s5*v4_0 + c5*v4_2
    v5_2 = qd5 - v4_1

    # velocity of 'link2'
    v1_2 = 0.15005*qd0
    v1_3 = c1*v1_2
    v1_4 = s1*v1_2

    # velocity of 'link3'
    v2_3 = v1_4 - 0.4318*qd1
    v2_4 = c2*v1_3 - s2*v2_3
    v2_5 = s2*v1_3 + c2*v2_3

    # velocity of 'link4'
    v3_3 = v2_4 - 0.4318*v2_2
    v3_4 = v2_5 - 0.0203*v2_2
    v3_5 = 0.4318*(v1_1 - v2_0) - 0.0203*v2_1
    v3_6 = c3*v3_3 + s3*v3_5
    v3_7 = s3*v3_3 - c3*v3_5

    # velocity of 'link5'
    v4_3 = c4*v3_6 - s4*v3_4
    v4_4 = s4*v3_6 + c4*v3_4

    # momenta of 'link2'
    L1_0 = 0.060431532*v1_1
    L1_1 = 0.0035496*qd1
    L1_2 = 0.0035496*v1_0
    L1_3 = 0.00404289*v1_0
    L1_4 = 0.0035496*v1_1
    L1_5 = 0.00404289*qd1
    L1_6 = 0.060431532*qd1
    L1_7 = 3.79559*v1_3
    L1_8 = 0.1044*v1_4
    L1_9 = 1.897795*v1_4 - 0.0522*v1_3

    # momenta of 'link3'
    L2_0 = 0.0056365995*v2_0
    L2_1 = 0.0056365995*v2_1
    L2_2 = 0.0023688*v2_2
    L2_3 = 0.192438147*v1_1
    L2_4 = 0.0054784625*v1_1
    L2_5 = 0.025375*v2_4
    L2_6 = 0.89133*v2_5
    L2_7 = 0.16255992275*v2_2 + 0.0023688*v2_1 + (0.0126875*v2_5 - 0.445665*v2_4)

    # momenta of 'link5'
    L4_0 = 0.0002*v4_1
    L4_1 = 0.00144*v4_2
    L4_2 = 0.00144*v4_0
    L4_3 = 0.00144*v3_7
    L4_4 = 0.00144*v4_3
    L4_5 = 0.00012108*v4_0 + L4_3
    L4_6 = 0.00032108*v4_2 - L4_4
    L4_7 = 0.00288*v4_4

    # momenta of 'link6'
    L5_0 = 2e-05*v5_1
    L5_1 = 2e-05*v5_0
    L5_2 = 2e-05*v5_2

    # momenta of 'link5'
    L4_8 = c5*L5_0 - s5*L5_1
    L4_9 = s5*L5_0 + c5*L5_1
    L4_10 = 0.00012108*v4_2 - L4_4 - L4_8
    L4_11 = 0.00032108*v4_0 + L4_3 - L4_9

    # momenta of 'link4'
    L3_0 = c4*L4_1
    L3_1 = s4*L4_1
    L3_2 = 2.0*L4_10
    L3_3 = R3_2*L4_7 + R3_3*L3_2
    L3_4 = L4_7 - L3_3
    L3_5 = c4*L4_5 - s4*L5_2 + 0.00015*v3_0
    L3_6 = s4*L4_5 + c4*L5_2 + 0.0008*v3_2
    L3_7 = c4*L4_0 - s4*L4_11 + 0.00015*v3_2
    L3_8 = R3_3*L4_7 - R3_2*L3_2 + L4_10 + 0.00065*v3_1
    L3_9 = 0.0008*v3_0 - (s4*L4_0 + c4*L4_11)

    # momenta of 'link3'
    L2_8 = c3*L3_0 - s3*L4_2
    L2_9 = s3*L3_0 + c3*L4_2
    L2_10 = 0.4318*L2_9
    L2_11 = 0.0203*L2_9
    L2_12 = c3*L3_5 + s3*L4_6 + L2_10
    L2_13 = 2.0*L3_7
    L2_14 = R2_2*L3_4 - R2_3*L2_13
    L2_15 = 0.0406*L2_8
    L2_16 = 0.8636*L3_1
    L2_17 = L2_10 - (s3*L3_8 + c3*L3_9)
    L2_18 = 0.445665*v2_2 + L2_8
    L2_19 = 0.0126875*v2_2 - L3_1
    L2_20 = 0.445665*v2_0 + 0.0126875*v2_1 + L2_9
    L2_21 = L2_1 + 0.16255992275*v2_0 - L2_3 + L2_12
    L2_22 = L2_0 + L2_2 - L2_4 - (L3_6 - L2_11)
    L2_23 = 0.011273199*v2_2 - L2_6 - (L4_7 - L2_14 + L2_16)
    L2_24 = 2.0*(0.0056365995*v2_2 - 0.0023688*v2_0) - L2_5 + (L3_4 + L2_15)
    L2_25 = 0.0047376*v2_0 - (L2_5 - L2_6) + (L3_3 + L2_14 + (L2_15 + L2_16))
    L2_26 = L2_7 - (c3*L3_8 - s3*L3_9 - (0.0203*L3_1 + 0.4318*L2_8))
    L2_27 = L2_0 + 0.0167651125*v2_1 - L2_2 - L2_4 + L2_11 - L3_7 + R2_3*L3_4
    L2_28 = L2_27 + R2_2*L2_13
    L2_29 = L2_1 + 0.17932503525*v2_0 - L2_3 + L2_17

    # momenta of 'link2'
    L1_10 = c2*L2_18 + s2*L2_19
    L1_11 = s2*L2_18 - c2*L2_19
    L1_12 = 0.4318*L2_20
    L1_13 = L2_23 + L2_24
    L1_14 = 2.0*L2_26
    L1_15 = R1_2*L1_13 - R1_3*L1_14
    L1_16 = 0.8636*L1_10
    L1_17 = 0.4318*L1_11 - (L2_26 - (R1_3*L1_13 + R1_2*L1_14))
    L1_18 = 0.0522*qd1 + L1_10
    L1_19 = 1.897795*qd1 - L1_11
    L1_20 = 0.0522*v1_0 - 1.897795*v1_1 + L2_20
    L1_21 = L1_4 + 0.800930601*v1_0 + L1_6 - (c2*L2_21 + s2*L2_22)
    L1_22 = L1_2 + L1_5 - (s2*L2_21 - c2*L2_22 - L1_12)
    L1_23 = 2.0*(L1_0 - L1_1) + L1_8 + (L2_24 - L1_15)
    L1_24 = 2.0*(L1_1 - L1_3) - L1_7 - (L2_23 - L1_15 - L1_16)
    L1_25 = L1_7 - L1_8 + 2.0*(L1_0 - L1_3) - (L2_25 + L1_16)
    L1_26 = 0.800930601*qd1 - 0.060431532*v1_0 + 0.00404289*v1_1 - L1_9 - L1_17
    L1_27 = L1_2 - 1.674987602*v1_1 - L1_5 + L1_12 + c2*L2_28 - s2*L2_29
    L1_28 = L1_4 - (L1_6 + 0.874057001*v1_0) - (s2*L2_28 + c2*L2_29)

    # momenta of 'link1'
    L0_0 = L1_23 - (R0_0*(L1_23 - L1_24) - 2.0*L1_26*R0_1) - 0.3001*L1_20

    # Coriolis terms of joint 'shoulder'
    C1_0 = L1_25 - (R1_14*v1_1 - R1_15*v1_0 - (R1_10*v1_3 - R1_11*v1_4))
    C1_1 = c1*(R2_1*v1_0 + 2.0*L1_19) - s1*(R2_1*v1_1 + 2.0*L1_18)
    C1_2 = c1*(R1_13*v1_1 + R1_9*v1_0 + R2_1*v1_4 + (L1_21 - L1_28))
    C1_3 = s1*(R1_12*v1_1 - R1_13*v1_0 - R2_1*v1_3 - (L1_22 - L1_27)) + C1_2
    C1_4 = C1_3 + 0.15005*C1_1
    C1_5 = s1*(L1_22 + L1_27) - c1*(L1_21 + L1_28)

    # Coriolis terms of joint 'elbow'
    C2_0 = R2_1*v2_5
    C2_1 = R2_12*v2_1 + R2_13*v2_0 - R2_1*v2_4 - (L2_22 - L2_28)
    C2_2 = R2_13*v2_1 - R2_8*v2_0 + C2_0 - (L2_21 - L2_29)
    C2_3 = L2_25 - (R2_9*v2_1 + R2_14*v2_0 + (R2_10*v2_4 + R2_11*v2_5))
    C2_4 = R2_1*v2_0 + 2.0*L2_19
    C2_5 = R2_1*v2_1 - 2.0*L2_18
    C2_6 = L2_22 + L2_28
    C2_7 = L2_21 + L2_29
    C2_8 = s2*C2_4 - c2*C2_5
    C2_9 = C2_3 + 0.4318*C2_8
    C2_10 = R1_7*v1_1 - R1_8*v1_0 + (R1_1*v1_4 - R1_0*v1_3) + L2_25
    C2_11 = c1*(s2*C2_1 + c2*C2_2 - 0.4318*(R2_10*v2_0 + R2_11*v2_1))
    C2_12 = 0.15005*(c1*(c2*C2_4 + s2*C2_5) - s1*C2_8)
    C2_13 = s1*(c2*C2_1 - s2*C2_2) + C2_11 + C2_12
    C2_14 = c1*(s2*C2_6 + c2*C2_7)
    C2_15 = s1*(c2*C2_6 - s2*C2_7) + C2_14

    # Coriolis terms of joint 'wrist_roll'
    C3_0 = 0.00064216*v3_0 + R3_1*v3_7
    C3_1 = R3_0*v3_0
    C3_2 = R3_6*v3_1 - R3_1*v3_6 - (L4_6 - L3_8)
    C3_3 = C3_0 - (L3_5 - L3_9)
    C3_4 = R3_5*v3_1 - R3_0*v3_6 + L3_4
    C3_5 = R3_1*v3_0 - 0.00288*v4_0
    C3_6 = R3_1*v3_1 - 2.0*L3_0
    C3_7 = L4_6 + L3_8
    C3_8 = L3_5 + L3_9
    C3_9 = c3*C3_5 + s3*C3_6
    C3_10 = s3*C3_5 - c3*C3_6
    C3_11 = 0.4318*C3_10
    C3_12 = c3*C3_2 - s3*C3_3 - C3_11
    C3_13 = C3_4 + 0.0203*C3_10
    C3_14 = s3*C3_2 + c3*C3_3 - (0.0203*C3_1 - 0.4318*C3_9)
    C3_15 = c3*C3_7 - s3*C3_8
    C3_16 = s3*C3_7 + c3*C3_8
    C3_17 = C3_16 - (M3_0*v2_1 - M3_1*v2_0 + C2_0)
    C3_18 = s2*C3_9 + c2*C3_1
    C3_19 = C3_14 - 0.4318*C3_18
    C3_20 = M3_4*v1_1 + M3_5*v1_0 - (M3_2*v1_4 + M3_3*v1_3) + C3_16
    C3_21 = c1*(s2*C3_12 + c2*C3_13 + C3_11)
    C3_22 = 0.15005*(c1*(c2*C3_9 - s2*C3_1) - s1*C3_18)
    C3_23 = s1*(c2*C3_12 - s2*C3_13) + C3_21 + C3_22
    C3_24 = c1*(s2*C3_15 + c2*L3_4)
    C3_25 = s1*(c2*C3_15 - s2*L3_4) + C3_24

    # Coriolis terms of joint 'wrist_pitch'
    C4_0 = 4e-05*v4_0
    C4_1 = 0.00288*v4_1
    C4_2 = 0.00288*v4_2
    C4_3 = L4_0 + L5_2 + 0.00024216*v4_1
    C4_4 = C4_0 - (L4_5 - L4_11)
    C4_5 = L4_0 - L5_2
    C4_6 = L4_5 + L4_11
    C4_7 = s4*C4_2
    C4_8 = c4*C4_2
    C4_9 = c4*C4_3 - s4*C4_4
    C4_10 = s4*C4_3 + c4*C4_4
    C4_11 = c4*C4_5 - s4*C4_6
    C4_12 = s4*C4_5 + c4*C4_6
    C4_13 = C3_0 - C4_12
    C4_14 = c3*C4_7 - s3*C4_1
    C4_15 = s3*C4_7 + c3*C4_1
    C4_16 = 0.4318*C4_15
    C4_17 = c3*C4_9 + C4_16
    C4_18 = C4_10 - 0.0203*C4_15
    C4_19 = s3*C4_9 - (0.0203*C4_8 + 0.4318*C4_14)
    C4_20 = c3*C4_11 + s3*L4_7
    C4_21 = s3*C4_11 - c3*L4_7
    C4_22 = C4_21 - (M4_4*v2_1 - M4_3*v2_0 - (M4_0*v2_5 + R3_0*v2_4))
    C4_23 = s2*C4_14 - c2*C4_8
    C4_24 = C4_19 + 0.4318*C4_23
    C4_25 = M4_7*v1_1 + M4_8*v1_0 + (M4_5*v1_4 + M4_6*v1_3) + C4_21
    C4_26 = c1*(C4_16 - (s2*C4_17 + c2*C4_18))
    C4_27 = 0.15005*(c1*(c2*C4_14 + s2*C4_8) - s1*C4_23)
    C4_28 = s1*(c2*C4_17 - s2*C4_18) - C4_26 - C4_27
    C4_29 = c1*(s2*C4_20 + c2*C4_12)
    C4_30 = s1*(c2*C4_20 - s2*C4_12) + C4_29

    # Coriolis terms of joint 'flange'
    C5_0 = L4_9 - C4_0
    C5_1 = c4*L4_8
    C5_2 = s4*L4_8
    C5_3 = C5_2 - M5_0*v3_1
    C5_4 = c3*C5_1 - s3*L4_9
    C5_5 = s3*C5_1 + c3*L4_9
    C5_6 = M5_2*v2_1 - M5_1*v2_0 + C5_5
    C5_7 = C5_5 - (M5_3*v1_1 - M5_4*v1_0)
    C5_8 = c1*(s2*C5_4 + c2*C5_2)
    C5_9 = s1*(c2*C5_4 - s2*C5_2) + C5_8

    C = [
        -L0_0,  -C1_4,  -C2_13, -C3_23, -C4_28, -C5_9,
        -C1_5,  C1_0,   -C2_9,  C3_19,  C4_24,  C5_5,
        -C2_15, -C2_10, -C2_3,  C3_14,  C4_19,  C5_5,
        -C3_25, C3_20,  C3_17,  -C3_4,  -C4_10, -C5_2,
        -C4_30, C4_25,  C4_22,  C4_13,  0.0,    L4_9,
        -C5_9,  C5_7,   C5_6,   -C5_3,  C5_0,   0.0,
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

    Operations: 349 mul, 272 add, 4 div, 10 trig.
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

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    # elimination of 'flange'
    U5_0 = 5.1518639227799214*M5_5
    U5_1 = 5.1518639227799214*M5_3
    U5_2 = 0.00020607455691119687*c4
    U5_3 = M0_0 + M5_5*U5_0
    U5_4 = M5_5*U5_1
    U5_5 = R0_2 - U5_4
    U5_6 = M5_3*U5_1
    U5_7 = M1_0 - U5_6
    U5_8 = M2_2 - U5_4
    U5_9 = M2_1 - U5_6
    U5_10 = M2_0 - U5_6
    U5_11 = M3_7 + M5_5*U5_2
    U5_12 = M5_3*U5_2
    U5_13 = M3_4 + U5_12
    U5_14 = R2_12 + U5_12
    U5_15 = M3_0 + M5_1*U5_2

    # elimination of 'wrist_pitch'
    U4_0 = 5.836060905888831*M4_10
    U4_1 = 5.836060905888831*M4_7
    U4_2 = 5.836060905888831*M4_5
    U4_3 = U5_3 + M4_10*U4_0
    U4_4 = U5_5 + M4_10*U4_1
    U4_5 = U5_7 - M4_7*U4_1
    U4_6 = U5_8 + M4_10*U4_2
    U4_7 = U5_9 - M4_7*U4_2
    U4_8 = U5_10 - M4_5*U4_2

    # elimination of 'wrist_roll'
    U3_0 = 1.0/U5_15
    U3_1 = U5_11*U3_0
    U3_2 = U5_13*U3_0
    U3_3 = U5_14*U3_0
    U3_4 = U4_3 - U5_11*U3_1
    U3_5 = U4_4 + U5_11*U3_2
    U3_6 = U4_5 + U5_13*U3_2
    U3_7 = U4_6 + U5_11*U3_3
    U3_8 = U4_7 + U5_13*U3_3
    U3_9 = U4_8 + U5_14*U3_3

    # elimination of 'elbow'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 + U2_4*U1_1

    # elimination of 'waist'
    U0_0 = 1.0/U1_2

    # motion of 'link1'
    v0_0 = qd0*qd0

    # motion of 'link2'
    v1_0 = s1*qd0
    v1_1 = c1*qd0
    v1_2 = 0.15005*v0_0
    v1_3 = 9.81*s1
    v1_4 = 9.81*c1
    v1_5 = qd1*v1_1
    v1_6 = qd1*v1_0
    v1_7 = v1_0*v1_0
    v1_8 = v1_1*v1_1
    v1_9 = qd1*qd1
    v1_10 = v1_0*v1_1
    v1_11 = v1_8 + v1_9
    v1_12 = v1_7 + v1_9

    # motion of 'link3'
    v2_0 = c2*v1_0 + s2*v1_1
    v2_1 = s2*v1_0 - c2*v1_1
    v2_2 = qd1 + qd2
    v2_3 = v2_0*v2_0
    v2_4 = v2_1*v2_1
    v2_5 = v2_2*v2_2
    v2_6 = v2_0*v2_1
    v2_7 = v2_0*v2_2
    v2_8 = v2_1*v2_2
    v2_9 = v2_4 + v2_5
    v2_10 = v2_3 + v2_5

    # motion of 'link4'
    v3_0 = c3*v2_0 - s3*v2_2
    v3_1 = s3*v2_0 + c3*v2_2
    v3_2 = qd3 - v2_1
    v3_3 = v3_0*v3_1
    v3_4 = v3_0*v3_2
    v3_5 = v3_1*v3_2

    # motion of 'link5'
    v4_0 = c4*v3_0 + s4*v3_2
    v4_1 = s4*v3_0 - c4*v3_2
    v4_2 = qd4 + v3_1
    v4_3 = v4_0*v4_1
    v4_4 = v4_0*v4_2
    v4_5 = v4_1*v4_2
    v4_6 = v4_0*v4_0 + v4_2*v4_2

    # motion of 'link6'
    v5_0 = qd5 - v4_1
    v5_1 = (c5*v4_0 - s5*v4_2)*v5_0
    v5_2 = (s5*v4_0 + c5*v4_2)*v5_0

    # force on 'link6'
    f5_0 = 4e-05*v5_2
    f5_1 = 4e-05*v5_1
    f5_2 = c5*f5_0 - s5*f5_1
    f5_3 = s5*f5_0 + c5*f5_1

    # force on 'link5'
    f4_0 = 0.00288*v4_6

    # friction
    fric_0 = 5.8018217679508*qd0 + 25.9836065*_sign(qd0)
    fric_1 = 9.496868641825*qd1 + 10.6197775*_sign(qd1)
    fric_2 = 3.9804259903722*qd2 + 6.36419655*_sign(qd2)
    fric_3 = 0.411645229697152*qd3 + 1.06831142*_sign(qd3)
    fric_4 = 0.4272830209354*qd4 + 0.85444524*_sign(qd4)
    fric_5 = 0.2158232532732*qd5 + 0.55443978*_sign(qd5)

    # motion of 'link3'
    v2_11 = v1_3 - 0.4318*v1_11
    v2_12 = v1_4 + 0.4318*v1_10
    v2_13 = v1_2 - 0.8636*v1_6
    v2_14 = c2*v2_11 + s2*v2_12
    v2_15 = s2*v2_11 - c2*v2_12
    v2_16 = qd2*v2_1 - (c2*v1_5 - s2*v1_6)
    v2_17 = s2*v1_5 + c2*v1_6 + qd2*v2_0
    v2_18 = v2_7 - v2_17
    v2_19 = v2_7 + v2_17
    v2_20 = v2_8 + v2_16

    # motion of 'link4'
    v3_6 = v2_14 - (0.0203*v2_9 + 0.4318*v2_6)
    v3_7 = 0.4318*v2_10 + 0.0203*v2_6 + v2_15
    v3_8 = v2_13 - (0.0203*v2_19 - 0.4318*v2_20)
    v3_9 = c3*v3_6 + s3*v3_8
    v3_10 = s3*v3_6 - c3*v3_8
    v3_11 = qd3*v3_1 + c3*v2_16
    v3_12 = qd3*v3_0 - s3*v2_16

    # motion of 'link5'
    v4_7 = c4*v3_9 - s4*v3_7
    v4_8 = c4*v3_11 + s4*v2_17 + qd4*v4_1
    v4_9 = qd4*v4_0 - (s4*v3_11 - c4*v2_17)
    v4_10 = v4_3 + v3_12
    v4_11 = v4_5 + v4_8

    # force on 'link6'
    f5_4 = 4e-05*v4_9

    # force on 'link5'
    f4_1 = 0.00288*v4_10
    f4_2 = 0.00288*v4_11
    f4_3 = 0.00064216*v4_5 + 0.00024216*v4_8 - 0.00288*v3_10 + f5_2
    f4_4 = 0.0004*v4_4 + f5_4
    f4_5 = 0.00024216*v4_3 + 0.00064216*v3_12 - 0.00288*v4_7 + f5_3
    f4_6 = s4*f4_0 - c4*f4_1
    f4_7 = c4*f4_0 + s4*f4_1
    f4_8 = c4*f4_3 - s4*f4_4
    f4_9 = s4*f4_3 + c4*f4_4

    # force on 'link4'
    f3_0 = 0.0016*v3_5 + 0.0003*v3_11 + f4_8
    f3_1 = 0.0013*v3_4 + f4_5
    f3_2 = f4_9 - (0.0003*v3_3 - 0.0016*v2_17)
    f3_3 = c3*f4_6 - s3*f4_2
    f3_4 = s3*f4_6 + c3*f4_2
    f3_5 = c3*f3_0 - s3*f3_1 + 0.4318*f3_4
    f3_6 = f3_2 - 0.0203*f3_4
    f3_7 = s3*f3_0 + c3*f3_1 - (0.0203*f4_7 + 0.4318*f3_3)

    # force on 'link3'
    f2_0 = f3_3 - (0.025375*v2_9 + 0.89133*v2_6)
    f2_1 = 0.89133*v2_10 + 0.025375*v2_6 + f4_7
    f2_2 = 0.3586500705*v2_8 + 0.3251198455*v2_16 - 0.011273199*v2_19
    f2_3 = 0.011273199*(v2_3 - v2_4) - (0.3251198455*v2_6 - 0.0047376*v2_18)
    f2_4 = 0.033530225*v2_7 - 0.011273199*v2_20 + 0.0047376*v2_6 - 0.025375*v2_13
    f2_5 = 0.0047376*(v2_4 - v2_5) + f2_2 + 0.89133*v2_13 + f3_5
    f2_6 = f3_6 + f2_4
    f2_7 = f3_7 - (0.025375*v2_15 + 0.89133*v2_14 + f2_3)
    f2_8 = c2*f2_0 + s2*f2_1
    f2_9 = s2*f2_0 - c2*f2_1
    f2_10 = c2*f2_5 - s2*f2_6
    f2_11 = 0.4318*(f3_4 - (0.025375*v2_19 - 0.89133*v2_20))
    f2_12 = s2*f2_5 + c2*f2_6 - f2_11
    f2_13 = f2_7 + 0.4318*f2_9

    # force on 'link2'
    f1_0 = 0.1462528*v1_5 - 0.120863064*v1_10 + 0.0141984*v1_6
    f1_1 = 3.349975204*v1_6 + 0.0141984*v1_5 - 0.00808578*v1_10
    f1_2 = 37.2347379*c1 - 1.024164*s1
    f1_3 = 1.601861202*v1_10 - 0.0070992*(v1_7 - v1_8) + f1_2 + f2_13
    f1_4 = s1*(f2_9 - (0.1044*v1_12 - 3.79559*v1_10))
    f1_5 = s1*(0.00808578*(v1_8 - v1_9) - f1_0 + 0.01566522*v0_0 + f2_10)
    f1_6 = c1*(f2_12 - (0.120863064*(v1_7 - v1_9) - f1_1 + 0.5695282795*v0_0))
    f1_7 = 0.15005*(c1*(f2_8 - (3.79559*v1_11 - 0.1044*v1_10)) - f1_4)
    f1_8 = f1_5 + f1_6 - f1_7

    t_0 = f1_8 - (fric_0 - tau0)
    t_1 = fric_1 - tau1 + f1_3
    t_2 = fric_2 - tau2 + f2_7
    t_3 = f3_2 - (fric_3 - tau3)
    t_4 = fric_4 - tau4 + f4_5
    t_5 = f5_4 - (fric_5 - tau5)

    # solve with U
    y_0 = t_3 - U5_2*t_5
    y_1 = U5_1*t_5
    y_2 = t_2 + U3_3*y_0 - U4_2*t_4 + y_1
    y_3 = t_1 - U2_2*y_2 + U3_2*y_0 - U4_1*t_4 + y_1
    y_4 = t_0 - U1_1*y_3 - U2_1*y_2 + U3_1*y_0 + U4_0*t_4 + U5_0*t_5

    # solve with U, D and U*
    x_0 = U0_0*y_4
    x_1 = U1_0*y_3 + U1_1*x_0
    x_2 = U2_0*y_2 + U2_1*x_0 - U2_2*x_1
    x_3 = U3_0*y_0 + U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = 5.836060905888831*t_4 - U4_0*x_0 - U4_1*x_1 - U4_2*x_2
    x_5 = 5.1518639227799214*t_5 - U5_0*x_0 + U5_1*(x_1 + x_2) + U5_2*x_3

    qdd = [-x_0, -x_1, -x_2, -x_3, -x_4, x_5]
    return [qdd]


def pose_flange(q: ArrayLike) -> Array:
    """Frame of tool 'flange' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 58 mul, 31 add, 12 trig.
    """
    return _evaluate("pose_flange", _pose_flange, [("q", q, 6)], [(4, 4)])


def _pose_flange(m, q):
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

    # frame of 'link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.15005*s0
    o1_5 = 0.15005*c0

    # frame of 'link3' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2

    # frame of 'link4' in the base
    o3_0 = c3*o2_0 - s0*s3
    o3_1 = s3*o2_0 + s0*c3
    o3_2 = c3*o2_2 + c0*s3
    o3_3 = s3*o2_2 - c0*c3
    o3_4 = c3*o2_4
    o3_5 = s3*o2_4
    o3_6 = o1_4 + 0.4318*(o1_0 - o2_1) + 0.0203*o2_0
    o3_7 = o1_5 + 0.4318*(o2_3 - o1_2) - 0.0203*o2_2
    o3_8 = 0.4318*(s1 - o2_5) + 0.67183 + 0.0203*o2_4

    # frame of 'link5' in the base
    o4_0 = c4*o3_0 - s4*o2_1
    o4_1 = s4*o3_0 + c4*o2_1
    o4_2 = c4*o3_2 - s4*o2_3
    o4_3 = s4*o3_2 + c4*o2_3
    o4_4 = c4*o3_4 - s4*o2_5
    o4_5 = s4*o3_4 + c4*o2_5

    # frame of 'link6' in the base
    o5_0 = c5*o4_0 - s5*o3_1
    o5_1 = s5*o4_0 + c5*o3_1
    o5_2 = c5*o4_2 - s5*o3_3
    o5_3 = s5*o4_2 + c5*o3_3
    o5_4 = c5*o4_4 - s5*o3_5
    o5_5 = s5*o4_4 + c5*o3_5

    pose = [
        o5_0, -o5_1, -o4_1, o3_6,
        o5_2, -o5_3, -o4_3, -o3_7,
        o5_4, -o5_5, -o4_5, o3_8,
        0.0,  0.0,   0.0,   1.0,
    ]
    return [pose]


def jacobian_flange(q: ArrayLike) -> Array:
    """Jacobian (6, N) at tool 'flange' point, base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        J, shape (..., 6, 6).

    Operations: 51 mul, 27 add, 10 trig.
    """
    return _evaluate("jacobian_flange", _jacobian_flange, [("q", q, 6)], [(6, 6)])


def _jacobian_flange(m, q):
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

    # frame of 'link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.15005*s0
    o1_5 = 0.15005*c0

    # frame of 'link3' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 + 0.4318*o1_0
    o2_7 = o1_5 - 0.4318*o1_2
    o2_8 = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    o3_0 = c3*o2_0 - s0*s3
    o3_1 = s3*o2_0 + s0*c3
    o3_2 = c3*o2_2 + c0*s3
    o3_3 = s3*o2_2 - c0*c3
    o3_4 = c3*o2_4
    o3_5 = s3*o2_4
    o3_6 = 0.0203*o2_0 - 0.4318*o2_1
    o3_7 = 0.0203*o2_2 - 0.4318*o2_3
    o3_8 = 0.0203*o2_4 - 0.4318*o2_5
    o3_9 = o2_6 + o3_6
    o3_10 = o2_7 - o3_7
    o3_11 = o2_8 + o3_8

    # frame of 'link5' in the base
    o4_0 = s4*o3_0 + c4*o2_1
    o4_1 = s4*o3_2 + c4*o2_3
    o4_2 = s4*o3_4 + c4*o2_5

    # columns of the Jacobian
    J_0 = o3_11 - 0.67183
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9)
    J_4 = c0*o3_8
    J_5 = s0*o3_8
    J_6 = s0*o3_7 + c0*o3_6

    J = [
        0.0,   s0,   s0,   -o2_1, o3_1, -o4_0,
        0.0,   -c0,  -c0,  -o2_3, o3_3, -o4_1,
        1.0,   0.0,  0.0,  -o2_5, o3_5, -o4_2,
        o3_10, -J_1, -J_4, 0.0,   0.0,  0.0,
        o3_9,  -J_2, -J_5, 0.0,   0.0,  0.0,
        0.0,   J_3,  J_6,  0.0,   0.0,  0.0,
    ]
    return [J]


def jacobian_rate_flange(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'flange'.

    Args:
        q: joint positions [rad], shape (..., 6).
        qd: joint velocities [rad/s], shape (..., 6).

    Returns:
        Jd, shape (..., 6, 6).

    Operations: 107 mul, 60 add, 10 trig.
    """
    return _evaluate(
        "jacobian_rate_flange",
        _jacobian_rate_flange,
        [
            ("q", q, 6),
            ("qd", qd, 6),
        ],
        [(6, 6)],
    )


def _jacobian_rate_flange(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, _ = q
    qd0, qd1, qd2, qd3, qd4, _ = qd

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

    # frame of 'link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.15005*s0
    o1_5 = 0.15005*c0

    # frame of 'link3' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 + 0.4318*o1_0
    o2_7 = o1_5 - 0.4318*o1_2
    o2_8 = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    o3_0 = c3*o2_0 - s0*s3
    o3_1 = s3*o2_0 + s0*c3
    o3_2 = c3*o2_2 + c0*s3
    o3_3 = s3*o2_2 - c0*c3
    o3_4 = c3*o2_4
    o3_5 = s3*o2_4
    o3_6 = 0.0203*o2_0 - 0.4318*o2_1
    o3_7 = 0.0203*o2_2 - 0.4318*o2_3
    o3_8 = 0.0203*o2_4 - 0.4318*o2_5
    o3_9 = o2_6 + o3_6
    o3_10 = o2_7 - o3_7
    o3_11 = o2_8 + o3_8

    # frame of 'link5' in the base
    o4_0 = s4*o3_0 + c4*o2_1
    o4_1 = s4*o3_2 + c4*o2_3
    o4_2 = s4*o3_4 + c4*o2_5

    # columns of the Jacobian
    J_0 = o3_11 - 0.67183
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9)
    J_4 = c0*o3_8
    J_5 = s0*o3_8
    J_6 = s0*o3_7 + c0*o3_6

    # angular velocities in base axes
    w_0 = s0*qd1
    w_1 = c0*qd1
    w_2 = w_0 + s0*qd2
    w_3 = w_1 + c0*qd2
    w_4 = w_2 - qd3*o2_1
    w_5 = w_3 + qd3*o2_3
    w_6 = qd0 - qd3*o2_5
    w_7 = w_4 + qd4*o3_1
    w_8 = w_5 - qd4*o3_3
    w_9 = w_6 + qd4*o3_5

    # columns of the Jacobian's rate
    Jd_0 = o4_2*w_8 + o4_1*w_9
    Jd_1 = o4_0*w_9 - o4_2*w_7
    Jd_2 = o4_1*w_7 + o4_0*w_8
    Jd_3 = o3_5*w_5 + o3_3*w_6
    Jd_4 = o3_1*w_6 - o3_5*w_4
    Jd_5 = o3_3*w_4 + o3_1*w_5
    Jd_6 = o2_5*w_3 + qd0*o2_3
    Jd_7 = qd0*o2_1 - o2_5*w_2
    Jd_8 = o2_3*w_2 + o2_1*w_3
    Jd_9 = qd2*J_4
    Jd_10 = qd2*J_5
    Jd_11 = qd2*J_6
    Jd_12 = c0*qd0
    Jd_13 = s0*qd0
    Jd_14 = c0*w_0 - s0*w_1
    Jd_15 = J_6*w_1 - qd0*J_5 + c0*Jd_11
    Jd_16 = qd0*J_4 + J_6*w_0 + s0*Jd_11
    Jd_17 = J_5*w_0 + J_4*w_1 + (s0*Jd_10 + c0*Jd_9)
    Jd_18 = Jd_9 + qd1*J_1
    Jd_19 = Jd_10 + qd1*J_2
    Jd_20 = Jd_11 + qd1*J_3
    Jd_21 = s0*Jd_19 + c0*Jd_18
    Jd_22 = qd0*J_2 - c0*Jd_20
    Jd_23 = qd0*J_1 + s0*Jd_20
    Jd_24 = Jd_18 - qd0*o3_10
    Jd_25 = Jd_19 - qd0*o3_9

    Jd = [
        0.0,    Jd_12,  Jd_12,  Jd_6,  -Jd_3, Jd_0,
        0.0,    Jd_13,  Jd_13,  -Jd_7, Jd_4,  -Jd_1,
        0.0,    0.0,    -Jd_14, -Jd_8, Jd_5,  -Jd_2,
        Jd_25,  Jd_22,  -Jd_15, 0.0,   0.0,   0.0,
        -Jd_24, -Jd_23, -Jd_16, 0.0,   0.0,   0.0,
        0.0,    -Jd_21, -Jd_17, 0.0,   0.0,   0.0,
    ]
    return [Jd]


def operational_inertia_inverse_flange(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'flange', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 337 mul, 234 add, 4 div, 10 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_flange",
        _operational_inertia_inverse_flange,
        [
            ("q", q, 6),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_flange(m, q):
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

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    # elimination of 'flange'
    U5_0 = 5.1518639227799214*M5_5
    U5_1 = 5.1518639227799214*M5_3
    U5_2 = 0.00020607455691119687*c4
    U5_3 = M0_0 + M5_5*U5_0
    U5_4 = M5_5*U5_1
    U5_5 = R0_2 - U5_4
    U5_6 = M5_3*U5_1
    U5_7 = M1_0 - U5_6
    U5_8 = M2_2 - U5_4
    U5_9 = M2_1 - U5_6
    U5_10 = M2_0 - U5_6
    U5_11 = M3_7 + M5_5*U5_2
    U5_12 = M5_3*U5_2
    U5_13 = M3_4 + U5_12
    U5_14 = R2_12 + U5_12
    U5_15 = M3_0 + M5_1*U5_2

    # elimination of 'wrist_pitch'
    U4_0 = 5.836060905888831*M4_10
    U4_1 = 5.836060905888831*M4_7
    U4_2 = 5.836060905888831*M4_5
    U4_3 = U5_3 + M4_10*U4_0
    U4_4 = U5_5 + M4_10*U4_1
    U4_5 = U5_7 - M4_7*U4_1
    U4_6 = U5_8 + M4_10*U4_2
    U4_7 = U5_9 - M4_7*U4_2
    U4_8 = U5_10 - M4_5*U4_2

    # elimination of 'wrist_roll'
    U3_0 = 1.0/U5_15
    U3_1 = U5_11*U3_0
    U3_2 = U5_13*U3_0
    U3_3 = U5_14*U3_0
    U3_4 = U4_3 - U5_11*U3_1
    U3_5 = U4_4 + U5_11*U3_2
    U3_6 = U4_5 + U5_13*U3_2
    U3_7 = U4_6 + U5_11*U3_3
    U3_8 = U4_7 + U5_13*U3_3
    U3_9 = U4_8 + U5_14*U3_3

    # elimination of 'elbow'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 + U2_4*U1_1

    # elimination of 'waist'
    U0_0 = 1.0/U1_2

    # frame of 'link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.15005*s0
    o1_5 = 0.15005*c0

    # frame of 'link3' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 + 0.4318*o1_0
    o2_7 = o1_5 - 0.4318*o1_2
    o2_8 = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    o3_0 = c3*o2_0 - s0*s3
    o3_1 = s3*o2_0 + s0*c3
    o3_2 = c3*o2_2 + c0*s3
    o3_3 = s3*o2_2 - c0*c3
    o3_4 = c3*o2_4
    o3_5 = s3*o2_4
    o3_6 = 0.0203*o2_0 - 0.4318*o2_1
    o3_7 = 0.0203*o2_2 - 0.4318*o2_3
    o3_8 = 0.0203*o2_4 - 0.4318*o2_5
    o3_9 = o2_6 + o3_6
    o3_10 = o2_7 - o3_7
    o3_11 = o2_8 + o3_8

    # frame of 'link5' in the base
    o4_0 = s4*o3_0 + c4*o2_1
    o4_1 = s4*o3_2 + c4*o2_3
    o4_2 = s4*o3_4 + c4*o2_5

    # columns of the Jacobian
    J_0 = o3_11 - 0.67183
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9)
    J_4 = c0*o3_8
    J_5 = s0*o3_8
    J_6 = s0*o3_7 + c0*o3_6

    # solve with U
    y_0 = o2_1 - U5_2*o4_0
    y_1 = U5_1*o4_0
    y_2 = s0 + U3_3*y_0 - U4_2*o3_1 + y_1
    y_3 = s0 - U2_2*y_2 + U3_2*y_0 - U4_1*o3_1 + y_1
    y_4 = U1_1*y_3 + U2_1*y_2 - U3_1*y_0 - U4_0*o3_1 - U5_0*o4_0
    y_5 = o2_3 - U5_2*o4_1
    y_6 = U5_1*o4_1
    y_7 = c0 - U3_3*y_5 + U4_2*o3_3 - y_6
    y_8 = y_6 - (c0 - U2_2*y_7 - U3_2*y_5 + U4_1*o3_3)
    y_9 = U1_1*y_8 - U2_1*y_7 - U3_1*y_5 - U4_0*o3_3 - U5_0*o4_1
    y_10 = o2_5 - U5_2*o4_2
    y_11 = U5_1*o4_2
    y_12 = U3_3*y_10 - U4_2*o3_5 + y_11
    y_13 = y_11 - (U2_2*y_12 - U3_2*y_10 + U4_1*o3_5)
    y_14 = U1_1*y_13 + 1.0 + U2_1*y_12 - U3_1*y_10 - U4_0*o3_5 - U5_0*o4_2
    y_15 = J_1 - U2_2*J_4
    y_16 = o3_10 - U1_1*y_15 - U2_1*J_4
    y_17 = J_2 - U2_2*J_5
    y_18 = o3_9 - U1_1*y_17 - U2_1*J_5
    y_19 = J_3 - U2_2*J_6
    y_20 = U1_1*y_19 + U2_1*J_6

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_9
    Omega_1 = U1_0*y_8
    Omega_2 = U2_0*y_7
    Omega_3 = U3_0*y_5
    Omega_4 = 5.836060905888831*o3_3
    Omega_5 = 5.1518639227799214*o4_1
    Omega_6 = U0_0*y_14
    Omega_7 = U1_0*y_13
    Omega_8 = U2_0*y_12
    Omega_9 = U3_0*y_10
    Omega_10 = 5.836060905888831*o3_5
    Omega_11 = 5.1518639227799214*o4_2
    Omega_12 = U0_0*y_16
    Omega_13 = U1_0*y_15
    Omega_14 = U2_0*J_4
    Omega_15 = U0_0*y_18
    Omega_16 = U1_0*y_17
    Omega_17 = U2_0*J_5
    Omega_18 = U0_0*y_20
    Omega_19 = U1_0*y_19
    Omega_20 = U2_0*J_6
    Omega_21 = U0_0*y_4*y_4 - U1_0*y_3*y_3 - U2_0*y_2*y_2 + U3_0*y_0*y_0
    Omega_22 = Omega_21 - 5.836060905888831*o3_1*o3_1 - 5.1518639227799214*o4_0*o4_0
    Omega_23 = y_4*Omega_0 - y_3*Omega_1 + y_2*Omega_2 + y_0*Omega_3 - o3_1*Omega_4
    Omega_24 = Omega_23 - o4_0*Omega_5
    Omega_25 = o3_3*Omega_4
    Omega_26 = y_9*Omega_0 - y_8*Omega_1 - y_7*Omega_2 + y_5*Omega_3 - Omega_25
    Omega_27 = Omega_26 - o4_1*Omega_5
    Omega_28 = o3_1*Omega_10
    Omega_29 = y_4*Omega_6 - y_3*Omega_7 - y_2*Omega_8 + y_0*Omega_9 - Omega_28
    Omega_30 = Omega_29 - o4_0*Omega_11
    Omega_31 = y_9*Omega_6 - y_8*Omega_7 + y_7*Omega_8 + y_5*Omega_9
    Omega_32 = Omega_31 - o3_3*Omega_10 - o4_1*Omega_11
    Omega_33 = y_14*Omega_6 - y_13*Omega_7 - y_12*Omega_8 + y_10*Omega_9
    Omega_34 = Omega_33 - o3_5*Omega_10 - o4_2*Omega_11
    Omega_35 = y_4*Omega_12 + y_3*Omega_13 + y_2*Omega_14
    Omega_36 = y_9*Omega_12 + y_8*Omega_13 - y_7*Omega_14
    Omega_37 = y_14*Omega_12 + y_13*Omega_13 + y_12*Omega_14
    Omega_38 = y_16*Omega_12 - y_15*Omega_13 - J_4*Omega_14
    Omega_39 = y_4*Omega_15 + y_3*Omega_16 + y_2*Omega_17
    Omega_40 = y_9*Omega_15 + y_8*Omega_16 - y_7*Omega_17
    Omega_41 = y_14*Omega_15 + y_13*Omega_16 + y_12*Omega_17
    Omega_42 = y_16*Omega_15 - y_15*Omega_16 - J_4*Omega_17
    Omega_43 = y_18*Omega_15 - y_17*Omega_16 - J_5*Omega_17
    Omega_44 = y_4*Omega_18 - y_3*Omega_19 - y_2*Omega_20
    Omega_45 = y_9*Omega_18 - y_8*Omega_19 + y_7*Omega_20
    Omega_46 = y_14*Omega_18 - y_13*Omega_19 - y_12*Omega_20
    Omega_47 = y_16*Omega_18 + y_15*Omega_19 + J_4*Omega_20
    Omega_48 = y_18*Omega_18 + y_17*Omega_19 + J_5*Omega_20
    Omega_49 = y_20*Omega_18 - y_19*Omega_19 - J_6*Omega_20

    Omega = [
        -Omega_22, -Omega_24, -Omega_30, -Omega_35, -Omega_39, -Omega_44,
        -Omega_24, -Omega_27, -Omega_32, -Omega_36, -Omega_40, -Omega_45,
        -Omega_30, -Omega_32, -Omega_34, -Omega_37, -Omega_41, -Omega_46,
        -Omega_35, -Omega_36, -Omega_37, -Omega_38, -Omega_42, -Omega_47,
        -Omega_39, -Omega_40, -Omega_41, -Omega_42, -Omega_43, -Omega_48,
        -Omega_44, -Omega_45, -Omega_46, -Omega_47, -Omega_48, -Omega_49,
    ]
    return [Omega]


def operational_inertia_flange(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'flange'; not finite at a singular pose.

    Args:
        q: joint positions [rad], shape (..., 6).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 457 mul, 324 add, 10 div, 10 trig.
    """
    return _evaluate(
        "operational_inertia_flange",
        _operational_inertia_flange,
        [
            ("q", q, 6),
        ],
        [(6, 6)],
    )


def _operational_inertia_flange(m, q):
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

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    # elimination of 'flange'
    U5_0 = 5.1518639227799214*M5_5
    U5_1 = 5.1518639227799214*M5_3
    U5_2 = 0.00020607455691119687*c4
    U5_3 = M0_0 + M5_5*U5_0
    U5_4 = M5_5*U5_1
    U5_5 = R0_2 - U5_4
    U5_6 = M5_3*U5_1
    U5_7 = M1_0 - U5_6
    U5_8 = M2_2 - U5_4
    U5_9 = M2_1 - U5_6
    U5_10 = M2_0 - U5_6
    U5_11 = M3_7 + M5_5*U5_2
    U5_12 = M5_3*U5_2
    U5_13 = M3_4 + U5_12
    U5_14 = R2_12 + U5_12
    U5_15 = M3_0 + M5_1*U5_2

    # elimination of 'wrist_pitch'
    U4_0 = 5.836060905888831*M4_10
    U4_1 = 5.836060905888831*M4_7
    U4_2 = 5.836060905888831*M4_5
    U4_3 = U5_3 + M4_10*U4_0
    U4_4 = U5_5 + M4_10*U4_1
    U4_5 = U5_7 - M4_7*U4_1
    U4_6 = U5_8 + M4_10*U4_2
    U4_7 = U5_9 - M4_7*U4_2
    U4_8 = U5_10 - M4_5*U4_2

    # elimination of 'wrist_roll'
    U3_0 = 1.0/U5_15
    U3_1 = U5_11*U3_0
    U3_2 = U5_13*U3_0
    U3_3 = U5_14*U3_0
    U3_4 = U4_3 - U5_11*U3_1
    U3_5 = U4_4 + U5_11*U3_2
    U3_6 = U4_5 + U5_13*U3_2
    U3_7 = U4_6 + U5_11*U3_3
    U3_8 = U4_7 + U5_13*U3_3
    U3_9 = U4_8 + U5_14*U3_3

    # elimination of 'elbow'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 + U2_4*U1_1

    # elimination of 'waist'
    U0_0 = 1.0/U1_2

    # frame of 'link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.15005*s0
    o1_5 = 0.15005*c0

    # frame of 'link3' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 + 0.4318*o1_0
    o2_7 = o1_5 - 0.4318*o1_2
    o2_8 = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    o3_0 = c3*o2_0 - s0*s3
    o3_1 = s3*o2_0 + s0*c3
    o3_2 = c3*o2_2 + c0*s3
    o3_3 = s3*o2_2 - c0*c3
    o3_4 = c3*o2_4
    o3_5 = s3*o2_4
    o3_6 = 0.0203*o2_0 - 0.4318*o2_1
    o3_7 = 0.0203*o2_2 - 0.4318*o2_3
    o3_8 = 0.0203*o2_4 - 0.4318*o2_5
    o3_9 = o2_6 + o3_6
    o3_10 = o2_7 - o3_7
    o3_11 = o2_8 + o3_8

    # frame of 'link5' in the base
    o4_0 = s4*o3_0 + c4*o2_1
    o4_1 = s4*o3_2 + c4*o2_3
    o4_2 = s4*o3_4 + c4*o2_5

    # columns of the Jacobian
    J_0 = o3_11 - 0.67183
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9)
    J_4 = c0*o3_8
    J_5 = s0*o3_8
    J_6 = s0*o3_7 + c0*o3_6

    # solve with U
    y_0 = o2_1 - U5_2*o4_0
    y_1 = U5_1*o4_0
    y_2 = s0 + U3_3*y_0 - U4_2*o3_1 + y_1
    y_3 = s0 - U2_2*y_2 + U3_2*y_0 - U4_1*o3_1 + y_1
    y_4 = U1_1*y_3 + U2_1*y_2 - U3_1*y_0 - U4_0*o3_1 - U5_0*o4_0
    y_5 = o2_3 - U5_2*o4_1
    y_6 = U5_1*o4_1
    y_7 = c0 - U3_3*y_5 + U4_2*o3_3 - y_6
    y_8 = y_6 - (c0 - U2_2*y_7 - U3_2*y_5 + U4_1*o3_3)
    y_9 = U1_1*y_8 - U2_1*y_7 - U3_1*y_5 - U4_0*o3_3 - U5_0*o4_1
    y_10 = o2_5 - U5_2*o4_2
    y_11 = U5_1*o4_2
    y_12 = U3_3*y_10 - U4_2*o3_5 + y_11
    y_13 = y_11 - (U2_2*y_12 - U3_2*y_10 + U4_1*o3_5)
    y_14 = U1_1*y_13 + 1.0 + U2_1*y_12 - U3_1*y_10 - U4_0*o3_5 - U5_0*o4_2
    y_15 = J_1 - U2_2*J_4
    y_16 = o3_10 - U1_1*y_15 - U2_1*J_4
    y_17 = J_2 - U2_2*J_5
    y_18 = o3_9 - U1_1*y_17 - U2_1*J_5
    y_19 = J_3 - U2_2*J_6
    y_20 = U1_1*y_19 + U2_1*J_6

    # inverse of the operational-space inertia
    Omega_0 = U0_0*y_9
    Omega_1 = U1_0*y_8
    Omega_2 = U2_0*y_7
    Omega_3 = U3_0*y_5
    Omega_4 = 5.836060905888831*o3_3
    Omega_5 = 5.1518639227799214*o4_1
    Omega_6 = U0_0*y_14
    Omega_7 = U1_0*y_13
    Omega_8 = U2_0*y_12
    Omega_9 = U3_0*y_10
    Omega_10 = 5.836060905888831*o3_5
    Omega_11 = 5.1518639227799214*o4_2
    Omega_12 = U0_0*y_16
    Omega_13 = U1_0*y_15
    Omega_14 = U2_0*J_4
    Omega_15 = U0_0*y_18
    Omega_16 = U1_0*y_17
    Omega_17 = U2_0*J_5
    Omega_18 = U0_0*y_20
    Omega_19 = U1_0*y_19
    Omega_20 = U2_0*J_6
    Omega_21 = U0_0*y_4*y_4 - U1_0*y_3*y_3 - U2_0*y_2*y_2 + U3_0*y_0*y_0
    Omega_22 = Omega_21 - 5.836060905888831*o3_1*o3_1 - 5.1518639227799214*o4_0*o4_0
    Omega_23 = y_4*Omega_0 - y_3*Omega_1 + y_2*Omega_2 + y_0*Omega_3 - o3_1*Omega_4
    Omega_24 = Omega_23 - o4_0*Omega_5
    Omega_25 = o3_3*Omega_4
    Omega_26 = y_9*Omega_0 - y_8*Omega_1 - y_7*Omega_2 + y_5*Omega_3 - Omega_25
    Omega_27 = Omega_26 - o4_1*Omega_5
    Omega_28 = o3_1*Omega_10
    Omega_29 = y_4*Omega_6 - y_3*Omega_7 - y_2*Omega_8 + y_0*Omega_9 - Omega_28
    Omega_30 = Omega_29 - o4_0*Omega_11
    Omega_31 = y_9*Omega_6 - y_8*Omega_7 + y_7*Omega_8 + y_5*Omega_9
    Omega_32 = Omega_31 - o3_3*Omega_10 - o4_1*Omega_11
    Omega_33 = y_14*Omega_6 - y_13*Omega_7 - y_12*Omega_8 + y_10*Omega_9
    Omega_34 = Omega_33 - o3_5*Omega_10 - o4_2*Omega_11
    Omega_35 = y_4*Omega_12 + y_3*Omega_13 + y_2*Omega_14
    Omega_36 = y_9*Omega_12 + y_8*Omega_13 - y_7*Omega_14
    Omega_37 = y_14*Omega_12 + y_13*Omega_13 + y_12*Omega_14
    Omega_38 = y_16*Omega_12 - y_15*Omega_13 - J_4*Omega_14
    Omega_39 = y_4*Omega_15 + y_3*Omega_16 + y_2*Omega_17
    Omega_40 = y_9*Omega_15 + y_8*Omega_16 - y_7*Omega_17
    Omega_41 = y_14*Omega_15 + y_13*Omega_16 + y_12*Omega_17
    Omega_42 = y_16*Omega_15 - y_15*Omega_16 - J_4*Omega_17
    Omega_43 = y_18*Omega_15 - y_17*Omega_16 - J_5*Omega_17
    Omega_44 = y_4*Omega_18 - y_3*Omega_19 - y_2*Omega_20
    Omega_45 = y_9*Omega_18 - y_8*Omega_19 + y_7*Omega_20
    Omega_46 = y_14*Omega_18 - y_13*Omega_19 - y_12*Omega_20
    Omega_47 = y_16*Omega_18 + y_15*Omega_19 + J_4*Omega_20
    Omega_48 = y_18*Omega_18 + y_17*Omega_19 + J_5*Omega_20
    Omega_49 = y_20*Omega_18 - y_19*Omega_19 - J_6*Omega_20

    # elimination of 'z'
    U5_16 = 1.0/Omega_49
    U5_17 = Omega_44*U5_16
    U5_18 = Omega_45*U5_16
    U5_19 = Omega_46*U5_16
    U5_20 = Omega_47*U5_16
    U5_21 = Omega_48*U5_16
    U5_22 = Omega_22 - Omega_44*U5_17
    U5_23 = Omega_24 - Omega_44*U5_18
    U5_24 = Omega_27 - Omega_45*U5_18
    U5_25 = Omega_30 - Omega_44*U5_19
    U5_26 = Omega_32 - Omega_45*U5_19
    U5_27 = Omega_34 - Omega_46*U5_19
    U5_28 = Omega_35 - Omega_44*U5_20
    U5_29 = Omega_36 - Omega_45*U5_20
    U5_30 = Omega_37 - Omega_46*U5_20
    U5_31 = Omega_38 - Omega_47*U5_20
    U5_32 = Omega_39 - Omega_44*U5_21
    U5_33 = Omega_40 - Omega_45*U5_21
    U5_34 = Omega_41 - Omega_46*U5_21
    U5_35 = Omega_42 - Omega_47*U5_21
    U5_36 = Omega_43 - Omega_48*U5_21

    # elimination of 'y'
    U4_9 = 1.0/U5_36
    U4_10 = U5_32*U4_9
    U4_11 = U5_33*U4_9
    U4_12 = U5_34*U4_9
    U4_13 = U5_35*U4_9
    U4_14 = U5_22 - U5_32*U4_10
    U4_15 = U5_23 - U5_32*U4_11
    U4_16 = U5_24 - U5_33*U4_11
    U4_17 = U5_25 - U5_32*U4_12
    U4_18 = U5_26 - U5_33*U4_12
    U4_19 = U5_27 - U5_34*U4_12
    U4_20 = U5_28 - U5_32*U4_13
    U4_21 = U5_29 - U5_33*U4_13
    U4_22 = U5_30 - U5_34*U4_13
    U4_23 = U5_31 - U5_35*U4_13

    # elimination of 'x'
    U3_10 = 1.0/U4_23
    U3_11 = U4_20*U3_10
    U3_12 = U4_21*U3_10
    U3_13 = U4_22*U3_10
    U3_14 = U4_14 - U4_20*U3_11
    U3_15 = U4_15 - U4_20*U3_12
    U3_16 = U4_16 - U4_21*U3_12
    U3_17 = U4_17 - U4_20*U3_13
    U3_18 = U4_18 - U4_21*U3_13
    U3_19 = U4_19 - U4_22*U3_13

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
    X4_0 = U4_10*U0_1 - U4_11*X1_0 - U4_12*X2_0 - U4_13*X3_0
    X4_1 = U4_10*X1_0 - U4_11*X1_1 - U4_12*X2_1 - U4_13*X3_1
    X4_2 = U4_10*X2_0 - U4_11*X2_1 - U4_12*X2_2 - U4_13*X3_2
    X4_3 = U4_10*X3_0 - U4_11*X3_1 - U4_12*X3_2 - U4_13*X3_3
    X4_4 = U4_9 + U4_10*X4_0 - U4_11*X4_1 - U4_12*X4_2 - U4_13*X4_3

    # row 'z' of the inverse
    X5_0 = U5_17*U0_1 - U5_18*X1_0 - U5_19*X2_0 - U5_20*X3_0 - U5_21*X4_0
    X5_1 = U5_17*X1_0 - U5_18*X1_1 - U5_19*X2_1 - U5_20*X3_1 - U5_21*X4_1
    X5_2 = U5_17*X2_0 - U5_18*X2_1 - U5_19*X2_2 - U5_20*X3_2 - U5_21*X4_2
    X5_3 = U5_17*X3_0 - U5_18*X3_1 - U5_19*X3_2 - U5_20*X3_3 - U5_21*X4_3
    X5_4 = U5_17*X4_0 - U5_18*X4_1 - U5_19*X4_2 - U5_20*X4_3 - U5_21*X4_4
    X5_5 = U5_16 + U5_17*X5_0 - U5_18*X5_1 - U5_19*X5_2 - U5_20*X5_3 - U5_21*X5_4

    Lambda = [
        -U0_1, X1_0,  X2_0,  X3_0,  X4_0,  X5_0,
        X1_0,  -X1_1, -X2_1, -X3_1, -X4_1, -X5_1,
        X2_0,  -X2_1, -X2_2, -X3_2, -X4_2, -X5_2,
        X3_0,  -X3_1, -X3_2, -X3_3, -X4_3, -X5_3,
        X4_0,  -X4_1, -X4_2, -X4_3, -X4_4, -X5_4,
        X5_0,  -X5_1, -X5_2, -X5_3, -X5_4, -X5_5,
    ]
    return [Lambda]


def tip_force_acceleration_flange(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N) that a wrench f = [moment; force] on tool 'flange' adds, base axes at
    the tool point.

    Args:
        q: joint positions [rad], shape (..., 6).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 6).

    Operations: 233 mul, 172 add, 4 div, 10 trig.
    """
    return _evaluate(
        "tip_force_acceleration_flange",
        _tip_force_acceleration_flange,
        [
            ("q", q, 6),
            ("f", f, 6),
        ],
        [(6,)],
    )


def _tip_force_acceleration_flange(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, _ = q
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

    # composite inertia of 'link4'
    R3_0 = 0.00288*s4
    R3_1 = 0.00288*c4
    R3_2 = c4*c4*0.00020216
    R3_3 = c4*s4*0.00020216
    R3_4 = R3_2 + 0.00034
    R3_5 = R3_2 - 0.00184216

    # composite inertia of 'link3'
    R2_0 = c3*R3_0
    R2_1 = s3*R3_0
    R2_2 = R3_2 - 0.00030216
    R2_3 = c3*c3*R2_2
    R2_4 = c3*R3_3
    R2_5 = 0.0406*R2_0
    R2_6 = 0.002487168*c4
    R2_7 = 0.4318*R2_0
    R2_8 = 0.4318*R2_1
    R2_9 = R3_5 + R2_5
    R2_10 = R3_4 - R2_3 - (R2_5 - R2_6)
    R2_11 = c3*s3*R2_2 + 0.0203*R2_1
    R2_12 = s3*R3_3 + R2_8
    R2_13 = R2_0 - 0.025375
    R2_14 = R3_1 + 0.89133
    R2_15 = R2_3 + 0.00064216 + R2_6 + 0.3251198455
    R2_16 = R2_10 + 0.3586500705
    R2_17 = R2_4 - (5.8464e-05*c4 - R2_7) - 0.011273199
    R2_18 = R2_12 + 0.0047376

    # composite inertia of 'link2'
    R1_0 = c2*R2_13 + s2*R2_14
    R1_1 = s2*R2_13 - c2*R2_14
    R1_2 = c2*c2
    R1_3 = c2*s2
    R1_4 = R2_9 + R2_15
    R1_5 = 2.0*R2_17
    R1_6 = R1_2*R1_4 - R1_3*R1_5
    R1_7 = c2*R2_11 - s2*R2_18
    R1_8 = s2*R2_11 + c2*R2_18
    R1_9 = 0.8636*R1_0
    R1_10 = R2_15 - R1_6 - R1_9
    R1_11 = R2_16 - R1_9
    R1_12 = R1_0 - 3.79559
    R1_13 = R1_1 - 0.1044
    R1_14 = R2_9 - R1_6 + 1.601861202
    R1_15 = R2_17 - (R1_3*R1_4 + R1_2*R1_5) - 0.4318*R1_1 + 0.0070992
    R1_16 = R2_8 + R1_7 + 0.120863064
    R1_17 = R1_8 + 0.00808578

    # composite inertia of 'link1'
    R0_0 = R1_14 - (c1*c1*(R1_10 + R1_14) - c1*s1*(2.0*R1_15))
    R0_1 = R0_0 - 0.3001*R2_1
    R0_2 = s1*R1_16 + c1*R1_17 - 0.15005*(s1*R1_12 + c1*R1_13)

    # inertia that joint 'waist' feels, and its couplings inward
    M0_0 = R0_1 - 3.937572254267

    # inertia that joint 'shoulder' feels, and its couplings inward
    M1_0 = R1_11 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M2_0 = R2_10 + 0.935523402438
    M2_1 = R2_16 - 0.4318*R1_0
    M2_2 = s1*R1_7 + c1*R1_8 - 0.15005*(c1*R1_1 + s1*R1_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M3_0 = R3_2 - 0.19263278612368
    M3_1 = R2_4 + R2_7
    M3_2 = R3_5 + 0.0203*R2_0
    M3_3 = s2*R2_1
    M3_4 = R2_12 - 0.4318*M3_3
    M3_5 = c1*(R2_7 - (s2*M3_1 - c2*M3_2))
    M3_6 = 0.15005*(c2*R2_1*c1 - s1*M3_3)
    M3_7 = s1*(c2*M3_1 + s2*M3_2) - M3_5 + M3_6

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    M4_0 = c3*R3_1
    M4_1 = s3*R3_1
    M4_2 = 0.4318*M4_1
    M4_3 = 0.0203*M4_1
    M4_4 = 0.00064216*s3 + M4_2
    M4_5 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*M4_0)
    M4_6 = s2*M4_0 + c2*R3_0
    M4_7 = M4_5 - 0.4318*M4_6
    M4_8 = c1*(M4_2 - (s2*M4_4 - c2*M4_3))
    M4_9 = 0.15005*(c1*(c2*M4_0 - s2*R3_0) - s1*M4_6)
    M4_10 = s1*(c2*M4_4 + s2*M4_3) - M4_8 - M4_9

    # inertia that joint 'flange' feels, and its couplings inward
    M5_0 = 4e-05*s4
    M5_1 = 4e-05*c4
    M5_2 = c3*M5_0
    M5_3 = s3*M5_0
    M5_4 = c1*(s2*M5_2 - c2*M5_1)
    M5_5 = s1*(c2*M5_2 + s2*M5_1) + M5_4

    # elimination of 'flange'
    U5_0 = 5.1518639227799214*M5_5
    U5_1 = 5.1518639227799214*M5_3
    U5_2 = 0.00020607455691119687*c4
    U5_3 = M0_0 + M5_5*U5_0
    U5_4 = M5_5*U5_1
    U5_5 = R0_2 - U5_4
    U5_6 = M5_3*U5_1
    U5_7 = M1_0 - U5_6
    U5_8 = M2_2 - U5_4
    U5_9 = M2_1 - U5_6
    U5_10 = M2_0 - U5_6
    U5_11 = M3_7 + M5_5*U5_2
    U5_12 = M5_3*U5_2
    U5_13 = M3_4 + U5_12
    U5_14 = R2_12 + U5_12
    U5_15 = M3_0 + M5_1*U5_2

    # elimination of 'wrist_pitch'
    U4_0 = 5.836060905888831*M4_10
    U4_1 = 5.836060905888831*M4_7
    U4_2 = 5.836060905888831*M4_5
    U4_3 = U5_3 + M4_10*U4_0
    U4_4 = U5_5 + M4_10*U4_1
    U4_5 = U5_7 - M4_7*U4_1
    U4_6 = U5_8 + M4_10*U4_2
    U4_7 = U5_9 - M4_7*U4_2
    U4_8 = U5_10 - M4_5*U4_2

    # elimination of 'wrist_roll'
    U3_0 = 1.0/U5_15
    U3_1 = U5_11*U3_0
    U3_2 = U5_13*U3_0
    U3_3 = U5_14*U3_0
    U3_4 = U4_3 - U5_11*U3_1
    U3_5 = U4_4 + U5_11*U3_2
    U3_6 = U4_5 + U5_13*U3_2
    U3_7 = U4_6 + U5_11*U3_3
    U3_8 = U4_7 + U5_13*U3_3
    U3_9 = U4_8 + U5_14*U3_3

    # elimination of 'elbow'
    U2_0 = 1.0/U3_9
    U2_1 = U3_7*U2_0
    U2_2 = U3_8*U2_0
    U2_3 = U3_4 + U3_7*U2_1
    U2_4 = U3_5 - U3_7*U2_2
    U2_5 = U3_6 - U3_8*U2_2

    # elimination of 'shoulder'
    U1_0 = 1.0/U2_5
    U1_1 = U2_4*U1_0
    U1_2 = U2_3 + U2_4*U1_1

    # elimination of 'waist'
    U0_0 = 1.0/U1_2

    # frame of 'link2' in the base
    o1_0 = c0*c1
    o1_1 = c0*s1
    o1_2 = s0*c1
    o1_3 = s0*s1
    o1_4 = 0.15005*s0
    o1_5 = 0.15005*c0

    # frame of 'link3' in the base
    o2_0 = c2*o1_0 - s2*o1_1
    o2_1 = s2*o1_0 + c2*o1_1
    o2_2 = c2*o1_2 - s2*o1_3
    o2_3 = s2*o1_2 + c2*o1_3
    o2_4 = s1*c2 + c1*s2
    o2_5 = s1*s2 - c1*c2
    o2_6 = o1_4 + 0.4318*o1_0
    o2_7 = o1_5 - 0.4318*o1_2
    o2_8 = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    o3_0 = c3*o2_0 - s0*s3
    o3_1 = s3*o2_0 + s0*c3
    o3_2 = c3*o2_2 + c0*s3
    o3_3 = s3*o2_2 - c0*c3
    o3_4 = c3*o2_4
    o3_5 = s3*o2_4
    o3_6 = 0.0203*o2_0 - 0.4318*o2_1
    o3_7 = 0.0203*o2_2 - 0.4318*o2_3
    o3_8 = 0.0203*o2_4 - 0.4318*o2_5
    o3_9 = o2_6 + o3_6
    o3_10 = o2_7 - o3_7
    o3_11 = o2_8 + o3_8

    # frame of 'link5' in the base
    o4_0 = s4*o3_0 + c4*o2_1
    o4_1 = s4*o3_2 + c4*o2_3
    o4_2 = s4*o3_4 + c4*o2_5

    # columns of the Jacobian
    J_0 = o3_11 - 0.67183
    J_1 = c0*J_0
    J_2 = s0*J_0
    J_3 = s0*(o1_5 - o3_10) - c0*(o1_4 - o3_9)
    J_4 = c0*o3_8
    J_5 = s0*o3_8
    J_6 = s0*o3_7 + c0*o3_6

    # joint forces of the wrench
    tip_0 = f2 + o3_10*f3 + o3_9*f4
    tip_1 = s0*f0 - c0*f1
    tip_2 = tip_1 - J_1*f3 - J_2*f4 + J_3*f5
    tip_3 = tip_1 - J_4*f3 - J_5*f4 + J_6*f5
    tip_4 = o2_1*f0 + o2_3*f1 + o2_5*f2
    tip_5 = o3_1*f0 + o3_3*f1 + o3_5*f2
    tip_6 = o4_0*f0 + o4_1*f1 + o4_2*f2

    # solve with U
    y_0 = tip_4 - U5_2*tip_6
    y_1 = U5_1*tip_6
    y_2 = tip_3 + U3_3*y_0 - U4_2*tip_5 + y_1
    y_3 = tip_2 - U2_2*y_2 + U3_2*y_0 - U4_1*tip_5 + y_1
    y_4 = tip_0 + U1_1*y_3 + U2_1*y_2 - U3_1*y_0 - U4_0*tip_5 - U5_0*tip_6

    # solve with U, D and U*
    x_0 = U0_0*y_4
    x_1 = U1_0*y_3 - U1_1*x_0
    x_2 = U2_0*y_2 - U2_1*x_0 - U2_2*x_1
    x_3 = U3_0*y_0 - U3_1*x_0 - U3_2*x_1 - U3_3*x_2
    x_4 = 5.836060905888831*tip_5 + U4_0*x_0 - U4_1*x_1 - U4_2*x_2
    x_5 = 5.1518639227799214*tip_6 + U5_0*x_0 + U5_1*(x_1 + x_2) + U5_2*x_3

    qdd = [-x_0, x_1, x_2, x_3, x_4, -x_5]
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


def _sign(x):
    """-1, 0 or 1, for a float and for every entry of an array."""
    return 1.0*(x > 0.0) - 1.0*(x < 0.0)


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
                    2.43903136, -0.57887691, 0.10455267, -0.00127705, -0.00067054, -3.052e-05,
                    -0.57887691, 3.77169949, 0.03024091, -5.99e-06, 0.00045943, 6.6e-07, 0.10455267,
                    0.03024091, 0.93858451, -2.401e-05, 0.00105143, 6.6e-07, -0.00127705, -5.99e-06,
                    -2.401e-05, 0.19243071, 0.0, 3.999e-05, -0.00067054, 0.00045943, 0.00105143,
                    0.0, 0.17134845, 0.0, -3.052e-05, 6.6e-07, 6.6e-07, 3.999e-05, 0.0, 0.19410451,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    2.59068973, -0.50106329, 0.13709997, -0.00124278, 0.00013848, -1.031e-05,
                    -0.50106329, 3.76242924, 0.02449749, -2.735e-05, 1.376e-05, 6.32e-06,
                    0.13709997, 0.02449749, 0.93636792, -0.0002006, 0.00073611, 6.32e-06,
                    -0.00124278, -2.735e-05, -0.0002006, 0.19262935, 0.0, 5.22e-06, 0.00013848,
                    1.376e-05, 0.00073611, 0.0, 0.17134845, 0.0, -1.031e-05, 6.32e-06, 6.32e-06,
                    5.22e-06, 0.0, 0.19410451,
                ]),
            ]),
        ]),
        (udu, ["q"], [
            (0, [
                (5.1e-09, [
                    1.0, -0.15441163, 0.11139897, -0.00663639, -0.00391329, -0.00015723, 0.0, 1.0,
                    0.03221691, -3.115e-05, 0.00268125, 3.42e-06, 0.0, 0.0, 1.0, -0.00012478,
                    0.00613622, 3.42e-06, 0.0, 0.0, 0.0, 1.0, 0.0, 0.00020603, 0.0, 0.0, 0.0, 0.0,
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [2.33746757, 3.77072408, 0.93857805, 0.1924307, 0.17134845, 0.19410451]),
            ]),
            (1, [
                (5.1e-09, [
                    1.0, -0.13415169, 0.14641529, -0.00645165, 0.00080819, -5.311e-05, 0.0, 1.0,
                    0.02616225, -0.00014199, 8.033e-05, 3.255e-05, 0.0, 0.0, 1.0, -0.00104137,
                    0.00429601, 3.255e-05, 0.0, 0.0, 0.0, 1.0, 0.0, 2.688e-05, 0.0, 0.0, 0.0, 0.0,
                    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [2.50290866, 3.76178833, 0.93636455, 0.19262935, 0.17134845, 0.19410451]),
            ]),
        ]),
        (innovations, ["q"], [
            (0, [
                (5.1e-09, [
                    1.0, 0.15441163, -0.11637363, 0.00662668, 0.00421337, 0.00015573, 0.0, 1.0,
                    -0.03221691, 2.713e-05, -0.00248356, -3.32e-06, 0.0, 0.0, 1.0, 0.00012478,
                    -0.00613622, -3.45e-06, 0.0, 0.0, 0.0, 1.0, 0.0, -0.00020603, 0.0, 0.0, 0.0,
                    0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [2.33746757, 3.77072408, 0.93857805, 0.1924307, 0.17134845, 0.19410451]),
            ]),
            (1, [
                (5.1e-09, [
                    1.0, 0.13415169, -0.149925, 0.00631458, -0.00017489, 5.345e-05, 0.0, 1.0,
                    -0.02616225, 0.00011475, 3.206e-05, -3.17e-05, 0.0, 0.0, 1.0, 0.00104137,
                    -0.00429601, -3.258e-05, 0.0, 0.0, 0.0, 1.0, 0.0, -2.688e-05, 0.0, 0.0, 0.0,
                    0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.1e-09, [2.50290866, 3.76178833, 0.93636455, 0.19262935, 0.17134845, 0.19410451]),
            ]),
        ]),
        (mass_matrix_inverse, ["q"], [
            (0, [
                (5.1e-09, [
                    0.42781342, 0.06605937, -0.0497862, 0.00283498, 0.00180254, 6.662e-05,
                    0.06605937, 0.27540139, -0.01623153, 0.00044495, -0.00038031, 9.41e-06,
                    -0.0497862, -0.01623153, 1.07151055, -0.0001972, -0.00672634, -1.14e-05,
                    0.00283498, 0.00044495, -0.0001972, 5.19669484, 1.111e-05, -0.00107025,
                    0.00180254, -0.00038031, -0.00672634, 1.111e-05, 5.83611025, 3.1e-07, 6.662e-05,
                    9.41e-06, -1.14e-05, -0.00107025, 3.1e-07, 5.15186415,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.39953516, 0.05359832, -0.05990031, 0.0025229, -6.987e-05, 2.136e-05,
                    0.05359832, 0.27302132, -0.01499046, 0.00036895, -8.5e-07, -5.56e-06,
                    -0.05990031, -0.01499046, 1.07712263, 0.0007331, -0.00457771, -3.777e-05,
                    0.0025229, 0.00036895, 0.0007331, 5.19133407, -5.22e-06, -0.00013943,
                    -6.987e-05, -8.5e-07, -0.00457771, -5.22e-06, 5.83608063, 1.5e-07, 2.136e-05,
                    -5.56e-06, -3.777e-05, -0.00013943, 1.5e-07, 5.15186393,
                ]),
            ]),
        ]),
        (inverse_dynamics, ["q", "qd", "qdd"], [
            (0, [
                (5.1e-08, [33.1198575, 13.586769, -18.4635248, -1.6756346, 1.2285059, -0.2671907]),
            ]),
            (1, [
                (5.1e-08, [33.2654325, 3.8228033, 8.1194293, -0.8899529, -0.9530249, 0.7817509]),
            ]),
        ]),
        (bias_forces, ["q", "qd"], [
            (0, [
                (5.1e-08, [29.4303778, 21.7074251, -18.3054813, -1.8456454, 1.4154119, -0.6126988]),
            ]),
            (1, [
                (5.1e-08, [27.3788294, 12.1616846, 6.8580627, -1.1340767, -1.2179595, 0.5954282]),
            ]),
        ]),
        (gravity_forces, ["q"], [
            (0, [
                (5.1e-09, [0.0, -0.09875296, -5.7865711, 0.00029927, -0.01046998, 0.0]),
            ]),
            (1, [
                (5.1e-08, [0.0, -15.4150498, -1.3671667, 0.0005856, 0.027292, 0.0]),
            ]),
        ]),
        (coriolis_matrix, ["q", "qd"], [
            (0, [
                (5.1e-10, [
                    0.020906563, -0.240760016, -0.108911089, 0.001295341, -0.001647692, -4.258e-06,
                    0.082250801, 0.320702557, 0.092619003, 0.000924474, -0.001636582, -1.3948e-05,
                    0.064964848, 0.227987648, -9.5906e-05, 0.002105115, -0.003297311, -1.3948e-05,
                    0.000126894, -0.000547014, -0.00052709, -5.416e-06, 4.7644e-05, 3.02e-07,
                    -0.001387828, 7.27e-05, 0.000278, -4.7644e-05, 0.0, -2.528e-06, -4.258e-06,
                    -2.9716e-05, -2.9716e-05, 7.7e-07, 2.528e-06, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.672394783, 0.549932606, 0.03495805, -0.000192325, -0.000564983, 2.2576e-05,
                    -0.024269489, -0.058719476, -0.402745406, 0.000196114, -0.000267887, -4.658e-06,
                    0.010856528, 0.345173831, 0.001147901, 0.000260938, -0.001490807, -4.658e-06,
                    -0.000787118, -0.000166111, -6.6905e-05, -2.405e-05, 0.000128666, -2.3283e-05,
                    -9.6017e-05, 0.000807983, 0.002638162, -0.000128666, 0.0, -5.213e-06,
                    2.2576e-05, -2.371e-06, -2.371e-06, 5.9769e-05, 5.213e-06, 0.0,
                ]),
            ]),
        ]),
        (forward_dynamics, ["q", "qd", "tau"], [
            (0, [
                (5.1e-08, [-14.2705237, -8.5993252, 19.3438604, 10.3819553, 1.859551, 0.6792264]),
            ]),
            (1, [
                (5.1e-08, [-10.6934878, -4.6029237, -5.3675591, 4.254599, -3.2480312, 4.556836]),
            ]),
        ]),
        (pose_flange, ["q"], [
            (0, [
                (5.1e-09, [
                    -0.94982463, 0.30016056, -0.08795911, -0.17272324, 0.17687856, 0.74738084,
                    0.6404185, 0.19547989, 0.25796733, 0.59272719, -0.7629727, 0.77695278, 0.0, 0.0,
                    0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -0.25371835, -0.15517047, 0.95475082, -0.2270606, -0.8585999, 0.49069183,
                    -0.14841744, -0.15232818, -0.44545842, -0.85740519, -0.25772687, 0.65066815,
                    0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (jacobian_flange, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, -0.99386836, -0.99386836, -0.0705175, -0.48287836, -0.08795911, 0.0,
                    -0.11056978, -0.11056978, 0.63385416, -0.69734264, 0.6404185, 1.0, 0.0, 0.0,
                    -0.77023125, -0.52966191, -0.7629727, -0.19547989, -0.0116234, 0.03534244, 0.0,
                    0.0, 0.0, -0.17272324, 0.10447821, -0.31767932, 0.0, 0.0, 0.0, 0.0, -0.21337925,
                    -0.29102249, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.00999983, 0.00999983, -0.13120663, -0.14806076, 0.95475082, 0.0,
                    -0.99995, -0.99995, -0.00131211, -0.9887573, -0.14841744, 1.0, 0.0, 0.0,
                    -0.99135417, 0.02090465, -0.25772687, 0.15232818, 0.0211608, 0.42538183, 0.0,
                    0.0, 0.0, -0.2270606, 0.00021162, 0.00425396, 0.0, 0.0, 0.0, 0.0, -0.2285725,
                    -0.07678235, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_flange, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.06744757, 0.06744757, -0.42667826, 2.04752786, 0.71892975, 0.0,
                    -0.6062597, -0.6062597, 0.31677331, -0.67949273, -0.15487259, 0.0, 0.0, 0.0,
                    0.29974941, -0.97206848, -0.21287746, -0.52942926, -0.08872825, 0.17866059, 0.0,
                    0.0, 0.0, -0.1898644, 0.21759385, 0.15750077, 0.0, 0.0, 0.0, 0.0, -0.63870675,
                    -0.15023044, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.059997, 0.059997, 2.10164449, 0.17184757, 0.34144868, 0.0, 0.00059999,
                    0.00059999, 0.01314396, -0.03325057, 0.2363431, 0.0, 0.0, 0.0, -0.27817197,
                    -0.35556039, 1.12879565, 0.01192188, 0.43748418, 0.1625152, 0.0, 0.0, 0.0,
                    0.1793091, 0.00564476, 0.02715067, 0.0, 0.0, 0.0, 0.0, 0.17017792, 0.90185458,
                    0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_flange, ["q"], [
            (0, [
                (5.1e-09, [
                    2.71809484, 1.58180898, 2.09972995, -0.03058798, 0.30823184, 0.35920733,
                    1.58180898, 7.05292977, -2.89937673, -0.00339824, 0.03289337, 0.03862714,
                    2.09972995, -2.89937673, 8.13947136, -0.08539959, -0.05182299, -0.00065867,
                    -0.03058798, -0.00339824, -0.08539959, 0.01872484, -0.00204444, -0.01034728,
                    0.30823184, 0.03289337, -0.05182299, -0.00204444, 0.11713598, 0.09224879,
                    0.35920733, 0.03862714, -0.00065867, -0.01034728, 0.09224879, 0.10127394,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    4.91366185, 0.11159512, -0.61075678, 0.00474822, 0.00013053, -0.00143493,
                    0.11159512, 7.13005186, 0.09070354, -0.45435216, -0.00599845, 0.14017657,
                    -0.61075678, 0.09070354, 5.84115677, 0.03577867, -0.09039622, -0.00750613,
                    0.00474822, -0.45435216, 0.03577867, 0.19661091, -0.00638037, -0.03618502,
                    0.00013053, -0.00599845, -0.09039622, -0.00638037, 0.02072868, 0.00138722,
                    -0.00143493, 0.14017657, -0.00750613, -0.03618502, 0.00138722, 0.02008814,
                ]),
            ]),
        ]),
        (operational_inertia_flange, ["q"], [
            (0, [
                (0.00035, [
                    734.8663, -276.5291, -305.7286, -1868.9239, 345.4222, -3008.5952, -276.5291,
                    104.2255, 115.1083, 703.5538, -129.9351, 1132.0522, -305.7286, 115.1083,
                    127.3464, 778.238, -143.6225, 1251.6465, -1868.9239, 703.5538, 778.238,
                    4818.7263, -892.0094, 7670.4337, 345.4222, -129.9351, -143.6225, -892.0094,
                    195.7184, -1445.9635, -3008.5952, 1132.0522, 1251.6465, 7670.4337, -1445.9635,
                    12358.1888,
                ]),
            ]),
            (1, [
                (6.1e-08, [
                    0.2065261, -0.0047768, 0.0232176, -0.0119221, 0.0929658, 0.0288654, -0.0047768,
                    0.1719969, -0.0031616, 0.2697196, 0.1677193, -0.727463, 0.0232176, -0.0031616,
                    0.1862503, -0.0129693, 0.8062147, 0.0142787, -0.0119221, 0.2697196, -0.0129693,
                    8.0744689, 1.6676, 12.5416655, 0.0929658, 0.1677193, 0.8062147, 1.6676,
                    52.4183578, -1.4784346, 0.0288654, -0.727463, 0.0142787, 12.5416655, -1.4784346,
                    77.5578765,
                ]),
            ]),
        ]),
        (tip_force_acceleration_flange, ["q", "f"], [
            (0, [
                (5.1e-09, [
                    0.83971463, 0.63101642, 2.30176001, -4.37966848, -4.11777641, -4.08354422,
                ]),
            ]),
            (1, [
                (5.1e-08, [-0.4218272, 0.3910497, 2.4103982, 8.5774068, 12.6139535, -6.096447]),
            ]),
        ]),
    ]
    return states, expected


if __name__ == "__main__":
    raise SystemExit(_self_test())
