"""The single games of a run: how each of them went, and the command that plays it again."""

import shlex
from collections.abc import Sequence
from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.lab.again import command
from naruto_tui.lab.plan import Meeting, Plan
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.results import Results
from naruto_tui.tui.flow import far_window
from naruto_tui.tui.lines import Line, sized
from naruto_tui.tui.text import clean

KINDS: Final = ("all", "won", "lost", "neither")
"""What the list can be narrowed to."""
STEP: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -(10**9), "end": 10**9}


@frozen
class Games:
    """The games of two decks, the cursor on one of them."""

    plan: Plan
    meeting: Meeting
    outcomes: Sequence[Outcome] = field(repr=False)
    kind: str = KINDS[0]
    at: int = 0

    @property
    def shown(self) -> list[Outcome]:
        """The games of the kind that is wanted."""
        if self.kind == "all":
            return list(self.outcomes)
        return [one for one in self.outcomes if _kind(one) == self.kind]

    @property
    def names(self) -> tuple[str, str]:
        """The tested deck, and the other one."""
        return clean(self.meeting.deck.name), clean(self.meeting.other.name)

    def press(self, key: str) -> "Games | None":
        """Moves the cursor, or shows another kind with left and right; `None`: not its key."""
        if key in STEP:
            most = max(len(self.shown) - 1, 0)
            return evolve(self, at=min(max(self.at + STEP[key], 0), most))
        if key in ("left", "right"):
            step = 1 if key == "right" else -1
            kind = KINDS[(KINDS.index(self.kind) + step) % len(KINDS)]
            return evolve(self, kind=kind, at=0)
        return None

    def again(self) -> list[str]:
        """The command line that plays the game under the cursor once more, without its program."""
        return shlex.split(command(self.plan, self.meeting, self.shown[self.at]))[1:]

    @property
    def title(self) -> str:
        """Of the game under the cursor, as a file may be called."""
        return f"game {self.shown[self.at].place + 1}"


def games_of(results: Results, deck: str, other: str) -> Games | None:
    """The games of the decks with these digests; nothing where they have not met."""
    plan = results.plan
    for number, meeting in enumerate(plan.meetings()):
        if {meeting.deck.digest, meeting.other.digest} != {deck, other}:
            continue
        here = (lot for lot in results.played if lot.matchup == number)
        lots = sorted(here, key=lambda lot: lot.first)
        outcomes = [one for lot in lots for one in results.played[lot]]
        if outcomes:
            return Games(plan, meeting, outcomes)
    return None


def draw_games(games: Games, width: int, height: int) -> list[Line]:
    """The list in so many cells."""
    mine, theirs = games.names
    shown = games.shown
    told = f"  {len(shown):,} of {len(games.outcomes):,} games"
    lines: list[Line] = [
        [(f"  {mine} against {theirs}", "name")],
        [(told, ""), (f"  shown: {games.kind}", "act"), ("  (left/right)", "dim")],
        [],
        [("      game  seat  began   ended  turn  by", "title")],
    ]
    rows: list[Line] = [[("   none", "dim")]]
    if shown:
        room = height - len(lines)
        rows = far_window(len(shown), games.at, width, room, lambda i: _row(games, shown[i], i))
    return sized([*lines, *rows], width, height)


def _row(games: Games, one: Outcome, place: int) -> Line:
    here = place == games.at
    kind = _kind(one)
    role = {"won": "own", "lost": "bad"}.get(kind, "dim")
    number = f"{one.place + 1:,}"
    if games.plan.setting.terms.several:
        number += f".{one.number + 1}"
    return [
        (" > " if here else "   ", "act"),
        (f"{number:>7}", "cursor" if here else ""),
        (f"  {one.seat + 1:4}", "dim"),
        (f"  {'it' if one.first == 0 else 'other':6}", ""),
        (f"  {kind:>5}", role),
        (f"  {one.turn:4}  {one.ending}", "dim"),
    ]


def _kind(one: Outcome) -> str:
    """How it ended for the tested deck."""
    if not one.ended or one.winner < 0:
        return "neither"
    return "won" if one.winner == 0 else "lost"
