"""Everything that can be asked about a robot's formulas: what `symdyn inspect` calls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from symdyn.closed.budget import Budget
from symdyn.closed.inertial import UnreadableError
from symdyn.faults import Fault, InputError, Place
from symdyn.generation import Request, generate
from symdyn.generation.selection import refuse_impossible, refuse_singular
from symdyn.inspect.answers import Answer, FormAnswer, answer, closed_answer
from symdyn.inspect.dependence import of_form, of_program
from symdyn.inspect.flatness_answer import FLATNESS, flatness_answer
from symdyn.inspect.lines import lines_answer
from symdyn.inspect.question import Asked, refuse_several, understood
from symdyn.inspect.study import study_of
from symdyn.inspect.sweep import Sweep, sweep
from symdyn.inspect.sweep_svg import sweep_svg
from symdyn.inspect.sweep_text import sweep_text
from symdyn.inspect.variables import Look, joint_of, positions_of
from symdyn.judge.subject import Subject


@dataclass(frozen=True)
class SweepAnswer:
    """A curve over one joint."""

    found: Sweep

    def text(self) -> str:
        return sweep_text(self.found).rstrip() + "\n"

    def svg(self) -> str:
        return sweep_svg(self.found)

    def as_dict(self) -> dict[str, Any]:
        return {"kind": "sweep", **self.found.as_dict()}


def inspect(
    subject: Subject,
    request: Request,
    what: str,
    look: Look,
    *,
    lines: bool = False,
    depends: bool = False,
    over: str = "",
    budget: Budget | None = None,
) -> list[Answer]:
    """Answer a question; a function with several results gets an answer for each.

    Args:
        subject: the robot.
        request: that it was made by.
        what: a function, a result, an entry, or `flatness`.
        look: derivative, pose, limit, abbreviation.
        lines: show the program's own lines.
        depends: tell what entries depend on.
        over: a joint to draw curves over.
        budget: of the algebra.

    Raises:
        InputError: for what the robot does not have.
    """
    if what == FLATNESS:
        refuse_several(subject, what)
        refuse_singular(subject, "or ask something else: flatness is a question about the inverse")
        return [flatness_answer(subject)]
    asked = understood(subject, what)
    if not lines:
        refuse_several(subject, what)
    otherwise = "or ask for what needs no inverse, such as mass_matrix"
    refuse_impossible(subject, [asked[0].function.quantity], otherwise)
    spent = budget or Budget()
    if lines:
        return [_lines(request, asked[0])]
    if over:
        return [_sweep(subject, item, over, look) for item in asked]
    if depends:
        return [_dependence(subject, item, spent) for item in asked]
    return [answer(subject, item, look, spent) for item in asked]


def _lines(request: Request, asked: Asked) -> Answer:
    function = asked.function
    tools = (function.tool.name,) if function.tool else ()
    wanted = replace(request, functions=(function.quantity.name,), tools=tools, targets=())
    return lines_answer(generate(wanted).library, asked)


def _sweep(subject: Subject, asked: Asked, over: str, look: Look) -> Answer:
    joint = joint_of(subject, over, "--sweep")
    study = study_of(subject, asked.function.name)
    at = {place: float(number) for place, number in positions_of(subject, look.at).items()}
    if joint in at:
        rule = "is both moved and held"
        raise InputError([Fault(Place("--sweep"), over, rule, "hold another joint, or move another")])
    positions = None
    if asked.place is not None:
        position = 0
        for index, size in zip(asked.place, asked.output.shape(asked.function.sizes(subject.model)), strict=True):
            position = position * size + index
        positions = [position]
    return SweepAnswer(sweep(study, asked.output.name, joint, positions, at))


def _dependence(subject: Subject, asked: Asked, budget: Budget) -> Answer:
    try:
        return of_form(subject, asked, closed_answer(subject, asked, Look(), budget))
    except UnreadableError:
        return of_program(subject, asked)


def in_format(answers: Sequence[Answer], form: str, what: str) -> str:
    """Answers in a format other than JSON.

    Raises:
        InputError: where an answer has no such format.
    """
    if form == "text":
        return "\n".join(item.text() for item in answers)
    shown = []
    for item in answers:
        source = item.form if isinstance(item, FormAnswer) else item
        spell = getattr(source, form, None)
        if spell is None:
            reason = getattr(item, "reason", "this answer is words and figures")
            raise InputError([Fault(Place(what), "", f"cannot be shown as {form}: {reason}", "ask for text or json")])
        shown.append(spell())
    return "\n".join(shown)
