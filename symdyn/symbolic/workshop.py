"""One robot on one tape: its model in canonical frames, its arguments, and the pieces that quantities share."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from symdyn.description.robot import Robot
from symdyn.model.assemble import build
from symdyn.model.columns import columns_of
from symdyn.model.tree import ON_BASE, Model, ToolFrame
from symdyn.quantities.arguments import ARGUMENTS, argument_shapes
from symdyn.quantities.contract import Axis, Sizes
from symdyn.symbolic.base_parameters import Regrouping, regrouping
from symdyn.symbolic.centroidal import Whole
from symdyn.symbolic.composite import mass_matrix
from symdyn.symbolic.configuration import Configuration, configuration
from symdyn.symbolic.elimination import Factors, eliminate, inverse, inverse_by_branches
from symdyn.symbolic.elimination import solve as factor_solve
from symdyn.symbolic.falling import Falling, falling_roots
from symdyn.symbolic.folding import Folding
from symdyn.symbolic.frames import TapeNumbers, canonical
from symdyn.symbolic.free import free_on_tape
from symdyn.symbolic.groups import laid_out, layouts
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joint_space import Matrix, add, product
from symdyn.symbolic.kinematics import Reached, jacobian, reach
from symdyn.symbolic.labels import name_entries, name_symmetric, name_vector
from symdyn.symbolic.limbs import inverse_by_limbs
from symdyn.symbolic.newton_euler import Forces, body_forces, forces_alone, friction_forces, joint_forces
from symdyn.symbolic.program import Program
from symdyn.symbolic.riccati import Estimates, Gain, articulated
from symdyn.symbolic.riccati import solve as riccati_solve
from symdyn.symbolic.spatial import Six
from symdyn.symbolic.tape import ZERO, Level, Results, Tape, Value
from symdyn.symbolic.tied import Tie, ties
from symdyn.symbolic.tree import Tree
from symdyn.symbolic.trees import Trees
from symdyn.symbolic.upsilon import Elements, Responses, elements, responses, unit_factor
from symdyn.symbolic.velocity import velocities


@dataclass(frozen=True)
class Choices:
    """What the user wants in and out.

    Attributes:
        free: classes of numbers that become run-time parameters: mass, com, inertia, gravity, length.
        friction, armature: whether those of the file enter.
        payload: tools that carry a load, whose numbers are run-time parameters.
    """

    free: tuple[str, ...] = ()
    friction: bool = True
    armature: bool = True
    payload: tuple[str, ...] = ()


class Ground:
    """One robot on one tape, before anything is recorded: its model in canonical frames, its run-time parameters.

    Attributes:
        tape: where everything is recorded; holds what depends on the parameters only.
        defaults: the run-time parameters with their defaults, those of the file first.
        model: the robot, its numbers values of the tape.
        layouts: the robot in canonical frames, with bodies in their own axes, and in such as parallel groups share.
    """

    def __init__(self, robot: Robot, choices: Choices) -> None:
        tape = Tape()
        declared = {p.name: tape.input(p.name, Level.PARAMETER) for p in robot.parameters}
        with tape.section("parameters only"):
            model = build(robot, TapeNumbers(), declared)
            model, freed = free_on_tape(tape, model, robot, choices.free, choices.payload)
            model = model.chosen(friction=choices.friction, armature=choices.armature)
        self._stand(tape, model, {**robot.defaults, **freed})

    @classmethod
    def of(cls, tape: Tape, model: Model, defaults: Mapping[str, float]) -> Ground:
        """A model whose numbers are values of a tape already."""
        ground = cls.__new__(cls)
        ground._stand(tape, model, defaults)
        return ground

    def _stand(self, tape: Tape, model: Model, defaults: Mapping[str, float]) -> None:
        self.tape, self.model, self.defaults = tape, model, dict(defaults)
        with tape.section("parameters only"):
            plain = canonical(model)
            self.layouts = tuple(Trees.of(tape, laid_out(plain, layout)) for layout in layouts(plain))
            _name_numbers(self.trees.own, self.trees.regrouped.tree)
        self.mark = tape.mark()
        self._ties: dict[tuple[int, ...], tuple[Tie, ...]] = {}

    def ties(self, kept: tuple[int, ...]) -> tuple[Tie, ...]:
        """What is not felt of these columns where joints follow others; looked for once."""
        if kept not in self._ties:
            self._ties[kept] = ties(self.tape, self.model, self.trees.own, kept, self.defaults)
        return self._ties[kept]

    @property
    def trees(self) -> Trees:
        """The robot with bodies in their own axes."""
        return self.layouts[0]

    @property
    def parameters(self) -> list[Value]:
        """The run-time parameters, those of the file first."""
        return [self.tape.input(name, Level.PARAMETER) for name in self.defaults]


@dataclass(frozen=True)
class Cut:
    """A function as recorded: its program, and the program of what depends on run-time parameters only, if anything does."""

    program: Program
    prepare: Program | None


class Workshop:
    """Records one function of a robot, alone: what is recorded does not depend on what was recorded before.

    What several parts of the function need is recorded once. All is in terms of the joints that move by themselves; recursions,
    which run over all joints, are given what `fold` makes of that, and it folds what they give.

    Args:
        ground: the robot.
        tools: that functions are made for; all of the robot's if they are not given.
        layout: which of the ground's.
        derives: whether derivatives of the dynamics are recorded, which need the inertias that the mass matrix is made of.
    """

    def __init__(
        self, ground: Ground, tools: Sequence[ToolFrame] | None = None, layout: int = 0, *, derives: bool = False
    ) -> None:
        ground.tape.rewind(ground.mark)
        self.ground, self.tape = ground, ground.tape
        self.model, self.trees = ground.model, ground.layouts[layout]
        self.tree, self.regrouped = self.trees.own, self.trees.regrouped
        self.tools, self._derives = self.model.tools if tools is None else tuple(tools), derives
        self.fold = Folding(self.tape, self.model)
        self.n = self.fold.n
        self._reached: dict[tuple[ToolFrame, int], Reached] = {}
        self._jacobians: dict[ToolFrame, Matrix] = {}

    def cut(self, arguments: Sequence[str], results: Results) -> Cut:
        """What has been recorded, as programs."""
        inputs = [(ARGUMENTS[key].name, self.argument(key)) for key in arguments]
        hoisted = self.tape.hoisted(results) if self.ground.defaults else []
        program = self.tape.program(inputs, results, hoisted)
        return Cut(program, self.tape.prepare_program(self.ground.parameters, hoisted) if hoisted else None)

    def argument(self, key: str) -> list[Value]:
        """An argument of the generated functions, entry by entry."""
        model = self.model
        sizes = Sizes(model.nv, model.nq, len(model.bodies), len(self.tools), columns=len(columns_of(model)))
        return [self.tape.input(f"{ARGUMENTS[key].name}{i}") for i in range(math.prod(argument_shapes(sizes)[key]))]

    @cached_property
    def unfolded(self) -> Workshop:
        """The same with all joints free, whose arguments are what those that move by themselves make of them."""
        return _Unfolded(self) if self.model.folds else self

    @property
    def joints(self) -> list[str]:
        """The joint of every degree of freedom, as headings have it."""
        return [f"'{self.tree.dofs[k].joint}'" for k in self.fold.own]

    @cached_property
    def at(self) -> Configuration:
        """The robot at `q`, with regrouped inertias."""
        return self._at(self.regrouped.tree)

    @cached_property
    def physical(self) -> Configuration:
        """The robot at `q`, with the bodies' own inertias."""
        return self._at(self.tree)

    def _at(self, tree: Tree) -> Configuration:
        return configuration(self.tape, tree, self.fold.positions(self.argument("q")))

    @property
    def moved(self) -> list[Inertia]:
        """What regrouping has taken from each body, in the axes that it is recorded in."""
        return [moved.turned(placed.lead) for moved, placed in zip(self.regrouped.moved, self.at.placed, strict=True)]

    @cached_property
    def light(self) -> Configuration:
        """The robot at `q`, as it is lightest to find its joint forces."""
        return self._at(self.trees.light)

    @cached_property
    def zeros(self) -> list[Value]:
        return [ZERO] * self.n

    @cached_property
    def whole(self) -> Whole:
        """All that moves, as one body."""
        return Whole(self.at, self.regrouped, sum((body.inertia.m for body in self.tree.bodies), start=ZERO))

    @cached_property
    def regrouping(self) -> Regrouping:
        """How the numbers of the file make base parameters."""
        found = regrouping(self.model, self.tree)
        return found.tied(self.ground.ties(found.kept))

    @cached_property
    def mass_matrix(self) -> Matrix:
        at = self.at if self._derives else self._at(self.trees.compact)
        return self.fold.matrix(mass_matrix(at))

    @cached_property
    def factors(self) -> Factors:
        return eliminate(self.tape, self.mass_matrix, self.joints)

    @cached_property
    def factors_of_filter(self) -> Factors:
        """The same factors from the filter's gains."""
        U, D = unit_factor(self.at, self.gains), [gain.D for gain in self.gains]
        return Factors(U, D, [gain.D_inverse for gain in self.gains])

    @cached_property
    def estimates(self) -> Estimates:
        """Articulated inertias and gains, of the regrouped inertias."""
        return articulated(self.at)

    @property
    def gains(self) -> list[Gain]:
        return self.estimates.gains

    @cached_property
    def responses(self) -> Responses:
        return responses(self.at, self.gains)

    @cached_property
    def elements(self) -> Elements:
        """`M⁻¹` without the factors."""
        return elements(self.at, self.gains, self.responses)

    @cached_property
    def friction(self) -> list[Value]:
        return self.fold.vector(friction_forces(self.at, self.fold.rates(self.argument("qd"))))

    def friction_at(self, qd: Sequence[Value]) -> list[Value]:
        """The same at any rates."""
        return self.fold.vector(friction_forces(self.at, self.fold.rates(qd)))

    def with_friction(self, stem: str, forces: Sequence[Value]) -> list[Value]:
        """Joint forces with friction added."""
        with self.tape.section("joint forces"):
            return name_entries(stem, add(forces, self.friction))

    def forces(
        self,
        qd: Sequence[Value],
        qdd: Sequence[Value],
        *,
        gravity: bool = True,
        wrenches: Mapping[int, Six] | None = None,
    ) -> list[Value]:
        """Newton–Euler without friction, under wrenches on bodies."""
        rates, accelerations = self.fold.rates(qd), self.fold.rates(qdd, "acc")
        found = body_forces(self.light, rates, accelerations, gravity=gravity, wrenches=wrenches)
        return self.joint_forces(found, qdd)

    def joint_forces(self, forces: Forces, qdd: Sequence[Value]) -> list[Value]:
        """What the joints feel of forces on the bodies, and of their drives."""
        return self.fold.vector(joint_forces(self.at, forces, self.fold.rates(qdd, "acc")))

    def body_forces(
        self, qd: Sequence[Value], qdd: Sequence[Value], *, gravity: bool = True, plain: bool = False
    ) -> Forces:
        """Newton–Euler: motion and force of every body; in the manners of the bodies, or all in the plain one."""
        at = self.at.of(self.at.tree.in_manners({})) if plain else self.at
        return body_forces(at, self.fold.rates(qd), self.fold.rates(qdd, "acc"), gravity=gravity)

    @cached_property
    def bias(self) -> list[Value]:
        """Joint forces at `qdd = 0`, without friction."""
        return self.forces(self.argument("qd"), self.zeros)

    @cached_property
    def gravity(self) -> list[Value]:
        """Joint forces at rest: bodies without masses have moments only."""
        return self.joint_forces(self.body_forces(self.zeros, self.zeros), self.zeros)

    @cached_property
    def driving(self) -> list[Value]:
        """`tau - friction - bias`: what accelerates the joints."""
        return self.what_drives(self.argument("tau"), self.friction, self.bias)

    def accelerations_by_filter(self) -> list[Value]:
        """Of the joints; what moves the bodies goes inward with what the filter feels."""
        right = self.what_drives(self.argument("tau"), self.friction, self.zeros)
        rates = self.fold.rates(self.argument("qd"))
        return riccati_solve(self.at, self.gains, right, forces_alone(self.light, rates, self.zeros))

    @cached_property
    def falling(self) -> Falling:
        """The robot as its falling roots see it."""
        return Falling.of(self.at, self.fold.rates(self.argument("qd")))

    def fallen(self, felt: Sequence[Value]) -> list[Value]:
        """The accelerations, from those that falling roots feel; these are no joints that follow or lead."""
        return self.fold.leading(self.falling.accelerations(self.fold.rates(felt, "acc")))

    def fallen_derivatives(self, dq: Matrix, dqd: Matrix) -> tuple[Matrix, Matrix]:
        """Their derivatives by `q` and `qd`."""
        by_q, by_qd = self.falling.derivatives(self.fold.spread(dq), self.fold.spread(dqd))
        return self.fold.within(by_q), self.fold.within(by_qd)

    def fallen_change(self, felt: Sequence[Value], dq: Sequence[Value], dqd: Sequence[Value]) -> list[Value]:
        """Their change."""
        changes = (self.fold.rates(x, stem) for x, stem in ((felt, "dacc"), (dq, "dq_"), (dqd, "dqd_")))
        return self.fold.leading(self.falling.change(*changes))

    @property
    def falling_light(self) -> Falling:
        """The same as it is lightest to find joint forces."""
        return replace(self.falling, whole=self.light)

    def felt_by_factors(
        self, tau: Sequence[Value] | None = None, wrenches: Mapping[int, Six] | None = None
    ) -> list[Value]:
        """Accelerations of the joints, seen from there, under joint forces and wrenches on bodies."""
        tau = self.argument("tau") if tau is None else tau
        return self.solve_by_factors(self.what_drives(tau, self.friction, self.bias_in_fall(wrenches)))

    def felt_by_filter(
        self, tau: Sequence[Value] | None = None, wrenches: Mapping[int, Six] | None = None
    ) -> list[Value]:
        """The same; what moves the bodies goes inward with what the filter feels."""
        tau = self.argument("tau") if tau is None else tau
        right = self.what_drives(tau, self.friction, self.zeros)
        return riccati_solve(self.at, self.gains, right, self.falling_light.alone(wrenches))

    def bias_in_fall(self, wrenches: Mapping[int, Six] | None = None) -> list[Value]:
        """Joint forces at accelerations 0, as falling roots see them."""
        return self.fold.vector(self.falling_light.bias(wrenches))

    def what_drives(self, tau: Sequence[Value], friction: Sequence[Value], bias: Sequence[Value]) -> list[Value]:
        """The same with any other bias."""
        parts = zip(tau, friction, bias, strict=True)
        with self.tape.section("what accelerates the joints"):
            return name_entries("drive", [given - lost - held for given, lost, held in parts])

    @cached_property
    def velocities(self) -> list[Six]:
        return velocities(self.at, self.fold.rates(self.argument("qd")))

    @cached_property
    def mass_matrix_inverse(self) -> Matrix:
        return self.inverse_from(self.factors)

    @property
    def falls(self) -> bool:
        """Whether the robot has roots that nothing holds, so that all branches meet on bodies that give way.

        Joints that follow others tie branches together; then this is of no use.
        """
        return bool(falling_roots(self.regrouped.tree)) and not self.model.folds

    def inverse_from(self, factors: Factors) -> Matrix:
        """`M⁻¹` from factors, through forks where all branches meet on something that moves."""
        if self.falls:
            return inverse_by_branches(self.tape, factors, self.joints, self.tree.chains)
        return inverse(self.tape, factors, self.joints)

    @cached_property
    def inverse_by_limbs(self) -> Matrix:
        """The same from the filter, limb by limb."""
        return inverse_by_limbs(self.at, self.gains)

    def multiply_by_inverse(self, right: Sequence[Value]) -> list[Value]:
        """`M⁻¹ b` with the inverse itself."""
        with self.tape.section("product with the inverse"):
            return name_entries("x", product(self.mass_matrix_inverse, right))

    def solve_by_factors(self, right: Sequence[Value]) -> list[Value]:
        return factor_solve(self.tape, self.factors, right)

    def solve_by_riccati(self, right: Sequence[Value]) -> list[Value]:
        return riccati_solve(self.at, self.gains, right)

    def reached(self, tool: ToolFrame, start: int = ON_BASE) -> Reached:
        """A tool from the base, or from a body that carries it."""
        if (tool, start) not in self._reached:
            self._reached[tool, start] = reach(self.at, tool, start)
        return self._reached[tool, start]

    def jacobian(self, tool: ToolFrame) -> Matrix:
        if tool not in self._jacobians:
            self._jacobians[tool] = self.fold.columns(jacobian(self.at, self.reached(tool)))
        return self._jacobians[tool]


class _Unfolded(Workshop):
    """A workshop with all joints free, on the tape of one in terms of those that move by themselves."""

    def __init__(self, outer: Workshop) -> None:
        self.ground, self.tape = outer.ground, outer.tape
        self.model, self.tree, self.regrouped = outer.model.unfolded, outer.tree, outer.regrouped
        self.trees, self.tools, self._outer, self._derives = outer.trees, outer.tools, outer, outer._derives
        self.fold = Folding(self.tape, self.model)
        self.n = self.fold.n
        self._reached, self._jacobians = {}, {}

    @cached_property
    def regrouping(self) -> Regrouping:
        """Of the robot whose joints follow."""
        return self._outer.regrouping

    def argument(self, key: str) -> list[Value]:
        given, axes = self._outer.argument(key), ARGUMENTS[key].axes
        if axes == (Axis.POSITION,):
            return self._outer.fold.positions(given)
        return self._outer.fold.rates(given, f"{key}_") if axes == (Axis.DOF,) else given


def _name_numbers(own: Tree, regrouped: Tree) -> None:
    """Names for what run-time parameters make of a robot: `m3`, `h3_x`, `J3_xx` as regrouped, `M3_m` … of the bodies alone."""
    for i, (body, alone) in enumerate(zip(regrouped.bodies, own.bodies, strict=True)):
        inertia = body.inertia
        inertia.m.named(f"m{i}")
        name_vector(f"h{i}", inertia.h)
        name_symmetric(f"J{i}_", inertia.J)
        alone.inertia.named(f"M{i}")
        name_vector(f"r{i}", body.r)
        for stem, value in (("armature", body.armature), ("viscous", body.viscous), ("coulomb", body.coulomb)):
            value.named(f"{stem}{i}")
    for i, gravity in regrouped.gravity.items():
        name_vector(f"g{i}", gravity)
