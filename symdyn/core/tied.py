"""What is not felt besides where joints follow others, whose bodies then share a motion (docs/mathematics.md, section 13).

Numbers are not felt together where they add nothing to the kinetic energy at any state, and nothing to the potential energy
but a constant. At random states, of many digits, these are equations for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

import numpy as np

from symdyn.core.folding import AnyTree
from symdyn.core.geometry import Geometry, moved
from symdyn.core.precise import Precise, identity, null, precise, sine_and_cosine, tilde, zeros
from symdyn.core.regressor import regressor
from symdyn.model.columns import ARMATURE, COULOMB, ENTRIES, VISCOUS
from symdyn.model.tree import ON_BASE

_WAY = Decimal(4)  # how far joints move at most, rad or m: far enough to tell small multipliers apart

_ROUNDING = Decimal("1e-12")  # energies of a number at one that are nothing but what axes in doubles are off

_MARGIN = 1e-6  # singular values beside the largest below which something may not be felt,
_FELT, _NOT_FELT = 1e-8, 1e-10  # those above the one are felt for sure, those below the other are not


def merged_drives(geometry: Geometry, Z: Precise) -> set[int]:
    """Add armature and friction of joints that follow to those of their leaders, as these feel them: `k²`, Coulomb's `|k|`."""
    places = {(column.kind, column.body): place for place, column in enumerate(geometry.columns)}
    gone = set()
    for place, column in enumerate(geometry.columns):
        if geometry.follows[column.body] and column.kind in (ARMATURE, VISCOUS, COULOMB):
            k = Decimal(geometry.multipliers[column.body])
            times = abs(k) if column.kind == COULOMB else k * k
            if k:
                Z[places[column.kind, geometry.leads[column.body]]] += times * Z[place]
            gone.add(place)
    return gone


def unfelt_together(geometry: Geometry, kept: Sequence[int]) -> tuple[Precise, bool]:
    """Directions of numbers, in the order of those that are kept, that are not felt, (kept,k); whether that is clear."""
    asked = [k for k, place in enumerate(kept) if _has_energy(geometry, place)]
    if not any(geometry.follows) or not asked:
        return zeros(len(kept), 0), True
    random = np.random.default_rng(len(kept))
    questions, clear = _in_question(geometry.tree, [kept[k] for k in asked], random)
    asked = [asked[k] for k in questions]
    if not asked:
        return zeros(len(kept), 0), clear
    places = [kept[k] for k in asked]
    rows = np.array([_energies(geometry, places, random) for _ in range(len(asked) * 3 // 2 + 10)], dtype=object)
    rows = rows[1:] - rows[0]
    sizes = np.array([max(map(abs, column)) for column in rows.T], dtype=object)
    sizes = np.array([size if size > _ROUNDING else Decimal(1) for size in sizes], dtype=object)
    found = null(rows / sizes)
    own = zeros(len(kept), found.shape[1])
    own[asked] = found / sizes[:, None]
    return own, clear


def _in_question(tree: AnyTree, places: Sequence[int], random: np.random.Generator) -> tuple[list[int], bool]:
    """Which of these columns may not be felt by themselves, going by singular values in double precision, with a margin.

    And whether no singular value is such that it is not clear.
    """
    rows = []
    for _ in range(3 * len(places) // tree.n + 10):
        way, qd, qdd = random.uniform(-float(_WAY), float(_WAY), (3, tree.n))
        q = tree.integrate(tree.neutral, way)
        rows.append(tree.fold(regressor(tree.whole, tree.positions(q), tree.rates(qd), tree.rates(qdd))[:, places], 0))
    Y = np.vstack(rows)
    sizes = np.abs(Y).max(axis=0)
    _, parts, V = np.linalg.svd(Y / np.where(sizes > float(_ROUNDING), sizes, 1.0), full_matrices=False)
    unfelt = V[parts <= _MARGIN * parts[0]]
    clear = not np.any((parts > _NOT_FELT * parts[0]) & (parts <= _FELT * parts[0]))
    return [int(k) for k in np.flatnonzero(np.abs(unfelt).max(axis=0, initial=0.0) > _MARGIN**2)], bool(clear)


def _has_energy(geometry: Geometry, place: int) -> bool:
    """Whether the forces of a column are those of an energy, as an armature's are not on a joint that both turns and slides."""
    column = geometry.columns[place]
    turns = {any(h[:3]) for h in geometry.H[column.body]}
    return column.kind in ENTRIES or (column.kind == ARMATURE and len(turns) == 1)


def _energies(geometry: Geometry, kept: Sequence[int], random: np.random.Generator) -> Precise:
    """Kinetic and potential energy at a random state, of the numbers that are kept at one each; (kept,)."""
    drawn = [precise(random.uniform(-1.0, 1.0, (3, 6))) for _ in geometry.parents]
    poses: list[tuple[Precise, Precise]] = []
    speeds: list[Precise] = []
    numbers, gravity = [], precise(geometry.gravity)
    for i, (parent, H) in enumerate(zip(geometry.parents, geometry.H, strict=True)):
        lead, k = geometry.leads[i], Decimal(geometry.multipliers[i])
        q = _WAY * k * drawn[lead][0] + Decimal(geometry.offsets[i])
        turn, slide = _placement(H, q, drawn[i][1])
        R, p = geometry.R[i] @ turn, precise(geometry.positions[i]) + geometry.R[i] @ slide
        before, at, V = (identity(3), zeros(3), zeros(6)) if parent == ON_BASE else (*poses[parent], speeds[parent])
        poses.append((before @ R, at + before @ p))
        V = np.concatenate([R.T @ V[:3], R.T @ (V[3:] - tilde(p) @ V[:3])])
        rates = k * drawn[lead][2][: len(H)]
        speeds.append(V + H.T @ rates)
        kinetic = [part / 2 for part in moved(speeds[i], speeds[i])]
        potential = [-(gravity @ poses[i][1]), *(-(gravity @ poses[i][0])), *[Decimal(0)] * 6]
        numbers.append([*(a + b for a, b in zip(kinetic, potential, strict=True)), rates @ rates / 2])
    kinds = {kind: place for place, kind in enumerate((*ENTRIES, ARMATURE))}
    columns = [geometry.columns[place] for place in kept]
    return np.array(
        [numbers[it.body][kinds[it.kind]] if it.kind in kinds else Decimal(0) for it in columns], dtype=object
    )


def _placement(H: Precise, q: Precise, others: Precise) -> tuple[Precise, Precise]:
    """Rotation and way of a joint at q; joints that turn every way are somewhere else again."""
    turning = [h[:3] for h in H if any(h[:3])]
    way = sum((x * h[3:] for x, h in zip(q, H, strict=False) if not any(h[:3])), start=zeros(3))
    if len(turning) > 1:
        x = tilde(others[:3])
        R = identity(3) + (others[3] * x + x @ x) * 2 / (others[:4] @ others[:4])  # of a quaternion of any length
        return R, way
    if not turning:
        return identity(3), way
    x = tilde(turning[0])
    sine, cosine = sine_and_cosine(q[0])
    return identity(3) + sine * x + (1 - cosine) * (x @ x), way
