"""The section 'check': what `symdyn check` finds in the robot's file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from symdyn.faults import Fault, Severity
from symdyn.judge.check import check as findings
from symdyn.report.material import Material
from symdyn.wording import counted


@dataclass(frozen=True)
class Found:
    """A finding: how bad, at which place, about what, which rule with the value that breaks it, and the cure."""

    severity: str
    place: str
    about: str
    rule: str
    cure: str

    @property
    def way(self) -> str:
        """To mend it."""
        return f"→ {self.cure}" if self.cure else ""


@dataclass(frozen=True)
class Check:
    """What the section shows."""

    counts: str
    findings: tuple[Found, ...]

    @property
    def told(self) -> str:
        """How many there are."""
        return f"{self.counts}." if self.findings else f"{self.counts}: nothing to mend."


def check(material: Material) -> Check:
    """The findings in the order of the file; places without folders."""
    found = findings(material.robot)
    counts = [counted(sum(fault.severity is kind for fault in found), kind.value) for kind in Severity]
    return Check(", ".join(counts), tuple(map(_found, found)))


def _found(fault: Fault) -> Found:
    name = Path(fault.at.file).name
    place = f"{name}:{fault.at.line}" if fault.at.line else name
    return Found(fault.severity.value, place, fault.subject, fault.rule, fault.cure)
