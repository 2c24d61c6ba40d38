"""Every setting of the server, in one table: name, default, what it is for.

Each can be given as a flag (`--max-tables 100`) or in the environment (`KABOODLE_MAX_TABLES=100`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs

ENV_PREFIX = "KABOODLE_"
POSTGRES = ("postgresql://", "postgres://")
_LIBPQ = re.compile(r"(?:^|\s)(host|hostaddr|port|dbname|user|password|passfile|service)\s*=")
BUSES = ("redis://", "rediss://", "unix://")
AT_HOME = (".local", ".localhost", ".lan", ".home.arpa", ".internal")  # nobody's on the internet


def stray(database: str) -> str:
    """By what an address is known that is neither a file nor PostgreSQL's as we write it; the rest
    of it may be a secret."""
    if database.startswith(POSTGRES):
        return ""
    found = _LIBPQ.search(database)
    if found:
        return f"{found[1]}=…"
    begins, there, _ = database.partition("://")
    return f"{begins}://…" if there else ""


def setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    host: str = setting("127.0.0.1", "Address to listen on; 0.0.0.0 lets the LAN in.")
    port: int = setting(8471, "Port to listen on; 0 takes a free one.")
    database: str = setting(
        "", "SQLite file, by default in the user's data folder; or postgresql://…"
    )
    bus: str = setting("", "Redis over which nodes talk, as redis://…; without one they look.")
    node: str = setting("", "Name of this node among several; by default the machine's.")
    public_url: str = setting("", "Address people reach the server by, for links and QR codes.")
    host_names: str = setting(
        "", "More names people reach the server by, with commas; local ones are known."
    )
    network_door: bool = setting(
        True, "Whoever sits at this machine may open the server to the network."
    )
    https: bool = setting(False, "Make a certificate for the LAN and speak HTTPS.")
    full_sync: bool = setting(False, "Survive a power cut too, not only a crash; slower.")
    bot_workers: int = setting(1, "Processes in which bots think.")
    bot_iterations: int = setting(0, "Most a bot looks ahead; 0: as far as its level does.")
    guest_bots: bool = setting(False, "List the bots that others have installed beside ours.")
    bot_pause: str = setting("400-1400", "Milliseconds a bot takes for a move, from-to.")
    card_window: str = setting(
        "1.2-8", "Seconds everybody has for a secret answer: at least-at most."
    )
    max_tables: int = setting(5000, "Tables held at once.")
    max_spectators: int = setting(50, "People watching one table.")
    table_rate: int = setting(60, "Tables one address may set an hour.")
    code_rate: int = setting(60, "Wrong codes one address may try an hour.")
    chat_rate: int = setting(3, "Things people at one table may say a second, together.")
    request_rate: int = setting(30, "Requests one address may make a second.")
    message_rate: int = setting(20, "Messages one connection may send a second.")
    socket_limit: int = setting(64, "Connections one address may hold.")
    tab_limit: int = setting(8, "Connections one person may hold at one table.")
    lag_credit_ms: int = setting(120, "Most milliseconds of lag made good for a timed move.")
    lobby_hours: int = setting(24, "Hours until a table that never started is closed.")
    idle_days: int = setting(14, "Days until a game nobody plays on is closed.")
    keep_days: int = setting(90, "Days a finished or closed table is kept.")
    static: str = setting("", "Folder of the web app; by default the one that came along.")
    metrics_token: str = setting("", "Serve Prometheus metrics at /metrics to whoever brings this.")
    log_json: bool = setting(False, "Write logs as JSON lines.")
    trust_proxy: bool = setting(False, "Believe X-Forwarded-For of the machine in front.")

    @property
    def bot_pause_ms(self) -> tuple[int, int]:
        low, _, high = self.bot_pause.partition("-")
        return int(low), int(high or low)

    @property
    def card_window_s(self) -> tuple[float, float]:
        low, _, high = self.card_window.partition("-")
        return float(low), float(high or low)

    def called(self, host: str) -> bool:
        """Whether a `Host` can mean us. A page elsewhere can make its own name lead here, but not
        an address, nor a name that is only known at home."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            names = [self.host, *self.host_names.split(",")]
            ours = {urlsplit(self.public_url).hostname, *[each.strip().lower() for each in names]}
        except ValueError:
            return False
        if self.trust_proxy or name in ours or "." not in name or name.endswith(AT_HOME):
            return True
        return all(part.isdecimal() for part in name.split("."))

    def database_at(self) -> str:
        """The address of the database, or its file."""
        return self.database or str(self.folder() / "tables.sqlite")

    def folder(self) -> Path:
        """Where this machine keeps what it has to: beside the database, if that is a file."""
        if self.database and "://" not in self.database:
            return Path(self.database).parent
        return Path(platformdirs.user_data_dir("kaboodle", ensure_exists=True))

    def faults(self) -> list[str]:
        """What is wrong with the values, a sentence each."""
        found: list[str] = []
        low, _, high = self.bot_pause.partition("-")
        if not (low.isdecimal() and (high or low).isdecimal() and int(low) <= int(high or low)):
            found.append(f"bot-pause: must be like 400-1400, not {self.bot_pause}")
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)?(-[0-9]+(\.[0-9]+)?)?", self.card_window):
            found.append(f"card-window: must be like 1.2-8, not {self.card_window}")
        elif not self.card_window_s[0] <= self.card_window_s[1]:
            found.append(f"card-window: must not end before it may, as {self.card_window} does")
        elif not 1 <= self.card_window_s[1] <= 600:  # nobody could answer, or everybody would wait
            found.append(f"card-window: must be 1 to 600 seconds at most, not {self.card_window}")
        for item in fields(self):
            value = getattr(self, item.name)
            least = 0 if item.name in ("port", "lag_credit_ms", "bot_iterations") else 1
            if type(value) is int and value < least:
                found.append(
                    f"{item.name.replace('_', '-')}: must be at least {least}, not {value}"
                )
        if not 0 <= self.port <= 65535:
            found.append(f"port: must be at most 65535, not {self.port}")
        if stray(self.database):
            found.append(f"database: must be a file or postgresql://…, not {stray(self.database)}")
        if self.bus and not self.bus.startswith(BUSES):
            found.append("bus: must begin with redis://, rediss:// or unix://")
        elif self.bus and not self.database.startswith(POSTGRES):
            found.append("bus: is for nodes that share a database, as postgresql://…")
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            found.append(f"public-url: must begin with http:// or https://, not {self.public_url}")
        return found
