"""How long closed forms are, and how long they take to find: M⁻¹ of textbook robots; then every quantity of every robot.

Seconds are wall clock inside a process, after import: the smallest of three runs for textbook robots, one run for the others,
which must answer within five seconds, with a closed form or with figures.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from common import ROBOTS, ROOT, keep, smallest

import symdyn
from symdyn.api.inspection import Inspection, inspected
from symdyn.closed.closed_form import ClosedForm
from symdyn.inspect.answers import FormAnswer

sys.path.insert(0, str(ROOT))
from tests.closed_robots import ARM3R, CARTPOLE, SCARA, UR5_ENDS, WRIST, numerators, planar, shown_lines

INVERSE = "mass_matrix_inverse"
QUANTITIES = [
    "mass_matrix",
    "mass_matrix_inverse",
    "udu",
    "innovations",
    "gravity_forces",
    "coriolis_matrix",
    "kinetic_energy",
    "potential_energy",
    "inverse_dynamics",
    "forward_dynamics",
    "bias_forces",
]
OF_TOOLS = ["pose", "jacobian", "operational_inertia_inverse", "operational_inertia"]
LIMIT = 5.0


def textbook(name: str, ask: Callable[[], ClosedForm]) -> str:
    """A row: the longest numerator, the longest line, all lines together, seconds."""
    form = ask()
    lines = shown_lines(form)
    seconds = smallest(ask, 3)
    longest = max(map(len, numerators(form)))
    return (
        f"{name:34} {form.rung.value:18} {longest:10} {max(map(len, lines)):8} {sum(map(len, lines)):6} {seconds:9.3f}"
    )


def textbooks() -> list[str]:
    """The robots that have a bar."""
    rows = [f"{'robot':34} {'form':18} {'numerator':>10} {'line':>8} {'all':>6} {'seconds':>9}"]
    texts = {"cart-pole": CARTPOLE, "SCARA in symbols": SCARA, "three links": planar(3), "anthropomorphic 3R": ARM3R}
    texts |= {"four links": planar(4)}
    with tempfile.TemporaryDirectory() as folder:
        arms = {"two links": symdyn.load("planar2"), "SCARA in numbers": symdyn.load("scara")}
        for name, text in texts.items():
            file = Path(folder) / f"{name.replace(' ', '_')}.yaml"
            file.write_text(text, encoding="utf-8")
            arms[name] = symdyn.load(file)
        arms["UR5, joints 2-3-4"] = symdyn.load("ur5", lock=UR5_ENDS)
        arms["five-link biped"] = symdyn.load(ROOT / "tests" / "robots" / "biped5.yaml")
        rows += [textbook(name, lambda arm=arm: arm.closed(INVERSE)) for name, arm in arms.items()]
    puma = symdyn.load("puma560", lock=WRIST)
    rows.append(textbook("Puma, first three, in symbols", lambda: puma.closed(INVERSE, parameters="mass,com,inertia")))
    rows.append(textbook("Puma, all six, to 3 %", _abbreviated))
    return rows


def _abbreviated() -> ClosedForm:
    source = str(symdyn.load("puma560").source)
    (answer,) = inspected(Inspection(source, INVERSE, abbreviate="3%")).answers
    assert isinstance(answer, FormAnswer)
    return answer.form


def everything(files: list[Path]) -> list[str]:
    """Every quantity of every robot: how many have closed forms, how many figures, and the slowest answers."""
    forms = figures = refused = 0
    slowest: list[tuple[float, str]] = []
    for file in files:
        try:
            arm = symdyn.load(file)
        except symdyn.InputError:
            continue
        asked = [*QUANTITIES, *(f"{name}_{tool.name}" for name in OF_TOOLS for tool in arm.tools[:1])]
        for what in asked:
            start = time.perf_counter()
            try:
                answers = inspected(Inspection(str(arm.source), what)).answers
                _ = [answer.text() for answer in answers]
            except symdyn.InputError:
                refused += 1
                continue
            seconds = time.perf_counter() - start
            slowest.append((seconds, f"{file.stem} {what}"))
            forms += sum(isinstance(answer, FormAnswer) for answer in answers)
            figures += sum(not isinstance(answer, FormAnswer) for answer in answers)
    slowest.sort(reverse=True)
    verdict = "met" if slowest[0][0] < LIMIT else "MISSED"
    rows = [f"{len(files)} robots: {forms} closed forms, {figures} figures, {refused} refused for what the robot lacks"]
    rows.append(f"slowest answers (limit {LIMIT:g} s: {verdict}):")
    return [*rows, *(f"  {seconds:5.2f} s  {name}" for seconds, name in slowest[:6])]


def main() -> None:
    """Measure, print, keep."""
    shared = ROOT.parent / "shared" / "robots"
    public = (
        sorted(path for ending in ("yaml", "urdf") for path in shared.rglob(f"*.{ending}")) if shared.is_dir() else []
    )
    keep("closed_forms", [*textbooks(), "", "shipped", *everything(ROBOTS)])
    if public:
        print("\n".join(["public", *everything(public)]))


if __name__ == "__main__":
    main()
