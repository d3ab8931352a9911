"""What the C files have in common: the number type, constants for places."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.description.spelling import identifier
from symdyn.emit import numerals
from symdyn.emit.names import spellings
from symdyn.emit.printer import Spelling
from symdyn.emit.sheet import Sheet
from symdyn.symbolic.library import Joints, Library

_OF_LANES = ("SHUFFLE", "UNROLLED", "UPPER", "LOWER", "TWO", "FOUR", "EIGHT", "PLACES", "EXCHANGE", "X", "ONE")
_OUR_MACROS = (
    *("H", "GENERATION", "PART", "WIDTH", "WIDE_REGISTERS", "SECOND_READING", "EACH_BLOCK"),
    *(f"LANES_{word}" for word in _OF_LANES),
)
_SIZES = ("N", "NQ", "NV", "PARAMETERS", "PREPARED", "REGRESSOR", "BASE_PARAMETERS")


@dataclass(frozen=True)
class Real:
    """A floating-point type.

    Attributes:
        name: in C; `integer` is an integer type as long.
        number: how constants are written.
        functions: its functions of `<math.h>`.
        rounding: its rounding error.
        bytes: its size.
    """

    name: str
    integer: str
    number: Callable[[Fraction], str]
    functions: Mapping[str, str]
    rounding: float
    bytes: int


DOUBLE = Real(
    "double", "long long", numerals.double, {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "abs": "fabs"}, 2.0**-52, 8
)
SINGLE = Real(
    "float", "int", numerals.single, {"sin": "sinf", "cos": "cosf", "sqrt": "sqrtf", "abs": "fabsf"}, 2.0**-23, 4
)


@dataclass(frozen=True)
class Dialect:
    """How the files of one robot write C.

    Attributes:
        stem: prefix of all names, in capitals of all constants.
        real: number type.
        twice: whether the text is read twice, for numbers and for vectors of them.
    """

    stem: str
    real: Real
    twice: bool = False

    @property
    def upper(self) -> str:
        return self.stem.upper()

    @property
    def zero(self) -> str:
        return self.real.number(Fraction(0))

    @property
    def spelling(self) -> Spelling:
        """In text that is read twice functions have names for either reading; sines and cosines are none of them."""
        functions = {**self.real.functions, "sign": f"{self.stem}_sign"}
        if self.twice:
            functions = {name: self.own(f"{self.stem}_{name}") for name in ("sqrt", "sign")}
        return Spelling(self.real.number, functions)

    @property
    def type(self) -> str:
        """Of values."""
        return "REAL" if self.twice else self.real.name

    def own(self, name: str) -> str:
        """The function of that name that works on such values."""
        return f"OF({name})" if self.twice else name

    def lifted(self, number: str) -> str:
        """A plain number as such a value."""
        return f"ALL({number})" if self.twice else number


def dialect_of(sheet: Sheet) -> Dialect:
    """Prefix and number type of a sheet's files."""
    return Dialect(sheet.library.name, SINGLE if sheet.float32 else DOUBLE)


def with_short_names(sheet: Sheet) -> Sheet:
    """The array of `prepare` called `p` as in C; where a parameter is called so, by the next name that is free."""
    if sheet.prepare is None:
        return sheet
    (argument,) = sheet.prepare.arguments
    taken = {*sheet.prepare.names.values(), *(result.name for result in sheet.prepare.results)}
    name = next(name for name in spellings("p") if name not in taken)
    return replace(sheet, prepare=replace(sheet.prepare, arguments=(replace(argument, name=name),)))


@dataclass(frozen=True)
class Places:
    """The header's constants for places, each with its place.

    Attributes:
        joints: of each joint in q, and in all that is as long; where q is longer than qd two, of the first number in either.
        parameters: of the run-time parameters.
    """

    joints: tuple[Mapping[str, int], ...]
    parameters: Mapping[str, int]

    @property
    def all(self) -> dict[str, int]:
        return {name: place for group in (*self.joints, self.parameters) for name, place in group.items()}


def places_of(library: Library) -> Places:
    """The constants of a library's header."""
    return index_names(library.name, library.joints, [name for name, _ in library.parameters])


def index_names(stem: str, joints: Joints, parameters: Sequence[str]) -> Places:
    """The constants for the places of joints and of run-time parameters."""
    upper = stem.upper()
    taken = {f"{upper}_{word}" for word in (*_OUR_MACROS, *_SIZES)}
    found: list[dict[str, int]] = []
    for joint, starts in zip(joints, joints.starts, strict=True):
        marked = [("", starts[0])] if joints.single else zip(("_Q", "_V"), starts, strict=True)
        found.append({_index_name(upper, f"{joint.name}{mark}", "", taken): place for mark, place in marked})
    of_parameters = {_index_name(upper, name, "P_", taken): place for place, name in enumerate(parameters)}
    return Places(tuple(found), of_parameters)


def _index_name(upper: str, name: str, mark: str, taken: set[str]) -> str:
    """`ROBOT_ELBOW`: the robot's name once, capitals, unique."""
    word = f"{upper}_{mark}{identifier(name).strip('_').upper().removeprefix(f'{upper}_')}".rstrip("_")
    choices = itertools.chain([word, f"{word}_"], (f"{word}_{number}_" for number in itertools.count(2)))
    spelt = next(choice for choice in choices if choice not in taken)
    taken.add(spelt)
    return spelt
