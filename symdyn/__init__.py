"""symdyn: a robot description in, standalone source files with the robot's dynamics in closed form out."""

from __future__ import annotations

from symdyn.version import __version__

__all__ = ["__version__"]
