"""Positions written as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.rules.game import Game
from naruto_tui.rules.positions import PHASES, PositionError
from naruto_tui.rules.record import MAGIC, RecordError

from .invariants import check, difference
from .scene import client, scene

EVERYTHING = """
# a position with a bit of everything
edition us
seed 7
turn 6
active 2
phase exchange
player 1
  marker 4
  hand N-001 J-002 x2      # three cards
  chakra N-002 x5 2
  discard J-001
  removed N-021
  rewards N-001 x3
  deck N-001 N-003 x20
  team N-012 new
  block 1 N-007 injured, N-008 coins +1/+1 x2 coins growth
  client C-A
  mission M-002
  missions 1
player 2
  attack N-011, N-003 injured
  team N-009 borrowed
  hand J-001 J-002
"""


def test_what_is_written_lies_where_it_is_written() -> None:
    game = scene(EVERYTHING, client("C-A"))
    check(game.game)
    assert game.asked == "1 exchange"
    assert (game.turn, game.marker(1), game.marker(2)) == (6, 4, 2)
    assert game.cards(1, "hand") == ["N-001", "J-002", "J-002"]
    assert game.cards(1, "chakra") == ["N-002"] * 5 + ["blank"] * 2
    assert game.cards(1, "deck")[:2] == ["N-001", "N-003"]
    assert (game.rewards(1), game.deck(1), game.deck(2)) == (3, 21, 30)
    assert game.team("N-011") == ["N-011", "N-003"]
    assert game.team("N-008") == ["N-007", "N-008"]
    assert game.coins("N-008") == 3
    assert game.game.owner[game.card("N-009")] == 0
    assert game.in_play(1) == ["N-012", "N-007", "N-008", "C-A", "M-002"]
    assert game.game.view(0).counts(0) == (0, 1, 0, 0)


def test_only_what_is_new_came_this_turn() -> None:
    game = scene(EVERYTHING, client("C-A"))
    turns = {n: game.game.play[game.card(n)].turn for n in ("N-012", "N-007")}
    assert turns == {"N-012": 6, "N-007": 4}


def test_blocks_name_their_attack() -> None:
    game = scene("""
        phase showdown
        player 1
          attack N-001
          attack N-002
          attack N-003
        player 2
          block 3 N-011
          block 1 N-012
    """)
    game.quiet()
    assert len(game.happened("fight")) == 2
    assert game.rewards(1) == 1


@pytest.mark.parametrize("phase", PHASES[1:])
def test_every_phase_can_be_begun(phase: str) -> None:
    attack = "attack" if phase in {"block", "exchange", "showdown"} else "team"
    text = (
        f"phase {phase}\nplayer 1\n {attack} N-001, N-002\n hand 8\nplayer 2\n team N-003\n hand 1"
    )
    game = scene(text)
    check(game.game)
    asked = {
        "start": "1 mission phase", "mission": "1 mission phase", "organize": "1 organize",
        "battle": "1 send", "block": "2 block", "exchange": "1 discard to hand limit",
        "showdown": "1 discard to hand limit", "end": "1 discard to hand limit",
    }  # fmt: skip
    assert game.asked == asked[phase]
    assert game.turn == 5


def test_an_empty_position_is_a_game_too() -> None:
    game = Game.from_position("player 1\n deck 0")
    assert (game.result.why, game.result.turn) == ("deck out", 5)
    assert Game.from_position("").choice is not None


def test_a_game_from_a_position_is_written_and_read() -> None:
    game = scene(EVERYTHING, client("C-A"))
    game.quiet()
    again = game.same_after_record()
    assert difference(game.game, again.game) == ""
    assert again.game.to_text() == game.game.to_text()
    game.quiet()
    assert difference(game.game, again.game) != ""


RING = " card J-001 attached J-002\n card J-002 attached J-001"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("edition uk", 1, "no edition 'uk'"),
        ("seed x", 1, "`seed` needs a number"),
        ("turn 0", 1, "from 1 to 300"),
        ("active 3", 1, "from 1 to 2"),
        ("phase lunch", 1, "no phase 'lunch'"),
        ("hand N-001", 1, "below a line `player 1`"),
        ("player 1\nseed 3", 2, "above the first `player` line"),
        ("player 1\nplayer 1", 2, "a second `player 1`"),
        ("player 1\n hand N-001\n hand N-002", 3, "a second line `hand`"),
        ("player 1\n hand N-9999", 2, "no card 'N-9999' in the pool"),
        ("player 1\n hand x3", 2, "there is none"),
        ("player 1\n hand N-001 x0", 2, "`x` needs a number from 1"),
        ("player 1\n pocket N-001", 2, "no line begins with 'pocket'"),
        ("player 1\n team J-001", 2, "is a jutsu; a ninja stands here"),
        ("player 1\n team", 2, "the number of a card is missing"),
        ("player 1\n team N-001 N-002", 2, "a comma before the next"),
        ("player 1\n hand N-001, N-002", 2, "no card 'N-001,' in the pool; commas part the Ninja"),
        ("player 1\n hand n-001", 2, "no card 'n-001' in the pool; N-001 is one"),
        ("player 1\n hand N-9999", 2, "--cards FILE brings others along"),
        ("player 1\n team N-001 coins", 2, "`coins` needs a kind, coins KIND"),
        ("player 1\n team N-001 coins -1/-1 x2 growth", 2, "`coins` again before another kind"),
        ("player 1\n team N-001 coins +1/+1x2", 2, "is no kind of coin; write +1/+1 x2"),
        ('player 1\n team N-001 coins "Ninja Blade', 2, 'quotation mark " has no partner'),
        (
            "player 1\n team N-001\n card J-001 attached N-001 attached N-001",
            3, "'attached' is nothing",
        ),
        ("player 1\n card J-001 attached J-001", 2, "is attached to itself"),
        (
            f"player 1\n{RING}",
            2, "is attached to itself, by `attached J-002`",
        ),
        (
            f"player 1\n card J-003 attached J-001\n{RING}",
            3, "is attached to itself",
        ),
        (
            f"player 1\n card J-004 attached J-003\n card J-003 attached J-001\n{RING}",
            4, "is attached to itself",
        ),
        ("player 1\n client blank injured", 2, "never injured"),
        ("player 1\n mission M-001", 2, "is no Permanent"),
        ("player 1\n attack N-001", 2, "nobody attacks in phase mission"),
        ("phase block\nplayer 2\n block 1 N-001", 3, "nobody blocks in phase block"),
        ("phase block\nplayer 2\n attack N-001", 3, "only the active player's teams attack"),
        ("phase exchange\nplayer 1\n block 1 N-001", 3, "do not block"),
        ("phase exchange\nplayer 2\n block 1 N-001", 3, "there is no attack 1"),
        (
            "phase exchange\nplayer 1\n attack N-001\nplayer 2\n block 1 N-002\n block 1 N-003",
            6, "blocked 2 times",
        ),
        ("turn 1\nphase battle", 1, "no Battle Phase"),
        ("phase battle\n\nturn 1", 3, "no Battle Phase"),
        ("player 1\n hand 99 99 99 99", 1, "396 cards of one player; 300 at most"),
        ("#" * 1_000_001, 1, "longer than"),
        ("phase setup\nplayer 1\n hand N-001", 2, "has a `deck` alone"),
        ("chance -1", 1, "`chance` needs a number"),
        ("first 3", 1, "from 1 to 2"),
        ("player 1\n chakra N-001!", 2, "both players know"),
        ("player 1\n hand N-001 !2", 2, "'!2' stands right behind the number of its card"),
        ("player 1\n hand N-001!3", 2, "behind ! stands nothing, 1 or 2"),
        ("player 1\n team N-001 head", 2, "one at home has none"),
        ("phase block\nplayer 1\n attack N-001 head, N-002 head", 3, "has one head"),
        ("player 1\n mission M-002 head", 2, "leads no team"),
        ("player 1\n mission M-002 on ?", 2, "`on` needs cards in play"),
        ("player 1\n mission M-002 on N-009", 2, "no N-009 is in play"),
        ("player 1\n card J-001", 2, "stays in play only if `attached`"),
        ("player 1\n card J-001 attached ?", 2, "no name of a card in play"),
        ("player 1\n card J-001 attached N-002", 2, "no N-002 is in play"),
        ("player 1\n team N-001 attached N-002", 2, "is in no team"),
        ("player 1\n team N-001 used 0", 2, "`used` needs a number"),
        ("player 1\n team N-001 used 1", 2, "`used 1`: Naruto Uzumaki N-001 has no abilities"),
        (
            "player 1\n team N-086\n team N-013 used 5", 3,
            "`used 5`: The Third Hokage N-013 has 1 ability; write `used 1`",
        ),
        ("player 1\n team N-001\narrived N-002", 3, "no N-002 is in play"),
        ("player 1\n team N-001\narrived N-001 N-001", 3, "named twice"),
        ("player 1\n team N-001\narrived N-001 N-001*", 3, "no more coins"),
        ("player 1\n team N-001\narrived *", 3, "is no name of a card in play"),
        ("player 1\n team N-001\n team N-001\narrived N-001", 4, "2 cards in play"),
        ("player 1\n team N-001, N-002\nteams N-001 N-002", 3, "each team is named once"),
        ("player 1\n team N-001 coins \x1b[31m", 2, "control character U+001B; remove it"),
        ("# \u202e\nturn 5", 1, "control character U+202E; remove it"),
        ("answers now", 1, "stands alone"),
        ("player 1\n hand N-001\nanswers\ndeploy N-002", 4, "no N-002 is offered"),
        ("player 1\n team N-001\nanswers\nfly away", 4, "is no name of a card; legal: N-001"),
        ("player 1\n deck 0\nanswers\nnext", 4, "the game is over"),
    ],
    ids=lambda one: str(one)[:40],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(PositionError, match="line") as error:
        Game.from_position(text)
    assert error.value.line == line
    assert problem in str(error.value)


def test_a_record_tells_the_line_in_the_whole_text() -> None:
    head = f"{MAGIC}\ncards 0.1.0\nedition us\nseed 0\nfirst 0\nposition\n"
    with pytest.raises(RecordError, match=r"line 8: no card 'N-9999'"):
        Game.from_text(head + "| player 1\n| hand N-9999\nanswers\n")


words = st.sampled_from(
    [
        *(
            "player",
            "phase",
            "turn",
            "hand",
            "deck",
            "team",
            "attack",
            "block",
            "client",
            "mission",
            "arrived",
            "teams",
            "answers",
            "chance",
        ),
        *("N-001", "N-002", "J-001", "M-002", "blank", "x3", "x99", "1", "2", "99", ",", "coins"),
        *("+1/+1", "injured", "new", "borrowed", "exchange", "showdown", "organize", "#"),
        *(
            "head",
            "used",
            "on",
            "N-001!",
            "J-001!1",
            "N-001*",
            "2:N-001/2",
            "setup",
            "next",
            "pass",
        ),
    ]
)
lines = st.lists(st.lists(words, max_size=8).map(" ".join), max_size=8)


@given(lines.map("\n".join))
def test_any_text_is_a_position_or_is_refused(text: str) -> None:
    try:
        game = Game.from_position(text)
    except PositionError as error:
        line = error.line
    else:
        line = 1
        assert difference(game, Game.from_text(game.to_text())) == ""
    assert 1 <= line <= text.count("\n") + 1
