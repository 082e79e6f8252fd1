"""Missions and a Client of a fresh sample (seed 62): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import PAY, lasting, played

C = ninja("C", "2/1", "1/0")
W = ninja("W", symbols="W")
MALE = ninja("M", "2/1", characteristics=("Male",), text="This Ninja gets +3/+0.")
HUSH = mission("HUSH", text="All enemy Ninja lose their text this turn.", counter=True)


def girls(*numbers: str, **facts: str) -> list:
    return [ninja(one, "3/1", characteristics=("Female",), **facts) for one in numbers]


def paid_with(number: str, *pays: str, more: str = "", more2: str = "", cards: tuple = ()) -> Scene:
    """The Mission was played, its hand cost paid with these cards, and carried out."""
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand {number} {' '.join(pays)} wait\n"
                 f"{more}\nplayer 2\nteam B\n{more2}", A, B, *cards)  # fmt: skip
    game.play(f"mission {number}")
    while game.asked.endswith("pay hand cost"):
        game.pick(pays[0])
    game.resolve()
    return game


@pytest.mark.parametrize(("marker", "cards", "drawn"), [(5, "W", 2), (4, "W", 1), (5, "", 1)])
def test_c_045_gives_a_card_for_chakra_from_turn_5_on(marker: int, cards: str, drawn: int) -> None:
    chakra = f"chakra {cards}" if cards else ""
    game = scene(f"turn 10\nactive 2\nphase end\nplayer 1\nclient C-045\nteam A\nmarker {marker}"
                 f"\nhand wait\n{chakra}\ndeck 9\nplayer 2\nteam B\ndeck 9", A, B, W)  # fmt: skip
    while game.turn == 10 or (game.turn == 11 and game.asked != "1 mission phase"):
        if game.asked == "1 optional effect":
            game.yes()
        elif game.asked == "1 pick":
            game.pick("W")
        else:
            game.quiet()
    assert sum(one.number for one in game.happened("draw") if one.seat == 0) == drawn
    assert game.cards(1, "discard") == ["W"] * (drawn - 1)


def aimed(number: str, *targets: str, more: str = "", more2: str = "", cards: tuple = ()) -> Scene:
    game = played(number, more, more2, *cards)
    if game.asked == "1 target":
        game.pick(*targets)
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    return game


@pytest.mark.parametrize("who", ["A", "B"])
def test_m_150_keeps_its_bearer_at_home(who: str) -> None:
    game = scene("turn 20\nactive 2\nplayer 1\nmarker 10\nteam A\nteam C\nhand M-150 PAY PAY\n"
                 "player 2\nteam B\nteam D\nhand wait N-001", A, B, C, ninja("D"), PAY)  # fmt: skip
    game.play("charge")
    game.pick("N-001")
    game.play("counter M-150")
    game.pick(who)
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert game.game.play[game.card("M-150")].seat == (0 if who == "A" else 1)
    while game.phase != "battle":
        game.quiet()
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert heads == {game.card(one) for one in ("B", "D") if one != who}
    game.send("D")
    while game.asked != "1 block":
        game.quiet()
    able = {one for team in game.game.choice.blockers for one in team.heads}
    assert able == {game.card(one) for one in ("A", "C") if one != who}


@pytest.mark.parametrize("seed", range(4))
def test_m_273_gives_two_cards_or_one_to_the_other(seed: int) -> None:
    game = aimed("M-273", more="deck 9", more2="deck 9")
    heads = game.happened("flip")[0].number == 1
    drawn = [(one.seat, one.number) for one in game.happened("draw")]
    assert drawn == ([(0, 2)] if heads else [(1, 1)])


def fallen(team: str, *, foe: str = "GREAT", side: int = 1) -> Scene:
    """The team of 3 of one side has fought; M-343 lies on the side of player 1."""
    mine = "mission M-343 coins x3\nteam C"
    game = scene(f"phase exchange\nplayer 1\nattack {team if side == 1 else foe}\nhand wait\n{mine}"
                 f"\nplayer 2\nblock 1 {foe if side == 1 else team}\nteam D\nhand wait",
                 *girls("X", "Y", "Z"), A, C, ninja("D"), ninja("GREAT", "20/9"),
                 ninja("SMALL", "0/0"))  # fmt: skip
    while game.turn == 5 and game.asked not in ("1 may", "1 option", "1 trigger"):
        game.quiet()
    return game


@pytest.mark.parametrize(
    ("team", "foe", "side", "hurts"),
    [("X, Y, Z", "GREAT", 1, True), ("X, Y, A", "GREAT", 1, False),
     ("X, Y, Z", "SMALL", 1, False), ("X, Y, Z", "GREAT", 2, False)],
)  # fmt: skip
def test_m_343_strikes_back_when_three_women_lose(
    team: str, foe: str, side: int, *, hurts: bool
) -> None:
    game = fallen(team, foe=foe, side=side)
    assert (game.turn == 5) == hurts
    if hurts:
        game.yes()
        game.resolve()
        game.pick("D")
        assert game.is_injured("D")


def test_m_353_hurts_the_cleverest_of_both_sides_at_each_start() -> None:
    clever = [ninja(one, "1/1", mental=3) for one in "XY"]
    game = scene("turn 10\nactive 2\nphase end\nplayer 1\nteam X\nteam A\nmission M-353 coins x3\n"
                 "hand wait\ndeck 9\nplayer 2\nteam Y\nteam Z\nhand wait\ndeck 9", *clever, A,
                 ninja("Z", mental=2))  # fmt: skip
    while game.turn == 10 or game.asked != "1 mission phase":
        game.quiet()
    assert [game.is_injured(one) for one in "XYAZ"] == [True, True, False, False]
    while game.turn == 11 or game.asked != "2 mission phase":
        game.quiet()
    assert (game.where("X"), game.where("Y")) == ("discard", "discard")
    assert not game.is_injured("Z")


@pytest.mark.parametrize(("word", "drawn"), [("Squad", 2), ("Platoon", 2), ("Growth", 0)])
@pytest.mark.parametrize("side", [1, 2])
def test_m_487_gives_two_cards_for_a_squad_or_platoon(word: str, drawn: int, side: int) -> None:
    call = mission("CALL", text="Put all Ninja from your discard pile into play.")
    lies = "mission M-487"
    game = scene(f"turn 21\nplayer 1\nmarker 9\nteam A\nhand CALL wait\ndiscard X\ndeck 9\n"
                 f"{lies if side == 1 else ''}\nplayer 2\nteam B\ndeck 9\n"
                 f"{lies if side == 2 else ''}", A, B, call,
                 ninja("X", characteristics=(word,)))  # fmt: skip
    game.play("mission CALL")
    game.resolve()
    assert game.where("X") == "play"
    assert sum(one.number for one in game.happened("draw")) == (drawn if side == 1 else 0)


@pytest.mark.parametrize(("leaf", "open_"), [(8, True), (7, False)])
@pytest.mark.parametrize("mode", [0, 1])
def test_m_541_takes_a_reward_back_or_wins_one(leaf: int, mode: int, *, open_: bool) -> None:
    many = [ninja(f"L{one}", characteristics=("Leaf",)) for one in range(leaf)]
    lines = "\n".join(f"team {one.number}" for one in many)
    game = lasting("M-541", f"{lines}\nmission M-541\nhand wait", "team L\nrewards W C\ndeck 9",
                   *many, W, C, ninja("L", characteristics=("Leaf",)))  # fmt: skip
    offered = game.offered("ability M-541#1 0") or game.offered("ability M-541 0")
    assert offered == open_
    if not open_:
        return
    game.play("ability M-541 0")
    game.resolve()
    game.play(f"mode {mode}")
    if mode == 0:
        game.pick(game.offers[0])
    assert (game.rewards(1), game.rewards(2)) == ((1, 2) if mode else (0, 1))
    assert not any("M-541" in one for one in game.offers)


@pytest.mark.parametrize("symbol", ["F", "W", "E", "N", "L", "V"])
def test_m_748_does_what_the_symbol_of_its_price_says(symbol: str) -> None:
    pay = ninja("S", symbols=f"V{symbol}" if symbol != "V" else "VF")
    game = paid_with("M-748", "S", more="deck 9", more2="hand C C\ndeck 9", cards=(pay, C))
    assert game.asked == "1 paid as"
    game.play(f"symbol S {0 if symbol == 'V' else 1}")
    game.resolve()
    did = {
        "F": len(game.cards(2, "discard")) == 4,
        "W": len(game.cards(1, "chakra")) == 3,
        "E": len(game.cards(2, "hand")) == 1,
        "N": bool(game.happened("draw")),
        "L": game.power("A") == "5/1",
    }
    assert [one for one, was in did.items() if was] == [symbol] * (symbol != "V")


@pytest.mark.parametrize(("more", "kept"), [("", 3), (" mission SMALL", 3)])
def test_m_866_keeps_three_cards_and_not_fewer(more: str, kept: int) -> None:
    less = mission(
        "SMALL",
        permanent=True,
        text="Your opponent can keep up to 5 fewer cards at the end of a turn.",
    )
    game = scene("turn 5\nplayer 1\nteam A\nmission M-866\nhand wait W W W W\ndeck 9\n"
                 f"player 2\nteam B\nhand wait C C C C C C\ndeck 9\n{more.strip()}", A, B, W, C,
                 less)  # fmt: skip
    while game.turn == 5 or game.asked != "1 mission phase":
        if game.asked.endswith("pick") or "discard" in game.asked:
            choice = game.game.choice
            game.pick(*game.offers[: choice.low])
        else:
            game.quiet()
        if game.turn == 6:
            break
    assert len(game.cards(1, "hand")) == kept


def test_m_866_gives_a_card_for_each_ninja_of_its_side() -> None:
    game = lasting("M-866", "hand C wait\ndeck 9", "deck 9", C)
    game.deploy("C")
    game.resolve()
    assert [(one.seat, one.number) for one in game.happened("draw")] == [(0, 1)]


def test_m_953_puts_the_discard_pile_on_the_deck() -> None:
    game = paid_with("M-953", "PAY", more="discard W C C\ndeck A A", cards=(PAY, W, C))
    assert sorted(game.cards(1, "deck")[:3]) == ["C", "C", "W"]
    assert game.cards(1, "deck")[3:] == ["A", "A"]
    assert game.cards(1, "discard") == []


@pytest.mark.parametrize(("symbols", "entrance", "cost"), [("W", 4, 1), ("W", 3, 0), ("F", 4, 0)])
def test_m_us017_makes_great_water_ninja_dearer(symbols: str, entrance: int, cost: int) -> None:
    who = ninja("X", symbols=symbols, entrance=entrance)
    game = scene("turn 21\nplayer 1\nmarker 9\nteam A\nhand X W W wait\nplayer 2\nteam B\n"
                 "mission M-US017 coins x2\nmission M-US017 coins x2", A, B, W, who)  # fmt: skip
    game.play("deploy X")
    while game.asked == "1 pay hand cost":
        game.pick(*["W"] * game.game.choice.low)
    assert game.cards(1, "chakra").count("W") + game.cards(1, "discard").count("W") == cost


def test_m_us017_says_nothing_of_its_own_side() -> None:
    game = lasting("M-US017", "hand X wait\nmarker 9", "", ninja("X", symbols="W", entrance=4))
    game.deploy("X")
    assert game.where("X") == "play"


def test_m_us024_injures_for_a_turn() -> None:
    game = aimed("M-US024", "B", more2="team C\nhand wait", cards=(C,))
    assert [game.is_injured(one) for one in "BC"] == [True, False]
    while game.turn == 21:
        game.quiet()
    assert not game.is_injured("B")


@pytest.mark.parametrize(
    ("name", "pile", "more"),
    [("The First Hokage", 1, 1), ("The 2nd Hokage", 1, 1), ("The Third Hokage", 1, 0),
     ("The First Hokage", 2, 0)],
)  # fmt: skip
def test_m_us050_strengthens_those_that_were_there(name: str, pile: int, more: int) -> None:
    leaf = [ninja(one, "1/1", characteristics=("Leaf",), mental=1) for one in "LE"]
    hokage = ninja("H", name=name)
    lies = "discard H"
    game = aimed("M-US050", more=f"team L\n{lies if pile == 1 else ''}",
                 more2=f"team E\n{lies if pile == 2 else ''}", cards=(*leaf, hokage))  # fmt: skip
    assert game.power("L") == f"{1 + more}/{1 + more}"
    assert game.game.traits(game.card("L")).mental == 1 + more
    assert (game.power("E"), game.power("A")) == ("1/1", "3/1")


@pytest.mark.parametrize(("mine", "power"), [("X, Y", "2/1"), ("X, A", "5/1")])
def test_m_us056_silences_men_before_women_alone(mine: str, power: str) -> None:
    game = fight(mine, "M", "", "wait", *girls("X", "Y"), A, MALE, more="mission M-US056 coins x2")
    assert game.power("M") == power


@pytest.mark.parametrize(("mine", "power"), [("X, Y", "4/1"), ("X, A", "3/1")])
def test_m_us056_keeps_the_text_of_women_alone(mine: str, power: str) -> None:
    hush = mission("HUSH", permanent=True, text="All enemy Ninja lose their text.")
    women = girls("X", "Y", text="This Ninja gets +1/+0.")
    game = fight(mine, "B", "", "wait", *women, A, B, hush, more="mission M-US056 coins x2",
                 more2="mission HUSH")  # fmt: skip
    assert game.power("X") == power


@pytest.mark.parametrize(("who", "drawn"), [("A", 1), ("C", 0)])
def test_m_339_gives_a_card_each_time_the_one_picked_goes_out(who: str, drawn: int) -> None:
    game = aimed("M-339", more="team C\ndeck 9", more2="hand wait\ndeck 9", cards=(C,))
    assert game.asked == "2 pick"
    assert sorted(game.offers) == ["A", "C"]
    game.pick("A")
    for _ in range(2):
        turn = game.turn
        while game.asked != "1 send":
            game.quiet()
        before = len(game.happened("draw"))
        game.send(who)
        game.resolve()
        assert len(game.happened("draw")) - before == drawn
        while game.turn < turn + 2:
            game.quiet()


def test_m_339_ends_with_its_coins() -> None:
    game = aimed("M-339", more="deck 9", more2="hand wait\ndeck 9")
    while game.where("M-339") == "play":
        game.quiet()
    while game.asked != "1 send":
        game.quiet()
    before = len(game.happened("draw"))
    game.send("A")
    game.resolve()
    assert len(game.happened("draw")) == before


@pytest.mark.parametrize(("entrance", "goes"), [(1, False), (2, True)])
def test_m_603_keeps_small_ninja_at_home(entrance: int, *, goes: bool) -> None:
    small = ninja("S", entrance=entrance)
    game = lasting("M-603", "team S\nteam G\nhand wait", "hand wait", small,
                   ninja("G", entrance=2), phase="phase battle")  # fmt: skip
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("S") in heads) == goes


@pytest.mark.parametrize(("entrance", "goes"), [(1, False), (2, True)])
def test_m_603_keeps_them_from_being_dragged_there(entrance: int, *, goes: bool) -> None:
    drag = jutsu("DRAG", text="Target 1 enemy stand-by Ninja.\nIf the user is unopposed, the "
                 "target blocks the user's team.")  # fmt: skip
    game = fight("A", "", "DRAG", "wait", A, drag, ninja("S", entrance=entrance),
                 more="mission M-603 coins x3", more2="team S")  # fmt: skip
    use(game, "DRAG", "S")
    resolve(game)
    assert game.game.is_out(game.game.play[game.card("S")]) == goes
