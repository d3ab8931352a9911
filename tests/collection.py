"""The robots that tests run over: those that ship, URDFs of our own, and real ones beside the repository if at hand.

What is promised is shown by the first two, which are always there; the others only add to them. `SHIPPED` are those that ship
whose joints are one number each, `LOOSE` the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.tree import Tree
from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import Model

ROOT = Path(__file__).resolve().parents[1]
EVERY = sorted((ROOT / "robots").glob("*.yaml"))
LOOSE = [path for path in EVERY if re.search(r"^base: floating|\bmimic:", path.read_text(encoding="utf-8"), re.M)]
"""Of those that ship: a trunk that floats, or joints that follow others. Tests of their own are in `tests/test_loose.py`."""
SHIPPED = [path for path in EVERY if path not in LOOSE]
BESIDE = ROOT.parent / "shared" / "robots"
OWN_URDFS = sorted((ROOT / "tests" / "robots").glob("*.urdf"))
URDFS = [*OWN_URDFS, *sorted((BESIDE / "urdf").glob("*.urdf"))]
MJCF = sorted((BESIDE / "mjcf").glob("*.xml"))
ALL = [*SHIPPED, *URDFS]


ARM = 6  # joints; what larger robots show beyond that is mostly their size


def name_of(path: Path) -> str:
    return path.name


@dataclass(frozen=True)
class Case:
    """A robot in every form the tests need."""

    path: Path
    robot: Robot
    model: Model
    tree: Tree

    @property
    def joints(self) -> list[str]:
        return [joint.name for joint in self.model.joints]

    def states(self, count: int, parts: int = 4) -> np.ndarray:
        """Random states, the same in every run: (count, parts, n)."""
        random = np.random.default_rng(len(self.path.stem))
        return random.uniform(-2.0, 2.0, (count, parts, self.tree.n))


@cache
def case(path: Path) -> Case:
    """Read a robot; URDF literally, with its mimic joints locked."""
    mimics = re.findall(r'<joint\s+name="([^"]+)"(?:(?!</joint>).)*<mimic', path.read_text(), re.S)
    robot = read_robot(path, lock=mimics if path.suffix == ".urdf" else [], literal_angles=True)
    model = numeric_model(robot)
    return Case(path, robot, model, Tree.of(model))


def arms_first(paths: Sequence[Path]) -> list[object]:
    """Parameters of a test that takes long: robots of more than six joints under `--thorough` only."""
    marks = {True: (pytest.mark.thorough,), False: ()}
    return [pytest.param(path, marks=marks[case(path).tree.n > ARM], id=name_of(path)) for path in paths]
