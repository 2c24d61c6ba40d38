"""Read the files of hosting/."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import yaml

HOSTING = Path(__file__).parent.parent.parent / "hosting"


def compose() -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    return content


def prometheus() -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load((HOSTING / "prometheus.yml").read_text())
    return content


def dashboard() -> dict[str, Any]:
    content: dict[str, Any] = json.loads((HOSTING / "grafana.json").read_text())
    return content


class Instruction(NamedTuple):
    name: str
    words: str


def container() -> list[list[Instruction]]:
    """Return the instructions of the container file, by stage."""
    text = re.sub(r"^#.*\n", "", (HOSTING / "Containerfile").read_text(), flags=re.M)
    stages: list[list[Instruction]] = []
    for line in filter(None, re.sub(r"\\\n\s*", "", text).splitlines()):
        name, _, words = line.partition(" ")
        if name == "FROM":
            stages.append([])
        stages[-1].append(Instruction(name, words))
    return stages


def settings_in(text: str) -> dict[str, str]:
    """Return what a settings file sets, and what it only proposes in comments."""
    return dict(re.findall(r"^#?([A-Z_]+)=(.*)$", text, flags=re.M))
