"""What the sections of a report say is what `inspect`, the core and the generator say, and every page says it alike."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from symdyn.closed.budget import Budget
from symdyn.closed.mathml import rows_of
from symdyn.core import Array
from symdyn.core.factors import udu
from symdyn.core.folding import mass_matrix
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.loops import closure_error
from symdyn.description import read_robot
from symdyn.generation import Request
from symdyn.inspect.answers import closed_answer
from symdyn.inspect.figures import Effort, figures_of
from symdyn.inspect.question import understood
from symdyn.inspect.study import study_of
from symdyn.inspect.variables import Look
from symdyn.judge.check import check as rules
from symdyn.report.absent import Absent
from symdyn.report.check import check
from symdyn.report.code import code
from symdyn.report.conditioning import Conditioning, conditioning
from symdyn.report.couplings import Couplings, couplings
from symdyn.report.digits import Digits, digits
from symdyn.report.entry import Entries, entry
from symdyn.report.lines import lines_of
from symdyn.report.material import Material, gather
from symdyn.report.operations import Costs, operations
from symdyn.report.parameters import parameters
from symdyn.report.results import EntryData, ResultData
from symdyn.report.sample import Sample, sample_of
from tests.collection import ROOT

NEAR = 1e-9


@cache
def material(name: str, *parameters: str) -> Material:
    source = ROOT / "robots" / f"{name}.yaml"
    return gather(Request(str(source), parameters=parameters), read_robot(source))


@cache
def entries(name: str) -> Entries:
    found = entry(material(name))
    assert isinstance(found, Entries)
    return found


def result(name: str, output: str) -> ResultData:
    return next(it for it in entries(name).results if it.output == output)


@cache
def sampled(name: str) -> Sample:
    found = sample_of(material(name))
    assert found is not None
    return found


def core_of(name: str, output: str, q: Array) -> Array:
    """A matrix by the numeric core."""
    tree = material(name).subject.tree
    if output == "M":
        return mass_matrix(tree, q)
    if output == "M_inverse":
        return (
            np.linalg.inv(mass_matrix(tree, q)) if material(name).subject.model.folds else mass_matrix_inverse(tree, q)
        )
    U, D = udu(tree, q)
    return U if output == "U" else np.asarray(D)


@pytest.mark.parametrize("robot", ["planar2", "panda", "drone_arm", "fourbar", "panda_hand"])
def test_matrices_over_poses_are_those_of_the_core(robot: str) -> None:
    """At poses among those that sections look at: joints within their limits, quaternions of length one, loops closed."""
    sample, subject = sampled(robot), material(robot).subject
    for place in (0, sample.count // 2, sample.count - 1):
        q = sample.q[:, place]
        assert np.abs(subject.tree.normalised(q) - q).max() <= 1e-12
        if subject.robot.loops:
            assert np.abs(closure_error(subject.tree, q, np.zeros(subject.tree.n))[0]).max() <= 1e-9
        for (_, output), values in sample.values.items():
            wanted = core_of(robot, output, q) if output in "M M_inverse" or not subject.model.folds else None
            if wanted is not None:
                assert np.abs(values[..., place] - wanted).max() <= NEAR * np.abs(wanted).max()
    place = 0
    for joint in subject.model.leaders:
        if joint.limits is not None and not subject.robot.loops:
            rows = sample.q[place : place + joint.motion.nq]
            assert float(joint.limits[0]) <= rows.min() and rows.max() <= float(joint.limits[1])
        place += joint.motion.nq


@pytest.mark.parametrize("robot", ["planar2", "scara", "cartpole"])
def test_closed_forms_are_those_of_inspect(robot: str) -> None:
    """Row by row, of every entry that is not zero; zero ones say why."""
    subject, found = material(robot).subject, entries(robot)
    for it in found.results:
        for place, data in it.entries.items():
            if data.behaviour == "zero":
                assert data.zero and data.form is None
                continue
            asked = f"{it.function}{'.' + it.output if it.function == 'udu' else ''}[{place}]"
            wanted = rows_of(closed_answer(subject, understood(subject, asked)[0], Look(), Budget()))
            assert data.form is not None
            assert [found.rows[k] for k in data.form.formulas] == list(wanted.formulas)
            assert [found.rows[k] for k in data.form.where] == list(wanted.where)
            assert [found.rows[k] for k in data.form.short] == list(wanted.short)
            assert data.form.notes == wanted.notes


def test_what_has_no_form_says_why() -> None:
    """A Panda as a whole; a Puma entry by entry; a four-bar with its loop open; what floats, and what follows."""
    assert "5,000 terms" in entries("panda").no_forms
    puma = result("puma560", "M_inverse").entries["0,1"]
    assert puma.form is None and "characters" in puma.why
    assert result("puma560", "M").entries["2,2"].form is not None
    assert result("fourbar", "M_inverse").entries["0,0"].form is not None
    assert entries("drone_arm").refused == "floating_base moves by several numbers"
    assert "follow" in entries("panda_hand").refused


def test_figures_are_those_of_inspect() -> None:
    """Of an entry of a Panda's inverse, over as many poses; and the range is that of the sample."""
    data = result("panda", "M_inverse").entries["1,2"]
    poses = 4096
    (wanted,) = figures_of(
        study_of(material("panda").subject, "mass_matrix_inverse"),
        "M_inverse",
        [9],
        Effort(poses, poses // 8, poses // 16),
    )
    found = data.figures
    assert found is not None and wanted.band is not None and wanted.coupling is not None and wanted.range is not None
    assert f"{poses:,} poses" in result("panda", "M_inverse").told
    near(found.rest, wanted.rest)
    near([total for _, total in found.effects], [it.total for it in wanted.effects if it.total >= 0.005])
    assert found.idle == (0,) and [joint for joint, _ in found.effects] == [it.index for it in wanted.effects][:3]
    near(found.coupling, [wanted.coupling.low, wanted.coupling.median, wanted.coupling.high])
    near([part for _, part, _, _ in found.shares], [it.part for it in wanted.shares])
    assert [link for link, *_ in found.masses] == [it.link for it in wanted.masses]
    near(found.band.median if found.band else (), wanted.band.median)
    near(found.most, wanted.range.at_most)
    values = sampled("panda").values["mass_matrix_inverse", "M_inverse"][1, 2]
    near(data.reach, np.percentile(values, [0, 5, 50, 95, 100]))


def near(found: Any, wanted: Any) -> None:
    """Equal in the digits that a page shows."""
    wanted = np.asarray(wanted, dtype=float)
    assert np.abs(np.asarray(found, dtype=float) - wanted).max() <= 1e-3 * max(1e-6, np.abs(wanted).max())


def test_where_there_is_no_room_the_strongest_entries_have_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry has its range; the diagonal and what couples most has the rest, and the page says how many those are."""
    monkeypatch.setattr("symdyn.report.results._MOST_FIGURED", 10)
    few = entry(material("panda"))
    assert isinstance(few, Entries)
    found = next(it for it in few.results if it.output == "M_inverse")
    figured = {place for place, data in found.entries.items() if data.figures}
    assert found.figured == len(figured) == 10 and {f"{i},{i}" for i in range(7)} < figured
    assert all(len(data.reach) == 5 for data in found.entries.values())
    order = sorted(result("panda", "M_inverse").entries.items(), key=lambda item: -coupled(item[1]))
    assert len(figured & {place for place, _ in order[:6]}) == 3  # by medians, which are not quite the couplings'


def coupled(data: EntryData) -> float:
    """Median strength; nothing on the diagonal."""
    return data.figures.coupling[1] if data.figures and data.figures.coupling else 0.0


@pytest.mark.parametrize(("robot", "given"), [("planar2", ()), ("scara", ("mass",)), ("panda", ()), ("drone_arm", ())])
def test_lines_come_to_what_the_core_says(robot: str, given: tuple[str, ...]) -> None:
    """Every line in turn, as the page evaluates them, parameters under their own names."""
    it = material(robot, *given)
    assert it.generation is not None
    q, values = sampled(robot).q[:, 5], list(it.subject.defaults.values())
    for function, output in (("mass_matrix", "M"), ("mass_matrix_inverse", "M_inverse"), ("udu", "D")):
        lines = lines_of(it.generation, function)
        known: dict[str, Any] = {name: q[place] for name, place in lines.positions.items()}
        known |= {name: values[place] for name, place in lines.parameters.items()}
        calls = {name: getattr(math, name) for name in ("sin", "cos", "sqrt")}
        for _, part in lines.sections:
            for name, text in part:
                known[name] = eval(text, calls, known)
        found = np.array([eval(text, calls, known) for text in lines.results[output]])
        wanted = core_of(robot, output, q)
        assert np.abs(found.reshape(wanted.shape) - wanted).max() <= NEAR * np.abs(wanted).max()


@pytest.mark.parametrize("robot", ["panda", "drone_arm"])
def test_couplings_are_those_of_the_core(robot: str) -> None:
    """Medians of |M⁻¹ij| over the root of M⁻¹ii M⁻¹jj; pairs in order; what no entry depends on."""
    found = couplings(material(robot))
    assert isinstance(found, Couplings)
    inverse = np.array([core_of(robot, "M_inverse", q) for q in sampled(robot).q.T[::16]])
    diagonal = np.einsum("kii->ki", inverse)
    wanted = np.median(np.abs(inverse) / np.sqrt(diagonal[:, :, None] * diagonal[:, None, :]), axis=0)
    assert np.abs(np.array(found.median) - wanted).max() < 0.05  # a sixteenth of the poses
    medians = [pair.median for pair in found.strongest]
    assert medians == sorted(medians, reverse=True) and all(p.low <= p.median <= p.high for p in found.strongest)
    assert {"panda": "panda_joint1", "drone_arm": "floating_base"}[robot] in found.idle


def test_what_never_couples(tmp_path: Path) -> None:
    """A SCARA's slide couples with nothing; without inertia there is nothing to couple, which is said."""
    found = couplings(material("scara"))
    assert isinstance(found, Couplings) and (found.apart, found.pairs) == (2, 3)
    bare = tmp_path / "bare.yaml"
    bare.write_text(BARE, encoding="utf-8")
    it = gather(Request(str(bare)), read_robot(bare))
    for make in (couplings, conditioning, entry):
        absent = make(it)  # type: ignore[operator]
        assert isinstance(absent, Absent) and "no inertia" in absent.reason


BARE = """
name: bare
links: {a: {}}
joints: {j: {type: continuous, parent: base, child: a, axis: [0, 0, 1]}}
tools: {tip: {link: a, origin: {xyz: [1, 0, 0]}}}
"""


@pytest.mark.parametrize("robot", ["panda", "stanford", "fourbar"])
def test_condition_numbers_are_those_of_the_core(robot: str) -> None:
    """At the worst and the best pose, of all poses that were looked at; columns hold each pose once."""
    found = conditioning(material(robot))
    assert isinstance(found, Conditioning)
    for extreme in (found.worst, found.best):
        near(extreme.value, np.linalg.cond(core_of(robot, "M", np.array(extreme.q))))
    assert sum(found.columns) + found.singular == sampled(robot).count
    assert found.best.value <= found.low <= found.median <= found.high <= found.worst.value
    assert bool(found.units) == (robot == "stanford")


def test_sliders_of_parameters_hold_their_defaults() -> None:
    """Of the file's own, of freed masses, of a load that is zero; every slider has some way to go."""
    for it in (material("planar2"), material("scara", "mass")):
        found = parameters(it)
        assert [p.name for p in found.parameters] == list(it.subject.defaults)
        assert all(p.low <= p.default <= p.high and p.low < p.high for p in found.parameters)
    panda = parameters(material("panda"))
    assert not panda.parameters and "--parameters" in panda.command
    assert sum(body.mass for body in panda.bodies) == pytest.approx(panda.mass, rel=1e-4)


def test_operations_digits_and_findings() -> None:
    """Counts are the generator's, digits no fewer than what is asked for, findings those of `check`, without folders."""
    it = material("panda")
    costs, agreed = operations(it), digits(it)
    assert isinstance(costs, Costs) and isinstance(agreed, Digits) and it.generation is not None
    of_library = {function.name: function.operations for function in it.generation.library.functions}
    assert {(c.name, c.mul, c.add) for c in costs.functions} == {(n, o.mul, o.add) for n, o in of_library.items()}
    assert [a.function for a in agreed.functions] == list(of_library)
    assert all(a.asked is None or a.asked <= a.digits <= agreed.most for a in agreed.functions)
    found = check(it)
    assert len(found.findings) == len(rules(it.robot)) and all("/" not in f.place for f in found.findings)


@pytest.mark.parametrize("robot", ["planar2", "panda"])
def test_code_is_what_files_hold_and_functions_are_found_in_it(robot: str) -> None:
    """Python and C; each place is the line where a function begins, or its formulas do."""
    found = code(material(robot))
    assert not isinstance(found, Absent)
    for file in found.files:
        lines = file.text.split("\n")
        assert {place.function for place in file.places} | set(found.left_out) == {
            it.name for it in material(robot).functions
        }
        for place in file.places:
            assert place.function in lines[place.line] and "(" in lines[place.formulas]
    assert compile(found.files[0].text, found.files[0].name, "exec") and str(ROOT) not in found.files[0].text


def test_code_that_is_too_long_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """What most people look for stays; the command in the head of the files asks for what they hold."""
    monkeypatch.setattr("symdyn.report.code._LONGEST", 120_000)
    found = code(material("panda"))
    assert not isinstance(found, Absent) and "coriolis_matrix" in found.left_out
    assert found.command.startswith("symdyn generate panda --functions ")  # as it can be typed: it ships
    held = {place.function for place in found.files[0].places}
    assert {"mass_matrix", "mass_matrix_inverse"} <= held and held.isdisjoint(found.left_out)
    assert "def coriolis_matrix" not in found.files[0].text and "--functions" in found.files[0].text


def test_sections_are_plain_and_the_same_twice() -> None:
    """All of it is JSON without numbers that are none; made anew it is the same, and names no folder."""
    it = material("scara")
    again = gather(it.request, it.robot)
    for make in (entry, couplings, conditioning, parameters, check, operations, digits, code):
        one, other = (json.dumps(asdict(make(each)), allow_nan=False) for each in (it, again))  # type: ignore[operator]
        assert one == other and str(ROOT) not in one and str(Path.home()) not in one
