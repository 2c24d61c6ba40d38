"""The files of hosting/ fit the server and each other: names, ports, settings, metrics."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import asdict
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from kaboodle.server.metrics import Metrics
from kaboodle.server.settings import ENV_PREFIX, Settings
from tests.hosting.files import HOSTING, compose, container, dashboard, prometheus, settings_in
from tests.hosting.page import PAGE, ROOT
from tests.hosting.units import Unit
from tests.server.kit.client import running

KINDS: dict[str, type] = {name: type(value) for name, value in asdict(Settings()).items()}
UNITS = sorted(HOSTING.glob("*.service")) + sorted(HOSTING.glob("*.timer"))
SECRET = re.compile(r"(PASSWORD|TOKEN)\w*['\"]?[:=][ ]*(.*)")
# The keys that our compose services use.
SERVICE = {
    "build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "hostname", "image",
    "ports", "pull_policy", "read_only", "restart", "security_opt", "shm_size", "stop_grace_period",
    "tmpfs", "volumes",
}  # fmt: skip


def settings(given: dict[str, str]) -> Settings:
    """Return the settings that the server reads from the environment. Unknown ones fail."""
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name.startswith(ENV_PREFIX):
            key = name.removeprefix(ENV_PREFIX).lower()
            values[key] = value == "true" if KINDS[key] is bool else KINDS[key](value)
    return Settings(**values)


def filled(text: str) -> str:
    """Return the compose file with its variables filled in."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda match: f"my-{match[1].lower()}", text)


def program(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"there is no {name}")
    return path


def metrics() -> dict[str, set[str]]:
    """Return the server's metrics, each with its names in Prometheus."""
    return {each.name: {sample.name for sample in each.samples} for each in Metrics().collect()}


# Containers.


def test_the_container_runs_as_an_ordinary_user() -> None:
    *_, last = container()
    names = [each.name for each in last]
    [user] = [each.words for each in last if each.name == "USER"]

    assert user not in ("root", "0")
    assert any(f" {user}" in each.words for each in last if each.name == "RUN")
    assert names.index("USER") < names.index("CMD")
    assert not {"RUN", "COPY", "ADD"} & {*names[names.index("USER") :]}


def test_the_container_copies_existing_files() -> None:
    build, last = container()
    makefile = (ROOT / "Makefile").read_text()
    [stage] = re.findall(r" AS (\w+)$", build[0].words)
    steps = [each.words for each in build if each.name == "RUN"]

    for each in (build[0], last[0]):
        assert re.match(r"python:3\.\d+-slim\b", each.words)
    assert re.findall(r"--from=(\w+)", " ".join(each.words for each in last)) == [stage]
    [target] = [each.removeprefix("make ") for each in steps if each.startswith("make ")]
    assert re.search(rf"^{target}:", makefile, re.M)
    [lock] = re.findall(r"--requirement (\S+)", " ".join(steps))
    assert (ROOT / lock).is_file()


def test_the_container_has_everything_it_needs() -> None:
    ignored = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line[0] != "#"]
    sources = [ROOT / "Makefile", ROOT / "pyproject.toml", *ROOT.glob("requirements*.lock")]
    sources += [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    sources += [ROOT / "web/package-lock.json", *(ROOT / "web/src").rglob("*")]

    for path in sources:
        *folders, _ = path.relative_to(ROOT).parents  # the last is the checkout itself
        for each in (path.relative_to(ROOT), *folders):
            assert not any(each.match(pattern) for pattern in ignored), path


def test_the_container_s_settings_and_port_are_the_server_s() -> None:
    *_, last = container()
    instructions = {each.name: each.words for each in last}
    given = settings(dict(re.findall(rf"({ENV_PREFIX}\w+)=(\S+)", instructions["ENV"])))

    assert given.faults() == []
    assert int(instructions["EXPOSE"]) == given.port
    assert (
        Path(given.database).parent == Path(instructions["VOLUME"]) == Path(instructions["WORKDIR"])
    )
    assert json.loads(instructions["CMD"]) == ["kaboodle", "serve"]


def test_the_container_is_healthy_when_the_server_is_ready(tmp_path: Path) -> None:
    *_, last = container()
    [check] = [each.words for each in last if each.name == "HEALTHCHECK"]
    _, *words = json.loads(check.partition("CMD ")[2])

    def healthy(port: int) -> bool:
        here = [word.replace(f":{Settings().port}/", f":{port}/") for word in words]
        return subprocess.run([sys.executable, *here], capture_output=True).returncode == 0

    with running(tmp_path / "tables.sqlite") as server:
        assert healthy(server.port)
    assert not healthy(server.port)


def test_the_server_s_lock_has_the_tested_versions() -> None:
    def held(name: str) -> set[str]:
        return {*re.findall(r"^(\S+==\S+)", (ROOT / name).read_text(), re.M)}

    server = held("requirements-cluster.lock")

    assert server <= held("requirements-dev.lock")
    assert {"psycopg", "redis", "starlette"} <= {each.partition("==")[0] for each in server}
    assert not {each for each in server if each.startswith(("nodejs", "pytest", "mypy"))}


# Compose.


def test_services_refer_to_existing_files() -> None:
    stack = compose()
    services = stack["services"]
    mounted = chain.from_iterable(each.get("volumes", []) for each in services.values())
    used = {volume.split(":")[0] for volume in mounted}

    assert {*chain.from_iterable(services.values())} <= SERVICE
    assert {*stack["volumes"]} == {name for name in used if not name.startswith(".")}
    for name in used - {*stack["volumes"]}:
        assert (HOSTING / name).exists()
    for each in services.values():
        needs = each.get("depends_on", {})
        assert set(needs) <= set(services)
        for other in needs if isinstance(needs, dict) else ():
            assert needs[other] == {"condition": "service_healthy"}
            assert "healthcheck" in services[other]
        if "build" in each:
            folder = HOSTING / each["build"]["context"]
            assert (folder / each["build"]["dockerfile"]).samefile(HOSTING / "Containerfile")
        elif each.get("pull_policy") != "never":
            assert re.fullmatch(r"[a-z]+:\d+", each["image"]), "of a version"


def test_every_local_image_is_built_once() -> None:
    """Compose builds services in parallel, and two with one name would collide."""
    services = compose()["services"].values()
    built = [each["image"] for each in services if "build" in each]

    assert built == ["kaboodle"]
    assert {each["image"] for each in services if each.get("pull_policy") == "never"} <= {*built}
    assert not any("pull_policy" in each for each in services if "build" in each)


def test_nodes_find_database_and_bus() -> None:
    services = compose()["services"]
    nodes = [each for each in services.values() if each["image"] == "kaboodle"]
    database = services["database"]["environment"]
    assert len(nodes) == 2
    for node in nodes:
        given = settings({name: filled(value) for name, value in node["environment"].items()})
        store, bus = urlsplit(given.database), urlsplit(given.bus)

        assert given.faults() == []
        assert (store.hostname, bus.hostname) == ("database", "bus")
        assert (store.username, store.path) == (
            database["POSTGRES_USER"],
            f"/{database['POSTGRES_DB']}",
        )
        assert store.password is bus.password is None
        assert "DATABASE_PASSWORD" in node["environment"]["PGPASSWORD"]
        assert "DATABASE_PASSWORD" in database["POSTGRES_PASSWORD"]
        assert given.trust_proxy and given.public_url == "https://my-site"


def test_ports_agree() -> None:
    services = compose()["services"]
    port = Settings().port
    nodes = [name for name, each in services.items() if each["image"] == "kaboodle"]
    published = [services[name]["ports"][0].split(":") for name in nodes]
    [scraped] = prometheus()["scrape_configs"]

    assert services["balancer"]["environment"]["NODES"] == " ".join(f"{n}:{port}" for n in nodes)
    assert {each[-1] for each in published} == {str(port)}
    assert {each[0] for each in published} == {"127.0.0.1"}, "players connect through the balancer"
    assert scraped["static_configs"][0]["targets"] == [":".join(each[:2]) for each in published]
    assert f":{port}/readyz" in PAGE.read_text("utf-8")


def test_settings_to_fill_in_are_required_and_empty() -> None:
    asked = {*re.findall(r"\$\{(\w+)", (HOSTING / "compose.yaml").read_text())}
    must = {*re.findall(r"\$\{(\w+):\?", (HOSTING / "compose.yaml").read_text())}
    example = settings_in((HOSTING / "example.env").read_text())

    assert asked == must == set(example)
    assert {*example.values()} == {""}


@pytest.mark.parametrize("path", [*sorted(HOSTING.iterdir()), PAGE], ids=lambda path: path.name)
def test_no_file_holds_a_secret(path: Path) -> None:
    for name, value in SECRET.findall(path.read_text("utf-8")):
        assert value.startswith(("${", "replace-this")) or value == "", name
    assert not re.search(r"//\w+:[^@\s]+@", path.read_text("utf-8")), "a password in an address"


# The balancer.


def test_the_balancer_checks_readiness() -> None:
    text = (HOSTING / "Caddyfile").read_text()

    assert text.count("{") == text.count("}")
    assert {*re.findall(r"\{\$(\w+)", text)} == {*compose()["services"]["balancer"]["environment"]}
    assert re.search(r"^\t\thealth_uri /readyz$", text, re.M)


def test_caddy_accepts_its_configuration() -> None:
    env = {**os.environ, "SITE": "http://games.example.org", "NODES": "node1:8471 node2:8471"}
    words = [
        program("caddy"),
        "adapt",
        "--adapter",
        "caddyfile",
        "--config",
        str(HOSTING / "Caddyfile"),
    ]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=True)

    for each in ('"dial":"node1:8471"', '"dial":"node2:8471"', '"uri":"/readyz"', "games.example"):
        assert each in done.stdout


# systemd.


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_systemd_accepts_the_unit(path: Path, tmp_path: Path) -> None:
    for each in UNITS:  # what it calls is not installed here
        text = each.read_text().replace("/opt/kaboodle/bin/kaboodle", sys.executable)
        (tmp_path / each.name).write_text(text)
    words = [program("systemd-analyze"), "verify", str(tmp_path / path.name)]
    done = subprocess.run(words, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")


def test_the_server_is_sandboxed() -> None:
    words = [program("systemd-analyze"), "security", "--offline=true", "--threshold=20"]
    done = subprocess.run([*words, HOSTING / "kaboodle.service"], capture_output=True, text=True)
    if "unrecognized option" in done.stderr:
        pytest.skip("systemd is too old to be asked")

    assert done.returncode == 0, done.stdout


def test_units_run_existing_commands() -> None:
    serve, backup = Unit(HOSTING / "kaboodle.service"), Unit(HOSTING / "kaboodle-backup.service")
    shell = shlex.split(backup.all("Service", "ExecStart")[1])[-1]

    assert serve.one("Service", "ExecStart").endswith("/bin/kaboodle serve")
    assert "/bin/kaboodle database backup " in shell
    [pattern] = re.findall(r"-name (\S+)", backup.all("Service", "ExecStart")[2])
    for left in ("tables-2026-11-17-040000.sqlite", "tables-2026-11-17-040000.sqlite.part"):
        assert fnmatch(left, pattern), "nothing is kept forever"
    for name in ("EnvironmentFile", "Environment", "StateDirectory", "User", "DynamicUser"):
        assert serve.one("Service", name) == backup.one("Service", name)


def test_the_unit_s_settings_are_the_server_s() -> None:
    given = settings_in((HOSTING / "kaboodle.env").read_text())

    assert settings(given).faults() == []
    assert {name for name in given if not name.startswith(ENV_PREFIX)} == {"PGPASSWORD"}


# Metrics.


def test_the_dashboard_shows_what_the_server_counts() -> None:
    """Every metric on it is exported, and every exported metric is on it."""
    exported = metrics()
    asked = [each["expr"] for panel in dashboard()["panels"] for each in panel["targets"]]
    shown = {name for expr in asked for name in re.findall(r"kaboodle_\w+", expr)}

    assert shown <= {*chain.from_iterable(exported.values())}
    assert [name for name, samples in exported.items() if not samples & shown] == []


def test_panels_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not cells & taken and max(x for x, _ in cells) < 24, panel["title"]
        taken |= cells


def test_the_page_names_existing_metrics() -> None:
    named = {*re.findall(r"kaboodle_\w+", PAGE.read_text("utf-8"))}

    assert len(named) > 3
    assert named <= {*metrics(), *chain.from_iterable(metrics().values())}


def test_prometheus_accepts_its_configuration(tmp_path: Path) -> None:
    shutil.copy(HOSTING / "prometheus.yml", tmp_path)
    (tmp_path / "kaboodle-token").write_text("long and random")
    words = [program("promtool"), "check", "config", str(tmp_path / "prometheus.yml")]

    assert subprocess.run(words, capture_output=True).returncode == 0
