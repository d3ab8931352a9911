"""The body of a generated function: which assignments get a line, under which name and heading.

An assignment used once, in its own section, is written into the line that uses it while that line stays readable. Sines,
cosines and reciprocals keep lines of their own, sines and cosines first. What has a label goes by it; all else is called after
the first labelled value that it is a part of. The choice is the same for all languages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from symdyn.emit import numerals
from symdyn.emit.names import Namer
from symdyn.emit.printer import Spelling, functions_of, spell
from symdyn.emit.terms import Call, Core, Sum, Term, term
from symdyn.symbolic.forms import Form, Gathered, LaneForm, Op, Picked, form, symbols_of
from symdyn.symbolic.lanes import LaneAssignment, LaneProgram
from symdyn.symbolic.program import OURS, Assignment, Input, Program
from symdyn.symbolic.rotation import TRIG

WIDTH = 82
"""Room for `name = expression`: a line of 100 less four spaces, `const double ` and a semicolon."""

_PARENTHESES = 3
PLAIN = Spelling(numerals.double, {name: name for name in ("sin", "cos", "sqrt", "sign")})


@dataclass(frozen=True)
class ArrayArgument:
    """An array argument: its name, how many entries it has, and places and local names of those that are used.

    What `prepare` gave is listed in the order in which the function needs it: places are a matter of the whole file.
    """

    name: str
    size: int
    used: tuple[tuple[int, str], ...]
    prepared: bool = False


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
class FunctionBody:
    """What a function does, in order; `names` says what each symbol of the program is called."""

    arguments: tuple[ArrayArgument, ...]
    blocks: tuple[Block, ...]
    results: tuple[Result, ...]
    functions: tuple[str, ...]
    names: Mapping[str, str]

    def spell(self, tree: Term, spelling: Spelling) -> str:
        """A tree of this body as text."""
        return spell(tree, self.names, spelling)


class _Line(NamedTuple):
    """An assignment on its way to a statement."""

    symbol: str
    item: LaneForm
    section: str

    @property
    def leaves(self) -> list[str]:
        return [symbol.name for symbol in symbols_of(self.item)]

    @property
    def op(self) -> Op | None:
        return self.item.op if isinstance(self.item, Form) else None


def make_body(program: Program | LaneProgram) -> FunctionBody:
    """Choose lines and names."""
    uses, live = _count_uses(program)
    live = _trig_first(live)
    wanted = _wanted_names(program, live)
    lines = _share_lines(live, uses, wanted)
    namer = Namer()
    vectors = [namer.fixed(group.name) for group in program.inputs]
    results = [namer.fixed(output.name) for output in program.outputs]
    needed = _in_order_of_need(program, live)
    names = _final_names(program, lines, needed, wanted, namer)
    return FunctionBody(
        tuple(_argument(name, group, names, needed) for name, group in zip(vectors, program.inputs, strict=True)),
        _blocks(lines, names),
        tuple(
            Result(name, output.shape, tuple(term(form(entry), {}) for entry in output.entries))
            for name, output in zip(results, program.outputs, strict=True)
        ),
        tuple(sorted({name for _, tree in lines for name in functions_of(tree)})),
        names,
    )


def _count_uses(program: Program | LaneProgram) -> tuple[Counter[str], list[_Line]]:
    """How often each symbol is used, and the lines that some output needs. A use by an output counts twice."""
    uses: Counter[str] = Counter()
    for output in program.outputs:
        for entry in output.entries:
            for symbol in symbols_of(form(entry)):
                uses[symbol.name] += 2
    live = []
    assignments: Sequence[Assignment | LaneAssignment] = program.assignments
    for assignment in reversed(assignments):
        if assignment.symbol.name in uses:
            line = _Line(assignment.symbol.name, assignment.form, assignment.section)
            uses.update(line.leaves)
            live.append(line)
    return uses, live[::-1]


def _trig_first(lines: Sequence[_Line]) -> list[_Line]:
    """Sines, cosines and what they need in front, under one heading."""
    first: set[str] = set()
    for line in reversed(lines):
        if line.section == TRIG or (line.op is not None and line.op.is_trig) or line.symbol in first:
            first.add(line.symbol)
            first.update(line.leaves)
    front = [line._replace(section=TRIG) for line in lines if line.symbol in first]
    return [*front, *(line for line in lines if line.symbol not in first)]


class _Wanted(NamedTuple):
    """What a symbol would like to be called, and whether that is its own name or that of what it is a part of."""

    stem: str
    own: bool


def _wanted_names(program: Program | LaneProgram, lines: Sequence[_Line]) -> dict[str, _Wanted]:
    """A label where there is one, else the name of the first value (or output) that the symbol is a part of."""
    wanted: dict[str, _Wanted] = {}
    for symbol, label in program.labels.items():
        wanted[symbol.name] = _Wanted(f"{label.text}_neg" if label.negative else label.text, True)
    _name_angles(program.inputs, lines, wanted)
    parts: dict[str, str] = {}
    for output in program.outputs:
        for entry in output.entries:
            for symbol in symbols_of(form(entry)):
                parts.setdefault(symbol.name, output.name)
    sections = {line.symbol: line.section for line in lines}
    near: set[str] = set()  # parts of a named value of their own section, which is preferred to others
    for line in reversed(lines):  # so that the first user stays
        own = wanted.get(line.symbol)
        stem = own.stem if own else parts[line.symbol]
        for leaf in line.leaves:
            beside = own is not None and sections.get(leaf) == line.section
            if beside or leaf not in near:
                parts[leaf] = stem
            if beside:
                near.add(leaf)
    given = set(_arguments(program))
    found = {**{symbol: _Wanted(stem, False) for symbol, stem in parts.items()}, **wanted}
    return {symbol: name for symbol, name in found.items() if symbol not in given}


def _name_angles(inputs: Sequence[Input], lines: Sequence[_Line], wanted: dict[str, _Wanted]) -> None:
    """`s1`, `c1`, `s12` for sines and cosines of joint angles and their sums."""
    labels = _angle_labels(inputs)
    for symbol, item, section in lines:
        if isinstance(item, Gathered):  # angles of several branches go by that of the first
            labels[symbol] = labels.get(symbols_of(item)[0].name, "") if symbols_of(item) else ""
        if section != TRIG or not isinstance(item, Form):
            continue
        tree = term(item, {})
        if isinstance(tree.core, Call):
            label = "" if tree.core.argument.negative else _angle(tree.core.argument.core, labels)
            if label:
                wanted[symbol] = _Wanted(item.op.function[0] + label, True)
        elif item.op is Op.ADD:
            labels[symbol] = _angle(tree.core, labels)
            wanted[symbol] = _Wanted("angle", False)


def _angle(core: Core, labels: Mapping[str, str]) -> str:
    """`12` for `q1 + q2`, `12o` for `q1 + q2 + 0.3`; empty for what is no sum of joint angles."""
    if isinstance(core, str):
        return labels.get(core, "")
    if isinstance(core, Sum) and isinstance(core.right.core, Fraction):
        return _offset(_angle(core.left.core, labels))
    if isinstance(core, Sum) and not (core.left.negative or core.right.negative):
        left, right = _angle(core.left.core, labels), _angle(core.right.core, labels)
        return left + right if left and right else ""
    return ""


def _offset(label: str) -> str:
    """`6o`: the angle with a constant added to it."""
    return f"{label}o" if label else ""


def _angle_labels(inputs: Sequence[Input]) -> dict[str, str]:
    """Joint numbers; with more than ten joints `_12`, so that sums stay clear."""
    for group in inputs:
        if group.name == "q":
            mark = "_" if len(group.symbols) > 10 else ""
            return {symbol.name: f"{mark}{index}" for index, symbol in enumerate(group.symbols)}
    return {}


def _share_lines(
    lines: Iterable[_Line], uses: Mapping[str, int], wanted: Mapping[str, _Wanted]
) -> list[tuple[_Line, Term]]:
    """Write lines into the lines that use them, as far as those stay readable.

    Widths are judged by names that are hardly ever shorter than the final ones.
    """
    names = _Provisional(wanted)
    pending: dict[str, tuple[str, Term]] = {}
    trees: dict[str, tuple[_Line, Term]] = {}
    for line in lines:
        fitting = {leaf: pending[leaf][1] for leaf in line.leaves if pending.get(leaf, ("\n",))[0] == line.section}
        if isinstance(line.item, Picked):
            fitting = {}
        if line.op is Op.INVERSE:  # a pivot that has a name is worth its line
            fitting = {leaf: tree for leaf, tree in fitting.items() if not wanted[leaf].own}
        tree, written = _fitted(line, fitting, names)
        for leaf in written:
            del pending[leaf], trees[leaf]
        trees[line.symbol] = line, tree
        if uses[line.symbol] == 1 and line.op is not Op.INVERSE and not (line.op and line.op.is_trig):
            pending[line.symbol] = line.section, tree
    return list(trees.values())


class _Provisional(dict[str, str]):
    """Names of symbols before parts of a value are counted."""

    def __init__(self, wanted: Mapping[str, _Wanted]) -> None:
        super().__init__()
        self._wanted = wanted

    def __missing__(self, symbol: str) -> str:
        wanted = self._wanted.get(symbol)
        name = symbol if wanted is None else f"{wanted.stem}_" if wanted.own else f"{wanted.stem}_00"
        self[symbol] = name
        return name


def _fitted(line: _Line, fitting: dict[str, Term], names: Mapping[str, str]) -> tuple[Term, Iterable[str]]:
    """The line with as many operands written into it as it can bear, both or the first or the second; and those."""
    choices = [fitting] if len(fitting) > 1 else []
    choices += [{leaf: tree} for leaf, tree in fitting.items()]
    for chosen in choices:
        tree = term(line.item, chosen)
        if _readable(f"{names[line.symbol]} = {spell(tree, names, PLAIN)}"):
            return tree, chosen
    return term(line.item, {}), ()


def _readable(line: str) -> bool:
    return len(line) <= WIDTH and line.count("(") <= _PARENTHESES


def _in_order_of_need(program: Program | LaneProgram, lines: Sequence[_Line]) -> list[str]:
    """The symbols that lines and then results use, each once."""
    used = [leaf for line in lines for leaf in line.leaves]
    used += [s.name for output in program.outputs for entry in output.entries for s in symbols_of(form(entry))]
    return list(dict.fromkeys(used))


def _final_names(
    program: Program | LaneProgram,
    lines: Sequence[tuple[_Line, Term]],
    needed: Sequence[str],
    wanted: Mapping[str, _Wanted],
    namer: Namer,
) -> dict[str, str]:
    """Arguments first, then what has a name of its own, then parts of such values, counted."""
    given = {symbol.name for group in program.inputs for symbol in group.symbols}
    names = {name: namer.fixed(name) for name in _arguments(program)}
    shown = [name for name in needed if name in given and name not in names] + [line.symbol for line, _ in lines]
    for name in shown:
        if wanted[name].own:
            names[name] = namer.further(wanted[name].stem)
    for name in shown:
        if name not in names:
            names[name] = namer.counted(wanted[name].stem)
    return names


def _arguments(program: Program | LaneProgram) -> list[str]:
    """The entries of arguments, in order; not of what `prepare` gave."""
    entries = [symbol.name for group in program.inputs for symbol in group.symbols]
    return [name for name in entries if not name.startswith(OURS)]


def _argument(name: str, group: Input, names: Mapping[str, str], order: Sequence[str]) -> ArrayArgument:
    places = {symbol.name: index for index, symbol in enumerate(group.symbols)}
    prepared = any(symbol.startswith(OURS) for symbol in places)
    used = [symbol for symbol in order if symbol in places]
    if not prepared:
        used.sort(key=lambda symbol: places[symbol])
    return ArrayArgument(name, len(places), tuple((places[symbol], names[symbol]) for symbol in used), prepared)


def _blocks(lines: Sequence[tuple[_Line, Term]], names: Mapping[str, str]) -> tuple[Block, ...]:
    """Neighbours of the same section together."""
    blocks: list[tuple[str, list[Statement]]] = []
    for line, tree in lines:
        if not blocks or blocks[-1][0] != line.section:
            blocks.append((line.section, []))
        blocks[-1][1].append(Statement(names[line.symbol], tree))
    return tuple(Block(heading, tuple(statements)) for heading, statements in blocks)
