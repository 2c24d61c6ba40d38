from __future__ import annotations

from pathlib import Path

import pytest

MINE = """
import sys
from kaboodle.bots.bot import Bot

class Hoarder(Bot):
    def decide(self, view, options, rng):
        return options[0]

class Raises(Bot):
    def decide(self, view, options, rng):
        raise ValueError("I do not know\\nwhat to do")

class Exits(Bot):
    def decide(self, view, options, rng):
        sys.exit("enough")

class Rubbish(Bot):
    def decide(self, view, options, rng):
        return "take all"

class Slow(Bot):
    def decide(self, view, options, rng):
        while True:
            pass

class Forgets(Bot):
    remembers = True
    def saw(self, view, events):
        raise KeyError("where was I")
    def decide(self, view, options, rng):
        return options[-1]

class Cancelled(Bot):
    def decide(self, view, options, rng):
        import asyncio
        raise asyncio.CancelledError

class Odd(BaseException):
    pass

class Own(Bot):
    def decide(self, view, options, rng):
        raise Odd("it is over")

class Silent(Exception):
    def __str__(self):
        raise RuntimeError

class Mute(Bot):
    def decide(self, view, options, rng):
        raise Silent

class Worse(BaseException):
    def __str__(self):
        sys.exit()

class Unsaid(Bot):
    def decide(self, view, options, rng):
        raise Worse

class Deaf(Bot):
    def decide(self, view, options, rng):
        import time
        for _ in range(4):
            try:
                time.sleep(20)
            except BaseException:
                pass
        time.sleep(20)
        return options[0]

class Prints(Bot):
    def decide(self, view, options, rng):
        print("HELLO")
        return options[0]

class Dies(Bot):
    def decide(self, view, options, rng):
        import os
        os._exit(3)

class NoSeat(Bot):
    def sit(self, game, seat):
        return None
    def decide(self, view, options, rng):
        raise AssertionError("never asked")

class Half(Bot):
    pass

class Fussy(Bot):
    def __init__(self, mood):
        pass
    def decide(self, view, options, rng):
        return options[0]

it = Hoarder()
number = 7
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A third-party file with good and bad bots."""
    path = tmp_path / "mine.py"
    path.write_text(MINE)
    return path
