"""Tracking (K-14), Burst (K-15) and cards that lie face up (T-7.4)."""

from naruto_tui.rules.naming import is_tracked

from .scene import Scene, jutsu, mission, ninja, scene

HOUND = ninja(
    "H",
    "2/1",
    text="Tracking.\nWhile your opponent has 1 or more tracked Ninja, this Ninja gets +2/+0.",
)


def hunting(*cards, theirs: str = "team A", hand: str = "H N-001") -> Scene:
    return scene(f"player 1\n hand {hand}\nplayer 2\n {theirs}", HOUND, *cards)


def test_k_14_1_a_name_is_named_and_enemy_ninja_that_include_it_are_tracked() -> None:
    game = hunting(
        ninja("A", name="Sasuke Uchiha"), ninja("B", name="Sakura"), theirs="team A\n team B"
    )
    game.deploy("H")
    assert game.asked == "1 name ninja"
    assert "name Sasuke Uchiha" in game.offers
    game.play("name Sasuke Uchiha")
    assert game.power("H") == "4/1"
    assert tracked(game) == ["A"]


def tracked(game: Scene) -> list[str]:
    """Numbers of the Ninja that are tracked."""
    return [game.game.cards[one].number for one in game.game.play if is_tracked(game.game, one)]


def test_k_14_1_own_ninja_of_that_name_are_not() -> None:
    own = ninja("O", name="Sasuke Uchiha")
    game = scene("player 1\n hand H N-001\n team O", HOUND, own)
    game.deploy("H")
    game.play("name Sasuke Uchiha")
    assert game.power("H") == "2/1"


def test_k_14_1_a_part_of_a_name_is_enough() -> None:
    game = hunting(ninja("A", name="Rock Lee (State 1)"), ninja("L", name="Rock Lee"), hand="H L")
    game.deploy("H")
    game.play("name Rock Lee")
    assert game.power("H") == "4/1"


def test_k_14_1_the_latest_choice_takes_the_place_of_the_one_before() -> None:
    second = ninja("H2", "1/1", text="Tracking.")
    game = scene(
        "player 1\n hand H H2 N-001\nplayer 2\n team A\n team B\n hand N-001",
        HOUND, second, ninja("A"), ninja("B"),
    )  # fmt: skip
    game.game.sides[0].deployed = -1
    game.deploy("H")
    game.play("name A")
    game.deploy("H2")
    game.play("name B")
    assert tracked(game) == ["B"]


def test_k_14_1_one_ninja_may_be_tracked_instead() -> None:
    one = mission("M", text="Target 1 enemy Ninja.\nTrack the target.")
    text = "player 1\n hand M N-001\nplayer 2\n team A\n team B"
    game = scene(text, one, ninja("A"), ninja("B"))
    game.play("mission M")
    game.pick("B")
    assert tracked(game) == ["B"]


def test_k_14_2_it_lasts_when_the_tracker_has_left() -> None:
    away = mission("M", text="Discard 1 of your Ninja.")
    game = hunting(ninja("A"), away, hand="H M N-001")
    game.deploy("H")
    game.play("name A")
    game.play("mission M")
    assert game.where("H") == "discard"
    assert tracked(game) == ["A"]


def test_k_14_2_what_it_does_is_written_on_each_card() -> None:
    ban = ninja("H", "2/1", text="Tracking.\nEnemy tracked Ninja cannot be sent out.")
    game = scene(
        "player 1\n hand H N-001\nplayer 2\n team A\n team B\n hand N-001",
        ban,
        ninja("A"),
        ninja("B"),
    )
    game.deploy("H")
    game.play("name A")
    turn = game.turn
    while game.turn == turn or game.game.phase != "battle":
        game.quiet()
    choice = game.game.choice
    assert [one.team for one in choice.teams] == [game.game.play[game.card("B")].team]


def test_k_14_1_the_names_that_can_be_named_tell_nothing_of_the_enemy_deck() -> None:
    secret = ninja("Z", name="Nobody Else")
    game = scene("player 1\n hand H N-001\nplayer 2\n deck Z 20\n hand Z", HOUND, secret)
    game.deploy("H")
    assert "name Nobody Else" not in game.offers
    own = scene("player 1\n hand H N-001\n deck Z 20", HOUND, secret)
    own.deploy("H")
    assert "name Nobody Else" in own.offers


BURST = ninja("X", "3/1", text="Burst.")


def burst(top: str, *cards, more: str = "") -> Scene:
    game = scene(f"player 1\n hand X N-001\n deck {top} 20\n{more}", BURST, *cards)
    game.deploy("X")
    return game


def test_k_15_1_it_gets_the_entrance_cost_of_the_top_card_this_turn() -> None:
    game = burst("B", ninja("B", entrance=4))
    assert game.power("X") == "7/5"
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.power("X") == "3/1"


def test_k_15_1_a_jutsu_counts_as_nothing() -> None:
    assert burst("J", jutsu("J", "FF1", text="Draw 1 card.")).power("X") == "3/1"


def test_k_15_1_the_card_stays_face_up_on_top_until_the_end_of_the_turn() -> None:
    game = burst("B", ninja("B", entrance=4))
    card = game.card("B")
    for seat in (0, 1):
        assert game.game.view(seat).card(card) is not None
        assert game.game.view(seat).top_of_deck(0) == card
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.game.view(1).top_of_deck(0) is None


def test_k_15_1_it_works_for_one_put_in_play_injured() -> None:
    put = mission("M", text="Put 1 Ninja from your hand into play injured.")
    game = scene("player 1\n hand X M\n deck B 20", BURST, put, ninja("B", entrance=2))
    game.play("mission M")
    assert game.power("X") == "2/2"


def test_k_15_2_the_number_is_fixed_and_several_read_the_same_card() -> None:
    other = ninja("Y", "1/1", text="Burst.")
    take = mission("M", text="Draw 1 card.")
    game = scene("player 1\n hand X Y M N-001\n deck B C 20", BURST, other, take,
                 ninja("B", entrance=4), ninja("C", entrance=1))  # fmt: skip
    game.game.sides[0].deployed = -1
    game.deploy("X")
    game.deploy("Y")
    assert game.power("Y") == "5/5"
    game.play("mission M")
    assert game.power("X") == "7/5"
    assert game.game.view(1).top_of_deck(0) is None


def test_k_15_2_an_empty_deck_gives_nothing() -> None:
    game = scene("player 1\n hand X N-001\n deck 0", BURST)
    game.deploy("X")
    assert game.power("X") == "3/1"


READS = "While the top card of your deck is a face-up Jutsu, this Ninja gets +5/+0."


def test_k_15_3_cards_ask_for_its_kind() -> None:
    for top, power in (("J", "6/1"), ("B", "1/1")):
        game = burst(
            top, ninja("R", "1/1", text=READS), jutsu("J", text="Draw 1 card."),
            ninja("B", entrance=1), more="team R",
        )  # fmt: skip
        assert game.power("R") == power


def test_k_15_3_a_card_that_lies_face_down_is_not_meant() -> None:
    game = scene("player 1\n team R\n hand N-001\n deck J 20", ninja("R", "1/1", text=READS),
                 jutsu("J", text="Draw 1 card."))  # fmt: skip
    assert game.power("R") == "1/1"


def test_k_15_3_it_is_drawn_and_shuffled_as_usual() -> None:
    mix = mission("M", text="Shuffle your deck.")
    game = scene("player 1\n hand X M N-001\n deck B 20", BURST, mix, ninja("B", entrance=4))
    game.deploy("X")
    game.play("mission M")
    assert game.game.view(1).top_of_deck(0) is None
    assert game.game.face_up == ()


UP = mission("U", text="Turn face-up 1 enemy reward.")


def test_t_7_4_a_reward_is_turned_up_for_both_and_stays_so() -> None:
    game = scene("player 1\n hand U N-001\nplayer 2\n rewards N-003 N-004\n hand N-001", UP)
    game.play("mission U")
    game.pick("hidden rewards 1")
    card = game.game.sides[1].rewards[1]
    assert [game.game.view(seat).card(card) is not None for seat in (0, 1)] == [True, True]
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.game.view(0).is_face_up(card)


def test_t_7_4_what_is_turned_up_can_be_told_and_counted() -> None:
    counts = ninja("A", "1/1", text="This Ninja gets +1/+1 for each enemy face-up reward.")
    sees = ninja(
        "B", "1/1", text="When you turn face-up 1 or more rewards, this Ninja gets +2/+0 this turn."
    )
    game = scene(
        "player 1\n hand U N-001\n team A\n team B\nplayer 2\n rewards 3", UP, counts, sees
    )
    game.play("mission U")
    game.pick("hidden rewards 0")
    assert game.power("A") == "2/2"
    assert game.power("B") == "3/1"


def test_t_7_4_a_face_up_one_is_not_turned_again_and_may_be_turned_down() -> None:
    down = mission("D", text="Turn face-down 1 enemy reward.")
    game = scene("player 1\n hand U D N-001\nplayer 2\n rewards 1", UP, down)
    game.game.sides[0].missions = -1
    game.play("mission U")
    game.play("mission D")
    card = game.game.sides[1].rewards[0]
    assert not game.game.view(0).is_face_up(card)
    assert len(game.happened("face")) == 2


def test_t_7_4_what_lies_face_up_is_no_face_down_reward() -> None:
    take = mission("T", text="Move 1 of the enemy face-down rewards to hand.")
    for hand, left in (("U T", ["A"]), ("T", [])):
        game = scene(f"player 1\n hand {hand} N-001\nplayer 2\n rewards A", UP, take, ninja("A"))
        game.game.sides[0].missions = -1
        if "U" in hand:
            game.play("mission U")
        game.play("mission T")
        assert game.cards(2, "rewards") == left
