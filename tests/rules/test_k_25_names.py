"""K-25: which names a card has, and what they are good for."""

from attrs import evolve

from naruto_tui.cards.names import listed_names, same_person
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game

from .scene import Scene, mission, ninja, scene


def fits(card, text: str) -> bool:
    """Whether a Mission that heals `text` finds the card, injured in play."""
    spell = mission("M", text=f"Heal {text}.")
    game = scene(f"player 1\n  team {card.number} injured\n  hand M", card, spell)
    game.play("mission M")
    game.resolve()
    return not game.is_injured(card.number)


def test_k_25_1_a_card_has_its_printed_name_and_those_it_adds() -> None:
    hiruko = ninja("H", name="Hiruko", also_named=("Sasori",))
    assert fits(hiruko, '1 Ninja named "Hiruko"')
    assert fits(hiruko, '1 Ninja named "Sasori"')
    assert not fits(hiruko, '1 Ninja named "Kankuro"')


def test_k_25_1_the_name_rule_looks_at_every_name_both_ways() -> None:
    hiruko = ninja("H", name="Hiruko", also_named=("Sasori",))
    sasori = ninja("S", name="Sasori")
    game = scene("player 1\n  team S\n  hand H", hiruko, sasori)
    assert not game.offered("deploy H")
    assert game.refusal("H") == "4.3.4"
    game = scene("player 1\n  team H\n  hand S", hiruko, sasori)
    assert not game.offered("deploy S")


def test_k_25_2_the_printed_name_is_asked_for_by_itself() -> None:
    hiruko = ninja("H", name="Hiruko", also_named=("Sasori",))
    assert fits(hiruko, '1 Ninja with the printed name "Hiruko"')
    assert not fits(hiruko, '1 Ninja with the printed name "Sasori"')


def test_k_25_2_a_name_with_parentheses_is_the_printed_one() -> None:
    sage = ninja("S", name="Naruto Uzumaki (Sage Mode)", also_named=("Naruto Uzumaki",))
    assert fits(sage, '1 Ninja named "Naruto Uzumaki (Sage Mode)"')
    other = ninja("O", name="Hero", also_named=("Naruto Uzumaki (Sage Mode)",))
    assert not fits(other, '1 Ninja named "Naruto Uzumaki (Sage Mode)"')
    assert fits(other, '1 Ninja named "Hero"')


def test_k_25_3_parentheses_belong_to_the_name() -> None:
    sage = ninja("S", name="Naruto Uzumaki (Sage Mode)")
    assert not fits(sage, '1 Ninja named "Naruto Uzumaki"')
    assert fits(evolve(sage, also_named=("Naruto Uzumaki",)), '1 Ninja named "Naruto Uzumaki"')


def test_k_25_4_platoons_and_squads_have_each_name_of_their_list() -> None:
    for word in ("Platoon", "Squad"):
        pair = ninja("P", name="Neji Hyuga & Tenten", characteristics=(word,))
        assert fits(pair, '1 Ninja named "Neji Hyuga"')
        assert fits(pair, '1 Ninja named "Tenten"')
        assert fits(pair, '1 Ninja named "Neji Hyuga & Tenten"')


def test_k_25_4_without_either_word_it_is_one_name() -> None:
    twins = ninja("P", name="Sakon & Ukon (State 2)")
    assert not fits(twins, '1 Ninja named "Sakon"')
    assert not fits(twins, '1 Ninja named "Ukon (State 2)"')


def test_k_25_4_a_list_may_have_three_names_or_the_word_and() -> None:
    assert listed_names("Dosu Kinuta, Zaku Abumi & Kin Tsuchi") == (
        "Dosu Kinuta", "Zaku Abumi", "Kin Tsuchi",
    )  # fmt: skip
    assert listed_names("Tsunade and Shizune") == ("Tsunade", "Shizune")
    assert listed_names("Black Ant, Crow, & Salamander") == ("Black Ant", "Crow", "Salamander")


def test_k_25_5_in_its_name_means_in_one_of_its_names() -> None:
    konan = ninja("K", name="Konan", also_named=("Angel of Pain",))
    assert fits(konan, '1 Ninja with "Pain" in its name')
    assert fits(konan, '1 Ninja with "Kon" in its name')
    assert not fits(konan, '1 Ninja with "Uchiha" in its name')


def test_k_25_6_names_that_come_to_agree_in_play_change_nothing() -> None:
    change = mission("M", text='Target 1 of your Ninja.\nThe target\'s name becomes "A" this turn.')
    game = scene("player 1\n  team A\n  team B\n  hand M", ninja("A"), ninja("B"), change)
    game.play("mission M")
    game.pick("B")
    game.resolve()
    assert game.game.traits(game.card("B")).names == {"A"}
    assert game.in_play(1) == ["A", "B"]


def test_k_25_7_spellings_of_one_person_are_one_name() -> None:
    assert same_person("The Fourth Hokage (Childhood)") >= {"The 4th Hokage (Childhood)"}
    assert same_person("The Hokage") == {"The Hokage"}
    fourth = ninja("F", name="The Fourth Hokage")
    assert fits(fourth, '1 Ninja named "The 4th Hokage"')
    assert not fits(fourth, '1 Ninja named "The 5th Hokage"')
    new = ninja("N", name="The 4th Hokage")
    game = scene("player 1\n  team F\n  hand N", fourth, new)
    assert not game.offered("deploy N")


def test_k_25_7_an_edition_may_take_them_for_other_names() -> None:
    strict = evolve(EDITIONS["us"], name_aliases=False)
    fourth, new = ninja("F", name="The Fourth Hokage"), ninja("N", name="The 4th Hokage")
    deck = (fourth, new, *[ninja("P")] * 48)
    game = Game.new((deck, deck), strict, first=0)
    names = {
        card.number: program.healthy.names
        for card, program in zip(game.cards, game.programs, strict=True)
    }
    assert names["F"] == {"The Fourth Hokage"}
    assert names["N"] == {"The 4th Hokage"}


def test_k_4_8_misprints_are_read_as_meant() -> None:
    pair = ninja("P", name="Naruto Uzumaki & Sasura Haruno", characteristics=("Platoon",))
    assert fits(pair, '1 Ninja named "Sakura Haruno"')


def has(scene_: Scene, number: str, name: str) -> bool:
    return name in scene_.game.traits(scene_.card(number)).names


def test_k_25_6_a_name_may_be_added() -> None:
    gain = mission(
        "M", text='Target 1 of your Ninja.\nThe target gains the name "The 3rd Hokage" this turn.'
    )
    game = scene("player 1\n  team A\n  hand M", ninja("A"), gain)
    game.play("mission M")
    game.resolve()
    assert has(game, "A", "A")
    assert has(game, "A", "The Third Hokage")
