"""What the help of the screens of decks says: only of what can be done there."""

from typing import Final

from naruto_tui.cards.model import SYMBOLS
from naruto_tui.tui.help import Topic

_LEAVING: Final = (("^q", "quit; what is not saved is asked about"),)

SHELF: Final[tuple[Topic, ...]] = (
    (
        "Decks",
        (
            "Every decklist of the current directory, of your own folder and of those that came "
            "with the program. One that is not legal in the edition, or cannot be read, carries "
            "a ! and its reason; below stands all that is wrong with it."
        ),
    ),
    (
        "Keys",
        (
            ("up/down", "another deck; Page up, Page down, Home and End go farther"),
            ("/", "only decks whose name has what is typed"),
            ("Enter", "open the deck: look at it, change it, or mend its lines"),
            ("n", "a new deck"),
            ("p", "a deck from a list that you paste or type"),
            ("o", "a deck from a file, by its path; of other programs, too"),
            ("c", "a copy of the deck, in your folder"),
            ("d", "delete a deck of yours: asks before"),
            ("t", "test the deck: many games by the computer"),
            ("e", "check the decks by another edition"),
            ("r", "check them by a format of players, or by the edition again"),
            ("Esc", "back to the title screen"),
            *_LEAVING,
        ),
    ),
)

BENCH: Final[tuple[Topic, ...]] = (
    (
        "A deck",
        (
            "At the left the deck by its sections, beside it the card under the cursor and how "
            "many Ninja have which entrance cost. The lines below tell the figures of the deck "
            "and whether it is legal: they follow every step. A deck that came with the program "
            "is not changed: what you save goes into your own folder."
        ),
    ),
    (
        "Keys in the deck",
        (
            ("up/down", "another card; Page up, Page down, Home and End go farther"),
            ("+ right", "a copy more"),
            ("- left", "a copy less"),
            ("1 2 3", "a copy over to the deck, the sideboard, the reinforcement deck"),
            ("/ Tab", "look for cards to add"),
            ("Enter i", "the whole card; e there explains it"),
            ("u", "undo the last step"),
            ("y", "do again what was undone"),
            ("f", "all figures, and all that is wrong"),
            ("x", "write the list to a file, for other programs too, or copy it"),
            ("n", "another name"),
            ("s", "save"),
            ("e", "check by another edition"),
            ("r", "check by a format of players, or by the edition again"),
            ("Esc", "back to the list; changes are asked about"),
            *_LEAVING,
        ),
    ),
    (
        "Keys while looking for cards",
        (
            ("letters", "words of a card, or fields; F1 tells them"),
            ("up/down", "another card"),
            ("+ right", "a copy more in the deck"),
            ("left", "a copy less"),
            ("F2", "where copies go: where each belongs, sideboard, ..."),
            ("Enter", "the whole card"),
            ("Tab", "back to the deck; Esc, too, when nothing is typed"),
        ),
    ),
    (
        "Signs",
        (
            (">", "the cursor"),
            ("!", "something is wrong with this card here: f tells what"),
            ("3", "so many copies"),
            ("F26", "so many cards of that symbol, in the line of figures"),
            ("0:12", "there, so many Ninja of that entrance cost"),
            ("2-1", "entrance cost 2, hand cost 1; of a Jutsu its cost"),
            *SYMBOLS.items(),
        ),
    ),
)

INTAKE: Final[tuple[Topic, ...]] = (
    (
        "A deck from a list",
        (
            "Paste a list, or type one. It is read as a whole: either every line is taken and the "
            "deck opens, or every line that cannot be taken is shown with its reason, and nothing "
            "is taken. Where a name is the name of several cards, it is asked which one is meant."
        ),
    ),
    (
        "Keys",
        (
            ("F2", "read the list; open the deck, or ask which cards are meant"),
            ("Tab", "the next line with a sign"),
            ("F3", "in a refused line of a plain list: the nearest name there is"),
            ("F1", "while it is asked which card a name means: the keys there"),
            ("arrows", "move in the list; Page up, Page down, Home and End, too"),
            ("Esc", "back; a list that is no deck yet is asked about"),
            *_LEAVING,
        ),
    ),
    (
        "Signs",
        (
            ("!", "a line that is refused; its reason stands below"),
            ("?", "a name of several cards: F2 asks which one is meant"),
        ),
    ),
)

CHOICE: Final[tuple[Topic, ...]] = (
    (
        "Which card a name means",
        (
            "The name in this line is that of several cards. At the left they all stand, the one "
            "first that a command would take; the card under the cursor is shown beside them. The "
            "answer counts for every line that has the name alike. Lines that were refused wait "
            "in the list: nothing is lost by going back there."
        ),
    ),
    (
        "Keys",
        (
            ("up/down", "another card; Page up, Page down, Home and End go farther"),
            ("Enter", "this card is meant"),
            ("a", "the first card of this and of every other name that is asked about"),
            ("Esc", "back to the list, with nothing decided about this name"),
            *_LEAVING,
        ),
    ),
)
