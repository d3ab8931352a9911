"""What the user asks for, and its options: spelt once, written into heads of files and read back from there."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from symdyn.description.source import typed
from symdyn.description.spelling import suggestion
from symdyn.emit.registry import BACKENDS
from symdyn.emit.sheet import SINCOS
from symdyn.emit.text import one_line
from symdyn.faults import Fault, InputError, Place
from symdyn.model.free import CLASSES
from symdyn.options import READING, Option, OptionKind, words
from symdyn.quantities import DEFAULT, EVERYTHING
from symdyn.quantities.contract import Group

TARGETS = tuple(BACKENDS)
SYMBOLS = ("parameters", "payload", "friction", "armature")
"""Options that change what the functions of a robot are, whatever is asked of them."""


@dataclass(frozen=True)
class Request:
    """What the user asks for; the defaults are the command's."""

    source: str
    functions: tuple[str, ...] = DEFAULT
    targets: tuple[str, ...] = TARGETS[:1]
    parameters: tuple[str, ...] = ()
    friction: bool = True
    armature: bool = True
    float32: bool = False
    sincos: str = SINCOS[0]
    name: str = ""
    lock: tuple[str, ...] = ()
    literal_angles: bool = False
    floating: bool = False
    xacro_arg: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    loops: tuple[str, ...] = ()
    payload: tuple[str, ...] = ()

    @property
    def reading(self) -> dict[str, Any]:
        """How the robot is to be read."""
        return {option.field: getattr(self, option.field) for option in READING}

    @property
    def command(self) -> str:
        """How to ask for the same again; only what differs from the defaults, the file without folders."""
        return shlex.join(["symdyn", "generate", Path(self.source).name, *self._said(OPTIONS)])

    @property
    def robot(self) -> str:
        """The robot as it is typed behind other commands: its name or file, how it is read, what is symbols in it."""
        subject = (*READING, *(option for option in OPTIONS if option.field in SYMBOLS))
        return shlex.join([typed(self.source), *self._said(subject)])

    def _said(self, options: Iterable[Option]) -> list[str]:
        """Those options that differ from their defaults, as they are typed."""
        differing = (option for option in options if getattr(self, option.field) != default_of(option))
        return [word for option in differing for word in _spelt(option, getattr(self, option.field))]


_GROUPS = ", ".join([*(group.value for group in Group), EVERYTHING])
OPTIONS = (
    Option(
        "--functions",
        "functions",
        OptionKind.WORDS,
        f"Names and groups ({_GROUPS}), comma separated; a+b makes one function of two that shares their work.",
    ),
    Option("--target", "targets", OptionKind.WORDS, f"{', '.join(TARGETS)}; comma separated.", choices=TARGETS),
    Option(
        "--parameters",
        "parameters",
        OptionKind.WORDS,
        f"Free whole classes: {', '.join(CLASSES)}; comma separated.",
        choices=CLASSES,
    ),
    Option("--no-friction", "friction", OptionKind.SWITCH, "Leave the file's friction out."),
    Option("--no-armature", "armature", OptionKind.SWITCH, "Leave the file's armature out."),
    Option("--float32", "float32", OptionKind.SWITCH, "C in single precision."),
    Option(
        "--sincos",
        "sincos",
        OptionKind.TEXT,
        "Sines and cosines in C: inline, all joints together without a call, or libm, by the C library.",
        "|".join(SINCOS),
        choices=SINCOS,
    ),
    Option(
        "--name",
        "name",
        OptionKind.TEXT,
        "Stem of the files and prefix of the C functions; the robot's name by default.",
    ),
    *READING,
    Option("--tools", "tools", OptionKind.WORDS, "Tools to make functions for, comma separated; all by default."),
    Option(
        "--loops",
        "loops",
        OptionKind.WORDS,
        "Loops that hold, by the tool that they hold to the world or by both tools, a-b; comma separated; all by default.",
    ),
    Option(
        "--payload",
        "payload",
        OptionKind.LISTS,
        "Tools that carry a load, comma separated; its mass, centre and inertia are run-time parameters, zero by default.",
        "TOOL",
    ),
)
"""In the order in which `Request.command` writes them."""

_DEFAULTS = {field.name: field.default for field in fields(Request)}


def default_of(option: Option) -> Any:
    """What a request has in the option's field where it is not given."""
    return _DEFAULTS[option.field]


def _spelt(option: Option, value: Any) -> list[str]:
    if option.kind is OptionKind.SWITCH:
        return [option.flag]
    if option.kind is OptionKind.REPEATED:
        return [word for item in value for word in (option.flag, item)]
    return [option.flag, value if option.kind is OptionKind.TEXT else ",".join(value)]


def request_of(source: str, given: Mapping[str, Any]) -> Request:
    """The request for fields as given: lists of words also as one text, as it is typed; targets in any order.

    Raises:
        InputError: for a target, a class of parameters or a way to sines and cosines that is none.
    """
    typed = {option.field: _understood(option, given[option.field]) for option in OPTIONS if option.field in given}
    targets = typed.get("targets", Request.targets)
    unknown = [target for target in targets if target not in TARGETS]
    if unknown or not targets:
        faults = [Fault(Place("--target"), name, "is no target", suggestion(name, TARGETS)) for name in unknown or [""]]
        raise InputError(faults)
    if "sincos" in typed and typed["sincos"] not in SINCOS:
        word = typed["sincos"]
        raise InputError([Fault(Place("--sincos"), word, "is no way to sines and cosines", suggestion(word, SINCOS))])
    typed["targets"] = tuple(target for target in TARGETS if target in targets)
    _refuse_empty(given, typed)
    return Request(source, **typed)


_MEANT = {
    "parameters": f"name classes ({', '.join(CLASSES)})",
    "tools": "name tools of the robot",
    "loops": "name loops of the robot",
    "payload": "name tools of the robot",
}


def _refuse_empty(given: Mapping[str, Any], typed: Mapping[str, Any]) -> None:
    """A list that was typed and has no word in it was meant otherwise."""
    empty = [it for it in OPTIONS if it.field in _MEANT and given.get(it.field) and not typed[it.field]]
    if empty:
        raise InputError(
            [Fault(Place(it.flag), "", "names nothing", f"{_MEANT[it.field]}, or leave it out") for it in empty]
        )


def check_command(request: Request) -> None:
    """Refuse words that a comment cannot hold as they are: read back from a file's head they would be others.

    Raises:
        InputError: with the word.
    """
    if request.targets:
        broken = [word for word in shlex.split(request.command) if one_line(word) != word]
        rule = (
            "cannot be kept in the head of a file: '*/', quotes in threes, backslashes and line ends cannot stand there"
        )
        if broken:
            raise InputError([Fault(Place(word), "", rule, "rename it") for word in broken])


def _understood(option: Option, typed: Any) -> Any:
    if option.kind is OptionKind.WORDS and isinstance(typed, str):
        return words(typed)
    if option.kind is OptionKind.LISTS:
        return tuple(word for item in typed for word in words(item))
    return tuple(typed) if option.kind in (OptionKind.WORDS, OptionKind.REPEATED) else typed


def request_of_command(command: str, file: str, source: str) -> Request:
    """The request that `Request.command` spelt, as the head of the generated `file` keeps it, for a path of the source.

    Raises:
        InputError: when it is none that we spell.
    """
    try:
        typed = shlex.split(command)[3:]
    except ValueError:
        rule = "says how it was made in words that cannot be read"
        raise InputError([Fault(Place(file), "", rule, "generate it again")]) from None
    return request_of(source, _read(typed, file))


def _read(typed: Sequence[str], file: str) -> dict[str, Any]:
    """The fields of a command's options."""
    known = {option.flag: option for option in OPTIONS}
    given: dict[str, Any] = {}
    rest = iter(typed)
    for word in rest:
        option = known.get(word)
        value = "" if option is None or option.kind is OptionKind.SWITCH else next(rest, None)
        if option is None or value is None:
            rule = f"was made with options that are not known: {word}"
            raise InputError([Fault(Place(file), "", rule, "generate it again")])
        if option.kind is OptionKind.SWITCH:
            given[option.field] = not default_of(option)
        elif option.kind in (OptionKind.REPEATED, OptionKind.LISTS):
            given[option.field] = [*given.get(option.field, ()), value]
        else:
            given[option.field] = value
    return given


def check_classes(classes: Iterable[str]) -> None:
    """Refuse what is no class of parameters.

    Raises:
        InputError: with a suggestion for each.
    """
    faults = [
        Fault(Place("--parameters"), name, "is no class of parameters", _class_meant(name))
        for name in classes
        if name not in CLASSES
    ]
    if faults:
        raise InputError(faults)


def _class_meant(word: str) -> str:
    """What may have been meant, and all that there is: a user who guesses wants to see the list."""
    if word == "payload":
        return "a load is added with --payload TOOL"
    meant, known = suggestion(word, CLASSES), f"known here: {', '.join(CLASSES)}"
    return f"{meant} {known}" if meant.startswith("did you mean") else known
