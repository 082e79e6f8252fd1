"""Set 1, Ninja N-027 to N-037: what each card does, and when it does not."""

import pytest

from tests.rules.scene import Scene, ninja, scene

from .fight import fight, resolve, use
from .ninja_scenes import blocking, may_go, sending, showdown

# -- N-027 Sakura: chakra for those who have little -----------------------------------------------


@pytest.mark.parametrize("chakra", ["", "chakra N-001"])
def test_n_027_moves_the_top_card_to_chakra(chakra: str) -> None:
    game = sending("N-027", mine=f"{chakra}\n deck N-009 N-001 x9")
    game.send("N-027")
    game.yes()
    assert game.cards(1, "chakra")[-1] == "N-009"
    assert game.deck(1) == 9


def test_n_027_may_be_left() -> None:
    game = sending("N-027")
    game.send("N-027")
    game.no()
    assert game.cards(1, "chakra") == []


@pytest.mark.parametrize(
    ("sakura", "mine"),
    [
        ("N-027", "chakra N-001 x2"),  # enough chakra
        ("N-027", "deck"),  # an empty deck
        ("N-027 injured", ""),  # her text is off
    ],
)
def test_n_027_nothing_otherwise(sakura: str, mine: str) -> None:
    game = sending(sakura, mine=mine)
    game.send("N-027")
    assert game.asked == "2 block"


def test_n_027_also_when_blocking() -> None:
    game = blocking("N-009", "N-027")
    game.block("N-009 by N-027")
    assert game.asked == "2 may"


# -- N-028 Kiba: +1/+1 with an "Animal" -----------------------------------------------------------


@pytest.mark.parametrize(("state", "power"), [("", "3/1"), (" injured", "1/1")])
def test_n_028_is_stronger_with_an_animal(state: str, power: str) -> None:
    game = sending(f"N-028{state}, N-036")
    game.send("N-028")
    assert game.power("N-028") == power
    assert game.power("N-036") == "0/1"
    game.until("start")
    assert game.power("N-028") == ("2/0" if power == "3/1" else "0/0")


def test_n_028_also_when_blocking() -> None:
    game = blocking("N-009", "N-028, N-036")
    game.block("N-009 by N-036")
    assert game.power("N-028") == "3/1"


@pytest.mark.parametrize("teams", [("N-028", "N-036, N-001"), ("N-028, N-001", "N-036, N-003")])
def test_n_028_not_with_an_animal_of_another_team(teams: tuple[str, ...]) -> None:
    game = sending(*teams)
    game.send("N-028", "N-036")
    assert game.power("N-028") == "2/0"


# -- N-030 Hinata: heals a Genin for three chakra -------------------------------------------------


def morning(hinata: str, chakra: str, hurt: str, top: str = "") -> Scene:
    return scene(
        f"phase start\n{top}\nplayer 1\n team {hinata}\n team {hurt}\n team N-009 injured\n"
        f" hand N-005\n chakra {chakra}\nplayer 2\n team N-003 injured\n hand N-005"
    )


def test_n_030_heals_a_genin_for_three_chakra() -> None:
    game = morning("N-030", "N-004 x4", "N-001 injured\n team N-002 injured")
    game.yes()
    game.pick("N-004", "N-004", "N-004")
    assert sorted(game.offers) == ["N-001", "N-002"]  # N-009 is a Chunin, N-003 the opponent's
    game.pick("N-001")
    assert (game.is_injured("N-001"), game.is_injured("N-002")) == (False, True)
    assert len(game.cards(1, "chakra")) == 1
    assert game.cards(1, "discard") == ["N-004"] * 3


@pytest.mark.parametrize(
    ("hinata", "chakra", "hurt", "top"),
    [
        ("N-030", "N-004 x2", "N-001 injured", ""),  # too little to pay with
        ("N-030", "N-004 x3", "N-001", ""),  # no injured Genin of yours
        ("N-030 injured", "N-004 x3", "N-001 injured", ""),  # not even herself
        ("N-030", "N-004 x3", "N-001 injured", "active 2"),  # the opponent's turn
    ],
)
def test_n_030_nothing_otherwise(hinata: str, chakra: str, hurt: str, top: str) -> None:
    assert morning(hinata, chakra, hurt, top).asked.endswith("mission phase")


def test_n_030_and_n_013_are_paid_one_after_the_other() -> None:
    game = morning("N-030", "N-004 x3", "N-001 injured\n team N-013")
    assert game.asked == "1 trigger order"
    game.order("N-030", "N-013")
    assert game.asked == "1 optional effect"
    game.yes()
    assert game.cards(1, "chakra") == []
    assert game.asked == "1 mission phase"  # nothing is left to pay the other with


# -- N-031 Rock Lee: no Jutsu with specific symbols -----------------------------------------------


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_031_cannot_use_jutsu_with_specific_symbols(state: str) -> None:
    game = fight(f"N-031{state}", "N-009", "J-001 J-016 J-003 J-010")
    assert game.offers == ["jutsu J-001", "jutsu KEPT", "pass"]


def test_n_031_does_not_bind_others_of_its_team() -> None:
    game = fight("N-031, N-001", "N-009", "J-010")
    use(game, "J-010", "N-009")  # nobody is asked who uses it: only N-001 can
    resolve(game)
    assert [one.cards for one in game.happened("use")] == [(game.card("N-001"),)]
    assert game.is_injured("N-009")


# -- N-034 Konohamaru: a card for a victory -------------------------------------------------------


@pytest.mark.parametrize(
    "block",
    ["N-017", "N-011"],  # a draw, a defeat
)
def test_n_034_nothing_for_a_draw_or_a_defeat(block: str) -> None:
    game = showdown("N-033, N-034, N-003", block)  # 3 + 0 + 1
    assert game.turn == 6
    assert not drawn(game, 0)


@pytest.mark.parametrize("block", ["N-010", "N-001"])
@pytest.mark.parametrize("state", ["", " injured"])
def test_n_034_draws_when_its_team_wins(block: str, state: str) -> None:
    game = showdown(f"N-023, N-034{state}", block)  # 6 against 4 and against 1
    assert drawn(game, 0) == [1]


def test_n_034_draws_when_its_team_wins_as_blocker() -> None:
    game = showdown("N-010", "N-023, N-034")
    assert drawn(game, 1) == [1, 1]  # and the card of the next turn


def test_n_034_nothing_for_an_unblocked_attack() -> None:
    game = scene("phase showdown\nplayer 1\n attack N-023, N-034\nplayer 2\n hand N-001 x2")
    assert game.rewards(1) == 2
    assert not drawn(game, 0)


def test_n_034_nothing_for_the_victory_of_another_team() -> None:
    game = scene(
        "phase showdown\nplayer 1\n attack N-023\n attack N-034\n"
        "player 2\n block 1 N-010\n block 2 N-009\n hand N-001 x2"
    )
    game.until("end")
    assert [one.seat for one in game.happened("win")] == [0, 1]
    assert not drawn(game, 0)


def drawn(game: Scene, seat: int) -> list[int]:
    """How many cards a seat has drawn each time."""
    return [one.number for one in game.happened("draw") if one.seat == seat]


# -- N-035 Kaede: a card when she comes, a card when she goes -------------------------------------


def test_n_035_draws_when_it_is_deployed() -> None:
    game = scene("player 1\n hand N-035 N-001\n deck N-009 N-010 x5")
    game.deploy("N-035")
    assert game.cards(1, "hand") == ["N-001", "N-009"]


def test_n_035_draws_when_an_effect_puts_it_into_play() -> None:
    game = scene("player 1\n hand N-035 M-020 N-004 N-001\n deck N-009 N-010 x5")
    game.play("mission M-020")  # Ninja Academy: a "Genin" in hand
    assert "N-035" not in game.offers  # an Academy Student
    game = scene(
        "player 1\n marker 2\n hand M-032 N-014 N-035 N-001\n deck N-009 x5\nplayer 2\n team N-011"
    )
    game.play("mission M-032")  # The Worst for Last
    game.pick("N-035")
    assert game.where("N-035") == "play"
    assert game.cards(1, "hand") == ["N-001", "N-009"]


def leaving(kaede: str, hand: str) -> Scene:
    """Kaede loses by 5 or more and is discarded."""
    return scene(
        f"phase showdown\nplayer 1\n attack {kaede}\n hand {hand}\nplayer 2\n block 1 N-023"
    )


def test_n_035_discards_a_card_of_your_choice_when_it_leaves() -> None:
    game = leaving("N-035", "N-001 N-002")
    assert game.asked == "1 pick"
    game.pick("N-002")
    assert game.cards(1, "discard") == ["N-035", "N-002"]
    assert game.cards(1, "hand") == ["N-001"]


def test_n_035_discards_when_it_goes_to_hand() -> None:
    game = fight("N-011", "N-002", "J-011", more2="team N-035")
    use(game, "J-011", "N-035")  # Shared-instinct: a stand-by Ninja to its owner's hand
    resolve(game)
    assert game.cards(2, "hand") == []
    assert game.cards(2, "discard") == ["N-035"]


def test_n_035_nothing_to_discard_from_an_empty_hand() -> None:
    game = scene(
        "phase showdown\nplayer 1\n attack N-035\nplayer 2\n block 1 N-023\n hand N-001 x2"
    )
    assert game.cards(1, "discard") == ["N-035"]
    assert game.asked == "2 mission phase"


def test_n_035_discards_when_it_leaves_injured_too() -> None:
    game = leaving("N-035 injured", "N-001")
    assert game.cards(1, "discard") == ["N-035", "N-001"]
    assert game.cards(1, "hand") == []


def test_n_035_nothing_when_it_goes_out_and_returns() -> None:
    game = scene("phase battle\nplayer 1\n team N-035\n hand N-001 N-002\nplayer 2\n hand N-001 x2")
    game.send("N-035")
    assert game.turn == 6
    assert len(game.cards(1, "hand")) == 2


# -- N-036 Akamaru: comes along with Kiba, and does not go alone ----------------------------------


def kennel(first: str, kiba: str = "team N-028", deployed: str = "") -> Scene:
    return scene(
        f"player 1\n marker 3\n {kiba}\n {deployed}\n hand {first} N-009 N-001 N-003\nplayer 2"
    )


def test_n_036_may_be_deployed_besides_another() -> None:
    game = kennel("N-036")
    game.deploy("N-009")
    game.deploy("N-036")
    assert game.in_play(1) == ["N-028", "N-009", "N-036"]
    assert game.refusal("N-001") == "4.3"


def test_n_036_does_not_use_up_the_deployment() -> None:
    game = kennel("N-036", "team N-028 injured")
    game.deploy("N-036")
    game.deploy("N-009")
    assert game.in_play(1) == ["N-028", "N-036", "N-009"]
    assert game.refusal("N-001") == "4.3"


@pytest.mark.parametrize("kiba", ["team N-009", "chakra N-028"])
def test_n_036_counts_without_kiba_in_play(kiba: str) -> None:
    game = kennel("N-036", kiba, "deployed 1")
    assert game.refusal("N-036") == "4.3"


def test_n_036_counts_with_only_the_opponents_kiba() -> None:
    game = scene("player 1\n marker 3\n deployed 1\n hand N-036 N-001\nplayer 2\n team N-028")
    assert game.refusal("N-036") == "4.3"


def test_n_036_still_needs_its_entrance_cost() -> None:
    game = scene("player 1\n marker 0\n team N-028\n hand N-036 N-001\nplayer 2")
    assert game.refusal("N-036") == "4.3.2"


def test_n_036_cannot_go_alone() -> None:
    assert may_go(sending("N-036", "N-001")) == [["N-001"]]
    assert may_go(sending("N-036 injured", "N-001")) == [["N-001"]]
    assert may_go(blocking("N-009", "N-036", "N-001")) == [["N-001"]]


def test_n_036_goes_with_another() -> None:
    assert len(may_go(sending("N-036, N-001"))) == 1


# -- N-037 Kakashi: +0/+1 for the Leaf Genin of his team ------------------------------------------


@pytest.mark.parametrize("head", ["N-037", "N-001"])
def test_n_037_supports_the_leaf_genin_of_its_team(head: str) -> None:
    game = sending("N-037, N-001, N-004")
    game.send(head)
    powers = {one: game.power(one) for one in ("N-001", "N-004", "N-037")}
    assert powers == {"N-001": "1/1", "N-004": "0/2", "N-037": "6/3"}
    game.until("start")
    assert game.power("N-004") == "0/1"


def test_n_037_also_when_blocking() -> None:
    game = blocking("N-009", "N-037, N-004")
    game.block("N-009 by N-037")
    assert game.power("N-004") == "0/2"


def test_n_037_lasts_when_it_is_injured_later() -> None:
    game = sending("N-037, N-004", mine="hand J-010 KEPT\n chakra J-006 x3")
    game.send("N-037")
    game.block()
    use(game, "J-010", "N-037", user="N-004")
    resolve(game)
    assert game.is_injured("N-037")
    assert game.power("N-004") == "0/2"


def test_n_037_not_for_a_chunin_a_genin_of_the_mist_and_another_team() -> None:
    mist = ninja("T-1", "1/0", characteristics=("Mist", "Genin"))
    game = sending("N-037, N-009, T-1", "N-004", cards=(mist,))
    game.send("N-037", "N-004")
    powers = {one: game.power(one) for one in ("N-009", "T-1", "N-004")}
    assert powers == {"N-009": "3/1", "T-1": "1/0", "N-004": "0/1"}


def test_n_037_not_when_injured() -> None:
    game = sending("N-037 injured, N-004")
    game.send("N-037")
    assert game.power("N-004") == "0/1"
