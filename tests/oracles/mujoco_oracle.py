"""MuJoCo as a judge, for the models it accepts.

It is told not to clamp or balance inertias, and to keep contacts, limits and friction out. It rotates every inertia
into principal axes with a tolerance of its own, so those are put in again here from a full-precision one.
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
        self.order = np.array([model.joint(name).dofadr[0] for name in joints])
        self.q_order = np.array([model.joint(name).qposadr[0] for name in joints])
        assert model.nv == len(joints)
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
        self.data.qvel[self.order] = qd

    def mass_matrix(self, q: np.ndarray) -> np.ndarray:
        self._set(q, 0 * q)
        mujoco.mj_forward(self.model, self.data)
        full = np.zeros((self.model.nv, self.model.nv))
        mujoco.mj_fullM(self.model, self.data, full)
        return full[np.ix_(self.order, self.order)]

    def inverse_dynamics(self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> np.ndarray:
        self._set(q, qd)
        self.data.qacc[self.order] = qdd
        mujoco.mj_inverse(self.model, self.data)
        return self.data.qfrc_inverse[self.order].copy()

    def forward_dynamics(self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> np.ndarray:
        self._set(q, qd)
        self.data.qfrc_applied[self.order] = tau
        mujoco.mj_forward(self.model, self.data)
        return self.data.qacc[self.order].copy()

    def jacobian(self, q: np.ndarray, frame: str) -> np.ndarray:
        self._set(q, 0 * q)
        mujoco.mj_forward(self.model, self.data)
        body = self.model.body(frame).id
        linear, angular = np.zeros((3, self.model.nv)), np.zeros((3, self.model.nv))
        mujoco.mj_jacBody(self.model, self.data, linear, angular, body)
        return np.vstack([angular, linear])[:, self.order]


def _rotation(rpy: list[float]) -> np.ndarray:
    cos, sin = np.cos(rpy), np.sin(rpy)
    roll = np.array([[1, 0, 0], [0, cos[0], -sin[0]], [0, sin[0], cos[0]]])
    pitch = np.array([[cos[1], 0, sin[1]], [0, 1, 0], [-sin[1], 0, cos[1]]])
    yaw = np.array([[cos[2], -sin[2], 0], [sin[2], cos[2], 0], [0, 0, 1]])
    return yaw @ pitch @ roll
