"""How every quantity of the contract is recorded: its name, and the ways to it. One file like those of `quantities`."""

from __future__ import annotations

from symdyn.symbolic.table import diagonal, dynamics, filter, kinematics, linear, loops
from symdyn.symbolic.table.ways import Recorder, Ways

RECORDERS: dict[str, Recorder] = {
    **dynamics.RECORDERS,
    **filter.RECORDERS,
    **kinematics.RECORDERS,
    **linear.RECORDERS,
    **diagonal.RECORDERS,
    **loops.RECORDERS,
}

__all__ = ["RECORDERS", "Ways"]
