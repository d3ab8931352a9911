"""Robot descriptions: YAML, DH tables, URDF, xacro and MJCF, read into a `Robot` and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from symdyn.description.expressions import Expression
from symdyn.description.floating import floating as with_floating_base
from symdyn.description.limits import LARGEST_URDF, LARGEST_YAML
from symdyn.description.locks import lock_joints, parse_locks
from symdyn.description.mimics import follow
from symdyn.description.mjcf import MJCF, read_mjcf
from symdyn.description.robot import Robot
from symdyn.description.urdf import read_urdf
from symdyn.description.xacro_file import OPTION, expand, parse_arguments
from symdyn.description.xml_nodes import parse_xml
from symdyn.description.yaml_file import read_yaml
from symdyn.faults import Fault, FaultList, InputError, Place
from symdyn.reading import read_bytes

_XML = (".urdf", ".xml")
_XACRO = ".xacro"
ENDINGS = (".yaml", ".yml", *_XML, _XACRO)
"""Of robot files, however they are written."""
_FORMATS = "a robot file ends in .yaml or .yml, URDF and MJCF in .urdf or .xml, xacro in .xacro"


def read_robot(
    path: str | Path,
    *,
    lock: Iterable[str] = (),
    literal_angles: bool = False,
    floating: bool = False,
    xacro_arg: Iterable[str] = (),
) -> Robot:
    """Read a robot: YAML, URDF, MJCF or xacro, by its ending and by the outermost element of XML.

    Args:
        path: the file.
        lock: joints to hold, `name` or `name=value`.
        literal_angles: do not read URDF angles such as `1.5708` as multiples of pi/2.
        floating: let the root link move freely.
        xacro_arg: arguments of a xacro file, `name:=value`.

    Raises:
        InputError: with all faults found.
    """
    path = Path(path)
    locks, arguments = parse_locks(lock), parse_arguments(xacro_arg)
    file = str(path)
    suffix = path.suffix.lower()
    data = read_bytes(
        path, LARGEST_YAML if suffix in (".yaml", ".yml") else LARGEST_URDF, "give the path of a robot file"
    )
    if suffix not in ENDINGS:
        raise InputError([Fault(Place(file), "", f"has the ending '{path.suffix}', which is not known", _FORMATS)])
    if arguments and suffix != _XACRO:
        raise InputError([Fault(OPTION, "", f"is for xacro, and {path.name} is none", "leave it out")])
    if suffix == _XACRO:
        text, files = expand(path, arguments)
        robot = read_urdf(text, file, literal_angles=literal_angles, locks=locks, floating=floating, expanded=True)
        robot = replace(robot, files=files)
    elif suffix in _XML:
        robot = _read_xml(data, path, literal_angles=literal_angles, locks=locks, floating=floating)
    else:
        robot = read_yaml(_decode(data, file), file)
    if floating:
        robot = with_floating_base(robot, Place("--floating"))
    return follow(lock_joints(robot, locks))


def _read_xml(
    data: bytes, path: Path, *, literal_angles: bool, locks: Mapping[str, Expression], floating: bool
) -> Robot:
    """URDF or MJCF, whichever its outermost element says."""
    top = parse_xml(data, FaultList(str(path)))
    if top.tag == MJCF:
        return read_mjcf(path, top, literal_angles=literal_angles, locks=locks)
    return read_urdf(data, str(path), literal_angles=literal_angles, locks=locks, floating=floating)


def _decode(data: bytes, file: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise InputError([Fault(Place(file, line), "", "is not UTF-8 text", "save it as UTF-8")]) from None
