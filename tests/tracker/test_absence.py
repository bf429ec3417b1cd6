"""Times at which nobody watched: what follows them accuses nobody."""

from __future__ import annotations

import pytest

from euchre.findings import State
from euchre.seats import Seat
from tests.tracker.fake_host import FakeHost
from tests.tracker.script import HEARTS_BY_EAST, Script, lawful_hand
from tests.tracker.scripted import watched
from tracker.bridge import Bridge
from tracker.snapshot import Audience
from vision.events import TableEventKind

ORDERED = ({"seat": "E", "call": "order", "suit": "H"},)


def looked(host: FakeHost, script: Script, gone: tuple[float, float]) -> list[tuple[float, float]]:
    """The script through a bridge that gets no picture in that span; what was logged as unwatched."""
    bridge, now, events = Bridge(host), 0.0, list(script.events)
    while events:
        now += 0.1
        if gone[0] < now < gone[1]:
            continue
        due = [event for event in events if event.t <= now]
        events = events[len(due) :]
        bridge.step(due, now)
    return [(event.t, event.data["until"]) for event in host.events if event.do == "unwatched"]


@pytest.mark.parametrize(("span", "told"), [((6.0, 7.0), False), ((6.0, 9.0), True)])
def test_a_gap_between_two_pictures_is_logged_where_a_trick_fits_into_it(
    span: tuple[float, float], told: bool
) -> None:
    gaps = looked(FakeHost(calls=ORDERED), lawful_hand(), span)
    assert [(round(a), round(b)) for a, b in gaps] == ([(6, 9)] if told else [])


def test_before_a_hand_begins_nothing_is_missed() -> None:
    script = Script().wait(20).upcard("KH")
    assert looked(FakeHost(calls=ORDERED), script, (2.0, 15.0)) == []


@pytest.mark.parametrize("lost", range(5))
def test_a_trick_played_while_reading_was_paused_accuses_nobody(lost: int) -> None:
    """Whoever leads after it seems to lead out of turn, whoever takes the next one in to do so wrongly."""
    script = Script().upcard("KH").leaves("KH", "N").wait(1.5).back("discard")
    for number, (leader, cards, winner) in enumerate(HEARTS_BY_EAST):
        if number == lost:
            script.wait(1).event(TableEventKind.PAUSED, note="too dark")
            script.wait(5).event(TableEventKind.RESUMED)
            continue
        for places, card in enumerate(cards):
            script.plays(Seat(leader).ahead(places).value, card)
        script.gathers(winner, *cards)
    findings = watched(script).snapshot(Audience.DIRECTOR).findings
    assert {finding.state for finding in findings} <= {State.SUSPENDED}
