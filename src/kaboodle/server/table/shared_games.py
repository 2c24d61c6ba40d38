"""A cache of opened games: tables with the same game, pack and options share one."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache

from kaboodle import packs
from kaboodle.shelf import AnyGame, box


def shared(name: str, pack: str, options: Mapping[str, object]) -> AnyGame:
    """Return the game with this pack and these options. Raises ContentError, OptionsError."""
    # The cache key has the options as JSON, because True == 1.
    return _open(name, pack, json.dumps(dict(options), sort_keys=True))


@lru_cache(maxsize=256)
def _open(name: str, pack: str, options: str) -> AnyGame:
    raw = tomllib.loads(pack) if pack else packs.standard(name)
    return box(name).open(raw, json.loads(options))
