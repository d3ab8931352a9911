"""`Material`: all that the sections of a report are made of, worked out once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from symdyn.description.robot import Robot
from symdyn.emit.interface import FunctionInfo, Interface, interface_of
from symdyn.emit.sheet import make_sheet
from symdyn.generation import Generation, Progress, Request, generate, silent, subject_of
from symdyn.generation.judging import Judgement, judge_texts
from symdyn.generation.lacking import lacking
from symdyn.judge.subject import Subject
from symdyn.quantities.contract import Need
from symdyn.render import texts_of
from symdyn.symbolic.library import Function

FUNCTIONS = ("dynamics", "kinematics", "energy", "center_of_mass")
OF_LOOPS = ("loop_constraint", "closure_error", "constrained_forward_dynamics")
"""What pages embed, as `--functions` takes it; of robots with loops, and so of none else, the second too."""
_FIRST = ("mass_matrix", "udu", "mass_matrix_inverse", "gravity_forces", "closure_error", "loop_constraint")
_LARGEST = 2_500_000  # characters of the module, so that a page with all else stays below five million
_A_LINE = 28  # characters of the module for a line of a program; of a Panda it is 24, of a humanoid 28


@dataclass(frozen=True, eq=False)
class Material:
    """One robot, ready to be shown; equal to itself only.

    Attributes:
        request: what was asked for: the robot's file, how it was read, what is wanted in and out of its numbers.
        robot: as that file describes it.
        subject: as the core sees it.
        generation: what was generated; None where the robot has nothing to generate.
        interface: names, arguments, results and operations of the functions that the page embeds; None without any.
        module: the text of the generated JavaScript module; empty without functions.
        file: the module's name, were it written.
        judgements: how near to the core the module is.
        too_large: functions that the page does without, so that it stays small enough to be sent.
        lacking: why there are no functions; empty where there are some.
    """

    request: Request
    robot: Robot
    subject: Subject
    generation: Generation | None = None
    interface: Interface | None = None
    module: str = ""
    file: str = ""
    judgements: tuple[Judgement, ...] = ()
    too_large: tuple[str, ...] = ()
    lacking: str = ""

    @property
    def functions(self) -> tuple[FunctionInfo, ...]:
        """Those that the page embeds, in the order of the module."""
        return self.interface.functions if self.interface else ()

    @property
    def notes(self) -> tuple[str, ...]:
        """Of the generator: what was left out, and why."""
        return self.generation.library.notes if self.generation else (self.lacking,)


def gather(request: Request, robot: Robot, progress: Progress = silent) -> Material:
    """Generate what the page embeds, compare it with the core, and leave out what would make the page too large.

    Args:
        request: the robot's file, and what is wanted in and out of its numbers.
        robot: what that file says.
        progress: is told what is being done.

    Raises:
        InputError: for a robot with errors, and for a function that differs from the core.
    """
    functions = (*FUNCTIONS, *(OF_LOOPS if robot.loops else ()))
    request = replace(request, functions=functions, targets=("javascript",))
    subject = subject_of(request, robot)
    if lacking(subject) >= {Need.INERTIA, Need.TOOLS}:
        why = "The robot has no inertia, so that there are no dynamics, and no tools whose poses could be worked out."
        return Material(request, subject.robot, subject, lacking=f"{why} Give its links mass and inertia.")
    generation, too_large = _small_enough(generate(request, progress, robot))
    progress("spelling")
    sheet = make_sheet(generation.library)
    ((file, module),) = texts_of(sheet, request.targets).items()
    return Material(
        request=request,
        robot=generation.robot,
        subject=generation.subject,
        generation=generation,
        interface=interface_of(sheet),
        module=module,
        file=file,
        judgements=tuple(judge_texts(generation, {file: module}, progress)),
        too_large=too_large,
    )


def _small_enough(generation: Generation) -> tuple[Generation, tuple[str, ...]]:
    """The functions that fit, those that pages cannot do without first, then the shortest; and the names of the others."""
    lengths = {function.name: _characters(function) for function in generation.library.functions}
    order = sorted(lengths, key=lambda name: (name not in _FIRST, lengths[name]))
    kept, room = set(), _LARGEST
    for name in order:
        if lengths[name] <= room:
            kept.add(name)
            room -= lengths[name]
    library = replace(generation.library, functions=tuple(it for it in generation.library.functions if it.name in kept))
    functions = tuple(it for it in generation.functions if it.name in kept)
    return replace(generation, library=library, functions=functions), tuple(it for it in lengths if it not in kept)


def _characters(function: Function) -> int:
    """About how long a function's text is."""
    return _A_LINE * len(function.program.assignments)
