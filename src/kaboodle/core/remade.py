"""Memory of remade piles: what players can infer about hands after a pile was reshuffled.

When a pile is remade, the cards laid back into it are public, and so is the number of hidden cards
in each hand. Hidden cards held then are *old*: none of them is one of those laid back. Cards drawn
afterwards are *fresh* and may be anything in the new pile. All of this is public. Each seat also
knows which hidden cards were its own.

Cards are kinds here (whole numbers), and cards of a kind are indistinguishable. A hand with old
and fresh cards that plays one does not reveal which it was. `core.guess` samples what is possible
by its probability.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.shape import WHOLE, Fields, Many, Shape

REMEMBERED: Final = "remade"  # its name in a described state, and in a view
MOST: Final = 3  # how many of these times are remembered: the latest
_MANY: Final = 1000


@final
class Shown:
    """A card played from the hidden part of a hand, linked to the one before it.

    Recording it costs almost nothing. What follows from it is computed only when needed.
    """

    def __init__(self, seat: int, kinds: list[int], size: int, before: Shown | None) -> None:
        self.seat: Final = seat
        self.kinds: Final = kinds
        self.size: Final = size  # of the hidden part, before the play
        self.before: Final = before


@final
class Remade(Frozen):
    """The public state when a pile was remade, and what hands have shown since.

    Clones and views share it, so it never changes.
    """

    def __init__(self, laid: list[int], seen: list[int], held: list[int], shown: list[int]) -> None:
        self.laid: Final = laid  # kinds that went back into the pile
        self.seen: Final = seen  # kinds in public view elsewhere
        self.held: Final = held  # by seat: number of hidden cards; 0 if the hand cannot be followed
        self.shown: Final = shown  # played since: seat, kind, fresh cards drawn before

    def to_json(self, names: list[str], own: object) -> dict[str, object]:
        """Return it as JSON, with a seat's own hidden cards."""
        plays = [
            {"seat": self.shown[i], "card": names[self.shown[i + 1]], "fresh": self.shown[i + 2]}
            for i in range(0, len(self.shown), 3)
        ]
        return {
            "laid": [names[kind] for kind in self.laid],
            "seen": [names[kind] for kind in self.seen],
            "own": own,
            "held": self.held.copy(),
            "shown": plays,
        }


def settled(times: list[Remade], shown: Shown | None) -> list[Remade]:
    """Return the last times a pile was remade, with what has been shown since the last."""
    plays: list[Shown] = []
    while shown is not None:
        plays.append(shown)
        shown = shown.before
    if not plays:
        return times
    last = times[-1]
    entries = last.shown.copy()
    gone = [0] * len(last.held)
    for i in range(0, len(entries), 3):
        gone[entries[i]] += 1
    for play in reversed(plays):
        seat = play.seat
        if last.held[seat]:
            fresh = play.size + gone[seat] - last.held[seat]
            for kind in play.kinds:
                entries += [seat, kind, fresh]
            gone[seat] += len(play.kinds)
    return [*times[:-1], Remade(last.laid, last.seen, last.held, entries)]


@final
class Memory(Frozen):
    """The last times a pile was remade, in order. It is immutable: a change is a new memory."""

    def __init__(self, times: list[Remade], own: list[list[list[int]]]) -> None:
        self.times: Final = times
        self.own: Final = own  # by seat, for each time: the hidden part of its hand

    def remake(self, laid: list[int], seen: list[int], hands: list[list[int]]) -> Memory:
        """Return the memory after a pile is remade. It keeps no order of cards."""
        now = Remade(sorted(laid), sorted(seen), [len(hand) for hand in hands], [])
        times = [*self.times[1 - MOST :], now]
        own: list[list[list[int]]] = []
        for seat, hand in enumerate(hands):
            before = self.own[seat][1 - MOST :] if self.times else []
            own.append([*before, sorted(hand)])
        return Memory(times, own)

    def settle(self, shown: Shown | None) -> Memory:
        return Memory(settled(self.times, shown), self.own)

    def blur(self, seat: int) -> Memory:
        """Return the memory without following this hand: any of its cards may be fresh."""
        times: list[Remade] = []
        for time in self.times:
            held = time.held.copy()
            held[seat] = 0
            plays: list[int] = []
            for i in range(0, len(time.shown), 3):
                if time.shown[i] != seat:
                    plays += time.shown[i : i + 3]
            times.append(Remade(time.laid, time.seen, held, plays))
        return Memory(times, self.own)

    def of(self, seat: Seat) -> list[list[int]]:
        """Return what this seat knows beyond the public memory."""
        return self.own[seat] if self.times and seat != SPECTATOR else []

    def to_json(self, names: list[str]) -> list[dict[str, object]]:
        out: list[dict[str, object]] = []
        for i, time in enumerate(self.times):
            own = [[names[kind] for kind in times[i]] for times in self.own]
            out.append(time.to_json(names, own))
        return out


NOTHING: Final = Memory([], [])  # before a pile is remade


def recalled(
    times: list[Remade], own: list[list[int]], names: list[str]
) -> list[dict[str, object]]:
    """Return what one seat, or a spectator, remembers, as JSON."""
    out: list[dict[str, object]] = []
    for i, time in enumerate(times):
        out.append(time.to_json(names, [names[kind] for kind in own[i]] if own else []))
    return out


def shape(name: str, card: Shape) -> Many:
    """Return the shape of `recalled`."""
    play = Fields(f"{name}Shown", {"seat": WHOLE, "card": card, "fresh": WHOLE})
    fields: dict[str, Shape] = {"laid": Many(card), "seen": Many(card), "own": Many(card)}
    return Many(Fields(name, {**fields, "held": Many(WHOLE), "shown": Many(play)}))


def read(r: Reader, seats: int, names: list[str], most: int) -> Memory:
    """Read the memory in a described state; older ones have none."""
    if not r.has(REMEMBERED):
        return NOTHING
    times: list[Remade] = []
    own: list[list[list[int]]] = [[] for _ in range(seats)]
    for i, raw in enumerate(r.items(REMEMBERED, 1, MOST)):
        inner = Reader(raw, f"{r.where}.{REMEMBERED}[{i}]", r.faults)
        laid = _kinds(inner, "laid", names, most)
        seen = _kinds(inner, "seen", names, most)
        for seat, hand in enumerate(inner.items("own", seats, seats)):
            cards = Reader({"cards": hand}, f"{inner.where}.own[{seat}]", inner.faults)
            own[seat].append(_kinds(cards, "cards", names, most))
        held = inner.wholes("held", seats, 0, most)
        times.append(Remade(laid, seen, held, _plays(inner, seats, names)))
        inner.close()
    return Memory(times, own)


def _kinds(r: Reader, name: str, names: list[str], most: int) -> list[int]:
    raws = r.items(name, 0, most)
    return sorted([_kind(r, f"{name}[{i}]", raw, names) for i, raw in enumerate(raws)])


def _kind(r: Reader, name: str, raw: object, names: list[str]) -> int:
    if isinstance(raw, str) and raw in names:
        return names.index(raw)
    r.fault(name, f"{shown(raw)!r} is not one of this pack")
    return 0


def _plays(r: Reader, seats: int, names: list[str]) -> list[int]:
    out: list[int] = []
    for i, raw in enumerate(r.items("shown", 0, _MANY)):
        play = Reader(raw, f"{r.where}.shown[{i}]", r.faults)
        out.append(play.whole("seat", 0, seats - 1))
        out.append(_kind(play, "card", play.value("card"), names))
        out.append(play.whole("fresh", 0, _MANY))
        play.close()
    return out


def check(memory: Memory, copies: list[int], sizes: list[int], faults: list[str]) -> None:
    """Check that a memory fits the box, and hands with this many hidden cards now."""
    for i, time in enumerate(memory.times):
        where = f"state.{REMEMBERED}[{i}]"
        hidden = unseen(time, copies)
        if min(hidden) < 0:
            faults.append(f"{where}: names more cards than there are")
        elif sum(time.held) > sum(hidden):
            faults.append(f"{where}.held: counts more cards than were hidden")
        for own in memory.own:
            for kind in own[i]:
                hidden[kind] -= 1
        if min(hidden) < 0:
            faults.append(f"{where}.own: names cards that were not hidden")
        after = memory.times[i + 1].held if i + 1 < len(memory.times) else sizes
        for seat, size in enumerate(after):
            if not _could_play(time, seat, size):
                faults.append(f"{where}.shown: seat {seat} did not come to its hand like that")


def unseen(time: Remade, copies: list[int]) -> list[int]:
    """Return how many cards of each kind were hidden when the pile was remade."""
    out = copies.copy()
    for kind in time.laid:
        out[kind] -= 1
    for kind in time.seen:
        out[kind] -= 1
    return out


def _could_play(time: Remade, seat: int, size: int) -> bool:
    """Return whether a hand can have shown these cards and then have `size` hidden cards left."""
    have, fresh = time.held[seat], 0
    for i in range(0, len(time.shown), 3):
        if time.shown[i] == seat:
            have += time.shown[i + 2] - fresh - 1
            if time.held[seat] == 0 or time.shown[i + 2] < fresh or have < 0:
                return False
            fresh = time.shown[i + 2]
    return time.held[seat] == 0 or size >= have
