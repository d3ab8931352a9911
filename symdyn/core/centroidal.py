"""The robot as one body: its centre of mass G, and its momentum about G; base axes, angular part first.

`h_G = A_G qd` is what the momenta of all bodies add up to, and `hd_G = A_G qdd + Ad_G qd` what gravity and contacts push with.
Links that the base holds still have no part in any of it, neither in the centre of mass nor in the total mass: G is that of
what moves. Armature is not there either, as rotors are no bodies (docs/mathematics.md, section 13).
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import stacked_joint_map, stacked_transforms
from symdyn.core.newton_euler import motion
from symdyn.core.spatial import rigid_transform
from symdyn.core.tree import Configuration, Tree


def total_mass(tree: Tree) -> float:
    """Of all that moves, kg."""
    return float(tree.M[:, 3, 3].sum())


def center_of_mass(tree: Tree, q: Array) -> Array:
    """`c = sum (m_i o_i + R_i h_i) / m`; (3,)."""
    whole = np.zeros(3)
    for M, (R, p) in zip(tree.M[tree.ends], tree.at(q).poses, strict=True):
        whole += M[3, 3] * p + R @ np.array([M[2, 4], M[0, 5], M[1, 3]])  # h from h~ in the upper right block
    return whole / total_mass(tree)


def centroidal_momentum_matrix(tree: Tree, q: Array) -> Array:
    """`A_G = sum phi(G,i) M_i (phi* H*)_i`, body by body: momentum about G at unit rates; (6,n)."""
    at = tree.at(q)
    rates = (stacked_transforms(at).T @ stacked_joint_map(tree).T).reshape(tree.n, 6, tree.n)[tree.ends]
    return np.asarray(np.einsum("ijk,ikl,iln->jn", _to(at, center_of_mass(tree, q)), tree.M[tree.ends], rates))


def center_of_mass_jacobian(tree: Tree, q: Array) -> Array:
    """`cd = J qd`: the linear momentum over the mass; (3,n)."""
    return centroidal_momentum_matrix(tree, q)[3:] / total_mass(tree)


def centroidal_bias(tree: Tree, q: Array, qd: Array) -> Array:
    """`Ad_G qd = sum phi(G,i) (M_i alpha_i + b_i)` at `qdd = 0`, without gravity: Euler's law about G, which moves; (6,)."""
    at = tree.at(q)
    moving = motion(at, qd, np.zeros(tree.n), np.zeros(6))
    forces = np.einsum("ijk,ik->ij", tree.M, moving.alpha) + moving.b
    return np.asarray(np.einsum("ijk,ik->j", _to(at, center_of_mass(tree, q)), forces[tree.ends]))


def _to(at: Configuration, point: Array) -> Array:
    """`phi(point, i)` of every body, to base axes; (bodies,6,6)."""
    return np.array([rigid_transform(R, p - point) for R, p in at.poses]).reshape(-1, 6, 6)
