"""URDF, xacro and MJCF as a robot file."""

from __future__ import annotations

import os
from pathlib import Path

from symdyn.description.robot import Robot
from symdyn.description.write_yaml import yaml_text
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all

_ROBOT_FILES = (".yaml", ".yml")


def as_yaml(robot: Robot, source: Path) -> str:
    """The text of a robot file for a robot that was read from URDF, xacro or MJCF.

    Raises:
        InputError: for a robot that was read from a robot file.
    """
    if source.suffix.lower() in _ROBOT_FILES:
        cure = "convert takes URDF, xacro and MJCF; a robot file needs no converting"
        raise InputError([Fault(Place(str(source)), "", "is a robot file already", cure)])
    return yaml_text(robot, source.name)


def convert(robot: Robot, source: Path, target: Path, *, force: bool = False) -> Path:
    """Write a robot that was read from URDF, xacro or MJCF as a robot file; its path.

    Raises:
        InputError: for another ending than .yaml, and for a file that is there or cannot be written.
    """
    if target.suffix.lower() not in _ROBOT_FILES:
        cure = "give the file to write, ending in .yaml"
        raise InputError([Fault(Place(str(target)), "", "is no name of a robot file", cure)])
    text = as_yaml(robot, source)
    if os.path.lexists(target) and not force:
        raise InputError([Fault(Place(str(target)), "", "exists already", "add --force to replace it")])
    write_all({target: text}, force=True)  # asked for above
    return target
