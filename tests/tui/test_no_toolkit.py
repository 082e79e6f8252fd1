"""The drawing functions serve the plain face too: they work without Textual (180 ms to import)."""

import subprocess
import sys

import pytest

DRAWING = ("board", "prompts", "help", "zones", "chainlist", "log", "roles", "text")


@pytest.mark.parametrize("module", DRAWING)
def test_drawing_does_not_load_the_toolkit(module: str) -> None:
    code = f"import sys, naruto_tui.tui.{module}; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
