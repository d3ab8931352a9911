"""What tests of compiled modules share: robots, random arguments, comparison with the generated Python module."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import numpy as np

from symdyn.native.compiled import build
from symdyn.native.loading import load_native
from symdyn.quantities.arguments import argument_shapes
from symdyn.quantities.contract import Sizes
from tests.collection import ROOT
from tests.shelf import Shelf

PLANAR, SCARA = ROOT / "robots" / "planar2.yaml", ROOT / "robots" / "scara.yaml"  # with parameters, and with friction
Built = Callable[..., tuple[ModuleType, ModuleType]]
random = np.random.default_rng(5)


def both_modules(shelf: Shelf, folder: Path, robot: Path, *, float32: bool) -> tuple[ModuleType, ModuleType]:
    """The generated Python module and the compiled one."""
    generated = shelf.robot(robot)
    return generated.module, load_native(build(generated.c_source(float32=float32), folder)[0])


def arguments(module: ModuleType, name: str, *axes: tuple[int, ...]) -> list[np.ndarray]:
    """Random arguments without `prepared`; the batch axes given are dealt in turn."""
    columns = len(getattr(module, "REGRESSOR", ()))
    shapes = argument_shapes(replace(Sizes.single(module.N), tools=len(module.TOOLS), columns=columns))
    wanted = [it for it in inspect.signature(getattr(module, name)).parameters if it not in ("prepared", "out")]
    keys = ["wrenches" if label == "f" and name.endswith("under_forces") else label for label in wanted]
    return [random.uniform(-1, 1, (*axes[i % len(axes)], *shapes[key])) for i, key in enumerate(keys)]


def agree(got: object, wanted: object, tolerance: float = 1e-10) -> None:
    """The same types, shapes and, to rounding, numbers; entries are measured by the largest of their array."""
    both = (got, wanted) if isinstance(wanted, tuple) else ((got,), (wanted,))
    for mine, theirs in zip(*both, strict=True):
        assert type(mine) is type(theirs) and np.shape(mine) == np.shape(theirs)
        scale = np.abs(theirs).max(initial=1.0, where=np.isfinite(theirs)) if np.size(theirs) else 1.0
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=tolerance * scale)


def results(result: object) -> tuple[np.ndarray, ...]:
    return tuple(map(np.asarray, result if isinstance(result, tuple) else (result,)))
