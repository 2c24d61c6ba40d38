"""`make stress` counts failures, and finds the files that start processes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import stress
from tools.stress import Cell, run, starting_processes


@pytest.mark.parametrize(
    ("body", "failures", "first"),
    [
        ("assert 1 == 1", 0, ""),
        ("assert 1 == 2", 1, "FAILED test_it.py::test_it - assert 1 == 2"),
    ],
)
def test_failures_are_counted_and_the_first_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, failures: int, first: str
) -> None:
    (tmp_path / "test_it.py").write_text(f"def test_it():\n    {body}\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    monkeypatch.setattr(stress, "ROOT", tmp_path)
    cell = Cell("test_it.py", "interpreted", "quiet")

    run(cell)

    assert (cell.runs, cell.failures, cell.first) == (1, failures, first)
    assert (tmp_path / "build").exists() == bool(failures), "the whole output is kept"


def test_a_run_that_times_out_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_it.py").write_text("import time\ntime.sleep(3600)\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    monkeypatch.setattr(stress, "ROOT", tmp_path)
    monkeypatch.setattr(stress, "LIMIT", 0.5)
    cell = Cell("test_it.py", "interpreted", "quiet")

    run(cell)

    assert (cell.failures, cell.first) == (1, "FAILED: no end after 0 s")


def test_the_files_that_start_processes_are_found() -> None:
    files = starting_processes()

    assert "tests/server/test_kill.py" in files
    assert "tests/web/test_shelf.py" in files
    assert "tests/core/test_rng.py" not in files
