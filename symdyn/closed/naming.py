"""Names for grouped constants: `J2` a moment of inertia, `b12` a length times a first moment; or the file's own name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sympy.polys.rings import PolyElement

from symdyn.closed.expression import Name, Sort
from symdyn.closed.grouping import Group
from symdyn.closed.reading import Reading, Variable
from symdyn.model.tree import ON_BASE
from symdyn.symbolic.tree import Tree

_LENGTHS = "luv"
_KINDS = "JMXYEFhkpeaguvl"
"""What constants are called after, the first that is there; see `reading.py` for the letters."""

_PRODUCTS = {"h": "b", "k": "d", "p": "e", "M": "n", "J": "j", "X": "x", "Y": "y", "E": "t", "F": "z"}
"""The letter of a length times a part of an inertia."""

_RESERVED = re.compile(
    r"[cs]-?[0-9].*|(q|d|φ|ω|Δ|[A-HJKM-Z])[0-9]*|I|[gz][0-9]+|sin|cos|sqrt|sign|[0-9]*e[0-9]+|.*_parameter"
)
"""What formulas use for other things than parameters. Nothing is called `L1` or `I1`, as lengths and inertias often are."""


def parameter_name(text: str) -> Name:
    """A parameter of the robot, by the file's name for it; `c2` would be read as a cosine and becomes `c2_parameter`."""
    return Name(f"{text}_parameter" if _RESERVED.fullmatch(text) else text, (), Sort.PARAMETER)


def own_name(stem: str) -> str:
    """The file's name for a parameter that formulas call so."""
    return stem.removesuffix("_parameter")


def constant_names(
    reading: Reading,
    tree: Tree,
    groups: Sequence[Group],
    parameters: dict[int, Name],
    labels: Sequence[tuple[int, ...]],
) -> list[Name | None]:
    """A name for each constant, in order; None for plain numbers.

    Args:
        reading: whose variables the definitions are in.
        tree: of the bodies.
        groups: the constants.
        parameters: the names of the robot's parameters, by their place in the definitions' ring.
        labels: of the polynomials: the joints, from 1, that an entry belongs to.
    """
    taken = {_text(name) for name in parameters.values()} | {f"d{place + 1}" for place in reading.centres}
    found: list[Name | None] = []
    for group in groups:
        name = None
        if group.definition is not None:
            name = _own_name(reading, group.definition, parameters) or _new_name(reading, tree, group, labels, taken)
            taken.add(_text(name))
        found.append(name)
    return found


def _own_name(reading: Reading, definition: PolyElement, parameters: dict[int, Name]) -> Name | None:
    """The parameter that a constant is, if it is one."""
    whole = reading.in_parameters(definition)
    if whole is None or len(whole) != 1 or whole.LC != 1 or sum(whole.LM) != 1:
        return None
    return parameters.get(whole.LM.index(1))


def _new_name(reading: Reading, tree: Tree, group: Group, labels: Sequence[tuple[int, ...]], taken: set[str]) -> Name:
    assert group.definition is not None
    variables = _main_member(reading, group.definition)
    stem, index = _called_after(variables, tree, scaled=group.scaled)
    if group.scaled or len(variables) > 1:  # a product is called after the joints it couples
        pairs = [labels[number] for number, _, _ in sorted(group.row) if len(set(labels[number])) == 2]
        index = pairs[0] if pairs and stem != "w" else index
    name = Name(stem, index, Sort.CONSTANT)
    while _text(name) in taken:
        name = Name(stem, index, Sort.CONSTANT, name.primes + 1)
    return name


def _text(name: Name) -> str:
    return name.stem + "".join(map(str, name.index)) + "'" * name.primes


def _main_member(reading: Reading, definition: PolyElement) -> list[Variable]:
    """The variables of the monomial that a constant is called after: of one variable if there is one, inertias first."""
    monomials = [[reading.variables[i] for i, power in enumerate(powers) if power] for powers, _ in definition.terms()]
    return min((m for m in monomials if m), key=lambda m: (len(m), [_KINDS.find(v.kind) for v in m]))


def _called_after(variables: Sequence[Variable], tree: Tree, *, scaled: bool) -> tuple[str, tuple[int, ...]]:
    """The letter and numbers of a constant from the variables of its main part."""
    lengths = [v for v in variables if v.kind and v.kind in _LENGTHS]
    inertias = [v for v in variables if v.kind and v.kind not in _LENGTHS and v.kind != "g"]
    if any(v.kind == "g" for v in variables):
        return "w", tuple(v.place + 1 for v in inertias[:1])
    if not lengths and len(inertias) == 1 and not scaled:
        return inertias[0].kind, (inertias[0].place + 1,)
    carriers = [tree.bodies[v.place].parent + 1 for v in lengths if tree.bodies[v.place].parent != ON_BASE]
    if inertias:
        return _PRODUCTS.get(inertias[0].kind, "b"), (*carriers[:1], inertias[0].place + 1)
    return ("l", tuple(carriers[:2])) if carriers else ("k", ())
