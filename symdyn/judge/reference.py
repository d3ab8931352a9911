"""What the core makes of every quantity of the contract, and what its errors are measured against."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from symdyn.core import Array, diagonal, folded, folding, linear
from symdyn.core.base_parameters import Base, base_of, base_parameters, base_regressor
from symdyn.core.centroidal import (
    center_of_mass,
    center_of_mass_jacobian,
    centroidal_bias,
    centroidal_momentum_matrix,
    total_mass,
)
from symdyn.core.composite import composite_inertias, mass_matrix
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.energy import kinetic_energy, potential_energy
from symdyn.core.factors import innovations, udu
from symdyn.core.folding import AnyTree, Folded
from symdyn.core.forces import forward_dynamics_under_forces, inverse_dynamics_under_forces
from symdyn.core.forward import acceleration_parts, filter_smoother, forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian, jacobian_rate, pose
from symdyn.core.loops import (
    closure_error,
    constrained_forward_dynamics,
    constrained_operational_inertia_inverse,
    constraint,
    free_loop_acceleration,
    loop_inertia,
)
from symdyn.core.newton_euler import (
    base_acceleration,
    bias_forces,
    body_accelerations,
    body_forces,
    body_velocities,
    gravity_forces,
    inverse_dynamics,
    motion,
)
from symdyn.core.operational import (
    dynamically_consistent_inverse,
    dynamically_consistent_inverse_all,
    operational_bias,
    operational_bias_all,
    operational_inertia,
    operational_inertia_all,
    operational_inertia_inverse,
    operational_inertia_inverse_all,
    tip_force_acceleration,
)
from symdyn.core.regressor import energy_regressor, regressor
from symdyn.core.riccati import riccati
from symdyn.core.sensitivity import mass_matrix_rate, mass_matrix_sensitivity
from symdyn.core.smoothed import smoothed_covariances
from symdyn.core.tree import ToolPoint, Tree
from symdyn.judge.equality import VANISHING
from symdyn.judge.folded import FOLDED
from symdyn.model.tree import ON_BASE, Model
from symdyn.quantities import BY_NAME
from symdyn.quantities.arguments import ARGUMENTS, STREAMS, argument_shapes, stream_of
from symdyn.quantities.contract import Axis, Growth, Measured, Need, Output, Quantity, Sizes, Terms

State = Mapping[str, Array]
Results = Sequence[Array]
_PART = 1 / 16  # few roundings of the terms; C times that many are allowed


@dataclass(frozen=True)
class At:
    """Where the core is asked.

    Attributes:
        robot: its tree, folded where joints follow others.
        given: every argument that a function may have, by its key.
        tool: that the function is of; any for a function of none.
        tools: that functions are made for.
    """

    robot: AnyTree
    given: State
    tool: ToolPoint
    tools: tuple[ToolPoint, ...] = ()

    @property
    def tree(self) -> Tree:
        """The tree with all joints free."""
        return self.robot.whole

    @cached_property
    def state(self) -> State:
        """The arguments as that tree takes them: all joints move as their leaders make them move."""
        return {key: self._of_all_joints(key, array) for key, array in self.given.items()}

    def _of_all_joints(self, key: str, array: Array) -> Array:
        axes = ARGUMENTS[key].axes
        if axes == (Axis.POSITION,):
            return self.robot.positions(array)
        return self.robot.rates(array) if axes == (Axis.DOF,) else array


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


def _of_tools(function: Callable[..., Array]) -> Reference:
    """The same with all tools that functions are made for."""
    return Reference(function, lambda at: [np.asarray(function(at.tree, *_given(function, at), at.tools))])


def _given(function: Callable[..., object], at: At) -> list[Array]:
    """The arguments of the quantity that the core calls by the same name."""
    return [at.state[key] for key in BY_NAME[function.__name__].argument_keys]


def _tip_force_acceleration(at: At) -> Results:
    return [tip_force_acceleration(at.tree, at.state["q"], at.tool, at.state["f"])]


def _estimates(at: At) -> Results:
    found = filter_smoother(at.tree, at.state["q"], at.state["qd"], at.state["tau"])
    return [found.z[at.tree.ends], found.innovation, found.residual, found.qdd]


def _forces(at: At) -> Results:
    where = at.tree.at(at.state["q"])
    moving = motion(where, at.state["qd"], at.state["qdd"], base_acceleration(at.tree))
    return [body_forces(where, moving)[at.tree.ends]]


def _base_regressor(at: At) -> Results:
    """Columns of the regressor of all joints, which is folded as that is."""
    return [regressor(at.tree, *(at.state[key] for key in ("q", "qd", "qdd")))[:, base_of(at.robot).kept]]


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
            loop_inertia,
            free_loop_acceleration,
            kinetic_energy,
            potential_energy,
            center_of_mass,
            center_of_mass_jacobian,
            centroidal_momentum_matrix,
            centroidal_bias,
            regressor,
            energy_regressor,
            body_velocities,
            body_accelerations,
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
            smoothed_covariances,
            linear.inverse_dynamics_derivatives,
            linear.forward_dynamics_derivatives,
            linear.state_space,
            diagonal.diagonal_simulation_step,
            closure_error,
            constrained_forward_dynamics,
        )
    },
    **{
        function.__name__: _of_tool(function)
        for function in (
            pose,
            jacobian,
            jacobian_rate,
            operational_inertia_inverse,
            operational_inertia,
            operational_bias,
            dynamically_consistent_inverse,
            constrained_operational_inertia_inverse,
        )
    },
    **{
        function.__name__: _of_tools(function)
        for function in (
            inverse_dynamics_under_forces,
            forward_dynamics_under_forces,
            operational_inertia_all,
            operational_bias_all,
            dynamically_consistent_inverse_all,
        )
    },
    "base_regressor": Reference(base_regressor, _base_regressor),
    "base_parameters": Reference(base_parameters, lambda at: [base_parameters(at.robot, at.state["pi"])]),
    "body_forces": Reference(body_forces, _forces),
    "composite_inertias": Reference(
        composite_inertias, lambda at: [composite_inertias(at.tree.at(at.state["q"]))[at.tree.ends]]
    ),
    "tip_force_acceleration": Reference(tip_force_acceleration, _tip_force_acceleration),
    "operational_inertia_inverse_all": Reference(operational_inertia_inverse_all, _omega_of_tools),
    "loop_constraint": Reference(constraint, lambda at: constraint(at.tree, at.state["q"], at.state["qd"])),
    "articulated_inertias": Reference(riccati, lambda at: [riccati(at.tree.at(at.state["q"])).P[at.tree.ends]]),
    "kalman_gains": Reference(riccati, lambda at: [riccati(at.tree.at(at.state["q"])).G]),
    "integrate": Reference(Tree.integrate, lambda at: [at.tree.integrate(at.state["q"], at.state["v"])]),
    "normalise": Reference(Tree.normalised, lambda at: [at.tree.normalised(at.state["q"])]),
    "position_rate": Reference(Tree.position_rate, lambda at: [at.tree.position_rate(at.state["q"], at.state["v"])]),
    "filter_forward_dynamics": Reference(filter_smoother, _estimates),
}
"""By the names of the contract; most functions of the core go by those names too."""


def core_results(quantity: Quantity, at: At) -> list[Array]:
    """What the core makes of a quantity there, in the order of its outputs."""
    found = (result for part in quantity.parts for result in _results(part, at))
    return [np.asarray(result, dtype=float) for result in found]


def _results(quantity: Quantity, at: At) -> Results:
    if isinstance(at.robot, Folded) and Need.INVERSE in quantity.needs:
        return _by_folded_matrix(quantity, at.robot, at)
    pairs = zip(quantity.outputs, REFERENCES[quantity.name].results(at), strict=True)
    return [_of_leaders(at.robot, output, result) for output, result in pairs]


def _of_leaders(robot: AnyTree, output: Output, result: Array) -> Array:
    """What belongs to degrees of freedom is folded; positions of what follows go without saying."""
    if output.axes == (Axis.POSITION,):
        return robot.own_positions(result)
    return robot.fold(result, *(i for i, axis in enumerate(output.axes) if axis is Axis.DOF))


def _by_folded_matrix(quantity: Quantity, robot: Folded, at: At) -> Results:
    of_tools = [at.tool] if quantity.per_tool else [at.tools] if Need.TOOLS in quantity.needs else []
    found = FOLDED[quantity.name](robot, *(at.given[key] for key in quantity.argument_keys), *of_tools)
    return [found] if isinstance(found, np.ndarray) else found


def scales(outputs: Sequence[Output], tree: AnyTree, states: Sequence[State], found: Sequence[Results]) -> list[Array]:
    """What the error of each output is measured against at each state, from the core's results at all of them.

    That is the output's largest entry at the state, or the median of those, if at this state its terms happen to cancel; and
    no less than a part of the terms themselves. Where `M` is solved the rule multiplies with its condition number; the terms
    are put in so that their full size comes out then. What vanishes beside a natural size is measured against that: one, or
    the robot's own inertia.
    """
    plain = all(output.terms is Terms.ONE for output in outputs)
    sizes = {Terms.ONE: 0.0} if tree.n == 0 or plain else _sizes(tree, states[0])
    if any(output.terms is Terms.RESPONSES for output in outputs):  # only of robots that have an inverse of M
        sizes[Terms.RESPONSES] = _PART * _largest_response(tree, states[0]["q"])
    inertia = largest(folding.mass_matrix(tree, states[0]["q"]))
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


def _largest_response(tree: AnyTree, q: Array) -> float:
    """Of the tools to wrenches on them."""
    if isinstance(tree, Folded):
        return largest(folded.operational_inertia_inverse_all(tree, q, tree.tools))
    return largest(operational_inertia_inverse_all(tree, q))


def _sizes(tree: AnyTree, state: State) -> dict[Terms, float]:
    """How large terms of each kind are at a state. Forces are those that the bodies pass on to each other."""
    at, rest = tree.whole.at(tree.positions(state["q"])), np.zeros(tree.whole.n)
    qd, qdd = tree.rates(state["qd"]), tree.rates(state["qdd"])
    forces = largest(body_forces(at, motion(at, qd, qdd, base_acceleration(tree.whole))))
    velocity = largest(body_forces(at, motion(at, qd, rest, np.zeros(6))))
    driving = max(forces, largest(state["tau"]))
    masses = np.linalg.eigvalsh(folding.mass_matrix(tree, state["q"]))
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
    tree, state = at.robot, at.given
    M = folding.mass_matrix(tree, state["q"])
    if growth is Growth.SOLVES_M:
        return float(np.linalg.cond(M))
    if growth is Growth.SOLVES_LOOPS:
        J = folding.independent_rows(tree, state["q"]) @ folding.constraint(tree, state["q"], state["qd"]).J
        return float(np.linalg.cond(M) * np.linalg.cond(J @ np.linalg.solve(M, J.T)))
    task = at.tools if at.tool.body == ON_BASE else (at.tool,)
    J = folding.task_jacobian(tree, state["q"], task)
    whole = np.vstack([folding.jacobian(tree, state["q"], tool) for tool in task])
    Omega = J @ np.linalg.solve(M, J.T)
    terms = np.linalg.norm(whole, 2) ** 2 * np.linalg.norm(np.linalg.inv(M), 2)  # what J M^-1 J* adds up for all rows
    cancelled = max(1.0, float(terms / np.linalg.norm(Omega, 2)))
    found = float(np.linalg.cond(Omega)) * cancelled
    return found * float(np.linalg.cond(M)) if growth is Growth.SOLVES_OMEGA else found


def random_states(tree: AnyTree, count: int, seed: int = 0, tools: int = 0) -> list[dict[str, Array]]:
    """States with every argument that a generated function may have; joint variables within ±2, quaternions of length one.

    What belongs to the tools and so on comes from numbers of its own (`stream_of`).
    """
    shapes = argument_shapes(Sizes(tree.n, tree.nq, tree.bodies, tools, columns=len(tree.whole.columns)))
    streams = [np.random.default_rng([seed, number] if number else seed) for number in range(STREAMS)]

    def drawn(key: str, shape: tuple[int, ...]) -> Array:
        return streams[stream_of(key)].uniform(-2.0, 2.0, shape)

    states = [{key: drawn(key, shape) for key, shape in shapes.items()} for _ in range(count)]
    return [{**state, "q": tree.normalised(state["q"])} for state in states]


def base_of_model(model: Model) -> Base:
    """The columns of the regressor that the base regressor has, and more of them, of a model in floats."""
    return base_of(folding.tree_of(model))


def full_rank(tree: AnyTree, tools: Sequence[ToolPoint]) -> bool:
    """Whether the Jacobian over the directions of tools has full row rank at random states."""
    found = [folding.task_jacobian(tree, state["q"], tools) for state in random_states(tree, 3)]
    return any(int(np.linalg.matrix_rank(J)) == len(J) for J in found)


def has_mass(tree: AnyTree) -> bool:
    """Whether anything that moves weighs something."""
    return total_mass(tree.whole) > 0
