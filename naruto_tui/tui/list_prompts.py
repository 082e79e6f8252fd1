"""Prompts with one list: pick cards, a number, yes or no, an order.

Public: `CardsPrompt`, `NumberPrompt`, `YesNoPrompt`, `OrderPrompt`.
"""

from functools import cached_property
from typing import Any, Final

from attrs import evolve, field, frozen

from naruto_tui.rules.choices import PickCards, PickNumber, PutInOrder, YesNo
from naruto_tui.rules.needs import Need, Rest
from naruto_tui.rules.questions import HIDDEN, TEAM
from naruto_tui.rules.state import HAND

from .ask_words import pay_text, zone_note
from .ordering import order_cards, order_text
from .prompt import BACK, Done, Key, Outcome, Prompt, Row, digit
from .words import Voice, counted, listed, play_cost, sentence

NONE: Final = "none of them"
OWN_PLACES: Final = ("", "your", "hand", "chakra", "deck")


@frozen(slots=False, kw_only=True)
class CardsPrompt(Prompt):
    """Pick cards: digits and Space mark, Enter confirms; a single card is picked at once."""

    choice: PickCards = field(eq=False)
    marked: tuple[int, ...] = ()
    """In the order in which they were marked."""

    @property
    def single(self) -> bool:
        return self.choice.high == 1

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The cards as listed; for a price those that pay its symbols come first."""
        need = self.choice.need
        if not isinstance(need, Need):
            return self.choice.cards
        wanted = "".join(symbols for symbols, _, _ in need.ways) + need.only
        symbols = dict(zip(need.cards, need.symbols, strict=True))
        return tuple(
            sorted(
                self.choice.cards,
                key=lambda card: (set(wanted).isdisjoint(symbols[card]), symbols[card]),
            )
        )

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        told = [describe(self.voice, card) for card in self.cards]
        # Where all lie in the same place of one's own, nobody needs to read it on each line.
        notes = {one.note for one in told}
        same = len(notes) == 1 and notes.issubset(OWN_PLACES)
        rows = [
            self._row(place, evolve(one, note="" if same else one.note))
            for place, one in enumerate(told)
        ]
        if self.single and self.choice.low == 0:
            rows.append(Row(NONE, "0"))
        return tuple(rows)

    def _row(self, place: int, told: Row) -> Row:
        mark = "*" if told.thing in self.marked else ""
        return evolve(told, key=digit(place), mark=mark)

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        if self.single:
            none = (Key("0", "none"),) if self.choice.low == 0 else ()
            return (Key("1", "pick"), *none, Key("enter", "confirm"))
        every = (Key("a", "all"),) if self.choice.high >= len(self.choice.cards) else ()
        back = (Key("escape", "unmark"),) if self.marked else ()
        return (Key("space", "mark"), *every, Key("s", "suggest"), Key("enter", "confirm"), *back)

    @property
    def status(self) -> str:
        if self.single:
            return ""
        wanted = pay_text(self.choice)
        if wanted:
            return f"{len(self.marked)} marked to pay {wanted}"
        low, high = self.choice.low, self.choice.high
        span = str(low) if low == high else f"{low} to {high}"
        return f"{len(self.marked)} marked of {span}"

    def press(self, key: str) -> Outcome:
        if key == "enter":
            return self.take(self.cursor) if self.single else self.done(self.marked)
        if key == "0" and self.single and self.choice.low == 0:
            return Done(())
        if key == "space" and self.rows:
            return self.take(self.cursor)
        if not self.single:
            if key in BACK and self.marked:
                return evolve(self, marked=self.marked[:-1], hint="")
            if key == "s":
                # The same draw each time: a suggestion, not a lottery.
                return evolve(self, marked=self.choice.random(lambda: 0.0), hint="")
            if key == "a" and self.choice.high >= len(self.choice.cards):
                return evolve(self, marked=self.choice.cards, hint="")
        return super().press(key)

    def take(self, place: int) -> Outcome:
        if place >= len(self.cards):
            return Done(())
        card = self.cards[place]
        return self.done((card,)) if self.single else self._toggled(card)

    def _toggled(self, card: int) -> Prompt:
        if card in self.marked:
            marked = tuple(one for one in self.marked if one != card)
            return evolve(self, marked=marked, hint="")
        if len(self.marked) >= self.choice.high:
            most = counted(self.choice.high, "card")
            return self.refusing(f"at most {most}: unmark one first")
        return evolve(self, marked=(*self.marked, card), hint="")

    def problem_words(self, problem: str) -> str:
        if problem == "these do not pay the cost":
            if isinstance(self.choice.need, Rest):
                return "these leave too little for the rest of the price"
            return f"these do not pay {pay_text(self.choice)} exactly"
        return f"{problem}; {len(self.marked)} marked"


def describe(voice: Voice, thing: int) -> Row:
    """A card or team in a list: its words, and a note on where or whose it is."""
    if thing >= HIDDEN:
        return Row(voice.thing(thing), thing=thing)
    if thing >= TEAM:
        seat = voice.seat_of(thing)
        if voice.effect(thing):
            return Row(
                voice.thing(thing), thing=thing, note="" if seat is None else voice.whose(seat)
            )
        return evolve(team_row(voice, thing), note="" if seat is None else voice.whose(seat))
    piece = voice.view.piece(thing)
    if piece is not None:
        injured = "injured" if piece.injured else ""
        return _told(voice, thing, (voice.powers(thing), injured), voice.whose(piece.seat))
    if voice.card(thing) is None:
        return Row(voice.thing(thing), thing=thing)
    cost = play_cost(voice.view, thing) if voice.view.where(thing) == HAND else ""
    return _told(voice, thing, (_symbols(voice, thing, cost), cost), zone_note(voice, thing))


def _told(voice: Voice, thing: int, facts: tuple[str, str], note: str) -> Row:
    tail = " ".join(filter(None, facts))
    return Row(f"{voice.name(thing)} {tail}".rstrip(), thing=thing, note=note, tail=tail)


def _symbols(voice: Voice, thing: int, cost: str) -> str:
    """The card's symbols, where its cost does not name them already."""
    card = voice.card(thing)
    if card is None or (card.kind == "jutsu" and set(card.symbols) <= set(cost)):
        return ""
    return card.symbols


def team_row(voice: Voice, team: int, head: int = -1, note: str = "", **facts: Any) -> Row:
    """The row of a team with that head.

    Its power is told however narrow the menu is, its note in the detail pane too.
    """
    about = sentence(note) if note and facts.get("enabled", True) else ""
    tail, text = f"= {voice.power(team, head)}", voice.with_powers(team, head)
    return Row(text, thing=team, head=head, tail=tail, note=note, about=about, **facts)


@frozen(slots=False, kw_only=True)
class NumberPrompt(Prompt):
    """Pick a number: digits pick it, arrows change it, Enter confirms it."""

    choice: PickNumber = field(eq=False)
    typed: str = ""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        return tuple(Row(str(number)) for number in self._numbers)

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        return tuple(self.choice.answers())

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        return (Key(str(max(self.choice.low, 0))[0], "a number"), Key("enter", "confirm"))

    @property
    def status(self) -> str:
        spared = (
            f" but not {listed([*map(str, self.choice.missing)])}" if self.choice.missing else ""
        )
        return f"from {self.choice.low} to {self.choice.high}{spared}"

    def press(self, key: str) -> Outcome:
        if key == "enter":
            return Done(self._numbers[self.cursor])
        if key in ("left", "right"):
            return self.moved(1 if key == "right" else -1)
        if key in BACK and self.typed:
            return evolve(self, typed="", hint="")
        if len(key) == 1 and key in "0123456789":
            return self._type(key)
        return super().press(key)

    def _type(self, key: str) -> Outcome:
        """A digit picks at once where one digit is enough; longer numbers are typed."""
        for typed in (self.typed + key, key):
            number = int(typed)
            if number in self._numbers:
                if self.choice.high <= 9:
                    return Done(number)
                return evolve(self, cursor=self._numbers.index(number), typed=typed, hint="")
        if 0 < int(self.typed + key) < self.choice.low and len(self.typed) < 3:
            return evolve(self, typed=self.typed + key, hint="")
        return evolve(self, typed="", hint="").refusing(f"a number {self.status} is needed")

    def moved(self, step: int) -> Prompt:
        cursor = (self.cursor + step) % len(self.rows)
        return evolve(self, cursor=cursor, hint="", typed="")

    def take(self, place: int) -> Outcome:
        return Done(self._numbers[place])


@frozen(slots=False, kw_only=True)
class YesNoPrompt(Prompt):
    """Yes or no: `y` and `n` answer at once, Enter takes what is under the cursor."""

    choice: YesNo = field(eq=False)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        # Where the question is about a card, its face is shown.
        about = self.question if self.choice.asked.source < 0 else ""
        return (Row("Yes", "y", about=about), Row("No", "n", about=about))

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        return (Key("y", "yes"), Key("n", "no"), Key("enter", "confirm"))

    def press(self, key: str) -> Outcome:
        if key in ("y", "n"):
            return Done(key == "y")
        if key == "enter":
            return self.take(self.cursor)
        return super().press(key)

    def take(self, place: int) -> Outcome:
        return Done(place == 0)


@frozen(slots=False, kw_only=True)
class OrderPrompt(Prompt):
    """Put in order: digits (or Space) name the next one, Enter takes the order as shown."""

    choice: PutInOrder = field(eq=False)
    named: tuple[int, ...] = ()
    """Places in `choice.items`, the first one first."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        rows = []
        for place, item in enumerate(order_cards(self.choice)):
            told = describe(self.voice, item)
            rank = str(self.named.index(place) + 1) if place in self.named else ""
            note = "" if told.note in OWN_PLACES else told.note
            if text := order_text(self.voice, self.choice, place):
                told = evolve(told, text=f"{told.text}: {text}", tail="", about=sentence(text))
            rows.append(evolve(told, key=digit(place), mark=rank, note=note))
        return tuple(rows)

    @property
    def order(self) -> tuple[int, ...]:
        """The order as it stands: what was named, then the rest as listed."""
        rest = (i for i in range(len(self.choice.items)) if i not in self.named)
        return (*self.named, *rest)

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        back = (Key("escape", "take back"),) if self.named else ()
        return (Key("1", "next in order"), Key("enter", "confirm"), *back)

    @property
    def status(self) -> str:
        return f"{len(self.named)} of {len(self.choice.items)} named, the rest as listed"

    def press(self, key: str) -> Outcome:
        if key == "enter":
            return self.done(tuple(self.choice.items[place] for place in self.order))
        if key == "space":
            return self.take(self.cursor)
        if key in BACK and self.named:
            return evolve(self, named=self.named[:-1], hint="")
        return super().press(key)

    def take(self, place: int) -> Outcome:
        if place in self.named:
            return self.said(f"already number {self.named.index(place) + 1}; Esc takes back")
        return evolve(self, named=(*self.named, place), hint="")
