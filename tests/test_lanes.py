"""Branches side by side: the same numbers as the plain program, whatever is put into lanes and whatever compiles it."""

from __future__ import annotations

import ctypes
import math
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from symdyn.emit.c import cuts
from symdyn.emit.c.lanes import LaneText
from symdyn.emit.c.lines import PlainText
from symdyn.execution.c import NativeLibrary
from symdyn.execution.compiler import WARNINGS
from symdyn.generation import Request, generate, make_library, subject_of
from symdyn.generation.judging import judge_texts
from symdyn.passes.lanes import alike, packing, weaving
from symdyn.render import render
from symdyn.symbolic import constants
from symdyn.symbolic.branches import siblings
from symdyn.symbolic.forms import Form, Gathered, Op, Operand, Picked, Signed
from symdyn.symbolic.lanes import LaneProgram
from symdyn.symbolic.library import Library
from symdyn.symbolic.program import Assignment, Input, Output, Program, evaluate
from tests.collection import ROOT

DYNAMICS = ("mass_matrix", "mass_matrix_inverse", "inverse_dynamics", "forward_dynamics")
LEGS = ("FL_HAA", "FR_HAA", "HL_HAA", "HR_HAA")
WITH_BRANCHES = {
    "solo12": (LEGS,),
    "solo12_floating": (LEGS,),
    "two_arms": (("left_yaw", "right_yaw"),),
    "humanoid": (("LLEG_HIP_R", "RLEG_HIP_R"), ("LARM_SHOULDER_P", "RARM_SHOULDER_P")),
}
COMMANDS = (
    "gcc -O2",
    "gcc -O3 -mavx2 -mfma -ffp-contract=fast",
    "gcc -O2 -DNAME_WIDTH=1",
    "gcc -O2 -DNAME_WIDTH=8",
    "gcc -O3 -ffast-math",
    "gcc -O1 -fsanitize=address,undefined -fno-sanitize-recover=all",
    "gcc -O2 -m32",
    "gcc -O2 -m32 -msse2 -mfpmath=sse",
    "clang -O2",
    "clang -O2 -mavx2 -ffast-math",
    "tcc",
)
COMMANDS_OF_PARTS = [it for it in COMMANDS if "sanitize" in it or "-msse2" in it or it in ("clang -O2", "tcc")]
# A hand of three fingers, which vectors of four hold, the first a mirror image; the last has a link more, which is no branch.
_LINK = "{mass: 0.2, com: [0.01, %s0.02, 0.05], inertia: [0.002, 0.003, 0.001, %s0.0002, 0.0001, %s0.0003]}"
_SIGNS = {"a": "-", "b": "", "c": ""}
HAND = "\n".join(
    [
        "name: hand",
        "links:",
        "  palm: {mass: 1.0, com: [0, 0, 0.1], inertia: [0.01, 0.01, 0.01, 0, 0, 0]}",
        *(f"  {f}{i}: {_LINK % ((s,) * 3)}" for f, s in _SIGNS.items() for i in (1, 2)),
        "  thumb: {mass: 0.2, com: [0, 0, 0.03], inertia: [0.001, 0.001, 0.001, 0, 0, 0]}",
        "joints:",
        "  wrist: {type: revolute, parent: base, child: palm, axis: [1, 0, 0], viscous: 0.1}",
        *(
            f"  {f}_{i}: {{type: revolute, parent: {p}, child: {f}{i}, axis: {axis}, "
            f"origin: {{xyz: [{x}, {s}0.03, 0.08]}}, viscous: 0.02, coulomb: 0.01}}"
            for (f, s), x in zip(_SIGNS.items(), (-0.04, 0.01, 0.05), strict=True)
            for i, p, axis in ((1, "palm", "[0, 0.6, 0.8]"), (2, f"{f}1", "[0, 1, 0]"))
        ),
        "  thumb: {type: prismatic, parent: palm, child: thumb, axis: [0, 0, 1], origin: {xyz: [0, 0, 0.05]}}",
        "",
    ]
)


@cache
def library(robot: str) -> Library:
    return make_library(Request(str(ROOT / "robots" / f"{robot}.yaml"), DYNAMICS, targets=("c",)))


def run(
    program: LaneProgram, values: Mapping[str, Sequence[Any]], functions: Mapping[str, Any]
) -> dict[str, list[Any]]:
    """The outputs; a list for what has lanes, whose length is that of its line."""
    known: dict[str, Any] = {}
    for group in program.inputs:
        known.update(zip(group.symbols, values[group.name], strict=True))

    def value(item: Operand) -> Any:
        if not isinstance(item, Signed):
            return functions["number"](item)
        return each(lambda x: -x, known[item.symbol]) if item.negative else known[item.symbol]

    for line in program.assignments:
        item = line.form
        if isinstance(item, Gathered):
            made = [value(entry) for entry in item.operands]
        elif isinstance(item, Picked):
            made = value(item.vector)[item.lane]
        elif isinstance(item, Form):
            made = each(_OPERATIONS.get(item.op) or functions[item.op.function], *map(value, item.operands))
        else:
            made = value(item)
        assert line.symbol not in known and line.lanes == (len(made) if isinstance(made, list) else 1)
        known[line.symbol] = made
    return {output.name: [value(entry) for entry in output.entries] for output in program.outputs}


_OPERATIONS: dict[Op, Callable[..., Any]] = {
    Op.ADD: lambda a, b: a + b,
    Op.MUL: lambda a, b: a * b,
    Op.INVERSE: lambda a: 1 / a,
}
FLOATS = {"sin": math.sin, "cos": math.cos, "sqrt": math.sqrt, "sign": lambda x: (x > 0) - (x < 0), "number": float}
EXACT = {"number": lambda number: number.fraction}


def each(function: Callable[..., Any], *values: Any) -> Any:
    """Lane by lane, if there are lanes."""
    counts = [len(value) for value in values if isinstance(value, list)]
    if not counts:
        return function(*values)
    rows = [value if isinstance(value, list) else [value] * counts[0] for value in values]
    return [function(*row) for row in zip(*rows, strict=True)]


@pytest.mark.parametrize("robot", WITH_BRANCHES)
def test_lanes_change_no_number(robot: str) -> None:
    """Every function has its robot's branches side by side, and gives the very numbers of the plain program."""
    random = Random(1)
    for function in library(robot).functions:
        if function.name not in DYNAMICS:
            assert function.lanes is None
            continue
        assert function.lanes is not None and function.lanes.branches == WITH_BRANCHES[robot]
        for _ in range(3):
            values = {g.name: [random.uniform(-1, 1) for _ in g.symbols] for g in function.program.inputs}
            assert run(function.lanes, values, FLOATS) == evaluate(function.program, values, FLOATS)


def test_legs_are_wholly_in_lanes() -> None:
    """Of twelve joints in four legs on a base that is held no operation is left outside the lanes."""
    for function in library("solo12").functions:
        assert function.lanes is not None
        outside = [line for line in function.lanes.assignments if line.lanes == 1 and isinstance(line.form, Form)]
        assert not outside
        inside = [line for line in function.lanes.assignments if isinstance(line.form, Form)]
        assert len(inside) < 0.3 * len(function.program.assignments)


@pytest.mark.parametrize("robot", ["ur5", "panda_hand", "drone_arm", "snake16"])
def test_robots_without_branches(robot: str) -> None:
    """Chains, and branches that move together or are unlike, have one text."""
    (text,) = (text for file, text in render(library(robot), ("c",)).items() if file == f"{robot}.c")
    assert all(function.lanes is None for function in library(robot).functions)
    assert "_lanes2" not in text and "_lanes4" not in text


def test_branches_of_trees(tmp_path: Path) -> None:
    """The outermost branches of one shape, with their places in q and qd; of a floating base those two differ."""
    subject = subject_of(Request(str(ROOT / "robots" / "solo12_floating.yaml")))
    (legs,) = siblings(subject.model)
    assert legs.names == LEGS
    assert legs.positions == ((7, 8, 9), (10, 11, 12), (13, 14, 15), (16, 17, 18))
    assert legs.dofs == ((6, 7, 8), (9, 10, 11), (12, 13, 14), (15, 16, 17))
    (fingers,) = siblings(_hand(tmp_path).subject.model)
    assert fingers.names == ("a_1", "b_1", "c_1") and fingers.dofs == ((1, 2), (3, 4), (5, 6))
    assert siblings(subject_of(Request(str(ROOT / "robots" / "fourbar.yaml"))).model) == []


def _hand(folder: Path) -> Any:
    path = folder / "hand.yaml"
    path.write_text(HAND, encoding="utf-8")
    return generate(Request(str(path), DYNAMICS, targets=("c",)))


def test_three_fingers_fill_four_lanes(tmp_path: Path) -> None:
    """A vector of four for three branches: the last stands twice; signs of Coulomb friction are taken out of the lanes."""
    generation = _hand(tmp_path)
    (function,) = (it for it in generation.library.functions if it.name == "inverse_dynamics")
    assert function.lanes is not None and function.lanes.branches == (("a_1", "b_1", "c_1"),)
    texts = render(generation.library, ("c",))
    assert "hand_lanes4 q1_q3_q5 = {q1, q3, q5, q5};" in texts["hand.c"]
    (judgement,) = judge_texts(generation, texts)
    assert judgement.findings and all(finding.equal for finding in judgement.findings)


NUMBERS = tuple(constants.exact(Fraction(p, q)) for p, q in ((-1, 1), (2, 1), (-2, 1), (1, 3), (-5, 4)))
SHARED, OWN = ("s", "t"), [(f"x{lane}", f"y{lane}") for lane in range(3)]


@st.composite
def branching(draw: st.DrawFn) -> Program:
    """Three copies of a random program with other numbers and signs, which share two inputs, and what is made of their ends."""
    lines: list[Assignment] = []
    steps = draw(st.lists(st.tuples(*[st.integers(0, 9)] * 2, st.sampled_from("+-*cd")), min_size=1, max_size=12))
    ends = []
    for lane, own in enumerate(OWN):
        known = [*SHARED, *own]
        for number, (first, second, usual) in enumerate(steps):
            unlike = draw(st.integers(0, 19)) == 0
            kind = draw(st.sampled_from("+-*cd")) if unlike else usual
            left, right = (Signed(known[-1 - place % len(known)]) for place in (first, second))
            other: Operand = right.flipped(draw(st.booleans())) if kind in "+-" else right
            if kind in "cd":
                other = draw(st.sampled_from(NUMBERS))
            item = Form(Op.MUL if kind in "*c" else Op.ADD, left, other)
            known.append(f"{'abc'[lane]}{number}")
            lines.append(Assignment(known[-1], item, ""))
        ends.append(known[-1])
    total = Form(Op.ADD, Signed(ends[0]), Signed(ends[1], draw(st.booleans())))
    lines.append(Assignment("total", total, ""))
    lines.append(Assignment("back", Form(Op.MUL, Signed("total"), Signed(ends[2])), ""))
    inputs = (Input("shared", SHARED), *(Input(f"own{lane}", own) for lane, own in enumerate(OWN)))
    return Program(inputs, tuple(lines), (Output("ends", (4,), tuple(map(Signed, (*ends, "back")))),))


def woven(program: Program, arguments: Sequence[Sequence[str]]) -> LaneProgram:
    """With lanes, whatever that saves."""
    made = packing.Packing(alike.Graph(program))
    own, *others = arguments
    made.add(arguments, [alike.pairs(made.graph, own, other) for other in others])
    return weaving.Weaving(made, ()).run()


@given(branching(), st.lists(st.fractions(-2, 2, max_denominator=9), min_size=8, max_size=8))
def test_random_branches(program: Program, numbers: list[Fraction]) -> None:
    """In rational numbers lanes give what the program gives, however unlike the branches are."""
    values = {group.name: numbers[2 * place : 2 * place + 2] for place, group in enumerate(program.inputs)}
    assert run(woven(program, OWN), values, EXACT) == evaluate(program, values, EXACT)


def test_what_waits_for_itself_is_taken_apart() -> None:
    """A product that looks like another, and needs it, is not beside it."""
    (x, y), (u, v) = OWN[:2]
    a, b, c = "abc"
    lines = [
        Assignment(a, Form(Op.MUL, Signed(x), Signed(SHARED[0])), ""),
        Assignment(b, Form(Op.ADD, Signed(a), constants.exact(3)), ""),
        Assignment(c, Form(Op.MUL, Signed(u), Signed(b)), ""),
    ]
    program = Program(
        (Input("shared", SHARED), Input("own0", (x, y)), Input("own1", (u, v))),
        tuple(lines),
        (Output("c", (), (Signed(c),)),),
    )
    assert alike.pairs(alike.Graph(program), (x, y), (u, v))[a] == c
    lanes = woven(program, OWN[:2])
    assert all(line.lanes == 1 for line in lanes.assignments)
    values = {"shared": [2, 0], "own0": [5, 0], "own1": [7, 0]}
    assert run(lanes, values, EXACT) == {"c": [7 * 13]}


def test_what_is_used_twice_has_one_sign() -> None:
    """Twice a product in one branch, and the product less itself in the other: its lanes cannot have both signs."""
    (x, y), (u, v) = OWN[:2]
    a, b, c, d = "abcd"
    lines = [
        Assignment(a, Form(Op.MUL, Signed(x), constants.exact(3)), ""),
        Assignment(b, Form(Op.ADD, Signed(a), Signed(a)), ""),
        Assignment(c, Form(Op.MUL, Signed(u), constants.exact(3)), ""),
        Assignment(d, Form(Op.ADD, Signed(c), Signed(c, True)), ""),
    ]
    program = Program(
        (Input("own0", (x, y)), Input("own1", (u, v))), tuple(lines), (Output("ends", (2,), (Signed(b), Signed(d))),)
    )
    lanes = woven(program, OWN[:2])
    assert any(line.lanes > 1 for line in lanes.assignments)
    assert run(lanes, {"own0": [5, 0], "own1": [7, 0]}, EXACT) == {"ends": [30, 0]}


def test_signs_cost_little() -> None:
    """Of the mirrored legs fewer than one operation in ten is a product with plus or minus one."""
    for function in library("solo12").functions:
        assert function.lanes is not None
        gathered = {line.symbol: line.form for line in function.lanes.assignments if isinstance(line.form, Gathered)}
        signs = {s for s, item in gathered.items() if all(number in (1, -1) for number in item.operands)}
        products = [
            line
            for line in function.lanes.assignments
            if isinstance(line.form, Form) and signs & {o.symbol for o in line.form.operands if isinstance(o, Signed)}
        ]
        assert len(products) < 0.1 * len(function.lanes.assignments)


@pytest.fixture(scope="module", params=[False, True], ids=["double", "float32"])
def texts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("legs")
    for file, text in render(library("solo12"), ("c",), float32=request.param).items():
        (folder / file).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("command", COMMANDS)
def test_compilers(texts: Path, command: str, tmp_path: Path) -> None:
    """The self-test passes with and without vectors, wherever they come from, and nothing is warned of."""
    compiler, *flags = command.replace("NAME", "SOLO12").split()
    assert shutil.which(compiler), f"{compiler} is missing"
    if compiler != "tcc":
        flags += WARNINGS
    program = tmp_path / "self_test"
    sources = [str(texts / "solo12.c"), str(texts / "solo12_test.c")]
    subprocess.run([compiler, *flags, *sources, "-lm", "-o", str(program)], check=True)
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_lanes_and_plain_text_are_equal(texts: Path) -> None:
    """At 100 states single calls with lanes give the very numbers of those without, where nothing is contracted."""
    lanes, plain = (NativeLibrary(texts / "solo12.c", "gcc", ("-O0", f"-DSOLO12_WIDTH={width}")) for width in (4, 1))
    random = np.random.default_rng(0)
    for name, signature in lanes.signatures.items():
        for _ in range(100):
            inputs = [random.uniform(-2.0, 2.0, argument.size) for argument in signature.inputs]
            results = zip(lanes.call(name, inputs), plain.call(name, inputs), strict=True)
            assert all(np.array_equal(ours, theirs) for ours, theirs in results), name


@pytest.fixture(scope="module", params=[False, True], ids=["double", "float32"])
def in_parts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The same robot with every function cut into parts, as only long ones are."""
    folder = tmp_path_factory.mktemp("parts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cuts, "LONGEST", 40)
        patch.setattr(cuts, "_SHORTEST", 20)
        patch.setattr(LaneText, "longest", 40)
        patch.setattr(PlainText, "longest", 40)
        texts = render(library("solo12"), ("c",), float32=request.param)
    for file, text in texts.items():
        (folder / file).write_text(text, encoding="utf-8")
    yield folder


@pytest.mark.parametrize("command", COMMANDS_OF_PARTS)
def test_parts_with_lanes_compile(in_parts: Path, command: str, tmp_path: Path) -> None:
    """Parts pass lanes on as they pass numbers, whatever compiles them."""
    assert "solo12_forward_dynamics_part1" in (in_parts / "solo12.c").read_text(encoding="utf-8")
    test_compilers(in_parts, command, tmp_path)


def test_parts_with_lanes_are_equal(in_parts: Path) -> None:
    """Parts with lanes give the very numbers of those without."""
    test_lanes_and_plain_text_are_equal(in_parts)


def test_parts_write_over_arguments(in_parts: Path) -> None:
    """Parts store results only when no argument is read any more: all arrays may be one."""
    text = (in_parts / "solo12.c").read_text(encoding="utf-8")
    assert re.search(r"_part\d+\)\(\s*REAL", text), "no part stores"
    for width in (4, 1):
        native = NativeLibrary(in_parts / "solo12.c", "gcc", ("-O2", f"-DSOLO12_WIDTH={width}"))
        random = np.random.default_rng(0)
        for name, signature in native.signatures.items():
            given = [random.uniform(-2.0, 2.0, it.size).astype(native.dtype) for it in signature.inputs]
            (wanted,) = native.call(name, given)
            memory = np.zeros(max(len(wanted), sum(map(len, given))), native.dtype)
            memory[: sum(map(len, given))] = np.concatenate(given)
            starts = [*np.cumsum([0, *map(len, given[:-1])]), 0]
            pointers = [memory[start:].ctypes.data_as(ctypes.c_void_p) for start in starts]
            getattr(native._library, f"solo12_{name}")(*pointers)
            assert np.array_equal(memory[: len(wanted)], wanted), name


def test_long_texts_are_cut(tmp_path: Path) -> None:
    """Derivatives of a robot that floats on four legs: parts of lanes, and as few as half of the lines."""
    made = make_library(
        Request(str(ROOT / "robots" / "solo12_floating.yaml"), ("forward_dynamics_derivatives",), targets=("c",))
    )
    (function,) = (it for it in made.functions if it.name == "forward_dynamics_derivatives")
    assert function.lanes is not None and function.lanes.instructions < 0.65 * len(function.program.assignments)
    for file, text in render(made, ("c",)).items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    source = tmp_path / "solo12_floating.c"
    assert "solo12_floating_lanes4 work4[" in source.read_text(encoding="utf-8")
    lanes, plain = (NativeLibrary(source, "gcc", ("-O0", f"-DSOLO12_FLOATING_WIDTH={width}")) for width in (4, 1))
    random = np.random.default_rng(0)
    for _ in range(5):
        given = [random.uniform(-1.0, 1.0, argument.size) for argument in lanes.signatures[function.name].inputs]
        both = zip(lanes.call(function.name, given), plain.call(function.name, given), strict=True)
        assert all(np.array_equal(ours, theirs) for ours, theirs in both)
