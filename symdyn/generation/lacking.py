"""What a robot lacks that quantities need: what groups bring along is left out, and it is said why; names are refused."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from symdyn.description.robot import Joint
from symdyn.description.spelling import identifier
from symdyn.judge.singular import bad_pivots
from symdyn.judge.subject import Subject
from symdyn.judge.values import values_of
from symdyn.model.tree import Body
from symdyn.quantities.contract import Need, Quantity
from symdyn.wording import listed

_MOST = 20


def without_lacking(
    subject: Subject, quantities: Sequence[Quantity], typed: Sequence[str]
) -> tuple[list[Quantity], list[str]]:
    """The quantities but for those that groups have brought along and the robot cannot have; notes on those.

    What is asked for by name stays: it is refused then, or zero, of which there is a note too.

    Args:
        subject: the robot.
        quantities: that the words mean.
        typed: the words of `--functions`.
    """
    grouped = [quantity for quantity in quantities if not _by_name(subject, quantity, typed)]
    asked = {need for quantity in quantities for need in quantity.needs} & {Need.INERTIA, Need.INVERSE}
    lacked = lacking(subject) if asked else set()
    gone = [quantity for quantity in grouped if lacked & asked & quantity.needs]
    zero = [quantity for quantity in quantities if Need.INERTIA in lacked & quantity.needs and quantity not in gone]
    told = [(gone, "left out", lacked), (zero, "zero", {Need.INERTIA})]
    notes = [f"{_are(found)} {what}: {_why(subject, needs)}" for found, what, needs in told if found]
    return [quantity for quantity in quantities if quantity not in gone], notes


def _are(quantities: Sequence[Quantity]) -> str:
    verb = "is" if len(quantities) == 1 else "are"
    return f"{listed((quantity.name for quantity in quantities), _MOST)} {verb}"


def lacking(subject: Subject) -> set[Need]:
    """What quantities may need and the robot does not have, but for Jacobians of full rank."""
    model = subject.model
    has = {
        Need.INERTIA: has_inertia(subject),
        Need.INVERSE: not bad_pivots(model),
        Need.TOOLS: bool(model.tools),
        Need.LOOPS: bool(model.loops),
    }
    return {need for need, there in has.items() if not there}


def _why(subject: Subject, lacked: set[Need]) -> str:
    if Need.INERTIA in lacked:
        joints = listed(joint.name for joint in subject.model.joints)
        return f"the robot has no inertia, none of its joints ({joints}) moves any. Give its links mass and inertia."
    singular = [(joint.name, body.name) for joint, body in singular_joints(subject)]
    joints, bodies = (listed(names) for names in zip(*singular, strict=True))
    one = len(singular) == 1
    why = f"joint {joints} moves no inertia of its own" if one else f"joints {joints} move no inertia of their own"
    cure = (
        f"Give {bodies} mass and inertia, or the joint{'' if one else 's'} armature, or hold {'it' if one else 'them'}"
    )
    return f"{why}, so that the mass matrix has no inverse. {cure} with --lock."


def has_inertia(subject: Subject) -> bool:
    """Whether some body or drive has any, at some values of the run-time parameters."""
    return _weighs(subject) or _weighs(subject.at(values_of(subject).draw(Random(0))))


def _weighs(subject: Subject) -> bool:
    tree = subject.tree.whole
    return bool(tree.M.any() or tree.armature.any())


def singular_joints(subject: Subject) -> list[tuple[Joint, Body]]:
    """The joints that make the mass matrix singular, with the bodies that they move."""
    joints = {joint.name: joint for joint in subject.robot.joints}
    bodies = [subject.model.bodies[bad.joint] for bad in bad_pivots(subject.model)]
    return [(joints[body.joint.name], body) for body in bodies]


def _by_name(subject: Subject, quantity: Quantity, typed: Sequence[str]) -> bool:
    """Whether it was asked for by its own name, by that of the function of a tool, or together with others."""
    of_tools = [f"{quantity.name}_{identifier(tool.name)}" for tool in subject.model.tools if quantity.per_tool]
    return bool(quantity.together) or not {quantity.name, *of_tools}.isdisjoint(typed)
