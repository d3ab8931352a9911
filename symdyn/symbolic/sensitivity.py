"""`dM/dq_i` for every joint (DIAG 6.14, in the form that holds for any joint and frame).

With `X_k = R_k H_k*`: `H_j phi(j,i) S[H_i*] phi(i,k) X_k` for j a proper ancestor of i and k in the subtree of i;
`H_j phi(j,i) (S[H_i*] R_i + R_i S*[H_i*]) phi*(k,i) H_k*` for j, k both proper ancestors; symmetric, else 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.composite import Matrix, composite_inertias, unit_momentum
from symdyn.symbolic.frames import Body, Chain, Inertia
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.spatial import (
    Six,
    add_six,
    along,
    carry,
    joint_map,
    joint_map_rate,
    outward_six,
    times_motion,
    turned_force,
)
from symdyn.symbolic.tape import ZERO, Tape


def mass_matrix_sensitivity(tape: Tape, chain: Chain, placed: Sequence[Placed]) -> list[Matrix]:
    """One full symmetric matrix for each joint."""
    R = composite_inertias(tape, chain, placed)
    result = [[[ZERO] * chain.n for _ in range(chain.n)] for _ in range(chain.n)]
    for k, body in enumerate(chain.bodies):
        with tape.section(f"S{k}", f"momentum of joint '{body.joint}', turned by the joints inward"):
            X, last = unit_momentum(body, R[k]), k
            for i in chain.path(k):
                if i != k:
                    X, last = carry(placed[last], X), i
                _spread(chain, placed, result, i, k, turned_force(chain.bodies[i], X))
    for i, body in enumerate(chain.bodies):
        for k in chain.inward(i):
            with tape.section(f"N{i}", f"composite inertia of '{body.name}', turned"):
                force = _turned_inertia(body, R[i], _joint_motion(chain, placed, k, i))
                _spread(chain, placed, result, i, k, force)
    return result


def _spread(chain: Chain, placed: Sequence[Placed], result: list[Matrix], i: int, k: int, force: Six) -> None:
    """Carry a force of body i to all proper ancestors j and note `H_j f` as entries (j,k) and (k,j) of matrix i."""
    last = i
    for j in chain.inward(i):
        force = carry(placed[last], force)
        last = j
        if k not in chain.inward(i) or j == k or k in chain.inward(j):
            result[i][j][k] = result[i][k][j] = along(chain.bodies[j], force)


def _joint_motion(chain: Chain, placed: Sequence[Placed], k: int, i: int) -> Six:
    """`phi*(k,i) H_k*`: motion of body i for a unit rate of joint k, an ancestor."""
    motion = joint_map(chain.bodies[k])
    way = [m for m in reversed(chain.path(i)) if m > k and k in chain.inward(m)]
    for m in way:
        motion = outward_six(placed[m], motion)
    return motion


def _turned_inertia(body: Body, R: Inertia, motion: Six) -> Six:
    """`(S[H*] R + R S*[H*]) m`."""
    return add_six(turned_force(body, times_motion(R, motion)), times_motion(R, joint_map_rate(body, *motion)))
