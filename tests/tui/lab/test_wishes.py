"""The form of the lab: what is chosen, and the command line that comes of it."""

from pathlib import Path

import pytest

from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.lab.form import ABOUT, draw_form
from naruto_tui.tui.lab.wishes import (
    AGAINST,
    ALSO,
    DECK,
    EDITION,
    FORM,
    GAMES,
    LEVEL,
    MATCH,
    NAMES,
    OLD,
    SEED,
    SIZES,
    STOP,
    THEIRS,
    Wishes,
)
from naruto_tui.tui.lines import ASCII, ROUND, cells, text_of


@pytest.fixture
def wishes() -> Wishes:
    return Wishes(all_decks("us"))


def test_as_it_stands_the_first_deck_plays_all_of_the_program(wishes: Wishes) -> None:
    deck = str(wishes.decks[0].path)
    assert wishes.problem() == ""
    assert wishes.arguments() == [
        "test", deck, "--games", "400", "--level", "genin", "--edition", "us", "--seed", "1",
    ]  # fmt: skip


def test_every_field_has_its_say(wishes: Wishes) -> None:
    moves = {DECK: 1, AGAINST: 2, STOP: 1, LEVEL: -1, THEIRS: 1, EDITION: 1}
    for field, by in moves.items():
        wishes.field = field
        wishes.move(by)
        wishes.mark()
    wishes.field = GAMES
    wishes.games = ""
    for digit in "0120":
        wishes.type(digit)
    wishes.field = SEED
    for digit in "77":
        wishes.type(digit)
    wishes.read_for = wishes.edition
    paths = [str(one.path) for one in wishes.decks]
    assert wishes.arguments() == [
        "test", paths[1], "--against", paths[2], "--games", "120", "--until-decided",
        "--level", "academy", "--edition", "us-early", "--their-level", "random", "--seed", "77",
    ]  # fmt: skip


def test_matches_and_further_levels(wishes: Wishes) -> None:
    wishes.field = MATCH
    wishes.move(1)
    assert wishes.arguments()[4:6] == ["--match", "3"]
    wishes.move(1)
    assert wishes.arguments()[4:8] == ["--match", "3", "--loser", "begins"]
    wishes.move(1)
    wishes.field = ALSO
    wishes.mark()
    wishes.move(1)
    wishes.mark()
    assert wishes.value(ALSO) == "random, academy"
    assert wishes.arguments()[4:6] == ["--levels", "genin,random,academy"]
    assert "--level" not in wishes.arguments()
    wishes.theirs = "genin"
    words = wishes.arguments()
    assert words[words.index("--their-level") + 1] == "genin"
    assert wishes.problem() == ""
    for name, value in (("until_decided", True), ("tournament", True), ("old", 1)):
        usual = getattr(wishes, name)
        setattr(wishes, name, value)
        assert "see Once more" in wishes.problem()
        setattr(wishes, name, usual)
    wishes.also = ("genin",)
    assert "plays already" in wishes.problem()


def test_the_number_of_games_goes_through_the_sizes(wishes: Wishes) -> None:
    wishes.field, wishes.games = GAMES, "130"
    seen = []
    for _ in SIZES:
        wishes.move(1)
        seen.append(int(wishes.games))
    assert seen == [200, 400, 1000, 2000, 5000, 5000, 5000, 5000]
    for _ in SIZES:
        wishes.move(-1)
    assert wishes.games == "20"
    for left in ("2", "", ""):
        wishes.rub_out()
        assert wishes.games == left
    assert "type how many" in wishes.problem()


def test_all_are_marked_and_none(wishes: Wishes) -> None:
    wishes.mark_all()
    playable = [one for one in wishes.decks if not one.problem]
    assert wishes.others == playable
    wishes.mark_all()
    assert wishes.others == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"until_decided": True}, "change End"),
        ({"theirs": "random"}, "change Their level"),
        ({"edition": "fr"}, "still being read"),
    ],
)
def test_a_tournament_goes_with_one_level_and_to_its_end(
    wishes: Wishes, change: dict, said: str
) -> None:
    wishes.field = FORM
    wishes.move(1)
    assert "--round-robin" in wishes.arguments()
    for name, value in change.items():
        setattr(wishes, name, value)
    assert said in wishes.problem()


def test_two_versions_play_the_same_games(wishes: Wishes) -> None:
    wishes.field = OLD
    wishes.move(1)
    assert "another version" in wishes.problem()
    wishes.move(1)
    assert wishes.problem() == ""
    old = wishes.decks[1]
    at = wishes.arguments().index("--versus")
    assert wishes.arguments()[at + 1] == str(old.path)
    assert f" and {old.name} against " in wishes.told
    wishes.tournament = True
    assert "no versions are compared" in wishes.problem()
    wishes.move(-1)
    wishes.move(-1)
    assert wishes.value(OLD) == "with no other version"
    wishes.move(-1)
    assert wishes.value(OLD) == wishes.decks[-1].name


def test_a_tournament_of_two_is_refused(wishes: Wishes) -> None:
    wishes.field = AGAINST
    wishes.move(1)
    wishes.mark()
    wishes.tournament = True
    assert "three decks" in wishes.problem()
    wishes.move(1)
    wishes.mark()
    assert wishes.problem() == ""
    assert wishes.told == "3 decks, each against each, 400 games of each two"


def test_a_deck_that_cannot_be_played_is_named_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "short.txt").write_text("3 Naruto Uzumaki N-001\n", encoding="utf-8")
    wishes = Wishes(all_decks("us"))
    wishes.choose("short")
    assert wishes.problem().startswith("short cannot be played: ")


def test_the_same_decks_stay_chosen_in_another_edition(wishes: Wishes) -> None:
    wishes.choose("hounds-fire-earth")
    wishes.marked = {str(wishes.decks[3].path)}
    kept = wishes.decks[3].name
    wishes.edition = "fr"
    wishes.take(all_decks("fr"))
    assert wishes.value(DECK) == "hounds-fire-earth"
    assert [one.name for one in wishes.others] == [kept]


@pytest.mark.parametrize("glyphs", [ROUND, ASCII])
@pytest.mark.parametrize("size", [(80, 19), (100, 25), (140, 45)])
def test_each_field_is_told_about_in_its_space(
    wishes: Wishes, size: tuple[int, int], glyphs: object
) -> None:
    assert len(ABOUT) == len(NAMES)
    width, height = size
    for field, name in enumerate(NAMES):
        wishes.field = field
        lines = draw_form(wishes, width, height, glyphs)
        assert len(lines) == height
        assert {cells(line) for line in lines} == {width}
        assert name in text_of(lines[0]) + "".join(map(text_of, lines))
