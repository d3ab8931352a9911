"""Build docs/estimation-view.md: `python docs/build_estimation_view.py`.

Generates the filter of the two-link arm, runs it, asks the core for every symbol of the papers, and finds out which name of
the generated code carries which symbol: the one that has its value at random states with random parameters. No number and no
generated name on the page is typed in; a relation that the page states and that does not hold stops the build.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import mass_matrix
from symdyn.core.factors import innovations, udu
from symdyn.core.forward import acceleration_parts, filter_smoother, forward_dynamics
from symdyn.core.newton_euler import base_acceleration, body_forces, motion
from symdyn.core.riccati import riccati
from symdyn.core.smoothed import smoothed_covariances
from symdyn.core.tree import Tree
from symdyn.description import read_robot
from symdyn.generation import Request, make_library
from symdyn.judge.equality import difference
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import ON_BASE
from symdyn.render import render

SAMPLING = """\
random, N = np.random.default_rng(1986), 100_000
phi, (H_0, H_1), (M_0, M_1) = tree.at(q).phi[1], tree.H, tree.M

w_0, w_1 = (random.standard_normal((N, 6)) @ np.linalg.cholesky(M).T for M in (M_0, M_1))
x_1 = w_1                                        # nothing hangs on the fore link
x_0 = x_1 @ phi.T + w_0
tau = np.stack([x_0 @ H_0, x_1 @ H_1], axis=1)   # all that is told

qdd = tau @ planar2.mass_matrix_inverse(q)       # at rest, without gravity
alpha_0 = qdd[:, :1] * H_0
alpha_1 = alpha_0 @ phi + qdd[:, 1:] * H_1
f_1 = alpha_1 @ M_1                              # Newton and Euler: the guess of x_1
f_0 = f_1 @ phi.T + alpha_0 @ M_0

Upsilon, S = planar2.smoothed_covariances(q)
compared = {
    "`τ`": (tau, planar2.mass_matrix(q)),
    "`α_0`": (alpha_0, Upsilon[0]),
    "`α_1`": (alpha_1, Upsilon[1]),
    "`x_0 - f_0`": (x_0 - f_0, S[0]),
    "`x_1 - f_1`": (x_1 - f_1, S[1]),
}
for what, (draws, exact) in compared.items():
    print(what, draws.T @ draws / N, exact)"""
"""The block of the page that draws random forces; it is run here, and the page shows it."""

SHOWN = {  # entries of the table: name of each, row, column
    "`τ`": ("mass_matrix", [("00", 0, 0), ("01", 0, 1), ("11", 1, 1)]),
    "`α_0`": ("smoothed_covariances", [("ω̇_z ω̇_z", 2, 2)]),
    "`α_1`": ("smoothed_covariances", [("ω̇_z ω̇_z", 2, 2), ("ω̇_z v̇_y", 2, 4), ("v̇_y v̇_y", 4, 4)]),
    "`x_0 - f_0`": ("smoothed_covariances", [("n_z n_z", 2, 2), ("f_x f_x", 3, 3), ("f_y f_y", 4, 4)]),
    "`x_1 - f_1`": ("smoothed_covariances", [("n_z n_z", 2, 2), ("f_x f_x", 3, 3), ("f_y f_y", 4, 4)]),
}
STANDARD_ERRORS = 5  # of a covariance that was drawn

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "robots" / "planar2.yaml"
TEXT = ROOT / "docs" / "estimation-view.in.md"
PAGE = ROOT / "docs" / "estimation-view.md"
STATE = {"q": (0.4, 0.9), "qd": (1.2, -0.7), "tau": (3.0, 0.5)}
FORCE = ("n_x", "n_y", "n_z", "f_x", "f_y", "f_z")
MOTION = ("ω̇_x", "ω̇_y", "ω̇_z", "v̇_x", "v̇_y", "v̇_z")
TRIALS = 6
NOTHING = 1e-12
IN_PREPARE = " in prepare"


def _module(text: str) -> ModuleType:
    module = ModuleType("planar2")
    exec(compile(text, "planar2.py", "exec"), module.__dict__)
    return module


def _source_of(text: str, function: str) -> str:
    """The text of a private function of the module."""
    found = re.search(rf"^def {function}\(.*?(?=\n\n\n)", text, re.M | re.S)
    assert found is not None, function
    return found.group(0)


def _values_inside(source: str, function: str, *arguments: list[float]) -> dict[str, float]:
    """Every name that a function assigns, with its value."""
    scope: dict[str, object] = {}
    watched = source[: source.rindex("    return [")] + "    return locals()\n"
    exec(compile(watched, function, "exec"), scope)
    found = scope[function](math, *arguments)  # type: ignore[operator]
    return {name: float(value) for name, value in found.items() if isinstance(value, float)}


@dataclass(frozen=True)
class Row:
    """A scalar of the papers: symbol and value."""

    symbol: str
    value: float


def _vector(symbol: str, entries: tuple[str, ...], values: Array) -> list[Row]:
    """The entries of a six-vector."""
    return [Row(f"{symbol} {entry}", float(x)) for entry, x in zip(entries, values, strict=True)]


def covariances(tree: Tree, state: dict[str, Array]) -> list[Row]:
    """`P`, `D`, `G` of both links, tips first; of `P` what the joint sees, `P H*`."""
    filtered = riccati(tree.at(state["q"]))
    rows = []
    for i in (1, 0):
        rows += _vector(f"P_{i} H_{i}*,", FORCE, filtered.P[i] @ tree.H[i])
        rows.append(Row(f"D_{i}", float(filtered.D[i])))
        rows.append(Row(f"1/D_{i}", float(1 / filtered.D[i])))
        rows += _vector(f"G_{i},", FORCE, filtered.G[i])
    return rows


def predictions(tree: Tree, state: dict[str, Array]) -> list[Row]:
    """The inward sweep: `a`, `b`, `z`, `e`, residual."""
    at, n = tree.at(state["q"]), tree.n
    moving = motion(at, state["qd"], np.zeros(n), np.zeros(6))
    found = filter_smoother(tree, state["q"], state["qd"], state["tau"])
    rows = []
    for i in (1, 0):
        rows += _vector(f"a_{i},", MOTION, moving.a[i])
        rows += _vector(f"b_{i},", FORCE, moving.b[i])
        rows += _vector(f"z_{i},", FORCE, found.z[i])
        rows.append(Row(f"e_{i}", float(found.innovation[i])))
        rows.append(Row(f"e_{i} / D_{i}", float(found.residual[i])))
    return rows


def smoothed(tree: Tree, state: dict[str, Array]) -> list[Row]:
    """The outward sweep: `alpha+` and `qdd`."""
    at = tree.at(state["q"])
    qdd = forward_dynamics(tree, state["q"], state["qd"], state["tau"])
    alpha = motion(at, state["qd"], qdd, base_acceleration(tree)).alpha
    rows = []
    for i, p in enumerate(tree.parent):
        rows += _vector(f"α⁺_{i},", MOTION, at.outward(i, base_acceleration(tree) if p == ON_BASE else alpha[p]))
        rows.append(Row(f"q̈_{i}", float(qdd[i])))
    return rows


Symbols = Callable[[Tree, dict[str, Array]], list[Row]]


class Arm:
    """The generated filter of the arm, and the names in it."""

    def __init__(self) -> None:
        self.robot = read_robot(SOURCE)
        self.defaults = dict(self.robot.defaults)
        request = Request(source=str(SOURCE), functions=("filter_forward_dynamics",))
        self.text = render(make_library(request), ("python",))["planar2.py"]
        self.command = request.command
        whole = Request(source=str(SOURCE), functions=("filter", "dynamics", "diagonal"))
        self.module = _module(render(make_library(whole), ("python",))["planar2.py"])
        self.filter = _source_of(self.text, "_filter_forward_dynamics")
        self.prepare = _source_of(self.text, "_prepare")

    def tree(self, parameters: dict[str, float]) -> Tree:
        return Tree.of(numeric_model(self.robot, parameters))

    def inside(self, parameters: dict[str, float], state: dict[str, Array]) -> dict[str, float]:
        """Values of all names of the filter, and of those of `prepare`, which are marked."""
        before = _values_inside(self.prepare, "_prepare", list(parameters.values()))
        k = _module(self.text).prepare(parameters)
        during = _values_inside(
            self.filter, "_filter_forward_dynamics", *(state[name].tolist() for name in STATE), k.tolist()
        )
        return {**during, **{f"{name}{IN_PREPARE}": value for name, value in before.items()}}

    def section(self, heading: str, source: str = "") -> str:
        """The lines under a heading of the generated filter, as a block of Python."""
        found = re.search(rf"^    # {re.escape(heading)}\n(?:    .+\n)+", source or self.filter, re.M)
        assert found is not None, f"the generated code has no section '{heading}'"
        lines = found.group(0).rstrip("\n").split("\n")
        return "\n".join(["```python", *(line[4:] for line in lines), "```"])

    def outputs(self) -> str:
        """The last lines of the generated filter: what it returns."""
        start = self.filter.rindex("    z = [")
        lines = self.filter[start:].rstrip("\n").split("\n")
        return "\n".join(["```python", *(line[4:] for line in lines), "```"])

    def names(self, symbols: Symbols) -> dict[str, str]:
        """Which name of the generated code carries which symbol, at random states with random parameters."""
        random = np.random.default_rng(1)
        traces: list[tuple[dict[str, float], list[Row]]] = []
        for _ in range(TRIALS):
            parameters = {name: value * random.uniform(0.7, 1.3) for name, value in self.defaults.items()}
            state = {name: random.uniform(-2, 2, 2) for name in STATE}
            rows = symbols(self.tree(parameters), state)
            traces.append((self.inside(parameters, state), rows))
        found = {}
        for index, row in enumerate(traces[0][1]):
            for name in traces[0][0]:
                for sign in ("", "-"):
                    factor = -1.0 if sign else 1.0
                    if all(_same(factor * inside[name], rows[index].value) for inside, rows in traces):
                        found.setdefault(row.symbol, f"{sign}{name}")
        return found


def _same(got: float, wanted: float) -> bool:
    return abs(wanted) > NOTHING and abs(got - wanted) <= 1e-9 * abs(wanted)


def _shown(value: float) -> str:
    return "0" if abs(value) < NOTHING else f"{value:.6g}"


def _table(rows: list[Row], names: dict[str, str]) -> str:
    """The rows that are not zero, with the name in the generated code."""
    lines = ["| symbol | name in the generated code | value |", "|---|---|---|"]
    for row in rows:
        if abs(row.value) < NOTHING:
            continue
        name = names.get(row.symbol, "")
        code = f"`{name.removesuffix(IN_PREPARE)}` of `prepare`" if name.endswith(IN_PREPARE) else f"`{name}`"
        lines.append(f"| `{row.symbol}` | {code if name else '—'} | {_shown(row.value)} |")
    return "\n".join(lines)


def _must_be_equal(what: str, got: Array, wanted: Array, tree: Tree) -> None:
    """Stop the build when a relation of the page does not hold, by the project's own rule."""
    found = difference(np.asarray(got), np.asarray(wanted), tree.n, 1e3)
    if not found.equal:
        raise AssertionError(f"{what}: {found.got} is not {found.wanted}")


def as_kfs_writes_it(tree: Tree, state: dict[str, Array]) -> tuple[Array, Array, Array]:
    """`e-`, the bias accelerations and `qdd` of KFS 8.2–8.13: bias accelerations in update and smoother, not in prediction."""
    at, n = tree.at(state["q"]), tree.n
    filtered, moving = riccati(at), motion(at, state["qd"], np.zeros(n), np.zeros(6))
    z, e = moving.b.copy(), np.zeros(n)
    for i in reversed(range(n)):
        e[i] = state["tau"][i] - tree.H[i] @ z[i]
        if tree.parent[i] != ON_BASE:
            updated = z[i] + filtered.G[i] * e[i] + filtered.tau_bar[i] @ filtered.P[i] @ moving.a[i]
            z[tree.parent[i]] += at.phi[i] @ updated
    qdd, acceleration = np.zeros(n), np.zeros((n, 6))
    for i, p in enumerate(tree.parent):
        before = at.outward(i, base_acceleration(tree) if p == ON_BASE else acceleration[p]) + moving.a[i]
        qdd[i] = e[i] / filtered.D[i] - filtered.G[i] @ before
        acceleration[i] = before + tree.H[i] * qdd[i]
    return e, moving.a, qdd


def checked_relations(arm: Arm, tree: Tree, state: dict[str, Array]) -> dict[str, Array]:
    """Everything that the text says about the numbers, checked; and the numbers it shows beside the tables."""
    q, qd, tau = state["q"], state["qd"], state["tau"]
    at = tree.at(q)
    filtered = riccati(at)
    z, e, residual, qdd = arm.module.filter_forward_dynamics(q, qd, tau)
    core = filter_smoother(tree, q, qd, tau)
    for name, got in (("z", z), ("innovation", e), ("residual", residual), ("qdd", qdd)):
        _must_be_equal(name, got, getattr(core, name), tree)
    e_kfs, eta, qdd_kfs = as_kfs_writes_it(tree, state)
    _must_be_equal("KFS's innovation", e_kfs - filtered.D * np.einsum("ij,ij->i", filtered.G, eta), e, tree)
    _must_be_equal("KFS's accelerations", qdd_kfs, qdd, tree)
    moving = motion(at, qd, qdd, base_acceleration(tree))
    f = z + np.einsum("ijk,ik->ij", filtered.P, moving.alpha - moving.a)
    _must_be_equal("f = z + P (alpha - a)", f, body_forces(at, moving), tree)
    _must_be_equal("H f = tau", np.einsum("ij,ij->i", tree.H, f), tau, tree)
    U, D = arm.module.udu(q)
    _must_be_equal("U", U, udu(tree, q)[0], tree)
    _must_be_equal("D of udu", D, filtered.D, tree)
    _must_be_equal("U D U* = M", U * D @ U.T, mass_matrix(tree, q), tree)
    _must_be_equal("P of the module", arm.module.articulated_inertias(q), filtered.P, tree)
    _must_be_equal("G of the module", arm.module.kalman_gains(q), filtered.G, tree)
    _must_be_equal("U_01 = H phi G", U[0, 1], tree.H[0] @ at.phi[1] @ filtered.G[1], tree)
    _must_be_equal("qdd by the factors", arm.module.forward_dynamics(q, qd, tau), qdd, tree)
    parts = arm.module.acceleration_parts(q, qd, tau)
    _must_be_equal("parts", np.array(parts), np.array(acceleration_parts(tree, q, qd, tau)), tree)
    _must_be_equal("a1 + a2 + a3", sum(parts), qdd, tree)
    at_rest = arm.module.filter_forward_dynamics(q, 0 * q, tau)[1]
    _must_be_equal("e at rest = W tau", at_rest, innovations(tree, q)[0] @ tau, tree)
    _must_be_equal("kappa", arm.module.working_moments_unnormalised(q, tau), at_rest, tree)
    return {"f": f, "U": U, "D": D, "a1": parts[0], "a2": parts[1], "a3": parts[2], "qdd": qdd, "at_rest": at_rest}


def drawn(arm: Arm, tree: Tree, q: Array) -> tuple[int, str]:
    """How often random forces are drawn, and their covariances beside the exact ones, which must be within the errors."""
    scope: dict[str, Any] = {"np": np, "tree": tree, "planar2": arm.module, "q": q, "print": lambda *_: None}
    exec(SAMPLING, scope)
    N, lines = scope["N"], []
    for got, wanted in zip((scope["Upsilon"], scope["S"]), smoothed_covariances(tree, q), strict=True):
        _must_be_equal("smoothed covariances of the module", got, wanted, tree)
    for what, (draws, exact) in scope["compared"].items():
        found, variances = draws.T @ draws / N, np.diag(exact)
        errors = np.sqrt((np.outer(variances, variances) + exact**2) / N)
        if (np.abs(found - exact) > STANDARD_ERRORS * errors + NOTHING).any():
            raise AssertionError(f"covariance of {what}: {found} is not {exact}")
        function, entries = SHOWN[what]
        for name, i, j in entries:
            numbers = " | ".join(_rounded(matrix[i, j]) for matrix in (found, errors, exact))
            lines.append(f"| {what} | `{name}` | {numbers} | `{function}` |")
    return N, "\n".join(lines)


def _rounded(value: float) -> str:
    return "0" if abs(value) < NOTHING else f"{value:.4g}"


def _list(values: Array) -> str:
    return ", ".join(_shown(float(x)) for x in np.ravel(values))


def build() -> str:
    """The text of the page."""
    arm = Arm()
    tree = arm.tree(arm.defaults)
    state = {name: np.array(values) for name, values in STATE.items()}
    numbers = checked_relations(arm, tree, state)
    draws, sampled = drawn(arm, tree, state["q"])
    fill = {
        "command": arm.command,
        "parameters": ", ".join(f"`{name} = {_shown(value)}`" for name, value in arm.defaults.items()),
        **{name: _list(values) for name, values in state.items()},
        "table covariances": _table(covariances(tree, state), arm.names(covariances)),
        "table predictions": _table(predictions(tree, state), arm.names(predictions)),
        "table smoothed": _table(smoothed(tree, state), arm.names(smoothed)),
        "outputs": arm.outputs(),
        "draws": f"{draws:,}",
        "sampling": SAMPLING,
        "table sampled": sampled,
        "f0": _list(numbers["f"][0]),
        "f1": _list(numbers["f"][1]),
        "U01": _list(numbers["U"][0, 1]),
        **{name: _list(numbers[name]) for name in ("D", "a1", "a2", "a3", "qdd", "at_rest")},
    }

    def filled(match: re.Match[str]) -> str:
        word = match.group(1)
        if word.startswith("code "):
            return arm.section(word.removeprefix("code "))
        if word.startswith("prepare "):
            return arm.section(word.removeprefix("prepare "), arm.prepare)
        return fill[word]

    return re.sub(r"\{\{ (.+?) \}\}", filled, TEXT.read_text(encoding="utf-8"))


if __name__ == "__main__":
    PAGE.write_text(build(), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
