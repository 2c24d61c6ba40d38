"""Drive other browsers than Chromium by their own protocols, without a helper to install.

Firefox speaks WebDriver BiDi over a WebSocket, WebKit's driver the older WebDriver over HTTP. Of
both we need little: open an address, run a script, press somewhere.
"""

from __future__ import annotations

import glob
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port

PATIENCE = 120  # seconds, enough on a busy machine
SIZE = (1280, 800)


class Driver(Protocol):
    def goto(self, url: str) -> None: ...

    def run(self, body: str, *given: object) -> Any:
        """Run a function with this body and these arguments. Return its result."""

    def press(self, x: float, y: float) -> None: ...

    def errors(self) -> list[str]:
        """Return the page's errors, if the browser reports them."""

    def close(self) -> None: ...


def _pointer(x: float, y: float) -> list[dict[str, Any]]:
    """Return a press, as both protocols encode it."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "hand", "actions": steps}]


def _ended(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Firefox:
    @staticmethod
    def found() -> str | None:
        return shutil.which("firefox-esr") or shutil.which("firefox")

    def __init__(self) -> None:
        self._ids = itertools.count(1)
        self._errors: list[str] = []
        with ExitStack() as stack:
            home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            port = free_port()
            command = [
                str(self.found()), "--headless", "--no-remote", "--profile", home,
                "--remote-debugging-port", str(port), f"--width={SIZE[0]}", f"--height={SIZE[1]}",
            ]  # fmt: skip
            process = subprocess.Popen(
                command, env={**os.environ, "HOME": home},
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            stack.callback(_ended, process)
            self._line = self._connect(port, stack)
            self._send("session.new", {"capabilities": {}})
            self._send("session.subscribe", {"events": ["log.entryAdded"]})
            tree = self._send("browsingContext.getTree", {})
            self._tab = tree["contexts"][0]["context"]
            view = {"width": SIZE[0], "height": SIZE[1]}
            self._send("browsingContext.setViewport", {"context": self._tab, "viewport": view})
            self._stack = stack.pop_all()

    def _connect(self, port: int, stack: ExitStack) -> ClientConnection:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                line = connect(f"ws://127.0.0.1:{port}/session", max_size=None, proxy=None)
                return stack.enter_context(line)
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def _send(self, method: str, params: dict[str, Any]) -> Any:
        id_ = next(self._ids)
        self._line.send(json.dumps({"id": id_, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self._errors.append(str(answer["params"]["text"]))
            if answer.get("id") == id_:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, url: str) -> None:
        wanted = {"context": self._tab, "url": url, "wait": "complete"}
        self._send("browsingContext.navigate", wanted)

    def run(self, body: str, *given: object) -> Any:
        """Values are passed as JSON text."""
        function = f"(text) => JSON.stringify(((...given) => {{ {body} }})(...JSON.parse(text)))"
        answer = self._send(
            "script.callFunction",
            {
                "functionDeclaration": function,
                "arguments": [{"type": "string", "value": json.dumps(given)}],
                "target": {"context": self._tab},
                "awaitPromise": False,
            },
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def press(self, x: float, y: float) -> None:
        self._send("input.performActions", {"context": self._tab, "actions": _pointer(x, y)})

    def errors(self) -> list[str]:
        self.run("return 0")  # what was said meanwhile is heard
        return self._errors

    def close(self) -> None:
        self._stack.close()


class WebKit:
    """The engine of Safari."""

    @staticmethod
    def found() -> str | None:
        shown = os.environ.get("DISPLAY") or shutil.which("Xvfb")
        return shutil.which("WebKitWebDriver") if shown and _mini_browser() else None

    def __init__(self) -> None:
        with ExitStack() as stack:
            env = {**os.environ, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1"}
            if not os.environ.get("DISPLAY"):
                screen = subprocess.Popen(
                    [str(shutil.which("Xvfb")), "-displayfd", "1", "-screen", "0", "1400x1000x24"],
                    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                )  # fmt: skip
                stack.callback(_ended, screen)
                assert screen.stdout is not None
                env["DISPLAY"] = f":{screen.stdout.readline().strip()}"
                stack.callback(screen.stdout.close)
            port = free_port()
            driver = subprocess.Popen(
                [str(self.found()), f"--port={port}"], env=env,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            stack.callback(_ended, driver)
            self._url = f"http://127.0.0.1:{port}"
            self._wait(driver)
            options = {"binary": _mini_browser(), "args": ["--automation"]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            session = self._send("POST", "/session", {"capabilities": wanted})
            self._url += f"/session/{session['sessionId']}"
            stack.callback(self._send, "DELETE", "")
            self._send("POST", "/window/rect", {"width": SIZE[0], "height": SIZE[1]})
            self._stack = stack.pop_all()

    def _wait(self, driver: subprocess.Popen[Any]) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._send("GET", "/status")
                return
            except OSError:
                assert driver.poll() is None, "the driver does not run"
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def _send(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def goto(self, url: str) -> None:
        self._send("POST", "/url", {"url": url})

    def run(self, body: str, *given: object) -> Any:
        script = f"return ((...given) => {{ {body} }})(...arguments)"
        return self._send("POST", "/execute/sync", {"script": script, "args": list(given)})

    def press(self, x: float, y: float) -> None:
        self._send("POST", "/actions", {"actions": _pointer(x, y)})

    def errors(self) -> list[str]:
        return []

    def close(self) -> None:
        self._stack.close()


def _mini_browser() -> str | None:
    return next(iter(sorted(glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser"))), None)


BROWSERS: dict[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}
