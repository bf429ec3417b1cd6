"""The director's PIN: kept as an argon2 hash, never as itself."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from tracker.errors import StoreError, TrackerError
from tracker.schema import director_pins
from tracker.store import Store

SHORTEST: Final = 4


class PinError(TrackerError):
    """A PIN that cannot be used, or is not the right one."""


def has_pin(store: Store) -> bool:
    """Whether a director of this store has to give a PIN.

    Raises:
        StoreError: this login may not know; it is no director's.
    """
    return _hash(store) is not None


def set_pin(store: Store, pin: str) -> None:
    """Set the PIN, or another one.

    Raises:
        PinError: it is too short.
        StoreError: this login is no director's.
    """
    if len(pin.strip()) < SHORTEST:
        raise PinError(f"a PIN has at least {SHORTEST} characters")
    from argon2 import PasswordHasher

    row = {"hash": PasswordHasher().hash(pin.strip())}
    try:
        with store.engine.begin() as connection:
            connection.execute(sa.insert(director_pins).inline(), [row])
    except sa.exc.SQLAlchemyError:
        raise StoreError(f"{store.name}: the PIN cannot be kept; is this a director's login?") from None


def check_pin(store: Store, pin: str) -> None:
    """See that a PIN is the right one.

    Raises:
        PinError: it is not.
        StoreError: this login may not know.
    """
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    kept = _hash(store)
    if kept is None:
        return
    try:
        PasswordHasher().verify(kept, pin.strip())
    except (VerificationError, InvalidHashError):
        raise PinError("that is not the director's PIN") from None


def _hash(store: Store) -> str | None:
    newest = sa.select(director_pins.c.hash).order_by(director_pins.c.number.desc()).limit(1)
    try:
        with store.engine.connect() as connection:
            return connection.execute(newest).scalar()
    except sa.exc.SQLAlchemyError:
        raise StoreError(f"{store.name}: only a director's login may act here") from None
