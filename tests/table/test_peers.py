"""The socket of a hosted game: who may enter, what is left over, what is refused."""

import os
import socket
import stat
from pathlib import Path

import pytest

from naruto_tui.paths import run_dir
from naruto_tui.table.peers import (
    Credentials,
    Door,
    PeerError,
    credentials_of,
    group_number,
    hosted,
    is_alive,
    joined,
    may_enter,
    members_of,
    place_of,
)

ALICE, BOB, EVE = 1001, 1002, 1666
OWN, FRIENDS, USERS = 1001, 2000, 100


@pytest.mark.parametrize(
    ("peer", "group", "members", "may"),
    [
        (Credentials(ALICE, OWN), None, (), True),
        (Credentials(BOB, USERS), None, (), False),
        (Credentials(BOB, OWN), None, (), False),
        (Credentials(BOB, FRIENDS), FRIENDS, (), True),
        (Credentials(BOB, USERS), FRIENDS, (BOB,), True),
        (Credentials(EVE, USERS), FRIENDS, (BOB,), False),
        (Credentials(EVE, USERS), None, (EVE,), False),
        (Credentials(0, 0), None, (), False),
        (Credentials(-1, -1), FRIENDS, (), False),
    ],
)
def test_only_the_hosts_user_and_his_group_may_enter(
    peer: Credentials, group: int | None, members: tuple[int, ...], may: bool
) -> None:
    assert may_enter(peer, ALICE, group, members) == may


def test_the_kernel_says_whose_process_is_at_the_other_end() -> None:
    one, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    assert credentials_of(one) == Credentials(os.getuid(), os.getgid())
    one.close()
    other.close()


def test_folder_and_socket_are_their_users_alone() -> None:
    door = Door(place_of("game"))
    assert stat.S_IMODE(run_dir().stat().st_mode) == 0o700
    assert stat.S_IMODE(door.path.stat().st_mode) == 0o600
    assert stat.S_ISSOCK(door.path.stat().st_mode)
    assert is_alive(door.path)
    assert hosted() == [door.path]
    door.close()
    assert not door.path.exists()
    assert hosted() == []


def test_a_group_gets_the_folder_and_the_socket(tmp_path: Path) -> None:
    door = Door(tmp_path / "friends" / "game.sock", os.getgid())
    assert stat.S_IMODE(door.path.parent.stat().st_mode) == 0o750
    assert stat.S_IMODE(door.path.stat().st_mode) == 0o660
    door.close()


def test_a_socket_that_was_left_over_is_taken_away() -> None:
    path = place_of("game")
    run_dir().mkdir(parents=True)
    left = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    left.bind(str(path))
    left.close()
    assert path.exists()
    assert not is_alive(path)
    door = Door(path)
    assert is_alive(path)
    door.close()


def test_a_live_socket_is_left_alone() -> None:
    door = Door(place_of("game"))
    with pytest.raises(PeerError, match="a game is hosted there already"):
        Door(place_of("game"))
    assert is_alive(door.path)
    door.close()
    Door(place_of("game")).close()


def test_the_socket_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sock"
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other:
        other.bind(str(path))
        other.listen()
        with pytest.raises(PeerError, match="another program listens there"):
            Door(path)
        assert is_alive(path)


def test_what_is_no_socket_is_never_taken_away(tmp_path: Path) -> None:
    path = tmp_path / "letter.sock"
    path.write_text("dear friend", encoding="utf-8")
    with pytest.raises(PeerError, match="is no socket; it is left alone"):
        Door(path)
    assert path.read_text(encoding="utf-8") == "dear friend"


def test_a_folder_of_everybody_is_no_place_for_a_socket(tmp_path: Path) -> None:
    folder = tmp_path / "all"
    folder.mkdir()
    folder.chmod(0o777)
    with pytest.raises(PeerError, match="anybody may write there"):
        Door(folder / "game.sock")


def test_a_folder_that_cannot_be_made_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(PeerError, match="cannot be opened"):
        Door(tmp_path / "file" / "game.sock")


@pytest.mark.parametrize("name", ["", ".hidden", "a\x1b[2J", ".sock"])
def test_names_that_do_not_do_are_refused(name: str) -> None:
    with pytest.raises(PeerError, match="cannot be the name of a game"):
        place_of(name)


def test_a_path_that_is_too_long_is_told_with_the_way_out() -> None:
    with pytest.raises(PeerError, match=r"at most 107 bytes; give a shorter one with --socket"):
        place_of("/tmp/" + "x" * 120)


def test_who_joins_without_a_name_joins_the_only_game() -> None:
    with pytest.raises(PeerError, match="nobody hosts a game here"):
        joined("")
    one = Door(place_of("one"))
    assert joined("") == one.path
    two = Door(place_of("two"))
    with pytest.raises(PeerError, match="several games: one, two"):
        joined("")
    assert joined("two") == two.path
    one.close()
    two.close()


def test_groups_are_looked_up() -> None:
    with pytest.raises(PeerError, match="no group 'nobody-of-these'"):
        group_number("nobody-of-these")
    assert members_of(2**31 - 7) == []
