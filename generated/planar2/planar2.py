"""planar2: robot dynamics in closed form.

Made by symdyn 0.1.0 from planar2.yaml
(SHA-256 4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8).
Make it again with

    symdyn generate planar2.yaml --target python,c,javascript

Every function takes array-likes whose last axis is the joint (or parameter), with any axes
before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.
using(xp) gives them over another array library: JAX, PyTorch, CuPy or CasADi.
Self-test: python planar2.py

Joints, in the order of q:

    0  shoulder  rad
    1  elbow     rad

Tools: tip.

Run-time parameters, in order, with their defaults:

    m1  =  1.0
    m2  =  0.8
    l1  =  0.5
    l2  =  0.4
    r1  =  0.25
    r2  =  0.2
    i1  =  0.021
    i2  =  0.011
    g   =  9.81

Conventions:

    - SI units, radians; q has one entry for each joint, in the order above.
    - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
    - Jacobians, operational inertias and wrenches: base axes, at the tool point.
    - Matrices are full, row by row.
    - Inside functions a number behind a letter is the place of a joint or its body; frames have
      z along its axis.
    - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
      of the joints.

Bound: symdyn holds every function to its numeric core within 2.8e-14 kappa of the output's size,
where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
1. 'symdyn verify' compares them again.

Operations of each function:

                                     mul  add  div  trig
    mass_matrix                        3    3    0     1
    udu                                6    2    0     1
    innovations                        6    2    0     1
    mass_matrix_inverse                7    5    1     1
    inverse_dynamics                  16   10    0     4
    bias_forces                       12    5    0     4
    gravity_forces                     4    2    0     2
    coriolis_matrix                    8    2    0     1
    forward_dynamics                  21   11    1     4
    pose_tip                           4    3    0     4
    jacobian_tip                       4    3    0     4
    jacobian_rate_tip                 10    7    0     4
    operational_inertia_inverse_tip   29   17    1     4
    operational_inertia_tip           29   15    3     4
    tip_force_acceleration_tip        21   14    1     4

This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
"""
# fmt: off
# mypy: disable-error-code="no-untyped-def,no-untyped-call,no-any-return"

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAME = "planar2"
N = 2
NQ = 2
NV = 2
JOINTS = ("shoulder", "elbow")
LIMITS = (None, None)
TOOLS = ("tip",)
PARAMETERS: dict[str, float] = {
    "m1": 1.0, "m2": 0.8, "l1": 0.5, "l2": 0.4, "r1": 0.25, "r2": 0.2, "i1": 0.021, "i2": 0.011,
    "g": 9.81,
}
OPERATIONS = {
    "mass_matrix": {"mul": 3, "add": 3, "trig": 1},
    "udu": {"mul": 6, "add": 2, "trig": 1},
    "innovations": {"mul": 6, "add": 2, "trig": 1},
    "mass_matrix_inverse": {"mul": 7, "add": 5, "div": 1, "trig": 1},
    "inverse_dynamics": {"mul": 16, "add": 10, "trig": 4},
    "bias_forces": {"mul": 12, "add": 5, "trig": 4},
    "gravity_forces": {"mul": 4, "add": 2, "trig": 2},
    "coriolis_matrix": {"mul": 8, "add": 2, "trig": 1},
    "forward_dynamics": {"mul": 21, "add": 11, "div": 1, "trig": 4},
    "pose_tip": {"mul": 4, "add": 3, "trig": 4},
    "jacobian_tip": {"mul": 4, "add": 3, "trig": 4},
    "jacobian_rate_tip": {"mul": 10, "add": 7, "trig": 4},
    "operational_inertia_inverse_tip": {"mul": 29, "add": 17, "div": 1, "trig": 4},
    "operational_inertia_tip": {"mul": 29, "add": 15, "div": 3, "trig": 4},
    "tip_force_acceleration_tip": {"mul": 21, "add": 14, "div": 1, "trig": 4},
}
SOURCE_SHA256 = "4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8"

Array = NDArray[np.float64]


def prepare(params: dict[str, float] | ArrayLike) -> Array:
    """What depends on the run-time parameters only: compute it once and pass it as `prepared`.

    Args:
        params: parameters by name, where those not named keep their defaults; or all of them in the
            order of PARAMETERS, shape (..., 9).

    Returns:
        k, shape (..., 12).
    """
    return _evaluate("prepare", _prepare, [("params", _in_order(params), 9)], [(12,)])


def _prepare(m, params):
    m1, m2, l1, l2, r1, r2, i1, i2, g = params

    # parameters only
    M0_hx = m1*r1
    h1_x = m2*r2
    J1_zz = i2 + r2*h1_x
    J0_zz_0 = 2.0*l1
    J0_zz = i1 + r1*M0_hx + 0.5*m2*l1*J0_zz_0

    # articulated inertia of 'fore'
    D1_inv = 1.0/J1_zz
    G1_f_y = h1_x*D1_inv
    P1free_myy_neg = h1_x*G1_f_y

    # parameters only
    h0_x = M0_hx + m2*l1

    k_0 = 0.5*h1_x

    k = [l1, h1_x, J1_zz, J0_zz_0, J0_zz, G1_f_y, P1free_myy_neg, D1_inv, g, h0_x, k_0, l2]
    return [k]


def mass_matrix(q: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Generalised inertia matrix M, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        M, shape (..., 2, 2).

    Operations: 3 mul, 3 add, 1 trig.
    """
    return _evaluate(
        "mass_matrix",
        _mass_matrix,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2, 2)],
    )


def _mass_matrix(m, q, k):
    cos = m.cos
    _, q1 = q
    h1_x = k[1]
    R0_Jzz_0 = k[3]
    J1_zz = k[2]
    J0_zz = k[4]
    l1 = k[0]

    # sines and cosines
    c1 = cos(q1)

    # composite inertia of 'upper'
    R0_Jzz_1 = h1_x*c1
    R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz

    # inertia that joint 'elbow' feels, and its couplings inward
    M01 = J1_zz + l1*R0_Jzz_1

    M = [
        R0_Jzz, M01,
        M01,    J1_zz,
    ]
    return [M]


def udu(q: ArrayLike, prepared: ArrayLike | None = None) -> tuple[Array, Array]:
    """U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        U, shape (..., 2, 2); D, shape (..., 2).

    Operations: 6 mul, 2 add, 1 trig.
    """
    return _evaluate(
        "udu",
        _udu,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2, 2), (2,)],
    )


def _udu(m, q, k):
    cos = m.cos
    _, q1 = q
    P1free_myy_neg = k[6]
    l1 = k[0]
    J0_zz = k[4]
    G1_f_y = k[5]
    J1_zz = k[2]

    # sines and cosines
    c1 = cos(q1)

    # articulated inertia of 'upper'
    P0_Jzz = J0_zz - c1*P1free_myy_neg*c1*l1*l1

    # what the joints inward feel of 'elbow'
    U01 = c1*G1_f_y*l1 + 1.0

    U = [
        1.0, U01,
        0.0, 1.0,
    ]
    D = [P0_Jzz, J1_zz]
    return [U, D]


def innovations(q: ArrayLike, prepared: ArrayLike | None = None) -> tuple[Array, Array]:
    """W = U^-1 (N, N) and D (N,): W M W^T = diag(D).

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        W, shape (..., 2, 2); D, shape (..., 2).

    Operations: 6 mul, 2 add, 1 trig.
    """
    return _evaluate(
        "innovations",
        _innovations,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2, 2), (2,)],
    )


def _innovations(m, q, k):
    cos = m.cos
    _, q1 = q
    P1free_myy_neg = k[6]
    l1 = k[0]
    J0_zz = k[4]
    G1_f_y = k[5]
    J1_zz = k[2]

    # sines and cosines
    c1 = cos(q1)

    # articulated inertia of 'upper'
    P0_Jzz = J0_zz - c1*P1free_myy_neg*c1*l1*l1

    # what the free joints inward feel of 'elbow'
    W01 = -c1*G1_f_y*l1 - 1.0

    W = [
        1.0, W01,
        0.0, 1.0,
    ]
    D = [P0_Jzz, J1_zz]
    return [W, D]


def mass_matrix_inverse(q: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """M^-1, full symmetric, (N, N).

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        M_inverse, shape (..., 2, 2).

    Operations: 7 mul, 5 add, 1 div, 1 trig.
    """
    return _evaluate(
        "mass_matrix_inverse",
        _mass_matrix_inverse,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2, 2)],
    )


def _mass_matrix_inverse(m, q, k):
    cos = m.cos
    _, q1 = q
    h1_x = k[1]
    R0_Jzz_0 = k[3]
    J1_zz = k[2]
    J0_zz = k[4]
    l1 = k[0]
    D1_inv = k[7]

    # sines and cosines
    c1 = cos(q1)

    # composite inertia of 'upper'
    R0_Jzz_1 = h1_x*c1
    R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz

    # inertia that joint 'elbow' feels, and its couplings inward
    M01 = J1_zz + l1*R0_Jzz_1

    # elimination of 'elbow'
    U01 = M01*D1_inv
    D0 = R0_Jzz - M01*U01

    # elimination of 'shoulder'
    D0_inv = 1.0/D0

    # row 'elbow' of the inverse
    X01_neg = U01*D0_inv
    X11 = D1_inv + U01*X01_neg

    M_inverse = [
        D0_inv,   -X01_neg,
        -X01_neg, X11,
    ]
    return [M_inverse]


def inverse_dynamics(
    q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, prepared: ArrayLike | None = None,
) -> Array:
    """Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.

    Args:
        q: joint positions [rad], shape (..., 2).
        qd: joint velocities [rad/s], shape (..., 2).
        qdd: joint accelerations [rad/s²], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        tau, shape (..., 2).

    Operations: 16 mul, 10 add, 4 trig.
    """
    return _evaluate(
        "inverse_dynamics",
        _inverse_dynamics,
        [
            ("q", q, 2),
            ("qd", qd, 2),
            ("qdd", qdd, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2,)],
    )


def _inverse_dynamics(m, q, qd, qdd, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    qd0, qd1 = qd
    qdd0, qdd1 = qdd
    h1_x = k[1]
    g = k[8]
    l1 = k[0]
    J1_zz = k[2]
    J0_zz = k[4]
    h0_x = k[9]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # inertia of 'fore' in the axes of its group
    I1_hx = h1_x*c1
    I1_hy = h1_x*s1

    # motion of 'upper'
    a0_x = g*s0
    a0_y = g*c0
    ww0_zz = qd0*qd0

    # motion of 'fore'
    a1_x = a0_x - l1*ww0_zz
    a1_y = a0_y + l1*qdd0
    wd1_z = qdd0 + qdd1
    w1_z = qd0 + qd1
    ww1_zz = w1_z*w1_z

    # force on 'fore'
    f1_y = I1_hx*wd1_z - I1_hy*ww1_zz
    n1_z = I1_hx*a1_y - I1_hy*a1_x + J1_zz*wd1_z

    # force on 'upper'
    n0_z = n1_z + l1*f1_y + (J0_zz*qdd0 + h0_x*a0_y)

    tau = [n0_z, n1_z]
    return [tau]


def bias_forces(q: ArrayLike, qd: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Joint forces (N,) at qdd = 0, friction included.

    Args:
        q: joint positions [rad], shape (..., 2).
        qd: joint velocities [rad/s], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        bias, shape (..., 2).

    Operations: 12 mul, 5 add, 4 trig.
    """
    return _evaluate(
        "bias_forces",
        _bias_forces,
        [
            ("q", q, 2),
            ("qd", qd, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2,)],
    )


def _bias_forces(m, q, qd, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    qd0, qd1 = qd
    g = k[8]
    l1 = k[0]
    h1_x = k[1]
    h0_x = k[9]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # motion of 'upper'
    a0_x = g*s0
    a0_y = g*c0
    ww0_zz = qd0*qd0

    # motion of 'fore'
    a1_y = c1*a0_y - s1*(a0_x - l1*ww0_zz)
    w1_z = qd0 + qd1
    ww1_zz = w1_z*w1_z

    # force on 'fore'
    f1_x_neg = h1_x*ww1_zz
    n1_z = h1_x*a1_y

    # force on 'upper'
    n0_z = h0_x*a0_y - (s1*f1_x_neg*l1 - n1_z)

    bias = [n0_z, n1_z]
    return [bias]


def gravity_forces(q: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Joint forces (N,) that hold the robot at rest.

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        g, shape (..., 2).

    Operations: 4 mul, 2 add, 2 trig.
    """
    return _evaluate(
        "gravity_forces",
        _gravity_forces,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2,)],
    )


def _gravity_forces(m, q, k):
    cos = m.cos
    q0, q1 = q
    h0_x = k[9]
    h1_x = k[1]
    g_b = k[8]

    # sines and cosines
    c0 = cos(q0)
    c01 = cos(q0 + q1)

    # inertia of 'upper' in the axes of its group
    I0_hx = h0_x*c0

    # inertia of 'fore' in the axes of its group
    I1_hx = h1_x*c01

    # force on 'fore'
    n1_z = g_b*I1_hx

    # force on 'upper'
    n0_z = n1_z + g_b*I0_hx

    g = [n0_z, n1_z]
    return [g]


def coriolis_matrix(q: ArrayLike, qd: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.

    Args:
        q: joint positions [rad], shape (..., 2).
        qd: joint velocities [rad/s], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        C, shape (..., 2, 2).

    Operations: 8 mul, 2 add, 1 trig.
    """
    return _evaluate(
        "coriolis_matrix",
        _coriolis_matrix,
        [
            ("q", q, 2),
            ("qd", qd, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2, 2)],
    )


def _coriolis_matrix(m, q, qd, k):
    sin = m.sin
    _, q1 = q
    qd0, qd1 = qd
    l1 = k[0]
    p1_y_0 = k[10]
    h1_x = k[1]
    T0_zz_0 = k[3]

    # sines and cosines
    s1 = sin(q1)

    # velocity of 'fore'
    v1_x = l1*qd0*s1
    w1_z = qd0 + qd1

    # momenta of 'fore'
    p1_y = w1_z*p1_y_0
    T1_yy = h1_x*v1_x

    # momenta of 'upper'
    p0_x_neg = s1*p1_y
    T0_zz = T1_yy - T0_zz_0*p0_x_neg

    # Coriolis terms of joint 'elbow'
    C01_neg = 2.0*p0_x_neg*l1

    C = [
        T0_zz, -C01_neg,
        T1_yy, 0.0,
    ]
    return [C]


def forward_dynamics(
    q: ArrayLike, qd: ArrayLike, tau: ArrayLike, prepared: ArrayLike | None = None,
) -> Array:
    """Joint accelerations (N,) under the joint forces tau.

    Args:
        q: joint positions [rad], shape (..., 2).
        qd: joint velocities [rad/s], shape (..., 2).
        tau: joint forces [N m], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        qdd, shape (..., 2).

    Operations: 21 mul, 11 add, 1 div, 4 trig.
    """
    return _evaluate(
        "forward_dynamics",
        _forward_dynamics,
        [
            ("q", q, 2),
            ("qd", qd, 2),
            ("tau", tau, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2,)],
    )


def _forward_dynamics(m, q, qd, tau, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    qd0, qd1 = qd
    tau0, tau1 = tau
    h1_x = k[1]
    D1_inv = k[7]
    l1 = k[0]
    J0_zz = k[4]
    g = k[8]
    h0_x = k[9]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # inertia of 'fore' in the axes of its group
    I1_hx = h1_x*c1
    I1_hy = h1_x*s1

    # articulated inertia of 'fore'
    G1_f_y = I1_hx*D1_inv
    P1free_myy_neg = I1_hx*G1_f_y

    # articulated inertia of 'upper'
    P0_Jzz = J0_zz - l1*P1free_myy_neg*l1
    D0_inv = 1.0/P0_Jzz

    # motion of 'upper'
    a0_x = g*s0
    a0_y = g*c0
    ww0_zz = qd0*qd0

    # motion of 'fore'
    a1_x = a0_x - l1*ww0_zz
    w1_z = qd0 + qd1
    ww1_zz = w1_z*w1_z

    # force on 'fore' alone
    f1own_y_neg = I1_hy*ww1_zz
    n1own_z = I1_hx*a0_y - I1_hy*a1_x

    # force on 'upper' alone
    n0own_z = h0_x*a0_y

    # filter at 'elbow'
    e1 = tau1 - n1own_z
    z1free_f_y = G1_f_y*e1 - f1own_y_neg

    # filter at 'shoulder'
    e0 = tau0 - (tau1 + l1*z1free_f_y + n0own_z)

    # smoother at 'shoulder'
    x0 = D0_inv*e0

    # smoother at 'elbow'
    x1_neg = x0 - D1_inv*e1 + l1*x0*G1_f_y

    qdd = [x0, -x1_neg]
    return [qdd]


def pose_tip(q: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Frame of tool 'tip' in the base frame, (4, 4).

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        pose, shape (..., 4, 4).

    Operations: 4 mul, 3 add, 4 trig.
    """
    return _evaluate(
        "pose_tip",
        _pose_tip,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(4, 4)],
    )


def _pose_tip(m, q, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    l1 = k[0]
    l2 = k[11]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    q01 = q0 + q1
    c01 = cos(q01)
    s01 = sin(q01)

    # position of 'fore'
    r1_x = l1*c0
    r1_y = l1*s0

    # frame of tool 'tip'
    ot_x = r1_x + l2*c01
    ot_y = r1_y + l2*s01

    pose = [
        c01, -s01, 0.0, ot_x,
        s01, c01,  0.0, ot_y,
        0.0, 0.0,  1.0, 0.0,
        0.0, 0.0,  0.0, 1.0,
    ]
    return [pose]


def jacobian_tip(q: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Jacobian (6, N) at the point of tool 'tip', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        J, shape (..., 6, 2).

    Operations: 4 mul, 3 add, 4 trig.
    """
    return _evaluate(
        "jacobian_tip",
        _jacobian_tip,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(6, 2)],
    )


def _jacobian_tip(m, q, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    l1 = k[0]
    l2 = k[11]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    q01 = q0 + q1
    c01 = cos(q01)
    s01 = sin(q01)

    # position of 'fore'
    r1_x = l1*c0
    r1_y = l1*s0

    # frame of tool 'tip'
    ot_x_0 = l2*c01
    ot_y_0 = l2*s01
    ot_x = r1_x + ot_x_0
    ot_y = r1_y + ot_y_0

    J = [
        0.0,   0.0,
        0.0,   0.0,
        1.0,   1.0,
        -ot_y, -ot_y_0,
        ot_x,  ot_x_0,
        0.0,   0.0,
    ]
    return [J]


def jacobian_rate_tip(q: ArrayLike, qd: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Time derivative (6, N) of the Jacobian of tool 'tip'.

    Args:
        q: joint positions [rad], shape (..., 2).
        qd: joint velocities [rad/s], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        Jd, shape (..., 6, 2).

    Operations: 10 mul, 7 add, 4 trig.
    """
    return _evaluate(
        "jacobian_rate_tip",
        _jacobian_rate_tip,
        [
            ("q", q, 2),
            ("qd", qd, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(6, 2)],
    )


def _jacobian_rate_tip(m, q, qd, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    qd0, qd1 = qd
    l1 = k[0]
    l2 = k[11]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    q01 = q0 + q1
    c01 = cos(q01)
    s01 = sin(q01)

    # position of 'fore'
    r1_x = l1*c0
    r1_y = l1*s0

    # frame of tool 'tip'
    ot_x_0 = l2*c01
    ot_y_0 = l2*s01
    ot_x = r1_x + ot_x_0
    ot_y = r1_y + ot_y_0

    # columns of the Jacobian's rate
    Jd_y1_neg_0 = ot_y_0*qd1
    Jd_x1_neg_0 = ot_x_0*qd1
    Jd_x1_neg = Jd_x1_neg_0 + ot_x_0*qd0
    Jd_y1_neg = Jd_y1_neg_0 + ot_y_0*qd0
    Jd_y0_neg = Jd_y1_neg_0 + ot_y*qd0
    Jd_x0_neg = Jd_x1_neg_0 + ot_x*qd0

    Jd = [
        0.0,        0.0,
        0.0,        0.0,
        0.0,        0.0,
        -Jd_x0_neg, -Jd_x1_neg,
        -Jd_y0_neg, -Jd_y1_neg,
        0.0,        0.0,
    ]
    return [Jd]


def operational_inertia_inverse_tip(q: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Omega = J M^-1 J^T (6, 6) of tool 'tip', base axes, angular rows first.

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        Omega, shape (..., 6, 6).

    Operations: 29 mul, 17 add, 1 div, 4 trig.
    """
    return _evaluate(
        "operational_inertia_inverse_tip",
        _operational_inertia_inverse_tip,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(6, 6)],
    )


def _operational_inertia_inverse_tip(m, q, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    l1 = k[0]
    l2 = k[11]
    h1_x = k[1]
    R0_Jzz_0 = k[3]
    J1_zz = k[2]
    J0_zz = k[4]
    D1_inv = k[7]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # frame of 'fore' in the base
    Q1_xx = c0*c1 - s0*s1
    Q1_xy_neg = c0*s1 + s0*c1
    o1_x = l1*c0
    o1_y = l1*s0

    # frame of tool 'tip'
    ot_x_0 = l2*Q1_xx
    ot_y_0 = l2*Q1_xy_neg
    ot_x = o1_x + ot_x_0
    ot_y = o1_y + ot_y_0

    # composite inertia of 'upper'
    R0_Jzz_1 = h1_x*c1
    R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz

    # inertia that joint 'elbow' feels, and its couplings inward
    M01 = J1_zz + l1*R0_Jzz_1

    # elimination of 'elbow'
    U01 = M01*D1_inv
    D0 = R0_Jzz - M01*U01

    # elimination of 'shoulder'
    D0_inv = 1.0/D0

    # solve with U
    e2_0 = 1.0 - U01
    e3_0 = ot_y_0*U01 - ot_y
    e4_0 = ot_x - ot_x_0*U01

    # inverse of the operational-space inertia
    O23_0 = -D0_inv*e3_0
    O23_1 = ot_y_0*D1_inv
    O24_0 = D0_inv*e4_0
    O24_1 = ot_x_0*D1_inv
    O22 = D1_inv + D0_inv*e2_0*e2_0
    O23 = -O23_1 - e2_0*O23_0
    O33 = ot_y_0*O23_1 - e3_0*O23_0
    O24 = O24_1 + e2_0*O24_0
    O34_neg = ot_y_0*O24_1 - e3_0*O24_0
    O44 = e4_0*O24_0 + ot_x_0*O24_1

    Omega = [
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
        0.0, 0.0, O22, O23,      O24,      0.0,
        0.0, 0.0, O23, O33,      -O34_neg, 0.0,
        0.0, 0.0, O24, -O34_neg, O44,      0.0,
        0.0, 0.0, 0.0, 0.0,      0.0,      0.0,
    ]
    return [Omega]


def operational_inertia_tip(q: ArrayLike, prepared: ArrayLike | None = None) -> Array:
    """Lambda = (J M^-1 J^T)^-1 over the directions of tool 'tip'; not finite at a singular pose.

    Args:
        q: joint positions [rad], shape (..., 2).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        Lambda, shape (..., 2, 2).

    Operations: 29 mul, 15 add, 3 div, 4 trig.
    """
    return _evaluate(
        "operational_inertia_tip",
        _operational_inertia_tip,
        [
            ("q", q, 2),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2, 2)],
    )


def _operational_inertia_tip(m, q, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    l1 = k[0]
    l2 = k[11]
    h1_x = k[1]
    R0_Jzz_0 = k[3]
    J1_zz = k[2]
    J0_zz = k[4]
    D1_inv = k[7]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # frame of 'fore' in the base
    Q1_xx = c0*c1 - s0*s1
    Q1_xy_neg = c0*s1 + s0*c1
    o1_x = l1*c0
    o1_y = l1*s0

    # frame of tool 'tip'
    ot_x_0 = l2*Q1_xx
    ot_y_0 = l2*Q1_xy_neg
    ot_x = o1_x + ot_x_0
    ot_y = o1_y + ot_y_0

    # composite inertia of 'upper'
    R0_Jzz_1 = h1_x*c1
    R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz

    # inertia that joint 'elbow' feels, and its couplings inward
    M01 = J1_zz + l1*R0_Jzz_1

    # elimination of 'elbow'
    U01 = M01*D1_inv
    D0 = R0_Jzz - M01*U01

    # elimination of 'shoulder'
    D0_inv = 1.0/D0

    # solve with U
    e0_0 = ot_y_0*U01 - ot_y
    e1_0 = ot_x - ot_x_0*U01

    # inverse of the operational-space inertia
    O01_neg_0 = D0_inv*e1_0
    O01_neg_1 = ot_x_0*D1_inv
    O00 = D0_inv*e0_0*e0_0 + ot_y_0*D1_inv*ot_y_0
    O01_neg = ot_y_0*O01_neg_1 - e0_0*O01_neg_0
    O11 = e1_0*O01_neg_0 + ot_x_0*O01_neg_1

    # elimination of direction 'y'
    DO1_inv = 1.0/O11
    UO01_neg = O01_neg*DO1_inv
    DO0 = O00 - O01_neg*UO01_neg

    # elimination of direction 'x'
    DO0_inv = 1.0/DO0

    # row direction 'y' of the inverse
    XO01 = UO01_neg*DO0_inv
    XO11 = DO1_inv + UO01_neg*XO01

    Lambda = [
        DO0_inv, XO01,
        XO01,    XO11,
    ]
    return [Lambda]


def tip_force_acceleration_tip(
    q: ArrayLike, f: ArrayLike, prepared: ArrayLike | None = None,
) -> Array:
    """Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the
    point of tool 'tip'.

    Args:
        q: joint positions [rad], shape (..., 2).
        f: moment [N m] and force [N] on the tool, base axes, at the tool point, shape (..., 6).
        prepared: what `prepare` gave, shape (..., 12); None means the defaults.

    Returns:
        qdd, shape (..., 2).

    Operations: 21 mul, 14 add, 1 div, 4 trig.
    """
    return _evaluate(
        "tip_force_acceleration_tip",
        _tip_force_acceleration_tip,
        [
            ("q", q, 2),
            ("f", f, 6),
            ("prepared", _PREPARED if prepared is None else prepared, 12),
        ],
        [(2,)],
    )


def _tip_force_acceleration_tip(m, q, f, k):
    cos, sin = m.cos, m.sin
    q0, q1 = q
    _, _, f2, f3, f4, _ = f
    l1 = k[0]
    l2 = k[11]
    h1_x = k[1]
    R0_Jzz_0 = k[3]
    J1_zz = k[2]
    J0_zz = k[4]
    D1_inv = k[7]

    # sines and cosines
    c0 = cos(q0)
    s0 = sin(q0)
    c1 = cos(q1)
    s1 = sin(q1)

    # frame of 'fore' in the base
    Q1_xx = c0*c1 - s0*s1
    Q1_xy_neg = c0*s1 + s0*c1
    o1_x = l1*c0
    o1_y = l1*s0

    # frame of tool 'tip'
    ot_x_0 = l2*Q1_xx
    ot_y_0 = l2*Q1_xy_neg
    ot_x = o1_x + ot_x_0
    ot_y = o1_y + ot_y_0

    # joint forces of the wrench
    tau0 = f2 - ot_y*f3 + ot_x*f4
    tau1 = f2 - ot_y_0*f3 + ot_x_0*f4

    # composite inertia of 'upper'
    R0_Jzz_1 = h1_x*c1
    R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz

    # inertia that joint 'elbow' feels, and its couplings inward
    M01 = J1_zz + l1*R0_Jzz_1

    # elimination of 'elbow'
    U01 = M01*D1_inv
    D0 = R0_Jzz - M01*U01

    # elimination of 'shoulder'
    D0_inv = 1.0/D0

    # solve with U
    e0 = tau0 - tau1*U01

    # solve with D and U*
    x0 = D0_inv*e0
    x1 = tau1*D1_inv - U01*x0

    qdd = [x0, x1]
    return [qdd]


def using(xp: object):
    """The functions of this module over another array library: traced, differentiated, on a device.

    Args:
        xp: `jax.numpy`, `torch`, `cupy` or another library with their functions; or `casadi`.

    Returns:
        A module with the same constants and functions; make it once and keep it. Arguments are
        arrays of `xp`, shape (..., 2) as here, or plain numbers; results have the float type
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
    names.update(
        using=using, _evaluate=library.evaluate,
        _stacked=lambda values: _stacked_using(library, values),
    )
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
            if isinstance(column[0], float) and arguments[index][0] != "prepared":
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


def _in_order(params):
    """Parameters given by name as an array in the order of PARAMETERS; arrays stay as they are."""
    if not hasattr(params, "keys"):
        return params
    unknown = [name for name in params.keys() if name not in PARAMETERS]
    if unknown:
        raise ValueError(f"prepare: unknown parameters {unknown}, known are {list(PARAMETERS)}")
    values = {name: params[name] if name in params else PARAMETERS[name] for name in PARAMETERS}
    return _stacked(values)


def _stacked(values):
    """Values by name as one array, in their order along the last axis."""
    arrays = [_numbers("prepare", name, value) for name, value in values.items()]
    return np.stack(np.broadcast_arrays(*arrays), axis=-1)


def _stacked_using(library, values):
    """As `_stacked`, of an array library."""
    if isinstance(library, _Symbols):
        return library.xp.vertcat(*values.values())
    arrays = {name: x if hasattr(x, "shape") else np.asarray(x) for name, x in values.items()}
    columns = [(name, array[..., None], 1) for name, array in arrays.items()]
    return library.evaluate(
        "prepare", lambda m, *entries: [[entry[0] for entry in entries]], columns, [(len(columns),)]
    )


_PREPARED = prepare(PARAMETERS)


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
            "q": [-1.46, 1.39],
            "qd": [1.06, -0.98],
            "qdd": [-0.02, -0.2],
            "tau": [0.61, 1.15],
            "f": [-1.13, -0.31, -1.88, -1.11, -0.25, -0.02],
            "prepared": prepare(PARAMETERS),
        },
        {
            "q": [-1.07, -1.08],
            "qd": [-1.12, -0.16],
            "qdd": [-0.84, -1.91],
            "tau": [1.35, 0.23],
            "f": [0.02, 0.36, -1.86, -1.03, 1.19, -0.34],
            "prepared": prepare({
                "m1": 0.673, "m2": 0.839, "l1": 0.602, "l2": 0.47, "r1": 0.219, "r2": 0.188,
                "i1": 0.0212, "i2": 0.0141, "g": 10.0,
            }),
        },
    ]
    expected = [
        (mass_matrix, ["q", "prepared"], [
            (0, [
                (5.1e-10, [0.355270076, 0.057385038, 0.057385038, 0.043]),
            ]),
            (1, [
                (5.1e-10, [0.490797978, 0.088508442, 0.088508442, 0.043753616]),
            ]),
        ]),
        (udu, ["q", "prepared"], [
            (0, [
                (5.1e-09, [1.0, 1.33453577, 0.0, 1.0]),
                (5.1e-10, [0.27868769, 0.043]),
            ]),
            (1, [
                (5.1e-09, [1.0, 2.02288292, 0.0, 1.0]),
                (5.1e-10, [0.311755761, 0.043753616]),
            ]),
        ]),
        (innovations, ["q", "prepared"], [
            (0, [
                (5.1e-09, [1.0, -1.33453577, 0.0, 1.0]),
                (5.1e-10, [0.27868769, 0.043]),
            ]),
            (1, [
                (5.1e-09, [1.0, -2.02288292, 0.0, 1.0]),
                (5.1e-10, [0.311755761, 0.043753616]),
            ]),
        ]),
        (mass_matrix_inverse, ["q", "prepared"], [
            (0, [
                (5.1e-08, [3.588246, -4.7886427, -4.7886427, 29.6464289]),
            ]),
            (1, [
                (5.1e-08, [3.2076392, -6.4886785, -6.4886785, 35.9810908]),
            ]),
        ]),
        (inverse_dynamics, ["q", "qd", "qdd", "prepared"], [
            (0, [
                (5.1e-09, [2.34014109, 1.64443125]),
            ]),
            (1, [
                (5.1e-09, [1.7201214, -1.12632568]),
            ]),
        ]),
        (bias_forces, ["q", "qd", "prepared"], [
            (0, [
                (5.1e-09, [2.3587235, 1.65417895]),
            ]),
            (1, [
                (5.1e-09, [2.30144282, -0.96840918]),
            ]),
        ]),
        (gravity_forces, ["q", "prepared"], [
            (0, [
                (5.1e-09, [2.27080425, 1.56575605]),
            ]),
            (1, [
                (5.1e-09, [2.26928436, -0.86335819]),
            ]),
        ]),
        (coriolis_matrix, ["q", "qd", "prepared"], [
            (0, [
                (5.1e-11, [0.0771221439, -0.0062956852, 0.0834178291, 0.0]),
            ]),
            (1, [
                (5.1e-10, [-0.013399361, -0.107194889, 0.093795528, 0.0]),
            ]),
        ]),
        (forward_dynamics, ["q", "qd", "tau", "prepared"], [
            (0, [
                (5.1e-09, [-3.86051731, -6.57309338]),
            ]),
            (1, [
                (5.1e-08, [-10.8279773, 49.2936763]),
            ]),
        ]),
        (pose_tip, ["q", "prepared"], [
            (0, [
                (5.1e-09, [
                    0.997551, 0.06994285, 0.0, 0.45430529, -0.06994285, 0.997551, 0.0, -0.52491132,
                    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    -0.54735767, 0.83689879, 0.0, 0.03177668, -0.83689879, -0.54735767, 0.0,
                    -0.92141714, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0,
                ]),
            ]),
        ]),
        (jacobian_tip, ["q", "prepared"], [
            (0, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.52491132, 0.02797714, 0.45430529, 0.3990204,
                    0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.92141714, 0.39334243, 0.03177668, -0.2572581,
                    0.0, 0.0,
                ]),
            ]),
        ]),
        (jacobian_rate_tip, ["q", "qd", "prepared"], [
            (0, [
                (5.1e-10, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.090523615, -0.031921632, 0.528988404,
                    0.002238171, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-09, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00557141, -0.32929037, -1.09492198,
                    -0.50347831, 0.0, 0.0,
                ]),
            ]),
        ]),
        (operational_inertia_inverse_tip, ["q", "prepared"], [
            (0, [
                (5.1e-08, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    23.6573896, 0.0653479, 9.3734173, 0.0, 0.0, 0.0, 0.0653479, 0.8712337,
                    0.1227982, 0.0, 0.0, 0.0, 9.3734173, 0.1227982, 3.7246714, 0.0, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0,
                ]),
            ]),
            (1, [
                (5.1e-08, [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                    26.2113729, 8.5774113, -7.6914226, 0.0, 0.0, 0.0, 8.5774113, 3.5868329,
                    -2.0900405, 0.0, 0.0, 0.0, -7.6914226, -2.0900405, 2.4906172, 0.0, 0.0, 0.0,
                    0.0, 0.0, 0.0, 0.0,
                ]),
            ]),
        ]),
        (operational_inertia_tip, ["q", "prepared"], [
            (0, [
                (5.1e-09, [1.15315623, -0.03801826, -0.03801826, 0.26973348]),
            ]),
            (1, [
                (5.1e-10, [0.545570795, 0.457824284, 0.457824284, 0.785697321]),
            ]),
        ]),
        (tip_force_acceleration_tip, ["q", "f", "prepared"], [
            (0, [
                (5.1e-08, [0.3849098, -47.2766927]),
            ]),
            (1, [
                (5.1e-08, [7.795053, -74.5357332]),
            ]),
        ]),
    ]
    return states, expected


if __name__ == "__main__":
    raise SystemExit(_self_test())
