"""A generated file against the core at random states, and: does it still belong to its source?"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symdyn.core.composite import mass_matrix
from symdyn.execution.native import NativeLibrary
from symdyn.execution.python import load_python
from symdyn.faults import Fault, InputError, Place
from symdyn.generation import (
    Request,
    Subject,
    Wanted,
    chosen_quantities,
    reference_results,
    source_hash,
    subject_of,
    wanted_functions,
)
from symdyn.judge.equality import DOUBLE, allowed_part, difference
from symdyn.judge.reference import REFERENCES, random_states, scales
from symdyn.reading import LARGEST_GENERATED, read_text

_COMMAND = re.compile(r"^[ *#]* {4}(symdyn generate .*)$", re.M)
_FIRST_DIGIT = (
    0.1  # where no state is so well conditioned that a digit is sure, half of the results still have the first
)
_HASH = re.compile(r"SHA-256 ([0-9a-f]{64})")

Call = Callable[[str, Sequence[np.ndarray]], list[np.ndarray]]
States = tuple[list[dict[str, np.ndarray]], list[float]]


@dataclass(frozen=True)
class Finding:
    """The worst comparison of one function."""

    function: str
    ratio: float
    message: str


@dataclass(frozen=True)
class Verdict:
    """What `verify` found.

    Attributes:
        belongs: the file was made from this very source.
        findings: the worst of each function, in the order of the table.
    """

    belongs: bool
    findings: tuple[Finding, ...]

    @property
    def equal(self) -> bool:
        return all(finding.ratio <= 1.0 for finding in self.findings)


def verify(file: Path, source: str, states: int = 100) -> Verdict:
    """Compare every function of a generated Python or C file with the core.

    Raises:
        InputError: when the file is none of ours, cannot be loaded, or does not fit the robot.
    """
    text = read_text(file, LARGEST_GENERATED, "give the path of a generated .py or .c file")
    request = request_of(text, file, source)
    subject = subject_of(request)
    names, call, eps = _loaded(file, text)
    at = _states(subject, states, eps)
    findings = [
        _worst(subject, wanted, _guarded(call, file), eps, at)
        for wanted in _functions_of(subject, request, names, file)
    ]
    found = _HASH.search(text)
    return Verdict(bool(found and found.group(1) == source_hash(source)), tuple(findings))


def request_of(text: str, file: Path, source: str) -> Request:
    """The request that a file's head says it was made by, for another path of the source."""
    from symdyn.cli.generate import parse_request  # noqa: PLC0415 - the command line owns the options

    found = _COMMAND.search(text)
    if not found:
        cure = "give a .py or .c file that symdyn generate wrote"
        raise InputError([Fault(Place(str(file)), "", "does not say how it was made", cure)])
    try:
        words = shlex.split(found.group(1))
    except ValueError:
        rule = "says how it was made in words that cannot be read"
        raise InputError([Fault(Place(str(file)), "", rule, "generate it again")]) from None
    return parse_request(str(file), source, words[3:])


def _loaded(file: Path, text: str) -> tuple[set[str], Call, float]:
    """Names of the functions, how to call one at one state, and the precision they work in."""
    if file.suffix == ".py":
        module = load_python(file)
        names = set(module.OPERATIONS) - {"prepare"}

        def call(name: str, arguments: Sequence[np.ndarray]) -> list[np.ndarray]:
            result = getattr(module, name)(*arguments)
            return [np.asarray(part) for part in (result if isinstance(result, tuple) else (result,))]

        return names, call, float(np.finfo(np.float64).eps)
    if file.suffix != ".c":
        cure = "give the .py or the .c file"
        raise InputError([Fault(Place(str(file)), "", "is no generated file that can be run", cure)])
    native = NativeLibrary(file)
    prefix = f"{file.stem}_"
    extra = _prepared(native, prefix)

    def call_native(name: str, arguments: Sequence[np.ndarray]) -> list[np.ndarray]:
        return native.call(prefix + name, [*arguments, *extra])

    names = {name.removeprefix(prefix) for name in native.functions} - {"prepare", "default_parameters"}
    return names, call_native, float(np.finfo(native.dtype).eps)


def _prepared(native: NativeLibrary, prefix: str) -> list[np.ndarray]:
    """`k` at the parameters' defaults, if the file has run-time parameters."""
    if f"{prefix}prepare" not in native.functions:
        return []
    (defaults,) = native.call(f"{prefix}default_parameters", [])
    return native.call(f"{prefix}prepare", [defaults])


def _functions_of(subject: Subject, request: Request, names: set[str], file: Path) -> list[Wanted]:
    """The functions that the file's own command makes of the robot; the file must have these and no others."""
    wanted, _ = wanted_functions(subject, subject.model, chosen_quantities(request.functions))
    unknown = sorted(names - {item.name for item in wanted})
    if unknown:
        rule = f"has the function '{unknown[0]}', which robot '{subject.robot.name}' does not have"
        raise InputError([Fault(Place(str(file)), "", rule, "give the source that the file was made from")])
    missing = [item.name for item in wanted if item.name not in names]
    if missing:
        rule = f"lacks the function '{missing[0]}', which the command in its head makes"
        raise InputError([Fault(Place(str(file)), "", rule, "generate it again")])
    return wanted


def _guarded(call: Call, file: Path) -> Call:
    """The call with one message for whatever a damaged file, or one of another robot, does."""

    def guarded(name: str, arguments: Sequence[np.ndarray]) -> list[np.ndarray]:
        try:
            return call(name, arguments)
        except (Exception, SystemExit) as problem:
            cure = "give the source that the file was made from, or generate it again"
            raise InputError([Fault(Place(str(file)), name, f"cannot be run: {problem}", cure)]) from None

    return guarded


def _states(subject: Subject, count: int, eps: float) -> States:
    """Random states that numbers of that precision can hold, with the condition of M at each."""
    at = random_states(subject.tree.n, count)
    if eps > DOUBLE:
        at = [{key: value.astype(np.float32).astype(float) for key, value in state.items()} for state in at]
    return at, [float(np.linalg.cond(mass_matrix(subject.tree, state["q"]))) for state in at]


def _worst(subject: Subject, wanted: Wanted, call: Call, eps: float, states: States) -> Finding:
    n = subject.tree.n
    at, conditions = states
    expected = [reference_results(subject.tree, wanted, *pair) for pair in zip(at, conditions, strict=True)]
    reference = REFERENCES[wanted.quantity.name]
    measures = scales(reference, subject.tree, at, [results for results, _ in expected])
    worst, unjudged = Finding(wanted.name, 0.0, ""), []
    for i, (state, (results, kappa)) in enumerate(zip(at, expected, strict=True)):
        got = call(wanted.name, [state[name] for name in wanted.quantity.arguments])
        _check_sizes(wanted, got, results)
        for k, (mine, theirs, measure) in enumerate(zip(got, results, measures, strict=True)):
            found = difference(mine.reshape(theirs.shape), theirs, n, kappa, eps, float(measure[i]))
            unsure = allowed_part(n, kappa, eps) >= 1
            if not unsure and found.ratio <= worst.ratio:
                continue
            place = _place(subject, k, found.worst, len(results))
            message = f"{place} is {found.got:.9g}, the core has {found.wanted:.9g}, at q = {_shown(state, wanted)}"
            if unsure:
                off = abs(found.got - found.wanted) / float(measure[i])
                unjudged.append((off if np.isfinite(off) else np.inf, message))
            else:
                worst = Finding(wanted.name, found.ratio, message)
    if unjudged and len(unjudged) == len(at) * len(measures):
        off, message = sorted(unjudged)[len(unjudged) // 2]
        return Finding(wanted.name, off / _FIRST_DIGIT, message)
    return worst


def _check_sizes(wanted: Wanted, got: Sequence[np.ndarray], expected: Sequence[np.ndarray]) -> None:
    mine, theirs = [part.size for part in got], [part.size for part in expected]
    if mine != theirs:
        rule = f"returns {mine} numbers, the core has {theirs}"
        raise InputError([Fault(Place(wanted.name), "", rule, "give the source that the file was made from")])


def _place(subject: Subject, output: int, index: tuple[int, ...], outputs: int) -> str:
    """An entry with the names of the joints it belongs to."""
    names = [body.joint for body in subject.model.bodies]
    which = f"result {output}, " if outputs > 1 else ""
    joints = ", ".join(f"'{names[i]}'" for i in index if i < len(names))
    return f"{which}entry {list(index)} (joints {joints})" if joints else f"{which}entry {list(index)}"


def _shown(state: dict[str, np.ndarray], wanted: Wanted) -> str:
    shown = [f"[{', '.join(f'{x:.4f}' for x in state[name])}]" for name in wanted.quantity.arguments]
    names = wanted.quantity.arguments
    return "; ".join([shown[0], *(f"{name} = {text}" for name, text in zip(names[1:], shown[1:], strict=True))])
