"""Typeset formulas read back: tokens of LaTeX or MathML, and their value in exact fractions.

Symbols are tokens such as `«b12»`, spelt as in plain text; brackets, fractions, roots, powers and functions are as in LaTeX.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from xml.etree.ElementTree import Element

_TOKEN = re.compile(r"«[^»]+»|\\[A-Za-z]+|[0-9]+(?:\.[0-9]+)?|[-+(){}^]")
_FUNCTIONS = ("\\sin", "\\cos", "\\sign", "\\sqrt")


def opaque(function: str, argument: Fraction) -> Fraction:
    """A function in fractions that no two functions and hardly two arguments share."""
    return (argument * 7 + 3 + len(function) + ord(function[0])) / (argument * argument + 11)


def value_of(text: str, known: Mapping[str, Fraction]) -> Fraction:
    """What a formula of tokens is worth."""
    left = _TOKEN.sub("", text).strip()
    assert not left, f"not understood: {left!r} in {text!r}"
    reader = _Reader(_TOKEN.findall(text), known)
    found = reader.sum()
    assert not reader.tokens, f"left over: {reader.tokens}"
    return found


class _Reader:
    """Sums of products of factors, from left to right."""

    def __init__(self, tokens: list[str], known: Mapping[str, Fraction]) -> None:
        self.tokens, self._known = tokens, known

    def sum(self) -> Fraction:
        total = Fraction(0)
        while self.tokens and self.tokens[0] not in ")}":
            sign = {"+": 1, "-": -1}.get(self.tokens[0])
            if sign is not None:
                self.tokens.pop(0)
            total += (sign or 1) * self._product()
        return total

    def _product(self) -> Fraction:
        assert self.tokens and self.tokens[0] not in "+-)}", "a sign without a term"
        found = Fraction(1)
        while self.tokens and self.tokens[0] not in "+-)}":
            found *= self._factor()
        return found

    def _factor(self) -> Fraction:
        token = self.tokens.pop(0)
        if token == "\\frac":
            return self._group() / self._group()
        if token in _FUNCTIONS:
            power = self._power()
            return opaque(token, self._group()) ** power
        if token in "({":
            found = self.sum()
            assert self.tokens.pop(0) == {"(": ")", "{": "}"}[token]
        else:
            found = self._known[token[1:-1]] if token[0] == "«" else Fraction(token)
        return found ** self._power()

    def _group(self) -> Fraction:
        opening = self.tokens.pop(0)
        found = self.sum()
        assert (opening, self.tokens.pop(0)) in (("(", ")"), ("{", "}"))
        return found

    def _power(self) -> int:
        if not self.tokens or self.tokens[0] != "^":
            return 1
        self.tokens.pop(0)
        if self.tokens[0] != "{":
            return int(self.tokens.pop(0))
        end = self.tokens.index("}")
        text = "".join(self.tokens[1:end])
        del self.tokens[: end + 1]
        return int(text)


def latex_tokens(text: str, symbols: Mapping[str, str]) -> str:
    """LaTeX with its symbols, by how they are spelt, replaced by tokens."""
    for spelt, key in sorted(symbols.items(), key=lambda pair: -len(pair[0])):
        text = re.sub(rf"(?<![A-Za-z\\«]){re.escape(spelt)}(?![A-Za-z»])", lambda _, key=key: f"«{key}»", text)
    text = re.sub(r"\\operatorname\{(\w+)\}", r"\\\1", text)
    text = text.replace(r"\tfrac", r"\frac").replace(r"\cdot", "").replace("{}", "").replace(r"\,", " ")
    return re.sub(r"\\[Bb]ig[lr]", "", text)


def mathml_tokens(element: Element) -> str:
    """MathML as tokens."""
    parts = [mathml_tokens(child) for child in element]
    text = (element.text or "").strip()
    if element.tag == "mi":
        return f"\\{text}" if f"\\{text}" in _FUNCTIONS else f"«{text}»"
    if element.tag == "msub":
        return f"«{plain(element)}»"
    if element.tag == "msup":
        return f"{parts[0]}^{{{plain(element[1])}}}"
    if element.tag == "msubsup":
        base, below, above = element
        raised = plain(above)
        known = raised.isdigit()
        return f"«{plain(base)}{plain(below)}»^{{{raised}}}" if known else f"«{plain(base)}{raised}{plain(below)}»"
    if element.tag == "mfrac":
        return f"\\frac{{{parts[0]}}}{{{parts[1]}}}"
    if element.tag == "msqrt":
        return f"\\sqrt{{{''.join(parts)}}}"
    if element.tag == "mo":
        return {"−": "-", "·": "", "=": ""}.get(text, text)
    return re.sub("» *(′+)", r"\1»", " ".join([text, *parts]))


def plain(element: Element) -> str:
    """Its text without blanks, with plain signs."""
    return "".join("".join(element.itertext()).split()).replace("−", "-")
