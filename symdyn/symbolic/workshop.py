"""One robot on one tape: its model in canonical frames, its arguments, and the pieces that quantities share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from symdyn.description.robot import Robot
from symdyn.model.build import build
from symdyn.model.tree import ToolFrame
from symdyn.quantities.arguments import argument_sizes
from symdyn.quantities.contract import Sizes
from symdyn.symbolic.composite import Matrix, mass_matrix
from symdyn.symbolic.elimination import Factors, eliminate, inverse
from symdyn.symbolic.elimination import solve as factor_solve
from symdyn.symbolic.frames import Chain, TapeNumbers, canonical
from symdyn.symbolic.free import free_on_tape
from symdyn.symbolic.joint_space import product
from symdyn.symbolic.joints import Placed, place
from symdyn.symbolic.kinematics import Reached, jacobian, reach
from symdyn.symbolic.newton_euler import Forces, body_forces, friction_forces, joint_forces
from symdyn.symbolic.regroup import Regrouped, regroup
from symdyn.symbolic.riccati import Articulated, Gain, articulated
from symdyn.symbolic.riccati import solve as riccati_solve
from symdyn.symbolic.spatial import Six
from symdyn.symbolic.tape import PARAMETER, ZERO, Tape, Value
from symdyn.symbolic.upsilon import Elements, Outward, elements, responses
from symdyn.symbolic.velocity import velocities


@dataclass(frozen=True)
class Choices:
    """What the user wants in and out.

    Attributes:
        free: classes of numbers that become run-time parameters: mass, com, inertia, gravity.
        friction, armature: whether those of the file enter.
    """

    free: tuple[str, ...] = ()
    friction: bool = True
    armature: bool = True


class Workshop:
    """Records the quantities of a robot; what several of them need is recorded once."""

    def __init__(self, robot: Robot, choices: Choices) -> None:
        self.tape = Tape()
        declared = {parameter.name: self.tape.input(parameter.name, PARAMETER) for parameter in robot.parameters}
        self.defaults = dict(robot.defaults)
        with self.tape.section("par", "parameters only"):
            model = build(robot, TapeNumbers(), declared)
            model, freed = free_on_tape(self.tape, model, robot, choices.free)
            self.defaults.update(freed)
            physical = canonical(model)
            physical = _chosen(physical, choices)
            self.regrouped: Regrouped = regroup(physical)
        self.model, self.physical = model, physical
        self.chain: Chain = self.regrouped.chain
        self.n = self.chain.n
        self._reached: dict[str, Reached] = {}
        self._jacobians: dict[str, Matrix] = {}

    @property
    def parameters(self) -> list[Value]:
        """The run-time parameters, those of the file first."""
        return [self.tape.input(name, PARAMETER) for name in self.defaults]

    def argument(self, name: str) -> list[Value]:
        """An argument of the generated functions, entry by entry."""
        sizes = argument_sizes(Sizes(self.model.nv, self.model.nq, len(self.model.bodies)))
        return [self.tape.input(f"{name}{i}") for i in range(sizes[name])]

    @property
    def joints(self) -> list[str]:
        return [body.joint for body in self.chain.bodies]

    @cached_property
    def placed(self) -> list[Placed]:
        return place(self.tape, self.chain, self.argument("q"))

    @cached_property
    def zeros(self) -> list[Value]:
        return [ZERO] * self.n

    @cached_property
    def mass_matrix(self) -> Matrix:
        return mass_matrix(self.tape, self.chain, self.placed)

    @cached_property
    def factors(self) -> Factors:
        return eliminate(self.tape, self.mass_matrix, self.joints)

    @cached_property
    def estimates(self) -> tuple[list[Articulated], list[Gain]]:
        """Articulated inertias and gains, of the regrouped inertias."""
        return articulated(self.tape, self.chain, self.placed)

    @property
    def gains(self) -> list[Gain]:
        return self.estimates[1]

    @cached_property
    def responses(self) -> list[Outward]:
        return responses(self.tape, self.chain, self.placed, self.gains)

    @cached_property
    def elements(self) -> Elements:
        """`M⁻¹` without the factors."""
        return elements(self.tape, self.chain, self.placed, self.gains, self.responses)

    @cached_property
    def friction(self) -> list[Value]:
        return friction_forces(self.tape, self.chain, self.argument("qd"))

    def forces(self, qd: Sequence[Value], qdd: Sequence[Value], *, gravity: bool = True) -> list[Value]:
        """Newton–Euler without friction."""
        found = self.body_forces(qd, qdd, gravity=gravity)
        return joint_forces(self.tape, self.chain, found, qdd)

    def body_forces(self, qd: Sequence[Value], qdd: Sequence[Value], *, gravity: bool = True) -> Forces:
        """Newton–Euler: motion and force of every body."""
        return body_forces(self.tape, self.chain, self.placed, qd, qdd, gravity=gravity)

    @cached_property
    def bias(self) -> list[Value]:
        """Joint forces at `qdd = 0`, without friction."""
        return self.forces(self.argument("qd"), self.zeros)

    @cached_property
    def driving(self) -> list[Value]:
        """`tau - friction - bias`: what accelerates the joints."""
        parts = zip(self.argument("tau"), self.friction, self.bias, strict=True)
        return [tau - friction - bias for tau, friction, bias in parts]

    @cached_property
    def velocities(self) -> list[Six]:
        return velocities(self.tape, self.chain, self.placed, self.argument("qd"))

    @cached_property
    def mass_matrix_inverse(self) -> Matrix:
        return inverse(self.tape, self.factors, self.joints)

    def multiply_by_inverse(self, right: Sequence[Value]) -> list[Value]:
        """`M⁻¹ b` with the inverse itself."""
        with self.tape.section("x", "product with the inverse"):
            return product(self.mass_matrix_inverse, right)

    def solve_by_factors(self, right: Sequence[Value]) -> list[Value]:
        return factor_solve(self.tape, self.factors, right)

    def solve_by_riccati(self, right: Sequence[Value]) -> list[Value]:
        return riccati_solve(self.tape, self.chain, self.placed, self.gains, right)

    def reached(self, tool: ToolFrame) -> Reached:
        if tool.name not in self._reached:
            self._reached[tool.name] = reach(self.tape, self.chain, self.placed, tool)
        return self._reached[tool.name]

    def jacobian(self, tool: ToolFrame) -> Matrix:
        if tool.name not in self._jacobians:
            self._jacobians[tool.name] = jacobian(self.tape, self.chain, self.reached(tool))
        return self._jacobians[tool.name]


def _chosen(chain: Chain, choices: Choices) -> Chain:
    """The chain without the friction or armature that is not wanted."""
    bodies = chain.bodies
    if not choices.friction:
        bodies = tuple(replace(body, viscous=ZERO, coulomb=ZERO) for body in bodies)
    if not choices.armature:
        bodies = tuple(replace(body, armature=ZERO) for body in bodies)
    return replace(chain, bodies=bodies)
