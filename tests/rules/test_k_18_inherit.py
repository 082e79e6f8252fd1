"""Inherit (K-18)."""

from naruto_tui.cards.model import Card
from naruto_tui.rules.granting import texts_given
from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, mission, ninja, scene

I = ninja(  # noqa: E741 - the card that is inherited from
    "I", text="Inherit.\nThis Ninja gets +2/+1.\nWhen this Ninja is sent out, draw 1 card."
)
KILL = mission("M-K", text="Target 1 Ninja.\nDiscard the target.")


def killed(theirs: str, *cards: Card, card: Card = I) -> Scene:
    game = scene(
        f"player 1\n hand M-K wait x2\nplayer 2\n {theirs}\n hand wait", KILL, card, *cards
    )
    game.play("mission M-K")
    if game.asked == "1 target":
        game.pick("I")
    return game


def test_k_18_1_it_leaves_the_game_and_another_ninja_of_yours_bears_its_text() -> None:
    game = killed("team I\n team A\n team B", ninja("A"), ninja("B"))
    assert game.where("I") == "removed"
    assert game.asked == "2 heir"
    assert game.offers == ["A", "B"]
    game.pick("B")
    assert (game.power("A"), game.power("B")) == ("1/0", "3/1")


def test_k_18_1_injured_too_and_in_the_showdown() -> None:
    game = scene(
        "phase showdown\nplayer 1\n attack N-011\nplayer 2\n block 1 I injured\n team A\n"
        " hand wait",
        I, ninja("A"),
    )  # fmt: skip
    assert game.where("I") == "removed"
    assert game.power("A") == "3/1"


def test_k_18_1_the_heir_does_not_inherit_the_word() -> None:
    game = killed("team I\n team A", ninja("A"))
    again = mission("M-A", text="Discard all Ninja.")
    assert not [one for one in game.game.table().granted[game.card("A")].values()
                if type(one).__name__ == "Keyword"]  # fmt: skip
    game = scene(
        "player 1\n hand M-K M-A wait\n mission M-X\nplayer 2\n team I\n team A\n hand wait",
        KILL, again, I, ninja("A"),
        mission("M-X", permanent=True, text="You can play up to 2 Missions a turn."),
    )  # fmt: skip
    game.play("mission M-K")
    game.pick("I")
    game.play("mission M-A")
    assert game.where("A") == "discard"


def test_k_18_1_it_is_there_as_long_as_the_heir_is_in_play() -> None:
    back = mission("M-H", text="Target 1 Ninja.\nMove the target to hand.")
    game = scene(
        "player 1\n hand M-K M-H wait\n mission M-X\nplayer 2\n team I\n team A\n hand wait",
        KILL, back, I, ninja("A"),
        mission("M-X", permanent=True, text="You can play up to 2 Missions a turn."),
    )  # fmt: skip
    game.play("mission M-K")
    game.pick("I")
    assert game.power("A") == "3/1"
    game.play("mission M-H")
    while game.turn < 6 or game.asked != "2 mission phase":
        game.quiet()
    game.deploy("A")
    assert game.power("A") == "1/0"


def test_k_18_2_alone_it_is_removed_and_nothing_more() -> None:
    game = killed("team I")
    assert game.where("I") == "removed"
    assert game.asked == "1 mission phase"


def test_k_18_2_inherited_text_is_negated_and_injured_with_its_bearer() -> None:
    blank = mission("M-L", permanent=True, text='All Ninja named "A" lose their text.')
    game = killed("team I\n team A\n mission M-L", ninja("A"), blank)
    assert game.power("A") == "1/0"
    game = killed("team I\n team A injured", ninja("A"))
    assert game.power("A") == "0/0"


def test_k_18_3_it_is_not_discarded_but_removed_from_play() -> None:
    ear = ninja("E", text="When your other Ninja is discarded, draw 1 card.\n"
                          "When your other Ninja leaves play, draw 1 card.")  # fmt: skip
    game = killed("team I\n team E", ear)
    assert len(game.happened("trigger")) == 1


def test_k_18_3_with_revitalize_on_the_same_card_its_controller_picks_one() -> None:
    both = ninja("I", text="Revitalize.\nInherit.\nThis Ninja gets +2/+1.")
    for place, where in ((0, "deck"), (1, "removed")):
        game = killed("team I\n team A", ninja("A"), card=both)
        assert game.asked == "2 first effect"
        game.play(f"ability I {place}".rstrip())
        assert game.where("I") == where


def test_k_18_4_not_from_the_hand_nor_when_it_goes_elsewhere() -> None:
    drop = mission("M-D", text="Your opponent discards 1 card from hand.")
    game = scene("player 1\n hand M-D wait\nplayer 2\n hand I\n team A", drop, I, ninja("A"))
    game.play("mission M-D")
    assert game.where("I") == "discard"
    back = mission("M-H", text="Target 1 Ninja.\nMove the target to hand.")
    game = scene("player 1\n hand M-H wait\nplayer 2\n team I\n team A", back, I, ninja("A"))
    game.play("mission M-H")
    game.pick("I")
    assert game.where("I") == "hand"
    assert game.power("A") == "1/0"


def test_k_18_4_a_text_may_let_it_be_inherited_from_the_discard_pile() -> None:
    late = mission(
        "M-L",
        text="Target 1 of your Ninja.\n"
        'Remove 1 Ninja with keyword "Inherit" from your discard pile from the game.'
        " If you do, the target gains the text of that card for good.",
    )
    assert problems(late) == ()
    game = scene("player 1\n team A\n hand M-L wait\n discard I C", ninja("A"), I, ninja("C"), late)
    game.play("mission M-L")
    game.resolve()
    assert game.where("I") == "removed"
    assert game.where("C") == "discard"
    assert game.power("A") == "3/1"
    game = scene(
        "player 1\n team A\n team B\n hand M-L M-K wait\n missions 0\n discard I",
        ninja("A"), ninja("B"), I, late, jutsu("M-K", text="Draw 1 card."),
    )  # fmt: skip
    game.play("mission M-L")
    game.pick("A")
    game.resolve()
    assert all("Inherit" not in one for one in texts_given(game.game, game.card("A")))
