"""The Python module of a compiled library: the interface of the generated Python module, made from the manifest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from symdyn.emit.c.common import SINGLE
from symdyn.emit.c.manifest import Manifest
from symdyn.emit.head import made_by
from symdyn.emit.interface import Interface
from symdyn.emit.python.public import PublicFunction, constants, public_function, public_prepare
from symdyn.emit.text import one_line
from symdyn.version import __version__


@dataclass(frozen=True)
class NativePage:
    """The fields of a module; `helpers` are the templates of what this module needs besides."""

    head: str
    constants: str
    functions: tuple[PublicFunction, ...]
    helpers: tuple[str, ...]
    prefix: str
    dtype: str
    library: str
    stamp: str
    generation: str
    missing: str
    stale: str


def library_name(manifest: Manifest) -> str:
    """Not the robot's bare name: Python would take a library of that name for a module."""
    return f"lib{manifest.interface.name}"


def stamp_of(manifest: Manifest) -> str:
    """The symbol that tells a library of ours from others, and its generation."""
    return f"{manifest.interface.name}_generation"


def make_page(manifest: Manifest) -> NativePage:
    """Spell everything."""
    it, library = manifest.interface, library_name(manifest)
    functions = [public_function(function, formulas=False) for function in it.functions]
    if it.prepare is not None:
        functions.insert(0, public_prepare(it.prepare, formulas=False))
    return NativePage(
        head=_head(manifest),
        constants=constants(it),
        functions=tuple(functions),
        helpers=tuple(_helpers(it)),
        prefix=f"{it.name}_",
        dtype="float32" if manifest.real is SINGLE else "float64",
        library=library,
        stamp=stamp_of(manifest),
        generation=manifest.generation,
        missing=f"{library} beside this file is missing or damaged: run symdyn build {it.name}.c",
        stale=f"{library} beside this file is of another generation: run symdyn build {it.name}.c",
    )


def _helpers(interface: Interface) -> Iterator[str]:
    if any(function.takes_rows for function in interface.functions):
        yield "python/row_by_row.py.j2"
    if interface.prepare is not None:
        yield from ("python/in_order.py.j2", "python/defaults.py.j2")


def _head(manifest: Manifest) -> str:
    it = manifest.interface
    lines = [
        f"{one_line(it.title)}: robot dynamics in closed form, compiled.",
        "",
        *made_by(it.version, it.source, it.source_sha256),
        f"Compiled and wrapped by symdyn {__version__} with",
        "",
        f"    symdyn build {it.name}.c",
        "",
        f"Same functions as in {it.name}.py, run by {library_name(manifest)} beside this file. Every function takes",
        "array-likes whose last axis is the joint (or parameter), with any axes before it for a batch of",
        "states; those broadcast and lead every result. Units are SI, angles rad.",
        "",
        "This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.",
    ]
    return "\n".join(lines)
