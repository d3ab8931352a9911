"""What generated functions take as numbers and what they refuse, in Python and compiled alike."""

from __future__ import annotations

import datetime
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from symdyn.native.compiled import build
from symdyn.native.loading import load_native
from tests.collection import ROOT
from tests.shelf import Shelf

Q = [0.5, -0.25]


@pytest.fixture(scope="module", params=["python", "native", "native float32"])
def module(request: pytest.FixtureRequest, shelf: Shelf, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The module of a two-link arm with parameters, as generated and as built."""
    generated = shelf.robot(ROOT / "robots" / "planar2.yaml")
    if request.param == "python":
        return generated.module
    source: Path = generated.c_source(float32=request.param.endswith("float32"))
    return load_native(build(source, tmp_path_factory.mktemp("native"))[0])


REFUSED = {
    "complex": (np.array(Q) + 1j, "complex128"),
    "complex numbers": ([0.5, 1j], "complex128"),
    "complex64": (np.array(Q, np.complex64), "complex64"),
    "masked": (np.ma.masked_array(Q, [False, True]), "a masked array"),
    "masked, nothing hidden": (np.ma.masked_array(Q), "a masked array"),
    "masked rows": ([np.ma.masked_array(Q), np.ma.masked_array(Q, [True, False])], "a masked array"),
    "a masked entry": ([0.5, np.ma.masked], "a masked array"),
    "dates": (np.array(["2026-01-01", "2026-01-02"], "datetime64[D]"), "datetime64[D]"),
    "spans": (np.array([1, 2], "timedelta64[s]"), "timedelta64[s]"),
    "dates of Python": ([datetime.date(2026, 1, 1)] * 2, "date"),
    "dates as objects": (np.array([np.datetime64("2026-01-01"), 1.0], object), "datetime64"),
    "complex objects": (np.array([0.5, 1j], object), "complex"),
    "text": (["0.5", "1"], "<U3"),
    "bytes": ([b"0.5", b"1"], "|S3"),
    "text as objects": (np.array(["0.5", 1.0], object), "str"),
    "nothing": ([None, 1.0], "NoneType"),
    "records": (np.zeros(2, "f8,f8"), "[('f0', '<f8'), ('f1', '<f8')]"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str, module: ModuleType) -> None:
    """Numbers with another part, a mask or a date are refused with function, argument and what they are."""
    value, shown = REFUSED[case]
    with pytest.raises(TypeError) as told:
        module.mass_matrix(value)
    assert str(told.value) == f"mass_matrix: argument 'q' must hold real numbers, got {shown}"
    with pytest.raises(TypeError, match="inverse_dynamics: argument 'qdd' must hold real numbers, got "):
        module.inverse_dynamics(Q, Q, value)


TAKEN = {
    "tuple": tuple(Q),
    "float64": np.array(Q),
    "float32": np.array(Q, np.float32),
    "float16": np.array(Q, np.float16),
    "long double": np.array(Q, np.longdouble),
    "big endian": np.array(Q, ">f8"),
    "every second": np.array([0.5, 9.0, -0.25, 9.0])[::2],
    "fractions": [Fraction(1, 2), Fraction(-1, 4)],
    "decimals": [Decimal("0.5"), Decimal("-0.25")],
    "objects": np.array([0.5, Fraction(-1, 4)], object),
    "scalars of numpy": [np.float64(0.5), np.float32(-0.25)],
}


@pytest.mark.parametrize("case", TAKEN)
def test_taken(case: str, module: ModuleType) -> None:
    """Real numbers of every other kind give what a list of floats gives."""
    np.testing.assert_array_equal(module.mass_matrix(TAKEN[case]), module.mass_matrix(Q))


def test_whole_numbers(module: ModuleType) -> None:
    """Integers, large ones too, and truth values are numbers."""
    wanted = module.mass_matrix([1.0, 0.0])
    for value in ([1, 0], [True, False], np.array([1, 0], np.uint8), np.array([True, False])):
        np.testing.assert_array_equal(module.mass_matrix(value), wanted)
    assert np.isfinite(module.mass_matrix([10**20, 0])).all()


def test_batches_of_other_numbers(module: ModuleType) -> None:
    """The same holds for batches, and what was given is left as it was."""
    given = np.array([Q, Q, Q], object)
    assert module.mass_matrix(given).shape == (3, 2, 2) and given.dtype == object
    with pytest.raises(ValueError, match="mass_matrix: argument 'q' has rows of different lengths"):
        module.mass_matrix([[0.1], [0.1, 0.2]])
    with pytest.raises(ValueError, match=r"mass_matrix: argument 'q' must have shape \(..., 2\), got \(1,\)"):
        module.mass_matrix([Fraction(1, 2)])


def test_parameters(module: ModuleType) -> None:
    """`prepare` is as strict, by name and by array, and so is what it gave when it comes back."""
    for value, shown in ((1j, "complex128"), (np.ma.masked_array([1.0], [True]), "a masked array"), ("2", "<U1")):
        with pytest.raises(TypeError) as told:
            module.prepare({"m2": value})
        assert str(told.value) == f"prepare: argument 'm2' must hold real numbers, got {shown}"
    with pytest.raises(TypeError, match="prepare: argument 'params' must hold real numbers, got complex128"):
        module.prepare(np.ones(len(module.PARAMETERS)) * 1j)
    with pytest.raises(TypeError, match="mass_matrix: argument 'prepared' must hold real numbers, got complex"):
        module.mass_matrix(Q, module.prepare({}) * 1j)
    np.testing.assert_array_equal(module.prepare({"m2": Fraction(2)}), module.prepare({"m2": 2.0}))
