"""`--payload`: loads on tools, whose mass, centre and inertia are run-time parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.newton_euler import inverse_dynamics
from symdyn.core.tree import Tree
from symdyn.execution.python import LoadedPython, import_text
from symdyn.generation import Request, generate, subject_of
from symdyn.generation.judging import judge_texts
from symdyn.generation.request import request_of_command
from symdyn.judge.equality import difference
from symdyn.judge.situations import situations
from symdyn.model.tree import Model
from symdyn.render import render
from tests.collection import ROOT, SHIPPED, arms_first, case
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.samples import from_yaml, tree
from tests.shelf import LARGE, Expected, states
from tests.test_cli import run

ROBOTS = {path.stem: path for path in SHIPPED}
LOAD = {"mass": 0.7, "com_x": 0.02, "com_y": -0.05, "com_z": 0.08} | {
    f"inertia_{key}": x
    for key, x in zip(("xx", "yy", "zz", "xy", "xz", "yz"), (4e-3, 5e-3, 6e-3, 3e-4, -2e-4, 1e-4), strict=True)
}
# The load of an arm, as a link of its own: on the tool's link, where the tool is.
ARM = """\
name: arm
parameters: {extra: 0.0}
links:
  upper: {mass: 1.2, com: [0.15, 0, 0.01], inertia: [0.001, 0.02, 0.02, 0, 0, 0]}
  fore: {mass: 0.8, com: [0.1, 0, 0.03], inertia: [0.002, 0.01, 0.01, 0, 0, 0]}
joints:
  shoulder: {type: revolute, parent: base, child: upper, axis: [0, 0, 1], armature: 0.02}
  elbow: {type: revolute, parent: upper, child: fore, axis: [0, 1, 0], origin: {xyz: [0.3, 0, 0.1]}}
tools:
  grip: {link: fore, origin: {xyz: [0.2, 0.03, 0], rpy: [0.3, -0.5, 1.1]}}
  side: {link: upper, origin: {xyz: [0, 0.1, 0]}}
  table: {link: base, origin: {xyz: [0.5, 0, 0]}}
"""
LINK = "load: {mass: 0.7, com: [0.02, -0.05, 0.08], inertia: [4e-3, 5e-3, 6e-3, 3e-4, -2e-4, 1e-4]}"


def with_link(text: str, place: str = "xyz: [0.2, 0.03, 0], rpy: [0.3, -0.5, 1.1]") -> Tree:
    """The core of an arm that has the load as a link."""
    joint = f"  hold: {{type: fixed, parent: fore, child: load, origin: {{{place}}}}}\n"
    return tree(from_yaml(text.replace("joints:", f"  {LINK}\njoints:").replace("tools:", f"{joint}tools:")))


@pytest.fixture
def arm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "arm.yaml"
    path.write_text(ARM)
    return path


class Code:
    """The generated Python of a robot, and its parameters."""

    def __init__(self, request: Request) -> None:
        self.library = generate(request).library
        ((file, text),) = render(self.library, ("python",)).items()
        self.module = LoadedPython(import_text(text, file))

    def prepared(self, values: Mapping[str, float]) -> np.ndarray:
        names = dict(self.library.parameters)
        assert set(values) <= set(names)
        return self.module.prepare(list({**names, **values}.values()))

    def __call__(self, name: str, arguments: Sequence[np.ndarray], k: np.ndarray | None = None) -> np.ndarray:
        (result,) = self.module.call(name, arguments, k)
        return result


def load_on(tool: str, part: float = 1.0) -> dict[str, float]:
    """A load that is that part of the sample's mass and tensor."""
    return {f"payload_{tool}_{key}": x if key.startswith("com") else part * x for key, x in LOAD.items()}


# --- that it is right


def loaded(model: Model, parts: Mapping[str, float]) -> Pinocchio:
    """Pinocchio's robot with bodies hung on tools, where Pinocchio itself carries them to the joint."""
    judge = Pinocchio.of(model)
    com = np.array([LOAD[f"com_{axis}"] for axis in "xyz"])
    tensor = np.array([[LOAD[f"inertia_{''.join(sorted(i + j))}"] for j in "xyz"] for i in "xyz"])
    for tool in model.tools:
        if tool.name in parts:
            part, place = parts[tool.name], tool.placement
            frame = pin.SE3(np.array(place.rotation, float), np.array(place.position, float))
            judge.model.appendBodyToJoint(tool.body + 1, pin.Inertia(part * LOAD["mass"], com, part * tensor), frame)
    judge.data = judge.model.createData()
    return judge


@pytest.mark.parametrize(
    ("name", "parts"),
    [("panda", {"panda_hand_tcp": 1.0}), ("ur5", {"tool0": 3.0}), ("solo12", {"FL_FOOT": 0.1, "HR_FOOT": 0.2})],
)
def test_equals_pinocchio_with_a_real_load(name: str, parts: dict[str, float]) -> None:
    """M, its inverse, forces, accelerations and gravity's of robots that carry something are Pinocchio's."""
    functions = ("mass_matrix", "mass_matrix_inverse", "inverse_dynamics", "forward_dynamics", "gravity_forces")
    code = Code(Request(str(ROBOTS[name]), functions, friction=False, payload=tuple(parts)))
    it, judge = case(ROBOTS[name]), loaded(case(ROBOTS[name]).model, parts)
    k = code.prepared({n: x for tool, part in parts.items() for n, x in load_on(tool, part).items()})
    for q, qd, qdd, tau in it.states(5):
        M = judge.mass_matrix(q)
        kappa, still = float(np.linalg.cond(M)), np.zeros(it.tree.n)
        compared = [
            ("mass_matrix", [q], M, 1.0),
            ("mass_matrix_inverse", [q], judge.mass_matrix_inverse(q), kappa),
            ("inverse_dynamics", [q, qd, qdd], judge.inverse_dynamics(q, qd, qdd), 1.0),
            ("forward_dynamics", [q, qd, tau], judge.forward_dynamics(q, qd, tau), kappa),
            ("gravity_forces", [q], judge.inverse_dynamics(q, still, still), 1.0),
        ]
        for function, arguments, wanted, growth in compared:
            assert difference(code(function, arguments, k), wanted, it.tree.n, growth).equal, function
        assert not difference(code("mass_matrix", [q]), M, it.tree.n).equal


def test_equals_a_link_of_the_file(arm: Path) -> None:
    """Also beside freed masses and lengths: the load is added to them, and goes where its tool goes."""
    classes = ("mass", "com", "inertia", "gravity", "length")
    code = Code(Request(str(arm), ("mass_matrix", "inverse_dynamics"), parameters=classes, payload=("grip",)))
    k = code.prepared({**load_on("grip"), "mass_fore": 2.0, "length_elbow_x": 0.45, "tool_grip_y": -0.07})
    core = with_link(
        ARM.replace("mass: 0.8", "mass: 2.0").replace("[0.3, 0, 0.1]", "[0.45, 0, 0.1]"),
        "xyz: [0.2, -0.07, 0], rpy: [0.3, -0.5, 1.1]",
    )
    for q, qd, qdd in np.random.default_rng(2).uniform(-2, 2, (5, 3, 2)):
        assert difference(code("mass_matrix", [q], k), mass_matrix(core, q), 2).equal
        assert difference(code("inverse_dynamics", [q, qd, qdd], k), inverse_dynamics(core, q, qd, qdd), 2).equal


def test_no_load_is_the_plain_robot(arm: Path) -> None:
    """With nothing given every function is that of the robot without `--payload`."""
    functions = ("dynamics", "kinematics", "energy", "linear")
    code, plain = Code(Request(str(arm), functions, payload=("grip", "side"))), generate(Request(str(arm), functions))
    assert [x for name, x in code.library.parameters if name.startswith("payload_")] == [0.0] * 20
    at = states(plain.subject.tree, 5)
    for wanted in plain.functions:
        columns = [np.array([state[name] for state in at]) for name in wanted.quantity.argument_keys]
        Expected(plain.subject, wanted, at).judge(code.module.call_batch(wanted.name, columns, None))


@pytest.mark.parametrize("path", arms_first([path for path in SHIPPED if case(path).tree.n < LARGE]))
def test_shipped_robots(path: Path) -> None:
    """Python and C of robots that ship, loaded at all their tools, equal the core at drawn loads; self-tests too."""
    tools = tuple(tool.name for tool in case(path).model.tools)
    functions = ("all",) if case(path).tree.n < 4 else ("dynamics",)
    request = Request(str(path), functions, ("python", "c"), payload=tools)
    generation = generate(request)
    judgements = judge_texts(generation, render(generation.library, request.targets))
    assert all(it.findings is not None and "WRONG" not in it.self_test for it in judgements)
    for at in situations(generation.subject, 3)[1:]:
        assert at.values is not None and at.condition < 1e12
        assert all(x != 0 for n, x in at.values.items() if n.startswith("payload_"))


# --- how it is asked for


@pytest.mark.parametrize("asked", [["--payload", "grip, side"], ["--payload", "side", "--payload", "grip"]])
@pytest.mark.parametrize("ending", ["py", "c", "mjs"])
def test_the_head_says_it_and_verify_reads_it(arm: Path, asked: list[str], ending: str) -> None:
    """Names in one list or one by one; parameters in the order of the file's tools."""
    result = run("generate", arm, *asked, "--functions", "bias_forces", "--target", "python,c,javascript", "-o", "out")
    assert result.exit_code == 0, result.output
    file = Path("out", f"arm.{ending}")
    command = next(line for line in file.read_text().splitlines() if "symdyn generate" in line).strip(" *")
    request = request_of_command(command, str(file), str(arm))
    assert set(request.payload) == {"grip", "side"}
    names = [name for name in subject_of(request).defaults if name.startswith("payload_")]
    assert names[:2] == ["payload_grip_mass", "payload_grip_com_x"] and names[-1] == "payload_side_inertia_yz"
    assert run("verify", file, arm, "--states", 3).exit_code == 0
    arm.write_text(ARM.replace("side:", "edge:"))
    gone = run("verify", file, arm, "--states", 3)
    assert gone.exit_code == 1 and f"{file}: --payload side: is no tool of 'arm'" in gone.output


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gripp", "--payload: gripp: is no tool of 'arm'; did you mean 'grip'?"),
        ("hand", "--payload: hand: is no tool of 'arm'; known here: grip, side"),
        ("table", "--payload: table: sits on the base, so that no joint feels its load; tools that move: grip, side"),
        (",", "--payload: names nothing; name tools of the robot, or leave it out"),
    ],
)
def test_refused(arm: Path, typed: str, said: str) -> None:
    """Tools that are none, and tools that do not move; nothing is written."""
    result = run("generate", arm, "--payload", typed, "-o", "out")
    assert (result.exit_code, result.output.strip()) == (1, said)
    assert not Path("out").exists()


def test_a_robot_without_tools(arm: Path) -> None:
    """Has nothing to hang a load on, and is told where tools come from."""
    arm.write_text(ARM.split("tools:", maxsplit=1)[0])
    result = run("generate", arm, "--payload", "grip", "-o", "out")
    assert result.exit_code == 1 and "is no tool of 'arm'; name one under 'tools:' in the robot file" in result.output


def test_declared_names_are_refused(arm: Path) -> None:
    """A parameter of the file that is called as one of the load's would be."""
    arm.write_text(ARM.replace("extra", "payload_grip_mass"))
    result = run("generate", arm, "--payload", "grip", "-o", "out")
    said = "parameter 'payload_grip_mass': is declared by the file and would also be made by --payload; rename it"
    assert result.exit_code == 1 and said in result.output and not Path("out").exists()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("lenght", "is no class of parameters; did you mean 'length'? known here: mass, com, inertia, gravity, length"),
        ("friction", "is no class of parameters; known here: mass, com, inertia, gravity, length"),
        ("payload", "is no class of parameters; a load is added with --payload TOOL"),
    ],
)
def test_classes_that_are_none(arm: Path, typed: str, said: str) -> None:
    """The message lists what there is, and knows that a load is asked for otherwise."""
    result = run("generate", arm, "--parameters", typed, "-o", "out")
    assert (result.exit_code, result.output.strip()) == (1, f"--parameters: {typed}: {said}")


def test_the_panda_of_the_readme() -> None:
    """The command that the pages show, with a stranger's load, costs a few operations more than without."""
    source = str(ROOT / "robots" / "panda.yaml")
    plain, code = (Code(Request(source, ("inverse_dynamics",), payload=tools)) for tools in ((), ("panda_hand_tcp",)))
    costs = [it.library.functions[0].operations.total for it in (plain, code)]
    assert costs[0] <= costs[1] <= 1.1 * costs[0]
    assert len(code.library.parameters) == 10
