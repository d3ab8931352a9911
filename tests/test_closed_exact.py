"""Closed forms say what the program computes, whatever they are written in: not one difference at rational points."""

from __future__ import annotations

import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import sympy as sp
from hypothesis import given, settings

import symdyn
from symdyn.closed.form import Rung
from tests.closed_judging import Subject, judge
from tests.closed_robots import ARM3R, CARTPOLE, POLAR, SCARA, UR5_ENDS, WRIST, loaded, planar
from tests.closed_text import AmbiguousError, formula, read
from tests.collection import ROOT
from tests.strategies import symbolic_robot_yaml

INERTIA = {"mass_matrix.M", "udu.U", "udu.D", "innovations.W", "innovations.D", "mass_matrix_inverse.M_inverse"}
ENERGY = {"kinetic_energy.energy", "potential_energy.energy", "gravity_forces.g"}
SYMBOLS = {
    "two links": planar(2),
    "three links": planar(3),
    "three links, axes to and fro": planar(3, antiparallel=True),
    "four links": planar(4),
    "five links, axes to and fro": planar(5, antiparallel=True),
    "cart-pole": CARTPOLE,
    "scara": SCARA,
    "anthropomorphic": ARM3R,
    "polar": POLAR,
}


@pytest.mark.parametrize("text", SYMBOLS.values(), ids=SYMBOLS.keys())
def test_robots_in_symbols(tmp_path: Path, text: str) -> None:
    """Python, JSON and text of every form are exactly the program; every form of inertia and energy is there."""
    subject = Subject(loaded(tmp_path, text).source)
    assert subject.exact
    assert judge(subject).keys() >= INERTIA | ENERGY


@pytest.mark.parametrize(
    ("source", "lock", "parameters"),
    [
        ("planar2", (), ()),
        ("cartpole", (), ()),
        ("scara", (), ()),
        (ROOT / "tests" / "robots" / "biped5.yaml", (), ()),
        ("puma560", WRIST, ("mass", "com", "inertia")),
        ("scara", (), ("mass", "com", "inertia", "length")),
    ],
    ids=["planar2", "cartpole", "scara", "biped5", "puma560 in symbols", "scara in symbols"],
)
def test_shipped_robots(source: str | Path, lock: tuple[str, ...], parameters: tuple[str, ...]) -> None:
    """The same for robots that ship, in numbers and with numbers made symbols; rounded texts are within their error."""
    subject = Subject(source, lock, parameters)
    assert subject.exact
    assert judge(subject).keys() >= INERTIA | ENERGY


@pytest.mark.parametrize(("source", "lock"), [("puma560", WRIST), ("ur5", UR5_ENDS)], ids=["puma560", "ur5"])
def test_robots_with_angles_that_are_no_quarter_turns(source: str, lock: tuple[str, ...]) -> None:
    """Constants of 40 digits: equal to the digits that they have; text within the error that it states."""
    assert judge(Subject(source, lock, alone=True)).keys() >= INERTIA


@settings(max_examples=40, deadline=None, derandomize=True)
@given(text=symbolic_robot_yaml())
def test_random_robots(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """Random small trees with parameters: turns, slides, offsets, axes to and fro; whatever the ladder answers is right."""
    subject = Subject(loaded(tmp_path_factory.mktemp("small"), text).source)
    assert judge(subject).keys() >= {"potential_energy.energy"}


def test_matrices_of_entries_in_one_statement(tmp_path: Path) -> None:
    """Where one formula stands for all entries, the text says all that it speaks of."""
    form = loaded(tmp_path, planar(7)).closed("mass_matrix")
    assert form.rung is Rung.TWO_LEVELS and form.parts.statement and form.parts.unlisted
    assert all(f"N{k}{k} = J{k}" in form.text() for k in range(1, 8))
    judge(Subject(loaded(tmp_path, planar(7)).source))


def test_python_in_floats_and_symbols() -> None:
    """The function takes floats as it is, and SymPy's symbols with SymPy's sine and cosine."""
    form = symdyn.load("planar2").closed("mass_matrix_inverse")
    module: dict[str, object] = {}
    exec(form.python(), module)
    inverse = module["mass_matrix_inverse"]
    assert callable(inverse)
    q = [0.3, -1.1]
    expected = symdyn.load("planar2").core.mass_matrix_inverse(q)
    assert np.allclose(inverse(q), expected, rtol=1e-14, atol=0.0)
    q0, q1, m2 = sp.symbols("q0 q1 m2")
    found = inverse([q0, q1], m2=m2, sin=sp.sin, cos=sp.cos)[0][1]
    assert found.free_symbols == {q1, m2}
    assert math.isclose(found.subs({q1: -1.1, m2: 0.8}), expected[0, 1], rel_tol=1e-14)


def test_python_of_one_entry_is_a_number() -> None:
    """An entry alone is no list; below the diagonal of a symmetric matrix it is the one above."""
    arm = symdyn.load("planar2")
    for what in ("mass_matrix_inverse[0,1]", "mass_matrix_inverse[1,0]"):
        module: dict[str, object] = {}
        exec(arm.closed(what).python(), module)
        assert math.isclose(module["mass_matrix_inverse"]([0.3, 0.5]), arm.core.mass_matrix_inverse([0.3, 0.5])[0, 1])  # type: ignore[operator]


def test_python_gives_parameters_names_that_it_can_take(tmp_path: Path) -> None:
    """Parameters that are called like keywords, functions or lines are told apart, in Python and in JSON."""
    renamed = planar(2)
    for old, new in {
        "m1": "yield",
        "r1": "math",
        "l1": "Delta",
        "i2": "Fraction",
        "r2": "c2",
        "m2": "c2_parameter",
    }.items():
        renamed = renamed.replace(old, new)
    form = loaded(tmp_path, renamed).closed("mass_matrix_inverse")
    module: dict[str, object] = {}
    exec(form.python(), module)
    names = {"yield_", "math_", "Delta", "Fraction_", "c2_parameter", "c2_parameter_parameter", "i1"}
    assert form.as_dict()["parameters"].keys() == names
    found = module["mass_matrix_inverse"]([0.1, 0.7])  # type: ignore[operator]
    assert np.allclose(found, loaded(tmp_path, planar(2)).core.mass_matrix_inverse([0.1, 0.7]), rtol=1e-13, atol=0.0)


def test_json_is_stable_and_plain() -> None:
    """The same question gives the same bytes; what was shown is in it, and exact numbers are strings of whole ones."""
    first, second = (json.dumps(symdyn.load("scara").closed("mass_matrix_inverse").as_dict()) for _ in range(2))
    assert first == second
    answer = json.loads(first)
    (entry,) = (entry for entry in answer["entries"] if entry["index"] == [1, 1])
    assert entry["formula"] == "((2502269/800000) + (22287/80000)*c2)/Delta"
    assert "\n".join(answer["text"]) + "\n" == symdyn.load("scara").closed("mass_matrix_inverse").text()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 a/b + 1", "2*a/b + 1"),
        ("-(a + b)²/c2", "-(a + b)**2/c2"),
        ("(1/3) a", "a/3"),
        ("a b/(c d)", "a*b/(c*d)"),
        ("1.5e-7 a - 0.25", "15*a/100000000 - 1/4"),
        ("cos(2q2 + q3)", "cos(2*q2 + q3)"),
    ],
)
def test_the_grammar_of_the_text(text: str, value: str) -> None:
    """What the reader of texts, by which they are judged, understands."""
    assert sp.simplify(_as_sympy(formula(text)) - sp.sympify(value)) == 0


def _as_sympy(tree: tuple) -> sp.Expr:  # type: ignore[type-arg]
    kind, *parts = tree
    if kind == "word":
        return sp.Symbol(parts[0])
    if kind == "number":
        return sp.Rational(parts[0].numerator, parts[0].denominator)
    if kind == "call":
        return getattr(sp, parts[0])(_as_sympy(parts[1]))
    if kind == "power":
        return _as_sympy(parts[0]) ** parts[1]
    values = [_as_sympy(part) for part in parts]
    if kind == "minus":
        return -values[0]
    if kind == "over":
        return values[0] / values[1]
    return sp.Add(*values) if kind == "sum" else sp.Mul(*values)


def test_a_name_with_two_meanings_is_seen() -> None:
    """The reader refuses a page that defines a name twice: it cannot pass by luck."""
    with pytest.raises(AmbiguousError):
        read("title\n\n  a1 = b\n\nwhere\n  a1 = 2  kg\n")


def test_expressions_of_sympy(tmp_path: Path) -> None:
    """`expression` is the entry in the code's symbols, everything substituted."""
    arm = symdyn.load("planar2")
    q0, q1, m2, r2, g = sp.symbols("q0 q1 m2 r2 g")
    assert sp.simplify(arm.expression("gravity_forces", "elbow") - g * m2 * r2 * sp.cos(q0 + q1)) == 0
    assert arm.expression("mass_matrix", 1, 0) == arm.expression("mass_matrix[shoulder,elbow]")
    assert (arm.expression("udu.U", 1, 0), arm.expression("udu.U", 0, 0)) == (0, 1)
    assert arm.expression("kinetic_energy").free_symbols >= set(sp.symbols("qd0 qd1 q1"))
    clash = loaded(tmp_path, planar(2).replace("m1", "q0"))
    assert "q0_parameter" in map(str, clash.expression("mass_matrix", 0, 0).free_symbols)


def test_expressions_longer_than_anybody_reads() -> None:
    """No length is refused, only what takes too much: a Panda's gravity torque is there, its inertia is not."""
    panda = symdyn.load("panda")
    with pytest.raises(symdyn.InputError, match="no form that anybody would read"):
        panda.closed("gravity_forces[panda_joint2]")
    torque = panda.expression("gravity_forces", "panda_joint2", seconds=20)
    q = np.linspace(-0.9, 1.1, len(panda.joints))
    values = {sp.Symbol(f"q{k}"): sp.Float(x, 30) for k, x in enumerate(q)}
    assert math.isclose(torque.evalf(subs=values), panda.core.gravity_forces(q)[1], rel_tol=1e-12)
    with pytest.raises(symdyn.InputError, match=r"has no closed expression: .*; ask arm\.closed"):
        panda.expression("mass_matrix", 0, 0)


@pytest.mark.parametrize(
    ("what", "place", "message"),
    [
        ("gravity_forces", (), "has 2 entries, an expression is of one; name one: arm.expression('gravity_forces', 0)"),
        ("gravity_forces", ("elbo",), "did you mean 'elbow'"),
        ("forward_dynamics", (0,), "divides by what depends on the pose"),
    ],
)
def test_expressions_that_there_are_not(what: str, place: tuple[str | int, ...], message: str) -> None:
    """One clear message says what to ask instead."""
    with pytest.raises(symdyn.InputError) as refused:
        symdyn.load("planar2").expression(what, *place)
    assert message in str(refused.value)


def test_exact_numbers_survive() -> None:
    """Numbers of a file are written out whole: no digit of a product is lost."""
    form = symdyn.load("scara").closed("mass_matrix_inverse")
    determinant = next(line for line in form.lines if line.name.stem == "Δ").value.terms[0].coefficient
    assert f'Fraction("{float(determinant)}' not in form.python()
    assert determinant == Fraction("2.390953954697265625") and "2.390953954697265625" in form.python()
