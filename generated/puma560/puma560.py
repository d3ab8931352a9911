"""puma560: robot dynamics in closed form.

Made by symdyn 0.1.0 from puma560.yaml
(SHA-256 1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44).
Make it again with

    symdyn generate puma560.yaml --target python,c,javascript

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
using(xp) gives them over another array library: JAX, PyTorch, CuPy or CasADi.
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
    - Inside functions a number behind a letter is the place of a joint or its body; frames have
      z along its axis.

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
NQ = 6
NV = 6
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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    M = [
        M00,      -R0_Jyz, M02,       M03,       M04,            -M05_neg,
        -R0_Jyz,  M11,     M12,       M13,       M14,            M25,
        M02,      M12,     M22,       -R2_Jyz_1, M24,            M25,
        M03,      M13,     -R2_Jyz_1, M33,       0.0,            M35,
        M04,      M14,     M24,       0.0,       0.171348451657, 0.0,
        -M05_neg, M25,     M25,       M35,       0.0,            0.194104505668,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.

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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    # elimination of 'flange'
    U05 = -5.1518639227799214*M05_neg
    U15 = 5.1518639227799214*M25
    U35 = 0.00020607455691119687*c4
    M00e5 = M00 + M05_neg*U05
    M01e5_0 = M05_neg*U15
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = M25*U15
    M11e5 = M11 - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = M22 - M11e5_0
    M03e5 = M03 + M05_neg*U35
    M13e5_0 = M25*U35
    M13e5 = M13 - M13e5_0
    M23e5_neg = R2_Jyz_1 + M13e5_0
    M33e5 = M33 - M35*U35

    # elimination of 'wrist_pitch'
    U04 = 5.836060905888831*M04
    U14 = 5.836060905888831*M14
    U24 = 5.836060905888831*M24
    M00e4 = M00e5 - M04*U04
    M01e4 = M01e5 - M04*U14
    M11e4 = M11e5 - M14*U14
    M02e4 = M02e5 - M04*U24
    M12e4 = M12e5 - M14*U24
    M22e4 = M22e5 - M24*U24

    # elimination of 'wrist_roll'
    D3_inv_neg = -1.0/M33e5
    U03_neg = M03e5*D3_inv_neg
    U13 = -M13e5*D3_inv_neg
    U23 = M23e5_neg*D3_inv_neg
    M00e3 = M00e4 + M03e5*U03_neg
    M01e3 = M01e4 - M03e5*U13
    M11e3 = M11e4 - M13e5*U13
    M02e3 = M02e4 - M03e5*U23
    M12e3 = M12e4 - M13e5*U23
    D2 = M22e4 + M23e5_neg*U23

    # elimination of 'elbow'
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder'
    D1_inv = 1.0/D1
    U01 = M01e2*D1_inv
    D0 = M00e2 - M01e2*U01

    U = [
        1.0, U01, U02, -U03_neg, U04, U05,
        0.0, 1.0, U12, U13,      U14, U15,
        0.0, 0.0, 1.0, U23,      U24, U15,
        0.0, 0.0, 0.0, 1.0,      0.0, U35,
        0.0, 0.0, 0.0, 0.0,      1.0, 0.0,
        0.0, 0.0, 0.0, 0.0,      0.0, 1.0,
    ]
    D = [D0, D1, D2, M33e5, 0.171348451657, 0.194104505668]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N,): W M W^T = diag(D).

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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    # elimination of 'flange'
    U05 = -5.1518639227799214*M05_neg
    U15 = 5.1518639227799214*M25
    U35 = 0.00020607455691119687*c4
    M00e5 = M00 + M05_neg*U05
    M01e5_0 = M05_neg*U15
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = M25*U15
    M11e5 = M11 - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = M22 - M11e5_0
    M03e5 = M03 + M05_neg*U35
    M13e5_0 = M25*U35
    M13e5 = M13 - M13e5_0
    M23e5_neg = R2_Jyz_1 + M13e5_0
    M33e5 = M33 - M35*U35

    # elimination of 'wrist_pitch'
    U04 = 5.836060905888831*M04
    U14 = 5.836060905888831*M14
    U24 = 5.836060905888831*M24
    M00e4 = M00e5 - M04*U04
    M01e4 = M01e5 - M04*U14
    M11e4 = M11e5 - M14*U14
    M02e4 = M02e5 - M04*U24
    M12e4 = M12e5 - M14*U24
    M22e4 = M22e5 - M24*U24

    # elimination of 'wrist_roll'
    D3_inv_neg = -1.0/M33e5
    U03_neg = M03e5*D3_inv_neg
    U13 = -M13e5*D3_inv_neg
    U23 = M23e5_neg*D3_inv_neg
    M00e3 = M00e4 + M03e5*U03_neg
    M01e3 = M01e4 - M03e5*U13
    M11e3 = M11e4 - M13e5*U13
    M02e3 = M02e4 - M03e5*U23
    M12e3 = M12e4 - M13e5*U23
    D2 = M22e4 + M23e5_neg*U23

    # elimination of 'elbow'
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder'
    D1_inv = 1.0/D1
    U01 = M01e2*D1_inv
    D0 = M00e2 - M01e2*U01

    # inverse of U
    W02 = U12*U01 - U02
    W13 = U23*U12 - U13
    W03 = U03_neg - (U01*W13 - U23*U02)
    W14 = U24*U12 - U14
    W04_neg = U01*W14 - U24*U02 + U04
    W25 = U35*U23 - U15
    W15 = U35*U13 - U12*W25 - U15
    W05 = -U05 - (U01*W15 + U02*W25 + U35*U03_neg)

    W = [
        1.0, -U01, W02,  W03,  -W04_neg, W05,
        0.0, 1.0,  -U12, W13,  W14,      W15,
        0.0, 0.0,  1.0,  -U23, -U24,     W25,
        0.0, 0.0,  0.0,  1.0,  0.0,      -U35,
        0.0, 0.0,  0.0,  0.0,  1.0,      0.0,
        0.0, 0.0,  0.0,  0.0,  0.0,      1.0,
    ]
    D = [D0, D1, D2, M33e5, 0.171348451657, 0.194104505668]
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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    # elimination of 'flange'
    U05 = -5.1518639227799214*M05_neg
    U15 = 5.1518639227799214*M25
    U35 = 0.00020607455691119687*c4
    M00e5 = M00 + M05_neg*U05
    M01e5_0 = M05_neg*U15
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = M25*U15
    M11e5 = M11 - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = M22 - M11e5_0
    M03e5 = M03 + M05_neg*U35
    M13e5_0 = M25*U35
    M13e5 = M13 - M13e5_0
    M23e5_neg = R2_Jyz_1 + M13e5_0
    M33e5 = M33 - M35*U35

    # elimination of 'wrist_pitch'
    U04 = 5.836060905888831*M04
    U14 = 5.836060905888831*M14
    U24 = 5.836060905888831*M24
    M00e4 = M00e5 - M04*U04
    M01e4 = M01e5 - M04*U14
    M11e4 = M11e5 - M14*U14
    M02e4 = M02e5 - M04*U24
    M12e4 = M12e5 - M14*U24
    M22e4 = M22e5 - M24*U24

    # elimination of 'wrist_roll'
    D3_inv_neg = -1.0/M33e5
    U03_neg = M03e5*D3_inv_neg
    U13 = -M13e5*D3_inv_neg
    U23 = M23e5_neg*D3_inv_neg
    M00e3 = M00e4 + M03e5*U03_neg
    M01e3 = M01e4 - M03e5*U13
    M11e3 = M11e4 - M13e5*U13
    M02e3 = M02e4 - M03e5*U23
    M12e3 = M12e4 - M13e5*U23
    D2 = M22e4 + M23e5_neg*U23

    # elimination of 'elbow'
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder'
    D1_inv = 1.0/D1
    U01 = M01e2*D1_inv
    D0 = M00e2 - M01e2*U01

    # elimination of 'waist'
    D0_inv_neg = -1.0/D0

    # row 'shoulder' of the inverse
    X01 = U01*D0_inv_neg
    X11 = D1_inv - U01*X01

    # row 'elbow' of the inverse
    X02 = U02*D0_inv_neg - U12*X01
    X12_neg = U02*X01 + U12*X11
    X22 = D2_inv - U02*X02 + U12*X12_neg

    # row 'wrist_roll' of the inverse
    X03 = -U03_neg*D0_inv_neg - U13*X01 - U23*X02
    X13 = U23*X12_neg - (U13*X11 - U03_neg*X01)
    X23_neg = U23*X22 - (U03_neg*X02 + U13*X12_neg)
    X33 = U23*X23_neg - (D3_inv_neg - U03_neg*X03 + U13*X13)

    # row 'wrist_pitch' of the inverse
    X04 = U04*D0_inv_neg - U14*X01 - U24*X02
    X14 = U24*X12_neg - (U04*X01 + U14*X11)
    X24 = U14*X12_neg - U04*X02 - U24*X22
    X34 = U24*X23_neg - (U04*X03 + U14*X13)
    X44_neg = U04*X04 - 5.836060905888831 + U14*X14 + U24*X24

    # row 'flange' of the inverse
    X05 = U05*D0_inv_neg - U15*(X01 + X02) - U35*X03
    X15_0 = U15*X12_neg
    X15 = X15_0 - (U05*X01 + U15*X11) - U35*X13
    X25 = X15_0 - U05*X02 - U15*X22 + U35*X23_neg
    X35 = -U05*X03 - U15*(X13 - X23_neg) - U35*X33
    X45 = -U05*X04 - U15*(X14 + X24) - U35*X34
    X55 = 5.1518639227799214 - U05*X05 - U15*(X15 + X25) - U35*X35

    M_inverse = [
        -D0_inv_neg, X01,      X02,      X03,      X04,      X05,
        X01,         X11,      -X12_neg, X13,      X14,      X15,
        X02,         -X12_neg, X22,      -X23_neg, X24,      X25,
        X03,         X13,      -X23_neg, X33,      X34,      X35,
        X04,         X14,      X24,      X34,      -X44_neg, X45,
        X05,         X15,      X25,      X35,      X45,      X55,
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
    ww0_zz = qd0*qd0

    # motion of 'link2'
    w1_x = qd0*s1
    w1_y = qd0*c1
    E1_yz_neg = qdd0*s1
    E1_xz = qdd0*c1
    a1_x_0 = 0.15005*qdd0
    a1_z = -0.15005*ww0_zz
    a1_x = c1*a1_x_0 + 9.81*s1
    a1_y = 9.81*c1 - s1*a1_x_0
    ww1_yz = qd1*w1_y
    wd1_x = E1_yz_neg + ww1_yz
    ww1_xz = qd1*w1_x
    wd1_y = E1_xz - ww1_xz
    ww1_xx = w1_x*w1_x
    ww1_yy = w1_y*w1_y
    ww1_zz = qd1*qd1
    ww1_xy = w1_x*w1_y
    E1_xx_neg = ww1_yy + ww1_zz
    E1_xy = ww1_xy - qdd1
    E1_yx = qdd1 + ww1_xy
    E1_yy_neg = ww1_xx + ww1_zz
    E1_zx = ww1_xz - wd1_y
    E1_zy = ww1_yz + wd1_x

    # motion of 'link3'
    w2_x_neg = c2*w1_x + s2*w1_y
    w2_y = s2*w1_x - c2*w1_y
    a2_x_0 = a1_x - 0.4318*E1_xx_neg
    a2_x_1 = -a1_y - 0.4318*E1_yx
    a2_z = a1_z + 0.4318*E1_zx
    a2_x = s2*a2_x_1 - c2*a2_x_0
    a2_y = s2*a2_x_0 + c2*a2_x_1
    wd2_x = qd2*w2_y - (c2*wd1_x + s2*wd1_y)
    wd2_y = s2*wd1_x - c2*wd1_y + qd2*w2_x_neg
    wd2_z = qdd1 + qdd2
    w2_z = qd1 + qd2
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_yy = w2_y*w2_y
    ww2_zz = w2_z*w2_z
    ww2_xy_neg = w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_neg = ww2_yy + ww2_zz
    E2_xy_neg = wd2_z + ww2_xy_neg
    E2_xz = wd2_y - ww2_xz_neg
    E2_yx = wd2_z - ww2_xy_neg
    E2_yy_neg = ww2_xx + ww2_zz
    E2_zx_neg = wd2_y + ww2_xz_neg
    E2_zy = wd2_x + ww2_yz

    # motion of 'link4'
    w3_x = c3*w2_x_neg - s3*w2_z
    w3_y_neg = s3*w2_x_neg + c3*w2_z
    a3_x_0 = -a2_x - (0.0203*E2_xx_neg + 0.4318*E2_xy_neg)
    a3_z = 0.0203*E2_yx - 0.4318*E2_yy_neg - a2_y
    a3_x_1 = -a2_z - (0.0203*E2_zx_neg - 0.4318*E2_zy)
    a3_x = c3*a3_x_0 + s3*a3_x_1
    a3_y = c3*a3_x_1 - s3*a3_x_0
    wd3_x = -c3*wd2_x - s3*wd2_z - qd3*w3_y_neg
    wd3_y_neg = c3*wd2_z - s3*wd2_x + qd3*w3_x
    wd3_z = qdd3 - wd2_y
    w3_z = qd3 - w2_y
    ww3_xy_neg = w3_x*w3_y_neg
    ww3_xz = w3_x*w3_z
    ww3_yz_neg = w3_y_neg*w3_z

    # motion of 'link5'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    a4_x = -c4*a3_x - s4*a3_z
    wd4_x = qd4*w4_y - (c4*wd3_x + s4*wd3_z)
    wd4_y = s4*wd3_x - c4*wd3_z + qd4*w4_x_neg
    wd4_z = qdd4 + wd3_y_neg
    w4_z = qd4 + w3_y_neg
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z
    E4_xy_neg = wd4_z + ww4_xy_neg
    E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z
    E4_zy = wd4_x + ww4_yz

    # motion of 'link6'
    wd5_z = qdd5 - wd4_y
    w5_z = qd5 - w4_y
    ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z
    ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z

    # force on 'link6'
    n5_x = -4e-05*ww5_yz_neg
    n5_y = -4e-05*ww5_xz
    n5_z = 4e-05*wd5_z

    # force on 'link5'
    f4_x = 0.00288*E4_xy_neg
    f4_y = 0.00288*E4_yy_neg
    f4_z = -0.00288*E4_zy
    n4_x_0 = -0.00024216*wd4_x - 0.00064216*ww4_yz - 0.00288*a3_y
    n4_z_0 = 0.00064216*wd4_z + 0.00024216*ww4_xy_neg + 0.00288*a4_x
    n4_x = s5*n5_y - c5*n5_x - n4_x_0
    n4_y = 0.0004*ww4_xz_neg - n5_z
    n4_z = n4_z_0 - (s5*n5_x + c5*n5_y)

    # force on 'link4'
    f3_x = s4*f4_y - c4*f4_x
    f3_z_neg = s4*f4_x + c4*f4_y
    n3_x = 0.0003*wd3_x - 0.0016*ww3_yz_neg - (c4*n4_x - s4*n4_y)
    n3_y_neg = n4_z + 0.0013*ww3_xz
    n3_z = 0.0016*wd3_z + 0.0003*ww3_xy_neg - (s4*n4_x + c4*n4_y)

    # force on 'link3'
    f2_x_0 = -c3*f3_x - s3*f4_z
    f2_z_0 = c3*f4_z - s3*f3_x
    f2_x = 0.025375*E2_xx_neg + 0.89133*E2_xy_neg + f2_x_0
    f2_y = f3_z_neg - (0.025375*E2_yx - 0.89133*E2_yy_neg)
    f2_z = 0.025375*E2_zx_neg - 0.89133*E2_zy + f2_z_0
    n2_x_0 = 0.011273199*E2_zx_neg - (0.3251198455*wd2_x + 0.3586500705*ww2_yz)
    n2_y_0 = 0.033530225*ww2_xz_neg - 0.011273199*E2_zy + 0.0047376*E2_xy_neg
    n2_z_0 = 0.3586500705*wd2_z + 0.3251198455*ww2_xy_neg + 0.0047376*E2_xz
    n2_z_1 = 0.025375*a2_y - 0.89133*a2_x
    n2_x_1 = n2_x_0 - 0.0047376*(ww2_yy - ww2_zz) + 0.89133*a2_z
    n2_z_2 = n2_z_0 - 0.011273199*(ww2_xx - ww2_yy) - n2_z_1
    n2_x = -c3*n3_x - s3*n3_y_neg - 0.4318*f2_z_0 - n2_x_1
    n2_y = 0.0203*f2_z_0 - n3_z + (n2_y_0 + 0.025375*a2_z)
    n2_z = c3*n3_y_neg - s3*n3_x - (0.0203*f3_z_neg - 0.4318*f2_x_0) + n2_z_2

    # force on 'link2'
    f1_y_0 = s2*f2_x + c2*f2_y
    tau1_0 = 0.4318*f1_y_0
    f1_x_neg = c2*f2_x - s2*f2_y + (3.79559*E1_xx_neg - 0.1044*E1_xy)
    f1_y = 3.79559*E1_yx - 0.1044*E1_yy_neg - f1_y_0
    n1_x_neg_0 = 1.601861202*wd1_x - 1.748114002*ww1_yz + 0.120863064*E1_yx
    n1_x_neg_1 = n1_x_neg_0 - 0.0070992*E1_zx + 0.00808578*(ww1_yy - ww1_zz)
    n1_y_neg_0 = 3.349975204*ww1_xz + 0.0070992*E1_zy - 0.00808578*E1_xy
    tau1_1 = 1.601861202*ww1_xy
    tau1_2 = 0.00808578*E1_xz
    tau1_3 = 0.120863064*E1_yz_neg
    tau1_4 = 0.0070992*(ww1_xx - ww1_yy)
    tau1_5 = -3.79559*a1_y
    tau1_6 = 0.1044*a1_x
    n1_y_neg_1 = n1_y_neg_0 - 0.120863064*(ww1_xx - ww1_zz) - 0.5695282795*ww0_zz
    n1_x_neg = c2*n2_x - s2*n2_y + (n1_x_neg_1 + 0.01566522*ww0_zz)
    n1_y_neg = s2*n2_x + c2*n2_y + 0.4318*f2_z + n1_y_neg_1

    # force on 'link1'
    tau0_0 = s1*n1_x_neg
    tau0_1 = c1*n1_y_neg
    tau0_2 = 0.15005*(c1*f1_x_neg + s1*f1_y)

    # friction
    tau0_3 = 5.8018217679508*qd0
    tau0_4 = 25.9836065*_sign(qd0)
    tau1_7 = 9.496868641825*qd1
    tau1_8 = 10.6197775*_sign(qd1)
    fric2 = 3.9804259903722*qd2 + 6.36419655*_sign(qd2)
    fric3 = 0.411645229697152*qd3 + 1.06831142*_sign(qd3)
    fric4 = 0.4272830209354*qd4 + 0.85444524*_sign(qd4)
    fric5 = 0.2158232532732*qd5 + 0.55443978*_sign(qd5)

    # joint forces
    tau0 = tau0_4 - (tau0_0 + tau0_1 + tau0_2 - 3.937572254267*qdd0 - tau0_3)
    tau1_9 = n2_z - tau1_0 + 4.072928847*qdd1 + tau1_1 - tau1_2 - tau1_3
    tau1 = tau1_9 - tau1_4 - tau1_5 - tau1_6 + tau1_7 + tau1_8
    tau2 = n2_z + 0.576873331938*qdd2 + fric2
    tau3 = n3_z + 0.19079062612368*qdd3 + fric3
    tau4 = n4_z + 0.170706291657*qdd4 + fric4
    tau5 = n5_z + 0.194064505668*qdd5 + fric5

    tau = [tau0, tau1, tau2, tau3, tau4, tau5]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N,) at qdd = 0, friction included.

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
    ww0_zz = qd0*qd0

    # motion of 'link2'
    w1_x = qd0*s1
    w1_y = qd0*c1
    a1_z = -0.15005*ww0_zz
    a1_x = 9.81*s1
    a1_y = 9.81*c1
    wd1_x = qd1*w1_y
    wd1_y_neg = qd1*w1_x
    ww1_xx = w1_x*w1_x
    ww1_yy = w1_y*w1_y
    ww1_zz = qd1*qd1
    ww1_xy = w1_x*w1_y
    E1_xx_neg = ww1_yy + ww1_zz
    E1_yy_neg = ww1_xx + ww1_zz

    # motion of 'link3'
    w2_x_neg = c2*w1_x + s2*w1_y
    w2_y = s2*w1_x - c2*w1_y
    a2_x_neg_0 = a1_x - 0.4318*E1_xx_neg
    a2_x_neg_1 = a1_y + 0.4318*ww1_xy
    a2_z = a1_z + 0.8636*wd1_y_neg
    a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1
    a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1
    wd2_x = qd2*w2_y - (c2*wd1_x - s2*wd1_y_neg)
    wd2_y = s2*wd1_x + c2*wd1_y_neg + qd2*w2_x_neg
    w2_z = qd1 + qd2
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_yy = w2_y*w2_y
    ww2_zz = w2_z*w2_z
    ww2_xy_neg = w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_neg = ww2_yy + ww2_zz
    E2_xz = wd2_y - ww2_xz_neg
    E2_yy_neg = ww2_xx + ww2_zz
    E2_zx_neg = wd2_y + ww2_xz_neg
    E2_zy = wd2_x + ww2_yz

    # motion of 'link4'
    w3_x = c3*w2_x_neg - s3*w2_z
    w3_y_neg = s3*w2_x_neg + c3*w2_z
    a3_x_0 = a2_x_neg - (0.0203*E2_xx_neg + 0.4318*ww2_xy_neg)
    a3_z_neg = 0.0203*ww2_xy_neg + 0.4318*E2_yy_neg + a2_y
    a3_x_1 = -a2_z - (0.0203*E2_zx_neg - 0.4318*E2_zy)
    a3_x = c3*a3_x_0 + s3*a3_x_1
    a3_y = c3*a3_x_1 - s3*a3_x_0
    wd3_x = -c3*wd2_x - qd3*w3_y_neg
    wd3_y_neg = qd3*w3_x - s3*wd2_x
    w3_z = qd3 - w2_y
    ww3_xy_neg = w3_x*w3_y_neg
    ww3_xz = w3_x*w3_z
    ww3_yz_neg = w3_y_neg*w3_z

    # motion of 'link5'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    a4_x = s4*a3_z_neg - c4*a3_x
    wd4_x = qd4*w4_y - (c4*wd3_x - s4*wd2_y)
    wd4_y = s4*wd3_x + c4*wd2_y + qd4*w4_x_neg
    w4_z = qd4 + w3_y_neg
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z
    E4_xy_neg = wd3_y_neg + ww4_xy_neg
    E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z
    E4_zy = wd4_x + ww4_yz

    # motion of 'link6'
    w5_z = qd5 - w4_y
    ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z
    ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z

    # force on 'link6'
    n5_x = -4e-05*ww5_yz_neg
    n5_y = -4e-05*ww5_xz
    n5_z = -4e-05*wd4_y

    # force on 'link5'
    f4_x = 0.00288*E4_xy_neg
    f4_y = 0.00288*E4_yy_neg
    f4_z = -0.00288*E4_zy
    n4_x_0 = -0.00024216*wd4_x - 0.00064216*ww4_yz - 0.00288*a3_y
    n4_z_0 = 0.00064216*wd3_y_neg + 0.00024216*ww4_xy_neg + 0.00288*a4_x
    n4_x = s5*n5_y - c5*n5_x - n4_x_0
    n4_y = 0.0004*ww4_xz_neg - n5_z
    n4_z = n4_z_0 - (s5*n5_x + c5*n5_y)

    # force on 'link4'
    f3_x = s4*f4_y - c4*f4_x
    f3_z_neg = s4*f4_x + c4*f4_y
    n3_x = 0.0003*wd3_x - 0.0016*ww3_yz_neg - (c4*n4_x - s4*n4_y)
    n3_y_neg = n4_z + 0.0013*ww3_xz
    n3_z_neg = s4*n4_x + c4*n4_y + (0.0016*wd2_y - 0.0003*ww3_xy_neg)

    # force on 'link3'
    f2_x_0 = -c3*f3_x - s3*f4_z
    f2_z_0 = c3*f4_z - s3*f3_x
    f2_x = 0.025375*E2_xx_neg + 0.89133*ww2_xy_neg + f2_x_0
    f2_y = 0.025375*ww2_xy_neg + 0.89133*E2_yy_neg + f3_z_neg
    f2_z = 0.025375*E2_zx_neg - 0.89133*E2_zy + f2_z_0
    n2_x_0 = 0.011273199*E2_zx_neg - (0.3251198455*wd2_x + 0.3586500705*ww2_yz)
    n2_y_0 = 0.033530225*ww2_xz_neg - 0.011273199*E2_zy + 0.0047376*ww2_xy_neg
    n2_z_0 = 0.011273199*(ww2_xx - ww2_yy)
    n2_z_1 = 0.025375*a2_y + 0.89133*a2_x_neg
    n2_x_1 = n2_x_0 - 0.0047376*(ww2_yy - ww2_zz) + 0.89133*a2_z
    n2_z_2 = 0.3251198455*ww2_xy_neg + 0.0047376*E2_xz - n2_z_0 - n2_z_1
    n2_x = -c3*n3_x - s3*n3_y_neg - 0.4318*f2_z_0 - n2_x_1
    n2_y = n3_z_neg + 0.0203*f2_z_0 + (n2_y_0 + 0.025375*a2_z)
    n2_z = c3*n3_y_neg - s3*n3_x - (0.0203*f3_z_neg - 0.4318*f2_x_0) + n2_z_2

    # force on 'link2'
    f1_y_0 = s2*f2_x + c2*f2_y
    f1_x_neg = c2*f2_x - s2*f2_y + (3.79559*E1_xx_neg - 0.1044*ww1_xy)
    f1_y = 3.79559*ww1_xy - 0.1044*E1_yy_neg - f1_y_0
    n1_x_0 = 0.00808578*(ww1_yy - ww1_zz)
    n1_x_1 = 0.1462528*wd1_x - 0.120863064*ww1_xy + 0.0141984*wd1_y_neg - n1_x_0
    n1_y_neg_0 = 3.349975204*wd1_y_neg + 0.0141984*wd1_x - 0.00808578*ww1_xy
    n1_z_0 = 37.2347379*c1 - 1.024164*s1
    n1_y_neg_1 = n1_y_neg_0 - 0.120863064*(ww1_xx - ww1_zz) - 0.5695282795*ww0_zz
    n1_z_1 = 1.601861202*ww1_xy - 0.0070992*(ww1_xx - ww1_yy) + n1_z_0
    n1_x = n1_x_1 - 0.01566522*ww0_zz - (c2*n2_x - s2*n2_y)
    n1_y_neg = s2*n2_x + c2*n2_y + 0.4318*f2_z + n1_y_neg_1
    n1_z = n2_z - 0.4318*f1_y_0 + n1_z_1

    # force on 'link1'
    n0_z_neg = c1*n1_y_neg - s1*n1_x + 0.15005*(c1*f1_x_neg + s1*f1_y)

    # friction
    fric0 = 5.8018217679508*qd0 + 25.9836065*_sign(qd0)
    fric1 = 9.496868641825*qd1 + 10.6197775*_sign(qd1)
    fric2 = 3.9804259903722*qd2 + 6.36419655*_sign(qd2)
    fric3 = 0.411645229697152*qd3 + 1.06831142*_sign(qd3)
    fric4 = 0.4272830209354*qd4 + 0.85444524*_sign(qd4)
    fric5 = 0.2158232532732*qd5 + 0.55443978*_sign(qd5)

    # joint forces
    bias0 = fric0 - n0_z_neg
    bias1 = n1_z + fric1
    bias2 = n2_z + fric2
    bias3 = fric3 - n3_z_neg
    bias4 = n4_z + fric4
    bias5 = n5_z + fric5

    bias = [bias0, bias1, bias2, bias3, bias4, bias5]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N,) that hold the robot at rest.

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
    a1_x = 9.81*s1
    a1_y = 9.81*c1

    # motion of 'link3'
    a2_x_neg = c2*a1_x + s2*a1_y
    a2_y = s2*a1_x - c2*a1_y

    # motion of 'link4'
    a3_x = c3*a2_x_neg
    a3_y_neg = s3*a2_x_neg

    # motion of 'link5'
    a4_x = s4*a2_y - c4*a3_x

    # force on 'link5'
    n4_x = -0.00288*a3_y_neg
    n4_z = 0.00288*a4_x

    # force on 'link4'
    n3_x = -c4*n4_x
    n3_z = -s4*n4_x

    # force on 'link3'
    n2_x = -c3*n3_x - s3*n4_z
    n2_z_neg = s3*n3_x - c3*n4_z + (0.025375*a2_y + 0.89133*a2_x_neg)

    # force on 'link2'
    n1_x = -c2*n2_x - s2*n3_z
    n1_y = c2*n3_z - s2*n2_x
    n1_z = 37.2347379*c1 - 1.024164*s1 - n2_z_neg

    # force on 'link1'
    n0_z = s1*n1_x + c1*n1_y

    g = [n0_z, n1_z, -n2_z_neg, n3_z, n4_z, 0.0]
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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # velocity of 'link2'
    w1_x = s1*qd0
    w1_y = c1*qd0
    v1_x_0 = 0.15005*qd0
    v1_x = c1*v1_x_0
    v1_y_neg = s1*v1_x_0

    # velocity of 'link3'
    w2_x_neg = c2*w1_x + s2*w1_y
    w2_y = s2*w1_x - c2*w1_y
    v2_x_0 = v1_y_neg - 0.4318*qd1
    v2_x = s2*v2_x_0 - c2*v1_x
    v2_y = s2*v1_x + c2*v2_x_0
    w2_z = qd1 + qd2

    # velocity of 'link4'
    w3_x = c3*w2_x_neg - s3*w2_z
    w3_y_neg = s3*w2_x_neg + c3*w2_z
    v3_x_0 = -v2_x - 0.4318*w2_z
    v3_z = 0.0203*w2_z - v2_y
    v3_x_1 = 0.4318*(w1_y - w2_x_neg) - 0.0203*w2_y
    v3_x = c3*v3_x_0 + s3*v3_x_1
    v3_y = c3*v3_x_1 - s3*v3_x_0
    w3_z = qd3 - w2_y

    # velocity of 'link5'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    v4_x = -c4*v3_x - s4*v3_z
    v4_y = s4*v3_x - c4*v3_z
    w4_z = qd4 + w3_y_neg

    # velocity of 'link6'
    w5_x = c5*w4_x_neg - s5*w4_z
    w5_y_neg = s5*w4_x_neg + c5*w4_z
    w5_z = qd5 - w4_y

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - 0.0406*R2_hx_0
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = c3c3*R2_Jxx_0 + 0.00064216 + 0.002487168*c4 + 0.3251198455
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = s3*R3_Jxz + R2_Jyz_0 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy = R2_Jxx - R1_Jxx_2 - 0.8636*R1_hx_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # momenta of 'link2'
    T1_xx_neg_0 = 0.060431532*w1_y
    T1_xx_neg_1 = 0.0035496*qd1
    L1_y_0 = 0.0035496*w1_x
    T1_yy_0 = 0.00404289*w1_x
    T1_yz_0 = 0.0035496*w1_y
    L1_y_1 = 0.00404289*qd1
    T1_yz_1 = 0.060431532*qd1
    T1_zz_0 = 3.79559*v1_x
    T1_zz_1 = 0.1044*v1_y_neg
    T1_xy_0 = 1.897795*v1_y_neg - 0.0522*v1_x
    T1_xy_1 = 0.800930601*qd1 - 0.060431532*w1_x + 0.00404289*w1_y - T1_xy_0

    # momenta of 'link3'
    L2_y_0 = 0.0056365995*w2_x_neg
    T2_yz_0 = 0.0056365995*w2_y
    L2_y_1 = 0.0023688*w2_z
    L2_x_neg_0 = 0.192438147*w1_y
    L2_y_2 = 0.0054784625*w1_y
    T2_zz_neg_0 = -0.025375*v2_x
    T2_zz_neg_1 = 0.89133*v2_y
    T2_xy_0 = 0.0126875*v2_y + 0.445665*v2_x
    T2_yy_neg_0 = 2.0*(0.0056365995*w2_z - 0.0023688*w2_x_neg) - T2_zz_neg_0

    # momenta of 'link5'
    T4_xz = 0.0002*w4_y
    p4_x = 0.00144*w4_z
    p4_z = 0.00144*w4_x_neg
    L4_x_neg_0 = -0.00144*v3_y
    L4_z_0 = -0.00144*v4_x
    L4_x_neg = 0.00012108*w4_x_neg + L4_x_neg_0
    L4_z = 0.00032108*w4_z - L4_z_0
    T4_xx = -0.00288*v4_y

    # momenta of 'link6'
    T5_xz = -2e-05*w5_y_neg
    T5_yz = -2e-05*w5_x
    L5_z = 2e-05*w5_z

    # momenta of 'link5'
    T4_xy_0 = s5*T5_yz - c5*T5_xz
    T4_yz_0 = -s5*T5_xz - c5*T5_yz
    T4_xy = 0.00012108*w4_z - L4_z_0 - T4_xy_0
    T4_yz = 0.00032108*w4_x_neg + L4_x_neg_0 - T4_yz_0

    # momenta of 'link4'
    p3_x_neg = c4*p4_x
    p3_z_neg = s4*p4_x
    T3_xx_neg_0 = 2.0*T4_xy
    T3_xx_neg = c4s4*T3_xx_neg_0 - c4c4*T4_xx
    T3_zz = T4_xx + T3_xx_neg
    L3_x = c4*L4_x_neg - s4*L5_z + 0.00015*w3_x
    L3_z = s4*L4_x_neg + c4*L5_z + 0.0008*w3_z
    T3_xy = c4*T4_xz - s4*T4_yz + 0.00015*w3_z
    T3_xz_neg = T4_xy - (c4s4*T4_xx + c4c4*T3_xx_neg_0) + 0.00065*w3_y_neg
    T3_yz = s4*T4_xz + c4*T4_yz - 0.0008*w3_x

    # momenta of 'link3'
    p2_x_0 = c3*p3_x_neg - s3*p4_z
    p2_z_0 = s3*p3_x_neg + c3*p4_z
    L2_x_neg_1 = 0.4318*p2_z_0
    L2_y_3 = 0.0203*p2_z_0
    L2_x_neg_2 = c3*L3_x + s3*L4_z + L2_x_neg_1
    T2_xx_0 = 2.0*T3_xy
    T2_xx_1 = -c3c3*T3_zz - c3s3*T2_xx_0
    T2_zz_neg_2 = 0.0406*p2_x_0
    T2_zz_neg_3 = 0.8636*p3_z_neg
    T2_zz_neg_4 = T3_xx_neg + T2_xx_1 + (T2_zz_neg_2 + T2_zz_neg_3)
    T2_xy_1 = c3*T3_xz_neg + s3*T3_yz - (0.0203*p3_z_neg + 0.4318*p2_x_0)
    T2_yz_1 = L2_x_neg_1 - (s3*T3_xz_neg - c3*T3_yz)
    p2_x = 0.445665*w2_z + p2_x_0
    p2_y = p3_z_neg - 0.0126875*w2_z
    p2_z = 0.445665*w2_x_neg + 0.0126875*w2_y + p2_z_0
    L2_x_neg = T2_yz_0 + 0.16255992275*w2_x_neg - L2_x_neg_0 + L2_x_neg_2
    L2_y = L2_y_0 + L2_y_1 - L2_y_2 - (L3_z - L2_y_3)
    T2_xx = 0.011273199*w2_z - T2_zz_neg_1 - (T2_zz_neg_3 - (T4_xx + T2_xx_1))
    T2_yy_neg = T2_zz_neg_2 - T3_zz + T2_yy_neg_0
    T2_zz_neg = 0.0047376*w2_x_neg - (T2_zz_neg_0 - T2_zz_neg_1) + T2_zz_neg_4
    T2_xy = 0.16255992275*w2_z + 0.0023688*w2_y + T2_xy_0 - T2_xy_1
    T2_xz_0 = L2_y_0 + 0.0167651125*w2_y - L2_y_1 - L2_y_2 + L2_y_3 - T3_xy
    T2_xz = T2_xz_0 - c3s3*T3_zz + c3c3*T2_xx_0
    T2_yz = T2_yz_0 + 0.17932503525*w2_x_neg - L2_x_neg_0 + T2_yz_1

    # momenta of 'link2'
    p1_x_neg_0 = c2*p2_x - s2*p2_y
    p1_y_0 = s2*p2_x + c2*p2_y
    L1_y_2 = 0.4318*p2_z
    T1_xx_neg_2 = T2_xx + T2_yy_neg
    T1_xx_neg_3 = 2.0*T2_xy
    T1_xx_neg_4 = c2c2*T1_xx_neg_2 - c2s2*T1_xx_neg_3
    T1_xx_neg_5 = T2_yy_neg - T1_xx_neg_4
    T1_xz_0 = s2*T2_yz
    T1_yy_1 = 0.8636*p1_x_neg_0
    T1_yy_2 = T2_xx - T1_xx_neg_4 - T1_yy_1
    T1_zz_2 = T2_zz_neg + T1_yy_1
    T1_xy_2 = 0.4318*p1_y_0 - (T2_xy - (c2s2*T1_xx_neg_2 + c2c2*T1_xx_neg_3))
    p1_x_neg = 0.0522*qd1 + p1_x_neg_0
    p1_y = 1.897795*qd1 - p1_y_0
    p1_z = 0.0522*w1_x - 1.897795*w1_y + p2_z
    L1_x = c2*L2_x_neg + s2*L2_y - (T1_yz_0 + 0.800930601*w1_x + T1_yz_1)
    L1_y = s2*L2_x_neg - c2*L2_y - L1_y_2 - (L1_y_0 + L1_y_1)
    T1_xx_neg = 2.0*(T1_xx_neg_0 - T1_xx_neg_1) + T1_zz_1 + T1_xx_neg_5
    T1_yy = T1_yy_2 - (2.0*(T1_xx_neg_1 - T1_yy_0) - T1_zz_0)
    T1_zz = T1_zz_0 - T1_zz_1 + 2.0*(T1_xx_neg_0 - T1_yy_0) - T1_zz_2
    T1_xy = T1_xy_2 - T1_xy_1
    T1_xz = T1_xz_0 - (L1_y_0 - 1.674987602*w1_y - L1_y_1 + L1_y_2 + c2*T2_xz)
    T1_yz = T1_yz_0 - (T1_yz_1 + 0.874057001*w1_x) - (s2*T2_xz + c2*T2_yz)

    # momenta of 'link1'
    T0_zz_0 = T1_xx_neg - (c1c1*(T1_xx_neg + T1_yy) + 2.0*T1_xy*c1s1)
    T0_zz = 0.3001*p1_z - T0_zz_0

    # Coriolis terms of joint 'shoulder'
    C11_0 = w1_x*R1_Jyz - w1_y*R1_Jxz - (v1_y_neg*R1_hy - v1_x*R1_hx)
    C01_neg_0 = w1_x*R1_Jyy - w1_y*R1_Jxy + v1_y_neg*R2_hz - (L1_x + T1_yz)
    C11 = T1_zz - C11_0
    C01_neg_1 = c1*(w1_x*R2_hz + 2.0*p1_y) - s1*(w1_y*R2_hz + 2.0*p1_x_neg)
    C01_neg_2 = s1*(w1_x*R1_Jxy - w1_y*R1_Jxx - v1_x*R2_hz - (T1_xz - L1_y))
    C01_neg = C01_neg_2 + c1*C01_neg_0 + 0.15005*C01_neg_1
    C10 = s1*(L1_y + T1_xz) + c1*(T1_yz - L1_x)

    # Coriolis terms of joint 'elbow'
    C02_neg_0 = v2_y*R2_hz
    C22_0 = w2_y*R2_Jxz + w2_x_neg*R2_Jyz - (v2_x*R2_hx + v2_y*R2_hy)
    C02_neg_1 = w2_y*R2_Jxx + w2_x_neg*R2_Jxy + v2_x*R2_hz - (L2_y - T2_xz)
    C02_neg_2 = w2_y*R2_Jxy + w2_x_neg*R2_Jyy + C02_neg_0 - (L2_x_neg - T2_yz)
    C22 = C22_0 - T2_zz_neg
    C02_neg_3 = w2_x_neg*R2_hz - 2.0*p2_y
    C02_neg_4 = w2_y*R2_hz - 2.0*p2_x
    C20_neg_0 = L2_y + T2_xz
    C20_neg_1 = L2_x_neg + T2_yz
    C12_0 = s2*C02_neg_3 - c2*C02_neg_4
    C02_neg_5 = 0.4318*(w2_x_neg*R2_hx - w2_y*R2_hy)
    C12 = C22 - 0.4318*C12_0
    C21_neg_0 = v1_y_neg*R1_hy_0 - v1_x*R1_hx_0
    C21_neg = w1_y*R1_Jxz_0 - w1_x*R1_Jyz_0 + C21_neg_0 + T2_zz_neg
    C02_neg_6 = c1*(s2*C02_neg_1 + c2*C02_neg_2 - C02_neg_5)
    C02_neg_7 = 0.15005*(c1*(c2*C02_neg_3 + s2*C02_neg_4) - s1*C12_0)
    C02_neg = s1*(c2*C02_neg_1 - s2*C02_neg_2) + C02_neg_6 + C02_neg_7
    C20_neg_2 = c1*(s2*C20_neg_0 + c2*C20_neg_1)
    C20_neg = s1*(c2*C20_neg_0 - s2*C20_neg_1) + C20_neg_2

    # Coriolis terms of joint 'wrist_roll'
    C03_neg_0 = 0.00064216*w3_x - v3_y*R3_hz
    C23_0 = -w3_x*R3_hx
    C03_neg_1 = w3_y_neg*R3_Jxx - v3_x*R3_hz - (L4_z - T3_xz_neg)
    C03_neg_2 = C03_neg_0 - (L3_x + T3_yz)
    C33 = T3_zz - (w3_y_neg*R3_Jxz + v3_x*R3_hx)
    C23_1 = w3_x*R3_hz - 0.00288*w4_x_neg
    C23_2 = w3_y_neg*R3_hz - 2.0*p3_x_neg
    C30_neg_0 = L4_z + T3_xz_neg
    C30_neg_1 = L3_x - T3_yz
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    C23_3 = c3*C23_1 + s3*C23_2
    C03_neg_3 = s3*C23_1 - c3*C23_2
    C03_neg_4 = 0.4318*C03_neg_3
    C03_neg_5 = c3*C03_neg_1 - s3*C03_neg_2 - C03_neg_4
    C03_neg_6 = 0.0203*C03_neg_3 - C33
    C23 = s3*C03_neg_1 + c3*C03_neg_2 - (0.0203*C23_0 - 0.4318*C23_3)
    C30_neg_2 = c3*C30_neg_0 - s3*C30_neg_1
    C32_0 = s3*C30_neg_0 + c3*C30_neg_1
    C32 = C32_0 - (w2_y*n3at2_x_neg - w2_x_neg*n3at2_y + C02_neg_0)
    C13_0 = s2*C23_3 + c2*C23_0
    C13 = C23 - 0.4318*C13_0
    C31_0 = -w1_x*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    C31_1 = c2*R2_hz*v1_y_neg + s2*R2_hz*v1_x
    C31 = w1_y*(c2*n3at2_x_neg + s2*n3at2_y) + C31_0 - C31_1 + C32_0
    C03_neg_7 = c1*(s2*C03_neg_5 + c2*C03_neg_6 + C03_neg_4)
    C03_neg_8 = 0.15005*(c1*(c2*C23_3 - s2*C23_0) - s1*C13_0)
    C03_neg = s1*(c2*C03_neg_5 - s2*C03_neg_6) + C03_neg_7 + C03_neg_8
    C30_neg = s1*(c2*C30_neg_2 + s2*T3_zz) + c1*(s2*C30_neg_2 - c2*T3_zz)

    # Coriolis terms of joint 'wrist_pitch'
    C04_0 = 4e-05*w4_x_neg
    C24_0 = 0.00288*w4_y
    C24_1 = 0.00288*w4_z
    C04_1 = T4_xz + L5_z + 0.00024216*w4_y
    C04_2 = C04_0 - (L4_x_neg - T4_yz)
    C40_neg_0 = T4_xz - L5_z
    C40_neg_1 = L4_x_neg + T4_yz
    C24_2 = s4*C24_1
    C24_3 = c4*C24_1
    C04_3 = c4*C04_1 - s4*C04_2
    C34_neg = s4*C04_1 + c4*C04_2
    C40_neg_2 = c4*C40_neg_0 - s4*C40_neg_1
    C43_0 = s4*C40_neg_0 + c4*C40_neg_1
    C43 = C03_neg_0 - C43_0
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    C24_4 = c3*C24_2 - s3*C24_0
    C04_4 = s3*C24_2 + c3*C24_0
    C04_5 = 0.4318*C04_4
    C04_6 = c3*C04_3 + C04_5
    C04_7 = C34_neg - 0.0203*C04_4
    C24 = s3*C04_3 - (0.0203*C24_3 + 0.4318*C24_4)
    C40_neg_3 = c3*C40_neg_2 - s3*T4_xx
    C42_0 = s3*C40_neg_2 + c3*T4_xx
    C42_1 = w2_y*n4at2_x_neg - w2_x_neg*n4at2_y - (v2_y*f4at2_x + v2_x*R3_hx)
    C42 = C42_0 - C42_1
    C14_0 = s2*C24_4 - c2*C24_3
    C14 = C24 + 0.4318*C14_0
    C41_0 = -w1_x*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    C41_1 = v1_y_neg*(c2*f4at2_x + s2*R3_hx) + v1_x*(s2*f4at2_x - c2*R3_hx)
    C41 = w1_y*(c2*n4at2_x_neg + s2*n4at2_y) + C41_0 + C41_1 + C42_0
    C04_8 = s1*(c2*C04_6 - s2*C04_7) - c1*(C04_5 - (s2*C04_6 + c2*C04_7))
    C04 = 0.15005*(c1*(c2*C24_4 + s2*C24_3) - s1*C14_0) - C04_8
    C40_neg = s1*(c2*C40_neg_3 - s2*C43_0) + c1*(s2*C40_neg_3 + c2*C43_0)

    # Coriolis terms of joint 'flange'
    C54 = T4_yz_0 - C04_0
    n5at3_x = -4e-05*s4
    n5at3_z = 4e-05*c4
    C05_neg_0 = c4*T4_xy_0
    C35_neg = s4*T4_xy_0
    C53 = -C35_neg - w3_y_neg*n5at3_x
    n5at2_x = -c3*n5at3_x
    C05_neg_1 = c3*C05_neg_0 - s3*T4_yz_0
    C25 = s3*C05_neg_0 + c3*T4_yz_0
    C52 = w2_y*n5at2_x - w2_x_neg*n5at3_z + C25
    C51_0 = w1_y*(c2*n5at2_x + s2*n5at3_z) + w1_x*(c2*n5at3_z - s2*n5at2_x)
    C51 = C25 - C51_0
    C05_neg_2 = c1*(s2*C05_neg_1 + c2*C35_neg)
    C05_neg = s1*(c2*C05_neg_1 - s2*C35_neg) + C05_neg_2

    C = [
        T0_zz,    -C01_neg, -C02_neg, -C03_neg, C04,      -C05_neg,
        C10,      C11,      C12,      C13,      C14,      C25,
        -C20_neg, -C21_neg, C22,      C23,      C24,      C25,
        -C30_neg, C31,      C32,      C33,      -C34_neg, -C35_neg,
        -C40_neg, C41,      C42,      C43,      0.0,      T4_yz_0,
        -C05_neg, C51,      C52,      C53,      C54,      0.0,
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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # friction
    fric0 = 5.8018217679508*qd0 + 25.9836065*_sign(qd0)
    fric1 = 9.496868641825*qd1 + 10.6197775*_sign(qd1)
    fric2 = 3.9804259903722*qd2 + 6.36419655*_sign(qd2)
    fric3 = 0.411645229697152*qd3 + 1.06831142*_sign(qd3)
    fric4 = 0.4272830209354*qd4 + 0.85444524*_sign(qd4)
    fric5 = 0.2158232532732*qd5 + 0.55443978*_sign(qd5)

    # motion of 'link1'
    ww0_zz = qd0*qd0

    # motion of 'link2'
    w1_x = s1*qd0
    w1_y = c1*qd0
    a1_z = -0.15005*ww0_zz
    a1_x = 9.81*s1
    a1_y = 9.81*c1
    wd1_x = qd1*w1_y
    wd1_y_neg = qd1*w1_x
    ww1_xx = w1_x*w1_x
    ww1_yy = w1_y*w1_y
    ww1_zz = qd1*qd1
    ww1_xy = w1_x*w1_y
    E1_xx_neg = ww1_yy + ww1_zz
    E1_yy_neg = ww1_xx + ww1_zz

    # motion of 'link3'
    w2_x_neg = c2*w1_x + s2*w1_y
    w2_y = s2*w1_x - c2*w1_y
    a2_x_neg_0 = a1_x - 0.4318*E1_xx_neg
    a2_x_neg_1 = a1_y + 0.4318*ww1_xy
    a2_z = a1_z + 0.8636*wd1_y_neg
    a2_x_neg = c2*a2_x_neg_0 + s2*a2_x_neg_1
    a2_y = s2*a2_x_neg_0 - c2*a2_x_neg_1
    wd2_x = qd2*w2_y - (c2*wd1_x - s2*wd1_y_neg)
    wd2_y = s2*wd1_x + c2*wd1_y_neg + qd2*w2_x_neg
    w2_z = qd1 + qd2
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_yy = w2_y*w2_y
    ww2_zz = w2_z*w2_z
    ww2_xy_neg = w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_neg = ww2_yy + ww2_zz
    E2_xz = wd2_y - ww2_xz_neg
    E2_yy_neg = ww2_xx + ww2_zz
    E2_zx_neg = wd2_y + ww2_xz_neg
    E2_zy = wd2_x + ww2_yz

    # motion of 'link4'
    w3_x = c3*w2_x_neg - s3*w2_z
    w3_y_neg = s3*w2_x_neg + c3*w2_z
    a3_x_0 = a2_x_neg - (0.0203*E2_xx_neg + 0.4318*ww2_xy_neg)
    a3_z_neg = 0.0203*ww2_xy_neg + 0.4318*E2_yy_neg + a2_y
    a3_x_1 = -a2_z - (0.0203*E2_zx_neg - 0.4318*E2_zy)
    a3_x = c3*a3_x_0 + s3*a3_x_1
    a3_y = c3*a3_x_1 - s3*a3_x_0
    wd3_x = -c3*wd2_x - qd3*w3_y_neg
    wd3_y_neg = qd3*w3_x - s3*wd2_x
    w3_z = qd3 - w2_y
    ww3_xy_neg = w3_x*w3_y_neg
    ww3_xz = w3_x*w3_z
    ww3_yz_neg = w3_y_neg*w3_z

    # motion of 'link5'
    w4_x_neg = c4*w3_x + s4*w3_z
    w4_y = s4*w3_x - c4*w3_z
    a4_x = s4*a3_z_neg - c4*a3_x
    wd4_x = qd4*w4_y - (c4*wd3_x - s4*wd2_y)
    wd4_y = s4*wd3_x + c4*wd2_y + qd4*w4_x_neg
    w4_z = qd4 + w3_y_neg
    ww4_xy_neg = w4_x_neg*w4_y
    ww4_xz_neg = w4_x_neg*w4_z
    ww4_yz = w4_y*w4_z
    E4_xy_neg = wd3_y_neg + ww4_xy_neg
    E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z
    E4_zy = wd4_x + ww4_yz

    # motion of 'link6'
    w5_z = qd5 - w4_y
    ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z
    ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z

    # force on 'link6'
    n5_x = -4e-05*ww5_yz_neg
    n5_y = -4e-05*ww5_xz
    n5_z = -4e-05*wd4_y

    # force on 'link5'
    f4_x = 0.00288*E4_xy_neg
    f4_y = 0.00288*E4_yy_neg
    f4_z = -0.00288*E4_zy
    n4_x_0 = -0.00024216*wd4_x - 0.00064216*ww4_yz - 0.00288*a3_y
    n4_z_0 = 0.00064216*wd3_y_neg + 0.00024216*ww4_xy_neg + 0.00288*a4_x
    n4_x = s5*n5_y - c5*n5_x - n4_x_0
    n4_y = 0.0004*ww4_xz_neg - n5_z
    n4_z = n4_z_0 - (s5*n5_x + c5*n5_y)

    # force on 'link4'
    f3_x = s4*f4_y - c4*f4_x
    f3_z_neg = s4*f4_x + c4*f4_y
    n3_x = 0.0003*wd3_x - 0.0016*ww3_yz_neg - (c4*n4_x - s4*n4_y)
    n3_y_neg = n4_z + 0.0013*ww3_xz
    n3_z_neg = s4*n4_x + c4*n4_y + (0.0016*wd2_y - 0.0003*ww3_xy_neg)

    # force on 'link3'
    f2_x_0 = -c3*f3_x - s3*f4_z
    f2_z_0 = c3*f4_z - s3*f3_x
    f2_x = 0.025375*E2_xx_neg + 0.89133*ww2_xy_neg + f2_x_0
    f2_y = 0.025375*ww2_xy_neg + 0.89133*E2_yy_neg + f3_z_neg
    f2_z = 0.025375*E2_zx_neg - 0.89133*E2_zy + f2_z_0
    n2_x_0 = 0.011273199*E2_zx_neg - (0.3251198455*wd2_x + 0.3586500705*ww2_yz)
    n2_y_0 = 0.033530225*ww2_xz_neg - 0.011273199*E2_zy + 0.0047376*ww2_xy_neg
    n2_z_0 = 0.011273199*(ww2_xx - ww2_yy)
    n2_z_1 = 0.025375*a2_y + 0.89133*a2_x_neg
    n2_x_1 = n2_x_0 - 0.0047376*(ww2_yy - ww2_zz) + 0.89133*a2_z
    n2_z_2 = 0.3251198455*ww2_xy_neg + 0.0047376*E2_xz - n2_z_0 - n2_z_1
    n2_x = -c3*n3_x - s3*n3_y_neg - 0.4318*f2_z_0 - n2_x_1
    n2_y = n3_z_neg + 0.0203*f2_z_0 + (n2_y_0 + 0.025375*a2_z)
    n2_z = c3*n3_y_neg - s3*n3_x - (0.0203*f3_z_neg - 0.4318*f2_x_0) + n2_z_2

    # force on 'link2'
    f1_y_0 = s2*f2_x + c2*f2_y
    f1_x_neg = c2*f2_x - s2*f2_y + (3.79559*E1_xx_neg - 0.1044*ww1_xy)
    f1_y = 3.79559*ww1_xy - 0.1044*E1_yy_neg - f1_y_0
    n1_x_0 = 0.00808578*(ww1_yy - ww1_zz)
    n1_x_1 = 0.1462528*wd1_x - 0.120863064*ww1_xy + 0.0141984*wd1_y_neg - n1_x_0
    n1_y_neg_0 = 3.349975204*wd1_y_neg + 0.0141984*wd1_x - 0.00808578*ww1_xy
    n1_z_0 = 37.2347379*c1 - 1.024164*s1
    n1_y_neg_1 = n1_y_neg_0 - 0.120863064*(ww1_xx - ww1_zz) - 0.5695282795*ww0_zz
    n1_z_1 = 1.601861202*ww1_xy - 0.0070992*(ww1_xx - ww1_yy) + n1_z_0
    n1_x = n1_x_1 - 0.01566522*ww0_zz - (c2*n2_x - s2*n2_y)
    n1_y_neg = s2*n2_x + c2*n2_y + 0.4318*f2_z + n1_y_neg_1
    n1_z = n2_z - 0.4318*f1_y_0 + n1_z_1

    # force on 'link1'
    n0_z_neg = c1*n1_y_neg - s1*n1_x + 0.15005*(c1*f1_x_neg + s1*f1_y)

    # what accelerates the joints
    drive0 = tau0 - fric0 + n0_z_neg
    drive1 = tau1 - fric1 - n1_z
    drive2 = tau2 - fric2 - n2_z
    drive3 = tau3 - fric3 + n3_z_neg
    drive4 = tau4 - fric4 - n4_z
    drive5 = tau5 - fric5 - n5_z

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    # elimination of 'flange'
    U05 = -5.1518639227799214*M05_neg
    U15 = 5.1518639227799214*M25
    U35 = 0.00020607455691119687*c4
    M00e5 = M00 + M05_neg*U05
    M01e5_0 = M05_neg*U15
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = M25*U15
    M11e5 = M11 - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = M22 - M11e5_0
    M03e5 = M03 + M05_neg*U35
    M13e5_0 = M25*U35
    M13e5 = M13 - M13e5_0
    M23e5_neg = R2_Jyz_1 + M13e5_0
    M33e5 = M33 - M35*U35

    # elimination of 'wrist_pitch'
    U04 = 5.836060905888831*M04
    U14 = 5.836060905888831*M14
    U24 = 5.836060905888831*M24
    M00e4 = M00e5 - M04*U04
    M01e4 = M01e5 - M04*U14
    M11e4 = M11e5 - M14*U14
    M02e4 = M02e5 - M04*U24
    M12e4 = M12e5 - M14*U24
    M22e4 = M22e5 - M24*U24

    # elimination of 'wrist_roll'
    D3_inv_neg = -1.0/M33e5
    U03_neg = M03e5*D3_inv_neg
    U13 = -M13e5*D3_inv_neg
    U23 = M23e5_neg*D3_inv_neg
    M00e3 = M00e4 + M03e5*U03_neg
    M01e3 = M01e4 - M03e5*U13
    M11e3 = M11e4 - M13e5*U13
    M02e3 = M02e4 - M03e5*U23
    M12e3 = M12e4 - M13e5*U23
    D2 = M22e4 + M23e5_neg*U23

    # elimination of 'elbow'
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder'
    D1_inv = 1.0/D1
    U01 = M01e2*D1_inv
    D0 = M00e2 - M01e2*U01

    # elimination of 'waist'
    D0_inv_neg = -1.0/D0

    # solve with U
    e3 = drive3 - drive5*U35
    e2_neg_0 = drive5*U15
    e2_neg = U23*e3 - drive2 + drive4*U24 + e2_neg_0
    e1_neg = U13*e3 - (drive1 + U12*e2_neg) + drive4*U14 + e2_neg_0
    e0_0 = -drive5*U05
    e0 = drive0 + U01*e1_neg + U02*e2_neg + U03_neg*e3 - drive4*U04 + e0_0

    # solve with D and U*
    x0_neg = D0_inv_neg*e0
    x1_neg = D1_inv*e1_neg - U01*x0_neg
    x2 = U12*x1_neg - (D2_inv*e2_neg - U02*x0_neg)
    x3 = U13*x1_neg - (D3_inv_neg*e3 + U03_neg*x0_neg) - U23*x2
    x4 = 5.836060905888831*drive4 + U04*x0_neg + U14*x1_neg - U24*x2
    x5 = 5.1518639227799214*drive5 + U05*x0_neg + U15*(x1_neg - x2) - U35*x3

    qdd = [-x0_neg, -x1_neg, x2, x3, x4, x5]
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
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = 0.15005*s0
    o1_y = -0.15005*c0

    # frame of 'link3' in the base
    Q2_xx = s2*Q1_xy_neg - c2*Q1_xx
    Q2_xy = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = s2*Q1_yy_neg - c2*Q1_yx
    Q2_yy = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2

    # frame of 'link4' in the base
    Q3_xx = -c3*Q2_xx - s0*s3
    Q3_xy_neg = s0*c3 - s3*Q2_xx
    Q3_yx = c0*s3 - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c0*c3
    Q3_zx = c3*Q2_zx_neg
    Q3_zy_neg = s3*Q2_zx_neg
    o3_x = o1_x + 0.4318*(Q1_xx - Q2_xy) - 0.0203*Q2_xx
    o3_y = o1_y - 0.4318*(Q2_yy - Q1_yx) - 0.0203*Q2_yx
    o3_z = 0.4318*(s1 - Q2_zy) + 0.67183 + 0.0203*Q2_zx_neg

    # frame of 'link5' in the base
    Q4_xx = s4*Q2_xy - c4*Q3_xx
    Q4_xy = s4*Q3_xx + c4*Q2_xy
    Q4_yx = s4*Q2_yy - c4*Q3_yx
    Q4_yy = s4*Q3_yx + c4*Q2_yy
    Q4_zx = s4*Q2_zy - c4*Q3_zx
    Q4_zy = s4*Q3_zx + c4*Q2_zy

    # frame of 'link6' in the base
    Q5_xx = -c5*Q4_xx - s5*Q3_xy_neg
    Q5_xy_neg = c5*Q3_xy_neg - s5*Q4_xx
    Q5_yx = s5*Q3_yy - c5*Q4_yx
    Q5_yy_neg = -s5*Q4_yx - c5*Q3_yy
    Q5_zx = -c5*Q4_zx - s5*Q3_zy_neg
    Q5_zy_neg = c5*Q3_zy_neg - s5*Q4_zx

    pose = [
        Q5_xx, -Q5_xy_neg, -Q4_xy, o3_x,
        Q5_yx, -Q5_yy_neg, -Q4_yy, o3_y,
        Q5_zx, -Q5_zy_neg, -Q4_zy, o3_z,
        0.0,   0.0,        0.0,    1.0,
    ]
    return [pose]


def jacobian_flange(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'flange', base axes, angular rows first.

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
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = 0.15005*s0
    o1_y = -0.15005*c0

    # frame of 'link3' in the base
    Q2_xx = s2*Q1_xy_neg - c2*Q1_xx
    Q2_xy = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = s2*Q1_yy_neg - c2*Q1_yx
    Q2_yy = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.4318*Q1_xx
    o2_y = o1_y + 0.4318*Q1_yx
    o2_z = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    Q3_xx = -c3*Q2_xx - s0*s3
    Q3_xy_neg = s0*c3 - s3*Q2_xx
    Q3_yx = c0*s3 - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c0*c3
    Q3_zx = c3*Q2_zx_neg
    Q3_zy_neg = s3*Q2_zx_neg
    o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy
    o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy
    o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy
    o3_x = o2_x + o3_x_0
    o3_y = o2_y + o3_y_0
    o3_z = o2_z + o3_z_0

    # frame of 'link5' in the base
    Q4_xy = s4*Q3_xx + c4*Q2_xy
    Q4_yy = s4*Q3_yx + c4*Q2_yy
    Q4_zy = s4*Q3_zx + c4*Q2_zy

    # columns of the Jacobian
    J_x1_neg_0 = o3_z - 0.67183
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x)
    J_x2_neg = c0*o3_z_0
    J_y2_neg = s0*o3_z_0
    J_z2 = s0*o3_y_0 + c0*o3_x_0

    J = [
        0.0,   s0,        s0,        -Q2_xy, Q3_xy_neg, -Q4_xy,
        0.0,   -c0,       -c0,       -Q2_yy, -Q3_yy,    -Q4_yy,
        1.0,   0.0,       0.0,       -Q2_zy, Q3_zy_neg, -Q4_zy,
        -o3_y, -J_x1_neg, -J_x2_neg, 0.0,    0.0,       0.0,
        o3_x,  -J_y1_neg, -J_y2_neg, 0.0,    0.0,       0.0,
        0.0,   J_z1,      J_z2,      0.0,    0.0,       0.0,
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
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = 0.15005*s0
    o1_y = -0.15005*c0

    # frame of 'link3' in the base
    Q2_xx = s2*Q1_xy_neg - c2*Q1_xx
    Q2_xy = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = s2*Q1_yy_neg - c2*Q1_yx
    Q2_yy = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.4318*Q1_xx
    o2_y = o1_y + 0.4318*Q1_yx
    o2_z = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    Q3_xx = -c3*Q2_xx - s0*s3
    Q3_xy_neg = s0*c3 - s3*Q2_xx
    Q3_yx = c0*s3 - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c0*c3
    Q3_zx = c3*Q2_zx_neg
    Q3_zy_neg = s3*Q2_zx_neg
    o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy
    o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy
    o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy
    o3_x = o2_x + o3_x_0
    o3_y = o2_y + o3_y_0
    o3_z = o2_z + o3_z_0

    # frame of 'link5' in the base
    Q4_xy = s4*Q3_xx + c4*Q2_xy
    Q4_yy = s4*Q3_yx + c4*Q2_yy
    Q4_zy = s4*Q3_zx + c4*Q2_zy

    # columns of the Jacobian
    J_x1_neg_0 = o3_z - 0.67183
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x)
    J_x2_neg = c0*o3_z_0
    J_y2_neg = s0*o3_z_0
    J_z2 = s0*o3_y_0 + c0*o3_x_0

    # angular velocities in base axes
    spin1_x = s0*qd1
    spin1_y_neg = c0*qd1
    spin2_x = spin1_x + s0*qd2
    spin2_y_neg = spin1_y_neg + c0*qd2
    spin3_x = spin2_x - Q2_xy*qd3
    spin3_y_neg = spin2_y_neg + Q2_yy*qd3
    spin3_z = qd0 - Q2_zy*qd3
    spin4_x = spin3_x + Q3_xy_neg*qd4
    spin4_y = -spin3_y_neg - Q3_yy*qd4
    spin4_z = spin3_z + Q3_zy_neg*qd4

    # columns of the Jacobian's rate
    Jd_rx5 = Q4_yy*spin4_z - Q4_zy*spin4_y
    Jd_ry5 = Q4_zy*spin4_x - Q4_xy*spin4_z
    Jd_rz5_neg = Q4_yy*spin4_x - Q4_xy*spin4_y
    Jd_rx4_neg = Q3_zy_neg*spin3_y_neg - Q3_yy*spin3_z
    Jd_ry4 = Q3_xy_neg*spin3_z - Q3_zy_neg*spin3_x
    Jd_rz4 = Q3_xy_neg*spin3_y_neg - Q3_yy*spin3_x
    Jd_rx3 = Q2_zy*spin2_y_neg + Q2_yy*qd0
    Jd_ry3 = Q2_zy*spin2_x - Q2_xy*qd0
    Jd_rz3_neg = Q2_yy*spin2_x + Q2_xy*spin2_y_neg
    Jd_z2_neg_0 = J_x2_neg*qd2
    Jd_z2_neg_1 = J_y2_neg*qd2
    Jd_x2_neg_0 = J_z2*qd2
    Jd_rx1 = c0*qd0
    Jd_ry1 = s0*qd0
    Jd_rz2 = s0*spin1_y_neg - c0*spin1_x
    Jd_z2_neg_2 = s0*Jd_z2_neg_1 + c0*Jd_z2_neg_0
    Jd_x2_neg = J_z2*spin1_y_neg - J_y2_neg*qd0 + c0*Jd_x2_neg_0
    Jd_y2_neg = J_x2_neg*qd0 + J_z2*spin1_x + s0*Jd_x2_neg_0
    Jd_z2_neg = J_y2_neg*spin1_x + J_x2_neg*spin1_y_neg + Jd_z2_neg_2
    Jd_y0_0 = Jd_z2_neg_0 + J_x1_neg*qd1
    Jd_x0_0 = Jd_z2_neg_1 + J_y1_neg*qd1
    Jd_x1_0 = Jd_x2_neg_0 + J_z1*qd1
    Jd_z1_neg = s0*Jd_x0_0 + c0*Jd_y0_0
    Jd_x1 = J_y1_neg*qd0 - c0*Jd_x1_0
    Jd_y1_neg = J_x1_neg*qd0 + s0*Jd_x1_0
    Jd_y0 = -Jd_y0_0 - o3_y*qd0
    Jd_x0 = Jd_x0_0 - o3_x*qd0

    Jd = [
        0.0,   Jd_rx1,     Jd_rx1,     Jd_rx3,      -Jd_rx4_neg, Jd_rx5,
        0.0,   Jd_ry1,     Jd_ry1,     Jd_ry3,      Jd_ry4,      Jd_ry5,
        0.0,   0.0,        Jd_rz2,     -Jd_rz3_neg, Jd_rz4,      -Jd_rz5_neg,
        Jd_x0, Jd_x1,      -Jd_x2_neg, 0.0,         0.0,         0.0,
        Jd_y0, -Jd_y1_neg, -Jd_y2_neg, 0.0,         0.0,         0.0,
        0.0,   -Jd_z1_neg, -Jd_z2_neg, 0.0,         0.0,         0.0,
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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'link2' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = 0.15005*s0
    o1_y = -0.15005*c0

    # frame of 'link3' in the base
    Q2_xx = s2*Q1_xy_neg - c2*Q1_xx
    Q2_xy = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = s2*Q1_yy_neg - c2*Q1_yx
    Q2_yy = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.4318*Q1_xx
    o2_y = o1_y + 0.4318*Q1_yx
    o2_z = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    Q3_xx = -c3*Q2_xx - s0*s3
    Q3_xy_neg = s0*c3 - s3*Q2_xx
    Q3_yx = c0*s3 - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c0*c3
    Q3_zx = c3*Q2_zx_neg
    Q3_zy_neg = s3*Q2_zx_neg
    o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy
    o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy
    o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy
    o3_x = o2_x + o3_x_0
    o3_y = o2_y + o3_y_0
    o3_z = o2_z + o3_z_0

    # frame of 'link5' in the base
    Q4_xy = s4*Q3_xx + c4*Q2_xy
    Q4_yy = s4*Q3_yx + c4*Q2_yy
    Q4_zy = s4*Q3_zx + c4*Q2_zy

    # columns of the Jacobian
    J_x1_neg_0 = o3_z - 0.67183
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x)
    J_x2_neg = c0*o3_z_0
    J_y2_neg = s0*o3_z_0
    J_z2 = s0*o3_y_0 + c0*o3_x_0

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    # elimination of 'flange'
    U05 = -5.1518639227799214*M05_neg
    U15 = 5.1518639227799214*M25
    U35 = 0.00020607455691119687*c4
    M00e5 = M00 + M05_neg*U05
    M01e5_0 = M05_neg*U15
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = M25*U15
    M11e5 = M11 - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = M22 - M11e5_0
    M03e5 = M03 + M05_neg*U35
    M13e5_0 = M25*U35
    M13e5 = M13 - M13e5_0
    M23e5_neg = R2_Jyz_1 + M13e5_0
    M33e5 = M33 - M35*U35

    # elimination of 'wrist_pitch'
    U04 = 5.836060905888831*M04
    U14 = 5.836060905888831*M14
    U24 = 5.836060905888831*M24
    M00e4 = M00e5 - M04*U04
    M01e4 = M01e5 - M04*U14
    M11e4 = M11e5 - M14*U14
    M02e4 = M02e5 - M04*U24
    M12e4 = M12e5 - M14*U24
    M22e4 = M22e5 - M24*U24

    # elimination of 'wrist_roll'
    D3_inv_neg = -1.0/M33e5
    U03_neg = M03e5*D3_inv_neg
    U13 = -M13e5*D3_inv_neg
    U23 = M23e5_neg*D3_inv_neg
    M00e3 = M00e4 + M03e5*U03_neg
    M01e3 = M01e4 - M03e5*U13
    M11e3 = M11e4 - M13e5*U13
    M02e3 = M02e4 - M03e5*U23
    M12e3 = M12e4 - M13e5*U23
    D2 = M22e4 + M23e5_neg*U23

    # elimination of 'elbow'
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder'
    D1_inv = 1.0/D1
    U01 = M01e2*D1_inv
    D0 = M00e2 - M01e2*U01

    # elimination of 'waist'
    D0_inv_neg = -1.0/D0

    # solve with U
    e0_3 = Q4_xy*U35 - Q2_xy
    e0_2_0 = Q4_xy*U15
    e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0
    e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0
    e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05
    e1_3 = Q4_yy*U35 - Q2_yy
    e1_2_0 = Q4_yy*U15
    e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24)
    e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14)
    e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05
    e2_3 = Q4_zy*U35 - Q2_zy
    e2_2_0 = Q4_zy*U15
    e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24)
    e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14)
    e2_0_0 = -Q4_zy*U05
    e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0
    e3_1 = J_x2_neg*U12 - J_x1_neg
    e3_0 = J_x2_neg*U02 - (o3_y + U01*e3_1)
    e4_1 = J_y2_neg*U12 - J_y1_neg
    e4_0 = o3_x - U01*e4_1 + J_y2_neg*U02
    e5_1 = J_z1 - J_z2*U12
    e5_0 = -U01*e5_1 - J_z2*U02

    # inverse of the operational-space inertia
    O01_0 = D0_inv_neg*e1_0
    O01_1 = D1_inv*e1_1
    O01_2 = -D2_inv*e1_2
    O01_3 = -D3_inv_neg*e1_3
    O01_4 = -5.836060905888831*Q3_yy
    O01_5 = 5.1518639227799214*Q4_yy
    O02_0 = D0_inv_neg*e2_0
    O02_1 = D1_inv*e2_1
    O02_2 = D2_inv*e2_2
    O02_3 = -D3_inv_neg*e2_3
    O02_4 = 5.836060905888831*Q3_zy_neg
    O02_5 = 5.1518639227799214*Q4_zy
    O03_neg_0 = D0_inv_neg*e3_0
    O03_neg_1 = -D1_inv*e3_1
    O03_neg_2 = J_x2_neg*D2_inv
    O04_neg_0 = D0_inv_neg*e4_0
    O04_neg_1 = -D1_inv*e4_1
    O04_neg_2 = J_y2_neg*D2_inv
    O05_0 = D0_inv_neg*e5_0
    O05_1 = D1_inv*e5_1
    O05_2 = J_z2*D2_inv
    O00_0 = D0_inv_neg*e0_0*e0_0 - D1_inv*e0_1*e0_1 - D2_inv*e0_2*e0_2
    O00_1 = 5.836060905888831*Q3_xy_neg*Q3_xy_neg
    O00_2 = 5.1518639227799214*Q4_xy*Q4_xy
    O00 = O00_2 - (O00_0 + D3_inv_neg*e0_3*e0_3 - O00_1)
    O01_6 = Q3_xy_neg*O01_4
    O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 - O01_6
    O01 = Q4_xy*O01_5 - O01_7
    O11_0 = e1_0*O01_0 - e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + Q3_yy*O01_4
    O11 = Q4_yy*O01_5 - O11_0
    O02_6 = Q3_xy_neg*O02_4
    O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3*O02_3 - O02_6
    O02 = Q4_xy*O02_5 - O02_7
    O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 - e1_3*O02_3 + Q3_yy*O02_4
    O12 = Q4_yy*O02_5 - O12_0
    O22_0 = Q3_zy_neg*O02_4
    O22_1 = e2_0*O02_0 - e2_1*O02_1 - e2_2*O02_2 - e2_3*O02_3 - O22_0
    O22 = Q4_zy*O02_5 - O22_1
    O03_neg = e0_0*O03_neg_0 + e0_1*O03_neg_1 + e0_2*O03_neg_2
    O13 = -e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2
    O23_neg = e2_0*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2
    O33 = J_x2_neg*O03_neg_2 - (e3_0*O03_neg_0 + e3_1*O03_neg_1)
    O04_neg = e0_0*O04_neg_0 + e0_1*O04_neg_1 + e0_2*O04_neg_2
    O14 = -e1_0*O04_neg_0 - e1_1*O04_neg_1 - e1_2*O04_neg_2
    O24_neg = e2_0*O04_neg_0 + e2_1*O04_neg_1 + e2_2*O04_neg_2
    O34 = J_x2_neg*O04_neg_2 - (e3_0*O04_neg_0 + e3_1*O04_neg_1)
    O44 = J_y2_neg*O04_neg_2 - (e4_0*O04_neg_0 + e4_1*O04_neg_1)
    O05 = e0_2*O05_2 - (e0_0*O05_0 - e0_1*O05_1)
    O15_neg = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2
    O25 = e2_2*O05_2 - (e2_0*O05_0 - e2_1*O05_1)
    O35_neg = e3_0*O05_0 - e3_1*O05_1 + J_x2_neg*O05_2
    O45_neg = e4_0*O05_0 - e4_1*O05_1 + J_y2_neg*O05_2
    O55 = J_z2*O05_2 - (e5_0*O05_0 - e5_1*O05_1)

    Omega = [
        O00,      O01,      O02,      -O03_neg, -O04_neg, O05,
        O01,      O11,      O12,      O13,      O14,      -O15_neg,
        O02,      O12,      O22,      -O23_neg, -O24_neg, O25,
        -O03_neg, O13,      -O23_neg, O33,      O34,      -O35_neg,
        -O04_neg, O14,      -O24_neg, O34,      O44,      -O45_neg,
        O05,      -O15_neg, O25,      -O35_neg, -O45_neg, O55,
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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'link2' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = 0.15005*s0
    o1_y = -0.15005*c0

    # frame of 'link3' in the base
    Q2_xx = s2*Q1_xy_neg - c2*Q1_xx
    Q2_xy = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = s2*Q1_yy_neg - c2*Q1_yx
    Q2_yy = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.4318*Q1_xx
    o2_y = o1_y + 0.4318*Q1_yx
    o2_z = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    Q3_xx = -c3*Q2_xx - s0*s3
    Q3_xy_neg = s0*c3 - s3*Q2_xx
    Q3_yx = c0*s3 - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c0*c3
    Q3_zx = c3*Q2_zx_neg
    Q3_zy_neg = s3*Q2_zx_neg
    o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy
    o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy
    o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy
    o3_x = o2_x + o3_x_0
    o3_y = o2_y + o3_y_0
    o3_z = o2_z + o3_z_0

    # frame of 'link5' in the base
    Q4_xy = s4*Q3_xx + c4*Q2_xy
    Q4_yy = s4*Q3_yx + c4*Q2_yy
    Q4_zy = s4*Q3_zx + c4*Q2_zy

    # columns of the Jacobian
    J_x1_neg_0 = o3_z - 0.67183
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x)
    J_x2_neg = c0*o3_z_0
    J_y2_neg = s0*o3_z_0
    J_z2 = s0*o3_y_0 + c0*o3_x_0

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    # elimination of 'flange'
    U05 = -5.1518639227799214*M05_neg
    U15 = 5.1518639227799214*M25
    U35 = 0.00020607455691119687*c4
    M00e5 = M00 + M05_neg*U05
    M01e5_0 = M05_neg*U15
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = M25*U15
    M11e5 = M11 - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = M22 - M11e5_0
    M03e5 = M03 + M05_neg*U35
    M13e5_0 = M25*U35
    M13e5 = M13 - M13e5_0
    M23e5_neg = R2_Jyz_1 + M13e5_0
    M33e5 = M33 - M35*U35

    # elimination of 'wrist_pitch'
    U04 = 5.836060905888831*M04
    U14 = 5.836060905888831*M14
    U24 = 5.836060905888831*M24
    M00e4 = M00e5 - M04*U04
    M01e4 = M01e5 - M04*U14
    M11e4 = M11e5 - M14*U14
    M02e4 = M02e5 - M04*U24
    M12e4 = M12e5 - M14*U24
    M22e4 = M22e5 - M24*U24

    # elimination of 'wrist_roll'
    D3_inv_neg = -1.0/M33e5
    U03_neg = M03e5*D3_inv_neg
    U13 = -M13e5*D3_inv_neg
    U23 = M23e5_neg*D3_inv_neg
    M00e3 = M00e4 + M03e5*U03_neg
    M01e3 = M01e4 - M03e5*U13
    M11e3 = M11e4 - M13e5*U13
    M02e3 = M02e4 - M03e5*U23
    M12e3 = M12e4 - M13e5*U23
    D2 = M22e4 + M23e5_neg*U23

    # elimination of 'elbow'
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder'
    D1_inv = 1.0/D1
    U01 = M01e2*D1_inv
    D0 = M00e2 - M01e2*U01

    # elimination of 'waist'
    D0_inv_neg = -1.0/D0

    # solve with U
    e0_3 = Q4_xy*U35 - Q2_xy
    e0_2_0 = Q4_xy*U15
    e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0
    e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0
    e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05
    e1_3 = Q4_yy*U35 - Q2_yy
    e1_2_0 = Q4_yy*U15
    e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24)
    e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14)
    e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05
    e2_3 = Q4_zy*U35 - Q2_zy
    e2_2_0 = Q4_zy*U15
    e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24)
    e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14)
    e2_0_0 = -Q4_zy*U05
    e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0
    e3_1 = J_x2_neg*U12 - J_x1_neg
    e3_0 = J_x2_neg*U02 - (o3_y + U01*e3_1)
    e4_1 = J_y2_neg*U12 - J_y1_neg
    e4_0 = o3_x - U01*e4_1 + J_y2_neg*U02
    e5_1 = J_z1 - J_z2*U12
    e5_0 = -U01*e5_1 - J_z2*U02

    # inverse of the operational-space inertia
    O01_0 = D0_inv_neg*e1_0
    O01_1 = D1_inv*e1_1
    O01_2 = -D2_inv*e1_2
    O01_3 = -D3_inv_neg*e1_3
    O01_4 = -5.836060905888831*Q3_yy
    O01_5 = 5.1518639227799214*Q4_yy
    O02_0 = D0_inv_neg*e2_0
    O02_1 = D1_inv*e2_1
    O02_2 = D2_inv*e2_2
    O02_3 = -D3_inv_neg*e2_3
    O02_4 = 5.836060905888831*Q3_zy_neg
    O02_5 = 5.1518639227799214*Q4_zy
    O03_neg_0 = D0_inv_neg*e3_0
    O03_neg_1 = -D1_inv*e3_1
    O03_neg_2 = J_x2_neg*D2_inv
    O04_neg_0 = D0_inv_neg*e4_0
    O04_neg_1 = -D1_inv*e4_1
    O04_neg_2 = J_y2_neg*D2_inv
    O05_0 = D0_inv_neg*e5_0
    O05_1 = D1_inv*e5_1
    O05_2 = J_z2*D2_inv
    O00_0 = D0_inv_neg*e0_0*e0_0 - D1_inv*e0_1*e0_1 - D2_inv*e0_2*e0_2
    O00_1 = 5.836060905888831*Q3_xy_neg*Q3_xy_neg
    O00_2 = 5.1518639227799214*Q4_xy*Q4_xy
    O00 = O00_2 - (O00_0 + D3_inv_neg*e0_3*e0_3 - O00_1)
    O01_6 = Q3_xy_neg*O01_4
    O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 - O01_6
    O01 = Q4_xy*O01_5 - O01_7
    O11_0 = e1_0*O01_0 - e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + Q3_yy*O01_4
    O11 = Q4_yy*O01_5 - O11_0
    O02_6 = Q3_xy_neg*O02_4
    O02_7 = e0_0*O02_0 - e0_1*O02_1 - e0_2*O02_2 - e0_3*O02_3 - O02_6
    O02 = Q4_xy*O02_5 - O02_7
    O12_0 = e1_0*O02_0 - e1_1*O02_1 - e1_2*O02_2 - e1_3*O02_3 + Q3_yy*O02_4
    O12 = Q4_yy*O02_5 - O12_0
    O22_0 = Q3_zy_neg*O02_4
    O22_1 = e2_0*O02_0 - e2_1*O02_1 - e2_2*O02_2 - e2_3*O02_3 - O22_0
    O22 = Q4_zy*O02_5 - O22_1
    O03_neg = e0_0*O03_neg_0 + e0_1*O03_neg_1 + e0_2*O03_neg_2
    O13 = -e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2
    O23_neg = e2_0*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2
    O33 = J_x2_neg*O03_neg_2 - (e3_0*O03_neg_0 + e3_1*O03_neg_1)
    O04_neg = e0_0*O04_neg_0 + e0_1*O04_neg_1 + e0_2*O04_neg_2
    O14 = -e1_0*O04_neg_0 - e1_1*O04_neg_1 - e1_2*O04_neg_2
    O24_neg = e2_0*O04_neg_0 + e2_1*O04_neg_1 + e2_2*O04_neg_2
    O34 = J_x2_neg*O04_neg_2 - (e3_0*O04_neg_0 + e3_1*O04_neg_1)
    O44 = J_y2_neg*O04_neg_2 - (e4_0*O04_neg_0 + e4_1*O04_neg_1)
    O05 = e0_2*O05_2 - (e0_0*O05_0 - e0_1*O05_1)
    O15_neg = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2
    O25 = e2_2*O05_2 - (e2_0*O05_0 - e2_1*O05_1)
    O35_neg = e3_0*O05_0 - e3_1*O05_1 + J_x2_neg*O05_2
    O45_neg = e4_0*O05_0 - e4_1*O05_1 + J_y2_neg*O05_2
    O55 = J_z2*O05_2 - (e5_0*O05_0 - e5_1*O05_1)

    # elimination of direction 'z'
    DO5_inv_neg = -1.0/O55
    UO05 = -O05*DO5_inv_neg
    UO15 = O15_neg*DO5_inv_neg
    UO25 = -O25*DO5_inv_neg
    UO35 = O35_neg*DO5_inv_neg
    UO45 = O45_neg*DO5_inv_neg
    O00e5 = O00 - O05*UO05
    O01e5 = O01 - O05*UO15
    O11e5 = O11 + O15_neg*UO15
    O02e5 = O02 - O05*UO25
    O12e5 = O12 + O15_neg*UO25
    O22e5 = O22 - O25*UO25
    O03e5 = -O03_neg - O05*UO35
    O13e5 = O13 + O15_neg*UO35
    O23e5 = -O23_neg - O25*UO35
    O33e5 = O33 + O35_neg*UO35
    O04e5 = -O04_neg - O05*UO45
    O14e5 = O14 + O15_neg*UO45
    O24e5 = -O24_neg - O25*UO45
    O34e5 = O34 + O35_neg*UO45
    DO4 = O44 + O45_neg*UO45

    # elimination of direction 'y'
    DO4_inv_neg = -1.0/DO4
    UO04 = -O04e5*DO4_inv_neg
    UO14 = -O14e5*DO4_inv_neg
    UO24 = -O24e5*DO4_inv_neg
    UO34 = -O34e5*DO4_inv_neg
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
    DO3_inv_neg = -1.0/DO3
    UO03 = -O03e4*DO3_inv_neg
    UO13 = -O13e4*DO3_inv_neg
    UO23 = -O23e4*DO3_inv_neg
    O00e3 = O00e4 - O03e4*UO03
    O01e3 = O01e4 - O03e4*UO13
    O11e3 = O11e4 - O13e4*UO13
    O02e3 = O02e4 - O03e4*UO23
    O12e3 = O12e4 - O13e4*UO23
    DO2 = O22e4 - O23e4*UO23

    # elimination of direction 'rz'
    DO2_inv_neg = -1.0/DO2
    UO02 = -O02e3*DO2_inv_neg
    UO12 = -O12e3*DO2_inv_neg
    O00e2 = O00e3 - O02e3*UO02
    O01e2 = O01e3 - O02e3*UO12
    DO1 = O11e3 - O12e3*UO12

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
    XO02 = UO02*DO0_inv_neg - UO12*XO01
    XO12 = UO12*XO11_neg - UO02*XO01
    XO22 = -DO2_inv_neg - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = UO03*DO0_inv_neg - UO13*XO01 - UO23*XO02
    XO13 = UO13*XO11_neg - UO03*XO01 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = -DO3_inv_neg - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = UO04*DO0_inv_neg - UO14*XO01 - UO24*XO02 - UO34*XO03
    XO14 = UO14*XO11_neg - UO04*XO01 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = -DO4_inv_neg - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05 = UO05*DO0_inv_neg - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04
    XO15 = UO15*XO11_neg - UO05*XO01 - UO25*XO12 - UO35*XO13 - UO45*XO14
    XO25 = -UO05*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24
    XO35 = -UO05*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34
    XO45 = -UO05*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44
    XO55_0_ = DO5_inv_neg + UO05*XO05 + UO15*XO15 + UO25*XO25 + UO35*XO35
    XO55 = -XO55_0_ - UO45*XO45

    Lambda = [
        -DO0_inv_neg, XO01,      XO02, XO03, XO04, XO05,
        XO01,         -XO11_neg, XO12, XO13, XO14, XO15,
        XO02,         XO12,      XO22, XO23, XO24, XO25,
        XO03,         XO13,      XO23, XO33, XO34, XO35,
        XO04,         XO14,      XO24, XO34, XO44, XO45,
        XO05,         XO15,      XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def tip_force_acceleration_flange(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'flange'.

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
    c4c4 = c4*c4
    c4s4 = c4*s4
    c3c3 = c3*c3
    c3s3 = c3*s3
    c2c2 = c2*c2
    c2s2 = c2*s2
    c1c1 = c1*c1
    c1s1 = c1*s1

    # frame of 'link2' in the base
    Q1_xx = c0*c1
    Q1_xy_neg = c0*s1
    Q1_yx = s0*c1
    Q1_yy_neg = s0*s1
    o1_x = 0.15005*s0
    o1_y = -0.15005*c0

    # frame of 'link3' in the base
    Q2_xx = s2*Q1_xy_neg - c2*Q1_xx
    Q2_xy = s2*Q1_xx + c2*Q1_xy_neg
    Q2_yx = s2*Q1_yy_neg - c2*Q1_yx
    Q2_yy = s2*Q1_yx + c2*Q1_yy_neg
    Q2_zx_neg = s1*c2 + c1*s2
    Q2_zy = s1*s2 - c1*c2
    o2_x = o1_x + 0.4318*Q1_xx
    o2_y = o1_y + 0.4318*Q1_yx
    o2_z = 0.4318*s1 + 0.67183

    # frame of 'link4' in the base
    Q3_xx = -c3*Q2_xx - s0*s3
    Q3_xy_neg = s0*c3 - s3*Q2_xx
    Q3_yx = c0*s3 - c3*Q2_yx
    Q3_yy = s3*Q2_yx + c0*c3
    Q3_zx = c3*Q2_zx_neg
    Q3_zy_neg = s3*Q2_zx_neg
    o3_x_0 = -0.0203*Q2_xx - 0.4318*Q2_xy
    o3_y_0 = -0.0203*Q2_yx - 0.4318*Q2_yy
    o3_z_0 = 0.0203*Q2_zx_neg - 0.4318*Q2_zy
    o3_x = o2_x + o3_x_0
    o3_y = o2_y + o3_y_0
    o3_z = o2_z + o3_z_0

    # frame of 'link5' in the base
    Q4_xy = s4*Q3_xx + c4*Q2_xy
    Q4_yy = s4*Q3_yx + c4*Q2_yy
    Q4_zy = s4*Q3_zx + c4*Q2_zy

    # columns of the Jacobian
    J_x1_neg_0 = o3_z - 0.67183
    J_x1_neg = c0*J_x1_neg_0
    J_y1_neg = s0*J_x1_neg_0
    J_z1 = s0*(o3_y - o1_y) - c0*(o1_x - o3_x)
    J_x2_neg = c0*o3_z_0
    J_y2_neg = s0*o3_z_0
    J_z2 = s0*o3_y_0 + c0*o3_x_0

    # joint forces of the wrench
    tau0 = f2 - o3_y*f3 + o3_x*f4
    tau1_0 = s0*f0 - c0*f1
    tau1 = tau1_0 - J_x1_neg*f3 - J_y1_neg*f4 + J_z1*f5
    tau2 = tau1_0 - J_x2_neg*f3 - J_y2_neg*f4 + J_z2*f5
    tau3_neg = Q2_xy*f0 + Q2_yy*f1 + Q2_zy*f2
    tau4 = Q3_xy_neg*f0 - Q3_yy*f1 + Q3_zy_neg*f2
    tau5_neg = Q4_xy*f0 + Q4_yy*f1 + Q4_zy*f2

    # composite inertia of 'link4'
    R3_hx = -0.00288*s4
    R3_hz = 0.00288*c4
    R3_Jxx_0 = 0.00020216*c4c4
    R3_Jxz = 0.00020216*c4s4
    R3_Jxx = R3_Jxx_0 + 0.00034
    R3_Jzz = 0.00184216 - R3_Jxx_0

    # composite inertia of 'link3'
    R2_hx_0 = -c3*R3_hx
    R2_hz = -s3*R3_hx
    R2_Jxx_0 = R3_Jxx_0 - 0.00030216
    R2_Jxx_1 = c3c3*R2_Jxx_0
    R2_Jxy_0 = c3*R3_Jxz
    R2_Jyy_0 = 0.0406*R2_hx_0
    R2_Jzz_0 = 0.002487168*c4
    R2_Jxy_1 = 0.4318*R2_hx_0
    R2_Jyz_0 = 0.4318*R2_hz
    R2_Jyy = R3_Jzz - R2_Jyy_0
    R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jyy_0 - R2_Jzz_0)
    R2_Jxz = c3s3*R2_Jxx_0 + 0.0203*R2_hz
    R2_Jyz_1 = s3*R3_Jxz + R2_Jyz_0
    R2_hx = R2_hx_0 - 0.025375
    R2_hy = -R3_hz - 0.89133
    R2_Jxx = R2_Jxx_1 + 0.00064216 + R2_Jzz_0 + 0.3251198455
    R2_Jzz = R2_Jzz_1 + 0.3586500705
    R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199
    R2_Jyz = R2_Jyz_1 + 0.0047376

    # composite inertia of 'link2'
    R1_hx_0 = c2*R2_hx - s2*R2_hy
    R1_hy_0 = s2*R2_hx + c2*R2_hy
    R1_Jxx_0 = R2_Jxx - R2_Jyy
    R1_Jxx_1 = 2.0*R2_Jxy
    R1_Jxx_2 = c2c2*R1_Jxx_0 - c2s2*R1_Jxx_1
    R1_Jxz_0 = c2*R2_Jxz - s2*R2_Jyz
    R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz
    R1_Jyy_0 = 0.8636*R1_hx_0
    R1_Jyy = R2_Jxx - R1_Jxx_2 - R1_Jyy_0
    M11_0 = R2_Jzz - R1_Jyy_0
    R1_Jxy_0 = R2_Jxy - (c2s2*R1_Jxx_0 + c2c2*R1_Jxx_1) - 0.4318*R1_hy_0
    R1_hx = 3.79559 - R1_hx_0
    R1_hy = 0.1044 - R1_hy_0
    R1_Jxx = R2_Jyy + R1_Jxx_2 - 1.601861202
    R1_Jxy = -R1_Jxy_0 - 0.0070992
    R1_Jxz = -R2_Jyz_0 - R1_Jxz_0 - 0.120863064
    R1_Jyz = -R1_Jyz_0 - 0.00808578

    # composite inertia of 'link1'
    M00_0 = 0.3001*R2_hz
    M00_1 = -R1_Jxx - (c1c1*(R1_Jyy - R1_Jxx) + 2.0*R1_Jxy*c1s1) - M00_0
    R0_Jyz = 0.15005*(s1*R1_hx + c1*R1_hy) - (s1*R1_Jxz + c1*R1_Jyz)

    # inertia that joint 'waist' feels, and its couplings inward
    M00 = 3.937572254267 - M00_1

    # inertia that joint 'shoulder' feels, and its couplings inward
    M11 = M11_0 + 4.072928847

    # inertia that joint 'elbow' feels, and its couplings inward
    M22 = R2_Jzz_1 + 0.935523402438
    M12 = R2_Jzz - 0.4318*R1_hx_0
    M02 = 0.15005*(c1*R1_hy_0 + s1*R1_hx_0) - (s1*R1_Jxz_0 + c1*R1_Jyz_0)

    # inertia that joint 'wrist_roll' feels, and its couplings inward
    M33 = 0.19263278612368 - R3_Jxx_0
    n3at2_x_neg = R2_Jxy_0 + R2_Jxy_1
    n3at2_y = 0.0203*R2_hx_0 - R3_Jzz
    f3at1_y = s2*R2_hz
    M13 = 0.4318*f3at1_y - R2_Jyz_1
    M03_0 = -c1*(s2*n3at2_x_neg - c2*n3at2_y - R2_Jxy_1)
    M03_1 = 0.15005*(c2*R2_hz*c1 - s1*f3at1_y)
    M03 = s1*(c2*n3at2_x_neg + s2*n3at2_y) - M03_0 + M03_1

    # inertia that joint 'wrist_pitch' feels, and its couplings inward
    f4at2_x = c3*R3_hz
    f4at2_z = s3*R3_hz
    n4at2_x_neg_0 = 0.4318*f4at2_z
    n4at2_y = 0.0203*f4at2_z
    n4at2_x_neg = 0.00064216*s3 + n4at2_x_neg_0
    M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x)
    f4at1_y_neg = s2*f4at2_x - c2*R3_hx
    M14 = M24 - 0.4318*f4at1_y_neg
    M04_0 = -c1*(s2*n4at2_x_neg - c2*n4at2_y - n4at2_x_neg_0)
    M04_1 = -0.15005*(s1*f4at1_y_neg - c1*(c2*f4at2_x + s2*R3_hx))
    M04 = s1*(c2*n4at2_x_neg + s2*n4at2_y) - M04_0 - M04_1

    # inertia that joint 'flange' feels, and its couplings inward
    n5at3_x = -4e-05*s4
    M35 = 4e-05*c4
    n5at2_x = -c3*n5at3_x
    M25 = -s3*n5at3_x
    M05_neg = s1*(c2*n5at2_x + s2*M35) - c1*(c2*M35 - s2*n5at2_x)

    # elimination of 'flange'
    U05 = -5.1518639227799214*M05_neg
    U15 = 5.1518639227799214*M25
    U35 = 0.00020607455691119687*c4
    M00e5 = M00 + M05_neg*U05
    M01e5_0 = M05_neg*U15
    M01e5 = M01e5_0 - R0_Jyz
    M11e5_0 = M25*U15
    M11e5 = M11 - M11e5_0
    M02e5 = M02 + M01e5_0
    M12e5 = M12 - M11e5_0
    M22e5 = M22 - M11e5_0
    M03e5 = M03 + M05_neg*U35
    M13e5_0 = M25*U35
    M13e5 = M13 - M13e5_0
    M23e5_neg = R2_Jyz_1 + M13e5_0
    M33e5 = M33 - M35*U35

    # elimination of 'wrist_pitch'
    U04 = 5.836060905888831*M04
    U14 = 5.836060905888831*M14
    U24 = 5.836060905888831*M24
    M00e4 = M00e5 - M04*U04
    M01e4 = M01e5 - M04*U14
    M11e4 = M11e5 - M14*U14
    M02e4 = M02e5 - M04*U24
    M12e4 = M12e5 - M14*U24
    M22e4 = M22e5 - M24*U24

    # elimination of 'wrist_roll'
    D3_inv_neg = -1.0/M33e5
    U03_neg = M03e5*D3_inv_neg
    U13 = -M13e5*D3_inv_neg
    U23 = M23e5_neg*D3_inv_neg
    M00e3 = M00e4 + M03e5*U03_neg
    M01e3 = M01e4 - M03e5*U13
    M11e3 = M11e4 - M13e5*U13
    M02e3 = M02e4 - M03e5*U23
    M12e3 = M12e4 - M13e5*U23
    D2 = M22e4 + M23e5_neg*U23

    # elimination of 'elbow'
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M00e2 = M00e3 - M02e3*U02
    M01e2 = M01e3 - M02e3*U12
    D1 = M11e3 - M12e3*U12

    # elimination of 'shoulder'
    D1_inv = 1.0/D1
    U01 = M01e2*D1_inv
    D0 = M00e2 - M01e2*U01

    # elimination of 'waist'
    D0_inv_neg = -1.0/D0

    # solve with U
    e3 = tau5_neg*U35 - tau3_neg
    e2_0 = tau5_neg*U15
    e2 = tau2 - U23*e3 - tau4*U24 + e2_0
    e1 = tau1 - U12*e2 - U13*e3 - tau4*U14 + e2_0
    e0 = tau0 - U01*e1 - U02*e2 + U03_neg*e3 - tau4*U04 + tau5_neg*U05

    # solve with D and U*
    x0_neg = D0_inv_neg*e0
    x1 = D1_inv*e1 + U01*x0_neg
    x2 = D2_inv*e2 + U02*x0_neg - U12*x1
    x3 = -D3_inv_neg*e3 - U03_neg*x0_neg - U13*x1 - U23*x2
    x4 = 5.836060905888831*tau4 + U04*x0_neg - U14*x1 - U24*x2
    x5_neg_0 = 5.1518639227799214*tau5_neg - U05*x0_neg + U15*(x1 + x2)
    x5_neg = x5_neg_0 + U35*x3

    qdd = [-x0_neg, x1, x2, x3, x4, -x5_neg]
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
    names.update(using=using, _evaluate=library.evaluate, _sign=library.xp.sign)
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
