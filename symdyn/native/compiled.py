"""A generated C file compiled into a Python extension module, with its type stub beside it."""

from __future__ import annotations

from pathlib import Path

from symdyn.execution.c import read_manifest
from symdyn.execution.compiler import compile_c
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all
from symdyn.native.extension import extension_source, module_name, stamp_of
from symdyn.native.flags import SUFFIX, flags
from symdyn.native.stub import stub_source
from symdyn.temporaries import new_folder

_CURE = "generate it again, or take gcc or clang (CC=...), or --portable where they do not know this processor"


def build(source: Path, folder: Path | None = None, *, portable: bool = False, force: bool = False) -> list[Path]:
    """Compile a generated C file; write the module and its stub; what was written.

    Args:
        source: the `.c` file, its header and manifest beside it.
        folder: for the two files; that of the source by default.
        portable: for every processor of this kind, not for those like this one only.
        force: replace files that symdyn did not write.

    Raises:
        InputError: without a compiler or Python's headers, for a file that is not ours or does not compile, for a folder
            that cannot be written; the old files are as they were then.
    """
    manifest = read_manifest(source)
    options = flags(portable=portable)
    place = source.parent if folder is None else folder
    module = place / f"{module_name(manifest)}{SUFFIX}"
    stub = place / f"{module_name(manifest)}.pyi"
    try:
        place.mkdir(parents=True, exist_ok=True)
        with new_folder(place) as temporary:
            wrapper, compiled = Path(temporary) / f"{module_name(manifest)}.c", Path(temporary) / module.name
            wrapper.write_text(extension_source(manifest), encoding="utf-8")
            compile_c([source, wrapper], compiled, None, [*options, "-I", str(source.parent)], _CURE)
            contents: dict[Path, str | bytes] = {module: compiled.read_bytes(), stub: stub_source(manifest)}
            write_all(contents, force=force, stamp=stamp_of(manifest).encode())
    except OSError as problem:
        rule = f"cannot be written: {(problem.strerror or str(problem)).lower()}"
        raise InputError([Fault(Place(str(place)), "", rule, "choose another place or make room")]) from None
    return [module, stub]
