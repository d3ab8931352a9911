"""The section 'code': the generated files as text, and at which line each function begins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from symdyn.description.source import typed
from symdyn.emit.registry import BACKENDS
from symdyn.generation import Generation
from symdyn.render import render
from symdyn.report.absent import Absent
from symdyn.report.material import Material
from symdyn.symbolic.library import Library

_LANGUAGES = (("python", "Python"), ("c", "C"))
_LONGEST = 800_000  # characters of a language: with both, the module and all else a page stays below five million
_A_LINE = 60  # characters of a line of a program, roughly
_FIRST = ("mass_matrix", "mass_matrix_inverse", "udu", "inverse_dynamics", "forward_dynamics", "gravity_forces")
_BEGINS = {
    "python": re.compile(r"def (\w+)\("),
    "c": re.compile(r"(?:FUNCTION\(|(?:static )?(?:inline )?\w+ )(\w+)\)?\((?!.*;$)"),
}


@dataclass(frozen=True)
class Place:
    """Where a function is: the line that users call, and that of the formulas behind it; lines count from 0."""

    function: str
    line: int
    formulas: int


@dataclass(frozen=True)
class CodeFile:
    """A file as it would be written."""

    language: str
    name: str
    text: str
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Code:
    """What the section shows: files, functions that they do without so that the page stays small, how to have all of them."""

    files: tuple[CodeFile, ...]
    left_out: tuple[str, ...]
    command: str

    @property
    def notes(self) -> tuple[str, ...]:
        """What is left out."""
        return (f"Too long to be shown here: {', '.join(self.left_out)}.",) if self.left_out else ()


def code(material: Material) -> Code | Absent:
    """The functions of the page in Python and C."""
    generation = material.generation
    if generation is None:
        return Absent(material.lacking)
    library, left_out = _small_enough(generation)
    asked = generation.request
    wanted = replace(asked, source=typed(asked.source), targets=tuple(target for target, _ in _LANGUAGES))
    return Code(tuple(_files(generation, library)), left_out, wanted.command)


def _small_enough(generation: Generation) -> tuple[Library, tuple[str, ...]]:
    """The library with as many functions as there is room for, those first that most people look for."""
    functions = generation.library.functions
    lengths = {it.name: _A_LINE * len(it.program.assignments) for it in functions}
    rank = {name: place for place, name in enumerate(_FIRST)}
    order = sorted(lengths, key=lambda name: (rank.get(name, len(_FIRST)), lengths[name]))
    kept, room = set(), _LONGEST
    for name in order:
        room -= lengths[name]
        if room < 0:
            break
        kept.add(name)
    left_out = tuple(name for name in lengths if name not in kept)
    return replace(generation.library, functions=tuple(it for it in functions if it.name in kept)), left_out


def _files(generation: Generation, library: Library) -> Iterator[CodeFile]:
    for target, language in _LANGUAGES:
        request = replace(generation.request, targets=(target,), functions=_named(generation, library))
        texts = render(replace(library, command=request.command), (target,))
        name = f"{library.name}{BACKENDS[target].suffix}"
        text = texts[name]
        yield CodeFile(language, name, text, tuple(_places(library, target, text)))


def _named(generation: Generation, library: Library) -> tuple[str, ...]:
    """What the head of a file says was asked for: the groups, or where some functions are left out the others by name."""
    if library.functions == generation.library.functions:
        return generation.request.functions
    return tuple(function.name for function in library.functions)


def _places(library: Library, target: str, text: str) -> Iterator[Place]:
    """Where each function of the library begins: its public line, and the lines of its formulas."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.split("\n")):
        match = _BEGINS[target].match(line)
        if match:
            found.setdefault(match[1], number)
    for function in library.functions:
        public = function.name if target == "python" else f"{library.name}_{function.name}"
        if public in found:
            formulas = found.get(f"_{function.name}", found[public])
            yield Place(function.name, found[public], formulas)
