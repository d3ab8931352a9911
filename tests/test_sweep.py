"""Curves over one joint: the core has them, terminals and browsers can show them."""

from __future__ import annotations

import json
import math
import re
from xml.dom.minidom import Document, parseString

import numpy as np
import pytest

from symdyn.core.inverse import mass_matrix_inverse
from symdyn.inspect.chart import plot, short, ticks
from symdyn.inspect.study import study_of
from symdyn.inspect.sweep import MOST_CURVES, Sweep, sweep
from symdyn.inspect.sweep_svg import sweep_svg
from symdyn.inspect.sweep_text import sweep_text
from tests.test_figures import MIXED, PENDULUM, from_text, shipped


def of(robot: str, function: str, joint: int, **options: object) -> Sweep:
    study = study_of(shipped(robot), function)
    return sweep(study, study.function.quantity.outputs[0].name, joint, **options)  # type: ignore[arg-type]


def test_a_curve_is_what_the_core_says() -> None:
    """Each point of a Panda's entry over its third joint, the others where the answer says they stand."""
    found = of("panda", "mass_matrix_inverse", 2, positions=[1 * 7 + 2], at={1: 0.4})
    (curve,) = found.curves
    assert found.limited and (found.joint, found.unit) == ("panda_joint3", "rad")
    q = np.zeros(7)
    for stand in found.stands:
        q[stand.index] = stand.position
    assert q[1] == 0.4 and q[3] == pytest.approx((-3.0718 - 0.0698) / 2)  # its limits leave zero out
    for position, value in list(zip(found.positions, curve.values, strict=True))[::40]:
        q[2] = position
        assert value == pytest.approx(mass_matrix_inverse(shipped("panda").tree, q)[1, 2], rel=1e-9)
    text = sweep_text(found)
    assert "panda_joint2 [1] at 0.4 rad" in text and "panda_joint1 [0] at" not in text


def test_the_drawing_is_small() -> None:
    """At most 80 by 20 characters, its numbers included, and at most a hundred for what is said about it."""
    for found in (of("planar2", "mass_matrix_inverse", 1), of("panda", "mass_matrix_inverse", 3)):
        lines = sweep_text(found).splitlines()
        drawn = [line for line in lines if re.search("[│┤└]", line)]
        assert max(map(len, drawn)) <= 80 and len(drawn) + 2 <= 20
        assert max(map(len, lines)) <= 100


def test_entries_that_are_equal_share_a_curve_and_those_that_vanish_have_none() -> None:
    """M of a SCARA over its elbow: two entries off the diagonal are one curve, zeros are left out."""
    found = of("scara", "mass_matrix", 1)
    assert [curve.index for curve in found.curves] == [(0, 0), (0, 1), (1, 1), (2, 2)]
    assert found.same == {"mass_matrix[joint1, joint2]": ("[joint2, joint1]",)} and found.left_out == 0
    assert [curve.unit for curve in found.curves] == ["kg m²"] * 3 + ["kg"]
    assert "b  [joint1, joint2] = [joint2, joint1]" in sweep_text(found)


def test_of_many_curves_those_that_change_most_are_shown() -> None:
    """Eight of a Panda's M⁻¹, three of which stand for two entries; the text says how many are not shown."""
    found = of("panda", "mass_matrix_inverse", 3)
    assert len(found.curves) == MOST_CURVES and found.left_out == 38
    assert "Not shown: 38 entries" in sweep_text(found)


def test_singular_points_leave_gaps() -> None:
    """The operational inertia of a stretched arm: the curve ends before it, and says so; the axis keeps to what is usual."""
    found = of("planar2", "operational_inertia_tip", 1, positions=[0])
    (curve,) = found.curves
    assert not math.isfinite(curve.values[len(curve.values) // 2]) and found.shown[1] < 1000
    text = sweep_text(found)
    assert "where there is a gap" in text and "leave the picture" in text
    document = parseString(sweep_svg(found))
    (path,) = document.getElementsByTagName("path")
    assert path.getAttribute("d").count("M") == 2 and "nan" not in path.getAttribute("d")
    assert json.loads(json.dumps(found.as_dict(), allow_nan=False))["curves"][0]["values"][180] is None


def words(document: Document) -> list[str]:
    return [node.firstChild.data for node in document.getElementsByTagName("text")]  # type: ignore[union-attr]


def test_the_picture_is_self_contained_and_accessible() -> None:
    """It parses, has a title and a description, axes with numbers and units, a legend, and nothing from outside."""
    picture = sweep_svg(of("planar2", "mass_matrix_inverse", 1))
    document = parseString(picture)
    root = document.documentElement
    assert root is not None and root.getAttribute("role") == "img"
    (title,) = (node for node in document.getElementsByTagName("title") if node.parentNode is root)
    assert title.firstChild.data == "mass_matrix_inverse over elbow"  # type: ignore[union-attr]
    shown = words(document)
    assert {"-2", "0", "2", "80", "elbow, rad", "1/(kg m²)", "[elbow, elbow]"} <= set(shown)
    assert "prefers-color-scheme: dark" in picture and len(document.getElementsByTagName("path")) == 3
    outside = re.findall(r"(?:href|src|@import|url\((?!#))", picture)
    assert not outside and picture.count("http") == 1  # the name space


def test_names_cannot_break_the_picture() -> None:
    """Joints may be called anything; the picture still parses and shows it."""
    text = PENDULUM.replace("pivot:", '"<a & \\"b\\">":')
    study = study_of(from_text(text), "gravity_forces")
    document = parseString(sweep_svg(sweep(study, "g", 0)))
    assert '<a & "b">, rad' in words(document)


def test_a_joint_that_changes_nothing_is_said_to() -> None:
    """In place of a flat line; the same for a quantity that is zero, and for one joint only."""
    assert "It is 0.0379 all the way: panda_joint1 does not change it." in sweep_text(
        of("panda", "mass_matrix_inverse", 0, positions=[9])
    )
    assert "joint3 does not change any of these." in sweep_text(of("scara", "mass_matrix", 2))
    zero = sweep(study_of(from_text(PENDULUM), "coriolis_matrix"), "C", 0)
    assert sweep_text(zero).splitlines()[-1] == "It is 0 all the way: pivot does not change it."
    one = sweep_text(sweep(study_of(from_text(PENDULUM), "gravity_forces"), "g", 0)).replace("\n", " ")
    assert "It depends on no other joint." in one and "since it has no limits" in one


def test_slides_have_metres() -> None:
    """A slide without limits moves by a metre to either side."""
    found = sweep(study_of(from_text(MIXED), "potential_energy"), "energy", 0)
    assert (found.positions[0], found.positions[-1], found.unit) == (-1.0, 1.0, "m")


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [(0.0, 1.0, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]), (-3.1, 3.1, [-2.0, 0.0, 2.0]), (7.0, 7.0, [7.0])],
)
def test_ticks_are_round(low: float, high: float, wanted: list[float]) -> None:
    """Steps of one, two or five."""
    assert ticks(low, high) == pytest.approx(wanted)


def test_numbers_are_short() -> None:
    """Three digits, powers of ten only where they are needed."""
    assert [short(x) for x in (0.0, -0.0, 1.5, -0.01234, 12345.6, 1e-7, -2.5e9, math.nan)] == (
        ["0", "0", "1.5", "-0.0123", "12346", "1.00e-7", "-2.50e9", "–"]
    )


def test_a_straight_line_is_drawn_straight() -> None:
    """From the lowest row at the left to the highest at the right."""
    drawn = plot([0.0, 1.0], [[0.0, 1.0]], 10, 5)
    field = [line.split("│")[-1].split("┤")[-1] for line in drawn[:5]]
    assert field[0].strip() and field[0].index(field[0].strip()) >= 7
    assert field[-1].strip() and len(field[-1]) <= 3
