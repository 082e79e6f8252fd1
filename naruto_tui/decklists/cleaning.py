"""Lines of a text list, and one of them as it is compared: markup, odd signs and blanks set aside.

The line as typed stays with whoever asks, for messages.
"""

import re
import unicodedata
from typing import Final

LONGEST_LINE: Final = 300
"""Characters."""

_ENDS: Final = re.compile("\r\n|[\n\r\v\f\x85\u2028\u2029]")
_REVERSED: Final = "\u202d\u202e"
"""They turn around what is shown, so that it is not what is read."""
_SIGNS: Final = str.maketrans(
    dict.fromkeys("\u2018\u2019\u201a\u201b\u02bc\u2032\u00b4\u0060\uff07", "'")
    | dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"')
    | {"×": "x", "✕": "x", "✖": "x", "：": ":", "（": "(", "）": ")", "【": "[", "】": "]"}
)
_BBCODE: Final = re.compile(
    r"\[\*\]|\[/?(?:b|i|u|s|li|ul|ol|list|center|left|right|indent|size|colou?r|font|url|quote|code"
    r"|spoiler|cards?)(?:=[^\]\n]*)?\]",
    re.IGNORECASE,
)
_HTML: Final = re.compile(
    r"</?(?:b|i|u|s|p|li|ul|ol|em|strong|td|tr|span|div|a|font|h[1-6]|table|tbody|blockquote|img)"
    r"(?:\s[^<>]*)?/?>",
    re.IGNORECASE,
)
_BREAK: Final = re.compile(r"<br\s*/?>", re.IGNORECASE)
_EMPHASIS: Final = re.compile(r"\*\*|__|~~|(?<![\w*])[*_](?=\w)|(?<=[\w\])!?.'])[*_](?![\w*])")
_ENTITY: Final = re.compile(r"&(?:[a-z]{2,6}|#[0-9]{2,5}|#x[0-9a-f]{2,4});", re.IGNORECASE)
_FOIL: Final = re.compile(r"\s\*(?:[A-Z]{1,6}\*$|(?:F|E|A|P|CMDR)\*(?=\s))")
"""How collection programs mark a printing."""
_QUOTED: Final = re.compile(r"^(?:>\s*)+")
_BULLET: Final = re.compile(r"^(?:[•·●○◦▪▫■□‣⁃∙★☆►▶→➤»]\s*|[-*+~](?:\s+|(?=[(\[])|(?=x\s?[0-9])))")
_WORD_BULLET: Final = re.compile(r"^[-*](?=[^\W\d_])")
_BOX: Final = re.compile(r"^[-*+]\s+\[[ x]\]\s+(?=\S)", re.IGNORECASE)
"""Markdown's list of things that are done or not."""
_TIMES: Final = re.compile(r"(?<=\S)[×✕✖](?=\s?[0-9０-９]+\W*$)")
"""Without a blank, as Japanese is written."""
_RULE: Final = re.compile(r"^[-=_*~#+|: ']*$")


def split(text: str, most: int = 0) -> list[str]:
    """The lines, whatever ends them; after so many splits the rest as one."""
    return _ENDS.split(text, maxsplit=most)


def problem_of(text: str) -> str:
    """Why a line cannot be looked at at all; empty when it can."""
    if len(text) > LONGEST_LINE:
        return f"longer than {LONGEST_LINE} characters; write one card a line"
    if text.isascii() and text.isprintable():
        return ""
    for column, character in enumerate(text, 1):
        code = f"U+{ord(character):04X} in column {column}"
        if unicodedata.category(character) in {"Cc", "Cs"} and character != "\t":
            return f"control character {code}; remove it"
        if character in _REVERSED:
            return f"{code} turns the text around; remove it"
    return ""


def visible(text: str) -> str:
    """The line as typed, without what is not seen."""
    if not text.isascii():
        text = "".join(c for c in text if unicodedata.category(c) != "Cf")
    return text.strip()


def plain(text: str) -> str:
    """The line with the usual form of each sign; raised and circled figures stay what they are."""
    if not text.isascii():
        text = _TIMES.sub(" x", text)
        text = unicodedata.normalize("NFC", text.translate(_SIGNS))
        kept = (
            c if unicodedata.category(c) == "No" else unicodedata.normalize("NFKC", c)
            for c in visible(text)
        )
        dashed = ("-" if unicodedata.category(c) == "Pd" else c for c in "".join(kept))
        text = "".join(dashed)
    if "&" in text:
        text = _ENTITY.sub(_meant, text)
    return text.translate(_SIGNS).strip()


def _meant(entity: re.Match[str]) -> str:
    """The sign that the source of a web page writes so; one that is not seen stays as it is."""
    from html import unescape  # noqa: PLC0415 - a table of 2,000 entities, where one is met

    sign = unescape(entity[0])
    if sign == "\xa0":
        return " "
    return sign if sign and sign.isprintable() else entity[0]


def unmarked(text: str) -> str:
    """The line without what only makes it look well: quotes, bullets, BBCode, emphasis."""
    text = _QUOTED.sub("", text).strip()
    if _RULE.fullmatch(text):
        return ""
    text = _FOIL.sub("", text)
    text = _BREAK.sub(" ", _HTML.sub("", _BBCODE.sub("", text))).strip()
    text = _BOX.sub("", _EMPHASIS.sub("", text)).strip()
    text = _WORD_BULLET.sub("", _BULLET.sub("", text, count=1), count=1)
    return re.sub(r"[.,;]+$", "", text).strip() if not text.endswith("...") else text
