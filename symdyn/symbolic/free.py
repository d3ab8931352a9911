"""`--parameters mass,com,inertia,gravity`: whole classes of numbers become run-time parameters, after lumping."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from symdyn.description.robot import Robot
from symdyn.description.spelling import identifier
from symdyn.faults import Fault, InputError
from symdyn.model.build import numeric_model
from symdyn.model.tree import Model, RigidInertia
from symdyn.model.vectors import Matrix, Vector, add_matrices, matrix, scale, shifted
from symdyn.symbolic.tape import PARAMETER, Tape, Value, as_value

CLASSES = ("mass", "com", "inertia", "gravity")
_PAIRS = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}


def free_classes(tape: Tape, model: Model, robot: Robot, classes: Sequence[str]) -> tuple[Model, dict[str, float]]:
    """The model with those classes as parameters, and the parameters' defaults in order.

    Names are `mass_<link>`, `com_<link>_x`, `inertia_<link>_xx` (both in the body's frame, the tensor about the centre of
    mass) and `gravity_x`; `<link>` is the link that a joint moves, with everything lumped into it.

    Raises:
        InputError: when the file declares a parameter of such a name itself.
    """
    if not classes:
        return model, {}
    numeric = numeric_model(robot)
    defaults: dict[str, float] = {}

    def parameter(name: str, exact: Any, figure: float) -> Value:
        value = as_value(exact)
        defaults[name] = float(figure if value.number is None else value.number)
        return tape.input(name, PARAMETER)

    bodies = []
    for body, figures in zip(model.bodies, numeric.bodies, strict=True):
        mass, com, tensor = _about_com(body.inertia)
        mass_0, com_0, tensor_0 = _about_com(figures.inertia)
        link = identifier(body.name)
        if "mass" in classes:
            mass = parameter(f"mass_{link}", mass, mass_0)
        if "com" in classes:
            x, y, z = (parameter(f"com_{link}_{axis}", com[i], com_0[i]) for i, axis in enumerate("xyz"))
            com = (x, y, z)
        if "inertia" in classes:
            tensor = _symmetric(
                {
                    (i, j): parameter(f"inertia_{link}_{key}", tensor[i][j], tensor_0[i][j])
                    for key, (i, j) in _PAIRS.items()
                }
            )
        bodies.append(replace(body, inertia=_about_origin(mass, com, tensor)))
    gravity = model.gravity
    if "gravity" in classes:
        x, y, z = (parameter(f"gravity_{a}", gravity[i], numeric.gravity[i]) for i, a in enumerate("xyz"))
        gravity = (x, y, z)
    _refuse_clashes(robot, defaults)
    return replace(model, bodies=tuple(bodies), gravity=gravity), defaults


def _refuse_clashes(robot: Robot, freed: Iterable[str]) -> None:
    declared = {parameter.name: parameter.at for parameter in robot.parameters}
    clashes = [name for name in freed if name in declared]
    if clashes:
        rule = "is declared by the file and would also be made by --parameters"
        raise InputError([Fault(declared[n], f"parameter '{n}'", rule, "rename it in the file") for n in clashes])


def _symmetric(entries: dict[tuple[int, int], Value]) -> Matrix:
    return matrix(lambda i, j: entries[min(i, j), max(i, j)])


def _about_com(inertia: RigidInertia) -> tuple[Any, Vector, Matrix]:
    """Mass, centre of mass and tensor about it; a massless body keeps its tensor, at the origin."""
    mass, h = inertia.mass, inertia.first_moment
    if mass.is_zero if isinstance(mass, Value) else mass == 0:
        return mass, (0, 0, 0), inertia.tensor
    com = scale(1 / mass, h)
    minus = shifted(scale(-1, com), h)
    return mass, com, add_matrices(inertia.tensor, minus)


def _about_origin(mass: Any, com: Vector, tensor: Matrix) -> RigidInertia:
    h = scale(mass, com)
    total = add_matrices(tensor, shifted(com, h))
    return RigidInertia(as_value(mass), h, total)
