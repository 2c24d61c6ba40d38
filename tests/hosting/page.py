"""Run each command of docs/guides/hosting.md as written, on a machine whose /etc, /opt and /var are
temporary folders."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import kaboodle
from tests.hosting.units import Systemd, inside
from tests.server.kit.client import PATIENCE, Server

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "guides" / "hosting.md"


class Block(NamedTuple):
    section: str
    language: str
    lines: list[str]


def blocks() -> list[Block]:
    """Return everything to type on the page, by heading."""
    out: list[Block] = []
    section = ""
    parts = re.split(r"^```(\w*)\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.M | re.S)
    for text, language, inner in zip(parts[::3], parts[1::3], parts[2::3], strict=False):
        section = ([section, *re.findall(r"^##+ (.*)$", text, re.M)])[-1]
        out.append(Block(section, language, inner.splitlines()))
    return out


def of(section: str) -> list[Block]:
    return [block for block in blocks() if block.section == section]


class Machine(Server):
    """A machine on which the page is followed. `stands_for` replaces other machines and names."""

    def __init__(self, root: Path, here: Path, stands_for: dict[str, str]) -> None:
        super().__init__(root / "machine")
        self.root = root
        self.here = here
        self.said: list[str] = []  # what each command printed
        self._stands_for = {**stands_for, ":8471": f":{self.port}"}
        for folder in ("etc/systemd/system", "etc/caddy", "opt", "var/lib", "home", "bin"):
            (root / folder).mkdir(parents=True)
        sudo = root / "bin" / "sudo"
        sudo.write_text('#!/bin/sh\nexec "$@"\n')
        sudo.chmod(0o755)
        base = Path(sys._base_executable).parent  # type: ignore[attr-defined]
        path = [str(root / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]
        self.environment = {
            "PATH": os.pathsep.join(path),
            "HOME": str(root / "home"),
            "BROWSER": "true",
            "KABOODLE_PORT": str(self.port),
            "KABOODLE_BOT_PAUSE": "1-2",
            "KABOODLE_BUILD": "compiled" if kaboodle.compiled() else "interpreted",
        }
        (root / "bin" / "python3").symlink_to(base / "python3")
        # The test environment provides the requirements, so that nothing is downloaded.
        self._lent = {
            "PYTHONPATH": sysconfig.get_path("purelib"),
            "PIP_NO_INDEX": "1",
            "PIP_NO_DEPS": "1",
            "PIP_NO_COMPILE": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip's way of saying that there is none
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_ROOT_USER_ACTION": "ignore",
        }
        self.systemd = Systemd(root, {**self.environment, **self._lent})

    def follow(self, block: Block) -> None:
        if block.language == "ini":  # in an editor
            text = "\n".join(map(self._here, block.lines)) + "\n"
            (self.root / "etc/kaboodle.env").write_text(text)
            return
        assert block.language == "sh"
        for line in block.lines:
            words = shlex.split(line)
            if words[0] == "cd":
                self._enter(words[1])
            elif words[:2] == ["sudo", "systemctl"]:
                self._systemctl(words[2:])
            elif words[:2] == ["kaboodle", "serve"]:
                self._serve(words[2:])
            else:
                self.type(line)

    def type(self, line: str) -> None:
        lent = self._lent if "/opt/" in line else {}
        done = subprocess.run(
            ["/bin/sh", "-euc", self._here(line)], cwd=self.here, text=True, timeout=PATIENCE,
            env={**self.environment, **lent}, capture_output=True,
        )  # fmt: skip
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        self.said.append(done.stdout)

    def interrupt(self) -> None:
        """Press Ctrl+C."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(PATIENCE) == 0, self.log()

    def end(self) -> None:
        self.systemd.end()
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def _here(self, line: str) -> str:
        line = inside(self.root, line)
        for name, other in self._stands_for.items():
            line = line.replace(name, other)
        return line

    def _enter(self, folder: str) -> None:
        """Edit a copy of a file, as the page says."""
        copied = self.root / "checkout" / folder
        shutil.copytree(self.here / folder, copied)
        self.here = copied

    def _systemctl(self, words: list[str]) -> None:
        if words != ["reload", "caddy"]:
            self.systemd(words)
        elif caddy := shutil.which("caddy"):
            at = self.root / "etc/caddy/Caddyfile"
            subprocess.run([caddy, "validate", "--config", at], check=True, capture_output=True)

    def _serve(self, words: list[str]) -> None:
        """Start a server that keeps running while the next commands are typed, after the previous
        one has stopped."""
        if self.process is not None:
            self.interrupt()
        with self.database.with_suffix(".log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kaboodle", "serve", *words],
                cwd=self.here, env=self.environment, stdout=log, stderr=log,
            )  # fmt: skip
        self.wait()

    def wait(self) -> None:
        """Wait until the server is ready, by /readyz."""
        for _ in range(PATIENCE * 10):
            with suppress(OSError):
                if self.call("GET", "/readyz")[0] == 200:
                    return
            time.sleep(0.1)
        raise AssertionError(self.log())
