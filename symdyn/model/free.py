"""`--parameters mass,com,inertia,gravity`: whole classes of numbers become run-time parameters, after lumping.

Written once over exchangeable numbers, as lumping is: the generator puts symbols in, the core the values of a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from symdyn.description.spelling import identifier
from symdyn.model.tree import Body, Model, RigidInertia
from symdyn.model.vectors import Matrix, Vector, add_matrices, matrix, scale, shifted, vector

CLASSES = ("mass", "com", "inertia", "gravity")
_PAIRS = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}

Put = Callable[[str, Any], Any]
"""What stands for a number from now on, given the parameter's name and what it was."""


def free_classes(model: Model, classes: Sequence[str], put: Put) -> Model:
    """The model with those classes of numbers replaced by what `put` gives.

    Names are `mass_<link>`, `com_<link>_x`, `inertia_<link>_xx` (both in the body's frame, the tensor about the centre of
    mass) and `gravity_x`; `<link>` is the link that a joint moves, with everything lumped into it.
    """
    gravity = model.gravity
    bodies = model.bodies
    if {"mass", "com", "inertia"} & set(classes):
        bodies = tuple(_freed(body, classes, put) for body in bodies)
    if "gravity" in classes:
        gravity = vector(lambda i: put(f"gravity_{'xyz'[i]}", model.gravity[i]))
    return replace(model, bodies=bodies, gravity=gravity)


def freed_numbers(model: Model, classes: Sequence[str]) -> dict[str, Any]:
    """Every parameter that freeing the classes makes, with the model's own number, in order."""
    found: dict[str, Any] = {}

    def note(name: str, number: Any) -> Any:
        found[name] = number
        return number

    free_classes(model, classes, note)
    return found


def _freed(body: Body, classes: Sequence[str], put: Put) -> Body:
    mass, com, tensor = about_com(body.inertia)
    link = identifier(body.name)
    if "mass" in classes:
        mass = put(f"mass_{link}", mass)
    if "com" in classes:
        old = com
        com = vector(lambda i: put(f"com_{link}_{'xyz'[i]}", old[i]))
    if "inertia" in classes:
        six = {pair: put(f"inertia_{link}_{key}", tensor[pair[0]][pair[1]]) for key, pair in _PAIRS.items()}
        tensor = matrix(lambda i, j: six[min(i, j), max(i, j)])
    return replace(body, inertia=_about_origin(mass, com, tensor))


def about_com(inertia: RigidInertia) -> tuple[Any, Vector, Matrix]:
    """Mass, centre of mass and tensor about it; a massless body keeps its tensor, at the origin."""
    mass, h = inertia.mass, inertia.first_moment
    if getattr(mass, "is_zero", mass == 0):  # exact numbers know it, floats are asked
        return mass, (0, 0, 0), inertia.tensor
    com = vector(lambda i: h[i] / mass)  # a mass that is a factor of h cancels, whatever its value
    minus = shifted(scale(-1, com), h)
    return mass, com, add_matrices(inertia.tensor, minus)


def _about_origin(mass: Any, com: Vector, tensor: Matrix) -> RigidInertia:
    h = scale(mass, com)
    return RigidInertia(mass, h, add_matrices(tensor, shifted(com, h)))
