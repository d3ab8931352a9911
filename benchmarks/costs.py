"""What quantities cost by every way to them: chains of revolute joints, and the robots that ship. `make costs`.

Nothing is emitted or run: functions are recorded, optimised and counted. docs/build_costs.py makes a page of the counts.

    python benchmarks/costs.py                        # all
    python benchmarks/costs.py panda "general 12"     # these robots and chains only; the others stay as they are
    python benchmarks/costs.py forward_dynamics       # this quantity only, of all of them
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.description.yaml_file import read_yaml
from symdyn.generation import Wanted
from symdyn.generation.recording import lightest, ways_of, weight, workshop_for
from symdyn.model.assemble import numeric_model
from symdyn.passes import optimise
from symdyn.quantities import BY_NAME
from symdyn.symbolic.program import Operations, Program, operations
from symdyn.symbolic.regroup import regroup
from symdyn.symbolic.tree import Tree
from symdyn.symbolic.trees import Trees
from symdyn.symbolic.workshop import Choices, Cut, Ground, Workshop

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "benchmarks" / "results" / "costs.txt"
KINDS = ("mul", "add", "div", "sqrt", "trig")
HEAD = """\
Operations by every way to a quantity: products, sums and differences, divisions, square roots, sines and cosines.
Negation is free. * is the way that generated code takes. Robots with friction and armature as in their files. Parallel
groups in the axes in which the way is cheapest. Chains in the plain manner, before the passes.
Renew with: make costs
"""

QUANTITIES: dict[str, tuple[str, ...]] = {
    "mass_matrix": ("recursion",),
    "udu": ("factors", "filter"),
    "innovations": ("factors", "filter"),
    "mass_matrix_inverse": ("factors", "filter"),
    "inverse_dynamics": ("recursion",),
    "bias_forces": ("recursion",),
    "forward_dynamics": ("factors", "filter"),
    "kinetic_energy": ("matrix", "bodies"),
    "centroidal_momentum_matrix": ("joints", "frames"),
    "operational_inertia_inverse": ("factors", "filter"),
    "inverse_dynamics_perturbation": ("recursion",),
    "inverse_dynamics_derivatives": ("recursion",),
    "forward_dynamics_perturbation": ("factors", "filter"),
    "forward_dynamics_derivatives": ("factors", "inverse", "filter"),
    "joint_rates_unnormalised": ("factors", "filter"),
    "working_moments_unnormalised": ("factors", "filter"),
    "diagonal_forward_dynamics_unnormalised": ("factors", "filter"),
    "diagonal_simulation_step": ("factors", "filter"),
}
"""What is counted: the quantity, and its ways in the order of `symdyn/symbolic/table`. A new quantity is one line here."""

TILTS = {"general": (0.6, 0.8), "right": (1.0, 0.0)}
"""Families of chains: sine and cosine of the angle between an axis and the next."""
LENGTHS = (*range(2, 11), 12, 40)
QUICK = ("mass_matrix", "inverse_dynamics", "bias_forces", "forward_dynamics")
"""What is counted of the longest chains."""
SLOW = (
    "operational_inertia_inverse",
    "inverse_dynamics_derivatives",
    "forward_dynamics_perturbation",
    "forward_dynamics_derivatives",
    "diagonal_forward_dynamics_unnormalised",
    "diagonal_simulation_step",
)
"""What is counted of chains up to 10 joints and of robots up to 12 only."""
_OTHERS = re.compile(r"^base: floating|\bmimic:", re.M)
ROBOTS = tuple(sorted(path.stem for path in (ROOT / "robots").glob("*.yaml") if not _OTHERS.search(path.read_text())))
"""Those that stand on something and whose joints all move by themselves, as in the papers; others have ways of their own."""
SUBJECTS = (*(f"{family} {n}" for n in LENGTHS for family in TILTS), *ROBOTS)


Table = dict[str, dict[str, list[str]]]
"""The lines of each quantity, by subject."""


class Cost(NamedTuple):
    """What one way to a quantity costs, and whether generated code takes it."""

    quantity: str
    way: str
    kept: bool
    operations: Operations


def chain(family: str, joints: int) -> Robot:
    """Revolute joints in a row, every axis tilted against the next, no inertia special; for n joints the first n.

    All constants in canonical frames are rational: sines and cosines of the tilts, and distances of mass centres from the
    axes (3 : 4 : 5). Rounded ones may differ in the last digit where they are equal, which hides a product here and there.
    """
    sine, cosine = TILTS[family]
    links, hinges = [], []
    for i in range(joints):
        y, z = (-sine, cosine) if i % 2 else (0.0, 1.0)
        x = [round(math.sin(1.7 * i * i + 2.3 * i + 0.31 * j * j + 0.7 * j), 3) for j in range(9)]
        inertia = [round(0.03 + 0.005 * v, 6) for v in x[:3]] + [round(0.004 + 0.001 * v, 6) for v in x[3:6]]
        across, along = 0.02 + 0.005 * x[6], 0.1 + 0.05 * x[7]
        com = [round(v, 7) for v in (3 * across, 4 * across * z + along * y, -4 * across * y + along * z)]
        place = [round(v, 5) for v in (0.3 + 0.1 * x[8], 0.1 + 0.05 * x[1], 0.2 + 0.05 * x[4])]
        links.append(f"  link{i}: {{mass: {2 + x[5]:.3f}, com: {com}, inertia: {inertia}}}")
        parent = f"link{i - 1}" if i else "base"
        hinges.append(
            f"  joint{i}: {{type: revolute, parent: {parent}, child: link{i}, axis: [0, {y}, {z}], origin: {{xyz: {place}}}}}"
        )
    tool = f"tools: {{tip: {{link: link{joints - 1}, origin: {{xyz: [0.05, 0.02, 0.2]}}}}}}"
    head = ["name: chain", "gravity: [1.3, -2.9, -9.1]", "links:"]
    return read_yaml("\n".join([*head, *links, "joints:", *hinges, tool, ""]), "chain.yaml")


def robot_of(subject: str) -> Robot:
    """A chain, `general 12`, or a robot that ships, by its name."""
    family, _, joints = subject.partition(" ")
    return chain(family, int(joints)) if joints else read_robot(ROOT / "robots" / f"{subject}.yaml")


@cache
def wanted(subject: str) -> list[str]:
    """The quantities that are counted of a chain or robot; fewer of long ones, which take minutes."""
    joints = subject.partition(" ")[2]
    n = int(joints) if joints else numeric_model(robot_of(subject)).nv
    if joints and n > 12:
        return list(QUICK)
    return [name for name in QUANTITIES if name not in SLOW or n <= (10 if joints else 12)]


def programs_of(ground: Ground, name: str) -> tuple[list[Program], int]:
    """What each way to a quantity records, each by itself, in the axes in which it is cheapest, and which way is kept; of the
    first tool, where there is one for each.
    """
    quantity, tools = BY_NAME[name], ground.model.tools
    item = Wanted(quantity, tools[0] if quantity.per_tool else None, tools)

    def recorded(way: int, layout: int) -> Cut:
        workshop = workshop_for(ground, item, layout)
        results = ways_of(workshop, item, quantity)[way]()
        return workshop.cut(quantity.argument_keys, results)

    layouts = range(1 if quantity.of_bodies else len(ground.layouts))
    ways = [
        [recorded(way, layout) for layout in layouts] for way in range(len(ways_of(Workshop(ground), item, quantity)))
    ]
    kept = lightest([min((cuts[layout] for cuts in ways), key=weight) for layout in layouts])
    return [lightest(cuts).program for cuts in ways], next(k for k, cuts in enumerate(ways) if kept in cuts)


def plain(tree: Tree) -> Trees:
    """Trees without choices of manners."""
    tree = tree.in_manners({})
    regrouped = regroup(tree)
    return Trees(tree, regrouped, regrouped.tree, regrouped.tree)


def costs(robot: Robot, quantities: Iterable[str] = QUANTITIES, *, chain: bool = False) -> list[Cost]:
    """Every way to every quantity; the one that is kept has the least weight as recorded, before the passes.

    Chains are counted as they are recorded, every body in the plain manner: what is chosen body by body and what passes find
    besides follows no polynomial.
    """
    ground = Ground(robot, Choices())
    if chain:
        ground.layouts = (plain(ground.trees.own),)
    found = []
    for name in quantities:
        recorded, kept = programs_of(ground, name)
        found += [
            Cost(name, way, index == kept, operations(program if chain else optimise(program)))
            for index, (way, program) in enumerate(zip(QUANTITIES[name], recorded, strict=True))
        ]
    return found


def lines_of(found: Iterable[Cost]) -> dict[str, list[str]]:
    """The lines of the table that each quantity has."""
    lines: dict[str, list[str]] = {}
    for cost in found:
        counts = "".join(f"{getattr(cost.operations, kind):>8}" for kind in KINDS)
        mark = "*" if cost.kept else " "
        lines.setdefault(cost.quantity, []).append(f"{mark} {cost.quantity:<40}{cost.way:<10}{counts}")
    return lines


def read_table() -> Table:
    """The table as it is."""
    table: Table = {}
    for block in TABLE.read_text(encoding="utf-8").strip().split("\n\n")[1:] if TABLE.exists() else []:
        head, *lines = block.splitlines()
        known = table[head.split("  ", 1)[0]] = {}
        for line in lines:
            known.setdefault(line[2:].split()[0], []).append(line)
    return table


def write_table(table: Table) -> None:
    """All that is counted, in order; what is not any more is left out."""
    parts = [HEAD.strip()]
    for subject in SUBJECTS:
        if subject in table:
            head = f"{subject:<52}{''.join(f'{kind:>8}' for kind in KINDS)}"
            rows = [line for name in wanted(subject) for line in table[subject].get(name, [])]
            parts.append("\n".join([head, *rows]))
    TABLE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def main(names: Iterable[str]) -> None:
    """Count the subjects and quantities that are named, all where none is, and write the table after each subject."""
    quantities = [name for name in QUANTITIES if name in names] or list(QUANTITIES)
    for subject in [subject for subject in SUBJECTS if subject in names] or SUBJECTS:
        names_of = [name for name in wanted(subject) if name in quantities]
        found = costs(robot_of(subject), names_of, chain=" " in subject)
        table = read_table()
        table[subject] = {**table.get(subject, {}), **lines_of(found)}
        write_table(table)
        print(f"{subject}: {len(found)} ways", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
