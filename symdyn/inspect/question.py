"""What is asked of a robot: `mass_matrix_inverse`, `udu.D`, `mass_matrix_inverse[shoulder,elbow]`, `jacobian_tip[3,elbow]`."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass

from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError, Place
from symdyn.generation.selection import Wanted, function_named
from symdyn.judge.subject import Subject
from symdyn.model.tree import Model
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
        InputError: for a robot with other joints, naming all that have to be held.
    """
    joints = subject.model.joints
    followers = [joint.name for joint in joints if joint.follows is not None]
    several = [joint.name for joint in joints if max(joint.motion.nq, joint.motion.nv) > 1]
    rules = [f"{listed(several)} {'moves' if len(several) == 1 else 'move'} by several numbers"] if several else []
    rules += [f"some joints follow others ({listed(followers)})"] if followers else []
    if rules:
        held = [*several, *followers]
        locks = " ".join(f"--lock '{name}'" for name in held)
        cure = (
            f"hold {'it' if len(held) == 1 else 'them'} with {locks}, or ask for the lines of the program with --lines"
        )
        raise InputError([Fault(Place(text), "", f"cannot be shown in formulas: {', and '.join(rules)}", cure)])


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
    shape = output.shape(function.sizes(subject.model))
    if len(typed) != len(shape):
        shown = " × ".join(map(str, shape)) or "one number"
        counted = f"{len(typed)} {'index' if len(typed) == 1 else 'indices'}"
        cure = f"give {len(shape)}" if shape else f"ask for {function.name}"
        raise InputError([Fault(Place(text), "", f"has {counted}, '{output.name}' is {shown}", cure)])
    along = zip(typed, shape, output.axes, strict=True)
    return tuple(_number(word, size, joint_places(subject.model, axis), Place(text)) for word, size, axis in along)


def _number(word: str, size: int, joints: Mapping[str, range], at: Place) -> int:
    """The index along an axis of that size that a word means, where joints have places on it."""
    if word in joints:
        if len(joints[word]) > 1:
            first, last = joints[word][0], joints[word][-1]
            rule = f"index '{word}' is a joint of {len(joints[word])} entries"
            raise InputError([Fault(at, "", rule, f"write one of the numbers {first} to {last} for it")])
        return joints[word][0]
    number = int(word) if word.isdecimal() else -1
    if not 0 <= number < size:
        rule = f"index '{word}' is {'neither a joint nor a' if joints else 'no'} number below {size}"
        raise InputError([Fault(at, "", rule, suggestion(word, joints) if joints else f"count from 0 to {size - 1}")])
    return number


def joint_places(model: Model, axis: Axis) -> dict[str, range]:
    """The indices of every joint along an axis, as places in `q` or in `qd`; nothing along those of something else."""
    if axis not in (Axis.DOF, Axis.POSITION):
        return {}
    sizes = {joint.name: joint.motion.nq if axis is Axis.POSITION else joint.motion.nv for joint in model.leaders}
    ends = itertools.accumulate(sizes.values())
    return {name: range(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}
