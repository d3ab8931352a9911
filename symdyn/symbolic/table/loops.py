"""How to record closed chains (SOA, application 3)."""

from __future__ import annotations

from symdyn.symbolic.loops import Constraint, constrained_forward_dynamics, constraint
from symdyn.symbolic.table.ways import Recorder, Ways, one
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop


def held(w: Workshop) -> Constraint:
    """The constraints of all loops, stacked in their order."""
    tools = w.model.tools
    parts = [
        constraint(w.at, loop, (w.reached(tools[loop.a]), w.reached(tools[loop.b])), w.argument("qd"))
        for loop in w.model.loops
    ]
    return Constraint([row for part in parts for row in part.J], [value for part in parts for value in part.bias])


def _constrained_forward_dynamics(w: Workshop) -> Ways:
    def results() -> Results:
        qdd, forces = constrained_forward_dynamics(w.tape, w.factors, held(w), w.driving)
        return [("qdd", qdd), ("loop_forces", forces)]

    return one(results)


RECORDERS: dict[str, Recorder] = {
    "constrained_forward_dynamics": _constrained_forward_dynamics,
}
