"""What a typed line does to a prompt: numbers choose lines, letters are keys, words are moves.

Pure: a line makes the next prompt, `Done` with a legal answer, or a prompt with a hint.

Public: `typed` (prompt, line) -> `Prompt | Done`, `NotAMoveError`.
"""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from naruto_tui.cards.names import folded
from naruto_tui.tui.ask_words import verb_words
from naruto_tui.tui.list_prompts import NumberPrompt
from naruto_tui.tui.option_prompt import OptionPrompt
from naruto_tui.tui.prompt import Done, Prompt
from naruto_tui.tui.team_prompts import ArrangePrompt, BlockPrompt, SendPrompt
from naruto_tui.tui.word_prompt import WordPrompt

CONFIRM: Final = ("ok", "done", "enter")
BACK: Final = ("back", "esc")
BETWEEN: Final = frozenset({"with", "and", "by", "a", "the", "to"})
"""Words of a move that say nothing by themselves."""
MOVES: Final = {"attack": SendPrompt, "send": SendPrompt, "block": BlockPrompt}
"""Words that begin a move whose numbers follow, and that confirm it."""


class NotAMoveError(ValueError):
    """The line means nothing at this question."""


def typed(prompt: Prompt, line: str) -> Prompt | Done:
    """The prompt after a line, or the answer.

    Raises:
        NotAMoveError: the line cannot be read at this question; the message says what can.
    """
    words = line.casefold().split()
    if isinstance(prompt, WordPrompt) and not line.strip().isdecimal():
        return _word(prompt, line)
    if isinstance(prompt, ArrangePrompt) and ("|" in line or (words and words[0].isdecimal())):
        return _teams(prompt, line)
    if words and isinstance(prompt, MOVES.get(words[0], ())):
        # Marks that are there already would be taken away by naming them.
        fresh = evolve(prompt, sent=()) if isinstance(prompt, SendPrompt) else prompt
        after = _fed(fresh, [word for word in words[1:] if word not in BETWEEN])
        return after if isinstance(after, Done) or after.hint else _token(after, "ok")
    if isinstance(prompt, OptionPrompt) and (found := _named(prompt, words)) is not None:
        return found
    if words[:1] == ["h"] and words[1:] and isinstance(prompt, SendPrompt | BlockPrompt):
        return _head(prompt, words[1])
    if all(_is_token(word) for word in words):
        return _fed(prompt, words)
    return _by_name(prompt, words)


def _head(prompt: SendPrompt | BlockPrompt, word: str) -> Prompt | Done:
    """The next head of the team of that line."""
    place = int(word[:9]) - 1 if word.isdecimal() else -1
    if not 0 <= place < len(prompt.rows):
        return prompt.said(f"there is no {word[:20]} in the list")
    return _token(evolve(prompt, cursor=place), "h")


def _fed(prompt: Prompt, words: Sequence[str]) -> Prompt | Done:
    """The words one after the other; none is taken where one of them is wrong."""
    now = prompt
    for place, word in enumerate(words):
        after = _token(now, word)
        if isinstance(after, Done):
            if words[place + 1 :]:
                raise NotAMoveError(f"{' '.join(words[: place + 1])} answers it; nothing follows")
            return after
        if after.hint and place:
            return prompt.said(after.hint)
        now = after
    return now


def _is_token(word: str) -> bool:
    return word.isdecimal() or len(word) == 1 or word in (*CONFIRM, *BACK)


def _token(prompt: Prompt, word: str) -> Prompt | Done:
    """The prompt after a number, a letter, `ok` or `back`."""
    if word.isdecimal():
        return _number(prompt, int(word[:9]))
    key = "enter" if word in CONFIRM else "escape" if word in BACK else word
    if key == "enter" and isinstance(prompt, OptionPrompt):
        raise NotAMoveError("choose a line by its number or letter")
    outcome = prompt.press(key)
    if outcome is None and word in BACK:
        return prompt.said("nothing to go back from here; undo takes the last choice back")
    if outcome is None:
        raise NotAMoveError(f"{word} means nothing here; ? tells what can be typed")
    return outcome


def _number(prompt: Prompt, number: int) -> Prompt | Done:
    """The line of that number is taken; of a number that is asked for, itself."""
    if isinstance(prompt, NumberPrompt):
        if prompt.choice.problem(number) is not None:
            return prompt.said(f"a number {prompt.status} is needed")
        return Done(number)
    place = number - 1
    if number == 0:
        place = next((i for i, row in enumerate(prompt.rows) if row.key == "0"), -1)
    if not 0 <= place < len(prompt.rows):
        return prompt.said(f"there is no {number} in the list")
    return _taken(prompt, place)


def _taken(prompt: Prompt, place: int) -> Prompt | Done:
    pointed = evolve(prompt, cursor=place, hint="")
    outcome = pointed.take(place)
    return pointed if outcome is None else outcome


def _word(prompt: WordPrompt, line: str) -> Prompt | Done:
    """A word narrows the list; the whole of one picks it."""
    wanted = folded(line.strip())
    if line.strip().casefold() in BACK:
        return evolve(prompt, query="", cursor=0, hint="")
    if wanted in prompt.words:
        return Done(prompt.words.index(wanted))
    narrowed = evolve(prompt, query=line.strip()[:60], cursor=0, hint="")
    if not narrowed.places:
        return prompt.said(f"no such word: {line.strip()[:40]}")
    return narrowed


def _teams(prompt: ArrangePrompt, line: str) -> Prompt | Done:
    """`1 2 | 3`: Ninja by their lines; one that is not named is a team by itself."""
    teams: list[list[int]] = []
    seen = set[int]()
    for part in line.split("|"):
        team = []
        for word in part.split():
            place = int(word[:9]) - 1 if word.isdecimal() else -1
            if not 0 <= place < len(prompt.choice.ninja):
                return prompt.said(f"there is no {word[:20]} in the list")
            if place in seen:
                return prompt.said(f"{word} is named twice")
            seen.add(place)
            team.append(prompt.choice.ninja[place])
        if team:
            teams.append(team)
    arranged = prompt.with_teams(teams)
    outcome = arranged.press("enter")
    return arranged if outcome is None else outcome


def _named(prompt: OptionPrompt, words: Sequence[str]) -> Prompt | Done | None:
    """`deploy kakashi`, `pass`: a verb, or the first word of its title, and perhaps a card."""
    for verb in prompt.verbs if not prompt.flat else ():
        title = verb_words(verb).title.casefold()
        names = {verb, title, title.split()[0]}
        for name in sorted(names, key=len, reverse=True):
            told = name.split()
            if list(words[: len(told)]) != told or len(name) == 1:
                continue
            opened = prompt.opened(verb)
            rest = [word for word in words[len(told) :] if word not in BETWEEN]
            if rest and isinstance(opened, Done):
                raise NotAMoveError(f"{name} takes nothing behind it")
            if not rest or not isinstance(opened, Prompt) or opened.hint:
                return opened
            return _fed(opened, rest) if _all_numbers(rest) else _by_name(opened, rest)
    return None


def _all_numbers(words: Sequence[str]) -> bool:
    return all(word.isdecimal() for word in words)


def _by_name(prompt: Prompt, words: Sequence[str]) -> Prompt | Done:
    """The one line in which all the words stand; a card may be named by its number, too."""
    wanted = [folded(word) for word in words if word not in BETWEEN]
    if not any(wanted):
        raise NotAMoveError(f"{' '.join(words)[:60]}: no line; ? tells what can be typed")
    told = [folded(f"{row.text} {_number_of(prompt, row.thing)}") for row in prompt.rows]
    places = [i for i, text in enumerate(told) if all(word in text.split() for word in wanted)]
    if not places:
        places = [i for i, text in enumerate(told) if all(word in text for word in wanted)]
    if len({prompt.rows[place].text for place in places}) > 1:
        raise NotAMoveError(f"{' '.join(words)} may be several lines of the list: name one")
    if not places:
        raise NotAMoveError(f"{' '.join(words)[:60]}: not in the list; ? tells what can be typed")
    return _taken(prompt, places[0])


def _number_of(prompt: Prompt, thing: int) -> str:
    card = prompt.voice.card(thing)
    return card.number if card else ""
