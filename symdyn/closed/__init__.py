"""Readable closed forms: the formulas of small robots as a textbook prints them."""
