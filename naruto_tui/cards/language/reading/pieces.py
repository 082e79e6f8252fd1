"""What a sentence is made of while it is read: heads, steps that wait for an actor, an ending."""

from typing import Any, Literal, NamedTuple

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.parser import PLACED
from naruto_tui.cards.language.reading.acts import Act, Targets
from naruto_tui.cards.language.reading.claims import Stated

Steps = tuple[n.Step, ...]
ReadStep = Act | Stated | Targets


class Head(NamedTuple):
    """What stands before a comma. Kinds: the words of the grammar's `head_...`."""

    kind: str
    value: Any = None
    condition: n.Condition | None = None
    """After `while`, in heads of events."""
    lasting: bool = False
    """Of an event: `this turn` was said, so it is a delayed effect."""


class Ending(NamedTuple):
    """`instead`, `unless ...` or nothing."""

    kind: Literal["", "instead", "unless"] = ""
    condition: n.Condition | None = None
    player: n.Player | None = None
    act: Act | None = None


class Sentence(NamedTuple):
    """A sentence as read: heads, who may, the steps, how it ends."""

    heads: tuple[Head, ...] = ()
    steps: tuple[Any, ...] = ()
    may: n.Player | None = None
    ending: Ending = Ending()
    special: Any = None
    """A closing remark, a definition or rows; then there are no steps."""
    column: int = 1
    """Where it begins in its line, for whoever complains of it."""


PLACED.add(Sentence)


class Closing(NamedTuple):
    """A field of the ability, told at the end: `This ability cannot be negated.`"""

    field: str
    value: Any
