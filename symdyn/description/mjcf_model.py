"""MJCF as MuJoCo compiles it, with the names and places that its compiled model does not have."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from symdyn.description.expressions import Expression
from symdyn.description.limits import too_many
from symdyn.description.locks import held_at
from symdyn.description.mjcf_numbers import Angles, Array
from symdyn.description.robot import FLOATING_BASE, WORLD
from symdyn.description.xml_nodes import Element
from symdyn.faults import Fault, FaultList, InputError, Place

_LINE = re.compile(r",?\s*line (\d+)(?:, column \d+)?")
_NO_NAME = "MuJoCo Model"  # what MuJoCo calls a model without a name
WORLD_BODY = 0


class Names:
    """Names that are given once each."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)

    def new(self, wanted: str) -> str:
        """The name, or the first free one with a number behind it."""
        name, count = wanted, 1
        while name in self._taken:
            count += 1
            name = f"{wanted}_{count}"
        self._taken.add(name)
        return name


@dataclass
class Mjcf:
    """A compiled model, and what the parts of its reading share.

    Attributes:
        lib: the package `mujoco`.
        model: its `MjModel`.
        offset: where each body's link frame sits in the body's own frame, whose axes it has; (nbody,3).
        fixed: joints that an equality holds, with their positions.
        left_out: what of the file is not in the robot, to be told.
    """

    lib: ModuleType
    model: Any
    faults: FaultList
    lines: Mapping[tuple[str, str], int]
    angles: Angles
    locks: Mapping[str, Expression]
    offset: Array
    fixed: dict[int, float] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def name(self, kind: str, index: int) -> str:
        """The name in the file; empty where there is none."""
        return str(self.lib.mj_id2name(self.model, getattr(self.lib.mjtObj, f"mjOBJ_{kind}"), index) or "")

    def place(self, tag: str, name: str) -> Place:
        """Where the file has it; of what is included, attached or nameless only the file."""
        return Place(self.faults.file, self.lines.get((tag, name), 0) if name else 0)

    @cached_property
    def bodies(self) -> list[str]:
        """The names of the links, by the numbers of bodies."""
        given = [self.name("BODY", i) for i in range(self.model.nbody)]
        names = Names([*given, WORLD])
        return [WORLD, *(name or names.new(f"body_{i}") for i, name in enumerate(given) if i != WORLD_BODY)]

    @cached_property
    def joints(self) -> list[str]:
        """The names of the joints; a nameless one is called after its body."""
        given = [self.name("JOINT", i) for i in range(self.model.njnt)]
        names = Names(given)
        if self._floats and not given[0]:
            given[0] = names.new(FLOATING_BASE)
        owners = [self.bodies[body] for body in self.model.jnt_bodyid]
        ours = enumerate(zip(given, owners, strict=True))
        return [name or names.new(f"{owner}_{self.kind(i)}") for i, (name, owner) in ours]

    @property
    def _floats(self) -> bool:
        """Whether one body hangs on the world, by a free joint: what `base: floating` means."""
        on_world = [body for body in range(1, self.model.nbody) if self.model.body_parentid[body] == WORLD_BODY]
        return len(on_world) == 1 and [self.kind(joint) for joint in self.joints_of(on_world[0])] == ["free"]

    def kind(self, joint: int) -> str:
        """`free`, `ball`, `slide` or `hinge`."""
        return str(self.lib.mjtJoint(int(self.model.jnt_type[joint])).name).removeprefix("mjJNT_").lower()

    def joints_of(self, body: int) -> range:
        first = int(self.model.body_jntadr[body])
        return range(first, first + int(self.model.body_jntnum[body]))

    def reference(self, joint: int) -> float:
        """`ref`: the position of a hinge or slide at which the file draws the robot."""
        return float(self.model.qpos0[self.model.jnt_qposadr[joint]])

    def held(self, joint: int) -> float | None:
        """The position at which a joint is held, by an option or by an equality."""
        position = held_at(self.joints[joint], self.locks)
        return self.fixed.get(joint) if position is None else position.value()

    def rigid_home(self, body: int) -> int:
        """The body that it is rigidly joined to, the innermost of them; the world for what stands still."""
        while body != WORLD_BODY and all(self.held(joint) is not None for joint in self.joints_of(body)):
            body = int(self.model.body_parentid[body])
        return body

    def moves(self, body: int) -> bool:
        return self.rigid_home(body) != WORLD_BODY


def mujoco_package(file: str) -> ModuleType:
    """The package, which is an extra.

    Raises:
        InputError: where it is not installed.
    """
    try:
        return importlib.import_module("mujoco")
    except ImportError:
        rule, cure = (
            "is MJCF, which MuJoCo compiles, and MuJoCo is not here",
            "pip install 'symdyn[mjcf]', or mujoco alone",
        )
        raise InputError([Fault(Place(file), "", rule, cure)]) from None


def compiled(path: Path, top: Element, *, literal_angles: bool, locks: Mapping[str, Expression]) -> Mjcf:
    """The model as MuJoCo compiles it.

    Raises:
        InputError: where it does not, with its words, and where it is too large.
    """
    file = str(path)
    lib, faults = mujoco_package(file), FaultList(file)
    try:
        model = lib.MjModel.from_xml_path(file)
    except (ValueError, RuntimeError) as problem:
        raise InputError([_refused(str(problem), file, top)]) from None
    counts = {"bodies": model.nbody, "joints": model.njnt, "sites": model.nsite, "equalities": model.neq}
    for what, count in counts.items():
        if rule := too_many(count, what):
            faults.error(top.line, "model", rule)
    faults.raise_errors()
    offset = np.zeros((model.nbody, 3))
    return Mjcf(lib, model, faults, _lines(top), Angles(literal=literal_angles), locks, offset)


def _refused(words: str, file: str, top: Element) -> Fault:
    """MuJoCo's message on one line, its line numbers as ours; with includes they may be those of another file."""
    found = _LINE.search(words)
    alone = not any(element.tag == "include" for element in top.descendants())
    line = int(found.group(1)) if found and alone else 0
    said = "; ".join(part.strip() for part in (_LINE.sub("", words) if line else words).splitlines() if part.strip())
    said = re.sub(r"^(XML )?Error: ", "", said).replace("; Element name '', id", "; nameless element, id")
    cure = "keep that file where this one looks for it" if "opening file" in words else "mend the file there"
    return Fault(Place(file, line), "", f"is refused by MuJoCo: {said}", cure)


def _lines(top: Element) -> dict[tuple[str, str], int]:
    """Where named elements stand; a name that stands twice, in a default class perhaps, is at its last place."""
    return {(it.tag, it.attributes["name"]): it.line for it in top.descendants() if "name" in it.attributes}


def model_name(mjcf: Mjcf, path: Path) -> str:
    """What the model is called, else its file."""
    name = bytes(mjcf.model.names).split(b"\0", 1)[0].decode("utf-8", "replace")
    return path.stem if name in ("", _NO_NAME) else name


def files_of(mjcf: Mjcf, path: Path) -> tuple[Path, ...]:
    """The other files that MuJoCo has read, includes and meshes, in the order of their paths from the first."""
    folder = path.resolve().parent
    found = {Path(name).resolve() for name in mjcf.lib.mju_getXMLDependencies(str(path))} - {path.resolve()}
    there = [file for file in found if file.is_file()]  # what it names but has not found it has not needed either
    return tuple(sorted(there, key=lambda file: _relative(file, folder)))


def _relative(file: Path, folder: Path) -> str:
    return file.relative_to(folder).as_posix() if file.is_relative_to(folder) else file.as_posix()


def tell_left_out(mjcf: Mjcf) -> None:
    """One note on all that MuJoCo has and a robot here has not."""
    m, lib = mjcf.model, mjcf.lib
    found = [*mjcf.left_out, *_left_out(mjcf)]
    if _contacts(m, lib):
        found.append("contacts")
    if found:
        rule = f"is read without {', '.join(dict.fromkeys(found))}"
        mjcf.faults.note(0, "model", rule, "what such do is yours to add")


def _left_out(mjcf: Mjcf) -> Iterator[str]:
    m = mjcf.model
    hinges = [j for j in range(m.njnt) if _any(m.jnt_stiffness, j) or _any(getattr(m, "jnt_stiffnesspoly", None), j)]
    counts = Counter(
        {
            "spring": len(hinges),
            "non-linear damper": sum(_any(getattr(m, "dof_dampingpoly", None), v) for v in range(m.nv)),
            "tendon": m.ntendon,
            "actuator": m.nu,
            "flexible part": m.nflex,
            "limit of a ball joint": sum(bool(m.jnt_limited[j]) and mjcf.kind(j) == "ball" for j in range(m.njnt)),
            "body with gravity compensation": int(np.count_nonzero(m.body_gravcomp)),
            "motion of a mocap body": m.nmocap,
            "plugin": m.nplugin,
        }
    )
    plurals = {
        "limit of a ball joint": "limits of ball joints",
        "body with gravity compensation": "bodies with gravity compensation",
        "motion of a mocap body": "motions of mocap bodies",
    }
    for noun, count in counts.items():
        if count:
            yield f"{count} {noun if count == 1 else plurals.get(noun, f'{noun}s')}"
    if m.opt.density or m.opt.viscosity or np.any(m.opt.wind):
        yield "the fluid around it"


def _any(values: Any, index: int) -> bool:
    """Whether a row has anything in it; older versions of MuJoCo have some of the tables not."""
    return values is not None and bool(np.any(values[index]))


def _contacts(model: Any, lib: ModuleType) -> bool:
    disabled = int(model.opt.disableflags) & int(lib.mjtDisableBit.mjDSBL_CONTACT)
    return bool(model.npair) or (not disabled and bool(np.any(model.geom_contype | model.geom_conaffinity)))
