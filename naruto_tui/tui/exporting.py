"""A saved game in plain lines: what happened and how it stands, as far as all who ask may know it.

A game against the computer is told as its person may know it. Two people's game that is not over is
told as far as both know it: each player's cards are told by the other one.

Public: `export_lines` (match) -> lines.
"""

from naruto_tui.table.match import Match
from naruto_tui.table.seats import Person

from .event_words import result_sentence
from .listing import Voices, moment_lines, wrapped
from .log import log_lines
from .text import clean
from .words import Voice, sentence


def export_lines(match: Match, title: str) -> list[str]:
    """The game that is on: its title, what happened in it, the board, who is asked."""
    voices = _voices(match)
    lines = [clean(title)]
    if match.standing:
        lines.append(f"{match.standing}.")
    lines += ["", "What happened", ""]
    lines += [part for line in _told(voices) for part in wrapped(line)]
    lines += ["", "How it stands", "", *moment_lines(voices), ""]
    return [*lines, _open_end(match, voices[0])]


def _voices(match: Match) -> Voices:
    """Who tells about each player's cards."""
    persons = [seat for seat, who in enumerate(match.seats) if isinstance(who, Person)]
    alone = len(persons) == 1
    each, other = (0, 1), (1, 0)
    told_by = each if match.game.result is not None else other
    if alone:
        told_by = (persons[0], persons[0])
    first, second = (
        Voice(match.view(seat), match.player_names, aside=not alone) for seat in told_by
    )
    return first, second


def _told(voices: Voices) -> list[str]:
    """What happened: the deeds of each player by who tells about his cards."""
    pairs = zip(*(log_lines(voice) for voice in voices), strict=True)
    return [pair[max(pair[0].seat, 0)].text for pair in pairs]


def _open_end(match: Match, voice: Voice) -> str:
    """Who is asked, or how the game ended."""
    choice, result = match.game.choice, match.game.result
    if result is not None:
        return result_sentence(voice, result)
    assert choice is not None
    return sentence(voice.does(choice.asked.seat, "are asked"))
