"""Why cards cannot be played, as it is kept in the user's cache."""

from pathlib import Path

import pytest
from attrs import evolve

from naruto_tui.cards import reading
from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import open_pool, shipped
from naruto_tui.rules import playable, verdicts
from naruto_tui.rules.verdicts import verdicts as asked

UNREADABLE = """
N-ME01 Somebody
  ninja · fire · entrance 0 · hand 0
  1/0 · injured 0/0
  no characteristics
  Do a somersault.
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path / "cache"


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The numbers of the cards that the engine was asked about."""
    numbers = list[str]()
    right = playable.problems

    def problems(card: Card) -> tuple[str, ...]:
        numbers.append(card.number)
        return right(card)

    monkeypatch.setattr(playable, "problems", problems)
    return numbers


def another_process() -> None:
    verdicts._told.cache_clear()
    verdicts._stamp.cache_clear()
    reading._read.cache_clear()


def unreadable(tmp_path: Path, text: str = UNREADABLE) -> Card:
    (tmp_path / "own.cards").write_text(text)
    return open_pool(tmp_path / "own.cards").card("N-ME01")


def test_they_are_those_of_the_engine():
    cards = [card for at, card in enumerate(shipped()) if at % 16 == 0]
    problems = asked(cards)
    another_process()
    again = asked(cards)
    assert any(map(problems, cards))
    assert [problems(one) for one in cards] == [playable.problems(one) for one in cards]
    assert [again(one) for one in cards] == [playable.problems(one) for one in cards]


def test_a_card_is_asked_for_once_in_all_processes(engine: list[str], tmp_path: Path):
    cards = [shipped().card("N-001"), shipped().card("N-154"), unreadable(tmp_path)]
    first = list(map(asked(cards), cards))
    another_process()
    assert list(map(asked(cards), cards)) == first
    assert engine == ["N-001", "N-154", "N-ME01"]


def test_a_card_that_was_not_told_of_is_asked_for_as_well(engine: list[str]):
    problems = asked([])
    card = shipped().card("N-154")
    assert problems(card) == problems(card) == playable.problems(card)
    assert engine == ["N-154", "N-154"]


def test_a_card_that_says_something_else_is_another_one(engine: list[str], tmp_path: Path):
    first = unreadable(tmp_path)
    (told,) = asked([first])(first)
    second = unreadable(tmp_path, UNREADABLE.replace("Do a", "Sing a"))
    (other,) = asked([second])(second)
    assert told != other
    another_process()
    third = unreadable(tmp_path, "\n\n" + UNREADABLE)
    (moved,) = asked([third])(third)
    assert f"{third.place[0]}:{third.place[1] + 4}:" in moved
    assert len(engine) == 3


def test_another_program_asks_anew(engine: list[str], monkeypatch: pytest.MonkeyPatch):
    card = shipped().card("N-154")
    asked([card])
    another_process()
    monkeypatch.setattr(verdicts, "__version__", "another")
    asked([card])
    assert len(engine) == 2


def test_the_stamp_is_that_of_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    seen = set[str]()
    monkeypatch.setattr(verdicts, "__file__", str(tmp_path / "rules" / "verdicts.py"))
    for name in ("rules/one.py", "cards/language/two.py", "cards/language/three.lark"):
        (tmp_path / "cards").mkdir(exist_ok=True)
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("1")
        verdicts._stamp.cache_clear()
        seen.add(verdicts._stamp())
    assert len(seen) == 3
    (tmp_path / "rules" / "notes.md").write_text("1")
    verdicts._stamp.cache_clear()
    assert verdicts._stamp() in seen


@pytest.mark.parametrize("damage", [b"", b"rubbish", b"\xff\xfe\x00"])
def test_a_damaged_file_is_as_good_as_none(engine: list[str], cache: Path, damage: bytes):
    card = shipped().card("N-154")
    asked([card])
    (cache / "playable.list").write_bytes(damage)
    another_process()
    assert asked([card])(card) == playable.problems(card)
    assert engine == ["N-154", "N-154", "N-154"]


def test_a_cache_that_cannot_be_written_does_no_harm(cache: Path):
    cache.write_text("in the way")
    card = evolve(shipped().card("N-001"), place=("x", 1))
    assert asked([card])(card) == ()
