"""Whole random games full of coins, Permanents, attached cards, coin Ninja, copies and names."""

from random import Random

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.game import Game
from naruto_tui.rules.playable import problems

from .invariants import check, difference, outlook, reshuffled, things_shown
from .patience import patient
from .scene import client, jutsu, mission, ninja

X = ("healthy combat", "injured combat")
INSECT = "“Valid: When this Ninja leaves play, draw 1 card.”"
CARDS: tuple[Card, ...] = (
    ninja("A", "3/1", "2/0", text="Tracking.\nEnemy tracked Ninja get -1/-1."),
    ninja("B", "2/2", "1/1", entrance=1, text="Burst."),
    ninja(
        "C", "4/1", "3/0", entrance=2,
        text="When this Ninja enters play, place 2 +1/+1 coins on this Ninja.",
    ),
    ninja(
        "D", "0/1", "0/0", text="Valid: X is the number of cards in your hand.", variable=X
    ),
    ninja(
        "E", "2/1",
        text=f'When this Ninja is deployed, put 1 Ninja coin 1/1 named "Insect" with {INSECT} '
        "into play.",
    ),
    ninja(
        "F", "3/0",
        text="When this Ninja is deployed, put 1 Ninja coin into play as a copy of this Ninja.",
    ),
    ninja(
        "G", "2/2",
        text="Your opponent plays with an open hand.\n"
        "When 1 of your Missions loses 1 or more coins, draw 1 card.",
    ),
    ninja(
        "H", "1/3",
        text="When this Ninja attacks, you may take 1 coin off 1 of your Ninja: draw 2 cards.",
    ),
    client("K", text="You can keep up to 2 more cards at the end of a turn."),
    mission(
        "M1", permanent=True, coins=2,
        text="Target 1 Ninja.\nAttach this card to the target.\nThe bearer gets -1/-1.\n"
        "When this Mission loses the last coin, draw 1 card.",
    ),
    mission(
        "M2", permanent=True, coins=0, variable=("hand", "coins"),
        text="All of your Ninja get +1/+0.",
    ),
    mission(
        "M3",
        text='Put 2 Ninja coins 0/1 named "Spider" into play. Place 1 "Bomb" coin on all Ninja.',
    ),
    mission(
        "M4", text="Transfer 1 coin from 1 Ninja to 1 of your Ninja. Take 1 coin off 1 Ninja."
    ),
    mission(
        "M5",
        text="Turn face-up 1 enemy reward. Name a Ninja name. "
        "Injure 1 Ninja with the named name.",
    ),
    mission(
        "M6", counter=True,
        text="Target 1 Mission on the chain.\nCopy with new targets the target.",
    ),
    mission(
        "M7",
        text='Target 1 "Counter" Mission on the chain.\nNegate the target.\n'
        "In hand: You can play this card ignoring limits.",
    ),
    mission(
        "M8",
        text="Look at the top 4 cards of your deck; move up to 2 cards among those cards to hand; "
        "move the rest to the bottom of the deck.",
    ),
    mission(
        "M9",
        text="Search your deck for up to 2 Ninja with different names; reveal those cards; "
        "move those cards to hand.",
    ),
    mission("M10", text="Swap 1 of your Ninja and 1 enemy Ninja."),
    jutsu(
        "J1",
        text="This card becomes a Ninja with power 4/2; put this card into the user's team as back."
        "\nAt the end of this turn, move this card to chakra.",
    ),
    jutsu(
        "J2",
        text="This card becomes a copy of the user but no text; "
        "put this card into the user's team.",
    ),
    jutsu(
        "J3",
        text="Target 1 Ninja battling the user.\nAttach this card to the target.\n"
        "The bearer loses its text.",
    ),
    jutsu("J4", text="Target 1 of your Jutsu on the chain.\nCopy with new targets the target."),
    jutsu("J5", text="Target 1 Ninja battling the user.\nGive 1 damage to the target."),
    jutsu(
        "J6",
        text="Attach 1 Ninja from your discard pile to the user. The user gets +1/+1 this turn.",
    ),
)  # fmt: skip
"""Free cards, so that all of them are played."""


def find(number: str) -> Card | None:
    return next((card for card in CARDS if card.number == number), None)


def new_game(seed: int) -> Game:
    rng = Random(seed)
    decks = [tuple(rng.choice(CARDS) for _ in range(50)) for _ in range(2)]
    return Game.new((decks[0], decks[1]), seed=seed, first=seed % 2)


@pytest.mark.parametrize("card", CARDS, ids=[card.number for card in CARDS])
def test_each_of_the_cards_is_carried_out(card: Card) -> None:
    assert problems(card) == ()


@pytest.mark.parametrize("seed", range(12))
def test_everything_has_its_place_after_every_answer(seed: int) -> None:
    game = new_game(seed)
    rng = Random(seed)
    check(game)
    while game.choice is not None:
        game.answer(patient(game.choice, rng))
        check(game)
    assert game.result is not None


def test_all_of_it_happens_in_these_games() -> None:
    seen: set[str] = set()
    for seed in range(12):
        game = new_game(seed)
        rng = Random(seed)
        while game.choice is not None:
            seen.add(game.choice.asked.ask)
            game.answer(patient(game.choice, rng))
        seen.update(event.kind for event in game.events)
        seen.update("gone" for zone in game.where if zone == 9)
    assert seen >= {
        "coin", "last coin", "attach", "copy", "face", "track", "swap", "gone", "coin kind",
        "name ninja",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_copies_and_records_go_on_alike(seed: int) -> None:
    game = new_game(seed)
    rng = Random(seed)
    for _ in range(60 + 20 * seed):
        if game.choice is None:
            break
        game.answer(patient(game.choice, rng))
    copy = game.copy()
    again = Game.from_text(game.to_text(), find)
    assert difference(game, copy) == ""
    assert difference(game, again) == ""
    states = []
    for one in (game, copy, again):
        rng = Random(seed)
        for _ in range(60):
            if one.choice is None:
                break
            one.answer(patient(one.choice, rng))
        states.append(one)
    assert difference(states[0], states[1]) == ""
    assert difference(states[0], states[2]) == ""


@pytest.mark.parametrize("seed", range(6))
def test_a_view_is_the_same_whatever_is_hidden(seed: int) -> None:
    game = new_game(seed)
    rng = Random(seed)
    count = 0
    while game.choice is not None and count < 150:
        game.answer(patient(game.choice, rng))
        count += 1
        if game.choice is None or count % 7:
            continue
        for seat in (0, 1):
            other = reshuffled(game, seat, rng)
            mine = outlook(game.view(seat), len(game.events))
            assert outlook(other.view(seat)) == mine
        view = game.view(game.choice.asked.seat)
        assert all(view.card(card) is not None for card in things_shown(game))
