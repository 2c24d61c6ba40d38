"""The page's messages and types: every key exists and is used, and the types are up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.protocol import FILES as MADE
from tools.protocol import FOLDER

from kaboodle.speech import LANGUAGES, Speech

ROOT = Path(__file__).parent.parent.parent
FILES = [
    path.read_text(encoding="utf-8")
    for path in (ROOT / "web/src").rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
]
SOURCE = "\n".join(FILES)
WHOLE = set(re.findall(r"[\"'`](web-[a-z0-9-]+)[\"'`]", SOURCE))
STEMS = {
    *re.findall(r"[\"'`](web-[a-z0-9-]+)-\$\{", SOURCE),
    *re.findall(r'prefix="(web-[a-z0-9-]+)"', SOURCE),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_page_uses_has_a_message(language: str) -> None:
    speech = Speech(language=language)

    assert sorted(key for key in WHOLE - STEMS if not speech.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_page_is_used(language: str) -> None:
    folder = ROOT / "src/kaboodle/locale" / language
    keys = {
        key
        for path in folder.glob("web*.ftl")
        for key in re.findall(r"^(web-[a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.M)
    }

    unused = {k for k in keys - WHOLE if not any(k.startswith(f"{stem}-") for stem in STEMS)}
    assert sorted(unused) == []


@pytest.mark.skipif(
    not (ROOT / "web/node_modules/json-schema-to-typescript").exists(), reason="run `make web`"
)
@pytest.mark.parametrize("name", list(MADE))
def test_generated_types_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == MADE[name](), "run `make protocol`"
