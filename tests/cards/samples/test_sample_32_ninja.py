"""Ninja of a sample: what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, paid, resolve, use, words
from tests.cards.effects.ninja_scenes import may_go, sending
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_sample_11_ninja import A, B, C, village

PUNCH = jutsu("PUNCH", text="Target 1 Ninja battling the user.\nInjure the target.")
BURN = jutsu("BURN", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
CALL = mission("CALL", text="Put 1 Ninja from your hand into play.")


def test_n_1039_lets_one_ninja_a_turn_into_play() -> None:
    game = village("team N-1039\nhand CALL A C wait", "team B", CALL)
    game.deploy("A")
    game.play("mission CALL")
    game.resolve()
    assert game.in_play(1) == ["N-1039", "A"]
    free = village("team B\nhand CALL A C wait", "team B", CALL)
    free.deploy("A")
    free.play("mission CALL")
    free.resolve()
    if free.asked.endswith("pick"):
        free.pick("C")
    assert free.in_play(1) == ["B", "A", "C"]


def test_n_1039_silences_enemy_heads() -> None:
    loud = ninja("L", "1/1", text="This Ninja gets +2/+0.")
    for team, power in (("L, B", "1/1"), ("B, L", "3/1")):
        game = fight("N-1039 injured", team, "", "", B, loud)
        assert game.power("L") == power


PUPPET = ninja("P", "2/1", characteristics=("Puppet",))


def test_n_1091_is_together_with_puppets_alone() -> None:
    game = scene("phase organize\nplayer 1\nteam N-1091\nteam P\nteam A\nplayer 2", A, PUPPET)
    game.arrange("N-1091 P", "A")
    assert game.team("P") == ["N-1091", "P"]
    other = scene("phase organize\nplayer 1\nteam N-1091\nteam P\nteam A\nplayer 2", A, PUPPET)
    with pytest.raises(Exception, match="team"):
        other.arrange("N-1091 A", "P")


@pytest.mark.parametrize(("title", "power"), [("Secret Skills", "2/2"), ("Other", "2/1")])
def test_n_1091_helps_puppets_of_secret_skills(title: str, power: str) -> None:
    master = ninja("M", "1/1", title=title)
    game = scene("player 1\nteam N-1091 injured\nteam P, M\nplayer 2", PUPPET, master)
    assert game.power("P") == power


def test_n_1170_is_stronger_while_it_has_more_cards() -> None:
    for mine, power in (("A C", "1/2"), ("A", "0/1")):
        game = village(f"team N-1170\nhand {mine}", "team B\nhand A")
        assert game.power("N-1170") == power


def test_n_1173_counts_jutsu_for_weapons() -> None:
    blade = jutsu("W", text='Requires: "Weapon" Ninja.\nTarget the user.\nHeal the target.')
    game = village("team N-1173\ndiscard W x2 PUNCH\nhand wait", "team B\ndiscard W", blade, PUNCH)
    assert game.power("N-1173") == "8/4"


def hokage(hand: str, attack: str = "A") -> Scene:
    return fight(attack, "B, C", f"N-1241 {hand}", "", A, B, C, ninja("L", symbols="L"))


def test_n_1241_leaps_into_a_fight_and_back() -> None:
    game = hokage("L L")
    game.play("ability N-1241 0")
    resolve(game)
    assert "N-1241" in game.team("A")
    game.pick("C")
    assert game.is_injured("C")
    assert not game.is_injured("B")
    game.until("start")
    assert game.where("N-1241") == "hand"


def test_n_1241_costs_two_lightning_cards() -> None:
    assert not hokage("L A").offered("ability N-1241 0")


def test_n_1303_is_stronger_by_what_it_discards() -> None:
    dear = ninja("D", entrance=5)
    game = fight("N-1303 injured", "B", "D J-001", "", B, dear, ninja("E", entrance=1),
                 more="deck E 5")  # fmt: skip
    game.play("ability N-1303 0")
    resolve(game)
    assert game.power("N-1303") == "14/0"
    assert "E" in game.cards(1, "hand")
    assert not fight("N-1303", "B", "J-001", "", B).offered("ability N-1303 0")


def test_n_1478_takes_a_jutsu_and_itself_back() -> None:
    game = fight("A", "N-1478", "PUNCH", "", A, PUNCH)
    use(game, "PUNCH")
    game.play("ability N-1478 0")
    while not game.asked.endswith("respond"):
        game.quiet()
    resolve(game)
    assert (game.where("PUNCH"), game.where("N-1478")) == ("hand", "hand")
    assert paid(game, 2) == ["N", "N"]


@pytest.mark.parametrize(("words_", "goes"), [(("Leaf",), False), (("Sand",), True)])
def test_n_308_goes_with_no_leaf(words_: tuple[str, ...], goes: bool) -> None:
    game = sending("N-308, M", cards=(ninja("M", characteristics=words_),))
    assert (game.asked == "1 send" and ["N-308", "M"] in may_go(game)) is goes


@pytest.mark.parametrize(
    ("mine", "theirs", "power"),
    [("F", "B", "9/0"), ("B", "S", "4/0"), ("B", "R", "4/0"), ("F", "S", "6/0"), ("B", "C", "7/0")],
)
def test_n_338_likes_fujin_and_fears_hokage(mine: str, theirs: str, power: str) -> None:
    kage, sannin = (ninja(name, characteristics=(word,))
                    for name, word in (("S", "Satoosa"), ("R", "Sannin")))  # fmt: skip
    game = village(f"team N-338\nteam {mine}", f"team {theirs}", ninja("F", name="Fujin"),
                   kage, sannin)  # fmt: skip
    assert game.power("N-338") == power


def test_n_460_comes_by_ambush_in_state_2() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nchakra N-460\nhand A A A N-001 wait\n"
                 "player 2\nteam B", A, B)  # fmt: skip
    game.play("ambush N-460")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    assert game.coins("N-460", "State 2") == 1
    assert "State 2" in words(game, "N-460")
    plain = village("hand N-460 wait")
    plain.deploy("N-460")
    assert plain.coins("N-460") == 0
    assert "State 2" not in words(plain, "N-460")


def test_n_460_is_not_charged() -> None:
    game = village("hand N-460 A wait")
    game.play("charge")
    assert "N-460" not in game.offers


@pytest.mark.parametrize(("name", "more"), [("Udon", 1), ("Other", 0)])
def test_n_472_helps_his_pupils(name: str, more: int) -> None:
    game = fight("P, A", "B", "", "", ninja("P", "1/1", name=name), A, B, more="team N-472")
    assert game.team_power("P") == 2 + more
    assert game.team_power("B") == 3


def saved(chakra: str) -> Scene:
    game = fight("A", "B, N-579", "BURN", "", A, B, BURN, more2="")
    game.game.sides[1].chakra[:] = game.game.sides[1].chakra[: int(chakra)]
    use(game, "BURN", "B")
    resolve(game)
    return game


def test_n_579_saves_her_team_for_chakra() -> None:
    game = saved("3")
    game.yes()
    while game.asked.startswith("2 p"):
        game.quiet()
    assert not game.is_injured("B")
    assert len(game.cards(2, "chakra")) == 1
    assert saved("1").is_injured("B")


def test_n_647_helps_the_quartet() -> None:
    four = ninja("Q", "1/1", title="The Quartet")
    game = fight("N-647 injured, A", "B", "", "", A, B, four, more="team Q")
    before = game.power("Q")
    game.play("ability N-647 0")
    game.pick(game.offers[0])
    resolve(game)
    assert (before, game.power("Q"), game.power("A")) == ("1/1", "2/2", "3/1")
    assert len(game.cards(1, "chakra")) == 19


@pytest.mark.parametrize(
    ("hand", "entrance", "comes"), [("", 4, True), ("A", 4, False), ("", 3, False)]
)
def test_n_934_comes_in_place_of_sasuke(hand: str, entrance: int, comes: bool) -> None:
    sasuke = ninja("S", name="Sasuke Uchiha", entrance=entrance)
    free = ninja("U", text="[Mission] Pay 0: Draw 1 card.")
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam S\nteam U\nhand {hand}\n"
                 "reinforcements N-934\nplayer 2\nteam B", sasuke, free, A, B)  # fmt: skip
    found = [one for one in game.offers if "N-934" in one]
    assert bool(found) is comes
    if comes:
        game.play(found[0])
        assert game.where("S") == "chakra"
        assert "N-934" in game.in_play(1)


@pytest.mark.parametrize(("hand", "hurt"), [("", False), ("A", True)])
def test_n_934_protects_water_ninja_with_an_empty_hand(hand: str, hurt: bool) -> None:
    wet = ninja("W", "3/1", symbols="W")
    game = fight("B", "W", "BURN", hand, A, B, BURN, wet, more2="team N-934")
    use(game, "BURN", "W")
    resolve(game)
    assert game.is_injured("W") is hurt
    assert "Jonin" in words(game, "N-934")


def test_n_935_puts_surge_under_the_deck() -> None:
    surge = ninja("S", characteristics=("Surge",))
    game = fight("A", "N-935", "BURN", "", A, BURN, surge, more2="discard S\ndeck 5")
    use(game, "BURN")
    resolve(game)
    game.yes()
    assert not game.is_injured("N-935")
    assert game.cards(2, "deck")[-1] == "S"
    other = fight("A", "N-935", "BURN", "", A, BURN, more2="discard A\ndeck 5")
    use(other, "BURN")
    resolve(other)
    assert other.is_injured("N-935")


@pytest.mark.parametrize(("team", "hurt"), [("N-US073, O", False), ("C, O", True)])
def test_n_us073_keeps_orochimaru_safe_in_a_fight(team: str, hurt: bool) -> None:
    master = ninja("O", "1/1", name="Orochimaru")
    more = "" if "N-US073" in team else "team N-US073"
    game = fight("BIG", team, "", "", ninja("BIG", "20/0"), C, master, more2=more)
    game.until("end")
    hits = [one.cards for one in game.happened("damage")]
    assert ((game.card("O"),) in hits) is hurt
    assert (game.where("O"), game.is_injured("O")) == ("play", hurt)


@pytest.mark.parametrize(("hand", "drawn"), [("A C", 1), ("A A C", 0)])
def test_pr_019_fills_the_hand(hand: str, drawn: int) -> None:
    water = ninja("W", symbols="W")
    game = village(f"hand PR-019 W {hand} wait\ndeck 9", "team B", water)
    game.deploy("PR-019", pay=("W",))
    game.resolve()
    assert len(game.cards(1, "hand")) == len(hand.split()) + 1 + drawn
    assert game.deck(1) == 9 - drawn


def test_pr_us008_gives_up_a_friend() -> None:
    game = fight("PR-US008, A", "B, C", "", "", A, B, C)
    game.play("ability PR-US008 0")
    resolve(game)
    game.pick("B")
    assert game.where("A") == "discard"
    assert game.is_injured("B")
    alone = fight("PR-US008", "B", "", "", A, B, more="team A")
    assert not alone.offered("ability PR-US008 0")
