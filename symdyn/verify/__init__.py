"""Judging: when two numbers are equal, whether a model can be inverted, and files against the core."""
