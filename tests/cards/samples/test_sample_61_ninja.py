"""Ninja of one more fresh sample (seed 61): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

from .test_ninja import A, B, gain
from .test_sample_31_ninja import named
from .test_sample_33_ninja import C, came

J = jutsu("J", text="Draw 1 card.")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
KILL = mission("KILL", text="Target 1 Ninja.\nDiscard the target.")


@pytest.mark.parametrize("seed", range(6))
def test_n_019b_lowers_damage_by_a_coin(seed: int) -> None:
    game = fight("N-019B", "B", "", "HIT wait", B, HIT, seed=seed)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "N-019B")
    resolve(game)
    heads = game.happened("flip")[-1].number > 0
    assert game.is_injured("N-019B") != heads


@pytest.mark.parametrize(
    ("word", "offered"), [("Female", True), ("Medical", True), ("Male", False)]
)
def test_n_1032_takes_back_a_jutsu_of_women_or_medics(word: str, *, offered: bool) -> None:
    asks = jutsu("X", text=f'Requires: "{word}" Ninja.\nDraw 1 card.')
    game = came("N-1032", "discard X J", "team B", asks, J)
    assert (game.asked == "1 may") == offered
    if offered:
        game.yes()
        assert game.where("X") == "hand"
    assert game.where("J") == "discard"


@pytest.mark.parametrize(("words", "drawn"), [(("Ninja Toad",), 1), (("Snake",), 0)])
@pytest.mark.parametrize("state", ["", " injured"])
def test_n_1066_draws_for_the_jutsu_of_toads(
    words: tuple[str, ...], state: str, drawn: int
) -> None:
    toad = ninja("T", "3/1", characteristics=words)
    game = fight("T", "B", "HIT", "wait", toad, B, HIT, more=f"team N-1066{state}\ndeck 9")
    use(game, "HIT", "B")
    resolve(game)
    if game.asked == "1 may":
        game.yes()
    assert game.deck(1) == 9 - drawn


def test_n_1308_turns_a_coin_into_a_weakness() -> None:
    game = scene("player 1\nteam N-1308\nhand wait\nplayer 2\nteam B coins +1/+1 x1\nteam C", B, C)
    assert game.power("B") == "4/2"
    game.play("ability N-1308 0")
    game.resolve()
    assert game.power("B") == "2/0"
    assert not game.offered("ability N-1308 0")


def test_n_1308_finds_nobody_without_coins() -> None:
    game = scene("player 1\nteam N-1308\nhand wait\nplayer 2\nteam B", B)
    assert not game.offered("ability N-1308 0")


@pytest.mark.parametrize(("chakra", "safe"), [(8, True), (7, False)])
def test_n_1529_shields_the_jutsu_of_its_side(chakra: int, *, safe: bool) -> None:
    no = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
    game = scene(f"phase exchange\nplayer 1\nattack A\nteam N-1529 injured\nhand HIT\nplayer 2\n"
                 f"block 1 B\nhand NO wait\nchakra N-001 x{chakra}", A, B, HIT, no)  # fmt: skip
    use(game, "HIT", "B")
    while game.asked == "1 respond":
        game.play("pass")
    assert game.offered("jutsu NO") != safe


def test_n_1540_draws_and_discards() -> None:
    game = came("N-1540", "deck N-002 9", "team B", hand="N-001")
    assert "N-002" in game.cards(1, "hand")
    game.pick("N-001")
    assert game.where("N-001") == "discard"
    assert any(one.startswith("ability N-1540") for one in game.offers)


@pytest.mark.parametrize(("entrance", "more"), [(2, "3/0"), (1, "1/0")])
def test_n_1579_grows_before_the_great(entrance: int, more: str) -> None:
    game = fight("N-1579", "X", "", "wait", ninja("X", "1/1", entrance=entrance))
    assert game.power("N-1579") == more


@pytest.mark.parametrize(("top", "shown", "taken"), [("J", True, True), ("J", False, False),
                                                     ("C", True, False)])  # fmt: skip
def test_n_1592_takes_the_jutsu_that_lies_open(top: str, *, shown: bool, taken: bool) -> None:
    burst = ninja("X", "1/1", text="Burst.")
    game = scene(f"player 1\nteam N-1592\nhand X wait\nchakra N-001 x4\ndeck {top} 9\nplayer 2\n"
                 "team B\nhand wait", burst, B, C, J)  # fmt: skip
    if shown:
        game.deploy("X")
        game.resolve()
    while game.phase not in {"organize", "battle"}:
        game.play("next") if game.offered("next") else game.quiet()
    while game.asked != "1 send":
        game.quiet()
    game.send("N-1592")
    while game.asked != "2 block":
        game.quiet()
    game.block("N-1592 by B")
    while game.asked != "1 exchange":
        game.quiet()
    game.play(next(one for one in game.offers if one.startswith("ability N-1592")))
    while game.asked == "1 pay chakra":
        game.quiet()
    game.resolve()
    assert ("J" in game.cards(1, "hand")) == taken
    assert game.power("N-1592") == "4/0"


@pytest.mark.parametrize(("text", "drawn"), [("Revitalize.", 1), ("", 0)])
def test_n_1604_draws_when_one_with_revitalize_is_targeted(text: str, drawn: int) -> None:
    calm = jutsu("CALM", text="Target 1 Ninja.\nThe target gets +0/+0 this turn.")
    game = fight("A", "B", "CALM", "wait", A, B, calm, ninja("R", text=text),
                 more="team R\nteam N-1604\ndeck 9")  # fmt: skip
    use(game, "CALM", "R")
    resolve(game)
    if game.asked == "1 may":
        game.yes()
    assert game.deck(1) == 9 - drawn


def test_n_1604_does_not_draw_for_its_foes() -> None:
    calm = jutsu("CALM", text="Target 1 Ninja.\nThe target gets +0/+0 this turn.")
    game = fight("A", "B", "CALM", "wait", A, B, calm, ninja("R", text="Revitalize."),
                 more="team N-1604\ndeck 9", more2="team R")  # fmt: skip
    use(game, "CALM", "R")
    resolve(game)
    assert game.asked != "1 may"
    assert game.deck(1) == 9


HARMS = {
    "ninja": ninja("X", text="[Exchange] Pay 0: Injure all enemy Ninja."),
    "mission": mission("X", permanent=True, text="[Exchange] Pay 0: Injure all enemy Ninja."),
    "client": client("X", text="[Exchange] Pay 0: Injure all enemy Ninja."),
}


@pytest.mark.parametrize("kind", sorted(HARMS))
def test_n_319_stands_above_all_but_jutsu(kind: str) -> None:
    line = f"{kind} X" if kind != "ninja" else "team X"
    game = fight("N-319", "B", "", "HIT wait", A, B, HIT, HARMS[kind], more="team A", more2=line)
    while not game.offered("ability X 0"):
        game.quiet()
    game.play("ability X 0")
    resolve(game)
    assert (game.is_injured("N-319"), game.is_injured("A")) == (False, True)


def test_n_319_does_not_stand_above_jutsu() -> None:
    game = fight("N-319", "B", "", "HIT wait", B, HIT)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "N-319")
    resolve(game)
    assert game.is_injured("N-319")


@pytest.mark.parametrize(("words", "drawn"), [(("Prince",), 1), (("Daimyo",), 0)])
def test_n_395_draws_beside_a_prince(words: tuple[str, ...], drawn: int) -> None:
    prince = client("P", characteristics=words)
    game = came("N-395", "client P\ndeck 9", "team B", prince)
    assert game.deck(1) == 9 - drawn
    assert gain("N-395", "client P", "team B", prince) == f"{drawn}/0"


@pytest.mark.parametrize(("mate", "more"), [(("Female",), "1/1"), (("Male",), "0/0")])
def test_n_506_strengthens_women_where_there_are_only_women(
    mate: tuple[str, ...], more: str
) -> None:
    woman = ninja("F", "2/2", characteristics=("Female",))
    game = scene("player 1\nteam N-506\nteam F\nteam X\nhand wait\nplayer 2\nteam B", woman, B,
                 ninja("X", characteristics=mate))  # fmt: skip
    add = int(more[0])
    assert game.power("F") == f"{2 + add}/{2 + add}"
    assert game.power("N-506") == "4/3"


SECRET = jutsu("S", name="Secret White Move: Chikamatsu's Ten Puppets", text="Draw 1 card.")


@pytest.mark.parametrize(("foe", "asked"), [("5/1", True), ("0/1", False)])
def test_n_601_finds_her_secret_when_the_showdown_hurts_her(foe: str, *, asked: bool) -> None:
    game = fight("N-601", "X", "", "wait", ninja("X", foe), SECRET, J, more="deck S J S J S J J",
                 more2="deck 9")  # fmt: skip
    while game.turn == 5 and game.asked != "1 may":
        game.quiet()
    assert (game.asked == "1 may") == asked
    if asked:
        game.yes()
        assert game.offers == ["S", "S", "S"]
        game.pick("S", "S")
        assert game.cards(1, "hand").count("S") == 2


def test_n_601_finds_nothing_when_a_jutsu_hurts_her() -> None:
    game = fight("N-601", "B", "", "HIT wait", B, HIT, SECRET, more="deck S S S")
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "N-601")
    resolve(game)
    assert game.asked != "1 may"


def beaten(state: str, deck: str) -> Scene:
    """Konohamaru is at home; the opponent wins rewards by a Mission."""
    win = mission("WIN", text="Win 2 rewards.")
    return scene(f"active 2\nplayer 1\nteam N-683{state}\ndeck {deck}\nplayer 2\nhand WIN wait",
                 win, mission("P", text="Draw 1 card."), J, C)  # fmt: skip


@pytest.mark.parametrize(("deck", "hand", "rewards"), [("P C J", 1, 1), ("P P J", 2, 0),
                                                       ("C C P", 0, 2)])  # fmt: skip
def test_n_683_takes_missions_out_of_what_is_won(deck: str, hand: int, rewards: int) -> None:
    game = beaten(" injured", deck)
    game.play("mission WIN")
    game.resolve()
    assert game.asked == "1 optional effect"
    game.yes()
    while game.asked == "1 pick":
        assert set(game.offers) == {"P"}
        game.pick(*game.offers)
    assert (game.cards(1, "hand").count("P"), game.rewards(2)) == (hand, rewards)
    assert game.deck(1) == 1


def test_n_683_takes_them_out_of_what_a_fight_wins() -> None:
    game = scene("phase exchange\nactive 2\nplayer 1\nteam N-683 injured\ndeck P C C\nplayer 2\n"
                 "attack B\nhand wait\ndeck 9", mission("P", text="Draw 1 card."), B,
                 C)  # fmt: skip
    while game.asked != "1 optional effect":
        game.quiet()
    game.yes()
    game.pick("P")
    assert (game.where("P"), game.rewards(2)) == ("hand", 0)


def test_n_683_may_let_them_have_all() -> None:
    game = beaten(" injured", "P P J")
    game.play("mission WIN")
    game.resolve()
    game.no()
    assert game.rewards(2) == 2


def test_n_683_does_nothing_while_he_is_healthy() -> None:
    game = beaten("", "P P J")
    game.play("mission WIN")
    game.resolve()
    assert game.rewards(2) == 2


@pytest.mark.parametrize(("entrance", "word", "taken"), [(0, "Male", True), (1, "Male", False),
                                                         (0, "Female", False)])  # fmt: skip
def test_n_774_charms_a_man_for_a_turn(entrance: int, word: str, *, taken: bool) -> None:
    game = came("N-774", "deck 9", "team X\ndeck 9",
                ninja("X", entrance=entrance, characteristics=(word,)))  # fmt: skip
    assert (game.asked == "1 may") == taken
    if taken:
        game.yes()
        assert "X" in game.in_play(1)
        while game.turn == 21:
            game.quiet()
        assert "X" in game.in_play(2)


@pytest.mark.parametrize(("damage", "left"), [(1, 8), (3, 6)])
def test_n_784_bleeds_cards_and_lives(damage: int, left: int) -> None:
    hit = jutsu("X", text=f"Target 1 Ninja battling the user.\nGive {damage} damage to the target.")
    game = fight("N-784 injured", "B", "", "X wait", B, hit, more="deck 9")
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "X", "N-784")
    resolve(game)
    assert game.where("N-784") == "play"
    assert game.deck(1) == left
    assert len(game.cards(1, "discard")) == 9 - left


def test_n_784_can_be_discarded_otherwise() -> None:
    game = scene("player 1\nteam N-784\nhand KILL wait\nplayer 2", KILL)
    game.play("mission KILL")
    game.resolve()
    assert game.where("N-784") == "discard"


@pytest.mark.parametrize(("words", "offered"), [(("Leaf", "Growth"), True),
                                                (("Sand", "Growth"), False)])  # fmt: skip
@pytest.mark.parametrize("here", [True, False])
def test_n_797_lets_leaf_grow_twice(words: tuple[str, ...], *, here: bool, offered: bool) -> None:
    young = ninja("Y", name="Same", characteristics=words)
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam X coins growth\nhand Y wait\n"
                 f"{'team N-797' if here else ''}\nplayer 2", young, named("Same"))  # fmt: skip
    assert game.offered("growth Y") == (offered and here)


def test_n_837_binds_one_and_itself() -> None:
    game = scene("active 2\nplayer 1\nteam N-837\nhand wait\ndeck 9\nplayer 2\nteam B\nteam C\n"
                 "hand wait\ndeck 9", B, C)  # fmt: skip
    while not game.offered("ability N-837 0"):
        game.quiet()
    game.play("ability N-837 0")
    game.resolve()
    game.pick("B")
    while game.asked != "2 send":
        game.quiet()
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("B") in heads, game.card("C") in heads) == (False, True)
    game.send("C")
    while game.phase == "battle" and game.asked != "1 block":
        game.quiet()
    assert game.asked != "1 block"


def test_n_837_never_attacks() -> None:
    game = scene("phase battle\nplayer 1\nteam N-837 injured\nteam A\nhand wait\nplayer 2\nteam B",
                 A, B)  # fmt: skip
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert game.card("N-837") not in heads
    assert game.card("A") in heads


@pytest.mark.parametrize(("words", "taken"), [(("Surge",), True), (("Growth",), False)])
def test_n_938_takes_surge_out_of_the_chakra(words: tuple[str, ...], *, taken: bool) -> None:
    game = came("N-938", "chakra X", "team B", ninja("X", characteristics=words))
    assert (game.asked == "1 may") == taken
    if taken:
        game.yes()
        assert game.where("X") == "hand"


def test_n_938_takes_one_back_when_she_is_surged() -> None:
    again = ninja("T", name="Temari")
    game = fight("N-938", "B", "T", "wait", B, again, ninja("X", characteristics=("Surge",)),
                 chakra="X")  # fmt: skip
    game.play(next(one for one in game.offers if one.startswith("ability N-938")))
    game.resolve()
    assert game.power("N-938") == "3/4"
    assert game.asked == "1 may"
    game.yes()
    assert game.where("X") == "hand"


def test_n_us121_pays_chakra_for_a_look() -> None:
    game = scene("player 1\nteam N-US121\nhand wait\nchakra A\nplayer 2\nhand C J", A, C, J)
    game.play("ability N-US121 0")
    game.resolve()
    assert game.where("A") == "discard"
    assert [one.cards for one in game.happened("look")]
    poor = scene("player 1\nteam N-US121\nhand wait\nplayer 2\nhand C J", C, J)
    assert not poor.offered("ability N-US121 0")


def test_pr_038_takes_a_reward_back() -> None:
    game = came("PR-038", "", "rewards N-001 N-002")
    assert game.rewards(2) == 1
    assert len({"N-001", "N-002"} & set(game.cards(1, "hand"))) == 1
