"""`--functions a+b`: one function that gives what its parts give, for no more work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from symdyn.emit.registry import BACKENDS
from symdyn.execution.loaded import Loaded
from symdyn.execution.runners import RUNNERS
from symdyn.generation import Generation, Request, generate
from symdyn.generation.judging import judge_texts
from symdyn.generation.selection import Wanted
from symdyn.judge.comparison import core_answer
from symdyn.judge.equality import difference
from symdyn.judge.reference import scales
from symdyn.judge.situations import Situation, situation, situations
from symdyn.render import render
from tests.collection import ROOT
from tests.samples import TWO_LINK
from tests.test_cli import run

MANY = "mass_matrix+bias_forces+gravity_forces+forward_dynamics"
CASES = [
    ("planar2", "mass_matrix+bias_forces"),
    ("planar2", "inverse_dynamics+forward_dynamics"),
    ("scara", "kinetic_energy+potential_energy+state_space"),
    ("ur5", "pose+jacobian+jacobian_rate"),
    ("ur5", "diagonal_rates+joint_rates_unnormalised+diagonal_coriolis"),
    ("panda", MANY),
    ("panda", "mass_matrix_inverse+operational_inertia+tip_force_acceleration"),
    ("two_arms", "operational_inertia_inverse_all+jacobian+gravity_forces"),
    ("fourbar", "constrained_forward_dynamics+mass_matrix"),
    ("snake16", "udu+innovations+forward_dynamics"),
]
TARGETS = tuple(target for target, runner in RUNNERS.items() if not runner.lacks())
over_cases = pytest.mark.parametrize(("robot", "together"), CASES, ids=lambda value: value)


def made(robot: str, together: str) -> Generation:
    """The function beside its parts."""
    functions = (*together.split("+"), together)
    return generate(Request(str(ROOT / "robots" / f"{robot}.yaml"), functions, TARGETS))


def of(generation: Generation, *, together: bool) -> list[Wanted]:
    return [function for function in generation.functions if bool(function.quantity.together) == together]


def parts_of(generation: Generation, whole: Wanted) -> list[Wanted]:
    """The functions of the parts, of the same tool."""
    tools = (None, whole.tool)
    found = {(f.quantity.name, f.tool and f.tool.name): f for f in of(generation, together=False)}
    names = [[(part.name, tool and tool.name) for tool in tools] for part in whole.quantity.parts]
    return [next(found[key] for key in keys if key in found) for keys in names]


def loaded(generation: Generation, folder: Path) -> Iterator[Loaded]:
    """What was made, in every language."""
    name = generation.library.name
    for file, text in render(generation.library, TARGETS).items():
        (folder / file).write_text(text, encoding="utf-8")
    for target in TARGETS:
        yield RUNNERS[target].load(folder / f"{name}{BACKENDS[target].suffix}")


def results(code: Loaded, function: Wanted, at: Situation) -> list[np.ndarray]:
    arguments = [at.state[key] for key in function.quantity.argument_keys]
    return [np.ravel(result) for result in code.call(function.name, arguments, None)]


@over_cases
def test_it_equals_its_parts(robot: str, together: str, tmp_path: Path) -> None:
    """In every language that runs here, by the rule of equality, and the core as well."""
    generation = made(robot, together)
    judged = judge_texts(generation, render(generation.library, TARGETS))
    assert [bool(judgement.worst and judgement.worst.equal) for judgement in judged] == [True] * len(TARGETS)
    state = situations(generation.subject, 1)[0].state
    at, tree = situation(generation.subject, state), generation.subject.tree
    for code in loaded(generation, tmp_path):
        for whole in of(generation, together=True):
            core = core_answer(whole, at)
            measures = scales(whole.quantity.outputs, tree, [at.state], [core.results])
            apart = [result for part in parts_of(generation, whole) for result in results(code, part, at)]
            rows = zip(results(code, whole, at), apart, core.kappas, measures, strict=True)
            assert all(difference(a, b, tree.n, kappa, code.eps, float(scale[0])).equal for a, b, kappa, scale in rows)


@over_cases
def test_it_costs_no_more_than_its_parts(robot: str, together: str) -> None:
    """Operations of every kind, for every tool."""
    generation = made(robot, together)
    costs = {function.name: function.operations for function in generation.library.functions}
    for whole in of(generation, together=True):
        parts = [costs[part.name] for part in parts_of(generation, whole)]
        assert costs[whole.name].weight <= sum(cost.weight for cost in parts)
        for kind in ("total", "div", "sqrt", "trig"):
            assert getattr(costs[whole.name], kind) <= sum(getattr(cost, kind) for cost in parts), kind


def test_the_work_of_a_panda_is_shared() -> None:
    """M, bias, gravity and forward dynamics together take little more than the last alone."""
    generation = made("panda", MANY)
    *apart, one = [function.operations for function in generation.library.functions]
    assert (sum(cost.total for cost in apart), sum(cost.trig for cost in apart)) == (2083, 48)
    assert (one.total, one.trig) == (1190, 12)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "two_link.yaml"
    path.write_text(TWO_LINK)
    return path


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("dynamics+pose", "dynamics+pose: 'dynamics' is a group, which cannot be one function; name functions of it:"),
        ("pose+all", "pose+all: 'all' is a group"),
        ("mass_matrix+bias_force", "mass_matrix+bias_force: 'bias_force' is no function; did you mean 'bias_forces'?"),
        ("udu+pose+udu", "udu+pose+udu: names 'udu' twice; name it once"),
        ("mass_matrix+", "mass_matrix+: a function is missing beside '+'; known here: mass_matrix,"),
    ],
)
def test_what_cannot_stand_together(source: Path, typed: str, said: str) -> None:
    """Groups, unknown names, a name twice, a name that is missing: one message, nothing written."""
    result = run("generate", source, "--functions", typed)
    assert result.exit_code == 1 and result.output.count("\n") == 1
    assert result.output.startswith(f"--functions: {said}")
    assert not Path("generated").exists()


def test_it_stands_beside_plain_names(source: Path) -> None:
    """Groups first, in the order of the table; then what stands together, as it was typed, each once."""
    typed = "energy, pose + udu,mass_matrix+gravity_forces,pose+udu"
    assert run("generate", source, "--functions", typed, "--target", "python,c").exit_code == 0
    text = Path("generated/two_link/two_link.py").read_text()
    functions = re.findall(r"^def ([a-z]\w*)\(", text, re.M)
    joined = ["pose_and_udu_gripper", "mass_matrix_and_gravity_forces"]
    assert functions == ["prepare", "kinetic_energy", "potential_energy", *joined, "using"]
    for ending in ("py", "c"):
        result = run("verify", f"generated/two_link/two_link.{ending}", source, "--states", 5)
        assert result.exit_code == 0 and "ok    pose_and_udu_gripper: " in result.output, result.output


def test_needs_are_those_of_every_part(source: Path) -> None:
    """A singular robot is refused what one part needs an inverse for; without full rank there is a note."""
    result = run("generate", source, "--functions", "mass_matrix,gravity_forces+operational_inertia")
    note = "gravity_forces_and_operational_inertia_gripper is left out: the Jacobian has less than 6 independent rows"
    assert result.exit_code == 0 and note in result.output
    source.write_text(re.sub(r"fore:  \{.*", "fore:  {mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0]}", TWO_LINK))
    assert run("generate", source, "--functions", "mass_matrix+gravity_forces").exit_code == 0
    result = run("generate", source, "--functions", "mass_matrix+forward_dynamics")
    assert result.exit_code == 1 and "the mass matrix is singular" in result.output


def test_a_tool_whose_name_makes_two_functions_one(source: Path) -> None:
    """Beside a tool `x`, one that is called `and_jacobian_x` would give `pose` the name of `pose+jacobian`."""
    tools = "tools:\n  x: {link: fore}\n  and_jacobian_x: {link: fore}\n"
    source.write_text(re.sub(r"tools:\n.*\n", tools, TWO_LINK))
    result = run("generate", source, "--functions", "pose,pose+jacobian")
    assert result.exit_code == 1
    assert result.output.startswith("--functions: pose_and_jacobian_x: names two functions; ask for one at a time")
