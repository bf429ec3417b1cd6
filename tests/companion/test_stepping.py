"""`replay` picture by picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.lawbook import load_laws
from companion.stepping import HELP, go_through, steps
from tests.companion.run import ran
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import ORDERED, Clock, ScriptedWatcher, frames
from tracker.evidence import Evidence
from tracker.session import Session
from tracker.store import Store


@pytest.fixture(scope="module")
def log(tmp_path_factory) -> Path:
    """A kept hand with its evidence."""
    place = tmp_path_factory.mktemp("log")
    hand = lawful_hand()
    with Store(str(place / "log.sqlite")) as store:
        session = Session(
            store,
            "o1",
            load_laws("house"),
            Clock(),
            watcher=ScriptedWatcher(hand.events),
            evidence=Evidence(place / "log.evidence"),
            calls={1: ORDERED},
        )
        for frame in frames(hand.t + 2):
            session.feed(frame)
        session.finish()
        session.close()
    return place / "log.sqlite"


def found(log: Path, hand: int | None = None):
    with Store(str(log)) as store:
        events = store.read("o1")
    return list(steps(events, Evidence(log.with_suffix(".evidence")), hand))


def test_each_play_has_its_moment_and_calls_have_none(log):
    plays = [step for step in found(log) if step.event.do == "play"]
    assert len(plays) == 20
    assert all(len(step.pictures) >= 3 for step in plays)
    times = [int(path.stem[1:]) / 1000 for path in plays[4].pictures if path.stem.startswith("t")]
    assert min(times) <= plays[4].event.t <= max(times)
    assert times == sorted(times)
    assert found(log, 9) == []


@pytest.mark.parametrize(
    ("answers", "seen"),
    [
        (["", "", "q"], [0, 1, 2]),
        (["", "b", "b", "q"], [0, 1, 0, 0]),
        (["n", "q"], [0, "next"]),
        ([], [0]),
    ],
)
def test_a_person_goes_on_back_to_the_next_event_and_away(answers, seen, log):
    plays = [step for step in found(log) if step.event.do == "play"][:3]
    told: list[str] = []
    waiting = iter(answers)

    def ask() -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    go_through(plays, ask, told.append)
    assert told[0] == HELP
    pictures = [line.split(": ", 1)[1] for line in told if ".jpg" in line]
    wanted = [plays[1].pictures[0] if n == "next" else plays[0].pictures[n] for n in seen]
    assert pictures == [str(path) for path in wanted]


def test_all_the_way_through_ends_by_itself(log):
    told: list[str] = []
    go_through(found(log), lambda: "", told.append)
    assert [line for line in told if ".jpg" not in line] == [HELP, *(step.line for step in found(log))]
    assert sum(".jpg" in line for line in told) == sum(len(step.pictures) for step in found(log))


def test_an_album_is_written_in_order_with_a_page(capsys, log, tmp_path):
    done = ran(capsys, "replay", log, "--hand", "1", "--pictures", tmp_path / "album")
    assert (done.status, done.one_line) == (0, True), done.err
    page = (tmp_path / "album" / "index.html").read_text(encoding="utf-8")
    names = sorted(path.name for path in (tmp_path / "album").glob("*.jpg"))
    assert len(names) > 60
    assert all(f'src="{name}"' in page for name in names)
    assert "East plays A♣" in page


def test_stepping_from_the_command_line_ends_with_its_input(capsys, log, monkeypatch):
    answers = iter(["", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    done = ran(capsys, "replay", log, "--step")
    assert done.status == 0
    assert "log.evidence" in done.out


def test_a_log_without_pictures_is_one_line(capsys, log, tmp_path):
    (tmp_path / "bare.sqlite").write_bytes(log.read_bytes())
    done = ran(capsys, "replay", tmp_path / "bare.sqlite", "--step")
    assert (done.status, done.one_line) == (1, True)
    assert "no pictures" in done.err
