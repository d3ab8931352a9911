"""Options of the command line as keywords of Python: what is given by them, and messages that name them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from symdyn.faults import Fault, InputError, Place
from symdyn.options import Option, OptionKind, words

FORCE = Option("--force", "force", OptionKind.SWITCH, "")
_FLAG = re.compile(r"(?<![\w-])(--[a-z][a-z0-9-]*)(?: ([^\s';]*[^\s';,]))?")

Words = str | Iterable[str]
"""Names, or texts with commas between them."""


def given_words(keyword: str, given: Words) -> tuple[str, ...]:
    """The names that a keyword was given.

    Raises:
        TypeError: for anything else.
    """
    texts = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else (given,)
    for text in texts:
        if not isinstance(text, str):
            raise TypeError(f"{keyword} must be names, got {type(text).__name__}")
    return tuple(word for text in texts for word in words(text))


@contextmanager
def said_in_python(options: Sequence[Option]) -> Iterator[None]:
    """`--lock elbow` in a message becomes `lock="elbow"`."""
    known = {option.flag: option for option in (*options, FORCE)}
    try:
        yield
    except InputError as problem:
        raise InputError(_translated(fault, known) for fault in problem.faults) from None


def _translated(fault: Fault, known: dict[str, Option]) -> Fault:
    def keyword(found: re.Match[str]) -> str:
        option, value = known.get(found.group(1)), found.group(2)
        if option is None:
            return found.group()
        if option.kind is OptionKind.SWITCH:
            return f"{option.field}={not option.flag.startswith('--no-')}" + (f" {value}" if value else "")
        return f'{option.field}="{value}"' if value else option.field

    at = Place(known[fault.at.file].field) if fault.at.file in known else fault.at
    return replace(fault, at=at, rule=_FLAG.sub(keyword, fault.rule), cure=_FLAG.sub(keyword, fault.cure))
