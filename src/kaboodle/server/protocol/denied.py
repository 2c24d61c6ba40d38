"""No, and why: the one shape in which the server refuses anything."""

from __future__ import annotations

from kaboodle.core.errors import GameError
from kaboodle.core.game import Refusal
from kaboodle.core.words import Args
from kaboodle.server.protocol.wire import Problem, Refused, Words


class Denied(Exception):
    """Refused with a message key; `status` is what HTTP calls it."""

    def __init__(self, error: str, status: int = 409, **args: str | int) -> None:
        super().__init__(error)
        self.error = error
        self.status = status
        self.key = f"error-{error}"
        self.args_: Args = dict(args)
        self.clause: str | None = None
        self.again = False  # nothing was done, and another node may be able to

    def problem(self) -> Problem:
        words = Words(self.key, dict(self.args_))
        return (
            Problem(self.error, words)
            if self.clause is None
            else Problem(self.error, words, self.clause)
        )

    def refused(self, id_: str) -> Refused:
        words = Words(self.key, dict(self.args_))
        return (
            Refused(id_, self.error, words)
            if self.clause is None
            else Refused(id_, self.error, words, self.clause)
        )


def elsewhere(no: Denied) -> Denied:
    """This node cannot read a table. One of another version may: whoever asks is to ask again, and
    a balancer leads them on."""
    no.status, no.again = 503, True
    return no


def by_rule(refusal: Refusal) -> Denied:
    """The rules say no."""
    no = Denied("illegal", 409)
    no.key, no.args_, no.clause = refusal.words.key, refusal.words.args, refusal.clause
    return no


def by_input(error: str, fault: GameError) -> Denied:
    """Options, a pack or a record that the rules refuse; the reasons are in the text."""
    return Denied(error, 422, reason=str(fault)[:2000])


def by_field(fault: Exception) -> Denied:
    """JSON, but not what is asked for: the fault names the field."""
    return Denied("field", 400, reason=str(fault)[:200])
