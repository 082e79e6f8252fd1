"""The workbench: a deck under the cursor, the pool beside it, and every step that changes the deck.

Public: `Work` (what is opened), `Bench` (a value; `press(key, letter)` makes the next one).
"""

from functools import cached_property
from typing import Final

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.editing import PILE_NAMES, copies, home, moved, with_copies
from naruto_tui.decklists.legality import Unplayable
from naruto_tui.decklists.model import Deck, PileName
from naruto_tui.decklists.profiles import Profile
from naruto_tui.decklists.saving import Kept
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.tui.browser import Browser
from naruto_tui.tui.decks.figures import Judged, notes
from naruto_tui.tui.decks.history import History
from naruto_tui.tui.decks.rows import Row, rows

STEPS: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
MORE: Final = ("plus", "equals_sign", "right")
FEWER: Final = ("minus", "left")
TO_PILE: Final[dict[str, PileName]] = {"1": "main", "2": "side", "3": "reinforcement"}
_SEARCHES: Final = ("slash", "a", "tab", "shift+tab")
_NEXT: Final[dict[PileName | None, PileName | None]] = {
    None: "side", "side": "reinforcement", "reinforcement": "main", "main": None,
}  # fmt: skip
"""Where cards that are found go after F2; `None`: where each belongs."""


@frozen
class Work:
    """A deck to be worked on."""

    deck: Deck
    file: Kept | None = None
    """Where it lies; `None` for a deck that was never saved."""
    edition: str = "us"
    mended: bool = False
    """The deck is not what the file has: lines of that had to be mended."""
    wanted: Profile | None = None
    """The format it is checked by in place of the edition."""


@frozen(slots=False)
class Bench:
    """The deck as it is now, what it was, and where the cursors stand."""

    history: History
    pool: Pool
    unplayable: Unplayable
    edition: Edition
    kept: Deck | None
    """The deck as its file has it; `None` where it has none."""
    browser: Browser
    cursor: int = 0
    searching: bool = False
    """Letters go to the search; else they are keys."""
    into: PileName | None = None
    """Where cards that are found go; `None`: where each belongs."""
    reader: Browser | None = None
    """The card under the cursor of the deck has the screen for itself, so scrolled and told."""
    said: str = ""
    """What the last key did."""
    wanted: Profile | None = None
    """The format the deck is checked by in place of the edition."""

    @classmethod
    def of(cls, work: Work, pool: Pool, unplayable: Unplayable) -> "Bench":
        kept = None if work.file is None or work.mended else work.deck
        empty, notices = not rows(work.deck), notes(work.deck)
        count = f"1 of {len(notices)} notes (all with f): " if len(notices) > 1 else ""
        said = count + "".join(notices[:1])
        return cls(
            History(work.deck), pool, unplayable, EDITIONS[work.edition], kept, Browser(pool),
            searching=empty, said=said, wanted=work.wanted,
        )  # fmt: skip

    @property
    def deck(self) -> Deck:
        return self.history.now

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """What the cursor of the deck moves over."""
        return rows(self.deck)

    @cached_property
    def judged(self) -> Judged:
        """What the edition or the format says of the deck."""
        return Judged(self.deck, self.edition, self.unplayable, self.wanted)

    @property
    def place(self) -> int:
        """Where the cursor of the deck stands: it may have lost its row."""
        return max(0, min(self.cursor, len(self.rows) - 1))

    @property
    def row(self) -> Row | None:
        """The row under the cursor of the deck."""
        return self.rows[self.place] if self.rows else None

    @property
    def card(self) -> Card | None:
        """The card that is looked at: found, or in the deck."""
        if self.searching:
            return self.browser.card
        return self.row.card if self.row else None

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost."""
        return self.deck != self.kept and (self.kept is not None or bool(self.rows))

    def pile_for(self, card: Card) -> PileName:
        """Where a card that is found goes."""
        return self.into or home(card)

    def saying(self, words: str) -> "Bench":
        return evolve(self, said=words)

    def then(self, deck: Deck, said: str = "") -> "Bench":
        """With another version of the deck."""
        return evolve(self, history=self.history.then(deck), said=said)

    def press(self, key: str, letter: str) -> "Bench | None":
        """What a key does; `None`: it is not for here."""
        if self.searching:
            return self._press_search(key, letter)
        if self.reader is not None:
            return self._press_opened(self.reader, key)
        if key in STEPS or key in ("home", "end"):
            return self._moved(key)
        if key in _SEARCHES:
            return evolve(self, searching=True, said="")
        if key in ("enter", "i") and self.rows:
            return evolve(self, reader=Browser(self.pool, opened=True), said="")
        if key in ("u", "y"):
            return self._undone() if key == "u" else self._redone()
        if self.row is None:
            return None
        if key in MORE or key in FEWER:
            return self._copies(self.row.pile, self.row.card, 1 if key in MORE else -1)
        if key in TO_PILE:
            return self._over(self.row, TO_PILE[key])
        return None

    # -- the deck ----------------------------------------------------------------------------------

    def _moved(self, key: str) -> "Bench":
        last = max(len(self.rows) - 1, 0)
        place = {"home": 0, "end": last}.get(key, self.place + STEPS.get(key, 0))
        return evolve(self, cursor=max(0, min(place, last)), said="")

    def _copies(self, pile: PileName, card: Card, by: int) -> "Bench":
        deck = with_copies(self.deck, pile, card, by)
        now = copies(deck, pile, card)
        if deck == self.deck:
            told = "no more can be listed" if by > 0 else "none"
            return self.saying(f"{card.name}: {told} in the {PILE_NAMES[pile]}")
        after = self.then(deck, f"{now or 'no'} {card} in the {PILE_NAMES[pile]}")
        return after.at(pile, card)

    def _over(self, row: Row, to: PileName) -> "Bench":
        if to == row.pile:
            return self.saying(f"{row.card.name} lies in the {PILE_NAMES[to]} already")
        deck = moved(self.deck, row.card, row.pile, to)
        after = self.then(deck, f"1 {row.card} to the {PILE_NAMES[to]}")
        return after.at(row.pile, row.card)

    def at(self, pile: PileName, card: Card) -> "Bench":
        """The cursor of the deck on the row of that card, where there is one."""
        for place, row in enumerate(self.rows):
            if (row.pile, row.card) == (pile, card):
                return evolve(self, cursor=place)
        return self

    def _undone(self) -> "Bench":
        told = self.history.last_step
        if not told:
            return self.saying("nothing to undo")
        return evolve(self, history=self.history.undone(), said=f"undone: {told}")

    def _redone(self) -> "Bench":
        told = self.history.next_step
        if not told:
            return self.saying("nothing to do again")
        return evolve(self, history=self.history.redone(), said=f"done again: {told}")

    def _press_opened(self, reader: Browser, key: str) -> "Bench":
        """The card of the next row without going back; the rest as when cards are looked up."""
        if key in ("left", "right"):
            after = self._moved("down" if key == "right" else "up")
            return evolve(after, reader=evolve(reader, scroll=0))
        shown = reader.press("escape" if key == "i" else key)
        return evolve(self, reader=shown if shown and shown.opened else None)

    # -- the search --------------------------------------------------------------------------------

    def _press_search(self, key: str, letter: str) -> "Bench | None":
        browser = self.browser
        if browser.opened:
            return self._browsing(browser.press(key))
        if key in ("tab", "shift+tab"):
            return evolve(self, searching=False, said="")
        if key == "f2":
            return evolve(self, into=_NEXT[self.into], said="")
        card = browser.card
        if card is not None and not browser.helping and key in ("plus", "right", "left"):
            return self._copies(self.pile_for(card), card, -1 if key == "left" else 1)
        if letter:
            return self._browsing(browser.typed(letter))
        return self._browsing(browser.press(key))

    def _browsing(self, browser: Browser | None) -> "Bench":
        if browser is None:
            return evolve(self, searching=False, said="")
        return evolve(self, browser=browser, said="")

    def pasted(self, text: str) -> "Bench":
        """With a pasted line in the search, where that is open."""
        if not self.searching or self.browser.opened:
            return self
        browser = self.browser
        for letter in text.splitlines()[0] if text else "":
            browser = browser.typed(letter)
        return evolve(self, browser=browser, said="")
