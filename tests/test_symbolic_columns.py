"""The symbolic recursions with joints of several columns, balls, planar and floating ones, beside turning and sliding joints.

Every quantity is recorded by every way and compared with the core, on trees that have such joints wherever they can be.
"""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from symdyn.judge.equality import difference
from symdyn.judge.reference import REFERENCES, At, full_rank
from symdyn.model.tree import Body, Motion, ToolFrame
from symdyn.quantities import BY_NAME
from symdyn.quantities.arguments import argument_shapes
from symdyn.quantities.contract import Need, Sizes
from symdyn.symbolic.program import evaluate
from symdyn.symbolic.table import RECORDERS, Ways
from symdyn.symbolic.tape import Tape, as_value
from symdyn.symbolic.workshop import Ground, Workshop
from tests.ball_models import ball_case

TREES = {
    "alone": ball_case("B", [-1]),
    "at the base": ball_case("BRP", [-1, 0, 1]),
    "in the middle": ball_case("RBR", [-1, 0, 1]),
    "at the tip": ball_case("RPB", [-1, 0, 1]),
    "branching": ball_case("RBRPB", [-1, 0, 1, 1, 0]),
    "two trees": ball_case("BRBR", [-1, 0, -1, 2]),
    "two balls in a row": ball_case("BPB", [-1, 0, 1]),
    "planar alone": ball_case("L", [-1]),
    "planar at the base": ball_case("LRP", [-1, 0, 1]),
    "planar in the middle": ball_case("RLR", [-1, 0, 1]),
    "planar at the tip": ball_case("PRL", [-1, 0, 1]),
    "floating alone": ball_case("F", [-1], 10),
    "floating at the base": ball_case("FRP", [-1, 0, 1], 3),
    "floating at the base, with armature": ball_case("FRP", [-1, 0, 1]),
    "floating base with branches": ball_case("FRRPR", [-1, 0, 1, 0, 3], 1),
    "branches on branches": ball_case("FRPRRR", [-1, 0, 1, 2, 1, 0], 5),
    "floating in the middle": ball_case("RFP", [-1, 0, 1]),
    "floating at the tip": ball_case("RPF", [-1, 0, 1]),
    "two floating trees": ball_case("FRFB", [-1, 0, -1, 2]),
    "floating beside fixed": ball_case("RPFR", [-1, 0, -1, 2], 1),
    "all kinds": ball_case("FLBR", [-1, 0, 1, 0], 14),
}
CASES = [
    (tree, quantity.name)
    for tree, case in TREES.items()
    for quantity in BY_NAME.values()
    if Need.LOOPS not in quantity.needs
    if Need.FULL_RANK not in quantity.needs
    or full_rank(case.tree, case.tree.tools[-1:] if quantity.per_tool else case.tree.tools)
]
FLOATS = {"sqrt": math.sqrt, "sin": math.sin, "cos": math.cos, "sign": np.sign, "number": float}


def exactly(thing: Any) -> Any:
    """A model's floats as values of a tape."""
    if isinstance(thing, float):
        return as_value(Fraction(thing))
    if isinstance(thing, tuple):
        return tuple(exactly(part) for part in thing)
    if isinstance(thing, Body | ToolFrame):
        changed = {key: exactly(part) for key, part in vars(thing).items()}
        return replace(thing, **changed)
    if hasattr(thing, "__dataclass_fields__") and not isinstance(thing, Motion):
        return replace(thing, **{key: exactly(part) for key, part in vars(thing).items() if key != "motion"})
    return thing


@cache
def ground_of(tree: str) -> Ground:
    """A robot on a tape, not from a file."""
    model = TREES[tree].model
    exact = replace(model, gravity=exactly(model.gravity), bodies=exactly(model.bodies), tools=exactly(model.tools))
    return Ground.of(Tape(), exact, {})


def ways_of(tree: str, name: str, layout: int = 0) -> tuple[Workshop, Ways]:
    """The ways to a quantity; of a tool's, to that of the last one."""
    workshop, quantity = Workshop(ground_of(tree), layout=layout), BY_NAME[name]
    tools = workshop.model.tools
    given = [tools[-1]] if quantity.per_tool else [tools] if Need.TOOLS in quantity.needs else []
    return workshop, RECORDERS[name](workshop, *given)


def made(tree: str, name: str, way: int, values: dict[str, np.ndarray], layout: int = 0) -> list[np.ndarray]:
    """What one way to a quantity gives."""
    (workshop, ways), quantity = ways_of(tree, name, layout), BY_NAME[name]
    program = workshop.cut(quantity.argument_keys, ways[way]()).program
    inputs = {argument.name: values[argument.key].ravel().tolist() for argument in quantity.arguments}
    found = evaluate(program, inputs, FLOATS)
    return [np.array(found[output.name], float).reshape(output.shape) for output in program.outputs]


def values_of(tree: str) -> dict[str, np.ndarray]:
    """Every argument at a random state."""
    case, random = TREES[tree], np.random.default_rng(5)
    tree = case.tree
    shapes = argument_shapes(Sizes(tree.n, tree.nq, tree.bodies, len(tree.tools), columns=len(tree.columns)))
    values = {key: random.uniform(-2.0, 2.0, shape) for key, shape in shapes.items()}
    ((q,),) = case.states(1, 0)
    return values | {"q": q}


@pytest.mark.parametrize(("tree", "name"), CASES)
def test_every_way_equals_the_core(tree: str, name: str) -> None:
    """All groups, by every way there is, in all axes that bodies are recorded in."""
    case, values = TREES[tree], values_of(tree)
    given = At(case.tree, values, case.tree.tools[-1], case.tree.tools)
    wanted = [np.asarray(part, float) for part in REFERENCES[name].results(given)]
    choices = product(range(len(ways_of(tree, name)[1])), range(len(ground_of(tree).layouts)))
    for way, layout in choices:
        for mine, theirs in zip(made(tree, name, way, values, layout), wanted, strict=True):
            scale = max(1.0, float(np.abs(theirs).max(initial=0.0)))
            assert difference(mine, theirs, case.tree.n, 1e4, 2.0**-52, scale).equal, (way, layout, mine, theirs)


@pytest.mark.parametrize("tree", ["floating alone", "floating base with branches", "all kinds"])
def test_what_a_floating_base_does_not_see_is_zero_on_the_tape(tree: str) -> None:
    """Its pose changes no force but by gravity, and neither pose nor linear velocity the acceleration of any other joint."""

    def by_ways(name: str) -> list[dict[str, Any]]:
        return [dict(ways_of(tree, name)[1][way]()) for way in range(len(ways_of(tree, name)[1]))]

    base = TREES[tree].model.bodies[0].joint
    assert not base.armature and not base.viscous
    for inverse in by_ways("inverse_dynamics_derivatives"):
        assert all(entry.is_zero for row in inverse["dtau_dq"] for entry in row[3:6])
    for forward in by_ways("forward_dynamics_derivatives"):
        joints = forward["dqdd_dq"][6:]
        assert all(entry.is_zero for row in joints for entry in row[:6])
        assert all(entry.is_zero for row in forward["dqdd_dqd"][6:] for entry in row[3:6])
