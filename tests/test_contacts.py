"""Contacts: feet of a floating robot on the ground, more of them than are independent, and sets that the caller chooses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian
from symdyn.core.loops import (
    close_loops,
    constrained_forward_dynamics,
    constrained_operational_inertia_inverse,
    constraint,
    free_loop_acceleration,
    independent_rows,
    loop_inertia,
)
from symdyn.core.tree import Tree
from symdyn.judge.comparison import asked_at
from symdyn.judge.reference import core_results, random_states
from symdyn.judge.subject import Subject
from symdyn.quantities.contract import Need
from tests.contact_robots import FLAT, SETS, biped, contact
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.samples import from_yaml
from tests.shelf import Expected, functions_of
from tests.test_ways import programs_of, run, subject_and_ground

SHORT = [name for name, (text, rank) in SETS.items() if rank < text.count("constrain") * 3 or "heights" in name]
FEET = biped(contact("left_sole", FLAT), contact("right_sole", FLAT), contact("right_toe"))


@pytest.fixture(scope="module", params=SETS)
def standing(request: pytest.FixtureRequest) -> tuple[Subject, int]:
    text, rank = SETS[request.param]
    return Subject.of(from_yaml(text)), rank


def held_states(tree: Tree, count: int = 5) -> list[dict[str, np.ndarray]]:
    """States whose soles are turned as the file says, and whose contacts do not move."""
    turning = tuple(loop._replace(rows=tuple(row for row in loop.rows if row < 3)) for loop in tree.loops)
    found = []
    for state in random_states(tree, 10 * count):
        q = close_loops(replace(tree, loops=turning, left_out=frozenset()), state["q"])
        if q is None or len(found) == count:
            continue
        J = constraint(tree, q, state["qd"]).J
        found.append({**state, "q": q, "qd": state["qd"] - np.linalg.pinv(J, rcond=1e-9) @ (J @ state["qd"])})
    assert len(found) == count
    return found


def equal(got: np.ndarray, wanted: np.ndarray, digits: float = 1e-9) -> bool:
    return bool(np.abs(got - wanted).max() <= digits * max(1.0, np.abs(wanted).max()))


def test_an_independent_subset_holds_all(standing: tuple[Subject, int]) -> None:
    """The rows kept are as many as the rank, and every contact is held, those whose rows are left out too."""
    subject, rank = standing
    tree = subject.tree
    for state in held_states(tree):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        J, bias = constraint(tree, q, qd)
        S = independent_rows(tree, q)
        assert len(S) == rank == np.linalg.matrix_rank(J, tol=1e-7) == np.linalg.matrix_rank(S @ J, tol=1e-7)
        qdd, lam = constrained_forward_dynamics(tree, q, qd, tau)
        assert np.abs(J @ qdd + bias).max() < 1e-9 * max(1.0, np.abs(bias).max())
        assert np.linalg.matrix_rank(S @ S.T) == rank and equal(S.T @ (S @ lam), lam)


def test_it_is_the_pseudo_inverse_solution(standing: tuple[Subject, int]) -> None:
    """By dense algebra over all rows, none left out."""
    subject, _ = standing
    tree = subject.tree
    (tool, *_) = tree.tools
    for state in held_states(tree):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        J, bias = constraint(tree, q, qd)
        free, inverse = forward_dynamics(tree, q, qd, tau), mass_matrix_inverse(tree, q)
        answer = inverse @ J.T @ np.linalg.pinv(J @ inverse @ J.T, rcond=1e-11)
        qdd, lam = constrained_forward_dynamics(tree, q, qd, tau)
        assert equal(qdd, free - answer @ (J @ free + bias))
        assert equal(inverse @ J.T @ lam, answer @ (J @ free + bias))
        assert equal(loop_inertia(tree, q) @ free_loop_acceleration(tree, q, qd, tau), lam)
        J_t = jacobian(tree, q, tool)
        dense = J_t @ (inverse - answer @ J @ inverse) @ J_t.T
        assert equal(constrained_operational_inertia_inverse(tree, q, tool), dense)


def test_knees_that_follow(tmp_path: Path) -> None:
    """One knee follows the other: the core's and the generated answer are the dense one, with `E` put in by hand."""
    knee = "right_knee:  {type: revolute, "
    text = SETS["three points and two"][0].replace(knee, f"{knee}mimic: {{joint: left_knee, multiplier: 0.8}}, ")
    source = tmp_path / "biped.yaml"
    source.write_text(text)
    subject, ground = subject_and_ground(source)
    tree, whole = subject.tree, Subject.of(from_yaml(SETS["three points and two"][0])).tree
    assert tree.n == whole.n - 1 and tree.whole.left_out == whole.left_out
    at = random_states(tree, 5)
    E = np.insert(np.eye(tree.n), 6 + 9, 0.8 * np.eye(tree.n)[6 + 3], axis=0)
    for state in at:
        q, qd = state["q"], state["qd"]
        S = independent_rows(whole, tree.positions(q))
        J, bias = (S @ part for part in constraint(whole, tree.positions(q), E @ qd))
        M = E.T @ np.linalg.inv(mass_matrix_inverse(whole, tree.positions(q))) @ E
        free = core_of(subject, "forward_dynamics", state)[0]
        lam = np.linalg.solve(J @ E @ np.linalg.solve(M, E.T @ J.T), J @ E @ free + bias)
        qdd, forces = core_of(subject, "constrained_forward_dynamics", state)
        assert equal(forces, S.T @ lam, 1e-7) and equal(qdd, free - np.linalg.solve(M, E.T @ J.T @ lam), 1e-7)
    for name in ("constrained_forward_dynamics", "loop_inertia"):
        wanted = functions_of(subject, (name,))[name]
        for program in programs_of(ground, wanted):
            Expected(subject, wanted, at).judge(run(ground, wanted, program, at))


def core_of(subject: Subject, name: str, state: dict[str, np.ndarray]) -> list[np.ndarray]:
    """What the judge has of a function."""
    wanted = functions_of(subject, (name,))[name]
    return core_results(wanted.quantity, asked_at(wanted, subject.tree, state))


@pytest.mark.parametrize("name", ["three points and two", "four points of one foot"])
def test_no_heading_is_worse_than_another(name: str) -> None:
    """Feet flat on the ground and the toes ahead, or turned any way: the rows kept are as independent as ever."""
    tree = Subject.of(from_yaml(SETS[name][0])).tree
    legs = [0.0, 0.0, -0.4, 0.8, -0.4, 0.0] * 2
    found = []
    for heading in np.linspace(0.0, np.pi, 9):
        q = np.array([0, 0, 0, 0, 0, np.sin(heading / 2), np.cos(heading / 2), *legs])
        found.append(np.linalg.cond(independent_rows(tree, q) @ constraint(tree, q, np.zeros(tree.n)).J))
    assert max(found) < 1.0001 * min(found) < 100


@pytest.mark.parametrize("name", ["both soles flat", "three points and two", "four points of one foot"])
def test_pinocchio_agrees(name: str) -> None:
    """Its proximal solution, which takes redundant contacts as they are; forces where they are unique."""
    text, rank = SETS[name]
    subject = Subject.of(from_yaml(text), friction=False)
    judge = Pinocchio.of(subject.model)
    held = [(loop.b, len(loop.constrain) == 6) for loop in subject.robot.loops]
    rows = sum(len(loop.constrain) for loop in subject.robot.loops)
    for state in held_states(subject.tree):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        theirs, forces = judge.contact_dynamics(q, qd, tau, held)
        qdd, lam = constrained_forward_dynamics(subject.tree, q, qd, tau)
        assert equal(qdd, theirs, 1e-7)
        if rows == rank:
            assert equal(lam.reshape(-1, 6)[:, 3:], forces, 1e-7)
        assert equal(_total(lam, held), forces.sum(axis=0), 1e-7)


def _total(lam: np.ndarray, held: list[tuple[str, bool]]) -> np.ndarray:
    total, start = np.zeros(3), 0
    for _, flat in held:
        start += 6 if flat else 3
        total += lam[start - 3 : start]
    return total


@pytest.mark.parametrize("name", SHORT)
def test_every_way_equals_the_core(name: str, tmp_path: Path) -> None:
    """The rows that are left out are the same ones, turned alike, by the factors and by the filter."""
    source = tmp_path / "biped.yaml"
    source.write_text(SETS[name][0])
    subject, ground = subject_and_ground(source)
    at = random_states(subject.tree, 10, tools=len(subject.tree.tools))
    for wanted in functions_of(subject, ("loops",)).values():
        if Need.LOOPS not in wanted.quantity.needs or (wanted.tool and wanted.tool.name != "right_sole"):
            continue
        expected = Expected(subject, wanted, at)
        for program in programs_of(ground, wanted):
            expected.judge(run(ground, wanted, program, at))
