"""The HTTP API as its own description has it: no answer it does not announce, and never a 500."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kaboodle.server.protocol import openapi
from tests.server.kit.client import Server, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = {
    operation.label: operation
    for operation in [
        found.ok()
        for found in schemathesis.openapi.from_dict(openapi.document()).get_all_operations()
        if isinstance(found, Ok)
    ]
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("api") / "tables.sqlite") as started:
        yield started


def try_all(server: Server, operation: Any, mode: GenerationMode) -> None:
    table, _ = server.table("kaskaria", ["person", "greedy"])

    @settings(phases=[Phase.generate], suppress_health_check=list(HealthCheck), max_examples=15)
    @given(case=operation.as_strategy(generation_mode=mode), known=...)
    def check(case: Any, known: bool) -> None:
        if known and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    check()
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("label", list(OPERATIONS))
def test_answers_are_as_announced(server: Server, label: str) -> None:
    try_all(server, OPERATIONS[label], GenerationMode.POSITIVE)


@pytest.mark.parametrize("label", [label for label in OPERATIONS if label.startswith("POST")])
def test_so_are_answers_to_what_makes_no_sense(server: Server, label: str) -> None:
    try_all(server, OPERATIONS[label], GenerationMode.NEGATIVE)


@pytest.mark.parametrize(
    ("body", "error", "field"),
    [
        ('{"game": 7}', "field", "$.game"),
        ("{}", "field", "`game`"),
        ('{"game": "kaskaria", "seats": "two"}', "field", "$.seats"),
        ("{", "malformed", ""),
    ],
)
def test_what_cannot_be_read_is_named(server: Server, body: str, error: str, field: str) -> None:
    status, problem = server.call("POST", "/api/tables", body)

    assert (status, problem["error"]) == (400, error)
    assert field in problem["words"]["args"].get("reason", "")
