"""A played game told from its beginning to its end, each sentence from what was known just then.

Public: `retold` (replay, eyes, turn) -> lines, `heading` (replay, eyes) -> lines.
"""

from collections.abc import Iterator

from naruto_tui.table.replay import Eyes, Replay
from naruto_tui.table.seats import Computer, Seat

from .log import log_lines
from .text import clean
from .words import Voice


def heading(replay: Replay, eyes: Eyes) -> list[str]:
    """Who played what; with the seed only where all may be known, for it tells every card."""
    start = replay.games[0].start
    lines = [clean(replay.title)]
    for name, deck, who in zip(replay.players, replay.decks, replay.seats, strict=True):
        lines.append(f"{clean(name)}{_level(who)}: {clean(deck)}")
    seed = f", seed {start.seed}" if replay.over and not start.position else ""
    lines.append(f"Edition {start.edition}{seed}. Shown: {eyes.told}.")
    return lines


def retold(replay: Replay, eyes: Eyes, turn: int = 0) -> Iterator[str]:
    """The whole log, a blank line before each turn; from that turn on, if one is named."""
    begin = replay.turn(turn) if turn else 0
    since, before = 0, -1
    for place, game in enumerate(replay.walk()):
        moment = replay.moments[place]
        if moment.game != before:
            since, before = 0, moment.game
            if len(replay.games) > 1:
                yield from ("", f"Game {moment.game + 1}")
        if place >= begin:
            voice = Voice(eyes.view(game), replay.players, aside=True)
            for line in log_lines(voice, since):
                if line.kind == "turn":
                    yield ""
                yield line.text
        since = len(game.notes)
    if not replay.over:
        yield from ("", "The game is not over.")


def _level(who: Seat) -> str:
    return f" ({who.level})" if isinstance(who, Computer) else ""
