"""Cards played from elsewhere than the hand, as a text allows: which, when, for what, how often."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.likeness import difference
from naruto_tui.rules.playable import problems

from .scene import Scene, client, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")
HURT = "Target 1 Ninja battling the user.\nThe target gets -2/-0 this turn."


def exchange(more: str, *cards: Card, more2: str = "") -> Scene:
    """A fights B; player 1 has the option."""
    lines = f"phase exchange\nplayer 1\n attack A\n{more}\nplayer 2\n block 1 B\n{more2}"
    return scene(lines, A, B, *cards)


@pytest.mark.parametrize(("zone", "word"), [
    ("discard", "discard pile"), ("chakra", "chakra"), ("removed", "the removed cards"),
])  # fmt: skip
def test_a_jutsu_says_where_it_can_be_played_from(zone: str, word: str) -> None:
    said = jutsu("J-1", text=f"{HURT}\nIn {word}: You can play this card.")
    game = exchange(f"{zone} J-1\n hand wait", said)
    game.play("jutsu J-1")
    game.resolve()
    assert game.power("B") == "1/1"
    assert game.where("J-1") == "chakra"
    for other in {"discard", "chakra", "removed", "deck", "rewards"} - {zone}:
        assert "jutsu J-1" not in exchange(f"{other} J-1\n hand wait", said).offers


def test_the_hand_and_another_zone_offer_the_same_card_twice() -> None:
    said = jutsu("J-1", text=f"{HURT}\nIn discard pile: You can play this card.")
    game = exchange("discard J-1 J-1\n hand J-1 J-1", said)
    assert game.offers == ["jutsu J-1", "jutsu J-1", "pass"]


def test_a_card_in_the_chakra_area_does_not_pay_for_itself() -> None:
    said = jutsu("J-1", "F", text=f"{HURT}\nIn chakra: You can play this card.")
    assert "jutsu J-1" not in exchange("chakra J-1\n hand wait", said).offers
    game = exchange("chakra J-1 F\n hand wait", said, ninja("F"))
    game.play("jutsu J-1")
    assert game.where("F") == "discard"
    assert game.where("J-1") == "chain"


def test_whether_it_was_played_from_there_can_be_asked() -> None:
    text = "If this card was played from your discard pile, remove this card from the game."
    text += " Otherwise, move this card to hand.\nIn discard pile: You can play this card."
    for zone, end in (("discard J-1\n hand wait", "removed"), ("hand J-1 wait", "hand")):
        game = exchange(zone, jutsu("J-1", text=text))
        game.play("jutsu J-1")
        game.resolve()
        assert game.where("J-1") == end


def test_its_condition_is_looked_at_whenever_it_could_be_played() -> None:
    text = f"{HURT}\nIn discard pile: While you have no cards in your hand, you can play this card."
    game = exchange("discard J-1\n hand wait\n deck 2", jutsu("J-1", text=text))
    assert "jutsu J-1" not in game.offers
    game = exchange("discard J-1", jutsu("J-1", text=text))
    assert "jutsu J-1" in game.offers


GIVER = ninja(
    "G", text="You can play and then remove from the game Water Jutsu in your discard pile."
)


def test_what_is_played_by_leave_of_a_ninja_is_removed_once_it_is_carried_out() -> None:
    water = jutsu("J-1", symbols="W", text=HURT)
    game = exchange("discard J-1\n team G\n hand wait", GIVER, water)
    game.play("jutsu J-1")
    game.resolve()
    assert game.power("B") == "1/1"
    assert game.where("J-1") == "removed"
    fire = jutsu("J-1", text=HURT)
    assert "jutsu J-1" not in exchange("discard J-1\n team G\n hand wait", GIVER, fire).offers
    assert "jutsu J-1" not in exchange("discard J-1\n hand wait", GIVER, water).offers
    foe = exchange("hand wait\n discard J-1", GIVER, water, more2="team G")
    assert "jutsu J-1" not in foe.offers


def test_one_that_is_negated_goes_where_negated_jutsu_go() -> None:
    water = jutsu("J-1", symbols="W", text=HURT)
    stop = jutsu("J-2", text="Target 1 Jutsu on the chain.\nNegate the target.")
    game = exchange("discard J-1\n team G\n hand wait", GIVER, water, stop, more2="hand J-2")
    game.play("jutsu J-1")
    game.play("jutsu J-2")
    game.resolve()
    assert game.power("B") == "3/1"
    assert game.where("J-1") == "chakra"


LEAVE = mission("M-L", text="You can play 1 Ninja in your discard pile this turn.")


def phase(more: str, *cards: Card) -> Scene:
    return scene(f"turn 5\nplayer 1\n marker 3\n{more}\n deck 9", A, B, LEAVE, *cards)


def test_a_leave_for_one_ninja_is_gone_once_it_has_been_deployed() -> None:
    game = phase("discard A B\n hand M-L wait")
    assert not game.offered("deploy A")
    game.play("mission M-L")
    game.resolve()
    assert game.offered("deploy A")
    assert game.offered("deploy B")
    assert difference(game.game, game.same_after_record().game) == ""
    game.play("deploy A")
    assert game.in_play(1) == ["A"]
    assert not game.game.lasting
    assert not game.offered("deploy B")


def test_it_is_the_deployment_of_the_turn_and_its_costs_are_due() -> None:
    dear = ninja("D", entrance=4)
    hand = ninja("H", hand=2)
    game = phase("discard D H\n hand M-L A wait", dear, hand)
    game.play("mission M-L")
    game.resolve()
    assert not game.offered("deploy D")
    assert not game.offered("deploy H")
    game.play("deploy A")
    assert not game.offered("deploy H")
    paid = phase("discard H\n hand M-L A B", hand)
    paid.play("mission M-L")
    paid.resolve()
    paid.play("deploy H")
    assert paid.in_play(1) == ["H"]
    assert sorted(paid.cards(1, "chakra")) == ["A", "B", "M-L"]


def test_the_leave_ends_with_the_turn() -> None:
    game = phase("discard A\n hand M-L wait\nplayer 2\n hand wait")
    game.play("mission M-L")
    game.resolve()
    game.play("next")
    while game.turn == 5:
        game.quiet()
    assert not game.game.lasting


def test_missions_and_clients_are_played_from_there_too() -> None:
    kinds = ("Missions", "Clients")
    text = "\n".join(f"You can play {one} from your discard pile." for one in kinds)
    giver = ninja("G", text=text)
    game = phase("team G\n discard M-1 C-1\n hand wait", giver, mission("M-1", text="Draw 1 card."),
                 client("C-1"))  # fmt: skip
    game.play("client C-1")
    assert "C-1" in game.in_play(1)
    game.play("mission M-1")
    game.resolve()
    assert game.where("M-1") == "chakra"
    assert not game.offered("mission M-1")


def test_it_is_played_with_an_empty_hand() -> None:
    giver = ninja("G", text="You can play Ninja in your discard pile.")
    game = phase("team G\n discard A", giver)
    assert game.offers == ["deploy A", "next"]


def test_only_a_top_card_that_is_known_is_offered() -> None:
    giver = ninja("G", text="You can play the top card of your deck.")
    lines = "turn 5\nplayer 1\n team G\n hand wait\n deck A{} 9"
    assert scene(lines.format(""), A, giver).offers == ["charge", "next"]
    game = scene(lines.format("!1"), A, giver)
    game.play("deploy A")
    assert game.in_play(1) == ["G", "A"]


def test_that_card_can_be_played_where_an_effect_has_put_it() -> None:
    text = "Remove the top card of your deck from the game. You can play that card this turn."
    game = scene("turn 5\nplayer 1\n hand M-1 wait\n deck A 9\n removed B", A, B,
                 mission("M-1", text=text))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert not game.offered("deploy B")
    game.play("deploy A")
    assert game.in_play(1) == ["A"]


@pytest.mark.parametrize("text", [
    "You can play 2 Ninja in your discard pile this turn.",
    "You can play 1 Ninja this turn.",
    "You can play Ninja in your discard pile without paying this turn.",
])  # fmt: skip
def test_what_nobody_carries_out_is_refused(text: str) -> None:
    assert problems(mission("M-1", text=text))


def test_an_announcement_taken_back_returns_the_card_to_its_pile() -> None:
    text = "Target 1 Ninja battling the user.\nInjure the target. X is the target's entrance cost."
    said = jutsu("J-1", "X", text=f"{text}\nIn discard pile: You can play this card.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand wait\n discard J-1\n chakra N-001\n"
        "player 2\n block 1 D, C",
        A, said, ninja("C", entrance=1), ninja("D", entrance=2),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.pick("D")
    assert len(game.happened("take back")) == 1
    assert game.where("J-1") == "discard"
    assert game.cards(1, "chakra") == ["N-001"]


def test_who_plays_with_an_open_deck_plays_off_it_as_long_as_he_may() -> None:
    text = "Each player plays with the top card of the deck face-up.\n"
    text += "You can play the top card of your deck."
    game = scene(
        "turn 5\nplayer 1\n team G\n hand wait N-001\n deck A B 9\nplayer 2\n deck B 9",
        A, B, ninja("G", text=text),
    )  # fmt: skip
    assert all(game.game.known[seat] >> game.card(top) & 1 for seat in (0, 1)
               for top in ("1:A", "2:B"))  # fmt: skip
    game.play("deploy A")
    assert game.in_play(1) == ["G", "A"]
    assert all(known >> game.card("1:B") & 1 for known in game.game.known)


FREE = (
    "While you have no rewards, "
    "you can play Jutsu or Missions from your discard pile without paying."
)


@pytest.mark.parametrize(("rewards", "can"), [("", True), ("rewards N-001", False)])
def test_a_mission_is_played_for_nothing(rewards: str, can: bool) -> None:
    leave, dear = ninja("L", text=FREE), mission("M", hand=2, text="Draw 1 card.")
    game = scene(f"turn 9\nplayer 1\nteam L\nhand wait\ndiscard M\ndeck 3\n{rewards}\nplayer 2",
                 leave, dear)  # fmt: skip
    assert game.offered("mission M") is can
    if can:
        game.play("mission M")
        game.resolve()
        assert (game.deck(1), game.cards(1, "hand").count("wait")) == (2, 1)


def test_a_jutsu_is_played_for_nothing_and_its_x_is_0() -> None:
    leave = ninja("L", text=FREE)
    said = jutsu(
        "J", "FFX", text="Target the user.\nThe target gets +1/+0 this turn. Draw X cards."
    )
    game = exchange("team L\nhand wait\ndiscard J\nchakra N-001 x5\ndeck 3", leave, said)
    game.play("jutsu J")
    game.resolve()
    assert game.power("A") == "4/1"
    assert (game.deck(1), len(game.cards(1, "chakra"))) == (3, 6)


def test_what_may_be_played_for_nothing_is_not_paid() -> None:
    both = ninja("L", text=f"You can play Missions from your discard pile.\n{FREE}")
    dear = mission("M", hand=1, text="Draw 1 card.")
    game = scene("turn 9\nplayer 1\nteam L\nhand A\ndiscard M\ndeck 3\nplayer 2", A, both, dear)
    game.play("mission M")
    game.resolve()
    assert game.where("A") == "hand"


def test_a_price_besides_is_due_all_the_same() -> None:
    text = "Costs also: discard 1 of your Ninja.\nDraw 1 card."
    leave, dear = ninja("L", text=FREE), mission("M", hand=1, text=text)
    game = scene("turn 9\nplayer 1\nteam L\nhand wait\ndiscard M\ndeck 3\nplayer 2", leave, dear)
    game.play("mission M")
    game.resolve()
    assert game.where("L") == "discard"
    assert game.deck(1) == 2
