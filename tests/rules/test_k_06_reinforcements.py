"""K-6: the reinforcement deck and what comes out of it."""

from random import Random

from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.state import REINFORCEMENTS

from .dealing import deal_anew
from .invariants import check, difference
from .scene import mission, ninja, scene

SOUL = ninja("S", name="Soul", characteristics=("Reinforcement",))
SQUAD = ninja("Q", name="A & B", characteristics=("Squad",))
PLAIN = ninja("P")


def begun(*reserves: Card, seed: int = 1) -> Game:
    """A game of plain decks, the first with these cards in its reinforcement deck."""
    decks = ((*[PLAIN] * 50, *reserves), (*[PLAIN] * 50, SOUL))
    return Game.new(decks, seed=seed, first=0)


def test_k_6_1_reinforcements_and_squads_lie_outside_the_deck() -> None:
    game = begun(SOUL, SQUAD)
    check(game)
    side = game.sides[0]
    assert [game.cards[card].number for card in side.reinforcements] == ["S", "Q"]
    assert len(side.deck) + len(side.hand) == 50
    assert game.view(0).deck_count(0) == 44


def test_k_6_1_its_owner_sees_it_and_the_opponent_only_how_many() -> None:
    view = begun(SOUL, SQUAD).view(1)
    assert view.reinforcement_count(0) == 2
    assert view.reinforcements(0) == ()
    (own,) = view.reinforcements(1)
    assert view.card(own) is SOUL
    assert view.where(own) == REINFORCEMENTS


def test_k_6_1_a_shuffle_does_not_depend_on_it() -> None:
    with_, without = begun(SOUL, SQUAD), begun()
    assert with_.sides[0].deck == without.sides[0].deck


def test_k_6_1_what_the_opponent_may_suspect_stays_in_its_zone() -> None:
    game = begun(SOUL, SQUAD)
    dealt = deal_anew(game, 1, Random(3))
    lying = [dealt.cards[card].number for card in dealt.sides[0].reinforcements]
    assert sorted(lying) == ["Q", "S"]


def test_k_6_1_records_and_positions_hold_it() -> None:
    game = begun(SOUL, SQUAD)
    cards = {card.number: card for card in (SOUL, SQUAD, PLAIN)}
    assert difference(game, Game.from_text(game.to_text(), cards.get)) == ""
    placed = scene("player 1\n  reinforcements S Q x2\n  hand P", *cards.values())
    assert placed.cards(1, "reinforcements") == ["S", "Q", "Q"]
    assert placed.cards(2, "reinforcements") == []


def test_k_6_7_a_search_of_the_deck_does_not_see_it() -> None:
    finder = ninja(
        "F",
        text='When this Ninja enters play, search your deck for 1 "Reinforcement" '
        "Ninja; move that card to hand.",
    )
    game = scene("player 1\n  hand F\n  reinforcements S\n  deck P x3", finder, SOUL, PLAIN)
    game.deploy("F")
    game.resolve()
    assert game.where("S") == "reinforcements"


# -- K-6.3 to K-6.6: ways out of it ----------------------------------------------------------------

JIRAIYA = ninja("J", name="Jiraiya")
SAGE = ninja(
    "G", "7/2", name="Jiraiya (Sage Mode)", also_named=("Jiraiya",), entrance=3, hand=1,
    characteristics=("Reinforcement",), text='Sacrifice: 1 Ninja named "Jiraiya".',
)  # fmt: skip
PAY = ninja("O")
READY = "player 1\n  marker 3\n  team J new\n  reinforcements G\n  hand O"


def test_k_6_3_a_sacrifice_brings_it_straight_into_play() -> None:
    game = scene(READY, JIRAIYA, SAGE, PAY)
    game.play("reinforce G")
    check(game.game)
    assert game.in_play(1) == ["G"]
    assert game.where("J") == "removed"
    assert game.cards(1, "chakra") == ["O"]


def test_k_6_3_entrance_hand_cost_and_sacrifice_are_due() -> None:
    for text, rule in (
        (READY.replace("marker 3", "marker 2"), "4.3.2"),
        (READY.replace("hand O", "hand wait"), "4.3.3"),
        (READY.replace("team J new", "team O"), "K-7.1"),
    ):
        game = scene(text, JIRAIYA, SAGE, PAY)
        assert not game.offered("reinforce G")
        (said,) = [one for one in game.game.view(0).refusals() if one.verb == "reinforce"]
        assert said.rule == rule


def test_k_6_3_it_is_not_the_deployment_of_the_turn() -> None:
    game = scene(READY.replace("hand O", "hand O O"), JIRAIYA, SAGE, PAY)
    game.play("reinforce G")
    game.pick("O")
    assert game.offered("deploy O")
    watch = ninja("W", text="When your Ninja is deployed, draw 1 card.\n"
                  "When your Ninja enters play by sacrifice, draw 2 cards.")  # fmt: skip
    game = scene(READY + "\n  team W\n  deck 9", JIRAIYA, SAGE, PAY, watch)
    game.play("reinforce G")
    game.resolve()
    assert game.deck(1) == 7


def test_k_6_3_an_edition_may_make_it_the_deployment() -> None:
    game = scene(READY.replace("hand O", "hand O O O"), JIRAIYA, SAGE, PAY)
    game.game.edition = evolve(EDITIONS["us"], reinforcement_is_deployment=True)
    game.play("reinforce G")
    game.pick("O")
    assert not game.offered("deploy O")
    game = scene(READY.replace("hand O", "hand O O O"), JIRAIYA, SAGE, PAY)
    game.game.edition = evolve(EDITIONS["us"], reinforcement_is_deployment=True)
    game.play("deploy O")
    assert not game.offered("reinforce G")


def test_k_6_3_without_a_sacrifice_of_its_own_it_has_no_such_way() -> None:
    game = scene("player 1\n  team O\n  reinforcements S\n  hand O", SOUL, PAY)
    assert not game.offered("reinforce S")


def test_k_6_4_an_effect_brings_others_without_any_cost() -> None:
    dear = evolve(SOUL, entrance=9, hand=3)
    spell = mission("M", text='Put 1 "Reinforcement" Ninja from your reinforcements into play.')
    game = scene("player 1\n  reinforcements S\n  hand M", dear, spell)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["S"]


def test_k_6_5_its_own_price_works_in_that_zone() -> None:
    text = 'Enters play only at this price: move 1 of your Ninja named "Jiraiya" to chakra.'
    own = evolve(SAGE, text=(text,))
    game = scene(READY, JIRAIYA, own, PAY)
    assert not game.offered("reinforce G")
    game.play("enter G 0")
    assert game.in_play(1) == ["G"]
    assert game.where("J") == "chakra"
    assert game.where("O") == "hand", "a price of its own takes the place of the hand cost"


def test_k_6_5_an_ability_may_be_used_there() -> None:
    text = (
        'In reinforcements: [Attacker, Mission] Discard 1 of your Ninja named "Jiraiya": '
        "Put this card into play."
    )
    own = evolve(SAGE, text=(text,))
    game = scene(READY, JIRAIYA, own, PAY)
    option = next(one for one in game.offers if one.startswith("ability G"))
    game.play(option)
    game.resolve()
    assert game.in_play(1) == ["G"]
    assert game.where("J") == "discard"


def test_k_6_6_once_out_it_is_an_ordinary_card_but_not_deployed() -> None:
    game = scene("player 1\n  marker 3\n  team J\n  hand G O", JIRAIYA, SAGE, PAY)
    assert not game.offered("deploy G")
    assert not game.offered("reinforce G")
    assert game.refusal("G") == "K-1.2"
    own = evolve(SAGE, text=("Enters play only at this price: move 1 of your Ninja to chakra.",))
    game = scene("player 1\n  marker 3\n  team J\n  hand G O", JIRAIYA, own, PAY)
    assert not game.offered("enter G 0")
    game.charge("G", "O")
    assert sorted(game.cards(1, "chakra")) == ["G", "O"]


def test_k_6_6_from_the_hand_only_an_effect_that_looks_there_brings_it() -> None:
    tail = evolve(SOUL, characteristics=("Reinforcement", "Tailed Beast"))
    for zones, comes in (("hand", False), ("hand or reinforcements", True)):
        spell = mission("M", text=f'Put 1 "Tailed Beast" Ninja from your {zones} into play.')
        game = scene("player 1\n  hand S M", tail, spell)
        game.play("mission M")
        game.resolve()
        assert (game.where("S") == "play") == comes


def test_k_6_6_it_never_goes_back() -> None:
    back = mission("M", text="Move 1 of your Ninja to hand.")
    game = scene(READY.replace("hand O", "hand O M"), JIRAIYA, SAGE, PAY, back)
    game.play("reinforce G")
    if game.asked == "1 pay hand cost":
        game.pick("O")
    game.play("mission M")
    game.resolve()
    assert game.where("G") == "hand"
    assert game.cards(1, "reinforcements") == []


def test_k_6_1_a_random_card_of_it_can_be_removed_unseen() -> None:
    thief = mission("M", text="Remove 1 random card from the enemy reinforcements from the game.")
    game = scene("player 1\n  hand M\nplayer 2\n  reinforcements S Q", thief, SOUL, SQUAD)
    game.play("mission M")
    game.resolve()
    assert len(game.cards(2, "reinforcements")) == 1
    assert len(game.cards(2, "removed")) == 1


def test_k_6_1_a_look_shows_it_to_one_player() -> None:
    peek = mission("M", text="Look at the enemy reinforcements.")
    game = scene("player 1\n  hand M\nplayer 2\n  reinforcements S Q", peek, SOUL, SQUAD)
    view = game.game.view(0)
    assert view.reinforcements(1) == ()
    game.play("mission M")
    game.resolve()
    assert len(game.game.view(0).reinforcements(1)) == 2


def test_k_6_2_how_many_there_may_be_is_a_point_of_the_edition() -> None:
    small = evolve(EDITIONS["us"], reinforcement_size=1)
    deck = Deck("x", (), reinforcement=(Entry(2, SOUL, 7),))
    for edition, rules in ((EDITIONS["us"], []), (small, ["K-6.2"])):
        points = illegal(deck, edition, lambda _: ())
        assert [one.rule for one in points if one.rule.startswith("K")] == rules
