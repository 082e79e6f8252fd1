"""A moment in plain lines, and its answers: readable for every question, without other secrets."""

from collections.abc import Iterator
from random import Random

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.choices import PickCards, PickOption, PutInOrder
from naruto_tui.rules.game import Game
from naruto_tui.rules.team_choices import Arrange, Block, Send
from naruto_tui.tui.answer_words import MOST, WRITTEN, answer_lines, answer_words, written
from naruto_tui.tui.list_prompts import OrderPrompt
from naruto_tui.tui.listing import WIDTH, moment_lines, told_since, voices_of
from naruto_tui.tui.question_words import question
from tests.rules.scene import jutsu, mission, ninja, scene


def games(count: int = 6) -> Iterator[Game]:
    """Games at every question of a random course, decks of the program."""
    files = shipped_decks()
    for seed in range(count):
        rng = Random(seed)
        mine, theirs = (load_deck(path, shipped()).cards for path in rng.sample(files, 2))
        game = Game.new(decks=(mine, theirs), seed=seed)
        for _ in range(150):
            if game.choice is None:
                break
            yield game
            game.answer(game.choice.random(rng.random))


def test_every_question_says_how_it_is_answered_and_every_answer_is_legal() -> None:
    seen = set()
    for game in games():
        choice = game.choice
        seen.add(type(choice))
        voice = voices_of(game, None)[choice.seat]
        if isinstance(choice, PickCards):
            assert ("`none`" in written(choice)) == (choice.problem(()) is None)
            assert written(choice).startswith("the number of a card") == (choice.high == 1)
        else:
            assert written(choice) == WRITTEN[type(choice)]
        lines = answer_lines(voice, choice)
        assert 1 <= len(lines) <= MOST + 1
        for line in lines[:MOST]:
            assert choice.problem(choice.parse(line.split("  ")[0].strip())) is None
    assert seen >= {PickOption, PickCards, Arrange, Send, Block}


def test_every_moment_can_be_printed_in_its_width() -> None:
    for game in games(2):
        for seat in (0, 1, None):
            lines = moment_lines(voices_of(game, seat))
            assert max(map(len, lines)) <= WIDTH
            assert [line for line in lines if line.startswith("Player ")] == [
                line for line in lines if line.startswith(("Player 1: ", "Player 2: "))
            ]
            assert all(told_since(voices_of(game, seat), max(len(game.events) - 5, 0)))


SECRETS = """phase exchange
player 1
  hand {hand}
  deck {deck} x9
  attack N-011
player 2
  rewards {deck} x3
  team N-012
  hand N-001 J-001
  chakra N-001 x3
"""


@pytest.mark.parametrize("passes", [0, 1])
def test_what_a_seat_may_not_know_changes_nothing_that_it_reads(passes: int) -> None:
    told = []
    for hand, deck in (("N-001 N-002", "J-001"), ("N-004 J-014", "N-009")):
        game = Game.from_position(SECRETS.format(hand=hand, deck=deck))
        for _ in range(passes):
            game.answer(len(game.choice.options) - 1)
        voices = voices_of(game, 1)
        told.append([*moment_lines(voices), *told_since(voices, 0)])
    assert told[0] == told[1]
    assert any(line.endswith(" cards unseen") for line in told[0])


def test_cards_of_a_deck_that_were_seen_are_told_to_who_saw_them() -> None:
    text = "player 1\n deck N-001! N-002!1 N-003 N-004!2\n hand 1"
    told = [moment_lines(voices_of(Game.from_position(text), seat)) for seat in (0, 1)]
    mine, theirs = (" ".join(map(str.strip, lines)) for lines in told)
    top = "seen in the deck (2): 4 N-001 Naruto Uzumaki (from the top: 1)"
    assert f"{top}, 3 N-002 Sasuke Uchiha (from the top: 2)" in mine
    assert f"{top}, 1 N-004 Ino Yamanaka (from the top: 4)" in theirs
    assert "N-002" not in theirs
    assert "N-003" not in mine + theirs


def meanings(text: str) -> dict[str, str]:
    game = Game.from_position(text)
    choice = game.choice
    voice = voices_of(game, None)[choice.seat]
    return {choice.text(one): answer_words(voice, choice, one) for one in choice.answers()}


def test_teams_that_are_sent_out_are_told_with_their_power() -> None:
    found = meanings("phase battle\nplayer 1\n team N-002, N-003")
    assert found["none"] == "nobody"
    assert set(found.values()) == {
        "nobody", "Sasuke 3/1 + Sakura 1/1 = 4", "Sakura 1/1 + Sasuke 3/1 = 2"
    }  # fmt: skip


def test_blocks_are_told_with_both_teams() -> None:
    found = meanings("phase block\nplayer 1\n attack N-002\nplayer 2\n team N-011")
    (block,) = [value for key, value in found.items() if key != "none"]
    assert block == "Kakashi 5/3 = 5 blocks Sasuke 3/1 = 3"


def test_teams_are_told_by_name() -> None:
    found = meanings("phase organize\nplayer 1\n hand 1\n team N-002\n team N-003")
    assert set(found.values()) == {
        "Sasuke Uchiha | Sakura Haruno", "Sasuke Uchiha + Sakura Haruno"
    }  # fmt: skip


def told_by(game: Game) -> list[str]:
    """All that has happened in a game, as it is printed."""
    return told_since(voices_of(game, None), 0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Target 1 Ninja. The target adds nothing to its team this turn.",
         "Player 2's B adds nothing to its team (by M)."),
        ("Target 1 Ninja. The target keeps its printed power this turn.",
         "Player 2's B keeps its printed power (by M)."),
        ("Target 1 Ninja. Swap the target's combat and support this turn.",
         "Player 2's B swaps combat and support (by M)."),
        ("Your opponent can keep any number of cards this turn.",
         "A player can keep any number of cards (by M)."),
        ("Target 1 Ninja. The target gets +1/+1 this turn.", "Player 2's B gets +1/+1 (by M)."),
    ],
)  # fmt: skip
def test_a_change_is_told_in_the_words_of_card_text(text: str, told: str) -> None:
    game = scene("player 1\n hand M\nplayer 2\n team B", mission("M", text=text), ninja("B"))
    game.play("mission M")
    assert told in told_by(game.game)


def test_nobody_attacks_before_it_is_known_who_begins() -> None:
    game = next(games(1))
    assert game.choice is not None
    assert moment_lines(voices_of(game, None))[0] == "Before the first turn."


def test_an_injury_by_an_effect_is_told() -> None:
    hex_ = mission("M", text="Target 1 Ninja. Injure the target.")
    game = scene("player 1\n hand M\nplayer 2\n team B", hex_, ninja("B"))
    game.play("mission M")
    assert game.is_injured("B")
    assert "Player 2's B is injured (by M)." in told_by(game.game)


def test_an_injury_by_damage_is_told_once_as_damage() -> None:
    fire = mission("M", text="Target 1 Ninja. Give 1 damage to the target.")
    game = scene("player 1\n hand M\nplayer 2\n team B", fire, ninja("B"))
    game.play("mission M")
    assert game.is_injured("B")
    told = told_by(game.game)
    assert "Player 2's B receives 1 damage (by M)." in told
    assert not any("is injured" in line for line in told)


def test_a_card_stands_on_one_line_up_to_its_name() -> None:
    cards = [ninja(f"N-{number}", name="Longname " * 2 + "End") for number in range(900, 910)]
    text = "player 1\n hand " + " ".join(card.number for card in cards)
    lines = moment_lines(voices_of(scene(text, *cards).game, None))
    assert max(map(len, lines)) <= 80
    for place, card in enumerate(cards):
        assert sum(f"{place} {card.number} Longname" in line for line in lines) == 1


def in_order(game: Game) -> list[str]:
    """The answers by which triggers are put in order."""
    choice = game.choice
    assert isinstance(choice, PutInOrder)
    return answer_lines(voices_of(game, None)[choice.seat], choice)


def test_triggers_are_put_in_order_by_their_own_names() -> None:
    text = "At the start of your turn, draw 1 card."
    cards = (ninja("A", name="Ay", text=text), ninja("B", name="Bee", text=text), ninja("C"))
    game = scene("phase start\nplayer 1\n team A\n team B\n hand C C C", *cards).game
    assert [line.split("  ")[-1].strip() for line in in_order(game)] == [
        "Ay, then Bee",
        "Bee, then Ay",
    ]


def test_two_triggers_of_one_card_are_told_apart_by_their_text() -> None:
    texts = ("At the start of your turn, draw 1 card.", "At the start of your turn, win 1 reward.")
    game = scene("phase start\nplayer 1\n team A\n hand 3", ninja("A", name="Ay", text=texts)).game
    assert f"Ay ({texts[0]}), then Ay ({texts[1]})" in in_order(game)[0]
    choice = game.choice
    assert isinstance(choice, PutInOrder)
    rows = OrderPrompt(voice=voices_of(game, None)[choice.seat], choice=choice).rows
    assert [row.text.split(": ")[1] for row in rows] == list(texts)


def told_after(text: str) -> list[str]:
    """What a Mission of that text is told to have done to a Ninja 3/1."""
    game = scene("player 1\n hand M\n team A\nplayer 2\n hand 1", mission("M", text=text), NINJA)
    game.play("mission M")
    return told_by(game.game)


NINJA = ninja("A", "3/1", name="Ay", characteristics=("Leaf",))


@pytest.mark.parametrize(
    ("does", "told"),
    [
        ("gets +0/+2", "gets +0/+2"),
        ("gets -2/+0", "gets -2/+0"),
        ("gets +2/+2", "gets +2/+2"),
        ("has power 4/4", "has power 4/4"),
        ("loses its text", "loses its text"),
        ('loses "Leaf"', 'loses "Leaf"'),
        ('gains "Sand"', 'gains "Sand"'),
    ],
)
def test_a_change_by_an_effect_is_told_once(does: str, told: str) -> None:
    lines = told_after(f"Target 1 Ninja. The target {does} this turn.")
    assert [line for line in lines if "Ay" in line] == [f"Player 1's Ay {told} (by M)."]


def test_a_change_of_all_is_told() -> None:
    told = told_after("All of your Ninja get +1/+0 this turn.")
    assert "Player 1's Ay gets +1/+0 (by M)." in told


def test_a_negation_is_told_once() -> None:
    counter = mission("C", text="Negate 1 Mission on the chain.", counter=True)
    game = scene("player 1\n hand M\nplayer 2\n hand C", mission("M", text="Draw 1 card."), counter)
    game.play("mission M")
    game.play("counter C")
    game.resolve()
    assert [line for line in told_by(game.game) if "negated" in line] == [
        "Player 1's M is negated (by C)."
    ]


def test_a_battle_of_mental_power_shows_what_counts() -> None:
    text = "Its team fights by mental power."
    game = scene(
        "phase exchange\nplayer 1\n attack A, B\n hand wait\nplayer 2\n block 1 C",
        ninja("A", "1/0", mental=2), ninja("B", "3/1", mental=3, text=text), ninja("C", "9/9"),
    )  # fmt: skip
    shown = " ".join(" ".join(moment_lines(voices_of(game.game, None))).split())
    assert "A 1/0 mental 2 + " in shown
    assert " = 5 mental against team " in shown
    assert " = 0 mental" in shown


def test_an_optional_effect_is_asked_for_with_its_sentence() -> None:
    text = "When this Ninja becomes injured, you may pay 1: Draw 1 card."
    game = scene(
        "player 1\n hand M\n chakra N-001\n team A", ninja("A", text=f"Valid: {text}"),
        mission("M", text="Target 1 Ninja. Injure the target."),
    )  # fmt: skip
    game.play("mission M")
    asked = game.game.choice
    assert asked is not None
    told = question(voices_of(game.game, None)[0], asked)
    assert told.startswith("Use the effect of A: Valid: ")
    assert "draw 1 card" in told
    assert told.endswith("? You may decline.")


def test_mastery_says_which_jutsu_it_takes_back() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n chakra N-001\n"
        "player 2\n block 1 B\n hand wait",
        ninja("A", characteristics=("Mastery",)), ninja("B"),
        jutsu("J", text="Draw 1 card.", symbols="L"),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    asked = game.game.choice
    assert asked is not None
    assert asked.asked.ask == "optional effect"
    assert question(voices_of(game.game, None)[0], asked) == (
        "Use the effect of A: Mastery, pay 1 chakra of its symbol to take J back? You may decline."
    )
