"""`import symdyn`: every name of the API, what it gives, and what it says to wrong input."""

from __future__ import annotations

import copy
import inspect
import re
import subprocess
import sys
from dataclasses import fields
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from click.testing import CliRunner, Result

import symdyn
from symdyn.api import generated
from symdyn.cli import main
from symdyn.generation.request import Request
from symdyn.options import READING
from tests.collection import ROOT, SHIPPED, name_of
from tests.pages.blocks import blocks_of

PAGE = ROOT / "docs" / "api.md"
ASKED_BY = [name for name in dir(symdyn.Mechanism) if not name.startswith("_")]


def arm_file(folder: Path, **changes: str) -> Path:
    """The two-link arm in a file of its own, with some texts of it changed."""
    text = (ROOT / "robots" / "planar2.yaml").read_text(encoding="utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    path = folder / "arm.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def run(*words: object) -> Result:
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- names


def test_importing_waits_for_nothing() -> None:
    """Neither NumPy nor SymPy nor YAML is loaded with the package, and SymPy is not by loading, checking, showing a robot."""
    program = """
import sys, symdyn
assert symdyn.__version__ and "load" in dir(symdyn)
assert not {"numpy", "sympy", "yaml", "click", "rich"} & set(sys.modules)
arm = symdyn.load("planar2")
print(arm.check(), arm.joints, arm.tools, arm, arm._repr_html_())
assert not {"sympy", "jinja2", "click"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)


def test_every_name_is_there() -> None:
    """A dozen names or so, all of which can be had; others are an AttributeError."""
    assert len(symdyn.__all__) <= 15 and set(symdyn.__all__) <= set(dir(symdyn))
    for name in symdyn.__all__:
        assert getattr(symdyn, name) is getattr(symdyn, name)
    with pytest.raises(AttributeError, match="has no attribute 'lode'"):
        symdyn.lode  # noqa: B018


def test_the_page_shows_every_name() -> None:
    """docs/api.md: every public name and every method of a robot stands in an example, which `tests/test_pages.py` runs."""
    code = "".join(block.text for block in blocks_of(PAGE) if block.kind == "pycon")
    for name in (*symdyn.__all__, *ASKED_BY):
        assert re.search(rf"\.{name}\b", code), f"{name} is not shown"


def test_keywords_are_the_options() -> None:
    """`generate` has the fields of a request as keywords, with its defaults; reading is left to `load`, in the same words."""
    reading = {option.field for option in READING}
    asked = {field.name: field.default for field in fields(Request) if field.name not in {"source", *reading}}
    mine = {name: it.default for name, it in inspect.signature(symdyn.Mechanism.generate).parameters.items()}
    assert {name: mine[name] for name in asked} == asked
    assert set(mine) - set(asked) == {"self", "directory", "verify", "force", "progress"}
    assert {name for name in inspect.signature(symdyn.load).parameters if name != "source"} == reading
    for method in (symdyn.Mechanism.module, symdyn.Mechanism.build):
        own = {
            name: it.default
            for name, it in inspect.signature(method).parameters.items()
            if name not in ("self", "functions")
        }
        assert own == {name: asked[name] for name in own}


# --- which robot is meant


@pytest.mark.parametrize("path", SHIPPED, ids=name_of)
def test_parts_are_those_of_the_robot(path: Path) -> None:
    """Names, order and limits are those that the picture has, joints by their places in q; a bare name is the shipped file."""
    arm = symdyn.load(path.stem)
    assert arm.source == path and path.stem in symdyn.robots()
    shown = str(arm).splitlines()
    said = {joint.name: joint for joint in arm.description.joints}
    for place, joint in enumerate(arm.joints):
        (line,) = [line for line in shown if f" q[{place}] " in line]
        assert joint.index == place and f" {joint.name} " in line and f"{joint.child} " in line
        assert joint.unit == ("m" if joint.kind == "prismatic" else "rad") and joint.kind in line
        assert (joint.parent, joint.child) == (said[joint.name].parent, said[joint.name].child)
        assert joint.limits is None or f"{joint.limits[0]:.4g} to {joint.limits[1]:.4g} {joint.unit}" in line
    assert len(arm.joints) == sum(joint.moves for joint in arm.description.joints)
    for tool in arm.tools:
        assert any(f"{tool.name} " in line and "tool at [" in line for line in shown)
    assert list(arm.parameters) == [parameter.name for parameter in arm.description.parameters]


def test_what_lies_in_the_folder_confuses_nobody(inside: Path) -> None:
    """A folder, then a program, of a shipped robot's name; a robot file of that stem is found by its ending."""
    (inside / "panda").mkdir()
    assert symdyn.load("panda").source == ROOT / "robots" / "panda.yaml"
    (inside / "planar2").write_bytes(b"\x7fELF")
    assert symdyn.load("planar2").name == "planar2"
    arm_file(inside, planar2="mine").rename("planar2.yaml")
    assert symdyn.load("planar2").name == "planar2" and symdyn.load("planar2.yaml").name == "mine"
    assert symdyn.load(Path("planar2.yaml")).name == "mine" and symdyn.load("./planar2.yaml").name == "mine"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("pandda", "pandda: is no file, and no robot that ships; did you mean 'panda'?"),
        ("PANDA", "did you mean 'panda'?"),
        ("wheelbarrow", "give the path of a robot file, or one of allegro, anymal, cartpole"),
        ("panda.yaml", "panda.yaml: cannot be read: no such file or directory; 'panda' alone is the robot that ships"),
        ("arm_of_mine", "arm_of_mine: is no file, and no robot that ships; did you mean 'arm_of_mine.urdf'?"),
        ("mine.yaml", "mine.yaml: cannot be read: no such file or directory; give the path of a robot file"),
        ("lost/arm.urdf", "cannot be read: no such file or directory"),
        (".", "cannot be read: is a directory"),
        ("folder", "folder: cannot be read: is a directory"),
        ("", "'': is no file"),
        ("plain", "has the ending '', which is not known"),
    ],
)
def test_a_robot_that_is_not_there(inside: Path, source: str, said: str) -> None:
    """Misspelt names, missing files and folders are told in one line with a cure, by every command that takes a robot too."""
    (inside / "folder").mkdir()
    (inside / "plain").write_text("name: arm\n")
    (inside / "arm_of_mine.urdf").touch()
    with pytest.raises(symdyn.InputError) as problem:
        symdyn.load(source)
    assert said in str(problem.value) and "\n" not in str(problem.value)
    for words in (
        ["check"],
        ["generate"],
        ["inspect", "mass_matrix"],
        ["convert", "a.yaml"],
        ["verify", ROOT / "generated" / "planar2" / "planar2.py"],
    ):
        command, *rest = words
        result = run(command, *((*rest, source) if command == "verify" else (source, *rest)))
        assert result.exit_code == 1 and said in result.output, command


def test_bare_names_on_the_command_line(inside: Path) -> None:
    """A shipped robot's name does for every command that takes a robot, and heads say the file: not a byte differs."""
    made = run("generate", "planar2", "--target", "python,c,javascript", "-o", "out")
    assert made.exit_code == 0, made.output
    for file in (ROOT / "generated" / "planar2").iterdir():
        if file.is_file():
            assert (inside / "out" / file.name).read_bytes() == file.read_bytes(), file.name
    assert run("verify", "out/planar2.py", "planar2", "--states", "3").exit_code == 0
    assert "robot 'planar2' with 2 moving joints" in run("check", "planar2").output
    assert "M12 = J2 + b12 c2" in run("inspect", "planar2", "mass_matrix[0,1]").output
    assert "planar2.yaml: is a robot file already" in run("convert", "planar2", "a.yaml").output


# --- the core


@pytest.fixture(scope="module")
def everything() -> dict[str, tuple[symdyn.Mechanism, ModuleType]]:
    """Robots with parameters, with loops and several tools, with sliding joints and friction; all their functions."""
    arms = {name: symdyn.load(name) for name in ("planar2", "fivebar", "scara")}
    return {name: (arm, arm.module("all")) for name, arm in arms.items()}


@pytest.mark.parametrize("name", ["planar2", "fivebar", "scara"])
def test_the_core_is_called_as_generated_code_is(
    name: str, everything: dict[str, tuple[symdyn.Mechanism, ModuleType]]
) -> None:
    """The same names, arguments, types, shapes and numbers, for one state, a batch that broadcasts, and none."""
    arm, module = everything[name]
    assert sorted(dir(arm.core)) == sorted(module.OPERATIONS)
    random = np.random.default_rng(1)
    for function in dir(arm.core):
        mine, theirs = getattr(arm.core, function), getattr(module, function)
        labels = [label for label in inspect.signature(theirs).parameters if label != "prepared"]
        assert list(inspect.signature(mine).parameters) == [*labels, "parameters"]
        assert inspect.getdoc(theirs).split("\n\n")[0].split() == mine.__doc__.split("\n\n")[0].split()
        of_tools = (len(module.TOOLS), 6) if function.endswith("under_forces") else (6,)
        shapes = {"f": of_tools, "pi": (len(module.REGRESSOR),)}
        for axes in ([()], [(2, 1), (3,)], [(0,)]):
            given = {
                label: random.uniform(-1, 1, (*axes[i % len(axes)], *shapes.get(label, (module.N,))))
                for i, label in enumerate(labels)
            }
            agree(mine(**given), theirs(**given), function)


def agree(mine: object, theirs: object, function: str) -> None:
    both = (mine, theirs) if isinstance(theirs, tuple) else ((mine,), (theirs,))
    for a, b in zip(*both, strict=True):
        assert type(a) is type(b) and np.shape(a) == np.shape(b), function
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-9 * np.abs(b).max(initial=1.0), err_msg=function)


def test_parameters_of_the_core(everything: dict[str, tuple[symdyn.Mechanism, ModuleType]]) -> None:
    """Values by name are those that `prepare` takes; those not named keep their defaults."""
    arm, module = everything["planar2"]
    q, values = [0.3, -0.4], {"m2": 2.0, "l1": 0.7}
    agree(
        arm.core.mass_matrix(q, parameters=values),
        module.mass_matrix(q, prepared=module.prepare(values)),
        "mass_matrix",
    )
    agree(arm.core.mass_matrix(q, parameters={}), module.mass_matrix(q), "mass_matrix")


@pytest.mark.parametrize(
    ("function", "given", "kind", "said"),
    [
        ("mass_matrix", [[0, 0, 0]], ValueError, "argument 'q' must have shape (..., 2), got (3,)"),
        ("mass_matrix", [0.5], ValueError, "argument 'q' must have shape (..., 2), got ()"),
        ("mass_matrix", [[[0, 0], [0]]], ValueError, "'q' has rows of different lengths"),
        ("mass_matrix", [["a", "b"]], TypeError, "argument 'q' must hold real numbers, got <U1"),
        ("mass_matrix", [[1j, 0]], TypeError, "must hold real numbers, got complex128"),
        ("mass_matrix", [None], TypeError, "must hold real numbers, got NoneType"),
        ("mass_matrix", [np.ma.masked_array([0.0, 0.0], [1, 0])], TypeError, "got a masked array"),
        ("mass_matrix", [], TypeError, "mass_matrix: missing a required argument: 'q'"),
        ("mass_matrix", [[0, 0], [0, 0]], TypeError, "mass_matrix: too many positional arguments"),
        ("bias_forces", [np.zeros((2, 2)), np.zeros((3, 2))], ValueError, "batch axes (2,), (3,) do not broadcast"),
    ],
)
def test_arguments_that_do_not_fit(function: str, given: list[object], kind: type[Exception], said: str) -> None:
    """Arrays of other shapes and what is no number are refused as generated modules do, in the same words."""
    core = symdyn.load("planar2").core
    with pytest.raises(kind, match=re.escape(said)):
        getattr(core, function)(*given)


@pytest.mark.parametrize(
    ("values", "kind", "said"),
    [
        ({"m3": 1.0}, ValueError, "'m3' is no parameter of the robot; known here: m1, m2, l1"),
        ({"m2": [1.0, 2.0]}, ValueError, "parameter 'm2' must be one number, got shape (2,)"),
        ({"m2": "heavy"}, TypeError, "parameter 'm2' must hold real numbers"),
        ([1.0] * 9, TypeError, "parameters must be given by name, got list"),
    ],
)
def test_parameters_that_are_none(values: object, kind: type[Exception], said: str) -> None:
    """Unknown names get a suggestion, values must be single numbers."""
    with pytest.raises(kind, match=re.escape(said)):
        symdyn.load("planar2").core.mass_matrix([0, 0], parameters=values)


def test_parameters_that_make_no_robot(inside: Path) -> None:
    """A value at which the file's own expressions have none is a ValueError."""
    core = symdyn.load(arm_file(inside, **{"l1, 0, 0": "1/l1, 0, 0"})).core
    with pytest.raises(ValueError, match="these parameters make no robot"):
        core.mass_matrix([0, 0], parameters={"l1": 0.0})


@pytest.mark.parametrize(
    ("name", "asked", "said"),
    [
        ("planar2", "mass_matrx", "did you mean 'mass_matrix'?"),
        ("planar2", "pose", "there is one for each tool, pose_tip"),
        ("planar2", "constrained_forward_dynamics", "the robot has no loops"),
        ("snake16", "xyzzy", "dir() lists what it has"),
        ("cartpole", "operational_inertia_pole", "the Jacobian has less than 6 independent rows"),
    ],
)
def test_functions_that_the_core_does_not_have(name: str, asked: str, said: str) -> None:
    """What is missing is an AttributeError that says what there is instead, or why there is none."""
    core = symdyn.load(name).core
    with pytest.raises(AttributeError, match=re.escape(said)):
        getattr(core, asked)
    assert not hasattr(copy.copy(core), asked)


def test_the_core_of_a_singular_robot(inside: Path) -> None:
    """What needs no inverse is there; what does is refused with the joint and a cure in Python's words."""
    core = symdyn.load(arm_file(inside, **{"m2: 0.8": "m2: 0", "i2: 0.011": "i2: 0"})).core
    assert core.mass_matrix([0, 0])[1, 1] == 0
    with pytest.raises(symdyn.InputError, match="joint 'elbow': moves no inertia") as problem:
        core.forward_dynamics([0, 0], [0, 0], [0, 0])
    assert 'lock="elbow"' in str(problem.value) and "--" not in str(problem.value)


def test_a_robot_with_errors_has_no_core(inside: Path) -> None:
    """A negative mass loads, so that `check` can tell; dynamics it has none."""
    arm = symdyn.load(arm_file(inside, **{"m2: 0.8": "m2: -0.8"}))
    assert arm.check().errors
    for asked in (lambda: arm.core, lambda: arm.module("mass_matrix")):
        with pytest.raises(symdyn.InputError, match="mass"):
            asked()


# --- generated code


def test_a_module_is_on_no_disk_and_shows_its_lines(inside: Path) -> None:
    """Nothing is written; the source can be read all the same; options are those of the command."""
    arm = symdyn.load("planar2")
    module = arm.module("mass_matrix+gravity_forces", parameters="mass", name="mine")
    assert not list(inside.iterdir()) and module.__name__ == "mine"
    assert "mass_upper" in module.PARAMETERS and "mass_matrix_and_gravity_forces" in module.OPERATIONS
    assert "def mass_matrix_and_gravity_forces(" in inspect.getsource(module.mass_matrix_and_gravity_forces)
    assert "symdyn generate planar2.yaml --functions mass_matrix+gravity_forces" in inspect.getsource(module)
    assert set(arm.module().OPERATIONS) == set(arm.module("dynamics", "kinematics").OPERATIONS)


def test_what_differs_from_the_core_is_not_given_away(monkeypatch: pytest.MonkeyPatch, inside: Path) -> None:
    """Modules and files are judged before anybody gets them; `verify=False` is for those who must."""
    render = generated.render

    def wrong(*given: object, **options: object) -> dict[str, str]:
        return {name: text.replace("cos(q1)", "0.9*cos(q1)") for name, text in render(*given, **options).items()}

    monkeypatch.setattr(generated, "render", wrong)
    arm = symdyn.load("planar2")
    for asked in (lambda: arm.module("mass_matrix"), lambda: arm.generate("out", functions="mass_matrix")):
        with pytest.raises(symdyn.InputError, match="differs from the core"):
            asked()
    assert not list(inside.iterdir())
    made = arm.generate("out", functions="mass_matrix", verify=False)
    assert made.judgements == () and not arm.verify(made.files[0]).equal and not arm.verify(made.files[0]).good


def test_compiled_code_lives_as_long_as_the_process(inside: Path) -> None:
    """`build` gives what the core gives, in single precision too; its folder is gone when Python ends."""
    program = """
import symdyn
arm = symdyn.load("planar2")
state = [0.1, 0.2], [0.3, 0.4], [0.5, 0.6]
fast, single = arm.build("forward_dynamics"), arm.build("forward_dynamics", float32=True)
assert abs(fast.forward_dynamics(*state) - arm.core.forward_dynamics(*state)).max() < 1e-12
assert single.forward_dynamics(*state).dtype == "float32"
print(fast.__file__)
"""
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=ROOT)
    folder = Path(done.stdout.strip()).parent
    assert folder.name.startswith(".symdyn.") and not folder.exists() and not list(inside.iterdir())


def test_building_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told at once, with a cure."""
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(symdyn.InputError, match="no-such-compiler: no C compiler of that name is found; install gcc"):
        symdyn.load("planar2").build("mass_matrix")


def test_generating_is_what_the_command_does(inside: Path) -> None:
    """The same bytes in the same places, the same lines said, and progress told."""
    told: list[str] = []
    said = run("generate", "planar2", "--functions", "mass_matrix,pose", "--tools", "tip", "--no-friction", "-o", "a")
    made = symdyn.load("planar2").generate(
        "b", functions=["mass_matrix", "pose"], tools=["tip"], friction=False, progress=told.append
    )
    assert said.output == str(made).replace("wrote b", "wrote a") + "\n"
    assert (inside / "a" / "planar2.py").read_bytes() == made.files[0].read_bytes()
    assert list(made.operations) == ["mass_matrix", "pose_tip"] and made.robot == "planar2"
    assert told[0] == "reading" and told[-1] == "writing"
    assert symdyn.load("planar2").generate(functions="mass_matrix").files == (Path("generated/planar2/planar2.py"),)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"functions": ("mas_matrix",)},
            "functions: mas_matrix: is no function and no group; did you mean 'mass_matrix'?",
        ),
        ({"targets": ("rust",)}, "targets: rust: is no target; known here: python, c, javascript"),
        ({"tools": ("tap",)}, "tools: tap: is no tool of 'planar2'; did you mean 'tip'?"),
        ({"parameters": ("mas",)}, "parameters: mas: is no class of parameters; did you mean 'mass'?"),
        ({"name": "numpy"}, 'call the files otherwise: name="my_arm"'),
    ],
)
def test_requests_that_cannot_be_met(inside: Path, given: dict[str, object], said: str) -> None:
    """Told in Python's words, and nothing is written."""
    with pytest.raises(symdyn.InputError, match=re.escape(said)):
        symdyn.load("planar2").generate("out", **given)
    assert not list(inside.iterdir())


def test_names_that_are_no_text() -> None:
    """A list where a name is wanted, or none at all, is a TypeError that names the keyword."""
    arm = symdyn.load("planar2")
    for said, asked in {
        "functions must be names, got list": lambda: arm.module(["mass_matrix"]),
        "tools must be names, got NoneType": lambda: arm.generate("out", tools=None),
        "lock must be names, got int": lambda: symdyn.load("planar2", lock=["elbow", 3]),
    }.items():
        with pytest.raises(TypeError, match=said):
            asked()


def test_files_of_others_stay(inside: Path) -> None:
    """A file that symdyn did not write is replaced by `force=True` only."""
    (inside / "planar2.py").write_text("mine")
    arm = symdyn.load("planar2")
    with pytest.raises(symdyn.InputError, match=r"was not written by symdyn; .*force=True"):
        arm.generate(".", functions="mass_matrix")
    assert (inside / "planar2.py").read_text() == "mine"
    assert arm.generate(".", functions="mass_matrix", force=True).files[0].read_text() != "mine"


def test_a_file_that_has_changed(inside: Path) -> None:
    """A robot is what its file said when it was loaded: code is not generated of another; old code belongs no more."""
    path = arm_file(inside)
    arm = symdyn.load(path)
    file = arm.generate(functions="mass_matrix").files[0]
    assert arm.verify(file, states=3).good
    arm_file(inside, **{"m2: 0.8": "m2: 0.9"})
    with pytest.raises(symdyn.InputError, match="has changed since it was loaded; load it again"):
        arm.module("mass_matrix")
    old = file.read_text(encoding="utf-8").replace('"m2": 0.8', '"m2": 0.9')
    file.write_text(old, encoding="utf-8")
    verdict = symdyn.load(path).verify(file, states=3)
    assert verdict.equal and not verdict.belongs and "was made from another source" in str(verdict)


# --- showing


def test_faults_are_typed_and_show_themselves(inside: Path) -> None:
    """Errors, warnings and notes apart, in the order of the file, a line for each; the command prints those lines."""
    path = arm_file(inside, **{"m2: 0.8": "m2: -0.8", "0.001, i1, i1": "1, 1, 1"})
    faults = symdyn.load(path).check()
    assert all(isinstance(fault, symdyn.Fault) for fault in faults)
    assert {fault.severity for fault in faults.errors} == {symdyn.Severity.ERROR} and faults.warnings
    assert sorted(map(str, (*faults.errors, *faults.warnings, *faults.notes))) == sorted(map(str, faults))
    shown = str(faults).splitlines()
    assert shown == [*map(str, faults), faults.counts] and repr(faults) == str(faults)
    said = run("check", path)
    assert said.exit_code == 1 and set(shown[:-1]) <= set(said.output.splitlines()) and faults.counts in said.output


class Page(HTMLParser):
    """The tags of a page with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.names: set[str] = set()
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.open.append(tag)
        self.names |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


HOSTILE = "<script>alert(1)</script>&amp;"


def test_names_are_no_markup(inside: Path) -> None:
    """Whatever a file calls its links, a notebook shows it as text; the page needs nothing from elsewhere."""
    path = inside / "arm.yaml"
    path.write_text(
        f'name: "{HOSTILE}"\nlinks: {{"{HOSTILE}": {{mass: -1}}}}\n'
        f'joints: {{"{HOSTILE}": {{type: revolute, parent: base, child: "{HOSTILE}", axis: [0, 0, 1]}}}}\n',
        encoding="utf-8",
    )
    arm = symdyn.load(path)
    for html in (arm._repr_html_(), arm.check()._repr_html_()):
        page = Page(html)
        assert set(page.tags) <= {"div", "b", "table", "tr", "th", "td"} and page.names == {"style"} and not page.open
        assert "<script>alert(1)</script>&amp;" in page.text and "url(" not in html


def test_what_a_notebook_shows_of_a_robot() -> None:
    """Every row of the tree, with masses and limits, and what `check` finds."""
    arm = symdyn.load("panda")
    text = Page(arm._repr_html_()).text
    for line in str(arm).splitlines():
        for cell in re.split(r" {2,}", line.strip().lstrip("└├│ ")):
            assert cell in text
    for fault in arm.check():
        assert fault.rule in text and str(fault.at) in text


def test_a_chain_of_a_thousand_links_is_shown(inside: Path) -> None:
    """Depth is no recursion."""
    links = "".join(f"  l{i}: {{mass: 1, inertia: [1, 1, 1, 0, 0, 0]}}\n" for i in range(900))
    joints = "".join(
        f"  j{i}: {{type: revolute, parent: {f'l{i - 1}' if i else 'base'}, child: l{i}, axis: [0, 0, 1]}}\n"
        for i in range(900)
    )
    (inside / "chain.yaml").write_text(f"name: chain\nlinks:\n{links}joints:\n{joints}")
    assert "q[899] revolute" in str(symdyn.load("chain.yaml"))


# --- conversion


def test_converting(inside: Path) -> None:
    """URDF becomes the robot file that the command writes; others and what is there are refused in Python's words."""
    source = ROOT / "tests" / "robots" / "cardan.urdf"
    arm = symdyn.load(source)
    assert arm.convert("a.yaml").read_text(encoding="utf-8") == arm.to_yaml()
    assert run("convert", source, "b.yaml").exit_code == 0
    assert (inside / "a.yaml").read_bytes() == (inside / "b.yaml").read_bytes()
    assert [joint.name for joint in symdyn.load("a.yaml").joints] == [joint.name for joint in arm.joints]
    with pytest.raises(symdyn.InputError, match="exists already; add force=True to replace it"):
        arm.convert("a.yaml")
    assert arm.convert("a.yaml", force=True) == Path("a.yaml")
    with pytest.raises(symdyn.InputError, match="is no name of a robot file"):
        arm.convert("a.txt")
    with pytest.raises(symdyn.InputError, match="is a robot file already"):
        symdyn.load("planar2").to_yaml()


def test_names_with_commas_between_them() -> None:
    """Wherever names are taken, one text may hold several."""
    arm = symdyn.load("planar2")
    assert {"udu", "mass_matrix", "pose_tip"} <= set(vars(arm.module("mass_matrix, udu", "pose_tip")))
