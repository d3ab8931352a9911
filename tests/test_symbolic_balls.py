"""The symbolic recursions with a joint of several columns: a ball, made here, on trees beside turning and sliding joints.

No kind of several columns is read from files yet; what is shown is that a class is all that one needs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from symdyn.judge.equality import difference
from symdyn.judge.reference import REFERENCES, At, full_rank
from symdyn.model.tree import Body, Model, Motion, ToolFrame
from symdyn.model.vectors import Matrix, Vector, apply, multiply, transpose
from symdyn.quantities import BY_NAME
from symdyn.quantities.contract import Group, Need
from symdyn.symbolic import joints
from symdyn.symbolic.column import Column
from symdyn.symbolic.frames import canonical
from symdyn.symbolic.inertia import Inertia, as_values
from symdyn.symbolic.joints.joint import Frame, Kinematics
from symdyn.symbolic.program import evaluate
from symdyn.symbolic.regroup import regroup
from symdyn.symbolic.rotation import Rotation, Symmetric, Turn, Vector3
from symdyn.symbolic.table import RECORDERS
from symdyn.symbolic.tape import ZERO, Tape, Value, as_value
from symdyn.symbolic.workshop import Ground, Workshop
from tests.ball_models import BallCase, ball_case

TREES = {
    "alone": ball_case("B", [-1]),
    "at the base": ball_case("BRP", [-1, 0, 1]),
    "in the middle": ball_case("RBR", [-1, 0, 1]),
    "at the tip": ball_case("RPB", [-1, 0, 1]),
    "branching": ball_case("RBRPB", [-1, 0, 1, 1, 0]),
    "two trees": ball_case("BRBR", [-1, 0, -1, 2]),
    "two balls in a row": ball_case("BPB", [-1, 0, 1]),
}
ONE_COLUMN = (Group.LINEAR, Group.DIAGONAL)  # some of their recursions say that they take one column only
CASES = [
    (tree, quantity.name)
    for tree, case in TREES.items()
    for quantity in BY_NAME.values()
    if quantity.group not in ONE_COLUMN and Need.LOOPS not in quantity.needs
    if Need.FULL_RANK not in quantity.needs
    or full_rank(case.tree, case.tree.tools[-1:] if quantity.per_tool else case.tree.tools)
]
FLOATS = {"sqrt": math.sqrt, "sin": math.sin, "cos": math.cos, "sign": np.sign, "number": float}


@dataclass(frozen=True)
class Turned:
    """A rotation by its matrix."""

    R: Matrix

    @property
    def back(self) -> Turned:
        return Turned(transpose(self.R))

    def inward(self, v: Vector) -> Vector3:
        return as_values(apply(self.R, v))

    def outward(self, v: Vector) -> Vector3:
        return as_values(apply(transpose(self.R), v))

    def inward_symmetric(self, a: Symmetric) -> Symmetric:
        return Symmetric.of(multiply(multiply(self.R, a.rows()), transpose(self.R)))


class Ball:
    """Turns every way; `q` is a unit quaternion `x y z w`, the rates are the angular velocity in the body's axes."""

    columns: tuple[Column, ...] = (Column.RX, Column.RY, Column.RZ)
    frame = Frame.GIVEN

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        x, y, z, w = q
        R = (
            (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
            (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
            (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
        )
        return offset, Turned(R)

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        return None

    def moved(self, carried: Kinematics, qd: Sequence[Value], qdd: Sequence[Value]) -> Kinematics:
        (wx, wy, wz), wd, a = carried
        x, y, z = qd
        turned = (wy * z - wz * y, wz * x - wx * z, wx * y - wy * x)
        wd = (wd[0] + turned[0] + qdd[0], wd[1] + turned[1] + qdd[1], wd[2] + turned[2] + qdd[2])
        return Kinematics((wx + x, wy + y, wz + z), wd, a)

    def split(self, inertia: Inertia) -> tuple[Inertia, Inertia]:
        """The mass alone is not felt."""
        nothing = (ZERO, ZERO, ZERO)
        return replace(inertia, m=ZERO), Inertia(inertia.m, nothing, Symmetric.zero())


@pytest.fixture(autouse=True)
def _ball(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(joints.KINDS, Motion.BALL, Ball())


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


def ground_of(model: Model) -> Ground:
    """A robot on a tape, not from a file."""
    ground = Ground.__new__(Ground)
    ground.tape, ground.defaults = Tape(), {}
    ground.model = replace(
        model, gravity=exactly(model.gravity), bodies=exactly(model.bodies), tools=exactly(model.tools)
    )
    ground.tree = canonical(ground.model)
    ground.regrouped = regroup(ground.tree)
    ground.mark = ground.tape.mark()
    return ground


def made(case: BallCase, name: str, way: int, values: dict[str, np.ndarray]) -> list[np.ndarray]:
    """What one way to a quantity gives."""
    workshop, quantity = Workshop(ground_of(case.model)), BY_NAME[name]
    tools = workshop.model.tools
    given = [tools[-1]] if quantity.per_tool else [tools] if Need.TOOLS in quantity.needs else []
    results = RECORDERS[name](workshop, *given)[way]()
    program = workshop.cut(quantity.argument_keys, results).program
    inputs = {argument.name: values[argument.key].ravel().tolist() for argument in quantity.arguments}
    found = evaluate(program, inputs, FLOATS)
    return [np.array(found[output.name], float).reshape(output.shape) for output in program.outputs]


@pytest.mark.parametrize(("tree", "name"), CASES)
def test_every_way_with_balls_equals_the_core(tree: str, name: str) -> None:
    """All groups but linear and diagonal ones, by every way there is."""
    case, quantity = TREES[tree], BY_NAME[name]
    workshop = Workshop(ground_of(case.model))
    tools = workshop.model.tools
    given = [tools[-1]] if quantity.per_tool else [tools] if Need.TOOLS in quantity.needs else []
    tool = case.tree.tools[-1]
    ((q, qd, qdd, tau),) = case.states(1)
    values = {"q": q, "qd": qd, "qdd": qdd, "tau": tau, "f": np.arange(1.0, 7.0)}
    values["wrenches"] = np.arange(6.0 * len(tools)).reshape(-1, 6)
    wanted = [
        np.asarray(part, float) for part in REFERENCES[name].results(At(case.tree, values, tool, case.tree.tools))
    ]
    for way in range(len(RECORDERS[name](workshop, *given))):
        for mine, theirs in zip(made(case, name, way, values), wanted, strict=True):
            scale = max(1.0, float(np.abs(theirs).max(initial=0.0)))
            assert difference(mine, theirs, case.tree.n, 1e4, 2.0**-52, scale).equal, (way, mine, theirs)


@pytest.mark.parametrize("name", ["inverse_dynamics_derivatives", "diagonal_coriolis"])
def test_what_takes_one_column_says_so(name: str) -> None:
    """Recursions that do not hold for several columns stop instead of giving something else."""
    case = TREES["in the middle"]
    workshop = Workshop(ground_of(case.model))
    with pytest.raises(ValueError, match="unpack"):
        RECORDERS[name](workshop)[-1]()
