"""Pinocchio as a judge, matched with our model by joint name.

Its joint order is its own, continuous joints take (cos, sin), mimic joints count as free, `computeMinverse` and the
derivatives fill one triangle of symmetric matrices: all of that is handled here and nowhere else.
"""

from __future__ import annotations

import numpy as np
import pinocchio as pin

_TO_ANGULAR_FIRST = [3, 4, 5, 0, 1, 2]


class Pinocchio:
    """A Pinocchio model with the joints in our order."""

    def __init__(self, urdf: str, joints: list[str], gravity: np.ndarray, armature: np.ndarray) -> None:
        model = pin.buildModelFromXML(urdf)
        extra = [model.getJointId(name) for name in list(model.names)[1:] if name not in joints]
        if extra:
            model = pin.buildReducedModel(model, extra, pin.neutral(model))
        ids = [model.getJointId(name) for name in joints]
        self.model, self.data = model, None
        self.joints = [model.joints[i] for i in ids]
        self.order = np.array([joint.idx_v for joint in self.joints])
        model.gravity.linear = gravity
        spread = np.zeros(model.nv)
        spread[self.order] = armature
        model.armature = spread
        self.data = model.createData()

    def q(self, ours: np.ndarray) -> np.ndarray:
        full = pin.neutral(self.model)
        for joint, value in zip(self.joints, ours, strict=True):
            full[joint.idx_q : joint.idx_q + joint.nq] = [np.cos(value), np.sin(value)] if joint.nq == 2 else [value]
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
        self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray, frames: tuple[str, str], *, turning: bool
    ) -> tuple[np.ndarray, np.ndarray]:
        """qdd with frame a welded to frame b, or only held at its point, and the wrench of a on b in a's axes.

        Pinocchio has none but these two loops. Its wrench is the one on a, forces first.
        """
        placed = [self.model.frames[self._frame(frame)] for frame in frames]
        ends = [part for frame in placed for part in (frame.parentJoint, frame.placement)]
        kind = pin.ContactType.CONTACT_3D if turning else pin.ContactType.CONTACT_6D
        loops, loops_data = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
        loops.append(pin.RigidConstraintModel(kind, self.model, *ends, pin.ReferenceFrame.LOCAL))
        loops_data.append(loops[0].createData())
        data = self.model.createData()
        pin.initConstraintDynamics(self.model, data, loops, loops_data)
        exact = pin.ProximalSettings(1e-14, 1e-14, 10)
        state = self.q(q), self.v(qd), self.v(tau)
        qdd = pin.constraintDynamics(self.model, data, *state, loops, loops_data, exact)
        return qdd[self.order], -loops_data[0].contact_force.vector[_TO_ANGULAR_FIRST]

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
