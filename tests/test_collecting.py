"""Garbage is not looked for while programs are made; afterwards Python's collector is as its owner had it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from symdyn.collecting import uncollected
from symdyn.generation import Request, generate
from tests.collection import ROOT


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    yield
    gc.enable()


def test_it_is_off_inside_and_on_again_after_a_fault() -> None:
    @uncollected()
    def work() -> None:
        assert not gc.isenabled()
        raise ValueError

    with pytest.raises(ValueError):
        work()
    assert gc.isenabled()


def test_who_has_turned_it_off_finds_it_off() -> None:
    gc.disable()
    with uncollected():
        pass
    assert not gc.isenabled()


def test_generating_runs_without() -> None:
    found: list[bool] = []
    generate(Request(str(ROOT / "robots" / "planar2.yaml")), lambda _: found.append(gc.isenabled()))
    assert found and not any(found) and gc.isenabled()
