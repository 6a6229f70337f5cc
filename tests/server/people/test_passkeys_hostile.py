"""Whatever a browser sends in place of a passkey is refused in words, and is no fault of the server."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from typing import Any

import httpx
import pytest

from tests.server.people.test_identity import MARK, auth, client, made

__all__ = ["client"]
pytestmark = pytest.mark.anyio


def coded(data: Any) -> str:
    return urlsafe_b64encode(data if isinstance(data, bytes) else json.dumps(data).encode()).rstrip(b"=").decode()


def answers(challenge: str) -> list[dict[str, Any]]:
    """Each wrong in another way; the last ones answer the challenge."""
    told = coded({"type": "webauthn.create", "challenge": challenge, "origin": "http://localhost"})
    rest = {"id": "AA", "rawId": "AA", "type": "public-key"}
    return [
        {},
        {"response": []},
        {"response": {"clientDataJSON": 5}},
        {"response": {"clientDataJSON": None}},
        {"response": {"clientDataJSON": "é"}},
        {"response": {"clientDataJSON": coded(b"\xff")}},
        {"response": {"clientDataJSON": coded([])}},
        {"response": {"clientDataJSON": coded({"challenge": "é"})}},
        {"response": {"clientDataJSON": coded(b"[" * 50_000)}},
        {**rest, "response": {"clientDataJSON": told}},
        {**rest, "response": {"clientDataJSON": told, "attestationObject": 7}},
        {**rest, "response": {"clientDataJSON": told, "attestationObject": coded(b"\x9f" * 3_000)}},
        {**rest, "response": {"clientDataJSON": told, "authenticatorData": "AA", "signature": "AA"}},
    ]


@pytest.mark.parametrize("signing_in", [False, True])
async def test_an_answer_of_any_form_is_refused(client: httpx.AsyncClient, signing_in: bool) -> None:
    path = "/api/people/passkey" if signing_in else "/api/people/me/passkeys"
    headers = {} if signing_in else auth(await made(client))
    for n in range(len(answers(""))):
        asked = (await client.post(f"{path}/options", headers=headers)).json()["challenge"]
        body = {"credential": answers(asked)[n], "browser": MARK}
        answer = await client.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "passkey"), body


async def test_a_request_that_names_no_host_has_no_passkeys(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/people/passkey/options", headers={"host": ""})
    assert (answer.status_code, answer.json()["code"]) == (403, "passkey")
