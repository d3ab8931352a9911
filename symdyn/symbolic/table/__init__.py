"""How every quantity of the contract is recorded: its name, and the ways to it. One file like those of `quantities`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from symdyn.model.tree import ToolFrame
from symdyn.quantities.contract import Axis, Need, Quantity
from symdyn.symbolic.table import (
    bodies,
    centroidal,
    diagonal,
    dynamics,
    filter,
    forces,
    identification,
    kinematics,
    linear,
    loops,
    operational,
    positions,
)
from symdyn.symbolic.table.ways import Recorder, Way, Ways
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop

RECORDERS: dict[str, Recorder] = {
    **dynamics.RECORDERS,
    **centroidal.RECORDERS,
    **bodies.RECORDERS,
    **filter.RECORDERS,
    **kinematics.RECORDERS,
    **operational.RECORDERS,
    **forces.RECORDERS,
    **linear.RECORDERS,
    **diagonal.RECORDERS,
    **loops.RECORDERS,
    **identification.RECORDERS,
    **positions.RECORDERS,
}

__all__ = ["RECORDERS", "Ways", "ways_to"]


def ways_to(w: Workshop, quantity: Quantity, of: ToolFrame | None, tools: Sequence[ToolFrame]) -> Ways:
    """The ways to a quantity, of a tool or of tools where it is of such.

    What needs no inverse is recorded with all joints free, and folded along the degrees of freedom.
    """
    folded = w.model.folds and Need.INVERSE not in quantity.needs
    given = [of] if quantity.per_tool else [tools] if Need.TOOLS in quantity.needs else []
    ways = RECORDERS[quantity.name](w.unfolded if folded else w, *given)
    return [partial(_folded, w, quantity, way) for way in ways] if folded else ways


def _folded(w: Workshop, quantity: Quantity, way: Way) -> Results:
    found = []
    for output, (name, value) in zip(quantity.outputs, way(), strict=True):
        along = tuple(i for i, axis in enumerate(output.axes) if axis is Axis.DOF)
        if output.axes == (Axis.POSITION,):  # positions of what follows go without saying
            found.append((name, [value[k] for k in w.fold.own_q]))
        else:
            found.append((name, w.fold.along(value, along)))
    return found
