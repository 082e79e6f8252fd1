"""A fight to use Jutsu in: two teams face each other, both players have chakra of every symbol.

Player 1 attacks. He also holds `KEPT`, a Jutsu of no effect, so that the Exchange of Jutsu does not
end by itself; `answers` is the hand of player 2.
"""

from naruto_tui.cards.model import Card
from tests.rules.scene import Scene, jutsu, ninja, scene

KEPT = jutsu("KEPT", text="Target the user.\nThe target gets +0/+0 this turn.")
CHAKRA = tuple(ninja(f"CHAKRA-{letter}", symbols=letter) for letter in "LFWNE")
STOCK = " ".join(f"{card.number} x4" for card in CHAKRA)


def fight(
    attack: str,
    block: str = "",
    hand: str = "",
    answers: str = "",
    *cards: Card,
    chakra: str = STOCK,
    more: str = "",
    more2: str = "",
    seed: int = 0,
) -> Scene:
    """The Exchange of Jutsu of this fight; `more` are further lines of player 1, `more2` of 2."""
    lines = [
        f"seed {seed}",
        "phase exchange",
        "player 1",
        f"attack {attack}",
        f"hand {hand} KEPT",
        more,
    ]
    lines += [f"chakra {chakra}"] if chakra else []
    lines += ["player 2", f"chakra {STOCK}", more2]
    lines += [f"block 1 {block}"] if block else []
    lines += [f"hand {answers}"] if answers else []
    return scene("\n".join(lines), *cards, KEPT, *CHAKRA)


def use(
    game: Scene, number: str, *targets: str, user: str = "", x: int | None = None, mode: int = -1
) -> None:
    """Announces a Jutsu: answers what it asks, and pays with whatever chakra does."""
    game.play(f"jutsu {number}")
    for _ in range(6):
        what = game.asked[2:]
        if what == "user":
            game.pick(user)
        elif what == "modes":
            game.play(f"mode {mode}")
        elif what == "x":
            assert x is not None
            game.say_number(x)
        elif what == "target":
            game.pick(*targets)
        elif what == "pay jutsu cost":
            game.quiet()
        else:
            return


def resolve(game: Scene) -> None:
    """Nobody answers any more: the chain is carried out."""
    while game.asked.endswith("respond"):
        game.play("pass")


def words(game: Scene, number: str) -> frozenset[str]:
    """Characteristics and attributes of a card now."""
    traits = game.game.traits(game.card(number))
    return traits.words | traits.attributes


def outcome(game: Scene, number: str) -> str:
    """How a Jutsu resolved: `applied`, `failed` or `negated`."""
    card = game.card(number)
    return [one.how[0] for one in game.happened("resolve") if one.cards == (card,)][-1]


def paid(game: Scene, player: int) -> list[str]:
    """Symbols of the chakra that a player has spent, in their order above."""
    spent = [number for number in game.cards(player, "discard") if number.startswith("CHAKRA-")]
    return sorted((number[-1] for number in spent), key="LFWNE".index)
