"""One game for all tables that play it alike."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache

from kaboodle import packs
from kaboodle.shelf import AnyGame, box


def shared(name: str, pack: str, options: Mapping[str, object]) -> AnyGame:
    """One game for all tables that play it alike. Raises ContentError, OptionsError."""
    return _open(name, pack, json.dumps(dict(options), sort_keys=True))  # as text: True is not 1


@lru_cache(maxsize=256)
def _open(name: str, pack: str, options: str) -> AnyGame:
    raw = tomllib.loads(pack) if pack else packs.standard(name)
    return box(name).open(raw, json.loads(options))
