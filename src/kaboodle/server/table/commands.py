"""Commands of people at a table: each is checked and becomes log lines, or Denied.

Pure: it reads a table and writes nothing. The seat comes from the token, never from the message.
"""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from kaboodle.bots import BOTS, levels
from kaboodle.core.errors import MalformedAction
from kaboodle.core.game import Move
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.record import NAME_LIMIT
from kaboodle.core.rng import derive
from kaboodle.core.undo import reveals
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied, by_field, by_rule
from kaboodle.server.table import lines, windows
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table

_COMPANY = 1 << 41  # derives the choice of bots from the table's seed
JOINER = "\u200d"  # zero width joiner: makes one emoji of several, as in a family
COLOURED = "\ufe0f"  # variation selector: show the character before it as an emoji


def clean_name(name: str) -> str:
    """Return a name fit for a screen (one line, nothing invisible), or raise Denied."""
    cleaned = _cut(" ".join(_seen(name).split()), NAME_LIMIT)
    if not cleaned:
        raise Denied("name", 422)
    return cleaned


def clean_text(text: str) -> str:
    """Clean free chat by the rules of names, but longer. Idempotent."""
    return _cut(_seen(text), wire.TEXT_LIMIT)


def _cut(whole: str, cut: int) -> str:
    while 0 < cut < len(whole) and JOINER in whole[cut - 1 : cut + 1]:
        cut -= 1  # no emoji is cut in two
    return whole[:cut].strip()


def _seen(text: str) -> str:
    """Remove invisible characters. Normalize before and after, because letters they separated may
    combine."""
    return unicodedata.normalize("NFC", _shown(unicodedata.normalize("NFC", text)))


def _shown(whole: str) -> str:
    """Remove invisible characters, except a joiner between two emoji."""
    kept: list[str] = []
    for c, after in zip(whole, f"{whole} "[1:], strict=True):
        joins = c == JOINER and bool(kept) and _picture(kept[-1]) and _picture(after)
        if c.isspace():
            kept.append(" ")
        elif joins or unicodedata.category(c)[0] not in "CZ":
            kept.append(c)
    return "".join(kept)


def _picture(c: str) -> bool:
    """Whether this is an emoji, or a variation selector after one."""
    return c == COLOURED or unicodedata.category(c) in ("So", "Sk")


def join(table: Table, name: str, seat: int | None, token: str) -> list[Line]:
    """Seat a person who has no seat yet: in the open seat asked for, or else the first."""
    _in_lobby(table)
    if table.seat_of(token) is not None:
        raise Denied("seated")
    name = clean_name(name)
    if any(chair.name.casefold() == name.casefold() for chair in table.chairs):
        raise Denied("name-taken", 409, name=name)
    free = [i for i, chair in enumerate(table.chairs) if chair.kind == "open"]
    if seat is not None and seat not in free:
        raise Denied("seat-taken")
    if not free:
        raise Denied("table-full")
    return [lines.Sat(free[0] if seat is None else seat, name, token)]


def set_seat(table: Table, host: bool, seat: int, bot: str | None, id_: str = "") -> list[Line]:
    """Open a seat or put a bot in it, as the host. A person in it loses the seat. During play the
    host can only put bots in."""
    if not host:
        raise Denied("not-host", 403)
    if not 0 <= seat < len(table.chairs):
        raise Denied("no-seat", 422)
    if bot is not None:
        sits = sit_bot(table, seat, bot)
        sits.id = id_
        if table.status != "lobby":
            _in_play(table)
        return [sits]
    _in_lobby(table)
    return [lines.Stood(seat, id_)]


def sit_bot(table: Table, seat: int, bot: str, *with_: lines.BotSat) -> lines.BotSat:
    """Return the line that seats a bot, at the same time as those in `with_`.

    If `bot` is a level, choose a character that is not at the table yet. Denied if there is no such
    bot."""
    bots = BOTS[table.terms.game]
    company = _company(table, seat) + [other.bot for other in with_]
    bot = bot or levels.fitting(bots, company)
    if bot not in bots:
        raise Denied("no-bot", 422, bot=bot)
    turn = derive(table.seed, _COMPANY) + seat  # varies between tables, and cannot be guessed
    return lines.BotSat(seat, levels.chosen(bots, bot, company, turn))


def _company(table: Table, seat: int) -> list[str]:
    """The bots in the other seats."""
    return [chair.bot for i, chair in enumerate(table.chairs) if i != seat and chair.bot]


def stand_in(table: Table, seat: int) -> lines.TookOver:
    """Return the line by which a bot takes over from a person: one like those at the table."""
    return lines.TookOver(seat, sit_bot(table, seat, "").bot)


def start(table: Table, host: bool, bot: str = "") -> list[Line]:
    """Start the game, with bots in open seats. Idempotent, for clients that resend it."""
    if not host:
        raise Denied("not-host", 403)
    if table.status != "lobby":
        return []
    filled: list[lines.BotSat] = []
    for i, chair in enumerate(table.chairs):
        if chair.kind == "open":
            filled.append(sit_bot(table, i, bot, *filled))
    return [*filled, lines.Started()]


class Stamp(NamedTuple):
    """The timestamp of a message that arrived, by the table's clocks."""

    at: Millis = Millis(0)
    credit: int = 0  # milliseconds of lag compensation
    reserve: int = -1  # milliseconds left of the seat's reserve; -1: it has no clock
    lag: int = -1  # the round trip in milliseconds; -1: not known


def act(table: Table, seat: Seat | None, wish: wire.Act, stamp: Stamp) -> list[Line]:
    """A person's move. Denied as stale if it cites a closed question. A free move that comes too
    late is ignored without an error."""
    if wish.free and seat is not None and table.state is not None:
        over = table.status != "playing"
        if over or wish.action not in table.game.free(table.state, seat):
            return []
    _in_play(table)
    if seat is None:
        raise Denied("not-seated", 403)
    if table.chairs[seat].by_bot:
        raise Denied("away")
    s, move = table.state, Move(seat, Action(wish.action), stamp.at)
    if seat not in table.game.asked(s):
        _check(table, move)
    free = move.action in table.game.free(s, seat)  # allowed at any time
    if not free and wish.question != table.game.question(s, seat):
        raise Denied("stale")
    _check(table, move)
    key = table.game.catalogue.key(move.action)
    if free:
        # At the last move's time: it dates no other move, and takes no lag credit from one.
        return [lines.Moved(seat, key, table.moves.last_at(), wish.id, 0, stamp.reserve)]
    if windows.question(table) is not None:
        if seat in table.sealed:
            raise Denied("stale")
        return [lines.Sealed(seat, key, wish.id)]
    return [lines.Moved(seat, key, stamp.at, wish.id, stamp.credit, stamp.reserve, stamp.lag)]


def why(table: Table, seat: Seat | None, action: int, at: Millis) -> None:
    """Raise Denied, with the rules' reason, if this seat could not choose that now. Reasons rest
    only on what the seat may know (a law of the games), so that asking reveals no secret."""
    _in_play(table)
    if seat is None:
        raise Denied("not-seated", 403)
    _check(table, Move(seat, Action(action), at))


def _check(table: Table, move: Move) -> None:
    """Raise Denied if the rules forbid a move."""
    try:
        refusal = table.game.refusal(table.state, move)
    except MalformedAction as e:
        raise by_field(e) from None
    if refusal is not None:
        raise by_rule(refusal)


def undo(table: Table, seat: Seat | None, id_: str = "") -> list[Line]:
    """Take one's last move back, if it revealed nothing new and no other seat has acted since."""
    _in_play(table)
    if seat is None:
        raise Denied("not-seated", 403)
    if not table.terms.undo:
        raise Denied("undo-off")
    if windows.question(table) is not None:
        raise Denied("undo-window")  # whether or not anyone has answered
    last = table.last(seat)
    if last < 0 or table.moves[last].seat != seat:
        raise Denied("undo-nothing")
    before, move = table.replayed(last), table.moves[last]
    sealed = table.game.silence(before, seat) is not None and last not in table.free
    if sealed or reveals(table.game, before, move):
        raise Denied("undo-revealed")
    return [lines.Undone(seat, id_)]


def take_back(table: Table, seat: Seat | None) -> list[Line]:
    _in_play(table)
    if seat is None:
        raise Denied("not-seated", 403)
    chair = table.chairs[seat]
    if chair.resigned:
        raise Denied("resigned")
    return [lines.TookBack(seat)] if chair.away else []


def leave(table: Table, seat: Seat | None) -> list[Line]:
    if seat is None:
        raise Denied("not-seated", 403)
    if table.status == "lobby":
        return [lines.Stood(seat)]
    _in_play(table)
    return [] if table.chairs[seat].by_bot else [stand_in(table, seat)]


def resign(table: Table, seat: Seat | None) -> list[Line]:
    """Resign. Idempotent, also after it has ended the game."""
    if seat is not None and table.chairs[seat].resigned:
        return []
    _in_play(table)
    if seat is None:
        raise Denied("not-seated", 403)
    plays_on = len(table.chairs) > 2 and not table.chairs[seat].by_bot
    return [*([stand_in(table, seat)] if plays_on else []), lines.Resigned(seat)]


def abandon(table: Table) -> list[Line]:
    """Close an abandoned table. A game that is over stays over."""
    return [lines.Closed("abandoned")] if is_open(table) else []


def is_open(table: Table) -> bool:
    """Whether the game is not over: in the lobby, or being played."""
    return table.status in ("lobby", "playing")


def _in_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise Denied("started")


def _in_play(table: Table) -> None:
    if table.status == "lobby":
        raise Denied("not-started")
    if table.status != "playing":
        raise Denied("over")
