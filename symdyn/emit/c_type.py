"""The number type of C files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from symdyn.emit import numbers


@dataclass(frozen=True)
class Real:
    """A floating-point type: its name, how constants are written, its functions of `<math.h>`."""

    name: str
    number: Callable[[Fraction], str]
    functions: Mapping[str, str]


DOUBLE = Real("double", numbers.double, {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "abs": "fabs"})
SINGLE = Real("float", numbers.single, {"sin": "sinf", "cos": "cosf", "sqrt": "sqrtf", "abs": "fabsf"})
