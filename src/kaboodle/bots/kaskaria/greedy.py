"""The greedy hero. It weighs what each set gives against waiting, and looks no further.

Everything it weighs is public or its own: figures, gold, display, hand.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.bot import Bot
from kaboodle.core.ids import Action
from kaboodle.core.rng import Rng
from kaboodle.games.kaskaria.actions import FIRST_SET, TAKE_DISPLAY, TAKE_PILE
from kaboodle.games.kaskaria.content import EMPTY, GOLD, GRIFFIN, MOTIFS, RUNNER, TWO
from kaboodle.games.kaskaria.score import AMULET, place_gold
from kaboodle.games.kaskaria.view import KaskariaView

# Worth in hundredths of a gold piece. No floats, so that every build decides alike.
_RACE: Final = 1400  # a whole path
_DRAW: Final = 70  # a card from a "+2"
_TURN: Final = 190  # what a set must give to be worth a turn
_CROWDED: Final = 60  # less patience for each card past seven
_FITS: Final = [20, 60, 100, 120]  # hundredths, for a card that joins so many of its colour
_WIN: Final = 100_000


@final
class KaskariaGreedy(Bot[KaskariaView]):
    def decide(self, view: KaskariaView, options: list[Action], rng: Rng) -> Action:
        best = options[0]
        best_worth = -10 * _WIN
        for action in options:
            if action >= FIRST_SET:
                worth = _set_worth(view, action - FIRST_SET)
            else:
                worth = _take_worth(view, action)
            worth = worth * 16 + rng.below(16)  # ties are broken at random
            if worth > best_worth:
                best, best_worth = action, worth
        return best


def _set_worth(v: KaskariaView, i: int) -> int:
    """Return what the set gives, less what waiting for a better one is worth."""
    me, a, pack = v.seat, v.actions, v.pack
    runner = min(a.runner[i], pack.runner_path - v.runner[me])
    griffin = min(a.griffin[i], pack.griffin_path - v.griffin[me])
    gold = min(a.gold[i], v.treasure)
    room = pack.hand_limit - v.sizes[me] + len(a.cards[i])
    worth = 100 * gold + _DRAW * min(a.draws[i], room)
    worth += _RACE * runner // pack.runner_path + _RACE * griffin // pack.griffin_path
    if v.runner[me] + runner == pack.runner_path or v.griffin[me] + griffin == pack.griffin_path:
        return _end_worth(v, runner, griffin, gold)
    wasted = a.runner[i] + a.griffin[i] - runner - griffin
    patience = _TURN - _CROWDED * max(0, v.sizes[me] - 7)
    return worth - patience - 50 * wasted


def _end_worth(v: KaskariaView, runner: int, griffin: int, gold: int) -> int:
    """Return the worth of ending the game, which is as good as the score it leaves (HK-E2)."""
    me = v.seat
    runners, griffins = v.runner.copy(), v.griffin.copy()
    runners[me] += runner
    griffins[me] += griffin
    by_runner, by_griffin = place_gold(runners), place_gold(griffins)
    scores = [v.gold[i] + by_runner[i] + by_griffin[i] for i in range(len(v.gold))]
    mine = scores[me] + gold + AMULET
    others = max([scores[i] for i in range(len(scores)) if i != me])
    return _WIN + mine - others if mine >= others else 100 * (mine - others)


def _take_worth(v: KaskariaView, action: Action) -> int:
    """Return what the card adds to the set it would join. The pile counts as an average card."""
    if action == TAKE_PILE:
        return _DRAW if v.pile > 1 or v.discard else -_TURN
    kind = v.display[action - TAKE_DISPLAY]
    assert kind != EMPTY, "an empty space is not an option"
    motif = kind % len(MOTIFS)
    held = sum(v.actions.counts[v.hand[kind // len(MOTIFS)]])
    return _motif_worth(v, motif) * _FITS[min(held, 3)] // 100


def _motif_worth(v: KaskariaView, motif: int) -> int:
    me, pack = v.seat, v.pack
    if motif == GOLD:
        return v.options.gold_pieces(2) * 50 if v.treasure > 0 else 0
    if motif == TWO:
        return 2 * _DRAW
    if motif == RUNNER:
        return _RACE // pack.runner_path if v.runner[me] < pack.runner_path else 0
    assert motif == GRIFFIN
    return _RACE // pack.griffin_path if v.griffin[me] < pack.griffin_path else 0
