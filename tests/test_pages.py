"""Every block of code on every page is run, and does what the page shows; what is not run is named here, with its reason.

How each kind is run is in `tests/pages/`. `--update` puts what commands print into the pages.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.collection import ROOT
from tests.pages.blocks import Block, blocks_of
from tests.pages.console import commands, fits
from tests.pages.run import RUN, Page
from tests.test_docs import PAGES

ELSEWHERE = {
    ("CONTRIBUTING.md", "Add a robot"): "test_repository.py",
    ("CONTRIBUTING.md", "Add a quantity"): "test_repository.py",
    ("CONTRIBUTING.md", "Add a joint kind"): "test_repository.py",
    ("adding-a-language.md", "*"): "test_languages.py",
    ("estimation-view.md", "*"): "test_docs.py",
}
"""Sections whose blocks a test of their own runs: recipes that change the repository, a page that a script builds."""

NOT_RUN = {
    "README.md": Counter({"installs": 1, "targets of the Makefile, which run for minutes": 1}),
    "CONTRIBUTING.md": Counter(
        {
            "targets of the Makefile, which run for minutes": 1,
            "renews files of the repository": 1,
            "a pattern, LANG and SUFFIX are yours": 2,
        }
    ),
}
"""What is not run at all, by reason: installing, and what would run the tests within the tests."""

BROUGHT = {"README.md": ("controller.md", "my_arm.urdf")}
"""Files that a reader of a page would bring, and the page that shows them."""

over_pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def elsewhere(page: Path, block: Block) -> bool:
    return (page.name, block.section) in ELSEWHERE or (page.name, "*") in ELSEWHERE


def run(page: Path, folder: Path, *more: str) -> list[dict[str, Any]]:
    """The faults of a page, which is run in an empty folder by a process of its own."""
    left_out = [section for name, section in ELSEWHERE if name == page.name]
    if page.name in BROUGHT:
        other, name = BROUGHT[page.name]
        (shown,) = [block.text for block in blocks_of(ROOT / "docs" / other) if block.kind == "xml"]
        (folder / name).write_text(shown, encoding="utf-8")
    words = [sys.executable, "-m", "tests.pages.run", str(page), str(folder), *more, *left_out]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    faults: list[dict[str, Any]] = json.loads(done.stdout)
    return faults


def show(page: Path, faults: list[dict[str, Any]]) -> str:
    said = []
    for fault in faults:
        said.append(f"{page.name}:{fault['line']}: {fault['what']}")
        if fault["got"] is not None:
            said += [*(f"- {line}" for line in fault["shown"]), *(f"+ {line}" for line in fault["got"])]
    return "\n".join(said)


@over_pages
def test_blocks_run(page: Path, tmp_path: Path, update: bool, pytestconfig: pytest.Config) -> None:
    """All blocks of a page run in order, in one folder, and show what they say."""
    if (page.name, "*") in ELSEWHERE:
        return
    more = ["--thorough"] if pytestconfig.getoption("--thorough") else []
    (tmp_path / "one").mkdir()
    faults = run(page, tmp_path / "one", *more)
    if update and any(fault["got"] is not None for fault in faults):
        renew(page, faults)
        (tmp_path / "two").mkdir()
        faults = run(page, tmp_path / "two", *more)
    assert not faults, show(page, faults)


def renew(page: Path, faults: list[dict[str, Any]]) -> None:
    """The page with what commands print, where it showed all of it."""
    lines = page.read_text(encoding="utf-8").split("\n")
    for fault in reversed([it for it in faults if it["got"] is not None and "..." not in "".join(it["shown"])]):
        start, indent = fault["line"], lines[fault["line"] - 1].index("$")
        lines[start : start + len(fault["shown"])] = [" " * indent + line if line else "" for line in fault["got"]]
    page.write_text("\n".join(lines), encoding="utf-8")


@over_pages
def test_every_block_is_of_a_kind_that_runs(page: Path) -> None:
    """No block is left out but for a reason that is listed here; sections that others run are named by those tests."""
    left_out = Counter(block.why for block in blocks_of(page) if block.mark == "not run")
    assert left_out == NOT_RUN.get(page.name, Counter())
    for block in blocks_of(page):
        assert elsewhere(page, block) or block.kind in RUN, f"{page.name}:{block.line}: {block.kind}"
    for name, test in {(name, test) for (name, _), test in ELSEWHERE.items()}:
        assert name.removesuffix(".md") in (ROOT / "tests" / test).read_text(encoding="utf-8").replace("_", "-")


def test_there_are_many_blocks() -> None:
    """The finder finds: fences in lists, indented blocks, marks."""
    kinds = Counter(block.kind for page in PAGES for block in blocks_of(page))
    assert kinds["console"] > 50 and kinds["python"] > 25 and kinds["yaml"] > 12 and kinds["c"] > 2, kinds
    assert sum(sum(reasons.values()) for reasons in NOT_RUN.values()) <= 6
    assert sum(block.mark == "thorough" for page in PAGES for block in blocks_of(page)) <= 3


# --- the runner sees what is wrong

GOOD = """# A page

```yaml
name: rod
links: {bar: {mass: 2, com: [0.3, 0, 0], inertia: [0.001, 0.06, 0.06, 0, 0, 0]}}
joints: {swing: {type: continuous, parent: base, child: bar, axis: [0, 1, 0]}}
```

```console
$ symdyn generate rod.yaml --target python,c,javascript --no-verify -o .
wrote rod.py
...
$ echo one && echo two
one
two
```

```python
import rod
print(rod.N)  # 1
```

```python
print(rod.NAME)
```

    rod

```c
#include "rod.h"
double q[ROD_N] = {0}, M[ROD_N * ROD_N];
rod_mass_matrix(q, M);
```

```js
import { N } from "./rod.mjs";
if (N !== 1) throw new Error("wrong");
```
"""


BAD = """
```rust
fn main() {}
```

    $ symdyn robots

```yaml
links: {}
```

```yaml
name: bad
links: {}
```

```cmake
project(bad)
```

```python
print(1)
```
"""


def faults_of(text: str, folder: Path) -> list[dict[str, Any]]:
    page = folder / "page.md"
    page.write_text(text, encoding="utf-8")
    (folder / "inside").mkdir()
    return run(page, folder / "inside")


def test_a_good_page_has_no_faults(tmp_path: Path) -> None:
    """Every kind of block runs."""
    assert not faults_of(GOOD, tmp_path)


def test_every_kind_of_fault_is_found(tmp_path: Path) -> None:
    """A page on which every block is wrong has a fault for each."""
    wrong = (
        GOOD.replace("wrote rod.py", "wrote rood.py")
        .replace("two\n```", "three\n```")
        .replace("# 1\n", "# 2\n")
        .replace("\n    rod\n", "\n    rood\n")
        .replace("ROD_N * ROD_N", "ROD_X")
        .replace("N !== 1", "N !== 2")
        + BAD
    )
    found = faults_of(wrong, tmp_path)
    blocks = blocks_of(tmp_path / "page.md")
    right = {"yaml": 1, "python": 1}  # the first robot; what prints is found out by what is shown behind it
    for block in blocks:
        inside = range(block.line, block.line + block.text.count("\n") + 2)
        if not any(fault["line"] in inside for fault in found):
            right[block.kind] -= 1
    assert set(right.values()) == {0}, found
    assert found[-1]["what"].endswith("prints what nothing shows")


@pytest.mark.parametrize(
    ("shown", "got", "equal"),
    [
        (["a"], ["a"], True),
        (["a"], ["a", "b"], False),
        (["a", "..."], ["a", "b", "c"], True),
        (["a", "..."], ["a"], True),
        (["a ... c"], ["a b c"], True),
        (["a ... c"], ["a b d"], False),
        (["...", "z"], ["a"], False),
    ],
)
def test_dots_stand_for_anything_else(shown: list[str], got: list[str], equal: bool) -> None:
    """`...` within a line and as a line of its own; everything beside it counts."""
    assert fits(shown, got) is equal


def test_sessions_are_cut_into_commands() -> None:
    """Commands, their lines, and what they print; a backslash carries on."""
    (first, second) = commands("$ one \\\n    --two\nsaid\n$ three\n", 10)
    assert (first.text, first.line, first.shown) == ("one --two", 11, ["said"])
    assert (second.text, second.shown) == ("three", [])
    with pytest.raises(ValueError, match="begins with a command"):
        list(commands("one\n", 1))


def test_a_block_of_text_hides_nothing() -> None:
    """A block without a language is a formula: commands and imports in it are found."""
    for text in ("$ ls\n", "pip install symdyn\n", "import symdyn\n"):
        page = Page([Block(1, "text", text)])
        page.run(thorough=False)
        assert len(page.faults) == 1
