"""The vocabulary of claims: what is said of a thing or a player while something holds.

A new change without a value, or number of the rules, is a row here. Verbs that are forbidden or
demanded are deeds, in `verbs`.
"""

from typing import Final

RULE_NUMBERS: Final[dict[str, tuple[str, str, str]]] = {
    "missions": ("can play up to", "mission a turn", "missions a turn"),
    "deployments": ("can deploy up to", "ninja a turn", "ninja a turn"),
    "jutsu uses": ("can use up to", "jutsu a turn", "jutsu a turn"),
    "clients": ("can have up to", "client at once", "clients at once"),
    "attacking teams": ("can attack with up to", "team at once", "teams at once"),
    "blocks": ("can block with up to", "team at once", "teams at once"),
    "team size": ("can have up to", "ninja as 1 team", "ninja as 1 team"),
    "rewards to win": ("can win with", "reward in all", "rewards in all"),
    "rewards a turn": ("can win up to", "reward a turn", "rewards a turn"),
    "hand size": ("can keep up to", "card at the end of a turn", "cards at the end of a turn"),
    "least hand size": (
        "can always keep",
        "card at the end of a turn",
        "cards at the end of a turn",
    ),
}
"""Numbers of the rules a card can set: `you can play up to 2 Missions a turn`."""


def bound(verb: str) -> str:
    """The verb of a number that only limits: `cannot attack with more than`; else nothing."""
    if not verb.endswith(" up to"):
        return ""
    return f"cannot {verb.removeprefix('can ').removesuffix(' up to')} more than"


PLAYER_FLAGS: Final[dict[str, tuple[str, str]]] = {
    "open hand": ("play with an open hand", "plays with an open hand"),
    "open deck": (
        "play with the top card of the deck face-up",
        "plays with the top card of the deck face-up",
    ),
    "no mission limit": (
        "can play any number of missions a turn",
        "can play any number of missions a turn",
    ),
    "exchange charge": ("can charge in the exchange", "can charge in the exchange"),
    "no hand limit": ("can keep any number of cards", "can keep any number of cards"),
    "mission costs lost": (
        "put hand costs of missions into the discard pile",
        "puts hand costs of missions into the discard pile",
    ),
    "missions lost": (
        "put applied missions into the discard pile",
        "puts applied missions into the discard pile",
    ),
    "random targets": (
        "choose targets of jutsu at random",
        "chooses targets of jutsu at random",
    ),
    "any parity": (
        "count your marker as even and odd",
        "counts that player's marker as even and odd",
    ),
}
"""Changes of a player that take no value: told to you, told of others."""

MARKER_ACTS: Final[dict[str, tuple[str, str]]] = {
    "+": ("raise", "raises"),
    "-": ("lower", "lowers"),
    "=": ("set", "sets"),
}

FLAG_PREDICATES: Final[dict[str, tuple[str, str]]] = {
    "lose text": ("loses its text", "lose their text"),
    "lose symbols": ("loses its symbols", "lose their symbols"),
    "printed power": ("keeps its printed power", "keep their printed power"),
    "fight by mental power": ("fights by mental power", "fight by mental power"),
    "only by power": ("never fights by mental power", "never fight by mental power"),
    "as battling": ("counts as battling", "count as battling"),
    "double power": ("has twice its power", "have twice their power"),
    "double mental power": ("has twice its mental power", "have twice their mental power"),
    "support as combat": ("counts support as combat", "count support as combat"),
    "combat as support": ("counts combat as support", "count combat as support"),
    "negative combat": ("has negative combat", "have negative combat"),
    "negative support": ("has negative support", "have negative support"),
    "as injured": ("counts as injured", "count as injured"),
    "as healthy": ("counts as healthy", "count as healthy"),
    "injured combat": ("has its injured combat", "have their injured combat"),
    "injured power": ("has its injured power", "have their injured power"),
    "deployed injured": ("is deployed injured", "are deployed injured"),
    "any symbol": ("can be paid with any symbols", "can be paid with any symbols of chakra"),
    "not counted": ("adds nothing to its team", "add nothing to their teams"),
    "taken off": ("counts against its team", "count against their teams"),
    "helps the enemy": ("counts for the team battling it", "count for the teams battling them"),
    "printed share": (
        "adds only printed values to its team",
        "add only printed values to their teams",
    ),
}
"""Changes that take no value: of one thing, of several."""
