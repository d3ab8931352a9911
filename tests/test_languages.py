"""Languages are folders behind one interface: what all of them keep to, and the example of docs/adding-a-language.md."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import jinja2
import pytest

import symdyn.emit.sheet
from symdyn.cli import bench
from symdyn.emit import layout
from symdyn.emit.body import make_body
from symdyn.emit.interface import interface_of
from symdyn.emit.registry import BACKENDS
from symdyn.emit.sheet import make_sheet
from symdyn.emit.stems import broken_rule
from symdyn.execution.runners import RUNNERS
from symdyn.files import write_all
from symdyn.generation.request import TARGETS
from symdyn.render import render, texts_of
from symdyn.resources import folder
from symdyn.symbolic.forms import Op
from symdyn.symbolic.library import Library
from symdyn.verify import generated
from tests.collection import ROOT
from tests.test_emit_body import STATES, loaded, sample, two_link

PAGE = (ROOT / "docs" / "adding-a-language.md").read_text(encoding="utf-8")
languages = pytest.mark.parametrize("target", BACKENDS)


def test_the_lists_agree() -> None:
    """Every language can be asked for, run and timed."""
    assert list(BACKENDS) == ["python", "c", "javascript"]
    assert list(BACKENDS) == list(TARGETS) == list(RUNNERS) == list(bench._READERS)


@languages
def test_a_language_is_a_folder(target: str) -> None:
    """Code and templates lie in folders of its name; it spells every function, and writes the file that it is known by."""
    backend, sheet = BACKENDS[target], make_sheet(loaded())
    assert backend.target == target and type(backend).__module__ == f"symdyn.emit.{target}"
    assert any((folder("templates") / target).iterdir())
    assert {op.function for op in Op} - {"add", "mul", "inverse"} <= set(backend.spelling(sheet).functions)
    assert f"loaded{backend.suffix}" in backend.files(sheet)


def test_templates_decide_nothing() -> None:
    """Fields, loops and includes are all that templates have."""
    for path in folder("templates").rglob("*.j2"):
        tags = set(re.findall(r"{%-? *(\w+)", path.read_text(encoding="utf-8")))
        assert tags <= {"for", "endfor", "include"}, path.name


def test_bodies_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many languages are asked for, each function's body is made once."""
    made = []
    monkeypatch.setattr(symdyn.emit.sheet, "make_body", lambda program: made.append(program) or make_body(program))
    library = loaded()
    render(library, tuple(BACKENDS))
    assert made == [*(function.program for function in library.functions), library.prepare]


@pytest.mark.parametrize("make", [two_link, loaded])
def test_the_interface_is_the_library(make: Any) -> None:
    """Names, quantities, sizes and shapes are those of the programs; `k` is shared."""
    library: Library = make()
    for info, function in zip(interface_of(make_sheet(library)).functions, library.functions, strict=True):
        assert (info.name, info.quantity) == (function.name, function.quantity)
        assert [(it.name, it.size) for it in info.arguments] == [
            (group.name, len(group.symbols)) for group in function.program.inputs
        ]
        assert [it.shape for it in info.outputs] == [output.shape for output in function.program.outputs]
        assert [it.name for it in info.arguments if it.shared] == (["k"] if library.prepare else [])


# --- the example of the page


@pytest.fixture
def lua(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The language that the page makes, registered."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
    (template,) = re.findall(r"^```jinja\n(.*?)^```$", PAGE, re.M | re.S)
    found: dict[str, Any] = {"__name__": "lua"}
    exec(compile(code, "adding-a-language.md", "exec", dont_inherit=True), found)
    ours = layout._templates()
    assert ours.loader is not None
    both = jinja2.ChoiceLoader([ours.loader, jinja2.DictLoader({"lua/module.lua.j2": template})])
    environment = ours.overlay(loader=both)
    monkeypatch.setattr(layout, "_templates", lambda: environment)
    monkeypatch.setitem(BACKENDS, "lua", found["Lua"]())
    return found["Lua"]


def as_python(text: str, name: str) -> Any:
    """A function of the Lua text, which is simple enough to be read as Python."""
    _, _, rest = text.partition(f"function robot.{name}(")
    arguments, _, rest = rest.partition(")\n")
    lines = [line.strip().removeprefix("local ") for line in rest.partition("\nend\n")[0].splitlines()]
    code = "\n".join(f"    {line}" for line in lines if not line.startswith("--")).replace("{", "[").replace("}", "]")
    found: dict[str, Any] = {"math": math, "sign": lambda x: (x > 0) - (x < 0)}
    exec(f"def function({arguments}):\n{code}\n", found)
    return found["function"]


def from_one(values: Any) -> list[Any]:
    return [None, *values]


@pytest.mark.usefixtures("lua")
def test_the_example_is_right() -> None:
    """Registered, it is rendered with the others, and every function gives the library's numbers, with parameters too."""
    library = loaded()
    texts = texts_of(make_sheet(library), ("python", "lua"))
    assert list(texts) == ["loaded.py", "loaded.lua"]
    text = texts["loaded.lua"]
    k = as_python(text, "prepare")(from_one(default for _, default in library.parameters))
    wanted = sample(library, STATES[0])
    for function in library.functions:
        given = [from_one(STATES[0][name]) for name in function.arguments]
        made = as_python(text, function.name)(*given, from_one(k))
        results = wanted.results[function.name]
        for got, expected in zip(made if len(results) > 1 else [made], results, strict=True):
            assert got == pytest.approx(expected, rel=1e-12), function.name


@pytest.mark.usefixtures("lua")
def test_the_example_is_known_again(tmp_path: Path) -> None:
    """Behind comment marks that no language of ours has, a head still says whose file it is and how it was made."""
    ((name, text),) = texts_of(make_sheet(loaded()), ("lua",)).items()
    assert text.startswith("-- ")
    write_all({tmp_path / name: text})
    write_all({tmp_path / name: text})
    request = generated.head_request(text, tmp_path / name, "loaded.yaml")
    assert request.command == loaded().command


@pytest.mark.usefixtures("lua")
def test_the_example_is_asked_for_stems() -> None:
    """What it refuses is refused when it is asked for."""
    assert "hides Lua's library" in broken_rule("table", ["lua"]) and not broken_rule("table", ["c"])


def test_files_of_the_page_exist() -> None:
    """Every path in the page's table is there."""
    for path in re.findall(r"`((?:symdyn|templates|tests)/[\w./]+)`", PAGE):
        assert Path(ROOT, path).exists(), path
