"""The door to the network: opened from home alone, while the game goes on, and closed again."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import websockets
from starlette.requests import HTTPConnection

from kaboodle.server.http import network_access
from kaboodle.server.http.network_access import NetworkAccess
from kaboodle.server.settings import Settings
from tests.server.kit.client import PATIENCE, Near, Player, run, running

LAN = "127.0.0.2"  # another address of this machine stands for the one on the network


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Near]:
    monkeypatch.setattr(network_access, "lan_address", lambda: LAN)
    try:
        socket.create_server((LAN, 0)).close()
    except OSError:
        pytest.skip("this machine has one address only")
    with running(tmp_path / "tables.sqlite", network_door=True) as server:
        yield server


def ask(
    at: str, port: int, method: str, path: str, body: object = None, **headers: str
) -> tuple[int, Any]:
    line = http.client.HTTPConnection(at, port, timeout=60)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, None if body is None else json.dumps(body), sent)
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    kind = answer.headers["content-type"]
    return answer.status, json.loads(text) if "json" in kind else text


def test_a_door_is_opened_while_the_game_goes_on_and_closed_again(home: Near) -> None:
    async def story() -> None:
        table, tokens = home.table("kaskaria", ["person", "person"])
        ada = Player(home, table, tokens[0])
        await ada.connect()
        await ada.ask(t="start")
        assert home.call("GET", "/api/network")[1] == {"address": None, "yours": True}

        status, body = home.call("POST", "/api/network", {"open": True})
        assert (status, body["yours"]) == (200, True)
        assert body["address"] == f"http://{LAN}:{home.port}", "the port is free there"
        assert home.call("POST", "/api/network", {"open": True})[1] == body, "once is enough"

        url = f"ws://{LAN}:{home.port}/api/tables/{table}/socket"
        async with websockets.connect(
            url, origin=body["address"], ping_interval=None, open_timeout=PATIENCE
        ) as bo:
            await bo.send(json.dumps({"t": "hello", "token": tokens[1]}))
            assert json.loads(await bo.recv())["t"] == "welcome"
            assert home.call("POST", "/api/network", {"open": False})[1]["address"] is None
            with pytest.raises(websockets.ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await bo.recv()
        with pytest.raises(OSError):
            socket.create_connection((LAN, home.port), 5)
        assert home.call("POST", "/api/network", {"open": False})[0] == 200, "once is enough"
        assert (await ada.ask(t="say", phrase="hello"))["t"] == "done", "at home all is as it was"

    run(story)


def test_who_comes_in_by_it_cannot_open_or_close_it(home: Near) -> None:
    home.call("POST", "/api/network", {"open": True})
    answer = ask(LAN, home.port, "GET", "/api/network")
    assert answer == (200, {"address": f"http://{LAN}:{home.port}", "yours": False})
    for host in (f"{LAN}:{home.port}", f"127.0.0.1:{home.port}"):
        status, no = ask(LAN, home.port, "POST", "/api/network", {"open": False}, host=host)
        assert (status, no["error"]) == (403, "not-home")


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "elsewhere.example"},  # a name that leads here, in a page from elsewhere
        {"host": "["},
        {"x_forwarded_for": "10.0.0.7"},
    ],
)
def test_nor_can_who_only_seems_to_be_at_home(home: Near, headers: dict[str, str]) -> None:
    status, no = ask("127.0.0.1", home.port, "POST", "/api/network", {"open": True}, **headers)
    assert (status, no["error"]) in ((403, "not-home"), (421, "host"))
    status, no = ask(
        "127.0.0.1", home.port, "POST", "/api/network", {"open": True}, origin="http://evil.example"
    )
    assert (status, no["error"]) == (403, "origin")
    assert home.call("GET", "/api/network")[1]["address"] is None


def test_pages_from_the_new_address_speak_for_themselves_alone(home: Near) -> None:
    home.call("POST", "/api/network", {"open": True})
    wish = {"game": "kaskaria", "seats": [{}, {}]}
    own = f"http://{LAN}:{home.port}"
    status, opened = ask(LAN, home.port, "POST", "/api/tables", wish, origin=own)
    assert status == 201 and opened["link"].startswith(f"{own}/t/")
    for other in (f"http://127.0.0.1:{home.port}", "http://evil.example", "null"):
        assert ask(LAN, home.port, "POST", "/api/tables", wish, origin=other)[0] == 403


def test_links_lead_where_others_can_come(home: Near) -> None:
    wish = {"game": "kaskaria", "seats": [{}, {}]}
    _, before = home.call("POST", "/api/tables", wish)
    path = f"/api/tables/{before['id']}/qr.svg"
    picture = home.call("GET", path)[1]
    home.call("POST", "/api/network", {"open": True})
    _, after = home.call("POST", "/api/tables", wish)
    assert after["link"] == f"http://{LAN}:{home.port}/t/{after['id']}"
    assert home.call("GET", path)[1] != picture


def test_where_the_port_is_taken_another_is_found(home: Near) -> None:
    with socket.create_server((LAN, home.port)):
        address = home.call("POST", "/api/network", {"open": True})[1]["address"]
    assert address.startswith(f"http://{LAN}:") and not address.endswith(f":{home.port}")
    port = int(address.rpartition(":")[2])
    assert ask(LAN, port, "GET", "/healthz") == (200, "ok\n")


@pytest.mark.parametrize("lan", [None, "203.0.113.9"])
def test_without_a_network_there_is_no_door(
    home: Near, monkeypatch: pytest.MonkeyPatch, lan: str | None
) -> None:
    monkeypatch.setattr(network_access, "lan_address", lambda: lan)
    status, no = home.call("POST", "/api/network", {"open": True})
    assert (status, no["error"]) == (409, "no-network")


def request(host: str = "127.0.0.1:8471", client: tuple[str, int] | None = None) -> HTTPConnection:
    return HTTPConnection(
        {
            "type": "http",
            "scheme": "http",
            "path": "/",
            "server": ("127.0.0.1", 8471),
            "client": client or ("127.0.0.1", 5),
            "headers": [(b"host", host.encode())],
        }
    )


def hung(**given: Any) -> NetworkAccess:
    """The network access of a server that does not listen yet."""
    access = NetworkAccess(Settings(**given))
    access.attach(uvicorn.Server(uvicorn.Config("nobody:nothing")))
    return access


def test_only_from_home(monkeypatch: pytest.MonkeyPatch) -> None:
    assert hung().may_change(request())
    assert hung().may_change(request("localhost:8471", ("::1", 5)))
    assert not hung().may_change(request(client=("192.168.1.9", 5)))
    assert not NetworkAccess(Settings()).may_change(request()), "no server, no door"
    for given in (
        {"network_door": False},
        {"host": "0.0.0.0"},
        {"public_url": "https://play.example"},
        {"trust_proxy": True},
    ):
        assert not hung(**given).may_change(request())


def test_a_server_for_everybody_has_its_address_from_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(NetworkAccess, "_port", lambda self: 99)
    monkeypatch.setattr(network_access, "lan_address", lambda: "192.168.7.7")
    assert hung().address is None
    assert hung().link(request()) == "http://127.0.0.1:8471"
    assert hung(host="0.0.0.0").address == "http://192.168.7.7:99"
    assert hung(host="0.0.0.0").link(request()) == "http://192.168.7.7:99"
    assert hung(host="0.0.0.0").link(request("attic:99")) == "http://attic:99"
    assert hung(host="10.0.0.9", https=True).address == "https://10.0.0.9:99"
    assert hung(public_url="https://play.example/").link(request()) == "https://play.example"
    monkeypatch.setattr(network_access, "lan_address", lambda: None)
    assert hung(host="0.0.0.0").address is None
