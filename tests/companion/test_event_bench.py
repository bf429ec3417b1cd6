"""The bench of a whole event, small: a real server, stopped twice; a table killed and started again."""

from __future__ import annotations

import pytest

from companion.benches.event.director import Comparison, compare
from companion.benches.event.measure import measure_event
from euchre.log import LogEvent
from tests.companion.run import ran
from tests.tracker.test_sync import talk

LOG = tuple(LogEvent.at(seq, talk(seq)) for seq in range(1, 6))


@pytest.mark.parametrize(
    ("there", "found"),
    [
        (LOG, Comparison(5, 0, 0, True)),
        (LOG[:3], Comparison(5, 2, 0, False)),
        ((*LOG, LOG[-1]), Comparison(5, 0, 1, False)),
        ((*LOG[:4], LogEvent.at(5, talk(77))), Comparison(5, 0, 0, False)),
        ((), Comparison(5, 5, 0, False)),
    ],
    ids=["the same", "lost", "doubled", "another one", "nothing"],
)
def test_what_is_lost_or_doubled_is_counted(there: tuple[LogEvent, ...], found: Comparison) -> None:
    assert compare(LOG, there) == found


@pytest.mark.postgres
def test_a_small_event_with_every_trouble_loses_nothing() -> None:
    figures = dict(measure_event(tables=6, minutes=0.1, trouble=True, speed=40))
    assert figures["server stopped"] == 2
    assert figures["tables killed and restarted"] == 1
    assert figures["events written"] > 6 * 10
    bad = ("lost", "doubled", "not there", "differs", "not copied", "failed", "never seen")
    assert {name: value for name, value in figures.items() if any(word in name for word in bad)} == {
        "events lost": 0,
        "events doubled": 0,
        "events told as written and not there": 0,
        "logs whose checksum differs": 0,
        "logs not copied to their end": 0,
        "processes that failed": 0,
        "findings that stand and were never seen by the director": 0,
    }


@pytest.mark.parametrize("count", ["0", "many", "-3", "2000"])
def test_a_number_of_tables_that_is_none_is_told(capsys: pytest.CaptureFixture[str], count: str) -> None:
    done = ran(capsys, "bench", "--event", "--tables", count)
    assert done.status == 2
    assert "number of tables" in done.err
