"""MJCF as MuJoCo sees it: what was read moves as MuJoCo's own model of the file, at 20 random states, under the one rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import mujoco
import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.forward import forward_dynamics
from symdyn.core.kinematics import pose
from symdyn.core.loops import close_loops, constraint, opening
from symdyn.core.newton_euler import bias_forces, inverse_dynamics
from symdyn.core.tree import Tree
from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.judge.equality import difference
from symdyn.model.assemble import numeric_model
from tests.collection import MJCF
from tests.mjcf_samples import FOLLOWERS, MODELS, random_tree
from tests.oracles.mjcf_oracle import Mjcf

STATES = 20
ARMED = MODELS["flock"].replace('name="fly" type="free"', 'name="fly" type="free" armature="0.5"')
TEXTS = MODELS | {"followers": FOLLOWERS.replace('<joint name="stop" joint1="third" polycoef="0.4 0 0 0 0"/>', "")}
TREES = {f"tree_{seed}": random_tree(seed) for seed in range(12)}
FILES = TEXTS | TREES | {path.name: path.read_text(encoding="utf-8") for path in MJCF}
LOOPED = [name for name, text in FILES.items() if "<connect" in text or "<weld" in text]


@dataclass(frozen=True)
class Case:
    """A robot without friction loss and followers, which MuJoCo has as constraints, and MuJoCo's own model."""

    robot: Robot
    tree: Tree
    compiled: mujoco.MjModel
    judge: Mjcf


def read(text: str, folder: Path) -> Case:
    path = folder / "robot.xml"
    path.write_text(text.lstrip(), encoding="utf-8")
    robot, compiled = read_robot(path, literal_angles=True), mujoco.MjModel.from_xml_path(str(path))
    robot = replace(robot, joints=tuple(replace(joint, mimic=None) for joint in robot.joints))
    tree = Tree.of(numeric_model(robot))
    return Case(robot, replace(tree, coulomb=np.zeros(tree.n)), compiled, Mjcf(compiled))


def states(tree: Tree) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]]:
    random = np.random.default_rng(tree.n)
    for _ in range(STATES):
        v, vd, tau = random.uniform(-2.0, 2.0, (3, tree.n))
        yield tree.integrate(tree.neutral, random.uniform(-2.0, 2.0, tree.n)), v, vd, tau


@pytest.mark.parametrize("name", FILES)
def test_equals_mujoco(name: str, tmp_path: Path) -> None:
    """M, tau, the bias and qdd, damping and armature in them, and where tools are; q and v are MuJoCo's, joint by joint."""
    it = read(FILES[name], tmp_path)
    tree, judge = it.tree, it.judge
    assert [joint.kind.value for joint in it.robot.joints if joint.moves].count("floating") == (
        it.compiled.jnt_type == 0
    ).sum()
    still = replace(tree, viscous=np.zeros(tree.n), armature=np.zeros(tree.n))
    for q, v, vd, tau in states(tree):
        kappa = float(np.linalg.cond(mass_matrix(tree, q)))
        for what, got, wanted, allowed in (
            ("M", mass_matrix(tree, q), judge.mass_matrix(q), 1.0),
            ("tau", inverse_dynamics(tree, q, v, vd), judge.inverse_dynamics(q, v, vd), 1.0),
            ("bias", bias_forces(still, q, v), judge.rne(q, v), 1.0),
            ("qdd", forward_dynamics(tree, q, v, tau), judge.forward_dynamics(q, v, tau), kappa),
        ):
            found = difference(got, wanted, tree.n, allowed)
            assert found.equal, f"{what}{list(found.worst)} is {found.got}, not {found.wanted}"


@pytest.mark.parametrize("name", FILES)
def test_tools_are_where_mujoco_has_them(name: str, tmp_path: Path) -> None:
    """Sites, and bodies in files without sites, also on bodies whose joints are not at their origins."""
    it = read(FILES[name], tmp_path)
    sites = [it.compiled.site(i).name for i in range(it.compiled.nsite)]
    bodies = [it.compiled.body(i).name for i in range(it.compiled.nbody)]
    tools = [tool for tool in it.tree.tools if tool.name in (sites or bodies)]
    assert tools
    for q, *_ in states(it.tree):
        for tool in tools:
            wanted = it.judge.frame(q, "site" if sites else "body", tool.name)
            assert difference(pose(it.tree, q, tool), wanted, it.tree.n).equal, tool.name


def test_armature_of_a_free_joint_belongs_to_the_bodys_axes(tmp_path: Path) -> None:
    """M is MuJoCo's; the torque differs by the armature times `w x v`, and a note says so."""
    it = read(ARMED, tmp_path)
    assert any(
        "armature, which here belongs to velocities in the body's axes" in str(note) for note in it.robot.remarks
    )
    for q, v, vd, _ in states(it.tree):
        more = np.zeros(it.tree.n)
        more[3:6] = 0.5 * np.cross(v[:3], v[3:6])
        wanted = it.judge.inverse_dynamics(q, v, vd)
        assert difference(mass_matrix(it.tree, q), it.judge.mass_matrix(q), it.tree.n).equal
        assert difference(inverse_dynamics(it.tree, q, v, vd) + more, wanted, it.tree.n).equal


def constraints_of(model: mujoco.MjModel, q: np.ndarray, judge: Mjcf) -> tuple[np.ndarray, np.ndarray]:
    """MuJoCo's own rows of connect and weld at q, over our velocities, and how far they are open."""
    model.eq_active0[model.eq_type == int(mujoco.mjtEq.mjEQ_JOINT)] = 0
    model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_LIMIT)
    model.opt.jacobian, model.dof_frictionloss[:] = mujoco.mjtJacobian.mjJAC_DENSE, 0.0
    data = mujoco.MjData(model)
    data.qpos[:], T = judge.converted(q)
    mujoco.mj_forward(model, data)
    return data.efc_J.reshape(data.nefc, model.nv) @ T, data.efc_pos.copy()


@pytest.mark.parametrize("name", LOOPED)
def test_loops_hold_what_mujoco_holds(name: str, tmp_path: Path) -> None:
    """Where our loops are closed MuJoCo's are, our rows are independent, and they span all that MuJoCo's equalities hold."""
    it = read(FILES[name], tmp_path)
    random, seen = np.random.default_rng(0), 0
    for _ in range(40):
        start = it.tree.integrate(it.tree.neutral, random.uniform(-1.0, 1.0, it.tree.n))
        q = close_loops(it.tree, start)
        if q is None or seen == 3:
            continue
        seen += 1
        assert np.abs(opening(it.tree, q)).max() < 1e-11
        ours = constraint(it.tree, q, np.zeros(it.tree.n)).J
        theirs, apart = constraints_of(it.compiled, q, it.judge)
        assert np.abs(apart).max() < 1e-9
        rank = len(ours)
        assert np.linalg.matrix_rank(ours, tol=1e-7) == rank
        assert np.linalg.matrix_rank(theirs, tol=1e-7) == rank
        assert np.linalg.matrix_rank(np.vstack([ours, theirs]), tol=1e-7) == rank
    assert seen == 3
