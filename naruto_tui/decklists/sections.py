"""Section lines of text lists, in nine languages: which pile they open and what they say of it.

`Ninjas (30) (9 Fire, 6 Water)`, `Jutsu 12:`, `[b]Missioni[/b]`, `サイドボード10枚`. Headings by
turn or symbol part the pile they stand in and open none.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from attrs import frozen

from naruto_tui.cards.model import Kind
from naruto_tui.decklists.model import PileName

Opens = PileName | Literal["same", "kind", "outside", "about", "total"]
"""A pile; the one that is open; the deck proper or a part of another pile; nothing of the deck;
facts about it; a total at the end."""

_WORDS: Final[tuple[tuple[Opens, Kind | None, str], ...]] = (
    ("kind", "ninja", """
        ninja, ninjas, character, characters, shinobi, platoon, platoons, gruppenkarte,
        gruppenkarten, charakter, charaktere, personnage, personnages, personaggi, personajes,
        personagens, ниндзя, персонажи, отряды, nindža, nindžové, postavy,
        忍, 忍者, ニンジャ, キャラクター, 小隊
     """),
    ("kind", "jutsu", """
        jutsu, jutsus, technique, techniques, technik, techniken, tecnica, tecniche, técnica,
        técnicas, техника, техники, дзюцу, technika, techniky, 術, 忍術, ジュツ
     """),
    ("kind", "mission", """
        mission, missions, ereignis, ereignisse, missionen, tactique, tactiques, missione,
        missioni, misión, misiones, missão, missões, миссия, миссии, задание, задания, mise,
        úkol, úkoly, auftrag, aufträge, 作戦, 任務, ミッション
     """),
    ("kind", "client", """
        client, clients, klient, klienten, auftraggeber, cliente, clienti, clientes, клиент,
        клиенты, заказчик, заказчики, klienti, zákazník, zákazníci, 依頼人, クライアント
     """),
    ("main", None, """
        deck, main, main deck, maindeck, mainboard, main board, hauptdeck, deck principal,
        principal, mazzo, mazzo principale, mazo, mazo principal, baralho, baralho principal,
        колода, основная колода, основа, balíček, hlavní balíček, メイン, メインデッキ, デッキ
     """),
    ("side", None, """
        side, sideboard, side board, side deck, sidedeck, sb, bench, seitendeck, ersatzdeck,
        ersatzbank, bank, ersatz, réserve, banc, banc de réserve, deck de réserve, remplaçants,
        riserva, riserve, mazzo di riserva, panchina, reserva, mazo de reserva, mazo lateral,
        mazo secundario, banquillo, banco, banco de reservas, baralho reserva, baralho de reserva,
        baralho lateral, сайд, сайдборд, сайд дек, запас, запасная колода, боковая колода,
        дополнительная колода, скамейка, vedlejší balíček, náhradní balíček, postranní balíček,
        boční balíček, postranní, vedlejší, záloha, lavička, サイド, サイドボード, サイドデッキ,
        控え
     """),
    ("reinforcement", None, """
        reinforcement, reinforcements, reinforcement deck, squad, squads, verstärkung,
        verstärkungen, verstärkungsdeck, renfort, renforts, deck de renfort, deck de renforts,
        rinforzo, rinforzi, mazzo rinforzi, mazzo di rinforzo, refuerzo, refuerzos,
        mazo de refuerzo, mazo de refuerzos, reforço, reforços, baralho de reforço,
        baralho de reforços, подкрепление, подкрепления, колода подкреплений, posila, posily,
        posilový balíček, balíček posil, 増援, 増援デッキ, 援軍
     """),
    ("same", None, """
        fire, water, lightning, wind, earth, void, feuer, wasser, blitz, erde, feu, eau, foudre,
        vent, terre, fuoco, acqua, fulmine, vento, terra, fuego, agua, rayo, viento, tierra,
        fogo, água, raio, огонь, вода, молния, ветер, земля, oheň, voda, blesk, vítr, země, 火,
        水, 雷, 風, 土, other, others, multi, multicolor, multi symbol, neutral
     """),
    ("outside", None, """
        maybe, maybeboard, maybe board, considering, wishlist, wish list, out of deck, not in
        deck, outside, cut, cuts, cut cards, tokens, token, acquireboard, vielleicht, peut-être,
        forse, quizás, talvez, возможно, možná, 候補
     """),
    ("about", None, """
        about, metadata
     """),
    ("total", None, """
        total, totals, total cards, deck total, cards, totale, carte, gesamt, insgesamt, summe,
        karten, cartes, suma, cartas, итого, всего, карт, карты, celkem, karet, karty, 合計
     """),
)  # fmt: skip
_NOT_CARDS: Final = re.compile(r"\s*\b(?:cards?|karten|carte|cartes|cartas|карты|karty)$|カード$")
_HEADING: Final = re.compile(
    r"""(?:(?P<before>[0-9]{1,4})\s+)?
    (?P<word>[^\W\d_][^()\[\]:0-9=|+/#,]*?)(?:-[0-9])?
    \s*(?:[:=-]+|x(?=\s?[0-9]))?\s*
    (?:[(\[]?\s*x?\s*(?P<total>[0-9]{1,4})(?:\s*/\s*[0-9]{1,4})?
       \s*(?:枚|cards?|karten|carte|cartes|cartas|карт\w?|karet|karty|total|ct\.?)?\s*[)\]]?)?
    \s*(?:\([^()]*\)\s*)*(?P<colon>:?)\s*""",
    re.VERBOSE | re.IGNORECASE,
)
_TURN: Final = re.compile(
    r"(?:(?:turn|tour|zug|runde|turno|ход|tah|kolo|ターン|t|level|lvl|stufe|niveau|livello|nivel|nível"
    r"|уровень|úroveň|レベル|(?:entrance\s+)?cost|entrance|kosten|coût|costo|coste|custo)s?"
    r"\s*(?:[0-9]{1,2}|x)|zero turn|[0-9]{1,2}[\s-]*(?:drop|cost)s?)"
    r"(?:\s*\+|\s*-\s*[0-9]{1,2}|\s*(?:or|and)\s+(?:more|later))?"
    r"\s*:?\s*(?:ninjas?)?\s*(?:[(\[]\s*(?P<total>[0-9]{1,4})[^()\[\]]*[)\]])?\s*:?",
    re.IGNORECASE,
)
_BOTH: Final = re.compile(r"(?<=[^\W\d_])\s*[/+]\s*(?=[^\W\d_])")
"""Between two words of a heading, which are then of both: `Ninja/Platoons`."""
_DECORATION: Final = "=-~*_#<>[]| "
_LONGEST: Final = 120
"""Characters of a section line."""
_LONGEST_WORD: Final = 40


@frozen
class Heading:
    """What a section line says."""

    opens: Opens
    kind: Kind | None = None
    declared: int | None = None
    """How many cards it says there are."""
    word: str = ""
    """As typed."""


def heading(text: str) -> Heading | None:
    """What a line says as a section line; None where it is none."""
    text = text.strip(_DECORATION) if len(text) <= _LONGEST else ""
    text = _BOTH.sub(" & ", text)
    if match := _TURN.fullmatch(text):
        return Heading("same", None, _number(match["total"]), text)
    match = _HEADING.fullmatch(text)
    if match is None or len(match["word"]) > _LONGEST_WORD:
        return None
    found = _section(_key(match["word"]))
    if found is None:
        return None
    declared = _number(match["total"] or match["before"])
    return Heading(*found, declared, match["word"].strip())


def in_comment(words: str) -> Heading | None:
    """The section that a comment with `#` or `//` opens: Markdown and Deckstats write them so."""
    found = heading(words) if len(words) <= _LONGEST_WORD else None
    return found if found and found.opens not in {"total", "same"} else None


def unknown_heading(text: str) -> str:
    """The word of a line that is built like a section line but is none that is known."""
    match = _HEADING.fullmatch(text.strip(_DECORATION)) if len(text) <= _LONGEST else None
    if match is None or match["before"] or len(match["word"]) > _LONGEST_WORD:
        return ""
    closed = match["colon"] or text.rstrip().endswith(":")
    return match["word"].strip() if closed or match["total"] else ""


def misspelt(word: str) -> Heading | None:
    """The section that a word is nearly the name of, where there is but one."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - for misspelt headings alone

    key = _key(word)
    most = 1 if len(key) < 7 else 2
    near = {found for known, found in _table().items()
            if len(known) > 3 and OSA.distance(key, known, score_cutoff=most) <= most}  # fmt: skip
    return Heading(*near.pop(), None, word) if len(near) == 1 else None


def _number(text: str | None) -> int | None:
    return int(text) if text else None


def _section(key: str) -> tuple[Opens, Kind | None] | None:
    """By the whole word, without `cards` behind it, or with a symbol before or behind it."""
    table = _table()
    if found := table.get(key) or table.get(_NOT_CARDS.sub("", key)):
        return found
    if len(parts := key.split(" & ")) > 1:
        opened = {found for part in parts if (found := _section(part))}
        known = sum(_section(part) is not None for part in parts)
        if known == len(parts) and len(places := {place for place, _ in opened}) == 1:
            return places.pop(), opened.pop()[1] if len(opened) == 1 else None
    words = [word for word in key.split() if table.get(word, ("", None))[0] != "same"]
    return table.get(" ".join(words)) if words and len(words) < len(key.split()) else None


@lru_cache(maxsize=1)
def _table() -> dict[str, tuple[Opens, Kind | None]]:
    return {word: (opens, kind) for opens, kind, words in _WORDS for word in _keys(words)}


def _keys(words: str) -> Iterator[str]:
    return (_key(word) for word in words.split(","))


def _key(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.casefold())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())
