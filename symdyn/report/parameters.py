"""The section 'parameters': run-time parameters to move, and what the robot's bodies weigh."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

import numpy as np

from symdyn.judge.subject import Subject
from symdyn.judge.values import values_of
from symdyn.model.free import about_com
from symdyn.model.tree import Body
from symdyn.report.material import Material
from symdyn.report.rounding import rounded

_DRAWS = 24
_MANY = 12  # sliders that may stand open


@dataclass(frozen=True)
class Parameter:
    """A run-time parameter: its default, and between which values its slider goes."""

    name: str
    default: float
    low: float
    high: float
    step: float


@dataclass(frozen=True)
class BodyData:
    """A body: the links that move as one, its mass in kg and part of all, its centre in m and principal moments in kg m²."""

    links: tuple[str, ...]
    joint: str
    mass: float
    part: float
    centre: tuple[float, ...]
    moments: tuple[float, ...]


@dataclass(frozen=True)
class Parameters:
    """What the section shows: the parameters, whether they are many, how to get more, the bodies and their total mass."""

    parameters: tuple[Parameter, ...]
    many: bool
    used: bool
    command: str
    bodies: tuple[BodyData, ...]
    mass: float

    @property
    def body(self) -> str:
        """The template of what stands in front."""
        return "parameters_free.html.j2" if self.parameters else "parameters_none.html.j2"

    @property
    def notes(self) -> tuple[str, ...]:
        """What to know of the sliders."""
        return () if self.used else ("No function of this page depends on them.",)


def parameters(material: Material) -> Parameters:
    """Sliders go as far as values that some robot has."""
    subject = material.subject
    bodies = subject.model.bodies
    mass = sum(float(body.inertia.mass) for body in bodies)
    prepared = material.interface is not None and material.interface.prepare is not None
    found = tuple(_sliders(subject))
    return Parameters(
        parameters=found,
        many=len(found) > _MANY,
        used=prepared,
        command=f"symdyn report {material.request.robot} --parameters mass,com,inertia",
        bodies=tuple(_body(body, mass) for body in bodies),
        mass=rounded(mass),
    )


def _sliders(subject: Subject) -> list[Parameter]:
    """From the least to the largest of some values that the judge draws for the robot, the default among them."""
    defaults = subject.defaults
    if not defaults:
        return []
    drawn = [values_of(subject).draw(Random(seed)) for seed in range(_DRAWS)]
    found = []
    for name, default in defaults.items():
        values = [default, *(draw[name] for draw in drawn)]
        low, high = _outwards(min(values), -1), _outwards(max(values), 1)
        if low == high:
            low, high = (low - 1.0, high + 1.0) if low == 0 else (min(0.5 * low, 1.5 * low), max(0.5 * low, 1.5 * low))
        found.append(Parameter(name, float(default), low, high, rounded((high - low) / 200, 2)))
    return found


def _outwards(value: float, way: int) -> float:
    """The next number of two digits that way."""
    if value == 0.0:
        return 0.0
    size = 10.0 ** (math.floor(math.log10(abs(value))) - 1)
    steps = math.floor(value / size) if way < 0 else math.ceil(value / size)
    return float(f"{steps * size:.2g}")


def _body(body: Body, whole: float) -> BodyData:
    mass, centre, tensor = about_com(body.inertia)
    moments = np.linalg.eigvalsh(np.array(tensor, dtype=float))
    return BodyData(
        links=body.links or (body.name,),
        joint=body.joint.name,
        mass=rounded(float(mass)),
        part=rounded(float(mass) / whole, 4) if whole > 0 else 0.0,
        centre=rounded(tuple(float(x) for x in centre), 4),
        moments=rounded(tuple(float(x) for x in moments), 4),
    )
