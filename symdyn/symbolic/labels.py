"""Names for the parts of a quantity, as a reader of generated code meets them: `w3_x`, `R4_Jxx`, `U12`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from symdyn.symbolic.rotation import Symmetric, Vector3
from symdyn.symbolic.tape import Value

Rows = tuple[Vector3, Vector3, Vector3]
_V = TypeVar("_V", bound=Sequence[Value])


def name_vector(stem: str, v: Vector3) -> Vector3:
    """`w3_x`, `w3_y`, `w3_z`."""
    for axis, value in zip("xyz", v, strict=True):
        value.named(f"{stem}_{axis}")
    return v


def name_block(stem: str, rows: Rows) -> Rows:
    """`P3_Bxx`, `P3_Bxy`, …"""
    for row, first in zip(rows, "xyz", strict=True):
        for value, second in zip(row, "xyz", strict=True):
            value.named(f"{stem}{first}{second}")
    return rows


def name_symmetric(stem: str, a: Symmetric) -> Symmetric:
    """`R4_Jxx`, …"""
    for pair in ("xx", "yy", "zz", "xy", "xz", "yz"):
        getattr(a, pair).named(f"{stem}{pair}")
    return a


def name_six(angular: str, linear: str, six: tuple[Vector3, Vector3]) -> tuple[Vector3, Vector3]:
    """`w3_x` … `v3_z`."""
    name_vector(angular, six[0])
    name_vector(linear, six[1])
    return six


def name_entries(stem: str, values: _V) -> _V:
    """`tau0`, `tau1`, …"""
    for index, value in enumerate(values):
        value.named(f"{stem}{index}")
    return values


def name_matrix(stem: str, matrix: Sequence[Sequence[Value]]) -> None:
    """`A01`, … of a square matrix; a symmetric one by its upper triangle."""
    for i, row in enumerate(matrix):
        for j, value in enumerate(row):
            value.named(f"{stem}{pair(i, j, len(matrix))}")


def pair(i: int, j: int, n: int) -> str:
    """Two indices below n: `12`, or `1x12` where one of them may have two digits; `1_12` would be a part of `1`."""
    return f"{i}{j}" if n <= 10 else f"{i}x{j}"
