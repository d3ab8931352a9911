"""Poses that sections look at a robot in, and its matrices there; worked out once for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from symdyn.core import Array
from symdyn.core.loops import close_loops
from symdyn.generation import Generation
from symdyn.inspect.figures_text import sampled_text
from symdyn.inspect.parts import Sampled
from symdyn.inspect.poses import FREE_SLIDE, FREE_TURN, Span, spans, spread
from symdyn.inspect.study import Recorded, recorded_in
from symdyn.judge.subject import Subject
from symdyn.model.tree import Joint, Motion
from symdyn.report.material import Material
from symdyn.wording import counted

MATRICES = (("mass_matrix_inverse", "M_inverse"), ("mass_matrix", "M"), ("udu", "U"), ("udu", "D"))
"""The results whose entries a page speaks of, each function with its output."""

_WORK = 60_000_000  # operations times poses: under a second
_MOST, _FEWEST = 4096, 128
_CLOSED = 192  # poses that loops are closed in, one by one
_UNITS = {"m": FREE_SLIDE, "rad": FREE_TURN}


@dataclass(frozen=True, eq=False)
class Sample:
    """Poses and what the generated functions give there.

    Attributes:
        q: positions, (nq, count).
        told: which poses these are, in a sentence or two.
        values: results by function and output, in their shapes, the poses behind: (n, n, count).
    """

    q: Array
    told: str
    values: Mapping[tuple[str, str], Array]

    @property
    def count(self) -> int:
        return int(self.q.shape[1])


@lru_cache(maxsize=1)
def sample_of(material: Material) -> Sample | None:
    """The matrices of a robot over its poses; None where the page has none of them."""
    generation = material.generation
    names = {function.name for function in material.functions}
    wanted = [(name, output) for name, output in MATRICES if name in names]
    if generation is None or not wanted:
        return None
    programs = {name: recorded_in(generation.library, name) for name, _ in wanted}
    lines = sum(len(recorded.program.assignments) for recorded in programs.values())
    q, told = _poses(material.subject, _affordable(lines))
    found = {name: _results(recorded, q) for name, recorded in programs.items()}
    return Sample(q, told, {(name, output): found[name][output] for name, output in wanted})


def robot_functions(generation: Generation) -> frozenset[str]:
    """The functions that were generated."""
    return frozenset(function.name for function in generation.library.functions)


def _affordable(lines: int) -> int:
    """How many poses a program of so many operations is run in: a power of two."""
    most = _WORK // max(1, lines)
    return max(_FEWEST, min(_MOST, 1 << max(0, most.bit_length() - 1)))


def _results(recorded: Recorded, q: Array) -> dict[str, Array]:
    """All results in their shapes, whatever does not depend on the pose for each of them too."""
    shapes = {output.name: output.shape for output in recorded.program.outputs}
    return {name: rows.reshape(*shapes[name], -1) for name, rows in recorded.at({"q": q}).items()}


def _poses(subject: Subject, count: int) -> tuple[Array, str]:
    """Poses within the limits, spread evenly; of a robot with loops closed ones near those."""
    leaders = subject.model.leaders
    sizes = [_dimensions(joint) for joint in leaders]
    starts = np.cumsum([0, *sizes])
    of_loops = bool(subject.robot.loops)
    count = min(count, _CLOSED) if of_loops else count
    parts = spread(int(starts[-1]) + 1, count)[:-1]
    ways = [parts[start : start + size] for start, size in zip(starts, sizes, strict=False)]
    q = np.vstack([_placed(joint, way) for joint, way in zip(leaders, ways, strict=True)])
    moved = {joint.name for joint in leaders if joint.motion.nq == 1}
    single = tuple(span for span in spans(subject.model) if span.joint in moved)
    told = sampled_text(Sampled(count, single, ())) if single else f"Over {count:,} poses."
    if len(single) < len(leaders):
        told += " What moves by several numbers, as a base that floats, stands and turns in any way."
    return _closed(subject, q, told) if of_loops else (q, told)


def _dimensions(joint: Joint) -> int:
    """How many parts of a way say where a joint is: three for what turns in any way."""
    return joint.motion.nv


def _placed(joint: Joint, parts: Array) -> Array:
    """Positions (nq, count) at parts (nv, count) of all ways that a joint has."""
    if joint.motion is Motion.BALL:
        return _turned(parts)
    if joint.motion is Motion.FLOATING:
        return np.vstack([FREE_SLIDE * (2.0 * parts[:3] - 1.0), _turned(parts[3:])])
    rows = []
    for unit, part in zip(joint.motion.position_units, parts, strict=True):
        low, high = joint.limits or (-_UNITS[unit], _UNITS[unit])
        rows.append(Span(joint.name, unit, float(low), float(high), joint.limits is not None).at(part))
    return np.array(rows)


def _turned(parts: Array) -> Array:
    """Quaternions x y z w spread over all turns (Shoemake): three parts each."""
    first, second = 2.0 * np.pi * parts[1], 2.0 * np.pi * parts[2]
    near, far = np.sqrt(1.0 - parts[0]), np.sqrt(parts[0])
    return np.array([near * np.sin(first), near * np.cos(first), far * np.sin(second), far * np.cos(second)])


def _closed(subject: Subject, q: Array, told: str) -> tuple[Array, str]:
    """Closed poses, one near each; open ones where none is found, which is said."""
    tree = subject.tree
    found = [closed for pose in q.T if (closed := close_loops(tree, pose)) is not None]
    if not found:
        return q, f"{told} No pose was found at which the loops are closed: these are open ones."
    loops = "the loop is" if len(subject.robot.loops) == 1 else "all loops are"
    told = f"{told} From each of them a pose near it was sought at which {loops} closed: {counted(len(found), 'pose')} found."
    return _wrapped(subject, np.array(found).T), told


def _wrapped(subject: Subject, q: Array) -> Array:
    """Angles without limits within one turn."""
    rows: Array = q.copy()
    place = 0
    for joint in subject.model.leaders:
        if joint.motion is Motion.REVOLUTE and joint.limits is None:
            rows[place] = (rows[place] + np.pi) % (2.0 * np.pi) - np.pi
        place += joint.motion.nq
    return rows
