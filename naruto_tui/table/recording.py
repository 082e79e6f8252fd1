"""A game that was played without a save, written down as one that can be replayed.

So a single game of a test has the names of its decks, who played, and the marks by which a record
of other cards or rules is found out.
"""

from collections.abc import Sequence

from naruto_tui.cards.model import Card
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import SINGLE
from naruto_tui.table.heads import head_of
from naruto_tui.table.journal import written_out
from naruto_tui.table.marks import marked
from naruto_tui.table.replay import first_moment, give
from naruto_tui.table.seats import Seat
from naruto_tui.table.series import Series
from naruto_tui.table.setup import one_line


def record_of(
    game: Game,
    title: str,
    seats: tuple[Seat, Seat],
    names: tuple[str, str],
    own: Sequence[Card] = (),
) -> bytes:
    """The record of a game, as far as it has come; `names` are those of the decks.

    An answer that the program failed at is left out: what came before it can be looked at.
    """
    now = first_moment(game, own)
    head = head_of(one_line(title), now, seats, names, Series.of(now, SINGLE, ((), ())))
    failed = game.choice is None and game.result is None
    lines = []
    for choice, answer in game.given[: len(game.given) - failed]:
        give(now, choice, answer)
        lines.append(now.last_answer if choice is None else marked(now.last_answer, now))
    return written_out(head, lines)
