"""Configurations at which the loops of a robot are closed."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike

from symdyn.api.numbers import state_of, values_of
from symdyn.core import Array
from symdyn.core.loops import close_loops
from symdyn.faults import Fault, InputError
from symdyn.judge.subject import Subject

_NAME = "close_loops"


def closed_near(subject: Subject, q: ArrayLike, parameters: Mapping[str, float] | None) -> Array:
    """Closed configurations near those given, (..., NQ).

    Raises:
        TypeError, ValueError: for what is no array of positions, or no mapping of parameters.
        InputError: for a robot without loops, and where no closed configuration is found.
    """
    robot = subject.robot
    if not robot.loops:
        cure = "name them under 'loops:' in the robot file"
        raise InputError([Fault(robot.at, "loops", f"'{robot.name}' has none to close", cure)])
    values = values_of(_NAME, parameters, subject.defaults)
    for name, value in (values or {}).items():
        if not np.isfinite(value):
            raise ValueError(f"{_NAME}: parameter '{name}' must be finite, got {value}")
    tree = subject.tree if values is None else subject.at(values).tree
    starts = state_of(_NAME, "q", q, (tree.nq,))
    if not np.isfinite(starts).all():
        raise ValueError(f"{_NAME}: argument 'q' must be finite to start from")
    found = [close_loops(tree, start) for start in starts.reshape(-1, tree.nq)]
    if any(closed is None for closed in found):
        rule = f"no closed configuration was found near {_first_open(starts.reshape(-1, tree.nq), found)}"
        raise InputError([Fault(robot.loops[0].at, "loops", rule, "start nearer to one; check() says if there is any")])
    return np.array(found).reshape(starts.shape)


def _first_open(starts: Array, found: list[Array | None]) -> str:
    (first, *_) = (start for start, closed in zip(starts, found, strict=True) if closed is None)
    return f"q = [{', '.join(f'{number:g}' for number in first)}]"
