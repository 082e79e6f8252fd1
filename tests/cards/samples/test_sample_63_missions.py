"""Missions of one more fresh sample (seed 63): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight
from tests.rules.scene import jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import PAY, lasting, played

C = ninja("C", "2/1", "1/0")
D = ninja("D", "1/1", entrance=4)
J = jutsu("J", text="Draw 1 card.")
WOMAN = ninja("F", characteristics=("Female",))
MAN = ninja("M", characteristics=("Male",))


@pytest.mark.parametrize(("mine", "theirs"), [("A", "reward"), ("reward", "B")])
def test_m_204_costs_each_a_ninja_or_a_reward(mine: str, theirs: str) -> None:
    game = played("M-204", "rewards N-001", "rewards N-002")
    game.resolve()
    while game.asked.endswith("pick"):
        wanted = mine if game.asked.startswith("1") else theirs
        own = "A" if game.asked.startswith("1") else "B"
        assert own in game.offers
        game.pick(own if wanted == own else next(one for one in game.offers if one != own))
    assert (game.where("A"), game.rewards(1)) == (("discard", 1) if mine == "A" else ("play", 0))
    assert (game.where("B"), game.rewards(2)) == (("discard", 1) if theirs == "B" else ("play", 0))


def test_m_204_does_nothing_where_the_opponent_has_no_reward() -> None:
    game = played("M-204", "rewards N-001")
    game.resolve()
    assert (game.where("A"), game.where("B"), game.rewards(1)) == ("play", "play", 1)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_m_275_frees_prisoners_for_as_many_random_cards(number: int) -> None:
    captives = [ninja(one, characteristics=("Prisoner",)) for one in "XY"]
    game = played("M-275", "deck X Y C C", "", *captives, C, hand="N-001 N-002 N-003")
    game.resolve()
    game.yes()
    assert sorted(game.offers) == ["X", "Y"]
    before = len(game.cards(1, "hand"))
    game.pick(*"XY"[:number])
    assert len(game.cards(1, "hand")) == before
    assert len(game.cards(1, "discard")) == number


@pytest.mark.parametrize(("rank", "free"), [("Sannin", True), ("Jonin", False)])
def test_m_288_lets_sannin_come_for_no_hand_cost_and_grow(rank: str, *, free: bool) -> None:
    great = ninja("X", hand=2, name="Great", characteristics=(rank,))
    before = ninja("Y", name="Great")
    game = lasting("M-288", "hand X wait\nmarker 9\nteam Y", "", great, before, phase="turn 9")
    assert game.offered("growth X") == free
    assert lasting("M-288", "hand X wait", "", great).offered("deploy X") == free


@pytest.mark.parametrize(
    ("name", "found"), [("Haku", True), ("Zabuza Momochi", True), ("Kisame", False)]
)
def test_m_341_finds_one_of_the_two(name: str, *, found: bool) -> None:
    game = played("M-341", "deck X J J", "", ninja("X", name=name), J)
    game.resolve()
    if found:
        game.pick("X")
    while game.asked == "1 pick":
        game.quiet()
    assert (game.where("X") == "hand") == found


@pytest.mark.parametrize("deploys", [True, False])
def test_m_428_deploys_a_ninja_out_of_the_rewards(*, deploys: bool) -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nhand M-428 C wait\nplayer 2\nteam B\n"
                 "rewards D J N-001", A, B, C, D, J)  # fmt: skip
    game.play("mission M-428")
    game.resolve()
    if deploys:
        game.yes()
        assert sorted(game.offers) == ["D", "N-001"]
        game.pick("D")
    else:
        game.no()
    assert ("D" in game.in_play(1)) == deploys
    assert game.rewards(2) == (2 if deploys else 3)
    assert game.offered("deploy C") != deploys


def test_m_597_changes_rewards_for_cards_of_the_hand() -> None:
    game = played("M-597", "", "rewards C D N-001", C, D, hand="N-002 N-003")
    game.resolve()
    game.pick("C", "D")
    game.pick("N-002", "N-003")
    assert {"C", "D"} <= set(game.cards(1, "hand"))
    assert game.rewards(2) == 3
    assert game.where("N-002") == game.where("N-003") == "rewards"


def test_m_597_changes_nothing_where_nothing_is_taken() -> None:
    game = played("M-597", "", "rewards C D", C, D, hand="N-002")
    game.resolve()
    game.pick()
    assert game.rewards(2) == 2
    assert game.where("N-002") == "hand"


def test_m_702_keeps_those_at_home_that_were_not_deployed() -> None:
    call = mission("CALL", text="Put 1 Ninja from your hand into play.")
    game = scene("player 1\nmission M-702\nhand CALL C D\nplayer 2\nteam B", B, call, C,
                 ninja("D", "3/1"))  # fmt: skip
    game.play("mission CALL")
    game.resolve()
    game.pick("C")
    game.deploy("D")
    while game.asked != "1 send":
        game.quiet()
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("C") in heads, game.card("D") in heads) == (False, True)


def test_m_871_draws_by_combat_and_discards_by_support() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam X\nhand M-871 PAY PAY wait\ndeck 9\n"
                 "player 2\nteam B", ninja("X", "4/2"), B, PAY)  # fmt: skip
    game.play("mission M-871")
    while game.asked.startswith("1 ") and game.asked.endswith(("target", "pay hand cost")):
        game.quiet()
    game.resolve()
    assert game.deck(1) == 5
    assert game.game.choice.low == game.game.choice.high == 2
    game.pick(*game.offers[:2])
    assert len(game.cards(1, "hand")) == 4


@pytest.mark.parametrize(("zone", "offered"), [("chakra", True), ("discard", False)])
@pytest.mark.parametrize("symbol", "FWLNE")
def test_m_886_pays_as_any_symbol(zone: str, symbol: str, *, offered: bool) -> None:
    asks = jutsu("X", symbol, text="Draw 1 card.")
    game = fight("A", "B", "X", "", A, B, asks, chakra="", more=f"{zone} M-886")
    assert game.offered("jutsu X") == offered


def test_m_886_keeps_the_small_at_home() -> None:
    great = ninja("X", entrance=6)
    game = lasting("M-886", "team X\nhand wait", "", great, phase="phase battle")
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert heads == {game.card("X")}


@pytest.mark.parametrize(("out", "may"), [("F", True), ("A", False)])
def test_m_938_lets_him_go_where_she_goes(out: str, *, may: bool) -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam F\nteam A\nhand M-938 PAY PAY wait\nplayer 2\n"
                 "team M\nteam B\nhand wait", WOMAN, MAN, A, B, PAY)  # fmt: skip
    game.play("mission M-938")
    while game.asked.startswith("1 ") and game.asked.endswith(("target", "pay hand cost")):
        game.quiet()
    game.resolve()
    while game.asked != "1 send":
        game.quiet()
    game.send(out)
    while game.asked != "2 block":
        game.quiet()
    heads = {one for team in game.game.choice.blockers for one in team.heads}
    assert (game.card("M") in heads) == may
    assert game.card("B") in heads


def test_m_us104_sharpens_weapons() -> None:
    armed, foe = (
        ninja("X", "1/1", attributes=("Weapon",)),
        ninja("Y", "1/1", attributes=("Weapon",)),
    )
    game = lasting("M-US104", "team X\nhand wait", "team Y", armed, foe)
    assert [game.power(one) for one in "XYA"] == ["2/2", "1/1", "3/1"]
