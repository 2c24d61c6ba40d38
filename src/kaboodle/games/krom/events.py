"""The events of KROM: one function for each kind, with its secrets kept apart."""

from __future__ import annotations

from kaboodle.core.event import Event
from kaboodle.core.ids import Seat
from kaboodle.core.words import Args
from kaboodle.games.krom.content import COMBINATIONS, GOODS, PLACES

_BEAST = 6  # same as state.BEAST, which this module must not import


def character_taken(seat: int, character: str) -> Event:
    return Event("krom-character-taken", {"seat": seat, "character": character})


def round_begins(number: int) -> Event:
    return Event("krom-round-begins", {"round": number})


def got_up(seat: int, life: int) -> Event:
    return Event("krom-got-up", {"seat": seat, "life": life})


def moved(seat: int, place: int) -> Event:
    return Event("krom-moved", {"seat": seat, "place": PLACES[place]})


def beast_moved(place: int) -> Event:
    return Event("krom-beast-moved", {"place": PLACES[place]})


def combat_begins(place: int, fighters: list[int]) -> Event:
    return Event("krom-combat-begins", {"place": PLACES[place], "fighters": fighters})


def beast_fights(life: int) -> Event:
    return Event("krom-beast-fights", {"life": life})


def rolled(seat: int, die: int) -> Event:
    return Event("krom-rolled", {"seat": seat, "die": die})


def beast_rolled(die: int, total: int) -> Event:
    return Event("krom-beast-rolled", {"die": die, "total": total})


def passed(seat: int) -> Event:
    return Event("krom-passed", {"seat": seat})


def dice_added(seat: int, dice: list[int], total: int) -> Event:
    return Event("krom-dice-added", {"seat": seat, "dice": dice, "total": total})


def value_added(seat: int, value: int, total: int) -> Event:
    return Event("krom-value-added", {"seat": seat, "value": value, "total": total})


def combat_won(winner: int, total: int, place: int) -> Event:
    if winner == _BEAST:
        return Event("krom-beast-won", {"total": total, "place": PLACES[place]})
    return Event("krom-combat-won", {"seat": winner, "total": total, "place": PLACES[place]})


def hurt(seat: int, points: int, left: int) -> Event:
    return Event("krom-hurt", {"seat": seat, "points": points, "left": left})


def beast_hurt(points: int, left: int) -> Event:
    return Event("krom-beast-hurt", {"points": points, "left": left})


def stunned(seat: int) -> Event:
    return Event("krom-stunned", {"seat": seat})


def trophy_won(seat: int) -> Event:
    return Event("krom-trophy-won", {"seat": seat})


def trophy_taken(seat: int, target: int) -> Event:
    return Event("krom-trophy-taken", {"seat": seat, "target": target})


def robbery_declined(seat: int, target: int) -> Event:
    return Event("krom-robbery-declined", {"seat": seat, "target": target})


def card_robbed(seat: Seat, target: Seat, card: str) -> Event:
    """Only robber and victim know which card (KR-N1)."""
    return Event(
        "krom-card-robbed", {"seat": seat, "target": target}, {"card": card}, [seat, target]
    )


def phase_begins(seat: int, place: int) -> Event:
    return Event("krom-phase-begins", {"seat": seat, "place": PLACES[place]})


def phase_ended(seat: int) -> Event:
    return Event("krom-phase-ended", {"seat": seat})


def weather(seat: int, change: int, life: int) -> Event:
    key = "krom-warmed" if change > 0 else "krom-frozen"
    return Event(key, {"seat": seat, "life": life})


def rested(seat: int) -> Event:
    return Event("krom-rested", {"seat": seat})


def gained(seat: int, good: int, count: int) -> Event:
    return Event(f"krom-gained-{GOODS[good]}", {"seat": seat, "count": count})


def lost(seat: int, good: int, count: int, paid: int) -> Event:
    """Paid as a price, or lost to a card."""
    return Event(f"krom-lost-{GOODS[good]}", {"seat": seat, "count": count, "paid": paid})


def handed_over(seat: int, target: int, good: int, count: int) -> Event:
    """From `seat` to `target`."""
    args: Args = {"seat": seat, "target": target, "count": count}
    return Event(f"krom-handed-{GOODS[good]}", args)


def card_drawn(seat: int, card: str) -> Event:
    """Only the drawer sees the card (KR-B1)."""
    return Event("krom-card-drawn", {"seat": seat}, {"card": card}, [Seat(seat)])


def nothing_to_draw(seat: int) -> Event:
    return Event("krom-nothing-to-draw", {"seat": seat})


def deck_remade(deck: str, cards: int) -> Event:
    return Event("krom-deck-remade", {"deck": deck, "cards": cards})


def card_played(seat: int, card: str, target: int) -> Event:
    if target < 0:
        return Event("krom-card-played", {"seat": seat, "card": card})
    return Event("krom-card-played-on", {"seat": seat, "card": card, "target": target})


def countered(seat: int, card: str, target: int) -> Event:
    return Event("krom-countered", {"seat": seat, "card": card, "target": target})


def cancelled(seat: int, card: str) -> Event:
    return Event("krom-cancelled", {"seat": seat, "card": card})


def picked(seat: int, card: str) -> Event:
    return Event("krom-picked", {"seat": seat, "card": card})


def hunted(seat: int, card: str, dice: list[int], total: int) -> Event:
    return Event("krom-hunted", {"seat": seat, "card": card, "dice": dice, "total": total})


def prey_escaped(seat: int, card: str) -> Event:
    return Event("krom-prey-escaped", {"seat": seat, "card": card})


def prey_appears(space: int, card: str) -> Event:
    return Event("krom-prey-appears", {"space": space + 1, "card": card})


def climbed(seat: int, dice: list[int]) -> Event:
    return Event("krom-climbed", {"seat": seat, "dice": dice.copy()})


def climb_rewarded(seat: int, combination: int) -> Event:
    return Event("krom-climb-rewarded", {"seat": seat, "combination": COMBINATIONS[combination]})


def realised(seat: int, card: str, points: int) -> Event:
    return Event("krom-realised", {"seat": seat, "card": card, "points": points})


def idea_appears(space: int, card: str) -> Event:
    return Event("krom-idea-appears", {"space": space + 1, "card": card})


def game_won(seat: int, points: int) -> Event:
    return Event("krom-game-won", {"seat": seat, "points": points})


def game_capped(winners: list[Seat], scores: list[int]) -> Event:
    return Event("krom-game-capped", {"winners": list(winners), "scores": scores.copy()})
