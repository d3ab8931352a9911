"""A robot as people look at it: a tree of its links as text, and as HTML for notebooks."""
