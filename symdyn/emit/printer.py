"""Trees as text, for a language that has numbers, infix operators and function calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.emit.terms import Call, Core, Inverse, Lane, Lanes, Operation, Product, Sum, Term


@dataclass(frozen=True)
class Spelling:
    """How a language writes numbers and functions, and terms side by side."""

    number: Callable[[Fraction], str]
    functions: Mapping[str, str]
    lanes: Callable[[Sequence[str]], str] = ", ".join


def spell(term: Term, names: Mapping[str, str], spelling: Spelling) -> str:
    """The text of a tree: no needless parentheses, the same operations in the same order."""
    return Printer(names, spelling).text(term.core, term.negative)


class Printer:
    """Spells trees over the same names. Of trees that grow it can keep the text of what they are made of."""

    def __init__(self, names: Mapping[str, str], spelling: Spelling) -> None:
        self._names, self._spelling = names, spelling
        self._kept: dict[int, dict[bool, str]] = {}

    def keep(self, core: Core) -> None:
        """Spell a core only once for all trees that it will be in; it must live as long as they do."""
        self._kept[id(core)] = {}

    def text(self, core: Core, negative: bool = False) -> str:
        """The text of a core with its sign: `-a - b`, `b - a` of a sum."""
        if isinstance(core, str):
            return f"-{self._names[core]}" if negative else self._names[core]
        kept = self._kept.get(id(core))
        if kept is None:
            return self._spelt(core, negative)
        text = kept.get(negative)
        if text is None:
            text = kept[negative] = self._spelt(core, negative)
        return text

    def _spelt(self, core: Operation | Fraction, negative: bool) -> str:
        if isinstance(core, Sum):
            return self._sum(core, negative)
        return f"-{self._unsigned(core)}" if negative else self._unsigned(core)

    def _unsigned(self, core: Operation | Fraction) -> str:
        if isinstance(core, Product):
            return self._product(core)
        if isinstance(core, Fraction):
            return self._spelling.number(core)
        if isinstance(core, Inverse):
            one = self._spelling.number(Fraction(1))
            return f"{one}/{self._factor(core.argument, (Sum, Product, Inverse))}"
        if isinstance(core, Lanes):
            return self._spelling.lanes([self.text(term.core, term.negative) for term in core.terms])
        if isinstance(core, Lane):
            return f"{self._names[core.lanes]}[{core.place}]"
        assert isinstance(core, Call)
        return f"{self._spelling.functions[core.op.function]}({self.text(core.argument.core, core.argument.negative)})"

    def _sum(self, core: Sum, negative: bool) -> str:
        """`b - a` rather than `-a + b`, `b + c + a` rather than `a + (b + c)`."""
        left, right = core
        first, second = left.negative != negative, right.negative != negative
        later = not first and isinstance(right.core, Sum) and not isinstance(left.core, Sum)
        if first if first != second else later:
            left, right, first, second = right, left, second, first
        return f"{self.text(left.core, first)} {'-' if second else '+'} {self._factor(right.core, (Sum,))}"

    def _product(self, core: Product) -> str:
        """Numbers first, and `b*c*a` rather than `a*(b*c)`."""
        left, right = core
        long_right = isinstance(right, Product | Inverse) and not isinstance(left, Product | Inverse)
        if long_right or isinstance(right, Fraction):
            left, right = right, left
        return f"{self._factor(left, (Sum,))}*{self._factor(right, (Sum, Product, Inverse))}"

    def _factor(self, core: Core, wrapped: tuple[type[Core], ...]) -> str:
        """The text of an operand, in parentheses where its kind needs them."""
        text = self.text(core)
        return f"({text})" if isinstance(core, wrapped) else text
