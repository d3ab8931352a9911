"""`--json`: one document on standard output, for whatever reads the answer of a command and is no person."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any

import click

from symdyn.faults import Fault, Severity

FLAG = "--json"

json_option = click.option(FLAG, "as_json", is_flag=True, help="Answer with one JSON document.")


def answer(document: Mapping[str, Any], faults: Iterable[Fault] = (), *, ok: bool = True) -> None:
    """Print the document, after whether all is well and the faults found.

    Args:
        document: what the command has to say; numbers that are not finite become null.
        faults: of the input; one that is an error is never well.
        ok: whether the rest is.
    """
    found = list(faults)
    well = ok and not any(fault.severity is Severity.ERROR for fault in found)
    whole = {"ok": well, "faults": [_fault(fault) for fault in found], **document}
    click.echo(json.dumps(_finite(whole), indent=2, allow_nan=False))


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "severity": fault.severity.value,
        "file": fault.at.file,
        "line": fault.at.line or None,
        "subject": fault.subject,
        "rule": fault.rule,
        "cure": fault.cure,
        "message": str(fault),
    }


def _finite(value: Any) -> Any:
    """JSON has no word for infinity."""
    if isinstance(value, Mapping):
        return {key: _finite(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(entry) for entry in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
