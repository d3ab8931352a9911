"""Robots whose joints have several numbers, from the file to the code: floating bases, balls, planes, in every place.

Generated code is judged as that of all other robots is; what is shown besides is what such robots alone have.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import symdyn
from symdyn.cli import main
from symdyn.judge.reference import random_states

TARGETS = ("python", "c", "javascript")
LIGHT = "mass: 0.7, com: [0.1, 0.02, -0.03], inertia: [0.01, 0.02, 0.025, 0.001, 0.002, -0.001]"
HEAVY = "mass: 3.1, com: [-0.02, 0.05, 0.01], inertia: [0.06, 0.05, 0.08, 0.004, -0.003, 0.002]"
ROBOTS = {
    "flyer": f"""
base: floating
links: {{trunk: {{{HEAVY}}}, arm: {{{LIGHT}}}, hand: {{{LIGHT}}}, leg: {{{LIGHT}}}}}
joints:
  shoulder: {{type: revolute, parent: trunk, child: arm, axis: [0, 1, 0], viscous: 0.1, coulomb: 0.05, armature: 0.02,
    origin: {{xyz: [0.2, 0.1, 0]}}}}
  wrist: {{type: revolute, parent: arm, child: hand, axis: [1, 2, 2], origin: {{xyz: [0.3, 0, 0.1], rpy: [0.3, 0, 0.2]}}}}
  slide: {{type: prismatic, parent: trunk, child: leg, axis: [0, 0, 1], origin: {{xyz: [-0.1, 0, -0.1], rpy: [0.1, pi/2, 0]}}}}
tools: {{finger: {{link: hand, origin: {{xyz: [0.1, 0, 0.02]}}}}, foot: {{link: leg, origin: {{xyz: [0, 0, 0.2]}}}}}}
loops:
  - {{a: world, b: foot, constrain: [x, y, z]}}
""",
    "balls": f"""
links: {{arm: {{{HEAVY}}}, fore: {{{LIGHT}}}, hand: {{{LIGHT}}}, other: {{{LIGHT}}}}}
joints:
  hip: {{type: ball, parent: base, child: arm, origin: {{xyz: [0.1, 0, 0.3], rpy: [0.2, 0.1, 0]}}, viscous: 0.2,
    armature: 0.03}}
  knee: {{type: revolute, parent: arm, child: fore, axis: [0, 1, 0], origin: {{xyz: [0.3, 0, 0]}}}}
  ankle: {{type: ball, parent: fore, child: hand, origin: {{xyz: [0.2, 0.1, 0]}}}}
  side: {{type: prismatic, parent: arm, child: other, axis: [1, 0, 0], origin: {{xyz: [0, 0.2, 0]}}}}
tools: {{tip: {{link: hand, origin: {{xyz: [0.1, 0, 0]}}}}}}
""",
    "plane": f"""
links: {{cart: {{{HEAVY}}}, arm: {{{LIGHT}}}, puck: {{{LIGHT}}}, thrown: {{{LIGHT}}}}}
joints:
  floor: {{type: planar, parent: base, child: cart, axis: [1, 2, 2], origin: {{rpy: [0.1, 0.2, 0.3]}}, viscous: 0.1}}
  arm: {{type: revolute, parent: cart, child: arm, axis: [0, 0, 1], origin: {{xyz: [0.3, 0, 0.1]}}}}
  table: {{type: planar, parent: arm, child: puck, axis: [0, 0, -1], origin: {{xyz: [0.1, 0.1, 0]}}}}
  free: {{type: floating, parent: arm, child: thrown, origin: {{xyz: [0.2, 0, 0]}}}}
tools: {{pen: {{link: puck, origin: {{xyz: [0.1, 0, 0]}}}}}}
""",
}


def written(name: str, folder: Path) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(f"name: {name}\ngravity: [0.3, -0.2, -9.7]{ROBOTS[name]}")
    return path


@pytest.fixture(scope="module", params=ROBOTS)
def robot(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> symdyn.Mechanism:
    return symdyn.load(written(request.param, tmp_path_factory.mktemp(request.param)))


def test_all_functions_equal_the_core(robot: symdyn.Mechanism, tmp_path: Path) -> None:
    """Every function there is, in three languages at 100 states, one at a time and in batches."""
    made = robot.generate(tmp_path, functions="all", targets=TARGETS, verify=False)
    for target in (".py", ".c", ".mjs"):
        (file,) = (path for path in made.files if path.suffix == target and "_test" not in path.name)
        verdict = robot.verify(file)
        assert verdict.good, verdict
        assert {"integrate", "normalise", "position_rate"} <= {finding.function for finding in verdict.findings}


def test_single_precision(robot: symdyn.Mechanism, tmp_path: Path) -> None:
    """C in float32, by the same rule with its own rounding; steps too, which divide by small angles."""
    made = robot.generate(tmp_path, functions=("dynamics", "kinematics"), targets="c", float32=True, verify=False)
    (file,) = (path for path in made.files if path.suffix == ".c" and "_test" not in path.name)
    verdict = robot.verify(file)
    assert verdict.good, verdict


def test_small_and_large_steps(robot: symdyn.Mechanism) -> None:
    """`integrate` has no branch: its results are the core's for steps of any size, none at all among them."""
    module, tree = robot.module("mass_matrix"), robot._subject.tree
    (state,) = random_states(tree, 1)
    for size in (0.0, 1e-300, 1e-160, 1e-12, 1e-8, 1e-5, 1e-3, 0.1, 3.0, 30.0):
        q = module.integrate(state["q"], size * state["v"])
        assert np.abs(q - tree.integrate(state["q"], size * state["v"])).max() < 1e-14 * max(1.0, 10 * size)


def test_quaternions_of_any_length_are_normalised(robot: symdyn.Mechanism) -> None:
    """Whatever their length was they have length one, and nothing else changes."""
    module, tree = robot.module("mass_matrix"), robot._subject.tree
    (state,) = random_states(tree, 1)
    quaternion = np.concatenate([np.array(joint.motion.position_units) == "quaternion" for joint in tree_joints(robot)])
    for length in (0.5, 1.0 + 1e-9, 20.0):
        q = np.where(quaternion, length, 1.0) * state["q"]
        assert np.abs(module.normalise(q) - state["q"]).max() < 1e-15


def tree_joints(robot: symdyn.Mechanism) -> tuple[object, ...]:
    return robot._subject.model.joints


def test_position_rate_is_that_of_steps(robot: symdyn.Mechanism) -> None:
    """`position_rate` is what `integrate` begins with."""
    module, tree = robot.module("mass_matrix"), robot._subject.tree
    for state in random_states(tree, 3):
        q, v, h = state["q"], state["v"], 1e-3
        there, back = (
            (8 * (module.integrate(q, h * v) - module.integrate(q, -h * v))),
            module.integrate(q, 2 * h * v) - module.integrate(q, -2 * h * v),
        )
        assert np.abs(module.position_rate(q, v) - (there - back) / (12 * h)).max() < 1e-9


def test_sizes_and_places(robot: symdyn.Mechanism, tmp_path: Path) -> None:
    """NQ and NV, and where the numbers of each joint begin, are those of the model in all languages."""
    made = robot.generate(tmp_path, functions="mass_matrix", targets=TARGETS, verify=False)
    files = {path.suffix: path.read_text() for path in made.files if "_test" not in path.name}
    model, module = robot._subject.model, robot.module("mass_matrix")
    assert (model.nq, model.nv, model.nv) == (module.NQ, module.NV, module.N)
    sizes = [(joint.motion.nq, joint.motion.nv) for joint in model.joints]
    starts = [tuple(sum(size[which] for size in sizes[:i]) for i in range(len(sizes))) for which in (0, 1)]
    assert starts == [module.Q_START, module.V_START]
    assert tuple(joint.name for joint in model.joints) == module.JOINTS
    for name, q, v in zip(module.JOINTS, *starts, strict=True):
        for constant, place in ((f"{name}_Q", q), (f"{name}_V", v)):
            assert re.search(rf"{f'{robot.name}_{constant}'.upper()} = {place}\b", files[".h"])
        assert f"q[{q}" in files[".py"] and f"qd[{v}" in files[".py"]
    assert f"export const NQ = {model.nq};" in files[".mjs"]
    assert f"Q_START = Object.freeze([{', '.join(map(str, starts[0]))}])" in files[".mjs"]


def test_compiled_module_is_the_same(robot: symdyn.Mechanism) -> None:
    """`build` makes a module of the same face: sizes, places and functions."""
    plain, fast = robot.module("forward_dynamics"), robot.build("forward_dynamics")
    for name in ("N", "NQ", "NV", "JOINTS", "Q_START", "V_START", "LIMITS"):
        assert getattr(plain, name) == getattr(fast, name)
    (state,) = random_states(robot._subject.tree, 1)
    q, qd, tau = state["q"], state["qd"], state["tau"]
    assert np.allclose(plain.forward_dynamics(q, qd, tau), fast.forward_dynamics(q, qd, tau), rtol=1e-9)
    assert np.allclose(plain.integrate(q, qd), fast.integrate(q, qd), rtol=1e-12)


def test_formulas_are_refused_with_the_cure(robot: symdyn.Mechanism) -> None:
    """Formulas have one number a joint; the message names all joints that have more, and holding those is enough."""
    with pytest.raises(symdyn.InputError, match=r"moves? by several numbers; hold (it|them) with") as refused:
        robot.closed("mass_matrix")
    several = [it.name for it in robot.joints if len(it.unit) > 3 or it.kind == "planar"]
    assert re.findall(r"--lock '(\w+)'", str(refused.value)) == several
    held = symdyn.load(robot.source, lock=several)
    assert held.closed("mass_matrix").entries


def test_a_joint_is_found_by_its_name_where_its_numbers_are(tmp_path: Path) -> None:
    """Entries by a joint's name: in `q` for positions, in `qd` otherwise; a joint of several names the indices that it has."""
    source = str(written("flyer", tmp_path))
    robot = symdyn.load(source)
    single = next(it for it in robot.joints if it.unit in ("rad", "m"))
    for what, place in ((f"integrate[{single.name}]", 7), (f"bias_forces[{single.name}]", 6)):
        shown = CliRunner().invoke(main, ["inspect", source, what, "--lines"])
        assert shown.output.startswith(f"{what.split('[')[0]}[{place}]: "), shown.output
    base = robot.joints[0].name
    for what, last in ((f"integrate[{base}]", 6), (f"bias_forces[{base}]", 5)):
        shown = CliRunner().invoke(main, ["inspect", source, what, "--lines"])
        assert shown.exit_code == 1 and f"write one of the numbers 0 to {last} for it" in shown.output


def test_what_is_no_function_is_said_before_formulas_are_refused(robot: symdyn.Mechanism) -> None:
    with pytest.raises(symdyn.InputError, match="is no function of"):
        robot.closed("nonsense")


def test_moving_as_a_whole_changes_nothing(tmp_path: Path) -> None:
    """Where a floating robot is and where it looks is felt in poses and through gravity only."""
    robot = symdyn.load(written("flyer", tmp_path))
    module = robot.module("mass_matrix", "coriolis_matrix", "bias_forces", "forward_dynamics", "gravity_forces")
    first, second = random_states(robot._subject.tree, 2)
    moved = np.concatenate([second["q"][:7], first["q"][7:]])
    for name in ("mass_matrix", "coriolis_matrix"):
        given = [first["qd"]] * (name != "mass_matrix")
        function = getattr(module, name)
        assert np.array_equal(function(first["q"], *given), function(moved, *given))
    here, there = (module.forward_dynamics(q, first["qd"], first["tau"]) for q in (first["q"], moved))
    assert np.abs(here[6:] - there[6:]).max() < 1e-11 * np.abs(here).max()
    assert np.abs(here[:3] - there[:3]).max() < 1e-11 * np.abs(here).max()
    assert np.linalg.norm(here[3:6] - there[3:6]) > 1.0
    assert np.linalg.norm(module.gravity_forces(first["q"])[3:6]) == pytest.approx(
        5.2 * np.linalg.norm([0.3, 0.2, 9.7])
    )


def test_the_root_may_be_let_loose_on_the_command_line(tmp_path: Path) -> None:
    """`floating=True` and `base: floating` are the same robot; twice is once too often."""
    text = "name: arm\n" + ROBOTS["flyer"].replace("base: floating\n", "", 1).partition("loops:")[0]
    held, loose = tmp_path / "held.yaml", tmp_path / "loose.yaml"
    held.write_text(text)
    loose.write_text(f"base: floating\n{text}")
    there, here = symdyn.load(held, floating=True), symdyn.load(loose)
    (state,) = random_states(here._subject.tree, 1)
    assert np.array_equal(there.core.mass_matrix(state["q"]), here.core.mass_matrix(state["q"]))
    with pytest.raises(symdyn.InputError, match="floats already"):
        symdyn.load(loose, floating=True)


TWO_TREES = f"""name: two
links: {{a: {{{HEAVY}}}, b: {{{LIGHT}}}}}
joints: {{w1: {{type: floating, parent: world, child: a}}, w2: {{type: floating, parent: world, child: b}}}}
tools: {{ta: {{link: a, origin: {{xyz: [0, 0, 0.2]}}}}, tb: {{link: b, origin: {{xyz: [0, 0.1, 0]}}}}}}
loops: [{{a: ta, b: SIDE, constrain: [x, y, z]}}]
"""


@pytest.mark.parametrize("side", ["world", "tb"])
def test_loops_of_one_of_two_trees(side: str, tmp_path: Path) -> None:
    """What pulls at one free body does nothing to the other; both loops hold."""
    (tmp_path / "two.yaml").write_text(TWO_TREES.replace("SIDE", side))
    robot = symdyn.load(tmp_path / "two.yaml")
    made = robot.generate(tmp_path, functions="loops", verify=False)
    assert robot.verify(next(path for path in made.files if path.suffix == ".py")).good


def test_a_root_with_a_floating_child_may_float(tmp_path: Path) -> None:
    """A link that something floats beside is no world if it weighs something itself."""
    text = f"name: pair\nlinks: {{ship: {{{HEAVY}}}, boat: {{{LIGHT}}}}}\n"
    text += "joints: {apart: {type: floating, parent: ship, child: boat}}\n"
    (tmp_path / "pair.yaml").write_text(text)
    assert len(symdyn.load(tmp_path / "pair.yaml", floating=True).joints) == 2
    (tmp_path / "pair.yaml").write_text(text.replace(f"{HEAVY}", ""))
    with pytest.raises(symdyn.InputError, match="floats already"):
        symdyn.load(tmp_path / "pair.yaml", floating=True)
