"""Choosing and naming (T-16), looking and hands (T-19), exchanging things (T-14)."""

import pytest

from naruto_tui.rules.choices import PickCards, PickNumber
from naruto_tui.rules.playable import problems

from .scene import Scene, client, jutsu, mission, ninja, scene

A, B, C = ninja("A", "3/1"), ninja("B", "2/2"), ninja("C", "1/1")


def after(text: str, mine: str = "", theirs: str = "", *cards, hand: str = "N-001") -> Scene:
    """Player 1 has played a Mission with this text."""
    lines = f"player 1\n hand M {hand}\n{mine}\nplayer 2\n{theirs}"
    game = scene(lines, mission("M", text=text), *cards)
    game.play("mission M")
    return game


# -- up to, every, random, the opponent chooses ----------------------------------------------------


def test_t_16_up_to_may_be_none_also_as_a_target() -> None:
    game = after("Injure up to 2 enemy Ninja.", "", "team A\n team B", A, B)
    game.pick()
    assert not game.is_injured("A")
    game = after("Target up to 2 enemy Ninja.\nInjure each target.", "", "team A\n team B", A, B)
    assert game.asked == "1 target"
    game.pick()
    assert not game.is_injured("A")
    assert game.where("M") == "chakra"


def test_t_16_every_is_settled_on_resolution() -> None:
    away = mission("K", text="Move 1 of your Ninja to hand.", counter=True)
    lines = "player 1\n hand M N-001\nplayer 2\n team A\n team B\n hand K"
    game = scene(lines, mission("M", text="Injure all enemy Ninja."), A, B, away)
    game.play("mission M")
    game.play("counter K")
    game.pick("A")
    assert game.where("A") == "hand"
    assert game.is_injured("B")


def test_t_16_the_opponent_chooses_where_he_must() -> None:
    game = after("Your opponent discards 1 Ninja.", "", "team A\n team B", A, B)
    assert game.asked == "2 pick"


def test_t_16_random_is_drawn_by_the_seed() -> None:
    def drawn(seed: int) -> list[str]:
        lines = f"seed {seed}\nplayer 1\n hand M N-001\nplayer 2\n hand A B C"
        game = scene(
            lines, mission("M", text="Discard 1 random card from the enemy hand."), A, B, C
        )
        game.play("mission M")
        return game.cards(2, "discard")

    assert drawn(1) == drawn(1)
    assert len({drawn(seed)[0] for seed in range(12)}) > 1


# -- naming ----------------------------------------------------------------------------------------


def test_t_16_a_ninja_is_named_openly_and_meant_from_then_on() -> None:
    text = "Name a Ninja name. Injure all Ninja with the named name."
    game = after(text, "team B", "team A\n team C", A, B, C)
    assert game.asked == "1 name ninja"
    game.play("name A")
    assert game.is_injured("A")
    assert not game.is_injured("C")
    assert [event.how for event in game.game.view(1).events() if event.kind == "choose"] == [("A",)]


@pytest.mark.parametrize(
    ("what", "word", "hit"),
    [
        ("characteristic", "Leaf", "A"),
        ("attribute", "Fang", "B"),
    ],
)
def test_t_16_words_are_named(what: str, word: str, hit: str) -> None:
    leaf = ninja("A", characteristics=("Leaf",))
    fang = ninja("B", attributes=("Fang",))
    article = "an" if what == "attribute" else "a"
    text = f"Name {article} {what}. Injure all Ninja with the named {what}."
    game = after(text, "", "team A\n team B", leaf, fang)
    game.play(f"name {word}")
    assert [number for number in "AB" if game.is_injured(number)] == [hit]


def test_t_16_a_symbol_is_named() -> None:
    text = "Name a symbol. Injure all named-symbol Ninja."
    game = after(text, "", "team A\n team B", ninja("A", symbols="W"), ninja("B", symbols="F"))
    game.play("name Water")
    assert [number for number in "AB" if game.is_injured(number)] == ["A"]


def test_t_16_a_kind_of_card_is_named() -> None:
    text = "Name a kind of card. Discard all cards with the named kind from the enemy hand."
    game = after(text, "", "hand A J", A, jutsu("J", text="Draw 1 card."))
    game.play("name jutsu")
    assert game.cards(2, "discard") == ["J"]


def test_t_16_a_number_is_named() -> None:
    game = after("Name a number. Draw X cards.", "", "")
    choice = game.game.choice
    assert isinstance(choice, PickNumber)
    game.say_number(3)
    assert len(game.cards(1, "hand")) == 4


def test_t_16_nothing_is_meant_while_nothing_was_named() -> None:
    game = after("Injure all Ninja with the named name.", "", "team A", A)
    assert not game.is_injured("A")


def test_t_16_a_card_that_stays_remembers_what_was_named_for_it() -> None:
    text = "Name a Ninja name.\nWhen a Ninja with the named name enters play, draw 2 cards."
    card = mission("P", permanent=True, text=text)
    game = scene("player 1\n hand P A N-001\n deck N-001 20", card, A, B)
    game.play("mission P")
    game.play("name A")
    game.deploy("A")
    assert len(game.happened("trigger")) == 1
    game = scene("player 1\n hand P B A N-001\n deck N-001 20", card, A, B)
    game.play("mission P")
    game.play("name A")
    game.deploy("B")
    assert game.happened("trigger") == []


# -- picked together -------------------------------------------------------------------------------


def test_t_16_cards_with_different_names() -> None:
    text = "Move up to 3 cards with different names from your discard pile to hand."
    game = after(text, "discard A A B", "", A, B)
    choice = game.game.choice
    assert isinstance(choice, PickCards)
    assert choice.high == 2
    assert choice.problem(choice.cards[:2]) == "these cannot be picked together"
    game.pick("A", "B")
    assert sorted(game.cards(1, "hand")) == ["A", "B", "N-001"]


def test_t_16_cards_with_the_same_name() -> None:
    text = "Move 2 cards with the same name from your discard pile to hand."
    game = after(text, "discard A B B C", "", A, B, C)
    choice = game.game.choice
    legal = list(choice.answers())
    assert [[game.game.cards[card].number for card in one] for one in legal] == [["B", "B"]]


def test_t_16_cards_with_a_total() -> None:
    cheap, dear = ninja("A", entrance=1), ninja("B", entrance=3)
    text = "Move up to 3 Ninja with a total entrance cost 4 or less from your discard pile to hand."
    game = after(text, "discard A A B", "", cheap, dear)
    choice = game.game.choice
    assert choice.high == 2
    assert choice.problem(choice.cards) is not None
    assert choice.problem(choice.cards[1:]) is None


def test_t_16_where_nothing_fits_together_nothing_is_picked() -> None:
    text = (
        "Move 2 cards with the same name from your discard pile to hand. If you do, draw 2 cards."
    )
    game = after(text, "discard A B", "", A, B)
    assert game.cards(1, "hand") == ["N-001"]


def test_t_16_a_price_of_cards_that_go_together() -> None:
    text = (
        "When this Ninja enters play, you may discard 2 chakra with the same symbol: draw 3 cards."
    )
    cards = (ninja("P", text=text), *(ninja(letter, symbols=letter) for letter in "FWN"))
    line = "player 1\n hand P\n chakra {}\nplayer 2"
    game = scene(line.format("F W F N"), *cards)
    game.deploy("P")
    game.yes()
    assert game.game.choice.problem((game.card("F#1"), game.card("W"))) is not None
    game.pick("F", "F")
    assert (game.cards(1, "discard"), len(game.cards(1, "hand"))) == (["F", "F"], 3)
    game = scene(line.format("F W N"), *cards)
    game.deploy("P")
    assert (game.cards(1, "discard"), game.cards(1, "hand")) == ([], [])


def test_t_16_a_price_of_several_steps_one_of_cards_that_go_together_is_refused() -> None:
    text = "[Mission] Pay 1, discard 2 cards with the same name from your hand: Draw 3 cards."
    assert any("picked together" in problem for problem in problems(ninja("A", text=text)))


def test_t_16_targets_of_a_total_are_declared_together() -> None:
    text = "Target up to 2 enemy Ninja with a total entrance cost 3 or less.\nInjure each target."
    cheap, dear = ninja("A", entrance=1), ninja("B", entrance=3)
    game = after(text, "", "team A\n team B\n team C", cheap, dear, ninja("C", entrance=2))
    choice = game.game.choice
    assert choice.problem((game.card("A"), game.card("B"))) == "these cannot be picked together"
    game.pick("A", "C")
    assert [number for number in "ABC" if game.is_injured(number)] == ["A", "C"]


def test_t_16_targets_that_do_not_go_together_are_no_targets() -> None:
    text = "Target 2 enemy Ninja with different names.\nInjure each target."
    lines = "player 1\n hand M N-001\nplayer 2\n team A\n team {}"
    card = mission("M", text=text)
    assert scene(lines.format("B"), card, A, B).offered("mission M")
    twin = ninja("T", name="A")
    game = scene(lines.format("T"), card, ninja("A"), twin)
    assert not game.offered("mission M")


# -- looking and hands -----------------------------------------------------------------------------


def test_t_19_a_look_is_for_one_player_and_a_reveal_for_both() -> None:
    game = after("Look at the enemy hand.", "", "hand A", A)
    card = game.card("A")
    assert game.game.view(0).card(card) is not None
    game = after("Reveal the top card of your deck.", "deck A 20", "", A)
    card = game.card("A")
    assert [game.game.view(seat).card(card) is not None for seat in (0, 1)] == [True, True]
    game = after("Look at the top card of your deck.", "deck A 20", "", A)
    card = game.card("A")
    assert [game.game.view(seat).card(card) is not None for seat in (0, 1)] == [True, False]


def test_t_19_an_open_hand_is_seen_as_long_as_it_lasts_drawn_cards_too() -> None:
    spy = ninja("A", text="Your opponent plays with an open hand.")
    game = scene("player 1\n hand N-001\n team A\nplayer 2\n hand B\n deck C 20", spy, B, C)
    assert set(game.game.view(0).known(1)) == {game.card("B")}
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.card("C") in game.game.view(0).known(1)
    assert game.game.view(1).known(0) == ()


def test_t_19_it_ends_with_its_text_and_what_was_seen_is_known() -> None:
    spy = ninja("A", text="Your opponent plays with an open hand.")
    away = mission("M", text="Discard 1 of your Ninja.")
    game = scene("player 1\n hand M N-001\n team A\nplayer 2\n hand B\n deck C 20", spy, B, C, away)
    game.play("mission M")
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert set(game.game.view(0).known(1)) == {game.card("B")}


def test_t_19_an_open_hand_for_a_turn() -> None:
    game = after("Your opponent plays with an open hand this turn.", "", "hand B", B)
    assert set(game.game.view(0).known(1)) == {game.card("B")}


def kept(*texts: str, hand: int = 9) -> int:
    """How many cards player 1 keeps with Clients of these texts about."""
    cards = [mission(f"P{i}", permanent=True, text=text) for i, text in enumerate(texts)]
    lines = "\n".join(f" mission P{i}" for i in range(len(texts)))
    game = scene(f"phase end\nplayer 1\n hand {hand}\n{lines}\nplayer 2\n hand N-001", *cards)
    if game.asked != "1 discard to hand limit":
        return hand
    return hand - game.game.choice.low


def test_t_19_changes_of_the_maximum_hand_size_add_up() -> None:
    fewer = "You can keep up to 1 fewer card at the end of a turn."
    assert kept() == 6
    assert kept("You can keep up to 2 more cards at the end of a turn.") == 8
    assert kept(fewer, fewer) == 4
    assert kept("You can keep up to 3 cards at the end of a turn.") == 3
    assert kept("You can keep up to 3 cards at the end of a turn.", fewer) == 2


def test_t_19_not_below_0() -> None:
    assert kept("You can keep up to 7 fewer cards at the end of a turn.") == 0


def test_t_19_no_maximum_wins_over_numbers() -> None:
    three = "You can keep up to 3 cards at the end of a turn."
    assert kept("You can keep any number of cards.", three) == 9


def test_t_19_a_hand_size_that_is_not_reduced_further() -> None:
    three = "You can keep up to 3 cards at the end of a turn."
    always = "You can always keep 3 cards at the end of a turn."
    assert kept(three, always, "You can keep up to 2 fewer cards at the end of a turn.") == 3


def test_t_19_an_opponents_limit_is_his() -> None:
    card = client("P", text="Your opponent can keep up to 1 fewer card at the end of a turn.")
    game = scene("phase end\nplayer 1\n hand 9\nplayer 2\n client P\n hand N-001", card)
    assert game.game.choice.low == 4


# -- exchanging ------------------------------------------------------------------------------------

SWAP = "Target 1 of your Ninja and 1 enemy Ninja.\nSwap the first target and the second target."


def test_t_14_two_ninja_change_sides() -> None:
    game = after(SWAP, "team A", "team B", A, B)
    assert game.in_play(1) == ["B"]
    assert game.in_play(2) == ["A"]


def test_t_14_a_name_that_would_be_doubled_keeps_them_where_they_are() -> None:
    twin = ninja("B", name="A2")
    other = ninja("C", name="A2")
    game = after(SWAP, "team A\n team C", "team B", A, twin, other)
    game.pick("A")
    assert game.in_play(1) == ["A", "C"]


def test_t_14_positions_are_exchanged_with_the_head() -> None:
    text = "Swap the positions of the user and 1 back Ninja."
    game = scene(
        "phase exchange\nplayer 1\n attack A, B\n hand J wait\nplayer 2\n block 1 C\n hand wait",
        A, B, C, jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    if game.asked == "1 user":
        game.pick("A")
    game.resolve()
    assert game.team("A") == ["B", "A"]


def test_t_14_a_ninja_is_exchanged_with_one_in_hand() -> None:
    text = "Swap 1 of your Ninja and 1 Ninja from your hand."
    game = after(text, "team A injured, C", "", A, B, C, hand="B")
    game.pick("A")
    assert sorted(game.team("B")) == ["B", "C"]
    assert game.cards(1, "hand") == ["A"]
    assert not game.is_injured("B")


def test_t_14_cards_outside_play_change_places() -> None:
    text = "Swap 1 card from your hand and 1 card from your chakra."
    game = after(text, "chakra A", "", A, B, hand="B")
    assert game.cards(1, "hand") == ["A"]
    assert game.cards(1, "chakra") == ["M", "B"] or game.cards(1, "chakra") == ["B", "M"]


@pytest.mark.parametrize("text", [
    "Each player moves the top card of that player's deck to chakra.",
    "For each player, that player moves the top card of that player's deck to chakra.",
])  # fmt: skip
def test_t_16_each_player_moves_a_card_of_his_own_deck(text: str) -> None:
    game = scene("player 1\n hand M-1 wait\n deck A B\nplayer 2\n deck C D",
                 mission("M-1", text=text), *map(ninja, "ABCD"))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert "A" in game.cards(1, "chakra")
    assert (game.cards(1, "deck"), game.cards(2, "chakra"), game.cards(2, "deck")) == (
        ["B"], ["C"], ["D"],
    )  # fmt: skip
