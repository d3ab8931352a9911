"""`Mechanism.close_loops`: closed configurations from Python."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import symdyn

LIFT = """\
name: lift
parameters: {height: 0.4}
links: {arm: {mass: 1, com: [0.2, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}}
joints: {hinge: {type: revolute, parent: base, child: arm, axis: [0, -1, 0]}}
tools: {tip: {link: arm, origin: {xyz: [0.5, 0, 0]}}}
loops: [{a: world, b: tip, constrain: [z], at: {xyz: [0, 0, height]}}]
"""


@pytest.fixture
def lift(tmp_path: Path) -> symdyn.Mechanism:
    path = tmp_path / "lift.yaml"
    path.write_text(LIFT)
    return symdyn.load(path)


def test_of_many_starts_at_once() -> None:
    """Arrays of starts give arrays of closed configurations, each the one that its start gives alone."""
    fivebar = symdyn.load("fivebar")
    starts = np.array([[[2.0, -1.5, 1.1, 1.5]], [[1.8, -1.0, 1.0, 1.2]]])
    closed = fivebar.close_loops(starts)
    assert closed.shape == starts.shape
    assert np.array_equal(closed[1, 0], fivebar.close_loops(starts[1, 0]))
    assert np.abs(fivebar.core.closure_error(closed, 0 * closed)[0]).max() < 1e-12


def test_parameters_move_where_the_world_holds(lift: symdyn.Mechanism) -> None:
    """`sin q = height / 0.5`, at the default and at another height; the file's own stays."""
    assert np.sin(lift.close_loops([0.5])) == pytest.approx(0.8, abs=1e-11)
    assert np.sin(lift.close_loops([0.5], parameters={"height": 0.3})) == pytest.approx(0.6, abs=1e-11)


def test_what_cannot_be_closed(lift: symdyn.Mechanism) -> None:
    """Where nothing is found the message has the start; a robot without loops is told what to do; shapes are checked."""
    with pytest.raises(
        symdyn.InputError, match=r"lift.yaml:6: loops: no closed configuration was found near q = \[0.5\]"
    ):
        lift.close_loops([0.5], parameters={"height": 0.7})
    with pytest.raises(symdyn.InputError, match="'ur5' has none to close; name them under 'loops:'"):
        symdyn.load("ur5").close_loops(np.zeros(6))
    with pytest.raises(ValueError, match=r"close_loops: argument 'q' must have shape \(..., 1\), got \(2,\)"):
        lift.close_loops([0.5, 0.5])
    with pytest.raises(ValueError, match="'heigth' is no parameter of the robot; did you mean 'height'"):
        lift.close_loops([0.5], parameters={"heigth": 1.0})


def test_what_is_not_finite(lift: symdyn.Mechanism) -> None:
    """A start or a parameter without a value is refused by name before anything is solved."""
    with pytest.raises(ValueError, match="close_loops: argument 'q' must be finite to start from"):
        lift.close_loops([[0.5], [np.nan]])
    with pytest.raises(ValueError, match="close_loops: parameter 'height' must be finite, got inf"):
        lift.close_loops([0.5], parameters={"height": np.inf})


def test_slides_go_as_far_as_they_must(tmp_path: Path) -> None:
    """A cart whose arm is held a kilometre away gets there: only turns are taken in short steps."""
    path = tmp_path / "cart.yaml"
    path.write_text(
        "name: cart\n"
        "links: {cart: {mass: 1}, arm: {mass: 1, com: [0.1, 0, 0]}}\n"
        "joints:\n"
        "  rail: {type: prismatic, parent: base, child: cart, axis: [0.6, 0.8, 0]}\n"
        "  turn: {type: revolute, parent: cart, child: arm, axis: [0, 0, 1]}\n"
        "tools: {tip: {link: arm, origin: {xyz: [0.5, 0, 0]}}}\n"
        "loops: [{a: world, b: tip, constrain: [x], at: {xyz: [600, 800, 0]}}]\n"
    )
    rail, turn = symdyn.load(path).close_loops([0.0, 0.3])
    assert 0.6 * rail + 0.5 * np.cos(turn) == pytest.approx(600, abs=1e-11)
