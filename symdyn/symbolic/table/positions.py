"""How to record steps and rates of positions that are no plain numbers (docs/mathematics.md, section 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.symbolic.labels import name_entries
from symdyn.symbolic.table.ways import Recorder, Ways, one
from symdyn.symbolic.tape import Value
from symdyn.symbolic.tree import Body
from symdyn.symbolic.workshop import Workshop

OfJoint = Callable[[Body, Sequence[Value], Sequence[Value]], Sequence[Value]]


def _joint_by_joint(w: Workshop, stem: str, velocities: Sequence[Value], of_joint: OfJoint) -> list[Value]:
    """What each joint makes of its numbers of position and of its velocities."""
    q, found = w.argument("q"), list[Value]()
    for body in w.tree.bodies:
        with w.tape.section(f"position of joint '{body.joint}'"):
            found += of_joint(body, [q[k] for k in body.positions], [velocities[k] for k in body.dofs])
    return name_entries(stem, found)


def _integrate(w: Workshop) -> Ways:
    return one(
        lambda: [("q_next", _joint_by_joint(w, "qn", w.argument("v"), lambda body, q, v: body.kind.integrate(q, v)))]
    )


def _normalise(w: Workshop) -> Ways:
    return one(lambda: [("q_unit", _joint_by_joint(w, "qu", w.zeros, lambda body, q, _: body.kind.normalised(q)))])


def _position_rate(w: Workshop) -> Ways:
    return one(lambda: [("q_rate", _joint_by_joint(w, "qr", w.argument("v"), lambda body, q, v: body.kind.rate(q, v)))])


RECORDERS: dict[str, Recorder] = {
    "integrate": _integrate,
    "normalise": _normalise,
    "position_rate": _position_rate,
}
