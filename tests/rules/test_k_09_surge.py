"""K-9: Surge makes a Ninja stronger for a namesake of the hand."""

from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, mission, ninja, scene

SURGE = ninja("A", "3/1", characteristics=("Surge",))
TWIN = ninja("A-2", name="A")


def fight(own: str = " attack A\n hand A-2 wait", *cards: object) -> Scene:
    return scene(
        f"phase exchange\nplayer 1\n{own}\nplayer 2\n block 1 B\n hand wait",
        SURGE, TWIN, ninja("B"), *cards,
    )  # fmt: skip


def surge(game: Scene) -> None:
    game.play("ability A 0")
    if game.asked == "1 pick":
        game.pick("A-2")
    game.resolve()


def test_k_9_1_a_namesake_of_the_hand_is_discarded_for_two_and_two() -> None:
    assert problems(SURGE) == ()
    game = fight()
    surge(game)
    assert game.power("A") == "5/3"
    assert game.cards(1, "discard") == ["A-2"]


def test_k_9_1_only_in_the_exchange_of_jutsu() -> None:
    game = scene("player 1\n team A\n hand A-2", SURGE, TWIN)
    assert not game.offered("ability A 0")


def test_k_9_1_it_works_injured_and_with_its_text_negated() -> None:
    game = fight(" attack A injured\n hand A-2 wait")
    surge(game)
    assert game.power("A") == "2/2"
    asleep = mission("M-S", permanent=True, text="All Ninja lose their text.")
    game = fight(" attack A\n hand A-2 wait\n mission M-S", asleep)
    assert game.offered("ability A 0")


def test_k_9_1_it_can_be_answered_and_its_price_stays_paid() -> None:
    gone = jutsu("J-G", text="Target 1 enemy Ninja.\nMove the target to the top of the deck.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand A-2 wait\nplayer 2\n block 1 B\n hand J-G",
        SURGE, TWIN, ninja("B"), gone,
    )  # fmt: skip
    game.play("ability A 0")
    game.play("jutsu J-G")
    game.resolve()
    assert game.where("A") == "deck"
    assert game.where("A-2") == "discard"


def test_k_9_2_once_a_turn_for_each_ninja() -> None:
    game = fight(" attack A\n hand A-2 A-3 wait", ninja("A-3", name="A"))
    surge(game)
    while game.asked != "1 exchange":
        game.play("pass")
    assert not game.offered("ability A 0")


def test_k_9_2_a_text_may_lift_the_limit() -> None:
    lift = mission("M-L", permanent=True, text="All of your Ninja can be surged.")
    assert problems(lift) == ()
    game = fight(" attack A\n hand A-2 A-3 wait\n mission M-L", ninja("A-3", name="A"), lift)
    surge(game)
    assert game.offered("ability A 0")


def test_k_9_2_no_need_to_be_on_the_battlefield() -> None:
    game = fight(" attack C\n team A\n hand A-2 wait", ninja("C"))
    surge(game)
    assert game.power("A") == "5/3"


def test_k_9_3_is_surged_when_the_strength_has_been_applied() -> None:
    joy = mission("M-J", permanent=True, text="When your Ninja is surged, draw 1 card.")
    assert problems(joy) == ()
    game = fight(" attack A\n hand A-2 wait\n mission M-J", joy)
    game.play("ability A 0")
    assert "blank" not in game.cards(1, "hand")
    game.resolve()
    game.resolve()
    assert "blank" in game.cards(1, "hand")
    assert len(game.happened("surge")) == 1


def test_k_9_4_any_shared_name_will_do() -> None:
    other = ninja("C", name="Somebody", also_named=("A",))
    game = fight(" attack A\n hand C N-001 wait", other)
    game.play("ability A 0")
    assert game.where("C") == "discard"
    assert game.where("N-001") == "hand"


def test_k_9_5_a_surge_ninja_is_one_with_the_keyword_where_it_lies() -> None:
    text = 'Draw X cards. X is the number of your "Surge" Ninja in your discard pile.'
    count = mission("M-C", text=text)
    game = scene("player 1\n hand M-C N-001\n discard A A-2", SURGE, TWIN, count)
    game.play("mission M-C")
    assert game.cards(1, "hand").count("blank") == 1


def test_k_9_4_a_text_may_name_others_that_are_discarded_for_it() -> None:
    text = 'This Ninja can be surged by Ninja with attribute "Taijutsu".'
    fighter = ninja("A", "3/1", characteristics=("Surge",), text=text)
    assert problems(fighter) == ()
    other = ninja("C", attributes=("Taijutsu",))
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand A-2 C D wait\nplayer 2\n block 1 B\n hand wait",
        fighter, TWIN, ninja("B"), other, ninja("D"),
    )  # fmt: skip
    game.play("ability A 1")
    assert game.offers == ["A-2", "C"]
    game.pick("C")
    game.resolve()
    assert game.power("A") == "5/3"
    while game.asked != "1 exchange":
        game.play("pass")
    assert not game.offered("ability A 1")


def test_k_9_4_nobody_else_is_surged_by_those() -> None:
    text = 'This Ninja can be surged by Ninja with attribute "Taijutsu".'
    fighter = ninja("F", characteristics=("Surge",), text=text)
    game = fight(" attack A, F\n hand C wait", fighter, ninja("C", attributes=("Taijutsu",)))
    assert not game.offered("ability A 0")
    assert game.offered("ability F 1")


CHAKRA = mission("M-K", permanent=True, text="When your Ninja is surged, move that card to chakra.")


def test_k_9_4_what_was_discarded_may_go_to_chakra_instead() -> None:
    assert problems(CHAKRA) == ()
    game = fight(" attack A\n hand A-2 wait\n mission M-K", CHAKRA)
    surge(game)
    game.resolve()
    assert game.cards(1, "chakra") == ["A-2"]
    assert game.where("A") == "play"


def test_k_9_4_what_has_moved_on_since_stays_where_it_is() -> None:
    back = ninja("A-2", name="A", text="Revitalize.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand A-2 wait\n mission M-K\n"
        "player 2\n block 1 B\n hand wait",
        SURGE, back, ninja("B"), CHAKRA,
    )  # fmt: skip
    surge(game)
    game.resolve()
    assert game.cards(1, "chakra") == []
    assert game.where("A-2") == "deck"


OTHERWISE = mission(
    "M-O",
    permanent=True,
    text="The surge of all of your Ninja becomes “This Ninja gets +0/+4 this turn. Draw 1 card.”.",
)


def test_k_9_4_surge_may_do_something_else_on_all_of_a_players_ninja() -> None:
    assert problems(OTHERWISE) == ()
    game = fight(" attack A\n hand A-2 wait\n mission M-O", OTHERWISE)
    surge(game)
    assert game.power("A") == "3/5"
    assert game.cards(1, "hand") == ["wait", "blank"]
    assert game.cards(1, "discard") == ["A-2"]


def test_k_9_4_the_enemy_surge_stays_what_it_is() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand A-2 wait\nplayer 2\n block 1 B\n mission M-O",
        SURGE, TWIN, ninja("B"), OTHERWISE,
    )  # fmt: skip
    surge(game)
    assert game.power("A") == "5/3"
