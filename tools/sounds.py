"""Write every sound of the tables as a WAV file to build/sounds, rendered in a browser.

Prints each one's loudness, length and pitch.
"""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import wave
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "build" / "sounds"
RATE = 44_100

# Each sound has an offline context, which renders faster than real time.
RENDER = """
async ([table, name, seconds]) => {
  const audio = new OfflineAudioContext(1, seconds * %d, %d);
  if (table === "place") Sounds.all.place[name](audio, audio.destination);
  else Sounds.make(Sounds.all[table][name], audio, audio.destination, 0);
  const heard = (await audio.startRendering()).getChannelData(0);
  const whole = Int16Array.from(heard, (x) => Math.max(-1, Math.min(1, x)) * 32767);
  let peak = 0, power = 0, crossings = 0, last = 0;
  heard.forEach((x, i) => {
    peak = Math.max(peak, Math.abs(x));
    power += x * x;
    if (i && x * heard[i - 1] < 0) crossings++;
    if (Math.abs(x) > 0.003) last = i;
  });
  const bytes = new Uint8Array(whole.buffer);
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192)
    text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  power /= heard.length;
  return { peak, power, length: last / %d, pitch: crossings / 2 / seconds, data: btoa(text) };
}
""" % (RATE, RATE, RATE)  # noqa: UP031 - braces belong to JavaScript

# Sounds vary at random. With a fixed seed, two lists can be compared.
SEEDED = """
let seed = 1;
Math.random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let x = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
  return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
};
"""


@dataclass(frozen=True)
class Heard:
    """A sound as it comes out of the loudspeaker."""

    peak: float  # 0 to 1
    power: float  # mean square
    length: float  # seconds until it becomes inaudible
    pitch: float  # zero crossings, in hertz: high for hiss, low for rumble
    data: bytes


def bundle() -> str:
    """Return the sounds as one script: those of every table, and each game's own."""
    entry = [
        'import { make } from "./src/art/sound.ts";',
        'import * as place from "./src/art/ambience.ts";',
        'import { SOUNDS } from "./src/lib/sounds.ts";',
    ]
    members = ["place", "table: SOUNDS"]
    for path in sorted(WEB.glob("src/games/*/sounds.ts")):
        name = path.parent.name
        entry.append(f'import {{ SOUNDS as {name} }} from "./{path.relative_to(WEB)}";')
        members.append(name)
    entry.append(f"export {{ make }}; export const all = {{ {', '.join(members)} }};")
    path_ = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with NamedTemporaryFile("w", suffix=".ts", dir=WEB / "node_modules") as source:  # ignored
        source.write("\n".join(entry).replace('"./', '"../'))
        source.flush()
        made = subprocess.run(
            [WEB / "node_modules/.bin/rolldown", source.name, "--format", "iife",
             "--name", "Sounds"],
            env={**os.environ, "PATH": path_}, text=True, check=True, capture_output=True,
        )  # fmt: skip
    return made.stdout


def render(page: Page, script: str) -> dict[str, Heard]:
    """Render every sound. Return them by table and name."""
    page.add_script_tag(content=SEEDED + script)
    names: dict[str, list[str]] = page.evaluate(
        "Object.fromEntries(Object.entries(Sounds.all).map(([t, has]) => [t, Object.keys(has)]))"
    )
    heard: dict[str, Heard] = {}
    for table, sounds in names.items():
        for name in sounds:
            seconds = 12 if table == "place" else 3
            rendered: dict[str, Any] = page.evaluate(RENDER, [table, name, seconds])
            data = base64.b64decode(rendered.pop("data"))
            heard[f"{table}-{name}"] = Heard(**rendered, data=data)
    return heard


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=os.environ["CHROMIUM"], chromium_sandbox=False
        )
        heard = render(browser.new_page(), bundle())
        browser.close()
    for name, sound in heard.items():
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(sound.data)
        print(
            f"{name:24} peak {sound.peak:.2f}  rms {sound.power**0.5:.4f}"
            f"  {sound.length:.2f} s  {sound.pitch:5.0f} Hz"
        )
    print(f"written to {OUT}")


if __name__ == "__main__":
    main()
