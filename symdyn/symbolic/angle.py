"""Sums of turns about one direction, as joints with parallel axes make them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Angle:
    """Turns about z, added up.

    Attributes:
        of: the bodies whose joints turn (each with its constant turn), in their order, and +1 or -1 for each.
    """

    of: tuple[tuple[int, int], ...] = ()

    @staticmethod
    def by(body: int) -> Angle:
        """The turn of one joint."""
        return Angle(((body, 1),))

    def __bool__(self) -> bool:
        return bool(self.of)

    def seen(self, side: int) -> Angle:
        """About the same axis, or (`side` is -1) about the one that points the other way."""
        return Angle(tuple((body, side * sign) for body, sign in self.of))

    def __add__(self, other: Angle) -> Angle:
        signs = dict(self.of)
        for body, sign in other.of:
            signs[body] = signs.get(body, 0) + sign
        return Angle(tuple((body, signs[body]) for body in sorted(signs) if signs[body]))

    def __sub__(self, other: Angle) -> Angle:
        return self + other.seen(-1)


NO_ANGLE = Angle()
