"""Several quantities in one function, which shares their work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Output, Quantity


def combined(parts: Sequence[Quantity]) -> Quantity:
    """Plain quantities as one: names, results and summaries in their order, arguments united in the order of the table."""
    taken = {argument.key for part in parts for argument in part.arguments}
    arguments = tuple(argument for key, argument in ARGUMENTS.items() if key in taken)
    return Quantity(
        name="_and_".join(part.name for part in parts),
        arguments=arguments,
        outputs=tuple(_outputs(parts, {argument.name for argument in arguments})),
        summary=" ".join(part.summary for part in parts),
        group=None,
        per_tool=any(part.per_tool for part in parts),
        needs=frozenset(need for part in parts for need in part.needs),
        together=tuple(parts),
    )


def _outputs(parts: Sequence[Quantity], taken: set[str]) -> list[Output]:
    """Results that are called like another one, or like an argument, get their quantity's name before their own."""
    counts = Counter(output.name for part in parts for output in part.outputs)
    return [
        replace(output, name=f"{part.name}_{output.name}")
        if counts[output.name] > 1 or output.name in taken
        else output
        for part in parts
        for output in part.outputs
    ]
