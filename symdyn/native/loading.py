"""An extension module from its path, whatever the folder."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType


def load_native(file: Path) -> ModuleType:
    """The module that `symdyn build` wrote there."""
    name = file.name.partition(".")[0]
    loader = ExtensionFileLoader(name, str(file.resolve()))
    spec = spec_from_file_location(name, file, loader=loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
