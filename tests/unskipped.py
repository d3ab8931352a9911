"""Nothing is skipped in CI: with CI=true a test or file that is skipped, or expected to fail, has failed."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest


def _failed(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and os.environ.get("CI") == "true":
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome, report.longrepr = "failed", f"nothing may be skipped in CI: {why}"
        vars(report).pop("wasxfail", None)  # pytest does not count a failure that it was told to expect


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _failed(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _failed(report)
    return report
