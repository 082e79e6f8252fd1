"""Writing any moment of a game as a position, as `positions` describes it.

A position can say what lies on the table when nothing is under way. So the latest moment is looked
for that it can say, the game being played again for this, and what has been answered since is
written below it. Nothing is taken on trust: what is written is read again, played to the end of
its answers, and must then be like the game.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards.model import Card

from . import game as games
from .chance import seeded
from .choices import Choice, Option, PickCards, PutInOrder
from .faces import COIN, is_coin, is_free, told_coin
from .granting import GRANTED
from .likeness import counterparts, is_like
from .positions import BLANK, COUNTS, GONE, MOST, PILES, TURNED_DOWN, PositionError
from .questions import Answer
from .record import DRAW
from .spoken import read_answer, say_answer
from .state import HAND, REINFORCEMENTS
from .team_choices import Arrange, Block, Send
from .tokens import sees
from .windows import PASS

if TYPE_CHECKING:
    from .game import Game
    from .state import Piece, Team

_PHASES: Final = {
    "mission phase": "mission",
    "organize": "organize",
    "send": "battle",
    "block": "block",
    "exchange": "exchange",
    "fight order": "showdown",
    "discard to hand limit": "end",
}
"""Questions at which a position can begin, and its phase."""


def position_text(game: "Game") -> str:
    """The moment that a game has come to, as a position that goes on alike."""
    begun, answers = _beginning(game)
    moments = []
    now = begun.copy()
    for count in range(len(answers) + 1):
        if _is_plain(now):
            moments.append((count, now.copy()))
        if count < len(answers):
            _give(now, answers[count])
    for count, moment in reversed(moments):
        text = _moment_text(moment)
        again = _read(text, game)
        if again is not None and _goes_on_alike(moment, again):
            lines = _said(moment, again, answers[count:])
            if is_like(game, again):
                return text + _answers_text(lines)
    text = _split(begun.start.position)[0] if begun.start.position else _setup_text(begun)
    return text + _answers_text(_said(begun.copy(), begun, answers))


def seen_text(game: "Game", seat: int) -> str:
    """The latest moment a position can say as far as a seat knows it, blank cards for the rest.

    Neither the seed nor the answers since are written: they would tell what is hidden.
    """
    begun, answers = _beginning(game)
    latest = None
    for count in range(len(answers) + 1):
        if _is_plain(begun):
            latest = begun.copy()
        if count < len(answers):
            _give(begun, answers[count])
    head = f"# As player {seat + 1} knows it; blank cards, and numbers alone, stand for the rest.\n"
    if latest is None:
        return head + _setup_text(game, hidden=True)
    return head + "".join(f"{line}\n" for line in _Writer(latest, seat).lines())


def _is_plain(game: "Game") -> bool:
    """Whether nothing is under way that lines cannot say, as far as that shows at once."""
    return (
        game.choice is not None
        and game.choice.asked.ask in _PHASES
        and game.announcing is None
        and not (game.chain or game.frames or game.waiting or game.lasting or game.watchers)
        and all(place < GRANTED for piece in game.play.values() for place in piece.used)
        # Copies and cards that count as others are told by the answers since.
        and all(_is_made(game, card) for card in game.faces)
    )


def _is_made(game: "Game", card: int) -> bool:
    """Whether a card with another face is a coin with values of its own (K-24.1)."""
    return is_coin(game, card) and game.cards[card].number == COIN and not is_free(game, card)


def _read(text: str, game: "Game") -> "Game | None":
    """The game of a position with the cards of another one; `None` where lines cannot say it."""
    try:
        return games.Game.from_position(text, _finder(game))
    except PositionError:
        return None


def _goes_on_alike(one: "Game", other: "Game") -> bool:
    """Whether two games stand at the same question with the same things ahead of them."""
    here, there = one.choice, other.choice
    return (
        here is not None
        and there is not None
        and one.agenda == other.agenda
        and here.asked.step == there.asked.step
        and is_like(one, other)
    )


# -- playing again ---------------------------------------------------------------------------------

_Given = tuple[Choice | Option | None, Answer]


def _beginning(game: "Game") -> tuple["Game", list[_Given]]:
    """The game before its first answer, and all answers it has been given."""
    start = game.start
    if start.asks_all:
        return _asked_as_usual(game)
    if not start.position:
        return games.begun(start), game.given
    base, lines = _split(start.position)
    begun = games.Game.from_position(base, _finder(game))
    now = begun.copy()
    answers: list[_Given] = []
    for line in lines:
        if line == DRAW:
            answers.append((None, -1))
        elif line.startswith("concede "):
            answers.append((None, int(line[-1]) - 1))
        else:
            answers.append((now.choice, read_answer(now, line)))
        _give(now, answers[-1])
    return begun, answers + game.given


def _asked_as_usual(game: "Game") -> tuple["Game", list[_Given]]:
    """The same of a game that asks whom it need not: positions know only what has to be asked."""
    now = games.begun(game.start)
    answers: list[_Given] = []
    for given in game.given:
        choice = now.choice
        if given[0] is None or getattr(choice, "options", ()) != (PASS,):
            answers.append(given)
        _give(now, given)
    return games.begun(attrs.evolve(game.start, asks_all=False)), answers


def _split(text: str) -> tuple[str, list[str]]:
    """A position without its answers, and these."""
    lines = [line.split("#", 1)[0].strip() for line in text.splitlines()]
    end = lines.index("answers") if "answers" in lines else len(lines)
    base = "".join(f"{line}\n" for line in text.splitlines()[:end])
    return base, [line for line in lines[end + 1 :] if line]


def _finder(game: "Game") -> Callable[[str], Card | None]:
    own = {card.number: card for deck in game.start.decks for card in deck}
    return own.get


def _give(game: "Game", given: _Given) -> None:
    choice, answer = given
    if choice is not None:
        game.answer(answer)
    elif answer < 0:
        game.agree()
    else:
        game.concede(answer)


def _said(moment: "Game", again: "Game", answers: Sequence[_Given]) -> list[str]:
    """Answers to one game as lines for another that is like it, which is given them too."""
    lines = []
    for choice, answer in answers:
        if choice is None:
            lines.append(DRAW if answer < 0 else f"concede {answer + 1}")
            _give(moment, (None, answer))
            _give(again, (None, answer))
            continue
        same = translated(moment, again, answer)
        lines.append(say_answer(again, same))
        again.answer(same)
        moment.answer(answer)
    return lines


def translated(game: "Game", other: "Game", answer: Answer) -> Answer:
    """An answer in one game as that in another that is like it: the same things by their places."""
    choice = game.choice
    by_number = choice is not None and choice.asked.ask == "trigger order"
    if by_number or not isinstance(choice, PickCards | PutInOrder | Arrange | Send | Block):
        return answer
    return _exchanged(answer, counterparts(game, other))


def _exchanged(answer: Any, things: dict[int, int]) -> Any:
    """Numbers of hidden cards tell where they lie, and are the same in both games."""
    if isinstance(answer, tuple):
        return tuple(_exchanged(one, things) for one in answer)
    return things.get(answer, answer)


# -- lines -----------------------------------------------------------------------------------------


def _answers_text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in ("answers", *lines)) if lines else ""


def _setup_text(game: "Game", *, hidden: bool = False) -> str:
    """A game before anything was done in it: its decks as they are before the shuffle."""
    start = game.start
    lines = [f"edition {start.edition}"]
    if not hidden:
        lines.append(f"seed {start.seed}")
    if not hidden and not start.chooses:
        lines.append(f"first {start.first + 1}")
    lines.append("phase setup")
    for seat, deck in enumerate(start.decks):
        numbers = [BLANK.number if hidden else card.number for card in deck]
        lines += [f"player {seat + 1}", _pile_line("deck", numbers)]
    return "".join(f"{line}\n" for line in lines)


def _moment_text(game: "Game") -> str:
    """A plain moment."""
    return "".join(f"{line}\n" for line in _Writer(game).lines())


class _Writer:
    """Writes what lies on the table."""

    def __init__(self, game: "Game", seat: int | None = None) -> None:
        self.game = game
        self.seat = seat
        """Whose knowledge is written; `None`: all."""
        self.rows = [self._rows(seat) for seat in (0, 1)]
        """The lines of each player's teams and other cards in play: first word, cards."""
        self.in_play = [card for rows in self.rows for _, row in rows for card in row]

    def lines(self) -> Iterable[str]:
        """All lines but the answers."""
        game = self.game
        assert game.choice is not None
        yield f"edition {game.edition.name}"
        if self.seat is None:
            yield f"seed {game.seed}"
            if game.rng != seeded(game.seed, 2):
                yield f"chance {game.rng}"
        yield f"turn {game.turn}"
        if game.first != (game.active if game.turn % 2 else 1 - game.active):
            yield f"first {game.first + 1}"
        yield f"active {game.active + 1}"
        yield f"phase {_PHASES[game.choice.asked.ask]}"
        for seat in (0, 1):
            yield f"player {seat + 1}"
            yield from (f"  {line}" for line in self._player(seat))
        yield from self._order("arrived", self._default_arrival(), self._arrival())
        heads = [row[0] for rows in self.rows for word, row in rows if word not in _OTHERS]
        firsts = {game.play[card].team: card for card in heads}
        made = [(self.name(firsts[team]), firsts[team]) for team in game.teams if team in firsts]
        yield from self._order("teams", [(self.name(card), card) for card in heads], made)

    def _player(self, seat: int) -> Iterable[str]:
        side = self.game.sides[seat]
        for word in COUNTS:
            number = getattr(side, word)
            if number or word == "marker":
                yield f"{word} {number}"
        for word in PILES:
            pile = getattr(side, word)
            if pile or word == "deck":
                cards = pile[::-1] if word == "deck" else pile
                yield _pile_line(word, [self._held(seat, word, card) for card in cards])
        for word, row in self.rows[seat]:
            yield f"{word} {', '.join(map(self._placed, row))}"

    def _held(self, seat: int, word: str, card: int) -> str:
        """A card outside play, marked where a player knows it though it is turned down."""
        game = self.game
        number = game.cards[card].number
        if word not in TURNED_DOWN:
            return number
        if self.seat is not None and not sees(game, self.seat, card):
            return BLANK.number
        knowers = [one for one in (0, 1) if game.known[one] >> card & 1]
        if word == "rewards" and game.owner[card] == seat:
            number = f"{seat + 1}:{number}"
        if game.where[card] in (HAND, REINFORCEMENTS):
            return f"{number}!" if 1 - seat in knowers else number
        return number + {0: "", 1: f"!{(*knowers, 0)[0] + 1}", 2: "!"}[len(knowers)]

    def _rows(self, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """The lines of what a player has in play; attacks in the order in which they are fought."""
        game = self.game
        own = [team for team in game.teams.values() if team.seat == seat]
        attacks: dict[int, int] = {}
        for fight in game.fights:
            attacks.setdefault(fight.attacker, len(attacks))
        blocks = {one.blocker: attacks[one.attacker] + 1 for one in game.fights if one.blocker}
        own.sort(key=lambda team: attacks.get(team.id, len(attacks)))
        rows = [(_team_word(team, blocks), team.members) for team in own]
        others = [one for one in game.play.values() if one.seat == seat and not one.team]
        return rows + [(_other_word(game.cards[one.id]), (one.id,)) for one in others]

    def _placed(self, card: int) -> str:
        """A card in play with all that is said of it."""
        game = self.game
        piece = game.play[card]
        own = game.cards[card]
        words = [f"{COIN} ({told_coin(own)})" if is_coin(game, card) else own.number]
        team = game.teams.get(piece.team)
        words += ["head"] * (team is not None and team.head == card != team.members[0])
        words += ["injured"] * piece.injured
        words += ["new"] * (piece.turn == game.turn)
        words += ["borrowed"] * (game.owner[card] != piece.seat)
        words += [f"used {place + 1}" for place in piece.used]
        words += [_coins(kind, count) for kind, count, _ in piece.coins]
        words += [f"attached {self.name(piece.bearer)}"] if piece.bearer >= 0 else []
        words += [f"on {self._aims(piece, some)}" for some in piece.frame.targets]
        return " ".join(words)

    def _aims(self, piece: "Piece", some: Iterable[tuple[int, int]]) -> str:
        game = self.game
        return (
            "+".join(
                self.name(thing) if thing in game.play and game.gens[thing] == gen else GONE
                for thing, gen in some
            )
            or "none"
        )

    def name(self, card: int) -> str:
        """A card in play as other lines name it."""
        game = self.game
        number, seat = game.cards[card].number, game.play[card].seat
        alike = [one for one in self.in_play if game.cards[one].number == number]
        if len(alike) == 1:
            return number
        own = [one for one in alike if game.play[one].seat == seat]
        whose = f"{seat + 1}:" if len(own) < len(alike) else ""
        return f"{whose}{number}" if len(own) == 1 else f"{whose}{number}/{own.index(card) + 1}"

    def _default_arrival(self) -> list[tuple[str, Any]]:
        """The order that a reader assumes: cards as they are written, then their coins."""
        play = self.game.play
        cards = [(self.name(card), (card, -1)) for card in self.in_play]
        return cards + [
            (f"{self.name(card)}*", (card, i))
            for card in self.in_play
            for i in range(len(play[card].coins))
        ]

    def _arrival(self) -> list[tuple[str, Any]]:
        play = self.game.play
        stamps = {(card, -1): piece.stamp for card, piece in play.items()}
        for card, piece in play.items():
            stamps.update(((card, i), stamp) for i, (_, _, stamp) in enumerate(piece.coins))
        return sorted(self._default_arrival(), key=lambda one: stamps[one[1]])

    @staticmethod
    def _order(
        word: str, default: list[tuple[str, Any]], real: list[tuple[str, Any]]
    ) -> Iterable[str]:
        """A line that names as many as are needed, the rest being in the order as written."""
        named = next(
            named
            for named in (real[:count] for count in range(len(real) + 1))
            if named + [one for one in default if one not in named] == real
        )
        if named:
            yield f"{word} {' '.join(name for name, _ in named)}"


_OTHERS: Final = ("client", "mission", "card")


def _other_word(card: Card) -> str:
    return card.kind if card.kind in _OTHERS else "card"


def _team_word(team: "Team", blocks: dict[int, int]) -> str:
    if team.out == "block":
        return f"block {blocks.get(team.id, MOST)}"
    return team.out or "team"


def _coins(kind: str, count: int) -> str:
    """Coins on a card; those without a kind need their number."""
    named = f'"{kind}"' if " " in kind or _is_number(kind) else kind
    many = f"x{count}" if count != 1 or not kind else ""
    return " ".join(word for word in ("coins", named, many) if word)


def _is_number(kind: str) -> bool:
    return kind[:1] == "x" and kind[1:].isdecimal()


def _pile_line(word: str, numbers: Sequence[str]) -> str:
    """Cards in a row, each run of one card once; blank ones are a number alone."""
    runs: list[tuple[str, int]] = []
    for number in numbers:
        if runs and runs[-1][0] == number and runs[-1][1] < MOST:
            runs[-1] = (number, runs[-1][1] + 1)
        else:
            runs.append((number, 1))
    words = []
    for number, count in runs:
        if number == BLANK.number:
            words.append(str(count))
        else:
            words.append(number if count == 1 else f"{number} x{count}")
    return f"{word} {' '.join(words) or '0'}"
