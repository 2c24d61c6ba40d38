"""Passwords are in the environment or in a file, never in the process list."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tools.services import Postgres

from kaboodle.server.storage.postgres import PostgresStore
from kaboodle.server.storage.store import StoreError
from tests.server.kit.client import PATH, PATIENCE, Server

WORD = "hush-hush"


def lets_in(address: str) -> bool:
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True


@pytest.fixture
def locked(postgres: Postgres, database: str) -> Iterator[str]:
    """The address, without a password, of a database that requires one."""
    hba = postgres.folder / "data" / "pg_hba.conf"
    before = hba.read_text()
    hba.write_text(f"local all locked scram-sha-256\n{before}")
    try:
        with psycopg.connect(database, autocommit=True) as db:
            name = db.info.dbname
            db.execute(f"CREATE ROLE locked LOGIN PASSWORD '{WORD}'".encode())
            db.execute(f"GRANT ALL ON DATABASE {name} TO locked".encode())
            db.execute(b"GRANT ALL ON SCHEMA public TO locked")
            db.execute(b"SELECT pg_reload_conf()")
        address = database.replace("kaboodle@", "locked@")
        while lets_in(address):  # until what was reloaded counts
            time.sleep(0.01)
        yield address
    finally:
        hba.write_text(before)
        with psycopg.connect(database, autocommit=True) as db:
            db.execute(b"SELECT pg_reload_conf()")
            db.execute(b"DROP OWNED BY locked")
            db.execute(b"DROP ROLE locked")


def by_file(folder: Path) -> dict[str, str]:
    """Return the environment for a password file, as PostgreSQL's own programs read it."""
    path = folder / "passwords"
    path.write_text(f"*:*:*:locked:{WORD}\n")
    path.chmod(0o600)
    return {"PGPASSFILE": str(path)}


def asked(locked: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": PATH, "KABOODLE_DATABASE": locked, **environment}
    command = [sys.executable, "-m", "kaboodle", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)


class Quiet(Server):
    """Started with nothing but its port on the command line."""

    def __init__(self, database: Path, more: dict[str, str], /, **settings: object) -> None:
        super().__init__(database, **settings)
        self.more = more

    def start(self) -> None:
        environment = {f"KABOODLE_{name.upper()}": str(v) for name, v in self.settings.items()}
        with self.database.with_suffix(".log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kaboodle", "serve", "--port", str(self.port)],
                env={**os.environ, "PYTHONPATH": PATH, **environment, **self.more},
                stdout=log, stderr=log,
            )  # fmt: skip
        self.wait()


@pytest.mark.parametrize("where", ["environment", "file"])
def test_a_password_is_read_from_its_source(where: str, locked: str, tmp_path: Path) -> None:
    given = {"PGPASSWORD": WORD} if where == "environment" else by_file(tmp_path)
    server = Quiet(tmp_path / "server", given, database=locked)
    server.start()
    try:
        assert server.process is not None
        server.table("krom", ["person", "greedy"])
        shown = Path(f"/proc/{server.process.pid}/cmdline")
        assert not shown.exists() or "locked" not in shown.read_text()
    finally:
        server.kill()
    assert WORD not in server.log()
    checked = asked(locked, "database", "check", **given)
    assert (checked.returncode, checked.stderr.strip()) == (0, "")
    assert "1 table" in checked.stdout
    copied = asked(locked, "database", "backup", str(tmp_path / "copy.sqlite"), **given)
    assert copied.returncode == 0, copied.stderr


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("database", "check")])
def test_a_missing_password_is_reported(locked: str, words: tuple[str, ...]) -> None:
    for given in ({"PGPASSFILE": "/nowhere"}, {"PGPASSWORD": f"not {WORD}"}):
        done = asked(locked, *words, **given)
        assert done.returncode == 1
        assert "password" in done.stderr and "Traceback" not in done.stderr
        assert WORD not in done.stderr


def test_a_refused_password_is_not_retried(locked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[float] = []
    monkeypatch.setattr(time, "sleep", tries.append)
    for words in ("", f"&password=not-{WORD}"):
        with pytest.raises(StoreError, match="password"):
            PostgresStore(f"{locked}{words}", patience=PATIENCE)
    assert tries == []
