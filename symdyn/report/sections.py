"""The sections of a page, in their order. Another one is a module here, a template, a script, and a line below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from symdyn.report.absent import Absent
from symdyn.report.check import check
from symdyn.report.code import code
from symdyn.report.conditioning import conditioning
from symdyn.report.couplings import couplings
from symdyn.report.digits import digits
from symdyn.report.entry import entry
from symdyn.report.material import Material
from symdyn.report.matrices import matrices
from symdyn.report.motion import motion
from symdyn.report.numbers import numbers
from symdyn.report.operations import operations
from symdyn.report.parameters import parameters
from symdyn.report.scene import scene
from symdyn.report.tree import tree


@dataclass(frozen=True)
class Section:
    """A section of the page.

    Attributes:
        name: of its files in `templates/report`, NAME.html.j2 and NAME.mjs, and, where it has its own style, NAME.css;
            of its element and of its data in the page.
        title: its heading, and its word in the navigation.
        make: what it shows of a robot, a frozen dataclass; or why it shows nothing.
        beside: whether it stays beside the others where there is room, as the drawing and its sliders do.
    """

    name: str
    title: str
    make: Callable[[Material], Any | Absent]
    beside: bool = False


SECTIONS = (
    Section("scene", "Drawing", scene, beside=True),
    Section("motion", "Joints", motion, beside=True),
    Section("matrices", "Matrices", matrices),
    Section("entry", "Entry", entry),
    Section("numbers", "Numbers", numbers),
    Section("couplings", "Couplings", couplings),
    Section("conditioning", "Conditioning", conditioning),
    Section("tree", "Robot", tree),
    Section("parameters", "Parameters", parameters),
    Section("check", "Check", check),
    Section("operations", "Operations", operations),
    Section("digits", "Digits", digits),
    Section("code", "Code", code),
)
