"""`using(xp)`: the functions of a generated module over JAX, CasADi and NumPy are those of the module."""

from __future__ import annotations

import subprocess
import types
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import array_api_strict
import casadi
import jax
import jax.numpy as jnp
import numpy as np
import pytest

from symdyn.judge.equality import difference
from tests.collection import ROOT
from tests.shelf import Expected, Generated, Shelf, parts
from tests.test_emit_body import Recorder, loaded, two_link
from tests.test_emit_python import module_of

jax.config.update("jax_enable_x64", True)

# Run-time parameters, friction, loops, seven joints.
NAMES = ("planar2", "scara", "fourbar", "panda")
ARM = NAMES[0]
over_robots = pytest.mark.parametrize("name", NAMES)
no_loops = pytest.mark.parametrize("name", ["planar2", "scara", "panda"])
SOME = 4  # states
LONG = 300  # operations


def robot_of(shelf: Shelf, name: str) -> Generated:
    return shelf.robot(ROOT / "robots" / f"{name}.yaml")


def columns(robot: Generated, arguments: tuple[str, ...], count: int | None = None) -> list[np.ndarray]:
    """Arguments at several states, the states along the first axis."""
    return [np.array([state[key] for state in robot.states[:count]]) for key in arguments]


def jitted(function: Callable[..., Any], *, long: bool = False) -> Callable[..., Any]:
    """Compiled; long lines of formulas without XLA's fusion, which repeats work there and takes many times as long."""
    quick = {"xla_disable_hlo_passes": "fusion", "xla_backend_optimization_level": 0}
    return jax.jit(function, compiler_options=quick if long else None)


def assert_equal(got: object, wanted: object, n: int, solved: Expected | None = None) -> None:
    """As many results, their shapes and, by the project's rule, numbers; `solved` knows condition numbers."""
    assert isinstance(got, tuple) == isinstance(wanted, tuple)
    kappas = [max(output) for output in solved.kappas] if solved else [1.0] * len(parts(wanted))
    for mine, theirs, kappa in zip(parts(got), parts(wanted), kappas, strict=True):
        assert mine.shape == np.shape(theirs)
        found = difference(np.asarray(mine), np.asarray(theirs), n, kappa)
        assert found.equal, found


# --- JAX


def quick_ones(robot: Generated) -> list[Expected]:
    """What JAX compiles in little time."""
    return [it for it in robot.expected if sum(robot.module.OPERATIONS[it.name].values()) < 2 * LONG]


@pytest.mark.parametrize("name", ["planar2", "scara", "fourbar", pytest.param("panda", marks=pytest.mark.thorough)])
def test_jax_equals_the_core(name: str, shelf: Shelf) -> None:
    """Every function, compiled by JAX for 100 states, equals the core as the module does, in float64."""
    robot = robot_of(shelf, name)
    jax_equals_the_core(robot, robot.expected)


def test_jax_equals_the_core_for_seven_joints(shelf: Shelf) -> None:
    """The same of a Panda, but for what takes JAX minutes to compile."""
    robot = robot_of(shelf, "panda")
    assert len(quick_ones(robot)) >= 20
    jax_equals_the_core(robot, quick_ones(robot))


def jax_equals_the_core(robot: Generated, wanted: Sequence[Expected]) -> None:
    over = robot.module.using(jnp)
    for expected in wanted:
        long = sum(robot.module.OPERATIONS[expected.name].values()) > LONG
        got = jitted(getattr(over, expected.name), long=long)(*columns(robot, expected.arguments))
        assert all(isinstance(part, jax.Array) and part.dtype == jnp.float64 for part in parts(got))
        assert isinstance(got, tuple) == (len(expected.outputs) > 1)
        expected.judge(got)


@no_loops
def test_jax_differentiates(name: str, shelf: Shelf) -> None:
    """Derivatives by JAX are the generated ones: dtau/dq, dtau/dqd, M, and gravity from the potential energy."""
    robot = robot_of(shelf, name)
    over, module = robot.module.using(jnp), robot.module
    forward = jitted(jax.vmap(jax.jacfwd(over.inverse_dynamics, argnums=(0, 1, 2))), long=robot.n > 3)
    at = columns(robot, ("q", "qd", "qdd"), SOME)
    assert_equal(forward(*at), module.inverse_dynamics_derivatives(*at), robot.n)
    backward = jitted(jax.vmap(jax.grad(over.potential_energy)))
    assert_equal(backward(at[0]), module.gravity_forces(at[0]), robot.n)


def test_jax_batches(shelf: Shelf) -> None:
    """Every function under `vmap` and with axes (4, 1, N) and (5, N) that broadcast gives what the module gives."""
    robot = robot_of(shelf, "scara")
    over, module = robot.module.using(jnp), robot.module
    for expected in robot.expected:
        q, *others = columns(robot, expected.arguments, 5)
        wide = (q[:4, None], *others)
        function, plain = getattr(over, expected.name), getattr(module, expected.name)
        both = jitted(lambda one, two, function=function: (jax.vmap(function)(*one), function(*two)))
        mapped, broadcast = both((q, *others), wide)
        assert_equal(mapped, plain(q, *others), robot.n, expected)
        assert_equal(broadcast, plain(*wide), robot.n, expected)


def test_jax_differentiates_parameters(shelf: Shelf) -> None:
    """Forces are linear in gravity and in a mass: their derivatives through `prepare` are differences of the module."""
    robot = robot_of(shelf, ARM)
    over, module = robot.module.using(jnp), robot.module
    state = [column[0] for column in columns(robot, ("q", "qd", "qdd"), 1)]

    def forces(changed: dict[str, Any]) -> jax.Array:
        return over.inverse_dynamics(*state, prepared=over.prepare(changed))

    given = {"m2": 1.5, "g": 3.0}
    found = jitted(jax.jacrev(forces))(given)
    for parameter, value in given.items():
        more = module.inverse_dynamics(*state, module.prepare({**given, parameter: value + 1.0}))
        less = module.inverse_dynamics(*state, module.prepare(given))
        assert_equal(found[parameter], more - less, robot.n)
    ordered = [{**module.PARAMETERS, **given}[parameter] for parameter in module.PARAMETERS]
    by_order = jax.jacfwd(lambda p: over.inverse_dynamics(*state, over.prepare(p)))(jnp.array(ordered))
    assert_equal(by_order[:, list(module.PARAMETERS).index("m2")], np.asarray(found["m2"]), robot.n)


def test_sets_of_parameters(shelf: Shelf) -> None:
    """Parameters by name broadcast and follow the arrays among them; what the module prepared serves as well."""
    robot = robot_of(shelf, ARM)
    over, module = robot.module.using(jnp), robot.module
    q = columns(robot, ("q",), 3)[0]
    masses = {"m2": np.array([[1.0], [2.0]]), "l1": np.array([0.4, 0.5, 0.6])}
    prepared = over.prepare({name: jnp.asarray(value) for name, value in masses.items()})
    assert_equal(prepared, module.prepare(masses), robot.n)
    wanted = module.udu(q, module.prepare(masses))
    assert_equal(over.udu(jnp.asarray(q), prepared), wanted, robot.n)
    assert_equal(over.udu(jnp.asarray(q), module.prepare(masses)), wanted, robot.n)
    with pytest.raises(ValueError, match=r"unknown parameters \['m9'\]"):
        over.prepare({"m9": 1.0})


def test_standard_libraries(shelf: Shelf) -> None:
    """Every function runs on a library that has nothing but the array API standard, as CuPy's arrays do at least."""
    robot = robot_of(shelf, ARM)
    over, module = robot.module.using(array_api_strict), robot.module
    for expected in robot.expected:
        given = columns(robot, expected.arguments, SOME)
        got = getattr(over, expected.name)(*map(array_api_strict.asarray, given))
        assert_equal(got, getattr(module, expected.name)(*given), robot.n, expected)


# --- types and shapes


@pytest.mark.parametrize("kind", [jnp.float32, jnp.float64])
def test_constant_entries_follow_the_arguments(kind: Any) -> None:
    """Constants have the batch, the type and the library of the arguments: a matrix of them, zeros, what is prepared."""
    for make in (two_link, loaded):
        over = module_of(make()).using(jnp)
        q = jnp.zeros((3, 1, 2), kind)
        for axes, qd in (((3, 1), jnp.zeros(2, kind)), ((3, 4), jnp.zeros((4, 2), kind)), ((3, 1), [0, 0])):
            frame = over.frame(q, qd)
            assert isinstance(frame, jax.Array) and frame.dtype == kind and frame.shape == (*axes, 2, 2)
            assert (frame[..., 1, 0] == np.sqrt(2, dtype=kind)).all()
        U, D = over.udu(q)
        assert U.dtype == D.dtype == kind and U.shape == (3, 1, 2, 2) and D.shape == (3, 1, 2)
        assert (U[..., 1, :] == np.array([0.0, 1.0])).all()
        assert over.kinetic_energy(q[0, 0], qd=[1, 2]).shape == ()
        assert over.mass_matrix(q[:0]).shape == (0, 1, 2, 2)


def test_whole_and_plain_numbers() -> None:
    """Integers become floats, lists and NumPy arrays are taken; without any array the library's own float is used."""
    module = module_of(two_link())
    for xp, default in ((jnp, jnp.float64), (np, np.float64)):
        over = module.using(xp)
        wanted = module.bias_forces([1, 2], [3, 4])
        for given in (xp.asarray([1, 2]), [1, 2], np.array([1.0, 2.0]), (1, 2)):
            got = over.bias_forces(given, [3, 4])
            assert got.dtype == default and isinstance(got, type(xp.zeros(1)))
            np.testing.assert_allclose(got, wanted, rtol=1e-14)
        assert over.bias_forces(np.ones((3, 2)), xp.ones((2, 1, 2))).shape == (2, 3, 2)


def test_small_integers_do_not_overflow() -> None:
    """Products of bytes are products of numbers."""
    module = module_of(two_link())
    forces = module.using(jnp).bias_forces([0.3, 0.4], jnp.array([20, 100], jnp.uint8))
    np.testing.assert_allclose(forces, module.bias_forces([0.3, 0.4], [20, 100]), rtol=1e-14)


def test_types_of_all_arguments_count() -> None:
    """A result has the type that all arguments have together, also where it depends on one of them only."""
    recorder = Recorder()
    q, _, _ = recorder.arguments.values()
    recorder.add("twice", "Two q.", "q qd", [("x", [q[0] + q[0], q[1] + q[1]])])
    over = module_of(recorder.library("twice", samples_at=())).using(jnp)
    narrow, wide = jnp.ones(2, jnp.float32), jnp.ones(2, jnp.float64)
    assert over.twice(narrow, wide).dtype == jnp.float64
    assert over.twice(narrow, narrow).dtype == over.twice(narrow, [1, 1]).dtype == jnp.float32


def test_prepared_numbers_stay_numbers(shelf: Shelf) -> None:
    """Defaults of run-time parameters are constants of what is traced: no more sums than the formulas have, and entries."""
    module = robot_of(shelf, ARM).module
    traced = jax.make_jaxpr(module.using(jnp).mass_matrix)(jnp.zeros(2))
    sums = [line for line in traced.eqns if line.primitive.name == "add"]
    assert len(sums) <= module.OPERATIONS["mass_matrix"]["add"] + 4 < module.prepare({}).size


def test_the_sign_of_friction_keeps_the_type() -> None:
    """sign(0) is 0 and its derivative 0, in float32 and float64 alike."""
    module = module_of(two_link())
    for kind in (jnp.float32, jnp.float64):
        over = module.using(jnp)
        rates = jnp.array([0.0, -1.0], kind)
        assert over.bias_forces(jnp.zeros(2, kind), rates).dtype == kind
        np.testing.assert_allclose(over.bias_forces([0, 0], rates), module.bias_forces([0, 0], [0, -1]), rtol=1e-6)
    slope = jax.jacfwd(over.bias_forces, argnums=1)(jnp.zeros(2), rates)
    np.testing.assert_allclose(slope, 0.1 * np.eye(2), rtol=1e-14, atol=1e-14)


# --- CasADi


def casadi_function(over: Any, name: str, shapes: list[tuple[int, ...]], symbol: Any = casadi.SX) -> Any:
    """A function of generated code as a CasADi Function; matrices of a list are results of their own."""
    symbols = [symbol.sym(f"x{i}", *shape) for i, shape in enumerate(shapes)]
    results = parts(getattr(over, name)(*symbols))
    assert all(isinstance(part, symbol) for result in results for part in parts(result))
    return casadi.Function(name, symbols, [part for result in results for part in parts(result)])


def stacked(function: Any, arguments: list[np.ndarray], shapes: list[tuple[int, ...]]) -> list[np.ndarray]:
    """Results of a Function at all states, in the shapes that the module has for them."""
    found: list[list[np.ndarray]] = [[] for _ in shapes]
    for state in zip(*arguments, strict=True):
        flat = iter([matrix.full() for matrix in function.call([casadi.DM(argument) for argument in state])])
        for result, shape in zip(found, shapes, strict=True):
            matrices = [next(flat) for _ in range(shape[0] if len(shape) == 3 else 1)]
            assert matrices[0].shape == (shape[-2:] if len(shape) > 1 else (*shape, 1) if shape else (1, 1))
            result.append(np.reshape(matrices, shape))
    return [np.array(result) for result in found]


@over_robots
def test_casadi_equals_the_core(name: str, shelf: Shelf) -> None:
    """Every function as a CasADi Function of SX equals the core at 100 states, as the module does."""
    robot = robot_of(shelf, name)
    over = robot.module.using(casadi)
    for expected in robot.expected:
        arguments = columns(robot, expected.arguments)
        function = casadi_function(over, expected.name, [argument.shape[1:] for argument in arguments])
        expected.judge(stacked(function, arguments, [output.shape[1:] for output in expected.outputs]))


@no_loops
def test_casadi_differentiates(name: str, shelf: Shelf) -> None:
    """CasADi's Jacobian of the inverse dynamics is the generated one."""
    robot = robot_of(shelf, name)
    q, qd, qdd = symbols = [casadi.SX.sym(label, robot.n) for label in ("q", "qd", "qdd")]
    tau = robot.module.using(casadi).inverse_dynamics(*symbols)
    function = casadi.Function("slopes", symbols, [casadi.jacobian(tau, x) for x in (q, qd, qdd)])
    at = columns(robot, ("q", "qd", "qdd"), SOME)
    got = stacked(function, at, [(robot.n, robot.n)] * 3)
    assert_equal(tuple(got), robot.module.inverse_dynamics_derivatives(*at), robot.n)


def test_casadi_writes_c(shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Function of generated formulas goes through CasADi's own code generator: compiled, it gives the same."""
    robot = robot_of(shelf, "panda")
    function = casadi_function(robot.module.using(casadi), "forward_dynamics", [(robot.n,)] * 3)
    monkeypatch.chdir(tmp_path)
    function.generate("forward.c")
    subprocess.run(["gcc", "-shared", "-fPIC", "-O0", "-o", "forward.so", "forward.c", "-lm"], check=True)
    compiled = casadi.external("forward_dynamics", str(tmp_path / "forward.so"))
    state = [column[0] for column in columns(robot, ("q", "qd", "tau"), 1)]
    np.testing.assert_allclose(compiled(*state).full(), function(*state).full(), rtol=1e-12)


def test_casadi_parameters_and_other_types(shelf: Shelf) -> None:
    """Parameters may be symbols; MX, DM and lists, also of symbols, do as well as SX."""
    robot = robot_of(shelf, ARM)
    over, module = robot.module.using(casadi), robot.module
    m2, q = casadi.SX.sym("m2"), casadi.SX.sym("q", 2)
    state = np.array([0.3, 0.4])
    wanted = module.mass_matrix(state, module.prepare({"m2": 2.0}))
    for prepared in (over.prepare({"m2": m2}), module.prepare({"m2": 2.0}), over.prepare({"m2": 2.0})):
        M = over.mass_matrix([q[0], q[1]], prepared)
        np.testing.assert_allclose(casadi.Function("M", [q, m2], [M])(state, 2.0).full(), wanted, rtol=1e-14)
    mixed = casadi_function(over, "mass_matrix", [(2,)], casadi.MX)
    for got in (
        over.mass_matrix(casadi.DM(state)),
        over.mass_matrix(state),
        over.mass_matrix([0.3, 0.4]),
        mixed(state),
    ):
        assert isinstance(got, casadi.DM)
        np.testing.assert_allclose(got.full(), module.mass_matrix(state), rtol=1e-14)


# --- the module that comes back


def test_what_comes_back(shelf: Shelf) -> None:
    """Constants, names, docstrings and default arguments are the module's, which stays as it was; so does a+b."""
    robot = shelf.robot(ROOT / "robots" / "planar2.yaml", ("mass_matrix+bias_forces", "energy"))
    module = robot.module
    over, other = module.using(jnp), module.using(casadi)
    assert isinstance(over, types.ModuleType) and "jax.numpy" in repr(over) and "casadi" in repr(other)
    for constant in ("NAME", "N", "JOINTS", "LIMITS", "TOOLS", "PARAMETERS", "OPERATIONS", "SOURCE_SHA256"):
        assert getattr(over, constant) == getattr(module, constant)
    for function in (*module.OPERATIONS, "prepare"):
        assert getattr(over, function).__doc__ == getattr(module, function).__doc__
        assert getattr(over, function) is not getattr(module, function)
    q, qd = np.array([0.1, 0.2]), np.array([0.3, 0.4])
    wanted = module.mass_matrix_and_bias_forces(q, qd)
    assert [type(part) for part in wanted] == [np.ndarray, np.ndarray]
    for same in (over, other.using(jnp)):
        assert_equal(same.mass_matrix_and_bias_forces(jnp.asarray(q), qd=jnp.asarray(qd)), wanted, 2)
    assert [part.shape for part in other.mass_matrix_and_bias_forces(q, qd)] == [(2, 2), (2, 1)]


@pytest.mark.parametrize("wrong", [jax, casadi.SX, "jax.numpy", None], ids=["jax", "SX", "text", "None"])
def test_what_is_no_library_is_refused(wrong: object) -> None:
    """The message says what would do."""
    with pytest.raises(TypeError, match=r"using: argument 'xp' must be a library such as jax\.numpy, .* got "):
        module_of(two_link()).using(wrong)


def test_wrong_arguments_are_named() -> None:
    """Sizes are told with function and argument; a batch is none of CasADi's."""
    over, other = (module_of(two_link()).using(xp) for xp in (jnp, casadi))
    with pytest.raises(ValueError, match=r"bias_forces: argument 'qd' must have shape \(\.\.\., 2\), got \(4, 3\)"):
        over.bias_forces(jnp.zeros(2), jnp.zeros((4, 3)))
    with pytest.raises(TypeError, match="argument 'q' must hold real numbers"):
        over.mass_matrix(["a", "b"])
    for batch in (casadi.SX.sym("q", 2, 3), np.zeros((3, 2)), casadi.SX.sym("q", 1, 2)):
        with pytest.raises(ValueError, match=r"mass_matrix: argument 'q' must have shape \(2, 1\), got "):
            other.mass_matrix(batch)
