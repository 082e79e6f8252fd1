"""Jutsu of another fresh sample (seed 31): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, outcome, resolve, use
from tests.cards.set_03.scenes import state
from tests.rules.scene import Scene, jutsu, ninja, scene

from .test_ninja import A, B

C = ninja("C", "2/1", "1/0")
D = ninja("D", "1/1", entrance=4)
J = jutsu("J", symbols="W", text="Draw 1 card.")
HIT = jutsu("HIT", text="Give 1 damage to 1 enemy Ninja.")
WET = jutsu("WET", symbols="W", text="Give 1 damage to 1 enemy Ninja.")


def user(name: str = "U", *characteristics: str, power: str = "5/1", **facts) -> Card:
    return ninja("U", power, name=name, characteristics=characteristics, **facts)


def used(
    number: str,
    its_user: Card,
    *targets: str,
    block: str = "B, C",
    x: int | None = None,
    mode: int = -1,
    cards: tuple[Card, ...] = (),
    **more: str,
) -> Scene:
    """The Jutsu has been carried out, or asks; its user U is alone or leads a team."""
    attack = more.pop("attack", "U")
    game = fight(attack, block, number, more.pop("answers", ""), its_user, A, B, C, D, J, *cards,
                 **more)  # fmt: skip
    use(game, number, *targets, user="U", x=x, mode=mode)
    resolve(game)
    return game


NARUTO = user("Naruto Uzumaki", "Senjutsu", entrance=3)
SASUKE = user("Sasuke Uchiha", entrance=4)
FITS = [
    ("J-1000", NARUTO),
    ("J-1033", user("U", "Weapon")),
    ("J-221", user("Jirobo")),
    ("J-289", user(attributes=("Mind",))),
    ("J-292", user(attributes=("Bee",))),
    ("J-425", user("Tayuya", "State 2")),
    ("J-505", user("U", "Chunin", "Secret Pills")),
    ("J-505", user("U", "Jonin", attributes=("Food",))),
    ("J-528", user(attributes=("Weapon",))),
    ("J-528", user("U", "Chunin")),
    ("J-604", user("Kakashi Hatake")),
    ("J-780", user("U", "Genjutsu")),
    ("J-857", SASUKE),
    ("J-879", user("Jiraiya")),
    ("J-879", user("Konohamaru", "Clone Status")),
    ("J-887", user("U", "Rinnegan", attributes=("Ninjutsu",), entrance=2)),
    ("J-932", user(symbols="N", entrance=3)),
]
ALMOST = [
    ("J-1000", user("Naruto Uzumaki", entrance=2)),
    ("J-1033", user("U", "Jinpachi Munashi")),
    ("J-221", user("Jirobo's brother")),
    ("J-289", user("U", "Mind")),
    ("J-292", user("U", "Bee")),
    ("J-425", user("Tayuya")),
    ("J-505", user("U", "Chunin")),
    ("J-505", user("U", "Genin", "Secret Pills")),
    ("J-528", user("U", "Genin")),
    ("J-604", user("Itachi Uchiha")),
    ("J-780", user()),
    ("J-857", user("Sasuke Uchiha", entrance=3)),
    ("J-879", user("Konohamaru")),
    ("J-887", user("U", "Rinnegan", attributes=("Ninjutsu",), entrance=1)),
    ("J-932", user(symbols="N", entrance=2)),
    ("J-932", user(symbols="W", entrance=3)),
]


@pytest.mark.parametrize(("number", "who"), FITS)
def test_who_may_use_it(number: str, who: Card) -> None:
    assert fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("number", "who"), ALMOST)
def test_who_may_not(number: str, who: Card) -> None:
    assert not fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


def test_j_1000_discards_one_that_battles() -> None:
    plain = user("Naruto Uzumaki", entrance=3)
    game = used("J-1000", plain, "B", more2="team A")
    assert [game.where(one) for one in "BCA"] == ["discard", "play", "play"]


def test_j_1000_discards_any_other_one_for_senjutsu() -> None:
    game = used("J-1000", NARUTO, "B", more2="team A")
    assert {"A", "C"} <= set(game.offers)
    game.pick("A")
    assert [game.where(one) for one in "BCA"] == ["discard", "play", "discard"]


def test_j_1033_injures_and_strengthens() -> None:
    game = used("J-1033", user("U", "Weapon"), "B")
    assert (game.is_injured("B"), game.is_injured("C"), game.power("U")) == (True, False, "8/1")


@pytest.mark.parametrize("answered", [True, False])
def test_j_1033_hurts_by_the_other_jutsu_on_the_chain(answered: bool) -> None:
    jinpachi = user("Jinpachi Munashi", "Weapon")
    game = fight("A", "U, C", "J", "J-1033", A, C, J, jinpachi)
    game.play("jutsu J") if answered else game.play("pass")
    use(game, "J-1033", "A", user="U")
    resolve(game)
    assert game.where("A") == ("discard" if answered else "play")


@pytest.mark.parametrize(("cost", "hurt"), [(2, True), (3, False)])
def test_j_179_reaches_as_far_as_its_x(cost: int, hurt: bool) -> None:
    dotou = user("Dotou Kazahana")
    away = ninja("E", "1/1", entrance=cost)
    game = fight("U", "B", "J-179", "", dotou, B, away, more2="team E")
    game.play("jutsu J-179")
    while game.asked != "1 target":
        if game.asked == "1 x":
            game.say_number(2)
        else:
            game.quiet()
    assert ("E" in game.offers) == hurt


def test_j_221_hurts_all_that_are_weak() -> None:
    game = used("J-221", user("Jirobo"), block="B, C, E", more2="team A",
                cards=(ninja("E", "4/1"),))  # fmt: skip
    assert [game.is_injured(one) for one in "BCEA"] == [True, True, False, False]


@pytest.mark.parametrize(
    ("head", "back", "hurt"),
    [("B", "C", "C"), ("C", "B", "C"), ("A", "B", "")],
)
def test_j_289_hurts_the_weaker_of_head_and_back(head: str, back: str, hurt: str) -> None:
    game = fight("U", f"{head}, {back}", "J-289", "", user(attributes=("Mind",)), A, B, C)
    use(game, "J-289", head)
    while game.asked == "1 target":
        game.pick(back)
    resolve(game)
    assert "".join(one for one in (head, back) if game.is_injured(one)) == hurt


@pytest.mark.parametrize(("mode", "power", "mental"), [(0, "1/-1", 3), (1, "3/1", 1)])
def test_j_292_weakens_body_or_mind(mode: int, power: str, mental: int) -> None:
    bright = ninja("E", "3/1", mental=3)
    game = used("J-292", user(attributes=("Bee",)), "E", block="E", mode=mode, cards=(bright,))
    assert game.power("E") == power
    assert game.game.traits(game.card("E")).mental == mental


def test_j_425_numbs_all_without_genjutsu() -> None:
    bright = ninja("E", "3/1", mental=3)
    safe = ninja("G", "3/1", attributes=("Genjutsu",), mental=3)
    game = used("J-425", user("Tayuya", "State 2"), block="E, G", cards=(bright, safe))
    assert [game.power(one) for one in "EG"] == ["0/0", "3/1"]
    assert [game.game.traits(game.card(one)).mental for one in "EG"] == [0, 3]


def test_j_505_injures_and_silences() -> None:
    loud = ninja("E", "3/1", "2/0", text="Valid: This Ninja gets +2/+0.")
    game = used("J-505", user("U", "Chunin", "Secret Pills"), "E", block="E, C", cards=(loud,))
    assert (game.is_injured("E"), game.power("E"), game.is_injured("C")) == (True, "2/0", False)


@pytest.mark.parametrize(("power", "hurt"), [("9/1", True), ("1/1", False)])
def test_j_528_sends_backs_away_and_hurts_them_if_the_user_wins(power: str, hurt: bool) -> None:
    game = used("J-528", user(power=power, attributes=("Weapon",)))
    assert (game.team("C"), game.team("B")) == (["C"], ["B"])
    assert not game.is_injured("C")
    game.until("end")
    assert game.is_injured("C") == hurt


@pytest.mark.parametrize(("answer", "hurt"), [("HIT", False), ("WET", True)])
def test_j_596_keeps_jutsu_that_are_not_water_off(answer: str, hurt: bool) -> None:
    game = fight("U", "B", "J-596", answer, user(), A, B, HIT, WET, more="team A")
    use(game, "J-596")
    resolve(game)
    while not game.offered(f"jutsu {answer}"):
        game.quiet()
    use(game, answer)
    resolve(game)
    game.pick("U")
    assert game.is_injured("U") == hurt


def test_j_604_hurts_all_and_takes_them_out_of_the_fight() -> None:
    game = used("J-604", user("Kakashi Hatake"), more2="team A")
    assert [game.is_injured(one) for one in "BCA"] == [True, True, False]
    assert game.team("C") == ["C"]


@pytest.mark.parametrize("answered", [True, False])
def test_j_613_turns_a_jutsu_against_its_user(answered: bool) -> None:
    lady = ninja("V", "3/1", characteristics=("Female",), entrance=2)
    boost = jutsu("K", text="Target the user.\nThe target gets +4/+0 this turn.")
    game = fight("U", "V", "K", "J-613", user(), lady, boost)
    use(game, "K")
    if answered:
        use(game, "J-613", "K")
    resolve(game)
    assert (game.is_injured("U"), game.is_injured("V")) == (answered, False)
    if not answered:
        assert game.power("U") == "9/1"


@pytest.mark.parametrize(
    ("power", "weapon", "hurt", "cards"),
    [("9/1", True, True, 1), ("9/1", False, True, 2), ("1/1", True, False, 2)],
)
def test_j_616_hurts_and_takes_a_card_after_a_victory(
    power: str, weapon: bool, hurt: bool, cards: int
) -> None:
    who = user(power=power, attributes=("Weapon",) if weapon else ())
    game = used("J-616", who, "A", block="B", more2="team A\nhand N-001 N-002")
    assert game.power("U") == f"{int(power[0]) + 1}/2"
    game.until("end")
    assert game.is_injured("A") == hurt
    assert len({"N-001", "N-002"} & set(game.cards(2, "hand"))) == cards


def test_j_649_leaves_a_back_no_power() -> None:
    game = used("J-649", user(), "C")
    assert (game.power("C"), game.power("B")) == ("0/0", "3/1")
    assert not fight("U", "B", "J-649", "", user(), B).offered("jutsu J-649")


@pytest.mark.parametrize(("mate", "power"), [("G", "9/5"), ("A", "5/1")])
def test_j_780_weakens_and_with_genjutsu_strengthens(mate: str, power: str) -> None:
    other = ninja("G", "1/1", attributes=("Genjutsu",))
    who = user("U", "Genjutsu", entrance=2)
    game = used("J-780", who, "D", block="D", attack=f"U, {mate}", cards=(other,))
    assert (game.power("D"), game.power("U")) == ("-1/-1", power)


NO = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")


@pytest.mark.parametrize(("chakra", "safe"), [(2, True), (3, False)])
def test_j_857_cannot_be_negated_by_who_has_little_chakra(chakra: int, safe: bool) -> None:
    game = scene(f"phase exchange\nplayer 1\nattack U\nhand J-857 wait\nchakra W x9\n"
                 f"player 2\nblock 1 B, C\nchakra F x{chakra}\nhand NO", SASUKE, B, C, NO,
                 ninja("W", symbols="W"), ninja("F"))  # fmt: skip
    use(game, "J-857", "B")
    use(game, "NO", "J-857", user="B")
    resolve(game)
    assert game.is_injured("B") == safe
    assert (game.team("B") == ["B"]) == safe


def test_j_879_strengthens_by_the_cost_and_sends_away() -> None:
    game = used("J-879", user("Jiraiya"), "D", block="D, C")
    assert game.power("U") == "9/1"
    assert (game.cards(2, "deck")[0], game.where("C")) == ("D", "play")


def test_j_883_costs_each_player_chakra_for_ninja_out() -> None:
    game = used("J-883", user(), attack="U, A", block="B", more2="team C")
    spent = game.happened("pay")[0].number
    while game.asked.endswith("pick"):
        game.quiet()
    mine, theirs = (len(game.cards(one, "discard")) for one in (1, 2))
    assert (mine - spent, theirs) == (2, 1)


@pytest.mark.parametrize("hurt", [True, False])
def test_j_887_finishes_the_injured(hurt: bool) -> None:
    who = user("U", "Rinnegan", attributes=("Ninjutsu",), entrance=2)
    game = used("J-887", who, "C", block="B, C injured" if hurt else "B, C")
    assert state(game, "C") == ("removed" if hurt else "injured")


@pytest.mark.parametrize(("sage", "drawn"), [(True, 2), (False, 0)])
def test_j_905_negates_and_draws_by_symbols(sage: bool, drawn: int) -> None:
    two = jutsu("K", symbols="FW", text="Injure 1 enemy Ninja.")
    frog = ninja("V", "3/1", characteristics=("Senjutsu",) if sage else ())
    game = fight("U", "V", "K", "J-905", user(), frog, two)
    use(game, "K")
    use(game, "J-905", "K")
    resolve(game)
    assert not game.is_injured("V")
    assert sum(one.number for one in game.happened("draw") if one.seat == 1) == drawn
    assert outcome(game, "K") == "negated"


@pytest.mark.parametrize(("x", "hurt"), [(1, 1), (2, 2)])
def test_j_932_does_as_much_as_its_x(x: int, hurt: int) -> None:
    game = used("J-932", user(symbols="N", entrance=3), x=x, more2="team A")
    game.pick("B")
    if game.asked == "1 pick":
        game.pick("A")
    assert [game.is_injured(one) for one in "BA"].count(True) == hurt


@pytest.mark.parametrize(("x", "open_to"), [(2, True), (3, False)])
def test_j_932_with_a_great_x_is_no_target(x: int, open_to: bool) -> None:
    game = fight("U", "B", "J-932", "NO", user(symbols="N", entrance=3), B, NO)
    use(game, "J-932", x=x)
    while game.asked == "1 respond":
        game.play("pass")
    assert game.offered("jutsu NO") == open_to


def test_j_990_leaves_power_and_text_to_nobody() -> None:
    loud = ninja("E", "3/1", text="This Ninja gets +2/+0.")
    game = used("J-990", user(), "E", block="E, C", cards=(loud,))
    assert (game.power("E"), game.power("C")) == ("0/0", "2/1")
    assert game.game.traits(game.card("E")).blank


def test_j_us054_hurts_all_water_ninja() -> None:
    wet = ninja("E", "3/1", symbols="W")
    game = used("J-US054", user(), block="E, C", cards=(wet,))
    assert (game.is_injured("E"), game.is_injured("C")) == (True, False)


@pytest.mark.parametrize(("cards", "power"), [("", "7/3"), (" N-001 N-002", "9/5")])
def test_j_621_counts_the_hand_as_it_was_when_it_was_used(cards: str, power: str) -> None:
    take = jutsu("TAKE", text="Your opponent discards 2 cards from hand.")
    game = fight("U", "B", f"J-621 N-003{cards}", "TAKE wait", user(), B, take)
    use(game, "J-621")
    use(game, "TAKE")
    resolve(game)
    while game.asked.endswith("pick"):
        game.quiet()
    assert game.power("U") == power
    assert len(game.cards(1, "hand")) == len(cards.split())
