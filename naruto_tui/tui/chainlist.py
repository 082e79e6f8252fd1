"""The chain: what waits to take effect, in order, with user, targets and text.

Public: `chain_lines` (voice, width) -> lines, `draw_chain` (voice, width, height, glyphs).
"""

from naruto_tui.rules.state import Link

from .lines import ROUND, Glyphs, Line, framed, wrapped
from .text import clean
from .words import Voice, listed


def draw_chain(voice: Voice, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
    """The chain in a pane."""
    inside: list[Line] = [[(" ", ""), *line] for line in chain_lines(voice, width - 4)]
    return framed([("Chain: the first takes effect first", "title")], inside, width, height, glyphs)


def chain_lines(voice: Voice, room: int) -> list[Line]:
    """Each link, the one that takes effect next on top."""
    lines: list[Line] = []
    for place, link in enumerate(reversed(voice.view.chain), 1):
        role = "own" if link.seat == voice.view.seat else "enemy"
        lines += wrapped(f"{place}. {link_words(voice, link)}", room, role)
        for text in link_text(voice, link):
            lines += wrapped(f"   {text}", room, "dim")
    return lines or wrapped("Nothing is on the chain.", room, "dim")


def link_words(voice: Voice, link: Link) -> str:
    """`your Fireball Jutsu, used by Sasuke Uchiha, on Haku`."""
    whose = voice.whose(link.seat)
    parts = [f"{whose} {voice.name(link.card)}"]
    if link.kind == "effect":
        parts = [f"the effect of {whose} {voice.name(link.card)}"]
    if link.user is not None and link.kind == "jutsu":
        parts.append(f"used by {voice.name(link.user[0])}")
    targets = [voice.owned(stamp[0]) for group in link.targets for stamp in group]
    if targets:
        parts.append(f"on {listed(targets)}")
    if link.x:
        parts.append(f"X is {link.x}")
    if link.negated:
        parts.append("negated")
    return ", ".join(parts)


def link_text(voice: Voice, link: Link) -> tuple[str, ...]:
    """The words that will take effect."""
    card = voice.card(link.card)
    if card is None:
        return ()
    if 0 <= link.ability < len(card.text):
        return (clean(card.text[link.ability]),)
    return tuple(clean(text) for text in card.text)
