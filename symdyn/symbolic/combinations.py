"""Linear combinations of numbers that are recorded on a tape, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.symbolic.constants import decimal
from symdyn.symbolic.tape import ONE, Kind, Level, Tape, Value

Terms = Mapping[int, Value]
"""What stands before each number, by its place."""


def combinations(tape: Tape, values: Sequence[Value], numbers: Sequence[Value], names: Sequence[str]) -> list[str]:
    """Every value, which must be linear in the numbers, by their names: `Jzz_arm + 0.25*m_hand`."""
    places = {number.node: place for place, number in enumerate(numbers)}
    known: dict[int, dict[int, Value]] = {}
    for index in tape.reachable(values):
        if tape.levels[index] != Level.PARAMETER:
            known[index] = {places[index]: ONE} if index in places else _terms(tape, index, known)
    return [_text(tape, _signed(known[value.node], value.negative), names) for value in values]


def _terms(tape: Tape, index: int, known: Mapping[int, dict[int, Value]]) -> dict[int, Value]:
    node = tape.nodes[index]
    if node.kind is Kind.SCALE:
        return {place: factor * node.number for place, factor in known[node.left].items()}
    if node.kind is Kind.MUL:
        left = tape.levels[node.left] == Level.PARAMETER
        factor = Value(tape, node.left if left else node.right, False, None)
        return {place: factor * part for place, part in known[node.right if left else node.left].items()}
    total = dict(known[node.left])
    for place, part in _signed(known[node.right], node.kind is Kind.SUB).items():
        total[place] = total[place] + part if place in total else part
    return {place: part for place, part in total.items() if not part.is_zero}


def _signed(terms: Mapping[int, Value], negative: bool) -> dict[int, Value]:
    return {place: -part if negative else part for place, part in terms.items()}


def _text(tape: Tape, terms: Terms, names: Sequence[str]) -> str:
    """The terms in their order, the first with a plus."""
    parts: list[str] = []
    for place, factor in sorted(terms.items(), key=lambda item: (item[1].number is not ONE.number, item[0])):
        negative, size = _factor(tape, factor)
        sign = ("-" if negative else "") if not parts else (" - " if negative else " + ")
        parts.append(f"{sign}{size}{names[place]}")
    return "".join(parts)


def _factor(tape: Tape, factor: Value) -> tuple[bool, str]:
    """Whether it is negative, and the rest with a `*` behind it; nothing for one."""
    if factor.number is None:
        return factor.negative, f"{_spelt(tape, factor.node)}*"
    size = decimal(abs(factor.number))
    return bool(factor.number < 0), "" if size == "1" else f"{size}*"


def _spelt(tape: Tape, index: int) -> str:
    """What depends on run-time parameters, by their names."""
    node = tape.nodes[index]
    if node.kind is Kind.INPUT:
        return node.text
    left = _spelt(tape, node.left)
    if node.kind is Kind.CALL:
        return f"{node.text}({left})"
    if node.kind is Kind.INVERSE:
        return f"1/({left})"
    if node.kind is Kind.SCALE:
        return f"-{left}" if node.number == -1 else f"{decimal(node.number)}*{left}"
    if node.kind is Kind.SHIFT:
        return f"({left} {'-' if node.number < 0 else '+'} {decimal(abs(node.number))})"
    right = _spelt(tape, node.right)
    if node.kind is Kind.MUL:
        return f"{left}**2" if node.left == node.right else f"{left}*{right}"
    return f"({left} {'-' if node.kind is Kind.SUB else '+'} {right})"
