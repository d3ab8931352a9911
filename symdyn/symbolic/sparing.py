"""What every body does without of its tensor so that the mass matrix has few operations: counted body by body, inward."""

from __future__ import annotations

from symdyn.model.tree import ON_BASE
from symdyn.symbolic.composite import carried, mass_matrix
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.counting import new_nodes, regrouped_at, wanted, weight
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.manner import Manner, Spare
from symdyn.symbolic.spatial import along, carry, flat, times_motion, unit
from symdyn.symbolic.tape import Tape, Value
from symdyn.symbolic.tree import Tree

_SPARES = (Spare.YY, Spare.XX)
"""Without second moments along z a composite inertia has no zero."""


def sparing(tape: Tape, tree: Tree) -> dict[int, Spare]:
    """What the bodies do without, each the best or all the same; nothing stays on the tape."""
    mark = tape.mark()
    found = _swept(tape, tree)
    ways = [*(dict.fromkeys(found, spare) for spare in _SPARES), found]
    best = min(ways, key=lambda spares: weight(tape, _needed(tape, _at(tape, tree, spares))))
    tape.rewind(mark)
    return best


def _at(tape: Tape, tree: Tree, spares: dict[int, Spare]) -> Configuration:
    return regrouped_at(tape, tree.in_manners({i: Manner(spare=spare) for i, spare in spares.items()}))


def _needed(tape: Tape, at: Configuration) -> set[int]:
    """What the mass matrix needs."""
    return new_nodes(tape, (entry for row in mass_matrix(at) for entry in row), ())


def _swept(tape: Tape, tree: Tree) -> dict[int, Spare]:
    """The best of every body, beside those of what hangs on it."""
    places = range(len(tree.bodies))
    at = {spare: _at(tape, tree, dict.fromkeys(places, spare)) for spare in _SPARES}
    plain = at[Spare.YY]
    needed, live = _needed(tape, plain), set[int]()
    found: dict[int, Spare] = {}
    passed: dict[Spare | None, dict[int, Inertia]] = {Spare.YY: {}, None: {}}
    for i, _ in plain.bodies_inward:
        before = _with_children(plain, i, plain, passed[Spare.YY])
        ways: dict[Spare, tuple[Inertia, set[int]]] = {}
        for spare in _SPARES if tree.bodies[i].about_z else _SPARES[:1]:
            R = _with_children(at[spare], i, plain, passed[None])
            values = wanted(_felt(plain, i, before), _felt(plain, i, R), needed)
            ways[spare] = R, new_nodes(tape, values, live)
        found[i] = min(ways, key=lambda spare: weight(tape, ways[spare][1]))
        R, new = ways[found[i]]
        live |= new
        passed[Spare.YY][i], passed[None][i] = carried(before, plain.placed[i]), carried(R, plain.placed[i])
    return found


def _with_children(own: Configuration, i: int, at: Configuration, passed: dict[int, Inertia]) -> Inertia:
    """The composite inertia of body i."""
    return sum((passed[c] for c in at.children(i)), start=own.tree.bodies[i].inertia)


def _felt(at: Configuration, i: int, R: Inertia) -> list[Value]:
    """What is made of a composite inertia: entries of the mass matrix, columns and the inertia itself at the parent."""
    columns = [(column, times_motion(R, unit(column))) for column in at.tree.bodies[i].kind.columns]
    own = [along(column, X) for column, X in columns]
    if at.tree.bodies[i].parent == ON_BASE:
        return own
    m, h, J = (whole := carried(R, at.placed[i])).m, whole.h, whole.J
    inward = [entry for _, X in columns for entry in flat(carry(at.placed[i], X))]
    return [*own, *inward, m, *h, J.xx, J.yy, J.zz, J.xy, J.xz, J.yz]
