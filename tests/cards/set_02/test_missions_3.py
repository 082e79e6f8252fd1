"""Missions of set 2, M-074 to M-084: what each does, and where it must not."""

from tests.cards.set_02.mission_scenes import PAY, played
from tests.rules.scene import Scene, jutsu, ninja, scene

A, B, C, X = (ninja(one, "2/1", injured="1/1") for one in "ABCX")


# -- M-075 Observer --

WET = jutsu("WET", "WWW", text="Target the user.\nThe target gets +1/+0 this turn.")


def observed(symbol: str) -> Scene:
    game = played("M-075", "team A\n chakra B", "", A, B, WET, hand="WET wait")
    game.play(f"name {symbol}")
    game.until("battle")
    game.send("A")
    return game


def test_m_075_all_your_chakra_has_the_named_symbol_too() -> None:
    game = observed("Water")
    game.play("jutsu WET")
    game.resolve()
    assert game.power("A") == "3/1"


def test_m_075_no_other_symbol_and_not_the_next_turn() -> None:
    assert not observed("Wind").offered("jutsu WET")
    game = observed("Water")
    game.until("start")
    assert game.game.words(game.card("B")).symbols == "F"


# -- M-076 Image of Death --


def image_of_death() -> Scene:
    game = scene(
        "player 1\n team A\n hand B wait\nplayer 2\n marker 6\n team X\n hand M-076 PAY wait",
        PAY, A, B, X,
    )  # fmt: skip
    game.charge("B")
    game.play("counter M-076")
    return game


def test_m_076_nobody_is_sent_out_in_the_turn_of_the_enemy() -> None:
    game = image_of_death()
    game.until("start")
    assert game.happened("send") == []


def test_m_076_the_next_turn_is_free() -> None:
    game = image_of_death()
    game.until("start")
    game.until("battle")
    assert game.asked == "2 send"


# -- M-078 Lucky! --


def test_m_078_heads_discards_a_reward_and_tails_is_a_card_for_the_enemy() -> None:
    seen = set()
    for seed in range(6):
        game = scene(
            f"seed {seed}\nplayer 1\n marker 6\n hand M-078 PAY wait\nplayer 2\n rewards 1", PAY
        )
        game.play("mission M-078")
        heads = game.happened("flip")[-1].number
        assert (game.rewards(2), len(game.happened("draw"))) == ((0, 0) if heads else (1, 1))
        seen.add(heads)
    assert seen == {0, 1}


def test_m_078_needs_an_enemy_reward() -> None:
    line = "player 1\n marker 6\n rewards 2\n hand M-078 PAY\nplayer 2"
    assert not scene(line, PAY).offered("mission M-078")


# -- M-079 The Fastest Finisher --


def test_m_079_nine_rewards_win_for_its_player_alone() -> None:
    game = scene("phase end\nplayer 1\n mission M-079\n rewards 9\nplayer 2")
    assert game.asked == ""
    assert game.game.result.winner == 0
    game = scene("phase end\nplayer 1\n mission M-079\nplayer 2\n rewards 9\n hand wait")
    assert game.asked != ""
    game = scene("phase end\nplayer 1\n mission M-079\n rewards 8\nplayer 2\n hand wait")
    assert game.asked != ""


def test_m_079_is_not_played_with_five_rewards() -> None:
    line = "player 1\n marker 6\n rewards {}\n hand M-079 PAY\nplayer 2\n rewards 7"
    assert scene(line.format(4), PAY).offered("mission M-079")
    assert not scene(line.format(5), PAY).offered("mission M-079")


# -- M-080 Sakura's Decision --

GIRL = ninja("GIRL", characteristics=("Female",), mental=3)


def test_m_080_an_injury_for_as_many_cards_as_she_has_wits() -> None:
    game = played("M-080", "team GIRL", "", GIRL, hand="")
    assert (game.is_injured("GIRL"), len(game.cards(1, "hand"))) == (True, 3)


def test_m_080_not_when_she_is_injured_and_nothing_without_wits() -> None:
    line = "player 1\n marker 6\n hand M-080 PAY\n team GIRL injured\n team A\nplayer 2\n team X"
    assert not scene(line, PAY, GIRL, A, X).offered("mission M-080")
    dull = ninja("DULL", characteristics=("Female",), mental=-1)
    assert played("M-080", "team DULL", "", dull, hand="").cards(1, "hand") == []


# -- M-082 Securing Food --


def test_m_082_nobody_is_sent_out_while_it_lies_there() -> None:
    game = scene(
        "phase battle\nplayer 1\n team A\n hand wait\nplayer 2\n mission M-082 coins x1\n team X",
        A, X,
    )  # fmt: skip
    game.until("end")
    assert game.happened("send") == []
    assert scene("phase battle\nplayer 1\n team A\nplayer 2\n team X", A, X).asked == "1 send"


# -- M-083 Promise from the Past --


def test_m_083_a_woman_of_the_top_five_comes_to_hand() -> None:
    deck = "deck A B GIRL A A GIRL"
    game = played("M-083", deck, "", A, B, GIRL, hand="")
    assert game.cards(1, "hand") == ["GIRL"]
    assert (game.deck(1), len(game.happened("reveal"))) == (5, 1)
    assert game.happened("shuffle")


def test_m_083_the_sixth_card_is_not_seen() -> None:
    game = played("M-083", "deck A B A A A GIRL", "", A, B, GIRL, hand="")
    assert (game.cards(1, "hand"), game.deck(1)) == ([], 6)


# -- M-084 Starving --


def starved(hands: tuple[str, str], active: int, more: str = "") -> Scene:
    return scene(
        f"phase end\nactive {active}\nplayer 1\n team A\n mission M-084\n {more}\n {hands[0]}\n"
        f"player 2\n team X\n {hands[1]}",
        A, X,
    )  # fmt: skip


def test_m_084_who_ends_his_turn_with_two_cards_damages_his_own_ninja() -> None:
    full = "hand blank x3"
    assert starved(("hand blank x2", full), 1).is_injured("A")
    assert starved((full, ""), 2).is_injured("X")


def test_m_084_not_with_three_cards_not_in_the_other_turn_and_once_for_two() -> None:
    few, full = "hand blank x2", "hand blank x3"
    assert not starved((full, few), 1).happened("damage")
    assert not starved((few, full), 2).happened("damage")
    game = starved((few, full), 1, "mission M-084")
    assert (game.where("A"), game.is_injured("A")) == ("play", True)


# -- M-074 Striking a Deal --


def test_m_074_a_reward_for_each_ninja_that_is_healed() -> None:
    game = played("M-074", "rewards 4\n team A injured\n team B injured\n team C", "", A, B, C)
    choice = game.game.choice
    assert (choice.low, choice.high) == (1, 3)
    game.pick(*game.offers[:2])
    game.pick("A", "B")
    assert (game.rewards(1), game.is_injured("A"), game.is_injured("B")) == (2, False, False)


def test_m_074_needs_a_reward_and_as_many_ninja() -> None:
    line = "player 1\n marker 6\n hand M-074 PAY\n {}\nplayer 2\n rewards 3\n team X injured"
    assert not scene(line.format("team A injured"), PAY, A, X).offered("mission M-074")
    assert not scene(line.format("rewards 2"), PAY, A, X).offered("mission M-074")
    game = played("M-074", "rewards 3\n team A injured", "team X injured", A, X)
    game.pick(game.offers[0])
    assert (game.rewards(1), game.is_injured("A"), game.is_injured("X")) == (2, False, True)


# -- M-077 Ninja Poem Titled "Ninja Opportunity" --

WIND, FIRE = ninja("WIND", symbols="N"), ninja("FIRE")


def poem(team: str) -> Scene:
    game = scene(
        f"player 1\n {team}\n hand A\nplayer 2\n marker 6\n team X, W2\n hand M-077 PAY",
        PAY, A, B, X, WIND, FIRE, ninja("W2", symbols="N"),
    )  # fmt: skip
    game.charge()
    game.play("counter M-077")
    game.until("organize")
    return game


def test_m_077_the_enemy_makes_no_team_of_different_symbols_this_turn() -> None:
    game = poem("team FIRE, WIND\n team B")
    choice = game.game.choice
    fire, wind, b = (game.card(one) for one in ("FIRE", "WIND", "B"))
    assert choice.problem(((fire, wind), (b,)))
    assert choice.problem(((fire, b), (wind,))) is None


def test_m_077_your_own_teams_are_free_and_so_is_the_next_turn() -> None:
    game = poem("team FIRE\n team WIND")
    assert game.team("X") == ["X", "W2"]
    game.arrange()
    game.until("start")
    game.until("organize")
    choice = game.game.choice
    assert choice.problem(((game.card("X"), game.card("W2")),)) is None
