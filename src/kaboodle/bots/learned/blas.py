"""How the library beneath numpy multiplies, which it asks the environment once, when it is loaded.

OpenBLAS takes AMD's newer processors for older ones and leaves half of their width idle.
"""

from __future__ import annotations

import os  # noqa: TID251 (nobody else is asked)

_WIDE = {"avx512f", "avx512cd", "avx512bw", "avx512dq", "avx512vl"}


def wishes(processor: str) -> dict[str, str]:
    """What to ask for on a processor that describes itself so, as Linux tells it."""
    asked = {"OPENBLAS_NUM_THREADS": "1"}  # whoever thinks at a table takes one core
    words = {*processor.split()}
    if "AuthenticAMD" in words and words >= _WIDE:
        asked["OPENBLAS_CORETYPE"] = "SkylakeX"
    return asked


def wished() -> dict[str, str]:
    """What numpy should find in the environment besides what is there: that stays as it is."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            processor = file.read()
    except OSError:
        processor = ""
    asked = wishes(processor)
    return {name: asked[name] for name in asked if name not in os.environ}
