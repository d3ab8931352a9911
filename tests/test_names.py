"""Names: no word of Python, C, C++ or their compilers, and no length, makes a file that does not run; stems are refused."""

from __future__ import annotations

import builtins
import keyword
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from symdyn.emit.names import RESERVED, Namer
from symdyn.emit.stems import LONGEST, broken_rule
from symdyn.emit.text import tuple_lines
from symdyn.execution.compiler import WARNINGS
from tests.node import needs_node
from tests.samples import TWO_LINK
from tests.test_cli import run


def words(text: str) -> list[str]:
    return text.split()


C11 = words("""
    auto break case char const continue default do double else enum extern float for goto if inline int long
    register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
    _Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert _Thread_local _Pragma
""")
C23 = words("""
    alignas alignof bool constexpr false nullptr static_assert thread_local true typeof typeof_unqual _BitInt
    _Decimal128 _Decimal32 _Decimal64 _Float128 _Float64
""")
CPP20 = words("""
    alignas alignof and and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bitand bitor bool break case
    catch char char8_t char16_t char32_t class compl concept const consteval constexpr constinit const_cast continue
    co_await co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern
    false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or
    or_eq private protected public reflexpr register reinterpret_cast requires return short signed sizeof static
    static_assert static_cast struct switch synchronized template this thread_local throw true try typedef typeid
    typename union unsigned using virtual void volatile wchar_t while xor xor_eq final override import module
""")
COMPILERS = words("""
    __FILE__ __LINE__ __DATE__ __TIME__ __func__ __FUNCTION__ __attribute__ __asm__ __inline __restrict __typeof__
    __volatile__ __builtin_sin __GNUC__ __STDC__ __STDC_VERSION__ __cplusplus __COUNTER__ __int128 __extension__
    __label__ __real__ _H _GENERATION _ __ ___ _a a_ a__b __a _A asm typeof linux unix i386
""")
LIBRARIES = words("""
    NULL NAN EOF I HUGE HUGE_VAL INFINITY OVERFLOW UNDERFLOW DOMAIN SING PLOSS TLOSS MAXFLOAT X_TLOSS M_PI M_E
    M_SQRT1_2 M_SQRT1 FP_NAN FP_ZERO FLT_EVAL_METHOD math_errhandling signgam isnan isinf fabs exp log pow gamma j0
    y1 size_t ptrdiff_t wchar_t max_align_t offsetof errno assert main printf
""")
OURS = words("""
    R_H R_GENERATION R_PART R_N R_PARAMETERS R_PREPARED R_P r_sign r_prepare r_default_parameters r_test_pose
    r_generation H GENERATION PART N P PARAMETERS PREPARED np math m sign _sign count state place work k p params
    prepared prepare q qd qdd tau f k0 k1 q0 qd0 par_0 par_1 t_0 s0 c0 NAME JOINTS LIMITS TOOLS OPERATIONS
    SOURCE_SHA256 Array ArrayLike NDArray _BLOCK _evaluate _evaluate_batch _samples _self_test _PREPARED _in_order using
    _Arrays _Symbols _stacked _stacked_using xp library module names zero entries
    _STEPS _Steps _Notes _Value _in_rows _in_few_cells notes steps cells rows columns
    _TYPE _LIBRARY _GENERATION
    R_WIDTH R_SECOND_READING R_LANES_X WIDTH SECOND_READING LANES_X REAL FUNCTION OF ALL lane lanes r_sincos r_vector
    r_places r_load r_store angles sines cosines angles2 rows first quarters over
""")
PYTHON = [*keyword.kwlist, *keyword.softkwlist, "__debug__", "__name__", "__file__", "__builtins__", "__main__"]
EXPRESSIONS = {"pi", "sqrt", "sin", "cos", "tan"}  # mean something else in a robot file and are refused there
WORDS = sorted({*C11, *C23, *CPP20, *COMPILERS, *LIBRARIES, *OURS, *PYTHON} - EXPRESSIONS)
VARIABLES = sorted({*WORDS, *RESERVED, *dir(builtins)} - EXPRESSIONS)  # words that only a variable could hide
LENGTHS = [1, 2, 40, 41, 63, 99, 100, 101, 120, 255, 1000]


def comb(names: Sequence[str], parameters: Sequence[str], tools: Iterable[str]) -> str:
    """A robot `r` of sliders side by side: links and joints have the names, masses are sums of the parameters."""
    masses = [" + ".join(["2", *parameters[i :: len(names)]]) for i in range(len(names))]
    links = [
        f"  '{name}': {{mass: '{masses[i]}', com: [0.1, 0, 0], inertia: [1, 1, 1, 0, 0, 0]}}"
        for i, name in enumerate(names)
    ]
    joints = [
        f"  '{name}': {{type: prismatic, parent: base_of_all, child: '{name}', axis: [0, 0, 1], coulomb: 0.1}}"
        for name in names
    ]
    declared = [f"  '{parameter}': 0.5" for parameter in parameters]
    held = [f"  '{tool}': {{link: '{names[i]}'}}" for i, tool in enumerate(tools)]
    head = ["name: r", *(["parameters:"] if declared else [])]
    return "\n".join([*head, *declared, "links:", *links, "joints:", *joints, "tools:", *held, ""])


def works(folder: Path, text: str, *options: str, stem: str = "r", states: int = 3, targets: str = "python,c") -> None:
    """Generate; run the Python self-test, the C one as strict C99, header and source as C++20; verify all files."""
    source = folder / "robot.yaml"
    source.write_text(text)
    made = run("generate", source, "--target", targets, "-o", folder / "out", *options)
    assert made.exit_code == 0, made.output
    (folder / "out" / "use.cpp").write_text(f'#include "{stem}.h"\nint main() {{ return 0; }}\n')
    for command in (
        [sys.executable, f"{stem}.py"],
        [sys.executable, "-c", f"import {stem}"],
        ["gcc", *WARNINGS, "-O0", "-o", "self_test", f"{stem}.c", f"{stem}_test.c", "-lm"],
        ["./self_test"],
        ["g++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-o", "use", "use.cpp"],
        ["g++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-O0", "-x", "c++", "-c", f"{stem}.c", "-o", "as_cpp.o"],
    ):
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder / "out", check=False)
        assert done.returncode == 0, (command, (done.stdout + done.stderr)[:2000])
    for ending in ("py", "c", "mjs")[: len(targets.split(","))]:
        judged = run("verify", folder / "out" / f"{stem}.{ending}", source, "--states", states)
        assert judged.exit_code == 0, judged.output


def spelt_once(words: Iterable[str]) -> list[str]:
    """Words that stay different as identifiers and as functions of tools, as the rules of a robot file ask."""
    refused = ("all", "_evaluate_batch")
    found = {word.strip("_"): word for word in words if word.strip("_") and f"{word}_" not in words}
    return [word for word in found.values() if word not in refused]


@needs_node
def test_words_as_parameters(tmp_path: Path) -> None:
    """Every keyword, macro, builtin and name of our own is a parameter; all at once the files compile, run and are right."""
    names = [f"link{i}" for i in range(20)]
    words = ("--functions", "inverse_dynamics,pose")
    works(tmp_path, comb(names, VARIABLES, ["tip"]), *words, targets="python,c,javascript")


@pytest.mark.parametrize("part", [0, *(pytest.param(k, marks=pytest.mark.thorough) for k in (1, 2, 3))])
def test_words_as_joints_links_and_tools(part: int, tmp_path: Path) -> None:
    """The same words as names of everything else, a quarter at a time; the freed parameters carry them too."""
    names = spelt_once(WORDS)[part::4]
    works(tmp_path, comb(names, [], names), "--functions", "inverse_dynamics,pose", "--parameters", "mass")


@needs_node
def test_words_in_javascript(tmp_path: Path) -> None:
    """The same words as names of everything else in JavaScript: judged, self-tested, verified."""
    names = spelt_once(WORDS)[::4]
    source = tmp_path / "robot.yaml"
    source.write_text(comb(names, [], names))
    words = ["--target", "javascript", "--functions", "inverse_dynamics,pose", "--parameters", "mass"]
    made = run("generate", source, *words, "-o", tmp_path / "out")
    assert made.exit_code == 0 and "r.mjs equals the core" in made.output, made.output
    assert run("verify", tmp_path / "out" / "r.mjs", source, "--states", 2).exit_code == 0


@pytest.mark.parametrize("length", LENGTHS)
def test_lengths(length: int, tmp_path: Path) -> None:
    """A parameter, joint, link and tool of one to a thousand characters, alone in its robot."""
    name = ("payload" * length)[:length]
    works(tmp_path, comb([name], [name], [name]), "--functions", "dynamics,kinematics")
    built = run("build", tmp_path / "out" / "r.c")
    assert built.exit_code == 0, built.output
    code = (
        f"import r, r_native as n; assert (n.JOINTS, n.TOOLS, n.PARAMETERS) == (r.JOINTS, r.TOOLS, r.PARAMETERS) and \
r.JOINTS == ({name!r},)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path / "out", check=True)


def test_lengths_together(tmp_path: Path) -> None:
    """Long names that begin alike stay apart."""
    names = [f"{'a' * (length - 1)}{end}" for length in LENGTHS for end in "xy"]
    works(tmp_path, comb(names, names, names), "--functions", "inverse_dynamics,pose", "--parameters", "com")


def test_ordinary_names_stay() -> None:
    """Names that mean nothing elsewhere are used as they are."""
    ordinary = ["payload", "m1", "M2", "Ixx", "l_arm", "K", "DH", "J12", "mass_hand", "a" * 40, "M_inverse"]
    namer = Namer()
    assert [namer.fixed(name) for name in ordinary] == ordinary


def test_a_tuple_of_one_long_item() -> None:
    """A tuple with one item has one comma, on one line and broken over three."""
    for size in (1, 90, 91, 92, 95, 99, 100, 200):
        lines = tuple_lines("x = (", [repr("a" * size)])
        found: dict[str, object] = {}
        exec("\n".join(lines), found)
        assert found["x"] == ("a" * size,)


# --- stems

SAFE_STEMS = words("""
    state report differing main sign want got k q r size_t int class N c test_ tests my_math row wrong batch part
""")


@pytest.mark.parametrize("stem", SAFE_STEMS)
def test_stems_that_look_dangerous(stem: str, tmp_path: Path) -> None:
    """Robots called like a name inside the generated files, or like a keyword, work; keywords get an underscore."""
    spelt = f"{stem}_" if stem in ("int", "class") else stem
    text = TWO_LINK.replace("payload: 0.0", "payload: 0.5").replace("elbow", "h").replace("shoulder", "part")
    works(tmp_path, text, "--name", stem, "--functions", "udu,inverse_dynamics,pose", stem=spelt)


@pytest.mark.parametrize(
    ("target", "stems"),
    [
        ("python", "numpy torch casadi math random types string test json symdyn __main__ __init__ _thread"),
        (
            "c",
            "math string stdio stddef complex time unistd pthread sched features Math STRING m M dbl flt int8 _x __x "
            "_Bool Python",
        ),
    ],
)
def test_stems_that_are_refused(target: str, stems: str, tmp_path: Path) -> None:
    """A name that hides a module or header, or opens the library's macros, is refused before the work, in one line."""
    source = tmp_path / "robot.yaml"
    for stem in stems.split():
        source.write_text(TWO_LINK.replace("name: two_link", f"name: {stem}"))
        for place, options in ((f"{source}:1", []), ("--name", ["--name", stem])):
            told = run("generate", source, "--target", target, "-o", tmp_path / "out", *options)
            assert told.exit_code == 1 and told.output.count("\n") == 1, (stem, told.output)
            assert told.output.startswith(f"{place}: name '{stem}': "), told.output
            assert told.output.endswith("; call the files otherwise: --name my_arm\n")
        assert run("inspect", source, "mass_matrix[0,0]").exit_code == 0
    assert not (tmp_path / "out").exists()


def test_stems_are_judged_by_language() -> None:
    """What only one language uses is refused for that one alone."""
    assert broken_rule("json", ["python"]) and not broken_rule("json", ["c"])
    assert broken_rule("unistd", ["c"]) and not broken_rule("unistd", ["python"])
    assert not broken_rule("numpy", [])


def test_every_module_of_this_python_is_known() -> None:
    """The list of modules is frozen; no public module of the Python that runs is missing."""
    assert [name for name in sys.stdlib_module_names if not broken_rule(name, ["python"])] == []


def test_long_stems(tmp_path: Path) -> None:
    """The longest stem works, one character more is refused."""
    works(tmp_path, TWO_LINK.replace("payload: 0.0", "payload: 0.5"), "--name", "a" * LONGEST, stem="a" * LONGEST)
    told = run("generate", tmp_path / "robot.yaml", "--name", "a" * (LONGEST + 1))
    assert told.exit_code == 1 and "has 101 characters, files and functions can be called by 100 at most" in told.output
