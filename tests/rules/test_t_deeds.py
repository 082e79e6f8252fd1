"""The verb table: what happens is heard (`when`), remembered (`this turn`) and told apart.

T-1 to T-6 and T-25, with the deeds each of them speaks of.
"""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, client, jutsu, mission, ninja, scene

COUNT = "place 1 growth coin on this Ninja."


def heard(game: Scene, number: str = "W") -> int:
    """How often the trigger of W went off."""
    return len([one for one in game.happened("trigger") if one.cards == (game.card(number),)])


def watching(text: str) -> ninja:
    return ninja("W", text=f"{text}, {COUNT}")


def after(
    text: str, does: str, *cards, mine: str = "", theirs: str = "", pick: tuple[str, ...] = ()
) -> int:
    """How often W, of player 1, hears what a Mission of player 1 does."""
    game = scene(
        f"player 1\n team W\n hand M-1 N-001\n{mine}\nplayer 2\n{theirs}",
        mission("M-1", text=does), watching(text), *cards,
    )  # fmt: skip
    game.play("mission M-1")
    for one in pick:
        game.pick(one)
    return heard(game)


# -- T-3, T-4: ways of cards ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "does", "times"),
    [
        ("When a Ninja leaves play", "Discard all enemy Ninja.", 2),
        ("When a Ninja leaves play", "Move all enemy Ninja to hand.", 2),
        ("When a Ninja leaves play", "All enemy Ninja become stand-by.", 0),
        ("When a Ninja is removed from play", "Remove all enemy Ninja from the game.", 2),
        ("When a Ninja is discarded", "Discard all enemy Ninja.", 2),
        ("When a Ninja is discarded", "Remove all enemy Ninja from the game.", 0),
        ("When a Ninja is removed from the game", "Remove all enemy Ninja from the game.", 1),
        ("When a Ninja is removed from the game", "Discard all enemy Ninja.", 0),
        ("When a Ninja is moved to chakra", "Move all enemy Ninja to chakra.", 1),
        ("When a Ninja is moved to chakra", "Move all enemy Ninja to hand.", 0),
        ("When 1 or more cards are moved from your discard pile",
         "Move all cards in your discard pile to chakra.", 1),
        ("When 3 or more cards are moved from your discard pile",
         "Move all cards in your discard pile to chakra.", 0),
        ("When a card is moved to the bottom of the deck",
         "Move all cards in your discard pile to the bottom of the deck.", 1),
        ("When a card is moved to the bottom of the deck",
         "Move all cards in your discard pile to the top of the deck.", 0),
        ("When a card is charged", "Charge 1 card from your hand.", 1),
        ("When a card is charged", "Move 1 card from your hand to chakra.", 0),
        ("When a card is discarded from your hand", "Discard 1 card from your hand.", 1),
        ("When a card is discarded from your hand", "Discard the top 1 card of your deck.", 0),
    ],
)  # fmt: skip
def test_t_3_and_t_4_each_way_is_told_apart(text: str, does: str, times: int) -> None:
    mine = "discard N-002 N-003"
    assert after(text, does, mine=mine, theirs="team N-004\n team N-005") == times


def test_t_4_charging_by_rule_is_charging_and_paying_is_not() -> None:
    text = "When you charge 1 or more cards"
    game = scene("player 1\n team W\n hand N-001 N-002 N-003", watching(text))
    game.charge("N-001", "N-002")
    assert heard(game) == 1
    costly = ninja("A", hand=1)
    game = scene("player 1\n team W\n hand A N-002 N-003", watching(text), costly)
    game.deploy("A", pay=("N-002",))
    assert heard(game) == 0


# -- T-2: playing, deploying, putting in play ----------------------------------------------------


def test_t_2_a_card_is_played_on_the_chain_or_by_deploying() -> None:
    text = "When you play a Ninja or Client"
    board = "player 1\n team W\n hand A C M-1 N-001"
    cards = (ninja("A"), client("C"), mission("M-1", text="Draw 1 card."), watching(text))
    game = scene(board, *cards)
    game.deploy("A")
    game.deploy("C")
    assert heard(game) == 2
    game.play("mission M-1")
    assert heard(game) == 2
    game = scene(board, *cards[:3], watching("When you play a Mission"))
    game.deploy("A")
    game.play("mission M-1")
    assert heard(game) == 1


def test_t_2_what_an_effect_puts_into_play_is_not_played() -> None:
    does = "Put 1 Ninja from your hand into play."
    assert after("When you play a Ninja", does) == 0
    assert after("When a Ninja enters play", does) == 1


def test_t_2_put_in_play_this_turn_counts_every_way() -> None:
    both = mission("M-1", text="Put 1 Ninja from your hand into play.\nIf 2 or more Ninja "
                   "entered play this turn, draw 3 cards.")  # fmt: skip
    game = scene("player 1\n hand M-1 A B N-002", both, ninja("A"), ninja("B"))
    game.deploy("A")
    game.play("mission M-1")
    game.pick("B")
    assert [event.number for event in game.happened("draw")] == [3]


# -- deeds of players ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "does", "times"),
    [
        ("When you draw 1 or more cards", "Draw 2 cards.", 1),
        ("When you draw 3 or more cards", "Draw 2 cards.", 0),
        ("When your opponent draws 1 or more cards", "Draw 2 cards.", 0),
        ("When your opponent draws 1 or more cards", "Your opponent draws 1 card.", 1),
        ("When your opponent discards 1 or more cards",
         "Your opponent discards 1 card from hand.", 1),
        ("When your opponent discards 1 or more Jutsu",
         "Your opponent discards 1 card from hand.", 0),
        ("When you discard 1 or more cards", "Your opponent discards 1 card from hand.", 0),
        ("When you search your deck", "Search your deck for 1 Mission; reveal that card.", 1),
        ("When your opponent searches the enemy deck",
         "Search your deck for 1 Mission; reveal that card.", 0),
        ("When you flip 2 or more coins", "Flip 2 coins.", 1),
        ("When you flip 2 or more coins", "Flip 1 coin. Flip 1 coin.", 0),
        ("When you reveal 1 or more Ninja", "Reveal the top 1 card of your deck.", 1),
        ("When you reveal 1 or more Jutsu", "Reveal the top 1 card of your deck.", 0),
        ("When you change the marker", "Raise your marker by 1.", 1),
        ("When you change the marker", "Raise the enemy marker by 1.", 0),
        ("When you injure 1 or more Ninja", "Injure all enemy Ninja.", 1),
        ("When you injure 1 or more enemy Ninja", "Injure all of your Ninja.", 0),
        ("When you heal 1 or more Ninja", "Injure all enemy Ninja. Heal all enemy Ninja.", 1),
        ("When you play a Mission", "Draw 1 card.", 1),
        ("When your opponent plays a Mission", "Draw 1 card.", 0),
    ],
)  # fmt: skip
def test_t_2_a_deed_of_a_player(text: str, does: str, times: int) -> None:
    theirs = "team N-004\n hand N-003"
    assert after(text, does, mine="deck N-010 N-011 9", theirs=theirs) == times


# -- deeds on the chain --------------------------------------------------------------------------


def chained(text: str, mine: str, theirs: str) -> int:
    """W attacks; player 1 plays J-1, the other one answers with J-2."""
    cards = (jutsu("J-1", text=mine), jutsu("J-2", text=theirs))
    game = scene(
        "phase exchange\nplayer 1\n attack W\n hand J-1 wait\nplayer 2\n block 1 B\n hand J-2 wait",
        watching(text), ninja("B"), *cards,
    )  # fmt: skip
    game.play("jutsu J-1")
    if game.asked == "1 target":
        game.pick(*game.offers[:1])
    game.play("jutsu J-2")
    if game.asked == "2 target":
        game.pick("J-1" if "J-1" in game.offers else "W")
    game.resolve()
    return heard(game)


DRAW, HIT = "Draw 1 card.", "Target 1 Ninja on the battlefield.\nThe target gets -1/-0 this turn."


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "times"),
    [
        ("When this Ninja is targeted by an enemy Jutsu", DRAW, HIT, 1),
        ("When this Ninja is targeted by your Jutsu", DRAW, HIT, 0),
        ("When this Ninja is targeted by an enemy Jutsu", DRAW, DRAW, 0),
        ("When your Jutsu is chained to by an enemy Jutsu", DRAW, DRAW, 1),
        ("When an enemy Jutsu is chained to by your Jutsu", DRAW, DRAW, 0),
        ("When your Jutsu is negated", DRAW, "Negate 1 Jutsu on the chain.", 1),
        ("When an enemy Jutsu is negated", DRAW, "Negate 1 Jutsu on the chain.", 0),
        ("When your opponent negates 1 or more Jutsu", DRAW, "Negate 1 Jutsu on the chain.", 1),
        ("When a Jutsu used by this Ninja is applied", DRAW, DRAW, 1),
        ("When a Jutsu used by this Ninja is applied", DRAW, "Negate 1 Jutsu on the chain.", 0),
        ("When an enemy Jutsu is applied", DRAW, DRAW, 1),
    ],
)
def test_t_11_deeds_on_the_chain(text: str, mine: str, theirs: str, times: int) -> None:
    assert chained(text, mine, theirs) == times


# -- gains ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "does", "times"),
    [
        ("When this Ninja gains power", "All of your Ninja get +1/+0 this turn.", 1),
        ("When this Ninja gains power", "All of your Ninja get +0/+1 this turn.", 1),
        ("When this Ninja gains power", "All of your Ninja get -1/-0 this turn.", 0),
        ("When this Ninja gains support", "All of your Ninja get +0/+1 this turn.", 1),
        ("When this Ninja gains support", "All of your Ninja get +1/+0 this turn.", 0),
        ("When this Ninja gains combat", "All of your Ninja get +0/+1 this turn.", 0),
    ],
)
def test_t_12_a_gain(text: str, does: str, times: int) -> None:
    assert after(text, does) == times


# -- T-5, T-6: in and out of fights --------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When this Ninja is sent out", 1),
        ("When this Ninja attacks and is opposed", 1),
        ("When this Ninja is sent out and is opposed", 1),
        ("When this Ninja attacks and is not blocked", 0),
        ("When this Ninja blocks and is opposed", 0),
        ("When its team is blocked", 1),
        ("When this Ninja is blocked by a team", 1),
        ("When this Ninja is blocked by an injured Ninja", 0),
        ("When this Ninja battles a Ninja named “B”", 1),
        ("When this Ninja battles an injured Ninja", 0),
        ("When a Ninja blocks", 1),
        ("When a Ninja blocks its team", 1),
    ],
)  # fmt: skip
def test_t_6_where_and_against_whom(text: str, times: int) -> None:
    text = text.replace("“", '"').replace("”", '"')
    game = scene(
        "phase battle\nplayer 1\n team W\nplayer 2\n team B\n hand wait", watching(text),
        ninja("B"),
    )  # fmt: skip
    game.send("W")
    game.block("W by B")
    game.until("showdown")
    assert heard(game) == times


def test_t_6_an_attack_that_is_not_blocked() -> None:
    game = scene("phase battle\nplayer 1\n team W",
                 watching("When this Ninja attacks and is not blocked"))  # fmt: skip
    game.send("W")
    assert heard(game) == 1


def test_t_5_becoming_stand_by_is_heard_and_was_sent_out_all_the_same() -> None:
    away = jutsu("J-1", text="The user becomes stand-by.\n"
                 "If the user was sent out this turn, draw 3 cards.")  # fmt: skip
    game = scene("phase battle\nplayer 1\n team W, A\n hand J-1", away, ninja("A"),
                 watching("When this Ninja becomes stand-by"))  # fmt: skip
    game.send("W")
    game.play("jutsu J-1")
    game.pick("W")
    assert 3 in [event.number for event in game.happened("draw")]
    assert heard(game) == 1


def test_t_5_several_at_once_are_separate_teams() -> None:
    away = jutsu("J-1", text="All of your Ninja on the battlefield become stand-by.")
    game = scene("phase exchange\nplayer 1\n attack A, B\n hand J-1 wait\nplayer 2\n hand 1",
                 away, ninja("A"), ninja("B"))  # fmt: skip
    game.play("jutsu J-1")
    game.pick("A")
    game.resolve()
    assert game.team("A") == ["A"]
    assert game.team("B") == ["B"]


# -- what was done this turn ---------------------------------------------------------------------


def test_t_6_who_battled_it_this_turn_stays_true_later() -> None:
    text = "When this Ninja becomes injured, injure all Ninja that battled this Ninja this turn."
    away = jutsu("J-1", text="The user becomes stand-by.")
    hurt = jutsu("J-2", text="Target 1 Ninja on the battlefield.\nInjure the target.")
    game = scene(
        """
        phase battle
        player 1
          team A
          team A2
          hand J-2 wait
        player 2
          team B
          team B2
          hand J-1 wait
        """,
        away, hurt, ninja("A", text=text), ninja("A2"), ninja("B"), ninja("B2"),
    )  # fmt: skip
    game.send("A", "A2")
    game.block("A by B", "A2 by B2")
    game.play("pass")
    game.play("jutsu J-1")
    game.pick("B")
    game.resolve()
    game.play("jutsu J-2")
    game.pick("A")
    game.pick("A")
    game.resolve()
    assert game.is_injured("B")
    assert not game.is_injured("B2")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("the user attacked this turn", True),
        ("the user blocked this turn", False),
        ("the user was sent out this turn", True),
        ("2 or more of your Ninja attacked this turn", True),
        ("3 or more of your Ninja attacked this turn", False),
        ("2 or more enemy Ninja attacked this turn", False),
        ("the user's team was blocked this turn", True),
        ("the user's team was unblocked this turn", False),
        ("an enemy Ninja blocked this turn", True),
        ("you drew 1 or more cards this turn", False),
        ("the user used a Jutsu this turn", True),
        ("your opponent played a Jutsu this turn", False),
    ],
)
def test_t_6_a_condition_about_this_turn(condition: str, holds: bool) -> None:
    ask = jutsu("J-1", text=f"If {condition}, heal all Ninja. Otherwise, injure all enemy Ninja.")
    game = scene(
        "phase battle\nplayer 1\n team A, A2\n hand J-1\nplayer 2\n team B\n team B2", ask,
        ninja("A"), ninja("A2"), ninja("B"), ninja("B2"),
    )  # fmt: skip
    game.send("A")
    game.block("A by B")
    game.play("jutsu J-1")
    game.pick("A")
    game.resolve()
    assert game.is_injured("B2") != holds


def test_t_6_what_was_done_is_forgotten_at_the_end_of_the_turn() -> None:
    text = "At the start of each turn, if a Ninja attacked this turn, draw 3 cards."
    end = "At the end of each turn, if a Ninja attacked this turn, draw 2 cards."
    game = scene("phase battle\nplayer 1\n team A\nplayer 2\n hand N-001",
                 ninja("A", text=f"{text}\n{end}"))  # fmt: skip
    game.send("A")
    drawn = [event.number for event in game.happened("draw")]
    assert 2 in drawn
    assert 3 not in drawn


def test_t_3_a_discarded_card_is_remembered_where_it_went() -> None:
    back = mission("M-1", text="Discard 1 of your Ninja.\nMove all Ninja that were discarded "
                   "this turn in your discard pile to hand.")  # fmt: skip
    game = scene("player 1\n hand M-1 N-001\n team A\n discard N-002", back, ninja("A"))
    game.play("mission M-1")
    assert sorted(game.cards(1, "hand")) == ["A", "N-001"]
    assert game.cards(1, "discard") == ["N-002"]


# -- T-25 ----------------------------------------------------------------------------------------


def test_t_25_even_and_odd_and_0_is_even() -> None:
    card = mission("M-1", text="Injure all Ninja with even entrance cost.")
    costs = {"A": 0, "B": 1, "C": 4}
    made = [ninja(one, entrance=cost) for one, cost in costs.items()]
    game = scene("player 1\n hand M-1 N-001 \n team A\n team B\n team C", card, *made)
    game.play("mission M-1")
    assert [game.is_injured(one) for one in "ABC"] == [True, False, True]


def test_t_25_the_highest_and_the_lowest_of_a_set() -> None:
    def left(text: str) -> list[str]:
        game = scene("player 1\n hand M-1 N-001 \n team A\n team B\nplayer 2\n team C\n team D",
                     mission("M-1", text=text), ninja("A", "2/0"), ninja("B", "3/0"),
                     ninja("C", "5/0"), ninja("D", "5/0"))  # fmt: skip
        game.play("mission M-1")
        return game.in_play(1) + game.in_play(2)

    assert left("Discard all Ninja with the highest combat.") == ["A", "B"]
    assert left("Discard all of your Ninja with the highest combat.") == ["A", "C", "D"]
    assert left("Discard all Ninja with the lowest combat.") == ["B", "C", "D"]


def test_t_25_the_highest_as_a_target_is_looked_at_again() -> None:
    text = "Target 1 Ninja with the highest combat.\nDiscard the target."
    grow = mission("M-2", text="Target 1 of your Ninja.\nThe target gets +9/+0 this turn.",
                   counter=True)  # fmt: skip
    game = scene("player 1\n hand M-1 N-001 \n team A\nplayer 2\n team B\n hand M-2",
                 mission("M-1", text=text), grow, ninja("A", "5/0"), ninja("B", "2/0"))  # fmt: skip
    game.play("mission M-1")
    game.play("counter M-2")
    assert game.where("A") == "play"


def test_t_25_a_and_b_on_one_card_a_or_b_on_any() -> None:
    both = mission("M-1", text='Injure all "Leaf" "Genin" Ninja.')
    either = mission("M-1", text='Injure all "Leaf" or "Genin" Ninja.')
    for card, hurt in ((both, [True, False, False]), (either, [True, True, False])):
        game = scene(
            "player 1\n hand M-1 N-001 \n team A\n team B\n team C", card,
            ninja("A", characteristics=("Leaf", "Genin")), ninja("B", characteristics=("Leaf",)),
            ninja("C", characteristics=("Sand",)),
        )  # fmt: skip
        game.play("mission M-1")
        assert [game.is_injured(one) for one in "ABC"] == hurt


FIRST = "When 1 of your Ninja is healed for the first time this turn, draw 1 card."


@pytest.mark.parametrize(
    ("does", "times"),
    [
        ("Heal this Ninja. Injure this Ninja. Heal this Ninja.", 1),
        ("Heal this Ninja. Heal all of your Ninja.", 2),
        ("Draw 0 cards.", 0),
    ],
)
def test_t_6_for_the_first_time_this_turn(does: str, times: int) -> None:
    game = scene(
        "player 1\n team A injured\n team C injured\n team W\n hand wait\nplayer 2\n hand wait",
        ninja("A", text=f"Valid: [Mission] Pay 0: {does}"), ninja("C"), ninja("W", text=FIRST),
    )  # fmt: skip
    game.play("ability A 0")
    game.resolve()
    while game.asked != "1 mission phase":
        game.quiet()
    assert sum(event.number for event in game.happened("draw")) == times


def test_t_6_what_came_before_the_listener_counts_too() -> None:
    heal = "Valid: [Mission] Pay 0: Heal this Ninja. Injure this Ninja. Usable 2 times a turn."
    game = scene(
        "player 1\n team A injured\n hand W\nplayer 2\n hand wait",
        ninja("A", text=heal), ninja("W", text=FIRST),
    )  # fmt: skip
    for again in (False, True):
        game.play("ability A 0")
        game.resolve()
        if not again:
            game.deploy("W")
            game.resolve()
    assert game.happened("draw") == []


def test_t_2_a_card_drawn_from_the_bottom_of_the_deck() -> None:
    text = "[Mission] Pay 0: Draw 2 cards from the bottom of the deck."
    low = ninja("A", text=text)
    assert problems(low) == ()
    game = scene(
        "player 1\n team A\n hand wait\n deck C C D E",
        low, ninja("C"), ninja("D"), ninja("E"),
    )  # fmt: skip
    game.play("ability A 0")
    game.resolve()
    assert game.cards(1, "hand") == ["wait", "E", "D"]
    assert game.cards(1, "deck") == ["C", "C"]


@pytest.mark.parametrize(("seat", "times"), [("you draw", 1), ("your opponent draws", 0)])
def test_t_2_what_a_player_does_for_the_first_time_this_turn(seat: str, times: int) -> None:
    ear = f"When {seat} 1 or more cards for the first time this turn, {COUNT}"
    drawer = "[Mission] Pay 0: Draw 1 card. Draw 1 card."
    game = scene(
        "player 1\n team A\n team W\n hand wait", ninja("A", text=drawer), ninja("W", text=ear)
    )
    game.play("ability A 0")
    game.resolve()
    assert game.coins("W", "growth") == times


@pytest.mark.parametrize("mine", [True, False])
def test_t_3_a_card_knows_what_its_own_effect_discarded(*, mine: bool) -> None:
    text = (
        "[Mission] Pay 0: Discard 1 enemy Ninja.\n[Mission] Pay 0: Draw X cards. X is the number "
        "of Ninja in the enemy discard pile that were discarded by the effect of this Ninja "
        "this turn."
    )
    game = scene("player 1\n team A\n team W\n hand wait\n deck 9\nplayer 2\n team B\n team C",
                 ninja("A", text=text), ninja("W", text=text), ninja("B"), ninja("C"))  # fmt: skip
    game.play("ability A 0")
    game.resolve()
    game.pick("B")
    game.play("ability A 1" if mine else "ability W 1")
    game.resolve()
    assert [one.number for one in game.happened("draw")] == ([1] if mine else [])


@pytest.mark.parametrize(("words", "counts"), [("by", 1), ("other than by", 0)])
def test_t_3_a_trigger_hears_what_its_own_card_discards(words: str, counts: int) -> None:
    text = (
        f"[Mission] Pay 0: Discard 1 enemy Ninja.\nWhen an enemy Ninja is discarded {words} the "
        "effect of this Ninja, draw 1 card."
    )
    away = ninja("W", text="[Mission] Pay 0: Discard 1 enemy Ninja.")
    game = scene("player 1\n team A\n team W\n hand wait\n deck 9\nplayer 2\n team B\n team C",
                 ninja("A", text=text), away, ninja("B"), ninja("C"))  # fmt: skip
    for who, gone, cards in (("A", "B", counts), ("W", "C", 1)):
        game.play(f"ability {who} 0")
        game.resolve()
        if game.asked == "1 pick":
            game.pick(gone)
        game.resolve()
        assert len(game.happened("draw")) == (cards if who == "A" else 1)
