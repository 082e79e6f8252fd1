"""Coins that are Ninja (K-24) in written positions."""

import pytest

from naruto_tui.rules.faces import is_coin
from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import unlike
from naruto_tui.rules.notation import position_text
from naruto_tui.rules.positions import PositionError

from .scene import mission, ninja, scene

ITACHI = 'coin (6/3 named "Itachi, Clone" with injured power 0/0 and with attribute "Genjutsu")'
MAKER = mission("M", text=f"Put 1 Ninja {ITACHI[:4]} {ITACHI[6:-1]} into play.")


def test_a_coin_that_is_a_ninja_is_read_and_written() -> None:
    game = scene(f"player 1\n team {ITACHI} injured coins +1/+1, A\n hand wait", ninja("A")).game
    coin = next(card for card in game.play if is_coin(game, card))
    assert game.cards[coin].attributes == ("Genjutsu",)
    assert (game.cards[coin].name, game.owner[coin]) == ("Itachi, Clone", 0)
    assert game.play[coin].injured
    assert f"team {ITACHI} injured coins +1/+1, A\n" in position_text(game)


def test_a_coin_that_a_card_has_made_stands_in_its_line() -> None:
    game = scene(
        "player 1\n hand M wait\n team A\nplayer 2\n team B", MAKER, ninja("A"), ninja("B")
    )
    game.play("mission M")
    text = position_text(game.game)
    assert f"team {ITACHI} new\n" in text
    assert "answers" not in text
    again = Game.from_position(text, {card.number: card for card in game.game.cards}.get)
    assert unlike(game.game, again) == ""
    other = text.replace("6/3", "6/2")
    other_game = Game.from_position(other, {card.number: card for card in game.game.cards}.get)
    assert unlike(game.game, other_game).startswith("play: ")


def test_coins_are_named_by_other_lines_and_answers() -> None:
    insect = 'coin (0/1 named "Insect")'
    game = scene(
        f"phase block\nplayer 1\n attack {insect}\nplayer 2\n team {insect}\n team {insect}\n"
        " hand wait\narrived 2:coin/2 1:coin 2:coin/1\nanswers\ncoin by coin/2"
    ).game
    fight = game.fights[0]
    assert game.teams[fight.blocker].members == (max(game.play),)
    assert [game.owner[card] for card in game.play] == [1, 0, 1]


def test_a_coin_with_a_text_is_there_with_the_card_that_makes_it() -> None:
    coin = '1/1 named "Bee" with “When this Ninja is sent out, draw 1 card.”'
    maker = mission("M", text=f"Put 1 Ninja coin {coin} into play.")
    game = scene(f"phase battle\nplayer 1\n team coin ({coin})\n deck M N-001 N-002", maker)
    game.send("Bee coin")
    assert game.cards(1, "hand") == ["M"]
    written = position_text(scene(f"player 1\n team coin ({coin})\n hand M", maker).game)
    assert f"team coin ({coin})\n" in written


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("coin", "needs what it is in brackets"),
        ("coin 0/1", "needs what it is in brackets"),
        ('coin (0/1 named "Insect"', "needs what it is in brackets"),
        ('coin "Insect"', "needs what it is in brackets"),
        ("coin (huge)", "'huge' is no word"),
        (
            'coin (1/0 named "A" into play; draw 1 card. Put 1 Ninja coin 1/0 named "B")',
            "more than",
        ),
        ('coin (0/1 named "A" with “Draw 1 card.”)', "no card of this position makes a coin"),
        ('coin (0/1 named "A") N-001', "'N-001' is nothing a card can be"),
    ],
)
def test_what_is_no_coin_is_refused(words: str, said: str) -> None:
    with pytest.raises(PositionError, match=f"line 2: .*{said}"):
        Game.from_position(f"player 1\n team {words}")
