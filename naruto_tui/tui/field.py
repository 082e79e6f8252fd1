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
from .text import clean, crop

REWARDS: Final = 10
"""Battle rewards that win (rule 6.1)."""
LETTERS: Final = "".join(SYMBOLS)


def draw_field(model: BoardModel, ink: Ink, seat: int, room: int, height: int) -> list[Line]:
    """The pane of one side's village."""
    role = "turn" if model.view.turn and model.view.active == seat else "frame"
    body = flow_window(field_tokens(model, ink, seat), room - 4, height - 2)
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    title, rewards = _heading(model, seat, room - 7)
    return framed(title, inside, room, height, model.glyphs, role, rewards)


def field_tokens(model: BoardModel, ink: Ink, seat: int) -> list[Token]:
    """Teams first, then clients and Permanents."""
    own, _ = sides(model.view)
    role = "own" if seat == own else "enemy"
    tokens = [team_token(ink, team, role) for team in home_teams(model.view, seat)]
    for card in others(model.view, seat):
        known = ink.voice.card(card)
        kind = "client" if known is not None and known.kind == "client" else "permanent"
        piece = model.view.piece(card)
        bearer = -1 if piece is None else piece.bearer
        line: Line = [("attached" if bearer >= 0 else kind, "dim"), *ink.card(card, role, room=18)]
        if bearer >= 0:
            line += [(" on", "dim"), (f" {ink.short(bearer)}", role)]
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


def _heading(model: BoardModel, seat: int, room: int) -> tuple[Line, Line]:
    """Whose village with the facts of the side, and its rewards, in the roomiest form that fits.

    Marker, hand, chakra, deck and discard are always told; removed cards and reinforcements
    where there is room.
    """
    view = model.view
    own, _ = sides(view)
    who = "You" if model.voice.is_you(seat) else clean(model.names[seat])
    gap: Span = (f" {model.glyphs.dot} ", "frame")
    blank: Span = (" ", "")
    line: Line = []
    rewards: Line = []
    for name, between, dots, kinds in (
        (who, gap, True, True),
        (who, blank, True, True),
        (who, blank, False, True),
        (crop(who, 12), blank, False, True),
        (crop(who, 12), blank, False, False),
        (crop(who, 6), blank, False, False),
    ):
        rewards = _rewards(model, seat, dots=dots)
        line = [(name, "own" if seat == own else "enemy")]
        for fact in _facts(model, seat, kinds=kinds):
            line += [between, *fact]
        if cells(line) + cells(rewards) <= room:
            break
    for word, count in (
        ("removed", len(view.removed(seat))),
        ("reinforcements", view.reinforcement_count(seat)),
    ):
        more: Line = [gap, (f"{word} {count}", "")]
        if count and cells(line) + cells(more) + cells(rewards) <= room:
            line += more
    return line, rewards


def _facts(model: BoardModel, seat: int, *, kinds: bool) -> list[Line]:
    """What is always told; `kinds`: chakra by symbol and not only how much."""
    view = model.view
    chakra = chakra_spans(model, seat) if kinds else [(str(len(view.chakra(seat))), "")]
    return [
        [(f"marker {view.marker(seat)}", "")],
        [(f"hand {view.hand_count(seat)}", "")],
        [("chakra ", ""), *chakra],
        [(f"deck {view.deck_count(seat)}{_top(model, seat)}", "")],
        [(f"discard {len(view.discard(seat))}", "")],
    ]


def _top(model: BoardModel, seat: int) -> str:
    """The top card of a deck where it lies face up: ` (Kunai)`."""
    top = model.view.top_of_deck(seat)
    return "" if top is None else f" ({crop(model.voice.name(top), 12)})"


def _rewards(model: BoardModel, seat: int, *, dots: bool) -> Line:
    """Ten dots and the number, or `3/10`: how near this player is to winning."""
    won = model.view.reward_count(seat)
    if not dots:
        return [(f"won {won}/{REWARDS}", "title")]
    full = min(won, REWARDS)
    drawn = model.glyphs.full * full + model.glyphs.empty * (REWARDS - full)
    return [(drawn, "title"), (f" {won}", "title")]


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
