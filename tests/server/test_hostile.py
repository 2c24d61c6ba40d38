"""Whatever is thrown at a running server: a reason, never a traceback, never a dead table."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kaboodle.core import record
from kaboodle.server.live import limits
from kaboodle.server.protocol.denied import Denied
from tests.server.kit.client import PATIENCE, Near, Server, running

REASONS = {1000, 1003, 1007, 1008, 1009}  # closed by the server, and why


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with running(tmp_path_factory.mktemp("hostile") / "tables.sqlite") as started:
        yield started
        assert "Traceback" not in started.log(), started.log()
        assert "task failed" not in started.log()


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, str]:
    """A game in play, with one person's token."""
    id_, tokens = server.table("krom", ["person", "person", "greedy"], free_chat=True)
    with dial(server, id_) as socket:
        say(socket, t="hello", token=tokens[0])
        assert answer_to(socket, t="start", id="start")["t"] == "done"
    return id_, tokens[0]


def dial(server: Server, table: str, **more: Any) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    socket: ClientConnection = connect(
        url, compression=None, open_timeout=PATIENCE, close_timeout=1, ping_interval=None, **more
    )
    return socket


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def answer_to(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    say(socket, **message)
    while True:
        answer: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if answer.get("id") == message["id"]:
            return answer


words = st.sampled_from(
    ["hello", "act", "why", "undo", "start", "seat", "take-back", "leave", "resign", "rematch",
     "say", "ping", "welcome", "", "ACT", "__proto__", "nothing"]
)  # fmt: skip
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=60),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
names = st.sampled_from(["id", "question", "action", "seat", "kind", "bot", "n", "text", "phrase",
                         "token", "epoch", "seen", "x"])  # fmt: skip
messages = st.builds(
    lambda kind, rest: json.dumps({"t": kind, "id": "i", **rest}),
    words, st.dictionaries(names, values, max_size=5),
)  # fmt: skip
frames = st.one_of(
    messages,
    messages.map(lambda text: text[:-1]),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(
        ["[" * 4000, '{"t":' * 800, '{"t":"say","id":"' + "x" * 5000 + '"}', "9" * 4000,
         '{"t":"act","id":"a","question":1e400,"action":0}', "\x00", '{"t":"say","t":"say"}',
         '{"t":"say","id":"\\ud800","text":"\\udfff"}', "x" * 20_000,
         '{"t":"act","id":"a","question":' + "9" * 400 + ',"action":0}']
    ),
)  # fmt: skip


@given(sent=st.lists(frames, min_size=1, max_size=6), hello=st.sampled_from(["", "me", "watch"]))
def test_any_message_is_answered_or_the_line_is_cut_with_a_reason(
    server: Server, table: tuple[str, str], sent: list[str | bytes], hello: str
) -> None:
    id_, token = table
    with dial(server, id_) as socket:
        try:
            if hello:
                say(socket, t="hello", token=token if hello == "me" else None)
            for frame in sent:
                socket.send(frame)
            if not hello:
                hear_the_end(socket)
            else:
                assert answer_to(socket, t="say", id="end")["t"] == "refused"
        except ConnectionClosed as e:
            assert e.rcvd is not None, e
            assert e.rcvd.code in REASONS, e
    assert server.call("GET", f"/api/tables/{id_}")[0] == 200


def hear_the_end(socket: ClientConnection) -> None:
    """Without a hello nobody is told anything but that."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        assert message["t"] == "refused"
        assert message["error"] in {"malformed", "field", "too-large", "bad-token"}


def test_after_all_that_the_game_goes_on(server: Server, table: tuple[str, str]) -> None:
    id_, token = table
    with dial(server, id_) as socket:
        say(socket, t="hello", token=token)
        welcome = json.loads(socket.recv(PATIENCE))
        assert welcome["t"] == "welcome"
        assert answer_to(socket, t="say", id="s", text="still here")["t"] == "done"


@pytest.mark.parametrize(
    ("frame", "error", "field", "code"),
    [
        (b"{}", "malformed", "", 1008),
        ("x" * 5000, "too-large", "", 1009),
        ('{"t":"hello"}', "malformed", "", 1008),
        ("[" * 4000, "field", "`object`", 1008),
        ('{"t":"act","id":"a","question":0}', "field", "`action`", 1008),
        ('{"t":"act","id":"a","question":"0","action":0}', "field", "$.question", 1008),
        ('{"t":"jump"}', "field", "$.t", 1008),
    ],
)
def test_who_is_rude_is_told_and_let_go(
    server: Server, table: tuple[str, str], frame: str, error: str, field: str, code: int
) -> None:
    with dial(server, table[0]) as socket:
        say(socket, t="hello")
        socket.send(frame)
        heard: list[Any] = []
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                heard.append(json.loads(socket.recv(PATIENCE)))
        assert heard[-1]["error"] == error
        assert field in heard[-1]["words"]["args"].get("reason", "")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_a_token_that_fits_nothing_is_refused(server: Server, table: tuple[str, str]) -> None:
    with dial(server, table[0]) as socket:
        say(socket, t="hello", token="x" * 32)
        assert json.loads(socket.recv(PATIENCE))["error"] == "bad-token"


# Requests.


def request(server: Server, method: str, path: str, body: str = "", **headers: str) -> Any:
    """Status, headers and body, without a client that tidies the path."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, body.encode() or None, named)
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, answer.headers, text


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "", "http://[", "http://127.0.0.1", "//", "http://127.0.0.1.evil.example"],
)  # fmt: skip
def test_another_page_cannot_act_for_its_visitor(server: Server, origin: str) -> None:
    wish = json.dumps({"game": "kaskaria", "seats": [{}, {}]})
    status, _, text = request(server, "POST", "/api/tables", wish, Origin=origin)
    assert (status, json.loads(text)["error"]) == (403, "origin")
    table, _ = server.table("kaskaria", ["person", "greedy"])
    with pytest.raises(InvalidStatus) as closed:
        dial(server, table, additional_headers={"Origin": origin})
    assert closed.value.response.status_code == 403


def test_a_name_made_to_lead_here_is_not_ours(server: Server) -> None:
    assert request(server, "GET", "/api/games", Host="evil.example")[0] == 421
    table, _ = server.table("kaskaria", ["person", "greedy"])
    with pytest.raises(InvalidStatus) as closed:
        dial(server, table, additional_headers={"Host": "evil.example"})
    assert closed.value.response.status_code == 403


def test_whoever_hangs_up_in_the_middle_of_a_word_is_no_fault(server: Near) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nhalf")
    for _ in range(1000):
        if not server._server.server_state.tasks:
            break
        server.call("GET", "/healthz")
    assert "Traceback" not in server.log() and "internal" not in server.log()


def test_our_own_page_can(server: Server) -> None:
    wish = json.dumps({"game": "kaskaria", "seats": [{}, {}]})
    assert request(server, "POST", "/api/tables", wish, Origin=server.url)[0] == 201
    table, _ = server.table("kaskaria", ["person", "greedy"])
    with dial(server, table, origin=server.url) as socket:
        say(socket, t="hello")
        assert json.loads(socket.recv(PATIENCE))["t"] == "welcome"


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/t/abc"):
        _, headers, _ = request(server, "GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "script-src" not in policy, "scripts are our own, by default-src"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer", "a link with a token stays here"
        assert headers["cache-control"]
        assert headers["server"] is None


@pytest.mark.parametrize(("public_url", "secure"), [("", False), ("https://play.example", True)])
def test_the_cookie_is_for_the_server_alone(tmp_path: Path, public_url: str, secure: bool) -> None:
    with running(tmp_path / "tables.sqlite", public_url=public_url) as server:
        wish = json.dumps({"game": "kaskaria", "seats": [{}, {}], "name": "Ada"})
        _, headers, text = request(server, "POST", "/api/tables", wish)
        opened = json.loads(text)
        flags = headers["set-cookie"].split("; ")
        assert flags[0] == f"kaboodle-{opened['id']}={opened['token']}"
        assert {"HttpOnly", "SameSite=lax", f"Path=/api/tables/{opened['id']}"} <= set(flags)
        assert ("Secure" in flags) == secure
        assert opened["link"].startswith(public_url or server.url)
        with dial(server, opened["id"], additional_headers={"Cookie": flags[0]}) as socket:
            say(socket, t="hello")
            assert json.loads(socket.recv(PATIENCE))["seat"] == 0
        with dial(server, opened["id"], additional_headers={"Cookie": f"{flags[0]}x"}) as socket:
            say(socket, t="hello")  # of one who was sent away: they may look on
            assert json.loads(socket.recv(PATIENCE))["seat"] is None


@pytest.mark.parametrize(
    "path",
    ["/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "/%00", "//etc/passwd",
     "/etc/passwd", "/.%2e/.%2e/.%2e/.%2e/.%2e/etc/passwd", "/" + "a" * 5000, "/a/" * 500],
)  # fmt: skip
def test_no_path_leads_out_of_the_web_app(server: Server, path: str) -> None:
    status, headers, text = request(server, "GET", path)
    assert status in (200, 404), text
    assert "import" not in text and "root:" not in text
    assert headers["content-type"].startswith(("text/html", "text/plain", "application/json"))


@pytest.mark.parametrize(
    "raw",
    [b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"POST /api/tables HTTP/1.1\r\n"
     b"Host: x\r\nContent-Length: -1\r\n\r\n", b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\n"
     b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n"],
)  # fmt: skip
def test_what_is_no_http_at_all(server: Server, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(raw)
        assert line.recv(1000)[9:12] in (b"400", b"404", b"426", b"200")
    assert server.call("GET", "/healthz")[0] == 200


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("\u202eevil\u200b\u0000", "evil"),
        ("e\u0301", "é"),
        ('"}],"seed":"0', '"}],"seed":"0'),
        ("<b>&amp;", "<b>&amp;"),
        ("🦎" * 40, "🦎" * 40),
    ],
)
def test_names_are_cleaned_and_can_be_read_back(server: Server, name: str, shown: str) -> None:
    wish = {"game": "kaskaria", "seats": [{}, {"kind": "bot"}], "name": name}
    _, opened = server.call("POST", "/api/tables", wish)
    info = server.call("GET", f"/api/tables/{opened['id']}")[1]
    assert info["seats"][0]["name"] == shown
    with dial(server, opened["id"]) as socket:
        say(socket, t="hello", token=opened["token"])
        answer_to(socket, t="start", id="a")
        answer_to(socket, t="resign", id="b")
    text = server.call("GET", f"/api/tables/{opened['id']}/record")[1]
    assert record.read(text).header.names[0] == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 41, "\n\u2028"])
def test_names_that_are_none(server: Server, name: str) -> None:
    table, _ = server.table("kaskaria", ["person", "person", "person"])
    assert server.call("POST", f"/api/tables/{table}/join", {"name": name})[0] in (400, 422)


PACKS = ["x = [" * 2000, "a." * 60_000 + "a = 1", "x = " + "9" * 100_000, "[a]\n" * 9000,
         "".join(f"[[a{i}]]\n" for i in range(15_000)), 
         "name = 'x'\n[a.b]\n[a]\nb.c = 1"]  # fmt: skip


@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_that_is_none_is_refused(server: Server, pack: str) -> None:
    wish = {"game": "kaskaria", "seats": [{}, {}], "pack": pack}
    status, problem = server.call("POST", "/api/tables", wish)
    assert (status, problem["error"]) == (422, "pack")


def test_a_pack_of_names_in_names_is_not_read_to_its_end(server: Server) -> None:
    """Each would be looked up from the first on: so it took seconds."""
    pack = "\n".join(f"c{i}." + "a." * 985 + "b = 1" for i in range(90))
    wish = {"game": "kaskaria", "seats": [{}, {}], "pack": pack}
    assert "dots" in server.call("POST", "/api/tables", wish)[1]["words"]["args"]["reason"]


def test_options_are_what_they_look_like(server: Server, tmp_path: Path) -> None:
    """True is not 1, also if somebody opened the game with the other before."""
    for options, status in [({"endless_supply": True}, 201), ({"endless_supply": 1}, 422),
                            ({"endless_supply": 2**80}, 422), ({"x" * 100: "y"}, 422)]:  # fmt: skip
        wish = {"game": "kero", "seats": [{}, {}], "options": options}
        assert server.call("POST", "/api/tables", wish)[0] == status, options


@pytest.mark.parametrize("text", ["", "{}", "x" * 100_000, '{"record":1,"game":"kaskaria"}',
                                  "\x00" * 10, "[" * 100_000,
                                  '{"record":' + "9" * 9000])  # fmt: skip
def test_a_record_that_is_none(server: Server, text: str) -> None:
    assert server.call("POST", "/api/replay", text)[0] == 422
    assert server.call("POST", "/api/replay?seat=99", text)[0] == 422


def test_too_much_at_once(server: Server) -> None:
    assert server.call("POST", "/api/tables", "x" * 300_000)[0] == 413
    assert server.call("POST", "/api/replay", "x" * 3_000_000)[0] == 413


def test_a_body_that_is_no_text(server: Near) -> None:
    before = len(server.log())
    for path in (b"/api/tables", b"/api/replay"):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(b"POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\n\r\n" % path)
            line.sendall(b"\xff\xfe{")
            assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
    assert "Traceback" not in server.log()[before:]


# Limits.


class Hands:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The clock of everything that is counted by the second."""
    made = Hands()
    monkeypatch.setattr(limits, "monotonic", made.monotonic)
    return made


def test_how_often_is_too_often(tmp_path: Path, hands: Hands) -> None:
    rates = {"request_rate": 5, "table_rate": 3, "message_rate": 5, "socket_limit": 3}
    more = {"max_tables": 2, "max_spectators": 1}
    with running(tmp_path / "tables.sqlite", **rates, **more) as server:
        wish = {"game": "kaskaria", "seats": [{}, {"kind": "bot"}]}
        opened = [server.call("POST", "/api/tables", wish) for _ in range(4)]
        assert [status for status, _ in opened] == [201, 201, 503, 429]
        assert opened[2][1]["error"] == "too-many-tables"
        answers = [server.call("GET", "/api/games")[0] for _ in range(17)]
        assert answers == [200] * 16 + [429]

        hands.now += 1
        id_ = opened[0][1]["id"]
        with dial(server, id_) as one, dial(server, id_) as two, dial(server, id_):
            with pytest.raises(InvalidStatus):
                dial(server, id_)
            say(one, t="hello", token=opened[0][1]["token"])
            say(two, t="hello")
            assert json.loads(two.recv(PATIENCE))["error"] == "too-many-watching"
            errors = [answer_to(one, t="undo", id=f"u{i}")["error"] for i in range(11)]
            assert errors == ["not-started"] * 10 + ["slow-down"]
        for _ in range(10):
            with pytest.raises(InvalidStatus):
                dial(server, "nothing")
        hands.now += 2
        with dial(server, id_) as again:
            say(again, t="hello", token=opened[0][1]["token"])
            assert json.loads(again.recv(PATIENCE))["t"] == "welcome", (
                "wrong tables used up the limit"
            )


@pytest.mark.parametrize("trust", [False, True])
def test_whom_a_proxy_names_is_believed_only_if_told_so(
    tmp_path: Path, hands: Hands, trust: bool
) -> None:
    with running(tmp_path / "tables.sqlite", request_rate=2, trust_proxy=trust) as server:
        codes = []
        for i in range(10):
            forwarded = f"10.9.9.9, 10.0.0.{i}"
            codes.append(request(server, "GET", "/healthz", X_Forwarded_For=forwarded)[0])
        assert (429 in codes) != trust
        if trust:
            direct = [request(server, "GET", "/healthz")[0] for _ in range(9)]
            assert direct == [200] * 8 + [429], "who is not named is who knocks"


def test_of_very_many_addresses_only_the_busy_ones_are_remembered(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST", 3)
    limit = limits.Limit(1, 2)
    for key in ("a", "b", "c"):
        limit.take(key)
    hands.now += 1
    for _ in range(2):
        limit.take("a")
    limit.take("d")
    with pytest.raises(Denied, match="slow-down"):
        limit.take("a")
    assert set(limit._buckets) == {"a", "d"}
