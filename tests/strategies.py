"""Hypothesis strategies: random robots as text, and text that was damaged."""

from __future__ import annotations

from hypothesis import strategies as st

_AXES = ("[1, 0, 0]", "[0, 1, 0]", "[0, 0, 1]", "[0, 0, -1]", "[0.6, 0, 0.8]", "[1/3, 2/3, -2/3]", "[1, 2, -3]")
_ANGLES = ("0", "pi/2", "-pi", "pi/3", "0.4", "-1.3", "2.2", "sqrt(2)")
_WORDS = ("", "~", "[]", "{}", "nan", "-1", "0", "1e300", "1e-300", "pi", "base", "&a b", "*a", "!!int 3", "'", '"')


def _number(low: float, high: float) -> st.SearchStrategy[str]:
    """Decimal text with two digits after the point."""
    return st.integers(round(low * 100), round(high * 100)).map(lambda value: f"{value / 100}")


def _triple(entry: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.tuples(entry, entry, entry).map(lambda xyz: f"[{', '.join(xyz)}]")


@st.composite
def _link(draw: st.DrawFn) -> str:
    """A solid body: its moments are sums of two positive second moments, so they fulfil the triangle inequality."""
    mass = draw(st.integers(1, 50)) / 10
    a, b, c = (mass * draw(st.integers(1, 40)) / 1000 for _ in range(3))
    moments = f"xx: {b + c!r}, yy: {a + c!r}, zz: {a + b!r}"
    rpy = draw(_triple(st.sampled_from(_ANGLES)))
    return f"{{mass: {mass}, com: {draw(_triple(_number(-0.3, 0.3)))}, inertia: {{{moments}, rpy: {rpy}}}}}"


@st.composite
def _joint(draw: st.DrawFn, kind: str, parent: str, child: str) -> str:
    fields = {"type": kind, "parent": parent, "child": child}
    if kind != "fixed":
        fields["axis"] = draw(st.sampled_from(_AXES))
        for key in ("armature", "viscous", "coulomb"):
            if draw(st.booleans()):
                fields[key] = draw(_number(0, 0.5))
    xyz, rpy = draw(_triple(_number(-0.5, 0.5))), draw(_triple(st.sampled_from(_ANGLES)))
    fields["origin"] = f"{{xyz: {xyz}, rpy: {rpy}}}"
    return "{" + ", ".join(f"{key}: {value}" for key, value in fields.items()) + "}"


@st.composite
def robot_yaml(draw: st.DrawFn, largest: int = 6) -> str:
    """A robot file: a random tree of 1 to `largest` joints, the first one moving, whose mass matrix is regular."""
    moving = st.sampled_from(("revolute", "continuous", "prismatic"))
    kinds = [draw(moving), *draw(st.lists(moving | st.just("fixed"), max_size=largest - 1))]
    names = ["base", *(f"link{i}" for i in range(len(kinds)))]
    parents = [draw(st.sampled_from(names[: i + 1])) for i in range(len(kinds))]
    lines = ["name: random_tree", f"gravity: {draw(_triple(_number(-9.81, 9.81)))}", "links:"]
    lines += [f"  {name}: {draw(_link())}" for name in names[1:]]
    lines.append("joints:")
    for i, (kind, parent) in enumerate(zip(kinds, parents, strict=True)):
        lines.append(f"  joint{i}: {draw(_joint(kind, parent, names[i + 1]))}")
    lines.append(f"tools:\n  tip: {{link: {names[-1]}, origin: {{xyz: {draw(_triple(_number(-0.3, 0.3)))}}}}}")
    return "\n".join(lines) + "\n"


@st.composite
def parallel_yaml(draw: st.DrawFn, largest: int = 6, base: str = "fixed") -> str:
    """A robot file whose joints mostly have axes that are parallel or opposed to those they hang on, in a chain or a tree."""
    kinds = draw(st.lists(st.sampled_from(("revolute",) * 4 + ("prismatic",)), min_size=2, max_size=largest))
    names = ["base", *(f"link{i}" for i in range(len(kinds)))]
    axes = st.sampled_from(("[0, 0, 1]",) * 5 + ("[0, 0, -1]",) * 2 + ("[1, 0, 0]", "[0.6, 0, 0.8]"))
    turns = st.sampled_from(("[0, 0, 0]",) * 2 + ("[0, 0, pi/2]", "[0, 0, -0.7]", "[pi, 0, 0]", "[0, pi, 0.4]"))
    solid = "{mass: 2.5, com: [0.05, -0.1, 0.2], inertia: [0.05, 0.04, 0.03, 0.004, -0.002, 0.001]}"
    lines = ["name: random_tree", f"base: {base}", f"gravity: {draw(_triple(_number(-9.81, 9.81)))}", "links:"]
    lines += [f"  base: {solid}"] if base == "floating" else []
    lines += [f"  {name}: {draw(_link())}" for name in names[1:]]
    lines.append("joints:")
    for i, kind in enumerate(kinds):
        parent = names[max(0, i - draw(st.sampled_from((0, 0, 0, 1, 2))))]
        place = f"origin: {{xyz: {draw(_triple(_number(-0.5, 0.5)))}, rpy: {draw(turns)}}}"
        more = draw(st.sampled_from(("", "", ", armature: 0.3")))
        fields = f"type: {kind}, parent: {parent}, child: {names[i + 1]}, axis: {draw(axes)}, {place}{more}"
        lines.append(f"  joint{i}: {{{fields}}}")
    lines.append(f"tools:\n  tip: {{link: {names[-1]}, origin: {{xyz: {draw(_triple(_number(-0.3, 0.3)))}}}}}")
    return "\n".join(lines) + "\n"


@st.composite
def mimic_yaml(draw: st.DrawFn, largest: int = 6, robots: st.SearchStrategy[str] | None = None) -> str:
    """Such a robot file in which joints follow others: ancestors, descendants, joints of other branches, followers."""
    robots = robot_yaml(largest) if robots is None else robots
    lines = draw(robots.filter(lambda text: len(_moving(text)) > 1)).splitlines()
    order = draw(st.permutations(_moving("\n".join(lines))))
    for place, name in enumerate(order[1:], 1):
        if place == 1 or draw(
            st.booleans()
        ):  # what follows stands behind what it follows, so that there are no circles
            leader = draw(st.sampled_from(order[:place]))
            numbers = draw(
                st.sampled_from(("", ", multiplier: -1", ", multiplier: 0.5, offset: 0.2", ", multiplier: -1.7"))
            )
            (at,) = (i for i, line in enumerate(lines) if line.startswith(f"  {name}: "))
            lines[at] = f"{lines[at][:-1]}, mimic: {{joint: {leader}{numbers}}}}}"
    return "\n".join(lines) + "\n"


def _moving(text: str) -> list[str]:
    """The joints of a robot file that move."""
    lines = [line for line in text.splitlines() if line.startswith("  joint") and "type: fixed" not in line]
    return [line.split(":")[0].strip() for line in lines]


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """The text after one to four accidents."""
    for _ in range(draw(st.integers(1, 4))):
        accident = draw(st.sampled_from((_deleted, _doubled, _overwritten, _swapped_lines, _other_scalar)))
        text = draw(accident(text))
    return text


@st.composite
def _slice(draw: st.DrawFn, text: str) -> tuple[int, int]:
    start = draw(st.integers(0, len(text)))
    return start, min(len(text), start + draw(st.integers(0, 60)))


@st.composite
def _deleted(draw: st.DrawFn, text: str) -> str:
    start, end = draw(_slice(text))
    return text[:start] + text[end:]


@st.composite
def _doubled(draw: st.DrawFn, text: str) -> str:
    start, end = draw(_slice(text))
    return text[:end] + text[start:]


@st.composite
def _overwritten(draw: st.DrawFn, text: str) -> str:
    """A slice replaced by signs that mean something to YAML or XML, or by any at all."""
    start, end = draw(_slice(text))
    signs = st.text(st.sampled_from("{}[]:,-&*!|>'\"%@`#?<>/=\\$ \n\t0123456789eE.xyz"), max_size=12)
    return text[:start] + draw(signs | st.text(max_size=12)) + text[end:]


@st.composite
def _swapped_lines(draw: st.DrawFn, text: str) -> str:
    lines = text.splitlines(keepends=True) or [""]
    a, b = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[a], lines[b] = lines[b], lines[a]
    return "".join(lines)


@st.composite
def _other_scalar(draw: st.DrawFn, text: str) -> str:
    """One number or word replaced by another."""
    words = [i for i in range(len(text)) if text[i].isalnum() and not text[i - 1 : i].isalnum()]
    start = draw(st.sampled_from(words or [0]))
    end = start
    while end < len(text) and (text[end].isalnum() or text[end] in "._"):
        end += 1
    number = st.floats().map(repr) | st.integers().map(str)
    return text[:start] + draw(st.sampled_from(_WORDS) | number) + text[end:]


@st.composite
def symbolic_robot_yaml(draw: st.DrawFn, largest: int = 4) -> str:
    """A small robot file with parameters: turns and slides, mostly about parallel or crossing axes, in a chain or a tree.

    Masses, lengths and inertias are numbers or parameters, of which several places may share one; joints may have offsets.
    """
    count = draw(st.integers(1, largest))
    names = ["base", *(f"link{k}" for k in range(1, count + 1))]
    parameters: dict[str, str] = {}

    def number(letter: str, k: int, value: str) -> str:
        """A number, or a parameter with that default; with number 0 one that all links share."""
        kind = draw(st.sampled_from(("number", "own", "own", "shared", "sum")))
        if kind == "number":
            return value
        name = f"{letter}{k if kind != 'shared' else 0}"
        parameters.setdefault(name, value)
        return name if kind != "sum" else f"2 * {name} + 0.1"

    links, joints = [], []
    for k in range(1, count + 1):
        mass, far = number("m", k, draw(_number(0.1, 3))), number("r", k, draw(_number(0.05, 0.5)))
        com = draw(st.sampled_from((f"[{far}, 0, 0]", f"[0, 0, {far}]", f"[{far}, 0.1, -{far}]", "[0, 0, 0]")))
        solid = ", ".join([number("i", k, "0.1"), "0.12", number("i", k, "0.1"), "0", "0.01", "0"])
        links.append(f"  {names[k]}: {{mass: {mass}, com: {com}, inertia: [{solid}]}}")
        joints.append(
            draw(_symbolic_joint(k, draw(st.sampled_from(names[:k])), number("l", k, draw(_number(0.1, 0.6)))))
        )
    free_fall = draw(st.sampled_from(("[0, -9.81, 0]", "[0, 0, -9.81]", "[0, 0, 0]")))
    lines = ["name: small", f"gravity: {free_fall}"]
    lines += ["parameters:", *(f"  {name}: {value}" for name, value in parameters.items())] if parameters else []
    lines += ["links:", *links, "joints:", *joints]
    lines.append(f"tools:\n  tip: {{link: {names[-1]}, origin: {{xyz: [0.3, 0, 0]}}, directions: [x, y]}}")
    return "\n".join(lines) + "\n"


@st.composite
def _symbolic_joint(draw: st.DrawFn, k: int, parent: str, away: str) -> str:
    kind = draw(st.sampled_from(("revolute", "revolute", "prismatic")))
    axis = draw(st.sampled_from(("[0, 0, 1]", "[0, 0, 1]", "[0, 0, -1]", "[0, 1, 0]", "[-1, 0, 0]", "[0.6, 0, 0.8]")))
    place = draw(st.sampled_from((f"[{away}, 0, 0]", f"[0, {away}, 0]", f"[0, 0, {away}]", f"[{away}, 0, 0.2]")))
    rpy = draw(st.sampled_from(("[0, 0, 0]", "[0, 0, 0]", "[pi/2, 0, 0]", "[0, 0, pi]", "[0, 0, 0.3]", "[0, pi, 0]")))
    more = draw(st.sampled_from(("", "", ", armature: 0.05", ", viscous: 0.1, coulomb: 0.2")))
    origin = f"{{xyz: {place}, rpy: {rpy}}}"
    return f"  joint{k}: {{type: {kind}, parent: {parent}, child: link{k}, axis: {axis}, origin: {origin}{more}}}"
