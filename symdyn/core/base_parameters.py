"""Base parameters: the numbers that joint forces depend on, with what they stand for (docs/mathematics.md, section 13).

A direction of a body's ten numbers (and its joint's armature) is not felt by itself where

- it *vanishes*: `X* M Y = 0` for all motions X that the body can have, and all Y of those and of gravity; or
- it *moves* to the parent: no column of the joint meets it, `H M Y = 0`, and the joint's motion does not change it,
  `X* (S[h]M + M S*[h]) Y = 0`, with X and Y of the motions that come over from the parent. With an armature r beside it
  `H M H* = r 1` takes the place of `H M H* = 0`.

Motions are subspaces: those of the parent and the joint's own columns, closed under the joint's motion, `X -> S*[h] X`. Of the
directions that are not felt one number each is dropped, and what it stood for added to the others and to the parent. So
the base regressor is some columns of the regressor, and `B pi` what stands before them. What joints that follow others leave
unfelt besides comes after that (tied.py). What decides here is dense algebra, on numbers of many digits since axes anywhere
cost some; the symbolic side goes by the rules that follow for each kind of joint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import localcontext
from functools import lru_cache

import numpy as np

from symdyn.core import Array
from symdyn.core.folding import AnyTree
from symdyn.core.geometry import Geometry, moved, turned_by
from symdyn.core.precise import PRECISION, Precise, identity, independent, null, precise, rounded, solve, span, zeros
from symdyn.core.regressor import regressor
from symdyn.core.tied import merged_drives, unfelt_together
from symdyn.model.columns import ARMATURE, DROPPED, ENTRIES, SURE, TENSOR, dropping_order
from symdyn.model.tree import ON_BASE


@dataclass(frozen=True)
class Base:
    """What the base regressor is made of.

    Attributes:
        kept: its columns.
        B: base parameters are `B pi`; (kept,P).
        shares: what others lose for each number that is dropped for a shared motion, itself among them; nothing where no
            joint follows another.
        clear: whether it is, which numbers such motions leave unfelt.
    """

    kept: tuple[int, ...]
    B: Array
    shares: Array
    clear: bool


def base_regressor(tree: AnyTree, q: Array, qd: Array, qdd: Array) -> Array:
    """`Y_b`, so that `Y_b B pi = Y pi`, of full column rank over all states; (n,PB)."""
    Y = regressor(tree.whole, tree.positions(q), tree.rates(qd), tree.rates(qdd))
    return tree.fold(Y[:, base_of(tree).kept], 0)


def base_parameters(tree: AnyTree, pi: Array) -> Array:
    """`B pi`; (PB,)."""
    return np.asarray(base_of(tree).B @ pi)


def base_of(tree: AnyTree) -> Base:
    """Of a tree; worked out once for all that have its geometry, whatever they weigh."""
    return _base_of(Geometry.of(tree))


@lru_cache(maxsize=32)
def _base_of(geometry: Geometry) -> Base:
    with localcontext(PRECISION):
        Z = identity(len(geometry.columns))
        dropped = merged_drives(geometry, Z)
        dropped |= _regroup(geometry, Z, dropped)
        kept = [place for place in range(len(Z)) if place not in dropped]
        own, clear = unfelt_together(geometry, kept)
        order = [place for place in dropping_order(geometry.columns, geometry.follows) if place in set(kept)]
        rows = _dropped(own, [kept.index(place) for place in order])
        gone = [kept[row] for row in rows]
        shares = own @ solve(own[rows], identity(len(rows)))
        Z[kept] -= shares @ Z[gone]
        left = [place for place in kept if place not in gone]
        return Base(tuple(left), rounded(Z[left]), rounded(shares), clear)


def _regroup(geometry: Geometry, Z: Precise, merged: set[int]) -> set[int]:
    """Regroup inward: what a body drops goes to its parent, what reaches the base is gone. Gives what is dropped."""
    bodies = len(geometry.parents)
    numbers = [Z[10 * i : 10 * i + 10].copy() for i in range(bodies)]  # of each body, in those of the file
    drives = [(column.body, k) for k, column in enumerate(geometry.columns) if column.kind == ARMATURE]
    armatures = {body: place for body, place in drives if place not in merged}
    dropped: set[int] = set()
    unfelt = _unfelt(geometry, armatures)
    for i in reversed(range(bodies)):
        places = [*range(10 * i, 10 * i + 10), *([armatures[i]] if i in armatures else [])]
        own, onward = unfelt[i]
        basis = independent(own)
        own, onward = own[:, basis], onward[:, basis]
        gone = _dropped(own, [k for k in DROPPED if k < len(own)])
        mine = np.vstack([numbers[i], Z[places[10:]]])
        given = solve(own[gone], mine[gone])
        Z[places] = mine - own @ given
        if geometry.parents[i] != ON_BASE:
            numbers[geometry.parents[i]] += _carried(geometry.phi[i]) @ (onward @ given)
        dropped |= {places[k] for k in gone}
    return dropped


def _unfelt(geometry: Geometry, armatures: dict[int, int]) -> list[tuple[Precise, Precise]]:
    """Of every body the directions of its numbers that are not felt by themselves, and what the parent gets; (10 or 11,k)."""
    found: list[tuple[Precise, Precise]] = []
    whole: list[tuple[Precise, Precise]] = []
    for i, parent in enumerate(geometry.parents):
        start = zeros(6, 0), np.concatenate([zeros(3), precise(geometry.gravity)])[:, None]
        coming, gravity = start if parent == ON_BASE else whole[parent]
        H, carried = geometry.H[i], geometry.phi[i].T
        others = _closed(carried @ coming, H)
        gravity = _closed(carried @ gravity, H)
        motions = _closed(np.hstack([others, H.T]), H)
        whole.append((motions, gravity))
        vanishing = null(_form(motions, np.hstack([motions, gravity])))
        moving = _moving(H, others, np.hstack([others, gravity]))
        if i in armatures:
            moving[10] = -moving[10]
            own = np.hstack([moving, np.vstack([vanishing, zeros(1, vanishing.shape[1])])])
        else:
            moving = moving @ null(moving[10:]) if moving.size else moving
            own = np.hstack([moving[:10], vanishing])
        found.append((own, np.hstack([moving[:10], 0 * vanishing])))
    return found


def _moving(H: Precise, others: Precise, against: Precise) -> Precise:
    """Directions of the ten numbers, and the armature that goes with them, which move to the parent; (11,k)."""
    drive = identity(len(H)).reshape(-1, 1)
    ten = [_form(H.T, against), *(_form_of_change(h, others, against) for h in H), _turning(H)]
    bare = [np.hstack([part, zeros(len(part), 1)]) for part in ten]
    return null(np.vstack([np.hstack([_form(H.T, H.T), -drive]), *bare]))


def _form(X: Precise, Y: Precise) -> Precise:
    """`X* M Y` of every number at one, a row for each pair; (pairs,10)."""
    rows = [moved(x, y) for x in X.T for y in Y.T]
    return np.array(rows, dtype=object).reshape(-1, len(ENTRIES))


def _form_of_change(h: Precise, X: Precise, Y: Precise) -> Precise:
    """`X* (S[h]M + M S*[h]) Y`."""
    return np.asarray(_form(turned_by(h, X), Y) + _form(X, turned_by(h, Y)))


def _turning(H: Precise) -> Precise:
    """`H S[v]M v` for all velocities v of the joint: what makes an inertia no armature."""
    n = len(H)
    found = np.array([_form(turned_by(h, H.T), H.T).reshape(n, n, -1) for h in H], dtype=object)  # of a, c, b
    return np.asarray((found + found.transpose(2, 1, 0, 3)).transpose(1, 0, 2, 3).reshape(-1, len(ENTRIES)))


def _carried(phi: Precise) -> Precise:
    """`phi M phi*` as a map of the ten numbers; (10,10)."""
    axes = list(phi)
    pairs = [(3, 3), (2, 4), (0, 5), (1, 3), *TENSOR.values()]
    return np.array([moved(axes[i], axes[j]) for i, j in pairs], dtype=object)


def _closed(X: Precise, H: Precise) -> Precise:
    """The smallest subspace with the columns of X that the motion of a joint keeps; orthonormal."""
    X = span(X)
    while (wider := span(np.hstack([X, *(turned_by(h, X) for h in H)]))).shape != X.shape:
        X = wider
    return X


def _dropped(own: Precise, order: Sequence[int]) -> list[int]:
    """A number for each direction: the first in the order that has a sure part in what is left of them."""
    Q, gone = rounded(span(own)), list[int]()
    while Q.shape[1]:
        sizes = np.linalg.norm(Q, axis=1)
        sure = [k for k in order if sizes[k] > SURE]
        gone.append(sure[0] if sure else int(np.argmax(sizes)))
        _, _, V = np.linalg.svd(Q[gone[-1]][None, :])
        Q = Q @ V[1:].T
    return gone
