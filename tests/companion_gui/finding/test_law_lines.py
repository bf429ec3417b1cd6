from __future__ import annotations

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.finding.law_lines import ABOUT, law_lines, told
from euchre.findings import FindingKind
from euchre.laws import SETTINGS


def test_every_kind_is_told_by_settings_there_are() -> None:
    assert {name for names in ABOUT.values() for name in names} <= set(SETTINGS)


@pytest.mark.parametrize(
    ("laws", "kind", "said"),
    [
        ("mso", FindingKind.REVOKE, "An established revoke: <b>loss of bid</b><"),
        ("house", FindingKind.REVOKE, "Points of that penalty, where it is points: <b>2</b><"),
        ("mso", FindingKind.BURIED_UPCARD, "<b>yes</b> *<"),
        ("mso", FindingKind.LEAD_OUT_OF_TURN, "A lead out of turn: <b>opponents may accept</b><"),
    ],
)
def test_the_laws_of_the_table_are_told(laws: str, kind: FindingKind, said: str) -> None:
    assert said in told(kind, shipped_laws(laws))


@pytest.mark.parametrize("name", SHIPPED)
def test_a_number_is_told_only_where_the_penalty_is_of_its_kind(name: str) -> None:
    laws = shipped_laws(name)
    said = {line.meaning for line in law_lines(FindingKind.REVOKE, laws)}
    points, tricks = (SETTINGS[one].meaning.capitalize() for one in ("revoke_points", "revoke_tricks"))
    assert (points in said) is (laws["revoke_penalty"] == "points_to_other_side")
    assert (tricks in said) is (laws["revoke_penalty"] == "transfer_tricks")


def test_where_the_laws_have_nothing_to_say_nothing_is_told() -> None:
    assert told(FindingKind.INCIDENT, shipped_laws("mso")) == ""
