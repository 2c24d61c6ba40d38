"""Random secrets: seat tokens, table ids and codes, seeds and their salt."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 4


def new_token() -> str:
    """Return a 192-bit token, which proves who sits in a seat. Only its hash is stored."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, stored: str) -> bool:
    """Whether this is the token behind a stored hash, in constant time."""
    return hmac.compare_digest(hashed(token), stored)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def id_after(id_: str, host: str) -> str:
    """Return the id of a rematch's table: the same on every node, and not to be guessed."""
    return urlsafe_b64encode(hashlib.sha256(f"{id_} {host}".encode()).digest()[:9]).decode()


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> str:
    return secrets.token_hex(8)


def new_salt() -> str:
    return secrets.token_hex(16)
