"""The numeric core: recursive dynamics in NumPy, dense 6×6, as the papers write it. It judges everything else.

One file per idea, and in `joints/` one per kind of joint. Letters are the papers': `H` joint map, `phi` rigid body
transform, `M` inertias, `P` articulated inertia, `D` and `G` innovation variance and Kalman gain, `psi` closed-loop transform,
`V`, `alpha`, `f` velocity, acceleration, force. docs/mathematics.md has the formulas and the conventions. Nothing here may
import SymPy.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
