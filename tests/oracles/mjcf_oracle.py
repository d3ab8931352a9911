"""MuJoCo as a judge of MJCF that it has compiled itself: its own numbers, order and joints, not ours.

Kept out on a copy of its model: contacts, limits, equalities, friction loss, springs, non-linear dampers, gravity compensation,
fluid. MuJoCo has quaternions with w first and of a free joint `qvel = [R v; w]`, so that `qacc = [R (vd + w x v); wd]`: that is
turned into ours here and nowhere else.
"""

from __future__ import annotations

import copy
from typing import Any

import mujoco
import numpy as np

_FREE, _BALL = int(mujoco.mjtJoint.mjJNT_FREE), int(mujoco.mjtJoint.mjJNT_BALL)
_OFF = int(mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_CONSTRAINT)


class Mjcf:
    """A compiled model. Positions and velocities are ours: joint by joint, as both have them in the order of the file."""

    def __init__(self, model: mujoco.MjModel) -> None:
        self.model = copy.copy(model)
        self.model.opt.disableflags |= _OFF
        self.model.opt.density = self.model.opt.viscosity = 0.0
        for table in ("jnt_stiffness", "jnt_stiffnesspoly", "dof_dampingpoly", "body_gravcomp"):
            if hasattr(self.model, table):
                getattr(self.model, table)[:] = 0.0
        self.data = mujoco.MjData(self.model)

    def _joints(self) -> list[tuple[int, int, int]]:
        """Kind, first position and first velocity of each."""
        m = self.model
        return [(int(m.jnt_type[j]), int(m.jnt_qposadr[j]), int(m.jnt_dofadr[j])) for j in range(m.njnt)]

    def converted(self, q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """MuJoCo's position, and `T` of `qvel = T v`."""
        qpos, T = np.array(q), np.eye(self.model.nv)
        for kind, at, by in self._joints():
            if kind in (_FREE, _BALL):
                start = at + 3 * (kind == _FREE)
                qpos[start : start + 4] = q[[start + 3, start, start + 1, start + 2]]
            if kind == _FREE:
                R = np.zeros(9)
                mujoco.mju_quat2Mat(R, qpos[at + 3 : at + 7])
                T[by : by + 6, by : by + 6] = 0.0
                T[by : by + 3, by + 3 : by + 6], T[by + 3 : by + 6, by : by + 3] = R.reshape(3, 3), np.eye(3)
        return qpos, T

    def _turning(self, v: np.ndarray) -> np.ndarray:
        """What `T vd` lacks of qacc, in our order: `w x v` of free joints."""
        found = np.zeros(self.model.nv)
        for kind, _, by in self._joints():
            if kind == _FREE:
                found[by + 3 : by + 6] = np.cross(v[by : by + 3], v[by + 3 : by + 6])
        return found

    def _set(self, q: np.ndarray, v: np.ndarray) -> np.ndarray:
        mujoco.mj_resetData(self.model, self.data)
        self.data.qpos[:], T = self.converted(q)
        self.data.qvel[:] = T @ v
        return T

    def mass_matrix(self, q: np.ndarray) -> np.ndarray:
        T = self._set(q, np.zeros(self.model.nv))
        mujoco.mj_forward(self.model, self.data)
        full = np.zeros((self.model.nv, self.model.nv))
        mujoco.mj_fullM(self.model, self.data, full)
        return T.T @ full @ T

    def inverse_dynamics(self, q: np.ndarray, v: np.ndarray, vd: np.ndarray) -> np.ndarray:
        """With damping, by `mj_inverse`."""
        T = self._set(q, v)
        self.data.qacc[:] = T @ (vd + self._turning(v))
        mujoco.mj_inverse(self.model, self.data)
        return T.T @ self.data.qfrc_inverse

    def rne(self, q: np.ndarray, v: np.ndarray) -> np.ndarray:
        """`mj_rne` at rest of `vd`, without damping and armature."""
        T = self._set(q, v)
        mujoco.mj_forward(self.model, self.data)
        self.data.qacc[:] = T @ self._turning(v)
        found = np.zeros(self.model.nv)
        mujoco.mj_rne(self.model, self.data, 1, found)
        return T.T @ found

    def forward_dynamics(self, q: np.ndarray, v: np.ndarray, tau: np.ndarray) -> np.ndarray:
        T = self._set(q, v)
        self.data.qfrc_applied[:] = np.linalg.solve(T.T, tau)
        mujoco.mj_forward(self.model, self.data)
        return np.linalg.solve(T, self.data.qacc) - self._turning(v)

    def frame(self, q: np.ndarray, kind: str, name: str) -> np.ndarray:
        """Pose of a body or a site in the world, (4,4)."""
        self._set(q, np.zeros(self.model.nv))
        mujoco.mj_kinematics(self.model, self.data)
        it: Any = getattr(self.data, kind)(name)
        found = np.eye(4)
        found[:3, :3], found[:3, 3] = it.xmat.reshape(3, 3), it.xpos
        return found
