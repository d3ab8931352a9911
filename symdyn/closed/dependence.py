"""What entries of a closed form depend on, and why some are zero."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Name, Sort, Wave
from symdyn.closed.form import used


@dataclass(frozen=True)
class Dependence:
    """Of one entry.

    Attributes:
        index: of the entry, from 0.
        joints: places in q of the joints whose positions it depends on.
        rates: arguments other than q that it depends on.
        parameters: run-time parameters that it depends on.
        zero: whether it vanishes for every pose.
    """

    index: tuple[int, ...]
    joints: tuple[int, ...]
    rates: tuple[str, ...]
    parameters: tuple[str, ...]
    zero: bool


def dependences(form: ClosedForm) -> list[Dependence]:
    """Of every entry of a form, read off its normal form: what is not named has no effect at all."""
    behind = {line.name: line for line in (*form.where, *form.lines)}
    found = []
    for entry in form.entries:
        words: dict[object, None] = {}
        waiting = [entry.line]
        while waiting:
            for word in used([waiting.pop()]):
                if word not in words:
                    words[word] = None
                    if isinstance(word, Name) and word in behind:
                        waiting.append(behind[word])
        found.append(_of_words(form, entry.index, list(words), zero=not entry.line.value.terms))
    return found


def _of_words(form: ClosedForm, index: tuple[int, ...], words: Sequence[object], *, zero: bool) -> Dependence:
    joints, rates, parameters = set(), [], []
    for word in words:
        if isinstance(word, Wave):
            joints |= {joint - 1 for _, joint, _ in word.angle}
        elif isinstance(word, Name) and word.sort is Sort.PARAMETER:
            parameters.append(word.stem)
        elif isinstance(word, Name) and word.sort is Sort.STATE and word.stem in ("q", "d"):
            joints.add(word.index[0] - 1)
        elif isinstance(word, Name) and word.sort is Sort.STATE:
            rates.append(f"{word.stem}{word.index[0]}")
    ordered = [name for name in form.parameters if name in parameters]
    return Dependence(index, tuple(sorted(joints)), tuple(sorted(rates)), tuple(ordered), zero)
