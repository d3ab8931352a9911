"""A robot as a page for the browser: what `symdyn report` does, without printing."""

from __future__ import annotations

from pathlib import Path

from symdyn.description.robot import Robot
from symdyn.description.spelling import identifier
from symdyn.faults import Fault, InputError, Place
from symdyn.files import refuse_foreign, write_all
from symdyn.generation import Progress, Request, silent
from symdyn.report.material import gather
from symdyn.report.page import page_text

_ENDINGS = (".html", ".htm")


def write_report(
    request: Request, robot: Robot, target: Path | None = None, *, force: bool = False, progress: Progress = silent
) -> Path:
    """Make the page and write it; its path.

    Args:
        request: the robot's file, how it is read, and what is wanted in and out of its numbers.
        robot: what that file says.
        target: the file to write, ending in .html; NAME.html here by default.
        force: replace a file that symdyn did not write.
        progress: is told what is being done.

    Raises:
        InputError: for another ending, for a robot with errors, and where the file cannot be written.
    """
    path = Path(f"{identifier(robot.name)}.html") if target is None else target
    if path.suffix.lower() not in _ENDINGS:
        rule = f"is no page: its name must end in .html, got '{path.suffix}'"
        raise InputError([Fault(Place(str(path)), "", rule, f"write it as {path.with_suffix('.html').name}")])
    if not force:
        refuse_foreign({path: ""})  # before all the work
    text = page_text(gather(request, robot, progress))
    progress("writing")
    write_all({path: text}, force=force)
    return path
