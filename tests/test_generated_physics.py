"""Generated functions against judges that know nothing of the core: Pinocchio's derivatives, and power."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from symdyn.core.newton_euler import friction_forces
from tests.collection import SHIPPED, Case, case, name_of
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import urdf_text
from tests.shelf import LARGE, Shelf, states
from tests.test_core_identities import assert_close, condition
from tests.test_core_linear import assert_scaled, largest, momentum_scale

STATES = 100

over_robots = pytest.mark.parametrize("path", [path for path in SHIPPED if case(path).tree.n < LARGE], ids=name_of)


def made(path: Path, shelf: Shelf) -> tuple[Case, ModuleType]:
    return case(path), shelf.robot(path).module


@over_robots
def test_derivatives_equal_pinocchio(path: Path, shelf: Shelf) -> None:
    """All six matrices are Pinocchio's analytic derivatives at 100 states; the judge has no friction."""
    it, module = made(path, shelf)
    tree = it.tree
    judge = Pinocchio(urdf_text(it.robot), it.joints, tree.gravity, tree.armature)
    for state in states(tree, STATES):
        q, qd, qdd, tau = (state[name] for name in ("q", "qd", "qdd", "tau"))
        kappa, moved = condition(tree, q), momentum_scale(tree, q, qd)
        dtau_dq, dtau_dqd, M = module.inverse_dynamics_derivatives(q, qd, qdd)
        theirs = judge.inverse_dynamics_derivatives(q, qd, qdd)
        assert_scaled(it, "dtau/dq", dtau_dq, theirs[0], 1.0, 0.0)
        assert_scaled(it, "dtau/dqd", dtau_dqd - np.diag(tree.viscous), theirs[1], 1.0, moved)
        assert_scaled(it, "M", M, theirs[2], 1.0, 0.0)
        found = module.forward_dynamics_derivatives(q, qd, tau + friction_forces(tree, qd))
        theirs = judge.forward_dynamics_derivatives(q, qd, tau)
        assert_scaled(it, "dqdd/dq", found[0], theirs[0], kappa, 0.0)
        assert_scaled(it, "dqdd/dqd", found[1] + found[2] * tree.viscous, theirs[1], kappa, largest(qd))
        assert_scaled(it, "M^-1", found[2], theirs[2], kappa, 0.0)


@over_robots
def test_diagonal_coriolis_does_no_work(path: Path, shelf: Shelf) -> None:
    """nu·C_nu = 0 to rounding of what C_nu is made of, the rates of m, of the size of qd (DIAG, lemma 7.1)."""
    it, module = made(path, shelf)
    for state in states(it.tree, STATES):
        q, nu = state["q"], state["nu"]
        C = module.diagonal_coriolis(q, nu)
        size = max(np.abs(nu) @ np.abs(C), nu @ nu * largest(module.joint_rates(q, nu)))
        assert_close(it, nu @ C / size, np.zeros(()), condition(it.tree, q))
