"""What a picture of a robot says, row by row: its links as they hang on each other, with their joints, and its tools."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from symdyn.description.expressions import Expression
from symdyn.description.notes import moving_told
from symdyn.description.robot import Joint, Robot, Tool
from symdyn.description.topology import depth_first, places_in_q
from symdyn.wording import counted

_LONGEST_SYMBOL = 16  # characters of an expression that are shown beside its value


@dataclass(frozen=True)
class Row:
    """A link with the joint that moves it, or a tool.

    Attributes:
        branch: the lines of the tree before the name.
        name: of the link or tool.
        mass: of the link; empty where it has none.
        joint: its name; empty for the root and for tools.
        motion: its place in q and its kind, or how it is held; where a tool sits on its link.
        limits: smallest and largest position, with the unit; empty where the file has none.
    """

    branch: str
    name: str
    mass: str = ""
    joint: str = ""
    motion: str = ""
    limits: str = ""


COLUMNS = ("link", "mass", "joint", "motion", "limits")


def rows_of(robot: Robot) -> list[Row]:
    """The root, then what hangs on it, depth first; tools below their links."""
    return list(_Rows(robot).below(robot.root))


def title_of(robot: Robot) -> str:
    """The robot in a line: its name and how much of everything it has."""
    counts = [moving_told(robot), counted(len(robot.links), "link"), counted(len(robot.tools), "tool")]
    counts += [counted(len(robot.loops), "loop")] if robot.loops else []
    counts += [counted(len(robot.parameters), "parameter")] if robot.parameters else []
    return f"{robot.name}: {', '.join(counts)}"


def footnotes_of(robot: Robot) -> list[str]:
    """What is no link and no tool: loops, and what free fall is."""
    notes = [f"loop: {loop.a} held to {loop.b} along {', '.join(loop.constrain)}" for loop in robot.loops]
    figures = ", ".join(_figure(entry, robot.defaults) for entry in robot.gravity)
    return [*notes, f"gravity: [{figures}] m/s²"]


class _Rows:
    """Walks over a robot. Not by recursion: a chain may have a thousand links."""

    def __init__(self, robot: Robot) -> None:
        self.robot, self.values = robot, robot.defaults
        order = depth_first(robot.joints, robot.root)
        self.places = places_in_q(robot.joints, robot.root)
        self.masses = {link.name: link.mass for link in robot.links}
        self.parts: dict[str, list[Tool | Joint]] = {}
        for tool in robot.tools:
            self.parts.setdefault(tool.link, []).append(tool)
        for joint in order:
            self.parts.setdefault(joint.parent, []).append(joint)

    def below(self, root: str) -> Iterator[Row]:
        yield Row("", root, self._mass(root), motion="root")
        waiting = self._hanging(root, "")
        while waiting:
            part, before, last = waiting.pop()
            branch = before + ("└ " if last else "├ ")
            if isinstance(part, Tool):
                figures = ", ".join(_figure(entry, self.values) for entry in part.origin.xyz)
                yield Row(branch, part.name, motion=f"tool at [{figures}] m")
                continue
            limits = _limits(part) if part.moves else ""
            yield Row(branch, part.child, self._mass(part.child), part.name, self._motion(part), limits)
            waiting += self._hanging(part.child, before + ("  " if last else "│ "))

    def _hanging(self, link: str, before: str) -> list[tuple[Tool | Joint, str, bool]]:
        """What hangs on a link, the last first; with the lines before it, and whether it is the last."""
        parts = self.parts.get(link, [])
        return [(part, before, part is parts[-1]) for part in reversed(parts)]

    def _mass(self, link: str) -> str:
        mass = self.masses.get(link)
        if mass is None or mass.is_zero:
            return ""
        symbol = f"{mass.text} = " if mass.names and len(mass.text) <= _LONGEST_SYMBOL else ""
        return f"{symbol}{_figure(mass, self.values)} kg"

    def _motion(self, joint: Joint) -> str:
        if joint.mimic is not None:
            k, c = (_figure(number, self.values) for number in (joint.mimic.multiplier, joint.mimic.offset))
            shift = "" if c == "0" else f" - {c[1:]}" if c.startswith("-") else f" + {c}"
            return f"{k} q[{self.places[joint.mimic.joint]}]{shift} {joint.kind.value}"
        if joint.moves:
            first, last = self.places[joint.name], self.places[joint.name] + joint.kind.numbers - 1
            return f"q[{first}{f'..{last}' if last > first else ''}] {joint.kind.value}"
        if joint.locked is None:
            return joint.kind.value
        return f"held at {_figure(joint.locked, self.values)} {joint.kind.unit}"


def _limits(joint: Joint) -> str:
    if joint.limits is None:
        return ""
    low, high = (f"{limit.value():.4g}" for limit in joint.limits)
    return f"{low} to {high} {joint.kind.unit}"


def _figure(number: Expression, values: Mapping[str, float]) -> str:
    return f"{number.value(values) + 0.0:.4g}"  # no -0
