"""Server settings: name, default and help text of each, in one place.

Each can be set by a flag (`--max-tables 100`) or in the environment (`KABOODLE_MAX_TABLES=100`).
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
AT_HOME = (".local", ".localhost", ".lan", ".home.arpa", ".internal")  # never public names


def stray(database: str) -> str:
    """Return the start of an address that is neither a file nor a postgresql:// URL; "" if it is.

    The rest may contain a password.
    """
    if database.startswith(POSTGRES):
        return ""
    libpq = _LIBPQ.search(database)
    if libpq:
        return f"{libpq[1]}=…"
    scheme, separator, _ = database.partition("://")
    return f"{scheme}://…" if separator else ""


def setting(default: Any, about: str, group: str, metavar: str = "N") -> Any:
    """Declare a setting. Its group and metavar are those of `kaboodle serve --help`."""
    return field(default=default, metadata={"about": about, "group": group, "metavar": metavar})


NETWORK = "Network"
STORAGE = "Storage and cluster"
BOTS = "Bots"
TABLES = "Tables"
LIMITS = "Limits"
OPERATION = "Operation"


@dataclass(frozen=True)
class Settings:
    host: str = setting(
        "127.0.0.1", "Address to listen on; 0.0.0.0 accepts other machines.", NETWORK, "ADDRESS"
    )
    port: int = setting(8471, "Port to listen on; 0 picks a free one.", NETWORK, "PORT")
    database: str = setting(
        "",
        "SQLite file, by default in the user's data folder; or a postgresql:// URL.",
        STORAGE,
        "FILE|URL",
    )
    bus: str = setting(
        "", "Redis URL for messages between nodes; without it they poll.", STORAGE, "URL"
    )
    node: str = setting(
        "", "Name of this node in a cluster; default: the host name.", STORAGE, "NAME"
    )
    public_url: str = setting(
        "", "Public URL of the server, for links and QR codes.", NETWORK, "URL"
    )
    host_names: str = setting(
        "",
        "More host names to accept, separated by commas; local ones are always accepted.",
        NETWORK,
        "NAMES",
    )
    network_door: bool = setting(
        True, "Let a browser on this machine open the server to the local network.", NETWORK
    )
    https: bool = setting(
        False, "Serve HTTPS with a generated certificate for the local network.", NETWORK
    )
    full_sync: bool = setting(
        False, "Also survive a power failure (SQLite synchronous=FULL); slower.", STORAGE
    )
    bot_workers: int = setting(1, "Processes for bots.", BOTS)
    bot_iterations: int = setting(
        0, "Upper limit on bot search per decision; 0: as much as the level uses.", BOTS
    )
    guest_bots: bool = setting(False, "Offer installed third-party bots too.", BOTS)
    bot_pause: str = setting(
        "400-1400", "Time a bot takes for a move, in milliseconds.", BOTS, "MIN-MAX"
    )
    card_window: str = setting(
        "1.2-8", "Seconds a secret question stays open, at least and at most.", TABLES, "MIN-MAX"
    )
    max_tables: int = setting(5000, "Maximum number of open tables.", LIMITS)
    max_spectators: int = setting(50, "Maximum number of spectators per table.", LIMITS)
    table_rate: int = setting(60, "Tables one address may create per hour.", LIMITS)
    code_rate: int = setting(60, "Wrong table codes one address may try per hour.", LIMITS)
    chat_rate: int = setting(3, "Chat messages per table and second.", LIMITS)
    request_rate: int = setting(30, "HTTP requests one address may make per second.", LIMITS)
    message_rate: int = setting(20, "WebSocket messages per connection and second.", LIMITS)
    socket_limit: int = setting(64, "Maximum WebSocket connections per address.", LIMITS)
    tab_limit: int = setting(8, "Maximum WebSocket connections per player and table.", LIMITS)
    lag_credit_ms: int = setting(
        120, "Maximum lag compensation per timed move, in milliseconds.", TABLES
    )
    lobby_hours: int = setting(24, "Hours until a table that never started is closed.", TABLES)
    idle_days: int = setting(14, "Days without a move until a game is closed.", TABLES)
    keep_days: int = setting(90, "Days until a finished or closed table is deleted.", TABLES)
    static: str = setting("", "Folder of the web app; default: the bundled one.", OPERATION, "DIR")
    metrics_token: str = setting(
        "", "Serve Prometheus metrics at /metrics to this bearer token.", OPERATION, "TOKEN"
    )
    log_json: bool = setting(False, "Write logs as JSON lines.", OPERATION)
    trust_proxy: bool = setting(
        False, "Trust X-Forwarded-For from the reverse proxy in front.", NETWORK
    )

    @property
    def bot_pause_ms(self) -> tuple[int, int]:
        low, _, high = self.bot_pause.partition("-")
        return int(low), int(high or low)

    @property
    def card_window_s(self) -> tuple[float, float]:
        low, _, high = self.card_window.partition("-")
        return float(low), float(high or low)

    def accepts_host(self, host: str) -> bool:
        """Whether a `Host` header is acceptable.

        This prevents DNS rebinding: a web page can make its own name resolve to this machine, but
        not an IP address or a name that is only known locally.
        """
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
        """Return the URL of the database, or its file."""
        return self.database or str(self.folder() / "tables.sqlite")

    def folder(self) -> Path:
        """Return the data folder of this machine: that of the database, if it is a file."""
        if self.database and "://" not in self.database:
            return Path(self.database).parent
        return Path(platformdirs.user_data_dir("kaboodle", ensure_exists=True))

    def faults(self) -> list[str]:
        """Return what is wrong with the values, a sentence each."""
        faults: list[str] = []
        low, _, high = self.bot_pause.partition("-")
        if not (low.isdecimal() and (high or low).isdecimal() and int(low) <= int(high or low)):
            faults.append(f"--bot-pause: must be like 400-1400, not {self.bot_pause}")
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)?(-[0-9]+(\.[0-9]+)?)?", self.card_window):
            faults.append(f"--card-window: must be like 1.2-8, not {self.card_window}")
        elif not self.card_window_s[0] <= self.card_window_s[1]:
            faults.append(
                f"--card-window: the minimum must not exceed the maximum, as in {self.card_window}"
            )
        elif not 1 <= self.card_window_s[1] <= 600:  # too short to answer, or too long to wait
            faults.append(
                f"--card-window: the maximum must be 1 to 600 s, not {self.card_window_s[1]:g}"
            )
        for item in fields(self):
            value = getattr(self, item.name)
            least = 0 if item.name in ("lag_credit_ms", "bot_iterations") else 1
            if type(value) is int and value < least and item.name != "port":
                name = item.name.replace("_", "-")
                faults.append(f"--{name}: must be at least {least}, not {value}")
        if not 0 <= self.port <= 65535:
            faults.append(f"--port: must be 0 to 65535, not {self.port}")
        if stray(self.database):
            faults.append(
                f"--database: must be a file or a postgresql:// URL, not {stray(self.database)}"
            )
        if self.bus and not self.bus.startswith(BUSES):
            faults.append("--bus: must start with redis://, rediss:// or unix://")
        elif self.bus and not self.database.startswith(POSTGRES):
            faults.append(
                "--bus: needs a database that nodes can share (--database postgresql://…)"
            )
        if self.static and not Path(self.static).is_dir():
            faults.append(f"--static: {self.static} is not a folder")
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            faults.append(
                f"--public-url: must start with http:// or https://, not {self.public_url}"
            )
        return faults
