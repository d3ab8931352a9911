"""How to record regressors and base parameters."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.columns import Column, columns_of
from symdyn.symbolic import regressor
from symdyn.symbolic.newton_euler import motions
from symdyn.symbolic.table.ways import Recorder, Ways, one
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop


def _columns(w: Workshop, columns: Sequence[Column]) -> Ways:
    """By the motions that joints make behind them, or by the forces that come inward to them."""
    qd, qdd = w.argument("qd"), w.argument("qdd")

    def by(made: regressor.Recursion) -> Results:
        forces = regressor.body_columns(w.at, motions(w.at, qd, qdd), columns)
        return [("Y", regressor.with_joints(w.at, made(w.at, forces, len(columns)), columns, qd, qdd))]

    return [lambda: by(regressor.by_motions), lambda: by(regressor.by_forces)]


def _regressor(w: Workshop) -> Ways:
    return _columns(w, columns_of(w.model))


def _base_regressor(w: Workshop) -> Ways:
    """The columns of the numbers that are kept."""
    columns = columns_of(w.model)
    return _columns(w, [columns[place] for place in w.regrouping.kept])


def _energy_regressor(w: Workshop) -> Ways:
    columns = columns_of(w.model)

    def results() -> Results:
        kinetic = regressor.kinetic_row(w.at, w.velocities, columns, w.argument("qd"))
        return [("E", [kinetic, regressor.potential_row(w.at, columns)])]

    return one(results)


def _base_parameters(w: Workshop) -> Ways:
    return one(lambda: [("beta", w.regrouping.of(w.argument("pi")))])


RECORDERS: dict[str, Recorder] = {
    "regressor": _regressor,
    "energy_regressor": _energy_regressor,
    "base_regressor": _base_regressor,
    "base_parameters": _base_parameters,
}
