"""How much a description may hold. Beyond any robot, and little enough that the answer comes within seconds.

Measured on a slow core: YAML takes 40 µs a node and 2.5 µs a character at worst, `check` 5 ms a link.
"""

from __future__ import annotations

from symdyn.reading import MEGABYTE

LARGEST_YAML = 2 * MEGABYTE
LARGEST_URDF = 20 * MEGABYTE
LARGEST_MESH = 500 * MEGABYTE
"""Meshes are not read but by MuJoCo; their bytes are counted into the hash of a source."""
MOST_NODES = 80_000
"""Values of a YAML file; a link and its joint take some forty."""
MOST_ELEMENTS = 200_000
"""Elements of a URDF; meshes and materials count too."""
MOST_PARTS = 1000
"""Links, joints, tools, loops and parameters, each."""
LONGEST_TEXT = 1000
"""Characters of a name or a word."""


def too_many(count: int, what: str) -> str:
    """The rule that a list of parts breaks; empty if it does not."""
    return f"has {count} {what}, {MOST_PARTS} are read at most" if count > MOST_PARTS else ""
