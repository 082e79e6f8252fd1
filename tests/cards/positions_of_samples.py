"""Positions for cards of fresh samples that no table set by the program brings to all they do."""

from collections.abc import Callable

from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

from .effects.fight import fight, resolve, use
from .positions_by_hand import PAY, A, B, paid_for


def meets_cursed_ninja() -> tuple[Scene, ...]:
    """Its user has to be of the main branch, and both sides must have Ninja with the curse."""
    head = ninja("A", "3/1", characteristics=("Byakugan", "Main Branch"))
    cursed = 'team C coins "Curse Mark"'
    game = fight("A", "B", "J-142 N-001 N-002", "N-003 N-004", head, B, ninja("C"),
                 more=cursed, more2=cursed)  # fmt: skip
    use(game, "J-142")
    resolve(game)
    while game.asked.endswith("pick"):
        game.quiet()
    return (game,)


def answers_the_irresistible() -> tuple[Scene, ...]:
    """The opponent has a certain lasting Mission; each mode once."""
    lasting = mission("I", name="Irresistible!", permanent=True,
                      text="When you draw 1 or more cards, heal 1 of your Ninja.")  # fmt: skip
    found = []
    for mode in (0, 1):
        game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nhand M-US037 PAY PAY wait\nplayer 2\n"
                     "mission I\nrewards N-001 N-002\nhand N-003", A, PAY, lasting)  # fmt: skip
        game.play("mission M-US037")
        paid_for(game)
        game.play(f"mode {mode}")
        game.pick(game.offers[0])
        found.append(game)
    return tuple(found)


def ends_the_quota() -> tuple[Scene, ...]:
    """A certain lasting Mission of its own player lies there."""
    quota = mission("Q", name="Quota", permanent=True,
                    text="When you draw 1 or more cards, heal 1 of your Ninja.")  # fmt: skip
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nmission Q\nhand M-414 PAY PAY wait\n"
                 "player 2\nteam B", A, B, PAY, quota)  # fmt: skip
    game.play("mission M-414")
    return (paid_for(game),)


def comes_in_state_2() -> tuple[Scene, ...]:
    """It is ambushed out of the chakra area."""
    game = scene("turn 21\nplayer 1\nmarker 10\nchakra N-460\nhand PAY x3\nplayer 2\nteam B",
                 PAY, B)  # fmt: skip
    game.play("ambush N-460")
    return (paid_for(game),)


def finds_the_other_of_two() -> tuple[Scene, ...]:
    """The opponent has one of two friends, and the other one is in the deck."""
    sasuke, naruto = ninja("S", name="Sasuke Uchiha"), ninja("N", name="Naruto Uzumaki")
    game = scene("turn 21\nplayer 1\nmarker 9\nteam A\nhand M-437 PAY PAY wait\ndeck N B\n"
                 "player 2\nteam S", A, B, PAY, sasuke, naruto)  # fmt: skip
    game.play("mission M-437")
    paid_for(game)
    game.yes()
    if game.asked.endswith("pick"):
        game.pick("N")
    return (game,)


def comes_in_place_of_sasuke() -> tuple[Scene, ...]:
    """Sasuke is there, and no card is left in the hand."""
    sasuke = ninja("S", name="Sasuke Uchiha", entrance=4)
    free = ninja("U", text="[Mission] Pay 0: Draw 1 card.")
    game = scene("turn 21\nplayer 1\nmarker 10\nteam S\nteam U\nreinforcements N-934\nplayer 2\n"
                 "team B", sasuke, free, B)  # fmt: skip
    game.play(next(one for one in game.offers if "N-934" in one))
    return (game,)


def comes_for_orochimaru_and_is_healed() -> tuple[Scene, ...]:
    """Its Sacrifice is there; later a Mission heals it."""
    snake, wet = ninja("S", name="Orochimaru"), ninja("W", symbols="W")
    easy = mission("EASY", text="Draw 1 card.")
    comes = scene("turn 21\nplayer 1\nmarker 10\nteam S\nhand N-987 W wait\nplayer 2\nteam B",
                  snake, wet, B)  # fmt: skip
    comes.deploy("N-987")
    while comes.asked.endswith(("sacrifice", "pay hand cost", "pick")):
        comes.pick(*comes.offers[: comes.game.choice.low])
    heals = scene("turn 21\nplayer 1\nmarker 10\nteam N-987 injured\nhand EASY wait\n"
                  "player 2\nteam B", easy, B)  # fmt: skip
    heals.play("mission EASY")
    heals.resolve()
    return comes, heals


def pays_for_its_players_discards() -> tuple[Scene, ...]:
    """An effect of a Ninja discards a card; then one of a Mission discards this one."""
    throw = ninja("T", text="[Mission] Pay 0: Discard 1 card from your hand.")
    away = mission("AWAY", text="Target 1 of your Missions.\nDiscard the target.")
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand M-736 PAY PAY wait\nplayer 2", PAY)
    comes.play("mission M-736")
    paid_for(comes)
    pays = scene("player 1\nteam T\nmission M-736 coins x3\nhand B wait\nplayer 2", throw, B)
    pays.play("ability T 0")
    pays.resolve()
    pays.pick("B")
    goes = scene("player 1\nmission M-736 coins x3\nhand AWAY wait\nplayer 2", away)
    goes.play("mission AWAY")
    goes.quiet()
    goes.resolve()
    return comes, paid_for(pays), goes


def is_sacrificed() -> tuple[Scene, ...]:
    """It comes, and another time a Ninja comes at the price of a sacrifice."""
    comes = scene("turn 9\nplayer 1\nmarker 9\nhand N-1302 wait\ndeck 5\nplayer 2")
    comes.deploy("N-1302")
    comes.resolve()
    goes = scene("player 1\nteam N-1302\nhand X wait\ndeck 9\nplayer 2",
                 ninja("X", text="Sacrifice: 1 Ninja."))  # fmt: skip
    goes.deploy("X")
    while goes.asked and goes.asked != "1 mission phase":
        goes.quiet()
    return comes, goes


def finds_a_combination() -> tuple[Scene, ...]:
    """It comes, and later one of its side uses a Jutsu that has a Combination."""
    arrives = scene("turn 21\nplayer 1\nmarker 10\nhand N-919 wait\nplayer 2")
    arrives.deploy("N-919")
    both = jutsu(
        "J-1", text='The user gets +1/+0 this turn.\nCombination ["Leaf" Ninja]: Draw 1 card.'
    )
    game = fight("N-919", "B", "J-1 x2", "", B, both, more="deck 9 J-1")
    use(game, "J-1", user="N-919")
    game.resolve()
    game.yes()
    game.resolve()
    game.pick("J-1")
    game.resolve()
    return arrives, game


def uses_a_jutsu_of(number: str, word: str) -> tuple[Scene, ...]:
    """It comes; in a fight it uses a Jutsu that asks for a certain word."""
    arrives = scene(f"turn 21\nplayer 1\nmarker 10\nhand {number} wait\nplayer 2")
    arrives.deploy(number)
    asks = jutsu("J-1", text=f'Requires: "{word}" Ninja.\nThe user gets +1/+0 this turn.')
    game = fight(number, "B", "J-1", "A", A, B, asks)
    use(game, "J-1", user=number)
    while game.asked in ("1 optional effect", "1 may"):
        game.yes()
    game.resolve()
    if game.asked == "2 pick":
        game.pick("A")
    return arrives, game


def uses_the_byakugan() -> tuple[Scene, ...]:
    """It comes, and then uses a Jutsu of the Byakugan."""
    return uses_a_jutsu_of("N-476", "Byakugan")


def uses_taijutsu() -> tuple[Scene, ...]:
    """It comes, and then uses Taijutsu."""
    return uses_a_jutsu_of("N-971", "Taijutsu")


def comes_to_a_prince() -> tuple[Scene, ...]:
    """A Prince is a Client here; it draws."""
    prince = client("P", characteristics=("Prince",))
    game = scene("turn 21\nplayer 1\nmarker 10\nclient P\nhand N-395 wait\ndeck 9\nplayer 2",
                 prince)  # fmt: skip
    game.deploy("N-395")
    game.resolve()
    return (game,)


def comes_by_a_call_and_is_hit() -> tuple[Scene, ...]:
    """A card brings it out of the reinforcements; later it is given damage."""
    call = mission("CALL", text="Put 1 Ninja from your reinforcements into play.")
    comes = scene("player 1\nhand CALL wait\nreinforcements N-784\nplayer 2", call)
    comes.play("mission CALL")
    comes.resolve()
    if comes.asked.endswith("pick"):
        comes.pick("N-784")
    hit = jutsu("HIT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
    hurts = fight("A", "N-784", "HIT", "wait", A, hit, more2="deck 9")
    use(hurts, "HIT")
    hurts.resolve()
    return comes, hurts


def comes_by_the_cocoon_and_turns() -> tuple[Scene, ...]:
    """A certain Jutsu brings it; later it becomes the beast in its player's hand."""
    cocoon = jutsu("X", name="Sand Cocoon", text="Put 1 Ninja from your hand into play.")
    comes = fight("A", "B", "X N-179", "wait", A, B, cocoon)
    use(comes, "X")
    comes.resolve()
    beast = ninja("S", name="Shukaku")
    turns = scene("player 1\nteam N-179\nhand S B wait\nplayer 2", beast, B)
    turns.play("ability N-179 1")
    turns.resolve()
    return comes, turns


def squad_of(number: str, *names: str) -> Scene:
    """Its Ninja are there and are removed for it."""
    two = [ninja(one, name=name) for one, name in zip("KJ", names, strict=True)]
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam K, J\nreinforcements {number}\n"
                 "hand wait\nplayer 2", *two)  # fmt: skip
    game.play(f"squad {number}")
    while game.asked.startswith("1 ") and game.asked != "1 mission phase":
        game.quiet()
    return game


def comes_as_a_squad() -> tuple[Scene, ...]:
    """Both its Ninja are there."""
    return (squad_of("N-608", "Naruto Uzumaki", "Sai"),)


def comes_as_a_squad_and_hurts_its_foe() -> tuple[Scene, ...]:
    """Both its Ninja are there; later it has battled somebody who stays."""
    comes = squad_of("N-933", "Kimimaro", "Jugo")
    foe = ninja("X", "7/1", "7/1")
    hurts = scene("phase battle\nplayer 1\nteam N-933\nhand wait\ndeck 9\nplayer 2\nteam X\n"
                  "hand wait\ndeck 9", foe)  # fmt: skip
    hurts.send("N-933")
    while hurts.asked != "2 block":
        hurts.quiet()
    hurts.block("N-933 by X")
    while hurts.phase != "end" and not hurts.happened("trigger"):
        hurts.quiet()
    return comes, hurts


OF_SAMPLES: dict[str, Callable[[], tuple[Scene, ...]]] = {
    "N-987": comes_for_orochimaru_and_is_healed,
    "N-1302": is_sacrificed,
    "M-736": pays_for_its_players_discards,
    "J-142": meets_cursed_ninja,
    "M-US037": answers_the_irresistible,
    "M-414": ends_the_quota,
    "N-460": comes_in_state_2,
    "M-437": finds_the_other_of_two,
    "N-934": comes_in_place_of_sasuke,
    "N-919": finds_a_combination,
    "N-476": uses_the_byakugan,
    "N-971": uses_taijutsu,
    "N-395": comes_to_a_prince,
    "N-784": comes_by_a_call_and_is_hit,
    "N-179": comes_by_the_cocoon_and_turns,
    "N-933": comes_as_a_squad_and_hurts_its_foe,
    "N-608": comes_as_a_squad,
}
