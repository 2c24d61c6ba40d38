"""The hand a bot plays KERO with: how fast it rolls, how late it reacts, how well it sees.

The same bot plays with both clocks. When paced, the hand only estimates how many rolls the tank
still allows. In real time it also sets when each choice of the bot reaches the table (KO-T2,
KO-T4).
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.ids import Action, Millis
from kaboodle.core.rng import Rng
from kaboodle.games.kero import verbs
from kaboodle.games.kero.actions import LAY_FLAT, VERB
from kaboodle.games.kero.view import KeroView


@final
class Hand:
    """All times in milliseconds."""

    def __init__(self, roll: int, reaction: int, eye: int) -> None:
        self.roll: Final = roll  # from one roll to the next
        self.reaction: Final = reaction  # from a decision to the table; varies by half of it
        self.eye: Final = eye  # how far off its guess of a tank can be

    def rolls_left(self, v: KeroView, rng: Rng) -> int:
        """Return how many more rolls it believes the tank allows, with the truck laid flat in
        time."""
        level = v.clans[v.turn].level + rng.below(2 * self.eye + 1) - self.eye
        if not v.options.timed():
            return max(0, level - 1) // v.pack.clock.roll
        interval = v.pack.clock.interval
        return max(0, level - max(self.reaction, interval)) // max(self.roll, interval)

    def when(self, v: KeroView, action: Action, soonest: Millis, rng: Rng) -> Millis:
        """Return when an action of this hand happens, never sooner than the rules allow (KO-T4)."""
        if not v.options.timed():
            return soonest
        wobble = rng.below(self.reaction + 1) - self.reaction // 2
        if VERB[action] in (verbs.ROLL, verbs.THROW) and action != LAY_FLAT:
            started = v.rolled if v.rolled >= 0 else v.now
            return Millis(max(soonest, started + self.roll + wobble))
        return Millis(max(v.now, v.now + self.reaction + wobble))


CALM: Final = Hand(2400, 700, 5000)
"""A person who has played a few times."""
