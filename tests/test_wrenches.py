"""Generated functions under wrenches: rows of six for every tool, in every language; and what the new functions cost."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from symdyn import load
from symdyn.execution.python import import_text, load_python
from symdyn.faults import InputError
from symdyn.generation import Request, generate
from symdyn.generation.selection import chosen_quantities
from symdyn.native.compiled import build
from symdyn.native.loading import load_native
from symdyn.render import render
from tests.collection import ROOT

FUNCTIONS = ("forces", "dynamics", "kinematics")
LARGER = [pytest.param(name, marks=pytest.mark.thorough) for name in ("two_arms", "snake16")]


def request_of(robot: str, functions: tuple[str, ...] = FUNCTIONS, **options: object) -> Request:
    return Request(str(ROOT / "robots" / f"{robot}.yaml"), functions, **options)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two arms in all languages."""
    folder = tmp_path_factory.mktemp("two_arms")
    for name, text in render(generate(request_of("two_arms")).library, ("python", "c", "javascript")).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def state(n: int = 12, *batch: int) -> tuple[np.ndarray, ...]:
    """q, qd, qdd, and wrenches on two tools."""
    random = np.random.default_rng(3)
    return *(random.uniform(-2, 2, (*batch, n)) for _ in range(3)), random.uniform(-2, 2, (*batch, 2, 6))


def test_python(files: Path) -> None:
    """`f` is (..., T, 6): it broadcasts with the other arguments, and adds `-J* f` tool by tool."""
    arms = load_python(files / "two_arms.py")
    q, qd, qdd, f = state()
    felt = sum(getattr(arms, f"jacobian_{tool}")(q).T @ wrench for tool, wrench in zip(arms.TOOLS, f, strict=True))
    wanted = arms.inverse_dynamics(q, qd, qdd) - felt
    np.testing.assert_allclose(arms.inverse_dynamics_under_forces(q, qd, qdd, f), wanted, atol=1e-11)
    many = np.array([f, 0 * f, -f])[:, None]
    found = arms.inverse_dynamics_under_forces(q, qd, np.array([qdd, 2 * qdd]), many)
    assert found.shape == (3, 2, 12)
    np.testing.assert_allclose(found[1, 0], arms.inverse_dynamics(q, qd, qdd), atol=1e-11)
    np.testing.assert_allclose(found[0, 0], wanted, atol=1e-11)
    assert arms.forward_dynamics_under_forces(q, qd, wanted, f.tolist()) == pytest.approx(qdd, abs=1e-9)


@pytest.mark.parametrize("compiled", [False, True], ids=["python", "native"])
def test_wrong_shapes(files: Path, compiled: bool) -> None:
    """One message with function, argument, and both shapes, by Python and by the compiled module."""
    file = build(files / "two_arms.c", files / "native")[0] if compiled else files / "two_arms.py"
    arms = load_native(file) if compiled else load_python(file)
    q, qd, qdd, f = state()
    for wrong, shape in ((f.ravel(), "(12,)"), (f[:1], "(1, 6)"), (f.T, "(6, 2)")):
        with pytest.raises(ValueError) as told:
            arms.inverse_dynamics_under_forces(q, qd, qdd, wrong)
        expected = f"inverse_dynamics_under_forces: argument 'f' must have shape (..., 2, 6), got {shape}"
        assert str(told.value) == expected
    with pytest.raises(TypeError, match="argument 'f' must hold real numbers"):
        arms.inverse_dynamics_under_forces(q, qd, qdd, [["a"] * 6] * 2)


def test_compiled(files: Path) -> None:
    """The compiled module takes and gives what Python does; C has `f` row by row."""
    python = load_python(files / "two_arms.py")
    native = load_native(build(files / "two_arms.c", files / "compiled")[0])
    for given in (state(), state(12, 4), (state()[0], state()[1], state()[2], state(12, 5)[3])):
        for name in ("inverse_dynamics_under_forces", "forward_dynamics_under_forces"):
            wanted = getattr(python, name)(*given)
            np.testing.assert_allclose(getattr(native, name)(*given), wanted, atol=1e-9 * np.abs(wanted).max())
    header = (files / "two_arms.h").read_text()
    assert "const double f[12]" in header and "in the order of TOOLS, 2 x 6, row by row" in header


def test_javascript(files: Path) -> None:
    """An array of rows; others are refused with place and number."""
    q, qd, qdd, f = (part.tolist() for part in state())
    script = f"""
        import * as arms from {json.dumps((files / "two_arms.mjs").as_uri())};
        const [q, qd, qdd, f] = {json.dumps([q, qd, qdd, f])};
        const told = [f.flat(), f.slice(1), [f[0], f[1].slice(1)], null].map((wrong) => {{
            try {{ return arms.inverse_dynamics_under_forces(q, qd, qdd, wrong); }} catch (error) {{ return String(error); }}
        }});
        console.log(JSON.stringify([arms.inverse_dynamics_under_forces(q, qd, qdd, f), told]));
    """
    done = subprocess.run(["node", "--input-type=module"], input=script, capture_output=True, text=True, check=True)
    tau, told = json.loads(done.stdout)
    wanted = load_python(files / "two_arms.py").inverse_dynamics_under_forces(q, qd, qdd, f)
    np.testing.assert_allclose(tau, wanted, atol=1e-12)
    name = "inverse_dynamics_under_forces: argument"
    assert told == [
        f"RangeError: {name} 'f' must be an array of 2 rows, got 12",
        f"RangeError: {name} 'f' must be an array of 2 rows, got 1",
        f"RangeError: {name} 'f[1]' must be an array of 6 numbers, got 5",
        f"TypeError: {name} 'f' must be an array of 2 rows, got null",
    ]


def test_other_array_libraries(files: Path) -> None:
    """JAX and CasADi take rows as well, and differentiate by them: `dtau/df` is minus the Jacobians."""
    import casadi  # noqa: PLC0415
    import jax  # noqa: PLC0415

    arms = load_python(files / "two_arms.py")
    q, qd, qdd, f = state()
    wanted = arms.inverse_dynamics_under_forces(q, qd, qdd, f)
    J = np.array([getattr(arms, f"jacobian_{tool}")(q) for tool in arms.TOOLS])
    with jax.enable_x64(True):
        over = arms.using(jax.numpy)
        by_f = jax.jacfwd(lambda x: over.inverse_dynamics_under_forces(q, qd, qdd, x))(jax.numpy.asarray(f))
        np.testing.assert_allclose(by_f, -J.transpose(2, 0, 1), atol=1e-11)
        many = over.inverse_dynamics_under_forces(jax.numpy.asarray(q), qd, qdd, jax.numpy.asarray([f, f]))
        np.testing.assert_allclose(many, [wanted, wanted], atol=1e-11)
    over = arms.using(casadi)
    symbols = casadi.SX.sym("f", 2, 6)
    function = casadi.Function(
        "tau", [symbols], [over.inverse_dynamics_under_forces(*map(casadi.SX, (q, qd, qdd)), symbols)]
    )
    np.testing.assert_allclose(function(f).full().ravel(), wanted, atol=1e-11)
    with pytest.raises(ValueError, match=r"must have shape \(..., 2, 6\), got \(12, 1\)"):
        over.inverse_dynamics_under_forces(q, qd, qdd, casadi.SX.sym("f", 12))


def test_the_core_by_the_same_names() -> None:
    """`core.inverse_dynamics_under_forces(q, qd, qdd, f)` takes batches and refuses other shapes alike."""
    arms = load(str(ROOT / "robots" / "two_arms.yaml"))
    made = import_text(
        render(generate(request_of("two_arms", ("forces",))).library, ("python",))["two_arms.py"], "x.py"
    )
    given = state(12, 3)
    wanted = made.inverse_dynamics_under_forces(*given)
    np.testing.assert_allclose(arms.core.inverse_dynamics_under_forces(*given), wanted, atol=1e-11)
    with pytest.raises(ValueError, match=r"argument 'f' must have shape \(..., 2, 6\), got \(3, 12\)"):
        arms.core.inverse_dynamics_under_forces(*given[:3], given[3].reshape(3, 12))


def test_only_the_tools_that_are_wanted() -> None:
    """With `--tools` there is a row for each of those."""
    whole = generate(request_of("two_arms", ("forces",)))
    one = generate(request_of("two_arms", ("forces",), tools=("right_grip",)))
    sizes = [len(made.library.functions[0].program.inputs[-1].symbols) for made in (whole, one)]
    assert sizes == [12, 6]
    arms, right = (import_text(render(it.library, ("python",))["two_arms.py"], "x.py") for it in (whole, one))
    q, qd, qdd, f = state()
    rest = f * [[0.0], [1.0]]
    found = right.inverse_dynamics_under_forces(q, qd, qdd, f[1:])
    np.testing.assert_allclose(found, arms.inverse_dynamics_under_forces(q, qd, qdd, rest), atol=1e-12)


def test_two_shapes_of_one_name_are_refused() -> None:
    """The wrench on one tool and those on all cannot be arguments of one function; two of the same kind can."""
    with pytest.raises(InputError) as told:
        chosen_quantities(["tip_force_acceleration+forward_dynamics_under_forces"])
    assert "'f' would be two arguments of different shapes; ask for two functions" in str(told.value)
    (both,) = chosen_quantities(["inverse_dynamics_under_forces+forward_dynamics_under_forces"])
    assert both.argument_names == ("q", "qd", "qdd", "tau", "f")


COMPOSED = {
    "inverse_dynamics_under_forces": ("inverse_dynamics", "jacobian"),
    "forward_dynamics_under_forces": ("forward_dynamics", "jacobian"),
    "operational_bias": ("operational_inertia", "mass_matrix_inverse", "bias_forces", "jacobian", "jacobian_rate"),
    "dynamically_consistent_inverse": ("operational_inertia", "mass_matrix_inverse", "jacobian"),
    "diagonal_simulation_step": (
        "diagonal_forward_dynamics_unnormalised",
        "joint_rates_unnormalised",
        "working_moments_unnormalised",
    ),
}


@pytest.mark.parametrize("robot", ["ur5", "panda", "scara", *LARGER])
def test_nothing_costs_more_than_composing_what_was_there(robot: str) -> None:
    """Counted without the products that composing takes besides."""
    functions = ("dynamics", "kinematics", "operational", "forces", "diagonal")
    costs = {it.name: it.operations.weight for it in generate(request_of(robot, functions)).library.functions}
    tools = [name.removeprefix("pose_") for name in costs if name.startswith("pose_")]
    for name, parts in COMPOSED.items():
        for whole in [name, *(f"{name}_{tool}" for tool in tools)]:
            if whole in costs:
                of = [whole.removeprefix(f"{name}_")] if whole != name else tools
                used = [costs.get(part, sum(costs.get(f"{part}_{tool}", 0) for tool in of)) for part in parts]
                assert costs[whole] <= sum(used), (whole, used)
