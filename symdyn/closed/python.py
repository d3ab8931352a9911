"""A closed form as a Python function, and as a dictionary for JSON; numbers are exact in both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.code import Code, Step
from symdyn.closed.expression import ZERO, Sum
from symdyn.closed.form import Entry
from symdyn.closed.numerals import exact_default
from symdyn.closed.text import line_text

_WIDTH = 100
_INDENT = "    "
_FUNCTIONS = {"sin": "math.sin", "cos": "math.cos", "sqrt": "math.sqrt", "sign": "lambda x: (x > 0) - (x < 0)"}


def page(form: ClosedForm) -> str:
    """A module with one function, which needs nothing but Python.

    It works in floats; in fractions, with sines and cosines that give some; in SymPy's symbols, with SymPy's sine and cosine.
    """
    code = Code(form, _fraction, lambda value: _fraction(value, always=True))
    body = [*_steps(code), *_result(form, code)]
    head = [*_signature(form, code), *_docstring(form)]
    text = "\n".join([*head, *(f"{_INDENT}{line}" for line in body)]) + "\n"
    imports = [line for word, line in _IMPORTS.items() if word in text]
    return "\n".join([*imports, "", "", text]) if imports else text


_IMPORTS = {"math.": "import math", "Fraction(": "from fractions import Fraction"}


def function_name(form: ClosedForm) -> str:
    """`mass_matrix_inverse`; `udu_D` of a function with several results."""
    return f"{form.function}_{form.output}" if form.several else form.function


def _signature(form: ClosedForm, code: Code) -> list[str]:
    keywords = [f"{name}={_fraction(exact_default(value), always=True)}" for name, value in code.parameters.items()]
    keywords += [f"{name}={_FUNCTIONS[name]}" for name in code.functions]
    given = [*code.arguments, "*", *keywords]
    line = f"def {function_name(form)}({', '.join(given)}):"
    if len(line) <= _WIDTH:
        return [line]
    return [f"def {function_name(form)}(", *(f"{_INDENT}{part}," for part in given), "):"]


def _docstring(form: ClosedForm) -> list[str]:
    asked = f"Entry {list(form.place)} of {form.output}: " if form.place is not None else ""
    asked = asked or (f"{form.output} alone: " if form.several else "")
    joints = ", ".join(f"{joint.name} [{joint.unit}]" for joint in form.joints)
    lines = [
        f'"""Of {form.robot}. {asked}{form.summary}',
        "",
        f"Joints: {joints}. Names count them from 1, brackets from 0.",
        '"""',
    ]
    return [f"{_INDENT}{_harmless(line)}".rstrip() for line in lines]


def _harmless(line: str) -> str:
    """Text of a robot file inside a docstring: no escapes, no end of the docstring, one line."""
    quotes = '"""'
    inner = line.removeprefix(quotes)
    if line == quotes:
        return line
    clean = " ".join(inner.replace("\\", "/").replace('"', "'").split())
    return (quotes if inner != line else "") + clean


def _steps(code: Code) -> list[str]:
    found = []
    for step in (*code.angles, *code.rates, *code.where, *code.waves, *code.lines):
        found += _assigned(step.name, step.terms, f"  # {step.unit}" if step.unit else "")
    return found


def _assigned(name: str, terms: Sequence[str], comment: str = "", before: str = " = ") -> list[str]:
    """`name = formula  # unit`, a term on a line where it is long."""
    line = f"{name}{before}{' '.join(terms)}{comment}"
    if len(line) <= _WIDTH or len(terms) == 1:
        return [line]
    return [f"{name}{before}({comment}", *(f"{_INDENT}{term}" for term in terms), ")"]


def _result(form: ClosedForm, code: Code) -> list[str]:
    if form.place is not None or not form.shape:
        (entry,) = form.entries
        return _assigned("", code.terms(entry.line.value), before="return ")
    lines: list[str] = []
    words: dict[tuple[int, ...], str] = {}
    for entry in form.entries:
        terms = code.terms(entry.line.value)
        if _is_short(entry.line.value):
            words[entry.index] = terms[0]
            continue
        words[entry.index] = code.entry_name(entry)
        lines += _assigned(words[entry.index], terms)
    return [*lines, *_returned(_nested(form, lambda index: _word_at(form, words, index)))]


def _word_at(form: ClosedForm, words: dict[tuple[int, ...], str], index: tuple[int, ...]) -> str:
    """An entry, those below the diagonal of symmetric and unit upper triangular matrices too."""
    if index in words:
        return words[index]
    if form.symmetric:
        return words[index[1], index[0]]
    return "1" if index[0] == index[1] else "0"


def _is_short(value: Sum) -> bool:
    """Nothing, a number, or one word."""
    if len(value.terms) != 1:
        return value == ZERO
    (term,) = value.terms
    return not term.factors or (len(term.factors) == 1 and term.coefficient in (1, -1) and term.factors[0][1] == 1)


def _nested(form: ClosedForm, word: Callable[[tuple[int, ...]], str], index: tuple[int, ...] = ()) -> Any:
    """The result as nested lists of words."""
    if len(index) == len(form.shape):
        return word(index)
    return [_nested(form, word, (*index, k)) for k in range(form.shape[len(index)])]


def _returned(nested: Any) -> list[str]:
    line = f"return {_flat(nested)}"
    if len(line) <= _WIDTH:
        return [line]
    return ["return [", *(f"{_INDENT}{_flat(row)}," for row in nested), "]"]


def _flat(nested: Any) -> str:
    return nested if isinstance(nested, str) else f"[{', '.join(map(_flat, nested))}]"


def _fraction(value: Fraction, *, always: bool = False) -> str:
    """A positive number, exactly, as a decimal where that is not long; a whole one as it is, unless it may be divided by."""
    if value.denominator == 1:
        return f"Fraction({value})" if always else str(value)
    decimal = _decimal(value)
    if decimal and len(decimal) <= _LONGEST_DECIMAL:
        return f'Fraction("{decimal}")'
    twos = value.denominator.bit_length() - 1
    below = f"2**{twos}" if value.denominator == 1 << twos and twos > 9 else str(value.denominator)
    return f"Fraction({value.numerator}, {below})"


_LONGEST_DECIMAL = 30


def _decimal(value: Fraction) -> str:
    """All digits of a number whose denominator is a product of twos and fives; nothing for others."""
    rest, twos, fives = value.denominator, 0, 0
    while rest % 2 == 0:
        rest, twos = rest // 2, twos + 1
    while rest % 5 == 0:
        rest, fives = rest // 5, fives + 1
    if rest != 1:
        return ""
    places = max(twos, fives)
    digits = str(abs(value.numerator) * 10**places // value.denominator).rjust(places + 1, "0")
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}"


def as_dict(form: ClosedForm) -> dict[str, Any]:
    """For JSON: everything that the formulas are, in an order in which it can be worked out.

    Formulas are Python's: `+ - * / **`, names, brackets, `q[0]` for entries of arguments (`f[0][5]` of wrenches on
    the tools, a row each), `sin cos sqrt sign` as functions.
    Numbers in them are exact: whole ones, and quotients of whole ones in brackets, `(17/40)`; nothing else is written so. In
    floats formulas can be evaluated as they are; for exact fractions replace each `(p/q)` by `Fraction(p, q)` first, by the
    regular expression `[(]([0-9]+)/([0-9]+)[)]`; SymPy's `sympify` reads them exactly as they are. Work out `angles`, `rates`,
    `where`, `waves` and `lines` in this order, each item after the one before it, then `entries`.

    Keys:
        robot, function, output, summary: what it is of, the function and the result of generated code that it is, in words.
        arguments: names of the function's arguments.
        shape: of the whole result, a list; empty for a number.
        place: indices, from 0, of the entry that was asked for; null for all.
        symmetric: entries below the diagonal are left out, being equal to those above.
        unit_triangular: entries on the diagonal, which are 1, and below it, which are 0, are left out.
        rung: of the ladder: `explicit`, `two levels`, `elimination lines`.
        statement: formulas for all entries at once, as the text has them; often none.
        joints: `number` in names, from 1; `index` in arguments, from 0; `name`; `unit` of the position.
        parameters: defaults, `p/q` or `p`, by the names that formulas have; those that occur.
        angles: joint angles with their offsets, `name` and `formula`.
        rates: absolute rates, sums of joint rates, `name` and `formula`.
        where: constants, `name`, `formula`, `unit`, `text` (the line as it is shown, numbers rounded).
        waves: sines and cosines, `name` and `formula`.
        lines: what the entries are made of, `name`, `formula`, `text`.
        entries: `index`, `formula`, `text`.
        digits: that numbers are shown with in texts.
        error: what rounding to these digits changes at most, as a part of the largest value; 0 if nothing is rounded.
        notes: sentences.
        text: the page of plain text, line by line.
    """
    code = Code(form, _quotient, lambda value: _quotient(value, always=True))
    return {
        "robot": form.robot,
        "function": form.function,
        "output": form.output,
        "summary": form.summary,
        "arguments": list(form.arguments),
        "shape": list(form.shape),
        "place": None if form.place is None else list(form.place),
        "symmetric": form.symmetric,
        "unit_triangular": form.unit_triangular,
        "rung": form.rung.value,
        "statement": list(form.parts.statement),
        "joints": [
            {"number": word.number, "index": word.number - 1, "name": word.name, "unit": word.unit}
            for word in form.joints
        ],
        "parameters": {name: str(exact_default(value)) for name, value in code.parameters.items()},
        "angles": [_item(step) for step in code.angles],
        "rates": [_item(step) for step in code.rates],
        "where": [{**_item(step), "unit": step.unit, "text": step.text} for step in code.where],
        "waves": [_item(step) for step in code.waves],
        "lines": [{**_item(step), "text": step.text} for step in code.lines],
        "entries": [_entry(form, code, entry) for entry in form.entries],
        "digits": form.digits,
        "error": form.error,
        "notes": list(form.notes),
        "text": form.text().splitlines(),
    }


def _item(step: Step) -> dict[str, Any]:
    return {"name": step.name, "formula": step.formula}


def _entry(form: ClosedForm, code: Code, entry: Entry) -> dict[str, Any]:
    formula = " ".join(code.terms(entry.line.value))
    return {"index": list(entry.index), "formula": formula, "text": line_text(entry.line, form.digits)}


def _quotient(value: Fraction, *, always: bool = False) -> str:
    return f"({value.numerator}/{value.denominator})" if always or value.denominator != 1 else str(value)
