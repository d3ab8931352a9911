"""Options of the test run, and the robots that test files share."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from tests.collection import SHIPPED, name_of
from tests.compiled import Built, both_modules
from tests.shelf import Generated, Shelf
from tests.unskipped import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]  # hooks, which pytest finds here


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update", action="store_true", help="write generated/ and benchmarks/operations.txt anew instead of comparing"
    )
    parser.addoption(
        "--thorough", action="store_true", help="every function of the largest robots too, which takes minutes more"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--update") and config.getoption("numprocesses", None):
        raise pytest.UsageError("--update writes files that tests share: leave out -n")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `thorough` is no part of the usual run: another robot of the same kind shows the same there."""
    if not config.getoption("--thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if item not in set(left_out)]
        config.hook.pytest_deselected(items=left_out)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """PyTorch is no part of the test extras: what needs it is there under `--thorough` only, not skipped."""
    return True if collection_path.name == "test_using_torch.py" and not config.getoption("--thorough") else None


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
    return Shelf(folder / "shelf", thorough=bool(pytestconfig.getoption("--thorough")))


@pytest.fixture(scope="session", params=SHIPPED, ids=name_of)
def robot(request: pytest.FixtureRequest, shelf: Shelf) -> Generated:
    """Every robot that ships; for the whole session, so that pytest runs all tests of one robot one after another."""
    return shelf.robot(request.param)


@pytest.fixture(scope="session")
def built(shelf: Shelf, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The generated Python module and the compiled one, of a robot; each built once."""

    @cache
    def modules(robot: Path, float32: bool = False) -> tuple[ModuleType, ModuleType]:
        return both_modules(shelf, tmp_path_factory.mktemp("native"), robot, float32=float32)

    return modules
