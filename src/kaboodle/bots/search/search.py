"""Monte Carlo tree search (MCTS) over information sets: looking ahead on what one seat knows.

Every iteration is one determinization: it imagines a table that fits the view, tries one option
there and plays on until the seat is asked again. There the judge evaluates what the seat knows: no
random rollout follows. The others' choices are drawn from the judge's policy in their place, on
what they would see. So no player acts on what they cannot know, and neither does the seat itself:
below the root its nodes are information sets, told apart by its own view alone. Where the same one
comes up again, because nothing was drawn or thrown in between, the search goes on below it, as in a
tree. A game may say that the others are rather plain players: at most tables they then choose as
such, sealed answers too, and where it has a belief their hands explain how they have played.

At the root the options are tried equally often and on the same tables, with the same dice, so that
they differ by what they are worth and not by luck. After each round the better half stays
(sequential halving).
"""

from __future__ import annotations

from math import log
from typing import Any, Final, Generic, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.belief import Belief, weighed
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.bots.search.node import Node
from kaboodle.core.game import Game, Move, V
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng, derive, from_seed

LIKE_US: Final = 8  # at one table of so many the others play as the judge would, not plainly
_DEALT: Final = 3000  # tables imagined to find hands with which one rival would have played so
_KEPT: Final = 256  # so many are drawn from them
_APART: Final = 1 << 32  # the chance they are dealt by, past that of all tables
_TURNS: Final = 8  # at least so many batches: who goes first should tell those behind something


@final
class Report:
    """What came of it: for each option its chances as judged, how often it was tried and what it
    was worth (the judged worth of the question itself, if never)."""

    def __init__(
        self,
        options: list[Action],
        chances: list[float],
        visits: list[int],
        worth: list[float],
        best: int,
    ) -> None:
        self.options: Final = options
        self.chances: Final = chances
        self.visits: Final = visits
        self.worth: Final = worth
        self.best: Final = best

    def chosen(self) -> Action:
        return self.options[self.best]


@final
class _Walk(Generic[V]):
    """An iteration under way: a table of its own, and how it came there."""

    def __init__(self, s: Any, rng: Rng, patience: int, plain: Bot[V] | None) -> None:
        self.s: Final = s
        self.rng: Final = rng
        self.most: Final = patience  # how many choices may be drawn before it leaves the tree
        self.plain: Final = plain  # plays for all others
        self.nodes: Final[list[Node]] = []
        self.edges: Final[list[int]] = []
        self.drawn = 0  # choices, not chosen in the tree
        self.on_the_way: Final[list[float]] = []  # what it was worth past its leaf, so far
        self.below = False  # it has left the tree
        self.passed = False  # others were to choose
        # Whose judgement it waits for:
        self.seat = Seat(0)
        self.view: V | None = None
        self.options: list[Action] = []
        self.key = -1  # of the node to be, if it is the seat's own question


@final
class Search(Generic[V]):
    """One decision. Made from nothing that changes between decisions but what it is asked."""

    def __init__(
        self,
        game: Game[Any, V],
        judge: Judge[V],
        hints: SearchHints[V],
        effort: Effort,
        view: V,
        seed: int,
        belief: Belief[V] | None = None,
    ) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.hints: Final = hints
        self.effort: Final = effort
        self.view: Final = view
        self.me: Final = view.seat
        self.seed: Final = seed
        self.belief: Final = belief  # about what others hold, if they are plain players
        self.plain: Final = hints.plain()
        self.timed: Final = game.timed()
        self.most: Final = max(1, min(effort.batch, effort.iterations // _TURNS))  # under way
        self.tables: Final[list[Any]] = []  # imagined so far
        self.explaining: list[Any] = []  # with hands that explain how the others have played
        self.spent = 0  # judgements so far
        self.drift = 0.0

    def look(self, options: list[Action], judged: Judgement | None = None) -> Report:
        """`judged`: by whoever chooses, if that is another than who judges what is imagined."""
        judged = judged or self.judge.judge(self.view, options)
        root = Node(options, judged.chances, judged.worth[self.me])
        left = self._candidates(root)
        todo = self.effort.iterations
        while len(left) > 1 and todo > 1:
            left = left[:todo]
            rounds = _halvings(len(left))
            each = max(1, todo // (rounds * len(left)))
            todo -= len(left) * self._try(root, left, each, self._allowed(rounds))
            left = self._ranked(root, left)[: (len(left) + 1) // 2]
        worth = [root.mean(i) for i in range(len(options))]
        return Report(options, root.chances, root.visits, worth, left[0])

    def _allowed(self, rounds: int) -> int:
        """How much may be spent by the end of the first of so many rounds; -1 if that is free."""
        if self.effort.judgements == 0:
            return -1
        return self.spent + (self.effort.judgements - self.spent) // rounds

    def _candidates(self, root: Node) -> list[int]:
        """The likeliest options, as many as can be tried. Where one alone is to be thought of,
        nothing is."""
        least = self.hints.hopeless * max(root.chances)
        ranked = [(-chance, i) for i, chance in enumerate(root.chances) if chance >= least]
        ranked.sort()
        return [i for _, i in ranked[: max(1, min(self.effort.width, self.effort.iterations))]]

    def _share(self, s: Any) -> float:
        """Of the win, when the game is over."""
        outcome = self.game.outcome(s)
        assert outcome is not None, "nobody is asked, so the game is over"
        return 1.0 / len(outcome.winners) if self.me in outcome.winners else 0.0

    def _ranked(self, root: Node, left: list[int]) -> list[int]:
        """The best first, by what the judge would do and by what was found, which few tries do not
        tell for sure."""
        tries = max(root.visits)
        trust = self.hints.trust * tries / (tries + self.hints.steady)
        ranked = [(-log(root.chances[i]) - trust * root.mean(i), i) for i in left]
        ranked.sort()
        return [i for _, i in ranked]

    def _try(self, root: Node, left: list[int], each: int, enough: int) -> int:
        """Each of these options so many times more, or until so much is spent; how many times it
        was."""
        first = root.visits[left[0]]
        portion = each if enough < 0 else max(1, self.most // len(left))  # imagined at once
        under_way: list[_Walk[V]] = []
        started, whole = 0, each * len(left)
        while started < whole or under_way:
            waiting: list[_Walk[V]] = []
            if under_way:
                views: list[V] = []
                for walk in under_way:
                    assert walk.view is not None
                    views.append(walk.view)
                judged = self.judge.judge_all(views, [walk.options for walk in under_way])
                self.spent += len(judged)
                for i, walk in enumerate(under_way):
                    if self._goes_on_after(walk, judged[i]):
                        waiting.append(walk)
            while started < whole and len(waiting) < self.most:
                table = first + started // len(left)
                if table == len(self.tables):
                    if started and 0 <= enough <= self.spent:
                        whole = started
                        break
                    self._imagine(min(first + each, table + portion))
                edge = left[started % len(left)]
                started += 1
                rng = from_seed(derive(self.seed, 2 * table + 1))
                s = self.game.clone(self.tables[table])
                walk = _Walk(s, rng, self.hints.patience, self._plain_at(table))
                self._choose(walk, root, edge)
                if self._goes_on(walk):
                    waiting.append(walk)
            under_way = waiting
        return started // len(left)

    def _imagine(self, count: int) -> None:
        """So many tables. What others have sealed is drawn anew, as they are taken to play."""
        fresh: list[Any] = []
        rngs: list[Rng] = []
        plains: list[Bot[V] | None] = []
        while len(self.tables) < count:
            table = len(self.tables)
            rng = from_seed(derive(self.seed, 2 * table))
            s = self._imagined(table, rng)
            self.tables.append(s)
            fresh.append(s)
            rngs.append(rng)
            plains.append(self._plain_at(table))
        if not fresh:
            return
        seats = self.game.seats(fresh[0])
        self.drift = self.hints.drift(seats)
        for number in range(seats):
            if number != self.me:
                self._reseal(fresh, rngs, plains, Seat(number))

    def _imagined(self, table: int, rng: Rng) -> Any:
        """A table that fits the view and, where the others are plain players, what they chose."""
        belief = self.belief
        if belief is None or self._plain_at(table) is None or belief.choices() == 0:
            return self.game.imagine(self.view, rng)
        if not self.explaining:
            self.explaining = self._explaining(belief, from_seed(derive(self.seed, _APART)))
        return belief.anew(self.explaining[table % len(self.explaining)], rng)

    def _explaining(self, belief: Belief[V], rng: Rng) -> list[Any]:
        """Tables drawn from many more by how well they explain what the others have chosen. With
        more rivals there is more to explain and longer to imagine, and each hand tells less."""
        tables: list[Any] = [self.game.imagine(self.view, rng)]
        rivals = self.game.seats(tables[0]) - 1
        while len(tables) < min(_DEALT, self.effort.iterations) // rivals:
            tables.append(self.game.imagine(self.view, rng))
        weights = weighed([belief.odd(s, rng) for s in tables])
        ends: list[float] = []
        whole = 0.0
        for weight in weights:
            whole += weight
            ends.append(whole)
        drawn: list[Any] = []
        i = 0
        for k in range(_KEPT):
            while ends[i] < whole * (k + 0.5) / _KEPT:
                i += 1
            drawn.append(tables[i])
        rng.shuffle(drawn)
        return drawn

    def _reseal(
        self, tables: list[Any], rngs: list[Rng], plains: list[Bot[V] | None], seat: Seat
    ) -> None:
        views: list[V] = []
        options: list[list[Action]] = []
        where: list[int] = []
        for i, s in enumerate(tables):
            free = self.game.free(s, seat)
            if not free:
                continue
            view = self.game.view(s, seat)
            answers = self.hints.answers(view, free)
            if not answers:
                continue
            plain = plains[i]
            if plain is not None:
                self._seal(s, seat, plain.decide(view, answers, rngs[i]))
                continue
            views.append(view)
            options.append(answers)
            where.append(i)
        if not views:
            return
        self.spent += len(views)
        for k, judged in enumerate(self.judge.judge_all(views, options)):
            i = where[k]
            self._seal(tables[i], seat, options[k][_drawn(judged.chances, rngs[i])])

    def _seal(self, s: Any, seat: Seat, action: Action) -> None:
        self.game.advance(s, seat, action, self.game.soonest(s), None)

    def _plain_at(self, table: int) -> Bot[V] | None:
        """Who plays for the others there; None: they play as the judge would."""
        return self.plain if table % LIKE_US else None

    def _goes_on(self, walk: _Walk[V]) -> bool:
        """Play on until a judgement is needed; False if the walk came to its end."""
        game, s = self.game, walk.s
        while True:
            asked = game.asked(s)
            if not asked:
                self._learn(walk, self._share(s))
                return False
            seat = self.me if self.me in asked else asked[0]
            options = game.options(s, seat)
            if len(options) == 1:
                self._play(walk, seat, options[0])
                continue
            view = game.view(s, seat)
            if walk.plain is not None and seat != self.me:
                walk.passed = True
                self._play(walk, seat, walk.plain.decide(view, options, walk.rng))
                continue
            walk.key = -1
            if seat == self.me and not walk.below:
                node, edge = walk.nodes[-1], walk.edges[-1]
                walk.key = edge << 32 | self.hints.infoset_key(view)
                below = node.next.get(walk.key)
                if below is not None and below.options == options:
                    self._choose(walk, below, below.choice(self.effort.explore))
                    continue
            walk.seat = seat
            walk.view = view
            walk.options = options
            return True

    def _goes_on_after(self, walk: _Walk[V], judged: Judgement) -> bool:
        """It has its judgement: a leaf is worth that, and so is each of the seat's questions that
        it plays on to; anybody else's choice is drawn by it."""
        own = walk.seat == self.me
        leaf = own and walk.below
        if not own:
            walk.passed = True
        if not walk.below and (own or walk.drawn == walk.most):
            if own:
                above = walk.nodes[-1].next
                node = above.get(walk.key)
                if node is None:
                    node = Node(walk.options, judged.chances, judged.worth[self.me])
                    above[walk.key] = node
                if self.hints.in_turns and not walk.passed and node.options == walk.options:
                    self._choose(walk, node, node.choice(self.effort.explore))
                    return self._goes_on(walk)
            walk.below = leaf = True
        if leaf:
            if len(walk.on_the_way) == self.effort.depth:
                self._learn(walk, judged.worth[self.me])
                return False
            walk.on_the_way.append(judged.worth[self.me])
        walk.drawn += 1
        chances = judged.chances
        edge = chances.index(max(chances)) if own else _drawn(chances, walk.rng)
        self._play(walk, walk.seat, walk.options[edge])
        return self._goes_on(walk)

    def _choose(self, walk: _Walk[V], node: Node, edge: int) -> None:
        walk.nodes.append(node)
        walk.edges.append(edge)
        node.begin(edge)
        self._play(walk, self.me, node.options[edge])

    def _play(self, walk: _Walk[V], seat: Seat, action: Action) -> None:
        """In time, where there is a clock, or the table is quicker."""
        game, s = self.game, walk.s
        at = game.soonest(s)
        if self.timed:
            at = self.hints.when(game.view(s, seat), action, at, walk.rng)
            due = game.due(s)
            if due is not None and due.at <= at:
                _carry_out(game, s, due)
                return
        game.advance(s, seat, action, at, None)

    def _learn(self, walk: _Walk[V], worth: float) -> None:
        """What it was worth on the way and in the end, which stays so if the game was over early:
        near judgements err more, far ones are more a matter of luck."""
        steps = self.effort.depth + 1
        worth = (sum(walk.on_the_way) + worth * (steps - len(walk.on_the_way))) / steps
        if walk.passed:
            worth += 4.0 * self.drift * worth * (1.0 - worth)  # what is won or lost stays so
        for i, node in enumerate(walk.nodes):
            node.end(walk.edges[i], worth)


def _carry_out(game: Game[Any, V], s: Any, move: Move) -> None:
    game.advance(s, move.seat, move.action, move.at, None)


def _halvings(n: int) -> int:
    """How often n must be halved until one is left."""
    rounds = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds


def _drawn(chances: list[float], rng: Rng) -> int:
    """One of them, by its chance."""
    at = float(rng.next32()) / 4294967296.0
    last = 0
    for i, chance in enumerate(chances):
        if chance > 0.0:
            at -= chance
            last = i
            if at < 0.0:
                break
    return last
