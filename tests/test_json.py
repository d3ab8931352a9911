"""`--json`: one document on standard output with the keys that docs/command-line.md lists, and the same exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from symdyn.cli.json import answer as print_answer
from symdyn.description.source import shipped_robots
from tests.collection import ROOT
from tests.samples import TWO_LINK
from tests.test_cli import run
from tests.test_docs import quoted, rows
from tests.test_verify import tamper

PAGE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
FAULT = ("severity", "file", "line", "subject", "rule", "cure", "message")


def answer(*typed: object, code: int = 0) -> dict[str, Any]:
    """The document, which is all that is printed."""
    result = run(*typed, "--json")
    assert result.exit_code == code, result.output
    assert not result.stderr
    document = json.loads(result.stdout, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))
    assert list(document)[:2] == ["ok", "faults"] and document["ok"] is (code == 0)
    assert all(tuple(fault) == FAULT for fault in document["faults"])
    return dict(document)


def keys(command: str) -> list[str]:
    """What the page says a command answers with."""
    (row,) = (row for row in rows(PAGE, "## JSON") if row[0] == f"`{command}`")
    return ["ok", "faults", *quoted(row[1])]


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("two_link.yaml")
    path.write_text(TWO_LINK)
    return path


def test_check(source: Path) -> None:
    """Names that the robot has, and every finding with its parts; an error is exit code 1."""
    document = answer("check", source)
    assert list(document) == keys("check")
    assert (document["file"], document["robot"], document["joints"]) == (
        "two_link.yaml",
        "two_link",
        ["shoulder", "elbow"],
    )
    assert document["tools"] == ["gripper"] and document["parameters"] == {"payload": 0.0}
    (note,) = document["faults"]
    assert (note["severity"], note["line"], note["subject"]) == ("note", 9, "joints")
    assert note["message"] == run("check", source).output.splitlines()[0]
    source.write_text(TWO_LINK.replace("mass: 1.2", "mass: -1.2"))
    faults = answer("check", source, code=1)["faults"]
    assert {fault["severity"] for fault in faults} >= {"error"}


@pytest.mark.parametrize(
    ("typed", "file", "line", "cure"),
    [
        (["broken.yaml"], "broken.yaml", 6, "did you mean 'mass'?"),
        (["nowhere.yaml"], "nowhere.yaml", None, "give the path of a robot file"),
        (["pnda"], "pnda", None, "did you mean 'panda'?"),
        (["panda", "--lock", "panda_joint9"], "--lock", None, "did you mean 'panda_joint8'?"),
    ],
)
def test_what_cannot_be_read_is_json_too(
    source: Path, typed: list[str], file: str, line: int | None, cure: str
) -> None:
    """A file, a name or an option that cannot be understood: the faults and nothing else, exit code 1."""
    Path("broken.yaml").write_text(TWO_LINK.replace("mass: 1.2", "mas: 1.2"))
    document = answer("check", *typed, code=1)
    assert list(document) == ["ok", "faults"]
    (fault,) = document["faults"]
    assert (fault["severity"], fault["file"], fault["line"]) == ("error", file, line) and fault["cure"] == cure


def test_wrong_usage_stays_text() -> None:
    """Nobody asked for a document in words that are none."""
    result = run("check", "--json")
    assert result.exit_code == 2 and not result.stdout and "Usage:" in result.stderr


def test_verify_and_bench(source: Path) -> None:
    """Each function with its error, or its costs; a wrong one, or a source that has changed, is exit code 1."""
    assert run("generate", source, "--functions", "mass_matrix,udu", "-o", ".").exit_code == 0
    document = answer("verify", "two_link.py", source, "--states", 5)
    assert list(document) == keys("verify") and document["belongs"] is True and document["states"] == 5
    assert [set(function) for function in document["functions"]] == [{"name", "ok", "error", "message"}] * 2
    assert all(function["ok"] and 0 <= function["error"] <= 1 for function in document["functions"])

    timed = answer("bench", "two_link.py", "--functions", "mass_matrix")
    assert list(timed) == keys("bench") and timed["states"] == 1000
    (file,) = timed["files"]
    (function,) = file["functions"]
    assert file["file"] == "two_link.py" and function["name"] == "mass_matrix"
    assert function["operations"]["mul"] > 0 and function["alone"] > function["batch"] > 0

    tamper(Path("two_link.py"), "mass_matrix")
    wrong = {
        function["name"]: function["ok"] for function in answer("verify", "two_link.py", source, code=1)["functions"]
    }
    assert wrong == {"mass_matrix": False, "udu": True}
    source.write_text(TWO_LINK + "# more\n")
    assert answer("verify", "two_link.py", source, code=1)["belongs"] is False


def test_what_is_not_finite_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON has no infinity, at any depth."""
    print_answer({"functions": [{"error": float("inf"), "states": (1.5, float("nan"))}]}, ok=False)
    assert json.loads(capsys.readouterr().out)["functions"] == [{"error": None, "states": [1.5, None]}]


def test_robots() -> None:
    """Every robot that ships, and one of them with all that its tree shows."""
    document = answer("robots")
    assert list(document) == keys("robots")
    assert [robot["name"] for robot in document["robots"]] == list(shipped_robots())
    assert all(set(robot) == {"name", "title", "file", "joints", "links", "tools"} for robot in document["robots"])
    shown = answer("robots", "show", "planar2")
    assert list(shown) == keys("robots show")
    assert [(joint["name"], joint["q"]) for joint in shown["joints"]] == [("shoulder", 0), ("elbow", 1)]
    assert json.loads(run("robots", "--json", "show", "planar2").stdout) == shown
