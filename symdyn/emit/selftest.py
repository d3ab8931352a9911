"""States of the self-test as text: results with nine digits, and how far a result may be from them.

Digits are counted from the largest entry of an output, by which errors are judged too. So noise in entries that vanish never
reaches the text, and every machine writes the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, ROUND_UP, Context, Decimal
from fractions import Fraction

from symdyn.emit import numerals
from symdyn.emit.text import bracketed
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.symbolic.library import Function, Library, Sample

DIGITS = 9
SINGLE_OVER_DOUBLE = 2**29
"""Ratio of the rounding errors of float32 and double."""

_EXACT = Context(prec=1200)
_HALF_SINGLE = Decimal(2) ** -24


@dataclass(frozen=True)
class Expected:
    """An output at one state: its entries, and the error allowed."""

    values: tuple[Fraction, ...]
    tolerance: Fraction


@dataclass(frozen=True)
class Row:
    """A function at one state: number of the state, and what each output should be."""

    state: int
    outputs: tuple[Expected, ...]


def rows_of(library: Library, function: Function, *, float32: bool = False) -> list[Row]:
    """Every state that has results for the function."""
    return [
        Row(
            index,
            tuple(
                expected(values, bound, float32=float32)
                for values, bound in zip(sample.results[function.name], sample.bounds[function.name], strict=True)
            ),
        )
        for index, sample in enumerate(library.samples)
        if function.name in sample.results
    ]


def expected(values: Sequence[float], bound: float, *, float32: bool = False) -> Expected:
    """Round the entries, and widen the bound by what rounding does."""
    exact = [Decimal(value) for value in values]
    largest = max((abs(value) for value in exact), default=Decimal(0))
    unit = Decimal(1).scaleb((largest.adjusted() if largest > Decimal(bound) else 0) - DIGITS + 1)
    rounded = [value.quantize(unit, ROUND_HALF_EVEN, _EXACT) for value in exact]
    allowed = _EXACT.add(_EXACT.multiply(Decimal(bound), SINGLE_OVER_DOUBLE if float32 else 1), unit / 2)
    if float32:
        allowed = _EXACT.add(allowed, _EXACT.multiply(largest, _HALF_SINGLE))
    return Expected(tuple(Fraction(value) for value in rounded), Fraction(_two_digits_up(allowed)))


def _two_digits_up(value: Decimal) -> Decimal:
    return value.quantize(Decimal(1).scaleb(value.adjusted() - 1), ROUND_UP, _EXACT)


def parameters_at(library: Library) -> list[tuple[float, ...]]:
    """The run-time parameters at each state: the sample's `params`, or the defaults."""
    defaults = tuple(default for _, default in library.parameters)
    return [sample.arguments.get("params", defaults) for sample in library.samples]


def arguments_of(functions: Iterable[Function]) -> list[str]:
    """Keys of the arguments of all functions, each once, in order."""
    return list(dict.fromkeys(key for function in functions for key in function.arguments))


_EIGHT, _TWELVE, _SIXTEEN = " " * 8, " " * 12, " " * 16


@dataclass(frozen=True)
class Literals:
    """How a language with nested literals writes the self-test's data: numbers, keys, brackets around what belongs together."""

    number: Callable[[float], str]
    key: Callable[[str], str]
    opening: str
    closing: str


def state_lines(library: Library, spelt: Literals) -> list[str]:
    """The states, as entries of a list."""
    lines = []
    for sample in library.samples:
        lines.append(f"{_EIGHT}{{")
        for key in arguments_of(library.functions):
            if key in sample.arguments:
                values = [spelt.number(value) for value in sample.arguments[key]]
                if len(ARGUMENTS[key].axes) > 1:
                    values = [f"[{', '.join(values[start : start + 6])}]" for start in range(0, len(values), 6)]
                lines += bracketed(f'"{key}": [', values, "],", _TWELVE)
        if library.prepare is not None:
            lines += _prepared_at(library, sample, spelt)
        lines.append(f"{_EIGHT}}},")
    return lines


def _prepared_at(library: Library, sample: Sample, spelt: Literals) -> list[str]:
    """Parameters by name, so that names are tested too; the defaults as the module has them."""
    if "params" not in sample.arguments:
        return [f'{_TWELVE}"prepared": prepare(PARAMETERS),']
    pairs = zip(library.parameters, sample.arguments["params"], strict=True)
    given = [f"{spelt.key(name)}: {spelt.number(value)}" for (name, _), value in pairs]
    return bracketed('"prepared": prepare({', given, "}),", _TWELVE)


def expected_lines(library: Library, function: Function, spelt: Literals) -> list[str]:
    """What a function gives at the states: an entry of a list."""
    rows = rows_of(library, function)
    if not rows:
        return []
    arguments = [*function.arguments, *(["prepared"] if library.prepare is not None else [])]
    names = ", ".join(f'"{name}"' for name in arguments)
    opening, closing = spelt.opening, spelt.closing
    lines = [f"{_EIGHT}{opening}{function.name}, [{names}], ["]
    for row in rows:
        lines.append(f"{_TWELVE}{opening}{row.state}, [")
        for item in row.outputs:
            values = [numerals.double(value) for value in item.values]
            start = f"{opening}{numerals.double(item.tolerance)}, ["
            lines += bracketed(start, values, f"]{closing},", _SIXTEEN)
        lines.append(f"{_TWELVE}]{closing},")
    return [*lines, f"{_EIGHT}]{closing},"]
