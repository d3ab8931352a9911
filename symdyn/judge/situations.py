"""Where generated code is judged: random states, each with its own values of the run-time parameters."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np

from symdyn.core import Array
from symdyn.core.folding import AnyTree, mass_matrix
from symdyn.judge.equality import DOUBLE
from symdyn.judge.reference import random_states
from symdyn.judge.subject import Subject
from symdyn.judge.values import values_of


@dataclass(frozen=True)
class Situation:
    """A state of a robot.

    Attributes:
        tree: the core's robot there.
        state: every argument that a function may have, by its key.
        values: of the run-time parameters, in order; None for the defaults, which need not be given.
        condition: of the mass matrix.
    """

    tree: AnyTree
    state: dict[str, Array]
    values: dict[str, float] | None
    condition: float


def situations(
    subject: Subject, count: int, eps: float = DOUBLE, seed: int = 0, tools: int | None = None
) -> list[Situation]:
    """Random states in numbers of that precision; with run-time parameters also the first of them at the defaults.

    `tools` is how many of the robot's functions are made for, all if it is not given.
    """
    wanted = len(subject.tree.tools) if tools is None else tools
    states = [
        {name: _kept(array, eps) for name, array in state.items()}
        for state in random_states(subject.tree, count, seed, wanted)
    ]
    states = [{**state, "q": subject.tree.normalised(state["q"])} for state in states]  # rounded they miss length one
    if not subject.defaults:
        return [situation(subject, state, None) for state in states]
    random, values = Random(seed), values_of(subject)
    found = [situation(subject, states[0], None)]
    for state in states:
        drawn = {name: float(_kept(np.float64(value), eps)) for name, value in values.draw(random).items()}
        found.append(situation(subject.at(drawn), state, drawn))
    return found


def _kept(numbers: Array, eps: float) -> Array:
    """What is left of numbers in that precision."""
    return numbers.astype(np.float32).astype(float) if eps > DOUBLE else numbers


def situation(subject: Subject, state: dict[str, Array], values: dict[str, float] | None = None) -> Situation:
    """A state of a robot, which has these values of its run-time parameters already."""
    condition = float(np.linalg.cond(mass_matrix(subject.tree, state["q"])))
    return Situation(subject.tree, state, values, condition)
