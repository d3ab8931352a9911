"""How sure the smoother is: covariances of co-states and of smoothed states (KFS 9.17–9.21).

With independent random forces of covariance `M_i` on the bodies, and noise of variance `r_i` (armature) in the measurement of
each joint force, the forces between the bodies are a random state, and the recursions of riccati.py are its Kalman filter.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.inverse import upsilon
from symdyn.core.riccati import riccati
from symdyn.core.tree import Tree


def smoothed_covariances(tree: Tree, q: Array) -> tuple[Array, Array]:
    """`Y_i`, the covariance of body i's co-state, and `S_i = P_i - P_i Y_i P_i` (KFS 9.18); both (bodies,6,6).

    `S_i` is what all joint forces together leave unknown of the force that body i passes on inward.
    """
    at = tree.at(q)
    filtered = riccati(at)
    Y, P = upsilon(at, filtered)[0][tree.ends], filtered.P[tree.ends]
    return Y, np.asarray(P - P @ Y @ P)
