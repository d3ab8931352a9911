"""What pages show of `symdyn inspect` is what it prints."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from symdyn.cli import main
from tests.collection import ROOT

SESSION = re.compile(r"^```console\n\$ symdyn (inspect .+)\n((?:(?!^```).*\n)*)^```$", re.M)


@pytest.mark.parametrize(("page", "least"), [("docs/inspect.md", 8)])
def test_pages_show_what_is_printed(page: str, least: int, update: bool) -> None:
    """Every answer on the page is the command's; `--update` renews them."""
    file = ROOT / page
    text = file.read_text(encoding="utf-8")

    def renewed(session: re.Match[str]) -> str:
        result = CliRunner().invoke(main, shlex.split(session.group(1)))
        assert result.exit_code == 0, result.output
        lines = [line.rstrip() for line in result.output.rstrip("\n").splitlines()]
        return "\n".join(["```console", f"$ symdyn {session.group(1)}", *lines, "```"])

    new, count = SESSION.subn(renewed, text)
    assert count >= least
    if update:
        file.write_text(new, encoding="utf-8")
    assert Path(file).read_text(encoding="utf-8") == new
