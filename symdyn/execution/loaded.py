"""Generated code of any language, ready to be called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from symdyn.core import Array


class Loaded(Protocol):
    """What judging needs of a generated file.

    Attributes:
        names: its functions, without those that handle parameters.
        eps: of the number type it works in.
        parameters: defaults of the run-time parameters in order; empty without any.
        source_sha256: of the robot file that it was made from.
    """

    names: frozenset[str]
    eps: float
    parameters: tuple[float, ...]
    source_sha256: str

    def prepare(self, values: Sequence[float]) -> Array:
        """What the file makes of values of its run-time parameters."""

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        """What the file calls otherwise, or has at another place, than those names in that order; empty if nothing."""

    def call(self, name: str, arguments: Sequence[Array], prepared: Array | None) -> list[Array]:
        """A function at one state; without `prepared` at the parameters' defaults. One array for each output."""

    def call_batch(self, name: str, arguments: Sequence[Array], prepared: Sequence[Array] | None) -> list[Array]:
        """A function at many states by its road for batches, one `prepared` for each; outputs stacked over the states."""

    def self_test(self) -> str:
        """What the file's own test prints if it fails; empty if it does not."""
