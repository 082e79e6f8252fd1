"""Set 3, Missions M-085 to M-110: what each card does, and when it does not."""

import pytest

from naruto_tui.rules.team_choices import Block
from tests.cards.effects.fight import fight, resolve, use, words
from tests.cards.effects.ninja_scenes import may_go
from tests.rules.scene import Scene, scene

from .scenes import next_turn, played, state

# -- M-085 to M-094 --


def cloned(answer: bool, jutsu: str = "J-025", more: str = "mission M-085") -> Scene:
    game = fight("N-009", "N-017", jutsu, more=f"{more}\nteam N-004")
    use(game, jutsu)
    resolve(game)
    if game.asked == "1 may":
        if answer:
            game.yes()
        else:
            game.no()
    while game.asked == "1 pick":
        game.pick("N-004")
    return game


def test_m_085_a_clone_fights_in_another_style() -> None:
    game = cloned(True)
    game.play("name Mind")
    assert "Mind" in words(game, "N-009")
    assert "Weapon" not in words(game, "N-009")
    assert "Clone Status" in words(game, "N-009")


def test_m_085_only_if_wanted_and_with_that_jutsu() -> None:
    assert "Weapon" in words(cloned(False), "N-009")
    assert "Weapon" in words(cloned(True, "J-001"), "N-009")


def test_m_085_not_for_the_enemy() -> None:
    game = fight("N-009", "N-017", "J-025", more2="mission M-085\nteam N-004")
    use(game, "J-025")
    resolve(game)
    assert game.asked == "1 exchange"


def test_m_090_a_copied_characteristic() -> None:
    game = fight("N-011", "N-017", "J-007 J-001", "J-001", more="mission M-090\nteam N-004")
    game.play("pass")
    use(game, "J-001")
    use(game, "J-007", user="N-011")
    resolve(game)
    game.yes()
    game.pick("N-004")
    game.play("name Female")
    assert "Female" in words(game, "N-011")


def looked(kind: str) -> Scene:
    """M-086 looks at the one card of the enemy hand, a Jutsu."""
    game = played("M-086", "marker 3\nhand {} N-001 N-003", "hand J-001")
    assert game.offers == ["name ninja", "name jutsu", "name mission"]
    game.play(f"name {kind}")
    return game


def test_m_086_a_wrong_guess_costs_the_enemy_the_card() -> None:
    game = looked("ninja")
    assert game.cards(2, "chakra") == ["J-001"]
    assert game.cards(1, "hand") == ["N-003"]


def test_m_086_a_right_one_costs_a_card_of_ones_own() -> None:
    game = looked("jutsu")
    assert "J-001" in game.cards(2, "hand")
    assert game.cards(1, "discard") == ["N-003"]


@pytest.mark.parametrize("countered", [True, False])
def test_m_087_no_organization_this_turn(countered: bool) -> None:
    game = scene(
        "player 1\n team N-001\n team N-003\n hand N-009 N-010\n"
        "player 2\n marker 4\n hand M-087 N-001\n team N-017"
    )
    game.charge("N-009")
    assert game.asked == "2 counter"
    game.play("counter M-087" if countered else "pass")
    while game.asked.endswith("pay hand cost"):
        game.quiet()
    game.play("next")
    while game.asked == "2 counter":
        game.play("pass")
    assert game.asked == ("1 send" if countered else "1 organize")


def test_m_088_a_great_ninja_for_a_turn() -> None:
    game = played("M-088", "marker 4\nhand {} N-001\nchakra N-011 N-003\nteam N-023", card="N-003")
    assert "N-003" in game.in_play(1)
    next_turn(game)
    assert "N-003" in game.cards(1, "discard")


def test_m_088_nobody_of_a_name_that_is_in_the_village() -> None:
    game = scene("player 1\n marker 4\n hand M-088 N-001\n chakra N-011\n team N-023")
    assert not game.offered("mission M-088")


@pytest.mark.parametrize("number", [0, 2])
def test_m_089_a_coin_for_each_book(number: int) -> None:
    books = f"chakra M-007 x{number}" if number else ""
    game = played(
        "M-089", f"marker 3\nhand {{}} N-002\n{books}\nteam N-009\nteam N-003", card="N-003"
    )
    assert game.coins("N-003", "+1/+1") == number


def test_m_091_the_enemy_hand_is_open_for_two_turns() -> None:
    game = played("M-091", "marker 3\nhand {} N-002", "hand N-003 J-001")
    view = game.game.view(0)
    assert all(view.card(one) is not None for one in game.game.sides[1].hand)
    other = game.game.view(1)
    assert all(other.card(one) is None for one in game.game.sides[0].hand)


def test_m_092_the_healthy_fall_and_the_injured_rise() -> None:
    game = played("M-092", "marker 5\nhand {} N-002\nteam N-009\nteam N-001 injured",
                  "team N-003\nteam N-004 injured")  # fmt: skip
    assert [state(game, one) for one in ("N-009", "N-001", "N-003", "N-004")] == [
        "injured", "healthy", "injured", "healthy",
    ]  # fmt: skip


@pytest.mark.parametrize(("number", "change"), [("M-093", 1), ("M-094", -1)])
def test_m_093_and_m_094_missions_in_both_hands(number: str, change: int) -> None:
    game = scene(f"player 1\n mission {number}\n hand M-018 N-011\nplayer 2\n hand M-014")
    for card, cost in (("M-018", 4), ("M-014", 4)):
        assert game.game.entrance(game.card(card)) == cost + change
    assert game.game.entrance(game.card("N-011")) == 4
    assert scene(f"player 1\n mission {number}\n chakra M-018").game.entrance(30) != -1


# -- M-095 to M-104 --


def test_m_095_no_missions_in_the_next_enemy_turn() -> None:
    game = played(
        "M-095", "marker 3\nhand {} N-017 N-003", "marker 4\nhand M-031 N-018 N-003 N-004"
    )
    next_turn(game)
    assert game.asked == "2 mission phase"
    assert not game.offered("mission M-031")
    next_turn(game)
    next_turn(game)
    assert game.asked == "2 mission phase"
    assert game.offered("mission M-031")


def test_m_096_the_spy_in_ones_chakra() -> None:
    game = played("M-096", "marker 3\nhand {} N-017 N-001 N-003\ndeck N-004 N-005 N-006",
                  "hand N-007 N-009")  # fmt: skip
    assert "N-004" in game.cards(1, "hand")
    assert "N-005" in game.cards(1, "hand")
    assert "M-096" in game.cards(1, "chakra")
    assert not any(one.startswith("deploy") for one in game.offers)
    next_turn(game)
    assert game.offered("deploy N-007")


def test_m_096_gone_from_the_chakra_it_spies_no_more() -> None:
    assert not scene("player 1\n chakra M-096\n hand N-001 N-002").offered("deploy N-001")
    assert scene("player 1\n discard M-096\n hand N-001 N-002").offered("deploy N-001")
    assert scene("player 1\n hand N-001 N-002\nplayer 2\n chakra M-096").offered("deploy N-001")


def test_m_097_both_shuffle() -> None:
    game = played("M-097", "hand {} N-003")
    assert [one.seat for one in game.happened("shuffle")] == [0, 1]


def test_m_098_a_clearer_head() -> None:
    game = scene("player 1\n mission M-098\n team N-009\nplayer 2\n team N-003")
    assert game.game.traits(game.card("N-009")).mental == 1
    assert game.game.traits(game.card("N-003")).mental == 0


@pytest.mark.parametrize(("rewards", "over"), [(10, False), (11, False), (12, True)])
def test_m_099_twelve_rewards_to_win(rewards: int, over: bool) -> None:
    game = scene(f"phase end\nplayer 1\n rewards {rewards}\n hand wait\nplayer 2\n mission M-099")
    assert (game.asked == "") == over


@pytest.mark.parametrize(("rewards", "offered"), [(4, True), (5, False)])
def test_m_099_not_against_five_rewards(rewards: int, offered: bool) -> None:
    game = scene(
        f"player 1\n marker 2\n rewards 6\n hand M-099 N-003\nplayer 2\n rewards {rewards}"
    )
    assert game.offered("mission M-099") == offered


def challenged(*attack: str) -> Scene:
    """N-001 has challenged N-009; these teams attack."""
    mine, theirs = "hand {} N-003\nteam N-001\nteam N-002", "team N-009\nteam N-010"
    game = played("M-100", f"marker 3\n{mine}", theirs, "N-001", "N-009")
    game.until("organize")
    game.arrange(*attack)
    game.until("battle")
    game.send(*(team.split(maxsplit=1)[0] for team in attack))
    return game


def legal(game: Scene, *blocks: tuple[str, str]) -> bool:
    choice = game.game.choice
    assert isinstance(choice, Block)
    play = game.game.play
    answer = tuple(
        (play[game.card(a)].team, play[game.card(b)].team, game.card(b)) for a, b in blocks
    )
    return choice.problem(answer) is None


def test_m_100_the_challenged_must_block_the_challenger() -> None:
    game = challenged("N-001", "N-002")
    assert legal(game, ("N-001", "N-009"))
    assert legal(game, ("N-001", "N-009"), ("N-002", "N-010"))
    assert not legal(game)
    assert not legal(game, ("N-002", "N-009"))
    assert not legal(game, ("N-001", "N-010"))


def test_m_100_not_with_a_friend_nor_when_he_stays_at_home() -> None:
    assert legal(challenged("N-001 N-002"))
    assert legal(challenged("N-002"), ("N-002", "N-010"))


def test_m_101_everybody_is_weaker_once() -> None:
    theirs = "player 2\n mission M-101\n team N-003"
    game = scene(f"player 1\n mission M-101\n mission M-101\n team N-009\n{theirs}")
    assert game.power("N-009") == "2/0"
    assert game.power("N-003") == "0/0"


def test_m_102_heals_in_the_enemy_turn() -> None:
    lines = "player 1\n hand N-003 N-004\nplayer 2\n marker 2\n hand M-102 N-005\n team N-010"
    game = scene(f"{lines}\n team N-009 injured")
    game.charge("N-003")
    game.play("counter M-102")
    while game.asked.endswith("pay hand cost"):
        game.quiet()
    assert state(game, "N-009") == "healthy"
    healthy = scene(
        "player 1\n hand N-003 N-004\nplayer 2\n marker 2\n hand M-102 N-005\n team N-010"
    )
    healthy.charge("N-003")
    assert healthy.asked == "1 mission phase"


def test_m_103_the_white_eye_sees_four_cards() -> None:
    deck = "deck N-001 N-002 N-003 N-004 N-005"
    game = fight("N-033", "N-017", "J-108", more=f"mission M-103\n{deck}")
    use(game, "J-108", x=0)
    resolve(game)
    game.yes()
    game.order("N-004", "N-003", "N-002", "N-001")
    assert set(game.cards(1, "deck")[:4]) == {"N-001", "N-002", "N-003", "N-004"}
    assert game.cards(1, "deck")[:4] != ["N-001", "N-002", "N-003", "N-004"]
    assert game.cards(1, "deck")[4] == "N-005"


def test_m_103_no_other_jutsu_sees_anything() -> None:
    game = fight("N-033", "N-017", "J-001", more="mission M-103")
    use(game, "J-001")
    resolve(game)
    assert game.asked == "1 exchange"


def test_m_104_both_branches_leave() -> None:
    mine, theirs = "hand {} N-005\nteam N-033\nteam N-003", "team N-042\nteam N-001"
    game = played("M-104", f"marker 3\n{mine}", theirs, "N-033", "N-042")
    assert "N-033" in game.cards(1, "hand")
    assert game.cards(2, "deck")[0] == "N-042"
    none = scene("player 1\n marker 3\n hand M-104 N-005\n team N-033\nplayer 2\n team N-001")
    assert not none.offered("mission M-104")


# -- M-105 to M-110 --


def test_m_105_a_jutsu_onto_the_deck() -> None:
    game = played("M-105", "marker 4\nhand {} N-005\ndiscard J-001 N-003 J-002", card="J-002")
    assert game.cards(1, "deck")[0] == "J-002"
    assert not scene("player 1\n marker 4\n hand M-105 N-005\n discard N-003").offered(
        "mission M-105"
    )


def test_m_106_a_jonin_comes_to_the_rescue() -> None:
    lines = "marker 9\nhand {} N-002 N-011 N-009\nteam N-001 injured\nteam N-003"
    game = played("M-106", lines, "team N-012")
    game.until("battle")
    game.send("N-001")
    game.block("N-001 by N-012")
    while game.asked != "1 may":
        game.quiet()
    game.yes()
    assert "N-011" in game.in_play(1)


def test_m_106_not_for_enemy_ninja() -> None:
    game = played("M-106", "marker 9\nhand {} N-002 N-011\nteam N-012", "team N-001 injured")
    game.until("battle")
    game.send("N-012")
    game.block("N-012 by N-001")
    next_turn(game)
    assert "N-011" in game.cards(1, "hand")


def test_m_107_a_stranger_for_a_ninja() -> None:
    game = played("M-107", "marker 3\nhand {} N-017 N-003 J-001\ndeck N-001 N-018 N-002 N-014")
    assert game.cards(1, "discard") == ["N-003"]
    assert sorted(game.offers) == ["N-014", "N-018"]
    game.pick("N-018")
    assert "N-018" in game.cards(1, "hand")


def test_m_107_nothing_without_a_ninja_to_give() -> None:
    game = played("M-107", "marker 3\nhand {} J-013 J-001\ndeck N-018")
    assert game.asked == "1 mission phase"
    assert game.cards(1, "deck") == ["N-018"]


def test_m_108_a_wish_for_as_many_cards_as_chakra() -> None:
    lines = "marker 4\nhand {} N-003\nchakra N-001 N-002\ndiscard J-001 J-002 J-003\nteam N-004"
    game = played("M-108", lines, "", "J-001", "J-003")
    while game.asked == "1 order":
        game.order("J-003", "J-001")
    assert set(game.cards(1, "deck")[:2]) == {"J-001", "J-003"}
    assert game.cards(1, "discard") == ["J-002"]


@pytest.mark.parametrize(("discard", "offered"), [(0, False), (1, False), (2, True)])
def test_m_108_not_with_fewer_discarded_cards_than_chakra(discard: int, offered: bool) -> None:
    game = scene(
        "player 1\n marker 4\n hand M-108 N-003\n chakra N-001 N-002\n team N-004\n"
        + f" discard J-001 x{discard}" * bool(discard)
    )
    assert game.offered("mission M-108") is offered


def test_m_108_only_beside_a_woman() -> None:
    lines = "marker 4\n hand M-108 N-003\n chakra N-001\n discard J-001"
    assert not scene(f"player 1\n {lines}\n team N-009").offered("mission M-108")
    assert scene(f"player 1\n {lines}\n team N-004").offered("mission M-108")


def test_m_109_only_women_fight_this_turn() -> None:
    game = played("M-109", "marker 3\nhand {} N-005\nteam N-009\nteam N-004\nteam N-038, N-010",
                  "team N-001\nteam N-003")  # fmt: skip
    assert game.asked == "2 organize"
    game.quiet()
    game.until("battle")
    assert may_go(game) == [["N-004"]]
    game.send("N-004")
    assert may_go(game) == [["N-003"]]


def test_m_110_a_gift_for_lee() -> None:
    game = played("M-110", "marker 1\nhand {} N-001\nteam N-031")
    assert game.coins("N-031", "growth") == 1
    assert not scene("player 1\n marker 1\n hand M-110 N-001\n team N-009").offered("mission M-110")
