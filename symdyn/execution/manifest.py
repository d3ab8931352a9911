"""The manifest beside a generated C file, read with care: it must be there, whole, and of the same run as the header."""

from __future__ import annotations

from pathlib import Path

from symdyn.emit.c.manifest import Manifest, parse_manifest
from symdyn.faults import Fault, InputError, Place
from symdyn.reading import LARGEST_GENERATED, read_text

_TOGETHER = "take .c, .h and .json from one run of symdyn generate"
_OURS = "give a .c file that symdyn generate wrote"


def read_manifest(source: Path) -> Manifest:
    """What a generated C file has to call.

    Raises:
        InputError: when the file, its header or its manifest is missing or damaged, or they are not of one run.
    """
    if source.suffix != ".c":
        raise InputError([Fault(Place(str(source)), "", "is no C file", _OURS)])
    read_text(source, LARGEST_GENERATED, _OURS)
    header, place = source.with_suffix(".h"), source.with_suffix(".json")
    text = read_text(header, LARGEST_GENERATED, f"{source.name} needs its header beside it; {_TOGETHER}")
    opening = f"#define {source.stem.upper()}_GENERATION "
    stamps = [line.removeprefix(opening) for line in text.splitlines() if line.startswith(opening)]
    if not stamps:
        raise InputError(
            [Fault(Place(str(header)), "", "is no header that symdyn generate wrote", "generate it again")]
        )
    manifest = _parsed(
        place, read_text(place, LARGEST_GENERATED, f"{source.name} needs its manifest beside it; {_TOGETHER}")
    )
    if manifest.interface.name != source.stem or stamps != [f"{manifest.generation}u"]:
        rule = f"{place.name} and {header.name} come from different generations"
        raise InputError([Fault(Place(str(place)), "", rule, _TOGETHER)])
    return manifest


def _parsed(place: Path, text: str) -> Manifest:
    try:
        return parse_manifest(text)
    except (TypeError, ValueError) as problem:
        rule = f"is no manifest that symdyn generate wrote: {problem}"
        raise InputError([Fault(Place(str(place)), "", rule, "generate it again")]) from None
