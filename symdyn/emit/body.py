"""The body of a generated function: which assignments get a line, under which name and heading.

An assignment used once, in its own section, is written into the line that uses it while that line stays readable. Sines,
cosines and reciprocals keep lines of their own, sines and cosines first. The choice is the same for all languages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import sympy as sp

from symdyn.emit import numbers
from symdyn.emit.names import Namer, heading_of, prefix_of
from symdyn.emit.printer import Spelling, functions_of, spell
from symdyn.emit.terms import Call, Core, Sum, Term, is_trig, leaves, term
from symdyn.symbolic.program import Assignment, Input, Program

WIDTH = 82
"""Room for `name = expression`: a line of 100 less four spaces, `const double ` and a semicolon."""

_PARENTHESES = 3
_TRIG = "angle: sines and cosines"
PLAIN = Spelling(numbers.double, {name: name for name in ("sin", "cos", "sqrt", "sign")})


@dataclass(frozen=True)
class Argument:
    """An array argument: its name, how many entries it has, and the local names of those that are used."""

    name: str
    size: int
    used: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Statement:
    """`name = term`."""

    name: str
    term: Term


@dataclass(frozen=True)
class Block:
    """Statements under one heading."""

    heading: str
    statements: tuple[Statement, ...]


@dataclass(frozen=True)
class Result:
    """An output: its name, shape and entries row by row."""

    name: str
    shape: tuple[int, ...]
    entries: tuple[Term, ...]


@dataclass(frozen=True)
class Body:
    """What a function does, in order; `names` says what each symbol of the program is called."""

    arguments: tuple[Argument, ...]
    blocks: tuple[Block, ...]
    results: tuple[Result, ...]
    functions: tuple[str, ...]
    names: Mapping[str, str]

    def spell(self, tree: Term, spelling: Spelling) -> str:
        """A tree of this body as text."""
        return spell(tree, self.names, spelling)


def make_body(program: Program) -> Body:
    """Choose lines and names."""
    uses, live = _count_uses(program)
    lines = _share_lines(_trig_first(live), uses)
    namer = Namer()
    vectors = [namer.fixed(group.name) for group in program.inputs]
    results = [namer.fixed(output.name) for output in program.outputs]
    names = {symbol.name: namer.fixed(symbol.name) for group in program.inputs for symbol in group.symbols}
    labels = _angle_labels(program.inputs)
    for assignment, tree in lines:
        names[assignment.symbol.name] = _name(assignment, tree, labels, namer)
    return Body(
        tuple(_argument(name, group, names, uses) for name, group in zip(vectors, program.inputs, strict=True)),
        _blocks(lines, names),
        tuple(
            Result(name, output.shape, tuple(term(entry, {}) for entry in output.entries))
            for name, output in zip(results, program.outputs, strict=True)
        ),
        tuple(sorted({name for _, tree in lines for name in functions_of(tree)})),
        names,
    )


def _count_uses(program: Program) -> tuple[Counter[str], list[Assignment]]:
    """How often each symbol is used, and the assignments that some output needs. A use by an output counts twice."""
    uses: Counter[str] = Counter()
    for output in program.outputs:
        for entry in output.entries:
            for name in leaves(entry):
                uses[name] += 2
    live = []
    for assignment in reversed(program.assignments):
        if assignment.symbol.name in uses:
            uses.update(leaves(assignment.expression))
            live.append(assignment)
    return uses, live[::-1]


def _trig_first(assignments: Sequence[Assignment]) -> list[Assignment]:
    """Sines, cosines and what they need in front, under one heading."""
    first: set[str] = set()
    for assignment in reversed(assignments):
        if is_trig(assignment.expression) or assignment.symbol.name in first:
            first.add(assignment.symbol.name)
            first.update(leaves(assignment.expression))
    front = [Assignment(a.symbol, a.expression, _TRIG) for a in assignments if a.symbol.name in first]
    return [*front, *(a for a in assignments if a.symbol.name not in first)]


def _share_lines(assignments: Iterable[Assignment], uses: Mapping[str, int]) -> list[tuple[Assignment, Term]]:
    """Write assignments into the lines that use them, as far as those stay readable.

    Widths are judged by provisional names, which are never shorter than the final ones.
    """
    namer, names = Namer(), _Fallback()
    pending: dict[str, tuple[str, Term]] = {}
    trees: dict[str, tuple[Assignment, Term]] = {}
    for assignment in assignments:
        name, expression, section = assignment.symbol.name, assignment.expression, assignment.section
        names[name] = namer.counted(prefix_of(section))
        fitting = {leaf: pending[leaf][1] for leaf in leaves(expression) if pending.get(leaf, ("\n",))[0] == section}
        tree, written = _fitted(names[name], expression, fitting, names)
        for leaf in written:
            del pending[leaf], trees[leaf]
        trees[name] = assignment, tree
        if uses[name] == 1 and not is_trig(expression) and not _is_reciprocal(expression):
            pending[name] = section, tree
    return list(trees.values())


class _Fallback(dict[str, str]):
    """Names of symbols; inputs stand for themselves."""

    def __missing__(self, symbol: str) -> str:
        return symbol


def _fitted(
    name: str, expression: sp.Expr, fitting: dict[str, Term], names: Mapping[str, str]
) -> tuple[Term, Iterable[str]]:
    """The line with as many operands written into it as it can bear, both or the first or the second; and those."""
    choices = [fitting] if len(fitting) > 1 else []
    choices += [{leaf: tree} for leaf, tree in fitting.items()]
    for chosen in choices:
        tree = term(expression, chosen)
        if _readable(f"{name} = {spell(tree, names, PLAIN)}"):
            return tree, chosen
    return term(expression, {}), ()


def _readable(line: str) -> bool:
    return len(line) <= WIDTH and line.count("(") <= _PARENTHESES


def _is_reciprocal(expression: sp.Expr) -> bool:
    return bool(expression.is_Pow and expression.exp is sp.S.NegativeOne)


def _name(assignment: Assignment, tree: Term, labels: dict[str, str], namer: Namer) -> str:
    """`s1`, `c1`, `s12` for sines and cosines of joint angles and their sums, else the section's prefix with a number."""
    expression = assignment.expression
    if is_trig(expression):
        assert isinstance(tree.core, Call)
        function, argument = tree.core
        label = "" if argument.negative else _label(argument.core, labels)
        return namer.fixed(function[0] + label) if label else namer.counted(function)
    if assignment.section == _TRIG:
        labels[assignment.symbol.name] = _label(tree.core, labels)
    return namer.counted(prefix_of(assignment.section))


def _label(core: Core, labels: Mapping[str, str]) -> str:
    """`12` for `q1 + q2` and for `q1 + q2 + 0.3`; empty for what is no sum of joint angles."""
    if isinstance(core, str):
        return labels.get(core, "")
    if isinstance(core, Sum) and isinstance(core.right.core, Fraction):
        return _label(core.left.core, labels)
    if isinstance(core, Sum) and not (core.left.negative or core.right.negative):
        left, right = _label(core.left.core, labels), _label(core.right.core, labels)
        return left + right if left and right else ""
    return ""


def _angle_labels(inputs: Sequence[Input]) -> dict[str, str]:
    """Joint numbers; with more than ten joints `_12`, so that sums stay clear."""
    for group in inputs:
        if group.name == "q":
            mark = "_" if len(group.symbols) > 10 else ""
            return {symbol.name: f"{mark}{index}" for index, symbol in enumerate(group.symbols)}
    return {}


def _argument(name: str, group: Input, names: Mapping[str, str], uses: Mapping[str, int]) -> Argument:
    used = [(index, names[symbol.name]) for index, symbol in enumerate(group.symbols) if symbol.name in uses]
    return Argument(name, len(group.symbols), tuple(used))


def _blocks(lines: Sequence[tuple[Assignment, Term]], names: Mapping[str, str]) -> tuple[Block, ...]:
    """Neighbours of the same section together."""
    blocks: list[tuple[str, list[Statement]]] = []
    for assignment, tree in lines:
        if not blocks or blocks[-1][0] != assignment.section:
            blocks.append((assignment.section, []))
        blocks[-1][1].append(Statement(names[assignment.symbol.name], tree))
    return tuple(Block(heading_of(section), tuple(statements)) for section, statements in blocks)
