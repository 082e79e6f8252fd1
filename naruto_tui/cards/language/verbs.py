"""The vocabulary of deeds: what cards and players do, as a verb in all its forms.

A new verb is a row here. Things, places and times are in `tables`, what is said of a thing
without a verb of its own in `predicates`.
"""

from typing import Final, NamedTuple

HOWS: Final[dict[str, str]] = {
    "opposed": "and is opposed",
    "unblocked": "and is not blocked",
    "by deployment": "by deployment",
    "not by deployment": "other than by deployment",
    "by ambush": "by ambush",
    "by growth": "by growth",
    "not by growth": "other than by growth",
    "by platoon": "by platoon",
    "by squad": "by squad",
    "by sacrifice": "by sacrifice",
    "by effect": "by an effect",
    "from hand": "from hand alone",
    "first": "for the first time this turn",
    "in turn": "in a turn",
}
"""In what way a deed is done; `POSITIONS` too."""

ACTS: Final[dict[str, tuple[str, str]]] = {
    "injure": ("injure", "injures"),
    "heal": ("heal", "heals"),
    "grow": ("grow", "grows"),
    "discard": ("discard", "discards"),
    "charge": ("charge", "charges"),
    "look": ("look at", "looks at"),
    "reveal": ("reveal", "reveals"),
    "negate": ("negate", "negates"),
    "attach": ("attach this card to", "attaches this card to"),
    "switch head": ("switch the head of", "switches the head of"),
    "take control": ("take control of", "takes control of"),
    "copy": ("copy", "copies"),
    "copy anew": ("copy with new targets", "copies with new targets"),
    "turn up": ("turn face-up", "turns face-up"),
    "turn down": ("turn face-down", "turns face-down"),
    "track": ("track", "tracks"),
    "pick": ("pick", "picks"),
    "skip showdown": ("skip the showdown of", "skips the showdown of"),
}
"""Actions that are a verb and what it is done to: told to you, told of others."""

SAYINGS: Final[dict[str, tuple[str, str]]] = {
    "organize": ("organize your teams", "organizes that player's teams"),
    "shuffle": ("shuffle your deck", "shuffles that player's deck"),
    "flip until tails": ("flip coins until tails", "flips coins until tails"),
    "win game": ("win the game", "wins the game"),
    "lose game": ("lose the game", "loses the game"),
    "skip turn": ("skip your next turn", "skips the next turn"),
    "skip mission phase": ("skip your next mission phase", "skips the next mission phase"),
    "skip organization phase": (
        "skip your next organization phase",
        "skips the next organization phase",
    ),
    "skip battle phase": ("skip your next battle phase", "skips the next battle phase"),
    "skip rest of turn": ("end this turn", "ends this turn"),
    "extra turn": ("take 1 more turn", "takes 1 more turn"),
    "extra battle phase": ("have 1 more battle phase", "has 1 more battle phase"),
    "prevent damage": ("prevent that damage", "prevents that damage"),
}
"""Actions that take nothing more: told to you, told of others."""


class Verb(NamedTuple):
    """A row of the verb table: what it is in a `Deed`, and its spelling in three forms.

    The frame is the class of the grammar: `VI` takes partners (`with`), `VT` an object, `VP` a
    doer (`by`), `VD` a giver (`from`), `VO` a receiver (`to`), `VS` is also a state.
    """

    verb: str
    how: tuple[str, ...]
    frame: str
    base: str
    one: str
    many: str
    past: str
    past_many: str

    @property
    def forms(self) -> tuple[str, str, str, str, str]:
        """Base; now, of one and of many; past, of one and of many."""
        return self.base, self.one, self.many, self.past, self.past_many


def _active(verb: str, base: str, one: str, past: str, frame: str = "VI", how: str = "") -> Verb:
    return Verb(verb, (how,) if how else (), frame, base, one, base, past, past)


def _passive(verb: str, participle: str, frame: str = "VP", how: str = "") -> Verb:
    forms = [f"{be} {participle}" for be in ("be", "is", "are", "was", "were")]
    return Verb(verb, (how,) if how else (), frame, *forms)


VERBS: Final[tuple[Verb, ...]] = (
    _active("enter", "enter play", "enters play", "entered play"),
    _passive("enter", "deployed", "VI", "by deployment"),
    _active("leave", "leave play", "leaves play", "left play"),
    _passive("leave", "removed from play", "VP"),
    _passive("send", "sent out", "VI"),
    _passive("go out", "moved to the battlefield", "VI"),
    _active("attack", "attack", "attacks", "attacked"),
    _active("block", "block", "blocks", "blocked", "VT"),
    _passive("be blocked", "blocked", "VP"),
    _passive("oppose", "opposed", "VS"),
    _passive("be unblocked", "unblocked", "VI"),
    _active("battle", "battle", "battles", "battled", "VT"),
    _active("team", "join a team", "joins a team", "joined a team"),
    _active("win", "win", "wins", "won", "WIN"),
    _active("win", "win a plain victory", "wins a plain victory", "won a plain victory",
            "VI", "plain"),
    _active("win", "win an outstanding victory", "wins an outstanding victory",
            "won an outstanding victory", "VI", "outstanding"),
    _active("win rewards", "win an outstanding reward", "wins an outstanding reward",
            "won an outstanding reward", "VI", "outstanding"),
    _active("take rewards", "win or get", "wins or gets", "won or got", "WIN"),
    _active("win", "be about to win", "is about to win", "was about to win", "VI", "before damage"),
    _active("lose", "lose", "loses", "lost", "LOSE"),
    _passive("lose", "completely defeated", "VI", "outstanding"),
    _active("tie", "tie", "ties", "tied"),
    _active("win by rewards", "win by rewards", "wins by rewards", "won by rewards"),
    _active("damage", "receive damage", "receives damage", "received damage", "VD"),
    _active("give damage", "give damage", "gives damage", "gave damage", "VO"),
    _active("injure", "become injured", "becomes injured", "became injured"),
    _passive("heal", "healed"),
    _passive("discard", "discarded"),
    _passive("remove", "removed from the game"),
    _passive("charge", "charged"),
    _passive("move", "moved"),
    _passive("sacrifice", "sacrificed"),
    _passive("grow", "grown"),
    _passive("surge", "surged"),
    _active("use", "use", "uses", "used", "VT"),
    _passive("apply", "applied"),
    _active("play", "play", "plays", "played", "PLAY"),
    _passive("target", "targeted"),
    _passive("affect", "affected"),
    _passive("negate", "negated"),
    _passive("chain", "chained to"),
    _active("stand by", "become stand-by", "becomes stand-by", "became stand-by", "STANDBY"),
    _active("gain power", "gain power", "gains power", "gained power"),
    _active("lose power", "lose power", "loses power", "lost power"),
    _active("gain combat", "gain combat", "gains combat", "gained combat"),
    _active("gain support", "gain support", "gains support", "gained support"),
    _active("last coin", "lose the last coin", "loses the last coin", "lost the last coin"),
    _active("place coin", "receive", "receives", "received", "VC"),
    _active("take coin", "lose by effect", "loses by effect", "lost by effect", "VC", "by effect"),
    _active("change marker", "change the marker", "changes the marker", "changed the marker"),
)  # fmt: skip
"""One row serves six wrappers: when, would, cannot, must, can, did."""

ACT_DEEDS: Final[dict[str, tuple[str, str, str]]] = {
    "discard": ("discard", "discards", "discarded from hand"),
    "charge": ("charge", "charges", "did charge"),
    "draw": ("draw", "draws", "drew"),
    "search": ("search", "searches", "searched"),
    "flip": ("flip", "flips", "flipped"),
    "reveal": ("reveal", "reveals", "revealed"),
    "heal": ("heal", "heals", "did heal"),
    "injure": ("injure", "injures", "did injure"),
    "negate": ("negate", "negates", "did negate"),
    "turn up": ("turn face-up", "turns face-up", "did turn face-up"),
}
"""Actions of a player as deeds: `When you draw 1 or more cards`."""
