"""Seeds of new games: what one player sees tells none of two people's games."""

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.table.seeds import LARGEST_SEED, LEAST_SECRET, fresh_seed, secret_seed
from tests.telltale import decks

DECKS = decks(1)
SMALL = 300


def opening(seed: int) -> tuple[int, ...]:
    """The hand that the second player is shown before anything is chosen."""
    game = Game.new(DECKS, EDITIONS["us"], seed, 0)
    return game.view(1).hand


def test_an_opening_hand_tells_a_small_seed() -> None:
    """Why the seed of two people must be a large one."""
    seen = opening(217)
    assert [seed for seed in range(SMALL) if opening(seed) == seen] == [217]


def test_a_seed_of_two_people_is_not_found_by_trying() -> None:
    seeds = [secret_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert LEAST_SECRET <= min(seeds) < max(seeds) <= LARGEST_SEED
    assert max(seeds).bit_length() >= 60


def test_a_seed_against_the_computer_can_be_told_to_somebody() -> None:
    assert all(0 < fresh_seed() < 1_000_000 for _ in range(200))
