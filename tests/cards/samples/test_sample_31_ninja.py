"""Ninja of another fresh sample (seed 31): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.costs import cost_of
from tests.cards.effects.fight import fight, resolve, use, words
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B, gain

C = ninja("C", "2/1", "1/0")
HIT = jutsu("HIT", text="Target 1 enemy Ninja.\nGive 1 damage to the target.")
PAY = ninja("PAY", symbols="FWLNE")


def named(name: str, *characteristics: str, number: str = "X", **facts) -> Card:
    return ninja(number, "2/2", name=name, characteristics=characteristics, **facts)


def sent(
    number: str,
    *mates: str,
    mine: str = "",
    theirs: str = "team B",
    seed: int = 0,
    cards: tuple[Card, ...] = (),
    state: str = "",
) -> Scene:
    """Its team is sent out to attack; nobody has blocked or answered yet."""
    team = ", ".join((f"{number} {state}", *mates))
    game = scene(f"seed {seed}\nphase battle\nplayer 1\nteam {team}\nhand wait\n{mine}\n"
                 f"player 2\n{theirs}\nhand wait", A, B, C, *cards)  # fmt: skip
    game.send(number)
    return game


@pytest.mark.parametrize(
    ("number", "mine", "name", "more"),
    [
        ("N-1175", "team X", "Naruto Uzumaki", "1/1"),
        ("N-1175", "team X", "Sakura Haruno", "1/1"),
        ("N-1175", "team X", "Kakashi Hatake", "0/0"),
        ("N-1175", "discard X", "Naruto Uzumaki", "0/0"),
        ("N-195", "team X", "Asuma Sarutobi", "0/0"),
        ("N-741", "discard X", "Rin", "1/1"),
        ("N-741", "discard X", "Obito Uchiha", "1/1"),
        ("N-741", "team X", "Rin", "0/0"),
    ],
)
def test_power_that_hangs_on_others(number: str, mine: str, name: str, more: str) -> None:
    assert gain(number, mine, "team B", named(name)) == more


@pytest.mark.parametrize(("name", "offered"), [("Rin", True), ("Obito Uchiha", True), ("X", False)])
def test_n_741_comes_when_a_friend_falls_in_the_showdown(name: str, offered: bool) -> None:
    game = fight("X injured", "B", "N-741 wait", "", named(name), B)
    while game.turn == 5 and game.asked != "1 optional effect":
        game.quiet()
    assert game.where("X") == "discard"
    assert (game.asked == "1 optional effect") == offered
    if offered:
        game.yes()
        game.resolve()
        assert game.in_play(1) == ["N-741"]


def test_n_741_stays_where_a_friend_falls_by_an_effect() -> None:
    kill = mission("K", text="Target 1 Ninja.\nDiscard the target.")
    game = scene("player 1\nteam X\nhand N-741 K wait\nplayer 2\nteam B", named("Rin"), kill, B)
    game.play("mission K")
    game.pick("X")
    game.resolve()
    assert (game.where("X"), game.asked) == ("discard", "1 mission phase")


@pytest.mark.parametrize(("name", "support"), [("Asuma Sarutobi", 1), ("Somebody", 0)])
def test_n_195_is_helped_by_asuma_in_its_team(name: str, support: int) -> None:
    game = scene("player 1\nteam N-195, X\nhand wait\nplayer 2\nteam B", named(name), B)
    printed = game.game.cards[game.card("N-195")].healthy
    assert game.power("N-195") == f"{printed.combat}/{printed.support + support}"


@pytest.mark.parametrize(("symbol", "offered"), [("W", False), ("F", True)])
def test_n_1213_keeps_a_symbol_from_the_opponent(symbol: str, offered: bool) -> None:
    wet = [
        jutsu("J", symbols="W", text="Draw 1 card."),
        mission("M", symbols="W", counter=True, text="Draw 1 card."),
    ]
    game = scene("turn 21\nplayer 1\nmarker 12\nhand N-1213 PAY x4 wait\nteam A\n"
                 "player 2\nteam B\nhand J M PAY PAY", PAY, A, B, *wet)  # fmt: skip
    game.deploy("N-1213")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    names = {"W": "water", "F": "fire"}
    game.play(next(one for one in game.offers if one.lower().endswith(names[symbol])
                   or one.endswith(f" {symbol}")))  # fmt: skip
    assert (game.asked == "2 counter" and game.offered("counter M")) == offered


@pytest.mark.parametrize(("permanent", "drawn"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("state", ["", "injured"])
def test_n_1215_draws_for_permanents_alone(permanent: bool, drawn: int, state: str) -> None:
    card = mission("M", permanent=permanent, text="Draw 0 cards." if not permanent else
                   "All enemy Ninja get +0/+0.")  # fmt: skip
    game = scene(f"turn 9\nplayer 1\nteam N-1215 {state}\nhand M wait\nplayer 2\nteam B", card, B)
    game.play("mission M")
    game.resolve()
    assert sum(one.number for one in game.happened("draw")) == drawn


@pytest.mark.parametrize(("power", "gone"), [("1/1", True), ("20/1", False)])
def test_n_1417_discards_what_it_hurts_in_the_showdown(power: str, gone: bool) -> None:
    foe = ninja("E", power, "1/1")
    game = fight("N-1417", "E", "", "", foe)
    game.until("end")
    assert game.where("E") == ("discard" if gone else "play")


def test_n_1417_leaves_what_an_effect_hurts() -> None:
    game = fight("N-1417", "B", "HIT", "", B, HIT)
    use(game, "HIT", "B")
    resolve(game)
    assert (game.where("B"), game.is_injured("B")) == ("play", True)


@pytest.mark.parametrize(("cards", "offered"), [(3, True), (2, False)])
def test_n_1461_comes_for_three_cards_of_the_enemy_discard_pile(cards: int, offered: bool) -> None:
    game = scene(f"player 1\nmarker 0\nhand N-1461 wait\nteam A\nplayer 2\nteam B\n"
                 f"discard C x{cards}\ndeck 9", A, B, C)  # fmt: skip
    assert game.offered("ability N-1461 1") == offered
    if offered:
        game.play("ability N-1461 1")
        while game.asked.endswith("pick"):
            game.quiet()
        game.resolve()
        assert game.where("N-1461") == "play"
        assert game.cards(2, "chakra") == ["C"] * 3


@pytest.mark.parametrize(("village", "more"), [("", 1), ("mission M", 0)])
def test_n_280_is_dearer_without_its_mission(village: str, more: int) -> None:
    power = mission("M", name="Power of State 2", permanent=True, text="All Ninja get +0/+0.")
    game = scene(f"player 1\nhand N-280 wait\n{village}\nplayer 2", power)
    card = game.card("N-280")
    printed = game.game.cards[card]
    costs = [cost_of(game.game, row, card) for row in ("entrance cost", "hand cost")]
    assert costs == [printed.entrance + more, printed.hand + more]


@pytest.mark.parametrize("seed", range(4))
def test_n_280_flips_for_damage_when_opposed(seed: int) -> None:
    game = sent("N-280", theirs="team B\nteam C", seed=seed)
    assert not game.happened("flip")
    game.block("N-280 by B")
    game.yes()
    game.resolve()
    heads = game.happened("flip")[0].number == 1
    if heads:
        game.pick("C")
    assert game.is_injured("C") == heads


def test_n_280_flips_nothing_unopposed() -> None:
    game = sent("N-280", theirs="team B\nteam C")
    game.block()
    assert game.asked.endswith("exchange")
    assert not game.happened("flip")


def test_n_389_puts_the_enemy_deck_in_order() -> None:
    game = sent("N-389", theirs="team B\ndeck A B C 5")
    game.resolve()
    game.yes()
    game.order("C", "A", "B")
    assert game.cards(2, "deck")[:3] == ["C", "A", "B"]


def test_n_389_looks_at_nothing_if_it_stays_at_home() -> None:
    game = scene("phase battle\nplayer 1\nteam N-389\nteam C\nhand wait\nplayer 2\nteam B\n"
                 "hand wait\ndeck 9", B, C)  # fmt: skip
    game.send("C")
    assert game.asked == "2 block"
    assert not game.happened("look")


@pytest.mark.parametrize(("card", "hurt"), [("HIT", False), ("OWN", True)])
def test_n_446_takes_no_damage_of_enemy_effects(card: str, hurt: bool) -> None:
    own = jutsu("OWN", text="Target 1 Ninja.\nGive 1 damage to the target.")
    game = fight("N-446", "B", "OWN", "HIT", B, HIT, own)
    if card == "HIT":
        game.play("pass")
    use(game, card, "N-446")
    resolve(game)
    assert game.is_injured("N-446") == hurt


@pytest.mark.parametrize("state", ["", "injured"])
def test_n_446_is_in_state_2_while_injured(state: str) -> None:
    game = scene(f"player 1\nteam N-446 {state}\nhand wait\nplayer 2")
    assert ("State 2" in words(game, "N-446")) == bool(state)


@pytest.mark.parametrize("state", ["", "injured"])
def test_n_479_takes_the_support_of_the_head_off_its_combat(state: str) -> None:
    foe = ninja("E", "4/3", "3/1")
    game = sent("N-479", theirs=f"team E {state}, C", cards=(foe,))
    game.block("N-479 by E")
    game.resolve()
    assert (game.power("E"), game.power("C")) == ("2/1" if state else "1/3", "2/1")


def test_n_479_does_nothing_unopposed() -> None:
    game = sent("N-479")
    game.block()
    assert game.power("B") == "3/1"


@pytest.mark.parametrize(("mine", "healed"), [("team X", True), ("discard X", False)])
def test_n_516_recovers_beside_choji_and_attacks_harder(mine: str, healed: bool) -> None:
    choji = named("Choji Akimichi")
    game = sent("N-516", mine=mine, cards=(choji,), state="injured")
    game.resolve()
    assert game.is_injured("N-516") != healed
    printed = game.game.cards[game.card("N-516")].healthy
    fresh = sent("N-516", mine=mine, cards=(choji,))
    fresh.resolve()
    assert fresh.power("N-516") == f"{printed.combat + 1}/{printed.support}"


@pytest.mark.parametrize("pays", [True, False])
def test_n_589_discards_a_friend_for_power(pays: bool) -> None:
    game = sent("N-589", mine="team C")
    game.yes() if pays else game.no()
    if game.asked.endswith("pick"):
        game.pick("C")
    game.resolve()
    printed = game.game.cards[game.card("N-589")].healthy
    more = 2 if pays else 0
    assert game.power("N-589") == f"{printed.combat + more}/{printed.support + more}"
    assert (game.where("C") == "discard") == pays
    assert "Jonin" in words(game, "N-589")


@pytest.mark.parametrize(("chakra", "offered"), [("W x2", True), ("W F", False)])
def test_n_613_pays_water_to_remove_a_jutsu(chakra: str, offered: bool) -> None:
    strike = jutsu("K", text="Injure 1 enemy Ninja.")
    game = scene(f"phase exchange\nplayer 1\nattack A\nhand K wait\nplayer 2\nblock 1 N-613\n"
                 f"chakra {chakra}\nhand wait", A, strike, ninja("W", symbols="W"),
                 ninja("F"))  # fmt: skip
    use(game, "K")
    assert game.offered("ability N-613 0") == offered
    if offered:
        game.play("ability N-613 0")
        while game.asked.endswith("pick"):
            game.pick(*game.offers[:1])
        game.resolve()
        assert (game.where("K"), game.is_injured("N-613")) == ("removed", False)


@pytest.mark.parametrize(("name", "comes"), [("Tsunade", True), ("Jiraiya", False)])
def test_n_636_brings_tsunade(name: str, comes: bool) -> None:
    game = scene("turn 21\nplayer 1\nmarker 12\nhand N-636 wait\nteam S\ndeck X 5\nplayer 2",
                 named(name), ninja("S", name="Shizune"))  # fmt: skip
    game.play("platoon N-636")
    game.resolve()
    if comes:
        game.yes()
        game.pick("X")
    assert game.where("X") == ("play" if comes else "deck")


def test_n_907_weakens_as_many_as_there_are_genjutsu() -> None:
    gen = named("G", number="G", attributes=("Genjutsu",))
    game = scene("player 1\nteam N-907\nteam G\nhand wait\nchakra F x2\nplayer 2\nteam B\nteam C\n"
                 "team E", gen, ninja("F"), B, C, ninja("E", "1/1"))  # fmt: skip
    game.play("ability N-907 0")
    game.resolve()
    game.pick("B", "C")
    assert [game.power(one) for one in "BCE"] == ["1/-1", "0/-1", "1/1"]


def test_n_907_needs_two_fire_chakra() -> None:
    game = scene("player 1\nteam N-907\nhand wait\nchakra F W x3\nplayer 2\nteam B", B, ninja("F"),
                 ninja("W", symbols="W"))  # fmt: skip
    assert not game.offered("ability N-907 0")


@pytest.mark.parametrize(("state", "safe"), [("injured", True), ("", False)])
def test_n_917_injured_has_its_jutsu_respected(state: str, safe: bool) -> None:
    no = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
    game = fight(f"N-917 {state}", "B", "HIT", "NO", B, HIT, no)
    use(game, "HIT", "B")
    use(game, "NO", "HIT")
    resolve(game)
    assert game.is_injured("B") == safe


@pytest.mark.parametrize(("words_", "more"), [(("Magic",), 2), ((), 0)])
def test_n_us097_is_stronger_beside_magic(words_: tuple[str, ...], more: int) -> None:
    game = sent("N-US097", "X", cards=(named("M", attributes=words_),))
    game.resolve()
    printed = game.game.cards[game.card("N-US097")].healthy
    assert game.power("N-US097") == f"{printed.combat + more}/{printed.support}"


@pytest.mark.parametrize(("kind", "hurt"), [("ninja", False), ("mission", True)])
def test_n_us097_is_safe_from_enemy_ninja_alone(kind: str, hurt: bool) -> None:
    text = "Injure 1 enemy Ninja."
    cards = {"ninja": ninja("K", text=f"[Attacker, Mission] Pay 0: {text}"),
             "mission": mission("K", text=text)}  # fmt: skip
    where = "team K\nhand wait" if kind == "ninja" else "hand K wait"
    game = scene(f"player 1\n{where}\nplayer 2\nteam N-US097", cards[kind])
    game.play("ability K 0" if kind == "ninja" else "mission K")
    game.resolve()
    assert game.is_injured("N-US097") == hurt


@pytest.mark.parametrize(("theirs", "power"), [("team B", "0/0"), ("team B, C", "3/1")])
def test_n_1270_weakens_one_that_is_alone(theirs: str, power: str) -> None:
    game = scene(f"turn 21\nplayer 1\nmarker 12\nhand N-1270 PAY x4 wait\nteam A, X\n"
                 f"player 2\n{theirs}", PAY, A, B, C, named("Somebody"))  # fmt: skip
    game.deploy("N-1270")
    while game.asked == "1 pay hand cost":
        game.quiet()
    if game.asked == "1 target":
        assert "A" not in game.offers
        game.pick("B" if theirs == "team B" else "N-1270")
    game.resolve()
    assert game.power("B") == power
