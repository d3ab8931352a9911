"""What a report says of entries, couplings, conditioning, parameters and code, in a browser: live, by keys, by the core."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import symdyn
from tests.browser import Browser, Keys, browser
from tests.shelf import Shelf

ROBOTS = ("planar2", "scara", "panda", "drone_arm", "fourbar")
SHOWN = "document.getElementById('entry-shown').textContent"


@pytest.fixture(scope="module")
def session() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def pages(shelf: Shelf) -> dict[str, Path]:
    return {name: shelf.report(name) for name in ROBOTS}


def look(at: Browser, section: str) -> None:
    """Bring a section into sight: what is out of it waits."""
    at.ask("document.getElementById(arguments[0]).scrollIntoView({ behavior: 'instant' })", section)
    at.settle()
    at.settle()


def chosen(at: Browser, function: str, output: str, *place: int) -> str:
    """What the page says of an entry."""
    at.ask("report.choose(arguments[0])", {"function": function, "output": output, "place": list(place)})
    look(at, "entry")
    return str(at.ask(SHOWN))


def number_in(at: Browser, selector: str) -> float:
    """The number that an element shows once it is looked at."""
    look(at, selector.removeprefix("#").partition("-")[0])
    text = str(at.ask("document.querySelector(arguments[0]).textContent", selector))
    return float(text.replace("−", "-"))


@pytest.mark.parametrize(("robot", "says"), [("planar2", "where"), ("scara", "rounded to 5 digits")])
def test_entries_open_as_formulas(robot: str, says: str, session: Browser, pages: dict[str, Path]) -> None:
    """MathML that the browser draws, with its where list, in every matrix; zero entries say why."""
    session.open(pages[robot])
    for function, output, place in (
        ("mass_matrix_inverse", "M_inverse", (0, 1)),
        ("mass_matrix", "M", (1, 1)),
        ("udu", "U", (0, 1)),
        ("udu", "D", (0,)),
    ):
        assert "As a formula" in chosen(session, function, output, *place)
        box = "document.querySelector('#entry-shown .symdyn-closed')"
        assert session.ask(f"{box}.querySelectorAll('math').length") >= 2
        assert session.ask(f"{box}.querySelector('math').getBoundingClientRect().height") > 8
    assert says in chosen(session, "mass_matrix_inverse", "M_inverse", 0, 0)
    if robot == "scara":
        assert "no chain of couplings leads" in chosen(session, "mass_matrix_inverse", "M_inverse", 2, 0)
    assert "1 at every pose" in chosen(session, "udu", "U", 1, 1)
    assert session.complaints == []


def test_entries_of_a_panda_open_as_figures(session: Browser, pages: dict[str, Path]) -> None:
    """Why there is no formula, what runs through what, a curve with a mark that moves, and the way to the extremes."""
    session.open(pages["panda"])
    text = chosen(session, "mass_matrix_inverse", "M_inverse", 2, 1)
    for said in (
        "passes 5,000 terms",
        "panda_joint3 changes it most",
        "runs through panda_joint2",
        "poses",
        "symdyn inspect panda ",
    ):
        assert said in text
    dot = "document.querySelector('#entry-shown .here-dot').getAttribute('cx')"
    before = session.ask(dot)
    session.ask(
        "[...document.querySelectorAll('#entry-shown button')].find((it) => it.textContent.includes('most')).click()"
    )
    look(session, "entry")
    assert session.ask(dot) != before
    arm, q = symdyn.load("panda"), session.ask("report.state.q")
    most = session.ask("report.data('entry').results.find((it) => it.output === 'M_inverse').entries['1,2'].reach[4]")
    assert number_in(session, "#entry-value") == pytest.approx(arm.core.mass_matrix_inverse(q)[1, 2], rel=1e-5)
    assert number_in(session, "#entry-value") == pytest.approx(most, rel=1e-3)
    assert session.complaints == []


@pytest.mark.parametrize("robot", ["panda", "drone_arm", "fourbar", "planar2"])
def test_lines_have_their_values(robot: str, session: Browser, pages: dict[str, Path]) -> None:
    """Opened by a key, the last line is the entry, which is the core's; so it is after a slider has moved."""
    arm = symdyn.load(robot)
    session.open(pages[robot])
    n = len(session.ask("report.robot.dofs"))
    chosen(session, "mass_matrix_inverse", "M_inverse", n - 1, n - 1)
    session.focus("#entry-lines summary")
    session.press(Keys.ENTER)
    session.until("document.querySelectorAll('#entry-lines .lines-value').length > 0")
    for _ in range(2):
        look(session, "entry")
        wanted = arm.core.mass_matrix_inverse(session.ask("report.state.q"))[n - 1, n - 1]
        values = session.ask("[...document.querySelectorAll('#entry-lines .lines-value')].map((it) => it.textContent)")
        assert all(values) and "–" not in values
        assert float(values[-1].replace("−", "-")) == pytest.approx(wanted, rel=1e-4, abs=1e-12)
        assert number_in(session, "#entry-value") == pytest.approx(wanted, rel=1e-5, abs=1e-12)
        session.ask("[...document.querySelectorAll('#motion-sliders input[type=range]')].at(-1).focus()")
        session.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    if robot == "drone_arm":
        assert "because floating_base moves by several numbers" in session.ask(SHOWN)
    assert session.complaints == []


def test_couplings_and_condition_number_are_live(session: Browser, pages: dict[str, Path]) -> None:
    """The core's at the present position, and at the worst pose, where a button leads; a pair opens its entry."""
    arm = symdyn.load("panda")
    session.open(pages["panda"])
    look(session, "couplings")
    session.focus("#couplings-here")
    session.press(Keys.SPACE)
    inverse = arm.core.mass_matrix_inverse(session.ask("report.state.q"))
    strength = np.abs(inverse) / np.sqrt(np.outer(np.diag(inverse), np.diag(inverse)))
    cells = session.ask(
        "[...document.querySelectorAll('#couplings-matrix .couplings-cell')].map((it) => Number(it.textContent))"
    )
    assert cells == [round(100 * strength[i, j]) for i in range(7) for j in range(7) if i != j]
    session.focus("#couplings-strongest button")
    session.press(Keys.ENTER)
    session.settle()
    first = session.ask("report.data('couplings').strongest[0]")
    assert session.ask("report.state.chosen.place") == [first["first"], first["second"]]
    session.ask("document.querySelector('#conditioning-buttons button').click()")
    session.settle()
    q = session.ask("report.state.q")
    assert number_in(session, "#conditioning-value") == pytest.approx(np.linalg.cond(arm.core.mass_matrix(q)), rel=1e-3)
    worst = session.ask("report.data('conditioning').worst.value")
    assert number_in(session, "#conditioning-value") == pytest.approx(worst, rel=1e-3)
    assert session.complaints == []


def test_parameters_move_by_keys(session: Browser, pages: dict[str, Path]) -> None:
    """A slider and a typed number change what the page works out; a button takes it back."""
    arm = symdyn.load("planar2")
    session.open(pages["planar2"])
    chosen(session, "mass_matrix_inverse", "M_inverse", 0, 1)
    before = number_in(session, "#entry-value")
    session.focus("#parameters-sliders input[type=range]")
    session.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    session.settle()
    q, values = session.ask("report.state.q"), session.ask("report.state.parameters")
    assert values["m1"] != arm.parameters["m1"] and number_in(session, "#entry-value") != before
    wanted = arm.core.mass_matrix_inverse(q, parameters=values)[0, 1]
    assert number_in(session, "#entry-value") == pytest.approx(wanted, rel=1e-5)
    assert "at their defaults" in session.ask(SHOWN)
    session.focus("#parameters-reset")
    session.press(Keys.ENTER)
    session.settle()
    assert session.ask("report.state.parameters") == arm.parameters
    assert number_in(session, "#entry-value") == before
    assert session.complaints == []


def test_code_is_read_when_it_is_looked_at(session: Browser, pages: dict[str, Path]) -> None:
    """Not before; then all of the file, in colours where it is seen; names of functions lead to their lines."""
    session.open(pages["panda"])
    assert session.ask("document.getElementById('code-text').children.length") == 0
    session.ask("document.querySelector('#operations a[data-function=udu]').click()")
    session.until("document.querySelectorAll('#code-text .code-word').length > 0")
    shown = session.ask("[...document.querySelectorAll('#code-text pre')].map((it) => it.textContent).join('')")
    assert shown == session.ask("report.data('code').files[0].text")
    assert session.ask("document.getElementById('code-function').value") == "udu"
    line = session.ask("Math.round(document.getElementById('code-text').scrollTop / 18)")
    assert shown.split("\n")[line].startswith("def udu(")
    session.focus("#code-file")
    session.press("C")
    session.until("document.querySelector('#code-text pre').textContent.startsWith('/*')")
    line = session.ask("Math.round(document.getElementById('code-text').scrollTop / 18)")
    text = session.ask("report.data('code').files[1].text")
    assert "panda_udu" in text.split("\n")[line]
    assert session.complaints == []
