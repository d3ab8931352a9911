"""Others with our robots: Pinocchio's own C++, C that CasADi writes of it, MuJoCo.

Everything of Pinocchio is compiled here from its headers, so that one set of options holds for all sides; MuJoCo's library is
the one of its wheel.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import casadi
import mujoco
import numpy as np
import pinocchio
from common import BUILD, ROOT

from symdyn.description import read_robot
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import Model

sys.path.insert(0, str(ROOT))
from tests.oracles.mujoco_oracle import MuJoCo
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import urdf_text

HERE = Path(__file__).resolve().parent
FLAGS = ("-O3", "-march=native", "-ffp-contract=fast")
_PREFIX = Path(pinocchio.__file__).resolve().parents[4]  # where `pin` and `cmeel-eigen` put what is not Python
_CASADI = Path(casadi.__file__).resolve().parent
_MUJOCO = Path(mujoco.__file__).resolve().parent
_DEFINED = (
    "BOOST_MPL_LIMIT_LIST_SIZE=30",
    "BOOST_MPL_LIMIT_VECTOR_SIZE=30",
    "BOOST_MPL_CFG_NO_PREPROCESSED_HEADERS",
    "BOOST_FUSION_INVOKE_MAX_ARITY=12",
    "NDEBUG",
)  # as Pinocchio's own build sets them


@cache
def urdf(name: str) -> str:
    """A robot of `robots/` as others read it."""
    text = urdf_text(read_robot(ROOT / "robots" / f"{name}.yaml"))
    limited = r'type="revolute">\1<limit lower="-7" upper="7" effort="1" velocity="1"/></joint>'
    return re.sub(
        r'type="continuous">(.*?)</joint>', limited, text
    )  # so that Pinocchio takes angles, not their cosines


@cache
def ours(name: str) -> Model:
    """The same as symdyn reads it."""
    return numeric_model(read_robot(ROOT / "robots" / f"{name}.yaml"))


def _joints(name: str) -> tuple[str, list[str], np.ndarray, np.ndarray]:
    it = ours(name)
    return urdf(name), [joint.name for joint in it.joints], np.array(it.gravity, float), np.zeros(it.nv)


@cache
def in_pinocchio(name: str) -> Pinocchio:
    """Where our numbers are among Pinocchio's."""
    return Pinocchio(*_joints(name))


@cache
def in_mujoco(name: str) -> MuJoCo:
    """Where our numbers are among MuJoCo's; and its model."""
    return MuJoCo(*_joints(name))


def model(name: str) -> Any:
    """A robot of `robots/` as Pinocchio reads it; friction and armature play no part in its algorithms here."""
    made = pinocchio.buildModelFromXML(urdf(name))
    for index, placed in enumerate(made.jointPlacements):  # 6e-17 is meant to be 0: fewer operations for CasADi
        made.jointPlacements[index] = pinocchio.SE3(_cleaned(placed.rotation), _cleaned(placed.translation))
    for index, body in enumerate(made.inertias):
        made.inertias[index] = pinocchio.Inertia(body.mass, _cleaned(body.lever), _cleaned(body.inertia))
    return made


def _cleaned(array: np.ndarray) -> np.ndarray:
    return np.where(np.abs(array) < 1e-12, 0.0, np.where(np.abs(np.abs(array) - 1) < 1e-12, np.sign(array), array))


@cache
def model_file(name: str) -> Path:
    """The model as the C++ programs read it; as MuJoCo's side does, it lies beside that as `.mjb`."""
    file = BUILD / f"{name}.model"
    file.parent.mkdir(parents=True, exist_ok=True)
    model(name).saveToText(str(file))
    if in_mujoco_too(name):
        mujoco.mj_saveModel(in_mujoco(name).model, f"{file}.mjb", None)
    return file


@cache
def in_mujoco_too(name: str) -> bool:
    """Whether MuJoCo takes a robot, and its numbers are ours in another order: joints have one number each."""
    if ours(name).nq != ours(name).nv:
        return False
    try:
        in_mujoco(name)
    except ValueError:  # inertias that no body has, as the Puma's
        return False
    return True


def driver() -> Path:
    """The program that calls the sides in turn."""
    return _made(BUILD / "driver", HERE / "driver.c", ["gcc", "-O2"], ["-ldl"])


def own_side(flags: Sequence[str] = FLAGS) -> Path:
    """Pinocchio's C++."""
    library = BUILD / f"pinocchio_{flags[1].removeprefix('-march=')}.so"
    return _made(library, HERE / "pinocchio.cpp", [*_compiler(), *flags, "-fPIC", "-shared"], _linked())


def mujoco_side() -> Path:
    """MuJoCo, called as C programs call it."""
    include, library = f"-I{_MUJOCO / 'include'}", next(_MUJOCO.glob("libmujoco.so*"))
    return _made(
        BUILD / "mujoco.so",
        HERE / "mujoco.c",
        ["gcc", "-O3", include, "-fPIC", "-shared"],
        [library, f"-Wl,-rpath,{_MUJOCO}"],
    )


@cache
def casadi_text(name: str) -> tuple[Path, dict[str, list[int]]]:
    """C that CasADi writes of Pinocchio's algorithms for a robot, and mul, add, div, trig of each function."""
    file, done = write_casadi(name)
    return file, {word: [int(count) for count in counts] for word, *counts in map(str.split, done.splitlines())}


def write_casadi(name: str) -> tuple[Path, str]:
    """The same, written anew; what the program prints."""
    writes = _made(BUILD / "casadi", HERE / "casadi.cpp", [*_compiler(), "-O0"], [*_linked(), *_linked_casadi()])
    file = BUILD / f"{name}_casadi.c"
    done = subprocess.run([writes, model_file(name), file], check=True, capture_output=True, text=True)
    return file, done.stdout


def _made(target: Path, source: Path, compiler: list[object], libraries: list[object]) -> Path:
    """Run a compiler, unless the target is newer than its source."""
    if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
        target.parent.mkdir(parents=True, exist_ok=True)
        words = [str(word) for word in (*compiler, source, *libraries, "-o", target)]
        done = subprocess.run(words, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{source.name} does not compile here:\n{done.stderr[:2000]}")
    return target


def _compiler() -> list[object]:
    folders = [_PREFIX / "include", _PREFIX / "include" / "eigen3", _CASADI / "include"]
    return ["g++", "-std=c++17", "-w", *(f"-D{name}" for name in _DEFINED), *(f"-I{folder}" for folder in folders)]


def _linked() -> list[object]:
    folder = _PREFIX / "lib"
    return [f"-L{folder}", f"-Wl,-rpath,{folder}", "-lboost_serialization", "-lboost_filesystem"]


def _linked_casadi() -> list[object]:
    return [f"-L{_CASADI}", f"-Wl,-rpath,{_CASADI}", "-lcasadi"]
