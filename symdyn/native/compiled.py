"""A generated C file compiled into a shared library, with its Python module beside it."""

from __future__ import annotations

import math
import os
import shlex
import sys
from pathlib import Path

from symdyn.emit.c.manifest import Manifest
from symdyn.emit.layout import lay_out
from symdyn.execution.c import read_manifest
from symdyn.execution.compiler import SHARED, compile_c
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all
from symdyn.native.wrapper import library_name, make_page, stamp_of
from symdyn.temporaries import new_folder

_FLAGS = (*SHARED, "-std=c99", "-O2")


def build(source: Path, folder: Path | None = None, *, force: bool = False) -> list[Path]:
    """Compile a generated C file; write the library and the module; what was written.

    Args:
        source: the `.c` file, its header and manifest beside it.
        folder: for the two files; that of the source by default.
        force: replace files that symdyn did not write.

    Raises:
        InputError: without a compiler, for a file that is not ours or does not compile, for a folder that cannot be
            written; the old files are as they were then.
    """
    manifest = read_manifest(source)
    place = source.parent if folder is None else folder
    library = place / f"{library_name(manifest)}{'.dylib' if sys.platform == 'darwin' else '.so'}"
    module = place / f"{manifest.interface.name}_native.py"
    try:
        place.mkdir(parents=True, exist_ok=True)
        with new_folder(place) as temporary:
            extra, compiled = Path(temporary) / "extra.c", Path(temporary) / library.name
            extra.write_text(_extra_source(manifest), encoding="utf-8")
            flags = [*_FLAGS, "-I", str(source.parent), *shlex.split(os.environ.get("CFLAGS", ""))]
            compile_c([source, extra], compiled, None, flags)
            contents: dict[Path, str | bytes] = {
                module: lay_out("python/native.py.j2", make_page(manifest)),
                library: compiled.read_bytes(),
            }
            write_all(contents, force=force, stamp=stamp_of(manifest).encode())
    except OSError as problem:
        rule = f"cannot be written: {(problem.strerror or str(problem)).lower()}"
        raise InputError([Fault(Place(str(place)), "", rule, "choose another place or make room")]) from None
    return [library, module]


def _extra_source(manifest: Manifest) -> str:
    """What the library has besides the generated source: a stamp, and `prepare` for many rows."""
    name, real, stamp = manifest.interface.name, manifest.real.name, stamp_of(manifest)
    lines = [
        f'#include "{name}.h"',
        f"extern const unsigned int {stamp};",
        f"const unsigned int {stamp} = {name.upper()}_GENERATION;",
    ]
    prepare = manifest.interface.prepare
    if prepare is not None:
        (given,), (made,) = prepare.arguments, prepare.outputs
        prototype = f"void {name}_prepare_batch(size_t count, const {real} *p, {real} *k)"
        step = f"{name}_prepare(p + {given.size}*row, k + {math.prod(made.shape)}*row);"
        lines += [f"{prototype};", prototype, "{", f"    for (size_t row = 0; row < count; ++row) {step}", "}"]
    return "\n".join(lines) + "\n"
