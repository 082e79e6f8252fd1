"""By what decks are checked: the edition, or a format of players, chosen from a list.

Public: `Formats` (a value; `press` makes the next one, `chosen` says that it is done),
`draw_formats`, `by_words`.
"""

from typing import Final

from attrs import evolve, frozen

from naruto_tui.decklists.profiles import (
    FORMATS,
    LAST_SET,
    Profile,
    UnknownFormatError,
    find_format,
    profile_of,
)
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.tui.decks.sheets import LineBox
from naruto_tui.tui.lines import Glyphs, Line, fit, framed, wrapped
from naruto_tui.tui.panes import BACK
from naruto_tui.tui.text import clean

_STEPS: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -99, "end": 99}
_BLOCK: Final = len(FORMATS) + 1
"""The row of the blocks, below the edition and all formats that have a name."""
_LONGEST: Final = 20


@frozen
class Formats:
    """The list of formats, the cursor on the one decks are checked by."""

    edition: str
    cursor: int = 0
    box: LineBox | None = None
    """The sets of a block, while they are typed."""
    wanted: Profile | None = None
    chosen: bool = False
    """Whether `wanted` was chosen just now."""
    said: str = ""

    @classmethod
    def of(cls, edition: str, wanted: Profile | None) -> "Formats":
        """The cursor where somebody left it."""
        names = list(FORMATS)
        name = wanted.name if wanted else ""
        place = 0 if wanted is None else names.index(name) + 1 if name in names else _BLOCK
        return cls(edition, place, wanted=wanted)

    def press(self, key: str, letter: str) -> "Formats | None":
        """What a key does; `None`: everything stays as it was."""
        if self.box is not None:
            return self._type(self.box, key, letter)
        if key in _STEPS:
            return evolve(self, cursor=max(0, min(self.cursor + _STEPS[key], _BLOCK)), said="")
        if key == "enter" and self.cursor == _BLOCK:
            sets = self.wanted.name.partition(":")[2] if self.wanted else ""
            return evolve(self, box=LineBox(sets, _LONGEST), said="")
        if key == "enter":
            wanted = list(FORMATS.values())[self.cursor - 1] if self.cursor else None
            return evolve(self, wanted=wanted, chosen=True)
        return None if key in (*BACK, "r") else self

    def _type(self, box: LineBox, key: str, letter: str) -> "Formats":
        if key == "escape":
            return evolve(self, box=None, said="")
        if key != "enter":
            return evolve(self, box=box.press(key, letter), said="")
        try:
            wanted = find_format(f"block:{box.text.strip().removeprefix('block:')}")
        except UnknownFormatError:
            return evolve(self, said="write the first and the last set, as 4-6, or one set")
        return evolve(self, box=None, wanted=wanted, chosen=True)

    def pasted(self, text: str) -> "Formats":
        """With a pasted text among the sets of a block."""
        return self if self.box is None else evolve(self, box=self.box.pasted(text))

    @property
    def keys(self) -> list[tuple[str, str]]:
        """The keys that work, and what they do."""
        if self.box is not None:
            return [("Enter", "take these sets"), ("Esc", "back")]
        return [("up/down", "choose"), ("Enter", "check by it"), ("Esc", "back")]


def by_words(edition: str, wanted: Profile | None) -> str:
    """`edition us`, or `format italy`."""
    return f"edition {edition}" if wanted is None else f"format {clean(wanted.name)}"


def draw_formats(formats: Formats, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The formats, and what the one under the cursor asks for, in so many cells."""
    edition = EDITIONS[formats.edition]
    rows = [(f"edition {edition.name}", "what its rule book says")]
    rows += [(one.name, one.title) for one in FORMATS.values()]
    rows.append(("block:FIRST-LAST", "US, the cards of these sets"))
    body: list[Line] = [
        [
            (" > " if place == formats.cursor else "   ", "act"),
            (f"{name:18}", "cursor" if place == formats.cursor else ""),
            (f"  {title}", "dim"),
        ]
        for place, (name, title) in enumerate(rows)
    ]
    profiles = [profile_of(edition), *FORMATS.values(), find_format("block:1")]
    asks = _asks(profiles[formats.cursor])
    below: list[Line] = [[(" ", ""), *line] for line in wrapped(asks, width - 2)]
    if formats.box is not None:
        below = [[(" Sets: ", "key"), *formats.box.line(width - 8)]]
    told: Line = [(f" {formats.said}", "bad")]
    title: Line = [("Check decks by", "title")]
    lines = [*framed(title, body, width, height - 4, glyphs, "act"), *below, told]
    return [fit(line, width) for line in [*lines, [], [], []][:height]]


def _asks(profile: Profile) -> str:
    """What a format asks of a deck, in a sentence."""
    cap, copies = profile.ninja_cap, profile.copies
    told = [f"a deck of {profile.deck_size}"]
    told.append("any number of Ninja" if cap is None else f"at most {cap} Ninja")
    told.append("any number of one name" if copies is None else f"{copies} of one name")
    side = profile.sideboard
    if side is None or side.most is None:
        told.append("no sideboard" if side is None else "any sideboard")
    else:
        told.append(f"a sideboard of {side} or none")
    if not profile.reinforcement:
        told.append("no reinforcement deck")
    if profile.sets and profile.sets[1] == LAST_SET:
        told.append(f"cards of set {profile.sets[0]:g} on")
    elif profile.sets:
        told.append("cards of its sets")
    return ", ".join(told)
