"""Just enough of systemd to start our units: their commands, settings and folders."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
from collections import defaultdict
from pathlib import Path

from tests.server.kit.client import PATIENCE


class Unit:
    """A unit file: every value of a key, in order."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self.values: dict[tuple[str, str], list[str]] = defaultdict(list)
        section = ""
        for line in path.read_text().splitlines():
            if line.startswith("["):
                section = line.strip("[]")
            elif line and not line.startswith("#"):
                name, equals, value = line.partition("=")
                assert equals and re.fullmatch("[A-Za-z]+", name), f"{self.name}: {line}"
                self.values[section, name].append(value)

    def all(self, section: str, name: str) -> list[str]:
        return self.values.get((section, name), [])

    def one(self, section: str, name: str) -> str:
        [value] = self.all(section, name)
        return value


class Systemd:
    """The systemd of a machine whose folders are below `root`."""

    def __init__(self, root: Path, environment: dict[str, str]) -> None:
        self._root = root
        self._environment = environment
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    def __call__(self, words: list[str]) -> None:
        """Run `systemctl` with these arguments."""
        verb, *units = (word for word in words if word != "--now")
        if verb == "daemon-reload":
            return
        for name in units:
            match verb:
                case "enable":
                    assert "--now" in words
                    assert self._read(name).one("Install", "WantedBy").endswith(".target")
                    self._start(name)
                case "start":
                    self._start(name)
                case "stop":
                    self.stop(name)
                case "restart":
                    self.stop(name)
                    self._start(name)
                case _:
                    raise AssertionError(f"systemctl {verb} {name}")

    def log(self, name: str) -> str:
        return self._log(name).read_text(errors="replace")

    def stop(self, name: str) -> None:
        process = self._running.pop(name, None)
        if process is not None:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0, self.log(name)

    def end(self) -> None:
        for process in self._running.values():
            process.kill()
            process.wait()

    def _start(self, name: str) -> None:
        unit = self._read(name)
        if name.endswith(".timer"):
            assert unit.all("Timer", "OnCalendar")
            self._read(name.replace(".timer", ""))  # what it starts is there
            return
        if name in self._running:
            return
        for folder in unit.all("Service", "StateDirectory"):
            (self._root / "var/lib" / folder).mkdir(parents=True, exist_ok=True)
        environment = self._settings(unit)
        once = unit.one("Service", "Type") == "oneshot"
        for command in unit.all("Service", "ExecStart"):
            words = [word.replace("$$", "$") for word in shlex.split(self._expand(command))]
            with self._log(name).open("ab") as log:
                process = subprocess.Popen(words, stdout=log, stderr=log, env=environment)
            if not once:
                self._running[name] = process
            else:
                assert process.wait(PATIENCE) == 0, self.log(name)

    def _settings(self, unit: Unit) -> dict[str, str]:
        """Return the settings. The environment file overrides the unit, wherever it is named."""
        values = dict(self._environment)
        lines = [*map(self._expand, unit.all("Service", "Environment"))]
        for path in unit.all("Service", "EnvironmentFile"):
            lines += Path(self._expand(path.removeprefix("-"))).read_text().splitlines()
        for line in lines:
            if line and not line.startswith("#"):
                name, _, value = line.partition("=")
                values[name] = value
        return values

    def _read(self, name: str) -> Unit:
        name = name if name.endswith(".timer") else f"{name}.service"
        return Unit(self._root / "etc/systemd/system" / name)

    def _expand(self, text: str) -> str:
        """Replace folders by the machine's, and names by what stands for them."""
        means = {"S": "/var/lib", "%": "%"}
        return inside(self._root, re.sub("%(.)", lambda match: means[match[1]], text))

    def _log(self, name: str) -> Path:
        return self._root / f"{name}.log"


def inside(root: Path, text: str) -> str:
    """Return the same words with folders below `root`."""
    return re.sub(r"(?<![\w.])/(?=(etc|opt|var)/)", f"{root}{os.sep}", text)
