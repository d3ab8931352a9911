"""What the C files have in common: the number type, comments, constants for places."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.description.spelling import identifier
from symdyn.emit import numerals

_OUR_MACROS = ("H", "GENERATION", "PART")
_SIZES = ("N", "PARAMETERS", "PREPARED")


@dataclass(frozen=True)
class Real:
    """A floating-point type: its name, how constants are written, its functions of `<math.h>`, its rounding error."""

    name: str
    number: Callable[[Fraction], str]
    functions: Mapping[str, str]
    rounding: float


DOUBLE = Real("double", numerals.double, {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "abs": "fabs"}, 2.0**-52)
SINGLE = Real("float", numerals.single, {"sin": "sinf", "cos": "cosf", "sqrt": "sqrtf", "abs": "fabsf"}, 2.0**-23)


def comment(lines: Sequence[str]) -> list[str]:
    """A block comment."""
    first, *rest = lines
    return [f"/* {first}", *(f" * {line}".rstrip() for line in rest), " */"]


def index_names(stem: str, joints: Sequence[str], parameters: Sequence[str]) -> tuple[list[str], list[str]]:
    """The constants for the places of joints and of run-time parameters."""
    upper = stem.upper()
    taken = {f"{upper}_{word}" for word in (*_OUR_MACROS, *_SIZES)}
    found = [_index_name(upper, joint, "", taken) for joint in joints]
    return found, [_index_name(upper, parameter, "P_", taken) for parameter in parameters]


def _index_name(upper: str, name: str, mark: str, taken: set[str]) -> str:
    """`ROBOT_ELBOW`: the robot's name once, capitals, unique."""
    word = f"{upper}_{mark}{identifier(name).strip('_').upper().removeprefix(f'{upper}_')}".rstrip("_")
    choices = itertools.chain([word, f"{word}_"], (f"{word}_{number}_" for number in itertools.count(2)))
    spelt = next(choice for choice in choices if choice not in taken)
    taken.add(spelt)
    return spelt
