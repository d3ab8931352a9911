"""How a robot's formulas are to be looked at: options as typed, and what they mean for a robot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.closed.derivative import Variable
from symdyn.closed.naming import parameter_name
from symdyn.description.expressions import ExpressionError, parse
from symdyn.description.slips import number_cure
from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError, Place
from symdyn.judge.subject import Subject
from symdyn.symbolic.constants import Number
from symdyn.symbolic.frames import TapeNumbers
from symdyn.symbolic.tape import as_value
from symdyn.symbolic.workshop import Ground

_INFINITE = ("oo", "inf", "infinity", "∞")


@dataclass(frozen=True)
class Look:
    """How to look at a result.

    Attributes:
        wrt: parameter or joint to derive by.
        at: positions of joints, `elbow=pi/2` each.
        limit: a parameter and what it tends to, `payload=oo`.
        abbreviate: how much may be left out, `3%`.
    """

    wrt: str = ""
    at: tuple[str, ...] = ()
    limit: str = ""
    abbreviate: str = ""

    @property
    def changes(self) -> bool:
        """Whether more is asked for than the result itself."""
        return bool(self.wrt or self.at or self.limit or self.abbreviate)


def joint_of(subject: Subject, word: str, option: str) -> int:
    """The place in q of a joint, by its name or by the symbol that formulas have for it: `q2` is the second.

    Raises:
        InputError: when the robot has none.
    """
    joints = [subject.model.joints[dof.body].name for dof in subject.model.dofs]
    if word in joints:
        return joints.index(word)
    if word[:1] in ("q", "φ", "d") and word[1:].isdecimal() and 1 <= int(word[1:]) <= len(joints):
        return int(word[1:]) - 1
    cure = suggestion(word, joints)
    raise InputError([Fault(Place(option), word, f"is no joint of '{subject.robot.name}'", cure)])


def variable_of(subject: Subject, ground: Ground, word: str) -> Variable:
    """What to derive by: a run-time parameter, or a joint's position.

    Raises:
        InputError: when the robot has neither.
    """
    for name in ground.defaults:
        if word in (name, parameter_name(name).stem):
            return Variable(parameter=parameter_name(name).stem)
    joints = [subject.model.joints[dof.body].name for dof in subject.model.dofs]
    if word in joints or (word[:1] in ("q", "φ", "d") and word[1:].isdecimal()):
        return Variable(joint=joint_of(subject, word, "--wrt") + 1)
    cure = suggestion(word, [*ground.defaults, *joints])
    raise InputError([Fault(Place("--wrt"), word, f"is no parameter and no joint of '{subject.robot.name}'", cure)])


def positions_of(subject: Subject, typed: Sequence[str]) -> dict[int, Number]:
    """Positions that joints are held at, by their places in q.

    Raises:
        InputError: for what is no joint, or no position.
    """
    found = {}
    for text in typed:
        name, equals, value = text.partition("=")
        place = joint_of(subject, name.strip(), "--at")
        if not equals:
            raise InputError([Fault(Place("--at"), text, "says no position", f"write {name}=0 or {name}=pi/2")])
        if place in found:
            raise InputError([Fault(Place("--at"), text, "is held twice", "say one position")])
        found[place] = _number(value, "--at", text)
    return found


def limit_of(ground: Ground, text: str) -> tuple[str, Fraction | None]:
    """A run-time parameter and what it tends to, None for infinity.

    Raises:
        InputError: for what is no parameter, or no value.
    """
    name, equals, value = (part.strip() for part in text.partition("="))
    known = {parameter_name(own).stem: own for own in ground.defaults} | {own: own for own in ground.defaults}
    if name not in known:
        cure = suggestion(name, ground.defaults) or "the robot has no symbols: free some, such as its masses"
        raise InputError([Fault(Place("--limit"), name, "is no parameter of the robot", cure)])
    if not equals:
        raise InputError([Fault(Place("--limit"), text, "says no value", f"write {name}=oo or {name}=0")])
    if value.lstrip("+") in _INFINITE:
        return known[name], None
    return known[name], _number(value, "--limit", text).fraction


def part_of(text: str) -> float:
    """`3%` or `0.03`.

    Raises:
        InputError: for anything that is no part between 0 and a half.
    """
    if not text:
        return 0.0
    try:
        part = float(text.strip().removesuffix("%")) / (100 if text.strip().endswith("%") else 1)
    except ValueError:
        part = -1.0
    if not 0 < part <= 0.5:
        cure = "write how much of the mass matrix may be left out, such as 3%"
        raise InputError([Fault(Place("--abbreviate"), text, "is no part between 0 and 50 %", cure)])
    return part


def _number(text: str, option: str, whole: str) -> Number:
    try:
        expression = parse(text.strip())
        if expression.names:
            raise ExpressionError(f"uses '{min(expression.names)}', which is no number")
        number = as_value(expression.evaluate(TapeNumbers(), {})).number
    except (ExpressionError, ZeroDivisionError) as problem:
        cure = number_cure(text, "write a number, such as 0.3 or pi/2")
        raise InputError([Fault(Place(option), whole, f"value '{text}' {problem}", cure)]) from None
    assert number is not None
    return number
