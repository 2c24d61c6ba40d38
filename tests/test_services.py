"""The services that tests start: real, private, and gone when no test needs them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
import redis
from tools import services
from tools.services import Missing, Postgres, Redis, Service

ROOT = Path(__file__).parent.parent
BORROWER = """
import sys
from tools.services import *
with {kind}() as service:
    print(service.pid, service.folder, flush=True)
    sys.stdin.read()
"""


@pytest.fixture(params=[Postgres, Redis])
def kind(request: pytest.FixtureRequest) -> type[Service]:
    try:
        services.postgres_programs() if request.param is Postgres else services.redis_program()
    except Missing as e:
        pytest.skip(str(e))
    kind: type[Service] = request.param
    return kind


def test_a_service_keeps_its_data_when_restarted(kind: type[Service]) -> None:
    with kind() as service:
        if isinstance(service, Postgres):
            with psycopg.connect(service.url()) as db:
                db.execute("CREATE TABLE kept AS SELECT 7 AS number")
            service.stop()
            service.start()
            with psycopg.connect(service.url()) as db:
                assert db.execute("SELECT number FROM kept").fetchone() == (7,)
        else:
            assert isinstance(service, Redis)
            with redis.Redis.from_url(service.url) as line:
                assert line.ping()
            service.stop()
            assert not service.answers()
            service.start()
    assert not service.folder.exists()


def test_a_service_that_fails_to_start_is_reported_at_once(
    kind: type[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "PATIENCE", 3600.0)
    wrong = {Postgres: ["-c", "nonsense=yes"], Redis: ["--nonsense", "yes"]}[kind]
    service = kind()
    words = service.command()
    monkeypatch.setattr(service, "command", lambda: [*words, *wrong])
    with pytest.raises(Missing, match=f"(?s)^{kind.__name__} did not start:.*nonsense"), service:
        pass
    assert not service.folder.exists()


def test_a_service_ends_with_the_process_that_started_it(kind: type[Service]) -> None:
    script = BORROWER.format(kind=kind.__name__)
    borrower = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert borrower.stdout is not None
    pid, folder = borrower.stdout.readline().split()
    assert Path(folder).exists()
    borrower.send_signal(signal.SIGKILL)
    borrower.communicate()
    while Path(folder).exists():
        time.sleep(0.01)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_missing_services_are_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(services, "_package", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(Path, "glob", lambda self, pattern: [])
    with pytest.raises(Missing, match=r"no PostgreSQL.*apt install postgresql"):
        services.postgres_programs()
    with pytest.raises(Missing, match=r"no Redis.*apt install redis-server"):
        services.redis_program()
    assert "*/server/bus/redis.py" in services.uncovered()
    assert capsys.readouterr().err.count("left out of the coverage") == 2


def test_modules_left_out_of_the_coverage_exist() -> None:
    server = ROOT / "src" / "kaboodle" / "server"
    for modules in services.SPEAK_TO.values():
        assert all((server / f"{name}.py").exists() for name in modules.split())
