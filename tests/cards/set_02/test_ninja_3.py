"""Kankuro of set 2, N-059, whose teams may be larger."""

from tests.rules.scene import Scene, ninja, scene

A, B, C = (ninja(one, "2/1", injured="1/1") for one in "ABC")
PUPPETS = [ninja(one, characteristics=("Puppet",)) for one in ("P", "Q")]


def arranging(*names: str, state: str = "") -> Scene:
    teams = "\n".join(f" team {one}" for one in (f"N-059{state}", *names))
    return scene(f"phase organize\nplayer 1\n{teams}\n hand wait\nplayer 2", A, B, C, *PUPPETS)


def fits(game: Scene, team: str) -> bool:
    """Whether these may be one team, all others alone."""
    ids = tuple(game.card(one) for one in team.split())
    rest = tuple((one,) for one in game.game.choice.ninja if one not in ids)
    return game.game.choice.problem((ids, *rest)) is None


def test_n_059_a_puppet_in_his_team_does_not_count_for_its_size() -> None:
    game = arranging("A", "B", "P")
    assert fits(game, "N-059 A B P")
    assert fits(arranging("A", "B", "P", state=" injured"), "N-059 A B P")
    game.arrange("N-059 A B P")
    game.until("battle")
    assert len(game.game.choice.teams) == 1


def test_n_059_only_one_puppet_and_only_in_his_team() -> None:
    assert not fits(arranging("A", "P", "Q", "B"), "N-059 A P Q B")
    assert fits(arranging("A", "P", "Q"), "N-059 A P Q")
    assert not fits(arranging("A", "B", "C"), "N-059 A B C")
    assert not fits(arranging("A", "B", "C", "P"), "A B C P")


def test_n_059_where_he_left_the_team_it_is_as_ever() -> None:
    game = scene(
        "phase organize\nplayer 1\n team A, B, P\n team C\n hand wait\nplayer 2", A, B, C, *PUPPETS
    )
    assert not fits(game, "A B P C")
