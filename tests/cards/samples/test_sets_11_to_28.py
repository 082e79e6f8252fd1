"""The other half of cards of sets 11 to 28: what else they do, and where they do nothing."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.cards.set_03.scenes import ability, next_turn, state
from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

from .test_jutsu import used
from .test_sample_5_ninja import arrived
from .test_sample_5_ninja_2 import called

A, B, C = ninja("A", "3/1"), ninja("B", "3/1"), ninja("C", "1/1")
OUT = mission("OUT", text='Discard 1 Ninja named "Gone".')
DRAW = jutsu("DRAW", text="Draw 1 card.")


def drawn(game: Scene, seat: int = 0) -> int:
    return sum(one.number for one in game.happened("draw") if one.seat == seat)


def test_n_604_comes_back_from_wherever_it_is_sent() -> None:
    away = mission("M-1", text='Move 1 Ninja named "Tobi" to chakra.')
    game = scene("player 1\nhand M-1 wait\nplayer 2\nteam N-604", away)
    game.play("mission M-1")
    game.resolve()
    assert game.where("N-604") == "hand"


@pytest.mark.parametrize(("power", "left"), [("1/1", 1), ("30/1", 2)])
def test_n_644_takes_a_chakra_when_its_team_wins(power: str, left: int) -> None:
    game = fight("N-644", "X", "", "", ninja("X", power, power), chakra="")
    before = len(game.cards(2, "chakra"))
    while game.phase in ("exchange", "showdown") and not game.asked.endswith("may"):
        game.quiet()
    if game.asked == "1 may":
        game.yes()
        game.pick(game.offers[0])
    assert len(game.cards(2, "chakra")) == before - 2 + left


def test_n_666_may_discard_water_from_the_deck_as_it_comes() -> None:
    cards = [ninja(one, symbols=symbol, entrance=cost)
             for one, symbol, cost in (("W", "W", 5), ("F", "F", 5), ("S", "W", 4))]  # fmt: skip
    game = arrived("N-666", "deck W F S", "team B", *cards)
    game.yes()
    game.resolve()
    assert game.offers == ["W"]
    game.pick("W")
    assert game.where("W") == "discard"


def test_n_556_puts_nothing_back_when_it_attacks() -> None:
    game = scene("phase battle\nplayer 1\nteam N-556\nchakra B\nhand wait\nplayer 2\nteam A", A, B)
    game.send("N-556")
    game.resolve()
    assert game.asked == "2 block"


def test_n_905_makes_akatsuki_cheaper_while_it_stays() -> None:
    cards = [ninja("K", hand=1, characteristics=("Akatsuki",)), ninja("D", hand=1)]
    game = scene("turn 9\nplayer 1\nteam N-905\nhand K D\nplayer 2", *cards)
    assert game.offered("deploy K")
    alone = scene("turn 9\nplayer 1\nteam N-905\nhand D\nplayer 2", *cards)
    assert not alone.offered("deploy D")


def test_n_923_needs_two_water() -> None:
    game = scene("player 1\nteam N-923\nchakra W F\ndeck A x5\nhand wait\nplayer 2", A,
                 *[ninja(one, symbols=one) for one in "WF"])  # fmt: skip
    assert not game.offered("ability N-923 0")


def test_n_946_takes_coins_off_its_side_alone() -> None:
    game = scene("player 1\nteam N-946\nteam A coins growth x2\nhand wait\n"
                 "player 2\nteam B coins growth", A, B)  # fmt: skip
    game.play("ability N-946 0")
    game.play("mode 1")
    game.resolve()
    while not game.asked.endswith("mission phase"):
        if game.asked.endswith("pick"):
            game.pick(*game.offers[: game.game.choice.high])
        else:
            game.say_number(game.game.choice.high)
    assert (game.coins("A", "growth"), game.coins("B", "growth")) == (0, 1)


@pytest.mark.parametrize(("name", "asked"), [("Tsunade", True), ("Other", False)])
def test_n_946_may_draw_beside_tsunade(name: str, asked: bool) -> None:
    game = scene("player 1\nteam N-946\nteam T\nhand wait\ndeck 9\nplayer 2\ndeck 9",
                 ninja("T", name=name))  # fmt: skip
    turn, found = game.turn, False
    while game.turn == turn:
        found = found or game.asked == "1 may"
        game.quiet()
    assert found is asked


def test_n_1071_grows_as_often_as_it_has_schoolmates() -> None:
    mates = [ninja(one, characteristics=("Leaf Academy",)) for one in "MN"]
    game = scene("player 1\nteam N-1071\nteam M\nteam N\nhand wait\nplayer 2", *mates)
    for mate in "MN":
        ability(game, "N-1071")
        while game.asked.endswith("pick"):
            game.pick(mate)
            resolve(game)
    assert game.coins("N-1071", "growth") == 2
    other = scene("player 1\nteam N-1071\nteam A\nhand wait\nplayer 2", A)
    ability(other, "N-1071")
    # It is of the Academy itself, and A is not.
    assert (other.where("A"), other.where("N-1071")) == ("play", "discard")


def test_n_1145_looks_again_when_it_leaves() -> None:
    gone = mission("M-1", text='Discard 1 Ninja named "Zetsu".')
    game = scene("player 1\nhand M-1 wait\nplayer 2\nteam N-1145", gone)
    game.play("mission M-1")
    game.resolve()
    assert [(one.seat, one.number) for one in game.happened("look")] == [(1, 1)]


def test_n_1216_does_nothing_when_an_effect_brings_it() -> None:
    game = called("N-1216", "", "rewards A x3", A)
    game.resolve()
    assert game.where("N-1216") == "play"
    assert game.rewards(2) == 3


def test_n_1323_makes_an_insect_and_heeds_no_other_loss() -> None:
    game = scene("player 1\nteam N-1323\nteam G\nchakra A x2\nhand OUT wait\nplayer 2\ndeck A C", A,
                 C, ninja("G", name="Gone"), OUT)  # fmt: skip
    ability(game, "N-1323")
    assert len(game.in_play(1)) == 3
    game.play("mission OUT")
    game.resolve()
    assert game.where("G") == "discard"
    assert not game.happened("look")


def test_n_1354_need_not_and_brings_nobody_else() -> None:
    game = arrived("N-1354 K", "", "team B", ninja("K", name="Konohamaru"))
    game.no()
    assert game.where("K") == "hand"
    other = arrived("N-1354 K", "", "team B", ninja("K", name="Other"))
    if other.asked.endswith("may"):
        other.yes()
        other.resolve()
    assert other.where("K") == "hand"


@pytest.mark.parametrize(("coins", "rewards"), [(" coins +1/+1", 1), ("", 0)])
def test_n_1448_wins_one_more_by_a_marked_weapon(coins: str, rewards: int) -> None:
    armed = ninja("W", "20/0", characteristics=("Weapon",))
    game = scene(f"phase exchange\nplayer 1\nattack W{coins}\nteam N-1448\nhand wait\ndeck 9\n"
                 "player 2\nblock 1 B\ndeck 9", armed, B)  # fmt: skip
    game.until("end")
    assert game.rewards(1) == rewards


def test_n_1504_changes_a_ninja_of_its_own_for_the_turn() -> None:
    game = scene("player 1\nteam N-1504\nteam A\nhand wait\ndeck 9\nplayer 2\nteam B\ndeck 9", A, B)
    game.play("ability N-1504 0")
    assert "B" not in game.offers
    game.pick("A")
    game.resolve()
    next_turn(game)
    assert game.power("A") == "3/1"
    assert "Ninja Dog" not in game.game.traits(game.card("A")).words


def test_n_1567_need_not_draw() -> None:
    game = scene("player 1\nteam N-1567 injured\nhand M-1 wait\ndeck 5\nplayer 2\nteam B", B,
                 mission("M-1", text="Discard 1 of your Ninja."))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    game.no()
    assert game.deck(1) == 5


def test_n_1591_need_not_take_its_target_away() -> None:
    game = arrived("N-1591", "deck N-001 x9", "team B\ndeck N-001 x9")
    while not game.asked.endswith("may"):
        game.pick("B") if game.asked.endswith("target") else game.resolve()
    game.no()
    assert (game.where("B"), game.is_injured("B")) == ("play", False)


@pytest.mark.parametrize(("name", "cards"), [("Sasuke Uchiha", 1), ("Other", 0)])
def test_n_1605_draws_when_it_finds_sasuke(name: str, cards: int) -> None:
    game = arrived("N-1605", "team X\ndeck 5", "team B", ninja("X", name=name))
    assert drawn(game) == cards


def test_n_1620_becomes_a_toad_among_sages() -> None:
    sages = [ninja(one, characteristics=("Senjutsu",)) for one in "TU"]
    for mine, toad in (("team T\nteam U", True), ("team T", False)):
        game = scene(f"player 1\nteam N-1620\n{mine}\nhand wait\nplayer 2", *sages)
        words = game.game.traits(game.card("N-1620")).words
        assert ("Ninja Toad" in words) is toad


def test_n_382b_takes_no_card_for_a_fight_that_wins_no_reward() -> None:
    game = fight("N-382B", "X", "", "N-001 N-002", ninja("X", "30/1"))
    game.until("end")
    assert {"N-001", "N-002"} <= set(game.cards(2, "hand"))


def test_n_980_shows_the_top_card_of_both_decks() -> None:
    for mine, seen in (("team N-980", True), ("team A", False)):
        game = scene(f"player 1\n{mine}\nhand wait\ndeck A C\nplayer 2\ndeck C A", A, C)
        for seat in (0, 1):
            view = game.game.view(seat)
            shown = [[place for place, _ in view.seen_in_deck(one)] for one in (0, 1)]
            assert shown == ([[1], [1]] if seen else [[], []])


def test_j_664_moves_nothing_where_nothing_is_discarded() -> None:
    game = fight("A", "B", "J-664", "", A, B, more="discard N-001 N-002")
    use(game, "J-664")
    resolve(game)
    game.pick()
    assert game.cards(1, "discard").count("N-001") == 1


def test_j_804_helps_the_plain_by_the_number_of_the_plain() -> None:
    plain = ninja("A", "9/0", mental=1)
    for mates, more in (("team C\nteam D", 4), ("", 2)):
        mate = ninja("M", "1/0")
        game = fight("A, M", "B", "J-804", "", plain, mate, B, C, ninja("D", text="Ambush."),
                     more=mates)  # fmt: skip
        use(game, "J-804", user="A")
        resolve(game)
        # Itself, its mate and C; D has a text.
        assert game.game.traits(game.card("A")).mental == (1 + 3 if more == 4 else 1 + 2)


def test_j_833_moves_nothing_after_a_lost_fight() -> None:
    game = used("J-833", "A", "B", A, ninja("B", "9/9"), aim=("B",), more="discard N-001 N-002")
    game.until("end")
    assert "N-001" in game.cards(1, "discard")


@pytest.mark.parametrize(("words", "gone"), [(("Satoosa",), True), ((), False)])
def test_j_945_by_a_satoosa_discards_all_that_are_injured(
    words: tuple[str, ...], gone: bool
) -> None:
    gaara = ninja("A", "3/1", name="Gaara of the Desert", entrance=4, characteristics=words)
    game = used("J-945", "A", "B", gaara, B, C, ninja("D"), aim=("B",),
                more2="team C injured\nteam D")  # fmt: skip
    wanted = ["discard", "discard", "play"] if gone else ["play", "play", "play"]
    assert [game.where(one) for one in "BCD"] == wanted


def test_j_966_guards_no_jutsu_of_another_user() -> None:
    stop = jutsu("STOP", text="Target 1 Jutsu on the chain.\nNegate the target.")
    mine = jutsu("MINE", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("A, C", "B", "J-966 MINE", "STOP", A, B, C, stop, mine)
    use(game, "J-966", user="A")
    resolve(game)
    use(game, "MINE", "B", user="C")
    use(game, "STOP", "MINE")
    resolve(game)
    assert state(game, "B") == "healthy"


@pytest.mark.parametrize(("entrance", "hurt"), [(0, True), (1, False)])
def test_j_948_takes_the_cost_of_a_jutsu_for_nothing(entrance: int, hurt: bool) -> None:
    game = fight("A", "B", "J-948", "", A, ninja("B", "3/1", entrance=entrance), DRAW,
                 more="deck DRAW 5")  # fmt: skip
    use(game, "J-948", "B")
    resolve(game)
    assert game.is_injured("B") is hurt


def test_j_843_meets_the_cheapest_with_a_jutsu() -> None:
    foes = (ninja("B", "3/1", entrance=0), ninja("D", "3/1", entrance=1))
    game = fight("A", "B, D", "J-843", "", A, *foes, DRAW, more="deck DRAW 5")
    use(game, "J-843")
    resolve(game)
    assert [game.power(one) for one in "BD"] == ["0/0", "3/1"]


@pytest.mark.parametrize(("symbols", "negated"), [("F", True), ("L", False)])
def test_pr_093_negates_a_jutsu_by_fire_alone(symbols: str, negated: bool) -> None:
    kakashi = ninja("A", "3/1", name="Kakashi Hatake", symbols=symbols)
    hurt = jutsu("J-1", text="Target 1 enemy Ninja.\nDiscard the target.")
    game = fight("A, C", "B", "PR-093", "J-1", kakashi, B, C, hurt)
    game.play("pass")
    use(game, "J-1", "C")
    use(game, "PR-093", "B", user="A")
    resolve(game)
    while game.asked.endswith("pick"):
        game.pick("J-1")
        resolve(game)
    assert (game.where("C") == "play") is negated


@pytest.mark.parametrize(("name", "offered"), [("S", False), ("X", True)])
def test_pr_032_bars_jutsu_of_the_enemy(name: str, offered: bool) -> None:
    sannin, plain = ninja("S", "3/1", characteristics=("Sannin",)), ninja("X", "3/1")
    game = scene(f"turn 9\nplayer 1\nmission PR-032\nhand {name} wait\nteam A\n"
                 "player 2\nteam B\nhand DRAW", A, B, sannin, plain, DRAW)  # fmt: skip
    game.deploy(name)
    game.until("battle")
    game.send("A")
    game.block("A by B")
    game.resolve()
    while game.asked.startswith("1"):
        game.play("pass")
    assert (game.asked.startswith("2") and game.offered("jutsu DRAW")) is offered


def test_m_638_negates_a_mission_for_itself() -> None:
    game = scene("player 1\nhand M-1 wait\nrewards\ndeck 9\nplayer 2\nmission M-638\nhand wait\n"
                 "deck 9", mission("M-1", text="Win 1 reward."))  # fmt: skip
    game.play("mission M-1")
    game.play("ability M-638 0")
    game.play("mode 0")
    game.resolve()
    assert game.rewards(1) == 0
    assert (game.where("M-1"), game.where("M-638")) == ("discard", "chakra")


def test_m_649_is_not_felt_once_it_is_gone() -> None:
    clever, strong = ninja("A", "0/0", mental=3), ninja("B", "9/1", mental=0)
    game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nplayer 2\nblock 1 B",
                 clever, strong)  # fmt: skip
    game.until("end")
    assert game.happened("win")[0].cards == (game.card("B"),)


def test_m_712_changes_a_card_for_the_enemy_too() -> None:
    game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nmission M-712\nplayer 2\n"
                 "block 1 B\nhand J-1 C\ndeck D", A, B, C, ninja("D"),
                 jutsu("J-1", text="Heal the user."))  # fmt: skip
    game.play("pass")
    game.play("jutsu J-1")
    game.resolve()
    assert game.asked == "2 pick"
    game.pick("C")
    assert game.cards(2, "hand") == ["D"]


def test_m_833_strengthens_its_target_alone() -> None:
    game = scene("turn 25\nplayer 1\nmarker 12\nhand M-833 PAY x3 wait\nteam A, C\n"
                 "player 2\nteam B",
                 ninja("PAY", symbols="FWLNE"), A, B, C)  # fmt: skip
    game.play("mission M-833")
    while game.asked in ("1 pay hand cost", "1 target"):
        game.pick("A") if game.asked == "1 target" else game.quiet()
    game.resolve()
    assert [game.power(one) for one in "ACB"] == ["5/3", "1/1", "3/1"]


def test_n_1064_leaves_an_empty_table_alone() -> None:
    assert arrived("N-1064", "", "team B").asked == "1 mission phase"
    assert arrived("N-1064", "client X", "team B", client("X")).asked == "1 may"


def test_n_1685_needs_a_madara_in_a_discard_pile() -> None:
    game = scene("phase exchange\nplayer 1\nattack N-1685\nhand wait\nplayer 2\nblock 1 B\n"
                 "discard A", A, B)  # fmt: skip
    assert not [one for one in game.offers if one.startswith("ability N-1685")]


def test_pr_023_silences_no_dearer_ninja_of_the_enemy() -> None:
    loud = "All of your Ninja get +1/+0."
    for cost, power in ((1, "3/1"), (2, "4/1")):
        game = scene("player 1\nhand wait\nmission PR-023\nplayer 2\nteam A\nteam B",
                     ninja("A", "3/1", entrance=cost, text=loud), B)  # fmt: skip
        assert game.power("B") == power
