"""Public URDFs (PyPI's example-robot-data), read with --literal-angles: generated code against Pinocchio and the core.

python benchmarks/real_robots.py        # needs symdyn[test,thorough]; exit code 1 if a function differs
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
from pathlib import Path

import numpy as np
from common import ROOT, columns, keep

from symdyn.core.newton_euler import friction_forces
from symdyn.execution.python import import_text
from symdyn.faults import InputError
from symdyn.generation import Generation, Request, generate
from symdyn.generation.judging import judge_texts
from symdyn.judge.equality import difference
from symdyn.judge.situations import situations
from symdyn.render import render

sys.path.insert(0, str(ROOT))  # the judge of the tests
from tests.oracles.pinocchio_oracle import Pinocchio

FUNCTIONS = ("mass_matrix", "inverse_dynamics", "forward_dynamics")
MIMIC = re.compile(r'<joint\s+name="([^"]+)"(?:(?!</joint>).)*<mimic', re.S)
STATES = 10


def files() -> list[Path]:
    """Every URDF of the collection."""
    found = [file for file in importlib.metadata.files("example-robot-data") or [] if file.suffix == ".urdf"]
    return sorted((Path(str(file.locate())) for file in found), key=lambda path: (path.name, str(path)))


def made(path: Path) -> Generation:
    """Generated with mimic joints locked; without what needs an inverse where there is none."""
    mimics = tuple(MIMIC.findall(path.read_text(encoding="utf-8")))
    try:
        return generate(Request(str(path), FUNCTIONS, ("python", "c"), lock=mimics, float32=True, literal_angles=True))
    except InputError as problem:
        if "singular" not in str(problem):
            raise
        return generate(
            Request(str(path), FUNCTIONS[:2], ("python", "c"), lock=mimics, float32=True, literal_angles=True)
        )


def against_pinocchio(path: Path, generation: Generation, text: str) -> float:
    """The largest error of the generated Python beside Pinocchio's own reading of the file, in units of what is allowed."""
    module, subject = import_text(text, path.name), generation.subject
    joints = [joint.name for joint in subject.model.joints]
    judge = Pinocchio(path.read_text(encoding="utf-8"), joints, subject.tree.gravity, subject.tree.armature)
    worst = 0.0
    for at in situations(subject, STATES):
        q, qd, qdd, tau = (at.state[name] for name in ("q", "qd", "qdd", "tau"))
        friction = friction_forces(subject.tree, qd)
        pairs = [(module.mass_matrix(q), judge.mass_matrix(q), 1.0)]
        pairs += [(module.inverse_dynamics(q, qd, qdd) - friction, judge.inverse_dynamics(q, qd, qdd), 1.0)]
        if hasattr(module, "forward_dynamics"):
            theirs = judge.forward_dynamics(q, qd, tau)
            pairs += [(module.forward_dynamics(q, qd, tau + friction), theirs, at.condition)]
        worst = max(worst, *(difference(a, b, subject.tree.n, kappa).ratio for a, b, kappa in pairs))
    return worst


def row(path: Path) -> list[str]:
    """A robot's line: joints, and errors in units of what is allowed; or why there is none."""
    try:
        generation = made(path)
        texts = render(generation.library, ("python", "c"), float32=True)
        double, single = judge_texts(generation, texts)
        assert double.worst and single.worst
        theirs = against_pinocchio(path, generation, texts[f"{generation.library.name}.py"])
    except InputError as problem:
        first = str(problem).splitlines()[0].removeprefix(f"{path}:").split(": ", 1)[-1]
        return [path.name, "-", "-", "-", "-", "WRONG" if "differs" in first else first.split(";")[0][:90]]
    verdict = "ok" if max(theirs, double.worst.ratio, single.worst.ratio) <= 1 else "WRONG"
    verdict += "" if len(generation.functions) == len(FUNCTIONS) else ", M is singular: no forward dynamics"
    figures = [f"{ratio:.2g}" for ratio in (theirs, double.worst.ratio, single.worst.ratio)]
    return [path.name, str(generation.subject.tree.n), *figures, verdict]


def main() -> int:
    np.seterr(all="ignore")
    rows = [row(path) for path in files()]
    assert any(r[0] == "so101.urdf" for r in rows) and any(r[0] == "centauro.urdf" for r in rows)
    version = importlib.metadata.version("example-robot-data")
    head = f"URDFs of example-robot-data {version} with --literal-angles, {STATES} states: errors over what is allowed."
    titles = ["", "joints", "Python: Pinocchio", "core", "C float32: core", ""]
    wrong = sum("WRONG" in r[-1] for r in rows)
    judged = sum(r[1] != "-" for r in rows)
    keep(
        "real_robots",
        [head, "", *columns([titles, *rows]), "", f"{judged} judged, {len(rows) - judged} refused, {wrong} wrong."],
    )
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
