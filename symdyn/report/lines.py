"""The lines of generated functions as the page shows and evaluates them."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit.body import PLAIN, FunctionBody, make_body
from symdyn.generation import Generation
from symdyn.inspect.study import recorded_in

_PARAMETERS = "params"


@dataclass(frozen=True)
class Lines:
    """A function line by line, every one `name = expression` of names before it, numbers, + - * /, sin, cos, sqrt and sign.

    Attributes:
        positions, parameters: names of the entries of q, and of run-time parameters, by their places.
        sections: headings with their lines.
        results: for each output the expressions of its entries, row by row.
    """

    positions: dict[str, int]
    parameters: dict[str, int]
    sections: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    results: dict[str, tuple[str, ...]]

    @property
    def length(self) -> int:
        """Characters, roughly."""
        told = sum(len(name) + len(text) for _, lines in self.sections for name, text in lines)
        return told + sum(len(text) for entries in self.results.values() for text in entries)


def lines_of(generation: Generation, function: str) -> Lines:
    """The program of a function as generated files have it, run-time parameters under their own names."""
    body = make_body(recorded_in(generation.library, function).program)
    return Lines(
        positions=_names(body, "q"),
        parameters=_names(body, _PARAMETERS),
        sections=tuple(
            (block.heading, tuple((it.name, body.spell(it.term, PLAIN)) for it in block.statements))
            for block in body.blocks
        ),
        results={result.name: tuple(body.spell(entry, PLAIN) for entry in result.entries) for result in body.results},
    )


def _names(body: FunctionBody, argument: str) -> dict[str, int]:
    return {name: place for it in body.arguments if it.name == argument for place, name in it.used}
