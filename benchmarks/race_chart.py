"""The race as a picture: what share of CasADi's and Pinocchio's time symdyn's C takes."""

from __future__ import annotations

from collections.abc import Mapping

import matplotlib as mpl
from common import ROOT
from matplotlib import pyplot

mpl.use("Agg")
PLACE = ROOT / "docs" / "speed.svg"
SHORT = {
    "inverse_dynamics": "τ",
    "mass_matrix": "M",
    "forward_dynamics": "q̈",
    "mass_matrix_inverse": "M⁻¹",
    "inverse_dynamics_derivatives": "∂τ",
    "forward_dynamics_derivatives": "∂q̈",
}
BARS = {
    "Pinocchio's C++": ("Pinocchio", "#b8c4d0"),
    "CasADi's C of Pinocchio": ("CasADi", "#7a93ac"),
    "symdyn's C": ("symdyn", "#1f6feb"),
    "symdyn's C, in a batch": ("batch", "#0b3d91"),
}


def draw(times: Mapping[tuple[str, str], Mapping[str, float]], made_with: str) -> None:
    """A panel for each robot: nanoseconds of a state, on a scale of powers of ten, a group of bars for each function."""
    robots = list(dict.fromkeys(name for name, _ in times))
    rows = (len(robots) + 2) // 3
    with mpl.rc_context({"svg.hashsalt": "symdyn", "font.size": 9, "svg.fonttype": "none"}):
        figure, panels = pyplot.subplots(rows, 3, figsize=(12, 3.2 * rows), squeeze=False, layout="constrained")
        for name, panel in zip(robots, panels.flat, strict=False):
            functions = [function for robot, function in times if robot == name]
            for place, (label, (side, colour)) in enumerate(BARS.items()):
                heights = [times[name, function][side] for function in functions]
                at = [row + 0.2 * (place - 1.5) for row in range(len(functions))]
                panel.bar(at, heights, 0.19, label=label, color=colour)
            panel.set_yscale("log")
            panel.set_title(name)
            panel.set_xticks(range(len(functions)), [SHORT[function] for function in functions])
            panel.spines[["top", "right"]].set_visible(False)
        for panel in list(panels.flat)[len(robots) :]:
            panel.set_visible(False)
        for row in panels:
            row[0].set_ylabel("ns for a state")
        figure.legend(*panels.flat[0].get_legend_handles_labels(), loc="outside upper center", ncols=4, frameon=False)
        figure.supxlabel(made_with, fontsize=7)
        figure.savefig(PLACE, metadata={"Date": None})
