"""Ninja of later sets that samples have drawn: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

A = ninja("A", "3/1")
B = ninja("B", "3/1")


def printed(game: Scene, number: str) -> tuple[int, int]:
    pair = game.game.cards[game.card(number)]
    power = pair.injured if game.is_injured(number) else pair.healthy
    return power.combat, power.support


def gain(number: str, mine: str = "", theirs: str = "team B", *cards, at: str = "mission") -> str:
    """What a Ninja at home has beyond its printed power."""
    game = scene(f"phase {at}\nplayer 1\nteam {number}\nhand wait\n{mine}\nplayer 2\n{theirs}",
                 B, *cards)  # fmt: skip
    combat, support = map(int, game.power(number).split("/"))
    before = printed(game, number)
    return f"{combat - before[0]}/{support - before[1]}"


@pytest.mark.parametrize(
    ("number", "mine", "theirs", "more"),
    [
        ("N-191", "discard X", "team B", "1/1"),
        ("N-191", "discard A", "team B", "0/0"),
        ("N-193", "", "team X", "1/1"),
        ("N-193", "team X", "team B", "0/0"),
        ("N-911", "team X", "team B", "1/1"),
        ("N-911", "", "team X", "0/0"),
        ("N-1338", "", "team X injured", "1/0"),
        ("N-1338", "", "team X", "0/0"),
        ("N-1304", "", "team B\nrewards A x2", "2/0"),
    ],
)
def test_power_that_hangs_on_others(number: str, mine: str, theirs: str, more: str) -> None:
    words = ("Jonin", "Sharingan Eye", "Ninja Toad", "Genin")
    words = words if number != "N-1338" else ("Genin",)
    assert gain(number, mine, theirs, A, ninja("X", characteristics=words)) == more


def test_n_200_supports_the_leaf_of_its_side() -> None:
    leaf = [ninja(name, "1/1", characteristics=("Leaf",)) for name in ("L", "E")]
    game = scene("player 1\nteam N-200\nteam L\nteam A\nhand wait\nplayer 2\nteam E", *leaf, A)
    assert [game.power(one) for one in ("L", "A", "E")] == ["1/2", "3/1", "1/1"]


def test_n_310_guards_its_team_from_enemy_missions() -> None:
    hurt = mission("M-1", counter=True, text="Injure all enemy Ninja.")
    game = scene("player 1\nteam N-310, A\nteam C\nhand wait N-003\nplayer 2\nhand M-1", hurt, A,
                 ninja("C"))  # fmt: skip
    game.play("charge")
    game.pick("N-003")
    while not game.asked.startswith("2"):
        game.quiet()
    game.play("counter M-1")
    game.resolve()
    assert [game.is_injured(one) for one in ("N-310", "A", "C")] == [False, False, True]


def test_n_us091_its_jutsu_cannot_be_negated() -> None:
    stop = jutsu("STOP", text="Target 1 Jutsu on the chain.\nNegate the target.")
    mine = jutsu("MINE", text="Target 1 Ninja battling the user.\nInjure the target.")
    for user, hurt in (("N-US091", True), ("A", False)):
        game = fight("N-US091, A", "B", "MINE", "STOP", A, B, stop, mine)
        use(game, "MINE", "B", user=user)
        use(game, "STOP", "MINE")
        resolve(game)
        assert game.is_injured("B") is hurt


def test_n_1567_may_draw_when_it_is_discarded() -> None:
    game = scene("player 1\nteam N-1567 injured\nhand M-1 wait\nplayer 2\nteam B", B,
                 mission("M-1", text="Discard 1 of your Ninja."))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert game.asked == "1 may"
    game.yes()
    assert len(game.happened("draw")) == 1


@pytest.mark.parametrize(("hand", "offered"), [("", True), ("N-001", False)])
def test_n_925_with_an_empty_hand_alone(hand: str, offered: bool) -> None:
    game = scene(f"player 1\nteam N-925\nhand {hand}\nchakra A J-1\nplayer 2\nteam B", A, B,
                 jutsu("J-1"))  # fmt: skip
    assert any(one.startswith("ability N-925") for one in game.offers) is offered


def test_n_925_takes_a_ninja_or_jutsu_for_a_chakra() -> None:
    game = scene("player 1\nteam N-925\nchakra A J-1\nplayer 2\nteam B", A, B, jutsu("J-1"))
    game.play(next(one for one in game.offers if one.startswith("ability N-925")))
    game.pick("A")
    game.resolve()
    assert game.cards(1, "hand") == ["J-1"]


def test_n_1200_taxes_jutsu_with_symbols_of_both_sides() -> None:
    cards = [jutsu("SYMBOL", "F", text="Draw 1 card."), jutsu("PLAIN", "1", text="Draw 1 card.")]
    for chakra, offers in (("CHAKRA-F", ["jutsu PLAIN"]),
                           ("CHAKRA-F x2", ["jutsu PLAIN", "jutsu SYMBOL"])):  # fmt: skip
        game = fight("A", "B", "SYMBOL PLAIN", "", A, B, *cards, chakra=chakra,
                     more2="team N-1200")  # fmt: skip
        assert (
            sorted(one for one in game.offers if one in ("jutsu PLAIN", "jutsu SYMBOL")) == offers
        )


def test_n_459_gets_its_state_by_ambush_and_is_never_charged() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nchakra N-459 x1\nhand PAY x3\nplayer 2\nteam B",
                 ninja("PAY", symbols="FWLNE"), B)  # fmt: skip
    game.play("ambush N-459")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    assert game.coins("N-459", "State 2") == 1
    assert "State 2" in game.game.traits(game.card("N-459")).words
    held = scene("player 1\nhand N-459 N-001\nplayer 2\nteam B", B)
    held.play("charge")
    assert held.cards(1, "hand") == ["N-459"]


@pytest.mark.parametrize(("end", "left"), [("top", ["P", "Q", "R"]), ("bottom", ["R", "P", "Q"])])
def test_n_1323_orders_what_it_saw_at_either_end(end: str, left: list[str]) -> None:
    cards = [ninja(name) for name in "PQR"]
    insect = ninja("I", name="Insect")
    game = scene("player 1\nteam N-1323\nteam I\nhand M-1 wait\nplayer 2\ndeck P Q R", *cards,
                 insect, mission("M-1", text='Discard 1 Ninja named "Insect".'))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    game.play(f"name {end}")
    game.order("P", "Q")
    assert game.cards(2, "deck") == left


@pytest.mark.parametrize(("deployed", "wins"), [(False, True), (True, False)])
def test_n_1104_is_stronger_in_the_showdown_if_nobody_was_deployed(deployed, wins) -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam N-1104\nhand A wait\nplayer 2\nteam WALL",
                 ninja("WALL", f"{_combat() + 1}/0"), A)  # fmt: skip
    if deployed:
        game.play("deploy A")
    while game.phase != "battle":
        game.quiet()
    game.send("N-1104")
    game.block("N-1104 by WALL")
    before = game.power("N-1104")
    game.until("end")
    assert before == f"{_combat()}/{_support()}"
    assert bool(game.happened("win") and game.happened("win")[0].seat == 0) is wins


def _combat() -> int:
    return _tenten().healthy.combat


def _support() -> int:
    return _tenten().healthy.support


def _tenten() -> Card:
    return shipped().card("N-1104")


def test_n_425_charges_off_the_deck_when_sent_out_injured() -> None:
    for state, asked in ((" injured", True), ("", False)):
        game = scene(f"phase battle\nplayer 1\nteam N-425{state}\nplayer 2\nteam B", B)
        game.send("N-425")
        game.resolve()
        assert (game.asked == "1 may") is asked


def test_n_1216_takes_back_two_rewards_of_the_enemy() -> None:
    game = scene("turn 25\nplayer 1\nmarker 12\nhand N-1216 PAY x4\ndiscard A\nplayer 2\nteam B\n"
                 "rewards A x3", ninja("PAY", symbols="FWLNEV"), A, B)  # fmt: skip
    game.play("deploy N-1216")
    for _ in range(12):
        if game.asked == "1 mission phase":
            break
        if game.asked.endswith("pick") and game.offers[0] != "A":
            game.pick(*game.offers[:2])
        else:
            game.quiet()
    assert game.rewards(2) == 1
