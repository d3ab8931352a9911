"""A folder that pip installs: the generated C file, the module over it, and what setuptools has to know."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from symdyn.emit.c.manifest import Manifest
from symdyn.emit.head import made_by
from symdyn.emit.layout import lay_out
from symdyn.emit.text import one_line
from symdyn.execution.c import read_manifest
from symdyn.files import write_all
from symdyn.native.extension import extension_source, module_name
from symdyn.native.flags import FAST, NATIVE
from symdyn.native.stub import stub_source
from symdyn.reading import LARGEST_GENERATED, read_text

_FOR_THIS = (
    "It is compiled for the processor it is installed on (`-march=native`): build and install it on each kind of machine, or "
    "take `symdyn build --wheel --portable`, whose wheels run on all of them."
)
_FOR_ALL = "It is compiled for every processor of the kind, so that one wheel (`pip wheel .`) serves many machines."


@dataclass(frozen=True)
class FolderPage:
    """The fields of what goes with the sources.

    Attributes:
        name, module, distribution: of the generated file, of the module, and what pip calls it.
        version: symdyn's, with the generation of the file, so that pip sees that another one is new.
        flags: of the compiler, as Python writes a list of them.
        processor: for which it is compiled, in words.
        made_by, hash: by which the files are known as ours.
    """

    name: str
    module: str
    distribution: str
    version: str
    flags: str
    about: str
    processor: str
    made_by: str
    hash: str


def write_folder(source: Path, folder: Path | None = None, *, portable: bool = False, force: bool = False) -> Path:
    """Write everything for `pip install`; the folder.

    Args:
        source: the generated `.c` file, its header and manifest beside it.
        folder: to write into; `NAME-native` beside the source by default.
        portable: compile for every processor of the kind, not for the one it is installed on.
        force: replace files that symdyn did not write.

    Raises:
        InputError: for a file that is not ours, for a folder that cannot be written.
    """
    manifest = read_manifest(source)
    page = make_page(manifest, portable=portable)
    place = source.parent / page.distribution if folder is None else folder
    sources = (source, source.with_suffix(".h"))
    texts = {path.name: read_text(path, LARGEST_GENERATED, "generate it again") for path in sources}
    texts[f"{page.module}.c"] = extension_source(manifest)
    texts[f"{page.module}-stubs/__init__.pyi"] = stub_source(manifest)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        texts[name] = lay_out(f"native/{name}.j2", page)
    write_all({place / name: text for name, text in texts.items()}, force=force)
    return place


def make_page(manifest: Manifest, *, portable: bool) -> FolderPage:
    """Spell everything."""
    it = manifest.interface
    made, digest = made_by(it.version, it.source, it.source_sha256)
    flags = (*FAST, "-pthread") if portable else (*FAST, NATIVE, "-pthread")
    return FolderPage(
        name=it.name,
        module=module_name(manifest),
        distribution=f"{it.name}-native",
        version=f"{it.version}+{manifest.generation.removeprefix('0x')}",
        flags=", ".join(f'"{flag}"' for flag in flags),
        about=f"{one_line(it.title)}: robot dynamics in closed form, a Python module over `{it.name}.c`.",
        processor=_FOR_ALL if portable else _FOR_THIS,
        made_by=made,
        hash=digest,
    )
