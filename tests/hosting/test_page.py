"""Following docs/guides/hosting.md word by word gives what it promises."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner
from tools.services import Redis

from kaboodle.cli import main
from tests.hosting.files import compose
from tests.hosting.page import ROOT, Block, Machine, blocks, of
from tests.server.kit.client import Player, begin, come_back, move, run

Make = Callable[..., Machine]

_said = count(step=10)
CONTAINERS = "Containers on one machine"
# The `docker compose` commands used, and the flags that take a value.
VERBS = {
    "build": {},
    "exec": {},
    "run": {"--rm": 0, "--no-deps": 0, "--user": 1, "--volume": 1},
    "start": {},
    "stop": {},
    "up": {"--detach": 0, "--no-deps": 0, "--wait": 0},
}

pytestmark = pytest.mark.skipif(
    shutil.which("curl") is None, reason="there is no curl (Debian: apt install curl)"
)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Make]:
    made: list[Machine] = []

    def make(here: Path = ROOT, **stands_for: str) -> Machine:
        folder = tmp_path / f"machine{len(made)}"
        made.append(Machine(folder, here, stands_for))
        return made[-1]

    yield make
    for each in made:
        each.end()


def moves(at: Machine, table: str, token: str) -> None:
    """Let the player at this seat make a move. Start the game if needed."""

    async def story() -> None:
        player = Player(at, table, token)
        player.sent = next(_said)  # the server ignores a message with the id of an earlier one
        await come_back(player)
        if player.info["status"] == "lobby":
            await begin(player)
        await move(player)

    run(story)


def status(at: Machine, table: str) -> int:
    return at.call("GET", f"/api/tables/{table}")[0]


def test_all_that_is_to_be_typed_belongs_to_a_story() -> None:
    stories = {"At home", "A club", CONTAINERS, "Several machines", "Monitoring"}

    assert {block.section for block in blocks()} == stories
    assert {block.language for block in blocks()} == {"sh", "ini"}


def test_at_home(machine: Make, tmp_path: Path) -> None:
    opened, anywhere, backup, copy = of("At home")
    host = machine(here=tmp_path)
    host.follow(opened)
    table, [token] = host.table("kaskaria", ["person", "greedy"])
    host.follow(anywhere)
    moves(host, table, token)
    host.follow(backup)
    later, _ = host.table("kaskaria", ["person", "greedy"])

    host.follow(copy)

    moves(host, table, token)
    assert status(host, later) == 404, "the copy is from before"


def test_a_club(machine: Make) -> None:
    install, ready, caddy, settings, backup, restore, upgrade = of("A club")
    club = machine()
    club.follow(install)
    club.follow(ready)
    assert club.said[-1].startswith("ready\n")
    club.follow(caddy)
    club.follow(settings)
    club.systemd(["restart", "kaboodle"])
    club.wait()
    table, [token] = club.table("kaskaria", ["person", "greedy"])
    assert club.call("GET", f"/api/tables/{table}/qr.svg")[0] == 200
    moves(club, table, token)
    club.follow(backup)
    assert "no problems found" in club.said[-1]
    later, _ = club.table("kaskaria", ["person", "greedy"])

    club.follow(restore)
    club.wait()
    moves(club, table, token)
    assert status(club, later) == 404, "the copy is from before"

    club.follow(upgrade)
    club.wait()
    moves(club, table, token)


def test_several_machines(machine: Make, database: str, redis: Redis) -> None:
    """A growing club: its file is migrated, two nodes share it, both are upgraded in turn."""
    install, settings, moved, start, caddy, upgrade = of("Several machines")
    names = {
        "postgresql://kaboodle@database.example.org/kaboodle": database,
        "redis://bus.example.org": redis.url,
    }
    first, second = machine(**names), machine(**names)
    for block in of("A club")[:2]:
        first.follow(block)
    table, [token] = first.table("kaskaria", ["person", "greedy"])
    moves(first, table, token)

    for node in (first, second):
        node.follow(install)
        node.follow(settings)
    first.follow(moved)
    assert "copied and compared" in first.said[-1]
    for node in (first, second):
        node.follow(start)
        while "bus away" in node.said[-1]:  # it may take a moment longer than the database
            node.follow(start._replace(lines=start.lines[-1:]))
        assert node.said[-1] == "ready\ndatabase there\nbus there\n"
    moves(second, table, token)
    moves(first, table, token)

    first.follow(caddy)
    for node, other in ((first, second), (second, first)):
        node.follow(upgrade)
        assert node.said[-1].startswith("ready\n")
        moves(other, table, token)
        moves(node, table, token)


def test_what_to_watch(machine: Make, tmp_path: Path) -> None:
    [asked] = of("Monitoring")
    node = machine(here=tmp_path)
    node.environment["KABOODLE_METRICS_TOKEN"] = "long and random"
    node.follow(Block("", "sh", ["kaboodle serve"]))

    node.follow(asked)

    assert "\nkaboodle_connections 0.0\n" in node.said[-1]


def test_containers(machine: Make) -> None:
    """Containers cannot run everywhere, so the commands are compared with the files."""
    fill_in, *commands = of(CONTAINERS)
    club = machine()
    club.follow(fill_in)
    assert (club.here / ".env").read_text() == (ROOT / "hosting/example.env").read_text()

    for block in commands:
        for line in block.lines:
            docker, what, verb, *words = shlex.split(line)
            assert (docker, what) == ("docker", "compose")
            flags = VERBS[verb]
            while words and words[0].startswith("-"):
                words = words[1 + flags[words[0]] :]
            services = compose()["services"]
            if verb in ("exec", "run"):
                assert words[0] in services, line
                if words[1] == "kaboodle":
                    asked = CliRunner().invoke(main, [*words[2:], "--help"])
                    assert asked.exit_code == 0, asked.output
            else:
                assert set(words) <= set(services), line
