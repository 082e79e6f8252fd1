"""Editions, the Showdown: each point told apart by two values (rules 5.4 and 5.5)."""

import pytest

from naruto_tui.rules.editions import EDITIONS, Damage
from naruto_tui.rules.game import Game

from .books import us
from .scene import jutsu, mission, ninja, scene

KILL = jutsu("X", text="Target 1 Ninja on the battlefield.\nDiscard the target.")
LUCK = mission("L", permanent=True, text="When your team wins, draw 1 card.")
LOSS = mission("L", permanent=True, text="When an enemy team loses, draw 1 card.")


def test_fight_order_is_the_attackers_or_as_sent_out() -> None:
    text = "phase showdown\nplayer 1\n attack A\n attack B\n mission L\nplayer 2\n block 1 C"
    cards = [*map(ninja, "ABC"), LUCK]
    assert scene(text, *cards, edition="us").asked == "1 fight order"
    assert scene(text, *cards, edition=us(fight_order="as sent out")).asked != "1 fight order"


GONE = """
    phase exchange
    player 1
      attack A
      hand X {extra}
    player 2
      block 1 B
      hand 7
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_blocker_gone_wins_a_reward_or_in_cz_and_fr_nothing(edition: str) -> None:
    game = scene(GONE.format(extra=""), ninja("A"), ninja("B"), KILL, edition=edition)
    game.play("jutsu X")
    game.pick("B")
    nothing = edition in ("cz", "fr")
    assert game.rewards(1) == (0 if nothing else 1)
    assert len(game.happened("no result")) == nothing
    assert game.where("A") == "play"


def test_blocker_gone_is_foretold() -> None:
    for edition, outcome in (("us", "unblocked"), ("cz", "no result")):
        game = scene(GONE.format(extra="wait"), ninja("A"), ninja("B"), KILL, edition=edition)
        game.play("jutsu X")
        game.pick("B")
        game.resolve()
        (fight,) = game.game.fights
        assert game.game.view(0).forecast(fight).outcome == outcome


def test_unblocked_judged_at_the_showdown_or_at_the_block_for_texts() -> None:
    free = jutsu("F", text="Target 1 of your unopposed Ninja.\nDraw 1 card.")
    for judged, offered in (("at the showdown", True), ("at the block", False)):
        text = GONE.format(extra="F wait")
        book = us(unblocked_judged=judged)
        game = scene(text, ninja("A"), ninja("B"), KILL, free, edition=book)
        assert not game.offered("jutsu F")
        game.play("jutsu X")
        game.pick("B")
        game.resolve()
        assert game.offered("jutsu F") is offered


UNBLOCKED = "phase showdown\nplayer 1\n attack A\n {} hand 7\nplayer 2\n hand 7"


@pytest.mark.parametrize(("power", "place"), [("4/0", 0), ("5/0", 1)])
def test_unblocked_rewards_are_one_and_two(power: str, place: int) -> None:
    for edition in EDITIONS:
        game = scene(UNBLOCKED.format(""), ninja("A", power), edition=edition)
        assert game.rewards(1) == 1 + place
    game = scene(UNBLOCKED.format(""), ninja("A", power), edition=us(unblocked_rewards=(0, 3)))
    assert game.rewards(1) == 3 * place


def test_outstanding_begins_at_five_or_elsewhere() -> None:
    for least, rewards in ((5, 2), (6, 1)):
        book = us(outstanding=least)
        assert scene(UNBLOCKED.format(""), ninja("A", "5/0"), edition=book).rewards(1) == rewards
        text = "phase showdown\nplayer 1\n attack A\n hand 7\nplayer 2\n block 1 B\n hand 7"
        game = scene(text, ninja("A", "5/0"), ninja("B", "0/0"), edition=book)
        assert game.where("B") == ("discard" if least == 5 else "play")


@pytest.mark.parametrize("edition", EDITIONS)
def test_unblocked_is_victory_for_texts_in_cz_and_fr(edition: str) -> None:
    game = scene(UNBLOCKED.format("mission L\n"), ninja("A"), LUCK, edition=edition)
    drawn = edition in ("cz", "fr")
    assert len(game.happened("win")) == drawn
    assert len(game.happened("draw")) == drawn
    nobody = scene(UNBLOCKED.format("mission L\n"), ninja("A"), LOSS, edition=edition)
    assert nobody.happened("draw") == nobody.happened("lose") == []


def test_unblocked_is_victory_outstanding_from_five() -> None:
    great = mission(
        "L", permanent=True, text="When your team wins an outstanding victory, draw 1 card."
    )
    for power, drawn in (("4/0", 0), ("5/0", 1)):
        game = scene(UNBLOCKED.format("mission L\n"), ninja("A", power), great, edition="fr")
        assert len(game.happened("draw")) == drawn


FIGHT = "phase showdown\nplayer 1\n attack A\n hand 7\nplayer 2\n block 1 B\n hand 7"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("mine", "theirs", "rewards"),
    [("3/0", "2/0", (1, 0)), ("9/0", "2/0", (2, 0)), ("2/0", "3/0", (0, 1)),
     ("0/0", "9/0", (0, 2)), ("2/0", "2/0", (0, 0))],
)  # fmt: skip
def test_blocked_rewards_go_to_the_winner_of_either_side_in_cz(
    edition: str, mine: str, theirs: str, rewards: tuple[int, int]
) -> None:
    game = scene(FIGHT, ninja("A", mine), ninja("B", theirs), edition=edition)
    found = (game.rewards(1), game.rewards(2))
    assert found == (rewards if edition == "cz" else (0, 0))


def test_blocked_rewards_are_foretold() -> None:
    text = FIGHT.replace("showdown", "exchange").replace("hand 7\nplayer 2", "hand wait\nplayer 2")
    game = scene(text, ninja("A", "9/0"), ninja("B"), edition="cz")
    (fight,) = game.game.fights
    assert game.game.view(0).forecast(fight).rewards == 2


def test_damage_of_a_fight() -> None:
    text = "phase showdown\nplayer 1\n attack A\n hand 7\nplayer 2\n block 1 B, C\n hand 7"
    hard = us(damage=Damage(head=2, big_head=2, big_back=2, tie=0))

    def fallen(power: str, book: object) -> str:
        game = scene(text, ninja("A", power), ninja("B", "2/0"), ninja("C", "0/0"), edition=book)
        return "".join(
            letter.lower() if game.where(letter) == "discard" else letter
            for letter in "ABC"
            if game.where(letter) == "discard" or game.is_injured(letter)
        )

    for edition in EDITIONS:
        assert [fallen(power, edition) for power in ("3/0", "7/0", "2/0")] == ["B", "bC", "AB"]
    assert [fallen(power, hard) for power in ("3/0", "7/0", "2/0")] == ["b", "bc", ""]


def test_injured_text_is_off_unless_valid_or_on() -> None:
    text = "phase showdown\nplayer 1\n attack A, B injured\n hand 7\nplayer 2\n hand 7"
    strong = ninja("B", "1/1", "0/0", text="All Ninja in its team get +5/+0.")
    for edition in EDITIONS:
        assert scene(text, ninja("A", "0/0"), strong, edition=edition).rewards(1) == 1
    assert scene(text, ninja("A", "0/0"), strong, edition=us(injured_text="on")).rewards(1) == 2


def test_a_game_of_every_edition_goes_on_alike_after_its_record() -> None:
    deck = [ninja(f"N{i}") for i in range(50)]
    own = {card.number: card for card in deck}
    for edition in EDITIONS.values():
        game = Game.new((deck, deck), edition, 3)
        for _ in range(40):
            assert game.choice is not None
            game.answer(next(iter(game.choice.answers())))
        again = Game.from_text(game.to_text(), own.get)
        assert again == game
        assert again.edition is edition
