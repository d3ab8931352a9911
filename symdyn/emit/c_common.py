"""What the C files have in common: the number type, comments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.emit import numbers


@dataclass(frozen=True)
class Real:
    """A floating-point type: its name, how constants are written, its functions of `<math.h>`, its rounding error."""

    name: str
    number: Callable[[Fraction], str]
    functions: Mapping[str, str]
    rounding: float


DOUBLE = Real("double", numbers.double, {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "abs": "fabs"}, 2.0**-52)
SINGLE = Real("float", numbers.single, {"sin": "sinf", "cos": "cosf", "sqrt": "sqrtf", "abs": "fabsf"}, 2.0**-23)


def comment(lines: Sequence[str]) -> list[str]:
    """A block comment."""
    first, *rest = lines
    return [f"/* {first}", *(f" * {line}".rstrip() for line in rest), " */"]
