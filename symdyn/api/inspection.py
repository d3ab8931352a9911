"""A question about formulas, asked and answered: what `symdyn inspect` does, without printing."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symdyn.description.robot import Robot
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all
from symdyn.generation import subject_of
from symdyn.generation.request import check_classes, request_of
from symdyn.generation.selection import check_payload
from symdyn.inspect.answers import Answer
from symdyn.inspect.asking import SweepAnswer, in_format, inspect
from symdyn.inspect.flatness_answer import FLATNESS
from symdyn.inspect.variables import Look
from symdyn.options import READING, words

FORMATS = ("text", "latex", "mathml", "python", "json")
_ALONE = ("wrt", "limit", "abbreviate", "depends", "sweep", "lines")


@dataclass(frozen=True)
class Inspection:
    """What is asked, as typed; the fields are the command's options."""

    source: str
    what: str
    form: str = "text"
    lock: tuple[str, ...] = ()
    literal_angles: bool = False
    floating: bool = False
    xacro_arg: tuple[str, ...] = ()
    parameters: str = ""
    payload: tuple[str, ...] = ()
    friction: bool = True
    armature: bool = True
    wrt: str = ""
    at: tuple[str, ...] = ()
    limit: str = ""
    abbreviate: str = ""
    depends: bool = False
    sweep: str = ""
    lines: bool = False


@dataclass(frozen=True)
class Inspected:
    """Answers, and the format they are wanted in."""

    what: str
    form: str
    answers: tuple[Answer, ...]

    @property
    def text(self) -> str:
        """In the format that was asked for.

        Raises:
            InputError: where an answer has no such format.
        """
        if self.form == "json":
            return json.dumps(self.document, indent=2, ensure_ascii=False) + "\n"
        return in_format(self.answers, self.form, self.what)

    @property
    def document(self) -> dict[str, Any]:
        """For machines."""
        return {"asked": self.what, "answers": [item.as_dict() for item in self.answers]}

    def write(self, path: Path, *, force: bool) -> Path:
        """Write the answer; curves as SVG where the file is called so.

        Raises:
            InputError: where the file cannot be written, or is somebody's.
        """
        if path.suffix.lower() == ".svg":
            curves = [item for item in self.answers if isinstance(item, SweepAnswer)]
            if len(curves) != 1:
                rule = (
                    "is a picture, and only one curve can be drawn" if curves else "is a picture, and nothing is drawn"
                )
                raise InputError([Fault(Place(str(path)), "", rule, "name a result, or draw it over a joint")])
            text = curves[0].svg()
        else:
            text = self.text
        if path.exists() and not force:
            raise InputError([Fault(Place(str(path)), "", "exists already", "add --force to replace it")])
        write_all({path: text}, force=force)
        return path


def inspected(asked: Inspection, robot: Robot | None = None) -> Inspected:
    """Ask.

    Args:
        asked: what, and how to look at it.
        robot: what the source says, where it is read already.

    Raises:
        InputError: for whatever the robot does not have.
    """
    _refuse_together(asked)
    request = request_of(asked.source, {name: getattr(asked, name) for name in _OF_REQUESTS})
    check_classes(request.parameters)
    subject = subject_of(request, robot)
    check_payload(subject.model, request.payload)
    look = Look(asked.wrt, tuple(w for text in asked.at for w in words(text)), asked.limit, asked.abbreviate)
    answers = inspect(subject, request, asked.what, look, lines=asked.lines, depends=asked.depends, over=asked.sweep)
    return Inspected(asked.what, asked.form, tuple(answers))


_OF_REQUESTS = (*(option.field for option in READING), "parameters", "payload", "friction", "armature")


def _refuse_together(asked: Inspection) -> None:
    """Options that ask for different things, or for more than a yes or no can be asked for."""
    given = [name for name in _ALONE if getattr(asked, name)]
    if asked.what == FLATNESS and (given or asked.at):
        rule = f"is a yes or no and cannot be combined with --{given[0] if given else 'at'}"
        raise InputError([Fault(Place(FLATNESS), "", rule, "ask for one at a time")])
    if asked.at and given and given != ["sweep"]:
        given = ["at", *given]
    if len(given) > 1:
        first, second = given[:2]
        rule = f"cannot be combined with --{second}"
        raise InputError([Fault(Place(f"--{first}"), "", rule, "ask for one at a time")])
