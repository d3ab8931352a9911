"""Which loops hold: `--loops` names a set, and every function of a file is for that set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.description.robot import Robot
from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError, Place

_NONE = "it has none; a robot file has them under 'loops' ('symdyn convert' makes one of other files)"


def with_loops(robot: Robot, names: Sequence[str]) -> Robot:
    """The robot with those of its loops that are named, in the order of its file; all, where none is named.

    Raises:
        InputError: for a name that no loop has.
    """
    known = list(dict.fromkeys(loop.name for loop in robot.loops))
    faults = [
        Fault(Place("--loops"), name, f"is no loop of '{robot.name}'", suggestion(name, known) if known else _NONE)
        for name in dict.fromkeys(names)
        if name not in known
    ]
    if faults:
        raise InputError(faults)
    return replace(robot, loops=tuple(loop for loop in robot.loops if not names or loop.name in names))


def told_of_choice(robot: Robot, names: Sequence[str]) -> list[str]:
    """What the rows of the loops are, where they were chosen among those of the file."""
    if not names:
        return []
    held = [f"{loop.name} {', '.join(_angular_first(loop.constrain))}" for loop in robot.loops]
    return [f"Loops that hold, and their rows in order: {'; '.join(held)}."]


def _angular_first(directions: Sequence[str]) -> list[str]:
    return sorted(directions, key=lambda name: not name.startswith("r"))
