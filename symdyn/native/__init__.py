"""`symdyn build`: a generated C file as a shared library, and a Python module that calls it."""
