"""Who imports whom: the packages of symdyn are those of the picture in docs/design.md, and go in one direction only."""

from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

from tests.collection import ROOT

PAGE = ROOT / "docs" / "design.md"
HEADING = "## Who may import whom"
Graph = dict[str, set[str]]


def home(module: Path) -> str:
    """The package that a module is in; a module at the top is one of its own."""
    parts = module.relative_to(ROOT / "symdyn").with_suffix("").parts
    return parts[0]


def imported(module: Path) -> set[str]:
    """The packages that a module imports from, wherever in its text that stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports name their package in full"
            names = [
                f"{node.module}.{alias.name}" if node.module == "symdyn" else str(node.module) for alias in node.names
            ]
        else:
            continue
        found |= {name.split(".")[1] for name in names if name.startswith("symdyn.")}
    return found


def graph() -> Graph:
    """Every package with those it imports."""
    edges: Graph = {}
    for module in sorted((ROOT / "symdyn").rglob("*.py")):
        package = home(module)
        edges.setdefault(package, set()).update(imported(module) - {package})
    return {package: found for package, found in edges.items() if package not in ("__init__", "__main__")}


def pictured() -> Graph:
    """The table of the page."""
    section = PAGE.read_text(encoding="utf-8").partition(f"{HEADING}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", section, re.M)
    return {package: set(re.findall(r"`(\w+)`", cells)) for package, cells in rows}


def test_the_packages_import_whom_the_picture_shows() -> None:
    """No edge that the page does not have, and none on the page that is not used."""
    real, shown = graph(), pictured()
    assert set(real) == set(shown)
    wrong = [f"{a} imports {b}, which is not in the picture" for a in real for b in sorted(real[a] - shown[a])]
    wrong += [f"{a} does not import {b}, as the picture has it" for a in real for b in sorted(shown[a] - real[a])]
    assert not wrong, "\n".join(wrong)


def test_there_is_no_way_round() -> None:
    """The packages can be ordered so that each imports only what stands before it; the page has such an order."""
    order = list(TopologicalSorter(graph()).static_order())
    assert set(order) == set(graph())
    seen: set[str] = set()
    for package, found in pictured().items():
        assert found <= seen, f"{package} stands before {sorted(found - seen)}"
        seen.add(package)


def test_core_and_symbolic_share_nothing() -> None:
    """What one makes the other judges: neither reaches the other, by whatever way."""
    edges = graph()

    def reached(package: str) -> set[str]:
        found, waiting = set(), [package]
        while waiting:
            new = edges[waiting.pop()] - found
            found |= new
            waiting += new
        return found

    assert not {"symbolic", "passes", "emit"} & reached("core")
    assert "core" not in reached("symbolic") | reached("passes") | reached("emit")


KIND = re.compile(r"revolute|continuous|prismatic|(?:^|_)balls?(?:_|$)|planar|floating|^JointKind$", re.I)


def words_of(module: Path) -> set[str]:
    """The names in a module's code, and its texts but for documentation."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found |= {node.attr, "JointKind"} if ast.unparse(node.value) == "Motion" else {node.attr}
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.alias):
            found.add(node.name)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            found.add(node.value)
    return found


def test_recursions_do_not_know_kinds_of_joints() -> None:
    """Outside `joints/` nothing in core and symbolic names a kind of joint: what differs is asked of the joint itself."""
    for package in ("core", "symbolic"):
        modules = (ROOT / "symdyn" / package).rglob("*.py")
        named = {path: sorted(filter(KIND.search, words_of(path))) for path in modules}
        assert any(words for path, words in named.items() if path.parent.name == "joints")
        assert {path.name: words for path, words in named.items() if words and path.parent.name != "joints"} == {}
