"""`Sheet`: a library with the bodies of its functions, made once and spelt by every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from symdyn.emit.body import FunctionBody, make_body
from symdyn.symbolic.library import Function, Library

SINCOS = ("inline", "libm")
"""Where sines and cosines come from in languages that have a choice: the text itself, or the language's library."""


@dataclass(frozen=True)
class Sheet:
    """What a language is given.

    Attributes:
        library: everything that the files say.
        bodies: of the functions, in their order.
        prepare: body of `prepare`, None without run-time parameters.
        float32: single precision, in languages that have it.
        sincos: one of `SINCOS`.
    """

    library: Library
    bodies: tuple[FunctionBody, ...]
    prepare: FunctionBody | None
    float32: bool = False
    sincos: str = SINCOS[0]

    @property
    def functions(self) -> Iterator[tuple[Function, FunctionBody]]:
        """Functions with their bodies, in the order of the files."""
        return zip(self.library.functions, self.bodies, strict=True)

    @property
    def called(self) -> frozenset[str]:
        """The functions that some body calls: of sin, cos, sqrt and sign."""
        every = (*self.bodies, *(() if self.prepare is None else (self.prepare,)))
        return frozenset(name for body in every for name in body.functions)


def make_sheet(library: Library, *, float32: bool = False, sincos: str = SINCOS[0]) -> Sheet:
    """Make every body."""
    return Sheet(
        library,
        tuple(make_body(function.program) for function in library.functions),
        None if library.prepare is None else make_body(library.prepare),
        float32,
        sincos,
    )
