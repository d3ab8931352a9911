"""Strength reduction: a factor that several terms of a sum share is multiplied once, `a x + b - a y = a (x - y) + b`.

Sums and products that are used only once are looked through, so that terms meet that were not neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.passes.rewriting import assemble, uses
from symdyn.symbolic.forms import Form, Op, Operand, Signed
from symdyn.symbolic.program import Assignment, Program


def reduce_strength(program: Program) -> Program:
    """Factor every sum, again and again until nothing is found."""
    while True:
        reduced = _Factoring(program).run()
        if reduced is None:
            return program
        program = reduced


@dataclass(frozen=True)
class _Term:
    """Plus or minus a symbol (or a number); `factors` if it is a product that only this sum uses."""

    value: Operand
    factors: tuple[Operand, ...] = ()
    negative: bool = False


class _Factoring:
    """One round over a program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.lines = program.assignments
        self.form = {line.symbol: line.form for line in self.lines}
        self.uses = uses(self.lines, program.outputs)
        self.absorbed: set[str] = set()
        self.fresh = 0

    def run(self) -> Program | None:
        """The factored program, or None if there was nothing to do."""
        inner = self._sums_inside_sums()
        rewritten: dict[str, list[Assignment]] = {}
        for line in self.lines:
            if isinstance(line.form, Form) and line.form.op is Op.ADD and line.symbol not in inner:
                made = self._factored(line)
                if made:
                    rewritten[line.symbol] = made
        if not rewritten:
            return None
        kept: list[Assignment] = []
        for line in self.lines:
            if line.symbol not in self.absorbed:
                kept.extend(rewritten.get(line.symbol, [line]))
        return assemble(self.program, kept, {})

    def _sums_inside_sums(self) -> set[str]:
        """Sums that another sum is the only user of."""
        found = set()
        for line in self.lines:
            if isinstance(line.form, Form) and line.form.op is Op.ADD:
                operands = [item for item in line.form.operands if isinstance(item, Signed)]
                found |= {item.symbol for item in operands if self._is_inner(item, Op.ADD)}
        return found

    def _is_inner(self, item: Operand | None, op: Op) -> bool:
        """Whether an operand is an operation of that kind with no other user."""
        if not isinstance(item, Signed) or self.uses[item.symbol] != 1:
            return False
        form = self.form.get(item.symbol)
        return isinstance(form, Form) and form.op is op

    def _terms(self, form: Form, negative: bool, seen: list[str]) -> list[_Term]:
        terms: list[_Term] = []
        for item in form.operands:
            if not isinstance(item, Signed):
                terms.append(_Term(item, (), negative))
                continue
            minus = item.negative != negative
            inner = self.form.get(item.symbol)
            if self._is_inner(item, Op.ADD):
                assert isinstance(inner, Form)
                seen.append(item.symbol)
                terms += self._terms(inner, minus, seen)
            elif self._is_inner(item, Op.MUL):
                assert isinstance(inner, Form)
                terms.append(_Term(Signed(item.symbol), inner.operands, minus))
            else:
                terms.append(_Term(Signed(item.symbol), (), minus))
        return terms

    def _factored(self, line: Assignment) -> list[Assignment] | None:
        """The lines that replace a sum, if two of its products share a factor."""
        assert isinstance(line.form, Form)
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
        made.append(Assignment(product, Form(Op.MUL, shared, total), line.section))
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
            made.append(Assignment(symbol, Form(Op.ADD, total, item), line.section))
            total = Signed(symbol)
        return total

    def _name(self, line: Assignment) -> str:
        while True:
            self.fresh += 1
            symbol = f"{line.symbol}s{self.fresh}"
            if symbol not in self.form:
                return symbol


def _plain(factor: Operand) -> Operand:
    return Signed(factor.symbol) if isinstance(factor, Signed) else abs(factor)


def _signed(term: _Term) -> Operand:
    if isinstance(term.value, Signed):
        return term.value.flipped(term.negative)
    return -term.value if term.negative else term.value


def _cofactor(term: _Term, shared: Operand) -> Operand:
    """What is left of a product without the shared factor, with the term's sign."""
    left, right = term.factors
    first = _plain(left) == shared
    other, taken = (right, left) if first else (left, right)
    taken_negative = taken.negative if isinstance(taken, Signed) else bool(taken < 0)
    negative = term.negative != taken_negative
    if isinstance(other, Signed):
        return other.flipped(negative)
    return -other if negative else other


def _most_shared(terms: list[_Term]) -> Operand | None:
    """The factor that most products have in common; the first such, None if no two share one."""
    count: dict[Operand, int] = {}
    for term in terms:
        for factor in dict.fromkeys(map(_plain, term.factors)):
            count[factor] = count.get(factor, 0) + 1
    if not count:
        return None
    best = max(count, key=lambda factor: count[factor])
    return best if count[best] > 1 else None
