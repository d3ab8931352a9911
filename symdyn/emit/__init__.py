"""From a `Library` to the text of generated files.

`body` chooses names and which assignments share a line, `printer` spells them, `python` and `c` make a `Page` of finished
lines, and the templates lay those out. Nothing below `templates/` decides anything.
"""
