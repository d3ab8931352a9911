"""The biped of the examples, standing on points of its soles, or flat."""

from __future__ import annotations

from tests.collection import ROOT

BIPED = (ROOT / "docs" / "examples" / "biped.yaml").read_text(encoding="utf-8") + "loops:\n"
POINT, FLAT = "x, y, z", "x, y, z, rx, ry, rz"


def contact(tool: str, constrain: str = POINT, at: str = "") -> str:
    placed = f", at: {at}" if at else ""
    return f"  - {{a: world, b: {tool}, constrain: [{constrain}]{placed}}}\n"


def biped(*contacts: str) -> str:
    """The biped on those contacts."""
    return BIPED + "".join(contacts)


SETS = {
    "one point": (biped(contact("left_toe")), 3),
    "both soles flat": (biped(contact("left_sole", FLAT), contact("right_sole", FLAT)), 12),
    "three points and two": (
        biped(
            *(contact(f"left_{point}") for point in ("toe", "ball", "heel")),
            *(contact(f"right_{point}") for point in ("toe", "heel")),
        ),
        11,
    ),
    "four points of one foot": (biped(*(contact(f"left_{point}") for point in ("toe", "ball", "heel", "end"))), 6),
    "a sole and its own points": (biped(contact("left_sole", FLAT), contact("left_toe"), contact("right_toe")), 9),
    "four heights": (biped(*(contact(f"left_{point}", "z") for point in ("toe", "ball", "heel", "end"))), 3),
    "an edge and its end": (
        biped(contact("left_toe", "x, y, z, ry, rz"), contact("left_heel"), contact("right_toe")),
        8,
    ),
}
"""Loops, and how many of their rows are independent."""
