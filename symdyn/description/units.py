"""Units that cannot be meant: degrees for radians, millimetres for metres, kg mm² for kg m², gravity upwards.

All of it only warns, since nothing is impossible: cranes are longer than robots. The bounds lie between what real
robots have and what the usual slips, factors of 57 to 1e9, make of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from symdyn.description.angles import quarter_turns
from symdyn.description.expressions import Expression
from symdyn.description.robot import Joint, JointKind, Link, Robot, Triple
from symdyn.description.rules import is_placeholder, moving_groups, tensor_about_com
from symdyn.description.topology import depth_first
from symdyn.faults import Fault, Place, Severity

_TURN = 2 * math.pi + 0.01  # a full turn, however it was rounded
_LIMITS = (4 * math.pi, 720.0)  # limits that look like degrees: wrists turn twice, and what is beyond means none
_LONGEST = 50.0  # m; Canadarm2 has 18 m, a hand in mm about 100
_SLIDES = (_LONGEST, 1e4)  # limits of slides that look like millimetres
_SMALL = 1.0  # m; what is smaller counts as this: pendulums and turntables are wider than the offsets of their joints
_COM = 5.0  # how many times the robot's reach a centre of mass may be away; millimetres make 30 to 1000 of it
_GYRATION = 2.0  # as many for radii of gyration; real links have up to 1.3 (placeholders), kg cm² make 5 to 50 of it
_DUMMY = 1e-3  # links lighter than this share of the heaviest only fill a gap in the file
_GRAVITY = 30.0  # m/s²; Jupiter has 25

Values = dict[str, float]  # of the parameters


def unit_faults(robot: Robot) -> list[Fault]:
    """Everything in the file that looks like another unit than SI and radians."""
    return [*_angle_faults(robot), *_limit_faults(robot), *_length_faults(robot), *_gravity_faults(robot)]


def reach(robot: Robot) -> float:
    """The length of the longest way from the root to a link, a tool or a centre of mass, in m."""
    values = robot.defaults
    frames = _frames(robot, values)
    centres = (way for _, way in _centres(robot, frames, values))
    return max(way.length for way in (*frames.values(), *_tools(robot, frames, values), *centres))


def _warning(at: Place, subject: str, rule: str, cure: str) -> Fault:
    return Fault(at, subject, rule, cure, Severity.WARNING)


# --- angles


def _angle_faults(robot: Robot) -> Iterable[Fault]:
    places: list[tuple[Place, str, Sequence[Expression]]] = []
    for joint in robot.joints:
        held = [joint.locked] if joint.locked is not None and joint.kind.unit == "rad" else []
        places.append((joint.at, f"joint '{joint.name}'", (*joint.origin.rpy, *joint.after.rpy, *held)))
    places += [(link.at, f"link '{link.name}' inertia", link.inertia.rpy) for link in robot.links]
    places += [(tool.at, f"tool '{tool.name}'", tool.origin.rpy) for tool in robot.tools]
    places += [(loop.at, f"loop '{loop.a}' - '{loop.b}'", loop.frame.rpy) for loop in robot.loops]
    for at, subject, angles in places:
        odd = [angle.value() for angle in angles if abs(angle.value()) > _TURN and not _surely_radians(angle)]
        if odd:
            shown = ", ".join(f"{value:.12g}" for value in odd)
            what = f"angles {shown} are" if len(odd) > 1 else f"angle {shown} is"
            rule = f"{what} beyond a full turn: degrees, it seems"
            cure = f"angles are radians: write {', '.join(_radians(value, robot) for value in odd)}"
            yield _warning(at, subject, rule, cure)


def _surely_radians(angle: Expression) -> bool:
    """Written with pi, or a decimal that stands for a multiple of pi/2: more than a turn, but meant."""
    return "pi" in angle.text or quarter_turns(str(angle.value())) is not None


def _radians(degrees: float, robot: Robot) -> str:
    """An angle of so many degrees as the file should have it: a multiple of pi where it may hold expressions."""
    if not robot.at.file.endswith(("yaml", "yml")):
        return f"{math.radians(degrees):.10g}"
    share = Fraction(degrees) / 180
    if share.denominator > 360:
        return f"{degrees:.12g}*pi/180"
    if not share:
        return "0"
    times = {1: "", -1: "-"}.get(share.numerator, f"{share.numerator}*")
    over = f"/{share.denominator}" if share.denominator > 1 else ""
    return f"{times}pi{over}"


# --- limits


def _limit_faults(robot: Robot) -> Iterable[Fault]:
    for joint in robot.joints:
        if joint.limits is None or joint.kind in (JointKind.FIXED, JointKind.CONTINUOUS):
            continue
        low, high = (bound.value() for bound in joint.limits)
        farther = max(joint.limits, key=lambda bound: abs(bound.value()))
        shown, farthest = f"limits [{low:g}, {high:g}]", abs(farther.value())
        if _means_none(farthest) or _surely_radians(farther):
            continue
        if joint.kind is JointKind.REVOLUTE and _LIMITS[0] < farthest <= _LIMITS[1]:
            rule = f"{shown} are {farthest / math.tau:.0f} turns: degrees, it seems"
            cure = f"write [{_radians(low, robot)}, {_radians(high, robot)}]; a joint without limits is 'continuous'"
            yield _warning(joint.at, f"joint '{joint.name}'", rule, cure)
        if joint.kind is JointKind.PRISMATIC and _SLIDES[0] < farthest < _SLIDES[1]:
            rule = f"{shown} let it slide by more than {_LONGEST:g} m: millimetres, it seems"
            yield _warning(joint.at, f"joint '{joint.name}'", rule, "write them in m, or leave out what is no limit")


def _means_none(bound: float) -> bool:
    """Powers of ten from 10 on are a common way to say that there is no limit: ±10, ±100 (carts), ±1e16 (rotors)."""
    return bound >= 10 and 10.0 ** round(math.log10(bound)) == bound


# --- lengths and inertias


@dataclass(frozen=True)
class _Way:
    """A way through the robot: its length and the longest piece of it in m, with the place of that piece."""

    length: float
    longest: float
    at: Place
    subject: str

    def plus(self, piece: float, at: Place, subject: str) -> _Way:
        if piece > self.longest:
            return _Way(self.length + piece, piece, at, subject)
        return _Way(self.length + piece, self.longest, self.at, self.subject)


def _length(vector: Triple, values: Values) -> float:
    return math.hypot(*(entry.value(values) for entry in vector))


def _frames(robot: Robot, values: Values) -> dict[str, _Way]:
    """The way from the root to the frame of each link, by offsets of joints and slides that are held."""
    ways = {robot.root: _Way(0.0, 0.0, robot.at, "")}
    for joint in depth_first(robot.joints, robot.root):
        piece = _length(joint.origin.xyz, values) + _length(joint.after.xyz, values) + _held(joint)
        ways[joint.child] = ways[joint.parent].plus(piece, joint.at, f"joint '{joint.name}'")
    return ways


def _held(joint: Joint) -> float:
    """How far a slide is held out, in m."""
    return abs(joint.locked.value()) if joint.kind is JointKind.PRISMATIC and joint.locked is not None else 0.0


def _tools(robot: Robot, ways: dict[str, _Way], values: Values) -> list[_Way]:
    return [ways[t.link].plus(_length(t.origin.xyz, values), t.at, f"tool '{t.name}'") for t in robot.tools]


def _centres(robot: Robot, ways: dict[str, _Way], values: Values) -> list[tuple[Link, _Way]]:
    """The links that have mass, each with the way to its centre of mass."""
    massive = [link for link in robot.links if link.mass.value(values)]
    return [(k, ways[k.name].plus(_length(k.com, values), k.at, f"link '{k.name}' com")) for k in massive]


def _length_faults(robot: Robot) -> Iterable[Fault]:
    """Centres of mass far outside the robot, a robot that is too long, and inertias too large for it."""
    values = robot.defaults
    frames = _frames(robot, values)
    ways = [*frames.values(), *_tools(robot, frames, values)]
    size = max(way.length for way in ways)  # zero where only centres of mass have lengths: nothing to compare with
    for link, way in _centres(robot, frames, values):
        com = _length(link.com, values)
        if size and com > _COM * max(size, _SMALL):
            rule = f"is {com:.3g} m away in a robot that reaches {size:.3g} m: millimetres, it seems"
            yield _warning(link.at, f"link '{link.name}' com", rule, "write it in m")
        else:
            ways.append(way)
    longest = max(ways, key=lambda way: way.length)
    if longest.length > _LONGEST:
        rule = f"is {longest.longest:.4g} m long in a robot that reaches {longest.length:.4g} m: millimetres, it seems"
        yield _warning(longest.at, longest.subject, rule, f"lengths are in m, robots stay below {_LONGEST:g}")
    yield from _gyration_faults(robot, longest.length, values)


def _gyration_faults(robot: Robot, size: float, values: Values) -> Iterable[Fault]:
    moving = [link for _, group in moving_groups(robot) for link in group]
    heaviest = max((link.mass.value(values) for link in moving), default=0.0)
    for link in moving:
        mass, tensor = link.mass.value(values), tensor_about_com(link, values)
        if mass <= _DUMMY * heaviest or is_placeholder(tensor, mass):
            continue
        moment = max(float(np.linalg.eigvalsh(tensor)[-1]), 0.0)
        radius = math.sqrt(moment / mass)
        if radius > _GYRATION * max(size, _SMALL):
            yield _warning(*_gyration(link, moment, mass, radius, size))


def _gyration(link: Link, moment: float, mass: float, radius: float, size: float) -> tuple[Place, str, str, str]:
    reaches = f"{size:.3g} m" if size > _SMALL else f"less than {_SMALL:g} m"
    what = f"of {moment:.3g} kg m² for {mass:.3g} kg is that of a mass {radius:.3g} m away"
    rule = f"{what}, in a robot that reaches {reaches}: another unit, it seems"
    cure = "write it in kg m²: 1 kg cm² is 1e-4, 1 kg mm² is 1e-6, 1 g mm² is 1e-9"
    return link.at, f"link '{link.name}' inertia", rule, cure


# --- gravity


def _gravity_faults(robot: Robot) -> Iterable[Fault]:
    values = robot.defaults
    gravity = [entry.value(values) for entry in robot.gravity]
    size, at = math.hypot(*gravity), Place(robot.at.file)
    if size > _GRAVITY:
        rule = f"is {size:.6g} m/s², more than on any planet"
        yield _warning(at, "gravity", rule, "write it in m/s², that of the Earth is 9.81")
    if gravity[2] > 0.5 * size:
        shown = ", ".join(f"{entry:.6g}" for entry in gravity)
        rule = f"[{shown}] points up, along the base's z: things fall in its direction"
        yield _warning(at, "gravity", rule, "right for a robot that hangs from the ceiling, else change its sign")
