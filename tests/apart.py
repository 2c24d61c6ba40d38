"""Run a test's coroutine in a thread of its own.

The browser tests leave their loop running in the worker's thread, so that no other loop can run
there, and we do not control which tests share a worker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def apart(work: Callable[[], T]) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def play(story: Coroutine[Any, Any, T]) -> T:
    return apart(lambda: asyncio.run(story))
