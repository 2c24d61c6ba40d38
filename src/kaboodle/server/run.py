"""Starts the server: log, TLS certificate, listening socket, and the URLs it prints."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import ssl
import sys
import webbrowser
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any, TextIO, cast

import segno
import structlog
import trustme
import uvicorn
from cryptography import x509
from rich.console import Console
from rich.markup import escape

from kaboodle.outside.entries import welcome
from kaboodle.server.bus.opening import open_bus
from kaboodle.server.http.admission import ConnectionLimit, HttpConnection, TlsConnection
from kaboodle.server.http.app import make_app
from kaboodle.server.http.handshake import Handshake
from kaboodle.server.http.network_access import (
    EVERYWHERE,
    HOME,
    NetworkAccess,
    in_url,
    lan_address,
    listen,
)
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.services import Services
from kaboodle.server.settings import Settings
from kaboodle.server.storage.opening import open_store

resource: ModuleType | None
try:
    import resource
except ImportError:  # pragma: no cover - Windows has no such limit
    resource = None

DRAIN = 5  # seconds connections have to close when the server stops
FILES = 65_536  # open files wanted, if the system allows
LITTER = 20_000  # the garbage collector's threshold: objects created and not freed


def serve(settings: Settings, console: Console, show: bool = False) -> None:
    """Run the server until it is stopped. Raises StoreError, BusError or OSError if it cannot
    start."""
    start_log(settings.log_json)
    if settings.guest_bots:
        welcome()
    bus = open_bus(settings.bus)
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    store = open_store(settings.database_at(), full_sync=settings.full_sync)
    tls = tls_context(settings.folder()) if settings.https else None
    server = make_server(Hall(Services(settings, store, bus)), tls)
    addresses = _addresses(settings, port)
    for address in addresses:
        console.print(f"[bold]{escape(address)}[/]")
    if settings.host not in HOME:
        segno.make(addresses[-1], error="l").terminal(sys.stderr, compact=True)
    console.print(
        "[dim]Press Ctrl+C to stop the server. Games are saved and continue after a restart.[/]"
    )
    if show:  # a browser that runs in this terminal blocks until it is left
        Thread(target=webbrowser.open, args=addresses[:1], daemon=True).start()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: None)  # uvicorn stops, then raises it again
    gc.freeze()  # all objects so far stay, so no collection looks at them
    gc.set_threshold(LITTER, 10, 10)  # moves leave no cycles behind
    server.run(sockets=[listening])


def make_server(hall: Hall, tls: ssl.SSLContext | None = None) -> uvicorn.Server:
    """Return the whole server, ready to be given a socket."""
    network_access = NetworkAccess(hall.settings)
    limit = ConnectionLimit(hall.settings, open_files())
    line = partial(HttpConnection, limit) if tls is None else partial(TlsConnection, limit, tls)
    config = uvicorn.Config(
        make_app(hall, network_access),
        http=cast(Any, line),
        ws=Handshake,
        timeout_graceful_shutdown=DRAIN,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the setting `trust_proxy` is applied by `Guard`
    )
    server = uvicorn.Server(config)
    network_access.attach(server)
    return server


def open_files() -> int:
    """Raise the limit of open files up to FILES, if the system allows, and return it."""
    if resource is None:
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # macOS has a lower, hidden limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FILES if soft == resource.RLIM_INFINITY else min(soft, FILES)


def _addresses(settings: Settings, port: int) -> list[str]:
    """Return the server's URLs: for this machine, and for the network if it listens there."""
    scheme = "https" if settings.https else "http"
    local = f"{scheme}://127.0.0.1:{port}"
    if settings.public_url:
        return [local, settings.public_url]
    if settings.host in EVERYWHERE:
        lan = lan_address()
        return [local] if lan is None else [local, f"{scheme}://{lan}:{port}"]
    return [f"{scheme}://{in_url(settings.host)}:{port}"]


def tls_context(folder: Path) -> ssl.SSLContext:
    """Return the TLS context with the certificate in this folder."""
    key, chain = certificate(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(chain, key)
    return context


def certificate(folder: Path) -> tuple[str, str]:
    """Return the paths of the key and the certificate in this folder; make them if need be.

    They are kept, so that browsers ask only once whether to trust them, and again only when the
    machine has a new address."""
    key, chain = folder / "https-key.pem", folder / "https-cert.pem"
    names = {"localhost", "127.0.0.1", "::1", lan_address() or "127.0.0.1"}
    known = _names(chain) if key.is_file() else set()
    if not names <= known:
        made = trustme.CA().issue_cert(*sorted(names | known))
        chain.unlink(missing_ok=True)  # first, so that a half-made pair is made again
        key.unlink(missing_ok=True)
        with open(os.open(key, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
            out.write(made.private_key_pem.bytes())
        chain.write_bytes(b"".join(part.bytes() for part in made.cert_chain_pems))
    return str(key), str(chain)


def _names(chain: Path) -> set[str]:
    """Return the names a certificate is for; none if it is unreadable or expired."""
    try:
        certificate = x509.load_pem_x509_certificate(chain.read_bytes())
        named = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        fresh = certificate.not_valid_after_utc > datetime.now(UTC)
    except (OSError, ValueError, x509.ExtensionNotFound):
        return set()
    return {str(name.value) for name in named} if fresh else set()


def start_log(as_json: bool, out: TextIO | None = None) -> None:
    """Set up logging: one line for each event, to stderr by default. Tokens and names are never
    logged."""
    out = sys.stderr if out is None else out
    colours = out.isatty() and "NO_COLOR" not in os.environ
    people = structlog.dev.ConsoleRenderer(colors=colours)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if as_json else people,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(out),
    )
    logging.basicConfig(level=logging.WARNING, stream=out)
