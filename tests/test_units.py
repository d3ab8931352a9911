"""Units that cannot be meant, and what `check` and `generate` say of friction, of the root and of odd axes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from symdyn.description import read_robot
from symdyn.description.expressions import Expression, parse
from symdyn.description.locks import lock_joints, parse_locks
from symdyn.description.robot import JointKind, Pose, Robot, Triple
from symdyn.description.units import unit_faults
from symdyn.faults import Fault, Severity
from symdyn.judge.check import check
from tests.collection import ROOT, SHIPPED, name_of
from tests.samples import ARM_URDF, TWO_LINK, from_urdf, from_yaml
from tests.test_cli import run

ARM = """\
name: arm
links:
  upper: {mass: 2, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
  fore: {mass: 1, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
joints:
  shoulder: {type: revolute, parent: base, child: upper, axis: [0, 0, 1]}
  elbow: {type: revolute, parent: upper, child: fore, axis: [0, 1, 0], origin: {xyz: [0.3, 0, 0]}}
"""
TABLE = """\
name: table
links:
  one: {mass: 2, com: [-0.2, 0, 0], inertia: [0.01, 0.03, 0.03, 0, 0, 0]}
  two: {mass: 1, com: [0, 0, -0.1], inertia: [0.01, 0.01, 0.005, 0, 0, 0]}
dh:
  convention: CONVENTION
  rows:
    - {joint: turn, link: one, a: 0.4, alpha: 90, d: 0.3, limits: [-180, 180]}
    - {joint: next, link: two, theta: -180, d: 0.1}
"""
over_shipped = pytest.mark.parametrize("path", SHIPPED, ids=name_of)


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


def said(robot: Robot) -> list[str]:
    """The warnings of check, all of them about units in what follows."""
    return [str(fault) for fault in check(robot) if fault.severity is Severity.WARNING]


def noted(robot: Robot, word: str) -> list[Fault]:
    return [fault for fault in check(robot) if fault.severity is Severity.NOTE and word in fault.rule]


# --- whole robots in another unit


def times(factor: str) -> Callable[[Expression], Expression]:
    return lambda entry: entry if entry.is_zero else parse(f"({entry.text})*{factor}")


def each(triple: Triple, change: Callable[[Expression], Expression]) -> Triple:
    x, y, z = triple
    return change(x), change(y), change(z)


def in_millimetres(robot: Robot) -> Robot:
    """Every length of the robot, as a drawing would have it."""

    def moved(pose: Pose) -> Pose:
        return replace(pose, xyz=each(pose.xyz, times("1000")))

    return replace(
        robot,
        links=tuple(replace(link, com=each(link.com, times("1000"))) for link in robot.links),
        joints=tuple(replace(j, origin=moved(j.origin), after=moved(j.after)) for j in robot.joints),
        tools=tuple(replace(tool, origin=moved(tool.origin)) for tool in robot.tools),
    )


def inertias_times(factor: str) -> Callable[[Robot], Robot]:
    def change(robot: Robot) -> Robot:
        def scaled(six: tuple[Expression, ...]) -> tuple[Expression, ...]:
            return tuple(times(factor)(entry) for entry in six)

        links = (replace(link, inertia=replace(link.inertia, six=scaled(link.inertia.six))) for link in robot.links)
        return replace(robot, links=tuple(links))

    return change


def limits_in_degrees(robot: Robot) -> Robot:
    def turned(pair: tuple[Expression, Expression] | None) -> tuple[Expression, Expression] | None:
        return pair and (parse(f"{pair[0].value() * 57.29578:.0f}"), parse(f"{pair[1].value() * 57.29578:.0f}"))

    revolute = {joint.name for joint in robot.joints if joint.kind is JointKind.REVOLUTE}
    joints = (replace(j, limits=turned(j.limits)) if j.name in revolute else j for j in robot.joints)
    return replace(robot, joints=tuple(joints))


SLIPS = {
    "mm": (in_millimetres, "millimetres, it seems"),
    "kg cm2": (inertias_times("10000"), "another unit, it seems"),
    "kg mm2": (inertias_times("1000000"), "another unit, it seems"),
    "g mm2": (inertias_times("1000000000"), "another unit, it seems"),
    "degrees": (limits_in_degrees, "degrees, it seems"),
}


@over_shipped
def test_shipped_robots_are_in_si(path: Path) -> None:
    """No robot that ships is taken for one in other units."""
    assert unit_faults(read_robot(path)) == []


@over_shipped
@pytest.mark.parametrize("slip", SLIPS)
def test_another_unit_is_noticed(path: Path, slip: str) -> None:
    """Every robot that ships is warned of when its lengths, inertias or limits are given in the usual wrong units."""
    robot = read_robot(path)
    change, word = SLIPS[slip]
    if slip == "degrees" and not any(j.limits and j.kind is JointKind.REVOLUTE for j in robot.joints):
        assert change(robot) == robot  # no limits to mistake
        return
    found = unit_faults(change(robot))
    assert found and all(word in fault.rule and fault.severity is Severity.WARNING for fault in found)


# --- angles


@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_degrees_in_a_table(convention: str) -> None:
    """DH rows with alpha: 90 and limits of ±180 are warned of with what to write."""
    found = said(from_yaml(TABLE.replace("CONVENTION", convention)))
    assert found == [
        "robot.yaml:8: warning: joint 'turn': angle 90 is beyond a full turn: degrees, it seems; "
        "angles are radians: write pi/2",
        "robot.yaml:8: warning: joint 'turn': limits [-180, 180] are 29 turns: degrees, it seems; "
        "write [-pi, pi]; a joint without limits is 'continuous'",
        "robot.yaml:9: warning: joint 'next': angle -180 is beyond a full turn: degrees, it seems; "
        "angles are radians: write -pi",
    ]


ANGLES = {
    "a joint": ("xyz: [0.3, 0, 0]", "rpy: [0, 45, 7]", 7, "angles 45, 7 are", "write pi/4, 7*pi/180"),
    "held": ("axis: [0, 0, 1]", "axis: [0, 0, 1], locked: 22.5", 6, "angle 22.5", "write pi/8"),
    "an inertia": (
        "fore: {mass: 1, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}",
        "fore: {mass: 1, com: [0.1, 0, 0], inertia: {xx: 0.01, yy: 0.02, zz: 0.02, rpy: [0, 0, 12.3]}}",
        4,
        "link 'fore' inertia: angle 12.3",
        "write 12.3*pi/180",
    ),
    "a tool": ("joints:", "tools: {t: {link: fore, origin: {rpy: [0, 135, 0]}}}\njoints:", 5, "tool 't'", "3*pi/4"),
}


@pytest.mark.parametrize("place", ANGLES)
def test_degrees_anywhere(place: str) -> None:
    """Angles beyond a full turn are noticed in joints, positions held, inertias and tools."""
    old, new, line, what, cure = ANGLES[place]
    [found] = said(from_yaml(changed(ARM, old, new)))
    assert found.startswith(f"robot.yaml:{line}: warning: ") and what in found and cure in found


def test_degrees_of_a_lock() -> None:
    """--lock elbow=90 is noticed, --lock elbow=pi/2 is not, and a slide may be held at any number."""
    found = said(lock_joints(from_yaml(ARM), parse_locks(["elbow=90"])))
    assert len(found) == 1 and "joint 'elbow': angle 90 is beyond" in found[0]
    assert said(lock_joints(from_yaml(ARM), parse_locks(["elbow=pi/2"]))) == []
    slide = from_yaml(changed(ARM, "elbow: {type: revolute", "elbow: {type: prismatic"))
    assert said(lock_joints(slide, parse_locks(["elbow=8"]))) == []


def test_degrees_of_urdf() -> None:
    """URDF cannot hold expressions: the cure is a decimal."""
    text = ARM_URDF.replace('rpy="0 1.5708 0"', 'rpy="0 90 0"').replace('lower="-2" upper="2"', 'lower="0" upper="120"')
    first, second = said(from_urdf(text))
    assert "angle 90 is beyond a full turn" in first and "write 1.570796327" in first
    assert "limits [0, 120] are 19 turns" in second and "write [0, 2.094395102]" in second


@pytest.mark.parametrize("angle", ["6.2832", "6.283185308", "6.28", "-2*pi", "5*pi/2", "9.42477796", "360*pi/180"])
def test_full_turns_are_no_degrees(angle: str) -> None:
    """A rounded full turn and whatever is a multiple of pi/2 or written with pi are radians."""
    assert unit_faults(from_yaml(changed(ARM, "xyz: [0.3, 0, 0]", f"rpy: [0, 0, '{angle}']"))) == []


@pytest.mark.parametrize(
    ("limits", "warned"),
    [
        ("[-180, 180]", True),
        ("[-90, 90]", True),
        ("[-360, 360]", True),
        ("[-4, 176]", True),
        ("[-235, 60]", True),
        ("[-10, 10]", False),  # solo12: as good as none
        ("[-9.42, 9.42]", False),  # ANYmal
        ("[-2.53, 9.25]", False),  # TIAGo's fingers
        ("[-6*pi, 6*pi]", False),
        ("[-31.4159, 31.4159]", False),
        ("[-100, 100]", False),
        ("[-1e16, 1e16]", False),  # rotors: none
    ],
)
def test_limits(limits: str, warned: bool) -> None:
    """Limits that look like degrees are told from several turns and from numbers that stand for none."""
    found = said(from_yaml(changed(ARM, "axis: [0, 0, 1]", f"axis: [0, 0, 1], limits: {limits}")))
    assert bool(found) == warned and all("degrees, it seems" in text for text in found)


# --- lengths, inertias, gravity


LENGTHS = {
    "an offset": ("xyz: [0.3, 0, 0]", "xyz: [300, 0, 0]", "joint 'elbow': is 300 m long in a robot that reaches 300.1"),
    "a tool": (
        "joints:",
        "tools: {t: {link: fore, origin: {xyz: [0, 0, 120]}}}\njoints:",
        "tool 't': is 120 m long in a robot that reaches 120.3 m: millimetres, it seems; lengths are in m",
    ),
    "a centre": (
        "upper: {mass: 2, com: [0.1, 0, 0]",
        "upper: {mass: 2, com: [100, 0, 0]",
        "link 'upper' com: is 100 m away in a robot that reaches 0.3 m: millimetres, it seems",
    ),
    "a slide": (
        "shoulder: {type: revolute",
        "shoulder: {type: prismatic, limits: [0, 500]",
        "joint 'shoulder': limits [0, 500] let it slide by more than 50 m: millimetres",
    ),
    "a slide that is held": ("shoulder: {type: revolute", "shoulder: {type: prismatic, locked: 250", "is 250 m long"),
}


@pytest.mark.parametrize("what", LENGTHS)
def test_millimetres(what: str) -> None:
    """One length in millimetres among metres is found and named."""
    old, new, text = LENGTHS[what]
    [found] = said(from_yaml(changed(ARM, old, new)))
    assert text in found


def test_only_centres_of_mass() -> None:
    """A robot without offsets has only its centres of mass to be judged by, and one of 3 m is fine."""
    text = changed(ARM, ", origin: {xyz: [0.3, 0, 0]}", "")
    assert said(from_yaml(text.replace("com: [0.1, 0, 0]", "com: [3, 0, 0]"))) == []
    [found] = said(from_yaml(text.replace("com: [0.1, 0, 0]", "com: [100, 0, 0]")))
    assert "com: is 100 m long" in found


def test_one_inertia_of_another_unit() -> None:
    """A single link in kg mm² is named with its radius of gyration; a link of no weight beside the others is not."""
    old = "fore: {mass: 1, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}"
    [found] = said(from_yaml(changed(ARM, old, old.replace("[0.01, 0.02, 0.02", "[10000, 20000, 20000"))))
    assert "robot.yaml:4: warning: link 'fore' inertia: of 2e+04 kg m² for 1 kg is that of a mass 141 m away" in found
    light = changed(ARM, old, "fore: {mass: 1e-6, inertia: [1e-4, 1e-4, 1e-4, 0, 0, 0]}")
    assert said(from_yaml(light)) == []


@pytest.mark.parametrize(
    ("gravity", "text"),
    [
        ("[0, 0, 9.81]", "points up, along the base's z: things fall in its direction; right for a robot that hangs"),
        ("[0, 0, -9810]", "is 9810 m/s², more than on any planet; write it in m/s²"),
        ("[0, -981, 0]", "is 981 m/s², more than on any planet"),
        ("[0, 0, -9.81]", ""),
        ("[0, -9.81, 0]", ""),
        ("[9.81, 0, 0]", ""),
        ("[0, 0, 0]", ""),
        ("[0, 0, -24.8]", ""),
    ],
)
def test_gravity(gravity: str, text: str) -> None:
    """Gravity upwards or of no planet's size is warned of; none, a wall's and Jupiter's are not."""
    found = said(from_yaml(ARM.replace("links:", f"gravity: {gravity}\nlinks:", 1)))
    assert len(found) == bool(text) and all(text in one for one in found)


# --- notes: axes, friction, root

ORIGIN = "origin: {xyz: [0.3, 0, 0]}"


@pytest.mark.parametrize(
    ("tilt", "expected"),
    [("1e-3", True), ("9e-3", True), ("1e-8", True), ("0", False), ("1e-14", False), ("0.02", False)],
)
def test_almost_parallel(tilt: str, expected: bool) -> None:
    """A tilt between rounding and 0.01 rad is noted with its angle, once for all pairs; it is no warning."""
    text = changed(ARM, "axis: [0, 1, 0]", "axis: [0, 0, 1]")
    text = changed(text, ORIGIN, f"origin: {{xyz: [0.3, 0, 0], rpy: [0, {tilt}, 0]}}")
    found = noted(from_yaml(text), "almost but not quite parallel")
    assert len(found) == expected and not said(from_yaml(text))
    if found:
        assert f"{float(tilt):.2g} rad off" in found[0].rule and found[0].at.line == 7


@pytest.mark.parametrize(("offset", "expected"), [("1e-4", True), ("1e-9", True), ("0", False), ("0.01", False)])
def test_almost_crossing(offset: str, expected: bool) -> None:
    """Axes that miss each other by little are noted with their distance; offsets that are meant are not."""
    robot = from_yaml(changed(ARM, "[0.3, 0, 0]", f"[{offset}, 0, 0.3]"))
    found = noted(robot, "almost but not quite crossing")
    assert len(found) == expected
    if found:
        assert f"'shoulder' are almost but not quite crossing, {float(offset):.2g} m apart" in found[0].rule


def test_odd_axes_are_one_note() -> None:
    """Several odd pairs are one note with their number, the closest named."""
    text = ARM.replace("axis: [0, 1, 0]", "axis: [0, 0, 1]").replace(ORIGIN, "origin: {rpy: [0, 1e-3, 0]}")
    text = text.replace("joints:", "  hand: {mass: 1, inertia: [0.1, 0.1, 0.1, 0, 0, 0]}\njoints:")
    text += "  wrist: {type: revolute, parent: fore, child: hand, axis: [0, 0, 1], origin: {rpy: [1e-5, 0, 0]}}\n"
    [found] = noted(from_yaml(text), "almost")
    assert found.subject == "joint 'wrist'" and "1e-05 rad off (1 more such pair)" in found.rule


def test_slides_have_no_line() -> None:
    """A slide has a direction and no place: it may be almost parallel, but not almost cross."""
    robot = from_yaml(changed(ARM, "elbow: {type: revolute", "elbow: {type: prismatic").replace("[0.3,", "[1e-5,"))
    assert noted(robot, "almost") == []


def test_friction_is_noted() -> None:
    """Friction that moves with a parameter counts, that of a locked joint does not, and none is no note."""
    assert noted(from_yaml(ARM), "friction") == []
    text = ARM.replace("links:", "parameters: {b: 0}\nlinks:", 1)
    text = text.replace("[0, 0, 1]", "[0, 0, 1], viscous: b").replace("[0, 1, 0]", "[0, 1, 0], coulomb: 1")
    [both] = noted(from_yaml(text), "friction")
    assert str(both) == (
        "robot.yaml:7: note: joints: friction of 2 joints is included in inverse and forward dynamics and bias forces, "
        "Pinocchio leaves it out; 'generate --no-friction' does so here"
    )
    [one] = noted(lock_joints(from_yaml(text), parse_locks(["elbow"])), "friction")
    assert one.rule.startswith("friction of 1 joint is included")


def test_root_is_noted() -> None:
    """Mass of the root, and of what is fixed to it, is said not to count; a root without mass is no note."""
    assert noted(from_yaml(ARM), "root") == []
    heavy = ARM.replace("links:", "links:\n  base: {mass: 4}\n  plate: {mass: 0.5}", 1)
    fixed = heavy + "  bolt: {type: fixed, parent: base, child: plate}\n"
    [found] = noted(from_yaml(fixed), "root")
    assert str(found).startswith(
        "robot.yaml:3: note: link 'base': is the root and held still: its 4 kg and 0.5 kg of 1 link fixed to it do not "
        "count; right for a robot that is bolted down"
    )
    [alone] = noted(from_yaml(fixed.replace("base: {mass: 4}", "base: {}")), "root")
    assert "still: 0.5 kg of 1 link fixed to it do not count" in alone.rule


WORLD = """\
<link name="world"><inertial><mass value="0.7"/>
    <inertia ixx="0.004" iyy="0.005" izz="0.006" ixy="0" ixz="0" iyz="0"/></inertial></link>"""


def test_both_commands_tell(tmp_path: Path) -> None:
    """check and generate say the same of friction, root and angles; --no-friction is silent about friction."""
    path = tmp_path / "arm.urdf"
    path.write_text(changed(ARM_URDF, '<link name="world"/>', WORLD))
    options = ["--functions", "mass_matrix", "-o", tmp_path / "out"]
    checked, made = run("check", path).output.splitlines(), run("generate", path, *options).output.splitlines()
    notes = [line for line in checked if ": note: " in line]
    for word in ("friction of 1 joint", "its 0.7 kg", "1 angle"):
        assert sum(word in line for line in notes) == 1
    assert [line for line in made if ": note: " in line and line in notes] == sorted(notes, key=made.index)
    assert "1 function of 'arm'" in made[1] and "0 errors, 0 warnings" in checked[-1]
    without = run("generate", path, *options, "--no-friction").output
    assert "friction of" not in without and "its 0.7 kg" in without


def test_generate_counts_warnings(tmp_path: Path) -> None:
    """generate says how many warnings check has, and nothing where there is nothing to say."""
    path = tmp_path / "table.yaml"
    path.write_text(TABLE.replace("CONVENTION", "standard"))
    made = run("generate", path, "--functions", "mass_matrix", "-o", tmp_path / "out")
    assert made.exit_code == 0 and made.output.endswith(f"{path}: 3 warnings; 'symdyn check' lists them\n")
    path.write_text(ARM)
    assert len(run("generate", path, "--functions", "mass_matrix", "-o", tmp_path / "out").output.splitlines()) == 3


def test_panda_is_compared_with_pinocchio() -> None:
    """The first thing a sceptic does: the shipped Panda says that its friction is in."""
    [found] = noted(read_robot(ROOT / "robots" / "panda.yaml"), "friction")
    assert "Pinocchio leaves it out" in found.rule
    assert noted(from_yaml(TWO_LINK), "friction")
