"""The robot file: YAML into a `Robot`. The format is described in docs/robot-file.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symdyn.description.dh import read_table
from symdyn.description.expressions import RESERVED, Expression
from symdyn.description.floating import floating
from symdyn.description.robot import (
    BASE,
    DIRECTIONS,
    ORIGIN,
    STANDARD_GRAVITY,
    WORLD,
    Inertia,
    Joint,
    JointKind,
    Link,
    Loop,
    Parameter,
    Pose,
    Robot,
    Tool,
    Triple,
    has_direction,
)
from symdyn.description.robot_parts import joint_extras, read_pose
from symdyn.description.slips import SIX, matrix_fault, without_commas
from symdyn.description.spelling import suggestion
from symdyn.description.topology import check_topology, find_root
from symdyn.description.yaml_nodes import Mapping, Reader, YamlValue, compose
from symdyn.faults import FaultList

_NamedLink = tuple[str, str, int]
"""The place that names a link, the name, the line."""
_COMPONENTS = ("xx", "yy", "zz", "xy", "xz", "yz")


def read_yaml(text: str, file: str) -> Robot:
    """Read a robot file.

    Args:
        text: the file's content.
        file: its name, for messages.

    Raises:
        InputError: with all faults of the file.
    """
    faults = FaultList(file)
    root_node = compose(text, file, faults)
    reader = Reader(faults, {})
    top = YamlValue(root_node, "", reader).mapping()
    faults.raise_errors()

    name_value = top.need("name", "name the robot: it becomes the name of the generated files")
    name = name_value.text() if name_value else ""
    parameters = top.read("parameters", _parameters, ())
    gravity = top.read("gravity", YamlValue.triple, STANDARD_GRAVITY)
    links = top.read("links", _links, ())
    joints = _joints(top)
    tools = top.read("tools", _tools, ())
    base = top.take("base")
    floats = base is not None and base.choice(("fixed", "floating")) == "floating"
    loops = top.read("loops", lambda value: tuple(_loop(item.mapping(), tools) for item in value.items()), ())
    top.close()

    root = find_root(links, joints, BASE)
    named = _named_links(joints, tools, rows=top.take("dh") is not None)
    if _links_exist(faults, links, named, root) and (joints or not faults.has_errors):
        check_topology(faults, links, joints, root)  # where no joint could be read, every link would hang in the air
    faults.raise_errors()
    robot = Robot(
        name=name,
        at=top.value.place,
        root=root,
        links=links,
        joints=joints,
        tools=tools,
        loops=loops,
        parameters=parameters,
        gravity=gravity,
        remarks=faults.sorted(),
    )
    return floating(robot, base.place) if base and floats else robot


def _parameters(value: YamlValue) -> tuple[Parameter, ...]:
    """Declare the parameters: later numbers of the file may use them, other parameters may not."""
    found = []
    entries = value.mapping("NAME: DEFAULT, a parameter each").named()
    value.reader.defaults.update((name, 0.0) for name, _ in entries)
    for name, entry in entries:
        if name in RESERVED:
            entry.error(f"'{name}' already means something in expressions", "choose another name")
        elif not (name.isidentifier() and name.isascii()):
            entry.error("must be a plain identifier", "use letters, digits and underscores")
        default = entry.number(parameters=False)
        found.append(Parameter(name, entry.place, default))
    for parameter in found:
        value.reader.defaults[parameter.name] = parameter.default.value()
    return tuple(found)


def _links(value: YamlValue) -> tuple[Link, ...]:
    return tuple(_link(name, entry) for name, entry in value.mapping("NAME: {mass: …}, a link each").named())


def _link(name: str, entry: YamlValue) -> Link:
    fields = entry.mapping()
    link = Link(
        name=name,
        at=entry.place,
        mass=fields.number("mass"),
        com=fields.triple("com"),
        inertia=fields.read("inertia", _inertia, Inertia()),
    )
    fields.close()
    return link


def _inertia(value: YamlValue) -> Inertia:
    """Either six numbers `xx yy zz xy xz yz` about the centre of mass, or a mapping that says more."""
    if value.is_list:
        return Inertia(_six(value))
    if not value.is_mapping:
        value.error("must be a list of 6 numbers or a mapping", f"write {SIX}, or {{xx: …, yy: …, zz: …}}")
        return Inertia()
    fields = value.mapping()
    about = fields.read("about", lambda entry: entry.choice(("com", "origin")), "com")
    rpy = fields.triple("rpy", parameters=False)
    six = tuple(fields.number(component) for component in _COMPONENTS)
    fields.close()
    return Inertia(six, about_origin=about == "origin", rpy=rpy)


def _six(value: YamlValue) -> tuple[Expression, ...]:
    """The six numbers; a matrix is answered with those that it holds."""
    rows = value.items()
    nested = [entry for row in rows for entry in (row.items() if row.is_list else [row])]
    plain = not any(entry.is_list or entry.is_mapping for entry in nested)
    if len(nested) != 9 or not plain or without_commas(value.source, 6):
        diagonal = f"[{', '.join(row.source for row in rows)}, 0, 0, 0]"
        return value.numbers(6, f"{SIX}; a diagonal tensor is {diagonal}" if len(nested) == len(rows) == 3 else SIX)
    value.error(*matrix_fault([entry.source for entry in nested]))
    return Inertia().six


def _joints(top: Mapping) -> tuple[Joint, ...]:
    joints, table = top.take("joints"), top.take("dh")
    if joints and table:
        table.error("'joints' and 'dh' exclude each other", "keep the one that describes the robot")
    if table:
        return read_table(table)
    if joints:
        return tuple(_joint(name, entry) for name, entry in joints.mapping("NAME: {type: …}, a joint each").named())
    top.error("must have 'joints' or 'dh'")
    return ()


def _joint(name: str, entry: YamlValue) -> Joint:
    fields = entry.mapping()
    kinds = [kind.value for kind in JointKind]
    kind_value = fields.need("type", f"one of {', '.join(kinds)}")
    kind = JointKind((kind_value and kind_value.choice(kinds)) or "fixed")
    parent, child = fields.need("parent"), fields.need("child")
    axis = fields.read("axis", _axis, None)
    if axis is None and kind.has_axis and kind_value:
        meant = (
            "the normal of its plane" if kind is JointKind.PLANAR else "the direction it turns about or slides along"
        )
        entry.error("must have 'axis'", f"{meant}, such as [0, 0, 1]")
    elif axis and not kind.has_axis and kind is not JointKind.FIXED:
        entry.error(f"has an 'axis', but a {kind.value} joint has none", "leave it out")
    joint = Joint(
        name=name,
        at=entry.place,
        kind=kind,
        parent=parent.text() if parent else "",
        child=child.text() if child else "",
        axis=axis or ORIGIN,
        origin=fields.read("origin", read_pose, Pose()),
        **joint_extras(fields, kind),
    )
    fields.close()
    return joint


def _axis(value: YamlValue) -> Triple:
    faults_before = len(value.reader.faults)
    axis = value.triple(parameters=False)
    if len(value.reader.faults) == faults_before and not has_direction(axis):
        value.error("must not be the zero vector", "give the direction it turns about or slides along")
    return axis


def _tools(value: YamlValue) -> tuple[Tool, ...]:
    return tuple(_tool(name, entry) for name, entry in value.mapping("NAME: {link: …}, a tool each").named())


def _tool(name: str, entry: YamlValue) -> Tool:
    fields = entry.mapping()
    link = fields.need("link")
    tool = Tool(
        name=name,
        at=entry.place,
        link=link.text() if link else "",
        origin=fields.read("origin", read_pose, Pose()),
        directions=fields.read("directions", _directions, ()),
    )
    fields.close()
    return tool


def _directions(value: YamlValue) -> tuple[str, ...]:
    found: list[str] = []
    for item in value.items():
        direction = item.choice(DIRECTIONS)
        if direction and direction in found:
            item.error(f"'{direction}' is given twice")
        found.append(direction)
    if value.is_list and not found:
        value.error("must name at least one direction", f"of {', '.join(DIRECTIONS)}")
    return tuple(direction for direction in DIRECTIONS if direction in found)


def _loop(fields: Mapping, tools: tuple[Tool, ...]) -> Loop:
    names = [tool.name for tool in tools]
    a, b = (_loop_end(fields, end, names) for end in ("a", "b"))
    if a and a == b:
        fields.error("must join two different tools", "the world is held already" if a == WORLD else "")
    frame = fields.take("at")
    if frame and a in names and b in names and WORLD not in (a, b):
        cure = f"place the tools by their origins, or hold one of them to '{WORLD}'"
        frame.error(f"says where a tool is held to the world, but '{a}' and '{b}' are tools", cure)
    directions = fields.need("constrain", f"some of {', '.join(DIRECTIONS)}, axes of frame a")
    constrain = _directions(directions) if directions else ()
    if directions and sum(direction.startswith("r") for direction in constrain) == 1:
        directions.error("must hold no, two or three rotations, got one", "one held rotation is no joint of a loop")
    fields.close()
    return Loop(fields.value.place, a, b, constrain, read_pose(frame) if frame else Pose())


def _loop_end(fields: Mapping, end: str, tools: Sequence[str]) -> str:
    """A side of a loop: the name of a tool, or the word for the world."""
    value = fields.need(end, f"the name of a tool, or {WORLD}")
    name = value.text() if value else ""
    if value and name == WORLD and name in tools:
        value.error(f"'{WORLD}' is the world, and a tool of this file is called so too", "rename the tool")
    elif value and name and name not in (WORLD, *tools):
        value.error(f"'{name}' is no tool of this file", suggestion(name, [*tools, WORLD]) or "add it to 'tools'")
    return name


def _named_links(joints: tuple[Joint, ...], tools: tuple[Tool, ...], *, rows: bool) -> list[_NamedLink]:
    """The links that joints, or the rows of a DH table, and tools name."""
    named = []
    for i, joint in enumerate(joints):
        path = f"dh.rows[{i}]" if rows else f"joints.{joint.name}"
        named.append((f"{path}.{'link' if rows else 'child'}", joint.child, joint.at.line))
        if not rows or (i and joint.parent != joints[i - 1].child):  # else the row before names it
            named.append((f"{path}.parent", joint.parent, joint.at.line))
    return named + [(f"tools.{tool.name}.link", tool.link, tool.at.line) for tool in tools]


def _links_exist(faults: FaultList, links: tuple[Link, ...], named: Iterable[_NamedLink], root: str) -> bool:
    """Every link that is named must exist."""
    known = [*(link.name for link in links), root]
    missing = [entry for entry in named if entry[1] not in known]
    for subject, link, line in missing:
        if link:
            faults.error(line, subject, f"'{link}' is no link of this file", suggestion(link, known))
    return not missing
