"""Any moment of a game written as a position: exact, the same when written again, readable."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import counterparts, outline, unlike
from naruto_tui.rules.naming import things_to_name
from naruto_tui.rules.notation import position_text, seen_text, translated
from naruto_tui.rules.program import program_of

from .invariants import check, difference
from .many_games import play
from .pairs import PAIRS, new_game
from .patience import patient
from .random_decks import playable
from .round_trips import printed
from .scene import Scene, jutsu, mission, ninja, scene

MOMENTS = st.tuples(st.integers(0, 2**20), st.integers(0, 250))


def game_after(seed: int, answers: int) -> Game:
    """A game between random decks of all playable cards after so many answers."""
    games = play(seed)
    game = next(games)
    for _ in range(answers):
        game = next(games, game)
    return game


def read_again(game: Game) -> Game:
    """The game read from its position; written again it is the same text."""
    text = position_text(game)
    again = Game.from_position(text, printed(game).get)
    assert unlike(game, again) == "", text
    assert position_text(again) == text
    return again


def test_what_texts_give_and_ask_for_is_numbered_alike_however_the_decks_lie() -> None:
    programs = [program_of(card) for card in playable()]
    cards = [one.card for one in programs if one.asks or one.gives]
    deck, turned = tuple(cards), tuple(reversed(cards))
    game, other = Game.new((deck, deck)), Game.new((turned, turned))
    assert len(game.deeds) > 2
    assert game.deeds == other.deeds
    assert game.grants.abilities == other.grants.abilities


@settings(max_examples=12)
@given(MOMENTS)
def test_a_game_read_from_its_position_goes_on_alike(moment: tuple[int, int]) -> None:
    game = game_after(*moment)
    again = read_again(game)
    rng = Random(moment[0])
    for _ in range(30):
        if game.choice is None:
            break
        answer = patient(game.choice, rng)
        again.answer(translated(game, again, answer))
        game.answer(answer)
        assert unlike(game, again) == ""
    assert game.result == again.result


@pytest.mark.parametrize(
    ("seed", "every"),
    [(0, 32), (1, 32), (10, 32), *(pytest.param(i, 1, marks=pytest.mark.long) for i in range(12))],
)
def test_a_whole_game_is_written_at_many_moments(seed: int, every: int) -> None:
    asked = set()
    for count, game in enumerate(play(seed)):
        if game.choice is not None:
            asked.add(game.choice.asked.ask)
        if count % every == seed % every or game.choice is None:
            read_again(game)
    assert {"redraw", "mission phase", "organize", "send"} <= asked


def come_round(game: Scene) -> None:
    """Quiet answers until the next turn of player 1: a position begins at a turn, not before."""
    turn = game.turn
    while game.turn == turn or game.asked != "1 mission phase":
        game.quiet()


def test_a_ninja_that_is_tracked_is_the_same_one_whatever_its_number_is() -> None:
    game = scene(
        "active 2\nplayer 1\n hand M wait\n deck N-001 x5\n team A\n"
        "player 2\n team C\n hand B N-002\n deck N-001 x9",
        mission("M", text="Track 1 enemy Ninja."), *map(ninja, ("A", "B", "C")),
    )  # fmt: skip
    game.play("deploy B")
    come_round(game)
    game.play("mission M")
    game.pick("B")
    again = read_again(game.game)
    assert again.tracked[0] != game.game.tracked[0]
    assert again.view(0).is_tracked(counterparts(game.game, again)[game.card("B")])


def test_a_team_that_a_ninja_goes_back_to_is_the_same_one_whatever_its_number_is() -> None:
    put = "Put the target into the user's team until the end of the showdown."
    text = f"Target 1 of your Ninja.\n{put}"
    game = scene(
        "player 1\n hand J wait N-001\n team A, C\n team B\nplayer 2\n team D\n hand wait",
        jutsu("J", text=text), *map(ninja, ("A", "B", "C", "D")),
    )  # fmt: skip
    game.play("next")
    game.arrange("A", "B C")
    game.send("A", "B")
    game.block()
    game.play("jutsu J")
    game.pick("A")
    game.pick("C")
    while game.asked.endswith("respond"):
        game.play("pass")
    assert game.team("A") == ["A", "C"]
    again = read_again(game.game)
    assert game.game.lasting[0].amount != again.lasting[0].amount


def test_numbers_that_were_said_are_no_cards() -> None:
    text = "Take any number of coins off all of your Ninja."
    game = scene(
        "player 1\n hand A M N-001 x2\n team B coins Growth x2\n team C coins Growth x2\n deck 9\n"
        "player 2\n deck 9\n hand N-001 x2",
        mission("M", text=text), *map(ninja, ("A", "B", "C")),
    )  # fmt: skip
    game.play("deploy A")
    come_round(game)
    game.play("mission M")
    game.say_number(1)
    assert game.asked == "1 coins"
    read_again(game.game)
    assert position_text(game.game).endswith("answers\nmission M\n1\n")


def test_a_coin_that_is_no_more_is_the_same_nothing_whatever_its_number_was() -> None:
    gone = (
        'Put 2 Ninja coins 0/1 named "Insect" into play. Discard all of your Ninja named "Insect".'
    )
    later = (
        'Put 1 Ninja coin 0/1 named "Bug" into play. Discard that Ninja. '
        "At the end of this turn, put that Ninja into play."
    )
    game = scene(
        "player 1\n hand G L N-001 x2\n team A\n deck 9\nplayer 2\n deck 9\n hand N-001 x2",
        mission("G", text=gone), mission("L", text=later), ninja("A"),
    )  # fmt: skip
    game.play("mission G")
    come_round(game)
    game.play("mission L")
    again = read_again(game.game)
    assert game.game.watchers[0].frame.that["ninja"] != again.watchers[0].frame.that["ninja"]
    assert things_to_name(game.game, 0, "ninja") == things_to_name(again, 0, "ninja")
    assert "Bug" not in things_to_name(again, 0, "ninja")


def test_a_game_being_set_up_is_its_two_decks() -> None:
    game = new_game(PAIRS[1], 3)
    text = position_text(game)
    assert "phase setup\n" in text
    assert "answers" not in text
    game.answer(True)
    assert position_text(game) == f"{text}answers\nyes\n"
    read_again(game)


def test_a_game_given_up_is_written() -> None:
    game = new_game(PAIRS[0], 3)
    game.concede(1)
    assert position_text(game).endswith("answers\nconcede 2\n")
    assert read_again(game).result == game.result


def written(game: Scene) -> list[str]:
    """The lines of a position that are more than zones."""
    return [line.strip() for line in position_text(game.game).splitlines()]


def test_in_the_middle_of_a_chain_the_moment_before_and_the_answers_are_written() -> None:
    game = scene("""
        phase exchange
        player 1
          attack N-011
          hand wait
        player 2
          hand wait
          block 1 N-012
    """)
    game.play("jutsu wait")
    assert game.asked == "2 respond"
    lines = written(game)
    assert lines[-2:] == ["answers", "jutsu wait"]
    assert "phase exchange" in lines
    assert read_again(game.game).chain


def test_an_answer_that_changed_only_the_table_is_not_written() -> None:
    game = scene("player 1\n hand N-001 N-002 N-003")
    game.play("deploy N-001")
    lines = written(game)
    assert "team N-001 new" in lines
    assert "deployed 1" in lines
    assert "answers" not in lines


def test_what_one_player_knows_of_hidden_cards_is_written() -> None:
    text = "player 1\n hand N-001! N-002\n deck N-003!1 N-004!2 N-005! 3\n rewards N-001!1 N-002"
    game = scene(text)
    lines = written(game)
    assert "hand N-001! N-002" in lines
    assert "deck N-003!1 N-004!2 N-005! 3" in lines
    assert "rewards N-001!1 N-002" in lines
    card = game.game.view(1).card
    assert [card(one) is None for one in game.game.sides[0].hand] == [False, True]
    read_again(game.game)


def test_what_a_permanent_is_aimed_at_is_written() -> None:
    stays = mission("M-P", permanent=True, text="Target 1 Ninja.\nThe target gets +2/+0.")
    text = """
        player 1
          hand 1
          team N-001
          team N-002
          mission M-P on N-001
          mission M-P on gone
          mission M-P on 2:N-001
        player 2
          team N-001
    """
    game = scene(text.replace("on N-001", "on 1:N-001"), stays)
    assert (game.power("1:N-001"), game.power("2:N-001"), game.power("N-002")) == (
        "3/0", "3/0", "3/1"
    )  # fmt: skip
    assert "mission M-P on gone" in written(game)
    read_again(game.game)


def test_abilities_used_this_turn_are_written() -> None:
    text = "When a Ninja enters play, you may draw 1 card."
    game = scene("player 1\n team A used 1\n hand N-002 N-003", ninja("A", text=text))
    game.play("deploy N-002")
    assert game.asked == "1 mission phase"
    assert "team A used 1" in written(game)
    game = scene("player 1\n team A\n hand N-002 N-003", ninja("A", text=text))
    game.play("deploy N-002")
    game.yes()
    assert "team A used 1" in written(game)


def test_the_order_in_which_things_came_is_written_where_it_is_another() -> None:
    text = "player 1\n team N-001 coins +1/+1\n team N-002\n hand 1\nplayer 2\n team N-003\n"
    assert not [line for line in written(scene(text)) if line.startswith(("arrived", "teams"))]
    game = scene(f"{text}arrived N-003 N-001 N-001*\nteams N-003\n")
    assert game.in_play(1) == ["N-001", "N-002"]
    assert [game.game.cards[one].number for one in game.game.play] == ["N-003", "N-001", "N-002"]
    assert written(game)[-2:] == ["arrived N-003 N-001 N-001*", "teams N-003"]
    read_again(game.game)


def test_a_head_that_does_not_stand_first_is_marked() -> None:
    text = "phase exchange\nplayer 1\n attack N-011, N-003 head\n hand wait\nplayer 2\n hand 1"
    game = scene(text)
    assert game.team("N-003") == ["N-003", "N-011"]
    assert "attack N-011, N-003 head" in written(game)
    read_again(game.game)


def test_answers_of_a_position_belong_to_it_and_are_not_taken_back() -> None:
    game = scene("player 1\n hand N-001 N-002\nanswers\ndeploy N-001\n")
    assert game.in_play(1) == ["N-001"]
    assert game.game.answers == []
    again = Game.from_text(game.game.to_text())
    assert again == game.game
    game.play("charge")
    assert again != game.game
    assert difference(Game.from_text(game.game.to_text()), game.game) == ""


def test_where_lines_cannot_say_a_moment_the_position_begun_with_is_kept() -> None:
    draw = jutsu("J-D", text="Draw 1 card.")
    begin = ninja("A", text="At the start of your turn, you may draw 1 card.")
    text = "# a comment\nphase start\nplayer 1\n  team A\n  hand 1\n"
    game = scene(text, begin, draw)
    assert written(game)[:2] == ["# a comment", "phase start"]
    read_again(game.game)


@settings(max_examples=12)
@given(MOMENTS, st.sampled_from([0, 1]))
def test_what_a_seat_writes_tells_nothing_that_is_hidden_from_it(
    moment: tuple[int, int], seat: int
) -> None:
    game = game_after(*moment)
    text = seen_text(game, seat)
    again = Game.from_position(text, printed(game).get)
    check(again)
    for word in ("seed", "chance", "answers"):
        assert not re.search(rf"^{word}\b", text, re.MULTILINE)
    shown = {again.cards[card].number for card in again.sides[1 - seat].hand}
    held = again.sides[1 - seat].hand
    known = {again.cards[one].number for one in held if again.known[seat] >> one & 1}
    assert shown <= known | {"blank"}


def test_the_other_hand_is_written_as_blank_cards() -> None:
    text = """
        player 1
          hand N-001 N-002!
          rewards J-001 x2
        player 2
          hand J-003 J-004! J-005
          deck J-006 J-007!1
    """
    lines = [line.strip() for line in seen_text(scene(text).game, 0).splitlines()]
    assert "hand N-001 N-002!" in lines
    assert "hand 1 J-004! 1" in lines
    assert "deck 1 J-007!1" in lines
    assert "rewards 2" in lines
    assert "hand 1 N-002!" in [
        line.strip() for line in seen_text(scene(text).game, 1).splitlines()
    ]  # fmt: skip


def test_before_the_first_turn_a_seat_writes_two_blank_decks() -> None:
    text = seen_text(new_game(PAIRS[1], 3), 0)
    assert text.splitlines()[1:] == [
        "edition us", "phase setup", "player 1", "deck 50", "player 2", "deck 50"
    ]  # fmt: skip
    assert Game.from_position(text).choice.asked.ask == "first"


def test_a_text_that_was_inherited_is_told_by_where_its_card_lies() -> None:
    heir = ninja("I", text="Inherit.\nThis Ninja gets +2/+1.")
    kill = mission("M-K", text="Target 1 Ninja.\nDiscard the target.")
    game = scene("player 1\n hand M-K wait\nplayer 2\n team I\n team A\n hand wait",
                 heir, kill, ninja("A"))  # fmt: skip
    game.play("mission M-K")
    game.pick("I")
    assert outline(game.game)["lasting"][0]["amount"] == [("removed", 1, 0)]


def test_a_granted_ability_under_way_is_told_by_the_order_of_what_grants_it() -> None:
    gift = "“At the end of your turn, discard 1 of your other Ninja.”"
    giver = ninja("G", text=f'Your Ninja named "A" gain {gift}.')
    games = []
    # What came into being before makes all later numbers greater, and no difference.
    for others in ("", " team C\n team C\n"):
        text = f"player 2\n{others}\nplayer 1\n team A\n team B\n team G\n deck 9"
        game = scene(text, ninja("A"), ninja("B"), ninja("C"), giver).game
        while game.choice.asked.ask != "pick":
            last = 0.99 if game.choice.asked.ask == "mission phase" else 0.0
            game.answer(game.choice.random(lambda last=last: last))
        games.append(game)
    assert len({game.frames[0].ability for game in games}) == 2
    told = [outline(game)["frames"][0]["ability"] for game in games]
    assert told[0][1] == told[1][1] < 10


def test_whom_a_price_leaves_to_be_targeted_is_told_by_where_they_are() -> None:
    text = "[Exchange] Pay 1: Target 1 Ninja battling this Ninja. The target gets -X/-0 this turn."
    text += " X is the number of different symbols of the target."
    user = ninja("A", text=text)
    # The deck, laid out first, makes the numbers of all later cards greater.
    decks = ("", " deck 3\n")
    games = [
        scene(
            f"phase exchange\nplayer 1\n{deck} attack A\n chakra N-001 J-001\nplayer 2\n block 1 B",
            user,
            ninja("B"),
        )
        for deck in decks
    ]
    for game in games:
        game.play("ability A 0")
        assert game.asked == "1 pay chakra"
    assert len({game.game.announcing.only for game in games}) == 2
    one, other = (outline(game.game)["announcing"]["only"] for game in games)
    assert one == other == {("play", 1)}
    read_again(games[1].game)
