"""Effects that stop for a pick while they are carried out, and then go on with it (T-16)."""

from .scene import Scene, mission, ninja, scene

A, A2 = ninja("A", "2/1"), ninja("A2", "2/1")
B, B2 = ninja("B", "3/1"), ninja("B2", "4/2")


def playing(text: str, mine: str = "", theirs: str = "", *cards) -> Scene:
    """Player 1 plays a Mission with this text."""
    game = scene(
        f"player 1\n hand M N-001\n{mine}\nplayer 2\n{theirs}",
        mission("M", text=text), A, A2, B, B2, *cards,
    )  # fmt: skip
    game.play("mission M")
    return game


P, P2 = (mission(one, permanent=True, text="You can keep any number of cards.") for one in "PQ")


def test_t_16_one_of_several_missions_becomes_a_ninja() -> None:
    text = "1 of your Missions becomes a Ninja with power 4/2 with injured power 1/0."
    game = playing(text, "mission P\n mission Q", "", P, P2)
    game.pick("Q")
    assert game.power("Q") == "4/2"
    assert game.game.cards[game.card("P")].kind == "mission"


def test_t_22_a_ninja_becomes_a_copy_of_the_one_that_is_picked() -> None:
    text = "1 of your Ninja becomes a copy of 1 enemy Ninja."
    game = playing(text, "team A\n team A2", "team B\n team B2")
    game.pick("A2")
    game.pick("B2")
    assert [game.power(one) for one in ("A", "B2#1")] == ["2/1", "4/2"]
    assert game.in_play(1) == ["A", "B2"]


def test_t_22_nothing_becomes_a_copy_of_nothing() -> None:
    game = playing("1 of your Ninja becomes a copy of 1 enemy Ninja.", "team A")
    assert game.power("A") == "2/1"


def test_k_24_5_a_ninja_does_not_become_a_ninja_once_more() -> None:
    text = "Target 1 of your Ninja.\nThe target becomes a Ninja with power 4/2."
    assert playing(text, "team A").power("A") == "2/1"


def test_t_22_a_coin_is_a_copy_of_the_ninja_that_is_picked() -> None:
    text = "Put 1 Ninja coin into play as a copy of 1 enemy Ninja."
    game = playing(text, "", "team B\n team B2")
    game.pick("B2")
    assert game.in_play(1) == ["B2"]


def test_t_22_no_coin_is_a_copy_of_nothing() -> None:
    game = playing(
        "Put 1 Ninja coin into play as a copy of 1 enemy Ninja. Draw 1 card.", "deck N-001 x5"
    )
    assert game.in_play(1) == []


def test_t_15_one_of_several_ninja_joins_one_of_several_teams() -> None:
    text = "Put 1 Ninja from your hand into 1 of your teams."
    game = scene("player 1\n hand M B B2\n team A\n team A2", mission("M", text=text), A, A2, B, B2)
    game.play("mission M")
    game.pick("B2")
    game.pick("A2")
    assert game.team("A2") == ["A2", "B2"]
    assert game.cards(1, "hand") == ["B"]


def test_t_15_nobody_joins_a_team_that_is_not_there() -> None:
    text = "Put 1 Ninja from your hand into 1 enemy team."
    game = playing(text, "team A")
    assert game.cards(1, "hand") == ["N-001"]


def test_t_18_cards_that_are_looked_at_are_picked_first() -> None:
    game = playing("Look at 1 card in the enemy hand.", "", "hand B B2")
    assert game.asked
    game.pick(*game.offers[:1])
    assert len(game.happened("look")) == 1


MODES = "choose 1: (1) Injure all enemy Ninja. (2) Heal all of your Ninja."


def test_t_19_modes_under_a_condition_are_chosen_when_it_is_carried_out() -> None:
    game = playing(f"If you have 1 or more Ninja, {MODES}", "team A injured", "team B")
    game.play("mode 1")
    assert [game.is_injured(one) for one in ("A", "B")] == [False, False]


def test_t_19_two_modes_are_two_different_ones() -> None:
    text = f"If you have 1 or more Ninja, {MODES}".replace("choose 1", "choose 2")
    game = playing(text, "team A injured", "team B")
    game.play("mode 1")
    if game.asked.endswith("modes"):
        assert game.offers == ["mode 0"]
        game.play("mode 0")
    assert [game.is_injured(one) for one in ("A", "B")] == [False, True]


def test_t_19_modes_of_a_trigger() -> None:
    text = f"When this Ninja is deployed, {MODES}"
    game = scene("player 1\n hand T N-001\nplayer 2\n team B", ninja("T", text=text), B)
    game.deploy("T")
    game.play("mode 0")
    assert game.is_injured("B")
