"""Every pass: same outputs, not more operations, and a second run changes nothing."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
import sympy as sp
from hypothesis import assume, given, settings

from symdyn.passes import drop, fold, gather_numbers, hoist, identify, merge, optimise, reduce_strength, share, upright
from symdyn.symbolic.forms import symbols_of
from symdyn.symbolic.program import Assignment, Input, Label, Operations, Output, Program, operations
from tests.programs import ARGUMENT, INPUTS, NUMBERS, argument, named_values, programs, run, run_exactly

Pass = Callable[[Program], Program]

PASSES = pytest.mark.parametrize(
    "run_pass",
    [share, fold, drop, reduce_strength, gather_numbers, identify, upright, optimise],
    ids=lambda p: p.__name__,
)
EXAMPLES = settings(max_examples=30, deadline=None, derandomize=True)
EXACT_POINT = (Fraction(3, 7), Fraction(-11, 5), Fraction(13, 3))
POINT = (0.375, -1.25, 2.5)


@PASSES
@given(program=programs())
@EXAMPLES
def test_same_outputs_exactly(run_pass: Pass, program: Program) -> None:
    """In rational numbers, a pass changes no output at all."""
    try:
        wanted = run_exactly(program, EXACT_POINT)
    except ZeroDivisionError:
        assume(False)
    assert run_exactly(run_pass(program), EXACT_POINT) == wanted


@PASSES
@given(program=programs(calls=True))
@EXAMPLES
def test_same_outputs_with_functions(run_pass: Pass, program: Program) -> None:
    """With sines, cosines, roots and signs, a pass changes outputs by rounding only."""
    try:
        wanted = run(program, POINT)
    except (ArithmeticError, ValueError):
        assume(False)
    sizes = [abs(value) for values in wanted.values() for value in values]
    assume(max(sizes) < 1e6)  # what cancels in greater numbers has lost its digits
    got = run(run_pass(program), POINT)
    for name, values in wanted.items():
        assert all(math.isclose(a, b, rel_tol=1e-6, abs_tol=1e-6) for a, b in zip(got[name], values, strict=True))


@PASSES
@given(program=programs(calls=True))
@EXAMPLES
def test_not_more_operations(run_pass: Pass, program: Program) -> None:
    """A pass leaves no more sums and products, divisions, roots, or sines and cosines."""
    assume(_is_finite(program))
    before, after = operations(program), operations(run_pass(program))
    assert after.total <= before.total
    assert (after.div, after.sqrt, after.trig) <= (before.div, before.sqrt, before.trig)


@PASSES
@given(program=programs(calls=True))
@EXAMPLES
def test_a_second_run_changes_nothing(run_pass: Pass, program: Program) -> None:
    """What a pass has made, it leaves as it is."""
    assume(_is_finite(program))
    once = run_pass(program)
    assert run_pass(once) == once


def _is_finite(program: Program) -> bool:
    """Whether the program runs: one that divides by zero has no meaning to keep."""
    try:
        run(program, POINT)
    except (ArithmeticError, ValueError):
        return False
    return True


# --- what each of them is there for

x, y, z = INPUTS


def line(*expressions: sp.Expr) -> Program:
    """A program with the expressions as `t0`, `t1`, …; the last is its output."""
    symbols = sp.symbols(f"t0:{len(expressions)}")
    assignments = [Assignment.of(s, e, "s: part") for s, e in zip(symbols, expressions, strict=True)]
    return Program((ARGUMENT,), tuple(assignments), (Output.of("out", (), (symbols[-1],)),))


def plus(a: sp.Expr, b: sp.Expr) -> sp.Expr:
    return sp.Add(a, b, evaluate=False)


def times(a: sp.Expr, b: sp.Expr) -> sp.Expr:
    return sp.Mul(a, b, evaluate=False)


def signed(sign: int, symbol: sp.Symbol) -> sp.Expr:
    return symbol if sign > 0 else times(-1, symbol)


t0, t1, t2, t3 = sp.symbols("t0:4")


@PASSES
@pytest.mark.parametrize("build", [plus, times], ids=["sum", "product"])
@pytest.mark.parametrize("step", [1, -1], ids=["forward", "backward"])
def test_operations_that_differ_by_signs_and_order(
    run_pass: Pass, build: Callable[[sp.Expr, sp.Expr], sp.Expr], step: int
) -> None:
    """Sums and products of the same operands in all signs and orders, all in one program, keep their values."""
    operands = [sp.Integer(2), sp.Integer(-2), *(signed(sign, symbol) for symbol in (x, y) for sign in (1, -1))]
    program = line(*[build(*pair) for pair in itertools.product(operands, repeat=2)][::step])
    entries = sp.symbols([a.symbol for a in program.assignments])
    program = replace(program, outputs=(Output.of("out", (len(entries),), entries),))
    made = run_pass(program)
    assert run_exactly(made, EXACT_POINT) == run_exactly(program, EXACT_POINT)


@pytest.mark.parametrize(("build", "distinct"), [(plus, 6), (times, 3)], ids=["sum", "product"])
def test_share_makes_each_once(build: Callable[[sp.Expr, sp.Expr], sp.Expr], distinct: int) -> None:
    """Of 2, ±x and ±y in any order share leaves 2 ± x, 2 ± y and x ± y, and 2 x, 2 y and x y."""
    operands = [(2, sp.Integer(2)), *((symbol, signed(sign, symbol)) for symbol in (x, y) for sign in (1, -1))]
    pairs = [(a, b) for (one, a), (other, b) in itertools.product(operands, repeat=2) if one != other]
    assert operations(share(line(*(build(*pair) for pair in pairs)))).total == distinct


def test_share_needs_no_lines_for_copies() -> None:
    """A copy or a negation is no operation: what uses it takes the symbol itself, with its sign."""
    shared = share(line(times(-1, x), t0, plus(t1, y)))
    assert [a.expression for a in shared.assignments] == [plus(times(-1, x), y)]


def test_share_finds_products_and_differences_in_any_order() -> None:
    """x*y and y*x, x - y and y - x are made once."""
    program = line(times(x, y), times(y, x), plus(x, times(-1, y)), plus(y, times(-1, x)), plus(t1, t3))
    assert operations(share(program)).total == 3


def test_fold_works_out_what_is_known() -> None:
    """Zeros, ones and numbers cost nothing; x - x vanishes; signs leave products."""
    program = line(times(sp.Integer(0), x), plus(t0, y), times(sp.Integer(1), t1), plus(t2, times(-1, y)))
    folded = fold(program)
    assert operations(folded).total == 0 and folded.outputs[0].expressions == (sp.S.Zero,)


@pytest.mark.parametrize(("first", "second", "wanted"), [(1, 1, 2), (-1, -1, -2), (1, -1, 0), (-1, 1, 0)])
def test_fold_adds_a_symbol_to_itself(first: int, second: int, wanted: int) -> None:
    """x + x is 2 x, -x - x is -2 x and x - x is nothing, at the cost of one product at most."""
    folded = fold(line(plus(signed(first, x), signed(second, x))))
    assert run_exactly(folded, EXACT_POINT) == {"out": [wanted * EXACT_POINT[0]]}
    assert operations(folded) == Operations(mul=abs(wanted) // 2)


@PASSES
@pytest.mark.parametrize("build", [plus, times], ids=["sum", "product"])
def test_every_pair_of_operands(run_pass: Pass, build: Callable[[sp.Expr, sp.Expr], sp.Expr]) -> None:
    """A sum or product of any two operands, used with either sign, keeps its value: no case is left to chance."""
    operands = [*NUMBERS, *(signed(sign, symbol) for symbol in (x, y) for sign in (1, -1))]
    for left, right in itertools.product(operands, repeat=2):
        if build is times and sp.S.NegativeOne in (left, right):  # that would be a negation, which is no product
            continue
        program = line(build(left, right), plus(t0, z), plus(times(-1, t0), x), times(t1, t2))
        program = replace(program, outputs=(Output.of("out", (4,), (t0, times(-1, t0), t1, t3)),))
        made = run_pass(program)
        assert run_exactly(made, EXACT_POINT) == run_exactly(program, EXACT_POINT), f"{left}, {right}"
        assert run_pass(made) == made, f"{left}, {right}"


def inverse(a: sp.Expr) -> sp.Expr:
    return sp.Pow(a, -1, evaluate=False)


@pytest.mark.parametrize(
    ("expressions", "wanted"),
    [
        ((plus(sp.Integer(2), sp.Rational(1, 3)),), sp.Rational(7, 3)),
        ((times(sp.Integer(3), sp.Rational(-1, 2)),), sp.Rational(-3, 2)),
        ((times(sp.Integer(0), x), plus(t0, sp.Rational(-1, 4)), inverse(t1)), sp.Integer(-4)),
        ((times(sp.Integer(0), x), sp.cos(t0, evaluate=False)), sp.Integer(1)),
        ((times(sp.Integer(0), x), sp.sin(t0, evaluate=False)), sp.Integer(0)),
        ((times(sp.Integer(0), x), plus(sp.Integer(9), t0), sp.sqrt(t1, evaluate=False)), sp.Integer(3)),
        ((times(sp.Integer(0), x), plus(t0, sp.Integer(-9)), sp.sign(t1, evaluate=False)), sp.Integer(-1)),
        ((times(sp.Integer(-1), x), times(sp.Integer(-1), t0)), x),
    ],
)
def test_fold_leaves_no_operation_on_numbers(expressions: tuple[sp.Expr, ...], wanted: sp.Expr) -> None:
    """Sums, products, reciprocals and functions of numbers are numbers, and a sign that comes back is gone."""
    folded = fold(line(*expressions))
    assert folded.assignments == () and folded.outputs[0].expressions == (wanted,)


@pytest.mark.parametrize(
    ("function", "leaves"), [(sp.sin, True), (sp.sign, True), (inverse, True), (sp.cos, False), (sp.sqrt, None)]
)
def test_fold_takes_signs_out_of_functions(function: Callable[..., sp.Expr], leaves: bool | None) -> None:
    """f(-x) is -f(x) for odd f, f(x) for even f; under a root the sign stays; f(x) is left alone."""
    options = {} if function is inverse else {"evaluate": False}
    folded = fold(line(function(times(-1, x), **options)))
    kept = times(-1, x) if leaves is None else x
    assert [a.expression for a in folded.assignments] == [function(kept, **options)]
    assert folded.outputs[0].expressions == (times(-1, t0) if leaves else t0,)
    plain = line(function(x, **options))
    assert fold(plain) == plain


def test_fold_takes_signs_out_of_products() -> None:
    """(-x) y and -2 x are kept without their sign, which what uses them takes over."""
    folded = fold(line(times(times(-1, x), y), times(sp.Integer(-2), z), plus(t0, t1)))
    minus = times(-1, t0), times(-1, t1)
    assert [a.expression for a in folded.assignments] == [times(x, y), times(sp.Integer(2), z), plus(*minus)]


def test_drop_forgets_what_no_output_needs() -> None:
    """Dead assignments go, with those that only they needed."""
    program = line(times(x, y), plus(t0, z), plus(x, y))
    assert [a.symbol for a in drop(program).assignments] == ["t2"]


def test_reduce_strength_takes_common_factors_out() -> None:
    """a x + b - a y becomes a (x - y) + b, and a sum of three such products keeps one of them."""
    program = line(times(z, x), times(z, y), plus(t0, sp.Rational(1, 2)), plus(t2, times(-1, t1)))
    counted = operations(optimise(program))
    assert (counted.mul, counted.add) == (1, 2)


@pytest.mark.parametrize("run_pass", [reduce_strength, optimise])
def test_common_factors_in_all_signs(run_pass: Pass) -> None:
    """±(±z p) ± (q ±z) ± y is z times a sum, plus or minus y: same value, a product less, nothing left over."""
    others = (x, times(-1, y), sp.Integer(2), sp.Integer(-3))
    for p, q, *signs in itertools.product(others, others, *[(1, -1)] * 5):
        a, b, c, d, e = signs
        products = times(signed(a, z), p), times(q, signed(b, z))
        program = line(*products, plus(signed(c, t0), signed(d, t1)), plus(t2, signed(e, y)))
        made = run_pass(program)
        assert run_exactly(made, EXACT_POINT) == run_exactly(program, EXACT_POINT), f"{p}, {q}, {signs}"
        assert operations(made).total <= 3, f"{p}, {q}, {signs}"


@pytest.mark.parametrize("run_pass", [reduce_strength, optimise])
@pytest.mark.parametrize("signs", list(itertools.product((1, -1), repeat=4)))
def test_common_numbers_and_numbers_beside(run_pass: Pass, signs: tuple[int, ...]) -> None:
    """±2 x ± (±2 y ± 1/2) is twice a sum, plus or minus a half: numbers are factors and terms like any other."""
    a, b, c, d = signs
    products = times(sp.Integer(2 * a), x), times(sp.Integer(2 * b), y)
    program = line(*products, plus(t1, sp.Rational(c, 2)), plus(t0, signed(d, t2)))
    made = run_pass(program)
    assert run_exactly(made, EXACT_POINT) == run_exactly(program, EXACT_POINT)
    assert operations(made) == Operations(mul=1, add=2)


def test_a_product_of_products_is_no_sum() -> None:
    """(z x)(z y) shares a factor, too, but there is nothing to take out; nor are sums taken for equal products."""
    program = line(times(z, x), times(z, y), times(t0, t1))
    assert reduce_strength(program) == program
    both = line(times(x, y), plus(x, y), times(t0, t1))
    assert share(both) == both


def test_reduce_strength_takes_names_that_are_free() -> None:
    """A symbol that is called as a new one would be stays what it is."""
    s1, s2 = sp.symbols("t3s1 t3s2")
    named = {s1: times(x, x), s2: times(y, y), t0: times(z, x), t1: times(z, y), t2: plus(t0, t1), t3: plus(t2, s1)}
    program = replace(line(x), assignments=tuple(Assignment.of(s, e, "s: part") for s, e in named.items()))
    program = replace(program, outputs=(Output.of("out", (3,), (t3, s1, s2)),))
    made = reduce_strength(program)
    assert run_exactly(made, EXACT_POINT) == run_exactly(program, EXACT_POINT)
    assert operations(made).total == operations(program).total - 1


@pytest.mark.parametrize("run_pass", [reduce_strength, optimise])
@pytest.mark.parametrize("kept", [t0, t1, t2])
def test_results_are_not_taken_apart(run_pass: Pass, kept: sp.Symbol) -> None:
    """A product or sum inside another sum that is a result as well stays as it is."""
    program = line(times(z, x), times(z, y), plus(t0, t1), plus(t2, x))
    program = replace(program, outputs=(Output.of("out", (2,), (t3, times(-1, kept))),))
    assert run_exactly(run_pass(program), EXACT_POINT) == run_exactly(program, EXACT_POINT)


def test_passes_keep_an_unchanged_program() -> None:
    """A program with nothing to find comes back equal."""
    program = line(times(x, y), plus(t0, z))
    assert all(run_pass(program) == program for run_pass in (share, fold, drop, reduce_strength, optimise))


# --- names


@PASSES
@given(program=programs(calls=True))
@EXAMPLES
def test_names_stay_true(run_pass: Pass, program: Program) -> None:
    """What is called by a name before a pass and after it has the same value, sign included."""
    assume(_is_finite(program))
    before, after = named_values(program, POINT), named_values(run_pass(program), POINT)
    assert set(after) <= set(before)
    assert all(math.isclose(after[name], before[name], rel_tol=1e-6, abs_tol=1e-6) for name in after)


def test_upright_turns_what_is_called_by_a_minus() -> None:
    """`x - y`, recorded as minus what it is called, becomes `y - x`, and its users follow."""
    x, y, _ = INPUTS
    d, p, out = sp.symbols("d p out")
    minus = sp.Mul(-1, y, evaluate=False)
    lines = (
        Assignment.of(d, sp.Add(x, minus, evaluate=False), ""),
        Assignment.of(p, sp.Mul(d, x, evaluate=False), ""),
        Assignment.of(out, sp.Add(p, d, evaluate=False), ""),
    )
    program = Program((ARGUMENT,), lines, (Output.of("o", (), (out,)),), {"d": Label("d", True)})
    turned = upright(program)
    assert turned.labels == {"d": Label("d", False)}
    assert str(turned.assignments[0].expression) == "-x + y"
    assert run(turned, POINT) == run(program, POINT)


@given(first=programs(), second=programs())
@EXAMPLES
def test_merged_programs_give_what_they_gave(first: Program, second: Program) -> None:
    """Results are found at their places; equal ones have one place, and a program merged with itself adds nothing."""
    flat = [replace(p, outputs=(_flat(p),)) for p in (first, second)]
    try:
        wanted = [run_exactly(p, EXACT_POINT)["k"] for p in flat]
    except ZeroDivisionError:
        assume(False)
    merged, places = merge(flat)
    values = run_exactly(merged, EXACT_POINT)["k"]
    assert [[values[place] for place in own] for own in places] == wanted
    twice, again = merge([flat[0], flat[0]])
    once, _ = merge(flat[:1])
    assert again[0] == again[1] and operations(twice) == operations(once)


def _flat(program: Program) -> Output:
    entries = tuple(entry for output in program.outputs for entry in output.entries)
    return Output("k", (len(entries),), entries)


PARAMETERS = sp.symbols("a b")
PREPARE = Program(
    (argument("x", PARAMETERS),),
    (Assignment.of(sp.Symbol("s"), sp.Add(*PARAMETERS, evaluate=False), "s0: part 0"),),
    (Output.of("k", (2,), (sp.Symbol("s"), sp.Mul(-1, PARAMETERS[0], evaluate=False))),),
)


def run_prepared(program: Program, prepare: Program) -> dict[str, list[Fraction]]:
    """The outputs of a program whose last input is what `prepare` gives."""
    k = run_exactly(prepare, EXACT_POINT[:2])["k"]
    joined = replace(program, inputs=(Input("x", tuple(s for group in program.inputs for s in group.symbols)),))
    return run_exactly(joined, (EXACT_POINT[2], *k))


@given(program=programs())
@EXAMPLES
def test_hoisting_leaves_no_work_on_what_is_prepared(program: Program) -> None:
    """Same outputs, as many operations in all, none on prepared numbers alone; a second run changes nothing."""
    program = replace(program, inputs=(argument("x", INPUTS[:1]), argument("k", INPUTS[1:])))
    try:
        wanted = run_prepared(program, PREPARE)
    except ZeroDivisionError:
        assume(False)
    left, prepare = hoist(program, PREPARE)
    assert run_prepared(left, prepare) == wanted
    assert operations(left).total + operations(prepare).total == operations(program).total + operations(PREPARE).total
    known = set(left.inputs[-1].symbols)
    assert not any(set(symbols_of(line.form)) <= known for line in left.assignments)
    assert hoist(left, prepare) == (left, prepare)


def test_hoisting_sums_of_what_is_prepared() -> None:
    """What factoring out leaves, `(m + r) x`, is prepared, and m and r by themselves are not handed over."""
    x, m, r = INPUTS
    lines = [("p", sp.Mul(m, x, evaluate=False)), ("t", sp.Mul(r, x, evaluate=False))]
    lines.append(("u", sp.Add(*sp.symbols("p t"), evaluate=False)))
    program = Program(
        (argument("x", (x,)), argument("k", (m, r))),
        tuple(Assignment.of(sp.Symbol(name), expression, "s0: part 0") for name, expression in lines),
        (Output.of("first", (1,), (sp.Symbol("u"),)),),
    )
    left, prepare = hoist(optimise(program), PREPARE)
    assert operations(left) == Operations(mul=1) and operations(prepare) == Operations(add=2)
    assert len(left.inputs[-1].symbols) == 1
    assert run_prepared(left, prepare) == run_prepared(program, PREPARE)


def test_numbers_are_gathered() -> None:
    """Behind products that are multiplied on, and where products are multiples of each other."""
    once = line(3 * x, times(t0, y), 5 * t1, 7 * t1, plus(t2, t3))
    assert operations(gather_numbers(once)) == Operations(mul=3, add=1)
    twice = line(3 * x, times(t0, y), 6 * x, times(t2, y), plus(t1, t3))
    assert operations(gather_numbers(twice)) == Operations(mul=3, add=1)
    assert run_exactly(gather_numbers(twice), EXACT_POINT) == run_exactly(twice, EXACT_POINT)
    square = line(3 * x, times(t0, t0))
    assert gather_numbers(square) == square
