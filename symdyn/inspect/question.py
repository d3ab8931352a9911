"""What is asked of a robot: `mass_matrix_inverse`, `udu.D`, `mass_matrix_inverse[shoulder,elbow]`, `jacobian_tip[3,elbow]`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError, Place
from symdyn.generation.selection import Wanted, function_named
from symdyn.judge.subject import Subject
from symdyn.quantities.contract import Axis, Output
from symdyn.wording import listed

_WHAT = re.compile(r"(?P<name>\w+)(?:\.(?P<output>\w+))?(?:\[(?P<index>[^\]]*)\])?")


@dataclass(frozen=True)
class Asked:
    """One result of a function of a robot, or one entry of it.

    Attributes:
        function: of the robot.
        output: one of its results.
        place: the entry, by its indices from 0; None for all.
        whole: whether no result was named although the function has several: the first is meant, the others can be named.
    """

    function: Wanted
    output: Output
    place: tuple[int, ...] | None
    whole: bool

    @property
    def name(self) -> str:
        """As users type it, by indices."""
        named = "" if len(self.function.quantity.outputs) == 1 else f".{self.output.name}"
        index = "" if self.place is None else f"[{','.join(map(str, self.place))}]"
        return f"{self.function.name}{named}{index}"


def refuse_several(subject: Subject, text: str) -> None:
    """Formulas are written in one number for each joint, which turns or slides, and by itself: multiples of an angle are none.

    Raises:
        InputError: for a robot with other joints.
    """
    model = subject.model
    followers = [joint.name for joint in model.joints if joint.follows is not None]
    if followers:
        held = " ".join(f"--lock '{name}'" for name in followers)
        rule = f"cannot be shown in formulas: some joints follow others ({listed(followers)})"
        cure = f"ask for the lines of the program with --lines, or hold what follows: {held}"
        raise InputError([Fault(Place(text), "", rule, cure)])
    several = [joint.name for joint in model.joints if joint.motion.nq > 1]
    if several:
        rule = f"cannot be shown in formulas: {', '.join(several)} moves by several numbers"
        cure = f"hold it with '--lock {several[0]}', or ask for the lines of the program with --lines"
        raise InputError([Fault(Place(text), "", rule, cure)])


def understood(subject: Subject, text: str) -> list[Asked]:
    """What a question means: one result, or all results of a function that has several.

    Raises:
        InputError: when the robot has no such function, result or entry.
    """
    match = _WHAT.fullmatch(text.strip())
    if not match:
        cure = "write a function, a result such as udu.D, or an entry such as mass_matrix_inverse[0,1]"
        raise InputError([Fault(Place(text), "", "cannot be understood", cure)])
    function = function_named(subject, match["name"])
    outputs = _outputs(function, match["output"], text)
    index = match["index"]
    if index is None:
        return [Asked(function, output, None, whole=match["output"] is None) for output in outputs]
    typed = [part.strip() for part in index.split(",")] if index.strip() else []
    place = _place(subject, function, outputs[0], typed, text)
    return [Asked(function, outputs[0], place, whole=False)]


def _outputs(function: Wanted, named: str | None, text: str) -> list[Output]:
    outputs = function.quantity.outputs
    if named is None:
        return list(outputs)
    found = [output for output in outputs if output.name == named]
    if not found:
        known = [output.name for output in outputs]
        rule = f"'{function.name}' has no result '{named}'"
        raise InputError([Fault(Place(text), "", rule, suggestion(named, known))])
    return found


def _place(subject: Subject, function: Wanted, output: Output, typed: list[str], text: str) -> tuple[int, ...]:
    """Indices or joint names into the place of an entry."""
    joints = [subject.model.joints[dof.body].name for dof in subject.model.dofs]
    shape = output.shape(function.sizes(subject.model))
    at = Place(text)
    if len(typed) != len(shape):
        shown = " × ".join(map(str, shape)) or "one number"
        counted = f"{len(typed)} {'index' if len(typed) == 1 else 'indices'}"
        cure = f"give {len(shape)}" if shape else f"ask for {function.name}"
        raise InputError([Fault(at, "", f"has {counted}, '{output.name}' is {shown}", cure)])
    found = []
    for word, size, axis in zip(typed, shape, output.axes, strict=True):
        number = int(word) if word.isdecimal() else -1
        if axis in (Axis.DOF, Axis.POSITION) and word in joints:
            number = joints.index(word)
        if not 0 <= number < size:
            by_joint = axis in (Axis.DOF, Axis.POSITION)
            rule = f"index '{word}' is {'neither a joint nor' if by_joint else 'no'} a number below {size}"
            rule = rule.replace("no a number", "no number")
            raise InputError(
                [Fault(at, "", rule, suggestion(word, joints) if by_joint else f"count from 0 to {size - 1}")]
            )
        found.append(number)
    return tuple(found)
