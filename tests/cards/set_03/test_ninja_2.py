"""Set 3, Ninja N-106 to N-125: what each card does, and when it does not."""

import pytest

from tests.cards.effects.fight import CHAKRA, fight, resolve, use
from tests.cards.effects.ninja_scenes import blocking, may_go, sending
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .scenes import ability, next_turn, state, with_heads

# -- N-106 to N-115 --


def test_n_106_may_discard_an_enemy_chakra_when_it_attacks() -> None:
    game = sending("N-106", theirs="team N-010\n chakra N-003 N-001")
    game.send("N-106")
    game.yes()
    game.pick("N-003")
    assert game.cards(2, "chakra") == ["N-001"]


def test_n_106_not_as_a_blocker() -> None:
    game = blocking("N-003", "N-106", theirs="chakra N-001 N-002")
    game.block("N-003 by N-106")
    assert game.asked != "2 may"
    assert len(game.cards(2, "chakra")) == 2


def test_n_107_stretches_twice_a_turn() -> None:
    game = fight("N-107 injured", "")
    for power in ("1/1", "0/2"):
        ability(game, "N-107")
        assert game.power("N-107") == power
    assert not any("N-107" in one for one in game.offers)
    next_turn(game)
    assert game.power("N-107") == "2/0"


def test_n_108_goes_back_to_be_rid_of_a_permanent() -> None:
    game = scene("player 1\n team N-108 injured\nplayer 2\n mission M-013")
    ability(game, "N-108")
    assert game.cards(1, "deck")[0] == "N-108"
    assert game.cards(2, "chakra") == ["M-013"]


def test_n_108_not_in_the_enemy_turn() -> None:
    game = scene("player 1\n hand N-003 N-001\n mission M-013\nplayer 2\n team N-108")
    game.charge("N-003")
    assert game.asked == "1 mission phase"
    assert "N-108" in game.in_play(2)


def late(zone: str) -> Scene:
    """N-109 comes from the hand, or has been in play; the teams are about to be arranged."""
    game = scene(
        f"player 1\n marker 4\n {zone} N-109\n team N-009\nplayer 2\n team N-003\n hand wait"
    )
    if zone == "hand":
        game.deploy("N-109")
    game.until("organize")
    return game


def test_n_109_comes_late() -> None:
    new, old = late("hand"), late("team")
    both = ((old.card("N-109"), old.card("N-009")),)
    assert old.game.choice.problem(both) is None
    assert new.game.choice.problem(both) is not None
    for game in (new, old):
        game.until("battle")
    assert may_go(new) == [["N-009"]]
    assert sorted(may_go(old)) == [["N-009"], ["N-109"]]


def test_n_109_is_there_the_turn_after() -> None:
    game = late("hand")
    next_turn(game)
    next_turn(game)
    game.until("battle")
    assert ["N-109"] in may_go(game)


@pytest.mark.parametrize("injured", ["", " injured"])
def test_n_110_teaches_what_lee_learns(injured: str) -> None:
    game = fight(f"N-110{injured}", "N-017", "J-087 J-106")
    assert game.offered("jutsu J-087")
    assert not game.offered("jutsu J-106")
    before = int(game.power("N-110").split("/", maxsplit=1)[0])
    use(game, "J-087")
    resolve(game)
    assert game.power("N-110") == f"{3 * before}/0"


def test_n_110_counts_as_lee_for_nothing_else() -> None:
    both = fight("N-110, N-031", "N-017", "J-087")
    both.play("jutsu J-087")
    assert both.offers == ["N-110", "N-031"]
    called = mission("M-1", text='Target 1 Ninja named "Rock Lee". Heal the target.')
    game = scene("player 1\n team N-110 injured\n hand M-1", called)
    assert not game.offered("mission M-1")


@pytest.mark.parametrize(("mate", "left"), [("N-028", 29), ("N-001", 30)])
def test_n_111_bites_beside_kiba(mate: str, left: int) -> None:
    game = sending(f"{mate}, N-111 injured")
    game.send(mate)
    while game.asked == "1 trigger order":
        game.quiet()
    assert game.deck(2) == left


def test_n_112_hurts_a_friend_for_a_reward() -> None:
    for answer, result, rewards in ((True, "injured", 1), (False, "healthy", 0)):
        game = fight("N-112, N-001", "N-009")
        game.play("pass")
        if answer:
            game.yes()
        else:
            game.no()
        game.until("end")
        assert state(game, "N-001") == result
        assert game.rewards(1) == rewards


@pytest.mark.parametrize(("attack", "block"), [("N-112", "N-009"), ("N-112, N-001", "N-012")])
def test_n_112_needs_a_friend_and_a_victory(attack: str, block: str) -> None:
    game = fight(attack, block, more="team N-003")
    game.play("pass")
    assert game.asked != "1 optional effect"
    game.until("end")
    assert game.rewards(1) == 0


def test_n_113_leads_puppets_of_its_team() -> None:
    puppet = ninja("P", "1/1", characteristics=("Puppet",))
    other = ninja("Q", "1/1", characteristics=("Puppet",))
    game = scene("player 1\n team N-113 injured, P, N-001\n team Q", puppet, other)
    assert [game.power(one) for one in ("P", "Q", "N-001")] == ["2/2", "1/1", "1/0"]


def paid_for(target: str, attack: str = "N-009", more2: str = "") -> int:
    game = fight(attack, "N-114, N-003", "J-010", more2=more2)
    use(game, "J-010", target)
    return len(game.cards(1, "discard"))


def test_n_114_makes_it_dearer_to_target_her_team() -> None:
    assert paid_for("N-114") == 4
    assert paid_for("N-003") == 4
    assert paid_for("N-004", more2="team N-004") == 3
    assert paid_for("N-009") == 3


def test_n_114_who_cannot_pay_cannot_target_her_team() -> None:
    three = f"{CHAKRA[0].number} {CHAKRA[1].number} x2"
    game = fight("N-009", "N-114, N-003", "J-010", more="team N-002", chakra=three)
    game.play("jutsu J-010")
    assert game.offers == ["N-009", "N-002"]


def test_n_114_not_injured_and_not_her_players_own_jutsu() -> None:
    game = fight("N-009", "N-114 injured, N-003", "J-010")
    use(game, "J-010", "N-003")
    assert len(game.cards(1, "discard")) == 3
    game = fight("N-114, N-003", "N-017", "J-121")
    use(game, "J-121", "N-003", user="N-003")
    assert len(game.cards(1, "discard")) == 1


@pytest.mark.parametrize(
    ("attack", "block", "mine", "theirs"),
    [
        ("N-115", "N-009", "injured", "injured"),  # 0 against 3
        ("N-115", "N-012", "discard", "injured"),  # completely defeated
        ("N-115", "N-007", "injured", "discard"),  # a draw: 1 + 1
        ("N-115 injured", "N-003", "injured", "injured"),  # won
        ("N-115 injured", "N-012", "discard", "healthy"),  # its text is off
    ],
)
def test_n_115_takes_the_winner_with_it(attack: str, block: str, mine: str, theirs: str) -> None:
    game = fight(attack, block)
    game.play("pass")
    game.until("end")
    assert (state(game, "N-115"), state(game, block)) == (mine, theirs)


# -- N-116 to N-125 --


def test_n_116_is_stronger_with_fire() -> None:
    game = fight("N-116 injured", "N-017", "J-010 J-001")
    use(game, "J-010", "N-017")
    game.play("pass") if game.asked == "2 respond" else None
    resolve(game)
    assert game.power("N-116") == "1/1"
    use(game, "J-001")
    resolve(game)
    assert game.power("N-116") == "3/3"


def test_n_117_enemy_ninja_do_nothing_to_it() -> None:
    enemy = ninja("E", text="When this Ninja blocks, injure all enemy Ninja.")
    game = blocking("N-117, N-003", "N-009")
    game.block("N-117 by N-009")
    assert game.power("N-117") == "4/0"
    two = scene("phase block\nplayer 1\n attack N-117, N-003\n hand wait\nplayer 2\n team E", enemy)
    two.block("N-117 by E")
    assert state(two, "N-117") == "healthy"
    assert state(two, "N-003") == "injured"


def test_n_117_but_enemy_jutsu_do() -> None:
    game = fight("N-009", "N-117", "J-010")
    use(game, "J-010", "N-117")
    resolve(game)
    assert state(game, "N-117") == "injured"


def test_n_118_learns_oil_when_injured() -> None:
    game = scene("player 1\n team N-118 injured\nplayer 2\n team N-118")
    mine, theirs = (piece.id for piece in game.game.play.values())
    assert game.game.traits(mine).attributes == {"Oil"}
    assert game.game.traits(theirs).attributes == {"Ninjutsu"}


@pytest.mark.parametrize(("user", "paid"), [("N-119", 4), ("N-009", 2)])
def test_n_119_makes_it_dear_to_negate_its_jutsu(user: str, paid: int) -> None:
    game = fight("N-119 injured, N-009", "N-017", "J-010", "J-118")
    use(game, "J-010", "N-017", user=user)
    use(game, "J-118")
    assert len(game.cards(2, "discard")) == paid


def test_n_119_not_to_target_its_jutsu_for_anything_else() -> None:
    copy = "Target 1 Jutsu on the chain. Draw 1 card."
    game = fight("N-119", "N-017", "J-010", "COPY", jutsu("COPY", "1", text=copy))
    use(game, "J-010", "N-017")
    use(game, "COPY")
    assert len(game.cards(2, "discard")) == 1


def test_n_120_brings_cards_back_for_each_injured_friend() -> None:
    text = "team N-009 injured\n team N-001 injured\n team N-011\n discard N-003 N-004 N-005"
    game = scene(f"player 1\n marker 1\n {text}\n hand N-120 N-003")
    game.deploy("N-120")
    game.yes()
    game.pick("N-003", "N-005")
    assert game.cards(1, "discard") == ["N-004"]
    assert game.deck(1) == 32


def test_n_120_nothing_for_healthy_friends() -> None:
    game = scene("player 1\n marker 1\n team N-009\n discard N-003\n hand N-120 N-001")
    game.deploy("N-120")
    game.yes()
    assert game.cards(1, "discard") == ["N-003"]


def test_n_121_draws_and_wins_nothing_before_a_hokage() -> None:
    game = scene("player 1\n marker 3\n hand N-121 N-001")
    game.deploy("N-121")
    assert game.deck(1) == 29
    for enemy, rewards in (("N-129", 0), ("N-011", 1)):
        game = sending("N-121", "N-009", theirs=f"team {enemy}")
        game.send("N-121")
        game.until("end")
        assert game.rewards(1) == rewards
    other = sending("N-121", "N-009", theirs="team N-129")
    other.send("N-009")
    other.until("end")
    assert other.rewards(1) == 1


def judged() -> Scene:
    """Player 1 has played a Mission; player 2 has the judge."""
    game = scene("player 1\n marker 4\n hand M-018 N-003\nplayer 2\n team N-122")
    game.play("mission M-018")
    while game.asked.endswith("pay hand cost"):
        game.quiet()
    return game


def test_n_122_stops_a_mission_and_leaves() -> None:
    game = judged()
    ability(game, "N-122")
    assert game.where("M-018") == "discard"
    assert game.deck(1) == 30
    next_turn(game)
    assert game.where("N-122") == "discard"


def test_n_122_may_let_it_be() -> None:
    game = judged()
    game.play("pass")
    assert game.deck(1) == 28
    next_turn(game)
    assert game.where("N-122") == "play"


@pytest.mark.parametrize("heads", [1, 0])
def test_n_123_wakes_up_on_heads(heads: int) -> None:
    def play(seed: int) -> Scene:
        game = scene(f"seed {seed}\nplayer 1\n marker 5\n hand N-123 N-002")
        game.deploy("N-123")
        return game

    game = with_heads(heads, play)
    assert game.coins("N-123", "growth") == heads


@pytest.mark.parametrize(
    ("attack", "block", "asked"),
    [
        ("N-001", "N-009", True),  # lost
        ("N-002", "N-033", True),  # drawn
        ("N-002", "N-003", False),  # won
        ("N-001, N-009", "N-012", False),  # not Genin alone
    ],
)
def test_n_124_pays_for_beaten_genin(attack: str, block: str, asked: bool) -> None:
    game = fight(attack, block, more="team N-124 injured")
    game.play("pass")
    assert (game.asked == "1 may") == asked
    if asked:
        game.yes()
        assert game.deck(1) == 29


def test_n_124_not_for_blockers() -> None:
    game = fight("N-009", "N-001", more2="team N-124")
    game.play("pass")
    assert game.asked != "2 may"


@pytest.mark.parametrize(("girl", "offered"), [("team N-125 injured", True), ("team N-003", False)])
def test_n_125_brings_her_family_earlier(girl: str, offered: bool) -> None:
    game = scene(f"player 1\n marker 1\n {girl}\n hand N-033 N-010")
    assert game.offered("deploy N-033") == offered
    assert not game.offered("deploy N-010")
