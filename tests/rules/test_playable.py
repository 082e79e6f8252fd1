"""A card of which something is not carried out is refused, whole, with the reason."""

import attrs
import pytest

from naruto_tui.cards import nodes
from naruto_tui.cards.language import tables
from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import UnreadableCardError
from naruto_tui.rules.carried_out import CARRIED_OUT
from naruto_tui.rules.game import Game
from naruto_tui.rules.keywords import IN_ENGINE, KEYWORDS, ON_LINE
from naruto_tui.rules.occasions import MOMENT_OF
from naruto_tui.rules.playable import problems

from .scene import client, jutsu, mission, ninja, scene


def test_every_written_card_of_the_pool_is_carried_out() -> None:
    written = [card for card in shipped() if card.set_number == "1"]
    assert {card.number: found for card in written if (found := problems(card))} == {}


def test_a_card_whose_text_is_not_written_yet_is_refused_for_that() -> None:
    waiting = [card for card in shipped() if not card.is_written]
    assert {problems(card) for card in waiting} <= {("its text is not written yet",)}


def test_a_text_that_cannot_be_read_is_the_only_problem() -> None:
    (problem,) = problems(ninja("A", text="Fly."))
    assert "'fly' is no word of the card language" in problem


@pytest.mark.parametrize("card", [jutsu("J-1"), mission("M-1")])
def test_a_jutsu_or_mission_without_text_does_nothing_and_is_refused(card: Card) -> None:
    assert problems(card) == ("its text is not written yet",)


@pytest.mark.parametrize("card", [ninja("A"), client("C"), mission("M", text="Draw 1 card.")])
def test_a_plain_card_is_carried_out(card: Card) -> None:
    assert problems(card) == ()


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (
            ninja("A", text="[Mission] Pay 1: You may pay X. If you do, draw X cards."),
            "an X that is paid in the middle of an effect",
        ),
        (
            mission("M", text="Draw 1 card. Your opponent may pay 1. If you do, draw 1 card."),
            "chakra that another player pays",
        ),
        (
            jutsu(
                "J", text='Draw 1 card.\nExpert ["Leaf" Ninja]: Target 1 Ninja. Heal the target.'
            ),
            "targets of a bonus",
        ),
        (
            ninja("A", text="When this Ninja would enter play, draw 1 card instead."),
            "instead of enter",
        ),
        (
            ninja("A", text="In hand: All of your Ninja get -1 entrance cost."),
            "a continuous effect in hand",
        ),
        (
            mission("M", text="Draw 1 card.\nIn chakra: All of your teams get +2 team power."),
            "a continuous effect in chakra",
        ),
        (
            ninja("A", text="You cannot play this card."),
            "a ban on playing this card that does not stand in hand",
        ),
        (
            ninja("A", text="All of your other Ninja gain “Draw 1 card.”."),
            "an ability of what cannot have it",
        ),
        (
            ninja("A", text="All of your Jutsu gain “Target 1 Ninja. Injure the target.”."),
            "targets of what is added to a Jutsu",
        ),
        (
            ninja("A", text='This Ninja can use Jutsu with requirement "Leaf" in your hand.'),
            "can use",
        ),
        (ninja("A", text="This Ninja cannot be sent out as head."), "cannot send as head"),
        (
            ninja("A", text="This Ninja cannot be healed by deployment."),
            "cannot heal by deployment",
        ),
        (ninja("A", variable=("healthy combat",)), "a printed X: healthy combat"),
        (
            mission("M", text="Reduce that damage by 1."),
            "a change of damage that nobody would receive",
        ),
        (
            ninja(
                "N",
                text="The surge of all of your Ninja becomes “Target 1 Ninja. Injure the target.”.",
            ),
            "an effect with targets that replaces another one",
        ),
        (
            ninja(
                "N", text="In hand: When you would draw 1 or more cards, discard 1 card instead."
            ),
            "an ability in hand",
        ),
    ],
)
def test_what_is_not_carried_out_is_told(card: Card, problem: str) -> None:
    assert f"not carried out: {problem}" in problems(card)


def test_effects_of_any_enemy_card_are_a_cause() -> None:
    text = "When this Ninja leaves play by enemy effects, draw 2 cards."
    hit = mission("M-H", text="Target 1 Ninja.\nMove the target to chakra.")
    own = scene("player 1\n hand M-H N-001\n team A", hit, ninja("A", text=text))
    own.play("mission M-H")
    assert own.happened("trigger") == []
    theirs = scene("player 1\n hand M-H N-001\nplayer 2\n team A", hit, ninja("A", text=text))
    theirs.play("mission M-H")
    assert len(theirs.happened("trigger")) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('Negate 1 "Leaf" effect on the chain.', "effects of a kind"),
        ("This card can be paid as 2 Fire this turn.", "what this card is paid as, for a time"),
        (
            "All of your teams can exceed their size by 1 Ninja this turn.",
            "a larger team of somebody else",
        ),
        (
            "When you win 3 or more rewards in a turn this turn, draw 1 card.",
            "when win rewards in turn",
        ),
        ("Negate 1 Jutsu or effect on the chain.", "effects of a kind"),
        ('Target 1 "Leaf" team.\nThe target gets +1 team power this turn.', "teams by Word"),
        ("Injure all Ninja with team power 5 or more.", "cards by what a team has"),
        (
            "Target 1 Jutsu on the chain.\nThe target's effect becomes “Target 1 Ninja.”.",
            "an effect with targets that replaces another one",
        ),
        ("Target 1 of those cards.\nInjure the target.", "targets among things named before"),
        ("Attach this card to all Ninja.", "a card attached to several"),
        ("Put 1 of your Missions into 1 of your teams.", "what is no Ninja, put into a team"),
        (
            "Injure 2 random Ninja with different names.",
            "a random pick with a condition on what is picked together",
        ),
        (
            "Target 1 Ninja.\nIf a Ninja in the target's team attacked this turn, draw 1 card.",
            "did attack of something named before",
        ),
        ("If the controller drew a card this turn, draw 1 card.", "when draw, of the controller"),
        ("Move 1 card from play to the village.", "Move village"),
    ],
)
def test_an_action_that_is_not_carried_out_is_told(text: str, problem: str) -> None:
    assert f"not carried out: {problem}" in problems(mission("M", text=text))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "[Mission] Pay 1, discard 2 cards from your hand with different names: Draw 1 card.",
            "a price with a condition on what is picked together",
        ),
        ("This card can be paid as 2 Fire.", "what a card is paid as, said elsewhere"),
        ("[Mission] Pay the Jutsu cost of this card: Draw 1 card.",
         "a price that is the Jutsu cost of a card"),
        ("When this Ninja attacks in a turn, draw 1 card.", "when attack in a turn"),
        ("In your discard pile: When this Ninja enters play, draw 1 card.",
         "an ability in discard"),
        ("All teams get -1 Jutsu cost.", "a cost of a whole team"),
        ("Your opponent cannot be healed.", "cannot heal, of the opponent"),
        ("All Ninja must be healed.", "must heal"),
        ("You cannot play Missions by ambush.", "cannot play by ambush"),
        ("Sacrifice: 1 team.", "what is no card, sacrificed"),
        ("This Ninja can attack.", "can attack"),
        ("This Ninja can play Missions.", "can play"),
        ("When a Mission enters play alone, draw 1 card.", "when enter alone"),
        ("This Ninja can use Jutsu by ambush without paying.", "can use by ambush"),
        ("This Ninja can be grown ignoring names.", "can grow"),
        ("This Ninja can use 1 Jutsu without paying.", "can use ignoring something"),
        ('This Ninja can block up to 2 "Leaf" teams.', "can block with a condition"),
        ("This Ninja can block any number of teams ignoring limits.",
         "can block with a condition"),
        ("When you attack, draw 1 card.", "when attack, of the you"),
        ("When this Ninja draws a card, draw 1 card.", "when draw, of a card"),
        ("When this Ninja is affected, draw 1 card.", "when affect"),
        ("When a card is moved to your rewards, draw 1 card.", "when move rewards you"),
        ("When this Ninja would be moved, draw 1 card instead.",
         "instead of move without saying where to"),
        ("When your opponent would be discarded, draw 1 card instead.",
         "instead of discard of a player"),
        ("When you would draw 1 Ninja, discard 1 card from your hand instead.",
         "instead of draw: certain cards"),
        ("When you would flip 1 or more coins, draw 1 card instead.",
         "something else instead of flipping"),
        ("When this Ninja is about to win, draw 1 card.",
         "when win before damage"),
        ("When you attack in a turn, draw 1 card.", "when attack in a turn"),
        ("When this Ninja draws 1 card in a turn, draw 1 card.", "when draw in a turn"),
        ("All of your Ninja gain “Draw 1 card.”.", "an ability of what cannot have it"),
        ("All of your Jutsu gain “Valid: This Ninja gets +1 combat.”.",
         "an ability of what cannot have it"),
        ("All of your Jutsu gain “Target 1 Ninja. Injure the target.”.",
         "targets of what is added to a Jutsu"),
        ("This Ninja can use all of your Jutsu.", "can use"),
        ('This Ninja can use Jutsu named "Kunai".', "can use"),
        ('This Ninja can use Jutsu named "Kunai" ignoring combination.',
         "can use certain Jutsu ignoring combination"),
        ("In chakra: All of your teams get +2 team power.", "a continuous effect in chakra"),
        ("You cannot play this card.",
         "a ban on playing this card that does not stand in hand"),
        ("In hand: This Ninja gets +1 combat.", "a continuous effect in hand"),
        ("In hand: You cannot play Ninja.", "a continuous effect in hand"),
        ("In hand: Your opponent cannot play this card.", "a continuous effect in hand"),
    ],
)  # fmt: skip
def test_an_ability_that_is_not_carried_out_is_told(text: str, problem: str) -> None:
    assert f"not carried out: {problem}" in problems(ninja("A", text=text))


def test_every_keyword_and_every_phrase_has_a_meaning() -> None:
    # What the language can say and the engine has no idea of at all would be found here first.
    assert ON_LINE.union(tables.KEYWORDS) <= {*KEYWORDS, *IN_ENGINE}
    assert set(tables.MOMENTS) <= MOMENT_OF.keys()
    told = {
        kind
        for kind in vars(nodes).values()
        if isinstance(kind, type) and attrs.has(kind) and kind.__module__ == nodes.__name__
    }
    assert told <= CARRIED_OUT


def test_a_game_never_takes_a_card_without_its_text_for_a_plain_ninja() -> None:
    card = next(card for card in shipped() if card.kind == "ninja" and not card.is_written)
    deck = tuple([card] * 50)
    with pytest.raises(UnreadableCardError, match="its text is not written yet"):
        Game.new((deck, deck), seed=1)


def test_the_other_is_known_only_of_what_has_entered_play() -> None:
    text = "Target 2 Ninja. Your opponent discards 1 Ninja among the targets; {} the other to hand."
    assert any("the other" in one for one in problems(mission("M-1", text=text.format("move"))))
    enters = "When this Ninja enters play by platoon, move the other to hand."
    assert not problems(ninja("N-1", text=enters))


def test_what_is_given_may_speak_of_its_own_targets_and_of_no_others() -> None:
    """What a card has been given does not know what the giver has declared."""
    others = jutsu(
        "J",
        text="Target 1 Ninja battling the user.\nThe user gains “When this Ninja would receive "
        "damage, give that damage to the target instead.” this turn.",
    )
    assert problems(others) == ("not carried out: a target of the giver in what is given",)
    own = jutsu(
        "J",
        text="Target the user.\nThe target gains “[Exchange] Pay 0: Target 1 enemy Ninja. Injure "
        "the target.” this turn.",
    )
    assert problems(own) == ()
