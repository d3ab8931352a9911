"""Strength reduction: a factor that several terms of a sum share is multiplied once, `a x + b - a y = a (x - y) + b`.

Sums and products that are used only once are looked through, so that terms meet that were not neighbours. All sums are looked
at in the first round, in the next ones only those that the last may have changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from symdyn.symbolic.constants import Number
from symdyn.symbolic.forms import ADD, MUL, Form, Op, Operand, Signed, symbols_of
from symdyn.symbolic.program import Assignment, Program


def reduce_strength(program: Program) -> Program:
    """Factor every sum, again and again until nothing is found."""
    touched: set[str] | None = None
    while True:
        factoring = _Factoring(program, touched)
        rewritten = factoring.run()
        if not rewritten:
            return program
        program, touched = factoring.entered(rewritten)


class _Term(NamedTuple):
    """Plus or minus a symbol (or a number); `factors` if it is a product that only this sum uses."""

    value: Operand
    factors: tuple[Operand, ...]
    negative: bool


Factor = str | Number
"""What products may share: a symbol, or a number without its sign."""
Rewritten = dict[str, list[Assignment]]
"""Sums, and the lines that replace them."""


class _Factoring:
    """One round over a program.

    Args:
        program: what to factor.
        touched: the symbols of which it is new what they are made of, how often they are used, or by what; None for all.
    """

    def __init__(self, program: Program, touched: set[str] | None) -> None:
        self.program = program
        self.lines = program.assignments
        self.form: dict[str, Form | Operand] = {}
        self.uses: dict[str, int] = {}
        self.user: dict[str, str] = {}  # of what is used once, its user; of what is used more often, the last
        uses, user = self.uses, self.user
        for symbol, form, _ in self.lines:
            self.form[symbol] = form
            for used in symbols_of(form):
                uses[used] = uses.get(used, 0) + 1
                user[used] = symbol
        for output in program.outputs:
            for entry in output.entries:
                for used in symbols_of(entry):
                    self.uses[used] = self.uses.get(used, 0) + 1
        self.wanted = self.form.keys() if touched is None else set(map(self._outermost, touched))
        self.absorbed: set[str] = set()
        self.fresh = 0

    def run(self) -> Rewritten:
        """The sums that can be factored; what they are made of then."""
        rewritten: Rewritten = {}
        for line in self.lines:
            if line.symbol in self.wanted and _is(line.form, ADD) and self._summed_in(line.symbol) is None:
                made = self._factored(line)
                if made:
                    rewritten[line.symbol] = made
        return rewritten

    def entered(self, rewritten: Rewritten) -> tuple[Program, set[str]]:
        """The program with the new lines in place of the old ones, and what that has touched."""
        kept: list[Assignment] = []
        touched: set[str] = set()
        for line in self.lines:
            new = rewritten.get(line.symbol)
            if new is None and line.symbol not in self.absorbed:
                kept.append(line)
                continue
            kept.extend(new or ())
            touched.update(symbols_of(line.form))
            for one in new or ():
                touched.update((one.symbol, *symbols_of(one.form)))
        return replace(self.program, assignments=tuple(kept)), touched

    def _summed_in(self, symbol: str) -> str | None:
        """The sum that is the only user of a symbol, if that is so."""
        user = self.user.get(symbol) if self.uses.get(symbol) == 1 else None
        return user if user is not None and _is(self.form[user], ADD) else None

    def _outermost(self, symbol: str) -> str:
        """The sum that a symbol is seen in, through others; itself where it is in none."""
        user = self._summed_in(symbol)
        while user is not None:
            symbol, user = user, self._summed_in(user)
        return symbol

    def _terms(self, form: Form, negative: bool, seen: list[str]) -> list[_Term]:
        terms: list[_Term] = []
        for item in form.operands:
            if not isinstance(item, Signed):
                terms.append(_Term(item, (), negative))
                continue
            symbol, minus = item.symbol, item.negative != negative
            inner = self.form.get(symbol) if self.uses[symbol] == 1 else None
            if isinstance(inner, Form) and inner.op is ADD:
                seen.append(symbol)
                terms += self._terms(inner, minus, seen)
            elif isinstance(inner, Form) and inner.op is MUL:
                terms.append(_Term(Signed(symbol), inner.operands, minus))
            else:
                terms.append(_Term(Signed(symbol), (), minus))
        return terms

    def _shares(self, form: Form, factors: set[Factor]) -> bool:
        """Whether two products of a sum share a factor; `factors` are those of its products so far."""
        for item in (form.left, form.right):
            if type(item) is not Signed or self.uses[item.symbol] != 1:
                continue
            inner = self.form.get(item.symbol)
            if type(inner) is not Form:
                continue
            if inner.op is ADD:
                if self._shares(inner, factors):
                    return True
            elif inner.op is MUL:
                assert inner.right is not None
                own = {_plain(inner.left), _plain(inner.right)}
                if own & factors:
                    return True
                factors |= own
        return False

    def _factored(self, line: Assignment) -> list[Assignment] | None:
        """The lines that replace a sum, if two of its products share a factor."""
        assert isinstance(line.form, Form)
        if not self._shares(line.form, set()):
            return None
        sums: list[str] = []
        terms = self._terms(line.form, False, sums)
        shared = _most_shared(terms)
        if shared is None:
            return None
        made: list[Assignment] = []
        group = [term for term in terms if shared in map(_plain, term.factors)]
        self.absorbed.update(sums)
        self.absorbed.update(term.value.symbol for term in group if isinstance(term.value, Signed))
        cofactors = [_cofactor(term, shared) for term in group]
        total = self._sum_up(cofactors, line, made)
        product = self._name(line)
        factor = Signed(shared) if isinstance(shared, str) else shared
        made.append(Assignment(product, Form(MUL, factor, total), line.section))
        rest = [
            Signed(product) if term is group[0] else _signed(term)
            for term in terms
            if term is group[0] or term not in group
        ]
        self._sum_up(rest, line, made)
        made[-1] = Assignment(
            line.symbol, made[-1].form, line.section
        )  # the last step, be it product or sum, is the sum's value
        return made

    def _sum_up(self, items: list[Operand], line: Assignment, made: list[Assignment]) -> Operand:
        """Add operands from left to right."""
        total = items[0]
        for item in items[1:]:
            symbol = self._name(line)
            made.append(Assignment(symbol, Form(ADD, total, item), line.section))
            total = Signed(symbol)
        return total

    def _name(self, line: Assignment) -> str:
        while True:
            self.fresh += 1
            symbol = f"{line.symbol}s{self.fresh}"
            if symbol not in self.form:
                return symbol


def _is(form: Form | Operand, op: Op) -> bool:
    return isinstance(form, Form) and form.op is op


def _plain(factor: Operand) -> Factor:
    return factor.symbol if isinstance(factor, Signed) else abs(factor)


def _signed(term: _Term) -> Operand:
    if isinstance(term.value, Signed):
        return term.value.flipped(term.negative)
    return -term.value if term.negative else term.value


def _cofactor(term: _Term, shared: Factor) -> Operand:
    """What is left of a product without the shared factor, with the term's sign."""
    left, right = term.factors
    first = _plain(left) == shared
    other, taken = (right, left) if first else (left, right)
    taken_negative = taken.negative if isinstance(taken, Signed) else taken < 0
    negative = term.negative != taken_negative
    if isinstance(other, Signed):
        return other.flipped(negative)
    return -other if negative else other


def _most_shared(terms: Iterable[_Term]) -> Factor | None:
    """The factor that most products have in common; the first such, None if no two share one."""
    products = [term.factors for term in terms if term.factors]
    if len(products) < 2:
        return None
    count: dict[Factor, int] = {}
    for left, right in products:
        first, second = _plain(left), _plain(right)
        count[first] = count.get(first, 0) + 1
        if second != first:
            count[second] = count.get(second, 0) + 1
    best = max(count, key=count.__getitem__)
    return best if count[best] > 1 else None
