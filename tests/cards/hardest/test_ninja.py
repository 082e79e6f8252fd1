"""Ninja of the hardest rows: what each does, and one case in which it must not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.cards.effects.looks import members
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

PAY = ninja("PAY", symbols="FWLNEV")
A = ninja("A", "3/1")
B = ninja("B", "3/1", "1/1")
C = ninja("C", "2/1", "1/0")
D = ninja("D", "1/2", "1/1")
HURT = jutsu("HURT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")


def deployed(number: str, more: str = "", more2: str = "", *cards) -> Scene:
    game = scene(f"turn 21\nplayer 1\nmarker 10\nhand {number} PAY PAY wait\n{more}\n"
                 f"player 2\n{more2}", PAY, *cards)  # fmt: skip
    game.play(f"deploy {number}")
    while game.asked in ("1 pay hand cost", "1 respond", "2 respond"):
        if game.asked == "1 pay hand cost":
            game.pick(*["PAY"] * game.game.choice.low)
        else:
            game.play("pass")
    return game


# -- N-913 Rock Lee --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attribute", "name", "may"),
    [("Taijutsu", "X", True), ("Ninjutsu", "X", False), ("Ninjutsu", "Rock Lee", True)],
)
def test_n_913_is_surged_by_any_fighter_of_taijutsu(
    attribute: str, name: str, *, may: bool
) -> None:
    fuel = ninja("FUEL", name=name, attributes=(attribute,))
    game = fight("N-913", "B", "FUEL", "wait", B, fuel)
    assert any("N-913" in one for one in game.offers) == may
    assert game.cards(1, "hand").count("FUEL") == 1


# -- N-511 Shino Aburame ---------------------------------------------------------------------------


def test_n_511_brings_an_insect_that_uses_no_jutsu() -> None:
    game = deployed("N-511", "", "team B", B)
    assert game.in_play(1).count("Insect coin") == 1
    assert game.power("Insect coin") == "0/0"
    free = jutsu("FREE", text="Target the user.\nThe target gets +1/+0 this turn.")
    away = fight("N-511, A", "B", "FREE", "wait", A, B, free)
    away.play("jutsu FREE")
    assert sorted(away.offers) == ["A", "N-511"]


# -- N-821 Kisame Hoshigaki ------------------------------------------------------------------------


@pytest.mark.parametrize("wants", [True, False])
def test_n_821_may_bring_a_copy_of_itself_for_the_turn(*, wants: bool) -> None:
    game = deployed("N-821", "deck 9", "team B\ndeck 9", B)
    assert game.asked == "1 may"
    game.yes() if wants else game.no()
    assert game.in_play(1).count("N-821") == (2 if wants else 1)
    game.until("start")
    assert game.in_play(1).count("N-821") == 1


def test_n_821_brings_none_where_it_comes_by_ambush() -> None:
    """That is a deployment, too, but none from the hand."""
    game = scene(
        "turn 21\nplayer 1\nmarker 10\nchakra N-821\nhand PAY wait\ndeck 9\nplayer 2\nteam B",
        B, PAY,
    )  # fmt: skip
    game.play("ambush N-821")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    assert game.where("N-821") == "play"
    assert game.asked == "1 mission phase"


# -- N-1596 Haku -----------------------------------------------------------------------------------


def test_n_1596_copies_another_ninja_until_the_end_of_the_turn() -> None:
    game = fight("N-1596", "B", "", "wait", A, B, more="team A\ndeck 9", more2="deck 9")
    game.play("ability N-1596 0")
    while game.asked in ("1 target", "1 pay chakra"):
        game.pick("A") if game.asked == "1 target" else game.quiet()
    resolve(game)
    assert game.in_play(1).count("A") == 2
    while game.turn == 5:
        game.quiet()
    assert game.in_play(1).count("A") == 1


@pytest.mark.parametrize(("more", "chakra"), [
    ("team A\ndeck 9", "CHAKRA-W"), ("deck 9", "CHAKRA-W x2"), ("team A\ndeck 9", "CHAKRA-F x2"),
])  # fmt: skip
def test_n_1596_asks_for_two_water_and_another_ninja(more: str, chakra: str) -> None:
    game = fight("N-1596", "B", "", "wait", A, B, more=more, more2="team A", chakra=chakra)
    assert not game.offered("ability N-1596 0")


# -- N-878 Sasori ----------------------------------------------------------------------------------


def slain(entrance: int) -> Scene:
    """Player 1, who has N-878 and 3 chakra, is about to discard an enemy Ninja of this cost."""
    dear = ninja("DEAR", "3/1", entrance=entrance)
    slay = mission("SLAY", text="Target 1 enemy Ninja.\nDiscard the target.")
    game = scene(
        "turn 21\nplayer 1\nteam N-878\nhand SLAY wait\nchakra PAY x3\n"
        "player 2\nteam DEAR\nteam B",
        B, PAY, dear, slay,
    )  # fmt: skip
    game.play("mission SLAY")
    game.pick("DEAR")
    game.resolve()
    return game


@pytest.mark.parametrize("pays", [True, False])
def test_n_878_takes_over_who_would_be_discarded(*, pays: bool) -> None:
    game = slain(2)
    game.yes() if pays else game.no()
    while game.asked == "1 pick":
        game.pick(*game.offers[: game.game.choice.low])
    assert game.where("DEAR") == ("play" if pays else "discard")
    if pays:
        assert "DEAR" in game.in_play(1)
        assert game.cards(1, "discard") == ["PAY", "PAY"]


def test_n_878_needs_that_much_chakra() -> None:
    assert slain(4).where("DEAR") == "discard"


# -- N-1137 Salamander -----------------------------------------------------------------------------


@pytest.mark.parametrize(("attribute", "asked"), [("Manipulation", True), ("Ninjutsu", False)])
@pytest.mark.parametrize("blow", ["HURT", "HIT"])
def test_n_1137_takes_blows_beside_a_puppeteer(attribute: str, blow: str, *, asked: bool) -> None:
    game = fight("P, N-1137", "B", "", f"{blow} wait", B, HURT, HIT,
                 ninja("P", attributes=(attribute,)))  # fmt: skip
    game.play("pass")
    use(game, blow, "P")
    resolve(game)
    assert (game.asked == "1 optional effect") == asked
    while game.asked == "1 optional effect":
        game.yes()
    assert game.is_injured("P") != asked
    assert game.is_injured("N-1137") == asked


@pytest.mark.parametrize("blow", ["HURT", "HIT"])
def test_n_1137_may_let_the_blow_fall(blow: str) -> None:
    game = fight("P, N-1137", "B", "", f"{blow} wait", B, HURT, HIT,
                 ninja("P", attributes=("Manipulation",)))  # fmt: skip
    game.play("pass")
    use(game, blow, "P")
    resolve(game)
    while game.asked == "1 optional effect":
        game.no()
    assert game.is_injured("P")
    assert not game.is_injured("N-1137")


def test_n_1137_softens_a_blow_at_itself_once() -> None:
    """Of 2 damage it receives 1 instead; asked once more, of the injury, it is then hurt."""
    kill = jutsu("KILL", text="Target 1 Ninja battling the user.\nGive 2 damage to the target.")
    game = fight("P, N-1137", "B", "", "KILL wait", B, kill,
                 ninja("P", attributes=("Manipulation",)))  # fmt: skip
    game.play("pass")
    use(game, "KILL", "N-1137")
    resolve(game)
    for _ in range(2):
        assert game.asked == "1 optional effect"
        game.yes()
    assert game.asked == "1 exchange"
    assert game.is_injured("N-1137")


@pytest.mark.parametrize(("attribute", "power"), [("Manipulation", 1), ("Ninjutsu", 0)])
def test_n_1137_counts_its_combat_as_support_beside_a_puppeteer(attribute: str, power: int) -> None:
    game = fight("P, N-1137", "B", "", "wait", B, ninja("P", "1/0", attributes=(attribute,)))
    combat, support = game.power("N-1137").split("/")
    plain = game.game.cards[game.card("N-1137")].healthy
    assert int(combat) == plain.combat
    assert int(support) == (plain.combat if power else plain.support)


# -- N-1065 Gamaken, N-1046 Choji Akimichi & Shikamaru Nara ----------------------------------------


def facing_two(number: str, state: str = "") -> Scene:
    """Two teams attack; player 2 has it, and another Ninja."""
    return scene(f"phase block\nplayer 1\nattack A\nattack C\nhand wait\ndeck 9\n"
                 f"player 2\nteam {number}{state}\nteam D\nhand wait\ndeck 9", A, C, D)  # fmt: skip


@pytest.mark.parametrize("number", ["N-1065", "N-1046"])
def test_n_1065_and_n_1046_may_block_two_teams_that_count_together(number: str) -> None:
    game = facing_two(number)
    most = {members(game, one.team)[0]: one.most for one in game.game.choice.blockers}
    assert most == {number: 2, "D": 1}
    game.block(f"A by {number}", f"C by {number}")
    while game.asked.endswith(("respond", "may")):
        game.quiet()
    assert len(game.game.fights) == 2


def team_of(game: Scene, number: str) -> int:
    return game.game.team_of(game.card(number)).id


@pytest.mark.parametrize(("words", "cost", "where"), [(("Animal",), 2, "removed"),
                                                      (("Animal",), 3, "play"),
                                                      (("Leaf",), 1, "play")])  # fmt: skip
def test_n_1065_drives_small_animals_out_of_the_game(words, cost: int, where: str) -> None:
    beast = ninja("BEAST", characteristics=words, entrance=cost)
    call = mission("CALL", text='Put 1 Ninja named "Gamaken" from your hand into play.')
    game = scene("player 1\nhand CALL N-1065 wait\nplayer 2\nteam BEAST", beast, call)
    game.play("mission CALL")
    game.resolve()
    assert game.where("N-1065") == "play"
    assert game.where("BEAST") == where


@pytest.mark.parametrize("attacks", [True, False])
def test_n_1046_silences_its_foes_only_when_it_attacks(*, attacks: bool) -> None:
    proud = ninja("PROUD", "3/1", text="Valid: This Ninja gets +2/+2.")
    if attacks:
        game = fight("N-1046", "PROUD", "", "wait", proud)
    else:
        game = fight("PROUD", "N-1046", "", "wait", proud)
    assert game.power("PROUD") == ("3/1" if attacks else "5/3")


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_1046_grows_when_it_blocks(state: str) -> None:
    game = facing_two("N-1046", state)
    game.block("A by N-1046")
    game.resolve()
    assert game.coins("N-1046", "growth") == 1
    other = facing_two("N-1046")
    other.block("A by D")
    other.resolve()
    assert other.coins("N-1046", "growth") == 0


# -- N-753 Ziga ------------------------------------------------------------------------------------


def ziga(*, blocked: bool, picks: bool = True) -> Scene:
    """It attacks, and its player picks a weak Ninja that stays at home; somebody may block."""
    weak, dear = ninja("WEAK", entrance=1), ninja("DEAR", entrance=2)
    game = scene("phase battle\nplayer 1\nteam N-753\nhand wait\ndeck 9\n"
                 "player 2\nteam WEAK\nteam DEAR\nhand wait\ndeck 9", weak, dear)  # fmt: skip
    game.send("N-753")
    while game.asked.endswith(("may", "respond")):
        if game.asked == "1 may":
            game.yes() if picks else game.no()
        else:
            game.play("pass")
    assert game.asked == "2 block"
    game.block(*(["N-753 by DEAR"] if blocked else []))
    game.resolve()
    return game


def test_n_753_drags_a_weak_one_into_its_fight() -> None:
    """Before anybody uses a Jutsu; the fight is then settled as any other."""
    game = ziga(blocked=False)
    assert game.happened("head")[-1].cards == (game.card("WEAK"),)
    game.until("end")
    assert game.is_injured("WEAK")
    assert game.rewards(1) == 0


@pytest.mark.parametrize(("blocked", "picks", "won"), [(True, True, 0), (False, False, 2)])
def test_n_753_lets_it_be_when_somebody_blocks_or_nobody_is_picked(
    *, blocked: bool, picks: bool, won: int
) -> None:
    game = ziga(blocked=blocked, picks=picks)
    game.until("end")
    assert not game.is_injured("WEAK")
    assert game.is_injured("DEAR") == blocked
    assert game.rewards(1) == won


# -- N-659 Hiashi Hyuga ----------------------------------------------------------------------------


def test_n_659_holds_cards_of_the_enemy_hand_back_for_the_turn() -> None:
    eye = ninja("EYE", characteristics=("Byakugan",))
    game = scene(
        "phase battle\nplayer 1\nteam N-659\nteam EYE\nteam C\nchakra PAY x3\nhand wait\n"
        "deck 9\nplayer 2\nteam B\nhand A D wait\ndeck 9",
        A,
        B,
        C,
        D,
        PAY,
        eye,
    )
    game.send("N-659")
    while game.asked in ("1 may", "1 optional effect", "1 pick", "1 respond", "2 respond"):
        if game.asked == "1 pick":
            game.pick(*game.offers[: game.game.choice.low])
        else:
            game.yes() if game.asked.endswith(("may", "effect")) else game.play("pass")
    assert game.asked == "2 pick"
    assert (game.game.choice.low, game.game.choice.high) == (0, 1)
    game.pick("A")
    assert game.cards(2, "deck")[0] == "A"
    assert "A" not in game.cards(2, "hand")
    game.block("N-659 by B")
    while game.asked != "2 ends":
        game.quiet()
    assert (game.game.choice.low, game.game.choice.high) == (0, 1)
    game.say_number(1)
    assert "A" in game.cards(2, "hand")


def test_n_659_does_nothing_without_two_chakra() -> None:
    eye = ninja("EYE", characteristics=("Byakugan",))
    game = scene("phase battle\nplayer 1\nteam N-659\nteam EYE\nchakra PAY\nhand wait\ndeck 9\n"
                 "player 2\nteam B\nhand A D wait\ndeck 9", A, B, D, PAY, eye)  # fmt: skip
    game.send("N-659")
    assert game.asked == "2 block"


# -- N-718 Orochimaru (Childhood) ------------------------------------------------------------------

ONCE = mission("ONCE", hand=1, text="Draw 1 card.")
STAYS = mission("STAYS", hand=1, permanent=True, coins=1, text="All of your Ninja get +1/+0.")


def beside_orochimaru(hand: str, state: str = "", more: str = "") -> Scene:
    return scene(
        f"turn 21\nplayer 1\nmarker 10\nhand {hand} PAY wait\ndeck 9\n{more}\n"
        f"player 2\nteam N-718 {state}\ndeck 9",
        PAY, ONCE, STAYS, A,
    )  # fmt: skip


@pytest.mark.parametrize(("state", "where"), [("", "discard"), ("injured", "chakra")])
def test_n_718_has_the_opponents_missions_and_their_hand_costs_discarded(
    state: str, where: str
) -> None:
    game = beside_orochimaru("ONCE", state)
    game.play("mission ONCE")
    game.resolve()
    assert (game.where("ONCE"), game.where("PAY")) == (where, where)


@pytest.mark.parametrize(("state", "where"), [("", "discard"), ("injured", "chakra")])
def test_n_718_has_a_permanent_discarded_when_it_leaves(state: str, where: str) -> None:
    game = beside_orochimaru("A", state, "mission STAYS coins x1")
    while game.where("STAYS") == "play":
        game.quiet()
    assert game.where("STAYS") == where


def test_n_718_leaves_hand_costs_of_ninja_and_its_own_side_alone() -> None:
    dear = ninja("DEAR", hand=1)
    game = scene("turn 21\nplayer 1\nmarker 10\nhand DEAR PAY wait\ndeck 9\nplayer 2\nteam N-718",
                 PAY, dear)  # fmt: skip
    game.play("deploy DEAR")
    assert game.where("PAY") == "chakra"
    own = scene("turn 21\nplayer 1\nmarker 10\nhand ONCE PAY wait\nteam N-718\ndeck 9\nplayer 2",
                PAY, ONCE)  # fmt: skip
    own.play("mission ONCE")
    own.resolve()
    assert (own.where("ONCE"), own.where("PAY")) == ("chakra", "chakra")


# -- PR-063 Kakashi Hatake & Itachi Uchiha ---------------------------------------------------------


@pytest.mark.parametrize("state", ["", " injured"])
def test_pr_063_lets_chance_pick_what_a_jutsu_targets(state: str) -> None:
    """Nobody is asked; over some games every legal target is hit, and nobody else."""
    hit = set()
    for seed in range(24):
        game = fight(f"PR-063{state}, A", "B, C, D", "HIT", "wait", A, B, C, D, HIT, seed=seed)
        game.play("jutsu HIT")
        game.pick("A")
        resolve(game)
        struck = [one for one in "BCD" if game.is_injured(one)]
        assert len(struck) == 1
        assert not game.is_injured("A")
        hit.update(struck)
    assert hit == {"B", "C", "D"}


def test_pr_063_binds_both_players_but_no_ability() -> None:
    theirs = fight("PR-063, A", "B, C", "", "HIT wait", A, B, C, HIT)
    theirs.play("pass")
    theirs.play("jutsu HIT")
    if theirs.asked == "2 user":
        theirs.pick("B")
    resolve(theirs)
    assert sum(theirs.is_injured(one) for one in ("PR-063", "A")) == (
        1 if theirs.where("A") == "play" else 0
    )
    able = ninja("ABLE", text="[Exchange] Pay 0: Target 1 enemy Ninja. Injure the target.")
    game = fight("PR-063, ABLE", "B, C", "", "wait", able, B, C)
    game.play("ability ABLE 0")
    assert game.asked == "1 target"


def test_pr_063_draws_several_targets_and_pays_for_what_they_cost() -> None:
    """`up to 2` are none, one or two of them; X is that of the target, which can be paid."""
    two = jutsu("TWO", text="Target up to 2 Ninja battling the user.\nInjure each target.")
    counts = set()
    for seed in range(16):
        game = fight("PR-063", "B, C, D", "TWO", "wait", B, C, D, two, seed=seed)
        game.play("jutsu TWO")
        resolve(game)
        counts.add(sum(game.is_injured(one) for one in "BCD"))
    assert counts == {0, 1, 2}
    dear = jutsu("DEAR", "X", text="Target 1 Ninja battling the user.\nInjure the target. "
                 "X is the target's entrance cost.")  # fmt: skip
    foes = [ninja(f"F{cost}", "1/1", "1/1", entrance=cost) for cost in (1, 9, 8)]
    for seed in range(6):
        game = fight("PR-063", "F1, F9, F8", "DEAR", "wait", *foes, dear, seed=seed,
                     chakra="CHAKRA-F x2")  # fmt: skip
        use(game, "DEAR")
        resolve(game)
        assert [game.is_injured(f"F{cost}") for cost in (1, 9, 8)] == [True, False, False]


# -- N-996 Kurenai Yuhi ----------------------------------------------------------------------------

WEAKEN = jutsu("WEAKEN", text="Target 1 Ninja battling the user.\nThe target gets -2/-0 this turn.")
SWEEP = jutsu("SWEEP", text="Target 2 Ninja battling the user.\nInjure each target.")


def genjutsu(number: str, *targets: str, more: str = "team C") -> Scene:
    """Player 2 aims a Jutsu of B at a team that Kurenai stands in; D fights elsewhere."""
    game = fight(
        "N-996, A\n attack D", "B", "", f"{number} wait", A, B, C, D, HIT, WEAKEN, SWEEP, more=more
    )
    game.play("pass")
    use(game, number, *targets)
    return game


@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("target", ["A", "N-996"])
def test_n_996_turns_a_jutsu_against_its_user(target: str, *, pays: bool) -> None:
    game = genjutsu("HIT", target)
    assert game.asked == "1 optional effect"
    game.yes() if pays else game.no()
    while game.asked == "1 pay chakra":
        game.quiet()
    resolve(game)
    assert game.is_injured("B") == pays
    assert game.is_injured(target) != pays
    spent = [one for one in game.cards(1, "discard") if one.startswith("CHAKRA")]
    assert spent == (["CHAKRA-N", "CHAKRA-N"] if pays else [])


def test_n_996_lets_what_lasts_weaken_its_user() -> None:
    game = genjutsu("WEAKEN", "A")
    game.yes()
    while game.asked == "1 pay chakra":
        game.quiet()
    resolve(game)
    assert (game.power("A"), game.power("B")) == ("3/1", "1/1")


def test_n_996_does_nothing_where_a_jutsu_has_two_targets() -> None:
    game = genjutsu("SWEEP", "A", "N-996")
    assert game.asked != "1 optional effect"
    resolve(game)
    assert game.is_injured("A")
    assert not game.is_injured("B")


def test_n_996_guards_its_own_team_against_enemy_jutsu_alone() -> None:
    own = jutsu("SELF", text="Target 1 Ninja in the user's team.\nInjure the target.")
    mine = fight("N-996, A", "B", "SELF", "wait", A, B, own)
    use(mine, "SELF", "A", user="N-996")
    assert mine.asked == "2 respond"
    resolve(mine)
    assert mine.is_injured("A")
    game = scene(
        "phase exchange\nplayer 1\nteam N-996\nattack D\nchakra PAY x3\nhand wait\n"
        "player 2\nblock 1 B\nhand HIT wait\ndeck 9",
        B, D, HIT, PAY,
    )  # fmt: skip
    game.play("pass")
    use(game, "HIT", "D")
    assert game.asked != "1 optional effect"
    resolve(game)
    assert game.is_injured("D")


# -- N-US044 Gaara of the Desert -------------------------------------------------------------------

AWAY = jutsu("AWAY", text="Target 1 Ninja battling the user.\nDiscard the target.")
AGAIN = jutsu("AGAIN", text="Target 1 Ninja battling the user.\nRemove the target from the game.")


def aimed_at_gaara(team: str) -> Scene:
    game = fight(team, "B", "", "AWAY AGAIN wait", A, B, AWAY, AGAIN, more2="deck 9")
    game.play("pass")
    use(game, "AWAY", "N-US044")
    resolve(game)
    return game


@pytest.mark.parametrize("wants", [True, False])
def test_n_us044_gives_up_a_mate_and_is_safe_for_the_turn(*, wants: bool) -> None:
    game = aimed_at_gaara("N-US044, A")
    assert game.asked == "1 optional effect"
    game.yes() if wants else game.no()
    assert (game.where("N-US044"), game.where("A")) == (
        ("play", "discard") if wants else ("discard", "play")
    )
    if wants:
        while game.asked != "2 exchange":
            game.play("pass")
        use(game, "AGAIN", "N-US044")
        resolve(game)
        assert game.where("N-US044") == "play"


def test_n_us044_goes_alone() -> None:
    assert aimed_at_gaara("N-US044").where("N-US044") == "discard"


def test_n_us044_is_not_saved_from_missions() -> None:
    slay = mission("SLAY", text="Target 1 enemy Ninja.\nDiscard the target.")
    game = scene("player 1\nhand SLAY wait\nplayer 2\nteam N-US044, A", A, slay)
    game.play("mission SLAY")
    game.pick("N-US044")
    game.resolve()
    assert game.where("N-US044") == "discard"
