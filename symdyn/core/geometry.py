"""What base parameters hang on: how a tree is put together and how its joints follow each other, but not what it weighs."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from symdyn.core import Array
from symdyn.core.folding import AnyTree, Folded
from symdyn.core.precise import Precise, orthonormal, precise, tilde, zeros
from symdyn.model.columns import TENSOR, Column
from symdyn.model.tree import ON_BASE

Rows = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Geometry:
    """A tree without inertias, in numbers that can be compared.

    Attributes:
        parents: of every body the one before it, or `ON_BASE`.
        joints: the joint map of every body.
        rotations, positions: every body's frame in its parent's.
        gravity: free fall in the base frame.
        columns: of the regressor.
        leads: the joint that every joint's moves with, by its body: itself, or the one that it follows.
        multipliers, offsets: how.
        tree: that it is of; trees of one geometry differ in what they weigh.
    """

    parents: tuple[int, ...]
    joints: tuple[Rows, ...]
    rotations: tuple[Rows, ...]
    positions: Rows
    gravity: tuple[float, ...]
    columns: tuple[Column, ...]
    leads: tuple[int, ...]
    multipliers: tuple[float, ...]
    offsets: tuple[float, ...]
    tree: AnyTree = field(compare=False)

    @staticmethod
    def of(tree: AnyTree) -> Geometry:
        """Of a tree, folded or not."""
        whole = tree.whole
        starts = [columns.start for _, columns in whole.slices]
        parents = [whole.parent[start] for start in starts]
        leads = [_lead(tree, i) for i in range(whole.bodies)]
        return Geometry(
            parents=tuple(ON_BASE if parent == ON_BASE else int(whole.body[parent]) for parent in parents),
            joints=tuple(_rows(whole.H[columns]) for _, columns in whole.slices),
            rotations=tuple(_rows(R) for R in whole.R),
            positions=_rows(whole.p),
            gravity=tuple(whole.gravity.tolist()),
            columns=whole.columns,
            leads=tuple(lead for lead, _, _ in leads),
            multipliers=tuple(multiplier for _, multiplier, _ in leads),
            offsets=tuple(offset for _, _, offset in leads),
            tree=tree,
        )

    @property
    def follows(self) -> list[bool]:
        """Of every body, whether its joint follows another."""
        return [lead != i for i, lead in enumerate(self.leads)]

    @cached_property
    def H(self) -> list[Precise]:
        """The joint maps; rows orthonormal to the last digit."""
        return [orthonormal(precise(rows)) for rows in self.joints]

    @cached_property
    def R(self) -> list[Precise]:
        """The rotations, likewise."""
        return [orthonormal(precise(rows)) for rows in self.rotations]

    @cached_property
    def phi(self) -> list[Precise]:
        """`phi(p,i)` of every body at its neutral position."""
        found = []
        for R, position in zip(self.R, self.positions, strict=True):
            phi = zeros(6, 6)
            phi[:3, :3], phi[:3, 3:], phi[3:, 3:] = R, tilde(precise(position)) @ R, R
            found.append(phi)
        return found


def turned_by(h: Precise, X: Precise) -> Precise:
    """`S*[h] X`, column by column: how motions change while a joint moves by h."""
    w, v = tilde(h[:3]), tilde(h[3:])
    return -np.vstack([w @ X[:3], v @ X[:3] + w @ X[3:]])


def moved(x: Precise, y: Precise) -> list[Any]:
    """`x* M y` for each of a body's ten numbers at one, the others at zero."""
    w, v, u, r = x[:3], x[3:], y[:3], y[3:]
    h = tilde(r) @ w + tilde(v) @ u
    return [v @ r, *h, *(w[i] * u[j] + (w[j] * u[i] if i != j else 0) for i, j in TENSOR.values())]


def _lead(tree: AnyTree, i: int) -> tuple[int, float, float]:
    """The body whose joint moves that of body i, how many times, and from where."""
    if not isinstance(tree, Folded):
        return i, 1.0, 0.0
    at, by = tree.whole.slices[i]
    if by.start in tree.own:
        return i, 1.0, 0.0
    row = tree.E[by.start]
    lead = int(np.abs(row).argmax())
    return int(tree.whole.body[tree.own[lead]]), float(row[lead]), float(tree.c[at.start])


def _rows(matrix: Array) -> Rows:
    return tuple(tuple(row) for row in matrix.tolist())
