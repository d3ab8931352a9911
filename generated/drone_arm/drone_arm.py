"""drone_arm: robot dynamics in closed form.

Made by symdyn 0.1.0 from drone_arm.yaml
(SHA-256 76a49a6fc0b02bbfc95467e3afaaabb59cba9e644e47324458b02f528fc83a6b).
Make it again with

    symdyn generate drone_arm.yaml --target python,c,javascript

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
using(xp) gives them over another array library: JAX, PyTorch, CuPy or CasADi.
Self-test: python drone_arm.py

Joints, in the order of q:

    q[0..6]  qd[0..5]  floating_base  m, quaternion
    q[7]     qd[6]     turn           rad            [-3.141592653589793, 3.141592653589793]
    q[8]     qd[7]     lift           rad            [-2.0, 2.0]
    q[9]     qd[8]     elbow          rad            [-2.6, 2.6]

Tools: front_left, front_right, rear_left, rear_right, grip.

Conventions:

    - SI units, radians; q, and qd, qdd, tau, have the numbers of each joint from the places
      above.
    - Where a joint has several numbers, quaternions are x y z w, of length one (see normalise);
      they take vectors from the axes of the link that the joint moves to those of the joint (of
      a floating base: the world's), in which x y z is the link's origin. Velocities and forces
      are angular first, at the link's origin and in its axes; of a planar joint about the normal
      and along the axes of the plane, as the link carries them.
    - Floating: q = [x y z qx qy qz qw], qd = [wx wy wz vx vy vz]; ball: q = [qx qy qz qw], qd =
      [wx wy wz]; planar: q = [x y angle], qd = [wz vx vy]. qd is no derivative of q: see
      integrate and position_rate; qdd is that of qd.
    - tau of a floating base is a wrench on it from outside, zero where nothing pushes it.
    - Derivatives by q are by small motions along the numbers of qd, with qd itself held.
    - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
    - Jacobians, operational inertias and wrenches: base axes, at the tool point.
    - Matrices are full, row by row.
    - Inside functions a number behind a letter is the place of a joint or its body; frames have
      z along its axis.
    - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
      of the joints.

Bound: symdyn holds every function to its numeric core within 1.3e-13 kappa of the output's size,
where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
1. 'symdyn verify' compares them again.

Operations of each function:

                                             mul  add  div  sqrt  trig
    mass_matrix                               70   72    0     0     6
    udu                                      226  185    7     0     6
    innovations                              310  269    7     0     6
    mass_matrix_inverse                      466  389    8     0     6
    inverse_dynamics                         204  188    0     0     6
    bias_forces                              195  164    0     0     6
    gravity_forces                            43   26    0     0     6
    coriolis_matrix                          402  432    0     0     6
    forward_dynamics                         445  425    8     0     6
    pose_front_left                           18   21    0     0     0
    pose_front_right                          18   21    0     0     0
    pose_rear_left                            18   21    0     0     0
    pose_rear_right                           18   21    0     0     0
    pose_grip                                 49   37    0     0     6
    jacobian_front_left                       36   27    0     0     0
    jacobian_front_right                      36   27    0     0     0
    jacobian_rear_left                        36   27    0     0     0
    jacobian_rear_right                       36   27    0     0     0
    jacobian_grip                             82   61    0     0     6
    jacobian_rate_front_left                 108   75    0     0     0
    jacobian_rate_front_right                108   75    0     0     0
    jacobian_rate_rear_left                  108   75    0     0     0
    jacobian_rate_rear_right                 108   75    0     0     0
    jacobian_rate_grip                       211  160    0     0     6
    operational_inertia_inverse_front_left   424  326    8     0     6
    operational_inertia_inverse_front_right  424  326    8     0     6
    operational_inertia_inverse_rear_left    424  326    8     0     6
    operational_inertia_inverse_rear_right   424  326    8     0     6
    operational_inertia_inverse_grip         765  620    8     0     6
    operational_inertia_front_left           544  416   14     0     6
    operational_inertia_front_right          544  416   14     0     6
    operational_inertia_rear_left            544  416   14     0     6
    operational_inertia_rear_right           544  416   14     0     6
    operational_inertia_grip                 885  710   14     0     6
    tip_force_acceleration_front_left        331  286    8     0     6
    tip_force_acceleration_front_right       331  286    8     0     6
    tip_force_acceleration_rear_left         331  286    8     0     6
    tip_force_acceleration_rear_right        331  286    8     0     6
    tip_force_acceleration_grip              426  349    8     0     6
    integrate                                 69   52    1     1     2
    normalise                                  8    3    1     1     0
    position_rate                             36   26    0     0     0

This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
"""
# fmt: off
# mypy: disable-error-code="no-untyped-def,no-untyped-call,no-any-return"

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAME = "drone_arm"
N = 9
NQ = 10
NV = 9
JOINTS = ("floating_base", "turn", "lift", "elbow")
Q_START = (0, 7, 8, 9)
V_START = (0, 6, 7, 8)
LIMITS = (None, (-3.141592653589793, 3.141592653589793), (-2.0, 2.0), (-2.6, 2.6))
TOOLS = ("front_left", "front_right", "rear_left", "rear_right", "grip")
PARAMETERS: dict[str, float] = {}
OPERATIONS = {
    "mass_matrix": {"mul": 70, "add": 72, "trig": 6},
    "udu": {"mul": 226, "add": 185, "div": 7, "trig": 6},
    "innovations": {"mul": 310, "add": 269, "div": 7, "trig": 6},
    "mass_matrix_inverse": {"mul": 466, "add": 389, "div": 8, "trig": 6},
    "inverse_dynamics": {"mul": 204, "add": 188, "trig": 6},
    "bias_forces": {"mul": 195, "add": 164, "trig": 6},
    "gravity_forces": {"mul": 43, "add": 26, "trig": 6},
    "coriolis_matrix": {"mul": 402, "add": 432, "trig": 6},
    "forward_dynamics": {"mul": 445, "add": 425, "div": 8, "trig": 6},
    "pose_front_left": {"mul": 18, "add": 21},
    "pose_front_right": {"mul": 18, "add": 21},
    "pose_rear_left": {"mul": 18, "add": 21},
    "pose_rear_right": {"mul": 18, "add": 21},
    "pose_grip": {"mul": 49, "add": 37, "trig": 6},
    "jacobian_front_left": {"mul": 36, "add": 27},
    "jacobian_front_right": {"mul": 36, "add": 27},
    "jacobian_rear_left": {"mul": 36, "add": 27},
    "jacobian_rear_right": {"mul": 36, "add": 27},
    "jacobian_grip": {"mul": 82, "add": 61, "trig": 6},
    "jacobian_rate_front_left": {"mul": 108, "add": 75},
    "jacobian_rate_front_right": {"mul": 108, "add": 75},
    "jacobian_rate_rear_left": {"mul": 108, "add": 75},
    "jacobian_rate_rear_right": {"mul": 108, "add": 75},
    "jacobian_rate_grip": {"mul": 211, "add": 160, "trig": 6},
    "operational_inertia_inverse_front_left": {"mul": 424, "add": 326, "div": 8, "trig": 6},
    "operational_inertia_inverse_front_right": {"mul": 424, "add": 326, "div": 8, "trig": 6},
    "operational_inertia_inverse_rear_left": {"mul": 424, "add": 326, "div": 8, "trig": 6},
    "operational_inertia_inverse_rear_right": {"mul": 424, "add": 326, "div": 8, "trig": 6},
    "operational_inertia_inverse_grip": {"mul": 765, "add": 620, "div": 8, "trig": 6},
    "operational_inertia_front_left": {"mul": 544, "add": 416, "div": 14, "trig": 6},
    "operational_inertia_front_right": {"mul": 544, "add": 416, "div": 14, "trig": 6},
    "operational_inertia_rear_left": {"mul": 544, "add": 416, "div": 14, "trig": 6},
    "operational_inertia_rear_right": {"mul": 544, "add": 416, "div": 14, "trig": 6},
    "operational_inertia_grip": {"mul": 885, "add": 710, "div": 14, "trig": 6},
    "tip_force_acceleration_front_left": {"mul": 331, "add": 286, "div": 8, "trig": 6},
    "tip_force_acceleration_front_right": {"mul": 331, "add": 286, "div": 8, "trig": 6},
    "tip_force_acceleration_rear_left": {"mul": 331, "add": 286, "div": 8, "trig": 6},
    "tip_force_acceleration_rear_right": {"mul": 331, "add": 286, "div": 8, "trig": 6},
    "tip_force_acceleration_grip": {"mul": 426, "add": 349, "div": 8, "trig": 6},
    "integrate": {"mul": 69, "add": 52, "div": 1, "sqrt": 1, "trig": 2},
    "normalise": {"mul": 8, "add": 3, "div": 1, "sqrt": 1},
    "position_rate": {"mul": 36, "add": 26},
}
SOURCE_SHA256 = "76a49a6fc0b02bbfc95467e3afaaabb59cba9e644e47324458b02f528fc83a6b"

Array = NDArray[np.float64]


def mass_matrix(q: ArrayLike) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        M, shape (..., 9, 9).

    Operations: 70 mul, 72 add, 6 trig.
    """
    return _evaluate("mass_matrix", _mass_matrix, [("q", q, 10)], [(9, 9)])


def _mass_matrix(m, q):
    cos, sin = m.cos, m.sin
    q7 = q[7]
    q8 = q[8]
    q9 = q[9]

    # sines and cosines
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    M = [
        R0_Jxx,   R0_Jxy,    R0_Jxz, 0.0,     -R0_hz,   R0_hy,  -M06_neg,  M07,    -M08_neg,
        R0_Jxy,   R0_Jyy,    R0_Jyz, R0_hz,   0.0,      -R0_hx, -R0_Jyz_0, M17,    M18,
        R0_Jxz,   R0_Jyz,    R0_Jzz, -R0_hy,  R0_hx,    0.0,    M26,       M27,    M28,
        0.0,      R0_hz,     -R0_hy, 3.64,    0.0,      0.0,    R0_hy_0,   M37,    M38,
        -R0_hz,   0.0,       R0_hx,  0.0,     3.64,     0.0,    -R0_hx_0,  M47,    M48,
        R0_hy,    -R0_hx,    0.0,    0.0,     0.0,      3.64,   0.0,       R2_hx,  I3_hx,
        -M06_neg, -R0_Jyz_0, M26,    R0_hy_0, -R0_hx_0, 0.0,    M66,       R2_Jyz, I3_Jyz,
        M07,      M17,       M27,    M37,     M47,      R2_hx,  R2_Jyz,    M77,    M78,
        -M08_neg, M18,       M28,    M38,     M48,      I3_hx,  I3_Jyz,    M78,    0.005675,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        U, shape (..., 9, 9); D, shape (..., 9).

    Operations: 226 mul, 185 add, 7 div, 6 trig.
    """
    return _evaluate("udu", _udu, [("q", q, 10)], [(9, 9), (9,)])


def _udu(m, q):
    cos, sin = m.cos, m.sin
    q7 = q[7]
    q8 = q[8]
    q9 = q[9]

    # sines and cosines
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U08 = -176.21145374449338*M08_neg
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx + M08_neg*U08
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U07 = M07e8*D7_inv
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*U07
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U06_neg = M06e7_neg*D6_inv
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*U06_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0

    U = [
        1.0, -U01_neg, U02, U03,      -U04_neg, U05,      -U06_neg, U07, U08,
        0.0, 1.0,      U12, U13,      U14,      -U15_neg, -U16_neg, U17, U18,
        0.0, 0.0,      1.0, -U23_neg, U24,      -U25_neg, U26,      U27, U28,
        0.0, 0.0,      0.0, 1.0,      U34,      -U35_neg, U36,      U37, U38,
        0.0, 0.0,      0.0, 0.0,      1.0,      -U45_neg, U46,      U47, U48,
        0.0, 0.0,      0.0, 0.0,      0.0,      1.0,      U56,      U57, U58,
        0.0, 0.0,      0.0, 0.0,      0.0,      0.0,      1.0,      U67, U68,
        0.0, 0.0,      0.0, 0.0,      0.0,      0.0,      0.0,      1.0, U78,
        0.0, 0.0,      0.0, 0.0,      0.0,      0.0,      0.0,      0.0, 1.0,
    ]
    D = [D0, D1, D2, D3, D4, D5, D6, D7, 0.005675]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N,): W M W^T = diag(D).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        W, shape (..., 9, 9); D, shape (..., 9).

    Operations: 310 mul, 269 add, 7 div, 6 trig.
    """
    return _evaluate("innovations", _innovations, [("q", q, 10)], [(9, 9), (9,)])


def _innovations(m, q):
    cos, sin = m.cos, m.sin
    q7 = q[7]
    q8 = q[8]
    q9 = q[9]

    # sines and cosines
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U08 = -176.21145374449338*M08_neg
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx + M08_neg*U08
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U07 = M07e8*D7_inv
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*U07
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U06_neg = M06e7_neg*D6_inv
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*U06_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0

    # inverse of U
    W02 = -U02 - U12*U01_neg
    W13 = -U13 - U23_neg*U12
    W03_neg = U23_neg*U02 - U01_neg*W13 + U03
    W24_neg = U24 + U34*U23_neg
    W14_neg = U14 - (U12*W24_neg + U34*U13)
    W04 = U04_neg - (U01_neg*W14_neg - U02*W24_neg - U34*U03)
    W35 = U35_neg - U45_neg*U34
    W25 = U23_neg*W35 - U45_neg*U24 + U25_neg
    W15 = U15_neg - (U12*W25 + U13*W35 + U45_neg*U14)
    W05 = U01_neg*W15 - U02*W25 - U03*W35 + U45_neg*U04_neg - U05
    W46 = -U46 - U56*U45_neg
    W36_neg = U34*W46 + U56*U35_neg + U36
    W26_neg = U23_neg*W36_neg + U24*W46 + U56*U25_neg + U26
    W16 = U16_neg - (U14*W46 - (U12*W26_neg + U13*W36_neg) + U56*U15_neg)
    W06_0 = U01_neg*W16 + U02*W26_neg + U03*W36_neg + U04_neg*W46 + U56*U05
    W06 = U06_neg + W06_0
    W57 = U67*U56 - U57
    W47 = U45_neg*W57 + U67*U46 - U47
    W37 = -U37 - (U34*W47 - U35_neg*W57 - U67*U36)
    W27 = U23_neg*W37 - U24*W47 + U25_neg*W57 + U67*U26 - U27
    W17_neg_0 = U12*W27 + U13*W37 + U14*W47 - U15_neg*W57 + U67*U16_neg
    W17_neg = U17 + W17_neg_0
    W07_neg_0 = U01_neg*W17_neg + U02*W27 + U03*W37 - U04_neg*W47 + U05*W57
    W07_neg = W07_neg_0 + U67*U06_neg + U07
    W68 = U78*U67 - U68
    W58_neg = U56*W68 - U78*U57 + U58
    W48 = -U48 - (U45_neg*W58_neg + U46*W68 - U78*U47)
    W38 = -U38 - (U34*W48 + U35_neg*W58_neg + U36*W68 - U78*U37)
    W28_0 = U23_neg*W38 - U24*W48 - U25_neg*W58_neg - U26*W68 + U78*U27
    W28 = W28_0 - U28
    W18_0 = U16_neg*W68 - (U12*W28 + U13*W38 + U14*W48 + U15_neg*W58_neg)
    W18 = W18_0 + U78*U17 - U18
    W08_0 = U01_neg*W18 - U02*W28 - U03*W38 + U04_neg*W48 + U05*W58_neg
    W08 = W08_0 + U06_neg*W68 + U78*U07 - U08

    W = [
        1.0, U01_neg, W02,  -W03_neg, W04,      W05,     W06,      -W07_neg, W08,
        0.0, 1.0,     -U12, W13,      -W14_neg, W15,     W16,      -W17_neg, W18,
        0.0, 0.0,     1.0,  U23_neg,  -W24_neg, W25,     -W26_neg, W27,      W28,
        0.0, 0.0,     0.0,  1.0,      -U34,     W35,     -W36_neg, W37,      W38,
        0.0, 0.0,     0.0,  0.0,      1.0,      U45_neg, W46,      W47,      W48,
        0.0, 0.0,     0.0,  0.0,      0.0,      1.0,     -U56,     W57,      -W58_neg,
        0.0, 0.0,     0.0,  0.0,      0.0,      0.0,     1.0,      -U67,     W68,
        0.0, 0.0,     0.0,  0.0,      0.0,      0.0,     0.0,      1.0,      -U78,
        0.0, 0.0,     0.0,  0.0,      0.0,      0.0,     0.0,      0.0,      1.0,
    ]
    D = [D0, D1, D2, D3, D4, D5, D6, D7, 0.005675]
    return [W, D]


def mass_matrix_inverse(q: ArrayLike) -> Array:
    """M^-1, full symmetric, (N, N).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        M_inverse, shape (..., 9, 9).

    Operations: 466 mul, 389 add, 8 div, 6 trig.
    """
    return _evaluate("mass_matrix_inverse", _mass_matrix_inverse, [("q", q, 10)], [(9, 9)])


def _mass_matrix_inverse(m, q):
    cos, sin = m.cos, m.sin
    q7 = q[7]
    q8 = q[8]
    q9 = q[9]

    # sines and cosines
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U08 = -176.21145374449338*M08_neg
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx + M08_neg*U08
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U07 = M07e8*D7_inv
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*U07
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U06_neg = M06e7_neg*D6_inv
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*U06_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # row 'floating_base' of the inverse
    X01 = U01_neg*D0_inv
    X11 = U01_neg*X01 - D1_inv_neg
    X02 = -U02*D0_inv - U12*X01
    X12 = -U02*X01 - U12*X11
    X22 = D2_inv - U02*X02 - U12*X12
    X03 = U23_neg*X02 - (U03*D0_inv + U13*X01)
    X13 = U23_neg*X12 - (U03*X01 + U13*X11)
    X23 = U23_neg*X22 - (U03*X02 + U13*X12)
    X33_neg = D3_inv_neg + U03*X03 + U13*X13 - U23_neg*X23
    X04 = U04_neg*D0_inv - U14*X01 - U24*X02 - U34*X03
    X14 = U04_neg*X01 - U14*X11 - U24*X12 - U34*X13
    X24 = U04_neg*X02 - U14*X12 - U24*X22 - U34*X23
    X34 = U34*X33_neg - (U14*X13 - U04_neg*X03 + U24*X23)
    X44 = U04_neg*X04 - D4_inv_neg - U14*X14 - U24*X24 - U34*X34
    X05_0 = U45_neg*X04
    X05 = X05_0 - (U05*D0_inv - U15_neg*X01 - U25_neg*X02 - U35_neg*X03)
    X15 = U45_neg*X14 - (U05*X01 - U15_neg*X11 - U25_neg*X12 - U35_neg*X13)
    X25 = U45_neg*X24 - (U05*X02 - U15_neg*X12 - U25_neg*X22 - U35_neg*X23)
    X35_0 = -U45_neg*X34
    X35 = U15_neg*X13 - U05*X03 + U25_neg*X23 - U35_neg*X33_neg - X35_0
    X45_neg_0 = -U45_neg*X44
    X45_neg = U05*X04 - U15_neg*X14 - U25_neg*X24 - U35_neg*X34 + X45_neg_0
    X55_neg_0 = U35_neg*X35
    X55_neg_1 = D5_inv_neg + U05*X05 - U15_neg*X15 - U25_neg*X25 - X55_neg_0
    X55_neg = X55_neg_1 + U45_neg*X45_neg

    # row 'turn' of the inverse
    X06_0 = U06_neg*D0_inv + U16_neg*X01 - U26*X02 - U36*X03 - U46*X04
    X06 = X06_0 - U56*X05
    X16_0 = -U56*X15
    X16 = U06_neg*X01 + U16_neg*X11 - U26*X12 - U36*X13 - U46*X14 + X16_0
    X26_0 = -U56*X25
    X26 = U06_neg*X02 + U16_neg*X12 - U26*X22 - U36*X23 - U46*X24 + X26_0
    X36_neg_0 = U26*X23 - (U06_neg*X03 + U16_neg*X13) - U36*X33_neg
    X36_neg = X36_neg_0 + U46*X34 + U56*X35
    X46_0 = U56*X45_neg
    X46 = U06_neg*X04 + U16_neg*X14 - U26*X24 - U36*X34 - U46*X44 + X46_0
    X56_0 = U26*X25 - (U06_neg*X05 + U16_neg*X15) + U36*X35 - U46*X45_neg
    X56 = U56*X55_neg - X56_0
    X66_0 = D6_inv + U06_neg*X06 + U16_neg*X16 - U26*X26 + U36*X36_neg
    X66 = X66_0 - U46*X46 - U56*X56

    # row 'lift' of the inverse
    X07_neg_0 = U07*D0_inv + U17*X01 + U27*X02 + U37*X03 + U47*X04
    X07_neg = X07_neg_0 + U57*X05 + U67*X06
    X17_neg_0 = U07*X01 + U17*X11 + U27*X12 + U37*X13 + U47*X14 + U57*X15
    X17_neg = X17_neg_0 + U67*X16
    X27_neg_0 = U07*X02 + U17*X12 + U27*X22 + U37*X23 + U47*X24 + U57*X25
    X27_neg = X27_neg_0 + U67*X26
    X37_0 = U57*X35
    X37_1 = U37*X33_neg - (U07*X03 + U17*X13 + U27*X23) - U47*X34 - X37_0
    X37 = X37_1 + U67*X36_neg
    X47_neg_0 = U07*X04 + U17*X14 + U27*X24 + U37*X34 + U47*X44
    X47_neg = X47_neg_0 - U57*X45_neg + U67*X46
    X57_0 = U57*X55_neg
    X57_1 = U47*X45_neg - (U07*X05 + U17*X15 + U27*X25 + U37*X35) + X57_0
    X57 = X57_1 - U67*X56
    X67_neg_0 = U07*X06 + U17*X16 + U27*X26 - U37*X36_neg + U47*X46
    X67_neg = X67_neg_0 + U57*X56 + U67*X66
    X77_0 = D7_inv + U07*X07_neg + U17*X17_neg + U27*X27_neg - U37*X37
    X77 = X77_0 + U47*X47_neg - U57*X57 + U67*X67_neg

    # row 'elbow' of the inverse
    X08_0 = -U08*D0_inv - U18*X01 - U28*X02 - U38*X03 - U48*X04 - U58*X05
    X08 = X08_0 - U68*X06 + U78*X07_neg
    X18_0 = -U08*X01 - U18*X11 - U28*X12 - U38*X13 - U48*X14 - U58*X15
    X18 = X18_0 - U68*X16 + U78*X17_neg
    X28_0 = -U08*X02 - U18*X12 - U28*X22 - U38*X23 - U48*X24 - U58*X25
    X28 = X28_0 - U68*X26 + U78*X27_neg
    X38_neg_0 = U08*X03 + U18*X13 + U28*X23 - U38*X33_neg + U48*X34
    X38_neg = X38_neg_0 + U58*X35 - U68*X36_neg + U78*X37
    X48_0 = U58*X45_neg
    X48_1 = X48_0 - (U08*X04 + U18*X14 + U28*X24 + U38*X34 + U48*X44)
    X48 = X48_1 - U68*X46 + U78*X47_neg
    X58_neg_0 = U08*X05 + U18*X15 + U28*X25 + U38*X35 - U48*X45_neg
    X58_neg = X58_neg_0 - U58*X55_neg + U68*X56 + U78*X57
    X68_0 = -U58*X56
    X68_1 = U38*X36_neg - (U08*X06 + U18*X16 + U28*X26) - U48*X46 + X68_0
    X68 = X68_1 - U68*X66 + U78*X67_neg
    X78_neg_0 = U38*X37 - (U08*X07_neg + U18*X17_neg + U28*X27_neg)
    X78_neg = X78_neg_0 - U48*X47_neg + U58*X57 - U68*X67_neg + U78*X77
    X88_0 = 176.21145374449338 - U08*X08 - U18*X18 - U28*X28 + U38*X38_neg
    X88 = X88_0 - U48*X48 + U58*X58_neg - U68*X68 + U78*X78_neg

    M_inverse = [
        D0_inv,   X01,      X02,      X03,      X04,      X05,      X06,      -X07_neg, X08,
        X01,      X11,      X12,      X13,      X14,      X15,      X16,      -X17_neg, X18,
        X02,      X12,      X22,      X23,      X24,      X25,      X26,      -X27_neg, X28,
        X03,      X13,      X23,      -X33_neg, X34,      X35,      -X36_neg, X37,      -X38_neg,
        X04,      X14,      X24,      X34,      X44,      -X45_neg, X46,      -X47_neg, X48,
        X05,      X15,      X25,      X35,      -X45_neg, -X55_neg, X56,      X57,      -X58_neg,
        X06,      X16,      X26,      -X36_neg, X46,      X56,      X66,      -X67_neg, X68,
        -X07_neg, -X17_neg, -X27_neg, X37,      -X47_neg, X57,      -X67_neg, X77,      -X78_neg,
        X08,      X18,      X28,      -X38_neg, X48,      -X58_neg, X68,      -X78_neg, X88,
    ]
    return [M_inverse]


def inverse_dynamics(q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).
        qdd: joint accelerations [rad/s² or m/s²], shape (..., 9).

    Returns:
        tau, shape (..., 9).

    Operations: 204 mul, 188 add, 6 trig.
    """
    return _evaluate(
        "inverse_dynamics",
        _inverse_dynamics,
        [
            ("q", q, 10),
            ("qd", qd, 9),
            ("qdd", qdd, 9),
        ],
        [(9,)],
    )


def _inverse_dynamics(m, q, qd, qdd):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8 = qd
    qdd0, qdd1, qdd2, qdd3, qdd4, qdd5, qdd6, qdd7, qdd8 = qdd

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = q5*angle_0 - q6*angle_1
    angle_3 = q5*angle_1 + q6*angle_0
    angle_4 = q3*angle_0 + q4*angle_1 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    c9 = cos(q9)
    s9 = sin(q9)

    # motion of 'frame'
    a0_x = qd1*qd5 - qd2*qd4 + 9.81*angle_2 + qdd3
    a0_y = qd2*qd3 - qd0*qd5 + 9.81*angle_3 + qdd4
    a0_z = qdd5 - (9.81*angle_4 - (qd0*qd4 - qd1*qd3))
    ww0_xx = qd0*qd0
    ww0_yy = qd1*qd1
    ww0_zz = qd2*qd2
    ww0_xy = qd0*qd1
    ww0_xz = qd0*qd2
    ww0_yz = qd1*qd2
    E0_xx_neg = ww0_yy + ww0_zz
    E0_xy = ww0_xy - qdd2
    E0_xz = qdd1 + ww0_xz
    E0_yx = qdd2 + ww0_xy
    E0_yy_neg = ww0_xx + ww0_zz
    E0_yz = ww0_yz - qdd0
    E0_zx = ww0_xz - qdd1
    E0_zy = qdd0 + ww0_yz
    E0_zz_neg = ww0_xx + ww0_yy

    # motion of 'turret'
    w1_x_neg = qd0*c7 + qd1*s7
    w1_y = qd0*s7 - qd1*c7
    a1_x_neg_0 = a0_x - (0.03*E0_xx_neg + 0.1*E0_xz)
    a1_x_neg_1 = 0.03*E0_yx - 0.1*E0_yz + a0_y
    a1_z = 0.03*E0_zx + 0.1*E0_zz_neg + a0_z
    a1_x_neg = c7*a1_x_neg_0 + s7*a1_x_neg_1
    a1_y = s7*a1_x_neg_0 - c7*a1_x_neg_1
    wd1_z = qdd2 + qdd6
    w1_z = qd2 + qd6
    E1_yz = s7*E0_xz - c7*E0_yz
    ww1_xx = w1_x_neg*w1_x_neg
    ww1_zz = w1_z*w1_z
    ww1_xy_neg = w1_x_neg*w1_y
    ww1_xz_neg = w1_x_neg*w1_z
    ww1_yz = w1_y*w1_z
    wd1_y = ww1_xz_neg - (c7*E0_xz + s7*E0_yz)
    E1_xx_0 = ww1_xx - ww1_zz
    E1_xx = E1_xx_0 - E0_zz_neg
    E1_xy_neg = wd1_z + ww1_xy_neg
    E1_yx = wd1_z - ww1_xy_neg
    E1_yy_neg = ww1_xx + ww1_zz
    E1_zx_neg = ww1_xz_neg + wd1_y
    E1_zy = ww1_yz - E1_yz + ww1_yz

    # motion of 'upper'
    w2_x_neg = s8*w1_x_neg + c8*w1_z
    w2_y = s8*w1_z - c8*w1_x_neg
    a2_x_neg = s8*a1_x_neg + c8*a1_z
    a2_y = s8*a1_z - c8*a1_x_neg
    wd2_z = qdd7 - wd1_y
    w2_z = qd7 - w1_y
    E2_xz = s8*E1_xy_neg + c8*E1_zy
    E2_yz = c8*E1_xy_neg - s8*E1_zy
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_zz = w2_z*w2_z
    ww2_xy = -w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_0 = ww2_xx - ww2_zz
    E2_xx = E2_xx_0 - E1_yy_neg
    E2_xy = ww2_xy - wd2_z
    E2_yx = wd2_z + ww2_xy
    E2_yy_neg = ww2_xx + ww2_zz
    E2_zx_neg = E2_xz + ww2_xz_neg + ww2_xz_neg
    E2_zy = ww2_yz - E2_yz + ww2_yz

    # motion of 'fore'
    w3_x_neg = c9*w2_x_neg - s9*w2_y
    w3_y = s9*w2_x_neg + c9*w2_y
    a3_x_neg_0 = a2_x_neg - 0.22*E2_xx
    a3_x_neg_1 = -a2_y - 0.22*E2_yx
    a3_z_neg = a1_y + 0.22*E2_zx_neg
    a3_x_neg = c9*a3_x_neg_0 + s9*a3_x_neg_1
    a3_y = s9*a3_x_neg_0 - c9*a3_x_neg_1
    wd3_z = qdd8 + wd2_z
    w3_z = qd8 + w2_z
    E3_yz = c9*E2_yz - s9*E2_xz
    ww3_xx = w3_x_neg*w3_x_neg
    ww3_xy_neg = w3_x_neg*w3_y
    ww3_xz_neg = w3_x_neg*w3_z
    ww3_yz = w3_y*w3_z
    E3_xx_neg_0 = w3_y*w3_y
    E3_xx_neg = w3_z*w3_z + E3_xx_neg_0
    E3_yx = wd3_z - ww3_xy_neg
    E3_zx_neg = c9*E2_xz + s9*E2_yz + ww3_xz_neg + ww3_xz_neg
    E3_zy = ww3_yz - E3_yz + ww3_yz

    # force on 'fore'
    n3_x = 3e-05*E3_zy + 5.2e-05*E3_yx + 3e-06*E3_zx_neg
    n3_y_0 = 0.004645*E3_zx_neg + 3e-06*E3_zy - 5.2e-05*(E1_yy_neg - E3_xx_neg)
    n3_z_0 = 3e-06*(ww3_xx - E3_xx_neg_0)
    n3_z_1 = 0.004675*wd3_z - 0.004615*ww3_xy_neg - 5.2e-05*E3_yz + n3_z_0
    f3_x_neg = 0.33454545454545453*a3_x_neg + 0.0275*E3_xx_neg
    f3_y = 0.33454545454545453*a3_y + 0.0275*E3_yx
    f3_z_neg = 0.33454545454545453*a3_z_neg + 0.0275*E3_zx_neg
    n3_y = n3_y_0 + 0.0275*a3_z_neg
    n3_z = n3_z_1 + 0.0275*a3_y

    # force on 'upper'
    f2_y_0 = s9*f3_x_neg - c9*f3_y
    n2_x_0 = 2.32e-06*(E1_yy_neg - E2_yy_neg)
    n2_x_1 = 1.32e-05*E2_yx - 4.216e-05*E2_zy - 8.56e-05*E2_zx_neg - n2_x_0
    n2_y_0 = 1.32e-05*E2_xx_0
    n2_y_1 = 0.001748*E2_zx_neg - 8.56e-05*E2_zy + 2.32e-06*E2_xy - n2_y_0
    n2_z_0 = 0.001748*E2_yx + 4.216e-05*E2_xy - 2.32e-06*E2_xz - 1.32e-05*E2_yz
    n2_z_1 = n2_z_0 - 8.56e-05*(E2_xx + E2_yy_neg) + 0.00072*a2_x_neg
    n2_x = c9*n3_x - s9*n3_y - (n2_x_1 - 0.00072*a1_y)
    n2_y = s9*n3_x + c9*n3_y + 0.22*f3_z_neg - n2_y_1
    n2_z = n3_z - 0.22*f2_y_0 - n2_z_1
    f2_x = -c9*f3_x_neg - s9*f3_y - 0.00072*E2_xy
    f2_y = 0.00072*E2_yy_neg - f2_y_0
    f2_z = -f3_z_neg - 0.00072*E2_zy

    # force on 'turret'
    n1_z_neg_0 = 2.84e-06*E1_yz - (0.00016176*wd1_z + 6.032e-05*ww1_xy_neg)
    f1_x_0 = 0.00084*E1_xy_neg - 0.00036*E1_xx + 0.014545454545454545*a1_x_neg
    f1_y_0 = 0.00036*E1_yx - 0.00084*E1_yy_neg + 0.014545454545454545*a1_y
    f1_z_0 = 0.014545454545454545*a1_z - (0.00036*E1_zx_neg - 0.00084*E1_zy)
    n1_x_0 = 0.00011104*E1_zy + 2.84e-06*E1_yx - 0.00084*a1_z
    n1_z_neg_1 = 0.00036*a1_y + 0.00084*a1_x_neg + n1_z_neg_0
    n1_x = s8*n2_x + c8*n2_y + n1_x_0
    n1_y = 5.072e-05*E1_zx_neg - 2.84e-06*E1_xx_0 + 0.00036*a1_z - n2_z
    n1_z_neg = c8*n2_x - s8*n2_y + n1_z_neg_1
    f1_x = s8*f2_x + c8*f2_y + f1_x_0
    f1_y = -f2_z - f1_y_0
    f1_z = s8*f2_y - c8*f2_x - f1_z_0

    # force on 'frame'
    f0_x_0 = s7*f1_y - c7*f1_x
    f0_y_0 = -s7*f1_x - c7*f1_y
    n0_x_0 = -0.0001084*E0_zx
    n0_x_1 = 0.02667798*qdd0 + 0.01072622*ww0_yz + 0.0018666*E0_yx + n0_x_0
    n0_y_0 = -0.0001748*E0_xy
    n0_y_1 = 0.03055748*qdd1 - 0.01460572*ww0_xz + 0.0001084*E0_zy - n0_y_0
    n0_z_0 = 0.0412837*qdd2 + 0.0038795*ww0_xy - 0.0001748*E0_xz - 0.0018666*E0_yz
    n0_x_2 = n0_x_1 - 0.0001748*(ww0_yy - ww0_zz) - (0.0021*a0_z + 0.03712*a0_y)
    n0_y_2 = n0_y_1 - 0.0018666*(ww0_xx - ww0_zz) + 0.03712*a0_x
    n0_z_1 = n0_z_0 + 0.0001084*(ww0_xx - ww0_yy) + 0.0021*a0_x
    n0_x = n0_x_2 - (c7*n1_x - s7*n1_y - 0.1*f0_y_0)
    n0_y = n0_y_2 - (s7*n1_x + c7*n1_y + (0.1*f0_x_0 + 0.03*f1_z))
    n0_z = n0_z_1 - (n1_z_neg - 0.03*f0_y_0)
    f0_x = 0.03712*E0_xz - 0.0021*E0_xy + 3.32*a0_x + f0_x_0
    f0_y = 0.0021*E0_yy_neg + 0.03712*E0_yz + 3.32*a0_y + f0_y_0
    f0_z = 3.32*a0_z - (0.0021*E0_zy + 0.03712*E0_zz_neg) + f1_z

    # friction
    fric6 = 0.01*qd6
    fric7 = 0.01*qd7
    fric8 = 0.01*qd8

    # joint forces
    tau6 = 0.002*qdd6 - n1_z_neg + fric6
    tau7 = n2_z + 0.002*qdd7 + fric7
    tau8 = n3_z + 0.001*qdd8 + fric8

    tau = [n0_x, n0_y, n0_z, f0_x, f0_y, f0_z, tau6, tau7, tau8]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N,) at qdd = 0, friction included.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).

    Returns:
        bias, shape (..., 9).

    Operations: 195 mul, 164 add, 6 trig.
    """
    return _evaluate("bias_forces", _bias_forces, [("q", q, 10), ("qd", qd, 9)], [(9,)])


def _bias_forces(m, q, qd):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8 = qd

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = q5*angle_0 - q6*angle_1
    angle_3 = q5*angle_1 + q6*angle_0
    angle_4 = q3*angle_0 + q4*angle_1 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    c9 = cos(q9)
    s9 = sin(q9)

    # motion of 'frame'
    a0_x = qd1*qd5 - qd2*qd4 + 9.81*angle_2
    a0_y = qd2*qd3 - qd0*qd5 + 9.81*angle_3
    a0_z = qd0*qd4 - qd1*qd3 - 9.81*angle_4
    ww0_xx = qd0*qd0
    ww0_yy = qd1*qd1
    ww0_zz = qd2*qd2
    ww0_xy = qd0*qd1
    ww0_xz = qd0*qd2
    ww0_yz = qd1*qd2
    E0_xx_neg = ww0_yy + ww0_zz
    E0_yy_neg = ww0_xx + ww0_zz
    E0_zz_neg = ww0_xx + ww0_yy

    # motion of 'turret'
    w1_x_neg = qd0*c7 + qd1*s7
    w1_y = qd0*s7 - qd1*c7
    a1_x_neg_0 = a0_x - (0.03*E0_xx_neg + 0.1*ww0_xz)
    a1_x_neg_1 = 0.03*ww0_xy - 0.1*ww0_yz + a0_y
    a1_z = 0.03*ww0_xz + 0.1*E0_zz_neg + a0_z
    a1_x_neg = c7*a1_x_neg_0 + s7*a1_x_neg_1
    a1_y = s7*a1_x_neg_0 - c7*a1_x_neg_1
    w1_z = qd2 + qd6
    E1_yz = w1_y*qd2
    ww1_xx = w1_x_neg*w1_x_neg
    ww1_zz = w1_z*w1_z
    ww1_xy_neg = w1_x_neg*w1_y
    ww1_yz = w1_y*w1_z
    wd1_y = w1_x_neg*qd6
    E1_xx_0 = ww1_xx - ww1_zz
    E1_xx = E1_xx_0 - E0_zz_neg
    E1_yy_neg = ww1_xx + ww1_zz
    E1_zx_neg = w1_x_neg*w1_z + wd1_y
    E1_zy = ww1_yz - E1_yz + ww1_yz

    # motion of 'upper'
    w2_x_neg = s8*w1_x_neg + c8*w1_z
    w2_y = s8*w1_z - c8*w1_x_neg
    a2_x = -s8*a1_x_neg - c8*a1_z
    a2_y_neg = c8*a1_x_neg - s8*a1_z
    w2_z = qd7 - w1_y
    E2_xz = s8*ww1_xy_neg + c8*E1_zy
    E2_yz = c8*ww1_xy_neg - s8*E1_zy
    ww2_xx = w2_x_neg*w2_x_neg
    ww2_zz = w2_z*w2_z
    ww2_xy = -w2_x_neg*w2_y
    ww2_xz_neg = w2_x_neg*w2_z
    ww2_yz = w2_y*w2_z
    E2_xx_0 = ww2_xx - ww2_zz
    E2_xx = E2_xx_0 - E1_yy_neg
    E2_xy = wd1_y + ww2_xy
    E2_yx = ww2_xy - wd1_y
    E2_yy_neg = ww2_xx + ww2_zz
    E2_zx_neg = E2_xz + ww2_xz_neg + ww2_xz_neg
    E2_zy = ww2_yz - E2_yz + ww2_yz

    # motion of 'fore'
    w3_x_neg = c9*w2_x_neg - s9*w2_y
    w3_y = s9*w2_x_neg + c9*w2_y
    a3_x_neg_0 = -a2_x - 0.22*E2_xx
    a3_x_neg_1 = a2_y_neg - 0.22*E2_yx
    a3_z_neg = a1_y + 0.22*E2_zx_neg
    a3_x_neg = c9*a3_x_neg_0 + s9*a3_x_neg_1
    a3_y = s9*a3_x_neg_0 - c9*a3_x_neg_1
    w3_z = qd8 + w2_z
    E3_yz = c9*E2_yz - s9*E2_xz
    ww3_xx = w3_x_neg*w3_x_neg
    ww3_xy_neg = w3_x_neg*w3_y
    ww3_xz_neg = w3_x_neg*w3_z
    ww3_yz = w3_y*w3_z
    E3_xx_neg_0 = w3_y*w3_y
    E3_xx_neg = w3_z*w3_z + E3_xx_neg_0
    E3_yx = -wd1_y - ww3_xy_neg
    E3_zx_neg = c9*E2_xz + s9*E2_yz + ww3_xz_neg + ww3_xz_neg
    E3_zy = ww3_yz - E3_yz + ww3_yz

    # force on 'fore'
    n3_x = 3e-05*E3_zy + 5.2e-05*E3_yx + 3e-06*E3_zx_neg
    n3_y_0 = 0.004645*E3_zx_neg + 3e-06*E3_zy - 5.2e-05*(E1_yy_neg - E3_xx_neg)
    n3_z_0 = 3e-06*(ww3_xx - E3_xx_neg_0)
    n3_z_1 = n3_z_0 - (0.004675*wd1_y + 0.004615*ww3_xy_neg + 5.2e-05*E3_yz)
    f3_x_neg = 0.33454545454545453*a3_x_neg + 0.0275*E3_xx_neg
    f3_y = 0.33454545454545453*a3_y + 0.0275*E3_yx
    f3_z_neg = 0.33454545454545453*a3_z_neg + 0.0275*E3_zx_neg
    n3_y = n3_y_0 + 0.0275*a3_z_neg
    n3_z = n3_z_1 + 0.0275*a3_y

    # force on 'upper'
    f2_y_0 = s9*f3_x_neg - c9*f3_y
    n2_x_0 = 2.32e-06*(E1_yy_neg - E2_yy_neg)
    n2_x_1 = 1.32e-05*E2_yx - 4.216e-05*E2_zy - 8.56e-05*E2_zx_neg - n2_x_0
    n2_y_0 = 1.32e-05*E2_xx_0
    n2_y_1 = 0.001748*E2_zx_neg - 8.56e-05*E2_zy + 2.32e-06*E2_xy - n2_y_0
    n2_z_0 = 0.001748*E2_yx + 4.216e-05*E2_xy - 2.32e-06*E2_xz - 1.32e-05*E2_yz
    n2_z_1 = n2_z_0 - 8.56e-05*(E2_xx + E2_yy_neg) - 0.00072*a2_x
    n2_x = c9*n3_x - s9*n3_y - (n2_x_1 - 0.00072*a1_y)
    n2_y = s9*n3_x + c9*n3_y + 0.22*f3_z_neg - n2_y_1
    n2_z = n3_z - 0.22*f2_y_0 - n2_z_1
    f2_x = -c9*f3_x_neg - s9*f3_y - 0.00072*E2_xy
    f2_y = 0.00072*E2_yy_neg - f2_y_0
    f2_z = -f3_z_neg - 0.00072*E2_zy

    # force on 'turret'
    f1_x_0 = 0.00084*ww1_xy_neg - 0.00036*E1_xx + 0.014545454545454545*a1_x_neg
    f1_y_0 = 0.014545454545454545*a1_y - (0.00036*ww1_xy_neg + 0.00084*E1_yy_neg)
    f1_z_0 = 0.00036*E1_zx_neg - 0.00084*E1_zy - 0.014545454545454545*a1_z
    n1_z_0 = 0.00036*a1_y + 0.00084*a1_x_neg
    n1_x_0 = 0.00011104*E1_zy - 2.84e-06*ww1_xy_neg - 0.00084*a1_z
    n1_z_1 = 6.032e-05*ww1_xy_neg - 2.84e-06*E1_yz - n1_z_0
    n1_x = s8*n2_x + c8*n2_y + n1_x_0
    n1_y = 5.072e-05*E1_zx_neg - 2.84e-06*E1_xx_0 + 0.00036*a1_z - n2_z
    n1_z = n1_z_1 - (c8*n2_x - s8*n2_y)
    f1_x = s8*f2_x + c8*f2_y + f1_x_0
    f1_y = -f2_z - f1_y_0
    f1_z = s8*f2_y - c8*f2_x + f1_z_0

    # force on 'frame'
    f0_x_0 = s7*f1_y - c7*f1_x
    f0_y_0 = -s7*f1_x - c7*f1_y
    n0_x_0 = 0.0001748*(ww0_yy - ww0_zz)
    n0_x_1 = 0.01072622*ww0_yz + 0.0018666*ww0_xy - 0.0001084*ww0_xz - n0_x_0
    n0_y_neg_0 = 0.01460572*ww0_xz - 0.0001084*ww0_yz - 0.0001748*ww0_xy
    n0_z_0 = 0.0001084*(ww0_xx - ww0_yy)
    n0_z_1 = 0.0038795*ww0_xy - 0.0001748*ww0_xz - 0.0018666*ww0_yz + n0_z_0
    n0_x_2 = n0_x_1 - (0.0021*a0_z + 0.03712*a0_y)
    n0_y_neg_1 = n0_y_neg_0 + 0.0018666*(ww0_xx - ww0_zz) - 0.03712*a0_x
    n0_x = n0_x_2 - (c7*n1_x - s7*n1_y - 0.1*f0_y_0)
    n0_y_neg = s7*n1_x + c7*n1_y + (0.1*f0_x_0 + 0.03*f1_z) + n0_y_neg_1
    n0_z = n1_z + 0.03*f0_y_0 + (n0_z_1 + 0.0021*a0_x)
    f0_x = 3.32*a0_x - (0.0021*ww0_xy - 0.03712*ww0_xz) + f0_x_0
    f0_y = 0.0021*E0_yy_neg + 0.03712*ww0_yz + 3.32*a0_y + f0_y_0
    f0_z = f1_z - (0.0021*ww0_yz + 0.03712*E0_zz_neg - 3.32*a0_z)

    # friction
    fric6 = 0.01*qd6
    fric7 = 0.01*qd7
    fric8 = 0.01*qd8

    # joint forces
    bias6 = n1_z + fric6
    bias7 = n2_z + fric7
    bias8 = n3_z + fric8

    bias = [n0_x, -n0_y_neg, n0_z, f0_x, f0_y, f0_z, bias6, bias7, bias8]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N,) that hold the robot at rest.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        g, shape (..., 9).

    Operations: 43 mul, 26 add, 6 trig.
    """
    return _evaluate("gravity_forces", _gravity_forces, [("q", q, 10)], [(9,)])


def _gravity_forces(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = q5*angle_0 - q6*angle_1
    angle_3 = q5*angle_1 + q6*angle_0
    angle_4 = q3*angle_0 + q4*angle_1 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89

    # motion of 'frame'
    a0_x = 9.81*angle_2
    a0_y = 9.81*angle_3
    a0_z = -9.81*angle_4

    # motion of 'turret'
    a1_x_neg = c7*a0_x + s7*a0_y
    a1_y = s7*a0_x - c7*a0_y

    # force on 'fore'
    n3_z_neg = -I3_hx*a0_z - I3_hy*a1_x_neg

    # force on 'upper'
    n2_z_neg = I2_hy_neg*a1_x_neg - I2_hx*a0_z + n3_z_neg

    # force on 'turret'
    n1_x = a1_y*(I2_hy_neg - I3_hy) + 0.0082404*angle_4
    n1_y = n2_z_neg - 0.0035316*angle_4
    n1_z = a1_y*(I3_hx + I2_hx - 0.00036) - 0.00084*a1_x_neg

    # force on 'frame'
    f0_x = 35.7084*angle_2
    f0_y = 35.7084*angle_3
    f0_z = -35.7084*angle_4
    n0_x = 0.020601*angle_4 - 0.0502272*angle_3 - (c7*n1_x - s7*n1_y)
    n0_y = 0.0502272*angle_2 + 0.094176*angle_4 - (s7*n1_x + c7*n1_y)
    n0_z = 0.094176*angle_3 + 0.020601*angle_2 + n1_z

    g = [n0_x, n0_y, n0_z, f0_x, f0_y, f0_z, n1_z, -n2_z_neg, -n3_z_neg]
    return [g]


def coriolis_matrix(q: ArrayLike, qd: ArrayLike) -> Array:
    """Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).

    Returns:
        C, shape (..., 9, 9).

    Operations: 402 mul, 432 add, 6 trig.
    """
    return _evaluate("coriolis_matrix", _coriolis_matrix, [("q", q, 10), ("qd", qd, 9)], [(9, 9)])


def _coriolis_matrix(m, q, qd):
    cos, sin = m.cos, m.sin
    q7 = q[7]
    q8 = q[8]
    q9 = q[9]
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8 = qd

    # sines and cosines
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # velocity of 'turret'
    w1_x_neg = c7*qd0 + s7*qd1
    w1_y = s7*qd0 - c7*qd1
    v1_x_neg_0 = qd3 - 0.1*qd1
    v1_x_neg_1 = 0.03*qd2 + 0.1*qd0 + qd4
    v1_z = qd5 - 0.03*qd1
    v1_x_neg = c7*v1_x_neg_0 + s7*v1_x_neg_1
    v1_y = s7*v1_x_neg_0 - c7*v1_x_neg_1
    w1_z = qd2 + qd6

    # velocity of 'upper'
    w2_z = qd7 - w1_y

    # velocity of 'fore'
    v3_x = -v1_x_neg - r3_y*w2_z
    v3_y = v1_z + r3_x*w2_z
    v3_z = -v1_y - (r3_y*w1_x_neg + r3_x*w1_z)
    w3_z = qd8 + w2_z

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8
    R2_Jzz_1 = I3_hx*R2_Jzz_0
    R2_Jzz_2 = 0.44*c8
    R2_Jzz_3 = -I3_hy*R2_Jzz_2
    R2_Jzz_4 = R2_Jzz_1 + R2_Jzz_3
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_3 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_1 + I2_Jyy
    R2_Jzz = R2_Jzz_4 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    L2_x_0 = 0.5*I2_Jxx_neg
    L2_y_0 = 0.5*I2_Jyy
    T1_xx_0 = 0.5*I2_Jxy
    T1_xx_1 = -0.5*I2_Jxz
    L2_z_0 = 0.5*I2_Jyz
    p2_y_0 = 0.5*I2_hx
    p2_x_0 = 0.5*I2_hy_neg
    L3_x_0 = 0.5*I3_Jxx_neg
    L3_y_0 = 0.5*I3_Jyy
    T1_xx_2 = 0.5*I3_Jxy
    T1_xx_3 = 2.6e-05*s89
    L3_z_0 = 2.6e-05*c89
    p3_y_0 = 0.01375*s89
    p3_x_0 = 0.01375*c89

    # momenta of 'frame'
    T0_zz_neg_0 = 5.42e-05*qd2
    L0_z_0 = 0.0014133*qd0
    L0_y_neg_0 = 5.42e-05*qd0
    L0_z_1 = 8.74e-05*qd1
    L0_x_0 = 5.42e-05*qd1
    L0_y_neg_1 = 8.74e-05*qd2
    L0_x_1 = 0.0014133*qd2
    T0_zz_neg_1 = 2.0*(0.0014133*qd1 - T0_zz_neg_0)
    T0_zz_neg_2 = 2.0*(T0_zz_neg_0 + 8.74e-05*qd0)
    L0_x_2 = 0.00105*qd5
    L0_x_3 = 0.00256*qd4
    L0_y_neg_2 = 0.00256*qd3
    L0_y_neg_3 = 0.0048*qd5
    L0_y_neg_4 = L0_y_neg_2 - L0_y_neg_3
    L0_z_2 = 0.0048*qd4
    L0_z_3 = 0.00105*qd3
    L0_y_neg_5 = L0_y_neg_1 - (L0_y_neg_0 + 0.0170481*qd1) - L0_y_neg_4
    T0_yy_0 = 0.0096*qd3
    T0_xx_0 = 0.0021*qd4
    T0_xx_1 = 0.00512*qd5

    # momenta of 'turret'
    T1_xy_0 = 1.42e-06*w1_x_neg
    T1_yz_0 = 1.42e-06*w1_z
    T1_xx_4 = 2.84e-06*w1_y
    L1_x_0 = 0.00042*v1_z
    L1_y_0 = 0.00018*v1_z
    L1_z_0 = 0.00018*v1_y
    L1_z_1 = 0.00042*v1_x_neg
    T1_yy_0 = 0.00036*v1_x_neg
    T1_xx_5 = 0.00084*v1_y

    # momenta of 'upper'
    T1_xx_6 = w1_z*T1_xx_1
    T1_xx_7 = w2_z*T1_xx_0
    T1_xx_8 = T1_xx_6 + T1_xx_7
    L2_z_1 = w1_x_neg*T1_xx_1
    L2_y_1 = w1_x_neg*T1_xx_0
    L2_z_2 = w1_z*L2_z_0
    T1_zz_0 = w1_x_neg*L2_z_0
    T1_zz_1 = T1_xx_7 + T1_zz_0
    L2_x_1 = w1_z*T1_xx_0
    L2_y_2 = w2_z*L2_z_0
    L2_x_2 = w2_z*T1_xx_1
    T2_zz_0 = 2.0*(T1_xx_6 - T1_zz_0)
    p1_y_neg_0 = w1_x_neg*p2_x_0
    L2_x_3 = v1_y*p2_x_0
    L2_y_3 = v1_y*p2_y_0
    L2_z_3 = v1_z*p2_y_0
    L2_z_4 = v1_x_neg*p2_x_0
    T2_zz_1 = I2_hx*v1_x_neg
    T2_zz_2 = I2_hy_neg*v1_z

    # momenta of 'fore'
    T1_xx_9 = w1_z*T1_xx_3
    T1_xx_10 = w3_z*T1_xx_2
    T1_xx_11 = T1_xx_9 - T1_xx_10
    L3_z_1 = w1_x_neg*T1_xx_3
    L3_y_1 = w1_x_neg*T1_xx_2
    L3_z_2 = w1_z*L3_z_0
    T1_zz_2 = w1_x_neg*L3_z_0
    T1_zz_3 = T1_xx_10 - T1_zz_2
    L3_x_1 = w1_z*T1_xx_2
    L3_y_2 = w3_z*L3_z_0
    L3_x_2 = w3_z*T1_xx_3
    T3_zz_neg_0 = 2.0*(T1_xx_9 - T1_zz_2)
    p3_x = w3_z*p3_x_0
    p3_y = w3_z*p3_y_0
    p3_z = w1_x_neg*p3_x_0 - w1_z*p3_y_0
    L3_x_3 = -v3_z*p3_x_0
    L3_y_3 = -v3_z*p3_y_0
    L3_z_3 = v3_y*p3_y_0
    L3_z_4 = -v3_x*p3_x_0
    L3_x = L3_x_1 + w1_x_neg*L3_x_0 + L3_x_2 + L3_x_3
    L3_y = L3_y_3 - (L3_y_1 - w1_z*L3_y_0 + L3_y_2)
    L3_z = L3_z_3 - L3_z_4 - (L3_z_1 + L3_z_2 - 0.0023375*w3_z)
    T3_zz_neg_1 = -I3_hx*v3_x
    T3_zz_neg_2 = -I3_hy*v3_y
    T3_zz_neg = T3_zz_neg_1 + T3_zz_neg_2 + T3_zz_neg_0
    T3_xz = L3_y_3 - (L3_y_1 - w1_z*(L3_x_0 + 0.0023375) - L3_y_2)
    T3_yz_neg = w1_x_neg*(L3_y_0 - 0.0023375) + L3_x_1 - L3_x_2 + L3_x_3

    # momenta of 'upper'
    T2_yz_0 = -r3_y*p3_z
    T2_xz_neg_0 = r3_x*p3_z
    L2_z_5 = r3_x*p3_y
    L2_z_6 = -r3_y*p3_x
    L2_z_7 = -L3_z - (L2_z_5 + L2_z_6)
    C78_0 = R2_Jzz_0*p3_x
    C78_1 = R2_Jzz_2*p3_y
    C78 = C78_0 - C78_1
    p2_x = w2_z*p2_x_0 + p3_x
    p2_y = w2_z*p2_y_0 + p3_y
    L2_x = L3_x - T2_yz_0 - (L2_x_2 - (L2_x_1 + w1_x_neg*L2_x_0) - L2_x_3)
    L2_y = L2_y_2 - (L2_y_1 - w1_z*L2_y_0) + L2_y_3 - (T2_xz_neg_0 - L3_y)
    L2_z = L2_z_1 + L2_z_2 + 0.00724308*w2_z + (L2_z_3 - L2_z_4) - L2_z_7
    T2_zz = T2_zz_0 - (T2_zz_1 + T2_zz_2) - (T3_zz_neg - C78)
    T2_xz_neg_1 = L2_y_1 - w1_z*(L2_x_0 + 0.00724308) + L2_y_2 - L2_y_3 - T3_xz
    T2_xz_neg = T2_xz_neg_1 + T2_xz_neg_0
    T2_yz_1 = w1_x_neg*(L2_y_0 - 0.00724308) + L2_x_1 + L2_x_2 + L2_x_3
    T2_yz = T2_yz_0 - (T2_yz_1 + T3_yz_neg)

    # momenta of 'turret'
    p1_x = 0.00042*w1_z + p2_x
    p1_y_neg = w1_z*(0.00018 - p2_y_0) + p1_y_neg_0 + p3_z
    p1_z = 0.00042*w1_x_neg + 0.00018*w1_y + p2_y
    L1_x = T1_yz_0 - 0.00957466*w1_x_neg - L1_x_0 + L2_x
    L1_y = L1_y_0 - L2_z
    L1_z = L2_y - (T1_xy_0 - 0.00962538*w1_z + (L1_z_0 + L1_z_1))
    T1_xx_12 = T1_xx_4 - T1_xx_5 + 2.0*(T1_xx_11 - T1_xx_8) - T2_zz_2
    T1_xx = T1_xx_12 - T3_zz_neg_2 - C78_1
    T1_yy = T1_yy_0 + T2_zz
    T1_zz_4 = T1_xx_4 - T1_yy_0 + T1_xx_5 - 2.0*(T1_zz_1 + T1_zz_3) + T2_zz_1
    T1_zz = C78_0 - (T1_zz_4 + T3_zz_neg_1)
    T1_xy = 0.00957466*w1_z + T1_xy_0 + (L1_z_0 - L1_z_1) + T2_xz_neg
    T1_xz_0 = 5.072e-05*w1_y + L1_y_0 - w2_z*(L2_x_0 + L2_y_0) - L2_z_1
    T1_xz_1 = T1_xz_0 + L2_z_2 - L2_z_3 - L2_z_4 - w3_z*(L3_x_0 + L3_y_0)
    T1_xz = T1_xz_1 + L3_z_1 - L3_z_2 - L3_z_3 - L3_z_4 - L2_z_5 + L2_z_6
    T1_yz = T1_yz_0 + 0.00962538*w1_x_neg + L1_x_0 - T2_yz

    # momenta of 'frame'
    p0_x_0 = c7*p1_x + s7*p1_y_neg
    p0_y_0 = s7*p1_x - c7*p1_y_neg
    L0_x_4 = 0.1*p0_y_0
    L0_y_neg_6 = 0.1*p0_x_0
    T0_xz_0 = 0.03*p1_z
    L0_z_4 = 0.03*p0_y_0
    L0_x_5 = c7*L1_x - s7*L1_y + L0_x_4
    L0_z_5 = L0_z_4 - L1_z
    T0_xx_2 = c7*(T1_xx - T1_yy) - 2.0*T1_xy*s7
    T0_xx_3 = c7*T0_xx_2
    T0_yy_1 = 0.06*p0_x_0
    T0_yy_2 = 0.2*p1_z
    T0_yy_3 = T1_xx - T0_xx_3 - (T0_yy_1 + T0_yy_2)
    T0_zz_neg_3 = T0_yy_1 - T1_zz
    p0_x = 0.00256*qd1 + 0.00105*qd2 + 1.82*qd3 - p0_x_0
    p0_y = 0.0048*qd2 - 0.00256*qd0 + 1.82*qd4 - p0_y_0
    p0_z = 1.82*qd5 - (0.00105*qd0 + 0.0048*qd1) + p1_z
    L0_x = L0_x_0 + 0.01496435*qd0 + L0_x_1 - (L0_x_2 + L0_x_3) - L0_x_5
    L0_y_neg = s7*L1_x + c7*L1_y - (L0_y_neg_6 - T0_xz_0) + L0_y_neg_5
    L0_z = L0_z_0 - L0_z_1 + 0.02078585*qd2 + (L0_z_2 + L0_z_3) - L0_z_5
    T0_xx = T0_zz_neg_1 - (T0_xx_0 - T0_xx_1) + (T1_yy + T0_xx_3 - T0_yy_2)
    T0_yy = T0_yy_0 + T0_xx_1 + T0_zz_neg_2 + T0_yy_3
    T0_zz_neg = T0_zz_neg_2 + T0_zz_neg_1 - (T0_yy_0 - T0_xx_0) + T0_zz_neg_3
    T0_xy_0 = L0_z_3 - (0.00208375*qd2 + L0_z_0 + L0_z_1 + L0_z_2) + L0_z_4
    T0_xy = T0_xy_0 + T1_xy + s7*T0_xx_2
    T0_xz_1 = L0_y_neg_0 + 0.0058215*qd1 + L0_y_neg_1 - L0_y_neg_2 - L0_y_neg_3
    T0_xz = T0_xz_1 - c7*T1_xz + s7*T1_yz - L0_y_neg_6 - T0_xz_0
    T0_yz_0 = L0_x_1 - (0.00373775*qd0 + L0_x_0) + L0_x_2 - L0_x_3 - L0_x_4
    T0_yz = T0_yz_0 - s7*T1_xz - c7*T1_yz

    # Coriolis terms of joint 'floating_base'
    C00_0 = qd2*R0_Jxy
    C00_1 = -qd1*R0_Jxz
    C00_2 = -qd4*R0_hy
    C00_3 = -qd5*R0_hz
    C40_0 = 3.64*qd5
    C50_0 = 3.64*qd4
    C30_neg_0 = -qd1*R0_hy
    C30_neg_1 = -qd2*R0_hz
    C30_neg = C30_neg_0 + C30_neg_1
    C13 = qd1*R0_hx
    C23 = qd2*R0_hx
    C40_1 = 2.0*p0_z
    C50_1 = 2.0*p0_y
    C00 = C00_0 + C00_1 + (C00_2 + C00_3) + T0_xx
    C10_neg = qd1*R0_Jyz - qd2*R0_Jyy - qd4*R0_hx + (L0_z - T0_xy)
    C20_neg = qd1*R0_Jzz - qd2*R0_Jyz - qd5*R0_hx + (L0_y_neg - T0_xz)
    C40 = C40_0 - C13 - C40_1
    C50 = C50_1 - (C50_0 + C23)
    C11_0 = -qd0*R0_Jyz
    C11_1 = -qd3*R0_hx
    C51_0 = 3.64*qd3
    C04 = qd0*R0_hy
    C41_neg_0 = -qd0*R0_hx
    C41_neg = C30_neg_1 + C41_neg_0
    C24 = qd2*R0_hy
    C51_1 = 2.0*p0_x
    C01 = L0_z + T0_xy - (qd2*R0_Jxx - qd0*R0_Jxz - qd3*R0_hy)
    C11 = T0_yy - (C00_0 + C11_0 - (C00_3 + C11_1))
    C21 = qd0*R0_Jzz - qd2*R0_Jxz + qd5*R0_hy - (L0_x - T0_yz)
    C31 = C40_1 - (C40_0 + C04)
    C51 = C51_0 - C24 - C51_1
    C05 = qd0*R0_hz
    C15 = qd1*R0_hz
    C52_neg = C30_neg_0 + C41_neg_0
    C02 = L0_y_neg + T0_xz + (qd1*R0_Jxx - qd0*R0_Jxy + qd3*R0_hz)
    C12 = L0_x + T0_yz + (qd1*R0_Jxy - qd0*R0_Jyy + qd4*R0_hz)
    C22_neg = C00_1 - C11_0 - (C00_2 + C11_1) + T0_zz_neg
    C32 = C50_0 - C05 - C50_1
    C42 = C51_1 - (C51_0 + C15)
    C43 = 3.64*qd2
    C53 = -3.64*qd1
    C54 = 3.64*qd0

    # Coriolis terms of joint 'turn'
    C06_0 = w1_x_neg*R2_Jzz - w1_y*R2_Jxz + v1_y*R2_hy
    C75 = -w1_y*R2_hy
    C56_neg = w1_x_neg*R1_hx + 0.00084*w1_y
    C06_1 = w1_x_neg*R2_Jxz - w1_y*R1_Jxx + v1_x_neg*R2_hy + (L1_y - T1_xz)
    C06_2 = L1_x + T1_yz + C06_0
    C66 = w1_y*R1_Jxz - w1_x_neg*R2_Jyz + (T1_xx_5 + v1_x_neg*R1_hx) + T1_zz
    C36_0 = R1_hx*w1_z
    C36_1 = C75 + 2.0*p1_x
    C60_neg_0 = L1_y + T1_xz
    C60_neg_1 = L1_x - T1_yz
    n6at0_z = R1_Jzz - 0.03*R0_hx_0
    C36 = c7*C36_0 + s7*C36_1
    C46 = s7*C36_0 - c7*C36_1
    C26_0 = 0.03*C46
    C06 = c7*C06_1 + s7*C06_2 + 0.1*C46
    C16 = s7*C06_1 - c7*C06_2 - (0.1*C36 - 0.03*C56_neg)
    C26 = C66 + C26_0
    C60_neg_2 = qd2*R0_Jyz_0 + qd1*n6at0_z + qd5*R0_hx_0
    C60_neg = c7*C60_neg_0 + s7*C60_neg_1 + C60_neg_2
    C61_0 = qd2*(R0_Jxz_0 + R0_Jxz_1) + qd0*n6at0_z - qd5*R0_hy_0
    C61 = C61_0 - (s7*C60_neg_0 - c7*C60_neg_1)
    C62_neg = C26_0 + C22_neg
    C63_neg = qd2*R0_hx_0
    C64_neg = qd2*R0_hy_0

    # Coriolis terms of joint 'lift'
    C37_0 = w1_x_neg*R2_hx - w1_z*R2_hy
    C37_1 = 2.0*p2_y
    C57 = 2.0*p2_x
    C07_0 = w1_z*R2_Jxx_neg - w1_x_neg*R2_Jxy + (L2_y + T2_xz_neg)
    C67 = w1_z*R2_Jxy + w1_x_neg*R2_Jyy + (L2_x + T2_yz)
    C77 = T3_zz_neg_0 - T2_zz_0 + (v1_x_neg*R2_hx - v1_z*R2_hy) + T2_zz
    C70_0 = L2_y - T2_xz_neg
    C76_0 = T2_yz - L2_x
    C76 = C76_0 - C06_0
    f7at0_x = c7*R2_hy
    f7at0_y = s7*R2_hy
    n7at0_x = 0.1*f7at0_y - (c7*R2_Jxz + s7*R2_Jzz)
    n7at0_y = c7*R2_Jzz - s7*R2_Jxz - (0.1*f7at0_x + 0.03*R2_hx)
    n7at0_z = R2_Jyz + 0.03*f7at0_y
    C37 = c7*C37_1 + s7*C37_0
    C47 = s7*C37_1 - c7*C37_0
    C07 = c7*C07_0 - s7*C77 + 0.1*C47
    C17 = s7*C07_0 + c7*C77 - (0.1*C37 + 0.06*p2_x)
    C27 = C67 + 0.03*C47
    C70_1 = qd2*n7at0_y - qd1*n7at0_z - (qd4*R2_hx - qd5*f7at0_y)
    C70 = C70_1 - (c7*C70_0 + s7*T2_zz)
    C71_neg_0 = qd2*n7at0_x - qd0*n7at0_z - (qd3*R2_hx - qd5*f7at0_x)
    C71_neg = s7*C70_0 - c7*T2_zz + C71_neg_0
    C72 = qd1*n7at0_x - qd0*n7at0_y - (qd3*f7at0_y - qd4*f7at0_x) + C76_0
    C73_neg = qd1*R2_hx - qd2*f7at0_y
    C74 = qd0*R2_hx - qd2*f7at0_x

    # Coriolis terms of joint 'elbow'
    C08_0 = I3_hx*w1_x_neg - I3_hy*w1_z
    C38_0 = 2.0*p3_y
    C58 = 2.0*p3_x
    C80_0 = -L3_y - T3_xz
    C86_0 = L3_x + T3_yz_neg
    n8at2_z = 0.5*R2_Jzz_4 + 0.004675
    C08_1 = I3_Jxx_neg*w1_z - I3_Jxy*w1_x_neg - (T3_xz - L3_y) + r3_y*C08_0
    C68 = I3_Jxy*w1_z + I3_Jyy*w1_x_neg + (L3_x - T3_yz_neg) + r3_x*C08_0
    C87 = C77 - C78
    C86 = I3_Jxz*w1_y - w1_x_neg*n8at2_z - I3_hy*v1_y - C86_0
    f8at0_x = c7*I3_hy
    f8at0_y = s7*I3_hy
    n8at0_x_neg = c7*I3_Jxz + s7*n8at2_z - 0.1*f8at0_y
    n8at0_y = c7*n8at2_z - s7*I3_Jxz - (0.1*f8at0_x + 0.000825*s89)
    n8at0_z = I3_Jyz + 0.03*f8at0_y
    C38 = c7*C38_0 + s7*C08_0
    C48 = s7*C38_0 - c7*C08_0
    C08 = c7*C08_1 - s7*C78 + 0.1*C48
    C18 = s7*C08_1 + c7*C78 - (0.1*C38 + 0.06*p3_x)
    C28 = C68 + 0.03*C48
    C80_1 = qd1*n8at0_z - qd2*n8at0_y + (I3_hx*qd4 - qd5*f8at0_y)
    C80 = c7*C80_0 + s7*T3_zz_neg - C80_1
    C81_0 = qd2*n8at0_x_neg + qd0*n8at0_z + (I3_hx*qd3 - qd5*f8at0_x)
    C81 = s7*C80_0 - c7*T3_zz_neg + C81_0
    C82_neg_0 = qd1*n8at0_x_neg + qd0*n8at0_y + (qd3*f8at0_y - qd4*f8at0_x)
    C82_neg = C86_0 + C82_neg_0
    C83_neg = I3_hx*qd1 - qd2*f8at0_y
    C84 = I3_hx*qd0 - qd2*f8at0_x
    C85 = -w1_y*I3_hy

    C = [
        C00,      C01,      C02,      C30_neg,  C04,      C05,     C06,      C07, C08,
        -C10_neg, C11,      C12,      C13,      C41_neg,  C15,     C16,      C17, C18,
        -C20_neg, C21,      -C22_neg, C23,      C24,      C52_neg, C26,      C27, C28,
        -C30_neg, C31,      C32,      0.0,      -C43,     -C53,    C36,      C37, C38,
        C40,      -C41_neg, C42,      C43,      0.0,      -C54,    C46,      C47, C48,
        C50,      C51,      -C52_neg, C53,      C54,      0.0,     -C56_neg, C57, C58,
        -C60_neg, C61,      -C62_neg, -C63_neg, -C64_neg, C56_neg, C66,      C67, C68,
        C70,      -C71_neg, C72,      -C73_neg, C74,      C75,     C76,      C77, C78,
        C80,      C81,      -C82_neg, -C83_neg, C84,      C85,     C86,      C87, 0.0,
    ]
    return [C]


def forward_dynamics(q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """Joint accelerations (N,) under the joint forces tau.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).
        tau: joint forces [N m or N], shape (..., 9).

    Returns:
        qdd, shape (..., 9).

    Operations: 445 mul, 425 add, 8 div, 6 trig.
    """
    return _evaluate(
        "forward_dynamics",
        _forward_dynamics,
        [
            ("q", q, 10),
            ("qd", qd, 9),
            ("tau", tau, 9),
        ],
        [(9,)],
    )


def _forward_dynamics(m, q, qd, tau):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q
    qd0, qd1, qd2, qd3, qd4, qd5, qd6, qd7, qd8 = qd
    tau0, tau1, tau2, tau3, tau4, tau5, tau6, tau7, tau8 = tau

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = q5*angle_0 - q6*angle_1
    angle_3 = q5*angle_1 + q6*angle_0
    angle_4 = q3*angle_0 + q4*angle_1 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # friction
    fric6 = 0.01*qd6
    fric7 = 0.01*qd7
    fric8 = 0.01*qd8

    # what accelerates the joints
    drive6 = tau6 - fric6
    drive7 = tau7 - fric7
    drive8 = tau8 - fric8

    # articulated inertia of 'fore'
    G8_n_x = 0.009162995594713657*s89
    G8_n_y = -0.009162995594713657*c89
    G8_f_x = 4.845814977973569*c89
    G8_f_y = 4.845814977973569*s89
    P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x
    P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y
    P8free_Jxz = 9.162995594713657e-06*s89
    P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y
    P8free_Jyz = -9.162995594713657e-06*c89
    P8free_mxx = I3_hy*G8_f_x
    P8free_mxy = I3_hy*G8_f_y
    P8free_myy_neg = I3_hx*G8_f_y
    P8free_Bxx = I3_hy*G8_n_x
    P8free_Bxy_neg = I3_hx*G8_n_x
    P8free_Byx = I3_hy*G8_n_y
    P8free_Bzx = 0.004845814977973568*c89
    P8free_Bzy = 0.004845814977973568*s89

    # articulated inertia of 'upper'
    P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy)
    P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy)
    P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0)
    P2_Bxz = I3_hy - I2_hy_neg
    P2_Byz_neg = I2_hx + I3_hx
    P2_Bzx = I2_hy_neg + P2_Bzx_0
    P2_Bzy = I2_hx + P2_Bzy_0
    P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg
    P2_Jzz = P2_Jzz_0 + 0.015309948546255506
    P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz
    P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz)
    D7 = P2_Jzz_0 + 0.017309948546255508
    D7_inv = 1.0/D7
    G7_n_x = P2_Jxz*D7_inv
    G7_n_y = P2_Jyz*D7_inv
    G7_n_z = P2_Jzz*D7_inv
    G7_f_x = P2_Bzx*D7_inv
    G7_f_y = P2_Bzy*D7_inv
    P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x
    P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y
    P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z
    P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y
    P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z
    P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z
    P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x
    P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y
    P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y
    P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x
    P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x
    P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y
    P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y
    P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z
    P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z

    # articulated inertia of 'turret'
    P1_Bzx = P7free_Byx + 0.00084
    P1_Bzy = P2_Byz_neg - 0.00036
    P1_Jzz = P7free_Jyy + 0.01925076
    P1_Jxz = P7free_Jxy + 2.84e-06
    D6 = P7free_Jyy + 0.02125076
    D6_inv = 1.0/D6
    G6_n_x = P1_Jxz*D6_inv
    G6_n_y_neg = P7free_Jyz*D6_inv
    G6_n_z = P1_Jzz*D6_inv
    G6_f_x = P1_Bzx*D6_inv
    G6_f_y = P1_Bzy*D6_inv
    G6_f_z = P7free_Byy*D6_inv
    P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x
    P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz
    P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z
    P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg
    P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz
    P3free_Jzz_0 = P1_Jzz*G6_n_z
    P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x
    P6free_mxy_neg = P1_Bzx*G6_f_y
    P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z
    P6free_myy_neg = P1_Bzy*G6_f_y
    P6free_myz_neg = P1_Bzy*G6_f_z
    P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z
    P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x
    P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x
    P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x
    P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx
    P6free_Byy = P1_Bzy*G6_n_y_neg
    P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg
    P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z
    P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z
    P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z

    # articulated inertia of 'frame'
    P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7
    P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0
    P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx)
    P0_Bxx_1 = c7*P0_Bxx_0
    P0_Bxy_0 = s7*P0_Bxx_0
    P0_Bxy_1 = P6free_Bxy - P0_Bxy_0
    P0_Byx_0 = P0_Bxy_0 - P6free_Byx
    P0_Byy_0 = -P6free_Bxx - P0_Bxx_1
    P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz
    P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy
    P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy
    P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7
    P0_mxx_1 = c7*P0_mxx_0
    P0_mxx_2 = P6free_myy_neg + P0_mxx_1
    P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0
    P0_myy_0 = -P6free_mxx - P0_mxx_1
    P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg
    P0_myz = c7*P6free_myz_neg - s7*P6free_mxz
    P0_Bxx_2 = 0.1*P0_mxy_neg
    P0_Bzz_0 = 0.03*P0_myz
    P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2
    P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0
    P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz
    P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz)
    P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0
    P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg)
    P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0
    P0_Bzz = P6free_Bzz + P0_Bzz_0
    P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2)
    P0_Bxz = P0_Bxz_0 - 0.0021
    P0_Byz = P0_Byz_1 - 0.0096
    P0_mzz = 3.64 - P6free_mzz_neg
    D5_inv_neg = -1.0/P0_mzz
    G5_n_x_neg = P0_Bxz*D5_inv_neg
    G5_n_y_neg = P0_Byz*D5_inv_neg
    G5_n_z_neg = P0_Bzz*D5_inv_neg
    G5_f_x_neg = P0_mxz*D5_inv_neg
    G5_f_y_neg = P0_myz*D5_inv_neg
    P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg
    P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg
    P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg
    P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg
    P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg
    P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg
    D4_inv_neg = -1.0/P5free_myy
    G4_n_x_neg = P5free_Bxy*D4_inv_neg
    G4_n_y = -P5free_Byy*D4_inv_neg
    G4_n_z = -P5free_Bzy*D4_inv_neg
    G4_f_x = -P5free_mxy*D4_inv_neg
    P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg
    P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z
    P3free_Jyz_0 = -P5free_Byy*G4_n_z
    P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x
    P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x
    P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x
    P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x
    D3_inv_neg = -1.0/P4free_mxx
    G3_n_x_neg = P4free_Bxx*D3_inv_neg
    G3_n_y = -P4free_Byx*D3_inv_neg
    G3_n_z = -P4free_Bzx*D3_inv_neg
    P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z
    P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy)
    P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1
    P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0
    P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z
    P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717
    P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z
    P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z
    D2_inv = 1.0/P3free_Jzz
    G2_n_x = P3free_Jxz*D2_inv
    G2_n_y = P3free_Jyz*D2_inv
    P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx)
    P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg
    P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y
    P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y
    P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1)
    P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962
    P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y
    P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y
    D1_inv_neg = 1.0/P2free_Jyy_neg
    G1_n_x_neg = P2free_Jxy*D1_inv_neg
    P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2)
    P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0
    P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x
    P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg
    D0_inv = 1.0/P1free_Jxx

    # motion of 'frame'
    ww0_xx = qd0*qd0
    ww0_yy = qd1*qd1
    ww0_zz = qd2*qd2
    ww0_xy = qd0*qd1
    ww0_xz = qd0*qd2
    ww0_yz = qd1*qd2
    E0_xx_neg = ww0_yy + ww0_zz
    E0_yy_neg = ww0_xx + ww0_zz
    E0_zz_neg = ww0_xx + ww0_yy

    # motion of 'turret'
    w1_x_neg = c7*qd0 + s7*qd1
    w1_y = s7*qd0 - c7*qd1
    a1_x_0 = 0.03*E0_xx_neg + 0.1*ww0_xz
    a1_x_1 = 0.03*ww0_xy - 0.1*ww0_yz
    a1_z = 0.03*ww0_xz + 0.1*E0_zz_neg
    a1_x = c7*a1_x_0 - s7*a1_x_1
    a1_y_neg = s7*a1_x_0 + c7*a1_x_1
    w1_z = qd2 + qd6
    E1_xz_neg = w1_x_neg*qd2
    E1_yz = w1_y*qd2
    ww1_xx = w1_x_neg*w1_x_neg
    ww1_zz = w1_z*w1_z
    ww1_xy_neg = w1_x_neg*w1_y
    ww1_xz_neg = w1_x_neg*w1_z
    ww1_yz = w1_y*w1_z
    wd1_y = ww1_xz_neg - E1_xz_neg
    E1_xx_0 = ww1_xx - ww1_zz
    E1_xx = E1_xx_0 - E0_zz_neg
    E1_yy_neg = ww1_xx + ww1_zz
    E1_zx_neg = ww1_xz_neg + wd1_y
    E1_zy = ww1_yz - E1_yz + ww1_yz

    # motion of 'upper'
    w2_z = qd7 - w1_y
    ww2_zz = w2_z*w2_z
    ww2_xz_neg = w1_x_neg*w2_z
    ww2_yz = w1_z*w2_z
    wd2_x = E1_zy + ww2_yz
    wd2_y = ww1_xy_neg + ww2_xz_neg
    E2_xx_neg = ww1_zz + ww2_zz
    E2_yy_neg = ww1_xx + ww2_zz
    E2_zx_neg = ww2_xz_neg + wd2_y
    E2_zy = ww2_yz + wd2_x

    # motion of 'fore'
    a3_x = a1_x - (r3_x*E2_xx_neg + r3_y*E1_xz_neg)
    a3_y = a1_z - (r3_x*E1_zx_neg + r3_y*E2_yy_neg)
    a3_z = a1_y_neg - (r3_x*E2_zx_neg - r3_y*E2_zy)
    w3_z = qd8 + w2_z
    ww3_zz = w3_z*w3_z
    ww3_xz_neg = w1_x_neg*w3_z
    ww3_yz = w1_z*w3_z
    wd3_x = E1_zy + ww3_yz
    wd3_y = ww1_xy_neg + ww3_xz_neg
    E3_xx_neg = ww1_zz + ww3_zz
    E3_yy_neg = ww1_xx + ww3_zz
    E3_zx_neg = ww3_xz_neg + wd3_y
    E3_zy = ww3_yz + wd3_x

    # force on 'fore' alone
    z1free_n_x_0 = I3_Jxx_neg*wd3_x
    z1free_n_x_1 = ww3_yz*(I3_Jxx_neg - 0.00929)
    z1free_n_x_2 = I3_Jxy*E3_zx_neg
    z1free_n_x_3 = -I3_Jyz*(ww1_zz - ww3_zz)
    z1_n_z_0 = I3_Jyy*wd3_y
    z1_n_z_1 = ww3_xz_neg*(I3_Jxx_neg + 0.004675)
    z1_n_z_2 = I3_Jxy*E3_zy
    z1_n_z_3 = I3_Jxz*(ww1_xx - ww3_zz)
    n3own_z_0 = -I3_Jyz*ww1_xy_neg
    n3own_z_1 = -0.004675*wd1_y - ww1_xz_neg*(I3_Jxx_neg + I3_Jyy) - n3own_z_0
    f3own_x = -I3_hx*E3_xx_neg - I3_hy*E1_xz_neg
    f3own_y = -I3_hx*E1_zx_neg - I3_hy*E3_yy_neg
    f3own_z_neg = I3_hx*E3_zx_neg - I3_hy*E3_zy
    z1free_n_x_4 = -I3_hy*a3_z
    z1_n_z_4 = I3_hx*a3_z
    n3own_z_2 = I3_hx*a3_y - I3_hy*a3_x
    n3own_z = n3own_z_1 + I3_Jxz*E1_zy + I3_Jxy*E1_xx_0 + n3own_z_2

    # force on 'upper' alone
    z1free_n_x_5 = I2_Jxx_neg*wd2_x
    z1free_n_x_6 = ww2_yz*(I2_Jxx_neg - 0.028888)
    z1free_n_x_7 = I2_Jxy*E2_zx_neg
    z1free_n_x_8 = I2_Jyz*(ww1_zz - ww2_zz)
    z1_n_z_5 = I2_Jyy*wd2_y
    z1_n_z_6 = ww2_xz_neg*(I2_Jxx_neg + 0.01448616)
    z1_n_z_7 = I2_Jxy*E2_zy
    z1_n_z_8 = -I2_Jxz*(ww1_xx - ww2_zz)
    n2own_z_0 = -0.01448616*wd1_y - ww1_xz_neg*(I2_Jxx_neg + I2_Jyy)
    n2own_z_1 = n2own_z_0 + I2_Jyz*ww1_xy_neg + I2_Jxz*E1_zy + I2_Jxy*E1_xx_0
    f2own_x = I2_hy_neg*E1_xz_neg - I2_hx*E2_xx_neg
    z1free_f_z_0 = I2_hy_neg*E2_yy_neg
    f2own_z_neg = I2_hx*E2_zx_neg + I2_hy_neg*E2_zy
    z1free_n_x_9 = I2_hy_neg*a1_y_neg
    n2own_z = I2_hx*a1_z + I2_hy_neg*a1_x + n2own_z_1

    # force on 'turret' alone
    z1free_n_x_10 = 0.01920004*E1_zy
    z1free_n_x_11 = 2.84e-06*ww1_xy_neg
    z1_n_z_9 = 0.01914932*ww1_xy_neg
    z1_n_z_10 = 2.84e-06*E1_yz
    z1free_f_z_1 = 0.32*a1_z
    z1free_f_z_2 = 0.00084*E1_zy
    f1own_x = 0.00084*ww1_xy_neg - 0.00036*E1_xx + 0.32*a1_x
    f1own_y = 0.00036*ww1_xy_neg + 0.00084*E1_yy_neg - 0.32*a1_y_neg
    z1free_n_x_12 = 0.00084*a1_z
    z1_n_z_11 = 0.00084*a1_x
    n1own_y = 5.072e-05*E1_zx_neg - 2.84e-06*E1_xx_0 + 0.00036*a1_z

    # force on 'frame' alone
    n0own_x_0 = 0.0001748*(ww0_yy - ww0_zz)
    n0own_x = 0.01072622*ww0_yz + 0.0018666*ww0_xy - 0.0001084*ww0_xz - n0own_x_0
    n0own_y_neg_0 = 0.01460572*ww0_xz - 0.0001084*ww0_yz - 0.0001748*ww0_xy
    n0own_y_neg = n0own_y_neg_0 + 0.0018666*(ww0_xx - ww0_zz)
    n0own_z_0 = 0.0001084*(ww0_xx - ww0_yy)
    n0own_z = 0.0038795*ww0_xy - 0.0001748*ww0_xz - 0.0018666*ww0_yz + n0own_z_0
    f0own_x = 0.03712*ww0_xz - 0.0021*ww0_xy
    f0own_y = 0.0021*E0_yy_neg + 0.03712*ww0_yz
    f0own_z_neg = 0.0021*ww0_yz + 0.03712*E0_zz_neg

    # filter at 'elbow'
    e8 = drive8 - n3own_z
    z1free_n_x_13 = G8_n_x*e8
    z1_n_z_12 = -G8_n_y*e8
    z3free_n_z = n3own_z + 0.8237885462555066*e8
    z3free_f_x = f3own_x + G8_f_x*e8
    z3free_f_y = f3own_y + G8_f_y*e8

    # filter at 'lift'
    z1free_n_x_14 = -r3_y*f3own_z_neg
    z1_n_z_13 = r3_x*f3own_z_neg
    z2_n_z = z3free_n_z - (r3_y*z3free_f_x - r3_x*z3free_f_y) + n2own_z
    z2_f_z_neg = f3own_z_neg + f2own_z_neg
    e7 = drive7 - z2_n_z
    z1free_n_x_15 = -G7_n_x*e7
    z1_n_z_14 = G7_n_y*e7
    z1free_f_z_3 = G7_f_y*e7
    z2free_n_z = z2_n_z + G7_n_z*e7
    z2free_f_x = f2own_x + z3free_f_x + G7_f_x*e7

    # filter at 'turn'
    z1_n_z_15 = 0.00036 - I2_hx
    z1_n_z_16 = z1_n_z_9 - z1_n_z_10 + a1_y_neg*z1_n_z_15 + z1_n_z_11 + z1_n_z_5
    z1_n_z_17 = z1_n_z_16 + z1_n_z_6 + z1_n_z_7 + E1_xz_neg*(I2_Jyz + I3_Jyz)
    z1_n_z_18 = z1_n_z_17 + z1_n_z_8 + z1_n_z_0 + z1_n_z_1 + z1_n_z_2 - z1_n_z_3
    z1_n_z = z1_n_z_18 - z1_n_z_4 - z1_n_z_12 + z1_n_z_13 + z1_n_z_14
    e6 = drive6 - z1_n_z
    z1free_n_x_16 = z1free_n_x_10 - z1free_n_x_11 - z1free_n_x_12 - z1free_n_x_5
    z1free_n_x_17 = z1free_n_x_16 - z1free_n_x_6 - E1_zx_neg*(I2_Jxz + I3_Jxz)
    z1free_n_x_18 = z1free_n_x_17 + z1free_n_x_7 + z1free_n_x_8 - z1free_n_x_9
    z1free_n_x_19 = z1free_n_x_18 - z1free_n_x_0 - z1free_n_x_1 + z1free_n_x_2
    z1free_n_x_20 = z1free_n_x_19 - z1free_n_x_3 - z1free_n_x_4 + z1free_n_x_13
    z1free_n_x = z1free_n_x_20 + z1free_n_x_14 - z1free_n_x_15 + G6_n_x*e6
    z1free_n_y = n1own_y - z2free_n_z - G6_n_y_neg*e6
    z1free_n_z = z1_n_z + G6_n_z*e6
    z1free_f_x = f1own_x + z2free_f_x + G6_f_x*e6
    z1free_f_y = f1own_y + z2_f_z_neg + G6_f_y*e6
    z1free_f_z_4 = z1free_f_z_1 + E1_zx_neg*z1_n_z_15 - z1free_f_z_2
    z1free_f_z_5 = z1free_f_z_4 + z1free_f_z_0 + z3free_f_y + z1free_f_z_3
    z1free_f_z = z1free_f_z_5 + G6_f_z*e6

    # filter at 'floating_base'
    z0_f_x_0 = c7*z1free_f_x - s7*z1free_f_y
    z0_f_y_0 = s7*z1free_f_x + c7*z1free_f_y
    z0_n_y_neg_0 = 0.1*z0_f_x_0 - 0.03*z1free_f_z
    z0_n_x = n0own_x - (c7*z1free_n_x - s7*z1free_n_y + 0.1*z0_f_y_0)
    z0_n_y_neg = s7*z1free_n_x + c7*z1free_n_y - z0_n_y_neg_0 + n0own_y_neg
    e5 = tau5 - (z1free_f_z - f0own_z_neg)
    z0free_n_z = z1free_n_z - 0.03*z0_f_y_0 + n0own_z - G5_n_z_neg*e5
    e4 = tau4 - (f0own_y - z0_f_y_0 - G5_f_y_neg*e5)
    e3 = tau3 - (f0own_x - z0_f_x_0 - G5_f_x_neg*e5 + G4_f_x*e4)
    z0free_n_x = z0_n_x - G5_n_x_neg*e5 - G4_n_x_neg*e4 - G3_n_x_neg*e3
    z0free_n_y = G4_n_y*e4 - (z0_n_y_neg + G5_n_y_neg*e5) + G3_n_y*e3
    e2 = tau2 - (z0free_n_z + G4_n_z*e4 + G3_n_z*e3)
    e1 = tau1 - (z0free_n_y + G2_n_y*e2)
    e0 = tau0 - (z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1)

    # smoother at 'floating_base'
    x0 = D0_inv*e0
    x1 = G1_n_x_neg*x0 - D1_inv_neg*e1
    x2 = D2_inv*e2 - (G2_n_x*x0 + G2_n_y*x1)
    x3 = G3_n_x_neg*x0 - G3_n_y*x1 - G3_n_z*x2 - D3_inv_neg*e3
    x4 = G4_n_x_neg*x0 - G4_n_y*x1 - G4_n_z*x2 - D4_inv_neg*e4 - G4_f_x*x3
    x5_neg_0 = G5_n_x_neg*x0 + G5_n_y_neg*x1 + G5_n_z_neg*x2
    x5_neg = D5_inv_neg*e5 - x5_neg_0 - (G5_f_x_neg*x3 + G5_f_y_neg*x4)

    # smoother at 'turn'
    al1_w_x = -c7*x0 - s7*x1
    al1_w_y = s7*x0 - c7*x1
    al1_v_x_0 = 0.1*x1 - x3
    al1_v_x_1 = -x4 - (0.03*x2 + 0.1*x0)
    al1_v_z = -x5_neg - 0.03*x1
    al1_v_x = c7*al1_v_x_0 + s7*al1_v_x_1
    x6_0 = -G6_f_z*al1_v_z
    x6_1 = G6_f_x*al1_v_x + G6_f_y*(c7*al1_v_x_1 - s7*al1_v_x_0) - x6_0
    x6 = G6_n_y_neg*al1_w_y - G6_n_x*al1_w_x - G6_n_z*x2 + D6_inv*e6 - x6_1
    al1_w_z = x2 + x6

    # smoother at 'lift'
    x7_0 = D7_inv*e7 - (G7_n_x*al1_w_x + G7_n_y*al1_w_z - G7_n_z*al1_w_y)
    x7 = x7_0 - (G7_f_x*al1_v_x + G7_f_y*al1_v_z)
    al2_w_z = x7 - al1_w_y

    # smoother at 'elbow'
    x8_0 = -G8_n_x*al1_w_x - G8_n_y*al1_w_z - 0.8237885462555066*al2_w_z
    x8_1 = G8_f_x*(al1_v_x - r3_y*al2_w_z) + G8_f_y*(al1_v_z + r3_x*al2_w_z)
    x8 = 176.21145374449338*e8 + x8_0 - x8_1

    # fall of 'frame'
    qdd_0 = qd1*qd5 - qd2*qd4 - x3 + 9.81*angle_2
    qdd_1 = qd2*qd3 - qd0*qd5 - x4 + 9.81*angle_3
    qdd_2 = 9.81*angle_4 - (qd0*qd4 - qd1*qd3 + x5_neg)

    qdd = [x0, x1, x2, -qdd_0, -qdd_1, qdd_2, x6, x7, x8]
    return [qdd]


def pose_front_left(q: ArrayLike) -> Array:
    """Frame of tool 'front_left' in the base frame, (4, 4).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 18 mul, 21 add.
    """
    return _evaluate("pose_front_left", _pose_front_left, [("q", q, 10)], [(4, 4)])


def _pose_front_left(m, q):
    q0, q1, q2, q3, q4, q5, q6, _, _, _ = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'front_left'
    ot_x = q0 + 0.19*(angle_13 - angle_12) + 0.03*angle_14
    ot_y = q1 + 0.19*(angle_15 - angle_16) + 0.03*angle_17
    ot_z = q2 + 0.19*(angle_18 + angle_19) - 0.03*angle_20

    pose = [
        -angle_12, angle_13,  angle_14,  ot_x,
        angle_15,  -angle_16, angle_17,  ot_y,
        angle_18,  angle_19,  -angle_20, ot_z,
        0.0,       0.0,       0.0,       1.0,
    ]
    return [pose]


def pose_front_right(q: ArrayLike) -> Array:
    """Frame of tool 'front_right' in the base frame, (4, 4).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 18 mul, 21 add.
    """
    return _evaluate("pose_front_right", _pose_front_right, [("q", q, 10)], [(4, 4)])


def _pose_front_right(m, q):
    q0, q1, q2, q3, q4, q5, q6, _, _, _ = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'front_right'
    ot_x = q0 - 0.19*(angle_12 + angle_13) + 0.03*angle_14
    ot_y = q1 + 0.19*(angle_15 + angle_16) + 0.03*angle_17
    ot_z = q2 + 0.19*(angle_18 - angle_19) - 0.03*angle_20

    pose = [
        -angle_12, angle_13,  angle_14,  ot_x,
        angle_15,  -angle_16, angle_17,  ot_y,
        angle_18,  angle_19,  -angle_20, ot_z,
        0.0,       0.0,       0.0,       1.0,
    ]
    return [pose]


def pose_rear_left(q: ArrayLike) -> Array:
    """Frame of tool 'rear_left' in the base frame, (4, 4).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 18 mul, 21 add.
    """
    return _evaluate("pose_rear_left", _pose_rear_left, [("q", q, 10)], [(4, 4)])


def _pose_rear_left(m, q):
    q0, q1, q2, q3, q4, q5, q6, _, _, _ = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'rear_left'
    ot_x = q0 + 0.19*(angle_12 + angle_13) + 0.03*angle_14
    ot_y = q1 - 0.19*(angle_15 + angle_16) + 0.03*angle_17
    ot_z = q2 + 0.19*(angle_19 - angle_18) - 0.03*angle_20

    pose = [
        -angle_12, angle_13,  angle_14,  ot_x,
        angle_15,  -angle_16, angle_17,  ot_y,
        angle_18,  angle_19,  -angle_20, ot_z,
        0.0,       0.0,       0.0,       1.0,
    ]
    return [pose]


def pose_rear_right(q: ArrayLike) -> Array:
    """Frame of tool 'rear_right' in the base frame, (4, 4).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 18 mul, 21 add.
    """
    return _evaluate("pose_rear_right", _pose_rear_right, [("q", q, 10)], [(4, 4)])


def _pose_rear_right(m, q):
    q0, q1, q2, q3, q4, q5, q6, _, _, _ = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'rear_right'
    ot_x = q0 + 0.19*(angle_12 - angle_13) + 0.03*angle_14
    ot_y = q1 + 0.19*(angle_16 - angle_15) + 0.03*angle_17
    ot_z = q2 - 0.19*(angle_18 + angle_19) - 0.03*angle_20

    pose = [
        -angle_12, angle_13,  angle_14,  ot_x,
        angle_15,  -angle_16, angle_17,  ot_y,
        angle_18,  angle_19,  -angle_20, ot_z,
        0.0,       0.0,       0.0,       1.0,
    ]
    return [pose]


def pose_grip(q: ArrayLike) -> Array:
    """Frame of tool 'grip' in the base frame, (4, 4).

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 49 mul, 37 add, 6 trig.
    """
    return _evaluate("pose_grip", _pose_grip, [("q", q, 10)], [(4, 4)])


def _pose_grip(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # frame of 'turret' in the base
    Q1_xx = angle_12*c7 - angle_13*s7
    Q1_xy_neg = angle_12*s7 + angle_13*c7
    Q1_yx = angle_16*s7 - angle_15*c7
    Q1_yy = angle_15*s7 + angle_16*c7
    Q1_zx_neg = angle_18*c7 + angle_19*s7
    Q1_zy = angle_18*s7 - angle_19*c7
    ot_x_0 = 0.03*angle_12
    ot_y_0 = 0.03*angle_15
    ot_z_0 = 0.03*angle_18

    # frame of tool 'grip'
    Qt_xx_neg = c89*Q1_xx + angle_14*s89
    Qt_xz = angle_14*c89 - s89*Q1_xx
    Qt_yx = -c89*Q1_yx - angle_17*s89
    Qt_yz = angle_17*c89 - s89*Q1_yx
    Qt_zx = c89*Q1_zx_neg + angle_20*s89
    Qt_zz = s89*Q1_zx_neg - angle_20*c89
    ot_x_1 = r3_y - 0.1 - 0.24*c89
    ot_x_2 = r3_x + 0.24*s89
    ot_x = q0 - ot_x_0 + angle_14*ot_x_1 + Q1_xx*ot_x_2
    ot_y = q1 + ot_y_0 + angle_17*ot_x_1 + Q1_yx*ot_x_2
    ot_z = q2 + ot_z_0 - angle_20*ot_x_1 - Q1_zx_neg*ot_x_2

    pose = [
        -Qt_xx_neg, Q1_xy_neg, Qt_xz, ot_x,
        Qt_yx,      -Q1_yy,    Qt_yz, ot_y,
        Qt_zx,      -Q1_zy,    Qt_zz, ot_z,
        0.0,        0.0,       0.0,   1.0,
    ]
    return [pose]


def jacobian_front_left(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'front_left', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        J, shape (..., 6, 9).

    Operations: 36 mul, 27 add.
    """
    return _evaluate("jacobian_front_left", _jacobian_front_left, [("q", q, 10)], [(6, 9)])


def _jacobian_front_left(m, q):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'front_left'
    J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    J = [
        -angle_12, angle_13,  angle_14,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_15,  -angle_16, angle_17,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_18,  angle_19,  -angle_20, 0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        J_x0,      -J_x1_neg, J_x2,      -angle_12, angle_13,  angle_14,  0.0, 0.0, 0.0,
        J_y0,      -J_y1_neg, J_y2,      angle_15,  -angle_16, angle_17,  0.0, 0.0, 0.0,
        J_z0,      J_z1,      J_z2,      angle_18,  angle_19,  -angle_20, 0.0, 0.0, 0.0,
    ]
    return [J]


def jacobian_front_right(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'front_right', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        J, shape (..., 6, 9).

    Operations: 36 mul, 27 add.
    """
    return _evaluate("jacobian_front_right", _jacobian_front_right, [("q", q, 10)], [(6, 9)])


def _jacobian_front_right(m, q):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'front_right'
    J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    J = [
        -angle_12, angle_13,  angle_14,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_15,  -angle_16, angle_17,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_18,  angle_19,  -angle_20, 0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        J_x0,      -J_x1_neg, J_x2,      -angle_12, angle_13,  angle_14,  0.0, 0.0, 0.0,
        J_y0,      -J_y1_neg, J_y2,      angle_15,  -angle_16, angle_17,  0.0, 0.0, 0.0,
        J_z0,      J_z1,      J_z2,      angle_18,  angle_19,  -angle_20, 0.0, 0.0, 0.0,
    ]
    return [J]


def jacobian_rear_left(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'rear_left', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        J, shape (..., 6, 9).

    Operations: 36 mul, 27 add.
    """
    return _evaluate("jacobian_rear_left", _jacobian_rear_left, [("q", q, 10)], [(6, 9)])


def _jacobian_rear_left(m, q):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'rear_left'
    J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    J = [
        -angle_12, angle_13,  angle_14,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_15,  -angle_16, angle_17,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_18,  angle_19,  -angle_20, 0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        J_x0,      J_x1,      -J_x2_neg, -angle_12, angle_13,  angle_14,  0.0, 0.0, 0.0,
        J_y0,      J_y1,      J_y2,      angle_15,  -angle_16, angle_17,  0.0, 0.0, 0.0,
        J_z0,      J_z1,      -J_z2_neg, angle_18,  angle_19,  -angle_20, 0.0, 0.0, 0.0,
    ]
    return [J]


def jacobian_rear_right(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'rear_right', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        J, shape (..., 6, 9).

    Operations: 36 mul, 27 add.
    """
    return _evaluate("jacobian_rear_right", _jacobian_rear_right, [("q", q, 10)], [(6, 9)])


def _jacobian_rear_right(m, q):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'rear_right'
    J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    J = [
        -angle_12, angle_13,  angle_14,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_15,  -angle_16, angle_17,  0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        angle_18,  angle_19,  -angle_20, 0.0,       0.0,       0.0,       0.0, 0.0, 0.0,
        J_x0,      J_x1,      -J_x2_neg, -angle_12, angle_13,  angle_14,  0.0, 0.0, 0.0,
        J_y0,      J_y1,      J_y2,      angle_15,  -angle_16, angle_17,  0.0, 0.0, 0.0,
        J_z0,      J_z1,      -J_z2_neg, angle_18,  angle_19,  -angle_20, 0.0, 0.0, 0.0,
    ]
    return [J]


def jacobian_grip(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'grip', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        J, shape (..., 6, 9).

    Operations: 82 mul, 61 add, 6 trig.
    """
    return _evaluate("jacobian_grip", _jacobian_grip, [("q", q, 10)], [(6, 9)])


def _jacobian_grip(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # frame of 'turret' in the base
    Q1_xx = angle_12*c7 - angle_13*s7
    Q1_xy_neg = angle_12*s7 + angle_13*c7
    Q1_yx = angle_16*s7 - angle_15*c7
    Q1_yy = angle_15*s7 + angle_16*c7
    Q1_zx_neg = angle_18*c7 + angle_19*s7
    Q1_zy = angle_18*s7 - angle_19*c7
    o1_x = q0 - (0.03*angle_12 + 0.1*angle_14)
    o1_y = 0.03*angle_15 - 0.1*angle_17 + q1
    o1_z = 0.03*angle_18 + 0.1*angle_20 + q2

    # frame of 'fore' in the base
    o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x
    o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y
    o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y)

    # frame of tool 'grip'
    ot_x_0 = 0.24*s89
    ot_x_1 = 0.24*c89
    ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1
    ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0
    ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1
    ot_x = o3_x + ot_x_2
    ot_y = o3_y - ot_y_0
    ot_z = o3_z - ot_z_0

    # columns of the Jacobian
    J_y0_neg_0 = q0 - ot_x
    J_x0_0 = q1 - ot_y
    J_x0_1 = q2 - ot_z
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0
    J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1
    J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0
    J_y6_0 = o1_x - ot_x
    J_x6_neg_0 = o1_y - ot_y
    J_x6_neg_1 = o1_z - ot_z
    J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0
    J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1
    J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0
    J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0
    J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1
    J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0
    J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0
    J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2
    J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0

    J = [
        -angle_12, angle_13, angle_14, 0.0, 0.0, 0.0, angle_14, Q1_xy_neg, Q1_xy_neg,
        angle_15, -angle_16, angle_17, 0.0, 0.0, 0.0, angle_17, -Q1_yy, -Q1_yy,
        angle_18, angle_19, -angle_20, 0.0, 0.0, 0.0, -angle_20, -Q1_zy, -Q1_zy,
        J_x0, J_x1, -J_x2_neg, -angle_12, angle_13, angle_14, -J_x6_neg, J_x7, J_x8,
        -J_y0_neg, J_y1, J_y2, angle_15, -angle_16, angle_17, J_y6, J_y7, J_y8,
        J_z0, -J_z1_neg, J_z2, angle_18, angle_19, -angle_20, J_z6, -J_z7_neg, J_z8,
    ]
    return [J]


def jacobian_rate_front_left(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'front_left'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).

    Returns:
        Jd, shape (..., 6, 9).

    Operations: 108 mul, 75 add.
    """
    return _evaluate(
        "jacobian_rate_front_left",
        _jacobian_rate_front_left,
        [
            ("q", q, 10),
            ("qd", qd, 9),
        ],
        [(6, 9)],
    )


def _jacobian_rate_front_left(m, q, qd):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]
    qd0 = qd[0]
    qd1 = qd[1]
    qd2 = qd[2]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'front_left'
    J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # angular velocities in base axes
    spin0_x_0 = angle_13*qd1
    spin0_y_0 = angle_16*qd1
    spin0_z_0 = angle_19*qd1
    spin0_x_1 = angle_14*qd2
    spin0_y_1 = angle_17*qd2
    spin0_z_1 = angle_20*qd2
    Jd_y0_0 = spin0_x_0 + spin0_x_1
    Jd_x0_0 = spin0_y_0 - spin0_y_1
    Jd_x0_1 = spin0_z_0 - spin0_z_1
    spin0_x_neg = angle_12*qd0
    spin0_y = angle_15*qd0
    spin0_z = angle_18*qd0
    Jd_y1_0 = spin0_x_1 - spin0_x_neg
    Jd_x1_0 = spin0_y_1 + spin0_y
    Jd_x1_1 = spin0_z_1 - spin0_z
    spin0_x = spin0_x_0 - spin0_x_neg
    spin0_y_b = spin0_y - spin0_y_0
    spin0_z_b = spin0_z_0 + spin0_z
    spin0_x_b = spin0_x_1 + spin0_x
    spin0_y_c = spin0_y_1 + spin0_y_b
    spin0_z_c = spin0_z_b - spin0_z_1

    # columns of the Jacobian's rate
    Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c
    Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b
    Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c
    Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c
    Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c
    Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c
    Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c
    Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b
    Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c
    Jd_y2_0 = J_x2*qd2
    Jd_x2_0 = J_y2*qd2
    Jd_x2_1 = J_z2*qd2
    Jd_x2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0 - (J_y2*spin0_z_b - J_z2*spin0_y_b)
    Jd_y2 = J_x2*spin0_z_b - J_z2*spin0_x - (angle_20*Jd_y2_0 + angle_14*Jd_x2_1)
    Jd_z2 = J_y2*spin0_x - J_x2*spin0_y_b + (angle_14*Jd_x2_0 - angle_17*Jd_y2_0)
    Jd_y1_1 = J_x1_neg*qd1
    Jd_x1_2 = J_y1_neg*qd1
    Jd_x1_3 = J_z1*qd1
    Jd_x1_4 = angle_16*Jd_x1_3 - angle_19*Jd_x1_2
    Jd_y1_2 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3
    Jd_z1_neg_0 = angle_13*Jd_x1_2 + angle_16*Jd_y1_1
    Jd_x1 = J_z1*Jd_x1_0 - J_y1_neg*Jd_x1_1 - Jd_x1_4
    Jd_y1 = J_x1_neg*Jd_x1_1 - J_z1*Jd_y1_0 - Jd_y1_2
    Jd_z1_neg = J_y1_neg*Jd_y1_0 - J_x1_neg*Jd_x1_0 + Jd_z1_neg_0
    Jd_y0_1 = J_x0*qd0
    Jd_x0_2 = -J_y0*qd0
    Jd_x0_3 = -J_z0*qd0
    Jd_x0_4 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2
    Jd_x0 = -J_z0*Jd_x0_0 - J_y0*Jd_x0_1 - Jd_x0_4
    Jd_y0 = J_x0*Jd_x0_1 - J_z0*Jd_y0_0 + (angle_18*Jd_y0_1 - angle_12*Jd_x0_3)
    Jd_z0 = J_y0*Jd_y0_0 + J_x0*Jd_x0_0 + (angle_12*Jd_x0_2 - angle_15*Jd_y0_1)

    Jd = [
        Jd_x3, Jd_x4,      Jd_x5, 0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_y3, -Jd_y4_neg, Jd_y5, 0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_z3, -Jd_z4_neg, Jd_z5, 0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_x0, Jd_x1,      Jd_x2, Jd_x3, Jd_x4,      Jd_x5, 0.0, 0.0, 0.0,
        Jd_y0, Jd_y1,      Jd_y2, Jd_y3, -Jd_y4_neg, Jd_y5, 0.0, 0.0, 0.0,
        Jd_z0, -Jd_z1_neg, Jd_z2, Jd_z3, -Jd_z4_neg, Jd_z5, 0.0, 0.0, 0.0,
    ]
    return [Jd]


def jacobian_rate_front_right(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'front_right'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).

    Returns:
        Jd, shape (..., 6, 9).

    Operations: 108 mul, 75 add.
    """
    return _evaluate(
        "jacobian_rate_front_right",
        _jacobian_rate_front_right,
        [
            ("q", q, 10),
            ("qd", qd, 9),
        ],
        [(6, 9)],
    )


def _jacobian_rate_front_right(m, q, qd):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]
    qd0 = qd[0]
    qd1 = qd[1]
    qd2 = qd[2]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'front_right'
    J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # angular velocities in base axes
    spin0_x_0 = angle_13*qd1
    spin0_y_0 = angle_16*qd1
    spin0_z_0 = angle_19*qd1
    spin0_x_1 = angle_14*qd2
    spin0_y_1 = angle_17*qd2
    spin0_z_1 = angle_20*qd2
    Jd_y0_0 = spin0_x_0 + spin0_x_1
    Jd_x0_0 = spin0_y_0 - spin0_y_1
    Jd_x0_1 = spin0_z_0 - spin0_z_1
    spin0_x_neg = angle_12*qd0
    spin0_y = angle_15*qd0
    spin0_z = angle_18*qd0
    Jd_y1_0 = spin0_x_1 - spin0_x_neg
    Jd_x1_0 = spin0_y_1 + spin0_y
    Jd_x1_1 = spin0_z_1 - spin0_z
    spin0_x = spin0_x_0 - spin0_x_neg
    spin0_y_b = spin0_y - spin0_y_0
    spin0_z_b = spin0_z_0 + spin0_z
    spin0_x_b = spin0_x_1 + spin0_x
    spin0_y_c = spin0_y_1 + spin0_y_b
    spin0_z_c = spin0_z_b - spin0_z_1

    # columns of the Jacobian's rate
    Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c
    Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b
    Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c
    Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c
    Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c
    Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c
    Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c
    Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b
    Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c
    Jd_y2_0 = J_x2*qd2
    Jd_x2_0 = J_y2*qd2
    Jd_x2_1 = J_z2*qd2
    Jd_x2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0 - (J_y2*spin0_z_b - J_z2*spin0_y_b)
    Jd_y2 = J_x2*spin0_z_b - J_z2*spin0_x - (angle_20*Jd_y2_0 + angle_14*Jd_x2_1)
    Jd_z2 = J_y2*spin0_x - J_x2*spin0_y_b + (angle_14*Jd_x2_0 - angle_17*Jd_y2_0)
    Jd_y1_1 = J_x1_neg*qd1
    Jd_x1_2 = J_y1_neg*qd1
    Jd_x1_3 = J_z1*qd1
    Jd_x1_4 = angle_16*Jd_x1_3 - angle_19*Jd_x1_2
    Jd_y1_2 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3
    Jd_z1_neg_0 = angle_13*Jd_x1_2 + angle_16*Jd_y1_1
    Jd_x1 = J_z1*Jd_x1_0 - J_y1_neg*Jd_x1_1 - Jd_x1_4
    Jd_y1 = J_x1_neg*Jd_x1_1 - J_z1*Jd_y1_0 - Jd_y1_2
    Jd_z1_neg = J_y1_neg*Jd_y1_0 - J_x1_neg*Jd_x1_0 + Jd_z1_neg_0
    Jd_y0_1 = J_x0*qd0
    Jd_x0_2 = -J_y0*qd0
    Jd_x0_3 = -J_z0*qd0
    Jd_x0_4 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2
    Jd_x0 = -J_z0*Jd_x0_0 - J_y0*Jd_x0_1 - Jd_x0_4
    Jd_y0 = J_x0*Jd_x0_1 - J_z0*Jd_y0_0 + (angle_18*Jd_y0_1 - angle_12*Jd_x0_3)
    Jd_z0 = J_y0*Jd_y0_0 + J_x0*Jd_x0_0 + (angle_12*Jd_x0_2 - angle_15*Jd_y0_1)

    Jd = [
        Jd_x3, Jd_x4,      Jd_x5, 0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_y3, -Jd_y4_neg, Jd_y5, 0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_z3, -Jd_z4_neg, Jd_z5, 0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_x0, Jd_x1,      Jd_x2, Jd_x3, Jd_x4,      Jd_x5, 0.0, 0.0, 0.0,
        Jd_y0, Jd_y1,      Jd_y2, Jd_y3, -Jd_y4_neg, Jd_y5, 0.0, 0.0, 0.0,
        Jd_z0, -Jd_z1_neg, Jd_z2, Jd_z3, -Jd_z4_neg, Jd_z5, 0.0, 0.0, 0.0,
    ]
    return [Jd]


def jacobian_rate_rear_left(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'rear_left'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).

    Returns:
        Jd, shape (..., 6, 9).

    Operations: 108 mul, 75 add.
    """
    return _evaluate(
        "jacobian_rate_rear_left",
        _jacobian_rate_rear_left,
        [
            ("q", q, 10),
            ("qd", qd, 9),
        ],
        [(6, 9)],
    )


def _jacobian_rate_rear_left(m, q, qd):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]
    qd0 = qd[0]
    qd1 = qd[1]
    qd2 = qd[2]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'rear_left'
    J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # angular velocities in base axes
    spin0_x_0 = angle_13*qd1
    spin0_y_0 = angle_16*qd1
    spin0_z_0 = angle_19*qd1
    spin0_x_1 = angle_14*qd2
    spin0_y_1 = angle_17*qd2
    spin0_z_1 = angle_20*qd2
    Jd_y0_neg_0 = spin0_x_0 + spin0_x_1
    Jd_x0_0 = spin0_y_0 - spin0_y_1
    Jd_x0_1 = spin0_z_0 - spin0_z_1
    spin0_x_neg = angle_12*qd0
    spin0_y = angle_15*qd0
    spin0_z = angle_18*qd0
    Jd_y1_0 = spin0_x_1 - spin0_x_neg
    Jd_x1_0 = spin0_y_1 + spin0_y
    Jd_x1_1 = spin0_z_1 - spin0_z
    spin0_x = spin0_x_0 - spin0_x_neg
    spin0_y_b = spin0_y - spin0_y_0
    spin0_z_b = spin0_z_0 + spin0_z
    spin0_x_b = spin0_x_1 + spin0_x
    spin0_y_c = spin0_y_1 + spin0_y_b
    spin0_z_c = spin0_z_b - spin0_z_1

    # columns of the Jacobian's rate
    Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c
    Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b
    Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c
    Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c
    Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c
    Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c
    Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c
    Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b
    Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c
    Jd_y2_0 = J_x2_neg*qd2
    Jd_x2_0 = -J_y2*qd2
    Jd_x2_1 = J_z2_neg*qd2
    Jd_x2_2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0
    Jd_y2_1 = angle_20*Jd_y2_0 + angle_14*Jd_x2_1
    Jd_z2_neg_0 = angle_14*Jd_x2_0 - angle_17*Jd_y2_0
    Jd_x2 = -J_z2_neg*spin0_y_b - J_y2*spin0_z_b - Jd_x2_2
    Jd_y2 = Jd_y2_1 - (J_x2_neg*spin0_z_b - J_z2_neg*spin0_x)
    Jd_z2_neg = Jd_z2_neg_0 - (J_y2*spin0_x + J_x2_neg*spin0_y_b)
    Jd_y1_1 = J_x1*qd1
    Jd_x1_2 = J_y1*qd1
    Jd_x1_3 = -J_z1*qd1
    Jd_x1 = J_z1*Jd_x1_0 + J_y1*Jd_x1_1 + (angle_16*Jd_x1_3 - angle_19*Jd_x1_2)
    Jd_y1 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3 - (J_x1*Jd_x1_1 + J_z1*Jd_y1_0)
    Jd_z1 = J_y1*Jd_y1_0 - J_x1*Jd_x1_0 + (angle_13*Jd_x1_2 + angle_16*Jd_y1_1)
    Jd_y0_neg_1 = -J_x0*qd0
    Jd_x0_2 = J_y0*qd0
    Jd_x0_3 = J_z0*qd0
    Jd_y0_neg_2 = angle_18*Jd_y0_neg_1 - angle_12*Jd_x0_3
    Jd_z0_0 = angle_12*Jd_x0_2 - angle_15*Jd_y0_neg_1
    Jd_x0 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2 - (J_z0*Jd_x0_0 + J_y0*Jd_x0_1)
    Jd_y0_neg = J_z0*Jd_y0_neg_0 - J_x0*Jd_x0_1 + Jd_y0_neg_2
    Jd_z0 = J_y0*Jd_y0_neg_0 + J_x0*Jd_x0_0 - Jd_z0_0

    Jd = [
        Jd_x3,      Jd_x4,      Jd_x5,      0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_y3,      -Jd_y4_neg, Jd_y5,      0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_z3,      -Jd_z4_neg, Jd_z5,      0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_x0,      Jd_x1,      Jd_x2,      Jd_x3, Jd_x4,      Jd_x5, 0.0, 0.0, 0.0,
        -Jd_y0_neg, Jd_y1,      Jd_y2,      Jd_y3, -Jd_y4_neg, Jd_y5, 0.0, 0.0, 0.0,
        Jd_z0,      Jd_z1,      -Jd_z2_neg, Jd_z3, -Jd_z4_neg, Jd_z5, 0.0, 0.0, 0.0,
    ]
    return [Jd]


def jacobian_rate_rear_right(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'rear_right'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).

    Returns:
        Jd, shape (..., 6, 9).

    Operations: 108 mul, 75 add.
    """
    return _evaluate(
        "jacobian_rate_rear_right",
        _jacobian_rate_rear_right,
        [
            ("q", q, 10),
            ("qd", qd, 9),
        ],
        [(6, 9)],
    )


def _jacobian_rate_rear_right(m, q, qd):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]
    qd0 = qd[0]
    qd1 = qd[1]
    qd2 = qd[2]

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0

    # frame of tool 'rear_right'
    J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # angular velocities in base axes
    spin0_x_0 = angle_13*qd1
    spin0_y_0 = angle_16*qd1
    spin0_z_0 = angle_19*qd1
    spin0_x_1 = angle_14*qd2
    spin0_y_1 = angle_17*qd2
    spin0_z_1 = angle_20*qd2
    Jd_y0_neg_0 = spin0_x_0 + spin0_x_1
    Jd_x0_0 = spin0_y_0 - spin0_y_1
    Jd_x0_1 = spin0_z_0 - spin0_z_1
    spin0_x_neg = angle_12*qd0
    spin0_y = angle_15*qd0
    spin0_z = angle_18*qd0
    Jd_y1_0 = spin0_x_1 - spin0_x_neg
    Jd_x1_0 = spin0_y_1 + spin0_y
    Jd_x1_1 = spin0_z_1 - spin0_z
    spin0_x = spin0_x_0 - spin0_x_neg
    spin0_y_b = spin0_y - spin0_y_0
    spin0_z_b = spin0_z_0 + spin0_z
    spin0_x_b = spin0_x_1 + spin0_x
    spin0_y_c = spin0_y_1 + spin0_y_b
    spin0_z_c = spin0_z_b - spin0_z_1

    # columns of the Jacobian's rate
    Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c
    Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b
    Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c
    Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c
    Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c
    Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c
    Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c
    Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b
    Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c
    Jd_y2_0 = J_x2_neg*qd2
    Jd_x2_0 = -J_y2*qd2
    Jd_x2_1 = J_z2_neg*qd2
    Jd_x2_2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0
    Jd_y2_1 = angle_20*Jd_y2_0 + angle_14*Jd_x2_1
    Jd_z2_neg_0 = angle_14*Jd_x2_0 - angle_17*Jd_y2_0
    Jd_x2 = -J_z2_neg*spin0_y_b - J_y2*spin0_z_b - Jd_x2_2
    Jd_y2 = Jd_y2_1 - (J_x2_neg*spin0_z_b - J_z2_neg*spin0_x)
    Jd_z2_neg = Jd_z2_neg_0 - (J_y2*spin0_x + J_x2_neg*spin0_y_b)
    Jd_y1_1 = J_x1*qd1
    Jd_x1_2 = J_y1*qd1
    Jd_x1_3 = -J_z1*qd1
    Jd_x1 = J_z1*Jd_x1_0 + J_y1*Jd_x1_1 + (angle_16*Jd_x1_3 - angle_19*Jd_x1_2)
    Jd_y1 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3 - (J_x1*Jd_x1_1 + J_z1*Jd_y1_0)
    Jd_z1 = J_y1*Jd_y1_0 - J_x1*Jd_x1_0 + (angle_13*Jd_x1_2 + angle_16*Jd_y1_1)
    Jd_y0_neg_1 = -J_x0*qd0
    Jd_x0_2 = J_y0*qd0
    Jd_x0_3 = J_z0*qd0
    Jd_y0_neg_2 = angle_18*Jd_y0_neg_1 - angle_12*Jd_x0_3
    Jd_z0_0 = angle_12*Jd_x0_2 - angle_15*Jd_y0_neg_1
    Jd_x0 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2 - (J_z0*Jd_x0_0 + J_y0*Jd_x0_1)
    Jd_y0_neg = J_z0*Jd_y0_neg_0 - J_x0*Jd_x0_1 + Jd_y0_neg_2
    Jd_z0 = J_y0*Jd_y0_neg_0 + J_x0*Jd_x0_0 - Jd_z0_0

    Jd = [
        Jd_x3,      Jd_x4,      Jd_x5,      0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_y3,      -Jd_y4_neg, Jd_y5,      0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_z3,      -Jd_z4_neg, Jd_z5,      0.0,   0.0,        0.0,   0.0, 0.0, 0.0,
        Jd_x0,      Jd_x1,      Jd_x2,      Jd_x3, Jd_x4,      Jd_x5, 0.0, 0.0, 0.0,
        -Jd_y0_neg, Jd_y1,      Jd_y2,      Jd_y3, -Jd_y4_neg, Jd_y5, 0.0, 0.0, 0.0,
        Jd_z0,      Jd_z1,      -Jd_z2_neg, Jd_z3, -Jd_z4_neg, Jd_z5, 0.0, 0.0, 0.0,
    ]
    return [Jd]


def jacobian_rate_grip(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'grip'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        qd: joint velocities [rad/s or m/s], shape (..., 9).

    Returns:
        Jd, shape (..., 6, 9).

    Operations: 211 mul, 160 add, 6 trig.
    """
    return _evaluate(
        "jacobian_rate_grip",
        _jacobian_rate_grip,
        [
            ("q", q, 10),
            ("qd", qd, 9),
        ],
        [(6, 9)],
    )


def _jacobian_rate_grip(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q
    qd0, qd1, qd2, _, _, _, qd6, qd7, qd8 = qd

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # frame of 'turret' in the base
    Q1_xx = angle_12*c7 - angle_13*s7
    Q1_xy_neg = angle_12*s7 + angle_13*c7
    Q1_yx = angle_16*s7 - angle_15*c7
    Q1_yy = angle_15*s7 + angle_16*c7
    Q1_zx_neg = angle_18*c7 + angle_19*s7
    Q1_zy = angle_18*s7 - angle_19*c7
    o1_x = q0 - (0.03*angle_12 + 0.1*angle_14)
    o1_y = 0.03*angle_15 - 0.1*angle_17 + q1
    o1_z = 0.03*angle_18 + 0.1*angle_20 + q2

    # frame of 'fore' in the base
    o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x
    o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y
    o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y)

    # frame of tool 'grip'
    ot_x_0 = 0.24*s89
    ot_x_1 = 0.24*c89
    ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1
    ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0
    ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1
    ot_x = o3_x + ot_x_2
    ot_y = o3_y - ot_y_0
    ot_z = o3_z - ot_z_0

    # columns of the Jacobian
    J_y0_neg_0 = q0 - ot_x
    J_x0_0 = q1 - ot_y
    J_x0_1 = q2 - ot_z
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0
    J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1
    J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0
    J_y6_0 = o1_x - ot_x
    J_x6_neg_0 = o1_y - ot_y
    J_x6_neg_1 = o1_z - ot_z
    J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0
    J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1
    J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0
    J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0
    J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1
    J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0
    J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0
    J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2
    J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0

    # angular velocities in base axes
    spin0_x_0 = angle_13*qd1
    spin0_y_0 = angle_16*qd1
    spin0_z_0 = angle_19*qd1
    spin0_x_1 = angle_14*qd2
    spin0_y_1 = angle_17*qd2
    spin0_z_1 = angle_20*qd2
    Jd_y0_0 = spin0_x_0 + spin0_x_1
    Jd_x0_neg_0 = spin0_y_0 - spin0_y_1
    Jd_x0_neg_1 = spin0_z_0 - spin0_z_1
    spin0_x_neg = angle_12*qd0
    spin0_y = angle_15*qd0
    spin0_z = angle_18*qd0
    Jd_y1_0 = spin0_x_1 - spin0_x_neg
    Jd_x1_0 = spin0_y_1 + spin0_y
    Jd_x1_1 = spin0_z_1 - spin0_z
    spin0_x = spin0_x_0 - spin0_x_neg
    spin0_y_b = spin0_y - spin0_y_0
    spin0_z_b = spin0_z_0 + spin0_z
    spin0_x_b = spin0_x_1 + spin0_x
    spin0_y_c = spin0_y_1 + spin0_y_b
    spin0_z_c = spin0_z_b - spin0_z_1
    spin1_x = spin0_x_b + angle_14*qd6
    spin1_y = spin0_y_c + angle_17*qd6
    spin1_z = spin0_z_c - angle_20*qd6
    spin2_x = spin1_x + Q1_xy_neg*qd7
    spin2_y = spin1_y - Q1_yy*qd7
    spin2_z = spin1_z - Q1_zy*qd7

    # columns of the Jacobian's rate
    Jd_y8_neg_0 = J_x8*qd8
    Jd_x8_0 = -J_y8*qd8
    Jd_x8_1 = -J_z8*qd8
    Jd_rx8_neg = Q1_zy*spin2_y - Q1_yy*spin2_z
    Jd_ry8 = Q1_xy_neg*spin2_z + Q1_zy*spin2_x
    Jd_rz8_neg = Q1_yy*spin2_x + Q1_xy_neg*spin2_y
    Jd_y8_neg_1 = Q1_zy*Jd_y8_neg_0 - Q1_xy_neg*Jd_x8_1
    Jd_z8_neg_0 = Q1_xy_neg*Jd_x8_0 - Q1_yy*Jd_y8_neg_0
    Jd_x8 = Q1_yy*Jd_x8_1 - Q1_zy*Jd_x8_0 - (J_y8*spin2_z - J_z8*spin2_y)
    Jd_y8_neg = J_z8*spin2_x - J_x8*spin2_z + Jd_y8_neg_1
    Jd_z8_neg = J_x8*spin2_y - J_y8*spin2_x + Jd_z8_neg_0
    Jd_y7_neg_0 = Jd_y8_neg_0 + J_x7*qd7
    Jd_x7_0 = Jd_x8_0 - J_y7*qd7
    Jd_x7_1 = Jd_x8_1 + J_z7_neg*qd7
    Jd_y7_neg_1 = Q1_zy*Jd_y7_neg_0 - Q1_xy_neg*Jd_x7_1
    Jd_z7_0 = Q1_xy_neg*Jd_x7_0 - Q1_yy*Jd_y7_neg_0
    Jd_x7 = Q1_yy*Jd_x7_1 - Q1_zy*Jd_x7_0 - (J_z7_neg*spin1_y + J_y7*spin1_z)
    Jd_y7_neg = Jd_y7_neg_1 - (J_x7*spin1_z + J_z7_neg*spin1_x)
    Jd_z7 = J_y7*spin1_x - J_x7*spin1_y - Jd_z7_0
    Jd_y6_0 = Jd_y7_neg_0 - J_x6_neg*qd6
    Jd_x6_neg_0 = Jd_x7_0 - J_y6*qd6
    Jd_x6_neg_1 = Jd_x7_1 - J_z6*qd6
    Jd_rx6 = -angle_20*spin0_y_c - angle_17*spin0_z_c
    Jd_ry6 = angle_14*spin0_z_c + angle_20*spin0_x_b
    Jd_rz6 = angle_17*spin0_x_b - angle_14*spin0_y_c
    Jd_x6_neg_2 = angle_17*Jd_x6_neg_1 + angle_20*Jd_x6_neg_0
    Jd_y6_1 = angle_20*Jd_y6_0 - angle_14*Jd_x6_neg_1
    Jd_z6_0 = angle_14*Jd_x6_neg_0 + angle_17*Jd_y6_0
    Jd_x6_neg = J_y6*spin0_z_c - J_z6*spin0_y_c + Jd_x6_neg_2
    Jd_y6 = -J_x6_neg*spin0_z_c - J_z6*spin0_x_b - Jd_y6_1
    Jd_z6 = J_y6*spin0_x_b + J_x6_neg*spin0_y_c - Jd_z6_0
    Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c
    Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c
    Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c
    Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c
    Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b
    Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c
    Jd_y2_neg_0 = Jd_y6_0 - J_x2_neg*qd2
    Jd_x2_0 = Jd_x6_neg_0 - J_y2*qd2
    Jd_x2_1 = Jd_x6_neg_1 - J_z2*qd2
    Jd_y2_neg_1 = angle_20*Jd_y2_neg_0 - angle_14*Jd_x2_1
    Jd_z2_0 = angle_14*Jd_x2_0 + angle_17*Jd_y2_neg_0
    Jd_x2 = J_z2*spin0_y_b - J_y2*spin0_z_b - (angle_17*Jd_x2_1 + angle_20*Jd_x2_0)
    Jd_y2_neg = J_x2_neg*spin0_z_b + J_z2*spin0_x + Jd_y2_neg_1
    Jd_z2 = J_y2*spin0_x + J_x2_neg*spin0_y_b - Jd_z2_0
    Jd_y1_1 = Jd_y6_0 + J_x1*qd1
    Jd_x1_2 = Jd_x6_neg_0 - J_y1*qd1
    Jd_x1_3 = Jd_x6_neg_1 + J_z1_neg*qd1
    Jd_x1_4 = angle_16*Jd_x1_3 + angle_19*Jd_x1_2
    Jd_y1_2 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3
    Jd_z1_neg_0 = angle_13*Jd_x1_2 - angle_16*Jd_y1_1
    Jd_x1 = Jd_x1_4 - (J_z1_neg*Jd_x1_0 - J_y1*Jd_x1_1)
    Jd_y1 = Jd_y1_2 - (J_x1*Jd_x1_1 - J_z1_neg*Jd_y1_0)
    Jd_z1_neg = J_x1*Jd_x1_0 - J_y1*Jd_y1_0 + Jd_z1_neg_0
    Jd_y0_1 = Jd_y6_0 + J_x0*qd0
    Jd_x0_neg_2 = Jd_x6_neg_0 + J_y0_neg*qd0
    Jd_x0_neg_3 = Jd_x6_neg_1 - J_z0*qd0
    Jd_x0_neg_4 = angle_15*Jd_x0_neg_3 - angle_18*Jd_x0_neg_2
    Jd_y0_2 = angle_18*Jd_y0_1 - angle_12*Jd_x0_neg_3
    Jd_z0_0 = angle_12*Jd_x0_neg_2 - angle_15*Jd_y0_1
    Jd_x0_neg = J_z0*Jd_x0_neg_0 - J_y0_neg*Jd_x0_neg_1 + Jd_x0_neg_4
    Jd_y0 = Jd_y0_2 - (J_z0*Jd_y0_0 - J_x0*Jd_x0_neg_1)
    Jd_z0 = Jd_z0_0 - (J_y0_neg*Jd_y0_0 - J_x0*Jd_x0_neg_0)

    Jd = [
        Jd_x3, Jd_x4, Jd_rx6, 0.0, 0.0, 0.0, Jd_rx6, -Jd_rx8_neg, -Jd_rx8_neg,
        Jd_y3, -Jd_y4_neg, Jd_ry6, 0.0, 0.0, 0.0, Jd_ry6, Jd_ry8, Jd_ry8,
        Jd_z3, -Jd_z4_neg, Jd_rz6, 0.0, 0.0, 0.0, Jd_rz6, -Jd_rz8_neg, -Jd_rz8_neg,
        -Jd_x0_neg, Jd_x1, Jd_x2, Jd_x3, Jd_x4, Jd_rx6, -Jd_x6_neg, Jd_x7, Jd_x8,
        Jd_y0, Jd_y1, -Jd_y2_neg, Jd_y3, -Jd_y4_neg, Jd_ry6, Jd_y6, -Jd_y7_neg, -Jd_y8_neg,
        Jd_z0, -Jd_z1_neg, Jd_z2, Jd_z3, -Jd_z4_neg, Jd_rz6, Jd_z6, Jd_z7, -Jd_z8_neg,
    ]
    return [Jd]


def operational_inertia_inverse_front_left(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'front_left', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 424 mul, 326 add, 8 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_front_left",
        _operational_inertia_inverse_front_left,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_front_left(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'front_left'
    J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg
    e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4)
    e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4
    e3_0 = e3_0_0 - angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg
    e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4)
    e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4
    e4_0_neg = e4_0_neg_0 + angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg
    e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4
    e5_0 = angle_20*U05 - e5_0_0

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0
    O03_1 = -D1_inv_neg*e3_1
    O03_2 = D2_inv*e3_2
    O04_0 = D0_inv*e4_0_neg
    O04_1 = -D1_inv_neg*e4_1
    O04_2 = D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_0 = -D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv*e5_2
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2
    O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2
    O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2
    O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1)
    O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2
    O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0
    O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1)
    O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1)
    O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2
    O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1
    O35 = angle_14*O35_2 - O35_3
    O45_0 = -e4_4*O35_1
    O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0
    O45 = O45_1 + angle_17*O35_2
    O55_0 = e5_4*O35_1
    O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0
    O55 = O55_1 - angle_20*O35_2

    Omega = [
        O00,      O01, -O02_neg, O03,      O04,      O05,
        O01,      O11, O12,      O13,      O14,      O15,
        -O02_neg, O12, O22,      O23,      -O24_neg, -O25_neg,
        O03,      O13, O23,      O33,      -O34_neg, O35,
        O04,      O14, -O24_neg, -O34_neg, O44,      O45,
        O05,      O15, -O25_neg, O35,      O45,      O55,
    ]
    return [Omega]


def operational_inertia_inverse_front_right(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'front_right', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 424 mul, 326 add, 8 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_front_right",
        _operational_inertia_inverse_front_right,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_front_right(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'front_right'
    J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg
    e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4)
    e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4
    e3_0 = e3_0_0 - angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg
    e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4)
    e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4
    e4_0_neg = e4_0_neg_0 + angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg
    e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4
    e5_0 = angle_20*U05 - e5_0_0

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0
    O03_1 = -D1_inv_neg*e3_1
    O03_2 = D2_inv*e3_2
    O04_0 = D0_inv*e4_0_neg
    O04_1 = -D1_inv_neg*e4_1
    O04_2 = D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_0 = -D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv*e5_2
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2
    O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2
    O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2
    O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1)
    O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2
    O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0
    O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1)
    O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1)
    O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2
    O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1
    O35 = angle_14*O35_2 - O35_3
    O45_0 = -e4_4*O35_1
    O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0
    O45 = O45_1 + angle_17*O35_2
    O55_0 = e5_4*O35_1
    O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0
    O55 = O55_1 - angle_20*O35_2

    Omega = [
        O00,      O01, -O02_neg, O03,      O04,      O05,
        O01,      O11, O12,      O13,      O14,      O15,
        -O02_neg, O12, O22,      O23,      -O24_neg, -O25_neg,
        O03,      O13, O23,      O33,      -O34_neg, O35,
        O04,      O14, -O24_neg, -O34_neg, O44,      O45,
        O05,      O15, -O25_neg, O35,      O45,      O55,
    ]
    return [Omega]


def operational_inertia_inverse_rear_left(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'rear_left', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 424 mul, 326 add, 8 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_rear_left",
        _operational_inertia_inverse_rear_left,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_rear_left(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'rear_left'
    J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4)
    e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg
    e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4
    e3_0_neg = e3_0_neg_0 + angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3))
    e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg
    e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4
    e4_0 = e4_0_0 - angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg
    e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg
    e5_0_0 = U04_neg*e5_4
    e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0
    e5_0 = e5_0_1 + angle_20*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = -D2_inv*e3_2
    O04_neg_0 = D0_inv*e4_0
    O04_neg_1 = D1_inv_neg*e4_1
    O04_neg_2 = -D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_neg_0 = D0_inv*e5_0
    O05_neg_1 = D1_inv_neg*e5_1_neg
    O05_neg_2 = D2_inv*e5_2_neg
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2
    O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1)
    O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2
    O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2
    O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2
    O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2
    O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1)
    O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2
    O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2
    O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0
    O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1)
    O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0
    O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2
    O55_0 = e5_3*O35_0
    O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0
    O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2

    Omega = [
        O00,      O01,      -O02_neg, O03,      -O04_neg, -O05_neg,
        O01,      O11,      O12,      -O13_neg, O14,      O15,
        -O02_neg, O12,      O22,      O23,      O24,      O25,
        O03,      -O13_neg, O23,      O33,      -O34_neg, O35,
        -O04_neg, O14,      O24,      -O34_neg, O44,      O45,
        -O05_neg, O15,      O25,      O35,      O45,      O55,
    ]
    return [Omega]


def operational_inertia_inverse_rear_right(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'rear_right', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 424 mul, 326 add, 8 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_rear_right",
        _operational_inertia_inverse_rear_right,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_rear_right(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'rear_right'
    J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4)
    e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg
    e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4
    e3_0_neg = e3_0_neg_0 + angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3))
    e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg
    e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4
    e4_0 = e4_0_0 - angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg
    e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg
    e5_0_0 = U04_neg*e5_4
    e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0
    e5_0 = e5_0_1 + angle_20*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = -D2_inv*e3_2
    O04_neg_0 = D0_inv*e4_0
    O04_neg_1 = D1_inv_neg*e4_1
    O04_neg_2 = -D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_neg_0 = D0_inv*e5_0
    O05_neg_1 = D1_inv_neg*e5_1_neg
    O05_neg_2 = D2_inv*e5_2_neg
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2
    O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1)
    O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2
    O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2
    O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2
    O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2
    O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1)
    O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2
    O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2
    O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0
    O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1)
    O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0
    O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2
    O55_0 = e5_3*O35_0
    O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0
    O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2

    Omega = [
        O00,      O01,      -O02_neg, O03,      -O04_neg, -O05_neg,
        O01,      O11,      O12,      -O13_neg, O14,      O15,
        -O02_neg, O12,      O22,      O23,      O24,      O25,
        O03,      -O13_neg, O23,      O33,      -O34_neg, O35,
        -O04_neg, O14,      O24,      -O34_neg, O44,      O45,
        -O05_neg, O15,      O25,      O35,      O45,      O55,
    ]
    return [Omega]


def operational_inertia_inverse_grip(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'grip', base axes, angular rows first.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 765 mul, 620 add, 8 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_grip",
        _operational_inertia_inverse_grip,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_grip(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of 'turret' in the base
    Q1_xx = angle_12*c7 - angle_13*s7
    Q1_xy_neg = angle_12*s7 + angle_13*c7
    Q1_yx = angle_16*s7 - angle_15*c7
    Q1_yy = angle_15*s7 + angle_16*c7
    Q1_zx_neg = angle_18*c7 + angle_19*s7
    Q1_zy = angle_18*s7 - angle_19*c7
    o1_x = q0 - (0.03*angle_12 + 0.1*angle_14)
    o1_y = 0.03*angle_15 - 0.1*angle_17 + q1
    o1_z = 0.03*angle_18 + 0.1*angle_20 + q2

    # frame of 'fore' in the base
    o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x
    o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y
    o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y)

    # frame of tool 'grip'
    ot_x_0 = 0.24*s89
    ot_x_1 = 0.24*c89
    ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1
    ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0
    ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1
    ot_x = o3_x + ot_x_2
    ot_y = o3_y - ot_y_0
    ot_z = o3_z - ot_z_0

    # columns of the Jacobian
    J_y0_neg_0 = q0 - ot_x
    J_x0_0 = q1 - ot_y
    J_x0_1 = q2 - ot_z
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0
    J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1
    J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0
    J_y6_0 = o1_x - ot_x
    J_x6_neg_0 = o1_y - ot_y
    J_x6_neg_1 = o1_z - ot_z
    J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0
    J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1
    J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0
    J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0
    J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1
    J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0
    J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0
    J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2
    J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U08 = -176.21145374449338*M08_neg
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx + M08_neg*U08
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U07 = M07e8*D7_inv
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*U07
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U06_neg = M06e7_neg*D6_inv
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*U06_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_7 = Q1_xy_neg - Q1_xy_neg*U78
    e0_6 = angle_14 - U67*e0_7 - Q1_xy_neg*U68
    e0_5_neg = U56*e0_6 + U57*e0_7 + Q1_xy_neg*U58
    e0_4 = -U45_neg*e0_5_neg - U46*e0_6 - U47*e0_7 - Q1_xy_neg*U48
    e0_3_0 = -Q1_xy_neg*U38
    e0_3 = e0_3_0 - (U34*e0_4 + U35_neg*e0_5_neg + U36*e0_6 + U37*e0_7)
    e0_2_0 = angle_14 + U23_neg*e0_3 - U24*e0_4 - U25_neg*e0_5_neg - U26*e0_6
    e0_2 = e0_2_0 - U27*e0_7 - Q1_xy_neg*U28
    e0_1_0 = angle_13 - U12*e0_2 - U13*e0_3 - U14*e0_4 - U15_neg*e0_5_neg
    e0_1 = e0_1_0 + U16_neg*e0_6 - U17*e0_7 - Q1_xy_neg*U18
    e0_0_0 = angle_12 - U01_neg*e0_1 + U02*e0_2 + U03*e0_3 - U04_neg*e0_4
    e0_0 = U06_neg*e0_6 - (e0_0_0 - U05*e0_5_neg) - U07*e0_7 - Q1_xy_neg*U08
    e1_7 = Q1_yy*U78 - Q1_yy
    e1_6 = angle_17 - U67*e1_7 + Q1_yy*U68
    e1_5 = Q1_yy*U58 - (U56*e1_6 + U57*e1_7)
    e1_4_neg = U46*e1_6 - U45_neg*e1_5 + U47*e1_7 - Q1_yy*U48
    e1_3 = U34*e1_4_neg + U35_neg*e1_5 - U36*e1_6 - U37*e1_7 + Q1_yy*U38
    e1_2_0 = angle_17 + U23_neg*e1_3 + U24*e1_4_neg + U25_neg*e1_5 - U26*e1_6
    e1_2 = e1_2_0 - U27*e1_7 + Q1_yy*U28
    e1_1_neg_0 = angle_16 + U12*e1_2 + U13*e1_3 - U14*e1_4_neg - U15_neg*e1_5
    e1_1_neg = e1_1_neg_0 - U16_neg*e1_6 + U17*e1_7 - Q1_yy*U18
    e1_0_0 = U04_neg*e1_4_neg
    e1_0_1 = angle_15 - U01_neg*e1_1_neg - U02*e1_2 - U03*e1_3 - e1_0_0
    e1_0 = e1_0_1 - U05*e1_5 + U06_neg*e1_6 - U07*e1_7 + Q1_yy*U08
    e2_7 = Q1_zy*U78 - Q1_zy
    e2_6_neg = angle_20 + U67*e2_7 - Q1_zy*U68
    e2_5 = U56*e2_6_neg - U57*e2_7 + Q1_zy*U58
    e2_4 = U45_neg*e2_5 + U46*e2_6_neg - U47*e2_7 + Q1_zy*U48
    e2_3_neg_0 = U34*e2_4 - U35_neg*e2_5 - U36*e2_6_neg + U37*e2_7
    e2_3_neg = e2_3_neg_0 - Q1_zy*U38
    e2_2_neg_0 = angle_20 + U23_neg*e2_3_neg + U24*e2_4 - U25_neg*e2_5
    e2_2_neg = e2_2_neg_0 - U26*e2_6_neg + U27*e2_7 - Q1_zy*U28
    e2_1_0 = angle_19 + U12*e2_2_neg + U13*e2_3_neg - U14*e2_4 + U15_neg*e2_5
    e2_1 = e2_1_0 - U16_neg*e2_6_neg - U17*e2_7 + Q1_zy*U18
    e2_0_0 = U04_neg*e2_4
    e2_0_1 = angle_18 + U01_neg*e2_1 + U02*e2_2_neg + U03*e2_3_neg + e2_0_0
    e2_0 = e2_0_1 - U05*e2_5 - U06_neg*e2_6_neg - U07*e2_7 + Q1_zy*U08
    e3_7 = J_x7 - J_x8*U78
    e3_6 = -J_x6_neg - U67*e3_7 - J_x8*U68
    e3_5 = angle_14 - U56*e3_6 - U57*e3_7 - J_x8*U58
    e3_4 = angle_13 + U45_neg*e3_5 - U46*e3_6 - U47*e3_7 - J_x8*U48
    e3_3_0 = angle_12 + U34*e3_4 - U35_neg*e3_5 + U36*e3_6 + U37*e3_7
    e3_3 = -e3_3_0 - J_x8*U38
    e3_2_0 = J_x2_neg - U23_neg*e3_3 + U24*e3_4 - U25_neg*e3_5 + U26*e3_6
    e3_2 = -e3_2_0 - U27*e3_7 - J_x8*U28
    e3_1_0 = -U16_neg*e3_6
    e3_1_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + U15_neg*e3_5 - e3_1_0
    e3_1 = e3_1_1 - U17*e3_7 - J_x8*U18
    e3_0_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4
    e3_0 = U06_neg*e3_6 - (e3_0_0 + U05*e3_5) - U07*e3_7 - J_x8*U08
    e4_7 = J_y7 - J_y8*U78
    e4_6 = J_y6 - U67*e4_7 - J_y8*U68
    e4_5 = angle_17 - U56*e4_6 - U57*e4_7 - J_y8*U58
    e4_4_neg = angle_16 - U45_neg*e4_5 + U46*e4_6 + U47*e4_7 + J_y8*U48
    e4_3_0 = angle_15 + U34*e4_4_neg + U35_neg*e4_5 - U36*e4_6 - U37*e4_7
    e4_3 = e4_3_0 - J_y8*U38
    e4_2_0 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + U25_neg*e4_5 - U26*e4_6
    e4_2 = e4_2_0 - U27*e4_7 - J_y8*U28
    e4_1_neg_0 = U12*e4_2 - J_y1 + U13*e4_3 - U14*e4_4_neg - U15_neg*e4_5
    e4_1_neg = e4_1_neg_0 - U16_neg*e4_6 + U17*e4_7 + J_y8*U18
    e4_0_neg_0 = J_y0_neg + U01_neg*e4_1_neg + U02*e4_2 + U03*e4_3
    e4_0_neg_1 = e4_0_neg_0 + U04_neg*e4_4_neg + U05*e4_5 - U06_neg*e4_6
    e4_0_neg = e4_0_neg_1 + U07*e4_7 + J_y8*U08
    e5_7 = -J_z7_neg - J_z8*U78
    e5_6_neg = U67*e5_7 - J_z6 + J_z8*U68
    e5_5 = U56*e5_6_neg - angle_20 - U57*e5_7 - J_z8*U58
    e5_4 = angle_19 + U45_neg*e5_5 + U46*e5_6_neg - U47*e5_7 - J_z8*U48
    e5_3_0 = angle_18 - U34*e5_4 + U35_neg*e5_5 + U36*e5_6_neg - U37*e5_7
    e5_3 = e5_3_0 - J_z8*U38
    e5_2_neg_0 = U26*e5_6_neg
    e5_2_neg_1 = U24*e5_4 - (J_z2 + U23_neg*e5_3) - U25_neg*e5_5 - e5_2_neg_0
    e5_2_neg = e5_2_neg_1 + U27*e5_7 + J_z8*U28
    e5_1_neg_0 = -U15_neg*e5_5
    e5_1_neg_1 = J_z1_neg - U12*e5_2_neg + U13*e5_3 + U14*e5_4 + e5_1_neg_0
    e5_1_neg = e5_1_neg_1 + U16_neg*e5_6_neg + U17*e5_7 + J_z8*U18
    e5_0_0 = U04_neg*e5_4
    e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0
    e5_0 = e5_0_1 - U05*e5_5 - U06_neg*e5_6_neg - U07*e5_7 - J_z8*U08

    # inverse of the operational-space inertia
    O01_neg_0 = D0_inv*e1_0
    O01_neg_1 = D1_inv_neg*e1_1_neg
    O01_neg_2 = D2_inv*e1_2
    O01_neg_3 = D3_inv_neg*e1_3
    O01_neg_4 = D4_inv_neg*e1_4_neg
    O01_neg_5 = -D5_inv_neg*e1_5
    O01_neg_6 = D6_inv*e1_6
    O01_neg_7 = -D7_inv*e1_7
    O01_neg_8 = 176.21145374449338*Q1_yy
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = D2_inv*e2_2_neg
    O02_neg_3 = D3_inv_neg*e2_3_neg
    O02_neg_4 = D4_inv_neg*e2_4
    O02_neg_5 = D5_inv_neg*e2_5
    O02_neg_6 = D6_inv*e2_6_neg
    O02_neg_7 = -D7_inv*e2_7
    O02_neg_8 = 176.21145374449338*Q1_zy
    O03_0 = -D0_inv*e3_0
    O03_1 = D1_inv_neg*e3_1
    O03_2 = -D2_inv*e3_2
    O03_3 = -D3_inv_neg*e3_3
    O03_4 = D4_inv_neg*e3_4
    O03_5 = D5_inv_neg*e3_5
    O03_6 = -D6_inv*e3_6
    O03_7 = D7_inv*e3_7
    O03_8 = 176.21145374449338*J_x8
    O04_0 = D0_inv*e4_0_neg
    O04_1 = D1_inv_neg*e4_1_neg
    O04_2 = D2_inv*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = D4_inv_neg*e4_4_neg
    O04_5 = D5_inv_neg*e4_5
    O04_6 = D6_inv*e4_6
    O04_7 = D7_inv*e4_7
    O04_8 = -176.21145374449338*J_y8
    O05_neg_0 = D0_inv*e5_0
    O05_neg_1 = D1_inv_neg*e5_1_neg
    O05_neg_2 = D2_inv*e5_2_neg
    O05_neg_3 = D3_inv_neg*e5_3
    O05_neg_4 = D4_inv_neg*e5_4
    O05_neg_5 = -D5_inv_neg*e5_5
    O05_neg_6 = D6_inv*e5_6_neg
    O05_neg_7 = -D7_inv*e5_7
    O05_neg_8 = -176.21145374449338*J_z8
    O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + D2_inv*e0_2*e0_2
    O00_1 = D5_inv_neg*e0_5_neg*e0_5_neg
    O00_2 = O00_0 - D3_inv_neg*e0_3*e0_3 - D4_inv_neg*e0_4*e0_4 - O00_1
    O00_3 = 176.21145374449338*Q1_xy_neg*Q1_xy_neg
    O00 = O00_2 + D6_inv*e0_6*e0_6 + D7_inv*e0_7*e0_7 + O00_3
    O01_neg_9 = e0_3*O01_neg_3
    O01_neg_10 = O01_neg_9 - (e0_0*O01_neg_0 + e0_1*O01_neg_1 + e0_2*O01_neg_2)
    O01_neg_11 = e0_6*O01_neg_6
    O01_neg_12 = O01_neg_10 - e0_4*O01_neg_4 + e0_5_neg*O01_neg_5 - O01_neg_11
    O01_neg = O01_neg_12 + e0_7*O01_neg_7 + Q1_xy_neg*O01_neg_8
    O11_0 = e1_3*O01_neg_3
    O11_1 = e1_0*O01_neg_0 - e1_1_neg*O01_neg_1 + e1_2*O01_neg_2 - O11_0
    O11_2 = O11_1 - e1_4_neg*O01_neg_4 + e1_5*O01_neg_5 + e1_6*O01_neg_6
    O11 = O11_2 - e1_7*O01_neg_7 + Q1_yy*O01_neg_8
    O02_neg_9 = e0_3*O02_neg_3
    O02_neg_10 = e0_1*O02_neg_1 - e0_0*O02_neg_0 + e0_2*O02_neg_2 - O02_neg_9
    O02_neg_11 = e0_6*O02_neg_6
    O02_neg_12 = O02_neg_10 + e0_4*O02_neg_4 - e0_5_neg*O02_neg_5 + O02_neg_11
    O02_neg = O02_neg_12 + e0_7*O02_neg_7 + Q1_xy_neg*O02_neg_8
    O12_0 = e1_3*O02_neg_3
    O12_1 = e1_0*O02_neg_0 + e1_1_neg*O02_neg_1 - e1_2*O02_neg_2 + O12_0
    O12_2 = O12_1 + e1_4_neg*O02_neg_4 - e1_5*O02_neg_5 - e1_6*O02_neg_6
    O12 = O12_2 - e1_7*O02_neg_7 + Q1_yy*O02_neg_8
    O22_0 = e2_3_neg*O02_neg_3
    O22_1 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + e2_2_neg*O02_neg_2 - O22_0
    O22_2 = O22_1 - e2_4*O02_neg_4 - e2_5*O02_neg_5 + e2_6_neg*O02_neg_6
    O22 = O22_2 - e2_7*O02_neg_7 + Q1_zy*O02_neg_8
    O03_9 = -e0_4*O03_4
    O03_10 = e0_3*O03_3 - (e0_0*O03_0 + e0_1*O03_1 + e0_2*O03_2) + O03_9
    O03 = O03_10 + e0_5_neg*O03_5 - e0_6*O03_6 + e0_7*O03_7 + Q1_xy_neg*O03_8
    O13_neg_0 = e1_0*O03_0 - e1_1_neg*O03_1 + e1_2*O03_2 - e1_3*O03_3
    O13_neg_1 = O13_neg_0 - e1_4_neg*O03_4 + e1_5*O03_5 + e1_6*O03_6
    O13_neg = O13_neg_1 - e1_7*O03_7 + Q1_yy*O03_8
    O23_neg_0 = e2_0*O03_0 + e2_1*O03_1 - e2_2_neg*O03_2 + e2_3_neg*O03_3
    O23_neg_1 = O23_neg_0 + e2_4*O03_4 + e2_5*O03_5 - e2_6_neg*O03_6
    O23_neg = O23_neg_1 - e2_7*O03_7 + Q1_zy*O03_8
    O33_0 = e3_4*O03_4
    O33_1 = e3_3*O03_3 - (e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2) - O33_0
    O33 = O33_1 - e3_5*O03_5 - e3_6*O03_6 + e3_7*O03_7 + J_x8*O03_8
    O04_9 = e0_1*O04_1 - e0_0*O04_0 + e0_2*O04_2 - e0_3*O04_3 + e0_4*O04_4
    O04 = O04_9 + e0_5_neg*O04_5 + e0_6*O04_6 + e0_7*O04_7 - Q1_xy_neg*O04_8
    O14_0 = e1_4_neg*O04_4
    O14_1 = e1_0*O04_0 + e1_1_neg*O04_1 - e1_2*O04_2 + e1_3*O04_3 + O14_0
    O14 = Q1_yy*O04_8 - (O14_1 + e1_5*O04_5 - e1_6*O04_6 - e1_7*O04_7)
    O24_0 = e2_0*O04_0 - e2_1*O04_1 + e2_2_neg*O04_2 - e2_3_neg*O04_3
    O24_1 = O24_0 - e2_4*O04_4 + e2_5*O04_5 + e2_6_neg*O04_6 - e2_7*O04_7
    O24 = Q1_zy*O04_8 - O24_1
    O34_0 = e3_1*O04_1 - e3_0*O04_0 + e3_2*O04_2 - e3_3*O04_3 + e3_4*O04_4
    O34 = O34_0 - e3_5*O04_5 + e3_6*O04_6 + e3_7*O04_7 - J_x8*O04_8
    O44_0 = e4_0_neg*O04_0 - e4_1_neg*O04_1 + e4_2*O04_2 - e4_3*O04_3
    O44_1 = O44_0 - e4_4_neg*O04_4 - e4_5*O04_5 + e4_6*O04_6 + e4_7*O04_7
    O44 = O44_1 - J_y8*O04_8
    O05_neg_9 = e0_3*O05_neg_3
    O05_neg_10 = e0_2*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1) + O05_neg_9
    O05_neg_11 = e0_6*O05_neg_6
    O05_neg_12 = O05_neg_10 + e0_4*O05_neg_4 + e0_5_neg*O05_neg_5 + O05_neg_11
    O05_neg = O05_neg_12 + e0_7*O05_neg_7 + Q1_xy_neg*O05_neg_8
    O15_0 = e1_3*O05_neg_3
    O15_1 = e1_0*O05_neg_0 - e1_1_neg*O05_neg_1 - e1_2*O05_neg_2 - O15_0
    O15_2 = O15_1 + e1_4_neg*O05_neg_4 + e1_5*O05_neg_5 - e1_6*O05_neg_6
    O15 = O15_2 - e1_7*O05_neg_7 + Q1_yy*O05_neg_8
    O25_0 = e2_3_neg*O05_neg_3
    O25_1 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + e2_2_neg*O05_neg_2 + O25_0
    O25_2 = O25_1 - e2_4*O05_neg_4 + e2_5*O05_neg_5 + e2_6_neg*O05_neg_6
    O25 = O25_2 - e2_7*O05_neg_7 + Q1_zy*O05_neg_8
    O35_neg_0 = -e3_3*O05_neg_3
    O35_neg_1 = e3_2*O05_neg_2 - (e3_0*O05_neg_0 + e3_1*O05_neg_1) - O35_neg_0
    O35_neg_2 = O35_neg_1 + e3_4*O05_neg_4 - e3_5*O05_neg_5 + e3_6*O05_neg_6
    O35_neg = O35_neg_2 + e3_7*O05_neg_7 + J_x8*O05_neg_8
    O45_0 = e4_3*O05_neg_3
    O45_1 = e4_0_neg*O05_neg_0 + e4_1_neg*O05_neg_1 + e4_2*O05_neg_2 + O45_0
    O45_2 = O45_1 - e4_4_neg*O05_neg_4 - e4_5*O05_neg_5 + e4_6*O05_neg_6
    O45 = -O45_2 - e4_7*O05_neg_7 - J_y8*O05_neg_8
    O55_0 = e5_3*O05_neg_3
    O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0
    O55_2 = O55_1 - e5_4*O05_neg_4 + e5_5*O05_neg_5 + e5_6_neg*O05_neg_6
    O55 = O55_2 - e5_7*O05_neg_7 - J_z8*O05_neg_8

    Omega = [
        O00,      -O01_neg, -O02_neg, O03,      O04, -O05_neg,
        -O01_neg, O11,      O12,      -O13_neg, O14, O15,
        -O02_neg, O12,      O22,      -O23_neg, O24, O25,
        O03,      -O13_neg, -O23_neg, O33,      O34, -O35_neg,
        O04,      O14,      O24,      O34,      O44, O45,
        -O05_neg, O15,      O25,      -O35_neg, O45, O55,
    ]
    return [Omega]


def operational_inertia_front_left(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'front_left'; not finite at a singular
    pose.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 544 mul, 416 add, 14 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_front_left",
        _operational_inertia_front_left,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_front_left(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'front_left'
    J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg
    e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4)
    e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4
    e3_0 = e3_0_0 - angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg
    e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4)
    e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4
    e4_0_neg = e4_0_neg_0 + angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg
    e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4
    e5_0 = angle_20*U05 - e5_0_0

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0
    O03_1 = -D1_inv_neg*e3_1
    O03_2 = D2_inv*e3_2
    O04_0 = D0_inv*e4_0_neg
    O04_1 = -D1_inv_neg*e4_1
    O04_2 = D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_0 = -D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv*e5_2
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2
    O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2
    O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2
    O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1)
    O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2
    O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0
    O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1)
    O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1)
    O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2
    O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1
    O35 = angle_14*O35_2 - O35_3
    O45_0 = -e4_4*O35_1
    O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0
    O45 = O45_1 + angle_17*O35_2
    O55_0 = e5_4*O35_1
    O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0
    O55 = O55_1 - angle_20*O35_2

    # elimination of direction 'z'
    DO5_inv = 1.0/O55
    UO05 = O05*DO5_inv
    UO15 = O15*DO5_inv
    UO25_neg = O25_neg*DO5_inv
    UO35 = O35*DO5_inv
    UO45 = O45*DO5_inv
    O00e5 = O00 - O05*UO05
    O01e5 = O01 - O05*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = O05*UO25_neg - O02_neg
    O12e5 = O12 + O15*UO25_neg
    O22e5 = O22 - O25_neg*UO25_neg
    O03e5 = O03 - O05*UO35
    O13e5 = O13 - O15*UO35
    O23e5 = O23 + O25_neg*UO35
    O33e5 = O33 - O35*UO35
    O04e5 = O04 - O05*UO45
    O14e5 = O14 - O15*UO45
    O24e5 = O25_neg*UO45 - O24_neg
    O34e5 = -O34_neg - O35*UO45
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
    XO01 = -UO01*DO0_inv
    XO11 = DO1_inv - UO01*XO01

    # row direction 'rz' of the inverse
    XO02 = -UO02*DO0_inv - UO12*XO01
    XO12 = -UO02*XO01 - UO12*XO11
    XO22 = DO2_inv - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02
    XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03
    XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05_0_ = -UO45*XO04
    XO05 = XO05_0_ - (UO05*DO0_inv + UO15*XO01 - UO25_neg*XO02 + UO35*XO03)
    XO15 = UO25_neg*XO12 - (UO05*XO01 + UO15*XO11) - UO35*XO13 - UO45*XO14
    XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) - UO35*XO23 - UO45*XO24
    XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) - UO35*XO33 - UO45*XO34
    XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) - UO35*XO34 - UO45*XO44
    XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 + UO25_neg*XO25 - UO35*XO35
    XO55 = XO55_0_ - UO45*XO45

    Lambda = [
        DO0_inv, XO01, XO02, XO03, XO04, XO05,
        XO01,    XO11, XO12, XO13, XO14, XO15,
        XO02,    XO12, XO22, XO23, XO24, XO25,
        XO03,    XO13, XO23, XO33, XO34, XO35,
        XO04,    XO14, XO24, XO34, XO44, XO45,
        XO05,    XO15, XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def operational_inertia_front_right(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'front_right'; not finite at a singular
    pose.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 544 mul, 416 add, 14 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_front_right",
        _operational_inertia_front_right,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_front_right(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'front_right'
    J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg
    e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4)
    e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4
    e3_0 = e3_0_0 - angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg
    e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4)
    e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4
    e4_0_neg = e4_0_neg_0 + angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg
    e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg
    e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4
    e5_0 = angle_20*U05 - e5_0_0

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0
    O03_1 = -D1_inv_neg*e3_1
    O03_2 = D2_inv*e3_2
    O04_0 = D0_inv*e4_0_neg
    O04_1 = -D1_inv_neg*e4_1
    O04_2 = D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_0 = -D0_inv*e5_0
    O05_1 = D1_inv_neg*e5_1
    O05_2 = D2_inv*e5_2
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2
    O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2
    O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2
    O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1)
    O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2
    O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0
    O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1)
    O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1)
    O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2
    O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1
    O35 = angle_14*O35_2 - O35_3
    O45_0 = -e4_4*O35_1
    O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0
    O45 = O45_1 + angle_17*O35_2
    O55_0 = e5_4*O35_1
    O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0
    O55 = O55_1 - angle_20*O35_2

    # elimination of direction 'z'
    DO5_inv = 1.0/O55
    UO05 = O05*DO5_inv
    UO15 = O15*DO5_inv
    UO25_neg = O25_neg*DO5_inv
    UO35 = O35*DO5_inv
    UO45 = O45*DO5_inv
    O00e5 = O00 - O05*UO05
    O01e5 = O01 - O05*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = O05*UO25_neg - O02_neg
    O12e5 = O12 + O15*UO25_neg
    O22e5 = O22 - O25_neg*UO25_neg
    O03e5 = O03 - O05*UO35
    O13e5 = O13 - O15*UO35
    O23e5 = O23 + O25_neg*UO35
    O33e5 = O33 - O35*UO35
    O04e5 = O04 - O05*UO45
    O14e5 = O14 - O15*UO45
    O24e5 = O25_neg*UO45 - O24_neg
    O34e5 = -O34_neg - O35*UO45
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
    XO01 = -UO01*DO0_inv
    XO11 = DO1_inv - UO01*XO01

    # row direction 'rz' of the inverse
    XO02 = -UO02*DO0_inv - UO12*XO01
    XO12 = -UO02*XO01 - UO12*XO11
    XO22 = DO2_inv - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02
    XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03
    XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05_0_ = -UO45*XO04
    XO05 = XO05_0_ - (UO05*DO0_inv + UO15*XO01 - UO25_neg*XO02 + UO35*XO03)
    XO15 = UO25_neg*XO12 - (UO05*XO01 + UO15*XO11) - UO35*XO13 - UO45*XO14
    XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) - UO35*XO23 - UO45*XO24
    XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) - UO35*XO33 - UO45*XO34
    XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) - UO35*XO34 - UO45*XO44
    XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 + UO25_neg*XO25 - UO35*XO35
    XO55 = XO55_0_ - UO45*XO45

    Lambda = [
        DO0_inv, XO01, XO02, XO03, XO04, XO05,
        XO01,    XO11, XO12, XO13, XO14, XO15,
        XO02,    XO12, XO22, XO23, XO24, XO25,
        XO03,    XO13, XO23, XO33, XO34, XO35,
        XO04,    XO14, XO24, XO34, XO44, XO45,
        XO05,    XO15, XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def operational_inertia_rear_left(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'rear_left'; not finite at a singular
    pose.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 544 mul, 416 add, 14 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_rear_left",
        _operational_inertia_rear_left,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_rear_left(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'rear_left'
    J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4)
    e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg
    e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4
    e3_0_neg = e3_0_neg_0 + angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3))
    e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg
    e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4
    e4_0 = e4_0_0 - angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg
    e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg
    e5_0_0 = U04_neg*e5_4
    e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0
    e5_0 = e5_0_1 + angle_20*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = -D2_inv*e3_2
    O04_neg_0 = D0_inv*e4_0
    O04_neg_1 = D1_inv_neg*e4_1
    O04_neg_2 = -D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_neg_0 = D0_inv*e5_0
    O05_neg_1 = D1_inv_neg*e5_1_neg
    O05_neg_2 = D2_inv*e5_2_neg
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2
    O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1)
    O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2
    O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2
    O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2
    O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2
    O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1)
    O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2
    O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2
    O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0
    O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1)
    O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0
    O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2
    O55_0 = e5_3*O35_0
    O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0
    O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2

    # elimination of direction 'z'
    DO5_inv = 1.0/O55
    UO05_neg = O05_neg*DO5_inv
    UO15 = O15*DO5_inv
    UO25 = O25*DO5_inv
    UO35 = O35*DO5_inv
    UO45 = O45*DO5_inv
    O00e5 = O00 - O05_neg*UO05_neg
    O01e5 = O01 + O05_neg*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = O05_neg*UO25 - O02_neg
    O12e5 = O12 - O15*UO25
    O22e5 = O22 - O25*UO25
    O03e5 = O03 + O05_neg*UO35
    O13e5 = -O13_neg - O15*UO35
    O23e5 = O23 - O25*UO35
    O33e5 = O33 - O35*UO35
    O04e5 = O05_neg*UO45 - O04_neg
    O14e5 = O14 - O15*UO45
    O24e5 = O24 - O25*UO45
    O34e5 = -O34_neg - O35*UO45
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
    XO01 = -UO01*DO0_inv
    XO11 = DO1_inv - UO01*XO01

    # row direction 'rz' of the inverse
    XO02 = -UO02*DO0_inv - UO12*XO01
    XO12 = -UO02*XO01 - UO12*XO11
    XO22 = DO2_inv - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02
    XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03
    XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05 = UO05_neg*DO0_inv - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04
    XO15 = UO05_neg*XO01 - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14
    XO25 = UO05_neg*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24
    XO35 = UO05_neg*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34
    XO45 = UO05_neg*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44
    XO55_0_ = DO5_inv + UO05_neg*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35
    XO55 = XO55_0_ - UO45*XO45

    Lambda = [
        DO0_inv, XO01, XO02, XO03, XO04, XO05,
        XO01,    XO11, XO12, XO13, XO14, XO15,
        XO02,    XO12, XO22, XO23, XO24, XO25,
        XO03,    XO13, XO23, XO33, XO34, XO35,
        XO04,    XO14, XO24, XO34, XO44, XO45,
        XO05,    XO15, XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def operational_inertia_rear_right(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'rear_right'; not finite at a singular
    pose.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 544 mul, 416 add, 14 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_rear_right",
        _operational_inertia_rear_right,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_rear_right(m, q):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'rear_right'
    J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*D7_inv*M07e8
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_1 = angle_13 - angle_14*U12
    e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02
    e1_1 = -angle_16 - angle_17*U12
    e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02
    e2_1 = angle_19 + angle_20*U12
    e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02
    e3_4 = angle_13 + angle_14*U45_neg
    e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4)
    e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4)
    e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg
    e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4
    e3_0_neg = e3_0_neg_0 + angle_14*U05
    e4_4 = angle_17*U45_neg - angle_16
    e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg
    e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3))
    e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg
    e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4
    e4_0 = e4_0_0 - angle_17*U05
    e5_4 = angle_19 - angle_20*U45_neg
    e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg
    e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg
    e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg
    e5_0_0 = U04_neg*e5_4
    e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0
    e5_0 = e5_0_1 + angle_20*U05

    # inverse of the operational-space inertia
    O01_0 = D0_inv*e1_0
    O01_1 = -D1_inv_neg*e1_1
    O01_2 = angle_17*D2_inv
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = angle_20*D2_inv
    O03_0 = D0_inv*e3_0_neg
    O03_1 = D1_inv_neg*e3_1
    O03_2 = -D2_inv*e3_2
    O04_neg_0 = D0_inv*e4_0
    O04_neg_1 = D1_inv_neg*e4_1
    O04_neg_2 = -D2_inv*e4_2
    O34_neg_0 = D3_inv_neg*e4_3
    O34_neg_1 = -D4_inv_neg*e4_4
    O34_neg_2 = angle_17*D5_inv_neg
    O05_neg_0 = D0_inv*e5_0
    O05_neg_1 = D1_inv_neg*e5_1_neg
    O05_neg_2 = D2_inv*e5_2_neg
    O35_0 = D3_inv_neg*e5_3
    O35_1 = D4_inv_neg*e5_4
    O35_2 = angle_20*D5_inv_neg
    O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14
    O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2
    O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2
    O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2
    O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2
    O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2
    O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2
    O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2
    O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1)
    O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3
    O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14
    O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2
    O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2
    O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2
    O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2
    O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2
    O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0
    O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2
    O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1)
    O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2
    O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2
    O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0
    O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1)
    O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0
    O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2
    O55_0 = e5_3*O35_0
    O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0
    O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2

    # elimination of direction 'z'
    DO5_inv = 1.0/O55
    UO05_neg = O05_neg*DO5_inv
    UO15 = O15*DO5_inv
    UO25 = O25*DO5_inv
    UO35 = O35*DO5_inv
    UO45 = O45*DO5_inv
    O00e5 = O00 - O05_neg*UO05_neg
    O01e5 = O01 + O05_neg*UO15
    O11e5 = O11 - O15*UO15
    O02e5 = O05_neg*UO25 - O02_neg
    O12e5 = O12 - O15*UO25
    O22e5 = O22 - O25*UO25
    O03e5 = O03 + O05_neg*UO35
    O13e5 = -O13_neg - O15*UO35
    O23e5 = O23 - O25*UO35
    O33e5 = O33 - O35*UO35
    O04e5 = O05_neg*UO45 - O04_neg
    O14e5 = O14 - O15*UO45
    O24e5 = O24 - O25*UO45
    O34e5 = -O34_neg - O35*UO45
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
    XO01 = -UO01*DO0_inv
    XO11 = DO1_inv - UO01*XO01

    # row direction 'rz' of the inverse
    XO02 = -UO02*DO0_inv - UO12*XO01
    XO12 = -UO02*XO01 - UO12*XO11
    XO22 = DO2_inv - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02
    XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03
    XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05 = UO05_neg*DO0_inv - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04
    XO15 = UO05_neg*XO01 - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14
    XO25 = UO05_neg*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24
    XO35 = UO05_neg*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34
    XO45 = UO05_neg*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44
    XO55_0_ = DO5_inv + UO05_neg*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35
    XO55 = XO55_0_ - UO45*XO45

    Lambda = [
        DO0_inv, XO01, XO02, XO03, XO04, XO05,
        XO01,    XO11, XO12, XO13, XO14, XO15,
        XO02,    XO12, XO22, XO23, XO24, XO25,
        XO03,    XO13, XO23, XO33, XO34, XO35,
        XO04,    XO14, XO24, XO34, XO44, XO45,
        XO05,    XO15, XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def operational_inertia_grip(q: ArrayLike) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'grip'; not finite at a singular pose.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        Lambda, shape (..., 6, 6).

    Operations: 885 mul, 710 add, 14 div, 6 trig.
    """
    return _evaluate(
        "operational_inertia_grip",
        _operational_inertia_grip,
        [
            ("q", q, 10),
        ],
        [(6, 6)],
    )


def _operational_inertia_grip(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of 'turret' in the base
    Q1_xx = angle_12*c7 - angle_13*s7
    Q1_xy_neg = angle_12*s7 + angle_13*c7
    Q1_yx = angle_16*s7 - angle_15*c7
    Q1_yy = angle_15*s7 + angle_16*c7
    Q1_zx_neg = angle_18*c7 + angle_19*s7
    Q1_zy = angle_18*s7 - angle_19*c7
    o1_x = q0 - (0.03*angle_12 + 0.1*angle_14)
    o1_y = 0.03*angle_15 - 0.1*angle_17 + q1
    o1_z = 0.03*angle_18 + 0.1*angle_20 + q2

    # frame of 'fore' in the base
    o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x
    o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y
    o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y)

    # frame of tool 'grip'
    ot_x_0 = 0.24*s89
    ot_x_1 = 0.24*c89
    ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1
    ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0
    ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1
    ot_x = o3_x + ot_x_2
    ot_y = o3_y - ot_y_0
    ot_z = o3_z - ot_z_0

    # columns of the Jacobian
    J_y0_neg_0 = q0 - ot_x
    J_x0_0 = q1 - ot_y
    J_x0_1 = q2 - ot_z
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0
    J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1
    J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0
    J_y6_0 = o1_x - ot_x
    J_x6_neg_0 = o1_y - ot_y
    J_x6_neg_1 = o1_z - ot_z
    J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0
    J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1
    J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0
    J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0
    J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1
    J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0
    J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0
    J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2
    J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U08 = -176.21145374449338*M08_neg
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx + M08_neg*U08
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U07 = M07e8*D7_inv
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*U07
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U06_neg = M06e7_neg*D6_inv
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*U06_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e0_7 = Q1_xy_neg - Q1_xy_neg*U78
    e0_6 = angle_14 - U67*e0_7 - Q1_xy_neg*U68
    e0_5_neg = U56*e0_6 + U57*e0_7 + Q1_xy_neg*U58
    e0_4 = -U45_neg*e0_5_neg - U46*e0_6 - U47*e0_7 - Q1_xy_neg*U48
    e0_3_0 = -Q1_xy_neg*U38
    e0_3 = e0_3_0 - (U34*e0_4 + U35_neg*e0_5_neg + U36*e0_6 + U37*e0_7)
    e0_2_0 = angle_14 + U23_neg*e0_3 - U24*e0_4 - U25_neg*e0_5_neg - U26*e0_6
    e0_2 = e0_2_0 - U27*e0_7 - Q1_xy_neg*U28
    e0_1_0 = angle_13 - U12*e0_2 - U13*e0_3 - U14*e0_4 - U15_neg*e0_5_neg
    e0_1 = e0_1_0 + U16_neg*e0_6 - U17*e0_7 - Q1_xy_neg*U18
    e0_0_0 = angle_12 - U01_neg*e0_1 + U02*e0_2 + U03*e0_3 - U04_neg*e0_4
    e0_0 = U06_neg*e0_6 - (e0_0_0 - U05*e0_5_neg) - U07*e0_7 - Q1_xy_neg*U08
    e1_7 = Q1_yy*U78 - Q1_yy
    e1_6 = angle_17 - U67*e1_7 + Q1_yy*U68
    e1_5 = Q1_yy*U58 - (U56*e1_6 + U57*e1_7)
    e1_4_neg = U46*e1_6 - U45_neg*e1_5 + U47*e1_7 - Q1_yy*U48
    e1_3 = U34*e1_4_neg + U35_neg*e1_5 - U36*e1_6 - U37*e1_7 + Q1_yy*U38
    e1_2_0 = angle_17 + U23_neg*e1_3 + U24*e1_4_neg + U25_neg*e1_5 - U26*e1_6
    e1_2 = e1_2_0 - U27*e1_7 + Q1_yy*U28
    e1_1_neg_0 = angle_16 + U12*e1_2 + U13*e1_3 - U14*e1_4_neg - U15_neg*e1_5
    e1_1_neg = e1_1_neg_0 - U16_neg*e1_6 + U17*e1_7 - Q1_yy*U18
    e1_0_0 = U04_neg*e1_4_neg
    e1_0_1 = angle_15 - U01_neg*e1_1_neg - U02*e1_2 - U03*e1_3 - e1_0_0
    e1_0 = e1_0_1 - U05*e1_5 + U06_neg*e1_6 - U07*e1_7 + Q1_yy*U08
    e2_7 = Q1_zy*U78 - Q1_zy
    e2_6_neg = angle_20 + U67*e2_7 - Q1_zy*U68
    e2_5 = U56*e2_6_neg - U57*e2_7 + Q1_zy*U58
    e2_4 = U45_neg*e2_5 + U46*e2_6_neg - U47*e2_7 + Q1_zy*U48
    e2_3_neg_0 = U34*e2_4 - U35_neg*e2_5 - U36*e2_6_neg + U37*e2_7
    e2_3_neg = e2_3_neg_0 - Q1_zy*U38
    e2_2_neg_0 = angle_20 + U23_neg*e2_3_neg + U24*e2_4 - U25_neg*e2_5
    e2_2_neg = e2_2_neg_0 - U26*e2_6_neg + U27*e2_7 - Q1_zy*U28
    e2_1_0 = angle_19 + U12*e2_2_neg + U13*e2_3_neg - U14*e2_4 + U15_neg*e2_5
    e2_1 = e2_1_0 - U16_neg*e2_6_neg - U17*e2_7 + Q1_zy*U18
    e2_0_0 = U04_neg*e2_4
    e2_0_1 = angle_18 + U01_neg*e2_1 + U02*e2_2_neg + U03*e2_3_neg + e2_0_0
    e2_0 = e2_0_1 - U05*e2_5 - U06_neg*e2_6_neg - U07*e2_7 + Q1_zy*U08
    e3_7 = J_x7 - J_x8*U78
    e3_6 = -J_x6_neg - U67*e3_7 - J_x8*U68
    e3_5 = angle_14 - U56*e3_6 - U57*e3_7 - J_x8*U58
    e3_4 = angle_13 + U45_neg*e3_5 - U46*e3_6 - U47*e3_7 - J_x8*U48
    e3_3_0 = angle_12 + U34*e3_4 - U35_neg*e3_5 + U36*e3_6 + U37*e3_7
    e3_3 = -e3_3_0 - J_x8*U38
    e3_2_0 = J_x2_neg - U23_neg*e3_3 + U24*e3_4 - U25_neg*e3_5 + U26*e3_6
    e3_2 = -e3_2_0 - U27*e3_7 - J_x8*U28
    e3_1_0 = -U16_neg*e3_6
    e3_1_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + U15_neg*e3_5 - e3_1_0
    e3_1 = e3_1_1 - U17*e3_7 - J_x8*U18
    e3_0_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4
    e3_0 = U06_neg*e3_6 - (e3_0_0 + U05*e3_5) - U07*e3_7 - J_x8*U08
    e4_7 = J_y7 - J_y8*U78
    e4_6 = J_y6 - U67*e4_7 - J_y8*U68
    e4_5 = angle_17 - U56*e4_6 - U57*e4_7 - J_y8*U58
    e4_4_neg = angle_16 - U45_neg*e4_5 + U46*e4_6 + U47*e4_7 + J_y8*U48
    e4_3_0 = angle_15 + U34*e4_4_neg + U35_neg*e4_5 - U36*e4_6 - U37*e4_7
    e4_3 = e4_3_0 - J_y8*U38
    e4_2_0 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + U25_neg*e4_5 - U26*e4_6
    e4_2 = e4_2_0 - U27*e4_7 - J_y8*U28
    e4_1_neg_0 = U12*e4_2 - J_y1 + U13*e4_3 - U14*e4_4_neg - U15_neg*e4_5
    e4_1_neg = e4_1_neg_0 - U16_neg*e4_6 + U17*e4_7 + J_y8*U18
    e4_0_neg_0 = J_y0_neg + U01_neg*e4_1_neg + U02*e4_2 + U03*e4_3
    e4_0_neg_1 = e4_0_neg_0 + U04_neg*e4_4_neg + U05*e4_5 - U06_neg*e4_6
    e4_0_neg = e4_0_neg_1 + U07*e4_7 + J_y8*U08
    e5_7 = -J_z7_neg - J_z8*U78
    e5_6_neg = U67*e5_7 - J_z6 + J_z8*U68
    e5_5 = U56*e5_6_neg - angle_20 - U57*e5_7 - J_z8*U58
    e5_4 = angle_19 + U45_neg*e5_5 + U46*e5_6_neg - U47*e5_7 - J_z8*U48
    e5_3_0 = angle_18 - U34*e5_4 + U35_neg*e5_5 + U36*e5_6_neg - U37*e5_7
    e5_3 = e5_3_0 - J_z8*U38
    e5_2_neg_0 = U26*e5_6_neg
    e5_2_neg_1 = U24*e5_4 - (J_z2 + U23_neg*e5_3) - U25_neg*e5_5 - e5_2_neg_0
    e5_2_neg = e5_2_neg_1 + U27*e5_7 + J_z8*U28
    e5_1_neg_0 = -U15_neg*e5_5
    e5_1_neg_1 = J_z1_neg - U12*e5_2_neg + U13*e5_3 + U14*e5_4 + e5_1_neg_0
    e5_1_neg = e5_1_neg_1 + U16_neg*e5_6_neg + U17*e5_7 + J_z8*U18
    e5_0_0 = U04_neg*e5_4
    e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0
    e5_0 = e5_0_1 - U05*e5_5 - U06_neg*e5_6_neg - U07*e5_7 - J_z8*U08

    # inverse of the operational-space inertia
    O01_neg_0 = D0_inv*e1_0
    O01_neg_1 = D1_inv_neg*e1_1_neg
    O01_neg_2 = D2_inv*e1_2
    O01_neg_3 = D3_inv_neg*e1_3
    O01_neg_4 = D4_inv_neg*e1_4_neg
    O01_neg_5 = -D5_inv_neg*e1_5
    O01_neg_6 = D6_inv*e1_6
    O01_neg_7 = -D7_inv*e1_7
    O01_neg_8 = 176.21145374449338*Q1_yy
    O02_neg_0 = D0_inv*e2_0
    O02_neg_1 = D1_inv_neg*e2_1
    O02_neg_2 = D2_inv*e2_2_neg
    O02_neg_3 = D3_inv_neg*e2_3_neg
    O02_neg_4 = D4_inv_neg*e2_4
    O02_neg_5 = D5_inv_neg*e2_5
    O02_neg_6 = D6_inv*e2_6_neg
    O02_neg_7 = -D7_inv*e2_7
    O02_neg_8 = 176.21145374449338*Q1_zy
    O03_0 = -D0_inv*e3_0
    O03_1 = D1_inv_neg*e3_1
    O03_2 = -D2_inv*e3_2
    O03_3 = -D3_inv_neg*e3_3
    O03_4 = D4_inv_neg*e3_4
    O03_5 = D5_inv_neg*e3_5
    O03_6 = -D6_inv*e3_6
    O03_7 = D7_inv*e3_7
    O03_8 = 176.21145374449338*J_x8
    O04_0 = D0_inv*e4_0_neg
    O04_1 = D1_inv_neg*e4_1_neg
    O04_2 = D2_inv*e4_2
    O04_3 = D3_inv_neg*e4_3
    O04_4 = D4_inv_neg*e4_4_neg
    O04_5 = D5_inv_neg*e4_5
    O04_6 = D6_inv*e4_6
    O04_7 = D7_inv*e4_7
    O04_8 = -176.21145374449338*J_y8
    O05_neg_0 = D0_inv*e5_0
    O05_neg_1 = D1_inv_neg*e5_1_neg
    O05_neg_2 = D2_inv*e5_2_neg
    O05_neg_3 = D3_inv_neg*e5_3
    O05_neg_4 = D4_inv_neg*e5_4
    O05_neg_5 = -D5_inv_neg*e5_5
    O05_neg_6 = D6_inv*e5_6_neg
    O05_neg_7 = -D7_inv*e5_7
    O05_neg_8 = -176.21145374449338*J_z8
    O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + D2_inv*e0_2*e0_2
    O00_1 = D5_inv_neg*e0_5_neg*e0_5_neg
    O00_2 = O00_0 - D3_inv_neg*e0_3*e0_3 - D4_inv_neg*e0_4*e0_4 - O00_1
    O00_3 = 176.21145374449338*Q1_xy_neg*Q1_xy_neg
    O00 = O00_2 + D6_inv*e0_6*e0_6 + D7_inv*e0_7*e0_7 + O00_3
    O01_neg_9 = e0_3*O01_neg_3
    O01_neg_10 = O01_neg_9 - (e0_0*O01_neg_0 + e0_1*O01_neg_1 + e0_2*O01_neg_2)
    O01_neg_11 = e0_6*O01_neg_6
    O01_neg_12 = O01_neg_10 - e0_4*O01_neg_4 + e0_5_neg*O01_neg_5 - O01_neg_11
    O01_neg = O01_neg_12 + e0_7*O01_neg_7 + Q1_xy_neg*O01_neg_8
    O11_0 = e1_3*O01_neg_3
    O11_1 = e1_0*O01_neg_0 - e1_1_neg*O01_neg_1 + e1_2*O01_neg_2 - O11_0
    O11_2 = O11_1 - e1_4_neg*O01_neg_4 + e1_5*O01_neg_5 + e1_6*O01_neg_6
    O11 = O11_2 - e1_7*O01_neg_7 + Q1_yy*O01_neg_8
    O02_neg_9 = e0_3*O02_neg_3
    O02_neg_10 = e0_1*O02_neg_1 - e0_0*O02_neg_0 + e0_2*O02_neg_2 - O02_neg_9
    O02_neg_11 = e0_6*O02_neg_6
    O02_neg_12 = O02_neg_10 + e0_4*O02_neg_4 - e0_5_neg*O02_neg_5 + O02_neg_11
    O02_neg = O02_neg_12 + e0_7*O02_neg_7 + Q1_xy_neg*O02_neg_8
    O12_0 = e1_3*O02_neg_3
    O12_1 = e1_0*O02_neg_0 + e1_1_neg*O02_neg_1 - e1_2*O02_neg_2 + O12_0
    O12_2 = O12_1 + e1_4_neg*O02_neg_4 - e1_5*O02_neg_5 - e1_6*O02_neg_6
    O12 = O12_2 - e1_7*O02_neg_7 + Q1_yy*O02_neg_8
    O22_0 = e2_3_neg*O02_neg_3
    O22_1 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + e2_2_neg*O02_neg_2 - O22_0
    O22_2 = O22_1 - e2_4*O02_neg_4 - e2_5*O02_neg_5 + e2_6_neg*O02_neg_6
    O22 = O22_2 - e2_7*O02_neg_7 + Q1_zy*O02_neg_8
    O03_9 = -e0_4*O03_4
    O03_10 = e0_3*O03_3 - (e0_0*O03_0 + e0_1*O03_1 + e0_2*O03_2) + O03_9
    O03 = O03_10 + e0_5_neg*O03_5 - e0_6*O03_6 + e0_7*O03_7 + Q1_xy_neg*O03_8
    O13_neg_0 = e1_0*O03_0 - e1_1_neg*O03_1 + e1_2*O03_2 - e1_3*O03_3
    O13_neg_1 = O13_neg_0 - e1_4_neg*O03_4 + e1_5*O03_5 + e1_6*O03_6
    O13_neg = O13_neg_1 - e1_7*O03_7 + Q1_yy*O03_8
    O23_neg_0 = e2_0*O03_0 + e2_1*O03_1 - e2_2_neg*O03_2 + e2_3_neg*O03_3
    O23_neg_1 = O23_neg_0 + e2_4*O03_4 + e2_5*O03_5 - e2_6_neg*O03_6
    O23_neg = O23_neg_1 - e2_7*O03_7 + Q1_zy*O03_8
    O33_0 = e3_4*O03_4
    O33_1 = e3_3*O03_3 - (e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2) - O33_0
    O33 = O33_1 - e3_5*O03_5 - e3_6*O03_6 + e3_7*O03_7 + J_x8*O03_8
    O04_9 = e0_1*O04_1 - e0_0*O04_0 + e0_2*O04_2 - e0_3*O04_3 + e0_4*O04_4
    O04 = O04_9 + e0_5_neg*O04_5 + e0_6*O04_6 + e0_7*O04_7 - Q1_xy_neg*O04_8
    O14_0 = e1_4_neg*O04_4
    O14_1 = e1_0*O04_0 + e1_1_neg*O04_1 - e1_2*O04_2 + e1_3*O04_3 + O14_0
    O14 = Q1_yy*O04_8 - (O14_1 + e1_5*O04_5 - e1_6*O04_6 - e1_7*O04_7)
    O24_0 = e2_0*O04_0 - e2_1*O04_1 + e2_2_neg*O04_2 - e2_3_neg*O04_3
    O24_1 = O24_0 - e2_4*O04_4 + e2_5*O04_5 + e2_6_neg*O04_6 - e2_7*O04_7
    O24 = Q1_zy*O04_8 - O24_1
    O34_0 = e3_1*O04_1 - e3_0*O04_0 + e3_2*O04_2 - e3_3*O04_3 + e3_4*O04_4
    O34 = O34_0 - e3_5*O04_5 + e3_6*O04_6 + e3_7*O04_7 - J_x8*O04_8
    O44_0 = e4_0_neg*O04_0 - e4_1_neg*O04_1 + e4_2*O04_2 - e4_3*O04_3
    O44_1 = O44_0 - e4_4_neg*O04_4 - e4_5*O04_5 + e4_6*O04_6 + e4_7*O04_7
    O44 = O44_1 - J_y8*O04_8
    O05_neg_9 = e0_3*O05_neg_3
    O05_neg_10 = e0_2*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1) + O05_neg_9
    O05_neg_11 = e0_6*O05_neg_6
    O05_neg_12 = O05_neg_10 + e0_4*O05_neg_4 + e0_5_neg*O05_neg_5 + O05_neg_11
    O05_neg = O05_neg_12 + e0_7*O05_neg_7 + Q1_xy_neg*O05_neg_8
    O15_0 = e1_3*O05_neg_3
    O15_1 = e1_0*O05_neg_0 - e1_1_neg*O05_neg_1 - e1_2*O05_neg_2 - O15_0
    O15_2 = O15_1 + e1_4_neg*O05_neg_4 + e1_5*O05_neg_5 - e1_6*O05_neg_6
    O15 = O15_2 - e1_7*O05_neg_7 + Q1_yy*O05_neg_8
    O25_0 = e2_3_neg*O05_neg_3
    O25_1 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + e2_2_neg*O05_neg_2 + O25_0
    O25_2 = O25_1 - e2_4*O05_neg_4 + e2_5*O05_neg_5 + e2_6_neg*O05_neg_6
    O25 = O25_2 - e2_7*O05_neg_7 + Q1_zy*O05_neg_8
    O35_neg_0 = -e3_3*O05_neg_3
    O35_neg_1 = e3_2*O05_neg_2 - (e3_0*O05_neg_0 + e3_1*O05_neg_1) - O35_neg_0
    O35_neg_2 = O35_neg_1 + e3_4*O05_neg_4 - e3_5*O05_neg_5 + e3_6*O05_neg_6
    O35_neg = O35_neg_2 + e3_7*O05_neg_7 + J_x8*O05_neg_8
    O45_0 = e4_3*O05_neg_3
    O45_1 = e4_0_neg*O05_neg_0 + e4_1_neg*O05_neg_1 + e4_2*O05_neg_2 + O45_0
    O45_2 = O45_1 - e4_4_neg*O05_neg_4 - e4_5*O05_neg_5 + e4_6*O05_neg_6
    O45 = -O45_2 - e4_7*O05_neg_7 - J_y8*O05_neg_8
    O55_0 = e5_3*O05_neg_3
    O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0
    O55_2 = O55_1 - e5_4*O05_neg_4 + e5_5*O05_neg_5 + e5_6_neg*O05_neg_6
    O55 = O55_2 - e5_7*O05_neg_7 - J_z8*O05_neg_8

    # elimination of direction 'z'
    DO5_inv = 1.0/O55
    UO05_neg = O05_neg*DO5_inv
    UO15 = O15*DO5_inv
    UO25 = O25*DO5_inv
    UO35_neg = O35_neg*DO5_inv
    UO45 = O45*DO5_inv
    O00e5 = O00 - O05_neg*UO05_neg
    O01e5 = O05_neg*UO15 - O01_neg
    O11e5 = O11 - O15*UO15
    O02e5 = O05_neg*UO25 - O02_neg
    O12e5 = O12 - O15*UO25
    O22e5 = O22 - O25*UO25
    O03e5 = O03 - O05_neg*UO35_neg
    O13e5 = O15*UO35_neg - O13_neg
    O23e5 = O25*UO35_neg - O23_neg
    O33e5 = O33 - O35_neg*UO35_neg
    O04e5 = O04 + O05_neg*UO45
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
    XO01 = -UO01*DO0_inv
    XO11 = DO1_inv - UO01*XO01

    # row direction 'rz' of the inverse
    XO02 = -UO02*DO0_inv - UO12*XO01
    XO12 = -UO02*XO01 - UO12*XO11
    XO22 = DO2_inv - UO02*XO02 - UO12*XO12

    # row direction 'x' of the inverse
    XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02
    XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12
    XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22
    XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23

    # row direction 'y' of the inverse
    XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03
    XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13
    XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23
    XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33
    XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34

    # row direction 'z' of the inverse
    XO05_0_ = UO45*XO04
    XO05 = UO05_neg*DO0_inv - UO15*XO01 - UO25*XO02 + UO35_neg*XO03 - XO05_0_
    XO15_0_ = UO45*XO14
    XO15 = UO05_neg*XO01 - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_
    XO25_0_ = UO45*XO24
    XO25 = UO05_neg*XO02 - UO15*XO12 - UO25*XO22 + UO35_neg*XO23 - XO25_0_
    XO35_0_ = -UO45*XO34
    XO35 = XO35_0_ - (UO15*XO13 - UO05_neg*XO03 + UO25*XO23 - UO35_neg*XO33)
    XO45_0_ = -UO45*XO44
    XO45 = XO45_0_ - (UO15*XO14 - UO05_neg*XO04 + UO25*XO24 - UO35_neg*XO34)
    XO55_0_ = DO5_inv + UO05_neg*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35
    XO55 = XO55_0_ - UO45*XO45

    Lambda = [
        DO0_inv, XO01, XO02, XO03, XO04, XO05,
        XO01,    XO11, XO12, XO13, XO14, XO15,
        XO02,    XO12, XO22, XO23, XO24, XO25,
        XO03,    XO13, XO23, XO33, XO34, XO35,
        XO04,    XO14, XO24, XO34, XO44, XO45,
        XO05,    XO15, XO25, XO35, XO45, XO55,
    ]
    return [Lambda]


def tip_force_acceleration_front_left(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'front_left'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 9).

    Operations: 331 mul, 286 add, 8 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_front_left",
        _tip_force_acceleration_front_left,
        [
            ("q", q, 10),
            ("f", f, 6),
        ],
        [(9,)],
    )


def _tip_force_acceleration_front_left(m, q, f):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'front_left'
    J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # joint forces of the wrench
    tau0_neg_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4
    tau0_neg = tau0_neg_0 - J_z0*f5
    tau1_0 = angle_13*f0 - angle_16*f1 + angle_19*f2 - J_x1_neg*f3 - J_y1_neg*f4
    tau1 = tau1_0 + J_z1*f5
    tau2 = angle_14*f0 + angle_17*f1 - angle_20*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5
    tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4)
    tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5
    tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5

    # articulated inertia of 'fore'
    G8_n_x = 0.009162995594713657*s89
    G8_n_y = -0.009162995594713657*c89
    G8_f_x = 4.845814977973569*c89
    G8_f_y = 4.845814977973569*s89
    P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x
    P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y
    P8free_Jxz = 9.162995594713657e-06*s89
    P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y
    P8free_Jyz = -9.162995594713657e-06*c89
    P8free_mxx = I3_hy*G8_f_x
    P8free_mxy = I3_hy*G8_f_y
    P8free_myy_neg = I3_hx*G8_f_y
    P8free_Bxx = I3_hy*G8_n_x
    P8free_Bxy_neg = I3_hx*G8_n_x
    P8free_Byx = I3_hy*G8_n_y
    P8free_Bzx = 0.004845814977973568*c89
    P8free_Bzy = 0.004845814977973568*s89

    # articulated inertia of 'upper'
    P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy)
    P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy)
    P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0)
    P2_Bxz = I3_hy - I2_hy_neg
    P2_Byz_neg = I2_hx + I3_hx
    P2_Bzx = I2_hy_neg + P2_Bzx_0
    P2_Bzy = I2_hx + P2_Bzy_0
    P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg
    P2_Jzz = P2_Jzz_0 + 0.015309948546255506
    P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz
    P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz)
    D7 = P2_Jzz_0 + 0.017309948546255508
    D7_inv = 1.0/D7
    G7_n_x = P2_Jxz*D7_inv
    G7_n_y = P2_Jyz*D7_inv
    G7_n_z = P2_Jzz*D7_inv
    G7_f_x = P2_Bzx*D7_inv
    G7_f_y = P2_Bzy*D7_inv
    P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x
    P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y
    P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z
    P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y
    P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z
    P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z
    P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x
    P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y
    P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y
    P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x
    P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x
    P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y
    P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y
    P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z
    P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z

    # articulated inertia of 'turret'
    P1_Bzx = P7free_Byx + 0.00084
    P1_Bzy = P2_Byz_neg - 0.00036
    P1_Jzz = P7free_Jyy + 0.01925076
    P1_Jxz = P7free_Jxy + 2.84e-06
    D6 = P7free_Jyy + 0.02125076
    D6_inv = 1.0/D6
    G6_n_x = P1_Jxz*D6_inv
    G6_n_y_neg = P7free_Jyz*D6_inv
    G6_n_z = P1_Jzz*D6_inv
    G6_f_x = P1_Bzx*D6_inv
    G6_f_y = P1_Bzy*D6_inv
    G6_f_z = P7free_Byy*D6_inv
    P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x
    P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz
    P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z
    P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg
    P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz
    P3free_Jzz_0 = P1_Jzz*G6_n_z
    P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x
    P6free_mxy_neg = P1_Bzx*G6_f_y
    P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z
    P6free_myy_neg = P1_Bzy*G6_f_y
    P6free_myz_neg = P1_Bzy*G6_f_z
    P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z
    P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x
    P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x
    P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x
    P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx
    P6free_Byy = P1_Bzy*G6_n_y_neg
    P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg
    P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z
    P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z
    P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z

    # articulated inertia of 'frame'
    P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7
    P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0
    P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx)
    P0_Bxx_1 = c7*P0_Bxx_0
    P0_Bxy_0 = s7*P0_Bxx_0
    P0_Bxy_1 = P6free_Bxy - P0_Bxy_0
    P0_Byx_0 = P0_Bxy_0 - P6free_Byx
    P0_Byy_0 = -P6free_Bxx - P0_Bxx_1
    P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz
    P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy
    P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy
    P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7
    P0_mxx_1 = c7*P0_mxx_0
    P0_mxx_2 = P6free_myy_neg + P0_mxx_1
    P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0
    P0_myy_0 = -P6free_mxx - P0_mxx_1
    P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg
    P0_myz = c7*P6free_myz_neg - s7*P6free_mxz
    P0_Bxx_2 = 0.1*P0_mxy_neg
    P0_Bzz_0 = 0.03*P0_myz
    P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2
    P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0
    P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz
    P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz)
    P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0
    P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg)
    P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0
    P0_Bzz = P6free_Bzz + P0_Bzz_0
    P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2)
    P0_Bxz = P0_Bxz_0 - 0.0021
    P0_Byz = P0_Byz_1 - 0.0096
    P0_mzz = 3.64 - P6free_mzz_neg
    D5_inv_neg = -1.0/P0_mzz
    G5_n_x_neg = P0_Bxz*D5_inv_neg
    G5_n_y_neg = P0_Byz*D5_inv_neg
    G5_n_z_neg = P0_Bzz*D5_inv_neg
    G5_f_x_neg = P0_mxz*D5_inv_neg
    G5_f_y_neg = P0_myz*D5_inv_neg
    P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg
    P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg
    P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg
    P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg
    P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg
    P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg
    D4_inv_neg = -1.0/P5free_myy
    G4_n_x_neg = P5free_Bxy*D4_inv_neg
    G4_n_y = -P5free_Byy*D4_inv_neg
    G4_n_z = -P5free_Bzy*D4_inv_neg
    G4_f_x = -P5free_mxy*D4_inv_neg
    P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg
    P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z
    P3free_Jyz_0 = -P5free_Byy*G4_n_z
    P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x
    P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x
    P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x
    P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x
    D3_inv_neg = -1.0/P4free_mxx
    G3_n_x_neg = P4free_Bxx*D3_inv_neg
    G3_n_y = -P4free_Byx*D3_inv_neg
    G3_n_z = -P4free_Bzx*D3_inv_neg
    P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z
    P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy)
    P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1
    P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0
    P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z
    P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717
    P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z
    P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z
    D2_inv = 1.0/P3free_Jzz
    G2_n_x = P3free_Jxz*D2_inv
    G2_n_y = P3free_Jyz*D2_inv
    P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx)
    P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg
    P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y
    P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y
    P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1)
    P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962
    P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y
    P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y
    D1_inv_neg = 1.0/P2free_Jyy_neg
    G1_n_x_neg = P2free_Jxy*D1_inv_neg
    P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2)
    P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0
    P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x
    P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg
    D0_inv = 1.0/P1free_Jxx

    # filter at 'floating_base'
    e4 = tau4 + tau5*G5_f_y_neg
    e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg)
    z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3
    e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3)
    e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2)
    e0_neg = z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1 + tau0_neg

    # smoother at 'floating_base'
    x0_neg = D0_inv*e0_neg
    x1_neg = D1_inv_neg*e1 + G1_n_x_neg*x0_neg
    x2 = G2_n_x*x0_neg + G2_n_y*x1_neg + D2_inv*e2
    x3 = -D3_inv_neg*e3 - (G3_n_x_neg*x0_neg - G3_n_y*x1_neg + G3_n_z*x2)
    x4_neg_0 = G4_n_x_neg*x0_neg - G4_n_y*x1_neg + G4_n_z*x2 + D4_inv_neg*e4
    x4_neg = x4_neg_0 + G4_f_x*x3
    x5_0 = G5_n_x_neg*x0_neg + G5_n_y_neg*x1_neg - G5_n_z_neg*x2
    x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0)

    # smoother at 'turn'
    al1_w_x = c7*x0_neg + s7*x1_neg
    al1_w_y = c7*x1_neg - s7*x0_neg
    al1_v_x_0 = x3 + 0.1*x1_neg
    al1_v_x_1 = x4_neg - (0.03*x2 - 0.1*x0_neg)
    al1_v_z = x5 + 0.03*x1_neg
    al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0
    x6_0 = -G6_f_z*al1_v_z
    x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1))
    x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2)
    al1_w_z = x2 + x6

    # smoother at 'lift'
    x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z
    x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0
    al2_w_z = x7 - al1_w_y

    # smoother at 'elbow'
    x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z)
    x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z)

    qdd = [-x0_neg, -x1_neg, x2, x3, -x4_neg, x5, x6, x7, x8]
    return [qdd]


def tip_force_acceleration_front_right(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'front_right'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 9).

    Operations: 331 mul, 286 add, 8 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_front_right",
        _tip_force_acceleration_front_right,
        [
            ("q", q, 10),
            ("f", f, 6),
        ],
        [(9,)],
    )


def _tip_force_acceleration_front_right(m, q, f):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'front_right'
    J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0
    J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0
    J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0
    J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0
    J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1
    J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0

    # joint forces of the wrench
    tau0_neg_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4
    tau0_neg = tau0_neg_0 - J_z0*f5
    tau1_0 = angle_13*f0 - angle_16*f1 + angle_19*f2 - J_x1_neg*f3 - J_y1_neg*f4
    tau1 = tau1_0 + J_z1*f5
    tau2 = angle_14*f0 + angle_17*f1 - angle_20*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5
    tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4)
    tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5
    tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5

    # articulated inertia of 'fore'
    G8_n_x = 0.009162995594713657*s89
    G8_n_y = -0.009162995594713657*c89
    G8_f_x = 4.845814977973569*c89
    G8_f_y = 4.845814977973569*s89
    P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x
    P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y
    P8free_Jxz = 9.162995594713657e-06*s89
    P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y
    P8free_Jyz = -9.162995594713657e-06*c89
    P8free_mxx = I3_hy*G8_f_x
    P8free_mxy = I3_hy*G8_f_y
    P8free_myy_neg = I3_hx*G8_f_y
    P8free_Bxx = I3_hy*G8_n_x
    P8free_Bxy_neg = I3_hx*G8_n_x
    P8free_Byx = I3_hy*G8_n_y
    P8free_Bzx = 0.004845814977973568*c89
    P8free_Bzy = 0.004845814977973568*s89

    # articulated inertia of 'upper'
    P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy)
    P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy)
    P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0)
    P2_Bxz = I3_hy - I2_hy_neg
    P2_Byz_neg = I2_hx + I3_hx
    P2_Bzx = I2_hy_neg + P2_Bzx_0
    P2_Bzy = I2_hx + P2_Bzy_0
    P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg
    P2_Jzz = P2_Jzz_0 + 0.015309948546255506
    P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz
    P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz)
    D7 = P2_Jzz_0 + 0.017309948546255508
    D7_inv = 1.0/D7
    G7_n_x = P2_Jxz*D7_inv
    G7_n_y = P2_Jyz*D7_inv
    G7_n_z = P2_Jzz*D7_inv
    G7_f_x = P2_Bzx*D7_inv
    G7_f_y = P2_Bzy*D7_inv
    P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x
    P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y
    P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z
    P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y
    P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z
    P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z
    P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x
    P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y
    P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y
    P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x
    P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x
    P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y
    P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y
    P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z
    P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z

    # articulated inertia of 'turret'
    P1_Bzx = P7free_Byx + 0.00084
    P1_Bzy = P2_Byz_neg - 0.00036
    P1_Jzz = P7free_Jyy + 0.01925076
    P1_Jxz = P7free_Jxy + 2.84e-06
    D6 = P7free_Jyy + 0.02125076
    D6_inv = 1.0/D6
    G6_n_x = P1_Jxz*D6_inv
    G6_n_y_neg = P7free_Jyz*D6_inv
    G6_n_z = P1_Jzz*D6_inv
    G6_f_x = P1_Bzx*D6_inv
    G6_f_y = P1_Bzy*D6_inv
    G6_f_z = P7free_Byy*D6_inv
    P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x
    P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz
    P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z
    P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg
    P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz
    P3free_Jzz_0 = P1_Jzz*G6_n_z
    P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x
    P6free_mxy_neg = P1_Bzx*G6_f_y
    P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z
    P6free_myy_neg = P1_Bzy*G6_f_y
    P6free_myz_neg = P1_Bzy*G6_f_z
    P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z
    P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x
    P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x
    P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x
    P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx
    P6free_Byy = P1_Bzy*G6_n_y_neg
    P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg
    P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z
    P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z
    P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z

    # articulated inertia of 'frame'
    P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7
    P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0
    P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx)
    P0_Bxx_1 = c7*P0_Bxx_0
    P0_Bxy_0 = s7*P0_Bxx_0
    P0_Bxy_1 = P6free_Bxy - P0_Bxy_0
    P0_Byx_0 = P0_Bxy_0 - P6free_Byx
    P0_Byy_0 = -P6free_Bxx - P0_Bxx_1
    P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz
    P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy
    P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy
    P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7
    P0_mxx_1 = c7*P0_mxx_0
    P0_mxx_2 = P6free_myy_neg + P0_mxx_1
    P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0
    P0_myy_0 = -P6free_mxx - P0_mxx_1
    P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg
    P0_myz = c7*P6free_myz_neg - s7*P6free_mxz
    P0_Bxx_2 = 0.1*P0_mxy_neg
    P0_Bzz_0 = 0.03*P0_myz
    P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2
    P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0
    P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz
    P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz)
    P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0
    P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg)
    P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0
    P0_Bzz = P6free_Bzz + P0_Bzz_0
    P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2)
    P0_Bxz = P0_Bxz_0 - 0.0021
    P0_Byz = P0_Byz_1 - 0.0096
    P0_mzz = 3.64 - P6free_mzz_neg
    D5_inv_neg = -1.0/P0_mzz
    G5_n_x_neg = P0_Bxz*D5_inv_neg
    G5_n_y_neg = P0_Byz*D5_inv_neg
    G5_n_z_neg = P0_Bzz*D5_inv_neg
    G5_f_x_neg = P0_mxz*D5_inv_neg
    G5_f_y_neg = P0_myz*D5_inv_neg
    P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg
    P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg
    P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg
    P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg
    P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg
    P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg
    D4_inv_neg = -1.0/P5free_myy
    G4_n_x_neg = P5free_Bxy*D4_inv_neg
    G4_n_y = -P5free_Byy*D4_inv_neg
    G4_n_z = -P5free_Bzy*D4_inv_neg
    G4_f_x = -P5free_mxy*D4_inv_neg
    P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg
    P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z
    P3free_Jyz_0 = -P5free_Byy*G4_n_z
    P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x
    P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x
    P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x
    P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x
    D3_inv_neg = -1.0/P4free_mxx
    G3_n_x_neg = P4free_Bxx*D3_inv_neg
    G3_n_y = -P4free_Byx*D3_inv_neg
    G3_n_z = -P4free_Bzx*D3_inv_neg
    P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z
    P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy)
    P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1
    P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0
    P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z
    P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717
    P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z
    P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z
    D2_inv = 1.0/P3free_Jzz
    G2_n_x = P3free_Jxz*D2_inv
    G2_n_y = P3free_Jyz*D2_inv
    P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx)
    P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg
    P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y
    P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y
    P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1)
    P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962
    P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y
    P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y
    D1_inv_neg = 1.0/P2free_Jyy_neg
    G1_n_x_neg = P2free_Jxy*D1_inv_neg
    P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2)
    P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0
    P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x
    P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg
    D0_inv = 1.0/P1free_Jxx

    # filter at 'floating_base'
    e4 = tau4 + tau5*G5_f_y_neg
    e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg)
    z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3
    e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3)
    e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2)
    e0_neg = z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1 + tau0_neg

    # smoother at 'floating_base'
    x0_neg = D0_inv*e0_neg
    x1_neg = D1_inv_neg*e1 + G1_n_x_neg*x0_neg
    x2 = G2_n_x*x0_neg + G2_n_y*x1_neg + D2_inv*e2
    x3 = -D3_inv_neg*e3 - (G3_n_x_neg*x0_neg - G3_n_y*x1_neg + G3_n_z*x2)
    x4_neg_0 = G4_n_x_neg*x0_neg - G4_n_y*x1_neg + G4_n_z*x2 + D4_inv_neg*e4
    x4_neg = x4_neg_0 + G4_f_x*x3
    x5_0 = G5_n_x_neg*x0_neg + G5_n_y_neg*x1_neg - G5_n_z_neg*x2
    x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0)

    # smoother at 'turn'
    al1_w_x = c7*x0_neg + s7*x1_neg
    al1_w_y = c7*x1_neg - s7*x0_neg
    al1_v_x_0 = x3 + 0.1*x1_neg
    al1_v_x_1 = x4_neg - (0.03*x2 - 0.1*x0_neg)
    al1_v_z = x5 + 0.03*x1_neg
    al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0
    x6_0 = -G6_f_z*al1_v_z
    x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1))
    x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2)
    al1_w_z = x2 + x6

    # smoother at 'lift'
    x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z
    x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0
    al2_w_z = x7 - al1_w_y

    # smoother at 'elbow'
    x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z)
    x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z)

    qdd = [-x0_neg, -x1_neg, x2, x3, -x4_neg, x5, x6, x7, x8]
    return [qdd]


def tip_force_acceleration_rear_left(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'rear_left'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 9).

    Operations: 331 mul, 286 add, 8 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_rear_left",
        _tip_force_acceleration_rear_left,
        [
            ("q", q, 10),
            ("f", f, 6),
        ],
        [(9,)],
    )


def _tip_force_acceleration_rear_left(m, q, f):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'rear_left'
    J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # joint forces of the wrench
    tau0 = J_z0*f5 - (angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4)
    tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 + J_z1*f5
    tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2 - J_x2_neg*f3 + J_y2*f4
    tau2 = tau2_0 - J_z2_neg*f5
    tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4)
    tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5
    tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5

    # articulated inertia of 'fore'
    G8_n_x = 0.009162995594713657*s89
    G8_n_y = -0.009162995594713657*c89
    G8_f_x = 4.845814977973569*c89
    G8_f_y = 4.845814977973569*s89
    P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x
    P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y
    P8free_Jxz = 9.162995594713657e-06*s89
    P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y
    P8free_Jyz = -9.162995594713657e-06*c89
    P8free_mxx = I3_hy*G8_f_x
    P8free_mxy = I3_hy*G8_f_y
    P8free_myy_neg = I3_hx*G8_f_y
    P8free_Bxx = I3_hy*G8_n_x
    P8free_Bxy_neg = I3_hx*G8_n_x
    P8free_Byx = I3_hy*G8_n_y
    P8free_Bzx = 0.004845814977973568*c89
    P8free_Bzy = 0.004845814977973568*s89

    # articulated inertia of 'upper'
    P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy)
    P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy)
    P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0)
    P2_Bxz = I3_hy - I2_hy_neg
    P2_Byz_neg = I2_hx + I3_hx
    P2_Bzx = I2_hy_neg + P2_Bzx_0
    P2_Bzy = I2_hx + P2_Bzy_0
    P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg
    P2_Jzz = P2_Jzz_0 + 0.015309948546255506
    P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz
    P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz)
    D7 = P2_Jzz_0 + 0.017309948546255508
    D7_inv = 1.0/D7
    G7_n_x = P2_Jxz*D7_inv
    G7_n_y = P2_Jyz*D7_inv
    G7_n_z = P2_Jzz*D7_inv
    G7_f_x = P2_Bzx*D7_inv
    G7_f_y = P2_Bzy*D7_inv
    P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x
    P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y
    P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z
    P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y
    P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z
    P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z
    P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x
    P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y
    P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y
    P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x
    P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x
    P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y
    P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y
    P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z
    P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z

    # articulated inertia of 'turret'
    P1_Bzx = P7free_Byx + 0.00084
    P1_Bzy = P2_Byz_neg - 0.00036
    P1_Jzz = P7free_Jyy + 0.01925076
    P1_Jxz = P7free_Jxy + 2.84e-06
    D6 = P7free_Jyy + 0.02125076
    D6_inv = 1.0/D6
    G6_n_x = P1_Jxz*D6_inv
    G6_n_y_neg = P7free_Jyz*D6_inv
    G6_n_z = P1_Jzz*D6_inv
    G6_f_x = P1_Bzx*D6_inv
    G6_f_y = P1_Bzy*D6_inv
    G6_f_z = P7free_Byy*D6_inv
    P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x
    P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz
    P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z
    P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg
    P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz
    P3free_Jzz_0 = P1_Jzz*G6_n_z
    P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x
    P6free_mxy_neg = P1_Bzx*G6_f_y
    P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z
    P6free_myy_neg = P1_Bzy*G6_f_y
    P6free_myz_neg = P1_Bzy*G6_f_z
    P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z
    P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x
    P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x
    P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x
    P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx
    P6free_Byy = P1_Bzy*G6_n_y_neg
    P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg
    P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z
    P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z
    P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z

    # articulated inertia of 'frame'
    P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7
    P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0
    P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx)
    P0_Bxx_1 = c7*P0_Bxx_0
    P0_Bxy_0 = s7*P0_Bxx_0
    P0_Bxy_1 = P6free_Bxy - P0_Bxy_0
    P0_Byx_0 = P0_Bxy_0 - P6free_Byx
    P0_Byy_0 = -P6free_Bxx - P0_Bxx_1
    P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz
    P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy
    P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy
    P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7
    P0_mxx_1 = c7*P0_mxx_0
    P0_mxx_2 = P6free_myy_neg + P0_mxx_1
    P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0
    P0_myy_0 = -P6free_mxx - P0_mxx_1
    P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg
    P0_myz = c7*P6free_myz_neg - s7*P6free_mxz
    P0_Bxx_2 = 0.1*P0_mxy_neg
    P0_Bzz_0 = 0.03*P0_myz
    P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2
    P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0
    P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz
    P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz)
    P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0
    P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg)
    P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0
    P0_Bzz = P6free_Bzz + P0_Bzz_0
    P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2)
    P0_Bxz = P0_Bxz_0 - 0.0021
    P0_Byz = P0_Byz_1 - 0.0096
    P0_mzz = 3.64 - P6free_mzz_neg
    D5_inv_neg = -1.0/P0_mzz
    G5_n_x_neg = P0_Bxz*D5_inv_neg
    G5_n_y_neg = P0_Byz*D5_inv_neg
    G5_n_z_neg = P0_Bzz*D5_inv_neg
    G5_f_x_neg = P0_mxz*D5_inv_neg
    G5_f_y_neg = P0_myz*D5_inv_neg
    P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg
    P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg
    P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg
    P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg
    P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg
    P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg
    D4_inv_neg = -1.0/P5free_myy
    G4_n_x_neg = P5free_Bxy*D4_inv_neg
    G4_n_y = -P5free_Byy*D4_inv_neg
    G4_n_z = -P5free_Bzy*D4_inv_neg
    G4_f_x = -P5free_mxy*D4_inv_neg
    P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg
    P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z
    P3free_Jyz_0 = -P5free_Byy*G4_n_z
    P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x
    P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x
    P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x
    P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x
    D3_inv_neg = -1.0/P4free_mxx
    G3_n_x_neg = P4free_Bxx*D3_inv_neg
    G3_n_y = -P4free_Byx*D3_inv_neg
    G3_n_z = -P4free_Bzx*D3_inv_neg
    P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z
    P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy)
    P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1
    P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0
    P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z
    P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717
    P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z
    P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z
    D2_inv = 1.0/P3free_Jzz
    G2_n_x = P3free_Jxz*D2_inv
    G2_n_y = P3free_Jyz*D2_inv
    P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx)
    P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg
    P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y
    P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y
    P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1)
    P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962
    P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y
    P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y
    D1_inv_neg = 1.0/P2free_Jyy_neg
    G1_n_x_neg = P2free_Jxy*D1_inv_neg
    P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2)
    P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0
    P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x
    P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg
    D0_inv = 1.0/P1free_Jxx

    # filter at 'floating_base'
    e4 = tau4 + tau5*G5_f_y_neg
    e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg)
    z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3
    e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3)
    e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2)
    e0 = tau0 - (z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1)

    # smoother at 'floating_base'
    x0 = D0_inv*e0
    x1_neg = D1_inv_neg*e1 - G1_n_x_neg*x0
    x2 = D2_inv*e2 - (G2_n_x*x0 - G2_n_y*x1_neg)
    x3 = -D3_inv_neg*e3 - (G3_n_z*x2 - (G3_n_x_neg*x0 + G3_n_y*x1_neg))
    x4_neg_0 = G4_n_z*x2 - (G4_n_x_neg*x0 + G4_n_y*x1_neg) + D4_inv_neg*e4
    x4_neg = x4_neg_0 + G4_f_x*x3
    x5_0 = G5_n_y_neg*x1_neg - G5_n_x_neg*x0 - G5_n_z_neg*x2
    x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0)

    # smoother at 'turn'
    al1_w_x = s7*x1_neg - c7*x0
    al1_w_y = s7*x0 + c7*x1_neg
    al1_v_x_0 = x3 + 0.1*x1_neg
    al1_v_x_1 = x4_neg - (0.03*x2 + 0.1*x0)
    al1_v_z = x5 + 0.03*x1_neg
    al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0
    x6_0 = -G6_f_z*al1_v_z
    x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1))
    x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2)
    al1_w_z = x2 + x6

    # smoother at 'lift'
    x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z
    x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0
    al2_w_z = x7 - al1_w_y

    # smoother at 'elbow'
    x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z)
    x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z)

    qdd = [x0, -x1_neg, x2, x3, -x4_neg, x5, x6, x7, x8]
    return [qdd]


def tip_force_acceleration_rear_right(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'rear_right'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 9).

    Operations: 331 mul, 286 add, 8 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_rear_right",
        _tip_force_acceleration_rear_right,
        [
            ("q", q, 10),
            ("f", f, 6),
        ],
        [(9,)],
    )


def _tip_force_acceleration_rear_right(m, q, f):
    cos, sin = m.cos, m.sin
    _, _, _, q3, q4, q5, q6, q7, q8, q9 = q
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of tool 'rear_right'
    J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14
    J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17
    J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20

    # columns of the Jacobian
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1
    J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0
    J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0

    # joint forces of the wrench
    tau0 = J_z0*f5 - (angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4)
    tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 + J_z1*f5
    tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2 - J_x2_neg*f3 + J_y2*f4
    tau2 = tau2_0 - J_z2_neg*f5
    tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4)
    tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5
    tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5

    # articulated inertia of 'fore'
    G8_n_x = 0.009162995594713657*s89
    G8_n_y = -0.009162995594713657*c89
    G8_f_x = 4.845814977973569*c89
    G8_f_y = 4.845814977973569*s89
    P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x
    P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y
    P8free_Jxz = 9.162995594713657e-06*s89
    P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y
    P8free_Jyz = -9.162995594713657e-06*c89
    P8free_mxx = I3_hy*G8_f_x
    P8free_mxy = I3_hy*G8_f_y
    P8free_myy_neg = I3_hx*G8_f_y
    P8free_Bxx = I3_hy*G8_n_x
    P8free_Bxy_neg = I3_hx*G8_n_x
    P8free_Byx = I3_hy*G8_n_y
    P8free_Bzx = 0.004845814977973568*c89
    P8free_Bzy = 0.004845814977973568*s89

    # articulated inertia of 'upper'
    P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy)
    P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy)
    P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0)
    P2_Bxz = I3_hy - I2_hy_neg
    P2_Byz_neg = I2_hx + I3_hx
    P2_Bzx = I2_hy_neg + P2_Bzx_0
    P2_Bzy = I2_hx + P2_Bzy_0
    P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg
    P2_Jzz = P2_Jzz_0 + 0.015309948546255506
    P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz
    P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz)
    D7 = P2_Jzz_0 + 0.017309948546255508
    D7_inv = 1.0/D7
    G7_n_x = P2_Jxz*D7_inv
    G7_n_y = P2_Jyz*D7_inv
    G7_n_z = P2_Jzz*D7_inv
    G7_f_x = P2_Bzx*D7_inv
    G7_f_y = P2_Bzy*D7_inv
    P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x
    P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y
    P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z
    P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y
    P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z
    P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z
    P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x
    P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y
    P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y
    P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x
    P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x
    P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y
    P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y
    P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z
    P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z

    # articulated inertia of 'turret'
    P1_Bzx = P7free_Byx + 0.00084
    P1_Bzy = P2_Byz_neg - 0.00036
    P1_Jzz = P7free_Jyy + 0.01925076
    P1_Jxz = P7free_Jxy + 2.84e-06
    D6 = P7free_Jyy + 0.02125076
    D6_inv = 1.0/D6
    G6_n_x = P1_Jxz*D6_inv
    G6_n_y_neg = P7free_Jyz*D6_inv
    G6_n_z = P1_Jzz*D6_inv
    G6_f_x = P1_Bzx*D6_inv
    G6_f_y = P1_Bzy*D6_inv
    G6_f_z = P7free_Byy*D6_inv
    P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x
    P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz
    P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z
    P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg
    P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz
    P3free_Jzz_0 = P1_Jzz*G6_n_z
    P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x
    P6free_mxy_neg = P1_Bzx*G6_f_y
    P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z
    P6free_myy_neg = P1_Bzy*G6_f_y
    P6free_myz_neg = P1_Bzy*G6_f_z
    P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z
    P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x
    P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x
    P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x
    P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx
    P6free_Byy = P1_Bzy*G6_n_y_neg
    P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg
    P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z
    P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z
    P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z

    # articulated inertia of 'frame'
    P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7
    P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0
    P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx)
    P0_Bxx_1 = c7*P0_Bxx_0
    P0_Bxy_0 = s7*P0_Bxx_0
    P0_Bxy_1 = P6free_Bxy - P0_Bxy_0
    P0_Byx_0 = P0_Bxy_0 - P6free_Byx
    P0_Byy_0 = -P6free_Bxx - P0_Bxx_1
    P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz
    P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy
    P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy
    P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7
    P0_mxx_1 = c7*P0_mxx_0
    P0_mxx_2 = P6free_myy_neg + P0_mxx_1
    P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0
    P0_myy_0 = -P6free_mxx - P0_mxx_1
    P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg
    P0_myz = c7*P6free_myz_neg - s7*P6free_mxz
    P0_Bxx_2 = 0.1*P0_mxy_neg
    P0_Bzz_0 = 0.03*P0_myz
    P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2
    P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0
    P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz
    P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz)
    P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0
    P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg)
    P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0
    P0_Bzz = P6free_Bzz + P0_Bzz_0
    P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2)
    P0_Bxz = P0_Bxz_0 - 0.0021
    P0_Byz = P0_Byz_1 - 0.0096
    P0_mzz = 3.64 - P6free_mzz_neg
    D5_inv_neg = -1.0/P0_mzz
    G5_n_x_neg = P0_Bxz*D5_inv_neg
    G5_n_y_neg = P0_Byz*D5_inv_neg
    G5_n_z_neg = P0_Bzz*D5_inv_neg
    G5_f_x_neg = P0_mxz*D5_inv_neg
    G5_f_y_neg = P0_myz*D5_inv_neg
    P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg
    P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg
    P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg
    P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg
    P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg
    P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg
    D4_inv_neg = -1.0/P5free_myy
    G4_n_x_neg = P5free_Bxy*D4_inv_neg
    G4_n_y = -P5free_Byy*D4_inv_neg
    G4_n_z = -P5free_Bzy*D4_inv_neg
    G4_f_x = -P5free_mxy*D4_inv_neg
    P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg
    P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z
    P3free_Jyz_0 = -P5free_Byy*G4_n_z
    P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x
    P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x
    P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x
    P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x
    D3_inv_neg = -1.0/P4free_mxx
    G3_n_x_neg = P4free_Bxx*D3_inv_neg
    G3_n_y = -P4free_Byx*D3_inv_neg
    G3_n_z = -P4free_Bzx*D3_inv_neg
    P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z
    P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy)
    P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1
    P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0
    P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z
    P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717
    P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z
    P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z
    D2_inv = 1.0/P3free_Jzz
    G2_n_x = P3free_Jxz*D2_inv
    G2_n_y = P3free_Jyz*D2_inv
    P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx)
    P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg
    P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y
    P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y
    P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1)
    P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962
    P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y
    P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y
    D1_inv_neg = 1.0/P2free_Jyy_neg
    G1_n_x_neg = P2free_Jxy*D1_inv_neg
    P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2)
    P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0
    P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x
    P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg
    D0_inv = 1.0/P1free_Jxx

    # filter at 'floating_base'
    e4 = tau4 + tau5*G5_f_y_neg
    e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg)
    z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3
    e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3)
    e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2)
    e0 = tau0 - (z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1)

    # smoother at 'floating_base'
    x0 = D0_inv*e0
    x1_neg = D1_inv_neg*e1 - G1_n_x_neg*x0
    x2 = D2_inv*e2 - (G2_n_x*x0 - G2_n_y*x1_neg)
    x3 = -D3_inv_neg*e3 - (G3_n_z*x2 - (G3_n_x_neg*x0 + G3_n_y*x1_neg))
    x4_neg_0 = G4_n_z*x2 - (G4_n_x_neg*x0 + G4_n_y*x1_neg) + D4_inv_neg*e4
    x4_neg = x4_neg_0 + G4_f_x*x3
    x5_0 = G5_n_y_neg*x1_neg - G5_n_x_neg*x0 - G5_n_z_neg*x2
    x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0)

    # smoother at 'turn'
    al1_w_x = s7*x1_neg - c7*x0
    al1_w_y = s7*x0 + c7*x1_neg
    al1_v_x_0 = x3 + 0.1*x1_neg
    al1_v_x_1 = x4_neg - (0.03*x2 + 0.1*x0)
    al1_v_z = x5 + 0.03*x1_neg
    al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0
    x6_0 = -G6_f_z*al1_v_z
    x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1))
    x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2)
    al1_w_z = x2 + x6

    # smoother at 'lift'
    x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z
    x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0
    al2_w_z = x7 - al1_w_y

    # smoother at 'elbow'
    x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z)
    x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z)

    qdd = [x0, -x1_neg, x2, x3, -x4_neg, x5, x6, x7, x8]
    return [qdd]


def tip_force_acceleration_grip(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'grip'.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 9).

    Operations: 426 mul, 349 add, 8 div, 6 trig.
    """
    return _evaluate(
        "tip_force_acceleration_grip",
        _tip_force_acceleration_grip,
        [
            ("q", q, 10),
            ("f", f, 6),
        ],
        [(9,)],
    )


def _tip_force_acceleration_grip(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q
    f0, f1, f2, f3, f4, f5 = f

    # sines and cosines
    angle_0 = 2.0*q3
    angle_1 = 2.0*q4
    angle_2 = 2.0*q5
    angle_3 = q3*angle_0
    angle_4 = q4*angle_1
    angle_5 = q5*angle_2
    angle_6 = q4*angle_0
    angle_7 = q5*angle_0
    angle_8 = q5*angle_1
    angle_9 = q6*angle_0
    angle_10 = q6*angle_1
    angle_11 = q6*angle_2
    angle_12 = angle_4 + angle_5 - 1.0
    angle_13 = angle_6 - angle_11
    angle_14 = angle_7 + angle_10
    angle_15 = angle_6 + angle_11
    angle_16 = angle_3 + angle_5 - 1.0
    angle_17 = angle_8 - angle_9
    angle_18 = angle_7 - angle_10
    angle_19 = angle_8 + angle_9
    angle_20 = angle_3 + angle_4 - 1.0
    c7 = cos(q7)
    s7 = sin(q7)
    c8 = cos(q8)
    s8 = sin(q8)
    q89 = q8 + q9
    c89 = cos(q89)
    s89 = sin(q89)

    # position of 'fore'
    r3_x = 0.22*s8
    r3_y = -0.22*c8

    # inertia of 'upper' in the axes of its group
    I2_hx = 0.0736*s8 - 0.00072*c8
    I2_hy_neg = 0.0736*c8 + 0.00072*s8
    I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8
    I2_Jxx_neg = s8*I2_Jxx_neg_0
    I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05
    I2_Jyy = I2_Jxx_neg - 0.01440184
    I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8
    I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8

    # inertia of 'fore' in the axes of its group
    I3_hx = 0.0275*s89
    I3_hy = -0.0275*c89
    I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89
    I3_Jxx_neg = s89*I3_Jxx_neg_0
    I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06
    I3_Jyy = I3_Jxx_neg - 0.004615
    I3_Jxz = 5.2e-05*s89
    I3_Jyz = -5.2e-05*c89

    # frame of 'turret' in the base
    Q1_xx = angle_12*c7 - angle_13*s7
    Q1_xy_neg = angle_12*s7 + angle_13*c7
    Q1_yx = angle_16*s7 - angle_15*c7
    Q1_yy = angle_15*s7 + angle_16*c7
    Q1_zx_neg = angle_18*c7 + angle_19*s7
    Q1_zy = angle_18*s7 - angle_19*c7
    o1_x = q0 - (0.03*angle_12 + 0.1*angle_14)
    o1_y = 0.03*angle_15 - 0.1*angle_17 + q1
    o1_z = 0.03*angle_18 + 0.1*angle_20 + q2

    # frame of 'fore' in the base
    o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x
    o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y
    o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y)

    # frame of tool 'grip'
    ot_x_0 = 0.24*s89
    ot_x_1 = 0.24*c89
    ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1
    ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0
    ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1
    ot_x = o3_x + ot_x_2
    ot_y = o3_y - ot_y_0
    ot_z = o3_z - ot_z_0

    # columns of the Jacobian
    J_y0_neg_0 = q0 - ot_x
    J_x0_0 = q1 - ot_y
    J_x0_1 = q2 - ot_z
    J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1
    J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1
    J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0
    J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0
    J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0
    J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0
    J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0
    J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1
    J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0
    J_y6_0 = o1_x - ot_x
    J_x6_neg_0 = o1_y - ot_y
    J_x6_neg_1 = o1_z - ot_z
    J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0
    J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1
    J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0
    J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0
    J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1
    J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0
    J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0
    J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2
    J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0

    # joint forces of the wrench
    tau0_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 + J_y0_neg*f4
    tau0 = J_z0*f5 - tau0_0
    tau1_0 = J_z1_neg*f5
    tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 - tau1_0
    tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2
    tau2 = tau2_0 - J_x2_neg*f3 + J_y2*f4 + J_z2*f5
    tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4)
    tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5
    tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5
    tau6 = tau2_0 - J_x6_neg*f3 + J_y6*f4 + J_z6*f5
    tau7_0 = Q1_xy_neg*f0 - Q1_yy*f1 - Q1_zy*f2
    tau7 = tau7_0 + J_x7*f3 + J_y7*f4 - J_z7_neg*f5
    tau8 = tau7_0 + J_x8*f3 + J_y8*f4 + J_z8*f5

    # composite inertia of 'upper'
    R2_Jzz_0 = 0.44*s8*I3_hx
    R2_Jzz_1 = -0.44*c8*I3_hy
    R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1
    R2_hx = I2_hx + I3_hx
    R2_hy = I3_hy - I2_hy_neg
    R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg
    R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy
    R2_Jzz = R2_Jzz_2 + 0.01916116
    R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy
    R2_Jxz = I2_Jxz + I3_Jxz
    R2_Jyz = I2_Jyz + I3_Jyz

    # composite inertia of 'turret'
    R1_hx = R2_hx - 0.00036
    R1_Jxx = 0.01914932 - R2_Jxx_neg
    R1_Jzz = R2_Jyy + 0.01925076
    R1_Jxz = R2_Jxy + 2.84e-06

    # composite inertia of 'frame'
    R0_hx_0 = c7*R1_hx + 0.00084*s7
    R0_hy_0 = s7*R1_hx - 0.00084*c7
    R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7
    R0_Jxx_1 = c7*R0_Jxx_0
    R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz
    R0_Jyy_0 = 0.06*R0_hx_0
    R0_Jyy_1 = -0.2*R2_hy
    R0_Jxz_1 = 0.1*R0_hx_0
    R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0
    R0_hx = 0.0096 - R0_hx_0
    R0_hy = -R0_hy_0 - 0.0021
    R0_hz = R2_hy + 0.00512
    R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287
    R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1))
    R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717
    R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084
    R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0)
    R0_Jyz = -R0_Jyz_0 - 0.0001748

    # inertia that joint 'turn' feels, and its couplings inward
    M66 = R2_Jyy + 0.02125076
    M06_neg = R0_Jxz_0 + R0_Jxz_1
    M26 = R1_Jzz - 0.03*R0_hx_0

    # inertia that joint 'lift' feels, and its couplings inward
    M77 = R2_Jzz_2 + 0.02116116
    M37 = c7*R2_hy
    M47 = s7*R2_hy
    M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz)
    M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx)
    M27 = R2_Jyz + 0.03*M47

    # inertia that joint 'elbow' feels, and its couplings inward
    M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675
    M38 = c7*I3_hy
    M48 = s7*I3_hy
    M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48
    M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89)
    M28 = I3_Jyz + 0.03*M48

    # elimination of 'elbow'
    U08 = -176.21145374449338*M08_neg
    U18 = 176.21145374449338*M18
    U28 = 176.21145374449338*M28
    U38 = 176.21145374449338*M38
    U48 = 176.21145374449338*M48
    U58 = 4.845814977973569*s89
    U68 = -0.009162995594713657*c89
    U78 = 176.21145374449338*M78
    M00e8 = R0_Jxx + M08_neg*U08
    M01e8 = R0_Jxy + M08_neg*U18
    M11e8 = R0_Jyy - M18*U18
    M02e8 = R0_Jxz + M08_neg*U28
    M12e8 = R0_Jyz - M18*U28
    M22e8 = R0_Jzz - M28*U28
    M03e8 = M08_neg*U38
    M13e8 = R0_hz - M18*U38
    M23e8 = -R0_hy - M28*U38
    M33e8 = 3.64 - M38*U38
    M04e8 = M08_neg*U48 - R0_hz
    M14e8 = -M18*U48
    M24e8 = R0_hx - M28*U48
    M34e8 = -M38*U48
    M44e8 = 3.64 - M48*U48
    M05e8 = R0_hy + M08_neg*U58
    M15e8 = -R0_hx - M18*U58
    M25e8 = -M28*U58
    M35e8 = -M38*U58
    M45e8 = -M48*U58
    M55e8 = 3.64 - I3_hx*U58
    M06e8_neg = M06_neg - M08_neg*U68
    M16e8_neg = R0_Jyz_0 + M18*U68
    M26e8 = M26 - M28*U68
    M36e8 = R0_hy_0 - M38*U68
    M46e8_neg = R0_hx_0 + M48*U68
    M56e8 = -I3_hx*U68
    M66e8 = M66 - I3_Jyz*U68
    M07e8 = M07 + M08_neg*U78
    M17e8 = M17 - M18*U78
    M27e8 = M27 - M28*U78
    M37e8 = M37 - M38*U78
    M47e8 = M47 - M48*U78
    M57e8 = R2_hx - I3_hx*U78
    M67e8 = R2_Jyz - I3_Jyz*U78
    D7 = M77 - M78*U78

    # elimination of 'lift'
    D7_inv = 1.0/D7
    U07 = M07e8*D7_inv
    U17 = M17e8*D7_inv
    U27 = M27e8*D7_inv
    U37 = M37e8*D7_inv
    U47 = M47e8*D7_inv
    U57 = M57e8*D7_inv
    U67 = M67e8*D7_inv
    M00e7 = M00e8 - M07e8*U07
    M01e7 = M01e8 - M07e8*U17
    M11e7 = M11e8 - M17e8*U17
    M02e7 = M02e8 - M07e8*U27
    M12e7 = M12e8 - M17e8*U27
    M22e7 = M22e8 - M27e8*U27
    M03e7 = M03e8 - M07e8*U37
    M13e7 = M13e8 - M17e8*U37
    M23e7 = M23e8 - M27e8*U37
    M33e7 = M33e8 - M37e8*U37
    M04e7 = M04e8 - M07e8*U47
    M14e7 = M14e8 - M17e8*U47
    M24e7 = M24e8 - M27e8*U47
    M34e7 = M34e8 - M37e8*U47
    M44e7 = M44e8 - M47e8*U47
    M05e7 = M05e8 - M07e8*U57
    M15e7 = M15e8 - M17e8*U57
    M25e7 = M25e8 - M27e8*U57
    M35e7 = M35e8 - M37e8*U57
    M45e7 = M45e8 - M47e8*U57
    M55e7 = M55e8 - M57e8*U57
    M06e7_neg = M06e8_neg + M07e8*U67
    M16e7_neg = M16e8_neg + M17e8*U67
    M26e7 = M26e8 - M27e8*U67
    M36e7 = M36e8 - M37e8*U67
    M46e7 = -M46e8_neg - M47e8*U67
    M56e7 = M56e8 - M57e8*U67
    D6 = M66e8 - M67e8*U67

    # elimination of 'turn'
    D6_inv = 1.0/D6
    U06_neg = M06e7_neg*D6_inv
    U16_neg = M16e7_neg*D6_inv
    U26 = M26e7*D6_inv
    U36 = M36e7*D6_inv
    U46 = M46e7*D6_inv
    U56 = M56e7*D6_inv
    M00e6 = M00e7 - M06e7_neg*U06_neg
    M01e6 = M01e7 - M06e7_neg*U16_neg
    M11e6 = M11e7 - M16e7_neg*U16_neg
    M02e6 = M02e7 + M06e7_neg*U26
    M12e6 = M12e7 + M16e7_neg*U26
    M22e6 = M22e7 - M26e7*U26
    M03e6 = M03e7 + M06e7_neg*U36
    M13e6 = M13e7 + M16e7_neg*U36
    M23e6 = M23e7 - M26e7*U36
    M33e6 = M33e7 - M36e7*U36
    M04e6 = M04e7 + M06e7_neg*U46
    M14e6 = M14e7 + M16e7_neg*U46
    M24e6 = M24e7 - M26e7*U46
    M34e6 = M34e7 - M36e7*U46
    M44e6 = M44e7 - M46e7*U46
    M05e6 = M05e7 + M06e7_neg*U56
    M15e6 = M15e7 + M16e7_neg*U56
    M25e6 = M25e7 - M26e7*U56
    M35e6 = M35e7 - M36e7*U56
    M45e6 = M45e7 - M46e7*U56
    D5 = M55e7 - M56e7*U56

    # elimination of 'floating_base'
    D5_inv_neg = -1.0/D5
    U05 = -M05e6*D5_inv_neg
    U15_neg = M15e6*D5_inv_neg
    U25_neg = M25e6*D5_inv_neg
    U35_neg = M35e6*D5_inv_neg
    U45_neg = M45e6*D5_inv_neg
    M04e5 = M04e6 + M05e6*U45_neg
    M14e5 = M14e6 + M15e6*U45_neg
    M24e5 = M24e6 + M25e6*U45_neg
    M34e5 = M34e6 + M35e6*U45_neg
    D4 = M44e6 + M45e6*U45_neg
    D4_inv_neg = -1.0/D4
    U04_neg = M04e5*D4_inv_neg
    U14 = -M14e5*D4_inv_neg
    U24 = -M24e5*D4_inv_neg
    U34 = -M34e5*D4_inv_neg
    M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34
    M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34
    M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34
    D3 = M33e6 + M35e6*U35_neg - M34e5*U34
    D3_inv_neg = -1.0/D3
    U03 = -M03e4*D3_inv_neg
    U13 = -M13e4*D3_inv_neg
    U23_neg = M23e4*D3_inv_neg
    M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg
    M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg
    D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg
    D2_inv = 1.0/D2
    U02 = M02e3*D2_inv
    U12 = M12e3*D2_inv
    M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12
    D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12
    D1_inv_neg = -1.0/D1
    U01_neg = M01e2*D1_inv_neg
    D0_0 = M01e2*U01_neg
    D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0
    D0_inv = 1.0/D0

    # solve with U
    e7 = tau7 - tau8*U78
    e6 = tau6 - U67*e7 - tau8*U68
    e5 = tau5 - U56*e6 - U57*e7 - tau8*U58
    e4 = tau4 + U45_neg*e5 - U46*e6 - U47*e7 - tau8*U48
    e3 = U35_neg*e5 - (U34*e4 - tau3) - U36*e6 - U37*e7 - tau8*U38
    e2_0 = -tau8*U28
    e2 = tau2 + U23_neg*e3 - U24*e4 + U25_neg*e5 - U26*e6 - U27*e7 + e2_0
    e1_0 = tau1 - U12*e2 - U13*e3 - U14*e4 + U15_neg*e5 + U16_neg*e6
    e1 = e1_0 - U17*e7 - tau8*U18
    e0_0 = U02*e2 - (tau0 + U01_neg*e1) + U03*e3 - U04_neg*e4 + U05*e5
    e0 = U06_neg*e6 - e0_0 - U07*e7 - tau8*U08

    # solve with D and U*
    x0 = D0_inv*e0
    x1_neg = D1_inv_neg*e1 - U01_neg*x0
    x2 = D2_inv*e2 - U02*x0 + U12*x1_neg
    x3 = U13*x1_neg - (D3_inv_neg*e3 + U03*x0) + U23_neg*x2
    x4_neg = D4_inv_neg*e4 - U04_neg*x0 - U14*x1_neg + U24*x2 + U34*x3
    x5_neg_0 = D5_inv_neg*e5 + U05*x0 + U15_neg*x1_neg - U25_neg*x2
    x5_neg = x5_neg_0 - U35_neg*x3 + U45_neg*x4_neg
    x6_0 = D6_inv*e6 + U06_neg*x0 - U16_neg*x1_neg - U26*x2 - U36*x3
    x6 = x6_0 + U46*x4_neg + U56*x5_neg
    x7_0 = D7_inv*e7 - U07*x0 + U17*x1_neg - U27*x2 - U37*x3 + U47*x4_neg
    x7 = x7_0 + U57*x5_neg - U67*x6
    x8_0 = 176.21145374449338*tau8 - U08*x0 + U18*x1_neg - U28*x2 - U38*x3
    x8 = x8_0 + U48*x4_neg + U58*x5_neg - U68*x6 - U78*x7

    qdd = [x0, -x1_neg, x2, x3, -x4_neg, -x5_neg, x6, x7, x8]
    return [qdd]


def integrate(q: ArrayLike, v: ArrayLike) -> Array:
    """The position (NQ,) after moving with velocity qd for a time dt, with v = dt qd held in the
    axes of the links.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        v: joint velocities qd; for integrate qd times the step of time, shape (..., 9).

    Returns:
        q_next, shape (..., 10).

    Operations: 69 mul, 52 add, 1 div, 1 sqrt, 2 trig.
    """
    return _evaluate("integrate", _integrate, [("q", q, 10), ("v", v, 9)], [(10,)])


def _integrate(m, q, v):
    cos, sin, sqrt = m.cos, m.sin, m.sqrt
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q
    v0, v1, v2, v3, v4, v5, v6, v7, v8 = v

    # sines and cosines
    angle_0 = v0*v0 + v1*v1 + v2*v2 + 1e-16
    qn0_0 = sqrt(angle_0)
    qn0_1 = 0.5*qn0_0
    qn0_2 = sin(qn0_1)
    qn0_3 = cos(qn0_1)

    # position of joint 'floating_base'
    qn0_4 = 1.0/angle_0
    qn0_5 = qn0_0*qn0_2*qn0_4
    qn0_6 = v1*v5 - v2*v4
    qn0_7 = v2*v3 - v0*v5
    qn0_8 = v0*v4 - v1*v3
    qn0_9 = qn0_5*qn0_5*2.0
    qn0_10 = qn0_4*(2.0*qn0_5*qn0_3 - 1.0)
    qn1_0 = 2.0*q3
    qn0_11 = 2.0*q4
    qn0_12 = 2.0*q5
    qn1_1 = q3*qn1_0
    qn0_13 = q4*qn0_11
    qn0_14 = q5*qn0_12
    qn0_15 = q4*qn1_0
    qn0_16 = q5*qn1_0
    qn1_2 = q5*qn0_11
    qn1_3 = q6*qn1_0
    qn0_17 = q6*qn0_11
    qn0_18 = q6*qn0_12
    qn0_19 = qn0_6*qn0_9 - qn0_10*(v1*qn0_8 - v2*qn0_7) + v3
    qn0_20 = qn0_7*qn0_9 - qn0_10*(v2*qn0_6 - v0*qn0_8) + v4
    qn0_21 = qn0_8*qn0_9 - qn0_10*(v0*qn0_7 - v1*qn0_6) + v5
    qn0_22 = (qn0_16 + qn0_17)*qn0_21
    qn1_4 = (qn1_2 - qn1_3)*qn0_21
    qn2_0 = (qn1_1 + qn0_13 - 1.0)*qn0_21
    qn0 = q0 - ((qn0_13 + qn0_14 - 1.0)*qn0_19 - (qn0_15 - qn0_18)*qn0_20 - qn0_22)
    qn1 = (qn0_15 + qn0_18)*qn0_19 - (qn1_1 + qn0_14 - 1.0)*qn0_20 + qn1_4 + q1
    qn2 = (qn0_16 - qn0_17)*qn0_19 + (qn1_2 + qn1_3)*qn0_20 - qn2_0 + q2
    qn3_0 = v0*qn0_5
    qn3_1 = v1*qn0_5
    qn3_2 = v2*qn0_5
    qn3 = q6*qn3_0 + q3*qn0_3 + (q4*qn3_2 - q5*qn3_1)
    qn4 = q6*qn3_1 + q4*qn0_3 + (q5*qn3_0 - q3*qn3_2)
    qn5 = q6*qn3_2 + q5*qn0_3 + (q3*qn3_1 - q4*qn3_0)
    qn6 = q6*qn0_3 - (q3*qn3_0 + q4*qn3_1 + q5*qn3_2)

    # position of joint 'turn'
    qn7 = v6 + q7

    # position of joint 'lift'
    qn8 = v7 + q8

    # position of joint 'elbow'
    qn9 = v8 + q9

    q_next = [qn0, qn1, qn2, qn3, qn4, qn5, qn6, qn7, qn8, qn9]
    return [q_next]


def normalise(q: ArrayLike) -> Array:
    """The same position (NQ,) with every quaternion at length one.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).

    Returns:
        q_unit, shape (..., 10).

    Operations: 8 mul, 3 add, 1 div, 1 sqrt.
    """
    return _evaluate("normalise", _normalise, [("q", q, 10)], [(10,)])


def _normalise(m, q):
    sqrt = m.sqrt
    q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 = q

    # position of joint 'floating_base'
    qu3_0 = 1.0/sqrt(q3*q3 + q4*q4 + q5*q5 + q6*q6)
    qu3 = q3*qu3_0
    qu4 = q4*qu3_0
    qu5 = q5*qu3_0
    qu6 = q6*qu3_0

    q_unit = [q0, q1, q2, qu3, qu4, qu5, qu6, q7, q8, q9]
    return [q_unit]


def position_rate(q: ArrayLike, v: ArrayLike) -> Array:
    """How fast the numbers of position change (NQ,) at the velocity v = qd.

    Args:
        q: joint positions [rad or m or quaternion], shape (..., 10).
        v: joint velocities qd; for integrate qd times the step of time, shape (..., 9).

    Returns:
        q_rate, shape (..., 10).

    Operations: 36 mul, 26 add.
    """
    return _evaluate("position_rate", _position_rate, [("q", q, 10), ("v", v, 9)], [(10,)])


def _position_rate(m, q, v):
    q3 = q[3]
    q4 = q[4]
    q5 = q[5]
    q6 = q[6]
    v0, v1, v2, v3, v4, v5, v6, v7, v8 = v

    # position of joint 'floating_base'
    qr1_0 = 2.0*q3
    qr0_0 = 2.0*q4
    qr0_1 = 2.0*q5
    qr1_1 = q3*qr1_0
    qr0_2 = q4*qr0_0
    qr0_3 = q5*qr0_1
    qr0_4 = q4*qr1_0
    qr0_5 = q5*qr1_0
    qr1_2 = q5*qr0_0
    qr1_3 = q6*qr1_0
    qr0_6 = q6*qr0_0
    qr0_7 = q6*qr0_1
    qr0_8 = v5*(qr0_5 + qr0_6)
    qr0 = qr0_8 - (v3*(qr0_2 + qr0_3 - 1.0) - v4*(qr0_4 - qr0_7))
    qr1 = v3*(qr0_4 + qr0_7) - v4*(qr1_1 + qr0_3 - 1.0) + v5*(qr1_2 - qr1_3)
    qr2 = v3*(qr0_5 - qr0_6) + v4*(qr1_2 + qr1_3) - v5*(qr1_1 + qr0_2 - 1.0)
    qr3_0 = 0.5*v0
    qr3_1 = 0.5*v1
    qr3_2 = 0.5*v2
    qr3 = q4*qr3_2 - q5*qr3_1 + q6*qr3_0
    qr4 = q5*qr3_0 - q3*qr3_2 + q6*qr3_1
    qr5 = q3*qr3_1 - q4*qr3_0 + q6*qr3_2
    qr6_neg = q3*qr3_0 + q4*qr3_1 + q5*qr3_2

    q_rate = [qr0, qr1, qr2, qr3, qr4, qr5, -qr6_neg, v6, v7, v8]
    return [q_rate]


def using(xp: object):
    """The functions of this module over another array library: traced, differentiated, on a device.

    Args:
        xp: `jax.numpy`, `torch`, `cupy` or another library with their functions; or `casadi`.

    Returns:
        A module with the same constants and functions; make it once and keep it. Arguments are
        arrays of `xp`, shape (..., 10) as here, or plain numbers; results have the float type
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
            "q": [
                -1.46, 1.39, 1.06, -0.8363857467358293, -0.01706909687215978, -0.17069096872159784,
                0.5206074546008733, 1.15, -1.62, -1.89,
            ],
            "qd": [1.34, -0.27, 1.05, -1.99, -0.22, 0.89, -1.08, 1.78, 1.61],
            "qdd": [-1.88, -1.9, 0.17, 1.76, -0.48, -1.13, -0.31, -1.88, -1.11],
            "tau": [-0.25, -0.02, -1.07, -1.08, -1.12, -0.16, -0.84, -1.91, 1.35],
            "f": [0.49, 0.45, -0.17, -1.89, -1.08, -1.29],
            "v": [-1.05, 0.18, -0.52, 0.42, 0.5, -1.74, -1.95, 1.35, -0.96],
        },
        {
            "q": [
                0.34, 1.44, 1.19, 0.49132043419111693, 0.5243503793468223, -0.4046168281573904,
                0.565637810791454, 0.69, -1.67, -1.93,
            ],
            "qd": [-1.94, 1.02, -1.0, -1.56, 0.5, -0.62, -1.72, -1.36, 0.11],
            "qdd": [-1.33, -0.91, 0.85, -0.18, -0.71, -0.1, -1.91, -0.45, -0.32],
            "tau": [-1.25, -1.56, 1.6, 0.04, -1.16, 0.42, 1.27, -1.92, -1.93],
            "f": [1.04, 0.4, 1.36, -0.53, -0.64, -0.84],
            "v": [-1.06, 1.98, -0.12, 1.35, -0.09, 0.56, -1.4, 0.54, 1.47],
        },
    ]
    expected = [
        (mass_matrix, ["q"], [
            (0, [
                (5.1e-09, [
                    0.03754584, -0.00559056, 0.00247042, 0.0, -0.03511387, 0.05659789, 0.00054364,
                    -0.01129901, -0.00020021, -0.00559056, 0.03611186, 0.00135709, 0.03511387, 0.0,
                    -0.03494867, 0.00153189, 0.00692895, -0.00022802, 0.00247042, 0.00135709,
                    0.05393338, -0.05659789, 0.03494867, 0.0, 0.01160122, 0.00086686, 0.00075101,
                    0.0, 0.03511387, -0.05659789, 3.64, 0.0, 0.0, -0.05869789, 0.01225212,
                    0.01047967, -0.03511387, 0.0, 0.03494867, 0.0, 3.64, 0.0, 0.02534867,
                    0.02737732, 0.02341678, 0.05659789, -0.03494867, 0.0, 0.0, 0.0, 3.64, 0.0,
                    -0.06357194, 0.00990358, 0.00054364, 0.00153189, 0.01160122, -0.05869789,
                    0.02534867, 0.0, 0.01284076, 4.554e-05, 4.851e-05, -0.01129901, 0.00692895,
                    0.00086686, 0.01225212, 0.02737732, -0.06357194, 4.554e-05, 0.01736405,
                    0.00277645, -0.00020021, -0.00022802, 0.00075101, 0.01047967, 0.02341678,
                    0.00990358, 4.851e-05, 0.00277645, 0.005675,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.03248913, -0.00591705, 0.00279096, 0.0, -0.03778674, 0.03760418, 0.00094436,
                    -0.00743762, -7.005e-05, -0.00591705, 0.04125815, 0.0007693, 0.03778674, 0.0,
                    -0.05638705, 0.0009441, 0.01078513, -0.00031636, 0.00279096, 0.0007693,
                    0.05443448, -0.03760418, 0.05638705, 0.0, 0.01145917, 0.00066682, 0.00051756,
                    0.0, 0.03778674, -0.03760418, 3.64, 0.0, 0.0, -0.03970418, 0.02519409,
                    0.01901959, -0.03778674, 0.0, 0.05638705, 0.0, 3.64, 0.0, 0.04678705,
                    0.02079359, 0.01569755, 0.03760418, -0.05638705, 0.0, 0.0, 0.0, 3.64, 0.0,
                    -0.06099751, 0.01216931, 0.00094436, 0.0009441, 0.01145917, -0.03970418,
                    0.04678705, 0.0, 0.01205556, 4.302e-05, 4.663e-05, -0.00743762, 0.01078513,
                    0.00066682, 0.02519409, 0.02079359, -0.06099751, 4.302e-05, 0.01690766,
                    0.00254825, -7.005e-05, -0.00031636, 0.00051756, 0.01901959, 0.01569755,
                    0.01216931, 4.663e-05, 0.00254825, 0.005675,
                ]),
            ]),
        ]),
        (udu, ["q"], [
            (0, [
                (5.6e-09, [
                    1.0, -0.02724316, 0.05567238, 0.00249229, -0.00699139, 0.00272273, 0.04366051,
                    -0.69981684, -0.03527951, 0.0, 1.0, -0.00283477, 0.01182084, -0.00259008,
                    -0.00133826, 0.118708, 0.43987485, -0.0401804, 0.0, 0.0, 1.0, -0.0015776,
                    0.0024893, 0.00024518, 0.90294666, 0.03120367, 0.13233734, 0.0, 0.0, 0.0, 1.0,
                    0.01858149, 0.00366555, -4.57910648, 0.44515571, 1.8466373, 0.0, 0.0, 0.0, 0.0,
                    1.0, 0.00815927, 1.95686771, 0.99469907, 4.12630541, 0.0, 0.0, 0.0, 0.0, 0.0,
                    1.0, 0.00066777, -4.27455097, 1.74512383, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    0.0013627, 0.00854818, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.48924161, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.5e-09, [
                    0.02930186, 0.03232749, 0.04331945, 3.34699188, 3.4781472, 3.33026431,
                    0.01284032, 0.0160057, 0.005675,
                ]),
            ]),
            (1, [
                (5.5e-09, [
                    1.0, -0.03183904, 0.05073853, 0.00351997, -0.01024644, 0.00195848, 0.07924466,
                    -0.46983262, -0.01234329, 0.0, 1.0, -0.00758482, 0.00898902, -0.00357992,
                    -0.00289073, 0.07726142, 0.69319882, -0.0557458, 0.0, 0.0, 1.0, -0.00063378,
                    0.00301324, 0.00021848, 0.95015939, 0.02755898, 0.09119965, 0.0, 0.0, 0.0, 1.0,
                    0.02554551, 0.00882135, -3.30844617, 1.05647823, 3.35146912, 0.0, 0.0, 0.0, 0.0,
                    1.0, 0.00729427, 3.86878937, 0.87194963, 2.76608847, 0.0, 0.0, 0.0, 0.0, 0.0,
                    1.0, -0.00057368, -4.21621196, 2.14437219, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    0.00140049, 0.00821699, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.44903093, 0.0,
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.5e-09, [
                    0.02837472, 0.03324317, 0.04345945, 3.42422802, 3.40398121, 3.33368696,
                    0.01205514, 0.01576342, 0.005675,
                ]),
            ]),
        ]),
        (innovations, ["q"], [
            (0, [
                (5.6e-09, [
                    1.0, 0.02724316, -0.05559515, -0.00290203, 0.00725427, -0.0027212, -0.02417756,
                    0.67204513, -0.30467981, 0.0, 1.0, 0.00283477, -0.01181637, 0.00280259,
                    0.00135801, -0.18086124, -0.43143956, 0.26031577, 0.0, 0.0, 1.0, 0.0015776,
                    -0.00251861, -0.00023041, -0.8907939, -0.02917171, -0.10256926, 0.0, 0.0, 0.0,
                    1.0, -0.01858149, -0.00351394, 4.61547034, -0.44798271, -1.58411423, 0.0, 0.0,
                    0.0, 0.0, 1.0, -0.00815927, -1.95686226, -1.02690969, -3.59293191, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.0, -0.00066777, 4.27455188, -3.83640675, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 1.0, -0.0013627, -0.00788149, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    -0.48924161, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.5e-09, [
                    0.02930186, 0.03232749, 0.04331945, 3.34699188, 3.4781472, 3.33026431,
                    0.01284032, 0.0160057, 0.005675,
                ]),
            ]),
            (1, [
                (5.5e-09, [
                    1.0, 0.03183904, -0.05049703, -0.00383818, 0.01061062, -0.00189895, -0.08747413,
                    0.43607263, -0.18878215, 0.0, 1.0, 0.00758482, -0.00898421, 0.00378657,
                    0.00294071, -0.12883973, -0.67463883, 0.3723768, 0.0, 0.0, 1.0, 0.00063378,
                    -0.00302943, -0.00020198, -0.93634243, -0.02512728, -0.0655341, 0.0, 0.0, 0.0,
                    1.0, -0.02554551, -0.00863501, 3.40727141, -1.07538273, -2.80740874, 0.0, 0.0,
                    0.0, 0.0, 1.0, -0.00729427, -3.86879356, -0.89728558, -2.31574802, 0.0, 0.0,
                    0.0, 0.0, 0.0, 1.0, 0.00057368, 4.21621116, -4.03758611, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 1.0, -0.00140049, -0.00758813, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                    -0.44903093, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
                (5.5e-09, [
                    0.02837472, 0.03324317, 0.04345945, 3.42422802, 3.40398121, 3.33368696,
                    0.01205514, 0.01576342, 0.005675,
                ]),
            ]),
        ]),
        (mass_matrix_inverse, ["q"], [
            (0, [
                (5.3e-07, [
                    34.127526, 0.929742, -1.897325, -0.099039, 0.24757, -0.092868, -0.82512,
                    22.935238, -10.397968, 0.929742, 30.958756, 0.036, -0.368219, 0.093438,
                    0.039478, -5.617137, -12.721076, 7.769185, -1.897325, 0.036, 23.190047,
                    0.040888, -0.071658, -3.7e-05, -20.533355, -1.98633, -1.766838, -0.099039,
                    -0.368219, 0.040888, 0.30344, -0.007386, -0.001285, 1.415053, -0.043767,
                    -0.542006, 0.24757, 0.093438, -0.071658, -0.007386, 0.289798, -0.002869,
                    -0.558114, -0.162088, -1.071106, -0.092868, 0.039478, -3.7e-05, -0.001285,
                    -0.002869, 0.30061, -0.00107, 1.206047, -1.102115, -0.82512, -5.617137,
                    -20.533355, 1.415053, -0.558114, -0.00107, 104.69487, 2.312116, 0.128114,
                    22.935238, -12.721076, -1.98633, -0.043767, -0.162088, 1.206047, 2.312116,
                    89.518742, -44.61024, -10.397968, 7.769185, -1.766838, -0.542006, -1.071106,
                    -1.102115, 0.128114, -44.61024, 205.558621,
                ]),
            ]),
            (1, [
                (5.3e-07, [
                    35.242637, 1.122092, -1.779649, -0.135268, 0.373946, -0.066924, -3.082819,
                    15.368349, -6.653181, 1.122092, 30.117091, 0.171499, -0.274564, 0.125811,
                    0.08633, -3.973829, -19.804743, 10.989771, -1.779649, 0.171499, 23.101554,
                    0.019364, -0.087726, -0.000597, -21.418922, -1.508161, -1.087009, -0.135268,
                    -0.274564, 0.019364, 0.294993, -0.009963, -0.003063, 1.028045, -0.191078,
                    -0.895923, 0.373946, 0.125811, -0.087726, -0.009963, 0.298575, -0.00244,
                    -1.144085, -0.167602, -0.682972, -0.066924, 0.08633, -0.000597, -0.003063,
                    -0.00244, 0.300394, -0.001321, 1.180618, -1.153226, -3.082819, -3.973829,
                    -21.418922, 1.028045, -1.144085, -0.001321, 111.682313, 1.646024, -0.240975,
                    15.368349, -19.804743, -1.508161, -0.191078, -0.167602, 1.180618, 1.646024,
                    89.752199, -42.519521, -6.653181, 10.989771, -1.087009, -0.895923, -0.682972,
                    -1.153226, -0.240975, -42.519521, 203.300428,
                ]),
            ]),
        ]),
        (inverse_dynamics, ["q", "qd", "qdd"], [
            (0, [
                (5.1e-08, [
                    0.0477471, 0.2893784, -0.6906627, 17.1349328, -44.5686143, -21.4725867,
                    -0.5958015, 0.0992101, -0.2896642,
                ]),
            ]),
            (1, [
                (5.1e-08, [
                    -0.0508325, -0.516339, 0.4820783, -37.0018755, 3.2505378, 0.9328811, 0.4516472,
                    -0.3691171, -0.1923683,
                ]),
            ]),
        ]),
        (bias_forces, ["q", "qd"], [
            (0, [
                (5.1e-08, [
                    0.1330964, 0.2592058, -0.5701611, 10.8213409, -42.8080496, -17.4279074,
                    -0.4742453, 0.0464671, -0.2750807,
                ]),
            ]),
            (1, [
                (5.1e-08, [
                    -0.0400126, -0.4795995, 0.4958398, -36.3387374, 5.8404961, 1.2720278, 0.4931545,
                    -0.3480568, -0.1743517,
                ]),
            ]),
        ]),
        (gravity_forces, ["q"], [
            (0, [
                (5.1e-08, [
                    0.0760703, 0.2415004, -0.4649722, 10.8303429, -30.8888454, -14.2713956,
                    -0.3897554, 0.0533794, -0.2063618,
                ]),
            ]),
            (1, [
                (5.1e-08, [
                    -0.0607992, -0.3491932, 0.4382334, -35.3790912, 4.6955423, -1.1668855,
                    0.4462606, -0.1984972, -0.168513,
                ]),
            ]),
        ]),
        (coriolis_matrix, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.01214332, -0.02270253, -0.00213464, -0.02158813, 0.07584118, 0.04705258,
                    0.00051699, -0.00932179, -0.00877966, 0.00189727, 0.01379178, -0.03697843,
                    -0.00943614, -0.08370078, -0.00948074, -0.007308, 0.00649927, 0.00589976,
                    0.01099371, 0.0461857, 0.01812897, 0.0366961, 0.05942779, -0.03154979,
                    0.01627999, 0.00299743, -3.736e-05, 0.02158813, -0.08777714, -0.09575219, 0.0,
                    -3.822, -0.9828, -0.08567219, -0.02172466, 0.01174274, 0.02137211, 0.08370078,
                    0.04264697, 3.822, 0.0, -4.8776, 0.04044197, -0.00391395, 0.01705916, 0.0120035,
                    -0.09259401, 0.03154979, 0.9828, 4.8776, 0.0, 0.01811879, -0.05469964,
                    -0.0527618, 0.00542569, 0.01651527, 0.01691571, 0.0266161, 0.06163279,
                    -0.01811879, 0.01506673, 0.00311485, -0.00054913, -0.01094627, 0.02021655,
                    -0.00596963, 0.01158176, -0.09805112, -0.03999368, -0.0030281, 0.00924846,
                    0.01181394, 0.00354422, -0.00051787, 0.00068063, 0.02726159, 0.00226714,
                    -0.034208, 0.00061262, -0.00256547, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -0.01244271, 0.00090485, 0.01588251, -0.00056953, -0.07295212, -0.07330627,
                    -0.00091835, -3.549e-05, 0.00106529, 0.01141131, 0.00405402, 0.05224253,
                    0.05751479, 0.14717761, 0.03854247, 0.00688853, 0.00656686, 0.00589875,
                    -0.02560312, -0.06120272, -0.00505714, -0.05638705, -0.03760418, 0.0710346,
                    -0.00386602, -0.02541529, -0.00935113, 0.00056953, 0.02678045, 0.16341332, 0.0,
                    3.64, 3.7128, 0.15381332, 0.05935348, 0.04337812, -0.01134312, -0.14717761,
                    0.07372357, -3.64, 0.0, 7.0616, 0.07582357, -0.13320605, -0.03780759, -0.03372,
                    -0.07466186, -0.0710346, -3.7128, -7.0616, 0.0, -0.0502686, -0.02432347,
                    -0.01902716, -0.00627341, -0.01584872, -0.00733185, -0.04678705, -0.03970418,
                    0.0502686, -0.00614072, -0.02141911, -0.0082169, 0.01996983, -0.00059977,
                    0.02567867, 0.04142387, 0.14352927, 0.06603754, 0.02137279, 0.00062303,
                    0.00436998, -0.0023913, -0.00508645, 0.00805047, -0.02811025, -0.00458888,
                    0.04985323, 0.00818813, -0.00374695, 0.0,
                ]),
            ]),
        ]),
        (forward_dynamics, ["q", "qd", "tau"], [
            (0, [
                (5.5e-07, [
                    -63.957357, 39.509632, -5.823928, -5.133874, 10.81498, 0.960954, -70.586404,
                    -238.133468, 366.745371,
                ]),
            ]),
            (1, [
                (5.3e-07, [
                    -68.174529, -35.898762, 16.434911, 13.957447, -2.562052, -0.195462, 114.378376,
                    -70.804836, -322.125126,
                ]),
            ]),
        ]),
        (pose_front_left, ["q"], [
            (0, [
                (5.1e-09, [
                    0.94114648, 0.20627868, 0.26775439, -1.23395659, -0.14917328, -0.45735305,
                    0.87668439, 1.30106053, 0.30329958, -0.86503023, -0.39966494, 0.94128123, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.1226838, 0.97298127, 0.19559177, 0.55404412, 0.05751496, 0.18977891,
                    -0.9801408, 1.45758161, -0.99077783, 0.13149685, -0.03267818, 1.02575627, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_front_right, ["q"], [
            (0, [
                (5.1e-09, [
                    0.94114648, 0.20627868, 0.26775439, -1.31234249, -0.14917328, -0.45735305,
                    0.87668439, 1.47485469, 0.30329958, -0.86503023, -0.39966494, 1.26999272, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.1226838, 0.97298127, 0.19559177, 0.18431124, 0.05751496, 0.18977891,
                    -0.9801408, 1.38546563, -0.99077783, 0.13149685, -0.03267818, 0.97578746, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_rear_left, ["q"], [
            (0, [
                (5.1e-09, [
                    0.94114648, 0.20627868, 0.26775439, -1.59159225, -0.14917328, -0.45735305,
                    0.87668439, 1.35774638, 0.30329958, -0.86503023, -0.39966494, 0.82602739, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.1226838, 0.97298127, 0.19559177, 0.50742427, 0.05751496, 0.18977891,
                    -0.9801408, 1.43572593, -0.99077783, 0.13149685, -0.03267818, 1.40225185, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_rear_right, ["q"], [
            (0, [
                (5.1e-09, [
                    0.94114648, 0.20627868, 0.26775439, -1.66997815, -0.14917328, -0.45735305,
                    0.87668439, 1.53154053, 0.30329958, -0.86503023, -0.39966494, 1.15473887, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.1226838, 0.97298127, 0.19559177, 0.13769139, 0.05751496, 0.18977891,
                    -0.9801408, 1.36360994, -0.99077783, 0.13149685, -0.03267818, 1.35228304, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (pose_grip, ["q"], [
            (0, [
                (5.1e-09, [
                    -0.63072767, -0.77478232, -0.04353122, -1.31934817, 0.13057132, -0.05066298,
                    -0.99014362, 1.43985835, 0.76494035, -0.63019491, 0.1331189, 0.92652128, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -0.72680134, 0.67231512, 0.14054251, 0.45095142, 0.28562416, 0.10975582,
                    0.95203598, 1.32605103, 0.62464282, 0.73208336, -0.27180012, 1.0791057, 0.0,
                    0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (jacobian_front_left, ["q"], [
            (0, [
                (5.1e-10, [
                    0.941146478, 0.20627868, 0.267754389, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.149173283, -0.457353048, 0.876684391, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.044684973, -0.022638939, -0.139624882, 0.941146478, 0.20627868, 0.267754389,
                    0.0, 0.0, 0.0, 0.180290626, -0.171045233, -0.058554155, -0.149173283,
                    -0.457353048, 0.876684391, 0.0, 0.0, 0.0, -0.049985432, 0.085035327,
                    -0.221982664, 0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.057514958,
                    0.189778907, -0.980140804, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.007972998,
                    -0.033481922, 0.161556518, 0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0,
                    -0.19192012, 0.187952202, 0.02513015, 0.057514958, 0.189778907, -0.980140804,
                    0.0, 0.0, 0.0, -0.01015376, -0.023514481, 0.213232191, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_front_right, ["q"], [
            (0, [
                (5.1e-10, [
                    0.941146478, 0.20627868, 0.267754389, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.149173283, -0.457353048, 0.876684391, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.057061694, -0.022638939, 0.21801078, 0.941146478, 0.20627868, 0.267754389,
                    0.0, 0.0, 0.0, -0.152849443, -0.171045233, -0.115240003, -0.149173283,
                    -0.457353048, 0.876684391, 0.0, 0.0, 0.0, 0.101887246, 0.085035327,
                    -0.106728822, 0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.057514958,
                    0.189778907, -0.980140804, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.066351874,
                    -0.033481922, 0.208176363, 0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0,
                    0.180533386, 0.187952202, 0.046985834, 0.057514958, 0.189778907, -0.980140804,
                    0.0, 0.0, 0.0, 0.002263948, -0.023514481, -0.163263386, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rear_left, ["q"], [
            (0, [
                (5.1e-10, [
                    0.941146478, 0.20627868, 0.267754389, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.149173283, -0.457353048, 0.876684391, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.044684973, 0.079107728, -0.21801078, 0.941146478, 0.20627868, 0.267754389,
                    0.0, 0.0, 0.0, 0.180290626, 0.162094836, 0.115240003, -0.149173283,
                    -0.457353048, 0.876684391, 0.0, 0.0, 0.0, -0.049985432, -0.066837352,
                    0.106728822, 0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.057514958,
                    0.189778907, -0.980140804, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.007972998,
                    0.04084295, -0.208176363, 0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0,
                    -0.19192012, -0.184501304, -0.046985834, 0.057514958, 0.189778907, -0.980140804,
                    0.0, 0.0, 0.0, -0.01015376, -0.035932189, 0.163263386, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rear_right, ["q"], [
            (0, [
                (5.1e-10, [
                    0.941146478, 0.20627868, 0.267754389, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.149173283, -0.457353048, 0.876684391, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    -0.057061694, 0.079107728, 0.139624882, 0.941146478, 0.20627868, 0.267754389,
                    0.0, 0.0, 0.0, -0.152849443, 0.162094836, 0.058554155, -0.149173283,
                    -0.457353048, 0.876684391, 0.0, 0.0, 0.0, 0.101887246, -0.066837352,
                    0.221982664, 0.303299585, -0.865030228, -0.399664943, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.057514958,
                    0.189778907, -0.980140804, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.066351874,
                    0.04084295, -0.161556518, 0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0,
                    0.180533386, -0.184501304, -0.02513015, 0.057514958, 0.189778907, -0.980140804,
                    0.0, 0.0, 0.0, 0.002263948, -0.035932189, -0.213232191, -0.990777833,
                    0.131496855, -0.032678179, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_grip, ["q"], [
            (0, [
                (5.1e-10, [
                    0.941146478, 0.20627868, 0.267754389, 0.0, 0.0, 0.0, 0.267754389, -0.774782318,
                    -0.774782318, -0.149173283, -0.457353048, 0.876684391, 0.0, 0.0, 0.0,
                    0.876684391, -0.050662983, -0.050662983, 0.303299585, -0.865030228,
                    -0.399664943, 0.0, 0.0, 0.0, -0.399664943, -0.630194908, -0.630194908,
                    0.004789443, 0.104175874, -0.097092075, 0.941146478, 0.20627868, 0.267754389,
                    -0.103280435, 0.09873716, 0.151374641, 0.168282667, -0.094134274, -0.020474095,
                    -0.149173283, -0.457353048, 0.876684391, -0.006753503, -0.22915066,
                    -0.031337118, 0.067905502, 0.074612258, -0.109957476, 0.303299585, -0.865030228,
                    -0.399664943, -0.084006569, -0.102968699, -0.183585684,
                ]),
            ]),
            (1, [
                (5.1e-10, [
                    0.122683804, 0.972981266, 0.19559177, 0.0, 0.0, 0.0, 0.19559177, 0.672315121,
                    0.672315121, 0.057514958, 0.189778907, -0.980140804, 0.0, 0.0, 0.0,
                    -0.980140804, 0.109755816, 0.109755816, -0.990777833, 0.131496855, -0.032678179,
                    0.0, 0.0, 0.0, -0.032678179, 0.732083355, 0.732083355, -0.119276199,
                    -0.006061467, 0.104968382, 0.122683804, 0.972981266, 0.19559177, 0.075778944,
                    0.14717015, 0.17443232, -0.096323273, 0.122487837, 0.018064322, 0.057514958,
                    0.189778907, -0.980140804, 0.012370955, 0.149619662, -0.068549798, -0.02036106,
                    -0.131926457, 0.086460532, -0.990777833, 0.131496855, -0.032678179, 0.082515626,
                    -0.157586352, -0.149914278,
                ]),
            ]),
        ]),
        (jacobian_rate_front_left, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.24351592,
                    1.33138903, 0.65312987, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.01619127, -0.85401559,
                    1.07724962, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08191698, 0.10946596, -0.17447685,
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, 0.084153, -0.13140015,
                    0.29923194, -0.24351592, 1.33138903, 0.65312987, 0.0, 0.0, 0.0, 0.23029789,
                    -0.23516317, 0.03081338, -1.01619127, -0.85401559, 1.07724962, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.80996471,
                    1.95898812, 0.42683634, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.09816511, -0.92738217,
                    -0.75548949, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.39011994, -0.41759156, 0.17398692,
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, 0.02232926, -0.05679996,
                    0.21831445, 0.80996471, 1.95898812, 0.42683634, 0.0, 0.0, 0.0, -0.11572154,
                    0.14059805, -0.15755124, -0.09816511, -0.92738217, -0.75548949, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_front_right, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.24351592,
                    1.33138903, 0.65312987, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.01619127, -0.85401559,
                    1.07724962, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.11968175, 0.10946596, -0.06470006,
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, -0.16403635, -0.13140015,
                    0.20669589, -0.24351592, 1.33138903, 0.65312987, 0.0, 0.0, 0.0, -0.17905696,
                    -0.23516317, -0.3553393, -1.01619127, -0.85401559, 1.07724962, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.80996471,
                    1.95898812, 0.42683634, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.09816511, -0.92738217,
                    -0.75548949, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.37471409, -0.41759156,
                    -0.27155733, -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, -0.13986855,
                    -0.05679996, 0.52610104, 0.80996471, 1.95898812, 0.42683634, 0.0, 0.0, 0.0,
                    0.17136447, 0.14059805, -0.19485398, -0.09816511, -0.92738217, -0.75548949, 0.0,
                    0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_rear_left, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.24351592,
                    1.33138903, 0.65312987, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.01619127, -0.85401559,
                    1.07724962, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08191698, -0.09213278, 0.06470006,
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, 0.084153, 0.1167892,
                    -0.20669589, -0.24351592, 1.33138903, 0.65312987, 0.0, 0.0, 0.0, 0.23029789,
                    0.17419169, 0.3553393, -1.01619127, -0.85401559, 1.07724962, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.80996471,
                    1.95898812, 0.42683634, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.09816511, -0.92738217,
                    -0.75548949, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.39011994, 0.34724247, 0.27155733,
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, 0.02232926, 0.10539785,
                    -0.52610104, 0.80996471, 1.95898812, 0.42683634, 0.0, 0.0, 0.0, -0.11572154,
                    -0.14648796, 0.19485398, -0.09816511, -0.92738217, -0.75548949, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_rear_right, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.24351592,
                    1.33138903, 0.65312987, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.01619127, -0.85401559,
                    1.07724962, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.11968175, -0.09213278, 0.17447685,
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, -0.16403635, 0.1167892,
                    -0.29923194, -0.24351592, 1.33138903, 0.65312987, 0.0, 0.0, 0.0, -0.17905696,
                    0.17419169, -0.03081338, -1.01619127, -0.85401559, 1.07724962, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.80996471,
                    1.95898812, 0.42683634, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.09816511, -0.92738217,
                    -0.75548949, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.37471409, 0.34724247, -0.17398692,
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, -0.13986855, 0.10539785,
                    -0.21831445, 0.80996471, 1.95898812, 0.42683634, 0.0, 0.0, 0.0, 0.17136447,
                    -0.14648796, 0.15755124, -0.09816511, -0.92738217, -0.75548949, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_grip, ["q", "qd"], [
            (0, [
                (5.1e-09, [
                    0.2888863, -0.62941292, -0.53052298, 0.0, 0.0, 0.0, -0.53052298, 0.09775641,
                    0.09775641, -0.24351592, 1.33138903, 0.65312987, 0.0, 0.0, 0.0, 0.65312987,
                    0.2494662, 0.2494662, -1.01619127, -0.85401559, 1.07724962, 0.0, 0.0, 0.0,
                    1.07724962, -0.14024016, -0.14024016, 0.21494293, -0.1289351, -0.60884068,
                    0.2888863, -0.62941292, -0.53052298, -0.58995829, -0.10460889, 0.00386945,
                    0.42644997, -0.46723927, 0.03376669, -0.24351592, 1.33138903, 0.65312987,
                    -0.00617498, -0.44768582, -0.48706215, -0.09916585, -0.0780577, -0.53477633,
                    -1.01619127, -0.85401559, 1.07724962, -0.50915586, 0.11211993, 0.0863295,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -1.17248487, -0.25676423, 2.01272114, 0.0, 0.0, 0.0, 2.01272114, 1.77630984,
                    1.77630984, 0.80996471, 1.95898812, 0.42683634, 0.0, 0.0, 0.0, 0.42683634,
                    1.27936349, 1.27936349, -0.09816511, -0.92738217, -0.75548949, 0.0, 0.0, 0.0,
                    -0.75548949, -1.82309506, -1.82309506, -0.04735904, -0.3548349, -0.00828299,
                    -1.17248487, -0.25676423, 2.01272114, -0.00058006, -0.57779686, -0.30707639,
                    0.06379562, -0.03426086, 0.17019135, 0.80996471, 1.95898812, 0.42683634,
                    0.11142171, 0.08526618, 0.12191218, 0.06226305, -0.09205639, -0.45195322,
                    -0.09816511, -0.92738217, -0.75548949, -0.42413176, -0.49315356, -0.41304339,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_front_left, ["q"], [
            (0, [
                (5.3e-08, [
                    32.6172946, -4.1848526, 1.5853945, 0.5157748, 4.0781583, -2.1729408, -4.1848526,
                    25.6526808, 1.9313034, -2.6980761, -0.0314802, -5.2350427, 1.5853945, 1.9313034,
                    30.0063537, 2.6836336, 6.8652661, -0.4899322, 0.5157748, -2.6980761, 2.6836336,
                    0.858685, 0.6578859, 0.5586515, 4.0781583, -0.0314802, 6.8652661, 0.6578859,
                    2.2940484, -0.3647592, -2.1729408, -5.2350427, -0.4899322, 0.5586515,
                    -0.3647592, 1.6477139,
                ]),
            ]),
            (1, [
                (5.5e-08, [
                    30.1736027, 1.5068084, -1.2908182, -0.0972873, 4.6179457, 0.5027492, 1.5068084,
                    23.5557301, -2.4673207, -3.7047924, -0.2730958, -4.920489, -1.2908182,
                    -2.4673207, 34.7319497, -0.5198747, 7.0849911, 0.3603297, -0.0972873,
                    -3.7047924, -0.5198747, 0.8984685, -0.1246748, 0.7887169, 4.6179457, -0.2730958,
                    7.0849911, -0.1246748, 2.5368393, 0.1564256, 0.5027492, -4.920489, 0.3603297,
                    0.7887169, 0.1564256, 1.3443721,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_front_right, ["q"], [
            (0, [
                (5.3e-08, [
                    32.6172946, -4.1848526, 1.5853945, -1.1353666, -6.7677936, 3.167721, -4.1848526,
                    25.6526808, 1.9313034, 5.3986055, 1.1927419, -3.9515372, 1.5853945, 1.9313034,
                    30.0063537, -1.8964537, 3.9920538, -0.0630129, -1.1353666, 5.3986055,
                    -1.8964537, 1.6095728, -0.0237419, -0.8511654, -6.7677936, 1.1927419, 3.9920538,
                    -0.0237419, 2.3271017, -0.6947937, 3.167721, -3.9515372, -0.0630129, -0.8511654,
                    -0.6947937, 1.1005025,
                ]),
            ]),
            (1, [
                (5.5e-08, [
                    30.1736027, 1.5068084, -1.2908182, -0.2656693, 6.6029425, -1.1161333, 1.5068084,
                    23.5557301, -2.4673207, -5.0597773, 0.7144472, 3.680174, -1.2908182, -2.4673207,
                    34.7319497, 2.1081431, -5.8210533, -0.4588313, -0.2656693, -5.0597773,
                    2.1081431, 1.4509632, -0.3928124, -0.7910337, 6.6029425, 0.7144472, -5.8210533,
                    -0.3928124, 2.6302143, -0.1637014, -1.1161333, 3.680174, -0.4588313, -0.7910337,
                    -0.1637014, 0.9300216,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_rear_left, ["q"], [
            (0, [
                (5.3e-08, [
                    32.6172946, -4.1848526, 1.5853945, 0.9082257, 7.2704333, -1.8206544, -4.1848526,
                    25.6526808, 1.9313034, -5.7641237, -1.2045036, 3.7020488, 1.5853945, 1.9313034,
                    30.0063537, 0.7601079, -3.6833532, 0.2906402, 0.9082257, -5.7641237, 0.7601079,
                    1.6387746, 0.1051855, -0.8201902, 7.2704333, -1.2045036, -3.6833532, 0.1051855,
                    2.4640517, -0.4586245, -1.8206544, 3.7020488, 0.2906402, -0.8201902, -0.4586245,
                    0.8730802,
                ]),
            ]),
            (1, [
                (5.5e-08, [
                    30.1736027, 1.5068084, -1.2908182, 0.4418077, -6.6821045, -0.0864684, 1.5068084,
                    23.5557301, -2.4673207, 5.1099108, -0.7253764, -3.8552568, -1.2908182,
                    -2.4673207, 34.7319497, -0.6897195, 5.9517804, 0.2735153, 0.4418077, 5.1099108,
                    -0.6897195, 1.4010529, -0.2068309, -0.8273829, -6.6821045, -0.7253764,
                    5.9517804, -0.2068309, 2.7062137, 0.0625693, -0.0864684, -3.8552568, 0.2735153,
                    -0.8273829, 0.0625693, 0.9261501,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_rear_right, ["q"], [
            (0, [
                (5.3e-08, [
                    32.6172946, -4.1848526, 1.5853945, -0.7429157, -3.5755187, 3.5200075,
                    -4.1848526, 25.6526808, 1.9313034, 2.3325579, 0.0197186, 4.9855543, 1.5853945,
                    1.9313034, 30.0063537, -3.8199795, -6.5565656, 0.7175594, -0.7429157, 2.3325579,
                    -3.8199795, 1.0425673, 0.8930341, 0.3999294, -3.5755187, 0.0197186, -6.5565656,
                    0.8930341, 2.0521561, -0.5027952, 3.5200075, 4.9855543, 0.7175594, 0.3999294,
                    -0.5027952, 1.8494035,
                ]),
            ]),
            (1, [
                (5.5e-08, [
                    30.1736027, 1.5068084, -1.2908182, 0.2734256, -4.6971077, -1.7053508, 1.5068084,
                    23.5557301, -2.4673207, 3.7549259, 0.2621666, 4.7454061, -1.2908182, -2.4673207,
                    34.7319497, 1.9382984, -6.9542641, -0.5456457, 0.2734256, 3.7549259, 1.9382984,
                    1.0481301, -0.4443561, 0.7535857, -4.6971077, 0.2621666, -6.9542641, -0.4443561,
                    2.5082593, 0.3927891, -1.7053508, 4.7454061, -0.5456457, 0.7535857, 0.3927891,
                    1.3844864,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_grip, ["q"], [
            (0, [
                (5.2e-07, [
                    143.559577, 17.91353, 84.054186, -21.935788, 9.681867, 25.89447, 17.91353,
                    79.881005, -10.785268, -10.603361, 0.072465, -5.678571, 84.054186, -10.785268,
                    107.388084, -16.635731, 7.918795, 21.679349, -21.935788, -10.603361, -16.635731,
                    5.376939, -1.088656, -3.898636, 9.681867, 0.072465, 7.918795, -1.088656,
                    3.046309, 1.2588, 25.89447, -5.678571, 21.679349, -3.898636, 1.2588, 6.82368,
                ]),
            ]),
            (1, [
                (5.2e-07, [
                    114.76267, 6.783409, 89.060365, 21.508101, -4.229956, -21.357926, 6.783409,
                    94.023548, 12.926117, -3.069187, -1.817982, -10.918309, 89.060365, 12.926117,
                    131.841038, 26.840217, -4.135663, -19.8267, 21.508101, -3.069187, 26.840217,
                    6.514208, -1.193769, -4.115517, -4.229956, -1.817982, -4.135663, -1.193769,
                    2.930303, 0.933662, -21.357926, -10.918309, -19.8267, -4.115517, 0.933662,
                    5.487331,
                ]),
            ]),
        ]),
        (operational_inertia_front_left, ["q"], [
            (0, [
                (5.6e-09, [
                    0.10503551, 0.07666263, 0.08056335, 0.00773471, -0.37815242, 0.31970545,
                    0.07666263, 0.24465618, -0.04116441, 0.3647772, 0.00384669, 0.74334566,
                    0.08056335, -0.04116441, 0.229872, -0.3200762, -0.74180677, -0.01188688,
                    0.00773471, 0.3647772, -0.3200762, 3.38677282, -0.03517833, -0.08207829,
                    -0.37815242, 0.00384669, -0.74180677, -0.03517833, 3.34549303, 0.04548825,
                    0.31970545, 0.74334566, -0.01188688, -0.08207829, 0.04548825, 3.42460491,
                ]),
            ]),
            (1, [
                (5.6e-09, [
                    0.12317368, -0.02304792, 0.11372653, -0.00930166, -0.53906085, -0.09272153,
                    -0.02304792, 0.27651788, 0.01936449, 0.53103415, 0.00033456, 0.70391596,
                    0.11372653, 0.01936449, 0.1781769, 0.09071407, -0.69863355, 0.00865899,
                    -0.00930166, 0.53103415, 0.09071407, 3.43327969, -0.00491587, -0.0908823,
                    -0.53906085, 0.00033456, -0.69863355, -0.00491587, 3.32607383, 0.0059441,
                    -0.09272153, 0.70391596, 0.00865899, -0.0908823, 0.0059441, 3.4052008,
                ]),
            ]),
        ]),
        (operational_inertia_front_right, ["q"], [
            (0, [
                (5.6e-09, [
                    0.20502907, -0.03427149, -0.10345786, 0.01043592, 0.71364398, -0.26051837,
                    -0.03427149, 0.27106489, -0.06305719, -0.74206015, 0.01184457, 0.501885,
                    -0.10345786, -0.06305719, 0.12421576, 0.26576765, -0.48568108, -0.02258597,
                    0.01043592, -0.74206015, 0.26576765, 3.38677282, -0.03517833, -0.08207829,
                    0.71364398, 0.01184457, -0.48568108, -0.03517833, 3.34549303, 0.04548825,
                    -0.26051837, 0.501885, -0.02258597, -0.08207829, 0.04548825, 3.42460491,
                ]),
            ]),
            (1, [
                (5.6e-09, [
                    0.18964417, -0.02948413, -0.11021301, -0.01561009, -0.70483212, 0.15255086,
                    -0.02948413, 0.28649616, -0.03317514, 0.73619321, -0.0021088, -0.55964002,
                    -0.11021301, -0.03317514, 0.12127739, -0.15869784, 0.53147983, 0.01741078,
                    -0.01561009, 0.73619321, -0.15869784, 3.43327969, -0.00491587, -0.0908823,
                    -0.70483212, -0.0021088, 0.53147983, -0.00491587, 3.32607383, 0.0059441,
                    0.15255086, -0.55964002, 0.01741078, -0.0908823, 0.0059441, 3.4052008,
                ]),
            ]),
        ]),
        (operational_inertia_rear_left, ["q"], [
            (0, [
                (5.6e-09, [
                    0.21199529, -0.0070594, -0.10639519, 0.01644183, -0.76631188, 0.12033612,
                    -0.0070594, 0.28681882, -0.0352273, 0.7844699, -0.01647597, -0.49087502,
                    -0.10639519, -0.0352273, 0.10034713, -0.14067514, 0.45266673, -0.00027134,
                    0.01644183, 0.7844699, -0.14067514, 3.38677282, -0.03517833, -0.08207829,
                    -0.76631188, -0.01647597, 0.45266673, -0.03517833, 3.34549303, 0.04548825,
                    0.12033612, -0.49087502, -0.00027134, -0.08207829, 0.04548825, 3.42460491,
                ]),
            ]),
            (1, [
                (5.6e-09, [
                    0.1864044, -0.00184196, -0.11557458, -0.01313876, 0.71332115, -0.01606061,
                    -0.00184196, 0.30189518, 0.00144859, -0.75734355, 0.00190825, 0.57938281,
                    -0.11557458, 0.00144859, 0.1179502, 0.01544821, -0.54346506, 0.0109224,
                    -0.01313876, -0.75734355, 0.01544821, 3.43327969, -0.00491587, -0.0908823,
                    0.71332115, 0.00190825, -0.54346506, -0.00491587, 3.32607383, 0.0059441,
                    -0.01606061, 0.57938281, 0.0109224, -0.0908823, 0.0059441, 3.4052008,
                ]),
            ]),
        ]),
        (operational_inertia_rear_right, ["q"], [
            (0, [
                (5.6e-09, [
                    0.12610235, 0.10259215, 0.07128906, 0.01914303, 0.32548451, -0.4598877,
                    0.10259215, 0.2308029, -0.04565464, -0.32236745, -0.00847809, -0.73233568,
                    0.07128906, -0.04565464, 0.24430835, 0.44516871, 0.70879241, -0.01097043,
                    0.01914303, -0.32236745, 0.44516871, 3.38677282, -0.03517833, -0.08207829,
                    0.32548451, -0.00847809, 0.70879241, -0.03517833, 3.34549303, 0.04548825,
                    -0.4598877, -0.73233568, -0.01097043, -0.08207829, 0.04548825, 3.42460491,
                ]),
            ]),
            (1, [
                (5.6e-09, [
                    0.13877179, -0.04587344, 0.11621904, -0.01944718, 0.54754988, 0.22921178,
                    -0.04587344, 0.27520407, 0.03780563, -0.55218449, -0.00053511, -0.68417317,
                    0.11621904, 0.03780563, 0.18664822, -0.23396369, 0.68664831, 0.01967419,
                    -0.01944718, -0.55218449, -0.23396369, 3.43327969, -0.00491587, -0.0908823,
                    0.54754988, -0.00053511, 0.68664831, -0.00491587, 3.32607383, 0.0059441,
                    0.22921178, -0.68417317, 0.01967419, -0.0908823, 0.0059441, 3.4052008,
                ]),
            ]),
        ]),
        (operational_inertia_grip, ["q"], [
            (0, [
                (5.9e-09, [
                    0.06330417, -0.02468034, 0.01919718, 0.04671654, -0.12112132, -0.272721,
                    -0.02468034, 0.10874432, 0.03002576, 0.46490333, 0.01895296, 0.35087936,
                    0.01919718, 0.03002576, 0.05503807, 0.23917032, -0.09066865, -0.06934896,
                    0.04671654, 0.46490333, 0.23917032, 2.76244251, -0.23690594, 1.07173893,
                    -0.12112132, 0.01895296, -0.09066865, -0.23690594, 0.65410752, 0.50744386,
                    -0.272721, 0.35087936, -0.06934896, 1.07173893, 0.50744386, 2.21250821,
                ]),
            ]),
            (1, [
                (5.9e-09, [
                    0.07229869, 0.03577538, 0.00296873, -0.00654137, 0.01468453, 0.35590808,
                    0.03577538, 0.05848894, -0.02869661, 0.24106056, 0.04188822, 0.32560615,
                    0.00296873, -0.02869661, 0.07780988, -0.3771858, -0.04471815, -0.03968457,
                    -0.00654137, 0.24106056, -0.3771858, 2.4586615, 0.32922718, 0.87933281,
                    0.01468453, 0.04188822, -0.04471815, 0.32922718, 0.40970836, 0.15613732,
                    0.35590808, 0.32560615, -0.03968457, 0.87933281, 0.15613732, 2.70492946,
                ]),
            ]),
        ]),
        (tip_force_acceleration_front_left, ["q", "f"], [
            (0, [
                (5.3e-08, [
                    2.8075993, 5.9368231, 27.5873711, -0.6396579, 0.3311683, -0.2882719,
                    -29.3141756, -2.7444329, -1.4021865,
                ]),
            ]),
            (1, [
                (5.5e-08, [
                    -35.8723236, 34.1188012, -9.6858686, 0.0309337, -0.4378302, 0.339226,
                    11.2061524, -38.4745283, 19.9066942,
                ]),
            ]),
        ]),
        (tip_force_acceleration_front_right, ["q", "f"], [
            (0, [
                (5.3e-08, [
                    16.411425, 6.2404935, 9.208581, -0.7061466, 0.4740502, -0.321321, -13.9331443,
                    6.9409053, -3.7569175,
                ]),
            ]),
            (1, [
                (5.5e-08, [
                    -43.7464062, 33.9314266, -2.901124, 0.0646347, -0.5404873, 0.3530748, 5.9066835,
                    -42.1114032, 20.9982194,
                ]),
            ]),
        ]),
        (tip_force_acceleration_rear_left, ["q", "f"], [
            (0, [
                (5.3e-08, [
                    3.3560206, -5.1066542, 16.8239638, -0.5274619, 0.3311076, -0.3023159,
                    -17.7945029, 2.7073531, -3.3503079,
                ]),
            ]),
            (1, [
                (5.5e-08, [
                    -36.1429217, 40.47431, -3.0871165, -0.0210614, -0.4364061, 0.3571346, 4.2891715,
                    -43.0502665, 21.899246,
                ]),
            ]),
        ]),
        (tip_force_acceleration_rear_right, ["q", "f"], [
            (0, [
                (5.3e-08, [
                    16.9598463, -4.8029838, -1.5548263, -0.5939506, 0.4739895, -0.3353651,
                    -2.4134716, 12.3926912, -5.7050389,
                ]),
            ]),
            (1, [
                (5.6e-08, [
                    -44.0170043, 40.2869353, 3.6976281, 0.0126395, -0.5390631, 0.3709834,
                    -1.0102973, -46.6871414, 22.9907713,
                ]),
            ]),
        ]),
        (tip_force_acceleration_grip, ["q", "f"], [
            (0, [
                (5.9e-08, [
                    1.0048327, -9.9098345, 3.7061229, 0.9224659, 0.1500392, -0.0756016, 72.3612895,
                    7.1148664, -61.8986864,
                ]),
            ]),
            (1, [
                (5.3e-07, [
                    -20.384309, 25.461839, -3.461761, -2.312574, -1.5536, 0.258402, -29.116088,
                    33.740685, 318.082526,
                ]),
            ]),
        ]),
        (integrate, ["q", "v"], [
            (0, [
                (5.1e-09, [
                    -1.80941062, 0.12215278, 2.22741309, -0.93264829, -0.09049047, -0.34853438,
                    -0.02241509, -0.8, -0.27, -2.85,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.03702739, 2.03675654, 0.1270341, 0.26765522, 0.87117029, 0.41125398,
                    0.01712212, -0.71, -1.13, -0.46,
                ]),
            ]),
        ]),
        (normalise, ["q"], [
            (0, [
                (5.1e-09, [
                    -1.46, 1.39, 1.06, -0.83638575, -0.0170691, -0.17069097, 0.52060745, 1.15,
                    -1.62, -1.89,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.34, 1.44, 1.19, 0.49132043, 0.52435038, -0.40461683, 0.56563781, 0.69, -1.67,
                    -1.93,
                ]),
            ]),
        ]),
        (position_rate, ["q", "v"], [
            (0, [
                (5.1e-09, [
                    0.03252822, -1.81676014, 0.39028771, -0.25351876, -0.08099286, -0.21959393,
                    -0.48194595, -1.95, 1.35, -0.96,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.18758621, -0.48831376, -1.36768457, 0.0693216, 0.80390758, 0.73037466,
                    -0.28298406, -1.4, 0.54, 1.47,
                ]),
            ]),
        ]),
    ]
    return states, expected


if __name__ == "__main__":
    raise SystemExit(_self_test())
