"""What the robot's state comes to in numbers, live: tools, centre of mass, energy, forces that hold it against gravity."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.description.spelling import identifier
from symdyn.report.absent import Absent
from symdyn.report.material import Material
from symdyn.report.robot import dof_names


@dataclass(frozen=True)
class ToolData:
    """A tool, and the function that gives its pose."""

    name: str
    function: str


@dataclass(frozen=True)
class Numbers:
    """What the section shows; of functions only those that the page has.

    Attributes:
        tools: with their poses.
        held: units of the forces that hold the robot, for every degree of freedom; empty without such a function.
        dofs: their names.
    """

    tools: tuple[ToolData, ...]
    held: tuple[str, ...]
    dofs: tuple[str, ...]


def numbers(material: Material) -> Numbers | Absent:
    """What the numbers of a robot are called."""
    model = material.subject.model
    known = {function.name for function in material.functions}
    if not known:
        return Absent(" ".join(material.notes))
    tools = [ToolData(tool.name, f"pose_{identifier(tool.name)}") for tool in model.tools]
    units = tuple("N m" if unit == "rad" else "N" for unit in model.rate_units)
    return Numbers(
        tools=tuple(tool for tool in tools if tool.function in known),
        held=units if "gravity_forces" in known else (),
        dofs=dof_names(model),
    )
