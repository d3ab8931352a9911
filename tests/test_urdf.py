"""Plain URDF into the same robot: frames, lumping, order, angles, and what is refused by name."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from symdyn.core.folding import Folded, mass_matrix
from symdyn.description import read_robot
from symdyn.description.angles import quarter_turns
from symdyn.description.locks import lock_joints, parse_locks
from symdyn.description.mimics import follow
from symdyn.description.urdf import read_urdf
from symdyn.faults import InputError, Severity
from symdyn.judge.check import check
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import Motion
from tests.samples import ARM_URDF, about, from_urdf, masses, matrix, refused, tool_pose

EXACT = 1e-14


def link(name: str, mass: float = 1.0) -> str:
    moments = 'ixx="0.1" iyy="0.1" izz="0.12" ixy="0" ixz="0" iyz="0"'
    return f'<link name="{name}"><inertial><mass value="{mass}"/><inertia {moments}/></inertial></link>'


def joint(name: str, parent: str, child: str, kind: str = "continuous", inner: str = "") -> str:
    ends = f'<parent link="{parent}"/><child link="{child}"/>'
    return f'<joint name="{name}" type="{kind}">{ends}{inner}</joint>'


def robot(*elements: str, attributes: str = "") -> str:
    return f'<robot name="r"{attributes}>\n' + "\n".join(elements) + "\n</robot>\n"


def parallel(mass: float, arm: np.ndarray) -> np.ndarray:
    return mass * (arm @ arm * np.eye(3) - np.outer(arm, arm))


# --- inertias and frames


def test_lumping() -> None:
    """A link behind a fixed joint joins the body it hangs on: mass, first moment and turned tensor, by hand."""
    upper, slide = numeric_model(from_urdf(ARM_URDF)).bodies
    assert upper.links == ("upper", "plate") and slide.links == ("slide",)
    turn = about("z", 0.5) @ about("y", -0.2) @ about("x", 0.3)
    own = turn @ [[0.01, 0.001, -0.002], [0.001, 0.02, 0.0005], [-0.002, 0.0005, 0.025]] @ turn.T
    bolt = about("z", 0.7) @ about("x", 0.4)
    com, plate = np.array([0.1, 0.02, 0]), np.array([0.2, 0, 0.1]) + bolt @ [0, 0.05, 0.01]
    tensor = own + parallel(1.5, com) + bolt @ np.diag([0.002, 0.003, 0.004]) @ bolt.T + parallel(0.4, plate)
    np.testing.assert_allclose(upper.inertia.mass, 1.9, atol=EXACT)
    np.testing.assert_allclose(upper.inertia.first_moment, 1.5 * com + 0.4 * plate, atol=EXACT)
    np.testing.assert_allclose(np.array(upper.inertia.tensor, float), tensor, atol=EXACT)


def test_frames() -> None:
    """The tool sits where the joints' origins, the turn and the slide put it; an absent axis is x."""
    arm = from_urdf(ARM_URDF)
    shoulder = matrix((0, 0, 0.5), about("y", np.pi / 2)) @ matrix(turn=about("z", 0.6))
    bolt = matrix((0.2, 0, 0.1), about("z", 0.7) @ about("x", 0.4))
    np.testing.assert_allclose(tool_pose(arm, [0.6, 0.3]), shoulder @ bolt @ matrix((0.3, 0.1, 0)), atol=EXACT)
    assert numeric_model(arm).joints[1].axis == (1, 0, 0)


def test_joint_figures() -> None:
    """Limits, damping and friction are carried over; a continuous joint has no limits."""
    shoulder, rail = numeric_model(from_urdf(ARM_URDF)).joints
    assert (shoulder.limits, shoulder.viscous, shoulder.coulomb, shoulder.armature) == ((-2, 2), 0.3, 0.2, 0)
    assert rail.motion is Motion.PRISMATIC and rail.limits == (0, 0.4)
    endless = ARM_URDF.replace('type="revolute"', 'type="continuous"')
    assert numeric_model(from_urdf(endless)).joints[0].limits is None


def test_links_fixed_to_the_root_do_not_move() -> None:
    """What is bolted to the base adds no inertia, and its leaves are no tools."""
    text = robot(link("w"), link("post"), link("arm"), joint("b", "w", "post", "fixed"), joint("j", "post", "arm"))
    model = numeric_model(
        from_urdf(text.replace("</robot>", link("lamp") + joint("c", "w", "lamp", "fixed") + "</robot>"))
    )
    assert [body.links for body in model.bodies] == [("arm",)]
    assert [tool.name for tool in model.tools] == ["arm"]


def test_tools_are_the_moving_leaves() -> None:
    """Every leaf link that moves is a tool, behind a fixed joint too, and a locked finger is none."""
    parts = [link(name) for name in ("w", "hand", "finger", "nail", "thumb", "lid")]
    parts += [joint("a", "w", "hand"), joint("b", "hand", "finger"), joint("c", "finger", "nail", "fixed")]
    parts += [joint("d", "hand", "thumb"), joint("e", "w", "lid")]
    assert [tool.name for tool in from_urdf(robot(*parts)).tools] == ["nail", "thumb", "lid"]
    locked = from_urdf(robot(*parts), locks=parse_locks(["e=0.3"]))
    assert [tool.name for tool in locked.tools] == ["nail", "thumb"]


# --- order

BRANCHES = [link(name) for name in ("w", "a", "b", "c", "d", "e")] + [
    joint("j10", "w", "a"),
    joint("j9", "w", "b"),
    joint("j2", "a", "c"),
    joint("j1", "a", "d", "prismatic", '<limit lower="0" upper="1" effort="1" velocity="1"/>'),
    joint("k", "d", "e", "fixed"),
]


def test_siblings_in_natural_order() -> None:
    """Siblings come in the natural order of their joints' names, parents before children, branches in one piece."""
    order = [joint.name for joint in numeric_model(from_urdf(robot(*BRANCHES))).joints]
    assert order == ["j9", "j10", "j1", "j2"]


@settings(max_examples=50, deadline=None, derandomize=True)
@given(elements=st.permutations(BRANCHES))
def test_order_of_the_file_does_not_matter(elements: list[str]) -> None:
    """The model is the same however the links and joints of a file are shuffled."""
    assert numeric_model(from_urdf(robot(*elements))) == numeric_model(from_urdf(robot(*BRANCHES)))


# --- angles


@pytest.mark.parametrize(
    ("text", "k"),
    [
        ("1.57", 1),
        ("1.5708", 1),
        ("1.571", 1),
        ("1.570796", 1),
        ("1.5707963267948966", 1),
        ("-1.57079", -1),
        ("3.14", 2),
        ("3.14159", 2),
        ("3.1416", 2),
        ("-3.1415", -2),
        ("4.7124", 3),
        ("6.28", 4),
        ("157e-2", 1),
        ("+1.57080", 1),
        ("1.5707963", 1),
        ("1.570796325", 1),
        ("1.58", None),
        ("1.6", None),
        ("1.5", None),
        ("3.1", None),
        ("3", None),
        ("0.785", None),
        ("1.5709", None),
        ("1.570797", None),
        ("0", None),
        ("0.0", None),
        ("0.01", None),
        ("3e-9", 0),
        ("1e300", None),
    ],
)
def test_quarter_turns(text: str, k: int | None) -> None:
    """A decimal is a quarter turn if it is one rounded or truncated to its digits, two decimals at least."""
    assert quarter_turns(text) == k


def test_quarter_turns_are_read_and_told() -> None:
    """1.5708 is read as pi/2 exactly, with a note of how many and how much; --literal-angles keeps it."""
    arm = from_urdf(ARM_URDF)
    assert arm.joints[0].origin.rpy[1].text == "pi/2"
    [note] = arm.remarks
    assert note.severity is Severity.NOTE and note.at.line == 27
    assert "1 angle read as multiples of pi/2, the largest change is 3.7e-06 rad" in str(note)
    assert "--literal-angles" in note.cure
    literal = from_urdf(ARM_URDF, literal_angles=True)
    assert literal.joints[0].origin.rpy[1].value() == 1.5708 and literal.remarks == ()


def test_quarter_turns_in_inertial_frames() -> None:
    """Angles of inertial frames are read the same way."""
    arm = from_urdf(ARM_URDF.replace('rpy="0.3 -0.2 0.5"', 'rpy="3.14159 0 -1.57"'))
    assert [angle.text for angle in arm.links[1].inertia.rpy] == ["pi", "0", "-pi/2"]
    assert "3 angles" in str(arm.remarks[0]) and "0.0008 rad" in str(arm.remarks[0])


# --- refused by name, with the cure


def faults(text: str) -> list[str]:
    return [str(fault) for fault in refused(from_urdf, text)]


@pytest.mark.parametrize("kind", ["ball", "screw", "flaoting"])
def test_unsupported_joints(kind: str) -> None:
    """Types that URDF does not have are refused by name, with what was meant perhaps; locked, they are fixed joints."""
    text = robot(link("w"), link("a"), link("b"), joint("drift", "w", "a", kind), joint("j", "a", "b"))
    [message] = faults(text)
    assert message.startswith(f"robot.urdf:5: joint 'drift': is of type '{kind}', which is no joint type of URDF; ")
    assert message.endswith("did you mean 'floating'?") == (kind == "flaoting")
    locked = lock_joints(from_urdf(text, locks=parse_locks(["drift"])), parse_locks(["drift"]))
    assert [joint.name for joint in numeric_model(locked).joints] == ["j"]


def test_mimic_joints() -> None:
    """A mimic joint follows; locked, it is held where the lock says."""
    inner = '<axis xyz="0 0 1"/><origin xyz="1 0 0"/>'
    mimic = joint("right", "a", "b", inner=f'{inner}<mimic joint="left" multiplier="-1" offset="0.25"/>')
    text = robot(link("w"), link("a"), link("b"), joint("left", "w", "a", inner='<axis xyz="0 1 0"/>'), mimic)
    free = from_urdf(text.replace('<mimic joint="left" multiplier="-1" offset="0.25"/>', ""))
    folded, E = Folded.of(numeric_model(follow(from_urdf(text)))), np.array([[1.0], [-1.0]])
    wanted = E.T @ masses(free, [0.2, 0.05]) @ E
    np.testing.assert_allclose(mass_matrix(folded, np.array([0.2])), wanted, atol=EXACT)
    locks = parse_locks(["right=0.4"])
    held = follow(lock_joints(from_urdf(text, locks=locks), locks))
    np.testing.assert_allclose(masses(held, [0.2]), masses(free, [0.2, 0.4])[:1, :1], atol=EXACT)


def test_mimic_of_nothing() -> None:
    """A mimic of a joint that is not there says so, with the cure."""
    mimic = joint("right", "w", "a", inner='<mimic joint="lost"/>')
    with pytest.raises(InputError) as caught:
        follow(from_urdf(robot(link("w"), link("a"), mimic)))
    [message] = [str(fault) for fault in caught.value.faults]
    assert message.startswith("robot.urdf:4: joint 'right': mimics joint 'lost', which does not exist")
    assert "--lock right" in message and "delete 'mimic' to set it free" in message


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('<link name="world"/>', '<link name="world"/><xacro:include filename="x"/>', 3),
        ('<mass value="1.5"/>', '<mass value="1.5"/><xacro:box_inertia m="1"/>', 7),
        ('xyz="0 0 0.5"', 'xyz="0 0 ${height}"', 27),
        ('xyz="0 0 0.5"', 'xyz="$(arg place)"', 27),
        ('value="1.5"', 'value="${2*m}"', 7),
        ('<link name="world"/>', '<link name="${prefix}world"/>', 3),
    ],
)
def test_xacro(old: str, new: str, line: int) -> None:
    """Xacro, wherever it was left in, is called by its name."""
    found = [message for message in faults(ARM_URDF.replace(old, new)) if message.startswith(f"robot.urdf:{line}: ")]
    assert "xacro, not plain URDF: let the file's name end in .xacro" in found[0]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('<robot name="arm">', "<robot>", "2: robot: must have the attribute 'name'"),
        ('<link name="world"/>', "<link/>", "3: link: must have the attribute 'name'"),
        ('<link name="world"/>', '<link name="plate"/>', "11: link 'plate': is given twice, first in line 3"),
        ('<mass value="1.5"/>', "", "5: link 'upper' inertial: must have <mass>"),
        ('<mass value="1.5"/>', "<mass/>", "7: link 'upper' inertial mass: must have the attribute 'value'"),
        (
            'value="1.5"',
            'value="1,5"',
            "7: link 'upper' inertial mass value: must be a finite number, but '1,5' is none",
        ),
        (
            'value="1.5"',
            'value="nan"',
            "7: link 'upper' inertial mass value: must be a finite number, but 'nan' is none",
        ),
        (
            'value="1.5"',
            'value="1e99"',
            "7: link 'upper' inertial mass value: must be a finite number, but '1e99' is beyond",
        ),
        ('ixx="0.01" ', "", "8: link 'upper' inertial inertia: must have the attribute 'ixx'"),
        ('xyz="0 0.1 0"', 'xyz="0 0.1"', "40: joint 'rail' origin xyz: must be three numbers, got 2: '0 0.1'"),
        ('xyz="0 0.1 0"', 'xyz="0 0.1 0 1"', "40: joint 'rail' origin xyz: must be three numbers, got 4"),
        ('<axis xyz="0 0 1"/>', '<axis xyz="0 0 0"/>', "28: joint 'shoulder' axis: must not be the zero vector"),
        ('<axis xyz="0 0 1"/>', '<axis xyz="0 0 1e-200"/>', "28: joint 'shoulder' axis: must not be the zero vector"),
        ('<axis xyz="0 0 1"/>', "<axis/>", "28: joint 'shoulder' axis: must have the attribute 'xyz'"),
        (
            '<axis xyz="0 0 1"/>',
            '<axis xyz="1 0 0"/>\n<axis xyz="0 0 1"/>',
            "29: joint 'shoulder': has 2 <axis> elements",
        ),
        ('<parent link="world"/>', "", "24: joint 'shoulder': must have <parent>"),
        (
            '<parent link="plate"/>',
            '<parent link="plat"/>',
            "37: joint 'rail' parent: link 'plat' is not declared; did you",
        ),
        (
            '<parent link="plate"/>',
            '<parent link="x"/>',
            "37: joint 'rail' parent: link 'x' is not declared; add <link",
        ),
        (
            'type="prismatic"',
            'type="prismtic"',
            "37: joint 'rail': is of type 'prismtic', which is no joint type of URDF; did",
        ),
        ('type="prismatic"', "", "37: joint 'rail': must have the attribute 'type'"),
        ('name="rail"', 'name="bolt"', "37: joint 'bolt': is given twice, first in line 32"),
        (
            '<child link="slide"/>',
            '<child link="upper"/>',
            "24: joint 'shoulder': link 'upper' is already the child of joint 'rail' (line 37)",
        ),
        (
            '<parent link="world"/>',
            '<parent link="slide"/>',
            "4: link 'upper': cannot be reached from the root link 'world'",
        ),
        (
            "</robot>",
            '<drake:joint name="b" type="ball"/></robot>',
            "43: <drake:joint>: 'b' of type 'ball' is no part of URDF",
        ),
        ("</robot>", "", "44: is not well-formed XML: no element found"),
        ('name="arm"', 'name="a&#10;b"', "2: robot: name 'a\\nb' holds a character that cannot be printed"),
    ],
)
def test_fault_and_its_line(old: str, new: str, said: str) -> None:
    """Each kind of fault is told with the file, its line and the cure."""
    assert ARM_URDF.count(old) == 1
    messages = faults(ARM_URDF.replace(old, new))
    assert any(message.startswith(f"robot.urdf:{said}") for message in messages), messages


def test_all_faults_in_one_run() -> None:
    """Faults all over the file are told together in the order of the file."""
    text = (
        ARM_URDF.replace('value="1.5"', 'value="x"')
        .replace('ixx="0.002" ', "")
        .replace('type="prismatic"', 'type="ball"')
    )
    assert [fault.at.line for fault in refused(from_urdf, text)] == [7, 15, 37]


def test_circle_of_joints() -> None:
    """Joints that run in a circle leave no root, and the message says that."""
    text = robot(link("a"), link("b"), joint("j", "a", "b"), joint("k", "b", "a"))
    assert "joints run in a circle" in faults(text)[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "robot.urdf:1: is not well-formed XML: no element found"),
        ("name: yaml\n", "robot.urdf:1: is not well-formed XML"),
        (
            "\n<sdf/>",
            "robot.urdf:2: <sdf>: is neither URDF nor MJCF: the outermost element must be <robot> or <mujoco>",
        ),
        ('<robot name="r"/>', "robot.urdf:1: robot: has no <link>"),
        ('<?xml version="1.0" encoding="klingon"?><robot/>', "robot.urdf:1: cannot be read as XML"),
        ("<robot>" + "<a>" * 300, "robot.urdf:1: is no URDF: nested far too deeply"),
    ],
)
def test_no_robot_at_all(text: str, said: str) -> None:
    """What is no URDF or nothing at all gets a message of its own."""
    assert any(message.startswith(said) for message in faults(text))


# --- accepted where other readers accept it


@pytest.mark.parametrize(
    "text",
    [
        ARM_URDF.replace('<link name="world"/>', '<link name="world" drake:colour="red"/>'),
        ARM_URDF.replace('<link name="world"/>', '<link name="world"/><gazebo:plugin name="x"><a:b/></gazebo:plugin>'),
        "\ufeff" + ARM_URDF,
        "\n\n" + ARM_URDF,
        "\ufeff \r\n\n" + ARM_URDF,
        ARM_URDF.replace("\n", "\r\n"),
        ARM_URDF.replace('<link name="world"/>', '<!-- 見た目の定義 ö --><link name="world"/>'),
        ARM_URDF.replace('<?xml version="1.0"?>\n', ""),
        ARM_URDF.replace('xyz="0 0 0.5"', 'xyz="  0 +0.0\n 5.e-1 "'),
        ARM_URDF.replace("</robot>", '<transmission name="t"><joint name="shoulder"/></transmission></robot>'),
    ],
)
def test_accepted(text: str) -> None:
    """Undeclared prefixes, byte order marks, blank lines, comments in any script and foreign elements do no harm."""
    assert numeric_model(from_urdf(text)) == numeric_model(from_urdf(ARM_URDF))


def test_other_encodings() -> None:
    """UTF-16 and Latin-1 files are read if they say so."""
    text = ARM_URDF.replace("plate", "plåt")
    expected = numeric_model(from_urdf(text))
    latin = text.replace("?>", ' encoding="ISO-8859-1"?>', 1).encode("latin-1")
    utf16 = text.replace("?>", ' encoding="UTF-16"?>', 1).encode("utf-16")
    assert numeric_model(read_urdf(latin, "a.urdf")) == numeric_model(read_urdf(utf16, "a.urdf")) == expected


def test_lines_behind_leading_blanks() -> None:
    """Leading blank lines count in the lines of messages."""
    found = refused(from_urdf, "\n\n" + ARM_URDF.replace('value="1.5"', 'value="x"'))
    assert found[0].at.line == 9


def test_limits_that_others_miss() -> None:
    """A missing limit, or one without effort or velocity, only warns: the dynamics do not need it."""
    arm = from_urdf(ARM_URDF.replace(' effort="10" velocity="3"', ""), literal_angles=True)
    assert [fault.severity for fault in arm.remarks] == [Severity.WARNING] * 4
    bare = from_urdf(ARM_URDF.replace('<limit lower="0" upper="0.4" effort="10" velocity="3"/>', ""))
    assert numeric_model(bare).joints[1].limits is None
    assert any("joint 'rail': has no <limit>" in str(fault) for fault in check(bare))


def test_read_robot_by_ending(tmp_path: object) -> None:
    """`.urdf` and `.xml` files are read as URDF, with locks and literal angles passed on."""
    for ending in ("urdf", "xml", "URDF"):
        path = tmp_path / f"arm.{ending}"
        path.write_text(ARM_URDF)
        arm = read_robot(path, lock=["rail=0.1"], literal_angles=True)
        assert [joint.moves for joint in arm.joints] == [True, False, False] and not arm.remarks
