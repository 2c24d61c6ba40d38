"""KROM's characters: a hunter, a thinker, a fighter and a sneak, and what each of them likes."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.levels import Character
from kaboodle.core.ids import Action
from kaboodle.games.krom import verbs
from kaboodle.games.krom.actions import EXTRA_DICE, ROB_NOTHING
from kaboodle.games.krom.content import AIMED, CAVE, FOREST, MOUNTAIN, SAVANNA
from kaboodle.games.krom.frames import FRESH, Acting, Fighting
from kaboodle.games.krom.view import KromView

_EACH_PLACE: Final = 100  # kinds of choices beside the verbs
_GIVEN: Final = (verbs.REST, verbs.PICK, verbs.HUNT, verbs.CLIMB)


def kind(v: KromView, action: Action) -> int:
    """Return the kind of choice: its verb, or the place to go to."""
    verb = v.actions.verb[action]
    return _EACH_PLACE + v.actions.arg[action] if verb == verbs.GO else verb


def idle(v: KromView, options: list[Action]) -> list[Action]:
    """Return the options that end a phase in which nothing was done although the place offers
    something."""
    top = v.frames[-1]
    if not isinstance(top, Acting) or top.stage != FRESH:
        return []
    verb = v.actions.verb
    given = len([action for action in options if verb[action] in _GIVEN])
    return [action for action in options if verb[action] == verbs.END] if given else []


def _hunting(v: KromView, action: Action) -> float:
    """Like the Savanna and its prey, with as many dice as can be had."""
    verb, arg = v.actions.verb[action], v.actions.arg[action]
    if verb == verbs.GO:
        return 1.0 if arg == SAVANNA else 0.0
    return 0.4 + 0.3 * (arg % EXTRA_DICE) if verb == verbs.HUNT else 0.0


def _thinking(v: KromView, action: Action) -> float:
    """Like evolutions, and what they are made of."""
    verb, arg = v.actions.verb[action], v.actions.arg[action]
    if verb == verbs.GO:
        return 0.6 if arg in (CAVE, FOREST) else 0.0
    if verb == verbs.REALISE:
        return 1.0
    return 0.5 if verb in (verbs.BUY, verbs.PICK, verbs.REST) else 0.0


def _fighting(v: KromView, action: Action) -> float:
    """Like places where others are, cards in a combat, and the spoils."""
    verb, arg = v.actions.verb[action], v.actions.arg[action]
    if verb == verbs.GO:
        return min(1.0, 0.5 * _others(v, arg))
    if verb == verbs.ROB:
        return 0.0 if arg == ROB_NOTHING else 1.0
    return 1.0 if verb == verbs.PLAY and isinstance(v.frames[-1], Fighting) else 0.0


def _sneaking(v: KromView, action: Action) -> float:
    """Like places where no other player is, the Mountain above all, and cards that hurt from afar.
    Avoid fights."""
    verb, arg = v.actions.verb[action], v.actions.arg[action]
    if verb == verbs.GO:
        return (0.3 if arg == MOUNTAIN else 0.0) + (0.0 if _others(v, arg) else 0.7)
    if verb == verbs.PLAY and not isinstance(v.frames[-1], Fighting):
        return 1.0 if v.pack.kind[v.actions.face[arg]] in AIMED else 0.4
    return 0.5 if verb in (verbs.PASS, verbs.CLIMB) else 0.0


def _others(v: KromView, place: int) -> int:
    return sum([1 for seat, at in enumerate(v.place) if seat != v.seat and at == place])


CHARACTERS: Final = [
    Character("ugra", _hunting),
    Character("umo", _thinking),
    Character("rokka", _fighting),
    Character("zik", _sneaking),
]
