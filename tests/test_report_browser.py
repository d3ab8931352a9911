"""Reports in a real browser: what sliders move is what the core says, everything is reached by keys, nothing overflows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import symdyn
from symdyn.description.spelling import identifier
from tests.browser import Browser, Keys, browser
from tests.shelf import Shelf
from tests.test_report import ODD

ROBOTS = ("planar2", "scara", "panda", "solo12_floating", "fourbar")
NEAR = 1e-9  # of the largest entry: what is left of rounding; the page's numbers are doubles


@dataclass(frozen=True)
class Shown:
    """A robot whose page is open."""

    arm: symdyn.Mechanism
    page: Path
    at: Browser

    @property
    def q(self) -> list[float]:
        return list(self.at.ask("report.state.q"))

    def result(self, function: str, output: str) -> np.ndarray:
        return np.array(self.at.ask("report.result(arguments[0], arguments[1])", function, output), dtype=float)


@pytest.fixture(scope="module")
def session() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="module", params=ROBOTS)
def shown(request: pytest.FixtureRequest, session: Browser, shelf: Shelf) -> Shown:
    """A robot, its page, and the browser that all tests of it share."""
    arm = symdyn.load(request.param)
    return Shown(arm, shelf.report(request.param), session)


def near(found: np.ndarray, right: np.ndarray) -> None:
    assert np.abs(found - right).max() <= NEAR * max(1.0, np.abs(right).max())


CELLS = """[...document.querySelectorAll("#matrices-M_inverse button")].every((cell, k) => cell.ariaLabel.split(" ").at(-1) ===
    report.number(report.result("mass_matrix_inverse", "M_inverse").flat()[k]))"""


def test_sliders_move_every_number_to_what_the_core_says(shown: Shown) -> None:
    """Keys on each slider in turn: M⁻¹ in the page and in its cells, tools and the centre of mass as drawn, are the core's."""
    shown.at.open(shown.page)
    start = shown.q
    for place in range(shown.at.ask("document.querySelectorAll('#motion-sliders input[type=range]').length")):
        shown.at.ask("document.querySelectorAll('#motion-sliders input[type=range]')[arguments[0]].focus()", place)
        shown.at.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    shown.at.settle()
    q = shown.q
    assert shown.at.complaints == []
    assert np.abs(np.array(q) - start).max() > 1e-3
    inverse = shown.result("mass_matrix_inverse", "M_inverse")
    near(inverse, shown.arm.core.mass_matrix_inverse(q))
    shown.at.ask("document.getElementById('matrices-M_inverse').scrollIntoView({ behavior: 'instant' })")
    shown.at.until(CELLS)
    for tool in shown.arm.tools:
        drawn = shown.at.ask("document.querySelector(`[data-tool='${arguments[0]}']`).dataset.position", tool.name)
        pose = getattr(shown.arm.core, f"pose_{tool.name}")(q)
        near(np.array(drawn.split(), dtype=float), pose[:3, 3])
    drawn = shown.at.ask("document.querySelector('[data-center]').dataset.center")
    near(np.array(drawn.split(), dtype=float), shown.arm.core.center_of_mass(q))
    assert shown.at.complaints == []


def test_parameters_move_the_drawing_and_the_numbers(shown: Shown) -> None:
    """Run-time parameters of the file, all a tenth larger: the core at those values says the same."""
    shown.at.open(shown.page)
    values = {name: 1.1 * value for name, value in shown.arm.parameters.items()}
    shown.at.ask("report.setParameters(arguments[0])", values)
    shown.at.settle()
    inverse = shown.arm.core.mass_matrix_inverse(shown.q, parameters=values)
    near(shown.result("mass_matrix_inverse", "M_inverse"), inverse)
    for tool in shown.arm.tools:
        drawn = shown.at.ask("document.querySelector(`[data-tool='${arguments[0]}']`).dataset.position", tool.name)
        near(
            np.array(drawn.split(), float),
            getattr(shown.arm.core, f"pose_{tool.name}")(shown.q, parameters=values)[:3, 3],
        )


def test_entries_are_chosen_by_keys(shown: Shown) -> None:
    """Arrows walk in a matrix, Enter chooses, and the page knows which."""
    shown.at.open(shown.page)
    shown.at.focus("#matrices-M_inverse button[tabindex='0']")
    shown.at.press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.END, Keys.ENTER)
    shown.at.settle()
    last = len(shown.at.ask("report.robot.dofs")) - 1
    assert shown.at.ask("report.state.chosen") == {
        "function": "mass_matrix_inverse",
        "output": "M_inverse",
        "place": [1, last],
    }
    assert shown.at.ask("document.querySelector('#matrices [aria-pressed=true]').dataset.place") == f"1 {last}"
    assert f"{shown.at.ask('report.robot.dofs')[last]}" in shown.at.ask(
        "document.getElementById('matrices-told').textContent"
    )
    assert shown.at.complaints == []


def test_zeros_by_structure_are_zero(shown: Shown) -> None:
    """A cell with a dot is zero to the core as well; others, at a position without symmetry, are not all zero."""
    shown.at.open(shown.page)
    kinds = shown.at.ask("report.data('matrices').matrices.find((it) => it.output === 'M').kinds")
    n = len(shown.at.ask("report.robot.dofs"))
    M = np.array(shown.arm.core.mass_matrix(shown.q))
    zero = np.array([kind == "0" for kind in kinds]).reshape(n, n)
    assert np.abs(M[zero]).max(initial=0.0) <= NEAR * M.max()
    assert np.abs(M[~zero]).min() > 0.0 and not zero.all()


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_overflows(shown: Shown, width: int) -> None:
    """The page is as wide as the window, with everything folded open and an entry chosen."""
    shown.at.open(shown.page, width)
    shown.at.ask("document.querySelectorAll('details').forEach((it) => { it.open = true; })")
    shown.at.ask("document.querySelector('#matrices-M button').click()")
    shown.at.settle()
    assert shown.at.ask("document.documentElement.scrollWidth") == width
    wide = """[...document.querySelectorAll("main *")].filter((it) => it.getBoundingClientRect().right > innerWidth + 1
        && !it.closest(".scroll, svg, math")).map((it) => it.outerHTML.slice(0, 80))"""
    assert shown.at.ask(wide) == []


FOCUSABLE = """[...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((it) =>
    it.tabIndex >= 0 && !it.disabled && (it.type !== "radio" || it.checked) && it.id !== "sections" &&
    it.checkVisibility({ visibilityProperty: true })).length"""


def test_everything_is_reached_by_keys(shown: Shown) -> None:
    """Tab comes to all that can be used, of radio buttons to the chosen one, and one sees where it is."""
    shown.at.open(shown.page)
    count, seen = shown.at.ask(FOCUSABLE), set()
    watch = """(document.addEventListener("focusin", ({ target }) => {
        const style = getComputedStyle(target);
        (globalThis.reached ??= new Map()).set(target, style.outlineStyle !== "none" || style.boxShadow !== "none");
    }), true)"""
    assert shown.at.ask(watch)
    shown.at.press(*[Keys.TAB] * count)
    seen = shown.at.ask("[...reached].map(([element, visible]) => [element.tagName, visible])")
    assert len(seen) == count
    assert all(visible for _, visible in seen)


def test_light_dark_and_no_network(shown: Shown) -> None:
    """The page follows what the system prefers, the button turns it over, and nothing was fetched."""
    paper = "getComputedStyle(document.body).backgroundColor"
    shown.at.open(shown.page, scheme="dark")
    dark = shown.at.ask(paper)
    shown.at.ask("document.getElementById('theme').click()")
    light = shown.at.ask(paper)
    shown.at.open(shown.page, scheme="light")
    assert shown.at.ask(paper) == light != dark
    assert shown.at.ask("performance.getEntriesByType('resource').length") == 0
    assert shown.at.complaints == []


def test_the_drawing_turns(shown: Shown) -> None:
    """By keys, and by dragging; the robot stays where it is."""
    shown.at.open(shown.page)
    picture = "document.getElementById('scene-view').innerHTML"
    seen = [shown.at.ask(picture)]
    shown.at.focus("#scene-view")
    for key in (Keys.ARROW_LEFT, Keys.ARROW_UP, "+"):
        shown.at.press(key)
        seen.append(shown.at.ask(picture))
    shown.at.drag("#scene-view", 60, 20)
    seen.append(shown.at.ask(picture))
    assert len(set(seen)) == len(seen)
    assert shown.at.complaints == []


@pytest.mark.parametrize("kind", ["bare", "weightless", "spheres", "evil", "panda_hand"])
def test_unusual_robots_have_whole_pages(kind: str, session: Browser, tmp_path: Path) -> None:
    """No inertia, no functions, ball and planar joints, followers, names like markup: no complaint, no overflow."""
    if kind in ODD:
        file = tmp_path / f"arm.{'yaml' if kind in ('weightless', 'spheres') else 'urdf'}"
        file.write_text(ODD[kind], encoding="utf-8")
    arm = symdyn.load(file if kind in ODD else kind)
    session.open(arm.report(tmp_path / "page.html"), 390)
    for _ in range(3):
        session.ask("document.getElementById('motion-random').click()")
        session.settle()
    assert session.complaints == []
    assert session.ask("document.documentElement.scrollWidth") == 390
    q = session.ask("report.state.q")
    for tool in arm.tools:
        places = "[...document.querySelectorAll('[data-tool]')].find((it) => it.dataset.tool === arguments[0]).dataset.position"
        drawn = np.array(session.ask(places, tool.name).split(), float)
        near(drawn, getattr(arm.core, f"pose_{identifier(tool.name)}")(q)[:3, 3])


def test_loops_stay_closed_or_say_how_far_they_are_open(session: Browser, shelf: Shelf) -> None:
    """The crank of a four-bar carries the others; a rocker where it cannot go leaves the loop open, and the page says so."""
    arm = symdyn.load("fourbar")
    session.open(shelf.report("fourbar"))
    for _ in range(12):
        session.focus("#motion-sliders input[type=range][data-joint=crank_pin]")
        session.press(*[Keys.ARROW_RIGHT] * 4)
        session.settle()
        assert np.abs(session.ask("report.result('closure_error', 'e')")).max() < NEAR
    assert "closed" in session.ask("document.getElementById('scene-loops').textContent")
    session.focus("#motion-sliders input[type=range][data-joint=rocker_pin]")
    session.press(Keys.HOME)
    session.settle()
    error = np.hypot(*session.ask("report.result('closure_error', 'e')"))
    e, _ = arm.core.closure_error(session.ask("report.state.q"), [0.0, 0.0, 0.0])
    assert error == pytest.approx(np.hypot(*e), rel=NEAR) and error > 0.01
    assert f"open by {error:.3g} m" in session.ask("document.getElementById('scene-loops').textContent")
    assert "cannot be closed" in session.ask("document.getElementById('motion-told').textContent")
    session.ask("document.getElementById('motion-close').click()")
    session.ask("document.getElementById('motion-zero').click()")
    session.settle()
    assert session.ask("report.state.q") == [0.0, 0.0, 0.0]
