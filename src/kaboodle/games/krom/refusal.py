"""Why an action is illegal now: the clause and a sentence. `legal` lists what is legal."""

from __future__ import annotations

from kaboodle.core.game import UNTIMED, Move, Refusal
from kaboodle.core.ids import Seat
from kaboodle.core.words import Args, Words
from kaboodle.games.krom import verbs
from kaboodle.games.krom.actions import BUY_CARD, BUY_LIFE, EXTRA_DICE, ROB_CARD, ROB_NOTHING
from kaboodle.games.krom.content import (
    CAVE,
    COUNTER,
    EMPTY,
    FOREST,
    FULL_LIFE,
    GAIN,
    GOODS,
    KROM,
    MOUNTAIN,
    PLACES,
    SAVANNA,
    STEAL,
    TRADE,
    WOOD,
)
from kaboodle.games.krom.dice import combination
from kaboodle.games.krom.frames import (
    CLIMBING,
    DONE,
    FRESH,
    OPEN,
    SERVED,
    Acting,
    Choosing,
    Countering,
    Fighting,
    Robbing,
)
from kaboodle.games.krom.legal import asked, covers, fits_place, free, hits, pays_off
from kaboodle.games.krom.state import RUNNING, State


def refuse(s: State, move: Move) -> Refusal | None:
    seat, action = move.seat, move.action
    if move.at != UNTIMED:
        return _no("KR-A1", "krom-no-clock")  # places and totals say whose turn it is
    if s.ending != RUNNING:
        return _no("KR-E2", "krom-game-is-over")
    if action in free(s, seat):
        return None
    verb, arg = s.actions.verb[action], s.actions.arg[action]
    f = s.frames[-1]
    if verb == verbs.WITHDRAW:
        return _no("KR-B5", "krom-no-order")
    if verb == verbs.ALLOW and arg:
        return _no("KR-B5", "krom-order-stands")
    if isinstance(f, Choosing) and f.sealed[seat] != OPEN and verb == verbs.GO:
        return _no("KR-M1", "krom-must-move")  # any other place was legal
    if seat not in asked(s):
        return _no("KR-A1", "krom-not-asked")
    if isinstance(f, Acting):
        return _refuse_phase(s, f, seat, verb, arg)
    if isinstance(f, Countering):
        if verb == verbs.ALLOW:
            return None
        return _refuse_interrupt(s, seat, verb, arg, "KR-B4", COUNTER, COUNTER)
    if isinstance(f, Fighting):
        if verb == verbs.PASS:
            return None
        return _refuse_interrupt(s, seat, verb, arg, "KR-F2", 0, GAIN - 1)
    if isinstance(f, Choosing):
        if verb != verbs.GO:
            return _no("KR-M1", "krom-first-choose-place")
        return _no("KR-M1", "krom-must-move") if arg == s.place[seat] else None
    if isinstance(f, Robbing):
        return _refuse_robbery(s, f, verb, arg)
    return _refuse_name(s, verb, arg)


def _refuse_name(s: State, verb: int, character: int) -> Refusal | None:
    if verb != verbs.BE:
        return _no("KR-S2", "krom-first-choose-character")
    return _no("KR-S2", "krom-character-is-taken") if character in s.character else None


def _refuse_robbery(s: State, f: Robbing, verb: int, what: int) -> Refusal | None:
    victim = f.victims[0]
    if verb != verbs.ROB:
        return _no("KR-F6", "krom-first-rob")
    if what == ROB_NOTHING:
        return None
    if what == ROB_CARD:
        return None if s.hands[victim] else _lacks("KR-F6", "cards")
    return None if s.tokens[victim][what] else _lacks("KR-F6", GOODS[what])


def _lacks(clause: str, good: str) -> Refusal:
    return Refusal(clause, Words("krom-victim-has-none", {"good": good}))


def _refuse_interrupt(
    s: State, seat: Seat, verb: int, arg: int, clause: str, low: int, high: int
) -> Refusal | None:
    """Refuse all but combat cards in a combat, and counters against a card (KR-B1)."""
    if verb != verbs.PLAY:
        key = "krom-first-fight" if clause == "KR-F2" else "krom-first-answer"
        return _no(clause, key)
    face = s.actions.face[arg]
    if not low <= s.pack.kind[face] <= high:
        return _card("KR-B1", "krom-card-not-now", s, face)
    return _refuse_card(s, seat, face)


def _refuse_card(s: State, seat: Seat, face: int) -> Refusal | None:
    """Check what every card needs (KR-B1)."""
    if face not in s.hands[seat]:
        return _card("KR-B1", "krom-card-not-held", s, face)
    if not fits_place(s, seat, face):
        args: Args = {"card": s.pack.bonus.ids[face], "place": PLACES[s.pack.bonus_place[face]]}
        return Refusal("KR-B1", Words("krom-card-elsewhere", args))
    return None


def _refuse_phase(s: State, f: Acting, seat: Seat, verb: int, arg: int) -> Refusal | None:
    if verb == verbs.PLAY:
        return _refuse_play(s, seat, arg)
    if verb < verbs.REST:
        return _no("KR-P0", "krom-not-in-phase")
    if verb == verbs.END:
        return _no("KR-P4", "krom-dice-on-table") if f.stage == CLIMBING else None
    if verb == verbs.REALISE:
        return _refuse_evolution(s, seat, arg)
    if verb in (verbs.REST, verbs.BUY):
        return _elsewhere(s, CAVE, "KR-P1") or _refuse_cave(s, f, verb, arg)
    if verb in (verbs.SHUFFLE, verbs.PICK):
        return _elsewhere(s, FOREST, "KR-P2") or _refuse_forest(s, f, verb)
    if verb == verbs.HUNT:
        return _elsewhere(s, SAVANNA, "KR-P3") or _refuse_hunt(s, f, arg)
    return _elsewhere(s, MOUNTAIN, "KR-P4") or _refuse_climb(s, f, verb, arg)


def _elsewhere(s: State, place: int, clause: str) -> Refusal | None:
    if s.here == place:
        return None
    return Refusal(clause, Words("krom-other-place", {"place": PLACES[place]}))


def _refuse_cave(s: State, f: Acting, verb: int, what: int) -> Refusal | None:
    if verb == verbs.REST:
        if f.stage == SERVED:
            return _no("KR-P1", "krom-services-rule-out-rest")
        return _no("KR-P0", "krom-place-action-done") if f.stage == DONE else None
    if f.stage == DONE:
        return _no("KR-P1", "krom-rest-rules-out-services")
    resource, card, life, _ = s.pack.prices
    if what == BUY_LIFE:
        if s.life[f.seat] >= FULL_LIFE:
            return _no("KR-P5", "krom-life-is-full")
        return _refuse_price(s, f, life, "KR-P1")
    if what == BUY_CARD:
        if not s.bonus and not s.played:
            return _no("KR-C3", "krom-no-bonus-cards")
        return _refuse_price(s, f, card, "KR-P1")
    good = WOOD + what
    if not s.options.gained(1, s.supply[good]):
        return Refusal("KR-C2", Words("krom-supply-is-empty", {"good": GOODS[good]}))
    return _refuse_price(s, f, resource, "KR-P1")


def _refuse_forest(s: State, f: Acting, verb: int) -> Refusal | None:
    if verb == verbs.SHUFFLE:
        if f.count:
            return _no("KR-P2", "krom-shuffle-comes-first")
        return None if s.picked else _no("KR-P2", "krom-nothing-to-shuffle")
    if f.count == len(s.pack.picks):
        return _no("KR-P2", "krom-no-more-picking")
    return _refuse_price(s, f, s.pack.picks[f.count], "KR-P2")


def _refuse_hunt(s: State, f: Acting, which: int) -> Refusal | None:
    if f.stage != FRESH:
        return _no("KR-P3", "krom-one-hunt")
    return _refuse_price(s, f, s.pack.extras[which % EXTRA_DICE], "KR-P3")


def _refuse_climb(s: State, f: Acting, verb: int, arg: int) -> Refusal | None:
    if verb == verbs.CLIMB:
        return None if f.stage == FRESH else _no("KR-P0", "krom-place-action-done")
    if f.stage != CLIMBING:
        return _no("KR-P4", "krom-no-dice-on-table")
    if verb == verbs.TAKE:
        if arg < len(s.pack.climbs[combination(f.dice)]):
            return None
        return _no("KR-P4", "krom-one-reward-only")
    assert verb == verbs.REROLL
    if f.count == len(s.pack.rerolls):
        return _no("KR-P4", "krom-no-more-rerolls")
    return _refuse_price(s, f, s.pack.rerolls[f.count], "KR-P4")


def _refuse_price(s: State, f: Acting, price: int, clause: str) -> Refusal | None:
    kroms = s.tokens[f.seat][KROM]
    if kroms >= price:
        return None
    return Refusal(clause, Words("krom-too-few-kroms", {"price": price, "kroms": kroms}))


def _refuse_evolution(s: State, seat: Seat, space: int) -> Refusal | None:
    card = s.ideas[space]
    if card == EMPTY:
        return _no("KR-C3", "krom-no-evolution-there")
    args: Args = {"card": s.pack.evolutions.ids[card]}
    if not covers(s.tokens[seat], s.pack.cost[card]):
        return Refusal("KR-E1", Words("krom-evolution-too-dear", args))
    place = s.pack.evolution_place[card]
    if place not in (-1, s.here):
        args["place"] = PLACES[place]
        return Refusal("KR-E1", Words("krom-evolution-elsewhere", args))
    return None


def _refuse_play(s: State, seat: Seat, played: int) -> Refusal | None:
    """Judge a bonus card in one's own action phase (KR-B1 to KR-B3)."""
    face = s.actions.face[played]
    kind = s.pack.kind[face]
    if kind < GAIN or kind == COUNTER:
        return _card("KR-B1", "krom-card-not-now", s, face)
    refusal = _refuse_card(s, seat, face)
    if refusal is not None:
        return refusal
    if kind >= TRADE and not covers(s.tokens[seat], s.pack.price[face]):
        return _card("KR-B3", "krom-card-too-dear", s, face)
    if kind == TRADE and not pays_off(s, face):
        return _card("KR-C2", "krom-card-gains-nothing", s, face)
    if not s.actions.aimed[face]:
        return None
    if not any([hits(s, seat, face, other) for other in range(s.seats) if other != seat]):
        return _card("KR-B3", "krom-no-target", s, face)
    target = s.actions.target[played]
    if target >= s.seats or target == seat:
        return _card("KR-B3", "krom-no-such-target", s, face)
    if kind == STEAL and s.place[target] != s.place[seat]:
        return _card("KR-B2", "krom-target-elsewhere", s, face)
    if not hits(s, seat, face, target):
        return _card("KR-B3", "krom-target-has-none", s, face)
    return None


def _card(clause: str, key: str, s: State, face: int) -> Refusal:
    return Refusal(clause, Words(key, {"card": s.pack.bonus.ids[face]}))


def _no(clause: str, key: str) -> Refusal:
    return Refusal(clause, Words(key, {}))
