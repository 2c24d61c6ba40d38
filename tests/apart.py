"""A loop of one's own for a test's story.

The browser tests leave their loop running in the thread of the worker they ran on, so that no
other may run there; which tests share a worker is not ours to say.
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
