"""Faces before a seat that sits out: a hand laid down is one event, a dropped card another."""

from __future__ import annotations

import pytest

from euchre.seats import Seat
from tests.tracker.fake_host import FakeHost, run
from tests.tracker.script import Script
from vision.events import Zone

ALONE = [{"seat": seat, "call": "pass"} for seat in "ESWN"]
ALONE.append({"seat": "E", "call": "name", "suit": "S", "alone": True})
HAND = ("9C", "TD", "JH", "QD", "KC")


@pytest.mark.parametrize(("count", "told"), [(5, [("faced", list(HAND))]), (1, [("shown", ["9C"])])])
def test_a_partners_hand_is_told_as_one_and_a_dropped_card_as_one(count: int, told: list) -> None:
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(2)
    for card in HAND[:count]:
        script.lands(card, Zone.SEAT, Seat.WEST).reads(card)
    script.wait(3).plays("S", "AS")
    host = run(script.events, FakeHost(calls=tuple(ALONE)))
    shown = [event.data for event in host.events if event.do == "expose"]
    assert [(data["cause"], data["cards"]) for data in shown] == told
    assert {data["seat"] for data in shown} == {"W"}
