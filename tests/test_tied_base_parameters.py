"""Base parameters where joints follow others: as many as the rank, nothing lost, the same by figures of generated code."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.base_parameters import base_of
from symdyn.core.folding import AnyTree, tree_of
from symdyn.core.regressor import regressor
from symdyn.description import read_robot
from symdyn.faults import InputError
from symdyn.generation import Request, generate
from symdyn.generation.judging import judge_texts
from symdyn.judge.equality import difference
from symdyn.model.assemble import numeric_model
from symdyn.model.columns import own_numbers
from symdyn.model.tree import Body, Follows, Model, Motion, RigidInertia
from symdyn.render import render
from symdyn.symbolic.base_parameters import Regrouping, regrouping
from symdyn.symbolic.frames import canonical
from symdyn.symbolic.tape import Tape, as_value
from symdyn.symbolic.tied import ties
from tests.collection import LOOSE, ROOT, case, name_of
from tests.test_identification import EVERY, RP, _body, exactly

FOLLOWING = [*(path for path in LOOSE if case(path).model.folds), ROOT / "tests" / "robots" / "gantry.urdf"]
SEEDS = [*range(8), *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(8, 22))]
MULTIPLIERS = (1.0, -1.0, 0.5, -1.7, 2.0, -2.0, 0.2, 3.0, -0.3, 0.0)


def random_model(seed: int, kinds: tuple[Motion, ...], *, plain: bool, first: Motion | None = None) -> Model:
    """A tree in which any joints that can follow any others; some share the axis of another."""
    random = np.random.default_rng([7, seed, plain])
    single: list[int] = []
    while len(single) < 2:
        bodies: list[Body] = []
        for i in range(random.integers(2, 6)):
            motion = first if first and not bodies else kinds[random.integers(len(kinds))]
            parent = int(random.integers(-1, i)) if random.random() < 0.6 else i - 1
            bodies.append(_body(random, i, motion, parent, plain=plain))
            if i and random.random() < 0.25:
                bodies[i] = _like(bodies[i], bodies[random.integers(i)])
        single = [i for i, body in enumerate(bodies) if body.joint.motion in RP]
    random.shuffle(single)
    leads = single[:1]
    for i in single[1:]:
        if i != single[1] and random.random() < 0.4:
            leads.append(i)
            continue
        multiplier, offset = random.choice(MULTIPLIERS), random.choice([0.0, 0.3, -1.0])
        follows = Follows(int(random.choice(leads)), float(multiplier), float(offset))
        bodies[i] = replace(bodies[i], joint=replace(bodies[i].joint, follows=follows))
    gravity = random.uniform(-9.0, 9.0, 3)
    if plain:
        gravity = -9.81 * np.eye(3)[random.integers(3)] * (random.random() < 0.85)
    return Model(f"tied {seed}", tuple(gravity.tolist()), tuple(bodies), (), (), ())


def _like(body: Body, other: Body) -> Body:
    """With the joint of another, turned as that is."""
    if other.joint.motion is Motion.FLOATING:
        return body
    placement = replace(body.placement, rotation=other.placement.rotation)
    return replace(body, joint=replace(other.joint, name=body.joint.name), placement=placement)


def stacked(tree: AnyTree) -> np.ndarray:
    """The folded regressor at more states than it has columns."""
    random, found = np.random.default_rng(1), []
    for _ in range(4 * len(tree.whole.columns) // tree.n + 20):
        way, qd, qdd = random.uniform(-3.0, 3.0, (3, tree.n))
        q = tree.integrate(tree.neutral, way)
        found.append(tree.fold(regressor(tree.whole, tree.positions(q), tree.rates(qd), tree.rates(qdd)), 0))
    return np.vstack(found)


def judge_base(tree: AnyTree) -> None:
    """As many base parameters as the regressor has rank, and they lose nothing."""
    Y, base = stacked(tree), base_of(tree)
    sizes = np.abs(Y).max(axis=0)
    parts = np.linalg.svd(Y / np.where(sizes > 1e-10, sizes, 1.0), compute_uv=False)
    assert len(base.kept) == int(np.sum(parts > 1e-9 * parts[0]))
    assert np.abs(Y[:, base.kept] @ base.B - Y).max() <= 1e-13 * np.abs(Y).max()


def by_figures(model: Model) -> Regrouping:
    """What generated code has."""
    bodies = [replace(body, joint=replace(body.joint, limits=None), inertia=RigidInertia()) for body in model.bodies]
    on_tape = replace(model, bodies=exactly(tuple(bodies)), gravity=exactly(model.gravity))
    tree = canonical(on_tape)
    found = regrouping(on_tape, tree)
    return found.tied(ties(Tape(), on_tape, tree, found.kept, {}))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("kinds", "plain", "first"),
    [(EVERY, True, None), (EVERY, False, None), (RP, True, None), (RP, False, None), (EVERY, True, Motion.FLOATING)],
    ids=["plain", "oblique", "plain single", "oblique single", "floating"],
)
def test_random_trees(seed: int, kinds: tuple[Motion, ...], plain: bool, first: Motion | None) -> None:
    """Chains, twins, followers before and behind their leaders: the rank, and the same columns and numbers both ways."""
    model = random_model(seed, kinds, plain=plain, first=first)
    tree = tree_of(model)
    base = base_of(tree)
    assert base.clear
    judge_base(tree)
    found = by_figures(model)
    assert found.kept == base.kept
    pi = np.random.default_rng(seed).uniform(-1.0, 1.0, base.B.shape[1])
    beta = [float(value.number or 0) for value in found.of([as_value(Fraction(x)) for x in pi.tolist()])]
    assert difference(np.array(beta), base.B @ pi, tree.n).equal


@pytest.mark.parametrize("path", FOLLOWING, ids=name_of)
@pytest.mark.parametrize("floating", [False, True], ids=["fixed", "floating"])
@pytest.mark.parametrize("drives", [False, True], ids=["bare", "driven"])
def test_robots_whose_joints_follow(path: Path, floating: bool, drives: bool) -> None:
    """Those that ship and those of the tests, with and without friction and armature."""
    judge_base(tree_of(numeric_model(read_robot(path, floating=floating)).chosen(friction=drives, armature=drives)))


@pytest.mark.parametrize("path", FOLLOWING, ids=name_of)
def test_generated_code_has_base_parameters(path: Path) -> None:
    """All languages; what the texts stand for is what the function gives."""
    generation = generate(Request(str(path), ("identification",)))
    assert {"base_regressor", "base_parameters"} < {function.name for function in generation.functions}
    for judgement in judge_texts(generation, render(generation.library, ("python", "c", "javascript"))):
        assert judgement.findings is not None and len(judgement.findings) == len(generation.functions)
    library, base = generation.library, base_of(generation.subject.tree)
    spelt = [eval(text, {}, dict(library.regressor)) for _, text in library.base_parameters]
    beta = base.B @ np.array(own_numbers(generation.subject.model), dtype=float)
    assert np.allclose(spelt, beta, rtol=1e-10, atol=1e-11)


SLIDES = """
name: slides
gravity: [-9.81, 0, 0]
parameters: {a: 0.3}
links:
  arm: {mass: 1, com: [0.1, 0, 0], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
  one: {mass: 1, com: [0.1, 0, 0], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
  two: {mass: 1, com: [0.1, 0, 0], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
joints:
  turn: {type: revolute, parent: base, child: arm, axis: [1, 0, 0]}
  first: {type: prismatic, parent: arm, child: one, axis: [0, 1, 0], viscous: 1}
  second:
    {type: prismatic, parent: arm, child: two, axis: [0, 1, 0], origin: {xyz: [0, a, 0]}, viscous: 1,
     mimic: {joint: first, multiplier: 0.5}}
"""


def test_two_slides_on_one_motor(tmp_path: Path) -> None:
    """Masses add with k², friction too; where the length is a parameter, what depends on it is refused, or left out."""
    source = tmp_path / "slides.yaml"
    source.write_text(SLIDES.replace("a, 0]", "0, 0]").replace("parameters: {a: 0.3}\n", ""))
    texts = dict(generate(Request(str(source), ("identification",))).library.base_parameters)
    assert texts["m_one"] == "m_one + 0.25*m_two" and texts["viscous_first"] == "viscous_first + 0.25*viscous_second"
    assert texts["hy_one"] == "hy_one + 0.5*hy_two"
    source.write_text(SLIDES)
    with pytest.raises(InputError, match="combinations depend on run-time parameters"):
        generate(Request(str(source), ("base_regressor",)))
    generation = generate(Request(str(source), ("identification",)))
    assert {function.name for function in generation.functions} == {"regressor", "energy_regressor"}
    assert sum("unfelt depends on the run-time parameters" in note for note in generation.library.notes) == 2


def test_what_is_not_clear_is_refused(tmp_path: Path) -> None:
    """Two multipliers that are all but the same; of a group the functions are left out."""
    source = tmp_path / "slides.yaml"
    turning = SLIDES.replace("prismatic", "revolute").replace("axis: [0, 1, 0]", "axis: [0, 0, 1]")
    source.write_text(turning.replace("multiplier: 0.5", "multiplier: 1.000000002").replace("[0, a, 0]", "[0, 0.3, 0]"))
    with pytest.raises(InputError, match="can hardly be told apart"):
        generate(Request(str(source), ("base_parameters",)))
    notes = generate(Request(str(source), ("identification",))).library.notes
    assert sum("can hardly be told apart as joints follow each other" in note for note in notes) == 2
