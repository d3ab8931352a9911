"""Files of robots that float, and of ball, planar and floating joints: what they may say, what they mean, what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from symdyn.description import read_robot
from symdyn.description.floating import floating
from symdyn.description.locks import lock_joints, parse_locks
from symdyn.description.robot import FLOATING_BASE, JointKind, Robot
from symdyn.description.write_yaml import yaml_text
from symdyn.faults import InputError, Place, Severity
from symdyn.judge.check import check
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import ON_BASE, Motion
from tests.samples import ARM_URDF, TWO_LINK, about, from_urdf, from_yaml, matrix, refused, tool_pose, tree
from tests.test_cli import run
from tests.test_urdf import joint, link, robot

EXACT = 1e-14
BASE = "name: two_link\n"
FLOATS = TWO_LINK.replace(BASE, f"{BASE}base: floating\n").replace(
    "links:", "links:\n  base: {mass: 3, inertia: [1, 1, 1, 0, 0, 0]}"
)
ALONE = """\
name: alone
links:
  body: {mass: 2, inertia: [0.1, 0.2, 0.25, 0, 0, 0]}
joints:
  j: {type: KIND, parent: base, child: body, origin: {xyz: [1, 2, 3], rpy: [0.3, 0, 0.2]}}
tools:
  tip: {link: body, origin: {xyz: [0.1, 0, 0]}}
"""
ORIGIN = matrix((1, 2, 3), about("z", 0.2) @ about("x", 0.3))
TIP = matrix((0.1, 0, 0))
TURN = pin.exp3(np.array([0.3, -0.4, 1.2]))
QUATERNION = list(pin.Quaternion(TURN).coeffs())


def alone(kind: str, *more: str) -> str:
    """One body on a joint of that kind, with more keys."""
    return ALONE.replace("KIND", ", ".join([kind, *more]))


def messages(text: str) -> list[str]:
    return [str(fault) for fault in refused(from_yaml, text)]


# --- floating bases


def test_floating_base() -> None:
    """`base: floating` hangs the root on the world by a joint of six degrees of freedom, which come first."""
    model = numeric_model(from_yaml(FLOATS))
    assert [it.name for it in model.joints] == [FLOATING_BASE, "shoulder", "elbow"]
    assert [it.motion for it in model.joints] == [Motion.FLOATING, Motion.REVOLUTE, Motion.REVOLUTE]
    trunk, upper, _ = model.bodies
    assert (trunk.name, trunk.parent, upper.parent) == ("base", ON_BASE, 0)
    assert (model.nq, model.nv, trunk.inertia.mass) == (9, 8, 3)
    fixed = from_yaml(TWO_LINK)
    assert numeric_model(from_yaml(TWO_LINK.replace(BASE, f"{BASE}base: fixed\n"))) == numeric_model(fixed)
    assert from_yaml(FLOATS).floats and not fixed.floats


def test_pose_of_a_floating_base() -> None:
    """q begins with place and quaternion `[x y z, qx qy qz qw]` of the trunk in the world; the rest is as with it held."""
    place, rest = [0.3, -0.2, 0.7], [0.4, -0.9]
    found = tool_pose(from_yaml(FLOATS), [*place, *QUATERNION, *rest])
    held = tool_pose(from_yaml(TWO_LINK), rest)
    np.testing.assert_allclose(found, matrix(place, TURN) @ held, atol=EXACT)


def test_a_table_may_float() -> None:
    """A DH table hangs on a base that may float."""
    text = "name: t\nbase: floating\nlinks: {base: {mass: 1, inertia: [1, 1, 1, 0, 0, 0]}, a: {mass: 1}}\n"
    found = from_yaml(f"{text}dh: {{convention: standard, rows: [{{joint: j, link: a, a: 0.5}}]}}\n")
    assert [it.name for it in numeric_model(found).joints] == [FLOATING_BASE, "j"]


def test_a_root_called_world() -> None:
    """The world gets a name that no link has."""
    text = FLOATS.replace("parent: base", "parent: world").replace("  base: {mass", "  world: {mass")
    found = from_yaml(text)
    assert found.root == "world_" and found.joints[0].child == "world"
    trunk, *rest = numeric_model(found).bodies
    same, *others = numeric_model(from_yaml(FLOATS)).bodies
    assert rest == others and replace(trunk, name="base", links=("base",)) == same


def test_a_joint_called_as_the_base(tmp_path: Path) -> None:
    """Some files call a fixed joint so (Unitree's Go1): that of the base gets another name, and converts as well."""
    mount = joint(FLOATING_BASE, "w", "trunk", "fixed")
    (tmp_path / "go.urdf").write_text(robot(link("w"), link("trunk"), link("a"), mount, joint("j", "trunk", "a")))
    found = read_robot(tmp_path / "go.urdf", floating=True)
    assert [it.name for it in numeric_model(found).joints] == ["floating_base_", "j"] and found.floats
    assert run("convert", tmp_path / "go.urdf", tmp_path / "go.yaml", "--floating").exit_code == 0
    again = read_robot(tmp_path / "go.yaml")
    assert numeric_model(again) == numeric_model(found) and again.floats
    assert "base: floating" in (tmp_path / "go.yaml").read_text() and not read_robot(tmp_path / "go.urdf").floats


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            FLOATS.replace("base: floating", "base: flaoting"),
            "must be one of fixed, floating, got 'flaoting'; did you mean 'floating'?",
        ),
        (FLOATS.replace("base: floating", "base: [floating]"), "robot.yaml:2: base: "),
        (
            alone("floating").replace("name: alone\n", "name: alone\nbase: floating\n"),
            "robot.yaml:2: base: link 'base' carries the floating joint 'j': the robot floats already; leave this out",
        ),
    ],
)
def test_bases_that_are_refused(text: str, said: str) -> None:
    """Other words, and what floats already: one message with the line."""
    (message,) = messages(text)
    assert said in message and message.startswith("robot.yaml:2: base")


def test_the_floating_joint_is_named() -> None:
    """Of several joints on the root it is the floating one that is told."""
    joints = joint("first", "w", "a"), joint("second", "w", "b", "floating")
    text = robot('<link name="w"/>', link("a"), link("b"), *joints)
    with pytest.raises(InputError, match="link 'w' carries the floating joint 'second'"):
        floating(from_urdf(text), Place("--floating"))


def test_the_option(tmp_path: Path) -> None:
    """`--floating` and `floating=True` read any file so; twice is too much; the base can be locked again."""
    yaml, urdf = tmp_path / "two_link.yaml", tmp_path / "arm.urdf"
    yaml.write_text(FLOATS.replace("base: floating\n", ""))
    urdf.write_text(ARM_URDF)
    assert numeric_model(read_robot(yaml, floating=True)) == numeric_model(from_yaml(FLOATS))
    arm = symdyn.load(urdf, floating=True)
    assert [it.name for it in arm.joints] == [FLOATING_BASE, "shoulder", "rail"]
    for command in (("check", urdf), ("check", yaml)):
        assert "3 moving joints" in run(*command, "--floating").output
    assert "2 moving joints" in run("check", urdf, "--floating", "--lock", FLOATING_BASE).output
    yaml.write_text(FLOATS)
    result = run("check", yaml, "--floating")
    assert result.exit_code == 1
    assert result.output.startswith("--floating: base: link 'world' carries the floating joint 'floating_base'")
    with pytest.raises(InputError, match="floats already"):
        symdyn.load(yaml, floating=True)


def test_tools_of_a_floating_urdf(tmp_path: Path) -> None:
    """Leaves on the trunk, which moves then, are tools where there are no others; a trunk without joints is one itself."""
    path = tmp_path / "robot.urdf"
    lamps = [link("w"), *map(link, ("lamp", "eye")), *(joint(f"to_{it}", "w", it, "fixed") for it in ("lamp", "eye"))]
    for elements, held, tools in (
        ([*lamps, link("a"), joint("j", "w", "a")], ["a"], ["a"]),
        (lamps, [], ["eye", "lamp"]),
        ([link("w")], [], ["w"]),
    ):
        path.write_text(robot(*elements))
        assert [tool.name for tool in read_robot(path).tools] == held
        assert [tool.name for tool in read_robot(path, floating=True).tools] == tools


def test_a_trunk_that_is_held_is_noted() -> None:
    """The note on a root with inertia names the option; where the root floats there is none."""
    text = robot(link("w", 3.0), link("a"), joint("j", "w", "a"))
    (note,) = (it for it in check(from_urdf(text)) if it.severity is Severity.NOTE)
    assert str(note).startswith("robot.urdf:2: note: link 'w': is the root and held still: its 3 kg do not count")
    assert note.cure.endswith("one that floats is read with --floating")
    assert not [it for it in check(floating(from_urdf(text), Place(""))) if it.severity is Severity.NOTE]


def test_a_trunk_without_inertia_is_told() -> None:
    """A floating root that weighs nothing makes M singular; links fixed to it make it good."""
    light = from_yaml(TWO_LINK.replace(BASE, f"{BASE}base: floating\n").replace("armature: 0.02", "armature: 0"))
    said = [str(fault) for fault in check(light)]
    assert any("link 'base': moves with joint 'floating_base' but has neither mass nor inertia" in it for it in said)
    assert sum("joint 'floating_base'" in it and "singular" in it for it in said) == 1
    trunk = "  trunk: {mass: 3, inertia: [1, 1, 1, 0, 0, 0]}\nlinks_"
    text = TWO_LINK.replace(BASE, f"{BASE}base: floating\n").replace("links:", f"links:\n{trunk}").replace("links_", "")
    text = text.replace("joints:", "joints:\n  bolt: {type: fixed, parent: base, child: trunk}")
    assert not any("floating_base" in str(fault) for fault in check(from_yaml(text)))


# --- ball, planar and floating joints in a robot file


def test_ball() -> None:
    """q is the quaternion of the child in the joint's frame, vector first."""
    found = tool_pose(from_yaml(alone("ball")), QUATERNION)
    np.testing.assert_allclose(found, ORIGIN @ matrix(turn=TURN) @ TIP, atol=EXACT)


def test_floating_joint() -> None:
    """q is place and quaternion of the child in the joint's frame."""
    found = tool_pose(from_yaml(alone("floating")), [0.5, -0.1, 0.2, *QUATERNION])
    np.testing.assert_allclose(found, ORIGIN @ matrix((0.5, -0.1, 0.2), TURN) @ TIP, atol=EXACT)


@pytest.mark.parametrize("normal", [[0, 0, 1], [1, 0, 0], [0, 3, 0], [0.6, 0, 0.8], [1, 2, -3], [0, 0, -1]])
def test_planar(normal: list[float]) -> None:
    """q is `[x, y, angle]` along axes that the smallest rotation takes to the plane, about its normal; -z about x."""
    unit = np.array(normal) / np.linalg.norm(normal)
    turn = about("x", np.pi)
    if unit[2] > -1:
        across = np.cross([0, 0, 1], unit)
        size = np.linalg.norm(across)
        turn = pin.exp3(across / size * np.arccos(unit[2]) if size else np.zeros(3))
    x, y, angle = 0.5, -0.3, 0.8
    place, about_normal = turn @ [x, y, 0], pin.exp3(angle * unit)
    found = tool_pose(from_yaml(alone("planar", f"axis: {normal}")), [x, y, angle])
    np.testing.assert_allclose(found, ORIGIN @ matrix(place, about_normal) @ TIP, atol=EXACT)


@pytest.mark.parametrize(("kind", "nq", "nv"), [("ball", 4, 3), ("planar, axis: [0, 0, 1]", 3, 3), ("floating", 7, 6)])
def test_numbers_of_position_and_velocity(kind: str, nq: int, nv: int) -> None:
    """What friction and armature are given counts for each degree of freedom."""
    model = numeric_model(from_yaml(alone(kind, "viscous: 0.1", "coulomb: 0.2", "armature: 0.3")))
    assert (model.nq, model.nv) == (nq, nv)
    found = tree(from_yaml(alone(kind, "viscous: 0.1", "coulomb: 0.2", "armature: 0.3")))
    for array, value in ((found.viscous, 0.1), (found.coulomb, 0.2), (found.armature, 0.3)):
        np.testing.assert_array_equal(array, [value] * nv)


AXIS, KINDS = "axis: [0, 0, 1]", ("ball", "planar, axis: [0, 0, 1]", "floating")
REFUSED = [
    *(
        (alone(kind, AXIS), f"j: has an 'axis', but a {kind} joint has none; leave it out")
        for kind in ("ball", "floating")
    ),
    (alone("planar"), "j: must have 'axis'; the normal of its plane, such as [0, 0, 1]"),
    (alone("planar", "axis: [0, 0, 0]"), "j.axis: must not be the zero vector"),
    *(
        (alone(it, "limits: [-1, 1]"), f"of a joint that one number moves, not of a {it.split(',')[0]} one")
        for it in KINDS
    ),
    *((alone(it, "locked: 0.3"), f"j.locked: must be 0 for a {it.split(',')[0]} joint, got 0.3") for it in KINDS),
]


@pytest.mark.parametrize(("text", "said"), REFUSED)
def test_keys_that_are_refused(text: str, said: str) -> None:
    """An axis where there is none, a plane without normal, limits, and any other place to hold it at than 0."""
    (message,) = messages(text)
    assert said in message and message.startswith("robot.yaml:5: joints.j")


@pytest.mark.parametrize("kind", ["ball", "planar", "floating"])
def test_tables_refuse_them(kind: str) -> None:
    """A row of a DH table has one number."""
    rows = f"[{{joint: j, link: body, a: 0.5, type: {kind}}}]"
    (message,) = messages(f"name: t\nlinks: {{body: {{mass: 1}}}}\ndh: {{convention: standard, rows: {rows}}}\n")
    assert f"must be one of revolute, continuous, prismatic, fixed, got '{kind}'" in message


@pytest.mark.parametrize("kind", KINDS)
def test_locks(kind: str) -> None:
    """Held they move nothing, by the file or by `--lock`; at another place than 0 they cannot be held."""
    rest = alone(kind).replace("links:", "links:\n  arm: {mass: 1, inertia: [1, 1, 1, 0, 0, 0]}")
    rest = rest.replace("joints:", "joints:\n  k: {type: continuous, parent: body, child: arm, axis: [0, 0, 1]}")
    for held in (
        from_yaml(rest.replace(kind, f"{kind}, locked: 0")),
        locked(from_yaml(rest), "j"),
        locked(from_yaml(rest), "j=0"),
    ):
        assert [it.name for it in numeric_model(held).joints] == ["k"]
        np.testing.assert_allclose(tool_pose(held, [0.3]), ORIGIN @ TIP, atol=EXACT)
    with pytest.raises(InputError) as caught:
        locked(from_yaml(rest), "j=0.2")
    kind, *_ = kind.split(",")
    said = f"--lock: j: is a {kind} joint, which no single number moves; hold it where it moves nothing: --lock j"
    assert str(caught.value) == said


def locked(it: Robot, lock: str) -> Robot:
    return lock_joints(it, parse_locks([lock]))


# --- in URDF


def test_floating_in_urdf() -> None:
    """A floating joint has no axis, whatever the file says; friction counts, limits and their absence do not."""
    inner = '<origin xyz="0 0 1"/><axis xyz="0 0 0"/><dynamics damping="0.1"/>'
    found = from_urdf(robot(link("w"), link("a"), joint("j", "w", "a", "floating", inner)))
    assert found.joints[0].kind is JointKind.FLOATING and not found.remarks
    expected = matrix((0, 0, 1)) @ matrix((0.1, 0.2, 0.3), TURN)
    np.testing.assert_allclose(tool_pose(found, [0.1, 0.2, 0.3, *QUATERNION]), expected, atol=EXACT)
    np.testing.assert_array_equal(tree(found).viscous, [0.1] * 6)


@pytest.mark.parametrize(
    ("axis", "same"), [('<axis xyz="0 0 1"/>', "[0, 0, 1]"), ('<axis xyz="0 2 0"/>', "[0, 2, 0]"), ("", "[1, 0, 0]")]
)
def test_planar_in_urdf(axis: str, same: str) -> None:
    """The axis is the normal of the plane, x where there is none; Pinocchio always takes z, and a note says so."""
    text = robot(link("w"), link("a"), joint("j", "w", "a", "planar", f'{axis}<origin xyz="1 2 3" rpy="0.3 0 0.2"/>'))
    found, q = from_urdf(text), [0.4, -0.5, 0.6]
    yaml = from_yaml(alone("planar", f"axis: {same}").replace("[0.1, 0, 0]", "[0, 0, 0]"))
    np.testing.assert_allclose(tool_pose(found, q), tool_pose(yaml, q), atol=EXACT)
    said = [str(it) for it in found.remarks]
    assert len(said) == (same != "[0, 0, 1]")
    assert all(f"note: joint 'j': moves across its axis {same}, as URDF says; Pinocchio takes z" in it for it in said)


# --- convert


@pytest.mark.parametrize(
    ("name", "text", "reading"),
    [
        ("arm", ARM_URDF, {"floating": True}),
        ("held", ARM_URDF, {"floating": True, "lock": [FLOATING_BASE]}),
        ("a leg held", ARM_URDF, {"floating": True, "lock": ["rail=0.1"]}),
        ("lump", robot(link("w")), {"floating": True}),
        ("flies", robot(link("w"), link("a"), joint(FLOATING_BASE, "w", "a", "floating", '<origin xyz="0 0 1"/>')), {}),
        (
            "in the tree",
            robot(
                link("w"),
                link("a"),
                link("b"),
                joint("p", "w", "a", "planar", '<axis xyz="0 3 4"/><dynamics damping="0.1"/>'),
                joint("f", "a", "b", "floating", '<origin rpy="0 1.57 0"/>'),
            ),
            {},
        ),
    ],
)
def test_convert(tmp_path: Path, name: str, text: str, reading: dict[str, object]) -> None:
    """What is written reads back to the same model: joints, tools, and whether the robot floats."""
    source, target = tmp_path / f"{name}.urdf", tmp_path / f"{name}.yaml"
    source.write_text(text)
    before = read_robot(source, **reading)
    options = ["--floating"] * bool(reading.get("floating")) + [f"--lock={it}" for it in reading.get("lock", ())]
    assert run("convert", source, target, *options).exit_code == 0
    after = read_robot(target)
    assert numeric_model(after) == numeric_model(before)
    assert (after.root, after.floats, after.tools and after.tools[0].link) == (
        before.root,
        before.floats,
        before.tools and before.tools[0].link,
    )
    assert ("base: floating" in target.read_text()) == (before.floats and name != "flies")


def test_balls_are_written() -> None:
    """A ball joint, and one that is held, read back as they were."""
    for text in (alone("ball", "armature: 0.1"), alone("ball", "locked: 0"), FLOATS.replace(" + payload", "")):
        written = from_yaml(text)
        assert numeric_model(from_yaml(yaml_text(written, "robot.xml"))).bodies == numeric_model(written).bodies
