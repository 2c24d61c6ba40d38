"""The view: the observation of one seat, all that it may know (KR-N1).

A view is built from nothing, field by field. It is never a state with parts removed, so that a
forgotten field is missing, not leaked.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.game import View
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.remade import REMEMBERED, Remade, Shown, recalled, settled, shape
from kaboodle.core.shape import TEXT, WHOLE, Fields, Many, Maybe, Word
from kaboodle.games.krom import brings, forecast, frames
from kaboodle.games.krom.actions import Actions
from kaboodle.games.krom.content import EMPTY, PLACES, Pack
from kaboodle.games.krom.frames import Acting, Countering, Fighting, Frame, Robbing
from kaboodle.games.krom.options import Options
from kaboodle.games.krom.state import ASK, BEAST, State

ORDERS: Final = ["ask", "round", "others"]
ENDINGS: Final = ["running", "won", "capped"]

SHAPE: Final = Fields(
    "KromView",
    {
        "seat": WHOLE,
        "hand": Many(TEXT),
        "known": Many(Fields("KnownCard", {"seat": WHOLE, "card": TEXT})),
        "order": Word("Order", ORDERS),
        "asks": Many(frames.SHAPE),
        "forecast": Maybe(forecast.SHAPE),
        "loot": Many(WHOLE),
        "brings": brings.SHAPE,
        "needs": Many(WHOLE),  # points to go, by idea
        "seats": WHOLE,
        "character": Many(TEXT),
        "place": Many(frames.PLACE),
        "life": Many(WHOLE),
        "tokens": Many(Many(WHOLE)),
        "sizes": Many(WHOLE),
        "points": Many(WHOLE),
        "realised": Many(Many(TEXT)),
        "supply": Many(WHOLE),
        "decks": Many(WHOLE),
        "picked": Many(TEXT),
        "hunted": Many(TEXT),
        "played": Many(TEXT),
        "prey": Many(TEXT),
        "ideas": Many(TEXT),
        "beast": Fields("Beast", {"life": WHOLE, "place": frames.SOMEWHERE}),
        "trophy": Maybe(WHOLE),
        "round": WHOLE,
        "here": frames.SOMEWHERE,
        "queue": Many(WHOLE),
        "question": WHOLE,
        "ending": Word("Ending", ENDINGS),
        "goal": WHOLE,
        REMEMBERED: shape("KromRemade", TEXT),
    },
)


@final
class KromView(View):
    def __init__(self, seat: Seat, pack: Pack, options: Options, actions: Actions) -> None:
        self.seat = seat
        self.pack: Final = pack
        self.options: Final = options
        self.actions: Final = actions
        self.character: list[int] = []
        self.place: list[int] = []
        self.life: list[int] = []
        self.tokens: list[list[int]] = []
        self.hand: list[int] = []  # own bonus faces; none for a spectator
        self.known: list[tuple[int, int]] = []  # holder and face of cards robbed from this seat
        self.sizes: list[int] = []  # of hands
        self.remade: list[Remade] = []  # what everyone remembers of remade bonus decks
        self.own: list[list[int]] = []  # at each of those times: own cards
        self.plays: Shown | None = None  # what hands have played since
        self.points: list[int] = []
        self.realised: list[list[int]] = []
        self.order = ASK  # own standing order
        self.supply: list[int] = []
        self.decks: list[int] = []  # sizes: picking, hunting, bonus, evolutions
        self.picked: list[int] = []  # discards
        self.hunted: list[int] = []
        self.played: list[int] = []
        self.prey: list[int] = []
        self.ideas: list[int] = []
        self.beast_life = 0
        self.beast_place = 0
        self.trophy = 0
        self.round = 0
        self.here = 0
        self.queue: list[int] = []
        self.frames: list[Frame] = []  # the open questions, without what is sealed
        self.question = 0
        self.ending = 0
        self.goal = 0

    def recalls(self) -> list[Remade]:
        """Return what everyone can remember of the last times the bonus deck was remade."""
        return settled(self.remade, self.plays)

    def to_json(self) -> dict[str, object]:
        remade = recalled(self.recalls(), self.own, self.pack.bonus.ids)
        return {**self.apart(), **self.alike(), REMEMBERED: remade}

    def apart(self) -> dict[str, object]:
        """Return what depends on the viewer: the masked questions, and all derived from them."""
        pack, bonus = self.pack, self.pack.bonus.ids
        return {
            "seat": self.seat,
            "hand": [bonus[face] for face in self.hand],
            "known": [{"seat": seat, "card": bonus[face]} for seat, face in self.known],
            "order": ORDERS[self.order],
            "asks": [frames.write(pack, f) for f in self.frames],
            "forecast": self._forecast(),
            "loot": self._loot(),
            "brings": self._brings(),
            "needs": self._needs(),
        }

    def alike(self) -> dict[str, object]:
        pack = self.pack
        bonus, evolutions = pack.bonus.ids, pack.evolutions.ids
        return {
            "seats": len(self.place),
            "character": ["" if i < 0 else pack.characters[i] for i in self.character],
            "place": [PLACES[place] for place in self.place],
            "life": self.life,
            "tokens": self.tokens,
            "sizes": self.sizes,
            "points": self.points,
            "realised": [[evolutions[card] for card in cards] for cards in self.realised],
            "supply": self.supply,
            "decks": self.decks,
            "picked": [pack.picking.ids[card] for card in self.picked],
            "hunted": [pack.hunting.ids[card] for card in self.hunted],
            "played": [bonus[face] for face in self.played],
            "prey": [pack.hunting.ids[card] for card in self.prey],
            "ideas": ["" if card == EMPTY else evolutions[card] for card in self.ideas],
            "beast": {
                "life": self.beast_life,
                "place": PLACES[self.beast_place] if self.beast_place >= 0 else "",
            },
            "trophy": self.trophy if self.trophy >= 0 else None,
            "round": self.round,
            "here": PLACES[self.here] if self.here >= 0 else "",
            "queue": self.queue,
            "question": self.question,
            "ending": ENDINGS[self.ending],
            "goal": self.goal,
        }

    def _forecast(self) -> dict[str, object] | None:
        f = self.frames[0] if self.frames else None
        if not isinstance(f, Fighting):
            return None
        weights = [self.pack.weights[i if i == BEAST else self.character[i]] for i in f.fighters]
        life = [self.beast_life if i == BEAST else self.life[i] for i in f.fighters]
        return forecast.forecast(f, weights, life, self.here)

    def _loot(self) -> list[int]:
        f = self.frames[0] if self.frames else None
        return forecast.loot(self.tokens[f.victims[0]]) if isinstance(f, Robbing) else []

    def _brings(self) -> dict[str, object]:
        pack = self.pack
        f = self.frames[0] if self.frames else None
        cards: dict[str, dict[str, int]] = {}
        for face in self.hand:
            brings.card(pack, self._store(self.seat), face, cards)
        if len(self.frames) > 1:  # it shows what the card asked about brings its player
            laid = self.frames[1]
            assert isinstance(laid, Countering)
            brings.card(pack, self._store(laid.player), laid.face, cards)
        store = self._store(f.seat) if isinstance(f, Acting) else None
        return {**brings.places(pack, store, self.here, self.prey), "cards": cards}

    def _store(self, seat: int) -> brings.Store:
        cards = self.decks[2] + len(self.played)
        return brings.Store(self.options, self.supply, self.life[seat], cards)

    def _needs(self) -> list[int]:
        if self.seat == SPECTATOR:
            return []
        return brings.needs(self.pack, self.ideas, self.points[self.seat], self.goal)


def view(s: State, seat: Seat) -> KromView:
    v = KromView(seat, s.pack, s.options, s.actions)
    v.character = s.character.copy()
    v.place = s.place.copy()
    v.life = s.life.copy()
    v.tokens = [tokens.copy() for tokens in s.tokens]
    if seat != SPECTATOR:
        v.hand = s.hands[seat].copy()
        v.order = s.orders[seat]
        memory = s.memory
        v.known = sorted(
            [(memory[i + 1], memory[i + 2]) for i in range(0, len(memory), 3) if memory[i] == seat]
        )
    v.sizes = [len(hand) for hand in s.hands]
    v.remade = s.remade.times
    v.own = s.remade.of(seat)
    v.plays = s.plays
    v.points = s.points.copy()
    v.realised = [cards.copy() for cards in s.realised]
    v.supply = s.options.seen(s.supply)
    v.decks = [len(s.picking), len(s.hunting), len(s.bonus), len(s.evolutions)]
    v.picked = s.picked.copy()
    v.hunted = s.hunted.copy()
    v.played = s.played.copy()
    v.prey = s.prey.copy()
    v.ideas = s.ideas.copy()
    v.beast_life = s.beast_life
    v.beast_place = s.beast_place
    v.trophy = s.trophy
    v.round = s.round
    v.here = s.here
    v.queue = s.queue.copy()
    v.frames = [frames.masked(f, seat) for f in s.frames]
    v.question = s.question
    v.ending = s.ending
    v.goal = s.goal
    return v
