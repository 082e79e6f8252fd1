"""What holds for the whole suite."""

import os

from hypothesis import settings

# The machine that runs the tests may be busy: time is measured in tests/benchmarks alone.
settings.register_profile("suite", deadline=None, derandomize="CI" in os.environ, database=None)
settings.load_profile("suite")
