"""Lines of JSON between a host and those who join (docs/protocol.md): how long, how many, which.

Each message is one JSON object in one line of UTF-8. What comes from the other end is data: it is
bounded, and anything that is no such line is a `WireError` with the reason.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

PROTOCOL: Final = 2
"""Version of the protocol; both ends must have the same."""
MOST_SAID: Final = 32_000
"""Bytes of a line to the host; a decklist is the longest."""
MOST_TOLD: Final = 4_000_000
"""Bytes of a line from the host."""
MOST_WAITING: Final = 8_000_000
"""Bytes that wait to be read by a slow end before it is let go."""
BURST: Final = 60
"""Lines that may come at once ..."""
RATE: Final = 20.0
"""... and how many a second from then on."""
GREETING_TIME: Final = 10.0
"""Seconds in which an end has to say who it is."""
LONGEST_DECK: Final = 400
"""Cards of a deck, or of a sideboard."""


class WireError(ValueError):
    """The other end says what cannot be understood, too much of it, or nothing."""


def packed(message: Mapping[str, Any]) -> bytes:
    """The line of a message."""
    return json.dumps(message, ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"


def unpacked(line: bytes) -> dict[str, Any]:
    """The message of a line; `WireError` for what is none."""
    if not line.endswith(b"\n"):
        raise WireError("half a line")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise WireError("no line of JSON") from None
    if not isinstance(message, dict):
        raise WireError("no JSON object")
    return message


def text_of(message: Mapping[str, Any], key: str, most: int = 2_000) -> str:
    """A text of a message; `WireError` where there is none, or a longer one."""
    text = message.get(key)
    if not isinstance(text, str) or len(text) > most:
        raise WireError(f"`{key}` is a text of at most {most} letters")
    return text


def number_of(message: Mapping[str, Any], key: str) -> int:
    """A whole number of a message; `WireError` where there is none."""
    number = message.get(key)
    if type(number) is not int:
        raise WireError(f"`{key}` is a whole number")
    return number


def switch_of(message: Mapping[str, Any], key: str) -> bool:
    """What is true or false in a message; `WireError` for anything else."""
    switch = message.get(key)
    if type(switch) is not bool:
        raise WireError(f"`{key}` is true or false")
    return switch


def agreed_to(message: Mapping[str, Any], key: str) -> None:
    """`WireError` unless it says `true`: what cannot be taken back is never done by a slip."""
    if message.get(key) is not True:
        raise WireError(f"`{key}` is true, or is not said")


def numbers_of(message: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """Numbers of cards; none where the key is missing, `WireError` for anything else."""
    found = message.get(key, [])
    if not isinstance(found, list) or len(found) > LONGEST_DECK:
        raise WireError(f"`{key}` is a list of at most {LONGEST_DECK} numbers of cards")
    if not all(isinstance(one, str) and len(one) <= 40 for one in found):
        raise WireError(f"`{key}` holds numbers of cards")
    return tuple(found)


class Allowance:
    """How many more lines an end may send now; `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left = float(BURST)
        self._at = clock()

    def spend(self) -> None:
        """One line has come; `WireError` when there have been too many."""
        now = self._clock()
        self._left = min(self._left + (now - self._at) * RATE, float(BURST))
        self._at = now
        if self._left < 1:
            raise WireError(f"more than {RATE:.0f} lines a second")
        self._left -= 1
