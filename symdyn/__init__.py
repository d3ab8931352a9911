"""symdyn: a robot description in, standalone source files with the robot's dynamics in closed form out.

    >>> import symdyn
    >>> arm = symdyn.load("planar2")

Names are loaded when they are first used, so that importing the package, and asking its version, takes no time.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from symdyn.version import __version__

if TYPE_CHECKING:
    from symdyn.api.core import Core
    from symdyn.api.faults import Faults
    from symdyn.api.generated import Generated
    from symdyn.api.mechanism import Mechanism, load, robots
    from symdyn.api.parts import Joint, Tool
    from symdyn.closed.closed_form import ClosedForm
    from symdyn.faults import Fault, InputError, Severity
    from symdyn.verify.generated import Verdict

__all__ = [
    "ClosedForm",
    "Core",
    "Fault",
    "Faults",
    "Generated",
    "InputError",
    "Joint",
    "Mechanism",
    "Severity",
    "Tool",
    "Verdict",
    "__version__",
    "load",
    "robots",
]

_HOMES = {
    "symdyn.api.core": ("Core",),
    "symdyn.api.faults": ("Faults",),
    "symdyn.api.generated": ("Generated",),
    "symdyn.api.mechanism": ("Mechanism", "load", "robots"),
    "symdyn.api.parts": ("Joint", "Tool"),
    "symdyn.closed.closed_form": ("ClosedForm",),
    "symdyn.faults": ("Fault", "InputError", "Severity"),
    "symdyn.verify.generated": ("Verdict",),
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            value = getattr(importlib.import_module(home), name)
            globals()[name] = value  # found at once from now on
            return value
    raise AttributeError(f"module 'symdyn' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
