"""Closed forms and `inspect` at what tried to break them: odd robots, clashing names, wrong questions."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from symdyn.api.inspection import Inspection, inspected
from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.elimination import LONGEST_LINE, split
from symdyn.closed.expression import Call, Line, Name, Product, Sort, Sum, Wave, evaluated
from symdyn.closed.numerals import numeral
from symdyn.closed.text import line_text, sum_text, wave_text
from symdyn.closed.units import read
from symdyn.faults import InputError
from symdyn.inspect.answers import FormAnswer

GANTRY = """
name: gantry
links: {a: {mass: 1, com: [0.1, 0, 0]}, b: {mass: 2, com: [0.1, 0.2, 0]}, c: {mass: 3, com: [0, 0, 0.3]}}
joints:
  x: {type: prismatic, parent: base, child: a, axis: [1, 0, 0]}
  y: {type: prismatic, parent: a, child: b, axis: [0, 1, 0]}
  z: {type: prismatic, parent: b, child: c, axis: [-1, 0, 0]}
"""
TWISTED = """
name: twisted
links:
  a: {mass: 1, com: [0.2, 0, 0], inertia: [0.01, 0.02, 0.1, 0, 0, 0]}
  b: {mass: 2, com: [0.2, 0.1, 0.05], inertia: [0.03, 0.01, 0.1, 0.001, 0.002, 0.003]}
joints:
  one: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}
  two: {type: revolute, parent: a, child: b, axis: [0, 1, 1], origin: {xyz: [0.5, 0, 0]}}
"""
ARM = """
name: arm
parameters: {g1: 0.3, m: 2, r: 0.2, k: 0.4}
gravity: [0, -9.81, 0]
links: {a: {mass: m, com: [r, 0, 0], inertia: [0, 0, k, 0, 0, 0]}, b: {mass: g1, com: [r, 0, 0]}}
joints:
  one: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}
  two: {type: revolute, parent: a, child: b, axis: [0, 0, 1], origin: {xyz: [0.5, 0, 0]}}
tools: {tip: {link: b, origin: {xyz: [0.4, 0, 0]}, directions: [x, y]}}
"""
SLIDES = """
name: slides
parameters: {m1: 1, m2: 2, m3: 3}
links: {a: {mass: m1}, b: {mass: m2}, c: {mass: m3}}
joints:
  x: {type: prismatic, parent: base, child: a, axis: [1, 0, 0]}
  y: {type: prismatic, parent: a, child: b, axis: [1, 0, 0]}
  z: {type: prismatic, parent: b, child: c, axis: [-1, 0, 0]}
"""
_CLASSES = {
    "mass": read("kg"),
    "com": read("m"),
    "length": read("m"),
    "inertia": read("kg m²"),
    "gravity": read("m/s²"),
}

Asking = Callable[..., Any]


@pytest.fixture
def ask(tmp_path: Path) -> Asking:
    """The answers to a question about a robot given as text."""

    def asked(robot: str, what: str, **options: Any) -> Any:
        path = tmp_path / "robot.yaml"
        path.write_text(robot)
        return inspected(Inspection(str(path), what, **options))

    return asked


def chain(count: int) -> str:
    links = "".join(f"  k{i}: {{mass: 1, com: [0.1, 0, 0], inertia: [0, 0, 0.01, 0, 0, 0]}}\n" for i in range(count))
    joints = "".join(
        f"  j{i}: {{type: revolute, parent: {f'k{i - 1}' if i else 'base'}, child: k{i}, axis: [0, 0, 1],"
        f" origin: {{xyz: [0.2, 0, 0]}}}}\n"
        for i in range(count)
    )
    return f"name: chain\ngravity: [0, -9.81, 0]\nlinks:\n{links}joints:\n{joints}"


def test_large_whole_numbers_are_no_quotients() -> None:
    """A whole number of more digits than are shown is rounded, not written as `4100005/1`."""
    assert numeral(Fraction(4100005), 5) == "4100000"
    assert numeral(Fraction(1, 3), 5) == "1/3"


def test_a_factor_that_rounds_to_one_is_not_written() -> None:
    """A constant of 40 digits beside 1 is written as 1 is."""
    almost = Product(1 - Fraction(1, 10**30), ((Name("m"), 1),))
    assert sum_text(Sum((almost, almost))) == "m + m"


def test_the_cosine_of_joint_twelve_is_not_that_of_one_plus_two() -> None:
    """Every short name of a wave means one thing in robots of more than nine joints."""
    alone, together = Wave(False, (("q", 12, 1),)), Wave(False, (("q", 1, 1), ("q", 2, 1)))
    assert (wave_text(alone), wave_text(together)) == ("cos(q12)", "c12")


@pytest.mark.parametrize("what", ["diagonal_rates", "joint_moments"])
def test_roots_of_the_state_are_no_formulas(ask: Asking, what: str) -> None:
    """What takes roots of inertias that move is answered in figures."""
    assert "shown in figures instead" in ask(ARM, what).text


def test_constants_that_took_others_in_can_be_taken_in(ask: Asking) -> None:
    """Merging constants survives that a constant, merged before, is merged itself."""
    assert "M⁻¹33 = " in ask(SLIDES, "forward_dynamics_derivatives").text


def test_long_sums_are_split_in_linear_time() -> None:
    """Three thousand terms are split at once, all lines but the last as long as they may be."""
    terms = tuple(Product(Fraction(k + 1, 7), ((Name("q", (k,)), 1),)) for k in range(3000))
    start = time.process_time()
    lines = split(Line(Name("D", (1,)), Sum(terms)), (1, 1))
    assert time.process_time() - start < 2
    assert all(len(line_text(line)) <= LONGEST_LINE for line in lines[:-1])


def test_long_chains_have_short_lines(ask: Asking) -> None:
    """The energy of eight joints in a plane is stated over N, and rates are added to those before."""
    text = ask(chain(8), "kinetic_energy").text
    assert "T = ½ ωᵀ N ω" in text
    assert "ω8 = q̇8 + ω7" in text
    assert max(map(len, text.splitlines())) < 260


@pytest.mark.parametrize("robot", [GANTRY, TWISTED], ids=["slides", "twisted"])
def test_units_of_constants_are_those_of_their_definitions(ask: Asking, robot: str) -> None:
    """With kilogram, metre and second changed, every constant of every result changes as its unit says."""
    functions = ["forward_dynamics", "forward_dynamics_derivatives", "inverse_dynamics_derivatives", "kalman_gains"]
    functions += ["articulated_inertias", "state_space", "mass_matrix_rate", "mass_matrix_sensitivity", "mass_matrix"]
    functions += ["diagonal_rates_unnormalised", "joint_rates_unnormalised", "gravity_forces"]
    seen = 0
    for function in functions:
        found = ask(robot, function, parameters="mass,com,inertia,length,gravity")
        for form in (answer.form for answer in found.answers if isinstance(answer, FormAnswer)):
            for base, unit in ((2.0, (1, 0, 0)), (3.0, (0, 1, 0)), (5.0, (0, 0, 1))):
                before, after = _constants(form, 1.0, unit), _constants(form, base, unit)
                for line in form.where:
                    if abs(before[line.name]) < 1e-12 or line.name.sort is Sort.STATE:
                        continue
                    power = sum(a * b for a, b in zip(read(line.remark), unit, strict=True))
                    assert after[line.name] == pytest.approx(before[line.name] * base ** float(power)), (
                        form.asked,
                        line,
                    )
                    seen += 1
    assert seen > 60


def _constants(form: ClosedForm, base: float, unit: tuple[int, ...]) -> Mapping[Name, float]:
    """The where list where one of kilogram, metre and second is measured otherwise."""
    known: dict[Name, float] = {}

    def of(factor: Name | Wave | Call) -> float:
        assert isinstance(factor, Name)
        if factor in known:
            return known[factor]
        if factor.sort is not Sort.PARAMETER:
            return 0.0
        of_class = _CLASSES[factor.stem.split("_")[0]]
        value = form.parameters[factor.stem] or math.sqrt(0.3)
        return value * base ** sum(float(a) * b for a, b in zip(of_class, unit, strict=True))

    for line in form.where:
        known[line.name] = evaluated(line.value, of, float)
    return known


def test_parameters_called_as_results_are_told_apart(ask: Asking) -> None:
    """A parameter `g1` beside the first gravity force gets another name, and so does no other."""
    text = ask(ARM, "gravity_forces").text
    assert "g1_parameter" in text
    assert text.count("g1 = ") == 1


def test_lengths_and_inertias_keep_the_names_of_textbooks(ask: Asking) -> None:
    """`L1` and `I1` are what the file says; `J1`, which a constant may be called, is told apart."""
    robot = ARM.replace("k: 0.4", "I1: 0.4, L1: 0.5, J1: 0.1").replace("k, 0, 0, 0", "I1, 0, 0, 0")
    robot = robot.replace("xyz: [0.5", "xyz: [L1").replace(
        "com: [r, 0, 0]}}", "com: [r, 0, 0], inertia: [0, 0, J1, 0, 0, 0]}}"
    )
    answer = ask(robot, "mass_matrix_inverse")
    words = set(re.findall(r"\w+", answer.text))
    assert {"I1", "L1", "J1_parameter"} <= words and not {"I1_parameter", "L1_parameter"} & words


@pytest.mark.parametrize(
    ("what", "options", "message"),
    [
        ("mass_matrix", {"parameters": "weight"}, "no class of parameters"),
        ("flatness", {"sweep": "two"}, "cannot be combined with --sweep"),
        ("flatness", {"at": ("two=0",)}, "cannot be combined with --at"),
        ("mass_matrix", {"at": ("two=1", "q2=2")}, "held twice"),
        ("mass_matrix", {"abbreviate": "3%"}, "leave --abbreviate out"),
        ("operational_inertia_tip", {"at": ("two=0",)}, "divides by zero"),
    ],
)
def test_wrong_questions_are_refused(ask: Asking, what: str, options: dict[str, Any], message: str) -> None:
    """Options that mean nothing are named, not passed over, and no pose makes a traceback."""
    with pytest.raises(InputError, match=message):
        _ = ask(ARM, what, **options).text


def test_limits_where_leading_terms_cancel(ask: Asking) -> None:
    """Coefficients that vanish by `s² + c² = 1` do not lead: the limit is no zero that the program disproves."""
    robot = """
name: ball
parameters: {m: 1, l: 0.5}
links: {a: {}, b: {}, c: {mass: m, com: [0, 0, l], inertia: [0.2, 0.2, 0.1, 0, 0, 0]}}
joints:
  yaw: {type: revolute, parent: base, child: a, axis: [0, 0, 1], armature: 0.1}
  pitch: {type: revolute, parent: a, child: b, axis: [0, 1, 0], armature: 0.1}
  roll: {type: revolute, parent: b, child: c, axis: [1, 0, 0]}
"""
    with pytest.raises(InputError, match="longest limit would take"):
        ask(robot, "mass_matrix_inverse[0,0]", limit="m=oo")


def test_limits_of_what_is_below_a_fraction_bar_are_refused(ask: Asking) -> None:
    """`1/p` is a word of its own, whose limit is not worked out."""
    with pytest.raises(InputError, match="below a fraction bar"):
        ask(ARM.replace("mass: m,", 'mass: "1/m",'), "mass_matrix", limit="m=0")


def test_limits_with_slides(ask: Asking) -> None:
    """A length in front of a slide can go anywhere, although slides are else measured from their centres."""
    robot = ARM.replace("two: {type: revolute", "two: {type: prismatic").replace(
        "axis: [0, 0, 1], origin: {xyz: [0.5", "axis: [1, 0, 0], origin: {xyz: [k"
    )
    assert "Limit for k → 0." in ask(robot, "mass_matrix_inverse", limit="k=0").text


def test_one_joint(ask: Asking) -> None:
    """A robot of one joint, held at an angle of 40 digits, has forms and derivatives."""
    robot = TWISTED
    assert "M⁻¹11 = " in ask(robot, "mass_matrix_inverse", lock=("two=0.2",)).text
    assert "∂" in ask(robot, "udu", lock=("two=0.2",), wrt="one").text
