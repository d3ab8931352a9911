"""Coordinates in which a flat mass matrix is the identity (DIAG assumption 1, lemma 2.1).

Wanted are `ϑ(q)` with `∂ϑ/∂q = m*` and `M = m m*` (2.2, 2.3): then `½ q̇*Mq̇ = ½ ϑ̇·ϑ̇`, and `ϑ̈ = ε` (2.4). The factor
`m = U D^½` of the innovations need not be the gradient of anything; some `m R` with an orthogonal `R(q)` is, if M is flat.

1. Functions that are straight along M, `∂_i∂_j f = M⁻¹_kl G_lij ∂_k f` with `G_lij` Christoffel's symbols, form a space of n
   dimensions, beside constants. Those of them that are sums of positions, of waves of sums of angles, and of slides times such
   waves (all that the place of a point on a robot is made of) are found by linear algebra. Products of their gradients are
   constant, `g_ab = ∂_i f_a M⁻¹_ij ∂_j f_b`; with `g⁻¹ = U D U*` the coordinates are `D^½ U* f`.
2. What is left of M, `M - Σ ∂ϑ ∂ϑ*`, must be squares of one differential each, `a(u) du²` with `u` a sum of positions:
   `ϑ = ∫ √a du`. That of a cart-pole is an elliptic integral.
3. A joint that couples with nothing and on which M does not depend may turn by another measure, `ψ = λ q` (a slide with an
   armature on an arm that turns: a cone): `λ² = ¼ M⁻¹_jk ∂_j M_ii ∂_k M_ii / M_ii`.

That the squares of all differentials add up to M is decided in the ring, for every pose and all parameters.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.closed.points import Pose
from symdyn.closed.trig import COS, SIN, Trig
from symdyn.inspect.elimination import inverse, null_space, reduced, udu
from symdyn.inspect.metric import Field, Metric

_MOST_UNKNOWNS = 100
"""For more, linear algebra in fractions takes minutes."""

_MOST_POSES = 200
"""Among which M is regular somewhere."""

_CONFIRMED = 2
"""Poses one after another that must tell nothing new of the solutions; what is none all the same, the proof sees."""


@dataclass(frozen=True)
class Straight:
    """`ϑ = √square · function`."""

    square: Field
    function: Trig

    def product(self, metric: Metric, i: int, j: int) -> Trig:
        """`∂_iϑ ∂_jϑ`."""
        change = metric.derivative(self.function, i) * metric.derivative(self.function, j)
        return change.scaled(self.square)


@dataclass(frozen=True)
class Arc:
    """`ϑ = ∫ √integrand du` with `u = Σ along_j q_j`, on which alone the integrand depends."""

    integrand: Trig
    along: tuple[Field, ...]

    def product(self, metric: Metric, i: int, j: int) -> Trig:
        """`∂_iϑ ∂_jϑ`."""
        return self.integrand.scaled(self.along[i] * self.along[j])


Coordinate = Straight | Arc


@dataclass(frozen=True)
class Coordinates:
    """All n, and the metric they flatten.

    Attributes:
        metric: with measures in place of positions where there are any.
        found: the coordinates.
        measures: `λ²` of joints that turn by `ψ = λ q`, by their places.
    """

    metric: Metric
    found: tuple[Coordinate, ...]
    measures: dict[int, Field]


def together(metric: Metric) -> int:
    """How many joints act on each other at most."""
    return max(map(len, _blocks(metric)))


def coordinates(metric: Metric, like: Coordinates | None = None) -> Coordinates | None:
    """The coordinates, proven; None where none of the shapes above does.

    Args:
        metric: flat.
        like: coordinates of the same robot in numbers: only the waves that those have are tried.
    """
    metric, measures = _by_measures(metric)
    found: list[Coordinate] = []
    for block in _blocks(metric):
        basis = _basis(metric, block, like)
        found += _straight(metric, block, basis)
    left = metric.entries(lambda i, j: metric.trimmed(metric.M[i][j] - _squares(metric, found, i, j)))
    found = sorted([*found, *_arcs(metric, left)], key=lambda c: _last(metric, c))
    result = Coordinates(metric, tuple(found), measures)
    return result if len(found) == metric.n and add_up(result) else None


def _last(metric: Metric, coordinate: Coordinate) -> int:
    """The last joint that a coordinate depends on."""
    if isinstance(coordinate, Arc):
        return max(j for j, factor in enumerate(coordinate.along) if factor)
    return max(j for j in range(metric.n) if _depends(metric, coordinate.function, j))


def add_up(coordinates: Coordinates) -> bool:
    """Whether the squares of all differentials add up to M, which is the proof."""
    metric, found = coordinates.metric, coordinates.found
    pairs = itertools.combinations_with_replacement(range(metric.n), 2)
    return all(metric.vanishes(_squares(metric, found, i, j) - metric.M[i][j]) for i, j in pairs)


def _squares(metric: Metric, found: Sequence[Coordinate], i: int, j: int) -> Trig:
    """`Σ ∂_iϑ ∂_jϑ`."""
    return sum((c.product(metric, i, j) for c in found), start=metric.ring.zero)


def _regular(metric: Metric, block: Sequence[int]) -> Iterator[tuple[Pose, list[list[Field]]]]:
    """Rational poses, the same every time, with the inverse that some joints' part of M has there."""
    dice = random.Random(1)
    for _ in range(_MOST_POSES):
        halves = [Fraction(dice.randint(1, 9), dice.randint(2, 9)) * dice.choice((-1, 1)) for _ in metric.slides]
        pose = Pose(halves, {}, metric.slides)
        raised = inverse([[metric.at(metric.M[i][j], pose) for j in block] for i in block], metric.is_zero)
        if raised is not None:
            yield pose, raised


def _by_measures(metric: Metric) -> tuple[Metric, dict[int, Field]]:
    """M in `ψ = λ q` where a joint turns by another measure than its angle."""
    measures = {}
    for i in range(metric.n):
        if not metric.slides[i] and _turns_all(metric, i):
            square = _measure(metric, i)
            if square and not metric.is_zero(square - 1):
                measures[i] = square
    scaled = metric.entries(lambda i, j: metric.M[i][j].scaled(1 / measures[i] if i == j and i in measures else 1))
    return replace(metric, M=scaled), measures


def _turns_all(metric: Metric, i: int) -> bool:
    """Whether M does not depend on a joint, and couples it with no other."""
    alone = all(metric.vanishes(metric.M[i][j]) for j in range(metric.n) if j != i)
    return alone and not any(_depends(metric, trig, i) for row in metric.M for trig in row)


def _depends(metric: Metric, trig: Trig, joint: int) -> bool:
    return not metric.vanishes(metric.derivative(trig, joint))


def _measure(metric: Metric, i: int) -> Field:
    """`λ²`, nothing for a joint on whose own inertia no other acts."""
    others = [j for j in range(metric.n) if j != i]
    changes = {j: metric.derivative(metric.M[i][i], j) for j in others}
    if all(metric.vanishes(change) for change in changes.values()):
        return 0
    pose, raised = next(_regular(metric, others))
    change = [metric.at(changes[j], pose) for j in others]
    total = sum(x * raised[a][b] * y for a, x in enumerate(change) for b, y in enumerate(change))
    return total / (4 * metric.at(metric.M[i][i], pose))


def _blocks(metric: Metric) -> list[list[int]]:
    """Joints that act on each other in M, together."""
    groups = [{i} for i in range(metric.n)]
    for i in range(metric.n):
        for j in range(i, metric.n):
            trig = metric.M[i][j]
            if not metric.vanishes(trig):
                acting = {i, j} | {k for k in range(metric.n) if _depends(metric, trig, k)}
                joined = set().union(acting, *(group for group in groups if group & acting))
                groups = [group for group in groups if not group & acting] + [joined]
    return sorted(sorted(group) for group in groups)


def _basis(metric: Metric, block: Sequence[int], like: Coordinates | None) -> list[Trig]:
    """What places of points are made of: waves, slides times waves; and positions, last, so that they come without factor."""
    angles = {tuple(k if joint in block else 0 for joint, k in enumerate(angle)) for angle in metric.angles}
    ordered = sorted(angle for angle in angles if next((k for k in angle if k), 0) > 0)
    waves = [metric.ring.wave(part, angle) for angle in reversed(ordered) for part in (SIN, COS)]
    slides = [metric.position(i) for i in block if metric.slides[i]]
    found = [*waves, *(slide * wave for slide in slides for wave in waves)]
    positions = [metric.position(i) for i in reversed(block)]
    if like is not None:
        seen = {term for c in like.found if isinstance(c, Straight) for term in _terms(c.function)}
        return [trig for trig in (*found, *positions) if _terms(trig) <= seen]
    return [*(found if len(found) <= _MOST_UNKNOWNS else ()), *positions]


def _terms(trig: Trig) -> set[tuple[object, object]]:
    return {(key, powers) for key, coefficient in trig for powers in coefficient.monoms()}


def _straight(metric: Metric, block: Sequence[int], basis: Sequence[Trig]) -> list[Coordinate]:
    """The coordinates of a block that are sums of the basis."""
    equations = _Equations(metric, block, basis)
    rows: list[list[Field]] = []
    solutions = null_space(rows, metric.is_zero, len(basis))
    confirmed = 0
    for pose, raised in _regular(metric, block):
        new = equations.at(pose, raised)
        if all(metric.is_zero(_dot(row, solution)) for row in new for solution in solutions):
            confirmed += 1
            if confirmed == _CONFIRMED:
                break
            continue
        rows, _ = reduced([*rows, *new], metric.is_zero, len(basis))
        solutions, confirmed = null_space(rows, metric.is_zero, len(basis)), 0
    functions = [_sum(metric, basis, solution) for solution in solutions]
    return _orthonormal(metric, block, sorted(functions, key=_order))


def _dot(a: Sequence[Field], b: Sequence[Field]) -> Field:
    return sum(x * y for x, y in zip(a, b, strict=True) if y)


class _Equations:
    """`∂_i∂_j f - M⁻¹_kl G_lij ∂_k f = 0` for sums `f` of some functions, a row for each pair of joints."""

    def __init__(self, metric: Metric, block: Sequence[int], basis: Sequence[Trig]) -> None:
        self._metric, self._block = metric, block
        pairs = list(itertools.combinations_with_replacement(block, 2))
        self._first = [{i: metric.derivative(b, i) for i in block} for b in basis]
        self._second = [{(i, j): metric.derivative(d[i], j) for i, j in pairs} for d in self._first]

    def at(self, pose: Pose, raised: Sequence[Sequence[Field]]) -> list[list[Field]]:
        at = self._metric.at
        slopes = [[at(d[k], pose) for k in self._block] for d in self._first]
        return [
            [at(d[pair], pose) - _dot(bent, slope) for d, slope in zip(self._second, slopes, strict=True)]
            for pair, bent in _christoffel(self._metric, self._block, pose, raised).items()
        ]


def _christoffel(
    metric: Metric, block: Sequence[int], pose: Pose, raised: Sequence[Sequence[Field]]
) -> dict[tuple[int, int], list[Field]]:
    """`M⁻¹_kl G_lij` by i and j, `G_lij = ½ (d_j M_li + d_i M_lj - d_l M_ij)`."""
    M, d = metric.M, metric.derivative
    change = {(i, j, k): metric.at(d(M[i][j], k), pose) for i, j, k in itertools.product(block, repeat=3) if i <= j}

    def first(i: int, j: int, k: int) -> Field:
        return change[min(i, j), max(i, j), k]

    found = {}
    for i, j in itertools.combinations_with_replacement(block, 2):
        G = [(first(l, i, j) + first(l, j, i) - first(i, j, l)) / 2 for l in block]  # noqa: E741 - its own letter
        found[i, j] = [sum(x * y for x, y in zip(row, G, strict=True)) for row in raised]
    return found


def _sum(metric: Metric, basis: Sequence[Trig], factors: Sequence[Field]) -> Trig:
    terms = (b.scaled(factor) for b, factor in zip(basis, factors, strict=True) if factor)
    return metric.trimmed(sum(terms, start=metric.ring.zero))


def _order(function: Trig) -> tuple[int, int]:
    """Positions first, in their order; then cosines before sines."""
    (angle, part), coefficient = min(function, key=lambda term: (any(term[0][0]), term[0]))
    places = [powers.index(1) for powers in coefficient.monoms() if any(powers)]
    return (int(any(angle)), min(places, default=0) if not any(angle) else part)


def _orthonormal(metric: Metric, block: Sequence[int], functions: Sequence[Trig]) -> list[Coordinate]:
    """`D^½ U* f` with `U D U* = g⁻¹`."""
    if not functions:
        return []
    pose, raised = next(_regular(metric, block))
    slopes = [[metric.at(metric.derivative(f, i), pose) for i in block] for f in functions]
    g = [[sum(x * raised[i][j] * y for i, x in enumerate(a) for j, y in enumerate(b)) for b in slopes] for a in slopes]
    lowered = inverse(g, metric.is_zero)
    if lowered is None:
        return []
    U, D = udu(lowered)
    columns = [[U[i][k] for i in range(len(functions))] for k in range(len(functions))]
    return [_without_squares(metric, d, _sum(metric, functions, u)) for d, u in zip(D, columns, strict=True)]


def _without_squares(metric: Metric, square: Field, function: Trig) -> Straight:
    """`√square · function` with whatever has a root taken out of it; signs of coordinates are anybody's choice."""
    root = metric.root(square)
    return Straight(metric.ring.coefficients.domain(1) if metric.least else square / root**2, function.scaled(root))


def _arcs(metric: Metric, left: Sequence[Sequence[Trig]]) -> list[Coordinate]:
    """What is left of M as squares of one differential each, as far as it is."""
    found: list[Coordinate] = []
    done: set[int] = set()
    for k in range(metric.n):
        if k in done or metric.vanishes(left[k][k]):
            continue
        along = tuple(_ratio(metric, left[k][j], left[k][k]) for j in range(metric.n))
        if any(ratio is None for ratio in along):
            continue
        change = metric.derivative(left[k][k], k)
        if all(metric.vanishes(metric.derivative(left[k][k], j) - change.scaled(along[j])) for j in range(metric.n)):
            found.append(Arc(left[k][k], along))
            done |= {j for j in range(metric.n) if along[j]}
    return found


def _ratio(metric: Metric, above: Trig, below: Trig) -> Field | None:
    """`above / below` where that is a constant."""
    key, coefficient = next(iter(below))
    powers, value = next(iter(coefficient.terms()))
    ratio = above.terms.get(key, coefficient.ring.zero).get(powers, 0) / value
    return ratio if metric.vanishes(above - below.scaled(ratio)) else None
