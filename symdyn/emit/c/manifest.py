"""The manifest of C files: what those must know who compile and call them, as JSON beside the header."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.emit.c.common import DOUBLE, SINGLE, Real, dialect_of, places_of
from symdyn.emit.interface import ArgumentInfo, FunctionInfo, Interface, OutputInfo, interface_of
from symdyn.emit.sheet import Sheet
from symdyn.symbolic.library import JointInfo, Joints

_REALS = {real.name: real for real in (DOUBLE, SINGLE)}


@dataclass(frozen=True)
class Manifest:
    """What the manifest says.

    Attributes:
        interface: functions, joints, tools, parameters and where the files come from; `k` is what C calls it.
        real: the number type.
        generation: the stamp that ties manifest, header and source, as C writes it without its `u`.
        joint_places: the header's constants for the place of each joint in `q`, and in `qd` where that is another.
        parameter_places: those for the places of the parameters.
    """

    interface: Interface
    real: Real
    generation: str
    joint_places: tuple[tuple[str, ...], ...]
    parameter_places: tuple[str, ...]


def make_manifest(sheet: Sheet, generation: str) -> Manifest:
    """What the files of a sheet, with that stamp, are."""
    places = places_of(sheet.library)
    joints = tuple(tuple(of_one) for of_one in places.joints)
    return Manifest(interface_of(sheet), dialect_of(sheet).real, generation, joints, tuple(places.parameters))


def manifest_text(manifest: Manifest) -> str:
    """The manifest as JSON, in ASCII: the same bytes everywhere."""
    it = manifest.interface
    data = {
        "symdyn": it.version,
        "name": it.name,
        "title": it.title,
        "source": it.source,
        "source_sha256": it.source_sha256,
        "command": it.command,
        "generation": manifest.generation,
        "real": manifest.real.name,
        "joints": [_joint(joint, places) for joint, places in zip(it.joints, manifest.joint_places, strict=True)],
        "tools": list(it.tools),
        "parameters": [
            {"name": name, "constant": place, "default": default}
            for (name, default), place in zip(it.parameters, manifest.parameter_places, strict=True)
        ],
        **({"regressor": dict(it.regressor)} if it.regressor else {}),
        **({"base_parameters": dict(it.base_parameters)} if it.base_parameters else {}),
        "prepare": None if it.prepare is None else _function(it.prepare),
        "functions": [_function(function) for function in it.functions],
    }
    return json.dumps({**data, "digest": _digest(data)}, indent=2, allow_nan=False) + "\n"


def _digest(data: Mapping[str, Any]) -> str:
    """Of all else that a manifest says: sizes that were changed by hand would let C write where it must not."""
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()


def _joint(joint: JointInfo, places: Sequence[str]) -> dict[str, Any]:
    """Of one with one number its unit; of others the units of all."""
    if len(joint.positions) == 1:
        units: dict[str, Any] = {"unit": joint.unit}
    else:
        units = {"positions": list(joint.positions), "rates": list(joint.rates)}
    constant = {"constant": places[0]} if len(places) == 1 else {"constants": list(places)}
    return {"name": joint.name, **constant, **units, "limits": _limits(joint)}


def _limits(joint: JointInfo) -> list[float | None] | None:
    """Null where there is no limit on that side, which JSON has no number for."""
    return None if joint.limits is None else [bound if math.isfinite(bound) else None for bound in joint.limits]


def _function(function: FunctionInfo) -> dict[str, Any]:
    return {
        "name": function.name,
        "quantity": function.quantity,
        "summary": function.summary,
        "arguments": [
            {
                "name": given.name,
                "size": given.size,
                **({"shape": list(given.shape)} if given.has_rows else {}),
                "meaning": given.meaning,
                "shared": given.shared,
            }
            for given in function.arguments
        ],
        "outputs": [{"name": output.name, "shape": list(output.shape)} for output in function.outputs],
        "operations": dict(function.operations),
    }


def parse_manifest(text: str) -> Manifest:
    """The manifest of a text.

    Raises:
        ValueError: with what is wrong, for whatever `manifest_text` does not write.
    """
    try:
        top = _Entry(json.loads(text))
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    if top.data.pop("digest", None) != _digest(top.data):
        raise ValueError("it was changed after it was written")
    joints, parameters = top.entries("joints"), top.entries("parameters")
    real = top.word("real")
    if real not in _REALS:
        raise ValueError(f"'real' is {real!r}, not {' or '.join(_REALS)}")
    interface = Interface(
        name=top.identifier("name"),
        title=top.word("title"),
        joints=Joints(tuple(_parsed_joint(joint) for joint in joints)),
        tools=tuple(_identifier("tools", tool) for tool in top.value("tools", list)),
        parameters=tuple((entry.word("name"), entry.number("default")) for entry in parameters),
        prepare=None if top.data.get("prepare") is None else _parsed_function(_Entry(top.data["prepare"])),
        functions=tuple(_parsed_function(entry) for entry in top.entries("functions")),
        source=top.word("source"),
        source_sha256=top.word("source_sha256"),
        command=top.word("command"),
        version=top.word("symdyn"),
        regressor=tuple((name, float(number)) for name, number in top.table("regressor", (int, float))),
        base_parameters=tuple((name, str(text)) for name, text in top.table("base_parameters", str)),
    )
    of_joints = tuple(_parsed_places(joint) for joint in joints)
    of_parameters = tuple(entry.identifier("constant") for entry in parameters)
    return Manifest(interface, _REALS[real], top.word("generation"), of_joints, of_parameters)


class _Entry:
    """An object of the JSON text, whose values are asked for by key and kind."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise ValueError("an object is missing")
        self.data = data

    def value(self, key: str, kind: type | tuple[type, ...]) -> Any:
        found = self.data.get(key)
        if not isinstance(found, kind) or isinstance(found, bool) != (kind is bool):
            raise ValueError(f"'{key}' is missing or of another kind")
        return found

    def word(self, key: str) -> str:
        return str(self.value(key, str))

    def identifier(self, key: str) -> str:
        """A name that C and Python are given as it is."""
        return _identifier(key, self.word(key))

    def size(self, key: str) -> int:
        return _size(key, self.data.get(key))

    def number(self, key: str) -> float:
        return float(self.value(key, (int, float)))

    def table(self, key: str, kind: type | tuple[type, ...]) -> list[tuple[str, Any]]:
        """Values by names, if the manifest has any."""
        found = _Entry(self.data.get(key, {}))
        return [(_identifier(key, name), found.value(name, kind)) for name in found.data]

    def entries(self, key: str) -> list[_Entry]:
        return [_Entry(entry) for entry in self.value(key, list)]


def _identifier(key: str, word: object) -> str:
    if not (isinstance(word, str) and word.isascii() and word.isidentifier()):
        raise ValueError(f"'{key}' is {word!r}, which is no name")
    return word


def _size(key: str, size: object) -> int:
    if type(size) is not int or size < 1:
        raise ValueError(f"'{key}' is {size!r}, which is no size")
    return size


def _parsed_joint(joint: _Entry) -> JointInfo:
    limits = None
    if joint.data.get("limits") is not None:
        low, high = joint.value("limits", list)
        limits = -math.inf if low is None else float(low), math.inf if high is None else float(high)
    if "unit" in joint.data:
        return JointInfo.single(joint.word("name"), joint.word("unit"), limits)
    positions, rates = (tuple(map(str, joint.value(key, list))) for key in ("positions", "rates"))
    return JointInfo(joint.word("name"), positions, rates, limits)


def _parsed_places(joint: _Entry) -> tuple[str, ...]:
    if "constants" in joint.data:
        return tuple(_identifier("constants", name) for name in joint.value("constants", list))
    return (joint.identifier("constant"),)


def _parsed_shape(argument: _Entry) -> tuple[int, ...]:
    """Of an argument; a vector has its size only."""
    size = argument.size("size")
    shape = (
        tuple(_size("shape", rows) for rows in argument.value("shape", list)) if "shape" in argument.data else (size,)
    )
    if math.prod(shape) != size:
        raise ValueError(f"'shape' is {list(shape)}, which is not 'size' {size}")
    return shape


def _parsed_function(function: _Entry) -> FunctionInfo:
    arguments = [
        ArgumentInfo(it.identifier("name"), _parsed_shape(it), it.word("meaning"), it.value("shared", bool))
        for it in function.entries("arguments")
    ]
    outputs = [
        OutputInfo(it.identifier("name"), tuple(_size("shape", size) for size in it.value("shape", list)))
        for it in function.entries("outputs")
    ]
    return FunctionInfo(
        function.identifier("name"),
        function.word("quantity"),
        function.word("summary"),
        tuple(arguments),
        tuple(outputs),
        {str(kind): int(count) for kind, count in function.value("operations", dict).items()},
    )
