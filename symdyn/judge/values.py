"""Values for run-time parameters to judge by: others than the defaults, and still those of a robot that could be.

A declared parameter is drawn around its default, or around one where that is zero; a freed body gets another mass, centre and
tensor that some rigid body has, a length keeps its sign, a load is about as heavy as what carries it. Where such values
together make no robot, they are drawn towards the defaults.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property, lru_cache
from random import Random

import numpy as np

from symdyn.core import Array
from symdyn.description.spelling import identifier
from symdyn.judge.singular import bad_pivots
from symdyn.judge.subject import Subject
from symdyn.model.free import about_com, freed_numbers
from symdyn.model.tree import Body, Model, ToolFrame

_SPREAD = 0.5  # of what a number is, to either side
_TRIES = 12  # each a third of the step before
_ROUNDING = 1e-9  # part of a pseudo-inertia's largest eigenvalue that its least may be below zero


@lru_cache(maxsize=8)
def values_of(subject: Subject) -> Values:
    """What draws for a robot; kept, because self-tests and every language ask for the same."""
    return Values(subject)


class Values:
    """Draws values for every run-time parameter of a robot."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self._unphysical = {i for i, body in enumerate(subject.model.bodies) if not _physical(body)}
        self._singular = bool(bad_pivots(subject.model))

    def draw(self, random: Random) -> dict[str, float]:
        """A value for every parameter, in order; the same for the same state of `random`."""
        defaults = self.subject.defaults
        target = {**defaults, **dict(self._declared(random)), **dict(self._freed(random))}
        for part in (3.0**-i for i in range(_TRIES)):
            values = {name: default + part * (target[name] - default) for name, default in defaults.items()}
            if self._possible(values):
                return values
        return dict(defaults)

    def _declared(self, random: Random) -> Iterator[tuple[str, float]]:
        for name, step in self._steps.items():
            default = self.subject.robot.defaults[name]
            way = random.uniform(-_SPREAD, _SPREAD)
            yield name, step * (1.0 + way) if default == 0 else default * (1.0 + step * way)

    @cached_property
    def _steps(self) -> dict[str, float]:
        """How far each declared parameter may go by itself: a part of its default, or a value where that is zero."""
        names = list(self.subject.robot.defaults)
        if all(
            self._possible({**self.subject.defaults, **{n: self._end(n, 1.0, way) for n in names}}) for way in (-1, 1)
        ):
            return dict.fromkeys(names, 1.0)
        return {name: self._step(name) for name in names}

    def another(self, name: str) -> float | None:
        """Another value that a declared parameter may have while all others keep theirs; None if none is found."""
        defaults = self.subject.defaults
        ends = (self._end(name, 3.0**-i, way) for i in range(_TRIES) for way in (1, -1))
        return next((end for end in ends if self._possible({**defaults, name: end})), None)

    def _step(self, name: str) -> float:
        steps = [3.0**-i for i in range(_TRIES)]
        defaults = self.subject.defaults
        fitting = (s for s in steps if all(self._possible({**defaults, name: self._end(name, s, w)}) for w in (-1, 1)))
        return next(fitting, steps[-1])

    def _end(self, name: str, step: float, way: int) -> float:
        """The smallest or largest value with that step."""
        default = self.subject.robot.defaults[name]
        return step * (1.0 + way * _SPREAD) if default == 0 else default * (1.0 + way * _SPREAD * step)

    def _freed(self, random: Random) -> Iterator[tuple[str, float]]:
        free = self.subject.free
        if {"mass", "com", "inertia"} & set(free):
            for body in self.subject.model.bodies:
                yield from _another_body(body, random, free)
        if "gravity" in free:
            for axis, figure in zip("xyz", self.subject.model.gravity, strict=True):
                yield f"gravity_{axis}", (figure or 1.0) * random.uniform(1 - _SPREAD, 1 + _SPREAD)
        if "length" in free:
            for name, figure in freed_numbers(self.subject.model, ("length",)).items():
                yield name, figure * random.uniform(1 - _SPREAD, 1 + _SPREAD)
        for tool in self.subject.model.tools:
            if tool.name in self.subject.payload:
                yield from _another_load(tool, self.subject.model.bodies[tool.body], random)

    def _possible(self, values: dict[str, float]) -> bool:
        """Whether some robot has these values, as far as it has the defaults; expressions may have no value there."""
        try:
            model = self.subject.at(values).model
        except (ArithmeticError, ValueError):  # a root of less than nothing, a division by zero
            return False
        with np.errstate(all="ignore"):
            return self._bodies_possible(model) and (self._singular or not bad_pivots(model))

    def _bodies_possible(self, model: Model) -> bool:
        return all(i in self._unphysical or _physical(body) for i, body in enumerate(model.bodies))


def _another_body(body: Body, random: Random, free: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """Another mass and centre, and a tensor to which two point masses have been added: what is physical stays so."""
    mass, com, tensor = _figures(body)
    size, radius = _extent(mass, tensor)
    link = identifier(body.name)
    if "mass" in free:
        yield f"mass_{link}", (mass or 1.0) * random.uniform(1 - _SPREAD, 1 + _SPREAD)
    if "com" in free:
        for axis, figure in zip("xyz", com, strict=True):
            yield f"com_{link}_{axis}", figure + _SPREAD * radius * random.uniform(-1, 1)
    if "inertia" in free:
        w = np.array([random.uniform(0.2, 1.0) for _ in range(3)])
        new = tensor * random.uniform(1 - _SPREAD, 1 + _SPREAD) + size / 9 * _two_points(w)
        yield from _entries(f"inertia_{link}", new)


def _another_load(tool: ToolFrame, body: Body, random: Random) -> Iterator[tuple[str, float]]:
    """A load about as heavy and as large as the body that carries it, its centre beside the tool's point."""
    mass, _, tensor = _figures(body)
    size, radius = _extent(mass, tensor)
    stem = f"payload_{identifier(tool.name)}"
    yield f"{stem}_mass", (mass or 1.0) * random.uniform(1 - _SPREAD, 1 + _SPREAD)
    for axis in "xyz":
        yield f"{stem}_com_{axis}", radius * random.uniform(-1, 1)
    yield from _entries(f"{stem}_inertia", size / 3 * _two_points(np.array([random.uniform(0.2, 1) for _ in "xyz"])))


def _figures(body: Body) -> tuple[float, Array, Array]:
    """Mass, centre of mass and tensor about it."""
    mass, com, tensor = (np.array(part, dtype=float) for part in about_com(body.inertia))
    return float(mass), com, tensor


def _extent(mass: float, tensor: Array) -> tuple[float, float]:
    """A moment and a radius that a body of such mass and tensor has; some where it has none."""
    size = float(np.trace(tensor)) or mass / 10 or 1.0
    return size, math.sqrt(size / (mass or 1.0))


def _two_points(w: Array) -> Array:
    """The tensor of half a unit of mass at `w` and at `-w`."""
    return np.asarray(w @ w * np.eye(3) - np.outer(w, w))


def _entries(stem: str, tensor: Array) -> Iterator[tuple[str, float]]:
    for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)):
        yield f"{stem}_{'xyz'[i]}{'xyz'[j]}", float(tensor[i, j])


def _physical(body: Body) -> bool:
    """Whether a rigid body has this inertia (its pseudo-inertia is positive), and friction and armature brake."""
    inertia = body.inertia
    J = np.array(inertia.tensor, dtype=float)
    pseudo: Array = np.zeros((4, 4))
    pseudo[:3, :3] = np.trace(J) / 2 * np.eye(3) - J
    pseudo[:3, 3] = pseudo[3, :3] = np.array(inertia.first_moment, dtype=float)
    pseudo[3, 3] = inertia.mass
    if not np.isfinite(pseudo).all() or min(body.joint.armature, body.joint.viscous, body.joint.coulomb) < 0:
        return False
    eigenvalues = np.linalg.eigvalsh(pseudo)
    return bool(eigenvalues[0] >= -_ROUNDING * eigenvalues[-1])
