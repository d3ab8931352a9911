"""Reads back what closed forms print as plain text, so that it can be evaluated in any numbers.

The grammar, as a reader has it: products by blanks, `/` divides by the word or bracket behind it, raised digits are powers,
`c23 = cos(q2 + q3)` and `c2-3 = cos(q2 - q3)`, joints numbered from 1, with commas where a number has two digits.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

_RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_NUMBER = re.compile(r"[0-9]+(\.[0-9]+)?(e-?[0-9]+)?")
_INDICES = re.compile(r"(?:(?<=[0-9])[,-]-?[0-9]+)*")
_WAVE = re.compile(r"([cs])((?:-?[0-9]+)(?:[,-]-?[0-9]+)*)")
_STATES = {"q̇": "qd", "q̈": "qdd", "τ": "tau"}

Tree = tuple[Any, ...]
"""What it is and its parts: `("sum", …)`, `("over", above, below)`, `("power", base, n)`, `("call", name, inner)`, …"""


class AmbiguousError(AssertionError):
    """Text that has no meaning, or more than one."""


class _Reader:
    """One formula, from left to right."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def all(self) -> Tree:
        found = self.sum()
        if self.at != len(self.text):
            raise AmbiguousError(f"{self.text!r} goes on at {self.text[self.at :]!r}")
        return found

    def sum(self) -> Tree:
        terms = [self._signed(self._taken("-"))]
        while True:
            if self._taken(" + "):
                terms.append(self._signed(False))
            elif self._taken(" - "):
                terms.append(self._signed(True))
            else:
                return ("sum", *terms)

    def _signed(self, negative: bool) -> Tree:
        found = self._product()
        return ("minus", found) if negative else found

    def _product(self) -> Tree:
        factors = [self._factor()]
        while self._peek(" ") and not self._peek(" + ") and not self._peek(" - "):
            self.at += 1
            factors.append(self._factor())
        found: Tree = ("product", *factors)
        if self._taken("/"):
            found = ("over", found, self._factor())
        if self._peek("/"):
            raise AmbiguousError(f"two strokes in {self.text!r}")
        return found

    def _factor(self) -> Tree:
        base = self._atom()
        raised = ""
        while self.at < len(self.text) and self.text[self.at] in _RAISED:
            raised += str(_RAISED.index(self.text[self.at]))
            self.at += 1
        return ("power", base, int(raised)) if raised else base

    def _atom(self) -> Tree:
        if self._taken("("):
            return self._closed()
        number = _NUMBER.match(self.text, self.at)
        if number:
            self.at = number.end()
            value = ("number", Fraction(number[0]))
            follows = self.text[self.at : self.at + 1]
            return ("product", value, self._atom()) if follows.isalpha() else value  # 2q3, in an angle
        name = self.word()
        if self._taken("("):
            return ("call", name, self._closed())
        return ("word", name)

    def _closed(self) -> Tree:
        inner = self.sum()
        if not self._taken(")"):
            raise AmbiguousError(f"a bracket is open in {self.text!r}")
        return inner

    def word(self) -> str:
        start, text = self.at, self.text
        if start >= len(text) or not (text[start].isalpha() or text[start] == "_"):
            raise AmbiguousError(f"no word at {text[start:]!r} of {text!r}")
        while self.at < len(text):
            sign = text[self.at]
            if text.startswith("⁻¹", self.at):
                self.at += 2
            elif sign.isalpha() or sign == "_" or sign in "0123456789" or unicodedata.combining(sign):
                self.at += 1
            else:
                break
        if text[start] in "cs" or text[self.at : self.at + 1] == ",":
            indices = _INDICES.match(text, self.at)
            self.at = indices.end() if indices else self.at
        while self._taken("'"):
            pass
        return text[start : self.at]

    def _peek(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def _taken(self, sign: str) -> bool:
        found = self._peek(sign)
        self.at += len(sign) * found
        return found


def formula(text: str) -> Tree:
    """A formula as a tree."""
    return _Reader(text).all()


@dataclass
class Page:
    """A page of text, read.

    Attributes:
        title: the lines above the formulas.
        formulas: what stands on the left, and its formula.
        constants: of the where list.
        units: of the constants.
        zeros: names that are said to be 0.
        rest: how many entries more are said to be 0; -1 for all.
        statement: the formula for all entries, if there is one.
        waves: the sines and cosines that are told, by their short names.
        offsets: of angles, by the joint's number.
        rates: rows of `ω = B⁻¹ q̇`, by the joint's number; None where nothing is said of ω.
        blocks: numbers of joints that are inverted apart, each with a Δ of its own; none for one block.
        joints: names by their numbers.
    """

    title: list[str]
    formulas: dict[str, Tree] = field(default_factory=dict)
    constants: dict[str, Tree] = field(default_factory=dict)
    units: dict[str, str] = field(default_factory=dict)
    zeros: list[str] = field(default_factory=list)
    rest: int = 0
    statement: str = ""
    waves: dict[str, Tree] = field(default_factory=dict)
    offsets: dict[int, Fraction] = field(default_factory=dict)
    rates: dict[int, dict[int, int]] | None = None
    blocks: list[list[int]] = field(default_factory=list)
    joints: dict[int, str] = field(default_factory=dict)


_STATEMENTS = ("M⁻¹ = B C Bᵀ/Δ", "M⁻¹ = C/Δ", "M⁻¹ = B Wᵀ D⁻¹ W Bᵀ", "M⁻¹ = Wᵀ D⁻¹ W", "M = B⁻ᵀ N B⁻¹")


def read(text: str) -> Page:
    """A page of text."""
    blocks = text.rstrip("\n").split("\n\n")
    page = Page(blocks[0].split("\n"))
    for block in blocks[1:]:
        head, *lines = block.split("\n")
        if head == "where":
            for line in lines:
                _read_meaning(page, line[2:])
        elif head == "joints":
            for line in lines:
                _read_joint(page, line)
        else:
            for line in (head, *lines):
                _read_formula(page, line[2:])
    return page


def _define(into: dict[str, Tree], page: Page, name: str, value: str) -> None:
    if name in page.formulas or name in page.constants:
        raise AmbiguousError(f"{name} is defined twice")
    into[name] = formula(value)


def _read_formula(page: Page, line: str) -> None:
    if line in _STATEMENTS:
        page.statement = line
    elif match := re.fullmatch(r"the other ([0-9]+) entries are 0", line):
        page.rest = int(match[1])
    elif re.fullmatch(r"all entries of \S+ are 0", line):
        page.rest = -1
    elif line.endswith(" = 0"):
        page.zeros += line.split(" = ")[:-1]
        for name in page.zeros:
            page.formulas.setdefault(name, formula("0"))
    else:
        name, _, value = line.partition(" = ")
        _define(page.formulas, page, name, value)


def _rates(line: str) -> dict[int, dict[int, int]]:
    """Rows of `ω = B⁻¹ q̇`; one may be said by another before it: `ω5 = q̇5 + ω4`."""
    rows: dict[int, dict[int, int]] = {}
    for number, sums in re.findall(r"ω([0-9]+) = ([^,]+)", line):
        row: dict[int, int] = {}
        for sign, letter, k in re.findall(r"([+-]?) ?(q̇|ω)([0-9]+)", sums):
            factor = -1 if sign == "-" else 1
            known = {int(k): 1} if letter == "q̇" else rows[int(k)]
            row.update({m: factor * entry for m, entry in known.items()})
        rows[int(number)] = row
    return rows


def _read_meaning(page: Page, line: str) -> None:
    if re.match(r"[cs][0-9,-]+ = (sin|cos)\(", line):
        for part in line.split(", "):
            name, value = part.split(" = ")
            page.waves[name] = formula(value)
    elif match := re.fullmatch(r"φ([0-9]+) = q([0-9]+) ([+-]) (\S+)", line):
        assert match[1] == match[2]
        page.offsets[int(match[1])] = Fraction(match[4]) * (-1 if match[3] == "-" else 1)
    elif line.startswith(("ω", "q̇ = B ω")):
        page.rates = _rates(line)
    elif line.startswith("block by block, each with its own Δ: "):
        page.blocks = [[int(k) for k in block.split()] for block in re.findall(r"\{([0-9 ]+)\}", line)]
    elif line.startswith(("D is diagonal, ", "N is symmetric; ")):
        for part in line.partition("; ")[2].split(", ")[:-1]:
            name, _, value = part.partition(" = ")
            _define(page.formulas, page, name, value)
    else:
        name, _, rest = line.partition(" = ")
        value, _, unit = rest.partition("  ")
        page.units[name.rstrip()] = unit.strip()
        _define(page.constants, page, name.rstrip(), value)


def _read_joint(page: Page, line: str) -> None:
    match = re.fullmatch(r" +([0-9]+)  (.+?) +q([0-9]+) in (rad|m), index ([0-9]+) in code", line)
    assert match and match[1] == match[3] and int(match[5]) == int(match[1]) - 1, line
    page.joints[int(match[1])] = match[2]


class Evaluation:
    """A page in numbers.

    Args:
        page: that was read.
        arguments: entries of `q`, `qd`, …
        angles: what `φ` is, by the joint's number.
        parameters: by their names.
        functions: `sin`, `cos`, …
        number: turns fractions into the numbers wanted.
    """

    def __init__(
        self,
        page: Page,
        arguments: Mapping[str, Sequence[Any]],
        angles: Mapping[int, Any],
        parameters: Mapping[str, Any],
        functions: Mapping[str, Callable[[Any], Any]],
        number: Callable[[Fraction], Any] = Fraction,
    ) -> None:
        self._page, self._arguments, self._angles = page, arguments, angles
        self._parameters, self._functions, self._number = parameters, functions, number
        self._known: dict[str, Any] = {}
        for name, told in page.waves.items():
            assert _all_equal(self._word(name), self.value(told)), f"{name} is told to be something else"

    def entry(self, name: str) -> Any:
        """An entry by its name."""
        page = self._page
        if name in page.formulas:
            return self._word(name)
        if page.statement and name.startswith(f"{page.statement.partition(' = ')[0]}"):
            return self._by_statement(name)
        assert page.rest, f"nothing is said of {name}"
        return self._number(Fraction(0))

    def value(self, tree: Tree) -> Any:
        kind, *parts = tree
        if kind == "word":
            return self._word(parts[0])
        if kind == "number":
            return self._number(parts[0])
        if kind == "minus":
            return -self.value(parts[0])
        if kind == "over":
            return self.value(parts[0]) / self.value(parts[1])
        if kind == "call":
            return self._functions[parts[0]](self.value(parts[1]))
        if kind == "power":
            return self.value(parts[0]) ** parts[1]
        values = [self.value(part) for part in parts]
        total = values[0]
        for value in values[1:]:
            total = total + value if kind == "sum" else total * value
        return total

    def _word(self, name: str) -> Any:
        if name not in self._known:
            self._known[name] = self._meaning(name)
        return self._known[name]

    def _meaning(self, name: str) -> Any:
        page = self._page
        meanings = [self.value(trees[name]) for trees in (page.formulas, page.constants) if name in trees]
        if name in self._parameters:
            meanings.append(self._parameters[name])
        if wave := _WAVE.fullmatch(name):
            angle = self._angle(wave[2])
            meanings.append(self._functions["sin" if wave[1] == "s" else "cos"](angle))
        if state := re.fullmatch(r"(q|q̇|q̈|τ|φ|ω)([0-9]+)", name):
            meanings += self._state(state[1], int(state[2]))
        if len(meanings) != 1:
            raise AmbiguousError(f"{name} has {len(meanings)} meanings")
        return meanings[0]

    def _state(self, letter: str, number: int) -> list[Any]:
        if letter == "φ":
            return [self._angles[number]] if number in self._page.offsets else []
        if letter == "ω":
            row = self._rates().get(number, {number: 1})
            return [sum(self._arguments["qd"][k - 1] * sign for k, sign in row.items())]
        argument = _STATES.get(letter, letter)
        return [self._arguments[argument][number - 1]] if argument in self._arguments else []

    def _rates(self) -> dict[int, dict[int, int]]:
        if self._page.statement and "B" not in self._page.statement:
            return {}
        assert self._page.rates is not None, "nothing is said of ω"
        return self._page.rates

    def _angle(self, indices: str) -> Any:
        """`23`, `2-3`, `10,11`."""
        found = re.findall(r"-?[0-9]+", indices) if "," in indices else re.findall(r"-?[0-9]", indices)
        total: Any = 0
        for text in found:
            joint = abs(int(text))
            angle = self._angles[joint] if joint in self._page.offsets else self._arguments["q"][joint - 1]
            total = total + angle * (-1 if text.startswith("-") else 1)
        return total

    # --- one formula for all entries

    def _by_statement(self, name: str) -> Any:
        n = len(self._page.joints)
        left = self._page.statement.partition(" = ")[0]
        numbers = name.removeprefix(left)
        i, j = (int(k) - 1 for k in (numbers.split(",") if "," in numbers else numbers))
        rows = [[self._rates().get(k + 1, {k + 1: 1}).get(m + 1, 0) for m in range(n)] for k in range(n)]
        if left == "M":
            N = self._listed("N")
            return sum(rows[k][i] * N[k][m] * rows[m][j] for k in range(n) for m in range(n))
        B = _inverse_of_unit(rows)
        return sum(B[i][k] * value * B[j][m] for k, m, value in self._middle())

    def _middle(self) -> list[tuple[int, int, Any]]:
        n = len(self._page.joints)
        places = [(k, m) for k in range(n) for m in range(n)]
        if "C" in self._page.statement:
            C = self._listed("C")
            return [(k, m, C[k][m] / self._determinant(k)) for k, m in places]
        D = [self._word(f"D{k + 1}") for k in range(n)]
        W = [[1 if k == m else self._or_zero("W", k, m) if k < m else 0 for m in range(n)] for k in range(n)]
        return [(k, m, sum(W[p][k] * W[p][m] / D[p] for p in range(n))) for k, m in places]

    def _determinant(self, k: int) -> Any:
        """Of the block that a joint is in."""
        for block in self._page.blocks:
            if k + 1 in block:
                return self._word("Δ" + ("," if max(block) > 9 else "").join(map(str, block)))
        return self._word("Δ")

    def _listed(self, letter: str) -> list[list[Any]]:
        n = range(len(self._page.joints))
        return [[self._or_zero(letter, min(k, m), max(k, m)) for m in n] for k in n]

    def _or_zero(self, letter: str, k: int, m: int) -> Any:
        between = "," if max(k, m) > 8 else ""
        name = f"{letter}{k + 1}{between}{m + 1}"
        return self._word(name) if name in self._page.formulas else self._number(Fraction(0))


def _all_equal(a: Any, b: Any) -> bool:
    equal = a == b
    return bool(equal if isinstance(equal, bool) else equal.all())


def _inverse_of_unit(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """Of a lower triangular matrix of whole numbers with ones on its diagonal."""
    n = len(rows)
    found = [[int(i == j) for j in range(n)] for i in range(n)]
    for i in range(n):
        for k in range(i):
            for j in range(n):
                found[i][j] -= rows[i][k] * found[k][j]
    return found
