"""KERO's characters: a reckless roller, a careful fueller, a collector of territories and a
trader."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.levels import Character
from kaboodle.core.ids import Action
from kaboodle.games.kero import verbs
from kaboodle.games.kero.actions import ARG, LAY_FLAT, VERB
from kaboodle.games.kero.content import DICE_IN_ALL
from kaboodle.games.kero.view import KeroView

_FLAT: Final = 100  # a kind of choice beside the verbs
_FULL: Final = 70  # percent of a tank above which fuel is not worth its price


def kind(v: KeroView, action: Action) -> int:
    """Return the kind of choice: its verb, except that laying the truck flat is not a roll."""
    return _FLAT if action == LAY_FLAT else VERB[action]


def waste(v: KeroView, options: list[Action]) -> list[Action]:
    """Fuel for a tank that is nearly full, for Jerrycans or a Tuarek (KO-F2, KO-U6)."""
    if v.clans[v.seat].level * 100 <= v.options.capacity * _FULL:
        return []
    return [action for action in options if VERB[action] in (verbs.FUEL, verbs.FREE_FUEL)]


def _reckless(v: KeroView, action: Action) -> float:
    """Like more dice and another roll."""
    verb = VERB[action]
    if verb == verbs.ROLL:
        return 0.0 if action == LAY_FLAT else 0.5 + 0.5 * bin(action).count("1") / DICE_IN_ALL
    return 1.0 if verb in (verbs.ADD, verbs.CALL, verbs.TIP) else 0.0


def _careful(v: KeroView, action: Action) -> float:
    """Like a full tank, and laying the truck flat in good time."""
    if action == LAY_FLAT:
        return 0.8
    return 1.0 if VERB[action] in (verbs.FUEL, verbs.FREE_FUEL, verbs.FORGIVE) else 0.0


def _far(v: KeroView, action: Action) -> float:
    """Like the bot's own Explorers on territories, and sending others' home."""
    land = (verbs.EXPLORE, verbs.MOVE, verbs.SEND_HOME, verbs.WIN_TIE)
    return 1.0 if VERB[action] in land else 0.0


def _trading(v: KeroView, action: Action) -> float:
    """Like cards, Tuareks, and a good price for wheat."""
    verb = VERB[action]
    if verb == verbs.TRADE:
        return 0.6 + min(0.4, 0.1 * ARG[action])
    return 0.8 if verb in (verbs.TAKE, verbs.HIRE, verbs.GIFT) else 0.0


CHARACTERS: Final = [
    Character("sahra", _far),
    Character("bazo", _trading),
    Character("nilo", _careful),
    Character("jaxa", _reckless),
]
