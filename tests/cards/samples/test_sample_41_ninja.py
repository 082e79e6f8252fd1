"""Ninja of one more fresh sample (seed 41): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import client, jutsu, mission, ninja, scene

from .test_ninja import A, B, gain
from .test_sample_31_ninja import named
from .test_sample_33_ninja import C, came

W = ninja("W", symbols="W")
J = jutsu("J", text="Draw 1 card.")
CALL = mission("CALL", text="Put 1 Ninja from your reinforcements into play.")
STRIKE = jutsu("STRIKE", text="Target 1 Ninja battling the user.\nInjure the target.")


def test_n_1302_finds_shima() -> None:
    game = came("N-1302", "team S\ndeck X Y 5", "team B", named("Shima"),
                ninja("Y", name="Fukasaku"), ninja("S", characteristics=("Senjutsu",)))  # fmt: skip
    assert game.offers == ["X"]
    game.pick("X")
    assert game.where("X") == "hand"
    assert game.happened("reveal")


@pytest.mark.parametrize(("price", "drawn"), [("Sacrifice: 1 Ninja.", 2), ("", 0)])
def test_n_1302_gives_two_cards_for_its_sacrifice(price: str, drawn: int) -> None:
    game = scene("player 1\nteam N-1302 injured\nhand X wait\ndeck 9\nplayer 2",
                 ninja("X", text=price))  # fmt: skip
    game.deploy("X")
    while game.asked.startswith("1 ") and game.asked != "1 mission phase":
        game.quiet()
    game.resolve()
    assert sum(one.number for one in game.happened("draw")) == drawn
    assert game.where("N-1302") == ("removed" if drawn else "play")


@pytest.mark.parametrize(("number", "drawn"), [("N-1386", 1), ("N-1391", 0)])
def test_beasts_of_ink_come_for_lightning_side_by_side(number: str, drawn: int) -> None:
    light = ninja("L", symbols="L")
    game = scene(f"player 1\nteam {number}\nhand {number} wait\nchakra L\ndeck 9\nplayer 2", light)
    game.play(f"ability {number} 1")
    while game.asked == "1 pay chakra":
        game.quiet()
    game.resolve()
    assert game.in_play(1) == [number, number]
    assert sum(one.number for one in game.happened("draw")) == drawn


@pytest.mark.parametrize("number", ["N-1386", "N-1391"])
def test_beasts_of_ink_do_not_come_for_water(number: str) -> None:
    game = scene(f"player 1\nteam A\nhand {number} wait\nchakra W\ndeck 9\nplayer 2", A, W)
    assert not game.offered(f"ability {number} 1")


@pytest.mark.parametrize(("number", "wins"), [(6, 2), (3, 1), (2, 0)])
def test_n_1391_gives_a_reward_for_three_of_ink(number: int, wins: int) -> None:
    ink = [ninja(f"I{one}", attributes=("Ink",)) for one in range(number - 1)]
    lines = "\n".join(f"team {one.number}" for one in ink)
    game = scene(f"player 1\nteam A\nteam N-1391\n{lines}\nhand wait\ndeck 9\nplayer 2\ndeck 9", A,
                 *ink)  # fmt: skip
    won = 0
    while game.offered("ability N-1391 2"):
        game.play("ability N-1391 2")
        assert "A" not in game.offers
        while game.asked not in ("1 mission phase", "2 respond", "1 respond"):
            kept = [one for one in game.offers if one != "N-1391" or len(game.offers) == 3]
            game.pick(*kept[:3])
        game.resolve()
        won += 1
    assert (won, game.rewards(1)) == (wins, wins)
    assert game.where("A") == "play"


@pytest.mark.parametrize(("cards", "hurt"), [(2, True), (1, False)])
def test_n_1413_throws_as_many_cards_as_its_foe_costs(cards: int, *, hurt: bool) -> None:
    hand = " ".join(f"N-00{one + 1}" for one in range(cards))
    game = scene(f"phase exchange\nplayer 1\nattack N-1413\nhand {hand}\nplayer 2\n"
                 "block 1 X, B\nteam C\nhand wait", ninja("X", "9/1", entrance=2), B,
                 C)  # fmt: skip
    game.play("ability N-1413 0")
    game.resolve()
    while game.asked == "1 pick":
        game.pick(*game.offers[: game.game.choice.low])
    assert game.is_injured("X") == hurt


@pytest.mark.parametrize(
    ("symbol", "moved", "lost"), [("E", 3, 0), ("F", 0, 2), ("EF", 3, 2), ("W", 0, 0)]
)
def test_n_1428_acts_with_earth_and_with_fire(symbol: str, moved: int, lost: int) -> None:
    game = scene("player 1\nteam N-1428\nteam X\nhand wait\nchakra W\ndiscard C C C C\ndeck 5\n"
                 "player 2\ndeck 5", ninja("X", symbols=symbol), W, C)  # fmt: skip
    game.play("ability N-1428 0")
    while game.asked == "1 pay chakra":
        game.quiet()
    game.resolve()
    if game.asked == "1 pick":
        game.pick("C", "C", "C")
    assert (game.cards(1, "deck").count("C"), len(game.cards(2, "discard"))) == (moved, lost)


@pytest.mark.parametrize(
    ("attack", "power", "may"), [("N-1678 injured", "1/1", False), ("A", "3/1", True)]
)
def test_n_1678_silences_who_battles_it(attack: str, power: str, *, may: bool) -> None:
    own = jutsu("OWN", text='Requires: Ninja named "X".\nDraw 1 card.')
    loud = ninja("X", "1/1", text="This Ninja gets +2/+0.")
    game = fight(attack, "X", "", "OWN wait", A, own, loud, more="team N-1678" if may else "")
    assert game.power("X") == power
    while game.phase == "exchange" and game.asked != "2 exchange":
        game.quiet()
    assert game.offered("jutsu OWN") == may


@pytest.mark.parametrize(("state", "drawn"), [("", 1), (" injured", 0)])
def test_n_189_draws_and_puts_one_back(state: str, drawn: int) -> None:
    game = scene(f"phase battle\nplayer 1\nteam N-189{state}\nhand N-002 wait\ndeck N-001 5\n"
                 "player 2\nteam B\nhand wait", B)  # fmt: skip
    game.send("N-189")
    while game.phase == "battle" and game.asked.endswith("respond"):
        game.play("pass")
    if drawn:
        game.pick("N-002")
    assert game.cards(1, "deck")[0] == ("N-002" if drawn else "N-001")
    assert ("N-001" in game.cards(1, "hand")) == bool(drawn)


def test_n_223_draws_two_and_gives_two_at_the_end() -> None:
    game = scene("turn 21\nplayer 1\nmarker 12\nteam S\nhand N-223 N-003 W wait\n"
                 "deck N-001 N-002 5\nplayer 2", W, ninja("S", name="Shizune"))  # fmt: skip
    game.play("platoon N-223")
    game.resolve()
    assert {"N-001", "N-002"} <= set(game.cards(1, "hand"))
    while game.turn == 21 and game.asked != "1 pick":
        game.quiet()
    game.pick("N-001", "W")
    assert sorted(game.cards(1, "deck")[-2:]) == ["N-001", "W"]


@pytest.mark.parametrize(("blocks", "more"), [(True, 1), (False, 0)])
def test_n_300_is_stronger_when_it_blocks(*, blocks: bool, more: int) -> None:
    mine, theirs = ("A", "N-300") if blocks else ("N-300", "A")
    game = scene(f"phase battle\nplayer 1\nteam {mine}\nhand wait\nplayer 2\nteam {theirs}\n"
                 "hand wait", A)  # fmt: skip
    game.send(mine)
    while game.asked != "2 block":
        game.quiet()
    game.block(f"{mine} by {theirs}")
    game.resolve()
    assert game.power("N-300") == f"{4 + more}/1"


@pytest.mark.parametrize(("number", "coins"), [(5, 2), (4, 2), (1, 0)])
def test_n_306_bears_a_coin_for_every_two_cards(number: int, coins: int) -> None:
    hand = " ".join(["C"] * (number - 1))
    game = scene(f"turn 21\nplayer 1\nmarker 12\nhand CALL wait {hand}\nreinforcements N-306\n"
                 "player 2", C, CALL)  # fmt: skip
    game.play("mission CALL")
    game.resolve()
    while game.asked == "1 pick":
        game.pick("N-306")
        game.resolve()
    assert game.coins("N-306") == coins
    assert game.power("N-306") == f"{1 + coins}/{1 + coins}"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("takes", [True, False])
def test_n_443_may_hurt_an_injured_one_at_the_end(seed: int, *, takes: bool) -> None:
    game = scene(f"seed {seed}\nphase battle\nplayer 1\nteam N-443\nhand wait\ndeck 9\nplayer 2\n"
                 "team B injured\nteam C\nhand wait\ndeck 9", B, C)  # fmt: skip
    game.send("N-443")
    heads = False
    while game.turn == 5:
        if game.asked in ("1 may", "1 optional effect"):
            if game.happened("flip"):
                heads = True
                game.yes()
            elif takes:
                game.yes()
            else:
                game.no()
        elif game.asked == "1 pick":
            assert game.offers == ["B"]
            game.pick("B")
        else:
            game.quiet()
    flips = [one.number for one in game.happened("flip")]
    assert flips in ([[0], [1]] if takes else [[]])
    assert heads == (flips == [1])
    assert (game.where("B") == "discard") == heads
    assert not game.is_injured("C")


@pytest.mark.parametrize(("chakra", "offered"), [(3, True), (4, False)])
def test_n_454_charges_water_of_the_discard_pile(chakra: int, *, offered: bool) -> None:
    game = scene(f"player 1\nteam N-454\nhand wait\nchakra C x{chakra}\ndiscard W A\nplayer 2", A,
                 C, W)  # fmt: skip
    assert game.offered("ability N-454 0") == offered
    if offered:
        game.play("ability N-454 0")
        game.resolve()
        assert "W" in game.cards(1, "chakra")


@pytest.mark.parametrize(("active", "chakra", "left"), [(1, 3, 2), (1, 2, 2), (2, 3, 3)])
def test_n_454_takes_chakra_of_who_has_much(active: int, chakra: int, left: int) -> None:
    game = scene(f"phase showdown\nactive {active}\nplayer 1\nteam N-454\nhand wait\ndeck 9\n"
                 f"player 2\nhand wait\nchakra C x{chakra}\ndeck 9", C)  # fmt: skip
    while game.turn == 5:
        game.quiet()
    assert len(game.cards(2, "chakra")) == left


@pytest.mark.parametrize(
    ("wants", "lost"),
    [('"Byakugan" Ninja', 1), ('Ninja named "Neji Hyuga"', 1), ('"Leaf" Ninja', 0),
     ('"Byakugan" Ninja named "Neji Hyuga"', 1)],
)  # fmt: skip
def test_n_476_costs_a_card_for_its_own_jutsu(wants: str, lost: int) -> None:
    eye = jutsu(
        "EYE", text=f"Requires: {wants}.\nTarget the user.\nThe target gets +0/+0 this turn."
    )
    game = fight("N-476", "B", "EYE", "N-001 N-002 wait", B, eye)
    use(game, "EYE")
    while game.asked.endswith(("respond", "pick", "trigger order")):
        game.play("pass") if game.asked.endswith("respond") else game.quiet()
    assert len(game.cards(2, "hand")) == 3 - lost


@pytest.mark.parametrize(("top", "where"), [("E", "hand"), ("C", "deck")])
def test_n_489_takes_earth_off_the_deck(top: str, where: str) -> None:
    game = scene(f"player 1\nteam N-489\nhand N-002 wait\ndeck {top} 5\nplayer 2", C,
                 ninja("E", symbols="E"))  # fmt: skip
    game.play("ability N-489 0")
    game.resolve()
    assert game.happened("reveal")
    if where == "hand":
        game.pick("N-002")
    assert game.where(top) == where
    assert game.cards(1, "discard") == ["N-002"] * (where == "hand")
    assert where == "hand" or game.cards(1, "deck")[0] == "C"


@pytest.mark.parametrize(("mine", "theirs", "more"), [("team X\nteam Y", "team B", "2/2"),
                                                      ("", "team X", "0/0")])  # fmt: skip
def test_n_680_is_stronger_by_its_toads(mine: str, theirs: str, more: str) -> None:
    toads = [ninja(one, characteristics=("Ninja Toad",)) for one in "XY"]
    assert gain("N-680", mine, theirs, *toads) == more


@pytest.mark.parametrize(("word", "hurt"), [("Ninja Toad", False), ("Animal", True)])
def test_n_680_shields_its_toads_from_enemy_jutsu(word: str, *, hurt: bool) -> None:
    game = fight("A", "X", "STRIKE", "wait", A, STRIKE, named("X", word),
                 more2="team N-680 injured")  # fmt: skip
    use(game, "STRIKE", "X")
    resolve(game)
    assert game.is_injured("X") == hurt


def test_n_693_strengthens_other_snakes_and_stands_beside_itself() -> None:
    snake = ninja("S", "1/1", attributes=("Snake",))
    game = scene("player 1\nteam N-693\nteam S\nteam A\nhand wait\nplayer 2\nteam X", A, snake,
                 ninja("X", "1/1", attributes=("Snake",)))  # fmt: skip
    assert [game.power(one) for one in ("N-693", "S", "A", "X")] == ["4/1", "2/2", "3/1", "1/1"]
    hurt = scene("player 1\nteam N-693 injured\nteam S\nhand wait\nplayer 2", snake)
    assert hurt.power("S") == "1/1"


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_693_comes_beside_another(state: str) -> None:
    twin = ninja("X", name="A")
    game = scene(f"turn 9\nplayer 1\nmarker 9\nteam N-693{state}\nteam A\nhand N-693 X wait\n"
                 "player 2", A, twin)  # fmt: skip
    assert game.offered("deploy N-693")
    assert not game.offered("deploy X")


@pytest.mark.parametrize("gone", ["P", "K"])
def test_n_926_discards_what_is_no_ninja(gone: str) -> None:
    lasts = mission("P", permanent=True, text="All Ninja get +0/+0.")
    game = scene("player 1\nteam N-926 injured\nchakra W\nplayer 2\nteam B\nmission P\nclient K",
                 B, W, lasts, client("K"))  # fmt: skip
    game.play("ability N-926 0")
    game.resolve()
    assert sorted(game.offers) == ["K", "P"]
    game.pick(gone)
    assert game.where(gone) == "discard"


def test_n_926_needs_an_empty_hand() -> None:
    game = scene("player 1\nteam N-926\nhand wait\nplayer 2\nclient K", client("K"))
    assert not game.offered("ability N-926 0")


@pytest.mark.parametrize(("wants", "takes", "combat"), [("Taijutsu", True, 5), ("Leaf", True, 3),
                                                        ("Taijutsu", False, 3)])  # fmt: skip
def test_n_971_is_stronger_by_its_taijutsu(wants: str, combat: int, *, takes: bool) -> None:
    blow = jutsu("BLOW", text=f'Requires: "{wants}" Ninja.\nDraw 1 card.')
    game = fight("N-971 injured", "B", "BLOW", "wait", B, blow)
    use(game, "BLOW")
    while game.asked.endswith(("respond", "optional effect", "may")):
        if game.asked.endswith("respond"):
            game.play("pass")
        elif takes:
            game.yes()
        else:
            game.no()
    assert game.power("N-971") == f"{combat}/0"


@pytest.mark.parametrize(("cards", "foe", "wins"), [(5, "STRONG", True), (4, "STRONG", False)])
def test_n_us015b_fights_with_its_head_while_it_has_many_cards(
    cards: int, foe: str, *, wins: bool
) -> None:
    strong = ninja("STRONG", "20/1", mental=0)
    hand = " ".join(["C"] * (cards - 1))
    game = fight("N-US015B", foe, hand, "", strong, C)
    game.until("end")
    assert bool([one for one in game.happened("win") if one.seat == 0]) == wins


def test_n_us015b_keeps_others_from_mental_fights_with_few_cards() -> None:
    smart = ninja("SMART", "0/1", mental=9, text="Both teams of its fight fight by mental power.")
    strong = ninja("STRONG", "20/1", mental=0)
    game = fight("N-US015B, STRONG", "SMART", "", "", strong, smart)
    game.until("end")
    assert [one.seat for one in game.happened("win")] == [0]


@pytest.mark.parametrize(("mate", "more"), [("Naruto Uzumaki", 1), ("Sakura Haruno", 0)])
def test_pr_006r_is_stronger_beside_naruto(mate: str, more: int) -> None:
    game = scene("player 1\nteam PR-006R injured, X\nhand wait\nplayer 2", named(mate))
    assert game.power("PR-006R") == f"{more}/{more}"
    assert gain("PR-006R", "team X", "team B", named("Naruto Uzumaki")) == "0/0"


def test_pr_069_builds_puppets_for_two_chakra() -> None:
    for chakra, puppets in ((2, 1), (1, 0)):
        game = scene(f"player 1\nteam PR-069 injured\nteam P\nhand wait\nchakra W x{chakra}\n"
                     "player 2", W, ninja("P", name="Puppet"))  # fmt: skip
        assert game.offered("ability PR-069 0") == bool(puppets)
        if puppets:
            game.play("ability PR-069 0")
            while game.asked == "1 pay chakra":
                game.quiet()
            game.resolve()
            assert not game.cards(1, "chakra")
            assert game.power("Puppet coin") == "0/0"
        assert game.in_play(1).count("Puppet coin") == puppets


@pytest.mark.parametrize(("cost", "wants", "works"), [("1", "Leaf", True), ("1", "Sand", False)])
def test_pr_072_uses_the_jutsu_attached_to_it(cost: str, wants: str, *, works: bool) -> None:
    text = f'Requires: "{wants}" Ninja.\nTarget 1 Ninja battling the user.\nInjure the target.'
    blow = jutsu("BLOW", cost, text=text)
    game = scene("phase exchange\nplayer 1\nattack PR-072\ncard BLOW attached PR-072\nhand wait\n"
                 "chakra W x2\nplayer 2\nblock 1 B\nhand wait", B, W, blow)  # fmt: skip
    game.play("ability PR-072 1")
    while game.asked.startswith("1 ") and not game.asked.endswith(("exchange", "respond")):
        game.pick("B") if game.asked == "1 target" else game.quiet()
    game.resolve()
    while game.asked == "1 target":
        game.pick("B")
    game.resolve()
    assert game.is_injured("B") == works
    assert len(game.cards(1, "chakra")) == 1


def test_pr_072_attaches_a_jutsu_when_it_is_deployed() -> None:
    game = came("PR-072", "", "team B", J, hand="J")
    game.yes()
    while game.asked == "1 pick":
        game.pick("J")
    assert game.where("J") == "play"


@pytest.mark.parametrize(
    ("text", "found"),
    [('Combination ["Leaf" Ninja]: Draw 1 card.', True), ("Draw 1 card.", False)],
)
def test_n_919_finds_a_combination_when_one_is_used(text: str, found: bool) -> None:
    plain = "The user gets +1/+0 this turn."
    both = jutsu("J-1", text=f'{plain}\nCombination ["Leaf" Ninja]: Draw 1 card.')
    used = jutsu("J-2", text=f"{plain}\n{text}")
    game = fight("N-919 injured", "B", "J-2", "", B, both, used, more="deck 3 J-1 J-002 4")
    use(game, "J-2", user="N-919")
    game.resolve()
    assert (game.asked == "1 may") == found
    if not found:
        return
    game.yes()
    game.resolve()
    assert game.offers == ["J-1"]
    game.pick("J-1")
    game.resolve()
    assert game.cards(1, "deck")[0] == "J-1"
    assert game.happened("reveal")
