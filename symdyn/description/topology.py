"""The shape of a robot: one tree that hangs on one root."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from symdyn.description.robot import Joint, Link
from symdyn.faults import FaultList


def find_root(links: Sequence[Link], joints: Sequence[Joint], preferred: str) -> str:
    """The link that hangs on nothing: the preferred name if a joint hangs on it, else the first that is no child."""
    children = {joint.child for joint in joints}
    parents = [joint.parent for joint in joints if joint.parent not in children]
    free = parents + [link.name for link in links if link.name not in children]
    return preferred if preferred in parents or not free else free[0]


def depth_first(joints: Iterable[Joint], root: str) -> list[Joint]:
    """Joints that can be reached from the root, parents before children, siblings in the order given."""
    below: dict[str, list[Joint]] = defaultdict(list)
    for joint in joints:
        below[joint.parent].append(joint)
    order: list[Joint] = []
    waiting = list(reversed(below[root]))
    seen = {root}
    while waiting:
        joint = waiting.pop()
        if joint.child in seen:
            continue
        seen.add(joint.child)
        order.append(joint)
        waiting.extend(reversed(below[joint.child]))
    return order


def check_topology(faults: FaultList, links: Sequence[Link], joints: Sequence[Joint], root: str) -> None:
    """Every link must be moved by exactly one joint, but for the root, and hang on the root in the end."""
    parent_joint: dict[str, Joint] = {}
    for joint in joints:
        subject = f"joint '{joint.name}'"
        if joint.parent == joint.child:
            faults.error(joint.at.line, subject, f"joins link '{joint.child}' to itself")
        elif joint.child in parent_joint:
            other = parent_joint[joint.child]
            rule = f"link '{joint.child}' is already the child of joint '{other.name}' (line {other.at.line})"
            faults.error(joint.at.line, subject, rule, "a link has one parent: cut the loop and close it under 'loops'")
        parent_joint.setdefault(joint.child, joint)
    if links and not root:
        rule = "joints run in a circle: every link is the child of some joint"
        faults.error(links[0].at.line, f"link '{links[0].name}'", rule, "one link must hang on nothing: cut the circle")
        return
    reached = {root, *(joint.child for joint in depth_first(joints, root))}
    for link in links:
        if link.name not in reached:
            rule = f"cannot be reached from the root link '{root}'"
            faults.error(link.at.line, f"link '{link.name}'", rule, "join it to the tree or delete it")


def places_in_q(joints: Sequence[Joint], root: str) -> dict[str, int]:
    """The first place in q of every joint that moves by itself, by its name."""
    found, place = {}, 0
    for joint in depth_first(joints, root):
        if joint.leads:
            found[joint.name] = place
            place += joint.kind.numbers
    return found
