"""`--update`, and the shelf that all test processes share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shelf import Shelf


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update", action="store_true", help="write generated/ and benchmarks/operations.txt anew instead of comparing"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--update") and config.getoption("numprocesses", None):
        raise pytest.UsageError("--update writes files that tests share: leave out -n")


@pytest.fixture
def update(pytestconfig: pytest.Config) -> bool:
    """Whether files that tests compare with are to be written anew."""
    return bool(pytestconfig.getoption("--update"))


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Shelf:
    """One shelf for the whole run, whatever the number of processes."""
    folder: Path = tmp_path_factory.getbasetemp()
    if hasattr(pytestconfig, "workerinput"):  # a process of pytest-xdist has a folder of its own in the run's
        folder = folder.parent
    return Shelf(folder / "shelf")
