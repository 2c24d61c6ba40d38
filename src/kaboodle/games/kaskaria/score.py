"""Scoring at the end of the game (HK-E1 to HK-E3)."""

from __future__ import annotations

from typing import Final

from kaboodle.core.game import Outcome, Part
from kaboodle.core.ids import Seat
from kaboodle.games.kaskaria.state import State

PLACES: Final = [7, 4, 1, 0]  # HK-E2
AMULET: Final = 2  # HK-E2


def place_gold(spaces: list[int]) -> list[int]:
    """Return each seat's gold for its place on one path (HK-E2)."""
    return [PLACES[_ahead(spaces, space)] for space in spaces]


def _ahead(spaces: list[int], here: int) -> int:
    """Count the places ahead of this space. Level heroes share one, and none is skipped."""
    count = 0
    for i, space in enumerate(spaces):
        if space > here and space not in spaces[:i]:
            count += 1
    return count


def worth(spaces: list[int], seat: int, last: int) -> list[int]:
    """Return what one hero's place would be worth on each space of the path, if the others stay
    where they are. Level heroes ahead count once (HK-E2)."""
    others: list[int] = []
    for i, space in enumerate(spaces):
        if i != seat and space not in others:
            others.append(space)
    others.sort()
    out: list[int] = []
    ahead = len(others)
    for space in others:
        out += [PLACES[ahead]] * (space - len(out))  # up to the next hero
        ahead -= 1
    return out + [PLACES[ahead]] * (last + 1 - len(out))


def parts(gold: list[int], runner: list[int], griffin: list[int], amulet: int) -> list[Part]:
    """Return the parts of the scores: gold collected, places on both paths, amulet (HK-E2)."""
    return [
        Part("kaskaria-part-gold", gold.copy()),
        Part("kaskaria-part-runner", place_gold(runner)),
        Part("kaskaria-part-griffin", place_gold(griffin)),
        Part("kaskaria-part-amulet", [AMULET if i == amulet else 0 for i in range(len(gold))]),
    ]


def so_far(gold: list[int], runner: list[int], griffin: list[int], amulet: int) -> list[int]:
    """Return the scores if the game ended now: the sums of the parts, without building them."""
    running, flying = place_gold(runner), place_gold(griffin)
    amulets = [AMULET if i == amulet else 0 for i in range(len(gold))]
    return [gold[i] + running[i] + flying[i] + amulets[i] for i in range(len(gold))]


def total(counted: list[Part]) -> list[int]:
    return [sum(points) for points in zip(*[part.points for part in counted], strict=True)]


def winners(scores: list[int], amulet: int) -> list[Seat]:
    """Return who has most gold. A tie goes to the amulet's holder if tied, or is shared (HK-E3)."""
    best = max(scores)
    if scores[amulet] == best:
        return [Seat(amulet)]
    return [Seat(i) for i, score in enumerate(scores) if score == best]


def outcome(s: State) -> Outcome | None:
    if not s.over():
        return None
    counted = parts(s.gold, s.runner, s.griffin, s.amulet)
    scores = total(counted)  # HK-E3
    by_runner = s.runner[s.amulet] == s.pack.runner_path
    by_griffin = s.griffin[s.amulet] == s.pack.griffin_path
    ending = "both" if by_runner and by_griffin else "runner" if by_runner else "griffin"
    return Outcome(winners(scores, s.amulet), scores, ending, "HK-E1", counted)
