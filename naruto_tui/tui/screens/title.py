"""The title screen: only what works stands on it."""

from attrs import frozen

from naruto_tui.table import records, saves
from naruto_tui.table.saves import Save
from naruto_tui.tui.lines import Line, fit, sized, wrapped
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.starts import HERE, NewGame
from naruto_tui.tui.text import clean

NOTICE = (
    "An unofficial fan project, free and without any art. Naruto and all names belong to their "
    "owners; the card texts are in our own words."
)


@frozen
class Entry:
    """A line of the menu."""

    key: str
    name: str
    about: str
    save: Save | None = None


class TitleScreen(Place):
    """Continue, new game, lab, decks, cards, replays, quit."""

    def __init__(self, look: Look, message: str = "") -> None:
        super().__init__(look)
        self.message = message
        self.listing_saves = False
        self.cursor = 0
        self.entries: list[Entry] = []

    def on_screen_resume(self) -> None:
        self.entries = self._entries()
        super().on_screen_resume()

    def draw(self, width: int, height: int) -> list[Line]:
        return draw_title(self.entries, self.cursor, self.message, width, height)

    def press(self, key: str, letter: str) -> None:
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.entries)
        elif key == "enter":
            self._open(self.entries[self.cursor])
        elif key in ("escape", "backspace"):
            self._list_saves(False)
        else:
            for entry in self.entries:
                if entry.key == key:
                    self._open(entry)
                    return

    def _entries(self) -> list[Entry]:
        found = saves.saved()
        if self.listing_saves:
            return [
                Entry(str(number), one.name, clean(one.about), one)
                for number, one in enumerate(found[:9], 1)
            ]
        entries = []
        if found:
            entries.append(Entry("c", "Continue", clean(found[0].about), found[0]))
        entries.append(Entry("n", "New game", "choose decks and play the computer"))
        entries.append(Entry("t", "Two players", "at this screen, one after the other"))
        entries.append(Entry("e", "Test a deck", "many games by the computer: how good is it?"))
        entries.append(Entry("d", "Decks", "look at them, change them, make new ones"))
        entries.append(Entry("l", "Look up cards", "all that were printed, by any word"))
        if len(found) > 1:
            entries.append(Entry("s", "Saved games", f"{len(found)} can go on"))
        if records.newest() is not None:
            entries.append(Entry("r", "Replays", "step through games that were played"))
        entries.append(Entry("o", "Settings", "colours, borders, pace, keys"))
        entries.append(Entry("q", "Quit", ""))
        return entries

    def _open(self, entry: Entry) -> None:
        self.message = ""
        if entry.save is not None:
            self.doors.resume(entry.save.path)
        elif entry.key == "n":
            self.doors.new_game()
        elif entry.key == "t":
            self.doors.new_game(NewGame(HERE))
        elif entry.key == "e":
            self.doors.lab()
        elif entry.key == "d":
            self.doors.decks()
        elif entry.key == "l":
            self.doors.cards()
        elif entry.key == "r":
            self.doors.records()
        elif entry.key == "o":
            self.doors.settings_screen()
        elif entry.key == "s":
            self._list_saves(True)
        else:
            self.doors.leave()

    def _list_saves(self, listing: bool) -> None:
        self.listing_saves = listing
        self.cursor = 0
        self.entries = self._entries()


def draw_title(
    entries: list[Entry], cursor: int, message: str, width: int, height: int
) -> list[Line]:
    """The title screen in so many cells."""
    lines: list[Line] = [[], [("   NARUTO", "title")], [("   Collectible Card Game", "dim")], []]
    for place, entry in enumerate(entries):
        here = place == cursor
        name = f"{entry.name:18}" if entry.about else entry.name
        lines.append(
            [
                (" > " if here else "   ", "act"),
                (f"{entry.key} ", "key"),
                (f" {name}", "cursor" if here else ""),
                (f"  {entry.about}", "dim"),
            ]
        )
    lines += [[], *([("   ", ""), *line] for line in wrapped(message, width - 6, "bad"))]
    notice: list[Line] = [[("   ", ""), *line] for line in wrapped(NOTICE, width - 6, "dim")]
    lines = sized(lines, width, height - len(notice) - 2)
    keys = [("up/down", "choose"), ("Enter", "open")]
    return [*lines, *(fit(line, width) for line in notice), [], keys_line(keys, width)]
