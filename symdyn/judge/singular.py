"""Joints that make the mass matrix singular, found by the core at random configurations.

The pivots `D_i` of the Riccati recursion are the inertias that the joints feel with all joints behind them free. A
pivot that vanishes at every configuration belongs to a joint that moves no inertia of its own: `M` has no inverse.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import composite_inertias
from symdyn.core.folding import AnyTree, Folded, mass_matrix, tree_of
from symdyn.core.tree import Configuration
from symdyn.model.tree import ON_BASE, Model

_VANISHING = 1e-11  # pivot over the composite inertia about the same axis; rounding leaves some 1e-15
_CONFIGURATIONS = 3


@dataclass(frozen=True)
class BadPivot:
    """A joint with a pivot that is not positive: `composite` is what it carries, `pivot` what is left of it."""

    joint: int
    pivot: float
    composite: float


def bad_pivots(model: Model) -> list[BadPivot]:
    """The joints with pivots that are not positive at any of some random configurations, each once."""
    tree = tree_of(model)
    random = np.random.default_rng(0)
    found = []
    for _ in range(_CONFIGURATIONS):
        with np.errstate(over="ignore", invalid="ignore"):  # absurd figures are judged, not moaned about
            found.append(_bad_pivots_of(tree, tree.integrate(tree.neutral, random.uniform(-np.pi, np.pi, tree.n))))
    always = (found[0][i] for i in range(tree.n) if all(i in bad for bad in found))
    return list({bad.joint: bad for bad in always}.values())


def _bad_pivots_of(tree: AnyTree, q: Array) -> dict[int, BadPivot]:
    return _bad_pivots_folded(tree, mass_matrix(tree, q)) if isinstance(tree, Folded) else _bad_pivots_at(tree.at(q))


def _bad_pivots_folded(tree: Folded, GIM: Array) -> dict[int, BadPivot]:
    """By elimination of the folded GIM, stepping over what vanishes: no body has a pivot of its own there."""
    bad, left = {}, GIM.copy()
    for k in reversed(range(tree.n)):
        pivot, carried = float(left[k, k]), float(GIM[k, k])
        if not max(0.0, _VANISHING * carried) < pivot:
            bad[k] = BadPivot(int(tree.whole.body[tree.own[k]]), pivot, carried)
        else:
            left[:k, :k] -= np.outer(left[:k, k], left[k, :k]) / pivot
    return bad


def _bad_pivots_at(at: Configuration) -> dict[int, BadPivot]:
    """The Riccati recursion that steps over vanishing pivots: `P >= 0` and `H P H* = 0` make `P H* = 0`.

    By degrees of freedom, of which a joint may have several.
    """
    tree = at.tree
    composite = composite_inertias(at)
    P = tree.M.copy()
    bad = {}
    for i in reversed(range(tree.n)):
        H = tree.H[i]
        D = float(H @ P[i] @ H + tree.armature[i])
        carried = float(H @ composite[i] @ H + tree.armature[i])
        passed_on: Array = P[i]
        if not max(0.0, _VANISHING * carried) < D:  # so that a D that is no number counts as bad
            bad[i] = BadPivot(int(tree.body[i]), D, carried)
        else:
            passed_on = P[i] - np.outer(P[i] @ H, H @ P[i]) / D
        if tree.parent[i] != ON_BASE:
            P[tree.parent[i]] += at.phi[i] @ passed_on @ at.phi[i].T
    return bad
