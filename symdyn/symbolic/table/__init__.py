"""How every quantity of the contract is recorded: its name, and the ways to it. One file like those of `quantities`."""

from __future__ import annotations

from symdyn.symbolic.table import (
    bodies,
    diagonal,
    dynamics,
    filter,
    forces,
    identification,
    kinematics,
    linear,
    loops,
    operational,
)
from symdyn.symbolic.table.ways import Recorder, Ways

RECORDERS: dict[str, Recorder] = {
    **dynamics.RECORDERS,
    **bodies.RECORDERS,
    **filter.RECORDERS,
    **kinematics.RECORDERS,
    **operational.RECORDERS,
    **forces.RECORDERS,
    **linear.RECORDERS,
    **diagonal.RECORDERS,
    **loops.RECORDERS,
    **identification.RECORDERS,
}

__all__ = ["RECORDERS", "Ways"]
