"""Levels and characters at a table of the server: who comes, and how they are called."""

from __future__ import annotations

import pytest

from kaboodle.bots import BOTS
from kaboodle.bots.levels import character_of, level_of
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.homes import OURS
from kaboodle.server.http import games, replays
from kaboodle.server.live.bot_pool import BotTask, choose_action
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.tokens import hashed
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.table import commands, lines
from tests.server.kit.in_process import in_hall, started

BOT = wire.SeatWish("bot", "hard")


def test_no_two_characters_at_a_table_are_alike_and_they_have_their_own_names() -> None:
    async def story(hall: Hall) -> None:
        for _ in range(4):  # whoever has the first turn
            live, _, _ = await hall.set_table(
                wire.Wish("krom", [wire.SeatWish(), *[BOT] * 4], name="Ada")
            )
            bots = [chair.bot for chair in live.table.chairs[1:]]
            assert {level_of(BOTS["krom"], bot) for bot in bots} == {"hard"}
            keys = [character_of(BOTS["krom"], bot) for bot in bots]
            assert sorted(keys) == ["rokka", "ugra", "umo", "zik"]
            names = [chair.name for chair in live.table.chairs[1:]]
            assert names == [key.capitalize() for key in keys]

    in_hall(story)


def test_who_is_asked_for_without_a_level_is_easy() -> None:
    async def story(hall: Hall) -> None:
        seats = [wire.SeatWish(), wire.SeatWish("bot")]
        live, _, _ = await hall.set_table(wire.Wish("kero", seats))
        assert level_of(BOTS["kero"], live.table.chairs[1].bot) == "easy"

    in_hall(story)


def test_a_rematch_can_be_played_at_another_level() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        await live.carry_out(lambda: [lines.BotSat(1, "easy-orin"), lines.Resigned(0)])
        again = await hall.find(await hall.renew(live.table))
        assert again.table.chairs[1].bot == "easy-orin"
        assert replays.of_table(again.table, SPECTATOR).header.bots == ["", "easy-orin"]
        next_ = await hall.find(await hall.renew(again.table, level="medium"))
        assert next_.table.chairs[1].bot == "medium-orin"
        with pytest.raises(Denied, match="no-bot"):
            await hall.renew(live.table, level="divine")

    in_hall(story)


@pytest.mark.parametrize("who", [0, 1])
def test_a_rematch_is_the_hosts_or_if_they_have_left_whoever_asks(who: int) -> None:
    async def story(hall: Hall) -> None:
        wish = wire.Wish("kaskaria", [wire.SeatWish()] * 3, name="Ada")
        live, _, _ = await hall.set_table(wish)
        ada, bo, cem = live.table.terms.host, hashed("Bo"), hashed("Cem")
        sat: list[lines.Line] = [lines.Sat(1, "Bo", bo), lines.Sat(2, "Cem", cem), lines.Started()]
        await live.carry_out(lambda: [*sat, lines.TookOver(who, "easy-orin")])
        again = await hall.find(await hall.renew(live.table, person=cem))
        assert again.table.terms.host == [cem, ada][who]
        assert [chair.token for chair in again.table.chairs] == [ada, bo, cem]

    in_hall(story)


def test_whoever_resigns_in_a_game_of_two_has_not_left_and_no_bot_plays_on() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        await live.carry_out(lambda: commands.resign(live.table, Seat(0)))
        assert [chair.away for chair in live.table.chairs] == [False, False]
        replay = replays.of_table(live.table, SPECTATOR)
        assert replay.header.away == [False, False]
        again = await hall.find(await hall.renew(live.table, person=hashed("Bo")))
        assert again.table.terms.host == live.table.terms.host

    in_hall(story)


def test_a_replay_tells_for_whom_a_bot_has_played_on_and_a_record_does_not_know() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo", "Cy"])
        await live.carry_out(lambda: [lines.TookOver(1, "easy-orin")])
        await live.carry_out(lambda: [lines.TookOver(2, "easy-piko"), lines.Resigned(2)])
        header = replays.of_table(live.table.snapshot().table(), SPECTATOR).header
        assert (header.bots, header.away) == (["", "", ""], [False, True, True])
        await live.carry_out(lambda: [lines.TookBack(1)])
        assert replays.of_table(live.table, SPECTATOR).header.away == [False, False, True]
        kept = replays.of_record(live.table.game, live.table.record(), SPECTATOR)
        assert kept.header.away == [False, False, False]

    in_hall(story)


@pytest.mark.parametrize("name", OURS)
def test_people_are_offered_levels_and_researchers_the_rest(name: str) -> None:
    game = games.one_game(name)
    assert game.levels == ["easy", "medium", "hard", "expert"]
    assert [bot.name for bot in game.bots] == list(BOTS[name])
    offered = dict.fromkeys(bot.level for bot in game.bots if bot.level)
    assert list(offered) == game.levels
    assert [bot.name for bot in game.bots if not bot.level] == ["random", "greedy"]


def test_a_game_without_levels_offers_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = {name: BOTS["kaskaria"][name] for name in ("random", "greedy")}
    monkeypatch.setitem(BOTS, "kaskaria", plain)
    game = games.one_game("kaskaria")
    assert game.levels == []
    assert [(bot.name, bot.level) for bot in game.bots] == [("random",) * 2, ("greedy",) * 2]


def test_a_server_can_have_its_bots_look_less_far() -> None:
    for iterations in (0, 2):
        task = BotTask("kaskaria", "", {"first": "seat1"}, 2, 1, b"", 0, "expert-orin",
                          iterations=iterations)  # fmt: skip
        action, at = choose_action(task)
        assert action >= 0 and at == 0
