"""Lines of a post that are no cards: a greeting, thanks, how a deck has fared.

A line that could be a misspelled card is left to be refused, since nothing of a list is passed over
silently.
"""

import re
from typing import Final

_SCORE: Final = r"[0-9]{1,3}\s*[-:/]\s*[0-9]{1,3}(?:\s*[-:/]\s*[0-9]{1,3})?"
_FARED: Final = re.compile(
    rf"""\(?(?:
      (?:w\s*[-/:]?\s*l(?:\s*[-/:]?\s*[dt])?|record|results?|score|went|won|wins?|matches|games
        |bilanz|ergebnis|bilan|résultats?|risultat[oi]|resultados?|результат|bilance|výsledek|戦績)
      \b\W*(?:{_SCORE}|[0-9]{{1,3}}\W+(?:and\s+)?(?:l|lost|loss|losses)\b).*
    | {_SCORE}\s*(?:\(?\s*(?:w\W?l|wins?|record|so\ far|in|at|with|against|vs|bei|contre|contro|en)
      \b.*)
    | [0-9]{{1,3}}\s*(?:wins?|victories|siege|victoires|vittorie|victorias|vitórias)\b.*
    | {_SCORE}
    )""",
    re.IGNORECASE | re.VERBOSE,
)
_GREETING: Final = re.compile(
    r"""(?:
      hi|hello|hey|hiya|greetings|hallo|servus|salut|bonjour|ciao|salve|hola|olá|привет
    | здравствуйте|ahoj|nazdar|こんにちは
    | thanks?|thx|cheers|danke|merci|grazie|gracias|obrigad[oa]|спасибо|díky|děkuji
    | feedback|(?:any|your)\s+(?:suggestions?|comments?|thoughts|advice|help|ideas?|opinions?)
    | let\s+me\s+know|tell\s+me\s+what|what\s+do\s+you\s+think|please\s+rate
    | last\s+(?:edited|updated)
    | here(?:'?s|\s+(?:is|are))\s+(?:my|the|a)|this\s+is\s+(?:my|the|a)
    | my\s+(?:new\s+|first\s+|current\s+)?(?:deck|list|build)
    | (?:https?://|www\.)\S+
    | (?:from|to|cc|subject|sent|received|mime-version|content-[a-z-]+|message-id|reply-to|von|an
      |betreff|gesendet|de|à|objet|envoyé|da|oggetto|inviato)\s?:(?=\s+[^\s0-9])
    | sent\s+from\s+my | (?:made|built|played|deck|posted)?\s?by
    )(?![\w'])(?:[\s,.:;!?-].*)?""",
    re.IGNORECASE | re.VERBOSE,
)
_QUOTING: Final = re.compile(
    r"(?:on|am|le|il|el)\s.*[0-9].*\b(?:wrote|schrieb|a écrit|ha scritto|escribió)\b.*:"
    r"|[^\d:]{1,40}\s(?:wrote|schrieb|hat geschrieben|a écrit|ha scritto|escribió)\s?:"
    r"|-+\s?(?:original|forwarded)\s(?:message|mail)\s?-+",
    re.IGNORECASE,
)
"""What mail programs and forums write over the words of another."""
_SPOKEN: Final = re.compile(
    r"""(?:
      yo|moin|oi|coucou|buenas|čau|ty|criticism|comments?|suggestions?|opinions?|thoughts|advice|any
    | please|pls|plz|tell\s+me|rate|enjoy|have\s+fun|good\s+luck|gg|imo|here|this|these|my
    | i(?:'(?:m|ve|d|ll))?|we(?:'(?:re|ve))?|posted|updated?|edited|edit|decklists?|deck\s+lists?
    )(?![\w'])(?:[\s,.:;!?-].*)?""",
    re.IGNORECASE | re.VERBOSE,
)
_COUNTED: Final = re.compile(r".*(?:\bx\s?[0-9]{1,3}|\b[0-9]{1,3}\s?x|[(\[][0-9]{1,3}[)\]])")


def is_surely_talk(text: str) -> bool:
    """Whether a line that names no card is a greeting, thanks, or how a deck has fared.

    >>> [is_surely_talk(line) for line in ("W-L 3-2", "Hi all, here is my deck", "Hidan")]
    [True, True, False]
    """
    if _FARED.fullmatch(text) or _QUOTING.fullmatch(text):
        return True
    return _GREETING.fullmatch(text) is not None and not _COUNTED.fullmatch(text)


def may_be_talk(text: str) -> bool:
    """Whether a line begins as what people say to each other; so may a card's name."""
    return _SPOKEN.fullmatch(text) is not None and not _COUNTED.fullmatch(text)
