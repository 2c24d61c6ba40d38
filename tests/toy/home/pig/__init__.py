"""Pig: one die, two players, roll or stop. A game as a distribution of its own would bring it."""

from typing import Final

from kaboodle.homes import Home

HOME: Final = Home("pig", rules="pig.rules", bots="pig.bots", terminal="pig.terminal", locale="pig")
