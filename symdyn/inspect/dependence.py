"""What entries depend on, and why some are zero, in words."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.dependence import Dependence, dependences
from symdyn.inspect.question import Asked
from symdyn.inspect.study import study_of
from symdyn.judge.subject import Subject
from symdyn.model.tree import ON_BASE, Model
from symdyn.symbolic.forms import symbols_of

_MOST_REASONS = 4
_MOST_ENTRIES = 24
_INERTIAL = ("mass_matrix", "mass_matrix_inverse")


@dataclass(frozen=True)
class DependenceAnswer:
    """What entries depend on.

    Attributes:
        name: what was asked.
        robot: whose.
        joints: of the robot, in the order of q.
        parameters: of the robot.
        entries: what each depends on.
        reasons: why entries are zero, by their indices.
        proven: whether what is not named has no effect at all; else it is only known that nothing else can have one.
    """

    name: str
    robot: str
    joints: tuple[str, ...]
    parameters: tuple[str, ...]
    entries: tuple[Dependence, ...]
    reasons: dict[tuple[int, ...], str]
    proven: bool

    def text(self) -> str:
        if len(self.entries) == 1:
            return self._one(self.entries[0])
        lines = [f"{self.name} of {self.robot}: what its entries depend on", ""]
        for on, indices in self._alike().items():
            places = " ".join(f"[{','.join(map(str, index))}]" for index in indices[:_MOST_ENTRIES])
            places += f" and {len(indices) - _MOST_ENTRIES} more" if len(indices) > _MOST_ENTRIES else ""
            lines += textwrap.wrap(f"{on}: {places}", 98, initial_indent="  ", subsequent_indent="      ")
        lines += ["", *self._idle()]
        lines += [f"[{','.join(map(str, index))}] is zero: {why}." for index, why in self._first_reasons()]
        return "\n".join(lines).rstrip() + "\n"

    def as_dict(self) -> dict[str, Any]:
        entries = [
            {
                **asdict(found),
                "joints": [self.joints[k] for k in found.joints],
                "reason": self.reasons.get(found.index, ""),
            }
            for found in self.entries
        ]
        return {
            "kind": "dependence",
            "asked": self.name,
            "robot": self.robot,
            "proven": self.proven,
            "entries": entries,
        }

    def _one(self, found: Dependence) -> str:
        if found.zero:
            return f"{self.name} of {self.robot} is zero for every pose: {self.reasons[found.index]}.\n"
        lines = [f"{self.name} of {self.robot} depends on"]
        lines.append(f"  joints      {self._joints(found.joints) or 'none'}")
        lines += [f"  rates       {', '.join(found.rates)}"] if found.rates else []
        lines += [f"  parameters  {', '.join(found.parameters) or 'none'}"] if self.parameters else []
        others = [k for k in range(len(self.joints)) if k not in found.joints]
        unused = [name for name in self.parameters if name not in found.parameters]
        if others or unused:
            lines.append("and not on" if self.proven else "and on nothing else; certainly not on")
            lines += [f"  joints      {self._joints(others)}"] if others else []
            lines += [f"  parameters  {', '.join(unused)}"] if unused else []
        return "\n".join(lines) + "\n"

    def _alike(self) -> dict[str, list[tuple[int, ...]]]:
        """Entries by what they depend on."""
        found: dict[str, list[tuple[int, ...]]] = {}
        for entry in self.entries:
            found.setdefault("0" if entry.zero else self._short(entry), []).append(entry.index)
        return found

    def _joints(self, places: Sequence[int]) -> str:
        return ", ".join(f"{self.joints[k]} (q{k + 1})" for k in places)

    def _short(self, found: Dependence) -> str:
        on = [*(f"q{k + 1}" for k in found.joints), *found.rates, *found.parameters]
        return " ".join(on) or "constant"

    def _idle(self) -> list[str]:
        """Joints that no entry depends on."""
        idle = [k for k in range(len(self.joints)) if not any(k in found.joints for found in self.entries)]
        lines = [f"No entry depends on {self._joints(idle)}."] if idle else []
        unused = [name for name in self.parameters if not any(name in found.parameters for found in self.entries)]
        return [*lines, *([f"No entry depends on {', '.join(unused)}."] if unused else [])]

    def _first_reasons(self) -> list[tuple[tuple[int, ...], str]]:
        """Each reason once, with the first entry it holds for."""
        found: dict[str, tuple[int, ...]] = {}
        for index, why in self.reasons.items():
            found.setdefault(why, index)
        return [(index, why) for why, index in found.items()][:_MOST_REASONS]


def of_form(subject: Subject, asked: Asked, form: ClosedForm) -> DependenceAnswer:
    """Read off a closed form."""
    entries = tuple(dependences(form))
    reasons = _reasons(subject, asked, entries)
    return _answer(subject, asked, entries, reasons, proven=True)


def of_program(subject: Subject, asked: Asked) -> DependenceAnswer:
    """Read off the program: what stands in no line behind an entry has no effect."""
    study = study_of(subject, asked.function.name)
    program = study.recorded.program
    behind: dict[str, frozenset[str]] = {
        symbol: frozenset([f"{group.name} {k}"]) for group in program.inputs for k, symbol in enumerate(group.symbols)
    }
    for line in program.assignments:
        behind[line.symbol] = frozenset().union(*(behind[symbol] for symbol in symbols_of(line.form)))
    output = next(output for output in program.outputs if output.name == asked.output.name)
    symmetric = asked.function.quantity.name in _INERTIAL
    symbol_of = {it.name: it.symbol for it in asked.function.quantity.arguments if it.name != "q"}
    entries = []
    for position, entry in enumerate(output.entries):
        index = study.index(output.name, position)
        if asked.place not in (None, index) or (asked.place is None and symmetric and index[0] > index[1]):
            continue
        on = frozenset().union(*(behind[symbol] for symbol in symbols_of(entry)))
        joints = tuple(k for k in range(len(subject.model.dofs)) if f"q {k}" in on)
        rates = tuple(
            f"{symbol_of[group.name]}{k + 1}"
            for group in program.inputs
            for k in range(len(group.symbols))
            if group.name in symbol_of and f"{group.name} {k}" in on
        )
        parameters = tuple(name for k, name in enumerate(study.recorded.parameters) if f"params {k}" in on)
        entries.append(Dependence(index, joints, rates, parameters, zero=entry == 0))
    reasons = _reasons(subject, asked, entries)
    return _answer(subject, asked, tuple(entries), reasons, proven=False)


def _reasons(subject: Subject, asked: Asked, entries: Sequence[Dependence]) -> dict[tuple[int, ...], str]:
    """Why those entries are zero that are."""
    name = asked.function.quantity.name
    return {found.index: why_zero(subject.model, name, found.index) for found in entries if found.zero}


def _answer(
    subject: Subject,
    asked: Asked,
    entries: tuple[Dependence, ...],
    reasons: dict[tuple[int, ...], str],
    *,
    proven: bool,
) -> DependenceAnswer:
    joints = tuple(subject.model.joints[dof.body].name for dof in subject.model.dofs)
    parameters = tuple(subject.defaults)
    return DependenceAnswer(asked.name, subject.robot.name, joints, parameters, entries, reasons, proven)


def why_zero(model: Model, name: str, index: Sequence[int]) -> str:
    """The reason that the robot's shape gives for an entry of a quantity."""
    joints = [model.joints[dof.body].name for dof in model.dofs]
    if name in _INERTIAL and len(index) == 2:
        i, j = index
        first, second = joints[i], joints[j]
        if name == "mass_matrix" and not _on_one_path(model, i, j):
            return f"'{first}' and '{second}' are on different branches, so that no body moves with both"
        if name == "mass_matrix":
            return f"what '{second}' moves has no inertia against '{first}' at any pose: their directions never meet"
        return f"no chain of couplings leads from '{first}' to '{second}': a force of one never moves the other"
    if name == "gravity_forces":
        return f"'{joints[index[0]]}' lifts nothing: its axis is along gravity, or what it moves is balanced about it"
    if name in ("jacobian", "jacobian_rate") and index[1] < len(joints):
        return f"'{joints[index[1]]}' does not move the tool that way, or not at all"
    return "its terms cancel, or it has none"


def _on_one_path(model: Model, i: int, j: int) -> bool:
    """Whether one of two joints carries the other."""
    a, b = sorted((model.dofs[i].body, model.dofs[j].body))
    while b not in (a, ON_BASE):
        b = model.bodies[b].parent
    return a == b
