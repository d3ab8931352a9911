"""The page itself: sections made, their data as JSON, all laid out in one text."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from symdyn.report.absent import Absent
from symdyn.report.geometry import geometry
from symdyn.report.material import Material
from symdyn.report.robot import robot_data
from symdyn.report.sections import SECTIONS, Section
from symdyn.resources import folder
from symdyn.show.rows import title_of
from symdyn.version import __version__

_SHARED = ("report.mjs", "kinematics.mjs", "charts.mjs")  # scripts that those of the sections build on
_UNSAFE = {ord(letter): f"\\u{ord(letter):04x}" for letter in "<>&\u2028\u2029"}
_ENDS_A_SCRIPT = re.compile(r"<(?=/script|!--)", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """A section as the template lays it out.

    Attributes:
        name, title, beside: those of the section.
        data: what it shows; None where it shows nothing.
        json: the same for its script.
        reason: why it shows nothing; empty where it does.
        body: the template of what it shows.
        script, style: its files as they are.
    """

    name: str
    title: str
    beside: bool
    data: Any
    json: Markup
    reason: str
    body: str
    script: Markup
    style: Markup


@dataclass(frozen=True)
class Page:
    """The fields of the page."""

    title: str
    summary: str
    version: str
    source: str

    robot: Markup
    module: Markup
    exports: tuple[str, ...]
    parts: tuple[Part, ...]
    geometry: Markup
    scripts: tuple[Markup, ...]
    style: Markup


def page_text(material: Material) -> str:
    """The whole page."""
    page = Page(
        title=material.robot.name,
        summary=title_of(material.robot).partition(": ")[2],
        version=__version__,
        source=Path(material.request.source).name,
        robot=as_json(asdict(robot_data(material))),
        module=as_script(material.module),
        exports=_exports(material),
        parts=tuple(_part(section, material) for section in SECTIONS),
        geometry=as_script(geometry(material)),
        scripts=tuple(map(_file, _SHARED)),
        style=_file("report.css"),
    )
    return _templates().get_template("page.html.j2").render(page=page)


def _exports(material: Material) -> tuple[str, ...]:
    """What the module gives to the page."""
    prepare = ("prepare",) if material.interface and material.interface.prepare else ()
    return (*prepare, *(function.name for function in material.functions))


def _part(section: Section, material: Material) -> Part:
    made = section.make(material)
    absent = isinstance(made, Absent)
    if not absent and not is_dataclass(made):
        raise TypeError(f"section '{section.name}' gives a frozen dataclass or Absent")
    return Part(
        name=section.name,
        title=section.title,
        beside=section.beside,
        data=None if absent else made,
        json=as_json(None if absent else asdict(made)),
        reason=made.reason if absent else "",
        body="absent.html.j2" if absent else f"{section.name}.html.j2",
        script=Markup() if absent else _file(f"{section.name}.mjs"),
        style=_file(f"{section.name}.css"),
    )


def as_json(value: Mapping[str, Any] | None) -> Markup:
    """JSON that can stand between the tags of a script: no letter in it means anything to HTML."""
    return Markup(json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False).translate(_UNSAFE))


def as_script(text: str) -> Markup:
    """JavaScript that can stand between the tags of a script: what would end it is spelt so that it means the same."""
    return Markup(_ENDS_A_SCRIPT.sub(r"\\x3c", text))


def _file(name: str) -> Markup:
    """A file that goes into the page as it is; nothing where there is none."""
    path: Path = folder("templates") / "report" / name
    return Markup(path.read_text(encoding="utf-8")) if path.is_file() else Markup()


@cache
def _templates() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder("templates") / "report"),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        keep_trailing_newline=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
