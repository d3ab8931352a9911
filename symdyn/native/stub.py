"""The type stub of an extension module: what its functions take and give, for editors and type checkers."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit.c.manifest import Manifest
from symdyn.emit.interface import FunctionInfo, Interface
from symdyn.emit.layout import lay_out
from symdyn.emit.text import bracketed
from symdyn.native.extension import about, all_functions, dtype_name, label_of

_TUPLES = {"JOINTS": "str", "LIMITS": "tuple[float, float] | None", "TOOLS": "str"}
_PLACES = ("Q_START", "V_START")


@dataclass(frozen=True)
class StubPage:
    """The fields of the stub: its head, the number type, a line for each constant, every signature."""

    head: str
    dtype: str
    constants: tuple[str, ...]
    functions: tuple[str, ...]


def stub_source(manifest: Manifest) -> str:
    """The text of the stub."""
    it = manifest.interface
    head = "\n".join(f"# {line}".rstrip() for line in about(manifest))
    functions = tuple(_signature(it, function) for function in all_functions(it))
    return lay_out("native/stub.pyi.j2", StubPage(head, dtype_name(manifest), tuple(_constants(it)), functions))


def _constants(interface: Interface) -> list[str]:
    kinds = {"NAME": "str", "N": "int", "NQ": "int", "NV": "int"}
    kinds |= {name: f"tuple[{of}, ...]" for name, of in _TUPLES.items()}
    if not interface.joints.single:
        kinds |= dict.fromkeys(_PLACES, "tuple[int, ...]")
    kinds["PARAMETERS"] = "dict[str, float]"
    if interface.regressor:
        kinds["REGRESSOR"] = "dict[str, float]"
    if interface.base_parameters:
        kinds["BASE_PARAMETERS"] = "dict[str, str]"
    kinds |= {"OPERATIONS": "dict[str, dict[str, int]]", "SOURCE_SHA256": "str", "SIGNATURES": "dict[str, str]"}
    return [f"{name}: {kind}" for name, kind in kinds.items()]


def _signature(interface: Interface, function: FunctionInfo) -> str:
    """As the generated Python module has it, with `out`."""
    given = [
        f"{label_of(interface, function, it)}: {'ArrayLike | None = None' if it.shared else 'ArrayLike'}"
        for it in function.arguments
    ]
    if function is interface.prepare:
        given = ["params: Mapping[str, ArrayLike] | ArrayLike"]
    kinds = ["Array" if output.shape else "float | Array" for output in function.outputs]
    several = len(kinds) > 1
    returned = f"tuple[{', '.join(kinds)}]" if several else kinds[0]
    out = f"tuple[{', '.join(['Array | None'] * len(kinds))}] | None = None" if several else "Array | None = None"
    return "\n".join(bracketed(f"def {function.name}(", [*given, "*", f"out: {out}"], f") -> {returned}: ..."))
