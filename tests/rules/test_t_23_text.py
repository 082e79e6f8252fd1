"""Effect text that is gained, lent and negated (T-10, T-23, K-28.7)."""

from naruto_tui.cards.model import Card

from .scene import Scene, jutsu, mission, ninja, scene

BLANK = mission(
    "M-L", text="Target 1 enemy Ninja.\nThe target loses its text this turn.", counter=True
)
ONE = mission("M-1", text="Target 1 Ninja.\nInjure the target.")


def given(text: str, *, bearer: str = "", extra: str = "") -> Scene:
    """B has been given a text this turn by player 1's Mission; M-1 injures somebody."""
    gift = mission("M-G", text=f"Target 1 of your Ninja.\nThe target gains “{text}” this turn.")
    game = scene(
        f"player 1\n hand M-G wait x2\n team B\n {extra}",
        gift, ONE, ninja("B", text=bearer), ninja("C"),
    )  # fmt: skip
    game.play("mission M-G")
    return game


def test_t_23_a_gained_trigger_listens() -> None:
    game = given("When this Ninja is sent out, draw 1 card.")
    game.until("battle")
    hand = len(game.cards(1, "hand"))
    game.send("B")
    assert len(game.cards(1, "hand")) == hand + 1


def test_t_23_a_gained_trigger_hears_of_its_own_event_alone() -> None:
    """Two texts are given at once: each waits for what it names."""
    gift = mission(
        "M-G",
        text="Target 1 of your Ninja.\n"
        "The target gains “When this Ninja is sent out, draw 1 card.” "
        "and gains “At the start of your turn, draw 2 cards.” for good.",
    )
    game = scene("player 1\n hand M-G wait\n team B\n deck N-001 x9", gift, ninja("B"))
    game.play("mission M-G")
    game.until("battle")
    game.send("B")
    assert len(game.happened("trigger")) == 1
    while game.turn < 7 or game.phase == "start":
        game.quiet()
    assert len(game.happened("trigger")) == 2


def test_t_23_a_gained_trigger_is_gone_when_its_time_is_over() -> None:
    game = given("When this Ninja is sent out, draw 1 card.")
    game.until("start")
    game.until("start")
    game.until("battle")
    game.send("B")
    assert game.happened("trigger") == []


def test_t_23_a_gained_continuous_text_holds_and_is_about_its_new_bearer() -> None:
    assert given("This Ninja gets +2/+1.").power("B") == "3/1"


def test_t_23_a_gained_text_may_ask_for_a_cost_where_other_gained_texts_change_costs() -> None:
    """The condition asks for entrance costs, which must not be asked for the condition."""
    gift = mission(
        "M-G",
        text="Target 1 of your Ninja.\nThe target gains “While this Ninja is battling "
        "a Ninja with entrance cost 4 or more, this Ninja gets +1/+1.” this turn.",
    )
    cheap = mission(
        "M-C", permanent=True,
        text="All of your Ninja gain “All Ninja in your hand get -1 entrance cost.”.",
    )  # fmt: skip
    for cost, power in ((4, "2/1"), (3, "1/0")):
        game = scene(
            "player 1\n hand M-G wait\n mission M-C\n team B\nplayer 2\n team X\n hand wait",
            gift, cheap, ninja("B"), ninja("X", entrance=cost),
        )  # fmt: skip
        game.play("mission M-G")
        game.until("battle")
        game.send("B")
        game.block("B by X")
        assert game.power("B") == power


def test_t_23_a_gained_text_is_off_while_its_bearer_is_injured() -> None:
    for word, power in (("", "0/0"), ("Valid: ", "2/1")):
        gift = mission(
            "M-G",
            text=f"Target 1 of your Ninja.\nThe target gains “{word}This Ninja gets +2/+1.” "
            "this turn.\nInjure the target.",
        )
        game = scene("player 1\n hand M-G wait\n team B", gift, ninja("B"))
        game.play("mission M-G")
        assert game.power("B") == power


def test_t_23_a_gained_replacement_works() -> None:
    text = "When this Ninja would receive damage, reduce that damage by 1 instead."
    gift = mission("M-G", permanent=True, text=f"All of your Ninja gain “{text}”.")
    game = scene(
        "phase showdown\nplayer 1\n attack N-011\nplayer 2\n mission M-G\n block 1 A",
        gift, ninja("A", "0/0"),
    )  # fmt: skip
    assert game.where("A") == "play"
    assert game.is_injured("A")


def test_t_23_a_text_given_by_a_card_in_play_goes_with_it() -> None:
    gift = mission("M-G", permanent=True, text="All of your Ninja gain “This Ninja gets +1/+0.”.")
    away = mission("M-A", text="Discard 1 of your Missions.")
    game = scene("player 1\n hand M-A wait\n mission M-G\n team A", gift, away, ninja("A"))
    assert game.power("A") == "2/0"
    game.play("mission M-A")
    assert game.power("A") == "1/0"


def test_t_23_the_text_of_another_card_speaks_of_its_new_bearer() -> None:
    lend = mission(
        "M-T",
        text='Target 1 of your "Leaf" Ninja and 1 of your other Ninja.\n'
        "The second target gains the text of the first target this turn.",
    )
    text = "This Ninja gets +3/+0.\nWhen this Ninja is sent out, draw 1 card."
    game = scene(
        "player 1\n hand M-T wait x2\n team A\n team B",
        lend, ninja("A", text=text, characteristics=("Leaf",)), ninja("B"),
    )  # fmt: skip
    game.play("mission M-T")
    assert game.power("B") == "4/0"
    game.until("battle")
    game.send("B")
    assert [event.cards for event in game.happened("trigger")] == [(game.card("B"),)]


def test_t_23_the_text_of_a_coin_that_is_a_ninja_is_lent_like_any_other() -> None:
    text = 'Put 1 Ninja coin 0/0 named "Puppet" with “Non-unique.” and with “{}” into play.'
    makes = mission("M-P", text=text.format("When this Ninja is sent out, draw 1 card."))
    lend = mission(
        "M-T",
        text='Target 1 of your Ninja named "Puppet" and 1 of your other Ninja.\n'
        "The second target gains the text of the first target this turn.",
    )
    game = scene("player 1\n hand M-P M-T wait x2\n team B", makes, lend, ninja("B"))
    game.game.sides[0].missions = -1
    game.play("mission M-P")
    game.play("mission M-T")
    game.until("battle")
    game.send("B")
    assert [event.cards for event in game.happened("trigger")] == [(game.card("B"),)]


def test_k_28_7_the_same_text_of_two_givers_counts_apart() -> None:
    gift = mission(
        "M-G",
        text="Target 1 of your Ninja.\n"
        "The target gains “When a Ninja enters play, you may draw 1 card.” this turn.",
    )
    come = mission("M-P", text="Put 2 Ninja from your hand into play.")
    twice = mission("M-X", permanent=True, text="You can play up to 3 Missions a turn.")
    game = scene(
        "player 1\n hand M-G x2 M-P N-001 N-002 N-003\n team B\n mission M-X",
        gift, come, twice, ninja("B"),
    )  # fmt: skip
    game.play("mission M-G")
    game.play("mission M-G")
    game.play("mission M-P")
    game.pick("N-001", "N-002")
    game.quiet()
    asked = 0
    while game.asked == "1 may":
        game.yes()
        asked += 1
    assert asked == 2


def test_t_10_a_gained_text_is_negated_with_the_rest() -> None:
    gift = mission("M-G", permanent=True, text="All of your Ninja gain “This Ninja gets +1/+0.”.")
    game = scene(
        "player 1\n hand N-001\n team A\n mission M-G\nplayer 2\n hand M-L",
        gift, BLANK, ninja("A", "1/0"),
    )  # fmt: skip
    game.play("charge")
    game.play("counter M-L")
    assert game.power("A") == "1/0"


def blanking(*names: str) -> list[Card]:
    """Ninja, each with the name of the one whose text it negates."""
    return [
        ninja(name, "1/0", text=f'All of your Ninja named "{other}" lose their text.'
              f"\nThis Ninja gets +5/+0.")
        for name, other in zip(names[::2], names[1::2], strict=True)
    ]  # fmt: skip


def test_t_10_of_two_texts_that_negate_each_other_the_first_wins() -> None:
    for order, powers in (("A\n team B", ["6/0", "1/0"]), ("B\n team A", ["1/0", "6/0"])):
        game = scene(f"player 1\n hand wait\n team {order}", *blanking("A", "B", "B", "A"))
        assert [game.power("A"), game.power("B")] == powers


def test_t_10_a_negated_negation_negates_nothing() -> None:
    game = scene(
        "player 1\n hand wait\n team A\n team B\n team C", *blanking("A", "B", "B", "C"), ninja("C")
    )
    text = scene(
        "player 1\n hand wait\n team C\n team B\n team A",
        *blanking("A", "B", "B", "C"), ninja("C", text="This Ninja gets +5/+0."),
    )  # fmt: skip
    assert [game.power(name) for name in "AB"] == ["6/0", "1/0"]
    assert [text.power(name) for name in "ABC"] == ["6/0", "1/0", "6/0"]


def test_t_10_a_ring_of_three_is_broken_by_the_first() -> None:
    game = scene(
        "player 1\n hand wait\n team B\n team C\n team A",
        *blanking("A", "B", "B", "C", "C", "A"),
    )
    assert [game.power(name) for name in "ABC"] == ["6/0", "6/0", "1/0"]


def test_t_10_what_a_negated_text_grants_is_not_there() -> None:
    giver = ninja("A", text='All of your Ninja named "B" gain “This Ninja gets +1/+0.”.')
    game = scene(
        "player 1\n hand N-001\n team A\n team B\nplayer 2\n hand M-L", BLANK, giver, ninja("B")
    )
    assert game.power("B") == "2/0"
    game.play("charge")
    game.play("counter M-L")
    game.pick("A")
    assert game.power("B") == "1/0"


def test_t_10_a_text_that_cannot_be_negated_stays() -> None:
    locked = "This Ninja gets +1/+0. This ability cannot be negated.\nThis Ninja gets +0/+1."
    ban = "All of your Ninja cannot be negated.\nThis Ninja gets +1/+1."
    for text, power in ((locked, "2/0"), (ban, "2/1")):
        game = scene("player 1\n hand N-001\n team A\nplayer 2\n hand M-L", BLANK,
                     ninja("A", text=text))  # fmt: skip
        game.play("charge")
        game.play("counter M-L")
        assert game.power("A") == power


def test_t_10_a_ninja_that_enters_without_its_text_has_no_trigger() -> None:
    still = mission("M-S", permanent=True, text="All enemy Ninja lose their text.")
    own = ninja("A", text="When this Ninja enters play, draw 1 card.")
    for theirs, heard in (("mission M-S", 0), ("", 1)):
        game = scene(f"player 1\n hand A wait\nplayer 2\n {theirs}", still, own)
        game.deploy("A")
        assert len(game.happened("trigger")) == heard


def test_t_10_a_text_that_comes_back_works_again() -> None:
    game = scene(
        "player 1\n hand N-001\n team A\nplayer 2\n hand M-L", BLANK,
        ninja("A", text="When this Ninja is sent out, draw 1 card.\nThis Ninja gets +1/+0."),
    )  # fmt: skip
    game.play("charge")
    game.play("counter M-L")
    game.until("battle")
    assert game.power("A") == "1/0"
    game.send("A")
    assert game.happened("trigger") == []
    while game.turn < 7:
        game.quiet()
    assert game.power("A") == "2/0"
    game.until("battle")
    game.send("A")
    assert len(game.happened("trigger")) == 1


def test_t_10_a_jutsu_that_answers_a_jutsu_that_answers_a_jutsu() -> None:
    stop = jutsu("J-N", text="Target 1 enemy Jutsu on the chain.\nNegate the target.")
    plus = jutsu("J-P", text="The user gets +2/+0 this turn.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-P J-N\nplayer 2\n block 1 B\n hand J-N",
        stop, plus, ninja("A"), ninja("B"),
    )  # fmt: skip
    game.play("jutsu J-P")
    game.play("jutsu J-N")
    game.play("jutsu J-N")
    assert [event.how for event in game.happened("resolve")] == [
        ("applied",), ("negated",), ("applied",)
    ]  # fmt: skip


def test_t_24_copies_that_do_not_add_up_count_once_for_each_controller() -> None:
    one = mission("M-S", permanent=True, text="All of your Ninja get +1/+0. No copies add up.")
    both = mission("M-B", permanent=True, text="All Ninja get +1/+0. No copies add up.")
    plain = mission("M-P", permanent=True, text="All of your Ninja get +1/+0.")
    for card, mine, theirs in (("M-S", "2/0", "2/0"), ("M-B", "2/0", "2/0"), ("M-P", "3/0", "3/0")):
        game = scene(
            f"player 1\n hand wait\n team A\n mission {card}\n mission {card}\n"
            f"player 2\n team B\n mission {card}\n mission {card}",
            one, both, plain, ninja("A"), ninja("B"),
        )  # fmt: skip
        assert (game.power("A"), game.power("B")) == (mine, theirs)


def test_t_24_a_trigger_of_copies_that_do_not_add_up_comes_once() -> None:
    text = "When your Ninja is sent out, draw 1 card."
    for end, count in ((" No copies add up.", 1), ("", 2)):
        card = mission("M-S", permanent=True, text=text + end)
        game = scene(
            "phase battle\nplayer 1\n team A\n mission M-S\n mission M-S", card, ninja("A")
        )
        game.send("A")
        if count == 2:
            game.quiet()
        assert len(game.happened("trigger")) == count


def test_t_23_without_text_is_an_empty_box_with_nothing_gained() -> None:
    bare = mission("M-B", permanent=True, text="All of your Ninja without text get +1/+0.")
    gift = mission(
        "M-G", permanent=True, text='All Ninja named "G" gain “This Ninja cannot block.”.'
    )
    blank = mission("M-L", permanent=True, text='All Ninja named "T" lose their text.')
    game = scene(
        "player 1\n hand wait\n mission M-B\n mission M-G\n mission M-L\n"
        " team A\n team T\n team G\n team W",
        bare, gift, blank, ninja("A"), ninja("T", text="This Ninja cannot attack."), ninja("G"),
        ninja("W", characteristics=("Leaf",)),
    )  # fmt: skip
    assert [game.power(name) for name in "ATGW"] == ["2/0", "1/0", "1/0", "2/0"]


def test_t_23_both_players_can_read_what_has_been_given() -> None:
    text = "This Ninja gets +1/+0."
    game = scene(
        "player 1\n hand wait\n mission M-G\n team A\n team B",
        mission(
            "M-G", permanent=True, text=f'All Ninja named "A" gain “{text}” and gain “Surge.”.'
        ),
        ninja("A"), ninja("B"),
    )  # fmt: skip
    for seat in (0, 1):
        view = game.game.view(seat)
        assert view.given(game.card("A")) == (text, "Surge.")
        assert view.given(game.card("B")) == ()


def test_t_10_put_into_play_with_its_text_negated_is_from_the_first_moment() -> None:
    own = ninja("A", text="When this Ninja enters play, win 1 reward.\nThis Ninja gets +2/+0.")
    for end, rewards, power in ((" with its text negated this turn", 0, "1/0"), ("", 1, "3/0")):
        card = mission("M-P", text=f"Put 1 Ninja from your hand into play{end}.")
        game = scene("player 1\n hand M-P A wait", card, own)
        game.play("mission M-P")
        assert game.rewards(1) == rewards
        assert game.power("A") == power
