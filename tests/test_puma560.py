"""Published figures of the Puma 560."""

from __future__ import annotations

from math import pi

import numpy as np

from symdyn.core.composite import mass_matrix
from symdyn.core.newton_euler import gravity_forces
from tests.collection import ROOT, case

# Robotics toolbox, nominal pose `qn`: gravity load and joint-space inertia with the drives' G² Jm, to the digits printed.
QN = np.array([0, pi / 4, pi, 0, pi / 4, 0])
GRAVITY = [0, 31.6399, 6.0351, 0, 0.0283, 0]
DIAGONAL = [3.6594, 4.4137, 0.9378, 0.1925, 0.1713, 0.1941]
OFF_DIAGONAL = {(0, 1): -0.4044, (0, 2): 0.1006, (0, 3): -0.0025, (1, 2): 0.3509, (1, 4): 0.0024, (2, 4): 0.0015}
HALF_A_DIGIT = 0.5e-4 * (1 + 1e-9)


def test_gravity_torque_at_the_published_pose() -> None:
    """The standard DH table, with its inertia order, gives the published gravity torques."""
    got = gravity_forces(case(ROOT / "robots" / "puma560.yaml").tree, QN)
    assert np.abs(got - GRAVITY).max() <= HALF_A_DIGIT


def test_mass_matrix_at_the_published_pose() -> None:
    """So do the inertias, with the motors' on the diagonal."""
    M = mass_matrix(case(ROOT / "robots" / "puma560.yaml").tree, QN)
    assert np.abs(np.diag(M) - DIAGONAL).max() <= HALF_A_DIGIT
    for at, wanted in OFF_DIAGONAL.items():
        assert abs(M[at] - wanted) <= HALF_A_DIGIT
