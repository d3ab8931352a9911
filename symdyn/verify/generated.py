"""A generated file against the core at random states, and: does it still belong to its source?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.description.source import source_hash
from symdyn.description.spelling import identifier
from symdyn.execution.loaded import Loaded
from symdyn.execution.runners import ENDINGS, load
from symdyn.faults import Fault, InputError, Place
from symdyn.generation import Request, subject_of
from symdyn.generation.lacking import without_lacking
from symdyn.generation.loops import with_loops
from symdyn.generation.request import check_classes, request_of_command
from symdyn.generation.selection import Wanted, check_payload, chosen_quantities, chosen_tools, wanted_functions
from symdyn.judge.comparison import Finding, judged
from symdyn.judge.equality import allowed_part
from symdyn.judge.subject import Subject
from symdyn.options import READING
from symdyn.reading import LARGEST_GENERATED, read_text
from symdyn.wording import counted

_COMMAND = re.compile(r"^[^\w\n]* {4}(symdyn generate .*)$", re.M)


@dataclass(frozen=True, repr=False)
class Verdict:
    """What `verify` found; prints a line for each function.

    Attributes:
        belongs: the file was made from this very source.
        findings: the worst of each function, in the order of the table.
    """

    belongs: bool
    findings: tuple[Finding, ...]

    @property
    def equal(self) -> bool:
        return all(finding.equal for finding in self.findings)

    @property
    def good(self) -> bool:
        """Whether the file is right, and of this source."""
        return self.equal and self.belongs

    def __str__(self) -> str:
        lines = [
            f"ok    {found.function}: {found.ratio:.2g} of the allowed error"
            if found.equal
            else f"WRONG {found.function}: {found.ratio:.2g} of the allowed error; {found.message}"
            for found in self.findings
        ]
        return "\n".join([*lines, "belongs to its source" if self.belongs else "was made from another source"])

    __repr__ = __str__


def verify(file: Path, source: str, states: int = 100) -> Verdict:
    """Compare every function of a generated file with the core.

    Raises:
        InputError: when the file is none of ours, cannot be loaded, or does not fit the robot.
    """
    text = read_text(file, LARGEST_GENERATED, f"give the path of a generated {ENDINGS} file")
    request = head_request(text, file, source)
    robot = _read(request, file)
    with _said_in(file):
        with_loops(robot, request.loops)
    subject = subject_of(request, robot)
    loaded = load(file)
    with _said_in(file):
        check_classes(request.parameters)
        check_payload(subject.model, request.payload)
        functions = _functions_of(subject, request, loaded.names, file)
    _check_parameters(subject, loaded, file)
    with _said_in(file):
        findings = judged(subject, functions, loaded, states)
        _check_defaults(subject, loaded, file)
    return Verdict(loaded.source_sha256 == source_hash(source, subject.robot.files), findings)


def _read(request: Request, file: Path) -> Robot:
    """The robot, as the file's head reads it: an option that does not fit it was meant for another one."""
    try:
        return read_robot(request.source, **request.reading)
    except InputError as problem:
        flags = {option.flag for option in READING}
        cure = "give the source that the file was made from"
        faults = [
            Fault(Place(str(file)), _subject(fault), f"is in its head, but {fault.rule}", cure)
            if fault.at.file in flags
            else fault
            for fault in problem.faults
        ]
        raise InputError(faults) from None


@contextmanager
def _said_in(file: Path) -> Iterator[None]:
    """Faults name the file, which neither the judge nor the options that its head repeats know."""
    try:
        yield
    except InputError as problem:
        faults = [
            fault if fault.at.file == str(file) else replace(fault, at=Place(str(file)), subject=_subject(fault))
            for fault in problem.faults
        ]
        raise InputError(faults) from None


def _subject(fault: Fault) -> str:
    return " ".join(filter(None, (fault.at.file, fault.subject)))


def head_request(text: str, file: Path, source: str) -> Request:
    """The request that a file's head says it was made by, for another path of the source."""
    found = _COMMAND.search(text)
    if not found:
        cure = f"give a {ENDINGS} file that symdyn generate wrote"
        raise InputError([Fault(Place(str(file)), "", "does not say how it was made", cure)])
    with _said_in(file):
        return request_of_command(found.group(1), str(file), source)


def _check_parameters(subject: Subject, loaded: Loaded, file: Path) -> None:
    """A file has the run-time parameters of its robot, or none if no function needs them."""
    mine, theirs = len(loaded.parameters), len(subject.defaults)
    if mine not in (0, theirs):
        rule = f"has {counted(mine, 'run-time parameter')}, robot '{subject.robot.name}' has {theirs}"
        raise InputError([Fault(Place(str(file)), "", rule, "give the source that the file was made from")])


def _check_defaults(subject: Subject, loaded: Loaded, file: Path) -> None:
    """Functions are judged at values that are given; those of the file itself are its defaults."""
    sizes = _sizes_of_freed(subject)
    for (name, wanted), found in zip(subject.defaults.items(), loaded.parameters, strict=False):
        allowed = allowed_part(1, 1.0, loaded.eps) * sizes[name] if name in sizes else loaded.eps * abs(wanted)
        if not abs(found - wanted) <= allowed:
            rule = f"has {found!r} as default of '{name}', robot '{subject.robot.name}' has {wanted!r}"
            raise InputError([Fault(Place(str(file)), "", rule, "give the source that the file was made from")])


def _sizes_of_freed(subject: Subject) -> dict[str, float]:
    """What the rounding of freed numbers is measured against: the largest of their vector or tensor.

    The file's own parameters are as they are written. Freed ones are what lumping leaves, in floats here and exact in the file;
    a tensor about the centre of mass is the difference of those about the body's origin.
    """
    freed = {name: abs(value) for name, value in subject.defaults.items() if name not in subject.robot.defaults}
    largest = {f"inertia_{identifier(it.name)}": float(np.abs(it.inertia.tensor).max()) for it in subject.model.bodies}
    for name, value in freed.items():
        largest[_whole(name)] = max(value, largest.get(_whole(name), 0.0))
    return {name: largest[_whole(name)] for name in freed}


def _whole(name: str) -> str:
    """The vector or tensor that a parameter is an entry of."""
    return name if name.startswith("mass_") else name.rpartition("_")[0]


def _functions_of(subject: Subject, request: Request, names: frozenset[str], file: Path) -> list[Wanted]:
    """The functions that the file's own command makes of the robot; the file must have these and no others."""
    tools = [tool.name for tool in chosen_tools(subject.model, request.tools)]
    quantities, _ = without_lacking(subject, chosen_quantities(request.functions, tools), request.functions)
    wanted, _ = wanted_functions(subject, subject.model, quantities, request.tools, request.functions)
    unknown = sorted(names - {item.name for item in wanted})
    if unknown:
        rule = f"has the function '{unknown[0]}', which robot '{subject.robot.name}' does not have"
        raise InputError([Fault(Place(str(file)), "", rule, "give the source that the file was made from")])
    missing = [item.name for item in wanted if item.name not in names]
    if missing:
        rule = f"lacks the function '{missing[0]}', which the command in its head makes"
        raise InputError([Fault(Place(str(file)), "", rule, "generate it again")])
    return wanted
