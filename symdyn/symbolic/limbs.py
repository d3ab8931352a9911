"""`M⁻¹` limb by limb: limbs hang on a stem and know of each other by its motion only (KFS 10; docs/mathematics.md, section 5).

The stem is the roots and what leads from them to where a tree branches; what hangs on it, unbranched, are limbs. While the
stem is held the inverse is each limb's own, `W* D⁻¹ W`. Of a unit force of joint k the free joints of its limb let a wrench
`x_k` through, which acts on the stem with a minus sign. With `y_k` the motion of the body where the other one hangs, by
`y_k = sum H* M⁻¹_jk` over the joints j of the stem before it, carried outward::

    M⁻¹_jk = sum_m W_mj W_mk / D_m                      j and k of the stem, m before both or one of them
    M⁻¹_jk = -x_k* y_j                                  j of the stem, k of a limb
    M⁻¹_ik = -x_i* y_k + sum_m W_mi W_mk / D_m          i and k of limbs, m of that of both

`x` has no moment about the axis of a limb's first joint. It stays where the limb hangs: there that is a zero on the tape.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import name_six, pair
from symdyn.symbolic.riccati import Gain
from symdyn.symbolic.spatial import (
    STILL,
    Six,
    along,
    carry,
    dot_six,
    flat,
    moved_by,
    outward_six,
    scale_six,
    subtract_six,
)
from symdyn.symbolic.tape import ONE, ZERO, Value
from symdyn.symbolic.tree import Tree


@dataclass(frozen=True)
class Reaction:
    """What is felt inward of a unit force of a degree of freedom, all joints free but those of the stem.

    Attributes:
        limb: the first body of its limb, `ON_BASE` for what is of the stem: there all joints are free.
        W: the column of `W`, as far as the limb goes.
        scaled: the same over `D`.
        x: the wrench that the stem has to hold, where the limb hangs, in the axes of the body that it hangs on.
    """

    limb: int
    W: Mapping[int, Value]
    scaled: Mapping[int, Value]
    x: Six

    def shared(self, other: Reaction) -> Value:
        """`sum_m W_mi W_mk / D_m`, in the order of the chain."""
        total = ZERO
        for m, entry in self.W.items():
            if m in other.W:
                total = total + entry * other.scaled[m]
        return total


def inverse_by_limbs(at: Configuration, gains: Sequence[Gain]) -> Matrix:
    """`M⁻¹`."""
    tree, stem = at.tree, stem_of(at.tree)
    own = [k for k, dof in enumerate(tree.dofs) if dof.body in stem]
    reactions = [_reaction(at, gains, k, stem) for k in range(tree.n)]
    found = square(tree.n)
    for i in own:
        with at.tape.section(f"row '{tree.dofs[i].joint}' of the inverse"):
            for j in own:
                if j >= i:
                    found[i][j] = found[j][i] = reactions[i].shared(reactions[j]).named(f"X{pair(i, j, tree.n)}")
    seen = {(limb, k): y for k in own for limb, y in _motions(at, stem, k, found).items()}
    for k, reaction in enumerate(reactions):
        if k in own:
            continue
        with at.tape.section(f"what the stem does about '{tree.dofs[k].joint}'"):
            for m in own:
                found[m][k] = found[k][m] = (-dot_six(reaction.x, seen[reaction.limb, m])).named(
                    f"X{pair(m, k, tree.n)}"
                )
        seen.update({(limb, k): y for limb, y in _motions(at, stem, k, found).items()})
    _between(at, reactions, seen, found)
    return found


def stem_of(tree: Tree) -> frozenset[int]:
    """The roots, the bodies that several others hang on, and all before them."""
    found = {i for i, body in enumerate(tree.bodies) if body.parent == ON_BASE or len(tree.children[i]) > 1}
    return frozenset(found.union(*(tree.inward(i) for i in found)))


def _reaction(at: Configuration, gains: Sequence[Gain], k: int, stem: Set[int]) -> Reaction:
    """Inward from `G_k`, by `tau_bar` at every joint, by `phi` between bodies."""
    tree, m, W = at.tree, k, {k: ONE}
    i, x = tree.dofs[k].body, gains[k].G
    with at.tape.section(f"what the free joints inward feel of '{tree.dofs[k].joint}'"):
        while True:
            parent = tree.bodies[i].parent
            if m != tree.bodies[i].dofs[0]:
                m -= 1
            elif parent == ON_BASE or (parent in stem and i not in stem):
                break
            else:
                i, x = parent, carry(at.placed[i], x)
                m = tree.bodies[i].dofs[-1]
            felt = along(tree.dofs[m].column, x)
            W[m] = (-felt).named(f"W{pair(m, k, tree.n)}")
            x = subtract_six(x, scale_six(felt, gains[m].G))
        scaled = {m: entry * gains[m].D_inverse for m, entry in W.items()}
        if i in stem:
            return Reaction(ON_BASE, W, scaled, STILL)
        turned = at.placed[i].inward(x[0]), at.placed[i].inward(x[1])
        return Reaction(i, W, scaled, name_six(f"x{k}_n", f"x{k}_f", turned))


def _motions(at: Configuration, stem: Set[int], k: int, found: Matrix) -> dict[int, Six]:
    """How the stem moves where each limb hangs, of a unit force of degree of freedom k."""
    tree = at.tree
    motions: dict[int, Six] = {}
    hanging: dict[int, Six] = {}
    for i, body in at.bodies:
        parent = body.parent
        with at.tape.section(f"motion about '{body.joint}'"):
            if i in stem:
                moving = STILL if parent == ON_BASE else outward_six(at.placed[i], motions[parent])
                for m in body.dofs:
                    moving = moved_by(tree.dofs[m].column, moving, found[m][k])
                motions[i] = name_six(f"y{i}of{k}_w", f"y{i}of{k}_v", moving)
            elif parent in stem:
                w, v = motions[parent]
                hanging[i] = w, add(v, cross(w, at.placed[i].r))
    return hanging


def _between(
    at: Configuration, reactions: Sequence[Reaction], seen: Mapping[tuple[int, int], Six], found: Matrix
) -> None:
    """The entries of two degrees of freedom of limbs."""
    tree, size = at.tree, Counter(reaction.limb for reaction in reactions)

    def effort(k: int) -> tuple[int, int, int]:
        """How far the stem's motion has to be carried to `x_k`; products with it; at a larger limb fewer motions are needed."""
        limb = reactions[k].limb
        return len(tree.inward(limb)), sum(not entry.is_zero for entry in flat(reactions[k].x)), -size[limb]

    beyond = [k for k, reaction in enumerate(reactions) if reaction.limb != ON_BASE]
    for i in beyond:
        with at.tape.section(f"row '{tree.dofs[i].joint}' of the inverse"):
            for j in beyond:
                if j < i:
                    continue
                one, other = sorted((j, i), key=effort)
                total = -dot_six(reactions[one].x, seen[reactions[one].limb, other])
                if reactions[i].limb == reactions[j].limb:
                    total = total + reactions[i].shared(reactions[j])
                found[i][j] = found[j][i] = total.named(f"X{pair(i, j, tree.n)}")
