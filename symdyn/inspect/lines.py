"""A result, or one entry of it, as the lines of the program that generated code is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp

from symdyn.emit.body import PLAIN, FunctionBody, make_body
from symdyn.emit.terms import Term
from symdyn.inspect.programs import only_entry, with_parameters
from symdyn.inspect.question import Asked
from symdyn.symbolic.library import Library
from symdyn.symbolic.program import Program, operations


@dataclass(frozen=True)
class LinesAnswer:
    """The lines of a program."""

    name: str
    program: Program

    def text(self) -> str:
        return _lines(self.program, self.name, latex=False) + "\n"

    def latex(self) -> str:
        return _lines(self.program, self.name, latex=True) + "\n"

    def as_dict(self) -> dict[str, Any]:
        body = make_body(self.program)
        sections = [
            {"heading": block.heading, "lines": [_text(body, s.name, s.term) for s in block.statements]}
            for block in body.blocks
        ]
        results = [
            _text(body, _entry_name(result.name, index, result.shape), entry)
            for result in body.results
            for index, entry in enumerate(result.entries)
        ]
        total = operations(self.program).total
        return {"kind": "lines", "asked": self.name, "operations": total, "sections": sections, "results": results}


def lines_answer(library: Library, asked: Asked) -> LinesAnswer:
    """The lines behind what is asked; a function that has several results shows all, unless one is named."""
    (function,) = (function for function in library.functions if function.name == asked.function.name)
    program = with_parameters(library.prepare, function.program)
    output = next(output for output in program.outputs if output.name == asked.output.name)
    if asked.place is None:
        return LinesAnswer(asked.function.name if asked.whole else asked.name, program)
    position = 0
    for index, size in zip(asked.place, output.shape, strict=True):
        position = position * size + index
    return LinesAnswer(asked.name, only_entry(program, output, position))


def _lines(program: Program, title: str, *, latex: bool) -> str:
    """Formula by formula, under headings, results last."""
    body = make_body(program)
    spell = _latex if latex else _text
    shown = [f"{'% ' if latex else ''}{title}: {operations(program).total} operations", ""]
    for block in body.blocks:
        shown.append(f"% {block.heading}" if latex else f"# {block.heading}")
        shown += [spell(body, statement.name, statement.term) for statement in block.statements]
        shown.append("")
    for result in body.results:
        for index, entry in enumerate(result.entries):
            shown.append(spell(body, _entry_name(result.name, index, result.shape), entry))
    return "\n".join(shown)


def _entry_name(name: str, index: int, shape: Sequence[int]) -> str:
    return f"{name}[{', '.join(map(str, _unravel(index, shape)))}]" if shape else name


def _unravel(index: int, shape: Sequence[int]) -> list[int]:
    found: list[int] = []
    for size in reversed(shape):
        index, rest = divmod(index, size)
        found.insert(0, rest)
    return found


def _text(body: FunctionBody, name: str, term: Term) -> str:
    return f"{name} = {body.spell(term, PLAIN)}"


def _latex(body: FunctionBody, name: str, term: Term) -> str:
    expression = sp.sympify(body.spell(term, PLAIN), locals=_symbols(body), rational=False)
    left = name if "[" in name else sp.latex(sp.Symbol(name))
    return f"{left} &= {sp.latex(expression, full_prec=False)} \\\\"


def _symbols(body: FunctionBody) -> dict[str, sp.Symbol]:
    return {name: sp.Symbol(name) for name in body.names.values()}
