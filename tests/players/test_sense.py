"""Positions that genin must get right: wins, defence, Jutsu, targets, hands."""

import pytest

from tests.rules.scene import jutsu, mission, ninja, scene

from .table import decide, go_on, verbs

ONE = ninja("T-1", "1/1")
BIG = ninja("T-6", "6/2", "4/1")
SMALL = ninja("T-2", "2/0", "1/0")
BOOST = jutsu("J-B", text="Target the user.\nThe target gets +2/+0 this turn.")
BURN = jutsu("J-D", text="Target 1 Ninja.\nGive 1 damage to the target.")
BURN_OWN = mission("M-O", text="Target 1 of your Ninja.\nGive 1 damage to the target.")
DRAW = mission("M-D", text="Draw 2 cards.")


def option(game, answer) -> str:
    return verbs(game)[answer]


# -- winning and not losing --


@pytest.mark.parametrize(
    ("rewards", "own", "enemy"),
    [
        (9, "team T-1", ""),
        (8, "team T-6", ""),
        (8, "team T-2\n team T-1", ""),
        (9, "team T-2\n team T-1", "team T-6"),
        (8, "team T-6\n team T-1\n team T-2", "team T-6"),
        (7, "team T-6\n team T-1\n team T-2", "team T-6 injured"),
    ],
)
def test_genin_sends_out_what_wins_the_game(rewards: int, own: str, enemy: str) -> None:
    text = f"""
        phase battle
        player 1
          rewards {rewards}
          {own}
        player 2
          {enemy or "marker 3"}
    """
    cards = [ONE, BIG, SMALL]
    game = scene(text, *cards).game
    go_on(game)
    won = game.result is not None and game.result.winner == 0
    blocks = enemy.count("team")
    powers = sorted([2 if one == "T-6" else 1 for one in own.replace("team", "").split()])
    surely = sum(powers[: max(0, len(powers) - blocks)])
    assert won == (rewards + surely >= 10)


def test_genin_arranges_for_the_win() -> None:
    # One strong team is blocked; two teams are not both.
    text = """
        phase organize
        player 1
          rewards 9
          team T-2
          team T-1
        player 2
          team T-6
    """
    game = scene(text, ONE, SMALL, BIG).game
    go_on(game)
    assert game.result is not None
    assert game.result.winner == 0


def test_genin_wins_by_emptying_the_deck() -> None:
    text = """
        phase battle
        player 1
          team T-6
        player 2
          rewards 4
          deck N-001 x2
    """
    game = scene(text, BIG).game
    go_on(game)
    assert (game.result.winner, game.result.why) == (0, "deck out")


def test_genin_attacks_past_teams_that_cannot_block() -> None:
    coward = ninja("T-C", "6/0", text="Valid: This Ninja cannot block.")
    text = """
        phase battle
        player 1
          rewards 9
          team T-1
        player 2
          team T-C
    """
    game = scene(text, ONE, coward).game
    assert len(decide(game)) == 1


@pytest.mark.parametrize("text", ["This Ninja cannot be sent out.", "Its team cannot be sent out."])
def test_who_would_keep_the_team_at_home_is_left_there(text: str) -> None:
    idle = ninja("T-I", "7/3", text=text)
    position = """
        phase organize
        player 1
          team T-6
          team T-1
          team T-I
        player 2
          team T-2
    """
    game = scene(position, ONE, BIG, SMALL, idle).game
    assert ("T-I",) in [tuple(game.cards[one].number for one in team) for team in decide(game)]
    go_on(game)
    assert [event for event in game.events if event.kind == "send"]


@pytest.mark.parametrize("level", ["genin"])
@pytest.mark.parametrize(
    ("rewards", "attacks", "home"),
    [
        (9, ["T-6"], ["T-1 injured"]),
        (8, ["T-6"], ["T-1"]),
        (8, ["T-1", "T-2"], ["T-1 injured", "T-6"]),
        (9, ["T-1", "T-2"], ["T-1 injured", "T-1 injured"]),
        (7, ["T-6", "T-1"], ["T-1 injured"]),
        (9, ["T-6", "T-6", "T-6"], ["T-1", "T-2 injured", "T-1", "T-2"]),
    ],
)
def test_the_tenth_reward_is_blocked(
    level: str, rewards: int, attacks: list[str], home: list[str]
) -> None:
    text = f"""
        turn 6
        active 2
        phase block
        player 2
          rewards {rewards}
          {"".join(f"attack {one}{chr(10)}" for one in attacks)}
        player 1
          {"".join(f"team {one}{chr(10)}" for one in home)}
    """
    game = scene(text, ONE, SMALL, BIG).game
    go_on(game, level=level)
    assert game.result is None


def test_early_rewards_are_not_worth_a_body() -> None:
    text = """
        turn 6
        active 2
        phase block
        player 2
          attack T-6
        player 1
          team T-2
    """
    assert decide(scene(text, SMALL, BIG).game) == ()


def test_a_block_that_wins_is_made() -> None:
    text = """
        turn 6
        active 2
        phase block
        player 2
          attack T-2
        player 1
          team T-6
    """
    assert len(decide(scene(text, SMALL, BIG).game)) == 1


def test_a_stronger_enemy_team_is_not_attacked() -> None:
    text = """
        phase battle
        player 1
          team T-2
        player 2
          team T-6
    """
    assert decide(scene(text, SMALL, BIG).game) == ()


# -- Jutsu --


def exchange(attack: str, block: str, hand: str = "J-B") -> str:
    return f"""
        phase exchange
        player 1
          attack {attack}
          hand {hand}
          chakra N-001 x3
        player 2
          block 1 {block}
    """


@pytest.mark.parametrize(
    ("attack", "block", "answer"),
    [
        ("T-6", "T-1", "pass"),  # won without it
        ("T-1", "T-9", "pass"),  # lost with it
        ("T-6", "T-2", "jutsu"),  # won, and outstanding with it
        ("T-8", "T-6", "jutsu"),  # lost, but alive with it
        ("T-3", "T-4", "jutsu"),  # lost, and won with it
        ("T-4", "T-4", "jutsu"),
    ],
)
def test_a_jutsu_is_used_only_where_it_decides(attack: str, block: str, answer: str) -> None:
    others = ninja("T-3", "3/0", "1/0"), ninja("T-4", "4/0", "1/0"), ninja("T-9", "9/0")
    others += (ninja("T-8", "1/0", "5/0"),)
    game = scene(exchange(attack, block), ONE, BIG, SMALL, *others, BOOST).game
    assert option(game, decide(game)).startswith(answer)


def test_the_second_jutsu_is_kept_where_one_decides() -> None:
    three, four = ninja("T-3", "3/0", "1/0"), ninja("T-4", "4/0", "1/0")
    game = scene(exchange("T-3", "T-4", "J-B x2"), three, four, BOOST).game
    go_on(game)
    assert len(game.sides[0].hand) >= 1


def test_removal_hits_the_enemy() -> None:
    game = scene(exchange("T-2", "T-6 injured", "J-D"), SMALL, BIG, BURN).game
    go_on(game, until="target")
    (target,) = decide(game)
    assert game.play[target].seat == 1


def test_a_jutsu_with_only_own_targets_to_harm_stays_in_hand() -> None:
    burn = jutsu("J-O", text="Target 1 of your Ninja.\nGive 1 damage to the target.")
    game = scene(exchange("T-2", "T-6", "J-O"), SMALL, BIG, burn).game
    assert option(game, decide(game)) == "pass"


# -- the Mission Phase --


def test_a_mission_that_harms_only_oneself_stays_in_hand() -> None:
    text = """
        phase mission
        deployed 1
        player 1
          team T-6
          hand M-O
    """
    game = scene(text.replace("deployed 1", ""), BIG, BURN_OWN).game
    assert not option(game, decide(game)).startswith("mission")


def test_drawing_into_an_empty_deck_is_left() -> None:
    text = """
        phase mission
        player 1
          team T-6
          hand M-D
          deck N-001 x2
    """
    game = scene(text, BIG, DRAW).game
    assert not option(game, decide(game)).startswith("mission")


def test_drawing_cards_is_done() -> None:
    game = scene("phase mission\n player 1\n team T-6\n hand M-D", BIG, DRAW).game
    assert option(game, decide(game)).startswith("mission")


def test_no_deployment_is_missed() -> None:
    game = scene("phase mission\n player 1\n hand T-1 T-6", ONE, BIG).game
    assert option(game, decide(game)).startswith("deploy")
