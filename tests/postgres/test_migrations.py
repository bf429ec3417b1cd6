"""One set of migrations: both stores end in the shape that the program expects."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.postgres.server import OWNER, Server
from tracker.errors import StoreError
from tracker.migrations import __file__ as migrations
from tracker.migrations import upgrade
from tracker.schema import REVISION, log_events, metadata, prepare
from tracker.store import Store


def differences(engine: sa.Engine) -> list[object]:
    with engine.connect() as connection:
        options = {"include_name": lambda name, kind, _parents: name != "alembic_version"}
        return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


def test_the_newest_revision_is_the_one_the_program_expects() -> None:
    from pathlib import Path

    assert ScriptDirectory(str(Path(migrations).parent)).get_current_head() == REVISION


@pytest.mark.parametrize("made_by", ["migrations", "the program", "the program of before"])
def test_a_file_has_the_same_shape_whoever_made_it(tmp_path, made_by: str) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'log.sqlite'}")
    if made_by == "the program of before":
        log_events.create(engine)
    if made_by == "the program":
        prepare(engine)
    upgrade(engine)
    upgrade(engine)
    prepare(engine)
    assert differences(engine) == []


def test_a_file_of_another_version_is_told(tmp_path) -> None:
    path = tmp_path / "log.sqlite"
    Store(str(path)).close()
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="revision 9999"):
        Store(str(path))


@pytest.mark.postgres
def test_a_server_is_set_up_once_and_again_without_harm(server: Server) -> None:
    with server.event() as event:
        upgrade(event.engine(OWNER))
        differing = [d for d in differences(event.engine(OWNER)) if d[0] != "modify_default"]
        assert differing == []


@pytest.mark.postgres
def test_a_database_that_was_never_set_up_is_told_in_one_line(server: Server) -> None:
    with server.event() as event, pytest.raises(StoreError, match="event init") as caught:
        Store(event.url(OWNER).replace(event.name, "postgres"))
    assert "\n" not in str(caught.value)
