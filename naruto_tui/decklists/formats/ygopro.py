"""YGOPro `.ydk` and `ydke://`: lists of another game's ids, refused as a whole."""

import re
from typing import Final

from naruto_tui.decklists.formats.gathering import broken
from naruto_tui.decklists.listing import Listing, Refused

_FIRST: Final = re.compile(r"#created by .*|#main|#extra")
_MORE: Final = frozenset(("#extra", "!side"))
"""A comment may be called main; with one of these it is none."""
_REASON: Final = "a YGOPro deck holds ids that are not Naruto cards; write their names or numbers"


def read(text: str) -> Listing | None:
    """The refusal of such a file; None where it is none."""
    lines = [line.strip() for line in text.split("\n")]
    start = next(filter(None, lines), "")
    if start.startswith("ydke://"):
        return broken("ygopro", lines.index(start) + 1, _REASON)
    if not _FIRST.fullmatch(start) or "#main" not in lines or _MORE.isdisjoint((start, *lines)):
        return None
    ids = [(number, line) for number, line in enumerate(lines, 1) if line and line[0] not in "#!"]
    number, first = ids[0] if ids else (1, start)
    return Listing("ygopro", (), (Refused(number, first[:60], _REASON, len(ids)),))
