"""Numbers at the end of products: `k (x y)` for `(k x) y`, where that leaves a number out.

(k x) y, times l      becomes  (k l)(x y)
(k x) y and (l x) y   become   one of them and a number times it, where nothing else needs l x
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from typing import NamedTuple

from symdyn.passes.rewriting import assemble
from symdyn.symbolic import constants
from symdyn.symbolic.constants import ZERO, Number
from symdyn.symbolic.forms import MUL, Form, Operand, Signed, symbols_of
from symdyn.symbolic.program import Assignment, Program


def gather_numbers(program: Program) -> Program:
    """Leave out numbers until none is found."""
    while True:
        products = [line for line in program.assignments if type(line.form) is Form and line.form.op is MUL]
        scaled = {line.symbol: found for line in products if (found := _scaled(line.form))}
        if not scaled:
            return program
        users = _inner_users(program, scaled)
        changed, gone = _merged(program, scaled, users)
        if not gone:
            changed, gone = _shared(products, scaled, users)
        if not gone:
            return program
        program = _rewritten(program, changed, gone)


class _Scaled(NamedTuple):
    """A number times an operand."""

    number: Number
    of: Signed


Multiples = Mapping[str, _Scaled]
Users = Mapping[str, list[Assignment]]
Found = tuple[dict[str, Form], set[str]]
"""Lines that change, and lines that go."""


def _scaled(item: Form | Operand) -> _Scaled | None:
    if type(item) is not Form or item.op is not MUL:
        return None
    _, left, right = item
    if type(left) is Signed:
        return _Scaled(right, left) if type(right) is Number and right is not ZERO else None
    return _Scaled(left, right) if type(left) is Number and left is not ZERO and type(right) is Signed else None


def _factors(item: Form | Operand) -> tuple[Signed, Signed] | None:
    """Of a product without a number, and no square."""
    if type(item) is not Form or item.op is not MUL:
        return None
    _, left, right = item
    if type(left) is not Signed or type(right) is not Signed or left.symbol == right.symbol:
        return None
    return left, right


def _inner_users(program: Program, symbols: Collection[str]) -> dict[str, list[Assignment]]:
    """The lines that use each of some symbols; those that outputs use are left out."""
    found: dict[str, list[Assignment]] = {symbol: [] for symbol in symbols}
    for output in program.outputs:
        for entry in output.entries:
            for symbol in symbols_of(entry):
                found.pop(symbol, None)
    for line in program.assignments:
        form = line.form
        if type(form) is not Form:
            if type(form) is Signed and form.symbol in found:
                found[form.symbol].append(line)
            continue
        _, left, right = form
        if type(left) is Signed and left.symbol in found:
            found[left.symbol].append(line)
        if type(right) is Signed and right.symbol in found:
            found[right.symbol].append(line)
    return found


def _merged(program: Program, scaled: Multiples, users: Users) -> Found:
    """Multiples that are in products only which nobody uses but times numbers."""
    lonely = {
        symbol: products
        for symbol, products in users.items()
        if products and all(_factors(line.form) for line in products)
    }
    if not lonely:
        return {}, set()
    users_of = _inner_users(program, {line.symbol for products in lonely.values() for line in products})
    changed: dict[str, Form] = {}
    gone: set[str] = set()
    for symbol, products in lonely.items():
        outer = [line.symbol for product in products for line in users_of.get(product.symbol, [])]
        used = all(users_of.get(product.symbol) for product in products)
        touched = {symbol, *outer, *(product.symbol for product in products)}
        if not used or not scaled.keys() >= set(outer) or touched & changed.keys() or touched & gone:
            continue
        number, of = scaled[symbol]
        for product in products:
            a, b = next(pair for pair in _either_way(_factors(product.form)) if pair[0].symbol == symbol)
            changed[product.symbol] = Form(MUL, of.flipped(a.negative), b)
        for other in outer:
            changed[other] = Form(MUL, constants.multiply(scaled[other].number, number), scaled[other].of)
        gone.add(symbol)
    return changed, gone


def _shared(products: Sequence[Assignment], scaled: Multiples, users: Users) -> Found:
    """Products that are multiples of others, where all products with a multiple are."""
    known: dict[tuple[str, str], tuple[str, Number, bool]] = {}
    multiples: dict[str, dict[str, Form]] = {}
    for line in products:
        factors = _factors(line.form)
        if factors is None or (factors[0].symbol not in scaled and factors[1].symbol not in scaled):
            continue
        for a, b in _either_way(factors):
            if a.symbol not in scaled:
                continue
            factor, of = scaled[a.symbol]
            negative = of.negative != (a.negative != b.negative)
            first, second = sorted((of.symbol, b.symbol))
            if (first, second) not in known:
                known[first, second] = line.symbol, factor, negative
                continue
            symbol, number, flipped = known[first, second]
            ratio = constants.multiply(factor, constants.inverse(number))
            form = Form(MUL, ratio, Signed(symbol, negative != flipped))
            multiples.setdefault(a.symbol, {})[line.symbol] = form
    gone = {symbol for symbol, products in multiples.items() if len(products) == len(users.get(symbol, ()))}
    return {symbol: form for it in multiples if it in gone for symbol, form in multiples[it].items()}, gone


def _either_way(factors: tuple[Signed, Signed] | None) -> Iterator[tuple[Signed, Signed]]:
    if factors is not None:
        yield factors
        yield factors[::-1]


def _rewritten(program: Program, changed: Mapping[str, Form], gone: Set[str]) -> Program:
    """With other operations, and without some; products that are other values now have no names."""
    kept = [line for line in program.assignments if line.symbol not in gone]
    found = assemble(program, [line.becomes(changed.get(line.symbol, line.form)) for line in kept], {})
    other = {symbol for symbol, form in changed.items() if _factors(form) is not None}
    return replace(found, labels={symbol: label for symbol, label in found.labels.items() if symbol not in other})
