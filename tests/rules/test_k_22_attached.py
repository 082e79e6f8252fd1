"""Attached cards (K-22)."""

from .scene import Scene, client, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "2/1")
WEAK = mission(
    "P", permanent=True,
    text="Target 1 Ninja.\nAttach this card to the target.\nThe bearer gets -1/-1.",
)  # fmt: skip
AWAY = mission("M", text="Move 1 Ninja to hand.")


def attached(*cards, text: str = "", mine: str = "team A\nteam B", hand: str = "M N-001") -> Scene:
    """The Mission P of player 1 is attached to A."""
    return scene(
        f"player 1\n hand {hand}\n{mine}\n mission P attached A\n{text}", WEAK, A, B, *cards
    )


def test_k_22_1_it_is_in_play_joined_to_its_bearer_and_in_no_team() -> None:
    game = scene("player 1\n hand P N-001\n team A\n team B", WEAK, A, B)
    game.play("mission P")
    game.pick("A")
    assert game.where("P") == "play"
    piece = game.game.play[game.card("P")]
    assert (piece.bearer, piece.team) == (game.card("A"), 0)
    assert (game.power("A"), game.power("B")) == ("2/0", "2/1")


def test_k_22_1_it_moves_with_its_bearer_between_village_and_battlefield() -> None:
    text = "While you have 1 or more Missions on the battlefield, this Ninja gets +5/+0."
    game = scene(
        "phase exchange\nplayer 1\n attack A, C\n mission P attached A\n hand wait",
        WEAK, A, B, ninja("C", "1/1", text=text),
    )  # fmt: skip
    assert game.power("C") == "6/1"
    game = scene("player 1\n team A\n team C\n mission P attached A\n hand N-001", WEAK, A,
                 ninja("C", "1/1", text=text))  # fmt: skip
    assert game.power("C") == "1/1"


def test_k_22_1_what_is_attached_cannot_become_a_ninja() -> None:
    text = "Attach this card to 1 of your Ninja.\nThis card becomes a Ninja with power 3/2."
    game = scene("player 1\n hand M wait\n team A", mission("M", text=text), A)
    game.play("mission M")
    card = game.card("M")
    assert (game.game.play[card].bearer, game.game.play[card].team) == (game.card("A"), 0)
    assert game.game.cards[card].kind == "mission"
    free = "If you have 9 or more Ninja, attach this card to 1 of your Ninja."
    text = f"{free}\nThis card becomes a Ninja with power 3/2."
    game = scene("player 1\n hand M wait\n team A", mission("M", text=text), A)
    game.play("mission M")
    assert game.power("M") == "3/2"


def test_k_22_1_the_opponent_may_control_it_and_then_his_turns_count() -> None:
    text = (
        "Target 1 enemy Ninja.\n"
        "Attach this card to the target; your opponent takes control of this card.\n"
        "The bearer cannot be sent out."
    )
    card = mission("P", permanent=True, coins=1, text=text)
    game = scene("player 1\n hand P N-001\nplayer 2\n team B\n hand N-001", card, B)
    game.play("mission P")
    assert game.in_play(2) == ["B", "P"]
    assert game.where("P") == "play"
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.where("P") == "chakra"
    assert game.cards(1, "chakra") == ["P"]


def test_k_22_2_it_goes_to_its_owners_chakra_when_the_bearer_leaves() -> None:
    game = attached(AWAY)
    game.play("mission M")
    game.pick("A")
    assert game.where("P") == "chakra"


def test_k_22_2_it_stays_when_another_leaves() -> None:
    game = attached(AWAY)
    game.play("mission M")
    game.pick("B")
    assert game.where("P") == "play"


def test_k_22_2_its_effect_ends_when_it_leaves_alone() -> None:
    game = attached(mission("M", text="Discard 1 Mission."))
    game.play("mission M")
    assert game.where("P") == "discard"
    assert game.power("A") == "3/1"


def test_k_22_2_a_bearer_that_comes_back_is_a_new_object() -> None:
    game = attached(AWAY)
    game.play("mission M")
    game.pick("A")
    game.deploy("A")
    assert game.power("A") == "3/1"


def test_k_22_2_its_own_text_may_say_where_it_goes() -> None:
    text = "When the bearer leaves play, discard this Client."
    away = mission("M", text="Move 1 Ninja to hand.")
    game = scene(
        "player 1\n hand M N-001\n team A\n client C attached A", A, away, client("C", text=text)
    )
    game.play("mission M")
    assert len(game.happened("trigger")) == 1


def test_k_22_2_a_trigger_still_knows_the_bearer_that_has_gone() -> None:
    text = "When the bearer is discarded, that player draws 2 cards."
    card = mission("P", permanent=True, text=text)
    game = scene("player 1\n hand M N-001\nplayer 2\n team A\n mission P attached A", A, card,
                 mission("M", text="Discard 1 Ninja."))  # fmt: skip
    game.play("mission M")
    assert len(game.cards(2, "hand")) == 2


SHURIKEN = jutsu("J", text="Target 1 enemy Ninja.\nAttach this card to the target.\n"
                           "The bearer loses its text.")  # fmt: skip


def test_k_22_3_an_attached_jutsu_stays_in_play_and_off_the_chain() -> None:
    strong = ninja("B", "2/1", text="This Ninja gets +3/+0.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\nplayer 2\n block 1 B\n hand wait",
        A, strong, SHURIKEN,
    )  # fmt: skip
    assert game.power("B") == "5/1"
    game.play("jutsu J")
    game.resolve()
    assert game.where("J") == "play"
    assert game.game.chain == []
    assert game.power("B") == "2/1"


def test_k_22_3_an_attached_ninja_lends_its_text_and_is_no_ninja_in_play() -> None:
    lender = ninja("L", "9/9", text="This Ninja gets +2/+0.")
    lend = jutsu("J", text="Attach 1 Ninja from your hand to the user. The user gains the text of "
                           "that card for good.")  # fmt: skip
    game = scene("phase exchange\nplayer 1\n attack A\n hand J L wait\nplayer 2\n block 1 B",
                 A, B, lender, lend)  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    assert game.where("L") == "play"
    assert game.power("A") == "5/1"
    assert game.team("A") == ["A"]
    assert game.game.cards[game.card("L")].kind != "ninja"
    assert game.game.listeners.get("enter", ()) == ()


def test_k_22_3_its_name_does_not_count() -> None:
    lender = ninja("L", "1/1")
    lend = mission("M", text="Attach 1 Ninja from your discard pile to 1 of your Ninja.")
    game = scene("player 1\n hand M L N-001\n team A\n discard L", A, lender, lend)
    game.play("mission M")
    assert game.offered("deploy L")


def test_k_22_4_it_does_not_target_again() -> None:
    safe = ninja("A", "3/1", text="This Ninja cannot be targeted by Missions.")
    game = scene("player 1\n hand N-001\n team A\n mission P attached A", WEAK, safe)
    assert game.power("A") == "2/0"


def test_k_22_4_it_may_be_moved_to_another_bearer() -> None:
    text = 'Attach 1 Mission attached to 1 of your Ninja to 1 of your "Leaf" Ninja.'
    leaf = ninja("C", "4/4", characteristics=("Leaf",))
    game = attached(mission("M", text=text), leaf, mine="team A\nteam C")
    game.play("mission M")
    assert (game.power("A"), game.power("C")) == ("3/1", "3/3")


def test_k_22_4_what_is_attached_can_be_told() -> None:
    armed = ninja(
        "A",
        "3/1",
        text="While you have 1 or more Missions attached to this Ninja, this Ninja gets +4/+4.",
    )
    game = scene("player 1\n hand N-001\n team A\n mission P attached A", WEAK, armed)
    assert game.power("A") == "6/4"
    clear = mission("M", text="Discard all Missions attached to 1 of your Ninja.")
    game = attached(clear)
    game.play("mission M")
    assert game.where("P") == "discard"


def test_k_22_5_the_attached_card_keeps_its_controller() -> None:
    take = mission("M", text="Take control of 1 enemy Ninja.")
    game = scene("player 1\n hand M N-001\nplayer 2\n team A\n mission P attached A", WEAK, A, take)
    game.play("mission M")
    assert game.in_play(1) == ["A"]
    assert game.in_play(2) == ["P"]
    assert game.power("A") == "2/0"


def test_k_22_4_being_unaffected_switches_it_off_and_not_away() -> None:
    proof = mission("M", text="All of your Ninja are unaffected by enemy Missions this turn.")
    game = scene(
        "player 1\n hand M N-001\n team A\nplayer 2\n mission P attached A", WEAK, A, proof
    )
    assert game.power("A") == "2/0"
    game.play("mission M")
    assert game.power("A") == "3/1"
    assert game.where("P") == "play"
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.power("A") == "2/0"
