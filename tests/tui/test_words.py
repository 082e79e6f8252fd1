"""Sentences for everything: each event, each question, each reason; never a hidden name."""

import pytest

from naruto_tui.rules.choices import PickCards, PickNumber, PutInOrder, YesNo
from naruto_tui.rules.events import KINDS, Cause, Event
from naruto_tui.rules.game import Result
from naruto_tui.rules.state import DECK
from naruto_tui.rules.team_choices import Arrange, Block, Send
from naruto_tui.tui.ask_words import VERBS, refusal_text
from naruto_tui.tui.event_words import MINOR, TELLINGS, event_sentence, result_sentence
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.question_words import ASKED, question
from naruto_tui.tui.words import Voice, counted, listed, third_person
from tests.rules.scene import ninja, scene

from .fake_view import FakeRefusal, asked, village

NAMES = ("Player", "Computer (genin)")


def test_every_kind_of_event_has_its_sentence() -> None:
    assert set(TELLINGS) == set(KINDS)
    assert set(KINDS) >= MINOR


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_sentence_is_a_sentence(kind: str, seat: int) -> None:
    voice = Voice(village(), NAMES)
    full = Event(kind, seat, (0, 1), 2, 1, 4, ("plain",), Cause("effect", 4))
    bare = Event(kind, seat)
    for event in (full, bare):
        told = event_sentence(voice, event)
        assert told[0].upper() == told[0]
        assert told.endswith((".", "?"))
        assert "  " not in told


@pytest.mark.parametrize("kind", KINDS)
def test_no_sentence_names_a_hidden_card(kind: str) -> None:
    view = village()
    hidden = next(iter(view.hidden))
    event = Event(kind, 1, (hidden, -1), 2, 1, 4, ("plain",), Cause("effect", hidden))
    assert "Hidden Card" not in event_sentence(Voice(view, NAMES), event)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("draw", 0, (0,), 1), "You draw Kakashi Hatake."),
        (Event("draw", 1, (-1, -1), 2), "Computer (genin) draws 2 cards."),
        (Event("redraw", 0, number=5), "You shuffle the hand into the deck; new hand: 5 cards."),
        (Event("enter", 1, (4,), source=1, how=("deployment",)),
         "Computer (genin) deploys Zabuza Momochi."),
        (Event("move", 0, (-1, -1, -1), 3, DECK, DECK), "3 cards are put on top of your deck."),
        (Event("move", 1, (-1,), 1, DECK, DECK, ("bottom",)),
         "1 card is put at the bottom of Computer (genin)'s deck."),
        (Event("damage", 0, (1,), 1, cause=Cause("effect", 4)),
         "Your Iruka Umino receives 1 damage (by Zabuza Momochi)."),
        (Event("send", 0, (2, 3), source=1002, how=("attack",)),
         "You send out Sasuke Uchiha + Sakura Haruno."),
        (Event("win", 1, (5, 6), source=1004, how=("outstanding",)),
         "Haku + Kigiri win outstandingly (Computer (genin)'s team)."),
        (Event("reward", 0, (-1,), 1, how=("plain",)), "You win 1 battle reward."),
        # In `cz` it may be that of a blocking team.
        (Event("reward", 1, (-1, -1), 2, how=("outstanding",)),
         "An outstanding result: Computer (genin) wins 2 battle rewards."),
        (Event("coin", 0, (0,), -1, how=("+1/+1",)),
         "1 +1/+1 coin taken off your Kakashi Hatake."),
        (Event("end", 1, how=("rewards",)),
         "Computer (genin) wins the game: 10 battle rewards at the end of a turn."),
        (Event("resolve", 0, (3,), how=("applied",)), "The effect of your Sakura Haruno is done."),
        (Event("resolve", 0, (9,), how=("failed",)), "Your Fireball Jutsu has no effect."),
        (Event("resolve", 0, (9,), how=("applied",)), "Your Fireball Jutsu is done."),
    ],
)  # fmt: skip
def test_sentences(event: Event, told: str) -> None:
    assert event_sentence(Voice(village(), NAMES), event) == told


def test_the_log_remembers_teams_that_are_gone() -> None:
    view = village()
    view.happened = [
        Event("send", 0, (2, 3), source=77, how=("attack",)),
        Event("unblocked", 0, source=77),
    ]
    assert log_lines(Voice(view, NAMES))[1].text == "Sasuke Uchiha + Sakura Haruno are not blocked."
    assert log_lines(Voice(view, NAMES), 1)[0].text.startswith("Sasuke Uchiha")


def test_the_result_says_who_and_why() -> None:
    voice = Voice(village(), NAMES)
    assert result_sentence(voice, Result(0, "concede", 3)).startswith("You win the game")
    assert result_sentence(voice, Result(-1, "loop", 3)).startswith("The game is drawn")


@pytest.mark.parametrize("ask", ASKED)
def test_every_question_is_asked_in_a_sentence(ask: str) -> None:
    view = village()
    source = view.hand[0]
    for choice in (
        PickCards(asked(ask, source), (0, 1), 1, 2),
        PickCards(asked(ask, source), (0, 1), 2, 2),
        YesNo(asked(ask, source)),
        PickNumber(asked(ask, source), 0, 3),
        PutInOrder(asked(ask, source), (0, 1)),
        Arrange(asked(ask), (0, 1), 3),
        Send(asked(ask), (), 3),
        Block(asked(ask), ()),
    ):
        told = question(Voice(view, NAMES), choice)
        assert told[0].isupper()
        assert told.endswith((".", "?"))


def test_a_question_unheard_of_is_still_asked() -> None:
    told = question(Voice(village(), NAMES), YesNo(asked("something new", 0)))
    assert told == "Kakashi Hatake: something new."


def test_the_price_of_a_card_names_its_symbols() -> None:
    view = village()
    chase = view.hand[3]
    choice = PickCards(asked("pay hand cost", chase), view.hand[:2], 1, 1)
    assert question(Voice(view, NAMES), choice) == (
        "Pay hand cost 1 for The Chase: choose 1 card of Water to move from your hand to your "
        "chakra."
    )


def test_the_same_key_means_the_same_verb() -> None:
    keys = [verb.key for name, verb in VERBS.items() if name not in ("squad", "counter")]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & set("iluhsx")


def test_reasons_name_the_rule() -> None:
    assert refusal_text(FakeRefusal("deploy", 0, "no", "4.3.4")) == "no (rule 4.3.4)"
    assert refusal_text(FakeRefusal("deploy", 0, "no", "K-15.1")) == "no (K-15.1)"


def test_words_agree() -> None:
    assert [third_person(verb) for verb in ("draw", "search", "play", "have", "send out")] == [
        "draws", "searches", "plays", "has", "sends out"
    ]  # fmt: skip
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert (counted(1, "card"), counted(2, "card")) == ("1 card", "2 cards")


def test_a_seat_is_spoken_to_as_you() -> None:
    voice = Voice(village(), NAMES)
    assert (voice.who(0), voice.whose(1)) == ("you", "Computer (genin)'s")
    assert voice.owned(4) == "Computer (genin)'s Zabuza Momochi"


TWO_ATTACKS = (
    "phase block\nplayer 1\n attack A\n attack C\n hand wait\nplayer 2\n team B\n hand wait"
)


def test_each_attack_that_a_team_blocks_is_told() -> None:
    game = scene(
        TWO_ATTACKS, ninja("A"), ninja("C"), ninja("B", text="Its team can block up to 2 teams.")
    )
    game.block("A by B", "C by B")
    told = [line.text for line in log_lines(Voice(game.game.view(0), ("You", "Computer")))]
    assert [line for line in told if "block" in line or "faces" in line] == [
        "Computer blocks A with B.", "C faces B."
    ]  # fmt: skip


def test_a_single_block_is_told_once() -> None:
    game = scene(TWO_ATTACKS, ninja("A"), ninja("C"), ninja("B"))
    game.block("A by B")
    told = [line.text for line in log_lines(Voice(game.game.view(0), ("You", "Computer")))]
    assert [line for line in told if "faces" in line] == []
