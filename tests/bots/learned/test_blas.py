"""BLAS settings for numpy."""

from __future__ import annotations

import pytest

from kaboodle.bots.learned import blas

FLAGS = "flags : fpu sse2 avx2 avx512f avx512dq avx512cd avx512bw avx512vl"


@pytest.mark.parametrize(
    ("processor", "wide"),
    [
        (f"vendor_id : AuthenticAMD\n{FLAGS}", True),
        ("vendor_id : AuthenticAMD\nflags : fpu sse2 avx2", False),
        (f"vendor_id : GenuineIntel\n{FLAGS}", False),
        ("", False),
    ],
)
def test_wide_vectors_are_requested_where_blas_overlooks_them(processor: str, wide: bool) -> None:
    asked = blas.wishes(processor)
    assert asked["OPENBLAS_NUM_THREADS"] == "1"
    assert ("OPENBLAS_CORETYPE" in asked) == wide


def test_variables_already_set_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    assert blas.wished()["OPENBLAS_NUM_THREADS"] == "1"
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    assert "OPENBLAS_NUM_THREADS" not in blas.wished()


def test_without_cpuinfo_only_one_core_is_requested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    monkeypatch.delenv("OPENBLAS_CORETYPE", raising=False)
    monkeypatch.setattr("builtins.open", _refuse)
    assert blas.wished() == {"OPENBLAS_NUM_THREADS": "1"}


def _refuse(*_: object, **__: object) -> None:
    raise FileNotFoundError
