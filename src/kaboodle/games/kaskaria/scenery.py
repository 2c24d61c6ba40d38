"""Static data for drawing the table: the pack, and what sets give. It holds no secrets."""

from __future__ import annotations

from kaboodle.games.kaskaria.content import GOLD, MOTIFS, RUNNER, Pack
from kaboodle.games.kaskaria.options import Options
from kaboodle.games.kaskaria.score import AMULET, PLACES


def scenery(pack: Pack, options: Options) -> dict[str, object]:
    return {
        "colours": [
            {"name": name, "symbol": symbol}
            for name, symbol in zip(pack.colours, pack.symbols, strict=True)
        ],
        "copies": dict(zip(MOTIFS, pack.copies, strict=True)),
        "paths": {"runner": pack.runner_path, "griffin": pack.griffin_path},
        "treasure": pack.treasure,
        "hand_limit": pack.hand_limit,
        # What the cards of a motif give in one set, by their number (HK-V1, HK-V2).
        "runner_spaces": [options.runner_spaces(n) for n in range(pack.copies[RUNNER] + 1)],
        "gold_pieces": [options.gold_pieces(n) for n in range(pack.copies[GOLD] + 1)],
        # What a place on a path, and the amulet, are worth at the end (HK-E2).
        "places": list(PLACES),
        "amulet": AMULET,
    }
