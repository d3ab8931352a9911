"""The contract of the quantities: what is recorded and what the core gives are what it promises."""

from __future__ import annotations

import math
import subprocess
import sys
from dataclasses import replace

import pytest

from symdyn.core.base_parameters import base_of
from symdyn.generation import Generation, Request, generate
from symdyn.judge.comparison import core_answer
from symdyn.judge.reference import REFERENCES, random_states
from symdyn.judge.situations import situation
from symdyn.quantities import ALWAYS, BY_NAME, DEFAULT, QUANTITIES
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.combined import combined
from symdyn.quantities.contract import Axis, Group, Growth, Need, Sizes, Terms
from symdyn.symbolic.table import RECORDERS
from tests.collection import ROOT

ROBOTS = pytest.mark.parametrize(
    "name", ["planar2", "fourbar", "scara", pytest.param("two_arms", marks=pytest.mark.thorough), "stanford"]
)


def made(name: str, **options: object) -> Generation:
    source = str(ROOT / "robots" / f"{name}.yaml")
    return generate(Request(source, ("all", "gravity_forces+pose", "udu+innovations"), **options))  # type: ignore[arg-type]


def sizes(generation: Generation, tool: str) -> Sizes:
    """Of the robot, and of the tool that a function is of."""
    tree, model = generation.subject.tree, generation.subject.model
    directions = next((len(point.rows) for point in tree.tools if point.name == tool), 6)
    held = sum(len(loop.constrain) for loop in model.loops)
    every = sum(len(point.rows) for point in tree.tools)
    columns, kept = len(tree.columns), len(base_of(tree).kept)
    return Sizes(
        model.nv, model.nq, len(model.bodies), len(generation.library.tools), directions, held, every, columns, kept
    )


def test_a_quantity_is_in_all_three_tables() -> None:
    """What has a contract is recorded and judged, and nothing else is."""
    assert list(RECORDERS) == list(BY_NAME)
    assert set(REFERENCES) == set(BY_NAME)
    assert len(BY_NAME) == len(QUANTITIES)


@ROBOTS
def test_results_are_those_of_the_contract(name: str) -> None:
    """Names and shapes of results, names and sizes of arguments: recorded, in the contract and in the core."""
    generation = made(name)
    state = random_states(generation.subject.tree, 1, tools=len(generation.library.tools))[0]
    assert [f.name for f in generation.functions] == [f.name for f in generation.library.functions]
    for wanted, function in zip(generation.functions, generation.library.functions, strict=True):
        of = sizes(generation, wanted.tool.name if wanted.tool else "")
        promised = [(output.name, output.shape(of)) for output in wanted.quantity.outputs]
        assert [(output.name, output.shape) for output in function.program.outputs] == promised, function.name
        core = core_answer(wanted, situation(generation.subject, state))
        assert [result.shape for result in core.results] == [shape for _, shape in promised], function.name
        groups = [(group.name, len(group.symbols)) for group in function.program.inputs if group.name != "k"]
        assert groups == [(argument.name, math.prod(argument.shape(of))) for argument in wanted.quantity.arguments]
        assert function.quantity == wanted.quantity.name


def test_arguments_are_those_that_quantities_take() -> None:
    """The table of arguments has no other, and quantities take them in its order."""
    assert {argument for quantity in QUANTITIES for argument in quantity.arguments} == set(ARGUMENTS.values())
    places = {name: place for place, name in enumerate(ARGUMENTS)}
    for quantity in QUANTITIES:
        order = [places[key] for key in quantity.argument_keys]
        assert order == sorted(order), quantity.name


def test_every_group_has_quantities() -> None:
    """Groups are those that some quantity is in, and the default groups are among them."""
    assert {quantity.group for quantity in QUANTITIES if quantity not in ALWAYS} == set(Group)
    assert set(DEFAULT) <= {group.value for group in Group}


def test_what_grows_needs_an_inverse() -> None:
    """An error that grows with the condition of M is one of a quantity that a singular robot does not have."""
    for quantity in QUANTITIES:
        grows = not {output.growth for output in quantity.outputs} <= {Growth.EXACT}
        assert grows == (Need.INVERSE in quantity.needs), quantity.name
        assert not (quantity.per_tool and Need.TOOLS in quantity.needs), quantity.name


def test_every_member_of_the_enums_is_used() -> None:
    """No axis, need, growth or kind of terms is there for nothing."""
    outputs = [output for quantity in QUANTITIES for output in quantity.outputs]
    axes = {axis for output in outputs for axis in output.axes} | {
        axis for argument in ARGUMENTS.values() for axis in argument.axes
    }
    assert axes == set(Axis)
    assert {output.growth for output in outputs} == set(Growth)
    assert {output.terms for output in outputs} == set(Terms)
    assert {need for quantity in QUANTITIES for need in quantity.needs} == set(Need)


def test_the_contract_needs_neither_sympy_nor_numpy() -> None:
    """`check` reads it, and must not wait."""
    program = "import sys, symdyn.quantities; print({'sympy', 'numpy', 'click'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "set()"


def test_quantities_together() -> None:
    """Names and results in the order given, arguments in the order of the table, needs united, growth by output."""
    one = combined([BY_NAME[name] for name in ("forward_dynamics", "inverse_dynamics", "pose", "udu")])
    assert one.name == "forward_dynamics_and_inverse_dynamics_and_pose_and_udu"
    assert one.argument_names == ("q", "qd", "qdd", "tau") and one.group is None and one.per_tool
    names = [output.name for output in one.outputs]
    assert names == ["forward_dynamics_qdd", "inverse_dynamics_tau", "pose", "U", "D"]
    assert one.needs == {Need.INERTIA, Need.INVERSE}
    assert [output.growth for output in one.outputs][:3] == [Growth.SOLVES_M, Growth.EXACT, Growth.EXACT]
    summary = "Joint accelerations (N,) under the joint forces tau. Joint forces (N,) for the accelerations qdd; "
    assert one.about("hand").startswith(summary) and "Frame of tool 'hand' in the base frame" in one.about("hand")


def test_equal_names_of_results() -> None:
    """Results of one name get that of their quantity before it."""
    energies = combined([BY_NAME["kinetic_energy"], BY_NAME["potential_energy"]])
    assert [output.name for output in energies.outputs] == ["kinetic_energy_energy", "potential_energy_energy"]
    whole = [
        output for quantity in (BY_NAME["kinetic_energy"], BY_NAME["potential_energy"]) for output in quantity.outputs
    ]
    assert [replace(output, name="energy") for output in energies.outputs] == whole


def test_contract_and_recorder_stand_in_files_of_one_name() -> None:
    """Whoever has found a quantity's contract knows where it is recorded."""
    for quantity in QUANTITIES:
        found = [
            [path.name for path in (ROOT / "symdyn" / folder).glob("*.py") if f'"{quantity.name}"' in path.read_text()]
            for folder in ("quantities", "symbolic/table")
        ]
        assert found[0] == found[1] and len(found[0]) == 1, (quantity.name, found)
