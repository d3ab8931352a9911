"""The documentation builds to a site without a warning, leads to every page, and loads nothing from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.browser import Browser, browser
from tests.collection import ROOT

CONFIG = ROOT / "zensical.toml"
PAGES = sorted(page.name for page in (ROOT / "docs").glob("*.md") if not page.name.endswith(".in.md"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from a copy as `make docs` builds it: a link or an anchor that leads nowhere stops it."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copy(CONFIG, folder)
    words = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "site"


class Loaded(HTMLParser):
    """What a page loads by itself, and where its links lead."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("script", "img", "iframe", "link") and given.get("rel") != "canonical":
            self.loads += [target for name in ("src", "href") if (target := given.get(name))]
        if tag == "a" and (target := given.get("href")):
            self.links.append(target)


def test_every_page_is_in_the_navigation(site: Path) -> None:
    """No page of docs/ is left out of the menus, none is there twice, and each was built."""
    named = re.findall(r'"([\w-]+\.md)"', CONFIG.read_text(encoding="utf-8"))
    assert sorted(named) == PAGES
    assert {page.stem for page in site.glob("*.html")} == {Path(name).stem for name in PAGES} | {"404"}


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    """Pages open from disk, without a network: what they load is a file of the site, style sheets load none besides."""
    seen = 0
    for page in (path for path in site.glob("*.html") if path.name != "404.html"):
        for target in Loaded(page.read_text(encoding="utf-8")).loads:
            assert not re.match(r"(\w+:)?//", target), f"{page.name}: {target}"
            assert target.startswith("data:") or (site / target.split("#")[0]).exists(), f"{page.name}: {target}"
            seen += 1
    assert seen > 5 * len(PAGES)
    for sheet in site.rglob("*.css"):
        assert not re.search(r"@import|url\(\s*['\"]?(?:https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


def test_links_of_the_site_lead_somewhere(site: Path) -> None:
    """Scripts, pictures and pages that links name were copied too."""
    for page in (path for path in site.glob("*.html") if path.name != "404.html"):
        for target in Loaded(page.read_text(encoding="utf-8")).links:
            file = target.split("#")[0]
            if file and not re.match(r"\w+:", file):
                assert (page.parent / file).exists(), (
                    f"{page.name}: {target}; outside docs/ name a file, `like/this`, without a link"
                )


def test_headings_and_code_survive(site: Path) -> None:
    """Every block of code of a page is one in the site: lists, indents and fences mean the same there as on a code host."""
    for name in PAGES:
        text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        html = (site / name).with_suffix(".html").read_text(encoding="utf-8")
        fences = len(re.findall(r"^ *```\w+$", text, re.M))
        assert html.count('<div class="language-') + html.count("<pre><code>") >= fences, name


# --- in a browser

LOOSE = """[...document.querySelectorAll(".md-content *")].filter(it => {
    const width = document.documentElement.clientWidth + 1, right = of => of.getBoundingClientRect().right;
    if (right(it) <= width) return false;
    for (let box = it.parentElement; box !== document.body; box = box.parentElement)
        if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowX) && right(box) <= width) return false;
    return true;
}).map(it => `${it.tagName} ${it.textContent.slice(0, 40)}`).slice(0, 3)"""
"""What is wider than the page and stands in no box that scrolls."""


@pytest.fixture(scope="module")
def session() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_no_page_overflows(width: int, scheme: str, site: Path, session: Browser) -> None:
    """On a wide screen and on a phone: no page is wider than the window, tables and code scroll in boxes of their own."""
    for name in PAGES:
        session.open(site / name.replace(".md", ".html"), width, scheme=scheme, ready="document")
        assert session.ask("document.documentElement.scrollWidth") <= width, name
        assert session.ask(LOOSE) == [], name
        assert session.complaints == [], name


def test_dark_is_dark(site: Path, session: Browser) -> None:
    """The page takes the colours that the system asks for."""
    for scheme, chosen in (("light", "default"), ("dark", "slate")):
        session.open(site / "index.html", scheme=scheme, ready="document")
        session.until(f"document.body.dataset.mdColorScheme === '{chosen}'")


FOUND = """[...document.querySelectorAll("div")].filter(it => it.shadowRoot).flatMap(it =>
    [...it.shadowRoot.querySelectorAll("a")]).some(link => link.href.includes("limits.html"))"""


def test_search_works_from_disk(site: Path, session: Browser) -> None:
    """Typed into the search, a word that only one page of the menu's first part has finds it, without a server."""
    session.open(site / "index.html", ready="document")
    session.ask("document.querySelector('.md-search__button').click()")
    session.until("document.activeElement.shadowRoot !== null")
    session.press("Stribeck")
    session.until(FOUND)
