"""The game as an object: its loop, its endings, its copies and its record."""

from random import Random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naruto_tui import __version__
from naruto_tui.cards.pool import shipped
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import IllegalAnswerError
from naruto_tui.rules.record import LIMIT, MAGIC, RecordError

from .invariants import difference, plain
from .pairs import PAIRS, new_game
from .scene import mission, ninja, scene


def middle(seed: int = 4, answers: int = 60) -> Game:
    """A game that has come some way."""
    game = new_game(PAIRS[1], seed)
    rng = Random(seed).random
    for _ in range(answers):
        game.answer(game.choice.random(rng))
    return game


# -- playing and ending --------------------------------------------------------------------------


def test_the_loop_of_the_readme_plays_a_game() -> None:
    game = new_game(PAIRS[0], 1)
    rng = Random(1).random
    while (choice := game.choice) is not None:
        game.answer(choice.random(rng))
    assert game.result.winner in (-1, 0, 1)
    with pytest.raises(IllegalAnswerError, match="the game is over"):
        game.answer(0)


def test_the_same_seed_and_answers_make_the_same_game_whoever_begins_shuffles_alike() -> None:
    assert difference(middle(4), middle(4)) == ""
    decks = new_game(PAIRS[0], 1).start.decks
    one, other = (Game.new(decks, seed=9, first=seat) for seat in (0, 1))
    assert [side.deck for side in one.sides] == [side.deck for side in other.sides]


def test_conceding_ends_the_game_for_the_other() -> None:
    game = middle()
    game.concede(1)
    assert (game.result.winner, game.result.why) == (0, "concede")
    assert game.choice is None
    assert Game.from_text(game.to_text()).result == game.result
    game.concede(0)
    assert game.result.winner == 0


def test_a_chain_of_triggers_without_end_is_a_draw() -> None:
    text = (
        "Valid: When this Ninja becomes injured, heal this Ninja.\n"
        "Valid: When this Ninja is healed, injure this Ninja."
    )
    card = mission("M-A", text="Target 1 of your Ninja.\nInjure the target.")
    game = scene("player 1\n team A\n hand M-A N-001", card, ninja("A", text=text))
    game.play("mission M-A")
    assert (game.game.result.winner, game.game.result.why) == (-1, "loop")


def test_a_game_that_never_ends_is_a_draw_at_the_turn_limit() -> None:
    game = scene("turn 300\nplayer 1\n hand N-001")
    game.until("start")
    assert (game.game.result.winner, game.game.result.why) == (-1, "turn limit")


# -- copies --------------------------------------------------------------------------------------


def lists_of(thing: object, path: str = "game", depth: int = 0) -> dict[int, str]:
    """Every list, dict and piece of state below a thing, by identity."""
    found: dict[int, str] = {}
    if depth > 6:
        return found
    if isinstance(thing, list | dict):
        found[id(thing)] = path
        parts = thing.values() if isinstance(thing, dict) else thing
        for i, part in enumerate(parts):
            found |= lists_of(part, f"{path}[{i}]", depth + 1)
    elif type(thing).__name__ in CHANGING:
        found[id(thing)] = path
        for field in attrs.fields(type(thing)):
            if (type(thing).__name__, field.name) not in SHARED:
                part = getattr(thing, field.name)
                found |= lists_of(part, f"{path}.{field.name}", depth + 1)
    return found


CHANGING = ("Game", "Side", "Piece", "Team", "Fight", "Frame", "Announcement")
"""Classes whose objects the engine changes; all others are shared between copies."""
SHARED = {
    ("Game", "table_now"), ("Game", "start"), ("Game", "deeds"), ("Game", "asked"),
    ("Piece", "frame"), ("Frame", "named"), ("Announcement", "named"),
}  # fmt: skip
"""Made anew and never changed where they are."""


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 90))
def test_a_copy_shares_nothing_that_is_changed(seed: int, answers: int) -> None:
    game = new_game(PAIRS[seed % len(PAIRS)], seed)
    rng = Random(seed).random
    for _ in range(answers):
        if game.choice is not None:
            game.answer(game.choice.random(rng))
    mine, theirs = lists_of(game), lists_of(game.copy())
    shared = sorted(mine[one] for one in mine.keys() & theirs.keys())
    assert shared == []
    assert len(mine) > 20


def test_every_field_of_a_game_is_the_same_in_its_copy_but_the_events() -> None:
    game = middle()
    copy = game.copy()
    assert copy.events == []
    for field in attrs.fields(Game):
        if field.name not in {"notes", "table_now", "running_costs"}:
            value = getattr(game, field.name)
            assert plain(getattr(copy, field.name)) == plain(value), field.name


# -- records -------------------------------------------------------------------------------------


def test_a_record_is_read_and_written_alike() -> None:
    text = middle().to_text()
    assert Game.from_text(text).to_text() == text
    assert Game.from_text(text.replace("\n", "\n\n")).to_text() == text


def broken(change: tuple[str, str]) -> str:
    text = middle(answers=5).to_text()
    assert change[0] in text
    return text.replace(*change, 1)


@pytest.mark.parametrize(
    ("change", "line", "problem"),
    [
        ((MAGIC, "naruto-tui game 9"), 1, "another kind of record"),
        ((MAGIC, "Dear reader"), 1, "stands where `naruto-tui ...` should"),
        ((f"cards {__version__}", "cards 99"), 2, "written by version 99"),
        (("edition us", "edition xx"), 3, "no edition 'xx'; there are us"),
        (("seed 4", "seed four"), 4, "'four' is no number"),
        (("first ", "first 7"), 5, "`first` is 0, 1 or toss"),
        (("edition us", "edition cz"), 5, "in cz the toss decides; `first` is 0 or 1"),
        (("deck ", "deck N-9999 "), 6, "no card 'N-9999' in the pool"),
        (("deck ", "deck " + "N-001 " * 300), 6, "at most"),
        (("answers\n", "answers now\n"), 8, "`answers` stands alone on its line"),
        (("answers\n", "answers\ndance\n"), 9, "'dance' is not legal there"),
        (("answers\n", "answers\nconcede 1\n"), 10, "the game was over before this answer"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_with_its_line(
    change: tuple[str, str], line: int, problem: str
) -> None:
    with pytest.raises(RecordError) as error:
        Game.from_text(broken(change))
    assert problem in str(error.value)
    assert error.value.line == line


def test_a_text_without_end_is_no_record() -> None:
    with pytest.raises(RecordError, match="this is no record"):
        Game.from_text(MAGIC + "\n" * LIMIT)


@pytest.mark.parametrize("lines", range(9))
def test_a_record_cut_off_in_its_head_says_so(lines: int) -> None:
    text = "\n".join(middle(answers=5).to_text().splitlines()[:lines])
    if lines < 8:
        with pytest.raises(RecordError, match=r"the text ends where `.*` should stand"):
            Game.from_text(text)
    else:
        assert Game.from_text(text).answers == []


@given(st.integers(0, 10**6), st.sampled_from("0123456789 :|,-abcdefgno\n"))
def test_a_record_with_a_wrong_letter_is_read_or_refused(place: int, letter: str) -> None:
    text = middle(answers=30).to_text()
    place %= len(text)
    try:
        game = Game.from_text(text[:place] + letter + text[place + 1 :], shipped_find)
    except RecordError as error:
        assert str(error).startswith("line ")  # noqa: PT017 either outcome is right
    else:
        assert len(game.answers) <= 60


def shipped_find(number: str):
    return shipped().card(number) if number in shipped() else None
