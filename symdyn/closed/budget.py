"""How much work a closed form may take: seconds of the processor, and terms of one expression."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

SECONDS = 2.0
"""For the algebra; what is shown instead when it is used up gets the rest of the five seconds that a user waits."""

TERMS = 5000
OPERATIONS = 4000


class OutOfBudgetError(Exception):
    """A closed form would take longer, or hold more terms, than anybody reads; the text says which."""


@dataclass
class Budget:
    """Asked in every product, so that nothing runs away.

    Attributes:
        seconds: of the processor, from when the budget is made, so that a busy machine gives the same answer.
        terms: that one expression may hold.
        effort: terms that may be made in all, where no clock decides, so that every run gives the same.
        any_length: whether lines may be longer than people read, for what only a machine will.
    """

    seconds: float = SECONDS
    terms: int = TERMS
    any_length: bool = False
    effort: float = math.inf
    spent: int = 0
    _start: float = field(default_factory=time.process_time)

    def check_operations(self, count: int) -> None:
        """Go on, or stop before so many operations of a program are read.

        Raises:
            OutOfBudgetError: when they are more than anybody reads the result of.
        """
        if count > OPERATIONS:
            raise OutOfBudgetError(f"takes more than {OPERATIONS:,} operations")

    def check(self, terms: int) -> None:
        """Go on, or stop.

        Raises:
            OutOfBudgetError: when an expression of so many terms is too long, or time is up.
        """
        if terms > self.terms:
            raise OutOfBudgetError(f"passes {self.terms:,} terms")
        self.spent += terms
        if self.spent > self.effort:
            raise OutOfBudgetError(f"takes more than {self.effort:,.0f} terms in all")
        if time.process_time() - self._start > self.seconds:
            raise OutOfBudgetError(f"takes more than {self.seconds:g} s")
