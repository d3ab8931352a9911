"""Arguments of the core's functions as arrays of floats; refuses what generated functions refuse, in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from symdyn.core import Array
from symdyn.description.spelling import suggestion

_NO_NUMBERS = (str, bytes, complex, np.complexfloating, np.datetime64, np.timedelta64, np.ndarray)


def state_of(function: str, label: str, value: Any, shape: tuple[int, ...]) -> Array:
    """An argument whose last axes have that shape.

    Raises:
        TypeError: for anything but real numbers.
        ValueError: for another shape.
    """
    array = _numbers(f"{function}: argument '{label}'", value)
    if array.shape[-len(shape) :] != shape:
        expected = ", ".join(["...", *map(str, shape)])
        raise ValueError(f"{function}: argument '{label}' must have shape ({expected}), got {array.shape}")
    return array


def values_of(function: str, given: Mapping[str, Any] | None, defaults: Mapping[str, float]) -> dict[str, float] | None:
    """Every run-time parameter, those that are not given at their defaults; None where none is given.

    Raises:
        TypeError: for what is no mapping, and for a value that is no real number.
        ValueError: for a name that is no parameter.
    """
    if given is None:
        return None
    if not isinstance(given, Mapping):
        raise TypeError(f"{function}: parameters must be given by name, got {type(given).__name__}")
    for name in given:
        if name not in defaults:
            cure = suggestion(str(name), defaults) or "it has none"
            raise ValueError(f"{function}: '{name}' is no parameter of the robot; {cure}")
    found = dict(defaults)
    for name, value in given.items():
        array = _numbers(f"{function}: parameter '{name}'", value)
        if array.shape != ():
            raise ValueError(f"{function}: parameter '{name}' must be one number, got shape {array.shape}")
        found[name] = float(array)
    return found


def broadcast(function: str, arrays: list[Array], shapes: list[tuple[int, ...]]) -> tuple[tuple[int, ...], list[Array]]:
    """The axes of the batch, and every array with those before the axes of one state, which are given.

    Raises:
        ValueError: when they do not fit each other.
    """
    batches = [array.shape[: array.ndim - len(shape)] for array, shape in zip(arrays, shapes, strict=True)]
    try:
        batch = np.broadcast_shapes(*batches)
    except ValueError:
        raise ValueError(f"{function}: batch axes {', '.join(map(str, batches))} do not broadcast") from None
    return batch, [np.broadcast_to(array, batch + shape) for array, shape in zip(arrays, shapes, strict=True)]


def _numbers(what: str, value: Any) -> Array:
    told = f"{what} must hold real numbers"
    if _is_masked(value):
        raise TypeError(f"{told}, got a masked array")
    try:
        array = np.asarray(value)
    except ValueError:
        raise ValueError(f"{what} has rows of different lengths") from None
    if array.dtype.kind == "O":
        return np.array([_number(told, entry) for entry in array.flat], dtype=float).reshape(array.shape)
    if array.dtype.kind not in "fiub":
        raise TypeError(f"{told}, got {array.dtype}")
    return array.astype(float)


def _is_masked(value: Any) -> bool:
    """Whether there is a masked array in it; numpy would drop the mask."""
    if isinstance(value, (list, tuple)):
        return any(map(_is_masked, value))
    return isinstance(value, np.ma.MaskedArray)


def _number(told: str, entry: Any) -> float:
    """One number of another kind, such as a fraction, as a float; text and dates are none."""
    try:
        if not isinstance(entry, _NO_NUMBERS):
            return float(entry)
    except (TypeError, ValueError, OverflowError):
        pass
    raise TypeError(f"{told}, got {type(entry).__name__}")
