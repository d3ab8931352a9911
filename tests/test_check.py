"""The rules of `symdyn check`, each on a small robot that breaks it alone."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.description.locks import lock_joints, parse_locks
from symdyn.faults import Fault, Severity
from symdyn.judge.check import check
from tests.samples import ARM_URDF, TWO_LINK, about, from_urdf, from_yaml, masses, refused

ARM = """\
name: arm
links:
  upper: {mass: 2, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
  fore: {mass: 1, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
joints:
  shoulder: {type: revolute, parent: base, child: upper, axis: [0, 0, 1]}
  elbow: {type: revolute, parent: upper, child: fore, axis: [0, 1, 0], origin: {xyz: [0.3, 0, 0]}}
"""
ERROR, WARNING = Severity.ERROR, Severity.WARNING
FORE = "{mass: 1, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}"

# what of the arm to replace, by what, how bad that is, the line and what must be said
RULES = [
    ("mass: 1,", "mass: -0.1,", ERROR, 4, "link 'fore' mass: must not be negative, got -0.1; write its mass in kg"),
    ("[0.01, 0.02, 0.02, 0, 0, 0]}\njoints", "[-0.01, 0.02, 0.02, 0, 0, 0]}\njoints", WARNING, 4, "check signs"),
    (
        "[0.01, 0.02, 0.02, 0, 0, 0]}\njoints",
        "[0.01, 0.02, 0.02, 0.02, 0, 0]}\njoints",
        WARNING,
        4,
        "positive definite",
    ),
    ("[0.01, 0.02, 0.02, 0, 0, 0]}\njoints", "[0, 0.02, 0.02, 0, 0, 0]}\njoints", WARNING, 4, "fine for a thin rod"),
    ("[0.01, 0.02, 0.02, 0, 0, 0]}\njoints", "[0.01, 0.02, 0.04, 0, 0, 0]}\njoints", WARNING, 4, "triangle inequality"),
    (
        "[0.01, 0.02, 0.02, 0, 0, 0]}\njoints",
        "[0, 0, 0, 0, 0, 0]}\njoints",
        WARNING,
        4,
        "inertia: is zero for a mass of 1",
    ),
    (
        "[0.01, 0.02, 0.02, 0, 0, 0]}\njoints",
        "[1, 1, 1, 0, 0, 0]}\njoints",
        WARNING,
        4,
        "is 1 times the identity for 1 kg",
    ),
    (
        "[0.01, 0.02, 0.02, 0, 0, 0]}\n  fore",
        "[2, 2, 2, 0, 0, 0]}\n  fore",
        WARNING,
        3,
        "is 2 times the identity for 2 kg",
    ),
    ("axis: [0, 1, 0]", "axis: [0, 1, 1]", WARNING, 7, "axis should have length 1, got [0, 1, 1] of length 1.41421"),
    ("axis: [0, 0, 1]}", "axis: [0, 0, 1], viscous: -1}", WARNING, 6, "viscous should not be negative, got -1"),
    ("axis: [0, 0, 1]}", "axis: [0, 0, 1], coulomb: -1}", WARNING, 6, "coulomb should not be negative, got -1"),
    ("xyz: [0.3, 0, 0]", "rpy: [1.5708, 0, 0]", WARNING, 7, "angle 1.5708 is almost pi/2; write pi/2"),
    ("name: arm", "name: arm\nparameters:\n  spare: 1", WARNING, 3, "parameter 'spare': is not used anywhere"),
    (
        "  fore: {",
        "  a-b: {}\n  a.b: {}\n  fore: {",
        ERROR,
        5,
        "link 'a.b': becomes 'a_b' in Python and C, as does 'a-b'",
    ),
    ("joints:", "tools: {if: {link: fore}, if_: {link: fore}}\njoints:", ERROR, 5, "tool 'if_': becomes 'if_'"),
    (
        "joints:",
        "tools: {x: {link: fore}, rate_x: {link: fore}}\njoints:",
        ERROR,
        5,
        "tool 'rate_x': gives a function the name 'jacobian_rate_x', which tool 'x' has too",
    ),
    ("joints:", "tools: {x_batch: {link: fore}, x: {link: fore}}\njoints:", ERROR, 5, "the name 'pose_x_batch'"),
    ("joints:", "tools: {x_lanes: {link: fore}, x: {link: fore}}\njoints:", ERROR, 5, "the name 'pose_x_lanes'"),
    ("joints:", "tools: {x: {link: fore}, x_part12: {link: fore}}\njoints:", ERROR, 5, "which tool 'x' has too"),
    ("joints:", "tools: {all: {link: fore}}\njoints:", ERROR, 5, "which the function of all tools has too"),
]


def robot_with(old: str, new: str) -> object:
    assert ARM.count(old) == 1
    text = ARM.replace(old, new)
    if "a-b" in new:
        text += "  j-1: {type: fixed, parent: base, child: a-b}\n  j-2: {type: fixed, parent: base, child: a.b}\n"
    return from_yaml(text)


def found(robot: object) -> list[Fault]:
    """Errors and warnings."""
    return [fault for fault in check(robot) if fault.severity is not Severity.NOTE]


@pytest.mark.parametrize("robot", [from_yaml(ARM), from_yaml(TWO_LINK), from_urdf(ARM_URDF, literal_angles=True)])
def test_healthy_robot(robot: object) -> None:
    """Nothing is said of a healthy robot, but for notes."""
    assert found(robot) == []


@pytest.mark.parametrize(("old", "new", "severity", "line", "said"), RULES, ids=[rule[1][:40] for rule in RULES])
def test_rule(old: str, new: str, severity: Severity, line: int, said: str) -> None:
    """One broken rule gives one finding, an error or a warning as the design says, with line and cure."""
    [fault] = found(robot_with(old, new))
    assert (fault.severity, fault.at.line) == (severity, line) and said in str(fault) and fault.cure


def test_unreachable_link() -> None:
    """A link that nothing joins to the tree is an error, told by the reader."""
    [fault] = refused(from_yaml, ARM.replace("links:", "links:\n  lost: {mass: 1}"))
    assert str(fault).startswith("robot.yaml:3: link 'lost': cannot be reached from the root link 'base'; join it")


@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_rounded_quarter_turn_of_a_table(convention: str) -> None:
    """An angle of a DH row that was meant as a multiple of pi/2 is noticed in either convention."""
    rows = "[{joint: s, link: upper, alpha: 1.5708, theta: -3.14159}, {joint: e, link: fore, a: 0.1}]"
    faults = check(from_yaml(ARM[: ARM.index("joints:")] + f"dh: {{convention: {convention}, rows: {rows}}}\n"))
    assert sorted(fault.rule for fault in faults) == [
        "angle -3.14159 is almost -pi",
        "angle 1.5708 is almost pi/2",
    ]


def test_inertia_about_a_turned_origin() -> None:
    """A good tensor given about the origin in turned axes is moved to the centre of mass in those axes."""
    com, own = np.array([0.5, 0, 0]), np.diag([0.01, 0.02, 0.02])
    turn = about("z", np.pi / 2)
    given = turn.T @ (own + com @ com * np.eye(3) - np.outer(com, com)) @ turn
    six = "".join(f", {key}: {given[at]!r}" for key, at in {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2)}.items())
    inertia = f"{{about: origin, rpy: [0, 0, pi/2]{six.replace('np.float64', '')}}}"
    assert check(from_yaml(ARM.replace(FORE, f"{{mass: 1, com: [0.5, 0, 0], inertia: {inertia}}}"))) == ()


# --- singular mass matrices


def singular(text: str) -> list[str]:
    """The joints that are named for a singular mass matrix."""
    faults = [fault for fault in check(from_yaml(text)) if fault.severity is ERROR]
    assert all("--lock" in fault.cure and "armature" in fault.cure for fault in faults)
    return [fault.subject for fault in faults]


def test_massless_tip() -> None:
    """A finger without mass at the tip is warned of, and its joint named; locked it is fine."""
    text = ARM.replace(FORE, "{}")
    assert singular(text) == ["joint 'elbow'"]
    [warning, error] = check(from_yaml(text))
    assert "link 'fore': moves with joint 'elbow' but has neither mass nor inertia" in str(warning)
    assert (warning.severity, warning.at.line, error.at.line) == (WARNING, 4, 7)
    assert "moves no inertia, so the mass matrix is singular; give fore mass" in str(error)
    assert check(lock_joints(from_yaml(text), parse_locks(["elbow"]))) == ()


def test_point_on_the_axis() -> None:
    """A point mass on the joint's own axis leaves nothing to turn."""
    assert singular(ARM.replace(FORE, "{mass: 1, com: [0, 0.2, 0]}")) == ["joint 'elbow'"]


def test_coaxial_joints_with_nothing_between() -> None:
    """Two joints on one axis with a massless link between them: the inner one is named."""
    text = ARM.replace("{mass: 2, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}", "{}")
    text = text.replace("axis: [0, 1, 0], origin: {xyz: [0.3, 0, 0]}", "axis: [0, 0, 1], origin: {xyz: [0, 0, 0.3]}")
    assert singular(text) == ["joint 'shoulder'"]
    assert abs(np.linalg.det(masses(from_yaml(text), [0.3, 0.7]))) < 1e-16
    [_, error] = check(from_yaml(text))
    assert "adds no inertia of its own" in str(error)


def test_massless_middle_of_a_wrist() -> None:
    """A massless link between crossed axes is only warned of: the mass matrix is regular."""
    faults = check(from_yaml(ARM.replace("{mass: 2, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}", "{}")))
    assert [fault.severity for fault in faults] == [WARNING]


def test_whole_robot_without_inertia() -> None:
    """A robot without any inertia has all its joints named, and armature cures them one by one."""
    text = ARM.replace(FORE, "{}").replace("{mass: 2, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}", "{}")
    assert singular(text) == ["joint 'shoulder'", "joint 'elbow'"]
    half = text.replace("child: fore,", "child: fore, armature: 0.1,")
    assert singular(half) == ["joint 'shoulder'"]
    assert singular(half.replace("child: upper,", "child: upper, armature: 0.1,")) == []


def test_rank_one_inertia_that_is_fine() -> None:
    """A massless link with inertia about its joint's axis alone warns but is no error (Puma 560, link 1)."""
    text = ARM.replace(
        "{mass: 2, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}", "{inertia: [0, 0, 1, 0, 0, 0]}"
    )
    assert [fault.severity for fault in check(from_yaml(text))] == [WARNING]


def test_negative_inertia() -> None:
    """A joint that feels a negative inertia is named with it."""
    [_, error] = check(from_yaml(ARM.replace(FORE, "{inertia: [0.01, -0.02, 0.02, 0, 0, 0]}")))
    assert "joint 'elbow': feels a negative inertia (-0.02)" in str(error) and error.severity is ERROR


def test_robot_that_does_not_move() -> None:
    """A robot without a moving joint is an error."""
    locked = lock_joints(from_yaml(ARM), parse_locks(["shoulder", "elbow"]))
    assert [fault.rule for fault in found(locked)] == ["the robot has no joint that moves"]


def test_unused_parameters_are_those_of_no_place() -> None:
    """A parameter used in a tool, in gravity or in a DH length alone counts as used."""
    text = "parameters: {p: 1, g: 9.81, r: 0.1}\ngravity: [0, 0, -g]\n" + ARM[: ARM.index("joints:")]
    text += (
        "dh: {convention: standard, rows: [{joint: s, link: upper, a: r}, {joint: e, link: fore, alpha: pi/2, a: 1}]}\n"
    )
    assert check(from_yaml(text + "tools: {t: {link: fore, origin: {xyz: [p, 0, 0]}}}\n")) == ()


def test_findings_come_in_the_order_of_the_file() -> None:
    """Remarks of the reader and findings of all rules are sorted by line."""
    text = ARM_URDF.replace('<axis xyz="0 0 1"/>', '<axis xyz="0 0 2"/>').replace('value="1.5"', 'value="-1.5"')
    lines = [fault.at.line for fault in check(from_urdf(text.replace(' velocity="3"', "")))]
    assert lines == sorted(lines) and len(lines) >= 5
