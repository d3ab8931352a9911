"""Closed forms are as short as a textbook prints them, and say what they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import symdyn
from symdyn.api.inspection import Inspection, inspected
from symdyn.closed.form import Rung
from symdyn.closed.text import line_text
from symdyn.inspect.answers import FormAnswer
from tests.closed_robots import (
    ARM3R,
    CARTPOLE,
    POLAR,
    SCARA,
    UR5_ENDS,
    WRIST,
    loaded,
    numerators,
    planar,
    shown_lines,
)
from tests.collection import ROOT

INVERSE = "mass_matrix_inverse"


def longest(lines: list[str]) -> int:
    return max(map(len, lines))


def test_two_links_are_the_textbooks(tmp_path: Path) -> None:
    """M⁻¹ of the two-link arm: one determinant and three numerators of at most 20 characters."""
    form = symdyn.load("planar2").closed(INVERSE)
    assert [line_text(line) for line in form.lines] == ["Δ = J1 J2 - b12² c2²"]
    entries = [line_text(entry.line) for entry in form.entries]
    assert entries == ["M⁻¹11 = J2/Δ", "M⁻¹12 = (-J2 - b12 c2)/Δ", "M⁻¹22 = (J1 + J2 + 2 b12 c2)/Δ"]
    where = {line_text(line) for line in form.where}
    assert where == {"J1 = m1 r1² + m2 l1² + i1", "J2 = m2 r2² + i2", "b12 = m2 l1 r2"}
    assert longest(numerators(form)) <= 20
    assert longest(numerators(loaded(tmp_path, planar(2)).closed(INVERSE))) <= 20


@pytest.mark.parametrize(
    ("text", "most"),
    [
        pytest.param(CARTPOLE, 15, id="cart-pole"),
        pytest.param(SCARA, 30, id="scara"),
        pytest.param(planar(3), 110, id="three links"),
        pytest.param(planar(3, antiparallel=True), 120, id="three links, one axis the other way"),
        pytest.param(ARM3R, 40, id="anthropomorphic"),
        pytest.param(POLAR, 30, id="polar"),
    ],
)
def test_small_robots_in_symbols(tmp_path: Path, text: str, most: int) -> None:
    """One fraction an entry, no numerator or determinant longer than a line."""
    form = loaded(tmp_path, text).closed(INVERSE)
    assert form.rung is Rung.EXPLICIT
    assert longest(numerators(form)) <= most, numerators(form)


def test_numerators_apart_from_determinants(tmp_path: Path) -> None:
    """The cart-pole's numerators take at most 10 characters, cofactors of three links at most 30."""
    cart = loaded(tmp_path, CARTPOLE).closed(INVERSE)
    assert longest([n for n in numerators(cart) if n != "J2 M1 - h2² c2²"]) <= 10
    three = loaded(tmp_path, planar(3)).closed(INVERSE)
    cofactors = [line_text(line).split(" = ")[1] for line in three.lines if line.name.stem == "C"]
    assert len(cofactors) == 6 and longest(cofactors) <= 30


def test_robots_in_numbers() -> None:
    """SCARA within 30 characters, cofactors of the UR5's three parallel joints within 40."""
    assert longest(numerators(symdyn.load("scara").closed(INVERSE))) <= 30
    form = symdyn.load("ur5", lock=UR5_ENDS).closed(INVERSE)
    cofactors = [line_text(line).split(" = ")[1] for line in form.lines if line.name.stem == "C"]
    assert len(cofactors) == 6 and longest(cofactors) <= 40


@pytest.mark.parametrize("free", ["mass,com,inertia", "mass,com,inertia,length"])
def test_puma_in_symbols_over_N(free: str) -> None:
    """The Puma's first three joints in symbols: two levels, 350 characters in all, no line above 100."""
    lines = shown_lines(symdyn.load("puma560", lock=WRIST).closed(INVERSE, parameters=free))
    assert sum(map(len, lines)) <= 350 and longest(lines) <= 100, lines


def test_four_links_by_elimination(tmp_path: Path) -> None:
    """Four links in symbols take 400 characters, the formula for all entries among them."""
    form = loaded(tmp_path, planar(4)).closed(INVERSE)
    lines = shown_lines(form)
    assert form.rung is Rung.ELIMINATION and sum(map(len, lines)) <= 400, lines
    assert "instead" in form.text()


def test_a_biped_by_elimination() -> None:
    """A five-link biped, a tree: 500 characters, no line above 40."""
    form = symdyn.load(ROOT / "tests" / "robots" / "biped5.yaml").closed(INVERSE)
    lines = shown_lines(form)
    assert form.rung is Rung.ELIMINATION
    assert sum(map(len, lines)) <= 500 and longest(lines) <= 40, lines


def test_branches_share_nothing() -> None:
    """Joints on different branches of the biped's N have no entry: nothing is shown for torso and swinging leg."""
    form = symdyn.load(ROOT / "tests" / "robots" / "biped5.yaml").closed("mass_matrix")
    zeros = {entry.index for entry in form.zeros}
    assert zeros == {(2, 3), (2, 4)}


def test_blocks_are_inverted_apart(tmp_path: Path) -> None:
    """A SCARA's slide has nothing to do with its turns: 1/M3, and zeros beside it."""
    form = loaded(tmp_path, SCARA).closed(INVERSE)
    entries = {entry.index: line_text(entry.line) for entry in form.entries}
    assert entries[2, 2] == "M⁻¹33 = 1/M3"
    assert all(entries[place].endswith("= 0") for place in ((0, 2), (1, 2), (2, 3)))
    assert entries[3, 3] == "M⁻¹44 = J1/Δ + 1/i4"


def test_slides_are_measured_from_the_centre_of_mass(tmp_path: Path) -> None:
    """What a turning slide carries has no linear term: J + M d² with d from the centre of mass."""
    form = loaded(tmp_path, POLAR).closed("mass_matrix")
    assert line_text(form.entries[0].line) == "M11 = J1 + m2 d2²"
    assert "d2 = q2 + r" in {line_text(line) for line in form.where}


def test_offsets_that_are_no_quarter_turns_get_an_angle_of_their_own() -> None:
    """The Puma's elbow with a held wrist: c3 is the cosine of φ3 = q3 + 1.54."""
    form = symdyn.load("puma560", lock=WRIST).closed("gravity_forces")
    assert list(form.offsets) == [2] and "φ3 = q3 + 1.5" in form.text()


@pytest.mark.parametrize(
    ("what", "lines"),
    [
        ("mass_matrix", ["M11 = J1 + J2 + 2 b12 c2", "M12 = J2 + b12 c2", "M22 = J2"]),
        ("udu.U", ["U12 = 1 + b12 c2/J2"]),
        ("gravity_forces", ["g1 = w1 c1 + w2 c12", "g2 = w2 c12"]),
        ("potential_energy", ["V = w1 s1 + w2 s12"]),
        ("kinetic_energy", ["T = 0.5 J1 ω1² + b12 c2 ω1 ω2 + 0.5 J2 ω2²"]),
        ("jacobian_tip[3,0]", ["J41 = -l1 s1 - l2 s12"]),
        ("pose_tip[0,3]", ["A14 = l1 c1 + l2 c12"]),
        ("coriolis_matrix[0,0]", ["C11 = -b12 q̇2 s2"]),
        ("operational_inertia_inverse_tip[2,2]", ["Ω33 = J1/Δ"]),
    ],
)
def test_other_quantities_of_two_links(what: str, lines: list[str]) -> None:
    """Every quantity of the list, as a textbook has it."""
    form = symdyn.load("planar2").closed(what)
    assert [line_text(entry.line) for entry in form.entries if entry.line.value.terms] == lines


def test_puma_abbreviated() -> None:
    """All six axes of the Puma to 3 %: 200 characters, M⁻¹ off by 1 % at the 99th percentile, and it says so."""
    source = str(symdyn.load("puma560").source)
    for what in (INVERSE, "mass_matrix"):
        (answer,) = inspected(Inspection(source, what, abbreviate="3%")).answers
        assert isinstance(answer, FormAnswer)
        lines = shown_lines(answer.form)
        assert sum(map(len, lines)) <= 200, lines
        assert "0.97 % at the 99th percentile" in answer.text()


def test_names_of_parameters_never_mean_something_else(tmp_path: Path) -> None:
    """A file's parameters that are called like cosines, joints or constants are told apart from those."""
    text = planar(2).replace("m1", "c2").replace("r1", "q1").replace("i2", "J1").replace("l1", "b12")
    shown = loaded(tmp_path, text).closed(INVERSE).text()
    assert "c2_parameter" in shown and "q1_parameter" in shown and "J1_parameter" in shown
    assert "b12' = " in shown


TWISTED = """
name: twisted
gravity: [0, 0, -9.81]
parameters: {m2: 1.0, r0: 0.3}
links:
  a: {mass: 1, inertia: [1, 1, 1, 0, 0, 0]}
  b: {mass: m2, com: [r0, 0, 0], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
  c: {mass: 0.5, com: [0, 0, 0.34], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
joints:
  j1: {type: revolute, parent: base, child: a, axis: [0, 0, -1], origin: {rpy: [0, 0, 0.3]}}
  j2: {type: revolute, parent: a, child: b, axis: [0.6, 0, 0.8], origin: {rpy: [0, pi, 0]}}
  j3: {type: revolute, parent: a, child: c, axis: [0.6, 0, 0.8], origin: {rpy: [pi/2, 0, 0]}}
"""


def test_constants_that_parameters_make_proportional_are_one(tmp_path: Path) -> None:
    """What cancels for all values of the parameters is zero, though it comes from different inertias and turned axes."""
    form = loaded(tmp_path, TWISTED).closed("gravity_forces")
    assert [entry.index for entry in form.zeros] == [(0,)]
