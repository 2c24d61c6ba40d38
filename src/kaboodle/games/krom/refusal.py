"""Why a choice is not allowed now: the clause and a sentence. `legal` lists what is allowed."""

from __future__ import annotations

from kaboodle.core.game import UNTIMED, Move, Refusal
from kaboodle.core.ids import Action, Seat
from kaboodle.core.words import Args, Words
from kaboodle.games.krom.actions import (
    ALLOW,
    BE,
    BUY,
    BUY_CARD,
    BUY_LIFE,
    CLIMB,
    END,
    GO,
    HUNT,
    PASS,
    PICK,
    PLAY,
    REALISE,
    REROLL,
    REST,
    ROB,
    ROB_CARD,
    ROB_NOTHING,
    SHUFFLE,
    TAKE,
    WITHDRAW,
)
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
    TOKENS,
    TRADE,
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
    Naming,
    Robbing,
)
from kaboodle.games.krom.legal import asked, covers, fits_place, free, hits, pays_off
from kaboodle.games.krom.state import RUNNING, State


def refuse(s: State, move: Move) -> Refusal | None:
    seat, action = move.seat, move.action
    if move.at != UNTIMED:
        return _no("KR-P0", "krom-no-clock")
    if s.ending != RUNNING:
        return _no("KR-E2", "krom-game-is-over")
    if action in free(s, seat):
        return None
    f = s.frames[-1]
    if action == WITHDRAW:
        return _no("KR-B5", "krom-no-order")
    if ALLOW < action < ROB and not (isinstance(f, Countering) and f.answers[seat] == OPEN):
        return _no("KR-B5", "krom-order-stands")
    if seat not in asked(s):
        return _no("KR-A1", "krom-not-asked")
    if isinstance(f, Acting):
        return _refuse_phase(s, f, seat, action)
    if isinstance(f, Countering):
        if ALLOW <= action < ROB:
            return None
        return _refuse_interrupt(s, seat, action, "KR-B4", COUNTER, COUNTER)
    if isinstance(f, Fighting):
        if action == PASS:
            return None
        return _refuse_interrupt(s, seat, action, "KR-F2", 0, GAIN - 1)
    if isinstance(f, Choosing):
        if action >= BE:
            return _no("KR-M1", "krom-first-choose-place")
        return _no("KR-M1", "krom-must-move") if action - GO == s.place[seat] else None
    if isinstance(f, Robbing):
        return _refuse_robbery(s, f, action)
    return _refuse_name(s, f, action)


def _refuse_name(s: State, f: Naming, action: Action) -> Refusal | None:
    if not BE <= action < PASS:
        return _no("KR-S2", "krom-first-choose-character")
    return _no("KR-S2", "krom-character-is-taken") if action - BE in s.character else None


def _refuse_robbery(s: State, f: Robbing, action: Action) -> Refusal | None:
    victim = f.victims[0]
    if action == ROB_NOTHING:
        return None
    if ROB <= action < ROB + TOKENS:
        return None if s.tokens[victim][action - ROB] else _lacks("KR-F6", GOODS[action - ROB])
    if action == ROB_CARD:
        return None if s.hands[victim] else _lacks("KR-F6", "cards")
    return _no("KR-F6", "krom-first-rob")


def _lacks(clause: str, good: str) -> Refusal:
    return Refusal(clause, Words("krom-victim-has-none", {"good": good}))


def _refuse_interrupt(
    s: State, seat: Seat, action: Action, clause: str, low: int, high: int
) -> Refusal | None:
    """In a combat only combat cards, against a card only counters (KR-B1)."""
    if action < PLAY:
        key = "krom-first-fight" if clause == "KR-F2" else "krom-first-answer"
        return _no(clause, key)
    face = s.actions.face[action - PLAY]
    if not low <= s.pack.kind[face] <= high:
        return _card("KR-B1", "krom-card-not-now", s, face)
    return _refuse_card(s, seat, face)


def _refuse_card(s: State, seat: Seat, face: int) -> Refusal | None:
    """KR-B1: what holds of every card."""
    if face not in s.hands[seat]:
        return _card("KR-B1", "krom-card-not-held", s, face)
    if not fits_place(s, seat, face):
        return _card("KR-B1", "krom-card-elsewhere", s, face)
    return None


def _refuse_phase(s: State, f: Acting, seat: Seat, action: Action) -> Refusal | None:
    if action >= PLAY:
        return _refuse_play(s, seat, action)
    if action < REST:
        return _no("KR-P0", "krom-not-in-phase")
    if action == END:
        return _no("KR-P4", "krom-dice-on-table") if f.stage == CLIMBING else None
    if action >= REALISE:
        return _refuse_evolution(s, seat, action - REALISE)
    if action <= BUY_CARD:
        return _elsewhere(s, CAVE, "KR-P1") or _refuse_cave(s, f, action)
    if action <= PICK:
        return _elsewhere(s, FOREST, "KR-P2") or _refuse_forest(s, f, action)
    if action < CLIMB:
        return _elsewhere(s, SAVANNA, "KR-P3") or _refuse_hunt(s, f, action)
    return _elsewhere(s, MOUNTAIN, "KR-P4") or _refuse_climb(s, f, action)


def _elsewhere(s: State, place: int, clause: str) -> Refusal | None:
    if s.here == place:
        return None
    return Refusal(clause, Words("krom-other-place", {"place": PLACES[place]}))


def _refuse_cave(s: State, f: Acting, action: Action) -> Refusal | None:
    if action == REST:
        if f.stage == SERVED:
            return _no("KR-P1", "krom-services-rule-out-rest")
        return _no("KR-P0", "krom-place-action-done") if f.stage == DONE else None
    if f.stage == DONE:
        return _no("KR-P1", "krom-rest-rules-out-services")
    resource, card, life, _ = s.pack.prices
    if action == BUY_LIFE:
        if s.life[f.seat] >= FULL_LIFE:
            return _no("KR-P5", "krom-life-is-full")
        return _refuse_price(s, f, life, "KR-P1")
    if action == BUY_CARD:
        if not s.bonus and not s.played:
            return _no("KR-C3", "krom-no-bonus-cards")
        return _refuse_price(s, f, card, "KR-P1")
    good = action - BUY
    if not s.options.gained(1, s.supply[good]):
        return Refusal("KR-C2", Words("krom-supply-is-empty", {"good": GOODS[good]}))
    return _refuse_price(s, f, resource, "KR-P1")


def _refuse_forest(s: State, f: Acting, action: Action) -> Refusal | None:
    if action == SHUFFLE:
        if f.count:
            return _no("KR-P2", "krom-shuffle-comes-first")
        return None if s.picked else _no("KR-P2", "krom-nothing-to-shuffle")
    if f.count == len(s.pack.picks):
        return _no("KR-P2", "krom-no-more-picking")
    return _refuse_price(s, f, s.pack.picks[f.count], "KR-P2")


def _refuse_hunt(s: State, f: Acting, action: Action) -> Refusal | None:
    if f.stage != FRESH:
        return _no("KR-P3", "krom-one-hunt")
    return _refuse_price(s, f, s.pack.extras[(action - HUNT) % 3], "KR-P3")


def _refuse_climb(s: State, f: Acting, action: Action) -> Refusal | None:
    if action == CLIMB:
        return None if f.stage == FRESH else _no("KR-P0", "krom-place-action-done")
    if f.stage != CLIMBING:
        return _no("KR-P4", "krom-no-dice-on-table")
    if action >= TAKE:
        if action - TAKE < len(s.pack.climbs[combination(f.dice)]):
            return None
        return _no("KR-P4", "krom-one-reward-only")
    assert action > REROLL
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


def _refuse_play(s: State, seat: Seat, action: Action) -> Refusal | None:
    """A bonus card in one's own action phase (KR-B1 to KR-B3)."""
    face = s.actions.face[action - PLAY]
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
    target = s.actions.target[action - PLAY]
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
