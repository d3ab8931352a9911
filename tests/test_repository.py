"""What people expect of a repository: recipes that work when followed, a citation, types in the wheel, CI, hooks."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml

from symdyn.version import __version__
from tests.collection import ROOT

COPIED = ("symdyn", "templates", "robots", "docs", "tests", "benchmarks", "pyproject.toml", "README.md", "Makefile")
TEACHES = "CONTRIBUTING.md"


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def plain(name: str) -> Any:
    """A YAML file with every scalar as text: `on` is no truth."""
    return yaml.load(text_of(name), yaml.BaseLoader)


def test_what_is_thorough_is_run() -> None:
    """`make thorough` names every file of tests that has more under `--thorough`."""
    (named,) = re.findall(r"pytest -n auto --thorough (.*?)>", text_of("Makefile").replace("\\\n", ""), re.S)
    asking = re.compile(r"mark\.thorough|arms_first\(|--thorough")
    others = [path for path in (ROOT / "tests").glob("test_*.py") if path != Path(__file__)]
    found = {f"tests/{path.name}" for path in others if asking.search(path.read_text(encoding="utf-8"))}
    assert len(found) > 5 and found <= set(named.split())


# --- the recipes of CONTRIBUTING.md


SLOW = {"pytest tests/test_operations.py --update", "pytest tests/test_goldens.py --update"}
"""Commands of the recipes that run over all robots."""


def recipe(title: str) -> str:
    """A section of the page."""
    (found,) = re.findall(rf"^## Add {title}\n(.*?)(?=^## |\Z)", text_of(TEACHES), re.M | re.S)
    return str(found)


def blocks(text: str, kind: str) -> list[str]:
    """Its blocks of code of a kind."""
    return [dedent(found) for found in re.findall(rf"^ *```{kind}\n(.*?)^ *```$", text, re.M | re.S)]


def change(folder: Path, text: str) -> None:
    """Make the changes that a recipe shows: after `+++ FILE` lines that go, come or stay; a new file where all come."""
    hunks = [hunk for block in blocks(text, "diff") for hunk in re.split(r"^\+\+\+ ", block, flags=re.M)[1:]]
    assert hunks
    for hunk in hunks:
        name, *lines = hunk.splitlines()
        old = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
        new = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
        file = folder / name
        if old:
            before = f"\n{file.read_text(encoding='utf-8')}"
            assert before.count(f"\n{old}") == 1, f"{name} has not once:\n{old}"
            new = before.replace(f"\n{old}", f"\n{new}").removeprefix("\n")
        else:
            assert not file.exists(), name
        file.write_text(new, encoding="utf-8")


def follow(folder: Path, text: str) -> None:
    """Run the commands of a recipe, and the linter over what it made."""
    typed = [line.removeprefix("$ ") for block in blocks(text, "console") for line in block.splitlines()]
    linters = ["ruff check symdyn tests docs", "ruff format --check symdyn tests docs"]
    for line in [*(line for line in typed if line not in SLOW), *linters]:
        words, _, place = line.partition(" > ")
        program, *rest = shlex.split(words)
        command = [sys.executable, *([] if program == "python" else ["-m", program]), *rest]
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        if place:
            (folder / place).write_text(done.stdout, encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What the recipes change, where it may be changed."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def test_the_recipe_for_a_robot(copy: Path) -> None:
    """The file shown is a robot that ships once its number is changed; Pinocchio and MuJoCo agree with the core on it."""
    text = recipe("a robot")
    (shown,) = blocks(text, "yaml")
    (copy / "robots" / "furuta.yaml").write_text(shown, encoding="utf-8")
    change(copy, text)
    before = (copy / "benchmarks" / "operations.txt").read_text(encoding="utf-8")
    follow(copy, text)
    after = (copy / "benchmarks" / "operations.txt").read_text(encoding="utf-8")
    assert "\nfuruta " in after and "\nfuruta " not in before
    kept = [line for line in after.splitlines() if line in before.splitlines()]
    assert set(before.splitlines()) <= set(kept)  # no other row changes


def test_the_recipe_for_a_quantity(copy: Path) -> None:
    """The changes shown give a quantity in every language that equals the core, a row on its page, and pass their tests."""
    text = recipe("a quantity")
    change(copy, text)
    follow(copy, text)
    assert "`joint_momenta`" in (copy / "docs" / "quantities.md").read_text(encoding="utf-8")
    opened = {
        "py": "def joint_momenta(",
        "c": "FUNCTION(panda_joint_momenta)(",
        "mjs": "export function joint_momenta(",
    }
    for name, word in ((f"panda.{ending}", word) for ending, word in opened.items()):
        assert word in (copy / "build" / "momenta" / name).read_text(encoding="utf-8")


def test_the_recipe_for_a_joint_kind(copy: Path) -> None:
    """The changes shown give a joint of two columns that is read, judged and written in every language."""
    text = recipe("a joint kind")
    change(copy, text)
    follow(copy, text)
    assert "\nNV = 4\n" in (copy / "build" / "drill" / "drill.py").read_text(encoding="utf-8")
    locked = (copy / "drill.yaml").read_text(encoding="utf-8").replace("viscous: 0.1", "locked: 0.1")
    (copy / "locked.yaml").write_text(locked, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"post.*locked: must be 0 for a cylindrical joint"):
        follow(copy, "```console\n$ symdyn check locked.yaml\n```\n")


def test_a_recipe_that_does_not_fit_fails(tmp_path: Path) -> None:
    """A place that is not there, or there twice, and a new file that exists are told."""
    (tmp_path / "file.py").write_text("a = 1\nb = 2\na = 1\n")
    for lines in (" c = 3\n+d = 4\n", "-a = 1\n+a = 2\n", "-a\n+b\n", "+a = 1\n"):
        with pytest.raises(AssertionError, match=r"file\.py"):
            change(tmp_path, f"```diff\n+++ file.py\n{lines}```\n")
    change(tmp_path, "```diff\n+++ file.py\n b = 2\n-a = 1\n+a = 2\n```\n")
    assert (tmp_path / "file.py").read_text() == "a = 1\nb = 2\na = 2\n"


def test_slow_commands_are_in_the_recipes() -> None:
    """What is left out here is what the page shows."""
    typed = {line.removeprefix("$ ") for block in blocks(text_of(TEACHES), "console") for line in block.splitlines()}
    assert typed >= SLOW


# --- the other files


def test_the_citation_names_the_papers() -> None:
    """Five references with the titles and years of docs/mathematics.md, and the version that is."""
    cited = plain("CITATION.cff")
    assert cited["cff-version"] == "1.2.0" and cited["version"] == __version__ and cited["title"] == "symdyn"
    papers = re.findall(r"^\| ([A-Z]+) \| .*?\*(.+?)\*(.+) \|$", text_of("docs/mathematics.md"), re.M)
    told = {re.split(r"\W", it["notes"])[0]: it for it in cited["references"]}
    assert len(papers) == len(told) == len(cited["references"]) == 5
    for letters, title, rest in papers:
        reference = told[letters]
        assert reference["title"] == title and reference["year"] in rest
        assert reference["type"] and all(author["family-names"] for author in reference["authors"])


def test_the_workflow_is_what_ci_runs() -> None:
    """On push and pull request, every Python from the oldest to 3.13 runs .ci/run; nothing lets it pass without."""
    workflow = plain(".github/workflows/ci.yml")
    assert {"push", "pull_request"} <= set(workflow["on"])
    (job,) = workflow["jobs"].values()
    assert set(job) == {"runs-on", "timeout-minutes", "strategy", "steps"}  # no `if`, no `continue-on-error`
    (oldest,) = re.findall(r'^requires-python = ">=3\.(\d+)"$', text_of("pyproject.toml"), re.M)
    assert job["strategy"]["matrix"] == {"python": [f"3.{minor}" for minor in range(int(oldest), 14)]}
    *tools, run = job["steps"]
    assert run == {"run": "bash .ci/run", "env": {"PYTHON": "python${{ matrix.python }}"}}
    assert [step["uses"].split("@")[0] for step in tools] == [
        "actions/checkout",
        "actions/setup-python",
        "actions/setup-node",
    ]
    assert tools[1]["with"] == {"python-version": "${{ matrix.python }}"}
    assert all(set(step) <= {"uses", "with"} for step in tools)
    assert [path.name for path in (ROOT / ".github" / "workflows").iterdir()] == ["ci.yml"]


def test_ci_runs_the_tests() -> None:
    """`.ci/run` stops at the first failure, counts what is skipped as failed, and ends with `make test`."""
    script = text_of(".ci/run").splitlines()
    assert "set -euo pipefail" in script and any(line.startswith("export CI=true") for line in script)
    assert script[-1] == "make test"
    assert "PYTHON ?= python3" in text_of("Makefile").splitlines()


def test_hooks_are_the_linters() -> None:
    """pre-commit runs what `make lint` does, from the project's own environment, over everything."""
    (source,) = plain(".pre-commit-config.yaml")["repos"]
    (lint,) = re.findall(r"^lint:.*\n\t(.+)$", text_of("Makefile"), re.M)
    assert source["repo"] == "local"
    assert [hook["entry"] for hook in source["hooks"]] == lint.replace("$(BIN)", ".venv/bin").split(" && ")
    assert all(hook["language"] == "system" and hook["pass_filenames"] == "false" for hook in source["hooks"])


def test_the_wheel_has_types_templates_and_robots(tmp_path: Path) -> None:
    """Whoever installs symdyn gets its types, and what it reads at run time."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        (about,) = (name for name in names if name.endswith("/METADATA"))
        said = packed.read(about).decode()
    assert {"symdyn/py.typed", "symdyn/execution/driver.mjs", "symdyn/templates/c/source.c.j2"} <= names
    assert "symdyn/templates/robot/my_robot.yaml" in names
    assert {f"symdyn/robots/{path.name}" for path in (ROOT / "robots").glob("*.yaml")} <= names
    assert "Classifier: Typing :: Typed\n" in said and f"\nVersion: {__version__}\n" in said
    assert "Project-URL" not in said
