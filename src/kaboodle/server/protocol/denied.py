"""The only error clients ever see: a message key with arguments, and an HTTP status."""

from __future__ import annotations

from kaboodle.core.errors import GameError
from kaboodle.core.game import Refusal
from kaboodle.core.words import Args
from kaboodle.server.protocol.wire import Problem, Refused, Words


class Denied(Exception):
    """A refusal. `error-{error}` is the key of the message in the reader's language."""

    def __init__(self, error: str, status: int = 409, **args: str | int) -> None:
        super().__init__(error)
        self.error = error
        self.status = status
        self.key = f"error-{error}"
        self.args_: Args = dict(args)
        self.clause: str | None = None
        self.again = False  # whether to retry, perhaps at another node

    def problem(self) -> Problem:
        """Return the body of an HTTP error."""
        words = Words(self.key, dict(self.args_))
        return (
            Problem(self.error, words)
            if self.clause is None
            else Problem(self.error, words, self.clause)
        )

    def refused(self, id_: str) -> Refused:
        """Return the WebSocket answer to the message with this id."""
        words = Words(self.key, dict(self.args_))
        return (
            Refused(id_, self.error, words)
            if self.clause is None
            else Refused(id_, self.error, words, self.clause)
        )


def elsewhere(no: Denied) -> Denied:
    """Turn an error into "try again" (503): this node cannot read a table, but a node of another
    version may, and the load balancer may choose it."""
    no.status, no.again = 503, True
    return no


def by_rule(refusal: Refusal) -> Denied:
    """The error for a move that the rules forbid."""
    no = Denied("illegal", 409)
    no.key, no.args_, no.clause = refusal.words.key, refusal.words.args, refusal.clause
    return no


def by_input(error: str, fault: GameError) -> Denied:
    """The error for options, a pack or a record that a game refuses, with its reasons as text."""
    return Denied(error, 422, reason=str(fault)[:2000])


def by_field(fault: Exception) -> Denied:
    """The error for JSON that does not match its schema. The fault names the field."""
    return Denied("field", 400, reason=str(fault)[:200])
