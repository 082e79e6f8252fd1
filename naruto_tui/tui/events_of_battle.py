"""Teams, fights, damage and rewards in sentences.

Public: `BATTLE`.
"""

from typing import Final

from naruto_tui.rules.events import Event

from .telling import Telling, by_whom, subject
from .words import Voice, counted, third_person


def _organize(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'arrange')} the teams"


def _team(voice: Voice, event: Event) -> str:
    if event.cards:
        return " + ".join(voice.name(card) for card in event.cards)
    return voice.team(event.source)


def _team_does(voice: Voice, event: Event, one: str, several: str) -> str:
    """A team and what it does; a team of one is one Ninja."""
    return f"{voice.team(event.source)} {several if len(voice.members(event.source)) > 1 else one}"


def _send(voice: Voice, event: Event) -> str:
    if event.how[:1] == ("block",):
        against = f" {voice.team(event.target)}" if event.target >= 0 else ""
        return f"{voice.does(event.seat, 'block')}{against} with {_team(voice, event)}"
    return f"{voice.does(event.seat, 'send')} out {_team(voice, event)}"


def _oppose(voice: Voice, event: Event) -> str:
    return f"{_team_does(voice, event, 'faces', 'face')} {voice.team(event.target)}"


def _unblocked(voice: Voice, event: Event) -> str:
    return f"{_team_does(voice, event, 'is', 'are')} not blocked"


def _fight(voice: Voice, event: Event) -> str:
    margin = f" (difference {abs(event.number)})"
    return f"{_team_does(voice, event, 'fights', 'fight')} {voice.team(event.target)}{margin}"


def _verb(event: Event, verb: str) -> str:
    """One Ninja wins, several win."""
    return verb if len(event.cards) > 1 else third_person(verb)


def _win(voice: Voice, event: Event) -> str:
    great = " outstandingly" if event.how[:1] == ("outstanding",) else ""
    return f"{_team(voice, event)} {_verb(event, 'win')}{great} ({voice.whose(event.seat)} team)"


def _lose(voice: Voice, event: Event) -> str:
    great = " completely" if event.how[:1] == ("outstanding",) else ""
    return f"{_team(voice, event)} {_verb(event, 'lose')}{great} ({voice.whose(event.seat)} team)"


def _no_result(voice: Voice, event: Event) -> str:
    was = _team_does(voice, event, "was", "were")
    return f"{was} blocked with nobody left to face: no result"


def _tie(voice: Voice, event: Event) -> str:
    return f"{_team(voice, event)} {_verb(event, 'tie')} ({voice.whose(event.seat)} team)"


def _reward(voice: Voice, event: Event) -> str:
    great = "an outstanding result: " if event.how[:1] == ("outstanding",) else ""
    return f"{great}{voice.does(event.seat, 'win')} {counted(event.number, 'battle reward')}"


def _damage(voice: Voice, event: Event) -> str:
    amount = event.number or "no"
    return f"{subject(voice, event)} receives {amount} damage{by_whom(voice, event)}"


def _damages(voice: Voice, event: Event) -> str:
    return f"damaged together: {voice.things(event.cards)}"


def _injure(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} is injured{by_whom(voice, event)}"


def _heal(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} is healed{by_whom(voice, event)}"


def _stand_by(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} leaves its team and stands by"


def _head(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} is now the head of its team"


def _skip(voice: Voice, event: Event) -> str:
    teams = [voice.team(team) for team in event.cards]
    return f"no showdown for {' and '.join(teams) or 'a fight'}"


def _joined(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} joins a team{by_whom(voice, event)}"


def _went_out(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} goes to the battlefield{by_whom(voice, event)}"


def _got(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'get')} {counted(event.number, 'battle reward')}"


BATTLE: Final[dict[str, Telling]] = {
    "organize": _organize,
    "send": _send,
    "oppose": _oppose,
    "unblocked": _unblocked,
    "team": _joined,
    "go out": _went_out,
    "stand by": _stand_by,
    "head": _head,
    "skip": _skip,
    "fight": _fight,
    "win": _win,
    "lose": _lose,
    "tie": _tie,
    "no result": _no_result,
    "reward": _reward,
    "get": _got,
    "damage": _damage,
    "damages": _damages,
    "injure": _injure,
    "heal": _heal,
}
"""The teller of each kind of event."""
