"""Pages of finished lines, laid out by templates."""

from __future__ import annotations

from functools import cache
from typing import Any

import jinja2

from symdyn.resources import folder


@cache
def _templates() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder("templates")),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def lay_out(template: str, page: Any) -> str:
    """The text of a page."""
    return _templates().get_template(template).render(page=page)
