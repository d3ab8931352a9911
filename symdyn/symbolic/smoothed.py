"""Covariances of the smoothed forces (KFS 9.17, 9.18): `S = P - P Y P`, and by what is felt before the joint, `P+ - P+ Y+ P+`.

The second form has the zeros of `P+` (`P+ H* = 0` without armature) and of `Y+` (0 for bodies on the base), and can take `P+`
from regrouped inertias.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.riccati import Articulated, Estimates, freed
from symdyn.symbolic.rotation import Symmetric
from symdyn.symbolic.spatial import Six, dot_six
from symdyn.symbolic.tape import ZERO
from symdyn.symbolic.upsilon import Response, Responses


def smoothed_behind(at: Configuration, estimates: Estimates, bodies: Responses) -> list[Articulated]:
    """`S_i = P_i - P_i Y_i P_i`, with physical inertias."""
    found = []
    for i, body in at.bodies:
        with at.tape.section(f"covariance of the smoothed force of '{body.name}'"):
            found.append(_left(estimates.P[i], bodies.beyond[body.dofs[-1]]).named(f"S{i}"))
    return found


def smoothed_before(
    at: Configuration, estimates: Estimates, bodies: Responses, moved: Sequence[Inertia]
) -> list[Articulated]:
    """`S_i = P+_i - P+_i Y+_i P+_i`, with regrouped inertias and what was moved in regrouping."""
    found = []
    for i, body in at.bodies:
        with at.tape.section(f"covariance of the smoothed force of '{body.name}'"):
            P_plus = estimates.P[i]
            for k in reversed(body.dofs):
                P_plus = freed(at.tree.dofs[k].column, P_plus, estimates.gains[k])
            found.append(_left(P_plus + Articulated.of(moved[i]), bodies.before[i]).named(f"S{i}"))
    return found


def _left(P: Articulated, Y: Response) -> Articulated:
    """`P - P Y P`, of which one triangle is worked out."""
    rows = P.full()
    columns: list[Six] = [((a, b, c), (d, e, f)) for a, b, c, d, e, f in rows]  # P is symmetric
    answers = [Y.times(column) for column in columns]
    S = [[rows[i][j] - dot_six(columns[i], answers[j]) if i <= j else ZERO for j in range(6)] for i in range(6)]
    B = ((S[0][3], S[0][4], S[0][5]), (S[1][3], S[1][4], S[1][5]), (S[2][3], S[2][4], S[2][5]))
    return Articulated(Symmetric.of(S), B, Symmetric.of([row[3:] for row in S[3:]]))
