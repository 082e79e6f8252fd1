"""Ninja of another fresh sample (seed 64): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use, words
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_33_ninja import C, came

W = ninja("W", symbols="W")
N = ninja("N", symbols="N")
J = jutsu("J", text="Draw 1 card.")


def at_the_end(mine: str, *cards, more2: str = "team B\nhand wait") -> Scene:
    """The turn of player 1 ends, and something is asked; or it is over."""
    game = scene(f"phase end\nplayer 1\n{mine}\nplayer 2\n{more2}", A, B, *cards)
    while game.turn == 5 and game.asked not in ("1 optional effect", "1 may"):
        game.quiet()
    return game


@pytest.mark.parametrize(("hand", "may"), [("M", True), ("P", True), ("A", False)])
def test_n_1092_changes_a_puppet_for_another(hand: str, *, may: bool) -> None:
    puppets = [ninja("M", attributes=("Manipulation",)), ninja("P", characteristics=("Puppet",)),
               ninja("X", characteristics=("Puppet",))]  # fmt: skip
    game = scene(f"player 1\nteam N-1092 injured\nhand {hand} wait\ndeck X A C\nplayer 2", *puppets,
                 A, C)  # fmt: skip
    assert game.offered("ability N-1092 0") == may
    if may:
        game.play("ability N-1092 0")
        game.resolve()
        assert game.offers == ["X"]
        game.pick("X")
        assert (game.where("X"), game.where(hand)) == ("hand", "discard")


@pytest.mark.parametrize("pile", [4, 3])
def test_n_1229_hurts_a_foe_for_four_dead(pile: int) -> None:
    game = fight("N-1229", "B", "", "wait", B, C, more=f"discard {' '.join(['C'] * pile)}",
                 more2="team C")  # fmt: skip
    assert game.offered("ability N-1229 0") == (pile == 4)
    if pile == 4:
        game.play("ability N-1229 0")
        while game.asked in ("1 target", "1 pick", "1 pay chakra"):
            if game.asked == "1 target":
                assert game.offers == ["B"]
            game.quiet() if game.asked == "1 pay chakra" else game.pick(
                *game.offers[: game.game.choice.low]
            )
        resolve(game)
        assert game.is_injured("B")
        assert game.cards(1, "removed") == ["C"] * 4


def test_n_1279_takes_the_combat_of_who_bears_its_coin() -> None:
    game = scene("player 1\nteam N-1279\nhand wait\nchakra E E\nplayer 2\nteam B\nteam C", B, C,
                 ninja("E", symbols="E"))  # fmt: skip
    game.play("ability N-1279 0")
    while game.asked in ("1 target", "1 pay chakra"):
        game.pick("B") if game.asked == "1 target" else game.quiet()
    game.resolve()
    assert (game.power("B"), game.power("C")) == ("0/1", "2/1")


def test_n_1279_asks_for_earth() -> None:
    game = scene("player 1\nteam N-1279\nhand wait\nchakra W W\nplayer 2\nteam B", B, W)
    assert not game.offered("ability N-1279 0")


@pytest.mark.parametrize(("mental", "power"), [(1, "2/1"), (2, "4/1"), (None, "2/1")])
def test_n_1424_weakens_the_simple(mental: int | None, power: str) -> None:
    game = fight("N-1424, A", "X", "", "wait", A, ninja("X", "4/1", mental=mental))
    assert game.power("X") == power
    assert game.power("A") == "3/1"


@pytest.mark.parametrize(("symbols", "team", "hurt"), [("N", ["B"], False), ("F", ["B", "C"], True),
                                                       ("W", ["B", "C"], False)])  # fmt: skip
def test_n_1432_acts_by_symbols(symbols: str, team: list[str], *, hurt: bool) -> None:
    game = scene("turn 21\nplayer 1\nmarker 12\nteam X\nhand N-1432 P P P wait\nplayer 2\n"
                 "team B, C", ninja("X", symbols=symbols), B, C,
                 ninja("P", symbols="EN"))  # fmt: skip
    game.deploy("N-1432")
    while game.asked != "1 mission phase":
        if game.asked == "1 target":
            game.pick("B")
        else:
            game.quiet()
    assert game.team("B") == team
    assert game.is_injured("B") == hurt


@pytest.mark.parametrize(("top", "up", "drawn"), [("M", True, True), ("M", False, False),
                                                  ("J", True, False)])  # fmt: skip
def test_n_1595_takes_a_mission_that_lies_face_up(top: str, *, up: bool, drawn: bool) -> None:
    show = jutsu("SHOW", text="Turn face-up the top card of your deck.")
    game = fight("N-1595", "B", "SHOW", "wait", B, J, show, mission("M", text="Draw 1 card."),
                 more=f"deck {top} J J")  # fmt: skip
    if up:
        use(game, "SHOW")
        resolve(game)
        while game.asked != "1 exchange":
            game.quiet()
    before = game.power("N-1595")
    place = next(one for one in game.offers if one.startswith("ability N-1595"))
    game.play(place)
    while game.asked == "1 pay chakra":
        game.quiet()
    resolve(game)
    combat, support = map(int, before.split("/"))
    assert game.power("N-1595") == f"{combat + 2}/{support + 1}"
    assert (top in game.cards(1, "hand")) == drawn


@pytest.mark.parametrize(("pile", "may"), [("mine", True), ("theirs", True), ("", False)])
def test_n_1671_feeds_on_its_dead_namesake(pile: str, *, may: bool) -> None:
    dead = ninja("K", name="Kinkaku")
    game = fight("N-1671 injured", "B, C", "", "wait", B, C, dead, ninja("Q"),
                 more="discard K Q" if pile == "mine" else "discard Q",
                 more2="discard K" if pile == "theirs" else "")  # fmt: skip
    usable = [one for one in game.offers if one.startswith("ability N-1671")]
    assert bool(usable) == may
    assert "Tailed Beast" not in words(game, "N-1671")
    if may:
        game.play(usable[0])
        while game.asked in ("1 target", "1 pick"):
            game.pick("B" if game.asked == "1 target" else "K")
        resolve(game)
        assert (game.is_injured("B"), game.coins("N-1671")) == (True, 2)
        assert "Tailed Beast" in words(game, "N-1671")
        assert game.where("K") == "removed"


@pytest.mark.parametrize(("foe", "ends"), [("7/0", "deck"), ("1/0", "deck"), ("40/0", "play")])
def test_n_262_buries_whom_its_team_hurts(foe: str, ends: str) -> None:
    """A Ninja that is hurt, be it discarded by that or not, goes to the bottom of its deck."""
    game = fight("N-262, X", "B", "", "wait", ninja("X", "8/0"), ninja("B", foe), C,
                 more2="deck 5 C")  # fmt: skip
    game.until("end")
    while game.turn == 5:
        game.quiet()
    assert game.where("B") == ends
    if ends == "deck":
        assert game.cards(2, "deck")[-1] == "B"


@pytest.mark.parametrize(("who", "goes"), [("ninja", False), ("jutsu", False), ("mission", True)])
def test_n_262_stays_whatever_enemy_ninja_and_jutsu_do(who: str, *, goes: bool) -> None:
    text = "Discard 1 enemy Ninja."
    if who == "jutsu":
        game = fight("A", "N-262", "J", "wait", A, jutsu("J", text=text))
        use(game, "J")
    elif who == "ninja":
        game = scene("player 1\nteam X\nhand wait\nplayer 2\nteam N-262",
                     ninja("X", text=f"[Mission] Pay 0: {text}"))  # fmt: skip
        game.play("ability X 0")
    else:
        game = scene("player 1\nhand M wait\nplayer 2\nteam N-262", mission("M", text=text))
        game.play("mission M")
    game.resolve()
    while game.asked == "1 pick":
        game.pick("N-262")
    assert (game.where("N-262") != "play") == goes


@pytest.mark.parametrize(("chakra", "may"), [("N N", True), ("N W", False)])
def test_n_292_puts_a_card_back_on_its_deck(chakra: str, *, may: bool) -> None:
    game = at_the_end(f"team N-292\nhand wait\nchakra {chakra}\ndiscard C J\ndeck 5", N, W, C, J)
    assert (game.turn == 5) == may
    if may:
        game.yes()
        while game.asked.startswith("1 ") and game.asked != "1 pick":
            game.quiet()
        game.pick("J")
        assert game.cards(1, "deck")[0] == "J"


@pytest.mark.parametrize("draws", [True, False])
def test_n_362_draws_one_and_charges_one(*, draws: bool) -> None:
    game = at_the_end("team N-362\nhand C wait\ndeck J 5", C, J)
    game.yes() if draws else game.no()
    if draws:
        assert "J" in game.offers
        game.pick("C")
    assert game.cards(1, "chakra") == ["C"] * draws
    assert ("J" in game.cards(1, "hand")) == draws


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("gives", [True, False])
def test_n_429_turns_a_coin_to_heads(seed: int, *, gives: bool) -> None:
    toss = jutsu("TOSS", text="Flip 1 coin. On heads, draw 1 card.")
    game = fight("A", "B", "TOSS", "wait", A, B, toss, more="team N-429 injured\ndeck 9",
                 seed=seed)  # fmt: skip
    use(game, "TOSS")
    resolve(game)
    asked = game.asked == "1 optional effect"
    if asked:
        game.yes() if gives else game.no()
    shown = game.happened("flip")[-1].number
    assert bool(game.happened("draw")) == (shown == 1 or (asked and gives))
    assert (game.where("N-429") == "discard") == (asked and gives)


@pytest.mark.parametrize(("turn", "more"), [(5, 0), (6, 2)])
def test_n_525_strengthens_each_team_in_the_enemy_turn(turn: int, more: int) -> None:
    mine, theirs = ("attack A", "block 1 B") if turn == 5 else ("block 1 A", "attack B")
    game = scene(f"turn {turn}\nactive {1 if turn == 5 else 2}\nphase exchange\nplayer 1\n{mine}\n"
                 f"team N-525\nhand wait\nplayer 2\n{theirs}\nhand wait", A, B)  # fmt: skip
    assert game.team_power("A") == 3 + more
    assert game.team_power("B") == 3


@pytest.mark.parametrize("takes", [True, False])
def test_n_615_finds_a_water_mission(*, takes: bool) -> None:
    found = [mission("M", symbols="W", text="Draw 1 card."), mission("F", text="Draw 1 card.")]
    game = came("N-615", "deck M F W C", "team B", W, *found)
    game.yes() if takes else game.no()
    if takes:
        assert game.offers == ["M"]
        game.pick("M")
    assert game.where("M") == ("hand" if takes else "deck")


def test_n_634_keeps_a_small_enemy_and_itself_at_home() -> None:
    game = scene("turn 6\nactive 2\nplayer 1\nteam N-634\nteam A\nhand wait\nplayer 2\nteam X\n"
                 "team Y\nhand wait", A, ninja("X", entrance=2),
                 ninja("Y", entrance=3))  # fmt: skip
    while not game.offered("ability N-634 0"):
        game.quiet()
    game.play("ability N-634 0")
    game.resolve()
    while game.asked != "2 send":
        game.quiet()
    assert {one for team in game.game.choice.teams for one in team.heads} == {game.card("Y")}
    game.send("Y")
    while game.asked != "1 block":
        game.quiet()
    assert {one for team in game.game.choice.blockers for one in team.heads} == {game.card("A")}


def test_n_668_goes_home_and_hurts_the_small() -> None:
    small = [ninja("X", entrance=3), ninja("Y", entrance=4)]
    game = scene("turn 21\nplayer 1\nmarker 12\nteam N-668\nteam A\nhand S C wait\nplayer 2\n"
                 "team X\nteam Y", A, C, *small,
                 ninja("S", name="Sasuke Uchiha (Childhood)"))  # fmt: skip
    assert game.offered("deploy S")
    game.play("ability N-668 0")
    game.resolve()
    assert game.where("N-668") == "hand"
    assert [game.is_injured(one) for one in "XYA"] == [True, False, False]
    assert not game.offered("deploy N-668")
    assert not game.offered("deploy S")
    assert game.offered("deploy C")


@pytest.mark.parametrize(("coins", "got"), [(" coins growth", 1), ("", 0)])
def test_n_770_takes_a_coin_off_a_foe(coins: str, got: int) -> None:
    game = fight("N-770", f"B{coins}", "", "wait", B, C, more2="team C coins growth")
    game.play("ability N-770 0")
    resolve(game)
    while game.asked == "1 pick":
        assert game.offers == ["B"]
        game.pick("B")
    assert game.coins("N-770") == got
    assert (game.coins("B"), game.coins("C")) == (0, 1)


@pytest.mark.parametrize(
    ("name", "may"),
    [("Shikamaru Nara", True), ("Choji Akimichi (Childhood)", True), ("Ino Yamanaka", False)],
)
def test_n_819_trains_with_its_reserve(name: str, *, may: bool) -> None:
    game = fight("N-819", "B", "", "wait", B, ninja("X", name=name), more="reinforcements X")
    before = game.power("N-819")
    assert game.offered("ability N-819 0") == may
    if may:
        game.play("ability N-819 0")
        while game.asked == "1 pick":
            game.pick("X")
        resolve(game)
        combat, support = map(int, before.split("/"))
        assert game.power("N-819") == f"{combat + 3}/{support + 3}"
        assert game.where("X") == "removed"


@pytest.mark.parametrize(("foes", "more"), [("B, C", 1), ("B", 0)])
def test_n_c011_is_stronger_against_two(foes: str, more: int) -> None:
    before = scene("player 1\nteam N-C011\nhand wait\nplayer 2").power("N-C011")
    combat, support = map(int, before.split("/"))
    assert (
        fight("N-C011", foes, "", "wait", B, C).power("N-C011")
        == f"{combat + more}/{support + more}"
    )


@pytest.mark.parametrize(("foe", "lost"), [("", 1), ("G", 0)])
def test_n_us113_costs_the_enemy_a_card_for_a_reward(foe: str, lost: int) -> None:
    game = fight("N-US113", foe, "", "C C wait", C, ninja("G", "30/0"), more2="deck 9")
    while game.turn == 5:
        game.pick("C") if game.asked == "2 pick" else game.quiet()
    assert game.cards(2, "discard").count("C") == lost
    assert game.rewards(1) == 2 * lost


@pytest.mark.parametrize(("state", "power"), [(" injured", 3), ("", None)])
def test_pr_us001_fights_by_the_enemy_rewards(state: str, power: int | None) -> None:
    game = scene(
        f"player 1\nteam PR-US001{state}\nrewards C\nhand wait\nplayer 2\nrewards C C C", C
    )
    printed = game.game.cards[game.card("PR-US001")].healthy.combat
    assert game.power("PR-US001").split("/")[0] == str(power if power is not None else printed)
