"""The OpenAPI document is complete and true: a tester reads it and tries everything that it allows."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bakufu.server.http.openapi import document
from bakufu.server.http.routes import ENDPOINTS, STATUS
from tests.server.running import bearer

DOCUMENT: dict[str, Any] = json.loads(document())
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
PATIENCE = 300  # seconds for an answer on a busy machine
RECORD = Path(__file__).parent.parent / "records" / "shogun" / "3p-fixed-3.json"
schema = schemathesis.openapi.from_dict(DOCUMENT)


class Server:
    """`bakufu serve` with tables to try things at."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[tuple[str, str]] = []  # ids and tokens
        self.tries = count()
        for status in ("waiting", "playing"):
            made = self._post("/api/tables", {"game": "shogun", "players": 3, "host_name": "Ada"})
            table = made["table"]["id"]
            if status == "playing":
                for name in ("Bo", "Cy"):
                    self._post(f"/api/tables/{table}/join", {"name": name})
                self._post(f"/api/tables/{table}/start", {}, made["host_token"])
            self.tables += [(table, made["token"]), (table, made["host_token"])]
        imported = httpx.post(url + "/api/records", content=RECORD.read_bytes()).json()
        self.tables.append((imported["table"]["id"], ""))

    def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        answer = httpx.post(self.url + path, json=body, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("openapi")
    command = [sys.executable, "-m", "bakufu", "serve", "--port", "0", "--limits", "0"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        while True:
            try:
                httpx.get(url + "/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield Server(url)
        process.terminate()
        assert process.wait(20) == 0
        process.stdout.close()
    assert not re.search(rb'"(request|socket)-failed"', (folder / "log").read_bytes())


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_the_document_says(case: Case, server: Server) -> None:
    """Half of the tries go to a table that there is, with a token that opens something."""
    place = next(server.tries) % 8
    if place < len(server.tables) and "table" in case.path_parameters:
        table, token = server.tables[place]
        case.path_parameters["table"] = table
        if token:
            case.headers["Authorization"] = f"Bearer {token}"
        else:  # a finished game, which anybody may look at
            case.headers.pop("Authorization", None)
    if "wait" in (case.query or {}):
        case.query["wait"] = 0
    response = case.call(base_url=server.url, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400 and case.path != "/healthz":
        assert response.json()["words"]


def test_every_call_is_documented_with_all_it_can_answer() -> None:
    for endpoint in ENDPOINTS:
        operation = DOCUMENT["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"] and operation["operationId"]
        assert {"200", "400", "413", "422", "429", "500", "503"} <= set(operation["responses"])
        assert ("security" in operation) == bool(endpoint.token)
        named = {parameter["name"] for parameter in operation.get("parameters", ())}
        assert named == {query.name for query in endpoint.query} | set(re.findall(r"{(\w+)}", endpoint.path))
        assert all(parameter["description"] for parameter in operation.get("parameters", ()))
    ids = [operation["operationId"] for path in DOCUMENT["paths"].values() for operation in path.values()]
    assert len(ids) == len(set(ids))


def test_every_status_of_a_refusal_is_documented() -> None:
    documented = {
        int(status)
        for path in DOCUMENT["paths"].values()
        for operation in path.values()
        for status in operation["responses"]
    }
    assert set(STATUS.values()) - {405} <= documented


def test_all_references_lead_somewhere() -> None:
    for name in re.findall(r'"\$ref":"#/components/schemas/([^"]+)"', document().decode()):
        assert name in DOCUMENT["components"]["schemas"]


def test_the_messages_of_the_socket_are_in_the_document() -> None:
    socket = DOCUMENT["x-websocket"]["/ws"]
    names = {ref["$ref"].rpartition("/")[2] for side in socket.values() for ref in side}
    assert {"Hello", "Moves", "WatchLobby", "Update", "Bye", "LobbyNews"} <= names
    assert names <= set(DOCUMENT["components"]["schemas"])


def test_the_server_hands_out_this_document(server: Server, tmp_path: Path) -> None:
    served = httpx.get(server.url + "/openapi.json").json()
    ours = set(DOCUMENT["paths"])
    assert set(served["paths"]) == ours and served["info"]["title"] == "Bakufu"
