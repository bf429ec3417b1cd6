"""What is told of the trick on the table when a watch begins in the middle of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.cards import Card
from euchre.seats import Seat
from euchre.session.facts import card_of, seat_of
from tests.tracker.fake_host import FakeHost, run
from tests.tracker.script import Script
from tracker.bridge import Bridge
from vision.events import Zone

NAMED = (*({"seat": s, "call": "pass"} for s in "ESWN"), {"seat": "E", "call": "name", "suit": "S"})
THREE = {"E": "AC", "S": "9C", "W": "QC"}


def hand() -> Script:
    """The up card is turned down; plays follow."""
    script = Script()
    script.upcard("KH").leaves("KH", "N", Zone.KITTY).wait(2)
    return script


def plays(script: Script, cards: dict[str, str]) -> Script:
    for seat, card in cards.items():
        script.plays(seat, card)
    return script


def watched_until_then() -> tuple[FakeHost, float]:
    """Three have played when the watch ends; when the next one begins."""
    host, script = FakeHost(calls=NAMED), plays(hand(), THREE)
    run(script.events, host)
    return host, script.t + 20


@pytest.mark.parametrize(
    ("seat", "after", "trick"),
    [("E", 0.5, 2), ("N", 0.5, 1), ("N", 6.0, 2)],
    ids=["a seat that had played", "the seat that had not", "the same, when all else would have been seen"],
)
def test_a_trick_that_was_taken_in_while_nobody_watched_is_over(seat: str, after: float, trick: int) -> None:
    host, begins = watched_until_then()
    then = Script(t=begins).back("old trick", Zone.SEAT, Seat.EAST).wait(after).plays(seat, "JD")
    run(then.events, host)
    facts = host.facts()
    assert facts.tricks_done + 1 == trick
    unseen = [seat_of(act) for act in facts.plays if act.data.get("unseen")]
    assert unseen == ([Seat.NORTH] if trick == 2 else [])
    assert card_of(facts.trick[-1]) == Card.parse("JD")
    assert len(facts.plays) == 4 + len(unseen)


def test_a_trick_that_still_lies_there_goes_on() -> None:
    host, begins = watched_until_then()
    then = plays(Script(t=begins, beat=0.0), dict(reversed(THREE.items())))
    run(then.wait(9).plays("N", "JD").events, host)
    assert host.told("play") == ["play E AC", "play S 9C", "play W QC", "play N JD"]


def test_a_trick_of_which_a_card_cannot_be_read_may_still_lie_there() -> None:
    host, begins = watched_until_then()
    then = Script(t=begins, beat=0.0).lands("?", Zone.TRICK, Seat.SOUTH).doubts("?", ("9C", 0.5), ("9S", 0.4))
    run(then.wait(9).plays("N", "JD").events, host)
    assert host.facts().tricks_done == 0


def test_whoever_took_a_trick_in_before_the_watch_began_led_the_next() -> None:
    host, script = FakeHost(calls=NAMED), plays(hand(), {**THREE, "N": "TC"})
    script.gathers("E", "AC", "9C", "QC", "TC")
    run(plays(script, {"E": "AD", "S": "9D"}).events, host)
    then = plays(Script(t=script.t + 20, beat=0.0), {"E": "AD", "S": "9D"}).wait(1).plays("W", "QD")
    run(then.gathers("E", "AD", "9D", "QD").events, host)
    second = sorted(host.facts().plays, key=lambda act: act.t)[4:]
    assert [act.data["seat"] for act in second] == ["E", "S", "W", "N"]
    assert second[-1].data["unseen"]


def test_a_card_told_late_to_have_gone_and_found_again_at_once_is_the_same_card() -> None:
    """It was found askew under a hand, and again in its right place when the next card had landed."""
    host, script = FakeHost(calls=NAMED), plays(hand(), {"E": "AC", "S": "9C"})
    bridge = Bridge(host)
    for event in script.events:
        bridge.step((event,), event.t)
    now = script.t + 3
    went = replace(script.leaves("9C", unseen=True).events[-1], t=now - 2)
    bridge.step((went,), now)
    later = Script(t=now - 2.5, _count=100, _track=100).lands("again", Zone.TRICK, Seat.SOUTH)
    for event in later.reads("9C", "again").events:
        bridge.step((event,), now + 0.2)
    bridge.finish(now + 9)
    assert host.told("play", "withdraw") == ["play E AC", "play S 9C"]
