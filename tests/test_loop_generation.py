"""Closed chains as generated: loops to the world, every way to a quantity, and what it costs beside putting it together."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.execution.python import load_python
from symdyn.generation import Request, make_library
from symdyn.symbolic.program import operations
from tests.collection import ROOT
from tests.samples import from_yaml, tree
from tests.shelf import Expected, functions_of, states
from tests.test_core_loops import BRANCHES, HANDLE, PANDA, TWO_BRANCHES
from tests.test_ways import programs_of, run, subject_and_ground

GROUNDED = ("foot on the ground", "sole on the ground", "rail in the world", "two feet")
SHARED = ("weld", "cylinder", "two")  # both sides on the moving torso, or one of them
ROBOTS = {name: TWO_BRANCHES + BRANCHES[name] + "\n" for name in (*GROUNDED, *SHARED)}
ROBOTS["hand in the world"] = PANDA + HANDLE
COUNT = 20

LEG = """\
name: leg
parameters: {height: 0.1}
gravity: [1, 0, -9.81]
links:
  thigh: {mass: 2, com: [0.02, 0.1, -0.1], inertia: [0.03, 0.02, 0.02, 0.001, 0, 0.002]}
  shin: {mass: 1, com: [0.01, 0, -0.1], inertia: [0.01, 0.012, 0.004, 0, 0.001, 0]}
  foot: {mass: 0.3, com: [0.03, 0, 0], inertia: [0.001, 0.001, 0.0015, 0, 0, 0]}
joints:
  hip: {type: revolute, parent: base, child: thigh, axis: [0.6, 0.8, 0], armature: 0.01, viscous: 0.1}
  knee: {type: revolute, parent: thigh, child: shin, axis: [0, 1, 0], origin: {xyz: [0, 0.1, -0.3]}}
  spring: {type: prismatic, parent: shin, child: foot, axis: [0, 0, 1], origin: {xyz: [0, 0, -0.3]}, armature: 0.2}
tools:
  toe: {link: foot, origin: {xyz: [0.1, 0.02, 0]}}
  heel: {link: foot, origin: {xyz: [-0.05, 0, 0.01]}}
loops:
  - {a: world, b: toe, constrain: [y, z], at: {xyz: [0.1, 0, height], rpy: [0.2, 0, 0.3]}}
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "robot.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def generate(source: Path, *options: str) -> str:
    """What `generate` says of the group, which it writes only if all of it equals the core."""
    done = CliRunner().invoke(main, ["generate", str(source), "--functions", "loops", *options])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("name", ROBOTS)
def test_every_way_equals_the_core(name: str, tmp_path: Path) -> None:
    """By the factors and by the filter, of robots whose loops end in the world or start on a moving body."""
    subject, ground = subject_and_ground(written(tmp_path, ROBOTS[name]))
    at = states(subject.tree, COUNT)
    for wanted in functions_of(subject, ("loops",)).values():
        expected = Expected(subject, wanted, at)
        for program in programs_of(ground, wanted):
            expected.judge(run(ground, wanted, program, at))


@pytest.mark.parametrize("options", [["--target", "python,c,javascript"], ["--target", "c", "--float32"]])
def test_files_equal_the_core(options: list[str], tmp_path: Path) -> None:
    """A foot on the ground, in all languages and in single precision; the side in the world gets no functions."""
    source = written(tmp_path, LEG)
    said = generate(source, *options, "-o", str(tmp_path / "out"))
    assert "equals the core" in said
    texts = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "out").iterdir())
    assert "constrained_operational_inertia_inverse_heel" in texts and "_world" not in texts


def test_where_the_world_holds_may_be_a_parameter(tmp_path: Path) -> None:
    """A parameter of `at` reaches the generated functions: with another height the foot is as far off as that says."""
    assert "has no effect" not in generate(written(tmp_path, LEG), "-o", str(tmp_path / "out"))
    leg = load_python(tmp_path / "out" / "leg.py")
    q, rest = np.linspace(-1.0, 1.0, leg.N), np.zeros(leg.N)
    (low, _), (high, _) = (leg.closure_error(q, rest, leg.prepare({"height": z})) for z in (0.3, 0.5))
    assert np.allclose(high - low, [-0.2 * np.sin(0.2), -0.2 * np.cos(0.2)], rtol=0, atol=1e-14)


def test_parameters_of_loops_that_are_left_out(tmp_path: Path) -> None:
    """A parameter that only a loop uses that was not chosen is no unused one: the note says so, and there is no warning."""
    more = LEG + "  - {a: world, b: heel, constrain: [x]}\n"
    said = generate(written(tmp_path, more), "--loops", "heel", "-o", str(tmp_path / "out"))
    assert "Parameter 'height' has no effect: only loops that --loops leaves out use it." in said
    assert "warning" not in said


def test_lengths_of_tools_reach_the_loops(tmp_path: Path) -> None:
    """With `--parameters length` loops hold the tools where the parameters put them; the world stays where it is."""
    generate(written(tmp_path, LEG), "--parameters", "length", "-o", str(tmp_path / "out"))
    leg = load_python(tmp_path / "out" / "leg.py")
    assert "tool_toe_x" in leg.PARAMETERS and not any("world" in name for name in leg.PARAMETERS)
    q, rest = np.linspace(-1.0, 1.0, leg.N), np.zeros(leg.N)
    moved = leg.closure_error(q, rest, leg.prepare({"tool_toe_x": 0.5}))[0] - leg.closure_error(q, rest)[0]
    ((ground, toe, _),) = tree(from_yaml(LEG)).loops
    foot, _ = tree(from_yaml(LEG)).at(q).poses[toe.body]
    assert np.allclose(moved, 0.4 * (ground.R.T @ foot)[1:, 0], rtol=0, atol=1e-14)


# --- what it costs

SHIPPED = [ROOT / "robots" / f"{name}.yaml" for name in ("fourbar", "fivebar", "two_arms")]
MEASURED = {"weld": ROBOTS["weld"], **{path.stem: path.read_text(encoding="utf-8") for path in SHIPPED}}


@cache
def costs(name: str) -> tuple[dict[str, int], int, int]:
    """Operations of every function of kinematics, loops and forward dynamics; joints; directions held by the one loop."""
    with tempfile.TemporaryDirectory() as folder:
        path = written(Path(folder), MEASURED[name])
        library = make_library(Request(str(path), ("kinematics", "loops", "forward_dynamics")))
    robot = from_yaml(MEASURED[name])
    counts = {function.name: operations(function.program).total for function in library.functions}
    return counts, tree(robot).n, len(robot.loops[0].constrain)


def product_cost(rows: int, inner: int, columns: int) -> int:
    """Products and sums of a plain product of matrices."""
    return rows * columns * (2 * inner - 1)


def sides(name: str) -> tuple[str, str]:
    (loop,) = from_yaml(MEASURED[name]).loops
    return loop.a, loop.b


@pytest.mark.parametrize("name", MEASURED)
def test_closure_costs_less_than_poses_and_jacobians(name: str) -> None:
    """Against poses of both tools, their difference, and the Jacobians times qd."""
    counts, n, m = costs(name)
    of_tools = sum(counts[f"{what}_{tool}"] for what in ("pose", "jacobian") for tool in sides(name))
    assert counts["closure_error"] < of_tools + 2 * product_cost(6, n, 1) + 2 * product_cost(m, 3, 1)


@pytest.mark.parametrize("name", MEASURED)
def test_the_constraint_costs_less_than_jacobians_and_rates(name: str) -> None:
    """Against Jacobians and rates of both tools, rates times qd, and the rows along a's axes."""
    counts, n, m = costs(name)
    of_tools = sum(counts[f"{what}_{tool}"] for what in ("jacobian", "jacobian_rate") for tool in sides(name))
    assert counts["loop_constraint"] < of_tools + 4 * product_cost(6, n, 1) + product_cost(m, 3, n)


@pytest.mark.parametrize("name", MEASURED)
def test_the_cuts_inertia_costs_less_than_operational_blocks(name: str) -> None:
    """Against J M^-1 J* over both tools, its blocks added, turned to a's axes, and a plain inverse of what is left."""
    counts, _, m = costs(name)
    turned = 3 * 36 + product_cost(m, 6, 6) + product_cost(m, 6, m)
    assert counts["loop_inertia"] < counts["operational_inertia_inverse_all"] + turned + m**3


@pytest.mark.parametrize("name", MEASURED)
def test_accelerations_cost_less_than_their_parts(name: str) -> None:
    """Free ones against forward dynamics, constraint and their product; held ones against those and the cuts' inertia. What is
    equal in value is found in each function alone, so that parts may have some per cent less than in the whole.
    """
    counts, n, m = costs(name)
    free = counts["forward_dynamics"] + counts["loop_constraint"] + product_cost(m, n, 1) + m
    assert counts["free_loop_acceleration"] < 1.05 * free
    held = free + counts["loop_inertia"] + product_cost(m, m, 1) + counts["forward_dynamics"]
    assert counts["constrained_forward_dynamics"] < held


@pytest.mark.parametrize("name", MEASURED)
def test_tools_of_closed_chains_cost_less_than_operational_blocks(name: str) -> None:
    """Against the blocks of all tools, the cuts' inertia, and the products with it."""
    counts, _, m = costs(name)
    products = product_cost(m, 6, 6) + product_cost(6, m, m) + product_cost(6, m, 6) + 36
    for tool in sides(name):
        found = counts[f"constrained_operational_inertia_inverse_{tool}"]
        assert found < counts["operational_inertia_inverse_all"] + counts["loop_inertia"] + products
