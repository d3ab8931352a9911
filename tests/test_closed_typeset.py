"""Closed forms as LaTeX and MathML: what is typeset, read back, has exactly the formula's value, and nothing breaks a page."""

from __future__ import annotations

import random
import re
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

import symdyn
from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Call, Line, Name, Product, Sort, Sum, Wave, evaluated
from symdyn.closed.form import Parts, Rung
from symdyn.closed.latex import prose
from symdyn.closed.latex_formulas import name_latex, number_latex, wave_latex
from symdyn.closed.letters import word_of
from symdyn.closed.mathml_formulas import name_mathml, number_mathml
from symdyn.closed.numerals import shown
from symdyn.closed.text import name_text, wave_text
from tests.collection import ROOT
from tests.typeset import latex_tokens, mathml_tokens, opaque, plain, value_of

BIPED = str(ROOT / "tests" / "robots" / "biped5.yaml")
ODD = """
name: "odd_50% <b>&{x}"
gravity: [0, -9.81, 0]
parameters: {m1: 1.0, payload: 0.25, l_upper_arm: 0.2, c2: 0.02, len: 0.3}
links:
  upper: {mass: m1, com: ["l_upper_arm/sqrt(2 + payload)", 0, 0], inertia: [0.00005, 0.02, c2, 0, 0, 0]}
  fore: {mass: "m1 + payload", com: [l_upper_arm, 0.0000003, 0], inertia: [0.001, 0.02, "len**2/7", 0, 0, 0]}
joints:
  "épaule_1#$ <i>": {type: revolute, parent: base, child: upper, axis: [0, 0, 1], coulomb: 0.2}
  "肘~^\\\\": {type: revolute, parent: upper, child: fore, axis: [0, 0, 1], origin: {xyz: [len, 0, 0], rpy: [0, 0, 0.3]}}
"""
QUICK = (
    ("planar2", "mass_matrix_inverse"),
    ("planar2", "mass_matrix_inverse[0,1]"),
    ("planar2", "kinetic_energy"),
    ("planar2", "pose_tip"),
    ("planar2", "operational_inertia_tip"),
    ("planar2", "coriolis_matrix"),
    ("scara", "mass_matrix_inverse"),
    ("cartpole", "udu.D"),
    ("stanford", "gravity_forces"),
    (BIPED, "mass_matrix_inverse"),
    ("puma", "mass_matrix_inverse"),
    ("odd", "mass_matrix_inverse"),
    ("odd", "bias_forces"),
    ("made up", ""),
)
MORE = (
    *(("planar2", what) for what in ("mass_matrix", "udu.U", "innovations.W", "gravity_forces", "jacobian_tip")),
    *(("scara", what) for what in ("mass_matrix", "kinetic_energy", "pose_tool0", "jacobian_tool0")),
    *((BIPED, what) for what in ("mass_matrix", "udu.U", "innovations.W", "kinetic_energy", "gravity_forces")),
    *(("puma", what) for what in ("mass_matrix", "kinetic_energy", "gravity_forces", "udu.D")),
    ("ur5", "udu.U"),
    ("ur5", "pose_tool0"),
)


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A robot whose names are what LaTeX and HTML trip over, with an offset, a root, a sign and small numbers."""
    path = tmp_path_factory.mktemp("odd") / "odd.yaml"
    path.write_text(ODD, encoding="utf-8")
    return path


def _made_up() -> ClosedForm:
    """What robots seldom have: long negative numerators, powers of brackets and roots, quotients beside fractions, primes."""
    one, two, third = (Name("b", (1, k), Sort.CONSTANT, primes) for k, primes in ((2, 0), (2, 1), (12, 0)))
    wave = Wave(True, (("q", 1, 2), ("q", 2, -1)))
    plain_wave = Wave(False, (("q", 1, 1), ("q", 2, -1)))
    several = Sum(tuple(Product(Fraction(k, 7), ((third, 1), (wave, 2), (one, k))) for k in range(-2, 20) if k))
    root = Call("sqrt", Sum((Product(Fraction(3), ((two, 1),)), Product(Fraction(-1), ((plain_wave, 3),)))))
    bracket = Sum((Product(Fraction(1), ((one, 1), (two, -1))), Product(Fraction(5, 10**9))))
    values = [
        Sum((Product(Fraction(-1), ((several, 1), (two, -2))),)),
        Sum((Product(Fraction(-2, 7), ((bracket, 3), (root, 2), (one, -1), (bracket, -2))),)),
        Sum((Product(Fraction(-1), ((root, 1), (several, 1))),)),
        Sum((Product(Fraction(1, 2), ((root, -1),)), Product(Fraction(-1, 2), ((two, 4),)), Product(Fraction(-1)))),
        Sum((Product(Fraction(-1), ((several, 1),)),)),
    ]
    lines = tuple(Line(Name("Q", (k,)), value) for k, value in enumerate(values, 1))
    return replace(_form("planar2", "mass_matrix_inverse[0,1]"), parts=Parts(Rung.EXPLICIT, lines, ()), where=())


@cache
def _form(robot: str, what: str) -> ClosedForm:
    if robot == "made up":
        return _made_up()
    if robot == "puma":
        locked = symdyn.load("puma560", lock=("wrist_roll", "wrist_pitch", "flange"))
        return locked.closed(what, parameters="mass,com,inertia")
    return symdyn.load(robot).closed(what)


@pytest.fixture(params=QUICK, ids=lambda pair: f"{Path(pair[0]).stem}-{pair[1]}")
def form(request: pytest.FixtureRequest, odd: Path) -> ClosedForm:
    robot, what = request.param
    return _form(str(odd) if robot == "odd" else robot, what)


class Values:
    """Exact values of everything in some formulas: drawn for symbols, followed for what is defined."""

    def __init__(self, form: ClosedForm) -> None:
        self._random = random.Random(1)
        self.digits = form.digits
        self.known: dict[str, Fraction] = {}
        names = [word for word in form.words if isinstance(word, Name)]
        names += [line.name for line in (*form.lines, *form.parts.unlisted, *form.where)]
        names += [
            Name(letter, (k,), Sort.STATE) for letter in ("q", "φ", "q̇", "ω") for k in range(1, len(form.joints) + 1)
        ]
        self.names = list(dict.fromkeys(names))
        self.waves = form.waves
        for key in [*map(_key, self.names), *map(wave_text, self.waves)]:
            self.known[key] = Fraction(self._random.randint(2, 99), self._random.randint(2, 99))

    def of(self, value: Sum) -> Fraction:
        """Of a formula as it is, with the numbers that are shown."""
        return evaluated(value, self._word, lambda x: shown(abs(x), self.digits) * (1 if x >= 0 else -1))

    def _word(self, word: Name | Wave | Call) -> Fraction:
        if isinstance(word, Name):
            return self.known[_key(word)]
        if isinstance(word, Call):
            return opaque(f"\\{word.function}", self.of(word.argument))
        if word.simple:
            return self.known[wave_text(word)]
        angle = sum((times * self.known[f"{letter}{joint}"] for letter, joint, times in word.angle), Fraction(0))
        return opaque("\\sin" if word.sine else "\\cos", angle)


def _key(name: Name) -> str:
    """A name in plain text as it can be read off a page: without underscores, with raised digits as such."""
    return name_text(name).replace("_", "").replace("'", "′").replace("⁻¹", "-1")


def _expected(form: ClosedForm, values: Values) -> dict[str, Fraction]:
    """What the lines of a page are worth, by their left sides; entries of matrices too."""
    lines = [*(entry.line for entry in form.entries), *form.lines, *form.parts.unlisted, *form.where]
    return {_key(line.name): values.of(line.value) for line in lines}


# --- LaTeX


def _latex_values(form: ClosedForm, values: Values) -> Iterator[tuple[str, Fraction]]:
    """Left sides and values of the displayed lines of a page of LaTeX, and of the entries of its matrix."""
    symbols = {name_latex(name): _key(name) for name in values.names}
    symbols |= {wave_latex(wave): wave_text(wave) for wave in values.waves}
    sides = {name_latex(entry.line.name): _key(entry.line.name) for entry in form.entries} | symbols

    def worth(text: str) -> Fraction:
        return value_of(latex_tokens(text, symbols), values.known)

    for left, right in _latex_rows(form.latex()):
        matrix = re.fullmatch(r"(.*)\\begin\{pmatrix\}(.*)\\end\{pmatrix\}", right, re.S)
        if matrix:
            for i, row in enumerate(matrix[2].split("\\\\"), 1):
                for j, entry in enumerate(row.split("&"), 1):
                    yield _place(form, i, j), worth(matrix[1] or "1") * worth(entry)
        elif "\\mathsf" not in right and "=" not in right and left:
            yield sides[left], worth(right)


def _latex_rows(page: str) -> Iterator[tuple[str, str]]:
    """Both sides of the displayed lines, those that go on put together, without units."""
    for display in re.findall(r"\\begin\{align(?:at)?\*\}(?:\{2\})?\n(.*?)\n\\end\{align", page, re.S):
        body = re.sub(r"&\\qquad& \\mathrm\{[^}]*\}", "", display)
        body = re.sub(r" \\\\\n  &\\quad ", " ", body)
        for row in re.split(r" \\\\\n  (?! )", body.strip()):
            left, _, right = row.partition(" &= ")
            yield (left, right) if right else ("", row)


def _place(form: ClosedForm, i: int, j: int) -> str:
    """The entry that stands at a place of a matrix."""
    return _key(Name(form.letter, (min(i, j), max(i, j)) if form.symmetric else (i, j)))


def test_latex_read_back(form: ClosedForm) -> None:
    """Every line and every entry of a matrix has exactly the value of its formula; every constant has one line."""
    values = Values(form)
    expected = _expected(form, values)
    found = list(_latex_values(form, values))
    assert all(value == expected[key] for key, value in found)
    lines = [key for key, _ in found]
    assert all(lines.count(_key(line.name)) == 1 for line in (*form.lines, *form.parts.unlisted, *form.where))
    shown_ones = {_key(entry.line.name) for entry in form.shown}
    assert shown_ones <= set(lines)


def test_latex_is_sound(form: ClosedForm) -> None:
    """ASCII, balanced braces and environments; short names are explained once."""
    text = form.latex()
    assert text.isascii()
    inner = "\n".join(line for line in text.splitlines() if not line.startswith("%"))
    _balanced(inner)
    for wave in form.waves:
        assert inner.count(f"${wave_latex(wave)} = ") == 1
    if any(isinstance(word, Name) and word.stem == "ω" for word in form.words):
        assert all(inner.count(f"$\\omega_{joint.number} = ") == 1 for joint in form.joints)
    for place in form.offsets:
        assert inner.count(f"$\\varphi_{place + 1} = ") == 1


def _balanced(text: str) -> None:
    depth = 0
    for mark in re.findall(r"(?<!\\)[{}]", text.replace("\\\\", "")):
        depth += 1 if mark == "{" else -1
        assert depth >= 0
    assert depth == 0
    opened: list[str] = []
    for word, name in re.findall(r"\\(begin|end)\{([a-z*]+)\}", text):
        if word == "begin":
            opened.append(name)
        else:
            assert opened.pop() == name
    assert not opened
    assert text.count("\\begingroup") == text.count("\\endgroup")


def test_the_two_link_arm_as_a_textbook_prints_it() -> None:
    """One matrix over its determinant, constants with units."""
    text = symdyn.load("planar2").closed("mass_matrix_inverse").latex()
    assert r"\Delta &= J_1 J_2 - b_{12}^2 c_2^2" in text
    assert r"M^{-1} &= \frac{1}{\Delta}\begin{pmatrix}" in text
    assert r"-J_2 - b_{12} c_2 & J_1 + J_2 + 2 b_{12} c_2" in text
    assert r"J_2 &= m_2 r_2^2 + i_2 &\qquad& \mathrm{kg\,m^2}" in text
    assert r"The joints are $q_1$ shoulder (rad) and $q_2$ elbow (rad)." in text
    assert r"T &= \tfrac{1}{2} J_1 \omega_1^2" in symdyn.load("planar2").closed("kinetic_energy").latex()


def test_a_statement_for_all_entries() -> None:
    """It stands in both formats as it does in text."""
    biped, puma = _form(BIPED, "mass_matrix_inverse"), _form("puma", "mass_matrix_inverse")
    assert r"M^{-1} &= B W^{\mathsf{T}} D^{-1} W B^{\mathsf{T}}" in biped.latex()
    assert r"M^{-1} &= \frac{1}{\Delta}\, B C B^{\mathsf{T}}" in puma.latex()
    assert r"$\dot{q} = B\,\omega$" in puma.latex() and "M-1=1ΔBCBT" in plain(ET.fromstring(puma.mathml()))


def test_names_stay_apart() -> None:
    """Names that differ are set differently, in both formats; all of them with what LaTeX takes."""
    stems = [
        "m",
        "m1",
        "m_1",
        "m__1",
        "m_1_",
        "_m1",
        "m12",
        "m1_2",
        "m_1_2",
        "mass",
        "mass1",
        "mass_1",
        "mass_x",
        "mass_link2",
    ]
    stems += ["mass_link_2", "masslink2", "l_x", "lx", "l1_x", "com_link2_x", "Delta", "omega1", "c2_parameter"]
    names = [Name(stem, (), Sort.PARAMETER) for stem in stems]
    names += [
        Name("b", (1, 2)),
        Name("b", (11, 2)),
        Name("b", (1, 12)),
        Name("b", (1, 2), primes=1),
        Name("M⁻¹", (1, 2)),
    ]
    names += [
        Name("M", (1, 2)),
        Name("q̇", (1,)),
        Name("q̈", (1,)),
        Name("q", (1,)),
        Name("δq̇", (1,)),
        Name("Δ"),
        Name("δ"),
    ]
    assert len({word_of(name) for name in names}) == len(names)
    assert len(set(map(name_latex, names))) == len(set(map(name_mathml, names))) == len(names)
    assert all(name_latex(name).isascii() for name in names)
    spelt = dict(zip(stems, map(name_latex, names), strict=False))
    assert spelt["m1"] == "m_1" and spelt["mass_link2"] == r"\mathrm{mass}_{\mathrm{link2}}"
    assert name_latex(Name("q̇", (2,))) == r"\dot{q}_2" and name_latex(Name("M⁻¹", (1, 2))) == "M^{-1}_{12}"


def test_numbers() -> None:
    """Powers of ten and fractions as people write them."""
    assert (
        number_latex(Fraction(51, 10**6), 5) == r"5.1\cdot 10^{-5}" and number_latex(Fraction(1, 10**7), 5) == "10^{-7}"
    )
    assert number_latex(Fraction(2, 7), 5) == r"\tfrac{2}{7}" and number_latex(Fraction(17, 40), 5) == "0.425"
    assert number_mathml(Fraction(1, 10**7), 5) == "<msup><mn>10</mn><mn>−7</mn></msup>"
    assert number_mathml(Fraction(2, 7), 5) == "<mfrac><mn>2</mn><mn>7</mn></mfrac>"


def test_prose() -> None:
    """Whatever people call things comes as text that LaTeX takes."""
    assert prose("épaule_1#$") == r"\'{e}paule\_1\#\$" and prose("50 % ≤ a&b {x}") == r"50 \% $\leq$ a\&b \{x\}"
    assert prose("肘") == "U+8098" and prose("M⁻¹ of Δ") == r"M$^{-}$$^{1}$ of $\Delta$" and prose("＃") == r"\#"
    every = prose("".join(map(chr, range(32, 0x2FFF))))
    assert every.isascii()
    _balanced(every.replace("\\{", "").replace("\\}", ""))


def test_a_paper(pytestconfig: pytest.Config, odd: Path, tmp_path: Path) -> None:
    """All pages in one document are sound; thoroughly: pdflatex sets it without an error and without lines that stick out."""
    thorough = pytestconfig.getoption("--thorough")
    pairs = [*QUICK, *MORE] if thorough else QUICK
    pages = [_form(str(odd) if robot == "odd" else robot, what).latex() for robot, what in pairs]
    document = "\n\n".join(
        [r"\documentclass{article}", r"\usepackage{amsmath}", r"\begin{document}", *pages, r"\end{document}"]
    )
    _balanced(re.sub("(?m)^%.*$", "", document))
    if thorough:
        (tmp_path / "paper.tex").write_text(document, encoding="ascii")
        command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper.tex"]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="latin-1", check=False)
        assert run.returncode == 0, run.stdout[-2000:]
        assert not [width for width in re.findall(r"Overfull \\hbox \(([0-9.]+)pt", run.stdout) if float(width) > 2]


# --- MathML

CORE = {"math", "mrow", "mi", "mn", "mo", "mspace", "msub", "msup", "msubsup", "mfrac", "msqrt", "mtable", "mtr", "mtd"}
AROUND = {"div", "style", "p", "b", "table", "tr", "td"}


def _mathml_values(form: ClosedForm, values: Values) -> Iterator[tuple[str, Fraction]]:
    """Left sides and values of the rows of a page of MathML, and of the entries of its matrix."""
    for row in ET.fromstring(form.mathml()).iter("tr"):
        name, value, *_ = row
        if name.find("math") is None or value.find("math") is None:
            continue
        key = mathml_tokens(name).strip().strip("«»")
        matrix = value.find(".//mtable")
        if matrix is not None:
            holder = next(element for element in value.iter("mrow") if matrix in list(element))
            factor = value_of(
                " ".join(mathml_tokens(part) for part in holder if part is not matrix) or "1", values.known
            )
            for i, entries in enumerate(matrix, 1):
                for j, entry in enumerate(entries, 1):
                    yield _place(form, i, j), factor * value_of(mathml_tokens(entry), values.known)
        elif plain(value).count("=") == 1 and "BT" not in plain(value):
            yield key, value_of(" ".join(mathml_tokens(part) for part in value), values.known)


def test_mathml_read_back(form: ClosedForm) -> None:
    """Every row and every entry of a matrix has exactly the value of its formula; every constant has one row."""
    values = Values(form)
    expected = _expected(form, values)
    found = list(_mathml_values(form, values))
    assert all(value == expected[key] for key, value in found)
    rows = [key for key, _ in found]
    assert all(rows.count(_key(line.name)) == 1 for line in (*form.lines, *form.parts.unlisted, *form.where))
    assert {_key(entry.line.name) for entry in form.shown} <= set(rows)


def test_mathml_is_sound(form: ClosedForm) -> None:
    """Well-formed, elements that browsers have, numbers in mn, names in mi; nothing from elsewhere, no colour of its own."""
    text = form.mathml()
    page = ET.fromstring(text)
    assert page.get("class") == "symdyn-closed" and form._repr_html_() == text
    elements = list(page.iter())
    assert {element.tag for element in elements} <= CORE | AROUND
    for element in elements:
        content = element.text or ""
        if element.tag == "mn":
            assert re.fullmatch(r"−?[0-9]+([,.−][0-9]+)*", content)
        if element.tag == "mi":
            assert re.search(r"[^\W\d]", content) and not re.search("[-+=()]", content)
        if element.tag not in ("mi", "mn", "mo", "p", "b", "td", "style"):
            assert not content.strip()
    style = page.find("style")
    assert style is not None and style.text is not None
    assert all(rule.startswith(".symdyn-closed") for rule in re.findall(r"(?m)^(.+?)\{", style.text))
    assert "url(" not in text and "http" not in text and not re.search(r"#[0-9a-f]{3}|rgb", style.text)


def test_hostile_names_are_no_markup(odd: Path) -> None:
    """They are shown as they are."""
    page = ET.fromstring(_form(str(odd), "mass_matrix_inverse").mathml())
    text = " ".join(page.itertext())
    assert "odd_50% <b>&{x}" in text and "肘~^\\" in text and "épaule_1#$ <i>" in text
