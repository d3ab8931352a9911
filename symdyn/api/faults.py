"""What `check` finds, as a list that shows itself."""

from __future__ import annotations

from symdyn.faults import Fault, Severity
from symdyn.show.html import faults_html
from symdyn.wording import counted


class Faults(tuple[Fault, ...]):
    """The findings of `check`, in the order of the file: a tuple of `Fault`s that prints a line for each.

    A notebook shows it as a table.
    """

    @property
    def errors(self) -> tuple[Fault, ...]:
        """Those that make the robot, or a part of what could be asked of it, impossible."""
        return self._of(Severity.ERROR)

    @property
    def warnings(self) -> tuple[Fault, ...]:
        """Those that can hardly be meant."""
        return self._of(Severity.WARNING)

    @property
    def notes(self) -> tuple[Fault, ...]:
        """What one should know who compares results."""
        return self._of(Severity.NOTE)

    @property
    def counts(self) -> str:
        """`1 error, 2 warnings`."""
        return f"{counted(len(self.errors), 'error')}, {counted(len(self.warnings), 'warning')}"

    def _of(self, severity: Severity) -> tuple[Fault, ...]:
        return tuple(fault for fault in self if fault.severity is severity)

    def __str__(self) -> str:
        return "\n".join([*(str(fault) for fault in self), self.counts])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return faults_html(self, self.counts)
