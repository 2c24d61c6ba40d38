"""Ports for servers that are started later, and perhaps restarted. No other process may get them
meanwhile.

So they are below the range that the system assigns from, and each worker has its own.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from secrets import randbelow

_BEGIN, _END = 12_000, 32_768  # browsers block port 10080
_WORKERS = 32
_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % _WORKERS
_given: deque[int] = deque(maxlen=100)  # the last ones: their servers may not be up


def free_port() -> int:
    while True:
        port = _BEGIN + randbelow((_END - _BEGIN) // _WORKERS) * _WORKERS + _worker
        if port not in _given and _is_free(port):
            _given.append(port)
            return port


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
