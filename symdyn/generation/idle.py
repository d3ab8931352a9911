"""Parameters of a robot file that change nothing in what is generated, and why; classes that free nothing."""

from __future__ import annotations

import numpy as np

from symdyn.description.robot import Robot
from symdyn.description.rules import used_parameters
from symdyn.judge.subject import Subject
from symdyn.judge.values import values_of
from symdyn.model.free import freed_numbers
from symdyn.symbolic.program import Program, used_symbols


def idle_parameters(robot: Robot, subject: Subject, prepare: Program | None) -> list[str]:
    """A note for every parameter of the file that changes nothing here, and why.

    Args:
        robot: as its file has it.
        subject: the same with the loops that were chosen.
        prepare: what the functions take of the parameters.
    """
    reached = used_symbols(prepare) if prepare else set()
    named, left = used_parameters(robot), used_parameters(subject.robot)
    notes = []
    for name in subject.robot.defaults:
        if name not in named:
            why = "nothing in the robot file uses it"
        elif name not in left:
            why = "only loops that --loops leaves out use it"
        elif not _enters(subject, name):
            freed = f"--parameters {','.join(subject.free)} has freed the numbers it stands in"
            why = freed if subject.free else "the numbers it stands in do not change with it"
        elif name not in reached:
            why = "no function here depends on it"
        else:
            continue
        notes.append(f"Parameter '{name}' has no effect: {why}.")
    return notes


def empty_classes(subject: Subject) -> list[str]:
    """A note where a class has nothing to free: lengths of zero stay what they are."""
    if "length" not in subject.free or freed_numbers(subject.model, ("length",)):
        return []
    return ["--parameters length frees nothing: all lengths of this robot are zero, which stay as they are."]


def _enters(subject: Subject, name: str) -> bool:
    """Whether the core's robot changes with a parameter while all others, freed ones among them, keep their values.

    Where no other value is possible, it is taken to.
    """
    defaults, other = subject.defaults, values_of(subject).another(name)
    if other is None:
        return True
    trees = [subject.at({**defaults, name: value}).tree.whole for value in (defaults[name], other)]
    pairs = zip(*([t.p, t.M, t.armature, t.viscous, t.coulomb, t.gravity] for t in trees), strict=True)
    sides = [[*tree.tools, *(side for loop in tree.loops for side in loop[:2])] for tree in trees]
    frames = zip(*([frame.p for frame in of_one] for of_one in sides), strict=True)
    return not all(np.allclose(a, b, rtol=1e-12, atol=0.0) for a, b in (*pairs, *frames))
