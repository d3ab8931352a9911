"""Pinocchio in C++ and through CasADi, compiled here against the installed `pin`; nothing of it is needed elsewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pinocchio
from common import BUILD

HERE = Path(__file__).resolve().parent
_EXTRA = BUILD / "peers"  # headers that `pin` does not bring
_DEFINED = (
    "BOOST_MPL_LIMIT_LIST_SIZE=30",
    "BOOST_MPL_LIMIT_VECTOR_SIZE=30",
    "BOOST_MPL_CFG_NO_PREPROCESSED_HEADERS",
    "BOOST_FUSION_INVOKE_MAX_ARITY=12",
    "NDEBUG",
)  # as Pinocchio's own build sets them


def driver() -> Path:
    """driver.c with Pinocchio's side, -O3 as Pinocchio itself is built."""
    driver_object = BUILD / "driver.o"
    _made(driver_object, [HERE / "driver.c"], ["gcc", "-std=c99", "-O2", "-c", HERE / "driver.c", "-o", driver_object])
    program, source = BUILD / "driver-pinocchio", HERE / "pinocchio.cpp"
    return _made(
        program, [source, driver_object], [*_compiler("-O3"), source, driver_object, *_linked(), "-o", program]
    )


def counter() -> Path:
    """casadi.cpp; what it counts does not depend on how it is optimised."""
    program, source = BUILD / "counter-casadi", HERE / "casadi.cpp"
    return _made(program, [source], [*_compiler("-O0"), source, *_linked(), *_casadi(), "-o", program])


def _made(target: Path, sources: list[Path], command: list[object]) -> Path:
    """Run a compiler, unless the target is newer than its sources."""
    if not target.exists() or target.stat().st_mtime < max(source.stat().st_mtime for source in sources):
        subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True)
    return target


def _compiler(level: str) -> list[object]:
    if not (_EXTRA / "casadi").exists():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", _EXTRA]
        subprocess.run([*map(str, command), "cmeel-eigen", "casadi"], check=True, capture_output=True, text=True)
    folders = [_prefix() / "include", _EXTRA / "cmeel.prefix" / "include" / "eigen3", _EXTRA / "casadi" / "include"]
    options = [*(f"-D{name}" for name in _DEFINED), *(f"-I{folder}" for folder in folders)]
    return ["g++", "-std=c++17", level, "-w", *options]


def _prefix() -> Path:
    return Path(pinocchio.__file__).resolve().parents[4]


def _linked() -> list[object]:
    folder = _prefix() / "lib"
    libraries = ["-lpinocchio_default", "-lboost_serialization", "-lboost_filesystem"]
    return [f"-L{folder}", f"-Wl,-rpath,{folder}", *libraries]


def _casadi() -> list[object]:
    return [f"-L{_EXTRA / 'casadi'}", f"-Wl,-rpath,{_EXTRA / 'casadi'}", "-lcasadi"]
