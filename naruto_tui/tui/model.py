"""Everything the board is drawn from, as one value; a key makes a new one.

`BoardModel.press(key)` gives the next model, `Done` with an answer, or `None` for a key that
neither the board nor its prompt knows. The cursor is ours, not the toolkit's focus.

Public: `BoardModel`, `Cursor`, `PANES`, `SCREEN_KEYS`, `pane_items`.
"""

from functools import cached_property
from typing import Final

from attrs import evolve, frozen

from naruto_tui.rules.choices import Choice
from naruto_tui.rules.view import View

from .lines import ROUND, Glyphs
from .option_prompt import OptionPrompt
from .prompt import Done, Key, Outcome, Prompt, Row
from .prompts import prompt_for
from .team_prompts import ArrangePrompt
from .word_prompt import WordPrompt
from .words import Voice, headed

PANES: Final = ("theirs", "enemy", "battle", "own", "hand", "menu")
"""From top to bottom; `theirs` is the hand of the other side, where it is open."""
SCREEN_KEYS: Final = (
    Key("i", "inspect"),
    Key("u", "undo"),
    Key("question_mark", "help"),
    Key("l", "log"),
    Key("z", "zones"),
    Key("v", "chain"),
    Key("x", "concede"),
)
"""What a game's screen offers besides the prompt, most needed first."""
ORDERS_KEY: Final = Key("w", "pass unless")
"""What it offers besides where two people play."""


PARTS: Final = frozenset(
    {"charge", "pay hand cost", "pay jutsu cost", "user", "target", "pick", "x", "modes", "order"}
)
"""What is asked (`Asked.ask`) in the middle of an action."""


@frozen
class Cursor:
    """Which pane, and which of its cards; in the menu the prompt has its own cursor."""

    pane: str = "menu"
    place: int = 0


@frozen(slots=False)
class BoardModel:
    """What the board shows."""

    view: View
    prompt: Prompt | None = None
    cursor: Cursor = Cursor()
    log_scroll: int = 0
    message: str = ""
    """Something the player should read now."""
    names: tuple[str, str] = ("Player 1", "Player 2")
    glyphs: Glyphs = ROUND
    aside: bool = False
    """Whether somebody looks on who plays neither seat."""
    waits: str = "think ..."
    """What somebody does who is asked something that is not asked here."""
    keys: tuple[Key, ...] = SCREEN_KEYS
    """Keys of the screen, where the prompt does not take them."""

    @classmethod
    def of(
        cls,
        view: View,
        choice: Choice | None,
        names: tuple[str, str] = ("Player 1", "Player 2"),
        glyphs: Glyphs = ROUND,
    ) -> "BoardModel":
        """The board of a seat with the open choice's prompt, if it is this seat's."""
        prompt = None if choice is None else prompt_for(view, choice, names)
        return cls(view, prompt, names=names, glyphs=glyphs)

    @cached_property
    def voice(self) -> Voice:
        return Voice(self.view, self.names, aside=self.aside)

    @property
    def keys_now(self) -> tuple[Key, ...]:
        """The keys of the screen that do something at this moment."""
        idle = {"i"} if self.focus < 0 else set()
        if not self.view.chain:
            idle.add("v")
        if isinstance(self.prompt, WordPrompt) and self.prompt.typing:
            idle.update(key.key for key in self.keys if len(key.key) == 1)
        return tuple(key for key in self.keys if key.key not in idle)

    @cached_property
    def items(self) -> tuple[int, ...]:
        """The cards of the pane the cursor is in."""
        return pane_items(self.view, self.cursor.pane)

    @property
    def place(self) -> int:
        """The cursor's place among the pane's cards, which may have become fewer."""
        return min(self.cursor.place, len(self.items) - 1)

    @cached_property
    def focus(self) -> int:
        """The card or team under the cursor, or -1: what `i` inspects and the detail pane shows."""
        if self.cursor.pane == "menu":
            return self.prompt.focus if self.prompt else -1
        return self.items[self.place] if self.items else -1

    @property
    def within(self) -> bool:
        """Whether what is asked is part of an action that has begun, which can be taken back."""
        return self.prompt is not None and self.prompt.choice.asked.ask in PARTS

    @property
    def row(self) -> Row | None:
        """The row of the prompt that the cursor is on."""
        return self.prompt.row if self.prompt and self.cursor.pane == "menu" else None

    def press(self, key: str) -> "BoardModel | Done | None":
        """What the key does to the board."""
        if key in ("tab", "shift+tab"):
            return self._to_pane(-1 if key == "tab" else 1)
        if self.cursor.pane != "menu":
            moved = self._press_in_pane(key)
            if moved is not None:
                return moved
        if self.prompt is None:
            return None
        return self._outcome(self.prompt.press(key))

    def _press_in_pane(self, key: str) -> "BoardModel | Done | None":
        match key:
            case "left" | "right":
                step = 1 if key == "right" else -1
                place = (self.place + step) % max(len(self.items), 1)
                return evolve(self, cursor=Cursor(self.cursor.pane, place))
            case "up" | "down":
                return self._to_pane(1 if key == "down" else -1)
            case "escape" | "backspace":
                return evolve(self, cursor=Cursor())
            case "enter" | "space" if self.prompt is not None:
                return self._chosen(self.prompt)
        return None

    def _chosen(self, prompt: Prompt) -> "BoardModel | Done | None":
        """The card under the cursor, picked for the prompt."""
        outcome = self._outcome(prompt.choose(self.focus))
        if not isinstance(outcome, BoardModel) or outcome.prompt is None or outcome.prompt.hint:
            return outcome
        if isinstance(outcome.prompt, (OptionPrompt, ArrangePrompt)):
            return evolve(outcome, cursor=Cursor())
        return outcome

    def _outcome(self, outcome: Outcome) -> "BoardModel | Done | None":
        if isinstance(outcome, Prompt):
            return evolve(self, prompt=outcome, message="")
        return outcome

    def _to_pane(self, step: int) -> "BoardModel":
        """The next pane up or down that holds anything."""
        place = PANES.index(self.cursor.pane)
        for _ in PANES:
            place = (place + step) % len(PANES)
            if PANES[place] == "menu" or pane_items(self.view, PANES[place]):
                break
        return evolve(self, cursor=Cursor(PANES[place]))


def sides(view: View) -> tuple[int, int]:
    """The seat of the lower pane and that of the upper one."""
    own = view.seat if view.seat in (0, 1) else 0
    return own, 1 - own


def pane_items(view: View, pane: str) -> tuple[int, ...]:
    """The cards of a pane, in the order in which the cursor goes through them."""
    own, enemy = sides(view)
    match pane:
        case "hand":
            return tuple(view.hand)
        case "theirs":
            return view.known(enemy) if view.openly else ()
        case "own" | "enemy":
            seat = own if pane == "own" else enemy
            teams = [member for team in home_teams(view, seat) for member in team]
            return (*teams, *others(view, seat))
        case "battle":
            return tuple(
                member
                for fight in view.fights
                for team in (fight.attacker, fight.blocker)
                for member in team_members(view, team)
            )
    return ()


def home_teams(view: View, seat: int) -> list[tuple[int, ...]]:
    """Members of the teams that are in the village."""
    fighting = {team for fight in view.fights for team in (fight.attacker, fight.blocker)}
    return [team_members(view, team.id) for team in view.teams(seat) if team.id not in fighting]


def team_members(view: View, team: int) -> tuple[int, ...]:
    """Members of the team, the head first; nobody where there is no team."""
    known = view.team(team) if team else None
    return headed(known.members, known.head) if known else ()


def others(view: View, seat: int) -> list[int]:
    """Clients and Permanents of that seat."""
    return [piece.id for piece in view.pieces(seat) if not piece.team]
