"""Who sits where, as text and back."""

import pytest

from naruto_tui.table.seats import Computer, Person, SeatError, parse_seat


@pytest.mark.parametrize("seat", [Person(), Computer("random", 12)])
def test_a_seat_is_read_as_it_was_written(seat: Person | Computer) -> None:
    assert parse_seat(str(seat)) == seat


@pytest.mark.parametrize("text", ["", "people", "computer", "computer genin", "computer genin x"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(SeatError, match="is expected"):
        parse_seat(text)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(SeatError, match=r"there is no level kage; there are random"):
        Computer("kage", 1).player()
