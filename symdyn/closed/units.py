"""Units of constants, from those of the formulas they stand in: kilograms, metres and seconds, by their powers."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple


class Unit(NamedTuple):
    """Powers of kilogram, metre and second, halves in normalised coordinates; an angle has none."""

    kg: Fraction | int = 0
    m: Fraction | int = 0
    s: Fraction | int = 0

    def times(self, other: Unit, power: Fraction | int = 1) -> Unit:
        return Unit(self.kg + power * other.kg, self.m + power * other.m, self.s + power * other.s)

    def __str__(self) -> str:
        if self in _NAMED:
            return _NAMED[self]
        above = [_power(name, power) for name, power in zip(("kg", "m"), self, strict=False) if power > 0]
        above += [_power("s", self.s)] if self.s > 0 else []
        below = [_power(name, -power) for name, power in zip(("kg", "m", "s"), self, strict=True) if power < 0]
        if not above and not below:
            return ""
        under = f"/({' '.join(below)})" if len(below) > 1 else f"/{below[0]}" if below else ""
        return (" ".join(above) or "1") + under


def _power(name: str, power: Fraction | int) -> str:
    if Fraction(power).denominator != 1:
        return f"{name}^{'½' if power == Fraction(1, 2) else power}"
    return name if power == 1 else name + str(power).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def read(text: str) -> Unit:
    """A unit as it is written: `kg m²`, `1/(kg m)`, `N m`, `rad/s`."""
    found = Unit()
    for part, sign in zip(text.split("/"), (1, -1), strict=False):
        for word in part.strip("()").split():
            name = word.rstrip("²³½^")
            found = found.times(_WRITTEN[name], sign * _POWERS[word[len(name) :]])
    return found


_POWERS = {"": Fraction(1), "²": Fraction(2), "³": Fraction(3), "^½": Fraction(1, 2)}
_NAMED = {Unit(1, 2, -2): "N m", Unit(1, 1, -2): "N"}

NONE, LENGTH, MASS = Unit(), Unit(m=1), Unit(kg=1)
_WRITTEN = {"1": NONE, "rad": NONE, "kg": MASS, "m": LENGTH, "s": Unit(s=1), "N": Unit(1, 1, -2), "J": Unit(1, 2, -2)}


def inertia(slides: bool, other_slides: bool) -> Unit:
    """Of an entry of the mass matrix, by its joints."""
    return Unit(kg=1, m=2 - slides - other_slides)
