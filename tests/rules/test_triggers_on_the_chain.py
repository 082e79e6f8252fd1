"""What triggers while a chain is built goes on it, above what triggered it (7.1, 7.5, T-11)."""

from .scene import Scene, jutsu, mission, ninja, scene

HIT = jutsu("HIT", text="Target 1 Ninja battling the user. Give 1 damage to the target.")


def exchange(attacker: str, blocker: str, hand: str, *cards: object) -> Scene:
    text = f"""
        phase exchange
        player 1
          attack {attacker}
          hand {hand}
        player 2
          block 1 {blocker}
    """
    return scene(text, *cards)


def test_7_1_a_jutsu_that_is_used_can_be_negated_by_what_its_use_triggers() -> None:
    guard = ninja("G", text="When an enemy Ninja uses a Jutsu, negate that Jutsu.")
    game = exchange("A", "G", "HIT", ninja("A"), guard, HIT)
    game.play("jutsu HIT")
    assert [event.how for event in game.happened("resolve")][:2] == [("applied",), ("negated",)]
    assert not any(event.cause.word == "effect" for event in game.happened("damage"))


def test_7_1_what_its_own_use_triggers_comes_before_the_jutsu() -> None:
    reader = ninja(
        "R", "3/1", text="When this Ninja uses a Jutsu, this Ninja gets +3/+0 this turn."
    )
    strong = jutsu(
        "S", text="Target 1 Ninja battling the user. "
        "If the user's combat is 5 or more, give 1 damage to the target."
    )  # fmt: skip
    game = exchange("R", "B", "S", reader, ninja("B", "9/9"), strong)
    game.play("jutsu S")
    assert [(event.kind, event.number) for event in game.happened("damage")][:1] == [("damage", 1)]


def test_7_1_a_target_dodges_by_what_the_targeting_triggers() -> None:
    words = "When this Ninja is targeted by enemy Jutsu, this Ninja becomes stand-by."
    game = exchange("A", "D, B", "HIT", ninja("A"), ninja("D", text=words), ninja("B"), HIT)
    game.play("jutsu HIT")
    game.pick("D")
    assert not game.is_injured("D")


def test_7_1_a_trigger_on_a_price_is_above_the_ability_that_cost_it() -> None:
    words = (
        "[Exchange] Discard this Ninja: Draw 1 card.",
        "When this Ninja leaves play, draw 3 cards.",
    )
    game = exchange("P, A", "B", "wait", ninja("P", text=words), ninja("A"), ninja("B"))
    game.play("ability P 0")
    game.resolve()
    assert [event.number for event in game.happened("draw")][:2] == [3, 1]


def test_7_5_what_triggers_while_a_chain_resolves_waits_for_the_next_one() -> None:
    words = "When this Ninja becomes injured, draw 1 card."
    first = mission("M", text="Target 1 Ninja. Injure the target.")
    counter = mission("C", text="Draw 2 cards.", counter=True)
    text = "player 1\n hand M\nplayer 2\n team B\n hand C"
    game = scene(text, first, counter, ninja("B", text=words))
    game.play("mission M")
    game.play("counter C")
    draws = [event.number for event in game.happened("draw")]
    assert draws[:2] == [2, 1]
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("trigger") > kinds.index("injure")
    resolved = [event.cards[0] for event in game.happened("resolve")]
    assert resolved == [game.card("C"), game.card("M"), game.card("B")]
