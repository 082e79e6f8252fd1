"""Wider words of card text: sums of a turn, bans on gains, changes that hang on a condition."""

from .scene import Scene, jutsu, mission, ninja, scene

TAKE = "player 1\n {}\n hand M wait blank\nplayer 2\n {}\n hand wait"


def played(text: str, mine: str, theirs: str, *cards, **facts) -> Scene:
    """Player 1 plays this Mission."""
    game = scene(TAKE.format(mine, theirs), mission("M", text=text, **facts), *cards)
    game.play("mission M")
    return game


# -- who has no rank -------------------------------------------------------------------------------


def test_t_25_a_rankless_ninja_bears_no_rank() -> None:
    plain = ninja("A", characteristics=("Puppet",))
    game = played(
        'Injure all "Genin" or rankless Ninja.', "team A\n team B\n team C", "", plain,
        ninja("B", characteristics=("Genin",)), ninja("C", characteristics=("Jonin",)),
    )  # fmt: skip
    assert [one for one in "ABC" if game.is_injured(one)] == ["A", "B"]


# -- rewards ---------------------------------------------------------------------------------------

WINS = "When you win 3 or more rewards in a turn, draw 1 card."


def test_t_7_won_in_a_turn_is_told_once_when_the_number_is_reached() -> None:
    more = mission("M", text="Win 2 rewards. Win 2 rewards. Win 2 rewards.")
    game = scene(TAKE.format("team A", ""), more, ninja("A", text=WINS))
    game.play("mission M")
    assert len(game.happened("draw")) == 1


def test_t_7_what_was_won_in_another_turn_or_by_the_other_does_not_count() -> None:
    text = "Win 2 rewards. Your opponent wins 2 rewards."
    game = played(text, "team A", "", ninja("A", text=WINS))
    assert game.happened("draw") == []
    game.until("start")
    assert [event.seat for event in game.happened("draw")] == [1]


def test_t_7_3_wins_or_gets_hears_of_both_and_wins_of_one() -> None:
    both = ninja("A", text="When you win or get 1 or more rewards, look at those cards.")
    one = ninja("B", text="When you win 1 or more rewards, look at those cards.")
    text = "Get 1 reward. Win 1 reward."
    assert len(played(text, "team A", "", both).happened("look")) == 2
    assert len(played(text, "team B", "", one).happened("look")) == 1


def test_t_7_3_those_cards_are_the_rewards_that_were_won() -> None:
    one = ninja("A", text="When you win 1 or more rewards, look at those cards.")
    game = played("Win 1 reward.", "team A\n rewards N-002", "deck N-003 N-004", one)
    (look,) = game.happened("look")
    assert [game.game.cards[card].number for card in look.cards] == ["N-003"]


# -- paying with other symbols ---------------------------------------------------------------------

WET = jutsu("J", "WW", text="Target the user.\nThe target gets +1/+0 this turn.")
FLASH = "All Jutsu used by this Ninja can be paid with Lightning for Water."


def payable(chakra: str, attack: str = "A", text: str = FLASH) -> bool:
    game = scene(
        f"phase exchange\nplayer 1\n attack {attack}\n hand J wait\n chakra {chakra}\nplayer 2",
        WET, ninja("A", text=text), ninja("B"), ninja("L", symbols="L"), ninja("W", symbols="W"),
        ninja("F", symbols="F"),
    )  # fmt: skip
    return game.offered("jutsu J")


def test_k_29_3_one_symbol_pays_for_another() -> None:
    assert payable("L L")
    assert payable("L W")
    assert payable("W W")
    assert not payable("L F")
    assert not payable("L L", "B\n team A")


def test_t_16_chakra_that_has_a_named_symbol_pays_as_it() -> None:
    named = mission("M", text="Name a symbol. All of your chakra gain the named symbol this turn.")
    game = scene(
        "player 1\n team A\n hand M J blank\n chakra F F\nplayer 2", named, WET, ninja("A"),
        ninja("F", symbols="F"),
    )  # fmt: skip
    game.play("mission M")
    game.play("name Water")
    game.until("battle")
    game.send("A")
    assert game.offered("jutsu J")
    assert set(game.game.words(game.card("F#1")).symbols) == {"F", "W"}
    game.until("start")
    assert game.game.words(game.card("F#1")).symbols == "F"


# -- power -----------------------------------------------------------------------------------------


def test_t_12_the_injured_combat_stands_for_the_healthy_one_with_all_that_is_added() -> None:
    text = (
        "Target 1 Ninja.\nThe target gets +1/+1 this turn. "
        "The target has its injured combat this turn."
    )
    game = played(text, "team A", "", ninja("A", "1/3", "4/0"))
    assert game.power("A") == "5/4"


def test_t_12_who_cannot_gain_power_keeps_what_it_had_and_can_still_lose() -> None:
    text = (
        "All Ninja get +2/+0 this turn. All Ninja cannot gain power this turn. "
        "All Ninja get +1/-1 this turn. Place 1 +1/+1 coin on 1 Ninja."
    )
    watcher = ninja("A", "1/1")
    game = played(text, "team A", "", watcher)
    assert game.power("A") == "3/0"
    game.until("start")
    assert game.power("A") == "2/2"


def test_t_12_what_is_not_gained_is_not_heard_of() -> None:
    text = "All Ninja cannot gain power this turn. All Ninja get +1/+0 this turn."
    heard = ninja("A", text="When this Ninja gains combat, draw 1 card.")
    assert played(text, "team A", "", heard).happened("draw") == []
    game = played("All Ninja get +1/+0 this turn.", "team B", "", ninja("B", text=heard.text[0]))
    assert len(game.happened("gain combat")) == 1


# -- what holds for a time while something is so ---------------------------------------------------


def test_t_18_a_change_of_this_turn_may_hang_on_a_condition() -> None:
    text = (
        "While you have fewer Ninja than your opponent, "
        "you can deploy up to 1 more Ninja a turn this turn."
    )
    game = scene(
        "player 1\n hand M A B C blank\n team N-001\n"
        "player 2\n team N-002\n team N-003\n team N-004",
        mission("M", text=text), ninja("A"), ninja("B"), ninja("C"),
    )  # fmt: skip
    game.play("mission M")
    game.deploy("A")
    assert game.offered("deploy B")
    game.deploy("B")
    assert not game.offered("deploy C")


def test_t_13_a_change_may_hang_on_the_power_that_was_there_before_it() -> None:
    text = (
        "Target 1 of your Ninja.\nWhile the target has combat 3 or more, "
        "the target gets +1/+0 this turn."
    )
    heard = "When this Ninja gains combat, draw 1 card."
    game = played(text, "team A", "", ninja("A", "3/0", text=heard))
    assert (game.power("A"), len(game.happened("draw"))) == ("4/0", 1)
    game = played(text, "team A", "", ninja("A", "2/0", text=heard))
    assert (game.power("A"), len(game.happened("draw"))) == ("2/0", 0)


# -- entering, playing, the marker -----------------------------------------------------------------


def test_t_8_deployed_injured_is_no_injury_and_speaks_of_deployments_alone() -> None:
    text = "All Ninja are deployed injured this turn. Put 1 Ninja from your hand into play."
    heard = ninja("H", text="When a Ninja becomes injured, draw 1 card.")
    game = scene(
        "player 1\n hand M A B blank\n team H\nplayer 2", mission("M", text=text), heard,
        ninja("A"), ninja("B"),
    )  # fmt: skip
    game.play("mission M")
    game.pick("A")
    game.deploy("B")
    assert (game.is_injured("A"), game.is_injured("B")) == (False, True)
    assert game.happened("draw") == []


def test_t_2_a_card_in_hand_may_forbid_its_own_playing() -> None:
    own = mission(
        "M",
        text="Draw 1 card.\nIn hand: While you have 2 or more rewards, you cannot play this card.",
    )
    line = "player 1\n rewards {}\n hand M blank\nplayer 2"
    assert scene(line.format(1), own).offered("mission M")
    assert not scene(line.format(2), own).offered("mission M")


def test_t_30_the_marker_that_no_rule_may_turn() -> None:
    game = played(
        "You cannot change the marker by a rule this turn.\nRaise your marker by 1.", "", ""
    )
    assert game.marker(1) == 3
    game.until("start")
    assert (game.marker(1), game.marker(2)) == (3, 2)
    game.until("mission")
    game.until("start")
    assert game.marker(2) == 3


# -- each player -----------------------------------------------------------------------------------


def test_t_17_each_player_picks_a_row_for_himself() -> None:
    text = (
        "For each player, that player chooses 1: (1) That player draws 1 card. "
        "(2) That player moves the top 2 cards of that player's deck to chakra."
    )
    game = played(text, "", "")
    game.play("mode 0")
    assert game.asked == "2 modes"
    game.play("mode 1")
    assert [event.seat for event in game.happened("draw")] == [0]
    assert (len(game.cards(1, "chakra")), len(game.cards(2, "chakra"))) == (1, 2)


SENT = (
    "At the end of each turn, for each player, if 1 of that player's teams was sent out this turn, "
    "that player draws 1 card. No copies add up."
)


def test_t_6_each_player_whose_team_was_sent_out() -> None:
    game = scene(
        "phase battle\nplayer 1\n team A\nplayer 2\n team B\n mission P",
        ninja("A"), ninja("B"), mission("P", text=SENT, permanent=True),
    )  # fmt: skip
    game.send("A")
    game.until("start")
    assert [event.seat for event in game.happened("draw")][:1] == [0]
    assert len([event for event in game.happened("draw") if event.seat == 0]) == 1


def test_t_24_copies_of_both_players_where_the_text_speaks_of_both() -> None:
    line = "phase battle\nplayer 1\n team A\n mission P\nplayer 2\n team B\n mission {}"
    once = mission("P", text=SENT, permanent=True)
    again = mission("Q", name="P", text=SENT, permanent=True)
    game = scene(line.format("Q"), ninja("A"), ninja("B"), once, again)
    game.send("A")
    game.until("start")
    assert len([event for event in game.happened("draw") if event.seat == 0]) == 1
