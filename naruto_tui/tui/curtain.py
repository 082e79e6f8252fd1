"""The curtain between two people at one screen, and what each reads first when he sits down.

Nothing here is drawn from a hand: the curtain shows what both players know.

Public: `Curtain`, `draw_curtain`, `draw_offer`, `NewsPane`, `news_lines`.
"""

from collections.abc import Sequence

from attrs import evolve, field, frozen

from naruto_tui.rules.view import View

from .event_words import PHASES, phase_of
from .lines import ROUND, Glyphs, Line, framed, wrapped
from .log import LogLine, draw_log, log_lines
from .panes import BACK, SCROLL, Pane
from .prompt import key_name
from .remarks import AGREE, SINCE
from .text import clean
from .words import Voice, counted


@frozen
class Curtain:
    """What stands on the closed curtain."""

    comes: str
    """Who is to sit down."""
    goes: str
    """Who is to look away."""
    moment: str
    regrets: str = ""
    """Who may still take back what he chose last."""
    notice: str = ""


def moment_of(view: View, names: Sequence[str]) -> str:
    """Turn, phase and rewards, as both players know them."""
    phase = PHASES[phase_of(view)]
    turn = f"Turn {view.turn}, {phase.lower()}" if view.turn else phase
    rewards = ", ".join(
        f"{clean(name)} {counted(view.reward_count(seat), 'reward')}"
        for seat, name in enumerate(names)
    )
    return f"{turn}. {rewards}."


def draw_curtain(curtain: Curtain, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
    """The curtain in so many cells."""
    comes, goes = clean(curtain.comes), clean(curtain.goes)
    body: list[Line] = [
        [],
        [("  ", ""), (f"{comes} sits down", "title")],
        [],
        [(f"  {goes}, look away now.", "")],
        [],
        [(f"  {curtain.moment}", "dim")],
        [],
        [("  Enter", "key"), (f"  {comes} sits here and {goes} does not look", "")],
    ]
    if curtain.regrets:
        name = clean(curtain.regrets)
        key = f"{key_name('u'):5}"
        body.append([(f"  {key}", "key"), (f"  {name} takes the last choice back", "")])
    body += [[], *([("  ", ""), *line] for line in wrapped(curtain.notice, width - 8, "bad"))]
    return framed([("NARUTO CCG", "name")], body, width, height, glyphs)


def draw_offer(
    offers: str, asked: str, width: int, height: int, glyphs: Glyphs = ROUND
) -> list[Line]:
    """A draw is offered: a page without any card, so both may look at it."""
    body: list[Line] = [
        [],
        [(f"  {clean(offers)} offers a draw.", "title")],
        [],
        [(f"  {clean(asked)}, {AGREE}", "")],
        [],
        [(f"  {key_name('y')}", "key"), ("  agree on a draw", "")],
        [("  any other key", "key"), ("  play on", "")],
    ]
    return framed([("Draw", "bad")], body, width, height, glyphs)


def news_lines(voice: Voice, since: int) -> list[LogLine]:
    """What happened since then, from the first thing that this player did not do himself."""
    lines = log_lines(voice, since)
    own = voice.view.seat
    first = next((i for i, line in enumerate(lines) if line.seat != own), len(lines))
    return lines[first:]


@frozen
class NewsPane(Pane):
    """What happened since this player sat here last."""

    told: Sequence[LogLine] = field(factory=tuple, eq=False)
    scroll: int = 0

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        body = draw_log(self.told, width - 2, height - 2, self.scroll)
        hidden = len(self.told) > len(body)
        tail: Line = [("up", "key"), (" for more", "dim")] if hidden else []
        title = [(SINCE, "name")]
        return framed(title, body, width, height, glyphs, tail=tail)

    def press(self, key: str, letter: str) -> "Pane | None":
        if key in SCROLL:
            most = 2 * len(self.told)
            return evolve(self, scroll=min(max(self.scroll + SCROLL[key], 0), most))
        return None if key in (*BACK, "enter", "space") else self

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [("Enter", "to the board"), ("up/down", "scroll")]
