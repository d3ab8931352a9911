"""Figures as people read them: plain lines of at most a hundred characters, joints by name with their index."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from symdyn.inspect.chart import plot_band, short
from symdyn.inspect.effects import HEAVIER
from symdyn.inspect.parts import Behaviour, Figures, MassEffect, Range, Sampled
from symdyn.inspect.poses import Span

WIDTH = 100
_BAR = 24
_MOST_ROWS = 8
_LEAST_SHOWN = 0.005  # half a percent: less is summed up in one line
_TIE = "\u00a0"  # which textwrap does not break at
PERCENT = round(100 * HEAVIER)


def figures_text(found: Figures) -> str:
    """What is printed for one entry."""
    unit = f", in {found.unit}" if found.unit else ""
    index = f", index [{','.join(map(str, found.index))}]," if found.index else ""
    lines = wrapped(f"{found.title}{index} of '{found.robot}'{unit}")
    lines += [*wrapped(found.meaning), *wrapped(sampled_text(found.sampled))]
    lines += _size_text(found)
    if found.coupling is not None:
        strength = found.coupling
        text = (
            f"Coupling strength, |entry| over the root of its two diagonal entries: median {percent(strength.median)}, "
            f"in 9 poses of 10 between {percent(strength.low)} and {percent(strength.high)}."
        )
        lines += ["", *wrapped(text)]
    for part in (_shares_text(found), _effects_text(found), _masses_text(found), _band_text(found)):
        shown = list(part)
        lines += ["", *shown] if shown else []
    if found.lines is not None and found.operations is not None:
        lines += ["", f"Behind it: {count(found.lines, 'line')} with {count(found.operations, 'operation')}."]
    return "\n".join(lines)


def sampled_text(sampled: Sampled) -> str:
    """Over which poses figures were made."""
    if not sampled.spans:
        return "No joint moves: there is one pose."
    free = [span for span in sampled.spans if not span.limited]
    text = f"Over {sampled.poses:,} poses spread evenly "
    if not free:
        text += f"within the limits of {'all ' if len(sampled.spans) > 1 else ''}{count(len(sampled.spans), 'joint')}"
    else:
        limited = len(sampled.spans) - len(free)
        text += "within the limits of joints that have some; those without are moved by " if limited else "by "
        text += " and ".join(_free_text([span for span in free if span.unit == unit], unit) for unit in _units(free))
    for held in sampled.held:
        text += f"; {held}"
    return text + "."


def _free_text(free: Sequence[Span], unit: str) -> str:
    way = "±1 m" if unit == "m" else "±pi rad"
    return f"{way}: {some([span.joint for span in free], 4)}"


def _units(free: Sequence[Span]) -> list[str]:
    return list(dict.fromkeys(span.unit for span in free))


def some(names: Sequence[str], most: int) -> str:
    """Names, the first few of many."""
    rest = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + rest


def _size_text(found: Figures) -> Iterator[str]:
    """Where the entry lies, and at which poses its extremes are."""
    if found.behaviour is Behaviour.NOT_FINITE:
        yield "It is not finite at any of these poses."
        return
    if found.behaviour is Behaviour.ZERO:
        yield "It is zero at every one of these poses."
        return
    if found.behaviour is Behaviour.CONSTANT:
        yield f"It is {short(found.rest)} at every pose: no joint changes it."
        return
    assert found.range is not None
    reach = found.range
    yield ""
    yield from table(
        [["least", "5 %", "median", "95 %", "most", "joints at rest"], [*map(short, _five(reach)), short(found.rest)]]
    )
    if found.not_finite:
        yield from wrapped(f"It is not finite in {count(found.not_finite, 'pose')} of these.")
    at_rest = [_tied(f"{s.joint} = {short(s.rest)} {s.unit}") for s in found.sampled.spans if s.rest != 0]
    for name, pose in (("Least", reach.at_least), ("Most", reach.at_most)):
        yield from wrapped(f"{name} at {_pose(found, pose)}.")
    rest = f"at zero but {some(at_rest, 4)}, the middle, since zero is outside the limits" if at_rest else "all at zero"
    yield from wrapped(f"Joints at rest: {rest}.")


def _five(reach: Range) -> tuple[float, ...]:
    return reach.least, reach.low, reach.median, reach.high, reach.most


def _pose(found: Figures, pose: Sequence[float]) -> str:
    """The positions of the joints that matter most."""
    spans = found.sampled.spans
    matter = [effect.index for effect in found.effects if effect.total >= _LEAST_SHOWN][:4]
    return ", ".join(_tied(f"{spans[i].joint} = {short(pose[i])} {spans[i].unit}") for i in matter)


def _shares_text(found: Figures) -> Iterator[str]:
    """Through which joints the coupling runs, in words."""
    if not found.shares:
        return
    main = found.shares[0]
    same = found.index[0] == found.index[1]
    what = "of this entry comes" if same else "of the coupling runs"
    yield from wrapped(
        f"{percent(main.part)} {what} through {joint(main.joint, main.index)}. Think of all joints as held, then released one "
        "after another from the tips towards the base: the entry is the sum of what each release adds."
    )
    rows = [["", "joint", "part", "adds at rest", "opposes the rest in"]]
    for share in found.shares[:_MOST_ROWS]:
        against = f"{percent(share.against)} of poses" if share.against >= 0.005 else ""
        rows.append(
            [bar(share.part), joint(share.joint, share.index), percent(share.part), short(share.at_rest), against]
        )
    yield from table(rows, left=(0, 1))
    if len(found.shares) > _MOST_ROWS:
        others = found.shares[_MOST_ROWS:]
        yield f"  and {count(len(others), 'joint')} more with {percent(sum(share.part for share in others))} together"


def _effects_text(found: Figures) -> Iterator[str]:
    if found.effects:
        main = found.effects[0]
        yield from wrapped(
            f"{joint(main.joint, main.index)} changes it most. The total effect of a joint is the part of the entry's variance "
            "that is left while all others stand still; where joints act together they add up to more than 100 %."
        )
        shown = [effect for effect in found.effects if effect.total >= _LEAST_SHOWN][:_MOST_ROWS]
        yield from table(
            [[bar(effect.total), joint(effect.joint, effect.index), percent(effect.total)] for effect in shown],
            left=(0, 1),
        )
        less = [joint(effect.joint, effect.index) for effect in found.effects if effect not in shown]
        if less:
            yield from wrapped(f"Less: {some(less, 6)}.", 2)
        if found.cut:
            yield from wrapped("A few poses stand far out: the ends, 1 % each, are cut off for this.", 2)
    if found.idle and found.behaviour is Behaviour.VARIES:
        yield from wrapped(f"No effect at all: {some([joint(*pair) for pair in found.idle], 6)}.", 2)


def _masses_text(found: Figures) -> Iterator[str]:
    if not found.masses:
        if found.weightless and found.behaviour is Behaviour.VARIES:
            yield "No mass changes it."
        return
    main = found.masses[0]
    if main.mean < 1e-9:
        yield "Its masses cancel: none of them changes it."
        return
    yield from wrapped(
        f"{PERCENT} % more of '{main.link}' (mass and inertia, same shape, with all that is fixed to it) changes it most; "
        f"relative to the entry's typical size{_middle(found)}:"
    )
    rows = [["", "link", "on average", "at most", ""]]
    shown = [mass for mass in found.masses[:_MOST_ROWS] if mass.largest >= 0.0005]
    most = main.mean or 1.0
    for mass in shown:
        rows.append(
            [bar(mass.mean / most), mass.link, percent(mass.mean, 1), percent(mass.largest, 1), _way(mass)],
        )
    yield from table(rows, left=(0, 1, 4))
    less = [mass.link for mass in found.masses if mass not in shown]
    if less:
        yield from wrapped(f"Less: {some(less, 6)}.", 2)
    if found.weightless:
        yield from wrapped(f"No effect at all: {some(found.weightless, 6)}.", 2)


def _middle(found: Figures) -> str:
    return ", in the poses between its 5 % and its 95 %" if found.cut else ""


def _way(mass: MassEffect) -> str:
    return {1: "larger", -1: "smaller", 0: "either way"}[mass.way]


def _band_text(found: Figures) -> Iterator[str]:
    if found.band is None:
        return
    band = found.band
    yield from wrapped(
        f"Over {joint(band.joint, band.index)} in {band.unit}, all others anywhere: median, and shaded 5 to 95 % of the poses."
    )
    yield from (f"  {line}" for line in plot_band(band.positions, band.low, band.median, band.high, 64, 8))


def joint(name: str, index: int) -> str:
    """A joint as answers name it."""
    return f"{name} [{index}]"


def percent(part: float, digits: int = 0) -> str:
    if 0 < part < 0.5 * 10 ** -(2 + digits):
        return f"<{10.0**-digits:g} %"
    return f"{100 * part:.{digits}f} %"


def bar(part: float) -> str:
    """A part from 0 to 1 as a bar."""
    eighths = round(8 * _BAR * min(1.0, max(0.0, part)))
    return "█" * (eighths // 8) + (" ▏▎▍▌▋▊▉"[eighths % 8] if eighths % 8 else "")


def count(number: int, what: str, several: str = "") -> str:
    """`1 line`, `2 lines`, `2 entries`."""
    return f"{number:,} {what if number == 1 else several or f'{what}s'}"


def wrapped(text: str, indent: int = 0) -> list[str]:
    """Lines of a text; tied blanks stay."""
    shift = " " * indent
    lines = textwrap.wrap(text, WIDTH, initial_indent=shift, subsequent_indent=shift, break_on_hyphens=False)
    return [line.replace(_TIE, " ") for line in lines]


def _tied(text: str) -> str:
    """A text that no line break may part."""
    return text.replace(" ", _TIE)


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = ()) -> list[str]:
    """Columns set under one another, numbers to the right; those in `left` to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    shown = []
    for row in rows:
        cells = [
            f"{cell:<{width}}" if column in left else f"{cell:>{width}}"
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        shown.append(("  " + "  ".join(cells)).rstrip())
    return shown
