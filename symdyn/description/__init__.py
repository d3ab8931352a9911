"""Robot descriptions: YAML, DH tables and URDF, read into a `Robot` and checked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from symdyn.description.floating import floating as with_floating_base
from symdyn.description.limits import LARGEST_URDF, LARGEST_YAML
from symdyn.description.locks import lock_joints, parse_locks
from symdyn.description.mimics import follow
from symdyn.description.robot import Robot
from symdyn.description.urdf import read_urdf
from symdyn.description.yaml_file import read_yaml
from symdyn.faults import Fault, InputError, Place
from symdyn.reading import read_bytes

_URDF = (".urdf", ".xml")
_FORMATS = "a robot file ends in .yaml or .yml, plain URDF in .urdf or .xml"


def read_robot(
    path: str | Path, *, lock: Iterable[str] = (), literal_angles: bool = False, floating: bool = False
) -> Robot:
    """Read a robot file, YAML or URDF by its ending.

    Args:
        path: the file.
        lock: joints to hold, `name` or `name=value`.
        literal_angles: do not read URDF angles such as `1.5708` as multiples of pi/2.
        floating: let the root link move freely.

    Raises:
        InputError: with all faults found.
    """
    path = Path(path)
    locks = parse_locks(lock)
    file = str(path)
    suffix = path.suffix.lower()
    data = read_bytes(path, LARGEST_URDF if suffix in _URDF else LARGEST_YAML, "give the path of a robot file")
    if suffix in _URDF:
        robot = read_urdf(data, file, literal_angles=literal_angles, locks=locks, floating=floating)
    elif suffix in (".yaml", ".yml"):
        robot = read_yaml(_decode(data, file), file)
    elif suffix == ".xacro":
        cure = f"run 'xacro {path.name} > {path.stem}' first"
        raise InputError([Fault(Place(file), "", "is xacro, not plain URDF", cure)])
    else:
        raise InputError([Fault(Place(file), "", f"has the ending '{path.suffix}', which is not known", _FORMATS)])
    if floating:
        robot = with_floating_base(robot, Place("--floating"))
    return follow(lock_joints(robot, locks))


def _decode(data: bytes, file: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise InputError([Fault(Place(file, line), "", "is not UTF-8 text", "save it as UTF-8")]) from None
