"""What the core makes of every generated quantity: the table that self-tests and `symdyn verify` judge by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.core import Array, diagonal, linear
from symdyn.core.composite import mass_matrix
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.energy import kinetic_energy, potential_energy
from symdyn.core.factors import innovations, udu
from symdyn.core.forward import acceleration_parts, filter_smoother, forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian, jacobian_rate, pose
from symdyn.core.loops import constrained_forward_dynamics, constraint
from symdyn.core.newton_euler import (
    base_acceleration,
    bias_forces,
    body_forces,
    gravity_forces,
    inverse_dynamics,
    motion,
)
from symdyn.core.operational import (
    operational_inertia,
    operational_inertia_inverse,
    operational_inertia_inverse_all,
    tip_force_acceleration,
)
from symdyn.core.riccati import riccati
from symdyn.core.sensitivity import mass_matrix_rate, mass_matrix_sensitivity
from symdyn.core.tree import ToolPoint, Tree
from symdyn.judge.equality import VANISHING

State = Mapping[str, Array]
Results = Sequence[Array]

# How the error of a quantity grows: not at all, with the condition of M, or with that of Omega.
EXACT, SOLVES_M, INVERTS_OMEGA, SOLVES_LOOPS = "exact", "solves M", "inverts Omega", "solves M and the cuts"


# What may cancel in a quantity, whose rounding it has then: nothing to speak of; forces on the bodies, gravity among them, or
# those of the velocities alone; what is left of forces after solving; the accelerations that either make; normalised ones.
ONE, FORCES, VELOCITY_FORCES, INNOVATIONS = "one", "forces", "velocity forces", "innovations"
ACCELERATIONS, VELOCITY_ACCELERATIONS = "accelerations", "velocity accelerations"
NORMALISED, NORMALISED_VELOCITY = "normalised", "normalised velocity"
_OF_FORCES = (FORCES, VELOCITY_FORCES, INNOVATIONS)
_PART = 1 / 16  # few roundings of the terms; C times that many are allowed


@dataclass(frozen=True)
class Reference:
    """The core's results for a quantity and how they are judged.

    Attributes:
        results: in the order of the generated function's outputs.
        growth: what their errors grow with.
        terms: what may cancel in them, whose size their errors have then; for all outputs, or for each.
        measured: the part of the results that sets their scale; a constant block does not.
        inertial: results are inertias or energies, and vanish beside the mass matrix if at all; others beside one.
    """

    results: Callable[[Tree, State, ToolPoint], Results]
    growth: str = EXACT
    terms: str | tuple[str, ...] = ONE
    measured: Callable[[Results], Results] = lambda results: results
    inertial: bool = False


def _of_tree(function: Callable[..., Array | float], *arguments: str) -> Callable[[Tree, State, ToolPoint], Results]:
    return lambda tree, state, tool: [np.asarray(function(tree, *(state[name] for name in arguments)))]


def _several(function: Callable[..., Sequence[Array]], *arguments: str) -> Callable[[Tree, State, ToolPoint], Results]:
    return lambda tree, state, tool: list(function(tree, *(state[name] for name in arguments)))


def _of_tool(function: Callable[..., Array], *arguments: str) -> Callable[[Tree, State, ToolPoint], Results]:
    return lambda tree, state, tool: [np.asarray(function(tree, *(state[name] for name in arguments), tool))]


def _estimates(tree: Tree, state: State, tool: ToolPoint) -> Results:
    found = filter_smoother(tree, state["q"], state["qd"], state["tau"])
    return [found.z, found.innovation, found.residual, found.qdd]


def _lower(matrix: Array) -> Array:
    """The rows of `[q; qd]` that belong to `qd`."""
    return matrix[len(matrix) // 2 :]


REFERENCES: dict[str, Reference] = {
    "mass_matrix": Reference(_of_tree(mass_matrix, "q"), inertial=True),
    "udu": Reference(_several(udu, "q"), SOLVES_M, inertial=True),
    "innovations": Reference(_several(innovations, "q"), SOLVES_M, inertial=True),
    "mass_matrix_inverse": Reference(_of_tree(mass_matrix_inverse, "q"), SOLVES_M),
    "inverse_dynamics": Reference(_of_tree(inverse_dynamics, "q", "qd", "qdd"), terms=FORCES),
    "bias_forces": Reference(_of_tree(bias_forces, "q", "qd"), terms=FORCES),
    "gravity_forces": Reference(_of_tree(gravity_forces, "q"), terms=FORCES),
    "coriolis_matrix": Reference(_of_tree(coriolis_matrix, "q", "qd"), terms=VELOCITY_FORCES),
    "forward_dynamics": Reference(_of_tree(forward_dynamics, "q", "qd", "tau"), SOLVES_M, ACCELERATIONS),
    "acceleration_parts": Reference(
        _several(acceleration_parts, "q", "qd", "tau"), SOLVES_M, (ONE, ACCELERATIONS, VELOCITY_ACCELERATIONS)
    ),
    "articulated_inertias": Reference(
        lambda tree, state, tool: [riccati(tree.at(state["q"])).P], SOLVES_M, inertial=True
    ),
    "kalman_gains": Reference(lambda tree, state, tool: [riccati(tree.at(state["q"])).G], SOLVES_M),
    "kinetic_energy": Reference(_of_tree(kinetic_energy, "q", "qd"), inertial=True),
    "potential_energy": Reference(_of_tree(potential_energy, "q"), terms=FORCES),
    "pose": Reference(_of_tool(pose, "q")),
    "jacobian": Reference(_of_tool(jacobian, "q")),
    "jacobian_rate": Reference(_of_tool(jacobian_rate, "q", "qd")),
    "operational_inertia_inverse": Reference(_of_tool(operational_inertia_inverse, "q"), SOLVES_M),
    "operational_inertia": Reference(_of_tool(operational_inertia, "q"), INVERTS_OMEGA, inertial=True),
    "tip_force_acceleration": Reference(
        lambda tree, state, tool: [tip_force_acceleration(tree, state["q"], tool, state["f"])], SOLVES_M
    ),
    "filter_forward_dynamics": Reference(_estimates, SOLVES_M, (FORCES, INNOVATIONS, ACCELERATIONS, ACCELERATIONS)),
    "operational_inertia_inverse_all": Reference(_of_tree(operational_inertia_inverse_all, "q"), SOLVES_M),
    "inverse_dynamics_derivatives": Reference(
        _several(linear.inverse_dynamics_derivatives, "q", "qd", "qdd"), terms=(FORCES, VELOCITY_FORCES, ONE)
    ),
    "forward_dynamics_derivatives": Reference(
        _several(linear.forward_dynamics_derivatives, "q", "qd", "tau"),
        SOLVES_M,
        (ACCELERATIONS, VELOCITY_ACCELERATIONS, ONE),
    ),
    "inverse_dynamics_perturbation": Reference(
        _of_tree(linear.inverse_dynamics_perturbation, "q", "qd", "qdd", "dq", "dqd", "dqdd"), terms=FORCES
    ),
    "forward_dynamics_perturbation": Reference(
        _of_tree(linear.forward_dynamics_perturbation, "q", "qd", "tau", "dq", "dqd", "dtau"), SOLVES_M, ACCELERATIONS
    ),
    "state_space": Reference(
        _several(linear.state_space, "q", "qd", "tau"),
        SOLVES_M,
        (ACCELERATIONS, ONE),
        lambda found: [_lower(x) for x in found],
    ),
    "mass_matrix_rate": Reference(_of_tree(mass_matrix_rate, "q", "qd"), terms=VELOCITY_FORCES),
    "mass_matrix_sensitivity": Reference(_of_tree(mass_matrix_sensitivity, "q"), inertial=True),
    **{
        name: Reference(_of_tree(getattr(diagonal, name), "q", *arguments), SOLVES_M, terms)
        for name, arguments, terms in (
            ("diagonal_rates", ("qd",), ONE),
            ("joint_rates", ("nu",), ONE),
            ("working_moments", ("tau",), ONE),
            ("joint_moments", ("epsilon",), ONE),
            ("diagonal_coriolis", ("nu",), NORMALISED_VELOCITY),
            ("diagonal_forward_dynamics", ("nu", "epsilon"), NORMALISED),
            ("diagonal_rates_unnormalised", ("qd",), ONE),
            ("joint_rates_unnormalised", ("xi",), ONE),
            ("working_moments_unnormalised", ("tau",), ONE),
            ("joint_moments_unnormalised", ("kappa",), ONE),
            ("diagonal_coriolis_unnormalised", ("xi",), VELOCITY_FORCES),
            ("diagonal_forward_dynamics_unnormalised", ("xi", "kappa"), ACCELERATIONS),
        )
    },
    "constrained_forward_dynamics": Reference(
        _several(constrained_forward_dynamics, "q", "qd", "tau"), SOLVES_LOOPS, ACCELERATIONS
    ),
}


def scales(reference: Reference, tree: Tree, states: Sequence[State], found: Sequence[Results]) -> list[Array]:
    """What the error of each output is measured against at each state, from the core's results at all of them.

    That is the output's largest entry at the state, or the median of those, if at this state its terms happen to cancel; and
    no less than a part of the terms themselves. Where `M` is solved the rule multiplies with its condition number; the terms
    are put in so that their full size comes out then. What vanishes beside a natural size is measured against that: one, or
    the robot's own inertia.
    """
    outputs = list(zip(*map(reference.measured, found), strict=True))
    terms = (reference.terms,) * len(outputs) if isinstance(reference.terms, str) else reference.terms
    sizes = {ONE: 0.0} if tree.n == 0 or set(terms) == {ONE} else _sizes(tree, states[0])
    inertia = largest(mass_matrix(tree, states[0]["q"]))
    measures = []
    for output, kind in zip(outputs, terms, strict=True):
        entries = np.array([largest(result) for result in output])
        usual = np.maximum(np.maximum(entries, np.median(entries)), sizes[kind])
        heavy = reference.inertial or kind in _OF_FORCES
        natural = min(inertia or 1.0, 1.0) if heavy else 1.0  # milligrams are not measured against a kilogram
        measures.append(np.where(usual > VANISHING * natural, usual, natural))
    return measures


def _sizes(tree: Tree, state: State) -> dict[str, float]:
    """How large terms of each kind are at a state. Forces are those that the bodies pass on to each other."""
    at, rest = tree.at(state["q"]), np.zeros(tree.n)
    forces = largest(body_forces(at, motion(at, state["qd"], state["qdd"], base_acceleration(tree))))
    velocity = largest(body_forces(at, motion(at, state["qd"], rest, np.zeros(6))))
    driving = max(forces, largest(state["tau"]))
    masses = np.linalg.eigvalsh(mass_matrix(tree, state["q"]))
    light, heavy = float(masses[0]), float(masses[-1]) or 1.0  # none at all: nothing is solved then
    root = float(np.sqrt(heavy))
    whole = {
        ONE: 0.0,
        FORCES: forces,
        VELOCITY_FORCES: velocity,
        INNOVATIONS: driving * light / heavy,
        ACCELERATIONS: driving / heavy,
        VELOCITY_ACCELERATIONS: velocity / heavy,
        NORMALISED: driving / root,
        NORMALISED_VELOCITY: velocity / heavy / root,  # at nu, which is qd times the root
    }
    return {kind: _PART * size for kind, size in whole.items()}


def largest(array: Array) -> float:
    return float(np.abs(array).max(initial=0.0))


def condition(tree: Tree, state: State, tool: ToolPoint, growth: str) -> float:
    """The condition number that a quantity's error may grow with."""
    if growth == EXACT:
        return 1.0
    if growth == SOLVES_M:
        return float(np.linalg.cond(mass_matrix(tree, state["q"])))
    if growth == SOLVES_LOOPS:
        J = constraint(tree, state["q"], state["qd"]).J
        M = mass_matrix(tree, state["q"])
        return float(np.linalg.cond(M) * np.linalg.cond(J @ np.linalg.solve(M, J.T)))
    Omega = operational_inertia_inverse(tree, state["q"], tool)[np.ix_(tool.rows, tool.rows)]
    J, M = jacobian(tree, state["q"], tool), mass_matrix(tree, state["q"])
    terms = np.linalg.norm(J, 2) ** 2 * np.linalg.norm(np.linalg.inv(M), 2)  # what J M^-1 J* adds up for all six rows
    cancelled = max(1.0, float(terms / np.linalg.norm(Omega, 2)))
    return float(np.linalg.cond(Omega)) * cancelled


def random_states(n: int, count: int, seed: int = 0) -> list[dict[str, Array]]:
    """States with every argument that a generated function may have; joint variables within ±2."""
    random = np.random.default_rng(seed)
    sizes = argument_sizes(n)
    return [{name: random.uniform(-2.0, 2.0, size) for name, size in sizes.items()} for _ in range(count)]


def argument_sizes(n: int) -> dict[str, int]:
    """How many entries every argument has that a generated function may take."""
    per_joint = ("q", "qd", "qdd", "tau", "dq", "dqd", "dqdd", "dtau", "nu", "epsilon", "xi", "kappa")
    return {**dict.fromkeys(per_joint, n), "f": 6}


def full_rank(tree: Tree, tool: ToolPoint) -> bool:
    """Whether the tool's Jacobian has full row rank over its directions at random states."""
    states = random_states(tree.n, 3)
    ranks = [int(np.linalg.matrix_rank(jacobian(tree, state["q"], tool)[list(tool.rows)])) for state in states]
    return max(ranks) == len(tool.rows)
