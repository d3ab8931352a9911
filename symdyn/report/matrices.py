"""The matrices of a robot as heat maps: M, its factors U and D, and its inverse; which entries are zero by structure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from symdyn.report.absent import Absent
from symdyn.report.material import Material
from symdyn.report.robot import dof_names
from symdyn.symbolic.forms import Operand, Signed
from symdyn.symbolic.library import Function

_WANTED = (
    ("mass_matrix", "M", "M", "mass matrix"),
    ("mass_matrix_inverse", "M_inverse", "M⁻¹", "accelerations that unit forces make"),
    ("udu", "U", "U", "factor of M = U D Uᵀ"),
    ("udu", "D", "D", "inertias that joints feel, those outside them free"),
)


@dataclass(frozen=True)
class MatrixData:
    """A matrix, or the diagonal of one.

    Attributes:
        function, output: the function that gives it, and which of its results it is.
        symbol: as people write it.
        meaning: in words.
        diagonal: whether only a diagonal is given.
        kinds: for every entry, row by row, `0` where it is zero whatever q is, `1` where it is another constant, `q` else.
    """

    function: str
    output: str
    symbol: str
    meaning: str
    diagonal: bool
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Matrices:
    """What the section shows; `dofs` and `units` are of degrees of freedom, `reasons` say why some matrices are not there."""

    matrices: tuple[MatrixData, ...]
    dofs: tuple[str, ...]
    units: tuple[str, ...]
    reasons: tuple[str, ...]


def matrices(material: Material) -> Matrices | Absent:
    """The matrices of a robot, as far as it has them."""
    library = material.generation.library if material.generation else None
    functions = {function.name: function for function in library.functions} if library else {}
    found = tuple(
        _matrix(functions[name], output, symbol, meaning)
        for name, output, symbol, meaning in _WANTED
        if name in functions
    )
    missing = [symbol for name, _, symbol, _ in _WANTED if name not in functions]
    if not found:
        return Absent(" ".join(material.notes) or "The robot has no inertia.")
    about = [note for note in material.notes if any(name in note for name, *_ in _WANTED)]
    reasons = tuple(about) if missing else ()
    model = material.subject.model
    return Matrices(found, dof_names(model), model.rate_units, reasons)


def _matrix(function: Function, name: str, symbol: str, meaning: str) -> MatrixData:
    (output,) = (it for it in function.program.outputs if it.name == name)
    prepared = {entry for it in function.program.inputs if it.name == "k" for entry in it.symbols}
    kinds = tuple(_kind(entry, prepared) for entry in output.entries)
    return MatrixData(function.name, name, symbol, meaning, len(output.shape) == 1, kinds)


def _kind(entry: Operand, prepared: Collection[str]) -> str:
    """A number of the program is one whatever q is, and so is what depends on run-time parameters only."""
    if isinstance(entry, Signed):
        return "1" if entry.symbol in prepared else "q"
    return "0" if entry == 0 else "1"
