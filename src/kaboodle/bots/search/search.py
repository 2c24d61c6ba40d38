"""Monte Carlo tree search (MCTS) over information sets: looking ahead on what one seat knows.

Every iteration is one determinization: it imagines a table that fits the view, tries one option
there and plays on until the seat is asked again. There the judge evaluates what the seat knows: no
random rollout follows. The others' choices are drawn from the judge's policy in their place, on
what they would see. So no player acts on what they cannot know, and neither does the seat itself:
below the root its nodes are information sets, which its own view alone tells apart. Where the same
one comes up again, because nothing was drawn or thrown in between, the search goes on below it, as
in a tree.

A game's hints may name a plain player for the others. At most tables they then choose as it does,
sealed answers included. If the game has a belief, their hands there explain how they have played.

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
_DEALT: Final = 3000  # tables imagined to find hands that explain how one rival played
_KEPT: Final = 256  # tables drawn from them
_APART: Final = 1 << 32  # the branch of the seed for them, past those of all tables
_TURNS: Final = 8  # at least so many batches, so that later iterations learn from earlier ones


@final
class Report:
    """The result of a search: for each option its prior, its visits and its worth (the judged worth
    of the question itself, if it was never tried)."""

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
    """An iteration in progress: a table of its own, and the path that led there."""

    def __init__(self, s: Any, rng: Rng, patience: int, plain: Bot[V] | None) -> None:
        self.s: Final = s
        self.rng: Final = rng
        self.most: Final = patience  # choices that may be drawn before it leaves the tree
        self.plain: Final = plain  # plays for all others
        self.nodes: Final[list[Node]] = []
        self.edges: Final[list[int]] = []
        self.drawn = 0  # choices made outside the tree
        self.on_the_way: Final[list[float]] = []  # worths judged past its leaf, so far
        self.below = False  # whether it has left the tree
        self.passed = False  # whether another seat has had a choice
        # The question it waits to have judged:
        self.seat = Seat(0)
        self.view: V | None = None
        self.options: list[Action] = []
        self.key = -1  # of the new node, if the question is the seat's own


@final
class Search(Generic[V]):
    """One decision. It depends on nothing but its arguments, so none affects the next."""

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
        self.most: Final = max(1, min(effort.batch, effort.iterations // _TURNS))  # at once
        self.tables: Final[list[Any]] = []  # imagined so far
        self.explaining: list[Any] = []  # with hands that explain how the others have played
        self.spent = 0  # judgements so far
        self.drift = 0.0

    def look(self, options: list[Action], judged: Judgement | None = None) -> Report:
        """Return the result of the search. Pass `judged` if the root has another judge than what is
        imagined."""
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
        """Return how many judgements may be spent by the end of the first of so many rounds; -1 if
        there is no limit."""
        if self.effort.judgements == 0:
            return -1
        return self.spent + (self.effort.judgements - self.spent) // rounds

    def _candidates(self, root: Node) -> list[int]:
        """Return the likeliest options, as many as can be tried. If only one remains, nothing is
        tried."""
        least = self.hints.hopeless * max(root.chances)
        ranked = [(-chance, i) for i, chance in enumerate(root.chances) if chance >= least]
        ranked.sort()
        return [i for _, i in ranked[: max(1, min(self.effort.width, self.effort.iterations))]]

    def _share(self, s: Any) -> float:
        """Return the seat's share of the win, once the game is over."""
        outcome = self.game.outcome(s)
        assert outcome is not None, "no seat is asked, so the game is over"
        return 1.0 / len(outcome.winners) if self.me in outcome.winners else 0.0

    def _ranked(self, root: Node, left: list[int]) -> list[int]:
        """Rank options, best first, by the prior and by the worth found, which counts less after
        few tries."""
        tries = max(root.visits)
        trust = self.hints.trust * tries / (tries + self.hints.steady)
        ranked = [(-log(root.chances[i]) - trust * root.mean(i), i) for i in left]
        ranked.sort()
        return [i for _, i in ranked]

    def _try(self, root: Node, left: list[int], each: int, enough: int) -> int:
        """Try each of these options `each` times more, or until `enough` judgements are spent.
        Return how many times each was tried."""
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
        """Imagine tables until there are this many. Draw what others have sealed again, from how
        they are assumed to play."""
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
        """Return a table that fits the view and, if the others are plain players, what they
        chose."""
        belief = self.belief
        if belief is None or self._plain_at(table) is None or belief.choices() == 0:
            return self.game.imagine(self.view, rng)
        if not self.explaining:
            self.explaining = self._explaining(belief, from_seed(derive(self.seed, _APART)))
        return belief.resample(self.explaining[table % len(self.explaining)], rng)

    def _explaining(self, belief: Belief[V], rng: Rng) -> list[Any]:
        """Sample tables from many more by how well they explain what the others chose. With more
        rivals fewer are imagined, because each takes longer to imagine and its hands tell less."""
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
        """Return the bot that plays for the others at this table; None if they play as the judge
        would."""
        return self.plain if table % LIKE_US else None

    def _goes_on(self, walk: _Walk[V]) -> bool:
        """Play on until a judgement is needed. Return False if the walk has ended."""
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
        """Use a walk's judgement and play on; return False if the walk has ended. The judgement is
        the worth of a leaf and of each later question of the seat's own. Another seat's choice is
        sampled from it."""
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
        """Carry out an action. If there is a clock, what is due before it happens instead."""
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
        """Add a walk's worth to the nodes of its path: the mean of what was judged on the way and
        the final worth, which fills the steps that an early end leaves. Near judgements err more,
        far ones depend more on luck."""
        steps = self.effort.depth + 1
        worth = (sum(walk.on_the_way) + worth * (steps - len(walk.on_the_way))) / steps
        if walk.passed:
            worth += 4.0 * self.drift * worth * (1.0 - worth)  # 0 and 1 stay as they are
        for i, node in enumerate(walk.nodes):
            node.end(walk.edges[i], worth)


def _carry_out(game: Game[Any, V], s: Any, move: Move) -> None:
    game.advance(s, move.seat, move.action, move.at, None)


def _halvings(n: int) -> int:
    """Return how often n must be halved until one is left."""
    rounds = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds


def _drawn(chances: list[float], rng: Rng) -> int:
    """Sample an index by these probabilities."""
    at = float(rng.next32()) / 4294967296.0
    last = 0
    for i, chance in enumerate(chances):
        if chance > 0.0:
            at -= chance
            last = i
            if at < 0.0:
                break
    return last
