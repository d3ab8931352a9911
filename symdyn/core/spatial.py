"""Six-vectors, angular part first: velocity `V = [w; v]`, force `f = [n; f]`.

`x~` is the cross matrix of `x`, `*` the transpose.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array


def blocks(a: Array, b: Array | float, c: Array | float, d: Array | float) -> Array:
    """`[[a, b],[c, d]]`, many times faster than `np.block`."""
    whole = np.empty((6, 6))
    whole[:3, :3], whole[:3, 3:], whole[3:, :3], whole[3:, 3:] = a, b, c, d
    return whole


def tilde(x: Array) -> Array:
    """`x~`, with `x~ y = x × y`."""
    return np.array([[0.0, -x[2], x[1]], [x[2], 0.0, -x[0]], [-x[1], x[0], 0.0]])


def rigid_transform(R: Array, l: Array) -> Array:  # noqa: E741 - the papers' letter
    """`phi(p,i) = [[R, l~R],[0, R]]`: forces of frame i to frame p; the transpose takes velocities from p to i.

    Args:
        R: turns i's axes into p's.
        l: from O_p to O_i, in p's axes.
    """
    return blocks(R, tilde(l) @ R, 0.0, R)


def spatial_inertia(m: float, h: Array, J: Array) -> Array:
    """`M = [[J, h~],[-h~, m 1]]`, `h` the first moment, `J` about the frame's origin."""
    return blocks(J, tilde(h), -tilde(h), m * np.eye(3))


def S(V: Array) -> Array:
    """`S[V] = [[w~, v~],[0, w~]]`, the cross product on forces; on velocities it is `-S*[V]`."""
    w = tilde(V[:3])
    return blocks(w, tilde(V[3:]), 0.0, w)


def Q(f: Array) -> Array:
    """`Q[f] = [[n~, f~],[f~, 0]]`, so that `Q[X] Y = -S[Y] X`."""
    force = tilde(f[3:])
    return blocks(tilde(f[:3]), force, force, 0.0)
