"""Integrators of known order, for tests that watch how an error falls with the step."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

Rate = Callable[[np.ndarray], np.ndarray]
Step = Callable[[Rate, np.ndarray, float], np.ndarray]


def midpoint(rate: Rate, x: np.ndarray, h: float) -> np.ndarray:
    """Second order."""
    return x + h * rate(x + h / 2 * rate(x))


def runge_kutta(rate: Rate, x: np.ndarray, h: float) -> np.ndarray:
    """Fourth order."""
    k1 = rate(x)
    k2 = rate(x + h / 2 * k1)
    k3 = rate(x + h / 2 * k2)
    k4 = rate(x + h * k3)
    return x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
