"""How the examples draw: matplotlib in one style, the same file for the same curves."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import matplotlib.style
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullFormatter

matplotlib.style.use(Path(__file__).with_name("examples.mplstyle"))
BLUE, RED, GREEN, PURPLE, SKY, ORANGE = "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00"
INK, GREY = "#24292f", "#8c959f"
PLACES, DIGITS = re.compile(r' (?:d|x|y)="[^"]*"'), re.compile(r"\d+\.\d{3,}")
SUPERSCRIPT = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def figure(rows: int = 1, columns: int = 1, figsize: tuple[float, float] = (7.6, 4.4), **axes: Any) -> Any:
    """A figure and its axes, (rows, columns); without pyplot, so that it opens no window and keeps nothing."""
    drawn = Figure(figsize=figsize)
    return drawn, drawn.subplots(rows, columns, squeeze=False, **axes)


def logarithmic(axes: Axes, low: float, high: float) -> None:
    """A scale of powers of ten upwards, written as 10⁻³."""
    axes.set_yscale("log")
    axes.set_ylim(low, high)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: f"10{str(round(np.log10(y))).translate(SUPERSCRIPT)}"))
    axes.yaxis.set_minor_formatter(NullFormatter())


def save(drawn: Figure, file: Path) -> None:
    """Write the picture, without a date, to a hundredth of a point; every curve has a name, by which tests find its points."""
    for k, axes in enumerate(drawn.axes):
        for j, line in enumerate(axes.get_lines()):
            if len(line.get_xydata()):  # else it is there for the legend only
                line.set_gid(f"curve-{k}-{j}")
    text = io.StringIO()
    drawn.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    short = PLACES.sub(lambda places: DIGITS.sub(lambda found: f"{float(found[0]):.2f}", places[0]), text.getvalue())
    file.write_text(short, encoding="utf-8")
