"""Every row of the table of irregularities under each of the four laws."""

from __future__ import annotations

import pytest

from tests.euchre.hands import LAWFUL, PROFILES, judged, words
from tests.euchre.irregularity_table import ROWS, Row


@pytest.mark.parametrize("laws", PROFILES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.row}: {row.name}")
def test_row(row: Row, laws: str) -> None:
    verdict = judged(*row.parts, laws=laws, **row.more)
    expected = row.proposed[PROFILES.index(laws)]
    matching = [
        found
        for found in verdict.findings
        if found.kind.value == row.kind and words(found.seats) == row.seats and found.trick == row.trick
    ]
    if expected is None:
        assert not matching
        assert not row.fact or any(row.fact in fact for fact in verdict.facts)
        return
    assert len(matching) == 1, [found.to_json() for found in verdict.findings]
    found = matching[0]
    assert found.state.value == row.states.get(laws, row.state)
    assert found.evidence
    assert found.confirm
    transform, score = expected
    assert found.proposals[0].effect.transform == transform
    assert found.proposals[0].score_after == score
    assert all(proposal.law for proposal in found.proposals)
    if row.alone_there:
        assert verdict.findings == (found,)


def test_every_row_but_table_talk_is_here() -> None:
    assert {int(row.row) for row in ROWS} == set(range(1, 35)) - {28}


@pytest.mark.parametrize("laws", PROFILES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.row}: {row.name}")
def test_confirming_a_proposal_gives_the_score_it_says(row: Row, laws: str) -> None:
    before = judged(*row.parts, laws=laws, **row.more)
    for found in before.findings:
        for proposal in found.proposals:
            ruling = {
                "do": "rule",
                "finding": found.id,
                "decision": "confirm",
                "effect": proposal.effect.to_json(),
                "by": "director",
            }
            after = judged(*row.parts, ruling, laws=laws, **row.more)
            assert after.points == before.points
            assert after.score_after == (proposal.score_after or before.score_after)
            dismissed = judged(*row.parts, ruling, {**ruling, "decision": "dismiss"}, laws=laws, **row.more)
            assert dismissed.score_after == before.score_after


@pytest.mark.parametrize("laws", PROFILES)
def test_an_allowed_coach_is_no_irregularity(laws: str) -> None:
    coach = {"do": "incident", "what": "coach", "seat": "S"}
    assert judged(*LAWFUL, coach, laws=laws).findings == ()
    assert len(judged(*LAWFUL, {**coach, "what": "table talk"}, laws=laws).findings) == 1
