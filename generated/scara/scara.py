"""scara: robot dynamics in closed form.

Made by symdyn 0.1.0 from scara.yaml
(SHA-256 d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b).
Make it again with

    symdyn generate scara.yaml --target python,c,javascript

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
using(xp) gives them over another array library: JAX, PyTorch, CuPy or CasADi.
Self-test: python scara.py

Joints, in the order of q:

    0  joint1  rad  [-1.57, 1.57]
    1  joint2  rad  [-1.57, 1.57]
    2  joint3  m    [-1e-05, 0.3]

Tools: tool0.

Conventions:

    - SI units, radians; q has one entry for each joint, in the order above.
    - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
    - Jacobians, operational inertias and wrenches: base axes, at the tool point.
    - Matrices are full, row by row.
    - Inside functions a number behind a letter is the place of a joint or its body; frames have
      z along its axis.
    - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
      of the joints.

Bound: symdyn holds every function to its numeric core within 4.3e-14 kappa of the output's size,
where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
1. 'symdyn verify' compares them again.

Operations of each function:

                                       mul  add  div  trig
    mass_matrix                          3    3    0     1
    udu                                  4    3    0     1
    innovations                          4    3    0     1
    mass_matrix_inverse                  7    5    1     1
    inverse_dynamics                    28   20    0     2
    bias_forces                         19   11    0     2
    gravity_forces                       0    0    0     0
    coriolis_matrix                     11    5    0     2
    forward_dynamics                    28   19    1     2
    pose_tool0                           4    4    0     4
    jacobian_tool0                       4    3    0     4
    jacobian_rate_tool0                 10    7    0     4
    operational_inertia_inverse_tool0   29   17    1     4
    tip_force_acceleration_tool0        22   14    1     4

Notes:

    - operational_inertia_tool0 is left out: the Jacobian has less than 6 independent rows
      everywhere.

This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
"""
# fmt: off
# mypy: disable-error-code="no-untyped-def,no-untyped-call,no-any-return"

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAME = "scara"
N = 3
NQ = 3
NV = 3
JOINTS = ("joint1", "joint2", "joint3")
LIMITS = ((-1.57, 1.57), (-1.57, 1.57), (-1e-05, 0.3))
TOOLS = ("tool0",)
PARAMETERS: dict[str, float] = {}
OPERATIONS = {
    "mass_matrix": {"mul": 3, "add": 3, "trig": 1},
    "udu": {"mul": 4, "add": 3, "trig": 1},
    "innovations": {"mul": 4, "add": 3, "trig": 1},
    "mass_matrix_inverse": {"mul": 7, "add": 5, "div": 1, "trig": 1},
    "inverse_dynamics": {"mul": 28, "add": 20, "trig": 2},
    "bias_forces": {"mul": 19, "add": 11, "trig": 2},
    "gravity_forces": {"mul": 0, "add": 0},
    "coriolis_matrix": {"mul": 11, "add": 5, "trig": 2},
    "forward_dynamics": {"mul": 28, "add": 19, "div": 1, "trig": 2},
    "pose_tool0": {"mul": 4, "add": 4, "trig": 4},
    "jacobian_tool0": {"mul": 4, "add": 3, "trig": 4},
    "jacobian_rate_tool0": {"mul": 10, "add": 7, "trig": 4},
    "operational_inertia_inverse_tool0": {"mul": 29, "add": 17, "div": 1, "trig": 4},
    "tip_force_acceleration_tool0": {"mul": 22, "add": 14, "div": 1, "trig": 4},
}
SOURCE_SHA256 = "d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b"

Array = NDArray[np.float64]


def mass_matrix(q: ArrayLike) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        M, shape (..., 3, 3).

    Operations: 3 mul, 3 add, 1 trig.
    """
    return _evaluate("mass_matrix", _mass_matrix, [("q", q, 3)], [(3, 3)])


def _mass_matrix(m, q):
    cos = m.cos
    q1 = q[1]

    # sines and cosines
    c1 = cos(q1)

    # composite inertia of 'revolute1'
    R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125

    # inertia that joint 'joint2' feels, and its couplings inward
    M01 = 0.13929375*c1 + 1.798195625

    M = [
        R0_Jzz, M01,         0.0,
        M01,    1.798195625, 0.0,
        0.0,    0.0,         0.2,
    ]
    return [M]


def udu(q: ArrayLike) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        U, shape (..., 3, 3); D, shape (..., 3).

    Operations: 4 mul, 3 add, 1 trig.
    """
    return _evaluate("udu", _udu, [("q", q, 3)], [(3, 3), (3,)])


def _udu(m, q):
    cos = m.cos
    q1 = q[1]

    # sines and cosines
    c1 = cos(q1)

    # articulated inertia of 'revolute1'
    P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625

    # what the joints inward feel of 'joint2'
    U01 = 0.07746306801296994*c1 + 1.0

    U = [
        1.0, U01, 0.0,
        0.0, 1.0, 0.0,
        0.0, 0.0, 1.0,
    ]
    D = [P0_Jzz, 1.798195625, 0.2]
    return [U, D]


def innovations(q: ArrayLike) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N,): W M W^T = diag(D).

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        W, shape (..., 3, 3); D, shape (..., 3).

    Operations: 4 mul, 3 add, 1 trig.
    """
    return _evaluate("innovations", _innovations, [("q", q, 3)], [(3, 3), (3,)])


def _innovations(m, q):
    cos = m.cos
    q1 = q[1]

    # sines and cosines
    c1 = cos(q1)

    # articulated inertia of 'revolute1'
    P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625

    # what the free joints inward feel of 'joint2'
    W01 = -0.07746306801296994*c1 - 1.0

    W = [
        1.0, W01, 0.0,
        0.0, 1.0, 0.0,
        0.0, 0.0, 1.0,
    ]
    D = [P0_Jzz, 1.798195625, 0.2]
    return [W, D]


def mass_matrix_inverse(q: ArrayLike) -> Array:
    """M^-1, full symmetric, (N, N).

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        M_inverse, shape (..., 3, 3).

    Operations: 7 mul, 5 add, 1 div, 1 trig.
    """
    return _evaluate("mass_matrix_inverse", _mass_matrix_inverse, [("q", q, 3)], [(3, 3)])


def _mass_matrix_inverse(m, q):
    cos = m.cos
    q1 = q[1]

    # sines and cosines
    c1 = cos(q1)

    # composite inertia of 'revolute1'
    R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125

    # inertia that joint 'joint2' feels, and its couplings inward
    M01 = 0.13929375*c1 + 1.798195625

    # elimination of 'joint2'
    U01 = 0.5561130202393858*M01
    D0 = R0_Jzz - M01*U01

    # elimination of 'joint1'
    D0_inv = 1.0/D0

    # row 'joint2' of the inverse
    X01_neg = U01*D0_inv
    X11 = U01*X01_neg + 0.5561130202393858

    M_inverse = [
        D0_inv,   -X01_neg, 0.0,
        -X01_neg, X11,      0.0,
        0.0,      0.0,      5.0,
    ]
    return [M_inverse]


def inverse_dynamics(q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.

    Args:
        q: joint positions [rad or m], shape (..., 3).
        qd: joint velocities [rad/s or m/s], shape (..., 3).
        qdd: joint accelerations [rad/s² or m/s²], shape (..., 3).

    Returns:
        tau, shape (..., 3).

    Operations: 28 mul, 20 add, 2 trig.
    """
    return _evaluate(
        "inverse_dynamics",
        _inverse_dynamics,
        [
            ("q", q, 3),
            ("qd", qd, 3),
            ("qdd", qdd, 3),
        ],
        [(3,)],
    )


def _inverse_dynamics(m, q, qd, qdd):
    cos, sin = m.cos, m.sin
    q1 = q[1]
    qd0, qd1, qd2 = qd
    qdd0, qdd1, qdd2 = qdd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)

    # motion of 'revolute1'
    ww0_zz = qd0*qd0

    # motion of 'revolute2'
    a1_x_0 = 0.425*ww0_zz
    a1_x_1 = 0.425*qdd0
    a1_x = s1*a1_x_1 - c1*a1_x_0
    a1_y = s1*a1_x_0 + c1*a1_x_1
    wd1_z = qdd0 + qdd1
    w1_z = qd0 + qd1
    ww1_zz = w1_z*w1_z

    # motion of 'link3'
    a2_x = a1_x - 0.345*ww1_zz
    a2_y_neg = a1_y + 0.345*wd1_z
    a2_z = qdd2 - 9.81

    # force on 'link3'
    f2_x = 0.2*a2_x
    f2_y = -0.2*a2_y_neg
    f2_z = 0.2*a2_z

    # force on 'revolute2'
    n1_z = 1.774390625*wd1_z + 0.25875*a1_y + 0.069*a2_y_neg
    f1_x = f2_x - 0.25875*ww1_zz
    f1_y = 0.25875*wd1_z - f2_y

    # force on 'revolute1'
    n0_z = n1_z + 0.425*(s1*f1_x + c1*f1_y) + 1.293515625*qdd0

    # friction
    fric0 = 0.2*qd0 + 0.1*_sign(qd0)
    fric1 = 0.2*qd1 + 0.1*_sign(qd1)
    fric2 = 0.4*qd2 + 5.0*_sign(qd2)

    # joint forces
    tau0 = n0_z + fric0
    tau1 = n1_z + fric1
    tau2 = f2_z + fric2

    tau = [tau0, tau1, tau2]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike) -> Array:
    """Joint forces (N,) at qdd = 0, friction included.

    Args:
        q: joint positions [rad or m], shape (..., 3).
        qd: joint velocities [rad/s or m/s], shape (..., 3).

    Returns:
        bias, shape (..., 3).

    Operations: 19 mul, 11 add, 2 trig.
    """
    return _evaluate("bias_forces", _bias_forces, [("q", q, 3), ("qd", qd, 3)], [(3,)])


def _bias_forces(m, q, qd):
    cos, sin = m.cos, m.sin
    q1 = q[1]
    qd0, qd1, qd2 = qd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)

    # motion of 'revolute1'
    ww0_zz = qd0*qd0

    # motion of 'revolute2'
    a1_x_neg_0 = 0.425*ww0_zz
    a1_x_neg = c1*a1_x_neg_0
    a1_y = s1*a1_x_neg_0
    w1_z = qd0 + qd1
    ww1_zz = w1_z*w1_z

    # motion of 'link3'
    a2_x_neg = a1_x_neg + 0.345*ww1_zz

    # force on 'link3'
    f2_x = -0.2*a2_x_neg
    f2_y = -0.2*a1_y

    # force on 'revolute2'
    n1_z = 0.32775*a1_y
    f1_x = f2_x - 0.25875*ww1_zz

    # force on 'revolute1'
    n0_z = n1_z + 0.425*(s1*f1_x - c1*f2_y)

    # friction
    fric0 = 0.2*qd0 + 0.1*_sign(qd0)
    fric1 = 0.2*qd1 + 0.1*_sign(qd1)
    fric2 = 0.4*qd2 + 5.0*_sign(qd2)

    # joint forces
    bias0 = n0_z + fric0
    bias1 = n1_z + fric1
    bias2 = fric2 - 1.962

    bias = [bias0, bias1, bias2]
    return [bias]


def gravity_forces(q: ArrayLike) -> Array:
    """Joint forces (N,) that hold the robot at rest.

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        g, shape (..., 3).

    Operations: 0 mul, 0 add.
    """
    return _evaluate("gravity_forces", _gravity_forces, [("q", q, 3)], [(3,)])


def _gravity_forces(m, q):
    g = [0.0, 0.0, -1.962]
    return [g]


def coriolis_matrix(q: ArrayLike, qd: ArrayLike) -> Array:
    """Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.

    Args:
        q: joint positions [rad or m], shape (..., 3).
        qd: joint velocities [rad/s or m/s], shape (..., 3).

    Returns:
        C, shape (..., 3, 3).

    Operations: 11 mul, 5 add, 2 trig.
    """
    return _evaluate("coriolis_matrix", _coriolis_matrix, [("q", q, 3), ("qd", qd, 3)], [(3, 3)])


def _coriolis_matrix(m, q, qd):
    cos, sin = m.cos, m.sin
    q1 = q[1]
    qd0, qd1, _ = qd

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)

    # velocity of 'revolute2'
    v1_x_0 = 0.425*qd0
    v1_x = s1*v1_x_0
    v1_y = c1*v1_x_0
    w1_z = qd0 + qd1

    # velocity of 'link3'
    v2_y_neg = v1_y + 0.345*w1_z

    # momenta of 'link3'
    p2_x = 0.1*v1_x
    p2_y = -0.1*v2_y_neg

    # momenta of 'revolute2'
    p1_y = 0.129375*w1_z - p2_y
    T1_zz = 0.32775*v1_x

    # momenta of 'revolute1'
    C01 = 0.85*(c1*p2_x - s1*p1_y)
    T0_zz = T1_zz + C01

    C = [
        T0_zz, C01, 0.0,
        T1_zz, 0.0, 0.0,
        0.0,   0.0, 0.0,
    ]
    return [C]


def forward_dynamics(q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """Joint accelerations (N,) under the joint forces tau.

    Args:
        q: joint positions [rad or m], shape (..., 3).
        qd: joint velocities [rad/s or m/s], shape (..., 3).
        tau: joint forces [N m or N], shape (..., 3).

    Returns:
        qdd, shape (..., 3).

    Operations: 28 mul, 19 add, 1 div, 2 trig.
    """
    return _evaluate(
        "forward_dynamics",
        _forward_dynamics,
        [
            ("q", q, 3),
            ("qd", qd, 3),
            ("tau", tau, 3),
        ],
        [(3,)],
    )


def _forward_dynamics(m, q, qd, tau):
    cos, sin = m.cos, m.sin
    q1 = q[1]
    qd0, qd1, qd2 = qd
    tau0, tau1, tau2 = tau

    # sines and cosines
    c1 = cos(q1)
    s1 = sin(q1)

    # friction
    fric0 = 0.2*qd0 + 0.1*_sign(qd0)
    fric1 = 0.2*qd1 + 0.1*_sign(qd1)
    fric2 = 0.4*qd2 + 5.0*_sign(qd2)

    # what accelerates the joints
    drive0 = tau0 - fric0
    drive1 = tau1 - fric1
    drive2 = tau2 - fric2

    # articulated inertia of 'revolute1'
    P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625
    D0_inv_neg = -1.0/P0_Jzz

    # motion of 'revolute1'
    ww0_zz = qd0*qd0

    # motion of 'revolute2'
    a1_x_neg_0 = 0.425*ww0_zz
    a1_x_neg = c1*a1_x_neg_0
    a1_y = s1*a1_x_neg_0
    w1_z = qd0 + qd1
    ww1_zz = w1_z*w1_z

    # motion of 'link3'
    a2_x_neg = a1_x_neg + 0.345*ww1_zz

    # force on 'link3' alone
    f2own_x = -0.2*a2_x_neg
    f2own_y = -0.2*a1_y

    # force on 'revolute2' alone
    f1own_x = -0.25875*ww1_zz

    # filter at 'joint3'
    e2 = drive2 + 1.962

    # filter at 'joint2'
    z1_f_x = f2own_x + f1own_x
    e1 = drive1 - 0.32775*a1_y
    z1free_f_y = 0.1822660423834587*e1 - f2own_y

    # filter at 'joint1'
    e0 = drive0 - (drive1 + 0.425*(s1*z1_f_x + c1*z1free_f_y))

    # smoother at 'joint1'
    x0_neg = D0_inv_neg*e0

    # smoother at 'joint2'
    x1 = x0_neg + 0.5561130202393858*e1 + x0_neg*c1*0.07746306801296994

    # smoother at 'joint3'
    x2 = 5.0*e2

    qdd = [-x0_neg, x1, x2]
    return [qdd]


def pose_tool0(q: ArrayLike) -> Array:
    """Frame of tool 'tool0' in the base frame, (4, 4).

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        pose, shape (..., 4, 4).

    Operations: 4 mul, 4 add, 4 trig.
    """
    return _evaluate("pose_tool0", _pose_tool0, [("q", q, 3)], [(4, 4)])


def _pose_tool0(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, q2 = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    q01 = q0 + q1
    c01 = cos(q01)
    s01 = sin(q01)

    # position of 'revolute2'
    r1_x = 0.425*c0
    r1_y = 0.425*s0

    # position of 'link3'
    r2_x = 0.345*c01
    r2_y = 0.345*s01

    # frame of 'link3' in the base
    o2_x = r1_x + r2_x
    o2_y = r1_y + r2_y

    # frame of tool 'tool0'
    ot_z = 0.44 - q2

    pose = [
        c01, s01,  0.0,  o2_x,
        s01, -c01, 0.0,  o2_y,
        0.0, 0.0,  -1.0, ot_z,
        0.0, 0.0,  0.0,  1.0,
    ]
    return [pose]


def jacobian_tool0(q: ArrayLike) -> Array:
    """Jacobian (6, N) at the point of tool 'tool0', base axes, angular rows first.

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        J, shape (..., 6, 3).

    Operations: 4 mul, 3 add, 4 trig.
    """
    return _evaluate("jacobian_tool0", _jacobian_tool0, [("q", q, 3)], [(6, 3)])


def _jacobian_tool0(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, _ = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    q01 = q0 + q1
    c01 = cos(q01)
    s01 = sin(q01)

    # position of 'revolute2'
    r1_x = 0.425*c0
    r1_y = 0.425*s0

    # position of 'link3'
    r2_x = 0.345*c01
    r2_y = 0.345*s01

    # frame of 'link3' in the base
    o2_x = r1_x + r2_x
    o2_y = r1_y + r2_y

    J = [
        0.0,   0.0,   0.0,
        0.0,   0.0,   0.0,
        1.0,   1.0,   0.0,
        -o2_y, -r2_y, 0.0,
        o2_x,  r2_x,  0.0,
        0.0,   0.0,   -1.0,
    ]
    return [J]


def jacobian_rate_tool0(q: ArrayLike, qd: ArrayLike) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'tool0'.

    Args:
        q: joint positions [rad or m], shape (..., 3).
        qd: joint velocities [rad/s or m/s], shape (..., 3).

    Returns:
        Jd, shape (..., 6, 3).

    Operations: 10 mul, 7 add, 4 trig.
    """
    return _evaluate(
        "jacobian_rate_tool0",
        _jacobian_rate_tool0,
        [
            ("q", q, 3),
            ("qd", qd, 3),
        ],
        [(6, 3)],
    )


def _jacobian_rate_tool0(m, q, qd):
    cos, sin = m.cos, m.sin
    q0, q1, _ = q
    qd0, qd1, _ = qd

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    q01 = q0 + q1
    c01 = cos(q01)
    s01 = sin(q01)

    # position of 'revolute2'
    r1_x = 0.425*c0
    r1_y = 0.425*s0

    # position of 'link3'
    r2_x = 0.345*c01
    r2_y = 0.345*s01

    # frame of 'link3' in the base
    o2_x = r1_x + r2_x
    o2_y = r1_y + r2_y

    # columns of the Jacobian's rate
    Jd_y1_neg_0 = r2_y*qd1
    Jd_x1_neg_0 = r2_x*qd1
    Jd_x1_neg = Jd_x1_neg_0 + r2_x*qd0
    Jd_y1_neg = Jd_y1_neg_0 + r2_y*qd0
    Jd_y0_neg = Jd_y1_neg_0 + o2_y*qd0
    Jd_x0_neg = Jd_x1_neg_0 + o2_x*qd0

    Jd = [
        0.0,        0.0,        0.0,
        0.0,        0.0,        0.0,
        0.0,        0.0,        0.0,
        -Jd_x0_neg, -Jd_x1_neg, 0.0,
        -Jd_y0_neg, -Jd_y1_neg, 0.0,
        0.0,        0.0,        0.0,
    ]
    return [Jd]


def operational_inertia_inverse_tool0(q: ArrayLike) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'tool0', base axes, angular rows first.

    Args:
        q: joint positions [rad or m], shape (..., 3).

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 29 mul, 17 add, 1 div, 4 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_tool0",
        _operational_inertia_inverse_tool0,
        [
            ("q", q, 3),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_tool0(m, q):
    cos, sin = m.cos, m.sin
    q0, q1, _ = q

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # frame of 'revolute2' in the base
    Q1_xx = c0*c1 - s0*s1
    Q1_xy_neg = c0*s1 + s0*c1
    o1_x = 0.425*c0
    o1_y = 0.425*s0

    # frame of 'link3' in the base
    o2_x_0 = 0.345*Q1_xx
    o2_y_0 = 0.345*Q1_xy_neg
    o2_x = o1_x + o2_x_0
    o2_y = o1_y + o2_y_0

    # composite inertia of 'revolute1'
    R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125

    # inertia that joint 'joint2' feels, and its couplings inward
    M01 = 0.13929375*c1 + 1.798195625

    # elimination of 'joint2'
    U01 = 0.5561130202393858*M01
    D0 = R0_Jzz - M01*U01

    # elimination of 'joint1'
    D0_inv = 1.0/D0

    # solve with U
    e2_0 = 1.0 - U01
    e3_0 = o2_y_0*U01 - o2_y
    e4_0 = o2_x - o2_x_0*U01

    # inverse of the operational-space inertia
    O23_0 = -D0_inv*e3_0
    O23_1 = 0.1918589919825881*Q1_xy_neg
    O24_0 = D0_inv*e4_0
    O24_1 = 0.1918589919825881*Q1_xx
    O22 = D0_inv*e2_0*e2_0 + 0.5561130202393858
    O23 = -O23_1 - e2_0*O23_0
    O33 = o2_y_0*O23_1 - e3_0*O23_0
    O24 = O24_1 + e2_0*O24_0
    O34_neg = o2_y_0*O24_1 - e3_0*O24_0
    O44 = e4_0*O24_0 + o2_x_0*O24_1

    Omega = [
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, O22, O23,      O24,      0.0,
        0.0, 0.0, O23, O33,      -O34_neg, 0.0,
        0.0, 0.0, O24, -O34_neg, O44,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      5.0,
    ]
    return [Omega]


def tip_force_acceleration_tool0(q: ArrayLike, f: ArrayLike) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'tool0'.

    Args:
        q: joint positions [rad or m], shape (..., 3).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).

    Returns:
        qdd, shape (..., 3).

    Operations: 22 mul, 14 add, 1 div, 4 trig.
    """
    return _evaluate(
        "tip_force_acceleration_tool0",
        _tip_force_acceleration_tool0,
        [
            ("q", q, 3),
            ("f", f, 6),
        ],
        [(3,)],
    )


def _tip_force_acceleration_tool0(m, q, f):
    cos, sin = m.cos, m.sin
    q0, q1, _ = q
    _, _, f2, f3, f4, f5 = f

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # frame of 'revolute2' in the base
    Q1_xx = c0*c1 - s0*s1
    Q1_xy_neg = c0*s1 + s0*c1
    o1_x = 0.425*c0
    o1_y = 0.425*s0

    # frame of 'link3' in the base
    o2_x_0 = 0.345*Q1_xx
    o2_y_0 = 0.345*Q1_xy_neg
    o2_x = o1_x + o2_x_0
    o2_y = o1_y + o2_y_0

    # joint forces of the wrench
    tau0 = f2 - o2_y*f3 + o2_x*f4
    tau1 = f2 - o2_y_0*f3 + o2_x_0*f4

    # composite inertia of 'revolute1'
    R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125

    # inertia that joint 'joint2' feels, and its couplings inward
    M01 = 0.13929375*c1 + 1.798195625

    # elimination of 'joint2'
    U01 = 0.5561130202393858*M01
    D0 = R0_Jzz - M01*U01

    # elimination of 'joint1'
    D0_inv = 1.0/D0

    # solve with U
    e0 = tau0 - tau1*U01

    # solve with D and U*
    x0 = D0_inv*e0
    x2 = -5.0*f5
    x1 = 0.5561130202393858*tau1 - U01*x0

    qdd = [x0, x1, x2]
    return [qdd]


def using(xp: object):
    """The functions of this module over another array library: traced, differentiated, on a device.

    Args:
        xp: `jax.numpy`, `torch`, `cupy` or another library with their functions; or `casadi`.

    Returns:
        A module with the same constants and functions; make it once and keep it. Arguments are
        arrays of `xp`, shape (..., 3) as here, or plain numbers; results have the float type
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
            "q": [-1.46, 1.39, 1.06],
            "qd": [-0.98, -0.02, -0.2],
            "qdd": [0.61, 1.15, -1.62],
            "tau": [-1.89, 1.34, -0.27],
            "f": [1.35, 0.23, 0.57, -1.26, 1.97, 1.44],
        },
        {
            "q": [-1.52, -0.67, 0.89],
            "qd": [0.84, 1.75, -0.31],
            "qdd": [1.32, 0.68, -0.79],
            "tau": [0.35, 1.53, 1.38],
            "f": [0.01, 1.93, 1.08, 0.16, 1.44, -1.07],
        },
    ]
    expected = [
        (mass_matrix, ["q"], [
            (0, [
                (5.1e-09, [3.1779299, 1.82324245, 0.0, 1.82324245, 1.79819562, 0.0, 0.0, 0.0, 0.2]),
            ]),
            (1, [
                (5.1e-09, [
                    3.34619917, 1.90737708, 0.0, 1.90737708, 1.79819562, 0.0, 0.0, 0.0, 0.2,
                ]),
            ]),
        ]),
        (udu, ["q"], [
            (0, [
                (5.1e-09, [1.0, 1.01392886, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]),
                (5.1e-09, [1.32929175, 1.79819562, 0.2]),
            ]),
            (1, [
                (5.1e-09, [1.0, 1.06071723, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]),
                (5.1e-09, [1.32301143, 1.79819562, 0.2]),
            ]),
        ]),
        (innovations, ["q"], [
            (0, [
                (5.1e-09, [1.0, -1.01392886, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]),
                (5.1e-09, [1.32929175, 1.79819562, 0.2]),
            ]),
            (1, [
                (5.1e-09, [1.0, -1.06071723, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]),
                (5.1e-09, [1.32301143, 1.79819562, 0.2]),
            ]),
        ]),
        (mass_matrix_inverse, ["q"], [
            (0, [
                (5.1e-09, [
                    0.7522803, -0.76275871, 0.0, -0.76275871, 1.3294961, 0.0, 0.0, 0.0, 5.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.75585137, -0.80174457, 0.0, -0.80174457, 1.4065373, 0.0, 0.0, 0.0, 5.0,
                ]),
            ]),
        ]),
        (inverse_dynamics, ["q", "qd", "qdd"], [
            (0, [
                (5.1e-09, [3.73383993, 3.20770011, -7.366]),
            ]),
            (1, [
                (5.1e-09, [6.50121237, 4.12947675, -7.244]),
            ]),
        ]),
        (bias_forces, ["q", "qd"], [
            (0, [
                (5.1e-09, [-0.30142613, 0.02759725, -7.042]),
            ]),
            (1, [
                (5.1e-09, [0.78721305, 0.38896598, -7.086]),
            ]),
        ]),
        (gravity_forces, ["q"], [
            (0, [
                (5.1e-09, [0.0, 0.0, -1.962]),
            ]),
            (1, [
                (5.1e-09, [0.0, 0.0, -1.962]),
            ]),
        ]),
        (coriolis_matrix, ["q", "qd"], [
            (0, [
                (5.1e-10, [0.002740468, 0.137023375, 0.0, -0.134282908, 0.0, 0.0, 0.0, 0.0, 0.0]),
            ]),
            (1, [
                (5.1e-10, [0.151374067, 0.224033619, 0.0, -0.072659552, 0.0, 0.0, 0.0, 0.0, 0.0]),
            ]),
        ]),
        (forward_dynamics, ["q", "qd", "tau"], [
            (0, [
                (5.1e-08, [-2.1960995, 2.9565329, 33.86]),
            ]),
            (1, [
                (5.1e-08, [-1.2452859, 1.9554401, 42.33]),
            ]),
        ]),
        (pose_tool0, ["q"], [
            (0, [
                (5.1e-09, [
                    0.997551, -0.06994285, 0.0, 0.39114725, -0.06994285, -0.997551, 0.0,
                    -0.44652434, 0.0, 0.0, -1.0, -0.62, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -0.58038686, -0.81434089, 0.0, -0.17865431, -0.81434089, 0.58038686, 0.0,
                    -0.70539942, 0.0, 0.0, -1.0, -0.45, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (jacobian_tool0, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.44652434, 0.02413028, 0.0,
                    0.39114725, 0.3441551, 0.0, 0.0, 0.0, -1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.70539942, 0.28094761, 0.0,
                    -0.17865431, -0.20023347, 0.0, 0.0, 0.0, -1.0,
                ]),
            ]),
        ]),
        (jacobian_rate_tool0, ["q", "qd"], [
            (0, [
                (5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.390207408, 0.344155095, 0.0,
                    -0.438076456, -0.024130282, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.50047819, 0.51860468, 0.0,
                    1.08419383, 0.7276543, 0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_tool0, ["q"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.55625897, 0.00899667, 0.19094696, 0.0, 0.0, 0.0, 0.00899667, 0.13432969,
                    0.01801653, 0.0, 0.0, 0.0, 0.19094696, 0.01801653, 0.06720714, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 5.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    0.55889953, 0.13754203, -0.11290073, 0.0, 0.0, 0.0, 0.13754203, 0.16934308,
                    -0.02089567, 0.0, 0.0, 0.0, -0.11290073, -0.02089567, 0.02315677, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 5.0,
                ]),
            ]),
        ]),
        (tip_force_acceleration_tool0, ["q", "f"], [
            (0, [
                (5.1e-09, [-0.3434923, 1.02538962, -7.2]),
            ]),
            (1, [
                (5.1e-09, [0.03642395, 0.42661722, 5.35]),
            ]),
        ]),
    ]
    return states, expected


if __name__ == "__main__":
    raise SystemExit(_self_test())
