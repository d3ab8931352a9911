"""The system's C compiler."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from symdyn.faults import Fault, InputError, Place

WARNINGS = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion", "-Werror")
SHARED = ("-shared", "-fPIC")


def compiler_command(compiler: str | None = None) -> list[str]:
    """The system's C compiler as words of a command: the one given, else $CC, else cc."""
    return (words_of("CC") if compiler is None else shlex.split(compiler)) or ["cc"]


def words_of(variable: str) -> list[str]:
    """A variable of the environment as words of a command.

    Raises:
        InputError: where a quotation is not closed.
    """
    text = os.environ.get(variable, "")
    try:
        return shlex.split(text)
    except ValueError as problem:
        rule = f"cannot be read as words of a command: {str(problem).lower()}, in {text!r}"
        raise InputError([Fault(Place(variable), "", rule, "close what is open")]) from None


def has_compiler() -> bool:
    """Whether C can be compiled here."""
    return shutil.which(compiler_command()[0]) is not None


def found_compiler(compiler: str | None = None) -> list[str]:
    """The C compiler as words of a command.

    Raises:
        InputError: when there is none.
    """
    program = compiler_command(compiler)
    if shutil.which(program[0]) is None:
        cure = "install gcc or clang, or name yours: CC=..."
        raise InputError([Fault(Place(program[0]), "", "no C compiler of that name is found", cure)])
    return program


def compile_c(
    sources: Sequence[Path],
    target: Path,
    compiler: str | None,
    flags: Sequence[str],
    cure: str = "generate it again",
) -> None:
    """Compile with the system's C compiler: the one given, else $CC, else cc; `cure` is for what does not compile.

    Raises:
        InputError: without a compiler, or with what it says.
    """
    program = found_compiler(compiler)
    libraries = [] if "-c" in flags else ["-lm"]  # clang warns of those that it is not to link with, tcc refuses them
    command = [*program, *flags, "-o", str(target), *(str(source) for source in sources), *libraries]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["no message"]
        first = next((line for line in lines if "error" in line), lines[0])
        raise InputError([Fault(Place(str(sources[0])), "", f"does not compile: {first}", cure)])
