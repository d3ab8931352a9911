"""Runs the blocks of a page in order, in an empty folder: `python -m tests.pages.run PAGE FOLDER [--thorough]`.

A process of its own for each page: Python's blocks share one namespace, and what they import or configure is theirs alone.
Prints a list of faults as JSON: where, what, and for sessions the lines shown and the lines that came.
"""

from __future__ import annotations

import contextlib
import doctest
import importlib
import io
import json
import os
import re
import subprocess
import sys
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import yaml

import symdyn
from tests.pages.blocks import Block, blocks_of
from tests.pages.console import answer, commands, fits, whole

RUNNABLE = re.compile(r"^(\$ |(symdyn|python3?|pip|make|cc|gcc|cmake|node|git|cd|pytest|import|from) )", re.M)
INSTALLS = re.compile(r"\bpip install\b|\bapt(-get)? ")
_FLAGS = ("-std=c99", "-O1", "-Wall", "-Wextra", "-Werror")


class WrongError(Exception):
    """What a page shows is not so."""


@dataclass
class Fault:
    """Something that a page shows and that is not so; of a session with what it should show."""

    line: int
    what: str
    shown: list[str] | None = None
    got: list[str] | None = None


@dataclass
class Page:
    """A page that is being run, in the current folder."""

    blocks: list[Block]
    namespace: dict[str, Any] = field(default_factory=lambda: {"__name__": "page"})
    faults: list[Fault] = field(default_factory=list)
    printed: list[str] | None = None  # of the Python block before, as long as nothing has shown it

    def run(self, thorough: bool) -> None:
        for place, block in enumerate(self.blocks):
            if block.mark == "not run" or (block.mark == "thorough" and not thorough):
                continue
            run = RUN.get(block.kind)
            try:
                if run is None:
                    raise WrongError(f"nobody knows how to run a block of kind {block.kind!r}")
                if self.printed is not None and block.kind != "text":
                    raise WrongError("the Python block before prints what nothing shows")
                if block.file:
                    self.write(block, self.blocks[place + 1 :])
                else:
                    run(self, block)
            except WrongError as problem:
                self.faults.append(Fault(block.line, str(problem)))
            except Exception:
                self.faults.append(Fault(block.line, traceback.format_exc(limit=-6)))
        if self.printed is not None:
            self.faults.append(Fault(self.blocks[-1].line, "the last Python block prints what nothing shows"))

    def write(self, block: Block, later: list[Block]) -> None:
        """A block that is a file: something behind it has to use it."""
        Path(block.file).parent.mkdir(parents=True, exist_ok=True)
        Path(block.file).write_text(block.text, encoding="utf-8")
        if block.kind == "yaml" and "jobs" in (yaml.safe_load(block.text) or {}):
            _workflow(self, block)
        elif block.kind == "cmake":
            if not any(other.kind == "console" and "cmake " in other.text for other in later):
                raise WrongError("no later command runs CMake")
        elif not any(Path(block.file).stem in other.text for other in later):
            raise WrongError(f"nothing later on the page uses {block.file}")


# --- the kinds


def _console(page: Page, block: Block) -> None:
    for command in commands(block.text, block.line + 1):
        code, got = answer(command.text)
        if command.shown and not fits(command.shown, got):
            page.faults.append(Fault(command.line, f"{command.text}\nprints something else", command.shown, got))
        elif code != 0 and not (code == 1 and whole(command.shown)):
            page.faults.append(Fault(command.line, f"{command.text}\nexit code {code}\n" + "\n".join(got)))


def _python(page: Page, block: Block) -> None:
    """Lines `print(...)  # text` print that text; what comes after them stands in the block of text that follows."""
    _find_modules()
    out = io.StringIO()
    code = "\n" * block.line + block.text  # so that tracebacks count lines of the page
    with contextlib.redirect_stdout(out):
        exec(compile(code, "page", "exec", dont_inherit=True), page.namespace)
    printed = [line.rstrip() for line in out.getvalue().rstrip().splitlines()]
    said = re.findall(r"^\s*print\(.*\)  +# (.+)$", block.text, re.M)
    if not fits(said, printed[: len(said)]):
        raise WrongError(f"prints {printed}, the page says {said}")
    page.printed = printed[len(said) :] or None


def _pycon(page: Page, block: Block) -> None:
    _find_modules()
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(block.text, {}, "page", "page", block.line)
    test.globs = page.namespace
    said: list[str] = []
    if doctest.DocTestRunner(optionflags=flags).run(test, out=said.append, clear_globs=False).failed:
        raise WrongError("".join(said))


def _find_modules() -> None:
    """Folders of modules that commands of the page made are on Python's path, as a user would put them there."""
    for file in (*Path.cwd().glob("**/*.py"), *Path.cwd().glob("**/*.so")):
        if str(file.parent) not in sys.path:
            sys.path.insert(0, str(file.parent))
    importlib.invalidate_caches()


def _text(page: Page, block: Block) -> None:
    """What a Python block before printed; else a formula or a drawing, in which nothing to be run may hide."""
    if page.printed is not None:
        printed, page.printed = page.printed, None
        if not fits([line.rstrip() for line in block.text.splitlines()], printed):
            raise WrongError("the Python block before prints\n" + "\n".join(printed))
    elif RUNNABLE.search(block.text):
        raise WrongError("this looks like something to run: say what it is behind a fence")


def _yaml(page: Page, block: Block) -> None:
    """A robot file, or a part that makes one when it is laid over a robot of the page; or steps of a CI."""
    content = yaml.safe_load(block.text)
    if "jobs" in content:
        _workflow(page, block)
    elif "name" in content:
        _robot_file(page, block, Path(f"{content['name']}.yaml"))
    else:
        wholes = [yaml.safe_load(other.text) for other in page.blocks if other.kind == "yaml"]
        parts = [{**other, **content} for other in wholes if "name" in other]
        if not any(_is_good(yaml.safe_dump(part, sort_keys=False)) for part in parts):
            raise WrongError("laid over no robot of the page this part makes a robot")


def _is_good(text: str) -> bool:
    file = Path("part.yaml")
    file.write_text(text, encoding="utf-8")
    try:
        return not symdyn.load(file).check().errors
    except symdyn.InputError:
        return False
    finally:
        file.unlink()


def _robot_file(page: Page, block: Block, file: Path) -> None:
    """A robot: it has no errors, or a later session shows what is wrong with it."""
    file.write_text(block.text, encoding="utf-8")
    later = "\n".join(other.text for other in page.blocks if other.kind == "console" and other.line > block.line)
    if f" {file.name}" not in later:
        code, got = answer(f"symdyn check {file}")
        if code != 0:
            raise WrongError("\n".join(got))


def _xml(page: Page, block: Block) -> None:
    name = re.search(r'<(robot name|mujoco model)="(\w+)"', block.text)
    if name is None:
        raise WrongError("neither a URDF nor MJCF with a name")
    _robot_file(page, block, Path(f"{name[2]}.{'urdf' if name[1] == 'robot name' else 'xml'}"))


def _workflow(page: Page, block: Block) -> None:
    """What the steps of a CI run, apart from installing."""
    jobs = yaml.safe_load(block.text)["jobs"]
    lines = [line for job in jobs.values() for step in job["steps"] for line in step.get("run", "").splitlines()]
    if not lines:
        raise WrongError("no step runs anything")
    for line in lines:
        if not INSTALLS.search(line):
            code, got = answer(line)
            if code != 0:
                raise WrongError(f"{line}: exit code {code}\n" + "\n".join(got))


def _c(page: Page, block: Block) -> None:
    """A program, or lines of a function's body with their includes; with the generated files that it includes."""
    lines = block.text.splitlines()
    includes = [line for line in lines if line.startswith("#include")]
    body = [line for line in lines if not line.startswith("#include")]
    program = (
        block.text if "int main(" in block.text else "\n".join([*includes, "int main(void) {", *body, "return 0; }"])
    )
    headers = [Path.cwd() / found for found in Path.cwd().glob("**/*.h") if f'"{found.name}"' in program]
    if not headers:
        raise WrongError("includes no header that the page has made")
    Path("block.c").write_text(program, encoding="utf-8")
    sources = [str(header.with_suffix(".c")) for header in headers]
    folders = [f"-I{header.parent}" for header in headers]
    _done(["cc", *_FLAGS, *folders, "block.c", *sources, "-lm", "-o", "./block"])
    page.printed = _done(["./block"]).splitlines() or None


def _js(page: Page, block: Block) -> None:
    """A module, beside the generated one that it imports."""
    (name,) = re.findall(r'from "\./(\w+\.mjs)"', block.text)
    found = [*Path.cwd().glob(f"**/{name}")]
    if not found:
        raise WrongError(f"imports {name}, which the page has not made")
    file = found[0].with_name("block.mjs")
    file.write_text(block.text, encoding="utf-8")
    page.printed = _done(["node", str(file)]).splitlines() or None


def _cmake(page: Page, block: Block) -> None:
    raise WrongError("the first line of a block of CMake says its file: # CMakeLists.txt")


def _done(words: list[str]) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise WrongError(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


RUN: dict[str, Callable[[Page, Block], None]] = {
    "console": _console,
    "python": _python,
    "pycon": _pycon,
    "text": _text,
    "yaml": _yaml,
    "xml": _xml,
    "c": _c,
    "js": _js,
    "cmake": _cmake,
}


def main(page: Path, folder: Path, thorough: bool, sections_left_out: list[str]) -> None:
    blocks = [block for block in blocks_of(page) if block.section not in sections_left_out]
    running = Page(blocks)
    os.chdir(folder)
    os.environ["SYMDYN"] = str(Path(symdyn.__file__).parents[1])  # the clone, for pages that install
    running.run(thorough)
    sys.__stdout__.write(json.dumps([asdict(fault) for fault in running.faults]))


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--thorough"]
    main(Path(words[0]).resolve(), Path(words[1]), "--thorough" in sys.argv, words[2:])
