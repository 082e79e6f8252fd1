"""`hotseat`, `host` and `join` on the command line; what lists and texts tell of a game of two."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from naruto_tui.rules.tokens import BOTH
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import two_people
from naruto_tui.table.setup import Setup
from tests.supplied import supplied

Run = Callable[..., object]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("hotseat", "--names", "Naruto", "naruto"), "both players are called Naruto"),
        (("hotseat", "--names", "You", "Naruto"), "nobody can be called You"),
        (("hotseat", "--names", "A" * 30, "Naruto"), "1 to 20 letters"),
        (("hotseat", "--ask", "never"), "'always', 'able'"),
        (("hotseat", "no-such-deck-at-all"), "no such deck"),
        (("hotseat", "--best-of", "5"), "'1', '3'"),
        (("hotseat",), "is not a terminal"),
        (("host",), "is not a terminal"),
        (("host", "no-such-deck-at-all"), "no such deck"),
        (("join", "--plain"), "nobody hosts a game here"),
        (("host", "--plain", "--resume"), "no game of two people is saved"),
        (("host", "--name", ".x"), "cannot be the name of a game"),
        (("host", "--socket", "/tmp/" + "x" * 200), "at most 107 bytes"),
        (("host", "--resume"), "no game of two people is saved"),
        (("host", "--resume", "nothing"), "no such saved game"),
        (("join",), "nobody hosts a game here"),
        (("join", "friday"), "nobody hosts a game there"),
        (("join", "/no/such/folder/x.sock"), "nobody hosts a game there"),
        (("join", "--deck", "no-such-deck-at-all"), "no such deck"),
    ],
)
def test_what_is_asked_for_wrongly_is_one_line(
    run: Run, arguments: tuple[str, ...], said: str
) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert said in line


def test_a_group_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    done = run("host", "--group", "no-such-group", "--socket", str(tmp_path / "x.sock"))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A saved game of two people in its middle."""
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path / "home"))
    decks = supplied()[:2]
    setup = Setup.of_decks(decks, two_people(("Naruto", "Sasuke")), "us", 5, 0)
    match, rng = Match.new(evolve(setup, asks_all=True)), Random(5)
    while match.game.choice is not None and match.game.turn < 7:
        match.answer(match.game.choice.random(rng.random))
    match.close()
    return match


def test_no_list_and_no_text_of_an_unfinished_game_tells_what_is_hidden(
    run: Run, played: Match
) -> None:
    game = played.game
    view = game.view(BOTH)
    seen = {card.name for i in range(len(game.cards)) if (card := view.card(i))}
    hands = [card for side in game.sides for card in side.hand]
    hidden = {game.cards[card].name for card in hands} - seen
    assert len(hidden) > 3
    name = saves.saved()[0].name
    for words in (
        ("saves",), ("saves", "--json", "-"), ("replay", name, "--text"), ("saves", "export", name),
    ):  # fmt: skip
        done = run(*words)
        assert done.returncode == 0, (words, done.stderr)
        told = done.stdout + done.stderr
        assert "Naruto" in told
        assert not [card for card in hidden if card in told], words
