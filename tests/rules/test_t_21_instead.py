"""Replacement of events (T-21), and what pays a cost."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, mission, ninja, scene

KILL = mission("M-K", text="Target 1 enemy Ninja.\nDiscard the target.")
ALL = mission("M-A", text="Discard all enemy Ninja.")
HOME = "When this Ninja would be discarded, move this Ninja to hand instead."


def killed(*cards: Card, theirs: str = "team A", card: str = "M-K", hand: str = "wait") -> Scene:
    game = scene(
        f"player 1\n hand {card} wait\nplayer 2\n {theirs}\n hand {hand}", KILL, ALL, *cards
    )
    game.play(f"mission {card}")
    if game.asked == "1 target":
        game.pick("A")
    return game


def test_t_21_what_happens_instead_happens_and_the_event_does_not() -> None:
    ear = "When 1 of your Ninja is discarded, draw 1 card."
    game = killed(ninja("A", text=HOME), ninja("E", text=ear), theirs="team A\n team E")
    assert game.where("A") == "hand"
    assert game.happened("trigger") == []


def test_t_21_only_that_event_is_replaced() -> None:
    away = mission("M-R", text="Target 1 enemy Ninja.\nMove the target to chakra.")
    game = killed(ninja("A", text=HOME), away, card="M-R")
    assert game.where("A") == "chakra"


def test_t_21_an_option_may_be_declined_and_a_price_is_paid_first() -> None:
    text = (
        "Valid: When this Ninja would be discarded, you may discard 1 card from your hand: "
        "heal this Ninja instead."
    )
    game = killed(ninja("A", text=text))
    assert game.asked == "2 optional effect"
    game.no()
    assert game.where("A") == "discard"
    game = killed(ninja("A", text=text), theirs="team A injured")
    game.yes()
    assert game.where("A") == "play"
    assert not game.is_injured("A")
    assert game.cards(2, "discard") == ["wait"]


def test_t_21_nobody_is_asked_who_cannot_pay() -> None:
    text = (
        "When this Ninja would be discarded, you may discard 1 card from your hand: "
        "draw 1 card instead."
    )
    game = scene("player 1\n hand M-K wait\nplayer 2\n team A", KILL, ninja("A", text=text))
    game.play("mission M-K")
    assert game.where("A") == "discard"


def test_t_21_the_damage_of_a_showdown_may_be_survived_so() -> None:
    text = "Valid: When this Ninja would be discarded by the showdown, heal this Ninja instead."
    game = scene(
        "phase showdown\nplayer 1\n attack N-011\nplayer 2\n block 1 A injured\n hand wait",
        ninja("A", text=text),
    )
    assert game.where("A") == "play"
    assert not game.is_injured("A")
    assert len(game.happened("damage")) == 1
    assert killed(ninja("A", text=text)).where("A") == "discard"


def test_t_21_an_injury_may_be_replaced() -> None:
    text = "When this Ninja would become injured, draw 1 card instead."
    hit = mission("M-I", text="Injure all enemy Ninja.")
    game = killed(ninja("A", text=text), hit, card="M-I")
    assert not game.is_injured("A")
    assert game.happened("injure") == []
    shown = scene(
        "phase showdown\nplayer 1\n attack N-002\nplayer 2\n block 1 A\n hand wait",
        ninja("A", "0/0", text=text),
    )
    assert not shown.is_injured("A")
    assert len(shown.happened("damages")) == 1


def test_t_21_draws_may_be_replaced_once_each() -> None:
    more = mission("M-D", permanent=True, text="When you would draw 1 or more cards, draw 3 cards "
                   "instead.")  # fmt: skip
    take = mission("M-1", text="Draw 1 card. If you do, draw 1 card.")
    game = scene("player 1\n hand M-1 wait\n mission M-D\n deck 20", more, take)
    game.play("mission M-1")
    assert len(game.cards(1, "hand")) == 1 + 3
    game.until("start")
    other = scene("player 1\n hand M-1 wait\nplayer 2\n mission M-D", more, take)
    other.play("mission M-1")
    assert len(other.cards(1, "hand")) == 3


def test_t_21_the_draw_of_the_start_phase_too() -> None:
    none = mission("M-D", permanent=True, text="When your opponent would draw 1 or more cards, "
                   "win 1 reward instead.")  # fmt: skip
    game = scene(
        "turn 6\nphase end\nplayer 1\n hand wait\nplayer 2\n mission M-D\n hand wait", none
    )
    game.until("mission")
    while game.asked != "1 mission phase":
        game.quiet()
    assert game.cards(1, "hand") == ["wait"]
    assert game.rewards(2) >= 1


def test_t_21_rewards_may_be_replaced() -> None:
    guard = mission(
        "M-G", permanent=True,
        text="When your opponent would win 1 or more rewards, draw 2 cards instead.",
    )  # fmt: skip
    game = scene("phase battle\nplayer 1\n team N-011\nplayer 2\n mission M-G\n hand wait", guard)
    game.send("N-011")
    assert game.rewards(1) == 0
    assert len(game.cards(2, "hand")) >= 3


def test_t_21_of_several_the_controller_of_the_card_picks_the_first() -> None:
    shield = mission(
        "M-S", permanent=True,
        text="When 1 of your Ninja would be discarded, move that Ninja to chakra instead.",
    )  # fmt: skip
    for pick, where in (("A", "hand"), ("M-S", "chakra")):
        game = killed(ninja("A", text=HOME), shield, theirs="team A\n mission M-S")
        assert game.asked == "2 first effect"
        game.pick(pick)
        assert game.where("A") == where


def test_t_21_replacements_that_lead_to_each_other_are_met_once() -> None:
    text = (
        "When this Ninja would leave play, move this Ninja to hand instead.\n"
        "When this Ninja would be moved to hand, move this Ninja to chakra instead."
    )
    game = killed(ninja("A", text=text))
    assert game.where("A") == "chakra"
    own = killed(ninja("A", text="When this Ninja would leave play, remove this Ninja from the "
                                 "game instead."))  # fmt: skip
    assert own.where("A") == "removed"


def test_t_21_each_ninja_of_a_batch_is_asked_for() -> None:
    text = "When this Ninja would be discarded, you may move this Ninja to hand instead."
    game = killed(
        ninja("A", text=text), ninja("B", text=text), card="M-A",
        theirs="team A\n team B\n team N-001",
    )  # fmt: skip
    game.yes()
    game.no()
    assert [game.where(name) for name in ("A", "B", "N-001")] == ["hand", "discard", "discard"]


def test_t_21_an_optional_one_works_once_a_turn() -> None:
    guard = ninja("G", text="When 1 of your other Ninja would be discarded, you may move that "
                            "Ninja to hand instead.")  # fmt: skip
    game = scene(
        "player 1\n hand M-A wait\nplayer 2\n team G\n team N-001\n team N-002\n hand wait",
        mission("M-A", text="Discard 2 enemy Ninja."), guard,
    )  # fmt: skip
    game.play("mission M-A")
    game.pick("N-001", "N-002")
    game.yes()
    assert game.asked == "1 mission phase"
    assert (game.where("N-001"), game.where("N-002")) == ("hand", "discard")


def test_t_21_what_is_replaced_was_not_done() -> None:
    both = mission("M-B", text="Discard 1 enemy Ninja. If you do, draw 2 cards.")
    game = killed(ninja("A", text=HOME), both, card="M-B")
    assert game.cards(1, "hand") == ["wait"]
    plain = killed(ninja("A"), both, card="M-B")
    assert len(plain.cards(1, "hand")) == 3


def pays(text: str) -> Scene:
    own = ninja("P", text="When this Ninja is sent out, you may discard 1 of your other Ninja: "
                          "win 1 reward.")  # fmt: skip
    game = scene("phase battle\nplayer 1\n team P\n team A\n hand wait", own, ninja("A", text=text))
    game.send("P")
    game.yes()
    return game


def test_t_21_a_cost_that_moves_elsewhere_is_paid() -> None:
    game = pays(HOME)
    assert game.where("A") == "hand"
    assert game.rewards(1) == 1


def test_t_21_what_would_stay_where_it_is_saves_nothing_from_a_cost() -> None:
    game = pays("When this Ninja would be discarded, draw 1 card instead.")
    assert game.where("A") == "discard"
    assert game.rewards(1) == 1


def test_t_21_a_negated_or_injured_text_replaces_nothing() -> None:
    game = killed(ninja("A", text=HOME), theirs="team A injured")
    assert game.where("A") == "discard"
    still = mission("M-L", permanent=True, text="All Ninja lose their text.")
    game = killed(ninja("A", text=HOME), still, theirs="team A\n mission M-L")
    assert game.where("A") == "discard"


def test_t_21_a_card_in_hand_may_be_saved() -> None:
    keep = mission(
        "M-C", permanent=True,
        text="When a card in your hand would be discarded by enemy effects, draw 1 card instead.",
    )  # fmt: skip
    drop = mission("M-D", text="Your opponent discards 1 card from hand.")
    game = scene("player 1\n hand M-D wait\nplayer 2\n hand N-001\n mission M-C", keep, drop)
    game.play("mission M-D")
    assert game.where("N-001") == "hand"
    assert len(game.cards(2, "hand")) == 2


def test_t_21_a_paid_jutsu_cost_is_paid_before_the_jutsu_is_on_the_chain() -> None:
    keep = mission(
        "M-C", permanent=True,
        text="When a card in your chakra would be discarded, you may move that card to hand "
        "instead.",
    )  # fmt: skip
    pay = jutsu("J-1", cost="1", text="Draw 1 card.")
    game = scene("phase exchange\nplayer 1\n attack N-011\n hand J-1\n chakra N-001\n mission M-C",
                 keep, pay)  # fmt: skip
    game.play("jutsu J-1")
    assert game.asked == "1 optional effect"
    assert game.happened("play") == []
    game.yes()
    assert game.where("N-001") == "hand"
    assert game.where("J-1") == "chakra"


def test_t_21_growth_is_leaving_play_too() -> None:
    young = ninja("Y", name="Twin", text="When this Ninja would leave play, remove this Ninja from "
                  "the game instead.")  # fmt: skip
    old = ninja("O", name="Twin", characteristics=("Growth",))
    game = scene("player 1\n hand O wait\n team Y", young, old)
    game.play("growth O")
    assert game.where("Y") == "removed"
    assert game.team("O") == ["O"]


def test_t_21_what_would_be_sacrificed_may_go_elsewhere_and_has_paid() -> None:
    own = ninja("A", text="Valid: When this Ninja would be sacrificed, move this Ninja to hand "
                          "instead.")  # fmt: skip
    big = ninja("G", text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n hand G wait\n team A", own, big)
    game.deploy("G")
    assert game.where("A") == "hand"
    assert game.where("G") == "play"


def test_t_21_a_ninja_may_be_kept_by_something_else() -> None:
    text = (
        "Valid: When a Ninja would leave play, "
        'you may discard 1 "Leaf" card from your hand instead.'
    )
    own = ninja("P", text=text)
    leaf = ninja("L", characteristics=("Leaf",))
    game = killed(ninja("A"), own, leaf, theirs="team A\n team P", hand="L wait")
    game.yes()
    assert game.where("A") == "play"
    assert game.where("L") == "discard"


IN_HAND = (
    "In hand: When 1 of your Ninja would be discarded, you may discard this card: "
    "Move that Ninja to hand instead."
)


def test_t_21_a_replacement_that_works_from_the_hand() -> None:
    helper = ninja("H", text=IN_HAND)
    assert problems(helper) == ()
    game = killed(ninja("A"), helper, hand="H wait")
    assert game.asked == "2 optional effect"
    game.yes()
    assert game.where("A") == "hand"
    assert game.where("H") == "discard"


def test_t_21_it_may_be_kept_and_works_nowhere_else() -> None:
    helper = ninja("H", text=IN_HAND)
    game = killed(ninja("A"), helper, hand="H wait")
    game.no()
    assert game.where("A") == "discard"
    assert game.where("H") == "hand"
    game = killed(ninja("A"), helper, theirs="team A\n team H")
    assert game.where("A") == "discard"


def test_t_21_nothing_but_its_own_card_pays_for_one_in_the_hand() -> None:
    free = "In hand: When 1 of your Ninja would be discarded, move that Ninja to hand instead."
    assert problems(ninja("H", text=free)) == ("not carried out: an ability in hand",)


LANDS = "When this Ninja would be discarded, move this Ninja to {} as a discard instead."


def test_k_19_2_a_card_that_lies_elsewhere_was_discarded_all_the_same() -> None:
    ear = "When 1 of your Ninja is discarded, draw 1 card."
    for to, zone in (("chakra", "chakra"), ("hand", "hand"), ("the bottom of the deck", "deck")):
        game = killed(
            ninja("A", text=LANDS.format(to)), ninja("E", text=ear), theirs="team A\n team E"
        )
        assert game.where("A") == zone
        assert len(game.happened("trigger")) == 1


def test_k_19_2_it_is_shuffled_into_a_deck_where_the_text_says_so() -> None:
    text = "When this Ninja would be discarded, move this Ninja into the deck as a discard instead."
    game = killed(ninja("A", text=text))
    assert game.where("A") == "deck"
    assert [one.seat for one in game.happened("shuffle")] == [1]


def test_t_17_if_you_do_is_met_by_a_discard_that_lies_elsewhere() -> None:
    trade = mission("M-T", text="Discard 1 Ninja. If you do, draw 1 card.")
    lands = LANDS.format("chakra")
    goes = lands.replace(" as a discard", "")
    for text, drawn in ((lands, 1), (goes, 0)):
        game = scene("player 1\n hand M-T wait\n team A", trade, ninja("A", text=text))
        game.play("mission M-T")
        assert game.where("A") == "chakra"
        assert game.deck(1) == 30 - drawn


def test_k_19_2_only_what_is_discarded_lies_elsewhere() -> None:
    text = "When this Ninja would be healed, move this Ninja to hand as a discard instead."
    assert "not carried out: a discard of what is not discarded" in problems(ninja("A", text=text))
    text = "When this Ninja attacks, move this Ninja to hand as a discard."
    assert "not carried out: a discard that is not replaced" in problems(ninja("A", text=text))


@pytest.mark.parametrize(
    ("deed", "drawn", "won"), [("Win X rewards", 0, 2), ("Draw X cards", 2, 0)]
)
def test_t_21_that_many_are_as_many_also_where_something_would_replace_them(
    deed: str, drawn: int, won: int
) -> None:
    text = f"Discard any number of cards from your hand. {deed}. X is that many."
    other = ninja(
        "N",
        text="When your opponent would win 5 or more rewards, draw 1 card instead.\n"
        "Valid: When your opponent would draw 5 or more cards, draw 1 card instead.",
    )
    game = scene("player 1\n hand M-G N-001 N-002 wait\n deck 9\nplayer 2\n team N\n deck 9",
                 mission("M-G", text=text), other)  # fmt: skip
    game.play("mission M-G")
    game.resolve()
    game.pick("N-001", "N-002")
    assert (9 - game.deck(1), game.rewards(1)) == (drawn, won)
