"""Showing the expressions to people: single entries, and whether diagonalising coordinates exist."""
