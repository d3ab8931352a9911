"""Models of joints of every kind beside each other, with figures that no file would have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from hypothesis import strategies as st

from symdyn.core.tree import Tree
from symdyn.model.tree import ON_BASE, Body, Joint, LoopJoint, Model, Motion, RigidInertia, ToolFrame
from symdyn.model.vectors import Placement

Held = tuple[int, int, tuple[str, ...]]
"""Two tools, by index, and the directions of the first along which they are held together."""

KINDS = {
    "R": Motion.REVOLUTE,
    "P": Motion.PRISMATIC,
    "B": Motion.BALL,
    "L": Motion.PLANAR,
    "F": Motion.FLOATING,
}


@dataclass(frozen=True)
class BallCase:
    """A model with joints of several degrees; `path.name` and `tree` make it a case of the other tests' helpers."""

    path: Path
    model: Model
    tree: Tree

    def states(self, count: int, parts: int = 3) -> list[tuple[np.ndarray, ...]]:
        """Random states, the same in every run: q and `parts` vectors over the degrees of freedom."""
        random = np.random.default_rng(len(self.path.name))
        drawn = random.uniform(-2.0, 2.0, (count, parts + 1, self.tree.n))
        return [(self.tree.integrate(self.tree.neutral, way), *rest) for way, *rest in drawn]


def ball_case(kinds: str, parents: Sequence[int], seed: int = 0, loops: Sequence[Held] = ()) -> BallCase:
    """A tree of those `KINDS` with random figures; a tool on every body and one on the base, a loop between some."""
    random = np.random.default_rng(seed)
    pairs = enumerate(zip(kinds, parents, strict=True))
    bodies = tuple(_body(random, i, KINDS[kind], parent) for i, (kind, parent) in pairs)
    tools = tuple(ToolFrame(f"tool{i}", i, _placement(random), ()) for i in (ON_BASE, *range(len(bodies))))
    gravity = tuple(random.uniform(-9.81, 9.81, 3))
    held = tuple(LoopJoint(tools[a], tools[b], rows) for a, b, rows in loops)
    model = Model(f"{kinds}{list(parents)}", gravity, bodies, tools, held, ())
    return BallCase(Path(f"{kinds}{list(parents)} {seed}"), model, Tree.of(model))


@st.composite
def ball_cases(draw: st.DrawFn, largest: int = 5) -> BallCase:
    """Random trees of turning and sliding joints, numbered depth first, with a ball somewhere."""
    return draw(_cases("RPB", "B", largest))


@st.composite
def mixed_cases(draw: st.DrawFn, largest: int = 4) -> BallCase:
    """Random trees of all kinds of joints, numbered depth first, a planar or a floating one among them."""
    return draw(_cases("RPBLF", "LF", largest))


@st.composite
def _cases(draw: st.DrawFn, kinds: str, wanted: str, largest: int) -> BallCase:
    drawn = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=largest).filter(set(wanted).intersection))
    parents: list[int] = []
    for i in range(len(drawn)):
        way = [i - 1]
        while way[-1] != ON_BASE:
            way.append(parents[way[-1]])
        parents.append(draw(st.sampled_from(way)))
    return ball_case("".join(drawn), parents, draw(st.integers(0, 2**16)))


def _body(random: np.random.Generator, i: int, motion: Motion, parent: int) -> Body:
    """With armature and friction or without; a joint has the same on all its columns."""
    axis = random.normal(size=3)
    axis = axis / np.linalg.norm(axis)
    loads = random.uniform(0.0, 0.5, 3) * random.integers(0, 2, 3)
    viscous, coulomb, armature = map(float, loads)
    joint = Joint(f"joint{i}", motion, tuple(axis / np.linalg.norm(axis)), None, viscous, coulomb, armature)
    if motion is Motion.PLANAR:
        axes = _placement(random).rotation
        joint = replace(joint, axis=tuple(row[2] for row in axes), axes=axes)
    return Body(f"link{i}", joint, parent, _placement(random), _inertia(random))


def _placement(random: np.random.Generator) -> Placement:
    R = np.linalg.qr(random.normal(size=(3, 3)))[0]
    R = R * np.sign(np.linalg.det(R))
    return Placement(tuple(map(tuple, R)), tuple(random.uniform(-0.5, 0.5, 3)))


def _inertia(random: np.random.Generator) -> RigidInertia:
    """Of six point masses: some rigid body has it."""
    points, masses = random.uniform(-0.3, 0.3, (6, 3)), random.uniform(0.1, 1.0, 6)
    tensor = sum(m * (x @ x * np.eye(3) - np.outer(x, x)) for m, x in zip(masses, points, strict=True))
    return RigidInertia(float(masses.sum()), tuple(masses @ points), tuple(map(tuple, tensor)))
