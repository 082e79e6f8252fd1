"""A moment in which keys still belong to the page that stood there before.

Somebody who presses a key too often, or types ahead, must not open the curtain in another's name or
leave a result unread. It is a measure of secrecy, so no setting shortens it.

Public: `Hold`.
"""

from time import monotonic
from typing import Final

SECONDS: Final = 0.5


class Hold:
    """Begins when a page appears."""

    def __init__(self) -> None:
        self._since = float("-inf")

    def begin(self) -> None:
        """The page appears now."""
        self._since = monotonic()

    @property
    def holds(self) -> bool:
        """Whether a key is still passed over."""
        return monotonic() - self._since < SECONDS
