"""What every generated file says about itself."""

from __future__ import annotations

from collections.abc import Mapping

from symdyn.emit.text import LINE, number, one_line, table, wrapped
from symdyn.symbolic.library import Function, Joints, Library

_KINDS = ("mul", "add", "div", "sqrt", "trig")
_INDENT = "    "
_WIDTH = LINE - 3  # comment marks


def head(library: Library, again: tuple[str, ...], rounding: float) -> list[str]:
    """The head without comment marks.

    Args:
        library: what the files hold.
        again: lines on how to use and test this file.
        rounding: relative error of one operation in the file's number type.
    """
    lines = [
        f"{one_line(library.title)}: robot dynamics in closed form.",
        "",
        *provenance(library),
        "",
        *again,
        "",
        "Joints, in the order of q:",
        "",
        *table(_joint_rows(library.joints), _INDENT),
    ]
    if library.tools:
        lines += ["", *wrapped(f"Tools: {', '.join(library.tools)}.", width=_WIDTH)]
    if library.parameters:
        rows = [(one_line(name), "=", number(default)) for name, default in library.parameters]
        lines += ["", "Run-time parameters, in order, with their defaults:", "", *table(rows, _INDENT)]
    lines += _listed("Conventions:", library.conventions)
    lines += ["", *wrapped(_bound(library, rounding), width=_WIDTH)]
    lines += ["", "Operations of each function:", "", *_operations(library.functions)]
    lines += _listed("Notes:", library.notes)
    yours = "This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it."
    return [*lines, "", *wrapped(yours, width=_WIDTH)]


def _bound(library: Library, rounding: float) -> str:
    """What the functions are held to: a figure of robot and options alone."""
    return (
        f"Bound: symdyn holds every function to its numeric core within {library.roundings * rounding:.1e} kappa of the "
        "output's size, where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else 1. "
        "'symdyn verify' compares them again."
    )


def provenance(library: Library) -> list[str]:
    """What made the file, from what, and how to make it again."""
    return [
        *made_by(library.version, library.source, library.source_sha256),
        "Make it again with",
        "",
        f"{_INDENT}{one_line(library.command)}",
    ]


def made_by(version: str, source: str, source_sha256: str) -> list[str]:
    """What made a file, from what; by its first words such files are known (`symdyn.files`)."""
    return [f"Made by symdyn {one_line(version)} from {one_line(source)}", f"(SHA-256 {one_line(source_sha256)})."]


def _joint_rows(joints: Joints) -> list[tuple[str, ...]]:
    """Places in q (and in qd, where those are others), name, unit, limits."""
    rows: list[tuple[str, ...]] = []
    for joint, (q, v) in zip(joints, joints.starts, strict=True):
        limits = "" if joint.limits is None else f"[{number(joint.limits[0])}, {number(joint.limits[1])}]"
        places: tuple[str, ...] = (str(q),)
        if not joints.single:
            places = _span("q", q, len(joint.positions)), _span("qd", v, len(joint.rates))
        rows.append((*places, one_line(joint.name), joint.unit, limits.replace("math.", "")))
    return rows


def _span(name: str, start: int, count: int) -> str:
    return f"{name}[{start}]" if count == 1 else f"{name}[{start}..{start + count - 1}]"


def _listed(title: str, texts: tuple[str, ...]) -> list[str]:
    if not texts:
        return []
    return [
        "",
        title,
        "",
        *(line for text in texts for line in wrapped(one_line(text), f"{_INDENT}- ", f"{_INDENT}  ", _WIDTH)),
    ]


def _operations(functions: tuple[Function, ...]) -> list[str]:
    kinds = [kind for kind in _KINDS if kind in ("mul", "add") or any(getattr(f.operations, kind) for f in functions)]
    rows = [[f.name, *(str(getattr(f.operations, kind)) for kind in kinds)] for f in functions]
    return table([["", *kinds], *rows], _INDENT, flush_right=True)


def cost(operations: Mapping[str, int]) -> str:
    """`12 mul, 9 add, 4 trig`."""
    return ", ".join(f"{count} {kind}" for kind, count in operations.items())
