"""Names: what the user may have meant, how a name is spelt in generated code, and the order people expect."""

from __future__ import annotations

import difflib
import keyword
import re
from collections.abc import Iterable

from symdyn.wording import listed

# fmt: off
_C_WORDS = frozenset((
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern", "float",
    "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return", "short", "signed", "sizeof",
    "static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile", "while",
))
# fmt: on


_BEGINNING = 3  # letters from which on a word may be the beginning of another


def suggestion(word: str, known: Iterable[str]) -> str:
    """`did you mean 'mass'?` for a misspelt word, or the words there are; of many the first."""
    words = list(known)
    meant = close_to(word, words)
    if meant:
        return f"did you mean '{meant}'?"
    return f"known here: {listed(words)}" if words else ""


def close_to(word: str, known: Iterable[str]) -> str:
    """The known word that a misspelt one is nearest to, else one that begins with it; empty if none does."""
    folded = {known_word.lower(): known_word for known_word in reversed(list(known))}  # of equal ones the first
    close = difflib.get_close_matches(word.lower(), folded, n=1, cutoff=0.6)
    longer = [known_word for known_word in folded if len(word) >= _BEGINNING and known_word.startswith(word.lower())]
    return folded[close[0]] if close else folded[longer[-1]] if longer else ""


def identifier(name: str) -> str:
    """The name as every language can spell it: ASCII letters, digits and underscores, no leading digit, no keyword.

    Words of Python and C are enough: in JavaScript it is a file's name or the end of a longer one.
    """
    spelt = re.sub(r"[^0-9A-Za-z_]", "_", name)
    if not spelt or spelt[0].isdigit():
        spelt = f"_{spelt}"
    return f"{spelt}_" if keyword.iskeyword(spelt) or spelt in _C_WORDS else spelt


def natural_key(name: str) -> list[tuple[int, int, str]]:
    """Sort key that puts `joint_10` after `joint_9`."""
    parts = re.findall(r"[0-9]+|[^0-9]+", name)
    return [(0, int(part[:18]), part) if part[0] in "0123456789" else (1, 0, part) for part in parts]
