"""`symdyn verify`: says ok when a file is right, and where it is wrong when it is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import Result

from symdyn.execution.runners import ENDINGS
from tests.collection import ROOT
from tests.samples import ARM_URDF, TWO_LINK
from tests.test_cli import run

# Constants everywhere, friction, armature; no parameters.
ARM = TWO_LINK.replace("parameters:                     # stay symbols\n  payload: 0.0\n", "").replace(
    '"0.8 + payload"', "0.83"
)
THREE_LINK = ARM.replace(
    "tools:", "  wrist: {type: revolute, parent: fore, child: hand, axis: [0, 1, 0]}\ntools:"
).replace("links:", "links:\n  hand: {mass: 0.2, com: [0.05, 0, 0], inertia: [0.001, 0.001, 0.001, 0, 0, 0]}")
LANGUAGES = pytest.mark.parametrize("ending", ["py", "c"])


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "arm.yaml"
    path.write_text(ARM)
    return path


def generated(source: Path, ending: str, *options: str) -> Path:
    """Generate, and the file with that ending."""
    folder = source.parent / "made"
    result = run("generate", source, "--target", "python,c", "-o", folder, *options)
    assert result.exit_code == 0, result.output
    (file,) = (path for path in folder.glob(f"*.{ending}") if not path.stem.endswith("_test"))
    return file


def verify(file: Path, source: Path) -> Result:
    return run("verify", file, source, "--states", 5)


def said(result: Result) -> str:
    """The one message of a refusal."""
    assert result.exit_code == 1, result.output
    (message,) = result.output.splitlines()
    return message


def tamper(file: Path, function: str) -> None:
    """Change the last digit of the first long constant in a function's formulas."""
    text = file.read_text()
    start = re.search(rf"^(def _|FUNCTION\(two_link_){function}\)?\([^;]*?\n", text, re.M)
    assert start
    number = re.compile(r"\d\.\d*[1-9]").search(text, start.end())
    assert number
    digit = "7" if number.group()[-1] != "7" else "8"
    file.write_text(text[: number.end() - 1] + digit + text[number.end() :])


@LANGUAGES
def test_a_right_file(source: Path, ending: str) -> None:
    """A fresh file is ok in every function and belongs to its source: exit code 0."""
    file = generated(source, ending, "--functions", "all")
    result = verify(file, source)
    assert result.exit_code == 0
    *functions, last = result.output.splitlines()
    assert len(functions) > 30 and all(
        re.match(r"ok    \w+: \S+ of the allowed error at 5 states", f) for f in functions
    )
    assert last == f"{file} belongs to {source}"


@LANGUAGES
def test_a_wrong_number(source: Path, ending: str) -> None:
    """One changed digit gives exit code 1, with the function, the entry, its joints, both values and the state."""
    file = generated(source, ending)
    tamper(file, "mass_matrix")
    result = verify(file, source)
    assert result.exit_code == 1
    wrong = [line for line in result.output.splitlines() if line.startswith("WRONG")]
    assert [line.split(":")[0] for line in wrong] == ["WRONG mass_matrix"]
    number = r"-?\d[\d.e+-]*"
    joints = r"\(joints '(shoulder|elbow)', '(shoulder|elbow)'\)"
    place = rf"entry \[[01], [01]\] {joints} is {number}, the core has {number}, at q = \[{number}, {number}\]"
    assert re.search(place, result.output), result.output


@LANGUAGES
def test_a_wrong_number_among_several_results(source: Path, ending: str) -> None:
    """Of a function with several results and arguments, the message says which result, and the whole state."""
    file = generated(source, ending, "--functions", "acceleration_parts")
    tamper(file, "acceleration_parts")
    output = verify(file, source).output
    assert re.search(
        r"result [012], entry \[[01]\] \(joints? '\w+'\).* at q = \[.*\]; qd = \[.*\]; tau = \[.*\]", output
    )


@LANGUAGES
def test_a_changed_source(source: Path, ending: str) -> None:
    """After the source has changed, the file is right or wrong, but it was not made from it: exit code 1."""
    file = generated(source, ending)
    source.write_text(ARM + "# a remark\n")
    result = verify(file, source)
    assert result.exit_code == 1 and "WRONG" not in result.output
    assert f"{file} was not made from this {source}: the source has changed; generate it again" in result.output
    source.write_text(ARM.replace("mass: 1.2", "mass: 1.3"))
    result = verify(file, source)
    assert result.exit_code == 1 and "WRONG mass_matrix" in result.output and "was not made from" in result.output


def test_line_ends_do_not_matter(source: Path) -> None:
    """A source with other line ends is the same source, wherever it lies."""
    file = generated(source, "py")
    elsewhere = source.parent / "other" / "robot.yaml"
    elsewhere.parent.mkdir()
    elsewhere.write_bytes(ARM.replace("\n", "\r\n").encode())
    assert verify(file, elsewhere).exit_code == 0


# --- options that the head keeps

FRICTION_FREE = (["--no-friction"], " --no-friction")
OPTIONS = [
    FRICTION_FREE,
    (["--no-armature"], " --no-armature"),
    (["--lock", "elbow=pi/3"], " --lock elbow=pi/3"),
    (["--lock", "elbow"], " --lock elbow"),
]


@LANGUAGES
@pytest.mark.parametrize(("options", "words"), OPTIONS, ids=lambda x: x if isinstance(x, str) else "")
def test_options_are_honoured(source: Path, ending: str, options: list[str], words: str) -> None:
    """verify judges by the robot that the head's options describe; without them the same file is wrong."""
    file = generated(source, ending, *options)
    assert verify(file, source).exit_code == 0
    text = file.read_text()
    assert words in text
    file.write_text(text.replace(words, ""))
    assert verify(file, source).exit_code == 1


@LANGUAGES
@pytest.mark.parametrize(
    "options",
    [
        ["--parameters", "mass,com,inertia,gravity"],
        ["--name", "other"],
        ["--name", "pose_of_udu"],
        ["--float32"],
        ["--functions", "energy,pose"],
        ["--lock", "elbow", "--no-friction", "--parameters", "mass", "--name", "three at once"],
    ],
    ids=" ".join,
)
def test_other_options(source: Path, ending: str, options: list[str]) -> None:
    """Parameters, names, single precision and functions of a file are no obstacle."""
    assert verify(generated(source, ending, *options), source).exit_code == 0


def test_declared_parameters(tmp_path: Path) -> None:
    """A robot with parameters is judged at their defaults."""
    source = tmp_path / "arm.yaml"
    source.write_text(TWO_LINK)
    for ending in ("py", "c"):
        assert verify(generated(source, ending, "--parameters", "gravity"), source).exit_code == 0


def test_literal_angles(tmp_path: Path) -> None:
    """Whether 1.5708 was read as pi/2 is kept too: the difference is far above what verify allows."""
    source = tmp_path / "arm.urdf"
    source.write_text(ARM_URDF)
    file = generated(source, "py", "--literal-angles")
    assert verify(file, source).exit_code == 0
    file.write_text(file.read_text().replace(" --literal-angles", ""))
    assert verify(file, source).exit_code == 1
    assert verify(generated(source, "py"), source).exit_code == 0


# --- what cannot be verified


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        (
            "lost.py",
            None,
            f"cannot be read: no such file or directory; give the path of a generated {ENDINGS} file",
        ),
        (
            "a.py",
            b"print('hello')\n",
            f"does not say how it was made; give a {ENDINGS} file that symdyn generate wrote",
        ),
        ("a.c", b"int main(void) { return 0; }\n", "does not say how it was made"),
        ("a.py", b"\xff\xfe\x00", "cannot be read: is not text"),
        (
            "a.txt",
            b"#     symdyn generate arm.yaml\n",
            f"is no generated file that can be run; give the {ENDINGS} file",
        ),
        ("a.py", b"#     symdyn generate arm.yaml\n", "cannot be imported"),
        ("a.py", b"#     symdyn generate arm.yaml\nraise SystemExit(0)\n", "cannot be imported"),
        ("a.py", b"#     symdyn generate arm.yaml\nx = (\n", "cannot be imported"),
        ("a.py", b"#     symdyn generate arm.yaml --name 'x\n", "says how it was made in words that cannot be read"),
        ("a.py", b"#     symdyn generate arm.yaml --colour\n", "was made with options that are not known"),
        (
            "a.c",
            b"/*\n    symdyn generate arm.yaml\n*/\n",
            "cannot be read: no such file or directory; a.c needs its header",
        ),
    ],
)
def test_a_file_that_is_not_ours(source: Path, name: str, data: bytes | None, message: str) -> None:
    """A file that symdyn did not write, or that was spoilt, gives one message that names it, and exit code 1."""
    file = source.parent / name
    if data is not None:
        file.write_bytes(data)
    assert message in said(verify(file, source))


def test_a_source_that_is_not_there(source: Path) -> None:
    """So does a source that cannot be read."""
    file = generated(source, "py")
    assert "cannot be read" in said(verify(file, source.with_name("lost.yaml")))


@LANGUAGES
@pytest.mark.parametrize("other", ["tool", "joints"])
def test_a_wrong_robot(source: Path, ending: str, other: str) -> None:
    """A robot with other tools, or with the same tools and more joints, is told from the file's own."""
    file = generated(source, ending)
    source.write_text(ARM.replace("gripper", "claw") if other == "tool" else THREE_LINK)
    message = said(verify(file, source))
    assert "give the source that the file was made from" in message
    assert ("_gripper', which robot 'two_link' does not have" in message) == (other == "tool")


@LANGUAGES
def test_a_damaged_function(source: Path, ending: str) -> None:
    """A function that stops with an error, or does not compile, is one message, not a traceback."""
    file = generated(source, ending)
    text = file.read_text()
    name = re.search(r"^ +(?:const REAL )?(\w+) = \w+\*\w+;?$", text, re.M)
    assert name
    file.write_text(text[: name.start()] + text[name.end() :])
    message = said(verify(file, source))
    assert message.startswith(f"{file}: ") and name.group(1) in message
    assert ("does not compile" if ending == "c" else "cannot be run") in message


def test_no_compiler(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a C compiler, a C file cannot be verified, and the message says what to do."""
    file = generated(source, "c")
    monkeypatch.setenv("CC", "/nonexistent/cc")
    expected = "/nonexistent/cc: no C compiler of that name is found; install gcc or clang, or name yours: CC=..."
    assert said(verify(file, source)) == expected
    assert verify(file.with_suffix(".py"), source).exit_code == 0


def test_a_compiler_for_another_machine(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled and cannot be loaded here ends in one line, as with a cross compiler."""
    file, other = generated(source, "c"), tmp_path / "other-cc"
    other.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\necho of another machine > "$2"\n')
    other.chmod(0o755)
    monkeypatch.setenv("CC", str(other))
    told = said(verify(file, source))
    assert told.startswith(f"{other}: makes what does not run here: ")
    assert told.endswith("; name a compiler for this machine: CC=...") and "generated.so" not in told


def test_the_self_test_program_is_not_the_file(source: Path) -> None:
    """The generated test program is told from the generated source."""
    file = generated(source, "c")
    assert "needs its header" in said(verify(file.with_name("two_link_test.c"), source))


ALONE = """name: {name}
gravity: {gravity}
links:
  body: {{mass: {mass}, com: {com}, inertia: [{inertia}, {inertia}, {inertia}, 0, 0, 0]}}
joints:
  turn: {{type: revolute, parent: base, child: body, axis: [1/3, 2/3, -2/3]}}
tools:
  tip: {{link: body}}
"""


@LANGUAGES
@pytest.mark.parametrize(
    "robot",
    [
        {"name": "ball", "gravity": [0, 0, 0], "mass": 0.1, "com": [0, 0, 0], "inertia": 0.0002},
        {"name": "turntable", "gravity": [3.27, 6.54, -6.54], "mass": 5000, "com": [1, 0.3, -0.5], "inertia": 1000},
    ],
    ids=lambda robot: robot["name"],
)
def test_what_vanishes_is_not_called_wrong(tmp_path: Path, robot: dict[str, object], ending: str) -> None:
    """Large terms cancel in the core and leave rounding where the generated code has an exact zero."""
    source = tmp_path / "alone.yaml"
    source.write_text(ALONE.format(**robot))
    result = verify(generated(source, ending, "--functions", "all"), source)
    assert result.exit_code == 0, result.output


PAN_TILT = """name: pan_tilt
links:
  table: {mass: 2000, com: [0.4, -0.2, 0.3], inertia: [300, 310, 500, 5, -3, 2]}
  pan: {mass: 0.3, com: [0.01, 0, 0.02], inertia: [0.0002, 0.0003, 0.0002, 0, 0, 0]}
  tilt: {mass: 0.2, com: [0.02, 0.01, 0], inertia: [0.0001, 0.0002, 0.0002, 0, 0, 0]}
joints:
  turn: {type: revolute, parent: base, child: table, axis: [0, 0, 1], origin: {rpy: [0.3, 0.2, 0.1]}}
  pan: {type: revolute, parent: table, child: pan, axis: [0, 0, 1], origin: {xyz: [1, 0, 0.5], rpy: [0.1, 0, 0.4]}}
  tilt: {type: revolute, parent: pan, child: tilt, axis: [0, 1, 0], origin: {xyz: [0, 0, 0.05]}}
tools: {lens: {link: tilt, origin: {xyz: [0.05, 0, 0]}}}
"""


@LANGUAGES
def test_small_forces_beside_large_ones_are_not_called_wrong(tmp_path: Path, ending: str) -> None:
    """What two tonnes leave of rounding in the core is no fault of the generated code."""
    source = tmp_path / "pan_tilt.yaml"
    source.write_text(PAN_TILT)
    result = run("verify", generated(source, ending, "--functions", "all"), source)
    assert result.exit_code == 0, result.output


def test_a_file_that_lacks_a_function(source: Path) -> None:
    """The head's command says what a file has; what is missing was not verified."""
    file = generated(source, "py")
    text = re.sub(r'^    "udu": .*\n', "", file.read_text(), flags=re.M)
    file.write_text(text)
    assert "lacks the function 'udu'" in said(verify(file, source))


@pytest.mark.parametrize("damage", ["0.0f/0.0f*", "-5.0f*"])
def test_where_no_digit_is_sure_the_first_is_still_expected(tmp_path: Path, damage: str) -> None:
    """Two joints with 1e9 between their inertias leave single precision no sure digit; nonsense is still seen."""
    source = tmp_path / "pair.yaml"
    body = "com: [0, 0, 0]"
    source.write_text(
        f"name: pair\nlinks: {{a: {{mass: 1e5, {body}, inertia: [1e5, 1e5, 1e5, 0, 0, 0]}}, "
        f"b: {{mass: 1e-4, {body}, inertia: [1e-4, 1e-4, 1e-4, 0, 0, 0]}}}}\njoints:\n"
        "  one: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}\n"
        "  two: {type: revolute, parent: base, child: b, axis: [0, 0, 1]}\n"
    )
    file = generated(source, "c", "--float32", "--functions", "forward_dynamics")
    assert verify(file, source).exit_code == 0
    file.write_text(file.read_text().replace("qdd[1] = ", f"qdd[1] = {damage}"))
    assert "WRONG forward_dynamics" in verify(file, source).output


def test_a_robot_whose_name_is_a_command(source: Path) -> None:
    """The command is the indented line of the head, not the first that looks like one."""
    source.write_text(ARM.replace("name: two_link", 'name: "symdyn generate foo --lock x"'))
    assert verify(generated(source, "py"), source).exit_code == 0


def test_one_percent_of_a_loop_force(tmp_path: Path) -> None:
    """States near a singular pose, where loop forces are huge, excuse nothing elsewhere."""
    source = ROOT / "robots" / "two_arms.yaml"
    folder = tmp_path / "made"
    assert run("generate", source, "--functions", "loops", "--target", "c", "-o", folder).exit_code == 0
    file = folder / "two_arms.c"
    text = re.sub(r"(loop_forces\[0\] = )(.*);", r"\g<1>1.01*(\2);", file.read_text())
    assert text != file.read_text()
    file.write_text(text)
    assert "WRONG constrained_forward_dynamics" in run("verify", file, source).output


@pytest.mark.parametrize("ending", ["py", "c", "mjs"])
def test_defaults_are_the_robots(ending: str, tmp_path: Path) -> None:
    """Functions are judged at parameters that are given; other defaults than the robot's are found all the same."""
    robot = ROOT / "robots" / "planar2.yaml"
    made = ["generate", robot, "--functions", "gravity_forces", "--target", "python,c,javascript", "-o", tmp_path]
    assert run(*made).exit_code == 0
    file = tmp_path / f"planar2.{ending}"
    text = file.read_text()
    assert "9.81" in text
    file.write_text(text.replace("g: 9.81", "g: 9.18").replace('"g": 9.81', '"g": 9.18').replace("= 9.81;", "= 9.18;"))
    result = run("verify", file, robot, "--states", 2)
    assert result.exit_code == 1 and "has 9.18 as default of 'g', robot 'planar2' has 9.81" in result.output


@pytest.mark.parametrize("robot", ["fourbar", "puma560"])
def test_freed_defaults_are_the_robots(robot: str, tmp_path: Path) -> None:
    """Freed inertias are differences: the robot's own, in floats, round otherwise than those of the file, and are the same."""
    made = ["generate", robot, "--functions", "gravity_forces", "--parameters", "mass,com,inertia,length"]
    assert run(*made, "-o", tmp_path).exit_code == 0
    file = tmp_path / f"{robot}.py"
    result = run("verify", file, robot, "--states", 2)
    assert result.exit_code == 0, result.output
    text = file.read_text()
    wrong = re.sub(r'("inertia_\w+_zz": 0\.[0-9]{4})', r"\g<1>1", text, count=1)
    assert wrong != text
    file.write_text(wrong)
    result = run("verify", file, robot, "--states", 2)
    assert result.exit_code == 1 and "as default of 'inertia_" in result.output


def test_names_that_a_head_cannot_hold(tmp_path: Path) -> None:
    """A tool whose name cannot stand in a comment cannot be chosen: the file could not be verified."""
    robot = tmp_path / "arm.yaml"
    robot.write_text(TWO_LINK.replace("gripper:", '"x */ y":'))
    result = run("generate", robot, "--tools", "x */ y", "-o", tmp_path)
    assert result.exit_code == 1 and "x */ y: cannot be kept in the head of a file" in result.output
    assert run("generate", robot, "-o", tmp_path).exit_code == 0


def test_of_a_robot_that_the_head_cannot_read(tmp_path: Path) -> None:
    """What the file's own options say of another source is said of the file."""
    assert run("generate", "solo12", "--floating", "--functions", "kinetic_energy", "-o", tmp_path).exit_code == 0
    result = run("verify", tmp_path / "solo12.py", "humanoid_floating")
    assert result.exit_code == 1
    assert re.search(r"solo12\.py: --floating base: is in its head, but link 'world'.*give the source", result.output)
