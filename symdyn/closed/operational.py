"""Operational space in closed form: `Omega = J M⁻¹ J*`, and `Lambda`, its inverse along the tool's directions.

In absolute rates `J B` is shorter than `J`, as `N` is than `M`. Where the tool has as many directions as the robot has joints,
`Lambda = J⁻* M J⁻¹` needs no inverse of M at all; else it is the inverse of Omega, over its entries.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sympy.polys.rings import PolyElement

from symdyn.closed.budget import Budget
from symdyn.closed.expression import Line, Name, Product, Sum, over
from symdyn.closed.form import Entry, Parts, Rung, needed_lines
from symdyn.closed.inertial import LONGEST_ALONE, LONGEST_LINE, MOST_LINES, Places, UnreadableError
from symdyn.closed.inverse import Matrix
from symdyn.closed.minors import Minors, blocks
from symdyn.closed.scene import Scene
from symdyn.closed.speech import Speech
from symdyn.closed.text import line_text
from symdyn.closed.trig import Trig
from symdyn.closed.units import Unit
from symdyn.closed.vocabulary import Vocabulary
from symdyn.symbolic.tape import Value

Jacobian = Mapping[int, Sequence[Value]]
"""Rows of the Jacobian by their numbers, angular ones first."""

_LINEAR = 3
_LARGEST = 3
"""Directions of which a matrix is inverted over its entries."""


class Task:
    """N and the rows of `J B` in one set of words."""

    def __init__(self, scene: Scene, J: Jacobian) -> None:
        self.scene, self._linear = scene, [row >= _LINEAR for row in J]
        values = [*scene.mass_values, *(entry for row in J.values() for entry in row)]
        reading = scene.read(values, centred=False)
        self.N_trig = scene.inertia_in(reading)
        self.J_trig = [_in_rates(scene, [reading.of(entry) for entry in row]) for row in J.values()]
        self._reading = reading

    def unit(self, a: int, j: int) -> Unit:
        """Of an entry of J."""
        return Unit(m=int(self._linear[a]) - int(self.scene.slides[j]))

    @property
    def determinant_unit(self) -> Unit:
        """Of the determinant of a square J: slides move along, so that each takes a linear row."""
        return Unit(m=sum(self._linear) - sum(self.scene.slides))

    def spoken(
        self, more: Sequence[Trig] = (), of_more: Sequence[Unit] = ()
    ) -> tuple[Speech, Matrix, list[list[PolyElement]], list[PolyElement]]:
        """N, `J B` and more polynomials, whose units are given, in words."""
        scene, n = self.scene, self.scene.n
        rows = [entry for row in self.J_trig for entry in row]
        labels = [*scene.labels, *[(j + 1,) for _ in self.J_trig for j in range(n)], *[()] * len(more)]
        of = [*scene.inertia_units, *(self.unit(a, j) for a in range(len(self.J_trig)) for j in range(n)), *of_more]
        upper = [self.N_trig[i][j] for i, j in scene.pairs]
        speech = scene.speak(self._reading, [*upper, *rows, *more], of, labels)
        found = speech.polynomials[len(upper) :]
        J = [found[a * n : (a + 1) * n] for a in range(len(self.J_trig))]
        return speech, scene.matrix(speech), J, found[len(rows) :]


def _in_rates(scene: Scene, row: Sequence[Trig]) -> list[Trig]:
    """A row of J times B."""
    found = [entry.ring.zero for entry in row]
    for i, entries in enumerate(scene.B):
        for j, factor in entries.items():
            found[j] = found[j] + row[i].scaled(factor)
    return found


def omega(scene: Scene, J: Jacobian, wanted: Places, *, alone: bool) -> tuple[Speech, Parts]:
    """`Omega = sum over blocks of (J B) C (J B)* / Δ`, multiplied out.

    Raises:
        UnreadableError: where that is too long.
    """
    task = Task(scene, J)
    speech, N, rows, _ = task.spoken()
    lines, sums = _omega_sums(scene, N, rows, wanted)
    entries = tuple(Entry(place, Line(Name("Ω", _from_one(place)), value)) for place, value in sums.items())
    kept = needed_lines(lines, [entry.line for entry in entries])
    _refuse(scene, kept, entries, alone=alone)
    return speech, Parts(Rung.EXPLICIT, tuple(kept), entries)


def _omega_sums(
    scene: Scene, N: Matrix, J: Sequence[Sequence[PolyElement]], wanted: Places
) -> tuple[list[Line], dict[tuple[int, ...], Sum]]:
    parts = blocks(N.rows)
    several = sum(len(block) > 1 for block in parts) > 1
    lines: list[Line] = []
    found: dict[tuple[int, ...], list[Product]] = {place: [] for place in wanted}
    for block in parts:
        delta, cofactor = _block(N, block, scene.budget, several=several)
        lines += delta.lines
        for a, b in wanted:
            total = N.vocabulary.ring.zero
            for k in block:
                for m in block:
                    if J[a][k] and J[b][m]:
                        product = J[a][k] * J[b][m] * cofactor(k, m)
                        scene.budget.check(len(product) + len(total))
                        total += product
            if total:
                found[a, b] += over(N.vocabulary.sum_of(total), delta.name).terms
    return lines, {place: Sum(tuple(terms)) for place, terms in found.items()}


class Delta:
    """The determinant of a block, as a line, or as a word where it is one."""

    def __init__(self, value: Sum, name: Name) -> None:
        word = len(value.terms) == 1 and value.terms[0].coefficient == 1 and len(value.terms[0].factors) == 1
        self.name = value.terms[0].factors[0][0] if word and value.terms[0].factors[0][1] == 1 else name
        self.lines = [] if self.name != name else [Line(name, value)]


def _block(
    N: Matrix, block: Sequence[int], budget: Budget, *, several: bool
) -> tuple[Delta, Callable[[int, int], PolyElement]]:
    """The determinant of a block, and its cofactors."""
    minors = Minors(N.rows, budget)
    name = Name("Δ", _from_one(block) if several or len(block) == 1 else ())
    delta = Delta(N.vocabulary.sum_of(minors.determinant(block)), name)
    return delta, lambda k, m: minors.cofactor(block, k, m)


def lambda_(scene: Scene, J: Jacobian, wanted: Places, *, alone: bool) -> tuple[Speech, Parts]:
    """`Lambda` along the rows of J.

    Raises:
        UnreadableError: where that is too long.
    """
    if len(J) == scene.n:
        return _square(scene, J, wanted, alone=alone)
    if len(J) > _LARGEST:
        raise UnreadableError(f"it is the inverse of a matrix of {len(J)} rows")
    task = Task(scene, J)
    speech, N, rows, _ = task.spoken()
    count = len(J)
    pairs = [(a, b) for a in range(count) for b in range(a, count)]
    lines, sums = _omega_sums(scene, N, rows, pairs)
    names: dict[tuple[int, ...], Name] = {place: Name("Ω", _from_one(place)) for place in pairs}
    lines += [Line(names[place], value) for place, value in sums.items() if value.terms]
    words = Vocabulary([names[place] for place in pairs if sums[place].terms])
    entry = {p: words.generator(names[p]) if sums[p].terms else words.ring.zero for p in pairs}
    Omega = [[entry[min(a, b), max(a, b)] for b in range(count)] for a in range(count)]
    minors = Minors(Omega, scene.budget)
    everything = list(range(count))
    delta = Name("δ")
    lines.append(Line(delta, words.sum_of(minors.determinant(everything))))
    entries = tuple(
        Entry(p, Line(Name("Λ", _from_one(p)), over(words.sum_of(minors.cofactor(everything, *p)), delta)))
        for p in wanted
    )
    kept = needed_lines(lines, [found.line for found in entries])
    _refuse(scene, kept, entries, alone=alone)
    return speech, Parts(Rung.TWO_LEVELS, tuple(kept), entries)


def _square(scene: Scene, J: Jacobian, wanted: Places, *, alone: bool) -> tuple[Speech, Parts]:
    """`Lambda = A* N A / (det J)²` with `A` the adjugate of `J B`."""
    task = Task(scene, J)
    n = scene.n
    determinant, adjugate = _adjugate(task.J_trig)
    own = task.determinant_unit
    of = [own, *(own.times(task.unit(a, k), -1) for k in range(n) for a in range(n))]
    speech, N, _, found = task.spoken([determinant, *(entry for row in adjugate for entry in row)], of)
    A = [found[1 + k * n : 1 + (k + 1) * n] for k in range(n)]
    delta = Delta(N.vocabulary.sum_of(found[0]), Name("δ"))
    entries = []
    for a, b in wanted:
        total = N.vocabulary.ring.zero
        for k in range(n):
            for m in range(n):
                if A[k][a] and A[m][b] and N.rows[k][m]:
                    total += A[k][a] * N.rows[k][m] * A[m][b]
                    scene.budget.check(len(total))
        value = N.vocabulary.sum_of(total)
        entries.append(Entry((a, b), Line(Name("Λ", (a + 1, b + 1)), over(value, delta.name, 2))))
    _refuse(scene, delta.lines, entries, alone=alone)
    return speech, Parts(Rung.EXPLICIT, tuple(delta.lines), tuple(entries))


def _adjugate(rows: Sequence[Sequence[Trig]]) -> tuple[Trig, list[list[Trig]]]:
    """Determinant and adjugate of a small matrix in normal form."""
    n = len(rows)

    def minor(left: tuple[int, ...], columns: tuple[int, ...]) -> Trig:
        total = rows[0][0].ring.zero if left else rows[0][0].ring.one
        for place, column in enumerate(columns):
            if left and rows[left[0]][column]:
                rest = minor(left[1:], (*columns[:place], *columns[place + 1 :]))
                total = total + (rows[left[0]][column] * rest).scaled((-1) ** place)
        return total

    every = tuple(range(n))
    found = [
        [
            minor(tuple(k for k in every if k != j), tuple(k for k in every if k != i)).scaled((-1) ** (i + j))
            for j in every
        ]
        for i in every
    ]
    return minor(every, every), found


def _from_one(place: Sequence[int]) -> tuple[int, ...]:
    return tuple(k + 1 for k in place)


def _refuse(scene: Scene, lines: Sequence[Line], entries: Sequence[Entry], *, alone: bool) -> None:
    if scene.budget.any_length:
        return
    lengths = [len(line_text(line)) for line in (*lines, *(entry.line for entry in entries))]
    if max(lengths) > (LONGEST_ALONE if alone else LONGEST_LINE):
        raise UnreadableError(f"one line of it would take {max(lengths):,} characters")
    if sum(lengths) > MOST_LINES:
        raise UnreadableError(f"it would take {sum(lengths):,} characters")
