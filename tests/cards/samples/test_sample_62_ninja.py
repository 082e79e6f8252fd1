"""Ninja of a fresh sample (seed 62): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_33_ninja import PAY, C, came

W = ninja("W", symbols="W")
J = jutsu("J", text="Draw 1 card.")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")


@pytest.mark.parametrize(("mate", "free"), [("P", False), ("A", True)])
def test_n_1087_keeps_who_battled_it_from_attacking(mate: str, *, free: bool) -> None:
    game = scene(f"phase battle\nplayer 1\nteam {mate}, N-1087\nhand wait\ndeck 9\nplayer 2\n"
                 "team B\nteam D\nhand wait\ndeck 9", A, B, ninja("D"),
                 ninja("P", attributes=("Manipulation",)))  # fmt: skip
    game.send(mate)
    while game.asked != "2 block":
        game.quiet()
    game.block(f"{mate} by B")
    while game.asked != "2 send":
        game.quiet()
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("B") in heads) == free
    assert game.card("D") in heads


def test_n_1087_is_not_unique() -> None:
    game = scene("player 1\nteam N-1087\nhand N-1087 wait\nplayer 2")
    game.play("deploy N-1087")
    assert game.in_play(1) == ["N-1087", "N-1087"]


@pytest.mark.parametrize("coins", [1, 0])
def test_n_1255_makes_an_insect_of_a_coin(coins: int) -> None:
    own = f" coins growth x{coins}" if coins else ""
    game = scene(f"player 1\nteam N-1255{own}\nteam A\nhand wait\nplayer 2\nteam B", A, B)
    assert game.offered("ability N-1255 0") == bool(coins)
    if coins:
        game.play("ability N-1255 0")
        game.resolve()
        assert game.in_play(1) == ["N-1255", "A", "Insect coin"]
        assert (game.power("Insect coin"), game.coins("N-1255")) == ("0/0", 0)


def at_the_start(mine: str, theirs: str, *cards, marker: int = 5) -> Scene:
    """The turn of player 1 begins."""
    game = scene(f"turn 10\nactive 2\nphase end\nplayer 1\nmarker {marker}\nhand wait\ndeck 9\n"
                 f"{mine}\nplayer 2\nhand wait\ndeck 9\n{theirs}", *cards)  # fmt: skip
    while game.turn == 10:
        game.quiet()
    return game


@pytest.mark.parametrize(("entrance", "comes"), [(5, True), (6, False)])
def test_n_1333_calls_a_pain_for_itself(entrance: int, *, comes: bool) -> None:
    pain = ninja("X", name="Pain (Deva Path)", entrance=entrance, text="Sacrifice: 1 Ninja.")
    game = at_the_start("team N-1333\ndiscard X C", "team B", pain, B, C)
    while game.asked != "1 mission phase":
        if game.asked == "1 trigger order":
            game.order(*game.offers)
        elif game.asked == "1 optional effect":
            game.yes()
        else:
            game.quiet()
    assert (game.where("X") == "play") == comes
    assert game.where("C") == "discard"
    assert game.where("N-1333") == ("removed" if comes else "play")


def test_n_1333_heals_one_with_the_eyes() -> None:
    eyes = ninja("E", characteristics=("Rinnegan",))
    game = at_the_start("team N-1333 injured\nteam E injured\nteam A injured", "team B", eyes, A, B)
    while game.asked != "1 mission phase":
        if game.asked == "1 pick":
            assert sorted(game.offers) == ["E", "N-1333"]
            game.pick("E")
        else:
            game.quiet()
    assert [game.is_injured(one) for one in ("E", "A", "N-1333")] == [False, True, True]
    assert game.where("N-1333") == "play"


def test_n_1381_finds_any_card_and_throws_one_away() -> None:
    game = came("N-1381", "deck X J C", "team B", ninja("X"), J)
    assert sorted(game.offers) == ["C", "J", "X"]
    before = len(game.cards(1, "hand"))
    game.pick("J")
    assert len(game.cards(1, "hand")) == before
    assert len(game.cards(1, "discard")) == 1
    assert game.happened("shuffle")


def test_n_1437_counts_coins_on_enemies() -> None:
    game = scene("player 1\nteam N-1437\nhand wait\nplayer 2\n"
                 "team B coins growth x2 coins -1/-1\nteam C\nmission P coins x3", B, C,
                 mission("P", permanent=True, text="All Ninja get +0/+0."))  # fmt: skip
    assert game.power("N-1437") == "6/0"


@pytest.mark.parametrize(("symbols", "drawn"), [("E", 1), ("W", 0)])
def test_n_1469_changes_a_card_with_another_of_earth(symbols: str, drawn: int) -> None:
    game = came("N-1469", "team X\ndeck C D 5", "team B\ndeck 9", ninja("X", symbols=symbols),
                ninja("D"))  # fmt: skip
    assert (game.asked == "1 pick") == bool(drawn)
    if drawn:
        assert "C" in game.cards(1, "hand")
        game.pick("C")
        assert game.cards(1, "deck")[-1] == "C"
    assert game.deck(2) == 9


@pytest.mark.parametrize("mode", [0, 1])
def test_n_1469_takes_a_reward_or_cards_with_one_of_fire(mode: int) -> None:
    game = came("N-1469", "team X\ndeck 9", "team B\ndeck 9", ninja("X", symbols="F"))
    assert game.asked == "2 modes"
    game.play(f"mode {mode}")
    assert (game.rewards(1), len(game.cards(2, "discard"))) == ((0, 3) if mode else (1, 0))
    assert game.rewards(2) == 0


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_1612_leaves_puppets_behind(state: str) -> None:
    kill = mission("KILL", text="Target 1 Ninja.\nDiscard the target.")
    small = [ninja(one, entrance=2, characteristics=("Puppet",)) for one in "XYZ"]
    game = scene(f"player 1\nteam N-1612{state}\nhand KILL wait\ndiscard X Y Z G C\ndeck 5\n"
                 "player 2", *small, ninja("G", entrance=3, characteristics=("Puppet",)), C,
                 kill)  # fmt: skip
    game.play("mission KILL")
    game.resolve()
    assert game.cards(1, "deck")[-1] == "N-1612"
    game.yes()
    assert sorted(game.offers) == ["X", "Y", "Z"]
    game.pick("X", "Z")
    assert sorted(game.in_play(1)) == ["X", "Z"]


@pytest.mark.parametrize(("blocked", "does"), [(False, True), (True, False)])
def test_n_226_changes_a_reward_for_a_card(*, blocked: bool, does: bool) -> None:
    game = scene("phase battle\nplayer 1\nteam N-226\nhand C wait\nplayer 2\nteam B\nhand wait\n"
                 "rewards W D", B, C, W, ninja("D"))  # fmt: skip
    game.send("N-226")
    while game.asked != "2 block":
        game.quiet()
    game.block(*["N-226 by B"] * blocked)
    while game.asked.endswith("respond"):
        game.play("pass")
    assert (game.asked == "1 may") == does
    if does:
        game.yes()
        game.pick("C")
        assert "C" in game.cards(2, "rewards")
        assert game.rewards(2) == 2
        assert {"W", "D"} & set(game.cards(1, "hand"))
    else:
        assert game.rewards(2) == 2
        assert "C" in game.cards(1, "hand")


@pytest.mark.parametrize(("mission_", "entrance", "hand"), [("", 6, 2), ("mission S", 5, 1)])
def test_n_305_costs_more_without_the_power_of_state_2(
    mission_: str, entrance: int, hand: int
) -> None:
    power = mission("S", name="Power of State 2", permanent=True, text="All Ninja get +0/+0.")
    for marker in (entrance - 1, entrance):
        game = scene(f"turn 21\nplayer 1\nmarker {marker}\nhand N-305 W W W wait\n{mission_}\n"
                     "player 2\nteam B\nmission S", B, W, power)  # fmt: skip
        assert game.offered("deploy N-305") == (marker == entrance)
    game.play("deploy N-305")
    while game.asked == "1 pay hand cost":
        game.pick(*["W"] * game.game.choice.low)
    assert game.cards(1, "chakra") == ["W"] * hand


def test_n_305_turns_its_foes_round() -> None:
    game = fight("N-305, A", "B, C", "", "wait", A, B, C)
    assert game.team("B")[0] == "B"
    game.play("ability N-305 1")
    resolve(game)
    while game.asked == "1 pick":
        game.pick("C")
    assert game.team("B") == ["C", "B"]
    assert game.team("N-305") == ["N-305", "A"]
    game = scene("player 1\nteam N-305\nhand wait\nplayer 2\nteam B, C", B, C)
    assert not game.offered("ability N-305 1")


def test_n_312_joins_a_team_and_takes_a_reward_back() -> None:
    game = scene("player 1\nteam A\nteam N-312\nhand wait\ndeck 9\nplayer 2\nteam S\n"
                 "hand wait\nrewards W\ndeck 9", A, W, ninja("S", "0/0"))  # fmt: skip
    while game.asked != "1 send":
        if game.asked == "1 may":
            game.yes()
        elif game.asked == "1 pick":
            game.pick("A")
        else:
            game.quiet()
    assert sorted(game.team("A")) == ["A", "N-312"]
    game.send("A")
    while game.turn == 5 and game.phase != "end":
        if game.asked == "1 pick":
            game.pick(*game.offers[:1])
        else:
            game.quiet()
    assert game.rewards(2) == 0
    assert "W" in game.cards(1, "hand")


@pytest.mark.parametrize(("foe", "rewards"), [("S", 1), ("GREAT", 0)])
@pytest.mark.parametrize("pays", [True, False])
def test_n_418_wins_one_more_reward(foe: str, rewards: int, *, pays: bool) -> None:
    game = scene(f"phase battle\nplayer 1\nteam N-418 injured\nhand wait\nchakra W\ndeck 9\n"
                 f"player 2\nteam {foe}\nhand wait\ndeck 9", W, ninja("S", "3/0"),
                 ninja("GREAT", "9/0"))  # fmt: skip
    game.send("N-418")
    while game.turn == 5:
        if game.asked == "1 optional effect":
            game.yes() if pays else game.no()
        elif game.asked == "2 block":
            game.block(f"N-418 by {foe}")
        else:
            game.quiet()
    assert game.rewards(1) == (rewards if pays else 0)
    assert len(game.cards(1, "chakra")) == (0 if pays else 1)


@pytest.mark.parametrize(("word", "comes"), [("Ninja Dog", True), ("Animal", False)])
def test_n_656_comes_when_a_dog_is_deployed(word: str, *, comes: bool) -> None:
    game = scene("turn 21\nplayer 1\nmarker 9\nhand N-656 X wait\nplayer 2",
                 ninja("X", characteristics=(word,)))  # fmt: skip
    game.deploy("X")
    while game.asked != "1 mission phase":
        if game.asked in ("1 optional effect", "1 option", "1 use"):
            game.yes()
        else:
            game.quiet()
    assert (game.where("N-656") == "play") == comes


@pytest.mark.parametrize(("word", "had", "coins"), [("Animal", 0, 1), ("Animal", 1, 1),
                                                    ("Puppet", 0, 0)])  # fmt: skip
def test_n_656_gives_an_animal_beside_it_a_coin(word: str, had: int, coins: int) -> None:
    own = f" coins growth x{had}" if had else ""
    game = scene(f"phase battle\nplayer 1\nteam N-656, X{own}\nteam Y\nhand wait\nplayer 2\n"
                 "team B\nhand wait", B,
                 *(ninja(one, characteristics=(word,)) for one in "XY"))  # fmt: skip
    game.send("N-656")
    game.resolve()
    assert [game.coins(one) for one in ("X", "Y", "N-656")] == [coins, 0, 0]


@pytest.mark.parametrize(("used_", "entrance", "hurt"), [(False, 3, True), (False, 4, False),
                                                         (True, 3, False)])  # fmt: skip
def test_n_818_crushes_a_small_one_before_the_showdown(
    entrance: int, *, used_: bool, hurt: bool
) -> None:
    calm = jutsu("CALM", text="Target the user.\nThe target gets +0/+0 this turn.")
    game = fight("N-818", "X", "CALM", "wait", ninja("X", "9/0", entrance=entrance), calm)
    if used_:
        use(game, "CALM")
        resolve(game)
    while game.turn == 5 and game.asked != "1 may" and not game.happened("damage"):
        game.quiet()
    if game.asked == "1 may":
        game.yes()
        game.resolve()
    injured = [one for one in game.happened("injure") if one.cards == (game.card("X"),)]
    assert bool(injured) == hurt


def test_n_us006b_changes_the_hand_for_the_deck() -> None:
    game = fight("N-US006B", "B", "C W", "wait", B, C, W, J, more="deck J J J W 5")
    game.play("ability N-US006B 0")
    resolve(game)
    while game.asked == "1 order":
        game.quiet()
    assert game.cards(1, "hand") == ["J", "J", "J"]
    assert sorted(game.cards(1, "deck")[:3]) == ["C", "KEPT", "W"]
    assert game.cards(1, "deck")[3] == "W"


def test_n_us008_gives_itself_for_a_jutsu() -> None:
    game = fight("A", "B", "HIT", "wait", A, B, HIT, more2="team N-US008")
    use(game, "HIT", "B")
    while game.asked != "2 respond":
        game.quiet()
    game.play("ability N-US008 0")
    resolve(game)
    assert (game.where("N-US008"), game.where("HIT")) == ("discard", "discard")
    assert not game.is_injured("B")


def test_n_us008_gives_itself_in_the_exchange_alone() -> None:
    game = scene("player 1\nteam N-US008\nhand wait\nplayer 2\nteam B", B)
    assert not game.offered("ability N-US008 0")


@pytest.mark.parametrize(("symbols", "less"), [("F", 1), ("W", 1), ("E", 0)])
def test_n_us022_is_cheaper_against_fire_or_water(symbols: str, less: int) -> None:
    foe = ninja("X", symbols=symbols)
    for marker in (4 - less, 5 - less):
        game = scene(f"turn 21\nplayer 1\nmarker {marker}\nhand N-US022 L wait\nteam Y\nplayer 2\n"
                     "team X", foe, ninja("L", symbols="L"), ninja("Y", symbols="F"))  # fmt: skip
        assert game.offered("deploy N-US022") == (marker == 5 - less)
    game.deploy("N-US022")
    assert game.cards(1, "chakra") == ["L"] * (1 - less)


BITE = "[Mission] Pay 0: Give 1 damage to 1 Ninja."


@pytest.mark.parametrize(("side", "comes"), [(2, True), (1, False)])
def test_n_us116_comes_when_an_enemy_ninja_hurts_its_own(side: int, *, comes: bool) -> None:
    biter = ninja("X", text=BITE)
    at = "turn 10\nactive 2" if side == 2 else "turn 11"
    game = scene(f"{at}\nplayer 1\nteam A\nhand N-US116 wait\n{'team X' if side == 1 else ''}\n"
                 f"player 2\nteam B\nhand wait\n{'team X' if side == 2 else ''}", A, B,
                 biter)  # fmt: skip
    game.play("ability X 0")
    game.resolve()
    game.pick("A")
    while game.phase == "mission" and not game.asked.endswith("mission phase"):
        if game.asked.startswith("1 ") and not game.asked.endswith("respond"):
            game.yes()
        else:
            game.quiet()
    assert game.is_injured("A")
    assert (game.where("N-US116") == "play") == comes


@pytest.mark.parametrize(("word", "cost"), [("Ninja Academy Student", 1), ("Genin", 2)])
def test_pr_008r_is_cheaper_with_a_student(word: str, cost: int) -> None:
    for marker in (cost - 1, cost):
        game = scene(f"player 1\nmarker {marker}\nteam X\nhand PR-008R wait\nplayer 2",
                     ninja("X", characteristics=(word,)))  # fmt: skip
        assert game.offered("deploy PR-008R") == (marker == cost)


def test_n_1646_wins_a_reward_for_each_enemy_it_discards() -> None:
    game = came("N-1646", "team A injured\nteam C\ndeck 9",
                "team B injured\nteam X injured\nteam D\ndeck 9\ndiscard E",
                *map(ninja, "XDE"))  # fmt: skip
    assert [game.where(one) for one in "ABXCD"] == ["discard"] * 3 + ["play"] * 2
    assert (game.is_injured("C"), game.is_injured("D")) == (True, True)
    assert (game.rewards(1), game.rewards(2)) == (2, 0)
    assert not game.is_injured("N-1646")


def test_n_1646_does_so_when_deployed_alone() -> None:
    call = mission("CALL", text="Put 1 Ninja from your hand into play.")
    game = scene("player 1\nhand CALL N-1646 wait\nplayer 2\nteam B injured\ndeck 9", B, call)
    game.play("mission CALL")
    game.resolve()
    while game.asked == "1 pick":
        game.pick("N-1646")
        game.resolve()
    assert game.where("N-1646") == "play"
    assert game.where("B") == "play"


def test_n_1646_counts_those_that_were_revitalized_and_not_what_others_discarded() -> None:
    throw = ninja("T", text="[Mission] Pay 0: Discard 1 enemy Ninja.")
    game = scene("turn 21\nplayer 1\nmarker 12\nhand N-1646 PAY x4 wait\nteam T\nplayer 2\n"
                 "team B injured\nteam R injured\nteam X\ndeck 9", B, PAY, throw, ninja("X"),
                 ninja("R", text="Revitalize."))  # fmt: skip
    game.play("ability T 0")
    game.resolve()
    game.pick("X")
    game.deploy("N-1646")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    assert [game.where(one) for one in "XBR"] == ["discard", "discard", "deck"]
    assert game.rewards(1) == 2
