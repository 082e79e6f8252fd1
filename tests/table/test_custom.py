"""A game with custom cards says so in its save, and goes on only with the same cards."""

from collections.abc import Callable
from pathlib import Path

import pytest

from naruto_tui.cards.custom import everything
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import Terms
from naruto_tui.rules.record import RecordError
from naruto_tui.table import saves
from naruto_tui.table.journal import JournalError
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

CARD = """\
N-ME01 Example Ninja
  ninja · fire · entrance 0 · hand 0
  4/2 · injured 3/1 · Ninjutsu
  Leaf, Jonin, Male
  When this Ninja enters play, you may draw 1 card.
"""
Play = Callable[..., None]


@pytest.fixture
def file(home: Path) -> Path:
    path = home / "data" / "cards" / "mine.cards"
    path.parent.mkdir(parents=True)
    path.write_text(CARD, "utf-8")
    return path


@pytest.fixture
def save(file: Path, setup: Callable[..., Setup], play: Play) -> Path:
    """A match in which one seat has a custom card in the deck and one in the sideboard."""
    plain, card = setup(), everything().card("N-ME01")
    decks = ((card, *plain.decks[0][1:]), plain.decks[1])
    seats = (Person(), Computer("random", 1))
    begun = Setup(decks, plain.names, seats, seed=5, first=0, terms=Terms(3), sides=((card,), ()))
    match = Match.new(begun)
    play(match, 20)
    match.close()
    (one,) = saves.saved()
    return one.path


def test_the_title_and_the_record_say_so(save: Path):
    (one,) = saves.saved()
    assert one.title.endswith("custom cards")
    assert [line for line in save.read_text().splitlines() if " custom N-ME01 " in line]


def test_it_goes_on_with_the_same_card(save: Path):
    match = Match.resume(save)
    assert any(card.custom for card in match.game.cards)
    match.close()


@pytest.mark.parametrize(
    ("after", "message"),
    [
        (None, "no card 'N-ME01' in the pool; if it is a custom card, put its file back into"),
        (CARD.replace("fire", "ice"), "mine.cards:2: after the kind stands its symbol"),
        (CARD.replace("draw 1", "draw 2"), "was changed since; put it back as it was"),
        (CARD.replace("4/2", "9/9"), "was changed since; put it back as it was"),
    ],
)
def test_it_is_refused_without_that_card_or_with_another_text(
    save: Path, file: Path, after: str | None, message: str
):
    file.unlink()
    if after is not None:
        file.write_text(after, "utf-8")
    with pytest.raises(JournalError) as caught:
        Match.resume(save)
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"{save}:")


def test_the_sideboard_alone_is_enough(file: Path, setup: Callable[..., Setup], play: Play):
    plain, card = setup(), everything().card("N-ME01")
    begun = Setup(
        plain.decks, plain.names, plain.seats, seed=5, terms=Terms(3), sides=((card,), ())
    )
    match = Match.new(begun)
    match.close()
    file.write_text(CARD.replace("4/2", "9/9"), "utf-8")
    with pytest.raises(JournalError, match="was changed since"):
        Match.resume(saves.saved()[0].path)


def test_a_position_is_recorded_with_its_custom_cards(file: Path):
    game = Game.from_position("phase mission\nplayer 1\n  team N-ME01\n  hand J-001\n")
    text = game.to_text()
    assert "\ncustom N-ME01 " in text
    assert Game.from_text(text).to_text() == text
    with pytest.raises(RecordError, match="line 6: `custom NUMBER FINGERPRINT` is expected"):
        Game.from_text(text.replace("custom N-ME01 ", "custom N-ME01"))


def test_a_game_of_printed_cards_says_nothing_of_it(setup: Callable[..., Setup]):
    assert "custom" not in setup().game().to_text()
