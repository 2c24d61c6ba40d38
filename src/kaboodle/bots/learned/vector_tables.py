"""A vectorized environment: many tables side by side, for a learner. Each shows the observation of
the seat it asks, takes the number of an action, and plays on until a seat has a choice again.

Everything shown lies in memory that the learner shares, a piece for each table. Seats that are
asked at once are asked one after the other. Their views do not reveal what the others answered.
"""

from __future__ import annotations

from typing import Any, Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.learned.encoder import ALIKE, Encoder
from kaboodle.core.game import Game
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng, from_seed

WHOLE_WIN: Final = 60  # parts of a win, which split evenly among up to six
_SEEDS: Final = 1 << 32  # games of a table before its seeds run into another's


@final
class SharedBuffers:
    """The shared memory, as flat bytes: one piece for each table."""

    def __init__(
        self,
        rows: memoryview,
        legal: memoryview,
        chosen: memoryview,
        seat: memoryview,
        guest: memoryview,
        over: memoryview,
        shares: memoryview,
    ) -> None:
        self.rows: Final = rows  # observations: what the asked seat sees
        self.legal: Final = legal  # action mask: 1 for each legal action, by the net's numbers
        self.chosen: Final = chosen  # the learner's answer, as whole numbers of 4 bytes
        self.seat: Final = seat  # who is asked
        self.guest: Final = guest  # whether the learner asks a guest's net for that seat
        self.over: Final = over  # whether the last answer ended a game
        self.shares: Final = shares  # of WHOLE_WIN, by seat of the game that ended


@final
class VectorTables:
    """The tables of one learner. Each always has the same game and number of seats."""

    def __init__(
        self,
        tables: list[tuple[Game[Any, Any], int]],
        encoder: Encoder[Any],
        hand: Bot[Any],
        buffers: SharedBuffers,
        seed: int,
    ) -> None:
        many = len(tables)
        self.tables: Final = tables
        self.encoder: Final = encoder
        self.hand: Final = hand  # says when a choice reaches a table with a clock
        self.buffers: Final = buffers
        self.rng: Final[Rng] = from_seed(seed)
        self.seed: Final = seed
        self.games: Final = [0] * many  # games begun
        self.own: Final = [-1] * many  # the learner's own seat; -1: all of them
        self.running: Final = [False] * many
        self.asked: Final = [0] * many
        self.options: Final[list[list[Action]]] = [[] for _ in range(many)]
        self.orders: Final[list[list[int]]] = [[] for _ in range(many)]
        self.states: Final[list[Any]] = [None] * many
        self.bots: Final[list[Bot[Any] | None]] = [None] * many  # who plays all but one's own seat
        self.row: Final = bytearray(encoder.size)
        self.legal: Final = bytearray(encoder.actions)
        self.no_row: Final = bytes(encoder.size)
        self.no_legal: Final = bytes(encoder.actions)

    def begin(self, guests: int, bot: Bot[Any], tables: int) -> None:
        """Start a game at every table. At the last `guests` tables one seat is the learner's own
        and a guest plays the others. At the `tables` before these, a bot plays the others."""
        first = len(self.tables) - guests
        for i in range(len(self.tables)):
            if i >= first - tables:
                self.own[i] = 0
                self.bots[i] = bot if i < first else None
            self._fresh(i)
            self._show(i)

    def step(self) -> None:
        """Carry out what was chosen at every table, and start a new game where one is over."""
        for i in range(len(self.tables)):
            self._answer(i)
            if self._settle(i):
                self._score(i)
                self.buffers.over[i] = 1
                self._fresh(i)
            else:
                self.buffers.over[i] = 0
            self._show(i)

    def show(self) -> None:
        """Write the observations of all tables again."""
        for i in range(len(self.tables)):
            self._show(i)

    def begin_exam(self, bot: Bot[Any] | None) -> None:
        """Start one game at every table, with one seat the learner's own. The bot plays the others;
        if it is None, the learner asks a guest's net."""
        for i in range(len(self.tables)):
            self.bots[i] = bot
            self.own[i] = i % self.tables[i][1]
            self.buffers.over[i] = 0
            self._fresh(i)
            self.running[i] = True
            self._show(i)

    def step_exam(self) -> int:
        """Carry out what was chosen where a game still runs. Return how many still run
        afterwards."""
        left = 0
        for i in range(len(self.tables)):
            if self.running[i]:
                self._answer(i)
                if self._settle(i):
                    self._score(i)
                    self.buffers.over[i] = 1
                    self.running[i] = False
                else:
                    self._show(i)
                    left += 1
        return left

    def taken(self, i: int) -> int:
        """Return what the learner's own seat has won at a table whose game is over, in parts of
        WHOLE_WIN."""
        won: int = self.buffers.shares[i * self.encoder.seats + self.own[i]]
        return won

    def _fresh(self, i: int) -> None:
        """Start a table's next game and play up to its first choice. The learner's own seat moves
        on."""
        game, seats = self.tables[i]
        while True:
            if self.own[i] >= 0:
                self.own[i] = (self.own[i] + 1) % seats
            self.states[i] = game.setup(seats, self.seed + i * _SEEDS + self.games[i])
            self.games[i] += 1
            if not self._settle(i):
                return

    def _settle(self, i: int) -> bool:
        """Play on where there is no choice, or where the bot has it. Return True at the end of the
        game."""
        game, _ = self.tables[i]
        s = self.states[i]
        bot = self.bots[i]
        while True:
            asked = game.asked(s)
            if not asked:
                return True
            seat = asked[0]
            options = game.options(s, seat)
            if len(options) == 1:
                self._play(i, seat, options[0])
            elif bot is not None and seat != self.own[i]:
                self._play(i, seat, bot.decide(game.view(s, seat), options, self.rng))
            else:
                self.asked[i] = seat
                self.options[i] = options
                return False

    def _play(self, i: int, seat: Seat, action: Action) -> None:
        """Carry out an action. If there is a clock, what is due before it happens instead."""
        game, _ = self.tables[i]
        s = self.states[i]
        at = game.soonest(s)
        if game.timed():
            at = self.hand.when(game.view(s, seat), action, at, self.rng)
            due = game.due(s)
            if due is not None and due.at <= at:
                game.advance(s, due.seat, due.action, due.at, None)
                return
        game.advance(s, seat, action, at, None)

    def _answer(self, i: int) -> None:
        chosen: int = self.buffers.chosen[i]
        self._play(i, Seat(self.asked[i]), self.encoder.action(self.orders[i], chosen))

    def _score(self, i: int) -> None:
        game, seats = self.tables[i]
        outcome = game.outcome(self.states[i])
        assert outcome is not None
        share = WHOLE_WIN // len(outcome.winners)
        at = i * self.encoder.seats
        for seat in range(seats):
            self.buffers.shares[at + seat] = share if Seat(seat) in outcome.winners else 0

    def _show(self, i: int) -> None:
        row, legal, encoder = self.row, self.legal, self.encoder
        row[:] = self.no_row
        legal[:] = self.no_legal
        game, _ = self.tables[i]
        seat = Seat(self.asked[i])
        order = encoder.write(game.view(self.states[i], seat), row)
        self.orders[i] = order
        for action in self.options[i]:
            index = encoder.index(order, action)
            if index != ALIKE:
                legal[index] = 1
        size, actions = encoder.size, encoder.actions
        self.buffers.rows[i * size : (i + 1) * size] = row
        self.buffers.legal[i * actions : (i + 1) * actions] = legal
        self.buffers.seat[i] = seat
        own = self.own[i]
        self.buffers.guest[i] = 0 if own < 0 or own == seat else 1
