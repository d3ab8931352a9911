"""The columns of a joint in its body's canonical frame, and their rows."""

from __future__ import annotations

from enum import IntEnum


class Column(IntEnum):
    """A column `H*` of a joint: a unit six-vector, angular part first. Also a row of a Jacobian or wrench."""

    RX = 0
    RY = 1
    RZ = 2
    X = 3
    Y = 4
    Z = 5

    @property
    def turns(self) -> bool:
        """About its axis; else along it."""
        return self < Column.X

    @property
    def axis(self) -> int:
        return self % 3

    @property
    def label(self) -> str:
        """As robot files name it."""
        return self.name.lower()
