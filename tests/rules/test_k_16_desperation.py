"""K-16: Desperation doubles the uses of abilities while the opponent has five rewards."""

from naruto_tui.rules.playable import problems

from .scene import Scene, mission, ninja, scene

TEXT = "Desperation.\n[Mission] Pay 0: Draw 1 card."


def desperate(text: str = TEXT, rewards: int = 5) -> Scene:
    card = ninja("A", text=text)
    assert problems(card) == ()
    return scene(f"player 1\n hand N-001\n team A\nplayer 2\n rewards {rewards}", card)


def test_k_16_1_from_five_rewards_of_the_opponent_each_ability_works_twice() -> None:
    game = desperate()
    game.play("ability A 1")
    game.play("ability A 1")
    assert not game.offered("ability A 1")


def test_k_16_1_not_with_four() -> None:
    game = desperate(rewards=4)
    game.play("ability A 1")
    assert not game.offered("ability A 1")


def test_k_16_1_it_is_looked_at_on_activation() -> None:
    text = "Desperation.\n[Mission] Your opponent wins 1 reward: Draw 1 card."
    game = desperate(text, rewards=4)
    game.play("ability A 1")
    assert game.offered("ability A 1")


def test_k_16_1_on_missions_too() -> None:
    card = mission("M-1", permanent=True, text=TEXT)
    game = scene("player 1\n hand N-001\n mission M-1\nplayer 2\n rewards 5", card)
    game.play("ability M-1 1")
    assert game.offered("ability M-1 1")


def test_k_16_1_not_while_its_text_is_negated() -> None:
    text = TEXT + " This ability cannot be negated."
    asleep = mission("M-S", permanent=True, text="All enemy Ninja lose their text.")
    game = scene(
        "player 1\n hand N-001\n team A\nplayer 2\n rewards 5\n mission M-S",
        ninja("A", text=text), asleep,
    )  # fmt: skip
    game.play("ability A 1")
    assert not game.offered("ability A 1")


def test_k_16_2_used_twice_is_true_once_for_the_second_use() -> None:
    text = (
        "Desperation.\n[Mission] Pay 0: This Ninja gets +1/+0 this turn. "
        "If the number of uses of this ability is 2 or more, draw 1 card."
    )
    game = desperate(text)
    game.play("ability A 1")
    assert "blank" not in game.cards(1, "hand")
    game.play("ability A 1")
    assert game.cards(1, "hand").count("blank") == 1
    assert game.power("A") == "3/0"


def test_k_16_2_optional_triggers_are_not_doubled() -> None:
    text = "Desperation.\nWhen your Ninja is healed, you may discard 1 chakra: draw 1 card."
    heal = mission("M-H", text="Heal all of your Ninja.")
    game = scene(
        "player 1\n hand M-H\n chakra N-001 x3\n team A\n team B injured\n team C injured\n"
        "player 2\n rewards 5",
        ninja("A", text=text), ninja("B"), ninja("C"), heal,
    )  # fmt: skip
    game.play("mission M-H")
    asked = 0
    while game.asked != "1 mission phase" and game.asked.startswith("1"):
        if game.asked == "1 optional effect":
            asked += 1
            game.yes()
        elif game.asked == "1 pick":
            game.pick("N-001")
        else:
            game.quiet()
    assert asked == 1
