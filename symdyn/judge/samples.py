"""States for the self-tests of generated files, with what the core makes of them.

Round numbers, so that they print short and are the same everywhere. The first state has the run-time parameters at their
defaults, the second at others.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import numpy as np

from symdyn.core import Array
from symdyn.judge.comparison import Judged, core_answer
from symdyn.judge.equality import DOUBLE, allowed_part
from symdyn.judge.reference import scales
from symdyn.judge.situations import Situation, situation
from symdyn.judge.subject import Subject
from symdyn.judge.values import values_of
from symdyn.quantities.arguments import STREAMS, argument_shapes, stream_of
from symdyn.quantities.contract import Sizes
from symdyn.symbolic.library import Sample

_SAMPLES = 2


def samples(subject: Subject, functions: Sequence[Judged]) -> tuple[Sample, ...]:
    """The self-test of these functions."""
    dice = [Random(1 + number) for number in range(STREAMS)]
    tools = max((len(function.tools) for function in functions), default=0)
    tree = subject.tree
    shapes = argument_shapes(Sizes(tree.n, tree.nq, tree.bodies, tools, columns=len(tree.whole.columns)))

    def rolled(key: str, shape: tuple[int, ...]) -> Array:
        die = dice[stream_of(key)]
        return np.array([round(die.uniform(-2, 2), 2) for _ in range(math.prod(shape))]).reshape(shape)

    states = [{key: rolled(key, shape) for key, shape in shapes.items()} for _ in range(_SAMPLES)]
    states = [{**state, "q": tree.normalised(state["q"])} for state in states]
    found = [situation(subject, states[0])]
    for state in states[1:]:
        drawn = {name: float(f"{value:.3g}") for name, value in values_of(subject).draw(dice[0]).items()}
        found.append(situation(subject.at(drawn), state, drawn) if drawn else situation(subject, state))
    return tuple(_sample(at, functions) for at in found)


def _sample(at: Situation, functions: Sequence[Judged]) -> Sample:
    results, bounds = {}, {}
    for function in functions:
        core = core_answer(function, at)
        measures = scales(function.quantity.outputs, at.tree, [at.state], [core.results])
        allowed = [
            allowed_part(at.tree.n, kappa, DOUBLE) * float(scale[0])
            for kappa, scale in zip(core.kappas, measures, strict=True)
        ]
        bounds[function.name] = tuple(float(f"{bound:.0e}") for bound in allowed)
        results[function.name] = tuple(
            tuple(0.0 if abs(entry) <= bound else float(entry) for entry in array.ravel())
            for array, bound in zip(core.results, bounds[function.name], strict=True)
        )
    used = {key for function in functions for key in function.quantity.argument_keys}
    arguments = {key: tuple(array.ravel().tolist()) for key, array in at.state.items() if key in used}
    if at.values is not None:
        arguments["params"] = tuple(at.values.values())
    return Sample(arguments, results, bounds)
