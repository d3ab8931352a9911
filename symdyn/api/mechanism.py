"""`load` and `Mechanism`: one robot, and all that can be asked of it.

What needs SymPy is imported by the methods that need it, so that loading and checking a robot does not wait for it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from symdyn.api.conversion import as_yaml, convert
from symdyn.api.faults import Faults
from symdyn.api.parts import Joint, Tool, joints_of, tools_of
from symdyn.api.words import Words, given_words, said_in_python
from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.description.source import robot_file, shipped_robots, source_hash
from symdyn.faults import Fault, InputError, Place
from symdyn.judge.check import check
from symdyn.judge.subject import Subject
from symdyn.model.assemble import numeric_model
from symdyn.options import READING, Option, OptionKind
from symdyn.quantities import DEFAULT
from symdyn.show.html import robot_html
from symdyn.show.rows import title_of
from symdyn.show.text import tree_text

if TYPE_CHECKING:
    import sympy as sp
    from numpy.typing import ArrayLike

    from symdyn.api.core import Core
    from symdyn.api.generated import Generated, Made
    from symdyn.closed.closed_form import ClosedForm
    from symdyn.core import Array
    from symdyn.verify.generated import Verdict

# ruff: noqa: PLC0415 - see above

ABBREVIATE = Option("--abbreviate", "abbreviate", OptionKind.TEXT, "")
Progress = Callable[[str], None]
"""Is told what is being done."""


def robots() -> tuple[str, ...]:
    """The names of the robots that ship; `load` takes them."""
    return shipped_robots()


def load(
    source: str | os.PathLike[str],
    *,
    lock: str | Iterable[str] = (),
    literal_angles: bool = False,
    floating: bool = False,
    xacro_arg: str | Iterable[str] = (),
) -> Mechanism:
    """Read a robot.

    Args:
        source: a robot file (YAML), URDF, xacro or MJCF, or the bare name of a robot that ships.
        lock: joint or joints to hold, `name` or `name=value` in rad or m.
        literal_angles: do not read URDF angles such as `1.5708` as multiples of pi/2.
        floating: let the root link move freely.
        xacro_arg: argument or arguments of a xacro file, `name:=value`.

    Raises:
        InputError: with all faults found, when it cannot be read. What can be read and still is wrong, `check` tells.
    """
    locks = given_words("lock", [lock] if isinstance(lock, str) else lock)
    with said_in_python(READING):
        path = robot_file(os.fspath(source))
        reading: dict[str, Any] = {
            "lock": locks,
            "literal_angles": literal_angles,
            "floating": floating,
            "xacro_arg": given_words("xacro_arg", [xacro_arg] if isinstance(xacro_arg, str) else xacro_arg),
        }
        return Mechanism(path, read_robot(path, **reading), reading)


class Mechanism:
    """One robot, as `load` reads it.

    Attributes:
        source: the file that it was read from.
        description: all that the file says, with exact numbers and the lines they stand on.
    """

    def __init__(self, source: Path, description: Robot, reading: Mapping[str, Any]) -> None:
        self.source, self.description = source, description
        self._reading = reading
        self._sha256 = source_hash(source, description.files)

    @property
    def name(self) -> str:
        """The robot's name."""
        return self.description.name

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        """The joints that move by themselves, in the order of q."""
        return joints_of(self.description, numeric_model(self.description))

    @cached_property
    def tools(self) -> tuple[Tool, ...]:
        """The named frames, in the order of the file."""
        return tools_of(self.description)

    @property
    def parameters(self) -> dict[str, float]:
        """The run-time parameters with their defaults, in order."""
        return self.description.defaults

    @cached_property
    def core(self) -> Core:
        """The numeric core, by the names that generated code has: `arm.core.forward_dynamics(q, qd, tau)`.

        Raises:
            InputError: for a robot with errors, which has no dynamics.
        """
        from symdyn.api.core import Core

        return Core(self._subject)

    def check(self) -> Faults:
        """All that is wrong or doubtful with the robot, errors, warnings and notes; prints a line for each."""
        return Faults(check(self.description))

    def close_loops(self, q: ArrayLike, *, parameters: Mapping[str, float] | None = None) -> Array:
        """A configuration at which all loops are closed, near q; of many, one near each.

        Args:
            q: where to start, (..., NQ), rad or m.
            parameters: run-time parameters by name; those not named have their defaults.

        Raises:
            InputError: for a robot without loops, and where no closed configuration is found.
        """
        from symdyn.api.closing import closed_near

        return closed_near(self._subject, q, parameters)

    def generate(
        self,
        directory: str | os.PathLike[str] | None = None,
        *,
        functions: Words = DEFAULT,
        targets: Words = ("python",),
        parameters: Words = (),
        payload: Words = (),
        friction: bool = True,
        armature: bool = True,
        float32: bool = False,
        sincos: str = "inline",
        name: str = "",
        tools: Words = (),
        loops: Words = (),
        verify: bool = True,
        force: bool = False,
        progress: Progress | None = None,
    ) -> Generated:
        """Write the robot's dynamics as standalone source files, after comparing each function with the core.

        Args:
            directory: that receives the files; `generated/NAME` by default.
            functions: names and groups; `a+b` makes one function of two that shares their work.
            targets: languages, `python`, `c`, `javascript`.
            parameters: classes of numbers that become run-time parameters, `mass`, `com`, `inertia`, `length`,
                `gravity`.
            payload: tools whose load becomes run-time parameters.
            friction, armature: whether those of the file enter.
            float32: C in single precision.
            sincos: sines and cosines in C, `inline` or by the C library, `libm`.
            name: stem of the files and prefix of the C functions; the robot's name by default.
            tools: to make functions for; all by default.
            loops: that hold, such as the feet on the ground, by the tool or tools (`a-b`) that they hold; all by default.
            verify: compare with the core before writing.
            force: replace files that symdyn did not write.
            progress: is told what is being done.

        Raises:
            InputError: for whatever cannot be made or written; the old files are as they were then.
        """
        from symdyn.api.generated import write
        from symdyn.generation import silent
        from symdyn.generation.request import OPTIONS

        made = self._made(
            verify=verify,
            progress=progress,
            functions=functions,
            targets=targets,
            parameters=parameters,
            payload=payload,
            friction=friction,
            armature=armature,
            float32=float32,
            sincos=sincos,
            name=name,
            tools=tools,
            loops=loops,
        )
        with said_in_python(OPTIONS):
            return write(made, None if directory is None else Path(directory), force=force, progress=progress or silent)

    def module(
        self,
        *functions: str,
        parameters: Words = (),
        payload: Words = (),
        friction: bool = True,
        armature: bool = True,
        name: str = "",
        tools: Words = (),
        loops: Words = (),
    ) -> ModuleType:
        """The generated Python module, compared with the core and imported; nothing is on disk.

        Args:
            functions: names and groups; those of `generate` by default.
            parameters, payload, friction, armature, name, tools, loops: as for `generate`.

        Raises:
            InputError: for whatever cannot be made.
        """
        from symdyn.api.modules import python_module

        return python_module(
            self._made(
                functions=functions or DEFAULT,
                targets="python",
                parameters=parameters,
                payload=payload,
                friction=friction,
                armature=armature,
                name=name,
                tools=tools,
                loops=loops,
            )
        )

    def build(
        self,
        *functions: str,
        parameters: Words = (),
        payload: Words = (),
        friction: bool = True,
        armature: bool = True,
        float32: bool = False,
        sincos: str = "inline",
        name: str = "",
        tools: Words = (),
        loops: Words = (),
    ) -> ModuleType:
        """The generated C, compared with the core, compiled and imported; called as the Python module is.

        CC names the compiler, CFLAGS adds to its options; Python's headers have to be there.

        Args:
            functions: names and groups; those of `generate` by default.
            parameters, payload, friction, armature, float32, sincos, name, tools, loops: as for `generate`.

        Raises:
            InputError: for whatever cannot be made, and without a C compiler or Python's headers.
        """
        from symdyn.api.modules import compiled_module
        from symdyn.native.flags import flags

        flags(portable=False)  # what is missing is told now, not after all the work
        return compiled_module(
            self._made(
                functions=functions or DEFAULT,
                targets="c",
                parameters=parameters,
                payload=payload,
                friction=friction,
                armature=armature,
                float32=float32,
                sincos=sincos,
                name=name,
                tools=tools,
                loops=loops,
            )
        )

    def closed(
        self,
        what: str,
        *,
        parameters: Words = (),
        payload: Words = (),
        friction: bool = True,
        armature: bool = True,
        abbreviate: str = "",
        seconds: float = 2.0,
    ) -> ClosedForm:
        """The most readable closed form of a result or an entry: `mass_matrix_inverse`, `udu.D`, `mass_matrix[0,1]`.

        It prints as text, shows itself as mathematics in a notebook, and has `latex()`, `mathml()`, `python()`.

        Args:
            what: a function, one of its results, or an entry by joint names or indices.
            parameters: classes of numbers that become symbols first.
            payload: tools whose load becomes symbols.
            friction, armature: whether those of the file enter.
            abbreviate: how much of the mass matrix may be left out, `3%`; the form's notes say what that does.
            seconds: that the algebra may take.

        Raises:
            InputError: when there is no such thing, or no form of it that anybody would read.
        """
        from symdyn.closed.inertial import UnreadableError

        subject = self._chosen(parameters, payload, friction=friction, armature=armature)
        try:
            with said_in_python((ABBREVIATE,)):
                return self._formulas(subject, what, seconds, abbreviate)
        except UnreadableError as reason:
            cure = "ask for one entry, or hold joints; arm.core and arm.module give its values"
            raise InputError([Fault(Place(what), "", f"has no form that anybody would read: {reason}", cure)]) from None

    def expression(
        self,
        what: str,
        *place: str | int,
        parameters: Words = (),
        payload: Words = (),
        friction: bool = True,
        armature: bool = True,
        seconds: float = 3.0,
    ) -> sp.Expr:
        """One entry of a result as a SymPy expression: `expression("gravity_forces", "elbow")`.

        Its symbols are those of code: `q0`, `q1`, …, `qd0`, …; parameters by their names. Numbers are exact.

        Args:
            what: a function, or one of its results: `udu.D`.
            place: of the entry, joint names or indices from 0; nothing for a result that is one number.
            parameters: classes of numbers that become symbols first.
            payload: tools whose load becomes symbols.
            friction, armature: whether those of the file enter.
            seconds: that the algebra may take.

        Raises:
            InputError: when there is no such entry, or it takes more than the budget.
        """
        from symdyn.closed.budget import OutOfBudgetError
        from symdyn.closed.inertial import UnreadableError
        from symdyn.closed.sympy_form import to_sympy

        asked = f"{what}[{','.join(map(str, place))}]" if place else what
        subject = self._chosen(parameters, payload, friction=friction, armature=armature)
        try:
            form = self._formulas(subject, asked, seconds, any_length=True)
            if form.place is None and form.shape:
                shape = " × ".join(map(str, form.shape))
                cure = f"name one: arm.expression({what!r}, {', '.join('0' * len(form.shape))})"
                raise InputError([Fault(Place(what), "", f"has {shape} entries, an expression is of one", cure)])
            return to_sympy(form, form.place or ())
        except (OutOfBudgetError, UnreadableError) as reason:
            cure = f"ask arm.closed({what!r}), lock joints, or use arm.module(...) for its values"
            raise InputError([Fault(Place(asked), "", f"has no closed expression: {reason}", cure)]) from None

    def report(
        self,
        target: str | os.PathLike[str] | None = None,
        *,
        parameters: Words = (),
        payload: Words = (),
        friction: bool = True,
        armature: bool = True,
        force: bool = False,
        progress: Progress | None = None,
    ) -> Path:
        """Write the robot as one page for the browser, live and without a network; its path.

        Args:
            target: the file to write, ending in .html; `NAME.html` by default.
            parameters: classes of numbers that get sliders, `mass`, `com`, `inertia`, `length`, `gravity`.
            payload: tools whose load gets sliders.
            friction, armature: whether those of the file enter.
            force: replace a file that symdyn did not write.
            progress: is told what is being done.

        Raises:
            InputError: for another ending, for a robot with errors, and where the file cannot be written.
        """
        from symdyn.api.report import write_report
        from symdyn.generation import silent
        from symdyn.generation.request import OPTIONS, request_of

        self._refuse_changed()
        given = {"parameters": given_words("parameters", parameters), "payload": given_words("payload", payload)}
        with said_in_python(OPTIONS):
            request = request_of(
                str(self.source), {**self._reading, **given, "friction": friction, "armature": armature}
            )
            path = None if target is None else Path(target)
            return write_report(request, self.description, path, force=force, progress=progress or silent)

    def _formulas(
        self, subject: Subject, what: str, seconds: float, abbreviate: str = "", *, any_length: bool = False
    ) -> ClosedForm:
        from symdyn.closed.budget import Budget
        from symdyn.inspect.answers import closed_answer
        from symdyn.inspect.question import refuse_several, understood
        from symdyn.inspect.variables import Look

        (asked, *_) = understood(subject, what)
        refuse_several(subject, what)
        return closed_answer(subject, asked, Look(abbreviate=abbreviate), Budget(seconds, any_length=any_length))

    def _chosen(self, parameters: Words, payload: Words, *, friction: bool, armature: bool) -> Subject:
        from symdyn.generation import Request, subject_of
        from symdyn.generation.request import OPTIONS, check_classes

        with said_in_python(OPTIONS):
            check_classes(free := given_words("parameters", parameters))
            request = Request(
                str(self.source),
                parameters=free,
                payload=given_words("payload", payload),
                friction=friction,
                armature=armature,
            )
            return subject_of(request, self.description)

    def verify(self, file: str | os.PathLike[str], *, states: int = 100) -> Verdict:
        """Compare a generated file with the core at random states; and: was it made from this robot's file?

        Joints are held as the file's head says, whatever `load` was told to hold.

        Raises:
            InputError: when the file is none of ours, cannot be loaded, or does not fit the robot.
        """
        from symdyn.verify.generated import verify

        return verify(Path(file), str(self.source), states)

    def to_yaml(self) -> str:
        """A robot that was read from URDF, xacro or MJCF as the text of a robot file.

        Raises:
            InputError: for a robot that was read from a robot file.
        """
        return as_yaml(self.description, self.source)

    def convert(self, target: str | os.PathLike[str], *, force: bool = False) -> Path:
        """Write a robot that was read from URDF, xacro or MJCF as a robot file; its path.

        Args:
            target: the file to write, ending in .yaml.
            force: replace it if it exists.

        Raises:
            InputError: for another ending, and for a file that is there or cannot be written.
        """
        with said_in_python(()):
            return convert(self.description, self.source, Path(target), force=force)

    def __repr__(self) -> str:
        return f"<symdyn.Mechanism {title_of(self.description)}>"

    def __str__(self) -> str:
        return tree_text(self.description)

    def _repr_html_(self) -> str:
        faults = self.check()
        return robot_html(self.description, faults, faults.counts)

    @property
    def _subject(self) -> Subject:
        from symdyn.generation import Request, subject_of

        return subject_of(Request(str(self.source)), self.description)

    def _refuse_changed(self) -> None:
        """Files name the hash of their source: what they say must be what it says now."""
        if source_hash(self.source, self.description.files) != self._sha256:
            raise InputError([Fault(Place(str(self.source)), "", "has changed since it was loaded", "load it again")])

    def _made(self, *, verify: bool = True, progress: Progress | None = None, **given: Any) -> Made:
        """Generated and judged; not written. What is given are fields of a `Request`."""
        from symdyn.api.generated import make
        from symdyn.generation import silent
        from symdyn.generation.request import OPTIONS, request_of

        self._refuse_changed()
        for option in OPTIONS:
            if option.kind in (OptionKind.WORDS, OptionKind.LISTS) and option.field in given:
                given[option.field] = given_words(option.field, given[option.field])
        with said_in_python(OPTIONS):
            request = request_of(str(self.source), {**given, **self._reading})
            return make(request, self.description, verify=verify, progress=progress or silent)
