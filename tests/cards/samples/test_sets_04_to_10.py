"""The other half of cards of sets 4 to 10: what else they do, and where they do nothing."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.cards.set_03.scenes import next_turn, state
from tests.rules.scene import Scene, client, mission, ninja, scene

from .test_jutsu import used
from .test_ninja import printed
from .test_sample_5_ninja import arrived

A, B, C = ninja("A", "3/1"), ninja("B", "3/1"), ninja("C", "1/1")
CALL = mission("CALL", text="Put 1 Ninja from your hand into play.")


def blocked(by: str, more: str = "", *cards) -> Scene:
    """Player 1's A has attacked, and this Ninja of player 2 has blocked it."""
    game = scene(
        f"phase battle\nplayer 1\nteam A\nhand wait\nplayer 2\nteam {by}\n{more}", A, *cards
    )
    game.send("A")
    game.block(f"A by {by}")
    return game


def test_n_202_takes_no_chakra_for_a_block() -> None:
    game = blocked("N-202", "hand wait")
    game.resolve()
    game.until("end")
    assert not game.happened("discard")


def test_n_214_moves_no_client_and_need_not_move_a_mission() -> None:
    assert arrived("N-214", "", "team B\nclient X", client("X")).asked == "1 mission phase"
    game = arrived("N-214", "", "mission M-1", mission("M-1", permanent=True, text="Draw 1 card."))
    game.no()
    assert game.where("M-1") == "play"


def test_n_241_behind_another_head_may_be_blocked_by_one() -> None:
    game = scene("phase battle\nplayer 1\nteam A, N-241\nplayer 2\nteam B", A, B)
    game.send("A")
    game.resolve()
    assert game.asked == "2 block"


def test_n_251_is_not_asked_with_one_chakra() -> None:
    game = scene("player 1\nteam A\nplayer 2\nteam N-251\nchakra B", A, B)
    next_turn(game)
    game.until("mission")
    assert game.coins("N-251", "growth") == 0
    assert game.cards(2, "chakra") == ["B"]


def test_n_us087_gains_nothing_by_blocking() -> None:
    game = blocked("N-US087")
    game.resolve()
    assert game.power("N-US087") == "{}/{}".format(*printed(game, "N-US087"))


def test_n_333_calls_nobody_but_dogs() -> None:
    dog = ninja("D", characteristics=("Ninja Dog",))
    game = arrived("N-333 D", "chakra A\ndiscard C", "team B", A, C, dog)
    game.yes()
    game.resolve()
    assert game.in_play(1) == ["N-333"]


def test_n_us025_finds_no_jutsu_among_ninja() -> None:
    game = arrived("N-US025", "", "team B\nhand A C", A, C)
    game.yes()
    game.resolve()
    assert game.cards(2, "hand") == ["A", "C"]


def test_n_c012_gives_nothing_to_ninja_of_the_enemy() -> None:
    pupil = ninja("G", "1/1", characteristics=("Leaf", "Genin"))
    game = scene("phase battle\nplayer 1\nteam N-C012\nplayer 2\nteam G", pupil)
    game.send("N-C012")
    game.resolve()
    assert game.power("G") == "1/1"


def test_j_224_guards_nobody_beside_its_user() -> None:
    spider = ninja("A", "3/1", name="Kidomaru")
    game = used("J-224", "A, C", "B", spider, B, C)
    while not game.asked.startswith("2"):
        game.play("pass")
    use(game, "HIT")
    resolve(game)
    game.pick("C")
    assert (state(game, "A"), state(game, "C")) == ("healthy", "injured")


def test_m_265_needs_a_reward_to_give() -> None:
    for rewards, offered in (("rewards N-001", True), ("", False)):
        game = scene(f"turn 21\nplayer 1\nmarker 10\nhand M-265 PAY x4\nteam A injured\n{rewards}\n"
                     "player 2\nteam B", A, B, ninja("PAY", symbols="FWLNE"))  # fmt: skip
        assert game.offered("mission M-265") is offered


def test_n_383_loses_no_text_of_its_own_side() -> None:
    loud = ninja("L", "2/0", text="This Ninja gets +3/+0.")
    game = scene("phase battle\nplayer 1\nteam N-383\nteam L\nplayer 2\nteam B", loud, B)
    game.send("N-383")
    game.resolve()
    assert game.power("L") == "5/0"


def test_c_036_gives_its_bearer_a_cure_for_earth_or_fire() -> None:
    cards = [ninja(letter, symbols=letter) for letter in "EW"]
    for held, offered in (("E", True), ("W", False)):
        game = scene("player 1\nclient C-036\nteam A injured\n"
                     f"hand {held} wait\nplayer 2\nteam B", A, B, *cards)  # fmt: skip
        game.play("ability C-036 0")
        game.resolve()
        game.until("battle")
        game.send("A")
        game.block("A by B")
        game.resolve()
        uses = [one for one in game.offers if one.startswith("ability A")]
        assert bool(uses) is offered
        if offered:
            game.play(uses[0])
            game.resolve()
            assert not game.is_injured("A")
            assert game.where("E") == "discard"


@pytest.mark.parametrize(("number", "mine", "own", "theirs"), [
    ("C-036", "client C-036\nteam A", True, False),
    ("N-607", "team N-607\nteam S", True, False),
    ("N-666", "team N-666\nchakra A x2\ndiscard W", True, False),
    ("N-923", "team N-923\nchakra W x2\ndeck A x9", True, False),
    ("N-1071", "team N-1071\nteam P", True, False),
    ("N-835", "team N-835\ndeck A x9", True, True),
    ("N-1323", "team N-1323\nchakra A x2", True, True),
    ("N-946", "team N-946\nteam A injured", True, False),
    ("N-1350", "team N-1350\nchakra W", False, True),
    ("N-1349", "team N-1349\ndeck A x9", True, True),
])  # fmt: skip
def test_whose_mission_phase_an_ability_names(
    number: str, mine: str, own: bool, theirs: bool
) -> None:
    cards = (A, B, ninja("S", name="Sasuke Uchiha"), ninja("W", symbols="W", entrance=5),
             ninja("P", characteristics=("Leaf Academy",)))  # fmt: skip
    for active, open_ in ((1, own), (2, theirs)):
        game = scene(f"active {active}\nturn {active + 8}\nplayer 1\n{mine}\nhand wait\n"
                     "player 2\nteam B\nhand wait N-001", *cards)  # fmt: skip
        if active == 2:
            game.play("charge")
            game.pick("N-001")
            while game.asked.startswith("2") and game.phase == "mission":
                game.quiet()
        uses = game.asked.startswith("1") and game.phase == "mission"
        found = [one for one in game.offers if one.startswith(f"ability {number}")] if uses else []
        assert bool(found) is open_, active


def test_n_425_moves_the_top_card_to_chakra() -> None:
    game = scene("phase battle\nplayer 1\nteam N-425 injured\ndeck C A\nplayer 2\nteam B", A, B, C)
    game.send("N-425")
    game.resolve()
    game.yes()
    assert (game.cards(1, "chakra"), game.cards(1, "deck")) == (["C"], ["A"])


def test_n_462_need_not_pay() -> None:
    game = scene("phase battle\nplayer 1\nteam N-462\nchakra N-001\nplayer 2\nteam B", B)
    game.send("N-462")
    game.no()
    game.resolve()
    assert game.power("N-462") == "{}/{}".format(*printed(game, "N-462"))
    assert game.cards(1, "chakra") == ["N-001"]


def test_n_464_organizes_in_no_battle_phase_of_its_own() -> None:
    game = scene("player 1\nteam N-464\nteam A\nplayer 2\nteam B", A, B)
    game.until("battle")
    assert game.asked == "1 send"


def test_j_418_kills_by_poison_and_keeps_the_poisoned_at_home() -> None:
    user = ninja("A", "0/1", characteristics=("Puppet Master",))
    tough = ninja("B", "5/1", "0/1")
    game = fight("A", "B", "J-418", "", user, tough, C, more="deck 9", more2="team C\ndeck 9")
    use(game, "J-418", "B")
    resolve(game)
    next_turn(game)
    assert (state(game, "B"), state(game, "C")) == ("injured", "healthy")
    while not game.asked.endswith("send"):
        game.quiet()
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert game.card("C") in heads
    assert game.card("B") not in heads


def test_m_420_keeps_out_whoever_an_effect_would_bring() -> None:
    for title, zone in (("Tailed Beast Form", "hand"), ("X", "play")):
        game = scene("turn 9\nplayer 1\nhand NEW wait CALL\nmarker 9\nplayer 2\nmission M-420",
                     ninja("NEW", title=title), CALL)  # fmt: skip
        game.play("mission CALL")
        game.resolve()
        assert game.where("NEW") == zone
