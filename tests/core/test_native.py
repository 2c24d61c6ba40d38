"""How compiled objects are copied, tested on classes that behave like them in both builds."""

from __future__ import annotations

import copy
import copyreg
import sys
from types import ModuleType

import pytest

from kaboodle.core import native


class Compiled(type):
    """Python classes have no `__text_signature__` of their own; compiled ones do."""

    __text_signature__: str | None = None


class Deck(metaclass=Compiled):
    """Two Final fields, as the compiler makes them: one is an argument, one is filled later."""

    __mypyc_attrs__ = ("name", "cards", "drawn")
    __text_signature__ = "(name)"

    def __init__(self, name: str) -> None:
        self._name = name
        self._cards: list[int] = []
        self.drawn = 0

    @property
    def name(self) -> str:
        return self._name

    @property
    def cards(self) -> list[int]:
        return self._cards


class Table(metaclass=Compiled):
    """Holds a deck, and a number that follows from its seats."""

    __mypyc_attrs__ = ("seats", "goal", "deck", "__dict__")
    __text_signature__ = "(seats)"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._deck = Deck("pile")

    @property
    def goal(self) -> int:
        return 10 - self.seats

    @property
    def deck(self) -> Deck:
        return self._deck


class Odd(metaclass=Compiled):
    """Its constructor arguments cannot be recovered."""

    __mypyc_attrs__ = ("seats",)
    __text_signature__ = None


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("toygame.table")
    for cls in (Deck, Table):
        monkeypatch.setattr(cls, "__module__", module.__name__)
        monkeypatch.setattr(module, cls.__name__, cls, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(copyreg, "dispatch_table", copyreg.dispatch_table.copy())
    native.register("toygame")


@pytest.mark.usefixtures("registered")
def test_an_object_is_rebuilt_and_its_fields_restored() -> None:
    table = Table(3)
    table.deck.cards.extend([7, 8])
    table.deck.drawn = 5

    again = native.reduced(table)[0](*copy.deepcopy(native.reduced(table)[1]))

    assert isinstance(again, Table)
    assert (again.seats, again.goal) == (3, 7)
    assert (again.deck.name, again.deck.cards, again.deck.drawn) == ("pile", [7, 8], 5)
    assert again.deck.cards is not table.deck.cards


def test_apart_is_the_same_in_both_builds() -> None:
    deck = Deck("pile")
    deck.drawn = 2

    assert native.apart(deck) == native.reduced(deck)
    assert native.apart({1})[0] is set


def test_a_class_that_hides_its_parameters_is_refused() -> None:
    with pytest.raises(TypeError, match="Odd: a default must be a literal"):
        native.parameters(Odd)
