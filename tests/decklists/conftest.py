"""A small pool of made-up cards for reading lists, and the one that is shipped."""

from collections.abc import Callable

import pytest

from naruto_tui.cards.files import index
from naruto_tui.cards.pool import Pool, shipped
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.reader import read_deck

CARDS = """\
Set 99: Test Cards

N-900 Baki
  ninja · wind · entrance 3 · hand 0
  4/2 · injured 2/1 · Ninjutsu
  Sand, Jonin, Male

N-901 Baki
  ninja · wind · entrance 4 · hand 1
  5/2 · injured 3/1 · Ninjutsu
  Sand, Jonin, Male
  "Blade of Wind"

N-902 Hyūga & Nara's Own
  ninja · earth · entrance 3 · hand 0
  4/2 · injured 2/1 · Shadow
  Leaf, Genin, Male, Platoon

N-903 Suit Number 7
  ninja · earth · entrance 0 · hand 0
  1/1 · injured 0/1 · Shadow
  Leaf, Genin, Male

N-904 Soul of Baki
  ninja · earth · entrance 3 · hand 0
  4/2 · injured 2/1 · Shadow
  Leaf, Male, Reinforcement

N-905 Baki & Kinuta
  ninja · earth · entrance 3 · hand 0
  4/2 · injured 2/1 · Shadow
  Leaf, Male, Squad

N-906 Third
  ninja · earth · entrance 3 · hand 0
  4/2 · injured 2/1 · Shadow
  Leaf, Male, Reinforcement

N-907 Fourth
  ninja · earth · entrance 3 · hand 0
  4/2 · injured 2/1 · Shadow
  Leaf, Male, Reinforcement

N-908 Twin
  ninja · earth · entrance 3 · hand 0
  4/2 · injured 2/1 · Shadow
  Leaf, Male, Reinforcement

N-909 Twin
  ninja · earth · entrance 3 · hand 0
  4/2 · injured 2/1 · Shadow
  Leaf, Male

J-900 8 Gates
  jutsu · earth · cost 1

M-900 Deck
  mission · earth · entrance 0 · hand 1

C-900 Merchant
  client · earth · entrance 0 · hand 0
  Civilian
"""


@pytest.fixture(scope="session")
def pool() -> Pool:
    return Pool([index(CARDS, "test.cards")])


@pytest.fixture
def read(pool: Pool) -> Callable[[str], Deck]:
    return lambda text: read_deck(text, pool, "mine", "mine.txt")


@pytest.fixture(scope="session")
def printed() -> Pool:
    return shipped()
