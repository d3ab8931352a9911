"""The rules of `symdyn check` that concern one link, one joint or one name at a time.

Negative masses and clashing names are errors. The rest only warns: real tables hold massless links and rank-one
inertias that are fine in the whole.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

import numpy as np

from symdyn.description.angles import as_multiple_of_pi, quarter_turns
from symdyn.description.robot import Joint, Link, Robot
from symdyn.description.spelling import identifier
from symdyn.description.topology import depth_first
from symdyn.faults import Fault, Place, Severity
from symdyn.quantities import QUANTITIES
from symdyn.quantities.contract import Need

_UNIT = 1e-9  # how far from one the length of a unit axis may be
_TRIANGLE = 1e-6  # relative slack of the triangle inequality: files round their figures
_ADDED_IN_C = re.compile(r"_(batch|lanes|part\d+)$")  # loops over states, vectors of them, parts of what is long


def robot_faults(robot: Robot) -> list[Fault]:
    """Everything the rules find, in the order of the file."""
    found = [*_name_faults(robot), *_joint_faults(robot), *_link_faults(robot), *_parameter_faults(robot)]
    return sorted(found, key=lambda fault: fault.at.line)


def _warning(at: Place, subject: str, rule: str, cure: str) -> Fault:
    return Fault(at, subject, rule, cure, Severity.WARNING)


def _name_faults(robot: Robot) -> Iterable[Fault]:
    """Names that become one and the same in Python or C."""
    groups: list[tuple[str, list[tuple[str, Place]]]] = [
        ("link", [(link.name, link.at) for link in robot.links]),
        ("joint", [(joint.name, joint.at) for joint in robot.joints]),
        ("tool", [(tool.name, tool.at) for tool in robot.tools]),
        ("parameter", [(parameter.name, parameter.at) for parameter in robot.parameters]),
    ]
    for what, names in groups:
        first: dict[str, str] = {}
        for name, at in names:
            spelt = identifier(name)
            if first.setdefault(spelt, name) != name:
                rule = f"becomes '{spelt}' in Python and C, as does '{first[spelt]}'"
                yield Fault(at, f"{what} '{name}'", rule, "rename one of them")
    yield from _function_faults(robot)


def _function_faults(robot: Robot) -> Iterable[Fault]:
    """Tools whose functions would have the name of another one: `rate_x` beside `x`, `x_batch` beside `x`, `all`."""
    of_tools = [quantity.name for quantity in QUANTITIES if quantity.per_tool]
    first = {quantity.name: "the function of all tools" for quantity in QUANTITIES if Need.TOOLS in quantity.needs}
    longer = dict[str, tuple[str, str]]()  # names with an ending that C adds to others, by those others
    spelt = {identifier(tool.name): tool for tool in reversed(robot.tools)}  # what is spelt alike is told above
    for word, tool in reversed(spelt.items()):
        names = {f"{stem}_{word}": _ADDED_IN_C.sub("", f"{stem}_{word}") for stem in of_tools}
        owners = [(name, first[of]) for name, short in names.items() for of in (name, short) if of in first]
        owners += [longer[name] for name in names if name in longer]
        if owners:
            rule = "gives a function the name '{}', which {} has too".format(*owners[0])
            yield Fault(tool.at, f"tool '{tool.name}'", rule, "rename one of them")
        for name, short in names.items():
            first.setdefault(name, f"tool '{tool.name}'")
            if short != name:
                longer.setdefault(short, (name, f"tool '{tool.name}'"))


def _joint_faults(robot: Robot) -> Iterable[Fault]:
    if not any(joint.moves for joint in robot.joints):
        yield Fault(robot.at, "joints", "the robot has no joint that moves", "give it one, or lock fewer")
    for joint in robot.joints:
        subject = f"joint '{joint.name}'"
        if joint.kind.has_axis:
            yield from _axis_faults(joint, subject)
        for key in ("viscous", "coulomb", "armature"):
            value = getattr(joint, key).value(robot.defaults)
            if value < 0:
                yield _warning(joint.at, subject, f"{key} should not be negative, got {value:g}", "check its sign")
        written = [angle for angle in (*joint.origin.rpy, *joint.after.rpy) if angle.root.kind == "number"]
        for angle in written if robot.at.file.endswith(("yaml", "yml")) else ():
            turns = quarter_turns(str(float(angle.root.value)))
            if turns:
                exact = as_multiple_of_pi(turns).text
                yield _warning(joint.at, subject, f"angle {angle.text} is almost {exact}", f"write {exact}")


def _axis_faults(joint: Joint, subject: str) -> Iterable[Fault]:
    axis = [component.value() for component in joint.axis]
    length = math.hypot(*axis)
    if abs(length - 1) > _UNIT:
        text = ", ".join(component.text for component in joint.axis)
        rule = f"axis should have length 1, got [{text}] of length {length:.6g}"
        yield _warning(joint.at, subject, rule, "it is taken as a direction")


def moving_groups(robot: Robot) -> list[tuple[Joint, list[Link]]]:
    """Each moving joint with the links that are rigidly joined to its child, that child first."""
    links = {link.name: link for link in robot.links}
    home: dict[str, int] = {}
    groups: list[tuple[Joint, list[Link]]] = []
    for joint in depth_first(robot.joints, robot.root):
        if joint.moves:
            home[joint.child] = len(groups)
            groups.append((joint, []))
        elif joint.parent in home:
            home[joint.child] = home[joint.parent]
        if joint.child in home and joint.child in links:
            groups[home[joint.child]][1].append(links[joint.child])
    return groups


def _link_faults(robot: Robot) -> Iterable[Fault]:
    values = robot.defaults
    for link in robot.links:
        mass = link.mass.value(values)
        if mass < 0:
            rule = f"must not be negative, got {mass:g}"
            yield Fault(link.at, f"link '{link.name}' mass", rule, "write its mass in kg")
    for joint, group in moving_groups(robot):
        if not any(_has_inertia(link, values) or link.between for link in group):
            at, name = (group[0].at, group[0].name) if group else (joint.at, joint.child)
            rule = f"moves with joint '{joint.name}' but has neither mass nor inertia"
            yield _warning(at, f"link '{name}'", rule, "give it mass and inertia, or lock the joint")
        for link in group:
            if _has_inertia(link, values):
                yield from _inertia_faults(link, values)


def _has_inertia(link: Link, values: dict[str, float]) -> bool:
    return any(entry.value(values) for entry in (link.mass, *link.inertia.six))


def tensor_about_com(link: Link, values: dict[str, float]) -> np.ndarray:
    """The inertia tensor about the centre of mass, in the axes it is given in; (3,3)."""
    xx, yy, zz, xy, xz, yz = (entry.value(values) for entry in link.inertia.six)
    tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    if link.inertia.about_origin:
        com = _rotation(link).T @ [entry.value(values) for entry in link.com]
        tensor = tensor - link.mass.value(values) * (com @ com * np.eye(3) - np.outer(com, com))
    return tensor


def _rotation(link: Link) -> np.ndarray:
    """From the axes of the inertia tensor to those of the link; (3,3)."""
    (cr, sr), (cp, sp), (cy, sy) = ((math.cos(angle.value()), math.sin(angle.value())) for angle in link.inertia.rpy)
    roll = np.array([[1, 0, 0], [0, cr, -sr], [0, sr, cr]])
    pitch = np.array([[cp, 0, sp], [0, 1, 0], [-sp, 0, cp]])
    yaw = np.array([[cy, -sy, 0], [sy, cy, 0], [0, 0, 1]])
    return np.asarray(yaw @ pitch @ roll)


def _inertia_faults(link: Link, values: dict[str, float]) -> Iterable[Fault]:
    subject, mass = f"link '{link.name}' inertia", link.mass.value(values)
    tensor = tensor_about_com(link, values)
    moments = np.linalg.eigvalsh(tensor)
    largest = float(np.abs(moments).max())
    shown = _shown(moments)
    if not tensor.any():
        yield _warning(link.at, subject, f"is zero for a mass of {mass:g} kg", "fine for a point mass, else fill it in")
    elif moments[0] <= 1e-12 * largest:
        rule = f"about the centre of mass should be positive definite, its principal moments are {shown}"
        thin = "fine for a thin rod, or where only some turns count; else fill in what is 0"
        negative = moments[0] < -1e-12 * largest
        yield _warning(link.at, subject, rule, "check signs and the point it is taken about" if negative else thin)
    elif moments[2] > (moments[0] + moments[1]) * (1 + _TRIANGLE):
        rule = f"principal moments {shown} break the triangle inequality: no rigid body has them"
        yield _warning(link.at, subject, rule, "check the figures against their source")
    if is_placeholder(tensor, mass):
        rule = f"is {tensor[0, 0]:g} times the identity for {mass:g} kg: a placeholder, it seems"
        yield _warning(link.at, subject, rule, "put in the real figures")


def is_placeholder(tensor: np.ndarray, mass: float) -> bool:
    """The unit tensor, or the mass in place of a moment: a radius of gyration of a metre in every direction."""
    return bool(tensor[0, 0] in (1.0, mass) and tensor[0, 0] != 0 and np.array_equal(tensor, tensor[0, 0] * np.eye(3)))


def _shown(moments: Sequence[float] | np.ndarray) -> str:
    return "[" + ", ".join(f"{moment:.4g}" for moment in moments) + "]"


def used_parameters(robot: Robot) -> set[str]:
    """The parameters that stand in some number of the file."""
    used: set[str] = set()
    for link in robot.links:
        for entry in (link.mass, *link.com, *link.inertia.six):
            used |= entry.names
    for joint in robot.joints:
        poses = (*joint.origin.xyz, *joint.after.xyz)
        for entry in (*poses, joint.viscous, joint.coulomb, joint.armature):
            used |= entry.names
    frames = [*(tool.origin for tool in robot.tools), *(loop.frame for loop in robot.loops)]
    for entry in (*robot.gravity, *(number for frame in frames for number in frame.xyz)):
        used |= entry.names
    return used


def _parameter_faults(robot: Robot) -> Iterable[Fault]:
    used = used_parameters(robot)
    for parameter in robot.parameters:
        if parameter.name not in used:
            yield _warning(parameter.at, f"parameter '{parameter.name}'", "is not used anywhere", "use it or delete it")
