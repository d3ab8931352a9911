"""How every quantity of the contract is recorded: its name, and the ways to it. One file like those of `quantities`."""

from __future__ import annotations

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
from symdyn.symbolic.table.ways import Recorder, Ways

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

__all__ = ["RECORDERS", "Ways"]
