"""The laws: property-based invariants of every game. A broken one raises AssertionError.

Run them on random states of your own game too: they need only the `Game` interface.
"""

from __future__ import annotations

from typing import Any

from kaboodle.core import position, record
from kaboodle.core.event import Event
from kaboodle.core.game import Move, Outcome
from kaboodle.core.ids import SPECTATOR, Action, Seat
from kaboodle.core.parsing import fingerprint
from kaboodle.core.record import Replay
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.rng import Rng
from kaboodle.core.shape import misfit
from kaboodle.testing.walk import AnyGame, state_after, walk


def chairs(game: AnyGame, s: Any) -> list[Seat]:
    """Return every seat at the table."""
    return [Seat(i) for i in range(game.seats(s))]


def face(game: AnyGame, s: Any) -> str:
    """Return a fingerprint of all that a state shows: its mark, every view, and the options."""
    views = [game.view(s, seat).to_json() for seat in [*chairs(game, s), SPECTATOR]]
    options = [game.options(s, seat) for seat in chairs(game, s)]
    return fingerprint([position.mark(game, s), views, options])


def someone_is_asked_or_it_is_over(game: AnyGame, s: Any) -> None:
    asked = game.asked(s)
    assert (game.outcome(s) is None) == (asked != []), "neither a question nor an outcome, or both"
    assert len(set(asked)) == len(asked)
    for seat in chairs(game, s):
        options = game.options(s, seat)
        assert (seat in asked) == (options != []), (
            f"seat {seat}: options without a question, or the reverse"
        )
        assert options == sorted(set(options)), "options are not ascending, or not unique"


def listed_is_not_refused(game: AnyGame, s: Any) -> None:
    """An action is legal for a seat exactly if it is not refused, and a refusal cites a clause."""
    at = game.soonest(s)
    for seat in chairs(game, s):
        listed = {*game.options(s, seat), *game.free(s, seat)}
        for number in range(len(game.catalogue)):
            action = Action(number)
            refusal = game.refusal(s, Move(seat, action, at))
            key = game.catalogue.key(action)
            assert (refusal is None) == (action in listed), f"seat {seat}: {key}"
            assert refusal is None or refusal.clause in game.box.clauses()


def play_leaves_its_input_alone(game: AnyGame, s: Any, move: Move) -> None:
    """`play` leaves its input alone, and `advance` on a clone leads to the same state."""
    before = face(game, s)
    after, _ = game.play(s, move)
    assert face(game, s) == before, "play changed the state it was given"
    copy = game.clone(s)
    assert face(game, copy) == before
    game.advance(copy, move.seat, move.action, move.at, None)
    assert face(game, copy) == face(game, after), "logging events changed the game"
    assert face(game, s) == before, "a clone shares state with its original"


def a_position_is_the_state(game: AnyGame, s: Any) -> None:
    """A state that is written as a position and read back is the same state."""
    text = position.write(game, s)
    back = position.read(game, text)
    assert position.write(game, back) == text
    assert face(game, back) == face(game, s)
    assert game.asked(back) == game.asked(s)


def a_view_cannot_tell_hidden_things_apart(game: AnyGame, s: Any, rng: Rng) -> None:
    """If hidden things are dealt again, a seat's view, question and options stay the same."""
    for me in [*chairs(game, s), SPECTATOR]:
        seen = game.view(s, me)
        twin = game.imagine(seen, rng)
        assert game.view(twin, me).to_json() == seen.to_json(), f"seat {me} sees something hidden"
        assert (me in game.asked(twin)) == (me in game.asked(s)), (
            f"seat {me}: being asked reveals something hidden"
        )
        assert game.waiting(twin, me) == game.waiting(s, me), (
            f"seat {me}: waiting reveals something hidden"
        )
        if me != SPECTATOR:
            assert game.options(twin, me) == game.options(s, me), (
                f"seat {me}: the options reveal something hidden"
            )
            assert game.free(twin, me) == game.free(s, me), (
                f"seat {me}: the free moves reveal something hidden"
            )
            assert game.question(twin, me) == game.question(s, me), (
                f"seat {me}: the question number reveals something hidden"
            )


def a_fresh_future_changes_chance_alone(game: AnyGame, s: Any, seed: int) -> None:
    """`reseed` changes the generator alone, and depends on the seed alone. It changes nothing on
    the table, and no other clone."""
    before = face(game, s)
    ours, again = game.clone(s), game.clone(s)
    game.reseed(ours, seed)
    game.reseed(again, seed ^ 1)
    changed = {name for name, part in game.describe(s).items() if game.describe(ours)[name] != part}
    assert changed == {"rng"}, "more than the generator changed, or nothing"
    assert game.describe(again)["rng"] != game.describe(ours)["rng"], (
        "two seeds led to the same generator"
    )
    game.reseed(again, seed)
    assert face(game, again) == face(game, ours), "the same seed led to two generators"
    assert face(game, s) == before, "a clone shares its generator"


def refusals_rest_on_what_is_known(game: AnyGame, s: Any, rng: Rng) -> None:
    """If hidden things are dealt again, every refusal stays the same, so that a seat learns
    nothing from the reason."""
    at = game.soonest(s)
    for me in chairs(game, s):
        twin = game.imagine(game.view(s, me), rng)
        for number in range(len(game.catalogue)):
            move = Move(me, Action(number), at)
            here, there = game.refusal(s, move), game.refusal(twin, move)
            reasons = [no.to_json() if no is not None else None for no in (here, there)]
            assert reasons[0] == reasons[1], (
                f"seat {me}: why not {game.catalogue.key(Action(number))}"
            )


def views_are_of_their_shape(game: AnyGame, s: Any) -> None:
    """Views and scenery fit the schemas of their box. The fields common to all views are the same
    in each, a spectator's included."""
    views = [game.view(s, me) for me in [*chairs(game, s), SPECTATOR]]
    for view in views:
        assert view.alike() == views[-1].alike(), f"common fields differ for seat {view.seat}"
        shown = view.to_json()
        shown.pop(REMEMBERED, None)
        assert view.seen() == shown, "seen() is not to_json() without what is remembered"
    faults = [misfit(game.box.view_shape(), view.to_json(), "view") for view in views]
    faults.append(misfit(game.box.scenery_shape(), game.scenery(), "scenery"))
    assert not any(faults), faults


def free_moves_are_private(game: AnyGame, s: Any) -> None:
    """A free move closes no question and logs no event, and nothing changes for other seats."""
    for seat in chairs(game, s):
        free = game.free(s, seat)
        assert free == sorted({*free} - {*game.options(s, seat)}), (
            "free moves are not ascending, or are options too"
        )
        others = [me for me in [*chairs(game, s), SPECTATOR] if me != seat]
        before = [_outlook(game, s, me) for me in others]
        for action in free:
            after, events = game.play(s, Move(seat, action, game.soonest(s)))
            assert events == [], f"seat {seat}: a free move logs an event"
            assert [_outlook(game, after, me) for me in others] == before, (
                "a free move shows to other seats"
            )
            assert game.question(after, seat) == game.question(s, seat)


def _outlook(game: AnyGame, s: Any, me: Seat) -> list[object]:
    """Return all that one seat sees and is asked."""
    seen: list[object] = [game.view(s, me).to_json(), game.waiting(s, me)]
    if me != SPECTATOR:
        seen += [game.options(s, me), game.free(s, me), game.question(s, me)]
    return seen


def events_tell_no_more_than_views(game: AnyGame, s: Any, move: Move, rng: Rng) -> None:
    """If a move has the same kinds of events in a state and in its twin, and a seat cannot tell
    the two apart afterwards, then the events it is shown are the same in every detail."""
    after, events = game.play(s, move)
    for me in [*chairs(game, s), SPECTATOR]:
        twin = _with_chance_of(game, game.imagine(game.view(s, me), rng), s)
        if game.refusal(twin, move) is not None:
            continue
        twin_after, twin_events = game.play(twin, move)
        alike = [e.key for e in twin_events] == [e.key for e in events]
        if alike and game.view(twin_after, me).to_json() == game.view(after, me).to_json():
            assert _as_seen(twin_events, me) == _as_seen(events, me), (
                f"an event shows seat {me} a secret"
            )


def _with_chance_of(game: AnyGame, twin: Any, s: Any) -> Any:
    """Give the twin the generator of `s`, so that the two differ only in what is hidden."""
    return game.restore({**game.describe(twin), "rng": game.describe(s)["rng"]})


def _as_seen(events: list[Event], seat: Seat) -> list[dict[str, object]]:
    return [event.seen_by(seat).to_json() for event in events]


def past_states_do_not_change(game: AnyGame, seats: int, seed: int, most: int) -> None:
    """A clone of any state of a game does not change while the game goes on."""
    kept = [(game.clone(s), face(game, s)) for s, _ in walk(game, seats, seed, most)]
    for s, before in kept:
        assert face(game, s) == before, "a clone shares state with its original"


def a_record_replays(game: AnyGame, seats: int, seed: int, most: int) -> None:
    """A record that is written, read and replayed has the same text and leads to the same state."""
    kept = record.begin(game, [f"Seat {i + 1}" for i in range(seats)], seed)
    s: Any = game.setup(seats, seed)
    for before, move in walk(game, seats, seed, most):
        s = game.clone(before)
        game.advance(s, move.seat, move.action, move.at, None)
        kept.add(game, move, s)
    kept.close(game, s)
    again = record.read(kept.text())
    assert again.text() == kept.text()
    assert again.moves == kept.moves
    assert position.mark(game, Replay(game, again).run()) == position.mark(game, s)


def a_random_game_ends(game: AnyGame, seats: int, seed: int, most: int = 100_000) -> None:
    """A random game ends, with winners among the seats and scores that their parts sum to."""
    s = state_after(game, seats, seed, most)
    outcome = game.outcome(s)
    assert outcome is not None, f"no end after {most} moves"
    assert outcome.winners and set(outcome.winners) <= set(chairs(game, s))
    assert len(outcome.scores) == seats
    assert outcome.clause in game.box.clauses()
    parts_sum_to_scores(outcome)


def parts_sum_to_scores(outcome: Outcome) -> None:
    """Each part is listed once and has points for every seat; together they make the scores."""
    sums = [sum(points) for points in zip(*[p.points for p in outcome.parts], strict=True)]
    assert sums == outcome.scores, "the parts do not sum to the scores"
    keys = [part.key for part in outcome.parts]
    assert len(set(keys)) == len(keys), "a part is listed twice"


def keys_name_actions(game: AnyGame) -> None:
    """Numbers map to keys and back, and no key can be mistaken for something else in a record."""
    for number, key in enumerate(game.catalogue.keys):
        assert game.catalogue.number(key) == number
        assert key == key.strip() and "\n" not in key and 0 < len(key) <= 200
