"""XML elements with line numbers.

expat without namespace processing: prefixes that a file never declares are then just part of a name, as for urdfdom's
own reader, while the standard library's trees refuse them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from symdyn.description.limits import MOST_ELEMENTS
from symdyn.faults import FaultList

_DEEPEST = 200


@dataclass
class Element:
    """An element, its attributes and its children in file order."""

    tag: str
    line: int
    attributes: dict[str, str]
    children: list[Element] = field(default_factory=list)

    def all(self, tag: str) -> list[Element]:
        """The children of that name."""
        return [child for child in self.children if child.tag == tag]

    def descendants(self) -> Iterator[Element]:
        """All elements inside, in file order."""
        for child in self.children:
            yield child
            yield from child.descendants()


class _TooMuchError(Exception):
    """More than a robot's description can hold; says what."""


def parse_xml(data: bytes, faults: FaultList) -> Element:
    """The root element.

    Raises:
        InputError: when the text is not well-formed.
    """
    stripped = data.removeprefix(b"\xef\xbb\xbf").lstrip()  # some files have blank lines before the declaration
    skipped = data[: len(data) - len(stripped)].count(b"\n")
    parser = expat.ParserCreate()
    roots: list[Element] = []
    open_elements: list[Element] = []
    count = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, parser.CurrentLineNumber + skipped, attributes)
        (open_elements[-1].children if open_elements else roots).append(element)
        open_elements.append(element)
        if len(open_elements) > _DEEPEST:
            raise _TooMuchError("nested far too deeply")
        nonlocal count
        count += 1
        if count > MOST_ELEMENTS:
            raise _TooMuchError(f"it has more than {MOST_ELEMENTS} elements")

    def end(tag: str) -> None:
        open_elements.pop()

    parser.StartElementHandler, parser.EndElementHandler = start, end
    try:
        parser.Parse(stripped, True)
    except expat.ExpatError as problem:
        what = expat.errors.messages.get(problem.code, str(problem))
        found = stripped[parser.ErrorByteIndex :][:20].decode("utf-8", "replace")
        rule = f"is not well-formed XML: {what} at column {problem.offset + 1}, {found!r}"
        foreign = stripped and not stripped.startswith(b"<")
        cure = "it looks like no XML: a robot file in YAML ends in .yaml" if foreign else "mend the file there"
        faults.error(problem.lineno + skipped, "", rule, cure)
    except _TooMuchError as problem:
        faults.error(parser.CurrentLineNumber + skipped, "", f"is no URDF: {problem}")
    except (ValueError, LookupError) as problem:  # an encoding that Python does not know
        faults.error(1 + skipped, "", f"cannot be read as XML: {problem}", "save it as UTF-8")
    faults.raise_errors()
    return roots[0]
