"""`Robot` into `Model`: order the joints, lump what is rigidly joined.

Written once over exchangeable numbers (`expressions.Field`): the core's model holds floats, the generator's exact ones.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from symdyn.description.expressions import FLOATS, Expression, Field
from symdyn.description.robot import WORLD, Joint, JointKind, Link, Pose, Robot, Triple
from symdyn.description.topology import depth_first
from symdyn.model import tree
from symdyn.model.tree import ON_BASE, Body, Follows, LoopJoint, Model, Motion, RigidInertia, ToolFrame
from symdyn.model.vectors import (
    IDENTITY,
    Matrix,
    Placement,
    Vector,
    add,
    add_matrices,
    apply,
    dot,
    matrix,
    multiply,
    scale,
    shifted,
    transpose,
    vector,
)

_MOTIONS = {
    JointKind.REVOLUTE: Motion.REVOLUTE,
    JointKind.CONTINUOUS: Motion.REVOLUTE,
    JointKind.PRISMATIC: Motion.PRISMATIC,
    JointKind.BALL: Motion.BALL,
    JointKind.PLANAR: Motion.PLANAR,
    JointKind.FLOATING: Motion.FLOATING,
}


@dataclass(frozen=True)
class Numbers:
    """Works the file's expressions out in one field, with one value for each parameter."""

    field: Field
    parameters: Mapping[str, Any]

    def scalar(self, expression: Expression) -> Any:
        return expression.evaluate(self.field, self.parameters)

    def triple(self, triple: Triple) -> Vector:
        return vector(lambda i: self.scalar(triple[i]))

    def placement(self, pose: Pose) -> Placement:
        return Placement(self.rotation(pose.rpy), self.triple(pose.xyz))

    def rotation(self, rpy: Triple) -> Matrix:
        """`Rot_z(yaw) Rot_y(pitch) Rot_x(roll)`."""
        result = IDENTITY
        for angle, axis in zip(reversed(rpy), ((0, 0, 1), (0, 1, 0), (1, 0, 0)), strict=True):
            if not angle.is_zero:
                result = multiply(result, self.turn(axis, self.scalar(angle)))
        return result

    def turn(self, axis: Vector, angle: Any) -> Matrix:
        """Rotation about a unit axis (Rodrigues): `c 1 + s a~ + (1 - c) a a*`."""
        c, s = self.field.call("cos", angle), self.field.call("sin", angle)
        x, y, z = axis
        cross = ((0, -z, y), (z, 0, -x), (-y, x, 0))

        def entry(i: int, j: int) -> Any:  # spelt so that a coordinate axis leaves exact zeros and ones
            square = axis[i] * axis[j]
            return square + c * (1 - square) if i == j else s * cross[i][j] + (1 - c) * square

        return matrix(entry)

    def unit(self, triple: Triple) -> Vector:
        axis = self.triple(triple)
        return scale(1 / self.field.call("sqrt", dot(axis, axis)), axis)

    def plane(self, normal: Triple) -> Matrix:
        """The smallest rotation that takes z to the normal, about x where that is -z; its first columns span the plane."""
        x, y, z = self.unit(normal)
        a, b, c = (entry.value() for entry in normal)
        if c < 0.0 and math.hypot(a, b) < 1e-12 * -c:
            return ((1, 0, 0), (0, -1, 0), (0, 0, -1))
        over = 1 / (1 + z)
        return ((1 - x * x * over, -(x * y * over), x), (-(x * y * over), 1 - y * y * over, y), (-x, -y, z))

    def motion(self, joint: Joint) -> Placement:
        """What a fixed or locked joint does between its two frames; one of several numbers is held at none."""
        if joint.locked is None or not joint.kind.single:
            return Placement()
        axis, held = self.unit(joint.axis), self.scalar(joint.locked)
        if joint.kind is JointKind.PRISMATIC:
            return Placement(position=scale(held, axis))
        return Placement(self.turn(axis, held))


def numeric_model(robot: Robot, parameters: Mapping[str, float] | None = None) -> Model:
    """The model in floats, at the defaults or the values given."""
    return build(robot, FLOATS, {**robot.defaults, **(parameters or {})})


def build(robot: Robot, field: Field, parameters: Mapping[str, Any]) -> Model:
    """Order the joints depth first, put every link into its body's frame, add up what is rigidly joined."""
    numbers = Numbers(field, parameters)
    links = {link.name: link for link in robot.links}
    bodies: list[Body] = []
    homes: dict[str, tuple[int, Placement]] = {robot.root: (ON_BASE, Placement())}
    for joint in depth_first(robot.joints, robot.root):
        parent, frame = homes[joint.parent]
        to_joint = frame.then(numbers.placement(joint.origin))
        after = numbers.placement(joint.after)
        if not joint.moves:
            homes[joint.child] = parent, to_joint.then(numbers.motion(joint)).then(after)
        else:
            if _on_axis(joint):
                to_joint, after = to_joint.then(after), Placement()
            homes[joint.child] = len(bodies), after
            bodies.append(_body(joint, parent, to_joint, numbers))
        index, frame = homes[joint.child]
        if index != ON_BASE and joint.child in links:
            bodies[index] = _lump(bodies[index], links[joint.child], frame, numbers)
    tools = _tools(robot, homes, numbers)
    return Model(
        name=robot.name,
        gravity=numbers.triple(robot.gravity),
        bodies=_following(robot, bodies, numbers),
        tools=tools,
        loops=_loops(robot, tools, numbers),
        parameters=tuple(parameter.name for parameter in robot.parameters),
    )


def _on_axis(joint: Joint) -> bool:
    """Whether `after` moves along and about the joint's axis z only, as in modified DH, and so commutes with it."""
    x, y, _ = joint.after.xyz
    roll, pitch, _ = joint.after.rpy
    return all(number.is_zero for number in (x, y, roll, pitch, *joint.axis[:2]))


def _body(joint: Joint, parent: int, placement: Placement, numbers: Numbers) -> Body:
    limits = joint.limits and (numbers.scalar(joint.limits[0]), numbers.scalar(joint.limits[1]))
    moving = tree.Joint(
        name=joint.name,
        motion=_MOTIONS[joint.kind],
        axis=numbers.unit(joint.axis) if joint.kind.has_axis else (0, 0, 1),
        axes=numbers.plane(joint.axis) if joint.kind is JointKind.PLANAR else IDENTITY,
        limits=limits,
        viscous=numbers.scalar(joint.viscous),
        coulomb=numbers.scalar(joint.coulomb),
        armature=numbers.scalar(joint.armature),
    )
    return Body(name=joint.child, joint=moving, parent=parent, placement=placement)


def _following(robot: Robot, bodies: Sequence[Body], numbers: Numbers) -> tuple[Body, ...]:
    """The bodies, with joints that follow others: what they follow may come after them."""
    steps = {joint.name: joint.mimic for joint in robot.joints if joint.mimic is not None}
    places = {body.joint.name: i for i, body in enumerate(bodies)}

    def following(body: Body) -> Body:
        mimic = steps.get(body.joint.name)
        if mimic is None:
            return body
        step = Follows(places[mimic.joint], numbers.scalar(mimic.multiplier), numbers.scalar(mimic.offset))
        return replace(body, joint=replace(body.joint, follows=step))

    return tuple(map(following, bodies))


def _lump(body: Body, link: Link, frame: Placement, numbers: Numbers) -> Body:
    """Add a link, whose frame sits at `frame` in the body's, to the body."""
    total = body.inertia.plus(link_inertia(link, frame, numbers))
    return replace(body, inertia=total, links=(*body.links, link.name))


def link_inertia(link: Link, frame: Placement, numbers: Numbers) -> RigidInertia:
    """A link's inertia about the origin of the frame that `frame` places it in.

    About the centre of mass `c`: `J = R I R* + m (c·c 1 - c c*)`. A tensor given about the link's own origin `o` has
    `J_o` in place of `I`; with `c = o + r`, the parallel axes give `J = J_o - o~h~ - r~ m o~`, `h = m c`.
    """
    mass = numbers.scalar(link.mass)
    arm = apply(frame.rotation, numbers.triple(link.com))
    centre = add(frame.position, arm)
    h = scale(mass, centre)
    turn = multiply(frame.rotation, numbers.rotation(link.inertia.rpy))
    xx, yy, zz, xy, xz, yz = (numbers.scalar(entry) for entry in link.inertia.six)
    tensor = multiply(multiply(turn, ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))), transpose(turn))
    if link.inertia.about_origin:
        parallel = add_matrices(shifted(frame.position, h), shifted(arm, scale(mass, frame.position)))
    else:
        parallel = shifted(centre, h)
    return RigidInertia(mass, h, add_matrices(tensor, parallel))


def _tools(robot: Robot, homes: Mapping[str, tuple[int, Placement]], numbers: Numbers) -> tuple[ToolFrame, ...]:
    tools = []
    for tool in robot.tools:
        body, frame = homes[tool.link]
        tools.append(ToolFrame(tool.name, body, frame.then(numbers.placement(tool.origin)), tool.directions))
    return tuple(tools)


def _loops(robot: Robot, tools: Sequence[ToolFrame], numbers: Numbers) -> tuple[LoopJoint, ...]:
    found = []
    for loop in robot.loops:
        world = ToolFrame(WORLD, ON_BASE, numbers.placement(loop.frame), ())
        frames = {WORLD: world, **{tool.name: tool for tool in tools}}
        found.append(LoopJoint(frames[loop.a], frames[loop.b], loop.constrain, loop.left_out))
    return tuple(found)
