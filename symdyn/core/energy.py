"""Kinetic and potential energy."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.newton_euler import motion
from symdyn.core.tree import Tree


def kinetic_energy(tree: Tree, q: Array, qd: Array) -> float:
    """`½ sum V* M V + ½ sum r qd²`, body by body."""
    V = motion(tree.at(q), qd, np.zeros(tree.n), np.zeros(6)).V
    return float(0.5 * np.einsum("ij,ijk,ik->", V, tree.M, V) + 0.5 * tree.armature @ qd**2)


def potential_energy(tree: Tree, q: Array) -> float:
    """`-sum g·(m o_i + R_i h_i)`, zero at the base's origin."""
    total = np.zeros(3)
    for M, (R, p) in zip(tree.M[tree.ends], tree.at(q).poses, strict=True):
        h = np.array([M[2, 4], M[0, 5], M[1, 3]])  # from h~ in the upper right block
        total += M[3, 3] * p + R @ h
    return float(-tree.gravity @ total)
