"""The bus over Redis pub/sub: a channel for each table, and one for all nodes.

Messages that cannot be sent now are dropped. A connection counts as dead if not even our own
heartbeats come back on it; then we reconnect, and nodes look at the logs once more.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from contextlib import suppress

import msgspec
import redis
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from kaboodle.server.bus.bus import BusError, BusListener, Freed, Heartbeat, Note, decode, encode

log = structlog.get_logger()

ALL = "kaboodle"  # the channel of all nodes
PATIENCE = 2.0  # seconds for an answer
QUIET = 3.0  # seconds without a message, not even our own, until a connection counts as dead
AGAIN = 0.5  # seconds between two tries
MOST = 10_000  # messages queued; older ones are dropped
BREATH = 16  # messages received before other tasks get a turn, so that a flood holds up no game
BROKEN = (RedisError, OSError, TimeoutError)
_ENDS_EARLY = re.compile("rediss?://[^@/?#]*[/?#].*@")  # a password with one of these in it
_ASKEW = (
    "the bus's address cannot be read: an option after its ? may be misspelt; "
    "in a password, / is written %2F, ? %3F, # %23 and @ %40"
)


def reach(url: str) -> None:
    """Raise BusError if Redis does not answer now; later it may come and go. Errors never quote the
    address, because any part of it may be a part of the password."""
    if _ENDS_EARLY.match(url):
        raise BusError(_ASKEW)
    try:
        with redis.Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        ) as line:
            line.ping()
    except BROKEN as e:
        raise BusError(f"the bus cannot be reached ({_why(e)})") from None
    except (ValueError, TypeError):  # of a port, of an option
        raise BusError(_ASKEW) from None


class RedisBus:
    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
        self._node = ""
        self._queue: deque[tuple[str, bytes]] = deque(maxlen=MOST)
        self._wake = asyncio.Event()
        self._tables: set[str] = set()  # those we are to subscribe to
        self._changes: dict[str, bool] = {}  # by table: whether to subscribe or to unsubscribe
        self._pubsub: PubSub | None = None
        self._speaks = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def up(self) -> bool:
        return self._pubsub is not None and self._speaks

    async def open(self, node: str, listener: BusListener) -> None:
        self._node = node
        self._speaks = True
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._listen(listener)),
            loop.create_task(self._speak(listener)),
        ]

    def publish(self, note: Note) -> None:
        channel = ALL if isinstance(note, Heartbeat | Freed) else _channel(note.table)
        self._queue.append((channel, encode(note)))
        self._wake.set()

    def subscribe(self, table: str) -> None:
        self._tables.add(table)
        self._changes[table] = True
        self._wake.set()

    def unsubscribe(self, table: str) -> None:
        self._tables.discard(table)
        self._changes[table] = False
        self._wake.set()

    async def close(self) -> None:
        """Close the bus, after sending what is queued."""
        if self._queue and self.up:
            with suppress(*BROKEN):
                await self._say()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self, listener: BusListener) -> None:
        """Send what is queued, in one pipeline. After a failure nodes ask and report again."""
        while True:
            await self._wake.wait()
            try:
                if await self._say() and not self._speaks:
                    self._speaks = True
                    listener.joined()
            except BROKEN as e:
                self._missed("speaks", e)
                self._speaks = False
                await asyncio.sleep(AGAIN)
            except Exception:  # from the listener; later messages are still sent
                log.exception("bus publish failed")

    async def _say(self) -> bool:
        """Send what is queued. Return False if that proves nothing: the queue was empty, and we are
        not connected."""
        self._wake.clear()
        messages, self._queue = self._queue, deque(maxlen=MOST)
        if self._pubsub is not None and self._changes:
            changes, self._changes = self._changes, {}
            for command, wanted in (("SUBSCRIBE", True), ("UNSUBSCRIBE", False)):
                named = [_channel(table) for table, begins in changes.items() if begins == wanted]
                if named:
                    await self._pubsub.execute_command(command, *named)
        if messages:
            async with self._redis.pipeline(transaction=False) as together:
                for channel, body in messages:
                    together.publish(channel, body)
                await together.execute()
        return bool(messages) or self._pubsub is not None

    async def _listen(self, listener: BusListener) -> None:
        while True:
            try:
                await self._hear(listener)
            except BROKEN as e:
                self._missed("hears", e)
            except Exception:  # from the listener; nodes compare with the database anyway
                log.exception("bus receive failed")
            finally:
                self._pubsub = None
            await asyncio.sleep(AGAIN)

    async def _hear(self, listener: BusListener) -> None:
        """Receive until the connection breaks, or is silent for QUIET seconds."""
        async with self._redis.pubsub() as line:
            self._changes = {}  # later ones are sent once we are subscribed
            await line.subscribe(ALL, *map(_channel, self._tables))
            self._pubsub = line
            self._wake.set()
            log.info("bus joined", node=self._node)
            listener.joined()
            count = 0
            while True:
                async with asyncio.timeout(QUIET):
                    message = await line.get_message(timeout=None)
                if message["type"] == "message":
                    self._heard(listener, message["data"])
                count += 1
                if count % BREATH == 0:
                    await asyncio.sleep(0)

    def _heard(self, listener: BusListener, body: bytes) -> None:
        try:
            note = decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            listener.misheard()  # it was only a hint
            return
        if note.node != self._node:
            listener.heard(note)

    def _missed(self, what: str, e: Exception) -> None:
        if self.up:
            log.warning("bus away", node=self._node, what=what, why=_why(e))


def _why(e: Exception) -> str:
    return str(e).removesuffix(".") or type(e).__name__


def _channel(table: str) -> str:
    return f"{ALL} {table}"
