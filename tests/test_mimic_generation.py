"""Generated code of robots whose joints follow others equals the core, whatever they follow; what is left out is said."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import symdyn
from symdyn.execution.python import load_python
from symdyn.faults import InputError
from symdyn.generation import Generation, Request, generate
from symdyn.generation.judging import judge_texts
from symdyn.quantities import QUANTITIES
from symdyn.quantities.contract import Need
from symdyn.render import render
from symdyn.symbolic.tape import Value
from symdyn.symbolic.workshop import Choices, Ground, Workshop
from tests.collection import URDFS, name_of
from tests.mimic_robots import HAND, PINCER, mimic_case
from tests.shelf import ALL, functions_of
from tests.strategies import mimic_yaml
from tests.test_cli import run

GAINS = [quantity.name for quantity in QUANTITIES if Need.OWN_JOINTS in quantity.needs]
SETTINGS = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}


def generated(text: str, functions: tuple[str, ...] = ALL, **options: object) -> Generation:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "robot.yaml")
        source.write_text(text)
        return generate(Request(str(source), functions, **options))  # type: ignore[arg-type]


def equals_the_core(generation: Generation, targets: Sequence[str] = ("python",)) -> None:
    judgements = judge_texts(generation, render(generation.library, tuple(targets)))
    assert len(judgements) == len(targets)
    for judgement in judgements:
        assert judgement.findings is not None and len(judgement.findings) == len(generation.functions)


@given(text=mimic_yaml(largest=5))
@settings(max_examples=15, **SETTINGS)
def test_every_quantity_of_random_trees(text: str) -> None:
    """Every group, nothing missing but what needs gains."""
    generation = generated(text)
    assert {function.name for function in generation.functions} == set(functions_of(generation.subject, ALL))
    equals_the_core(generation)


@given(text=mimic_yaml(largest=6), parameters=st.sampled_from([("mass",), ("com", "inertia", "gravity"), ("length",)]))
@settings(max_examples=10, **SETTINGS)
def test_classes_of_parameters(text: str, parameters: tuple[str, ...]) -> None:
    """Freed numbers and a load on the tool fold as all others."""
    payload = () if "link: base" in text.split("tools:")[1] else ("tip",)
    names = ("dynamics", "kinematics", "linear", "energy")
    try:
        generation = generated(text, names, parameters=parameters, payload=payload)
    except InputError as refused:
        assert "no joint feels its load" in str(refused)
        return
    equals_the_core(generation)


@pytest.mark.parametrize("text", [HAND, PINCER], ids=["hand", "pincer"])
def test_every_language(text: str) -> None:
    """Python, C and JavaScript, all groups, loops among them."""
    generation = generated(text)
    assert {function.name for function in generation.functions} == set(functions_of(generation.subject, ALL))
    equals_the_core(generation, ("python", "c", "javascript"))


@pytest.mark.parametrize("path", [path for path in URDFS if "<mimic" in path.read_text()], ids=name_of)
def test_real_grippers(path: Path) -> None:
    generation = generate(Request(str(path), ("dynamics", "kinematics", "filter", "forces", "diagonal")))
    equals_the_core(generation, ("python", "c"))


def test_on_a_floating_base() -> None:
    """Roots that fall, positions that are no plain numbers, and joints that follow, in one robot."""
    trunk = "links:\n  trunk: {mass: 3, com: [0.1, 0, 0.02], inertia: [0.1, 0.12, 0.11, 0.01, 0, 0]}\n"
    text = "base: floating\n" + HAND.replace("links:\n", trunk).replace("parent: base,", "parent: trunk,")
    names = (
        "inverse_dynamics",
        "forward_dynamics",
        "forward_dynamics_perturbation",
        "centroidal_momentum_matrix",
        "regressor",
    )
    generation = generated(text, names)
    assert {"integrate", "normalise", "position_rate"} < {function.name for function in generation.functions}
    equals_the_core(generation)


def test_what_files_say(tmp_path: Path) -> None:
    """Joints, limits and sizes are those of what moves by itself; the head says what follows, and what is missing."""
    source = tmp_path / "hand.yaml"
    source.write_text(HAND)
    result = run("generate", source, "--functions", "dynamics,filter", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    module = load_python(tmp_path / "hand.py")
    assert module.JOINTS == ("shoulder", "wrist", "knuckle", "swing joint") and module.N == 4
    assert module.LIMITS[2] == (0.0, 1.2)
    assert module.mass_matrix(np.zeros((3, 4))).shape == (3, 4, 4)
    head = " ".join(module.__doc__.split())
    assert "Joint 'nail joint' follows 'knuckle': its position is 0.7 times that of 'knuckle' + 0.1." in head
    assert "Joint 'thumb joint' follows 'knuckle': its position is -1.05 times that of 'knuckle' + 0.635398." in head
    assert "Joint 'rack rail' follows 'knuckle': its position is 0.2 times that of 'knuckle'." in head
    for name in GAINS:
        assert f"{name} is left out: it needs a gain of its own for every body" in head and not hasattr(module, name)
    assert run("verify", tmp_path / "hand.py", source, "--states", 3).exit_code == 0


@pytest.mark.parametrize("name", GAINS)
def test_gains_asked_for_by_name_are_refused(name: str, tmp_path: Path) -> None:
    """Alone or with another: the reason and the cure, nothing written."""
    source = tmp_path / "pincer.yaml"
    source.write_text(PINCER)
    for words in (name, f"mass_matrix+{name}"):
        result = run("generate", source, "--functions", words, "-o", tmp_path / "out")
        assert result.exit_code == 1 and result.output.count("\n") == 1
        assert result.output.startswith(f"--functions: {name}: needs a gain of its own for every body")
        assert "leave it out, or hold what follows: --lock 'right'" in result.output and not (tmp_path / "out").exists()


def test_together_they_share_their_work(tmp_path: Path) -> None:
    """`a+b` of what is folded and of what needs the folded matrix."""
    equals_the_core(generated(HAND, ("mass_matrix+inverse_dynamics+forward_dynamics+udu",)))


def test_what_nothing_couples_is_zero(tmp_path: Path) -> None:
    """The folded matrix is symmetric to the last node of the tape, and zero where no two bodies of the joints share a path."""
    source = tmp_path / "hand.yaml"
    source.write_text(HAND)
    ground = Ground(symdyn.load(source).description, Choices())
    M = Workshop(ground).mass_matrix
    assert isinstance(M[0][3], Value) and M[0][3].is_zero and M[1][3].is_zero  # the arm and the rack's swing
    assert all(M[i][j] is M[j][i] or M[i][j].node == M[j][i].node for i in range(4) for j in range(4))


def test_of_the_api(tmp_path: Path) -> None:
    """Joints in the order of q, the core, closed loops; formulas are refused in one line."""
    it = mimic_case(HAND, tmp_path)
    arm = symdyn.load(tmp_path / "robot.yaml")
    assert [(joint.name, joint.index) for joint in arm.joints] == [
        ("shoulder", 0),
        ("wrist", 1),
        ("knuckle", 2),
        ("swing joint", 3),
    ]
    q = np.array([0.1, -0.4, 0.3, 0.2])
    assert np.allclose(arm.core.mass_matrix(q), it.one("mass_matrix", q=q), atol=1e-15)
    assert np.abs(arm.core.closure_error(arm.close_loops(q), 0 * q)[0]).max() < 1e-10
    with pytest.raises(AttributeError, match="kalman_gains is left out: it needs a gain"):
        _ = arm.core.kalman_gains
    with pytest.raises(InputError, match="some joints follow others"):
        arm.closed("mass_matrix")
    for words in (["mass_matrix"], ["flatness"], ["gravity_forces[0]", "--depends"], ["udu", "--sweep", "wrist"]):
        result = run("inspect", tmp_path / "robot.yaml", *words)
        assert result.exit_code == 1 and result.output.count("\n") == 1 and "some joints follow others" in result.output
    assert "cos(" in run("inspect", tmp_path / "robot.yaml", "mass_matrix", "--lines").output


def test_robots_show_what_follows(tmp_path: Path) -> None:
    source = tmp_path / "hand.yaml"
    source.write_text(HAND)
    shown = run("robots", "show", source).output
    assert "4 moving joints and 3 that follow others" in shown
    assert "-1.05 q[2] + 0.6354 revolute" in shown and "q[3] revolute" in shown
    assert (
        "hand.yaml: robot 'hand' with 4 moving joints and 3 that follow others, 7 links" in run("check", source).output
    )
