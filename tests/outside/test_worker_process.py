"""Worker processes run functions, and end silently with the process that started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

from kaboodle.outside.worker_process import WorkerGone, WorkerProcess, run_all
from tests.processes import is_gone, wait_for

KILLS = 12  # at delays that cover a worker's whole start


@contextmanager
def worker() -> Iterator[WorkerProcess]:
    process = WorkerProcess()
    try:
        yield process
    finally:
        process.stop()


class Odd(Exception):
    """Can be pickled, but not unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("odd")


def raise_odd() -> None:
    raise Odd(1, 2)


def print_and_read() -> str:
    sys.stdout.write("printed\n")
    return sys.stdin.read()


def wait_forever() -> None:
    threading.Event().wait()


def start_a_sleeper(path: str) -> None:
    """Start a program as a bot would, and never return."""
    from kaboodle.outside.pipe import Pipe

    pipe = Pipe(["sleep", "3600"])
    assert pipe._process is not None
    Path(path).write_text(str(pipe._process.pid))
    wait_forever()


def test_run_returns_and_raises_what_the_work_does() -> None:
    with worker() as process:
        assert process.run(pow, 2, 10) == 1024
        with pytest.raises(ZeroDivisionError) as fault:
            process.run(divmod, 1, 0)
        assert "in a worker process" in fault.value.__notes__[0], (
            "the error shows where it happened"
        )
        with pytest.raises(SystemExit):
            process.run(sys.exit, 3)
        assert process.run(os.getpid) == process.pid, "the process is still usable"


def test_work_that_cannot_be_pickled_is_an_error() -> None:
    with worker() as process:
        with pytest.raises(TypeError, match="cannot pickle"):
            process.run(threading.Lock)
        with pytest.raises(RuntimeError, match="Odd in a worker process"):
            process.run(raise_odd)
        with pytest.raises(Exception, match="pickle"):
            process.run(lambda: 1)
        assert process.run(abs, -1) == 1


def test_work_prints_to_stderr_and_has_no_input(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with worker() as process:
        assert process.run(print_and_read) == ""
    assert capfd.readouterr() == ("", "printed\n")


def test_a_process_that_ends_raises_worker_gone() -> None:
    with worker() as process:
        with pytest.raises(WorkerGone, match="status 3"):
            process.run(os._exit, 3)
        with pytest.raises(WorkerGone):
            process.run(abs, -1)


def test_stopping_ends_a_busy_process() -> None:
    process = WorkerProcess()
    ended: list[Exception] = []

    def work() -> None:
        try:
            process.run(wait_forever)
        except WorkerGone as e:
            ended.append(e)

    thread = threading.Thread(target=work)
    thread.start()
    process.stop()
    thread.join()
    assert len(ended) == 1
    with pytest.raises(WorkerGone):
        process.run(abs, -1)


def test_results_of_several_processes_come_in_order() -> None:
    with closing(run_all(2, pow, [(i, 2) for i in range(50)])) as results:
        assert list(results) == [i * i for i in range(50)]


def test_closing_the_results_does_not_wait_for_more() -> None:
    calls = [(0.0,), *[(3600.0,)] * 5]
    with closing(run_all(2, time.sleep, calls)) as results:
        next(results)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_programs_started_by_work_end_with_the_process(
    tmp_path: Path, number: signal.Signals
) -> None:
    """On SIGTERM, and when its parent is killed."""
    pids = tmp_path / "pid"
    script = tmp_path / "parent.py"
    script.write_text(
        "from kaboodle.outside.worker_process import WorkerProcess\n"
        "from tests.outside.test_worker_process import start_a_sleeper\n"
        "if __name__ == '__main__':\n"
        "    process = WorkerProcess()\n"
        "    print(process.pid, flush=True)\n"
        f"    process.run(start_a_sleeper, {str(pids)!r})\n"
    )
    parent = started(script)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    wait_for(lambda: pids.exists() and pids.read_text() != "")
    if number == signal.SIGTERM:
        os.kill(pid, number)
    else:
        parent.kill()
    parent.communicate()
    wait_for(partial(is_gone, pid))
    wait_for(partial(is_gone, int(pids.read_text())))


def test_a_process_whose_parent_is_killed_ends_silently(tmp_path: Path) -> None:
    """Whatever it is doing: starting, waiting, working or answering."""
    script = tmp_path / "parent.py"
    script.write_text(
        "from kaboodle.outside.worker_process import run_all\n"
        "if __name__ == '__main__':\n"
        "    print('here', flush=True)\n"
        "    while True:\n"
        "        list(run_all(2, abs, [(-1,)] * 20))\n"
    )
    for kill in range(KILLS):
        parent = started(script)
        assert parent.stdout is not None
        parent.stdout.readline()
        time.sleep(0.5 * kill / KILLS)
        parent.kill()
        # Its workers hold the same stderr: this waits until the last of them is gone.
        _, errors = parent.communicate()
        assert errors == "", f"kill {kill}"


def test_a_script_that_is_imported_starts_no_workers(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "from kaboodle.outside.worker_process import WorkerProcess\n"
        "process = WorkerProcess()\n"
        "process.run(abs, -1)\n"
    )
    _, errors = started(script).communicate()
    assert "below `if __name__ == '__main__':`" in errors
    assert errors.count("Traceback") <= 2, "one of the script, one of the imported script"


def test_a_function_of_the_script_can_be_work(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "from kaboodle.outside.worker_process import WorkerProcess\n"
        "def double(x):\n"
        "    return 2 * x\n"
        "if __name__ == '__main__':\n"
        "    process = WorkerProcess()\n"
        "    print(process.run(double, 21))\n"
        "    process.stop()\n"
    )
    assert started(script).communicate() == ("42\n", "")


def started(script: Path) -> subprocess.Popen[str]:
    path = os.pathsep.join(sys.path)
    return subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
