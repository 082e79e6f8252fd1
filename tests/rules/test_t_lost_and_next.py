"""What is not lost, what is lost, and what replaces the next event alone (T-9, T-12, T-21)."""

import pytest

from naruto_tui.rules.playable import problems
from tests.rules.invariants import check
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")
SAFE = "This Ninja cannot lose power by the effect of an enemy Jutsu."


def weakened(text: str, effect: str, *, mine: bool = False, more: str = "") -> Scene:
    """X, of player 2, has met the effect of a Jutsu of player 1, or of its own player."""
    card = jutsu("J", text=f"Target 1 Ninja.\n{effect}")
    hands = (" hand wait", " hand J wait") if mine else (" hand J wait", " hand wait")
    game = scene(f"phase exchange\nplayer 1\n attack A\n{hands[0]}\nplayer 2\n block 1 X{more}\n"
                 f"{hands[1]}", A, card, ninja("X", "3/1", text=text))  # fmt: skip
    if mine:
        game.play("pass")
    game.play("jutsu J")
    if game.asked.endswith("target"):
        game.pick("X")
    game.resolve()
    check(game.game)
    return game


@pytest.mark.parametrize(
    ("effect", "power"),
    [
        ("The target gets -2/-2 this turn.", "3/1"),
        ("The target gets +2/-2 this turn.", "5/1"),
        ("The target has power 0/4 this turn.", "3/4"),
        ("The target gets -2/-2 this turn. The target gets +1/+1 this turn.", "4/2"),
        ("The target has 2 times its printed power this turn.", "6/2"),
        ("The target has printed power 0/0 this turn.", "3/1"),
    ],
)
def test_t_9_what_cannot_lose_power_gains_all_the_same(effect: str, power: str) -> None:
    assert weakened(SAFE, effect).power("X") == power


def test_t_9_it_loses_by_others_than_those_told() -> None:
    effect = "The target gets -2/-2 this turn."
    assert weakened(SAFE, effect, mine=True).power("X") == "1/-1"
    assert weakened("", effect).power("X") == "1/-1"
    assert weakened("This Ninja cannot lose power.", effect, mine=True).power("X") == "3/1"


def test_t_9_a_coin_takes_power_but_for_those_that_lose_none() -> None:
    effect = "Place 1 -1/-1 coin on the target."
    assert weakened(SAFE, effect).power("X") == "2/0"
    assert weakened("This Ninja cannot lose power.", effect).power("X") == "3/1"


def test_t_9_what_was_lost_before_stays_lost() -> None:
    weak = mission("W", text="All of your Ninja get -1/-1 this turn.")
    give = "[Attacker, Mission] Pay 0: This Ninja gains “This Ninja cannot lose power.” this turn."
    for first in ("W", "X"):
        game = scene("player 1\n team X\n hand W wait\nplayer 2", weak,
                     ninja("X", "3/1", text=give))  # fmt: skip
        for one in (first, "X" if first == "W" else "W"):
            game.play("mission W" if one == "W" else "ability X 0")
            game.resolve()
        assert game.power("X") == ("2/0" if first == "W" else "3/1")


# -- symbols --


def test_k_29_chakra_without_symbols_pays_for_no_symbol() -> None:
    cards = [jutsu("F", "F", text="Draw 1 card."), jutsu("ANY", "1", text="Draw 1 card.")]
    game = scene("phase exchange\nplayer 1\n attack A\n hand F ANY wait\n chakra B x2\nplayer 2\n"
                 " block 1 B\n hand wait", A, B, *cards)  # fmt: skip
    assert {"jutsu F", "jutsu ANY"} <= set(game.offers)
    game = scene("player 1\n hand M2 wait\nplayer 2\n team A\n chakra B x2\n hand F ANY wait", A, B,
                 mission("M2", text="All enemy chakra lose their symbols this turn and the next "
                         "turn."), *cards)  # fmt: skip
    game.play("mission M2")
    game.resolve()
    owner = game.game.sides[1]
    assert [game.game.words(card).symbols for card in owner.chakra] == ["", ""]
    assert [game.game.words(card).symbols for card in owner.hand] != [""] * 3
    while game.asked != "2 exchange":
        if game.asked == "2 send":
            game.send("A")
        else:
            game.quiet()
    assert not game.offered("jutsu F")
    game.play("jutsu ANY")
    if game.asked == "2 pay jutsu cost":
        game.quiet()
    game.resolve()
    check(game.game)
    assert game.where("ANY") == "chakra"
    assert sum(one.number for one in game.happened("draw") if one.seat == 1) == 2


# -- names of cards that lie somewhere --


@pytest.mark.parametrize(("hand", "hurt"), [("Kenta", True), ("Somebody", False)])
def test_t_16_a_name_may_be_that_of_a_card_in_a_hand(hand: str, hurt: bool) -> None:
    text = "Injure all enemy Ninja with a name of cards in the enemy hand."
    game = scene("player 1\n hand M wait\nplayer 2\n team X\n team B\n hand Y", B,
                 mission("M", text=text), ninja("X", "1/1", name="Kenta"),
                 ninja("Y", name=hand))  # fmt: skip
    game.play("mission M")
    game.resolve()
    assert (game.is_injured("X"), game.is_injured("B")) == (hurt, False)


# -- the next time --

NEXT = "“Valid: The next time this Ninja would receive damage, reduce that damage by 1 instead.”"


def test_t_21_the_next_time_is_used_up_by_the_first() -> None:
    many = ("[Attacker, Mission] Pay 0: Give 1 damage to 1 of your other Ninja. "
            "Usable 3 times a turn.")  # fmt: skip
    give = f"[Attacker, Mission] Pay 0: 1 of your other Ninja gains {NEXT} this turn."
    game = scene("player 1\n team H\n team X\n hand wait\nplayer 2",
                 ninja("H", "1/1", text=f"{many}\n{give}"), ninja("X", "5/1"))  # fmt: skip
    game.play("ability H 1")
    game.resolve()
    seen = []
    for _ in range(3):
        game.play("ability H 0")
        game.resolve()
        check(game.game)
        seen.append(game.where("X") if game.where("X") != "play" else game.is_injured("X"))
    assert seen == [False, True, "discard"]
    game.same_after_record()


def test_t_21_two_of_them_lower_one_blow_twice() -> None:
    give = (f"[Attacker, Mission] Pay 0: 1 of your other Ninja gains {NEXT} this turn. "
            "Usable 2 times a turn.")  # fmt: skip
    hit = "[Attacker, Mission] Pay 0: Give 2 damage to 1 of your other Ninja."
    game = scene("player 1\n team H\n team X\n hand wait\nplayer 2",
                 ninja("H", "1/1", text=f"{hit}\n{give}"), ninja("X", "5/1"))  # fmt: skip
    for _ in range(2):
        game.play("ability H 1")
        game.resolve()
    game.play("ability H 0")
    game.resolve()
    while game.asked.endswith("first effect"):
        game.quiet()
    check(game.game)
    assert (game.where("X"), game.is_injured("X")) == ("play", False)


def test_t_21_the_next_discard_alone_is_replaced() -> None:
    text = "“The next time this Ninja would be discarded, injure this Ninja instead.”"
    give = f"[Attacker, Mission] Pay 0: 1 of your other Ninja gains {text} this turn."
    hit = "[Attacker, Mission] Pay 0: Discard 1 of your other Ninja. Usable 2 times a turn."
    game = scene("player 1\n team H\n team X\n hand wait\nplayer 2",
                 ninja("H", "1/1", text=f"{hit}\n{give}"), ninja("X", "5/1"))  # fmt: skip
    game.play("ability H 1")
    game.resolve()
    game.play("ability H 0")
    game.resolve()
    assert game.is_injured("X")
    game.play("ability H 0")
    game.resolve()
    assert game.where("X") == "discard"


OTHERS = "“The next time 1 of your Ninja would receive damage, prevent that damage instead.”"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (NEXT[1:-1], "the next time of what never ends"),
        (f"This Ninja gains {NEXT}.", "the next time of what never ends"),
        (
            f"[Mission] Pay 0: All Ninja gain {OTHERS} this turn.",
            "instead of damage, the next time alone, of others or as one likes",
        ),
    ],
)
def test_what_is_not_carried_out_of_the_next_time_is_told(text: str, problem: str) -> None:
    assert f"not carried out: {problem}" in problems(ninja("N", text=text))


# -- who names --


def test_t_16_each_player_names_for_himself() -> None:
    text = ("For each player, that player names a symbol; "
            "that player discards all Ninja without the named symbol.")  # fmt: skip
    game = scene("player 1\n team A\n team W\n hand M wait\nplayer 2\n team B\n team X\n hand wait",
                 A, B, mission("M", text=text), ninja("W", symbols="W"),
                 ninja("X", symbols="W"))  # fmt: skip
    game.play("mission M")
    game.resolve()
    assert game.asked == "1 name symbol"
    game.play("name Fire")
    assert game.asked == "2 name symbol"
    game.play("name Water")
    check(game.game)
    assert (game.in_play(1), game.in_play(2)) == (["A"], ["X"])


# -- what has been applied --


@pytest.mark.parametrize(("symbols", "where"), [("L", "hand"), ("F", "chakra")])
def test_t_11_a_used_jutsu_can_be_taken_back_when_it_has_been_applied(
    symbols: str, where: str
) -> None:
    text = "When a Lightning Jutsu used by this Ninja is applied, move that Jutsu to hand."
    game = scene("phase exchange\nplayer 1\n attack X\n hand J wait\n"
                 "player 2\n block 1 B\n hand wait", B, ninja("X", "3/1", text=text),
                 jutsu("J", symbols=symbols, text="Draw 1 card."))  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    check(game.game)
    assert game.where("J") == where


@pytest.mark.parametrize(("permanent", "where"), [(True, "hand"), (False, "hand")])
def test_t_11_so_can_a_mission_that_stays_and_one_that_does_not(
    *, permanent: bool, where: str
) -> None:
    text = "When your Mission is applied, move that Mission to hand."
    card = mission("M", permanent=permanent, text="Draw 1 card.")
    game = scene("player 1\n team X\n hand M wait\nplayer 2", ninja("X", text=text), card)
    game.play("mission M")
    game.resolve()
    check(game.game)
    assert game.where("M") == where
