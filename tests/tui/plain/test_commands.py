"""Help tells every command, and a line that means nothing gets one clear line."""

from typing import Any

import pytest

from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person, two_people
from naruto_tui.tui.plain.commands import COMMANDS, told_of
from naruto_tui.tui.plain.course import play_match
from naruto_tui.tui.plain.telling import ANSWERS
from tests.tui.plain.conftest import Talk
from tests.tui.plain.test_plain_game import POSITION

NONSENSE = (
    "xyzzy", "99999", "undo now", "concede maybe", "quit it", "board games", "chain reaction", "?!",
    "d 99999", "draw cards", "orders 99", "orders now", "h 99999", "log zzzzz", "log 0", "rules",
    "i zzzzz", "i 99999", "swap 1 2", "next next", "-", "-1", "|||", "\x1b[2J", "ok ok", "é" * 500,
)  # fmt: skip


def person_against_computer() -> Match:
    return Match(Game.from_position(POSITION), (Person(), Computer("random", 1)), ("a", "b"), None)


def two() -> Match:
    return Match(Game.from_position(POSITION), two_people(), ("a", "b"), None)


def helped(one: Talk) -> list[str]:
    """What the help says can be typed."""
    start = one.said.index("> ?")
    begin = one.said.index("You can type:", start)
    return [line for line in one.said[begin + 1 :] if line.startswith("  ")]


@pytest.mark.parametrize("match", [person_against_computer, two])
def test_help_tells_every_command_that_works(match: Any) -> None:
    one = Talk(match(), ["", "?", "quit"] if match is two else ["?", "quit"])
    play_match(one.face)
    lines = helped(one)
    for shown, about in (*ANSWERS, *((c.shown, c.about) for c in COMMANDS if c.works(one.face))):
        assert f"  {shown}: {about}" in lines
    people = {c.words[0] for c in COMMANDS} - {c.words[0] for c in COMMANDS if c.works(one.face)}
    assert people == (set() if match is two else {"orders", "draw"})
    assert len(told_of(one.face)) == len([line for line in lines if ": " in line])


def test_no_word_means_two_commands() -> None:
    words = [word for command in COMMANDS for word in command.words]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("word", [word for command in COMMANDS for word in command.words])
def test_every_word_of_every_command_does_something(word: str) -> None:
    match = two()
    one = Talk(match, ["", word])
    play_match(one.face)
    place = one.said.index(f"> {word}")
    if word in ("quit", "exit"):
        assert one.said[place + 1 :] == []
    else:
        assert len(one.said) > place + 1
        assert "means nothing" not in one.said[place + 1]


@pytest.mark.parametrize("line", NONSENSE)
def test_what_means_nothing_gets_one_clear_line(line: str) -> None:
    one = Talk(two(), ["", line, "quit"])
    play_match(one.face)
    start = next(i for i, said in enumerate(one.said) if said == f"> {line}")
    (answer,) = one.said[start + 1 : one.said.index("> quit")]
    assert answer.strip()
    assert answer.isprintable()
    assert len(answer) < 200
    assert answer[-1] in ".?", answer
    assert one.face.match.game.answers == []


class Prodder(Talk):
    """Types nonsense at each kind of question, once of each, and plays on as if it had not."""

    prodded: frozenset[str] = frozenset()

    def hear(self) -> str:
        prompt = self.face.prompt
        kind = type(prompt).__name__
        if prompt is not None and kind not in self.prodded:
            self.prodded |= {kind}
            kept = len(self.said)
            for line in ("xyzzy", "99999", "undo it", "?!", "draw"):
                since = len(self.said)
                self.face.take(line)
                told = self.said[since:]
                assert len(told) == 1, (kind, line, told)
                (answer,) = told
                assert answer[-1:] in (".", "?"), (kind, line, answer)
                assert self.face.prompt is not None, (kind, line)
            del self.said[kept:]
            self.face.prompt = prompt
        return super().hear()


def test_nonsense_gets_one_line_at_every_kind_of_question(new_match: Any, reader: Any) -> None:
    kinds = set[str]()
    for seed in range(3):
        one = Prodder(new_match(seed=seed), [], reader(seed))
        play_match(one.face)
        assert one.face.match.game.result is not None
        kinds |= one.prodded
    assert kinds >= {
        "OptionPrompt", "CardsPrompt", "ArrangePrompt", "SendPrompt", "BlockPrompt", "YesNoPrompt",
    }, kinds  # fmt: skip


def test_what_is_for_two_people_is_refused_with_a_reason() -> None:
    one = Talk(person_against_computer(), ["draw", "orders", "quit"])
    play_match(one.face)
    assert one.said.count("That is between two people; here nobody else is asked.") == 2
