"""Two processes at two terminals, line by line: a whole game, lost lines, draws and onlookers."""

import random
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.table import saves
from naruto_tui.table.match import Match
from tests.terminal.plain_terminal import PlainTerminal

Start = Callable[..., Any]
HOST = (
    "host", "team-seven-lightning-fire", "--as", "Naruto", "--seed", "4", "--first", "me",
    "--plain",
)  # fmt: skip
JOIN = ("join", "--as", "Sasuke", "--deck", "academy-lightning-wind", "--plain")
ENDS = ("win the game", "wins the game", "is drawn")


class Table:
    """Both terminals, each played by a reader of its lines alone."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.host_terminal = start(*HOST)
        self.host = PlainTerminal(self.host_terminal, 7)
        self.host.wait_for("naruto-tui join game")
        self.join()

    def join(self) -> None:
        self.guest_terminal = self.start(*JOIN)
        self.guest = PlainTerminal(self.guest_terminal, 8)
        self.guest.wait_for("; ? helps, quit leaves.")

    @property
    def both(self) -> tuple[PlainTerminal, PlainTerminal]:
        return self.host, self.guest

    def whose(self) -> PlainTerminal:
        """Who is asked; exactly one of them is."""
        for _ in range(500):
            for one in self.both:
                one.listen()
            asked = [one for one in self.both if one.asked]
            if len(asked) == 1 or (asked and self.over):
                return asked[0]
        raise AssertionError("\n".join(one.everything[-1000:] for one in self.both))

    @property
    def over(self) -> bool:
        """Whether both have heard how the game ended."""
        return all(any(words in one.said for words in ENDS) for one in self.both)

    def play(self, most: int = 1500) -> bool:
        """So many lines; whether the game goes on."""
        for _ in range(most):
            one = self.whose()
            if any(words in one.said for words in ENDS):
                return False
            one.answer()
        return True


def test_two_processes_play_a_whole_game(start: Start, home: Path) -> None:
    table = Table(start)
    watcher = PlainTerminal(start("join", "--watch", "--plain"), 0)
    watcher.wait_for("You look on")
    assert not table.play()
    table.host.wait_for("Type again for another game")
    table.guest.wait_for("The host may begin another game")
    watcher.wait_for("s the game:")
    assert ("You win" in table.host.said) != ("You win" in table.guest.said)
    told = table.host.everything + table.guest.everything
    for words in ("prepares in the mission phase", "chooses attackers", "chooses blocks"):
        assert re.search(rf"\n(Naruto|Sasuke) {words}\.", told), words
    assert "Nothing is asked of you" not in told
    assert "\x1b" not in told
    assert "draws 6 cards" in watcher.everything
    assert "You" not in watcher.everything.replace("You look on", "").replace("You can type", "")
    watcher.type("board")
    watcher.wait_for("Sasuke:")
    watcher.type("concede")
    watcher.wait_for("Whoever looks on does nothing but look.")
    for one, terminal in ((table.guest, table.guest_terminal), (table.host, table.host_terminal)):
        one.type("quit")
        assert terminal.gone(5)
        assert terminal.status == 0
    assert not list((home / "data" / "run").glob("*.sock"))
    (record,) = (home / "data" / "records").iterdir()
    match = Match.resume(record)
    assert match.player_names == ("Naruto", "Sasuke")
    assert match.game.result is not None
    match.close()


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_guest_who_is_killed_comes_back_to_his_question(start: Start, seed: int) -> None:
    rng, table = random.Random(seed), Table(start)
    for _ in range(3):
        assert table.play(rng.randrange(2, 12))
        while table.whose() is not table.guest:
            table.host.answer()
        question = table.guest.question
        table.guest_terminal.process.kill(signal.SIGKILL)
        assert table.guest_terminal.gone(5)
        table.host.wait_for("Sasuke is not here: join again to go on.")
        table.join()
        table.guest.until_asked()
        # Marks that were not confirmed yet are gone; what is asked is the same.
        assert table.guest.question.splitlines()[0] == question.splitlines()[0]
        table.host.wait_for("Sasuke is here again.")


def test_a_host_who_is_killed_goes_on_with_the_saved_game(start: Start) -> None:
    table = Table(start)
    assert table.play(12)
    table.whose()
    (save,) = saves.saved()
    kept = save.path.read_bytes()
    table.host_terminal.process.kill(signal.SIGKILL)
    assert table.host_terminal.gone(5)
    table.guest.wait_for("The host is not there: waiting for him.")
    table.host_terminal = start("host", "--resume", "--plain")
    table.host = PlainTerminal(table.host_terminal, 1)
    assert save.path.read_bytes().startswith(kept)
    table.guest.said = table.host.said = ""
    assert table.play(4)


def test_a_host_who_is_told_to_end_leaves_no_socket(start: Start, home: Path) -> None:
    table = Table(start)
    table.host_terminal.process.kill(signal.SIGTERM)
    table.host.wait_for("Go on with: naruto-tui host --plain --resume")
    assert table.host_terminal.gone(5)
    assert not list((home / "data" / "run").glob("*.sock"))
    table.guest.wait_for("The host is not there")
    table.guest.type("quit")
    assert table.guest_terminal.gone(5)
    assert table.guest_terminal.status == 0


def test_a_terminal_that_closes_ends_its_side_soon(start: Start, home: Path) -> None:
    table = Table(start)
    assert table.play(3)
    table.guest_terminal.hang_up()
    assert table.guest_terminal.gone(3)
    table.host.wait_for("Sasuke is not here: join again to go on.")
    table.join()
    table.host_terminal.hang_up()
    assert table.host_terminal.gone(3)
    table.guest.wait_for("The host is not there")
    assert not list((home / "data" / "run").glob("*.sock"))
    match = Match.resume(saves.saved()[0].path)
    assert match.game.result is None
    match.close()


def test_offers_orders_and_words_while_one_waits(start: Start) -> None:
    table = Table(start)
    assert table.whose() is table.host
    host, guest = table.both
    guest.wait_for("Naruto looks at the opening hand.")
    guest.type("1")
    guest.wait_for("Naruto looks at the opening hand. Nothing is asked of you now")
    guest.type("board")
    guest.wait_for("hand (6)")
    guest.type("orders 4")
    guest.wait_for("From now on: Pass unless there is something to answer.")
    guest.type("draw")
    guest.until_asked()
    guest.type("yes")
    guest.wait_for("You offer a draw; it stands until you act.")
    host.wait_for("Sasuke offers a draw: type draw to answer.")
    host.until_asked()
    host.type("draw")
    host.wait_for("Sasuke offers a draw: do you agree?")
    host.until_asked()
    host.type("no")
    host.wait_for("The draw is declined: the game goes on.")
    guest.type("concede")
    guest.until_asked()
    guest.type("yes")
    host.wait_for("You win the game: the other player conceded.")
    guest.wait_for("Naruto wins the game")
    host.until_asked()
    host.type("again")
    guest.wait_for("Another game begins.")
    table.whose().wait_for("Redraw?")


def test_a_match_with_cards_exchanged_on_either_side(
    start: Start, with_sideboard: Callable[..., list[str]]
) -> None:
    decks = "academy-lightning-wind", "hounds-fire-earth"
    mine = with_sideboard("mine", *decks)
    theirs = with_sideboard("theirs", *reversed(decks), skip=10)
    host_terminal = start("host", "mine", "--match", "3", *HOST[2:])
    host = PlainTerminal(host_terminal, 1)
    host.wait_for("naruto-tui join game")
    joins = ("join", "--as", "Sasuke", "--deck", "theirs", "--plain")
    guest_terminal = start(*joins)
    guest = PlainTerminal(guest_terminal, 2)
    guest.wait_for("Game 1 of at most 3.")
    guest.wait_for("Naruto looks at the opening hand.")
    watcher = PlainTerminal(start("join", "--watch", "--plain"), 3)
    watcher.wait_for("You look on")
    guest.type("concede")
    guest.until_asked()
    guest.type("yes")
    guest.wait_for("The match stands Sasuke 0 : 1 Naruto.")
    guest.wait_for("Sasuke lost the last game and says who begins; Sasuke begins the next one.")
    host.wait_for("The match stands Naruto 1 : 0 Sasuke.")
    host.wait_for("Sasuke lost the last game and says who begins.")
    watcher.wait_for("The match stands Naruto 1 : 0 Sasuke.")
    guest.type("in 1")
    guest.wait_for("Your deck: 51 cards; your sideboard: 9 cards.")
    guest.type("next")
    guest.wait_for("Not so: 9 cards in the sideboard; it has 10")
    guest.type("out 3")
    guest.wait_for("Your deck: 50 cards; your sideboard: 10 cards.")
    guest.type("begins Kakashi")
    guest.wait_for("Type begins Naruto or begins Sasuke.")
    guest.type("begins naruto")
    guest.wait_for("Naruto begins the next one.")
    host.type("again")
    host.wait_for("next goes on to the next game")
    host.type("next")
    host.wait_for("You are ready. Sasuke is not yet")
    guest.wait_for("Naruto is ready.")
    host.type("in 1")
    host.wait_for("You are ready: type wait first.")
    host.type("wait")
    guest.wait_for("Nobody is ready yet.")
    host.type("swap 1 1")
    host.wait_for("your sideboard: 10 cards")
    host.type("next")
    guest_terminal.process.kill(signal.SIGKILL)
    assert guest_terminal.gone(5)
    host.wait_for("Sasuke is not here")
    back = PlainTerminal(start(*joins), 4)
    back.wait_for("Naruto is ready.")
    back.type("side")
    back.wait_for("(+1)")
    back.type("next")
    for one in (host, back, watcher):
        one.wait_for("Game 2 of at most 3, Naruto 1 : 0 Sasuke.")
    for one, names in (
        (host, theirs), (guest, mine), (back, mine), (watcher, [*mine, *theirs]),
    ):  # fmt: skip
        assert not [name for name in names if name in one.everything]
    host.until_asked()
    host.type("quit")
    assert host_terminal.gone(5)
    match = Match.resume(saves.saved()[0].path)
    assert match.game.first == 0
    for seat in (0, 1):
        assert match.game.start.decks[seat] != match.series.decks[seat]
    match.close()


def test_a_second_host_and_a_second_guest_are_told_why(start: Start) -> None:
    Table(start)
    for words, why in ((HOST, "a game is hosted there already"), (JOIN, "plays here already")):
        other = start(*words)
        assert other.gone(10)
        assert other.status == 2
        assert why in " ".join(other.text.split())
