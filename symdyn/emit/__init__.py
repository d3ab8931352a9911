"""From a `Library` to the text of generated files.

`body` chooses names and which assignments share a line, once for all languages (`sheet`); `printer` spells them. A language
is a folder with a `Backend` (`backend`, `registry`): it makes pages of finished fields, and templates lay those out. Nothing
below `templates/` decides anything.
"""
