"""`--tools`: which tools get functions, in every language and in all that speaks of tools."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from symdyn.execution.python import load_python
from symdyn.generation import Request, generate
from symdyn.generation.request import OPTIONS, request_of_command
from tests.collection import ROOT
from tests.test_cli import run

TWO_ARMS, FOURBAR, SCARA = (ROOT / "robots" / f"{name}.yaml" for name in ("two_arms", "fourbar", "scara"))
LEFT, RIGHT = "bar_end", "right_grip"


def made(folder: Path, source: Path, *options: str) -> dict[str, str]:
    """Generate in every language; the texts by their endings."""
    result = run("generate", source, "--target", "python,c,javascript", "-o", folder, *options)
    assert result.exit_code == 0, result.output
    return {path.suffix: path.read_text() for path in folder.iterdir() if not path.stem.endswith("_test")}


def functions(text: str) -> set[str]:
    return set(re.findall(r"^(?:def|void two_arms|export function)[ _](\w+)\(", text, re.M))


def test_only_the_tools_named(tmp_path: Path) -> None:
    """Functions, TOOLS, the head's list, the command and the manifest know only those, in every language."""
    texts = made(tmp_path, TWO_ARMS, "--tools", RIGHT)
    manifest = json.loads(texts.pop(".json"))
    assert manifest["tools"] == [RIGHT]
    for text in texts.values():
        assert f"Tools: {RIGHT}." in text and f"--tools {RIGHT}\n" in text
        assert not [name for name in functions(text) if LEFT in name]
    assert f'TOOLS = ("{RIGHT}",)' in texts[".py"] and f"pose_{RIGHT}" in functions(texts[".py"])
    assert f"pose_{RIGHT}" in functions(texts[".h"]) & functions(texts[".mjs"])


def test_the_order_is_that_of_the_file(tmp_path: Path) -> None:
    """All of them, in any order, make the files that none makes; but for the command."""
    named = made(tmp_path / "named", TWO_ARMS, "--tools", f"{RIGHT}, {LEFT}")[".py"]
    everything = made(tmp_path / "all", TWO_ARMS)[".py"]
    assert named.replace(f" --tools {RIGHT},{LEFT}", "") == everything


@pytest.mark.parametrize("ending", ["py", "c", "mjs"])
def test_verify_honours_them(tmp_path: Path, ending: str) -> None:
    """The functions of the tools named, and no others, are looked for; the matrix of all tools is over these."""
    made(tmp_path, TWO_ARMS, "--tools", RIGHT, "--functions", "pose,operational_inertia_inverse_all")
    result = run("verify", tmp_path / f"two_arms.{ending}", TWO_ARMS, "--states", 5)
    assert result.exit_code == 0, result.output
    assert [line.split(":")[0] for line in result.output.splitlines()[:-1]] == [
        f"ok    pose_{RIGHT}",
        "ok    operational_inertia_inverse_all",
    ]


def test_the_matrix_of_all_tools_is_over_those_named(tmp_path: Path) -> None:
    """It is the block of the one over all tools of the file."""
    made(tmp_path / "one", TWO_ARMS, "--tools", RIGHT, "--functions", "operational_inertia_inverse_all")
    made(tmp_path / "all", TWO_ARMS, "--functions", "operational_inertia_inverse_all")
    one, both = (load_python(tmp_path / place / "two_arms.py") for place in ("one", "all"))
    q = np.linspace(-1.0, 1.0, one.N)
    rows = 6 * both.TOOLS.index(RIGHT) + np.arange(6)
    whole = both.operational_inertia_inverse_all(q)
    assert one.operational_inertia_inverse_all(q).shape == (6, 6)
    assert np.allclose(one.operational_inertia_inverse_all(q), whole[np.ix_(rows, rows)], rtol=1e-12, atol=0)


def test_loops_use_the_tools_of_the_file(tmp_path: Path) -> None:
    """A loop between tools that get no functions is held all the same."""
    tool = generate(Request(str(FOURBAR), ("pose",))).functions[0].tool
    assert tool is not None
    made(tmp_path, FOURBAR, "--tools", tool.name, "--functions", "pose,constrained_forward_dynamics")
    assert run("verify", tmp_path / "fourbar.c", FOURBAR, "--states", 5).exit_code == 0


def test_unknown_tools(tmp_path: Path) -> None:
    """A misspelt name is refused with a suggestion."""
    result = run("generate", TWO_ARMS, "-o", tmp_path / "out", "--tools", "right_grp")
    assert result.exit_code == 1 and not (tmp_path / "out").exists()
    assert result.output == "--tools: right_grp: is no tool of 'two_arms'; did you mean 'right_grip'?\n"


def test_a_robot_without_tools(tmp_path: Path) -> None:
    """It has none to choose from."""
    source = tmp_path / "bare.yaml"
    source.write_text(re.sub(r"tools:\n(  .*\n)+", "", SCARA.read_text()))
    result = run("generate", source, "-o", tmp_path / "out", "--tools", RIGHT)
    assert result.exit_code == 1 and result.output == "--tools: right_grip: is no tool of 'scara'; it has none\n"


@pytest.mark.parametrize(
    "request_",
    [
        Request("a b.yaml"),
        Request(
            "arm.yaml",
            ("all",),
            ("python", "c"),
            ("mass", "com"),
            False,
            False,
            True,
            "libm",
            "x y",
            ("a=1", "b"),
            True,
            True,
            ("t",),
            ("l", "a-b"),
        ),
        Request("arm.yaml", ("mass_matrix+pose", "energy"), tools=("left hand", "b")),
    ],
    ids=["defaults", "everything", "words"],
)
def test_a_command_is_read_back(request_: Request) -> None:
    """Every option that a head spells is understood again."""
    assert request_of_command(request_.command, "made.py", request_.source) == request_


def test_every_field_of_a_request_is_an_option() -> None:
    """But for the source, which is the argument; each is spelt once."""
    fields = [option.field for option in OPTIONS]
    assert sorted(fields) == sorted(set(Request.__dataclass_fields__) - {"source"})
    assert len({option.flag for option in OPTIONS}) == len(OPTIONS)


@pytest.mark.parametrize("words", ["--colour", "--tools", "--name arm extra", "--lock"])
def test_commands_that_are_not_ours(words: str, tmp_path: Path) -> None:
    """A head with other options, or one that ends too soon, is one message."""
    file = tmp_path / "arm.py"
    file.write_text(f'"""Arm.\n\n    symdyn generate two_arms.yaml {words}\n"""\n')
    result = run("verify", file, TWO_ARMS)
    assert result.exit_code == 1
    assert re.fullmatch(rf"{file}: was made with options that are not known: \S+; generate it again\n", result.output)
