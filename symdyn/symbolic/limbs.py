"""`M⁻¹` limb by limb: the limbs of a tree meet on its root, and nowhere else (KFS 10; docs/mathematics.md, 5 and 13).

While the root is held its limbs know nothing of each other: there the inverse is each limb's own, `W* D⁻¹ W`. Of a unit
force of joint k the free joints inward of it let a wrench `x_k` through, which acts on the root with a minus sign. With `Y`,
the inverse of the root's articulated inertia over the columns of its joint, and `phi` from where the limb hangs::

    y_k = -H* Y H phi x_k      M⁻¹_jk = H_j y_k                                      j of the root
                               M⁻¹_ik = -x_i* phi* y_k + sum_m W_mi W_mk / D_m       i of a limb, m of that of both

`x` has no moment about the axis of a limb's first joint. It stays where the limb hangs: there that is a zero on the tape.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.elimination import eliminate, inverse
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import name_six, pair
from symdyn.symbolic.riccati import Articulated, Estimates, Gain
from symdyn.symbolic.spatial import (
    STILL,
    Six,
    add_six,
    along,
    carry,
    changed,
    dot_six,
    flat,
    scale_six,
    subtract_six,
    unit,
)
from symdyn.symbolic.tape import ONE, Value


@dataclass(frozen=True)
class Reaction:
    """What is felt inward of a unit force of a degree of freedom, all joints free but the root's.

    Attributes:
        limb: the first body of its limb.
        W: the column of `W`, as far as the limb goes.
        scaled: the same over `D`.
        x: the wrench that the root has to hold, where the limb hangs, in the root's axes.
    """

    limb: int
    W: Mapping[int, Value]
    scaled: Mapping[int, Value]
    x: Six


def inverse_by_limbs(at: Configuration, estimates: Estimates) -> Matrix:
    """`M⁻¹`."""
    found = square(at.tree.n)
    for root, body in at.bodies:
        if body.parent == ON_BASE:
            _of_tree(at, estimates, root, found)
    return found


def _of_tree(at: Configuration, estimates: Estimates, root: int, found: Matrix) -> None:
    """The entries of a tree."""
    own = at.tree.bodies[root].dofs
    beyond = [k for k, chain in enumerate(at.tree.chains) if k not in own and own[0] in chain]
    reactions = {k: _reaction(at, estimates.gains, k) for k in beyond}
    Y = _response(at, estimates.P[root], root)
    for i, row in zip(own, Y, strict=True):
        for j, entry in zip(own, row, strict=True):
            found[i][j] = entry
    passed = {c: _seen_from(at, root, Y, c) for c in at.children(root)}
    motions = {}
    for k, reaction in reactions.items():
        with at.tape.section(f"what the root does about '{at.tree.dofs[k].joint}'"):
            for m, felt in zip(own, passed[reaction.limb], strict=True):
                found[m][k] = found[k][m] = (-dot_six(felt, reaction.x)).named(f"X{pair(m, k, at.tree.n)}")
            motions[k] = _motion(at, own, [found[m][k] for m in own])
    _between(at, reactions, motions, found)


def _reaction(at: Configuration, gains: Sequence[Gain], k: int) -> Reaction:
    """Inward from `G_k`, by `tau_bar` at every joint, by `phi` between bodies."""
    tree, m, W = at.tree, k, {k: ONE}
    i, x = tree.dofs[k].body, gains[k].G
    with at.tape.section(f"what the free joints inward feel of '{tree.dofs[k].joint}'"):
        while True:
            parent = tree.bodies[i].parent
            if m != tree.bodies[i].dofs[0]:
                m -= 1
            elif tree.bodies[parent].parent == ON_BASE:
                turned = at.placed[i].inward(x[0]), at.placed[i].inward(x[1])
                scaled = {m: entry * gains[m].D_inverse for m, entry in W.items()}
                return Reaction(i, W, scaled, name_six(f"x{k}_n", f"x{k}_f", turned))
            else:
                i, x = parent, carry(at.placed[i], x)
                m = tree.bodies[i].dofs[-1]
            felt = along(tree.dofs[m].column, x)
            W[m] = (-felt).named(f"W{pair(m, k, tree.n)}")
            x = subtract_six(x, scale_six(felt, gains[m].G))


def _response(at: Configuration, P: Articulated, root: int) -> Matrix:
    """`Y = (H P H*)⁻¹` of the root's joint as a whole, armature in it."""
    body, names = at.tree.bodies[root], [f"'{at.tree.bodies[root].joint}'"] * len(at.tree.bodies[root].dofs)
    columns = body.kind.columns
    felt = [[along(row, P.column(column)) for column in columns] for row in columns]
    for k in range(len(columns)):
        felt[k][k] = felt[k][k] + body.armature
    return inverse(at.tape, eliminate(at.tape, felt, names, "R"), names, "R")


def _seen_from(at: Configuration, root: int, Y: Matrix, limb: int) -> list[Six]:
    """The rows of `Y H phi`, `phi` from where a limb hangs."""
    columns, r, rows = at.tree.bodies[root].kind.columns, at.placed[limb].r, []
    with at.tape.section(f"response where '{at.tree.bodies[limb].joint}' is"):
        for entries in Y:
            n, f = STILL
            for column, given in zip(columns, entries, strict=True):
                n, f = add_six((n, f), scale_six(given, unit(column)))
            rows.append((n, add(f, cross(n, r))))
    return rows


def _motion(at: Configuration, own: Sequence[int], rates: Sequence[Value]) -> Six:
    """`H* rates` of the root's joint."""
    motion = STILL
    for k, rate in zip(own, rates, strict=True):
        motion = changed(at.tree.dofs[k].column, motion, rate)
    return motion


def _between(at: Configuration, reactions: Mapping[int, Reaction], motions: Mapping[int, Six], found: Matrix) -> None:
    """The entries of two degrees of freedom of limbs."""
    size = Counter(reaction.limb for reaction in reactions.values())
    carried: dict[tuple[int, int], Six] = {}
    for limb in size:
        with at.tape.section(f"motion of the root where '{at.tree.bodies[limb].joint}' is"):
            for k, (w, v) in motions.items():
                carried[limb, k] = w, add(v, cross(w, at.placed[limb].r))

    def effort(k: int) -> tuple[int, int]:
        """Products with `x_k`; and where the larger limb hangs fewer motions have to be known."""
        return sum(not entry.is_zero for entry in flat(reactions[k].x)), -size[reactions[k].limb]

    for i, a in reactions.items():
        with at.tape.section(f"row '{at.tree.dofs[i].joint}' of the inverse"):
            for j, b in reactions.items():
                if j < i:
                    continue
                one, other = sorted((j, i), key=effort)
                total = -dot_six(reactions[one].x, carried[reactions[one].limb, other])
                for m in (m for m in a.W if m in b.W):  # in the order of the chain, as sets have none
                    total = total + a.W[m] * b.scaled[m]
                found[i][j] = found[j][i] = total.named(f"X{pair(i, j, at.tree.n)}")
