"""Any single game of a run once more: the command line that names it, and the game itself."""

import shlex
from collections.abc import Iterator

from attrs import frozen

from naruto_tui.rules import matches
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import LOSER

from .facts import Watched
from .plan import Meeting, Plan
from .play import Outcome, begun, finish, play_match
from .schedule import Matchup

USUAL_LEVEL = "genin"
USUAL_EDITION = "us"


@frozen
class Which:
    """A game of a meeting: its match, and its number in the match, both from 1."""

    match: int
    game: int = 1

    def __str__(self) -> str:
        return f"{self.match}" if self.game == 1 else f"{self.match}.{self.game}"


class NoSuchGameError(ValueError):
    """The match was over before that game."""


def command(plan: Plan, meeting: Meeting, outcome: Outcome) -> str:
    """The command that plays a game of a run again."""
    return shlex.join(_words(plan, meeting, Which(outcome.place + 1, outcome.number + 1)))


def _words(plan: Plan, meeting: Meeting, which: Which) -> Iterator[str]:
    setting = meeting.setting
    tested = plan.decks[0] if meeting.old else meeting.deck
    yield from ("naruto-tui", "test", tested.again)
    for other in _alike(plan, meeting):
        yield from ("--against", other)
    yield from ("--seed", str(setting.seed), "--game", str(which))
    mine, theirs = setting.levels
    if mine != USUAL_LEVEL:
        yield from ("--level", mine)
    if theirs != mine:
        yield from ("--their-level", theirs)
    if setting.edition != USUAL_EDITION:
        yield from ("--edition", setting.edition)
    if setting.terms.several:
        yield from ("--match", str(setting.terms.games))
        if setting.terms.loser != LOSER[0]:
            yield from ("--loser", setting.terms.loser)
    if meeting.old:
        yield from ("--versus", meeting.deck.again)
    if plan.form == "round robin":
        yield "--round-robin"
    if plan.custom:
        yield "--custom"


def _alike(plan: Plan, meeting: Meeting) -> list[str]:
    """The opponent, after those with the same cards that were met before it."""
    if plan.form == "round robin":
        return [meeting.other.again]
    digest = meeting.other.digest
    met = plan.against[: meeting.place + 1]
    return [other.again for other in met if other.digest == digest]


def game_again(matchup: Matchup, which: Which) -> tuple[Game, Exception | None]:
    """The game, played to its end, or as far as it went until it failed, and how it failed.

    Raises:
        NoSuchGameError: its match was over before.
    """
    outcomes = list(play_match(matchup, which.match - 1, Watched.of(matchup.decks[0])))
    if which.game > len(outcomes):
        raise NoSuchGameError(
            f"--game {which}: match {which.match} was over after game {len(outcomes)}"
        )
    seed = matches.game_seed(matchup.seed(which.match - 1), which.game - 1)
    outcome = outcomes[which.game - 1]
    decks, setting = matchup.seated(outcome.place)
    game = begun(decks, setting, seed, outcome.first ^ outcome.seat)
    try:
        finish(game, setting, seed)
    except Exception as error:  # noqa: BLE001 - to see it is what the game is played again for
        return game, error
    return game, None
