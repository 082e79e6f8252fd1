"""What tests of the third set share: seeds by how coins fall, used Jutsu, states."""

from collections.abc import Callable

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, scene


def with_heads(heads: int, play: Callable[[int], Scene]) -> Scene:
    """The first seed with which the coins fall so."""
    for seed in range(200):
        game = play(seed)
        if sum(one.number for one in game.happened("flip")) == heads:
            return game
    raise AssertionError(heads)


def used(number: str, attack: str, block: str = "N-017", *targets: str, **facts: object) -> Scene:
    """A fight in which this Jutsu has been used and carried out."""
    game = fight(attack, block, number, **facts)  # type: ignore[arg-type]
    use(game, number, *targets)
    resolve(game)
    return game


def state(game: Scene, number: str) -> str:
    """`healthy`, `injured`, or where a Ninja is."""
    if game.where(number) != "play":
        return game.where(number)
    return "injured" if game.is_injured(number) else "healthy"


def next_turn(game: Scene) -> None:
    now = game.turn
    while game.turn == now:
        game.quiet()


def ability(game: Scene, number: str, *price: str, x: int | None = None) -> None:
    """Uses the ability of a card and lets everybody pass; `price` is what is picked for it."""
    game.play(next(one for one in game.offers if one.startswith(f"ability {number} ")))
    if x is not None:
        game.say_number(x)
    if price:
        game.pick(*price)
    while game.asked.endswith("pay chakra"):
        game.quiet()
    resolve(game)


def played(number: str, mine: str, theirs: str = "", *targets: str, card: str = "") -> Scene:
    """A Mission that has been played: `{}` in the lines of its player stands for it."""
    lines = "\n ".join(("player 1", *mine.format(number).split("\n"), "player 2"))
    game = scene(f"{lines}\n {theirs}")
    game.play(f"mission {number}")
    left = [*targets, card] if card else list(targets)
    while game.asked in ("1 target", "1 pay hand cost"):
        if game.asked == "1 target":
            wanted = [one for one in left if one in game.offers]
            low = game.game.choice.low
            game.pick(*wanted[:low])
            left = [one for one in left if one not in wanted[:low]]
        else:
            _pay(game, mine)
    resolve(game)
    return game


def _pay(game: Scene, mine: str) -> None:
    """Pays with the card that stands behind the Mission in hand."""
    hand = next(line for line in mine.split("\n") if "{}" in line).split()
    game.pick(*[one for one in hand if one in game.offers][:1])
