"""Somebody who plays by what the plain face says."""

import random
import re


class Reader:
    """Answers what was said last; knows nothing but the lines."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.last = ""

    def answer(self, said: list[str]) -> str:
        """What to type."""
        text = "\n".join(said)
        self.last = self._answer(said, text)
        return self.last

    def _answer(self, said: list[str], text: str) -> str:
        if "press Enter when you sit here" in text:
            return ""
        if "Redraw?" in text:
            return "n"
        if "type ok again" in text or self.last in ("s", "1 1", "1"):
            return "ok"
        if "; s suggests; ok" in text:
            return "s"
        if "ok sends out" in text or "ok confirms all" in text:
            rows = [line for line in said if re.match(r"  1\. ", line)]
            wanted = "1" if "ok sends out" in text else "1 1"
            return wanted if rows and "not now" not in rows[0] else "ok"
        if "ok takes the rest" in text:
            return "ok"
        if number := re.search(r"\(from (-?\d+) to -?\d+\)", text):
            return number[1]
        rows = [
            line.split(".")[0].strip()
            for line in said
            if re.match(r"  \d+\. ", line) and "not now" not in line and "(none)" not in line
        ]
        ends = re.findall(r"  \d+\. ([np]) ", text)
        if ends and self.rng.random() < 0.4:
            return ends[0]
        if rows:
            return self.rng.choice(rows)
        return "back" if self.last == "" else ""  # the list again, or out of an empty one
