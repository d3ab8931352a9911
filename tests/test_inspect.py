"""`symdyn inspect`: entries as formulas, closed expressions, and flatness."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import sympy as sp
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.core.composite import mass_matrix
from symdyn.core.sensitivity import mass_matrix_sensitivity
from symdyn.description import read_robot
from symdyn.description.yaml_file import read_yaml
from symdyn.inspect.flatness import _by_numbers, _mass_matrix, _symbols, flatness
from symdyn.inspect.jets import FUNCTIONS, variables
from symdyn.symbolic.program import evaluate
from tests.collection import ROOT, case

ROBOTS = ROOT / "robots"
GANTRY = """
name: gantry
links: {x: {mass: 3}, y: {mass: 2}, z: {mass: 1}, t: {mass: 0.5}}
joints:
  jx: {type: prismatic, parent: base, child: x, axis: [1, 0, 0]}
  jy: {type: prismatic, parent: x, child: y, axis: [0, 1, 0]}
  jz: {type: prismatic, parent: y, child: z, axis: [0, 0, 1]}
  jt: {type: prismatic, parent: z, child: t, axis: [1, 1, 0]}
"""


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["inspect", *arguments])
    return result.exit_code, result.output


def test_closed_mass_matrix_is_the_textbooks() -> None:
    """The closed GIM of the two-link arm, in the file's own parameters, is the one in every textbook."""
    code, text = run(str(ROBOTS / "planar2.yaml"), "mass_matrix", "--format", "closed")
    assert code == 0
    shown = dict(line.split(" = ") for line in text.strip().splitlines())
    m1, m2, l1, r1, r2, i1, i2, q1 = sp.symbols("m1 m2 l1 r1 r2 i1 i2 q1")
    M11 = i2 + m2 * r2**2
    M01 = M11 + m2 * l1 * r2 * sp.cos(q1)
    M00 = i1 + m1 * r1**2 + m2 * l1**2 + 2 * m2 * l1 * r2 * sp.cos(q1) + M11
    for entry, wanted in (("M[0, 0]", M00), ("M[0, 1]", M01), ("M[1, 1]", M11)):
        assert sp.expand(sp.sympify(shown[entry]) - wanted) == 0


def test_one_entry_of_the_inverse_by_joint_names() -> None:
    """An entry asked for by joint names shows only the formulas that it needs, under the robot's names."""
    code, text = run(str(ROBOTS / "planar2.yaml"), "mass_matrix_inverse[shoulder,elbow]")
    assert code == 0
    assert text.startswith("mass_matrix_inverse[shoulder, elbow]:")
    assert "# composite inertia of 'upper'" in text and text.strip().splitlines()[-1].startswith("entry = ")


@pytest.mark.parametrize("what", ["pose_tip", "operational_inertia_inverse_tip[3,3]", "operational_inertia_tip[0,1]"])
def test_functions_of_tools(what: str) -> None:
    """A function of a tool is found under its own name, whatever other function's name that begins with."""
    code, text = run(str(ROBOTS / "planar2.yaml"), what)
    assert code == 0 and text.startswith(f"{what.replace(',', ', ')}: "), text


def test_a_tool_that_the_robot_does_not_have() -> None:
    """The functions that it has are those that are suggested."""
    code, text = run(str(ROBOTS / "planar2.yaml"), "jacobian_tp")
    assert code == 1 and text == "jacobian_tp: is no function of 'planar2'; did you mean 'jacobian_tip'?\n"


def test_latex_has_a_line_for_every_formula() -> None:
    """LaTeX output is one aligned line per formula."""
    code, text = run(str(ROBOTS / "scara.yaml"), "mass_matrix[0,1]", "--format", "latex")
    lines = [line for line in text.splitlines() if "&=" in line]
    assert code == 0 and lines and all(line.endswith("\\\\") for line in lines)


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("mass_matrx", "did you mean 'mass_matrix'?"),
        ("mass_matrix[0,9]", "neither a joint nor a number below 2"),
        ("mass_matrix[0]", "give 2 indices"),
        ("mass_matrix[", "cannot be understood"),
    ],
)
def test_questions_that_cannot_be_answered(what: str, message: str) -> None:
    """A question that makes no sense gets one message with a cure."""
    code, text = run(str(ROBOTS / "planar2.yaml"), what)
    assert code == 1 and message in text and "Traceback" not in text


def test_a_closed_expression_that_nobody_could_read_is_refused() -> None:
    """M⁻¹ of a Panda as one expression is refused, with the cure."""
    code, text = run(str(ROBOTS / "panda.yaml"), "mass_matrix_inverse", "--format", "closed")
    assert code == 1 and "ask for one entry" in text


def test_cart_pole_is_flat_and_two_link_arm_is_not() -> None:
    """Small robots are decided by algebra: a change of coordinates flattens the cart-pole, none the two-link arm."""
    cart, arm = (flatness(read_robot(ROBOTS / f"{name}.yaml")) for name in ("cartpole", "planar2"))
    assert cart.flat and cart.proven
    assert not arm.flat and arm.proven and arm.witness == (0, 1, 0, 1)
    assert "cos" not in arm.value and "c_1" in arm.value


def test_larger_robots_are_decided_by_exact_derivatives() -> None:
    """A UR5 has a witness that does not vanish; a gantry of slides is flat at random configurations."""
    arm = flatness(read_robot(ROBOTS / "ur5.yaml"))
    assert not arm.flat and arm.witness is not None and len(arm.q) == 6 and arm.largest > 1e-3
    gantry = flatness(read_yaml(GANTRY, "gantry.yaml"))
    assert gantry.flat and not gantry.proven and gantry.largest < 1e-12


def test_both_roads_agree_on_small_robots() -> None:
    """Exact derivatives give the same answer as algebra where both can be had."""
    for name in ("cartpole", "planar2", "scara", "fourbar"):
        robot = read_robot(ROBOTS / f"{name}.yaml")
        program, defaults = _mass_matrix(robot)
        numeric = _by_numbers(program, defaults, len(program.inputs[0].symbols))
        assert numeric.flat == flatness(robot).flat


def test_exact_derivatives_are_the_cores() -> None:
    """Taylor arithmetic through the program of M gives the core's M and dM/dq."""
    it = case(ROBOTS / "stanford.yaml")
    program, _ = _mass_matrix(it.robot)
    q = it.states(1)[0, 0]
    jets = evaluate(program, {"q": variables(q)}, FUNCTIONS)["M"]
    n = it.tree.n
    M = np.array([getattr(jet, "value", jet) for jet in jets], dtype=float).reshape(n, n)
    dM = np.array([getattr(jet, "gradient", np.zeros(n)) for jet in jets]).reshape(n, n, n)
    assert np.allclose(M, mass_matrix(it.tree, q), rtol=0, atol=1e-12)
    assert np.allclose(np.moveaxis(dM, 2, 0), mass_matrix_sensitivity(it.tree, q), rtol=0, atol=1e-11)


def test_riemann_symbols_have_their_symmetries() -> None:
    """R_ijkl is antisymmetric in each pair, symmetric between pairs, and obeys Bianchi's identity."""
    it = case(ROBOTS / "panda.yaml")
    program, _ = _mass_matrix(it.robot)
    jets = evaluate(program, {"q": variables(it.states(1)[0, 0])}, FUNCTIONS)["M"]
    R, scale = _symbols(jets, it.tree.n)
    close = 1e-11 * scale
    assert np.abs(R + np.einsum("ijkl->jikl", R)).max() < close
    assert np.abs(R + np.einsum("ijkl->ijlk", R)).max() < close
    assert np.abs(R - np.einsum("ijkl->klij", R)).max() < close
    assert np.abs(R + np.einsum("ijkl->iklj", R) + np.einsum("ijkl->iljk", R)).max() < close


def test_the_command_answers_in_words() -> None:
    """`symdyn inspect robot flatness` says yes or no, with the witness."""
    assert run(str(ROBOTS / "cartpole.yaml"), "flatness")[1].startswith("yes: all Riemann symbols")
    code, text = run(str(ROBOTS / "ur5.yaml"), "flatness")
    assert code == 0 and text.startswith("no:") and "witness R[shoulder_pan_joint" in text and "at q = [" in text


def point_mass(turn: str) -> str:
    """One mass moved by two turns and a slide: its GIM is that of flat space in odd coordinates."""
    return f"""
name: point
links: {{a: {{}}, b: {{}}, c: {{mass: 2.3}}}}
joints:
  az: {{type: revolute, parent: base, child: a, axis: [0, 0, 1]}}
  el: {{type: revolute, parent: a, child: b, axis: [0, 1, 0], origin: {{rpy: {turn}}}}}
  r: {{type: prismatic, parent: b, child: c, axis: [1, 0, 0]}}
"""


@pytest.mark.parametrize("turn", ["[0, 0, 0]", "[0, 0, 0.3]", "[0.2, 0, 0.3]"])
def test_rounded_constants_are_no_witness(turn: str) -> None:
    """Angles that are no multiples of pi/2 have 40 digits; what these leave of terms that cancel is not taken for a symbol."""
    found = flatness(read_yaml(point_mass(turn), "point.yaml"))
    assert found.flat
    assert found.proven or found.largest < 1e-30


@pytest.mark.parametrize(
    ("robot", "locked"), [("ur5", "wrist_1_joint wrist_2_joint wrist_3_joint"), ("panda", "4 5 6 7")]
)
def test_offsets_of_joint_angles(robot: str, locked: str) -> None:
    """Three joints of an arm, whose canonical frames put constants beside the joint angles."""
    names = [name if "_" in name else f"panda_joint{name}" for name in locked.split()]
    code, text = run(str(ROBOTS / f"{robot}.yaml"), "flatness", *(word for name in names for word in ("--lock", name)))
    assert code == 0 and text.startswith("no:") and len(text) < 800


def test_flatness_asks_what_every_command_asks(tmp_path: Path) -> None:
    """A robot that check refuses, or whose mass matrix is singular, gets no answer; witnesses bear the right names."""
    source = tmp_path / "robot.yaml"
    massless = point_mass("[0, 0, 0]").replace("mass: 2.3", "mass: 0")
    for text, said in ((massless, "singular"), (massless.replace("mass: 0", "mass: -1"), "must not be negative")):
        source.write_text(text)
        code, output = run(str(source), "flatness")
        assert code == 1 and said in output
    link = "{mass: 1, com: [0.1, 0, 0], inertia: [0.01, 0.01, 0.01, 0, 0, 0]}"
    source.write_text(
        f"name: order\nlinks: {{u: {link}, f: {link}, lonely: {link}}}\njoints:\n"
        "  upper: {type: revolute, parent: base, child: u, axis: [0, 0, 1]}\n"
        "  lone: {type: revolute, parent: base, child: lonely, axis: [0, 0, 1]}\n"
        "  fore: {type: revolute, parent: u, child: f, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}}\n"
    )
    assert "R[upper, fore, upper, fore]" in run(str(source), "flatness")[1]


def test_a_parameter_that_is_called_like_a_joint_variable(tmp_path: Path) -> None:
    """The mass `q1` and the angle `q1` stay two things in a closed expression."""
    source = tmp_path / "arm.yaml"
    source.write_text(
        "name: arm\nparameters: {q1: 2}\n"
        "links: {a: {mass: 1, inertia: [1, 1, 1, 0, 0, 0]}, b: {mass: q1, com: [0.5, 0, 0], inertia: [1, 1, 1, 0, 0, 0]}}\n"
        "joints:\n  j0: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}\n"
        "  j1: {type: revolute, parent: a, child: b, axis: [0, 0, 1], origin: {xyz: [1, 0, 0]}}\n"
    )
    code, text = run(str(source), "mass_matrix[0,1]", "--format", "closed")
    assert code == 0
    mass, angle = sp.symbols("q1_parameter q1")
    wanted = 1 + mass / 4 + mass * sp.cos(angle) / 2
    assert sp.simplify(sp.nsimplify(sp.sympify(text.split(" = ")[1])) - wanted) == 0
