"""Editions, sending out, blocking and the Exchange of Jutsu: each point told apart (5.1 to 5.3)."""

import pytest

from naruto_tui.rules.editions import EDITIONS

from .books import us
from .scene import Scene, jutsu, mission, ninja, scene

FREE = [jutsu(letter, text="Draw 1 card.") for letter in ("J", "K")]
HIT = jutsu("H", "1", text="Target 1 enemy Ninja on the battlefield.\nInjure the target.")
KILL = jutsu("X", text="Target 1 enemy Ninja on the battlefield.\nDiscard the target.")


@pytest.mark.parametrize("edition", EDITIONS)
def test_max_attacking_teams_is_three_or_none_in_cz(edition: str) -> None:
    text = "phase battle\nplayer 1\n" + "".join(f" team {letter}\n" for letter in "ABCD")
    game = scene(text, *map(ninja, "ABCD"), edition=edition)
    assert game.game.choice.most == (4 if edition == "cz" else 3)
    teams = tuple((team.id, team.members[0]) for team in game.game.teams.values())
    assert (game.game.choice.problem(teams) is None) is (edition == "cz")


BLOCK = """
    phase block
    player 1
      attack A
      attack B
    player 2
      team C
      team D
      team E
"""
FIVE = [ninja(letter, "3/0", "2/0") for letter in "ABCDE"]


def blocked(game: Scene, *blocks: str) -> bool:
    """Whether these blocks, attacker and blocker, may be made."""
    answer = []
    for one in blocks:
        attacker, blocker = (game.card(letter) for letter in one)
        answer.append((game.game.play[attacker].team, game.game.play[blocker].team, blocker))
    return game.game.choice.problem(tuple(answer)) is None


def test_max_blocks_per_attack_is_one_in_every_edition_and_more_as_a_switch() -> None:
    for edition in EDITIONS:
        game = scene(BLOCK, *FIVE, edition=edition)
        assert blocked(game, "AC", "BD")
        assert not blocked(game, "AC", "AD")
    game = scene(BLOCK, *FIVE, edition=us(max_blocks_per_attack=2))
    assert blocked(game, "AC", "AD", "BE")
    assert not blocked(game, "AC", "AD", "AE")


def test_max_blocks_per_attack_adds_the_powers_of_the_blockers() -> None:
    text = "phase showdown\nplayer 1\n attack A\nplayer 2\n block 1 C\n block 1 D\n hand 7"
    cards = [ninja("A", "4/0", "0/0"), ninja("C", "2/0"), ninja("D", "3/0")]
    game = scene(text, *cards, edition=us(max_blocks_per_attack=2))
    assert game.is_injured("A")
    assert len(game.happened("win")) == 2
    assert game.rewards(1) == 0


def test_max_blocks_per_attack_damages_each_team_that_loses() -> None:
    text = "phase showdown\nplayer 1\n attack A\nplayer 2\n block 1 C\n block 1 D\n hand 7"
    cards = [ninja("A", "6/0"), ninja("C", "2/0"), ninja("D", "3/0")]
    game = scene(text, *cards, edition=us(max_blocks_per_attack=2))
    assert game.is_injured("C")
    assert game.is_injured("D")
    assert not game.is_injured("A")
    lost = [ninja("A", "5/0"), *cards[1:]]
    tied = scene(text, *lost, edition=us(max_blocks_per_attack=2))
    assert all(tied.is_injured(letter) for letter in "ACD")


def test_max_blocks_per_attack_leaves_the_fight_to_the_blocker_that_is_left() -> None:
    text = "phase exchange\nplayer 1\n attack A\n hand X\nplayer 2\n block 1 C\n block 1 D\n hand 7"
    cards = [ninja("A", "4/0"), ninja("C", "2/0"), ninja("D", "3/0"), KILL]
    game = scene(text, *cards, edition=us(max_blocks_per_attack=2))
    game.play("jutsu X")
    game.pick("C")
    assert game.is_injured("D")
    assert game.rewards(1) == 0


def test_max_blocks_per_attack_may_be_used_by_random_answers() -> None:
    game = scene(BLOCK, *FIVE, edition=us(max_blocks_per_attack=2))
    choice = game.game.choice
    answers = list(choice.answers())
    assert all(choice.problem(one) is None for one in answers)
    assert any(len({attacker for attacker, _, _ in one}) < len(one) for one in answers)


def test_blocks_within_attacks_where_an_attack_may_be_blocked_twice() -> None:
    free = scene(BLOCK, *FIVE, edition=us(max_blocks_per_attack=2))
    bound = scene(BLOCK, *FIVE, edition=us(max_blocks_per_attack=2, blocks_within_attacks=True))
    assert blocked(free, "AC", "AD", "BE")
    assert not blocked(bound, "AC", "AD", "BE")
    assert blocked(bound, "AC", "AD")
    assert EDITIONS["cz"].blocks_within_attacks


EXCHANGE = "phase exchange\nplayer 1\n attack A\n hand J K\nplayer 2\n block 1 B\n hand wait x2"


def test_several_chains_or_one() -> None:
    for several in (True, False):
        game = scene(EXCHANGE, ninja("A"), ninja("B"), *FREE, edition=us(several_chains=several))
        game.play("jutsu J")
        game.resolve()
        assert (game.asked == "1 exchange") is several
        assert (game.phase == "exchange") is several


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_option_is_the_attackers_or_whose_who_used_no_jutsu(edition: str) -> None:
    game = scene(EXCHANGE, ninja("A"), ninja("B"), *FREE, edition=edition)
    assert game.asked == "1 exchange"
    game.play("jutsu J")
    game.resolve()
    assert game.asked == ("2 exchange" if edition == "cz" else "1 exchange")
    if edition == "cz":
        game.play("jutsu wait")
        game.resolve()
        assert game.asked == "1 exchange"


def test_first_option_counts_what_a_position_says_was_used() -> None:
    text = EXCHANGE.replace("hand J K", "jutsu 1\n hand J K")
    assert scene(text, ninja("A"), ninja("B"), *FREE, edition="cz").asked == "2 exchange"
    assert scene(text, ninja("A"), ninja("B"), *FREE, edition="us").asked == "1 exchange"


def test_jutsu_users_are_those_on_the_battlefield_or_in_a_fight() -> None:
    text = "phase exchange\nplayer 1\n attack A\n hand J\nplayer 2\n team B\n hand 7"
    for edition in EDITIONS:
        assert scene(text, ninja("A"), ninja("B"), *FREE, edition=edition).offered("jutsu J")
    book = us(jutsu_users="battling")
    game = scene(text, ninja("A"), ninja("B"), *FREE, edition=book)
    assert game.phase != "exchange"
    facing = text.replace("team B", "block 1 B")
    assert scene(facing, ninja("A"), ninja("B"), *FREE, edition=book).offered("jutsu J")


def test_jutsu_users_who_do_not_battle_are_told_so() -> None:
    text = "phase exchange\nplayer 1\n attack A\n attack C\n hand R J\nplayer 2\n block 1 B"
    user = jutsu("R", text='Requires: Ninja named "C".\nDraw 1 card.')
    cards = [*map(ninja, "ABC"), user, FREE[0]]
    assert scene(text, *cards, edition="us").offers == ["jutsu R", "jutsu J", "pass"]
    game = scene(text, *cards, edition=us(jutsu_users="battling"))
    assert game.offers == ["jutsu J", "pass"]
    assert game.refusal("R") == "8.11"


# -- announcing ------------------------------------------------------------------------------------

BACK = jutsu("T", "1", text="Target 1 card in your discard pile.\nMove the target to hand.")
PAID = "phase exchange\nplayer 1\n attack A\n hand T\n chakra C D\n {}\nplayer 2\n hand 7"


@pytest.mark.parametrize("edition", EDITIONS)
def test_jutsu_targets_chosen_before_or_after_paying(edition: str) -> None:
    cards = [ninja("A"), BACK, jutsu("C"), jutsu("D"), jutsu("E")]
    game = scene(PAID.format("discard E"), *cards, edition=edition)
    game.play("jutsu T")
    assert game.asked == "1 pay jutsu cost"
    game.pick("C")
    if edition == "ru":
        assert game.asked == "1 target"
        assert sorted(game.offers) == ["C", "E"]
        game.pick("C")
        game.resolve()
        assert game.cards(1, "hand") == ["C"]
    else:
        assert game.cards(1, "hand") == ["E"]


def test_jutsu_targets_chosen_after_paying_may_be_what_was_paid_alone() -> None:
    cards = [ninja("A"), BACK, jutsu("C"), jutsu("D")]
    assert not scene(PAID.format(""), *cards, edition="us").offered("jutsu T")
    game = scene(PAID.format(""), *cards, edition="ru")
    game.play("jutsu T")
    game.pick("D")
    game.resolve()
    assert game.cards(1, "hand") == ["D"]


def test_jutsu_targets_chosen_after_paying_and_none_left_takes_everything_back() -> None:
    last = jutsu("T", "1", text='Target 1 "Kunai" card in your chakra.\nMove the target to hand.')
    cards = [
        ninja("A"), last, jutsu("C", characteristics=("Kunai",)), jutsu("D"), FREE[0]
    ]  # fmt: skip
    text = PAID.format("").replace("hand T", "hand T J")
    game = scene(text, *cards, edition="ru")
    game.play("jutsu T")
    game.pick("C")
    assert game.asked == "1 exchange"
    assert game.offers == ["jutsu J", "pass"]
    assert sorted(game.cards(1, "hand")) == ["J", "T"]
    assert sorted(game.cards(1, "chakra")) == ["C", "D"]
    assert game.cards(1, "discard") == []
    assert len(game.happened("take back")) == 1
    game.play("jutsu J")
    assert game.offered("jutsu T")
    game.play("jutsu T")
    game.pick("D")
    game.resolve()
    assert "C" in game.cards(1, "hand")


def test_jutsu_targets_chosen_after_paying_of_a_whole_set_that_was_paid() -> None:
    every = jutsu(
        "T", "1", text='Target all "Kunai" cards in your chakra.\nMove the target to hand.'
    )
    cards = [ninja("A"), every, jutsu("C", characteristics=("Kunai",)), jutsu("D"), FREE[0]]
    text = PAID.format("").replace("hand T", "hand T J")
    game = scene(text, *cards, edition="ru")
    game.play("jutsu T")
    game.pick("C")
    assert len(game.happened("take back")) == 1
    assert sorted(game.cards(1, "chakra")) == ["C", "D"]


def test_jutsu_targets_chosen_after_paying_may_be_taken_back_in_answer() -> None:
    last = jutsu("T", "1", text='Target 1 "Kunai" card in your chakra.\nMove the target to hand.')
    cards = [ninja("A"), ninja("B"), last, jutsu("C", characteristics=("Kunai",)), FREE[0]]
    text = (
        "phase exchange\nplayer 1\n attack A\n hand J\n"
        "player 2\n block 1 B\n hand T wait\n chakra C N-001"
    )
    game = scene(text, *cards, edition="ru")
    game.play("jutsu J")
    game.play("jutsu T")
    game.pick("C")
    assert game.asked == "2 respond"
    assert game.offers == ["jutsu wait", "pass"]
    assert game.game.sides[1].jutsu == 0
    game.resolve()
    assert game.where("J") == "chakra"


SET_X = jutsu(
    "S", "X",
    text="Target 1 enemy Ninja on the battlefield.\n"
         "The target gets -X/-0 this turn. X is the target's entrance cost.",
)  # fmt: skip
X_TEXT = "phase exchange\nplayer 1\n attack A\n hand S\n chakra N-001 x{}\nplayer 2\n block 1 B, C"
X_CARDS = [ninja("A"), ninja("B", "5/0", entrance=1), ninja("C", "5/0", entrance=2), SET_X]


def test_jutsu_x_chosen_in_order_is_what_the_target_makes_it() -> None:
    game = scene(X_TEXT.format(3) + "\n hand 7", *X_CARDS, edition="us")
    game.play("jutsu S")
    assert game.asked == "1 target"
    game.pick("C")
    assert game.asked == "1 pay jutsu cost"
    game.pick("N-001", "N-001")
    game.resolve()
    assert game.cards(1, "chakra").count("N-001") == 1


def test_jutsu_x_chosen_first_must_be_what_the_target_makes_it() -> None:
    game = scene(X_TEXT.format(3) + "\n hand 7", *X_CARDS, edition="ru")
    game.play("jutsu S")
    assert game.asked == "1 x"
    game.say_number(2)
    assert game.asked == "1 pay jutsu cost"
    game.pick("N-001", "N-001")
    game.pick("C")
    assert game.happened("take back") == []
    assert game.where("S") == "chakra"
    game = scene(X_TEXT.format(3).replace("hand S", "hand S wait") + "\n hand 7", *X_CARDS,
                 edition="ru")  # fmt: skip
    game.play("jutsu S")
    game.say_number(2)
    game.pick("N-001", "N-001")
    game.pick("B")
    assert len(game.happened("take back")) == 1
    assert game.offers == ["jutsu wait", "pass"]
    assert game.cards(1, "chakra") == ["N-001"] * 3


def test_jutsu_x_chosen_in_order_is_offered_where_some_target_can_be_paid() -> None:
    free = X_TEXT.replace("hand S", "hand S wait")
    assert scene(free.format(1), *X_CARDS, edition="us").offered("jutsu S")
    game = scene(free.format(1).replace("block 1 B, C", "block 1 C"), *X_CARDS, edition="us")
    assert not game.offered("jutsu S")


# -- resolving -------------------------------------------------------------------------------------

FIZZLE = (
    "phase exchange\nplayer 1\n attack A\n hand H\n chakra N-001\nplayer 2\n block 1 B\n hand D"
)
DUCK = jutsu("D", text="Target 1 of your Ninja on the battlefield.\nDiscard the target.")
NEGATE = jutsu("D", text="Target 1 enemy Jutsu.\nNegate the target.")


@pytest.mark.parametrize("edition", EDITIONS)
def test_jutsu_failed_to_chakra_or_in_ru_to_hand(edition: str) -> None:
    game = scene(FIZZLE, ninja("A"), ninja("B"), HIT, DUCK, edition=edition)
    game.play("jutsu H")
    game.play("jutsu D")
    assert game.where("D") == "chakra"
    assert game.where("H") == ("hand" if edition == "ru" else "chakra")
    assert game.cards(1, "discard") == ["N-001"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_jutsu_negated_to_chakra_in_all_editions(edition: str) -> None:
    game = scene(FIZZLE, ninja("A"), ninja("B"), HIT, NEGATE, edition=edition)
    game.play("jutsu H")
    game.play("jutsu D")
    assert game.where("H") == "chakra"


def test_jutsu_negated_to_another_zone() -> None:
    book = us(jutsu_negated_to="discard")
    game = scene(FIZZLE, ninja("A"), ninja("B"), HIT, NEGATE, edition=book)
    game.play("jutsu H")
    game.play("jutsu D")
    assert game.where("H") == "discard"


@pytest.mark.parametrize(("zone", "used"), [("chakra", "discard"), ("discard", "chakra")])
def test_mission_without_effect_to_its_zone_and_others_to_theirs(zone: str, used: str) -> None:
    book = us(mission_without_effect_to=zone, used_mission_to=used)
    hit = mission("M", text="Target 1 of your Ninja.\nHeal the target.")
    text = "player 1\n team A {}\n hand M N-001\nplayer 2\n hand 7"
    healed = scene(text.format("injured"), ninja("A"), hit, edition=book)
    healed.play("mission M")
    assert healed.where("M") == used
    nothing = scene(text.format(""), ninja("A"), hit, edition=book)
    nothing.play("mission M")
    assert nothing.where("M") == zone


def test_used_mission_to_chakra_in_all_editions() -> None:
    draw = mission("M", text="Draw 1 card.")
    for edition in EDITIONS:
        game = scene("player 1\n hand M N-001", draw, edition=edition)
        game.play("mission M")
        assert game.where("M") == "chakra"
    game = scene("player 1\n hand M N-001", draw, edition=us(used_mission_to="discard"))
    game.play("mission M")
    assert game.where("M") == "discard"


def test_jutsu_checks_may_leave_out_the_user_and_the_requirements() -> None:
    text = FIZZLE.replace("hand H", "hand J")
    away = jutsu("D", text="Target 1 enemy Ninja on the battlefield.\nDiscard the target.")
    for checks, drawn in ((("targets", "requirements", "user"), 0), (("targets",), 1)):
        game = scene(text, ninja("A"), ninja("B"), FREE[0], away, edition=us(jutsu_checks=checks))
        game.play("jutsu J")
        game.play("jutsu D")
        assert len(game.cards(1, "hand")) == drawn
