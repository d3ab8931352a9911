"""Public robots: generated code against Pinocchio's own reading of the file and against the core, or why there is none.

URDFs of PyPI's example-robot-data, read with --literal-angles and, where they have legs or rotors, with --floating; and
whatever robot files lie beside this repository.

python benchmarks/real_robots.py [PART...]      # of names, else all; needs symdyn[test,thorough]; exit code 1: one differs
"""

from __future__ import annotations

import importlib.metadata
import math
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pinocchio as pin
from common import ROOT, columns, keep

from symdyn.core.newton_euler import friction_forces
from symdyn.description.robot import Joint, JointKind
from symdyn.execution.python import import_text
from symdyn.faults import InputError, Severity
from symdyn.generation import Generation, Request, generate, subject_of
from symdyn.generation.judging import Judgement, judge_texts
from symdyn.generation.lacking import lacking
from symdyn.judge.equality import difference
from symdyn.judge.situations import situations
from symdyn.judge.subject import Subject
from symdyn.model.tree import Motion
from symdyn.quantities import BY_NAME
from symdyn.quantities.contract import Need
from symdyn.render import render

sys.path.insert(0, str(ROOT))  # the judge of the tests
from tests.collection import BESIDE
from tests.oracles.pinocchio_oracle import Pinocchio

FUNCTIONS = ("mass_matrix", "inverse_dynamics", "forward_dynamics")
LACKING = {Need.INERTIA: "no inertia: motion only", Need.INVERSE: "M is singular: no forward dynamics"}
WITH_LEGS_OR_ROTORS = re.compile(
    "a1|alex|anymal|b1|bolt|borinot|cassie|centauro|g1|go1|go2|hector|hextilt|human|hyq|icub|iris|laikago|quadruped|romeo"
    "|simple_human|solo|talos_full|talos_reduced"
)
STATES = 10
MOST_LINES = 3
TITLES = ["", "base", "q", "v", "functions", "Python: Pinocchio", "core", "C float32: core", ""]


@dataclass(frozen=True)
class Outcome:
    """What came of one file: a row of the table, and the whole message where it is refused."""

    row: list[str]
    refusal: str = ""

    @property
    def wrong(self) -> bool:
        return "WRONG" in self.row[-1]


def files() -> list[Path]:
    """Every URDF of the collection, then the robot files beside the repository."""
    found = [file for file in importlib.metadata.files("example-robot-data") or [] if file.suffix == ".urdf"]
    collected = sorted((Path(str(file.locate())) for file in found), key=lambda path: (path.name, str(path)))
    beside = [path for path in sorted(BESIDE.glob("*/*")) if path.suffix in (".urdf", ".xml", ".yaml", ".xacro")]
    return [*collected, *beside]


def shown(path: Path) -> str:
    """Its folder and name: several files have one name."""
    folder = path.parent if path.is_relative_to(BESIDE) else path.parents[1]
    return f"{folder.name.removesuffix('_description')}/{path.name}"


def floats(path: Path) -> bool:
    """Whether it has to be read with --floating: MJCF and robot files say themselves whether they float."""
    names = [path.stem] if path.is_relative_to(BESIDE) else [path.stem, path.parents[1].name]
    return path.suffix == ".urdf" and any(WITH_LEGS_OR_ROTORS.match(name) for name in names)


def made(path: Path) -> tuple[Generation, str]:
    """Generated, what needs something that the robot does not have left out; and what that is, in words."""
    targets, options = ("python", "c"), {"float32": True, "literal_angles": True, "floating": floats(path)}
    subject = subject_of(Request(str(path), FUNCTIONS, targets, **options))
    lacked = lacking(subject)
    names = tuple(name for name in FUNCTIONS if not lacked & BY_NAME[name].needs)
    why = next((LACKING[need] for need in LACKING if need in lacked), "")
    instead = "body_velocities" if Need.TOOLS in lacked else "pose"
    return generate(Request(str(path), names or (instead,), targets, **options), robot=subject.robot), why


def _nq(motion: Motion) -> int:
    return motion.nq


def _nv(motion: Motion) -> int:
    return motion.nv


class Reading(Pinocchio):
    """The file as Pinocchio reads it; joints that mimic others are free there and folded here, by `q_all = E q + c`."""

    def __init__(self, text: str, subject: Subject) -> None:
        model, robot = subject.model, subject.robot
        theirs = pin.buildModelFromXML(text, *([pin.JointModelFreeFlyer()] if robot.floats else []))
        if robot.floats:
            theirs.names[1] = model.joints[0].name
        own = [joint.name for joint in model.leaders]
        followers = [joint for joint in robot.joints if joint.mimic and joint.moves and joint.name not in own]
        names = [*own, *(joint.name for joint in followers)]
        held = [theirs.getJointId(name) for name in list(theirs.names)[1:] if name not in names]
        if held:
            theirs = pin.buildReducedModel(theirs, held, pin.neutral(theirs))
        self._take(theirs, names, subject.tree.whole.gravity, np.zeros(model.nv + len(followers)))
        self.E, self.offset = np.eye(model.nv), np.zeros(0)
        self.leaders = [own.index(joint.mimic.joint) for joint in followers if joint.mimic]
        q, v = (np.cumsum([0, *(size(joint.motion) for joint in model.leaders)]) for size in (_nq, _nv))
        self.slices = [(slice(*q[i : i + 2]), slice(*v[i : i + 2])) for i in range(len(own))]
        for joint in followers:
            self._fold(joint, own)

    def _fold(self, joint: Joint, own: list[str]) -> None:
        assert joint.mimic
        row = np.zeros((1, self.E.shape[1]))
        row[0, self.slices[own.index(joint.mimic.joint)][1]] = joint.mimic.multiplier.value()
        self.E = np.vstack([self.E, row])
        self.offset = np.append(self.offset, joint.mimic.offset.value())

    def everywhere(self, q: np.ndarray) -> np.ndarray:
        """The positions of all joints, followers last."""
        leading = np.array([q[self.slices[leader][0].start] for leader in self.leaders])
        factors = self.E[self.E.shape[1] :].sum(axis=1)
        return np.concatenate([q, factors * leading + self.offset])

    def answers(self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, tau: np.ndarray) -> dict[str, np.ndarray]:
        """What the functions should give, over the joints that move by themselves."""
        whole, E = self.everywhere(q), self.E
        M = E.T @ self.mass_matrix(whole) @ E
        bias = E.T @ self.inverse_dynamics(whole, E @ qd, np.zeros(len(E)))
        forces = E.T @ self.inverse_dynamics(whole, E @ qd, E @ qdd)
        qdd = np.linalg.lstsq(M, tau - bias)[0]  # of a singular M nobody asks for it
        return {"mass_matrix": M, "inverse_dynamics": forces, "forward_dynamics": qdd}


def against_pinocchio(path: Path, generation: Generation, text: str) -> float:
    """The largest error of the generated Python beside Pinocchio's own reading of the file, in units of what is allowed.

    Not a number where it reads no such file, or has planar joints, which move in x and y there whatever their axis is.
    """
    subject, names = generation.subject, [it.name for it in generation.functions if it.name in FUNCTIONS]
    planar = any(joint.kind is JointKind.PLANAR for joint in subject.robot.joints)
    if path.suffix != ".urdf" or planar or not names:
        return math.nan
    module, judge = import_text(text, path.name), Reading(path.read_text(encoding="utf-8"), subject)
    worst = 0.0
    for at in situations(subject, STATES):
        q, qd, qdd, tau = (at.state[name] for name in ("q", "qd", "qdd", "tau"))
        tree = subject.tree
        friction = tree.fold(friction_forces(tree.whole, tree.rates(qd)), 0)
        theirs = judge.answers(q, qd, qdd, tau - friction)
        for name in names:
            ours = getattr(module, name)(*(at.state[key] for key in BY_NAME[name].argument_keys))
            if name == "inverse_dynamics":
                ours = ours - friction
            kappa = at.condition if name == "forward_dynamics" else 1.0
            worst = max(worst, difference(ours, theirs[name], subject.tree.n, kappa).ratio)
    return worst


def outcome(path: Path) -> Outcome:
    """A robot's row: base, sizes, functions, errors in units of what is allowed; or that it is refused, and the message."""
    print(shown(path), file=sys.stderr, flush=True)
    base = "floating" if floats(path) else ""
    try:
        generation, why = made(path)
        texts = render(generation.library, ("python", "c"), float32=True)
        judgements = judge_texts(generation, texts)
    except InputError as problem:
        errors = [str(fault) for fault in problem.faults if fault.severity is Severity.ERROR]
        message = "\n".join(errors).replace(f"{path}:", "").replace(str(path), path.name)
        wrong = "differs from the core" in message
        return Outcome([shown(path), base, *["-"] * 6, "WRONG" if wrong else "refused, see below"], message)
    theirs = against_pinocchio(path, generation, texts[f"{generation.library.name}.py"])
    return Outcome(_row(path, generation, theirs, judgements, why))


def _row(path: Path, generation: Generation, theirs: float, judgements: list[Judgement], why: str) -> list[str]:
    subject = generation.subject
    found = [theirs, *(judgement.worst.ratio for judgement in judgements if judgement.worst)]
    right = len(found) == 3 and all(math.isnan(ratio) or ratio <= 1.0 for ratio in found)
    base = "floating" if subject.robot.floats else "fixed"
    figures = ["-" if math.isnan(ratio) else f"{ratio:.2g}" for ratio in found]
    sizes = [subject.model.nq, subject.model.nv, len(generation.functions)]
    return [shown(path), base, *map(str, sizes), *figures, (why or "ok") if right else f"WRONG {why}"]


def _refusals(outcomes: list[Outcome]) -> list[str]:
    """Under each refused file what was said of it: the first lines, and how many more there are."""
    lines = []
    for it in outcomes:
        if it.refusal:
            said = it.refusal.splitlines()
            more = [f"and {len(said) - MOST_LINES} more"] if len(said) > MOST_LINES else []
            lines += ["", f"{it.row[0]}:", *(f"    {line.strip()}" for line in [*said[:MOST_LINES], *more])]
    return lines


def main() -> int:
    np.seterr(all="ignore")
    parts = sys.argv[1:]
    chosen = [path for path in files() if not parts or any(part in shown(path) for part in parts)]
    outcomes = [outcome(path) for path in chosen]
    version = importlib.metadata.version("example-robot-data")
    head = (
        f"Robots of example-robot-data {version} with --literal-angles, {STATES} states: errors over what is allowed."
    )
    wrong, refused = sum(it.wrong for it in outcomes), sum(bool(it.refusal) and not it.wrong for it in outcomes)
    count = f"{len(outcomes) - refused} judged, {refused} refused, {wrong} wrong."
    lines = [head, "", *columns([TITLES, *(it.row for it in outcomes)]), "", count, *_refusals(outcomes)]
    if parts:
        print("\n".join(lines))
    else:
        assert {"so_arm/so101.urdf", "centauro/centauro.urdf"} < {it.row[0] for it in outcomes}
        keep("real_robots", lines)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
