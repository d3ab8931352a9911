"""Closed forms of all entries of a robot's matrices, as far as people read them, as MathML that entries share."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from symdyn.closed.budget import Budget
from symdyn.closed.inertial import UnreadableError
from symdyn.closed.ladder import form_in, reasons
from symdyn.closed.mathml import rows_of
from symdyn.closed.minors import blocks
from symdyn.closed.proof import DisprovedError
from symdyn.closed.question import Reader
from symdyn.closed.scene import Scene
from symdyn.generation import Generation
from symdyn.generation.selection import Wanted
from symdyn.inspect.answers import ground_of, question_of, reader_of
from symdyn.inspect.question import Asked
from symdyn.quantities.contract import Output

Place = tuple[int, ...]

_EFFORT = 30_000_000  # terms that the algebra of all entries may make; counted, since clocks differ from run to run
_LARGEST_BLOCK = 12  # joints that act on each other; beyond that nobody reads what is made of their inverse
_SMALL_BLOCK = 4  # joints; of larger blocks of the inverse one entry that is unreadable speaks for all
_LONGEST = 700_000  # characters of MathML that a page bears


@dataclass(frozen=True)
class FormData:
    """A closed form, its rows by their places among those that all forms of the page share.

    Attributes:
        notes: what is to be said of it.
        formulas, where: rows of tables.
        short: what short names stand for, an equation each.
    """

    notes: tuple[str, ...]
    formulas: tuple[int, ...]
    where: tuple[int, ...]
    short: tuple[int, ...]


@dataclass
class Pool:
    """Texts that are kept once, by their places."""

    places: dict[str, int] = field(default_factory=dict)
    length: int = 0

    def place(self, text: str) -> int:
        if text not in self.places:
            self.places[text] = len(self.places)
            self.length += len(text)
        return self.places[text]


class Forms:
    """The closed forms of one robot.

    Attributes:
        pool: the rows that they are made of.
        reason: why none of them can be read; empty where some can.
    """

    def __init__(self, generation: Generation) -> None:
        self.pool, self.reason = Pool(), ""
        self._subject, self._functions = generation.subject, {wanted.name: wanted for wanted in generation.functions}
        self._ground = ground_of(generation.subject)
        self._reader: Reader = reader_of(generation.subject)
        self._scene = Scene(self._ground, Budget(math.inf, effort=_EFFORT))
        self._failed: dict[int, str] = {}
        self._block_of: dict[int, int] = {}
        try:
            with reasons():
                found = blocks(self._scene.inertia[1].rows)
        except UnreadableError as unreadable:
            self.reason = str(unreadable)
            return
        self._sizes = [len(block) for block in found]
        self._block_of = {joint: number for number, block in enumerate(found) for joint in block}

    def of(self, function: str, output: Output, place: Place) -> FormData | str:
        """The form of an entry, or why there is none that anybody would read."""
        block = self._block_of[place[0]]
        size = self._sizes[block]
        coupled = function != "mass_matrix" and all(self._block_of[joint] == block for joint in place)
        if coupled and size > _LARGEST_BLOCK:
            return f"{size} joints act on each other in it"
        if coupled and block in self._failed and output.name == "M_inverse" and size > _SMALL_BLOCK:
            return self._failed[block]
        if self.pool.length > _LONGEST:
            return "formulas of other entries fill the page already"
        try:
            return self._form(self._functions[function], output, place)
        except UnreadableError as unreadable:
            if output.name == "M_inverse":
                self._failed.setdefault(block, str(unreadable))
            return str(unreadable)
        except DisprovedError as found:
            return f"a mistake of symdyn was found in the form, please report it ({found})"

    def _form(self, function: Wanted, output: Output, place: Place) -> FormData:
        question = question_of(self._ground, Asked(function, output, place, whole=False))
        rows = rows_of(form_in(self._scene, self._reader, question))
        formulas, where, short = (
            tuple(map(self.pool.place, texts)) for texts in (rows.formulas, rows.where, rows.short)
        )
        return FormData(rows.notes, formulas, where, short)

    @property
    def texts(self) -> Iterator[str]:
        """The rows in the order of their places."""
        return iter(self.pool.places)
