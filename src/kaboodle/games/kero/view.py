"""What one seat may know (KO-N1).

A view is built up from nothing, field by field. It is never a state with parts removed: a
field nobody thought of is then missing, not leaked.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.game import View
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.games.kero.actions import Actions
from kaboodle.games.kero.content import (
    ABILITIES,
    CLANS,
    EMPTY,
    RESOURCES,
    TUAREKS,
    Pack,
)
from kaboodle.games.kero.frames import NAMES
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.state import State
from kaboodle.games.kero.tank import level


@final
class Clan:
    """What everyone sees of a clan."""

    def __init__(
        self,
        cards: list[int],
        won: list[int],
        tuareks: int,
        explorers: list[int],
        jerrycans: int,
        tiles: int,
        tank: int,
        level: int,
    ) -> None:
        self.cards: Final = cards
        self.won: Final = won
        self.tuareks: Final = tuareks  # how many
        self.explorers: Final = explorers  # on each place
        self.jerrycans: Final = jerrycans
        self.tiles: Final = tiles  # one bit each
        self.tank: Final = tank  # when the truck last lay flat
        self.level: Final = level  # now

    def home(self, pack: Pack) -> int:
        """Explorers left in camp."""
        return pack.supplies.explorers - sum(self.explorers)

    def to_json(self, pack: Pack) -> dict[str, object]:
        return {
            "cards": [pack.cards[card].name for card in self.cards],
            "territories": [pack.lands[land].name for land in self.won],
            "tuareks": self.tuareks,
            "explorers": self.explorers,
            "home": self.home(pack),
            "jerrycans": self.jerrycans,
            "tiles": [name for i, name in enumerate(ABILITIES) if self.tiles >> i & 1],
            "tank": self.tank,
            "level": self.level,
        }


@final
class KeroView(View):
    def __init__(
        self,
        seat: Seat,
        pack: Pack,
        options: Options,
        actions: Actions,
        tuareks: list[int],
        clans: list[Clan],
        pile: int,
        row: list[int],
        discard: list[int],
        claims: int,
        hidden_lands: int,
        lands: list[int],
        gone: list[int],
        tuarek_pile: int,
        tuarek_used: list[int],
        times: list[int],
        first: Seat,
        turn: Seat,
        frames: list[int],
        chosen: int,
        faces: list[int],
        live: int,
        forgiven: bool,
        fires: int,
        resources: list[int],
        traded: bool,
        scorches: int,
        fuellings: int,
        single: int,
        placing: int,
        last_turn: bool,
        turns: int,
        outages: int,
        step: int,
    ) -> None:
        self.seat = seat
        self.pack: Final = pack
        self.options: Final = options
        self.actions: Final = actions
        self.tuareks: Final = tuareks  # own tiles of each kind; all 0 for a spectator
        self.clans: Final = clans
        self.pile: Final = pile  # how many cards
        self.row: Final = row
        self.discard: Final = discard
        self.claims: Final = claims
        self.hidden_lands: Final = hidden_lands  # how many
        self.lands: Final = lands
        self.gone: Final = gone
        self.tuarek_pile: Final = tuarek_pile  # how many
        self.tuarek_used: Final = tuarek_used
        self.now: Final = Millis(times[0])
        self.since: Final = Millis(times[1])
        self.rolled: Final = Millis(times[2])
        self.first: Final = first
        self.turn: Final = turn
        self.frames: Final = frames
        self.chosen: Final = chosen
        self.faces: Final = faces
        self.live: Final = live
        self.forgiven: Final = forgiven
        self.fires: Final = fires
        self.resources: Final = resources
        self.traded: Final = traded
        self.scorches: Final = scorches
        self.fuellings: Final = fuellings
        self.single: Final = single
        self.placing: Final = placing
        self.last_turn: Final = last_turn
        self.turns: Final = turns
        self.outages: Final = outages
        self.step: Final = step

    def to_json(self) -> dict[str, object]:
        pack = self.pack
        return {
            "seat": self.seat,
            "tuareks": {name: self.tuareks[i] for i, name in enumerate(TUAREKS)},
            "clans": [clan.to_json(pack) for clan in self.clans],
            "pile": self.pile,
            "row": ["" if card == EMPTY else pack.cards[card].name for card in self.row],
            "discard": [pack.cards[card].name for card in self.discard],
            "claims": self.claims,
            "hidden_territories": self.hidden_lands,
            "territories": ["" if i == EMPTY else pack.lands[i].name for i in self.lands],
            "gone": [pack.lands[i].name for i in self.gone],
            "tuarek_pile": self.tuarek_pile,
            "tuarek_used": [TUAREKS[kind] for kind in self.tuarek_used],
            "now": self.now,
            "since": self.since,
            "rolled": self.rolled,
            "first": self.first,
            "turn": self.turn,
            "asking": [NAMES[frame] for frame in self.frames],
            "chosen": self.chosen,
            "faces": self.faces,
            "live": self.live,
            "forgiven": self.forgiven,
            "fires": self.fires,
            "resources": {name: self.resources[i] for i, name in enumerate(RESOURCES)},
            "traded": self.traded,
            "scorches": self.scorches,
            "fuellings": self.fuellings,
            "single": self.single,
            "placing": self.placing,
            "last_turn": self.last_turn,
            "turns": self.turns,
            "outages": self.outages,
            "step": self.step,
        }

    def shown(self, die: int) -> list[int]:
        """What a die on the table gives, as in `content.GOODS`; it must have been rolled."""
        return self.pack.gives[die * len(self.pack.sides[0]) + self.faces[die]]


def view(s: State, seat: Seat) -> KeroView:
    return KeroView(
        seat,
        s.pack,
        s.options,
        s.actions,
        [0] * len(TUAREKS) if seat == SPECTATOR else s.tuareks[seat].copy(),
        [_clan(s, i) for i in range(CLANS)],
        len(s.pile),
        s.row.copy(),
        s.discard.copy(),
        s.claims,
        len(s.hidden_lands),
        s.lands.copy(),
        s.gone.copy(),
        len(s.tuarek_pile),
        s.tuarek_used.copy(),
        [s.now, s.since, s.rolled],
        Seat(s.first),
        s.seat(),
        s.frames.copy(),
        s.chosen,
        s.faces.copy(),
        s.live,
        s.forgiven,
        s.fires,
        s.resources.copy(),
        s.traded,
        s.scorches,
        s.fuellings,
        s.single,
        s.placing,
        s.last_turn,
        s.turns,
        s.outages,
        s.step,
    )


def _clan(s: State, seat: int) -> Clan:
    return Clan(
        s.cards[seat].copy(),
        s.won[seat].copy(),
        sum(s.tuareks[seat]),
        s.explorers[seat].copy(),
        s.jerrycans[seat],
        s.tiles[seat],
        s.tanks[seat],
        level(s, seat),
    )
