"""MuJoCo as a judge, for the models it accepts.

It is told not to clamp or balance inertias, and to keep contacts, limits and friction out. It rotates every inertia
into principal axes with a tolerance of its own, so those are put in again here from a full-precision one. Its free joints
have the linear velocity first and in world axes, and quaternions with w first: ours are turned into those, `T v`.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET

import mujoco
import numpy as np

_COMPILER = {
    "balanceinertia": "false",
    "boundmass": "0",
    "boundinertia": "0",
    "fusestatic": "false",
    "discardvisual": "true",
    "strippath": "true",
}


_FREE = [0, 1, 2, 4, 5, 6, 3]  # where our x y z and quaternion are among its numbers


class MuJoCo:
    """A MuJoCo model with the joints in our order."""

    def __init__(self, urdf: str, joints: list[str], gravity: np.ndarray, armature: np.ndarray) -> None:
        root = ET.fromstring(urdf)
        for parent in root.iter("link"):
            for tag in ("visual", "collision"):
                for child in parent.findall(tag):
                    parent.remove(child)
        ET.SubElement(ET.SubElement(root, "mujoco"), "compiler", _COMPILER)
        self.model = mujoco.MjModel.from_xml_string(ET.tostring(root, encoding="unicode"))
        model = self.model
        free = int(mujoco.mjtJoint.mjJNT_FREE)
        sizes = [(6, _FREE) if model.joint(name).type[0] == free else (1, [0]) for name in joints]
        starts = [(model.joint(name).dofadr[0], model.joint(name).qposadr[0]) for name in joints]
        self.order = np.concatenate([dof + np.arange(size) for (dof, _), (size, _) in zip(starts, sizes, strict=True)])
        self.q_order = np.concatenate([at + np.array(own) for (_, at), (_, own) in zip(starts, sizes, strict=True)])
        columns = np.cumsum([0, *(size for size, _ in sizes)])
        self.free = [int(first) for first, (size, _) in zip(columns, sizes, strict=False) if size > 1]
        places = np.cumsum([0, *(len(own) for _, own in sizes)])
        self.attitudes = [int(first) + 3 for first, (size, _) in zip(places, sizes, strict=False) if size > 1]
        assert model.nv == len(self.order)
        model.opt.gravity[:] = gravity
        model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_CONSTRAINT)
        model.dof_damping[:] = 0
        model.dof_frictionloss[:] = 0
        model.dof_armature[self.order] = armature
        self._sharpen_inertias(root)
        self.data = mujoco.MjData(model)

    def _sharpen_inertias(self, root: ET.Element) -> None:
        for link in root.iter("link"):
            inertial = link.find("inertial")
            body = mujoco.mj_name2id(self.model, mujoco.mjtObj.mjOBJ_BODY, link.get("name", ""))
            if inertial is None or body <= 0:
                continue
            tensor = inertial.find("inertia")
            assert tensor is not None
            xx, yy, zz, xy, xz, yz = (float(tensor.get(k, "0")) for k in ("ixx", "iyy", "izz", "ixy", "ixz", "iyz"))
            origin = inertial.find("origin")
            rpy = [float(x) for x in origin.get("rpy", "0 0 0").split()] if origin is not None else [0.0, 0.0, 0.0]
            turn = _rotation(rpy)
            full = turn @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ turn.T
            if not np.any(full - np.diag(np.diag(full))):
                continue  # exact already, and MuJoCo's flags for aligned frames must stay true
            moments, axes = np.linalg.eigh(full)
            if np.linalg.det(axes) < 0:
                axes[:, 0] *= -1
            quat = np.zeros(4)
            mujoco.mju_mat2Quat(quat, axes.ravel())
            self.model.body_inertia[body], self.model.body_iquat[body] = moments, quat / np.linalg.norm(quat)
            # What was aligned up to rounding need not be after eigh, which sorts the moments.
            self.model.body_sameframe[body] = int(mujoco.mjtSameFrame.mjSAMEFRAME_NONE)
            self.model.body_simple[body], self.model.dof_simplenum[:] = 0, 0

    def _set(self, q: np.ndarray, qd: np.ndarray) -> None:
        mujoco.mj_resetData(self.model, self.data)
        self.data.qpos[self.q_order] = q
        self.data.qvel[self.order] = self._rates(q) @ qd

    def _rates(self, q: np.ndarray) -> np.ndarray:
        """`T`: what its velocities are, in our order of joints, for ours; 1 but for free joints."""
        T = np.eye(len(self.order))
        for first, place in zip(self.free, self.attitudes, strict=True):
            T[first : first + 6, first : first + 6] = np.roll(np.eye(6), 3, axis=0)
            T[first : first + 3, first + 3 : first + 6] = _attitude(q[place : place + 4])
        return T

    def _bias(self, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        """The rate of `T` times qd: world axes see `R (w x v)` where ours see nothing."""
        bias = np.zeros(len(self.order))
        for first, place in zip(self.free, self.attitudes, strict=True):
            w, v = qd[first : first + 3], qd[first + 3 : first + 6]
            bias[first : first + 3] = _attitude(q[place : place + 4]) @ np.cross(w, v)
        return bias

    def mass_matrix(self, q: np.ndarray) -> np.ndarray:
        self._set(q, np.zeros(len(self.order)))
        mujoco.mj_forward(self.model, self.data)
        full = np.zeros((self.model.nv, self.model.nv))
        mujoco.mj_fullM(self.model, self.data, full)
        return self._rates(q).T @ full[np.ix_(self.order, self.order)] @ self._rates(q)

    def inverse_dynamics(self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> np.ndarray:
        self._set(q, qd)
        self.data.qacc[self.order] = self._rates(q) @ qdd + self._bias(q, qd)
        mujoco.mj_inverse(self.model, self.data)
        return self._rates(q).T @ self.data.qfrc_inverse[self.order]

    def forward_dynamics(self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> np.ndarray:
        T = self._rates(q)  # of rotations and permutations: its inverse is its transpose
        self._set(q, qd)
        self.data.qfrc_applied[self.order] = T @ tau
        mujoco.mj_forward(self.model, self.data)
        return T.T @ (self.data.qacc[self.order] - self._bias(q, qd))

    def jacobian(self, q: np.ndarray, frame: str) -> np.ndarray:
        self._set(q, np.zeros(len(self.order)))
        mujoco.mj_forward(self.model, self.data)
        body = self.model.body(frame).id
        linear, angular = np.zeros((3, self.model.nv)), np.zeros((3, self.model.nv))
        mujoco.mj_jacBody(self.model, self.data, linear, angular, body)
        return np.vstack([angular, linear])[:, self.order] @ self._rates(q)


def _attitude(quaternion: np.ndarray) -> np.ndarray:
    """The rotation of a quaternion `[u; w]`."""
    matrix = np.zeros(9)
    mujoco.mju_quat2Mat(matrix, np.roll(quaternion, 1))
    return matrix.reshape(3, 3)


def _rotation(rpy: list[float]) -> np.ndarray:
    cos, sin = np.cos(rpy), np.sin(rpy)
    roll = np.array([[1, 0, 0], [0, cos[0], -sin[0]], [0, sin[0], cos[0]]])
    pitch = np.array([[cos[1], 0, sin[1]], [0, 1, 0], [-sin[1], 0, cos[1]]])
    yaw = np.array([[cos[2], -sin[2], 0], [sin[2], cos[2], 0], [0, 0, 1]])
    return yaw @ pitch @ roll
