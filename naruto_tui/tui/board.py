"""The board: everything a seat needs to see, as lines of (text, role), for any size.

At 80 x 24 the panes stand one above the other; from 100 columns the log has a column of its own,
from 140 the face of the card under the cursor as well.

Public: `draw_board` (model, width, height) -> `height` lines of `width` cells, `MIN_WIDTH`,
`MIN_HEIGHT`, `title_line`, `keys_line`.
"""

from typing import Final

from attrs import frozen

from naruto_tui.rules.tokens import BOTH

from .battle import chain_line, draw_fights
from .face import face_lines, face_title
from .field import draw_field, field_tokens
from .flow import Token, flow_window, lines_needed
from .ink import Ink, ink_for
from .lines import Line, beside, cells, fit, framed, sized, text_of, wrapped
from .log import draw_log, recent_lines
from .menu import draw_menu
from .model import BoardModel, pane_items, sides
from .prompt import Key, key_name
from .text import crop
from .text import width as text_width

MIN_WIDTH: Final = 80
MIN_HEIGHT: Final = 24
LOG_AT: Final = 100
FACE_AT: Final = 140
BRAND: Final = " NARUTO CCG "
PHASES: Final = ("start", "mission", "organize", "battle", "exchange", "showdown", "end")

QUIT: Final = Key("ctrl+q", "quit")


def draw_board(model: BoardModel, width: int, height: int) -> list[Line]:
    """The whole board: exactly `height` lines of exactly `width` cells."""
    if width < MIN_WIDTH or height < MIN_HEIGHT:
        return _too_small(width, height)
    ink = ink_for(model)
    side = 0 if width < LOG_AT else min(26 + (width - LOG_AT) * 2 // 5, 60)
    lines = [title_line(model, width)]
    main = _main(model, ink, width - side, height - 2, detail=width < FACE_AT)
    if side:
        main = beside(main, _column(model, side, height - 2, face=width >= FACE_AT))
    return [*lines, *main, keys_line(model, width)]


def _too_small(width: int, height: int) -> list[Line]:
    needed = f"needs {MIN_WIDTH}x{MIN_HEIGHT}, has {width}x{height}"
    return sized([[(crop(needed, max(width, 0), ""), "bad")]], max(width, 0), max(height, 0))


def title_line(model: BoardModel, width: int) -> Line:
    """Turn, who attacks, and the phase track."""
    view = model.view
    track: Line = []
    for phase in PHASES:
        now = phase == view.phase
        track.append((f" [{phase.upper()}]" if now else f" {phase}", "phase" if now else "dim"))
    track.append((" ", ""))
    room = width - cells(track)
    told = f" turn {view.turn}  {model.voice.does(view.active, 'attack')}"
    if not view.turn:
        told = " before the first turn"
    elif text_width(told) > room:
        voice = model.voice
        # To somebody who looks on both are "they".
        told = f" turn {view.turn}  {voice.who(view.active) if voice.aside else 'they attack'}"
    if text_width(told) + len(BRAND) <= room:
        told = BRAND + told
    return fit([*fit([(told, "title")], room), *track], width)


def keys_line(model: BoardModel, width: int) -> Line:
    """The keys that work now, the prompt's own first."""
    own = model.prompt.keys if model.prompt else ()
    taken = {key.key for key in own}
    keys = [*own, *(key for key in model.keys_now if key.key not in taken)]
    quit_spans: Line = [(key_name(QUIT.key), "key"), (f" {QUIT.label} ", "dim")]
    room = width - cells(quit_spans)
    line: Line = []
    for key in keys:
        spans: Line = [(f" {key_name(key.key)}", "key"), (f" {key.label} ", "dim")]
        if cells(line) + cells(spans) <= room:
            line += spans
    return [*fit(line, room), *quit_spans]


@frozen
class Heights:
    """Lines of each part."""

    enemy: int
    fights: int
    own: int
    hand: int
    below: int
    theirs: int = 0
    """Of the other side's hand, where it is open."""


def _main(model: BoardModel, ink: Ink, width: int, height: int, *, detail: bool) -> list[Line]:
    """Fields, battlefield, hand, menu and detail pane, one above the other."""
    own, enemy = sides(model.view)
    hand, theirs = hand_tokens(model, ink), theirs_tokens(model, ink)
    chain = chain_line(model)
    needs = Heights(
        lines_needed(field_tokens(model, ink, enemy), width - 4),
        len(model.view.fights) + bool(chain),
        lines_needed(field_tokens(model, ink, own), width - 4),
        lines_needed(hand, width - 7),
        0,
        lines_needed(theirs, width - 7) if theirs else 0,
    )
    rooms = _shared(needs, height)
    fights: list[Line] = [fit(chain, width)] if chain else []
    fights += draw_fights(model, ink, width - 2, rooms.fights - len(fights))
    lines = [
        *_hand(model, theirs, width, rooms.theirs),
        *draw_field(model, ink, enemy, width, rooms.enemy + 2),
        *([(" ", ""), *line] if i >= bool(chain) else line for i, line in enumerate(fights)),
        *draw_field(model, ink, own, width, rooms.own + 2),
        *_hand(model, hand, width, rooms.hand),
        *_below(model, width, rooms.below, detail=detail),
    ]
    return sized(lines, width, height)


def _shared(needs: Heights, height: int) -> Heights:
    """Lines for each part: the fields give way first, the menu keeps at least 7 lines."""
    spare = height - MIN_HEIGHT + 2
    least = 7 + spare // 3
    most_field, most_hand = 3 + spare // 5, 2 + spare // 10
    fights = min(needs.fights, 4 + spare // 3)
    enemy = max(1, min(needs.enemy, most_field))
    own = max(1, min(needs.own, most_field))
    hand = max(1, min(needs.hand, most_hand))
    theirs = min(needs.theirs, most_hand)
    below = height - 4 - enemy - own - fights - hand - theirs
    while below < least and max(enemy, own, hand, theirs) > 1:
        if enemy >= own and enemy > 1:
            enemy -= 1
        elif own > 1:
            own -= 1
        elif theirs > hand:
            theirs -= 1
        else:
            hand -= 1
        below += 1
    return Heights(enemy, fights, own, hand, below, theirs)


def hand_tokens(model: BoardModel, ink: Ink) -> list[Token]:
    """The cards of the own hand."""
    return [Token(ink.hand_card(card), 1, ink.is_focus(card)) for card in model.view.hand]


def theirs_tokens(model: BoardModel, ink: Ink) -> list[Token]:
    """The cards of the other side's hand, where it is open."""
    return [
        Token(ink.hand_card(card), 1, ink.is_focus(card))
        for card in pane_items(model.view, "theirs")
    ]


def _hand(model: BoardModel, tokens: list[Token], width: int, height: int) -> list[Line]:
    if not height:
        return []
    nothing = "(hidden)" if model.view.seat == BOTH else "(empty)"
    shown = flow_window(tokens, width - 7, height) or [[(nothing, "dim")]]
    return [
        fit([(" hand " if i == 0 else "      ", "title"), *line], width)
        for i, line in enumerate(shown)
    ]


def _below(model: BoardModel, width: int, height: int, *, detail: bool) -> list[Line]:
    """The menu, and beside it the card under the cursor."""
    if not detail:
        return draw_menu(model, width, height, news=False)
    left = width // 2
    menu = draw_menu(model, left, height, news=width >= MIN_WIDTH)
    return beside(menu, draw_detail(model, width - left, height))


def draw_detail(model: BoardModel, width: int, height: int) -> list[Line]:
    """The face of what is under the cursor; where that is no card, what the row is about."""
    row = model.row
    body: list[Line] = []
    if row is not None and not row.enabled and row.thing >= 0:
        body += wrapped(row.note, width - 4, "bad")
    if row is not None:
        body += wrapped(row.about, width - 4)
    if model.focus >= 0:
        head = row.head if row is not None else -1
        title = face_title(model.voice, model.focus, head)
        body += face_lines(model.voice, model.focus, width - 4, head)
    else:
        title = [(row.text, "name")] if row is not None else []
    if len(body) > height - 2:
        body = [*body[: height - 3], [("more: i", "key")]]
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    return framed(title, inside, width, height, model.glyphs)


def _column(model: BoardModel, width: int, height: int, *, face: bool) -> list[Line]:
    """The log, and on wide screens the card face above it."""
    top: list[Line] = []
    if face:
        top = draw_detail(model, width, min(24, height // 2))
    rest = height - len(top)
    lines = recent_lines(model.voice, rest + model.log_scroll)
    body = draw_log(lines, width - 2, rest - 2, model.log_scroll)
    return [*top, *framed([("Log", "title")], body, width, rest, model.glyphs)]


def board_text(model: BoardModel, width: int, height: int) -> str:
    """The board without its roles, for tests and for looking at it."""
    return "\n".join(text_of(line).rstrip() for line in draw_board(model, width, height)) + "\n"
