"""Game records: a game as text that replays exactly, or fails with the line that does not.

    {"record":1,"game":"kaskaria","rules":1,"pack":"standard@…","options":{…},"seats":[…],"seed":"…"}
    0 take pile
    1 play blue gold=2 griffin=1
    table@61250 run dry                      the table itself, at a time in milliseconds
    = 2 5c01d2aa9e07b3f4                     mark: hash of the whole state after two moves
    . {"winners":[1],"scores":[9,14],…}      the end, if the game was finished

One action per line keeps diffs readable. Marks show where a replay first differs.
"""

from __future__ import annotations

import re
from typing import Final, Generic, final

from kaboodle.core.catalogue import Catalogue
from kaboodle.core.errors import GameError, MalformedAction, OptionsError, RecordError
from kaboodle.core.event import Log
from kaboodle.core.frozen import Frozen
from kaboodle.core.game import Game, Move, S, V
from kaboodle.core.ids import SYSTEM, Millis, Seat
from kaboodle.core.parsing import Reader, canonical, parse_json, shown
from kaboodle.core.position import mark

FORMAT: Final = 1
MARK_EVERY: Final = 16
MAX_LINES: Final = 100_000
MAX_CHARACTERS: Final = 20_000_000
NAME_LIMIT: Final = 40

_MOVE: Final = re.compile(r"(table|[0-9]{1,2})(?:@([0-9]{1,12}))? (\S.{0,199})", re.ASCII)
_MARK: Final = re.compile(r"= ([0-9]{1,9}) ([0-9a-f]{16})", re.ASCII)
_SEED: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
_SALT: Final = re.compile(r"[0-9a-f]{32}", re.ASCII)


@final
class Header(Frozen):
    def __init__(
        self,
        game: str,
        rules: int,
        pack: str,
        options: dict[str, object],
        names: list[str],
        seed: int,
        salt: str = "",
        bots: list[str] | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.pack: Final = pack
        self.options: Final = options
        self.names: Final = names
        self.seed: Final = seed
        self.salt: Final = salt  # with the seed it proves the commitment made before the game
        self.bots: Final[list[str]] = bots if bots is not None else []  # by seat; "" is a person

    def text(self) -> str:
        raw: dict[str, object] = {
            "game": self.game,
            "rules": self.rules,
            "pack": self.pack,
            "options": self.options,
            "seats": self.names,
            "seed": f"{self.seed:016x}",
        }
        if self.salt:
            raw["salt"] = self.salt
        if self.bots:
            raw["bots"] = self.bots
        return f'{{"record":{FORMAT},{canonical(raw)[1:]}'


@final
class Entry(Frozen):
    """A line below the header: a move, a mark, or the end."""

    def __init__(self, line: int, text: str) -> None:
        self.line: Final = line
        self.text: Final = text


@final
class Record:
    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header: Final = header
        self.entries: Final = entries
        self.moves = sum([1 for entry in entries if entry.text[0] not in "=."])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __repr__(self) -> str:
        return f"Record({self.header!r}, {self.moves} moves)"

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.header, self.entries)

    def add(self, game: Game[S, V], move: Move, after: S) -> None:
        """Append a move and, every `MARK_EVERY` moves, the mark of the state it led to."""
        actor = "table" if move.seat == SYSTEM else str(move.seat)
        when = f"@{move.at}" if move.at else ""
        self._append(f"{actor}{when} {game.catalogue.key(move.action)}")
        self.moves += 1
        if self.moves % MARK_EVERY == 0:
            self._append(f"= {self.moves} {mark(game, after)}")

    def close(self, game: Game[S, V], s: S) -> None:
        """Append the last mark and, if the game is over, its outcome."""
        if self.moves % MARK_EVERY:
            self._append(f"= {self.moves} {mark(game, s)}")
        outcome = game.outcome(s)
        if outcome is not None:
            self._append(f". {canonical(outcome.to_json())}")

    def text(self) -> str:
        return "\n".join([self.header.text(), *[entry.text for entry in self.entries]]) + "\n"

    def _append(self, text: str) -> None:
        self.entries.append(Entry(len(self.entries) + 2, text))


def begin(
    game: Game[S, V], names: list[str], seed: int, salt: str = "", bots: list[str] | None = None
) -> Record:
    """Return a record without moves. `bots` names the bot in each seat, "" for a person."""
    options: dict[str, object] = dict(game.settings)
    box = game.box
    header = Header(box.name, box.version, game.pack_id, options, names, seed, salt, bots)
    return Record(header, [])


def read(text: str) -> Record:
    """Parse a record, or raise RecordError. Nothing is replayed yet."""
    if len(text) > MAX_CHARACTERS:
        raise RecordError(1, f"the record is longer than {MAX_CHARACTERS} characters")
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise RecordError(1, "the record is empty")
    if len(lines) > MAX_LINES:
        raise RecordError(MAX_LINES, f"the record has more than {MAX_LINES} lines")
    entries: list[Entry] = []
    for i, line in enumerate(lines[1:]):
        number = i + 2
        if not (_MOVE.fullmatch(line) or _MARK.fullmatch(line) or line.startswith(". {")):
            raise RecordError(number, f"{shown(line)!r} is not a move, a mark or an end")
        entries.append(Entry(number, line))
    return Record(_read_header(lines[0]), entries)


def read_move(catalogue: Catalogue, line: str) -> Move:
    """Parse the move in a line ("0 take pile", "table@61250 run dry"), or raise MalformedAction."""
    match = _MOVE.fullmatch(line)
    if match is None:
        raise MalformedAction(
            f"{shown(line)!r} is not a move; write a seat and an action, like '0 take pile'"
        )
    actor, when, key = match.groups()
    seat = SYSTEM if actor == "table" else Seat(int(actor))
    return Move(seat, catalogue.number(key), Millis(int(when)) if when is not None else Millis(0))


def _read_header(line: str) -> Header:
    try:
        raw = parse_json(line)
    except ValueError as e:
        raise RecordError(1, f"this is not the header of a record: {e}") from None
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    missing = reader.missing(["record", "game", "rules", "pack", "options", "seats", "seed"])
    if missing and not faults:
        faults.append(f"missing {', '.join(missing)}")
    if faults:
        raise RecordError(1, f"this is not the header of a record: {faults[0]}")
    version = reader.value("record")
    if version != FORMAT:
        raise RecordError(
            1, f"the record has format {shown(version)}; this version of Kaboodle reads {FORMAT}"
        )
    game = reader.text("game")
    rules = reader.whole("rules", 1, 1_000_000)
    pack = reader.text("pack")
    options = reader.value("options")
    if not isinstance(options, dict):
        reader.fault("options", "must be an object")
        options = {}
    names = _read_names(reader, "seats", 1, 99)
    bots = _read_names(reader, "bots", len(names), len(names)) if reader.has("bots") else []
    seed = reader.text("seed")
    if not _SEED.fullmatch(seed):
        reader.fault("seed", "must be 16 hexadecimal digits")
        seed = "0"
    salt = reader.text("salt") if reader.has("salt") else ""
    if salt and not _SALT.fullmatch(salt):
        reader.fault("salt", "must be 32 hexadecimal digits")
    reader.close()
    if faults:
        raise RecordError(1, "; ".join(faults))
    return Header(game, rules, pack, options, names, int(seed, 16), salt, bots)


def _read_names(reader: Reader, field: str, least: int, most: int) -> list[str]:
    names: list[str] = []
    for i, name in enumerate(reader.items(field, least, most)):
        if isinstance(name, str) and len(name) <= NAME_LIMIT:
            names.append(name)
        else:
            reader.fault(f"{field}[{i}]", f"must be a name of at most {NAME_LIMIT} characters")
    return names


@final
class Replay(Generic[S, V]):
    """Replays a record, one move at a time, and compares every mark on the way."""

    def __init__(self, game: Game[S, V], record: Record) -> None:
        header = record.header
        for name, theirs, ours in (
            ("game", header.game, game.box.name),
            ("rules", str(header.rules), str(game.box.version)),
            ("pack", header.pack, game.pack_id),
            ("options", canonical(header.options), canonical(game.settings)),
        ):
            if theirs != ours:
                raise RecordError(1, f"{name}: the record has {theirs}, this game has {ours}")
        self.game: Final = game
        self.record: Final = record
        self.moves = 0
        self._next = 0
        try:
            self.state: S = game.setup(len(header.names), header.seed)
        except OptionsError as e:
            raise RecordError(1, str(e)) from None
        self._check()

    def step(self, log: Log = None) -> Move | None:
        """Play the next move and return it; None at the end of the record."""
        entries = self.record.entries
        if self._next == len(entries):
            return None
        entry = entries[self._next]
        self._next += 1
        move = self._move(entry)
        refusal = self.game.refusal(self.state, move)
        if refusal is not None:
            reason = f"the rules refuse this move ({refusal.clause}: {refusal.words.plain()})"
            raise RecordError(entry.line, reason)
        self.game.advance(self.state, move.seat, move.action, move.at, log)
        self.moves += 1
        self._check()
        return move

    def run(self) -> S:
        """Play to the end of the record and return the state there."""
        while self.step() is not None:
            pass
        return self.state

    def _move(self, entry: Entry) -> Move:
        try:
            return read_move(self.game.catalogue, entry.text)
        except GameError as e:
            raise RecordError(entry.line, str(e)) from None

    def _check(self) -> None:
        """Compare the marks, and the end, that come before the next move."""
        entries = self.record.entries
        while self._next < len(entries):
            entry = entries[self._next]
            if entry.text[0] == "=":
                self._check_mark(entry)
            elif entry.text[0] == "." and self.game.outcome(self.state) is not None:
                self._check_end(entry)
            elif entry.text[0] == ".":
                raise RecordError(entry.line, "the record ends here, but the game is not over")
            else:
                return
            self._next += 1

    def _check_mark(self, entry: Entry) -> None:
        _, moves, written = entry.text.split(" ")
        if int(moves) != self.moves:
            raise RecordError(entry.line, f"this mark is for move {moves}, not {self.moves}")
        replayed = mark(self.game, self.state)
        if written != replayed:
            raise RecordError(
                entry.line, f"the state differs: the mark says {written}, the replay {replayed}"
            )

    def _check_end(self, entry: Entry) -> None:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        replayed = canonical(outcome.to_json())
        if entry.text[2:] != replayed:
            raise RecordError(entry.line, f"the outcome differs: the replay ends with {replayed}")
