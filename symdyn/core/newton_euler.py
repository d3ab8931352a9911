"""Inverse dynamics by Newton and Euler (KFS 4–7; SOA 3; DIAG 4.2).

Outward `V_i = phi*V_p + H*qd`, `alpha_i = phi*alpha_p + H*qdd + a_i`; inward `f_i = sum phi f_c + M alpha + b`,
`tau = H f`. `alpha` is the spatial acceleration, so `a_i = S*[H*qd]V` and `b_i = S[V]MV` for every joint and frame
(classical accelerations, of points, would give the same `tau`). Both are the body's: `a` is of the whole joint, with the
body's own V, and sits on its last column. Gravity is the base's acceleration `[0; -g]`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.spatial import S
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE


@dataclass(frozen=True)
class BodyMotions:
    """Velocity, spatial acceleration and bias terms, in the bodies' frames; all (n,6), the body's own on its last column.

    `V_plus`, `alpha_plus` are what comes over from the parent, before the column's own motion.
    """

    V: Array
    alpha: Array
    a: Array
    b: Array
    V_plus: Array
    alpha_plus: Array


def base_acceleration(tree: Tree) -> Array:
    """`[0; -g]`: gravity as an acceleration of the base."""
    return np.concatenate([np.zeros(3), -tree.gravity])


def motion(at: Configuration, qd: Array, qdd: Array, alpha_base: Array) -> BodyMotions:
    """The outward sweep."""
    tree = at.tree
    V, alpha, b, V_plus, alpha_plus = (np.zeros((tree.n, 6)) for _ in range(5))
    for i, p in enumerate(tree.parent):
        V_plus[i] = at.outward(i, np.zeros(6) if p == ON_BASE else V[p])
        V[i] = V_plus[i] + tree.H[i] * qd[i]
        b[i] = S(V[i]) @ tree.M[i] @ V[i]
    a = tree.on_last(crossed(tree.H, V[tree.last]) * qd[:, None])
    for i, p in enumerate(tree.parent):
        alpha_plus[i] = at.outward(i, alpha_base if p == ON_BASE else alpha[p])
        alpha[i] = alpha_plus[i] + tree.H[i] * qdd[i] + a[i]
    return BodyMotions(V, alpha, a, b, V_plus, alpha_plus)


def crossed(X: Array, Y: Array) -> Array:
    """`S*[X] Y`, row by row; (n,6)."""
    return np.array([S(x).T @ y for x, y in zip(X, Y, strict=True)]).reshape(-1, 6)


def body_velocities(tree: Tree, q: Array, qd: Array) -> Array:
    """`V_i` of every body at its frame's origin, in its axes (KFS 5.1); (bodies,6)."""
    return motion(tree.at(q), qd, np.zeros(tree.n), np.zeros(6)).V[tree.ends]


def body_accelerations(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """`alpha_i` of every body, spatial, gravity in it: `alpha_base = [0; -g]` (KFS 5.4, the co-states of 6.3); (bodies,6)."""
    return motion(tree.at(q), qd, qdd, base_acceleration(tree)).alpha[tree.ends]


def body_forces(at: Configuration, moving: BodyMotions, wrenches: Array | None = None) -> Array:
    """The inward sweep: force `f_i` that the joint of a body passes on to it, the same on all its columns; (n,6).

    What acts on the bodies from outside, (n,6), need not come through their joints.
    """
    tree = at.tree
    f = np.zeros((tree.n, 6)) if wrenches is None else -wrenches
    for i in reversed(range(tree.n)):
        f[i] += tree.M[i] @ moving.alpha[i] + moving.b[i]
        if tree.parent[i] != ON_BASE:
            f[tree.parent[i]] += at.phi[i] @ f[i]
    return f


def joint_forces(at: Configuration, qd: Array, qdd: Array, alpha_base: Array) -> Array:
    """Both sweeps: `tau_i = H_i f_i + r_i qdd_i`, without friction."""
    f = body_forces(at, motion(at, qd, qdd, alpha_base))
    return np.asarray(np.einsum("ij,ij->i", at.tree.H, f) + at.tree.armature * qdd)


def friction_forces(tree: Tree, qd: Array) -> Array:
    """`viscous qd + coulomb sign(qd)`, with sign(0) = 0."""
    return tree.viscous * qd + tree.coulomb * np.sign(qd)


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """Joint forces that make the robot move so; gravity, armature and friction included."""
    return joint_forces(tree.at(q), qd, qdd, base_acceleration(tree)) + friction_forces(tree, qd)


def bias_forces(tree: Tree, q: Array, qd: Array) -> Array:
    """Inverse dynamics at `qdd = 0`."""
    return inverse_dynamics(tree, q, qd, np.zeros(tree.n))


def gravity_forces(tree: Tree, q: Array) -> Array:
    """Inverse dynamics at rest."""
    return inverse_dynamics(tree, q, np.zeros(tree.n), np.zeros(tree.n))
