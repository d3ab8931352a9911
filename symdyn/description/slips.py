"""Slips that many make in a robot file, and the cure for each: decimal commas, tabs, an inertia written as a matrix."""

from __future__ import annotations

import re
from collections.abc import Sequence

from symdyn.description.expressions import ExpressionError, parse

SIX = "[xx, yy, zz, xy, xz, yz]"
OTHER_WORDS = {
    "damping": "viscous",
    "friction": "coulomb",
    "frictionloss": "coulomb",
    "hinge": "revolute",
    "rotational": "revolute",
    "slide": "prismatic",
    "linear": "prismatic",
    "R": "revolute",
    "P": "prismatic",
}
"""What other formats call a key or a kind of joint, and what robot files do."""
_DECIMAL_COMMA = re.compile(r"(?<=\d),(?=\d)", re.ASCII)
_PLACES = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))


_NO_NUMBERS = (
    (re.compile(r"°|\bdeg|\d\s*deg", re.I), "angles are radians: 90 degrees are pi/2"),
    (re.compile(r"\^"), "powers are written **"),
    (re.compile(r"\d\s*(?:[kmg]?g|[cm]?m)$"), "write the number alone, in SI units: kg, m, kg m²"),
    (re.compile(r"[\d)]\s*(?:pi\b|\()|\)\s*\d"), "products are written with *: 2*pi"),
)


def number_cure(text: str, otherwise: str) -> str:
    """What to write in place of a text that is no number; `otherwise` where it is no slip that is known."""
    if "," not in text:
        return next((cure for pattern, cure in _NO_NUMBERS if pattern.search(text)), otherwise)
    repaired = _DECIMAL_COMMA.sub(".", text)
    if "." in text or _is_no_number(repaired):
        return "write a decimal point, not a comma, and nothing between thousands"
    return f"write a decimal point, not a comma: {repaired}"


def list_cure(source: str, count: int, form: str) -> str:
    """What to write in place of a list that has another number of entries than `count`.

    Args:
        source: the list as it stands in the file.
        count: how many entries it should have.
        form: such a list, `[x, y, z]`.
    """
    repaired = without_commas(source, count)
    return f"write decimal points, not commas: {repaired}" if repaired else f"write {form}"


def without_commas(source: str, count: int) -> str:
    """The list with points for decimal commas, if it then has so many entries; else empty."""
    repaired = _DECIMAL_COMMA.sub(".", source)
    return " ".join(repaired.split()) if repaired != source and repaired.count(",") == count - 1 else ""


def matrix_fault(nine: Sequence[str]) -> tuple[str, str]:
    """Rule and cure for an inertia tensor that is written as a matrix, row by row."""
    rule = "must be a list of 6 numbers, got a 3×3 matrix"
    for i, j in _PLACES[3:]:
        above, below = nine[3 * i + j], nine[3 * j + i]
        if not _same(above, below):
            return f"{rule} that is not symmetric: {above} in row {i + 1}, {below} in row {j + 1}", f"write {SIX}"
    return rule, f"write {SIX}, which is [{', '.join(nine[3 * i + j] for i, j in _PLACES)}]"


def yaml_cure(problem: str, context: str, opened: int) -> str:
    """What to look for where PyYAML gives up; `opened` is the line in which what it was reading begins."""
    if "quoted scalar" in context:
        return f"is the quote of line {opened} closed?"
    if "flow" in context:
        return f"is a comma or a closing bracket missing after what line {opened} opens?"
    if "expected ':'" in problem:
        return f"is a colon missing in line {opened}?"
    if "<block" in problem or "mapping values" in problem:
        return "what belongs together begins in the same column; a text with ': ' in it needs quotes"
    return ""


def tab_in(text: str, position: int, column: int) -> bool:
    """Whether YAML stumbles over a tab: where it stopped, at that position and column, or in the line's indentation."""
    before = text[position - column : position]
    return "\t" in before[: len(before) - len(before.lstrip())] or text[position : position + 1] == "\t"


def _is_no_number(text: str) -> bool:
    try:
        parse(text)
    except ExpressionError:
        return True
    return False


def _same(one: str, other: str) -> bool:
    """Whether two texts are the same number or expression: `0` and `0.0` are."""
    try:
        return parse(one).root == parse(other).root
    except ExpressionError:
        return one == other
