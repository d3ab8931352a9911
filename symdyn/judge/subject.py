"""The robot that generated code is judged by: what the core sees of it, at any values of the run-time parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from symdyn.core.folding import AnyTree, tree_of
from symdyn.description.robot import Robot
from symdyn.judge.contacts import with_independent_contacts
from symdyn.model.assemble import numeric_model
from symdyn.model.free import freed_numbers, with_parameters
from symdyn.model.tree import Model


@dataclass(frozen=True, eq=False)
class Subject:
    """A robot ready for the core; equal to itself only.

    Attributes:
        robot: as its file describes it.
        model, tree: at the defaults of the parameters.
        free: classes of numbers that are run-time parameters too.
        friction, armature: whether those of the file enter.
        payload: tools that carry a load, whose numbers are run-time parameters too.
    """

    robot: Robot
    model: Model
    tree: AnyTree
    free: tuple[str, ...] = ()
    friction: bool = True
    armature: bool = True
    payload: tuple[str, ...] = ()

    @staticmethod
    def of(
        robot: Robot,
        free: tuple[str, ...] = (),
        *,
        friction: bool = True,
        armature: bool = True,
        payload: tuple[str, ...] = (),
    ) -> Subject:
        """The robot with what is wanted of it, its contacts holding nothing twice."""
        robot = with_independent_contacts(robot)
        model = numeric_model(robot).chosen(friction=friction, armature=armature)
        return Subject(robot, model, tree_of(model), free, friction, armature, payload)

    @cached_property
    def defaults(self) -> dict[str, float]:
        """The run-time parameters, those of the file first, with their defaults."""
        freed = freed_numbers(numeric_model(self.robot), self.free, self.payload)
        return {**self.robot.defaults, **{name: float(number) for name, number in freed.items()}}

    def at(self, values: Mapping[str, float]) -> Subject:
        """The robot with other values of its run-time parameters."""
        model = with_parameters(numeric_model(self.robot, values), self.free, self.payload, values.get)
        model = model.chosen(friction=self.friction, armature=self.armature)
        return replace(self, model=model, tree=tree_of(model))
