"""`kaboodle serve` for the browser tests, with the same deal at every table, so that no test
depends on luck."""

from __future__ import annotations

import sys

from kaboodle.cli import main
from kaboodle.server.live import tokens

DEALT = "5eed5eed5eed5eed"

if __name__ == "__main__":
    tokens.new_seed = lambda: DEALT
    sys.argv = ["kaboodle", "serve", *sys.argv[1:]]
    main()
