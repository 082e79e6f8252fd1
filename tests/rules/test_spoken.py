"""Answers in words: cards named by their numbers."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naruto_tui.rules.notation import position_text
from naruto_tui.rules.questions import IllegalAnswerError
from naruto_tui.rules.spoken import listed_answer, read_answer, say_answer

from .many_games import play
from .patience import patient
from .scene import jutsu, mission, ninja, scene

BATTLE = "player 1\n team N-001, N-002\n team N-003\nplayer 2\n team N-001, N-004\n hand 1"


@settings(max_examples=20)
@given(st.integers(0, 2**20))
def test_what_is_said_is_read_as_the_same_answer(seed: int) -> None:
    rng = Random(seed)
    for count, game in enumerate(play(seed)):
        if game.choice is None or count > 150:
            break
        answer = patient(game.choice, rng)
        assert read_answer(game, say_answer(game, answer)) == answer
        assert read_answer(game, game.choice.text(answer)) == answer


def test_teams_are_named_by_their_heads() -> None:
    game = scene(f"phase battle\n{BATTLE}")
    answer = read_answer(game.game, "N-002, N-003")
    assert [head for _, head in answer] == [game.card("N-002"), game.card("N-003")]
    assert say_answer(game.game, answer) == "N-002, N-003"
    game.game.answer(answer)
    assert game.asked == "2 block"
    block = read_answer(game.game, "N-003 by N-001")
    assert say_answer(game.game, block) == "N-003 by N-001"
    game.game.answer(block)
    assert game.game.fights[1].blocker == game.game.play[block[0][2]].team


def test_teams_are_arranged_with_bars_between_them() -> None:
    game = scene("phase organize\nplayer 1\n team N-001\n team N-002\n team N-003\n hand 1")
    answer = read_answer(game.game, "N-001 N-003 | N-002")
    assert [len(team) for team in answer] == [2, 1]
    assert say_answer(game.game, answer) == "N-001 N-003 | N-002"
    assert say_answer(game.game, ()) == "none"


def test_each_name_takes_another_card_of_that_number() -> None:
    game = scene("player 1\n hand N-001 x2 N-002\nanswers\ncharge\n")
    first, second = read_answer(game.game, "N-001 N-001")
    assert first != second
    assert read_answer(game.game, "N-001/2") == (second,)
    assert say_answer(game.game, (second,)) == "N-001/2"
    assert say_answer(game.game, (game.card("N-002"),)) == "N-002"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("N-009", "no N-009 is offered; legal: N-001/1, N-001/2, N-002"),
        ("N-001 N-001 N-001", "N-001 is named more often than it is offered"),
        ("?x", "is no name of a card"),
    ],
)
def test_what_is_not_offered_is_refused_with_what_is(text: str, problem: str) -> None:
    game = scene("player 1\n hand N-001 x2 N-002\nanswers\ncharge\n")
    with pytest.raises(IllegalAnswerError, match=problem):
        read_answer(game.game, text)


def test_a_block_is_told_by_both_teams() -> None:
    game = scene("phase block\nplayer 1\n attack A\nplayer 2\n team B", ninja("A"), ninja("B"))
    with pytest.raises(IllegalAnswerError, match="write ATTACKER by HEAD"):
        read_answer(game.game, "A with B")
    blocked = read_answer(game.game, "A by B")
    assert say_answer(game.game, blocked) == "A by B"
    assert blocked[0][2] == game.card("B")


def test_a_hidden_card_is_told_by_its_place() -> None:
    look = mission("M-X", text="Look at 1 card in the enemy hand.")
    game = scene("player 1\n hand M-X N-001\nplayer 2\n hand N-002 N-003", look)
    game.play("mission M-X")
    answer = (game.game.choice.cards[0],)
    said = say_answer(game.game, answer)
    assert said == "2:hand/1"
    assert read_answer(game.game, said) == answer


def test_a_name_that_both_players_cards_bear_needs_its_owner() -> None:
    hit = jutsu("J-X", text="Target 1 Ninja.\nInjure the target.")
    game = scene(
        """
        phase exchange
        player 1
          attack N-001
          hand J-X
        player 2
          block 1 N-001
          hand 1
        """,
        hit,
    )
    game.play("jutsu J-X")
    with pytest.raises(IllegalAnswerError, match="write 1:N-001 or 2:N-001"):
        read_answer(game.game, "N-001")
    mine, theirs = read_answer(game.game, "1:N-001"), read_answer(game.game, "2:N-001")
    assert [game.game.owner[one[0]] for one in (mine, theirs)] == [0, 1]
    assert say_answer(game.game, theirs) == "2:N-001"


def test_t_15_one_team_that_blocks_two_attacks_is_named_twice() -> None:
    wall = ninja("W", text="Its team can block up to 2 teams.")
    text = "phase block\nplayer 1\n attack A\n attack B\nplayer 2\n team W\n hand 1"
    game = scene(text, ninja("A"), ninja("B"), wall)
    block = read_answer(game.game, "A by W, B by W")
    assert [one[1:] for one in block] == [block[0][1:]] * 2
    assert say_answer(game.game, block) == "A by W, B by W"
    assert game.game.choice is not None
    assert game.game.choice.problem(block) is None


def test_abilities_that_a_card_was_given_have_short_names() -> None:
    text = "All of your Ninja gain “[Mission] Pay 1: Draw 1 card.”."
    game = scene(
        "player 1\n team N-001\n team G\n team G\n chakra 3\n hand 1", ninja("G", text=text)
    )
    choice = game.game.choice
    own = [i for i, one in enumerate(choice.options) if one.card == game.card("N-001")]
    assert [say_answer(game.game, one) for one in own] == ["ability N-001.g1", "ability N-001.g2"]
    number = game.card("N-001")
    assert [listed_answer(choice, one) for one in own] == [
        f"ability {number}.g1", f"ability {number}.g2"
    ]  # fmt: skip
    for one in own:
        for said in (say_answer, lambda game, one: listed_answer(game.choice, one)):
            assert read_answer(game.game, said(game.game, one)) == one
        assert read_answer(game.game, choice.text(one)) == one
    with pytest.raises(IllegalAnswerError):
        game.game.answer(read_answer(game.game, "ability N-001.g3"))
    with pytest.raises(IllegalAnswerError):
        game.game.answer(read_answer(game.game, "ability N-001.0"))
    game.game.answer(read_answer(game.game, "ability N-001.g2"))
    assert game.asked == "1 pay chakra"
    assert game.game.play[number].used == (choice.options[own[1]].index,)


def test_hidden_cards_are_named_by_where_they_lie() -> None:
    up = mission("M-U", text="Turn face-up 1 enemy reward.")
    game = scene("player 1\n hand M-U wait\nplayer 2\n rewards N-001 N-002\n hand 1", up)
    game.play("mission M-U")
    choice = game.game.choice
    for place, answer in enumerate(choice.answers(), 1):
        name = f"2:rewards/{place}"
        assert say_answer(game.game, answer) == listed_answer(choice, answer) == name
        assert read_answer(game.game, name) == answer
        assert read_answer(game.game, choice.text(answer)) == answer
    with pytest.raises(IllegalAnswerError, match="no 2:rewards/3 is offered; legal: 2:rewards/1"):
        read_answer(game.game, "2:rewards/3")
    assert position_text(game.game).endswith("answers\nmission M-U\n")
