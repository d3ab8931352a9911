"""The loops over batches: blocks of states side by side in vectors."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.emit.body import ArrayArgument, FunctionBody
from symdyn.emit.c.common import Dialect
from symdyn.emit.c.lines import FOUR, Routine, batch_parameters, opened, prototype, size
from symdyn.emit.text import filled

EIGHT = FOUR * 2


def batch_routine(name: str, body: FunctionBody, shared: Sequence[ArrayArgument], dialect: Dialect) -> Routine:
    """The function for many states: each block is read, worked out and written before the next.

    Written where `REAL` and `OF` are those of the second reading.
    """
    stem, width = dialect.stem, f"{dialect.upper}_WIDTH"
    read = [argument for argument in body.arguments if argument not in shared]
    sizes = {**{it.name: it.size for it in read}, **{it.name: size(it) for it in body.results}}
    held = filled([f"{array}_[{count}]" for array, count in sizes.items()], f"{EIGHT}REAL ")
    passed = [it.name if it in shared else f"{it.name}_" for it in body.arguments]
    lines = [
        f"{FOUR}{dialect.upper}_EACH_BLOCK",
        f"{FOUR}for (size_t state = 0; state < count; state += {width}) {{",
        f"{EIGHT}const size_t lanes = count - state < {width} ? count - state : {width};",
        *(f"{line.removesuffix(',')};" for line in held),
        "",
        *(f"{EIGHT}{stem}_load(lanes, {it.size}, {it.name} + {it.size}*state, {it.name}_);" for it in read),
        opened(f"OF({name})(", [*passed, *(f"{it.name}_" for it in body.results)], ";", EIGHT),
        *(f"{EIGHT}{stem}_store(lanes, {size(it)}, {it.name}_, {it.name} + {size(it)}*state);" for it in body.results),
        f"{FOUR}}}",
    ]
    return Routine(prototype(f"{name}_batch", batch_parameters(body, shared, dialect.real)), "\n".join(lines))
