"""Whether diagonalising coordinates exist, and which they are, in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from symdyn.inspect.answers import ground_of
from symdyn.inspect.flatness import Flatness, flatness
from symdyn.inspect.flattening import Flattened, flattened
from symdyn.judge.subject import Subject

FLATNESS = "flatness"


@dataclass(frozen=True)
class FlatnessAnswer:
    """Whether diagonalising coordinates exist; of a flat robot which they are.

    Attributes:
        found: the decision, at the parameters' defaults.
        robot: its name.
        joints: of each degree of freedom.
        parameters: whether it has any.
        coordinates: of a flat robot.
    """

    found: Flatness
    robot: str
    joints: tuple[str, ...]
    parameters: bool = False
    coordinates: Flattened | None = None

    def text(self) -> str:
        found = self.found
        if found.flat:
            told = ("yes" if found.proven else "it seems so") + (
                ", at the parameters' defaults" if self._special else ""
            )
            why = f"all Riemann symbols of the mass matrix of '{self.robot}' vanish ({found.how})"
            return "\n".join([f"{told}: {why}; diagonalising coordinates exist", *self._coordinates()]) + "\n"
        assert found.witness is not None
        at = f" at q = {list(found.q)}" if found.q else ""
        value = found.value if found.value.startswith("det") else f"R = {found.value}"
        indices = ", ".join(self.joints[i] if len(self.joints) > i else str(i) for i in found.witness)
        told = f"no: no coordinates diagonalise the mass matrix of '{self.robot}' everywhere"
        return f"{told}; witness R[{indices}]: {value}{at}\n"

    @property
    def _special(self) -> bool:
        """Whether it was not shown for all parameters."""
        found = self.coordinates
        return self.parameters and (found is None or bool(found.why) or not found.in_symbols)

    def _coordinates(self) -> list[str]:
        found = self.coordinates
        assert found is not None
        if found.why:
            return [found.why]
        proof = "proven" if found.exact else "proven to 25 digits"
        told = [f"with these T = ½ ϑ̇·ϑ̇ and ϑ̈ = ε ({proof}: the squares of all dϑ add up to M)"]
        told += ["numbers are shown with 5 digits"] if found.rounded else []
        joints = ", ".join(f"q{k + 1} {name}" for k, name in enumerate(self.joints))
        return [*(f"  {line}" for line in found.lines), "; ".join(told), f"joints: {joints}"]

    def as_dict(self) -> dict[str, Any]:
        found = self.found
        return {
            "kind": FLATNESS,
            "flat": found.flat,
            "proven": found.proven,
            "witness": found.witness,
            "value": found.value,
            "coordinates": self._document(),
        }

    def _document(self) -> dict[str, Any] | None:
        """Formulas as SymPy spells them, `q0` the first position; none, and why, where none were found."""
        found = self.coordinates
        if found is None:
            return None
        return {
            "formulas": [str(formula) for formula in found.formulas],
            "text": list(found.lines),
            "for_all_parameters": found.in_symbols,
            "why_none": found.why,
        }


def flatness_answer(subject: Subject) -> FlatnessAnswer:
    """The answer for a robot whose mass matrix has an inverse."""
    ground = ground_of(subject)
    joints = tuple(subject.model.joints[dof.body].name for dof in subject.model.dofs)
    found = flatness(ground)
    if not found.flat:
        return FlatnessAnswer(found, subject.robot.name, joints, bool(ground.defaults))
    coordinates = flattened(ground)
    if coordinates.exact and not found.proven:
        found = replace(found, proven=True, how="proven by coordinates")
    return FlatnessAnswer(found, subject.robot.name, joints, bool(ground.defaults), coordinates)
