"""Do globally diagonalising coordinates exist? Only where the Riemann symbols of M vanish (DIAG 2.5).

With `G_ijk = ½ (d_k M_ij + d_j M_ik - d_i M_jk)` the symbols are::

    R_ijkl = ½ (d_jk M_il + d_il M_jk - d_ik M_jl - d_jl M_ik) + M⁻¹_mn (G_mjk G_nil - G_mjl G_nik)

For small robots they are worked out symbolically: M is a polynomial in sines, cosines and slides with exact coefficients,
and `det(M) R_ijkl` is one too, so that it vanishes or not is decided modulo `s² + c² = 1`. Constants that are no rationals have
40 digits; what those leave of terms that cancel is told from a symbol that does not vanish. For larger robots the symbols
are evaluated with exact derivatives (Taylor arithmetic) at random configurations; one that does not vanish is a witness.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sp

from symdyn.inspect.jets import FUNCTIONS, variables
from symdyn.passes import optimise
from symdyn.symbolic.program import Program, evaluate
from symdyn.symbolic.workshop import Ground, Workshop

_PROVABLE = 3  # joints up to which the symbols are proven to vanish or not
_STATES = 3
_NOISE = 1e-9
_DIGITS = 40
_ROUNDING = sp.Rational(1, 10**25)  # of a term: what 40 digits leave where terms cancel is far less

Index = tuple[int, int, int, int]


@dataclass(frozen=True)
class Flatness:
    """The answer.

    Attributes:
        flat: all symbols vanish.
        proven: by exact algebra, or by a witness.
        how: how it was found that all symbols vanish.
        largest: the largest symbol seen, relative to the size of its terms, where it was worked out in numbers.
        witness: a symbol that does not vanish, with its indices.
        value: that symbol: an expression in `c_i`, `s_i`, `q_i`, or a number.
        q: the configuration of a numeric witness.
    """

    flat: bool
    proven: bool
    witness: Index | None = None
    value: str = ""
    q: tuple[float, ...] = ()
    how: str = ""
    largest: float = 0.0


def flatness(ground: Ground) -> Flatness:
    """Decide it at the parameters' defaults; armature counts, as in M."""
    program, defaults = mass_matrix(ground)
    n = len(program.inputs[0].symbols)
    return _by_algebra(program, defaults, n) if n <= _PROVABLE else _by_numbers(program, defaults, n)


def mass_matrix(ground: Ground) -> tuple[Program, list[sp.Expr]]:
    """The program of M, and the exact values of what depends on parameters only."""
    workshop = Workshop(ground)
    cut = workshop.cut(["q"], [("M", workshop.mass_matrix)])
    program = optimise(cut.program)
    if cut.prepare is None:
        return program, []
    exact = {"sin": sp.sin, "cos": sp.cos, "sqrt": sp.sqrt, "sign": sp.sign, "number": lambda x: x}
    values = [sp.Rational(str(value)) for value in ground.defaults.values()]
    return program, evaluate(cut.prepare, {"params": values}, exact)["k"]


def _pairs(n: int) -> Iterator[Index]:
    """Indices of the independent symbols: antisymmetric in each pair, symmetric between them."""
    pairs = list(itertools.combinations(range(n), 2))
    for a, b in itertools.combinations_with_replacement(range(len(pairs)), 2):
        yield (*pairs[a], *pairs[b])


def _by_algebra(program: Program, defaults: Sequence[sp.Expr], n: int) -> Flatness:
    q, c, s = (sp.symbols(f"{name}_0:{n}") for name in "qcs")
    angle = dict(zip(q, zip(c, s, strict=True), strict=True))
    numbers = _Numbers()

    def turned(x: sp.Expr) -> tuple[sp.Expr, sp.Expr]:
        """Cosine and sine of a joint's angle plus a constant."""
        joint = next(symbol for symbol in q if x.has(symbol))
        cosine, sine = angle[joint]
        offset = x - joint
        if offset == 0:
            return cosine, sine
        C, S = numbers.rational(sp.cos(offset)), numbers.rational(sp.sin(offset))
        return cosine * C - sine * S, sine * C + cosine * S

    functions = {"sin": lambda x: turned(x)[1], "cos": lambda x: turned(x)[0], "number": numbers.rational}
    known = [numbers.rational(k) for k in defaults]
    entries = evaluate(program, {"q": q, "k": known}, functions)["M"]
    M = sp.Matrix(n, n, [sp.expand(entry) for entry in entries])

    def d(expression: sp.Expr, i: int) -> sp.Expr:
        turned = c[i] * sp.diff(expression, s[i]) - s[i] * sp.diff(expression, c[i])
        return sp.expand(turned + sp.diff(expression, q[i]))

    def reduced(expression: sp.Expr) -> sp.Expr:
        result = sp.expand(expression)
        for cosine, sine in zip(c, s, strict=True):
            result = sp.rem(result, sine**2 + cosine**2 - 1, sine) if result.has(sine) else result
        return sp.expand(result)

    first = [[[d(M[i, j], k) for k in range(n)] for j in range(n)] for i in range(n)]
    G = [
        [[(first[i][j][k] + first[i][k][j] - first[j][k][i]) / 2 for k in range(n)] for j in range(n)] for i in range(n)
    ]
    adjugate, determinant = M.adjugate(), M.det()
    for i, j, k, l in _pairs(n):  # noqa: E741 - the symbols' own letters
        second = d(first[i][l][j], k) + d(first[j][k][i], l) - d(first[j][l][i], k) - d(first[i][k][j], l)
        product = sum(
            adjugate[m, p] * (G[m][j][k] * G[p][i][l] - G[m][j][l] * G[p][i][k]) for m in range(n) for p in range(n)
        )
        symbol = numbers.left((*c, *s, *q), reduced(determinant * second / 2), reduced(product))
        if symbol != 0:
            shown = str(sp.factor(symbol) if numbers.exact else sp.N(symbol, 9))
            shown = shown if len(shown) < 400 else shown[:400] + " …"
            return Flatness(False, True, (i, j, k, l), f"det(M) R = {shown}")
    if numbers.exact:
        return Flatness(True, True, how="proven by algebra")
    return Flatness(
        True,
        False,
        how=f"by algebra, to {numbers.lost:.0e} of the terms: not all constants are rational",
        largest=numbers.lost,
    )


class _Numbers:
    """Rationals in place of all constants; whether that was exact, and what rounding has left of terms that cancel."""

    def __init__(self) -> None:
        self.exact, self.lost = True, 0.0

    def rational(self, number: sp.Expr) -> sp.Rational:
        number = sp.sympify(number)
        if number.is_Rational:
            return number
        self.exact = False
        return sp.Rational(str(number.evalf(_DIGITS)))

    def left(self, symbols: Sequence[sp.Symbol], a: sp.Expr, b: sp.Expr) -> sp.Expr:
        """`a + b`, without what is only rounding beside their own coefficients."""
        total = sp.expand(a + b)
        if self.exact or total == 0:
            return total
        size = max(abs(x) for part in (a, b) for x in sp.Poly(part, *symbols).coeffs())
        terms = sp.Poly(total, *symbols).terms()
        lost = [abs(x) / size for _, x in terms if abs(x) <= _ROUNDING * size]
        self.lost = max([self.lost, *map(float, lost)])
        kept = {powers: x for powers, x in terms if abs(x) > _ROUNDING * size}
        return sp.Poly(kept, *symbols).as_expr() if kept else sp.S.Zero


def _by_numbers(program: Program, defaults: Sequence[sp.Expr], n: int) -> Flatness:
    dice = random.Random(1)
    largest = 0.0
    for _ in range(_STATES):
        q = [round(dice.uniform(-2, 2), 2) for _ in range(n)]
        jets = evaluate(program, {"q": variables(q), "k": [float(k) for k in defaults]}, FUNCTIONS)["M"]
        symbols, scale = _symbols(jets, n)
        worst = np.unravel_index(int(np.argmax(np.abs(symbols))), symbols.shape)
        relative = float(abs(symbols[worst])) / scale
        largest = max(largest, relative)
        if relative > _NOISE:
            i, j, k, l = (int(index) for index in worst)  # noqa: E741
            return Flatness(False, True, (i, j, k, l), f"{symbols[worst]:.9g}", tuple(q), largest=relative)
    return Flatness(True, False, how=f"at random configurations, to {largest:.1g} of the terms", largest=largest)


def _symbols(jets: Sequence[Any], n: int) -> tuple[np.ndarray, float]:
    """All `R_ijkl` at one configuration, and the size of the terms they are made of."""
    M, first, second = np.zeros((n, n)), np.zeros((n, n, n)), np.zeros((n, n, n, n))
    for index, jet in enumerate(jets):
        i, j = divmod(index, n)
        M[i, j] = getattr(jet, "value", jet)
        first[i, j] = getattr(jet, "gradient", 0.0)
        second[i, j] = getattr(jet, "hessian", 0.0)
    G = 0.5 * (first + np.einsum("ikj->ijk", first) - np.einsum("jki->ijk", first))
    curved = 0.5 * (
        np.einsum("iljk->ijkl", second)
        + np.einsum("jkil->ijkl", second)
        - np.einsum("jlik->ijkl", second)
        - np.einsum("ikjl->ijkl", second)
    )
    raised = np.einsum("mn,nil->mil", np.linalg.inv(M), G)
    bent = np.einsum("mjk,mil->ijkl", G, raised) - np.einsum("mjl,mik->ijkl", G, raised)
    return curved + bent, float(max(np.abs(curved).max(), np.abs(bent).max(), np.abs(M).max() * 1e-6))
