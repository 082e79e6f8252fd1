"""`naruto-tui test` as its user runs it."""

import json
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from naruto_tui.decklists.finder import find_deck

DECK = "team-seven-lightning-fire"
OTHER = "hounds-fire-earth"
THIRD = "thick-fog-water-wind"


def test_the_numbers_do_not_depend_on_the_jobs_or_the_run(run):
    words = ("test", DECK, "--against", OTHER, "--games", "60", "--seed", "1", "--json", "-")
    first = run(*words, "--level", "random", "--jobs", "1")
    assert first.returncode == 0
    assert run(*words, "--level", "random", "--jobs", "2").stdout == first.stdout
    assert run(*words, "--level", "random", "--jobs", "2").stdout == first.stdout
    told = json.loads(first.stdout)
    assert told["matchups"][0]["games"] == told["total"]["games"] == 60
    assert told["total"]["low"] < told["total"]["win_rate"] < told["total"]["high"]


def test_a_table_answers_the_question_first(run):
    ran = run("test", DECK, "--against", OTHER, "--games", "10", "--level", "academy")
    assert ran.returncode == 0
    assert ran.stdout.startswith(f"{DECK}: wins ")
    assert "of 10 games" in ran.stdout


def test_a_run_stops_when_it_is_decided_for_any_number_of_jobs(run):
    words = ("test", DECK, "--level", "genin", "--their-level", "random", "--against", OTHER,
             "--games", "500", "--until-decided", "--json", "-")  # fmt: skip
    ran = run(*words, "--jobs", "1")
    told = json.loads(ran.stdout)
    assert told["sequential"]["verdict"] == "more"
    assert told["total"]["games"] < 500 == told["games"]
    assert run(*words, "--jobs", "2").stdout == ran.stdout
    text = run(*words[:-2]).stdout
    assert "Decided: it wins more than half (log-likelihood ratio +" in text


def test_two_versions_are_compared_on_the_same_shuffles(run, tmp_path):
    other = tmp_path / "before.txt"
    other.write_text(_list_of(DECK), encoding="utf-8")
    words = ("test", DECK, "--versus", str(other), "--against", OTHER, "--games", "20",
             "--level", "academy", "--json", "-")  # fmt: skip
    told = json.loads(run(*words).stdout)
    assert told["versus"]["name"] == "before"
    assert told["versus"]["gain"] == 0
    assert told["versus"]["win_rate"] == told["total"]["win_rate"]
    refused = run("test", DECK, "--versus", "nowhere")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "nowhere:1: no such deck" in refused.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_gives_one_report_of_what_was_played_and_leaves_no_process(environment, jobs):
    process = subprocess.Popen(
        [sys.executable, "-m", "naruto_tui", "test", DECK, "--against", OTHER, "--games", "900000",
         "--level", "random", "--progress", "json", "--jobs", jobs],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        for line in process.stderr:
            if json.loads(line)["done"] >= 40:
                break
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert process.returncode == 130
    *steps, last = err.splitlines()
    assert all(line.startswith("{") for line in steps)
    assert last.startswith("naruto-tui test: interrupted; reported are the ")
    assert out.startswith(f"{DECK}: wins ")
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_every_deck_against_every_deck(run):
    words = ("test", DECK, "--round-robin", "--against", OTHER, "--against", THIRD, "--games", "20",
             "--level", "random")  # fmt: skip
    told = json.loads(run(*words, "--json", "-", "--jobs", "1").stdout)
    assert {deck["name"] for deck in told["decks"]} == {DECK, OTHER, THIRD}
    elos = [deck["elo"] for deck in told["decks"]]
    assert elos == sorted(elos, reverse=True)
    assert abs(sum(elos)) < 0.5
    best, second = told["decks"][:2]
    both = best["against"][second["name"]] + second["against"][best["name"]]
    assert abs(both - 1) < 1e-3
    assert json.loads(run(*words, "--json", "-", "--jobs", "2").stdout) == told
    text = run(*words).stdout
    assert text.startswith(f"{best['name']} is first of 3 decks: ")
    assert max(map(len, text.splitlines())) <= 100


def test_a_tournament_needs_three_decks_and_equal_players(run):
    few = run("test", DECK, "--round-robin", "--against", OTHER)
    assert (few.returncode, few.stdout) == (2, "")
    assert "needs 3 decks" in few.stderr
    unequal = run("test", DECK, "--round-robin", "--their-level", "random")
    assert unequal.returncode == 2


def test_a_directory_is_every_deck_in_it(run, tmp_path):
    for name in ("one", "two"):
        text = run("deck", "show", OTHER).stdout
        assert text
        (tmp_path / f"{name}.txt").write_text(_list_of(OTHER), encoding="utf-8")
    ran = run("test", DECK, "--against", str(tmp_path), "--games", "2", "--level", "random",
              "--json", "-")  # fmt: skip
    told = json.loads(ran.stdout)
    assert [matchup["against"] for matchup in told["matchups"]] == ["one", "two"]


def test_a_field_is_met_without_the_deck_itself(run, tmp_path):
    for name in (DECK, OTHER):
        (tmp_path / f"{name}.txt").write_text(_list_of(name), encoding="utf-8")
    words = ("test", DECK, "--games", "2", "--level", "random", "--json", "-")
    ran = run(*words, "--against", str(tmp_path))
    assert [one["against"] for one in json.loads(ran.stdout)["matchups"]] == [OTHER]
    mirror = tmp_path / f"{DECK}.txt"
    assert ran.stderr == (
        f"naruto-tui test: {DECK} is not played against itself; --against {mirror} adds that\n"
    )
    of_all = run(*words)
    met = [one["against"] for one in json.loads(of_all.stdout)["matchups"]]
    assert DECK not in met
    assert OTHER in met
    assert of_all.stderr.endswith(f"not played against itself; --against {DECK} adds that\n")
    named = json.loads(run(*words, "--against", str(tmp_path), "--against", DECK).stdout)
    assert [one["against"] for one in named["matchups"]] == [DECK, OTHER]
    (tmp_path / f"{OTHER}.txt").unlink()
    alone = run(*words, "--against", str(tmp_path))
    assert (alone.returncode, alone.stdout) == (2, "")
    assert "holds no deck to play against" in alone.stderr


def test_decks_of_a_directory_that_cannot_be_played_are_told_at_once_or_left_out(run, tmp_path):
    (tmp_path / "good.txt").write_text(_list_of(OTHER), encoding="utf-8")
    (tmp_path / "short.txt").write_text("3 Naruto Uzumaki N-001\n", encoding="utf-8")
    (tmp_path / "unknown.txt").write_text("3 Nobody At All\n", encoding="utf-8")
    words = ("test", DECK, "--against", str(tmp_path), "--games", "2", "--level", "random",
             "--json", "-")  # fmt: skip
    refused = run(*words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "short.txt:1: " in refused.stderr
    assert "unknown.txt:1: " in refused.stderr
    assert refused.stderr.endswith("--skip-illegal goes on without such decks of a directory\n")
    ran = run(*words, "--skip-illegal")
    assert ran.returncode == 0
    assert [one["against"] for one in json.loads(ran.stdout)["matchups"]] == ["good"]
    assert "left out: " in ran.stderr
    assert "short.txt:1: " in ran.stderr
    named = run(*words, "--skip-illegal", "--against", str(tmp_path / "short.txt"))
    assert (named.returncode, named.stdout) == (2, "")


def test_a_report_in_files_is_told_in_short_on_the_screen(run, tmp_path):
    words = ("test", DECK, "--against", OTHER, "--games", "4", "--level", "random")
    ran = run(*words, "--json", "r.json", "--html", "r.html")
    assert (ran.returncode, ran.stdout) == (0, "")
    first, *_, before, last = ran.stderr.splitlines()
    assert first.startswith(f"{DECK}: wins ")
    assert (before, last) == ("r.json: written", "r.html: written")
    both = run(*words, "--json", "-", "--html", "r.html")
    assert both.stdout == (tmp_path / "r.json").read_text(encoding="utf-8")
    assert both.stderr == "r.html: written\n"


def test_of_few_games_no_table_of_cards_is_drawn(run):
    words = ("test", DECK, "--against", OTHER, "--games", "10", "--level", "random")
    few = run(*words).stdout
    assert "Cards: too few games to tell what one is worth (20 with it" in few
    assert "opening" not in few
    assert "    . " not in few
    assert "    opening" in run(*words, "--cards").stdout


def _list_of(name):
    from naruto_tui.decklists.finder import find_deck

    return find_deck(name).read_text(encoding="utf-8")


def test_a_game_of_a_run_is_told_alone_and_written_down(run, tmp_path):
    words = ("test", DECK, "--against", OTHER, "--level", "academy", "--seed", "3")
    whole = json.loads(run(*words, "--games", "2", "--json", "-").stdout)
    told = [json.loads(run(*words, "--game", k, "--json", "-").stdout) for k in ("1", "2")]
    assert sum(one["result"]["winner"] == 1 for one in told) == whole["total"]["wins"]
    turns = sorted(one["result"]["turn"] for one in told)
    assert turns[-1] == whole["total"]["turns"]["p90"]
    record = tmp_path / "game.txt"
    text = run(*words, "--game", "2", "--record", str(record))
    assert text.returncode == 0
    first, *_, last = text.stdout.splitlines()
    assert first == (
        f"Game 2: Player 1 has {DECK} (academy), Player 2 {OTHER} (academy); edition us, "
        "Player 2 begins"
    )
    assert last.startswith(f"Player {told[1]['result']['winner']} wins the game: ")
    again = run("replay", record, "--text").stdout.splitlines()
    assert again[1:3] == [f"Computer 1 (academy): {DECK}", f"Computer 2 (academy): {OTHER}"]
    assert f"Turn {told[1]['result']['turn']}: " in "\n".join(again)
    winner = told[1]["result"]["winner"]
    assert again[-1].startswith(f"Computer {winner} wins the game: ")


@pytest.mark.parametrize("words", [("--game", "0"), ("--game", "1.2"), ("--record", "x")])
def test_a_game_that_there_is_not_is_refused_in_a_line(run, words):
    ran = run("test", DECK, "--against", OTHER, *words)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1


def test_an_illegal_deck_is_refused_with_its_reasons(run, tmp_path):
    short = tmp_path / "short.txt"
    short.write_text("3 Naruto Uzumaki N-001\n", encoding="utf-8")
    ran = run("test", str(short), "--games", "2")
    assert ran.returncode == 2
    assert "short.txt:1: " in ran.stderr
    assert "Traceback" not in ran.stderr


def test_an_unknown_level_is_answered_with_those_there_are(run):
    ran = run("test", DECK, "--level", "kage")
    assert ran.returncode == 2
    assert "genin" in ran.stderr


def test_a_directory_without_decks_is_refused(run, tmp_path):
    ran = run("test", DECK, "--against", str(tmp_path))
    assert ran.returncode == 2
    assert "holds no deck" in ran.stderr


def test_matches_of_three_games_are_the_same_for_any_number_of_jobs(run):
    words = ("test", DECK, "--against", OTHER, "--games", "30", "--level", "random",
             "--match", "3", "--json", "-")  # fmt: skip
    first = run(*words, "--jobs", "1")
    assert first.returncode == 0
    assert run(*words, "--jobs", "2").stdout == first.stdout
    told = json.loads(first.stdout)
    assert told["match"] == 3
    assert told["total"]["matches"]["matches"] == 30
    assert 60 <= told["total"]["games"] <= 90


def test_a_match_has_one_game_or_three(run):
    ran = run("test", DECK, "--match", "2")
    assert ran.returncode == 2
    assert "'1', '3'" in ran.stderr


def test_levels_tables_and_pages(run, tmp_path):
    words = ("test", DECK, "--against", OTHER, "--games", "20", "--levels", "random,academy")
    ran = run(*words, "--csv", "r.csv", "--html", "r.html")
    assert (ran.returncode, ran.stderr) == (0, "r.csv: written\nr.html: written\n")
    assert "academy against academy: " in ran.stdout
    assert (tmp_path / "r.csv").read_text(encoding="utf-8").count("\n") == 5
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert ran.stdout.splitlines()[0] in page
    alone = run(*words, "--csv", "-").stdout
    assert alone == (tmp_path / "r.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [("--csv", "-", "--json", "-"), ("--levels", "kage"), ("--levels", "genin,genin"),
     ("--levels", "genin,academy", "--until-decided"), ("--game", "1", "--csv", "-"),
     ("--csv", "no/where.csv", "--games", "2", "--level", "random"), ("--progress", "loud"),
     ("--game", "1", "--out", "kept.txt")],
)  # fmt: skip
def test_forms_that_do_not_go_together_are_refused_in_a_line(run, words):
    ran = run("test", DECK, "--against", OTHER, *words)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (("mine.txt", "--out", "kept.txt", "--json", "kept.txt"), "kept.txt"),
        (("mine.txt", "--json", "one", "--csv", "./one"), "./one"),
        (("mine.txt", "--html", "mine.txt"), "mine.txt"),
        ((OTHER, "--versus", "mine", "--csv", "mine.txt"), "mine.txt"),
        (("mine.txt", "--game", "1", "--record", "mine.txt"), "mine.txt"),
        (("mine.txt", "--game", "1", "--record", "new", "--json", "new"), "new"),
    ],
)
def test_no_answer_takes_the_place_of_what_the_command_reads_or_writes_else(
    run, tmp_path, words, file
):
    mine, kept = tmp_path / "mine.txt", tmp_path / "kept.txt"
    mine.write_bytes(find_deck(DECK).read_bytes())
    ran = run("test", "mine.txt", "--against", OTHER, "--level", "random", "--games", "2",
              "--out", "kept.txt", "--progress", "none")  # fmt: skip
    assert ran.returncode == 0
    there = {path: path.read_bytes() for path in (mine, kept)}
    ran = run("test", *words, "--against", OTHER, "--level", "random", "--games", "2")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        f"{file}: this command reads it or writes something else to it; "
        "name another file for its answer\n"
    )
    assert {path: path.read_bytes() for path in (mine, kept)} == there
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
        "kept.txt", "mine.txt",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "told"),
    [("no/x.json", "No such file or directory"), (".", "Is a directory"),
     ("plain/x.json", "Not a directory")],
)  # fmt: skip
def test_what_cannot_hold_the_report_is_told_before_a_game_is_played(run, tmp_path, file, told):
    (tmp_path / "plain").write_text("no folder")
    ran = run("test", DECK, "--against", OTHER, "--games", "900000", "--json", file, timeout=30)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"{file}: cannot be written: {told}\n"


def test_what_is_no_file_may_take_several_answers(run):
    words = ("test", DECK, "--against", OTHER, "--level", "random", "--games", "2")
    ran = run(*words, "--json", "/dev/null", "--csv", "/dev/null")
    assert (ran.returncode, ran.stdout) == (0, "")


def test_a_reader_that_has_enough_and_a_full_disk(environment, tmp_path, program):
    words = " ".join([*program, "test", DECK, "--against", OTHER, "--games", "40",
                      "--level", "random"])  # fmt: skip
    for rest, code, told in (
        ("| true; exit ${PIPESTATUS[0]}", 141, ""),
        ("| head -1 > /dev/null; (( ${PIPESTATUS[0]} % 141 == 0 ))", 0, ""),
        ("> /dev/full", 2, "naruto-tui: the output cannot be written: No space left on device\n"),
        ("--json - > /dev/full", 2,
         "naruto-tui: the output cannot be written: No space left on device\n"),
        ("--json /dev/full", 2, "/dev/full: cannot be written: No space left on device\n"),
        ("> /dev/null 2> /dev/full", 0, ""),
    ):  # fmt: skip
        ran = subprocess.run(
            ["bash", "-c", f"{words} {rest}"], env=environment, cwd=tmp_path, check=False,
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert (rest, ran.returncode, ran.stderr) == (rest, code, told)


def test_progress_is_a_json_line_a_step(run):
    words = ("test", DECK, "--against", OTHER, "--level", "random", "--games", "60",
             "--until-decided", "--progress", "json")  # fmt: skip
    ran = run(*words, "--json", "-")
    steps = [json.loads(line) for line in ran.stderr.splitlines()]
    whole = json.loads(ran.stdout)
    assert steps[-1]["total"] == 60
    assert steps[-1]["done"] == whole["total"]["games"]
    assert steps[-1]["win_rate"] == whole["total"]["win_rate"]
    assert steps[-1]["ratio"] == whole["sequential"]["ratio"]
    assert steps[-1]["limit"] == whole["sequential"]["limit"]
    assert {"games_per_second", "seconds_left", "low", "high"} <= steps[-1].keys()
    assert run(*words[:-1], "none").stderr == ""


def children(pid):
    """The processes that a process has started."""
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(word) for word in told.split()]


def is_there(pid):
    """Whether a process is there and has not ended."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


@pytest.fixture
def started(program, environment, tmp_path):
    """A run on two processes of which some games are done, and the processes."""
    words = ("test", DECK, "--against", OTHER, "--level", "random", "--jobs", "2",
             "--progress", "json", "--json", "-", "--games")  # fmt: skip

    @contextmanager
    def started(games):
        with subprocess.Popen(
            [*program, *words, games], env=environment, cwd=tmp_path, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        ) as process:  # fmt: skip
            try:
                for line in process.stderr:
                    if json.loads(line)["done"] >= 20:
                        break
                yield process, children(process.pid)
            finally:
                process.kill()

    return started


def test_a_worker_that_is_killed_changes_nothing(started, run):
    with started("200") as (process, workers):
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        out, _ = process.communicate(timeout=90)
    assert process.returncode == 0
    words = ("test", DECK, "--against", OTHER, "--level", "random", "--games", "200", "--json", "-")
    assert out == run(*words).stdout


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_from_outside_leaves_no_process(started, how):
    with started("900000") as (process, workers):
        assert len(workers) == 2
        process.send_signal(how)
        out, err = process.communicate(timeout=60)
        if how == signal.SIGTERM:
            assert process.returncode == 130
            assert json.loads(out)["total"]["games"] >= 20
            assert "interrupted; reported are the " in err
    wait_until(lambda: not any(map(is_there, workers)))


def wait_until(holds, seconds=30.0):
    """Looks until something holds."""
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end
        sleep(0.05)


@pytest.mark.parametrize("form", ["--round-robin", "--versus"])
def test_the_command_of_a_game_plays_it_again_from_any_run(run, tmp_path, form):
    from naruto_tui.cards.pool import shipped
    from naruto_tui.decklists.finder import find_deck
    from naruto_tui.decklists.reader import load_deck
    from naruto_tui.lab.again import command
    from naruto_tui.lab.plan import Listed, Plan
    from naruto_tui.lab.run import run as play
    from naruto_tui.lab.schedule import Setting, lots

    decks = [load_deck(find_deck(name), shipped()) for name in (DECK, OTHER, THIRD)]
    listed = tuple(Listed.of(deck) for deck in decks)
    setting = Setting("us", 4, ("random", "random"))
    if form == "--versus":
        plan = Plan(setting, 4, listed[:2], listed[2:], "versus")
        matchups = plan.matchups(decks[:2], decks[2:])
    else:
        plan = Plan(setting, 4, listed, form="round robin")
        matchups = plan.matchups(decks)
    outcomes = play(matchups, lots(len(matchups), 4))[-1]
    words = [command(plan, plan.meetings()[-1], outcome).split()[1:] for outcome in outcomes]
    assert form in words[0]
    for outcome, line in zip(outcomes[1:3], words[1:3], strict=True):
        told = json.loads(run(*line, "--json", "-").stdout)["result"]
        winner = (outcome.winner ^ outcome.seat) + 1
        assert (told["winner"], told["turn"]) == (winner, outcome.turn)
