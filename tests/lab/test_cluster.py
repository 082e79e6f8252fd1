"""A run on a real cluster: a scheduler and two worker processes of this machine."""

import json
import math
import os
import re
import signal
import subprocess
import sys

import distributed
import pytest

from naruto_tui.lab import cluster as clustering
from naruto_tui.lab.cluster import ClusterError, cluster
from naruto_tui.lab.run import alone, run
from naruto_tui.lab.schedule import LOT, Matchup, Setting, lots
from tests.supplied import supplied

DECKS = [deck.cards for deck in supplied()[:2]]
FOUND = [Matchup((DECKS[0], DECKS[1]), Setting("us", 7, ("random", "random")), 1)]
CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True,
                      dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Where the scheduler is."""
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "start.py").write_text(CLUSTER, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, folder / "start.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True, cwd=folder,
    ) as process:  # fmt: skip
        yield process.stdout.readline().strip()
        process.stdin.close()
        process.wait(30)


def test_a_cluster_plays_the_same_games(address):
    schedule = lots(1, 2 * LOT + 3)
    assert run(FOUND, schedule, cluster(address)) == run(FOUND, schedule)


def test_a_worker_that_is_killed_changes_nothing(address):
    schedule = lots(1, 12 * LOT)
    playing = cluster(address)(FOUND, schedule)
    played = dict([next(playing)])
    with distributed.Client(address, set_as_default=False) as client:
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
    played |= dict(playing)
    assert played == dict(alone(FOUND, schedule))


def test_lots_that_no_worker_can_play_are_errors_that_say_why(address, monkeypatch):
    monkeypatch.setattr(clustering, "_work", math.factorial)
    (outcomes,) = run(FOUND, lots(1, 3), cluster(address))
    assert [outcome.ending for outcome in outcomes] == ["error"] * 3
    assert outcomes[0].error.startswith("no worker could play it: TypeError: ")


def test_the_command_gives_the_same_bytes_and_no_word_more(address, tmp_path):
    command = (
        f"{sys.executable} -m naruto_tui test hounds-fire-earth --against academy-lightning-wind "
        "--level random --games 30 --json -"
    )
    words = command.split()
    alone, there = (
        subprocess.run(
            [*words, *more], check=False, capture_output=True, text=True, cwd=tmp_path, timeout=90
        )
        for more in (["--jobs", "1"], ["--cluster", address])
    )
    assert (there.returncode, there.stderr) == (0, "")
    assert json.loads(there.stdout)["total"]["games"] == 30
    assert there.stdout == alone.stdout


def test_where_there_is_no_cluster_that_is_said_in_a_line(monkeypatch):
    monkeypatch.setattr(clustering, "PATIENCE", 0.2)
    with pytest.raises(ClusterError, match=r"^--cluster tcp://127.0.0.1:9: no scheduler answers"):
        cluster("tcp://127.0.0.1:9")
    with pytest.raises(ClusterError, match="no scheduler answers"):
        cluster("no/address")


def test_an_address_that_is_none_is_one_line_of_the_command_and_nothing_follows():
    command = (sys.executable, "-m", "naruto_tui", "test", "hounds-fire-earth",
               "--against", "academy-lightning-wind", "--games", "2")  # fmt: skip
    done = subprocess.run(
        [*command, "--cluster", "nonsense"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("--cluster nonsense: no scheduler answers")


def test_another_version_of_the_program_is_refused(address, monkeypatch):
    monkeypatch.setattr(clustering, "__version__", "9.9")
    with pytest.raises(ClusterError, match=r"its workers have naruto-tui \d.*, this is 9\.9"):
        cluster(address)


def test_without_the_extra_it_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError) as refused:
        cluster("tcp://127.0.0.1:9")
    assert re.search(r"pip install 'naruto-tui\[cluster\]'", str(refused.value))
