"""What is kept of a game, against the game itself, looked at after every answer."""

import pytest

from naruto_tui.lab.facts import NEVER, Watched
from naruto_tui.players import LEVELS
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.state import CHAKRA
from tests.supplied import supplied

DECKS = [deck.cards for deck in supplied()[:4]]
SEEDS = range(12)


@pytest.fixture(scope="module", params=SEEDS)
def course(request):
    """A finished game, and what was seen of it on the way."""
    seed = request.param
    decks = (DECKS[seed % 4], DECKS[(seed + 1) % 4])
    game = Game.new(decks, EDITIONS["us"], seed, seed % 2)
    players = [LEVELS["genin"](seed), LEVELS["academy"](seed)]
    kept: list[int] = []
    hands: set[int] = set()
    ninja: list[int] = []
    chakra: dict[str, int] = {}
    while (choice := game.choice) is not None:
        side = game.sides[0]
        if game.turn:
            kept = kept or [*side.hand, *game.play]
            hands.update(side.hand)
            if any(one.seat == 0 for one in game.play.values()):
                ninja.append(side.marker)
            for card in side.chakra:
                for letter in game.cards[card].symbols:
                    chakra.setdefault(letter, side.marker)
        game.answer(players[choice.seat].decide(game.view(choice.seat), choice))
    return game, kept, hands, ninja, chakra


def numbers(watched, bits):
    return {card.number for place, card in enumerate(watched.cards) if bits >> place & 1}


def test_the_hands_at_beginning_and_end_and_all_between(course):
    game, kept, hands, _, _ = course
    watched = Watched.of(game.start.decks[0])
    found = watched.facts(game, 0)
    own = {game.cards[card].number for card in kept if game.owner[card] == 0}
    assert numbers(watched, found.opening) <= own
    assert found.redraws == game.sides[0].redraws
    seen = numbers(watched, found.seen)
    assert {game.cards[card].number for card in hands if game.owner[card] == 0} <= seen
    assert numbers(watched, found.stuck) == {game.cards[card].number for card in game.sides[0].hand}
    assert numbers(watched, found.opening | found.stuck | found.played) <= seen


def test_what_resolved_was_played_and_what_was_played_lies_somewhere_else(course):
    game, *_ = course
    watched = Watched.of(game.start.decks[0])
    found = watched.facts(game, 0)
    resolved, played = numbers(watched, found.resolved), numbers(watched, found.played)
    assert resolved <= played
    applied = {
        game.cards[event.cards[0]].number
        for event in game.events
        if event.kind == "resolve" and event.how == ("applied",)
    }
    of_chain = {card.number for card in watched.cards if card.kind in ("jutsu", "mission")}
    assert resolved & of_chain <= applied
    for event in game.events:
        if event.kind == "enter" and event.seat == 0 and game.owner[event.cards[0]] == 0:
            assert game.cards[event.cards[0]].number in resolved


def test_when_the_first_ninja_came_and_each_symbol(course):
    game, _, _, ninja, chakra = course
    watched = Watched.of(game.start.decks[0])
    found = watched.facts(game, 0)
    if ninja:
        assert 0 <= found.first_ninja <= ninja[0]
    else:
        assert found.first_ninja == NEVER
    assert watched.needs
    for letter, turn in zip(watched.needs, found.chakra, strict=True):
        if letter in chakra:
            assert 0 <= turn <= chakra[letter]
        elif turn == NEVER:
            lying = [card for card in game.sides[0].chakra if letter in game.cards[card].symbols]
            assert not lying or CHAKRA not in {game.where[card] for card in lying} or game.result


def test_a_negated_jutsu_is_played_and_not_resolved():
    """Read from events alone: what an effect of the card on the chain does is not its own."""
    deck = DECKS[0]
    watched = Watched.of(deck)
    game = Game.new((deck, DECKS[1]), EDITIONS["us"], 1, 0)
    jutsu = next(card for card in range(len(deck)) if game.cards[card].kind == "jutsu")
    game.notes[:] = [
        ("turn", 0, (), 1),
        ("play", 0, (jutsu,), 0, 1, 3),
        ("trigger", 0, (jutsu,)),
        ("resolve", 0, (jutsu,), 0, -1, -1, ("applied",)),
        ("resolve", 0, (jutsu,), 0, -1, -1, ("negated",)),
    ]
    found = watched.facts(game, 0)
    assert found.played == watched.bits[jutsu]
    assert found.resolved == 0
    assert found.seen == found.played
