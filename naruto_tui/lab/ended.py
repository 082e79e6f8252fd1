"""What came of whole matches, from the outcomes of their games."""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from attrs import frozen

from naruto_tui.rules import matches
from naruto_tui.rules.matches import Terms

from .play import Outcome

End = Literal["ended", "unfinished", "error"]


@frozen
class Ended:
    """A match: who won more games of it, or -1; counted in a rate if it came to an end."""

    winner: int
    end: End = "ended"


def ended(terms: Terms, outcomes: Sequence[Outcome]) -> list[Ended]:
    """The matches of one matchup, from its outcomes in order."""
    return [
        _ended(terms, list(games)) for _, games in groupby(outcomes, lambda outcome: outcome.place)
    ]


def _ended(terms: Terms, games: list[Outcome]) -> Ended:
    if any(game.ending == "error" for game in games):
        return Ended(matches.DRAWN, "error")
    winners = [game.winner for game in games]
    whole = all(game.ended for game in games)
    won = max(matches.score(winners)) > terms.games // 2
    return Ended(matches.winner(winners), "ended" if whole or won else "unfinished")


def scored(found: Sequence[Ended]) -> tuple[int, float]:
    """How many came to an end, and how many of these were won, a draw as half of one."""
    whole = [one.winner for one in found if one.end == "ended"]
    return len(whole), sum((winner == 0) + (winner < 0) / 2 for winner in whole)
