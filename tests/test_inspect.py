"""`symdyn inspect`: closed forms, figures, questions about them, and flatness."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner

import symdyn
from symdyn.cli import main
from symdyn.core.composite import mass_matrix
from symdyn.core.sensitivity import mass_matrix_sensitivity
from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.description.yaml_file import read_yaml
from symdyn.inspect.flatness import Flatness, _by_numbers, _symbols, flatness
from symdyn.inspect.flatness import mass_matrix as recorded
from symdyn.inspect.jets import FUNCTIONS, variables
from symdyn.symbolic.program import evaluate
from symdyn.symbolic.workshop import Choices, Ground
from tests.collection import ROOT, case

ROBOTS = ROOT / "robots"
PLANAR = "planar2"
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


def decided(robot: Robot) -> Flatness:
    return flatness(Ground(robot, Choices()))


def test_entries_by_joint_names_and_indices() -> None:
    """An entry asked for by joint names or by indices is one formula, with only what it needs."""
    code, by_name = run(PLANAR, "mass_matrix_inverse[shoulder,elbow]")
    assert code == 0 and by_name.startswith("mass_matrix_inverse[0,1] of planar2\n")
    assert by_name == run(PLANAR, "mass_matrix_inverse[0,1]")[1]
    formulas = [line.strip() for line in by_name.splitlines() if line.startswith("  ") and " = " in line]
    assert formulas[:2] == ["Δ = J1 J2 - b12² c2²", "M⁻¹12 = (-J2 - b12 c2)/Δ"]


def test_results_by_name() -> None:
    """A result of several is asked for by its name; a function alone shows all of them."""
    code, text = run(PLANAR, "udu.D")
    assert code == 0 and text.startswith("udu.D of planar2") and "D1 = J1 - b12² c2²/J2" in text and "U12" not in text
    code, text = run(PLANAR, "udu")
    assert code == 0 and "udu.U of planar2" in text and "udu.D of planar2" in text


@pytest.mark.parametrize("what", ["pose_tip", "operational_inertia_inverse_tip[3,3]", "operational_inertia_tip[0,1]"])
def test_functions_of_tools(what: str) -> None:
    """A function of a tool is found under its own name, whatever other function's name that begins with."""
    code, text = run(PLANAR, what)
    assert code == 0 and text.startswith(f"{what} of planar2"), text


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("mass_matrx", "did you mean 'mass_matrix'?"),
        ("jacobian_tp", "did you mean 'jacobian_tip'?"),
        ("mass_matrix[0,9]", "neither a joint nor a number below 2; known here: shoulder, elbow"),
        ("mass_matrix[0,elbw]", "did you mean 'elbow'?"),
        ("mass_matrix[0]", "has 1 index, 'M' is 2 × 2; give 2"),
        ("mass_matrix[", "cannot be understood"),
        ("udu.E", "'udu' has no result 'E'; known here: U, D"),
        ("jacobian_tip[6,0]", "index '6' is no number below 6; count from 0 to 5"),
        ("kinetic_energy[0]", "'energy' is one number; ask for kinetic_energy"),
    ],
)
def test_questions_that_cannot_be_answered(what: str, message: str) -> None:
    """A question that makes no sense gets one message with a cure."""
    code, text = run(PLANAR, what)
    assert code == 1 and message in text and "Traceback" not in text and "--" not in text, text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--wrt", "m9"], "--wrt: m9: is no parameter and no joint of 'planar2'"),
        (["--wrt", "q3"], "--wrt: q3: is no joint of 'planar2'"),
        (["--at", "elbo=1"], "--at: elbo: is no joint of 'planar2'; did you mean 'elbow'?"),
        (["--at", "elbow"], "says no position; write elbow=0 or elbow=pi/2"),
        (["--at", "elbow=1,5"], "--at: "),
        (["--at", "elbow=x"], "uses 'x', which is no number"),
        (["--limit", "payload=oo"], "--limit: payload: is no parameter of the robot"),
        (["--limit", "m2"], "says no value; write m2=oo or m2=0"),
        (["--abbreviate", "300%"], "is no part between 0 and 50 %"),
        (["--abbreviate", "3%"], "its masses, lengths or inertias are symbols"),
        (["--sweep", "wrist"], "--sweep: wrist: is no joint of 'planar2'"),
        (["--sweep", "elbow", "--at", "elbow=1"], "is both moved and held"),
        (["--wrt", "m2", "--depends"], "cannot be combined with --depends"),
        (["--lines", "--format", "mathml"], "cannot be shown as mathml"),
    ],
)
def test_options_that_make_no_sense(options: list[str], message: str) -> None:
    """An option gets one message that names it, the value and a cure."""
    code, text = run(PLANAR, "mass_matrix_inverse", *options)
    assert code == 1 and message in text and "Traceback" not in text, text


def test_a_pose_makes_the_form_shorter() -> None:
    """With the elbow at a right angle the two links are decoupled but for the torque that the elbow passes on."""
    code, text = run(PLANAR, "mass_matrix_inverse", "--at", "elbow=pi/2")
    assert code == 0 and "M⁻¹12 = -1/J1" in text and "Held at q2 = 1.5708 rad." in text
    code, text = run("panda", "mass_matrix[0,0]", "--at", ",".join(f"panda_joint{k}=0.{k}" for k in range(1, 8)))
    value = float(re.search(r"M11 = ([-0-9.e]+)", text).group(1))  # type: ignore[union-attr]
    core = symdyn.load("panda").core.mass_matrix([k / 10 for k in range(1, 8)])
    assert code == 0 and value == pytest.approx(core[0, 0], rel=1e-4)


def test_derivatives_and_limits() -> None:
    """By a parameter, by a joint, and for a mass that grows without bound."""
    code, text = run(PLANAR, "mass_matrix_inverse[0,0]", "--wrt", "elbow")
    assert code == 0 and "∂Δ = 2 b12² c2 s2" in text and "∂M⁻¹11 = -J2 ∂Δ/Δ²" in text
    code, text = run(PLANAR, "mass_matrix[0,1]", "--wrt", "m2")
    assert code == 0 and "∂M12 = r2² + c2 ∂b12" in text
    code, text = run(PLANAR, "mass_matrix_inverse[0,0]", "--limit", "i2=oo")
    assert code == 0 and "M⁻¹11 = 1/" in text and "→ ∞" in text
    code, text = run(PLANAR, "mass_matrix[0,0]", "--limit", "m2=oo")
    assert code == 0 and "grows without bound" in text


def test_what_entries_depend_on() -> None:
    """Joints and parameters, and why entries are zero."""
    code, text = run(PLANAR, "mass_matrix_inverse[0,1]", "--depends")
    assert code == 0 and "joints      elbow (q2)" in text and "parameters  l2, g" in text.split("and not on")[1]
    code, text = run("scara", "mass_matrix_inverse[0,2]", "--depends")
    assert code == 0 and "is zero for every pose: no chain of couplings" in text
    code, text = run("two_arms", "mass_matrix[0,6]", "--depends")
    assert code == 0 and "different branches" in text


def test_curves(tmp_path: Path) -> None:
    """A curve in the terminal, as a picture, and for machines."""
    code, text = run(PLANAR, "mass_matrix[0,0]", "--sweep", "elbow")
    assert code == 0 and "over elbow [1]" in text
    picture = tmp_path / "curve.svg"
    assert run(PLANAR, "mass_matrix[0,0]", "--sweep", "elbow", "-o", str(picture)) == (0, f"wrote {picture}\n")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    code, text = run(PLANAR, "mass_matrix[0,0]", "--sweep", "elbow", "-o", str(picture))
    assert code == 1 and text == f"{picture}: exists already; add --force to replace it\n"
    code, text = run(PLANAR, "mass_matrix[0,0]", "-o", str(picture), "--force")
    assert code == 1 and "nothing is drawn" in text


def test_large_robots_get_figures() -> None:
    """A Panda's entry is answered with shares, effects and ranges, and says why it is not written out."""
    code, text = run("panda", "mass_matrix_inverse[1,2]")
    assert code == 0 and "passes 5,000 terms; shown in figures instead" in text
    assert "73 % of the coupling runs through panda_joint2 [1]" in text and "Behind it: 219 lines" in text
    code, text = run("panda", "mass_matrix_inverse")
    assert code == 0 and "strongest couplings" in text
    code, text = run("panda", "mass_matrix_inverse[1,2]", "--format", "latex")
    assert code == 1 and "cannot be shown as latex" in text


def test_lines_of_the_program() -> None:
    """The program's own lines, under the robot's names, as text and as LaTeX."""
    code, text = run(PLANAR, "mass_matrix_inverse[shoulder,elbow]", "--lines")
    assert code == 0 and text.startswith("mass_matrix_inverse[0,1]: ")
    assert "# composite inertia of 'upper'" in text and text.strip().splitlines()[-1].startswith("entry = ")
    code, text = run("scara", "mass_matrix[0,1]", "--lines", "--format", "latex")
    lines = [line for line in text.splitlines() if "&=" in line]
    assert code == 0 and lines and all(line.endswith("\\\\") for line in lines)


@pytest.mark.parametrize(
    ("robot", "arguments", "kind"),
    [
        (PLANAR, ["mass_matrix_inverse"], "closed form"),
        ("panda", ["mass_matrix_inverse[1,2]"], "figures"),
        (PLANAR, ["mass_matrix", "--depends"], "dependence"),
        (PLANAR, ["mass_matrix", "--sweep", "elbow"], "sweep"),
        (PLANAR, ["mass_matrix", "--lines"], "lines"),
        ("cartpole", ["flatness"], "flatness"),
    ],
)
def test_json(robot: str, arguments: list[str], kind: str) -> None:
    """One document, `--json` or `--format json`, that says of what kind each answer is."""
    code, text = run(robot, *arguments, "--json")
    assert code == 0
    document = json.loads(text)
    assert document["ok"] and [answer["kind"] for answer in document["answers"]] == [kind]
    assert run(robot, *arguments, "--format", "json")[1] == text


def test_singular_robots_are_refused(tmp_path: Path) -> None:
    """A robot without an inverse gets no form of it, and is told what can be asked."""
    source = tmp_path / "robot.yaml"
    source.write_text(point_mass("[0, 0, 0]").replace("mass: 2.3", "mass: 0"))
    code, text = run(str(source), "mass_matrix_inverse")
    assert code == 1 and "singular" in text and "such as mass_matrix" in text
    assert run(str(source), "mass_matrix")[0] == 0


def test_cart_pole_is_flat_and_two_link_arm_is_not() -> None:
    """Small robots are decided by algebra: a change of coordinates flattens the cart-pole, none the two-link arm."""
    cart, arm = (decided(read_robot(ROBOTS / f"{name}.yaml")) for name in ("cartpole", "planar2"))
    assert cart.flat and cart.proven
    assert not arm.flat and arm.proven and arm.witness == (0, 1, 0, 1)
    assert "cos" not in arm.value and "c_1" in arm.value


def test_larger_robots_are_decided_by_exact_derivatives() -> None:
    """A UR5 has a witness that does not vanish; a gantry of slides is flat at random configurations."""
    arm = decided(read_robot(ROBOTS / "ur5.yaml"))
    assert not arm.flat and arm.witness is not None and len(arm.q) == 6 and arm.largest > 1e-3
    gantry = decided(read_yaml(GANTRY, "gantry.yaml"))
    assert gantry.flat and not gantry.proven and gantry.largest < 1e-12


def test_both_roads_agree_on_small_robots() -> None:
    """Exact derivatives give the same answer as algebra where both can be had."""
    for name in ("cartpole", "planar2", "scara", "fourbar"):
        robot = read_robot(ROBOTS / f"{name}.yaml")
        program, defaults = recorded(Ground(robot, Choices()))
        numeric = _by_numbers(program, defaults, len(program.inputs[0].symbols))
        assert numeric.flat == decided(robot).flat


def test_exact_derivatives_are_the_cores() -> None:
    """Taylor arithmetic through the program of M gives the core's M and dM/dq."""
    it = case(ROBOTS / "stanford.yaml")
    program, _ = recorded(Ground(it.robot, Choices()))
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
    program, _ = recorded(Ground(it.robot, Choices()))
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
    found = decided(read_yaml(point_mass(turn), "point.yaml"))
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


TWO_TOOLS = """
name: tongs
links:
  arm: {mass: 2, com: [0.2, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
  hand: {mass: 1, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
joints:
  turn: {type: revolute, parent: base, child: arm, axis: [0, 0, 1]}
  bend: {type: revolute, parent: arm, child: hand, axis: [0, 0, 1], origin: {xyz: [0.5, 0, 0]}}
tools: {tip: {link: hand, origin: {xyz: [0.3, 0, 0]}}, cuff: {link: arm}}
"""


def test_wrenches_on_several_tools(tmp_path: Path) -> None:
    """Formulas of a robot in numbers count through the wrenches, and say whose they are; their entries are depended on."""
    file = tmp_path / "tongs.yaml"
    file.write_text(TWO_TOOLS)
    code, text = run(str(file), "inverse_dynamics_under_forces[turn]")
    assert code == 0 and "f1 to f6 on 'tip', f7 to f12 on 'cuff'" in text and " - f9" in text
    code, text = run(str(file), "inverse_dynamics_under_forces", "--format", "python")
    module: dict[str, Any] = {}
    exec(text, module)
    state = np.random.default_rng(1).normal(size=(3, 2))
    f = np.random.default_rng(2).normal(size=(2, 6))
    wanted = symdyn.load(file).core.inverse_dynamics_under_forces(*state, f)
    np.testing.assert_allclose(module["inverse_dynamics_under_forces"](*state, f), wanted, rtol=1e-12)
    code, text = run(str(file), "forward_dynamics_under_forces", "--depends")
    assert code == 0 and "τ1 τ2 f3 f4 f5 f9: [0] [1]" in text
