"""Positions for cards of later sets that no table set by the program brings to all they do."""

from collections.abc import Callable

from tests.rules.scene import Scene, mission, ninja, scene

from .effects.fight import fight, resolve, use

PAY = ninja("PAY", symbols="FWLNE")
A = ninja("A", "3/1")
B = ninja("B", "3/1")
CALL = mission("CALL", text="Put 1 Ninja from your hand into play.")


def paid_for(game: Scene) -> Scene:
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    return game


def comes_as_kakashi_and_iruka() -> tuple[Scene, ...]:
    """One of its two Ninja has to be in play, and then it is sent out."""
    kakashi = ninja("K", name="Kakashi Hatake")
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand N-C012 PAY x3\nteam K", PAY, kakashi)
    comes.play("platoon N-C012")
    goes = scene("phase battle\nplayer 1\nteam N-C012\nteam A\nplayer 2\nteam B", A, B)
    goes.send("N-C012")
    goes.resolve()
    return paid_for(comes), goes


def ambushes_and_gets_its_coin() -> tuple[Scene, ...]:
    """It does by ambush alone what it does, and no charge brings it to the chakra area."""
    comes = scene(
        "turn 21\nplayer 1\nmarker 10\nchakra N-459\nhand PAY x3\nplayer 2\nteam B", PAY, B
    )
    comes.play("ambush N-459")
    return (paid_for(comes),)


def sees_an_uchiha() -> tuple[Scene, ...]:
    """Somebody with Uchiha in the name comes, and somebody is injured."""
    arrives = scene("turn 9\nplayer 1\nhand C-033 A\nplayer 2\nteam B", A, B)
    arrives.deploy("C-033")
    sees = scene(
        "turn 9\nplayer 1\nteam A injured\nclient C-033\nhand NEW wait\nplayer 2\nteam B",
        A,
        B,
        ninja("NEW", name="Itachi Uchiha"),
    )
    sees.play("deploy NEW")
    sees.resolve()
    sees.yes()
    return arrives, sees


def sees_an_enemy_come_by_an_effect() -> tuple[Scene, ...]:
    """The enemy puts a Ninja into play otherwise than by deploying."""
    arrives = scene("turn 9\nplayer 1\nhand M-600 PAY x2\nplayer 2\nteam B", PAY, B)
    arrives.play("mission M-600")
    sees = scene("player 1\nhand CALL A wait\nplayer 2\nmission M-600\nteam B", A, B, CALL)
    sees.play("mission CALL")
    sees.resolve()
    if sees.asked.endswith("pick"):
        sees.pick("A")
    sees.resolve()
    return paid_for(arrives), sees


def moves_a_coin_on() -> tuple[Scene, ...]:
    """There is a coin on another card than the one that gets one."""
    game = scene("turn 9\nplayer 1\nteam N-1622\nteam A coins +1/+1 x3\nhand wait\ndeck B\n"
                 "player 2\nteam B", A, B)  # fmt: skip
    game.play("ability N-1622 0")
    game.play("mode 0")
    game.pick("N-1622")
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand N-1622 PAY x3\nplayer 2\nteam B", PAY, B)
    comes.deploy("N-1622")
    return paid_for(comes), paid_for(game)


def is_attached_by_a_void_ninja() -> tuple[Scene, ...]:
    """Its user has to be a Void Ninja."""
    game = fight("V", "B", "J-916", "", ninja("V", symbols="V"), B)
    use(game, "J-916", "B")
    resolve(game)
    return (game,)


def is_used_by_a_void_ninja() -> tuple[Scene, ...]:
    """Its user has to be a Void Ninja."""
    game = fight("V", "B", "J-918", "", ninja("V", symbols="V"), B)
    use(game, "J-918")
    resolve(game)
    game.pick(*game.offers[:1])
    return (game,)


def is_paid_by_a_dream() -> tuple[Scene, ...]:
    """Its hand cost has to be paid with a certain Mission."""
    dream = mission("DREAM", name="Respective Dreams", symbols="E", text="Draw 1 card.")
    game = scene("turn 21\nplayer 1\nmarker 10\nhand M-494 DREAM\nplayer 2\nhand N-001 x2\n"
                 "deck N-002 x5", dream)  # fmt: skip
    game.play("mission M-494")
    return (paid_for(game),)


def takes_back_a_lasting_mission() -> tuple[Scene, ...]:
    """A Permanent Mission has to lie in the discard pile or the chakra area."""
    game = scene("turn 21\nplayer 1\nmarker 10\nhand M-US103 PAY x3\ndiscard M-600", PAY)
    game.play("mission M-US103")
    paid_for(game)
    if game.asked == "1 pick":
        game.pick("M-600")
    return (game,)


def comes_by_an_effect_and_is_deployed(
    number: str, mine: str, theirs: str
) -> Callable[[], tuple[Scene, ...]]:
    """It is dear to deploy, and does something only where it comes otherwise."""

    def positions() -> tuple[Scene, ...]:
        """It is deployed; then an effect brings it."""
        arrives = scene(f"turn 41\nplayer 1\nmarker 20\nhand {number} PAY x3", PAY)
        arrives.deploy(number)
        comes = scene(f"player 1\nhand {number} CALL wait\n{mine}\nplayer 2\n{theirs}", A, B, CALL)
        comes.play("mission CALL")
        comes.resolve()
        if comes.asked.endswith("pick"):
            comes.pick(number)
        comes.resolve()
        if comes.asked == "1 may":
            comes.yes()
            comes.resolve()
        while comes.asked.endswith("pick"):
            comes.pick(comes.offers[0])
        return paid_for(arrives), comes

    return positions


def comes_out_of_gaara() -> tuple[Scene, ...]:
    """A certain Ninja has to be given up for it; then it has to be injured at the end of a turn."""
    gaara = ninja("G", name="Gaara of the Desert", entrance=2)
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand N-US112 PAY x4\nteam G", PAY, gaara)
    comes.play(next(one for one in comes.offers if "N-US112" in one))
    if comes.asked.endswith("pick"):
        comes.pick("G")
    heals = scene("player 1\nteam N-US112 injured\nhand wait\nplayer 2")
    while not heals.happened("heal"):
        heals.quiet()
    return paid_for(comes), heals


def comes_of_kurenai_and_asuma() -> tuple[Scene, ...]:
    """Both of its Ninja have to be in play; then a cheaper one goes home."""
    both = ninja("K", name="Kurenai Yuhi"), ninja("S", name="Asuma Sarutobi")
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand PAY x3\nreinforcements N-1548\nteam K\n"
                  "team S",
                  PAY, *both)  # fmt: skip
    comes.play("squad N-1548")
    sends = fight("N-1548", "B", "", "", B)
    sends.play("ability N-1548 0")
    while "respond" not in sends.asked:
        sends.quiet()
    resolve(sends)
    return paid_for(comes), sends


def sent_out_with_an_empty_hand() -> tuple[Scene, ...]:
    """Its player has to have no cards in hand when the fighting begins."""
    arrives = scene("player 1\n hand N-104 N-001")
    arrives.deploy("N-104")
    game = scene("phase battle\nplayer 1\n team N-104\n deck 5\nplayer 2\n team N-001\n hand wait")
    game.send("N-104")
    game.resolve()
    return arrives, game


def searches_chakra_with_an_empty_hand() -> tuple[Scene, ...]:
    """Its player has to have no cards in hand."""
    arrives = scene("player 1\n hand N-925 N-001")
    arrives.deploy("N-925")
    game = scene("player 1\n team N-925\n chakra N-001 N-002")
    game.play("ability N-925 0")
    game.pick("N-001")
    game.resolve()
    return arrives, game


def hurts_those_with_its_coins() -> tuple[Scene, ...]:
    """Enemies have to bear coins of one kind."""
    kage = ninja("A", "3/1", name="The 3rd Kazekage")
    game = fight("A", "B coins -2/-2", "J-467", "", kage, ninja("B", "9/9"))
    use(game, "J-467")
    resolve(game)
    return (game,)


def takes_a_coin_off_from_hand() -> tuple[Scene, ...]:
    """Somebody has to bear a coin while it is in hand."""
    arrives = scene("player 1\n hand N-1516 N-001")
    arrives.deploy("N-1516")
    game = scene("player 1\nhand N-1516 wait\nplayer 2\nteam B coins +1/+1", ninja("B"))
    game.play("ability N-1516 0")
    game.resolve()
    return arrives, game


def comes_as_shizune_and_tonton() -> tuple[Scene, ...]:
    """One of its two Ninja has to be in play."""
    cards = ninja("S", name="Shizune"), ninja("T", name="Tsunade")
    game = scene(
        "turn 21\nplayer 1\nmarker 10\nhand N-636 wait\nteam S\ndeck T 5\nplayer 2", *cards
    )
    game.play("platoon N-636")
    game.resolve()
    game.yes()
    game.pick("T")
    return (game,)


def comes_as_tsunade_and_shizune() -> tuple[Scene, ...]:
    """One of its two Ninja has to be in play, and then its turn ends."""
    game = scene("turn 21\nplayer 1\nmarker 12\nhand N-223 PAY wait\nteam S\ndeck A x4\nplayer 2",
                 PAY, A, ninja("S", name="Shizune"))  # fmt: skip
    game.play("platoon N-223")
    paid_for(game)
    while game.turn == 21 and game.asked != "1 pick":
        game.quiet()
    game.pick("A", "A")
    return (game,)


def comes_out_of_the_reserve() -> tuple[Scene, ...]:
    """A Squad: both of its Ninja have to leave the game for it."""
    cards = (ninja("N", name="Naruto Uzumaki"), ninja("Y", name="Yamato"),
             mission("P", symbols="E", permanent=True, text="All Ninja get +0/+0."))  # fmt: skip
    game = scene("turn 21\nplayer 1\nmarker 12\nteam N\nteam Y\nhand wait\ndeck P 5\n"
                 "reinforcements N-616\nplayer 2", *cards)  # fmt: skip
    game.play("squad N-616")
    game.resolve()
    game.yes()
    game.pick("P")
    return (game,)


def takes_a_ninja_of_its_own_back() -> tuple[Scene, ...]:
    """The enemy controls a Ninja that its player owns."""
    arrives = scene("player 1\nhand N-235 wait\nplayer 2")
    arrives.deploy("N-235")
    game = scene("phase exchange\nplayer 1\nattack N-235\nhand wait\nplayer 2\n"
                 "team B borrowed\nteam A\nhand wait", A, B)  # fmt: skip
    game.until("end")
    return arrives, game


def gives_a_reward_away() -> tuple[Scene, ...]:
    """It comes from the reserve by a Sasuke, and its price is a reward for the enemy."""
    call = mission("CALL", text="Put 1 Ninja from your reinforcements into play.")
    comes = scene("player 1\nhand CALL wait\nreinforcements N-1537\nplayer 2", call)
    comes.play("mission CALL")
    comes.resolve()
    game = fight("N-1537", "B", "", "N-001 wait", A, B, more="deck 9", more2="team A")
    game.play("ability N-1537 1")
    game.resolve()
    while game.asked == "2 pick":
        game.quiet()
    return comes, game


def injures_a_child() -> tuple[Scene, ...]:
    """Somebody with Childhood in the name is there."""
    arrives = scene("player 1\nhand N-1501 wait\nplayer 2")
    arrives.deploy("N-1501")
    game = scene("player 1\nteam N-1501\nhand wait\nchakra A\nplayer 2\nteam X", A,
                 ninja("X", name="Kimimaro (Childhood)"))  # fmt: skip
    game.play("ability N-1501 0")
    game.resolve()
    return arrives, game


LATER: dict[str, Callable[[], tuple[Scene, ...]]] = {
    "N-1622": moves_a_coin_on,
    "N-C012": comes_as_kakashi_and_iruka,
    "N-459": ambushes_and_gets_its_coin,
    "C-033": sees_an_uchiha,
    "M-600": sees_an_enemy_come_by_an_effect,
    "J-916": is_attached_by_a_void_ninja,
    "J-918": is_used_by_a_void_ninja,
    "M-494": is_paid_by_a_dream,
    "M-US103": takes_back_a_lasting_mission,
    "N-1626": comes_by_an_effect_and_is_deployed("N-1626", "discard A", "team B"),
    "N-1634": comes_by_an_effect_and_is_deployed("N-1634", "", "team B injured"),
    "N-1548": comes_of_kurenai_and_asuma,
    "N-US112": comes_out_of_gaara,
    "N-636": comes_as_shizune_and_tonton,
    "N-223": comes_as_tsunade_and_shizune,
    "N-616": comes_out_of_the_reserve,
    "N-235": takes_a_ninja_of_its_own_back,
    "N-1537": gives_a_reward_away,
    "N-1501": injures_a_child,
    "N-104": sent_out_with_an_empty_hand,
    "N-925": searches_chakra_with_an_empty_hand,
    "J-467": hurts_those_with_its_coins,
    "N-1516": takes_a_coin_off_from_hand,
}
"""For each card a position; what it says of itself is the reason."""
