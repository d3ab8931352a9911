"""Units of results: a robot in other units of mass, length and time has entries that differ by just those powers."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from symdyn.description.expressions import Expression, ExpressionNode
from symdyn.description.robot import Joint, JointKind, Link, Pose, Robot, Tool, Triple
from symdyn.description.yaml_file import read_yaml
from symdyn.generation.selection import wanted_functions
from symdyn.inspect.study import study_of
from symdyn.judge.subject import Subject
from symdyn.quantities import ALWAYS, QUANTITIES
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Need, Quantity

KG, M, S = Fraction(3), Fraction(5, 2), Fraction(7, 4)
"""How many of the new units an old one is."""
CRANE = """
name: crane
links:
  post: {mass: 3, com: [0.02, 0, 0.3], inertia: [0.3, 0.3, 0.1, 0.01, 0, 0]}
  boom: {mass: 2, com: [0.3, 0.05, 0], inertia: [0.02, 0.2, 0.21, 0, 0.003, 0]}
  trolley: {mass: 1.2, com: [0.05, 0.02, -0.05], inertia: [0.01, 0.02, 0.015, 0, 0, 0.001]}
  hook: {mass: 0.4, com: [0.01, 0, -0.1], inertia: [0.004, 0.005, 0.001, 0, 0, 0]}
joints:
  turn: {type: revolute, parent: base, child: post, axis: [0, 0, 1], viscous: 0.2, coulomb: 0.1, armature: 0.3}
  lift: {type: revolute, parent: post, child: boom, axis: [0, 1, 0], origin: {xyz: [0.1, 0, 0.8]}}
  run: {type: prismatic, parent: boom, child: trolley, axis: [1, 0, 0], viscous: 0.4, coulomb: 0.3, armature: 0.2}
  swing: {type: revolute, parent: trolley, child: hook, axis: [0, 1, 0], origin: {xyz: [0, 0.02, -0.1]}}
tools:
  tip: {link: hook, origin: {xyz: [0, 0, -0.2]}, directions: [ry, x, z]}
  eye: {link: boom, origin: {xyz: [0.5, 0, 0.1]}}
  rail: {link: base, origin: {xyz: [0.8, 0, 0.5]}}
loops:
  - {a: tip, b: rail, constrain: [x, z]}
"""


def times(number: Expression, factor: Fraction) -> Expression:
    node = ExpressionNode("number", value=factor)
    return number if number.is_zero else Expression(number.text, ExpressionNode("*", (node, number.root)))


def triple(of: Triple, factor: Fraction) -> Triple:
    return (times(of[0], factor), times(of[1], factor), times(of[2], factor))


def placed(pose: Pose) -> Pose:
    return replace(pose, xyz=triple(pose.xyz, M))


def link(of: Link) -> Link:
    inertia = replace(of.inertia, six=tuple(times(number, KG * M**2) for number in of.inertia.six))
    return replace(of, mass=times(of.mass, KG), com=triple(of.com, M), inertia=inertia)


def joint(of: Joint) -> Joint:
    """Force per rate, force and inertia as the joint feels them."""
    inertia = KG if of.kind is JointKind.PRISMATIC else KG * M**2
    force = KG * M / S**2 if of.kind is JointKind.PRISMATIC else KG * M**2 / S**2
    return replace(
        of,
        origin=placed(of.origin),
        viscous=times(of.viscous, inertia / S),
        coulomb=times(of.coulomb, force),
        armature=times(of.armature, inertia),
    )


def tool(of: Tool) -> Tool:
    return replace(of, origin=placed(of.origin))


def converted(robot: Robot) -> Robot:
    return replace(
        robot,
        links=tuple(map(link, robot.links)),
        joints=tuple(map(joint, robot.joints)),
        tools=tuple(map(tool, robot.tools)),
        gravity=triple(robot.gravity, M / S**2),
    )


def factor(unit: str) -> float:
    """How many new units an old one is: `1/(kg m)`, `N m`, `kg^½ m/s²`."""
    above, _, below = unit.partition("/")
    size = 1.0
    for text, sign in ((above, 1), (below, -1)):
        for name, power in re.findall(r"(kg|rad|m|s|N|J|1)(\^½|²|³)?", text):
            one = {"kg": KG, "m": M, "s": S, "N": KG * M / S**2, "J": KG * M**2 / S**2, "rad": 1, "1": 1}[name]
            size *= float(one) ** (sign * {"": 1.0, "²": 2.0, "³": 3.0, "^½": 0.5}[power])
    return size


def subjects(text: str) -> list[Subject]:
    """A robot in old and in new units."""
    robot = read_yaml(text, "crane.yaml")
    return [Subject.of(robot), Subject.of(converted(robot))]


SUBJECTS = subjects(CRANE)
# As many directions as joints, so that Lambda over all tools exists.
EYE = "  eye: {link: boom, origin: {xyz: [0.5, 0, 0.1]}, directions: [rz]}\n"
OF_ALL_TOOLS = subjects(CRANE.split("  eye:", maxsplit=1)[0] + EYE)
NUMBERS = {"m": ("kg", "kg"), "h": ("kg m", "kg m"), "J": ("kg m²", "kg m²"), "a": ("kg m²", "kg")}
NUMBERS.update(v=("kg m²/s", "kg/s"), c=("kg m²/s²", "kg m/s²"))
"""Units of what regressors have columns for, by their first letter, where joints turn and where they slide."""
NORMALISED = {"nu": "kg^½ m/s", "epsilon": "kg^½ m/s²", "xi": "", "kappa": "", "f": ""}


def arguments(quantity: Quantity, units: list[str]) -> list[dict[str, np.ndarray]]:
    """The same state in old and new units."""
    old, new = {}, {}
    for place, argument in enumerate(quantity.arguments):
        rows = 3 if argument.key == "wrenches" else 1
        columns = [NUMBERS[c.kind[0]][units[c.body] == "m"] for c in SUBJECTS[0].tree.columns]
        size = 6 * rows if argument.name == "f" else len(columns) if argument.name == "pi" else len(units)
        values = 0.3 + 0.1 * np.arange(size) + 0.07 * place
        if argument.name == "f":
            told = (["N m"] * 3 + ["N"] * 3) * rows
        elif argument.name == "pi":
            told = columns
        elif argument.name in ("xi", "kappa"):
            like = ARGUMENTS["qd" if argument.name == "xi" else "tau"].unit
            told = [like.at(unit) if like else "" for unit in units]
        else:
            told = [argument.unit.at(unit) if argument.unit else NORMALISED[argument.name] for unit in units]
        old[argument.name] = values[:, None]
        new[argument.name] = (values * [factor(unit) for unit in told])[:, None]
    return [old, new]


@pytest.mark.parametrize("quantity", [it for it in QUANTITIES if it not in ALWAYS], ids=lambda quantity: quantity.name)
def test_results_are_in_their_units(quantity: Quantity) -> None:
    """Every entry of every result of a crane that turns and slides, with a tool of three directions and a loop."""
    cranes = OF_ALL_TOOLS if {Need.FULL_RANK, Need.TOOLS} <= quantity.needs else SUBJECTS
    functions, _ = wanted_functions(cranes[0], cranes[0].model, [quantity])
    seen = 0.0
    for function in functions:
        studies = [study_of(subject, function.name) for subject in cranes]
        states = arguments(quantity, [span.unit for span in studies[0].spans])
        found = [study.recorded.at(state) for study, state in zip(studies, states, strict=True)]
        for output in quantity.outputs:
            old, new = (results[output.name][:, 0] for results in found)
            units = [studies[0].unit(output.name, position) for position in range(len(old))]
            sizes = np.array([factor(unit) for unit in units])
            assert np.abs(new / sizes - old).max() <= 1e-9 * max(1.0, np.abs(old).max())
            seen = max(seen, np.abs(old).max())
    assert seen > 0
