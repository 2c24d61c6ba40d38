"""Rule options: fill in the defaults, and refuse everything else with all reasons."""

from __future__ import annotations

from kaboodle.core.errors import OptionsError
from kaboodle.core.parsing import Reader, listed, shown, spanned
from kaboodle.core.rng import SEED_BITS
from kaboodle.core.schema import Choice, Field, Flag, Value, Whole


def settle(
    fields: list[Field], given: dict[str, object], game: str = "this game"
) -> dict[str, Value]:
    """Return a value for every option, in the order of the fields, or raise OptionsError."""
    faults: list[str] = []
    reader = Reader(given, "", faults)
    known = [field.name for field in fields]
    out: dict[str, Value] = {}
    for field in fields:
        assert isinstance(field, (Flag, Choice, Whole)), "an option is a simple value"
        if reader.has(field.name):
            out[field.name] = field.read(reader)
        else:
            assert field.default is not None, "an option has a default"
            out[field.name] = field.default
    faults = [f"option {fault}" for fault in faults]
    for name in given:
        if name not in known:
            faults.append(f"unknown option {shown(name)!r} for {game}; it knows: {listed(known)}")
    if faults:
        raise OptionsError(faults)
    return out


def check_table(seats: int, span: tuple[int, int], seed: int) -> None:
    """Check the number of seats and the seed; raise OptionsError."""
    faults: list[str] = []
    low, high = span
    if not low <= seats <= high:
        faults.append(f"seats: this game is for {spanned(low, high)} players, not {seats}")
    if not 0 <= seed < 1 << SEED_BITS:
        faults.append(f"seed: must be from 0 to 2**{SEED_BITS} - 1, not {seed}")
    if faults:
        raise OptionsError(faults)
