"""Answers to questions about a robot's formulas."""

from __future__ import annotations

from symdyn.closed.budget import Budget
from symdyn.closed.closed_form import ClosedForm, JointWord
from symdyn.closed.ladder import closed_form
from symdyn.closed.question import Question, Reader
from symdyn.inspect.question import Asked
from symdyn.judge.subject import Subject
from symdyn.symbolic.workshop import Choices, Ground


def ground_of(subject: Subject) -> Ground:
    """The robot on a tape, with what is free of it."""
    return Ground(subject.robot, Choices(subject.free, subject.friction, subject.armature, subject.payload))


def closed_answer(subject: Subject, ground: Ground, asked: Asked, budget: Budget) -> ClosedForm:
    """The most readable closed form.

    Raises:
        Unreadable: when there is none that anybody would read.
    """
    function = asked.function
    tools = {tool.name: tool for tool in ground.model.tools}
    question = Question(
        quantity=function.quantity,
        output=asked.output,
        place=asked.place,
        tool=tools[function.tool.name] if function.tool else None,
        tools=tuple(tools[tool.name] for tool in function.tools),
        function=function.name,
    )
    return closed_form(ground, _reader(subject), question, budget)


def _reader(subject: Subject) -> Reader:
    """What a reader is told of the robot's joints."""
    joints = [subject.model.joints[dof.body] for dof in subject.model.dofs]
    words = tuple(JointWord(k + 1, joint.name, joint.motion.unit) for k, joint in enumerate(joints))
    limits = tuple(None if j.limits is None else (float(j.limits[0]), float(j.limits[1])) for j in joints)
    return Reader(subject.robot.name, words, limits)
