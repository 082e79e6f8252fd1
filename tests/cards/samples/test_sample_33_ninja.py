"""Ninja of one more fresh sample (seed 33): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B, gain
from .test_sample_31_ninja import named

C = ninja("C", "2/1", "1/0")
PAY = ninja("PAY", symbols="FWLNE")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
KILL = mission("KILL", text="Target 1 Ninja.\nDiscard the target.")


def came(
    number: str, mine: str = "", theirs: str = "team B", *cards: Card, hand: str = ""
) -> Scene:
    """It was deployed, and what it does then has been carried out, as far as nothing is asked."""
    game = scene(f"turn 21\nplayer 1\nmarker 12\nhand {number} PAY x4 wait {hand}\n{mine}\n"
                 f"player 2\n{theirs}", PAY, A, B, C, *cards)  # fmt: skip
    game.deploy(number)
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    return game


@pytest.mark.parametrize(("mate", "more"), [("Sasuke Uchiha", 1), ("Sai", 0)])
def test_pr_007_is_stronger_beside_sasuke(mate: str, more: int) -> None:
    game = scene("player 1\nteam PR-007, X\nhand wait\nplayer 2", named(mate))
    printed = game.game.cards[game.card("PR-007")].healthy
    assert game.power("PR-007") == f"{printed.combat + more}/{printed.support + more}"
    assert gain("PR-007", "team X", "team B", named("Sasuke Uchiha")) == "0/0"


@pytest.mark.parametrize(("number", "taken"), [(0, 0), (2, 2)])
def test_n_1129_trades_chakra(number: int, taken: int) -> None:
    game = scene("player 1\nteam N-1129\nhand wait\nchakra A x3\nplayer 2\nchakra B x3", A, B)
    game.play("ability N-1129 0")
    game.resolve()
    game.pick(*["A"] * number)
    if game.asked.endswith("pick"):
        game.pick(*["B"] * taken)
    assert (len(game.cards(1, "chakra")), len(game.cards(2, "chakra"))) == (3 - number, 3 - taken)


def test_n_1184_hits_one_of_just_that_cost() -> None:
    dear = ninja("D", "4/1", entrance=2)
    game = scene("player 1\nteam N-1184 injured\nhand wait\nchakra A x4\nplayer 2\nteam D\nteam B",
                 A, B, dear)  # fmt: skip
    game.play("ability N-1184 0")
    game.say_number(2)
    while game.asked.endswith("pay chakra"):
        game.quiet()
    game.resolve()
    assert (game.where("D"), game.where("B")) == ("discard", "play")
    assert len(game.cards(1, "chakra")) == 0


@pytest.mark.parametrize(("name", "power"), [("Kenta", "1/1"), ("Hanako", "3/1")])
def test_n_1202_silences_namesakes_of_the_enemy_hand(name: str, power: str) -> None:
    loud = named("Kenta", text="This Ninja gets +2/+0.", number="E")
    weak = ninja("E", "1/1", name="Kenta", text="This Ninja gets +2/+0.")
    game = scene("player 1\nteam N-1202 injured\nteam X\nhand wait\nplayer 2\nteam E\nhand Y",
                 weak, ninja("X", "1/1", name="Kenta", text="This Ninja gets +2/+0."),
                 ninja("Y", name=name))  # fmt: skip
    assert loud.name == "Kenta"
    assert (game.power("E"), game.power("X")) == (power, "3/1")
    assert game.game.view(0).card(game.card("Y")) is not None


@pytest.mark.parametrize(("cards", "mental"), [(4, True), (3, False)])
def test_n_1363_fights_by_mental_power_against_a_full_hand(cards: int, mental: bool) -> None:
    strong = ninja("E", "20/1", mental=0)
    hand = " ".join(f"N-00{place}" for place in range(1, cards + 1))
    game = fight("N-1363", "E", "", hand, strong)
    game.until("end")
    won = [one for one in game.happened("win") if one.seat == 0]
    assert bool(won) == mental


@pytest.mark.parametrize(("name", "hurt"), [("Sasuke (Childhood)", True), ("Sasuke", False)])
def test_n_1501_injures_who_is_in_childhood(name: str, hurt: bool) -> None:
    game = scene("player 1\nteam N-1501\nhand wait\nchakra A\nplayer 2\nteam X\nteam B", A, B,
                 named(name))  # fmt: skip
    assert game.offered("ability N-1501 0") == hurt
    if hurt:
        game.play("ability N-1501 0")
        while game.asked.startswith("1 ") and game.asked != "1 mission phase":
            game.quiet()
        assert (game.is_injured("X"), game.is_injured("B")) == (True, False)


def exchange_with(number: str, more: str = "", more2: str = "", *cards: Card) -> Scene:
    return scene(f"phase exchange\nplayer 1\nattack {number}\nhand wait\n{more}\nplayer 2\n"
                 f"block 1 B\nhand wait N-001\n{more2}", A, B, C, *cards)  # fmt: skip


def test_n_1537_gives_a_reward_for_a_card_of_each_kind() -> None:
    game = exchange_with("N-1537", "deck 9", "team C\nchakra A x2")
    game.play("ability N-1537 1")
    game.resolve()
    while game.asked == "2 pick":
        game.pick("C" if "C" in game.offers else game.offers[0])
    assert game.rewards(2) == 1
    assert (game.where("C"), len(game.cards(2, "hand")), len(game.cards(2, "chakra"))) == (
        "discard", 1, 1,
    )  # fmt: skip
    assert not game.is_injured("N-1537")


def test_n_1537_is_injured_by_the_second_use() -> None:
    game = exchange_with("N-1537", "deck 9", "rewards C x7")
    for use_ in range(2):
        game.play("ability N-1537 1")
        game.resolve()
        while game.asked == "2 pick":
            game.pick(game.offers[0])
        assert game.is_injured("N-1537") == (use_ == 1)


@pytest.mark.parametrize(("uses", "hits", "state"), [(1, 1, "healthy"), (1, 2, "injured"),
                                                      (0, 1, "injured")])  # fmt: skip
def test_n_1594_lowers_the_next_damage(uses: int, hits: int, state: str) -> None:
    wet = ninja("W", symbols="W")
    twice = jutsu("TWO", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
    game = scene("phase exchange\nplayer 1\nattack N-1594\nhand wait\nchakra W x2\nplayer 2\n"
                 "block 1 B\nhand HIT TWO wait", wet, B, HIT, twice)  # fmt: skip
    for _ in range(uses):
        game.play("ability N-1594 1")
        while game.asked == "1 pay chakra":
            game.quiet()
        game.resolve()
    for number in ("HIT", "TWO")[:hits]:
        while not game.offered(f"jutsu {number}"):
            game.quiet()
        use(game, number, "N-1594")
        resolve(game)
    assert game.is_injured("N-1594") == (state == "injured")


@pytest.mark.parametrize(("takes", "where"), [(True, "discard"), (False, "play")])
def test_n_1607_may_discard_a_permanent(takes: bool, where: str) -> None:
    lasts = mission("P", permanent=True, text="All Ninja get +0/+0.")
    game = came("N-1607", "", "team B\nmission P", lasts)
    game.yes() if takes else game.no()
    assert game.where("P") == where


@pytest.mark.parametrize("pile", [1, 2])
def test_n_1667_drags_one_into_its_fight(pile: int) -> None:
    own = "\ndiscard K" if pile == 1 else ""
    other = "\ndiscard K" if pile == 2 else ""
    twin = ninja("K", name="Kushimaru Kuriarare")
    game = scene(f"phase exchange\nplayer 1\nattack N-1667\nhand wait{own}\nplayer 2\nblock 1 B\n"
                 f"team C\nhand wait{other}", B, C, twin)  # fmt: skip
    game.play("ability N-1667 1")
    while game.asked in ("1 target", "1 pick", "1 respond", "2 respond"):
        if game.asked.endswith("respond"):
            game.play("pass")
        else:
            game.pick("C" if "C" in game.offers else game.offers[0])
    while game.asked.startswith("1 ") and not game.asked.endswith("exchange"):
        game.quiet()
    assert game.where("K") == "removed"
    assert sorted(game.team("C")) == ["B", "C"]
    assert game.is_injured("C")


def test_n_1667_needs_its_namesake() -> None:
    assert not exchange_with("N-1667").offered("ability N-1667 1")


@pytest.mark.parametrize(("word", "more"), [("Weapon", 2), ("Oil", 0)])
def test_n_1668_borrows_the_text_of_a_fallen_weapon_user(word: str, more: int) -> None:
    fallen = ninja("X", attributes=(word,), text="This Ninja gets +2/+0.")
    game = scene("player 1\nteam N-1668\nhand wait\ndiscard X\nplayer 2", fallen)
    game.play("ability N-1668 1")
    game.resolve()
    printed = game.game.cards[game.card("N-1668")].healthy
    assert game.power("N-1668") == f"{printed.combat + more}/{printed.support}"


@pytest.mark.parametrize(("lost", "comes"), [(True, True), (False, False)])
def test_n_235_takes_its_own_ninja_home(lost: bool, comes: bool) -> None:
    game = scene("phase exchange\nplayer 1\nattack N-235\nhand wait\nplayer 2\nteam C borrowed\n"
                 "team B\nhand wait", B, C)  # fmt: skip
    if not lost:
        game = scene("phase exchange\nplayer 1\nattack N-235\nhand wait\nplayer 2\nteam C\nteam B\n"
                     "hand wait", B, C)  # fmt: skip
    while game.turn == 5 and game.phase != "end" and game.asked != "1 pick":
        game.quiet()
    assert ("C" in game.in_play(1)) == comes


@pytest.mark.parametrize(("coins", "asked"), [("", True), (" coins growth", False)])
def test_n_252_grows_for_chakra(coins: str, asked: bool) -> None:
    game = scene(f"phase start\nplayer 1\nteam N-252{coins}\nhand wait\nchakra A x2\nplayer 2", A)
    assert (game.asked == "1 optional effect") == asked
    if asked:
        game.yes()
        while game.asked != "1 mission phase":
            game.quiet()
        assert game.coins("N-252", "growth") == 1
        assert not game.cards(1, "chakra")


@pytest.mark.parametrize(("mate", "aimed"), [("P", False), ("C", True)])
def test_n_269_hides_its_team_behind_a_puppet(mate: str, aimed: bool) -> None:
    puppet = ninja("P", "1/1", characteristics=("Puppet",))
    game = scene(f"player 1\nhand KILL wait\nplayer 2\nteam N-269 injured, {mate}\nteam B", KILL, B,
                 C, puppet)  # fmt: skip
    game.play("mission KILL")
    targets = game.offers if game.asked == "1 target" else ["B"]
    assert ("N-269" in targets) == aimed
    assert (mate in targets) == aimed


@pytest.mark.parametrize(
    ("ranks", "attacks", "asked"),
    [(("Genin",), True, True), (("Genin",), False, False), (("Jonin",), True, False)],
)
def test_n_293_takes_a_genin_back_after_a_fight(
    ranks: tuple[str, ...], attacks: bool, asked: bool
) -> None:
    game = scene("phase battle\nplayer 1\nteam N-293\nteam C\nhand wait\ndiscard X\nplayer 2\n"
                 "team B\nhand wait", B, C, ninja("X", characteristics=ranks))  # fmt: skip
    game.send("N-293" if attacks else "C")
    while game.turn == 5 and game.asked not in ("1 may", "1 optional effect"):
        game.quiet()
    assert (game.turn == 5) == asked
    if asked:
        game.yes()
        assert game.where("X") == "hand"


def test_n_497_may_place_a_coin_on_another() -> None:
    game = came("N-497", "team C")
    game.yes()
    assert (game.coins("C", "growth"), game.coins("N-497", "growth")) == (1, 0)


@pytest.mark.parametrize(("word", "comes"), [("Ninja Dog", True), ("Animal", False)])
def test_n_528_calls_a_dog_of_the_chakra(word: str, comes: bool) -> None:
    game = came("N-528", "chakra X", "team B", named("X", word))
    if comes:
        game.yes()
    assert (game.where("X") == "play") == comes


@pytest.mark.parametrize(("foe", "marker"), [("WEAK", 4), ("GREAT", 5)])
def test_n_558_turns_the_enemy_marker_back(foe: str, marker: int) -> None:
    game = fight(
        "N-558", foe, "", "", ninja("GREAT", "20/9"), ninja("WEAK", "0/0"), more2="marker 5"
    )
    game.until("end")
    assert game.marker(2) == marker


@pytest.mark.parametrize(("symbol", "stays"), [("E", True), ("F", False)])
def test_n_616_brings_earth_missions(symbol: str, stays: bool) -> None:
    lasts = mission("P", symbols=symbol, permanent=True, text="All Ninja get +0/+0.")
    card = mission("CALL", text="Put 1 Ninja from your reinforcements into play.")
    game = scene("player 1\nhand CALL wait\nreinforcements N-616\ndeck P 5\nplayer 2", card, lasts)
    game.play("mission CALL")
    game.resolve()
    while game.asked in ("1 pick", "1 may"):
        if game.asked == "1 may":
            game.yes()
        else:
            game.pick(game.offers[0])
        game.resolve()
    assert game.where("N-616") == "play"
    assert (game.where("P") == "play") == stays


@pytest.mark.parametrize(("name", "offered"), [("The First Hokage", True), ("Tsunade", False)])
def test_n_616_uses_the_jutsu_of_the_first_hokage(name: str, offered: bool) -> None:
    wood = jutsu("WOOD", text=f'Requires: Ninja named "{name}".\nDraw 1 card.')
    game = fight("N-616 injured", "B", "WOOD", "", B, wood)
    assert game.offered("jutsu WOOD") == offered


@pytest.mark.parametrize(("card", "where"), [("C", "hand"), ("M", "discard")])
def test_n_820_discards_what_is_no_ninja(card: str, where: str) -> None:
    game = came("N-820", "", f"team B\nhand {card}", mission("M", text="Draw 1 card."))
    game.yes()
    assert game.where(card) == where
    assert game.happened("reveal")


@pytest.mark.parametrize(("name", "offered"), [("Deidara", True), ("Sasori", False)])
def test_n_949_returns_when_deidara_is_charged(name: str, offered: bool) -> None:
    game = scene("player 1\nteam A\nhand X wait\ndiscard N-949\nplayer 2", A, named(name))
    assert game.offered("ability N-949 0") == offered
    if offered:
        game.play("ability N-949 0")
        while game.asked.endswith("pick"):
            game.quiet()
        game.resolve()
        assert (game.where("N-949"), game.where("X")) == ("play", "chakra")


def test_n_us007_changes_chakra_for_discarded_cards() -> None:
    game = scene("player 1\nteam N-US007\nhand wait\nchakra A B C\ndiscard N-001 N-002 N-003\n"
                 "player 2", A, B, C)  # fmt: skip
    game.play("ability N-US007 0")
    game.resolve()
    game.pick("A", "B")
    game.pick("N-001", "N-002")
    assert sorted(game.cards(1, "chakra")) == ["C", "N-001", "N-002"]
    assert sorted(game.cards(1, "discard")) == ["A", "B", "N-003"]


@pytest.mark.parametrize(("coins", "offered"), [(" coins growth", True), (" new", False)])
def test_pr_014_grows_what_has_grown(coins: str, offered: bool) -> None:
    game = scene(f"turn 9\nplayer 1\nmarker 9\nteam X{coins}\nhand PR-014 wait\nplayer 2",
                 named("Naruto Uzumaki"))  # fmt: skip
    assert game.offered("growth PR-014") == offered


def test_pr_051_finds_naruto_of_the_true_allies() -> None:
    allies = ninja("X", name="Naruto Uzumaki", title="True Allies")
    game = came("PR-051", "deck X Y 5", "team B", allies, ninja("Y", name="Naruto Uzumaki"),
                hand="N-001")  # fmt: skip
    game.yes()
    while game.asked == "1 pick" and "X" not in game.offers:
        game.pick("N-001")
        game.resolve()
    game.resolve()
    assert "Y" not in game.offers
    game.pick("X")
    assert (game.where("X"), game.where("N-001")) == ("hand", "discard")


@pytest.mark.parametrize(("title", "offered"), [("True Allies", True), ("Others", False)])
def test_pr_051_heals_beside_another_ally(title: str, offered: bool) -> None:
    ally = ninja("X", "3/1", title=title)
    game = scene("player 1\nteam PR-051 injured\nteam X injured\nhand wait\nchakra A x2\nplayer 2",
                 A, ally)  # fmt: skip
    assert game.offered("ability PR-051 1") == offered
    if offered:
        game.play("ability PR-051 1")
        game.play("mode 0")
        while game.asked == "1 pick" and "X" not in game.offers:
            game.quiet()
        game.resolve()
        game.pick("X")
        assert not game.is_injured("X")


@pytest.mark.parametrize(("who", "offered"), [("N-1068", True), ("C", False)])
def test_n_1068_uses_jutsu_of_sages_with_any_chakra(who: str, offered: bool) -> None:
    card = jutsu("SAGE", "EE", text='Requires: "Senjutsu" Ninja.\nDraw 1 card.')
    game = fight(who, "B", "SAGE", "", B, C, card, A, chakra="A x2")
    assert game.offered("jutsu SAGE") == offered


@pytest.mark.parametrize(("symbols", "where"), [("L", "hand"), ("F", "chakra")])
def test_n_827_keeps_the_lightning_jutsu_it_uses(symbols: str, where: str) -> None:
    card = jutsu("K", symbols=symbols, text="Draw 1 card.")
    game = fight("N-827", "B", "K", "wait", B, card)
    use(game, "K")
    resolve(game)
    assert game.where("K") == where


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("negated", [False, True])
def test_n_c004_takes_back_a_jutsu_that_was_applied_on_heads(seed: int, *, negated: bool) -> None:
    card = jutsu("K", text="Draw 1 card.")
    no = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
    game = fight("N-C004", "B", "K", "NO wait", B, card, no, seed=seed)
    use(game, "K")
    if negated:
        while not game.offered("jutsu NO"):
            game.quiet()
        game.play("jutsu NO")
        while game.asked.endswith("target"):
            game.pick("K")
    resolve(game)
    heads = game.happened("flip")[0].number == 1
    assert (game.where("K") == "hand") == (heads and not negated)


@pytest.mark.parametrize(
    ("name", "chakra", "drawn"), [("Naruto Uzumaki", 2, 0), ("Neji Hyuga", 1, 2)]
)
def test_n_us068_does_what_its_other_half_brings(name: str, chakra: int, drawn: int) -> None:
    game = scene("turn 21\nplayer 1\nmarker 12\nhand N-US068 wait\nteam X\ndeck 9\nplayer 2\n"
                 "rewards N-001 N-002\nteam B", B, named(name))  # fmt: skip
    game.play("platoon N-US068")
    game.resolve()
    if game.asked == "1 may":
        game.yes()
    assert len(game.cards(1, "chakra")) == chakra
    assert sum(one.number for one in game.happened("draw")) == drawn
    assert game.rewards(2) == 3 - chakra
