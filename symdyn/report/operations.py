"""The section 'operations': what each function costs, counted."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.report.absent import Absent
from symdyn.report.material import Material


@dataclass(frozen=True)
class Cost:
    """What a call of a function takes: products, sums and differences, divisions, roots, sines and cosines."""

    name: str
    mul: int
    add: int
    div: int
    sqrt: int
    trig: int

    @property
    def total(self) -> int:
        return self.mul + self.add + self.div + self.sqrt + self.trig

    @property
    def figures(self) -> str:
        """In a line, without kinds that there are none of."""
        others = ((self.div, "÷"), (self.sqrt, "√"), (self.trig, "sin cos"))
        return ", ".join([f"{self.mul} × + {self.add} ±", *(f"{count} {sign}" for count, sign in others if count)])


@dataclass(frozen=True)
class Costs:
    """What the section shows: the functions with the longest first, and those that the page does without."""

    functions: tuple[Cost, ...]
    most: int
    left_out: tuple[str, ...]

    @property
    def notes(self) -> tuple[str, ...]:
        """What is left out."""
        return (f"Too long for this page: {', '.join(self.left_out)}.",) if self.left_out else ()


def operations(material: Material) -> Costs | Absent:
    """The counts that heads of generated files state."""
    if material.generation is None:
        return Absent(material.lacking)
    functions = material.generation.library.functions
    found = [Cost(it.name, **{kind: getattr(it.operations, kind) for kind in KINDS}) for it in functions]
    found.sort(key=lambda cost: -cost.total)
    return Costs(tuple(found), max((cost.total for cost in found), default=0), material.too_large)


KINDS = ("mul", "add", "div", "sqrt", "trig")
