"""Base parameters: the numbers that joint forces depend on, with what they stand for (docs/mathematics.md, section 13).

A direction of a body's ten numbers (and its joint's armature) is not felt by itself where

- it *vanishes*: `X* M Y = 0` for all motions X that the body can have, and all Y of those and of gravity; or
- it *moves* to the parent: no column of the joint meets it, `H M Y = 0`, and the joint's motion does not change it,
  `X* (S[h]M + M S*[h]) Y = 0`, with X and Y of the motions that come over from the parent. With an armature r beside it
  `H M H* = r 1` takes the place of `H M H* = 0`.

Motions are subspaces: those of the parent and the joint's own columns, closed under the joint's motion, `X -> S*[h] X`. Of the
directions that are not felt one number each is dropped, and what it stood for added to the others and to the parent. So
the base regressor is some columns of the regressor, and `B pi` what stands before them. What decides here is dense algebra;
the symbolic side goes by the rules that follow for each kind of joint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.regressor import UNITS, regressor
from symdyn.core.spatial import S
from symdyn.core.tree import Tree
from symdyn.model.columns import ARMATURE, DROPPED, ENTRIES, SURE, TENSOR
from symdyn.model.tree import ON_BASE

_NOTHING = 1e-9  # sizes below which a direction is none: axes and lengths of files have fewer digits


@dataclass(frozen=True)
class Base:
    """The columns that are kept, and `B`: base parameters are `B pi`; (kept,P).

    `condition` is the largest of what the numbers that are dropped are solved for with: where a direction has little of each
    number that could be dropped, digits are lost.
    """

    kept: tuple[int, ...]
    B: Array
    condition: float


def base_regressor(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """`Y_b`, so that `Y_b B pi = Y pi`, of full column rank over all states; (n,PB)."""
    return regressor(tree, q, qd, qdd)[:, base_of(tree).kept]


def base_parameters(tree: Tree, pi: Array) -> Array:
    """`B pi`; (PB,)."""
    return np.asarray(base_of(tree).B @ pi)


def base_of(tree: Tree) -> Base:
    """Regroup inward: what a body drops goes to its parent, what reaches the base is gone."""
    Z = np.eye(len(tree.columns))
    numbers = [Z[10 * i : 10 * i + 10].copy() for i in range(tree.bodies)]  # of each body, in those of the file
    armatures = {column.body: place for place, column in enumerate(tree.columns) if column.kind == ARMATURE}
    dropped: set[int] = set()
    condition = 1.0
    unfelt, phi = _unfelt(tree, armatures), tree.at(tree.neutral).phi
    for i in reversed(range(tree.bodies)):
        first = tree.slices[i][1].start
        places = [*range(10 * i, 10 * i + 10), *([armatures[i]] if i in armatures else [])]
        own, onward = unfelt[i]
        gone = _dropped(own)
        share = np.linalg.pinv(own[gone])
        condition = max(condition, float(np.linalg.cond(own[gone]))) if gone else condition
        mine = np.vstack([numbers[i], Z[places[10:]]])
        Z[places] = mine - own @ share @ mine[gone]
        if tree.parent[first] != ON_BASE:
            numbers[tree.body[tree.parent[first]]] += _moved(phi[first]) @ onward @ share @ mine[gone]
        dropped |= {places[k] for k in gone}
    kept = tuple(place for place in range(len(tree.columns)) if place not in dropped)
    return Base(kept, Z[list(kept)], condition)


def _unfelt(tree: Tree, armatures: dict[int, int]) -> list[tuple[Array, Array]]:
    """Of every body the directions of its numbers that are not felt by themselves, and what the parent gets; (10 or 11,k)."""
    phi, found = tree.at(tree.neutral).phi, []
    whole: list[tuple[Array, Array]] = []
    for i in range(tree.bodies):
        columns = tree.slices[i][1]
        parent = tree.parent[columns.start]
        start = np.zeros((6, 0)), np.concatenate([np.zeros(3), tree.gravity])[:, None]
        coming, gravity = start if parent == ON_BASE else whole[tree.body[parent]]
        H, carried = tree.H[columns], phi[columns.start].T
        others = _closed(carried @ coming, H)
        gravity = _closed(carried @ gravity, H)
        motions = _closed(np.hstack([others, H.T]), H)
        whole.append((motions, gravity))
        vanishing = _null(_form(motions, np.hstack([motions, gravity])))
        moving = _moving(H, others, np.hstack([others, gravity]))
        if i in armatures:
            own = np.hstack([np.diag([1.0] * 10 + [-1.0]) @ moving, np.vstack([vanishing, 0 * vanishing[:1]])])
        else:
            moving = moving[:, :0] if not moving.size else moving @ _null(moving[10:])
            own = np.hstack([moving[:10], vanishing])
        found.append((own, np.hstack([moving[:10], 0 * vanishing])))
    return found


def _moving(H: Array, others: Array, against: Array) -> Array:
    """Directions of the ten numbers, and the armature that goes with them, which move to the parent; (11,k)."""
    nv = len(H)
    drive = np.array([np.eye(nv).ravel()])
    ten = [_form(H.T, against), *(_form_of_change(h, others, against) for h in H), _turning(H)]
    rows = np.vstack([np.hstack([_form(H.T, H.T), -drive.T]), *(np.pad(part, ((0, 0), (0, 1))) for part in ten)])
    return _null(rows)


def _form(X: Array, Y: Array) -> Array:
    """`X* M Y` of every number at one, a row for each pair; (pairs,10)."""
    return np.asarray(np.einsum("ia,kij,jb->abk", X, UNITS, Y).reshape(-1, len(ENTRIES)))


def _form_of_change(h: Array, X: Array, Y: Array) -> Array:
    """`X* (S[h]M + M S*[h]) Y`."""
    change = np.array([S(h) @ M + M @ S(h).T for M in UNITS])
    return np.asarray(np.einsum("ia,kij,jb->abk", X, change, Y).reshape(-1, len(ENTRIES)))


def _turning(H: Array) -> Array:
    """`H S[v]M v` for all velocities v of the joint: what makes an inertia no armature."""
    found = np.einsum("ci,aij,kjl,bl->cabk", H, np.array([S(h) for h in H]), UNITS, H)
    return np.asarray((found + found.transpose(0, 2, 1, 3)).reshape(-1, len(ENTRIES)))


def _moved(phi: Array) -> Array:
    """`phi M phi*` as a map of the ten numbers; (10,10)."""
    return np.column_stack([_ten(phi @ M @ phi.T) for M in UNITS])


def _ten(M: Array) -> Array:
    return np.array([M[3, 3], M[2, 4], M[0, 5], M[1, 3], *(M[i, j] for i, j in TENSOR.values())])


def _closed(X: Array, H: Array) -> Array:
    """The smallest subspace with the columns of X that the motion of a joint keeps; orthonormal."""
    X = _span(X)
    while (wider := _span(np.hstack([X, *(S(h).T @ X for h in H)]))).shape != X.shape:
        X = wider
    return X


def _span(X: Array) -> Array:
    if not X.size:
        return X[:, :0]
    U, sizes, _ = np.linalg.svd(X, full_matrices=False)
    return np.asarray(U[:, sizes > _NOTHING])


def _null(rows: Array) -> Array:
    if not rows.size:
        return np.eye(rows.shape[1])
    _, sizes, V = np.linalg.svd(rows)
    return np.asarray(V[int(np.sum(sizes > _NOTHING)) :].T)


def _dropped(own: Array) -> list[int]:
    """A number for each direction: the first in the order of `DROPPED` that has a sure part in what is left of them."""
    Q, gone = _span(own), []
    order: Sequence[int] = [k for k in DROPPED if k < len(own)]
    while Q.shape[1]:
        sizes = np.linalg.norm(Q, axis=1)
        sure = [k for k in order if sizes[k] > SURE]
        gone.append(sure[0] if sure else int(np.argmax(sizes)))
        Q = Q @ _null(Q[gone[-1]][None, :])
    return gone
