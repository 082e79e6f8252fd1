"""Ninja in play that come to the battlefield, by being sent out or by an effect (T-5, T-6)."""

import pytest

from tests.cards.effects.fight import fight, resolve, use

from .scene import Scene, jutsu, mission, ninja, scene

DRAG = (
    "Target 1 enemy stand-by Ninja.\nIf the user is unopposed, the target blocks the user's team."
)
JOIN = "Target 1 of your stand-by Ninja.\nPut the target into the user's team."
SWAP = "Target 1 of your stand-by Ninja.\nSwap the positions of the target and the user."
BAN = mission(
    "P",
    permanent=True,
    text="All Ninja with entrance cost 1 or less cannot be moved to the battlefield.",
)


def moved(text: str, cost: int, *, ban: bool, ear: str = "") -> Scene:
    """Player 1's A uses a Jutsu that moves X, who stays at home, to the battlefield."""
    mine = "team X" if "your" in text.split("\n", maxsplit=1)[0] else ""
    game = fight("A", "", "J", "wait", ninja("A"), jutsu("J", text=text), BAN,
                 ninja("X", entrance=cost, text=ear), ninja("S", entrance=2),
                 more=f"deck 9\n{mine}\n{'mission P' if ban else ''}",
                 more2="team S" if mine else "team X\ndeck 9")  # fmt: skip
    use(game, "J", "X")
    resolve(game)
    while game.asked in ("1 pick", "1 position", "1 head"):
        game.quiet()
    return game


def is_out(game: Scene, number: str) -> bool:
    return game.game.is_out(game.game.play[game.card(number)])


@pytest.mark.parametrize("text", [DRAG, JOIN, SWAP])
@pytest.mark.parametrize(
    ("cost", "ban", "out"), [(1, True, False), (2, True, True), (1, False, True)]
)
def test_t_5_who_may_not_be_moved_out_stays_at_home(
    text: str, cost: int, *, ban: bool, out: bool
) -> None:
    assert is_out(moved(text, cost, ban=ban), "X") == out


@pytest.mark.parametrize("text", [DRAG, JOIN, SWAP])
def test_t_5_to_be_moved_out_by_an_effect_is_heard(text: str) -> None:
    ear = "When this Ninja is moved to the battlefield, draw 1 card."
    game = moved(text, 2, ban=False, ear=ear)
    assert len(game.happened("draw")) == 1


def test_t_5_who_changes_teams_on_the_battlefield_is_not_moved_there() -> None:
    ear = "When this Ninja is moved to the battlefield, draw 1 card."
    text = "Target 1 of your attacking Ninja.\nPut the target into the user's team."
    game = fight("A\nattack X", "", "J", "wait", ninja("A"), jutsu("J", text=text), BAN,
                 ninja("X", entrance=1, text=ear), more="deck 9\nmission P")  # fmt: skip
    use(game, "J", "X", user="A")
    resolve(game)
    while game.asked in ("1 pick", "1 position", "1 head"):
        game.quiet()
    assert sorted(game.team("A")) == ["A", "X"]
    assert not game.happened("draw")


def at_battle(cost: int, text: str = "") -> Scene:
    game = scene("phase battle\nplayer 1\nteam X\nteam S\nmission P\nhand wait\ndeck 9\nplayer 2\n"
                 "team B\nhand wait", ninja("X", entrance=cost, text=text), ninja("S", entrance=2),
                 ninja("B"), BAN)  # fmt: skip
    assert game.asked == "1 send"
    return game


@pytest.mark.parametrize(("cost", "may"), [(1, False), (2, True)])
def test_t_6_who_is_sent_out_is_moved_to_the_battlefield(cost: int, *, may: bool) -> None:
    game = at_battle(cost)
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("X") in heads) == may


@pytest.mark.parametrize(("sent", "drawn"), [("X", 1), ("S", 0)])
def test_t_6_it_is_known_at_the_end_of_the_turn(sent: str, drawn: int) -> None:
    moved_out = "this Ninja was moved to the battlefield this turn"
    text = f"At the end of your turn, if {moved_out}, draw 1 card."
    game = at_battle(2, text)
    game.send(sent)
    while game.turn == 5:
        game.quiet()
    assert len([one for one in game.happened("draw") if one.seat == 0]) == drawn
