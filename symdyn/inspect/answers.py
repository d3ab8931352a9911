"""Answers to questions about a robot's formulas: a closed form where there is one that people read, else figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from symdyn.closed.budget import Budget
from symdyn.closed.closed_form import ClosedForm, JointWord
from symdyn.closed.inertial import UnreadableError
from symdyn.closed.ladder import closed_form
from symdyn.closed.proof import DisprovedError
from symdyn.closed.question import Question, Reader
from symdyn.closed.scene import View
from symdyn.closed.variations import derivative, limit
from symdyn.faults import Fault, InputError, Place
from symdyn.inspect.figures import figures
from symdyn.inspect.figures_text import figures_text
from symdyn.inspect.overview import overview
from symdyn.inspect.overview_text import overview_text
from symdyn.inspect.question import Asked
from symdyn.inspect.study import study_of
from symdyn.inspect.variables import Look, limit_of, part_of, positions_of, variable_of
from symdyn.judge.subject import Subject
from symdyn.symbolic.workshop import Choices, Ground


class Answer(Protocol):
    """Something that can be shown to people and to machines."""

    def text(self) -> str:
        """For a terminal."""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""


@dataclass(frozen=True)
class FormAnswer:
    """A closed form."""

    form: ClosedForm

    def text(self) -> str:
        return self.form.text()

    def as_dict(self) -> dict[str, Any]:
        return {"kind": "closed form", **self.form.as_dict()}


@dataclass(frozen=True)
class FiguresAnswer:
    """Figures, and why there is no closed form."""

    reason: str
    found: Any
    words: Callable[[Any], str]

    def text(self) -> str:
        return f"{self.reason}; shown in figures instead.\n\n{self.words(self.found)}"

    def as_dict(self) -> dict[str, Any]:
        return {"kind": "figures", "reason": self.reason, **self.found.as_dict()}


def ground_of(subject: Subject) -> Ground:
    """The robot on a tape, with what is free of it."""
    return Ground(subject.robot, Choices(subject.free, subject.friction, subject.armature, subject.payload))


def question_of(ground: Ground, asked: Asked) -> Question:
    """What is asked, with tools in the numbers of the tape."""
    function = asked.function
    tools = {tool.name: tool for tool in ground.model.tools}
    return Question(
        quantity=function.quantity,
        output=asked.output,
        place=asked.place,
        tool=tools[function.tool.name] if function.tool else None,
        tools=tuple(tools[tool.name] for tool in function.tools),
        function=function.name,
    )


def reader_of(subject: Subject) -> Reader:
    """What a reader is told of the robot's joints."""
    joints = [subject.model.joints[dof.body] for dof in subject.model.dofs]
    words = tuple(JointWord(k + 1, joint.name, joint.motion.unit) for k, joint in enumerate(joints))
    limits = tuple(None if j.limits is None else (float(j.limits[0]), float(j.limits[1])) for j in joints)
    return Reader(subject.robot.name, words, limits)


def closed_answer(subject: Subject, asked: Asked, look: Look, budget: Budget) -> ClosedForm:
    """The closed form that is asked for.

    Raises:
        UnreadableError: when there is none that anybody would read.
        InputError: for joints and parameters that the robot does not have.
    """
    ground = ground_of(subject)
    reader, question = reader_of(subject), question_of(ground, asked)
    if look.wrt:
        return derivative(ground, reader, question, budget, variable_of(subject, ground, look.wrt))
    if look.limit:
        parameter, value = limit_of(ground, look.limit)
        return limit(ground, reader, question, budget, parameter, value)
    view = View(at=positions_of(subject, look.at), abbreviate=part_of(look.abbreviate))
    return closed_form(ground, reader, question, budget, view)


def answer(subject: Subject, asked: Asked, look: Look, budget: Budget) -> Answer:
    """A closed form, or figures where nobody would read one.

    Raises:
        InputError: for what the robot does not have, and where neither would be an answer.
    """
    try:
        return FormAnswer(_proven(subject, asked, look, budget))
    except UnreadableError as reason:
        if look.changes:
            rule = f"has no such form that anybody would read: {reason}"
            cure = "leave --abbreviate out" if look.abbreviate else _cure(asked)
            raise InputError([Fault(Place(asked.name), "", rule, cure)]) from None
        return figures_answer(subject, asked, f"{asked.name} of {subject.robot.name} is not written out: {reason}")


def _proven(subject: Subject, asked: Asked, look: Look, budget: Budget) -> ClosedForm:
    """The closed form; a mistake of ours, which the proof finds, is no reason to show nothing.

    Raises:
        UnreadableError: when there is none that could be shown.
    """
    try:
        return closed_answer(subject, asked, look, budget)
    except DisprovedError as found:
        raise UnreadableError(f"a mistake of symdyn was found in the form, please report it ({found})") from None


def _cure(asked: Asked) -> str:
    """What to ask instead."""
    if asked.place is None and asked.output.axes:
        zeros = ",".join("0" for _ in asked.output.axes)
        return f"ask for one entry, such as {asked.name}[{zeros}], or hold joints"
    return "hold joints, or ask for the entry itself, which is shown in figures"


def figures_answer(subject: Subject, asked: Asked, reason: str) -> FiguresAnswer:
    """Figures over poses: of one entry, or of the whole result."""
    study = study_of(subject, asked.function.name)
    shape = asked.output.shape(asked.function.sizes(subject.model))
    if asked.place is None and shape:
        return FiguresAnswer(reason, overview(study, asked.output.name), overview_text)
    position = 0
    for index, size in zip(asked.place or (), shape, strict=True):
        position = position * size + index
    return FiguresAnswer(reason, figures(study, asked.output.name, position), figures_text)
