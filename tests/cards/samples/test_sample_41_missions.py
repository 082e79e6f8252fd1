"""Missions of one more fresh sample (seed 41): what each does, and when it does not."""

import pytest
from attrs import evolve

from tests.cards.effects.fight import fight, resolve, use, words
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import PAY, lasting, played

C = ninja("C", "2/1", "1/0")
W = ninja("W", symbols="W")
J = jutsu("J", text="Draw 1 card.")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
NO = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
LASTS = mission("P", permanent=True, text="All Ninja get +0/+0.")


def test_m_137_takes_a_permanent_of_its_own_side_back() -> None:
    game = played("M-137", "mission P\nmission Q\ndeck 5", "mission R", LASTS,
                  *(evolve(LASTS, number=one, name=one) for one in "QR"))  # fmt: skip
    assert sorted(game.offers) == ["P", "Q"]
    game.pick("P")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert ("P" in game.cards(1, "deck"), game.where("Q")) == (True, "play")


def test_m_216_puts_a_genin_into_another_team() -> None:
    genin = [ninja(one, "1/1", characteristics=("Genin",)) for one in "GH"]
    game = played("M-216", "", "team G\nteam H\nteam X", *genin,
                  ninja("X", characteristics=("Jonin",)))  # fmt: skip
    assert sorted(game.offers) == ["G", "H"]
    game.pick("G")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    game.pick("X")
    assert sorted(game.team("G")) == ["G", "X"]
    assert game.team("H") == ["H"]


@pytest.mark.parametrize(("negated", "drawn"), [(False, 1), (True, 0)])
@pytest.mark.parametrize("side", [1, 2])
def test_m_237_lets_who_used_a_jutsu_draw_and_discard(
    side: int, drawn: int, *, negated: bool
) -> None:
    calm = jutsu("CALM", text="Target the user.\nThe target gets +0/+0 this turn.")
    mine, theirs = ("CALM", "NO") if side == 1 else ("NO", "CALM")
    game = scene(f"phase exchange\nplayer 1\nattack A\nhand {mine} wait N-001\nmission M-237\n"
                 f"deck 5\nplayer 2\nblock 1 B\nhand {theirs} wait N-002\ndeck 5", A, B, NO,
                 calm)  # fmt: skip
    while not game.offered("jutsu CALM"):
        game.quiet()
    use(game, "CALM")
    if negated:
        while not game.offered("jutsu NO"):
            game.quiet()
        use(game, "NO", "CALM")
    resolve(game)
    before = len(game.cards(side, "discard"))
    if not negated:
        assert game.asked == f"{side} pick"
        game.pick(f"N-00{side}")
    # negated, it is the other player's Jutsu that was carried out
    assert [one.seat for one in game.happened("draw")] == [side - 1 if drawn else 2 - side]
    assert len(game.cards(side, "discard")) == before + drawn


@pytest.mark.parametrize(
    ("bearer", "side", "has"),
    [("T", 1, True), ("K", 1, True), ("A", 1, False), ("T", 2, False)],
)
def test_m_244_lifts_the_four_to_their_second_state(bearer: str, side: int, *, has: bool) -> None:
    four = ninja("T", characteristics=("The Four Sound Ninja",))
    last = ninja("K", name="Kimimaro")
    mine = f"team {bearer}" if bearer != "A" and side == 1 else ""
    game = lasting("M-244", mine, f"team {bearer}" if side == 2 else "", four, last)
    assert ("State 2" in words(game, bearer)) == has


def test_m_244_cannot_be_negated() -> None:
    stop = mission("STOP", counter=True, text="Target 1 Mission on the chain.\nNegate the target.")
    for number, stays in (("M-244", True), ("P", False)):
        game = scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand {number} PAY PAY wait\nplayer 2\n"
                     "hand STOP wait", A, PAY, stop, LASTS)  # fmt: skip
        game.play(f"mission {number}")
        while game.asked.endswith("pay hand cost"):
            game.pick(*["PAY"] * game.game.choice.low)
        game.play("counter STOP")
        while game.asked == "2 target":
            game.pick(number)
        game.resolve()
        assert (game.where(number) == "play") == stays


@pytest.mark.parametrize(("word", "hurt"), [("Genjutsu", False), ("Taijutsu", True)])
@pytest.mark.parametrize("side", [1, 2])
def test_m_444_negates_what_genjutsu_users_use(word: str, side: int, *, hurt: bool) -> None:
    who = ninja("X", "3/1", attributes=(word,))
    game = fight("X", "B", "HIT", "wait", who, B, HIT,
                 **{"more" if side == 1 else "more2": "mission M-444 coins x4"})  # fmt: skip
    use(game, "HIT", "B")
    resolve(game)
    assert game.is_injured("B") == hurt


@pytest.mark.parametrize(("top", "takes"), [("W C", True), ("C W", True), ("C W", False),
                                            ("C D", False)])  # fmt: skip
def test_m_594_charges_a_water_card_of_the_top_two(top: str, *, takes: bool) -> None:
    game = lasting("M-594", f"hand wait\ndeck {top} N-001 N-002", "", W, C, ninja("D"))
    game.play("ability M-594 0")
    game.resolve()
    if game.asked == "1 pick":
        assert game.offers == ["W"]
        game.pick(*["W"] * takes)
    assert game.cards(1, "chakra") == ["W"] * takes
    assert len(game.cards(1, "deck")) == 4 - takes
    assert not game.offered("ability M-594 0")


def masters(number: int) -> Scene:
    all_of_them = [ninja(f"G{one}", attributes=("Genjutsu",)) for one in range(number)]
    teams = "\n".join(f"team {one.number}" for one in all_of_them)
    game = lasting("M-679", f"hand wait\ndeck 9\n{teams}", "team C\nhand wait\ndeck 9",
                   *all_of_them, C)  # fmt: skip
    game.play("ability M-679 0")
    game.resolve()
    return game


@pytest.mark.parametrize("number", [2, 3, 5])
def test_m_679_forbids_jutsu_by_the_number_of_masters(number: int) -> None:
    game = masters(number)
    if number == 5:
        game.play("mode 0")
    if number >= 3:
        assert sorted(game.offers) == ["B", "C"]
        game.pick("C")
    assert game.asked == "1 mission phase"


@pytest.mark.parametrize(("number", "asked"), [(4, True), (5, False)])
def test_m_679_lets_five_masters_stop_all_jutsu(number: int, *, asked: bool) -> None:
    game = masters(number)
    if number == 5:
        game.play("mode 1")
    else:
        game.pick("C")
    turn = game.turn
    while game.turn == turn and not game.asked.endswith("exchange"):
        game.send("A") if game.asked == "1 send" else game.quiet()
    assert (game.asked == "1 exchange") == asked


@pytest.mark.parametrize(("active", "hand", "charged"), [(2, "", 1), (2, "hand wait", 0),
                                                         (1, "", 0)])  # fmt: skip
def test_m_689_takes_chakra_with_an_empty_hand(active: int, hand: str, charged: int) -> None:
    game = lasting("M-689", f"{hand}\ndiscard C\ndeck 9", "hand wait\nchakra W N-001\ndeck 9", W, C,
                   phase=f"phase start\nactive {active}")  # fmt: skip
    if charged:
        game.yes()
        game.pick("W")
    assert game.cards(1, "chakra") == ["C"] * charged
    assert game.cards(2, "chakra") == (["N-001"] if charged else ["W", "N-001"])


@pytest.mark.parametrize(("side", "phases"), [(1, 2), (2, 2), (0, 1)])
def test_m_890_fights_once_more_for_two_ninja(side: int, phases: int) -> None:
    more = {side: "\nteam X\nteam W\nmission M-890"}
    game = scene(f"phase exchange\nplayer 1\nattack A\nteam C{more.get(1, '')}\nhand wait\ndeck 9\n"
                 f"player 2\nblock 1 B\nhand wait\ndeck 9{more.get(2, '')}", A, B, C, W,
                 ninja("X", "5/1"))  # fmt: skip
    while side and not game.offered("ability M-890 0"):
        game.quiet()
    if side:
        game.play("ability M-890 0")
        game.pick("X", "W")
        game.resolve()
        assert (game.where("X"), game.where("W")) == ("discard", "discard")
    sends = 1
    while game.turn == 5:
        sends += game.asked == "1 send"
        game.quiet()
    assert sends == phases


def stopped(cards: int) -> Scene:
    """A Mission of player 1 is answered by player 2, who has so many cards discarded."""
    pile = " ".join(f"N-00{one + 1}" for one in range(cards))
    own = mission("OWN", text="Draw 1 card.")
    game = scene("turn 21\nplayer 1\nmarker 9\nhand OWN wait\ndeck 5\nplayer 2\nmarker 9\n"
                 f"hand M-918 PAY PAY wait\n{'discard ' + pile if cards else ''}", own,
                 PAY)  # fmt: skip
    game.play("mission OWN")
    game.play("counter M-918")
    while game.asked in ("2 target", "2 pay hand cost"):
        game.pick("OWN") if game.asked == "2 target" else game.pick("PAY")
    game.resolve()
    return game


@pytest.mark.parametrize(("cards", "where"), [(4, "discard"), (6, "deck")])
def test_m_918_negates_a_mission_and_puts_it_away(cards: int, where: str) -> None:
    game = stopped(cards)
    assert not game.happened("draw")
    assert game.where("OWN") == where
    assert where == "discard" or game.cards(1, "deck")[0] == "OWN"


def apart() -> Scene:
    game = played("M-US067", "deck 9", "team X, D\nhand wait\ndeck 9", ninja("X"), ninja("D"))
    game.pick("X")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    return game


def test_m_us067_leaves_its_bearer_alone_and_lets_it_grow() -> None:
    game = apart()
    assert (game.team("X"), game.team("D")) == (["X"], ["D"])
    assert game.coins("X", "growth") == 2
    assert "M-US067" in game.in_play(2)
    while game.asked != "2 organize":
        game.quiet()
    legal = list(game.game.choice.answers())
    x, d, b = (game.card(one) for one in ("X", "D", "B"))
    assert any({d, b} == set(team) for answer in legal for team in answer)
    assert all(len(team) == 1 for answer in legal for team in answer if x in team)


@pytest.mark.parametrize("side", [1, 2])
def test_pr_021_silences_its_bearer(side: int) -> None:
    loud = ninja("X", "1/1", entrance=1, text="This Ninja gets +2/+0.")
    dear = ninja("Y", "1/1", entrance=2, text="This Ninja gets +2/+0.")
    mine, theirs = ("team X", "team Y") if side == 1 else ("team Y", "team X")
    game = played("PR-021", mine, theirs, loud, dear)
    assert "Y" not in game.offers
    game.pick("X")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert (game.power("X"), game.power("Y")) == ("1/1", "3/1")
    assert "PR-021" in game.in_play(side)


HAKU, ZABUZA = ninja("H", name="Haku"), ninja("Z", name="Zabuza Momochi")


@pytest.mark.parametrize(("here", "gone"), [("H", "Z"), ("Z", "H")])
@pytest.mark.parametrize("state", ["", " injured"])
@pytest.mark.parametrize(("active", "comes"), [(1, True), (2, False)])
def test_pr_025_brings_the_other_back(
    here: str, gone: str, state: str, active: int, *, comes: bool
) -> None:
    game = lasting("PR-025", f"team {here}{state}\ndiscard {gone}\nhand wait\ndeck 9",
                   "hand wait\ndeck 9", HAKU, ZABUZA,
                   phase=f"phase start\nactive {active}")  # fmt: skip
    while game.asked == "1 pick":
        game.pick(game.offers[0])
    assert (game.where(gone) == "play") == comes
    assert not comes or game.is_injured(gone) == bool(state)


def test_pr_025_brings_nobody_alone() -> None:
    game = lasting("PR-025", "discard Z\nhand wait\ndeck 9", "hand wait\ndeck 9", HAKU, ZABUZA,
                   phase="phase start")  # fmt: skip
    assert game.where("Z") == "discard"
