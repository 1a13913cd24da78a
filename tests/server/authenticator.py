"""An authenticator in software: it makes passkeys and uses them, as the keys and phones of people do."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, at a web page of this origin."""

    def __init__(self, origin: str, domain: str = "localhost") -> None:
        self.origin = origin
        self.domain = domain
        self.id = token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.count = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.user = decoded(options["user"]["id"])
        made = self.id + cbor2.dumps(self._public_key())
        data = self._data(PRESENT | VERIFIED | HAS_KEY) + b"\0" * 16 + len(self.id).to_bytes(2, "big") + made
        client = self._client("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.user
        )

    def _data(self, flags: int) -> bytes:
        return sha256(self.domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _public_key(self) -> dict[int, Any]:
        numbers = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}

    def _credential(self, **response: bytes) -> dict[str, Any]:
        return {
            "id": encoded(self.id),
            "rawId": encoded(self.id),
            "type": "public-key",
            "response": {name: encoded(value) for name, value in response.items()},
            "clientExtensionResults": {},
        }
