"""The generator's algebra: exact numbers, canonical frames, recursions recorded as straight lines of short expressions.

One file per idea, as in `core`, of which nothing is used here. `tape.py` records operations, `program.py` is what is
recorded; `frames.py` and `regroup.py` make the work small before any recursion starts.
"""
