"""Six-vectors, angular part first: velocity `V = [w; v]`, force `f = [n; f]`.

`x~` is the cross matrix of `x`, `*` the transpose.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array


def tilde(x: Array) -> Array:
    """`x~`, with `x~ y = x × y`."""
    return np.array([[0.0, -x[2], x[1]], [x[2], 0.0, -x[0]], [-x[1], x[0], 0.0]])


def rigid_transform(R: Array, l: Array) -> Array:  # noqa: E741 - the papers' letter
    """`phi(p,i) = [[R, l~R],[0, R]]`: forces of frame i to frame p; the transpose takes velocities from p to i.

    Args:
        R: turns i's axes into p's.
        l: from O_p to O_i, in p's axes.
    """
    return np.block([[R, tilde(l) @ R], [np.zeros((3, 3)), R]])


def spatial_inertia(m: float, h: Array, J: Array) -> Array:
    """`M = [[J, h~],[-h~, m 1]]`, `h` the first moment, `J` about the frame's origin."""
    return np.block([[J, tilde(h)], [-tilde(h), m * np.eye(3)]])


def S(V: Array) -> Array:
    """`S[V] = [[w~, v~],[0, w~]]`, the cross product on forces; on velocities it is `-S*[V]`."""
    return np.block([[tilde(V[:3]), tilde(V[3:])], [np.zeros((3, 3)), tilde(V[:3])]])


def Q(f: Array) -> Array:
    """`Q[f] = [[n~, f~],[f~, 0]]`, so that `Q[X] Y = -S[Y] X`."""
    return np.block([[tilde(f[:3]), tilde(f[3:])], [tilde(f[3:]), np.zeros((3, 3))]])
