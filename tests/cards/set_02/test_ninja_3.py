"""Ninja of set 2, N-059 and N-067: how many may be in a team, and what chakra is worth."""

from tests.rules.scene import Scene, jutsu, ninja, scene

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


# -- N-067 Naruto Uzumaki --

BOLT = ninja("BOLT", symbols="L")
STONE = ninja("STONE", symbols="E")


def storm(cost: str, chakra: str) -> Scene:
    """Player 1 may use a Jutsu of this cost."""
    spell = jutsu("STORM", cost, text="Target the user.\nThe target gets +1/+0 this turn.")
    return scene(
        f"phase exchange\nplayer 1\n attack A\n hand STORM wait\n chakra {chakra}\n"
        "player 2\n block 1 B\n hand wait",
        A, B, spell, BOLT, STONE,
    )  # fmt: skip


def test_n_067_pays_two_lightning_of_a_jutsu_cost() -> None:
    game = storm("LL", "N-067 STONE")
    game.play("jutsu STORM")
    game.resolve()
    assert game.power("A") == "3/1"
    assert (game.cards(1, "discard"), game.cards(1, "chakra")) == (["N-067"], ["STONE", "STORM"])


def test_n_067_pays_a_lightning_and_any_other_or_is_paid_as_one() -> None:
    assert storm("L1", "N-067").offered("jutsu STORM")
    game = storm("L1", "N-067 STONE")
    game.play("jutsu STORM")
    assert game.asked == "1 pay double"
    game.no()
    assert sorted(game.cards(1, "discard")) == ["N-067", "STONE"]
    assert storm("LL1", "N-067 STONE").offered("jutsu STORM")


def test_n_067_no_other_symbol_no_third_one_and_not_for_abilities() -> None:
    assert not storm("EE", "N-067").offered("jutsu STORM")
    assert not storm("LLL", "N-067").offered("jutsu STORM")
    game = storm("L", "N-067 STONE")
    game.play("jutsu STORM")
    game.pick("N-067")
    game.resolve()
    assert game.cards(1, "discard") == ["N-067"]
    user = ninja("USER", text="[Exchange] Pay 2: This Ninja gets +1/+0 this turn.")
    line = "phase exchange\nplayer 1\n attack USER\n hand wait\n chakra {}\nplayer 2\n hand wait"
    assert not scene(line.format("N-067"), user).offered("ability USER 0")
    assert scene(line.format("N-067 N-067"), user).offered("ability USER 0")


def test_n_067_in_play_it_is_worth_nothing_and_two_of_them_four() -> None:
    assert not storm("LL", "BOLT\n team N-067").offered("jutsu STORM")
    game = storm("LL2", "N-067 N-067")
    game.play("jutsu STORM")
    game.resolve()
    assert (game.power("A"), len(game.cards(1, "discard"))) == ("3/1", 2)
