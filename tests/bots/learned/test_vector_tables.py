"""The vectorized tables, as a learner plays at them."""

from __future__ import annotations

from typing import Any

import pytest
from tools.learning.curriculum import CURRICULA, TableMix

from kaboodle.bots import bot
from kaboodle.bots.learned.vector_tables import WHOLE_WIN, SharedBuffers, VectorTables
from kaboodle.core.ids import Seat
from kaboodle.core.rng import Rng, from_seed

MANY = 20


class Played:
    """Shared buffers, the tables behind them, and a learner that plays at random."""

    def __init__(self, name: str, seed: int, many: int = MANY) -> None:
        self.mix = TableMix(name)
        e = self.mix.encoder
        self.buffers = SharedBuffers(
            memoryview(bytearray(many * e.size)),
            memoryview(bytearray(many * e.actions)),
            memoryview(bytearray(many * 4)).cast("i"),
            memoryview(bytearray(many)),
            memoryview(bytearray(many)),
            memoryview(bytearray(many)),
            memoryview(bytearray(many * e.seats)),
        )
        self.many = many
        self.seed = seed
        self.rng: Rng = from_seed(seed)

    def vector(self, tables: Any = None) -> VectorTables:
        tables = self.mix.tables(0, self.many) if tables is None else tables
        greedy = bot(self.mix.name, "greedy")
        return VectorTables(tables, self.mix.encoder, greedy, self.buffers, self.seed << 40)

    def choose(self) -> None:
        actions = self.mix.encoder.actions
        for i in range(self.many):
            legal = self.buffers.legal[i * actions : (i + 1) * actions]
            open_to = [k for k in range(actions) if legal[k]]
            assert len(open_to) > 0
            self.buffers.chosen[i] = open_to[self.rng.below(len(open_to))]


@pytest.mark.parametrize("name", list(CURRICULA))
def test_tables_play_one_game_after_the_other(name: str) -> None:
    played = Played(name, seed=1)
    vector = played.vector()
    vector.begin(4, bot(name, "greedy"), 3)
    ended = guests = 0
    for _ in range(150):
        played.choose()
        vector.step()
        for i, (_, seats) in enumerate(vector.tables):
            guests += played.buffers.guest[i]
            assert played.buffers.seat[i] < seats
            assert i >= MANY - 4 or not played.buffers.guest[i]
            if MANY - 7 <= i < MANY - 4:  # a bot plays the others, so no guest is asked
                assert played.buffers.seat[i] == vector.own[i]
            if played.buffers.over[i]:
                ended += 1
                most = vector.encoder.seats
                shares = list(played.buffers.shares[i * most : (i + 1) * most])
                assert sum(shares) == WHOLE_WIN
                assert not any(shares[seats:])
    assert guests > 0
    assert sum(vector.games) == ended + MANY


@pytest.mark.parametrize("name", list(CURRICULA))
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    rows: list[bytes] = []
    for _ in range(2):
        played = Played(name, seed=7, many=6)
        vector = played.vector()
        vector.begin(2, bot(name, "greedy"), 1)
        for _ in range(30):
            played.choose()
            vector.step()
        rows.append(bytes(played.buffers.rows))
        vector.show()
        assert bytes(played.buffers.rows) == rows[-1]

    assert rows[0] == rows[1]


@pytest.mark.parametrize(("name", "exam"), [(n, e) for n in CURRICULA for e in CURRICULA[n].exams])
def test_an_exam_ends(name: str, exam: str) -> None:
    played = Played(name, seed=2, many=4)
    vector = played.vector(played.mix.exam(exam, 4))
    vector.begin_exam(bot(name, "greedy"))
    left = 4
    for _ in range(20_000):
        played.choose()
        left = vector.step_exam()
        assert not any(played.buffers.guest)
        if not left:
            break

    assert left == 0
    assert all(played.buffers.over)
    for i, (game, seats) in enumerate(vector.tables):
        outcome, own = game.outcome(vector.states[i]), Seat((i + 1) % seats)
        assert outcome is not None
        won = WHOLE_WIN // len(outcome.winners) if own in outcome.winners else 0
        assert (vector.own[i], vector.taken(i)) == (own, won)


def test_without_a_bot_an_exam_asks_for_the_guests_too() -> None:
    played = Played("kaskaria", seed=2, many=4)
    vector = played.vector(played.mix.exam("4 seats", 4))
    vector.begin_exam(None)
    guests = 0
    for _ in range(40):
        played.choose()
        vector.step_exam()
        guests += sum(played.buffers.guest)

    assert guests > 0


def test_in_real_time_a_hand_takes_its_time() -> None:
    """A random player sometimes runs out of time."""
    played = Played("kero", seed=3, many=4)
    vector = played.vector(played.mix.exam("real time", 4))
    vector.begin(0, bot("kero", "greedy"), 0)
    for _ in range(60):
        played.choose()
        vector.step()

    assert all([s.now > 60_000 for s in vector.states])
    assert sum([s.outages for s in vector.states]) > 0
