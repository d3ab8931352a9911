"""How many operations robots have that float, beside Pinocchio's algorithms with a free flyer.

Counted are products and sums of the generated C and of the C that CasADi writes of Pinocchio's algorithms for the same
robot, common subexpressions shared: the same joints, inertias and gravity, the root on a free flyer, the base's quaternion
an input of both, friction and armature left out. Nothing is timed: counts are the same on every machine.

    python benchmarks/floating.py
"""

from __future__ import annotations

import json

import casadi
import peers
import pinocchio
from common import BUILD, ROOT, columns, keep, symdyn

ROBOTS = ("solo12_floating", "humanoid_floating")
AIMS = {
    "inverse_dynamics": 0.65,
    "mass_matrix": 0.65,
    "forward_dynamics": 0.65,
    "mass_matrix_inverse": 0.5,
    "inverse_dynamics_derivatives": 0.5,
    "forward_dynamics_derivatives": 0.5,
}
"""What share of Pinocchio's operations each function is meant to have at the most."""
KINDS = ("mul", "add", "div", "trig")


def ours(name: str) -> dict[str, dict[str, int]]:
    """Function -> operations of the generated C."""
    folder = BUILD / "floating" / name
    options = ["--functions", ",".join(AIMS), "--target", "c", "--no-friction", "--no-armature", "--no-verify"]
    symdyn("generate", ROOT / "robots" / f"{name}.yaml", *options, "-o", folder)
    manifest = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return {item["name"]: item["operations"] for item in manifest["functions"]}


def rows(name: str) -> list[list[object]]:
    """Rows of the table, one for each function."""
    mine, theirs = ours(name), peers.casadi_text(name)[1]
    found: list[list[object]] = []
    for function, aim in AIMS.items():
        counts, other = [mine[function].get(kind, 0) for kind in KINDS], theirs[function]
        ratio = sum(counts[:2]) / sum(other[:2])
        verdict = "met" if ratio <= aim else "MISSED"
        found.append([f"{name} {function}", *counts, *other, f"{ratio:.3f}", f"{aim:.2f}", verdict])
    return found


def main() -> None:
    """Count, print, keep."""
    table: list[list[object]] = [["", *KINDS * 2, "ratio", "aim", ""]]
    for name in ROBOTS:
        table += rows(name)
    lines = [
        f"Pinocchio {pinocchio.__version__} with a free flyer, CasADi {casadi.__version__}, common subexpressions shared.",
        "Operations of symdyn's C, then of CasADi's C of Pinocchio; ratio of mul + add, below 1 where symdyn's has fewer.",
        "Without friction and armature.",
    ]
    keep("floating", [*lines, "", *columns(table)])


if __name__ == "__main__":
    main()
