"""Value numbering: what is the same is found however it is written, what is not stays apart, and no digits are lost."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import replace

import pytest
import sympy as sp

from symdyn.passes import identify, optimise
from symdyn.passes.field import Field, field_of
from symdyn.passes.listing import listed
from symdyn.passes.rounding import WORSE, Rounding
from symdyn.symbolic.forms import Form, Op
from symdyn.symbolic.program import Output, operations
from tests.programs import INPUTS, argument, run
from tests.test_passes import POINT, inverse, line, plus, signed, times

x, y, z = INPUTS
t = sp.symbols("t0:12")


def sin(a: sp.Expr) -> sp.Expr:
    return sp.sin(a, evaluate=False)


def cos(a: sp.Expr) -> sp.Expr:
    return sp.cos(a, evaluate=False)


def minus(a: sp.Symbol) -> sp.Expr:
    return signed(-1, a)


SQUARES = (plus(x, y), plus(x, minus(y)), times(t[0], t[0]), times(t[1], t[1]), plus(t[2], minus(t[3])))
IDENTITIES = {
    "the unit circle": ((sin(x), cos(x), times(t[0], t[0]), times(t[1], t[1]), plus(t[2], t[3]), times(t[4], y)), 0, 0),
    "binomials": ((*SQUARES, times(x, y), times(sp.Integer(4), t[5]), plus(t[4], minus(t[6]))), 0, 0),
    "a quotient": ((times(x, y), inverse(x), times(t[0], t[1])), 0, 0),
    "a number's inverse": ((times(sp.Rational(2, 3), x), times(sp.Rational(3, 2), t[0])), 0, 0),
    "a sum of angles": (
        (
            *(plus(x, y), sin(t[0]), sin(x), cos(x), sin(y), cos(y)),
            *(times(t[2], t[5]), times(t[3], t[4]), plus(t[6], t[7]), plus(t[8], t[1])),
        ),
        2,
        1,
    ),
    "a turned angle": (
        (minus(x), plus(t[0], y), plus(x, minus(y)), cos(t[1]), cos(t[2]), plus(t[3], minus(t[4])), plus(t[5], z)),
        0,
        0,
    ),
    "roots of the same": (
        (
            times(x, x),
            plus(x, x),
            times(t[1], x),
            plus(t[2], minus(t[0])),
            *(sp.sqrt(a, evaluate=False) for a in (t[0], t[3])),
            plus(t[4], minus(t[5])),
        ),
        0,
        0,
    ),
}


@pytest.mark.parametrize(("expressions", "most", "functions"), IDENTITIES.values(), ids=IDENTITIES)
def test_what_is_the_same_is_made_once(expressions: tuple[sp.Expr, ...], most: int, functions: int) -> None:
    """Identities that no rewriting sees leave no operation but what the result needs, and no function twice."""
    made = optimise(line(*expressions))
    assert (operations(made).total, operations(made).trig, operations(made).sqrt) == (most, functions, 0)
    (wanted,), (got,) = run(line(*expressions), POINT)["out"], run(made, POINT)["out"]
    assert math.isclose(got, wanted, rel_tol=1e-9, abs_tol=1e-9)


@pytest.mark.parametrize("signs", list(itertools.product((1, -1), repeat=3)))
@pytest.mark.parametrize("build", [plus, times], ids=["sum", "product"])
def test_one_operation_on_what_is_there(build: Callable[[sp.Expr, sp.Expr], sp.Expr], signs: tuple[int, ...]) -> None:
    """±(x ± y) ± z takes one operation where y ± z, or x with that, is there already; so do products."""
    a, b, c = signs
    inner = build(y, signed(b, z))
    long = (build(signed(a, x), y), build(t[2], signed(b, z)))
    program = line(inner, times(t[0], t[0]), *long, plus(t[1], signed(c, t[3])))
    made = identify(program)
    assert operations(made).total == operations(program).total - 1
    assert math.isclose(run(made, POINT)["out"][0], run(program, POINT)["out"][0], rel_tol=1e-12)


@pytest.mark.parametrize(
    "expressions",
    [
        (times(x, x), sp.sqrt(t[0], evaluate=False), plus(t[1], x)),  # |x| is not x, though it is where x > 0
        (sp.sign(x, evaluate=False), times(t[0], x), plus(t[1], x)),
        (sin(x), sin(y), plus(t[0], t[1])),
        (times(sp.Rational(1, 2), x), cos(x), cos(t[0]), plus(t[1], t[2])),
        (plus(x, sp.Rational(1, 10**30)), times(x, t[0]), plus(t[1], x)),
    ],
)
def test_what_differs_stays(expressions: tuple[sp.Expr, ...]) -> None:
    """What is equal somewhere, or nearly, is not equal."""
    program = line(*expressions)
    assert identify(program) is program


def test_numbers_that_the_prime_cannot_tell_apart() -> None:
    """Whoever writes p + 1 for a prime p is not told that it is one: in floating point it is another value."""
    probe = line(times(sp.Integer(3), x), plus(t[0], y))
    field = field_of(listed(probe))
    assert field is not None
    program = line(times(sp.Integer(field.prime + 1), x), plus(t[0], y))
    again = field_of(listed(program))
    assert again is not None and again.prime == field.prime
    known = listed(program)
    assert again.values[known.place[t[0].name]] == again.values[known.place[x.name]]
    assert identify(program) is program


def test_a_denominator_that_the_prime_divides() -> None:
    """Nothing is known of such a number, and two of them are not the same."""
    prime = 2**128 - 159
    program = line(times(sp.Rational(1, prime), x), times(sp.Rational(1, 2 * prime), x), plus(t[0], t[1]))
    field = Field(listed(program), prime)
    first, second = (field.values[field.listing.place[s.name]] for s in t[:2])
    assert first not in (second, prime - second)


def test_the_prime_grows_with_the_degrees() -> None:
    """Every squaring doubles the degree; where no prime is large enough, nothing is claimed."""
    found: list[int] = []
    for count in (3, 100, 1000, 3000):
        symbols = sp.symbols(f"t0:{count}")
        squares = (times(x, x), *(times(s, s) for s in symbols[:-1]))
        program = line(*squares)
        field = field_of(listed(program))
        found.append(field.prime.bit_length() if field else 0)
        assert identify(program) == program
    assert found == [128, 256, 2048, 0]


def test_no_digits_are_lost() -> None:
    """`(x + 10⁸) y z - 10⁸ y z` is xyz, but does not take the place of the product; that takes its place."""
    shifted = (plus(x, sp.Integer(10**8)), times(sp.Integer(10**8), y))
    careless = (*shifted, times(t[0], y), times(t[2], z), times(t[1], z), plus(t[3], minus(t[4])))
    both = Output("out", (2,), (t[5], t[7]))
    program = replace(line(*careless, times(x, y), times(t[6], z)), outputs=(both,))
    assert operations(identify(program)) == operations(program)
    later = (*careless, times(x, y), times(t[6], z), times(t[5], x), plus(t[7], t[8]))
    made = identify(line(*later))
    assert operations(made).total == 4
    exact = math.prod(POINT) * (1 + POINT[0])
    assert math.isclose(run(made, POINT)["out"][0], exact, rel_tol=1e-15)


BINOMIALS = (*SQUARES, times(x, y), times(sp.Integer(4), t[5]), times(t[6], z), times(t[4], x), plus(t[7], t[8]))
TURNS = (sin(x), cos(x), times(t[0], y), times(t[1], z), plus(t[2], t[3]), times(t[4], t[0]), times(t[4], t[1]))


@pytest.mark.parametrize("expressions", [BINOMIALS, (*TURNS, plus(t[5], t[6]), plus(t[0], t[1]), times(t[8], t[4]))])
def test_the_bound_for_rounding_hardly_grows(expressions: tuple[sp.Expr, ...]) -> None:
    """Whatever is replaced, the bound for what rounding does to the result is at most WORSE times that before."""
    program = line(*expressions)
    made = identify(program)
    assert operations(made).total < operations(program).total
    before, after = (Rounding(listed(it)).errors[-1] for it in (program, made))
    assert all(new <= WORSE * old for new, old in zip(after, before, strict=True))


def test_equal_results_and_results_that_are_inputs() -> None:
    """Results may become one another, inputs or numbers, with their signs."""
    program = line(plus(x, y), plus(t[0], minus(y)), plus(y, x), plus(t[1], minus(x)))
    entries = tuple(signed(-1, s) for s in t[:4])
    made = identify(replace(program, outputs=(Output.of("out", (4,), entries),)))
    assert operations(made).total == 1
    assert run(made, POINT)["out"] == [-(POINT[0] + POINT[1]), -POINT[0], -(POINT[0] + POINT[1]), 0.0]


def test_what_is_prepared_counts_as_an_input() -> None:
    """A value that equals what `prepare` hands over is that."""
    program = line(times(x, y), times(t[0], z), inverse(x), times(t[2], t[1]))
    program = replace(program, inputs=(argument("x", INPUTS[:1]), argument("k", INPUTS[1:])))
    made = identify(program)
    assert [a.form for a in made.assignments if isinstance(a.form, Form) and a.form.op is Op.INVERSE] == []
    assert operations(made).total == 1
