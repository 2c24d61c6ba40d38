"""The worker processes that play, and the memory they share with the learner.

The tables are in two halves. While one half plays on, the learner computes the other's answers.
"""

from __future__ import annotations

import mmap
import multiprocessing as mp
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tools.learning.curriculum import AGAINST, TableMix, Tables

from kaboodle.bots import bot
from kaboodle.bots.learned.vector_tables import WHOLE_WIN, SharedBuffers, VectorTables

STEP, SHOW, QUIT, EXAM_STEP, EXAM = range(5)  # EXAM + the exam's number
PATIENCE = 60.0  # seconds for one step
HALVES = 2
PAGE = 4096
MOST_LANES, MOST_WORKERS = 256, 64  # limits, so that no two tables play the same games


class Fleet:
    """`workers` processes with `lanes` tables each in each half. At the last `guests` of these all
    seats but one are guests', at the `greedy` before those the greedy bot's."""

    def __init__(
        self, mix: TableMix, workers: int, lanes: int, guests: int, greedy: int, seed: int
    ) -> None:
        self.mix, self.workers, self.lanes, self.guests = mix, workers, lanes, guests
        self.greedy = greedy
        self.seed = seed
        self.many = workers * lanes  # tables in each half
        self.exams = list(mix.exams)
        e = mix.encoder
        context = mp.get_context("fork")
        self._width = {
            "rows": e.size,
            "legal": e.actions,
            "chosen": 4,
            "seat": 1,
            "guest": 1,
            "over": 1,
            "shares": e.seats,
            "taken": 1,
        }
        self._at: dict[str, int] = {}
        end = 0
        for name, width in self._width.items():
            self._at[name] = end
            end += -(-HALVES * self.many * width // PAGE) * PAGE
        self.memory = mmap.mmap(-1, end)  # shared by all processes
        self.arrays = {name: self._array(name) for name in self._width}
        self._order: Any = context.RawArray("i", 3)  # command, tables of an exam, sitting
        self._left: Any = context.RawArray("i", HALVES * workers)
        self._go = [[context.Semaphore(0) for _ in range(workers)] for _ in range(HALVES)]
        self._done = [[context.Semaphore(0) for _ in range(workers)] for _ in range(HALVES)]
        self._busy = [True, True]
        self._sitting = 0
        self._processes = [
            context.Process(target=self._work, args=(w,), daemon=True) for w in range(workers)
        ]
        for process in self._processes:
            process.start()

    def seats(self) -> NDArray[np.int64]:
        """Return how many players sit at each table of each half."""
        one = [seats for w in range(self.workers) for _, seats in self._tables(w)]
        return np.array([one, one], np.int64)

    def guest_lanes(self) -> NDArray[np.int64]:
        """Return the indices of the tables with guests, within a half."""
        first = self.lanes - self.guests
        return np.array(
            [w * self.lanes + i for w in range(self.workers) for i in range(first, self.lanes)],
            np.int64,
        )

    def wait(self, half: int) -> None:
        """Wait until every process has done what it was sent."""
        if self._busy[half]:
            for w, done in enumerate(self._done[half]):
                if not done.acquire(timeout=PATIENCE):
                    sys.exit(f"training stops: worker {w} has not answered for {PATIENCE:.0f} s")
            self._busy[half] = False

    def tell(self, half: int, what: int) -> None:
        self._order[0] = what
        for go in self._go[half]:
            go.release()
        self._busy[half] = True

    def both(self, what: int) -> None:
        """Send both halves a command, and wait for them before and after."""
        for half in range(HALVES):
            self.wait(half)
        for half in range(HALVES):
            self.tell(half, what)
        for half in range(HALVES):
            self.wait(half)

    def sit_exam(self, name: str, lanes: int) -> None:
        """Set up the tables of an exam, `lanes` in each process and half."""
        self._sitting += 1
        self._order[1], self._order[2] = min(lanes, self.lanes), self._sitting
        self.both(EXAM + self.exams.index(name))

    def examined(self) -> bool:
        """Whether every game of the exam is over."""
        return not any(self._left)

    def result(self) -> tuple[float, int]:
        """Return the share of the wins that the learner's seats took in the exam, and the number of
        games."""
        lanes = self._order[1]
        taken = self.arrays["taken"].reshape(HALVES, self.workers, self.lanes)[:, :, :lanes]
        return float(taken.mean()) / WHOLE_WIN, int(taken.size)

    def quit(self) -> None:
        for half in range(HALVES):
            self.wait(half)
        for half in range(HALVES):
            self.tell(half, QUIT)
        for process in self._processes:
            process.join(2)

    def _tables(self, worker: int) -> Tables:
        return self.mix.tables(worker * self.lanes, self.lanes)

    def _array(self, name: str) -> NDArray[Any]:
        """Return a part of the memory, by half and table."""
        kind = np.dtype(np.int32 if name == "chosen" else np.uint8)
        each = self._width[name] // kind.itemsize
        flat = np.frombuffer(self.memory, kind, HALVES * self.many * each, self._at[name])
        return flat.reshape((HALVES, self.many) if each == 1 else (HALVES, self.many, each))

    def _piece(self, name: str, half: int, worker: int) -> memoryview:
        """Return one process's share of a part."""
        size = self.lanes * self._width[name]
        at = self._at[name] + (half * self.workers + worker) * size
        part = memoryview(self.memory)[at : at + size]
        return part.cast("i") if name == "chosen" else part

    def _made(self, tables: Tables, half: int, worker: int, sitting: int) -> VectorTables:
        names = ("rows", "legal", "chosen", "seat", "guest", "over", "shares")
        buffers = SharedBuffers(*[self._piece(name, half, worker) for name in names])
        # Room for 2**32 games of a table, 256 tables of a process, 64 processes of a half.
        seed = (self.seed % 256) << 56 | sitting % 512 << 47 | half << 46 | worker << 40
        return VectorTables(tables, self.mix.encoder, bot(self.mix.name, "greedy"), buffers, seed)

    def _work(self, worker: int) -> None:
        """Run commands in a worker process until QUIT."""
        playing = [self._made(self._tables(worker), half, worker, 0) for half in range(HALVES)]
        exams: list[VectorTables | None] = [None, None]
        for half in range(HALVES):
            playing[half].begin(self.guests, bot(self.mix.name, "greedy"), self.greedy)
            self._done[half][worker].release()
        while True:
            for half in range(HALVES):
                self._go[half][worker].acquire()
                what = self._order[0]
                exam = exams[half]
                if what == STEP:
                    playing[half].step()
                elif what == SHOW:
                    playing[half].show()
                elif what == QUIT:
                    return
                elif what == EXAM_STEP:
                    assert exam is not None
                    self._examine(exam, half, worker)
                else:
                    exams[half] = self._begin_exam(self.exams[what - EXAM], half, worker)
                self._done[half][worker].release()

    def _begin_exam(self, name: str, half: int, worker: int) -> VectorTables:
        tables = self.mix.exam(name, self._order[1])
        exam = self._made(tables, half, worker, self._order[2])
        exam.begin_exam(None if name.startswith(AGAINST) else bot(self.mix.name, "greedy"))
        self._left[half * self.workers + worker] = len(tables)
        return exam

    def _examine(self, exam: VectorTables, half: int, worker: int) -> None:
        at = half * self.workers + worker
        if self._left[at]:
            self._left[at] = exam.step_exam()
            if not self._left[at]:
                taken = self._piece("taken", half, worker)
                for i in range(len(exam.tables)):
                    taken[i] = exam.taken(i)
