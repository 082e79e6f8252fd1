"""A moment of a game in plain lines, every card with its number, and that by which answers name it.

Public: `moment_lines` (voices -> the board, the chain), `told_since` (what happened), `voices_of`,
`wrapped`.
"""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from naruto_tui.rules.notes import PRINTED
from naruto_tui.rules.state import Team

from .chainlist import link_words
from .event_words import PHASES, phase_of
from .log import log_lines
from .model import others
from .words import Voice, counted, headed, sentence

if TYPE_CHECKING:
    from naruto_tui.rules.game import Game

Voices = tuple[Voice, Voice]
"""Who tells about each player's cards: the same one twice, or each player about the own ones."""

WIDTH: Final = 80
TIE: Final = "\u00a0"
"""Between words of which no line is broken."""
NAMES: Final = ("Player 1", "Player 2")


def voices_of(game: "Game", seat: int | None) -> Voices:
    """For what a seat may know; `None`: for what either of the two may know."""
    first, second = (
        Voice(game.view(one if seat is None else seat), NAMES, aside=True, numbered=True)
        for one in (0, 1)
    )
    return first, second


def told_since(voices: Voices, since: int) -> list[str]:
    """The sentences about what happened from that event on, but for how the game ended."""
    told = zip(*(log_lines(voice, since) for voice in voices), strict=True)
    return [pair[max(pair[0].seat, 0)].text for pair in told if pair[0].kind != "end"]


def moment_lines(voices: Voices) -> list[str]:
    """Turn and phase, an unusual edition, both players' cards, the battlefield and the chain."""
    view = voices[0].view
    phase = phase_of(view)
    phase = PHASES.get(phase, phase)
    attacks = f"turn {view.turn}: {voices[0].does(view.active, 'attack')}. " if view.turn else ""
    lines = [sentence(f"{attacks}{phase}")]
    if view.edition != PRINTED:
        lines.append(f"Edition {view.edition.name}: {view.edition.title}")
    for seat in (0, 1):
        lines += ["", *_player(voices[seat], seat)]
    if view.fights:
        lines += ["", "Battlefield", *_fights(voices[0])]
    if view.chain:
        lines += ["", "Chain, what happens first on top"]
        lines += [f"  {link_words(voices[link.seat], link)}" for link in reversed(view.chain)]
    return [part for line in lines for part in wrapped(line)]


def wrapped(line: str) -> list[str]:
    """The line in parts of a terminal's width."""
    indent = "    " if line.startswith(" ") else ""
    parts = wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return [part.replace(TIE, " ") for part in parts]


def _player(voice: Voice, seat: int) -> list[str]:
    view = voice.view
    facts = [
        f"turn marker {view.marker(seat)}",
        counted(view.reward_count(seat), "battle reward"),
        f"{counted(view.deck_count(seat), 'card')} in the deck",
    ]
    who = voice.who(seat)
    lines = [f"{who[:1].upper()}{who[1:]}: {', '.join(facts)}", *_hand(voice, seat)]
    lines += _pile(voice, "chakra", view.chakra(seat))
    lines += _pile(voice, "discard pile", view.discard(seat))
    lines += _pile(voice, "removed", view.removed(seat))
    if (top := view.top_of_deck(seat)) is not None:
        lines += _pile(voice, "on top of the deck", (top,))
    lines += _seen_in_deck(voice, seat)
    lines += _pile(voice, "seen rewards", view.seen_rewards(seat))
    lines += _reinforcements(voice, seat)
    at_home = [team for team in view.teams(seat) if not team.out]
    lines += [f"  {_team(voice, team)}" for team in at_home]
    return lines + _pile(voice, "in play", others(view, seat))


def _seen_in_deck(voice: Voice, seat: int) -> list[str]:
    """Cards of a deck that were seen; one that lies face up on it has been told already."""
    top = voice.view.top_of_deck(seat)
    seen = [one for one in voice.view.seen_in_deck(seat) if one[1] != top]
    told = ", ".join(f"{_card(voice, card)} (from the top: {place})" for place, card in seen)
    return [f"  seen in the deck ({len(seen)}): {told}"] if seen else []


def _reinforcements(voice: Voice, seat: int) -> list[str]:
    count = voice.view.reinforcement_count(seat)
    seen = voice.view.reinforcements(seat)
    if count > len(seen):
        return [f"  reinforcements ({count}): {counted(count - len(seen), 'card')} unseen"]
    return _pile(voice, "reinforcements", seen)


def _hand(voice: Voice, seat: int) -> list[str]:
    view = voice.view
    if view.seat == seat:
        return _pile(voice, "hand", view.hand)
    count, seen = view.hand_count(seat), view.known(seat)
    hidden = [f"{counted(count - len(seen), 'card')} unseen"] if count > len(seen) else []
    shown = ", ".join([*(_card(voice, one) for one in seen), *hidden])
    return [f"  hand ({count}): {shown}"] if count else []


def _pile(voice: Voice, name: str, cards: Sequence[int]) -> list[str]:
    """A line for the cards of one place; none where it is empty."""
    shown = ", ".join(_card(voice, one) for one in cards)
    return [f"  {name} ({len(cards)}): {shown}"] if cards else []


def _card(voice: Voice, card: int) -> str:
    """`12 N-001 Naruto Uzumaki 1/0 [+1/+1 x2]`, with the numbers by which answers name it."""
    known = voice.card(card)
    numbers = [str(card)] if voice.numbered else []
    numbers += [known.number] if known else []
    parts = [TIE.join([*numbers, voice.name(card)]), voice.powers(card)]
    piece = voice.view.piece(card)
    coins = [f"{kind or 'coins'} x{count}" for kind, count, _ in piece.coins] if piece else []
    if coins:
        parts.append(f"[{', '.join(coins)}]")
    if piece is not None and piece.bearer >= 0:
        parts.append(f"on {voice.name(piece.bearer)}")
    return " ".join(part for part in parts if part)


def _team(voice: Voice, team: Team, *, mental: bool = False) -> str:
    """Its number, its members with the head first and, where it has one, the power that counts."""
    view = voice.view
    members = " + ".join(
        f"{_card(voice, one)} mental {view.traits(one).mental}" if mental else _card(voice, one)
        for one in headed(team.members, team.head)
    )
    power = view.team_mental(team.id) if mental else view.team_power(team.id)
    total = f" = {power}" if team.out else ""
    named = f"team {team.id}" if voice.numbered else "team"
    return f"{named}: {members}{total}{' mental' if mental else ''}"


def _fights(voice: Voice) -> Iterable[str]:
    view = voice.view
    for fight in view.fights:
        attacker, blocker = view.team(fight.attacker), view.team(fight.blocker)
        mental = view.forecast(fight).mental
        told = _team(voice, attacker, mental=mental) if attacker else "a team that has gone"
        against = f" against {_team(voice, blocker, mental=mental)}" if blocker else ""
        yield f"  {told}{against}"
