"""The robot file: what it may say, and every fault of it with its line."""

from __future__ import annotations

import re

import numpy as np
import pytest

from symdyn.description.locks import lock_joints, parse_locks
from symdyn.description.robot import JointKind, Pose, Robot
from symdyn.model.assemble import numeric_model
from tests.samples import TWO_LINK, about, from_yaml, masses, matrix, refused, tool_pose

EXACT = 1e-14  # a few roundings of numbers of size one


def changed(*changes: tuple[str, str]) -> str:
    """The example with each old piece, which must be there once, replaced."""
    text = TWO_LINK
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def line_of(text: str, piece: str) -> int:
    return text[: text.index(piece)].count("\n") + 1


def marked(text: str) -> tuple[str, int]:
    """The text without its mark, and the line where that stood."""
    return text.replace("¶", ""), line_of(text, "¶")


def test_example_of_the_design() -> None:
    """The example of the design reads to what it says."""
    robot = from_yaml(TWO_LINK)
    assert (robot.name, robot.root) == ("two_link", "base")
    assert [link.name for link in robot.links] == ["upper", "fore"]
    shoulder, elbow = robot.joints
    assert shoulder.kind is JointKind.REVOLUTE and shoulder.limits is not None
    assert [limit.value() for limit in shoulder.limits] == [-np.pi, np.pi]
    assert [shoulder.viscous.value(), shoulder.coulomb.value(), shoulder.armature.value()] == [0.1, 0, 0.02]
    assert (elbow.parent, elbow.child) == ("upper", "fore")
    assert robot.defaults == {"payload": 0.0}
    assert robot.links[1].mass.value({"payload": 0.7}) == 1.5
    assert [tool.link for tool in robot.tools] == ["fore"]
    assert robot.loops == ()


def test_pose_of_the_example() -> None:
    """The example's tool sits where a drawing puts it."""
    q1, q2 = 0.4, -0.9
    x = 0.3 * np.cos(q1) + 0.2 * np.cos(q1 + q2)
    y = 0.3 * np.sin(q1) + 0.2 * np.sin(q1 + q2)
    expected = matrix((x, y, 0), about("z", q1 + q2))
    np.testing.assert_allclose(tool_pose(from_yaml(TWO_LINK), [q1, q2]), expected, atol=EXACT)


# old piece, new piece with ¶ in the line of the fault if it is not the first, what the message must say
FAULTS = [
    ("name: two_link", "nme: two_link", "did you mean 'name'?"),
    ("name: two_link", "name: ''", "name: is empty"),
    ("name: two_link", 'name: "a\\nb"', "cannot be printed"),
    ("gravity: [0, 0, -9.81]", "gravity: -9.81", "must be a list of 3 numbers, got no list"),
    ("gravity: [0, 0, -9.81]", "gravity: [0, -9.81]", "must be a list of 3 numbers, got 2"),
    ("gravity: [0, 0, -9.81]", "gravity: [0, 0, '9,81']", "write a decimal point, not a comma: 9.81"),
    ("gravity: [0, 0, -9.81]", "gravity: [0, 0, -9,81]", "got 4; write decimal points, not commas: [0, 0, -9.81]"),
    ("gravity: [0, 0, -9.81]", "gravity: [0, 0, -9.8, 1]", "must be a list of 3 numbers, got 4; write [x, y, z]"),
    ("payload: 0.0", "payload: 2*payload", "must not use parameters (payload)"),
    ("payload: 0.0", "payload: 0.0\n  ¶pi: 3", "'pi' already means something"),
    ("payload: 0.0", "payload: 0.0\n  ¶two-words: 3", "must be a plain identifier"),
    ("mass: 1.2", "mas: 1.2", "links.upper.mas: is not a known key; did you mean 'mass'?"),
    ("mass: 1.2", "Mass: 1.2", "did you mean 'mass'?"),
    ("mass: 1.2", "colour: red", "is not a known key; known here: mass, com, inertia"),
    ("mass: 1.2", "mass: 1.2, mass: 1.3", "links.upper.mass: is given twice"),
    ("mass: 1.2", "mass: 1,2", "links.upper.mass: must be a number or an expression, but '1,2' holds a comma; write a"),
    ("mass: 1.2", "mass: '1,200.5'", "write a decimal point, not a comma, and nothing between thousands"),
    ("0.8 + payload", "0,8 + payload", "write a decimal point, not a comma: 0.8 + payload"),
    ("mass: 1.2", "mass: 1.2 kg", "'1.2 kg' has 'kg' where it should end"),
    ("mass: 1.2", "mass: 1.2kg", "write the number alone, in SI units: kg, m, kg m²"),
    ("mass: 1.2", "mass: 2^3", "powers are written **"),
    ("mass: 1.2", "mass: 2 pi", "products are written with *: 2*pi"),
    ("mass: 1.2", "mass: PI", "uses 'PI', which is no parameter of this file; did you mean 'pi'?"),
    ("mass: 1.2", "mass:1.2", "links.upper.mass:1.2: is not a known key; leave a blank behind the colon: 'mass: …'"),
    ("limits: [-pi, pi]", "limits: [-180°, 180°]", "angles are radians: 90 degrees are pi/2"),
    ("viscous: 0.1", "damping: 0.1", "joints.shoulder.damping: is not a known key; it is called 'viscous' here"),
    ("shoulder: {type: revolute", "shoulder: {type: hinge", "floating, got 'hinge'; did you mean 'revolute'?"),
    (
        "{xyz: [0.3, 0, 0], rpy: [0, 0, 0]}",
        "[0.3, 0, 0]",
        "got a list; write {xyz: [x, y, z], rpy: [roll, pitch, yaw]}",
    ),
    ("mass: 1.2", "mass: on", "uses 'on', which is no parameter"),
    ("mass: 1.2", "mass: .inf", "must be a number or an expression, but '.inf'"),
    ("mass: 1.2", "mass: 1/0", "'1/0' divides by zero"),
    ("mass: 1.2", "mass: sqrt(payload - 1)", "has no finite real value at the parameters' defaults"),
    ("mass: 1.2", "mass: 1e99", "'1e99' is beyond 1e+40"),
    ("mass: 1.2", "mass: [1.2]", "must be a single value, got a list"),
    ("mass: 1.2", "mass: ", "links.upper.mass: is empty"),
    ("mass: 1.2", "mass: !!float 1.2", "carries the tag"),
    ("0.8 + payload", "0.8 + pyload", "uses 'pyload', which is no parameter of this file; did you mean 'payload'?"),
    ("inertia: [0.001, 0.02, 0.02, 0, 0, 0]", "inertia: [1, 1, 1]", "a diagonal tensor is [1, 1, 1, 0, 0, 0]"),
    (
        "inertia: [0.001, 0.02, 0.02, 0, 0, 0]",
        "inertia: [[1, 4, 0.0], [4, 2, 6], [0, 6, 3]]",
        "got a 3×3 matrix; write [xx, yy, zz, xy, xz, yz], which is [1, 2, 3, 4, 0.0, 6]",
    ),
    (
        "inertia: [0.001, 0.02, 0.02, 0, 0, 0]",
        "inertia: [1, 4, 5, 4, 2, 7, 5, 6, 3]",
        "got a 3×3 matrix that is not symmetric: 7 in row 2, 6 in row 3; write [xx, yy, zz, xy, xz, yz]",
    ),
    (
        "inertia: [0.001, 0.02, 0.02, 0, 0, 0]",
        "inertia: [0,001, 0,02, 0,02, 0, 0, 0]",
        "got 9; write decimal points, not commas: [0.001, 0.02, 0.02, 0, 0, 0]",
    ),
    ("inertia: [0.001, 0.02, 0.02, 0, 0, 0]", "inertia: 0.02", "must be a list of 6 numbers or a mapping; write [xx"),
    ("about: origin", "about: orgin", "must be one of com, origin, got 'orgin'; did you mean 'origin'?"),
    ("xx: 0.001", "ixx: 0.001", "links.fore.inertia.ixx: is not a known key; did you mean 'xx'?"),
    ("xx: 0.001", "rpy: [payload, 0, 0]", "'payload' must not use parameters (payload)"),
    ("  upper: {mass", "  upper: 3\n  other: {mass", "links.upper: must be a mapping, got a single value"),
    (
        "shoulder: {type: revolute",
        "shoulder: {type: rotary",
        "must be one of revolute, continuous, prismatic, fixed, ball, planar",
    ),
    ("shoulder: {type: revolute", "shoulder: {kind: revolute", "joints.shoulder: must have 'type'; one of revolute"),
    ("parent: upper", "parent: uper", "joints.elbow.parent: 'uper' is no link of this file; did you mean 'upper'?"),
    ("child: fore", "child: for", "joints.elbow.child: 'for' is no link of this file; did you mean 'fore'?"),
    ("elbow: ", "¶shoulder:", "joints.shoulder: is given twice, first in line 9"),
    ("limits: [-pi, pi]", "limits: [pi, -pi]", "must go from low to high, got [pi, -pi]; swap them"),
    ("child: upper, axis: [0, 0, 1]", "child: upper", "joints.shoulder: must have 'axis'"),
    ("child: upper, axis: [0, 0, 1]", "child: upper, axis: [0, 0, 0]", "must not be the zero vector"),
    ("child: upper, axis: [0, 0, 1]", "child: upper, axis: [0, 0, payload]", "must not use parameters (payload)"),
    ("rpy: [0, 0, 0]", "rpy: [0, 0, payload]", "joints.elbow.origin.rpy[2]: 'payload' must not use parameters"),
    ("xyz: [0.3, 0, 0]", "xyx: [0.3, 0, 0]", "joints.elbow.origin.xyx: is not a known key; did you mean 'xyz'?"),
    ("viscous: 0.1", "locked: payload", "joints.shoulder.locked: 'payload' must not use parameters"),
    ("link: fore", "link: foe", "tools.gripper.link: 'foe' is no link of this file; did you mean 'fore'?"),
    ("link: fore", "directions: [x, u], link: fore", "must be one of x, y, z, rx, ry, rz, got 'u'"),
    ("link: fore", "directions: [x, x], link: fore", "'x' is given twice"),
    ("link: fore", "directions: [], link: fore", "must name at least one direction"),
    ("loops: []", "loops: {}", "must be a list, got a mapping"),
    ("loops: []", "loops: [{a: gripper, b: gripper, constrain: [x]}]", "must join two different tools"),
    ("loops: []", "loops: [{a: gripper, b: griper, constrain: [x]}]", "'griper' is no tool of this file; did you mean"),
    (
        "loops: []",
        "loops: [{a: world, b: world, constrain: [x]}]",
        "must join two different tools; the world is held already",
    ),
    (
        "loops: []",
        "loops: [{a: wold, b: gripper, constrain: [x]}]",
        "'wold' is no tool of this file; did you mean 'world'?",
    ),
    (
        "loops: []",
        "loops: [{a: world, b: gripper, constrain: [x], at: {rpy: [0, 0, payload]}}]",
        "must not use parameters",
    ),
    (
        "loops: []",
        "loops: [{a: world, b: gripper, constrain: [x], at: [0, 0, 1]}]",
        "loops[0].at: must be a mapping, got a",
    ),
    ("loops: []", "loops: [{a: gripper, b: other}]", "loops[0]: must have 'constrain'; some of x, y, z, rx, ry, rz"),
    ("loops: []", "loops: []\n¶loop: 1", "loop: is not a known key; did you mean 'loops'?"),
    ("loops: []", "loops: []\n¶dh: {}", "'joints' and 'dh' exclude each other"),
    ("loops: []", "loops: []\n¶? [a]\n: 1", "has a key that is no plain word"),
    ("loops: []", "loops: [\x07]", "holds the character '\\x07'"),
    ("loops: []", "loops: [*nowhere]", "is not YAML: found undefined alias"),
    ("loops: []", "loops: @", "is not YAML"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS, ids=[f"{new} {said}"[:60] for _, new, said in FAULTS])
def test_fault_and_its_line(old: str, new: str, said: str) -> None:
    """Each kind of fault is told with the file, its own line and the cure."""
    text, line = marked(changed((old, new if "¶" in new else f"¶{new}")))
    messages = [str(fault) for fault in refused(from_yaml, text)]
    assert any(message.startswith(f"robot.yaml:{line}: ") and said in message for message in messages), messages


def test_all_faults_in_one_run() -> None:
    """Faults all over the file are told together, once each, in the order of the file."""
    changes = [
        ("gravity: [0, 0, -9.81]", "gravity: [0, 0]"),
        ("payload: 0.0", "payload: 1/0"),
        ("mass: 1.2", "mas: 1.2"),
        ("about: origin", "about: here"),
        ("type: revolute, parent: base", "type: rotary, parent: base"),
        ("xyz: [0.3, 0, 0]", "xyz: [0.3, o, 0]"),
        ("link: fore", "link: four"),
        ("loops: []", "lops: []"),
    ]
    text = changed(*changes)
    lines = [fault.at.line for fault in refused(from_yaml, text)]
    assert lines == [line_of(text, new) for _, new in changes]


def test_one_fault_is_told_once() -> None:
    """A fault does not drag others behind it that only follow from it."""
    assert len(refused(from_yaml, changed(("{link: fore, origin: {xyz: [0.2, 0, 0]}}", "fore")))) == 1
    for new in ("axis: [0, 0]", "axis: [1e99, 0, 0]", "axis: nothing", "axis: [x, 0, 0]"):
        assert len(refused(from_yaml, changed(("child: upper, axis: [0, 0, 1]", f"child: upper, {new}")))) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "robot.yaml: is empty"),
        ("# nothing\n", "robot.yaml: is empty"),
        ("- 1\n", "robot.yaml:1: must be a mapping, got a list"),
        ("word\n", "robot.yaml:1: must be a mapping, got a single value"),
        ("name: a\n", "robot.yaml:1: must have 'joints' or 'dh'"),
        ("a: 1\n---\nb: 2\n", "robot.yaml:2: is not YAML"),
        ("a: {\n", "robot.yaml:2: is not YAML"),
        ("a: {b: 1\nc: 2\n", "is a comma or a closing bracket missing after what line 1 opens?"),
        (
            "a: 'b\n",
            "robot.yaml:2: is not YAML: while scanning a quoted scalar, found unexpected end of stream; is the",
        ),
        ("a:\n  b: 1\n c: 2\n", "what belongs together begins in the same column"),
        ("a: b: c\n", "a text with ': ' in it needs quotes"),
        (
            "c: 1\na\nb: 1\n",
            "robot.yaml:3: is not YAML: while scanning a simple key, could not find expected ':'; is a colon",
        ),
        ("links: [1]\n", "links: must be a mapping, got a list; write NAME: {mass: …}, a link each"),
        ("a:\n\tb: 1\n", "robot.yaml:2: is not YAML: a tab stands where spaces must; indent with spaces, not tabs"),
        ("a:\n  b: 1\n\tc: 2\n", "robot.yaml:3: is not YAML: a tab stands where spaces must"),
        ("a:\t1\n", "robot.yaml:1: is not YAML: a tab stands where spaces must"),
        ("a: " + "[" * 5000, "nested far too deeply"),
        ('name: "\\UFFFFFFFF"', "robot.yaml: is not YAML: holds an escape"),
        (f"%YAML 1.{'1' * 5000}\n--- {{}}", "robot.yaml: is not YAML"),
    ],
)
def test_no_robot_at_all(text: str, said: str) -> None:
    """What is no mapping, no YAML or nothing at all gets a message of its own."""
    messages = [str(fault) for fault in refused(from_yaml, text)]
    assert any(said in message for message in messages), messages


def test_words_stay_words() -> None:
    """`on`, `yes` and `null` are names like any other, `010` is ten."""
    text = "name: yes\nlinks: {on: {mass: 010}, null: {mass: 1}}\njoints:\n"
    text += "  no: {type: prismatic, parent: base, child: on, axis: [0, 0, 1]}\n"
    text += "  off: {type: fixed, parent: on, child: null}\n"
    robot = from_yaml(text)
    assert robot.name == "yes" and [joint.name for joint in robot.joints] == ["no", "off"]
    assert robot.links[0].mass.value() == 10


PARAMETRIC = """\
name: free
parameters: {qq: 0.25}
gravity: [0, 0, -39.24*qq]
links:
  a: {mass: 4*qq, com: [qq, 0, 0], inertia: [qq, qq, qq, qq/10, 0, 0]}
joints:
  j: {type: revolute, parent: base, child: a, axis: [0, 0, 1], origin: {xyz: [0, qq, 0]},
      viscous: qq, coulomb: qq, armature: qq}
tools:
  t: {link: a, origin: {xyz: [0, 0, qq]}}
"""


@pytest.mark.parametrize("value", [0.25, 0.5])
def test_parameters_where_they_may_stand(value: float) -> None:
    """Parameters are read in mass, com, inertia, positions, gravity, friction and armature, and take any value."""
    numbers = PARAMETRIC.replace("parameters: {qq: 0.25}\n", "").replace("qq", str(value))
    free, fixed = numeric_model(from_yaml(PARAMETRIC), {"qq": value}), numeric_model(from_yaml(numbers))
    assert (free.gravity, free.bodies, free.tools) == (fixed.gravity, fixed.bodies, fixed.tools)
    assert numeric_model(from_yaml(PARAMETRIC)).gravity == (0, 0, -9.81)


def test_root_is_any_link_that_hangs_on_nothing() -> None:
    """Without `base` the root is the link that is nobody's child, declared or not."""
    assert from_yaml(changed(("parent: base", "parent: world"))).root == "world"
    assert (
        from_yaml(changed(("links:", "links:\n  floor: {mass: 3}"), ("parent: base", "parent: floor"))).root == "floor"
    )


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([("links:", "links:\n  lost: {}")], "link 'lost': cannot be reached from the root link 'base'"),
        ([("child: fore", "child: upper")], "joint 'elbow': joins link 'upper' to itself"),
        ([("parent: base", "parent: fore")], "cannot be reached from the root link 'base'"),
        (
            [("parent: upper, child: fore", "parent: base, child: upper")],
            "already the child of joint 'shoulder' (line 9)",
        ),
    ],
)
def test_shape(changes: list[tuple[str, str]], said: str) -> None:
    """Links that hang on nothing, on themselves or on two joints are refused."""
    messages = [str(fault) for fault in refused(from_yaml, changed(*changes))]
    assert any(said in message for message in messages), messages


FOUR_BAR = "tools:\n  p: {link: fore}\n  g: {link: base}\nloops:\n  - {a: p, b: g, constrain: CONSTRAIN}\n"


def test_loops() -> None:
    """A loop joins two tools along directions, which come in the usual order; one rotation alone is refused."""
    text = TWO_LINK[: TWO_LINK.index("tools:")] + FOUR_BAR
    loop = from_yaml(text.replace("CONSTRAIN", "[rx, y, x, ry]")).loops[0]
    assert (loop.a, loop.b, loop.constrain) == ("p", "g", ("x", "y", "rx", "ry"))
    faults = refused(from_yaml, text.replace("CONSTRAIN", "[x, rx]"))
    assert "must hold no, two or three rotations, got one" in str(faults[0]) and faults[0].at.line == 16


def test_loops_to_the_world() -> None:
    """A side may be the world, held where `at` says, parameters among its lengths; without it at the base's own frame."""
    text = TWO_LINK.replace(
        "loops: []", "loops: [{a: world, b: gripper, constrain: [x, z], at: {xyz: [payload, 0, 1]}}]"
    )
    loop = from_yaml(text).loops[0]
    assert (loop.a, loop.b, [entry.text for entry in loop.frame.xyz]) == ("world", "gripper", ["payload", "0", "1"])
    plain = from_yaml(TWO_LINK.replace("loops: []", "loops: [{a: gripper, b: world, constrain: [x]}]")).loops[0]
    assert (plain.a, plain.b, plain.frame) == ("gripper", "world", Pose())


def test_the_world_and_a_tool_of_that_name() -> None:
    """A tool may be called `world` as long as no loop names it: nobody could tell which is meant."""
    called = TWO_LINK.replace("gripper:", "world:")
    assert [tool.name for tool in from_yaml(called).tools] == ["world"]
    looped = called.replace("loops: []", "loops: [{a: world, b: other, constrain: [x]}]")
    said = "loops[0].a: 'world' is the world, and a tool of this file is called so too; rename the tool"
    assert said in str(refused(from_yaml, looped)[0])


def test_only_the_world_is_held_at_a_place() -> None:
    """`at` beside two tools is refused: tools have their own origins."""
    text = TWO_LINK[: TWO_LINK.index("tools:")] + FOUR_BAR.replace("CONSTRAIN", "[x, y], at: {xyz: [0, 0, 1]}")
    said = "loops[0].at: says where a tool is held to the world, but 'p' and 'g' are tools; place the tools by their origins"
    assert said in str(refused(from_yaml, text)[0])
    (only,) = refused(
        from_yaml, TWO_LINK.replace("loops: []", "loops: [{a: wold, b: gripper, constrain: [x], at: {}}]")
    )
    assert "did you mean 'world'?" in str(only)


# --- DH tables

DH = """\
name: table
links:
  one: {mass: 1, com: [0.1, 0.2, 0.3], inertia: [0.1, 0.2, 0.25, 0.01, 0.02, 0.03]}
  two: {mass: 2, com: [0.3, 0.2, 0.1], inertia: [0.2, 0.3, 0.4, 0, 0, 0]}
  three: {mass: 1, inertia: [0.2, 0.3, 0.4, 0, 0, 0]}
  four: {mass: 1, com: [0.1, 0, 0], inertia: [0.2, 0.3, 0.4, 0, 0, 0]}
dh:
  convention: CONVENTION
  rows:
    - {joint: j1, link: one, a: 0.2, alpha: pi/2, d: 0.3, theta: 0.1}
    - {joint: j2, link: two, type: prismatic, a: -0.1, alpha: -0.4, d: 0.2, theta: -pi/3}
    - {joint: j3, link: three, type: fixed, a: 0.5, alpha: 1, d: -0.2, theta: 0.7}
    - {joint: j4, link: four, a: 0.1, alpha: 0.3, d: 0.4, theta: 0, parent: one}
tools:
  t1: {link: one}
  t2: {link: two}
  t3: {link: three}
  t4: {link: four, origin: {xyz: [1, 2, 3]}}
"""
ROWS = [(0.2, np.pi / 2, 0.3, 0.1), (-0.1, -0.4, 0.2, -np.pi / 3), (0.5, 1.0, -0.2, 0.7), (0.1, 0.3, 0.4, 0.0)]


def standard(a: float, alpha: float, d: float, theta: float) -> np.ndarray:
    """`Rot_z(theta) Trans_z(d) Trans_x(a) Rot_x(alpha)` entry by entry, as in textbooks."""
    ca, sa, ct, st = np.cos(alpha), np.sin(alpha), np.cos(theta), np.sin(theta)
    rows = [[ct, -st * ca, st * sa, a * ct], [st, ct * ca, -ct * sa, a * st], [0, sa, ca, d], [0, 0, 0, 1]]
    return np.array(rows)


def modified(a: float, alpha: float, d: float, theta: float) -> np.ndarray:
    """Craig's `Rot_x(alpha) Trans_x(a) Rot_z(theta) Trans_z(d)` entry by entry."""
    ca, sa, ct, st = np.cos(alpha), np.sin(alpha), np.cos(theta), np.sin(theta)
    rows = [[ct, -st, 0, a], [st * ca, ct * ca, -sa, -sa * d], [st * sa, ct * sa, ca, ca * d], [0, 0, 0, 1]]
    return np.array(rows)


@pytest.mark.parametrize("row", [standard, modified])
def test_dh_poses(row: object) -> None:
    """Link frames of both conventions, with a slide, a fixed row and a branch, are those of the textbook matrices."""
    robot = from_yaml(DH.replace("CONVENTION", row.__name__))
    q = [0.5, -0.3, 1.1]
    (a1, alpha1, d1, theta1), (a2, alpha2, d2, theta2), third, (a4, alpha4, d4, theta4) = ROWS
    one = row(a1, alpha1, d1, theta1 + q[0])
    two = one @ row(a2, alpha2, d2 + q[1], theta2)
    four = one @ row(a4, alpha4, d4, theta4 + q[2]) @ matrix((1, 2, 3))
    for tool, expected in enumerate((one, two, two @ row(*third), four)):
        np.testing.assert_allclose(tool_pose(robot, q, tool), expected, atol=EXACT)


def test_dh_equals_joints() -> None:
    """A standard table and the joints that spell it out give the same mass matrix: inertias sit in the link frame."""
    links = "".join(f"  before_{link}: {{}}\n" for link in ("one", "two", "three", "four"))
    joints = ""
    for line, parent in zip(DH.splitlines()[9:13], ("base", "one", "two", "one"), strict=True):
        row = dict(re.findall(r"(\w+): ([^,}]+)", line))
        middle, kind = f"before_{row['link']}", row.get("type", "revolute")
        turn = f"axis: [0, 0, 1], origin: {{rpy: [0, 0, {row['theta']}]}}"
        pose = f"origin: {{xyz: [{row['a']}, 0, {row['d']}], rpy: [{row['alpha']}, 0, 0]}}"
        joints += f"  {row['joint']}: {{type: {kind}, parent: {parent}, child: {middle}, {turn}}}\n"
        joints += f"  to_{row['link']}: {{type: fixed, parent: {middle}, child: {row['link']}, {pose}}}\n"
    spelt_out = from_yaml(DH[: DH.index("dh:")] + links + "joints:\n" + joints)
    q = [0.5, -0.3, 1.1]
    table = from_yaml(DH.replace("CONVENTION", "standard"))
    np.testing.assert_allclose(masses(table, q), masses(spelt_out, q), atol=EXACT)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("CONVENTION", "normal", "must be one of standard, modified, got 'normal'"),
        ("alpha: pi/2", "alpha: p", "uses 'p', which is no parameter of this file"),
        ("theta: 0.1", "theta: 0.1, axis: [0, 0, 1]", "axis: does not belong here; the axis of a DH joint is z"),
        ("theta: 0.1", "theta: 0.1, child: one", "child: does not belong here; the row's link is called 'link'"),
        ("theta: 0.1", "teta: 0.1", "dh.rows[0].teta: is not a known key; did you mean 'theta'?"),
        ("{joint: j2, ", "¶{", "dh.rows[1]: must have 'joint'; the joint's name"),
        ("{joint: j2", "¶{joint: j1", "joint 'j1' is given twice"),
        ("link: two, type", "link: twoo, type", "'twoo' is no link of this file; did you mean 'two'?"),
        ("dh:\n  convention: CONVENTION\n  rows:", "¶dh:\n  convention: standard\n  row:", "dh: must have 'rows'"),
    ],
)
def test_dh_faults(old: str, new: str, said: str) -> None:
    """Faults of a DH table are told with their line."""
    assert DH.count(old) == 1
    text, line = marked(DH.replace(old, new if "¶" in new else f"¶{new}").replace("CONVENTION", "standard"))
    messages = [str(fault) for fault in refused(from_yaml, text)]
    assert any(message.startswith(f"robot.yaml:{line}: ") and said in message for message in messages), messages


@pytest.mark.parametrize("key", ["alpha", "theta"])
def test_dh_angles_without_parameters(key: str) -> None:
    """Parameters may stand in a and d of a row, not in its angles."""
    text = "parameters: {p: 1}\n" + DH.replace("CONVENTION", "standard").replace("a: 0.2,", "a: p,")
    assert from_yaml(text)
    value = {"alpha": "pi/2", "theta": "0.1"}[key]
    faults = refused(from_yaml, text.replace(f"{key}: {value}", f"{key}: p"))
    assert [f"dh.rows[0].{key}: 'p' must not use parameters (p)" in str(fault) for fault in faults] == [True]


# --- inertias and locks

SPINNER = """\
name: spinner
links:
  body: {mass: 2, com: [0.1, -0.2, 0.3], inertia: INERTIA}
joints:
  spin: {type: revolute, parent: base, child: body, axis: [1, 2, 3]}
"""


def tensor(inertia: str) -> np.ndarray:
    """The body's inertia tensor about its frame's origin."""
    return np.array(numeric_model(from_yaml(SPINNER.replace("INERTIA", inertia))).bodies[0].inertia.tensor, float)


def test_inertia_about_origin_or_com() -> None:
    """A tensor about the origin and the same one moved to the centre of mass by hand give one model."""
    com, about_com = np.array([0.1, -0.2, 0.3]), np.diag([0.1, 0.2, 0.25])
    about_origin = about_com + 2 * (com @ com * np.eye(3) - np.outer(com, com))
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = about_origin.tolist()
    text = f"{{about: origin, xx: {xx}, yy: {yy}, zz: {zz}, xy: {xy}, xz: {xz}, yz: {yz}}}"
    np.testing.assert_allclose(tensor(text), about_origin, atol=EXACT)
    np.testing.assert_allclose(tensor("[0.1, 0.2, 0.25, 0, 0, 0]"), about_origin, atol=EXACT)


@pytest.mark.parametrize("point", ["com", "origin"])
def test_inertia_axes(point: str) -> None:
    """`rpy` turns the axes of the six numbers: roll about x first, then pitch about y, then yaw about z."""
    turn = about("z", 0.5) @ about("y", -0.2) @ about("x", 0.3)
    own = np.array([[0.1, 0.01, 0.02], [0.01, 0.2, 0.03], [0.02, 0.03, 0.25]])
    six = "xx: 0.1, yy: 0.2, zz: 0.25, xy: 0.01, xz: 0.02, yz: 0.03"
    com = np.array([0.1, -0.2, 0.3])
    parallel = 2 * (com @ com * np.eye(3) - np.outer(com, com)) if point == "com" else 0
    expected = turn @ own @ turn.T + parallel
    np.testing.assert_allclose(tensor(f"{{about: {point}, rpy: [0.3, -0.2, 0.5], {six}}}"), expected, atol=EXACT)


CHAIN = """\
name: chain
links:
  a: {mass: 1, com: [0.1, 0, 0.2], inertia: [0.1, 0.2, 0.25, 0.01, 0, 0]}
  b: {mass: 2, com: [0, 0.2, 0.1], inertia: [0.2, 0.1, 0.25, 0, 0.02, 0]}
  c: {mass: 3, com: [0.3, 0, 0], inertia: [0.1, 0.2, 0.25, 0, 0, 0.01]}
joints:
  first: {type: revolute, parent: base, child: a, axis: [0, 0, 1], origin: {xyz: [0, 0, 0.4], rpy: [0.2, 0, 0]}}
  middle: {type: KIND, parent: a, child: b, axis: [1, 2, 2], origin: {xyz: [0.3, 0, 0], rpy: [0, 0.4, 1]}}
  last: {type: prismatic, parent: b, child: c, axis: [0, 3, 4], origin: {xyz: [0, 0.2, 0], rpy: [1, 0, 0]}}
tools:
  tip: {link: c, origin: {xyz: [0, 0, 0.1]}}
"""


def same_when_held(free: Robot, held: Robot, index: int, value: float) -> None:
    q = [0.7, -0.4]
    full = [*q[:index], value, *q[index:]]
    keep = [i for i in range(3) if i != index]
    np.testing.assert_allclose(tool_pose(held, q), tool_pose(free, full), atol=EXACT)
    np.testing.assert_allclose(masses(held, q), masses(free, full)[np.ix_(keep, keep)], atol=10 * EXACT)


@pytest.mark.parametrize("kind", ["revolute", "continuous", "prismatic"])
@pytest.mark.parametrize(("text", "value"), [("middle", 0.0), ("middle=-pi/5", -np.pi / 5), ("middle=1", 1.0)])
def test_locked_joint(kind: str, text: str, value: float) -> None:
    """A locked joint leaves the poses and the mass matrix of the free robot held there."""
    free = from_yaml(CHAIN.replace("KIND", kind))
    same_when_held(free, lock_joints(free, parse_locks([text])), 1, value)


def test_locked_in_the_file() -> None:
    """`locked` in the file does what `--lock` does."""
    free, held = CHAIN.replace("KIND", "revolute"), CHAIN.replace("KIND", "revolute, locked: pi/7")
    same_when_held(from_yaml(free), from_yaml(held), 1, np.pi / 7)


def test_locked_row_of_a_table() -> None:
    """A locked joint of a DH table, standard or modified, leaves the poses of the free robot held there."""
    for convention in ("standard", "modified"):
        free = from_yaml(DH.replace("CONVENTION", convention).replace("t1: {link: one}", "t1: {link: three}"))
        same_when_held(free, lock_joints(free, parse_locks(["j1=0.8"])), 0, 0.8)
