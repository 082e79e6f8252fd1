"""Set 3, Clients C-008 to C-014: what each card does, and when it does not."""

import pytest

from tests.cards.effects.ninja_scenes import sending
from tests.rules.scene import Scene, mission, scene

from .scenes import ability, next_turn


def winning(*attack: str, more: str = "") -> Scene:
    """Player 1 attacks with these teams, and nobody blocks."""
    game = sending(*attack, mine=more, theirs="")
    game.send(*(team.split(",", maxsplit=1)[0] for team in attack))
    return game


def until_asked(game: Scene, what: str) -> bool:
    now = game.turn
    while game.turn == now and game.asked != what:
        game.quiet()
    return game.asked == what


@pytest.mark.parametrize("down", [True, False])
def test_c_008_shows_the_top_card_for_two_rewards(down: bool) -> None:
    game = winning("N-001", "N-009", more="client C-008\n deck N-003 N-004 N-005")
    assert until_asked(game, "1 may")
    if down:
        game.yes()
    else:
        game.no()
    deck = game.cards(1, "deck")
    assert deck[-1 if down else 0] == "N-003"


def test_c_008_not_for_one() -> None:
    game = winning("N-001", more="client C-008")
    assert not until_asked(game, "1 may")


def test_c_008_once_when_the_second_is_won() -> None:
    game = winning("N-001", "N-009", "N-003", more="client C-008")
    assert until_asked(game, "1 may")
    game.no()
    assert not until_asked(game, "1 may")


def test_c_009_nobody_alone_can_stop_the_passenger() -> None:
    theirs = "player 2\n team N-009\n team N-010, N-003"
    game = scene(f"player 1\n client C-009\n team N-001\n team N-002\n{theirs}")
    ability(game, "C-009")
    game.pick("N-001")
    assert game.cards(1, "chakra") == ["C-009"]
    game.until("battle")
    game.send("N-001", "N-002")
    facing = {one.team: set(one.attackers) for one in game.game.choice.blockers}
    first = game.game.play[game.card("N-001")].team
    lone = game.game.play[game.card("N-009")].team
    pair = game.game.play[game.card("N-010")].team
    assert first not in facing[lone]
    assert first in facing[pair]


def test_c_009_not_in_a_fight() -> None:
    game = sending("N-001", mine="client C-009")
    game.send("N-001")
    assert "C-009" in game.in_play(1)


def arriving(mine: str, theirs: str) -> Scene:
    game = scene(f"player 1\n marker 2\n hand C-010 N-003\n {mine}\nplayer 2\n {theirs}")
    game.deploy("C-010")
    return game


@pytest.mark.parametrize("taken", [True, False])
def test_c_010_calls_a_dog_away(taken: bool) -> None:
    game = arriving("team N-001", "team N-111\n team N-009")
    if taken:
        game.yes()
    else:
        game.no()
    assert ("N-111" in game.in_play(1)) == taken


def test_c_010_no_dog_of_a_name_that_is_there() -> None:
    game = arriving("team N-036", "team N-111")
    assert game.asked == "1 mission phase"
    assert "N-111" in game.in_play(2)


@pytest.mark.parametrize(("number", "drawn"), [(3, 1), (2, 0)])
def test_c_011_three_charged_cards_bring_one(number: int, drawn: int) -> None:
    hand = "N-001 N-002 N-003 N-004"
    game = scene(f"player 1\n client C-011\n hand {hand}\nplayer 2\n hand N-009")
    game.charge(*hand.split()[:number])
    next_turn(game)
    assert game.deck(1) == 30 - drawn


def test_c_011_adds_up_what_is_charged_one_by_one() -> None:
    game = scene("player 1\n client C-011\n hand N-001 N-002 N-003 N-004\nplayer 2\n hand N-009")
    for one in ("N-001", "N-002", "N-003"):
        game.charge(one)
    next_turn(game)
    assert game.deck(1) == 29


def test_c_011_cards_moved_to_chakra_are_not_charged() -> None:
    moving = mission("M-1", text="Move 3 cards from your hand to chakra.")
    game = scene("player 1\n client C-011\n hand M-1 N-001 N-002 N-003 N-004", moving)
    game.play("mission M-1")
    game.pick("N-001", "N-002", "N-003")
    next_turn(game)
    assert game.deck(1) == 30


@pytest.mark.parametrize(
    ("client", "rewards", "zone"), [("C-012", 3, "chakra"), ("C-013", 2, "deck")]
)
def test_c_012_and_c_013_bring_a_card_back(client: str, rewards: int, zone: str) -> None:
    teams = ("N-001", "N-009", "N-003")
    for number in (rewards, rewards - 1):
        game = winning(*teams[:number], more=f"client {client}\n discard N-004 N-005")
        asked = until_asked(game, "1 pick")
        assert asked == (number == rewards)
        if asked:
            game.pick("N-005")
            assert game.cards(1, zone)[-1] == "N-005"
            assert game.cards(1, "discard") == ["N-004"]


def test_c_014_sand_ninja_in_hand_can_grow() -> None:
    lines = "player 1\n team N-117\n hand N-112 N-009"
    assert not scene(lines).offered("growth N-112")
    game = scene(lines + "\n client C-014")
    game.play("growth N-112")
    assert set(game.in_play(1)) == {"C-014", "N-112"}
    assert game.coins("N-112", "growth") == 1


def test_c_014_nobody_else_and_not_the_enemy() -> None:
    assert not scene("player 1\n team N-001\n hand N-025\n client C-014").offered("growth N-025")
    assert not scene("player 1\n team N-117\n hand N-112\nplayer 2\n client C-014").offered(
        "growth N-112"
    )
