"""A signal leaves the table in order, whenever it comes."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import suppress

import pytest

from kaboodle.cli.leaving import Left, departures


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP, signal.SIGTERM])
def test_a_signal_that_falls_just_before_the_wait_is_heard_all_the_same(
    number: signal.Signals,
) -> None:
    far, near = os.pipe()
    gave_up: list[bool] = []

    def elsewhere() -> None:
        """Noted by the process, but no wait of the main thread is interrupted."""
        signal.pthread_kill(threading.get_ident(), number)

    def give_up() -> None:
        gave_up.append(True)
        os.write(near, b"x")

    nobodys = signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL
    outside = signal.signal(number, nobodys)  # these tests may run where signals are ignored
    patience = threading.Timer(30, give_up)
    with pytest.raises(Left) as left, departures():
        patience.start()
        threading.Thread(target=elsewhere).start()
        os.read(far, 1)
    patience.cancel()
    os.close(far)
    os.close(near)

    assert not gave_up
    assert (left.value.signal, left.value.status) == (number, 128 + number)
    assert signal.signal(number, outside) == nobodys


def test_one_that_is_lost_where_it_was_raised_is_raised_again() -> None:
    far, near = os.pipe()
    outside = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    patience = threading.Timer(30, os.write, (near, b"x"))
    with pytest.raises(Left), departures():
        patience.start()
        with suppress(Left):
            signal.raise_signal(signal.SIGTERM)
        os.read(far, 1)
    patience.cancel()
    os.close(far)
    os.close(near)
    assert signal.signal(signal.SIGTERM, outside) == signal.SIG_DFL


def test_what_somebody_handles_already_stays_theirs() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGHUP, lambda number, _frame: heard.append(number))
    try:
        with departures():
            signal.raise_signal(signal.SIGHUP)
        assert heard == [signal.SIGHUP]
    finally:
        signal.signal(signal.SIGHUP, before)
