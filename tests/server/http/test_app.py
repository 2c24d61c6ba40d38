"""The routes beside the table: games, records, operation, pages, and what goes wrong."""

from __future__ import annotations

import re
import sqlite3
import threading
import urllib.parse
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kaboodle import homes, packs
from kaboodle.core.game import Move
from kaboodle.core.ids import Seat
from kaboodle.core.record import Record, begin
from kaboodle.server.http import games, pages, replays
from kaboodle.server.live import new_table
from kaboodle.server.protocol.wire_http import Replay
from kaboodle.server.storage.store import StoreError
from kaboodle.server.table import shared_games
from kaboodle.shelf import BOXES, AnyGame, open_game
from tests.server.kit.client import Near, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with running(tmp_path_factory.mktemp("app") / "tables.sqlite") as started:
        yield started


def a_record(seats: int = 2) -> str:
    game = open_game("kaskaria", {"first": "seat1"})
    s, kept = game.setup(seats, 1), begin(game, ["Ada", "Bo"], 1)
    for _ in range(4):
        seat = game.asked(s)[0]
        move = Move(seat, game.options(s, seat)[0])
        s, _ = game.play(s, move)
        kept.add(game, move, s)
    return kept.text()


def test_a_record_is_replayed_through_any_eyes(server: Near) -> None:
    for seat, hand in ((-1, 0), (0, 4)):
        status, replay = server.call("POST", f"/api/replay?seat={seat}", a_record())
        assert status == 200
        assert replay["header"]["names"] == ["Ada", "Bo"]
        assert [step["move"] and step["move"]["seat"] for step in replay["steps"][:3]] == [
            None, 0, 1,
        ]  # fmt: skip
        assert (len(replay["steps"][0]["view"]["hand"]) > 0) == (hand > 0)
        assert replay["outcome"] is None


@pytest.mark.parametrize(
    ("old", "new"),
    [('"seat1"', '"nobody"'), ("take", "steal"), ('"game":"kaskaria"', '"game":"go"')],
)  # fmt: skip
def test_a_record_that_does_not_replay_is_refused(server: Near, old: str, new: str) -> None:
    text = a_record()
    assert old in text
    status, problem = server.call("POST", "/api/replay", text.replace(old, new))
    assert (status, problem["error"]) == (422, "record")
    assert "line" in problem["words"]["args"]["reason"]


def test_of_a_very_long_record_the_beginning_is_shown(
    server: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_STEPS", 2)
    assert len(server.call("POST", "/api/replay", a_record())[1]["steps"]) == 3


def test_a_replay_that_takes_long_holds_nobody_up(
    server: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered, whole = threading.Event(), threading.Event(), replays.of_record

    def slow(game: AnyGame, kept: Record, seat: Seat) -> Replay:
        asked.set()
        assert answered.wait(60)
        return whole(game, kept, seat)

    monkeypatch.setattr(replays, "of_record", slow)
    with ThreadPoolExecutor(1) as one:
        long = one.submit(server.call, "POST", "/api/replay", a_record())
        assert asked.wait(60)
        assert server.call("GET", "/healthz")[0] == 200
        answered.set()
        assert long.result()[0] == 200


def test_a_pack_that_takes_long_to_read_holds_nobody_up(
    server: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered = threading.Event(), threading.Event()

    def slow(text: str) -> None:
        asked.set()
        assert answered.wait(60)
        raise ValueError("it is long")

    monkeypatch.setattr(new_table, "check_pack", slow)
    wish = {"game": "kaskaria", "seats": [{}, {}], "pack": "name = 'long'"}
    with ThreadPoolExecutor(1) as one:
        long = one.submit(server.call, "POST", "/api/tables", wish)
        assert asked.wait(60)
        assert server.call("GET", "/healthz")[0] == 200
        answered.set()
        assert long.result()[0] == 422


@pytest.mark.parametrize("game", list(BOXES))
def test_a_pack_of_one_s_own_is_played_with(server: Near, game: str) -> None:
    pack = packs.shipped(game).replace("name =", 'name = "ours" #', 1)
    status, body = server.call(
        "POST", "/api/tables", {"game": game, "seats": [{}, {}], "pack": pack}
    )
    assert status == 201
    assert server.call("GET", f"/api/tables/{body['id']}")[0] == 200


@pytest.mark.parametrize("seat", ["2", "-2", "x", "999", "²"])
def test_eyes_that_are_nobody_s(server: Near, seat: str) -> None:
    path = f"/api/replay?seat={urllib.parse.quote(seat)}"
    status, problem = server.call("POST", path, a_record())
    assert (status, problem["error"]) == (422, "no-seat")


@pytest.mark.parametrize("game", list(BOXES))
def test_a_game_tells_all_that_is_needed_to_draw_it(server: Near, game: str) -> None:
    status, body = server.call("GET", f"/api/games/{game}")
    assert status == 200
    assert len(body["catalogue"]["keys"]) == len(body["catalogue"]["words"])
    assert body["name"] in [summary["name"] for summary in server.call("GET", "/api/games")[1]]
    assert f"game-{game} =" in server.call("GET", "/api/locale/en")[1]
    assert f"game-{game} =" in server.call("GET", f"/api/locale/en/{game}")[1]


def test_what_a_game_looks_like_is_put_together_once() -> None:
    game = shared_games.shared("krom", "", {})
    assert games.opened(game).pack is games.opened(game).pack


def test_a_language_comes_in_parts_that_are_the_whole_together(server: Near) -> None:
    """What is said around every game is light; a game's own words are fetched with its box."""

    def keys(path: str) -> set[str]:
        return set(re.findall(r"^([a-z][\w-]*) =", server.call("GET", path)[1], re.MULTILINE))

    around = keys("/api/locale/fr")
    own = {key for game in BOXES for key in keys(f"/api/locale/fr/{game}")}
    whole = {
        key
        for name, text in homes.locale("fr")
        for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        if not name.startswith("cli")
    }
    assert around | own == whole
    assert around & own == {f"game-{game}" for game in BOXES}


def test_the_host_sits_down_with_the_same_token(server: Near) -> None:
    wish = {"game": "kaskaria", "seats": [{}, {}]}
    _, opened = server.call("POST", "/api/tables", wish)
    assert opened["seat"] is None
    path = f"/api/tables/{opened['id']}"
    status, joined = server.call("POST", f"{path}/join", {"name": "Ada"}, opened["token"])
    assert (status, joined["token"], joined["seat"]) == (201, opened["token"], 0)
    _, other = server.call("POST", f"{path}/join", {"name": "Bo"}, opened["token"])
    assert other["token"] != opened["token"], "one seat, one token"
    assert server.call("GET", f"{path}/replay")[1]["error"] == "not-started"
    assert server.call("GET", f"/api/codes/{opened['code'].lower()}")[1]["id"] == opened["id"]


def test_what_operation_looks_at(server: Near) -> None:
    assert server.call("GET", "/healthz") == (200, "ok\n")
    assert server.call("GET", "/readyz") == (200, "ready\n")
    assert server.call("GET", "/api/openapi.json")[1]["openapi"] == "3.1.0"
    assert "$defs" in server.call("GET", "/api/protocol.json")[1]


def test_counts_are_told_to_whoever_has_the_token(server: Near, tmp_path: Path) -> None:
    assert server.call("GET", "/metrics")[0] == server.call("GET", "/metrics", token="")[0] == 404
    with running(tmp_path / "tables.sqlite", metrics_token="abc") as other:
        assert [other.call("GET", "/metrics", token=t)[0] for t in (None, "ab")] == [404, 404]
        status, text = other.call("GET", "/metrics", token="abc")
        assert status == 200 and "kaboodle_tables" in text


def test_whoever_is_refused_is_counted_wherever_that_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "tables.sqlite", table_rate=1, request_rate=1) as server:
        store, refused = server.hall.store, server.hall.services.metrics.refused
        wish = {"game": "kaskaria", "seats": [{}, {}]}
        assert refused == {"unavailable": 0, "slow-down": 0}, "so that the first is a rise"
        assert [server.call("POST", "/api/tables", wish)[0] for _ in range(2)] == [201, 429]
        assert refused["slow-down"] == 1

        async def fails(**_: object) -> None:
            raise StoreError("no disk")

        monkeypatch.setattr(store, "find", fails)
        assert server.call("GET", "/api/tables")[0] == 503
        assert refused["unavailable"] == 1
        while server.call("GET", "/healthz")[0] != 429:
            pass
        assert refused["slow-down"] == 2


def test_before_it_is_open_it_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        server.hall.ready = False
        assert server.call("GET", "/readyz") == (503, "not ready\n")


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/games", 405, "not-allowed"),
        ("GET", "/api/games/chess", 404, "no-game"),
        ("GET", "/api/locale/xx", 404, "not-found"),
        ("GET", "/api/locale/en/chess", 404, "not-found"),
        ("GET", "/api/tables/x/replay?seat=0", 404, "no-table"),
    ],
)
def test_what_is_not_there(server: Near, method: str, path: str, status: int, error: str) -> None:
    code, problem = server.call(method, path)
    assert (code, problem["error"]) == (status, error)


def test_a_fault_of_ours_is_told_without_its_insides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(games, "all_games", broken)
    with running(tmp_path / "tables.sqlite") as server:
        status, problem = server.call("GET", "/api/games")
        assert (status, problem["error"]) == (500, "internal")
        assert "internal" in server.log()


def test_a_log_that_cannot_be_read_leaves_the_page_alone(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("the page")
    with running(tmp_path / "tables.sqlite", static=str(static)) as server:
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            other.execute("INSERT INTO lines VALUES ('junk', 0, 'junk')")
        assert server.call("GET", "/t/junk") == (200, "the page")
        with other:
            other.execute("DROP TABLE lines")
        other.close()
        assert server.call("GET", "/t/whatever") == (200, "the page")
        status, problem = server.call("GET", "/api/tables/whatever")
        assert (status, problem["error"]) == (503, "unavailable")


def test_files_of_the_web_app_are_kept_by_the_browser_and_pages_are_not(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("the page")
    (static / "assets" / "a.js").write_text("the script")
    (static / "assets" / "b.js").write_text("not packed")
    (static / "assets" / "a.js.br").write_text("packed")
    with running(tmp_path / "tables.sqlite", static=str(static)) as server:
        assert server.call("GET", "/assets/a.js") == (200, "the script")
        for name, known, sent in [
            ("a", "gzip, br;q=1.0", "packed"),
            ("a", "gzip, brown", "the script"),
            ("b", "gzip, br", "not packed"),
        ]:
            url, header = f"{server.url}/assets/{name}.js", {"accept-encoding": known}
            with urllib.request.urlopen(urllib.request.Request(url, headers=header)) as answer:
                assert answer.read().decode() == sent
                assert "javascript" in answer.headers["content-type"]
                assert answer.headers["vary"] == "Accept-Encoding"
                assert answer.headers["content-encoding"] == ("br" if sent == "packed" else None)
        assert server.call("GET", "/t/whatever") == (200, "the page")
        assert server.call("GET", "/") == (200, "the page")
    assert "immutable" in pages._caching("assets/a.js")["Cache-Control"]
    assert pages._caching("logo.svg")["Cache-Control"] == "no-cache"
    with running(tmp_path / "tables.sqlite", static=str(tmp_path / "none")) as server:
        assert "not built" in server.call("GET", "/")[1]


def test_whoever_dials_while_nothing_can_be_read_is_told_to_come_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(table: str) -> list[bytes]:
        raise StoreError("the disk is broken")

    with running(tmp_path / "tables.sqlite", socket_limit=1) as server:
        monkeypatch.setattr(server.hall.store, "read", broken)
        for _ in range(3):
            with pytest.raises(InvalidStatus) as closed:
                connect(f"ws://127.0.0.1:{server.port}/api/tables/xyz/socket")
            assert closed.value.response.status_code == 503, "and none of them counts"
        assert server.log().count("the disk is broken") == 3
        assert "Traceback" not in server.log()
