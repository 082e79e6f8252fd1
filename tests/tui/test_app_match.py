"""A match on the screen: the score, cards to exchange, who begins, the next game."""

from pathlib import Path
from random import Random
from typing import Any

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.matches import Terms
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.between import BetweenScreen
from naruto_tui.tui.screens.result import ResultScreen

QUICK = Look(pace=0)
SIZE = (80, 24)


def best(*, side: bool = True, level: str = "genin") -> Match:
    """A best of three; the person has a sideboard of ten cards of other names."""
    mine, theirs = (
        load_deck(find_deck(name), shipped())
        for name in ("academy-lightning-wind", "hounds-fire-earth")
    )
    names = {card.name for card in mine.cards}
    cards = tuple([card for card in shipped() if card.name not in names][:10]) if side else ()
    return Match.new(
        Setup(
            (mine.cards, theirs.cards), (mine.name, theirs.name), (Person(), Computer(level, 1)),
            seed=5, first=0, terms=Terms(3), sides=(cards, ()),
        )
    )  # fmt: skip


async def test_a_lost_game_is_followed_by_an_exchange_and_a_choice(home: Path, driver: Any) -> None:
    match = best()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Game 1 of at most 3")
        await screen.press("x", "y")
        await screen.until("The match stands You 0 : 1 Computer.")
        assert "Rematch" not in screen.text
        await screen.press("g")
        await screen.until("Before game 2")
        assert "You lost the last game and say who begins: You" in screen.text
        await screen.press("b")
        assert "say who begins: Computer" in screen.text
        await screen.press("b")
        assert "say who begins: You" in screen.text
        await screen.press("b", "enter")
        assert "9 cards in the sideboard; it has 10" in screen.text
        await screen.press("s")
        assert isinstance(app.screen, BetweenScreen)
        await screen.press("left", "down", "down", "enter", "s")
        await screen.until("Redraw?")
        assert "Game 2 of at most 3, You 0 : 1" in screen.text
    assert match.game.first == 1
    assert len(match.game.start.decks[0]) == 50
    assert match.game.start.decks[0] != match.series.decks[0]
    assert match.game.start.decks[1] == match.series.decks[1]


async def test_what_was_chosen_is_there_again_after_leaving(home: Path, driver: Any) -> None:
    match = best()
    match.concede(0)
    match.close()
    exchange, first = ["enter", "left", "down", "down", "enter"], ["b"]
    for keys in (["g", *exchange, *first], ["c", "g"], ["c", "g", "escape", "g"]):
        app = NarutoApp(QUICK, Match.resume(saves.saved()[0].path) if keys[0] == "g" else "title")
        async with app.run_test(size=SIZE) as pilot:
            screen = driver(pilot)
            for key in keys:
                await screen.until({"c": "0 : 1", "g": "The match stands"}.get(key, "Before game"))
                await screen.press(key)
            await screen.until("Before game 2")
            assert "say who begins: Computer" in screen.text
            assert "Your deck: 50 cards" in screen.text
            assert screen.text.count("+1│") == 2
            await pilot.press("ctrl+q")


async def test_only_what_fits_is_kept(home: Path, driver: Any) -> None:
    match = best()
    match.concede(0)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("The match stands")
        await screen.press("g", "enter", "escape", "g")
        await screen.until("Before game 2")
        assert "Your deck: 50 cards" in screen.text
        assert "10 cards" in screen.text
    assert match.series.aside == [*match.series.sides]


async def test_the_help_tells_what_can_be_done_here(home: Path, driver: Any) -> None:
    for side, told in ((True, True), (False, False)):
        match = best(side=side)
        match.concede(0)
        app = NarutoApp(QUICK, match)
        async with app.run_test(size=SIZE) as pilot:
            screen = driver(pilot)
            await screen.until("The match stands")
            await screen.press("g")
            await screen.until("? help")
            await screen.press("question_mark")
            assert "the other player begins" in screen.text
            assert ("Exchanging cards" in screen.text) == told
            await screen.press("r")
            assert "Rules 9: Matches" in screen.text
            await screen.press("escape", "question_mark")
            assert "Before game 2" in screen.text


async def test_the_computer_that_lost_says_who_begins(home: Path, driver: Any) -> None:
    match = best(side=False, level="academy")
    match.concede(1)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("The match stands You 1 : 0 Computer.")
        await screen.press("enter")
        await screen.until("Computer lost the last game; Computer begins the next one.")
        assert "no sideboard" in screen.text
        await screen.press("b", "escape")
        assert isinstance(app.screen, ResultScreen)
        await screen.press("g", "s")
        await screen.until("Redraw?")
    assert match.game.first == 1


async def test_after_two_wins_the_match_is_won_and_can_be_played_again(
    home: Path, driver: Any
) -> None:
    match = best()
    match.concede(1)
    match.begin_next(0)
    match.concede(1)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("You win the match, 2 : 0.")
        await screen.press("g")
        assert isinstance(app.screen, ResultScreen)
        await screen.press("r")
        await screen.until("Game 1 of at most 3")
        assert app.match is not match
        assert app.match is not None
        assert app.match.series.terms == Terms(3)


async def test_a_match_closed_between_games_goes_on_there(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, best())
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("x", "y")
        await screen.until("The match stands")
        await pilot.press("ctrl+q")
    assert app.farewell == "The game is saved. Go on with: naruto-tui resume"
    app = NarutoApp(QUICK)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("0 : 1, academy-lightning-wind against")
        await screen.press("c")
        await screen.until("The match stands You 0 : 1 Computer.")
        await screen.press("g")
        await screen.until("Before game 2")
    assert len(saves.saved()) == 1


async def test_a_match_that_is_watched_goes_on_by_itself(home: Path, driver: Any) -> None:
    match = best()
    setup = Setup.of(match)
    match.close()
    computers = (Computer("academy", 1), Computer("academy", 2))
    watched = Match.new(Setup(setup.decks, setup.names, computers, seed=5, first=0, terms=Terms(3)))
    watched.concede(0)
    app = NarutoApp(QUICK, watched)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("The match stands Computer 1 0 : 1 Computer 2.")
        assert "saved" not in screen.text
        await screen.press("g")
        await pilot.pause()
        assert watched.series.number == 1


async def test_no_key_in_any_order_stops_a_match(home: Path, driver: Any) -> None:
    keys = [
        *"bsgzlyxn12r",
        "question_mark",
        "enter",
        "space",
        "up",
        "down",
        "left",
        "right",
        "tab",
        "escape",
    ]
    for seed in (2, 4):
        rng = Random(seed)
        match = best(level="random")
        match.concede(0)
        app = NarutoApp(QUICK, match)
        async with app.run_test(size=SIZE) as pilot:
            screen = driver(pilot)
            await screen.until("The match stands")
            for _ in range(200):
                await screen.press(rng.choice(keys))
            assert screen.text
        assert not app.return_code
        assert match.series.number > 0
