"""Flat robots: the coordinates that `symdyn inspect ROBOT flatness` gives, against the core."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import sympy as sp
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.closed.budget import Budget
from symdyn.closed.proof import DisprovedError
from symdyn.closed.scene import Scene
from symdyn.core.energy import kinetic_energy
from symdyn.core.forward import forward_dynamics
from symdyn.core.newton_euler import gravity_forces
from symdyn.description.robot import Robot
from symdyn.inspect import coordinates as search
from symdyn.inspect.flatness import flatness, mass_matrix
from symdyn.inspect.flattening import Flattened, _Judge, flattened
from symdyn.inspect.metric import Source
from symdyn.judge.equality import difference
from symdyn.symbolic.workshop import Choices, Ground
from tests.collection import ROOT
from tests.samples import from_yaml, tree

CART_POLE = """
name: cart_pole
gravity: [0, 0, -9.81]
parameters: {mc: 1.5, mp: 0.7, l: 0.4, jp: 0.03}
links: {cart: {mass: mc}, pole: {mass: mp, com: [0, 0, l], inertia: [jp, jp, jp, 0, 0, 0]}}
joints:
  x: {type: prismatic, parent: base, child: cart, axis: [1, 0, 0]}
  t: {type: revolute, parent: cart, child: pole, axis: [0, 1, 0]}
"""
LEANING = CART_POLE.replace("com: [0, 0, l]", "com: [0.1, 0, l]").replace(
    "child: pole,", "child: pole, armature: 0.02,"
)
TURNED = CART_POLE.replace("axis: [0, 1, 0]", "axis: [0, 1, 0], origin: {rpy: [0, 0.3, 0]}")
ON_A_HUB = """
name: on_a_hub
gravity: [0, 0, -9.81]
links: {cart: {mass: 2}, hub: {}, pole: {mass: 1, com: [0, 0, 0.5], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}}
joints:
  x: {type: prismatic, parent: base, child: cart, axis: [1, 0, 0]}
  t: {type: revolute, parent: cart, child: hub, axis: [0, 1, 0], armature: 0.25}
  u: {type: revolute, parent: hub, child: pole, axis: [0, 1, 0]}
"""
POLAR = """
name: polar
gravity: [0, -9.81, 0]
parameters: {m: 2.5}
links: {arm: {}, bob: {mass: m}}
joints:
  t: {type: revolute, parent: base, child: arm, axis: [0, 0, 1]}
  r: {type: prismatic, parent: arm, child: bob, axis: [1, 0, 0]}
"""
CONE = POLAR.replace("axis: [1, 0, 0]", "axis: [1, 0, 0], armature: 0.5")
SPHERICAL = """
name: spherical
gravity: [0, 0, -9.81]
links: {a: {}, b: {}, c: {mass: 2.3}}
joints:
  az: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}
  el: {type: revolute, parent: a, child: b, axis: [0, 1, 0], origin: {rpy: [0, 0, 0]}}
  r: {type: prismatic, parent: b, child: c, axis: [1, 0, 0]}
"""
TILTED = SPHERICAL.replace("rpy: [0, 0, 0]", "rpy: [0.2, 0, 0.3]")
GANTRY = """
name: gantry
gravity: [0, 0, -9.81]
links: {x: {mass: 3}, y: {mass: 2}, z: {mass: 1, com: [0, 0, 0.1]}, t: {mass: 0.5}}
joints:
  jx: {type: prismatic, parent: base, child: x, axis: [1, 0, 0], armature: 0.5}
  jy: {type: prismatic, parent: x, child: y, axis: [0, 1, 0]}
  jz: {type: prismatic, parent: y, child: z, axis: [0, 0, 1]}
  jt: {type: prismatic, parent: z, child: t, axis: [1, 0, 0]}
"""
PORTAL = """
name: portal
gravity: [0, 0, -9.81]
links: {x: {mass: 2}, y: {mass: 1}, d: {mass: 1}, pole: {mass: 1, com: [0, 0.2, 0], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}}
joints:
  jx: {type: prismatic, parent: base, child: x, axis: [0, 0, 1]}
  jy: {type: prismatic, parent: x, child: y, axis: [0, 1, 0]}
  jd: {type: prismatic, parent: y, child: d, axis: [1, 1, 0]}
  jp: {type: revolute, parent: d, child: pole, axis: [1, 0, 0], armature: 0.01}
"""
ON_A_CART = """
name: on_a_cart
gravity: [0, 0, -9.81]
links: {cart: {mass: 1.5}, a: {}, b: {}, c: {mass: 2}}
joints:
  x: {type: prismatic, parent: base, child: cart, axis: [1, 0, 0]}
  az: {type: revolute, parent: cart, child: a, axis: [0, 0, 1]}
  el: {type: revolute, parent: a, child: b, axis: [0, 1, 0]}
  r: {type: prismatic, parent: b, child: c, axis: [1, 0, 0]}
"""
TWO_POINTS = """
name: two_points
gravity: [0, -9.81, 0]
links: {a: {}, b: {mass: 2, com: [0.7, 0, 0]}, c: {}, d: {mass: 3, com: [0.3, 0, 0]}}
joints:
  j1: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}
  j2: {type: revolute, parent: a, child: b, axis: [0, 0, 1], origin: {xyz: [0.5, 0, 0]}}
  j3: {type: revolute, parent: b, child: c, axis: [0, 0, 1], origin: {xyz: [0.7, 0, 0]}}
  j4: {type: revolute, parent: c, child: d, axis: [0, 0, 1], origin: {xyz: [0.4, 0, 0]}}
"""
TREE = """
name: tree
gravity: [1, 0, -9.81]
links:
  {cart: {mass: 2}, pole: {mass: 1, com: [0, 0, 0.5]}, arm: {}, bob: {mass: 0.6}, wheel: {inertia: [1, 1, 2, 0, 0, 0]}}
joints:
  x: {type: prismatic, parent: base, child: cart, axis: [1, 0, 0]}
  t: {type: revolute, parent: cart, child: pole, axis: [0, 1, 0], armature: 0.1}
  u: {type: revolute, parent: base, child: arm, axis: [0, 0, 1]}
  r: {type: prismatic, parent: arm, child: bob, axis: [1, 0, 0]}
  w: {type: revolute, parent: base, child: wheel, axis: [0, 0, 1], armature: 0.25}
"""
FLAT = {
    name.lower(): text
    for name, text in globals().items()
    if name.isupper() and isinstance(text, str) and "joints:" in text
}
over_flat = pytest.mark.parametrize("text", FLAT.values(), ids=FLAT)


def ground(text: str) -> Ground:
    return Ground(from_yaml(text), Choices())


@cache
def found(text: str) -> Flattened:
    return flattened(ground(text))


class Motion:
    """The coordinates of a robot as numbers: m* and its rate at q, qd."""

    def __init__(self, robot: Robot, formulas: tuple[sp.Expr, ...]) -> None:
        n = len(formulas)
        q, qd = (sp.symbols([f"{name}{i}" for i in range(n)]) for name in ("q", "qd"))
        given = {sp.Symbol(name): sp.Rational(str(value)) for name, value in robot.defaults.items()}
        m = sp.Matrix(formulas).subs(given).jacobian(q)
        rate = (m * sp.Matrix(qd)).jacobian(q)
        self._m, self._rate = (
            sp.lambdify(symbols, value.tolist(), "math") for symbols, value in (([q], m), ([q, qd], rate))
        )

    def factor(self, q: np.ndarray) -> np.ndarray:
        return np.array(self._m(q), dtype=float)

    def rate(self, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        return np.array(self._rate(q, qd), dtype=float)


def states(n: int) -> np.ndarray:
    """q, qd, tau, five times."""
    return np.random.default_rng(n).uniform(0.2, 1.4, (5, 3, n))


@over_flat
def test_kinetic_energy_is_half_the_square_of_the_rates(text: str) -> None:
    """T = ½ ϑ̇·ϑ̇ is the core's kinetic energy (DIAG 2.3)."""
    robot, coordinates = from_yaml(text), found(text)
    assert coordinates.formulas, coordinates.why
    motion = Motion(robot, coordinates.formulas)
    it = tree(robot)
    for q, qd, _ in states(it.n):
        rates = motion.factor(q) @ qd
        close = difference(np.array(0.5 * rates @ rates), np.array(kinetic_energy(it, q, qd)), it.n)
        assert close.equal, (close, coordinates.lines)


@over_flat
def test_coordinates_move_as_free_points(text: str) -> None:
    """ϑ̈ = ε = m⁻¹(τ - gravity) along the core's accelerations (DIAG lemma 2.1): no Coriolis term is left."""
    robot = from_yaml(text)
    motion, it = Motion(robot, found(text).formulas), tree(robot)
    for q, qd, tau in states(it.n):
        m = motion.factor(q)
        acceleration = m @ forward_dynamics(it, q, qd, tau) + motion.rate(q, qd) @ qd
        epsilon = np.linalg.solve(m.T, tau - gravity_forces(it, q))
        assert difference(acceleration, epsilon, it.n, float(np.linalg.cond(m)) ** 2).equal


@over_flat
def test_flat_robots_are_told_so(text: str) -> None:
    """What has coordinates has no curvature; all of them are found."""
    assert flatness(ground(text)).flat
    coordinates = found(text)
    assert coordinates.in_symbols and not coordinates.why


SECOND_KIND = "E(u | k) = ∫ sqrt(1 - k sin²u) du from 0 to u, the elliptic integral of the second kind"
SHOWN = {
    "cart_pole": [
        "ϑ1 = sqrt(mc + mp) (q1 + mp l s2/(mc + mp))",
        "ϑ2 = ∫ sqrt(mp l² + jp - mp² l² c2²/(mc + mp)) dq2"
        " = sqrt((mc mp l² + mc jp + mp jp)/(mc + mp)) E(q2 | -mp² l²/(mc mp l² + mc jp + mp jp))",
        "c2 = cos(q2), s2 = sin(q2)",
        SECOND_KIND,
    ],
    "polar": ["ϑ1 = sqrt(m) q2 c1", "ϑ2 = sqrt(m) q2 s1", "c1 = cos(q1), s1 = sin(q1)"],
    "cone": [
        "ϑ1 = sqrt(0.5 + m) q2 c1",
        "ϑ2 = sqrt(0.5 + m) q2 s1",
        "c1 = cos(ψ1), s1 = sin(ψ1), ψ1 = sqrt(2 m/(1 + 2 m)) q1",
    ],
    "spherical": [
        "ϑ1 = sqrt(2.3) q3 c1 c2",
        "ϑ2 = sqrt(2.3) q3 s1 c2",
        "ϑ3 = sqrt(2.3) q3 s2",
        "c1 = cos(q1), s1 = sin(q1), c2 = cos(q2), s2 = sin(q2)",
    ],
    "gantry": ["ϑ1 = sqrt(6.5) q1", "ϑ2 = sqrt(3.5) q2", "ϑ3 = sqrt(1.5) q3", "ϑ4 = sqrt(0.5) (q1 + q4)"],
    "on_a_hub": [
        "ϑ1 = 0.5 q2",
        "ϑ2 = sqrt(3) (q1 + (1/6) s23)",
        "ϑ3 = ∫ sqrt(0.35 - (1/12) c23²) d(q2 + q3) = 0.5164 E(q2 + q3 | -0.3125)",
        "c23 = cos(q2 + q3), s23 = sin(q2 + q3)",
        SECOND_KIND,
    ],
}


@pytest.mark.parametrize("name", SHOWN)
def test_coordinates_as_people_read_them(name: str) -> None:
    """A cart-pole's have an elliptic integral, points' are their places, slides' are sums, a cone's turn by another angle."""
    assert list(found(FLAT[name]).lines) == SHOWN[name]


def test_coordinates_at_the_defaults_only(tmp_path: Path) -> None:
    """A point is flat, a body is not: where its inertia is a parameter that is 0, the answer says at which parameters."""
    text = POLAR.replace("{m: 2.5}", "{m: 2.5, j: 0}").replace("{mass: m}", "{mass: m, inertia: [j, j, j, 0, 0, 0]}")
    coordinates = found(text)
    assert not coordinates.in_symbols and coordinates.lines[0] == "ϑ1 = sqrt(2.5) q2 c1"
    source = tmp_path / "polar.yaml"
    source.write_text(text)
    assert asked(source).startswith("yes, at the parameters' defaults: all Riemann symbols")
    assert not flatness(ground(text.replace("j: 0", "j: 0.01"))).flat


def asked(source: Path, *options: str) -> str:
    result = CliRunner().invoke(main, ["inspect", str(source), "flatness", *options])
    assert result.exit_code == 0, result.output
    return result.output


def test_armature_left_out_is_left_out(tmp_path: Path) -> None:
    """With its armature a point on an arm moves on a cone, without it in a plane."""
    source = tmp_path / "cone.yaml"
    source.write_text(CONE)
    assert "ψ1" in asked(source) and "ψ1" not in asked(source, "--no-armature")


def test_coordinates_are_a_proof(tmp_path: Path) -> None:
    """Four joints seem flat at random configurations, and are once exact coordinates add up to M; 25 digits are no proof."""
    source = tmp_path / "robot.yaml"
    for text, told in (
        (GANTRY, "yes: all"),
        (GANTRY.replace("child: t, axis: [1, 0, 0]", "child: t, axis: [1, 1, 0]"), "it seems"),
    ):
        source.write_text(text)
        assert asked(source).startswith(told)


def test_json_has_formulas_for_machines(tmp_path: Path) -> None:
    """SymPy reads them; a robot that is not flat has none."""
    source = tmp_path / "polar.yaml"
    source.write_text(POLAR)
    (answer,) = json.loads(asked(source, "--json"))["answers"]
    q0, q1, m = sp.symbols("q0 q1 m")
    formulas = [sp.sympify(formula) for formula in answer["coordinates"]["formulas"]]
    assert formulas == [sp.sqrt(m) * q1 * sp.cos(q0), sp.sqrt(m) * q1 * sp.sin(q0)]
    (answer,) = json.loads(asked(ROOT / "robots" / "planar2.yaml", "--json"))["answers"]
    assert answer["coordinates"] is None


def test_coordinates_that_are_not_found(tmp_path: Path) -> None:
    """A cone on a cart is none with a round base: flat, its angle an integral over a quotient; what was tried is said."""
    cart = "{type: prismatic, parent: base, child: cart, axis: [1, 0, 0]}"
    text = CONE.replace("links: {", "links: {cart: {mass: 2}, ").replace("joints:", f"joints:\n  x: {cart}")
    source = tmp_path / "cone.yaml"
    source.write_text(text.replace("parent: base, child: arm", "parent: cart, child: arm"))
    said = asked(source)
    assert said.startswith("yes, at the parameters' defaults: all Riemann")
    assert "not found in closed form: neither sums of" in said
    assert "ϑ1" not in said
    (answer,) = json.loads(asked(source, "--json"))["answers"]
    assert answer["coordinates"]["formulas"] == [] and "not found" in answer["coordinates"]["why_none"]


@pytest.mark.parametrize("name", ["planar2", "scara", "fourbar"])
def test_curved_robots_have_none(name: str) -> None:
    """The same search finds nothing where the Riemann symbols do not vanish."""
    assert found((ROOT / "robots" / f"{name}.yaml").read_text()).why


def test_wrong_coordinates_are_no_coordinates() -> None:
    """The proof sees a factor that is wrong, and a metric that is not the program's."""
    source = Source(Scene(ground(CART_POLE), Budget()))
    metric = source.in_numbers(source.defaults)
    right = search.coordinates(metric)
    assert right is not None and search.add_up(right)
    for k, coordinate in enumerate(right.found):
        changed = (
            replace(coordinate, square=coordinate.square * 2)
            if isinstance(coordinate, search.Straight)
            else replace(coordinate, integrand=coordinate.integrand.scaled(2))
        )
        wrong = (*right.found[:k], changed, *right.found[k + 1 :])
        assert not search.add_up(replace(right, found=wrong))
    judge = _Judge(source, *mass_matrix(source.scene.ground), 0)
    judge.prove(metric)
    with pytest.raises(DisprovedError, match=r"M\[0,0\]"):
        judge.prove(replace(metric, M=metric.entries(lambda i, j: metric.M[i][j].scaled(2))))


@pytest.mark.parametrize("text", [ON_A_CART, TWO_POINTS], ids=["on_a_cart", "two_points"])
def test_four_joints_flat_and_curved(text: str) -> None:
    """Points moved by four joints have no curvature though M bends: second derivatives and products of first ones cancel.

    A body in place of the last point has, and so has little of it.
    """
    found = flatness(ground(text))
    assert found.flat and not found.proven and found.largest < 1e-12
    *before, last = text.rpartition("{mass: ")
    body = "".join(before) + last.replace("}}", ", inertia: [0.001, 0.002, 0.002, 0, 0, 0]}}", 1)
    curved = flatness(ground(body))
    assert not curved.flat and curved.largest > 1e-6
