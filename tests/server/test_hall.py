"""Tables set, found and swept away."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaboodle.server import wire
from kaboodle.server.denied import Denied
from kaboodle.server.hall import Hall
from tests.server.inside import in_hall

OPEN = wire.SeatWish()


@pytest.mark.parametrize(
    ("wish", "error", "reason"),
    [
        (wire.Wish("kaskaria", [OPEN] * 9), "options", "seats"),
        (wire.Wish("kaskaria", [OPEN] * 2, {"wrong": 1}), "options", "wrong"),
        (wire.Wish("kaskaria", [OPEN] * 2, pack="name = 1"), "pack", "name"),
        (wire.Wish("kaskaria", [OPEN] * 2, pack="name ="), "pack", "not TOML"),
    ],
)
def test_what_is_wrong_with_a_wish_is_named(
    tmp_path: Path, wish: wire.Wish, error: str, reason: str
) -> None:
    async def story(hall: Hall) -> None:
        with pytest.raises(Denied) as no:
            await hall.set_table(wish)
        assert no.value.error == error
        assert reason in str(no.value.args_["reason"])
        assert (reason == "not TOML") == ("TOML" in str(no.value.args_["reason"]))

    in_hall(tmp_path, story)
