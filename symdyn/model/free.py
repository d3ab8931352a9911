"""`--parameters` and `--payload`: whole classes of numbers, and loads on tools, as run-time parameters, after lumping.

Written once over exchangeable numbers, as lumping is: the generator puts symbols in, the core the values of a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from symdyn.description.spelling import identifier
from symdyn.model.tree import Body, Model, RigidInertia, ToolFrame
from symdyn.model.vectors import (
    ZERO_MATRIX,
    ZERO_VECTOR,
    Matrix,
    Placement,
    Vector,
    add_matrices,
    matrix,
    multiply,
    scale,
    shifted,
    transpose,
    vector,
)

CLASSES = ("mass", "com", "inertia", "gravity", "length")
_NO_LENGTH = 1e-12  # m; below is what rotations in doubles leave of a zero
_PAIRS = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}

Put = Callable[[str, Any], Any]
"""What stands for a number from now on, given the parameter's name and what it was."""


def with_parameters(model: Model, classes: Sequence[str], payload: Sequence[str], put: Put) -> Model:
    """The model with those classes of numbers, and loads on those tools, as `put` gives them; lengths of zero as well."""
    return add_loads(free_classes(model, classes, put), payload, put)


def freed_numbers(model: Model, classes: Sequence[str], payload: Sequence[str] = ()) -> dict[str, Any]:
    """Every parameter that this makes, with the model's own number, in order.

    The model is one in floats, at the defaults of the file's parameters. Its lengths of zero are left out: they say that axes
    meet or are aligned, which is how a robot is built and not how large it is. `put` must keep what has no name here.
    """
    found: dict[str, Any] = {}

    def note(name: str, number: Any) -> Any:
        found[name] = number
        return number

    def note_length(name: str, number: Any) -> Any:
        return note(name, number) if abs(number) > _NO_LENGTH else number

    free_classes(model, [name for name in classes if name != "length"], note)
    if "length" in classes:
        _free_lengths(model, note_length)
    add_loads(model, payload, note)
    return found


def free_classes(model: Model, classes: Sequence[str], put: Put) -> Model:
    """The model with those classes of numbers replaced by what `put` gives.

    Names are `mass_<link>`, `com_<link>_x`, `inertia_<link>_xx` (both in the body's frame, the tensor about the centre of
    mass), `gravity_x`, `length_<joint>_x` (where the joint's body sits, in its parent's frame) and `tool_<tool>_x` (where the
    tool sits, in its body's frame); `<link>` is the link that a joint moves, with everything lumped into it.
    """
    if {"mass", "com", "inertia"} & set(classes):
        model = replace(model, bodies=tuple(_freed(body, classes, put) for body in model.bodies))
    if "gravity" in classes:
        model = replace(model, gravity=_triple("gravity", model.gravity, put))
    return _free_lengths(model, put) if "length" in classes else model


def _free_lengths(model: Model, put: Put) -> Model:
    def moved(placement: Placement, stem: str) -> Placement:
        return replace(placement, position=_triple(stem, placement.position, put))

    bodies = [replace(it, placement=moved(it.placement, f"length_{identifier(it.joint.name)}")) for it in model.bodies]
    tools = [replace(it, placement=moved(it.placement, f"tool_{identifier(it.name)}")) for it in model.tools]
    of_name = {it.name: it for it in tools}  # the world has no length of its own
    loops = [replace(it, a=of_name.get(it.a.name, it.a), b=of_name.get(it.b.name, it.b)) for it in model.loops]
    return replace(model, bodies=tuple(bodies), tools=tuple(tools), loops=tuple(loops))


def add_loads(model: Model, tools: Sequence[str], put: Put) -> Model:
    """The model with a load on each of those tools, which must move; all its numbers are zero before `put`.

    Names are `payload_<tool>_mass`, `payload_<tool>_com_x` and `payload_<tool>_inertia_xx`, in the tool's frame, the tensor
    about the load's centre of mass.
    """
    bodies = list(model.bodies)
    for tool in model.tools:
        if tool.name in tools:
            carrier = bodies[tool.body]
            bodies[tool.body] = replace(carrier, inertia=carrier.inertia.plus(_load(tool, put)))
    return replace(model, bodies=tuple(bodies))


def _load(tool: ToolFrame, put: Put) -> RigidInertia:
    """A load in the frame of the body that carries it."""
    stem = f"payload_{identifier(tool.name)}"
    mass = put(f"{stem}_mass", 0)
    com = _triple(f"{stem}_com", ZERO_VECTOR, put)
    tensor = _tensor(f"{stem}_inertia", ZERO_MATRIX, put)
    turn = tool.placement.rotation
    return _about_origin(mass, tool.placement.reach(com), multiply(multiply(turn, tensor), transpose(turn)))


def _freed(body: Body, classes: Sequence[str], put: Put) -> Body:
    mass, com, tensor = about_com(body.inertia)
    link = identifier(body.name)
    if "mass" in classes:
        mass = put(f"mass_{link}", mass)
    if "com" in classes:
        com = _triple(f"com_{link}", com, put)
    if "inertia" in classes:
        tensor = _tensor(f"inertia_{link}", tensor, put)
    return replace(body, inertia=_about_origin(mass, com, tensor))


def _triple(stem: str, old: Vector, put: Put) -> Vector:
    return vector(lambda i: put(f"{stem}_{'xyz'[i]}", old[i]))


def _tensor(stem: str, old: Matrix, put: Put) -> Matrix:
    six = {(i, j): put(f"{stem}_{key}", old[i][j]) for key, (i, j) in _PAIRS.items()}
    return matrix(lambda i, j: six[min(i, j), max(i, j)])


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
