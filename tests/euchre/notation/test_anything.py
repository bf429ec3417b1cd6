"""Whatever is recorded can be told in words and goes through the notation; a disturbed hand is judged."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.notation.egn import EgnGame
from euchre.notation.egn_read import read_egn
from euchre.notation.egn_write import write_egn
from euchre.notation.report import report
from euchre.record import HandRecord
from euchre.verdict import Outcome
from tests.euchre.oracle.openspiel_hands import hands, twins
from tests.euchre.strategies import event_data, records

SEED_HANDS = [hand.record for hand in (*hands(50, 24), *twins(50, 24))]
HOUSE = shipped_laws("house")


@st.composite
def disturbed(draw: st.DrawFn) -> HandRecord:
    """A hand that was really played, with events dropped, moved, doubled and put between."""
    data = json.loads(json.dumps(draw(st.sampled_from(SEED_HANDS))))
    events: list[dict[str, Any]] = data["events"]
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(events)))
        match draw(st.sampled_from(["put", "put", "drop", "move", "double", "seat"])):
            case "put":
                events.insert(at, {key: value for key, value in draw(event_data).items() if key != "id"})
            case "drop":
                del events[at : at + 1]
            case "move":
                moved = events[at : at + 1]
                del events[at : at + 1]
                events[0:0] = moved
            case "double":
                events[at:at] = events[at : at + 1]
            case _:
                for event in events[at : at + 1]:
                    event["seat"] = draw(st.sampled_from("NESW"))
    return HandRecord.from_json(data)


@given(disturbed())
@settings(max_examples=150, deadline=None)
def test_a_disturbed_hand_is_judged_and_adds_up(record: HandRecord) -> None:
    verdict = judge(record, shipped_laws(record.laws), legal=True)
    json.dumps(verdict.to_json())
    assert min(verdict.taken) >= 0
    assert sum(verdict.taken) <= 5
    assert min(verdict.points) == 0
    if verdict.outcome in (Outcome.PASSED_OUT, Outcome.INCOMPLETE, Outcome.VOID):
        assert verdict.points == (0, 0)
    for finding in verdict.findings:
        assert finding.proved_by is not None or finding.kind.value != "revoke"


@given(st.one_of(records(), disturbed()))
@settings(max_examples=150, deadline=None)
def test_anything_can_be_told_in_words(record: HandRecord) -> None:
    told = report(judge(record, HOUSE), record)
    assert told.endswith("\n")
    assert "None" not in told


@given(st.one_of(records(), disturbed()))
@settings(max_examples=150, deadline=None)
def test_the_notation_holds_anything_that_has_a_dealer(record: HandRecord) -> None:
    text, notes = write_egn(EgnGame((record,), title="any"), HOUSE)
    again = read_egn(text, HOUSE).records
    if record.dealer is None:
        assert again == ()
        assert notes[-1].endswith("the dealer is not known; left out")
    else:
        (found,) = again
        assert [replace(event, id="") for event in found.all_events()] == [
            replace(event, id="") for event in record.all_events()
        ]
        assert replace(found, calls=(), events=()) == replace(record, calls=(), events=())
