"""Names, lines, numbers and words of generated code, on small libraries recorded by hand."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import sympy as sp

from symdyn.symbolic.library import Function, JointInfo, Library, Sample
from symdyn.symbolic.program import Program, evaluate, operations
from symdyn.symbolic.tape import PARAMETER, Tape, Value, constant

FLOATS = {
    "sin": math.sin,
    "cos": math.cos,
    "sqrt": math.sqrt,
    "sign": lambda x: float((x > 0) - (x < 0)),
    "number": lambda number: int(sp.Rational(number).p) / int(sp.Rational(number).q),
}
BOUND = 1e-13
STATES: tuple[dict[str, tuple[float, ...]], ...] = (
    {"q": (0.25, -1.5), "qd": (0.5, -0.75), "tau": (1.25, -2.0)},
    {"q": (-2.125, 0.625), "qd": (0.0, 1.5), "tau": (0.0, 0.375)},
    {"q": (1.0, 3.0), "qd": (-0.25, 0.0), "tau": (-4.5, 1.0)},
)


def number(text: str) -> Value:
    """A constant that is exactly what the text says."""
    return constant(Fraction(text))


def run(program: Program, values: Mapping[str, Sequence[float]]) -> list[list[float]]:
    """Every output of a program, by plain evaluation: the judge of the generated code."""
    results = evaluate(program, values, FLOATS)
    return [results[output.name] for output in program.outputs]


class Recorder:
    """Records functions of two joints on one tape."""

    def __init__(self) -> None:
        self.tape = Tape()
        self.arguments = {name: [self.tape.input(f"{name}{i}") for i in range(2)] for name in ("q", "qd", "tau")}
        self.recorded: list[tuple[str, str, tuple[str, ...], list[tuple[str, Any]]]] = []

    def add(self, name: str, summary: str, arguments: str, outputs: list[tuple[str, Any]]) -> None:
        """Note a function and its outputs."""
        self.recorded.append((name, summary, tuple(arguments.split()), outputs))

    def functions(self, hoisted: Sequence[Value] = ()) -> tuple[Function, ...]:
        """Cut all functions out of the tape."""
        found = []
        for name, summary, arguments, outputs in self.recorded:
            inputs = [(argument, self.arguments[argument]) for argument in arguments]
            program = self.tape.program(inputs, outputs, hoisted)
            found.append(Function(name, summary, arguments, program, operations(program)))
        return tuple(found)

    def library(self, name: str, **extra: Any) -> Library:
        """Everything recorded, with what `evaluate` makes of the states as samples."""
        joints = (JointInfo("shoulder", "rad", (-math.pi, math.pi)), JointInfo("elbow joint", "rad", None))
        known: dict[str, Any] = dict(
            name=name, title=name, joints=joints, tools=("gripper",), parameters=(), prepare=None,
            samples=(), notes=("nothing of note",), source=f"{name}.yaml",
            source_sha256="0" * 64, command=f"symdyn generate {name}.yaml", version="0.0.0",
            conventions=("Angles in rad, forces in N.",),
        )  # fmt: skip
        known = {**known, **extra}
        if "functions" not in known:
            known["functions"] = self.functions()
        library = Library(**known)
        return replace(library, samples=tuple(sample(library, state) for state in STATES))


def sample(library: Library, state: Mapping[str, tuple[float, ...]]) -> Sample:
    """What the library's functions give at a state."""
    values: dict[str, Sequence[float]] = dict(state)
    if library.prepare is not None:
        defaults = tuple(default for _, default in library.parameters)
        values["k"] = run(library.prepare, {"params": state.get("params", defaults)})[0]
    results = {function.name: run(function.program, values) for function in library.functions}
    return Sample(
        dict(state),
        {name: tuple(tuple(output) for output in outputs) for name, outputs in results.items()},
        {name: tuple(BOUND for _ in outputs) for name, outputs in results.items()},
    )


def planar(recorder: Recorder, payload: Value) -> None:
    """Two links in a plane: M(q), its factors, friction, energy, a square root, a constant matrix."""
    tape, (q, qd, tau) = recorder.tape, recorder.arguments.values()
    with tape.section("R", "composite inertia of 'fore'"):
        a = payload * number("0.04") + number("0.01")
        b = payload * number("0.06")
    with tape.section("M", "inertia that joint 'shoulder' feels"):
        coupling = b * q[1].call("cos")
        M11 = a
        M01 = a + coupling
        M00 = number("0.35") + a + 2 * coupling
    recorder.add("mass_matrix", "Mass matrix M(q) [kg m²].", "q", [("M", [[M00, M01], [M01, M11]])])
    with tape.section("U", "elimination"):
        U01 = M01 / M11
        D0 = M00 - U01 * M01
    recorder.add("udu", "Factors of M = U D Uᵀ.", "q", [("U", [[1, U01], [0, 1]]), ("D", [D0, M11])])
    with tape.section("f", "friction of the joints"):
        friction = [number("0.1") * rate + number("0.3") * rate.call("sign") for rate in qd]
        s = b * q[1].call("sin")
        bias = [-(s * (2 * qd[0] + qd[1])) * qd[1] + friction[0], s * (qd[0] * qd[0]) + friction[1]]
    recorder.add("bias_forces", "Joint forces without acceleration [N m].", "q qd", [("tau", bias)])
    with tape.section("x", "solve"):
        right = [t - h for t, h in zip(tau, bias, strict=True)]
        x0 = (right[0] - U01 * right[1]) / D0
        x1 = right[1] / M11 - U01 * x0
    recorder.add("forward_dynamics", "Joint accelerations [rad/s²].", "q qd tau", [("qdd", [x0, x1])])
    with tape.section("T", "kinetic energy"):
        T = (M00 * qd[0] * qd[0] + M11 * qd[1] * qd[1]) / 2 + M01 * qd[0] * qd[1]
    recorder.add("kinetic_energy", "Kinetic energy [J].", "q qd", [("energy", T)])
    angle = q[0] + q[1]
    with tape.section("p", "position of the tool"):
        x, y = number("0.3") * q[0].call("cos") + number("0.2") * angle.call("cos"), angle.call("sin") / 5
        reach = (x * x + y * y).call("sqrt")
    recorder.add("reach", "Distance of the tool [m], and the tool.", "q", [("reach", reach), ("p", [x, -y, 0])])
    root = number("2").call("sqrt")  # a float of 40 digits
    recorder.add("frame", "A constant; depends on nothing.", "q qd", [("R", [[0, -1], [root, number("1/3")]])])


def two_link() -> Library:
    """Without run-time parameters."""
    recorder = Recorder()
    planar(recorder, number("1.3"))
    return recorder.library("two_link")


def loaded() -> Library:
    """With two run-time parameters, one of them with a name that no language allows."""
    recorder = Recorder()
    tape = recorder.tape
    payload, extra = tape.input("payload", PARAMETER), tape.input("class", PARAMETER)
    planar(recorder, payload + (extra * extra).call("sqrt").inverse())
    hoisted = tape.hoisted([outputs for _, _, _, outputs in recorder.recorded])
    prepare = tape.prepare_program([payload, extra], hoisted)
    parameters = (("payload", 1.25), ("class", 0.5))
    return recorder.library("loaded", functions=recorder.functions(hoisted), prepare=prepare, parameters=parameters)
