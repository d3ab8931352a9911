"""The body of a generated function: which assignments get a line, under which name and heading.

An assignment used once, in its own section, is written into the line that uses it while that line stays readable. Sines,
cosines and reciprocals keep lines of their own, sines and cosines first. What has a label goes by it; all else is called after
the first labelled value that it is a part of. The choice is the same for all languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from symdyn.emit import numerals
from symdyn.emit.names import Namer
from symdyn.emit.printer import Printer, Spelling, spell
from symdyn.emit.terms import Call, Core, Product, Sum, Term, term
from symdyn.symbolic.forms import INVERSE, Form, Gathered, LaneForm, Op, Picked, symbols_of
from symdyn.symbolic.lanes import LaneAssignment, LaneProgram
from symdyn.symbolic.program import OURS, Assignment, Input, Program
from symdyn.symbolic.rotation import TRIG

WIDTH = 82
"""Room for `name = expression`: a line of 100 less four spaces, `const double ` and a semicolon."""

_PARENTHESES = 3
_TRIG = (Op.SIN, Op.COS)
_CALLS = (Op.SQRT, *_TRIG, Op.SIGN)
_ALONE = (Op.INVERSE, *_TRIG)  # what keeps a line of its own
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
    leaves: list[str]
    op: Op | None


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
            Result(name, output.shape, tuple(term(entry, {}) for entry in output.entries))
            for name, output in zip(results, program.outputs, strict=True)
        ),
        tuple(sorted({op.function for op in {line.op for line in live} if op in _CALLS})),
        names,
    )


def _count_uses(program: Program | LaneProgram) -> tuple[dict[str, int], list[_Line]]:
    """How often each symbol is used, and the lines that some output needs. A use by an output counts twice."""
    uses: dict[str, int] = {}
    for output in program.outputs:
        for entry in output.entries:
            for symbol in symbols_of(entry):
                uses[symbol] = uses.get(symbol, 0) + 2
    live = []
    assignments: Sequence[Assignment | LaneAssignment] = program.assignments
    for assignment in reversed(assignments):
        if assignment.symbol in uses:
            leaves = symbols_of(assignment.form)
            for leaf in leaves:
                uses[leaf] = uses.get(leaf, 0) + 1
            item = assignment.form
            op = item.op if isinstance(item, Form) else None
            live.append(_Line(assignment.symbol, item, assignment.section, leaves, op))
    return uses, live[::-1]


def _trig_first(lines: Sequence[_Line]) -> list[_Line]:
    """Sines, cosines and what they need in front, under one heading."""
    first: set[str] = set()
    for line in reversed(lines):
        if line.section == TRIG or line.op in _TRIG or line.symbol in first:
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
        wanted[symbol] = _Wanted(f"{label.text}_neg" if label.negative else label.text, True)
    _name_angles(program.inputs, lines, wanted)
    parts: dict[str, str] = {}
    for output in program.outputs:
        for entry in output.entries:
            for symbol in symbols_of(entry):
                parts.setdefault(symbol, output.name)
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


class _Angle(NamedTuple):
    """A sum of joint angles: the joints' numbers, of those taken off too; whether a constant is added to it."""

    added: tuple[int, ...]
    taken: tuple[int, ...] = ()
    shifted: bool = False

    def plus(self, other: _Angle, *, less: bool) -> _Angle:
        """The sum, or the difference."""
        added, taken = (other.taken, other.added) if less else (other.added, other.taken)
        return _Angle(
            tuple(sorted(self.added + added)), tuple(sorted(self.taken + taken)), self.shifted or other.shifted
        )

    def label(self, mark: str) -> str:
        """`12` for `q1 + q2`, `1m2` for `q1 - q2`, `12o` for `q1 + q2 + 0.3`, `_11` and `_1_12` in long robots."""
        first, second = ("".join(f"{mark}{joint}" for joint in joints) for joints in (self.added, self.taken))
        return first + (f"m{second}" if second else "") + ("o" if self.shifted else "")


def _name_angles(inputs: Sequence[Input], lines: Sequence[_Line], wanted: dict[str, _Wanted]) -> None:
    """`q12` for a sum of joint angles, `s1`, `c1`, `s12` for sines and cosines, `c1s1` for their products."""
    joints = next((group.symbols for group in inputs if group.name == "q"), ())
    mark = "_" if len(joints) > 10 else ""  # so that sums stay clear
    angles, functions = {symbol: _Angle((index,)) for index, symbol in enumerate(joints)}, dict[str, str]()
    for symbol, item, section, *_ in lines:
        if isinstance(item, Gathered):  # angles of several branches go by that of the first
            of_first = angles.get(symbols_of(item)[0]) if symbols_of(item) else None
            if of_first is not None:
                angles[symbol] = of_first
        if section != TRIG or not isinstance(item, Form):
            continue
        tree = term(item, {})
        if isinstance(tree.core, Call):
            angle = None if tree.core.argument.negative else _angle(tree.core.argument.core, angles)
            if angle and angle.added:
                wanted[symbol] = _Wanted(item.op.function[0] + angle.label(mark), True)
                alone = len(angle.added + angle.taken) == 1
                functions[symbol] = item.op.function[0] + angle.label("" if alone else mark)
        elif isinstance(tree.core, Sum):
            angle = _angle(tree.core, angles)
            if angle:
                angles[symbol] = angle
            wanted[symbol] = (
                _Wanted(f"q{angle.label(mark)}", True) if angle and angle.added else _Wanted("angle", False)
            )
        elif isinstance(tree.core, Product):
            factors = sorted(functions.get(str(factor), "") for factor in (tree.core.left, tree.core.right))
            if all(factors):
                wanted[symbol] = _Wanted("".join(factors), True)


def _angle(core: Core, angles: Mapping[str, _Angle]) -> _Angle | None:
    """The sum of joint angles that this is, if it is one."""
    if isinstance(core, str):
        return angles.get(core)
    if not isinstance(core, Sum):
        return None
    left, right = (
        _Angle((), (), True) if isinstance(part.core, Fraction) else _angle(part.core, angles) for part in core
    )
    if left is None or right is None:
        return None
    return _Angle(()).plus(left, less=core.left.negative).plus(right, less=core.right.negative)


def _share_lines(
    lines: Iterable[_Line], uses: Mapping[str, int], wanted: Mapping[str, _Wanted]
) -> list[tuple[_Line, Term]]:
    """Write lines into the lines that use them, as far as those stay readable.

    Widths are judged by names that are hardly ever shorter than the final ones.
    """
    names = _Provisional(wanted)
    printer = Printer(names, PLAIN)
    pending: dict[str, tuple[str, Term]] = {}
    trees: dict[str, tuple[_Line, Term]] = {}
    for line in lines:
        symbol, item, section, leaves, op = line
        fitting = {}
        for leaf in () if isinstance(item, Picked) else leaves:
            waiting = pending.get(leaf)
            if waiting is not None and waiting[0] == section:
                fitting[leaf] = waiting[1]
        if op is INVERSE:  # a pivot that has a name is worth its line
            fitting = {leaf: tree for leaf, tree in fitting.items() if not wanted[leaf].own}
        tree, written = _fitted(item, fitting, f"{names[symbol]} = ", printer)
        for leaf in written:
            del pending[leaf], trees[leaf]
        trees[symbol] = line, tree
        if uses[symbol] == 1 and op not in _ALONE:
            pending[symbol] = section, tree
            printer.keep(tree.core)
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


def _fitted(item: LaneForm, fitting: dict[str, Term], start: str, printer: Printer) -> tuple[Term, Iterable[str]]:
    """The line with as many operands written into it as it can bear, both or the first or the second; and those."""
    choices = [fitting] if fitting else []
    if len(fitting) > 1:
        choices += [{leaf: tree} for leaf, tree in fitting.items()]
    for chosen in choices:
        tree = term(item, chosen)
        if _readable(f"{start}{printer.text(tree.core, tree.negative)}"):
            return tree, chosen
    return term(item, {}), ()


def _readable(line: str) -> bool:
    return len(line) <= WIDTH and line.count("(") <= _PARENTHESES


def _in_order_of_need(program: Program | LaneProgram, lines: Sequence[_Line]) -> list[str]:
    """The symbols that lines and then results use, each once."""
    used = [leaf for line in lines for leaf in line.leaves]
    used += [s for output in program.outputs for entry in output.entries for s in symbols_of(entry)]
    return list(dict.fromkeys(used))


def _final_names(
    program: Program | LaneProgram,
    lines: Sequence[tuple[_Line, Term]],
    needed: Sequence[str],
    wanted: Mapping[str, _Wanted],
    namer: Namer,
) -> dict[str, str]:
    """Arguments first, then what has a name of its own, then parts of such values, counted."""
    given = {symbol for group in program.inputs for symbol in group.symbols}
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
    entries = [symbol for group in program.inputs for symbol in group.symbols]
    return [name for name in entries if not name.startswith(OURS)]


def _argument(name: str, group: Input, names: Mapping[str, str], order: Sequence[str]) -> ArrayArgument:
    places = {symbol: index for index, symbol in enumerate(group.symbols)}
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
