"""Unaffected, cannot be removed, cannot be targeted (T-9)."""

import pytest

from naruto_tui.rules.team_choices import Block

from .scene import jutsu, mission, ninja, scene

SAFE = ninja("A", text="Valid: This Ninja is unaffected by enemy effects.")


@pytest.mark.parametrize(
    "text",
    [
        "Injure the target.",
        "Discard the target.",
        "Give 2 damage to the target.",
        "Move the target to hand.",
        "Place 1 -1/-1 coin on the target.",
        "The target gets -1/-0 this turn.",
        "The target loses its text this turn.",
        "Take control of the target.",
        "The target becomes stand-by.",
    ],
)
def test_t_9_nothing_is_done_to_it_though_it_is_the_target(text: str) -> None:
    card = mission("M-T", text=f"Target 1 enemy Ninja.\n{text}")
    game = scene("player 1\n hand M-T wait\nplayer 2\n team A", card, SAFE)
    game.play("mission M-T")
    assert game.where("M-T") == "chakra"
    assert game.in_play(2) == ["A"]
    assert not game.is_injured("A")
    assert game.power("A") == "1/0"
    assert game.coins("A") == 0


def test_t_9_others_are_affected_as_usual() -> None:
    card = mission("M-T", text="Injure all enemy Ninja.")
    game = scene("player 1\n hand M-T wait\nplayer 2\n team A\n team B", card, SAFE, ninja("B"))
    game.play("mission M-T")
    assert (game.is_injured("A"), game.is_injured("B")) == (False, True)


def test_t_9_only_what_is_named_does_nothing() -> None:
    own = ninja("A", text="This Ninja is unaffected by enemy Jutsu.")
    hit = jutsu("J-T", text="Target 1 Ninja.\nInjure the target.")
    same = mission("M-T", text="Target 1 enemy Ninja.\nInjure the target.")
    game = scene("player 1\n hand M-T wait\nplayer 2\n team A", same, own)
    game.play("mission M-T")
    assert game.is_injured("A")
    for attacker, blocker, hurt in (("B", "A", False), ("A", "B", True)):
        game = scene(
            f"phase exchange\nplayer 1\n attack {attacker}\n hand J-T\n"
            f"player 2\n block 1 {blocker}",
            hit, own, ninja("B"),
        )  # fmt: skip
        game.play("jutsu J-T")
        game.pick("A")
        hits = [event.cause.word for event in game.happened("injure")]
        assert ("effect" in hits) == hurt


def test_t_9_continuous_effects_pause_while_it_is_so() -> None:
    weak = mission("M-W", permanent=True, text="All enemy Ninja get -1/-0.")
    own = ninja("A", "5/0", "3/0", text="This Ninja is unaffected by enemy effects.")
    board = "player 1\n hand wait\n mission M-W\nplayer 2\n team A"
    assert scene(board, weak, own).power("A") == "5/0"
    assert scene(board + " injured", weak, own).power("A") == "2/0"


def test_t_9_what_was_done_to_it_before_stays() -> None:
    plus = mission("M-P", text="Target 1 enemy Ninja.\nThe target gets -1/-0 this turn.")
    give = mission(
        "M-G", counter=True,
        text="Target 1 of your Ninja.\n"
        "The target gains “This Ninja is unaffected by enemy effects.” this turn.",
    )  # fmt: skip
    game = scene(
        "player 1\n hand M-P N-001\nplayer 2\n team A\n hand M-G", plus, give, ninja("A", "5/0")
    )
    game.play("mission M-P")
    game.play("pass")
    game.play("counter M-G")
    assert game.power("A") == "4/0"


def test_t_9_showdown_damage_coins_and_costs_are_not_stopped() -> None:
    everything = ninja("A", "0/0", text="Valid: This Ninja is unaffected by other cards.")
    game = scene(
        "phase showdown\nplayer 1\n attack N-002\nplayer 2\n block 1 A coins +1/+1\n hand wait",
        everything,
    )
    assert game.is_injured("A")
    pays = ninja("P", text="When this Ninja is sent out, you may discard 1 of your other Ninja: "
                           "win 1 reward.")  # fmt: skip
    game = scene("phase battle\nplayer 1\n team P\n team A\n hand wait", pays, everything)
    game.send("P")
    game.yes()
    assert game.where("A") == "discard"


def test_t_9_compulsions_do_not_reach_it() -> None:
    must = mission("M-M", text="Target 1 enemy Ninja.\nThe target must be sent out this turn.")
    for card, duties in ((SAFE, 0), (ninja("A"), 1)):
        game = scene("player 1\n hand M-M wait\n team B\nplayer 2\n team A", must, card, ninja("B"))
        game.play("mission M-M")
        game.until("battle")
        game.send("B")
        choice = game.game.choice
        assert isinstance(choice, Block)
        assert choice.duties == duties


def test_t_9_a_jutsu_that_is_unaffected_is_not_negated() -> None:
    own = ninja("U", text="Jutsu used by this Ninja are unaffected by enemy Jutsu.")
    stop = jutsu("J-N", text="Target 1 enemy Jutsu on the chain.\nNegate the target.")
    plus = jutsu("J-P", text="Win 1 reward.")
    for user, rewards in ((own, 1), (ninja("U"), 0)):
        game = scene(
            "phase exchange\nplayer 1\n attack U\n hand J-P\nplayer 2\n block 1 B\n hand J-N",
            stop, plus, user, ninja("B"),
        )  # fmt: skip
        game.play("jutsu J-P")
        game.play("jutsu J-N")
        assert game.rewards(1) == rewards


def test_t_9_what_cannot_be_removed_from_play_stays_and_the_rest_happens() -> None:
    own = ninja("A", text="This Ninja cannot leave play by enemy effects.")
    both = mission("M-B", text="Discard all enemy Ninja. Draw 1 card.")
    game = scene("player 1\n hand M-B wait\nplayer 2\n team A\n team B", both, own, ninja("B"))
    game.play("mission M-B")
    assert (game.where("A"), game.where("B")) == ("play", "discard")
    assert len(game.cards(1, "hand")) == 2
    mine = scene(
        "player 1\n hand M-O wait\n team A", own, mission("M-O", text="Discard 1 of your Ninja.")
    )
    mine.play("mission M-O")
    assert mine.where("A") == "discard"
    fight = scene(
        "phase showdown\nplayer 1\n attack N-011\nplayer 2\n block 1 A injured\n hand wait", own
    )
    assert fight.where("A") == "discard"


def test_t_9_what_cannot_be_discarded_may_leave_otherwise() -> None:
    own = ninja("A", text="This Ninja cannot be discarded.")
    kill = mission("M-K", text="Discard all Ninja.")
    away = mission("M-R", text="Target 1 Ninja.\nMove the target to hand.")
    for card, where in ((kill, "play"), (away, "hand")):
        game = scene(f"player 1\n hand {card.number} wait\nplayer 2\n team A", kill, away, own)
        game.play(f"mission {card.number}")
        assert game.where("A") == where


def test_t_9_what_cannot_become_injured_by_effects_is_injured_by_damage_of_a_fight() -> None:
    own = ninja("A", "0/0", text="This Ninja cannot become injured by enemy effects.")
    hit = mission("M-H", text="Injure all enemy Ninja.")
    game = scene("player 1\n hand M-H wait\nplayer 2\n team A", hit, own)
    game.play("mission M-H")
    assert not game.is_injured("A")
    fight = scene("phase showdown\nplayer 1\n attack N-002\nplayer 2\n block 1 A\n hand wait", own)
    assert fight.is_injured("A")


def test_t_9_what_cannot_be_the_target_may_be_chosen() -> None:
    own = ninja("A", text="This Ninja cannot be targeted by enemy Missions.")
    chosen = mission("M-C", text="Injure 1 enemy Ninja.")
    target = mission("M-T", text="Target 1 enemy Ninja.\nInjure the target.")
    game = scene("player 1\n hand M-C M-T\nplayer 2\n team A", own, chosen, target)
    assert not game.offered("mission M-T")
    game.play("mission M-C")
    assert game.is_injured("A")
