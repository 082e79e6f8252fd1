"""Revitalize (K-19)."""

from .scene import jutsu, mission, ninja, scene

R = ninja("R", text="Revitalize.")
S = ninja("S", text="Revitalize.")
KILL = mission("M-K", text="Discard all enemy Ninja.")
OWN = mission("M-D", text="Discard 1 card from your hand. If you do, draw 1 card.")


def test_k_19_1_a_card_in_play_goes_to_the_bottom_of_its_owners_deck() -> None:
    game = scene("player 1\n hand M-K wait\nplayer 2\n team R injured\n deck N-001 3", KILL, R)
    game.play("mission M-K")
    assert game.where("R") == "deck"
    assert game.cards(2, "deck")[-1] == "R"
    assert game.cards(2, "discard") == []


def test_k_19_1_a_card_in_hand_and_one_in_the_deck_too() -> None:
    mill = mission("M-M", text="Discard the top 1 card of your deck.")
    game = scene("player 1\n hand M-D R wait x2\n deck 3", OWN, R)
    game.play("mission M-D")
    game.pick("R")
    assert game.cards(1, "deck")[-1] == "R"
    game = scene("player 1\n hand M-M wait\n deck R 3", mill, R)
    game.play("mission M-M")
    assert game.cards(1, "deck")[-1] == "R"
    assert game.cards(1, "discard") == []


def test_k_19_1_chakra_that_is_paid_too() -> None:
    pay = jutsu("J-1", cost="1", text="Draw 1 card.")
    game = scene("phase exchange\nplayer 1\n attack N-011\n hand J-1\n chakra R", pay, R)
    game.play("jutsu J-1")
    assert game.where("R") == "deck"


def test_k_19_1_it_works_for_what_is_over_the_hand_limit_and_only_in_the_discard_pile() -> None:
    game = scene("player 1\n hand R wait x6\nplayer 2\n hand wait", R)
    game.play("next")
    game.until("end")
    game.pick("R", *["wait"] * (len(game.cards(1, "hand")) - 7))
    assert game.where("R") == "deck"
    charge = scene("player 1\n hand R wait", R)
    charge.charge("R")
    assert charge.where("R") == "chakra"


def test_k_19_1_their_owner_orders_those_that_go_at_once() -> None:
    game = scene(
        "player 1\n hand M-K wait\nplayer 2\n team R\n team S\n team N-001\n deck N-002 3",
        KILL, R, S,
    )  # fmt: skip
    game.play("mission M-K")
    assert game.asked == "2 order"
    game.order("S", "R")
    assert game.cards(2, "deck")[-2:] == ["S", "R"]
    assert game.cards(2, "discard") == ["N-001"]


def test_k_19_1_negated_in_play_it_does_nothing() -> None:
    still = mission("M-S", permanent=True, text="All Ninja lose their text.")
    game = scene("player 1\n hand M-K wait\n mission M-S\nplayer 2\n team R", KILL, R, still)
    game.play("mission M-K")
    assert game.where("R") == "discard"


def test_k_19_2_it_is_discarded_all_the_same() -> None:
    ear = ninja("E", text="When 1 of your other Ninja is discarded, draw 1 card.")
    hit = mission("M-H", text="Target 1 enemy Ninja.\nDiscard the target.")
    game = scene("player 1\n hand M-H wait\nplayer 2\n team R\n team E", R, ear, hit)
    game.play("mission M-H")
    game.pick("R")
    assert game.where("R") == "deck"
    assert len(game.happened("trigger")) == 1


def test_k_19_2_it_pays_and_if_you_do_is_true() -> None:
    game = scene("player 1\n hand M-D R wait x2\n deck 3", OWN, R)
    game.play("mission M-D")
    game.pick("R")
    assert len(game.cards(1, "hand")) == 3


def test_k_19_3_moved_to_the_bottom_is_heard_once_for_all_at_once() -> None:
    ear = mission(
        "M-E", permanent=True,
        text="When 1 or more of your cards are moved to the bottom of the deck, draw 1 card.",
    )  # fmt: skip
    game = scene(
        "player 1\n hand M-K wait\nplayer 2\n mission M-E\n team R\n team S\n deck 9",
        KILL, R, S, ear,
    )  # fmt: skip
    game.play("mission M-K")
    game.order("R", "S")
    assert len(game.happened("trigger")) == 1


def test_k_19_3_a_card_hears_of_itself() -> None:
    own = ninja("O", text="Revitalize.\nWhen this card is moved to the bottom of the deck, "
                          "your opponent discards 1 card from hand.")  # fmt: skip
    game = scene("player 1\n hand M-K wait x2\nplayer 2\n team O", KILL, own)
    game.play("mission M-K")
    assert len(game.happened("trigger")) == 1


def test_k_19_4_what_is_given_to_ninja_in_play_protects_them_there_only() -> None:
    gift = mission("M-G", permanent=True, text="All of your Ninja gain “Revitalize.”.")
    both = mission("M-B", text="Discard all enemy Ninja.\nYour opponent discards 1 card from hand.")
    game = scene(
        "player 1\n hand M-B wait\nplayer 2\n mission M-G\n team N-001\n hand N-002", gift, both
    )
    game.play("mission M-B")
    assert game.where("N-001") == "deck"
    assert game.where("N-002") == "discard"


def test_k_19_4_a_used_jutsu_goes_to_chakra() -> None:
    used = jutsu("J-R", text="Draw 1 card.\nRevitalize.")
    game = scene("phase exchange\nplayer 1\n attack N-011\n hand J-R", used)
    game.play("jutsu J-R")
    assert game.where("J-R") == "chakra"
