"""The kinematic tree as a drawing: links below each other, each with the joint that moves it; branches side by side.

Laid out here, so that the drawing is there without a script too.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.description.robot import Joint, Robot, Tool
from symdyn.description.topology import depth_first
from symdyn.report.material import Material
from symdyn.show.rows import Row, footnotes_of, rows_of

ROW, LANE, LEFT = 44, 18, 14  # pixels: height of a row, width between branches, left of the first
_WIDEST = 12  # lanes; more branches than that share the last


@dataclass(frozen=True)
class RowData:
    """A link, or a tool, as a row.

    Attributes:
        name: of the link or tool.
        kind: of the joint above it: `revolute` and so on; `fixed`, `held`, `root`, `tool`.
        joint: that joint's name; empty for the root and for tools.
        motion: its place in q, how it is held, or where the tool sits.
        mass, limits: as text; empty where there are none.
        x, y: of its mark in the drawing.
        line: the line from the mark of what it hangs on, as the path of an SVG; empty for the root.
    """

    name: str
    kind: str
    joint: str
    motion: str
    mass: str
    limits: str
    x: int
    y: int
    line: str


@dataclass(frozen=True)
class Tree:
    """What the section shows.

    Attributes:
        rows: the root, then what hangs on it, depth first.
        loops: lines between what loops hold together, as paths.
        width, height: of the drawing.
        notes: what is no link and no tool: loops, gravity.
    """

    rows: tuple[RowData, ...]
    loops: tuple[str, ...]
    width: int
    height: int
    row: int
    notes: tuple[str, ...]


@dataclass(frozen=True)
class _Hung:
    """A row, and how it hangs on the row of a link; the root hangs on none."""

    row: Row
    by: Joint | Tool | None
    on: int


def tree(material: Material) -> Tree:
    """The tree of a robot."""
    robot = material.subject.robot
    rows = _hung(robot)
    places = [(_x(lane), ROW * i + ROW // 2) for i, lane in enumerate(_lanes(rows))]
    return Tree(
        rows=tuple(_row(it, place, places[it.on]) for it, place in zip(rows, places, strict=True)),
        loops=tuple(_loop(places[a], places[b]) for a, b in _held(robot, rows)),
        width=max(x for x, _ in places) + LEFT + (LANE if robot.loops else 0),
        height=ROW * len(rows),
        row=ROW,
        notes=tuple(footnotes_of(robot)),
    )


def _hung(robot: Robot) -> list[_Hung]:
    """All rows, in their order. A tool may have the name of a link."""
    joints = {joint.name: joint for joint in robot.joints}
    tools = iter(_tools_in_order(robot))
    found: list[_Hung] = []
    places: dict[str, int] = {}
    for place, row in enumerate(rows_of(robot)):
        by = None if place == 0 else joints[row.joint] if row.joint else next(tools)
        on = 0 if by is None else places[by.link if isinstance(by, Tool) else by.parent]
        if not isinstance(by, Tool):
            places[row.name] = place
        found.append(_Hung(row, by, on))
    return found


def _tools_in_order(robot: Robot) -> list[Tool]:
    """Tools below their links, links depth first: as rows have them."""
    links = [robot.root, *(joint.child for joint in depth_first(robot.joints, robot.root))]
    return [tool for link in links for tool in robot.tools if tool.link == link]


def _lanes(rows: list[_Hung]) -> list[int]:
    """The lane of every row: that of what it hangs on for the last of its siblings, the next one for the others."""
    last = {it.on: place for place, it in enumerate(rows)}
    lanes = [0]
    for place, it in enumerate(rows[1:], start=1):
        lanes.append(lanes[it.on] + (last[it.on] != place))
    return [min(lane, _WIDEST) for lane in lanes]


def _x(lane: int) -> int:
    return LEFT + LANE * lane


def _row(it: _Hung, place: tuple[int, int], above: tuple[int, int]) -> RowData:
    return RowData(
        name=it.row.name,
        kind=_kind(it.by),
        joint=it.row.joint,
        motion=it.row.motion,
        mass=it.row.mass,
        limits=it.row.limits,
        x=place[0],
        y=place[1],
        line="" if it.by is None else _line(above, place),
    )


def _kind(by: Joint | Tool | None) -> str:
    if by is None:
        return "root"
    if isinstance(by, Tool):
        return "tool"
    if by.mimic is not None:
        return "follows"
    return by.kind.value if by.moves else "held"


def _line(start: tuple[int, int], end: tuple[int, int]) -> str:
    """Down the lane of what it hangs on, then across."""
    (x, y), (u, v) = start, end
    if x == u:
        return f"M{x},{y}V{v}"
    return f"M{x},{y}V{v - 10}Q{x},{v} {min(x + 10, u)},{v}H{u}"


def _loop(start: tuple[int, int], end: tuple[int, int]) -> str:
    (x, y), (u, v) = start, end
    far = max(x, u) + LANE + 8
    return f"M{x},{y}C{far},{y} {far},{v} {u},{v}"


def _held(robot: Robot, rows: list[_Hung]) -> list[tuple[int, int]]:
    """The rows that loops connect; the world is the root."""
    tools = {it.row.name: place for place, it in enumerate(rows) if isinstance(it.by, Tool)}
    return [(tools.get(loop.a, 0), tools.get(loop.b, 0)) for loop in robot.loops]
