"""Joints that follow others, as robot files say it: chains, locks, what stands still, what is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from symdyn.core.folding import Folded
from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.faults import InputError
from symdyn.model.assemble import numeric_model
from tests.test_cli import run

LINK = "{mass: 1.5, com: [0.1, 0.02, 0.03], inertia: [0.02, 0.03, 0.025, 0.001, 0.002, -0.001]}"
KINDS = {"a": "revolute", "b": "revolute", "c": "prismatic", "d": "revolute"}
CHAIN = {
    "b": "mimic: {joint: a, multiplier: -2, offset: pi/4}",
    "c": "mimic: {joint: b, multiplier: 0.1}",
    "d": "mimic: {joint: c, multiplier: 5, offset: -1/3}",
}


def text_of(mimics: dict[str, str], kinds: dict[str, str] | None = None, loose: str = "") -> str:
    """A row of joints `a … d`, each on the link before, with what is added to some of them."""
    kinds = kinds or KINDS
    lines = ["name: row", "links:", *(f"  l{name}: {LINK}" for name in kinds), "joints:"]
    parent = "base"
    for name, kind in kinds.items():
        axis = "" if kind in ("ball", "floating") else ", axis: [0, 1, 0]"
        more = f", {mimics[name]}" if name in mimics else ""
        origin = "origin: {xyz: [0.2, 0, 0.1]}"
        lines.append(f"  {name}: {{type: {kind}, parent: {parent}, child: l{name}{axis}, {origin}{more}}}")
        parent = f"l{name}"
    return "\n".join([*lines, loose]) + "\n"


def read(folder: Path, text: str, *lock: str) -> Robot:
    file = folder / "row.yaml"
    file.write_text(text)
    return read_robot(file, lock=lock)


def steps(robot: Robot) -> dict[str, tuple[str, float, float]]:
    """Who follows whom, with what numbers."""
    found = {joint.name: joint.mimic for joint in robot.joints if joint.mimic}
    return {name: (it.joint, it.multiplier.value(), it.offset.value()) for name, it in found.items()}


def held(robot: Robot) -> dict[str, float]:
    return {joint.name: joint.locked.value() for joint in robot.joints if joint.locked}


def test_chains_become_one_step(tmp_path: Path) -> None:
    """`d = 5 c - 1/3`, `c = 0.1 b`, `b = -2 a + pi/4`: all behind a."""
    robot = read(tmp_path, text_of(CHAIN))
    assert held(robot) == {}
    for name, factor, offset in (("b", -2, np.pi / 4), ("c", -0.2, np.pi / 40), ("d", -1, np.pi / 8 - 1 / 3)):
        assert steps(robot)[name] == ("a", pytest.approx(factor, abs=1e-15), pytest.approx(offset, abs=1e-15))
    tree = Folded.of(numeric_model(robot))
    assert np.allclose(tree.E.T, [[1, -2, -0.2, -1]], atol=1e-15)
    assert np.allclose(tree.positions(np.array([0.3])), [0.3, *(0.3 * k + c for _, k, c in steps(robot).values())])


@pytest.mark.parametrize(
    ("lock", "followers", "still"),
    [
        (["a"], [], {"a": 0, "b": np.pi / 4, "c": np.pi / 40, "d": np.pi / 8 - 1 / 3}),
        (["a=0.5"], [], {"a": 0.5, "b": np.pi / 4 - 1, "c": np.pi / 40 - 0.1, "d": np.pi / 8 - 1 / 3 - 0.5}),
        (["b=0.4"], [], {"b": 0.4, "c": 0.04, "d": 0.2 - 1 / 3}),
        (["c=1"], ["b"], {"c": 1, "d": 5 - 1 / 3}),
        (["d=2"], ["b", "c"], {"d": 2}),
        (["*=0.1"], [], dict.fromkeys("abcd", 0.1)),
    ],
)
def test_what_follows_a_locked_joint_stands(
    tmp_path: Path, lock: list[str], followers: list[str], still: dict[str, float]
) -> None:
    """It stands where the locked joint leaves it; what is locked itself follows no more, and patterns lock all they fit."""
    robot = read(tmp_path, text_of(CHAIN), *lock)
    assert list(steps(robot)) == followers
    assert held(robot) == pytest.approx(still, abs=1e-15)
    assert all(joint.mimic is None for joint in robot.joints if joint.locked)


def test_patterns_lock_followers(tmp_path: Path) -> None:
    """`--lock finger*` holds both fingers, whichever follows."""
    mimic = {"finger2": "mimic: {joint: finger1}"}
    text = text_of(mimic, {"wrist": "revolute", "finger1": "prismatic", "finger2": "prismatic"})
    assert held(read(tmp_path, text, "finger*=0.02")) == {"finger1": 0.02, "finger2": 0.02}


@pytest.mark.parametrize("zero", ["0", "0.0", "pi - pi"])
def test_a_multiplier_of_zero_holds(tmp_path: Path, zero: str) -> None:
    """At the offset; what follows on stands as well."""
    mimics = {"b": f"mimic: {{joint: a, multiplier: {zero}, offset: 0.7}}", "c": "mimic: {joint: b, multiplier: 2}"}
    robot = read(tmp_path, text_of(mimics))
    assert held(robot) == pytest.approx({"b": 0.7, "c": 1.4}) and not steps(robot)


def test_what_follows_a_fixed_joint_stands_at_its_offset(tmp_path: Path) -> None:
    robot = read(tmp_path, text_of({"b": "mimic: {joint: a, offset: 0.3}"}, {**KINDS, "a": "fixed"}))
    assert held(robot) == {"b": 0.3}


REFUSED = [
    ({"b": "mimic: {joint: lost}"}, KINDS, "joint 'b': mimics joint 'lost', which does not exist"),
    ({"b": "mimic: {joint: b}"}, KINDS, "joint 'b': mimics itself in the end: b -> b"),
    ({"b": "mimic: {joint: c}", "c": "mimic: {joint: b}"}, KINDS, "joint 'b': mimics itself in the end: b -> c -> b"),
    ({"b": "mimic: {joint: a}"}, {**KINDS, "a": "floating"}, "a floating one, which no single number moves"),
    ({"b": "mimic: {joint: a}"}, {**KINDS, "a": "ball"}, "a ball one, which no single number moves"),
    ({"b": "mimic: {joint: a}"}, {**KINDS, "b": "planar"}, "is of a joint that one number moves, not of a planar one"),
    ({"b": "mimic: {multiplier: 2}"}, KINDS, "joint"),
    ({"b": "mimic: {joint: a, factor: 2}"}, KINDS, "factor"),
    ({"b": "mimic: {joint: a, multiplier: grip}"}, KINDS, "grip"),
]


@pytest.mark.parametrize(("mimics", "kinds", "said"), REFUSED)
def test_what_cannot_be_followed(tmp_path: Path, mimics: dict[str, str], kinds: dict[str, str], said: str) -> None:
    """One message with the line, and how to hold or free the joint."""
    with pytest.raises(InputError) as caught:
        read(tmp_path, text_of(mimics, kinds, "parameters: {grip: 1}"))
    faults = [str(fault) for fault in caught.value.faults]
    assert any(said in fault for fault in faults) and all(f"{tmp_path}" in fault for fault in faults), faults


def test_circles_that_are_locked_are_none(tmp_path: Path) -> None:
    mimics = {"b": "mimic: {joint: c}", "c": "mimic: {joint: b}"}
    assert held(read(tmp_path, text_of(mimics), "c=0.2")) == {"b": 0.2, "c": 0.2}


def test_chains_too_long_to_write_down(tmp_path: Path) -> None:
    """One message, no traceback."""
    kinds = {f"j{i}": "revolute" for i in range(70)}
    mimics = {f"j{i}": f"mimic: {{joint: j{i - 1}, multiplier: 0.9, offset: 0.1}}" for i in range(1, 70)}
    with pytest.raises(InputError, match="let it follow the joint at the end of the chain"):
        read(tmp_path, text_of(mimics, kinds))


def test_limits_that_followers_set_are_noted(tmp_path: Path) -> None:
    """Limits are the leader's own; where a follower's are reached first, `check` says where."""
    mimics = {
        "a": "limits: [-1, 1]",
        "b": "limits: [-1, 1], mimic: {joint: a, multiplier: -2, offset: 0.5}",
        "c": "limits: [-0.1, 0.1], mimic: {joint: a, multiplier: 0.1}",
    }
    file = tmp_path / "row.yaml"
    file.write_text(text_of(mimics))
    result = run("check", file)
    assert result.exit_code == 0
    notes = [line for line in result.output.splitlines() if "reaches its limits" in line]
    assert len(notes) == 1 and "joint 'b'" in notes[0] and "'a' at [-0.25, 0.75]" in notes[0], result.output
