"""What people enter by hand goes by one name, however it was written."""

from __future__ import annotations

import pytest

from companion.lawbook import shipped_laws
from euchre.findings import FindingKind
from euchre.incidents import COACH, INCIDENTS, incident_name
from euchre.judge import judge
from euchre.record import HandRecord


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("wrong score", "wrong_score"),
        ("Wrong score", "wrong_score"),
        ("table talk", "table_talk"),
        ("slow-play", "slow_play"),
        ("card shown", "exposed_card"),
        ("Coach", COACH),
        ("late_call", "late_call"),
        ("a dog ran off with the jack", "a dog ran off with the jack"),
    ],
)
def test_one_name_however_it_was_written(written: str, name: str) -> None:
    assert incident_name(written) == name
    record = HandRecord.from_json({"events": [{"do": "incident", "what": written, "seat": "N"}]})
    assert record.to_json()["events"][0]["what"] == name


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("wrong score", FindingKind.WRONG_SCORE),
        ("wrong_score", FindingKind.WRONG_SCORE),
        ("card shown", FindingKind.EXPOSED_CARD),
        ("table talk", FindingKind.INCIDENT),
        ("revoke", FindingKind.INCIDENT),  # that takes cards, not a word
    ],
)
def test_logs_of_older_programs_are_judged_by_the_same_kinds(written: str, kind: FindingKind) -> None:
    record = HandRecord.from_json({"events": [{"do": "incident", "what": written, "seat": "N"}]})
    (found,) = judge(record, shipped_laws("house")).findings
    assert found.kind is kind


def test_what_windows_offer_are_names_already() -> None:
    assert tuple(map(incident_name, INCIDENTS)) == INCIDENTS
