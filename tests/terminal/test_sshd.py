"""The game behind a real sshd, set up as docs/kiosk.md says; needs `openssh-server`.

It is marked `long`, for not every machine that runs the suite has one.
"""

import getpass
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.long
PAGE = Path(__file__).parents[2] / "docs" / "kiosk.md"
PROGRAM = Path(shutil.which("naruto-tui") or "naruto-tui")
SSHD = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")


def documented(home: Path) -> str:
    """The lines of the page, for the account that runs the tests."""
    (block,) = re.findall(
        r"```text\n(Match User .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
    )
    ours = {"User ninja": f"User {getpass.getuser()}", "/usr/local/bin/naruto-tui": str(PROGRAM),
            "/srv/naruto": str(home)}  # fmt: skip
    for theirs, mine in ours.items():
        assert theirs in block
        block = block.replace(theirs, mine)
    return block


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture
def options(tmp_path: Path) -> Iterator[list[str]]:
    """Those of ssh that lead to a sshd of our own, as whoever runs the tests."""
    assert SSHD, "this test needs sshd: install openssh-server"
    keys, port = tmp_path / "keys", free_port()
    keys.mkdir()
    for name in ("host", "mine"):
        subprocess.run(["ssh-keygen", "-qt", "ed25519", "-N", "", "-f", keys / name], check=True)
    config = keys / "sshd_config"
    told = f"SetEnv PYTHONPATH={path}\n" if (path := os.environ.get("PYTHONPATH")) else ""
    config.write_text(
        f"Port {port}\nListenAddress 127.0.0.1\nHostKey {keys}/host\nPidFile {keys}/pid\n"
        f"AuthorizedKeysFile {keys}/mine.pub\nStrictModes no\nUsePAM no\n"
        f"Subsystem sftp internal-sftp\n{told}{documented(tmp_path / 'shared')}",
        encoding="utf-8",
    )
    if os.getuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)
    subprocess.run([SSHD, "-t", "-f", config], check=True)
    server = subprocess.Popen([SSHD, "-D", "-f", config], stderr=subprocess.DEVNULL)
    end = time.monotonic() + 10
    while True:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                break
        assert time.monotonic() < end
    yield ["-F", "none", "-i", f"{keys}/mine", "-o", f"Port={port}", "-o", "BatchMode=yes",
           "-o", "StrictHostKeyChecking=no", "-o", f"UserKnownHostsFile={keys}/known",
           "-o", "LogLevel=ERROR"]  # fmt: skip
    server.terminate()
    server.wait()


@pytest.fixture
def login(start: Callable[..., Any], options: list[str]) -> Callable[..., Any]:
    """Logs in with a terminal of its own."""

    def login(*words: str) -> Any:
        return start(*options, "-tt", "127.0.0.1", *words, width=200, program=shutil.which("ssh"))

    return login


def test_a_game_goes_on_after_the_line_was_dropped(
    login: Callable[..., Any], bot: Callable[..., Any], tmp_path: Path
) -> None:
    terminal = login()
    terminal.wait_for("New game", 60)
    terminal.press("n")
    terminal.wait_for("Your deck")
    terminal.press("s")
    terminal.wait_for("your move", 60)
    player = bot(terminal)
    for _ in range(200):
        if re.search(r"turn [3-9]", terminal.text):
            break
        if "your move" in terminal.text:
            terminal.press(*player.keys(terminal.text))
        terminal.settle(0.1)
    terminal.wait_for("your move", 60)
    terminal.press("\x1a")  # nothing suspends it
    terminal.settle(1)
    before = terminal.text
    (save,) = (tmp_path / "shared" / "data" / "saves").iterdir()
    terminal.hang_up()
    again = login()
    again.wait_for("Continue", 60)
    again.press("c")
    again.wait_for("your move", 60)
    again.settle(1)
    assert question_of(again.text) == question_of(before)
    again.press("ctrl+q")
    assert again.gone(10)
    assert save.exists()


def question_of(text: str) -> str:
    """The board without its last line, where a message may stand."""
    return "\n".join(text.splitlines()[:-2])


def test_no_command_and_no_copy_leads_out(
    options: list[str], tmp_path: Path, login: Callable[..., Any]
) -> None:
    here = "127.0.0.1"
    secret, put = tmp_path / "secret", tmp_path / "put"
    secret.write_text("the password", encoding="utf-8")
    tries: tuple[tuple[str, ...], ...] = (
        ("ssh", *options, here, f"cat {secret}"),
        ("ssh", *options, here),
        ("ssh", *options, "-s", here, "sftp"),
        ("ssh", *options, "-W", f"{here}:22", here),
        ("ssh", *options, "-N", "-o", "ExitOnForwardFailure=yes", "-R", f"{free_port()}:h:1", here),
        ("scp", *options, f"{here}:{secret}", str(put)),
        ("scp", "-O", *options, f"{here}:{secret}", str(put)),
        ("scp", *options, str(secret), f"{here}:{put}"),
        ("scp", "-O", *options, str(secret), f"{here}:{put}"),
    )
    for words in tries:
        done = subprocess.run(
            words, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False
        )
        assert done.returncode != 0, words
        assert b"password" not in done.stdout + done.stderr, words
        assert b"Traceback" not in done.stderr, words
        assert not put.exists(), words
    terminal = login("sh", "-i")
    terminal.wait_for("New game", 60)
    terminal.press("d")
    terminal.wait_for("decks, ", 60)
    terminal.press("o")
    terminal.press(str(secret), "enter")
    terminal.wait_for("in kiosk mode")
    assert "the password" not in terminal.text
