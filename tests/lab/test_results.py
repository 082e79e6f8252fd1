"""Files of results: what is written is read again, stopped runs go on, parts become the whole."""

from io import FileIO
from zlib import crc32

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.lab import results, results_lines
from naruto_tui.lab.facts import Facts
from naruto_tui.lab.merging import merged
from naruto_tui.lab.plan import Listed, Plan
from naruto_tui.lab.play import ENDINGS, Outcome
from naruto_tui.lab.pool import processes
from naruto_tui.lab.results import ResultsError
from naruto_tui.lab.run import Onlooker, StoppedRunError, run
from naruto_tui.lab.schedule import LOT, Setting, lots
from naruto_tui.rules.matches import Terms

NAMES = ("team-seven-lightning-fire", "hounds-fire-earth", "thick-fog-water-wind")
DECKS = [load_deck(find_deck(name), shipped()) for name in NAMES]
LISTED = tuple(Listed.of(deck) for deck in DECKS)
PLAN = Plan(Setting("us", 5, ("random", "random")), 3 * LOT + 7, LISTED[:1], LISTED[1:])


def played(plan, file, jobs=1, stop=None):
    """Plays a run into a file, from where the file ends; `stop`: interrupted after so many lots."""
    if file.exists():
        writer, found = results.go_on(str(file), plan)
        known = found.played
    else:
        writer, known = results.begin(str(file), plan), {}
    left = [] if stop is None else [None] * stop

    def settled(lot, outcomes):
        writer.add(lot, outcomes)
        if stop is not None:
            left.pop()
            if not left:
                raise KeyboardInterrupt

    matchups = plan.matchups(DECKS[:1], DECKS[1 : len(plan.against) + 1])
    schedule = lots(len(matchups), plan.games, plan.part)
    try:
        return run(matchups, schedule, processes(jobs), Onlooker(settled=settled), known)
    finally:
        writer.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    file = tmp_path_factory.mktemp("whole") / "results.txt"
    return file, played(PLAN, file)


def test_what_is_written_is_what_is_read(whole):
    file, found = whole
    kept = results.read(str(file))
    assert kept.plan == PLAN
    assert kept.plan.decks[0].cards == LISTED[0].cards
    assert merged([str(file)]).found == found
    assert merged([str(file)]).missing == ()
    assert any(outcome.facts.resolved for outcome in found[0])


@given(
    st.builds(
        Outcome,
        st.integers(0, 999_999), st.integers(0, 1), st.integers(-1, 1), st.sampled_from(ENDINGS),
        st.integers(0, 999), st.text(), st.integers(0, 2),
        st.builds(
            Facts,
            *[st.integers(0, 2**60)] * 5, st.integers(0, 3), st.integers(-1, 40),
            st.lists(st.integers(-1, 40), max_size=6).map(tuple),
        ),
    )
)  # fmt: skip
def test_any_game_is_a_line(outcome):
    lot = lots(1, 1)[0]
    head, line = results_lines.lot_lines(lot, [outcome])
    assert results_lines.read_lot(head) == (lot, 1)
    assert line.isprintable()
    assert results_lines.read_game(line) == outcome


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_was_stopped_goes_on_to_the_same_bytes(whole, tmp_path, jobs):
    file, found = whole
    part = tmp_path / "results.txt"
    for stop in (3, 1):
        with pytest.raises(StoppedRunError):
            played(PLAN, part, jobs, stop)
    assert file.read_bytes().startswith(part.read_bytes())
    assert played(PLAN, part, jobs) == found
    assert part.read_bytes() == file.read_bytes()


@pytest.mark.parametrize("cut", [1, 40, 200, 2_000])
def test_a_half_line_or_lot_at_the_end_is_played_again(whole, tmp_path, cut):
    file, found = whole
    part = tmp_path / "results.txt"
    part.write_bytes(file.read_bytes()[:-cut])
    assert played(PLAN, part) == found
    assert part.read_bytes() == file.read_bytes()


@pytest.mark.parametrize("terms", [Terms(), Terms(3)])
def test_parts_put_together_are_the_whole_run(tmp_path, terms):
    plan = evolve(PLAN, setting=evolve(PLAN.setting, terms=terms), games=2 * LOT + 5)
    once = tmp_path / "once.txt"
    found = played(plan, once)
    files = []
    for number in (3, 1, 2):
        files.append(str(tmp_path / f"{number}.txt"))
        played(evolve(plan, part=(number, 3)), tmp_path / f"{number}.txt")
    together = merged(files)
    assert together.found == found
    assert together.plan == plan
    results.write_all(str(tmp_path / "all.txt"), together.plan, together.version, together.played)
    assert (tmp_path / "all.txt").read_bytes() == once.read_bytes()
    some = merged(files[:2])
    assert some.missing == ("part 2 of 3 is not there",)
    with pytest.raises(ResultsError, match="parts of the run are missing"):
        results.write_all(str(tmp_path / "some.txt"), plan, some.version, some.played)


def test_files_of_different_runs_are_refused_with_what_differs(whole, tmp_path):
    file, _ = whole
    other = tmp_path / "other.txt"
    setting = evolve(PLAN.setting, seed=6, levels=("random", "academy"))
    played(evolve(PLAN, setting=setting, games=2, decks=(LISTED[0],), against=LISTED[1:2]), other)
    with pytest.raises(ResultsError) as refused:
        merged([str(file), str(other)])
    told = str(refused.value)
    assert told.startswith(f"{other}: is of another run than {file}: its seed is 6, not 5; ")
    assert "its level is random against academy, not random against random" in told
    assert "its number of games is 2, not 67" in told
    assert "its opponents is in another order, not thick-fog-water-wind" in told
    with pytest.raises(ResultsError, match=r"holds another run: its seed is 5, not 6"):
        results.go_on(str(file), evolve(PLAN, setting=evolve(PLAN.setting, seed=6)))
    with pytest.raises(ResultsError, match=r"is part 1 of 1, as .* is; give each once"):
        merged([str(file), str(file)])


def test_a_card_that_says_something_else_is_another_run(whole):
    file, _ = whole
    changed = evolve(LISTED[0], says="00000000")
    with pytest.raises(ResultsError, match="texts 00000000"):
        results.go_on(str(file), evolve(PLAN, decks=(changed,)))


def test_a_damaged_line_is_named(whole, tmp_path):
    file, _ = whole
    lines = file.read_bytes().splitlines(keepends=True)
    other = tmp_path / "damaged.txt"
    for number, line in ((2, lines[1].replace(b'"seed": 5', b'"seed": 6')),
                         (9, lines[8].replace(b"game", b"gamE")), (9, b""),
                         (7, lines[6] + lines[6])):  # fmt: skip
        other.write_bytes(b"".join([*lines[: number - 1], line, *lines[number:]]))
        with pytest.raises(ResultsError, match=rf"damaged.txt:{number + (number == 7)}: damaged"):
            results.read(str(other))


def signed(*texts):
    """A file with these lines, each with the checksum it should have."""
    checksum, data = 0, f"{results.FIRST_LINE}\n".encode()
    for text in texts:
        checksum = crc32(text.encode() + b"\n", checksum)
        data += f"{checksum:08x} {text}\n".encode()
    return data


@pytest.mark.parametrize(
    ("lines", "line", "told"),
    [
        ((), 2, "cut off before the plan"),
        (("lot 1 1 20 20",), 2, "`plan` is expected here"),
        (("plan {}",), 2, "no plan of a run"),
        (("plan [1]",), 2, "no plan of a run"),
        (("PLAN", "lot 2 1 20 20", "x"), 3, "not the lot that comes next"),
        (("PLAN", "lot 1 1 20 1", "x"), 4, "`game` with its fields"),
        (("PLAN", "lot x"), 3, "`lot` with four numbers"),
        (("PLAN", "lot 1 1 20 1", "game 1 1 1 0 never 9 0 0 0 0 0 0 0 - -"), 4, "`game` with"),
        (("PLAN", "lot 1 1 20 1", 'game 1 1 1 0 error 9 0 0 0 0 0 0 0 - "\\x"'), 4, "last fields"),
        (("PLAN", "lot 1 1 20 1", "game 1 1 1 0 error 9 0 0 0 0 0 0 0 - -"), 4, "not those of"),
    ],
)  # fmt: skip
def test_lines_that_no_run_would_write_are_refused(tmp_path, lines, line, told):
    file = tmp_path / "made.txt"
    plan = results_lines.plan_line(PLAN, "0")
    file.write_bytes(signed(*[plan if text == "PLAN" else text for text in lines]))
    with pytest.raises(ResultsError) as refused:
        results.read(str(file))
    assert str(refused.value).startswith(f"{file}:{line}: ")
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("key", "value"),
    [("edition", "xx"), ("levels", [["kage", "genin"]]), ("match", 2), ("form", "x"),
     ("games", 10**9), ("games", "x"), ("part", [3, 2]), ("seed", None), ("decks", [{}]),
     ("against", [])],
)  # fmt: skip
def test_a_plan_of_what_there_is_not_is_refused(key, value):
    import json

    data = json.loads(results_lines.plan_line(PLAN, "0").removeprefix("plan ")) | {key: value}
    with pytest.raises(results_lines.LineError):
        results_lines.read_plan(f"plan {json.dumps(data)}")


def test_another_file_is_never_written_over(tmp_path):
    file = tmp_path / "deck.txt"
    file.write_text("3 N-001\n", encoding="utf-8")
    with pytest.raises(ResultsError, match=r"deck.txt:1: no results of a test"):
        results.go_on(str(file), PLAN)
    with pytest.raises(ResultsError, match="cannot be written: File exists"):
        results.begin(str(file), PLAN)
    assert file.read_text(encoding="utf-8") == "3 N-001\n"
    with pytest.raises(ResultsError, match="cannot be read: No such file"):
        results.read(str(tmp_path / "none.txt"))


def test_two_runs_do_not_write_to_one_file(tmp_path):
    file = tmp_path / "results.txt"
    writer = results.begin(str(file), PLAN)
    with pytest.raises(ResultsError, match="another run is writing to it"):
        results.go_on(str(file), PLAN)
    writer.close()
    again, found = results.go_on(str(file), PLAN)
    assert found.played == {}
    again.close()


def test_a_full_disk_is_told_and_nothing_is_lost():
    writer = results.Writer(FileIO("/dev/full", "w"), "results.txt", 0)
    with pytest.raises(ResultsError, match=r"results.txt: cannot be written: No space left"):
        writer.add(lots(1, 1)[0], [Outcome(0, 0, 0, "rewards", 9)])
    writer.close()


@pytest.mark.parametrize("name", ["/dev/full", "/dev/zero", "/tmp"])
def test_what_is_no_file_is_refused(name):
    for use in (results.read, lambda file: results.go_on(file, PLAN)):
        with pytest.raises(ResultsError, match="it is no file"):
            use(name)
