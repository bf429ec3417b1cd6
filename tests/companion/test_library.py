"""Earlier logs of a table: found in its store and beside its file, judged, and left as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import library
from companion.library import KeptLogs
from companion_gui.history.hands import read_hands
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import frames, session_for, watched
from tracker.errors import SessionError
from tracker.store import Store

FIRST, SECOND = "019a00000000" + "1" * 20, "019b00000000" + "2" * 20


def play(folder: Path, origin: str) -> None:
    script = lawful_hand()
    session = session_for(script, folder, origin)
    for frame in frames(script.t + 3):
        session.feed(frame)
    session.finish()
    session.close()


def test_the_other_logs_of_a_store_are_listed_and_read_and_nothing_is_written(tmp_path: Path) -> None:
    play(tmp_path, FIRST)
    play(tmp_path, SECOND)
    with Store(str(tmp_path / "table.sqlite")) as store:
        logs = KeptLogs(store, SECOND)
        (earlier,) = logs.earlier()
        assert earlier.key == FIRST
        assert earlier.name[:4].isdigit()
        before = store.last(FIRST)
        kept = logs.open(FIRST)
        (hand,) = read_hands(kept)
        assert len(hand.tricks) == 5
        assert kept.snapshot().hand == 1
        assert kept.whole_log()[-1].do == "close"
        assert [one.event for one in kept.sightings((hand.tricks[0].plays[0].id, "e999"))] == [
            hand.tricks[0].plays[0].id
        ]
        assert store.last(FIRST) == before


def test_files_among_the_users_data_are_earlier_evenings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "data_dir", lambda: tmp_path)
    with Store(str(tmp_path / "2026-11-23-190205-C920.sqlite")) as store:
        store.copy(FIRST, watched(lawful_hand()).events())
    (tmp_path / "2026-11-24-190205-C920.sqlite").write_bytes(b"")
    with Store(str(tmp_path / "2026-11-30-190205-C920.sqlite")) as store:
        logs = KeptLogs(store, SECOND)
        empty, earlier = logs.earlier()
        assert earlier.name == "2026-11-23 19:02 · C920"
        assert len(read_hands(logs.open(earlier.key))) == 1
        with pytest.raises(SessionError, match="holds no log"):
            logs.open(empty.key)
        Path(empty.key).unlink()
        with pytest.raises(SessionError, match="is gone"):
            logs.open(empty.key)
        assert not Path(empty.key).exists()
