"""Whatever is in a file, reading and checking it ends in a robot or in an `InputError`, and soon."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from symdyn.description import read_robot
from symdyn.faults import InputError, Severity
from symdyn.judge.check import check
from tests.samples import ARM_URDF, TWO_LINK, from_yaml, masses
from tests.strategies import damaged, robot_yaml

DH_TABLE = """\
name: stanford_like
links:
  one: {mass: 2, com: [0, 0.1, 0], inertia: [0.02, 0.03, 0.04, 0, 0, 0]}
  two: {mass: 1, inertia: [0.02, 0.03, 0.04, 0.001, 0, 0]}
dh:
  convention: standard
  rows:
    - {joint: j1, link: one, a: 0.1, alpha: pi/2, d: 0.4, theta: 0}
    - {joint: j2, link: two, type: prismatic, a: 0, alpha: 0, d: 0.2, theta: -pi/2}
tools:
  tip: {link: two}
  rest: {link: base, directions: [x, y]}
loops: [{a: tip, b: rest, constrain: [z]}]
"""
ROBOTS = {"two_link.yaml": TWO_LINK, "table.yaml": DH_TABLE, "arm.urdf": ARM_URDF}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("damaged")


def survive(path: Path, data: bytes) -> None:
    """Read and check the bytes; only an `InputError` may come out, and every fault must have a text."""
    path.write_bytes(data)
    start = time.perf_counter()
    try:
        faults = check(read_robot(path))
    except InputError as problem:
        faults = problem.faults
        assert any(fault.severity is Severity.ERROR for fault in faults)
    assert time.perf_counter() - start < 2
    assert all(str(fault).startswith(str(path)) and str(fault).isprintable() for fault in faults)


@pytest.mark.parametrize("name", ROBOTS)
def test_whole_robots_pass(folder: Path, name: str) -> None:
    """The undamaged texts are good robots, so that the damage below starts from something that works."""
    (folder / name).write_text(ROBOTS[name])
    assert all(fault.severity is not Severity.ERROR for fault in check(read_robot(folder / name)))


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", ROBOTS)
@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=st.data())
def test_damaged_text(folder: Path, name: str, data: st.DataObject) -> None:
    """Deleted, doubled, overwritten and swapped pieces of text never crash the reader or the checker."""
    survive(folder / name, data.draw(damaged(ROBOTS[name])).encode("utf-8", "replace"))


@pytest.mark.parametrize("name", ROBOTS)
@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=st.data())
def test_damaged_bytes(folder: Path, name: str, data: st.DataObject) -> None:
    """Bytes that are no text never crash the reader."""
    whole = ROBOTS[name].encode()
    start = data.draw(st.integers(0, len(whole)))
    survive(folder / name, whole[:start] + data.draw(st.binary(max_size=8)) + whole[start:])


@pytest.mark.parametrize("name", ["any.yaml", "any.urdf"])
@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes(folder: Path, name: str, data: bytes) -> None:
    """A file of anything at all never crashes the reader."""
    survive(folder / name, data)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(text=robot_yaml())
def test_random_trees(text: str) -> None:
    """Random physical trees of mixed joints read without an error and have a positive definite mass matrix."""
    robot = from_yaml(text)
    assert all(fault.severity is not Severity.ERROR for fault in check(robot))
    n = sum(joint.moves for joint in robot.joints)
    assert np.linalg.eigvalsh(masses(robot, [0.3] * n))[0] > 0
