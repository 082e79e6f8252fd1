"""Ends of a deck that are picked, other causes than one, damage as a cause, parts of a turn."""

import pytest

from naruto_tui.cards.nodes import Ends, Look, Move, Reveal
from naruto_tui.rules.playable import problems
from naruto_tui.rules.questions import IllegalAnswerError

from .scene import Scene, jutsu, mission, ninja, scene


def played(text: str, board: str, *cards, mine: str = "") -> Scene:
    """A Mission of this text has been played, and is carried out as far as nothing is asked."""
    game = scene(f"player 1\n{mine}\n hand M-1 N-001\nplayer 2\n{board}",
                 mission("M-1", text=text), *cards)  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    return game


def fighting(text: str, *cards, attack: str = "A", block: str = "B", hand: str = "wait",
             more: str = "") -> Scene:  # fmt: skip
    """A fight of A, who may use a Jutsu of this text, against B."""
    own = {"A": ninja("A", "3/1"), "B": ninja("B", "3/1")} | {one.number: one for one in cards}
    return scene(
        f"phase exchange\nplayer 1\n attack {attack}\n hand J-1 {hand}\n{more}\nplayer 2\n"
        f" block 1 {block}\n deck N-002 x3",
        jutsu("J-1", text=text),
        *own.values(),
    )


# -- the end of a deck that is picked --

LOOK = (
    "Look at the top 2 cards of the enemy deck; move those cards to the top or bottom of the "
    "deck in any order."
)


@pytest.mark.parametrize(("end", "deck"), [("top", "B A C"), ("bottom", "C B A")])
def test_t_16_cards_go_to_the_end_that_is_picked(end: str, deck: str) -> None:
    cards = [ninja(name) for name in "ABC"]
    game = played(LOOK, " deck A B C", *cards)
    assert game.asked == "1 deck end"
    assert game.offers == ["name top", "name bottom"]
    game.play(f"name {end}")
    game.order("B", "A")
    assert game.cards(2, "deck") == deck.split()


def test_t_16_where_nothing_was_looked_at_no_end_is_asked_for() -> None:
    text = "Move all Missions in your discard pile to the top or bottom of the deck."
    assert played(text, "").asked == "1 mission phase"


MIX = "Move all cards from your discard pile to the top of the deck in random order."


def test_t_16_a_random_order_is_asked_of_nobody_and_known_to_nobody() -> None:
    orders = set()
    for seed in range(8):
        game = scene(
            f"seed {seed}\nplayer 1\n discard A B C\n deck N-005 N-005\n hand M-1 N-001\nplayer 2",
            mission("M-1", text=MIX), *map(ninja, "ABC"),
        )  # fmt: skip
        game.play("mission M-1")
        game.resolve()
        assert game.asked == "1 mission phase"
        top = game.cards(1, "deck")[:3]
        assert sorted(top) == ["A", "B", "C"]
        assert game.cards(1, "deck")[3:] == ["N-005", "N-005"]
        for seat in (0, 1):
            assert not any(game.game.known[seat] >> game.card(one) & 1 for one in "ABC")
        orders.add(tuple(top))
        assert game.same_after_record().cards(1, "deck") == game.cards(1, "deck")
    assert len(orders) > 1


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_t_16_an_order_that_a_player_gives_is_not_told_to_the_other(end: str) -> None:
    text = f"Move all cards from your discard pile to the {end} of the deck in any order."
    told = []
    for order in ("ABC", "CBA", "BAC"):
        game = played(text, "", *map(ninja, "ABC"), mine="discard A B C\n deck N-005")
        game.order(*order)
        lies = game.cards(1, "deck")
        assert "".join(lies[:3] if end == "top" else lies[1:]) == order
        told.append([one for one in game.game.view(1).events() if one.kind == "move"])
        assert {game.card(one) for one in "ABC"} <= {card for one in told[-1] for card in one.cards}
    assert told[0] == told[1] == told[2]


def test_t_16_cards_of_both_decks_are_mixed_each_in_its_own() -> None:
    text = "Move all cards from either discard pile to the bottom of the deck in random order."
    game = played(
        text, " discard C\n deck N-006", *map(ninja, "ABC"), mine="discard A B\n deck N-005"
    )
    assert sorted(game.cards(1, "deck")[1:]) == ["A", "B"]
    assert game.cards(2, "deck") == ["N-006", "C"]


@pytest.mark.parametrize(("end", "left"), [("top", "C"), ("bottom", "A")])
def test_t_16_cards_are_taken_off_the_end_that_is_picked(end: str, left: str) -> None:
    game = played(
        "Discard the top or bottom 2 cards of the enemy deck.", " deck A B C",
        *[ninja(name) for name in "ABC"],
    )  # fmt: skip
    game.play(f"name {end}")
    assert game.cards(2, "deck") == [left]


def test_t_16_nobody_knows_the_end_of_a_deck_without_being_asked() -> None:
    text = "Draw X cards. X is the total entrance cost of the top or bottom 2 cards of your deck."
    assert any("either end" in one for one in problems(mission("M-1", text=text)))
    assert {Move, Look} == {Move, Look, Reveal} - {Reveal}
    assert Ends("top", 1).end == "top"


# -- causes --

SHELTER = "All of your Ninja cannot receive damage other than by the showdown this turn."


def test_t_9_damage_of_the_showdown_is_not_kept_off_by_a_ban_on_any_other() -> None:
    hit = jutsu("J-2", text="Give 1 damage to 1 of your Ninja.")
    game = fighting(SHELTER, hit, ninja("B", "9/1"), hand="J-2 wait")
    game.play("jutsu J-1")
    game.resolve()
    game.play("jutsu J-2")
    game.resolve()
    assert not game.is_injured("A")
    game.until("end")
    assert game.where("A") == "discard"


def test_t_9_only_the_named_effect_removes_it() -> None:
    kept = ninja("K", text='This Ninja cannot leave play other than by the effect of a Mission '
                           'named "Quota".')  # fmt: skip
    for name, where in (("Quota", "discard"), ("Other", "play")):
        game = scene("player 1\n hand M-1 N-001\nplayer 2\n team K", kept,
                     mission("M-1", name=name, text="Discard 1 enemy Ninja."))  # fmt: skip
        game.play("mission M-1")
        game.resolve()
        assert game.where("K") == where


def test_t_8_discarded_by_damage_is_not_discarded_by_an_effect_without_any() -> None:
    back = ninja("B", "3/1", text="Valid: When this Ninja is discarded by damage, draw 1 card.")
    for text, drawn in (("Give 2 damage to 1 enemy Ninja.", 1), ("Discard 1 enemy Ninja.", 0)):
        game = fighting(text, back)
        game.play("jutsu J-1")
        game.resolve()
        assert game.where("B") == "discard"
        assert len(game.happened("draw")) == drawn


def test_t_8_of_the_showdown_too() -> None:
    back = ninja("B", "3/1", text="Valid: When this Ninja is discarded by damage, draw 1 card.")
    game = fighting("Draw 1 card.", back, ninja("A", "9/1"))
    game.play("pass")
    game.until("end")
    assert game.where("B") == "discard"
    assert [one.cards for one in game.happened("trigger")] == [(game.card("B"),)]


def test_t_8_what_cannot_leave_play_by_damage_is_injured_and_stays() -> None:
    rock = ninja("B", "3/1", text="Valid: This Ninja cannot leave play by damage.")
    for text, where in (("Give 2 damage to 1 enemy Ninja.", "play"),
                        ("Discard 1 enemy Ninja.", "discard")):  # fmt: skip
        game = fighting(text, rock)
        game.play("jutsu J-1")
        game.resolve()
        assert game.where("B") == where


# -- parts of a turn --


def test_t_12_power_of_the_showdown_alone() -> None:
    strong = ninja("A", "3/1", text="While it is the showdown, this Ninja gets +2/+0.")
    game = fighting("Draw 1 card.", strong)
    assert game.power("A") == "3/1"
    game.play("pass")
    game.until("end")
    assert game.where("B") == "play"
    assert game.is_injured("B")


def test_t_12_a_deed_that_was_not_done_this_turn() -> None:
    text = "If you did not play a Ninja this turn, draw 1 card."
    for deploys, drawn in ((False, 1), (True, 0)):
        game = scene("player 1\n hand M-1 A N-001\nplayer 2\n team B\n deck N-001",
                     mission("M-1", text=text), ninja("A"), ninja("B"))  # fmt: skip
        if deploys:
            game.play("deploy A")
        game.play("mission M-1")
        game.resolve()
        assert len(game.happened("draw")) == drawn


@pytest.mark.parametrize(("number", "left"), [(0, "A B C"), (1, "B C"), (2, "C")])
def test_t_16_up_to_so_many_cards_are_taken_off_an_end(number: int, left: str) -> None:
    game = played(
        "Discard up to the top 2 cards of the enemy deck.", " deck A B C",
        *[ninja(name) for name in "ABC"],
    )  # fmt: skip
    assert game.asked == "1 ends"
    game.say_number(number)
    assert game.cards(2, "deck") == left.split()


def test_t_16_of_a_deck_no_more_is_offered_than_it_has() -> None:
    text = "Draw 1 card from the bottom of the deck. Discard up to the top 6 cards of your deck."
    game = played(text, "", *[ninja(name) for name in "ABC"], mine="deck A B C")
    with pytest.raises(IllegalAnswerError):
        game.say_number(3)
    game.say_number(2)
    assert game.cards(1, "deck") == []


def test_t_16_up_to_so_many_is_asked_for_in_moves_alone() -> None:
    price = (
        "When this Ninja attacks, you may discard up to the top 2 cards of your deck: draw 1 card."
    )
    for card in (
        mission("M-1", text="Put up to the top 2 cards of your deck into play."),
        ninja("N-1", text=price),
    ):
        assert any("up to so many" in one for one in problems(card))


@pytest.mark.parametrize(("power", "result"), [("4/1", "1/1"), ("2/3", "2/2")])
def test_t_12_the_lower_of_two_numbers(power: str, result: str) -> None:
    text = (
        "Target 1 Ninja battling the user.\nThe target has power X/X this turn. X is the lower of "
        "the target's combat and the target's support."
    )
    game = fighting(text, ninja("B", power))
    game.play("jutsu J-1")
    if game.asked.endswith("target"):
        game.pick("B")
    game.resolve()
    assert game.power("B") == result


def test_t_25_the_lowest_printed_value_is_no_matter_of_what_raises_it() -> None:
    text = "Injure 1 Ninja with the lowest printed combat."
    cheer = ninja("C", "5/5", text='All Ninja named "A" get +4/+0.')
    game = played(text, "team B", ninja("A", "1/0"), ninja("B", "3/0"), cheer,
                  mine="team A\nteam C")  # fmt: skip
    assert (game.is_injured("A"), game.is_injured("B")) == (True, False)
    game = played(text.replace(" printed", ""), "team B", ninja("A", "1/0"), ninja("B", "3/0"),
                  cheer, mine="team A\nteam C")  # fmt: skip
    assert (game.is_injured("A"), game.is_injured("B")) == (False, True)


@pytest.mark.parametrize(("word", "heads"), [("heads", 3), ("tails", 0)])
def test_t_21_all_coins_of_a_flip_show_one_side(word: str, heads: int) -> None:
    luck = ninja("LUCK", text=f"When you would flip 1 or more coins, all those coins show {word} "
                 "instead.")  # fmt: skip
    text = "Flip 3 coins. Place X growth coins on 1 of your Ninja. X is the number of heads."
    assert played(text, "", luck, mine="team LUCK").coins("LUCK", "growth") == heads


@pytest.mark.parametrize(("part", "drawn"), [("start phase", 0), ("end phase", 1),
                                             ("mission phase", 1)])  # fmt: skip
def test_t_12_a_ban_of_one_part_of_the_turn(part: str, drawn: int) -> None:
    text = f"While it is your turn and it is the {part}, you cannot draw cards."
    game = scene("phase start\nplayer 1\nmission M-1\nhand wait N-001\ndeck 9\nplayer 2",
                 mission("M-1", permanent=True, text=text))  # fmt: skip
    game.until("mission")
    assert 9 - game.deck(1) == drawn
