"""Worker processes: each runs one function at a time for this process, and ends with it.

A worker is a fresh interpreter that reads tasks from its standard input and writes results to its
standard output. It shares no semaphore and no memory with its parent, as a process pool's workers
do, so a parent that is killed leaves nothing to clean up. A worker that finds its input closed ends
at once and silently, be it starting, waiting or working; so do the programs its work has started.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import subprocess
import sys
import traceback
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import spawn
from queue import SimpleQueue
from threading import Lock, Thread
from types import FrameType
from typing import IO, Final, TypeVar, cast

from kaboodle.outside.pipe import end_all

T = TypeVar("T")

GRACE: Final = 5.0  # seconds a worker has to end its programs before it is killed
_SIZE: Final = struct.Struct(">Q")  # of the message that follows
_START: Final = "import sys; sys.path[:] = sys.argv[1:]; from {} import main; main()"
_importing_main = False


class WorkerGone(Exception):
    """The worker process ended before it answered."""


class WorkerProcess:
    """A process that runs functions for this one. Make it, `run` functions, `stop` it."""

    def __init__(self) -> None:
        """Start the process. OSError if the machine cannot."""
        if _importing_main:
            raise RuntimeError(
                "a worker process imports your script, which starts workers: start them below"
                " `if __name__ == '__main__':`"
            )
        self._process = _started([sys.executable, "-c", _START.format(__name__), *sys.path])
        tasks, results = self._process.stdin, self._process.stdout
        assert tasks is not None and results is not None
        self._tasks, self._results = tasks, results
        self._running = Lock()
        self._writing = Lock()
        self._prepared = False

    @property
    def pid(self) -> int:
        return self._process.pid

    def run(self, work: Callable[..., T], *args: object) -> T:
        """Return what `work` returns, or raise what it raises; WorkerGone if the process ends."""
        with self._running:
            task = pickle.dumps((work, args))
            try:
                with self._writing:
                    if not self._prepared:
                        self._prepared = True
                        _write(self._tasks, pickle.dumps(_preparation()))
                    _write(self._tasks, task)
                answer = _read(self._results)
            except (OSError, EOFError, ValueError):  # ValueError: `stop` has closed the pipe
                raise WorkerGone(f"status {self._process.wait()}") from None
        succeeded, result = pickle.loads(answer)  # noqa: S301 - our own process wrote it
        if not succeeded:
            raise result
        return cast(T, result)

    def stop(self) -> None:
        """End the process and the programs its work has started, and wait until it is gone."""
        if self._writing.acquire(timeout=GRACE):  # else it reads nothing: it is stuck
            with suppress(OSError):  # what could not be written is not missed
                self._tasks.close()
            self._writing.release()
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        with self._running, suppress(OSError):
            self._tasks.close()
            self._results.close()


def _started(argv: list[str]) -> subprocess.Popen[bytes]:
    """Start it in a process group of its own: Ctrl-C in a terminal is for the parent alone."""
    if sys.platform == "win32":
        return subprocess.Popen(  # noqa: S603 - our own interpreter
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )
    return subprocess.Popen(  # noqa: S603 - our own interpreter
        argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, process_group=0
    )


def run_all(
    jobs: int, work: Callable[..., T], calls: Iterable[tuple[object, ...]]
) -> Generator[T, None, None]:
    """Yield the results of `work(*args)` for all calls, in their order, from `jobs` processes."""
    workers: list[WorkerProcess] = []
    idle: SimpleQueue[WorkerProcess] = SimpleQueue()
    threads = ThreadPoolExecutor(jobs)

    def run(args: tuple[object, ...]) -> T:
        worker = idle.get()
        try:
            return worker.run(work, *args)
        finally:
            idle.put(worker)

    try:
        for _ in range(jobs):
            workers.append(WorkerProcess())
            idle.put(workers[-1])
        yield from threads.map(run, calls)
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        with ThreadPoolExecutor(jobs) as stopping:
            list(stopping.map(lambda worker: worker.stop(), workers))
        threads.shutdown()


def main() -> None:
    """Run tasks until the input ends: what a worker process does."""
    tasks, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What work prints must not get between the results, nor may it read the tasks.
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    _end_when_asked()
    received: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_receive, args=(tasks, received), daemon=True).start()
    _prepare(received.get())
    while True:
        answer = _answer(received.get())
        try:
            _write(results, answer)
        except OSError:  # the parent is gone
            _leave()


def _end_when_asked() -> None:
    """On SIGTERM, leave as if the input had ended."""
    if os.name != "posix":  # elsewhere a process is ended without being asked
        return
    woken, wake = os.pipe()

    def asked(_number: int, _frame: FrameType | None) -> None:
        os.write(wake, b".")

    def leave() -> None:
        os.read(woken, 1)
        _leave()

    # Not in the handler: the code it interrupts may hold the locks that leaving takes.
    Thread(target=leave, daemon=True).start()
    signal.signal(signal.SIGTERM, asked)


def _receive(tasks: IO[bytes], received: SimpleQueue[bytes]) -> None:
    """Pass the tasks on to the main thread. Leave when the input ends, though that may be busy."""
    try:
        while True:
            received.put(_read(tasks))
    except (OSError, EOFError):
        _leave()


def _leave() -> None:
    end_all()
    os._exit(0)


def _preparation() -> dict[str, object]:
    """What multiprocessing tells its processes of their parent: arguments, folder, script."""
    known = spawn.get_preparation_data("worker")
    return {key: value for key, value in known.items() if key != "authkey"}


def _prepare(preparation: bytes) -> None:
    """Import the parent's script, as multiprocessing does, so that its functions can be found."""
    global _importing_main
    _importing_main = True
    try:
        spawn.prepare(pickle.loads(preparation))  # noqa: S301 - our parent wrote it
    finally:
        _importing_main = False


def _answer(task: bytes) -> bytes:
    """The pickled result: whether the work succeeded, and what it returned or raised."""
    try:
        work, args = pickle.loads(task)  # noqa: S301 - our parent wrote it
        return pickle.dumps((True, work(*args)))
    except BaseException as e:
        e.add_note(f"in a worker process:\n{traceback.format_exc()}")
        try:
            answer = pickle.dumps((False, e))
            pickle.loads(answer)  # noqa: S301 - some exceptions can only be pickled
            return answer
        except BaseException:
            return pickle.dumps((False, RuntimeError(f"{type(e).__name__} in a worker process")))


def _write(stream: IO[bytes], message: bytes) -> None:
    stream.write(_SIZE.pack(len(message)) + message)
    stream.flush()


def _read(stream: IO[bytes]) -> bytes:
    """The next message. EOFError if the stream ends before it or within it."""
    head = stream.read(_SIZE.size)
    if len(head) < _SIZE.size:
        raise EOFError
    size: int = _SIZE.unpack(head)[0]
    message = stream.read(size)
    if len(message) < size:
        raise EOFError
    return message
