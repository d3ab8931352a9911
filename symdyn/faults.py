"""What is wrong with a user's input, said once, in one form.

Every message reads `file:line: place: rule, value; cure`. Readers collect all faults of a file before they give up.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Severity(Enum):
    """How bad a fault is: errors stop the work, warnings and notes are only told."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True)
class Place:
    """A line of a file the user gave; line 0 means the file as a whole."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True)
class Fault:
    """One finding.

    Attributes:
        at: file and line.
        subject: the path inside the file, `links.fore.mass`; may be empty.
        rule: what should hold, with the value that breaks it.
        cure: what the user can do about it; may be empty.
        severity: error, warning or note.
    """

    at: Place
    subject: str
    rule: str
    cure: str = ""
    severity: Severity = Severity.ERROR

    def __str__(self) -> str:
        label = "" if self.severity is Severity.ERROR else f"{self.severity.value}: "
        subject = f"{self.subject}: " if self.subject else ""
        cure = f"; {self.cure}" if self.cure else ""
        return printable(f"{self.at}: {label}{subject}{self.rule}{cure}")


def printable(text: str) -> str:
    """The text with line breaks and whatever else a terminal would act on spelt out."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


class InputError(Exception):
    """The user's input cannot be used; carries every fault found, warnings among them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


_MOST_ERRORS = 1000


class FaultList:
    """Collects the faults of one file while it is being read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._errors = 0
        self._found: dict[Fault, None] = {}  # in the order found; an alias in the file may lead to one spot twice

    def error(self, line: int, subject: str, rule: str, cure: str = "") -> None:
        """Add an error.

        Raises:
            InputError: when there are so many that nobody would read on.
        """
        self._add(Severity.ERROR, line, subject, rule, cure)
        self._errors += 1
        if self._errors >= _MOST_ERRORS:
            more = Fault(Place(self.file), "", f"may have more faults than these {_MOST_ERRORS}", "mend them first")
            raise InputError([*self.sorted(), more])

    def warning(self, line: int, subject: str, rule: str, cure: str = "") -> None:
        self._add(Severity.WARNING, line, subject, rule, cure)

    def note(self, line: int, subject: str, rule: str, cure: str = "") -> None:
        self._add(Severity.NOTE, line, subject, rule, cure)

    def _add(self, severity: Severity, line: int, subject: str, rule: str, cure: str) -> None:
        self._found[Fault(Place(self.file, line), subject, rule, cure, severity)] = None

    def __len__(self) -> int:
        return len(self._found)

    @property
    def has_errors(self) -> bool:
        return any(fault.severity is Severity.ERROR for fault in self._found)

    def sorted(self) -> tuple[Fault, ...]:
        return tuple(sorted(self._found, key=lambda fault: fault.at.line))

    def raise_errors(self) -> None:
        """Stop here if an error was found, with everything else that was."""
        if self.has_errors:
            raise InputError(self.sorted())
