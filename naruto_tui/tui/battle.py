"""The battlefield: one line a fight with both powers and what the showdown would do; the chain.

Public: `draw_fights` (model, ink, width, height), `fight_lines`, `forecast_words`, `chain_line`.
"""

from typing import TYPE_CHECKING, Final

from attrs import frozen

from naruto_tui.rules.state import Fight

from .flow import Flowed, window
from .ink import Ink
from .lines import Line, cells, fit
from .model import BoardModel, sides, team_members
from .words import Voice, counted

if TYPE_CHECKING:
    from naruto_tui.rules.forecast import Forecast


@frozen
class Form:
    """How much of a team is written: richest first."""

    name: int
    both: bool
    """Both powers of each Ninja, or only the one that counts."""
    terse: bool = False
    """No blanks around the signs, and the forecast as `you +6`."""
    tight: bool = False
    """An injured Ninja's power as `~2` for `~2~`."""


FORMS: Final = (
    Form(14, both=True),
    Form(11, both=True),
    Form(10, both=False),
    Form(7, both=False),
    Form(6, both=False, terse=True),
    Form(4, both=False, terse=True),
    Form(4, both=False, terse=True, tight=True),
)


def draw_fights(model: BoardModel, ink: Ink, room: int, height: int) -> list[Line]:
    """The fights, in a window when there are more than lines."""
    return window(fight_lines(model, ink, room), room, height)


def fight_lines(model: BoardModel, ink: Ink, room: int) -> list[Flowed]:
    """A line for each fight."""
    lines = []
    for fight in model.view.fights:
        members = (
            *team_members(model.view, fight.attacker),
            *team_members(model.view, fight.blocker),
        )
        focused = any(ink.is_focus(card) for card in members)
        lines.append(Flowed(_fight(model, ink, fight, room), len(members), focused))
    return lines


def _fight(model: BoardModel, ink: Ink, fight: Fight, room: int) -> Line:
    """The fight in the richest form that fits."""
    forecast = model.view.forecast(fight)
    line: Line = []
    space, words, role = room, "", ""
    for form in FORMS:
        line = _versus(model, ink, fight, form)
        words, role = forecast_words(model.voice, forecast, terse=form.terse)
        if fight.done:
            words, role = "done", "dim"
        space = room - len(words) - 1
        if cells(line) <= space:
            break
    return [*fit(line, space), (" ", ""), (words, role)]


def _versus(model: BoardModel, ink: Ink, fight: Fight, form: Form) -> Line:
    mental = model.view.forecast(fight).mental
    attack = _team(model, ink, fight.attacker, form, mental=mental)
    if not team_members(model.view, fight.blocker):
        return attack
    return [
        *attack,
        (" v" if form.terse else "  vs ", "dim"),
        *_team(model, ink, fight.blocker, form, mental=mental),
    ]


def _team(model: BoardModel, ink: Ink, team: int, form: Form, *, mental: bool) -> Line:
    known = model.view.team(team)
    if known is None:
        return [("nobody", "dim")]
    own, _ = sides(model.view)
    role = "own" if known.seat == own else "enemy"
    line: Line = ink.digit(team)
    for place, card in enumerate(team_members(model.view, team)):
        if place:
            line.append(("+" if form.terse else " +", "dim"))
        power = None if form.both else _counting(model, card, place, form, mental=mental)
        line += ink.card(card, role, form.name, power)
    equals = "=" if form.terse else " = "
    total = model.view.team_mental(team) if mental else model.view.team_power(team)
    return [*line, (f"{equals}{total}", "title")]


def _counting(model: BoardModel, card: int, place: int, form: Form, *, mental: bool) -> str:
    """The power that counts: the head's combat, a back's support; in a mental battle that."""
    traits = model.view.traits(card)
    if mental:
        return str(traits.mental)
    piece = model.view.piece(card)
    value = str(traits.combat if place == 0 else traits.support)
    if piece is None or not piece.injured:
        return value
    return f"~{value}" if form.tight else f"~{value}~"


def forecast_words(voice: Voice, forecast: "Forecast", *, terse: bool = False) -> tuple[str, str]:
    """What the showdown would do as things stand, from this seat's side, and its role."""
    attacking = voice.view.active == voice.view.seat
    match forecast.outcome:
        case "unblocked":
            rewards = counted(forecast.rewards, "reward")
            return f"not blocked: {rewards}", "good" if attacking else "bad"
        case "win" | "big win":
            words, role = _side(voice, forecast, mine=attacking, terse=terse)
        case "loss" | "big loss":
            words, role = _side(voice, forecast, mine=not attacking, terse=terse)
        case "tie":
            words, role = "a tie", ""
        case "no result":
            return "no result", "dim"
        case _:
            return "no showdown", "dim"
    return (f"{words} (mental)" if forecast.mental and not forecast.forced else words), role


def _side(voice: Voice, forecast: "Forecast", *, mine: bool, terse: bool) -> tuple[str, str]:
    """`you win by 3`, `they win BIG by 6`; in tight places `you +3`, `they +6`.

    A result that an effect forces has no margin: `you win anyway`.
    """
    who, role = ("you", "good") if mine else ("they", "bad")
    if voice.aside:
        who = "attackers" if mine == (voice.view.active == voice.view.seat) else "blockers"
    big = " BIG" if forecast.outcome.startswith("big") else ""
    if forecast.forced:
        return f"{who} win{big} anyway", role
    margin = abs(forecast.margin)
    if terse:
        return f"{who} +{margin}", role
    return f"{who} win{big} by {margin}", role


def chain_line(model: BoardModel) -> Line:
    """The chain in one line, what takes effect first first; nothing without a chain."""
    chain = model.view.chain
    if not chain:
        return []
    spans: Line = [(" chain ", "act")]
    for place, link in enumerate(reversed(chain), 1):
        role = "own" if link.seat == model.view.seat else "enemy"
        negated = " negated" if link.negated else ""
        spans.append((f" {place} {model.voice.name(link.card)}{negated} ", role))
    return spans
