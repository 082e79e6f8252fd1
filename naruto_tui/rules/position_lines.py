"""Reading the lines of a position, one after another, with errors that name the line.

Whether they fit together is the business of `position_checks`.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

from naruto_tui.cards.language import CardTextError
from naruto_tui.cards.model import NOT_WRITTEN, Card
from naruto_tui.cards.nodes import Token

from .editions import EDITIONS, Edition
from .faces import COIN, made_coin, read_coin
from .position_checks import check_whole
from .positions import (
    BLANK,
    COUNTS,
    GONE,
    LIMIT,
    MOST,
    PHASES,
    PILES,
    TURNED_DOWN,
    Held,
    Named,
    Placed,
    PlacedTeam,
    PlayerPart,
    Position,
    PositionError,
)
from .record import Find, all_cards
from .spoken import NAME

_OTHERS: Final = ("client", "mission", "card")
"""Words with which a line begins that puts a single card into play."""
_MANY: Final = frozenset(("team", "attack", "block", *_OTHERS))
"""Words with which several lines of one player may begin."""
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs"))
"""Unicode categories of characters that are no text: controls, marks of direction, halves."""


def read_position(
    text: str, find: Find | None = None, edition: Edition = EDITIONS["us"]
) -> Position:
    """What a position says; the edition is the one of a text that names none.

    Raises:
        PositionError: with the line, what is wrong there and what would be right.
    """
    if len(text) > LIMIT:
        raise PositionError(1, f"longer than {LIMIT} characters; this is no position")
    reader = _Reader(find or all_cards(), edition)
    for number, raw in enumerate(text.splitlines(), 1):
        reader.line = number
        reader.look_through(raw)
        line = raw.split("#", 1)[0].strip()
        if line:
            reader.read(line)
    check_whole(reader.position, reader.seen.get((0, "turn"), 0))
    reader.position.text = text or "# nothing\n"
    return reader.position


class _Reader:
    """Reads the lines one after another."""

    def __init__(self, find: Find, edition: Edition) -> None:
        self.find = find
        self.line = 0
        self.position = Position(edition=edition)
        self.player: PlayerPart | None = None
        self.answering = False
        self.seen: dict[tuple[int, str], int] = {}

    def look_through(self, line: str) -> None:
        """Refuses what a terminal would obey or not show, in comments too: they are kept."""
        if not line.isprintable():
            unseen = (sign for sign in line if unicodedata.category(sign) in _UNSEEN)
            if sign := next((sign for sign in unseen if sign != "\t"), ""):
                raise self.error(f"control character U+{ord(sign):04X}; remove it")

    def read(self, line: str) -> None:
        """Reads one line: its first word and what follows."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.answering:
            self.position.answers.append((self.line, line))
        elif word in _LAST:
            self.player = None
            self._once(word)
            _LAST[word](self, rest)
        elif word in _TOP:
            if self.player is not None and word != "player":
                raise self.error(f"`{word}` stands above the first `player` line")
            if word != "player":
                self._once(word)
            _TOP[word](self, rest)
        elif word in _PART:
            if self.player is None:
                raise self.error(f"`{word}` stands below a line `player 1` or `player 2`")
            if word not in _MANY:
                self._once(word)
            _PART[word](self, self.player, word, rest)
        else:
            known = ", ".join((*_TOP, *_PART, *_LAST))
            raise self.error(f"no line begins with {word[:20]!r}; there are {known}")

    def error(self, problem: str) -> PositionError:
        """What is wrong in the line that is being read."""
        return PositionError(self.line, problem)

    def _once(self, word: str) -> None:
        key = (0 if self.player is None else self.player.line, word)
        if key in self.seen:
            raise self.error(f"a second line `{word}`; write all on one")
        self.seen[key] = self.line

    # -- lines about the game ---------------------------------------------------------------------

    def edition(self, rest: str) -> None:
        if rest not in EDITIONS:
            raise self.error(f"no edition {rest[:20]!r}; there are {', '.join(EDITIONS)}")
        self.position.edition = EDITIONS[rest]

    def seed(self, rest: str) -> None:
        self.position.seed = self.number(rest, "seed", 0, 2**63)

    def chance(self, rest: str) -> None:
        self.position.chance = self.number(rest, "chance", 0, 2**64 - 1)

    def turn(self, rest: str) -> None:
        self.position.turn = self.number(rest, "turn", 1, self.position.edition.turn_limit)

    def first(self, rest: str) -> None:
        self.position.first = self.number(rest, "first", 1, 2) - 1

    def active(self, rest: str) -> None:
        self.position.active = self.number(rest, "active", 1, 2) - 1

    def phase(self, rest: str) -> None:
        if rest not in PHASES:
            raise self.error(f"no phase {rest[:20]!r}; there are {', '.join(PHASES)}")
        self.position.phase = rest

    def begin_player(self, rest: str) -> None:
        seat = self.number(rest, "player", 1, 2) - 1
        if self.position.players[seat] is not None:
            raise self.error(f"a second `player {rest}`; write all about a player in one place")
        self.player = self.position.players[seat] = PlayerPart(self.line)

    def arrived(self, rest: str) -> None:
        self.position.arrived = self.named(rest)

    def teams(self, rest: str) -> None:
        self.position.teams = self.named(rest)

    def answers(self, rest: str) -> None:
        if rest:
            raise self.error("`answers` stands alone; each answer has a line of its own below it")
        self.answering = True

    # -- lines about a player ---------------------------------------------------------------------

    def pile(self, player: PlayerPart, word: str, rest: str) -> None:
        player.piles[word] = list(self.cards(rest, word))

    def count(self, player: PlayerPart, word: str, rest: str) -> None:
        player.counts[word] = self.number(rest, word, 0, MOST)

    def team(self, player: PlayerPart, word: str, rest: str) -> None:
        blocks = 0
        if word == "block":
            which, _, rest = rest.partition(" ")
            blocks = self.number(which, "block", 1, MOST)
        members = tuple(self.placed(part, "ninja") for part in _members(rest))
        if any(one.bearer for one in members):
            raise self.error("a Ninja that is `attached` is in no team; write it on a line `card`")
        out = "" if word == "team" else word
        heads = sum(one.head for one in members)
        if heads > 1 or (heads and not out):
            raise self.error("a team that is out has one head, one at home has none")
        player.teams.append(PlacedTeam(members, out, blocks, self.line))

    def other(self, player: PlayerPart, word: str, rest: str) -> None:
        placed = self.placed(rest, word)
        stays = word == "client" or (word == "mission" and placed.card.permanent)
        if not stays and not placed.bearer:
            problem = "is no Permanent and stays in play only if `attached`"
            raise self.error(f"{placed.card} {problem}")
        player.others.append(placed)

    def placed(self, text: str, kind: str) -> Placed:
        """A card in play with what is said of it."""
        words = _WORDS.findall(text)
        if '"' in _WORDS.sub("", text):
            raise self.error('a quotation mark " has no partner; write one behind the name')
        if not words:
            raise self.error("the number of a card is missing")
        number = words.pop(0)
        made = self.coin(words) if number == COIN else None
        card = self.card(number) if made is None else made_coin(made)[0]
        if kind not in (card.kind, "card"):
            raise self.error(f"{card} is a {card.kind}; a {kind} stands here")
        marks = set()
        coins: list[tuple[str, int]] = []
        used: list[int] = []
        on: list[tuple[str, ...]] = []
        bearer = ""
        while words:
            word = words.pop(0)
            if word == "coins":
                coins.append(self.coins(words))
            elif word == "used" and words:
                place = self.number(words.pop(0), "used", 1, MOST) - 1
                used += [place] * self.times_ahead(words)
            elif word == "on" and words:
                on.append(self.aimed(words.pop(0)))
            elif word == "attached" and words and not bearer:
                bearer = self.named(words.pop(0)).names[0]
            elif word in ("injured", "new", "borrowed", "head"):
                marks.add(word)
            else:
                raise self.error(
                    f"{word[:20]!r} is nothing a card can be; there are injured, new, borrowed, "
                    "head, used N, on CARD, attached CARD, coins KIND ("
                    "`coins` again before another kind, a comma before the next card)"
                )
        if kind != "ninja" and marks & {"injured", "head"}:
            raise self.error(f"a {kind} is never injured and leads no team")
        return Placed(
            card, self.line, "injured" in marks, "new" in marks, "borrowed" in marks,
            "head" in marks, tuple(coins), tuple(used), tuple(on),
            bearer, made,
        )  # fmt: skip

    def coins(self, words: list[str]) -> tuple[str, int]:
        """A kind of coin and how many there are, behind the word `coins`."""
        if not words:
            raise self.error("`coins` needs a kind, coins KIND or coins KIND x2")
        kind = "" if _is_times(words[0]) else words.pop(0)
        if glued := _GLUED.fullmatch(kind):
            raise self.error(f"{kind[:20]!r} is no kind of coin; write {glued[1]} {glued[2]}")
        return kind.strip('"'), self.times_ahead(words)

    def coin(self, words: list[str]) -> Token:
        """What stands in brackets behind the word `coin`."""
        if not words or not _CLOSED.fullmatch(words[0]) or words[0].startswith('"'):
            raise self.error('`coin` needs what it is in brackets: coin (0/1 named "Insect")')
        told = words.pop(0)[1:-1].strip()
        try:
            return read_coin(told)
        except CardTextError as error:
            raise self.error(f"`coin ({told[:40]})`: {error.message[:200]}") from None

    def aimed(self, text: str) -> tuple[str, ...]:
        """Cards with a plus between them; `none` for no card at all."""
        if text == "none":
            return ()
        names = tuple(text.split("+"))
        for name in names:
            if name != GONE and NAME.fullmatch(name) is None:
                raise self.error(f"`on` needs cards in play, N-001+N-002, not {text[:20]!r}")
        return names

    # -- parts of lines ---------------------------------------------------------------------------

    def cards(self, rest: str, zone: str) -> Iterator[Held]:
        """Cards in a row: numbers, `xN` behind one, or a count of blank cards."""
        last: Held | None = None
        for word in rest.split():
            if word.isdecimal():
                last = Held(BLANK)
                yield from [last] * self.number(word, "count", 0, MOST)
            elif _is_times(word):
                if last is None:
                    raise self.error(f"{word!r} repeats the card before it; there is none")
                times = self.times(word)
                yield from [last] * (times - 1)
            else:
                last = self.held(word, zone)
                yield last

    def held(self, word: str, zone: str) -> Held:
        """A card outside play and who knows it."""
        whose, _, named = word.rpartition(":")
        number, mark, who = named.partition("!")
        if not number:
            raise self.error(f"{word[:20]!r} stands right behind the number of its card")
        if whose and (zone != "rewards" or whose not in ("1", "2")):
            raise self.error(f"{word[:20]!r}: only a reward may say whose card it is, 1: or 2:")
        owner = int(whose) - 1 if whose else None
        card = self.card(number)
        if not mark:
            return Held(card, 0, owner)
        if zone not in TURNED_DOWN:
            raise self.error(f"{word[:20]!r}: both players know the cards of {zone}; leave out !")
        if who not in ("", "1", "2"):
            raise self.error(f"{word[:20]!r}: behind ! stands nothing, 1 or 2")
        return Held(card, {"": 3, "1": 1, "2": 2}[who], owner)

    def card(self, number: str) -> Card:
        card = BLANK if number == BLANK.number else self.find(number)
        if card is None:
            raise self.error(f"no card {number[:20]!r} in the pool; {self._meant(number)}")
        if not card.is_written:
            raise self.error(f"{card} cannot be played: {NOT_WRITTEN}; name another card")
        return card

    def _meant(self, number: str) -> str:
        """What to write or do in place of a number that is none."""
        if "," in number:
            return "commas part the Ninja of a team only, other cards have spaces between"
        capital = number.upper()
        if number != capital and self.find(capital) is not None:
            return f"{capital} is one"
        return "`naruto-tui cards list` lists them all, --cards FILE brings others along"

    def named(self, rest: str) -> Named:
        """Names of cards in play, with a star behind that of its coins."""
        names = tuple(rest.split())
        for name in names:
            if NAME.fullmatch(name.removesuffix("*")) is None:
                raise self.error(f"{name[:20]!r} is no name of a card in play, such as 1:N-001/2")
        return Named(self.line, names)

    def times_ahead(self, words: list[str]) -> int:
        """How often what was just read is there: `xN`, if that stands next."""
        return self.times(words.pop(0)) if words and _is_times(words[0]) else 1

    def times(self, word: str) -> int:
        return self.number(word[1:], "x", 1, MOST)

    def number(self, text: str, what: str, low: int, high: int) -> int:
        """A whole number between two others."""
        if text.isascii() and text.isdecimal() and len(text) < 21 and low <= int(text) <= high:
            return int(text)
        raise self.error(f"`{what}` needs a number from {low} to {high}, not {text[:20]!r}")


_BRACKETS: Final = r'\((?:“[^”]*”|"[^"]*"|[^()"“])*\)'
_WORDS: Final = re.compile(rf'{_BRACKETS}|"[^"]*"|[^\s"]+')
"""Words; a kind of coin of several words stands in quotes, what a coin Ninja is in brackets."""
_GLUED: Final = re.compile(r"([+-]\d+/[+-]\d+)(x\d+)")
"""A coin that changes power with its `xN`, where the space between is missing."""
_CLOSED: Final = re.compile(rf'{_BRACKETS}|"[^"]*"')


def _members(text: str) -> list[str]:
    """What stands between commas; those within brackets and quotes part nothing."""
    open_only = _CLOSED.sub(lambda match: match[0].replace(",", "\0"), text)
    return [part.replace("\0", ",") for part in open_only.split(",")]


def _is_times(word: str) -> bool:
    return len(word) > 1 and word[0] == "x" and word[1:].isdecimal()


_TOP: Final[dict[str, Callable[[_Reader, str], None]]] = {
    "edition": _Reader.edition,
    "seed": _Reader.seed,
    "chance": _Reader.chance,
    "turn": _Reader.turn,
    "first": _Reader.first,
    "active": _Reader.active,
    "phase": _Reader.phase,
    "player": _Reader.begin_player,
}
_PART: Final[dict[str, Callable[[_Reader, PlayerPart, str, str], None]]] = {
    **dict.fromkeys(COUNTS, _Reader.count),
    **dict.fromkeys(PILES, _Reader.pile),
    **dict.fromkeys(("team", "attack", "block"), _Reader.team),
    **dict.fromkeys(_OTHERS, _Reader.other),
}
_LAST: Final[dict[str, Callable[[_Reader, str], None]]] = {
    "arrived": _Reader.arrived,
    "teams": _Reader.teams,
    "answers": _Reader.answers,
}
