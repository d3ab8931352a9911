"""The manifest beside C files: it says what the library says, and a missing, damaged or stale one is named."""

from __future__ import annotations

import hashlib
import json
import math
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.emit.c.common import DOUBLE, SINGLE, places_of, with_short_names
from symdyn.emit.c.manifest import make_manifest, manifest_text, parse_manifest
from symdyn.emit.interface import interface_of
from symdyn.emit.sheet import make_sheet
from symdyn.render import render
from symdyn.symbolic.library import JointInfo, Joints, Library
from symdyn.symbolic.tape import Level
from tests.collection import ROOT
from tests.shelf import Shelf
from tests.test_emit_body import HOSTILE, Recorder, loaded, planar, two_link

PLANAR = ROOT / "robots" / "planar2.yaml"
both = pytest.mark.parametrize("make", [two_link, loaded])


@both
@pytest.mark.parametrize("float32", [False, True], ids=["double", "float"])
def test_written_and_read(make: Callable[[], Library], float32: bool) -> None:
    """Read again it is what was written: the interface of the library, number type, stamp and constants."""
    library = make()
    endless = Joints((JointInfo.single(HOSTILE, "m", (-math.inf, 2.0)), *library.joints.all[1:]))
    sheet = make_sheet(replace(library, title=HOSTILE, joints=endless), float32=float32)
    manifest = make_manifest(sheet, "0x0000abcd")
    assert parse_manifest(manifest_text(manifest)) == manifest
    assert manifest.interface == interface_of(sheet) and manifest.real is (SINGLE if float32 else DOUBLE)
    places = places_of(sheet.library)
    assert manifest.joint_places == tuple(map(tuple, places.joints))
    assert list(manifest.parameter_places) == list(places.parameters)


def test_what_it_says() -> None:
    """Functions with quantity, summary, arguments, outputs and operations; joints and parameters with their constants."""
    library = loaded()
    text = render(library, ("c",))["loaded.json"]
    said = json.loads(text)
    assert text.isascii() and text == json.dumps(said, indent=2) + "\n"
    assert [function["name"] for function in said["functions"]] == [function.name for function in library.functions]
    udu = said["functions"][1]
    assert udu["quantity"] == "udu" and udu["summary"] == library.functions[1].summary
    assert [(it["name"], it["size"], it["shared"]) for it in udu["arguments"]] == [("q", 2, False), ("k", 4, True)]
    assert udu["arguments"][0]["meaning"] == "joint positions [rad]"
    assert udu["outputs"] == [{"name": "U", "shape": [2, 2]}, {"name": "D", "shape": [2]}]
    assert udu["operations"] == library.functions[1].operations.as_dict()
    assert said["joints"][0] == {
        "name": "shoulder",
        "constant": "LOADED_SHOULDER",
        "unit": "rad",
        "limits": [-math.pi, math.pi],
    }
    assert said["parameters"][1] == {"name": "class", "constant": "LOADED_P_CLASS", "default": 0.5}
    assert said["prepare"]["arguments"][0]["name"] == "p"
    for key in ("source", "source_sha256", "command", "title", "name"):
        assert said[key] == getattr(library, key)


def test_a_parameter_called_like_the_array() -> None:
    """The array of `prepare` gives way to a parameter `p`; the body is the one that Python has too."""
    recorder = Recorder()
    p = recorder.tape.input("p", Level.PARAMETER)
    planar(recorder, p)
    hoisted = recorder.hoisted()
    prepare = recorder.tape.prepare_program([p], hoisted)
    sheet = make_sheet(recorder.library("arm", hoisted, prepare=prepare, parameters=(("p", 1.0),)))
    short = with_short_names(sheet)
    assert short.prepare is not None and sheet.prepare is not None
    assert [argument.name for argument in sheet.prepare.arguments] == ["params"]
    assert [argument.name for argument in short.prepare.arguments] == ["p_"]
    assert short.prepare.blocks is sheet.prepare.blocks and "p" in short.prepare.names.values()


# --- files that do not fit


def copied(shelf: Shelf, folder: Path) -> Path:
    source = shelf.robot(PLANAR).c_source()
    for ending in (".c", ".h", ".json"):
        shutil.copy(source.with_suffix(ending), folder)
    return folder / source.name


def refused(*words: object) -> str:
    """The one line that a command ends with."""
    result = CliRunner().invoke(main, [*map(str, words)])
    assert result.exit_code == 1 and isinstance(result.exception, SystemExit), result.output
    assert result.output.count("\n") == 1
    return result.output


COMMANDS = pytest.mark.parametrize(
    "words", [("build", "{file}"), ("bench", "{file}"), ("verify", "{file}", str(PLANAR))], ids=lambda words: words[0]
)


@COMMANDS
def test_missing(words: tuple[str, ...], shelf: Shelf, tmp_path: Path) -> None:
    """Every command that runs C says which file is missing and where it comes from."""
    source = copied(shelf, tmp_path)
    source.with_suffix(".json").unlink()
    said = refused(*(word.format(file=source) for word in words))
    assert "planar2.json: cannot be read: no such file or directory; planar2.c needs its manifest beside it" in said


@COMMANDS
def test_of_another_generation(words: tuple[str, ...], shelf: Shelf, tmp_path: Path) -> None:
    """A manifest of another run does not go with the header."""
    source = copied(shelf, tmp_path)
    shutil.copy(shelf.robot(PLANAR).c_source(float32=True).with_suffix(".json"), tmp_path)
    said = refused(*(word.format(file=source) for word in words))
    assert "planar2.json and planar2.h come from different generations; take .c, .h and .json from one run" in said


def changed(data: dict[str, Any], key: str, value: object) -> str:
    """The manifest with another value at a dotted key, and a digest that fits; without the key if the value is None."""
    del data["digest"]
    *path, last = key.split(".")
    place: Any = data
    for step in path:
        place = place[int(step)] if step.isdigit() else place[step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return json.dumps({**data, "digest": hashlib.sha256(json.dumps(data).encode()).hexdigest()})


DAMAGE = {
    "joints": None,
    "functions": {},
    "name": "a; system()",
    "real": "half",
    "generation": 7,
    "tools": [3],
    "symdyn": None,
    "parameters.0.default": "much",
    "parameters.0.constant": "1x",
    "joints.0.limits": [1.0],
    "prepare": [],
    "functions.0.arguments": None,
    "functions.0.arguments.0.size": -1,
    "functions.0.arguments.0.shared": 1,
    "functions.0.outputs.0.shape": ["a"],
    "functions.0.outputs.0.name": "M[",
    "functions.0.operations": 3,
}


@pytest.mark.parametrize("key", DAMAGE)
def test_damaged(key: str, shelf: Shelf, tmp_path: Path) -> None:
    """Whatever is missing or of another kind, the message is one line that names the file."""
    source = copied(shelf, tmp_path)
    place = source.with_suffix(".json")
    place.write_text(changed(json.loads(place.read_text()), key, DAMAGE[key]))
    said = refused("build", source)
    assert said.startswith(f"{place}: is no manifest that symdyn generate wrote: ") and "generate it again" in said
    assert "changed" not in said


@pytest.mark.parametrize("words", [("build", "{file}"), ("bench", "{file}"), ("verify", "{file}", str(PLANAR))])
@pytest.mark.parametrize("one", ['"default": 9.81', '"size": 2', '"name": "qd"', '"shape": ['])
def test_changed_by_hand(one: str, words: tuple[str, ...], shelf: Shelf, tmp_path: Path) -> None:
    """Sizes, names and defaults that are not those that were written are refused before anything is compiled or called."""
    source = copied(shelf, tmp_path)
    place = source.with_suffix(".json")
    other = {'"default": 9.81': '"default": 9.18', '"size": 2': '"size": 1', '"name": "qd"': '"name": "qe"'}
    text = place.read_text()
    assert one in text
    place.write_text(text.replace(one, other.get(one, '"shape": [7, '), 1))
    assert "it was changed after it was written" in refused(*(word.format(file=source) for word in words))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "[" * 100_000, '{"symdyn": NaN}', "\0"], ids=range(8))
def test_no_manifest_at_all(text: str, shelf: Shelf, tmp_path: Path) -> None:
    """Text that is no JSON, or JSON of something else."""
    source = copied(shelf, tmp_path)
    source.with_suffix(".json").write_text(text)
    assert "planar2.json: is no manifest that symdyn generate wrote: " in refused("build", source)


def test_ours_is_replaced_and_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A manifest of ours is written anew; a JSON file of somebody else is kept."""
    monkeypatch.chdir(tmp_path)
    words = ["generate", str(PLANAR), "--target", "c", "--functions", "udu", "--no-verify", "-o", "out"]
    for _ in range(2):
        assert CliRunner().invoke(main, words).exit_code == 0
    Path("out", "planar2.json").write_text('{\n  "name": "somebody else\'s"\n}\n')
    assert "planar2.json: was not written by symdyn" in refused(*words)
