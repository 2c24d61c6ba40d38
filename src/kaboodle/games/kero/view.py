"""The view: the observation of one seat, all that it may know (KO-N1).

A view is built from nothing, field by field. It is never a state with parts removed, so that a
forgotten field is missing, not leaked.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.game import View
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.core.remade import REMEMBERED, Remade, Shown, recalled, settled, shape
from kaboodle.core.shape import FLAG, TEXT, WHOLE, ByName, Fields, Many, Maybe, Word
from kaboodle.games.kero import outlook
from kaboodle.games.kero.actions import Actions
from kaboodle.games.kero.camp import gathered
from kaboodle.games.kero.content import (
    ABILITIES,
    CLANS,
    COSTS,
    EMPTY,
    RESOURCES,
    TUAREKS,
    Pack,
)
from kaboodle.games.kero.frames import NAMES, ROLLING
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.scenery import ABILITY, COST, MOMENT, TUAREK
from kaboodle.games.kero.score import clan_points
from kaboodle.games.kero.state import STILL, State
from kaboodle.games.kero.tank import level
from kaboodle.games.kero.tuarek import moment

CLAN: Final = Fields(
    "Clan",
    {
        "cards": Many(TEXT),
        "territories": Many(TEXT),
        "tuareks": WHOLE,
        "explorers": Many(WHOLE),
        "home": WHOLE,
        "jerrycans": WHOLE,
        "tiles": Many(ABILITY),
        "tank": WHOLE,
        "level": WHOLE,
        "points": WHOLE,
        "worth": Many(WHOLE),
        "would": Many(WHOLE),
    },
)
SHAPE: Final = Fields(
    "KeroView",
    {
        "seat": WHOLE,
        "tuareks": ByName(WHOLE, TUAREK, every=True),
        "always": FLAG,
        "clans": Many(CLAN),
        "pile": WHOLE,
        "row": Many(TEXT),
        "discard": Many(TEXT),
        "claims": WHOLE,
        "hidden_territories": WHOLE,
        "territories": Many(TEXT),
        "gone": Many(TEXT),
        "tuarek_pile": WHOLE,
        "tuarek_used": Many(TUAREK),
        "face_up": Many(TUAREK),
        "now": WHOLE,
        "since": WHOLE,
        "rolled": WHOLE,
        "first": WHOLE,
        "turn": WHOLE,
        "asking": Many(Word("Frame", NAMES)),
        "chosen": WHOLE,
        "faces": Many(WHOLE),
        "live": WHOLE,
        "forgiven": FLAG,
        "fires": WHOLE,
        "resources": ByName(WHOLE, Word("Resource", RESOURCES), every=True),
        "traded": FLAG,
        "scorches": WHOLE,
        "fuellings": WHOLE,
        "single": WHOLE,
        "placing": WHOLE,
        "last_turn": FLAG,
        "turns": WHOLE,
        "outages": WHOLE,
        "supply": Maybe(WHOLE),
        "dice_prices": Many(WHOLE),
        "burns": WHOLE,
        "rolls": Maybe(WHOLE),
        "fuelling_dice": WHOLE,
        "coming": ByName(WHOLE, COST, every=True),
        "leaders": Many(Maybe(WHOLE)),
        "moments": Many(Maybe(MOMENT)),
        "step": WHOLE,
        REMEMBERED: shape("KeroRemade", TUAREK),
    },
)


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
        """Count the Explorers left in camp."""
        return pack.supplies.explorers - sum(self.explorers)

    def to_json(self, pack: Pack, lands: list[int]) -> dict[str, object]:
        """Return it as JSON, with its points, and what its territories score and `lands` would."""
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
            "points": clan_points(pack, self.cards, self.won, self.explorers),
            "worth": outlook.worth(pack, self.cards, self.won, len(self.won)),
            "would": outlook.worth(pack, self.cards, lands, len(self.won) + 1),
        }


@final
class KeroView(View):
    tuareks: list[int]  # own tiles of each kind; all 0 for a spectator
    always: bool  # own standing order: all eight dice (KO-F4)
    clans: list[Clan]
    pile: int  # how many cards
    row: list[int]
    discard: list[int]
    claims: int
    hidden_lands: int  # how many
    lands: list[int]
    gone: list[int]
    tuarek_pile: int  # how many
    tuarek_used: list[int]
    face_up: list[int]
    remade: list[Remade]  # what everyone remembers of the last times the Tuarek pile was remade
    own: list[list[int]]  # at each of them: own tiles
    plays: Shown | None  # what hands have played since
    now: Millis
    since: Millis
    rolled: Millis
    first: Seat
    turn: Seat
    frames: list[int]
    chosen: int
    faces: list[int]
    live: int
    forgiven: bool
    fires: int
    resources: list[int]
    traded: bool
    scorches: int
    fuellings: int
    single: int
    placing: int
    last_turn: bool
    turns: int
    outages: int
    step: int

    def __init__(self, seat: Seat, pack: Pack, options: Options, actions: Actions) -> None:
        self.seat = seat
        self.pack: Final = pack
        self.options: Final = options
        self.actions: Final = actions

    def recalls(self) -> list[Remade]:
        """Return what everyone can remember of the last times the Tuarek pile was remade."""
        return settled(self.remade, self.plays)

    def to_json(self) -> dict[str, object]:
        remade = recalled(self.recalls(), self.own, TUAREKS)
        return {**self.apart(), **self.alike(), REMEMBERED: remade}

    def apart(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "tuareks": {name: self.tuareks[i] for i, name in enumerate(TUAREKS)},
            "always": self.always,
        }

    def alike(self) -> dict[str, object]:
        pack = self.pack
        return {
            "clans": [clan.to_json(pack, self.lands) for clan in self.clans],
            "pile": self.pile,
            "row": ["" if card == EMPTY else pack.cards[card].name for card in self.row],
            "discard": [pack.cards[card].name for card in self.discard],
            "claims": self.claims,
            "hidden_territories": self.hidden_lands,
            "territories": ["" if i == EMPTY else pack.lands[i].name for i in self.lands],
            "gone": [pack.lands[i].name for i in self.gone],
            "tuarek_pile": self.tuarek_pile,
            "tuarek_used": [TUAREKS[kind] for kind in self.tuarek_used],
            "face_up": [TUAREKS[kind] for kind in self.face_up],
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
            "supply": outlook.supply(pack, self.options, [c.jerrycans for c in self.clans]),
            "dice_prices": outlook.dice_prices(self.clans[self.turn].tiles),
            "burns": outlook.burning(self.frames, self.fires, self.row),
            "rolls": outlook.rolls(self.options, self.clans[self.turn].level),
            "fuelling_dice": outlook.fuelling_dice(self.frames, self.rolled, self.live, self.faces),
            "coming": dict(zip(COSTS, self._coming(), strict=True)),
            "leaders": outlook.leaders(self.clans[0].explorers, self.clans[1].explorers),
            "moments": [moment(self.frames[-1], seat == self.turn) for seat in range(CLANS)],
            "step": self.step,
        }

    def _coming(self) -> list[int]:
        """Return what the clan of the turn could pay with if its truck were laid flat now."""
        clan = self.clans[self.turn]
        if self.frames[-1] != ROLLING:
            return [*self.resources, clan.jerrycans]
        comes = gathered(self.pack, self.chosen, self.faces, clan.tiles)
        held = [clan.jerrycans, self.clans[1 - self.turn].jerrycans]
        return outlook.payable(self.pack, self.options, held, comes)

    def shown(self, die: int) -> list[int]:
        """Return what a die that was rolled gives, as in `content.GOODS`."""
        return self.pack.gives[die * len(self.pack.sides[0]) + self.faces[die]]

    def level_at(self, seat: int, now: int) -> int:
        """Return what a truck will hold at a later time, if no action comes first (KO-T1)."""
        held = self.clans[seat].tank
        if seat != self.turn or self.since == STILL:
            return held
        if self.frames[-1] == ROLLING:
            return max(0, held - (now - self.since))
        return min(self.options.capacity, held + self.options.filled(now - self.since))


def view(s: State, seat: Seat) -> KeroView:
    v = KeroView(seat, s.pack, s.options, s.actions)
    v.tuareks = [0] * len(TUAREKS) if seat == SPECTATOR else s.tuareks[seat].copy()
    v.always = seat != SPECTATOR and s.always[seat]
    v.clans = [_clan(s, i) for i in range(CLANS)]
    v.pile = len(s.pile)
    v.row = s.row.copy()
    v.discard = s.discard.copy()
    v.claims = s.claims
    v.hidden_lands = len(s.hidden_lands)
    v.lands = s.lands.copy()
    v.gone = s.gone.copy()
    v.tuarek_pile = len(s.tuarek_pile)
    v.tuarek_used = s.tuarek_used.copy()
    v.face_up = s.face_up.copy()
    v.remade = s.remade.times
    v.own = s.remade.of(seat)
    v.plays = s.plays
    v.now = Millis(s.now)
    v.since = Millis(s.since)
    v.rolled = Millis(s.rolled)
    v.first = Seat(s.first)
    v.turn = s.seat()
    v.frames = s.frames.copy()
    v.chosen = s.chosen
    v.faces = s.faces.copy()
    v.live = s.live
    v.forgiven = s.forgiven()
    v.fires = s.fires
    v.resources = s.resources.copy()
    v.traded = s.traded
    v.scorches = s.scorches
    v.fuellings = s.fuellings
    v.single = s.single
    v.placing = s.placing
    v.last_turn = s.last_turn
    v.turns = s.turns
    v.outages = s.outages
    v.step = s.step
    return v


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
