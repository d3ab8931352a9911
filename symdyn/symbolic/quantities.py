"""The quantities that symdyn generates: names, arguments, groups, and how each is recorded.

A quantity may be recorded in several ways; the cheapest one is kept (docs/mathematics.md: count, then choose).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.description.robot import DIRECTIONS
from symdyn.model.tree import ToolFrame
from symdyn.model.vectors import Placement, add, apply, cross
from symdyn.symbolic import coriolis, elimination, energy, kinematics, operational, parts
from symdyn.symbolic.riccati import Six, articulated, in_frame
from symdyn.symbolic.tape import Value
from symdyn.symbolic.workshop import Workshop

Results = Sequence[tuple[str, Any]]  # output names with nested lists of values
ROWS = ("rx", "ry", "rz", "x", "y", "z")  # rows of a Jacobian: angular first


@dataclass(frozen=True)
class Quantity:
    """One row of the table of quantities.

    Attributes:
        name: of the generated function; tools add `_<tool>`.
        group: for `--functions`.
        arguments: of the generated function.
        summary: what it returns, for docstrings.
        record: ways to record it.
        per_tool: one function for each tool.
        inverts: needs the inverse of M, which a singular robot does not have.
    """

    name: str
    group: str
    arguments: tuple[str, ...]
    summary: str
    record: Callable[..., Sequence[Callable[[], Results]]]
    per_tool: bool = False
    inverts: bool = False


def _one(results: Callable[[], Results]) -> Sequence[Callable[[], Results]]:
    return [results]


def _subtract(a: Sequence[Value], b: Sequence[Value]) -> list[Value]:
    return [x - y for x, y in zip(a, b, strict=True)]


def _add(a: Sequence[Value], b: Sequence[Value]) -> list[Value]:
    return [x + y for x, y in zip(a, b, strict=True)]


def _mass_matrix(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("M", w.mass_matrix)])


def _udu(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("U", w.factors.U), ("D", w.factors.D)])


def _innovations(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("W", elimination.innovations(w.tape, w.factors)), ("D", w.factors.D)])


def _mass_matrix_inverse(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("M_inverse", elimination.inverse(w.tape, w.factors, w.joints))])


def _inverse_dynamics(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("tau", _add(w.forces(w.argument("qd"), w.argument("qdd")), w.friction))])


def _bias_forces(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("bias", _add(w.bias, w.friction))])


def _gravity_forces(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("g", w.forces(w.zeros, w.zeros))])


def _coriolis_matrix(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("C", coriolis.coriolis_matrix(w.tape, w.chain, w.placed, w.argument("qd")))])


def _forward_dynamics(w: Workshop) -> Sequence[Callable[[], Results]]:
    def with_solver(solve: Callable[[Sequence[Value]], list[Value]]) -> Results:
        driving = _subtract(_subtract(w.argument("tau"), w.friction), w.bias)
        return [("qdd", solve(driving))]

    return [lambda: with_solver(w.solve_by_factors), lambda: with_solver(w.solve_by_riccati)]


def _acceleration_parts(w: Workshop) -> Sequence[Callable[[], Results]]:
    def with_solver(solve: Callable[[Sequence[Value]], list[Value]]) -> Results:
        momentum = parts.momentum_forces(w.tape, w.physical, w.placed, w.argument("qd"))
        a1 = solve(_subtract(w.argument("tau"), w.friction))
        a2 = [-x for x in solve(momentum)]
        a3 = [-x for x in solve(_subtract(w.bias, momentum))]
        return [("a1", a1), ("a2", a2), ("a3", a3)]

    return [lambda: with_solver(w.solve_by_factors), lambda: with_solver(w.solve_by_riccati)]


def _articulated_inertias(w: Workshop) -> Sequence[Callable[[], Results]]:
    def results() -> Results:
        P, _ = articulated(w.tape, w.physical, w.placed)
        with w.tape.section("PL", "articulated inertias in link frames"):
            return [("P", [in_frame(p, b.home).full() for p, b in zip(P, w.chain.bodies, strict=True)])]

    return _one(results)


def _kalman_gains(w: Workshop) -> Sequence[Callable[[], Results]]:
    """`G` of the regrouped inertias is `G` of the physical ones: what was moved has `M H* = 0`."""

    def results() -> Results:
        with w.tape.section("G", "gains in link frames"):
            return [("G", [_gain_row(gain.G, body.home) for gain, body in zip(w.gains, w.chain.bodies, strict=True)])]

    return _one(results)


def _gain_row(G: Six, home: Placement) -> list[Value]:
    """`phi G`: a gain of a canonical frame in the frame that this one is placed in."""
    f = apply(home.rotation, G[1])
    n = add(apply(home.rotation, G[0]), cross(home.position, f))
    return [*n, *f]


def _kinetic_energy(w: Workshop) -> Sequence[Callable[[], Results]]:
    qd = w.argument("qd")
    return [
        lambda: [("energy", energy.kinetic_energy_of_matrix(w.tape, w.mass_matrix, qd))],
        lambda: [("energy", energy.kinetic_energy_of_bodies(w.tape, w.chain, w.placed, qd))],
    ]


def _potential_energy(w: Workshop) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("energy", energy.potential_energy(w.tape, w.regrouped, w.placed))])


def _pose(w: Workshop, tool: ToolFrame) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("pose", kinematics.pose(w.reached(tool)))])


def _jacobian(w: Workshop, tool: ToolFrame) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("J", w.jacobian(tool))])


def _jacobian_rate(w: Workshop, tool: ToolFrame) -> Sequence[Callable[[], Results]]:
    return _one(
        lambda: [("Jd", kinematics.jacobian_rate(w.tape, w.chain, w.reached(tool), w.jacobian(tool), w.argument("qd")))]
    )


def _operational_inertia_inverse(w: Workshop, tool: ToolFrame) -> Sequence[Callable[[], Results]]:
    return _one(lambda: [("Omega", operational.operational_inertia_inverse(w.tape, w.factors, w.jacobian(tool)))])


def _operational_inertia(w: Workshop, tool: ToolFrame) -> Sequence[Callable[[], Results]]:
    rows = tool_rows(tool)

    def results() -> Results:
        J = [w.jacobian(tool)[row] for row in rows]
        Omega = operational.operational_inertia_inverse(w.tape, w.factors, J)
        return [("Lambda", operational.operational_inertia(w.tape, Omega, [ROWS[row] for row in rows]))]

    return _one(results)


def tool_rows(tool: ToolFrame) -> list[int]:
    """The rows of the Jacobian that a tool's directions name, in the Jacobian's order; all six without directions."""
    return [i for i, row in enumerate(ROWS) if row in (tool.directions or DIRECTIONS)]


def _tip_force_acceleration(w: Workshop, tool: ToolFrame) -> Sequence[Callable[[], Results]]:
    return _one(
        lambda: [("qdd", operational.tip_force_acceleration(w.tape, w.factors, w.jacobian(tool), w.argument("f")))]
    )


QUANTITIES = (
    Quantity("mass_matrix", "dynamics", ("q",), "Generalised inertia matrix M, full symmetric, (N, N).", _mass_matrix),
    Quantity(
        "udu", "dynamics", ("q",), "U (N, N) unit upper triangular and D (N) of M = U diag(D) U^T.", _udu, inverts=True
    ),
    Quantity(
        "innovations", "dynamics", ("q",), "W = U^-1 (N, N) and D (N): W M W^T = diag(D).", _innovations, inverts=True
    ),
    Quantity(
        "mass_matrix_inverse", "dynamics", ("q",), "M^-1, full symmetric, (N, N).", _mass_matrix_inverse, inverts=True
    ),
    Quantity(
        "inverse_dynamics",
        "dynamics",
        ("q", "qd", "qdd"),
        "Joint forces (N) for the accelerations qdd; gravity, armature and friction included.",
        _inverse_dynamics,
    ),
    Quantity("bias_forces", "dynamics", ("q", "qd"), "Joint forces (N) at qdd = 0, friction included.", _bias_forces),
    Quantity("gravity_forces", "dynamics", ("q",), "Joint forces (N) that hold the robot at rest.", _gravity_forces),
    Quantity(
        "coriolis_matrix",
        "dynamics",
        ("q", "qd"),
        "Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.",
        _coriolis_matrix,
    ),
    Quantity(
        "forward_dynamics",
        "dynamics",
        ("q", "qd", "tau"),
        "Joint accelerations (N) under the joint forces tau.",
        _forward_dynamics,
        inverts=True,
    ),
    Quantity(
        "acceleration_parts",
        "filter",
        ("q", "qd", "tau"),
        "qdd in three parts (N each): from joint forces, from bias forces (gravity among them), from bias accelerations.",
        _acceleration_parts,
        inverts=True,
    ),
    Quantity(
        "articulated_inertias",
        "filter",
        ("q",),
        "Articulated-body inertias P (N, 6, 6) in the bodies' frames, angular part first.",
        _articulated_inertias,
        inverts=True,
    ),
    Quantity(
        "kalman_gains",
        "filter",
        ("q",),
        "Kalman gains G = P H^T / D (N, 6) in the bodies' frames, angular part first.",
        _kalman_gains,
        inverts=True,
    ),
    Quantity("kinetic_energy", "energy", ("q", "qd"), "Kinetic energy, J.", _kinetic_energy),
    Quantity("potential_energy", "energy", ("q",), "Potential energy, J; zero at the base origin.", _potential_energy),
    Quantity("pose", "kinematics", ("q",), "Frame of the tool in the base frame, (4, 4).", _pose, per_tool=True),
    Quantity(
        "jacobian",
        "kinematics",
        ("q",),
        "Jacobian (6, N) at the tool point, base axes, angular rows first.",
        _jacobian,
        per_tool=True,
    ),
    Quantity(
        "jacobian_rate",
        "kinematics",
        ("q", "qd"),
        "Time derivative (6, N) of the Jacobian.",
        _jacobian_rate,
        per_tool=True,
    ),
    Quantity(
        "operational_inertia_inverse",
        "kinematics",
        ("q",),
        "Omega = J M^-1 J^T (6, 6), base axes, angular rows first.",
        _operational_inertia_inverse,
        per_tool=True,
        inverts=True,
    ),
    Quantity(
        "operational_inertia",
        "kinematics",
        ("q",),
        "Lambda = (J M^-1 J^T)^-1 over the tool's directions; not finite at a singular pose.",
        _operational_inertia,
        per_tool=True,
        inverts=True,
    ),
    Quantity(
        "tip_force_acceleration",
        "kinematics",
        ("q", "f"),
        "Joint accelerations (N) that a wrench f = [moment; force] on the tool adds, base axes at the tool point.",
        _tip_force_acceleration,
        per_tool=True,
        inverts=True,
    ),
)

BY_NAME = {quantity.name: quantity for quantity in QUANTITIES}
GROUPS = tuple(dict.fromkeys(quantity.group for quantity in QUANTITIES))
DEFAULT = ("dynamics", "kinematics")
