"""What a remade pile tells for good: nothing that lay face up then can be in a hand since before.

When a pile is remade, the cards laid back into it are known, and so is how many cards each hand
holds that not everybody has seen. Those cards are *old* as long as they are held: none of them is
one that was laid back. What a hand draws afterwards is *fresh* and may be anything the new pile
has. All of this is public; each seat adds which of the unseen cards were its own.

Cards are kinds here, whole numbers, and like cards are alike: a hand that holds old and fresh
cards and plays one does not say which it was, and of two like cards nobody can tell the one that
was laid back. `core.guess` chooses among what is possible, by how likely it is.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.shape import WHOLE, Fields, Many, Shape

REMEMBERED: Final = "remade"  # its name in a described state, and in a view
MOST: Final = 3  # so many times a pile was remade are remembered, the last ones
_MANY: Final = 1000


@final
class Shown:
    """A play out of the part of a hand that not everybody had seen, and the one before it.

    It is written down as it happens, at no cost; what it tells is worked out when it is asked for.
    """

    def __init__(self, seat: int, kinds: list[int], size: int, before: Shown | None) -> None:
        self.seat: Final = seat
        self.kinds: Final = kinds
        self.size: Final = size  # of that part of the hand, before it
        self.before: Final = before


@final
class Remade(Frozen):
    """How things lay when a pile was remade, and what hands have shown until it was the next time.

    Everybody knows it. Clones and views share it, so that nothing in it is ever changed.
    """

    def __init__(self, laid: list[int], seen: list[int], held: list[int], shown: list[int]) -> None:
        self.laid: Final = laid  # kinds that went back into the pile
        self.seen: Final = seen  # kinds everybody saw elsewhere
        self.held: Final = held  # by seat: cards not everybody had seen; 0 if it cannot be followed
        self.shown: Final = shown  # played since: seat, kind, fresh cards drawn before

    def to_json(self, names: list[str], own: object) -> dict[str, object]:
        """With the cards that were hidden and somebody's own."""
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
    """The last times a pile was remade, with what has been shown since the last of them."""
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
    """The last times a pile was remade, the last one last. What is new is a new memory."""

    def __init__(self, times: list[Remade], own: list[list[list[int]]]) -> None:
        self.times: Final = times
        self.own: Final = own  # by seat, for each time: the part of its hand not everybody had seen

    def remake(self, laid: list[int], seen: list[int], hands: list[list[int]]) -> Memory:
        """A pile is being remade. Nothing is kept of the order in which anything lay."""
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
        """Nobody can follow this hand any more: any of its cards may be fresh."""
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
        """What one seat adds to what everybody knows."""
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
    """What one seat, or a spectator, remembers, as JSON."""
    out: list[dict[str, object]] = []
    for i, time in enumerate(times):
        out.append(time.to_json(names, [names[kind] for kind in own[i]] if own else []))
    return out


def shape(name: str, card: Shape) -> Many:
    """What `recalled` is."""
    play = Fields(f"{name}Shown", {"seat": WHOLE, "card": card, "fresh": WHOLE})
    fields: dict[str, Shape] = {"laid": Many(card), "seen": Many(card), "own": Many(card)}
    return Many(Fields(name, {**fields, "held": Many(WHOLE), "shown": Many(play)}))


def read(r: Reader, seats: int, names: list[str], most: int) -> Memory:
    """The memory in a described state: nothing where there is none, as in older ones."""
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
    """Whether a memory that was read fits the box, and hands with so many unseen cards now."""
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
    """How many of each kind not everybody saw when the pile was remade."""
    out = copies.copy()
    for kind in time.laid:
        out[kind] -= 1
    for kind in time.seen:
        out[kind] -= 1
    return out


def _could_play(time: Remade, seat: int, size: int) -> bool:
    """Whether a hand can have shown what it did, and have so many unseen cards afterwards."""
    have, fresh = time.held[seat], 0
    for i in range(0, len(time.shown), 3):
        if time.shown[i] == seat:
            have += time.shown[i + 2] - fresh - 1
            if time.held[seat] == 0 or time.shown[i + 2] < fresh or have < 0:
                return False
            fresh = time.shown[i + 2]
    return time.held[seat] == 0 or size >= have
