"""Editions, keywords and texts: each point told apart by two values (K and T rules)."""

import pytest

from naruto_tui.decklists.model import Entry
from naruto_tui.rules.editions import EDITIONS

from .books import broken, plain, us
from .scene import client, jutsu, mission, ninja, scene

STAYS = mission("P", permanent=True, text="Your Ninja get +1/+0.")


def test_permanent_missions_stay_in_the_village_or_are_used_like_others() -> None:
    for edition in EDITIONS:
        game = scene("player 1\n team A\n hand P N-001", ninja("A"), STAYS, edition=edition)
        game.play("mission P")
        assert game.where("P") == "play"
    book = us(permanent_missions="are used like others")
    game = scene("player 1\n team A\n hand P N-001", ninja("A"), STAYS, edition=book)
    game.play("mission P")
    assert game.where("P") == "chakra"


@pytest.mark.parametrize(
    ("when", "order"),
    [
        ("after the draw", ["draw", "coin"]),
        ("before the draw", ["coin", "draw"]),
        ("end of turn", ["draw"]),
    ],
)
def test_permanent_coins_go_off_around_the_draw_or_at_the_end(when: str, order: list[str]) -> None:
    card = mission("P", permanent=True, coins=2, text="Your Ninja get +1/+0.")
    text = "phase start\nplayer 1\n mission P coins x2\n hand N-001"
    game = scene(text, card, edition=us(permanent_coins=when))
    assert [one.kind for one in game.game.events if one.kind in ("draw", "coin")] == order
    assert game.coins("P") == 2 - ("coin" in order)
    text = "phase end\nplayer 1\n mission P coins x2\n hand 7\nplayer 2\n hand N-001"
    game = scene(text, card, edition=us(permanent_coins=when))
    game.quiet()
    assert game.coins("P") == (1 if when == "end of turn" else 2)


def test_optional_trigger_limit_is_once_a_turn_or_more_often() -> None:
    lucky = ninja("A", text="When 1 of your Ninja attacks, you may discard 1 card from your hand.")
    text = "phase battle\nplayer 1\n team A\n team B\n hand 5"
    for limit, asked in ((1, 1), (2, 2), (None, 2)):
        game = scene(text, lucky, ninja("B"), edition=us(optional_trigger_limit=limit))
        game.send("A", "B")
        count = 0
        while game.asked in ("1 may", "1 optional effect"):
            game.yes()
            count += 1
            if game.asked == "1 pick":
                game.quiet()
        assert count == asked


def test_reinforcement_deck_lies_face_down_or_face_up() -> None:
    soul = ninja("S", characteristics=("Reinforcement",))
    text = "player 1\n hand N-001\nplayer 2\n reinforcements S"
    for way, seen in (("face down", False), ("face up", True)):
        game = scene(text, soul, edition=us(reinforcement_deck=way))
        (card,) = game.game.sides[1].reinforcements
        assert (game.game.view(0).card(card) is not None) is seen


def test_reinforcement_size_is_at_most_ten() -> None:
    soul = [ninja(f"S-{i}", characteristics=("Reinforcement",)) for i in range(11)]
    reserve = tuple(Entry(1, card) for card in soul)
    assert broken("us", *plain(50), reinforcement=reserve[:10]) == []
    assert broken("us", *plain(50), reinforcement=reserve) == ["K-6.2"]
    assert broken(us(reinforcement_size=11), *plain(50), reinforcement=reserve) == []


def test_bare_characteristic_means_ninja_and_clients_or_ninja_alone() -> None:
    leaf = {"characteristics": ("Leaf",)}
    send = jutsu("J", text='Target 1 "Leaf" card in play.\nMove the target to hand.')
    text = "phase exchange\nplayer 1\n attack A\n client C\n hand J"
    cards = [ninja("A", **leaf), client("C", **leaf), send]
    game = scene(text, *cards, edition="cz")
    game.play("jutsu J")
    assert sorted(game.offers) == ["A", "C"]
    game = scene(text, *cards, edition=us(bare_characteristic_means="Ninja"))
    game.play("jutsu J")
    assert game.where("A") == "hand"


def test_growth_entrance_must_be_met_or_is_ignored_in_us_early() -> None:
    grown = ninja("G", name="Gaara", characteristics=("Growth",), entrance=3)
    text = "player 1\n marker 2\n team Y\n hand G N-001"
    for edition in EDITIONS:
        game = scene(text, ninja("Y", name="Gaara"), grown, edition=edition)
        assert game.offered("growth G") is (edition == "us-early")


def test_platoon_both_in_play_is_forbidden_or_allowed() -> None:
    pair = ninja("P", name="Neji Hyuga & Tenten", characteristics=("Platoon",))
    cards = [ninja("N", name="Neji Hyuga"), ninja("T", name="Tenten"), pair]
    text = "player 1\n team N\n team T\n hand P N-001"
    assert not scene(text, *cards, edition="us").offered("platoon P")
    assert scene(text, *cards, edition=us(platoon_both_in_play="allowed")).offered("platoon P")


def test_sacrifice_to_the_removed_cards_or_the_discard_pile() -> None:
    pain = ninja("P", name="Pain", text="Sacrifice: 1 Ninja.")
    for zone in ("removed", "discard"):
        game = scene("player 1\n team A\n hand P", ninja("A"), pain, edition=us(sacrifice_to=zone))
        game.play("deploy P")
        assert game.where("A") == zone


def test_reinforcement_is_deployment_or_not() -> None:
    saint = ninja("S", name="Saint", characteristics=("Reinforcement",), text="Sacrifice: 1 Ninja.")
    text = "player 1\n team A\n hand N-001\n reinforcements S"
    for counts in (False, True):
        game = scene(text, ninja("A"), saint, edition=us(reinforcement_is_deployment=counts))
        game.play("reinforce S")
        assert game.offered("deploy N-001") is not counts


def test_name_aliases_are_one_name_or_two() -> None:
    fourth, other = ninja("F", name="The Fourth Hokage"), ninja("O", name="The 4th Hokage")
    for aliases in (True, False):
        text = "player 1\n team F\n hand O N-001"
        game = scene(text, fourth, other, edition=us(name_aliases=aliases))
        assert game.offered("deploy O") is not aliases


def test_mental_power_is_that_of_all_members_or_of_the_head() -> None:
    ask = jutsu("J", text="The user fights by mental power this turn.")
    cards = [ninja("A", mental=1), ninja("B", mental=3), ninja("C", mental=2), ask]
    text = "phase exchange\nplayer 1\n attack A, B\n hand J\nplayer 2\n block 1 C\n hand 7"
    for way, hurt in (("all members", "C"), ("head alone", "A")):
        game = scene(text, *cards, edition=us(mental_power=way))
        game.play("jutsu J")
        if game.asked == "1 user":
            game.pick("A")
        game.resolve()
        game.until("end")
        assert game.is_injured(hurt)
