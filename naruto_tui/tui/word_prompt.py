"""The prompt for one word of a great many, such as the name of a card: typing narrows the list.

Public: `WordPrompt`, `is_long`.
"""

from functools import cached_property
from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.cards.names import folded
from naruto_tui.rules.choices import Choice, PickOption

from .ask_words import option_label
from .prompt import DIGITS, Done, Key, Outcome, Prompt, Row, digit
from .words import Voice

LONGEST: Final = 30
"""Letters that are typed."""
MOST_ROWS: Final = 100
"""Words that are listed; of more it is told how many there are."""
_PAGE: Final = 10


def is_long(choice: Choice) -> bool:
    """Whether so many words can be named that nobody wants to look through them all."""
    return (
        isinstance(choice, PickOption)
        and len(choice.options) > len(DIGITS)
        and all(option.verb == "name" for option in choice.options)
    )


@frozen(slots=False, kw_only=True)
class WordPrompt(Prompt):
    """Letters narrow the list, Enter picks; Esc ends the typing, so that letters are keys again."""

    choice: PickOption = field(eq=False)
    words: tuple[str, ...] = field(eq=False)
    """All that can be named, as it is compared with what is typed."""
    query: str = ""
    typing: bool = True

    @classmethod
    def of(cls, voice: Voice, choice: PickOption) -> "WordPrompt":
        """The prompt with everything in its list."""
        return cls(voice, choice=choice, words=tuple(folded(one.word) for one in choice.options))

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The options that fit; those that begin with what was typed come first."""
        wanted = folded(self.query)
        fitting = (place for place, word in enumerate(self.words) if wanted in word)
        return tuple(sorted(fitting, key=lambda place: not self.words[place].startswith(wanted)))

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        shown = enumerate(self.places[:MOST_ROWS])
        return tuple(
            Row(
                option_label(self.voice, self.choice.options[option]),
                "" if self.typing else digit(place),
            )
            for place, option in shown
        )

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        if self.typing:
            back = "empty" if self.query else "stop typing"
            return (Key("a-z", "narrow"), Key("enter", "pick"), Key("escape", back))
        return (Key("slash", "type"), Key("enter", "pick"))

    @property
    def status(self) -> str:
        typed = f"{self.query}_" if self.typing else self.query
        return f"/{typed} ({len(self.places):,} of {len(self.words):,})"

    def press(self, key: str) -> Outcome:
        match key:
            case "enter":
                return self.take(self.cursor) if self.rows else self.said("no such word: Bksp")
            case "pageup" | "pagedown" if self.rows:
                step = _PAGE if key == "pagedown" else -_PAGE
                return evolve(self, cursor=min(max(self.cursor + step, 0), len(self.rows) - 1))
            case "slash" if not self.typing:
                return evolve(self, typing=True)
        if self.typing and (outcome := self._typed(key)) is not None:
            return outcome
        return super().press(key)

    def _typed(self, key: str) -> "WordPrompt | None":
        match key:
            case "backspace" if self.query:
                return self._narrowed(self.query[:-1])
            case "escape" | "backspace":
                return self._narrowed("") if self.query else evolve(self, typing=False, hint="")
            case "space":
                return self._narrowed(f"{self.query} ")
            case _ if len(key) == 1 and key.isalnum():
                return self._narrowed(self.query + key.lower())
        return None

    def _narrowed(self, query: str) -> "WordPrompt":
        return self if len(query) > LONGEST else evolve(self, query=query, cursor=0, hint="")

    def take(self, place: int) -> Outcome:
        return Done(self.places[place])
