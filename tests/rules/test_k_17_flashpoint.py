"""K-17: Flashpoint takes a Ninja out of the game until its player's next turn."""

from attrs import evolve

from naruto_tui.rules.playable import problems

from .scene import Scene, mission, ninja, scene

FLASH = ninja("A", text="Flashpoint.")


def gone(text: str = "Flashpoint.", more: str = "", *cards: object) -> Scene:
    """A has used its Flashpoint."""
    card = ninja("A", text=text)
    assert problems(card) == ()
    game = scene(f"player 1\n team A\n{more}\nplayer 2\n hand 3", card, *cards)
    game.play(f"ability A {len(card.text)}")
    return game


def next_turn(game: Scene) -> None:
    """Goes on to the next turn of player 1, turn 7."""
    while game.turn < 7:
        game.quiet()


def test_k_17_1_out_of_the_game_and_back_at_the_start_of_your_next_turn() -> None:
    game = gone()
    assert game.where("A") == "removed"
    next_turn(game)
    assert game.where("A") == "play"
    entered = [event.kind for event in game.game.events]
    assert entered.index("enter") < len(entered) - 1 - entered[::-1].index("draw")


def test_k_17_1_not_at_the_start_of_the_opponents_turn() -> None:
    game = gone()
    # Nobody had anything left to do: it is the other player's turn.
    assert game.asked == "2 mission phase"
    assert game.where("A") == "removed"


def test_k_17_1_in_your_own_mission_phase_only() -> None:
    game = scene("player 1\n hand N-001\nplayer 2\n team A", FLASH)
    game.play("next")
    assert game.asked != "2 counter"


def test_k_17_2_the_printed_cost_is_paid() -> None:
    poor = scene("player 1\n team A\n hand N-001", ninja("A", text="Flashpoint (1)."))
    assert not poor.offered("ability A 1")
    game = gone("Flashpoint (1).", " chakra N-001")
    assert game.cards(1, "chakra") == []
    assert game.where("A") == "removed"


def test_k_17_3_it_comes_back_healthy_a_new_object_in_a_team_of_its_own() -> None:
    card = ninja("A", text="Valid: Flashpoint.")
    game = scene("player 1\n team A injured coins growth, C\nplayer 2\n hand 3", card, ninja("C"))
    game.play("ability A 1")
    next_turn(game)
    assert not game.is_injured("A")
    assert game.coins("A") == 0
    assert game.team("A") == ["A"]


def test_k_17_3_it_is_an_entry_by_effect_and_no_deployment() -> None:
    text = "Flashpoint.\nWhen this Ninja enters play other than by deployment, draw 1 card."
    game = gone(text)
    hand = len(game.cards(1, "hand"))
    next_turn(game)
    assert len(game.cards(1, "hand")) == hand + 2


def test_k_17_3_a_namesake_in_play_sends_it_to_the_discard_pile() -> None:
    twin = ninja("A-2", name="A")
    game = scene("player 1\n team A\n hand A-2\nplayer 2\n hand 3", FLASH, twin)
    game.play("ability A 1")
    game.play("deploy A-2")
    next_turn(game)
    assert game.where("A") == "discard"
    assert game.where("A-2") == "play"


def test_k_17_3_a_sacrifice_that_is_printed_is_due_again_and_no_hand_cost() -> None:
    card = evolve(ninja("A", text="Sacrifice: 1 Ninja.\nFlashpoint."), entrance=9, hand=2)
    village = "player 1\n team A\n team N-003\n team N-002\nplayer 2\n hand 3"
    game = scene(village, card)
    game.play("ability A 2")
    next_turn(game)
    assert game.asked == "1 sacrifice"
    game.pick("N-003")
    assert game.in_play(1) == ["N-002", "A"]
    assert game.cards(1, "removed") == ["N-003"]
    alone = scene("player 1\n team A\nplayer 2\n hand 3", card)
    alone.play("ability A 2")
    next_turn(alone)
    assert alone.where("A") == "discard"


def test_k_17_3_the_return_is_not_lost_when_texts_are_negated() -> None:
    asleep = mission("M-S", permanent=True, text="All Ninja lose their text.")
    game = scene("player 1\n team A\n hand M-S\nplayer 2\n hand 3", FLASH, asleep)
    game.play("ability A 1")
    game.play("mission M-S")
    next_turn(game)
    assert game.where("A") == "play"


def test_k_17_4_going_out_is_leaving_play() -> None:
    text = "Flashpoint.\nWhen this Ninja leaves play, draw 1 card."
    game = gone(text)
    assert "blank" in game.cards(1, "hand")
