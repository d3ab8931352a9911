"""The mass matrix, its factors and inverse, and the kinetic energy, all from `N = B* M B`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from sympy.polys.rings import PolyElement

from symdyn.closed.elimination import Eliminated
from symdyn.closed.expression import ONE, Line, Name, Product, Sort, Sum, in_order, only
from symdyn.closed.form import Entry, Parts, Rung, needed_lines
from symdyn.closed.inverse import BlockInverse, ByElimination, Matrix, block_inverse, weights_of
from symdyn.closed.minors import blocks
from symdyn.closed.rates import cumulated
from symdyn.closed.scene import Scene
from symdyn.closed.text import line_text

Places = Sequence[tuple[int, ...]]
"""Entries that are wanted, by their indices from 0."""

LONGEST_LINE = 160
LONGEST_ALONE = 400
"""Of a single entry that was asked for by itself."""


class UnreadableError(Exception):
    """No rung of the ladder gives what anybody would read; the text says why."""


def mass_matrix(scene: Scene, wanted: Places, *, alone: bool) -> Parts:
    """`M = B⁻* N B⁻¹`, written out; else over the entries of N."""
    speech, N = scene.inertia
    entries = [
        Entry(place, Line(Name("M", tuple(k + 1 for k in place)), speech.sum_of(found)))
        for place, found in entries_of_mass_matrix(scene, N, wanted).items()
    ]
    longest = max(len(line_text(entry.line)) for entry in entries)
    if scene.view.abbreviate and not alone:
        return Parts(Rung.EXPLICIT, (), tuple(entries), ("M = B⁻ᵀ N B⁻¹",), tuple(_model_lines(N)))
    if longest <= (LONGEST_ALONE if alone else LONGEST_LINE):
        return Parts(Rung.EXPLICIT, (), tuple(entries))
    return _over_N(scene, N, wanted)


def entries_of_mass_matrix(scene: Scene, N: Matrix, wanted: Places) -> dict[tuple[int, ...], PolyElement]:
    """Entries of M, in words."""
    rows = cumulated(scene.B)
    found: dict[tuple[int, ...], PolyElement] = {}
    for i, j in wanted:
        total = N.vocabulary.ring.zero
        for k, m in _meeting(rows, i, j):
            total += N.rows[k][m] * (rows[k][i] * rows[m][j])
        found[i, j] = total
    return found


def _over_N(scene: Scene, N: Matrix, wanted: Places) -> Parts:
    lines, words = _lines_of(N)
    rows = cumulated(scene.B)
    entries = []
    for i, j in wanted:
        powers: dict[tuple[int, int], int] = {}
        for k, m in _meeting(rows, i, j):
            pair = (min(k, m), max(k, m))
            powers[pair] = powers.get(pair, 0) + rows[k][i] * rows[m][j]
        terms = [
            Product(weight * term.coefficient, term.factors)
            for pair, weight in powers.items()
            for term in words[pair].terms
        ]
        entries.append(Entry((i, j), Line(Name("M", (i + 1, j + 1)), in_order(terms))))
    kept = needed_lines(lines, [entry.line for entry in entries])
    _refuse_long(scene, kept, LONGEST_LINE)
    listed = {line.name for line in lines}
    others = [Line(Name("N", (i + 1, j + 1)), word) for (i, j), word in words.items() if word.terms]
    unlisted = tuple(line for line in others if line.name not in listed)
    return Parts(Rung.TWO_LEVELS, tuple(kept), tuple(entries), ("M = B⁻ᵀ N B⁻¹",), unlisted=unlisted)


def _meeting(rows: Sequence[dict[int, int]], i: int, j: int) -> list[tuple[int, int]]:
    """The entries of N that are in an entry of M."""
    return [(k, m) for k, row in enumerate(rows) if i in row for m, other in enumerate(rows) if j in other]


def _lines_of(N: Matrix) -> tuple[list[Line], dict[tuple[int, int], Sum]]:
    """The entries of N as lines, and how each is called: by its line, or by itself where it is one word or nothing."""
    lines, words = [], {}
    for i in range(len(N.rows)):
        for j in range(i, len(N.rows)):
            value = N.sum_of(i, j)
            name = Name("N", (i + 1, j + 1))
            if value.terms and (len(value.terms) > 1 or len(value.terms[0].factors) > 1):
                lines.append(Line(name, value))
                value = only(name)
            words[i, j] = value
    return lines, words


def _refuse_long(scene: Scene, lines: Sequence[Line], most: int) -> None:
    for line in lines:
        length = len(line_text(line))
        if length > most and not scene.budget.any_length:
            raise UnreadableError(f"one line of it would take {length:,} characters")


def kinetic_energy(scene: Scene) -> Parts:
    """`½ omega·N omega`."""
    _, N = scene.inertia
    terms: list[Product] = []
    for i, j in scene.pairs:
        rates = (((_rate(i), 2),)) if i == j else ((_rate(i), 1), (_rate(j), 1))
        half = Fraction(1, 2) if i == j else Fraction(1)
        terms += [Product(half * t.coefficient, (*t.factors, *rates)) for t in N.sum_of(i, j).terms]
    line = Line(Name("T"), in_order(terms))
    if len(line_text(line)) <= LONGEST_ALONE:
        return Parts(Rung.EXPLICIT, (), (Entry((), line),))
    lines, words = _lines_of(N)
    _refuse_long(scene, lines, LONGEST_LINE)
    terms = []
    for (i, j), word in words.items():
        rates = ((_rate(i), 2),) if i == j else ((_rate(i), 1), (_rate(j), 1))
        half = Fraction(1, 2) if i == j else Fraction(1)
        terms += [Product(half * t.coefficient, (*t.factors, *rates)) for t in word.terms]
    line = Line(Name("T"), in_order(terms))
    if len(line_text(line)) <= LONGEST_ALONE:
        return Parts(Rung.TWO_LEVELS, tuple(lines), (Entry((), line),))
    return Parts(Rung.TWO_LEVELS, tuple(lines), (Entry((), line),), ("T = ½ ωᵀ N ω",), tuple(_model_lines(N)))


def _rate(i: int) -> Name:
    return Name("ω", (i + 1,), Sort.STATE)


def mass_matrix_inverse(scene: Scene, wanted: Places, *, alone: bool) -> Parts:
    """`M⁻¹ = B N⁻¹ B*`, block by block."""
    _, N = scene.inertia
    parts = blocks(N.rows)
    several = sum(len(block) > 1 for block in parts) > 1
    terms: dict[tuple[int, ...], list[Product]] = {place: [] for place in wanted}
    inverses: list[BlockInverse] = []
    for block in parts:
        weights = {(i, j): weights_of(scene.B, block, i, j) for i, j in wanted}
        weights = {place: found for place, found in weights.items() if found}
        if not weights:
            continue
        inverse = block_inverse(N, block, list(weights.values()), scene.budget, alone=not several)
        inverses.append(inverse)
        for place, found in weights.items():
            terms[place] += inverse.entry(found).terms
    entries = tuple(
        Entry(place, Line(Name("M⁻¹", tuple(k + 1 for k in place)), Sum(tuple(found))))
        for place, found in terms.items()
    )
    lines = [line for inverse in inverses for line in inverse.lines]
    kept = needed_lines(lines, [entry.line for entry in entries])
    _refuse_long(scene, kept, LONGEST_LINE)
    rung = max((inverse.rung for inverse in inverses), key=list(Rung).index, default=Rung.EXPLICIT)
    _refuse_flood(scene, kept, rung)
    if scene.view.abbreviate and not alone:
        return Parts(rung, tuple(kept), entries, ("M⁻¹ = B N⁻¹ Bᵀ",), tuple(_model_lines(N)))
    why = next((inverse.why for inverse in inverses if inverse.rung is rung), "")
    shown = {Rung.TWO_LEVELS: "over the entries of N = Bᵀ M B", Rung.ELIMINATION: "by eliminating in N = Bᵀ M B"}
    instead = f"As one fraction an entry it {why}; shown {shown[rung]} instead." if why else ""
    statement = () if alone else _statement(scene, rung, inverses)
    eliminated = [inverse.eliminated for inverse in inverses if isinstance(inverse, ByElimination)] if statement else []
    unlisted = tuple(line for found in eliminated for line in found.unlisted())
    remarks = _blocks_text(parts) if statement and rung is Rung.TWO_LEVELS and len(parts) > 1 else ()
    return Parts(rung, tuple(kept), entries, statement, unlisted=unlisted, remarks=remarks, instead=instead)


def _blocks_text(parts: Sequence[Sequence[int]]) -> tuple[str, ...]:
    told = ", ".join("{" + " ".join(str(k + 1) for k in block) + "}" for block in parts)
    return (f"block by block, each with its own Δ: joints {told}",)


def _model_lines(N: Matrix) -> list[Line]:
    """Every entry of N on and above the diagonal that is not zero, for an abbreviated model."""
    places = [(i, j) for i in range(len(N.rows)) for j in range(i, len(N.rows)) if N.rows[i][j]]
    return [Line(Name("N", (i + 1, j + 1)), N.sum_of(i, j)) for i, j in places]


MOST_LINES = 2000
"""Characters of all lines together."""


def _refuse_flood(scene: Scene, lines: Sequence[Line], rung: Rung) -> None:
    total = sum(len(line_text(line)) for line in lines)
    if total > MOST_LINES and not scene.budget.any_length:
        raise UnreadableError(f"its {rung.value} would take {total:,} characters")


def _statement(scene: Scene, rung: Rung, inverses: Sequence[BlockInverse]) -> tuple[str, ...]:
    """One formula for all entries, where all blocks have the same form."""
    if rung is Rung.EXPLICIT or any(inverse.rung is not rung for inverse in inverses):
        return ()
    turned = any(len(row) > 1 for row in scene.B)
    if rung is Rung.TWO_LEVELS:
        return ("M⁻¹ = B C Bᵀ/Δ" if turned else "M⁻¹ = C/Δ",)
    return ("M⁻¹ = B Wᵀ D⁻¹ W Bᵀ" if turned else "M⁻¹ = Wᵀ D⁻¹ W",)


def udu(scene: Scene, output: str, wanted: Places) -> Parts:
    """`D`, or `U = B⁻* U_N` with `U_N` of the elimination of N."""
    return _factors(scene, "U" if output == "U" else "D", wanted)


def innovations(scene: Scene, output: str, wanted: Places) -> Parts:
    """`D`, or `W = W_N B*`."""
    return _factors(scene, "V" if output == "W" else "D", wanted)


def _factors(scene: Scene, letter: str, wanted: Places) -> Parts:
    _, N = scene.inertia
    if letter not in scene.eliminated:
        scene.eliminated[letter] = {
            k: found for block in blocks(N.rows) for found in [Eliminated(block, N.sum_of, letter)] for k in block
        }
    eliminated = scene.eliminated[letter]
    rows = cumulated(scene.B)
    entries = []
    for place in wanted:
        if letter == "D":
            value = eliminated[place[0]].pivot(place[0])
        elif letter == "U":
            value = _unit_factor(eliminated, rows, *place)
        else:
            value = _innovation(eliminated, scene, *place)
        shown = "W" if letter == "V" else letter
        entries.append(Entry(place, Line(Name(shown, tuple(k + 1 for k in place), Sort.LINE), value)))
    lines = list(dict.fromkeys(line for found in eliminated.values() for line in found.lines))
    kept = needed_lines(lines, [entry.line for entry in entries])
    _refuse_long(scene, kept, LONGEST_LINE)
    _refuse_flood(scene, kept, Rung.ELIMINATION)
    return Parts(Rung.ELIMINATION, tuple(kept), tuple(entries))


def _unit_factor(eliminated: dict[int, Eliminated], rows: Sequence[dict[int, int]], i: int, k: int) -> Sum:
    """`U_ik = sum_m (B⁻¹)_mi P_mk / D_k`."""
    terms: list[Product] = []
    found = eliminated[k]
    for m, row in enumerate(rows):
        if i in row and m == k:
            terms.append(Product(Fraction(row[i])))
        elif i in row and m < k and m in found.block:
            coupling = found.coupling(m, k)
            pivot = found.pivot(k).terms[0]
            below = tuple((factor, -power) for factor, power in pivot.factors)
            terms += [Product(row[i] * t.coefficient / pivot.coefficient, (*t.factors, *below)) for t in coupling.terms]
    return _numbers_first(terms) if i < k else (ONE if i == k else Sum())


def _numbers_first(terms: Sequence[Product]) -> Sum:
    return Sum(tuple(sorted(terms, key=lambda term: bool(term.factors))))


def _innovation(eliminated: dict[int, Eliminated], scene: Scene, i: int, k: int) -> Sum:
    """`W_ik = sum_m (W_N)_im B_km`."""
    terms: list[Product] = []
    for m, factor in scene.B[k].items():
        if m >= i and m in eliminated[i].block:
            value = eliminated[i].innovation(i, m)
            terms += [Product(factor * t.coefficient, t.factors) for t in value.terms]
    return _numbers_first(terms) if i < k else (ONE if i == k else Sum())
