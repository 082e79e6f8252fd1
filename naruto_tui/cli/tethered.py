"""A command that lives no longer than the program that started it.

`python -m naruto_tui.cli.tethered test ...` is what the lab on the screen runs: its standard input
is a pipe that the app holds open. When the app is gone, however it ended, the pipe is closed, and
the command ends at once with all its workers.
"""

import os
import signal
import sys
from contextlib import suppress
from threading import Thread

from naruto_tui.cli import run


def hold() -> None:
    """Ends this process, and its group if it leads one, as soon as nobody holds its stdin.

    It is cancelled by SIGINT, also where the shell that started the app has that ignored.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    Thread(target=_end_with_stdin, daemon=True).start()


def _end_with_stdin() -> None:
    with suppress(OSError):
        while os.read(0, 4096):
            pass
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    hold()
    sys.exit(run(sys.argv[1:]))
