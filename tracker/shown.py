"""What the event's store holds of a table besides its log: how its camera does, and pictures of findings.

Neither is needed to judge anything. The state is written over, a row a table; pictures are only added, within
bounds that a server enforces too (`tracker/migrations/versions/r0003_shown.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tracker.database import first_line
from tracker.errors import StoreError
from tracker.schema import table_pictures, table_states
from tracker.snapshot import CameraHealth, Health
from tracker.store import Store

CROP: Final = "crop"
"""The name of a card's own picture; pictures of the table are named `t` and their time."""

LARGEST_PICTURE: Final = 262_144
"""Bytes of one picture."""

MOST_PICTURES: Final = 33_554_432
"""Bytes of all the pictures of one table."""

SILENT_AFTER: Final = 30.0
"""Seconds without a word from a table from which its camera's state is no news any more."""


@dataclass(frozen=True, slots=True)
class ShownPicture:
    """A picture of an event.

    Attributes:
        event: id of the log event.
        name: `CROP`, or `t` and the time of a picture of the table.
        jpeg: the file.
    """

    event: str
    name: str
    jpeg: bytes


def write_state(store: Store, origin: str, health: CameraHealth, at: float) -> None:
    """Tell how a table's camera does.

    Args:
        store: the event's.
        origin: the table's log, which must have been begun there.
        health: how it does.
        at: seconds since 1970.

    Raises:
        StoreError: this login may not, or the store cannot be written.
    """
    state = {
        "at": at,
        "health": health.health.value,
        "status": health.status[:200],
        "advice": health.advice[:200],
        "age": health.age,
        "fps": health.fps,
        "frames": health.frames,
    }
    dialect = sqlite if store.engine.dialect.name == "sqlite" else postgresql
    insert = dialect.insert(table_states).values(origin=origin, **state)
    _write(store, insert.on_conflict_do_update(index_elements=["origin"], set_=state))


def read_states(store: Store, now: float) -> dict[str, CameraHealth]:
    """How every table's camera does, by its log, as far as this login may know.

    Args:
        store: the event's.
        now: seconds since 1970; a table that has been silent for long is said to be.

    Raises:
        StoreError: the store cannot be read.
    """
    return {row.origin: _state(row, now) for row in _read(store, sa.select(table_states))}


def _state(row: sa.Row[Any], now: float) -> CameraHealth:
    told = row._mapping
    silent = max(0.0, now - told["at"])
    known = {health.value: health for health in Health}.get(told["health"], Health.STALE)
    if silent > SILENT_AFTER and known is not Health.ENDED:
        words, advice = (
            f"no word from the table for {silent:.0f} s",
            "it plays on; see whether its network does",
        )
        return CameraHealth(Health.STALE, words, advice, None, 0.0, told["frames"])
    age = None if told["age"] is None else told["age"] + silent
    return CameraHealth(known, told["status"], told["advice"], age, told["fps"], told["frames"])


def add_pictures(store: Store, origin: str, pictures: Iterable[ShownPicture]) -> bool:
    """Add pictures of a table's events; those that are there already are passed over.

    Returns:
        Whether there was room for them: within the bounds all were added, else none.

    Raises:
        StoreError: this login may not, or the store cannot be written.
    """
    rows: list[dict[str, Any]] = [
        {"origin": origin, "event": picture.event, "name": picture.name, "jpeg": picture.jpeg}
        for picture in pictures
        if len(picture.jpeg) <= LARGEST_PICTURE
    ]
    if not rows:
        return True
    size = sa.func.coalesce(sa.func.sum(sa.func.length(table_pictures.c.jpeg)), 0)
    kept = _read(store, sa.select(size).where(table_pictures.c.origin == origin))[0][0]
    if int(kept) + sum(len(row["jpeg"]) for row in rows) > MOST_PICTURES:
        return False
    dialect = sqlite if store.engine.dialect.name == "sqlite" else postgresql
    _write(store, dialect.insert(table_pictures).on_conflict_do_nothing(), rows)
    return True


def pictures_of(store: Store, origin: str, events: Sequence[str]) -> tuple[ShownPicture, ...]:
    """The pictures of some of a table's events, by event and name.

    Raises:
        StoreError: the store cannot be read.
    """
    query = (
        sa.select(table_pictures.c.event, table_pictures.c.name, table_pictures.c.jpeg)
        .where(table_pictures.c.origin == origin, table_pictures.c.event.in_(events))
        .order_by(table_pictures.c.event, table_pictures.c.name)
    )
    return tuple(ShownPicture(row.event, row.name, bytes(row.jpeg)) for row in _read(store, query))


def count_pictures(store: Store) -> dict[str, int]:
    """How many pictures of each table there are, as far as this login may know.

    Raises:
        StoreError: the store cannot be read.
    """
    many = sa.func.count().label("many")
    query = sa.select(table_pictures.c.origin, many).group_by(table_pictures.c.origin)
    return {str(row.origin): int(row.many) for row in _read(store, query)}


def _read(store: Store, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
    try:
        with store.engine.connect() as connection:
            return connection.execute(query).all()
    except sa.exc.SQLAlchemyError as error:
        raise StoreError(f"{store.name}: cannot be read: {first_line(error)}") from None


def _write(store: Store, insert: sa.Insert, rows: Sequence[dict[str, Any]] | None = None) -> None:
    try:
        with store.engine.begin() as connection:
            connection.execute(insert, rows)
    except sa.exc.SQLAlchemyError as error:
        raise StoreError(f"{store.name}: cannot be written: {first_line(error)}") from None
