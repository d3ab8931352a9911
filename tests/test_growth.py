"""Beyond the crossover forward dynamics grows like the chain: the filter is found, and is linear in the joints."""

from __future__ import annotations

from pathlib import Path

from symdyn.generation import Request, make_library


def operations_of(joints: int, folder: Path) -> int:
    """Of the forward dynamics of a chain, no two of its axes parallel or crossing, no inertia special."""
    links, hinges = [], []
    for i in range(joints):
        parent = f"link{i - 1}" if i else "base"
        pose = f"{{xyz: [0.1, 0.0{1 + i % 7}, 0.2], rpy: [0.3, 0.{2 + i % 5}, 0.1]}}"
        links.append(
            f"  link{i}: {{mass: 1.{i % 9}, com: [0.01, 0.02, 0.1], inertia: [0.2, 0.3, 0.25, 0.01, 0.02, 0.03]}}"
        )
        hinges.append(f"  j{i}: {{type: revolute, parent: {parent}, child: link{i}, axis: [0, 0, 1], origin: {pose}}}")
    path = folder / f"chain{joints}.yaml"
    path.write_text("\n".join(["name: chain", "links:", *links, "joints:", *hinges]) + "\n", encoding="utf-8")
    (function,) = make_library(Request(str(path), functions=("forward_dynamics",))).functions
    return function.operations.total


def test_forward_dynamics_grows_linearly(tmp_path: Path) -> None:
    """Twice the joints, at most 2.2 times the operations; by the factors of the GIM it is nearly five times."""
    few, many = (operations_of(joints, tmp_path) for joints in (30, 60))
    assert many <= 2.2 * few, f"{many} for {few}"
