"""Missions of the hardest rows: what each does, and one case in which it must not."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.questions import IllegalAnswerError
from tests.cards.effects.looks import blockers, must_send, sendable
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

PAY = ninja("PAY", symbols="FWLNEV")
A = ninja("A", "3/1")
B = ninja("B", "3/1", "1/1")
C = ninja("C", "2/1", "1/0")
D = ninja("D", "1/2", "1/1")


def played(
    number: str, *targets: str, more: str = "", more2: str = "", cards: tuple[Card, ...] = ()
) -> Scene:
    """Player 1 plays it, and everybody passes."""
    game = scene(f"turn 21\nplayer 1\nmarker 10\nhand {number} PAY PAY wait\n{more}\n"
                 f"player 2\nmarker 10\n{more2}", A, B, C, D, PAY, *cards)  # fmt: skip
    game.play(f"mission {number}")
    settle(game, *targets)
    return game


def settle(game: Scene, *targets: str) -> None:
    """Targets are named, costs are paid, and everybody passes."""
    while game.asked.endswith(("target", "pay hand cost", "respond")):
        if game.asked.endswith("target"):
            game.pick(*targets)
        elif game.asked.endswith("pay hand cost"):
            game.pick(*["PAY"] * game.game.choice.low)
        else:
            game.play("pass")


# -- M-835 Struggle --------------------------------------------------------------------------------


def struggle(played: Card, *targets: str, copy: str = "") -> Scene:
    """Player 1 plays a Mission, player 2 answers with Struggle."""
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nteam C\ndeck 9\n"
        f"hand {played.number} wait\n"
                 "player 2\nmarker 10\nteam B\nteam D\nhand M-835 PAY PAY wait\ndeck 9",
                 A, B, C, D, PAY, played)  # fmt: skip
    game.play(f"mission {played.number}")
    if game.asked == "1 target":
        game.pick(*targets)
    if not game.offered("mission M-835") and not game.offered("counter M-835"):
        return game
    game.play("counter M-835" if game.offered("counter M-835") else "mission M-835")
    while game.asked.endswith(("respond", "target", "pay hand cost")):
        if game.asked == "2 target":
            game.pick(copy if copy in game.offers else played.number)
        elif game.asked == "2 pay hand cost":
            game.pick(*["PAY"] * game.game.choice.low)
        else:
            game.play("pass")
    return game


def test_m_835_does_the_same_with_a_target_of_its_own() -> None:
    game = struggle(
        mission("HURT", text="Target 1 enemy Ninja.\nInjure the target."), "B", copy="C"
    )
    assert [game.is_injured(one) for one in "ABCD"] == [False, True, True, False]


def test_m_835_copies_no_permanent() -> None:
    stays = mission("STAYS", permanent=True, text="All enemy Ninja get -1/+0.")
    game = struggle(stays)
    assert game.where("M-835") == "hand"


# -- M-329 New Vessel ------------------------------------------------------------------------------

SNAKE = ninja("SNAKE", "3/1", name="Orochimaru")
STRONG = ninja("STRONG", entrance=4, text="This Ninja gets +2/+2.")


def vessel(more: str = "") -> Scene:
    return played("M-329", "SNAKE", more=f"team SNAKE\nchakra STRONG PAY x5\n{more}",
                  more2="team B", cards=(SNAKE, STRONG))  # fmt: skip


def test_m_329_gives_the_text_of_a_ninja_in_the_chakra_area() -> None:
    game = vessel()
    assert game.asked == "1 pick"
    game.pick("STRONG")
    assert game.power("SNAKE") == "5/3"
    game.until("start")
    assert game.power("SNAKE") == "5/3"


def test_m_329_lends_it_only_while_that_card_lies_there() -> None:
    spend = ninja("SPEND", text="[Mission] Discard 1 of your chakra: Draw 1 card.")
    game = scene("turn 21\nplayer 1\nmarker 10\nhand M-329 PAY PAY wait\nteam SNAKE\nteam SPEND\n"
                 "chakra STRONG PAY x2\ndeck 9\nplayer 2\nteam B", B, PAY, SNAKE, STRONG,
                 spend)  # fmt: skip
    game.play("mission M-329")
    settle(game, "SNAKE")
    game.pick("STRONG")
    assert game.power("SNAKE") == "5/3"
    game.play("ability SPEND 0")
    game.pick("STRONG")
    settle(game)
    assert game.where("STRONG") == "discard"
    assert game.power("SNAKE") == "3/1"
    assert game.where("M-329") == "play"


def test_m_329_goes_to_chakra_when_its_target_leaves() -> None:
    gone = ninja("GONE", text="[Mission] Pay 0: Discard 1 of your Ninja.")
    game = scene(
        "turn 21\nplayer 1\nmarker 10\nhand M-329 PAY PAY wait\nteam SNAKE\nteam GONE\n"
        "chakra STRONG\ndeck 9\nplayer 2\nteam B",
        B,
        PAY,
        SNAKE,
        STRONG,
        gone,
    )
    game.play("mission M-329")
    settle(game, "SNAKE")
    game.pick("STRONG")
    game.play("ability GONE 0")
    settle(game)
    game.pick("SNAKE")
    settle(game)
    assert game.where("M-329") == "chakra"


def test_m_329_takes_nobody_of_a_higher_cost() -> None:
    game = played(
        "M-329",
        "SNAKE",
        more="team SNAKE\nchakra GREAT",
        more2="team B",
        cards=(SNAKE, ninja("GREAT", entrance=5, text="This Ninja gets +2/+2.")),
    )
    assert game.power("SNAKE") == "3/1"


# -- M-281 Battle between Insect Tamers ------------------------------------------------------------


@pytest.mark.parametrize(("attribute", "coins"), [("Insect", 2), ("Dog", 0)])
def test_m_281_calls_insects_for_an_insect_tamer(attribute: str, coins: int) -> None:
    tamer = ninja("T", attributes=(attribute,))
    game = played("M-281", more="team T", more2="team B", cards=(tamer,))
    assert game.in_play(1).count("Insect coin") == coins
    if coins:
        assert game.power("Insect coin#1") == "0/1"


@pytest.mark.parametrize(("lies", "may"), [("chakra M-281", False), ("discard M-281", True)])
def test_m_281_keeps_ninja_away_while_it_lies_in_the_chakra_area(lies: str, *, may: bool) -> None:
    game = scene(f"turn 21\nplayer 1\nmarker 10\nhand A wait\n{lies}\nplayer 2", A)
    assert game.offered("deploy A") == may


# -- M-615 Imaginary Monster -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Yakumo Kurama", "Uroko", "Y"])
def test_m_615_becomes_a_ninja_beside_yakumo_or_uroko(name: str) -> None:
    game = played("M-615", more="team Y\ndeck 9", more2="team B\ndeck 9",
                  cards=(ninja("Y", name=name),))  # fmt: skip
    card = game.game.cards[game.card("M-615")]
    if name == "Y":
        assert card.kind == "mission"
        return
    assert game.power("M-615") == "4/4"
    assert (card.injured.combat, card.injured.support) == (3, 3)
    assert (card.entrance, card.hand, card.attributes) == (3, 1, ("Genjutsu",))
    assert (card.characteristics, card.text) == ((), ())
    assert game.coins("M-615") == 2


# -- M-166 Decoy -----------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["B", "D"])
def test_m_166_lets_the_targets_team_block_two(who: str) -> None:
    game = scene("turn 21\nactive 1\nplayer 1\nteam A\nteam C\nhand N-001 wait\ndeck 9\n"
                 "player 2\nmarker 10\nteam B\nteam D\nhand M-166 PAY PAY wait\ndeck 9",
                 A, B, C, D, PAY)  # fmt: skip
    game.play("charge")
    game.pick("N-001")
    while not game.offered("counter M-166"):
        game.quiet()
    game.play("counter M-166")
    settle(game, who)
    while game.asked != "1 send":
        game.quiet()
    game.send("A", "C")
    while game.asked != "2 block":
        game.quiet()
    other = "D" if who == "B" else "B"
    most = {one.team: one.most for one in game.game.choice.blockers}
    assert most == {game.game.team_of(game.card(who)).id: 2,
                    game.game.team_of(game.card(other)).id: 1}  # fmt: skip


# -- M-821 Decoding the Message --------------------------------------------------------------------


@pytest.mark.parametrize(("top", "named", "where"), [("A", "ninja", "hand"), ("A", "jutsu", "deck"),
                                                     ("J", "jutsu", "hand")])  # fmt: skip
def test_m_821_takes_the_card_whose_kind_was_guessed(top: str, named: str, where: str) -> None:
    game = scene(f"player 1\nmission M-821 coins x3\nhand wait\ndeck {top} C C\nplayer 2", A, C,
                 jutsu("J", text="Draw 1 card."))  # fmt: skip
    game.play("ability M-821 0")
    settle(game)
    game.play(f"name {named}")
    assert game.where(top) == where
    assert len(game.happened("reveal")) == 1
    assert not game.offered("ability M-821 0")


# -- M-US009 Orochimaru's Forbidden Jutsu ----------------------------------------------------------

DEAD = ninja("DEAD", "5/2", entrance=4)
SMALL = ninja("SMALL", entrance=1)
LARGE = ninja("LARGE", entrance=3)


def forbidden(mine: str, lies: int = 2, target: Card = DEAD) -> Scene:
    discard = f"discard {target.number}"
    return played("M-US009", target.number, cards=(target, SMALL, LARGE),
                  more=f"{mine}\n{discard if lies == 1 else ''}",
                  more2=f"team B\n{discard if lies == 2 else ''}")  # fmt: skip


@pytest.mark.parametrize("lies", [1, 2])
def test_m_us009_gives_ninja_for_a_dead_one_of_either_pile(lies: int) -> None:
    game = forbidden("team SMALL\nteam LARGE\nteam C", lies)
    assert game.asked == "1 pick"
    game.pick("SMALL", "LARGE")
    assert sorted(game.cards(1, "discard")) == ["LARGE", "SMALL"]
    assert "DEAD" in game.in_play(1)


def test_m_us009_takes_no_less_than_the_dead_one_costs() -> None:
    game = forbidden("team SMALL\nteam LARGE\nteam C")
    with pytest.raises(IllegalAnswerError):
        game.pick("LARGE")
    weak = forbidden("team LARGE\nteam C")
    assert "DEAD" not in weak.in_play(1)
    assert "LARGE" in weak.in_play(1)


def test_m_us009_asks_nothing_for_one_that_costs_nothing() -> None:
    game = forbidden("team LARGE", target=ninja("FREE"))
    game.pick()
    assert {"FREE", "LARGE"} <= set(game.in_play(1))


# -- M-796 Naruto vs. Sasuke -----------------------------------------------------------------------


def duel() -> Scene:
    """Player 1 has two Genin in one team and another Ninja; player 2 a Genin and another one."""
    genin = [ninja(one, "3/1", characteristics=("Genin",)) for one in ("X", "Y", "Z")]
    return played("M-796", more="team X, Y\nteam A\ndeck 9", more2="team Z\nteam B\ndeck 9",
                  cards=tuple(genin))  # fmt: skip


def test_m_796_sends_each_genin_alone_and_nobody_else() -> None:
    game = duel()
    assert game.team("X") == ["X"]
    assert game.team("Y") == ["Y"]
    while game.asked != "1 send":
        game.quiet()
    assert sorted(sendable(game)) == [["X"], ["Y"]]
    assert sorted(must_send(game)) == [["X"], ["Y"]]
    game.send("X", "Y")
    assert game.asked == "2 block"
    assert {one: sorted(two) for one, two in blockers(game).items()} == {("Z",): [["X"], ["Y"]]}


@pytest.mark.parametrize(("foe", "wins"), [("1/1", 1), ("9/9", 2)])
def test_m_796_pays_the_winner_and_hurts_nobody(foe: str, wins: int) -> None:
    genin = [
        ninja("X", "3/1", characteristics=("Genin",)),
        ninja("Z", foe, characteristics=("Genin",)),
    ]
    game = played("M-796", more="team X\nteam A\ndeck 9", more2="team Z\nteam B\ndeck 9",
                  cards=tuple(genin))  # fmt: skip
    while game.asked != "1 send":
        game.quiet()
    game.send("X")
    game.block("X by Z")
    while game.phase in ("battle", "exchange", "showdown"):
        game.quiet()
    assert not game.is_injured("X")
    assert not game.is_injured("Z")
    assert (game.rewards(wins), game.rewards(3 - wins)) == (1, 0)
    # the last of them is the card that player 2 draws for the next turn
    assert [one.seat for one in game.happened("draw")] == [wins - 1, 1]


# -- M-939 Jofuku Flower ---------------------------------------------------------------------------

ROSE = ninja("ROSE", "4/2", "2/1", text="This Ninja gets +3/+3.", entrance=3)


KILL = ninja("KILL", text="[Mission] Pay 0: Discard 1 of your Ninja.")


def flower(lies: int, more: str = "") -> Scene:
    """Player 1 has played it for a Ninja in a chakra area."""
    return played(
        "M-939",
        "ROSE",
        more=f"deck 9\n{'chakra ROSE' if lies == 1 else ''}\n{more}",
        more2=f"team B\ndeck 9\n{'chakra ROSE' if lies == 2 else ''}",
        cards=(ROSE, KILL),
    )


def flowers(game: Scene) -> list[int]:
    """What counts as a Rose in play."""
    return [card for card in game.game.play if game.game.cards[card].number == "ROSE"]


@pytest.mark.parametrize("lies", [1, 2])
def test_m_939_counts_as_a_ninja_of_either_chakra_area_without_its_text(lies: int) -> None:
    game = flower(lies)
    (card,) = flowers(game)
    traits = game.game.traits(card)
    assert (traits.combat, traits.support) == (4, 2)
    assert game.game.cards[card].text == ()
    assert game.game.coins(card, "") == 2
    assert "ROSE" in game.cards(lies, "chakra")


def test_m_939_goes_to_chakra_where_it_would_be_discarded() -> None:
    game = flower(1, "team KILL")
    game.play("ability KILL 0")
    settle(game)
    game.game.answer(tuple(flowers(game)))
    settle(game)
    assert game.where("M-939") == "chakra"


def test_m_939_goes_to_chakra_with_its_last_coin() -> None:
    game = flower(1)
    while game.turn < 25:
        assert flowers(game)
        game.quiet()
    assert not flowers(game)
    assert game.where("M-939") == "chakra"


# -- M-413 Lottery ---------------------------------------------------------------------------------

NOTE = jutsu("NOTE", text="Draw 1 card.")


def lottery(guess: int) -> Scene:
    """Five of the seven cards of the enemy deck are Ninja; two are Jutsu."""
    game = played("M-413", more="team A\ndeck 9", more2="team B\ndeck A A A A A NOTE NOTE",
                  cards=(NOTE,))  # fmt: skip
    game.say_number(guess)
    return game


def test_m_413_pays_who_guesses_right() -> None:
    """How many of the first five are Ninja is chance; one guess of five is right."""
    right = [guess for guess in range(6) if lottery(guess).rewards(1)]
    assert len(right) == 1
    game = lottery(right[0])
    assert game.rewards(1) == 2
    lost = game.cards(2, "discard")
    assert len(lost) == 5
    assert lost.count("A") == right[0]
    assert game.deck(2) == 0


def test_m_413_shuffles_again_after_a_wrong_guess() -> None:
    game = lottery(50)
    assert game.rewards(1) == 0
    assert sorted(game.cards(2, "deck")) == ["A"] * 5 + ["NOTE"] * 2
    assert len(game.happened("shuffle")) == 2
    assert len(game.happened("reveal")) == 1
