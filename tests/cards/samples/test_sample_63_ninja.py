"""Ninja of one more fresh sample (seed 63): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, paid, resolve, use
from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_31_ninja import named
from .test_sample_33_ninja import C, came

J = jutsu("J", text="Draw 1 card.")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
WEAK = jutsu("WEAK", text="Target 1 Ninja battling the user.\nThe target gets -1/-1 this turn.")
KILL = jutsu("KILL", text="Target 1 Ninja battling the user.\nDiscard the target.")


def showdown(attack: str, block: str, *cards, more: str = "", more2: str = "") -> Scene:
    """The fight is over."""
    game = fight(
        attack, block, "", "wait", *cards, more=f"deck 9\n{more}", more2=f"deck 9\n{more2}"
    )
    while game.phase == "exchange":
        game.quiet()
    return game


@pytest.mark.parametrize(("foe", "comes"), [("9/1", True), ("0/0", False)])
def test_n_1002_leaves_a_chimera_when_its_team_is_beaten(foe: str, *, comes: bool) -> None:
    game = showdown("N-1002", "X", ninja("X", foe))
    assert (game.asked == "1 may") == comes
    if comes:
        game.yes()
        assert game.power("Chimera coin") == "2/0"
        traits = game.game.traits(game.card("Chimera coin"))
        assert {"Animal", "Rinnegan"} <= traits.words
        assert game.game.entrance(game.card("Chimera coin")) == 0


def test_n_147_ends_the_battle_before_it_begins() -> None:
    game = scene("active 2\nplayer 1\nteam N-147 injured\nhand wait\ndeck 9\nplayer 2\nteam B\n"
                 "hand N-001 N-002\ndeck 9", B)  # fmt: skip
    while not game.offered("ability N-147 0"):
        game.quiet()
    game.play("ability N-147 0")
    assert game.where("N-147") == "discard"
    game.resolve()
    while game.turn == 1 or game.game.active == 1:
        assert game.asked != "2 send"
        game.quiet()


def test_n_147_does_nothing_in_its_own_turn() -> None:
    game = scene("player 1\nteam N-147\nhand wait\nplayer 2\nteam B", B)
    assert not game.offered("ability N-147 0")


@pytest.mark.parametrize("kind", ["mission", "client"])
def test_n_1515_sends_back_what_is_no_ninja(kind: str) -> None:
    lasting = mission("X", permanent=True, text="All Ninja get +0/+0.")
    thing = lasting if kind == "mission" else client("X")
    game = scene(f"player 1\nteam A\nhand N-1515 wait\nplayer 2\nteam B\n{kind} X", A, B, thing)
    game.play("ability N-1515 0")
    assert game.where("N-1515") == "removed"
    game.resolve()
    assert game.where("X") == "hand"


def test_n_1515_sends_no_ninja_back() -> None:
    game = scene("player 1\nteam A\nhand N-1515 wait\nplayer 2\nteam B", A, B)
    assert not game.offered("ability N-1515 0")


def test_n_1521_draws_and_puts_one_on_top() -> None:
    game = scene("player 1\nteam N-1521\nhand N-001\ndeck N-002 9\nplayer 2")
    game.play(next(one for one in game.offers if one.startswith("ability N-1521")))
    game.resolve()
    game.pick("N-001")
    assert game.cards(1, "hand") == ["N-002"]
    assert game.cards(1, "deck")[0] == "N-001"


@pytest.mark.parametrize(
    ("damage", "earth", "state"),
    [(1, 1, "healthy"), (2, 1, "injured"), (2, 2, "healthy"), (1, 0, "injured")],
)
def test_n_1562_turns_damage_away_with_earth(damage: int, earth: int, state: str) -> None:
    hit = jutsu("X", text=f"Target 1 Ninja battling the user.\nGive {damage} damage to the target.")
    soil = ninja("E", symbols="E")
    game = fight("N-1562", "B", "", "X wait", B, hit, soil, A,
                 more=f"deck 5\ndiscard A {f'E x{earth}' if earth else ''}")  # fmt: skip
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "X", "N-1562")
    resolve(game)
    game.yes()
    if game.asked == "1 pick":
        assert set(game.offers) == {"E"}
        game.pick(*game.offers[: game.game.choice.high])
    assert game.is_injured("N-1562") == (state == "injured")
    assert game.cards(1, "deck")[-1] == ("E" if earth else "blank")


@pytest.mark.parametrize(("x", "where"), [(2, ["N-1619", "C"]), (3, [])])
def test_n_1619_pays_turns_to_send_a_foe_away(x: int, where: list[str]) -> None:
    game = scene("phase exchange\nplayer 1\nmarker 9\nattack N-1619\nhand wait\nplayer 2\n"
                 "block 1 X, C\nhand wait", ninja("X", entrance=2), C)  # fmt: skip
    game.play(next(one for one in game.offers if one.startswith("ability N-1619")))
    while game.asked.startswith("1 ") and game.asked != "1 respond":
        if game.asked == "1 x":
            if x > game.game.choice.high:
                return
            game.say_number(x)
        else:
            game.quiet()
    resolve(game)
    assert game.marker(1) == 9 - x
    assert (game.team("X") == ["X"]) == bool(where)


@pytest.mark.parametrize("parity", ["even", "odd"])
def test_n_1619_counts_its_marker_as_both(parity: str) -> None:
    asks = mission("M", text=f"If your marker is {parity}, draw 1 card.")
    game = scene("player 1\nmarker 6\nteam N-1619 injured\nhand M wait\ndeck 9\nplayer 2", asks)
    game.play("mission M")
    game.resolve()
    assert game.deck(1) == 8


def test_n_1619_asks_for_a_sacrifice() -> None:
    for lines, offered in (("team A", True), ("", False)):
        game = scene(f"turn 21\nplayer 1\nmarker 10\nhand N-1619 V V wait\n{lines}\nplayer 2", A,
                     ninja("V", symbols="V", entrance=9))  # fmt: skip
        assert game.offered("deploy N-1619") == offered


def test_n_179_comes_by_the_cocoon_alone() -> None:
    cocoon = jutsu("X", name="Sand Cocoon", text="Put 1 Ninja from your hand into play.")
    game = fight("A", "B", "X N-179", "wait", A, B, cocoon)
    use(game, "X")
    resolve(game)
    assert game.where("N-179") == "play"
    other = mission("M", text="Put 1 Ninja from your hand into play.")
    game = scene("turn 21\nplayer 1\nmarker 10\nhand N-179 M N-001 wait\nplayer 2", other)
    assert not game.offered("deploy N-179")
    game.play("mission M")
    game.resolve()
    assert (game.where("N-001"), game.where("N-179")) == ("play", "hand")


def test_n_179_becomes_the_beast() -> None:
    beast = ninja("S", "9/1", entrance=8, name="Shukaku")
    game = scene("player 1\nteam N-179 injured\nhand S C wait\nplayer 2", beast, C)
    game.play("ability N-179 1")
    assert game.where("N-179") == "chakra"
    game.resolve()
    assert game.where("S") == "play"


@pytest.mark.parametrize(("chakra", "power"), [("W", "6/3"), ("F", "5/2")])
def test_n_181_pays_water_to_go_out(chakra: str, power: str) -> None:
    one = ninja("K", symbols=chakra)
    game = scene("phase battle\nplayer 1\nteam N-181\nhand wait\nchakra K\nplayer 2\nteam B\n"
                 "hand wait", one, B)  # fmt: skip
    game.send("N-181")
    if game.asked == "1 optional effect":
        game.yes()
    while game.asked.endswith(("pick", "respond")):
        game.quiet() if game.asked.endswith("respond") else game.pick("K")
    assert game.power("N-181") == power


@pytest.mark.parametrize(("entrance", "healed"), [(1, True), (2, False)])
def test_n_345_heals_the_small_with_wind(entrance: int, *, healed: bool) -> None:
    game = scene("player 1\nteam N-345\nteam X injured\nhand wait\nchakra N\nplayer 2",
                 ninja("X", entrance=entrance), ninja("N", symbols="N"))  # fmt: skip
    game.play("ability N-345 0")
    game.resolve()
    assert game.is_injured("X") != healed


@pytest.mark.parametrize(("name", "offered"), [("Great Rasengan", True), ("Chidori", False)])
def test_n_406_uses_any_rasengan_for_lightning(name: str, *, offered: bool) -> None:
    ball = jutsu("X", "FFF2", name=name, text="Draw 1 card.")
    game = fight("N-406 injured", "B", "X", "wait", B, ball, chakra="CHAKRA-L")
    assert game.offered("jutsu X") == offered
    if offered:
        use(game, "X")
        assert paid(game, 1) == ["L"]


def test_n_406_pays_for_nobody_else() -> None:
    ball = jutsu("X", "FFF2", name="Rasengan", text="Draw 1 card.")
    game = fight("A", "B", "X", "wait", A, B, ball, chakra="CHAKRA-L", more="team N-406")
    assert not game.offered("jutsu X")


@pytest.mark.parametrize(("foe", "bombs"), [("20/1", 1), ("0/0", 0)])
def test_n_541_leaves_bombs_and_a_copy_when_the_showdown_kills_him(foe: str, bombs: int) -> None:
    again = ninja("D", name="Deidara", title="Dangerous Artist")
    other = ninja("E", name="Deidara", title="Other")
    game = fight("N-541 injured", "X", "", "wait", ninja("X", foe), again, other, C,
                 more="deck D E 9", more2="team C\ndeck 9")  # fmt: skip
    while game.phase == "exchange" or (game.turn == 5 and game.asked == ""):
        game.quiet()
    if bombs:
        assert game.asked == "1 may"
        game.yes()
        assert game.offers == ["D"]
        game.pick("D")
        assert game.where("D") == "hand"
    assert [game.coins(one, "Bomb") for one in "XC"] == [bombs, bombs]


def test_n_541_does_nothing_when_a_jutsu_kills_him() -> None:
    game = fight("N-541", "B", "", "KILL wait", B, KILL, more="deck 9")
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "KILL", "N-541")
    resolve(game)
    assert game.where("N-541") == "discard"
    assert game.asked != "1 may"
    assert game.coins("B", "Bomb") == 0


@pytest.mark.parametrize(("entrance", "taken"), [(1, True), (2, False)])
def test_n_565_takes_a_small_one_with_him(entrance: int, *, taken: bool) -> None:
    game = scene("player 1\nteam N-565\nhand wait\nplayer 2\nteam X\nteam Y",
                 ninja("X", entrance=entrance), ninja("Y", entrance=3))  # fmt: skip
    game.play("ability N-565 0")
    game.resolve()
    assert game.where("X") == game.where("N-565") == ("discard" if taken else "play")
    assert game.where("Y") == "play"


@pytest.mark.parametrize(("entrance", "offered"), [(2, True), (1, False)])
def test_n_867_leads_anbu_and_bars_small_missions(entrance: int, *, offered: bool) -> None:
    anbu = ninja("X", "2/1", characteristics=("Anbu",))
    task = mission("T", entrance=entrance, text="Draw 1 card.")
    game = scene("turn 21\nactive 2\nplayer 1\nteam N-867\nteam X\nhand wait\nplayer 2\nmarker 9\n"
                 "team B\nhand T wait", anbu, B, task)  # fmt: skip
    assert (game.power("X"), game.power("N-867"), game.power("B")) == ("2/2", "5/2", "3/1")
    assert game.game.traits(game.card("X")).mental == 1
    assert game.offered("mission T") == offered


@pytest.mark.parametrize("fights", [True, False])
def test_n_933_hurts_one_whom_it_battled(*, fights: bool) -> None:
    strong = ninja("X", "7/1", "7/1")
    attack = "N-933" if fights else "A"
    game = scene("phase battle\nplayer 1\nteam N-933\nteam A\nhand wait\ndeck 9\nplayer 2\nteam X\n"
                 "team C\nhand wait\ndeck 9", A, strong, C)  # fmt: skip
    game.send(attack)
    while game.asked != "2 block":
        game.quiet()
    game.block(f"{attack} by X")
    while game.turn == 5 and game.asked != "1 pick":
        game.quiet()
    given = [one for one in game.happened("damage") if one.cause.word == "effect"]
    assert len(given) == fights
    assert not game.is_injured("C")


def test_n_933_is_hurt_by_no_enemy_jutsu() -> None:
    wound = jutsu("WOUND", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("N-933, A", "B", "", "HIT WOUND wait", A, B, HIT, wound)
    for number in ("HIT", "WOUND"):
        while game.asked != "2 exchange":
            game.quiet()
        use(game, number, "N-933")
        resolve(game)
        assert not game.is_injured("N-933")


@pytest.mark.parametrize(
    ("word", "state", "power"),
    [("Genjutsu", "", "3/1"), ("Taijutsu", "", "2/0"), ("Genjutsu", " injured", "3/1")],
)
def test_n_943_keeps_the_power_of_genjutsu_users(word: str, state: str, power: str) -> None:
    who = ninja("X", "3/1", "3/1", attributes=(word,))
    game = fight(f"X{state}", "B", "", "WEAK wait", who, B, WEAK, more="team N-943")
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "WEAK", "X")
    resolve(game)
    assert game.power("X") == power


@pytest.mark.parametrize(("name", "found"), [("Haku", True), ("Sasuke Uchiha", False)])
def test_n_us033_finds_haku(name: str, *, found: bool) -> None:
    game = came("N-US033", "deck X C 5", "team B", named(name))
    if game.asked == "1 may":
        game.yes()
    if found:
        game.pick("X")
    while game.asked == "1 pick":
        game.quiet()
    assert (game.where("X") == "hand") == found


@pytest.mark.parametrize(("who", "where"), [("C", "play"), ("A", "discard")])
def test_n_us054_keeps_her_team_in_play(who: str, where: str) -> None:
    deadly = jutsu("D", text="Target 1 Ninja.\nDiscard the target.")
    game = fight("C, N-US054", "B", "", "D wait", A, B, C, deadly, more="team A")
    game.play("ability N-US054 0")
    assert game.is_injured("N-US054")
    resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "D", who)
    resolve(game)
    assert game.where(who) == where


def test_n_us054_must_be_healthy() -> None:
    assert not fight("N-US054 injured", "B", "", "wait", B).offered("ability N-US054 0")


@pytest.mark.parametrize(("mine", "where"), [("PR-040", "discard"), ("A", "play")])
def test_pr_040_finishes_the_head_its_team_has_hurt(mine: str, where: str) -> None:
    game = fight(f"X, {mine}", "B, C", "", "wait", ninja("X", "5/1"), A, ninja("B", "4/0"), C,
                 more="deck 9", more2="deck 9")  # fmt: skip
    while game.turn == 5:
        game.quiet()
    assert game.where("B") == where
    assert game.where("C") == "play"


@pytest.mark.parametrize(("words", "found"), [(("Clone Status",), True), (("Leaf",), False)])
def test_pr_054_finds_another_clone(words: tuple[str, ...], *, found: bool) -> None:
    game = came("PR-054", "deck X C 5", "team B", ninja("X", characteristics=words))
    if game.asked == "1 may":
        game.yes()
    if found:
        game.pick("X")
    while game.asked == "1 pick":
        game.quiet()
    assert (game.where("X") == "hand") == found


@pytest.mark.parametrize(("blocked", "hurt"), [("B", True), ("C", False)])
def test_pr_067_strikes_a_back_through_its_head(blocked: str, *, hurt: bool) -> None:
    game = scene("phase battle\nplayer 1\nteam PR-067\nhand HIT wait\nplayer 2\nteam B, D\nteam C\n"
                 "hand wait", B, C, ninja("D", "1/1"), HIT)  # fmt: skip
    game.send("PR-067")
    while game.asked != "2 block":
        game.quiet()
    game.block(f"PR-067 by {blocked}")
    while game.asked.endswith(("respond", "pick")):
        game.pick("D") if game.asked == "1 pick" else game.play("pass")
    while game.asked != "1 exchange":
        game.quiet()
    use(game, "HIT", blocked)
    resolve(game)
    assert game.is_injured(blocked)
    assert game.is_injured("D") == hurt


@pytest.mark.parametrize(
    ("first", "second", "may"),
    [("W", "F", False), ("W", "W", True), ("WF", "FE", True), ("WE", "FL", False), ("W", "", True)],
)
def test_n_608_is_not_blocked_by_ninja_of_different_symbols(
    first: str, second: str, *, may: bool
) -> None:
    two = [ninja("X", symbols=first), ninja("Y", symbols=second or "F")]
    team = "team X, Y" if second else "team X"
    game = scene("phase battle\nplayer 1\nteam N-608\nhand wait\nplayer 2\n"
                 f"{team}\nteam B\nhand wait", *two, B)  # fmt: skip
    game.send("N-608")
    while game.asked != "2 block":
        game.quiet()
    block = ((game._team(game.card("N-608")), game._team(game.card("X")), game.card("X")),)
    assert (game.game.choice.problem(block) is None) == may
