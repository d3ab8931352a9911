"""The GIM from composite bodies: `R_i = M_i + sum phi R_c phi*`, `M_ji = H_j phi(j,i) R_i H_i*` (UDU 13–16; KFS 7.6–7.11)."""

from __future__ import annotations

from symdyn.symbolic.configuration import Configuration, Placed
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import name_six, pair
from symdyn.symbolic.spatial import along, carried_inward, times_motion, unit


def composite_inertias(at: Configuration) -> list[Inertia]:
    """Inertia of each body and all that hangs on it, joints frozen."""
    R = [body.inertia for body in at.tree.bodies]
    for i, body in at.bodies_inward:
        with at.tape.section(f"composite inertia of '{body.name}'"):
            for c in at.children(i):
                R[i] = R[i] + carried(R[c], at.placed[c])
            R[i].named(f"R{i}")
    return R


def carried(inertia: Inertia, placed: Placed) -> Inertia:
    """`phi R phi*`: an inertia of a body, in its parent's frame."""
    return inertia.turned(placed.turns).seen_from(placed.r)


def mass_matrix(at: Configuration) -> Matrix:
    """The GIM, full symmetric, armature on the diagonal."""
    tree, R = at.tree, composite_inertias(at)
    GIM, n = square(tree.n), tree.n
    for i, body in at.bodies:
        with at.tape.section(f"inertia that joint '{body.joint}' feels, and its couplings inward"):
            for k in body.dofs:
                X = times_motion(R[i], unit(tree.dofs[k].column))
                for m in body.dofs[: body.dofs.index(k)]:
                    GIM[k][m] = GIM[m][k] = along(tree.dofs[m].column, X)
                GIM[k][k] = (along(tree.dofs[k].column, X) + body.armature).named(f"M{pair(k, k, n)}")
                for j, (X_j,) in carried_inward(at, i, X):
                    for m in tree.bodies[j].dofs:
                        GIM[k][m] = GIM[m][k] = along(tree.dofs[m].column, X_j).named(f"M{pair(m, k, n)}")
                    name_six(f"n{k}at{j}", f"f{k}at{j}", X_j)
    return GIM
