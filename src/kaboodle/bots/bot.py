"""What a bot is: it gets a view and its options, never a state, and answers with one of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from kaboodle.core.game import V
from kaboodle.core.ids import Action
from kaboodle.core.native import mypyc_attr
from kaboodle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[V]):
    """Sits in any seat. Keeps nothing between decisions that a view does not hold."""

    @abstractmethod
    def decide(self, view: V, options: list[Action], rng: Rng) -> Action:
        """One of the options. All chance comes from `rng`, so that a seed repeats it."""
