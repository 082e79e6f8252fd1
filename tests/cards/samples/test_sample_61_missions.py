"""Missions and a Client of one more fresh sample (seed 61): what each does, and when not."""

import pytest

from naruto_tui.cards.model import Card
from tests.rules.scene import client, jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import PAY, lasting, played

C = ninja("C", "2/1", "1/0")
J = jutsu("J", text="Draw 1 card.")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
KILL = mission("KILL", text="Discard 1 Ninja.")
WOMAN = ninja("F", characteristics=("Female",))
MAN = ninja("M", characteristics=("Male",))


def test_c_039_becomes_chakra_and_finds_one_of_its_family() -> None:
    kin = ninja("K", characteristics=("Kurosuki Family",))
    game = scene("player 1\nclient C-039\nteam A\nhand wait\ndeck A K C\nplayer 2", A, C, kin)
    game.play("ability C-039 0")
    assert game.where("C-039") == "chakra"
    game.resolve()
    game.yes()
    assert game.offers == ["K"]
    game.pick("K")
    assert game.where("K") == "hand"
    assert game.happened("reveal")


def test_c_039_does_so_in_its_own_mission_phase_alone() -> None:
    game = scene("active 2\nplayer 1\nclient C-039\nhand wait\nplayer 2\nteam A\nhand wait", A)
    assert not game.offered("ability C-039 0")


def test_m_142_takes_a_genin_for_a_turn() -> None:
    game = played("M-142", "deck 9", "team G\ndeck 9", ninja("G", characteristics=("Genin",)))
    game.resolve()
    assert "G" in game.in_play(1)
    while game.turn == 21:
        game.quiet()
    assert "G" in game.in_play(2)


def test_m_142_takes_no_chunin() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nhand M-142 PAY PAY wait\nplayer 2\nteam G",
                 A, PAY, ninja("G", characteristics=("Chunin",)))  # fmt: skip
    assert not game.offered("mission M-142")


def test_m_142_leaves_who_is_there_already() -> None:
    game = played("M-142", "team T", "team G", ninja("G", name="G", characteristics=("Genin",)),
                  ninja("T", name="G"))  # fmt: skip
    game.resolve()
    assert "G" in game.in_play(2)


@pytest.mark.parametrize(("teams", "may"), [("team F, M", False), ("team F\nteam M", True)])
def test_m_279_lets_no_woman_attack_beside_a_man(teams: str, *, may: bool) -> None:
    game = lasting("M-279", teams + "\nhand wait", "", WOMAN, MAN, phase="phase battle")
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("F") in heads) == may
    assert game.card("A") in heads


@pytest.mark.parametrize("side", [1, 2])
def test_m_298_makes_missions_dearer_by_hand(side: int) -> None:
    plain = mission("P", text="Draw 1 card.")
    for hand, offered in (("P", False), ("P C", True)):
        game = lasting("M-298", f"hand {hand if side == 1 else 'wait'}",
                       f"hand {hand if side == 2 else 'wait'}", plain, C,
                       phase=f"active {side}")  # fmt: skip
        assert game.offered("mission P") == offered


@pytest.mark.parametrize(("active", "moved"), [(1, 1), (2, 0)])
def test_m_388_charges_off_the_deck(active: int, moved: int) -> None:
    game = lasting("M-388", "hand wait\ndeck 9", "hand wait\ndeck 9",
                   phase=f"phase start\nactive {active}")  # fmt: skip
    if game.asked == "1 may":
        game.yes()
    assert len(game.cards(1, "chakra")) == moved
    assert game.deck(1) == 9 - 2 * moved


def test_m_397_draws_two_and_none_at_the_start() -> None:
    game = played("M-397", "deck 9", "deck 9")
    game.resolve()
    assert game.deck(1) == 7
    while not (game.turn == 23 and game.phase == "mission"):
        game.quiet()
    assert (game.deck(1), game.deck(2)) == (7, 8)


@pytest.mark.parametrize(("cards", "wins"), [(("J",), 2), (("A",), 0), (("P",), 2), (("K",), 2)])
def test_m_434_wins_for_each_card_that_is_no_ninja(cards: tuple[str, ...], wins: int) -> None:
    deck = " ".join(cards * 4)
    game = played("M-434", "", f"deck {deck}", J, client("K"), mission("P", text="Draw 1 card."),
                  hand="PAY")  # fmt: skip
    game.resolve()
    assert game.rewards(1) == wins
    assert game.deck(2) == 4 - wins


@pytest.mark.parametrize(("lies", "hurt"), [(True, False), (False, True)])
def test_m_454_heals_who_goes_out(*, lies: bool, hurt: bool) -> None:
    game = scene(f"phase battle\nplayer 1\nteam A injured\nhand wait\n"
                 f"{'mission M-454 coins x2' if lies else ''}\nplayer 2\nteam B injured\nhand wait",
                 A, B)  # fmt: skip
    game.send("A")
    while game.asked != "2 block":
        game.quiet()
    game.block("A by B")
    game.resolve()
    assert game.is_injured("A") == hurt
    assert game.is_injured("B")


def test_m_466_draws_once_and_strengthens_its_own() -> None:
    game = played("M-466", "deck 9")
    game.resolve()
    assert game.deck(1) == 8
    assert (game.power("A"), game.power("B")) == ("4/2", "3/1")


@pytest.mark.parametrize(
    ("mode", "deck", "found"),
    [(0, "C J J", True), (1, "J J C", True), (0, "J J C", False), (1, "C J J", False)],
)
def test_m_478_looks_for_a_ninja_at_an_end_of_the_deck(
    mode: int, deck: str, *, found: bool
) -> None:
    game = lasting("M-478", f"hand wait\ndeck {deck}", "", C, J)
    game.play("ability M-478 0")
    game.play(f"mode {mode}")
    game.resolve()
    assert ("C" in game.cards(1, "hand")) == found
    assert game.deck(1) == (2 if found else 3)


@pytest.mark.parametrize(("other", "asked"), [("M-548", True), ("STATE", True), ("", False)])
def test_m_548_finds_a_ninja_where_another_of_its_name_lies(other: str, *, asked: bool) -> None:
    state = mission("STATE", name="Power of State 2", permanent=True, text="All Ninja get +0/+0.")
    two = ninja("S", characteristics=("State 2",))
    game = played("M-548", f"{f'mission {other}' if other else ''}\ndeck S J J", "", state, two, J)
    game.resolve()
    assert (game.asked == "1 may") == asked
    if asked:
        game.yes()
        game.pick("S")
        assert game.where("S") == "hand"


@pytest.mark.parametrize(("words", "drawn"), [(("State 2",), 1), (("State 1",), 0)])
def test_m_548_draws_when_a_ninja_of_state_2_comes(words: tuple[str, ...], drawn: int) -> None:
    game = lasting("M-548", "hand S wait\ndeck 9", "", ninja("S", characteristics=words))
    game.deploy("S")
    game.resolve()
    assert game.deck(1) == 9 - drawn


def test_m_590_changes_the_hand_for_the_bottom_of_the_deck() -> None:
    game = played("M-590", "deck C J A B N-001", "", C, J, hand="N-002")
    game.resolve()
    while game.asked == "1 order":
        game.quiet()
    # PAY is left, N-002 and wait: three cards for the bottom three, and one is drawn.
    assert sorted(game.cards(1, "hand")) == ["A", "B", "C", "N-001"]
    assert sorted(game.cards(1, "deck")) == ["J", "N-002", "PAY", "wait"]


@pytest.mark.parametrize(("words", "found"), [(("Jonin",), True), (("Chunin",), False)])
def test_m_644_finds_a_jonin_for_two_rewards(words: tuple[str, ...], *, found: bool) -> None:
    game = played("M-644", "deck X C C C", "deck 9", ninja("X", characteristics=words), C)
    game.resolve()
    if found:
        game.pick("X")
    while game.asked == "1 pick":
        game.quiet()
    assert (game.where("X") == "hand") == found
    assert game.rewards(2) == (2 if found else 0)


def test_m_770_finds_a_slug_and_strengthens_slugs() -> None:
    slugs = [ninja(one, "1/1", characteristics=("Slug",)) for one in "ST"]
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nhand M-770 PAY PAY wait\ndeck S C C\n"
                 "player 2\nteam T", A, C, PAY, *slugs)  # fmt: skip
    game.play("mission M-770")
    while game.asked.startswith("1 ") and game.asked != "1 may":
        if game.asked == "1 x":
            game.say_number(2)
        else:
            game.quiet()
    game.resolve()
    assert game.coins("M-770") == 3
    game.yes()
    game.pick("S")
    assert game.where("S") == "hand"
    assert (game.power("T"), game.power("A")) == ("4/2", "3/1")


def test_m_779_draws_for_the_coins_it_takes_off() -> None:
    game = played("M-779", "deck 9", "team C coins -1/-1 x2\nteam D", C, ninja("D", "3/1"),
                  hand="PAY PAY")  # fmt: skip
    game.pick("B")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert game.power("B") == "2/0"
    game.yes()
    while game.asked.startswith("1 ") and game.asked != "1 mission phase":
        if game.asked == "1 pick":
            game.pick(*[one for one in game.offers if one != "D"][: game.game.choice.high])
        elif game.asked in ("1 number", "1 coins"):
            game.say_number(game.game.choice.high)
        else:
            raise AssertionError((game.asked, game.game.choice))
    assert game.deck(1) == 6
    assert game.coins("C") == game.coins("B") == 0


@pytest.mark.parametrize(("power", "where"), [("2/1", "discard"), ("3/1", "play")])
def test_m_788_ends_who_has_no_combat_left(power: str, where: str) -> None:
    game = scene("phase exchange\nplayer 1\nattack X\nhand wait\nplayer 2\nblock 1 B\nteam C\n"
                 "mission M-788\nhand wait", ninja("X", power), B, C)  # fmt: skip
    while not game.offered("ability M-788 0"):
        game.quiet()
    game.play("ability M-788 0")
    assert "C" not in game.offers
    game.pick("X")
    game.resolve()
    assert (game.where("X"), game.where("M-788")) == (where, "discard")
    if where == "play":
        assert game.power("X") == "1/-1"


def test_m_788_is_for_the_blocker() -> None:
    game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nmission M-788\nplayer 2\n"
                 "block 1 B\nhand wait", A, B)  # fmt: skip
    assert game.asked == "1 exchange"
    assert not game.offered("ability M-788 0")


@pytest.mark.parametrize(("victim", "left"), [("C", 1), ("B", 3)])
def test_m_837_costs_chakra_when_its_bearer_goes(victim: str, left: int) -> None:
    game = scene("player 1\nteam A\nhand KILL wait\nchakra A A A\nmission M-837 attached C\n"
                 "player 2\nteam B\nteam C\nchakra N-001 N-002 N-003", A, B, C, KILL)  # fmt: skip
    assert game.power("C") == "-1/-2"
    game.play("mission KILL")
    game.resolve()
    game.pick(victim)
    game.resolve()
    while game.asked == "2 pick":
        game.pick(*game.offers[: game.game.choice.low])
    assert (len(game.cards(2, "chakra")), game.cards(1, "chakra").count("A")) == (left, 3)


def great(number: str, entrance: int) -> Card:
    return ninja(number, entrance=entrance)


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        ("X5", "X3", (2, 0)),
        ("X3", "X5", (0, 2)),
        ("X3", "Y3", (1, 1)),
        ("J", "X3", (0, 2)),
        ("X5 X3", "Y3", (2, 0)),
        ("J", "J", (1, 1)),
    ],
)
def test_m_894_rewards_the_greatest_ninja_shown(
    mine: str, theirs: str, drawn: tuple[int, int]
) -> None:
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand M-894 P {mine}\ndeck 9\nplayer 2\n"
                 f"team B\nhand {theirs}\ndeck 9", A, B, jutsu("P", text="Draw 1 card."), J,
                 great("X5", 5), great("X3", 3), great("Y3", 3))  # fmt: skip
    game.play("mission M-894")
    game.pick("P")
    game.resolve()
    assert (9 - game.deck(1), 9 - game.deck(2)) == drawn


@pytest.mark.parametrize(("picked", "drawn"), [(("A", "B"), 1), (("J", "HIT"), 1), (("A", "J"), 0)])
def test_m_923_gives_a_card_for_two_of_a_kind(picked: tuple[str, ...], drawn: int) -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nhand M-923 PAY PAY wait\ndiscard A B J HIT\n"
                 "deck 9\nplayer 2\ndeck 9", A, B, J, HIT, PAY)  # fmt: skip
    game.play("mission M-923")
    while game.asked.endswith("pay hand cost"):
        game.pick("PAY")
    game.resolve()
    game.pick(*picked)
    assert set(picked) <= set(game.cards(1, "hand"))
    assert game.deck(2) == 9 - drawn
    assert game.where("M-923") == "removed"


@pytest.mark.parametrize(
    ("name", "side", "where"),
    [("Orochimaru", 1, "hand"), ("Kabuto Yakushi", 1, "hand"), ("Kimimaro", 1, "discard"),
     ("Orochimaru", 2, "discard")],
)  # fmt: skip
def test_m_us010_takes_the_immortals_back(name: str, side: int, where: str) -> None:
    snake = ninja("X", name=name)
    game = lasting("M-US010", f"hand KILL wait\n{'team X' if side == 1 else ''}",
                   f"{'team X' if side == 2 else ''}", snake, KILL)  # fmt: skip
    game.play("mission KILL")
    game.resolve()
    game.pick("X")
    assert game.where("X") == where
