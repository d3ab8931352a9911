"""Second-order Taylor arithmetic: values with exact gradients and Hessians, for evaluating programs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Jet:
    """A value with its derivatives by all joints: gradient (n,), Hessian (n,n)."""

    value: float
    gradient: Array
    hessian: Array

    def __add__(self, other: Any) -> Jet:
        if not isinstance(other, Jet):
            return Jet(self.value + float(other), self.gradient, self.hessian)
        return Jet(self.value + other.value, self.gradient + other.gradient, self.hessian + other.hessian)

    def __mul__(self, other: Any) -> Jet:
        if not isinstance(other, Jet):
            factor = float(other)
            return Jet(self.value * factor, self.gradient * factor, self.hessian * factor)
        cross = np.outer(self.gradient, other.gradient)
        return Jet(
            self.value * other.value,
            self.value * other.gradient + other.value * self.gradient,
            self.value * other.hessian + other.value * self.hessian + cross + cross.T,
        )

    def __radd__(self, other: float) -> Jet:
        return self + other

    def __rmul__(self, other: float) -> Jet:
        return self * other

    def __rtruediv__(self, other: Any) -> Jet:
        x = self.value
        return self.chain(1 / x, -1 / x**2, 2 / x**3) * float(other)

    def chain(self, f: float, first: float, second: float) -> Jet:
        """A function of the value, from its own derivatives there."""
        curved = second * np.outer(self.gradient, self.gradient)
        return Jet(f, first * self.gradient, first * self.hessian + curved)


def variables(q: Sequence[float]) -> list[Jet]:
    """The joint positions as independent variables."""
    n = len(q)
    return [Jet(float(value), np.eye(n)[i], np.zeros((n, n))) for i, value in enumerate(q)]


def _sin(x: Any) -> Any:
    s, c = math.sin(x.value), math.cos(x.value)
    return x.chain(s, c, -s)


def _cos(x: Any) -> Any:
    s, c = math.sin(x.value), math.cos(x.value)
    return x.chain(c, -s, -c)


FUNCTIONS = {"sin": _sin, "cos": _cos, "number": float}
