"""Regressors and base parameters: columns against Pinocchio, ranks against singular values, rules against dense algebra."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from symdyn.core.base_parameters import base_of, base_parameters, base_regressor
from symdyn.core.energy import kinetic_energy, potential_energy
from symdyn.core.newton_euler import inverse_dynamics
from symdyn.core.regressor import energy_regressor, regressor
from symdyn.core.tree import Tree
from symdyn.description import read_robot
from symdyn.faults import InputError
from symdyn.generation import Generation, Request, generate
from symdyn.judge.equality import difference
from symdyn.model.assemble import numeric_model
from symdyn.model.columns import ENTRIES, own_numbers
from symdyn.model.tree import ON_BASE, Body, Joint, Model, Motion, RigidInertia
from symdyn.model.vectors import Placement
from symdyn.symbolic.base_parameters import regrouping
from symdyn.symbolic.frames import canonical
from symdyn.symbolic.tape import as_value
from tests.collection import ROOT, SHIPPED, name_of
from tests.oracles.pinocchio_oracle import Pinocchio

THEIRS = [ENTRIES.index(entry) for entry in ("m", "hx", "hy", "hz", "Jxx", "Jxy", "Jyy", "Jxz", "Jyz", "Jzz")]
"""Our places of Pinocchio's numbers in their order."""
STATES = 5
RP = (Motion.REVOLUTE, Motion.PRISMATIC)
SPATIAL = (*RP, Motion.BALL, Motion.FLOATING)  # whose frames Pinocchio has at the same places
EVERY = (Motion.REVOLUTE, Motion.REVOLUTE, Motion.PRISMATIC, Motion.BALL, Motion.PLANAR, Motion.FLOATING)


def shipped(path: Path, *, floating: bool = False) -> Model:
    return numeric_model(read_robot(path, floating=floating))


def random_model(seed: int, kinds: tuple[Motion, ...], *, plain: bool, first: Motion | None = None) -> Model:
    """A tree of up to four joints; a plain one has axes and gravity along coordinate axes, and many lengths of zero."""
    random = np.random.default_rng([seed, plain])
    bodies: list[Body] = []
    for i in range(random.integers(1, 5)):
        motion = first if first and not bodies else kinds[random.integers(len(kinds))]
        way = [i - 1]
        while way[-1] != ON_BASE:
            way.append(bodies[way[-1]].parent)
        parent = way[random.integers(len(way))] if random.random() < 0.4 else i - 1
        bodies.append(_body(random, i, motion, parent, plain=plain))
    gravity = random.uniform(-9.0, 9.0, 3)
    if plain:
        gravity = -9.81 * np.eye(3)[random.integers(3)] * (random.random() < 0.85)
    return Model(f"random {seed}", tuple(gravity.tolist()), tuple(bodies), (), (), ())


def _body(random: np.random.Generator, i: int, motion: Motion, parent: int, *, plain: bool) -> Body:
    R = np.linalg.qr(random.normal(size=(3, 3)))[0]
    axes, p = np.linalg.qr(random.normal(size=(3, 3)))[0], random.uniform(-0.5, 0.5, 3)
    if plain:
        R = np.eye(3)[random.permutation(3)] if random.random() < 0.4 else np.eye(3)
        axes, p = np.roll(np.eye(3), random.integers(3), axis=1), p * (random.random(3) < 0.4)
    R, axes = R * np.linalg.det(R), axes * np.linalg.det(axes)
    points, masses = random.uniform(-0.3, 0.3, (6, 3)), random.uniform(0.1, 1.0, 6)
    tensor = sum(m * (x @ x * np.eye(3) - np.outer(x, x)) for m, x in zip(masses, points, strict=True))
    inertia = RigidInertia(float(masses.sum()), tuple((masses @ points).tolist()), _rows(tensor))
    friction: dict[str, float] = dict.fromkeys(
        ("viscous", "coulomb", "armature"), 0.0 if motion is Motion.FLOATING else 0.2
    )
    joint = Joint(f"joint{i}", motion, tuple(axes[:, 2].tolist()), **friction)
    if motion is Motion.PLANAR:
        joint = replace(joint, axes=_rows(axes))
    return Body(f"link{i}", joint, parent, Placement(_rows(R), tuple(p.tolist())), inertia)


def _rows(matrix: Any) -> Any:
    return tuple(map(tuple, np.asarray(matrix).tolist()))


def states(tree: Tree, count: int) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    random = np.random.default_rng(tree.n)
    drawn = random.uniform(-2.0, 2.0, (count, 3, tree.n))
    return [(tree.integrate(tree.neutral, way), qd, qdd) for way, qd, qdd in drawn]


def stacked(tree: Tree) -> np.ndarray:
    """The regressor at more states than it has columns."""
    return np.vstack([regressor(tree, *state) for state in states(tree, 3 * len(tree.columns) // tree.n + 10)])


def rank(matrix: np.ndarray) -> int:
    sizes = np.linalg.svd(matrix, compute_uv=False)
    return int(np.sum(sizes > 1e-9 * sizes[0]))


def judge_base(tree: Tree) -> None:
    """As many base parameters as the regressor has rank, and they lose nothing."""
    Y, base = stacked(tree), base_of(tree)
    assert len(base.kept) == rank(Y)
    assert np.abs(Y[:, base.kept] @ base.B - Y).max() <= 1e-12 * np.abs(Y).max()


@pytest.mark.parametrize("path", SHIPPED, ids=name_of)
@pytest.mark.parametrize("floating", [False, True], ids=["fixed", "floating"])
def test_columns_times_the_robots_own_numbers_are_its_forces_and_energies(path: Path, floating: bool) -> None:
    """`Y pi` is inverse dynamics, `E pi` are both energies, `Y_b beta` the same again."""
    model = shipped(path, floating=floating)
    tree, pi = Tree.of(model), np.array(own_numbers(model), dtype=float)
    beta = base_parameters(tree, pi)
    for q, qd, qdd in states(tree, STATES):
        tau = inverse_dynamics(tree, q, qd, qdd)
        assert difference(regressor(tree, q, qd, qdd) @ pi, tau, tree.n).equal
        assert difference(base_regressor(tree, q, qd, qdd) @ beta, tau, tree.n).equal
        energies = np.array([kinetic_energy(tree, q, qd), potential_energy(tree, q)])
        assert difference(energy_regressor(tree, q, qd) @ pi, energies, tree.n).equal


def judged_by_pinocchio(model: Model) -> None:
    tree = Tree.of(model)
    judge = Pinocchio.of(model)
    ids = [joint.id - 1 for joint in judge.joints]
    ours = [[10 * i + place for place in THEIRS] for i in range(tree.bodies)]
    for q, qd, qdd in states(tree, STATES):
        state = judge.q(q), judge.v(qd), judge.v(qdd)
        theirs = pin.computeJointTorqueRegressor(judge.model, judge.data, *state)[judge.order]
        kinetic = pin.computeKineticEnergyRegressor(judge.model, judge.data, *state[:2])
        potential = pin.computePotentialEnergyRegressor(judge.model, judge.data, state[0])
        Y, E = regressor(tree, q, qd, qdd), energy_regressor(tree, q, qd)
        for i, columns in zip(ids, ours, strict=True):
            own = slice(10 * i, 10 * i + 10)
            assert difference(Y[:, columns], theirs[:, own], tree.n).equal
            assert difference(E[0, columns], kinetic[own], tree.n).equal
            assert difference(E[1, columns], potential[own], tree.n).equal


@pytest.mark.parametrize("path", SHIPPED, ids=name_of)
@pytest.mark.parametrize("floating", [False, True], ids=["fixed", "floating"])
def test_columns_are_pinocchios(path: Path, floating: bool) -> None:
    """Of joint forces and of both energies, body by body."""
    judged_by_pinocchio(shipped(path, floating=floating))


@pytest.mark.parametrize("seed", range(10))
def test_columns_of_random_trees_are_pinocchios(seed: int) -> None:
    """With balls and floating joints among the others."""
    judged_by_pinocchio(random_model(seed, SPATIAL, plain=False))


@pytest.mark.parametrize("path", SHIPPED, ids=name_of)
@pytest.mark.parametrize("floating", [False, True], ids=["fixed", "floating"])
def test_base_parameters_of_shipped_robots_are_as_many_as_the_rank(path: Path, floating: bool) -> None:
    """On their bases and floating."""
    judge_base(Tree.of(shipped(path, floating=floating)))


@pytest.mark.parametrize("seed", range(60))
def test_base_parameters_of_random_trees_are_as_many_as_the_rank(seed: int) -> None:
    """All kinds of joints mixed; axes anywhere, and along each other, gravity or none along them."""
    judge_base(Tree.of(random_model(seed, EVERY[:5] if seed % 2 else EVERY, plain=seed % 3 > 0)))
    judge_base(Tree.of(random_model(seed, RP, plain=True)))
    judge_base(Tree.of(random_model(seed, EVERY, plain=False, first=Motion.FLOATING)))


def exactly(thing: Any) -> Any:
    """A model's floats as values of a tape."""
    if isinstance(thing, float):
        return as_value(Fraction(thing))
    if isinstance(thing, tuple):
        return tuple(exactly(part) for part in thing)
    if hasattr(thing, "__dataclass_fields__") and not isinstance(thing, Motion):
        return replace(thing, **{key: exactly(part) for key, part in vars(thing).items() if key != "motion"})
    return thing


@pytest.mark.parametrize("seed", range(60))
def test_rules_keep_what_dense_algebra_keeps(seed: int) -> None:
    """The rules for kinds of joints, by exact numbers, drop the same columns and make the same combinations."""
    kinds = EVERY if seed % 2 else RP
    model = random_model(seed, kinds, plain=seed % 4 > 0)
    bodies = [replace(body, joint=replace(body.joint, limits=None), inertia=RigidInertia()) for body in model.bodies]
    on_tape = replace(model, bodies=exactly(tuple(bodies)), gravity=exactly(model.gravity))
    found, base = regrouping(on_tape, canonical(on_tape)), base_of(Tree.of(model))
    assert found.kept == base.kept
    pi = np.random.default_rng(seed).uniform(-1.0, 1.0, base.B.shape[1])
    beta = [float(value.number or 0) for value in found.of([as_value(Fraction(x)) for x in pi.tolist()])]
    assert difference(np.array(beta), base.B @ pi, len(bodies)).equal


def made(name: Path, **options: Any) -> Generation:
    return generate(Request(str(name), ("identification",), **options))


def test_robots_without_friction_or_armature_have_no_columns_for_it() -> None:
    """`--no-friction` and `--no-armature` leave columns out; the others stay."""
    whole = dict(made(ROOT / "robots" / "planar2.yaml").library.regressor)
    rigid = dict(made(ROOT / "robots" / "planar2.yaml", friction=False, armature=False).library.regressor)
    assert set(whole) - set(rigid) == {
        f"{kind}_{j}" for kind in ("armature", "viscous", "coulomb") for j in ("shoulder", "elbow")
    }
    assert len(rigid) == 20 and rigid.items() <= whole.items()


def test_generated_names_say_what_the_columns_are() -> None:
    """`REGRESSOR` has the robot's own numbers; every text of `BASE_PARAMETERS`, worked out with them, is its base parameter."""
    for robot in ("panda", "scara", "solo12"):
        module = symdyn.load(robot).module("identification")
        beta = module.base_parameters(list(module.REGRESSOR.values()))
        spelt = [eval(text, {}, dict(module.REGRESSOR)) for text in module.BASE_PARAMETERS.values()]
        assert np.allclose(spelt, beta, rtol=1e-10, atol=1e-12)
        places = [list(module.REGRESSOR).index(name) for name in module.BASE_PARAMETERS]
        state = np.random.default_rng(0).uniform(-1.0, 1.0, (3, module.N))
        assert np.allclose(module.regressor(*state)[:, places], module.base_regressor(*state), rtol=0, atol=1e-12)


def test_base_parameters_spell_run_time_parameters() -> None:
    """Where lengths are parameters, texts have their names, and the function follows their values."""
    module = symdyn.load("planar2").module("identification")
    assert module.BASE_PARAMETERS["hx_upper"] == "hx_upper + l1*m_fore"
    values = {**module.PARAMETERS, "l1": 0.7}
    beta = module.base_parameters(list(module.REGRESSOR.values()), module.prepare(values))
    spelt = [eval(text, {}, {**module.REGRESSOR, **values}) for text in module.BASE_PARAMETERS.values()]
    assert np.allclose(spelt, beta, rtol=1e-12)


def test_defaults_at_which_less_is_felt_are_refused(tmp_path: Path) -> None:
    """A length of zero by default, felt at other values; of a group these functions are left out, with a note."""
    text = """
name: lever
parameters: {a: 0}
links:
  one: {mass: 1, com: [0.1, 0, 0], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
  two: {mass: 1, com: [0.1, 0, 0], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
joints:
  first: {type: revolute, parent: base, child: one, axis: [0, 0, 1]}
  second: {type: revolute, parent: one, child: two, axis: [0, 0, 1], origin: {xyz: [a, 0, 0.2]}}
"""
    (tmp_path / "lever.yaml").write_text(text)
    with pytest.raises(InputError, match="fewer base parameters at the defaults"):
        symdyn.load(tmp_path / "lever.yaml").module("base_regressor")
    names = set(symdyn.load(tmp_path / "lever.yaml").module("identification").OPERATIONS)
    assert "regressor" in names and not {"base_regressor", "base_parameters"} & names
