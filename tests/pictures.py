"""Pictures of the examples as tests see them: words, and the points of curves, whichever version of matplotlib drew them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
PAPER = (-50.0, 700.0)  # where a picture is, in points; beyond lies the logarithm of nothing
NEAR = 0.25  # points of the picture, of which it is 547 wide


def words(picture: Path) -> list[str]:
    """All that stands in it, in the order of the alphabet."""
    return sorted("".join(text.itertext()).strip() for text in ET.parse(picture).getroot().iter(f"{SVG}text"))


def curves(picture: Path) -> dict[str, np.ndarray]:
    """The points of every curve by the name that `drawing.save` gave it, (K, 2); of dots their middles."""
    found = {}
    for group in ET.parse(picture).getroot().iter(f"{SVG}g"):
        name = group.get("id") or ""
        if not name.startswith("curve-"):
            continue
        dots = [(float(use.get("x") or 0), float(use.get("y") or 0)) for use in group.iter(f"{SVG}use")]
        lines = [path.get("d") or "" for path in group.findall(f"{SVG}path")]
        points = re.findall(r"[ML] (\S+) (\S+)", " ".join(lines))
        found[name] = np.array(dots or points, dtype=float)
    return found


def assert_same(drawn: Path, kept: Path) -> None:
    """The same words and the same curves, but for rounding."""
    assert words(drawn) == words(kept), f"draw {kept.name} again"
    ours, theirs = curves(drawn), curves(kept)
    assert ours and ours.keys() == theirs.keys()
    for name, points in ours.items():
        assert points.shape == theirs[name].shape and len(points) > 1, name
        off = np.abs(np.clip(points, *PAPER) - np.clip(theirs[name], *PAPER)).max()
        assert off < NEAR, f"draw {kept.name} again: {name} is off by {off:.2g} points"
