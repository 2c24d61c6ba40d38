"""BLAS settings for numpy, which its library reads from the environment once, when it is loaded.

OpenBLAS mistakes AMD's newer processors for older ones and leaves half of their vector width idle.
"""

from __future__ import annotations

import os  # noqa: TID251 (BLAS reads nothing else)

_WIDE = {"avx512f", "avx512cd", "avx512bw", "avx512dq", "avx512vl"}


def wishes(processor: str) -> dict[str, str]:
    """Return the variables to set, given Linux's description of the processor."""
    asked = {"OPENBLAS_NUM_THREADS": "1"}  # a bot at a table takes one core
    words = {*processor.split()}
    if "AuthenticAMD" in words and words >= _WIDE:
        asked["OPENBLAS_CORETYPE"] = "SkylakeX"
    return asked


def wished() -> dict[str, str]:
    """Return the variables to add to the environment. Those that are set already stay as they
    are."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            processor = file.read()
    except OSError:
        processor = ""
    asked = wishes(processor)
    return {name: asked[name] for name in asked if name not in os.environ}
