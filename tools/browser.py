"""Find a Chromium for the browser tests, or fetch one, and print its path as shell assignments.

With `others`: install Debian's Firefox and WebKit too (as root), which `make test` uses if they are
there.

The order is $CHROMIUM, one on PATH, Debian's (as root), one from npm. Debian's headless shell runs
most tests if it is available, because it needs a third less CPU time. Playwright's own download and
its own node are not used: the first may be out of reach, and the second needs libraries of its own.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OTHERS = {"firefox-esr": ["firefox-esr"], "WebKitWebDriver": ["webkit2gtk-driver", "xvfb"]}
HEADLESS = "chromium-headless-shell"
NPM = "@sparticuz/chromium@153.0.0"
SHELL = ROOT / ".venv" / "chromium"  # where the one from npm is unpacked

UNPACK = """
import { readFileSync, writeFileSync, readdirSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
const [from, to] = process.argv.slice(1);
for (const name of readdirSync(from).filter((name) => name.endsWith(".br"))) {
  const plain = brotliDecompressSync(readFileSync(`${from}/${name}`));
  writeFileSync(`${to}/${name.slice(0, -3)}`, plain);
}
"""


def find() -> dict[str, str]:
    """Return the environment variables that the tests need."""
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    lacking = [] if browser else ["chromium"]
    if not shutil.which(HEADLESS):
        _from_debian([*lacking, HEADLESS])
    browser = browser or shutil.which("chromium")
    shell = shutil.which(HEADLESS)
    if browser is None and shell is None:
        return _from_npm()
    paths = {"CHROMIUM": browser, "CHROMIUM_SHELL": shell}
    return {name: path for name, path in paths.items() if path is not None}


def shell(paths: dict[str, str]) -> str:
    """Return assignments for a shell, quoted."""
    return "".join(f"{name}={shlex.quote(value)}\n" for name, value in paths.items())


def find_others() -> list[str]:
    """Install the other browsers if possible. Return the names of those still missing."""
    lacking = [name for each, names in OTHERS.items() if not shutil.which(each) for name in names]
    if lacking:
        _from_debian(lacking)
    return [name for name in OTHERS if not shutil.which(name)]


def _from_debian(names: list[str]) -> None:
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        return
    for words in (["update"], ["install", "-y", "--no-install-recommends", *names]):
        subprocess.run([apt, "-qq", *words], stdout=sys.stderr, check=False)


def _from_npm() -> dict[str, str]:
    target = SHELL / "chromium"
    if not target.exists():
        SHELL.mkdir(parents=True, exist_ok=True)
        path = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
        npm = ["npm", "install", "--loglevel=error", "--no-save", "--prefix", str(SHELL), NPM]
        subprocess.run(npm, env=path, stdout=sys.stderr, check=True)
        packed = SHELL / "node_modules/@sparticuz/chromium/bin"
        node = ["node", "--input-type=module", "-e", UNPACK, str(packed), str(SHELL)]
        subprocess.run(node, env=path, check=True)
        for bundle in SHELL.glob("*.tar"):
            shutil.unpack_archive(bundle, SHELL)
        config = SHELL / "fonts.conf"
        text = config.read_text()
        config.write_text(text.replace("/tmp/fonts", str(SHELL / "fonts")))  # noqa: S108
        target.chmod(0o755)
    return {
        "CHROMIUM": str(target),
        "LD_LIBRARY_PATH": str(SHELL / "lib"),
        "FONTCONFIG_PATH": str(SHELL),
    }


if __name__ == "__main__":
    if "others" in sys.argv[1:]:
        for name in find_others():
            print(f"not installed: {name}", file=sys.stderr)
        sys.exit(0)
    print(shell({**find(), "PLAYWRIGHT_NODEJS_PATH": str(BIN / "node")}), end="")
