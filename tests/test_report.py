"""Reports as files: names are never markup, the same bytes twice, small, and whatever cannot be made is one message."""

from __future__ import annotations

import html
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

import symdyn
from symdyn.cli import main
from symdyn.description.source import robot_file
from symdyn.generation.request import Request
from symdyn.report.material import gather
from symdyn.report.page import as_json, as_script
from tests.collection import ROOT
from tests.shelf import Shelf

LARGEST = 5_000_000
EVIL = "</script><img src=x onerror=alert(1)>&quot;'{{7*7}}<!--"

ARM = """name: arm
links:
  a: {mass: 1.0, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
joints:
  j: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}
"""
BARE = """<robot name="bare"><link name="a"/><link name="b"/><link name="c"/>
<joint name="j" type="revolute"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
<joint name="k" type="fixed"><parent link="b"/><child link="c"/><origin xyz="0.5 0 0"/></joint></robot>
"""
SPHERES = """name: spheres
links:
  a: {mass: 1.0, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
  b: {mass: 1.0, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}
joints:
  floor: {type: planar, parent: base, child: a, axis: [0, 0, 1]}
  hip: {type: ball, parent: a, child: b, origin: {xyz: [0.3, 0, 0]}}
tools:
  tip: {link: b, origin: {xyz: [0.2, 0, 0]}}
"""
WEIGHTLESS = ARM.replace("mass: 1.0, com: [0.1, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]", "")
SPELT = EVIL.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
WICKED = BARE.replace('"b"', f'"{SPELT}"').replace('"c"', f'"tip {SPELT}"').replace('"k"', f'"k {SPELT}"')
ODD = {"bare": BARE, "weightless": WEIGHTLESS, "spheres": SPHERES, "evil": WICKED}
"""Robots that pages have to do with otherwise than with most."""


class Elements(HTMLParser):
    """The tags of a page, and the text of its scripts of data."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.data: dict[str, str] = {}
        self._in = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._in = str(dict(attrs).get("id", "")) if tag == "script" else ""

    def handle_data(self, data: str) -> None:
        if self._in.startswith("data-"):
            self.data[self._in] = self.data.get(self._in, "") + data

    def handle_endtag(self, tag: str) -> None:
        self._in = ""


def page_of(folder: Path, text: str, name: str = "arm.yaml", **options: object) -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return symdyn.load(folder / name).report(folder / "page.html", **options).read_text(encoding="utf-8")  # type: ignore[arg-type]


def refused(folder: Path, *words: str) -> str:
    """What the command says that it refuses: one line, exit code 1, nothing written but what was there."""
    before = sorted(path.name for path in folder.rglob("*"))
    result = CliRunner().invoke(main, ["report", *words])
    assert result.exit_code == 1 and "Traceback" not in result.output
    assert sorted(path.name for path in folder.rglob("*")) == before
    return result.output


def test_names_of_users_are_never_markup(tmp_path: Path) -> None:
    """Links, joints and tools called like the end of a script: the page has the elements of any other, and they are text."""
    plain, evil = (Elements(page_of(tmp_path, text, "arm.urdf")) for text in (BARE, WICKED))
    assert [tag for tag, _ in evil.tags] == [tag for tag, _ in plain.tags]
    assert not any(name.startswith("on") for _, attributes in evil.tags for name in attributes)
    assert json.loads(evil.data["data-scene"])["bodies"][0]["name"] == EVIL


def test_data_and_code_cannot_end_their_scripts() -> None:
    """What is put between the tags of a script comes back as it was, and has nothing that HTML would read there."""
    text = as_json({"a": EVIL, "b": "\u2028\u2029&amp;"})
    assert not re.search("[<>&\u2028\u2029]", text) and json.loads(text) == {"a": EVIL, "b": "\u2028\u2029&amp;"}
    assert not re.search("</script|<!--", as_script("// </SCRIPT> <!-- x"), re.IGNORECASE)
    assert as_script("if (a < b) { f(a / b); }") == "if (a < b) { f(a / b); }"


@pytest.mark.parametrize("name", ["planar2", "fourbar"])
def test_the_same_bytes_twice(name: str, tmp_path: Path) -> None:
    """From another folder too; no path is in the page."""
    pages = []
    for place in (tmp_path / "one", tmp_path / "another"):
        place.mkdir()
        copy = place / f"{name}.yaml"
        copy.write_bytes((ROOT / "robots" / f"{name}.yaml").read_bytes())
        pages.append(symdyn.load(copy).report(place / "page.html").read_bytes())
    assert pages[0] == pages[1]
    assert str(tmp_path).encode() not in pages[0] and str(ROOT).encode() not in pages[0]


@pytest.mark.parametrize("name", ["panda", pytest.param("humanoid_floating", marks=pytest.mark.thorough)])
def test_pages_are_small_and_ask_for_nothing(name: str, shelf: Shelf) -> None:
    """Large robots too stay below five million bytes; no element names an address."""
    text = shelf.report(name).read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST
    tags = Elements(text).tags
    named = [value for _, it in tags for key, value in it.items() if key in ("src", "href", "srcset", "data", "action")]
    assert named and all(value == "data:," or str(value).startswith("#") for value in named)
    assert not re.search(r"\bfetch\(|XMLHttpRequest|@import|url\(", text.split('id="module"')[0])


def test_what_is_too_long_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With little room the page keeps what it cannot do without."""
    monkeypatch.setattr("symdyn.report.material._LARGEST", 60_000)
    arm = symdyn.load("panda")
    from symdyn.generation import Request  # noqa: PLC0415 - not needed otherwise

    material = gather(Request(str(arm.source)), arm.description)
    kept = {function.name for function in material.functions}
    assert {"mass_matrix", "mass_matrix_inverse"} <= kept and material.too_large
    assert not kept & set(material.too_large)


def test_robots_without_inertia_have_pages(tmp_path: Path) -> None:
    """What can be drawn is drawn; where matrices would stand, it is said why they do not."""
    text = page_of(tmp_path, BARE, "bare.urdf")
    section = text.split('<section id="matrices"')[1].split("</section>")[0]
    assert 'class="reason"' in section and "no inertia" in section and "<button" not in section
    assert json.loads(Elements(text).data["data-scene"])["bodies"]


def test_robots_with_neither_inertia_nor_tools_have_pages(tmp_path: Path) -> None:
    """Nothing can be generated: the tree, the drawing and the sliders are there all the same."""
    elements = Elements(page_of(tmp_path, WEIGHTLESS))
    assert json.loads(elements.data["data-robot"])["functions"] == []
    assert len(json.loads(elements.data["data-scene"])["bodies"]) == 1
    assert json.loads(elements.data["data-matrices"]) is None


def test_joints_of_several_numbers(tmp_path: Path) -> None:
    """Planar and ball joints have sliders for place and attitude."""
    data = json.loads(Elements(page_of(tmp_path, SPHERES)).data["data-motion"])
    assert [[slider["label"] for slider in joint["sliders"]] for joint in data["joints"]] == [
        ["x", "y", "angle"],
        ["roll", "pitch", "yaw"],
    ]


def test_freed_numbers_are_parameters_of_the_page(tmp_path: Path) -> None:
    """`--parameters` and `--payload` reach the page's state, and the drawing's numbers."""
    text = page_of(tmp_path, SPHERES, parameters="length", payload="tip")
    parameters = json.loads(Elements(text).data["data-robot"])["parameters"]
    assert {"length_hip_x", "tool_tip_x", "payload_tip_mass"} <= set(parameters)
    assert "length_hip_x" in text.split("function geometry(params)")[1].split("return numbers")[0]


def test_the_command_writes_here_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NAME.html by default; a page of ours is written over."""
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        result = CliRunner().invoke(main, ["report", "planar2"])
        assert result.exit_code == 0 and "wrote planar2.html" in result.output
    assert (tmp_path / "planar2.html").is_file()


def test_files_of_others_stay(tmp_path: Path) -> None:
    """Without --force nothing is replaced that symdyn did not write; pages cannot be folders, nor lie in files."""
    page = tmp_path / "page.html"
    page.write_text("<p>mine</p>", encoding="utf-8")
    assert "was not written by symdyn" in refused(tmp_path, "planar2", "-o", str(page))
    assert page.read_text(encoding="utf-8") == "<p>mine</p>"
    assert CliRunner().invoke(main, ["report", "planar2", "-o", str(page), "--force"]).exit_code == 0
    assert "cannot be written" in refused(tmp_path, "planar2", "-o", str(page / "inside.html"))
    (tmp_path / "folder.html").mkdir()
    assert "is a folder" in refused(tmp_path, "planar2", "-o", str(tmp_path / "folder.html"))


@pytest.mark.parametrize("name", ["page.pdf", "page", "page.html.txt"])
def test_pages_end_in_html(name: str, tmp_path: Path) -> None:
    """Another ending is refused before any work is done."""
    assert "must end in .html" in refused(tmp_path, "planar2", "-o", str(tmp_path / name))


def test_robots_with_errors_have_no_pages(tmp_path: Path) -> None:
    """What `check` calls an error is told as it is there."""
    (tmp_path / "arm.yaml").write_text(ARM.replace("mass: 1.0", "mass: -1.0"), encoding="utf-8")
    assert "must not be negative" in refused(tmp_path, str(tmp_path / "arm.yaml"), "-o", str(tmp_path / "page.html"))
    assert "did you mean 'panda'" in refused(tmp_path, "panada", "-o", str(tmp_path / "page.html"))
    told = refused(tmp_path, "planar2", "--payload", "tap", "-o", str(tmp_path / "page.html"))
    assert "did you mean 'tip'" in told


def test_commands_on_pages_name_the_robot_as_it_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed as they stand they speak of this robot: bare names of those that ship, files with their options."""
    assert Request(str(robot_file("planar2"))).robot == "planar2"
    (tmp_path / "my arm.yaml").write_text(ARM, encoding="utf-8")
    request = Request(str(tmp_path / "my arm.yaml"), lock=("j=0.5",), payload=("tip",), friction=False, float32=True)
    assert request.robot == "'my arm.yaml' --lock j=0.5 --no-friction --payload tip"
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["report", "my arm.yaml"]).exit_code == 0
    page = html.unescape((tmp_path / "arm.html").read_text(encoding="utf-8"))
    assert "symdyn report 'my arm.yaml' --parameters" in page
