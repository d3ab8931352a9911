"""Robots on feet: a biped with knees whose soles stand on points, or flat."""

from __future__ import annotations

_LINKS = """\
  {s}_hip_link:  {{mass: 0.6, com: [0.01, 0.02, -0.03], inertia: [0.003, 0.002, 0.0025, 0.0001, 0.0002, -0.0001]}}
  {s}_thigh: {{mass: 1.9, com: [0.01, {y}, -0.15], inertia: [0.03, 0.028, 0.006, 0.0005, 0.001, -0.0004]}}
  {s}_shin:  {{mass: 1.1, com: [0.02, 0.0, -0.14], inertia: [0.015, 0.014, 0.002, 0, 0.0003, 0.0002]}}
  {s}_ankle: {{mass: 0.2, com: [0, 0.01, 0], inertia: [0.0025, 0.0024, 0.0026, 0, 0, 0]}}
  {s}_foot:  {{mass: 0.5, com: [0.03, 0, -0.02], inertia: [0.0008, 0.002, 0.0022, 0, 0.0002, 0]}}
"""
_JOINTS = """\
  {s}_yaw:   {{type: revolute, parent: trunk, child: {s}_hip_link, axis: [0, 0, 1], origin: {{xyz: [0, {y}, -0.1]}}}}
  {s}_roll:  {{type: revolute, parent: {s}_hip_link, child: {s}_hip_turn, axis: [1, 0, 0], armature: 0.01}}
  {s}_pitch: {{type: revolute, parent: {s}_hip_turn, child: {s}_thigh, axis: [0, 1, 0], viscous: 0.05}}
  {s}_knee:  {{type: revolute, parent: {s}_thigh, child: {s}_shin, axis: [0, 1, 0], origin: {{xyz: [0, 0, -0.3]}}}}
  {s}_tilt:  {{type: revolute, parent: {s}_shin, child: {s}_ankle, axis: [0, 1, 0], origin: {{xyz: [0, 0, -0.3]}}}}
  {s}_lean:  {{type: revolute, parent: {s}_ankle, child: {s}_foot, axis: [1, 0, 0]}}
"""
_TOOLS = """\
  {s}_toe:   {{link: {s}_foot, origin: {{xyz: [0.12, 0.04, -0.05]}}}}
  {s}_ball:  {{link: {s}_foot, origin: {{xyz: [0.12, -0.04, -0.05]}}}}
  {s}_heel:  {{link: {s}_foot, origin: {{xyz: [-0.06, 0.04, -0.05]}}}}
  {s}_end:   {{link: {s}_foot, origin: {{xyz: [-0.06, -0.04, -0.05]}}}}
  {s}_sole:  {{link: {s}_foot, origin: {{xyz: [0.02, 0, -0.05]}}}}
"""


def _both(text: str) -> str:
    return text.format(s="left", y=0.09) + text.format(s="right", y=-0.09)


BIPED = f"""\
name: biped
base: floating
links:
  trunk: {{mass: 8.5, com: [0.01, 0.02, 0.2], inertia: [0.2, 0.18, 0.09, 0.002, -0.003, 0.001]}}
  left_hip_turn: {{mass: 0.3, inertia: [0.004, 0.005, 0.006, 0, 0, 0]}}
  right_hip_turn: {{mass: 0.3, inertia: [0.004, 0.005, 0.006, 0, 0, 0]}}
{_both(_LINKS)}joints:
{_both(_JOINTS)}tools:
{_both(_TOOLS)}loops:
"""
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
