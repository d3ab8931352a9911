"""An option of the command line, spelt once: the commands are made from these rows, and heads of files read back by them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class OptionKind(Enum):
    """What an option is followed by."""

    SWITCH = auto()  # nothing: it turns its field to the opposite of the default
    TEXT = auto()  # one word
    WORDS = auto()  # words, comma separated
    REPEATED = auto()  # one word; may be given again
    LISTS = auto()  # words, comma separated; may be given again


@dataclass(frozen=True)
class Option:
    """A row of a table of options.

    Attributes:
        flag: as users type it.
        field: of the request that it sets.
        kind: what follows the flag.
        help: for `--help`.
        metavar: what stands for its value there.
        choices: the words that may be typed, where they are known beforehand.
    """

    flag: str
    field: str
    kind: OptionKind
    help: str
    metavar: str = "TEXT"
    choices: tuple[str, ...] = ()


def words(text: str) -> tuple[str, ...]:
    """The words of a list, comma separated."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


READING = (
    Option(
        "--lock",
        "lock",
        OptionKind.REPEATED,
        "Hold a joint, at 0 or at the value; 'finger*' holds all that begin so; may be repeated.",
        "JOINT[=VALUE]",
    ),
    Option(
        "--literal-angles",
        "literal_angles",
        OptionKind.SWITCH,
        "Keep angles of URDF and MJCF such as 1.5708 instead of reading them as pi/2.",
    ),
    Option(
        "--floating",
        "floating",
        OptionKind.SWITCH,
        "Let the root link move freely: six degrees of freedom come first.",
    ),
    Option(
        "--xacro-arg",
        "xacro_arg",
        OptionKind.REPEATED,
        "Argument of a xacro file; may be repeated.",
        "NAME:=VALUE",
    ),
)
"""How a robot is read, whatever is done with it."""
