"""Ninja of a sample: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

A, B, C = ninja("A", "3/1"), ninja("B", "3/1"), ninja("C", "1/1")


def village(more: str, more2: str = "team B", *cards: Card, head: str = "turn 9") -> Scene:
    return scene(f"{head}\nplayer 1\nmarker 9\n{more}\nplayer 2\nmarker 9\n{more2}",
                 A, B, C, *cards)  # fmt: skip


def academy(number: str) -> Card:
    return ninja(number, characteristics=("Leaf Academy",))


def test_n_1056_grows_a_pupil_for_a_pupil() -> None:
    game = village("team N-1056\nteam P\nhand Q A wait", "team B", academy("P"), academy("Q"))
    game.play("ability N-1056 0")
    game.resolve()
    game.pick("P")
    assert game.coins("P", "growth") == 1
    assert "Q" in game.cards(1, "discard")
    assert not village("team N-1056\nteam A\nhand C wait").offered("ability N-1056 0")


@pytest.mark.parametrize(("mate", "name", "more"), [
    (", S", "Shima", True), (", S", "Other", False),
])  # fmt: skip
def test_n_1063_beside_shima_makes_combinations_easy(mate: str, name: str, more: bool) -> None:
    toad = ninja("S", "1/1", name=name)
    both = jutsu("J-1", text='Target the user.\nThe target gets +1/+0 this turn.\n'
                 'Combination ["Nobody" Ninja]: The user gets +5/+0 this turn.')  # fmt: skip
    game = fight(f"N-1063{mate}", "B", "J-1", "", toad, B, both)
    before = game.power("S")
    use(game, "J-1", user="S")
    resolve(game)
    assert (before, game.power("S")) == ("1/1", "7/1" if more else "2/1")


def test_n_1109_passes_its_coins_on_as_jutsu_are_used() -> None:
    free = jutsu("J-1", text="Target the user.\nThe target gets +0/+0 this turn.")
    game = village("hand N-1109 wait")
    game.deploy("N-1109")
    game.resolve()
    assert game.coins("N-1109", "-1/-1") == 3
    war = fight("A", "B", "J-1", "", A, B, free, more="team N-1109 coins -1/-1 x3")
    use(war, "J-1")
    resolve(war)
    if war.asked.endswith("pick"):
        war.pick("B")
    resolve(war)
    assert (war.coins("N-1109", "-1/-1"), war.coins("B", "-1/-1")) == (2, 1)
    none = fight("A", "B", "J-1", "", A, B, free, more="team N-1109")
    use(none, "J-1")
    resolve(none)
    assert none.coins("B", "-1/-1") == 0


@pytest.mark.parametrize("raises", [True, False])
def test_n_1149_hurts_unless_the_opponent_turns_the_marker(raises: bool) -> None:
    game = village("team N-1149\nhand wait\nchakra A x2", "team B\nhand wait")
    game.play("ability N-1149 0")
    while not game.asked.startswith("2 ") or game.asked.endswith("respond"):
        game.quiet()
    if raises:
        game.yes()
    else:
        game.no()
    game.resolve()
    assert game.marker(1) == (10 if raises else 9)
    assert game.is_injured("B") is not raises


def test_n_1149_wants_void_ninja_alone() -> None:
    game = village("team N-1149\nteam A\nhand wait\nchakra A x2", "team B\nhand wait")
    game.play("ability N-1149 0")
    game.resolve()
    assert not game.is_injured("B")
    assert game.marker(1) == 9


@pytest.mark.parametrize(("attack", "aim", "offered"), [
    ("A, N-114B", "A", False), ("A, N-114B", "C", True), ("A", "A", True),
])  # fmt: skip
def test_n_114b_makes_jutsu_at_its_team_dearer(attack: str, aim: str, offered: bool) -> None:
    hit = jutsu("J-1", text=f'Target 1 enemy Ninja named "{aim}".\nInjure the target.')
    lines = f"phase exchange\nplayer 1\nattack {attack}\nteam C\nhand wait\nplayer 2\nblock 1 B\n"
    game = scene(f"{lines}hand J-1", A, B, C, hit)
    game.play("pass")
    assert (game.asked.startswith("2") and game.offered("jutsu J-1")) is offered


def test_n_1350_keeps_a_ninja_out_of_attack_and_teams() -> None:
    game = village("team N-1350\nhand wait\nchakra W", "team B\nteam C\nhand wait N-001",
                   ninja("W", symbols="W"), head="active 2")  # fmt: skip
    while not game.asked.startswith("1"):
        game.play("charge") if game.offered("charge") else game.quiet()
        if game.asked.endswith("charge"):
            game.pick("N-001")
    game.play("ability N-1350 0")
    game.pick("B")
    game.resolve()
    while not game.asked.endswith("send"):
        game.quiet()
    attackers = [one for team in game.game.choice.teams for one in team.heads]
    assert game.card("C") in attackers
    assert game.card("B") not in attackers


def test_n_1442_comes_back_for_a_reward() -> None:
    game = village("hand wait\ndiscard N-1442", "team B\ndeck 5\nrewards 1")
    game.play("ability N-1442 1")
    game.resolve()
    assert game.rewards(2) == 2
    assert "N-1442" in game.in_play(1)
    low = scene("player 1\nmarker 1\nhand wait\ndiscard N-1442\ndeck 5\nplayer 2\ndeck 5")
    low.play("ability N-1442 1")
    low.resolve()
    assert low.where("N-1442") == "discard"


def test_n_1442_is_discarded_where_it_would_leave_the_game() -> None:
    gone = mission("M-1", text="Remove all Ninja from the game.")
    game = village("team N-1442 injured\nhand M-1 wait", "team B", gone)
    game.play("mission M-1")
    game.resolve()
    assert (game.where("N-1442"), game.where("B")) == ("discard", "removed")


def test_n_1454_brings_two_of_ink_out_of_two_piles() -> None:
    ink = [ninja(name, entrance=cost, characteristics=("Ink",))
           for name, cost in (("D", 4), ("E", 1), ("F", 5))]  # fmt: skip
    game = village("hand N-1454 N-001 N-001 N-001 wait\ndiscard D F A\nchakra E", "team B", *ink)
    game.deploy("N-1454")
    while game.asked.endswith("cost"):
        game.pick(*game.offers[: game.game.choice.low])
    assert {"D", "E"} <= set(game.offers)
    assert not {"F", "A"} & set(game.offers)
    game.pick("D", "E")
    assert {"D", "E"} <= set(game.in_play(1))


@pytest.mark.parametrize("bearer", ["B coins growth", "B"])
def test_n_1516_takes_a_coin_off_from_hand(bearer: str) -> None:
    game = village("hand N-1516 wait", f"team {bearer}")
    game.play("ability N-1516 0")
    game.resolve()
    assert game.where("N-1516") == "removed"
    assert game.coins("B", "growth") == 0


def test_n_198_uses_no_jutsu_and_goes_under_the_deck() -> None:
    free = jutsu("J-1", text="Target the user.\nThe target gets +1/+0 this turn.")
    assert not fight("N-198", "B", "J-1", "", B, free).offered("jutsu J-1")
    assert fight("A", "B", "J-1", "", A, B, free).offered("jutsu J-1")
    gone = mission("M-1", text="Discard all Ninja.")
    game = village("team N-198\nhand M-1 wait\ndeck 3", "team B", gone)
    game.play("mission M-1")
    game.resolve()
    assert game.cards(1, "deck")[-1] == "N-198"
    assert game.where("B") == "discard"


@pytest.mark.parametrize(("name", "drawn"), [("Kakashi Hatake", 1), ("Obito Uchiha", 1), ("X", 0)])
def test_n_710_greets_two_friends(name: str, drawn: int) -> None:
    game = village("team N-710\nhand D wait\ndeck 5", "team B", ninja("D", name=name))
    game.deploy("D")
    game.resolve()
    assert game.deck(1) == 5 - drawn


def test_n_781_pays_wind_to_look_for_a_jutsu() -> None:
    wind = ninja("W", symbols="N")
    game = scene("phase battle\nplayer 1\nteam N-781\nchakra W W\ndeck 9\nhand wait\n"
                 "player 2\nteam B\nhand J-1 N-001\ndeck 9", B, wind,
                 jutsu("J-1", text="Draw 1 card."))  # fmt: skip
    game.send("N-781")
    game.yes()
    while game.asked.endswith(("respond", "pick")):
        game.quiet() if game.asked.endswith("respond") else game.pick("J-1")
    assert "J-1" in game.cards(2, "chakra")
    assert game.cards(1, "discard") == ["W", "W"]
    poor = scene("phase battle\nplayer 1\nteam N-781\nchakra W\ndeck 9\nhand wait\n"
                 "player 2\nteam B\nhand J-1 N-001\ndeck 9", B, wind,
                 jutsu("J-1", text="Draw 1 card."))  # fmt: skip
    poor.send("N-781")
    assert not poor.asked.endswith("may")


def test_n_871_draws_openly_and_shields_the_leaf_beside_it() -> None:
    game = village("hand N-871 wait\ndeck C 3")
    game.deploy("N-871")
    game.resolve()
    assert "C" in game.cards(1, "hand")
    assert game.happened("reveal")
    leaf = ninja("L", "1/1", characteristics=("Leaf",))
    foe = ninja("E", text="[Mission] Pay 0: Injure all enemy Ninja.")
    war = village("team E\nhand wait", "team N-871, L, C", foe, leaf)
    war.play("ability E 0")
    war.resolve()
    assert [war.is_injured(one) for one in ("L", "C")] == [False, True]


def test_n_us006_changes_a_whole_hand() -> None:
    game = fight("N-US006", "B", "A C", "", A, B, C, more="deck N-001 N-002 N-003 N-004")
    game.play("ability N-US006 0")
    resolve(game)
    game.order("KEPT", "A", "C")
    assert sorted(game.cards(1, "hand")) == ["N-001", "N-002", "N-003"]
    assert game.deck(1) == 4


@pytest.mark.parametrize(("number", "power"), [("A coins +1/+1 x2", "7/3"), ("A", "3/1")])
def test_n_1627_doubles_the_combat_of_its_coins(number: str, power: str) -> None:
    game = village(f"team N-1627\nteam {number}\nhand wait", "team B coins +1/+1")
    assert game.power("A") == power
    assert game.power("B") == "4/2"


@pytest.mark.parametrize(("active", "loser"), [(1, "A"), (2, "B")])
def test_m_us071_hurts_a_ninja_of_whoever_flips_tails(active: int, loser: str) -> None:
    hurt = set()
    for seed in range(12):
        game = scene(f"seed {seed}\nactive {active}\nphase end\nplayer 1\nteam A\nhand wait\n"
                     "mission M-US071 coins x3\ndeck 9\nplayer 2\nteam B\nhand wait\ndeck 9",
                     A, B, client("Z"))  # fmt: skip
        hurt |= {one for one in ("A", "B") if game.is_injured(one)}
    assert hurt == {loser}


@pytest.mark.parametrize("zone", ["chakra", "discard"])
@pytest.mark.parametrize(("like", "marker", "offered", "comes"), [
    ("F", 9, True, True), ("V", 9, False, False), ("F", 1, True, False),
])  # fmt: skip
def test_n_902_joins_three_of_its_symbol(
    zone: str, like: str, marker: int, offered: bool, comes: bool
) -> None:
    own = shipped().card("N-902").symbols[0] if like == "F" else like
    three = [ninja(name, symbols=own) for name in ("X", "Y", "Z")]
    game = scene(f"player 1\nmarker {marker}\nteam X\nteam Y\nteam Z\nhand wait\n{zone} N-902\n"
                 "player 2", *three)  # fmt: skip
    uses = [one for one in game.offers if one.startswith("ability N-902")]
    assert bool(uses) is offered
    if uses:
        game.play(uses[0])
        game.resolve()
        assert (game.where("N-902") == "play") is comes
