"""The API is what its description says, whatever it is sent (schemathesis makes the requests up)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, not_a_server_error
from schemathesis.core.result import Ok

from kaimaku.server.app import Application
from kaimaku.server.http import openapi
from kaimaku.server.settings import Settings
from tests.depth import examples
from tests.server.app.process import Served

DESCRIBED = openapi.schema(Application(Settings(data=Path("nowhere"))).api)
FOUND = [found for found in schemathesis.openapi.from_dict(DESCRIBED).get_all_operations() if isinstance(found, Ok)]
OPERATIONS = {found.ok().label: found.ok() for found in FOUND}
KEPT = ["status_code_conformance", "content_type_conformance", "response_schema_conformance"]
ALWAYS = [not_a_server_error, *CHECKS.get_by_names(KEPT)]
REFUSING = [*ALWAYS, *CHECKS.get_by_names(["negative_data_rejection"])]


def spoilable(label: str) -> bool:
    """Does this route take anything that could be wrong?"""
    method, path = label.split(" ")
    operation = DESCRIBED["paths"][path][method.lower()]
    return bool(operation.get("parameters")) or "application/json" in operation.get("requestBody", {}).get(
        "content", {}
    )


def run(served: Served, label: str, mode: GenerationMode) -> None:
    @settings(max_examples=examples(12), suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    def check(case: Case[Any]) -> None:
        case.call_and_validate(base_url=served.url, checks=cast(Any, ALWAYS if mode.is_positive else REFUSING))

    check()


@pytest.mark.parametrize("label", OPERATIONS)
def test_what_fits_is_answered_as_described(served: Served, label: str) -> None:
    run(served, label, GenerationMode.POSITIVE)


@pytest.mark.parametrize("label", [label for label in OPERATIONS if spoilable(label)])
def test_what_does_not_fit_is_refused(served: Served, label: str) -> None:
    run(served, label, GenerationMode.NEGATIVE)


def test_none_of_it_was_a_fault_of_ours(served: Served) -> None:
    assert [line for line in served.log.splitlines() if "incident" in line or "Traceback" in line] == []


def test_the_server_gives_this_description(served: Served) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        assert httpx.get(served.url + path).json() == json.loads(json.dumps(DESCRIBED))


def test_every_route_can_be_tried() -> None:
    assert len(OPERATIONS) == sum(len(operations) for operations in DESCRIBED["paths"].values()) > 20


def test_every_reference_leads_somewhere() -> None:
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(DESCRIBED)))
    assert named <= DESCRIBED["components"]["schemas"].keys()
    assert {"Welcome", "Choose", "Fault", "HocgView", "NewRoom", "Seated", "CardList", "DeckText"} <= named
    assert all("_" not in name for name in DESCRIBED["components"]["schemas"])  # ours, not another of the same name


def test_the_messages_of_the_socket_are_described() -> None:
    schemas = DESCRIBED["components"]["schemas"]
    tags = set(schemas["FromClient"]["discriminator"]["mapping"])
    assert {"hello", "choose", "pick", "why", "undo", "answer", "concede", "ping"} <= tags
    assert schemas["Choose"]["properties"]["type"] == {"enum": ["choose"]}
    assert schemas["Seated"]["properties"]["code"]["pattern"] == "^[a-z0-9]{8}$"


def test_every_route_says_what_it_is_for() -> None:
    for path, operations in DESCRIBED["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"] and operation["tags"], (method, path)
            assert operation["responses"]["429"]["content"]["application/json"]["schema"]["$ref"].endswith("/Fault")
