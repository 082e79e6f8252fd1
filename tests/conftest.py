"""What holds for the whole suite."""

import os
import signal

from hypothesis import settings

# The machine that runs the tests may be busy: time is measured in tests/benchmarks alone.
settings.register_profile("suite", deadline=None, derandomize="CI" in os.environ, database=None)
settings.load_profile("suite")

# Where a script runs the suite in the background Ctrl+C is ignored, also by the programs it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
