"""K-26, K-27 and K-0.3: words of a card that are asked for and have no rule of their own."""

from .scene import Scene, mission, ninja, scene


def chosen_by(card, text: str) -> bool:
    """Whether a Mission that heals `text` finds the card, injured in play."""
    spell = mission("M", text=f"Heal {text}.")
    game = scene(f"player 1\n  team {card.number} injured\n  hand M", card, spell)
    game.play("mission M")
    game.resolve()
    return not game.is_injured(card.number)


def test_k_26_2_a_state_in_the_name_gives_no_characteristic() -> None:
    kidomaru = ninja("K", name="Kidomaru (State 2)", characteristics=("Sound",))
    assert not chosen_by(kidomaru, '1 "State 2" Ninja')
    assert chosen_by(kidomaru, '1 Ninja with "State 2" in its name')
    stated = ninja("K", name="Kidomaru", characteristics=("Sound", "State 2"))
    assert chosen_by(stated, '1 "State 2" Ninja')


def test_k_26_3_a_quoted_word_is_a_characteristic_or_an_attribute() -> None:
    insects = ninja("I", attributes=("Insect",))
    wears = ninja("W", characteristics=("Insect",))
    for card in (insects, wears):
        assert chosen_by(card, '1 "Insect" Ninja')
    assert chosen_by(insects, '1 attribute "Insect" Ninja')
    assert not chosen_by(wears, '1 attribute "Insect" Ninja')
    assert not chosen_by(insects, '1 characteristic "Insect" Ninja')


def test_k_26_4_one_of_several_ranks_will_do() -> None:
    pair = ninja("P", name="A & B", characteristics=("Platoon", "Genin", "Jonin", "Male", "Female"))
    assert chosen_by(pair, '1 Ninja with rank "Jonin" or higher')
    assert chosen_by(pair, '1 Ninja with rank "Genin"')
    assert not chosen_by(pair, '1 Ninja with rank "Genin" only')
    single = ninja("S", characteristics=("Genin", "Male"))
    assert chosen_by(single, '1 Ninja with rank "Genin" only')


def test_k_26_4_a_rank_in_parentheses_counts_and_satoosa_is_a_sannin() -> None:
    rogue = ninja("R", characteristics=("Rogue Ninja (Chunin)",))
    assert chosen_by(rogue, '1 Ninja with rank "Chunin" or higher')
    assert not chosen_by(rogue, '1 Ninja with rank "Jonin" or higher')
    alone = ninja("A", characteristics=("Sound", "(Genin)"))
    assert chosen_by(alone, '1 Ninja with rank "Genin" only')
    assert chosen_by(alone, '1 "Genin" Ninja')
    kage = ninja("K", characteristics=("Satoosa",))
    assert chosen_by(kage, '1 Ninja with rank "Sannin" or higher')


def gained(text: str) -> Scene:
    """A scene in which a Genin has gained the rank of a Jonin, and a Mission is played."""
    giver = ninja("G", text='All of your other Ninja gain "Jonin".')
    spell = mission("M", text=text)
    game = scene("player 1\n  team S injured\n  team G\n  hand M",
                 ninja("S", characteristics=("Genin",)), giver, spell)  # fmt: skip
    game.play("mission M")
    game.resolve()
    return game


def test_k_26_5_a_gained_rank_is_added_and_replaces_none() -> None:
    for text in ('Heal 1 Ninja with rank "Jonin" or higher.', 'Heal 1 "Genin" Ninja.'):
        assert not gained(text).is_injured("S")
    assert gained('Heal 1 Ninja with rank "Genin" only.').is_injured("S")


def test_k_27_1_a_label_is_the_title_of_a_ninja() -> None:
    ally = ninja("A", title="True Allies")
    assert chosen_by(ally, '1 title "TRUE ALLIES" Ninja')
    assert not chosen_by(ally, '1 title "Special Power" Ninja')
    assert not chosen_by(ninja("B"), '1 title "TRUE ALLIES" Ninja')


def test_k_27_2_it_has_its_title_in_every_zone_and_with_its_text_negated() -> None:
    ally = ninja("A", title="True Allies", text="This Ninja gets +1/+0.")
    for zone in ("discard pile", "chakra", "hand"):
        spell = mission("M", text=f'Put 1 title "True Allies" Ninja from your {zone} into play.')
        place = zone.split()[0]
        hand = "A M" if place == "hand" else "M"
        pile = "" if place == "hand" else f"\n  {place} A"
        game = scene(f"player 1\n  hand {hand}{pile}", ally, spell)
        game.play("mission M")
        game.resolve()
        assert game.in_play(1) == ["A"], zone
    mute = ninja("X", text="Your other Ninja lose their text.")
    spell = mission("M", text='Heal 1 title "True Allies" Ninja.')
    game = scene("player 1\n  team A injured\n  team X\n  hand M", ally, mute, spell)
    game.play("mission M")
    game.resolve()
    assert not game.is_injured("A")


def test_k_27_3_windows_and_numbers_in_brackets_are_no_titles() -> None:
    tagged = ninja("T", text="[Exchange] Pay 1: This Ninja gets +1/+0 this turn.")
    assert not chosen_by(tagged, '1 title "Exchange" Ninja')


def test_k_0_3_what_stands_on_the_type_line_is_never_negated() -> None:
    lasting = mission("L", permanent=True, text="All of your Ninja get +1/+0.")
    mute = ninja("X", text="All Missions lose their text.")
    spell = mission("M", text='Move 1 "Permanent" Mission to hand.')
    game = scene("player 1\n  team X\n  mission L\n  hand M", lasting, mute, spell)
    assert game.power("X") == "1/0"
    game.play("mission M")
    game.resolve()
    assert game.where("L") == "hand", "it is still a Permanent"
    counter = mission("C", counter=True, text="Draw 1 card.")
    game = scene("player 1\n  hand wait\nplayer 2\n  team X\n  hand C\n  deck 9", counter, mute)
    game.charge("wait")
    assert game.asked == "2 counter"


def test_k_0_4_non_unique_and_sacrifice_work_whatever_the_state() -> None:
    many = ninja("N", name="Samurai", text="Non-unique.")
    game = scene("player 1\n  team N injured\n  hand N", many)
    assert game.offered("deploy N")
    due = ninja("D", text="Sacrifice: 1 Ninja.")
    spell = mission("M", text="Put 1 Ninja from your hand into play injured.")
    game = scene("player 1\n  team N\n  hand D M", many, due, spell)
    game.play("mission M")
    game.resolve()
    game.pick("N")
    assert game.is_injured("D")
    assert game.where("N") == "removed"


def test_k_7_8_a_card_may_move_one_to_chakra_for_each_sacrifice() -> None:
    pain = mission("P", permanent=True, text="When your Ninja is sacrificed, move the top card of "
                   "your deck to chakra.")  # fmt: skip
    due = ninja("D", text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n  team A\n  mission P\n  hand D\n  deck 9", ninja("A"), pain, due)
    game.play("deploy D")
    game.resolve()
    assert len(game.cards(1, "chakra")) == 1
    assert game.deck(1) == 8
