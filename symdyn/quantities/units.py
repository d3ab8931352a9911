"""The unit of every entry of every result, by the joints or directions that it belongs to.

A unit is kg, m and s to whole powers where everything slides; an index that belongs to a turning joint, or to an angular
row, adds a power of m for its axis: `M` is in kg, kg m or kg m².
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.quantities.contract import Axis, JointUnit, Quantity


@dataclass(frozen=True)
class Powers:
    """Powers of kg, m and s where everything slides, and for each axis the power of m that an index that turns adds."""

    kg: int
    m: int
    s: int
    turning: tuple[int, ...]


_FORCE = JointUnit("N m", "N", "N m")
_RATE = JointUnit("rad/s", "m/s", "rad/s")
_ACCELERATION = JointUnit("rad/s²", "m/s²", "rad/s²")
_INERTIA = Powers(1, 0, 0, (1, 1))
_INVERSE = Powers(-1, 0, 0, (-1, -1))
_FACTOR = Powers(0, 0, 0, (1, -1))
_PIVOT = Powers(1, 0, 0, (2,))

_RAISED = {1: "", 2: "²", 3: "³"}

_UNITS: dict[tuple[str, str], str | JointUnit | Powers] = {
    ("mass_matrix", "M"): _INERTIA,
    ("udu", "U"): _FACTOR,
    ("udu", "D"): _PIVOT,
    ("innovations", "W"): _FACTOR,
    ("innovations", "D"): _PIVOT,
    ("mass_matrix_inverse", "M_inverse"): _INVERSE,
    ("inverse_dynamics", "tau"): _FORCE,
    ("bias_forces", "bias"): _FORCE,
    ("gravity_forces", "g"): _FORCE,
    ("coriolis_matrix", "C"): Powers(1, 0, -1, (1, 1)),
    ("forward_dynamics", "qdd"): _ACCELERATION,
    ("kinetic_energy", "energy"): "J",
    ("potential_energy", "energy"): "J",
    ("acceleration_parts", "a1"): _ACCELERATION,
    ("acceleration_parts", "a2"): _ACCELERATION,
    ("acceleration_parts", "a3"): _ACCELERATION,
    ("articulated_inertias", "P"): Powers(1, 0, 0, (0, 1, 1)),
    ("kalman_gains", "G"): Powers(0, 0, 0, (-1, 1)),
    ("filter_forward_dynamics", "z"): Powers(1, 1, -2, (0, 1)),
    ("filter_forward_dynamics", "innovation"): _FORCE,
    ("filter_forward_dynamics", "residual"): _ACCELERATION,
    ("filter_forward_dynamics", "qdd"): _ACCELERATION,
    ("pose", "pose"): "",
    ("jacobian", "J"): Powers(0, 0, 0, (-1, 1)),
    ("jacobian_rate", "Jd"): Powers(0, 0, -1, (-1, 1)),
    ("operational_inertia_inverse", "Omega"): _INVERSE,
    ("operational_inertia", "Lambda"): _INERTIA,
    ("tip_force_acceleration", "qdd"): _ACCELERATION,
    ("operational_inertia_inverse_all", "Omega"): _INVERSE,
    ("inverse_dynamics_derivatives", "dtau_dq"): Powers(1, 0, -2, (1, 1)),
    ("inverse_dynamics_derivatives", "dtau_dqd"): Powers(1, 0, -1, (1, 1)),
    ("inverse_dynamics_derivatives", "M"): _INERTIA,
    ("forward_dynamics_derivatives", "dqdd_dq"): Powers(0, 0, -2, (-1, 1)),
    ("forward_dynamics_derivatives", "dqdd_dqd"): Powers(0, 0, -1, (-1, 1)),
    ("forward_dynamics_derivatives", "M_inverse"): _INVERSE,
    ("inverse_dynamics_perturbation", "dtau"): _FORCE,
    ("forward_dynamics_perturbation", "dqdd"): _ACCELERATION,
    ("state_space", "A"): Powers(0, 0, -1, (-1, 1)),
    ("state_space", "B"): Powers(-1, 0, 1, (-1, -1)),
    ("mass_matrix_rate", "Md"): Powers(1, 0, -1, (1, 1)),
    ("mass_matrix_sensitivity", "dM"): Powers(1, -1, 0, (1, 1, 1)),
    ("diagonal_rates", "nu"): "kg^½ m/s",
    ("joint_rates", "qd"): _RATE,
    ("working_moments", "epsilon"): "kg^½ m/s²",
    ("joint_moments", "tau"): _FORCE,
    ("diagonal_coriolis", "C"): "kg^½ m/s²",
    ("diagonal_forward_dynamics", "nud"): "kg^½ m/s²",
    ("diagonal_rates_unnormalised", "xi"): _RATE,
    ("joint_rates_unnormalised", "qd"): _RATE,
    ("working_moments_unnormalised", "kappa"): _FORCE,
    ("joint_moments_unnormalised", "tau"): _FORCE,
    ("diagonal_coriolis_unnormalised", "C"): _FORCE,
    ("diagonal_forward_dynamics_unnormalised", "xid"): _ACCELERATION,
    ("constrained_forward_dynamics", "qdd"): _ACCELERATION,
    ("constrained_forward_dynamics", "loop_forces"): Powers(1, 1, -2, (1,)),
}


@dataclass(frozen=True)
class Places:
    """What the indices of a result belong to.

    Attributes:
        joints: unit of the position of every degree of freedom, `rad` or `m`.
        directions: rows (angular first, of six) of the tool that a function is of.
        held: rows that the loops hold, loop by loop.
    """

    joints: tuple[str, ...]
    directions: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    held: tuple[int, ...] = ()

    def turns(self, axis: Axis, index: int) -> bool:
        """Whether an index of an axis belongs to a turning joint or an angular row."""
        if axis in (Axis.DOF, Axis.STATE, Axis.POSITION):
            return self.joints[index % len(self.joints)] == "rad"
        if axis in (Axis.SIX, Axis.TOOLS):
            return index % 6 < 3
        if axis is Axis.DIRECTION:
            return self.directions[index] < 3
        return axis is Axis.HELD and self.held[index] < 3


def unit_of(quantity: Quantity, output: str, index: Sequence[int], places: Places) -> str:
    """The unit of an entry; empty where it has none.

    Args:
        quantity: a plain one.
        output: name of the result.
        index: of the entry, one number for each axis of the result.
        places: what indices belong to.
    """
    unit = _UNITS[quantity.name, output]
    (axes,) = (result.axes for result in quantity.outputs if result.name == output)
    if quantity.name == "pose":
        return "m" if index[1] == 3 and index[0] < 3 else ""
    if isinstance(unit, str):
        return unit
    if isinstance(unit, JointUnit):
        return unit.at(places.joints[index[0]])
    m, s = unit.m, unit.s
    for axis, power, sign, at in zip(axes, unit.turning, (-1, 1, 1), index, strict=False):
        m += power if places.turns(axis, at) else 0
        s += sign if axis is Axis.STATE and at >= len(places.joints) else 0  # rates: a row has s less, a column more
    return _spelt(unit.kg, m, s)


def _spelt(kg: int, m: int, s: int) -> str:
    """Whole powers as one writes them: `kg m²`, `1/(kg m)`, `N m`."""
    if (kg, s) == (1, -2):
        return _fraction({"N": 1, "m": m - 1})
    return _fraction({"kg": kg, "m": m, "s": s})


def _fraction(powers: dict[str, int]) -> str:
    above = [f"{name}{_RAISED[power]}" for name, power in powers.items() if power > 0]
    below = [f"{name}{_RAISED[-power]}" for name, power in powers.items() if power < 0]
    if not below:
        return " ".join(above)
    under = f"({' '.join(below)})" if len(below) > 1 else below[0]
    return f"{' '.join(above) or '1'}/{under}"
