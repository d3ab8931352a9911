"""Generated code against the core for random trees, with axes and placements that no shipped robot has."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from symdyn.generation import Request, generate
from symdyn.generation.judging import judge_texts
from symdyn.render import render
from tests.shelf import ALL, BASIC, functions_of
from tests.strategies import robot_yaml

CLASSES = ("mass", "com", "inertia", "gravity")
SETTINGS = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}


def equals_the_core(text: str, functions: tuple[str, ...], parameters: tuple[str, ...] = ()) -> None:
    """Generate a Python module and judge every function that the table has for this robot, at values of its parameters too."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "robot.yaml")
        source.write_text(text)
        generation = generate(Request(str(source), functions, parameters=parameters))
    assert {function.name for function in generation.functions} == set(functions_of(generation.subject, functions))
    (judgement,) = judge_texts(generation, render(generation.library, ("python",)))
    assert judgement.findings is not None and len(judgement.findings) == len(generation.functions)


@given(text=robot_yaml(largest=4))
@settings(max_examples=12, **SETTINGS)
def test_every_quantity_of_small_trees(text: str) -> None:
    """Every quantity there is equals the core on random trees of up to four joints."""
    equals_the_core(text, ALL)


@given(text=robot_yaml(largest=7), parameters=st.sampled_from([(), ("mass",), ("com", "gravity"), CLASSES]))
@settings(max_examples=12, **SETTINGS)
def test_basic_quantities_of_trees(text: str, parameters: tuple[str, ...]) -> None:
    """Dynamics, kinematics, filter and energies equal the core on larger trees, with numbers freed or not."""
    equals_the_core(text, BASIC, parameters)


@pytest.mark.parametrize("kind", ["revolute", "prismatic"])
@pytest.mark.parametrize("axis", ["[1, 0, 0]", "[0, -1, 0]", "[0, 0, -1]", "[1, 2, -3]"])
def test_one_joint(kind: str, axis: str) -> None:
    """The smallest robots there are, gravity in any direction."""
    link = "{mass: 1.5, com: [0.1, -0.2, 0.3], inertia: [0.1, 0.12, 0.15, 0.01, -0.02, 0.005]}"
    joint = f"{{type: {kind}, parent: base, child: a, axis: {axis}, origin: {{xyz: [1, 2, 3], rpy: [0.1, 0.2, 0.3]}}}}"
    tools = "  tip: {link: a, origin: {xyz: [0, 0.5, 0]}}\n  ground: {link: base}\n"
    equals_the_core(f"name: one\ngravity: [1, -2, 3]\nlinks:\n  a: {link}\njoints:\n  j: {joint}\ntools:\n{tools}", ALL)


def test_what_vanishes_at_slow_rates() -> None:
    """Joints on the base have no Coriolis forces: exact zeros equal the core's rounding of them, however slow the state is.

    (In the self-test's first state the second joint turns at 0.02 rad/s; forces of the velocities are tiny there.)
    """
    link = "{{mass: {0}, com: [0.1, -0.25, 0.26], inertia: {{xx: 0.2, yy: 0.16, zz: 0.21, rpy: [pi/2, 0.4, pi/2]}}}}"
    joint = "{{type: {0}, parent: base, child: {1}, axis: [1/3, 2/3, -2/3], origin: {{rpy: [pi/2, sqrt(2), 0.4]}}}}"
    kinds = {"a": "prismatic", "b": "revolute", "c": "prismatic"}
    links = "".join(f"  {name}: {link.format(mass)}\n" for name, mass in zip(kinds, (6.1, 4.1, 2.9), strict=True))
    joints = "".join(f"  j{name}: {joint.format(kind, name)}\n" for name, kind in kinds.items())
    equals_the_core(f"name: three\nlinks:\n{links}joints:\n{joints}", ("dynamics", "diagonal"))
