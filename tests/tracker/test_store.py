"""Logs are kept, in order, once, and outlive a killed process."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from euchre.log import NewEvent
from tracker.errors import StoreError
from tracker.store import LogName, Store, is_sqlite_file, new_origin


def play(card: str, t: float = 1.0) -> NewEvent:
    return NewEvent(t, 1, "play", {"seat": "N", "card": card, "at": {"position": [1.5, -2.0]}}, 0.97, ("v1",))


def test_what_is_appended_is_read_back_equal(store_url):
    with Store(store_url) as store:
        placed = store.append("a", 1, [play("JH"), play("TD", 2.0)])
        assert store.read("a") == placed
        assert store.read("a", since=1) == placed[1:]
        assert store.read("a", most=1) == placed[:1]
        assert (store.last("a"), store.last("b")) == (2, 0)
        assert [event.id for event in placed] == ["e1", "e2"]
        assert store.file is None or is_sqlite_file(store.file)


def test_logs_lie_beside_each_other_oldest_first(store_url):
    with Store(store_url) as store:
        chance = random.Random(1)
        origins = [new_origin(1000.0 + n, chance) for n in (2, 0, 1)]
        for origin in origins:
            store.append(origin, 1, [play("JH")])
        assert store.origins() == tuple(sorted(origins))
        assert store.logs() == tuple(LogName(origin, "table", "") for origin in sorted(origins))


def test_what_is_new_in_many_logs_is_read_at_once(store_url):
    with Store(store_url) as store:
        logs = {f"log{n:03}": store.append(f"log{n:03}", 1, [play("JH"), play("TD")]) for n in range(60)}
        since = {origin: n % 3 for n, origin in enumerate(logs)}
        newer = {origin: logs[origin][seq:] for origin, seq in since.items() if seq < 2}
        assert store.read_all(since) == newer
        assert store.read_all({}) == {}


def test_whose_a_log_is_stays_as_first_said(store_url):
    with Store(store_url) as store:
        store.begin("a", "table", "Table 3")
        store.begin("a", "table", "Table 4")
        store.append("a", 1, [play("JH")])
        assert store.logs("table") == (LogName("a", "table", "Table 3"),)
        assert store.logs("director") == ()


def test_what_is_copied_twice_is_there_once(store_url, tmp_path):
    with Store(store_url) as store, Store(str(tmp_path / "other.sqlite")) as other:
        placed = other.append("a", 1, [play("JH"), play("TD", 2.0), play("9C", 3.0)])
        store.begin("a", "table", "")
        store.copy("a", placed[:2])
        store.copy("a", placed)
        assert store.read("a") == placed


def test_a_second_writer_is_refused_and_nothing_is_overwritten(store_url):
    with Store(store_url) as one, Store(store_url) as two:
        one.append("a", 1, [play("JH")])
        with pytest.raises(StoreError, match="open twice"):
            two.append("a", 1, [play("9C")])
        assert [event.data["card"] for event in two.read("a")] == ["JH"]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://me:secret@host/db", "password"),
        ("postgresql://host/db?password=secret", "password"),
        ("mysql://host/db", "not supported"),
        ("sqlite:////nowhere/at/all/log.sqlite", "cannot be opened"),
        ("://", "not a usable URL"),
    ],
)
def test_a_url_that_cannot_be_used_is_told_in_one_line_without_its_secret(url, words):
    with pytest.raises(StoreError, match=words) as caught:
        Store(url)
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_told(tmp_path):
    path = tmp_path / "log.sqlite"
    path.write_text("not a database, but long enough to be taken for one " * 20)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(str(path))


WRITER = """
import sys
from tests.tracker.test_store import play
from tracker.store import Store
store, seq = Store(sys.argv[1]), 1
while True:
    store.append("a", seq, [play("JH", float(seq))])
    print(seq, flush=True)
    seq += 1
"""


def test_a_killed_writer_loses_nothing_it_had_told(store_url):
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, store_url], stdout=subprocess.PIPE, text=True
    ) as writer:
        told = [int(writer.stdout.readline()) for _ in range(25)]
        writer.kill()
        writer.wait()
    with Store(store_url) as store:
        kept = [event.seq for event in store.read("a")]
    assert kept[: len(told)] == told
    assert kept == list(range(1, len(kept) + 1))
