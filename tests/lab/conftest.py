"""Small runs of the lab, and the plans that reports need."""

import pytest

from naruto_tui.lab.plan import Listed, Plan
from naruto_tui.lab.pool import processes
from naruto_tui.lab.run import run
from naruto_tui.lab.schedule import Matchup, lots


@pytest.fixture(scope="session")
def play():
    """Plays each of some lists of cards against others: outcomes of each matchup."""

    def play(tested, against, setting, count, jobs=1, onlooker=None):
        found = [
            Matchup((one, other), setting, number)
            for one in tested
            for number, other in enumerate(against)
        ]
        options = {} if onlooker is None else {"onlooker": onlooker}
        return run(found, lots(len(found), count), processes(jobs), **options)

    return play


@pytest.fixture(scope="session")
def plan_of():
    """A plan of decks of these names; a second tested one is an old version."""

    def plan_of(setting, games, tested, against, **options):
        mine = tuple(Listed(name, f"{place:x}") for place, name in enumerate(tested))
        theirs = tuple(Listed(name, f"{place + 9:x}") for place, name in enumerate(against))
        form = "versus" if len(mine) > 1 else "test"
        return Plan(setting, games, mine, theirs, **({"form": form} | options))

    return plan_of
