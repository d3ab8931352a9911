"""Generated Python modules: right numbers, batches, errors, no dependence on anything but numpy."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import types
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from symdyn.render import render as render_all
from symdyn.symbolic.library import JointInfo, Joints, Library
from symdyn.symbolic.tape import Tape
from tests.test_emit_body import HOSTILE, STATES, Recorder, loaded, run, sample, two_link

ROUNDING = 1e-13  # a few dozen operations on numbers near one

both = pytest.mark.parametrize("make", [two_link, loaded])


def render(library: Library) -> dict[str, str]:
    """The module, by its file name."""
    return render_all(library, ("python",))


def module_of(library: Library) -> Any:
    """The generated module, imported."""
    ((name, text),) = render(library).items()
    module = types.ModuleType(name.removesuffix(".py"))
    exec(compile(text, name, "exec"), vars(module))
    return module


def outputs_of(result: Any) -> tuple[Any, ...]:
    return result if isinstance(result, tuple) else (result,)


def run_file(text: str, folder: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """Write a module to a folder and run it as a program."""
    path = folder / "generated_module.py"
    path.write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, *flags, str(path)], cwd=folder, capture_output=True, text=True, check=False)


@both
def test_one_state_equals_evaluation(make: Callable[[], Library]) -> None:
    """Every function gives, bit for bit, what plain evaluation of its program gives, in the shape of its outputs."""
    library = make()
    module = module_of(library)
    for state in STATES:
        wanted = sample(library, state).results
        for function in library.functions:
            got = outputs_of(getattr(module, function.name)(*[state[name] for name in function.arguments]))
            for value, flat, output in zip(got, wanted[function.name], function.program.outputs, strict=True):
                assert np.shape(value) == output.shape
                assert isinstance(value, np.ndarray) == bool(output.shape)
                assert np.ravel(value).tolist() == list(flat)


@both
def test_batches_equal_single_states(make: Callable[[], Library]) -> None:
    """Leading axes broadcast against each other and lead every result; blocks are put together in order."""
    library = make()
    module = module_of(library)
    module._BLOCK = 7
    rng = np.random.default_rng(0)
    q, others = rng.uniform(-3, 3, (5, 1, 2)), rng.uniform(-3, 3, (2, 4, 2))
    for function in library.functions:
        arguments = [q, *others][: len(function.arguments)]
        got = outputs_of(getattr(module, function.name)(*arguments))
        axes = np.broadcast_shapes(*[argument.shape[:-1] for argument in arguments])
        for place in np.ndindex(axes):
            one = [np.broadcast_to(argument, (*axes, 2))[place] for argument in arguments]
            for batch, single in zip(got, outputs_of(getattr(module, function.name)(*one)), strict=True):
                assert batch.shape == axes + np.shape(single)
                np.testing.assert_allclose(batch[place], single, rtol=0, atol=ROUNDING * max(1, np.abs(single).max()))


@both
def test_empty_batches_and_constants(make: Callable[[], Library]) -> None:
    """A batch of no states gives no results; a constant function still has the batch's shape."""
    module = module_of(make())
    assert module.mass_matrix(np.zeros((0, 2))).shape == (0, 2, 2)
    assert module.kinetic_energy(np.zeros((3, 0, 2)), np.zeros(2)).shape == (3, 0)
    assert module.frame(np.zeros((3, 2)), np.zeros(2)).shape == (3, 2, 2)
    assert module.frame([0, 0], [0, 0])[1, 0] == np.sqrt(2)


def test_other_number_types_become_float64() -> None:
    """Integers and float32 are promoted; lists do as well as arrays; arguments are left alone."""
    module = module_of(two_link())
    q = np.array([1, 2], dtype=np.float32)
    for given in ([1, 2], (1.0, 2.0), np.array([1, 2]), q):
        result = module.mass_matrix(given)
        assert result.dtype == np.float64
        assert result.tolist() == module.mass_matrix([1.0, 2.0]).tolist()
    assert q.dtype == np.float32
    assert isinstance(module.kinetic_energy([1, 2], [0, 1]), float)


def test_wrong_sizes_are_named() -> None:
    """The error names function, argument, what was expected and what came."""
    module = module_of(loaded())
    with pytest.raises(ValueError, match=r"bias_forces: argument 'qd' must have shape \(\.\.\., 2\), got \(3,\)"):
        module.bias_forces([0, 0], [0, 0, 0])
    with pytest.raises(ValueError, match=r"mass_matrix: argument 'q' .* got \(\)"):
        module.mass_matrix(0.5)
    with pytest.raises(ValueError, match=r"mass_matrix: argument 'prepared' must have shape \(\.\.\., 4\)"):
        module.mass_matrix([0, 0], [1.0])
    with pytest.raises(ValueError, match=r"bias_forces: batch axes .* do not broadcast"):
        module.bias_forces(np.zeros((3, 2)), np.zeros((4, 2)))


def test_sign_of_zero_is_zero() -> None:
    """Friction at rest is none, for one state and in a batch."""
    module = module_of(two_link())
    assert module.bias_forces([0.3, 0.4], [0.0, 0.0]).tolist() == [0.0, 0.0]
    rates = np.array([[0.0, 0.0], [1.0, -1.0]])
    assert module.bias_forces(np.zeros((2, 2)), rates)[0].tolist() == [0.0, 0.0]
    assert np.sign(module.bias_forces(np.zeros((2, 2)), rates)[1]).tolist() == [1.0, -1.0]


def test_a_singular_state_is_not_finite() -> None:
    """Where plain floats would raise, one state gives what a batch gives."""
    recorder = Recorder()
    q, _, _ = recorder.arguments.values()
    recorder.add(
        "inverse", "One over q, roots of q.", "q", [("x", [q[0].inverse(), q[1].call("sqrt")]), ("y", q[0].inverse())]
    )
    module = module_of(recorder.library("singular", samples_at=()))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        x, y = module.inverse([0.0, -1.0])
        several, _ = module.inverse([[0.0, -1.0], [2.0, 4.0]])
    assert x[0] == y == np.inf and np.isnan(x[1]) and isinstance(y, float)
    np.testing.assert_array_equal(several, [x, [0.5, 2.0]])


def test_prepare_by_name_and_by_order() -> None:
    """Names may be left out and then have their defaults; unknown ones are refused; batches of parameters work."""
    library = loaded()
    module = module_of(library)
    assert module.PARAMETERS == {"payload": 1.25, "class": 0.5}
    assert library.prepare is not None
    (wanted,) = run(library.prepare, {"params": [2.0, 0.5]})
    assert module.prepare({"payload": 2.0}).tolist() == module.prepare([2.0, 0.5]).tolist() == wanted
    batch = module.prepare({"payload": np.array([1.25, 2.0])})
    assert batch.shape == (2, 4) and batch[1].tolist() == wanted
    assert module.mass_matrix([0.1, 0.2], prepared=batch).shape == (2, 2, 2)
    assert module.mass_matrix([0.1, 0.2], batch[0]).tolist() == module.mass_matrix([0.1, 0.2]).tolist()
    assert module.mass_matrix([0.1, 0.2], wanted).tolist() != module.mass_matrix([0.1, 0.2]).tolist()
    with pytest.raises(ValueError, match=r"unknown parameters \['pay'\].*payload"):
        module.prepare({"pay": 1})


def test_without_parameters_there_is_no_prepare() -> None:
    """A robot without run-time parameters shows nothing of them."""
    module = module_of(two_link())
    assert module.PARAMETERS == {}
    assert not hasattr(module, "prepare")
    assert "prepared" not in render(two_link())["two_link.py"]


@both
def test_constants(make: Callable[[], Library]) -> None:
    """The module's constants say what the library says."""
    library = make()
    module = module_of(library)
    assert library.title == module.NAME
    assert library.joints.nv == module.N == module.NV and library.joints.nq == module.NQ
    assert tuple(joint.name for joint in library.joints) == module.JOINTS
    assert tuple(joint.limits for joint in library.joints) == module.LIMITS
    assert library.tools == module.TOOLS
    assert {function.name: function.operations.as_dict() for function in library.functions} == module.OPERATIONS
    assert library.source_sha256 == module.SOURCE_SHA256
    for text in (library.source, library.source_sha256, library.command, "This output is yours", "nothing of note"):
        assert text in module.__doc__


@both
def test_public_functions_are_documented_and_typed(make: Callable[[], Library]) -> None:
    """Every public function has a docstring with its arguments' shapes, and annotations."""
    for node in ast.parse(next(iter(render(make()).values()))).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            text = ast.get_docstring(node) or ""
            assert "Args:" in text and "Returns:" in text and "(..., " in text
            assert node.returns is not None or node.name == "using"  # a module, whose type has no name here
            assert all(argument.annotation for argument in node.args.args)


@both
def test_only_math_and_numpy_are_imported(make: Callable[[], Library], tmp_path: Path) -> None:
    """By the text of the file, and by what is loaded after importing it."""
    text = next(iter(render(make()).values()))
    found = {alias.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for alias in node.names}
    found |= {str(node.module) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)}
    assert found == {"math", "numpy", "numpy.typing"}
    (tmp_path / "generated_module.py").write_text(text, encoding="utf-8")
    script = f"""if True:
        import sys
        sys.path.insert(0, {str(tmp_path)!r})
        import generated_module
        found = {{name.partition('.')[0] for name in sys.modules}}
        assert not found & {{'symdyn', 'sympy', 'jinja2', 'yaml', 'click', 'rich', 'scipy'}}, found"""
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@both
def test_self_test_passes_and_fails(make: Callable[[], Library], tmp_path: Path) -> None:
    """The program prints a line for each function and exits 0; with one number changed it names the function and exits 1."""
    library = make()
    text = next(iter(render(library).values()))
    good = run_file(text, tmp_path)
    assert good.returncode == 0, good.stderr
    assert good.stdout.splitlines() == [f"{function.name}: ok" for function in library.functions]
    assert text.count("0.1*qd0") == 2
    bad = run_file(text.replace("0.1*qd0", "0.100001*qd0"), tmp_path)
    assert bad.returncode == 1
    wrong = [line.split(":")[0] for line in bad.stdout.splitlines() if "WRONG" in line]
    assert wrong == ["bias_forces", "forward_dynamics"]


def test_self_test_with_parameters_of_its_own(tmp_path: Path) -> None:
    """A sample may bring parameters; the self-test prepares them."""
    library = loaded()
    states = [{**STATES[0], "params": (3.0, 0.25)}, STATES[1]]
    library = replace(library, samples=tuple(sample(library, state) for state in states))
    text = next(iter(render(library).values()))
    assert re.search(r"prepare\(\{.*: 3\.0, .*: 0\.25\}\)", text) and "prepare(PARAMETERS)," in text
    assert run_file(text, tmp_path).returncode == 0


def test_hostile_names_do_no_harm(tmp_path: Path) -> None:
    """Names out of a robot file can neither end the docstring nor a comment."""
    library = two_link()
    joints = Joints(tuple(JointInfo.single(HOSTILE, joint.unit, joint.limits) for joint in library.joints))
    function = library.functions[0]
    program = function.program
    lines = tuple(line._replace(section=f"{HOSTILE}: {HOSTILE}") for line in program.assignments)
    functions = (
        replace(function, summary=HOSTILE, program=replace(program, assignments=lines)),
        *library.functions[1:],
    )
    library = replace(library, title=HOSTILE, joints=joints, functions=functions, notes=(HOSTILE,), source=HOSTILE)
    module = module_of(library)
    assert module.NAME == HOSTILE and module.JOINTS == (HOSTILE, HOSTILE)
    assert run_file(next(iter(render(library).values())), tmp_path).returncode == 0


def test_many_entries_are_wrapped() -> None:
    """Forty inputs and a wide matrix still give short lines and right numbers; unused entries get no name."""
    tape = Tape()
    q = [tape.input(f"q{i}") for i in range(40)]
    rows = [[q[i] * q[j] for j in range(2, 40)] for i in range(2, 4)]
    recorder = Recorder()
    recorder.tape, recorder.arguments = tape, {"q": q}
    recorder.add("wide", "A wide matrix.", "q", [("A", rows)])
    recorder.add("few", "Two of forty.", "q", [("b", [q[3], -q[30]])])
    library = recorder.library("wide", samples_at=())
    text = render(library)["wide.py"]
    assert max(map(len, text.splitlines())) <= 100
    values = np.linspace(-1, 1, 40)
    module = module_of(library)
    assert module.wide(values).tolist() == np.outer(values[2:4], values[2:]).tolist()
    assert module.few(values).tolist() == [values[3], -values[30]]
    assert "q30 = q[30]" in text


def test_same_bytes_for_every_hash_seed() -> None:
    """The texts of all languages do not depend on the order of sets."""
    script = (
        "import hashlib; from tests.test_emit_body import *; "
        "texts = [text for make in (two_link, loaded) for text in render(make(), tuple(BACKENDS)).values()]; "
        "print(hashlib.sha256(''.join(texts).encode()).hexdigest())"
    )
    root = Path(__file__).resolve().parents[1]
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=root,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "7")
    }
    assert len(digests) == 1
