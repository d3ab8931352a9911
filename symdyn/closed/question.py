"""What is asked of a robot, and what its reader is told besides the formulas."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.closed.closed_form import JointWord
from symdyn.model.tree import ToolFrame
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Output, Quantity
from symdyn.symbolic.table import ways_to
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop

Place = tuple[int, ...]

LETTERS = {
    "M_inverse": "M⁻¹",
    "Omega": "Ω",
    "Lambda": "Λ",
    "tau": "τ",
    "bias": "β",
    "pose": "A",
    "Jd": "J̇",
    "qd": "q̇",
    "qdd": "q̈",
    "nu": "ν",
    "xi": "ξ",
    "kappa": "κ",
    "epsilon": "ε",
}
_ENERGY = {"kinetic_energy": "T", "potential_energy": "V"}


@dataclass(frozen=True)
class Question:
    """What is asked: one result of a quantity, or one entry of it.

    Attributes:
        quantity: of the contract.
        output: one of its results.
        place: the entry, by its indices from 0; None for all.
        tool: that the quantity is of.
        tools: that functions are made for.
        function: the name of the generated function.
    """

    quantity: Quantity
    output: Output
    place: Place | None = None
    tool: ToolFrame | None = None
    tools: tuple[ToolFrame, ...] = ()
    function: str = ""


@dataclass(frozen=True)
class Reader:
    """What a reader is told of a robot besides its formulas: its name, the legend of joints, their limits."""

    name: str
    joints: tuple[JointWord, ...]
    limits: tuple[tuple[float, float] | None, ...]


def letter_of(question: Question) -> str:
    """The letter that a result has in formulas."""
    name = question.output.name
    known = ARGUMENTS[name].symbol if name in ARGUMENTS else name
    return _ENERGY.get(question.quantity.name) or LETTERS.get(name, known)


_MEANINGS = {
    "M": "Entry ij is the force at joint i that a unit acceleration of joint j takes, at rest without gravity.",
    "M_inverse": "Entry ij is the acceleration of joint i that a unit force at joint j makes, at rest without gravity.",
    "U": "The factor U of M = U D U*, upper triangular with ones on its diagonal.",
    "W": "The inverse of U, upper triangular with ones on its diagonal: W M W* = D is diagonal.",
    "D": "Entry k is the inertia that joint k feels while the joints before it are held and those behind it are free.",
}


def meaning_of(question: Question) -> str:
    """What a result is, in a sentence."""
    about = question.quantity.about(question.tool.name if question.tool else "")
    return _MEANINGS.get(question.output.name, about) + _wrenches_told(question)


def _wrenches_told(question: Question) -> str:
    """Which entries of `f` are whose: formulas count through the wrenches on all tools."""
    if ARGUMENTS["wrenches"] not in question.quantity.arguments:
        return ""
    rows = [f"f{6 * k + 1} to f{6 * k + 6} on '{tool.name}'" for k, tool in enumerate(question.tools)]
    return f" Moment and force, base axes, are {', '.join(rows)}."


def recorded(workshop: Workshop, question: Question) -> Results:
    """All results of the question's quantity, by the first way, under the names of the contract."""
    quantity = question.quantity
    ways = ways_to(workshop, quantity, question.tool, question.tools)
    return [(output.name, value) for output, (_, value) in zip(quantity.outputs, ways[0](), strict=True)]
