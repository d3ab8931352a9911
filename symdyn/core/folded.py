"""What needs an inverse where joints follow others: by the folded GIM, since no gain belongs to a body any more.

Each function takes what its namesake takes that runs over bodies, in terms of the joints that move by themselves. `U`, `D` come
from reverse elimination of the folded GIM (UDU appendix A); the rest is what they are for.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.core import Array, forces, linear, newton_euler
from symdyn.core.composite import stacked_joint_map, stacked_transforms
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.factors import udu_by_elimination
from symdyn.core.folding import Folded, constraint, independent_rows, jacobian, mass_matrix, task_jacobian
from symdyn.core.kinematics import jacobian_rate
from symdyn.core.tree import ToolPoint


def udu(tree: Folded, q: Array) -> tuple[Array, Array]:
    """`U` (n,n) and `D` (n,)."""
    return udu_by_elimination(mass_matrix(tree, q))


def innovations(tree: Folded, q: Array) -> tuple[Array, Array]:
    """`W = U^-1` (n,n) and `D` (n,)."""
    U, D = udu(tree, q)
    return np.asarray(np.linalg.inv(U), dtype=np.float64), D


def mass_matrix_inverse(tree: Folded, q: Array) -> Array:
    """`W* D^-1 W`; (n,n)."""
    W, D = innovations(tree, q)
    return np.asarray(W.T @ (W / D[:, None]))


def _bias_forces(tree: Folded, q: Array, qd: Array) -> Array:
    return tree.fold(newton_euler.bias_forces(tree.whole, tree.positions(q), tree.rates(qd)), 0)


def _friction_forces(tree: Folded, qd: Array) -> Array:
    return tree.fold(newton_euler.friction_forces(tree.whole, tree.rates(qd)), 0)


def forward_dynamics(tree: Folded, q: Array, qd: Array, tau: Array) -> Array:
    """`M^-1 (tau - bias)`; (n,)."""
    return np.asarray(mass_matrix_inverse(tree, q) @ (tau - _bias_forces(tree, q, qd)))


def forward_dynamics_under_forces(
    tree: Folded, q: Array, qd: Array, tau: Array, f: Array, tools: Sequence[ToolPoint]
) -> Array:
    """The same with what wrenches on the tools take off the bias; (n,)."""
    rest, rates = np.zeros(tree.whole.n), tree.rates(qd)
    held = forces.inverse_dynamics_under_forces(tree.whole, tree.positions(q), rates, rest, f, tools)
    return np.asarray(mass_matrix_inverse(tree, q) @ (tau - tree.fold(held, 0)))


def acceleration_parts(tree: Folded, q: Array, qd: Array, tau: Array) -> tuple[Array, Array, Array]:
    """Responses to joint moments, to bias forces `b` (gravity among them), to bias accelerations (KFS 10.1)."""
    whole, at = tree.whole, tree.whole.at(tree.positions(q))
    moving = newton_euler.motion(at, tree.rates(qd), np.zeros(whole.n), np.zeros(6))
    still = newton_euler.motion(at, np.zeros(whole.n), np.zeros(whole.n), newton_euler.base_acceleration(whole))
    felt, inverse = stacked_joint_map(whole) @ stacked_transforms(at), mass_matrix_inverse(tree, q)
    b = moving.b + np.einsum("ijk,ik->ij", whole.M, still.alpha)
    a = np.einsum("ijk,ik->ij", whole.M, moving.alpha)
    by_forces, by_accelerations = (inverse @ tree.fold(felt @ part.ravel(), 0) for part in (b, a))
    return inverse @ (tau - _friction_forces(tree, qd)), -by_forces, -by_accelerations


# --- operational space (SOA 5)


def operational_inertia_inverse(tree: Folded, q: Array, tool: ToolPoint) -> Array:
    """`Omega = J M^-1 J*`; (6,6)."""
    return operational_inertia_inverse_all(tree, q, (tool,))


def operational_inertia_inverse_all(tree: Folded, q: Array, tools: Sequence[ToolPoint]) -> Array:
    """The same of several tools; (6T,6T)."""
    J = np.vstack([jacobian(tree, q, tool) for tool in tools])
    return np.asarray(J @ mass_matrix_inverse(tree, q) @ J.T)


def operational_inertia(tree: Folded, q: Array, tool: ToolPoint) -> Array:
    """`Lambda = Omega^-1` over the tool's directions."""
    return operational_inertia_all(tree, q, (tool,))


def operational_inertia_all(tree: Folded, q: Array, tools: Sequence[ToolPoint]) -> Array:
    """The same over the directions of several tools; (A,A)."""
    J = task_jacobian(tree, q, tools)
    return np.asarray(np.linalg.inv(J @ mass_matrix_inverse(tree, q) @ J.T), dtype=np.float64)


def operational_bias(tree: Folded, q: Array, qd: Array, tool: ToolPoint) -> Array:
    """`mu = Lambda (J M^-1 bias - Jd qd)`; (R,)."""
    return operational_bias_all(tree, q, qd, (tool,))


def operational_bias_all(tree: Folded, q: Array, qd: Array, tools: Sequence[ToolPoint]) -> Array:
    """The same of several tools; (A,)."""
    rates, where = tree.rates(qd), tree.positions(q)
    drift = [(jacobian_rate(tree.whole, where, rates, tool) @ rates)[list(tool.rows)] for tool in tools]
    pushed = task_jacobian(tree, q, tools) @ mass_matrix_inverse(tree, q) @ _bias_forces(tree, q, qd)
    return np.asarray(operational_inertia_all(tree, q, tools) @ (pushed - np.concatenate([np.zeros(0), *drift])))


def dynamically_consistent_inverse(tree: Folded, q: Array, tool: ToolPoint) -> Array:
    """`J_bar = M^-1 J* Lambda`; (n,R)."""
    return dynamically_consistent_inverse_all(tree, q, (tool,))


def dynamically_consistent_inverse_all(tree: Folded, q: Array, tools: Sequence[ToolPoint]) -> Array:
    """The same of several tools; (n,A)."""
    J = task_jacobian(tree, q, tools)
    return np.asarray(mass_matrix_inverse(tree, q) @ J.T @ operational_inertia_all(tree, q, tools))


def tip_force_acceleration(tree: Folded, q: Array, f: Array, tool: ToolPoint) -> Array:
    """`M^-1 J* f`; (n,)."""
    return np.asarray(mass_matrix_inverse(tree, q) @ jacobian(tree, q, tool).T @ f)


# --- closed loops (SOA, application 3)


def loop_inertia(tree: Folded, q: Array) -> Array:
    """`Lambda_c = (J_c M^-1 J_c*)^-1`; (m,m)."""
    S = independent_rows(tree, q)
    J = S @ constraint(tree, q, np.zeros(tree.n)).J
    return np.asarray(S.T @ np.linalg.inv(J @ mass_matrix_inverse(tree, q) @ J.T) @ S, dtype=np.float64)


def free_loop_acceleration(tree: Folded, q: Array, qd: Array, tau: Array) -> Array:
    """`alpha_f = J_c qdd_f + Jd_c qd`; (m,)."""
    held = constraint(tree, q, qd)
    return np.asarray(held.J @ forward_dynamics(tree, q, qd, tau) + held.bias)


def constrained_forward_dynamics(tree: Folded, q: Array, qd: Array, tau: Array) -> tuple[Array, Array]:
    """`qdd = qdd_f - M^-1 J_c* lam` (n,) and `lam = Lambda_c alpha_f` (m,)."""
    S, inverse = independent_rows(tree, q), mass_matrix_inverse(tree, q)
    J = S @ constraint(tree, q, qd).J
    lam = np.linalg.solve(J @ inverse @ J.T, S @ free_loop_acceleration(tree, q, qd, tau))
    return forward_dynamics(tree, q, qd, tau) - inverse @ J.T @ lam, S.T @ lam


def constrained_operational_inertia_inverse(tree: Folded, q: Array, tool: ToolPoint) -> Array:
    """`Omega_t - Omega_tc Lambda_c Omega_ct`; (6,6)."""
    J_t, J_c, inverse = jacobian(tree, q, tool), constraint(tree, q, np.zeros(tree.n)).J, mass_matrix_inverse(tree, q)
    Omega_tc = J_t @ inverse @ J_c.T
    return np.asarray(J_t @ inverse @ J_t.T - Omega_tc @ loop_inertia(tree, q) @ Omega_tc.T)


# --- linearised dynamics (LIN)


def forward_dynamics_derivatives(tree: Folded, q: Array, qd: Array, tau: Array) -> tuple[Array, Array, Array]:
    """`-M^-1 B_D`, `-M^-1 A_D` at the accelerations that come out, and `M^-1`; all (n,n)."""
    qdd, inverse = forward_dynamics(tree, q, qd, tau), mass_matrix_inverse(tree, q)
    state = (tree.positions(q), tree.rates(qd), tree.rates(qdd))
    B, A, _ = linear.inverse_dynamics_derivatives(tree.whole, *state)
    return -inverse @ tree.fold(B, 0, 1), -inverse @ tree.fold(A, 0, 1), inverse


def forward_dynamics_perturbation(
    tree: Folded, q: Array, qd: Array, tau: Array, dq: Array, dqd: Array, dtau: Array
) -> Array:
    """`dqdd` for small changes of state and joint forces; (n,)."""
    by_q, by_qd, by_tau = forward_dynamics_derivatives(tree, q, qd, tau)
    return np.asarray(by_q @ dq + by_qd @ dqd + by_tau @ dtau)


def state_space(tree: Folded, q: Array, qd: Array, tau: Array) -> tuple[Array, Array]:
    """`A = [[-ad_v, 1],[-B_C, -A_C]]` (2n,2n) and `B = [0; M^-1]` (2n,n); what follows or leads has `ad_v = 0`."""
    dq, dqd, inverse = forward_dynamics_derivatives(tree, q, qd, tau)
    bracket, rates = np.zeros((tree.whole.n, tree.whole.n)), tree.rates(qd)
    for joint, (_, of_joint) in zip(tree.whole.joints, tree.whole.slices, strict=True):
        bracket[of_joint, of_joint] = joint.ad(rates[of_joint])
    A = np.block([[-bracket[np.ix_(tree.own, tree.own)], np.eye(tree.n)], [dq, dqd]])
    return A, np.vstack([np.zeros((tree.n, tree.n)), inverse])


# --- diagonalised dynamics (DIAG)


def diagonal_rates_unnormalised(tree: Folded, q: Array, qd: Array) -> Array:
    """`xi = U* qd`; (n,)."""
    return np.asarray(udu(tree, q)[0].T @ qd)


def joint_rates_unnormalised(tree: Folded, q: Array, xi: Array) -> Array:
    """`qd = W* xi`; (n,)."""
    return np.asarray(innovations(tree, q)[0].T @ xi)


def working_moments_unnormalised(tree: Folded, q: Array, tau: Array) -> Array:
    """`kappa = W tau`; (n,)."""
    return np.asarray(innovations(tree, q)[0] @ tau)


def joint_moments_unnormalised(tree: Folded, q: Array, kappa: Array) -> Array:
    """`tau = U kappa`; (n,)."""
    return np.asarray(udu(tree, q)[0] @ kappa)


def _coriolis(tree: Folded, q: Array, xi: Array) -> tuple[Array, Array, Array]:
    """`C_xi = W C qd - D Ud* qd`, `dD/dt` and `D`.

    `W Md W* = W Ud D + Dd + (W Ud D)*`, whose first part is strictly upper triangular, so that the parts can be told apart.
    """
    U, D = udu(tree, q)
    W, qd = np.linalg.inv(U), joint_rates_unnormalised(tree, q, xi)
    C = tree.fold(coriolis_matrix(tree.whole, tree.positions(q), tree.rates(qd)), 0, 1)
    changed = W @ (C + C.T) @ W.T
    U_dot_D = U @ np.triu(changed, 1)
    return W @ C @ qd - U_dot_D.T @ qd, np.diag(changed).copy(), D


def diagonal_coriolis_unnormalised(tree: Folded, q: Array, xi: Array) -> Array:
    """`C_xi` of `D xid + C_xi = kappa`; (n,)."""
    return _coriolis(tree, q, xi)[0]


def diagonal_forward_dynamics_unnormalised(tree: Folded, q: Array, xi: Array, kappa: Array) -> Array:
    """`xid = D^-1 (kappa - W (g + friction) - C_xi)`; (n,)."""
    C_xi, _, D = _coriolis(tree, q, xi)
    return np.asarray((kappa - _loads(tree, q, joint_rates_unnormalised(tree, q, xi)) - C_xi) / D)


def _loads(tree: Folded, q: Array, qd: Array) -> Array:
    """`W` times gravity and friction."""
    gravity = newton_euler.gravity_forces(tree.whole, tree.positions(q))
    return working_moments_unnormalised(tree, q, tree.fold(gravity, 0) + _friction_forces(tree, qd))


def diagonal_simulation_step(tree: Folded, q: Array, tau: Array, xi: Array) -> tuple[Array, Array]:
    """`xid` and `qd`; (n,) each."""
    kappa = working_moments_unnormalised(tree, q, tau)
    return diagonal_forward_dynamics_unnormalised(tree, q, xi, kappa), joint_rates_unnormalised(tree, q, xi)


def _root_D(tree: Folded, q: Array) -> Array:
    return np.sqrt(udu(tree, q)[1])


def diagonal_rates(tree: Folded, q: Array, qd: Array) -> Array:
    """`nu = D^½ xi`; (n,)."""
    return _root_D(tree, q) * diagonal_rates_unnormalised(tree, q, qd)


def joint_rates(tree: Folded, q: Array, nu: Array) -> Array:
    """`qd` of `nu`; (n,)."""
    return joint_rates_unnormalised(tree, q, nu / _root_D(tree, q))


def working_moments(tree: Folded, q: Array, tau: Array) -> Array:
    """`eps = D^-½ kappa`; (n,)."""
    return working_moments_unnormalised(tree, q, tau) / _root_D(tree, q)


def joint_moments(tree: Folded, q: Array, eps: Array) -> Array:
    """`tau` of `eps`; (n,)."""
    return joint_moments_unnormalised(tree, q, _root_D(tree, q) * eps)


def diagonal_coriolis(tree: Folded, q: Array, nu: Array) -> Array:
    """`C_nu = D^-½ C_xi - ½ (Dd/D) nu`; (n,)."""
    root = _root_D(tree, q)
    C_xi, D_dot, D = _coriolis(tree, q, nu / root)
    return np.asarray(C_xi / root - 0.5 * D_dot / D * nu)


def diagonal_forward_dynamics(tree: Folded, q: Array, nu: Array, eps: Array) -> Array:
    """`nud = eps - D^-½ W (g + friction) - C_nu`; (n,)."""
    loads = _loads(tree, q, joint_rates(tree, q, nu)) / _root_D(tree, q)
    return eps - loads - diagonal_coriolis(tree, q, nu)
