"""Robots without inertia, in whole or in part: what groups name and cannot be made is left out aloud, names are refused."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from symdyn.judge.equality import difference
from symdyn.quantities import QUANTITIES
from symdyn.quantities.contract import Need
from tests.samples import TWO_LINK
from tests.test_cli import run

NO_INERTIALS = """\
<?xml version="1.0"?>
<robot name="drawn">
  <link name="floor"/>
  <link name="column"><visual><geometry><box size="1 1 1"/></geometry></visual></link>
  <link name="arm"/>
  <link name="hand"/>
  <joint name="turn" type="revolute">
    <parent link="floor"/><child link="column"/><origin xyz="0 0 0.6718" rpy="1.570796325 0 0"/><axis xyz="0 1 0"/>
    <limit effort="1000.0" lower="-3.14159265" upper="3.14159265" velocity="0"/>
  </joint>
  <joint name="lift" type="prismatic">
    <parent link="column"/><child link="arm"/><origin xyz="0.4318 -0.0203 0.1501" rpy="0 0.3 0"/><axis xyz="0 0.6 0.8"/>
    <limit effort="10" lower="0" upper="0.5" velocity="1"/>
  </joint>
  <joint name="wrist" type="continuous">
    <parent link="arm"/><child link="hand"/><origin xyz="0 0.0558 0.1" rpy="-0.4 0.2 0"/><axis xyz="0 0 1"/>
  </joint>
</robot>
"""
KINEMATICS = ["pose_hand", "jacobian_hand", "jacobian_rate_hand"]
NOTHING = r"the robot has no inertia, none of its joints \(turn, lift, wrist\) moves any"
MASSLESS = "{mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0]}"
NEED_AN_INVERSE = "udu, innovations, mass_matrix_inverse, forward_dynamics"


def generated(source: Path, *options: object, to: str = "out") -> tuple[list[str], str]:
    """The functions that were made, and what was said, as one line each."""
    result = run("generate", source, *options, "-o", to, "--force")
    assert result.exit_code == 0, result.output
    (module,) = Path(to).glob("*.py")
    return re.findall(r"^def ([a-z]\w*)\(", module.read_text(), re.M)[:-1], result.output


def refusal(source: Path, *options: object) -> str:
    """What was said, where nothing was made."""
    result = run("generate", source, *options, "-o", "nowhere")
    assert result.exit_code == 1 and not Path("nowhere").exists()
    return result.output


def said_in_head(to: str = "out") -> str:
    """The head of the Python file as running text."""
    (module,) = Path(to).glob("*.py")
    return " ".join(module.read_text().split('"""')[1].split())


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A URDF without any inertial in the current folder."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "drawn.urdf"
    path.write_text(NO_INERTIALS)
    return path


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An arm whose forearm weighs nothing."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "half.yaml"
    path.write_text(re.sub(r"fore:  \{.*", f"fore:  {MASSLESS}", TWO_LINK))
    return path


def test_no_inertia_at_all(drawn: Path) -> None:
    """By default poses, Jacobians and their rates are made; screen and head say what is left out, why, and the cure."""
    functions, said = generated(drawn, "--target", "python,c")
    assert functions == KINEMATICS
    (note,) = (line for line in said.splitlines() if "left out" in line)
    assert re.match(f"note: mass_matrix, udu, .*tip_force_acceleration are left out: {NOTHING}", note)
    assert note.endswith("Give its links mass and inertia.") and note.removeprefix("note: ") in said_in_head()
    for ending in ("py", "c"):
        result = run("verify", f"out/drawn.{ending}", drawn)
        assert result.exit_code == 0 and result.output.count("ok ") == 3, result.output


def test_what_is_made_is_right(drawn: Path) -> None:
    """Pose and Jacobian equal those that Pinocchio reads out of the same file."""
    module = symdyn.load(drawn, literal_angles=True).module()
    model = pin.buildModelFromXML(NO_INERTIALS)
    data, frame = model.createData(), model.getFrameId("hand")
    for q in np.random.default_rng(0).uniform(-1.0, 1.0, (20, 3)):
        theirs = np.array([q[0], q[1], np.cos(q[2]), np.sin(q[2])])
        J = pin.computeFrameJacobian(model, data, theirs, frame, pin.LOCAL_WORLD_ALIGNED)
        pin.updateFramePlacements(model, data)
        assert difference(module.pose_hand(q), data.oMf[frame].homogeneous, 3).equal
        assert difference(module.jacobian_hand(q), J[[3, 4, 5, 0, 1, 2]], 3).equal


@pytest.mark.parametrize(
    ("words", "functions"),
    [
        ("kinematics", KINEMATICS),
        ("bodies", ["body_velocities", "body_accelerations"]),
        ("dynamics,pose", ["pose_hand"]),
    ],
)
def test_groups_are_filtered(drawn: Path, words: str, functions: list[str]) -> None:
    """What is left of each group, `all` too, needs no inertia; wrenches on tools are felt by joints that move nothing."""
    found, said = generated(drawn, "--functions", words)
    assert found == functions and re.search(f"left out: {NOTHING}", said)


def test_all_is_filtered(drawn: Path) -> None:
    """Of `all` there is what needs neither inertia nor an inverse, and nothing else."""
    found, said = generated(drawn, "--functions", "all")
    lacked = {Need.INERTIA, Need.INVERSE, Need.LOOPS}
    able = [it for it in QUANTITIES if it.group and not lacked & it.needs]
    named = [f"{it.name}_hand" if it.per_tool else it.name for it in able]
    assert found == named and {"inverse_dynamics_under_forces", "body_velocities", *KINEMATICS} < set(found)
    assert re.search(f"left out: {NOTHING}", said)


@pytest.mark.parametrize("words", ["udu", "kinematics,udu", "tip_force_acceleration_hand", "pose+forward_dynamics"])
def test_names_are_refused(drawn: Path, words: str) -> None:
    """What is asked for by its own name, that of a tool's function, or in `a+b`, is refused, with what is there."""
    said = refusal(drawn, "--functions", words)
    for joint in ("turn", "lift", "wrist"):
        assert f"joint '{joint}': moves no inertia of its own" in said
    assert "or ask for functions that need no inverse, such as pose,jacobian,jacobian_rate" in said


def test_nothing_left(drawn: Path) -> None:
    """A group of which nothing is left is refused: for the inverse by the joints, else with the reason."""
    assert "joint 'lift': moves no inertia of its own" in refusal(drawn, "--functions", "filter")
    said = refusal(drawn, "--functions", "energy")
    assert "energy: names nothing that this robot has; kinetic_energy, potential_energy are left out" in said
    assert re.search(NOTHING, said)


def test_asked_for_by_name_it_is_zero(drawn: Path) -> None:
    """M needs no inverse: who asks for it by name gets it."""
    functions, said = generated(drawn, "--functions", "mass_matrix")
    assert functions == ["mass_matrix"] and "left out" not in said
    assert not symdyn.load(drawn).module("mass_matrix").mass_matrix([1.0, 2.0, 3.0]).any()


def test_inertia_here_and_there(half: Path) -> None:
    """Where some has inertia, M and inverse dynamics are made; only what needs the inverse is left out, the joint named."""
    functions, said = generated(half, "--functions", "dynamics")
    assert functions == ["mass_matrix", "inverse_dynamics", "bias_forces", "gravity_forces", "coriolis_matrix"]
    why = "joint elbow moves no inertia of its own, so that the mass matrix has no inverse"
    cure = "Give fore mass and inertia, or the joint armature, or hold it with --lock."
    assert f"note: {NEED_AN_INVERSE} are left out: {why}. {cure}" in said
    assert f"{NEED_AN_INVERSE} are left out: {why}. {cure}" in said_in_head()
    assert run("verify", "out/two_link.py", half).exit_code == 0
    assert "no inverse" not in generated(half, "--functions", "dynamics", "--lock", "elbow")[1]
    assert "joint 'elbow'" in refusal(half, "--functions", "dynamics,udu")
    assert "joint 'elbow'" in refusal(half, "--functions", "filter")


def test_drives_weigh(half: Path) -> None:
    """Armature is inertia; left out by `--no-armature`, it is missed: then no joint moves any."""
    both = re.sub(r"(upper|fore): +\{.*", rf"\1: {MASSLESS}", TWO_LINK).replace(
        "axis: [0, 0, 1], origin", "axis: [0, 0, 1], armature: 0.1, origin"
    )
    half.write_text(both)
    functions, said = generated(half, "--functions", "dynamics")
    assert len(functions) == 9 and "no inertia" not in said
    functions, said = generated(half, "--no-armature")
    assert functions == ["pose_gripper", "jacobian_gripper", "jacobian_rate_gripper"]
    assert "the robot has no inertia, none of its joints (shoulder, elbow) moves any" in said


def test_inertia_at_run_time(drawn: Path, half: Path) -> None:
    """Masses that are parameters, of the file or freed, are inertia for M though they are zero by default."""
    functions, said = generated(drawn, "--functions", "dynamics", "--parameters", "mass,com,inertia")
    assert {"mass_matrix", "inverse_dynamics"} < set(functions) and "udu" not in functions
    assert "joints turn, lift, wrist move no inertia of their own" in said
    text = re.sub(r"upper: \{.*", f"upper: {MASSLESS}", TWO_LINK).replace("armature: 0.02", "armature: 0")
    half.write_text(re.sub(r"fore:  \{.*", "fore:  {mass: payload, com: [0.1, 0, 0]}", text))
    functions, _ = generated(half, "--functions", "mass_matrix,dynamics", to="loaded")
    assert functions[:3] == ["prepare", "mass_matrix", "inverse_dynamics"] and "udu" not in functions


def test_the_api_says_the_same(drawn: Path) -> None:
    """`generate`, `module` and the core: what is there, what is not, in words of Python where one can do something."""
    arm = symdyn.load(drawn)
    made = arm.generate("out")
    assert list(made.operations) == KINEMATICS and any(re.search(NOTHING, note) for note in made.notes)
    assert list(arm.module().OPERATIONS) == KINEMATICS
    assert re.search(NOTHING, " ".join(str(arm.module("all").__doc__).split()))
    with pytest.raises(symdyn.InputError, match='lock="turn"'):
        arm.module("forward_dynamics")
    assert {*KINEMATICS, "mass_matrix"} < set(dir(arm.core)) and "forward_dynamics" not in dir(arm.core)
    with pytest.raises(symdyn.InputError, match="joint 'turn': moves no inertia"):
        arm.core.forward_dynamics([0, 0, 0], [0, 0, 0], [0, 0, 0])


def test_a_floating_body_without_inertia_is_named_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A joint of six degrees of freedom that moves nothing is one joint."""
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "robot.yaml"
    source.write_text("name: ghost\nbase: floating\nlinks: {trunk: {}}\njoints: {}\n")
    said = run("check", source).output
    assert said.count("joint 'floating_base': moves no inertia") == 1 and "1 error" in said


def test_zero_by_name_is_said(drawn: Path) -> None:
    """Dynamics that are asked for by name are made, zero, with a note beside that of what groups left out."""
    found, said = generated(drawn, "--functions", "inverse_dynamics,dynamics")
    assert found == ["inverse_dynamics"]
    assert re.search(f"inverse_dynamics is zero: {NOTHING}", said) and re.search(f"left out: {NOTHING}", said)
    assert re.search(f"inverse_dynamics is zero: {NOTHING}", said_in_head())
