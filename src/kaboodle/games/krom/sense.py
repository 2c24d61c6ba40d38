"""Validates a position that was read: reports what no game of KROM could lead to."""

from __future__ import annotations

from kaboodle.core import remade
from kaboodle.core.ids import NOBODY
from kaboodle.games.krom.combat import can_be_robbed
from kaboodle.games.krom.content import (
    CAVE,
    CLIMB_DICE,
    COUNTER,
    DICE,
    EMPTY,
    FOREST,
    GAIN,
    GOODS,
    MOUNTAIN,
    SAVANNA,
    TRADE,
    Deck,
)
from kaboodle.games.krom.frames import (
    ALLOWED,
    CLIMBING,
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
from kaboodle.games.krom.legal import covers, hits, pays_off
from kaboodle.games.krom.state import BEAST, CAPPED, RUNNING, WON, State


def check(s: State, faults: list[str]) -> None:
    _check_cards(s, faults)
    _check_things(s, faults)
    _check_course(s, faults)
    if not faults:
        _check_frames(s, faults)


def _check_cards(s: State, faults: list[str]) -> None:
    """Check that every card of the box lies in exactly one place (KR-C1)."""
    table = [f.face for f in s.frames if isinstance(f, Countering)]
    ideas = [card for card in s.ideas if card != EMPTY]
    _count("picking", s.pack.picking, [s.picking, s.picked], faults)
    _count("hunting", s.pack.hunting, [s.hunting, s.hunted, s.prey], faults)
    _count("bonus", s.pack.bonus, [s.bonus, s.played, table, *s.hands], faults)
    _count("evolution", s.pack.evolutions, [s.evolutions, ideas, *s.realised], faults)
    if s.evolutions and EMPTY in s.ideas:
        faults.append("state.ideas: a space stays empty only when the deck is (KR-E1)")
    sizes = [len(hand) for hand in s.hands]
    remade.check(s.remade, s.pack.bonus.copies, sizes, faults)
    for i in range(0, len(s.memory), 3):
        knower, holder, face = s.memory[i : i + 3]
        known = [
            j
            for j in range(0, len(s.memory), 3)
            if s.memory[j] == knower and s.memory[j + 1] == holder and s.memory[j + 2] == face
        ]
        if knower == holder or s.hands[holder].count(face) < len(known):
            faults.append(f"state.memory[{i // 3}]: names a card that is not there (KR-N1)")


def _count(name: str, deck: Deck, piles: list[list[int]], faults: list[str]) -> None:
    counts = [0] * len(deck.ids)
    for pile in piles:
        for card in pile:
            counts[card] += 1
    for card, n in enumerate(counts):
        if n != deck.copies[card]:
            fault = f"{deck.ids[card]!r} occurs {n} times, not {deck.copies[card]}"
            faults.append(f"state: of the {name} cards {fault} (KR-C1)")


def _check_things(s: State, faults: list[str]) -> None:
    """Check tokens, characters, points and the beast."""
    for good, stock in enumerate(s.pack.stock):
        total = s.supply[good] + sum([tokens[good] for tokens in s.tokens])
        if total != stock:
            faults.append(f"state.supply: {GOODS[good]} are {total} in all, not {stock} (KR-C1)")
        if s.supply[good] < 0 and s.options.gained(1, 0) == 0:
            faults.append(f"state.supply: {GOODS[good]} cannot be fewer than none (KR-C2)")
    taken = [character for character in s.character if character >= 0]
    if len(set(taken)) != len(taken):
        faults.append("state.character: each character belongs to one seat at most (KR-S2)")
    for seat in range(s.seats):
        points = sum([s.pack.points[card] for card in s.realised[seat]])
        points += 1 if s.trophy == seat else 0
        if s.points[seat] != points:
            faults.append(
                f"state.points[{seat}]: the cards and the trophy are worth {points} (KR-E1)"
            )
    wanted = s.options.beast_life()
    if (s.beast_life > 0) != (wanted > 0 and s.trophy == NOBODY) or (wanted == 0 and s.trophy >= 0):
        faults.append("state.beast_life: it is in the game, or a trophy, or in the box (KR-K3)")
    if s.beast_place == CAVE or (wanted == 0 and s.beast_place >= 0):
        faults.append("state.beast_place: it is never there (KR-K1)")


def _check_course(s: State, faults: list[str]) -> None:
    over = max(s.points) >= s.goal
    if over != (s.ending == WON) or len([1 for p in s.points if p >= s.goal]) > 1:
        faults.append("state.ending: the game is won when one seat reaches the score (KR-E2)")
    if s.ending == CAPPED and s.round != s.options.round_cap:
        faults.append("state.ending: the cap on rounds is not reached (KR-Z1)")
    if (s.ending == RUNNING) != (len(s.frames) > 0):
        faults.append("state.asks: a question is open exactly while the game runs (KR-E2)")
    if len(set(s.queue)) != len(s.queue) or any([s.place[seat] != s.here for seat in s.queue]):
        faults.append("state.queue: lists seats at this place, each once (KR-A1)")


def _check_frames(s: State, faults: list[str]) -> None:
    for i, f in enumerate(s.frames):
        where = f"state.asks[{i}]"
        if isinstance(f, Countering):
            if not faults:  # it depends on what is under it
                _check_counter(s, f, i, faults)
            continue
        if i:
            faults.append(f"{where}: only a counter question comes on top of another (KR-B4)")
        if (s.round == 0) != isinstance(f, Naming):
            faults.append(f"{where}: rounds begin when all have a character (KR-S2)")
        if isinstance(f, Naming):
            taken = [character >= 0 for character in s.character]
            if taken != [seat < f.seat for seat in range(s.seats)]:
                faults.append(f"{where}: characters are taken in seat order (KR-S2)")
        elif -1 in s.character:
            faults.append("state.character: everyone has one (KR-S2)")
        elif isinstance(f, Choosing):
            _check_choosing(s, f, where, faults)
        elif s.here < 0:
            faults.append("state.here: is the place whose turn it is (KR-A1)")
        elif isinstance(f, Fighting):
            _check_fight(s, f, where, faults)
        elif isinstance(f, Robbing):
            _check_robbery(s, f, where, faults)
        else:
            _check_phase(s, f, where, faults)


def _check_choosing(s: State, f: Choosing, where: str, faults: list[str]) -> None:
    if OPEN not in f.sealed or any([f.sealed[i] == at for i, at in enumerate(s.place)]):
        faults.append(f"{where}.sealed: a seat still chooses, and none stays where it is (KR-M1)")
    if s.here >= 0 or s.queue or 0 in s.life:
        faults.append(f"{where}: no seat acts or is stunned while places are chosen (KR-M3)")


def _check_fight(s: State, f: Fighting, where: str, faults: list[str]) -> None:
    able = [seat for seat in range(s.seats) if s.place[seat] == s.here and s.life[seat]]
    players = len(able)
    if s.beast_life and s.beast_place == s.here:
        able.append(BEAST)
    if f.fighters != able or len(able) < 2 or not players:
        faults.append(f"{where}.fighters: all able ones in this place fight (KR-A1)")
    elif f.turn >= players or f.passes >= players:
        faults.append(f"{where}.turn: one of the players is asked (KR-F2)")
    if s.queue:
        faults.append("state.queue: a combat sets the order (KR-A1)")


def _check_robbery(s: State, f: Robbing, where: str, faults: list[str]) -> None:
    if s.place[f.winner] != s.here or s.life[f.winner] == 0:
        faults.append(f"{where}.winner: has just won here (KR-F6)")
    for seat in f.victims:
        if s.place[seat] != s.here or s.life[seat] or not can_be_robbed(s, seat):
            faults.append(f"{where}.victims: {seat} does not lie here with something (KR-F6)")
            break


def _check_phase(s: State, f: Acting, where: str, faults: list[str]) -> None:
    if s.place[f.seat] != s.here or s.life[f.seat] == 0 or f.seat in s.queue:
        faults.append(f"{where}.seat: acts here, able, once (KR-A2)")
    stages = {CAVE: [SERVED], FOREST: [], SAVANNA: [], MOUNTAIN: [CLIMBING]}
    if f.stage in (SERVED, CLIMBING) and f.stage not in stages[int(s.here)]:
        faults.append(f"{where}.stage: is of another place (KR-P0)")
    if (f.stage == CLIMBING) != (len(f.dice) == CLIMB_DICE) or (f.dice and f.stage != CLIMBING):
        faults.append(f"{where}.dice: five lie there during a climb (KR-P4)")
    most = len(s.pack.picks) if s.here == FOREST else len(s.pack.rerolls)
    if s.here == FOREST:
        wrong = (f.count > 0) != (f.stage != FRESH)
    else:
        wrong = f.count > 0 and (s.here != MOUNTAIN or f.stage == FRESH)
    if wrong or f.count > most:
        faults.append(f"{where}.count: so many cards or rerolls cannot be (KR-P2, KR-P4)")


def _check_counter(s: State, f: Countering, i: int, faults: list[str]) -> None:
    where = f"state.asks[{i}]"
    top = i == len(s.frames) - 1
    if i == 0:
        faults.append(f"{where}: a card is played in a combat or a phase (KR-B1)")
        return
    under = s.frames[i - 1]
    kind = s.pack.kind[f.face]
    aimed = s.actions.aimed[f.face]
    if isinstance(under, Countering):
        fits = kind == COUNTER and f.target == under.player and f.player != under.player
    elif isinstance(under, Fighting):
        fits = kind <= DICE and f.target < 0 and f.player == under.fighters[under.turn]
    elif isinstance(under, Acting):
        fits = GAIN <= kind < COUNTER and f.player == under.seat
        fits = fits and (f.target >= 0) == aimed and f.target != f.player
        fits = fits and (kind < TRADE or covers(s.tokens[f.player], s.pack.price[f.face]))
        fits = fits and (kind != TRADE or pays_off(s, f.face))
        fits = fits and (not aimed or hits(s, f.player, f.face, f.target))
    else:
        fits = False
    if not fits:
        faults.append(f"{where}: this card cannot be played like that (KR-B1)")
    if top != (OPEN in f.answers):
        faults.append(f"{where}.answers: the question on top is open, no other (KR-B4)")
    for seat, answer in enumerate(f.answers):
        behind = (seat - f.player) % s.seats
        if answer == ALLOWED:
            continue
        if behind < f.first:
            faults.append(f"{where}.answers[{seat}]: is not asked (KR-B4)")
        elif answer != OPEN and (not top or answer not in s.hands[seat]):
            faults.append(f"{where}.answers[{seat}]: has no such card (KR-B4)")
        elif answer != OPEN and s.pack.kind[answer] != COUNTER:
            faults.append(f"{where}.answers[{seat}]: is no counter (KR-B4)")
