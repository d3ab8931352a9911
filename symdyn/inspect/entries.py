"""One quantity, or one entry of it, as a short straight line of formulas or as one closed expression."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sp

from symdyn.description.spelling import suggestion
from symdyn.emit.body import PLAIN, FunctionBody, make_body
from symdyn.faults import Fault, InputError, Place
from symdyn.inspect.programs import only_entry, with_parameters
from symdyn.symbolic.library import Function, Library
from symdyn.symbolic.program import Output, Program, operations

FORMATS = ("text", "latex", "closed", "closed-latex")
_LARGEST_CLOSED = 400
_WHAT = re.compile(r"(?P<name>\w+)(?:\[(?P<index>[^\]]*)\])?")


@dataclass(frozen=True)
class Question:
    """What the user wants to see: a function, and an entry of its first result if indices are given."""

    function: str
    index: tuple[str, ...]


def parse_question(text: str) -> Question:
    """Understand `mass_matrix_inverse[shoulder,elbow]` or `mass_matrix[0,1]` or `forward_dynamics`.

    Raises:
        InputError: when it is neither.
    """
    match = _WHAT.fullmatch(text.strip())
    if not match:
        cure = "write a function, or an entry such as mass_matrix_inverse[0,1]"
        raise InputError([Fault(Place(text), "", "cannot be understood", cure)])
    index = match["index"]
    return Question(match["name"], tuple(part.strip() for part in index.split(",")) if index is not None else ())


def show(library: Library, question: Question, form: str) -> str:
    """The formulas as text.

    Raises:
        InputError: when the robot has no such function or entry, or a closed expression would be unreadable.
    """
    program = with_parameters(library.prepare, _function(library, question.function).program)
    title = question.function
    if question.index:
        position = _position(library, program.outputs[0], question)
        title += f"[{', '.join(question.index)}]"
        program = only_entry(program, program.outputs[0], position)
    if form.startswith("closed"):
        return _closed(program, title, latex=form.endswith("latex"))
    return _lines(program, title, latex=form == "latex")


def _function(library: Library, name: str) -> Function:
    for function in library.functions:
        if function.name == name:
            return function
    known = [function.name for function in library.functions]
    raise InputError([Fault(Place(name), "", f"is no function of '{library.title}'", suggestion(name, known))])


def _position(library: Library, output: Output, question: Question) -> int:
    """Indices or joint names into the place of an entry."""
    joints = [joint.name for joint in library.joints]
    place = Place(f"{question.function}[{','.join(question.index)}]")
    if len(question.index) != len(output.shape):
        rule = f"has {len(question.index)} indices, '{output.name}' has shape {output.shape}"
        raise InputError([Fault(place, "", rule, f"give {len(output.shape)} indices")])
    position = 0
    for text, size in zip(question.index, output.shape, strict=True):
        number = joints.index(text) if text in joints else int(text) if text.isdecimal() else -1
        if not 0 <= number < size:
            rule = f"index '{text}' is neither a joint nor a number below {size}"
            raise InputError([Fault(place, "", rule, suggestion(text, joints))])
        position = position * size + number
    return position


def _lines(program: Program, title: str, *, latex: bool) -> str:
    """Formula by formula, under headings, results last."""
    body = make_body(program)
    spell = _latex if latex else _text
    shown = [f"{title}: {operations(program).total} operations", ""]
    for block in body.blocks:
        shown.append(f"% {block.heading}" if latex else f"# {block.heading}")
        shown += [spell(body, statement.name, statement.term) for statement in block.statements]
        shown.append("")
    for result in body.results:
        for index, entry in enumerate(result.entries):
            shown.append(spell(body, _entry_name(result.name, index, result.shape), entry))
    return "\n".join(shown)


def _entry_name(name: str, index: int, shape: Sequence[int]) -> str:
    return f"{name}[{', '.join(map(str, _unravel(index, shape)))}]" if shape else name


def _unravel(index: int, shape: Sequence[int]) -> list[int]:
    found: list[int] = []
    for size in reversed(shape):
        index, rest = divmod(index, size)
        found.insert(0, rest)
    return found


def _text(body: FunctionBody, name: str, term: object) -> str:
    return f"{name} = {body.spell(term, PLAIN)}"  # type: ignore[arg-type]


def _latex(body: FunctionBody, name: str, term: object) -> str:
    expression = sp.sympify(body.spell(term, PLAIN), locals=_symbols(body), rational=False)  # type: ignore[arg-type]
    left = name if "[" in name else sp.latex(sp.Symbol(name))
    return f"{left} &= {sp.latex(expression, full_prec=False)} \\\\"


def _symbols(body: FunctionBody) -> dict[str, sp.Symbol]:
    return {name: sp.Symbol(name) for name in body.names.values()}


def _closed(program: Program, title: str, *, latex: bool) -> str:
    """Everything substituted: one expression per entry."""
    if len(program.assignments) > _LARGEST_CLOSED:
        rule = f"takes {len(program.assignments)} formulas: as one expression nobody could read it"
        raise InputError([Fault(Place(title), "", rule, "leave --format at text, or ask for one entry")])
    known: dict[sp.Symbol, sp.Expr] = {}
    for assignment in program.assignments:
        known[assignment.symbol] = assignment.expression.xreplace(known)
    shown = []
    for output in program.outputs:
        for index, entry in enumerate(output.entries):
            value = sp.expand(entry.xreplace(known))
            value = sp.N(value, 9) if value.has(sp.Float) else value
            text = sp.latex(value, full_prec=False) if latex else str(value)
            shown.append(f"{_entry_name(output.name, index, output.shape)} = {text}")
    return "\n".join(shown)
