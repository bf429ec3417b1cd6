"""Nobody where they don't belong: what each login may and may not do, asked of the server itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from euchre.log import NewEvent
from tests.postgres.server import LOGINS, OWNER, EventDatabase, Server
from tracker.errors import StoreError
from tracker.schema import DIRECTOR, table_pictures
from tracker.shown import (
    CROP,
    LARGEST_PICTURE,
    ShownPicture,
    add_pictures,
    count_pictures,
    pictures_of,
    read_states,
    write_state,
)
from tracker.snapshot import CameraHealth, Health
from tracker.store import Store

pytestmark = pytest.mark.postgres

DRAW = {"round": 1, "tables": [{"home": "a", "away": "b"}]}


def play(card: str, hand: int = 1) -> NewEvent:
    return NewEvent(1.0, hand, "play", {"seat": "N", "card": card}, 0.97, ("v1",))


def ruling(about: str) -> NewEvent:
    return NewEvent(2.0, 1, "rule", {"about": about, "finding": "f1", "decision": "dismiss"}, by="director")


@pytest.fixture(scope="module")
def event(server: Server) -> Iterator[EventDatabase]:
    """Two tables with a hand each; a director who ruled at both and drew two rounds, one of them posted."""
    with server.event() as event:
        for number in (1, 2):
            with Store(event.url(f"table_{number}")) as table:
                table.append(f"log{number}", 1, [play("JH"), play("TD")])
                write_state(table, f"log{number}", CameraHealth(Health.GOOD, "good"), 1.0)
                assert add_pictures(table, f"log{number}", [ShownPicture("e1", CROP, b"jpeg")])
        with Store(event.url("ann")) as director:
            director.begin("ruler", DIRECTOR, "Event")
            acts = (("draw", DRAW), ("publish", {"round": 1}), ("draw", {**DRAW, "round": 2}))
            events = [NewEvent(0.0, 0, f"event.{do}", data, by="director") for do, data in acts]
            director.append("ruler", 1, [ruling("log1"), ruling("log2"), *events])
        yield event


def read(event: EventDatabase, login: str, origin: str) -> list[str]:
    with Store(event.url(login)) as store:
        return [one.do for one in store.read(origin)]


def test_a_table_reads_its_own_hands_and_the_rulings_about_them(event: EventDatabase) -> None:
    assert read(event, "table_1", "log1") == ["play", "play"]
    assert read(event, "table_1", "log2") == []
    with Store(event.url("table_1")) as store:
        assert [one.data["about"] for one in store.read("ruler")] == ["log1"]
        assert [log.origin for log in store.logs()] == ["log1", "ruler"]


def test_the_director_reads_everything(event: EventDatabase) -> None:
    assert read(event, "ann", "log1") == read(event, "ann", "log2") == ["play", "play"]
    assert len(read(event, "ann", "ruler")) == 5


def test_the_screen_reads_what_is_posted_alone(event: EventDatabase) -> None:
    assert read(event, "screen", "log1") == []
    assert read(event, "screen", "ruler") == ["event.draw", "event.publish"]
    with Store(event.url("screen")) as store:
        assert [log.origin for log in store.logs()] == ["ruler"]


@pytest.mark.parametrize(
    ("login", "origin", "new"),
    [
        ("table_1", "log2", play("9C")),
        ("table_1", "ruler", play("9C")),
        ("table_1", "ruler", ruling("log1")),
        ("table_1", "log1", ruling("log1")),
        ("table_1", "log1", NewEvent(0.0, 0, "event.publish", {"round": 2})),
        ("ann", "log1", play("9C")),
        ("screen", "log1", play("9C")),
        ("screen", "ruler", ruling("log1")),
    ],
    ids=[
        "another's log",
        "the director's log",
        "a ruling there",
        "a ruling in its own",
        "an act of the event",
        "director in a table's log",
        "screen in a table's log",
        "screen in the director's log",
    ],
)
def test_what_is_not_theirs_to_write_is_refused(
    event: EventDatabase, login: str, origin: str, new: NewEvent
) -> None:
    with Store(event.url("ann")) as director:
        after = director.last(origin) + 1
    with Store(event.url(login)) as store, pytest.raises(StoreError, match=r"row-level security|permission"):
        store.append(origin, after, [new])


@pytest.mark.parametrize(
    ("login", "kind"), [("table_1", "director"), ("ann", "table"), ("screen", "director")]
)
def test_nobody_begins_a_log_of_a_kind_that_is_not_theirs(
    event: EventDatabase, login: str, kind: str
) -> None:
    with Store(event.url(login)) as store, pytest.raises(StoreError, match=r"row-level security|permission"):
        store.begin(f"new log of {login}", kind, "")


CHANGES = (
    "UPDATE log_events SET data = '{}'",
    "DELETE FROM log_events",
    "TRUNCATE log_events",
    "UPDATE log_origins SET owner = 'table_1'",
    "DELETE FROM log_origins",
    "INSERT INTO log_origins (origin, kind, label, owner) VALUES ('x', 'table', '', 'table_2')",
    "DROP TABLE log_events",
    "ALTER TABLE log_events DISABLE ROW LEVEL SECURITY",
    "ALTER TABLE log_events DISABLE TRIGGER stays",
    "CREATE TABLE mine (a integer)",
    "SET SESSION AUTHORIZATION owner",
    "SET ROLE owner",
)


@pytest.mark.parametrize("statement", CHANGES)
@pytest.mark.parametrize("login", [*LOGINS])
def test_nobody_alters_or_deletes_anything(event: EventDatabase, login: str, statement: str) -> None:
    engine = event.engine(login)
    with engine.connect() as connection, pytest.raises(sa.exc.ProgrammingError, match=r"permission|owner"):
        connection.execute(sa.text(statement))


@pytest.mark.parametrize("login", ["table_1", "screen"])
def test_the_pin_is_the_directors_alone(event: EventDatabase, login: str) -> None:
    for statement in ("SELECT hash FROM director_pins", "INSERT INTO director_pins (hash) VALUES ('x')"):
        with (
            event.engine(login).connect() as connection,
            pytest.raises(sa.exc.ProgrammingError, match="permission"),
        ):
            connection.execute(sa.text(statement))


@pytest.mark.parametrize("statement", CHANGES[:3])
def test_not_even_the_owner_changes_an_event(event: EventDatabase, statement: str) -> None:
    with (
        event.engine(OWNER).connect() as connection,
        pytest.raises(sa.exc.ProgrammingError, match="never changed"),
    ):
        connection.execute(sa.text(statement))


def test_the_director_sees_how_all_cameras_do_and_what_was_found_a_table_its_own_the_screen_nothing(
    event: EventDatabase,
) -> None:
    with Store(event.url("ann")) as director, Store(event.url("table_1")) as table:
        assert set(read_states(director, 1.0)) == {"log1", "log2"}
        assert set(read_states(table, 1.0)) == {"log1"}
        assert count_pictures(director) == {"log1": 1, "log2": 1}
        assert count_pictures(table) == {"log1": 1}
        assert pictures_of(table, "log2", ["e1"]) == ()
        assert pictures_of(director, "log2", ["e1"]) == (ShownPicture("e1", CROP, b"jpeg"),)
    with Store(event.url("screen")) as screen:
        for read_ in (lambda: read_states(screen, 1.0), lambda: count_pictures(screen)):
            with pytest.raises(StoreError, match="permission"):
                read_()


def test_a_table_writes_over_its_own_state_alone(event: EventDatabase) -> None:
    ended = CameraHealth(Health.ENDED, "the source has ended")
    with Store(event.url("table_1")) as table, Store(event.url("ann")) as director:
        write_state(table, "log1", ended, 2.0)
        assert read_states(director, 2.0)["log1"].health is Health.ENDED
        for origin in ("log2", "nobody's", "ruler"):
            with pytest.raises(StoreError, match="row-level security"):
                write_state(table, origin, ended, 2.0)
            with pytest.raises(StoreError, match="row-level security"):
                add_pictures(table, origin, [ShownPicture("e2", CROP, b"jpeg")])
        assert read_states(director, 2.0)["log2"].health is Health.GOOD
        with pytest.raises(StoreError, match="permission"):
            write_state(director, "log1", ended, 2.0)


@pytest.mark.parametrize("login", [*LOGINS])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE table_pictures SET jpeg = ''",
        "DELETE FROM table_pictures",
        "DELETE FROM table_states",
        "TRUNCATE table_pictures",
        "ALTER TABLE table_pictures DISABLE TRIGGER bounded",
        "ALTER TABLE table_pictures DROP CONSTRAINT table_pictures_size",
    ],
)
def test_nobody_takes_a_picture_back(event: EventDatabase, login: str, statement: str) -> None:
    with (
        event.engine(login).connect() as connection,
        pytest.raises(sa.exc.ProgrammingError, match=r"permission|owner"),
    ):
        connection.execute(sa.text(statement))


def test_pictures_are_bounded_by_the_server_itself(event: EventDatabase) -> None:
    insert = sa.insert(table_pictures)
    row = {"origin": "log1", "event": "e9"}
    with event.engine("table_1").connect() as connection:
        with pytest.raises(sa.exc.IntegrityError, match="table_pictures_size"), connection.begin():
            connection.execute(insert, [{**row, "name": "large", "jpeg": bytes(LARGEST_PICTURE + 1)}])
        many = [{**row, "name": f"t{n}", "jpeg": bytes(LARGEST_PICTURE)} for n in range(128)]
        with pytest.raises(sa.exc.IntegrityError, match="as many pictures"), connection.begin():
            connection.execute(insert, many)
    with Store(event.url("table_1")) as table:
        pictures = [ShownPicture("e9", f"t{n}", bytes(LARGEST_PICTURE)) for n in range(128)]
        assert not add_pictures(table, "log1", pictures)
        assert add_pictures(table, "log1", [ShownPicture("e9", "large", bytes(LARGEST_PICTURE + 1))])
        assert count_pictures(table) == {"log1": 1}


def test_a_role_taken_on_does_not_make_another_tables_log_ones_own(event: EventDatabase) -> None:
    with event.engine("table_1").connect() as connection:
        connection.execute(sa.text("SET ROLE euchre_table"))
        seen = connection.execute(sa.text("SELECT DISTINCT origin FROM log_events ORDER BY origin")).scalars()
        assert list(seen) == ["log1", "ruler"]


def test_a_log_has_no_gaps_on_the_server(event: EventDatabase) -> None:
    with Store(event.url("table_1")) as store, pytest.raises(StoreError):
        store.append("log1", 9, [play("9C")])
