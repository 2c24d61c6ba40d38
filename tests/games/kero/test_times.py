"""Any action at any time, in real time, is refused or leads to a valid state (KO-T2)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kaboodle.core import position
from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Action, Millis, Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.kero.tank import level
from kaboodle.testing.walk import any_move
from tests.games.kero.conftest import opened

LIVE = opened(clock="realtime")

late = st.sampled_from([0, 0, 0, 1, 899, 900, 2_500, 59_999, 60_000, 60_001])


@given(seed=st.integers(0, 2**64 - 1), delays=st.lists(late, max_size=60))
def test_the_game_goes_on_whatever_the_delays(seed: int, delays: list[int]) -> None:
    s = LIVE.setup(2, seed)
    rng = from_seed(seed)
    for delay in delays:
        move = any_move(LIVE, s, rng)
        if move is None:
            break
        before, private = s.now, move.action in LIVE.free(s, move.seat)
        s, _ = LIVE.play(s, Move(move.seat, move.action, Millis(move.at + delay)))
        assert s.now == (before if private else move.at + delay) >= before
        assert all(0 <= level(s, seat) <= LIVE.pack.clock.capacity for seat in (0, 1))
        LIVE.restore(LIVE.describe(s))
        due = LIVE.due(s)
        assert due is None or due.at > s.now


@given(
    seed=st.integers(0, 2**64 - 1),
    steps=st.integers(0, 120),
    seat=st.sampled_from([Seat(0), Seat(1), SYSTEM]),
    number=st.integers(0, len(LIVE.catalogue) - 1),
    at=st.integers(0, 10**13),
)
def test_only_a_refused_move_changes_nothing(
    seed: int, steps: int, seat: Seat, number: int, at: int
) -> None:
    s = LIVE.setup(2, seed)
    rng = from_seed(seed)
    for _ in range(steps):
        move = any_move(LIVE, s, rng)
        if move is None:
            return
        LIVE.advance(s, move.seat, move.action, move.at, None)
    mark = position.mark(LIVE, s)
    move = Move(seat, Action(number), Millis(at))
    refusal = LIVE.refusal(s, move)
    if refusal is None:
        after, events = LIVE.play(s, move)
        assert events or after.frames != s.frames
        LIVE.restore(LIVE.describe(after))
    else:
        assert refusal.clause in LIVE.box.clauses()
    assert position.mark(LIVE, s) == mark
