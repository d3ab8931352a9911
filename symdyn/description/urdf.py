"""URDF into the same `Robot` as the robot file.

What the reader does not support it refuses by name. Siblings are put in the natural order of their joints' names, so
that the order of the degrees of freedom does not depend on the order of the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from symdyn.description.angles import as_multiple_of_pi, change, quarter_turns
from symdyn.description.expressions import ONE, ZERO, Expression, ExpressionError, parse
from symdyn.description.limits import LONGEST_TEXT, too_many
from symdyn.description.locks import held_at
from symdyn.description.robot import Inertia, Joint, JointKind, Link, Mimic, Pose, Robot, Tool, Triple, has_direction
from symdyn.description.slips import number_cure
from symdyn.description.spelling import natural_key, suggestion
from symdyn.description.topology import check_topology, depth_first, find_root
from symdyn.description.xml_nodes import Element, parse_xml
from symdyn.faults import FaultList, Place
from symdyn.wording import counted

Part = TypeVar("Part", Link, Joint)

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", re.ASCII)
_XACRO_CURE = "this is xacro, not plain URDF: let the file's name end in .xacro"
_MOMENTS = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")
_LIMITED = (JointKind.REVOLUTE, JointKind.PRISMATIC)
_DEFAULT_AXIS: Triple = (ONE, ZERO, ZERO)  # as the URDF specification says


@dataclass
class _Reading:
    """What the parts of one file share."""

    faults: FaultList
    literal_angles: bool
    locks: Mapping[str, Expression]
    quarter_turns: int = 0
    largest_change: float = 0.0
    largest_at: int = 0


def read_urdf(
    data: bytes,
    file: str,
    *,
    literal_angles: bool = False,
    locks: Mapping[str, Expression] = {},
    floating: bool = False,
    expanded: bool = False,
) -> Robot:
    """Read plain URDF.

    Args:
        data: the file's bytes.
        file: its name, for messages.
        literal_angles: keep `1.5708` as it is instead of reading it as pi/2.
        locks: positions of the joints that the caller is going to lock; those need not be of a supported kind.
        floating: the caller is going to let the root move, so that its leaves may be tools.
        expanded: it is what another file was expanded to, in which its lines are not to be found.

    Raises:
        InputError: with all faults of the file.
    """
    faults = FaultList(file)
    top = parse_xml(data, faults)
    if expanded:
        for element in (top, *top.descendants()):
            element.line = 0
    if top.tag != "robot":
        rule = "is neither URDF nor MJCF: the outermost element must be <robot> or <mujoco>"
        rule = "is not URDF: the outermost element of what xacro makes must be <robot>" if expanded else rule
        faults.error(top.line, f"<{top.tag}>", rule)
        faults.raise_errors()
    for tag in ("link", "joint"):
        if rule := too_many(len(top.all(tag)), f"<{tag}> elements"):
            faults.error(top.line, "robot", rule)
    faults.raise_errors()
    reading = _Reading(faults, literal_angles, locks)
    name = _text(reading, top, "name", "robot")
    links = _unique(reading, "link", [_link(reading, element) for element in top.all("link")])
    all_joints = [_joint(reading, element) for element in top.all("joint")]
    joints = [joint for joint in all_joints if joint]
    _refuse_foreign(reading, top)
    joints = sorted(_unique(reading, "joint", joints), key=lambda joint: natural_key(joint.name))
    if not links:
        faults.error(top.line, "robot", "has no <link>", "is this the whole file?")

    root = find_root(links, [], "")
    if _links_exist(reading, links, joints) and None not in all_joints:  # a refused joint would leave links in the air
        root = find_root(links, joints, "")
        check_topology(faults, links, joints, root)
    faults.raise_errors()
    _report_angles(reading)
    order = depth_first(joints, root)
    place = {joint.child: i for i, joint in enumerate(order)}
    links.sort(key=lambda link: place.get(link.name, -1))
    tools = _tools(links, order, locks, set())
    if floating and not tools:
        tools = _tools(links, order, locks, {root})
    return Robot(name, Place(file, top.line), root, tuple(links), tuple(order), tools, remarks=faults.sorted())


def _link(reading: _Reading, element: Element) -> Link:
    name = _text(reading, element, "name", "link")
    at = Place(reading.faults.file, element.line)
    inertial = _only(reading, element, "inertial", f"link '{name}'")
    if inertial is None:
        return Link(name, at)
    subject = f"link '{name}' inertial"
    origin = _pose(reading, _only(reading, inertial, "origin", subject), subject)
    mass_element = _only(reading, inertial, "mass", subject, required=True)
    mass = _number(reading, mass_element, "value", f"{subject} mass") if mass_element else ZERO
    tensor = _only(reading, inertial, "inertia", subject, required=True)
    if tensor is None:
        return Link(name, at, mass, origin.xyz)
    six = tuple(_number(reading, tensor, key, f"{subject} inertia") for key in _MOMENTS)
    return Link(name, at, mass, origin.xyz, Inertia(six, rpy=origin.rpy))


def _joint(reading: _Reading, element: Element) -> Joint | None:
    name = _text(reading, element, "name", "joint")
    subject = f"joint '{name}'"
    kind = _kind(reading, element, name)
    ends = {}
    for end in ("parent", "child"):
        holder = _only(reading, element, end, subject, required=True)
        ends[end] = _text(reading, holder, "link", f"{subject} {end}") if holder else ""
    if kind is None:
        return None
    dynamics = _only(reading, element, "dynamics", subject)
    moves = kind is not JointKind.FIXED
    return Joint(
        name=name,
        at=Place(reading.faults.file, element.line),
        kind=kind,
        parent=ends["parent"],
        child=ends["child"],
        axis=_axis(reading, element, subject, kind) if kind.has_axis else _DEFAULT_AXIS,
        origin=_pose(reading, _only(reading, element, "origin", subject), subject),
        limits=_limits(reading, element, subject) if kind in _LIMITED else None,
        viscous=_optional(reading, dynamics, "damping", f"{subject} dynamics") if moves else ZERO,
        coulomb=_optional(reading, dynamics, "friction", f"{subject} dynamics") if moves else ZERO,
        mimic=_mimic(reading, element, subject) if moves else None,
    )


def _kind(reading: _Reading, element: Element, name: str) -> JointKind | None:
    """The joint's kind; None, after an error, if it is none that we know. A locked joint may be of any kind."""
    text = _text(reading, element, "type", f"joint '{name}'")
    known = [kind.value for kind in JointKind if kind is not JointKind.BALL]
    if text in known:
        return JointKind(text)
    held = held_at(name, reading.locks)
    if held is not None and held.is_zero:
        return JointKind.FIXED
    if text:
        rule = f"is of type '{text}', which is no joint type of URDF"
        reading.faults.error(element.line, f"joint '{name}'", rule, suggestion(text, known))
    return None


def _mimic(reading: _Reading, element: Element, subject: str) -> Mimic | None:
    """The joint that it follows; whether there is such a joint is seen when all are read."""
    mimic = _only(reading, element, "mimic", subject)
    if mimic is None:
        return None
    joint = _text(reading, mimic, "joint", f"{subject} mimic")
    multiplier = _number(reading, mimic, "multiplier", f"{subject} mimic") if "multiplier" in mimic.attributes else ONE
    return Mimic(joint, multiplier, _optional(reading, mimic, "offset", f"{subject} mimic"))


def _axis(reading: _Reading, element: Element, subject: str, kind: JointKind) -> Triple:
    axis = _only(reading, element, "axis", subject)
    vector = _vector(reading, axis, "xyz", f"{subject} axis", required=True) if axis else _DEFAULT_AXIS
    if kind is JointKind.PLANAR and vector and not (vector[0].is_zero and vector[1].is_zero and vector[2].value() > 0):
        rule = f"moves across its axis [{', '.join(word.text for word in vector)}], as URDF says; Pinocchio takes z"
        reading.faults.note(element.line, subject, rule, 'write <axis xyz="0 0 1"/> if z is meant')
    if axis is None:
        return _DEFAULT_AXIS
    if vector and not has_direction(vector):
        cure = "give the direction it turns about or slides along"
        reading.faults.error(axis.line, f"{subject} axis", "must not be the zero vector", cure)
    return vector or _DEFAULT_AXIS


def _limits(reading: _Reading, element: Element, subject: str) -> tuple[Expression, Expression] | None:
    """Joint limits. What the dynamics do not need (effort, velocity) is only missed aloud."""
    limit = _only(reading, element, "limit", subject)
    if limit is None:
        reading.faults.warning(element.line, subject, "has no <limit>, which URDF asks for", "none is assumed")
        return None
    for key in ("effort", "velocity"):
        if key not in limit.attributes:
            rule = f"must have the attribute '{key}', other URDF readers refuse the file without it"
            reading.faults.warning(limit.line, f"{subject} limit", rule, f'add {key}="…"; symdyn does not need it')
    if not {"lower", "upper"} & set(limit.attributes):
        return None
    lower, upper = (_optional(reading, limit, key, f"{subject} limit") for key in ("lower", "upper"))
    if lower.value() > upper.value():
        rule = f"lower should not be above upper, got {lower.text} and {upper.text}"
        reading.faults.warning(limit.line, f"{subject} limit", rule, "swap them; no limits are assumed")
        return None
    return lower, upper


def _pose(reading: _Reading, element: Element | None, subject: str) -> Pose:
    if element is None:
        return Pose()
    xyz = _vector(reading, element, "xyz", f"{subject} origin") or Pose().xyz
    rpy = _vector(reading, element, "rpy", f"{subject} origin") or Pose().rpy
    if not reading.literal_angles:
        roll, pitch, yaw = (_angle(reading, angle, element.line) for angle in rpy)
        rpy = (roll, pitch, yaw)
    return Pose(xyz, rpy)


def _angle(reading: _Reading, angle: Expression, line: int) -> Expression:
    turns = quarter_turns(angle.text)
    if turns is None:
        return angle
    moved = change(angle.text, turns)
    reading.quarter_turns += 1
    if moved > reading.largest_change:
        reading.largest_change, reading.largest_at = moved, line
    return as_multiple_of_pi(turns)


def _report_angles(reading: _Reading) -> None:
    if reading.largest_change > 1e-15:
        count = counted(reading.quarter_turns, "angle")
        rule = f"{count} read as multiples of pi/2, the largest change is {reading.largest_change:.2g} rad"
        reading.faults.note(reading.largest_at, "angles", rule, "--literal-angles keeps them as written")


def _tools(
    links: list[Link], order: list[Joint], locks: Mapping[str, Expression], moving: set[str]
) -> tuple[Tool, ...]:
    """The leaf links that move, a tool each, at their own frames; `moving` are those that do before any joint.

    Leaves on a trunk that floats are tools of a robot without others only: cameras and covers, there may be dozens.
    """
    parents = {joint.parent for joint in order}
    for joint in order:
        if joint.parent in moving or (joint.kind is not JointKind.FIXED and held_at(joint.name, locks) is None):
            moving.add(joint.child)
    return tuple(
        Tool(link.name, link.at, link.name) for link in links if link.name in moving and link.name not in parents
    )


def _refuse_foreign(reading: _Reading, top: Element) -> None:
    """Elements that carry a meaning we would otherwise silently drop."""
    xacro = next((element for element in top.descendants() if element.tag.startswith("xacro:")), None)
    if xacro:  # one message is enough
        reading.faults.error(xacro.line, f"<{xacro.tag}>", "is a xacro instruction", _XACRO_CURE)
    for element in top.children:
        prefix, _, local = element.tag.rpartition(":")
        subject = f"<{element.tag}>"
        if prefix and prefix != "xacro" and local in ("joint", "link"):
            kind = element.attributes.get("type", "")
            rule = f"'{element.attributes.get('name', '')}' of type '{kind}' is no part of URDF and is not supported"
            reading.faults.error(element.line, subject, rule, f"model it by plain URDF <{local}> elements")


def _links_exist(reading: _Reading, links: list[Link], joints: list[Joint]) -> bool:
    known = [link.name for link in links]
    good = True
    for joint in joints:
        for end, name in (("parent", joint.parent), ("child", joint.child)):
            if name not in known:
                good = False
                if name:
                    subject, meant = f"joint '{joint.name}' {end}", suggestion(name, known)
                    cure = meant if meant.startswith("did") else f'add <link name="{name}"/>'
                    reading.faults.error(joint.at.line, subject, f"link '{name}' is not declared", cure)
    return good and bool(links)


def _unique(reading: _Reading, what: str, parts: list[Part]) -> list[Part]:
    """The parts without those whose name was given before."""
    first: dict[str, Part] = {}
    for part in parts:
        if part.name in first and part.name:
            line = first[part.name].at.line
            rule = f"is given twice, first in line {line}" if line else "is given twice"
            reading.faults.error(part.at.line, f"{what} '{part.name}'", rule, "rename or delete one of them")
        first.setdefault(part.name, part)
    return list(first.values())


def _only(reading: _Reading, parent: Element, tag: str, subject: str, *, required: bool = False) -> Element | None:
    """The one child of that name; more than one is an error, none is one if it is required."""
    found = parent.all(tag)
    if len(found) > 1:
        reading.faults.error(found[1].line, subject, f"has {len(found)} <{tag}> elements", "keep one")
    if required and not found:
        reading.faults.error(parent.line, subject, f"must have <{tag}>", "add it")
    return found[0] if found else None


def _text(reading: _Reading, element: Element, key: str, subject: str) -> str:
    """An attribute that must be there and not be empty."""
    text = element.attributes.get(key, "").strip()
    if not text:
        reading.faults.error(element.line, subject, f"must have the attribute '{key}'", f'add {key}="…"')
    elif _is_xacro(reading, text, element.line, f"{subject} {key}"):
        return ""
    elif len(text) > LONGEST_TEXT:
        rule = f"{key} '{text[:57]}...' is longer than {LONGEST_TEXT} characters"
        reading.faults.error(element.line, subject, rule, "use fewer")
        return ""
    elif not text.isprintable():
        rule = f"{key} '{text[:60]}' holds a character that cannot be printed"
        reading.faults.error(element.line, subject, rule, "write plain text")
        return ""
    return text


def _optional(reading: _Reading, element: Element | None, key: str, subject: str) -> Expression:
    return _number(reading, element, key, subject) if element and key in element.attributes else ZERO


def _number(reading: _Reading, element: Element, key: str, subject: str) -> Expression:
    """An attribute with one number; zero after an error."""
    text = _text(reading, element, key, subject)
    return (text and _word(reading, text, element.line, f"{subject} {key}")) or ZERO


def _vector(reading: _Reading, element: Element, key: str, subject: str, *, required: bool = False) -> Triple | None:
    """An attribute with three numbers; None if it is absent or after an error."""
    if key not in element.attributes:
        if required:
            _text(reading, element, key, subject)
        return None
    text = element.attributes[key]
    if _is_xacro(reading, text, element.line, f"{subject} {key}"):
        return None
    words = text.split()
    if len(words) != 3:
        rule = f"must be three numbers, got {len(words)}: '{text[:60]}'"
        reading.faults.error(element.line, f"{subject} {key}", rule, "write x y z, with spaces between")
        return None
    x, y, z = (_word(reading, word, element.line, f"{subject} {key}") for word in words)
    return (x, y, z) if x and y and z else None


def _word(reading: _Reading, word: str, line: int, subject: str) -> Expression | None:
    try:
        if not _NUMBER.fullmatch(word):
            raise ExpressionError("is none")
        expression = parse(word)
        expression.value()
    except ExpressionError as problem:
        rule = f"must be a finite number, but '{word[:60]}' {problem}"
        reading.faults.error(line, subject, rule, number_cure(word, "write a decimal number"))
        return None
    return expression


def _is_xacro(reading: _Reading, text: str, line: int, subject: str) -> bool:
    if "${" not in text and "$(" not in text:
        return False
    reading.faults.error(line, subject, f"holds the expression '{text[:60]}'", _XACRO_CURE)
    return True
