"""Generated JavaScript as a user meets it: arguments, results, errors, importing, hostile names."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from symdyn.emit.names import RESERVED
from symdyn.render import render
from symdyn.symbolic.library import JointInfo, Joints, Library
from symdyn.symbolic.tape import Level
from tests.node import needs_node, node
from tests.test_emit_body import HOSTILE, STATES, Recorder, loaded, planar, sample, two_link

pytestmark = needs_node

both = pytest.mark.parametrize("make", [two_link, loaded])
WORDS = set(
    """
    Infinity NaN abstract arguments async await boolean break byte case catch char class const constructor continue
    debugger default delete do double else enum eval export extends final finally float for from function get globalThis
    goto hasOwnProperty if implements import in instanceof int interface let long meta native new null of package private
    protected prototype public return set short static super switch synchronized target this throw throws toString
    transient try typeof undefined using valueOf var void volatile while with yield Math Object Array __proto__ given
    results formulas check evaluate shaped isArray samples selfTest isMain inOrder PREPARED PARAMETERS params prepare
    prepared process console name value size _prepare
    """.split()  # noqa: SIM905 - a list of strings would take a page
)


def written(library: Library, folder: Path) -> Path:
    file = folder / f"{library.name}.mjs"
    file.write_text(render(library, ("javascript",))[file.name], encoding="utf-8")
    return file


def asked(file: Path, expression: str) -> Any:
    """What an expression over the module `m` is, in Node."""
    code = f"import * as m from './{file.name}'; console.log(JSON.stringify({expression}))"
    done = node("--input-type=module", "-e", code, folder=file.parent)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refused(file: Path, expression: str) -> str:
    """The name and text of the error that an expression throws."""
    return str(asked(file, f"(() => {{ try {{ {expression} }} catch (e) {{ return String(e); }} }})()"))


def test_constants(tmp_path: Path) -> None:
    """What the module says of its robot is what the library says."""
    library, file = loaded(), written(loaded(), tmp_path)
    names = asked(file, "[m.NAME, m.N, m.JOINTS, m.LIMITS, m.TOOLS, m.PARAMETERS, m.SOURCE_SHA256]")
    limits = [None if joint.limits is None else list(joint.limits) for joint in library.joints]
    joints = [joint.name for joint in library.joints]
    parameters = dict(library.parameters)
    assert names == ["loaded", 2, joints, limits, list(library.tools), parameters, library.source_sha256]
    costs = {function.name: function.operations.as_dict() for function in library.functions}
    assert asked(file, "m.OPERATIONS") == costs


def test_shapes(tmp_path: Path) -> None:
    """A number, an array, arrays of rows; several results as an object in the order of the table; typed arrays are taken."""
    file = written(two_link(), tmp_path)
    q, qd = list(STATES[0]["q"]), list(STATES[0]["qd"])
    results = sample(two_link(), STATES[0]).results
    energy = asked(file, f"m.kinetic_energy({q}, new Float64Array({qd}))")
    assert energy == pytest.approx(results["kinetic_energy"][0][0], rel=1e-12)
    M = asked(file, f"m.mass_matrix({q})")
    assert [len(row) for row in M] == [2, 2] and [*M[0], *M[1]] == pytest.approx(results["mass_matrix"][0], rel=1e-12)
    found = asked(file, f"m.udu({q})")
    assert list(found) == ["U", "D"] and found["D"] == pytest.approx(results["udu"][1], rel=1e-12)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("m.mass_matrix([1])", "RangeError: mass_matrix: argument 'q' must be an array of 2 numbers, got 1"),
        ("m.mass_matrix()", "TypeError: mass_matrix: argument 'q' must be an array of 2 numbers, got undefined"),
        ("m.mass_matrix('ab')", "TypeError: mass_matrix: argument 'q' must be an array of 2 numbers, got string"),
        ("m.mass_matrix(null)", "TypeError: mass_matrix: argument 'q' must be an array of 2 numbers, got null"),
        ("m.mass_matrix([1, '2'])", "must be an array of 2 numbers, got string at place 1"),
        ("m.mass_matrix([1, , 2].slice(0, 2))", "got undefined at place 1"),
        ("m.mass_matrix(new DataView(new ArrayBuffer(2)))", "got object"),
        ("m.mass_matrix([1, 2], [1])", "RangeError: mass_matrix: argument 'prepared' must be an array of"),
        ("m.prepare({weight: 1})", "RangeError: prepare: unknown parameters weight, known are payload, class"),
        ("m.prepare(3)", "TypeError: prepare: argument 'params' must be an array of 2 numbers, got number"),
        (
            "m.prepare({payload: '3'})",
            "TypeError: prepare: argument 'params' must be an array of 2 numbers, got string",
        ),
    ],
)
def test_wrong_arguments(call: str, said: str, tmp_path: Path) -> None:
    """Errors name function and argument."""
    assert said in refused(written(loaded(), tmp_path), call)


def test_parameters(tmp_path: Path) -> None:
    """By name, where others keep their defaults, or in order; without any, and with null, the defaults."""
    file, q = written(loaded(), tmp_path), [0.1, 0.2]
    ways = ["{payload: 2}", "{class: 0.5, payload: 2}", "[2, 0.5]", "new Float64Array([2, 0.5])"]
    given = asked(file, f"[{', '.join(f'm.mass_matrix({q}, m.prepare({way}))' for way in ways)}]")
    assert all(given[0] == M for M in given)
    plain = asked(file, f"[m.mass_matrix({q}), m.mass_matrix({q}, null), m.mass_matrix({q}, m.prepare({{}}))]")
    assert plain[0] == plain[1] == plain[2] != given[0]


@both
def test_self_test_passes_and_fails(make: Callable[[], Library], tmp_path: Path) -> None:
    """Run by itself it prints a line for each function, also through a link; with one number changed it exits 1."""
    library = make()
    file = written(library, tmp_path)
    (tmp_path / "link.mjs").symlink_to(file)
    for path in (file, tmp_path / "link.mjs"):
        good = node(path)
        assert good.returncode == 0, good.stderr
        assert good.stdout.splitlines() == [f"{function.name}: ok" for function in library.functions]
    text = file.read_text(encoding="utf-8")
    assert text.count("0.1*qd0") == 2
    file.write_text(text.replace("0.1*qd0", "0.100001*qd0"), encoding="utf-8")
    bad = node(file)
    wrong = [line.split(":")[0] for line in bad.stdout.splitlines() if "WRONG" in line]
    assert bad.returncode == 1 and wrong == ["bias_forces", "forward_dynamics"]


def test_importing_runs_nothing(tmp_path: Path) -> None:
    """Imported, also by a script beside it, the module prints nothing and needs nothing of Node: a browser has no process."""
    file = written(two_link(), tmp_path)
    (tmp_path / "user.mjs").write_text(f"import './{file.name}';\n")
    done = node("user.mjs", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    code = f"delete globalThis.process; const m = await import('./{file.name}'); m.mass_matrix([0, 1]);"
    done = node("--input-type=module", "-e", code, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert "import " not in file.read_text(encoding="utf-8").replace("imported", "")


def test_hostile_names_do_no_harm(tmp_path: Path) -> None:
    """Names out of a robot file can neither end a comment nor a string."""
    hostile = f"{HOSTILE} ` ${{7}} </script> \u2028 \U0001f916"
    library = two_link()
    joints = Joints(tuple(JointInfo.single(hostile, joint.unit, joint.limits) for joint in library.joints))
    first, *others = library.functions
    lines = tuple(line._replace(section=f"{hostile}: {hostile}") for line in first.program.assignments)
    first = replace(first, summary=hostile, program=replace(first.program, assignments=lines))
    library = replace(
        library, title=hostile, joints=joints, functions=(first, *others), notes=(hostile,), source=hostile
    )
    file = written(library, tmp_path)
    text = file.read_text(encoding="utf-8")
    assert node(file).returncode == 0
    name, found = asked(file, "[m.NAME, m.JOINTS]")
    assert found == [name, name] and name.startswith(HOSTILE) and name.endswith("\U0001f916")
    assert "</script>" not in text.split("*/", 1)[1].split("/**")[0]


def test_words_as_parameters(tmp_path: Path) -> None:
    """Every word of the language, and of the module, is a parameter; all at once the module runs and is right."""
    words = sorted({*WORDS, *RESERVED})
    recorder = Recorder()
    inputs = [recorder.tape.input(word, Level.PARAMETER) for word in words]
    total = inputs[0]
    for value in inputs[1:]:
        total = total + value * value
    planar(recorder, total)
    hoisted = recorder.hoisted()
    library = recorder.library(
        "words",
        hoisted,
        prepare=recorder.tape.prepare_program(inputs, hoisted),
        parameters=tuple((word, 0.5) for word in words),
    )
    states = [STATES[0], {**STATES[1], "params": tuple(1.0 + 0.01 * i for i in range(len(words)))}]
    library = replace(library, samples=tuple(sample(library, state) for state in states))
    file = written(library, tmp_path)
    done = node(file)
    assert done.returncode == 0, done.stdout + done.stderr
    assert asked(file, "Object.keys(m.PARAMETERS)") == words


def test_from_any_place(tmp_path: Path) -> None:
    """A module that was not loaded from a file works, and Node lives on."""
    text = base64.b64encode(written(loaded(), tmp_path).read_bytes()).decode()
    code = (
        f'const m = await import("data:text/javascript;base64,{text}"); console.log(m.mass_matrix([0.1, 0.2]).length);'
    )
    done = node("--input-type=module", "-e", code, "and", "words", folder=tmp_path)
    assert (done.returncode, done.stdout.strip()) == (0, "2"), done.stderr


@pytest.mark.parametrize("given", ['new Map([["payload", 1]])', "new Date()", "Object.create({payload: 1})"])
def test_parameters_by_name_are_plain_objects(given: str, tmp_path: Path) -> None:
    """What hides its entries is refused; it would mean the defaults."""
    assert "plain object" in refused(written(loaded(), tmp_path), f"m.prepare({given})")
