"""Trees as text, for a language that has numbers, infix operators and function calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.emit.terms import Call, Core, Inverse, Lane, Lanes, Product, Sum, Term


@dataclass(frozen=True)
class Spelling:
    """How a language writes numbers and functions, and terms side by side."""

    number: Callable[[Fraction], str]
    functions: Mapping[str, str]
    lanes: Callable[[Sequence[str]], str] = ", ".join


def spell(term: Term, names: Mapping[str, str], spelling: Spelling) -> str:
    """The text of a tree: no needless parentheses, the same operations in the same order."""
    core = term.core
    if term.negative and isinstance(core, Sum):  # -a - b, b - a
        return _sum(Sum(*(Term(not part.negative, part.core) for part in core)), names, spelling)
    return f"{'-' if term.negative else ''}{_core(core, names, spelling)}"


def _core(core: Core, names: Mapping[str, str], spelling: Spelling) -> str:
    if isinstance(core, str):
        return names[core]
    if isinstance(core, Fraction):
        return spelling.number(core)
    if isinstance(core, Sum):
        return _sum(core, names, spelling)
    if isinstance(core, Product):
        return _product(core, names, spelling)
    if isinstance(core, Inverse):
        one = spelling.number(Fraction(1))
        return f"{one}/{_factor(core.argument, names, spelling, (Sum, Product, Inverse))}"
    if isinstance(core, Lanes):
        return spelling.lanes([spell(term, names, spelling) for term in core.terms])
    if isinstance(core, Lane):
        return f"{names[core.lanes]}[{core.place}]"
    return f"{spelling.functions[core.op.function]}({spell(core.argument, names, spelling)})"


def _sum(core: Sum, names: Mapping[str, str], spelling: Spelling) -> str:
    """`b - a` rather than `-a + b`, `b + c + a` rather than `a + (b + c)`."""
    left, right = core
    if left.negative != right.negative:
        swap = left.negative
    else:
        swap = not left.negative and isinstance(right.core, Sum) and not isinstance(left.core, Sum)
    if swap:
        left, right = right, left
    second = _factor(right.core, names, spelling, (Sum,))
    return f"{spell(left, names, spelling)} {'-' if right.negative else '+'} {second}"


def _product(core: Product, names: Mapping[str, str], spelling: Spelling) -> str:
    """Numbers first, and `b*c*a` rather than `a*(b*c)`."""
    left, right = core
    long_right = isinstance(right, Product | Inverse) and not isinstance(left, Product | Inverse)
    if long_right or isinstance(right, Fraction):
        left, right = right, left
    first = _factor(left, names, spelling, (Sum,))
    return f"{first}*{_factor(right, names, spelling, (Sum, Product, Inverse))}"


def _factor(
    core: Core,
    names: Mapping[str, str],
    spelling: Spelling,
    wrapped: tuple[type[Core], ...],
) -> str:
    """The text of an operand, in parentheses where its kind needs them."""
    text = _core(core, names, spelling)
    return f"({text})" if isinstance(core, wrapped) else text


def functions_of(term: Term) -> set[str]:
    """The functions that a tree calls."""
    core = term.core
    if isinstance(core, Call):
        return {core.op.function} | functions_of(core.argument)
    if isinstance(core, Sum):
        return functions_of(core.left) | functions_of(core.right)
    if isinstance(core, Product):
        return functions_of(Term(False, core.left)) | functions_of(Term(False, core.right))
    if isinstance(core, Inverse):
        return functions_of(Term(False, core.argument))
    if isinstance(core, Lanes):
        return set().union(*map(functions_of, core.terms))
    return set()
