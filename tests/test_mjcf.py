"""MJCF: names, numbers, joints, tools, followers and loops as the file means them; what is left out or wrong is said."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from symdyn.description import read_robot
from symdyn.description.robot import FLOATING_BASE, Joint, JointKind, Robot
from symdyn.description.source import source_hash
from symdyn.description.write_yaml import yaml_text
from symdyn.faults import Severity
from symdyn.judge.check import check
from symdyn.model.assemble import numeric_model
from tests.collection import MJCF
from tests.mjcf_samples import FOLLOWERS, FOURBAR, MODELS, SEVERAL, WALKER, WELDED, heavy
from tests.samples import from_yaml
from tests.test_cli import run

_CORNERS = [f"v {x} {y} {z}" for x in (0, 1) for y in (0, 1) for z in (0, 1)]
_FACES = ["1 2 4 3", "5 7 8 6", "1 5 6 2", "3 4 8 7", "1 3 7 5", "2 6 8 4"]
CUBE = "\n".join([*_CORNERS, *(f"f {face}" for face in _FACES), ""])


@pytest.fixture
def read(tmp_path: Path) -> object:
    """Reads MJCF from text."""

    def robot(text: str, **options: object) -> Robot:
        path = tmp_path / "robot.xml"
        path.write_text(text.lstrip(), encoding="utf-8")
        return read_robot(path, **options)

    return robot


def arm(joint: str, *, placed: str = "", inside: str = "", outside: str = "", before: str = "") -> str:
    """One body on the world, in line 2."""
    body = f'<body name="a" {placed}>\n{joint}\n{heavy()}{inside}</body>'
    return f"<mujoco>{before}<worldbody>\n{body}</worldbody>{outside}</mujoco>"


def said(robot: Robot) -> str:
    return "\n".join(str(remark) for remark in robot.remarks)


def joints(robot: Robot) -> dict[str, Joint]:
    return {joint.name: joint for joint in robot.joints}


def test_names_and_kinds(read: object) -> None:
    """Names are kept; nameless bodies and joints get such as say where they belong; classes' defaults are resolved."""
    found = joints(read(WALKER))
    kinds = {name: joint.kind.value for name, joint in found.items()}
    assert kinds == {
        FLOATING_BASE: "floating",
        "hip": "revolute",
        "mount_fixed": "fixed",
        "knee": "ball",
        "reach": "prismatic",
    }
    assert [found["hip"].viscous.text, found["hip"].coulomb.text, found["hip"].armature.text] == ["0.05", "0.4", "0.02"]
    assert [limit.text for limit in found["hip"].limits] == ["-1", "1.2"] and found["reach"].limits is None
    assert found["reach"].viscous.text == "0.3"
    robot = read(SEVERAL)
    assert not [fault for fault in check(robot) if fault.severity is Severity.WARNING]  # of links without inertia
    assert [joint.name for joint in robot.joints if joint.moves] == [
        *("x", "y", "yaw", "cart_hinge", "body_3_hinge", "body_3_ball", "body_3_slide", "spin")
    ]
    assert [link.name for link in robot.links][:5] == [
        "stand",
        "cart_after_x",
        "cart_after_y",
        "cart_after_yaw",
        "cart",
    ]
    assert robot.name == "several" and read(arm("<joint/>")).name == "robot"


def test_positions_are_mujocos(read: object) -> None:
    """With `ref` q is what MuJoCo's position is: limits are as the file has them, and there is nothing to convert."""
    joint = read(arm('<joint name="j" axis="0 0 1" ref="90" range="0 120"/>')).joints[0]
    assert [angle.text for angle in joint.origin.rpy] == ["0", "0", "-pi/2"]
    assert joint.limits[1].value() == pytest.approx(2.0944, abs=1e-4)
    slide = read(arm('<joint type="slide" axis="0 1 0" ref="0.25"/>', placed='pos="1 0 0"')).joints[0]
    assert [x.text for x in slide.origin.xyz] == ["1", "-0.25", "0"]


def test_numbers_are_clean(read: object) -> None:
    """Decimals are those of the file, quarter turns multiples of pi, and what rounding leaves of zeros is none."""
    joint = read(
        arm('<joint axis="0 1e-17 1"/>', placed='pos="0.0306011 1e-17 0" quat="0.707107 -0.707107 0 0"')
    ).joints[0]
    assert [x.text for x in joint.origin.xyz] == ["0.0306011", "0", "0"]
    assert [x.text for x in joint.axis] == ["0", "0", "1"]
    assert [x.text for x in joint.origin.rpy] == ["-pi/2", "0", "0"]
    euler = read(arm("<joint/>", placed='euler="90 180 -90"')).joints[0]
    assert all(angle.text in ("0", "pi/2", "-pi/2", "pi") for angle in euler.origin.rpy)


@pytest.mark.parametrize("off", [3e-9, 0.0, 1e-14])
def test_quarter_turns(read: object, off: float) -> None:
    """Angles within 1e-8 are read as quarter turns and told; --literal-angles keeps all but what rounding makes."""
    text = arm("<joint/>", placed=f'euler="{1.5707963267948966 + off!r} 0 0"', before='<compiler angle="radian"/>')
    assert read(text).joints[0].origin.rpy[0].text == "pi/2"
    assert ("1 angle read as multiples of pi/2, the largest change is 3e-09 rad" in said(read(text))) == (off == 3e-9)
    literal = read(text, literal_angles=True)
    kept = off if off > 1e-12 else 0.0
    assert literal.joints[0].origin.rpy[0].value() == pytest.approx(1.5707963267948966 + kept, abs=2e-15)
    assert "multiples" not in said(literal)


def test_inertia(read: object) -> None:
    """Full tensors come back to the digit, though MuJoCo keeps them by their principal axes; so do those of geoms."""
    link = read(arm("<joint/>")).links[0]
    six = ("0.011", "0.013", "0.009", "0.001", "-0.0007", "0.0004")
    assert [float(x.text) for x in link.inertia.six] == pytest.approx([float(x) for x in six], rel=1e-14)
    box = '<mujoco><worldbody><body><joint/><geom type="box" size="0.5 0.5 0.5" mass="6"/></body></worldbody></mujoco>'
    assert [x.value() for x in read(box).links[0].inertia.six] == pytest.approx([1, 1, 1, 0, 0, 0])


def test_gravity(read: object) -> None:
    """As the file has it; none where its flag is off."""
    assert [x.text for x in read(WALKER).gravity] == ["0.3", "-0.2", "-9.7"]
    off = arm("<joint/>", before='<option><flag gravity="disable"/></option>')
    assert all(x.is_zero for x in read(off).gravity)


def test_tools(read: object) -> None:
    """Sites of moving bodies; bodies at the ends of the tree where there are none."""
    assert [tool.name for tool in read(WALKER).tools] == ["foot", "tip"]
    assert [tool.name for tool in read(SEVERAL).tools] == ["flange", "spinner"]
    cover = '<body name="cover"/>'
    trunk = arm("<freejoint/>", inside=f'{cover}<body name="leg"><joint/>{heavy()}</body>')
    assert [tool.name for tool in read(trunk).tools] == ["leg"]
    assert [tool.name for tool in read(arm("<freejoint/>", inside=cover)).tools] == ["cover"]
    nameless = read(arm("<joint/>", inside='<site/><site name="world"/>')).tools
    assert [tool.name for tool in nameless] == ["a_site", "a_site_2"]
    assert read(WALKER, lock=["floating_base", "reach"]).tools[0].name == "foot"
    assert len(read(WALKER, lock=["floating_base", "reach"]).tools) == 1


def test_floating(read: object) -> None:
    """A free joint is a floating base; several bodies may have one; a fixed robot floats if asked to."""
    robot = read(WALKER)
    assert robot.floats and "base: floating" in yaml_text(robot, "w.xml")
    flock = joints(read(MODELS["flock"]))
    assert [flock[name].kind for name in ("fly", "b_free")] == [JointKind.FLOATING] * 2
    assert flock["fly"].origin.xyz[2].is_zero  # q is MuJoCo's, where the body is
    assert read(SEVERAL, floating=True).floats


def test_followers(read: object) -> None:
    """`equality joint`: chains are followed, positions count from `ref`; what is constant is held, the rest is told."""
    robot = read(FOLLOWERS)
    found = joints(robot)
    first, second = found["first"].mimic, found["second"].mimic
    assert first.joint == second.joint == "lead"
    assert first.multiplier.value() == -2.0 and first.offset.value() == pytest.approx(-0.3 + 0.05 + 2 * 0.2)
    assert second.multiplier.value() == -1.0 and second.offset.value() == pytest.approx(0.5 * (0.05 + 0.4))
    assert found["third"].locked.value() == pytest.approx(0.5)
    assert found["fourth"].mimic is None and found["fourth"].moves
    assert "equality joint 'curve' of 'fourth' and 'lead' (no straight line)" in said(robot)
    assert "equality joint 'back' of 'lead' and 'second' (others say how they move)" in said(robot)


def test_loops(read: object) -> None:
    """Rows that others hold are left out with a note; a rotation left alone is held as a displacement aside."""
    pinned, welded = read(FOURBAR), read(WELDED)
    assert [(loop.a, loop.b, loop.constrain) for loop in pinned.loops] == [("rod_pin", "rocker_pin", ("x", "z"))]
    assert "3 rows of loops are 2 independent ones: left out y of 'rod' - 'rocker'" in said(pinned)
    assert [loop.constrain for loop in welded.loops] == [("x", "z"), ("z",)]
    assert "6 rows of loops are 3 independent ones: left out y and two rotations of 'rod' - 'rocker'" in said(welded)
    sites = read(MODELS["fourbar_sites"]).loops[0]
    assert (sites.a, sites.b) == ("rod_end", "rocker_end")
    hanging = read(MODELS["hanging"])
    assert [(loop.a, loop.b, len(loop.constrain)) for loop in hanging.loops] == [("arm_hold", "world", 6)]
    assert "equality connect 'also' (not active)" in said(hanging)


def test_loops_of_held_joints(read: object) -> None:
    """Rows count as they are with the joints that are held: one joint left has one independent row, none left no loop."""
    assert len(read(FOURBAR, lock=["drive=0.1"]).loops[0].constrain) == 2
    assert read(FOURBAR, lock=["*"]).loops == ()
    assert "equality connect 'pin' (joins what is rigid)" in said(read(FOURBAR, lock=["*"]))
    follow = '<joint joint1="bend" joint2="drive"/><joint joint1="rock" joint2="drive"/></equality>'
    still = read(FOURBAR.replace("</equality>", follow).replace('pos="0 0 0.3" mass', "mass"))
    assert "of loops and following joints are" in said(still)


def test_left_out(read: object) -> None:
    """What a robot here does not have is told in one note."""
    outside = (
        '<tendon><fixed name="t"><joint joint="j" coef="1"/></fixed></tendon>'
        '<actuator><motor joint="j"/><motor joint="j"/></actuator>'
    )
    inside = '<geom size="0.1" mass="0"/>'
    text = arm('<joint name="j" stiffness="3"/>', placed='gravcomp="1"', inside=inside, outside=outside)
    text = text.replace("<mujoco>", '<mujoco><option density="1.2"/>')
    what = "1 spring, 1 tendon, 2 actuators, 1 body with gravity compensation, the fluid around it, contacts"
    assert f"model: is read without {what}; what such do is yours to add" in said(read(text))
    assert said(read(arm("<joint/>"))) == ""


@pytest.mark.parametrize("literal", [False, True], ids=["pi", "literal"])
@pytest.mark.parametrize("name", [*MODELS, *(path.name for path in MJCF)])
def test_converts_to_the_same_model(tmp_path: Path, name: str, literal: bool) -> None:
    """The YAML gives exactly the same model: floating bases, followers, loops and what is held."""
    texts = MODELS | {path.name: path.read_text(encoding="utf-8") for path in MJCF}
    source, target = tmp_path / "robot.xml", tmp_path / "robot.yaml"
    source.write_text(texts[name].lstrip(), encoding="utf-8")
    for options in (["--literal-angles"] * literal, ["--floating"]):
        floating = "--floating" in options
        if floating and "free" in texts[name]:
            continue
        result = run("convert", source, target, "--force", *options)
        assert result.exit_code == 0, result.output
        before, after = (
            read_robot(source, literal_angles=literal and not floating, floating=floating),
            read_robot(target),
        )
        assert numeric_model(after) == numeric_model(before)
        assert (after.name, after.root, len(after.joints)) == (before.name, before.root, len(before.joints))
        assert [joint.mimic for joint in after.joints] == [joint.mimic for joint in before.joints]


def test_a_base_that_is_held_or_rubs_is_written_out(read: object) -> None:
    """`base: floating` is written only where it says all."""
    for robot in (read(WALKER, lock=["floating_base"]), read(MODELS["flock"])):
        text = yaml_text(robot, "w.xml")
        assert "base: floating" not in text and numeric_model(from_yaml(text)) == numeric_model(robot)


@pytest.fixture
def parted(tmp_path: Path) -> Path:
    """A file with includes and a mesh."""
    for folder in ("parts", "meshes"):
        (tmp_path / folder).mkdir()
    (tmp_path / "parts" / "options.xml").write_text('<mujocoinclude>\n<option gravity="0 0 -5"/>\n</mujocoinclude>\n')
    (tmp_path / "meshes" / "cube.obj").write_text(CUBE)
    path = tmp_path / "robot.xml"
    mesh = '<asset><mesh name="cube" file="cube.obj"/></asset>'
    body = '<body name="a"><joint axis="1 0 0"/><geom type="mesh" mesh="cube" density="6"/></body>'
    head = '<mujoco model="cube"><compiler meshdir="meshes"/><include file="parts/options.xml"/>'
    path.write_text(f"{head}{mesh}<worldbody>{body}</worldbody></mujoco>")
    return path


def test_includes_and_meshes(parted: Path) -> None:
    """MuJoCo finds them; the hash covers them, of meshes by every byte."""
    robot = read_robot(parted)
    assert robot.gravity[2].text == "-5" and robot.links[0].mass.value() == pytest.approx(6.0)
    assert [path.name for path in robot.files] == ["cube.obj", "options.xml"]
    mesh, text = robot.files
    before = source_hash(parted, robot.files)
    assert before != source_hash(parted)
    text.write_bytes(text.read_bytes().replace(b"\n", b"\r\n"))
    assert source_hash(parted, robot.files) == before
    mesh.write_bytes(mesh.read_bytes().replace(b"\n", b"\r\n"))
    assert source_hash(parted, robot.files) != before


def test_a_file_alone_keeps_its_hash(tmp_path: Path) -> None:
    path = tmp_path / "robot.xml"
    path.write_text(arm("<joint/>"))
    assert source_hash(path, read_robot(path).files) == source_hash(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            arm('<joint foo="1"/>'),
            ":3: is refused by MuJoCo: Schema violation: unrecognized attribute: 'foo'; Element 'joint'",
        ),
        (
            "<mujoco>\n<worldbody><body><joint/></body></worldbody></mujoco>",
            ":2: is refused by MuJoCo: mass and inertia of moving",
        ),
        (
            "<mujoco><asset>\n<mesh file='no.stl'/></asset></mujoco>",
            "is refused by MuJoCo: Error opening file 'no.stl'",
        ),
        ("<mujoco>\n<worldbody>", ":2: is not well-formed XML"),
        ("<mujocoinclude/>", ":1: <mujocoinclude>: is neither URDF nor MJCF"),
        ("<mujoco/>", "the robot has no joint that moves"),
        (
            f"<mujoco><worldbody>{'<body/>' * 1001}</worldbody></mujoco>",
            "model: has 1002 bodies, 1000 are read at most",
        ),
    ],
    ids=["attribute", "massless", "mesh", "broken", "include", "empty", "many"],
)
def test_refused(tmp_path: Path, text: str, message: str) -> None:
    """MuJoCo's words become one message with the line."""
    path = tmp_path / "robot.xml"
    path.write_text(text)
    result = run("check", path)
    assert result.exit_code == 1 and message in result.output and "Traceback" not in result.output, result.output


def test_without_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where MuJoCo is not installed the message says how to install it."""
    path = tmp_path / "robot.xml"
    path.write_text(WALKER.lstrip())
    monkeypatch.setitem(sys.modules, "mujoco", None)
    result = run("check", path)
    assert result.exit_code == 1 and "pip install 'symdyn[mjcf]'" in result.output


def test_generated_and_verified(tmp_path: Path) -> None:
    """A file in MJCF goes all the way, its loops too."""
    path = tmp_path / "welded.xml"
    path.write_text(WELDED.lstrip())
    functions = "mass_matrix,constrained_forward_dynamics"
    result = run("generate", path, "--functions", functions, "-o", tmp_path / "out")
    assert result.exit_code == 0 and "left out y and two rotations" in result.output, result.output
    assert "belongs to" in run("verify", tmp_path / "out" / "fourbar.py", path, "--states", 5).output
