"""Passkeys (WebAuthn): adding one, signing in with one. What was asked is in the store: any process can check it."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import time
from typing import Any

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..errors.api_error import api_error
from ..store import Conflict, PasskeyRow, PersonRow, Store
from .identity import Person

ANSWER = 300.0  # seconds for an answer
MOST = 10  # of one person
WRONG = Exception  # what parsers of others raise at whatever a browser may send


class Site:
    """The site a page says it is of: passkeys belong to it and are of no use anywhere else."""

    def __init__(self, host: str) -> None:
        if not host:
            raise api_error("passkey")
        self.id = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        self.origins = [f"https://{host}", f"http://{host}"]  # pages without TLS have passkeys only at localhost


class Passkeys:
    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._people = store.people
        self._clock = clock

    async def asked_to_add(self, person: Person, site: Site) -> dict[str, Any]:
        """Options for `navigator.credentials.create`."""
        there = await self._people.passkeys(person.id)
        if len(there) >= MOST:
            raise api_error("passkeys_full", most=MOST)
        options = generate_registration_options(
            rp_id=site.id,
            rp_name="Kaimaku",
            user_id=person.id.encode(),
            user_name=person.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in there],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        return await self._challenge(options.challenge, person.id, options_to_json(options))

    async def add(self, person: Person, site: Site, credential: dict[str, Any]) -> None:
        challenge = await self._answered(credential, person.id)
        try:
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
                require_user_verification=False,
            )
        except WRONG:
            raise api_error("passkey") from None
        id = bytes_to_base64url(verified.credential_id)
        row = PasskeyRow(id, person.id, verified.credential_public_key, verified.sign_count, self._clock())
        try:
            await self._people.add_passkey(row)
        except Conflict:
            raise api_error("passkey") from None

    async def asked_to_sign_in(self, site: Site) -> dict[str, Any]:
        """Options for `navigator.credentials.get`: whoever has a passkey of this site."""
        options = generate_authentication_options(
            rp_id=site.id, user_verification=UserVerificationRequirement.PREFERRED
        )
        return await self._challenge(options.challenge, "", options_to_json(options))

    async def sign_in(self, site: Site, credential: dict[str, Any]) -> PersonRow:
        """Whose passkey it is."""
        challenge = await self._answered(credential, "")
        row = await self._people.passkey(str(credential.get("id", "")))
        if row is None:
            raise api_error("passkey")
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
                credential_public_key=row.public,
                credential_current_sign_count=row.count,
                require_user_verification=False,
            )
        except WRONG:
            raise api_error("passkey") from None
        person = await self._people.person(row.person)
        if person is None or not await self._people.used(row.id, row.count, verified.new_sign_count):
            raise api_error("passkey")
        return person

    async def drop(self, person: Person, id: str) -> None:
        if not await self._people.drop_passkey(person.id, id):
            raise api_error("no_passkey")

    async def _challenge(self, challenge: bytes, person: str, options: str) -> dict[str, Any]:
        now = self._clock()
        await self._people.challenge(bytes_to_base64url(challenge), person, now, now + ANSWER)
        found: dict[str, Any] = json.loads(options)
        return found

    async def _answered(self, credential: dict[str, Any], person: str) -> bytes:
        """The challenge that this answers: one that was asked of this person, in time, and only once."""
        try:
            said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = str(said["challenge"])
            asked = base64url_to_bytes(challenge)
        except WRONG:
            raise api_error("passkey") from None
        if not await self._people.answer(challenge, person, self._clock()):
            raise api_error("passkey")
        return asked
