"""Records the seeds in which the stories are found, so that no test has to search."""

from __future__ import annotations

import importlib
import json

from tests.web.hand import HANDS
from tests.web.tables import SEEDS


def main() -> None:
    seeds = {}
    for game in HANDS:
        try:
            stories = importlib.import_module(f"tests.web.{game}.stories")
        except ModuleNotFoundError:
            continue
        seeds[game] = {name: stories.story(name).seed for name in sorted(stories.WANTED)}
    SEEDS.write_text(json.dumps(seeds, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
