"""What somebody writes who imports symdyn and runs `mypy --strict`: mypy reads this file, nothing runs it."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

import symdyn
from symdyn import Core, Fault, Faults, Generated, Joint, Mechanism, Tool, Verdict


def asked(path: Path) -> Mechanism:
    """Every name of the API with the type that its users rely on."""
    arm: Mechanism = symdyn.load(path, lock=["elbow=0.5"], literal_angles=True)
    names: tuple[str, ...] = (*symdyn.robots(), arm.name, symdyn.__version__)
    joints: tuple[Joint, ...] = arm.joints
    low: list[float] = [joint.limits[0] for joint in joints if joint.limits is not None]
    tools: tuple[Tool, ...] = arm.tools
    x: list[float] = [tool.position[0] for tool in tools]
    mass: float = arm.parameters["m1"]
    core: Core = arm.core
    energy: float = core.kinetic_energy([0.0, 0.0], qd=[1.0, 1.0], parameters={"m1": mass})
    closed: NDArray[np.float64] = arm.close_loops([0.5, 1.0], parameters={"m1": mass})
    print(names, low, x, energy, closed)
    return arm


def checked(arm: Mechanism) -> list[str]:
    """Faults by their parts."""
    faults: Faults = arm.check()
    errors: tuple[Fault, ...] = faults.errors
    lines: list[int] = [fault.at.line for fault in faults if fault.severity is symdyn.Severity.WARNING]
    return [error.rule + error.cure + error.subject for error in errors] + [str(line) for line in lines]


def generated(arm: Mechanism, folder: Path) -> ModuleType:
    """Files, modules, what is said of them."""
    try:
        made: Generated = arm.generate(folder, targets=("python", "c"), functions="dynamics", progress=print)
    except symdyn.InputError as problem:
        raise SystemExit("\n".join(map(str, problem.faults))) from None
    verdict: Verdict = arm.verify(made.files[0], states=10)
    ratios: list[float] = [judgement.worst.ratio for judgement in made.judgements if judgement.worst is not None]
    products: int = made.operations["mass_matrix"]["mul"]
    yaml: str = arm.to_yaml()
    written: Path = arm.convert(folder / "arm.yaml", force=verdict.good)
    print(ratios, products, yaml, written)
    return arm.build("forward_dynamics", float32=True) if made.notes else arm.module("mass_matrix", tools=("tip",))
