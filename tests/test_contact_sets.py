"""`--loops`: which contacts hold, in files, modules and what verifies them; what is said of directions that are left out."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import symdyn
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.loops import constraint
from symdyn.judge.reference import random_states
from tests.collection import ROOT
from tests.contact_robots import FLAT, SETS, biped, contact
from tests.test_cli import run

TWO_ARMS = ROOT / "robots" / "two_arms.yaml"
FEET = biped(contact("left_sole", FLAT), contact("right_sole", FLAT), contact("right_toe"))


def written(folder: Path, text: str = FEET) -> Path:
    path = folder / "biped.yaml"
    path.write_text(text)
    return path


@pytest.fixture(scope="module")
def walker(tmp_path_factory: pytest.TempPathFactory) -> symdyn.Mechanism:
    return symdyn.load(written(tmp_path_factory.mktemp("walker")))


def test_files_of_a_set(walker: symdyn.Mechanism, tmp_path: Path) -> None:
    """Three languages and both number types of one set equal the core and verify; the head has the set, its rows, the note."""
    options = [
        "--functions",
        "constrained_forward_dynamics,loop_inertia,closure_error",
        "--loops",
        "right_toe,right_sole",
    ]
    done = run(
        "generate", walker.source, *options, "--name", "right", "--target", "python,c,javascript", "-o", tmp_path
    )
    assert done.exit_code == 0, done.output
    note = "Loops that hold, and their rows in order: right_sole rx, ry, rz, x, y, z; right_toe x, y, z."
    short = "The loops hold 9 directions, of which 6 are independent; left out, with no force along them: right_toe x, y, z."
    head = (tmp_path / "right.py").read_text()
    assert note in done.output and short in done.output.replace("\n", " ")
    assert note in " ".join(head.split()) and short in " ".join(head.split()) and "--loops right_toe,right_sole" in head
    for ending in ("py", "c", "mjs"):
        verdict = run("verify", tmp_path / f"right.{ending}", walker.source, "--states", 10)
        assert verdict.exit_code == 0, verdict.output
    single = ["generate", walker.source, *options, "--target", "c", "--float32", "-o", tmp_path / "single"]
    assert run(*single).exit_code == 0


def test_a_module_of_each_set(walker: symdyn.Mechanism) -> None:
    """In the air, on one foot, on both: each is the dense solution over its own rows."""
    tree = walker._subject.tree
    for loops, rows in (("left_sole", range(6)), (["right_sole"], range(6, 12)), ("left_sole,right_sole", range(12))):
        module = walker.module("constrained_forward_dynamics", loops=loops, name="walker")
        for state in random_states(tree, 3):
            q, qd, tau = state["q"], state["qd"], state["tau"]
            J, bias = (part[rows] for part in constraint(tree, q, qd))
            inverse, free = mass_matrix_inverse(tree, q), walker.core.forward_dynamics(q, qd, tau)
            qdd, lam = module.constrained_forward_dynamics(q, qd, tau)
            wanted = np.linalg.solve(J @ inverse @ J.T, J @ free + bias)
            assert lam.shape == (len(rows),)
            assert np.abs(lam - wanted).max() < 1e-7 * np.abs(wanted).max()
            assert np.abs(qdd - free + inverse @ J.T @ wanted).max() < 1e-7 * np.abs(qdd).max()


def test_compiled_modules_have_sets_too(walker: symdyn.Mechanism) -> None:
    """C, Python and the core have the same zeros."""
    given = {"functions": "constrained_forward_dynamics"}
    plain, fast = walker.module(*given.values()), walker.build(*given.values())
    for state in random_states(walker._subject.tree, 2):
        arguments = state["q"], state["qd"], state["tau"]
        (_, one), (_, two) = (module.constrained_forward_dynamics(*arguments) for module in (plain, fast))
        _, ours = walker.core.constrained_forward_dynamics(*arguments)
        assert not one[12:].any() and not two[12:].any() and not ours[12:].any()
        assert np.abs(one - ours).max() < 1e-7 * np.abs(ours).max() > np.abs(one - two).max()


def test_other_functions_do_not_change(walker: symdyn.Mechanism, tmp_path: Path) -> None:
    """What knows nothing of loops is the same text in every set, and is told nothing of them."""
    for name, options in (("one", ()), ("two", ("--loops", "left_sole"))):
        done = run("generate", walker.source, "--functions", "mass_matrix", *options, "-o", tmp_path / name)
        assert done.exit_code == 0 and "left out" not in done.output
    one, two = ((tmp_path / name / "biped.py").read_text() for name in ("one", "two"))
    assert two.replace(" --loops left_sole", "") == one


def test_loops_between_tools_are_named_by_both(tmp_path: Path) -> None:
    """`a-b`, in a robot on a fixed base as well."""
    (loop,) = symdyn.load(TWO_ARMS).description.loops
    options = ["--functions", "closure_error", "--loops", f"{loop.a}-{loop.b}", "-o", tmp_path]
    assert run("generate", TWO_ARMS, *options).exit_code == 0
    assert run("verify", tmp_path / "two_arms.py", TWO_ARMS).exit_code == 0


@pytest.mark.parametrize(
    ("source", "loops", "said"),
    [
        (None, "left_sol", "--loops: left_sol: is no loop of 'biped'; did you mean 'left_sole'?"),
        (TWO_ARMS, "grip", "--loops: grip: is no loop of 'two_arms'"),
        (
            ROOT / "robots" / "planar2.yaml",
            "tip",
            "--loops: tip: is no loop of 'planar2'; it has none; a robot file has",
        ),
        (None, ",", "--loops: names nothing; name loops of the robot, or leave it out"),
    ],
)
def test_misspelt_loops(source: Path | None, loops: str, said: str, tmp_path: Path) -> None:
    done = run("generate", source or written(tmp_path), "--loops", loops, "-o", tmp_path / "out")
    assert done.exit_code == 1 and said in done.output
    assert not (tmp_path / "out").exists()


def test_a_set_that_the_source_no_longer_has(walker: symdyn.Mechanism, tmp_path: Path) -> None:
    """`verify` names the file whose head asks for it; Python's keyword is named as typed there."""
    walker.generate(tmp_path, functions="closure_error", loops="right_toe")
    without = written(tmp_path, biped(contact("left_sole", FLAT)))
    done = run("verify", tmp_path / "biped.py", without)
    assert done.exit_code == 1 and "biped.py: --loops right_toe: is no loop of 'biped'" in done.output
    with pytest.raises(symdyn.InputError, match="loops: left_toes: is no loop of 'biped'"):
        walker.module("closure_error", loops=["left_toes"])


@pytest.mark.parametrize("name", SETS)
def test_check_notes_what_is_left_out(name: str, tmp_path: Path) -> None:
    """Redundant contacts are no error: `check` notes which rows do not enter."""
    text, rank = SETS[name]
    done = run("check", written(tmp_path, text))
    assert done.exit_code == 0, done.output
    rows = sum(line.count(",") - 1 for line in text.splitlines() if "constrain" in line)
    assert ("held by others already" in done.output) == (rank < rows)


def test_loops_of_a_held_trunk_stay_refused(tmp_path: Path) -> None:
    """What stands on its feet while its trunk is held is no set of contacts but too many loops; so are loops of two tools."""
    legs = biped(contact("left_toe"), contact("left_toe")).replace("base: floating\n", "")
    held = run("check", written(tmp_path, legs))
    assert held.exit_code == 1 and "holds 6 directions, of which 3 are independent" in held.output
    toes = biped(contact("left_toe")) + "  - {a: left_toe, b: right_toe, constrain: [x, y, z]}\n" * 2
    twice = run("check", written(tmp_path, toes))
    assert twice.exit_code == 1 and "holds 6 directions, of which 3 are independent" in twice.output


def test_where_the_feet_stand_does_not_matter(walker: symdyn.Mechanism, tmp_path: Path) -> None:
    """`at` moves what `closure_error` measures from, and nothing else; its axes are those of the rows."""
    (state, *_) = random_states(walker._subject.tree, 1)
    q, qd, tau = state["q"], state["qd"], state["tau"]
    here, there, turned = (
        symdyn.load(written(tmp_path, biped(contact("left_toe", at=at), contact("right_heel", at=at)))).core
        for at in ("", "{xyz: [0.3, -2, 0.1]}", "{rpy: [0, 0, pi/2]}")
    )
    for one, two in zip(
        here.constrained_forward_dynamics(q, qd, tau), there.constrained_forward_dynamics(q, qd, tau), strict=True
    ):
        assert np.array_equal(one, two)
    gone = here.closure_error(q, qd)[0] - there.closure_error(q, qd)[0]
    assert np.allclose(gone, [0.3, -2, 0.1] * 2, rtol=0, atol=1e-13)
    lam, seen = (core.constrained_forward_dynamics(q, qd, tau)[1].reshape(2, 3) for core in (here, turned))
    assert np.allclose(seen, lam[:, [1, 0, 2]] * [1, -1, 1], rtol=1e-9)
