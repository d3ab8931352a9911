"""Sines and cosines of a function, worked out together: one call for all angles that are known by then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from symdyn.emit.body import FunctionBody, Statement
from symdyn.emit.c.cuts import names_in
from symdyn.emit.terms import Call, Term
from symdyn.symbolic.forms import Op


@dataclass(frozen=True)
class Angles:
    """Angles, and for each the names of its sine and of its cosine, where they are used.

    Attributes:
        angles: in the order in which the body first asks for them.
        sines, cosines: places in `angles` with names.
    """

    angles: tuple[Term, ...]
    sines: tuple[tuple[int, str], ...]
    cosines: tuple[tuple[int, str], ...]


def together(body: FunctionBody, statements: Sequence[Statement]) -> Iterator[Statement | Angles]:
    """Statements with their sines and cosines as early, and as many at once, as can be.

    First comes what angles are made of, then the angles, then the rest in its own order.
    """
    needs = {it.name: names_in(body, it.term) for it in statements}
    calls = {it.name: it for it in statements if isinstance(it.term.core, Call) and it.term.core.op.is_trig}
    early = _behind(calls, needs)
    waiting = list(statements)
    while calls:
        missing = {it.name for it in waiting}
        ready = [it for it in waiting if it.name in early and not needs[it.name] & missing]
        parts = [it for it in ready if it.name not in calls]
        if parts:
            yield from parts
        else:
            yield _gathered(calls.pop(it.name) for it in ready)
        done = {it.name for it in parts or ready}
        waiting = [it for it in waiting if it.name not in done]
    yield from waiting


def _behind(names: Iterable[str], needs: Mapping[str, set[str]]) -> set[str]:
    """These names and all that they rest on."""
    found: set[str] = set()
    open_ = [*names]
    while open_:
        name = open_.pop()
        if name not in found and name in needs:
            found.add(name)
            open_.extend(needs[name])
    return found


def _gathered(statements: Iterable[Statement]) -> Angles:
    places: dict[Term, int] = {}
    named: dict[Op, list[tuple[int, str]]] = {Op.SIN: [], Op.COS: []}
    for it in statements:
        call = it.term.core
        assert isinstance(call, Call)
        named[call.op].append((places.setdefault(call.argument, len(places)), it.name))
    return Angles(tuple(places), tuple(named[Op.SIN]), tuple(named[Op.COS]))
