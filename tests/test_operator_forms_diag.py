"""Diagonalised dynamics as DIAG derives them: time derivatives of the operators, and the Coriolis term in products of them.

Local derivatives are those of components in link frames, inertial ones those of components in base axes. DIAG's `Omega_delta`
is `S[H* qd]` here, which is right for sliding joints too, and `V~* = -S[V]`. What holds only without armature is shown without
it, and with it in the form that then holds.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core.diagonal import diagonal_coriolis, diagonal_coriolis_unnormalised, diagonal_rates
from symdyn.core.factors import udu
from symdyn.core.newton_euler import motion
from symdyn.core.sensitivity import mass_matrix_sensitivity
from symdyn.core.spatial import S, rigid_transform
from symdyn.core.tree import Tree
from tests.ball_models import BallCase
from tests.operators import (
    Operators,
    crosses,
    diagonal_blocks,
    operators,
    over_trees,
    rates_of,
    respelled,
    to_base_axes,
    turning,
    with_and_without_armature,
)
from tests.test_core_identities import assert_close, assert_near, condition, gradient, slope
from tests.test_core_linear import assert_scaled, largest

STATES = 2


@dataclass(frozen=True)
class Moving:
    """The operators, stacked velocities, `Omega_delta = S[H* qd]`, `V~*`, `Ld` and the local derivative of `P`."""

    o: Operators
    V: np.ndarray
    Omega: np.ndarray
    V_tilde: np.ndarray
    Ld: np.ndarray
    P_dot: np.ndarray


def moving(tree: Tree, q: np.ndarray, qd: np.ndarray) -> Moving:
    o = operators(tree, q)
    V = motion(tree.at(q), qd, 0 * qd, np.zeros(6)).V.ravel()
    Omega, Ld = (diagonal_blocks(blocks) for blocks in turning(tree, q, qd))
    return Moving(o, V, Omega, -crosses(V), Ld, o.E_psi @ Ld @ o.E_psi.T)


def size_of(it: BallCase, q: np.ndarray, qd: np.ndarray) -> float:
    """What errors of differences grow with: how fast it goes, and what is solved on the way."""
    return condition(it.tree, q) * largest(qd)


# --- time derivatives of the operators


@over_trees
def test_local_derivatives(it: BallCase) -> None:
    """Table 4, left: rates of `E_phi phi H M D G tau_bar E_psi` in link frames, and that of `P` (DIAG 6.4, 6.5)."""
    for q, qd, *_ in it.states(STATES):
        m = moving(it.tree, q, qd)
        o, inverse = m.o, np.linalg.inv(m.o.D)
        found = rates_of(lambda t, q=q, qd=qd: operators(it.tree, q + t * qd))
        G_dot = o.tau_bar @ m.P_dot @ o.H.T @ inverse
        local = {
            "E_phi": o.E_phi @ m.Omega,
            "phi": o.phi @ o.E_phi @ m.Omega @ o.phi,
            "H": 0 * o.H,
            "M": 0 * o.M,
            "P": m.P_dot,
            "D": o.H @ m.P_dot @ o.H.T,
            "G": G_dot,
            "tau_bar": -G_dot @ o.H,
        }
        for name, wanted in local.items():
            size = largest(getattr(o, name)) * size_of(it, q, qd)
            assert_near(wanted, getattr(found, name), size)
        E_psi = o.E_psi @ (-m.P_dot @ o.H.T @ inverse @ o.H + m.Omega @ o.tau_bar)
        found_E = slope(lambda t, q=q, qd=qd: operators(it.tree, q + t * qd).E_psi)
        assert_near(E_psi, found_E, largest(o.E_psi) * size_of(it, q, qd))
        X = m.Omega @ o.P
        assert_close(it, m.Ld, m.P_dot + X + X.T, condition(it.tree, q))


@over_trees
def test_inertial_derivatives(it: BallCase) -> None:
    """Table 4, right, and that of `P`: in base axes rates gain `Omega~x`, `Omega = [w; 0]` of a frame (DIAG 6.1, 6.2, 6.6)."""
    for q, qd, *_ in it.states(STATES):
        m = moving(it.tree, q, qd)
        o, X = m.o, to_base_axes(it.tree.at(q))
        turn = spinning(m.V)
        found = rates_of(lambda t, q=q, qd=qd: in_base_axes(it.tree, q + t * qd))
        local = rates_of(lambda t, q=q, qd=qd: operators(it.tree, q + t * qd))
        inertial = {
            "E_phi": local.E_phi + turn @ o.E_phi - o.E_phi @ turn,
            "phi": local.phi + o.phi @ (turn @ o.E_phi - o.E_phi @ turn) @ o.phi,
            "M": turn @ o.M - o.M @ turn,
            "P": m.P_dot + turn @ o.P - o.P @ turn,
            "tau_bar": local.tau_bar + turn @ o.tau_bar - o.tau_bar @ turn,
        }
        for name, wanted in inertial.items():
            size = largest(getattr(o, name)) * size_of(it, q, qd)
            assert_near(X @ wanted @ X.T, getattr(found, name), size)
        assert_near(-o.H @ turn @ X.T, found.H, size_of(it, q, qd))
        assert_near(X @ (local.G + turn @ o.G), found.G, largest(o.G) * size_of(it, q, qd))
        assert_near(local.D, found.D, largest(o.D) * size_of(it, q, qd))
        E_psi = local.E_phi @ o.tau_bar + o.E_phi @ local.tau_bar + turn @ o.E_psi - o.E_psi @ turn
        found_E = slope(lambda t, q=q, qd=qd: in_base_axes(it.tree, q + t * qd).E_psi)
        assert_near(X @ E_psi @ X.T, found_E, largest(o.E_psi) * size_of(it, q, qd))


def spinning(V: np.ndarray) -> np.ndarray:
    """`diag Omega~` with `Omega = [w; 0]`, of stacked velocities."""
    rows = V.reshape(-1, 6) * [1, 1, 1, 0, 0, 0]
    return crosses(rows)


def in_base_axes(tree: Tree, q: np.ndarray) -> Operators:
    return respelled(operators(tree, q), to_base_axes(tree.at(q)))


@over_trees
def test_steps_between_frames(it: BallCase) -> None:
    """`H* qd` holds the difference of two bodies' `w`, and what rests on a body moves by `w × x` (DIAG 6.1, 6.3)."""
    for q, qd, x, *_ in it.states(STATES):
        at = it.tree.at(q)
        V = motion(at, qd, 0 * qd, np.zeros(6)).V
        for i, p in enumerate(it.tree.parent):
            before = np.zeros(3) if p < 0 else at.placements[i][0].T @ V[p, :3]
            assert_close(it, V[i, :3] - before, it.tree.H[i, :3] * qd[i])
            held = np.resize(x, 6)
            spin = slope(lambda t, i=i, held=held, q=q, qd=qd: turned(it.tree, q + t * qd, i) @ held)
            wanted = turned(it.tree, q, i) @ spinning(np.concatenate([V[i, :3], np.zeros(3)])) @ held
            assert_near(wanted, spin, largest(V))


def turned(tree: Tree, q: np.ndarray, body: int) -> np.ndarray:
    return rigid_transform(tree.at(q).poses[body][0], np.zeros(3))


@over_trees
def test_local_derivative_of_phi(it: BallCase) -> None:
    """`S*[phi* X] = phi* S*[X] phi*^-1`, so `V~*E_phi - E_phi V~* = E_phi Omega`, `V~*phi - phi V~*` is the local derivative of
    `phi`, and through `H` it is `H phi Omega phi` (DIAG 6.7 to 6.10).
    """
    for q, qd, *_ in it.states(STATES):
        m = moving(it.tree, q, qd)
        o = m.o
        for phi, X in zip(it.tree.at(q).phi, m.V.reshape(-1, 6), strict=True):
            assert_close(it, S(phi.T @ X).T @ phi.T, phi.T @ S(X).T)
        V_plus = crosses(o.E_phi.T @ m.V)
        assert_close(it, -V_plus.T @ o.E_phi.T, o.E_phi.T @ m.V_tilde.T)
        assert_close(it, o.E_phi @ m.Omega, m.V_tilde @ o.E_phi - o.E_phi @ m.V_tilde)
        commuted = m.V_tilde @ o.phi - o.phi @ m.V_tilde
        assert_close(it, commuted, o.phi @ o.E_phi @ m.Omega @ o.phi)
        assert_near(commuted, slope(lambda t, q=q, qd=qd: operators(it.tree, q + t * qd).phi), size_of(it, q, qd))
        assert_close(it, o.H @ commuted, o.H @ o.phi @ m.Omega @ o.phi)
        assert_scaled(it, "", o.H @ m.Omega, 0 * o.H, 1.0, largest(m.Omega))


# --- the factor and its rate


def factor(tree: Tree, q: np.ndarray) -> np.ndarray:
    """`m = U D^½`."""
    U, D = udu(tree, q)
    return np.asarray(U * np.sqrt(D))


@over_trees
def test_forms_of_the_factor(it: BallCase) -> None:
    """`m = (1 + H phi K) D^½ = (1 + H phi~ G) D^½ = (1 - HG + H phi G) D^½`; without armature `H phi G D^½` (DIAG 6.11)."""
    for each in with_and_without_armature(it):
        for q, *_ in each.states(STATES):
            o, kappa, m = operators(each.tree, q), condition(each.tree, q), factor(each.tree, q)
            one, root = np.eye(each.tree.n), np.sqrt(o.D)
            assert_close(it, (one + o.H @ o.phi @ o.K) @ root, m, kappa)
            assert_close(it, (one + o.H @ o.phi_tilde @ o.G) @ root, m, kappa)
            assert_close(it, (one - o.H @ o.G + o.H @ o.phi @ o.G) @ root, m, kappa)
            assert_close(it, one - o.H @ o.G, o.r @ np.linalg.inv(o.D), kappa)
            if each is not it:
                assert_close(it, o.H @ o.phi @ o.G @ root, m, kappa)


@over_trees
def test_rate_of_the_factor_times_the_rates(it: BallCase) -> None:
    """`md nu = H phi (Omega phi K (H P V + r qd) + ½ (X + X* + E_psi Ld - Ld E_psi*) V)`, `X = Omega P`; without armature it is
    DIAG 6.12, reached by the steps of 6.13 from `H* D^-½ nu = H* G* V = (1 - E_psi*) V`.
    """
    for each in with_and_without_armature(it):
        for q, qd, *_ in each.states(STATES):
            m = moving(each.tree, q, qd)
            o, V, nu, kappa = m.o, m.V, diagonal_rates(each.tree, q, qd), condition(each.tree, q)
            X, lifted = m.Omega @ o.P, o.H.T @ np.linalg.solve(np.sqrt(o.D), nu)
            assert_close(it, lifted, (o.one - o.E_psi.T) @ V, kappa)
            skew = o.E_psi @ m.Ld - m.Ld @ o.E_psi.T
            turn = m.Omega @ o.phi @ o.K @ (o.H @ o.P @ V + o.r @ qd)
            closed = o.H @ o.phi @ (turn + 0.5 * (X + X.T + skew) @ V)
            by_differences = slope(lambda t, tree=each.tree, q=q, qd=qd: factor(tree, q + t * qd)) @ nu
            assert_near(closed, by_differences, largest(factor(each.tree, q)) * largest(nu) * size_of(each, q, qd))
            both = o.one + o.E_psi
            steps = [turn + 0.5 * both @ m.Ld @ lifted, turn + 0.5 * both @ m.Ld @ (o.one - o.E_psi.T) @ V]
            if each is not it:
                half, tau = 0.5 * (o.one + o.tau_bar) @ m.Ld, o.G @ o.H
                assert_close(it, lifted, o.H.T @ o.G.T @ o.phi.T @ o.H.T @ qd, kappa)
                steps += [(m.Omega @ o.phi_tilde @ o.P + half) @ o.H.T @ o.G.T @ V]
                steps += [(m.Omega @ o.phi @ o.K @ o.H @ o.P + half @ tau.T) @ V]
            for step in steps:
                assert_scaled(it, "md nu", o.H @ o.phi @ step, closed, kappa, largest(step))


# --- sensitivity of the mass matrix


@over_trees
def test_sensitivity_in_closed_form(it: BallCase) -> None:
    """`dM/dq_i = H phi (S^i phi M + M phi* S^i*) phi* H*`, `S^i` being `S[H_i*]` in block i (DIAG 6.14, for any joint)."""
    for q, *_ in it.states(STATES):
        o, found = operators(it.tree, q), mass_matrix_sensitivity(it.tree, q)
        for i in range(it.tree.n):
            Si = crosses(it.tree.H * (np.arange(it.tree.n) == i)[:, None])
            wanted = o.H @ o.phi @ (Si @ o.phi @ o.M + o.M @ o.phi.T @ Si.T) @ o.phi.T @ o.H.T
            assert_scaled(it, f"dM/dq_{i}", found[i], wanted, 1.0, largest(o.GIM))


@over_trees
def test_sensitivity_times_the_rates(it: BallCase) -> None:
    """`qd* M_q qd = 2 diag(V* S[H*]) phi M V = 2 H V~* phi M V = 2 H phi (Omega phi + V~*) M V` (DIAG 6.16a, b, 6.17, 6.18)
    `= 2 H phi (Omega (P V + phi K (H P V + r qd)) + V~* M V)`, which without armature is 6.16c.
    """
    for each in with_and_without_armature(it):
        for q, qd, *_ in each.states(STATES):
            m = moving(each.tree, q, qd)
            o, V = m.o, m.V
            found = np.einsum("ijk,j,k->i", mass_matrix_sensitivity(each.tree, q), qd, qd)
            rows = diagonal_blocks(np.array([[v @ S(H)] for v, H in zip(V.reshape(-1, 6), each.tree.H, strict=True)]))
            assert_close(it, rows, o.H @ m.V_tilde)
            momenta = o.phi @ o.M @ V
            articulated = o.P @ V + o.phi @ o.K @ (o.H @ o.P @ V + o.r @ qd)
            assert_close(it, momenta, articulated, condition(each.tree, q))
            forms = [
                2 * rows @ momenta,
                2 * o.H @ m.V_tilde @ momenta,
                2 * o.H @ o.phi @ (m.Omega @ o.phi + m.V_tilde) @ o.M @ V,
                2 * o.H @ o.phi @ (m.Omega @ articulated + m.V_tilde @ o.M @ V),
            ]
            if each is not it:
                lifted = (o.one + o.phi @ o.K @ o.H) @ o.P
                forms += [2 * o.H @ o.phi @ (m.Omega @ lifted + m.V_tilde @ o.M) @ V]
            for form in forms:
                assert_scaled(it, "", form, found, condition(each.tree, q), largest(momenta) * largest(V))


# --- the Coriolis term


@over_trees
def test_coriolis_in_closed_form(it: BallCase) -> None:
    """`C = ½ D^-½ H psi (E_psi Ld - Ld E_psi* - X + X* - 2 V~*M) V`, `V = psi* H* D^-½ nu` (DIAG 7.1), and un-normalised
    `H psi (Ld H* xi - (X + V~*M) V) = H psi (Pd H* xi - Omega P+ V+ - V~*M V)` (DIAG 7.9); both hold with armature.
    """
    for q, qd, *_ in it.states(STATES):
        m = moving(it.tree, q, qd)
        o, V, kappa = m.o, m.V, condition(it.tree, q)
        nu, X = diagonal_rates(it.tree, q, qd), m.Omega @ o.P
        root = np.sqrt(np.diag(o.D))
        xi = nu / root
        assert_close(it, o.psi.T @ o.H.T @ xi, V, kappa)
        bracket = o.E_psi @ m.Ld - m.Ld @ o.E_psi.T - X + X.T - 2 * m.V_tilde @ o.M
        wanted = 0.5 * o.H @ o.psi @ bracket @ V / root
        assert_scaled(it, "C", diagonal_coriolis(it.tree, q, nu), wanted, kappa, largest(nu) * largest(qd))
        found = diagonal_coriolis_unnormalised(it.tree, q, xi)
        inner = m.Ld @ o.H.T @ xi - (X + m.V_tilde @ o.M) @ V
        other = m.P_dot @ o.H.T @ xi - m.Omega @ o.tau_bar @ o.P @ o.E_phi.T @ V - m.V_tilde @ o.M @ V
        for force in (inner, other):
            assert_scaled(it, "C_xi", found, o.H @ o.psi @ force, kappa, largest(force))


@over_trees
def test_steps_to_no_work(it: BallCase) -> None:
    """`n* C = ½ U* (E_psi Ld - Ld E_psi* - X + X* - 2 V~*M) V` for any `n`, `U = psi* H* D^-½ n`; for `n = nu` it is `U = V`,
    and `V* V~* = 0` and a skew rest leave nothing (DIAG 7.4, 7.5). In 7.3 `qd* M_q qd = 2 nu* m_q* qd` and `sum m_q qd = md`.
    """
    for q, qd, *_ in it.states(1):
        m = moving(it.tree, q, qd)
        o, V, nu, kappa = m.o, m.V, diagonal_rates(it.tree, q, qd), condition(it.tree, q)
        X = m.Omega @ o.P
        skew = o.E_psi @ m.Ld - m.Ld @ o.E_psi.T - X + X.T
        forces, C = 0.5 * (skew - 2 * m.V_tilde @ o.M) @ V, diagonal_coriolis(it.tree, q, nu)
        lift = o.psi.T @ o.H.T @ np.linalg.inv(np.sqrt(o.D))
        assert_close(it, lift @ nu, V, kappa)
        for n in np.eye(it.tree.n):
            assert_scaled(it, "n C", n @ C, lift @ n @ forces, kappa, largest(forces))
        assert_close(it, skew, -skew.T)
        assert_scaled(it, "", V @ m.V_tilde, 0 * V, 1.0, largest(V) ** 2)
        parts = gradient(lambda q, tree=it.tree: factor(tree, q), q)
        found = np.einsum("ijk,j,k->i", mass_matrix_sensitivity(it.tree, q), qd, qd)
        wanted = 2 * np.einsum("k,ijk,j->i", nu, parts, qd)
        assert_near(found, wanted, largest(nu) * largest(factor(it.tree, q)) * size_of(it, q, qd))
        rate = slope(lambda t, q=q, qd=qd: factor(it.tree, q + t * qd))
        assert_near(np.einsum("ijk,i->jk", parts, qd), rate, largest(factor(it.tree, q)) * size_of(it, q, qd))
        force = np.linalg.solve(factor(it.tree, q), rate @ nu - 0.5 * found)
        assert_near(diagonal_coriolis(it.tree, q, nu), force, largest(nu) * size_of(it, q, qd))
