"""The prompt for one option of many: actions by letter, then the cards they can be done with.

Two levels. At the first each verb has its letter and says how many cards it can be done with; at
the second the cards have digits, and below them stand those that cannot be used now, with the
reason.
Where options have no verbs of their own (modes) there is one level with digits.

Public: `OptionPrompt`.
"""

from functools import cached_property
from itertools import takewhile
from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.rules.choices import Option, PickOption
from naruto_tui.rules.granting import GRANTED
from naruto_tui.rules.refusals import Refusal, rule_of

from .ask_words import VERBS, ability_text, named_rule, option_label, refusal_text, verb_words
from .prompt import BACK, Done, Key, Outcome, Prompt, Row, digit
from .words import play_cost, sentence

MENUS: Final[dict[str, tuple[str, ...]]] = {
    "mission phase": ("deploy", "mission", "client", "charge", "ability", "next"),
    "respond": ("ability", "pass"),
    "exchange": ("jutsu", "ability", "pass"),
    "counter": ("counter", "ability", "pass"),
}
"""Verbs that are always in the menu of an `ask`."""
ORDER: Final = (
    *("deploy", "growth", "ambush", "platoon", "squad", "reinforce", "enter"),
    *("mission", "client", "charge"),
    *("counter", "jutsu", "ability", "next", "pass"),
)
"""The order of verbs in every menu; those unknown to it come first."""

ALIKE: Final = 3
"""Words from which on a common beginning of texts gives way to what follows it."""

ALONE: Final = ("charge", "next", "pass")
"""Verbs without a card: picked at once."""


def told_apart(rows: list[Row]) -> tuple[Row, ...]:
    """Texts that begin alike keep, where they are cut, what differs."""
    if len(rows) < 2:
        return tuple(rows)
    texts = [row.text.split(" ") for row in rows]
    alike = len(list(takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False))))
    if alike < ALIKE:
        return tuple(rows)
    return tuple(
        evolve(row, tail=" ".join(text[alike:])) for row, text in zip(rows, texts, strict=True)
    )


@frozen(slots=False, kw_only=True)
class OptionPrompt(Prompt):
    """Pick one option; `verb` is the opened group, or nothing at the first level."""

    choice: PickOption = field(eq=False)
    verb: str = ""

    @cached_property
    def flat(self) -> bool:
        """Whether there are no groups: each option has a digit at once."""
        return not any(option.verb in VERBS for option in self.choice.options)

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """The groups of the first level."""
        menu = MENUS.get(self.choice.asked.ask, ())
        verbs = dict.fromkeys((*menu, *(option.verb for option in self.choice.options)))
        return tuple(sorted(verbs, key=lambda verb: ORDER.index(verb) if verb in ORDER else -1))

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        if self.flat:
            return self._option_rows(range(len(self.choice.options)))
        if self.verb:
            return (*self._option_rows(self._of(self.verb)), *self._refused_rows())
        return tuple(self._verb_row(verb) for verb in self.verbs)

    def _verb_row(self, verb: str) -> Row:
        words, number = verb_words(verb), len(self._of(verb))
        note = "" if verb in ALONE and number else f"({number} possible)" if number else "(none)"
        brief = f"({number})" if note and number else ""
        return Row(
            words.title, words.key, enabled=number > 0, note=note, brief=brief, about=words.about
        )

    def _of(self, verb: str) -> list[int]:
        """Places of the options of that verb."""
        return [i for i, option in enumerate(self.choice.options) if option.verb == verb]

    def _option_rows(self, places: "list[int] | range") -> tuple[Row, ...]:
        options = [self.choice.options[place] for place in places]
        rows = [self._option_row(i, option) for i, option in enumerate(options)]
        return told_apart(rows) if self.flat else tuple(rows)

    def _option_row(self, place: int, option: Option) -> Row:
        text = option_label(self.voice, option, self.choice.asked.source)
        cost = play_cost(self.voice.view, option.card) if option.card >= 0 else ""
        tail = cost if text.endswith(f" {cost}") else ""
        # No face beside the list tells these.
        untold = option.verb == "mode" or option.index >= GRANTED
        about = sentence(text) if untold else ""
        return Row(text, digit(place), option.card, tail=tail, about=about)

    def _refused_rows(self) -> tuple[Row, ...]:
        """Cards with which this cannot be done now, with the reason."""
        return tuple(
            Row(self._refused_text(one), "", one.card, enabled=False, note=refusal_text(one))
            for one in self.refusals()
            if one.verb == self.verb
        )

    def _refused_text(self, refusal: Refusal) -> str:
        name = self.voice.name(refusal.card)
        if refusal.index < 0:
            return name
        return f"{name}: {ability_text(self.voice, refusal.card, refusal.index)}"

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        if self.flat:
            return (Key("1", "pick"), Key("enter", "pick"))
        letters = tuple(
            Key(verb_words(verb).key, verb_words(verb).title.split()[0].lower())
            for verb in self.verbs
            if self._of(verb) and verb_words(verb).key
        )
        if self.verb:
            return (Key("1", "pick"), Key("enter", "confirm"), Key("escape", "back"))
        return letters

    @property
    def question(self) -> str:
        base = super().question
        return f"{verb_words(self.verb).title}: which?" if self.verb else base

    def at_first_possible(self) -> Prompt:
        """The cursor on the first row that can be picked."""
        places = (place for place, row in enumerate(self.rows) if row.enabled)
        return evolve(self, cursor=next(places, 0))

    def press(self, key: str) -> Outcome:
        if key in BACK and self.verb:
            place = self.verbs.index(self.verb)
            return evolve(self, verb="", cursor=place, hint="")
        if key in ("enter", "right") and self.rows:
            return self.take(self.cursor)
        if not self.flat:
            for verb in self.verbs:
                if verb_words(verb).key == key:
                    return self.opened(verb)
        return super().press(key)

    def take(self, place: int) -> Outcome:
        row = self.rows[place]
        if self.flat:
            return Done(place)
        if not self.verb:
            return self.opened(self.verbs[place])
        places = self._of(self.verb)
        return Done(places[place]) if place < len(places) else self.said(row.note)

    def opened(self, verb: str) -> Outcome:
        """The second level of that verb; a verb without cards is picked at once."""
        places = self._of(verb)
        if len(places) == 1 and self.choice.options[places[0]].card < 0:
            return Done(places[0])
        if verb in ALONE:
            place = self.verbs.index(verb)
            hint = f"{verb_words(verb).title}: not possible now" + named_rule(rule_of(verb))
            return evolve(self, verb="", cursor=place, hint=hint)
        opened = evolve(self, verb=verb, cursor=0, hint="", refused=self.refusals())
        if not opened.rows:
            reason = f"{verb_words(verb).title}: you have nothing to do this with"
            return evolve(self, verb="", cursor=self.verbs.index(verb), hint=reason)
        return opened

    def point(self, thing: int) -> "Prompt | None":
        """The cursor on the first option with that card, its group opened."""
        options = self._with(thing)
        return self._at(options[0]) if options else None

    def _with(self, thing: int) -> list[Option]:
        """The options with that card, or with another copy of it: one is offered for all."""
        exact = [option for option in self.choice.options if option.card == thing]
        card = self.voice.card(thing)
        if exact or card is None or thing not in self.voice.view.hand:
            return exact
        return [one for one in self.choice.options if self.voice.card(one.card) is card]

    def _at(self, option: Option) -> "Prompt":
        if self.flat:
            return evolve(self, cursor=self.choice.options.index(option), hint="")
        verb = option.verb
        places = self._of(verb)
        first = next(i for i, place in enumerate(places) if self._is(place, option))
        return evolve(self, verb=verb, cursor=first, hint="", refused=self.refusals())

    def _is(self, place: int, option: Option) -> bool:
        return self.choice.options[place] == option

    def choose(self, thing: int) -> Outcome:
        """The one thing that can be done with that card, else the list of them."""
        if len(self._with(thing)) > 1:
            return self.point(thing)
        return super().choose(thing)
