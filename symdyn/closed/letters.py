"""Names taken apart for typesetting: letters, what stands below and above the line, and how wide it all is about."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from symdyn.closed.expression import Name, Wave
from symdyn.closed.text import indices

_DOTS = {"\u0307": 1, "\u0308": 2}  # combining
_RAISED = dict(zip("⁻⁰¹²³⁴⁵⁶⁷⁸⁹ᵀ", "-0123456789T", strict=True))


@dataclass(frozen=True)
class Word:
    """A name as it is set.

    Attributes:
        letters: each with how many dots stand over it.
        upright: whether they are set upright, as words are, and a letter whose number follows an underscore: `m_1` is not `m1`.
        below: what stands below the line: words of a longer name, then numbers.
        raised: what stands above the line: `-1`, `T`, `-T`.
        primes: behind it.
    """

    letters: tuple[tuple[str, int], ...]
    upright: bool = False
    below: tuple[str, ...] = ()
    raised: str = ""
    primes: int = 0

    @property
    def long(self) -> bool:
        """Whether it wants room beside it in a product."""
        return self.upright and len(self.letters) > 1


def word_of(name: Name) -> Word:
    """`b12` as b with 12 below; a parameter's `mass_upper_arm` as mass with `upper arm` below."""
    if name.stem.isascii():
        head, upright, tail = _spelt(name.stem)
        letters = tuple((letter, 0) for letter in head)
        below = (tail,) if tail else ()
        raised = ""
    else:
        letters, raised = _composed(name.stem)
        upright, below = False, ()
    return Word(letters, upright, (*below, *_numbers(name.index)), raised, name.primes)


def word_of_wave(wave: Wave) -> Word:
    """The short name of a sine or cosine: `c23`."""
    return Word(((("s" if wave.sine else "c"), 0),), False, _numbers(joint * times for _, joint, times in wave.angle))


def _numbers(index: Iterable[int]) -> tuple[str, ...]:
    shown = indices(index)
    return (shown,) if shown else ()


def _spelt(stem: str) -> tuple[str, bool, str]:
    """The letters of an identifier, whether they are upright, and what is below; no two identifiers give the same."""
    numbered = re.fullmatch(r"([A-Za-z]+)([0-9]*)", stem)
    if numbered:
        return numbered[1], len(numbered[1]) > 1, numbered[2]
    head, *tail = stem.split("_")
    if not head or not all(tail) or (len(head) > 1 and all(part.isdigit() for part in tail)):
        return stem, True, ""
    upright = len(head) > 1 or all(part.isdigit() for part in tail)
    return head, upright, " ".join(tail)


def _composed(stem: str) -> tuple[tuple[tuple[str, int], ...], str]:
    """`δq̇` as two letters, the second with a dot; `M⁻¹` as a letter with something raised."""
    letters: list[tuple[str, int]] = []
    raised = ""
    for char in stem:
        if char in _RAISED:
            raised += _RAISED[char]
        elif char in _DOTS:
            letters[-1] = (letters[-1][0], _DOTS[char])
        else:
            letters.append((char, 0))
    return tuple(letters), raised


_MARKS = re.compile(r" [-+=] |_\w+|(?<=[^\W\d_])[0-9]+(?:[-,][0-9]+)*|.")
_WIDTHS = {" ": 0.1, ".": 0.28, ",": 0.28, "'": 0.28, "(": 0.39, ")": 0.39, "/": 0.24}
_OPERATOR, _CAPITAL, _LETTER, _SMALL = 1.22, 0.77, 0.52, 0.41


def extent(text: str) -> float:
    """About how wide a plain formula is once it is set, in ems: indices, and names behind an underscore, are small."""
    return sum(map(_width, _MARKS.findall(text)))


def _width(mark: str) -> float:
    if mark[0] == " " and len(mark) > 1:
        return _OPERATOR
    if len(mark) > 1:
        return _SMALL * len(mark)
    if mark in _RAISED:
        return _SMALL / 2  # most stand over an index
    return _WIDTHS.get(mark, _CAPITAL if mark.isupper() else _LETTER)
