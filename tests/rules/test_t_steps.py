"""Terms of card text about the structure of an effect: T-17, T-32, T-29, T-1, T-7.6, T-7.7."""

import pytest

from .scene import Scene, client, jutsu, mission, ninja, scene


def played(text: str, *cards, mine: str = "", theirs: str = "") -> Scene:
    game = scene(
        f"player 1\n hand M-1 N-001\n{mine}\nplayer 2\n{theirs}", mission("M-1", text=text), *cards
    )
    game.play("mission M-1")
    return game


def drawn(game: Scene) -> list[int]:
    return [event.number for event in game.happened("draw") if event.seat == 0]


# -- T-17 ----------------------------------------------------------------------------------------


def test_t_17_if_you_do_only_if_it_was_fully_done() -> None:
    text = "Discard 2 of your Ninja. If you do, draw 3 cards."
    assert drawn(played(text, ninja("A"), ninja("B"), mine="team A\n team B")) == [3]
    assert drawn(played(text, ninja("A"), mine="team A")) == []


def test_t_17_what_comes_next_comes_in_any_case() -> None:
    text = "Discard 2 of your Ninja. Draw 3 cards."
    assert drawn(played(text, ninja("A"), mine="team A")) == [3]


def test_t_17_unless_an_opponent_does_something_he_decides_on_resolution() -> None:
    text = "Draw 3 cards unless your opponent discards 1 card from hand."
    game = played(text, theirs="hand N-002")
    assert game.asked == "2 unless"
    game.yes()
    assert drawn(game) == []
    assert game.cards(2, "discard") == ["N-002"]
    game = played(text, theirs="hand N-002")
    game.no()
    assert drawn(game) == [3]
    assert drawn(played(text)) == [3]


def test_t_17_unless_a_condition_holds() -> None:
    text = "Draw 3 cards unless you have 1 or more Ninja."
    assert drawn(played(text)) == [3]
    assert drawn(played(text, ninja("A"), mine="team A")) == []


def test_t_17_may_is_asked_on_resolution() -> None:
    game = played("You may draw 3 cards.")
    assert game.asked == "1 may"
    game.no()
    assert drawn(game) == []


LADDER = (
    "{} for the number of your Ninja: (1{r}) Draw 1 card. (2{r}) Draw 2 cards. (3{r}) Draw 5 cards."
)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [("Apply every reached row", [1, 2]), ("Apply the row", [2])],
)
def test_t_17_rows_of_a_ladder(kind: str, expected: list[int]) -> None:
    text = LADDER.format(kind, r="+" if "reached" in kind else "")
    game = played(text, ninja("A"), ninja("B"), mine="team A\n team B")
    assert drawn(game) == expected


def test_t_17_one_reached_row_is_picked() -> None:
    text = LADDER.format("Choose 1 reached row", r="+")
    game = played(text, ninja("A"), ninja("B"), mine="team A\n team B")
    assert game.offers == ["mode 0", "mode 1"]
    game.play("mode 0")
    assert drawn(game) == [1]


def test_t_17_several_modes_each_once_when_it_is_played() -> None:
    text = "Choose 2: (1) Draw 1 card. (2) Draw 2 cards. (3) Draw 5 cards."
    game = played(text)
    game.play("mode 2")
    assert game.offers == ["mode 0", "mode 1"]
    game.play("mode 0")
    assert drawn(game) == [1, 5]


def test_t_17_so_many_times() -> None:
    assert drawn(played("3 times, draw 1 card.")) == [1, 1, 1]
    text = "X times, draw 1 card. X is the number of your Ninja."
    assert drawn(played(text, ninja("A"), mine="team A")) == [1]


def test_t_17_until_tails_goes_on_as_long_as_the_coin_shows_heads() -> None:
    seen = {len(drawn(scene_with_seed(seed))) for seed in range(12)}
    assert 0 in seen
    assert max(seen) >= 2


def scene_with_seed(seed: int) -> Scene:
    game = scene(f"seed {seed}\nplayer 1\n hand M-1 N-001\nplayer 2",
                 mission("M-1", text="Until tails, draw 1 card."))  # fmt: skip
    game.play("mission M-1")
    return game


def test_t_17_for_each_player_the_steps_speak_of_that_player() -> None:
    game = played("For each player, that player discards 1 card from hand.", theirs="hand N-002")
    assert game.cards(1, "discard") == ["N-001"]
    assert game.cards(2, "discard") == ["N-002"]


# -- T-1, T-29, T-32 -----------------------------------------------------------------------------


def test_t_1_a_ninja_is_in_play_and_a_ninja_card_elsewhere() -> None:
    game = played("Injure all Ninja. Discard all Ninja in your hand.", ninja("A"), mine="team A")
    assert game.is_injured("A")
    assert game.cards(1, "discard") == ["N-001"]


def test_t_1_your_means_control_in_play_and_ownership_elsewhere() -> None:
    text = (
        "Target 1 enemy Ninja.\nTake control of the target. Injure all of your Ninja. "
        "Discard all of your Ninja."
    )
    game = played(text, ninja("B"), theirs="team B")
    assert game.cards(2, "discard") == ["B"]
    assert game.cards(1, "discard") == []


def test_t_29_nothing_is_higher_than_sannin() -> None:
    text = 'Injure all Ninja with rank "Sannin" or higher.'
    made = [ninja(one, characteristics=(rank,))
            for one, rank in (("A", "Sannin"), ("B", "Satoosa"), ("C", "Jonin"))]  # fmt: skip
    game = played(text, *made, mine="team A\n team B\n team C")
    assert [game.is_injured(one) for one in "ABC"] == [True, True, False]


def test_t_32_a_client_counts_where_clients_or_cards_are_named() -> None:
    def left(text: str) -> list[str]:
        game = played(text, ninja("A"), client("C"), theirs="team A\n client C")
        return game.in_play(2)

    assert left("Discard 1 enemy Ninja.") == ["C"]
    assert left("Discard all enemy Ninja or Clients.") == []
    assert left("Discard all enemy cards.") == []
    assert left("Discard all enemy Clients.") == ["A"]


# -- T-7.6, T-7.7 --------------------------------------------------------------------------------


def test_t_7_6_an_additional_reward_does_not_start_its_text_again() -> None:
    text = "When its team wins 1 or more rewards, win 1 reward."
    game = scene("phase battle\nplayer 1\n team A", ninja("A", "3/0", text=text))
    game.send("A")
    assert game.rewards(1) == 2


def test_t_7_7_a_one_turn_trigger_on_a_ninja() -> None:
    text = "When the user's team wins this turn, win 1 reward."
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-1 wait\nplayer 2\n block 1 B",
        jutsu("J-1", text=text), ninja("A", "5/0"), ninja("B", "1/0"),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.until("end")
    assert game.rewards(1) == 1


# -- the chain -----------------------------------------------------------------------------------


def answered(answer: str) -> Scene:
    hit = jutsu("J-1", text="Target 1 Ninja on the battlefield.\nInjure the target.")
    game = scene(
        """
        phase exchange
        player 1
          attack A, A2
          hand J-1 wait
        player 2
          block 1 B
          hand J-2 wait
        """,
        hit, jutsu("J-2", text=answer), ninja("A"), ninja("A2"), ninja("B"),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.pick("A")
    game.pick("B")
    game.play("jutsu J-2")
    game.resolve()
    return game


def test_t_10_a_target_on_the_chain_becomes_another_one() -> None:
    text = "Target 1 Jutsu.\nChange the target's target to 1 head Ninja battling the user."
    game = answered(text)
    assert game.is_injured("A")
    assert not game.is_injured("B")


def test_t_10_a_target_that_does_not_fit_changes_nothing() -> None:
    game = answered("Target 1 Jutsu.\nChange the target's target to 1 card in your hand.")
    assert game.is_injured("B")


def test_t_10_an_effect_on_the_chain_becomes_another_one() -> None:
    game = answered("Target 1 Jutsu.\nThe target's effect becomes “Give 1 damage to the user.”.")
    assert game.is_injured("A")
    assert not game.is_injured("B")


def test_t_17_unless_nobody_can_be_asked_to_pay_what_he_has_not() -> None:
    text = "Draw 3 cards unless your opponent discards 2 cards from hand."
    assert drawn(played(text, theirs="hand N-002")) == [3]
