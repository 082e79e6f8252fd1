"""`deck convert` and `deck diff`."""

import json

DECK = "hounds-fire-earth"
MINE = "# mine\n\n2 N-001\n1 J-025\n\nSideboard\n1 M-001\n"
OTHER = "2 N-019\n1 J-025\n2 J-001\n"


def test_a_deck_is_written_for_another_program_and_read_again(run, tmp_path):
    done = run("deck", "convert", DECK, "--to", "octgn", "--out", "deck.o8d")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "deck.o8d").read_text(encoding="utf-8").startswith('<?xml version="1.0"')
    same = run("deck", "diff", DECK, "deck.o8d")
    assert same.returncode == 0
    assert same.stdout.endswith("deck.o8d list the same cards\n")


def test_without_a_file_it_goes_to_stdout(run, tmp_path):
    (tmp_path / "mine.txt").write_text(MINE)
    done = run("deck", "convert", "mine", "--to", "text")
    assert done.stdout == (
        "# mine\n\nNinja (2)\n2 N-001 Naruto Uzumaki\n\nJutsu (1)\n1 J-025 Shadow Clone Jutsu\n\n"
        "Sideboard (1)\n1 M-001 Ichiraku Noodle Shop\n"
    )


def test_a_file_is_written_over_only_when_told(run, tmp_path):
    (tmp_path / "deck.csv").write_text("precious")
    done = run("deck", "convert", DECK, "--to", "csv", "--out", "deck.csv")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "deck.csv: is there already; name another file, or add --force\n"
    assert (tmp_path / "deck.csv").read_text() == "precious"
    done = run("deck", "convert", DECK, "--to", "csv", "--out", "deck.csv", "--force")
    assert done.returncode == 0
    assert (tmp_path / "deck.csv").read_text().startswith("Quantity,Name,Title,Number,Set,Section")
    assert [path.name for path in tmp_path.glob("*deck*")] == ["deck.csv"]


def test_what_cannot_be_written_is_said_in_a_line(run, tmp_path):
    (tmp_path / "mine.txt").write_text("1 N-001\nReinforcement\n1 N-002\n")
    done = run("deck", "convert", "mine", "--to", "xmage", "--out", "deck.dck")
    assert done.returncode == 2
    assert done.stderr.startswith("mine.txt:3: xmage has no place for a reinforcement deck; take")
    assert not (tmp_path / "deck.dck").exists()
    done = run("deck", "convert", DECK, "--to", "octgn", "--out", tmp_path, "--force")
    assert done.returncode == 2
    named = tmp_path / f"{DECK}.o8d"
    assert done.stderr == f"{tmp_path}: is a directory; name a file, such as {named}\n"


def test_comments_that_have_no_place_are_told_on_stderr(run, tmp_path):
    (tmp_path / "mine.txt").write_text("# plan\n\n# over it\nNinja\n1 N-001 # never without\n")
    told = {
        name: run("deck", "convert", "mine", "--to", name).stderr
        for name in ("octgn", "csv", "arena")
    }
    assert told == {
        "octgn": "",
        "csv": "mine.txt: csv has a place for comments about cards alone: 2 comments left out\n",
        "arena": "mine.txt: arena has no place for comments: 3 comments left out\n",
    }


def test_a_format_that_does_not_exist_is_refused_with_those_that_do(run):
    done = run("deck", "convert", DECK, "--to", "paper")
    assert done.returncode == 2
    assert "'text', 'lackey-text', 'lackey', 'octgn'" in done.stderr


def test_diff_tells_what_goes_in_and_out_of_each_pile(run, tmp_path):
    (tmp_path / "mine.txt").write_text(MINE)
    (tmp_path / "other.txt").write_text(OTHER)
    done = run("deck", "diff", "mine", "other")
    assert done.returncode == 1
    assert done.stdout == (
        "Deck\n  + 2 J-001 Kunai\n  = 2 N-001 is N-019 Naruto Uzumaki [Imposter!]\n"
        "Sideboard\n  - 1 M-001 Ichiraku Noodle Shop\n"
    )


def test_diff_as_json_tells_every_pile(run, tmp_path):
    (tmp_path / "mine.txt").write_text(MINE)
    (tmp_path / "other.txt").write_text(OTHER)
    done = run("deck", "diff", "mine", "other", "--json", "-")
    told = json.loads(done.stdout)
    assert (done.returncode, told["equal"]) == (1, False)
    assert told["main"] == {
        "added": [{"number": "J-001", "name": "Kunai", "title": "", "count": 2}],
        "removed": [],
        "reprints": [{"name": "Naruto Uzumaki", "count": 2, "before": "N-001", "after": "N-019"}],
    }
    assert told["side"]["removed"][0]["number"] == "M-001"
    assert told["reinforcement"] == {"added": [], "removed": [], "reprints": []}
    same = json.loads(run("deck", "diff", "mine", "mine", "--json", "-").stdout)
    assert same["equal"] is True


def test_a_deck_that_cannot_be_read_is_2(run, tmp_path):
    (tmp_path / "bad.txt").write_text("0 Kunai\n")
    for command in (("diff", DECK, "bad"), ("convert", "bad", "--to", "csv")):
        done = run("deck", *command)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith('bad.txt:1: "0 Kunai": 0 is no number of copies')
