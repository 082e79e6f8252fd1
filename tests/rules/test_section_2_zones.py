"""Rules, section 2: zones and the state of cards."""

import pytest

from naruto_tui.rules.view import HiddenCardError

from .scene import client, jutsu, mission, ninja, scene

RAISE = mission("M-A", text="Target 1 Ninja.\nMove the target to hand.")


def test_2_1_hand_and_deck_are_hidden_chakra_and_discard_pile_are_open() -> None:
    game = scene("""
        player 1
        player 2
          hand N-001
          deck N-002
          chakra N-003
          discard N-004
    """)
    view = game.game.view(0)
    assert view.card(game.card("N-001")) is None
    assert view.card(game.card("N-002")) is None
    assert view.card(game.card("N-003")).number == "N-003"
    assert view.card(game.card("N-004")).number == "N-004"


def test_2_2_a_village_has_no_limit() -> None:
    many = [ninja(f"N-A{i}") for i in range(12)]
    lines = "\n".join(f"team {card.number}" for card in many)
    game = scene(f"player 1\n{lines}\nhand N-001", *many)
    game.deploy("N-001")
    assert len(game.in_play(1)) == 13


def test_2_3_hands_may_be_counted_and_nobody_looks_at_rewards() -> None:
    game = scene("""
        player 1
          hand N-003
          rewards N-001
        player 2
          hand N-002 x2
    """)
    reward = game.card("N-001")
    for seat in (0, 1):
        view = game.game.view(seat)
        assert view.hand_count(1) == 2
        assert view.reward_count(0) == 1
        assert view.card(reward) is None
        with pytest.raises(HiddenCardError):
            view.where(reward)


def test_2_4_cards_removed_from_the_game_lie_face_up() -> None:
    game = scene("player 2\n removed N-001")
    assert game.game.view(0).card(game.card("N-001")).number == "N-001"


def test_2_5_ninja_means_a_ninja_in_play() -> None:
    game = scene(
        """
        player 1
          hand M-A N-001
          chakra N-002
          team N-003
        player 2
          discard N-004
          team N-005
        """,
        RAISE,
    )
    game.play("mission M-A")
    assert game.offers == ["N-003", "N-005"]


def test_2_6_cards_enter_healthy_and_injured_ninja_use_their_other_pair() -> None:
    game = scene(
        "player 1\n team B injured\n hand A", ninja("A", "4/2", "1/0"), ninja("B", "4/2", "1/0")
    )
    game.deploy("A")
    assert not game.is_injured("A")
    assert game.power("A") == "4/2"
    assert game.power("B") == "1/0"


def test_2_7_your_ninja_is_the_one_you_control() -> None:
    yours = mission("M-B", text="Target 1 of your Ninja.\nInjure the target.")
    game = scene(
        "player 1\n hand M-B\n team N-001 borrowed\n team N-002\nplayer 2\n team N-003", yours
    )
    game.play("mission M-B")
    assert game.offers == ["N-001", "N-002"]
    assert game.game.owner[game.card("N-001")] == 1


def test_2_8_a_card_goes_to_its_owners_zone() -> None:
    game = scene("player 1\n hand M-A\n team N-001 borrowed\n team N-002", RAISE)
    game.play("mission M-A")
    game.pick("N-001")
    assert game.cards(2, "hand") == ["N-001"]


def test_2_9_a_zone_is_that_of_the_effects_player() -> None:
    mill = mission("M-B", text="Move the top card of your deck to chakra.", counter=True)
    game = scene(
        """
        player 1
          hand M-A
          team N-001
        player 2
          team N-002
          hand M-B
          deck N-003 x5
        """,
        RAISE,
        mill,
    )
    game.play("mission M-A")
    game.pick("N-001")
    game.play("counter M-B")
    assert game.cards(2, "chakra") == ["N-003", "M-B"]


def test_2_10_a_card_of_two_symbols_pays_as_either_but_once() -> None:
    both = client("C-A", symbols="FW")
    text = "phase exchange\nplayer 1\n attack N-001\n hand J-A J-B J-C\n chakra C-A"
    cards = [jutsu(f"J-{letter}", cost, text="Draw 1 card.") for letter, cost in
             (("A", "F"), ("B", "W"), ("C", "FW"))]  # fmt: skip
    game = scene(text, both, *cards)
    assert game.offers == ["jutsu J-A", "jutsu J-B", "pass"]


def test_2_11_a_card_that_changes_zone_is_a_new_object() -> None:
    game = scene("player 1\n hand M-A\n team A injured coins +1/+1 x2\n marker 3", RAISE,
                 ninja("A", "2/0", "1/0"))  # fmt: skip
    assert game.power("A") == "3/2"
    game.play("mission M-A")
    game.play("deploy A")
    assert not game.is_injured("A")
    assert game.coins("A") == 0
    assert game.power("A") == "2/0"
