"""A whole result at a glance, in at most some forty lines: one table, and what stands out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.inspect.chart import short
from symdyn.inspect.figures_text import PERCENT, WIDTH, count, joint, percent, sampled_text, some, table, wrapped
from symdyn.inspect.overview import EntryFigures, Overview
from symdyn.inspect.parts import Behaviour

_MOST_COLUMNS = 9  # with numbers; beyond that couplings are shades
_MOST_ROWS = 29
_PAIRS = 4
_SHADES = " ·░▒▓█"


def overview_text(found: Overview) -> str:
    """What is printed for a whole result; names are shortened where lines would become too long."""
    for longest in (32, 24, 16, 12, 8, 5, 0):
        lines = _lines(found, longest)
        if max(map(len, lines)) <= WIDTH:
            break
    return "\n".join(lines)


def _lines(found: Overview, longest: int) -> list[str]:
    lines = [*wrapped(f"{found.title} of '{found.robot}'{_unit(found)}"), *wrapped(found.meaning)]
    lines += [*wrapped(sampled_text(found.sampled)), ""]
    if not found.entries:
        lines.append("All of it is zero, whatever the pose.")
    elif found.coupling:
        lines += [*_coupling_text(found, longest)]
    else:
        lines += [*_entries_text(found, longest)]
    if found.idle:
        lines += wrapped(f"No entry depends on {some([joint(*pair) for pair in found.idle], 6)}.")
    if found.cut:
        lines += wrapped("A few poses stand far out: for total effects the ends, 1 % each, are cut off.")
    if found.operations is not None:
        lines.append(f"Behind it: {count(found.operations, 'operation')}.")
    return lines


def _unit(found: Overview) -> str:
    units = dict.fromkeys(entry.unit for entry in found.entries if entry.unit)
    return f", in {' or '.join(units)}" if units else ""


def _coupling_text(found: Overview, longest: int) -> Iterator[str]:
    """Couplings of all pairs as a matrix, beside where the diagonal lies and what changes it."""
    size = found.shape[0]
    numbers = size <= _MOST_COLUMNS
    entries = {entry.index: entry for entry in found.entries}
    yield from wrapped(
        "Couplings, |entry| over the root of its two diagonal entries, medians in %"
        + ("" if numbers else ", shaded: · below 5, ░ 20, ▒ 40, ▓ 60, █ above")
        + "; then the diagonal, and the joint that changes it most."
    )
    names = [_cut(entries[i, i].labels[0], longest) if (i, i) in entries else str(i) for i in range(size)]
    head = ["", "", *(str(i) if numbers else str(i % 10) for i in range(size)), "5 %", "median", "95 %", "by"]
    rows = [head]
    for i, strengths in enumerate(found.coupling):
        cells = ["—" if i == j else _cell(strength, numbers) for j, strength in enumerate(strengths)]
        rows.append([str(i), names[i], *cells, *_reach(entries.get((i, i)), longest)])
    yield from _narrow(table(rows, left=(1, len(rows[0]) - 1)), size, numbers, rows)
    yield from _strongest(found, entries, names, longest)


def _strongest(
    found: Overview, entries: dict[tuple[int, ...], EntryFigures], names: Sequence[str], longest: int
) -> Iterator[str]:
    """The pairs that couple most."""
    size = found.shape[0]
    pairs = sorted(((found.coupling[i][j], i, j) for i in range(size) for j in range(i)), reverse=True)
    rows = [["strongest couplings", "", "5 %", "median", "95 %", "by"]]
    for strength, i, j in pairs[:_PAIRS]:
        if (j, i) in entries and strength >= 0.005:
            pair = f"{names[j]} [{j}], {names[i]} [{i}]"
            rows.append([pair, percent(strength), *_reach(entries[j, i], longest)])
    if len(rows) > 1:
        yield from ["", *table(rows, left=(0, 5))]


def _narrow(shown: Sequence[str], size: int, numbers: bool, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Shades stand side by side: the table without the blanks between them."""
    if numbers:
        yield from shown
        return
    last = table([[*row[2 + size :]] for row in rows], left=(3,))
    first = table([[*row[:2]] for row in rows], left=(1,))
    for before, row, after in zip(first, rows, last, strict=True):
        room = max(map(len, first))
        yield f"{before:<{room}} {''.join(row[2 : 2 + size])}{after}"


def _cell(strength: float, numbers: bool) -> str:
    """A strength from 0 to 1 as a number with a shade, or the shade alone."""
    shade = _SHADES[0 if strength < 1e-9 else 1 + sum(strength >= step for step in (0.05, 0.2, 0.4, 0.6))]
    return f"{shade}{round(100 * strength):2d}" if numbers and strength >= 1e-9 else shade


def _reach(entry: EntryFigures | None, longest: int) -> list[str]:
    if entry is None or entry.range is None:
        return ["", "", "", ""]
    reach, main = entry.range, entry.main
    by = f"{_cut(main.joint, longest)} [{main.index}] {percent(main.total)}" if main else "constant"
    return [short(reach.low), short(reach.median), short(reach.high), by]


def _cut(name: str, longest: int) -> str:
    """A name, shortened; nothing of it where there is no room at all."""
    return name if len(name) <= longest else f"{name[: longest - 1]}…" if longest else ""


def _entries_text(found: Overview, longest: int) -> Iterator[str]:
    """A row for each entry that is not zero; of many those that change most, beside their size."""
    live = [entry for entry in found.entries if entry.behaviour is not Behaviour.ZERO]
    size = 1
    for part in found.shape:
        size *= part
    shown = live
    if len(live) > _MOST_ROWS:
        largest = sorted(live, key=_change, reverse=True)[:_MOST_ROWS]
        shown = sorted(largest, key=lambda entry: entry.index)
        yield from wrapped(
            f"{len(live)} of {size} entries are not zero; these {_MOST_ROWS} change most over the poses."
        )
    elif len(live) < size:
        yield f"{len(live)} of {size} entries are not zero."
    rows = [["entry", "", "unit", "5 %", "median", "95 %", "most changed by", f"by {PERCENT} % of mass"]]
    units = len({entry.unit for entry in live}) > 1
    rows += [_row(entry, units, longest) for entry in shown]
    used = [column for column in range(len(rows[0])) if any(row[column] for row in rows[1:])]
    yield from table(
        [[row[column] for column in used] for row in rows],
        left=[place for place, column in enumerate(used) if column in (0, 1, 2, 6, 7)],
    )


def _row(entry: EntryFigures, units: bool, longest: int) -> list[str]:
    index = f"[{','.join(map(str, entry.index))}]" if entry.index else "value"
    name = (
        ", ".join(_cut(label, longest) for label in entry.labels)
        if entry.labels != tuple(map(str, entry.index))
        else ""
    )
    unit = entry.unit if units else ""
    if entry.range is None:
        return [index, name, unit, "", "–", "", "not finite", ""]
    reach = entry.range
    main = (
        f"{_cut(entry.main.joint, longest)} [{entry.main.index}] {percent(entry.main.total)}"
        if entry.main
        else "constant"
    )
    mass = f"{_cut(entry.mass, longest)} {percent(entry.mass_effect)}" if entry.mass else ""
    three = (
        ["", short(reach.median), ""] if entry.main is None else list(map(short, (reach.low, reach.median, reach.high)))
    )
    return [index, name, unit, *three, main, mass]


def _change(entry: EntryFigures) -> float:
    """How much of its own size an entry changes by."""
    if entry.range is None or entry.main is None:
        return 0.0
    size = max(abs(entry.range.low), abs(entry.range.high))
    return (entry.range.high - entry.range.low) / size if size > 0 else 0.0
