"""Pinocchio as a judge, matched with our model by joint name: read from URDF, or built by hand from a `Model`.

Its joint order is its own, continuous and planar joints take (cos, sin), velocities of floating and planar joints come with
their linear part first, mimic joints count as free unless `mimic` is asked for (then it forgets their armature, and refuses
forward dynamics and derivatives), `computeMinverse` and the derivatives fill one triangle of symmetric matrices: all of that is
handled here and nowhere else.
"""

from __future__ import annotations

import numpy as np
import pinocchio as pin

from symdyn.model.free import about_com
from symdyn.model.tree import ON_BASE, Joint, Model, Motion
from symdyn.model.vectors import Placement

_TO_ANGULAR_FIRST = [3, 4, 5, 0, 1, 2]
_OWN_ORDER = {"JointModelFreeFlyer": _TO_ANGULAR_FIRST, "JointModelPlanar": [2, 0, 1]}
End = str | tuple[np.ndarray, np.ndarray]
"""A side of a loop: the name of a frame, or rotation and position of one in the world."""


class Pinocchio:
    """A Pinocchio model with the joints in our order."""

    def __init__(
        self, urdf: str, joints: list[str], gravity: np.ndarray, armature: np.ndarray, *, mimic: bool = False
    ) -> None:
        model = pin.buildModelFromXML(urdf, mimic)
        if mimic:  # what follows has no numbers of its own, and no armature
            self._take(model, joints, gravity, armature)
            return
        extra = [model.getJointId(name) for name in list(model.names)[1:] if name not in joints]
        if extra:
            model = pin.buildReducedModel(model, extra, pin.neutral(model))
        self._take(model, joints, gravity, armature)

    @classmethod
    def of(cls, model: Model) -> Pinocchio:
        """Built joint by joint, for kinds that URDF does not have; bodies and tools are frames."""
        it = cls.__new__(cls)
        armature = [model.joints[dof.body].armature for dof in model.dofs]
        names = [joint.name for joint in model.joints]
        it._take(_assembled(model), names, np.array(model.gravity, float), np.array(armature, float))
        return it

    def _take(self, model: pin.Model, joints: list[str], gravity: np.ndarray, armature: np.ndarray) -> None:
        self.model = model
        self.joints = [model.joints[model.getJointId(name)] for name in joints]
        self.order = np.concatenate([joint.idx_v + _columns(joint) for joint in self.joints])
        model.gravity.linear = gravity
        spread = np.zeros(model.nv)
        spread[self.order] = armature
        model.armature = spread
        self.data = model.createData()

    def q(self, ours: np.ndarray) -> np.ndarray:
        full, first = pin.neutral(self.model), 0
        for joint in self.joints:
            size = joint.nq - _by_cosine(joint)
            value, first = ours[first : first + size], first + size
            if _by_cosine(joint):
                value = [*value[:-1], np.cos(value[-1]), np.sin(value[-1])]
            full[joint.idx_q : joint.idx_q + joint.nq] = value
        assert first == len(ours)
        return full

    def v(self, ours: np.ndarray) -> np.ndarray:
        full = np.zeros(self.model.nv)
        full[self.order] = ours
        return full

    def _square(self, theirs: np.ndarray) -> np.ndarray:
        full = np.triu(theirs) + np.triu(theirs, 1).T
        return full[np.ix_(self.order, self.order)]

    def _table(self, theirs: np.ndarray) -> np.ndarray:
        return theirs[np.ix_(self.order, self.order)]

    def mass_matrix(self, q: np.ndarray) -> np.ndarray:
        return self._square(pin.crba(self.model, self.data, self.q(q)))

    def mass_matrix_inverse(self, q: np.ndarray) -> np.ndarray:
        return self._square(pin.computeMinverse(self.model, self.data, self.q(q)))

    def inverse_dynamics(self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> np.ndarray:
        return pin.rnea(self.model, self.data, self.q(q), self.v(qd), self.v(qdd))[self.order]

    def forward_dynamics(self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> np.ndarray:
        return pin.aba(self.model, self.data, self.q(q), self.v(qd), self.v(tau))[self.order]

    def inverse_dynamics_derivatives(
        self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """dtau/dq, dtau/dqd and M."""
        pin.computeRNEADerivatives(self.model, self.data, self.q(q), self.v(qd), self.v(qdd))
        return self._table(self.data.dtau_dq), self._table(self.data.dtau_dv), self._square(self.data.M)

    def forward_dynamics_derivatives(
        self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """dqdd/dq, dqdd/dqd and M^-1."""
        pin.computeABADerivatives(self.model, self.data, self.q(q), self.v(qd), self.v(tau))
        return self._table(self.data.ddq_dq), self._table(self.data.ddq_dv), self._square(self.data.Minv)

    def constrained_forward_dynamics(
        self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray, ends: tuple[End, End], *, turning: bool
    ) -> tuple[np.ndarray, np.ndarray]:
        """qdd with frame a welded to frame b, or only held at its point, and the wrench of a on b in a's axes.

        Pinocchio has none but these two loops. Its wrench is the one on a, forces first.
        """
        loops, loops_data = self._loop(ends, turning)
        data = self.model.createData()
        pin.initConstraintDynamics(self.model, data, loops, loops_data)
        exact = pin.ProximalSettings(1e-14, 1e-14, 10)
        state = self.q(q), self.v(qd), self.v(tau)
        qdd = pin.constraintDynamics(self.model, data, *state, loops, loops_data, exact)
        return qdd[self.order], -loops_data[0].contact_force.vector[_TO_ANGULAR_FIRST]

    def contact_dynamics(
        self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray, frames: list[tuple[str, bool]]
    ) -> tuple[np.ndarray, np.ndarray]:
        """qdd with frames on the ground, by their points or (True) flat, and the ground's forces at their points, base axes."""
        held, held_data = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
        for name, flat in frames:
            kind = pin.ContactType.CONTACT_6D if flat else pin.ContactType.CONTACT_3D
            held.append(pin.RigidConstraintModel(kind, self.model, *self._end(name), pin.ReferenceFrame.LOCAL))
            held_data.append(held[-1].createData())
        data = self.model.createData()
        pin.initConstraintDynamics(self.model, data, held, held_data)
        exact = pin.ProximalSettings(1e-14, 1e-12, 100)
        qdd = pin.constraintDynamics(self.model, data, self.q(q), self.v(qd), self.v(tau), held, held_data, exact)
        pin.framesForwardKinematics(self.model, self.data, self.q(q))
        turns = [self.data.oMf[self._frame(name)].rotation for name, _ in frames]
        forces = [turn @ it.contact_force.linear for turn, it in zip(turns, held_data, strict=True)]
        return qdd[self.order], np.array(forces)

    def loop_constraint(self, q: np.ndarray, ends: tuple[End, End], *, turning: bool) -> tuple[np.ndarray, np.ndarray]:
        """The Jacobian of that loop, angular rows first, and its product with the inverse of M from both sides."""
        loops, loops_data = self._loop(ends, turning)
        data = self.model.createData()
        pin.computeJointJacobians(self.model, data, self.q(q))
        loops[0].calc(self.model, data, loops_data[0])
        J = pin.getConstraintJacobian(self.model, data, loops[0], loops_data[0])[:, self.order]
        J = J if turning else J[_TO_ANGULAR_FIRST]
        return J, J @ self.mass_matrix_inverse(q) @ J.T

    def _loop(
        self, ends: tuple[End, End], turning: bool
    ) -> tuple[pin.StdVec_RigidConstraintModel, pin.StdVec_RigidConstraintData]:
        """Frame a welded to frame b, or only held at its point."""
        kind = pin.ContactType.CONTACT_3D if turning else pin.ContactType.CONTACT_6D
        placed = [part for end in ends for part in self._end(end)]
        loops, loops_data = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
        loops.append(pin.RigidConstraintModel(kind, self.model, *placed, pin.ReferenceFrame.LOCAL))
        loops_data.append(loops[0].createData())
        return loops, loops_data

    def _end(self, end: End) -> tuple[int, pin.SE3]:
        """A side of a loop: its joint, and where it sits there."""
        if not isinstance(end, str):
            return 0, pin.SE3(*end)
        frame = self.model.frames[self._frame(end)]
        return frame.parentJoint, frame.placement

    def wrenches(self, q: np.ndarray, frames: list[str], f: np.ndarray) -> pin.StdVec_Force:
        """Moments and forces on frames, base axes at their points, as Pinocchio takes them: on the joints, in their axes."""
        pin.framesForwardKinematics(self.model, self.data, self.q(q))
        found = [pin.Force.Zero() for _ in range(self.model.njoints)]
        for name, wrench in zip(frames, f, strict=True):
            frame = self._frame(name)
            point, joint = self.data.oMf[frame].translation, self.model.frames[frame].parentJoint
            at_base = pin.Force(wrench[3:], wrench[:3] + np.cross(point, wrench[3:]))
            found[joint] += self.data.oMi[joint].actInv(at_base)
        return pin.StdVec_Force(found)

    def inverse_dynamics_under(
        self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, wrenches: pin.StdVec_Force
    ) -> np.ndarray:
        return pin.rnea(self.model, self.data, self.q(q), self.v(qd), self.v(qdd), wrenches)[self.order]

    def forward_dynamics_under(
        self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray, wrenches: pin.StdVec_Force
    ) -> np.ndarray:
        return pin.aba(self.model, self.data, self.q(q), self.v(qd), self.v(tau), wrenches)[self.order]

    def derivatives_under(
        self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, tau: np.ndarray, wrenches: pin.StdVec_Force
    ) -> tuple[np.ndarray, np.ndarray]:
        """dtau/dq and dqdd/dq, the wrenches turning with the joints."""
        pin.computeRNEADerivatives(self.model, self.data, self.q(q), self.v(qd), self.v(qdd), wrenches)
        inverse = self._table(self.data.dtau_dq)
        pin.computeABADerivatives(self.model, self.data, self.q(q), self.v(qd), self.v(tau), wrenches)
        return inverse, self._table(self.data.ddq_dq)

    def body_motions(self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Velocities, accelerations with gravity in them and forces of the bodies, base axes at the base origin; (B,6) each."""
        pin.rnea(self.model, self.data, self.q(q), self.v(qd), self.v(qdd))
        pin.updateGlobalPlacements(self.model, self.data)
        data, ids = self.data, [joint.id for joint in self.joints]
        return tuple(  # type: ignore[return-value]
            np.array([data.oMi[i].act(parts[i]).vector[_TO_ANGULAR_FIRST] for i in ids]).reshape(-1, 6)
            for parts in (data.v, data.a_gf, data.f)
        )

    def composite_inertias(self, q: np.ndarray) -> np.ndarray:
        """Of every body and what hangs on it, base axes at the base origin; (B,6,6)."""
        pin.ccrba(self.model, self.data, self.q(q), np.zeros(self.model.nv))
        order = np.ix_(_TO_ANGULAR_FIRST, _TO_ANGULAR_FIRST)
        return np.array([self.data.oYcrb[joint.id].matrix()[order] for joint in self.joints]).reshape(-1, 6, 6)

    def centroidal(self, q: np.ndarray, qd: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Centre of mass, its Jacobian, the centroidal momentum matrix and its rate times qd."""
        center = pin.centerOfMass(self.model, self.data, self.q(q)).copy()
        J = pin.jacobianCenterOfMass(self.model, self.data, self.q(q)).reshape(3, -1)[:, self.order]
        rate = pin.computeCentroidalMapTimeVariation(self.model, self.data, self.q(q), self.v(qd)).reshape(6, -1)
        A = pin.ccrba(self.model, self.data, self.q(q), self.v(qd)).reshape(6, -1)
        return center, J, A[np.ix_(_TO_ANGULAR_FIRST, self.order)], (rate @ self.v(qd))[_TO_ANGULAR_FIRST]

    def coriolis_matrix(self, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        return self._table(pin.computeCoriolisMatrix(self.model, self.data, self.q(q), self.v(qd)))

    def kinetic_energy(self, q: np.ndarray, qd: np.ndarray) -> float:
        """Without the armature's, which Pinocchio forgets for axes that are not x, y or z."""
        still = self.model.copy()
        still.armature = 0 * still.armature
        return float(pin.computeKineticEnergy(still, still.createData(), self.q(q), self.v(qd)))

    def potential_energy(self, q: np.ndarray) -> float:
        return float(pin.computePotentialEnergy(self.model, self.data, self.q(q)))

    def integrate(self, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        """The position after a unit of time, in its own numbers, as `q` gives them."""
        return pin.integrate(self.model, self.q(q), self.v(qd))

    def apart(self, ours: np.ndarray, theirs: np.ndarray) -> np.ndarray:
        """The velocity from our position to one in its own numbers: of two quaternions of an attitude it takes either."""
        return pin.difference(self.model, self.q(ours), theirs)[self.order]

    def integrate_derivatives(self, q: np.ndarray, qd: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How that position changes with q and with qd."""
        parts = (pin.ArgumentPosition.ARG0, pin.ArgumentPosition.ARG1)
        by_q, by_qd = (pin.dIntegrate(self.model, self.q(q), self.v(qd), part) for part in parts)
        return self._table(by_q), self._table(by_qd)

    def pose(self, q: np.ndarray, frame: str) -> np.ndarray:
        pin.framesForwardKinematics(self.model, self.data, self.q(q))
        return self.data.oMf[self._frame(frame)].homogeneous

    def jacobian(self, q: np.ndarray, frame: str) -> np.ndarray:
        J = pin.computeFrameJacobian(
            self.model, self.data, self.q(q), self._frame(frame), pin.ReferenceFrame.LOCAL_WORLD_ALIGNED
        )
        return J.reshape(6, -1)[np.ix_(_TO_ANGULAR_FIRST, self.order)]

    def jacobian_rate(self, q: np.ndarray, qd: np.ndarray, frame: str) -> np.ndarray:
        pin.computeJointJacobiansTimeVariation(self.model, self.data, self.q(q), self.v(qd))
        pin.updateFramePlacements(self.model, self.data)
        rate = pin.getFrameJacobianTimeVariation(
            self.model, self.data, self._frame(frame), pin.ReferenceFrame.LOCAL_WORLD_ALIGNED
        )
        return rate.reshape(6, -1)[np.ix_(_TO_ANGULAR_FIRST, self.order)]

    def _frame(self, name: str) -> int:
        index = self.model.getFrameId(name, pin.FrameType.BODY)
        assert index < self.model.nframes, name
        return index


def _columns(joint: pin.JointModel) -> np.ndarray:
    """Where our columns are among the joint's own."""
    return np.array(_OWN_ORDER.get(joint.shortname(), np.arange(joint.nv)))


def _by_cosine(joint: pin.JointModel) -> bool:
    """Whether the joint's last angle is spelt by its cosine and sine."""
    return joint.nq == 2 or joint.shortname() == "JointModelPlanar"


def _assembled(model: Model) -> pin.Model:
    """Pinocchio's model of ours, in our order, which is depth first as it must be.

    A planar joint moves in x and y of its frame there; so bodies stand in the frames of their joints' axes.
    """
    theirs = pin.Model()
    turned = [pin.SE3(np.array(joint.axes, float), np.zeros(3)) for joint in model.joints] + [pin.SE3.Identity()]
    for i, body in enumerate(model.bodies):  # the base is the last of `turned`, as ON_BASE says
        placement = turned[body.parent].inverse() * _se3(body.placement) * turned[i]
        joint = theirs.addJoint(body.parent + 1, _joint(body.joint), placement, body.joint.name)
        mass, com, tensor = (np.array(part, float) for part in about_com(body.inertia))
        theirs.appendBodyToJoint(joint, pin.Inertia(float(mass), com, tensor), turned[i].inverse())
    for tool in model.tools:
        joint = 0 if tool.body == ON_BASE else tool.body + 1
        placement = turned[tool.body].inverse() * _se3(tool.placement)
        theirs.addFrame(pin.Frame(tool.name, joint, placement, pin.FrameType.BODY))
    return theirs


def _joint(joint: Joint) -> object:
    axis = np.array(joint.axis, float)
    made = {
        Motion.BALL: pin.JointModelSpherical,
        Motion.PLANAR: pin.JointModelPlanar,
        Motion.FLOATING: pin.JointModelFreeFlyer,
        Motion.REVOLUTE: lambda: pin.JointModelRevoluteUnaligned(axis),
        Motion.PRISMATIC: lambda: pin.JointModelPrismaticUnaligned(axis),
    }
    return made[joint.motion]()


def _se3(placement: Placement) -> pin.SE3:
    return pin.SE3(np.array(placement.rotation, float), np.array(placement.position, float))
