"""No test can vanish: what tests run over is in the repository, and what is empty or skipped fails."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.collection import ALL, EVERY, OWN_URDFS, ROOT, SHIPPED, case

SHOWN = {
    "an inertial frame that is turned": r'<inertial>\s*<origin xyz="[^"]*" rpy=',
    "fixed joints": 'type="fixed"',
    "continuous joints": 'type="continuous"',
    "prismatic joints": 'type="prismatic"',
    "an angle cut off": '"-?1.5708 ',
    "an oblique axis": '<axis xyz="1 2 -2"/>',
    "an axis that is left out": r'velocity="1.5"/>\s*<dynamics damping="35"',
    "damping and friction": r'<dynamics damping="[^"]*" friction="',
    "a mimic joint that runs backwards": '<mimic joint="thumb" multiplier="-',
    "a link without mass that moves": '<link name="cross"/>',
}
SKIPPED = {
    "a mark": "@pytest.mark.skip(reason='today')\ndef test_it(): pass\n",
    "a call": "def test_it(): pytest.skip('today')\n",
    "an expected failure": "@pytest.mark.xfail(reason='today')\ndef test_it(): assert False\n",
    "a fixture": "@pytest.fixture\ndef it(): pytest.skip('today')\n\ndef test_it(it): pass\n",
    "a whole file": "pytest.skip('today', allow_module_level=True)\n",
    "an import": "pytest.importorskip('no_such_module_today')\n\ndef test_it(): pass\n",
}


def run_pytest(folder: Path, tests: dict[str, str], *options: str, ci: str = "") -> subprocess.CompletedProcess[str]:
    """Pytest, as this project sets it up, on some files and one that passes."""
    for name, text in {**tests, "passes": "def test_passes(): pass\n"}.items():
        (folder / f"test_{name.replace(' ', '_')}.py").write_text(f"import pytest\n{text}")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)]
    command += ["-p", "tests.unskipped", "-p", "no:cacheprovider", *options, str(folder)]
    environment = {**os.environ, "CI": ci, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_robots_are_in_the_repository() -> None:
    """Robots that ship and URDFs of our own are there without any folder beside the repository."""
    assert len(EVERY) == 20
    assert [path.stem for path in OWN_URDFS] == ["cardan", "gantry", "six_axis", "two_arms"]
    assert all(case(path).tree.tools for path in ALL)  # tests of poses and Jacobians run over them
    assert {*SHIPPED, *OWN_URDFS} <= set(ALL) and all(path.is_relative_to(ROOT) for path in (*SHIPPED, *OWN_URDFS))


@pytest.mark.parametrize("what", SHOWN)
def test_our_urdfs_hold_what_real_ones_do(what: str) -> None:
    """Between them our own URDFs have everything that readers of real ones stumble over."""
    assert any(re.search(SHOWN[what], path.read_text(encoding="utf-8")) for path in OWN_URDFS)


def test_our_urdfs_have_lumps_and_branches() -> None:
    """One has four links in a row that are one body, one has four branches and joints in another order than its file."""
    files = {path.stem: path for path in OWN_URDFS}
    assert case(files["six_axis"]).model.bodies[-1].links == ("hub", "flange", "bracket", "camera")
    arms = case(files["two_arms"])
    listed = re.findall(r'<joint name="([^"]+)"', files["two_arms"].read_text(encoding="utf-8"))
    assert [joint for joint in listed if joint in arms.joints] != arms.joints
    assert [tool.name for tool in arms.tree.tools] == ["left.hand", "neck", "battery", "right.fore"]


def test_nothing_is_skipped_in_ci(tmp_path: Path) -> None:
    """Whatever is skipped passes at home, and fails where CI is true."""
    assert run_pytest(tmp_path, SKIPPED).returncode == 0
    result = run_pytest(tmp_path, SKIPPED, "--continue-on-collection-errors", ci="true")
    assert result.returncode == 1
    for name in SKIPPED:
        said = rf"^(FAILED|ERROR) test_{name.replace(' ', '_')}\.py\S* - nothing may be skipped in CI"
        assert re.search(said, result.stdout, re.M), f"{name}: {result.stdout}"


@pytest.mark.parametrize("processes", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_an_empty_set_of_parameters_fails(tmp_path: Path, processes: tuple[str, ...]) -> None:
    """A test that would run over nothing fails when it is collected, not only in CI."""
    empty = "@pytest.mark.parametrize('robot', [])\ndef test_it(robot): pass\n"
    result = run_pytest(tmp_path, {"empty": empty}, *processes)
    assert result.returncode not in (0, 5) and "Empty parameter set in 'test_it'" in result.stdout, result.stdout


@pytest.mark.parametrize("processes", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_no_tests_at_all_fail(tmp_path: Path, processes: tuple[str, ...]) -> None:
    """A run that finds no test is no success."""
    assert run_pytest(tmp_path, {}, "-k", "no_such_test", *processes).returncode == 5
