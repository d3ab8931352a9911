"""What the core makes of every quantity of the contract, and what its errors are measured against."""

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
from symdyn.quantities import BY_NAME
from symdyn.quantities.arguments import argument_sizes
from symdyn.quantities.contract import Growth, Measured, Output, Quantity, Sizes, Terms

State = Mapping[str, Array]
Results = Sequence[Array]
_PART = 1 / 16  # few roundings of the terms; C times that many are allowed


@dataclass(frozen=True)
class At:
    """Where the core is asked.

    Attributes:
        tree: the robot.
        state: every argument that a function may have, by name.
        tool: that the function is of; any for a function of none.
        tools: that functions are made for.
    """

    tree: Tree
    state: State
    tool: ToolPoint
    tools: tuple[ToolPoint, ...] = ()


@dataclass(frozen=True)
class Reference:
    """A function of the core, and how it gives the results of a quantity."""

    function: Callable[..., object]
    results: Callable[[At], Results]


def _one(function: Callable[..., Array | float]) -> Reference:
    """A function of the tree and the quantity's arguments, with one result."""
    return Reference(function, lambda at: [np.asarray(function(at.tree, *_given(function, at)))])


def _several(function: Callable[..., Sequence[Array]]) -> Reference:
    return Reference(function, lambda at: list(function(at.tree, *_given(function, at))))


def _of_tool(function: Callable[..., Array]) -> Reference:
    return Reference(function, lambda at: [np.asarray(function(at.tree, *_given(function, at), at.tool))])


def _given(function: Callable[..., object], at: At) -> list[Array]:
    """The arguments of the quantity that the core calls by the same name."""
    return [at.state[name] for name in BY_NAME[function.__name__].argument_names]


def _tip_force_acceleration(at: At) -> Results:
    return [tip_force_acceleration(at.tree, at.state["q"], at.tool, at.state["f"])]


def _estimates(at: At) -> Results:
    found = filter_smoother(at.tree, at.state["q"], at.state["qd"], at.state["tau"])
    return [found.z[at.tree.ends], found.innovation, found.residual, found.qdd]


def _omega_of_tools(at: At) -> Results:
    """The rows and columns of the tools that are wanted; the core has all of the file's."""
    names = [tool.name for tool in at.tree.tools]
    rows = [6 * names.index(tool.name) + row for tool in at.tools for row in range(6)]
    return [operational_inertia_inverse_all(at.tree, at.state["q"])[np.ix_(rows, rows)]]


REFERENCES: dict[str, Reference] = {
    **{
        function.__name__: _one(function)
        for function in (
            mass_matrix,
            mass_matrix_inverse,
            inverse_dynamics,
            bias_forces,
            gravity_forces,
            coriolis_matrix,
            forward_dynamics,
            kinetic_energy,
            potential_energy,
            linear.inverse_dynamics_perturbation,
            linear.forward_dynamics_perturbation,
            mass_matrix_rate,
            mass_matrix_sensitivity,
            diagonal.diagonal_rates,
            diagonal.joint_rates,
            diagonal.working_moments,
            diagonal.joint_moments,
            diagonal.diagonal_coriolis,
            diagonal.diagonal_forward_dynamics,
            diagonal.diagonal_rates_unnormalised,
            diagonal.joint_rates_unnormalised,
            diagonal.working_moments_unnormalised,
            diagonal.joint_moments_unnormalised,
            diagonal.diagonal_coriolis_unnormalised,
            diagonal.diagonal_forward_dynamics_unnormalised,
        )
    },
    **{
        function.__name__: _several(function)
        for function in (
            udu,
            innovations,
            acceleration_parts,
            linear.inverse_dynamics_derivatives,
            linear.forward_dynamics_derivatives,
            linear.state_space,
            constrained_forward_dynamics,
        )
    },
    **{
        function.__name__: _of_tool(function)
        for function in (pose, jacobian, jacobian_rate, operational_inertia_inverse, operational_inertia)
    },
    "tip_force_acceleration": Reference(tip_force_acceleration, _tip_force_acceleration),
    "operational_inertia_inverse_all": Reference(operational_inertia_inverse_all, _omega_of_tools),
    "articulated_inertias": Reference(riccati, lambda at: [riccati(at.tree.at(at.state["q"])).P[at.tree.ends]]),
    "kalman_gains": Reference(riccati, lambda at: [riccati(at.tree.at(at.state["q"])).G]),
    "filter_forward_dynamics": Reference(filter_smoother, _estimates),
}
"""By the names of the contract; most functions of the core go by those names too."""


def core_results(quantity: Quantity, at: At) -> list[Array]:
    """What the core makes of a quantity there, in the order of its outputs."""
    found = (result for part in quantity.parts for result in REFERENCES[part.name].results(at))
    return [np.asarray(result, dtype=float) for result in found]


def scales(outputs: Sequence[Output], tree: Tree, states: Sequence[State], found: Sequence[Results]) -> list[Array]:
    """What the error of each output is measured against at each state, from the core's results at all of them.

    That is the output's largest entry at the state, or the median of those, if at this state its terms happen to cancel; and
    no less than a part of the terms themselves. Where `M` is solved the rule multiplies with its condition number; the terms
    are put in so that their full size comes out then. What vanishes beside a natural size is measured against that: one, or
    the robot's own inertia.
    """
    plain = all(output.terms is Terms.ONE for output in outputs)
    sizes = {Terms.ONE: 0.0} if tree.n == 0 or plain else _sizes(tree, states[0])
    inertia = largest(mass_matrix(tree, states[0]["q"]))
    measures = []
    for output, results in zip(outputs, zip(*found, strict=True), strict=True):
        entries = np.array([largest(_measured(output, result)) for result in results])
        usual = np.maximum(entries, np.median(entries))
        heavy = output.inertial or output.terms.are_forces
        natural = min(inertia or 1.0, 1.0) if heavy else 1.0  # milligrams are not measured against a kilogram
        measured = np.where(usual > VANISHING * natural, usual, natural)
        measures.append(np.maximum(measured, sizes[output.terms]))
    return measures


def _measured(output: Output, result: Array) -> Array:
    return result[len(result) // 2 :] if output.measured is Measured.LOWER_HALF else result


def _sizes(tree: Tree, state: State) -> dict[Terms, float]:
    """How large terms of each kind are at a state. Forces are those that the bodies pass on to each other."""
    at, rest = tree.at(state["q"]), np.zeros(tree.n)
    forces = largest(body_forces(at, motion(at, state["qd"], state["qdd"], base_acceleration(tree))))
    velocity = largest(body_forces(at, motion(at, state["qd"], rest, np.zeros(6))))
    driving = max(forces, largest(state["tau"]))
    masses = np.linalg.eigvalsh(mass_matrix(tree, state["q"]))
    light, heavy = float(masses[0]), float(masses[-1]) or 1.0  # none at all: nothing is solved then
    root = float(np.sqrt(heavy))
    whole = {
        Terms.ONE: 0.0,
        Terms.FORCES: forces,
        Terms.VELOCITY_FORCES: velocity,
        Terms.INNOVATIONS: driving * light / heavy,
        Terms.ACCELERATIONS: driving / heavy,
        Terms.VELOCITY_ACCELERATIONS: velocity / heavy,
        Terms.NORMALISED: driving / root,
        Terms.NORMALISED_VELOCITY: velocity / heavy / root,  # at nu, which is qd times the root
    }
    return {kind: _PART * size for kind, size in whole.items()}


def largest(array: Array) -> float:
    return float(np.abs(array).max(initial=0.0))


def condition(at: At, growth: Growth) -> float:
    """The condition number that an output's error may grow with."""
    if growth is Growth.EXACT:
        return 1.0
    tree, state = at.tree, at.state
    M = mass_matrix(tree, state["q"])
    if growth is Growth.SOLVES_M:
        return float(np.linalg.cond(M))
    if growth is Growth.SOLVES_LOOPS:
        J = constraint(tree, state["q"], state["qd"]).J
        return float(np.linalg.cond(M) * np.linalg.cond(J @ np.linalg.solve(M, J.T)))
    Omega = operational_inertia_inverse(tree, state["q"], at.tool)[np.ix_(at.tool.rows, at.tool.rows)]
    J = jacobian(tree, state["q"], at.tool)
    terms = np.linalg.norm(J, 2) ** 2 * np.linalg.norm(np.linalg.inv(M), 2)  # what J M^-1 J* adds up for all six rows
    cancelled = max(1.0, float(terms / np.linalg.norm(Omega, 2)))
    return float(np.linalg.cond(Omega)) * cancelled


def random_states(n: int, count: int, seed: int = 0) -> list[dict[str, Array]]:
    """States with every argument that a generated function may have; joint variables within ±2."""
    random = np.random.default_rng(seed)
    sizes = argument_sizes(Sizes.single(n))
    return [{name: random.uniform(-2.0, 2.0, size) for name, size in sizes.items()} for _ in range(count)]


def full_rank(tree: Tree, tool: ToolPoint) -> bool:
    """Whether the tool's Jacobian has full row rank over its directions at random states."""
    states = random_states(tree.n, 3)
    places = [tree.integrate(tree.neutral, state["q"]) for state in states]  # of one number each, the same numbers
    ranks = [int(np.linalg.matrix_rank(jacobian(tree, q, tool)[list(tool.rows)])) for q in places]
    return max(ranks) == len(tool.rows)
