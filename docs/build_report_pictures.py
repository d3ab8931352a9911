"""Take the pictures of docs/report.md in Chromium: `python docs/build_report_pictures.py`.

The pages are made anew, so that the pictures show what is made now; tests look at pages, not at pictures.
"""

from __future__ import annotations

import base64
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import symdyn

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests.browser import Browser, browser  # noqa: E402 - the tests' browser, found from here

LARGEST = 300_000  # bytes


@dataclass(frozen=True)
class Picture:
    """One picture.

    Attributes:
        name: of the file in docs/.
        robot: whose page it is of.
        width, height: of the window.
        scheme: `light` or `dark`.
        at: what is brought to the top of the window; nothing for the page's own top.
        entry: of M⁻¹ that is chosen; none where it is empty.
    """

    name: str
    robot: str
    width: int
    height: int
    scheme: str
    at: str = ""
    entry: str = ""


PICTURES = (
    Picture("report.png", "panda", 1440, 1000, "light", entry="1 3"),
    Picture("report-entry.png", "planar2", 1440, 1000, "light", at="entry", entry="0 1"),
    Picture("report-phone.png", "fourbar", 390, 844, "light"),
    Picture("report-dark.png", "solo12_floating", 1440, 1000, "dark"),
)


def take(window: Browser, picture: Picture, page: Path) -> bytes:
    """The picture of a page as it is seen in the window."""
    window.open(page, picture.width, picture.height, scheme=picture.scheme)
    if picture.entry:
        window.ask(
            "document.querySelector(`#matrices-M_inverse [data-place='${arguments[0]}']`).click()", picture.entry
        )
        window.settle()
    top = f"document.getElementById('{picture.at}').getBoundingClientRect().top + scrollY - 50" if picture.at else "0"
    window.ask(f"scrollTo({{ top: {top}, behavior: 'instant' }})")
    window.settle()
    return base64.b64decode(window.driver.execute_cdp_cmd("Page.captureScreenshot", {})["data"])


def main() -> None:
    """Take them all."""
    with browser() as window, TemporaryDirectory() as folder:
        for picture in PICTURES:
            page = symdyn.load(picture.robot).report(Path(folder) / f"{picture.robot}.html", force=True)
            png = take(window, picture, page)
            if len(png) > LARGEST or window.complaints:
                raise SystemExit(f"{picture.name}: {len(png)} bytes; {window.complaints}")
            (ROOT / "docs" / picture.name).write_bytes(png)
            print(f"wrote docs/{picture.name}, {len(png)} bytes")


if __name__ == "__main__":
    main()
