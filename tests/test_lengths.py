"""`--parameters length`: where joints and tools sit, as run-time parameters."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.description.expressions import parse
from symdyn.description.robot import Pose, Robot, Triple
from symdyn.description.spelling import identifier
from symdyn.execution.python import LoadedPython, import_text
from symdyn.generation import Generation, Request, generate, subject_of
from symdyn.generation.judging import judge_texts
from symdyn.judge.equality import difference
from symdyn.judge.values import Values
from symdyn.render import render
from symdyn.symbolic.program import operations
from tests.collection import ROOT, SHIPPED, arms_first, case
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text
from tests.samples import about
from tests.shelf import LARGE
from tests.strategies import robot_yaml
from tests.test_cli import run

ROBOTS = {path.stem: path for path in SHIPPED}
LENGTH = ("length",)
EVERY_CLASS = ("mass", "com", "inertia", "gravity", "length")
LINK = "{mass: 1.3, com: [0.1, 0.05, -0.04], inertia: [0.02, 0.03, 0.04, 0.001, -0.002, 0.003]}"
# A bracket turned by a quarter between two joints, of which doubles leave no zero; a tool that is called as a joint.
BRACKET = f"""\
name: bracket
parameters: {{reach: 0.3, play: 0}}
links: {{a: {LINK}, plate: {LINK}, b: {LINK}}}
joints:
  first: {{type: revolute, parent: base, child: a, axis: [0, 0, 1], origin: {{xyz: [0, 0, 0.4]}}}}
  bolt: {{type: fixed, parent: a, child: plate, origin: {{xyz: [reach, 0, 0], rpy: [0, 0, pi/2]}}}}
  second: {{type: revolute, parent: plate, child: b, axis: [1, 0, 0], origin: {{xyz: [0, -0.02, 0.1], rpy: [0.4, 0, 0]}}}}
tools:
  second: {{link: b, origin: {{xyz: [play, -0.2, 0]}}}}
  ground: {{link: base, origin: {{xyz: [0.7, 0, 0]}}}}
"""


@pytest.fixture
def bracket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "bracket.yaml"
    path.write_text(BRACKET)
    return path


def judged(request: Request) -> Generation:
    """Generate and compare every text with the core, its self-test included."""
    generation = generate(request)
    judgements = judge_texts(generation, render(generation.library, request.targets, float32=request.float32))
    assert all(it.findings is not None and not it.lacking and "WRONG" not in it.self_test for it in judgements)
    return generation


# --- what is freed


def test_names_and_defaults(bracket: Path) -> None:
    """Every length that is not zero, after lumping, in the frame of what carries it; joints first, then tools."""
    library = generate(Request(str(bracket), parameters=LENGTH)).library
    lumped = np.array([0.3, 0, 0]) + about("z", np.pi / 2) @ [0, -0.02, 0.1]
    assert dict(library.parameters) == pytest.approx(
        {
            "reach": 0.3,
            "play": 0.0,
            "length_first_z": 0.4,
            "length_second_x": lumped[0],
            "length_second_z": lumped[2],
            "tool_second_y": -0.2,
            "tool_ground_x": 0.7,
        },
        abs=1e-15,
    )
    assert [name for name, _ in library.parameters][2:] == [
        *("length_first_z", "length_second_x", "length_second_z", "tool_second_y", "tool_ground_x")
    ]


def test_zeros_cost_nothing() -> None:
    """Axes that meet or are parallel still do: a UR5 of any size costs a tenth more at most than the one of its file, of whose
    numbers more is known: which are equal, and which lengths are no zeros.
    """
    functions = ("mass_matrix", "inverse_dynamics")
    plain, free = (
        {
            it.name: operations(it.program).total
            for it in generate(Request(source, functions, **options)).library.functions
        }
        for source, options in ((str(ROBOTS["ur5"]), {}), (str(ROBOTS["ur5"]), {"parameters": LENGTH}))
    )
    assert all(plain[name] <= free[name] <= 1.1 * plain[name] for name in functions), (plain, free)


def test_a_robot_without_lengths() -> None:
    """Where nothing can be freed the file has no parameters and says why."""
    library = generate(Request(str(ROBOTS["cartpole"]), ("mass_matrix",), parameters=LENGTH)).library
    assert library.parameters == () and library.prepare is None
    assert (
        "--parameters length frees nothing: all lengths of this robot are zero, which stay as they are."
        in library.notes
    )


def test_parameters_of_the_file(bracket: Path) -> None:
    """One that stood in freed lengths only is named; a length of zero still follows its own."""
    bracket.write_text(BRACKET.replace(f"plate: {LINK}", "plate: {}"))
    output = run("generate", bracket, "--parameters", "length", "-o", "out").output
    assert "Parameter 'reach' has no effect: --parameters length has freed the numbers it stands in." in output
    assert "'play'" not in output


def test_declared_names_are_refused(bracket: Path) -> None:
    """A parameter of the file that is called as a freed length would be."""
    bracket.write_text(BRACKET.replace("play", "tool_ground_x"))
    result = run("generate", bracket, "--parameters", "length", "-o", "out")
    said = "parameter 'tool_ground_x': is declared by the file and would also be made by --parameters; rename it"
    assert result.exit_code == 1 and said in result.output and not Path("out").exists()


# --- that it is right


def scaled(robot: Robot, random: Random) -> tuple[Robot, dict[str, float]]:
    """The robot with lengths changed in its file, and the parameters that say the same; nothing behind fixed joints."""
    values: dict[str, float] = {}
    ends = {robot.root, *(joint.child for joint in robot.joints if joint.moves)}

    def other(pose: Pose, stem: str) -> Pose:
        figures = [number.value(robot.defaults) * random.uniform(0.6, 1.6) for number in pose.xyz]
        values.update({f"{stem}_{axis}": x for axis, x in zip("xyz", figures, strict=True) if x})
        xyz: Triple = (parse(repr(figures[0])), parse(repr(figures[1])), parse(repr(figures[2])))
        return replace(pose, xyz=xyz)

    joints = tuple(
        replace(it, origin=other(it.origin, f"length_{identifier(it.name)}")) if it.moves and it.parent in ends else it
        for it in robot.joints
    )
    tools = tuple(
        replace(it, origin=other(it.origin, f"tool_{identifier(it.name)}")) if it.link in ends else it
        for it in robot.tools
    )
    return replace(robot, joints=joints, tools=tools), values


@pytest.mark.parametrize("name", ["allegro", "kinova_gen3", "planar2", "two_arms"])
def test_equals_pinocchio_of_another_file(name: str) -> None:
    """The code at other lengths is what Pinocchio makes of a file with those lengths: M, forces, poses, Jacobians."""
    functions = ("mass_matrix", "inverse_dynamics", "pose", "jacobian")
    generation = generate(Request(str(ROBOTS[name]), functions, parameters=LENGTH, friction=False, armature=False))
    ((file, text),) = render(generation.library, ("python",)).items()
    module = LoadedPython(import_text(text, file))
    robot, values = scaled(case(ROBOTS[name]).robot, Random(1))
    freed = dict(generation.library.parameters)
    assert len(values) > 1 and all(freed[n] != x for n, x in values.items())
    k = module.prepare([values.get(n, x) for n, x in generation.library.parameters])
    tree = generation.subject.tree
    judge = Pinocchio(urdf_text(robot), case(ROBOTS[name]).joints, tree.gravity, np.zeros(tree.n))
    for q, qd, qdd in case(ROBOTS[name]).states(5, 3):
        pairs = [(module.call("mass_matrix", [q], k), judge.mass_matrix(q))]
        pairs += [(module.call("inverse_dynamics", [q, qd, qdd], k), judge.inverse_dynamics(q, qd, qdd))]
        for tool in tree.tools:
            frame = f"{TOOL_PREFIX}{tool.name}"
            pairs += [(module.call(f"pose_{identifier(tool.name)}", [q], k), judge.pose(q, frame))]
            pairs += [(module.call(f"jacobian_{identifier(tool.name)}", [q], k), judge.jacobian(q, frame))]
        for (got,), wanted in pairs:
            assert difference(got, wanted, tree.n).equal


@pytest.mark.parametrize("path", arms_first([path for path in SHIPPED if case(path).tree.n < LARGE]))
def test_shipped_robots(path: Path) -> None:
    """Python and C of robots that ship equal the core at other lengths, self-tests too; loops and all of the small ones."""
    functions = ("all",) if case(path).tree.n < 5 else ("dynamics", "kinematics")
    judged(Request(str(path), functions, ("python", "c"), parameters=LENGTH))


@pytest.mark.parametrize("options", [{"targets": ("javascript",)}, {"targets": ("python", "c"), "float32": True}])
def test_with_everything_else(bracket: Path, options: dict[str, object]) -> None:
    """Beside masses, centres, tensors and gravity, in single precision and in JavaScript."""
    generation = judged(Request(str(bracket), ("all",), parameters=EVERY_CLASS, **options))  # type: ignore[arg-type]
    names = [name for name, _ in generation.library.parameters]
    assert names.index("gravity_z") + 1 == names.index("length_first_z")


@given(text=robot_yaml(largest=6))
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_random_trees(text: str) -> None:
    """Axes and fixed joints in any direction: frames are chosen without knowing the lengths."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "robot.yaml")
        source.write_text(text)
        judged(Request(str(source), ("dynamics", "kinematics", "energy"), parameters=LENGTH))


@pytest.mark.parametrize("ending", ["py", "c"])
def test_verify(bracket: Path, ending: str) -> None:
    """verify reads the class back from the head, and sees lengths of another robot."""
    assert run("generate", bracket, "--parameters", "length", "--target", "python,c", "-o", "out").exit_code == 0
    file = Path("out", f"bracket.{ending}")
    assert "--parameters length\n" in file.read_text()
    assert run("verify", file, bracket, "--states", 3).exit_code == 0
    bracket.write_text(BRACKET.replace("[play, -0.2, 0]", "[play, -0.2, 0.01]"))
    result = run("verify", file, bracket, "--states", 3)
    assert result.exit_code == 1 and "has 7 run-time parameters, robot 'bracket' has 8" in result.output


def test_drawn_lengths_keep_their_sign(bracket: Path) -> None:
    """Between a half and three halves of what they are, so that no link is turned round or vanishes."""
    subject = subject_of(Request(str(bracket), parameters=LENGTH))
    for seed in range(5):
        drawn = Values(subject).draw(Random(seed))
        ratios = [drawn[n] / x for n, x in subject.defaults.items() if n.startswith(("length_", "tool_"))]
        assert len(ratios) == 5 and all(0.5 <= ratio <= 1.5 and ratio != 1 for ratio in ratios)


def test_readable_names() -> None:
    """In the code a length has its own name, and what it makes of the robot the names that are used everywhere."""
    generation = generate(Request(str(ROOT / "robots" / "ur5.yaml"), ("mass_matrix",), parameters=LENGTH))
    (text,) = render(generation.library, ("python",)).values()
    assert "length_elbow_joint_z = k[" in text and "h1_x_0 = 4.9009*length_elbow_joint_z" in text
