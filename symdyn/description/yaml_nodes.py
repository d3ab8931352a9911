"""YAML as text with line numbers: mappings whose every key is accounted for, scalars understood only on demand.

PyYAML's `compose` gives the nodes with their marks before any scalar is interpreted, so `on` stays a word, `010` is
ten and nothing is ever constructed from a tag.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import yaml

from symdyn.description.expressions import ZERO, Expression, ExpressionError, parse
from symdyn.description.limits import LONGEST_TEXT, MOST_NODES, too_many
from symdyn.description.robot import ORIGIN, Triple
from symdyn.description.slips import OTHER_WORDS, list_cure, number_cure, tab_in, yaml_cure
from symdyn.description.spelling import close_to, suggestion
from symdyn.faults import FaultList, Place

T = TypeVar("T")
D = TypeVar("D")

_PLAIN_TAGS = {"tag:yaml.org,2002:map", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:str"}
_NUMBERS = "write SI numbers or expressions over pi, parameters, + - * / **, sqrt sin cos tan"
_NO_PARAMETERS = "write a number: frames and defaults must be known at generation"
_XYZ = "[x, y, z]"
_KINDS = {yaml.MappingNode: "a mapping", yaml.SequenceNode: "a list", yaml.ScalarNode: "a single value"}


class _TooLargeError(Exception):
    pass


class _BoundedLoader(yaml.BaseLoader):
    """Stops in the middle of a file that holds too much, since composing it would take minutes and gigabytes."""

    _composed = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        self._composed += 1
        if self._composed > MOST_NODES:
            raise _TooLargeError
        return super().compose_node(parent, index)


@dataclass(frozen=True)
class Reader:
    """What the readers of one file share: where faults go and which parameters numbers may use."""

    faults: FaultList
    defaults: dict[str, float]


class YamlValue:
    """A YAML node at a path of the file."""

    def __init__(self, node: yaml.Node, path: str, reader: Reader) -> None:
        self.node, self.path, self.reader = node, path, reader
        self.line = node.start_mark.line + 1

    def error(self, rule: str, cure: str = "") -> None:
        self.reader.faults.error(self.line, self.path, rule, cure)

    def expect(self, kind: type[yaml.Node], cure: str = "") -> bool:
        """Whether the node is of the kind; says so when it is not."""
        if not isinstance(self.node, kind):
            self.error(f"must be {_KINDS[kind]}, got {_KINDS[type(self.node)]}", cure)
            return False
        if self.node.tag not in _PLAIN_TAGS:
            self.error(f"carries the tag {self.node.tag!r}", "leave tags out: values are understood by their place")
            return False
        if kind is not yaml.ScalarNode and (rule := too_many(len(self.node.value), "entries")):
            self.error(rule)
            self.reader.faults.raise_errors()  # before anybody looks each of them up among all others
        return True

    @property
    def is_list(self) -> bool:
        return isinstance(self.node, yaml.SequenceNode)

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.node, yaml.MappingNode)

    @property
    def source(self) -> str:
        """The node as it stands in the file."""
        return str(self.node.start_mark.buffer)[self.node.start_mark.index : self.node.end_mark.index]

    @property
    def place(self) -> Place:
        return Place(self.reader.faults.file, self.line)

    def mapping(self, form: str = "") -> Mapping:
        """The node as a mapping, such as `form` shows; an empty one, after an error, if it is something else."""
        return Mapping(self, f"write {form}" if form else "")

    def items(self) -> list[YamlValue]:
        """The members of a list; none, after an error, if it is something else."""
        if not self.expect(yaml.SequenceNode):
            return []
        return [YamlValue(node, f"{self.path}[{i}]", self.reader) for i, node in enumerate(self.node.value)]

    def text(self) -> str:
        """A name or a word; empty after an error."""
        text = self._scalar()
        if len(text) > LONGEST_TEXT:
            self.error(f"'{_short(text)}' is longer than {LONGEST_TEXT} characters")
            return ""
        return text

    def _scalar(self) -> str:
        """The scalar as it stands in the file; empty after an error."""
        if not self.expect(yaml.ScalarNode):
            return ""
        text = str(self.node.value).strip()
        if not text:
            self.error("is empty")
        elif not text.replace("\t", " ").isprintable():
            self.error(f"'{_short(text)}' holds a character that cannot be printed", "write plain text")
            return ""
        return text

    def choice(self, known: Sequence[str]) -> str:
        """One of the known words; empty after an error."""
        text = self.text()
        if text and text not in known:
            meant = OTHER_WORDS.get(text, "") if OTHER_WORDS.get(text) in known else close_to(text, known)
            self.error(f"must be one of {', '.join(known)}, got '{text}'", f"did you mean '{meant}'?" if meant else "")
            return ""
        return text

    def number(self, *, parameters: bool = True, unknown_cure: str = "") -> Expression:
        """A number or an expression, with or without parameters in it; zero after an error.

        `unknown_cure` is said of a name that is no parameter, where declaring it is not what helps.
        """
        text = self._scalar()
        if not text:
            return ZERO
        try:
            expression = parse(text)
        except ExpressionError as problem:
            self.error(
                f"must be a number or an expression, but '{_short(text)}' {problem}", number_cure(text, _NUMBERS)
            )
            return ZERO
        known = self.reader.defaults
        if unknown := sorted(expression.names - set(known)):
            meant = close_to(unknown[0], [*known, "pi"])
            otherwise = unknown_cure or ("declare it under 'parameters'" if parameters else _NO_PARAMETERS)
            cure = f"did you mean '{meant}'?" if meant else otherwise
            self.error(f"'{text}' uses '{unknown[0]}', which is no parameter of this file", cure)
            return ZERO
        if expression.names and not parameters:
            rule = f"'{text}' must not use parameters ({', '.join(sorted(expression.names))})"
            self.error(rule, _NO_PARAMETERS)
            return ZERO
        try:
            expression.value(known)
        except ExpressionError as problem:
            at = " at the parameters' defaults" if expression.names else ""
            self.error(f"'{text}' {problem}{at}")
            return ZERO
        return expression

    def numbers(self, count: int, form: str, *, parameters: bool = True) -> tuple[Expression, ...]:
        """A list of just so many numbers, such as `form` shows; zeros after an error."""
        items = self.items() if self.is_list else None
        if items is None or len(items) != count:
            got = "no list" if items is None else f"{len(items)}"
            self.error(f"must be a list of {count} numbers, got {got}", list_cure(self.source, count, form))
            return (ZERO,) * count
        return tuple(item.number(parameters=parameters) for item in items)

    def triple(self, *, parameters: bool = True) -> Triple:
        """Three numbers."""
        x, y, z = self.numbers(3, _XYZ, parameters=parameters)
        return (x, y, z)


class Mapping:
    """A mapping whose keys are read one by one; `close` complains of those that nobody asked for."""

    def __init__(self, value: YamlValue, cure: str = "") -> None:
        self.value, self.line, self.path = value, value.line, value.path
        self._entries: dict[str, YamlValue] = {}
        self._asked: list[str] = []
        self._is_none = not value.expect(yaml.MappingNode, cure)
        for key, node in () if self._is_none else value.node.value:
            self._enter(key, node)

    def _enter(self, key: yaml.Node, node: yaml.Node) -> None:
        reader, line = self.value.reader, key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode) or not key.value.strip() or not key.value.isprintable():
            reader.faults.error(line, self.path, "has a key that is no plain word")
            return
        if len(key.value) > LONGEST_TEXT:
            rule = f"has a key of {len(key.value)} characters, '{_short(key.value)}'"
            reader.faults.error(line, self.path, rule, f"use {LONGEST_TEXT} at most")
            return
        name = str(key.value)
        path = f"{self.path}.{name}" if self.path else name
        if self._is_rest_of_number(name, node):
            number = f"{self._last.source},{name}"
            rule = f"must be a number or an expression, but '{_short(number)}' holds a comma"
            self._last.error(rule, number_cure(number, _NUMBERS))
            return
        if name in self._entries:
            first = self._entries[name].line
            reader.faults.error(line, path, f"is given twice, first in line {first}", "delete one of them")
            return
        self._entries[name] = YamlValue(node, path, reader)
        self._entries[name].line = line

    @property
    def _last(self) -> YamlValue:
        """The entry before the one that is being entered."""
        return list(self._entries.values())[-1]

    def _is_rest_of_number(self, name: str, node: yaml.Node) -> bool:
        """Whether a key is what YAML makes of the digits behind a decimal comma, `{mass: 2,0}`."""
        alone = name[0].isdecimal() and node.start_mark.index == node.end_mark.index
        return alone and bool(self._entries) and self._last.source[-1:].isdecimal()

    def error(self, rule: str, cure: str = "") -> None:
        self.value.error(rule, cure)

    def named(self) -> list[tuple[str, YamlValue]]:
        """All entries, for mappings whose keys are names."""
        return list(self._entries.items())

    def take(self, key: str) -> YamlValue | None:
        """The entry of a known key, None if it is absent."""
        self._asked.append(key)
        return self._entries.get(key)

    def need(self, key: str, cure: str = "") -> YamlValue | None:
        """The entry of a key that must be there; complains if it is not."""
        value = self.take(key)
        if value is None and not self._is_none:  # else that has been told
            self.error(f"must have '{key}'", cure)
        return value

    def read(self, key: str, how: Callable[[YamlValue], T], default: D) -> T | D:
        """What `how` makes of the entry, or the default if it is absent."""
        value = self.take(key)
        return default if value is None else how(value)

    def number(self, key: str, *, parameters: bool = True, unknown_cure: str = "") -> Expression:
        """A number, zero if absent."""
        return self.read(key, lambda value: value.number(parameters=parameters, unknown_cure=unknown_cure), ZERO)

    def triple(self, key: str, *, parameters: bool = True) -> Triple:
        """Three numbers, zeros if absent."""
        return self.read(key, lambda value: value.triple(parameters=parameters), ORIGIN)

    def close(self, refused: dict[str, str] | None = None) -> None:
        """Complain of every key that was not asked for; `refused` explains keys that belong elsewhere."""
        for name, value in self._entries.items():
            if name in (refused or {}):
                value.error("does not belong here", (refused or {})[name])
            elif name not in self._asked:
                value.error("is not a known key", self._cure(name))

    def _cure(self, name: str) -> str:
        """What a key that nobody asked for may have meant."""
        key, colon, _ = name.partition(":")
        if colon and key in self._asked:
            return f"leave a blank behind the colon: '{key}: …'"
        if OTHER_WORDS.get(name) in self._asked:
            return f"it is called '{OTHER_WORDS[name]}' here"
        return suggestion(name, self._asked)


def compose(text: str, file: str, faults: FaultList) -> yaml.Node:
    """The file's one document as nodes.

    Raises:
        InputError: when the text is no YAML.
    """
    if text.lstrip().startswith("<"):
        faults.error(0, "", "is not YAML but XML, it seems", "URDF ends in .urdf, MJCF in .xml")
        faults.raise_errors()
    try:
        node = yaml.compose(text, Loader=_BoundedLoader)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        what = ", ".join(part for part in (problem.context, problem.problem) if part)
        if mark and tab_in(text, mark.index, mark.column):
            faults.error(
                mark.line + 1, "", "is not YAML: a tab stands where spaces must", "indent with spaces, not tabs"
            )
        else:
            opened = problem.context_mark.line + 1 if problem.context_mark else 0
            cure = yaml_cure(problem.problem or "", problem.context or "", opened)
            faults.error(mark.line + 1 if mark else 0, "", f"is not YAML: {what}", cure)
    except yaml.reader.ReaderError as problem:
        line = text.count("\n", 0, problem.position) + 1
        sign = problem.character if isinstance(problem.character, str) else chr(problem.character)
        faults.error(line, "", f"is not YAML: holds the character {sign!r}, which YAML does not allow", "delete it")
    except (ValueError, OverflowError):  # PyYAML lets escapes such as "\UFFFFFFFF" and huge versions through
        faults.error(0, "", "is not YAML: holds an escape or a directive that stands for nothing", "delete it")
    except _TooLargeError:
        rule = f"is too large: it holds more than {MOST_NODES} values"
        faults.error(0, "", rule, "describe the robot in fewer; meshes and tables of data have no place here")
    except RecursionError:
        faults.error(0, "", "is not a robot file: nested far too deeply")
    else:
        if isinstance(node, yaml.Node):
            return node
        faults.error(0, "", "is empty", "a robot file needs at least 'name', 'links' and 'joints' or 'dh'")
    faults.raise_errors()
    raise AssertionError(file)


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
