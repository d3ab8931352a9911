"""The papers' spatial operators as dense matrices over all bodies, in any frames, and the trees to try them on.

`phi`, `psi`, `H`, `M`, `P`, `G`, … are block matrices here; `E_phi` holds the transforms between neighbours only,
`phi = (1 - E_phi)^-1`, `E_psi = E_phi tau_bar`, `psi = (1 - E_psi)^-1`, `K = E_phi G`, `W = 1 - H psi K`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import cache

import numpy as np
import pytest

from symdyn.core.composite import stacked_inertia, stacked_joint_map, stacked_transforms
from symdyn.core.riccati import riccati
from symdyn.core.spatial import S, rigid_transform
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE
from tests.ball_models import BallCase, ball_case
from tests.test_core_identities import slope

TREES = [
    ball_case("RRPRRPR", (-1, 0, 1, 1, 3, 0, 5), seed=1),
    ball_case("PRRRP", (-1, 0, 0, 2, -1), seed=2),
    ball_case("RPRRPR", (-1, 0, 1, 2, 3, 4), seed=3),
    ball_case("RRRPRRRR", (-1, 0, 1, 2, 1, 4, 1, 0), seed=4),
]
"""Turning and sliding joints about any axis, oblique gravity, armature on some joints: three trees and a chain."""

over_trees = pytest.mark.parametrize("it", TREES, ids=lambda it: it.path.name)


@dataclass(frozen=True)
class Operators:
    """All operators of a tree at a configuration; `r` is the armature."""

    phi: np.ndarray
    E_phi: np.ndarray
    psi: np.ndarray
    H: np.ndarray
    M: np.ndarray
    P: np.ndarray
    G: np.ndarray
    D: np.ndarray
    tau_bar: np.ndarray
    r: np.ndarray

    @property
    def one(self) -> np.ndarray:
        return np.eye(len(self.phi))

    @property
    def phi_tilde(self) -> np.ndarray:
        return self.phi - self.one

    @property
    def psi_tilde(self) -> np.ndarray:
        return self.psi - self.one

    @property
    def E_psi(self) -> np.ndarray:
        return self.E_phi @ self.tau_bar

    @property
    def K(self) -> np.ndarray:
        return self.E_phi @ self.G

    @property
    def W(self) -> np.ndarray:
        return np.eye(len(self.D)) - self.H @ self.psi @ self.K

    @property
    def GIM(self) -> np.ndarray:
        return self.H @ self.phi @ self.M @ self.phi.T @ self.H.T + self.r


def operators(tree: Tree, q: np.ndarray) -> Operators:
    """In the bodies' own frames."""
    at = tree.at(q)
    filtered, phi = riccati(at), stacked_transforms(at)
    one = np.eye(6 * tree.n)
    E_phi, tau_bar = neighbours(at), diagonal_blocks(filtered.tau_bar)
    return Operators(
        phi=phi,
        E_phi=E_phi,
        psi=np.linalg.inv(one - E_phi @ tau_bar),
        H=stacked_joint_map(tree),
        M=stacked_inertia(tree),
        P=diagonal_blocks(filtered.P),
        G=columns(filtered.G),
        D=np.diag(filtered.D),
        tau_bar=tau_bar,
        r=np.diag(tree.armature),
    )


def neighbours(at: Configuration) -> np.ndarray:
    """`E_phi`: block (p(i),i) is `phi(p(i),i)`, the others are zero; (6n,6n)."""
    E_phi = np.zeros((6 * at.tree.n, 6 * at.tree.n))
    for i, p in enumerate(at.tree.parent):
        if p != ON_BASE:
            E_phi[6 * p : 6 * p + 6, 6 * i : 6 * i + 6] = at.phi[i]
    return E_phi


def respelled(o: Operators, X: np.ndarray) -> Operators:
    """The same operators in other frames: forces `X f`, velocities `X*^-1 V`."""
    back = np.linalg.inv(X)
    turned = {name: X @ getattr(o, name) @ back for name in ("phi", "E_phi", "psi", "tau_bar")}
    return replace(o, H=o.H @ back, M=X @ o.M @ X.T, P=X @ o.P @ X.T, G=X @ o.G, **turned)


def to_inertial_point(at: Configuration) -> np.ndarray:
    """`phi(I,i)`, block diagonal: forces from each body's frame to the base's axes and origin."""
    return diagonal_blocks(np.array([rigid_transform(R, p) for R, p in at.poses]))


def to_base_axes(at: Configuration) -> np.ndarray:
    """The same, each body keeping its origin."""
    return diagonal_blocks(np.array([rigid_transform(R, np.zeros(3)) for R, _ in at.poses]))


def rates_of(function: Callable[[float], Operators]) -> Operators:
    """The rate of every operator at 0, by differences."""
    known = cache(function)
    return Operators(**{it.name: slope(lambda t, name=it.name: getattr(known(t), name)) for it in fields(Operators)})


# --- blocks


def diagonal_blocks(blocks: np.ndarray) -> np.ndarray:
    """A block diagonal matrix; blocks of any shape."""
    n, rows, width = blocks.shape
    whole = np.zeros((n * rows, n * width))
    for i, block in enumerate(blocks):
        whole[rows * i : rows * i + rows, width * i : width * i + width] = block
    return whole


def columns(vectors: np.ndarray) -> np.ndarray:
    """A six-vector of every body as a block diagonal matrix; (6n,n)."""
    return diagonal_blocks(vectors[:, :, None])


def crosses(vectors: np.ndarray) -> np.ndarray:
    """`diag S[X]` of a six-vector of every body, stacked or in rows; (6n,6n)."""
    return diagonal_blocks(np.array([S(x) for x in vectors.reshape(-1, 6)]))


def blocks_of(whole: np.ndarray) -> np.ndarray:
    """The blocks on the diagonal; (n,6,6)."""
    return np.array([whole[i : i + 6, i : i + 6] for i in range(0, len(whole), 6)])


def block_diagonal(whole: np.ndarray) -> np.ndarray:
    """What stands in the blocks on the diagonal, the others set to zero."""
    return diagonal_blocks(blocks_of(whole))


# --- trees


def without_armature(tree: Tree) -> Tree | None:
    """The tree without armature, unless a joint then moves no inertia at all."""
    bare = replace(tree, armature=0 * tree.armature)
    pivots = riccati(bare.at(np.zeros(tree.n))).D
    return bare if pivots.min() > 1e-9 * pivots.max() else None


def with_and_without_armature(it: BallCase) -> Iterable[BallCase]:
    """A tree whose joints have some, and the one without."""
    assert it.tree.armature.any()
    bare = without_armature(it.tree)
    assert bare is not None
    return it, replace(it, tree=bare)


def turning(tree: Tree, q: np.ndarray, qd: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """`S[H* qd]` and `Ld = Pi + X + X*` of every body (DIAG algorithm 6.1)."""
    at = tree.at(q)
    filtered = riccati(at)
    Omega = np.array([S(H * rate) for H, rate in zip(tree.H, qd, strict=True)])
    rate = np.zeros_like(filtered.P)
    for i in reversed(range(tree.n)):
        X = Omega[i] @ filtered.P[i]
        rate[i] += X + X.T
        if tree.parent[i] != ON_BASE:
            rate[tree.parent[i]] += filtered.psi[i] @ rate[i] @ filtered.psi[i].T
    return Omega, rate
