"""The tests; their processes share the cores already, so NumPy's algebra gets one thread each, set before it is loaded."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
