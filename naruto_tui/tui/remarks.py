"""Sentences that are the same on the board and line by line; no Textual is loaded for them."""

from typing import Final

from naruto_tui.table.pause import Pause

NOTHING_TO_UNDO: Final = (
    "Nothing can be taken back: something hidden was shown since, or the other player has acted."
)
DECLINED: Final = "The draw is declined: the game goes on."
OFFERED: Final = "You offer a draw; it stands until you act."
CONCEDE: Final = "Concede this game? It ends at once, and the other player wins."
AGREE: Final = "do you agree? Then the game ends, and nobody wins it."
WHEN_ASKED: Final = "When are you asked, until your next turn begins?"
SINCE: Final = "Since you sat here"


def mere_option(how: str) -> str:
    """Why somebody is asked who can do nothing but pass; `how`: the key or word for orders."""
    return (
        "You can only pass. You are asked so that nobody learns what you do not hold; "
        f"{how} changes that."
    )


def why_he_says(pause: Pause, names: tuple[str, str]) -> str:
    """Why it is somebody's to say who begins the next game: `Computer lost the last game`."""
    does = "did not begin the drawn game" if pause.drawn else "lost the last game"
    return f"{names[pause.says]} {does}"
