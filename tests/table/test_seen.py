"""What is told of a view gives the same view again, and nothing that its seat may not know."""

import inspect
import json
from random import Random
from typing import Any

import pytest

from naruto_tui.rules.game import Game
from naruto_tui.rules.tokens import BOTH
from naruto_tui.rules.view import View
from naruto_tui.table.codec import KINDS, CodecError, decode, encode
from naruto_tui.table.seen import Memory, SeenView
from naruto_tui.table.telling import Teller
from tests.rules.invariants import plain
from tests.telltale import decks, hidden, told

SEATS = (0, 1, BOTH)
MOMENT = (
    "turn", "phase", "active", "first", "result", "waiting_for", "hand", "hand_cards",
    "fights", "event_count", "card_count", "edition",
)  # fmt: skip
OF_SEATS = (
    "hand_count", "deck_count", "reward_count", "marker", "chakra", "discard", "removed",
    "reinforcements", "reinforcement_count", "known", "seen_rewards", "top_of_deck",
    "seen_in_deck", "counts", "teams", "chakra_cards",
)  # fmt: skip
OF_CARDS = ("owner", "where", "holder", "is_face_up", "is_tracked")


def sent(message: Any) -> tuple[Any, str]:
    """A message as it comes out at the other end, and as it went there."""
    line = json.dumps(message)
    return json.loads(line), line


def games(seed: int, turns: int, every: int) -> Any:
    """A game at each of its moments but the dull ones."""
    game, rng = Game.new(decks(seed), seed=seed, first=0, asks_all=True), Random(seed)
    number = 0
    while game.choice is not None and game.turn < turns:
        if number % every == 0:
            yield game
        game.answer(game.choice.random(rng.random))
        number += 1
    yield game


def same(view: View, seen: SeenView) -> None:
    """Every question to both is answered alike."""
    for name in MOMENT:
        assert plain(getattr(seen, name)) == plain(getattr(view, name)), name
    for name in OF_SEATS:
        for seat in (0, 1):
            assert plain(getattr(seen, name)(seat)) == plain(getattr(view, name)(seat)), name
    if view.choice is not None and view.choice.asked.ask == "redraw":
        assert seen.redraw_size == view.redraw_size
    assert seen.events() == view.events()
    for event in view.events():
        assert seen.seen_in(event) == view.seen_in(event)
    assert [seen.forecast(one) for one in seen.fights] == [
        view.forecast(one) for one in view.fights
    ]
    for card in range(view.card_count):
        assert seen.card(card) == view.card(card)
        if view.card(card) is None:
            with pytest.raises(LookupError):
                seen.where(card)
            continue
        for name in OF_CARDS:
            assert getattr(seen, name)(card) == getattr(view, name)(card), name
        piece = seen.piece(card)
        assert (piece is None) == (view.piece(card) is None)
        if piece is not None:
            assert piece.seat == view.piece(card).seat
            assert plain(seen.traits(card)) == plain(view.traits(card))
            assert seen.words(card).names == view.words(card).names
            assert seen.given(card) == view.given(card)
            assert (piece.injured, piece.coins, piece.team, piece.bearer) == (
                (mine := view.piece(card)).injured, mine.coins, mine.team, mine.bearer,
            )  # fmt: skip
        if card in view.hand:
            for name in ("entrance", "hand_cost", "jutsu_costs"):
                assert getattr(seen, name)(card) == getattr(view, name)(card), name
    for seat in (0, 1):
        for team in view.teams(seat):
            assert seen.team_power(team.id) == view.team_power(team.id)
            assert seen.team_mental(team.id) == view.team_mental(team.id)
    for link, other in zip(seen.chain, view.chain, strict=True):
        for name in ("id", "card", "seat", "kind", "ability", "user", "targets", "x", "negated"):
            assert getattr(link, name) == getattr(other, name)
    if view.choice is None:
        assert seen.choice is None
        return
    assert plain(seen.refusals()) == plain(view.refusals())
    rng = Random(1)
    answer = view.choice.random(rng.random)
    assert type(seen.choice) is type(view.choice)
    assert seen.choice.problem(answer) is None
    assert seen.choice.text(answer) == view.choice.text(answer)
    assert seen.choice.parse(view.choice.text(answer)) == answer
    for option in getattr(view.choice, "options", ()):
        if option.verb == "ability":
            text = view.ability_text(option.card, option.index)
            assert seen.ability_text(option.card, option.index) == text


@pytest.mark.parametrize("seed", range(4))
def test_what_was_told_answers_as_the_view_does(seed: int) -> None:
    ends = {seat: (Teller(), Memory()) for seat in SEATS}
    for game in games(seed, turns=14, every=2):
        for seat, (teller, memory) in ends.items():
            news, _ = sent(teller.news(game.view(seat)))
            same(game.view(seat), memory.view(news))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_is_told(seed: int) -> None:
    leaks(seed, turns=20)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(50))
def test_nothing_hidden_is_told_in_whole_games(seed: int) -> None:
    leaks(seed, turns=1000)


def test_a_moment_without_a_redraw_left_is_told_too() -> None:
    """Whoever has redrawn as often as he may has no size of a next hand."""
    game = Game.new(decks(1), seed=1, first=0)
    while game.choice.asked.ask == "redraw":
        game.answer(game.choice.parse("yes"))
    for seat in SEATS:
        same(game.view(seat), Memory().view(sent(Teller().news(game.view(seat)))[0]))


def leaks(seed: int, turns: int) -> None:
    """What is sent to a seat at a moment names no card that it may not know then.

    But for cards that it looked at, or was shown, since what it was told before.
    """
    ends = {seat: Teller() for seat in SEATS}
    longest = 0
    for game in games(seed, turns, every=1):
        for seat, teller in ends.items():
            view = game.view(seat)
            news, line = sent(teller.news(view))
            longest = max(longest, len(line))
            fresh = (view.seen_in(event).values() for event in view.events(news["since"]))
            shown = {card.name for cards in fresh for card in cards}
            assert not told(hidden(view, game) - shown, line)
            assert str(game.rng) not in line
    assert 2_000 < longest < 200_000


def test_nothing_is_asked_of_a_game_that_is_not_there() -> None:
    """Each question to a view has its own answer where only what was told is known."""
    own = {name for name, _ in inspect.getmembers(View) if not name.startswith("_")}
    missing = {name for name in own - {"seat", "openly"} if name not in vars(SeenView)}
    assert missing == set()


def test_what_was_taken_back_is_taken_back_elsewhere() -> None:
    game = Game.new(decks(1), seed=1, first=0)
    before = game.copy()
    before.notes = game.notes[:]
    teller, memory = Teller(), Memory()
    memory.view(sent(teller.news(game.view(0)))[0])
    game.answer(game.choice.parse("yes"))
    assert len(memory.view(sent(teller.news(game.view(0)))[0]).events()) > len(before.notes)
    seen = memory.view(sent(teller.news(before.view(0)))[0])
    assert seen.events() == before.view(0).events()


@pytest.mark.parametrize(
    "news",
    [
        {},
        {"new": 1, "since": 0, "events": [], "moment": {}},
        {"new": [[0, {"is": "Card", "of": []}]], "since": 0, "events": [], "moment": {}},
        {"new": [], "since": -1, "events": [], "moment": {}},
        {"new": [], "since": 0, "events": [1], "moment": {}},
        {"new": [], "since": 0, "events": [], "moment": {"cards": []}},
        {"new": [], "since": 0, "events": [], "moment": 5},
    ],
)
def test_what_is_no_news_is_refused(news: dict[str, Any]) -> None:
    with pytest.raises(CodecError):
        Memory().view(news)


@pytest.mark.parametrize(
    "value",
    [
        1.5, {"is": "Game", "of": []}, {"is": "Option", "of": [1]}, {"set": [1], "more": 1},
        {"set": 1}, [[[[[[[[[[[[[[]]]]]]]]]]]]]], {},
    ],
)  # fmt: skip
def test_what_is_no_value_is_refused(value: Any) -> None:
    with pytest.raises(CodecError):
        decode(value)


def test_only_what_is_listed_is_told() -> None:
    with pytest.raises(CodecError, match="a Game is not told"):
        encode(Game.new(decks(0)))
    assert not {"Game", "Frame", "Side", "Start"} & set(KINDS)
