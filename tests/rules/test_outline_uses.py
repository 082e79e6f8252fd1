"""What was used outside play this turn is told by the place of its card, whatever its number."""

from naruto_tui.rules.likeness import unlike

from .scene import Scene, ninja, scene

ABLE = ninja("ABLE", text="In your discard pile: [Mission] Pay 0: Draw 1 card.")


def used(decks: str, *, uses: bool = True) -> Scene:
    """The first of two such cards in the discard pile has been used; the ids come of the order."""
    game = scene(f"player 1\nhand wait\ndiscard ABLE ABLE\n{decks}\nplayer 2", ABLE)
    if uses:
        game.play("ability ABLE 0")
        game.resolve()
    return game


def test_a_use_outside_play_is_alike_under_another_number() -> None:
    one, other = used("deck N-001 N-002 N-003"), used("deck N-001 N-002 N-003")
    card, place = other.game.used[0]
    assert unlike(one.game, other.game) == ""
    moved = (card[0] + 1, card[1])
    assert other.game.where[moved[0]] == other.game.where[card[0]]
    other.game.used = [(moved, place)]
    assert unlike(one.game, other.game) != ""


def test_uses_of_cards_that_have_gone_elsewhere_are_alike() -> None:
    one, other = used("deck N-001 N-002 N-003"), used("deck N-001 N-002 N-003")
    one.game.used = [((one.card("N-001"), 0), 0)]
    other.game.used = [((other.card("N-002"), 0), 0)]
    one.game.gens[one.card("N-001")] += 1
    other.game.gens[other.card("N-002")] += 1
    assert unlike(one.game, other.game) == ""
