"""`generate` judges before it writes: what does not agree with the core, in either language, is not written."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from symdyn.generation import Request, subject_of
from symdyn.judge.situations import situations
from symdyn.judge.values import Values
from tests.collection import ROOT, SHIPPED, name_of
from tests.samples import TWO_LINK
from tests.test_cli import run

LANGUAGES = pytest.mark.parametrize("ending", ["py", "c"])
UR5 = ROOT / "robots" / "ur5.yaml"

# Runs the command line with one module of the generator changed.
MUTATED = """
import importlib.abc, importlib.util, sys
module, old, new, *arguments = sys.argv[1:]

class Changed(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name != module:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        source = spec.loader.get_source(name)
        assert source.count(old) == 1, f"{source.count(old)} times in {name}: {old}"
        spec.loader.get_code = lambda name: compile(source.replace(old, new), spec.origin, "exec")
        return spec

sys.meta_path.insert(0, Changed())
from symdyn.cli import main
main(arguments)
"""


def generated_wrongly(mutant: tuple[str, str, str], *arguments: object) -> subprocess.CompletedProcess[str]:
    """Generate with a changed generator."""
    command = [sys.executable, "-c", MUTATED, *mutant, "generate", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "two_link.yaml"
    path.write_text(TWO_LINK)
    return path


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# --- a generator that is wrong

RECURSIONS = {  # a sign in one recursion each: what would leave symmetry, definiteness and power balance as they are too
    "gyroscopic moment": ("symdyn.symbolic.newton_euler", "(J.zz - J.yy) * (y * z)", "(J.yy - J.zz) * (y * z)"),
    "rotation": ("symdyn.symbolic.rotation", "return x, self.c * y - self.s * z", "return x, self.c * y + self.s * z"),
    "elimination": ("symdyn.symbolic.elimination", "A[i][j] - U[i][k]", "A[i][j] + U[i][k]"),
}


def test_the_mutants_are_in_the_source() -> None:
    """Each change is made at exactly one place of the generator."""
    for module, old, _ in RECURSIONS.values():
        assert Path(ROOT, *module.split(".")).with_suffix(".py").read_text().count(old) == 1, (module, old)


@pytest.mark.parametrize("mutant", RECURSIONS.values(), ids=RECURSIONS)
def test_a_wrong_recursion_writes_nothing(mutant: tuple[str, str, str], tmp_path: Path) -> None:
    """A wrong sign: exit code 1, the function, entry, joints and state named, and the old files as they were."""
    out = tmp_path / "out"
    assert run("generate", UR5, "--target", "python,c", "--functions", "dynamics", "-o", out).exit_code == 0
    before = contents(out)
    done = generated_wrongly(mutant, UR5, "--target", "python,c", "--functions", "dynamics", "-o", out)
    assert done.returncode == 1 and not done.stdout, done.stdout + done.stderr
    assert contents(out) == before
    place = r"entry \[.*\] \(joints? '\w+'.*\) is .*, the core has .*, at q = \["
    said = rf"^ur5\.py: \w+: differs from the core by \S+ times what is allowed: .*{place}"
    assert "Traceback" not in done.stderr and re.search(said, done.stderr)


SPELLING = {
    "py": ("symdyn.emit.python.page", '"sin": "sin", "cos": "cos"', '"sin": "cos", "cos": "cos"'),
    "c": (
        "symdyn.emit.c.angles",
        "tuple(named[Op.SIN]), tuple(named[Op.COS])",
        "tuple(named[Op.COS]), tuple(named[Op.SIN])",
    ),
    "mjs": ("symdyn.emit.javascript.page", '"sin": "sin", "cos": "cos"', '"sin": "cos", "cos": "cos"'),
}


@pytest.mark.parametrize("ending", SPELLING)
def test_wrong_text_of_a_right_program_writes_nothing(ending: str, tmp_path: Path) -> None:
    """It is the text that is judged: a sine spelt wrongly in one language is seen in that language."""
    done = generated_wrongly(SPELLING[ending], UR5, "--target", "python,c,javascript", "-o", tmp_path / "out")
    assert done.returncode == 1 and not (tmp_path / "out").exists()
    assert {line.split(":")[0] for line in done.stderr.splitlines()} == {f"ur5.{ending}"}


def test_a_small_mistake_in_single_precision(tmp_path: Path) -> None:
    """What the rounding of float32 would hide, here an inverse that is off by 1e-5, is seen in double."""
    old = "return constant(constants.inverse(self.number))"
    mutant = ("symdyn.symbolic.tape", old, f"{old} * constant(Fraction(100001, 100000))")
    arguments = (UR5, "--target", "c", "--float32", "--functions", "mass_matrix_inverse", "-o", tmp_path / "out")
    done = generated_wrongly(mutant, *arguments)
    assert done.returncode == 1 and not (tmp_path / "out").exists()
    assert done.stderr.startswith("ur5.c in double: mass_matrix_inverse: differs from the core")


def test_a_wrong_batch_writes_nothing(tmp_path: Path) -> None:
    """C's loops over batches are part of the text."""
    mutant = (
        "symdyn.emit.c.batches",
        "{it.name} + {it.size}*state",
        "{it.name} + {it.size - 1}*state",
    )
    done = generated_wrongly(mutant, UR5, "--target", "c", "--functions", "mass_matrix", "-o", tmp_path / "out")
    assert done.returncode == 1 and not (tmp_path / "out").exists()
    assert "in a batch, the core has" in done.stderr


def test_text_that_does_not_compile_is_not_written(tmp_path: Path) -> None:
    """C that the compiler refuses is one message."""
    mutant = ("symdyn.emit.c.common", '"sqrt": "sqrt", "abs"', '"sqrt": "squareroot", "abs"')
    arguments = ("--target", "c", "--functions", "diagonal_rates", "-o", tmp_path / "out")
    done = generated_wrongly(mutant, UR5, *arguments)
    assert done.returncode == 1 and not (tmp_path / "out").exists()
    assert done.stderr.startswith("ur5.c: does not compile: ") and done.stderr.count("\n") == 1


def test_a_wrong_self_test_is_not_written(tmp_path: Path) -> None:
    """A self-test that would fail in the user's hands is a fault of ours."""
    mutant = ("symdyn.judge.samples", "else float(entry) for entry", "else 2 * float(entry) for entry")
    done = generated_wrongly(mutant, UR5, "--target", "python,c", "--functions", "mass_matrix", "-o", tmp_path / "out")
    assert done.returncode == 1 and not (tmp_path / "out").exists()
    assert [line.split(": ")[:2] for line in done.stderr.splitlines()] == [
        ["ur5.py", "self-test"],
        ["ur5.c", "self-test"],
    ]


def test_a_wrong_parameter_road_writes_nothing(source: Path) -> None:
    """A generator that is wrong at the defaults' other side only: the default payload of 0 hides the sign."""
    mutant = ("symdyn.symbolic.inertia", "self.m + other.m", "self.m - other.m")
    source.write_text(TWO_LINK.replace('"0.8 + payload"', "0.8").replace("links:", LOAD).replace("tools:", GRASP))
    good = run("generate", source, "-o", "out")
    assert good.exit_code == 0, good.output
    done = generated_wrongly(mutant, source, "-o", source.parent / "wrong")
    assert done.returncode == 1 and not (source.parent / "wrong").exists()
    assert "payload = " in done.stderr


LOAD = """links:
  load: {mass: payload}"""
GRASP = """\
  grasp: {type: revolute, parent: fore, child: load, axis: [0, 0, 1], origin: {xyz: [0.2, 0, 0]}, armature: 0.1}
tools:"""


# --- what is said, and what is not written into files


def test_measured_digits_are_printed_and_not_written(source: Path) -> None:
    """How near a file is to the core is said on the screen; the head names the bound, a figure of the robot alone."""
    output = run("generate", source, "--target", "python,c", "-o", "out").output
    for file in ("two_link.py", "two_link.c"):
        said = rf"{file} equals the core at 10 random states: the largest error is (\S+) of what is allowed \(\w+\)"
        found = re.search(said, output)
        assert found and 0 < float(found.group(1)) < 1
    bound = "within 2.8e-14 kappa of the output's size"
    assert all(bound in " ".join(Path("out", f"two_link.{end}").read_text().split()) for end in ("py", "h"))


def test_the_bound_of_single_precision(source: Path) -> None:
    """C in float32 is held to the same rule with its own rounding."""
    assert run("generate", source, "--target", "c", "--float32", "-o", "out").exit_code == 0
    assert "within 1.5e-05 kappa" in " ".join(Path("out", "two_link.h").read_text().split())


def test_bytes_do_not_depend_on_judging(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """--no-verify and a missing compiler change no byte; where C could not be run, that is said."""
    options = ("--target", "python,c", "-o")
    assert run("generate", source, *options, "judged").exit_code == 0
    quiet = run("generate", source, "--no-verify", *options, "unjudged")
    monkeypatch.setenv("CC", "/nonexistent/cc")
    alone = run("generate", source, *options, "alone")
    assert quiet.exit_code == alone.exit_code == 0 and "equals the core" not in quiet.output
    assert "two_link.c was not run: no C compiler is found; verify it where there is one" in alone.output
    assert "two_link.py equals the core" in alone.output
    assert contents(Path("judged")) == contents(Path("unjudged")) == contents(Path("alone"))


# --- run-time parameters


def tampered(source: Path, ending: str) -> Path:
    """The files of a robot with `payload: 0`, where `prepare` takes `-3*payload` for the payload."""
    assert run("generate", source, "--target", "python,c", "-o", "out").exit_code == 0
    file = source.parent / "out" / f"two_link.{ending}"
    text = file.read_text()
    assert text.count("payload + 0.8") == 1
    file.write_text(text.replace("payload + 0.8", "-3.0*payload + 0.8"))
    return file


@LANGUAGES
def test_verify_sees_a_tampered_prepare(source: Path, ending: str) -> None:
    """`prepare` that is right at the defaults only is wrong, and the message has the parameters' values."""
    result = run("verify", tampered(source, ending), source)
    assert result.exit_code == 1 and "WRONG mass_matrix" in result.output
    assert re.search(r"payload = \d", result.output)


def test_the_python_self_test_sees_a_tampered_prepare(source: Path) -> None:
    """So does the module's own test."""
    done = subprocess.run([sys.executable, tampered(source, "py")], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "mass_matrix: 2 results WRONG" in done.stdout


def test_the_c_self_test_sees_a_tampered_prepare(source: Path) -> None:
    """And the generated C program."""
    folder = tampered(source, "c").parent
    compiler = shutil.which("cc")
    assert compiler
    command = [compiler, "-std=c99", "-o", "selftest", "two_link.c", "two_link_test.c", "-lm"]
    subprocess.run(command, check=True, cwd=folder)
    done = subprocess.run([folder / "selftest"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "mass_matrix: 6 numbers WRONG" in done.stdout


@LANGUAGES
def test_verify_sees_tampered_defaults(source: Path, ending: str) -> None:
    """Other defaults than the robot file's are seen too."""
    assert run("generate", source, "--target", "python,c", "-o", "out").exit_code == 0
    file = source.parent / "out" / f"two_link.{ending}"
    old, new = ('"payload": 0.0}', '"payload": 0.5}') if ending == "py" else ("p[0] = 0.0", "p[0] = 0.5")
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))
    assert run("verify", file, source, "--states", 3).exit_code == 1


def swapped(text: str, one: str, other: str) -> str:
    """The text with two words exchanged."""
    assert one in text and other in text
    return text.replace(one, "\0").replace(other, one).replace("\0", other)


TWO_PARAMETERS = TWO_LINK.replace("payload: 0.0", "payload: 0.0\n  reach: 0.3").replace("xyz: [0.3", "xyz: [reach")
SWAPS = {
    "parameters of the module": ("py", "py", '"payload": 0.0', '"reach": 0.3'),
    "joints of the module": ("py", "py", '"shoulder"', '"elbow"'),
    "parameters of the header": ("h", "c", "TWO_LINK_P_PAYLOAD = ", "TWO_LINK_P_REACH = "),
    "joints of the header": ("h", "c", "TWO_LINK_SHOULDER = ", "TWO_LINK_ELBOW = "),
}


@pytest.mark.parametrize("swap", SWAPS.values(), ids=SWAPS)
def test_names_and_places_are_judged(source: Path, swap: tuple[str, str, str, str]) -> None:
    """A file whose names or places of joints or parameters are exchanged is not the robot's."""
    source.write_text(TWO_PARAMETERS)
    assert run("generate", source, "--target", "python,c", "-o", "out").exit_code == 0
    changed, judged, one, other = swap
    file = Path("out", f"two_link.{changed}")
    file.write_text(swapped(file.read_text(), one, other))
    result = run("verify", f"out/two_link.{judged}", source, "--states", 3)
    assert result.exit_code == 1 and "names: " in result.output
    if changed == "h":
        assert "WRONG" in c_self_test(Path("out"))


def c_self_test(folder: Path) -> str:
    """What the compiled self-test prints."""
    command = ["cc", "-std=c99", "-o", "selftest", "two_link.c", "two_link_test.c", "-lm"]
    subprocess.run(command, check=True, cwd=folder)
    done = subprocess.run(["./selftest"], capture_output=True, text=True, check=False, cwd=folder)
    assert bool(done.returncode) == ("WRONG" in done.stdout)
    return done.stdout


def test_the_self_tests_see_tampered_defaults(source: Path) -> None:
    """Defaults that are not those of the robot file fail the files' own tests."""
    assert run("generate", source, "--target", "python,c", "-o", "out").exit_code == 0
    for ending, old, new in (("c", "p[0] = 0.0", "p[0] = 0.5"), ("py", '"payload": 0.0}', '"payload": 0.5}')):
        file = Path("out", f"two_link.{ending}")
        file.write_text(file.read_text().replace(old, new))
    assert "default_parameters: 1 numbers WRONG" in c_self_test(Path("out"))
    done = subprocess.run([sys.executable, "out/two_link.py"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "WRONG" in done.stdout


@pytest.mark.parametrize(
    ("parameters", "com"),
    [("{l: 0.5, h: 0.4}", "sqrt(l**2 - h**2)"), ("{n: 2}", "0.1/(1 - n)"), ("{a: 1, b: 1}", "sqrt(a - b)")],
)
def test_expressions_that_have_no_value_everywhere(source: Path, parameters: str, com: str) -> None:
    """Values at which the file's own expressions mean nothing are not drawn."""
    text = re.sub(r"parameters:.*\n.*\n", f"parameters: {parameters}\n", TWO_LINK)
    source.write_text(text.replace('"0.8 + payload"', "0.8").replace("com: [0.15,", f'com: ["{com}",'))
    result = run("generate", source, "-o", "out")
    assert result.exit_code == 0 and "equals the core" in result.output, result.output


@pytest.mark.parametrize(("lever", "tilt"), [(0.2, "0.3"), (1000, "0.3"), (0.2, "1e-7")])
def test_one_direction_of_a_tool(source: Path, lever: float, tilt: str) -> None:
    """The inertia along one direction, of a far tool or one that hardly moves that way, is no false alarm."""
    tool = f"gripper: {{link: fore, origin: {{xyz: [{lever}, 0, 0]}}, directions: [z]}}"
    text = TWO_LINK.replace("rpy: [0, 0, 0]", f"rpy: [{tilt}, 0, 0]")
    source.write_text(re.sub(r"gripper:.*", tool, text))
    result = run("generate", source, "--functions", "operational_inertia", "--target", "python,c", "-o", "out")
    assert result.exit_code == 0 and "2 functions" not in result.output, result.output


MICRO = """\
name: two_link
links:
  upper: {mass: 1e-7, com: [0.0002, 0, 0], inertia: [1e-16, 2e-15, 2e-15, 0, 0, 0]}
  fore: {mass: 1e-7, com: [0.0002, 0, 0], inertia: [1e-16, 2e-15, 2e-15, 0, 0, 0]}
joints:
  shoulder: {type: revolute, parent: base, child: upper, axis: [0, 0, 1]}
  elbow: {type: revolute, parent: upper, child: fore, axis: [0, 0, 1], origin: {xyz: [0.0004, 0, 0]}}
"""


@LANGUAGES
def test_robots_of_milligrams_are_judged(source: Path, ending: str) -> None:
    """Inertias of 1e-14 kg m² are measured against themselves, by verify and by both self-tests."""
    source.write_text(MICRO)
    assert run("generate", source, "--target", "python,c", "--functions", "mass_matrix", "-o", "out").exit_code == 0
    file = Path("out", f"two_link.{ending}")
    text = file.read_text()
    old = re.search(r"M\[0\] = (.*);" if ending == "c" else r"M = \[\n +(\w+),", text)
    assert old
    file.write_text(text[: old.start(1)] + "1.0001*" + text[old.start(1) :])
    assert run("verify", file, source, "--states", 3).exit_code == 1
    if ending == "c":
        assert "mass_matrix: 4 numbers WRONG" in c_self_test(Path("out"))
    else:
        assert subprocess.run([sys.executable, file], capture_output=True, check=False).returncode == 1


@pytest.mark.parametrize("path", [path for path in SHIPPED if path.stem != "humanoid"], ids=name_of)
def test_drawn_values_are_those_of_a_robot(path: Path) -> None:
    """Freed masses, centres and tensors are drawn far from the defaults, and M stays positive definite."""
    subject = subject_of(Request(str(path), parameters=("mass", "com", "inertia", "gravity")))
    for at in situations(subject, 4)[1:]:
        assert at.values is not None and list(at.values) == list(subject.defaults)
        changes = [abs(at.values[n] - d) / max(abs(d), 1e-9) for n, d in subject.defaults.items() if n[:4] == "mass"]
        assert sorted(changes)[len(changes) // 2] > 0.02
        assert at.condition < 1e12


def test_values_of_declared_parameters(source: Path) -> None:
    """Around the default, around one where it is zero, and on the side that a robot can have."""
    source.write_text(
        TWO_LINK.replace("payload: 0.0", "payload: 0.0\n  reach: 0.3\n  skew: 0")
        .replace("xyz: [0.3", "xyz: [reach")
        .replace("0.02, 0.02, 0, 0, 0]", "0.02, 0.02, skew, 0, 0]")
        .replace("about: origin, ", "")
    )
    subject = subject_of(Request(str(source)))
    drawn = [Values(subject).draw(Random(seed)) for seed in range(20)]
    assert all(0.5 <= values["payload"] <= 1.5 for values in drawn)
    assert all(0.15 <= values["reach"] <= 0.45 and values["reach"] != 0.3 for values in drawn)
    assert all(
        1e-5 < abs(values["skew"]) < 0.01 for values in drawn
    )  # xx is 0.001: a product of one would be no body's


# --- parameters that do nothing


@pytest.mark.parametrize(
    ("change", "options", "why"),
    [
        (
            ("payload: 0.0", "payload: 0.0\n  spare: 2"),
            [],
            "Parameter 'spare' has no effect: nothing in the robot file uses it.",
        ),
        (
            ("inertia: {about: origin, xx: 0.001, yy: 0.01, zz: 0.01}", "inertia: [0.1, 0.1, 0.1, 0, 0, 0]"),
            ["--parameters", "mass"],
            "Parameter 'payload' has no effect: --parameters mass has freed the numbers it stands in.",
        ),
        (
            ('"0.8 + payload"', '"0.8 + payload - payload"'),
            [],
            "Parameter 'payload' has no effect: the numbers it stands in do not change with it.",
        ),
        (("", ""), ["--functions", "pose"], "Parameter 'payload' has no effect: no function here depends on it."),
    ],
    ids=["unused", "freed", "cancelled", "independent"],
)
def test_parameters_without_effect_are_named(
    source: Path, change: tuple[str, str], options: list[str], why: str
) -> None:
    """On the screen and in the head, with the reason."""
    source.write_text(TWO_LINK.replace(*change))
    result = run("generate", source, *options, "-o", "out")
    assert result.exit_code == 0, result.output
    assert f"note: {why}" in result.output
    assert why in " ".join(Path("out", "two_link.py").read_text().split())


def test_parameters_with_effect_are_not_named(source: Path) -> None:
    """A parameter that counts is not called idle, also where some of its numbers were freed."""
    assert "no effect" not in run("generate", source, "--parameters", "com,gravity", "-o", "out").output
