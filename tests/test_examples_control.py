"""Controllers of docs/examples on generated code: Pinocchio, MuJoCo and the core judge what they did."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sysconfig
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import symdyn
from symdyn.model.assemble import numeric_model
from tests.collection import ROOT
from tests.integrators import runge_kutta
from tests.oracles.pinocchio_oracle import Pinocchio

EXAMPLES = ROOT / "docs" / "examples"


@pytest.fixture
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A script, with the folder it would run in on the path."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module(request.param)


def only(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("example", [name], indirect=True)


class Judge:
    """Pinocchio's arm, with the friction of the file, which Pinocchio does not know."""

    def __init__(self, robot: symdyn.Mechanism) -> None:
        model = numeric_model(robot.description)
        self.arm = Pinocchio.of(model)
        self.viscous = np.array([joint.viscous for joint in model.joints], float)
        assert self.viscous.all()

    def inverse_dynamics(self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> np.ndarray:
        return self.arm.inverse_dynamics(q, qd, qdd) + self.viscous * qd

    def forward_dynamics(self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> np.ndarray:
        return self.arm.forward_dynamics(q, qd, tau - self.viscous * qd)


# --- computed torque


@only("computed_torque")
def test_computed_torque_moves_as_pinocchio_says(example: ModuleType) -> None:
    """Torques are Pinocchio's for the accelerations wanted, the arm moves as it says, and the error as theory has it."""
    record = example.simulate(example.computed_torque, 0.25)
    judge = Judge(symdyn.load("panda"))
    for k in range(0, 250, 50):
        q, qd, tau = record.q[k], record.qd[k], record.tau[k]
        _, rate, acceleration = example.wanted(record.t[k])
        asked = acceleration + 2 * example.W * (rate - qd) + example.W**2 * record.e[k]
        assert np.allclose(tau, judge.inverse_dynamics(q, qd, asked), rtol=1e-9, atol=1e-9)

        def rate_of(x: np.ndarray, tau: np.ndarray = tau) -> np.ndarray:
            q, qd = np.split(x, 2)
            return np.concatenate([qd, judge.forward_dynamics(q, qd, tau)])

        x = runge_kutta(rate_of, np.concatenate([q, qd]), example.PERIOD)
        assert np.allclose(x, np.concatenate([record.q[k + 1], record.qd[k + 1]]), rtol=1e-9, atol=1e-9)
    early = record.t < 0.2
    assert np.abs(record.size / example.said(record.t) - 1)[early].max() < 0.05


@only("computed_torque")
def test_halving_the_period_halves_what_is_left(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """What remains of the error is what holding torques costs, of first order in the period, as the docstring has it."""

    def left(period: float) -> float:
        monkeypatch.setattr(example, "PERIOD", period)
        record = example.simulate(example.computed_torque, 0.7)
        return float(record.size[-1])

    assert 1.8 < left(0.001) / left(0.0005) < 2.2


@only("computed_torque")
def test_no_other_law_passes_for_computed_torque(example: ModuleType) -> None:
    """The example's own check refuses the law without velocities."""
    gravity = example.simulate(example.with_gravity, 0.7)
    with pytest.raises(AssertionError):
        example.check(gravity, [gravity])


# --- operational space


@only("operational_space")
def test_the_hand_accelerates_as_asked(example: ModuleType) -> None:
    """J qdd + Jd qd of Pinocchio under the torques of the law is the acceleration asked for, however the elbow is swung."""
    arm, judge = example.panda(), Judge(symdyn.load("panda"))
    record, hand = example.simulate(arm, seconds=0.2), "panda_hand_tcp"
    springs = example.simulate(arm, example.by_springs, seconds=0.2)
    for k in range(1, 200, 40):
        q, qd = record.q[k], record.qd[k]
        qdd = judge.forward_dynamics(q, qd, record.tau[k])
        found = judge.arm.jacobian(q, hand) @ qdd + judge.arm.jacobian_rate(q, qd, hand) @ qd
        assert np.allclose(found, record.pull[k], rtol=1e-8, atol=1e-8 * np.abs(record.pull).max())
        assert np.allclose(judge.arm.pose(q, hand)[:3, 3], record.x[k], atol=1e-12)
        qdd = judge.forward_dynamics(springs.q[k], springs.qd[k], springs.tau[k])
        J, Jd = judge.arm.jacobian(springs.q[k], hand), judge.arm.jacobian_rate(springs.q[k], springs.qd[k], hand)
        assert np.abs(J @ qdd + Jd @ springs.qd[k] - springs.pull[k]).max() > 1e-2
    assert springs.error.max() > 100 * record.error.max()


# --- a regulator


@only("lqr")
def test_poles_are_those_of_the_real_arm(example: ModuleType) -> None:
    """Differences of the closed loop, simulated by the core, have the poles of A - B K; no other gain does."""
    arm = example.planar()
    found = example.regulator(arm)
    core = symdyn.load("planar2").core

    def rate(x: np.ndarray) -> np.ndarray:
        tau = np.array([0.0, -float(found.K[0] @ x)])
        return np.concatenate([x[2:], core.forward_dynamics(example.UPRIGHT + x[:2], x[2:], tau)])

    h = 1e-6
    differences = np.array([(rate(h * e) - rate(-h * e)) / (2 * h) for e in np.eye(4)]).T
    theirs = np.sort_complex(np.linalg.eigvals(differences))
    assert np.allclose(np.sort_complex(found.poles), theirs, rtol=1e-6)
    assert not np.allclose(np.sort_complex(replace(found, K=1.1 * found.K).poles), theirs, rtol=1e-2)


@only("lqr")
def test_the_regulator_is_optimal(example: ModuleType) -> None:
    """From near the pose, the cost of the real arm's way is x* S x, and with other gains more."""
    arm = example.planar()
    found = example.regulator(arm)
    start = np.array([1e-3, -2e-3, 0.0, 0.0])

    def cost(K: np.ndarray) -> float:
        x = example.simulate(arm, K, start, 4.0)
        u = x @ K.T
        moment = np.einsum("ki,ij,kj->k", x, example.Q, x) + example.R[0, 0] * u[:, 0] ** 2
        return float(example.STEP * (moment.sum() - moment[[0, -1]].sum() / 2))

    best = cost(found.K)
    assert best == pytest.approx(float(example.lyapunov(found.S, start)), rel=5e-3)
    assert cost(1.1 * found.K) > 1.001 * best and cost(0.95 * found.K) > 1.001 * best


@only("lqr")
def test_the_batch_of_starts_is_what_single_arms_do(example: ModuleType) -> None:
    """Whether the arm comes back is the same start by start; near the pose it does."""
    arm = example.planar()
    found = example.regulator(arm)
    x = example.starts(arm, 5)
    x[2, :] *= 0.3
    back = example.comes_back(arm, found.K, x)
    assert back[2, 2] and back.any() and not back.all()
    for i, j in ((2, 2), (2, 1), (1, 3)):
        with np.errstate(all="ignore"):
            last = example.simulate(arm, found.K, x[i, j])[-1]
        assert bool(np.abs(last).max() < 1e-3) == back[i, j]


# --- rollouts


@only("rollouts")
def test_the_pole_swings_up_as_the_core_says(example: ModuleType) -> None:
    """The motion is what the core makes of the forces; the cost that the plans foresee falls while the pole is swung up."""
    robot = example.cartpole()
    record = example.simulate(robot, 2.4, 300)
    core, h = symdyn.load("cartpole").core, example.STEP
    for k in range(0, len(record.t) - 1, 7):
        qd = record.qd[k] + h * core.forward_dynamics(record.q[k], record.qd[k], [record.force[k], 0.0])
        assert np.allclose(record.qd[k + 1], qd, rtol=1e-12, atol=1e-12)
        assert np.allclose(record.q[k + 1], record.q[k] + h * qd, rtol=1e-12, atol=1e-12)
    assert record.cost[-1] < 0.2 * record.cost[0]
    assert np.abs(np.sin(record.q[-1, example.POLE] / 2)) < 0.2
    with pytest.raises(AssertionError):
        example.check(replace(record, q=record.q[::-1]))


@only("rollouts")
def test_futures_are_rolled_out_as_one_by_one(example: ModuleType) -> None:
    """The costs of many sequences at once are those of each alone."""
    robot, random = example.cartpole(), np.random.default_rng(5)
    q, qd = np.array([0.1, 2.0]), np.array([-0.5, 1.0])
    forces = random.uniform(-example.FORCE, example.FORCE, (20, example.HORIZON))
    together, _ = example.roll_out(robot, q, qd, forces)
    alone = [example.roll_out(robot, q, qd, forces[k : k + 1])[0][0] for k in range(20)]
    assert np.allclose(together, alone, rtol=1e-12)


# --- MuJoCo


@only("mujoco_control")
def test_mujoco_and_generated_code_mean_the_same_arm(example: ModuleType) -> None:
    """Accelerations agree to rounding along the way; an arm with another density is seen, and so is one without friction."""
    arm = example.generated()
    record = example.simulate(arm, 0.3)
    assert record.difference < 1e-12
    assert np.abs(record.error - example.said(record.t)[:, np.newaxis]).max() < 0.02 * example.OFF
    for before, after in (('density="900"', 'density="910"'), ('damping="0.3"', 'damping="0.31"')):
        assert before in example.ARM
        text = example.ARM
        try:
            example.ARM = text.replace(before, after)
            other = example.simulate(arm, 0.02)
        finally:
            example.ARM = text
        assert other.difference > 1e-4
        with pytest.raises(AssertionError):
            example.check(other)


# --- C


def with_load(file: Path) -> symdyn.Mechanism:
    """The Panda with the load of main.c as a link in its hand, which is how Pinocchio would be told."""
    text = symdyn.load("panda").source.read_text(encoding="utf-8")
    text = text.replace("links:\n", "links:\n  load: {mass: 1.5, com: [0, 0, 0.06]}\n", 1)
    text = text.replace("joints:\n", "joints:\n  hold: {type: fixed, parent: panda_hand_tcp, child: load}\n", 1)
    file.write_text(text, encoding="utf-8")
    return symdyn.load(file)


@only("c_controller")
def test_the_program_in_c_does_what_pinocchio_says(example: ModuleType, tmp_path: Path) -> None:
    """Built by its CMake file from generated files alone; what its log says of torques and motion Pinocchio says too."""
    record = example.simulate(tmp_path, 0.5)
    judge, unloaded = Judge(with_load(tmp_path / "loaded.yaml")), Judge(symdyn.load("panda"))
    motion = importlib.import_module("computed_torque")  # both examples follow the same motion
    for k in (0, 1, 100, 249, 250, 251, 400, 498):
        q, qd, tau = record.q[k], record.qd[k], record.tau[k]
        _, rate, acceleration = motion.wanted(record.t[k])
        asked = acceleration + 2 * motion.W * (rate - qd) + motion.W**2 * record.error[k]
        known = (judge if k >= 250 else unloaded).inverse_dynamics(q, qd, asked)
        assert np.allclose(tau, known, rtol=1e-9, atol=1e-9)
        qd_next = qd + 0.001 * judge.forward_dynamics(q, qd, tau)
        assert np.allclose(record.qd[k + 1], qd_next, rtol=1e-10, atol=1e-10)
        assert np.allclose(record.q[k + 1], q + 0.001 * qd_next, rtol=1e-10, atol=1e-10)
    assert len(record.t) == 500 and np.array_equal(record.t, np.round(np.arange(500) / 1000, 3))
    assert re.search(r"500 periods of 1000 us: computing takes \d+\.\d+ us on average, \d+\.\d us at most", record.said)
    ctest = shutil.which("ctest", path=sysconfig.get_path("scripts"))
    assert ctest is not None
    subprocess.run([ctest, "--test-dir", str(tmp_path / "build")], check=True, capture_output=True)
    program = str(tmp_path / "build" / "controller")
    for wrong in (["0", "log.csv"], ["1"], ["1e9", "log.csv"]):
        done = subprocess.run([program, *wrong], capture_output=True, text=True, check=False)
        assert done.returncode == 1 and "usage: controller SECONDS FILE" in done.stderr


def test_the_program_in_c_allocates_nothing() -> None:
    """Its source asks for no memory, and for no clock but the monotonic one."""
    text = (EXAMPLES / "c_controller" / "main.c").read_text(encoding="utf-8")
    assert not re.findall(r"\b(\w*alloc|free|CLOCK_REALTIME|usleep|gettimeofday)\s*\(", text)
    assert set(re.findall(r"CLOCK_\w+", text)) == {"CLOCK_MONOTONIC"}
    assert set(re.findall(r"#include (\S+)", text)) == {"<math.h>", "<stdio.h>", "<stdlib.h>", "<time.h>", '"panda.h"'}
