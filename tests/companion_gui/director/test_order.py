from __future__ import annotations

import pytest

from companion_gui.director.order import ORDERED, places
from companion_gui.gallery.log import demo_log
from euchre.log import LogEvent
from tests.tracker.scripted import watched
from tests.tracker.test_session import RENEGE, hand_of
from tracker.wording import describe


def card(events: tuple[LogEvent, ...], name: str) -> LogEvent:
    return next(event for event in events if event.do == "play" and event.data.get("card") == name)


def test_every_place_but_its_own_is_offered() -> None:
    log = demo_log()
    found = places(log, card(log, "9C"))
    words = [place.before for place in found]
    assert "East plays 9♣" not in words
    assert "South plays K♦" not in words, "that is where it stands"
    assert words[-1] is None
    assert [place.t for place in found] == sorted(place.t for place in found)


@pytest.mark.parametrize("name", ["AC", "TC", "TS"])
def test_a_card_put_before_another_is_played_before_it(name: str) -> None:
    session = watched(hand_of(RENEGE))
    events = session.events()
    moved = card(events, name)
    ids = {describe(event.do, event.data): event.id for event in events}
    for place in places(events, moved):
        session.correct(moved.id, {"t": place.t})
        record = session.records()[-1]
        order = [event["id"] for event in (*record["calls"], *record["events"]) if event["do"] in ORDERED]
        after = order[order.index(moved.id) + 1 :]
        assert (after[0] if after else None) == (place.before and ids[place.before])
        session.undo()
    session.close()


def test_what_has_no_order_has_no_places() -> None:
    log = demo_log()
    assert places(log, log[0]) == ()
