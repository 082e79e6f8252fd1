"""Words that look like keywords, titles in brackets, symbols (K-26, K-27, K-29)."""

from naruto_tui.cards.model import Card
from naruto_tui.rules.playable import problems

from .scene import Scene, client, jutsu, mission, ninja, scene


def hit(text: str, *cards: Card, state: str = "") -> set[str]:
    """Which of these Ninja, all in play, an effect on `all ... Ninja` injures or changes."""
    card = mission("M-H", text=text)
    assert problems(card) == (), problems(card)
    teams = "\n".join(f"team {one.number}{state}" for one in cards)
    game = scene(f"player 1\n hand M-H 1\n{teams}", card, *cards)
    game.play("mission M-H")
    return {event_card(game, event) for event in (*game.happened("injure"), *game.happened("heal"))}


def event_card(game: Scene, event) -> str:
    return game.game.cards[event.cards[0]].number


# -- words -----------------------------------------------------------------------------------------


def test_k_26_2_a_state_in_the_name_is_not_the_characteristic() -> None:
    named = ninja("A", name="Tayuya (State 1)")
    being = ninja("B", name="Tayuya", characteristics=("State 1",))
    assert hit('Injure all "State 1" Ninja.', named, being) == {"B"}


def test_k_26_3_a_word_in_quotes_is_a_characteristic_or_an_attribute() -> None:
    cards = (
        ninja("A", attributes=("Insect",)),
        ninja("B", characteristics=("Insect",)),
        ninja("C", name="Insect"),
    )
    assert hit('Injure all "Insect" Ninja.', *cards) == {"A", "B"}
    assert hit('Injure all attribute "Insect" Ninja.', *cards) == {"A"}
    assert hit('Injure all characteristic "Insect" Ninja.', *cards) == {"B"}


def test_k_26_4_of_several_ranks_any_will_do() -> None:
    both = ninja("A", characteristics=("Genin", "Jonin"))
    rogue = ninja("B", characteristics=("Rogue Ninja (Chunin)",))
    low = ninja("C", characteristics=("Genin",))
    cards = (both, rogue, low)
    assert hit('Injure all Ninja with rank "Jonin" or higher.', *cards) == {"A"}
    assert hit('Injure all Ninja with rank "Genin" or lower.', *cards) == {"A", "C"}
    assert hit('Injure all Ninja with rank "Chunin" or higher.', *cards) == {"A", "B"}
    assert hit('Injure all "Chunin" Ninja.', *cards) == {"B"}


def test_k_26_5_a_rank_that_is_given_is_added() -> None:
    give = mission("M-G", text='Target 1 of your Ninja.\nThe target gains "Jonin" this turn.')
    injure = mission(
        "M-I", text='All of your Ninja with rank "Jonin" or higher get +1/+0 this turn.'
    )
    lower = mission("M-L", text='All of your Ninja with rank "Genin" or lower get +3/+0 this turn.')
    game = scene(
        "player 1\n hand M-G M-I M-L 1\n team A\n client C-A",
        give, injure, lower, ninja("A", "1/0", characteristics=("Genin",)),
        client("C-A", text="You can play up to 3 Missions a turn."),
    )  # fmt: skip
    for card in ("M-G", "M-I", "M-L"):
        game.play(f"mission {card}")
    assert game.power("A") == "5/0"


# -- titles ----------------------------------------------------------------------------------------


def test_k_27_1_a_ninja_has_the_title_over_its_text() -> None:
    cards = (ninja("A", title="The Trio"), ninja("B", title="The Pair"), ninja("C"))
    assert hit('Injure all Ninja with title "The Trio".', *cards) == {"A"}


def test_k_27_2_a_title_stays_when_injured_or_negated() -> None:
    text = 'All Ninja lose their text this turn. Heal all Ninja with title "The Trio".'
    card = ninja("A", title="The Trio", text="This Ninja gets +2/+0.")
    assert hit(text, card, state=" injured") == {"A"}


def test_k_27_2_a_card_has_its_title_in_every_place() -> None:
    card = mission("M-M", text='Move all Ninja with title "The Trio" in your discard pile to hand.')
    game = scene(
        "player 1\n hand M-M\n discard A B", card, ninja("A", title="The Trio"), ninja("B")
    )
    game.play("mission M-M")
    assert game.cards(1, "hand") == ["A"]


def test_k_27_3_a_window_in_brackets_is_no_title() -> None:
    card = ninja("A", text="[Exchange] Pay 0: This Ninja gets +1/+0 this turn.")
    assert hit('Injure all Ninja with title "Exchange".', card) == set()
    assert card.title == ""


# -- Void ------------------------------------------------------------------------------------------


def test_k_29_1_void_pays_the_hand_costs_of_void_cards() -> None:
    deploy = ninja("A", symbols="V", hand=1)
    game = scene("player 1\n hand A B N-001", deploy, ninja("B", symbols="V"))
    assert game.offered("deploy A")
    game.play("deploy A")
    assert game.cards(1, "chakra") == ["B"]
    assert not scene("player 1\n hand A N-001 N-002", deploy).offered("deploy A")


def test_k_29_1_a_void_jutsu_is_paid_with_chakra_of_any_kind() -> None:
    card = jutsu("J-V", "2", symbols="V", text="Draw 1 card.")
    game = scene(
        """
        phase exchange
        player 1
          attack N-011
          hand J-V
          chakra N-001 N-003
        player 2
          hand 1
        """,
        card,
    )
    game.play("jutsu J-V")
    assert game.cards(1, "discard") == ["N-001", "N-003"]


def test_k_29_2_the_cost_of_a_jutsu_counts_letters_and_number() -> None:
    stop = jutsu(
        "J-S", text="Target 1 Jutsu on the chain with Jutsu cost 3 or less.\nNegate the target."
    )
    for cost, offered in (("FF1", True), ("FFF1", False), ("F2X", True)):
        game = scene(
            """
            phase exchange
            player 1
              attack N-011
              hand J-A
              chakra N-002 x6
            player 2
              block 1 N-012
              hand J-S
            """,
            jutsu("J-A", cost, text="Draw 1 card."), stop,
        )  # fmt: skip
        game.play("jutsu J-A")
        if game.asked == "1 x":
            game.say_number(1)
        if game.asked == "1 pay jutsu cost":
            game.quiet()
        assert game.offered("jutsu J-S") == offered, cost


# -- terms -----------------------------------------------------------------------------------------


def test_k_0_3_a_permanent_stays_though_its_text_is_lost() -> None:
    stays = mission("M-P", permanent=True, text="All of your Ninja get +1/+0.")
    blank = mission("M-B", text="All enemy Missions lose their text this turn.")
    assert problems(blank) == (), problems(blank)
    game = scene("player 1\n hand M-B 1\nplayer 2\n team A\n mission M-P", stays, blank, ninja("A"))
    assert game.power("A") == "2/0"
    game.play("mission M-B")
    assert game.power("A") == "1/0"
    assert game.where("M-P") == "play"


def test_k_0_4_revitalize_works_on_an_injured_ninja() -> None:
    kill = mission("M-K", text="Target 1 enemy Ninja.\nDiscard the target.")
    game = scene(
        "player 1\n hand M-K 1\nplayer 2\n team A injured\n deck N-001",
        kill, ninja("A", text="Revitalize."),
    )  # fmt: skip
    game.play("mission M-K")
    assert game.cards(2, "deck") == ["N-001", "A"]


def test_t_7_6_more_rewards_are_part_of_the_same_event() -> None:
    more = mission(
        "M-R", permanent=True, text="When you would win 1 or more rewards, win 3 rewards instead."
    )
    hears = "When you win 1 or more rewards, draw 1 card."
    game = scene(
        """
        phase showdown
        player 1
          attack N-011
          team A
          mission M-R
          hand 1
        player 2
          deck N-001 x20
          hand 1
        """,
        more, ninja("A", text=hears),
    )  # fmt: skip
    assert [event.number for event in game.happened("reward")] == [3]
    assert len(game.happened("trigger")) == 1


def test_t_7_7_a_jutsu_waits_this_turn_for_its_team_to_win() -> None:
    card = jutsu("J-W", text="When the user's team wins this turn, win 1 reward.")
    for number, rewards in (("N-003", 1), ("N-011", 0)):
        game = scene(
            f"""
            phase exchange
            player 1
              attack N-012
              hand J-W 1
            player 2
              block 1 {number}
              hand 1
            """,
            card,
        )
        game.play("jutsu J-W")
        assert game.rewards(1) == rewards


def test_t_26_damage_reduced_to_0_was_received_and_damage_prevented_was_not() -> None:
    hears = "Valid: When this Ninja receives damage, draw 1 card."
    for how, drawn in (("reduce that damage by 1", 1), ("prevent that damage", 0)):
        text = f"When this Ninja would receive damage, {how} instead."
        card = ninja("A", "2/0", text=f"{hears}\n{text}")
        assert problems(card) == (), problems(card)
        game = scene("phase showdown\nplayer 1\n attack N-002\nplayer 2\n block 1 A\n hand 1", card)
        assert not game.is_injured("A")
        assert len(game.happened("trigger")) == drawn


def test_t_32_clients_count_where_cards_or_clients_are_named() -> None:
    for text, gone in (
        ("Discard 1 Client.", True),
        ("Discard all cards in play.", True),
        ("Discard all Ninja.", False),
    ):
        card = mission("M-D", text=text)
        assert problems(card) == (), problems(card)
        game = scene("player 1\n hand M-D\nplayer 2\n client C-A\n team N-001", card, client("C-A"))
        game.play("mission M-D")
        assert (game.where("C-A") == "discard") == gone, text


def test_t_27_who_gains_control_has_it_on_his_side_as_a_team_of_its_own() -> None:
    take = mission("M-T", text="Target 1 enemy Ninja.\nTake control of the target.")
    game = scene(
        "player 1\n hand M-T\n team N-001\nplayer 2\n team A, N-002 injured", take, ninja("A")
    )
    game.play("mission M-T")
    game.pick("N-002")
    assert game.team("N-002") == ["N-002"]
    assert game.in_play(1) == ["N-001", "N-002"]
    assert game.is_injured("N-002")
    assert game.game.owner[game.card("N-002")] == 1


def test_t_7_3_a_reward_is_won_by_an_effect_too() -> None:
    hears = "When you win 1 or more rewards, draw 1 card."
    card = mission("M-W", text="Win 1 reward.")
    game = scene(
        "player 1\n hand M-W\n team A\nplayer 2\n deck N-001 20", card, ninja("A", text=hears)
    )
    game.play("mission M-W")
    assert game.rewards(1) == 1
    assert [game.game.cards[one].number for one in game.game.sides[0].rewards] == ["N-001"]
    assert len(game.cards(1, "hand")) == 1


def test_t_20_what_happens_as_a_phase_begins_happens_before_its_first_option() -> None:
    text = "At the start of your mission phase, draw 1 card."
    card = ninja("A", text=text)
    assert problems(card) == (), problems(card)
    game = scene("phase start\nplayer 1\n team A\n hand 1\n deck 5", card)
    assert game.asked == "1 mission phase"
    assert len(game.cards(1, "hand")) == 3
