"""Missions and Clients of later sets that samples have drawn: what each does, and when not."""

import pytest

from naruto_tui.cards.model import Card
from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

A = ninja("A", "3/1")
B = ninja("B", "3/1")


def played(number: str, mine: str, theirs: str, *cards: Card) -> Scene:
    """The Mission has been played by player 1 and nobody answered."""
    game = scene(f"turn 25\nplayer 1\nmarker 12\nhand {number} PAY x3\n{mine}\nplayer 2\n{theirs}",
                 ninja("PAY", symbols="FWLNE"), *cards)  # fmt: skip
    game.play(f"mission {number}")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    return game


def test_m_303_draws_two() -> None:
    game = played("M-303", "deck A B A", "team B", A, B)
    assert [one.number for one in game.happened("draw")] == [2]


def test_m_159_shuffles_the_jutsu_alone_into_the_deck() -> None:
    game = scene("turn 25\nplayer 1\nmarker 12\nhand M-159 PAY x3\ndiscard OLD A\ndeck A\nplayer 2",
                 ninja("PAY", symbols="FWLNE"), jutsu("OLD"), A)  # fmt: skip
    game.play("mission M-159")
    while game.asked in ("1 pay hand cost", "1 target"):
        game.quiet()
    game.resolve()
    assert sorted(game.cards(1, "deck")) == ["A", "OLD"]
    assert "A" in game.cards(1, "discard")


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_m_430_moves_as_many_as_were_discarded(taken: int) -> None:
    game = played("M-430", "discard A A A", "chakra B B", A, B)
    game.pick(*["B"] * taken)
    if taken:
        assert game.game.choice.high == taken
        game.pick(*["A"] * taken)
    assert game.cards(1, "chakra").count("A") == taken
    assert game.cards(2, "chakra") == ["B"] * (2 - taken)


@pytest.mark.parametrize(("name", "drawn"), [("Sasuke Uchiha", 1), ("Other", 0)])
def test_m_660_empties_both_chakra_areas(name: str, drawn: int) -> None:
    game = played("M-660", "team A\nchakra B", "chakra B", ninja("A", name=name), B)
    assert "B" not in game.cards(1, "chakra") + game.cards(2, "chakra")
    assert len(game.happened("draw")) == drawn


def test_m_963_moves_all_of_the_named_cost() -> None:
    cards = [ninja("TWO", entrance=2), ninja("THREE", entrance=3), jutsu("ZERO")]
    game = played("M-963", "", "hand TWO THREE ZERO", *cards)
    game.say_number(2)
    assert game.cards(2, "hand") == ["THREE", "ZERO"]
    assert game.cards(2, "chakra") == ["TWO"]


def test_m_549_finds_the_mission_or_a_ninja_of_that_title() -> None:
    cards = [
        mission("CLAN", name="The Symbol of the Proud Clan"),
        ninja("FORCE", title="Leaf Police Force"), mission("OTHER"), ninja("PLAIN"),
    ]  # fmt: skip
    game = played("M-549", "deck CLAN FORCE OTHER PLAIN", "", *cards)
    assert sorted(game.offers) == ["CLAN", "FORCE"]
    game.pick("FORCE")
    assert "FORCE" in game.cards(1, "hand")


def battle(number: str, mine: str, theirs: str, *cards: Card) -> Scene:
    return scene(f"phase battle\nplayer 1\n{mine}\nmission {number}\nplayer 2\n{theirs}", *cards)


def senders(game: Scene) -> set[str]:
    """Members of teams that can be sent out now."""
    choice = game.game.choice
    assert choice is not None
    teams = {team for answer in choice.answers() for team, *_ in answer}
    return {game.game.cards[one].number for team in teams for one in game.game.teams[team].members}


def test_m_394_only_mixed_teams_attack() -> None:
    man, woman = ninja("M", characteristics=("Male",)), ninja("W", characteristics=("Female",))
    two = ninja("M2", characteristics=("Male",)), ninja("M3", characteristics=("Male",))
    game = battle("M-394", "team M, W\nteam M2, M3", "team B", man, woman, *two, B)
    assert senders(game) == {"M", "W"}


def test_m_547_no_ninja_with_a_hand_cost_is_sent_out() -> None:
    game = battle("M-547", "team A\nteam C", "team B", A, ninja("C", hand=1), B)
    assert senders(game) == {"A"}


def test_m_649_all_fights_are_mental() -> None:
    clever, strong = ninja("A", "0/0", mental=3), ninja("B", "9/1", mental=0)
    game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nmission M-649\n"
                 "player 2\nblock 1 B",
                 clever, strong)  # fmt: skip
    game.play("pass")
    game.until("end")
    assert game.happened("win")[0].cards == (game.card("A"),)


def test_m_250_three_symbols_keep_a_player_from_deploying() -> None:
    cards = [ninja(letter, symbols=letter) for letter in "FWL"]
    for mine, offered in (("team F\nteam W\nteam L", False), ("team F\nteam W", True)):
        game = scene(f"player 1\n{mine}\nhand A\nmission M-250\nplayer 2\nteam B", *cards, A, B)
        assert game.offered("deploy A") is offered


def test_m_250_each_may_move_a_ninja_of_his_own_to_chakra() -> None:
    game = scene("player 1\nteam A\nmission M-250\nplayer 2\nteam B\nteam C", A, B, ninja("C"))
    while game.asked[2:] != "may":
        game.quiet()
    assert game.asked == "2 may"
    game.yes()
    assert sorted(game.offers) == ["B", "C"]
    game.pick("B")
    assert game.cards(2, "chakra") == ["B"]


def test_c_033_heals_when_an_uchiha_comes() -> None:
    for name, asked in (("Itachi Uchiha", True), ("Other", False)):
        game = scene("turn 9\nplayer 1\nteam A injured\nclient C-033\nhand NEW wait\n"
                     "player 2\nteam B",
                     A, B, ninja("NEW", name=name))  # fmt: skip
        game.play("deploy NEW")
        game.resolve()
        assert (game.asked == "1 may") is asked
        if asked:
            game.yes()
            assert not game.is_injured("A")


def test_pr_023_small_ninja_have_no_text() -> None:
    loud = "All of your Ninja get +1/+0."
    for cost, power in ((1, "3/1"), (2, "4/1")):
        game = scene("player 1\nteam A\nhand wait\nmission PR-023\nplayer 2\nteam B",
                     ninja("A", "3/1", entrance=cost, text=loud), B, client("X"))  # fmt: skip
        assert game.power("A") == power
