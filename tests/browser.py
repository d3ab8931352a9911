"""Chromium without a window, as tests drive it: a page from disk, keys, and what the page says of itself."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE = 60.0  # s; conditions are waited for, on machines that do other things too
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
)


class Browser:
    """A session; every page is opened anew in it."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver

    def open(
        self, page: Path, width: int = 1440, height: int = 900, *, scheme: str = "light", ready: str = "report"
    ) -> None:
        """A page from disk, drawn once it has the name `ready`; what earlier pages said is forgotten."""
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        self.resize(width, height)
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        self.driver.get(page.absolute().as_uri())
        self.until(f"document.readyState === 'complete' && globalThis.{ready} !== undefined")
        self.settle()

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def ask(self, expression: str, *arguments: object) -> Any:
        """What an expression of JavaScript comes to; arguments are `arguments[0]` and so on."""
        return self.driver.execute_script(f"return ({expression});", *arguments)

    def until(self, expression: str) -> None:
        """Wait for it to become true."""
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02).until(
            lambda _: bool(self.ask(expression)), expression
        )

    def settle(self) -> None:
        """Until the page has painted whatever it was told."""
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));"
        )

    def press(self, *keys: str) -> None:
        """Keys, to whatever has the focus."""
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def drag(self, selector: str, x: int, y: int) -> None:
        """The mouse, from the middle of an element, by so many pixels."""
        element = self.driver.find_element("css selector", selector)
        ActionChains(self.driver, duration=20).click_and_hold(element).move_by_offset(x, y).release().perform()

    def focus(self, selector: str) -> None:
        self.ask(f"document.querySelector({json.dumps(selector)}).focus({{ preventScroll: true }})")

    @property
    def complaints(self) -> list[str]:
        """What the console says that is no mere information."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


@contextmanager
def browser() -> Iterator[Browser]:
    """One session, of Debian's Chromium or whatever of its kind is installed; nothing is fetched for it."""
    options = Options()
    for flag in _FLAGS:
        options.add_argument(flag)
    program = next(filter(None, map(shutil.which, _BROWSERS)), None)
    assert program, "tests of pages need Chromium: apt-get install chromium chromium-driver"
    options.binary_location = program
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    os.environ.setdefault("SE_OFFLINE", "true")
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        driver.set_script_timeout(PATIENCE)
        yield Browser(driver)
    finally:
        driver.quit()


__all__ = ["Browser", "Keys", "browser"]
