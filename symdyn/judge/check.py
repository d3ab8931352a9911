"""`symdyn check`: all rules over one robot."""

from __future__ import annotations

from symdyn.description.notes import notes
from symdyn.description.robot import Robot
from symdyn.description.rules import robot_faults
from symdyn.description.units import unit_faults
from symdyn.faults import Fault, Severity
from symdyn.judge.axes import axis_notes
from symdyn.judge.contacts import contact_notes, with_independent_contacts
from symdyn.judge.loops import loop_faults
from symdyn.judge.singular import BadPivot, bad_pivots
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import Model
from symdyn.wording import counted, listed


def check(robot: Robot) -> tuple[Fault, ...]:
    """Remarks of the reader and findings of every rule, in the order of the file."""
    model = numeric_model(robot)
    found = [*robot.remarks, *robot_faults(robot), *unit_faults(robot), *notes(robot), *axis_notes(robot, model)]
    places = {joint.name: joint.at for joint in robot.joints}
    for bad in bad_pivots(model):
        joint = model.joints[bad.joint].name
        rule, cure = _singular(model, bad)
        found.append(Fault(places[joint], f"joint '{joint}'", rule, cure))
    found += [*loop_faults(robot, model), *contact_notes(with_independent_contacts(robot))]
    return tuple(sorted(found, key=lambda fault: fault.at.line))


def told_beside_files(robot: Robot, *, friction: bool) -> list[str]:
    """What `generate` says of the robot: notes on what its numbers mean, and how many warnings there are to read.

    The warnings themselves are left to `check`: a file has none or many.
    """
    lines = [str(f) for f in robot.remarks if f.severity is Severity.NOTE]
    lines += [str(note) for note in notes(robot, friction=friction)]
    found = [*robot.remarks, *robot_faults(robot), *unit_faults(robot)]
    count = sum(fault.severity is Severity.WARNING for fault in found)
    if count:
        lines.append(f"{robot.at.file}: {counted(count, 'warning')}; 'symdyn check' lists them")
    return lines


def _singular(model: Model, bad: BadPivot) -> tuple[str, str]:
    body = model.bodies[bad.joint]
    moved = listed(body.links) or body.name
    cure = f"give {moved} mass and inertia, give the joint an armature, or hold it with '--lock {body.joint.name}'"
    if bad.composite == 0:
        return "moves no inertia, so the mass matrix is singular", cure
    if bad.pivot < 0 and abs(bad.pivot) > 1e-9 * abs(bad.composite):
        what = f"feels a negative inertia ({bad.pivot:.3g}), so the mass matrix is not positive definite"
        return what, "check the inertias of the links it moves"
    return "adds no inertia of its own to the joints behind it, so the mass matrix is singular", cure
