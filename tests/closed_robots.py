"""Textbook robots in symbols, and how long their formulas are."""

from __future__ import annotations

from pathlib import Path

import symdyn
from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Product, Sum
from symdyn.closed.text import line_text, sum_text

CARTPOLE = """
name: cartpole_symbols
parameters: {mc: 1.0, mp: 0.2, l: 0.3, ip: 0.006}
links:
  cart: {mass: mc, inertia: [1, 1, 1, 0, 0, 0]}
  pole: {mass: mp, com: [0, 0, l], inertia: [ip, ip, 0.001, 0, 0, 0]}
joints:
  x: {type: prismatic, parent: base, child: cart, axis: [1, 0, 0]}
  theta: {type: continuous, parent: cart, child: pole, axis: [0, 1, 0]}
"""

SCARA = """
name: scara_symbols
parameters: {m1: 1, m2: 1, m3: 0.5, m4: 0.3, l1: 0.4, l2: 0.3, r1: 0.2, r2: 0.15, i1: 0.02, i2: 0.02, i3: 0.002, i4: 0.001}
links:
  a1: {mass: m1, com: [r1, 0, 0], inertia: [0.01, i1, i1, 0, 0, 0]}
  a2: {mass: m2, com: [r2, 0, 0], inertia: [0.01, i2, i2, 0, 0, 0]}
  quill: {mass: m3, com: [0, 0, -0.1], inertia: [i3, i3, i3, 0, 0, 0]}
  tool: {mass: m4, com: [0, 0, -0.1], inertia: [i4, i4, i4, 0, 0, 0]}
joints:
  j1: {type: revolute, parent: base, child: a1, axis: [0, 0, 1]}
  j2: {type: revolute, parent: a1, child: a2, axis: [0, 0, 1], origin: {xyz: [l1, 0, 0]}}
  j3: {type: prismatic, parent: a2, child: quill, axis: [0, 0, 1], origin: {xyz: [l2, 0, 0]}}
  j4: {type: revolute, parent: quill, child: tool, axis: [0, 0, 1]}
"""

ARM3R = """
name: arm3r_symbols
parameters:
  {iy1: 0.3, a2: 0.4, a3: 0.35, m2: 1.2, r2: 0.2, xx2: 0.01, yy2: 0.1, zz2: 0.1,
   m3: 1.3, r3: 0.2, xx3: 0.01, yy3: 0.1, zz3: 0.1}
links:
  link1: {inertia: [0.1, iy1, 0.1, 0, 0, 0]}
  link2: {mass: m2, com: [-r2, 0, 0], inertia: [xx2, yy2, zz2, 0, 0, 0]}
  link3: {mass: m3, com: [-r3, 0, 0], inertia: [xx3, yy3, zz3, 0, 0, 0]}
dh:
  convention: standard
  rows:
    - {joint: waist, link: link1, d: 0.4, alpha: pi/2}
    - {joint: shoulder, link: link2, a: a2}
    - {joint: elbow, link: link3, a: a3}
"""

POLAR = """
name: polar
parameters: {i1: 0.3, m2: 1.5, r: 0.2, i2: 0.02}
links:
  turret: {inertia: [1, 1, i1, 0, 0, 0]}
  boom: {mass: m2, com: [r, 0, 0], inertia: [0.01, i2, i2, 0, 0, 0]}
joints:
  turn: {type: revolute, parent: base, child: turret, axis: [0, 0, 1]}
  extend: {type: prismatic, parent: turret, child: boom, axis: [1, 0, 0]}
"""

WRIST = ("wrist_roll", "wrist_pitch", "flange")
UR5_ENDS = ("shoulder_pan_joint", "wrist_2_joint", "wrist_3_joint")


def planar(links: int, *, antiparallel: bool = False) -> str:
    """A planar chain in symbols; every other axis the other way round, if wanted."""
    names = range(1, links + 1)
    values = {"m": "1.{k}", "l": "0.{k}5", "r": "0.{k}2", "i": "0.0{k}1"}
    lines = [f"name: planar{links}", "gravity: [0, -9.81, 0]", "parameters:"]
    lines += [f"  {letter}{k}: {value.format(k=k)}" for k in names for letter, value in values.items()]
    lines.append("links:")
    lines += [f"  link{k}: {{mass: m{k}, com: [r{k}, 0, 0], inertia: [0.001, i{k}, i{k}, 0, 0, 0]}}" for k in names]
    lines.append("joints:")
    for k in names:
        parent, place = (f"link{k - 1}", f"l{k - 1}") if k > 1 else ("base", "0")
        axis = -1 if antiparallel and k % 2 == 0 else 1
        about = f"axis: [0, 0, {axis}], origin: {{xyz: [{place}, 0, 0]}}"
        lines.append(f"  j{k}: {{type: revolute, parent: {parent}, child: link{k}, {about}}}")
    return "\n".join(lines) + "\n"


def loaded(folder: Path, text: str) -> symdyn.Mechanism:
    """A robot from the text of its file."""
    file = folder / "robot.yaml"
    file.write_text(text, encoding="utf-8")
    return symdyn.load(file)


def numerators(form: ClosedForm) -> list[str]:
    """What stands above the fraction line of every entry, and determinants."""
    found = [sum_text(line.value, form.digits) for line in form.lines if line.name.stem == "Δ"]
    for entry in form.entries:
        for term in entry.line.value.terms:
            sums = [factor for factor, power in term.factors if isinstance(factor, Sum) and power > 0]
            above = tuple((factor, power) for factor, power in term.factors if power > 0)
            found.append(sum_text(sums[0] if sums else Sum((Product(term.coefficient, above),)), form.digits))
    return found


def shown_lines(form: ClosedForm) -> list[str]:
    """Every formula that is shown, the where list apart."""
    lines = [*form.lines_shown, *(entry.line for entry in form.shown)]
    return [*(line_text(line, form.digits) for line in lines), *map(str, form.parts.statement)]
