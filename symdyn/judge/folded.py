"""What the core makes of quantities that need an inverse where joints follow others; the rest is folded as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.core import Array, folded

FOLDED: dict[str, Callable[..., Array | Sequence[Array]]] = {
    function.__name__: function
    for function in (
        folded.udu,
        folded.innovations,
        folded.mass_matrix_inverse,
        folded.forward_dynamics,
        folded.forward_dynamics_under_forces,
        folded.acceleration_parts,
        folded.operational_inertia_inverse,
        folded.operational_inertia_inverse_all,
        folded.operational_inertia,
        folded.operational_inertia_all,
        folded.operational_bias,
        folded.operational_bias_all,
        folded.dynamically_consistent_inverse,
        folded.dynamically_consistent_inverse_all,
        folded.tip_force_acceleration,
        folded.loop_inertia,
        folded.free_loop_acceleration,
        folded.constrained_forward_dynamics,
        folded.constrained_operational_inertia_inverse,
        folded.forward_dynamics_derivatives,
        folded.forward_dynamics_perturbation,
        folded.state_space,
        folded.diagonal_rates,
        folded.joint_rates,
        folded.working_moments,
        folded.joint_moments,
        folded.diagonal_coriolis,
        folded.diagonal_forward_dynamics,
        folded.diagonal_rates_unnormalised,
        folded.joint_rates_unnormalised,
        folded.working_moments_unnormalised,
        folded.joint_moments_unnormalised,
        folded.diagonal_coriolis_unnormalised,
        folded.diagonal_forward_dynamics_unnormalised,
        folded.diagonal_simulation_step,
    )
}
"""By the names of the contract. They take the tree, the quantity's arguments, and the tool or the tools where it is of such."""
