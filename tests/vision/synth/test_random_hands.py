from __future__ import annotations

import numpy as np
import pytest

from companion.lawbook import shipped_laws
from euchre.findings import FindingKind, State
from euchre.judge import judge
from euchre.record import HandRecord
from vision.synth.random_hands import random_hand

LAWS = shipped_laws("house")


@pytest.mark.parametrize("seed", range(40))
def test_a_lawful_hand_is_judged_lawful(seed: int) -> None:
    record = random_hand(np.random.default_rng(seed))
    verdict = judge(HandRecord.from_json(record), LAWS)
    assert verdict.findings == ()
    assert [t.winner.value for t in verdict.tricks if t.winner] == [
        event["seat"] for event in record["events"] if event["do"] == "gather"
    ]


@pytest.mark.parametrize("seed", range(40))
def test_a_hand_with_a_renege_has_one_and_it_is_proved(seed: int) -> None:
    record = random_hand(np.random.default_rng(seed), renege=True)
    (finding,) = judge(HandRecord.from_json(record), LAWS).findings
    assert (finding.kind, finding.state) == (FindingKind.REVOKE, State.PROVED)
    assert finding.trick in (2, 3)


def test_the_same_seed_deals_the_same_hand() -> None:
    assert random_hand(np.random.default_rng(7)) == random_hand(np.random.default_rng(7))
