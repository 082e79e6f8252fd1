"""The two villages: a pane for each side with its teams, client and Permanents.

Public: `field_tokens` (model, ink, seat), `draw_field` (model, ink, seat, width, height).
"""

from collections import Counter
from typing import Final

from naruto_tui.cards.model import SYMBOLS

from .flow import Token, flow_window
from .ink import Ink
from .lines import Line, Span, cells, framed
from .model import BoardModel, home_teams, others, sides
from .text import clean

REWARDS: Final = 10
"""Battle rewards that win (rule 6.1)."""
LETTERS: Final = "".join(SYMBOLS)


def draw_field(model: BoardModel, ink: Ink, seat: int, room: int, height: int) -> list[Line]:
    """The pane of one side's village."""
    role = "turn" if model.view.active == seat else "frame"
    body = flow_window(field_tokens(model, ink, seat), room - 4, height - 2)
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    dots = _rewards(model, seat)
    title = _title(model, seat, room - 8 - cells(dots))
    return framed(title, inside, room, height, model.glyphs, role, dots)


def field_tokens(model: BoardModel, ink: Ink, seat: int) -> list[Token]:
    """Teams first, then clients and Permanents."""
    own, _ = sides(model.view)
    role = "own" if seat == own else "enemy"
    tokens = [team_token(ink, team, role) for team in home_teams(model.view, seat)]
    for card in others(model.view, seat):
        known = ink.voice.card(card)
        kind = "client" if known is not None and known.kind == "client" else "permanent"
        line: Line = [(kind, "dim"), *ink.card(card, role, room=18)]
        tokens.append(Token(line, 1, ink.is_focus(card)))
    return tokens


def team_token(ink: Ink, team: tuple[int, ...], role: str) -> Token:
    """`[ Haku 1/1 + Kigiri 3/2]`."""
    piece = ink.voice.view.piece(team[0]) if team else None
    line: Line = [("[", "dim"), *ink.digit(piece.team if piece else -1)]
    for place, card in enumerate(team):
        if place:
            line.append((" +", "dim"))
        line += ink.card(card, role)
    line.append(("]", "dim"))
    return Token(line, len(team), any(ink.is_focus(card) for card in team))


def _rewards(model: BoardModel, seat: int) -> Line:
    """Ten dots and the number: how near this player is to winning."""
    won = model.view.reward_count(seat)
    full = min(won, REWARDS)
    dots = model.glyphs.full * full + model.glyphs.empty * (REWARDS - full)
    return [(dots, "title"), (f" {won}", "title")]


def _title(model: BoardModel, seat: int, room: int) -> Line:
    """Whose village, then as many facts as fit, the most needed first."""
    view = model.view
    own, _ = sides(view)
    who = "You" if seat == own == view.seat else clean(model.names[seat])
    name: Span = (who, "own" if seat == own else "enemy")
    facts: list[Line] = [
        [(f"marker {view.marker(seat)}", "")],
        [(f"hand {view.hand_count(seat)}", "")],
        [("chakra ", ""), *chakra_spans(model, seat)],
        [(f"deck {view.deck_count(seat)}", "")],
        [(f"discard {len(view.discard(seat))}", "")],
        [(f"removed {len(view.removed(seat))}", "")] if view.removed(seat) else [],
    ]
    line: Line = [name]
    for fact in facts:
        if fact and cells(line) + 3 + cells(fact) <= room:
            line += [(f" {model.glyphs.dot} ", "frame"), *fact]
    return line


def chakra_spans(model: BoardModel, seat: int) -> Line:
    """`F2 W3 FW1`: how many chakra of each symbol."""
    counts: Counter[str] = Counter()
    for card in model.view.chakra(seat):
        known = model.view.card(card)
        counts[known.symbols if known is not None else "?"] += 1
    if not counts:
        return [("0", "")]
    spans: Line = []
    for symbols in sorted(counts, key=lambda one: (len(one), LETTERS.find(one[:1]), one)):
        role = SYMBOLS.get(symbols[:1], "")
        spans.append((f"{' ' if spans else ''}{symbols or '-'}{counts[symbols]}", role))
    return spans
